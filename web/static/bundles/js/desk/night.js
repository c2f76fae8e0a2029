function Ao(){let t=crypto.getRandomValues(new Uint8Array(16));return Array.from(t,e=>e.toString(16).padStart(2,"0")).join("")}var Oo=document.documentElement,ie=Oo.lang||"en",We=navigator.languages.find(t=>t.split("-")[0]===ie)??ie,Eo=JSON.parse(Oo.dataset.languages??'{"en":"English"}'),Dt=Reflect.get(globalThis,"catalogue")??{},Us=31536e3;function Po(t){document.cookie=`croupier-language=${t}; path=/; max-age=${Us}; samesite=lax`,location.reload()}var Ws=new Intl.NumberFormat(ie).format(1e4).replace(/\d/g,"");function _(t){let e=String(Math.abs(t)).replace(/\B(?=(\d{3})+$)/g,Ws);return t<0?`\u2212${e}`:e}var J=t=>t>0?`+${_(t)}`:_(t);function it(t,e){if(!e)return _(t);let o=new Intl.NumberFormat(We,{style:"currency",currency:e});return o.format(t/10**(o.resolvedOptions().maximumFractionDigits??0))}var No=/\{(\w+)\}/,Hs=new Intl.PluralRules(ie),n=(t,e={})=>Io(Mo(t),e);function I(t,e,o,s={}){let a=Dt[e],i=typeof a=="object"?a[Hs.select(o)]??a.other:Do(o===1?t:e);return Io(i,{count:o,...s})}var we=(t,e)=>Mo(t).split(No).map((o,s)=>s%2?Ro(e[o]):o);function Mo(t){let e=Dt[t];return typeof e=="string"?e:Do(t)}var Do=t=>t.split("##")[0],Io=(t,e)=>t.split(No).map((o,s)=>s%2?Ro(e[o]):o).join(""),Ro=t=>typeof t=="number"?_(t):t;var q=class extends Error{constructor({code:e,message:o,status:s,body:a}){super(o),this.name="Refused",this.code=e,this.status=s,this.body=a}},He=class extends Error{constructor(){super(n("No answer from the server. Look whether it has arrived before you do it again.")),this.name="Unreachable",this.code="unreachable"}},Rt=location.pathname.match(/^\/practice\/[\w-]+/)?.[0]??"",qs=5e3,Bo=[250,500,1e3,2e3,4e3],Gs=[502,503,504],at=class{#o;constructor(e){this.#o=Rt+(e.endsWith("/")?e:`${e}/`)}async get(e){return It(await this.#t(e,{}))}async look(e,o){let s=await this.#t(e,{headers:o?{"If-None-Match":o}:{},cache:"no-store"});return s.status===304?null:{state:It(s),etag:s.etag}}async send(e,o,s={},{signal:a}={}){let i={"Content-Type":"application/json","Idempotency-Key":Ao()},r={method:e,headers:i,body:JSON.stringify(s)};for(let c=0;;c+=1){try{return It(await this.#t(o,r))}catch(u){if(!(u instanceof He)||a?.aborted)throw u}await new Promise(u=>setTimeout(u,Bo[Math.min(c,Bo.length-1)]))}}async#t(e,o){let s=new AbortController,a=setTimeout(()=>s.abort(),qs);try{let i=await fetch(this.#o+e,{signal:s.signal,...o});if(Gs.includes(i.status))throw new He;let{ok:r,status:c,headers:u}=i;return{ok:r,status:c,etag:u.get("ETag"),text:await i.text()}}catch{throw new He}finally{clearTimeout(a)}}};function It({ok:t,status:e,text:o}){let s=Ks(o);if(t)return s;let{code:a=`http-${e}`,message:i}=s?.error??s??{};throw new q({code:a,message:i??n("The server answered {status} and did not say why.",{status:e}),status:e,body:s})}function Ks(t){try{return JSON.parse(t)}catch{return null}}var Fo=function(t,e,o,s){var a;e[0]=0;for(var i=1;i<e.length;i++){var r=e[i++],c=e[i]?(e[0]|=r?1:2,o[e[i++]]):e[++i];r===3?s[0]=c:r===4?s[1]=Object.assign(s[1]||{},c):r===5?(s[1]=s[1]||{})[e[++i]]=c:r===6?s[1][e[++i]]+=c+"":r?(a=t.apply(c,Fo(t,c,o,["",null])),s.push(a),c[0]?e[0]|=2:(e[i-2]=0,e[i]=a)):s.push(c)}return s},Lo=new Map;function jo(t){var e=Lo.get(this);return e||(e=new Map,Lo.set(this,e)),(e=Fo(this,e.get(t)||(e.set(t,e=(function(o){for(var s,a,i=1,r="",c="",u=[0],$=function(d){i===1&&(d||(r=r.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,d,r):i===3&&(d||r)?(u.push(3,d,r),i=2):i===2&&r==="..."&&d?u.push(4,d,0):i===2&&r&&!d?u.push(5,0,!0,r):i>=5&&((r||!d&&i===5)&&(u.push(i,0,r,a),i=6),d&&(u.push(i,d,0,a),i=6)),r=""},p=0;p<o.length;p++){p&&(i===1&&$(),$(p));for(var m=0;m<o[p].length;m++)s=o[p][m],i===1?s==="<"?($(),u=[u],i=3):r+=s:i===4?r==="--"&&s===">"?(i=1,r=""):r=s+r[0]:c?s===c?c="":r+=s:s==='"'||s==="'"?c=s:s===">"?($(),i=1):i&&(s==="="?(i=5,a=r,r=""):s==="/"&&(i<5||o[p][m+1]===">")?($(),i===3&&(u=u[0]),i=u,(u=u[0]).push(2,0,i),i=0):s===" "||s==="	"||s===`
`||s==="\r"?($(),i=2):r+=s),i===3&&r==="!--"&&(i=4,u=u[0])}return $(),u})(t)),e),arguments,[])).length>1?e:e[0]}var N,Ho,Ft,ye,Bt,ut,qo,lt,Go,jt,Lt,Js,Ge=Symbol.for("pv"),pt={},$t=[],Vs=/^m(i|n|o|s|text|space)$/,Ut=Array.isArray,Wt=$t.slice,Se=Object.assign;function Te(t){t&&t.parentNode&&t.remove()}function ht(t,e,o){var s,a,i,r={},c=arguments.length;for(i in e)i=="key"?s=e[i]:i=="ref"&&typeof t!="function"?a=e[i]:r[i]=e[i];return c>2&&(r.children=c>3?Wt.call(arguments,2):o),qe(t,r,s,a,null)}function qe(t,e,o,s,a){var i={type:t,props:e,key:o,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ge,__v:a||++Ho,__i:-1,__u:0};return!a&&N.vnode&&N.vnode(i),i}function ge(t){return t.children}function Ee(t,e){this.props=t,this.context=e,this.__g=0}function be(t,e){if(e==null)return t.__&&be(t.__,t.__i+1);for(var o;e<t.__k.length;e++)if((o=t.__k[e])&&o.__e)return o.__e;return typeof t.type!="function"||t.props.__P?null:be(t)}function zs(t){var e,o=t.__v,s=o.__e,a=[],i=[],r=t.__P;r&&((e=Se({constructor:Ge},o)).__v=o.__v+1,N.vnode&&N.vnode(e),Ht(r,e,o,t.__n,r.namespaceURI,32&o.__u?[s]:null,a,s||be(o),32&o.__u,i),e.__v=o.__v,e.__.__k[e.__i]=e,Qo(a,e,i),o.__=o.__e=null,e.__e!=s&&Ko(e))}function Ko(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),Ko(t)}function Uo(t){(8&t.__g||(t.__g|=8,ye.push(t),ut++))&&Bt==N.debounceRendering||((Bt=N.debounceRendering)||queueMicrotask)(Jo)}function Jo(){try{for(var t,e=1;ye.length;)ye.length>e&&ye.sort(qo),t=ye.shift(),e=ye.length,8&t.__g&&zs(t)}finally{(ut=ye.length)&&(Bt||queueMicrotask)(Jo)}}function Vo(t,e,o,s,a,i,r,c,u,$,p){var m,d,h,b,S,k,w=s.__k||$t,g=e.length;for(u=Zs(o,e,w,u,g),m=0;m<g;m++)(h=o.__k[m])!=null&&(d=~h.__i&&w[h.__i]||pt,h.__i=m,k=Ht(t,h,d,a,i,r,c,u,$,p),b=h.__e,(d.ref!=h.ref||8&d.__u)&&(d.ref&&qt(d.ref,null,h,d),h.ref&&p.push(h.ref,h.__c||b,h)),S=S||b,4&h.__u?(u=zo(h,u,t,!d.__v),d.__e&&(d.__e=null)):typeof h.type=="function"&&k!==void 0?u=k:b&&(u=b.nextSibling),h.__u&=-21);return o.__e=S,u}function Zs(t,e,o,s,a){var i,r,c,u,$,p,m,d,h,b=o.length,S=b,k=0,w=0,g=t.__k=Array(a);for(i=0;i<a;i++)(r=e[i])!=null&&typeof r!="boolean"&&typeof r!="function"?(typeof r!="object"||r.constructor===String?r=g[i]=qe(null,r):Ut(r)?r=g[i]=qe(ge,{children:r}):r.constructor===Ge&&r.__b?r=g[i]=qe(r.type,r.props,r.key,r.ref,r.__v):g[i]=r,u=i+k,r.__=t,r.__b=t.__b+1,c=null,~($=r.__i=Qs(r,o,u,S))&&(S--,(c=o[$])&&(c.__u|=2)),c&&c.__v?(r.__u|=16,$==u-1?k--:$==u+1?k++:$!=u&&($>u?k--:k++,w=1)):(~$||(a>b?k--:a<b&&k++),typeof r.type!="function"&&(r.__u|=4))):g[i]=null;if(w){for(p=[],m=[],i=0;i<a;i++)if((r=g[i])&&16&r.__u){for(k=0,d=p.length;k<d;)p[h=k+d>>1]<r.__i?k=h+1:d=h;p[k]=r.__i,m[i]=k+1}for(k=p.length;i--;)m[i]&&(m[i]==k?k--:g[i].__u|=4)}if(S)for(i=0;i<b;i++)!(c=o[i])||2&c.__u||(c.__e==s&&(s=be(c)),Gt(c,c));return s}function zo(t,e,o,s){var a,i,r,c;if(typeof t.type=="function"){if(t.props.__P)return e;if(a=t.__k)for(i=0;i<a.length;i++)a[i]&&(a[i].__=t,e=zo(a[i],e,o,!1));return e}for(e&&!e.parentNode&&(e=be(t))&&!e.parentNode&&(e=null),r=t.__e,c=e;c&&c.nodeType==8;)c=c.nextSibling;for(r!=c&&(!s&&o.moveBefore&&r.parentNode?o.moveBefore(r,e):o.insertBefore(r,e||null)),e=r;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function Qs(t,e,o,s){var a,i=t.key,r=t.type,c=e[o],u=c&&!(2&c.__u);if(c===null&&i==null||u&&i==c.key&&r==c.type)return o;if(s>(u?1:0)){for(a=o-1;a>=0;a--)if((c=e[a])&&!(2&c.__u)&&i==c.key&&r==c.type)return a;for(a=o+1;a<e.length;a++)if((c=e[a])&&!(2&c.__u)&&i==c.key&&r==c.type)return a}return-1}function Wo(t,e,o){o==null&&(o=""),e[0]=="-"?t.setProperty(e,o):t[e]=o}function rt(t,e,o,s,a){var i,r;if(e=="style")if(typeof o=="string")t.style.cssText=o;else{if(typeof s=="string"&&(t.style.cssText=s=""),s)for(e in s)o&&e in o||Wo(t.style,e);if(o)for(e in o)s&&o[e]==s[e]||Wo(t.style,e,o[e])}else if(e[0]=="o"&&e[1]=="n")typeof o!="function"&&(o=null),typeof s!="function"&&(s=null),(t.__e||(t.__e={}))[e]=o,o&&s||(r=Lt[e]||(Lt[e]=Ys(e)),(t.__a||(t.__a={}))[e]=jt,i=e!=(e=e.replace(Go,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),o?t.addEventListener(e,r,i):t.removeEventListener(e,r,i));else{if(a=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=o??"")}catch{}if(typeof o=="function")return;o==null||o===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&o==1?"":o)}}function Ys(t){return function(e){var o=this.__e;if(o){if(o=o[t],e[lt]==null)e[lt]=jt++;else if(e[lt]<this.__a[t])return;return o(N.event?N.event(e):e)}}}function Ht(t,e,o,s,a,i,r,c,u,$){var p,m,d,h,b,S,k,w,g,C,E,X,le,de,ce,z,ne,ue,pe=e.type;if(e.constructor!==Ge)return null;128&o.__u&&(u=32&o.__u,p=o.__c.__z)&&(e.__u|=u,m=i=[],p.nodeType==8?c=ct(p,i):i.push(p),c=i[0]||c),(p=N.__b)&&p(e);e:if(typeof pe=="function"){d=r.length;try{if(w=e.props,g=(p=pe.prototype)&&p.render,C=(p=pe.contextType)&&s[p.__c],E=p?C?C.props.value:p.__:s,(h=o.__c)?(e.__c=h,2&h.__g&&(h.__g|=1)):(g?e.__c=h=new pe(w,E):(e.__c=h=new Ee(w,E),h.constructor=pe,h.render=ei),C&&C.sub(h),h.state||(h.state={}),h.__n=s,h.__g|=8,h.__h=[],h.__k=[]),g&&(h.__s||(h.__s=h.state),pe.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=Se({},h.__s)),Se(h.__s,pe.getDerivedStateFromProps(w,h.__s)))),b=h.props,S=h.state,h.__v=e,o.__c){if(w!==b&&g&&!pe.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(w,E),e.__v==o.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(w,h.__s,E)===!1){e.__v!=o.__v&&(h.props=w,h.state=h.__s,h.__g&=-9),e.__e=o.__e,e.__k=o.__k,e.__k.some(function(ee){ee&&(ee.__=e)}),$t.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&r.push(h),c=be(o);break e}h.componentWillUpdate&&h.componentWillUpdate(w,h.__s,E),g&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(b,S,k)})}else g&&!pe.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),g&&h.componentDidMount&&h.__h.push(h.componentDidMount);h.context=E,h.props=w,h.__P=t,h.__g&=-5,X=N.__r,le=g?25:0;do h.__g&=-9,X&&X(e),p=h.render(h.props,h.state=h.__s,h.context);while(8&h.__g&&++le<25);g&&($t.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(s=Se({},s,h.getChildContext())),g&&o.__c&&h.getSnapshotBeforeUpdate&&(k=h.getSnapshotBeforeUpdate(b,S)),de=p&&p.type===ge&&p.key==null?p.props.children:p,w.__P&&(p=c,a=(t=w.__P).namespaceURI,u=i=null,o.props&&o.props.__P!=t&&(o.__k.some(function(ee){ee&&Gt(ee,ee)}),o.__k=null),c=o.__k?be(o,0):null),c=Vo(t,Ut(de)?de:[de],e,o,s,a,i,r,c,u,$),w.__P&&(e.__e=null,c=p),e.__u&=-161,m&&m.some(Te),h.__h.length&&r.push(h),1&h.__g&&(h.__g&=-4)}catch(ee){if(r.length=d,e.__v=null,u||i)if(ee&&ee.then){if(e.__u|=128|u,i){for(~(ne=i.indexOf(c||void 0))||(ne=i.length);(ue=i[ne-1])&&ue.nodeType==8;)ne--;for(;ne<i.length;ne++)if(ue=i[ne])if(i[ne]=null,ce){if(ue==z)break}else{if(ue.nodeType!=8)break;ue.data.startsWith("$s")&&(z=ct(ce=ue))}}if(!ce){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;ce=c}(p=ct(ce=e.__c.__z||(e.__c.__z=ce)))?(e.__e=ce,c=p):e.__e=c,c=c&&c.nextSibling}else i&&i.some(Te);else e.__e=o.__e;e.__k||(e.__k=o.__k||[]),ee&&ee.then||Zo(e),N.__e(ee,e,o)}}else c=e.__e=Xs(o.__e,e,o,s,a,i,r,u,$,t);return(p=N.diffed)&&p(e),c}function ct(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var o=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))o++;else if(t.data.startsWith("/$s")&&!--o)return t}e&&e.push(t)}}function Zo(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Zo))}function Qo(t,e,o){for(var s=0;s<o.length;)qt(o[s++],o[s++],o[s++]);N.__c&&N.__c(e,t),t.some(function(a){try{t=a.__h,a.__h=[],t.some(function(i){i.call(a)})}catch(i){N.__e(i,a.__v)}})}function Xs(t,e,o,s,a,i,r,c,u,$){var p,m,d,h,b,S,k,w,g=o.props||pt,C=e.props,E=e.type;if(E=="svg"?a="http://www.w3.org/2000/svg":E=="math"?a="http://www.w3.org/1998/Math/MathML":a||(a="http://www.w3.org/1999/xhtml"),i){for(p=0;p<i.length;p++)if((b=i[p])&&(E?b.localName==E:b.nodeType==3)){t=b,i[p]=null;break}}if(!t){if(w=$.ownerDocument||document,!E)return w.createTextNode(C);t=w.createElementNS(a,E,C.is?C:$),c&&(N.__m&&N.__m(e,i),c=!1),i=null}if(E){if($=E=="template"&&t.content||t,i=E=="textarea"&&C.defaultValue!=null?null:i&&Wt.call($.childNodes),!c&&i)for(g={},p=0;p<t.attributes.length;p++)g[(b=t.attributes[p]).name]=b.value;for(p in g)b=g[p],p=="dangerouslySetInnerHTML"?d=b:p=="children"||p in C||p=="value"&&"defaultValue"in C||p=="checked"&&"defaultChecked"in C||rt(t,p,null,b,a);for(p in C)b=C[p],p=="children"?h=b:p=="dangerouslySetInnerHTML"?m=b:p=="value"?S=b:p=="checked"?k=b:c&&typeof b!="function"||g[p]===b||rt(t,p,b,g[p],a);m?(c||d&&(m.__html==d.__html||m.__html==t.innerHTML)||(t.innerHTML=m.__html),e.__k=[]):(d&&(t.textContent=""),(E=="foreignObject"||a=="http://www.w3.org/1998/Math/MathML"&&Vs.test(E))&&(a="http://www.w3.org/1999/xhtml"),Vo($,Ut(h)?h:[h],e,o,s,a,i,r,i?i[0]:o.__k&&be(o,0),c,u),i&&i.some(Te)),c&&E!="textarea"||(p="value",E=="progress"&&S==null?t.removeAttribute(p):S==null||S===t[p]&&(E!="progress"||S)||rt(t,p,S,g[p],a),p="checked",k!=null&&k!=t[p]&&rt(t,p,k,g[p],a))}else g===C||c&&t.data==C||(t.data=C);return t}function qt(t,e,o,s){try{typeof t=="function"?e?e.__x=t(e)||1:s&&(s=s.__c||s.__e)&&(e=s.__x)&&(s.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(a){N.__e(a,o)}}function Gt(t,e,o){var s,a,i,r;if(N.unmount&&N.unmount(t),!(s=t.ref)||s.current&&s.current!=t.__e||qt(s,null,e,t),s=t.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(c){N.__e(c,e)}s.__P=s.__n=null}if(s=t.__k)for(r=0;r<s.length;r++)s[r]&&Gt(s[r],e,typeof t.type!="function"||o&&!t.props.__P);!o&&(s=t.__c)&&(s=s.__z)&&(a=ct(s,i=[]))&&(s==t.__e&&i.some(Te),Te(a),Te(s)),o||Te(t.__e),t.__e=t.__c=t.__=null}function ei(t,e,o){return this.constructor(t,o)}function Kt(t,e){var o,s,a,i;N.__&&N.__(t,e),e.nodeType==9&&(e=e.documentElement),s=(o=t&&32&t.__u)?null:e.__k,e.__k=qe(ge,{children:[t]}),a=[],i=[],Ht(e,e.__k,s||pt,pt,e.namespaceURI,s?null:e.firstChild?Wt.call(e.childNodes):null,a,s?s.__e:e.firstChild,o,i),Qo(a,e.__k,i),e.__k.props.children=null}N={__e:function(t,e,o,s){for(var a,i,r;e=e.__;)if((a=e.__c)&&!(1&a.__g)){a.__g|=4;try{if((r=(i=a.constructor)&&i.getDerivedStateFromError)&&a.setState(i.getDerivedStateFromError(t)),a.componentDidCatch&&(a.componentDidCatch(t,s||{}),r=1),r&&8&a.__g)return void(a.__g|=2)}catch(c){t=c}}throw ut=0,t}},Ho=0,Ft=function(t){return t!=null&&t.constructor===Ge},Ee.prototype.setState=function(t,e){var o=this.__s;o&&o!=this.state||(o=this.__s=Se({},this.state)),typeof t=="function"&&(t=t(Se({},o),this.props)),t&&(Se(o,t),this.__v&&(e&&this.__k.push(e),Uo(this)))},Ee.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Uo(this))},Ee.prototype.render=ge,ye=[],ut=0,qo=function(t,e){return t.__v.__b-e.__v.__b},lt=Symbol(),Go=/(PointerCapture)$|Capture$/i,jt=0,Lt={},Js=0;var Pe,j,Jt,Yo,Vt=Object.is,mt=0,ln=[],zt=[],F=N,Xo=F.__b,en=F.__r,tn=F.diffed,on=F.__c,nn=F.unmount,sn=F.__;function ft(t,e){F.__h&&F.__h(j,t,mt||e),mt=0;var o=j.__H||(j.__H={__:[],__h:[]});return t>=o.__.length&&o.__.push({}),o.__[t]}function y(t){return mt=1,ti(cn,t)}function ti(t,e,o){var s=ft(Pe++,2);if(s.t=t,!s.__c&&(s.__=[o?o(e):cn(void 0,e),function(i){var r=(s.__N||s.__)[0],c=s.t(r,i);Vt(r,c)||(s.__N=[c,s.__[1]],s.__c.setState({}))}],s.__c=j,!j.__f)){j.__f=!0;var a=j.shouldComponentUpdate;j.shouldComponentUpdate=function(i,r,c){var u=this.__H;if(!u)return!0;var $=!1,p=this.props!=i;if(u.__.some(function(d){d.__N&&($=!0,Vt(d.__[0],d.__N[0])||(p=!0))}),a){var m=a.call(this,i,r,c);return $?m||p:m}return!$||p}}return s.__}function A(t,e){var o=ft(Pe++,3);!F.__s&&Yt(o.__H,e)&&(o.__P=!0,o.__=t,o.u=e,j.__H.__h.push(o))}function Qt(t,e){var o=ft(Pe++,4);!F.__s&&Yt(o.__H,e)&&(o.__P=!1,o.__=t,o.u=e,j.__h.push(o))}function H(t){return mt=5,Je(function(){return{current:t}},[])}function Je(t,e){var o=ft(Pe++,7);return Yt(o.__H,e)&&(o.__=t(),o.__H=e),o.__}function oi(){var t;do{for(;t=zt.shift();)try{Ke(t)}catch(o){F.__e(o,{__:(t=t.__P)&&t.__v})}for(;t=ln.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Ke),e.__h.some(Zt),e.__h=[]}catch(o){e.__h=[],F.__e(o,t.__v)}}}while(zt.length)}F.__b=function(t){j=null,Xo&&Xo(t)},F.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),sn&&sn(t,e)},F.__r=function(t){en&&en(t),Pe=0;var e=(j=t.__c).__H;e&&(Jt==j?j.__h=[]:(e.__h.some(Ke),e.__h.some(Zt),Pe=0),e.__h=[],e.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})),Jt=j},F.diffed=function(t){tn&&tn(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&rn(ln.push(e)),e.__H.__.some(function(o){o.u&&(o.__H=o.u)})),Jt=j=null},F.__c=function(t,e){e.some(function(o){try{o.__h.some(Ke),o.__h=o.__h.filter(function(s){return!s.__||Zt(s)})}catch(s){o.__h=[function(){throw s}]}}),on&&on(t,e)},F.unmount=function(t){nn&&nn(t);var e,o,s=t.__c;s&&s.__H&&(s.__H.__.some(function(a){try{if(a.__P&&a.__c){if(o===void 0){for(o=t.__;o&&(!o.__c||!o.__c.__P);)o=o.__;o=o&&o.__c}a.__P=o,rn(zt.push(a))}else Ke(a)}catch(i){e=i}}),s.__H=void 0,e&&F.__e(e,s.__v))};var an=typeof requestAnimationFrame=="function";function ni(t){var e,o=function(){clearTimeout(s),an&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(o,35);an&&(e=requestAnimationFrame(o))}function rn(t){t!=1&&Yo==F.requestAnimationFrame||((Yo=F.requestAnimationFrame)||ni)(oi)}function Ke(t){var e=j,o=t.__c;typeof o=="function"&&(t.__c=void 0,o()),j=e}function Zt(t){var e=j;t.__c=t.__(),j=e}function Yt(t,e){return!t||t.length!=e.length||e.some(function(o,s){return!Vt(o,t[s])})}function cn(t,e){return typeof e=="function"?e(t):e}var si=Symbol.for("preact-signals");function gt(){if($e>1){$e--;return}let t,e=!1;for((function(){let o=dt;for(dt=void 0;o!==void 0;){let s=o.S;if(s.v===o.v)for(let a=s.t;a!==void 0;a=a.x)a.i===o.i&&(a.i=s.i);o=o.o}})();ze!==void 0;){let o=ze;for(ze=void 0,yt++;o!==void 0;){let s=o.u;if(o.u=void 0,o.f&=-3,!(8&o.f)&&pn(o))try{o.c()}catch(a){e||(t=a,e=!0)}o=s}}if(yt=0,$e--,e)throw t}function _t(t){if($e>0)return t();Xt=++ii,$e++;try{return t()}finally{gt()}}var R,Ve,ze;function Ze(t){let e=R,o=Ve;R=void 0,Ve=void 0;try{return t()}finally{R=e,Ve=o}}var dt,$e=0,yt=0,ii=0,Xt=0,bt=0;function un(t){if(R===void 0)return;let e=t.n;if(e===void 0||e.t!==R)return e={i:0,S:t,p:R.s,n:void 0,t:R,e:void 0,x:void 0,r:e},R.s!==void 0&&(R.s.n=e),R.s=e,t.n=e,32&R.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=R.s,e.n=void 0,R.s.n=e,R.s=e),e}function W(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}W.prototype.brand=si;W.prototype.h=function(){return!0};W.prototype.S=function(t){let e=this.t;e!==t&&t.e===void 0&&(t.x=e,this.t=t,e!==void 0?e.e=t:Ze(()=>{var o;(o=this.W)==null||o.call(this)}))};W.prototype.U=function(t){if(this.t!==void 0){let e=t.e,o=t.x;e!==void 0&&(e.x=o,t.e=void 0),o!==void 0&&(o.e=e,t.x=void 0),t===this.t&&(this.t=o,o===void 0&&Ze(()=>{var s;(s=this.Z)==null||s.call(this)}))}};W.prototype.subscribe=function(t){return _e(()=>{let e=this.value;Ze(()=>t(e))},{name:"sub"})};W.prototype.valueOf=function(){return this.value};W.prototype.toString=function(){return this.value+""};W.prototype.toJSON=function(){return this.value};W.prototype.peek=function(){return Ze(()=>this.value)};Object.defineProperty(W.prototype,"value",{get(){let t=un(this);return t!==void 0&&(t.i=this.i),this.v},set(t){if(t!==this.v){if(yt>100)throw new Error("Cycle detected");(function(e){$e!==0&&yt===0&&e.l!==Xt&&(e.l=Xt,dt={S:e,v:e.v,i:e.i,o:dt})})(this),this.v=t,this.i++,bt++,$e++;try{for(let e=this.t;e!==void 0;e=e.x)e.t.N()}finally{gt()}}}});function ae(t,e){return new W(t,e)}function pn(t){for(let e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function $n(t){for(let e=t.s;e!==void 0;e=e.n){let o=e.S.n;if(o!==void 0&&(e.r=o),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function hn(t){let e,o=t.s;for(;o!==void 0;){let s=o.p;o.i===-1?(o.S.U(o),s!==void 0&&(s.n=o.n),o.n!==void 0&&(o.n.p=s)):e=o,o.S.n=o.r,o.r!==void 0&&(o.r=void 0),o=s}t.s=e}function xe(t,e){W.call(this,void 0,e),this.x=t,this.s=void 0,this.g=bt-1,this.f=4}xe.prototype=new W;xe.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===bt))return!0;if(this.g=bt,this.f|=1,this.i>0&&!pn(this))return this.f&=-2,!0;let t=R;try{$n(this),R=this;let e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return R=t,hn(this),this.f&=-2,!0};xe.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(let e=this.s;e!==void 0;e=e.n)e.S.S(e)}W.prototype.S.call(this,t)};xe.prototype.U=function(t){if(this.t!==void 0&&(W.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(let e=this.s;e!==void 0;e=e.n)e.S.U(e)}};xe.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(xe.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let t=un(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function Qe(t,e){return new xe(t,e)}function mn(t){let e=t.j;if(t.j=void 0,typeof e=="function"){$e++;let o=R;R=void 0;try{e()}catch(s){throw t.f&=-2,t.f|=8,eo(t),s}finally{R=o,gt()}}}function eo(t){for(let e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,mn(t)}function ai(t){if(R!==this)throw new Error("Out-of-order effect");hn(this),R=t,this.f&=-2;try{8&this.f&&eo(this)}finally{gt()}}function Ne(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,Ve&&Ve.push(this)}Ne.prototype.c=function(){let t=this.S();try{if(8&this.f||this.x===void 0)return;let e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};Ne.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,mn(this),$n(this),$e++;let t=R;return R=this,ai.bind(this,t)};Ne.prototype.N=function(){2&this.f||(this.f|=2,this.u=ze,ze=this)};Ne.prototype.d=function(){this.f|=8,1&this.f||eo(this)};Ne.prototype.dispose=function(){this.d()};function _e(t,e){let o=new Ne(t,e);try{o.c()}catch(a){throw o.d(),a}let s=o.d.bind(o);return s[Symbol.dispose]=s,s}var ri=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,fn,kt,vt;var dn=[];_e(function(){fn=this.N})();function Me(t,e){N[t]=e.bind(null,N[t]||(()=>{}))}function Ye(t){if(vt){let e=vt;vt=void 0,e()}vt=t&&t.S()}function yn({data:t}){let e=ci(t);e.name="ReactiveDom",e.value=t;let[o,s]=Je(()=>{let a=this,i=this.__v;for(;i=i.__;)if(i.__c){i.__c.__$f|=4;break}let r=Qe(()=>{let p=e.value.value;return p===0?0:p===!0?"":p||""}),c=Qe(()=>!Array.isArray(r.value)&&!Ft(r.value)),u=_e(function(){if(this.N=bn,c.value){let p=r.value;a.__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=p)}}),$=this.__$u.d;return this.__$u.d=function(){u(),$.call(this)},[c,r]},[]);return o.value?s.peek():s.value}yn.displayName="ReactiveTextNode";Object.defineProperties(W.prototype,{constructor:{configurable:!0,value:ht(ge,null).constructor},type:{configurable:!0,value:yn},props:{configurable:!0,get(){let t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});Me("__b",(t,e)=>{if(Ye(),kt=void 0,typeof e.type=="string"){let o,s=e.props;for(let a in s){if(a==="children")continue;let i=s[a];i instanceof W&&(o||(e.__np=o={}),o[a]=i,s[a]=i.peek())}}t(e)});Me("__r",(t,e)=>{if(t(e),e.type!==ge){Ye();let o,s=e.__c;s&&(s.__$f&=-2,o=s.__$u,o===void 0&&(s.__$u=o=(function(a,i){let r;return _e(function(){r=this},{name:i}),r.c=a,r})((function(a){return function(){var i;ri&&((i=this.y)==null||i.call(this)),a.__$f|=1,a.setState({})}})(s),typeof e.type=="function"?e.type.displayName||e.type.name:""))),kt=s,Ye(o)}});Me("__e",(t,e,o,s)=>{Ye(),kt=void 0,t(e,o,s)});Me("diffed",(t,e)=>{Ye(),kt=void 0;let o;if(typeof e.type=="string"&&(o=e.__e)){let s=e.__np,a=e.props,i=o.U;if(i)for(let r in i){let c=i[r];c===void 0||s&&r in s||(c.d(),i[r]=void 0)}if(s){i||(i={},o.U=i);for(let r in s){let c=i[r],u=s[r];c===void 0?(c=li(o,r,u,a),i[r]=c):c.o(u,a)}}}t(e)});function li(t,e,o,s){let a=e in t&&t.ownerSVGElement===void 0,i=ae(o);return{o:(r,c)=>{i.value=r,s=c},d:_e(function(){this.N=bn;let r=i.value.value;s[e]!==r&&(s[e]=r,a?t[e]=r:r!=null&&(r!==!1||e[4]==="-")?t.setAttribute(e,r):t.removeAttribute(e))})}}Me("unmount",(t,e)=>{if(typeof e.type=="string"){let o=e.__e;if(o){let a=o.U;if(a){o.U=void 0;for(let i in a){let r=a[i];r&&r.d()}}}let s=e.__np;if(s){let a=e.props;for(let i in s)a[i]=s[i]}e.__np=void 0}else{let o=e.__c;if(o){o.__$f|=8;let s=o.__$u;s&&(o.__$u=void 0,s.d())}}t(e)});Me("__h",(t,e,o,s)=>{s<3&&(e.__$f|=2),t(e,o,s)});Ee.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;let o=this.__$u,s=o&&o.s!==void 0;for(let a in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let a=2&this.__$f;if(!(s||a||4&this.__$f)||1&this.__$f)return!0}else if(!(s||4&this.__$f)||3&this.__$f)return!0;for(let a in t)if(a!=="__source"&&t[a]!==this.props[a])return!0;for(let a in this.props)if(!(a in t))return!0;return!1};function ci(t,e){return Je(()=>ae(t,e),[])}var ui=t=>{queueMicrotask(()=>{queueMicrotask(t)})};function pi(){_t(()=>{let t;for(;t=dn.shift();)fn.call(t)})}function bn(){dn.push(this)===1&&(N.requestAnimationFrame||ui)(pi)}var l=jo.bind(ht),M=t=>t.filter(Boolean).join(" ");var $i=320,hi=1500,mi=36,fi=1800,to={x:-1e3,y:-1e3,at:-1/0},di=to,ve=to;addEventListener("click",({clientX:t,clientY:e})=>{di=ve,ve={x:t,y:e,at:performance.now()}},{capture:!0});var yi=(t,e)=>Math.hypot(t.x-e.x,t.y-e.y)<=mi;function oo(t,{fresh:e=!1}={}){let o=H(e&&ve!==to?null:t),s=H(!1),a=H(null);return o.current!==t&&(o.current=t,s.current=!0,a.current=performance.now()-ve.at<hi?ve:null),Qt(()=>{if(!s.current)return;let i=setTimeout(()=>{s.current=!1},$i);return()=>clearTimeout(i)},[t]),{swallows(i){return i.detail===0||!s.current||a.current&&!yi(a.current,ve)?!1:(i.stopPropagation(),i.preventDefault(),bi(n("This has just changed. Tap again.")),!0)}}}var gn=null,_n;function bi(t){gn?.remove(),clearTimeout(_n);let e=document.createElement("p");gn=e,e.className="unheard",e.setAttribute("role","status"),e.textContent=t,([...document.querySelectorAll("dialog[open]")].at(-1)??document.body).append(e);let{width:s,height:a}=e.getBoundingClientRect();e.style.left=`${Math.max(8,Math.min(ve.x-s/2,innerWidth-s-8))}px`,e.style.top=`${Math.max(8,ve.y-a-40)}px`,_n=setTimeout(()=>e.remove(),fi)}function f({kind:t,name:e,disabled:o,busy:s,large:a,chosen:i,onTap:r,children:c}){let u=["button",t&&`is-${t}`,a&&"is-large",s&&"is-busy",i&&"is-chosen"];return l`<button type="button" class=${M(u)} aria-label=${e} aria-busy=${s?"true":null}
      aria-pressed=${i===void 0?null:String(!!i)}
      disabled=${o} onClick=${()=>!s&&r?.()}>${c}</button>`}var gi=1500,_i=1e4,vn=[1e3,2e3,5e3,15e3],vi=2,ki=({status:t})=>t<500&&t!==429,wt=class{state=ae(null);connection=ae("polling");heard=ae(Date.now());refusal=ae(null);#o;#t;#$;#h=null;#n=null;#r=0;#m;#l;#c=!1;#i=!1;#a=0;#s=!1;#f=[[document,"visibilitychange",()=>this.#u()],[window,"pageshow",()=>this.#u()],[window,"pagehide",()=>this.#p()],[window,"online",()=>this.refresh()]];constructor({api:e,path:o,events:s}){this.#o=e,this.#t=o,this.#$=Rt+s;for(let[a,i,r]of this.#f)a.addEventListener(i,r);this.#u()}accept(e,o=null){let s=this.state.peek();s&&e.version<s.version||(this.#h=o,this.state.value=e)}refresh(){this.#s&&this.#e()}close(){this.#p();for(let[e,o,s]of this.#f)e.removeEventListener(o,s)}#u(){document.hidden?this.#p():this.#g()}#g(){this.#s||(this.#s=!0,this.#d(),this.#e())}#p(){this.#s=!1,this.#y(),clearTimeout(this.#m),clearTimeout(this.#l)}#d(){let e=new EventSource(this.#$);this.#n=e,e.onopen=()=>{this.#r=0,this.#b()},e.onmessage=({data:o})=>{Number(o)<=this.state.peek()?.version||this.#e()},e.addEventListener("look",()=>this.#e()),e.onerror=()=>{this.#y();let o=vn[Math.min(this.#r,vn.length-1)];this.#r+=1,this.#m=setTimeout(()=>this.#d(),o),this.#e()}}#y(){this.#n?.close(),this.#n=null}async#e(){if(this.#c){this.#i=!0;return}this.#c=!0,clearTimeout(this.#l);try{let o=this.state.peek(),s=await this.#o.look(this.#t,this.#h);s&&this.state.peek()!==o&&s.state.version===this.state.peek().version?this.#i=!0:s&&this.accept(s.state,s.etag),this.#a=0,this.heard.value=Date.now()}catch(o){if(o instanceof q&&ki(o))return this.#_(o);this.#a+=1}finally{this.#c=!1}if(this.#b(),!this.#s)return;if(this.#i)return this.#i=!1,this.#e();let e=this.#n?.readyState===EventSource.OPEN&&!this.#a?_i:gi;this.#l=setTimeout(()=>this.#e(),e)}#_(e){this.refusal.value=e,this.close()}#b(){this.#a>=vi?this.connection.value="lost":this.#n?.readyState===EventSource.OPEN?this.connection.value="live":this.connection.value="polling"}};var nl={2:n("two"),3:n("three"),4:n("four"),5:n("five"),6:n("six"),7:n("seven"),8:n("eight"),9:n("nine"),T:n("ten"),J:n("jack"),Q:n("queen"),K:n("king"),A:n("ace")},sl={c:n("clubs"),d:n("diamonds"),h:n("hearts"),s:n("spades")};var no={c:"M71 28A21 21 0 1 1 29 28A21 21 0 1 1 71 28ZM50 59A22 22 0 1 1 6 59A22 22 0 1 1 50 59ZM94 59A22 22 0 1 1 50 59A22 22 0 1 1 94 59ZM38 42H62L54 62C55 78 59 88 67 95H33C41 88 45 78 46 62Z",d:"M50 3C60 21 73 38 87 50C73 62 60 79 50 97C40 79 27 62 13 50C27 38 40 21 50 3Z",h:"M50 93C20 68 5 51 5 32C5 17 16 7 28 7C38 7 46 13 50 23C54 13 62 7 72 7C84 7 95 17 95 32C95 51 80 68 50 93Z",s:"M50 4C66 26 93 41 93 62C93 74 84 83 73 83C65 83 59 79 55 73C56 82 60 89 67 95H33C40 89 44 82 45 73C41 79 35 83 27 83C16 83 7 74 7 62C7 41 34 26 50 4Z"};var il=[...Array(9).keys()].map(t=>{let e=20*(t+1),o=Math.max(0,e-120),s=Math.min(80,e);return`M${10+o} ${10+e-o}L${10+s} ${10+e-s}M${90-o} ${10+e-o}L${90-s} ${10+e-s}`}).join("");var wi=[..."shdc"].flatMap(t=>[..."AKQJT98765432"].map(e=>e+t));function Tt({mark:t="s",title:e,text:o,children:s}){return l`<div class="state">
    <svg class="state-mark" viewBox="0 0 100 100" aria-hidden="true">
      <path fill="currentColor" d=${no[t]} />
    </svg>
    <p class="state-title">${e}</p>
    ${o&&l`<p class="state-text">${o}</p>`}
    ${s}
  </div>`}function kn({since:t,onRetry:e}){let[o,s]=y(Date.now());return A(()=>{let a=setInterval(()=>s(Date.now()),1e3);return()=>clearInterval(a)},[]),l`<div class="lost-strip" role="alert">
    <span>${n("No connection. This is how it stood {time} ago; nothing is lost.",{time:Ti(o-t)})}</span>
    ${e&&l`<${f} onTap=${e}>${n("try now")}<//>`}
  </div>`}function Ti(t){let e=Math.max(1,Math.round(t/1e3));return e<90?I("a second","{count} seconds",e):n("{count} minutes##some time ago",{count:Math.round(e/60)})}var Si=3e3,De={busy:!1,late:!1,error:null,fields:{}};function v({api:t,accept:e}){let[o,s]=y(De),a=H(!1);return{...o,ask:async(r,c,u)=>{if(a.current)return null;a.current=!0,s({...De,busy:!0});let $=setTimeout(()=>s({...De,busy:!0,late:!0}),Si);try{let p=await t.send(r,c,u);return e?.(p?.state),s(De),p??{}}catch(p){if(!(p instanceof q))throw p;return p.status===401?Xe():(e?.(p.body?.state),s({...De,error:p.message,fields:xi(p.body?.error?.fields)}),null)}finally{clearTimeout($),a.current=!1}},clear:()=>s(r=>r.error?De:r)}}function Xe(){return location.replace(`/sign-in?next=${encodeURIComponent(location.pathname)}`),null}var xi=(t={})=>Object.fromEntries(Object.entries(t).map(([e,[o]])=>[e,o]));function x({title:t,onClose:e,foot:o,large:s,children:a}){let i=H(null),r=oo(t,{fresh:!0});A(()=>{let u=i.current,$=document.activeElement;return u.showModal(),()=>{u.close(),$?.focus({preventScroll:!0})}},[]);let c=u=>{u.preventDefault(),e()};return l`<dialog class=${M(["dialog",s&&"is-large"])} ref=${i} aria-label=${t} onCancel=${c} onClickCapture=${r.swallows}>
    <h2>${t}</h2>
    <div class="dialog-body">${a}</div>
    <div class="dialog-foot">${o}</div>
  </dialog>`}function St({title:t,text:e,yes:o,no:s=n("go back"),danger:a,onYes:i,onClose:r}){let c=l`
    <${f} kind="plain" onTap=${r}>${s}<//>
    <${f} kind=${a?"danger":"main"} onTap=${i}>${o}<//>`;return l`<${x} title=${t} onClose=${r} foot=${c}><p>${e}</p><//>`}function O({text:t,onGone:e}){return t?l`<div class="slip" role="alert">
    <span>${t}</span>${e&&l`<${f} kind="quiet" name=${n("close")} onTap=${e}>✕<//>`}
  </div>`:null}var U=t=>t.owes.desk+t.owes.table,Z=t=>t.racks.reduce((e,o)=>e+o.chips,0),se=(t,e)=>t.reduce((o,s)=>o+e(s),0);function wn(t){return{cash_in:se(t,e=>e.cash_in),bankroll:se(t,e=>e.bankroll),at_tables:se(t,Z),cash_out:se(t,e=>e.cash_out),owes:se(t,U),owed:se(t,e=>e.owed),result:se(t,e=>e.result)}}var et=t=>({tray:se(t,e=>e.tray),result:se(t,e=>e.result)}),so=t=>se(t,e=>Math.max(0,e.bankroll+Z(e)-U(e))+e.owed);function xt({players:t,drawer:e,money:o}){return Math.max(0,so(t)*(o?.chip??1)-e.cash)}function Tn({chips:t,players:e,tables:o}){let s=t.issued-t.cage,a=se(e,r=>r.bankroll+Z(r)),i=et(o).tray;return{out:s,held:a,trays:i,felt:s-a-i}}function he({chips:t,drawer:e,tables:o,players:s}){let a=o.filter(({status:c})=>c!=="closed"),i=[t.issued,t.cage,e.cash,e.float].some(Boolean),r=s.some(c=>c.cash_in||c.cash_out||U(c));return a.length>0&&a.every(c=>c.for_points)&&!i&&!r}function Sn(t,{drawer:e,money:o}){let s=Math.min(t.bankroll,U(t)),a=t.bankroll-s,i=Math.min(a,Math.floor(e.cash/(o?.chip??1)));return{settled:s,paid:i,owed:a-i}}var xn=t=>t.filter(e=>["playing","finished","frozen"].includes(e.status));function Cn(t){return{seated:t.filter(e=>e.racks.length),holders:t.filter(e=>e.bankroll+Z(e)>0),debtors:t.filter(e=>U(e)>0),creditors:t.filter(e=>e.owed>0)}}var Ci=0;function Ce(){let t=H(null);return t.current??=`control-${Ci+=1}`,t.current}function P({asking:t,submit:e,way:o,danger:s,blocked:a,onSubmit:i,children:r}){let c=$=>{$.preventDefault(),!t.busy&&!a&&i()},u=["button",s?"is-danger":"is-main",t.busy&&"is-busy"];return l`<form class="form" onSubmit=${c} onInput=${t.clear} novalidate>
    ${r}
    <${O} text=${t.error} onGone=${t.clear} />
    ${t.late&&l`<p class="quiet" role="status">${n("No answer yet. It is being said again, and will happen once.")}</p>`}
    <div class="form-foot">
      ${o}
      <button type="submit" class=${M(u)} disabled=${!!a} aria-busy=${t.busy?"true":null}>
        ${e}</button>
    </div>
  </form>`}function io({label:t,note:e,wrong:o,id:s,children:a}){return l`<div class="labelled">
    <label for=${s}>${t}</label>
    ${a}
    ${o?l`<p class="wrong" id=${`${s}-wrong`} role="alert">${o}</p>`:e&&l`<p class="note">${e}</p>`}
  </div>`}function G({label:t,value:e,note:o,wrong:s,numeric:a,suffix:i,focused:r,onInput:c,...u}){let $=Ce(),p=H(null);A(()=>{r&&p.current.focus()},[]);let m=l`<input id=${$} ref=${p} type="text" value=${e} autocomplete="off" spellcheck=${!1}
    inputmode=${a?"decimal":null} class=${a?"is-numeric":null} aria-invalid=${s?"true":null}
    aria-describedby=${s?`${$}-wrong`:null} onInput=${d=>c(d.target.value)} ...${u} />`;return l`<${io} label=${t} note=${o} wrong=${s} id=${$}>
    ${i?l`<span class="with-suffix">${m}<span>${i}</span></span>`:m}
  <//>`}function B({label:t,value:e,choices:o,wide:s,onChange:a}){return l`<fieldset class=${M(["field","one-of",s&&"is-wide"])}>
    <legend>${t}</legend>
    <div class="choices">
      ${o.map(i=>l`<${f} key=${i.value} chosen=${i.value===e}
        onTap=${()=>a(i.value)}>
        ${i.note?l`<span class="choice-words"><b>${i.label}</b><span class="choice-note">${i.note}</span></span>`:i.label}
      <//>`)}
    </div>
  </fieldset>`}var Ai="http://www.w3.org/2000/svg";function re({svg:t,name:e}){let o=t.includes("xmlns")?t:t.replace("<svg",`<svg xmlns="${Ai}"`);return l`<img class="qr" alt=${e} src=${`data:image/svg+xml,${encodeURIComponent(o)}`} />`}var L=t=>n(`${String(t).replaceAll("_"," ")}##of a game`);function te(t){return t.length<2?t.join(""):n("{others} and {last}",{others:t.slice(0,-1).join(", "),last:t.at(-1)})}var me=t=>t.replace(/(\d{3})(?=\d)/g,"$1 ");var Ei={weekday:"long",day:"numeric",month:"long",year:"numeric"},An=t=>new Date(t).toLocaleDateString(We,Ei),Q=t=>new Date(t).toLocaleTimeString(We,{hour:"2-digit",minute:"2-digit"});var T=t=>I("{count} chip","{count} chips",t),On=(t,e=_)=>t?e(t):"\u2013";var D=(t,e)=>it(t,e?.currency),V=(t,e)=>e?D(t*e.chip,e):T(t),K=(t,e)=>e?V(t,e):n("{chips} of play money",{chips:T(t)});function tt(t){return t?new Intl.NumberFormat("en",{style:"currency",currency:t}).resolvedOptions().maximumFractionDigits??0:0}function ke(t,e){let o=tt(e),s=/^(\d{1,9})(?:[.,](\d+))?$/.exec(t.trim());return!s||(s[2]?.length??0)>o?null:Number(s[1]+(s[2]??"").padEnd(o,"0"))}function Ie(t,e){let o=tt(e);if(!o)return String(t);let s=String(t).padStart(o+1,"0");return`${s.slice(0,-o)}.${s.slice(-o)}`}function ao(t){let e=t.trim().replace(/^(\d{1,3})((?:,\d{3})+)$/,o=>o.replaceAll(",",""));return/^\d{1,15}$/.test(e)?Number(e):null}var Pi=[1,10,100,1e3,1e4].flatMap(t=>[t,2*t,5*t]);function ro(t,e=1/0,{from:o=20,count:s=5}={}){let a=t?10**tt(t.currency):1,i=Pi.map(r=>r*a/(t?.chip??1)).filter(r=>Number.isInteger(r)&&r>=o&&r<=e).slice(0,s);return i.length||!t?i:ro(null,e,{from:o,count:s})}var Ni=[{value:"with_house",label:n("The house is one of us"),note:n("it keeps what it won")},{value:"among_players",label:n("Without the house"),note:n("what it won or lost is divided")}];function lo({server:t,state:e,onClose:o}){let{books:s,trouble:a}=Pn(t),[i,r]=y("with_house"),c=l`<span></span><${f} kind="main" onTap=${o}>${n("done")}<//>`;return l`<${x} title=${n("Settling up")} onClose=${o} foot=${c}>
    <${Di} state=${e} />
    <${B} label=${n("Between whom")} value=${i} choices=${Ni} onChange=${r} />
    <${O} text=${a} />
    ${s&&l`<${Mi} payments=${s.settling[i]} money=${e.money} />`}
    <p class="note">${n("The fewest payments that make everyone even. Chips are taken at their worth; the drawer is the house's.")}</p>
  <//>`}function Mi({payments:t,money:e}){return t.length?l`<dl class="standing payments">
    ${t.map(o=>l`<div key=${`${o.payer} ${o.payee}`}>
      <dt><b>${o.payer}</b> ${n("pays")} <b>${o.payee}</b></dt><dd class="figure">${D(o.amount,e)}</dd>
    </div>`)}
  </dl>`:l`<p class="says">${n("Everyone is even.")}</p>`}function Di({state:{players:t,money:e}}){let o=t.filter(s=>s.bankroll+Z(s)||U(s)||s.owed);return o.length?l`<dl class="standing positions">
    ${o.map(s=>l`<div key=${s.player}><dt>${s.name}</dt><dd>${Ii(s,e)}</dd></div>`)}
  </dl>`:l`<p>${n("Nothing is open: nobody holds chips, nobody owes anything.")}</p>`}function Ii(t,e){let o=t.bankroll+Z(t),s=a=>e?`${_(a)} (${V(a,e)})`:T(a);return[o>0&&n("holds {money}",{money:s(o)}),t.owes.desk>0&&n("owes the desk {money}",{money:s(t.owes.desk)}),t.owes.table>0&&n("owes for advances {money}",{money:s(t.owes.table)}),t.owed>0&&n("is owed {money}",{money:s(t.owed)})].filter(Boolean).join(", ")}function En({server:t,state:e,seal:o,onClose:s}){let{books:a,trouble:i}=Pn(t),r=a?.seals.find(u=>u.entry===o.entry),c=l`<span></span><${f} kind="main" onTap=${s}>${n("done")}<//>`;return l`<${x} title=${n("The seal of {night}",{night:e.name})} large onClose=${s} foot=${c}>
    <${O} text=${i} />
    ${r&&l`<div class="seal-sheet">
      <${re} svg=${r.qr} name=${n("the seal, to photograph")} />
      <div class="seal-words">
        <p class="seal-code"><span>${r.code.slice(0,10)}</span><span>${r.code.slice(10)}</span></p>
        <p>${n("Everybody takes a photograph. Whoever has it can tell, at any time, whether anything up to entry {chips} was changed:",{chips:_(r.entry)})}</p>
        <p><code>${n("croupier verify FILE --seal CODE")}</code></p>
      </div>
    </div>`}
    ${!r&&!i&&l`<p class="quiet">${n("One moment.")}</p>`}
  <//>`}function Pn({api:t,path:e}){let[o,s]=y({});return A(()=>{t.get(`${e}/books`).then(a=>s({books:a}),a=>{s({trouble:a instanceof q?a.message:n("No answer from the server.")})})},[e]),o}function Nn({server:t,state:e,onClose:o}){let s=v(t),[a,i]=y(!1),r=xn(e.tables),c=e.tables.filter(p=>p.status!=="closed"&&p.counted===null),u=async()=>{await s.ask("POST",`${t.path}/close`,{})&&o()};if(a)return l`<${lo} server=${t} state=${e} onClose=${()=>i(!1)} />`;let $=l`<${f} kind="plain" onTap=${o}>${n("go back")}<//>`;return l`<${x} title=${n("Close {night}?",{night:e.name})} onClose=${o}>
    <${P} asking=${s} way=${$} danger blocked=${r.length>0} submit=${n("close the night")} onSubmit=${u}>
      ${r.length>0&&l`<p class="wrong">${n("{tables}: a round is not over there. Take it to its end, or void it; then the night can be closed.",{tables:te(r.map(p=>p.name))})}</p>`}
      <${Ri} state=${e} />
      ${c.length>0&&l`<p class="note is-warning">${I("Not counted: the tray of {tables}. A table's own sheet counts its tray.","Not counted: the trays of {tables}. A table's own sheet counts its tray.",c.length,{tables:te(c.map(p=>p.name))})}</p>`}
      <div><${f} kind="quiet" onTap=${()=>i(!0)}>${n("settling up: who pays whom \u2026")}<//></div>
      <p class="note">${n("Tables are closed, racks go to the bankrolls, and the books are sealed. It can be opened again.")}</p>
    <//>
  <//>`}function Ri({state:t}){let{money:e}=t,{seated:o,holders:s,debtors:a,creditors:i}=Cn(t.players),r=xt(t);return!s.length&&!a.length&&!i.length?l`<p>${n("Nothing is open: nobody holds chips, nobody owes anything.")}</p>`:l`<div class="still-open">
    <${co} title=${n("Still hold chips")} people=${s} amount=${c=>c.bankroll+Z(c)} money=${e} />
    <${co} title=${n("Owe the house")} people=${a} amount=${U} money=${e} />
    <${co} title=${n("The house owes")} people=${i} amount=${c=>c.owed} money=${e} />
    ${o.length>0&&l`<p>${I("{players} still sits at a table.","{players} still sit at a table.",o.length,{players:te(o.map(c=>c.name))})}</p>`}
    ${r>0&&l`<p class="wrong">${n("The drawer is {money} short of paying everyone.",{money:D(r,e)})}</p>`}
  </div>`}function co({title:t,people:e,amount:o,money:s}){return e.length?l`<div>
    <h3>${t}</h3>
    <dl class="standing">
      ${e.map(a=>l`<div key=${a.player}><dt>${a.name}</dt>
        <dd class="figure">${s?`${_(o(a))} \xB7 ${V(o(a),s)}`:T(o(a))}</dd></div>`)}
    </dl>
  </div>`:null}function Mn({server:t,state:e}){let o=v(t),[s,a]=y(!1),[i,r]=y(null),c=e.seals.at(-1),u=async()=>{a(!1),await o.ask("POST",`${t.path}/reopen`,{})};return l`<section class="closed" aria-label=${n("closed")}>
    <div>
      <p class="closed-words">${n("The night is closed and the books are sealed.")}</p>
      ${c&&l`<p>${n("Seal")} <b class="seal">${c.code}</b> <span class="quiet">${n("at entry {number}",{number:c.entry})}</span></p>`}
      ${e.seals.length>1&&l`<p class="note">${n("It was sealed {count} times: {codes}.",{count:e.seals.length,codes:te(e.seals.map($=>$.code))})}</p>`}
      <${O} text=${o.error} onGone=${o.clear} />
    </div>
    <div class="choices no-print">
      <${f} kind="main" onTap=${()=>r("seal")}>${n("show the seal")}<//>
      <${f} onTap=${()=>r("settling")}>${n("settling up")}<//>
      <${f} busy=${o.busy} onTap=${()=>a(!0)}>${n("open it again")}<//>
    </div>
    ${i==="seal"&&l`<${En} server=${t} state=${e} seal=${c} onClose=${()=>r(null)} />`}
    ${i==="settling"&&l`<${lo} server=${t} state=${e} onClose=${()=>r(null)} />`}
    ${s&&l`<${St} title=${n("Open {night} again?",{night:e.name})} yes="open it again" onYes=${u} onClose=${()=>a(!1)}
      text=${n("The seal stays in the books, and closing the night once more gives it a second one.")} />`}
  </section>`}function Dn({server:t,state:e}){let o=v(t),[s,a]=y([]),i=()=>Bi(t.api,e.night).then(a,()=>{});if(A(()=>{e.players.length&&i()},[e.players.length]),!s.length)return null;let r=async({here:c,night:u,player:$})=>await o.ask("POST",`${t.path}/players/${c}/debts`,{night:u,player:$})&&i();return l`<section class="part no-print" aria-labelledby="other-nights">
    <h2 id="other-nights">${n("Left to pay from other nights")}</h2>
    <ul class="unsaid">${s.map(c=>l`<li key=${`${c.night}-${c.player}`}>
      <span>${Li(c)} <span class="quiet">${c.night_name}</span></span>
      <${f} onTap=${()=>r(c)}>${n("goes on here")}<//></li>`)}</ul>
    <${O} text=${o.error} onGone=${o.clear} />
  </section>`}async function Bi(t,e){let{debts:o}=await t.get("debts"),s=o.filter(r=>r.open&&r.person!==null&&r.night!==e);if(!s.length)return[];let{players:a}=await t.get("people"),i=Object.fromEntries(a.filter(({night:r})=>r===e).map(({person:r,player:c})=>[r,c]));return s.map(r=>({...r,here:i[r.person]})).filter(r=>r.here!==void 0)}function Li({name:t,minor:e,currency:o}){let s=it(Math.abs(e),o);return e<0?n("{name} owes the house {amount}",{name:t,amount:s}):n("The house owes {name} {amount}",{name:t,amount:s})}var In=()=>l`<div class="languages" role="group" aria-label=${n("The language of this screen")}>
  ${Object.entries(Eo).map(([t,e])=>l`<${f} key=${t} kind="quiet" chosen=${t===ie}
      onTap=${()=>t!==ie&&Po(t)}><span lang=${t}>${e}</span><//>`)}
</div>`;function ot(t,e){let o=[],s=t;for(let a of[...e].sort((i,r)=>r.value-i.value)){let i=Math.floor(s/a.value);i>0&&o.push({...a,count:i}),s-=i*a.value}return o}var Fi=4;function Rn(t,e,o=ji(t,e),s=Fi){let a=new Map(ot(t,e).map(({value:u,count:$})=>[u,$])),i=e.map(({value:u})=>u).sort((u,$)=>u-$),r=u=>a.get(u)??0,c=()=>i.filter(u=>u<=o).reduce((u,$)=>u+$*r($),0);for(;c()<Math.min(s*o,t);){let u=i.find(p=>p>o&&r(p));if(!u)break;a.set(u,r(u)-1);let $=e.filter(({value:p})=>p<u);for(let{value:p,count:m}of ot(u,$))a.set(p,r(p)+m)}return e.map(u=>({...u,count:r(u.value)})).filter(({count:u})=>u).sort((u,$)=>$.value-u.value)}var ji=(t,e)=>Math.max(1,...e.map(({value:o})=>o).filter(o=>o<=t/50)),Bn=t=>t.map(({count:e,colour:o})=>n("{count} {colour}##of chips",{count:e,colour:L(o)})).join(", ");function uo({min:t,max:e,step:o=1}){return e==null||e>=Number.MAX_SAFE_INTEGER?null:t+Math.floor((e-t)/o)*o}function Ln(t,e){let{min:o,step:s=1}=e,a=uo(e);return a!==null&&a<o?n("not possible now"):t<o?n("at least {amount}",{amount:o}):a!==null&&t>a?n("at most {amount}",{amount:a}):(t-o)%s!==0?o%s===0?n("in steps of {step}",{step:s}):n("{first}, then in steps of {step}",{first:o,step:s}):null}function po(t,e,o){return e.reduce((a,i)=>a+i,0)===t?e:ot(t,o).flatMap(({value:a,count:i})=>Array(Math.min(i,500)).fill(a))}function Fn(t,e){let o=t.lastIndexOf(e);return t.filter((s,a)=>a!==o)}var Ct={white:{body:"#efeadb",spots:"#7b7a74"},red:{body:"#c22f39",spots:"#fff"},blue:{body:"#2460b0",spots:"#fff"},green:{body:"#1f8a49",spots:"#fff"},black:{body:"#25252a",spots:"#fff"},purple:{body:"#6d3c9b",spots:"#fff"},yellow:{body:"#e6b91f",spots:"#25252a"},pink:{body:"#df79a4",spots:"#fff"},orange:{body:"#de6f25",spots:"#fff"},grey:{body:"#878d92",spots:"#fff"},brown:{body:"#794d2a",spots:"#fff"},turquoise:{body:"#17909a",spots:"#fff"}},Ui=5,jn=8,Ae=({value:t,colour:e})=>l`<${Wn} value=${t} colour=${e} count=${1} bare />`;function Wn({value:t,colour:e,count:o,bare:s}){let a=Math.min(o,Ui),i=64+(a-1)*jn,{body:r,spots:c}=Ct[e]??Ct.grey,u={"--chip-colour":r,"--chip-spots":c},$=[...Array(a-1).keys()].map(m=>i-32-m*jn),p=l`<svg class="chip" viewBox=${`0 0 64 ${i}`} style=${u} role="img"
      aria-label=${n("{count} {colour}, {value} each##of chips",{count:o,colour:L(e),value:t})}>
    ${$.map(m=>l`<g key=${m}>
      <circle class="chip-under" cx="32" cy=${m} r="30.5" />
      <circle class="chip-spots" cx="32" cy=${m} r="26.5" stroke-dasharray="13.9 13.85" />
    </g>`)}
    <circle class="chip-body" cx="32" cy="32" r="30.5" />
    <circle class="chip-spots" cx="32" cy="32" r="26.5" stroke-dasharray="13.9 13.85" />
    <circle class="chip-face" cx="32" cy="32" r="20.5" />
    <text class="chip-value" x="32" y=${32+Un(t)*.36} font-size=${Un(t)}>${Hn(t)}</text>
  </svg>`;return s?p:l`<span class="pile">${p}<span class="pile-count" aria-hidden="true">×${o}</span></span>`}function At({amount:t,chipset:e,change:o,words:s}){let a=o?Rn(t,e,...o===!0?[]:[o,1]):ot(t,e);return l`<span class="chips">
    <span class="chips-piles">${a.map(i=>l`<${Wn} key=${i.value} ...${i} />`)}</span>
    ${s&&l`<span class="chips-words">${Bn(a)}</span>`}
  </span>`}function Hn(t){return t<1e3||t%100?String(t):`${t/1e3}k`}var Un=t=>[26,25,19,15,12][Math.min(Hn(t).length,5)-1];var $o=20,Wi=1e6,ho=t=>t.reduce((e,{value:o,count:s})=>e+o*s,0);function Ot(t,e){let[o,s]=y({book:t,done:[]}),[a,i]=y({}),[r,c]=y(!1),u=Object.entries(a).filter(([,m])=>m>0).map(([m,d])=>({value:Number(m),count:d})),$=r?e.map(({value:m})=>({value:m,count:0})):u,p=o.done.length?ho(o.done[0]):null;return{counts:a,set(m,d){c(!1),i(h=>({...h,[m]:Math.min(Math.max(d,0),Wi)}))},none:r,sayNone(m){i({}),c(m)},said:$.length>0,total:ho($),first:p,book:o.book,over(){let m=[...o.done,$];return m.length===1&&ho($)!==o.book?(s({...o,done:m}),i({}),c(!1),null):{counts:m,book:o.book}},afresh(m){s({book:m,done:[]}),i({}),c(!1)}}}function Et({counting:t,chipset:e}){return l`<div class="count" role="group" aria-label=${n("the chips, by their kinds")}>
    ${e.map(o=>l`<${Hi} key=${o.value} chip=${o} count=${t.counts[o.value]??0}
      onCount=${s=>t.set(o.value,s)} />`)}
    <div class="count-none"><${f} kind="quiet" chosen=${t.none} onTap=${()=>t.sayNone(!t.none)}>${n("there are no chips")}<//></div>
    <p class="count-total"><span>${n("counted")}</span> <output>${_(t.total)}</output></p>
    ${t.first!==null&&l`<p class="note is-warning" role="status">${n("The first count came to {chips}; the book has {chips2}. Count once more: both are written down, and this one stands.",{chips:_(t.first),chips2:_(t.book)})}</p>`}
  </div>`}var Re=(t,e,o=100)=>Math.abs(t-e)*10>e||Math.abs(t-e)>=o;function Be({found:t,book:e,written:o=r=>T(r),says:s,onYes:a,onClose:i}){let r=o(Math.abs(t-e)),c={off:r,book:o(e),found:t?o(t):n("nothing")},[u,$,p]=t<e?[n("{off} missing?",{off:r}),n("note {off} short",{off:r}),n("The book has {book}; {found} was counted. {off} would be noted as short.",c)]:[n("{off} too many?",{off:r}),n("note {off} over",{off:r}),n("The book has {book}; {found} was counted. {off} would be noted as over.",c)];return l`<${St} title=${u} danger no=${n("go back and count")} yes=${$}
    text=${s?`${p} ${s}`:p}
    onYes=${a} onClose=${i} />`}function Hi({chip:t,count:e,onCount:o}){let s=`${_(t.value)} (${t.colour})`,a=i=>o(Number(i.target.value.replace(/\D/g,"").slice(0,7)));return l`<div class="count-row">
    <button type="button" class="pad-chip" aria-label=${n("one more {name}",{name:s})} onClick=${()=>o(e+1)}><${Ae} ...${t} /></button>
    <${f} name=${n("a stack of {STACK} more of {name}",{STACK:$o,name:s})} onTap=${()=>o(e+$o)}>+${$o}<//>
    <input type="text" class="is-numeric" inputmode="numeric" autocomplete="off" aria-label=${n("how many of {name}",{name:s})}
      value=${e||""} placeholder="0" onInput=${a} />
    <${f} kind="quiet" name=${n("one less of {name}",{name:s})} disabled=${!e} onTap=${()=>o(e-1)}>⌫<//>
    <span class="count-sum figure">${_(e*t.value)}</span>
  </div>`}var qi=[{value:"float",label:n("Put cash in"),note:n("more of the host's own")},{value:"count",label:n("Count it"),note:n("note what is really there")}];function qn({server:t,state:e,onClose:o}){let s=v(t),[a,i]=y("float"),[r,c]=y(""),[u,$]=y(!1),p=ke(r,e.money?.currency),m=p!==null&&(a==="count"||p>0),d=k=>{i(k),c(""),s.clear()},h=()=>{let k=100*(e.money?.chip??1);a==="count"&&Re(p,e.drawer.cash,k)?$(!0):b()},b=async()=>{$(!1),(a==="float"?await s.ask("POST",`${t.path}/floats`,{cash:p}):await s.ask("POST",`${t.path}/drawer-counts`,{counted:p}))&&o()},S=l`<${f} kind="plain" onTap=${o}>${n("go back")}<//>`;return l`<${x} title=${n("The drawer")} onClose=${o}>
    <${P} asking=${s} way=${S} blocked=${!m} submit=${a==="float"?n("put in"):n("note it")} onSubmit=${h}>
      <p>${we("By the book it holds {cash}, {own} of it the host's own.",{cash:l`<b>${D(e.drawer.cash,e.money)}</b>`,own:D(e.drawer.float,e.money)})}</p>
      <${B} label=${n("What to do")} value=${a} choices=${qi} onChange=${d} />
      <${G} label=${a==="float"?n("Cash put in"):n("Cash counted")} value=${r} numeric suffix=${e.money?.currency??n("play money")}
        wrong=${r&&p===null&&n("An amount such as 100 or 100.50.")} onInput=${c} />
      <p class="says">${m?Gi(a,p,e):""}</p>
      ${u&&l`<${Be} found=${p} book=${e.drawer.cash} written=${k=>D(k,e.money)}
        onYes=${b} onClose=${()=>$(!1)} />`}
    <//>
  <//>`}function Gi(t,e,{drawer:o,money:s}){if(t==="float")return n("The drawer then holds {money}.",{money:D(o.cash+e,s)});let a=e-o.cash;return a?a>0?n("{money} more than the book has: noted as over.",{money:D(a,s)}):n("{money} less than the book has: noted as short.",{money:D(-a,s)}):n("That agrees with the book.")}var Ki=["buy-in","buy-back","cash-out","marker-repaid","house-paid","gift","debt-brought","cash-booked","float-added","fill","credit","tray-counted","drawer-counted","correction","marker-limited","round-voided"],Ji=["buy-in","buy-back","cash-out","marker-repaid","house-paid","debt-brought","cash-booked","fill","credit"],Vi=30,zi=[n("a slip of the finger"),n("another player's"),n("another amount")];function Pt({server:t,state:e,player:o,onClose:s}){let{lines:a,older:i,trouble:r,look:c}=Yi(t,o),[u,$]=y(null),p=()=>{$(null),c()};if(u)return l`<${Qi} server=${t} line=${u} onDone=${p} onClose=${()=>$(null)} />`;let m=l`<span></span><${f} kind="main" onTap=${s}>${n("done")}<//>`;return l`<${x} title=${o?n("What was done for {player}",{player:o.name}):n("What was done at the desk")} onClose=${s} foot=${m}>
    <${O} text=${r} />
    ${a?.length===0&&l`<p>${n("Nothing yet.")}</p>`}
    ${a?.length>0&&l`<ol class="doings">
      ${a.map(d=>l`<${Zi} key=${d.entry} line=${d} night=${e.night} open=${e.status==="open"} onWrong=${()=>$(d)} />`)}
    </ol>`}
    ${i&&l`<div><${f} kind="quiet" onTap=${()=>c(i)}>${n("older")}<//></div>`}
    ${!a&&!r&&l`<p class="quiet">${n("One moment.")}</p>`}
  <//>`}function Zi({line:t,night:e,open:o,onWrong:s}){let a=t.put_right_by!==null,i=o&&!a&&t.reversible;return l`<li class=${M(["doing",a&&"is-corrected"])}>
    <div>
      <p class="doing-says">${t.says}</p>
      <p class="note">${[Q(t.at),n("entry {number}",{number:t.entry}),t.by.who,t.why,a&&n("put right by entry {number}",{number:t.put_right_by})].filter(Boolean).join(" \xB7 ")}</p>
    </div>
    ${Ji.includes(t.kind)&&l`<a class="button" href=${`/api/nights/${e}/receipts/${t.entry}`}>${n("receipt")}</a>`}
    ${i&&l`<${f} name=${n("put entry {entry} right",{entry:t.entry})} onTap=${s}>${n("put right \u2026")}<//>`}
  </li>`}function Qi({server:t,line:e,onDone:o,onClose:s}){let a=v(t),[i,r]=y(""),c=async()=>{await a.ask("POST",`${t.path}/corrections`,{entry:e.entry,why:i.trim()})&&o()},u=l`<${f} kind="plain" onTap=${s}>${n("go back")}<//>`;return l`<${x} title=${n("Put it right")} onClose=${s}>
    <${P} asking=${a} way=${u} blocked=${!i.trim()} submit=${n("take it back")} onSubmit=${c}>
      <p class="receipt-line">${e.says}.</p>
      <p>${n("Everything it moved goes back. Nothing is deleted: the entry stays, and its correction stands beside it, with the reason, for whomever it touches to see. Do it again as it should have been.")}</p>
      <${G} label=${n("Why")} value=${i} maxlength="200" wrong=${a.fields.why} focused onInput=${r} />
      <div class="choices">${zi.map($=>l`<${f} key=${$} chosen=${$===i} onTap=${()=>r($)}>${$}<//>`)}</div>
    <//>
  <//>`}function Yi({api:t,path:e},o){let[s,a]=y({}),i=async(r=null)=>{let c=[`kinds=${Ki.join(",")}`,`limit=${Vi}`,o&&`player=${o.player}`,r&&`before=${r}`];try{let u=await t.get(`${e}/books/journal?${c.filter(Boolean).join("&")}`);a($=>({lines:[...r?$.lines:[],...u.lines],older:u.older}))}catch(u){u instanceof q&&u.status===401?Xe():a($=>({...$,trouble:u.message}))}};return A(()=>{i()},[e,o?.player]),{...s,look:i}}var Xi=[{value:"donation",label:n("Donation"),note:n("into the drawer")},{value:"entry-fee",label:n("Entry fee"),note:n("into the drawer")},{value:"prize",label:n("Prize"),note:n("out of the drawer")},{value:"expense",label:n("Expense"),note:n("out of the drawer")}];function Gn({server:t,state:e,onClose:o}){let s=v(t),a=Ce(),[i,r]=y({what:"donation",text:"",purpose:"",player:0}),c=ke(i.text,e.money?.currency),u=async()=>{let{what:m,purpose:d,player:h}=i,b={what:m,cash:c,purpose:d.trim(),...h&&{player:h}};await s.ask("POST",`${t.path}/purposes`,b)&&o()},$=m=>d=>r(h=>({...h,[m]:d})),p=l`<${f} kind="plain" onTap=${o}>${n("go back")}<//>`;return l`<${x} title=${n("Money for a purpose")} onClose=${o}>
    <${P} asking=${s} way=${p} blocked=${!c||!i.purpose.trim()} submit=${n("book it")} onSubmit=${u}>
      <${B} label=${n("What it is")} value=${i.what} choices=${Xi} onChange=${$("what")} />
      <${G} label=${n("Amount")} value=${i.text} numeric suffix=${e.money?.currency??n("play money")}
        wrong=${i.text&&c===null&&n("An amount such as 100 or 100.50.")} onInput=${$("text")} />
      <${G} label=${n("Purpose")} value=${i.purpose} wrong=${s.fields.purpose} onInput=${$("purpose")} />
      <div class="labelled"><label for=${a}>${n("Whose")}</label>
        <select id=${a} value=${i.player} onChange=${m=>$("player")(Number(m.target.value))}>
          <option value="0">${n("nobody's in particular")}</option>
          ${e.players.map(({player:m,name:d})=>l`<option key=${m} value=${m}>${d}</option>`)}
        </select></div>
      <p><a href=${`/api/${t.path}/purposes/page`}>${n("The report: receipts, prizes, expenses, proceeds")}</a></p>
    <//>
  <//>`}function Kn({server:t,state:e,onClose:o}){let[s,a]=y({}),i=v({api:t.api}),r=()=>t.api.get(`sessions?night=${e.night}`).then(a,p=>a({trouble:p instanceof q?p.message:String(p.message)}));A(()=>{r()},[]);let c=async p=>{await i.ask("DELETE",`sessions/${p}`),r()},$=l`<${f} kind="plain" onTap=${async()=>{await i.ask("DELETE","session")&&location.replace("/sign-in")}}>${n("sign this screen out")}<//><${f} kind="main" onTap=${o}>${n("done")}<//>`;return l`<${x} title=${n("Screens signed in")} onClose=${o} foot=${$}>
    <${O} text=${s.trouble??i.error} />
    <ul class="screens">
      ${(s.sessions??[]).map(p=>l`<li key=${p.session} class="screen-row">
        <span><b>${mo(p,e)}</b><span class="note">${p.present?n("this screen"):n("last heard {time}",{time:Q(p.last_seen)})}${p.screen&&` \xB7 ${n("screen {number} of the night",{number:p.screen})}`}</span></span>
        ${!p.present&&l`<${f} busy=${i.busy} name=${p.screen?n("sign out {what}, screen {number}",{what:mo(p,e),number:p.screen}):n("sign out {what}, number {number}",{what:mo(p,e),number:p.session})}
          onTap=${()=>c(p.session)}>${n("sign out")}<//>`}
      </li>`)}
    </ul>
  <//>`}function mo({role:t,night:e,table:o,player:s},a){let i=e===a.night,r=ea({role:t,table:o,player:s},a,i);return i||t==="host"?r:n("{screen}, night {night}",{screen:r,night:e})}function ea({role:t,table:e,player:o},s,a){if(t==="host")return n("The host's desk");if(t==="wall")return n("A wall");if(t==="player"){let r=a&&s.players.find(c=>c.player===o);return r?n("The phone of {player}",{player:r.name}):n("The phone of player {number}",{number:o})}let i=a&&s.tables.find(r=>r.table===e);return i?n("Tablet of {table}",{table:i.name}):n("Tablet of table {number}",{number:e})}var ta=12,yo=Object.keys(Ct),fo=(...t)=>t.map((e,o)=>({value:e,colour:yo[o]})),oa=[{name:n("casino##a set of chips"),chips:[{value:1,colour:"white"},{value:5,colour:"red"},{value:25,colour:"green"},{value:100,colour:"black"},{value:500,colour:"purple"}]},{name:n("tens##a set of chips"),chips:fo(1,5,10,50,100)},{name:n("many small"),chips:fo(1,2,5,10,20,50)},{name:n("three colours"),chips:fo(1,5,20)}];function bo(t){let e=t.map(o=>o.value);return e.some(o=>!o)?n("Every chip needs a value, a whole number from 1."):new Set(e).size<e.length?n("Two kinds of chips have the same value."):e.includes(1)?null:n("There must be a chip of 1, or some amounts could not be paid.")}var na=(t,e)=>t.length===e.length&&t.every((o,s)=>o.value===e[s].value&&o.colour===e[s].colour);function Jn({held:t,money:e,wrong:o,onChange:s}){let a=(r,c)=>s(t.map((u,$)=>$===r?{...u,...c}:u)),i=()=>{let r=yo.find(u=>!t.some($=>$.colour===u))??"grey",c=Math.max(...t.map(u=>u.value??0));s([...t,{value:c?c*5:1,colour:r}])};return l`<fieldset class="field chip-set">
    <legend>${n("Chips")}</legend>
    <div class="choices">
      ${oa.map(r=>l`<${f} key=${r.name} chosen=${na(r.chips,t)}
        onTap=${()=>s(r.chips)}>
        <span class="choice-words"><b>${r.name}</b><span class="choice-note">${r.chips.map(c=>c.value).join(" ")}</span></span>
      <//>`)}
    </div>
    <ul class="chip-rows">
      ${t.map((r,c)=>l`<${sa} key=${c} chip=${r} money=${e} alone=${t.length===1}
        onChange=${u=>a(c,u)} onRemove=${()=>s(t.filter((u,$)=>$!==c))} />`)}
    </ul>
    <div><${f} kind="quiet" disabled=${t.length>=ta} onTap=${i}>${n("add a chip")}<//></div>
    ${o&&l`<p class="wrong" role="alert">${o}</p>`}
  </fieldset>`}function sa({chip:t,money:e,alone:o,onChange:s,onRemove:a}){let[i,r]=y(!1),[c,u]=y(String(t.value??"")),$=Ce(),p=(ao(c)||null)===t.value?c:String(t.value??""),m=d=>{u(d),s({value:ao(d)||null})};return l`<li class="chip-row">
    <button type="button" class="swatch" aria-expanded=${String(i)} aria-label=${n("colour: {colour}",{colour:L(t.colour)})}
      onClick=${()=>r(!i)}><${Ae} value=${t.value??0} colour=${t.colour} /></button>
    <span class="chip-colour">${t.colour}</span>
    <label class="unseen" for=${$}>${n("value of the {colour} chip",{colour:L(t.colour)})}</label>
    <input id=${$} class="is-numeric" type="text" inputmode="numeric" autocomplete="off" value=${p}
      onInput=${d=>m(d.target.value)} />
    <span class="chip-worth quiet">${t.value&&e?V(t.value,e):""}</span>
    <${f} kind="quiet" name=${n("take the {colour} chip out of the set",{colour:L(t.colour)})} disabled=${o} onTap=${a}>✕<//>
    ${i&&l`<div class="swatches" role="group" aria-label=${n("colour")}>
      ${yo.map(d=>l`<button type="button" key=${d} aria-label=${d}
        class=${M(["swatch",d===t.colour&&"is-chosen"])} aria-pressed=${String(d===t.colour)}
        onClick=${()=>{s({colour:d}),r(!1)}}><${Ae} value=${t.value??0} colour=${d} /></button>`)}
    </div>`}
  </li>`}var ia=["EUR","USD","GBP","CHF","CZK","DKK","NOK","PLN","SEK","AUD","CAD","JPY","UAH"],aa={US:"USD",GB:"GBP",CH:"CHF",CZ:"CZK",DK:"DKK",NO:"NOK",PL:"PLN",SE:"SEK",AU:"AUD",CA:"CAD",JP:"JPY",UA:"UAH"};function _o(){let t=new Intl.Locale(navigator.language||"en-IE").maximize().region,e=aa[t]??"EUR";return{currency:e,worth:Ie(go(e)[2],e)}}function Vn({currency:t,worth:e}){if(!t)return null;let o=ke(e,t);return o?{currency:t,chip:o}:void 0}var go=t=>tt(t)?[10,20,50,100,200]:[10,20,50,100,500];function zn({held:t,wrong:e,onChange:o}){let s=Ce(),{currency:a,worth:i}=t,r=[{value:"cash",label:n("Cash"),note:n("the drawer holds real money")},{value:"play",label:n("Play money"),note:n("chips are only chips")}],c=$=>o($==="play"?{...t,currency:null}:_o()),u=$=>o({currency:$,worth:Ie(go($)[2],$)});return l`<div class="money">
    <${B} label=${n("What is played for")} value=${a?"cash":"play"} choices=${r} onChange=${c} />
    ${a&&l`<div class="money-cash">
      <${io} label=${n("Currency")} id=${s}>
        <select id=${s} value=${a} onChange=${$=>u($.target.value)}>
          ${ia.map($=>l`<option key=${$} value=${$}>${$}</option>`)}
        </select>
      <//>
      <${G} label=${n("A chip is worth")} value=${i} numeric suffix=${a} wrong=${e}
        note=${ra(i,a)} onInput=${$=>o({currency:a,worth:$})} />
      <${B} label=${n("Usual")} value=${ke(i,a)}
        choices=${go(a).map($=>({value:$,label:D($,{currency:a})}))}
        onChange=${$=>o({currency:a,worth:Ie($,a)})} />
    </div>`}
  </div>`}function ra(t,e){let o=ke(t,e);return o?n("100 chips are {money}.",{money:D(100*o,{currency:e})}):null}var Zn=(t,e)=>JSON.stringify(t)===JSON.stringify(e);function Qn({server:t,state:e,onClose:o}){let s=v(t),[a,i]=y(e.name),[r,c]=y(e.chip_set),[u,$]=y(()=>la(e.money)),p=e.chips.issued>0||e.drawer.cash>0,m=Vn(u),d={...a.trim()!==e.name&&{name:a.trim()},...!Zn(r,e.chip_set)&&{chip_set:r.map(({value:k,colour:w})=>({value:k,colour:w}))},...!p&&!Zn(m,e.money)&&{money:m}},h=async()=>{await s.ask("PATCH",t.path,d)&&o()},b=!a.trim()||bo(r)||m===void 0,S=l`<${f} kind="plain" onTap=${o}>${n("go back")}<//>`;return l`<${x} title=${n("Settings of the night")} onClose=${o}>
    <${P} asking=${s} way=${S} submit=${n("change")} onSubmit=${h} blocked=${b||!Object.keys(d).length}>
      <${G} label=${n("Name")} value=${a} wrong=${s.fields.name} onInput=${i} />
      ${p?l`<p class="note">${e.money?n("A chip is worth {money}; that is settled once there are chips about, or cash in the drawer.",{money:V(1,e.money)}):n("Chips are play money; that is settled once there are chips about, or cash in the drawer.")}</p>`:l`<${zn} held=${u} wrong=${m===void 0&&n("What is a chip worth? Such as 0.50.")} onChange=${$} />`}
      <${Jn} held=${r} money=${e.money} wrong=${bo(r)??s.fields.chip_set} onChange=${c} />
    <//>
  <//>`}function la(t){return t?{currency:t.currency,worth:Ie(t.chip,t.currency)}:{..._o(),currency:null}}function Yn({server:t,state:e,table:o,route:s,onClose:a}){let{found:i,trouble:r,look:c}=nt(t.api,`${s}/codes`),u=l`
    <a class="button is-plain" href=${`/table/${e.night}/${o.table}`}>${n("deal on this screen")}</a>
    <${f} kind="main" onTap=${a}>${n("done")}<//>`;return l`<${x} title=${n("A tablet for {table}",{table:o.name})} onClose=${a} foot=${u}>
    <${O} text=${r} />
    ${i&&l`<div class="invitation">
      <${re} svg=${i.qr} name=${n("the address of {table}'s tablet, to scan",{table:o.name})} />
      <div class="invitation-words">
        <p>${n("Scan it with the tablet, or open")}</p>
        <p class="address">${new URL(i.url).host}</p>
        <p>${n("there and type")}</p>
        <p class="code">${me(i.code)}</p>
        <p class="note">${n("Good until {time}, for one tablet: another one that comes in waits until it is let in.",{time:Q(i.expires)})}</p>
        <${f} kind="quiet" onTap=${c}>${n("another code")}<//>
      </div>
    </div>`}
    ${!i&&!r&&l`<p class="quiet">${n("One moment.")}</p>`}
  <//>`}function nt(t,e){let[o,s]=y({}),a=async()=>{try{s({found:await t.send("POST",e)})}catch(i){if(!(i instanceof q))throw i;s({trouble:i.message})}};return A(()=>{a()},[e]),{...o,look:a}}function Xn({server:t,state:e,onClose:o}){let{found:s,trouble:a,look:i}=nt(t.api,`${t.path}/wall-codes`),r=l`<a class="button is-plain" href="/wall" target="_blank" rel="noopener">${n("look at the wall here")}</a>
    <${f} kind="main" onTap=${o}>${n("done")}<//>`;return l`<${x} title=${n("A screen on the wall")} onClose=${o} foot=${r}>
    <${O} text=${a} />
    ${s&&l`<div class="invitation">
      <${re} svg=${s.qr} name=${n("the wall's address, to scan")} />
      <div class="invitation-words">
        <p>${n("Open on the television")}</p>
        <p class="address">${new URL(s.url).host}/wall</p>
        <p>${n("and type, with the remote control")}</p>
        <p class="code">${me(s.code)}</p>
        <p class="note">${n("Good until {time}. It shows every table of the night, and can do nothing.",{time:Q(s.expires)})}</p>
        <${f} kind="quiet" onTap=${i}>${n("another code")}<//>
      </div>
    </div>`}
    <${ca} server=${t} state=${e} />
  <//>`}function ca({server:t,state:e}){let[o,s]=y(null),a=v({api:t.api});A(()=>{t.api.get(`${t.path}/wall`).then(u=>s(u.shows),()=>{})},[]);let i=async u=>{await a.ask("PUT",`${t.path}/wall`,{shows:u})&&s(u)},r=e.tables.filter(({status:u})=>u!=="closed"),c=[["liveliest",n("where something happens")],["turns",n("table after table")],...r.map(({table:u,name:$})=>[String(u),$])];return l`<fieldset class="wall-choice">
    <legend>${n("The walls show")}</legend>
    <${O} text=${a.error} />
    <div class="choices">
      ${c.map(([u,$])=>l`<${f} key=${u} chosen=${o===u} busy=${a.busy} onTap=${()=>i(u)}>${$}<//>`)}
    </div>
  </fieldset>`}var ua={entries:Pt,drawer:qn,purposes:Gn,wall:Xn,screens:Kn,settings:Qn};function es({server:t,state:e,onClose:o}){let[s,a]=y(null),i=ua[s],r=e.status==="open";return l`<section class="whole-night no-print" aria-label=${n("the whole night")}>
    <div class="choices">
      ${r&&l`<${f} onTap=${()=>a("drawer")}>${n("drawer")}<//>`}
      ${r&&l`<${f} onTap=${()=>a("purposes")}>${n("donations, prizes \u2026")}<//>`}
      <${f} onTap=${()=>a("entries")}>${n("put right \u2026")}<//>
      <${f} onTap=${()=>a("wall")}>${n("wall")}<//>
      <${f} onTap=${()=>a("screens")}>${n("screens")}<//>
      ${r&&l`<${f} onTap=${()=>a("settings")}>${n("settings")}<//>`}
      <a class="button" href=${`/books/${e.night}`}>${n("the books")}</a>
      <a class="button" href=${`/api/nights/${e.night}/page`}>${n("on one page")}</a>
      <${f} onTap=${()=>print()}>${n("print")}<//>
    </div>
    <${In} />
    ${r&&l`<${f} kind="danger" onTap=${o}>${n("close the night")}<//>`}
    ${i&&l`<${i} server=${t} state=${e} onClose=${()=>a(null)} />`}
  </section>`}var pa={live:n("live"),polling:n("slow"),lost:n("no connection")};function ts({path:t,round:e,tray:o,connection:s,children:a}){return l`<header class="bar">
    <ol class="bar-path">${t.map(i=>l`<li key=${i}>${i}</li>`)}</ol>
    ${e!=null&&l`<span>${we("round {number}",{number:l`<b>${e}</b>`})}</span>`}
    ${o!=null&&l`<span class="bar-tray" data-place="house">${we("tray {chips}",{chips:l`<b class="figure">${_(o)}</b>`})}</span>`}
    ${s&&l`<span class=${`connection is-${s}`} role="status">${pa[s]}</span>`}
    ${a}
  </header>`}var os=({path:t,connection:e,children:o})=>l`<div class="masthead" data-ground="felt">
  <${ts} path=${t} connection=${e}>${o}<//>
</div>`;var $a=3e4;function ns(t,e,o=null){let[s,a]=y(null);return A(()=>{let i=!1,r=()=>t.get(`nights/${e}/room`).then(u=>i||a(u),()=>{});r();let c=setInterval(()=>document.hidden||r(),$a);return()=>{i=!0,clearInterval(c)}},[e,o]),s}var vo=t=>t.addresses.length>0;function ss({room:t,small:e}){return vo(t)?l`<div class=${M(["room-code",e&&"is-small"])}>
    <${re} svg=${t.qr} name=${n("the address to join with a phone, to scan")} />
    <div class="room-words">
      <p>${e?n("Join"):n("Scan it with a phone, or open")}</p>
      <p class="room-address">${t.addresses[0]}</p>
      ${t.addresses.slice(1).map(o=>l`<p key=${o} class="room-other">${n("or {address}",{address:o})}</p>`)}
      <p class="room-figures">${me(t.code)}</p>
    </div>
  </div>`:l`<p>${n("No phone reaches this Croupier: it listens on its own machine alone. Start it without --host.")}</p>`}function is({server:t,state:e}){let o=v(t);if(!e.asking.length)return null;let s=i=>`${t.path}/guests/${i.session}`,a=(i,r)=>o.ask(i,s(r));return l`<ul class="asked no-print" aria-label=${n("phones that ask to come in")}>
    ${e.asking.map(i=>l`<li key=${i.session} role="alert">
      <span><b>${i.name}</b> ${i.player===null?n("asks to come in."):n("asks to come in with another phone.")}
        ${i.player!==null&&l` <span class="note">${n("The one that is in goes out.")}</span>`}</span>
      <${f} busy=${o.busy} name=${n("send {guest} away",{guest:i.name})} onTap=${()=>a("DELETE",i)}>${n("send away")}<//>
      <${f} kind="main" busy=${o.busy} name=${n("let {guest} in",{guest:i.name})} onTap=${()=>a("PUT",i)}>${n("let in")}<//>
    </li>`)}
    <${O} text=${o.error} onGone=${o.clear} />
  </ul>`}function as({server:t,state:e,large:o,onShow:s}){let a=ns(t.api,e.night,o);return a?vo(a)?l`<button type="button" class="room-button no-print" onClick=${s}>
    <span>${n("join at")} <b>${a.addresses[0]}</b></span>
    <span class="code">${me(a.code)}</span>
    <span class="note">${e.phones.length?I("{count} phone in","{count} phones in",e.phones.length):n("no phone is in")} · ${n("show it large")}</span>
  </button>`:l`<p class="note no-print">${n("No phone reaches this Croupier: it listens on its own machine alone.")}</p>`:null}var ha={ask:n("wait for your tap"),in:n("come in at once"),out:n("stay out")};function rs({server:t,state:e,onClose:o}){let[s,a]=y(null),[i,r]=y(null),c=v(t),u=`${t.path}/phones`;A(()=>{t.api.get(u).then(a,()=>{})},[e.phones.join(),e.asking.length]);let $=async(d,h,b)=>{let S=await c.ask(d,`${t.path}/${h}`,b);S?.room&&a(S)},p=d=>c.ask("DELETE",`sessions/${d.session}`);if(i)return l`<${ko} server=${t} player=${i} onClose=${()=>r(null)} />`;let m=l`<span></span><${f} kind="main" onTap=${o}>${n("done")}<//>`;return l`<${x} title=${n("Phones")} onClose=${o} foot=${m}>
    <${O} text=${c.error} onGone=${c.clear} />
    ${!s&&l`<p class="quiet">${n("One moment.")}</p>`}
    ${s&&l`<${ss} room=${s.room} />
      <div><${f} kind="quiet" busy=${c.busy} onTap=${()=>$("POST","room/code")}>${n("another code")}<//></div>
      <fieldset class="field"><legend>${n("Somebody whose name is not on the list")}</legend>
        <div class="choices">
          ${Object.entries(ha).map(([d,h])=>l`<${f} key=${d} chosen=${s.new_names===d} busy=${c.busy}
            onTap=${()=>$("PUT","room",{new_names:d})}>${h}<//>`)}
        </div>
      </fieldset>
      <h3>${s.phones.length?I("{count} phone in","{count} phones in",s.phones.length):n("No phone is in yet")}</h3>
      <ul class="screens">
        ${s.phones.map(d=>l`<li key=${d.session} class="screen-row">
          <span><b>${d.name}</b><span class="note">${n("in since {time} \xB7 last heard {time2}",{time:Q(d.since),time2:Q(d.last_seen)})}</span></span>
          <span class="choices">
            <${f} name=${n("a new link for {phone}",{phone:d.name})} onTap=${()=>r(d)}>${n("new link")}<//>
            <${f} busy=${c.busy} name=${n("sign the phone of {phone} out",{phone:d.name})} onTap=${()=>p(d)}>${n("sign out")}<//>
          </span>
        </li>`)}
      </ul>`}
  <//>`}function ko({server:t,player:e,onClose:o}){let{found:s,trouble:a,look:i}=nt(t.api,`${t.path}/players/${e.player}/link`),r=l`<span></span><${f} kind="main" onTap=${o}>${n("done")}<//>`;return l`<${x} title=${n("A phone for {player}",{player:e.name})} onClose=${o} foot=${r}>
    <${O} text=${a} />
    ${s&&l`<div class="invitation">
      <${re} svg=${s.qr} name=${n("the link of {player}'s phone, to scan",{player:e.name})} />
      <div class="invitation-words">
        <p>${n("Scan it with {player}'s own phone: whoever opens it is {player}.",{player:e.name})}</p>
        <p class="note">${n("Good until {time}. A phone that {player} had is out as soon as this one is in.",{time:Q(s.expires),player:e.name})}</p>
        <${f} kind="quiet" onTap=${i}>${n("another link")}<//>
      </div>
    </div>`}
    ${!s&&!a&&l`<p class="quiet">${n("One moment.")}</p>`}
  <//>`}function ls({label:t,value:e,range:o,chipset:s,last:a,optional:i,onChange:r}){let[c,u]=y([]),$=po(e,c,s),p=uo(o),m=w=>p===null||w<=p,d=w=>{u(w),r(w.reduce((g,C)=>g+C,0))},h=w=>m(e+w)&&d([...$,w]),b=w=>d(Fn($,w)),S=w=>d(po(w,[],s)),k=e===0&&i?n("none"):Ln(e,o);return l`<div class="pad" role="group" aria-label=${t}>
    <div class="pad-head">
      ${t&&l`<span class="pad-label">${t}</span>`}
      <output class="pad-amount">${_(e)}</output>
      <span class=${M(["pad-note",k&&e>0&&"is-wrong"])}>${k??fa(p)}</span>
    </div>
    <div class="pad-keys">
      <${ma} chipset=${s} fits=${w=>m(e+w)} onAdd=${h} onTakeOff=${b} />
      <div class="pad-side">
        <${f} name=${n("take off the last chip")} disabled=${!$.length}
          onTap=${()=>d($.slice(0,-1))}>⌫<//>
        <${f} kind="quiet" disabled=${!a||!m(a)} onTap=${()=>S(a)}>
          ${a?n("same again \xB7 {chips}",{chips:a}):n("same again")}
        <//>
        <${f} kind="quiet" disabled=${!e} onTap=${()=>d([])}>${n("clear")}<//>
      </div>
    </div>
  </div>`}function ma({chipset:t,fits:e,onAdd:o,onTakeOff:s}){let a=[...t].sort((i,r)=>i.value-r.value);return l`<div class="pad-chips">
    ${a.map(i=>l`<${ya} key=${i.value} chip=${i} disabled=${!e(i.value)}
      onAdd=${()=>e(i.value)&&o(i.value)} onTakeOff=${()=>s(i.value)} />`)}
  </div>`}var fa=t=>t===null?"":n("of {most}",{most:t}),da=450;function ya({chip:t,disabled:e,onAdd:o,onTakeOff:s}){let a=H(null),i=H(!1),r=()=>{i.current=!1,a.current=setTimeout(()=>{i.current=!0,s()},da)},c=()=>clearTimeout(a.current);return l`<button type="button" class="pad-chip" aria-disabled=${e?"true":null}
      aria-label=${n("add {value} ({colour})",{value:t.value,colour:L(t.colour)})}
      onPointerDown=${r} onPointerUp=${c} onPointerLeave=${c} onPointerCancel=${c}
      onContextMenu=${u=>u.preventDefault()}
      onClick=${()=>!i.current&&o()}>
    <${Ae} ...${t} />
  </button>`}var ba=Number.MAX_SAFE_INTEGER;function Y({label:t,value:e,most:o,least:s=1,money:a,chipset:i,inChips:r,last:c,onChange:u}){let $=r?null:a,p=ro($,o,{from:r?100:20}).filter(m=>m!==o);return l`<div class="chip-amount">
    <div class="quick" role="group" aria-label=${n("amounts at one tap")}>
      ${p.map(m=>l`<${cs} key=${m} sum=${m} money=${$} chosen=${m===e} onTap=${u} />`)}
      ${o>0&&l`<${cs} sum=${o} words=${n("all##chips")} money=${$} chosen=${o===e} onTap=${u} />`}
    </div>
    <${ls} label=${t} value=${e} range=${{min:s,max:o??ba,step:1}} chipset=${i}
      last=${c} optional=${s===0} onChange=${u} />
  </div>`}function cs({sum:t,words:e,money:o,chosen:s,onTap:a}){let i=e??(o?D(t*o.chip,o):_(t)),r=e||o?T(t):null;return l`<${f} chosen=${s} onTap=${()=>a(t)}>
    <span class="choice-words"><b>${i}</b>${r&&l`<span class="choice-note">${r}</span>`}</span>
  <//>`}var Le=(t,e,o)=>`${t.path}/players/${e.player}/${o}`,Nt=({drawer:t,money:e})=>Math.floor(t.cash/(e?.chip??1)),ps=(t,e)=>t.state.players.find(o=>o.player===e.player),us=0;function ga({server:t,state:e,player:o,way:s,onDone:a}){let i=v(t),[r,c]=y(0),[u,$]=y(o.owed>0?"owed":"cash"),p=K(r,e.money),m=async()=>{let S=await i.ask("POST",Le(t,o,"buy-ins"),{chips:r,against:u});S&&(us=r,a({entry:S.entry,title:n("{player} has bought {chips}",{player:o.name,chips:T(r)}),take:{cash:n("Take {price} from {player}.",{price:p,player:o.name}),marker:n("{player} signs a marker for {chips}.",{player:o.name,chips:T(r)}),owed:n("The house owes {player} {chips} from now on.",{player:o.name,chips:T(o.owed-r)})}[u],hand:n("Push across:"),piles:r,change:!0}))},d=o.limit===null?n("owed to the desk"):n("{chips} more at most",{chips:T(Math.max(0,o.limit-o.owes.desk))}),h=[o.owed>0&&{value:"owed",label:n("What the house owes"),note:T(o.owed)},{value:"cash",label:n("Cash"),note:n("into the drawer")},{value:"marker",label:n("Marker"),note:d}].filter(Boolean),b={cash:n("{player} pays {price}.",{player:o.name,price:p}),marker:n("{player} will owe {chips} to the desk.",{player:o.name,chips:T(o.owes.desk+r)}),owed:n("Paid with {chips} of what the house owes.",{chips:T(r)})};return l`<${P} asking=${i} way=${s} blocked=${!r} onSubmit=${m}
      submit=${r?n("sell {chips}",{chips:T(r)}):n("sell")}>
    <${Y} label=${n("chips")} value=${r} last=${us} money=${e.money} chipset=${e.chip_set} onChange=${Fe(i,c)} />
    <${B} label=${n("Against")} value=${u} choices=${h} onChange=${$} />
    <p class="says">${r?b[u]:n("How much?")}</p>
  <//>`}function _a({server:t,state:e,player:o,way:s,onDone:a}){let i=v(t),[r,c]=y(0),u=Math.min(o.bankroll,Nt(e));return l`<${P} asking=${i} way=${s} blocked=${!r} onSubmit=${async()=>{let p=await i.ask("POST",Le(t,o,"buy-backs"),{chips:r});p&&a({entry:p.entry,title:n("{chips} taken back",{chips:T(r)}),take:n("Take {chips} from {player}:",{chips:T(r),player:o.name}),piles:r,after:n("Hand {player} {money} from the drawer.",{player:o.name,money:K(r,e.money)})})}}
      submit=${r?n("take {chips} back",{chips:T(r)}):n("take back")}>
    <${Y} label=${n("chips")} value=${r} most=${u} money=${e.money} chipset=${e.chip_set} onChange=${Fe(i,c)} />
    <p class="says">${r?n("{player} gets {money}.",{player:o.name,money:K(r,e.money)}):u<o.bankroll?n("The drawer can pay for {chips} of {bankroll}.",{chips:T(u),bankroll:o.bankroll}):n("How much?")}</p>
  <//>`}function va({server:t,state:e,player:o,way:s,onDone:a}){let i=v(t),r=Ot(o.bankroll,e.chip_set),[c,u]=y("count"),[$,p]=y(null),m=c==="count",d=m?r.total:o.bankroll,h=Sn({...o,bankroll:d},e),b=()=>{let g=m?r.over():{};g&&(m&&Re(r.total,r.book)?p(g):S(g))},S=async g=>{p(null);let C=await i.ask("POST",Le(t,o,"cash-outs"),g);if(!C)return r.afresh(o.bankroll);let E=ps(C,o),X=E.cash_out-o.cash_out;a({entry:C.entry,title:n("{player} has cashed out",{player:o.name}),take:n("Take the {chips} back.",{chips:T(d)}),hand:X>0?n("Hand {player} {money}.",{player:o.name,money:D(X,e.money)}):n("Nothing to hand over."),after:[Ca(E.found-o.found),Aa(E,e.money)].filter(Boolean).join(" ")})},k=[{value:"count",label:n("Count the chips"),note:n("by their kinds")},{value:"book",label:n("As in the book"),note:T(o.bankroll)}],w=[[m?n("counted"):n("{player}'s bankroll",{player:o.name}),T(d)],h.settled>0&&[n("goes to what is owed"),T(h.settled)],[n("paid from the drawer"),K(h.paid,e.money)],h.owed>0&&[n("the drawer cannot pay: the house will owe"),K(h.owed,e.money)]].filter(Boolean);return l`<${P} asking=${i} way=${s} blocked=${m?!r.said:!d} onSubmit=${b} submit=${n("cash out {player}",{player:o.name})}>
    <${B} label=${n("Chips handed in")} value=${c} choices=${k} onChange=${u} />
    ${m&&l`<${Et} counting=${r} chipset=${e.chip_set} />`}
    ${$&&l`<${Be} found=${r.total} book=${r.book} says=${n("{player} is paid for {chips}.",{player:o.name,chips:T(r.total)})}
      onYes=${()=>S($)} onClose=${()=>p(null)} />`}
    <dl class="standing">
      ${w.map(([g,C])=>l`<div key=${g}><dt>${g}</dt><dd class="figure">${C}</dd></div>`)}
    </dl>
    ${o.racks.length>0&&l`<p class="note">${n("What stands at the tables stays there until {player} stands up.",{player:o.name})}</p>`}
  <//>`}function ka({server:t,state:e,player:o,way:s,onDone:a}){let i=v(t),[r,c]=y(0),[u,$]=y(o.bankroll?"chips":"cash"),p=u==="chips"?Math.min(U(o),o.bankroll):U(o),m=async()=>{let b=await i.ask("POST",Le(t,o,"repayments"),{chips:r,with:u});if(!b)return;let S=U(o)-r;a({entry:b.entry,title:n("{player} has repaid {chips}",{player:o.name,chips:T(r)}),take:u==="cash"?n("Take {money} from {player}.",{money:K(r,e.money),player:o.name}):n("Take {chips} from {player}:",{chips:T(r),player:o.name}),piles:u==="chips"?r:0,after:S?n("{player} still owes {chips}.",{player:o.name,chips:T(S)}):n("Nothing is owed any more.")})},d=[{value:"chips",label:n("Chips"),note:n("of the bankroll")},{value:"cash",label:n("Cash"),note:n("into the drawer")}],h=b=>{$(b),c(0),i.clear()};return l`<${P} asking=${i} way=${s} blocked=${!r} onSubmit=${m}
      submit=${r?n("repay {chips}",{chips:T(r)}):n("repay")}>
    <${B} label=${n("With")} value=${u} choices=${d} onChange=${h} />
    <${Y} label=${n("chips")} value=${r} most=${p} money=${e.money} chipset=${e.chip_set} onChange=${Fe(i,c)} />
    <p class="says">${r&&u==="cash"?n("{player} pays {money}.",{player:o.name,money:K(r,e.money)}):u==="chips"?n("{player} owes {chips} and has {bankroll} in the bankroll.",{player:o.name,chips:T(U(o)),bankroll:T(o.bankroll)}):n("{player} owes {chips}.",{player:o.name,chips:T(U(o))})}</p>
  <//>`}function wa({server:t,state:e,player:o,way:s,onDone:a}){let i=v(t),r=Math.min(o.owed,Nt(e)),[c,u]=y(r);return l`<${P} asking=${i} way=${s} blocked=${!c} onSubmit=${async()=>{let p=await i.ask("POST",Le(t,o,"house-payments"),{chips:c});if(!p)return;let m=o.owed-c;a({entry:p.entry,title:n("The house has paid {player}",{player:o.name}),hand:n("Hand {player} {money} from the drawer.",{player:o.name,money:K(c,e.money)}),after:m?n("The house still owes {money}.",{money:K(m,e.money)}):n("The house owes nothing any more.")})}}
      submit=${c?n("pay {money}",{money:K(c,e.money)}):n("pay")}>
    <${Y} label=${n("chips' worth")} value=${c} most=${r} money=${e.money} chipset=${e.chip_set} onChange=${Fe(i,u)} />
    <p class="says">${n("The house owes {player} {owed}; the drawer holds {drawer}.",{player:o.name,owed:K(o.owed,e.money),drawer:D(e.drawer.cash,e.money)})}</p>
  <//>`}function Ta({server:t,state:e,player:o,way:s,onDone:a}){let i=v(t),r=e.players.filter(h=>h.player!==o.player),[c,u]=y(r.length===1?r[0].player:null),[$,p]=y(0),m=r.find(h=>h.player===c);return l`<${P} asking=${i} way=${s} blocked=${!$||!m} onSubmit=${async()=>{let h={from:o.player,to:c,chips:$},b=await i.ask("POST",`${t.path}/gifts`,h);b&&a({entry:b.entry,title:n("{player} gives {taker} {chips}",{player:o.name,taker:m.name,chips:T($)}),hand:n("From hand to hand:"),piles:$})}}
      submit=${$?n("give {chips}",{chips:T($)}):n("give")}>
    <${B} label=${n("To")} value=${c} choices=${r.map(h=>({value:h.player,label:h.name}))} onChange=${u} />
    <${Y} label=${n("chips")} value=${$} most=${o.bankroll} money=${e.money} chipset=${e.chip_set} onChange=${Fe(i,p)} />
    <p class="says">${m?$?n("{player} gives {taker} {chips}.",{player:o.name,taker:m.name,chips:T($)}):n("How much?"):n("To whom?")}</p>
  <//>`}function Sa({server:t,state:e,player:o,way:s,onDone:a}){let i=v(t),[r,c]=y(o.limit!==null?"some":"none"),[u,$]=y(o.limit??0),p=r==="none"?null:u,m=async()=>{await i.ask("PUT",Le(t,o,"marker-limit"),{limit:p})&&a({title:n("{player}'s limit",{player:o.name}),hand:p===null?n("The desk lends {player} without a limit.",{player:o.name}):n("The desk lends {player} {chips} at most.",{player:o.name,chips:T(p)})})},d=[{value:"none",label:n("No limit")},{value:"some",label:n("A limit"),note:n("for what the desk lends")}];return l`<${P} asking=${i} way=${s} blocked=${p===o.limit} onSubmit=${m} submit=${n("that is the limit")}>
    <${B} label=${n("Markers at the desk")} value=${r} choices=${d} onChange=${c} />
    ${r==="some"&&l`<${Y} label=${n("chips")} least=${0} value=${u} money=${e.money} chipset=${e.chip_set} onChange=${Fe(i,$)} />`}
    <p class="says">${n("{player} owes the desk {chips} now.",{player:o.name,chips:T(o.owes.desk)})}</p>
    <p class="note">${n("Compulsory payments at the tables are advanced regardless.")}</p>
  <//>`}function xa({server:t,player:e,way:o,onDone:s}){let a=v(t),[i,r]=y(e.name),c=async()=>{let u=await a.ask("PATCH",`${t.path}/players/${e.player}`,{name:i.trim()});u&&s({title:ps(u,e).name,hand:n("{player} is called that from now on.",{player:e.name})})};return l`<${P} asking=${a} way=${o} blocked=${!i.trim()||i.trim()===e.name} onSubmit=${c} submit=${n("rename")}>
    <${G} label=${n("Name")} value=${i} wrong=${a.fields.name} focused onInput=${r} />
  <//>`}function Ca(t){return t?t>0?n("{chips} more than in the book: noted as over.",{chips:T(t)}):n("{chips} fewer than in the book: noted as short.",{chips:T(-t)}):null}function Aa(t,e){let o=[Z(t)>0&&n("still has {chips} at the tables",{chips:T(Z(t))}),U(t)>0&&n("still owes {chips}",{chips:T(U(t))}),t.owed>0&&n("is owed {money} by the house",{money:V(t.owed,e)})].filter(Boolean);return o.length?`${t.name} ${te(o)}.`:null}var Fe=(t,e)=>o=>{t.clear(),e(o)},wo={sell:{label:n("sell chips"),main:!0,Form:ga,possible:()=>!0},out:{label:n("cash out"),Form:va,possible:t=>t.bankroll>0},back:{label:n("take chips back"),Form:_a,possible:(t,e)=>Math.min(t.bankroll,Nt(e))>0},give:{label:n("give chips to \u2026"),Form:Ta,possible:(t,e)=>t.bankroll>0&&e.players.length>1},repay:{label:n("repay a marker"),Form:ka,possible:t=>U(t)>0},pay:{label:n("pay what is owed"),Form:wa,possible:(t,e)=>Math.min(t.owed,Nt(e))>0},limit:{label:n("limit of markers"),Form:Sa,possible:()=>!0},rename:{label:n("rename"),Form:xa,possible:()=>!0}};function $s({server:t,state:e,player:o,deed:s,onClose:a}){let[i,r]=y(s??null),[c,u]=y(null),$=()=>{u(null),r(null)};if(c)return l`<${Pa} server=${t} receipt=${c} state=${e} onMore=${$} onClose=${a} />`;if(i==="entries")return l`<${Pt} server=${t} state=${e} player=${o} onClose=${$} />`;if(i==="phone")return l`<${ko} server=${t} player=${o} onClose=${$} />`;if(i){let{Form:m,label:d}=wo[i],h=l`<${f} kind="plain" onTap=${s?a:$}>${n("go back")}<//>`;return l`<${x} title=${`${o.name}: ${d}`} onClose=${a}>
      <${m} server=${t} state=${e} player=${o} way=${h} onDone=${u} />
    <//>`}let p=l`<${f} kind="plain" onTap=${a}>${n("close")}<//>
    <a class="button is-plain" href=${`/books/${e.night}#player-${o.player}`}>${n("line by line")}</a>`;return l`<${x} title=${o.name} onClose=${a} foot=${p}>
    <${Oa} player=${o} state=${e} />
    <${Ea} corrections=${o.corrections} />
    <div class="deed-grid">
      ${Object.entries(wo).map(([m,d])=>l`<${f} key=${m} kind=${d.main?"main":"plain"}
        disabled=${!d.possible(o,e)} onTap=${()=>r(m)}>${d.label}<//>`)}
      <${f} kind="plain" onTap=${()=>r("phone")}>${n("a link for the phone \u2026")}<//>
      <${f} kind="plain" onTap=${()=>r("entries")}>${n("what was done \u2026")}<//>
    </div>
  <//>`}function Oa({player:t,state:e}){let o=t.racks.map(a=>{let i=e.tables.find(r=>r.table===a.table);return[n("{table}, seat {seat}",{table:i?.name??n("Table {number}",{number:a.table}),seat:a.seat}),_(a.chips)]}),s=[[n("paid in"),D(t.cash_in,e.money)],[n("bankroll"),_(t.bankroll)],...o,t.cash_out>0&&[n("paid out"),D(t.cash_out,e.money)],t.owes.desk>0&&[n("owes the desk"),_(t.owes.desk)],t.owes.table>0&&[n("owes for advances at tables"),_(t.owes.table)],t.owed>0&&[n("the house owes"),_(t.owed)],t.limit!==null&&[n("the desk lends at most"),_(t.limit)],t.found!==0&&[t.found>0?n("counted over"):n("counted short"),J(t.found)],[n("result"),J(t.result)]].filter(Boolean);return l`<dl class="standing">
    ${s.map(([a,i])=>l`<div key=${a}><dt>${a}</dt><dd class="figure">${i}</dd></div>`)}
  </dl>`}function Ea({corrections:t}){return t.length?l`<ul class="corrections" aria-label=${n("put right")}>
    ${t.map(e=>l`<li key=${e.entry} class="note">${n("Entry {corrects} ({what}) taken back at {time} by {player}: {why}",{corrects:e.corrects,what:L(e.was.replaceAll("-"," ")),time:Q(e.at),player:e.who,why:e.why})}</li>`)}
  </ul>`:null}function Pa({server:t,receipt:e,state:o,onMore:s,onClose:a}){let i=v(t),[r,c]=y(!1),{title:u,hand:$,take:p,piles:m,change:d,after:h,entry:b}=e,S=async()=>{let w={entry:b,why:n("taken back at once at the desk")};await i.ask("POST",`${t.path}/corrections`,w)&&c(!0)},k=l`
    <${f} kind="plain" onTap=${s}>${n("something else")}<//>
    <${f} kind="main" onTap=${a}>${n("done")}<//>`;return r?l`<${x} title=${n("Taken back")} onClose=${a} foot=${k}>
      <p>${n("It stands in the book, and so does its correction: everything is as it was before.")}</p>
    <//>`:l`<${x} title=${u} onClose=${a} foot=${k}>
    ${p&&l`<p class="receipt-line">${p}</p>`}
    ${$&&l`<p class="receipt-line">${$}</p>`}
    ${m>0&&l`<${At} amount=${m} chipset=${o.chip_set} change=${d} words />`}
    ${h&&l`<p class="quiet">${h}</p>`}
    <${O} text=${i.error} onGone=${i.clear} />
    ${b&&l`<div><${f} kind="quiet" busy=${i.busy} onTap=${S}>${n("a mistake: take it back")}<//></div>`}
  <//>`}var Na=12;function To(t){let[e,o]=y(null);return A(()=>{t.get("people").then(o,()=>{})},[]),e}function hs({house:t,here:e,onCome:o}){if(!t)return null;let s=c=>c.filter(({name:u})=>!e.includes(u)),a=new Map(t.people.map(c=>[c.person,c])),i=t.groups.map(({name:c,people:u})=>({name:c,people:s(u.map($=>a.get($)).filter(Boolean))})).filter(({people:c})=>c.length),r=s(t.people).slice(0,Na);return r.length?l`<div class="names-list" role="group" aria-label=${n("people of the house")}>
    ${i.map(({name:c,people:u})=>l`<${f} key=${`group ${c}`} onTap=${()=>o(u)}>
      ${n("{group}: all {people}",{group:c,people:u.length})}<//>`)}
    ${r.map(c=>l`<${f} key=${c.person} kind="quiet" onTap=${()=>o([c])}>+ ${c.name}<//>`)}
  </div>`:null}function ms({server:t,state:e,onClose:o}){let s=v({api:t.api}),a=To(t.api),[i,r]=y(e.name),c=(a?.players??[]).filter(({night:p,person:m})=>p===e.night&&m!==null),u=async()=>{let p=c.map(({person:m})=>m);await s.ask("PUT","groups",{name:i.trim(),people:p})&&o()},$=l`<${f} kind="plain" onTap=${o}>${n("go back")}<//>`;return l`<${x} title=${n("A group of friends")} onClose=${o}>
    <${P} asking=${s} way=${$} blocked=${!i.trim()||!c.length} onSubmit=${u} submit=${n("save the group")}>
      <${G} label=${n("Its name")} value=${i} focused onInput=${r} />
      <p class="says">${te(c.map(p=>p.name))}</p>
      <p class="note">${n("On another night all of them come with one tap.")}</p>
    <//>
  <//>`}var Ma=[{value:"cash",label:n("Cash"),note:n("into the drawer")},{value:"marker",label:n("Marker"),note:n("owed to the desk")}];function fs({server:t,state:e,onClose:o}){let s=v(t),a=({chips:g})=>g===0,i=e.players.some(a)?e.players.filter(a):e.players,[r,c]=y(i.map(({player:g})=>g)),[u,$]=y(0),[p,m]=y("cash"),[d,h]=y(null),b=e.players.filter(({player:g})=>r.includes(g)),S=g=>c(r.includes(g)?r.filter(C=>C!==g):[...r,g]),k=async()=>{let g=b.map(({player:le})=>le),C={players:g,chips:u,against:p},E=await s.ask("POST",`${t.path}/buy-ins`,C);if(!E)return;let X=g.map((le,de)=>E.entry-g.length+1+de);h({entries:X,who:b.map(({name:le})=>le),amount:u,against:p})};if(d)return l`<${Ra} server=${t} state=${e} sold=${d} onClose=${o} />`;let w=l`<${f} kind="plain" onTap=${o}>${n("go back")}<//>`;return l`<${x} title=${n("The same chips for several")} onClose=${o}>
    <${P} asking=${s} way=${w} blocked=${!u||!b.length} onSubmit=${k}
        submit=${Da(u,b)}>
      <div class="choices" role="group" aria-label=${n("to whom")}>
        ${e.players.map(({player:g,name:C})=>l`<${f} key=${g} chosen=${r.includes(g)}
          onTap=${()=>S(g)}>${C}<//>`)}
      </div>
      <${Y} label=${n("chips for each")} value=${u} money=${e.money} chipset=${e.chip_set}
        onChange=${g=>{s.clear(),$(g)}} />
      <${B} label=${n("Against##what is given for chips")} value=${p} choices=${Ma} onChange=${m} />
      <p class="says">${!u||!b.length?n("How much, and to whom?"):Ia(p,u,b.length,e.money)}</p>
    <//>
  <//>`}var Da=(t,{length:e})=>t&&e?I("sell {count} chip to each of {people}","sell {count} chips to each of {people}",t,{people:e}):n("sell"),Ia=(t,e,o,s)=>t==="cash"?n("Each pays {sum}, together {all}.",{sum:K(e,s),all:K(e*o,s)}):I("Each will owe {count} chip more to the desk.","Each will owe {count} chips more to the desk.",e);function Ra({server:t,state:e,sold:o,onClose:s}){let a=v(t),[i,r]=y(!1),{entries:c,who:u,amount:$,against:p}=o,m=async()=>{let h={entries:c,why:n("taken back at once at the desk")};await a.ask("POST",`${t.path}/corrections/all`,h)&&r(!0)},d=l`<${f} kind="main" onTap=${s}>${n("done")}<//>`;return i?l`<${x} title=${n("Taken back")} onClose=${s} foot=${d}>
      <p>${n("It stands in the book, and so does its correction: everything is as it was before.")}</p>
    <//>`:l`<${x} title=${I("{count} chip each for {people}","{count} chips each for {people}",$,{people:te(u)})} onClose=${s} foot=${d}>
    <p class="receipt-line">${p==="cash"?n("Take {sum} from each: {all} in all.",{sum:K($,e.money),all:K($*u.length,e.money)}):I("Each signs a marker for {count} chip.","Each signs a marker for {count} chips.",$)}</p>
    <p class="receipt-line">${n("Push across, to each:")}</p>
    <${At} amount=${$} chipset=${e.chip_set} change words />
    <${O} text=${a.error} onGone=${a.clear} />
    <div><${f} kind="quiet" busy=${a.busy} onTap=${m}>${n("a mistake: take it back from all")}<//></div>
  <//>`}function ds({state:t}){let{money:e,drawer:o,players:s,checks:a}=t,i=xt(t),r=so(s),c=Tn(t),u=et(t.tables).result,$=!he(t)&&l`<${st} name=${n("Drawer")} value=${D(o.cash,e)} note=${n("float {money}",{money:D(o.float,e)})}
      warning=${i>0&&n("{money} short if everyone cashed in",{money:D(i,e)})}
      good=${!i&&r>0&&n("covers everyone: {money}",{money:D(r*(e?.chip??1),e)})} />
    <${st} name=${n("Chips out")} value=${_(c.out)} note=${La(c)}
      warning=${t.chips.over_short!==0&&(t.chips.over_short>0?n("counted short: {chips}",{chips:t.chips.over_short}):n("counted over: {chips}",{chips:-t.chips.over_short}))} />
    <${st} name=${n("House")} value=${J(u)} tone=${Oe(u)}
      note=${e&&u?u>0?n("{money} up at the tables",{money:V(u,e)}):n("{money} down at the tables",{money:V(-u,e)}):n("result at the tables")} />`;return l`<section class="summary" aria-label=${n("the night in figures")}>
    ${$||l`<${st} name=${n("Played for")} value=${n("points")} note=${n("no chips are out; sell some and the figures appear")} />`}
    <${st} name=${n("Books")} value=${a.agree?n("agree##the books"):n("do not agree")} tone=${a.agree?null:"lost"}
      note=${Ba(t.put_right)} good=${a.agree&&n("balances are what the transfers make")} />
    ${!a.agree&&l`<ul class="findings" role="alert">
      ${a.findings.map(p=>l`<li key=${p}>${p}</li>`)}
    </ul>`}
  </section>`}var Oe=t=>t>0?"won":t<0?"lost":null;function Ba({voided:t,undone:e,corrected:o}){return[t>0&&I("{count} round voided","{count} rounds voided",t),e>0&&I("{count} action undone","{count} actions undone",e),o>0&&I("{count} entry corrected","{count} entries corrected",o)].filter(Boolean).join(" \xB7 ")}function La({held:t,trays:e,felt:o}){return[`players ${_(t)}`,n("trays {chips}",{chips:_(e)}),o>0&&n("felts {chips}",{chips:_(o)})].filter(Boolean).join(" \xB7 ")}var st=({name:t,value:e,note:o,good:s,warning:a,tone:i})=>l`<div class="sum">
  <h2 class="sum-name">${t}</h2>
  <p class=${M(["sum-value",i])}>${e}</p>
  ${o&&l`<p class="note">${o}</p>`}
  ${s&&l`<p class="note is-good">${s}</p>`}
  ${a&&l`<p class="note is-warning">${a}</p>`}
</div>`;function ys({server:t,state:e,onShow:o}){let[s,a]=y(!1),[i,r]=y(!1),c=e.status==="open";return l`<section class="part" aria-labelledby="players">
    <h2 id="players">${n("Players")}</h2>
    ${e.players.length>0?l`<${he(e)?Fa:ja} state=${e} open=${c} onShow=${o} />`:l`<p class="empty">${c?n("Nobody has come yet. Type the first name."):n("Nobody came.")}</p>`}
    ${e.players.length>0&&!he(e)&&l`<p class="note">${n("Bankroll: the chips that somebody holds and that lie at no table. Owes: markers, signed for chips that were not paid.")}</p>`}
    ${c&&l`<${Ua} server=${t} state=${e} />`}
    ${c&&e.players.length>1&&!he(e)&&l`<div class="names-list no-print"><${f} onTap=${()=>a(!0)}>${n("sell the same to several \u2026")}<//>
        <${f} kind="quiet" onTap=${()=>r(!0)}>${n("save as a group of friends \u2026")}<//></div>`}
    ${i&&l`<${ms} server=${t} state=${e} onClose=${()=>r(!1)} />`}
    ${s&&l`<${fs} server=${t} state=${e} onClose=${()=>a(!1)} />`}
  </section>`}function Fa({state:t,open:e,onShow:o}){let s=Object.fromEntries(t.tables.map(({table:a,name:i})=>[a,i]));return l`<table class="ledger figures is-points">
    <thead><tr>
      <th>${n("player")}</th><th>${n("sits at")}</th>
      ${e&&l`<th class="no-print"><span class="unseen">${n("what to do")}</span></th>`}
    </tr></thead>
    <tbody>
      ${t.players.map(a=>l`<tr key=${a.player}>
        <th scope="row" class="who"><${bs} player=${a} open=${e} onShow=${o} /></th>
        <td data-label=${n("sits at")}>${a.racks.map(i=>s[i.table]).join(", ")||"\u2013"}</td>
        ${e&&l`<td class="deeds no-print">
          <${f} name=${n("everything else for {player}",{player:a.name})} onTap=${()=>o(a.player)}>${n("more")}<//>
        </td>`}
      </tr>`)}
    </tbody>
  </table>`}var bs=({player:t,open:e,onShow:o})=>e?l`<button type="button" class="who-button" onClick=${()=>o(t.player)}>${t.name}</button>`:t.name;function ja({state:t,open:e,onShow:o}){let s=wn(t.players),a=i=>D(i,t.money);return l`<table class="ledger figures">
    <thead><tr>
      <th>${n("player")}</th>
      <th class="number">${n("paid in")}</th>
      <th class="number">${n("bankroll")}</th>
      <th class="number">${n("at tables")}</th>
      <th class="number">${n("paid out")}</th>
      <th class="number">${n("owes")}</th>
      <th class="number">${n("is owed")}</th>
      <th class="number">${n("result")}</th>
      ${e&&l`<th class="no-print"><span class="unseen">${n("what to do")}</span></th>`}
    </tr></thead>
    <tbody>
      ${t.players.map(i=>l`<tr key=${i.player}>
        <th scope="row" class="who"><${bs} player=${i} open=${e} onShow=${o} /></th>
        <${je} label=${n("paid in")} amount=${i.cash_in} written=${a} />
        <${je} label=${n("bankroll")} amount=${i.bankroll} />
        <${je} label=${n("at tables")} amount=${Z(i)} />
        <${je} label=${n("paid out")} amount=${i.cash_out} written=${a} />
        <${je} label=${n("owes")} amount=${U(i)} />
        <${je} label=${n("is owed")} amount=${i.owed} />
        <td class=${M(["number","result",Oe(i.result)])} data-label=${n("result")}>${J(i.result)}</td>
        ${e&&l`<td class="deeds no-print">
          <${f} name=${n("sell chips to {player}",{player:i.name})} onTap=${()=>o(i.player,"sell")}>${n("sell")}<//>
          <${f} name=${n("everything else for {player}",{player:i.name})} onTap=${()=>o(i.player)}>${n("more")}<//>
        </td>`}
      </tr>`)}
    </tbody>
    <tfoot><tr>
      <th scope="row" class="who">${n("all")}</th>
      <td class="number" data-label=${n("paid in")}>${a(s.cash_in)}</td>
      <td class="number" data-label=${n("bankroll")}>${_(s.bankroll)}</td>
      <td class="number" data-label=${n("at tables")}>${_(s.at_tables)}</td>
      <td class="number" data-label=${n("paid out")}>${a(s.cash_out)}</td>
      <td class="number" data-label=${n("owes")}>${_(s.owes)}</td>
      <td class="number" data-label=${n("is owed")}>${_(s.owed)}</td>
      <td class=${M(["number","result",Oe(s.result)])} data-label=${n("result")}>${J(s.result)}</td>
      ${e&&l`<td class="deeds no-print"></td>`}
    </tr></tfoot>
  </table>`}var je=({label:t,amount:e,written:o})=>l`<td class=${M(["number",!e&&"is-nothing"])} data-label=${t}>
  ${On(e,o)}</td>`;function Ua({server:t,state:e}){let o=v(t),[s,a]=y(""),i=async $=>{if($.preventDefault(),!s.trim())return;let p=s;await o.ask("POST",`${t.path}/players`,{name:p.trim()})&&a(m=>m===p?"":m)},r=To(t.api),c=async $=>{for(let{person:p}of $)if(!await o.ask("POST",`${t.path}/players`,{person:p}))return},u=e.players.length===0;return l`<form class="newcomer no-print" onSubmit=${i} novalidate>
    <div class="newcomer-row">
      <input type="text" value=${s} aria-label=${n("name of a new player")} autocomplete="off" spellcheck=${!1}
        placeholder=${u?n("Name"):n("Another name")} aria-invalid=${o.error?"true":null}
        onInput=${$=>{a($.target.value),o.clear()}} />
      <button type="submit" class=${M(["button",u&&"is-main",o.busy&&"is-busy"])}
        aria-busy=${o.busy?"true":null}>${n("add player")}</button>
    </div>
    <${hs} house=${r} here=${e.players.map($=>$.name)} onCome=${c} />
    <${O} text=${o.fields.name??o.error} onGone=${o.clear} />
  </form>`}var Wa={tablet:Yn,fill:qa,credit:Ga,count:vs,move:Ha,close:Ka};function gs({server:t,state:e,table:o,about:s,onClose:a}){let[i,r]=y(s??null),c=`${t.path}/tables/${o.table}`;if(i){let $=Wa[i];return l`<${$} server=${t} state=${e} table=${o} route=${c}
      onBack=${s?a:()=>r(null)} onClose=${a} />`}let u=l`<${f} kind="plain" onTap=${a}>${n("close")}<//>`;return l`<${x} title=${o.name} onClose=${a} foot=${u}>
    <dl class="standing">
      <div><dt>${o.game_name}</dt><dd>${o.cards==="physical"?n("a real deck"):n("on the screens")}</dd></div>
      <div><dt>${n("tray")}</dt><dd class="figure">${_(o.tray)}</dd></div>
      <div><dt>${n("result")}</dt><dd class="figure">${J(o.result)}</dd></div>
      ${o.found!==0&&l`<div><dt>${o.found>0?n("counted over"):n("counted short")}</dt><dd class="figure">${J(o.found)}</dd></div>`}
      ${o.round>0&&l`<div><dt>${n("voided")}</dt><dd>${I("{voided} of {count} round","{voided} of {count} rounds",o.round,{voided:o.voided})}</dd></div>`}
      ${o.undone>0&&l`<div><dt>${n("taken back or amended")}</dt><dd>${I("{count} action","{count} actions",o.undone)}</dd></div>`}
    </dl>
    <div class="deed-grid">
      <a class="button is-main" href=${`/table/${e.night}/${o.table}`}>${n("deal on this screen")}</a>
      <${f} kind="plain" onTap=${()=>r("tablet")}>${n("code for a tablet")}<//>
      <${f} kind="plain" onTap=${()=>r("fill")}>${n("fill the tray")}<//>
      <${f} kind="plain" disabled=${!o.tray} onTap=${()=>r("credit")}>${n("take from the tray")}<//>
      <${f} kind="plain" disabled=${o.status!=="idle"} onTap=${()=>r("count")}>${n("count the tray")}<//>
      <${f} kind="plain" disabled=${!o.seated||o.status!=="idle"||!_s(e,o).length}
        onTap=${()=>r("move")}>${n("move everybody to \u2026")}<//>
      <${f} kind="danger" onTap=${()=>r("close")}>${n("close the table")}<//>
    </div>
  <//>`}var _s=(t,e)=>t.tables.filter(o=>o.table!==e.table&&o.status==="idle");function Ha({server:t,state:e,table:o,route:s,onBack:a,onClose:i}){let r=v(t),c=_s(e,o),[u,$]=y(c.length===1?c[0].table:null),p=c.find(b=>b.table===u),m=async()=>{await r.ask("POST",`${s}/move`,{to:u})&&i()},d=c.map(b=>({value:b.table,label:b.name,note:b.game_name})),h=l`<${f} kind="plain" onTap=${a}>${n("go back")}<//>`;return l`<${x} title=${n("Everybody at {table} moves",{table:o.name})} onClose=${i}>
    <${P} asking=${r} way=${h} blocked=${!p} onSubmit=${m}
        submit=${p?n("move to {table}",{table:p.name}):n("move##to another table")}>
      <${B} label=${n("To##which table")} value=${u} wide choices=${d} onChange=${$} />
      <p class="says">${n("Each takes the chips at the table along, and sits in the seat of the same number, or in the next free one.")}</p>
    <//>
  <//>`}function qa({server:t,state:e,table:o,route:s,onBack:a,onClose:i}){let r=v(t),[c,u]=y(0),$=async()=>{await r.ask("POST",`${s}/fills`,{chips:c})&&i()},p=l`<${f} kind="plain" onTap=${a}>${n("go back")}<//>`;return l`<${x} title=${n("Fill the tray of {table}",{table:o.name})} onClose=${i}>
    <${P} asking=${r} way=${p} blocked=${!c} onSubmit=${$}
        submit=${c?n("fill {chips}",{chips:T(c)}):n("fill##a tray")}>
      <${Y} label=${n("chips")} value=${c} inChips chipset=${e.chip_set} onChange=${u} />
      <p class="says">${n("From the cage, which holds {chips}. More chips are issued if it is short. The tray then holds {chips2}.",{chips:_(e.chips.cage),chips2:_(o.tray+c)})}</p>
      <p class="note">${n("Cage: the house's chips that are at no table and with no player.")}</p>
    <//>
  <//>`}function Ga({server:t,state:e,table:o,route:s,onBack:a,onClose:i}){let r=v(t),[c,u]=y(0),$=async()=>{await r.ask("POST",`${s}/credits`,{chips:c})&&i()},p=l`<${f} kind="plain" onTap=${a}>${n("go back")}<//>`;return l`<${x} title=${n("Take from the tray of {table}",{table:o.name})} onClose=${i}>
    <${P} asking=${r} way=${p} blocked=${!c} onSubmit=${$}
        submit=${c?n("take {chips}",{chips:T(c)}):n("take##from a tray")}>
      <${Y} label=${n("chips")} value=${c} most=${o.tray} inChips chipset=${e.chip_set} onChange=${u} />
      <p class="says">${n("Back to the cage. The tray then holds {chips}.",{chips:_(o.tray-c)})}</p>
    <//>
  <//>`}function vs({server:t,state:e,table:o,route:s,onBack:a,onClose:i}){let r=v(t),c=Ot(o.tray,e.chip_set),[u,$]=y(null),p=()=>{let b=c.over();b&&(Re(c.total,c.book)?$(b):m(b))},m=async b=>{$(null),await r.ask("POST",`${s}/counts`,b)?i():c.afresh(o.tray)},d=o.tray!==c.book,h=l`<${f} kind="plain" onTap=${a}>${n("go back")}<//>`;return l`<${x} title=${n("Count the tray of {table}",{table:o.name})} onClose=${i}>
    ${d&&l`<p class="note is-warning">${n("The tray has changed since you began.")}
      <${f} kind="quiet" onTap=${()=>c.afresh(o.tray)}>${n("count afresh")}<//></p>`}
    <${P} asking=${r} way=${h} blocked=${d||o.status!=="idle"||!c.said} onSubmit=${p}
        submit=${c.said?n("that is all: {chips}",{chips:_(c.total)}):n("that is all")}>
      <${Et} counting=${c} chipset=${e.chip_set} />
      <p class="note">${n("What is more or less than the book has is written down as over or short. It is nobody's win.")}</p>
      ${u&&l`<${Be} found=${c.total} book=${c.book} onYes=${()=>m(u)} onClose=${()=>$(null)} />`}
    <//>
  <//>`}function Ka({server:t,state:e,table:o,route:s,onBack:a,onClose:i}){let r=v(t),[c,u]=y(!1),$=async()=>{await r.ask("POST",`${s}/close`,{})&&i()},p=e.players.flatMap(h=>h.racks.filter(b=>b.table===o.table).map(b=>({name:h.name,chips:b.chips}))),m=o.status!=="idle";if(c)return l`<${vs} server=${t} state=${e} table=${o} route=${s}
      onBack=${()=>u(!1)} onClose=${()=>u(!1)} />`;let d=l`<${f} kind="plain" onTap=${a}>${n("go back")}<//>`;return l`<${x} title=${n("Close {table}?",{table:o.name})} onClose=${i}>
    <${P} asking=${r} way=${d} danger blocked=${m} submit=${n("close the table")} onSubmit=${$}>
      ${m&&l`<p class="wrong">${n("A round is not over there. End it first, or void it.")}</p>`}
      ${!m&&(o.counted!==null?l`<p class="note is-good">${n("The tray is counted.")}</p>`:l`<div class="count-first"><p class="note is-warning">${n("The tray is not counted.")}</p>
            <${f} onTap=${()=>u(!0)}>${n("count it first")}<//></div>`)}
      <p>${I("The tray's {count} chip goes to the cage.","The tray's {count} chips go to the cage.",o.tray)}${p.length>0&&` ${n("These racks go to the bankrolls:")}`}</p>
      ${p.length>0&&l`<dl class="standing">
        ${p.map(h=>l`<div key=${h.name}><dt>${h.name}</dt><dd class="figure">${_(h.chips)}</dd></div>`)}
      </dl>`}
    <//>
  <//>`}function ks({server:t,state:e}){let o=v(t),s=e.tables.flatMap(i=>i.waiting.map(r=>({table:i,screen:r})));if(!s.length)return null;let a=i=>`${t.path}/tables/${i.table}/screen`;return l`<ul class="asked no-print" aria-label=${n("screens that ask")}>
    ${s.map(({table:i,screen:r})=>l`<li key=${r.session} role="alert">
      <span>${we("{screen} wants to run {table}.",{screen:l`<b>${r.name}</b>`,table:i.name})} <span class="note">${Ts(i)}</span></span>
      <${f} busy=${o.busy} name=${n("send {screen} away",{screen:r.name})}
        onTap=${()=>o.ask("DELETE",`${a(i)}/${r.session}`)}>${n("send it away")}<//>
      <${f} kind="main" busy=${o.busy} name=${n("let {screen} in",{screen:r.name})}
        onTap=${()=>o.ask("PUT",a(i),{session:r.session})}>${n("let it in")}<//>
    </li>`)}
    <${O} text=${o.error} />
  </ul>`}var ws=({table:t})=>t.running&&l`<span class=${`note ${t.running.silent?"is-warning":""}`}>${Ts(t)}</span>`;function Ts({running:t}){return t?t.silent?n("{running} runs it, and was not heard for a minute.",{running:t.name}):n("{running} runs it.",{running:t.name}):n("No screen runs it.")}var Ss=(t,e={})=>Object.fromEntries(t.settings.map(({name:o,default:s,is_asked:a})=>[o,e[o]??(a?null:s)])),Ue=t=>Object.fromEntries(Object.entries(t).filter(([,e])=>e!==null&&e!==""));function Mt(t,e){for(let{name:o,value:s,default:a}of t.settings){if(e[o]===null&&a===null)continue;if(e[o]===null)return n("Choose: {option}.",{option:L(o)});let i=xs(s,e[o]);if(i)return`${As(L(o))}: ${i}.`}return null}function xs(t,e){return Array.isArray(t)?t.includes(e)?null:n("choose one"):t.fields?So(Object.entries(t.fields).map(([o,s])=>xs(s,e?.[o]))):t.paytable?typeof e=="string"?null:So(Object.values(e).map(Cs)):t.each&&e&&typeof e=="object"?So(t.each.map(o=>xo(t,e[o]))):xo(t,e)}var So=t=>t.find(Boolean)??null;function xo({min:t,max:e,step:o=1},s){return Number.isSafeInteger(s)?s<t?n("{amount} or more",{amount:t}):s>e?n("{amount} or less",{amount:e}):(s-t)%o?n("in steps of {step}",{step:o}):null:n("a whole number, please")}var Ja=/^([1-9]\d{0,6}(\/[1-9]\d{0,6})?|push|lose)$/,Cs=t=>Ja.test(String(t))?null:n("each hand pays a whole number, a fraction 3/2, push or lose");var As=t=>t[0].toUpperCase()+t.slice(1);function Os({game:t,held:e,onChange:o}){return l`<div class="settings">
    ${t.settings.map(s=>l`<fieldset class="field setting" key=${s.name}>
      <legend>${As(L(s.name))}</legend>
      ${s.meaning&&l`<p class="quiet small">${s.meaning}</p>`}
      <${Es} value=${s.value} name=${s.name} choices=${s.choices} held=${e[s.name]}
        none=${s.default===null} onChange=${a=>o({...e,[s.name]:a})} />
    </fieldset>`)}
    ${t.odds?.length>0&&l`<${Va} odds=${t.odds} />`}
  </div>`}var Va=({odds:t})=>l`<section class="odds">
  <h3>${n("What it costs or earns the house")}</h3>
  <dl>${t.map(({title:e,text:o})=>l`<div key=${e}><dt>${e}</dt><dd>${o}</dd></div>`)}</dl>
</section>`;function Es(t){let{value:e}=t;return Array.isArray(e)?l`<${za} ...${t} words=${e} />`:e.paytable?l`<${Xa} ...${t} />`:e.fields?l`<${Ns} ...${t} />`:e.each?l`<${Za} ...${t} />`:l`<${Ps} ...${t} />`}var za=({words:t,choices:e,held:o,onChange:s})=>l`<div class="choices">
  ${t.map(a=>l`<${f} key=${a} chosen=${a===o} onTap=${()=>s(a)}>
    <span class="choice-words"><b>${typeof a=="number"?_(a):L(a)}</b>
      ${e?.[a]&&l`<span class="choice-note">${e[a]}</span>`}</span>
  <//>`)}
</div>`;function Ps({value:t,name:e,held:o,none:s,onChange:a}){let i=o===null&&s?null:xo(t,o),r=c=>{let u=c.target.value.trim();a(/^\d{1,16}$/.test(u)?Number(u):u===""&&s?null:u)};return l`<div class="figure-field">
    <input class=${M(["figure-input",i&&"is-wrong"])} inputmode="numeric" autocomplete="off" aria-label=${L(e)}
      placeholder=${s?n("none"):""} value=${o??""} onInput=${r} />
    ${i&&l`<span class="quiet small">${i}</span>`}
  </div>`}var Ns=({value:t,held:e,onChange:o})=>l`<div class="setting-group">
  ${Object.entries(t.fields).map(([s,a])=>l`<label key=${s}><span>${L(s)}</span>
    <${Es} value=${a} name=${s} held=${e?.[s]} onChange=${i=>o({...e,[s]:i})} />
  </label>`)}
</div>`;function Za({value:t,name:e,held:o,onChange:s}){let a=o!==null&&typeof o=="object",i=()=>s(Object.fromEntries(t.each.map(r=>[r,o])));return l`<div class="setting-each">
    <div class="choices">
      <${f} chosen=${!a} onTap=${()=>a&&s(o[t.each[0]])}>${n("one for all")}<//>
      <${f} chosen=${a} onTap=${()=>!a&&i()}>${n("one for each")}<//>
    </div>
    ${a?l`<${Ns} value=${{fields:Object.fromEntries(t.each.map(r=>[r,Qa(t)]))}}
          held=${o} onChange=${s} />`:l`<${Ps} value=${t} name=${e} held=${o} onChange=${s} />`}
  </div>`}var Qa=({min:t,max:e,step:o})=>({min:t,max:e,step:o}),Ya=n("your own##a paytable");function Xa({value:t,choices:e,held:o,onChange:s}){let a=Object.entries(t.paytable),i=typeof o=="object"&&o!==null,r=()=>s(Object.fromEntries(Object.entries(a[0][1]).map(([u,$])=>[u,er($)]))),c=i?o:t.paytable[o];return l`<div class="setting-paytable">
    <div class="choices">
      ${a.map(([u])=>l`<${f} key=${u} chosen=${o===u} onTap=${()=>s(u)}>
        <span class="choice-words"><b>${L(u)}</b>
          ${e?.[u]&&l`<span class="choice-note">${e[u]}</span>`}</span>
      <//>`)}
      <${f} chosen=${i} onTap=${()=>!i&&r()}>${Ya} …<//>
    </div>
    <dl class="paytable">
      ${Object.entries(c??{}).map(([u,$])=>l`<div key=${u}>
        <dt>${u}</dt>
        <dd>${i?l`<input class=${M(["figure-input",Cs($)&&"is-wrong"])} aria-label=${u} value=${$}
              onInput=${p=>s({...o,[u]:Ms(p.target.value.trim())})} />`:$}</dd>
      </div>`)}
    </dl>
  </div>`}var er=t=>Ms(t.replace(/:1$/,"").replace(":","/")),Ms=t=>/^[1-9]\d*$/.test(t)?Number(t):t;var tr=250,or=60,nr=4,sr=1e6;function Is({api:t,game:e,options:o}){let s=Number.isSafeInteger(o.minimum_bet)?o.minimum_bet:1,[a,i]=y({hands:or,seats:nr,stake:null}),r=a.stake??s,c=ir(t,e,o,{...a,stake:r});if(!e.evening_hands.length)return null;let u=[...Array(e.seats.most-e.seats.least+1).keys()].map(p=>p+e.seats.least),$=({target:p})=>{let m=p.value.trim();m===""?i({...a,stake:null}):/^\d{1,7}$/.test(m)&&Number(m)>=1&&Number(m)<=sr&&i({...a,stake:Number(m)})};return l`<section class="evening" aria-label=${n("An evening for the bank")}>
    <h3>${n("An evening for the bank")}</h3>
    <div class="evening-asked">
      <${Ds} label=${n("hands##of an evening")} value=${a.hands} values=${e.evening_hands} onChange=${p=>i({...a,hands:p})} />
      <${Ds} label=${n("players##who play an evening")} value=${a.seats} values=${u} onChange=${p=>i({...a,seats:p})} />
      <label>${n("ante##on each hand")} <input class="figure-input" inputmode="numeric" autocomplete="off" value=${r} onInput=${$} /></label>
    </div>
    <table class="evening-lines">
      <thead><tr><th></th><th>${n("the bank wins")}</th><th>${n("tray##needed for an evening")}</th><th>${n("drawer##needed for an evening")}</th></tr></thead>
      <tbody>${c.map(({choice:p,expected:m,tray:d,drawer:h,text:b})=>l`<tr key=${p}>
          <th scope="row">${L(p)}</th><td>${J(m)}</td><td>${d===null?"\u2013":_(d)}</td><td>${h===null?"\u2013":_(h)}</td></tr>
          <tr class="evening-text"><td colspan="4">${b}</td></tr>`)}</tbody>
    </table>
    <p class="quiet small">${n("In chips, if everybody plays the best, antes the same and leaves Trips alone. Who plays worse brings the bank more.")}</p>
  </section>`}var Ds=({label:t,value:e,values:o,onChange:s})=>l`<label>${t}
  <select value=${e} onChange=${({target:a})=>s(Number(a.value))}>
    ${o.map(a=>l`<option key=${a} value=${a}>${_(a)}</option>`)}
  </select></label>`;function ir(t,e,o,{hands:s,seats:a,stake:i}){let[r,c]=y([]),u=JSON.stringify({options:Ue(o),hands:s,seats:a,stake:i});return A(()=>{if(!e.evening_hands.length)return;let $=!1,p=setTimeout(async()=>{try{let{evening:m}=await t.send("POST",`games/${e.slug}/evening`,JSON.parse(u));$||c(m)}catch{$||c([])}},tr);return()=>{$=!0,clearTimeout(p)}},[e,u]),r}var ar=250;function Rs(t,e,o){let[s,a]=y(null),i=e?.odds?.length&&Mt(e,o)===null?JSON.stringify(Ue(o)):null;return A(()=>{if(i===null)return;let r=!1,c=setTimeout(async()=>{try{let{odds:u}=await t.send("POST",`games/${e.slug}/odds`,{options:JSON.parse(i)});r||a({game:e,odds:u})}catch{r||a(null)}},ar);return()=>{r=!0,clearTimeout(c)}},[e,i]),i!==null&&s?.game===e?s.odds:[]}var rr=[{value:"virtual",label:n("on the screens"),note:n("the house shuffles; everybody can check it")},{value:"physical",label:n("a real deck"),note:n("the dealer deals, and taps each card that turns up")}];function Bs({server:t,state:e,onOpened:o,onClose:s}){let{games:a,trouble:i}=cr(t.api),r=v(t),[c,u]=y(null),[$,p]=y(null),[m,d]=y("virtual"),[h,b]=y(0),[S,k]=y(""),w=H(null);A(()=>w.current.scrollIntoView({block:"nearest"}),[]);let g=n("Table {number}",{number:Math.max(0,...e.tables.map(z=>z.table))+1}),C=z=>{let ne=a.find(ue=>ue.slug===z);u(ne),p(Ss(ne)),r.clear()},E=z=>{p(z),r.clear()},X=c&&Mt(c,$),le=Rs(t.api,c,$),de=async()=>{let z=await r.ask("POST",`${t.path}/tables`,{game:c.slug,options:Ue($),cards:m,tray:h,...S.trim()&&{name:S.trim()}});z&&o(z.number)},ce=l`<${f} kind="plain" onTap=${s}>${n("go back")}<//>`;return l`<section class="sheet" ref=${w} aria-labelledby="open-table">
    <h3 id="open-table">${n("Open a table")}</h3>
    <${O} text=${i} />
    <${P} asking=${r} submit=${n("open the table")} way=${ce} onSubmit=${de}
        blocked=${!c||X}>
      <${B} label=${n("Game")} value=${c?.slug} wide onChange=${C}
        choices=${(a??[]).map(z=>({value:z.slug,label:z.name,note:lr(z.seats)}))} />
      ${c&&l`
        <p class="note"><a href=${`/help/${c.slug}`} target="_blank" rel="noopener">${n("How {game} is played",{game:c.name})}</a></p>
        <${B} label=${n("Cards")} value=${m} wide choices=${rr} onChange=${d} />
        <${Os} key=${c.slug} game=${{...c,odds:le}} held=${$} onChange=${E} />
        <${Is} key=${`evening ${c.slug}`} api=${t.api} game=${c} options=${$} />
        ${X&&l`<p class="wrong" role="alert">${X}</p>`}
        <fieldset class="field"><legend>${n("Tray")}</legend>
          <p class="note">${c.scored?n("Players pay each other here, and the house only lends: the tray may stay empty. Played for points alone, nobody needs a chip."):n("Chips with which the house pays at this table. When they run out, the cage fills the tray by itself and the dealer says so.")}</p>
          <${Y} label=${n("chips")} value=${h} least=${0} inChips chipset=${e.chip_set} onChange=${b} />
        </fieldset>
        <${G} label=${n("Name")} value=${S} placeholder=${g} wrong=${r.fields.name} onInput=${k} />`}
    <//>
  </section>`}function lr({least:t,most:e}){return t===e?I("{count} player","{count} players",e):n("{least} to {most} players",{least:t,most:e})}function cr(t){let[e,o]=y({});return A(()=>{t.get("games").then(({games:s})=>o({games:s}),s=>o({trouble:s instanceof q?s.message:n("The list of games did not come. Go back and try again.")}))},[]),e}var ur={idle:n("between rounds"),playing:n("playing"),finished:n("paid, waits for the next round"),frozen:n("stopped: the round can only be voided"),closed:n("closed")};function Ls({server:t,state:e,onShow:o}){let[s,a]=y(!1),i=e.status==="open",r=c=>{a(!1),o(c,"tablet")};return l`<section class="part" aria-labelledby="tables">
    <h2 id="tables">${n("Tables")}</h2>
    ${i&&l`<${ks} server=${t} state=${e} />`}
    ${e.tables.length>0?l`<${pr} state=${e} open=${i} onShow=${o} />`:!s&&l`<p class="empty">${i?n("No table yet. A game begins with one."):n("No table was opened.")}</p>`}
    ${e.tables.length>0&&!he(e)&&l`<p class="note">${n("Tray: the chips that a table pays from and takes into. Result: what the house has won there, less what it has lost.")}</p>`}
    ${i&&(s?l`<${Bs} server=${t} state=${e} onOpened=${r} onClose=${()=>a(!1)} />`:l`<div class="no-print"><${f} kind=${e.tables.length?null:"main"} onTap=${()=>a(!0)}>${n("open a table")}<//></div>`)}
  </section>`}function pr({state:t,open:e,onShow:o}){let s=et(t.tables),a=he(t);return l`<table class="ledger figures is-tables">
    <thead><tr>
      <th>${n("table")}</th><th>${n("game")}</th><th class="number">${n("round")}</th><th class="number">${n("seated")}</th>
      ${!a&&l`<th class="number">${n("tray")}</th><th class="number">${n("result")}</th>`}
      ${e&&l`<th class="no-print"><span class="unseen">${n("what to do")}</span></th>`}
    </tr></thead>
    <tbody>
      ${t.tables.map(i=>l`<${$r} key=${i.table} table=${i} night=${t.night} points=${a} open=${e} onShow=${o} />`)}
    </tbody>
    ${!a&&l`<tfoot><tr>
      <th scope="row" class="who" colspan="4">${n("all")}</th>
      <td class="number" data-label=${n("tray")}>${_(s.tray)}</td>
      <td class=${M(["number","result",Oe(s.result)])} data-label=${n("result")}>${J(s.result)}</td>
      ${e&&l`<td class="deeds no-print"></td>`}
    </tr></tfoot>`}
  </table>`}function $r({table:t,night:e,points:o,open:s,onShow:a}){let i=s&&t.status!=="closed";return l`<tr class=${M([t.status==="closed"&&"is-over"])}>
    <th scope="row" class="who">${t.name}</th>
    <td class="game">${t.game_name}
      <span class="note">${t.cards==="physical"?n("a real deck"):n("on the screens")} · ${ur[t.status]}</span>
      ${i&&l`<${ws} table=${t} />`}
      ${t.voided>0&&l`<span class="note is-warning">${I("{voided} of {count} round voided","{voided} of {count} rounds voided",t.round,{voided:t.voided})}</span>`}</td>
    <td class="number" data-label=${n("round")}>${t.round?_(t.round):"\u2013"}</td>
    <td class="number" data-label=${n("seated")}>${_(t.seated)}</td>
    ${!o&&l`<td class="number" data-label=${n("tray")}>${_(t.tray)}</td>
      <td class=${M(["number","result",Oe(t.result)])} data-label=${n("result")}>${J(t.result)}</td>`}
    ${s&&l`<td class="deeds no-print">
      ${i&&l`<a class="button" href=${`/table/${e}/${t.table}`}>${n("deal")}</a>
        <${f} name=${n("everything else about {table}",{table:t.name})} onTap=${()=>a(t.table)}>${n("more")}<//>`}
    </td>`}
  </tr>`}function Fs({server:t,state:e}){let o=v(t);if(!e.wishes.length)return null;let s=i=>`${t.path}/wishes/${i.number}`,a=(i,r)=>o.ask("POST",s(i),r?{against:r}:{});return l`<section class="desk-wishes" role="status" aria-label=${n("asked for")}>
    ${e.wishes.map(i=>l`<div key=${i.number} class="desk-wish">
      <p><b>${i.text}</b> <span class="quiet">${hr(i,e.money)}</span></p>
      <div class="desk-wish-ways">
        <${f} busy=${o.busy} onTap=${()=>o.ask("DELETE",s(i))}>${n("no")}<//>
        ${i.kind==="buy-in"&&l`<${f} busy=${o.busy} onTap=${()=>a(i,"marker")}>${n("on a marker")}<//>`}
        <${f} kind="main" busy=${o.busy} onTap=${()=>a(i)}>${i.kind==="buy-in"?n("sold for cash"):"yes"}<//>
      </div>
    </div>`)}
    <${O} text=${o.error} />
  </section>`}var hr=({kind:t,chips:e},o)=>t==="buy-in"&&o?n("{money} in cash",{money:V(e,o)}):"";var mr=Number(location.pathname.split("/")[2]),js=new at("/api"),Co=`nights/${mr}`,fe=new wt({api:js,path:Co,events:`/api/${Co}/events`}),oe={api:js,path:Co,accept(t){t?.players?fe.accept(t):fe.refresh()}};function fr(){let t=fe.state.value,e=fe.refusal.value;return e?l`<${br} error=${e} />`:t?l`<${dr} state=${t} connection=${fe.connection.value} />`:l`<${yr} lost=${fe.connection.value==="lost"} />`}function dr({state:t,connection:e}){let[o,s]=y(null),a=()=>s(null),i=o?.player&&t.players.find(u=>u.player===o.player),r=o?.table&&t.tables.find(u=>u.table===o.table),c=t.status==="open";return document.title=n("{night} \xB7 Croupier",{night:t.name}),l`
    ${e==="lost"&&l`<${kn} since=${fe.heard.value} onRetry=${()=>fe.refresh()} />`}
    <${os} path=${[n("Nights"),t.name]} connection=${e}>
      <a class="masthead-link" href="/desk">${n("all nights")}</a>
    <//>
    <main class="desk">
      <div class="headline">
        <div><h1>${t.name}</h1><p class="quiet">${An(t.opened)}</p></div>
        ${c?l`<${as} server=${oe} state=${t} large=${!!o?.phones} onShow=${()=>s({phones:!0})} />`:l`<span class="badge is-closed">${n("closed")}</span>`}
      </div>
      <${is} server=${oe} state=${t} />
      ${!c&&l`<${Mn} server=${oe} state=${t} />`}
      <${Fs} server=${oe} state=${t} />
      <${ds} state=${t} />
      <${ys} server=${oe} state=${t} onShow=${(u,$)=>s({player:u,deed:$})} />
      ${c&&l`<${Dn} server=${oe} state=${t} />`}
      <${Ls} server=${oe} state=${t} onShow=${(u,$)=>s({table:u,about:$})} />
      <${es} server=${oe} state=${t} onClose=${()=>s({closing:!0})} />
    </main>
    ${i&&l`<${$s} key=${i.player} server=${oe} state=${t} player=${i}
      deed=${o.deed} onClose=${a} />`}
    ${r&&l`<${gs} key=${r.table} server=${oe} state=${t} table=${r}
      about=${o.about} onClose=${a} />`}
    ${o?.phones&&l`<${rs} server=${oe} state=${t} onClose=${a} />`}
    ${o?.closing&&l`<${Nn} server=${oe} state=${t} onClose=${a} />`}`}var yr=({lost:t})=>t?l`<${Tt} mark="d" title=${n("No connection")} text=${n("The server does not answer. This page goes on trying.")}>
      <${f} onTap=${()=>fe.refresh()}>${n("try now")}<//>
    <//>`:l`<${Tt} title=${n("One moment")} text=${n("The night is being fetched.")} />`;function br({error:t}){return t.status===401&&Xe(),l`<${Tt} mark="d" title=${n("Not for this screen")} text=${t.message}>
    <a class="button is-main" href="/">${n("go on")}</a>
  <//>`}Kt(l`<${fr} />`,document.getElementById("page"));
