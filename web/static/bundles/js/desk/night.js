function Po(){let e=crypto.getRandomValues(new Uint8Array(16));return Array.from(e,t=>t.toString(16).padStart(2,"0")).join("")}var No=document.documentElement,ie=No.lang||"en",We=navigator.languages.find(e=>e.split("-")[0]===ie)??ie,Mo=JSON.parse(No.dataset.languages??'{"en":"English"}'),Rt=Reflect.get(globalThis,"catalogue")??{},Qs=31536e3;function Do(e){document.cookie=`croupier-language=${e}; path=/; max-age=${Qs}; samesite=lax`,location.reload()}var Ys=new Intl.NumberFormat(ie).format(1e4).replace(/\d/g,"");function _(e){let t=String(Math.abs(e)).replace(/\B(?=(\d{3})+$)/g,Ys);return e<0?`\u2212${t}`:t}var J=e=>e>0?`+${_(e)}`:_(e);function at(e,t){if(!t)return _(e);let o=new Intl.NumberFormat(We,{style:"currency",currency:t});return o.format(e/10**(o.resolvedOptions().maximumFractionDigits??0))}var Io=/\{(\w+)\}/,Xs=new Intl.PluralRules(ie),n=(e,t={})=>Lo(Ro(e),t);function R(e,t,o,s={}){let a=Rt[t],i=typeof a=="object"?a[Xs.select(o)]??a.other:Bo(o===1?e:t);return Lo(i,{count:o,...s})}var $e=(e,t)=>Ro(e).split(Io).map((o,s)=>s%2?Fo(t[o]):o);function Ro(e){let t=Rt[e];return typeof t=="string"?t:Bo(e)}var Bo=e=>e.split("##")[0],Lo=(e,t)=>e.split(Io).map((o,s)=>s%2?Fo(t[o]):o).join(""),Fo=e=>typeof e=="number"?_(e):e;var G=class extends Error{constructor({code:t,message:o,status:s,body:a}){super(o),this.name="Refused",this.code=t,this.status=s,this.body=a}},He=class extends Error{constructor(){super(n("No answer from the server. Look whether it has arrived before you do it again.")),this.name="Unreachable",this.code="unreachable"}},Lt=location.pathname.match(/^\/practice\/[\w-]+/)?.[0]??"",ei=5e3,jo=[250,500,1e3,2e3,4e3],ti=[502,503,504],rt=class{#o;constructor(t){this.#o=Lt+(t.endsWith("/")?t:`${t}/`)}async get(t){return Bt(await this.#t(t,{}))}async look(t,o){let s=await this.#t(t,{headers:o?{"If-None-Match":o}:{},cache:"no-store"});return s.status===304?null:{state:Bt(s),etag:s.etag}}async send(t,o,s={},{signal:a}={}){let i={"Content-Type":"application/json","Idempotency-Key":Po()},r={method:t,headers:i,body:JSON.stringify(s)};for(let c=0;;c+=1){try{return Bt(await this.#t(o,r))}catch(u){if(!(u instanceof He)||a?.aborted)throw u}await new Promise(u=>setTimeout(u,jo[Math.min(c,jo.length-1)]))}}async#t(t,o){let s=new AbortController,a=setTimeout(()=>s.abort(),ei);try{let i=await fetch(this.#o+t,{signal:s.signal,...o});if(ti.includes(i.status))throw new He;let{ok:r,status:c,headers:u}=i;return{ok:r,status:c,etag:u.get("ETag"),text:await i.text()}}catch{throw new He}finally{clearTimeout(a)}}};function Bt({ok:e,status:t,text:o}){let s=oi(o);if(e)return s;let{code:a=`http-${t}`,message:i}=s?.error??s??{};throw new G({code:a,message:i??n("The server answered {status} and did not say why.",{status:t}),status:t,body:s})}function oi(e){try{return JSON.parse(e)}catch{return null}}var Wo=function(e,t,o,s){var a;t[0]=0;for(var i=1;i<t.length;i++){var r=t[i++],c=t[i]?(t[0]|=r?1:2,o[t[i++]]):t[++i];r===3?s[0]=c:r===4?s[1]=Object.assign(s[1]||{},c):r===5?(s[1]=s[1]||{})[t[++i]]=c:r===6?s[1][t[++i]]+=c+"":r?(a=e.apply(c,Wo(e,c,o,["",null])),s.push(a),c[0]?t[0]|=2:(t[i-2]=0,t[i]=a)):s.push(c)}return s},Uo=new Map;function Ho(e){var t=Uo.get(this);return t||(t=new Map,Uo.set(this,t)),(t=Wo(this,t.get(e)||(t.set(e,t=(function(o){for(var s,a,i=1,r="",c="",u=[0],$=function(d){i===1&&(d||(r=r.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,d,r):i===3&&(d||r)?(u.push(3,d,r),i=2):i===2&&r==="..."&&d?u.push(4,d,0):i===2&&r&&!d?u.push(5,0,!0,r):i>=5&&((r||!d&&i===5)&&(u.push(i,0,r,a),i=6),d&&(u.push(i,d,0,a),i=6)),r=""},p=0;p<o.length;p++){p&&(i===1&&$(),$(p));for(var f=0;f<o[p].length;f++)s=o[p][f],i===1?s==="<"?($(),u=[u],i=3):r+=s:i===4?r==="--"&&s===">"?(i=1,r=""):r=s+r[0]:c?s===c?c="":r+=s:s==='"'||s==="'"?c=s:s===">"?($(),i=1):i&&(s==="="?(i=5,a=r,r=""):s==="/"&&(i<5||o[p][f+1]===">")?($(),i===3&&(u=u[0]),i=u,(u=u[0]).push(2,0,i),i=0):s===" "||s==="	"||s===`
`||s==="\r"?($(),i=2):r+=s),i===3&&r==="!--"&&(i=4,u=u[0])}return $(),u})(e)),t),arguments,[])).length>1?t:t[0]}var N,Ko,Ut,be,Ft,pt,Jo,ct,Vo,Wt,jt,ni,Ge=Symbol.for("pv"),$t={},ht=[],si=/^m(i|n|o|s|text|space)$/,Ht=Array.isArray,qt=ht.slice,Se=Object.assign;function Te(e){e&&e.parentNode&&e.remove()}function ft(e,t,o){var s,a,i,r={},c=arguments.length;for(i in t)i=="key"?s=t[i]:i=="ref"&&typeof e!="function"?a=t[i]:r[i]=t[i];return c>2&&(r.children=c>3?qt.call(arguments,2):o),qe(e,r,s,a,null)}function qe(e,t,o,s,a){var i={type:e,props:t,key:o,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ge,__v:a||++Ko,__i:-1,__u:0};return!a&&N.vnode&&N.vnode(i),i}function _e(e){return e.children}function Ee(e,t){this.props=e,this.context=t,this.__g=0}function ge(e,t){if(t==null)return e.__&&ge(e.__,e.__i+1);for(var o;t<e.__k.length;t++)if((o=e.__k[t])&&o.__e)return o.__e;return typeof e.type!="function"||e.props.__P?null:ge(e)}function ii(e){var t,o=e.__v,s=o.__e,a=[],i=[],r=e.__P;r&&((t=Se({constructor:Ge},o)).__v=o.__v+1,N.vnode&&N.vnode(t),Gt(r,t,o,e.__n,r.namespaceURI,32&o.__u?[s]:null,a,s||ge(o),32&o.__u,i),t.__v=o.__v,t.__.__k[t.__i]=t,en(a,t,i),o.__=o.__e=null,t.__e!=s&&zo(t))}function zo(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),zo(e)}function qo(e){(8&e.__g||(e.__g|=8,be.push(e),pt++))&&Ft==N.debounceRendering||((Ft=N.debounceRendering)||queueMicrotask)(Zo)}function Zo(){try{for(var e,t=1;be.length;)be.length>t&&be.sort(Jo),e=be.shift(),t=be.length,8&e.__g&&ii(e)}finally{(pt=be.length)&&(Ft||queueMicrotask)(Zo)}}function Qo(e,t,o,s,a,i,r,c,u,$,p){var f,d,h,b,S,k,w=s.__k||ht,g=t.length;for(u=ai(o,t,w,u,g),f=0;f<g;f++)(h=o.__k[f])!=null&&(d=~h.__i&&w[h.__i]||$t,h.__i=f,k=Gt(e,h,d,a,i,r,c,u,$,p),b=h.__e,(d.ref!=h.ref||8&d.__u)&&(d.ref&&Kt(d.ref,null,h,d),h.ref&&p.push(h.ref,h.__c||b,h)),S=S||b,4&h.__u?(u=Yo(h,u,e,!d.__v),d.__e&&(d.__e=null)):typeof h.type=="function"&&k!==void 0?u=k:b&&(u=b.nextSibling),h.__u&=-21);return o.__e=S,u}function ai(e,t,o,s,a){var i,r,c,u,$,p,f,d,h,b=o.length,S=b,k=0,w=0,g=e.__k=Array(a);for(i=0;i<a;i++)(r=t[i])!=null&&typeof r!="boolean"&&typeof r!="function"?(typeof r!="object"||r.constructor===String?r=g[i]=qe(null,r):Ht(r)?r=g[i]=qe(_e,{children:r}):r.constructor===Ge&&r.__b?r=g[i]=qe(r.type,r.props,r.key,r.ref,r.__v):g[i]=r,u=i+k,r.__=e,r.__b=e.__b+1,c=null,~($=r.__i=ri(r,o,u,S))&&(S--,(c=o[$])&&(c.__u|=2)),c&&c.__v?(r.__u|=16,$==u-1?k--:$==u+1?k++:$!=u&&($>u?k--:k++,w=1)):(~$||(a>b?k--:a<b&&k++),typeof r.type!="function"&&(r.__u|=4))):g[i]=null;if(w){for(p=[],f=[],i=0;i<a;i++)if((r=g[i])&&16&r.__u){for(k=0,d=p.length;k<d;)p[h=k+d>>1]<r.__i?k=h+1:d=h;p[k]=r.__i,f[i]=k+1}for(k=p.length;i--;)f[i]&&(f[i]==k?k--:g[i].__u|=4)}if(S)for(i=0;i<b;i++)!(c=o[i])||2&c.__u||(c.__e==s&&(s=ge(c)),Jt(c,c));return s}function Yo(e,t,o,s){var a,i,r,c;if(typeof e.type=="function"){if(e.props.__P)return t;if(a=e.__k)for(i=0;i<a.length;i++)a[i]&&(a[i].__=e,t=Yo(a[i],t,o,!1));return t}for(t&&!t.parentNode&&(t=ge(e))&&!t.parentNode&&(t=null),r=e.__e,c=t;c&&c.nodeType==8;)c=c.nextSibling;for(r!=c&&(!s&&o.moveBefore&&r.parentNode?o.moveBefore(r,t):o.insertBefore(r,t||null)),t=r;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function ri(e,t,o,s){var a,i=e.key,r=e.type,c=t[o],u=c&&!(2&c.__u);if(c===null&&i==null||u&&i==c.key&&r==c.type)return o;if(s>(u?1:0)){for(a=o-1;a>=0;a--)if((c=t[a])&&!(2&c.__u)&&i==c.key&&r==c.type)return a;for(a=o+1;a<t.length;a++)if((c=t[a])&&!(2&c.__u)&&i==c.key&&r==c.type)return a}return-1}function Go(e,t,o){o==null&&(o=""),t[0]=="-"?e.setProperty(t,o):e[t]=o}function lt(e,t,o,s,a){var i,r;if(t=="style")if(typeof o=="string")e.style.cssText=o;else{if(typeof s=="string"&&(e.style.cssText=s=""),s)for(t in s)o&&t in o||Go(e.style,t);if(o)for(t in o)s&&o[t]==s[t]||Go(e.style,t,o[t])}else if(t[0]=="o"&&t[1]=="n")typeof o!="function"&&(o=null),typeof s!="function"&&(s=null),(e.__e||(e.__e={}))[t]=o,o&&s||(r=jt[t]||(jt[t]=li(t)),(e.__a||(e.__a={}))[t]=Wt,i=t!=(t=t.replace(Vo,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),o?e.addEventListener(t,r,i):e.removeEventListener(t,r,i));else{if(a=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=o??"")}catch{}if(typeof o=="function")return;o==null||o===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&o==1?"":o)}}function li(e){return function(t){var o=this.__e;if(o){if(o=o[e],t[ct]==null)t[ct]=Wt++;else if(t[ct]<this.__a[e])return;return o(N.event?N.event(t):t)}}}function Gt(e,t,o,s,a,i,r,c,u,$){var p,f,d,h,b,S,k,w,g,A,P,X,le,ye,ce,z,ne,ue,pe=t.type;if(t.constructor!==Ge)return null;128&o.__u&&(u=32&o.__u,p=o.__c.__z)&&(t.__u|=u,f=i=[],p.nodeType==8?c=ut(p,i):i.push(p),c=i[0]||c),(p=N.__b)&&p(t);e:if(typeof pe=="function"){d=r.length;try{if(w=t.props,g=(p=pe.prototype)&&p.render,A=(p=pe.contextType)&&s[p.__c],P=p?A?A.props.value:p.__:s,(h=o.__c)?(t.__c=h,2&h.__g&&(h.__g|=1)):(g?t.__c=h=new pe(w,P):(t.__c=h=new Ee(w,P),h.constructor=pe,h.render=ui),A&&A.sub(h),h.state||(h.state={}),h.__n=s,h.__g|=8,h.__h=[],h.__k=[]),g&&(h.__s||(h.__s=h.state),pe.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=Se({},h.__s)),Se(h.__s,pe.getDerivedStateFromProps(w,h.__s)))),b=h.props,S=h.state,h.__v=t,o.__c){if(w!==b&&g&&!pe.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(w,P),t.__v==o.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(w,h.__s,P)===!1){t.__v!=o.__v&&(h.props=w,h.state=h.__s,h.__g&=-9),t.__e=o.__e,t.__k=o.__k,t.__k.some(function(ee){ee&&(ee.__=t)}),ht.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&r.push(h),c=ge(o);break e}h.componentWillUpdate&&h.componentWillUpdate(w,h.__s,P),g&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(b,S,k)})}else g&&!pe.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),g&&h.componentDidMount&&h.__h.push(h.componentDidMount);h.context=P,h.props=w,h.__P=e,h.__g&=-5,X=N.__r,le=g?25:0;do h.__g&=-9,X&&X(t),p=h.render(h.props,h.state=h.__s,h.context);while(8&h.__g&&++le<25);g&&(ht.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(s=Se({},s,h.getChildContext())),g&&o.__c&&h.getSnapshotBeforeUpdate&&(k=h.getSnapshotBeforeUpdate(b,S)),ye=p&&p.type===_e&&p.key==null?p.props.children:p,w.__P&&(p=c,a=(e=w.__P).namespaceURI,u=i=null,o.props&&o.props.__P!=e&&(o.__k.some(function(ee){ee&&Jt(ee,ee)}),o.__k=null),c=o.__k?ge(o,0):null),c=Qo(e,Ht(ye)?ye:[ye],t,o,s,a,i,r,c,u,$),w.__P&&(t.__e=null,c=p),t.__u&=-161,f&&f.some(Te),h.__h.length&&r.push(h),1&h.__g&&(h.__g&=-4)}catch(ee){if(r.length=d,t.__v=null,u||i)if(ee&&ee.then){if(t.__u|=128|u,i){for(~(ne=i.indexOf(c||void 0))||(ne=i.length);(ue=i[ne-1])&&ue.nodeType==8;)ne--;for(;ne<i.length;ne++)if(ue=i[ne])if(i[ne]=null,ce){if(ue==z)break}else{if(ue.nodeType!=8)break;ue.data.startsWith("$s")&&(z=ut(ce=ue))}}if(!ce){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;ce=c}(p=ut(ce=t.__c.__z||(t.__c.__z=ce)))?(t.__e=ce,c=p):t.__e=c,c=c&&c.nextSibling}else i&&i.some(Te);else t.__e=o.__e;t.__k||(t.__k=o.__k||[]),ee&&ee.then||Xo(t),N.__e(ee,t,o)}}else c=t.__e=ci(o.__e,t,o,s,a,i,r,u,$,e);return(p=N.diffed)&&p(t),c}function ut(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var o=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))o++;else if(e.data.startsWith("/$s")&&!--o)return e}t&&t.push(e)}}function Xo(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Xo))}function en(e,t,o){for(var s=0;s<o.length;)Kt(o[s++],o[s++],o[s++]);N.__c&&N.__c(t,e),e.some(function(a){try{e=a.__h,a.__h=[],e.some(function(i){i.call(a)})}catch(i){N.__e(i,a.__v)}})}function ci(e,t,o,s,a,i,r,c,u,$){var p,f,d,h,b,S,k,w,g=o.props||$t,A=t.props,P=t.type;if(P=="svg"?a="http://www.w3.org/2000/svg":P=="math"?a="http://www.w3.org/1998/Math/MathML":a||(a="http://www.w3.org/1999/xhtml"),i){for(p=0;p<i.length;p++)if((b=i[p])&&(P?b.localName==P:b.nodeType==3)){e=b,i[p]=null;break}}if(!e){if(w=$.ownerDocument||document,!P)return w.createTextNode(A);e=w.createElementNS(a,P,A.is?A:$),c&&(N.__m&&N.__m(t,i),c=!1),i=null}if(P){if($=P=="template"&&e.content||e,i=P=="textarea"&&A.defaultValue!=null?null:i&&qt.call($.childNodes),!c&&i)for(g={},p=0;p<e.attributes.length;p++)g[(b=e.attributes[p]).name]=b.value;for(p in g)b=g[p],p=="dangerouslySetInnerHTML"?d=b:p=="children"||p in A||p=="value"&&"defaultValue"in A||p=="checked"&&"defaultChecked"in A||lt(e,p,null,b,a);for(p in A)b=A[p],p=="children"?h=b:p=="dangerouslySetInnerHTML"?f=b:p=="value"?S=b:p=="checked"?k=b:c&&typeof b!="function"||g[p]===b||lt(e,p,b,g[p],a);f?(c||d&&(f.__html==d.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),t.__k=[]):(d&&(e.textContent=""),(P=="foreignObject"||a=="http://www.w3.org/1998/Math/MathML"&&si.test(P))&&(a="http://www.w3.org/1999/xhtml"),Qo($,Ht(h)?h:[h],t,o,s,a,i,r,i?i[0]:o.__k&&ge(o,0),c,u),i&&i.some(Te)),c&&P!="textarea"||(p="value",P=="progress"&&S==null?e.removeAttribute(p):S==null||S===e[p]&&(P!="progress"||S)||lt(e,p,S,g[p],a),p="checked",k!=null&&k!=e[p]&&lt(e,p,k,g[p],a))}else g===A||c&&e.data==A||(e.data=A);return e}function Kt(e,t,o,s){try{typeof e=="function"?t?t.__x=e(t)||1:s&&(s=s.__c||s.__e)&&(t=s.__x)&&(s.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(a){N.__e(a,o)}}function Jt(e,t,o){var s,a,i,r;if(N.unmount&&N.unmount(e),!(s=e.ref)||s.current&&s.current!=e.__e||Kt(s,null,t,e),s=e.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(c){N.__e(c,t)}s.__P=s.__n=null}if(s=e.__k)for(r=0;r<s.length;r++)s[r]&&Jt(s[r],t,typeof e.type!="function"||o&&!e.props.__P);!o&&(s=e.__c)&&(s=s.__z)&&(a=ut(s,i=[]))&&(s==e.__e&&i.some(Te),Te(a),Te(s)),o||Te(e.__e),e.__e=e.__c=e.__=null}function ui(e,t,o){return this.constructor(e,o)}function Vt(e,t){var o,s,a,i;N.__&&N.__(e,t),t.nodeType==9&&(t=t.documentElement),s=(o=e&&32&e.__u)?null:t.__k,t.__k=qe(_e,{children:[e]}),a=[],i=[],Gt(t,t.__k,s||$t,$t,t.namespaceURI,s?null:t.firstChild?qt.call(t.childNodes):null,a,s?s.__e:t.firstChild,o,i),en(a,t.__k,i),t.__k.props.children=null}N={__e:function(e,t,o,s){for(var a,i,r;t=t.__;)if((a=t.__c)&&!(1&a.__g)){a.__g|=4;try{if((r=(i=a.constructor)&&i.getDerivedStateFromError)&&a.setState(i.getDerivedStateFromError(e)),a.componentDidCatch&&(a.componentDidCatch(e,s||{}),r=1),r&&8&a.__g)return void(a.__g|=2)}catch(c){e=c}}throw pt=0,e}},Ko=0,Ut=function(e){return e!=null&&e.constructor===Ge},Ee.prototype.setState=function(e,t){var o=this.__s;o&&o!=this.state||(o=this.__s=Se({},this.state)),typeof e=="function"&&(e=e(Se({},o),this.props)),e&&(Se(o,e),this.__v&&(t&&this.__k.push(t),qo(this)))},Ee.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),qo(this))},Ee.prototype.render=_e,be=[],pt=0,Jo=function(e,t){return e.__v.__b-t.__v.__b},ct=Symbol(),Vo=/(PointerCapture)$|Capture$/i,Wt=0,jt={},ni=0;var Pe,j,zt,tn,Zt=Object.is,mt=0,pn=[],Qt=[],F=N,on=F.__b,nn=F.__r,sn=F.diffed,an=F.__c,rn=F.unmount,ln=F.__;function dt(e,t){F.__h&&F.__h(j,e,mt||t),mt=0;var o=j.__H||(j.__H={__:[],__h:[]});return e>=o.__.length&&o.__.push({}),o.__[e]}function y(e){return mt=1,pi($n,e)}function pi(e,t,o){var s=dt(Pe++,2);if(s.t=e,!s.__c&&(s.__=[o?o(t):$n(void 0,t),function(i){var r=(s.__N||s.__)[0],c=s.t(r,i);Zt(r,c)||(s.__N=[c,s.__[1]],s.__c.setState({}))}],s.__c=j,!j.__f)){j.__f=!0;var a=j.shouldComponentUpdate;j.shouldComponentUpdate=function(i,r,c){var u=this.__H;if(!u)return!0;var $=!1,p=this.props!=i;if(u.__.some(function(d){d.__N&&($=!0,Zt(d.__[0],d.__N[0])||(p=!0))}),a){var f=a.call(this,i,r,c);return $?f||p:f}return!$||p}}return s.__}function O(e,t){var o=dt(Pe++,3);!F.__s&&eo(o.__H,t)&&(o.__P=!0,o.__=e,o.u=t,j.__H.__h.push(o))}function Xt(e,t){var o=dt(Pe++,4);!F.__s&&eo(o.__H,t)&&(o.__P=!1,o.__=e,o.u=t,j.__h.push(o))}function q(e){return mt=5,Je(function(){return{current:e}},[])}function Je(e,t){var o=dt(Pe++,7);return eo(o.__H,t)&&(o.__=e(),o.__H=t),o.__}function $i(){var e;do{for(;e=Qt.shift();)try{Ke(e)}catch(o){F.__e(o,{__:(e=e.__P)&&e.__v})}for(;e=pn.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Ke),t.__h.some(Yt),t.__h=[]}catch(o){t.__h=[],F.__e(o,e.__v)}}}while(Qt.length)}F.__b=function(e){j=null,on&&on(e)},F.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),ln&&ln(e,t)},F.__r=function(e){nn&&nn(e),Pe=0;var t=(j=e.__c).__H;t&&(zt==j?j.__h=[]:(t.__h.some(Ke),t.__h.some(Yt),Pe=0),t.__h=[],t.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})),zt=j},F.diffed=function(e){sn&&sn(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&un(pn.push(t)),t.__H.__.some(function(o){o.u&&(o.__H=o.u)})),zt=j=null},F.__c=function(e,t){t.some(function(o){try{o.__h.some(Ke),o.__h=o.__h.filter(function(s){return!s.__||Yt(s)})}catch(s){o.__h=[function(){throw s}]}}),an&&an(e,t)},F.unmount=function(e){rn&&rn(e);var t,o,s=e.__c;s&&s.__H&&(s.__H.__.some(function(a){try{if(a.__P&&a.__c){if(o===void 0){for(o=e.__;o&&(!o.__c||!o.__c.__P);)o=o.__;o=o&&o.__c}a.__P=o,un(Qt.push(a))}else Ke(a)}catch(i){t=i}}),s.__H=void 0,t&&F.__e(t,s.__v))};var cn=typeof requestAnimationFrame=="function";function hi(e){var t,o=function(){clearTimeout(s),cn&&cancelAnimationFrame(t),setTimeout(e)},s=setTimeout(o,35);cn&&(t=requestAnimationFrame(o))}function un(e){e!=1&&tn==F.requestAnimationFrame||((tn=F.requestAnimationFrame)||hi)($i)}function Ke(e){var t=j,o=e.__c;typeof o=="function"&&(e.__c=void 0,o()),j=t}function Yt(e){var t=j;e.__c=e.__(),j=t}function eo(e,t){return!e||e.length!=t.length||t.some(function(o,s){return!Zt(o,e[s])})}function $n(e,t){return typeof t=="function"?t(e):t}var fi=Symbol.for("preact-signals");function _t(){if(he>1){he--;return}let e,t=!1;for((function(){let o=yt;for(yt=void 0;o!==void 0;){let s=o.S;if(s.v===o.v)for(let a=s.t;a!==void 0;a=a.x)a.i===o.i&&(a.i=s.i);o=o.o}})();ze!==void 0;){let o=ze;for(ze=void 0,bt++;o!==void 0;){let s=o.u;if(o.u=void 0,o.f&=-3,!(8&o.f)&&fn(o))try{o.c()}catch(a){t||(e=a,t=!0)}o=s}}if(bt=0,he--,t)throw e}function vt(e){if(he>0)return e();to=++mi,he++;try{return e()}finally{_t()}}var B,Ve,ze;function Ze(e){let t=B,o=Ve;B=void 0,Ve=void 0;try{return e()}finally{B=t,Ve=o}}var yt,he=0,bt=0,mi=0,to=0,gt=0;function hn(e){if(B===void 0)return;let t=e.n;if(t===void 0||t.t!==B)return t={i:0,S:e,p:B.s,n:void 0,t:B,e:void 0,x:void 0,r:t},B.s!==void 0&&(B.s.n=t),B.s=t,e.n=t,32&B.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=B.s,t.n=void 0,B.s.n=t,B.s=t),t}function W(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}W.prototype.brand=fi;W.prototype.h=function(){return!0};W.prototype.S=function(e){let t=this.t;t!==e&&e.e===void 0&&(e.x=t,this.t=e,t!==void 0?t.e=e:Ze(()=>{var o;(o=this.W)==null||o.call(this)}))};W.prototype.U=function(e){if(this.t!==void 0){let t=e.e,o=e.x;t!==void 0&&(t.x=o,e.e=void 0),o!==void 0&&(o.e=t,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&Ze(()=>{var s;(s=this.Z)==null||s.call(this)}))}};W.prototype.subscribe=function(e){return ve(()=>{let t=this.value;Ze(()=>e(t))},{name:"sub"})};W.prototype.valueOf=function(){return this.value};W.prototype.toString=function(){return this.value+""};W.prototype.toJSON=function(){return this.value};W.prototype.peek=function(){return Ze(()=>this.value)};Object.defineProperty(W.prototype,"value",{get(){let e=hn(this);return e!==void 0&&(e.i=this.i),this.v},set(e){if(e!==this.v){if(bt>100)throw new Error("Cycle detected");(function(t){he!==0&&bt===0&&t.l!==to&&(t.l=to,yt={S:t,v:t.v,i:t.i,o:yt})})(this),this.v=e,this.i++,gt++,he++;try{for(let t=this.t;t!==void 0;t=t.x)t.t.N()}finally{_t()}}}});function ae(e,t){return new W(e,t)}function fn(e){for(let t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function mn(e){for(let t=e.s;t!==void 0;t=t.n){let o=t.S.n;if(o!==void 0&&(t.r=o),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function dn(e){let t,o=e.s;for(;o!==void 0;){let s=o.p;o.i===-1?(o.S.U(o),s!==void 0&&(s.n=o.n),o.n!==void 0&&(o.n.p=s)):t=o,o.S.n=o.r,o.r!==void 0&&(o.r=void 0),o=s}e.s=t}function xe(e,t){W.call(this,void 0,t),this.x=e,this.s=void 0,this.g=gt-1,this.f=4}xe.prototype=new W;xe.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===gt))return!0;if(this.g=gt,this.f|=1,this.i>0&&!fn(this))return this.f&=-2,!0;let e=B;try{mn(this),B=this;let t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.i++}return B=e,dn(this),this.f&=-2,!0};xe.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(let t=this.s;t!==void 0;t=t.n)t.S.S(t)}W.prototype.S.call(this,e)};xe.prototype.U=function(e){if(this.t!==void 0&&(W.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(let t=this.s;t!==void 0;t=t.n)t.S.U(t)}};xe.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(xe.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let e=hn(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Qe(e,t){return new xe(e,t)}function yn(e){let t=e.j;if(e.j=void 0,typeof t=="function"){he++;let o=B;B=void 0;try{t()}catch(s){throw e.f&=-2,e.f|=8,oo(e),s}finally{B=o,_t()}}}function oo(e){for(let t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,yn(e)}function di(e){if(B!==this)throw new Error("Out-of-order effect");dn(this),B=e,this.f&=-2;try{8&this.f&&oo(this)}finally{_t()}}function Ne(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Ve&&Ve.push(this)}Ne.prototype.c=function(){let e=this.S();try{if(8&this.f||this.x===void 0)return;let t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Ne.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,yn(this),mn(this),he++;let e=B;return B=this,di.bind(this,e)};Ne.prototype.N=function(){2&this.f||(this.f|=2,this.u=ze,ze=this)};Ne.prototype.d=function(){this.f|=8,1&this.f||oo(this)};Ne.prototype.dispose=function(){this.d()};function ve(e,t){let o=new Ne(e,t);try{o.c()}catch(a){throw o.d(),a}let s=o.d.bind(o);return s[Symbol.dispose]=s,s}var yi=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,bn,wt,kt;var gn=[];ve(function(){bn=this.N})();function Me(e,t){N[e]=t.bind(null,N[e]||(()=>{}))}function Ye(e){if(kt){let t=kt;kt=void 0,t()}kt=e&&e.S()}function _n({data:e}){let t=gi(e);t.name="ReactiveDom",t.value=e;let[o,s]=Je(()=>{let a=this,i=this.__v;for(;i=i.__;)if(i.__c){i.__c.__$f|=4;break}let r=Qe(()=>{let p=t.value.value;return p===0?0:p===!0?"":p||""}),c=Qe(()=>!Array.isArray(r.value)&&!Ut(r.value)),u=ve(function(){if(this.N=vn,c.value){let p=r.value;a.__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=p)}}),$=this.__$u.d;return this.__$u.d=function(){u(),$.call(this)},[c,r]},[]);return o.value?s.peek():s.value}_n.displayName="ReactiveTextNode";Object.defineProperties(W.prototype,{constructor:{configurable:!0,value:ft(_e,null).constructor},type:{configurable:!0,value:_n},props:{configurable:!0,get(){let e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Me("__b",(e,t)=>{if(Ye(),wt=void 0,typeof t.type=="string"){let o,s=t.props;for(let a in s){if(a==="children")continue;let i=s[a];i instanceof W&&(o||(t.__np=o={}),o[a]=i,s[a]=i.peek())}}e(t)});Me("__r",(e,t)=>{if(e(t),t.type!==_e){Ye();let o,s=t.__c;s&&(s.__$f&=-2,o=s.__$u,o===void 0&&(s.__$u=o=(function(a,i){let r;return ve(function(){r=this},{name:i}),r.c=a,r})((function(a){return function(){var i;yi&&((i=this.y)==null||i.call(this)),a.__$f|=1,a.setState({})}})(s),typeof t.type=="function"?t.type.displayName||t.type.name:""))),wt=s,Ye(o)}});Me("__e",(e,t,o,s)=>{Ye(),wt=void 0,e(t,o,s)});Me("diffed",(e,t)=>{Ye(),wt=void 0;let o;if(typeof t.type=="string"&&(o=t.__e)){let s=t.__np,a=t.props,i=o.U;if(i)for(let r in i){let c=i[r];c===void 0||s&&r in s||(c.d(),i[r]=void 0)}if(s){i||(i={},o.U=i);for(let r in s){let c=i[r],u=s[r];c===void 0?(c=bi(o,r,u,a),i[r]=c):c.o(u,a)}}}e(t)});function bi(e,t,o,s){let a=t in e&&e.ownerSVGElement===void 0,i=ae(o);return{o:(r,c)=>{i.value=r,s=c},d:ve(function(){this.N=vn;let r=i.value.value;s[t]!==r&&(s[t]=r,a?e[t]=r:r!=null&&(r!==!1||t[4]==="-")?e.setAttribute(t,r):e.removeAttribute(t))})}}Me("unmount",(e,t)=>{if(typeof t.type=="string"){let o=t.__e;if(o){let a=o.U;if(a){o.U=void 0;for(let i in a){let r=a[i];r&&r.d()}}}let s=t.__np;if(s){let a=t.props;for(let i in s)a[i]=s[i]}t.__np=void 0}else{let o=t.__c;if(o){o.__$f|=8;let s=o.__$u;s&&(o.__$u=void 0,s.d())}}e(t)});Me("__h",(e,t,o,s)=>{s<3&&(t.__$f|=2),e(t,o,s)});Ee.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;let o=this.__$u,s=o&&o.s!==void 0;for(let a in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let a=2&this.__$f;if(!(s||a||4&this.__$f)||1&this.__$f)return!0}else if(!(s||4&this.__$f)||3&this.__$f)return!0;for(let a in e)if(a!=="__source"&&e[a]!==this.props[a])return!0;for(let a in this.props)if(!(a in e))return!0;return!1};function gi(e,t){return Je(()=>ae(e,t),[])}var _i=e=>{queueMicrotask(()=>{queueMicrotask(e)})};function vi(){vt(()=>{let e;for(;e=gn.shift();)bn.call(e)})}function vn(){gn.push(this)===1&&(N.requestAnimationFrame||_i)(vi)}var l=Ho.bind(ft),M=e=>e.filter(Boolean).join(" ");var ki=320,wi=1500,Ti=36,Si=1800,no={x:-1e3,y:-1e3,key:null,at:-1/0},xi=no,ke=no;function Tn(e,t,o){xi=ke,ke={x:e,y:t,key:o,at:performance.now()}}function Ci(e,t){let{left:o,top:s,width:a,height:i}=t.getBoundingClientRect();Tn(o+a/2,s+i/2,e)}addEventListener("click",({isTrusted:e,detail:t,clientX:o,clientY:s,target:a})=>{if(!e)return;let i=a instanceof Element&&a.closest("button");t?Tn(o,s,null):i&&Ci("enter",i)},{capture:!0});var Ai=(e,t)=>e.key===t.key&&(e.key!==null||Math.hypot(e.x-t.x,e.y-t.y)<=Ti);function so(e,{fresh:t=!1}={}){let o=q(t&&ke!==no?null:e),s=q(!1),a=q(null);return o.current!==e&&(o.current=e,s.current=!0,a.current=performance.now()-ke.at<wi?ke:null),Xt(()=>{if(!s.current)return;let i=setTimeout(()=>{s.current=!1},ki);return()=>clearTimeout(i)},[e]),{swallows(i){return!s.current||a.current&&!Ai(a.current,ke)?!1:(i.stopPropagation(),i.preventDefault(),Oi(n("This has just changed. Tap again.")),!0)}}}var kn=null,wn;function Oi(e){kn?.remove(),clearTimeout(wn);let t=document.createElement("p");kn=t,t.className="unheard",t.setAttribute("role","status"),t.textContent=e,([...document.querySelectorAll("dialog[open]")].at(-1)??document.body).append(t);let{width:s,height:a}=t.getBoundingClientRect();t.style.left=`${Math.max(8,Math.min(ke.x-s/2,innerWidth-s-8))}px`,t.style.top=`${Math.max(8,ke.y-a-40)}px`,wn=setTimeout(()=>t.remove(),Si)}function m({kind:e,name:t,keys:o,disabled:s,busy:a,large:i,chosen:r,onTap:c,children:u}){let $=["button",e&&`is-${e}`,i&&"is-large",a&&"is-busy",r&&"is-chosen"];return l`<button type="button" class=${M($)} aria-label=${t} data-keys=${o} aria-busy=${a?"true":null}
      aria-pressed=${r===void 0?null:String(!!r)}
      disabled=${s} onClick=${()=>!a&&c?.()}>${u}</button>`}var Ei=1500,Pi=1e4,Sn=[1e3,2e3,5e3,15e3],Ni=2,Mi=({status:e})=>e<500&&e!==429,Tt=class{state=ae(null);connection=ae("polling");heard=ae(Date.now());refusal=ae(null);#o;#t;#$;#h=null;#n=null;#r=0;#f;#l;#c=!1;#i=!1;#a=0;#s=!1;#m=[[document,"visibilitychange",()=>this.#u()],[window,"pageshow",()=>this.#u()],[window,"pagehide",()=>this.#p()],[window,"online",()=>this.refresh()]];constructor({api:t,path:o,events:s}){this.#o=t,this.#t=o,this.#$=Lt+s;for(let[a,i,r]of this.#m)a.addEventListener(i,r);this.#u()}accept(t,o=null){let s=this.state.peek();s&&t.version<s.version||(this.#h=o,this.state.value=t)}refresh(){this.#s&&this.#e()}close(){this.#p();for(let[t,o,s]of this.#m)t.removeEventListener(o,s)}#u(){document.hidden?this.#p():this.#g()}#g(){this.#s||(this.#s=!0,this.#d(),this.#e())}#p(){this.#s=!1,this.#y(),clearTimeout(this.#f),clearTimeout(this.#l)}#d(){let t=new EventSource(this.#$);this.#n=t,t.onopen=()=>{this.#r=0,this.#b()},t.onmessage=({data:o})=>{Number(o)<=this.state.peek()?.version||this.#e()},t.addEventListener("look",()=>this.#e()),t.onerror=()=>{this.#y();let o=Sn[Math.min(this.#r,Sn.length-1)];this.#r+=1,this.#f=setTimeout(()=>this.#d(),o),this.#e()}}#y(){this.#n?.close(),this.#n=null}async#e(){if(this.#c){this.#i=!0;return}this.#c=!0,clearTimeout(this.#l);try{let o=this.state.peek(),s=await this.#o.look(this.#t,this.#h);s&&this.state.peek()!==o&&s.state.version===this.state.peek().version?this.#i=!0:s&&this.accept(s.state,s.etag),this.#a=0,this.heard.value=Date.now()}catch(o){if(o instanceof G&&Mi(o))return this.#_(o);this.#a+=1}finally{this.#c=!1}if(this.#b(),!this.#s)return;if(this.#i)return this.#i=!1,this.#e();let t=this.#n?.readyState===EventSource.OPEN&&!this.#a?Pi:Ei;this.#l=setTimeout(()=>this.#e(),t)}#_(t){this.refusal.value=t,this.close()}#b(){this.#a>=Ni?this.connection.value="lost":this.#n?.readyState===EventSource.OPEN?this.connection.value="live":this.connection.value="polling"}};var Di={2:n("two"),3:n("three"),4:n("four"),5:n("five"),6:n("six"),7:n("seven"),8:n("eight"),9:n("nine"),T:n("ten"),J:n("jack"),Q:n("queen"),K:n("king"),A:n("ace")},Ii={c:n("clubs"),d:n("diamonds"),h:n("hearts"),s:n("spades")};var io={c:"M71 28A21 21 0 1 1 29 28A21 21 0 1 1 71 28ZM50 59A22 22 0 1 1 6 59A22 22 0 1 1 50 59ZM94 59A22 22 0 1 1 50 59A22 22 0 1 1 94 59ZM38 42H62L54 62C55 78 59 88 67 95H33C41 88 45 78 46 62Z",d:"M50 3C60 21 73 38 87 50C73 62 60 79 50 97C40 79 27 62 13 50C27 38 40 21 50 3Z",h:"M50 93C20 68 5 51 5 32C5 17 16 7 28 7C38 7 46 13 50 23C54 13 62 7 72 7C84 7 95 17 95 32C95 51 80 68 50 93Z",s:"M50 4C66 26 93 41 93 62C93 74 84 83 73 83C65 83 59 79 55 73C56 82 60 89 67 95H33C40 89 44 82 45 73C41 79 35 83 27 83C16 83 7 74 7 62C7 41 34 26 50 4Z"};var Tl=[...Array(9).keys()].map(e=>{let t=20*(e+1),o=Math.max(0,t-120),s=Math.min(80,t);return`M${10+o} ${10+t-o}L${10+s} ${10+t-s}M${90-o} ${10+t-o}L${90-s} ${10+t-s}`}).join("");function xn(e){return e==="Jk"?n("joker"):Xe(e)?n("{rank} of {suit}",{rank:Di[e[0]],suit:Ii[e[1]]}):n("face down")}var Xe=e=>typeof e=="string"&&/^([2-9TJQKA][cdhs]|Jk)$/.test(e),Ri=[..."shdc"].flatMap(e=>[..."AKQJT98765432"].map(t=>t+e));function St({mark:e="s",title:t,text:o,children:s}){return l`<div class="state">
    <svg class="state-mark" viewBox="0 0 100 100" aria-hidden="true">
      <path fill="currentColor" d=${io[e]} />
    </svg>
    <p class="state-title">${t}</p>
    ${o&&l`<p class="state-text">${o}</p>`}
    ${s}
  </div>`}function Cn({since:e,onRetry:t}){let[o,s]=y(Date.now());return O(()=>{let a=setInterval(()=>s(Date.now()),1e3);return()=>clearInterval(a)},[]),l`<div class="lost-strip" role="alert">
    <span>${n("No connection. This is how it stood {time} ago; nothing is lost.",{time:Bi(o-e)})}</span>
    ${t&&l`<${m} onTap=${t}>${n("try now")}<//>`}
  </div>`}function Bi(e){let t=Math.max(1,Math.round(e/1e3));return t<90?R("a second","{count} seconds",t):n("{count} minutes##some time ago",{count:Math.round(t/60)})}var Li=3e3,De={busy:!1,late:!1,error:null,fields:{}};function v({api:e,accept:t}){let[o,s]=y(De),a=q(!1);return{...o,ask:async(r,c,u)=>{if(a.current)return null;a.current=!0,s({...De,busy:!0});let $=setTimeout(()=>s({...De,busy:!0,late:!0}),Li);try{let p=await e.send(r,c,u);return t?.(p?.state),s(De),p??{}}catch(p){if(!(p instanceof G))throw p;return p.status===401?et():(t?.(p.body?.state),s({...De,error:p.message,fields:Fi(p.body?.error?.fields)}),null)}finally{clearTimeout($),a.current=!1}},clear:()=>s(r=>r.error?De:r)}}function et(){return location.replace(`/sign-in?next=${encodeURIComponent(location.pathname)}`),null}var Fi=(e={})=>Object.fromEntries(Object.entries(e).map(([t,[o]])=>[t,o]));function x({title:e,onClose:t,foot:o,large:s,children:a}){let i=q(null),r=so(e,{fresh:!0});O(()=>{let u=i.current,$=document.activeElement;return u.showModal(),()=>{u.close(),$?.focus({preventScroll:!0})}},[]);let c=u=>{u.preventDefault(),t()};return l`<dialog class=${M(["dialog",s&&"is-large"])} ref=${i} aria-label=${e} onCancel=${c} onClickCapture=${r.swallows}>
    <h2>${e}</h2>
    <div class="dialog-body">${a}</div>
    <div class="dialog-foot">${o}</div>
  </dialog>`}function xt({title:e,text:t,yes:o,no:s=n("go back"),danger:a,onYes:i,onClose:r}){let c=l`
    <${m} kind="plain" onTap=${r}>${s}<//>
    <${m} kind=${a?"danger":"main"} onTap=${i}>${o}<//>`;return l`<${x} title=${e} onClose=${r} foot=${c}><p>${t}</p><//>`}function C({text:e,onGone:t}){return e?l`<div class="slip" role="alert">
    <span>${e}</span>${t&&l`<${m} kind="quiet" name=${n("close")} onTap=${t}>✕<//>`}
  </div>`:null}var U=e=>e.owes.desk+e.owes.table,Q=e=>e.racks.reduce((t,o)=>t+o.chips,0),se=(e,t)=>e.reduce((o,s)=>o+t(s),0);function An(e){return{cash_in:se(e,t=>t.cash_in),bankroll:se(e,t=>t.bankroll),at_tables:se(e,Q),cash_out:se(e,t=>t.cash_out),owes:se(e,U),owed:se(e,t=>t.owed),result:se(e,t=>t.result)}}var tt=e=>({tray:se(e,t=>t.tray),result:se(e,t=>t.result)}),ao=e=>se(e,t=>Math.max(0,t.bankroll+Q(t)-U(t))+t.owed);function Ct({players:e,drawer:t,money:o}){return Math.max(0,ao(e)*(o?.chip??1)-t.cash)}function On({chips:e,players:t,tables:o}){let s=e.issued-e.cage,a=se(t,r=>r.bankroll+Q(r)),i=tt(o).tray;return{out:s,held:a,trays:i,felt:s-a-i}}function fe({chips:e,drawer:t,tables:o,players:s}){let a=o.filter(({status:c})=>c!=="closed"),i=[e.issued,e.cage,t.cash,t.float].some(Boolean),r=s.some(c=>c.cash_in||c.cash_out||U(c));return a.length>0&&a.every(c=>c.for_points)&&!i&&!r}function En(e,{drawer:t,money:o}){let s=Math.min(e.bankroll,U(e)),a=e.bankroll-s,i=Math.min(a,Math.floor(t.cash/(o?.chip??1)));return{settled:s,paid:i,owed:a-i}}var Pn=e=>e.filter(t=>["playing","finished","frozen"].includes(t.status));function Nn(e){return{seated:e.filter(t=>t.racks.length),holders:e.filter(t=>t.bankroll+Q(t)>0),debtors:e.filter(t=>U(t)>0),creditors:e.filter(t=>t.owed>0)}}var ji=0;function Ce(){let e=q(null);return e.current??=`control-${ji+=1}`,e.current}function E({asking:e,submit:t,way:o,danger:s,blocked:a,onSubmit:i,children:r}){let c=$=>{$.preventDefault(),!e.busy&&!a&&i()},u=["button",s?"is-danger":"is-main",e.busy&&"is-busy"];return l`<form class="form" onSubmit=${c} onInput=${e.clear} novalidate>
    ${r}
    <${C} text=${e.error} onGone=${e.clear} />
    ${e.late&&l`<p class="quiet" role="status">${n("No answer yet. It is being said again, and will happen once.")}</p>`}
    <div class="form-foot">
      ${o}
      <button type="submit" class=${M(u)} disabled=${!!a} aria-busy=${e.busy?"true":null}>
        ${t}</button>
    </div>
  </form>`}function ro({label:e,note:t,wrong:o,id:s,children:a}){return l`<div class="labelled">
    <label for=${s}>${e}</label>
    ${a}
    ${o?l`<p class="wrong" id=${`${s}-wrong`} role="alert">${o}</p>`:t&&l`<p class="note">${t}</p>`}
  </div>`}function H({label:e,value:t,note:o,wrong:s,numeric:a,suffix:i,focused:r,onInput:c,...u}){let $=Ce(),p=q(null);O(()=>{r&&p.current.focus()},[]);let f=l`<input id=${$} ref=${p} type="text" value=${t} autocomplete="off" spellcheck=${!1}
    inputmode=${a?"decimal":null} class=${a?"is-numeric":null} aria-invalid=${s?"true":null}
    aria-describedby=${s?`${$}-wrong`:null} onInput=${d=>c(d.target.value)} ...${u} />`;return l`<${ro} label=${e} note=${o} wrong=${s} id=${$}>
    ${i?l`<span class="with-suffix">${f}<span>${i}</span></span>`:f}
  <//>`}function L({label:e,value:t,choices:o,wide:s,onChange:a}){return l`<fieldset class=${M(["field","one-of",s&&"is-wide"])}>
    <legend>${e}</legend>
    <div class="choices">
      ${o.map(i=>l`<${m} key=${i.value} chosen=${i.value===t}
        onTap=${()=>a(i.value)}>
        ${i.note?l`<span class="choice-words"><b>${i.label}</b><span class="choice-note">${i.note}</span></span>`:i.label}
      <//>`)}
    </div>
  </fieldset>`}var Ui="http://www.w3.org/2000/svg";function re({svg:e,name:t}){let o=e.includes("xmlns")?e:e.replace("<svg",`<svg xmlns="${Ui}"`);return l`<img class="qr" alt=${t} src=${`data:image/svg+xml,${encodeURIComponent(o)}`} />`}var Wi={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},Mn=e=>Xe(e)&&e!=="Jk"?`${e[0]==="T"?"10":e[0]}${Wi[e[1]]}\uFE0E`:xn(e);var D=e=>n(`${String(e).replaceAll("_"," ")}##of a game`);function At(e){return Xe(e)?Mn(e):typeof e=="number"?_(e):typeof e=="boolean"?e?n("yes"):n("no"):Array.isArray(e)?e.map(At).join(" "):e&&typeof e=="object"?Object.values(e).map(At).join(" \xB7 "):D(e)}function te(e){return e.length<2?e.join(""):n("{others} and {last}",{others:e.slice(0,-1).join(", "),last:e.at(-1)})}var me=e=>e.replace(/(\d{3})(?=\d)/g,"$1 ");var Hi={weekday:"long",day:"numeric",month:"long",year:"numeric"},Dn=e=>new Date(e).toLocaleDateString(We,Hi),Y=e=>new Date(e).toLocaleTimeString(We,{hour:"2-digit",minute:"2-digit"});var T=e=>R("{count} chip","{count} chips",e),In=(e,t=_)=>e?t(e):"\u2013";function Rn({least:e,most:t}){return e===t?R("{count} player","{count} players",t):n("{least} to {most} players",{least:e,most:t})}var I=(e,t)=>at(e,t?.currency),V=(e,t)=>t?I(e*t.chip,t):T(e),K=(e,t)=>t?V(e,t):n("{chips} of play money",{chips:T(e)});function ot(e){return e?new Intl.NumberFormat("en",{style:"currency",currency:e}).resolvedOptions().maximumFractionDigits??0:0}function we(e,t){let o=ot(t),s=/^(\d{1,9})(?:[.,](\d+))?$/.exec(e.trim());return!s||(s[2]?.length??0)>o?null:Number(s[1]+(s[2]??"").padEnd(o,"0"))}function Ie(e,t){let o=ot(t);if(!o)return String(e);let s=String(e).padStart(o+1,"0");return`${s.slice(0,-o)}.${s.slice(-o)}`}function lo(e){let t=e.trim().replace(/^(\d{1,3})((?:,\d{3})+)$/,o=>o.replaceAll(",",""));return/^\d{1,15}$/.test(t)?Number(t):null}var qi=[1,10,100,1e3,1e4].flatMap(e=>[e,2*e,5*e]);function co(e,t=1/0,{from:o=20,count:s=5}={}){let a=e?10**ot(e.currency):1,i=qi.map(r=>r*a/(e?.chip??1)).filter(r=>Number.isInteger(r)&&r>=o&&r<=t).slice(0,s);return i.length||!e?i:co(null,t,{from:o,count:s})}var Gi=[{value:"with_house",label:n("The house is one of us"),note:n("it keeps what it won")},{value:"among_players",label:n("Without the house"),note:n("what it won or lost is divided")}];function uo({server:e,state:t,onClose:o}){let{books:s,trouble:a}=Ln(e),[i,r]=y("with_house"),c=l`<span></span><${m} kind="main" onTap=${o}>${n("done")}<//>`;return l`<${x} title=${n("Settling up")} onClose=${o} foot=${c}>
    <${Ji} state=${t} />
    <${L} label=${n("Between whom")} value=${i} choices=${Gi} onChange=${r} />
    <${C} text=${a} />
    ${s&&l`<${Ki} payments=${s.settling[i]} money=${t.money} />`}
    <p class="note">${n("The fewest payments that make everyone even. Chips are taken at their worth; the drawer is the house's.")}</p>
  <//>`}function Ki({payments:e,money:t}){return e.length?l`<dl class="standing payments">
    ${e.map(o=>l`<div key=${`${o.payer} ${o.payee}`}>
      <dt><b>${o.payer}</b> ${n("pays")} <b>${o.payee}</b></dt><dd class="figure">${I(o.amount,t)}</dd>
    </div>`)}
  </dl>`:l`<p class="says">${n("Everyone is even.")}</p>`}function Ji({state:{players:e,money:t}}){let o=e.filter(s=>s.bankroll+Q(s)||U(s)||s.owed);return o.length?l`<dl class="standing positions">
    ${o.map(s=>l`<div key=${s.player}><dt>${s.name}</dt><dd>${Vi(s,t)}</dd></div>`)}
  </dl>`:l`<p>${n("Nothing is open: nobody holds chips, nobody owes anything.")}</p>`}function Vi(e,t){let o=e.bankroll+Q(e),s=a=>t?`${_(a)} (${V(a,t)})`:T(a);return[o>0&&n("holds {money}",{money:s(o)}),e.owes.desk>0&&n("owes the desk {money}",{money:s(e.owes.desk)}),e.owes.table>0&&n("owes for advances {money}",{money:s(e.owes.table)}),e.owed>0&&n("is owed {money}",{money:s(e.owed)})].filter(Boolean).join(", ")}function Bn({server:e,state:t,seal:o,onClose:s}){let{books:a,trouble:i}=Ln(e),r=a?.seals.find(u=>u.entry===o.entry),c=l`<span></span><${m} kind="main" onTap=${s}>${n("done")}<//>`;return l`<${x} title=${n("The seal of {night}",{night:t.name})} large onClose=${s} foot=${c}>
    <${C} text=${i} />
    ${r&&l`<div class="seal-sheet">
      <${re} svg=${r.qr} name=${n("the seal, to photograph")} />
      <div class="seal-words">
        <p class="seal-code"><span>${r.code.slice(0,10)}</span><span>${r.code.slice(10)}</span></p>
        <p>${n("Everybody takes a photograph. Whoever has it can tell, at any time, whether anything up to entry {chips} was changed:",{chips:_(r.entry)})}</p>
        <p><code>${n("croupier verify FILE --seal CODE")}</code></p>
      </div>
    </div>`}
    ${!r&&!i&&l`<p class="quiet">${n("One moment.")}</p>`}
  <//>`}function Ln({api:e,path:t}){let[o,s]=y({});return O(()=>{e.get(`${t}/books`).then(a=>s({books:a}),a=>{s({trouble:a instanceof G?a.message:n("No answer from the server.")})})},[t]),o}function Fn({server:e,state:t,onClose:o}){let s=v(e),[a,i]=y(!1),r=Pn(t.tables),c=t.tables.filter(p=>p.status!=="closed"&&p.counted===null),u=async()=>{await s.ask("POST",`${e.path}/close`,{})&&o()};if(a)return l`<${uo} server=${e} state=${t} onClose=${()=>i(!1)} />`;let $=l`<${m} kind="plain" onTap=${o}>${n("go back")}<//>`;return l`<${x} title=${n("Close {night}?",{night:t.name})} onClose=${o}>
    <${E} asking=${s} way=${$} danger blocked=${r.length>0} submit=${n("close the night")} onSubmit=${u}>
      ${r.length>0&&l`<p class="wrong">${n("{tables}: a round is not over there. Take it to its end, or void it; then the night can be closed.",{tables:te(r.map(p=>p.name))})}</p>`}
      <${zi} state=${t} />
      ${c.length>0&&l`<p class="note is-warning">${R("Not counted: the tray of {tables}. A table's own sheet counts its tray.","Not counted: the trays of {tables}. A table's own sheet counts its tray.",c.length,{tables:te(c.map(p=>p.name))})}</p>`}
      <div><${m} kind="quiet" onTap=${()=>i(!0)}>${n("settling up: who pays whom \u2026")}<//></div>
      <p class="note">${n("Tables are closed, racks go to the bankrolls, and the books are sealed. It can be opened again.")}</p>
    <//>
  <//>`}function zi({state:e}){let{money:t}=e,{seated:o,holders:s,debtors:a,creditors:i}=Nn(e.players),r=Ct(e);return!s.length&&!a.length&&!i.length?l`<p>${n("Nothing is open: nobody holds chips, nobody owes anything.")}</p>`:l`<div class="still-open">
    <${po} title=${n("Still hold chips")} people=${s} amount=${c=>c.bankroll+Q(c)} money=${t} />
    <${po} title=${n("Owe the house")} people=${a} amount=${U} money=${t} />
    <${po} title=${n("The house owes")} people=${i} amount=${c=>c.owed} money=${t} />
    ${o.length>0&&l`<p>${R("{players} still sits at a table.","{players} still sit at a table.",o.length,{players:te(o.map(c=>c.name))})}</p>`}
    ${r>0&&l`<p class="wrong">${n("The drawer is {money} short of paying everyone.",{money:I(r,t)})}</p>`}
  </div>`}function po({title:e,people:t,amount:o,money:s}){return t.length?l`<div>
    <h3>${e}</h3>
    <dl class="standing">
      ${t.map(a=>l`<div key=${a.player}><dt>${a.name}</dt>
        <dd class="figure">${s?`${_(o(a))} \xB7 ${V(o(a),s)}`:T(o(a))}</dd></div>`)}
    </dl>
  </div>`:null}function jn({server:e,state:t}){let o=v(e),[s,a]=y(!1),[i,r]=y(null),c=t.seals.at(-1),u=async()=>{a(!1),await o.ask("POST",`${e.path}/reopen`,{})};return l`<section class="closed" aria-label=${n("closed")}>
    <div>
      <p class="closed-words">${n("The night is closed and the books are sealed.")}</p>
      ${c&&l`<p>${n("Seal")} <b class="seal">${c.code}</b> <span class="quiet">${n("at entry {number}",{number:c.entry})}</span></p>`}
      ${t.seals.length>1&&l`<p class="note">${n("It was sealed {count} times: {codes}.",{count:t.seals.length,codes:te(t.seals.map($=>$.code))})}</p>`}
      <${C} text=${o.error} onGone=${o.clear} />
    </div>
    <div class="choices no-print">
      <${m} kind="main" onTap=${()=>r("seal")}>${n("show the seal")}<//>
      <${m} onTap=${()=>r("settling")}>${n("settling up")}<//>
      <${m} busy=${o.busy} onTap=${()=>a(!0)}>${n("open it again")}<//>
    </div>
    ${i==="seal"&&l`<${Bn} server=${e} state=${t} seal=${c} onClose=${()=>r(null)} />`}
    ${i==="settling"&&l`<${uo} server=${e} state=${t} onClose=${()=>r(null)} />`}
    ${s&&l`<${xt} title=${n("Open {night} again?",{night:t.name})} yes=${n("open it again")} onYes=${u} onClose=${()=>a(!1)}
      text=${n("The seal stays in the books, and closing the night once more gives it a second one.")} />`}
  </section>`}function Un({server:e,state:t}){let o=v(e),[s,a]=y([]),i=()=>Zi(e.api,t.night).then(a,()=>{});if(O(()=>{t.players.length&&i()},[t.players.length]),!s.length)return null;let r=async({here:c,night:u,player:$})=>await o.ask("POST",`${e.path}/players/${c}/debts`,{night:u,player:$})&&i();return l`<section class="part no-print" aria-labelledby="other-nights">
    <h2 id="other-nights">${n("Left to pay from other nights")}</h2>
    <ul class="unsaid">${s.map(c=>l`<li key=${`${c.night}-${c.player}`}>
      <span>${Qi(c)} <span class="quiet">${c.night_name}</span></span>
      <${m} onTap=${()=>r(c)}>${n("goes on here")}<//></li>`)}</ul>
    <${C} text=${o.error} onGone=${o.clear} />
  </section>`}async function Zi(e,t){let{debts:o}=await e.get("debts"),s=o.filter(r=>r.open&&r.person!==null&&r.night!==t);if(!s.length)return[];let{players:a}=await e.get("people"),i=Object.fromEntries(a.filter(({night:r})=>r===t).map(({person:r,player:c})=>[r,c]));return s.map(r=>({...r,here:i[r.person]})).filter(r=>r.here!==void 0)}function Qi({name:e,minor:t,currency:o}){let s=at(Math.abs(t),o);return t<0?n("{name} owes the house {amount}",{name:e,amount:s}):n("The house owes {name} {amount}",{name:e,amount:s})}var Wn={ArrowLeft:-1,ArrowRight:1},Yi=null;function Xi(e){let{key:t,target:o,currentTarget:s}=e;if(t in Wn){let a=[...s.querySelectorAll("button")];a.at((a.indexOf(o)+Wn[t])%a.length)?.focus()}else if(t==="ArrowUp"||t==="ArrowDown")o.blur(),Yi?.focus();else return;e.preventDefault()}var Hn=()=>l`<div class="languages" role="group" onKeyDown=${Xi} aria-label=${n("The language of this screen")}>
  ${Object.entries(Mo).map(([e,t])=>l`<${m} key=${e} kind="quiet" chosen=${e===ie}
      onTap=${()=>e!==ie&&Do(e)}><span lang=${e}>${t}</span><//>`)}
</div>`;var ea={device:n("as the device"),light:n("light"),dark:n("dark")};function ta({kind:e}){let[t,o]=Gn("suits");return l`<${m} kind=${e} chosen=${t==="four"} onTap=${()=>o(t==="four"?null:"four")}>
    ${t==="four"?n("four-colour cards: on"):n("four-colour cards: off")}
  <//>`}function oa(){let[e,t]=Gn("paper");return l`<div class="languages" role="group" aria-label=${n("The paper of this screen")}>
    <span class="languages-of">${n("paper:")}</span>
    ${Object.entries(ea).map(([o,s])=>l`<${m} key=${o} kind="quiet" chosen=${o===(e??"device")}
        onTap=${()=>t(o==="device"?null:o)}>${s}<//>`)}
  </div>`}var qn=()=>l`<div class="looks-chosen">
  <${Hn} />
  <${oa} />
  <${ta} kind="quiet" />
</div>`;function Gn(e){let[t,o]=y(()=>na(e));return[t,a=>{sa(e,a),o(a),dispatchEvent(new Event("storage"))}]}function na(e){try{return localStorage.getItem(e)}catch{return null}}function sa(e,t){try{t===null?localStorage.removeItem(e):localStorage.setItem(e,t)}catch{}}function nt(e,t){let o=[],s=e;for(let a of[...t].sort((i,r)=>r.value-i.value)){let i=Math.floor(s/a.value);i>0&&o.push({...a,count:i}),s-=i*a.value}return o}var ia=4;function Kn(e,t,o=aa(e,t),s=ia){let a=new Map(nt(e,t).map(({value:u,count:$})=>[u,$])),i=t.map(({value:u})=>u).sort((u,$)=>u-$),r=u=>a.get(u)??0,c=()=>i.filter(u=>u<=o).reduce((u,$)=>u+$*r($),0);for(;c()<Math.min(s*o,e);){let u=i.find(p=>p>o&&r(p));if(!u)break;a.set(u,r(u)-1);let $=t.filter(({value:p})=>p<u);for(let{value:p,count:f}of nt(u,$))a.set(p,r(p)+f)}return t.map(u=>({...u,count:r(u.value)})).filter(({count:u})=>u).sort((u,$)=>$.value-u.value)}var aa=(e,t)=>Math.max(1,...t.map(({value:o})=>o).filter(o=>o<=e/50)),Jn=e=>e.map(({count:t,colour:o})=>n("{count} {colour}##of chips",{count:t,colour:D(o)})).join(", ");function $o({min:e,max:t,step:o=1}){return t==null||t>=Number.MAX_SAFE_INTEGER?null:e+Math.floor((t-e)/o)*o}function Vn(e,t){let{min:o,step:s=1}=t,a=$o(t);return a!==null&&a<o?n("not possible now"):e<o?n("at least {amount}",{amount:o}):a!==null&&e>a?n("at most {amount}",{amount:a}):(e-o)%s!==0?o%s===0?n("in steps of {step}",{step:s}):n("{first}, then in steps of {step}",{first:o,step:s}):null}function ho(e,t,o){return t.reduce((a,i)=>a+i,0)===e?t:nt(e,o).flatMap(({value:a,count:i})=>Array(Math.min(i,500)).fill(a))}function zn(e,t){let o=e.lastIndexOf(t);return e.filter((s,a)=>a!==o)}var Ot={white:{body:"#efeadb",spots:"#7b7a74"},red:{body:"#c22f39",spots:"#fff"},blue:{body:"#2460b0",spots:"#fff"},green:{body:"#1f8a49",spots:"#fff"},black:{body:"#25252a",spots:"#fff"},purple:{body:"#6d3c9b",spots:"#fff"},yellow:{body:"#e6b91f",spots:"#25252a"},pink:{body:"#df79a4",spots:"#fff"},orange:{body:"#de6f25",spots:"#fff"},grey:{body:"#878d92",spots:"#fff"},brown:{body:"#794d2a",spots:"#fff"},turquoise:{body:"#17909a",spots:"#fff"}},ra=5,Zn=8,Ae=({value:e,colour:t})=>l`<${Yn} value=${e} colour=${t} count=${1} bare />`;function Yn({value:e,colour:t,count:o,bare:s}){let a=Math.min(o,ra),i=64+(a-1)*Zn,{body:r,spots:c}=Ot[t]??Ot.grey,u={"--chip-colour":r,"--chip-spots":c},$=[...Array(a-1).keys()].map(f=>i-32-f*Zn),p=l`<svg class="chip" viewBox=${`0 0 64 ${i}`} style=${u} role="img"
      aria-label=${n("{count} {colour}, {value} each##of chips",{count:o,colour:D(t),value:e})}>
    ${$.map(f=>l`<g key=${f}>
      <circle class="chip-under" cx="32" cy=${f} r="30.5" />
      <circle class="chip-spots" cx="32" cy=${f} r="26.5" stroke-dasharray="13.9 13.85" />
    </g>`)}
    <circle class="chip-body" cx="32" cy="32" r="30.5" />
    <circle class="chip-spots" cx="32" cy="32" r="26.5" stroke-dasharray="13.9 13.85" />
    <circle class="chip-face" cx="32" cy="32" r="20.5" />
    <text class="chip-value" x="32" y=${32+Qn(e)*.36} font-size=${Qn(e)}>${Xn(e)}</text>
  </svg>`;return s?p:l`<span class="pile">${p}<span class="pile-count" aria-hidden="true">×${o}</span></span>`}function Et({amount:e,chipset:t,change:o,words:s}){let a=o?Kn(e,t,...o===!0?[]:[o,1]):nt(e,t);return l`<span class="chips">
    <span class="chips-piles">${a.map(i=>l`<${Yn} key=${i.value} ...${i} />`)}</span>
    ${s&&l`<span class="chips-words">${Jn(a)}</span>`}
  </span>`}function Xn(e){return e<1e3||e%100?String(e):`${e/1e3}k`}var Qn=e=>[26,25,19,15,12][Math.min(Xn(e).length,5)-1];var fo=20,la=1e6,mo=e=>e.reduce((t,{value:o,count:s})=>t+o*s,0);function Pt(e,t){let[o,s]=y({book:e,done:[]}),[a,i]=y({}),[r,c]=y(!1),u=Object.entries(a).filter(([,f])=>f>0).map(([f,d])=>({value:Number(f),count:d})),$=r?t.map(({value:f})=>({value:f,count:0})):u,p=o.done.length?mo(o.done[0]):null;return{counts:a,set(f,d){c(!1),i(h=>({...h,[f]:Math.min(Math.max(d,0),la)}))},none:r,sayNone(f){i({}),c(f)},said:$.length>0,total:mo($),first:p,book:o.book,over(){let f=[...o.done,$];return f.length===1&&mo($)!==o.book?(s({...o,done:f}),i({}),c(!1),null):{counts:f,book:o.book}},afresh(f){s({book:f,done:[]}),i({}),c(!1)}}}function Nt({counting:e,chipset:t}){return l`<div class="count" role="group" aria-label=${n("the chips, by their kinds")}>
    ${t.map(o=>l`<${ca} key=${o.value} chip=${o} count=${e.counts[o.value]??0}
      onCount=${s=>e.set(o.value,s)} />`)}
    <div class="count-none"><${m} kind="quiet" chosen=${e.none} onTap=${()=>e.sayNone(!e.none)}>${n("there are no chips")}<//></div>
    <p class="count-total"><span>${n("counted")}</span> <output>${_(e.total)}</output></p>
    ${e.first!==null&&l`<p class="note is-warning" role="status">${n("The first count came to {chips}; the book has {chips2}. Count once more: both are written down, and this one stands.",{chips:_(e.first),chips2:_(e.book)})}</p>`}
  </div>`}var Re=(e,t,o=100)=>Math.abs(e-t)*10>t||Math.abs(e-t)>=o;function Be({found:e,book:t,written:o=r=>T(r),says:s,onYes:a,onClose:i}){let r=o(Math.abs(e-t)),c={off:r,book:o(t),found:e?o(e):n("nothing")},[u,$,p]=e<t?[n("{off} missing?",{off:r}),n("note {off} short",{off:r}),n("The book has {book}; {found} was counted. {off} would be noted as short.",c)]:[n("{off} too many?",{off:r}),n("note {off} over",{off:r}),n("The book has {book}; {found} was counted. {off} would be noted as over.",c)];return l`<${xt} title=${u} danger no=${n("go back and count")} yes=${$}
    text=${s?`${p} ${s}`:p}
    onYes=${a} onClose=${i} />`}function ca({chip:e,count:t,onCount:o}){let s=`${_(e.value)} (${D(e.colour)})`,a=i=>o(Number(i.target.value.replace(/\D/g,"").slice(0,7)));return l`<div class="count-row">
    <button type="button" class="pad-chip" aria-label=${n("one more {name}",{name:s})} onClick=${()=>o(t+1)}><${Ae} ...${e} /></button>
    <${m} name=${n("a stack of {STACK} more of {name}",{STACK:fo,name:s})} onTap=${()=>o(t+fo)}>+${fo}<//>
    <input type="text" class="is-numeric" inputmode="numeric" autocomplete="off" aria-label=${n("how many of {name}",{name:s})}
      value=${t||""} placeholder="0" onInput=${a} />
    <${m} kind="quiet" name=${n("one less of {name}",{name:s})} disabled=${!t} onTap=${()=>o(t-1)}>⌫<//>
    <span class="count-sum figure">${_(t*e.value)}</span>
  </div>`}var ua=[{value:"float",label:n("Put cash in"),note:n("more of the host's own")},{value:"count",label:n("Count it"),note:n("note what is really there")}];function es({server:e,state:t,onClose:o}){let s=v(e),[a,i]=y("float"),[r,c]=y(""),[u,$]=y(!1),p=we(r,t.money?.currency),f=p!==null&&(a==="count"||p>0),d=k=>{i(k),c(""),s.clear()},h=()=>{let k=100*(t.money?.chip??1);a==="count"&&Re(p,t.drawer.cash,k)?$(!0):b()},b=async()=>{$(!1),(a==="float"?await s.ask("POST",`${e.path}/floats`,{cash:p}):await s.ask("POST",`${e.path}/drawer-counts`,{counted:p}))&&o()},S=l`<${m} kind="plain" onTap=${o}>${n("go back")}<//>`;return l`<${x} title=${n("The drawer")} onClose=${o}>
    <${E} asking=${s} way=${S} blocked=${!f} submit=${a==="float"?n("put in"):n("note it")} onSubmit=${h}>
      <p>${$e("By the book it holds {cash}, {own} of it the host's own.",{cash:l`<b>${I(t.drawer.cash,t.money)}</b>`,own:I(t.drawer.float,t.money)})}</p>
      <${L} label=${n("What to do")} value=${a} choices=${ua} onChange=${d} />
      <${H} label=${a==="float"?n("Cash put in"):n("Cash counted")} value=${r} numeric suffix=${t.money?.currency??n("play money")}
        wrong=${r&&p===null&&n("An amount such as 100 or 100.50.")} onInput=${c} />
      <p class="says">${f?pa(a,p,t):""}</p>
      ${u&&l`<${Be} found=${p} book=${t.drawer.cash} written=${k=>I(k,t.money)}
        onYes=${b} onClose=${()=>$(!1)} />`}
    <//>
  <//>`}function pa(e,t,{drawer:o,money:s}){if(e==="float")return n("The drawer then holds {money}.",{money:I(o.cash+t,s)});let a=t-o.cash;return a?a>0?n("{money} more than the book has: noted as over.",{money:I(a,s)}):n("{money} less than the book has: noted as short.",{money:I(-a,s)}):n("That agrees with the book.")}var $a=["buy-in","buy-back","cash-out","marker-repaid","house-paid","gift","debt-brought","cash-booked","float-added","fill","credit","tray-counted","drawer-counted","correction","marker-limited","round-voided"],ha=["buy-in","buy-back","cash-out","marker-repaid","house-paid","debt-brought","cash-booked","fill","credit"],fa=30,ma=[n("a slip of the finger"),n("another player's"),n("another amount")];function Mt({server:e,state:t,player:o,onClose:s}){let{lines:a,older:i,trouble:r,look:c}=ba(e,o),[u,$]=y(null),p=()=>{$(null),c()};if(u)return l`<${ya} server=${e} line=${u} onDone=${p} onClose=${()=>$(null)} />`;let f=l`<span></span><${m} kind="main" onTap=${s}>${n("done")}<//>`;return l`<${x} title=${o?n("What was done for {player}",{player:o.name}):n("What was done at the desk")} onClose=${s} foot=${f}>
    <${C} text=${r} />
    ${a?.length===0&&l`<p>${n("Nothing yet.")}</p>`}
    ${a?.length>0&&l`<ol class="doings">
      ${a.map(d=>l`<${da} key=${d.entry} line=${d} night=${t.night} open=${t.status==="open"} onWrong=${()=>$(d)} />`)}
    </ol>`}
    ${i&&l`<div><${m} kind="quiet" onTap=${()=>c(i)}>${n("older")}<//></div>`}
    ${!a&&!r&&l`<p class="quiet">${n("One moment.")}</p>`}
  <//>`}function da({line:e,night:t,open:o,onWrong:s}){let a=e.put_right_by!==null,i=o&&!a&&e.reversible;return l`<li class=${M(["doing",a&&"is-corrected"])}>
    <div>
      <p class="doing-says">${e.says}</p>
      <p class="note">${[Y(e.at),n("entry {number}",{number:e.entry}),e.by.who==="host"?n("the host"):e.by.who,e.why,a&&n("put right by entry {number}",{number:e.put_right_by})].filter(Boolean).join(" \xB7 ")}</p>
    </div>
    ${ha.includes(e.kind)&&l`<a class="button" href=${`/api/nights/${t}/receipts/${e.entry}`}>${n("receipt")}</a>`}
    ${i&&l`<${m} name=${n("put entry {entry} right",{entry:e.entry})} onTap=${s}>${n("put right \u2026")}<//>`}
  </li>`}function ya({server:e,line:t,onDone:o,onClose:s}){let a=v(e),[i,r]=y(""),c=async()=>{await a.ask("POST",`${e.path}/corrections`,{entry:t.entry,why:i.trim()})&&o()},u=l`<${m} kind="plain" onTap=${s}>${n("go back")}<//>`;return l`<${x} title=${n("Put it right")} onClose=${s}>
    <${E} asking=${a} way=${u} blocked=${!i.trim()} submit=${n("take it back")} onSubmit=${c}>
      <p class="receipt-line">${t.says}.</p>
      <p>${n("Everything it moved goes back. Nothing is deleted: the entry stays, and its correction stands beside it, with the reason, for whomever it touches to see. Do it again as it should have been.")}</p>
      <${H} label=${n("Why")} value=${i} maxlength="200" wrong=${a.fields.why} focused onInput=${r} />
      <div class="choices">${ma.map($=>l`<${m} key=${$} chosen=${$===i} onTap=${()=>r($)}>${$}<//>`)}</div>
    <//>
  <//>`}function ba({api:e,path:t},o){let[s,a]=y({}),i=async(r=null)=>{let c=[`kinds=${$a.join(",")}`,`limit=${fa}`,o&&`player=${o.player}`,r&&`before=${r}`];try{let u=await e.get(`${t}/books/journal?${c.filter(Boolean).join("&")}`);a($=>({lines:[...r?$.lines:[],...u.lines],older:u.older}))}catch(u){u instanceof G&&u.status===401?et():a($=>({...$,trouble:u.message}))}};return O(()=>{i()},[t,o?.player]),{...s,look:i}}var ga=[{value:"donation",label:n("Donation"),note:n("into the drawer")},{value:"entry-fee",label:n("Entry fee"),note:n("into the drawer")},{value:"prize",label:n("Prize"),note:n("out of the drawer")},{value:"expense",label:n("Expense"),note:n("out of the drawer")}];function ts({server:e,state:t,onClose:o}){let s=v(e),a=Ce(),[i,r]=y({what:"donation",text:"",purpose:"",player:0}),c=we(i.text,t.money?.currency),u=async()=>{let{what:f,purpose:d,player:h}=i,b={what:f,cash:c,purpose:d.trim(),...h&&{player:h}};await s.ask("POST",`${e.path}/purposes`,b)&&o()},$=f=>d=>r(h=>({...h,[f]:d})),p=l`<${m} kind="plain" onTap=${o}>${n("go back")}<//>`;return l`<${x} title=${n("Money for a purpose")} onClose=${o}>
    <${E} asking=${s} way=${p} blocked=${!c||!i.purpose.trim()} submit=${n("book it")} onSubmit=${u}>
      <${L} label=${n("What it is")} value=${i.what} choices=${ga} onChange=${$("what")} />
      <${H} label=${n("Amount")} value=${i.text} numeric suffix=${t.money?.currency??n("play money")}
        wrong=${i.text&&c===null&&n("An amount such as 100 or 100.50.")} onInput=${$("text")} />
      <${H} label=${n("Purpose")} value=${i.purpose} wrong=${s.fields.purpose} onInput=${$("purpose")} />
      <div class="labelled"><label for=${a}>${n("Whose")}</label>
        <select id=${a} value=${i.player} onChange=${f=>$("player")(Number(f.target.value))}>
          <option value="0">${n("nobody's in particular")}</option>
          ${t.players.map(({player:f,name:d})=>l`<option key=${f} value=${f}>${d}</option>`)}
        </select></div>
      <p><a href=${`/api/${e.path}/purposes/page`}>${n("The report: receipts, prizes, expenses, proceeds")}</a></p>
    <//>
  <//>`}function os({server:e,state:t,onClose:o}){let[s,a]=y({}),i=v({api:e.api}),r=()=>e.api.get(`sessions?night=${t.night}`).then(a,p=>a({trouble:p instanceof G?p.message:String(p.message)}));O(()=>{r()},[]);let c=async p=>{await i.ask("DELETE",`sessions/${p}`),r()},$=l`<${m} kind="plain" onTap=${async()=>{await i.ask("DELETE","session")&&location.replace("/sign-in")}}>${n("sign this screen out")}<//><${m} kind="main" onTap=${o}>${n("done")}<//>`;return l`<${x} title=${n("Screens signed in")} onClose=${o} foot=${$}>
    <${C} text=${s.trouble??i.error} />
    <ul class="screens">
      ${(s.sessions??[]).map(p=>l`<li key=${p.session} class="screen-row">
        <span><b>${yo(p,t)}</b><span class="note">${p.present?n("this screen"):n("last heard {time}",{time:Y(p.last_seen)})}${p.screen&&` \xB7 ${n("screen {number} of the night",{number:p.screen})}`}</span></span>
        ${!p.present&&l`<${m} busy=${i.busy} name=${p.screen?n("sign out {what}, screen {number}",{what:yo(p,t),number:p.screen}):n("sign out {what}, number {number}",{what:yo(p,t),number:p.session})}
          onTap=${()=>c(p.session)}>${n("sign out")}<//>`}
      </li>`)}
    </ul>
  <//>`}function yo({role:e,night:t,table:o,player:s},a){let i=t===a.night,r=_a({role:e,table:o,player:s},a,i);return i||e==="host"?r:n("{screen}, night {night}",{screen:r,night:t})}function _a({role:e,table:t,player:o},s,a){if(e==="host")return n("The host's desk");if(e==="wall")return n("A wall");if(e==="player"){let r=a&&s.players.find(c=>c.player===o);return r?n("The phone of {player}",{player:r.name}):n("The phone of player {number}",{number:o})}let i=a&&s.tables.find(r=>r.table===t);return i?n("Tablet of {table}",{table:i.name}):n("Tablet of table {number}",{number:t})}var va=12,go=Object.keys(Ot),bo=(...e)=>e.map((t,o)=>({value:t,colour:go[o]})),ka=[{name:n("casino##a set of chips"),chips:[{value:1,colour:"white"},{value:5,colour:"red"},{value:25,colour:"green"},{value:100,colour:"black"},{value:500,colour:"purple"}]},{name:n("tens##a set of chips"),chips:bo(1,5,10,50,100)},{name:n("many small"),chips:bo(1,2,5,10,20,50)},{name:n("three colours"),chips:bo(1,5,20)}];function _o(e){let t=e.map(o=>o.value);return t.some(o=>!o)?n("Every chip needs a value, a whole number from 1."):new Set(t).size<t.length?n("Two kinds of chips have the same value."):t.includes(1)?null:n("There must be a chip of 1, or some amounts could not be paid.")}var wa=(e,t)=>e.length===t.length&&e.every((o,s)=>o.value===t[s].value&&o.colour===t[s].colour);function ns({held:e,money:t,wrong:o,onChange:s}){let a=(r,c)=>s(e.map((u,$)=>$===r?{...u,...c}:u)),i=()=>{let r=go.find(u=>!e.some($=>$.colour===u))??"grey",c=Math.max(...e.map(u=>u.value??0));s([...e,{value:c?c*5:1,colour:r}])};return l`<fieldset class="field chip-set">
    <legend>${n("Chips")}</legend>
    <div class="choices">
      ${ka.map(r=>l`<${m} key=${r.name} chosen=${wa(r.chips,e)}
        onTap=${()=>s(r.chips)}>
        <span class="choice-words"><b>${r.name}</b><span class="choice-note">${r.chips.map(c=>c.value).join(" ")}</span></span>
      <//>`)}
    </div>
    <ul class="chip-rows">
      ${e.map((r,c)=>l`<${Ta} key=${c} chip=${r} money=${t} alone=${e.length===1}
        onChange=${u=>a(c,u)} onRemove=${()=>s(e.filter((u,$)=>$!==c))} />`)}
    </ul>
    <div><${m} kind="quiet" disabled=${e.length>=va} onTap=${i}>${n("add a chip")}<//></div>
    ${o&&l`<p class="wrong" role="alert">${o}</p>`}
  </fieldset>`}function Ta({chip:e,money:t,alone:o,onChange:s,onRemove:a}){let[i,r]=y(!1),[c,u]=y(String(e.value??"")),$=Ce(),p=(lo(c)||null)===e.value?c:String(e.value??""),f=d=>{u(d),s({value:lo(d)||null})};return l`<li class="chip-row">
    <button type="button" class="swatch" aria-expanded=${String(i)} aria-label=${n("colour: {colour}",{colour:D(e.colour)})}
      onClick=${()=>r(!i)}><${Ae} value=${e.value??0} colour=${e.colour} /></button>
    <span class="chip-colour">${D(e.colour)}</span>
    <label class="unseen" for=${$}>${n("value of the {colour} chip",{colour:D(e.colour)})}</label>
    <input id=${$} class="is-numeric" type="text" inputmode="numeric" autocomplete="off" value=${p}
      onInput=${d=>f(d.target.value)} />
    <span class="chip-worth quiet">${e.value&&t?V(e.value,t):""}</span>
    <${m} kind="quiet" name=${n("take the {colour} chip out of the set",{colour:D(e.colour)})} disabled=${o} onTap=${a}>✕<//>
    ${i&&l`<div class="swatches" role="group" aria-label=${n("colour")}>
      ${go.map(d=>l`<button type="button" key=${d} aria-label=${D(d)}
        class=${M(["swatch",d===e.colour&&"is-chosen"])} aria-pressed=${String(d===e.colour)}
        onClick=${()=>{s({colour:d}),r(!1)}}><${Ae} value=${e.value??0} colour=${d} /></button>`)}
    </div>`}
  </li>`}var Sa=["EUR","USD","GBP","CHF","CZK","DKK","NOK","PLN","SEK","AUD","CAD","JPY","UAH"],xa={US:"USD",GB:"GBP",CH:"CHF",CZ:"CZK",DK:"DKK",NO:"NOK",PL:"PLN",SE:"SEK",AU:"AUD",CA:"CAD",JP:"JPY",UA:"UAH"};function ko(){let e=new Intl.Locale(navigator.language||"en-IE").maximize().region,t=xa[e]??"EUR";return{currency:t,worth:Ie(vo(t)[2],t)}}function ss({currency:e,worth:t}){if(!e)return null;let o=we(t,e);return o?{currency:e,chip:o}:void 0}var vo=e=>ot(e)?[10,20,50,100,200]:[10,20,50,100,500];function is({held:e,wrong:t,onChange:o}){let s=Ce(),{currency:a,worth:i}=e,r=[{value:"cash",label:n("Cash"),note:n("the drawer holds real money")},{value:"play",label:n("Play money"),note:n("chips are only chips")}],c=$=>o($==="play"?{...e,currency:null}:ko()),u=$=>o({currency:$,worth:Ie(vo($)[2],$)});return l`<div class="money">
    <${L} label=${n("What is played for")} value=${a?"cash":"play"} choices=${r} onChange=${c} />
    ${a&&l`<div class="money-cash">
      <${ro} label=${n("Currency")} id=${s}>
        <select id=${s} value=${a} onChange=${$=>u($.target.value)}>
          ${Sa.map($=>l`<option key=${$} value=${$}>${$}</option>`)}
        </select>
      <//>
      <${H} label=${n("Worth of a chip")} value=${i} numeric suffix=${a} wrong=${t}
        note=${Ca(i,a)} onInput=${$=>o({currency:a,worth:$})} />
      <${L} label=${n("Usual")} value=${we(i,a)}
        choices=${vo(a).map($=>({value:$,label:I($,{currency:a})}))}
        onChange=${$=>o({currency:a,worth:Ie($,a)})} />
    </div>`}
  </div>`}function Ca(e,t){let o=we(e,t);return o?n("100 chips are {money}.",{money:I(100*o,{currency:t})}):null}var as=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function rs({server:e,state:t,onClose:o}){let s=v(e),[a,i]=y(t.name),[r,c]=y(t.chip_set),[u,$]=y(()=>Aa(t.money)),p=t.chips.issued>0||t.drawer.cash>0,f=ss(u),d={...a.trim()!==t.name&&{name:a.trim()},...!as(r,t.chip_set)&&{chip_set:r.map(({value:k,colour:w})=>({value:k,colour:w}))},...!p&&!as(f,t.money)&&{money:f}},h=async()=>{await s.ask("PATCH",e.path,d)&&o()},b=!a.trim()||_o(r)||f===void 0,S=l`<${m} kind="plain" onTap=${o}>${n("go back")}<//>`;return l`<${x} title=${n("Settings of the night")} onClose=${o}>
    <${E} asking=${s} way=${S} submit=${n("change")} onSubmit=${h} blocked=${b||!Object.keys(d).length}>
      <${H} label=${n("Name")} value=${a} wrong=${s.fields.name} onInput=${i} />
      ${p?l`<p class="note">${t.money?n("A chip is worth {money}; that is settled once there are chips about, or cash in the drawer.",{money:V(1,t.money)}):n("Chips are play money; that is settled once there are chips about, or cash in the drawer.")}</p>`:l`<${is} held=${u} wrong=${f===void 0&&n("What is a chip worth? Such as 0.50.")} onChange=${$} />`}
      <${ns} held=${r} money=${t.money} wrong=${_o(r)??s.fields.chip_set} onChange=${c} />
    <//>
  <//>`}function Aa(e){return e?{currency:e.currency,worth:Ie(e.chip,e.currency)}:{...ko(),currency:null}}function ls({server:e,state:t,table:o,route:s,onClose:a}){let{found:i,trouble:r,look:c}=st(e.api,`${s}/codes`),u=l`
    <a class="button is-plain" href=${`/table/${t.night}/${o.table}`}>${n("deal on this screen")}</a>
    <${m} kind="main" onTap=${a}>${n("done")}<//>`;return l`<${x} title=${n("A tablet for {table}",{table:o.name})} onClose=${a} foot=${u}>
    <${C} text=${r} />
    ${i&&l`<div class="invitation">
      <${re} svg=${i.qr} name=${n("the address of {table}'s tablet, to scan",{table:o.name})} />
      <div class="invitation-words">
        <p>${n("Scan it with the tablet, or open this address:")}</p>
        <p class="address">${new URL(i.url).host}</p>
        <p>${n("Type this code there:")}</p>
        <p class="code">${me(i.code)}</p>
        <p class="note">${n("Good until {time}, for one tablet: another one that comes in waits until it is let in.",{time:Y(i.expires)})}</p>
        <${m} kind="quiet" onTap=${c}>${n("another code")}<//>
      </div>
    </div>`}
    ${!i&&!r&&l`<p class="quiet">${n("One moment.")}</p>`}
  <//>`}function st(e,t){let[o,s]=y({}),a=async()=>{try{s({found:await e.send("POST",t)})}catch(i){if(!(i instanceof G))throw i;s({trouble:i.message})}};return O(()=>{a()},[t]),{...o,look:a}}function cs({server:e,state:t,onClose:o}){let{found:s,trouble:a,look:i}=st(e.api,`${e.path}/wall-codes`),r=l`<a class="button is-plain" href="/wall" target="_blank" rel="noopener">${n("look at the wall here")}</a>
    <${m} kind="main" onTap=${o}>${n("done")}<//>`;return l`<${x} title=${n("A screen on the wall")} onClose=${o} foot=${r}>
    <${C} text=${a} />
    ${s&&l`<div class="invitation">
      <${re} svg=${s.qr} name=${n("the wall's address, to scan")} />
      <div class="invitation-words">
        <p>${n("Open this address on the television:")}</p>
        <p class="address">${new URL(s.url).host}/wall</p>
        <p>${n("Type this code there, with the remote control:")}</p>
        <p class="code">${me(s.code)}</p>
        <p class="note">${n("Good until {time}. It shows every table of the night, and can do nothing.",{time:Y(s.expires)})}</p>
        <${m} kind="quiet" onTap=${i}>${n("another code")}<//>
      </div>
    </div>`}
    <${Oa} server=${e} state=${t} />
  <//>`}function Oa({server:e,state:t}){let[o,s]=y(null),a=v({api:e.api});O(()=>{e.api.get(`${e.path}/wall`).then(u=>s(u.shows),()=>{})},[]);let i=async u=>{await a.ask("PUT",`${e.path}/wall`,{shows:u})&&s(u)},r=t.tables.filter(({status:u})=>u!=="closed"),c=[["liveliest",n("where something happens")],["turns",n("table after table")],...r.map(({table:u,name:$})=>[String(u),$])];return l`<fieldset class="wall-choice">
    <legend>${n("The walls show")}</legend>
    <${C} text=${a.error} />
    <div class="choices">
      ${c.map(([u,$])=>l`<${m} key=${u} chosen=${o===u} busy=${a.busy} onTap=${()=>i(u)}>${$}<//>`)}
    </div>
  </fieldset>`}var Ea={entries:Mt,drawer:es,purposes:ts,wall:cs,screens:os,settings:rs};function us({server:e,state:t,onClose:o}){let[s,a]=y(null),i=Ea[s],r=t.status==="open";return l`<section class="whole-night no-print" aria-label=${n("the whole night")}>
    <div class="choices">
      ${r&&l`<${m} onTap=${()=>a("drawer")}>${n("drawer")}<//>`}
      ${r&&l`<${m} onTap=${()=>a("purposes")}>${n("donations, prizes \u2026")}<//>`}
      <${m} onTap=${()=>a("entries")}>${n("put right \u2026")}<//>
      <${m} onTap=${()=>a("wall")}>${n("wall")}<//>
      <${m} onTap=${()=>a("screens")}>${n("screens")}<//>
      ${r&&l`<${m} onTap=${()=>a("settings")}>${n("settings")}<//>`}
      <a class="button" href=${`/books/${t.night}`}>${n("the books")}</a>
      <a class="button" href=${`/api/nights/${t.night}/page`}>${n("on one page")}</a>
      <${m} onTap=${()=>print()}>${n("print")}<//>
    </div>
    <${qn} />
    ${r&&l`<${m} kind="danger" onTap=${o}>${n("close the night")}<//>`}
    ${i&&l`<${i} server=${e} state=${t} onClose=${()=>a(null)} />`}
  </section>`}var Pa={live:n("live"),polling:n("slow"),lost:n("no connection")};function ps({path:e,heading:t,round:o,tray:s,connection:a,children:i}){return l`<header class="bar">
    <ol class="bar-path">${e.map((r,c)=>l`<li key=${r}>${t&&c===e.length-1?l`<h1>${r}</h1>`:r}</li>`)}</ol>
    ${o!=null&&l`<span>${$e("round {number}",{number:l`<b>${o}</b>`})}</span>`}
    ${s!=null&&l`<span class="bar-tray" data-place="house">${$e("tray {chips}",{chips:l`<b class="figure">${_(s)}</b>`})}</span>`}
    ${a&&l`<span class=${`connection is-${a}`} role="status">${Pa[a]}</span>`}
    ${i}
  </header>`}var $s=({path:e,connection:t,children:o})=>l`<div class="masthead" data-ground="felt">
  <${ps} path=${e} connection=${t}>${o}<//>
</div>`;var Na=3e4;function hs(e,t,o=null){let[s,a]=y(null);return O(()=>{let i=!1,r=()=>e.get(`nights/${t}/room`).then(u=>i||a(u),()=>{});r();let c=setInterval(()=>document.hidden||r(),Na);return()=>{i=!0,clearInterval(c)}},[t,o]),s}var wo=e=>e.addresses.length>0;function fs({room:e,small:t}){return wo(e)?l`<div class=${M(["room-code",t&&"is-small"])}>
    <${re} svg=${e.qr} name=${n("the address to join with a phone, to scan")} />
    <div class="room-words">
      <p>${t?n("Join"):n("Scan it with a phone, or open this address:")}</p>
      <p class="room-address">${e.addresses[0]}</p>
      ${e.addresses.slice(1).map(o=>l`<p key=${o} class="room-other">${n("or {address}",{address:o})}</p>`)}
      <p class="room-figures">${me(e.code)}</p>
    </div>
  </div>`:l`<p>${n("No phone reaches this Croupier: it listens on its own machine alone. Start it without --host.")}</p>`}function ms({server:e,state:t}){let o=v(e);if(!t.asking.length)return null;let s=i=>`${e.path}/guests/${i.session}`,a=(i,r)=>o.ask(i,s(r));return l`<ul class="asked no-print" aria-label=${n("phones that ask to come in")}>
    ${t.asking.map(i=>l`<li key=${i.session} role="alert">
      <span><b>${i.name}</b> ${i.player===null?n("asks to come in."):n("asks to come in with another phone.")}
        ${i.player!==null&&l` <span class="note">${n("The one that is in goes out.")}</span>`}</span>
      <${m} busy=${o.busy} name=${n("send {guest} away",{guest:i.name})} onTap=${()=>a("DELETE",i)}>${n("send away")}<//>
      <${m} kind="main" busy=${o.busy} name=${n("let {guest} in",{guest:i.name})} onTap=${()=>a("PUT",i)}>${n("let in")}<//>
    </li>`)}
    <${C} text=${o.error} onGone=${o.clear} />
  </ul>`}function ds({server:e,state:t,large:o,onShow:s}){let a=hs(e.api,t.night,o);return a?wo(a)?l`<button type="button" class="room-button no-print" onClick=${s}>
    <span>${$e("join at {address}",{address:l`<b>${a.addresses[0]}</b>`})}</span>
    <span class="code">${me(a.code)}</span>
    <span class="note">${t.phones.length?R("{count} phone in","{count} phones in",t.phones.length):n("no phone is in")} · ${n("show it large")}</span>
  </button>`:l`<p class="note no-print">${n("No phone reaches this Croupier: it listens on its own machine alone.")}</p>`:null}var Ma={ask:n("wait for your tap"),in:n("come in at once"),out:n("stay out")};function ys({server:e,state:t,onClose:o}){let[s,a]=y(null),[i,r]=y(null),c=v(e),u=`${e.path}/phones`;O(()=>{e.api.get(u).then(a,()=>{})},[t.phones.join(),t.asking.length]);let $=async(d,h,b)=>{let S=await c.ask(d,`${e.path}/${h}`,b);S?.room&&a(S)},p=d=>c.ask("DELETE",`sessions/${d.session}`);if(i)return l`<${To} server=${e} player=${i} onClose=${()=>r(null)} />`;let f=l`<span></span><${m} kind="main" onTap=${o}>${n("done")}<//>`;return l`<${x} title=${n("Phones")} onClose=${o} foot=${f}>
    <${C} text=${c.error} onGone=${c.clear} />
    ${!s&&l`<p class="quiet">${n("One moment.")}</p>`}
    ${s&&l`<${fs} room=${s.room} />
      <div><${m} kind="quiet" busy=${c.busy} onTap=${()=>$("POST","room/code")}>${n("another code")}<//></div>
      <fieldset class="field"><legend>${n("Somebody whose name is not on the list")}</legend>
        <div class="choices">
          ${Object.entries(Ma).map(([d,h])=>l`<${m} key=${d} chosen=${s.new_names===d} busy=${c.busy}
            onTap=${()=>$("PUT","room",{new_names:d})}>${h}<//>`)}
        </div>
      </fieldset>
      <h3>${s.phones.length?R("{count} phone in","{count} phones in",s.phones.length):n("No phone is in yet")}</h3>
      <ul class="screens">
        ${s.phones.map(d=>l`<li key=${d.session} class="screen-row">
          <span><b>${d.name}</b><span class="note">${n("in since {time} \xB7 last heard {time2}",{time:Y(d.since),time2:Y(d.last_seen)})}</span></span>
          <span class="choices">
            <${m} name=${n("a new link for {phone}",{phone:d.name})} onTap=${()=>r(d)}>${n("new link")}<//>
            <${m} busy=${c.busy} name=${n("sign the phone of {phone} out",{phone:d.name})} onTap=${()=>p(d)}>${n("sign out")}<//>
          </span>
        </li>`)}
      </ul>`}
  <//>`}function To({server:e,player:t,onClose:o}){let{found:s,trouble:a,look:i}=st(e.api,`${e.path}/players/${t.player}/link`),r=l`<span></span><${m} kind="main" onTap=${o}>${n("done")}<//>`;return l`<${x} title=${n("A phone for {player}",{player:t.name})} onClose=${o} foot=${r}>
    <${C} text=${a} />
    ${s&&l`<div class="invitation">
      <${re} svg=${s.qr} name=${n("the link of {player}'s phone, to scan",{player:t.name})} />
      <div class="invitation-words">
        <p>${n("Scan it with {player}'s own phone: whoever opens it is {player}.",{player:t.name})}</p>
        <p class="note">${n("Good until {time}. A phone that {player} had is out as soon as this one is in.",{time:Y(s.expires),player:t.name})}</p>
        <${m} kind="quiet" onTap=${i}>${n("another link")}<//>
      </div>
    </div>`}
    ${!s&&!a&&l`<p class="quiet">${n("One moment.")}</p>`}
  <//>`}function bs({label:e,value:t,range:o,chipset:s,last:a,optional:i,onChange:r}){let[c,u]=y([]),$=ho(t,c,s),p=$o(o),f=w=>p===null||w<=p,d=w=>{u(w),r(w.reduce((g,A)=>g+A,0))},h=w=>f(t+w)&&d([...$,w]),b=w=>d(zn($,w)),S=w=>d(ho(w,[],s)),k=t===0&&i?n("none"):Vn(t,o);return l`<div class="pad" role="group" aria-label=${e}>
    <div class="pad-head">
      ${e&&l`<span class="pad-label">${e}</span>`}
      <output class="pad-amount">${_(t)}</output>
      <span class=${M(["pad-note",k&&t>0&&"is-wrong"])}>${k??Ia(p)}</span>
    </div>
    <div class="pad-keys">
      <${Da} chipset=${s} fits=${w=>f(t+w)} onAdd=${h} onTakeOff=${b} />
      <div class="pad-side">
        <${m} name=${n("take off the last chip")} keys="backspace" disabled=${!$.length}
          onTap=${()=>d($.slice(0,-1))}>⌫<//>
        <${m} kind="quiet" disabled=${!a||!f(a)} onTap=${()=>S(a)}>
          ${a?n("same again \xB7 {chips}",{chips:a}):n("same again")}
        <//>
        <${m} kind="quiet" disabled=${!t} onTap=${()=>d([])}>${n("clear")}<//>
      </div>
    </div>
  </div>`}function Da({chipset:e,fits:t,onAdd:o,onTakeOff:s}){let a=[...e].sort((i,r)=>i.value-r.value);return l`<div class="pad-chips">
    ${a.map((i,r)=>l`<${Ba} key=${i.value} chip=${i} keys=${`Shift+${r+1}`} disabled=${!t(i.value)}
      onAdd=${()=>t(i.value)&&o(i.value)} onTakeOff=${()=>s(i.value)} />`)}
  </div>`}var Ia=e=>e===null?"":n("of {most}",{most:e}),Ra=450;function Ba({chip:e,keys:t,disabled:o,onAdd:s,onTakeOff:a}){let i=q(null),r=q(!1),c=()=>{r.current=!1,i.current=setTimeout(()=>{r.current=!0,a()},Ra)},u=()=>clearTimeout(i.current);return l`<button type="button" class="pad-chip" data-keys=${t} aria-disabled=${o?"true":null}
      aria-label=${n("add {value} ({colour})",{value:e.value,colour:D(e.colour)})}
      onPointerDown=${c} onPointerUp=${u} onPointerLeave=${u} onPointerCancel=${u}
      onContextMenu=${$=>$.preventDefault()}
      onClick=${()=>!r.current&&s()}>
    <${Ae} ...${e} />
  </button>`}var La=Number.MAX_SAFE_INTEGER;function Z({label:e,value:t,most:o,least:s=1,money:a,chipset:i,inChips:r,last:c,onChange:u}){let $=r?null:a,p=co($,o,{from:r?100:20}).filter(f=>f!==o);return l`<div class="chip-amount">
    <div class="quick" role="group" aria-label=${n("amounts at one tap")}>
      ${p.map(f=>l`<${gs} key=${f} sum=${f} money=${$} chosen=${f===t} onTap=${u} />`)}
      ${o>0&&l`<${gs} sum=${o} words=${n("all##chips")} money=${$} chosen=${o===t} onTap=${u} />`}
    </div>
    <${bs} label=${e} value=${t} range=${{min:s,max:o??La,step:1}} chipset=${i}
      last=${c} optional=${s===0} onChange=${u} />
  </div>`}function gs({sum:e,words:t,money:o,chosen:s,onTap:a}){let i=t??(o?I(e*o.chip,o):_(e)),r=t||o?T(e):null;return l`<${m} chosen=${s} onTap=${()=>a(e)}>
    <span class="choice-words"><b>${i}</b>${r&&l`<span class="choice-note">${r}</span>`}</span>
  <//>`}var Le=(e,t,o)=>`${e.path}/players/${t.player}/${o}`,Dt=({drawer:e,money:t})=>Math.floor(e.cash/(t?.chip??1)),vs=(e,t)=>e.state.players.find(o=>o.player===t.player),_s=0;function Fa({server:e,state:t,player:o,way:s,onDone:a}){let i=v(e),[r,c]=y(0),[u,$]=y(o.owed>0?"owed":"cash"),p=K(r,t.money),f=async()=>{let S=await i.ask("POST",Le(e,o,"buy-ins"),{chips:r,against:u});S&&(_s=r,a({entry:S.entry,title:n("{player} has bought {chips}",{player:o.name,chips:T(r)}),take:{cash:n("Take {price} from {player}.",{price:p,player:o.name}),marker:n("{player} signs a marker for {chips}.",{player:o.name,chips:T(r)}),owed:n("The house owes {player} {chips} from now on.",{player:o.name,chips:T(o.owed-r)})}[u],hand:n("Push across:"),piles:r,change:!0}))},d=o.limit===null?n("owed to the desk"):n("{chips} more at most",{chips:T(Math.max(0,o.limit-o.owes.desk))}),h=[o.owed>0&&{value:"owed",label:n("What the house owes"),note:T(o.owed)},{value:"cash",label:n("Cash"),note:n("into the drawer")},{value:"marker",label:n("Marker"),note:d}].filter(Boolean),b={cash:n("{player} pays {price}.",{player:o.name,price:p}),marker:n("{player} will owe {chips} to the desk.",{player:o.name,chips:T(o.owes.desk+r)}),owed:n("Paid with {chips} of what the house owes.",{chips:T(r)})};return l`<${E} asking=${i} way=${s} blocked=${!r} onSubmit=${f}
      submit=${r?n("sell {chips}",{chips:T(r)}):n("sell")}>
    <${Z} label=${n("chips")} value=${r} last=${_s} money=${t.money} chipset=${t.chip_set} onChange=${Fe(i,c)} />
    <${L} label=${n("Against")} value=${u} choices=${h} onChange=${$} />
    <p class="says">${r?b[u]:n("How much?")}</p>
  <//>`}function ja({server:e,state:t,player:o,way:s,onDone:a}){let i=v(e),[r,c]=y(0),u=Math.min(o.bankroll,Dt(t));return l`<${E} asking=${i} way=${s} blocked=${!r} onSubmit=${async()=>{let p=await i.ask("POST",Le(e,o,"buy-backs"),{chips:r});p&&a({entry:p.entry,title:n("{chips} taken back",{chips:T(r)}),take:n("Take {chips} from {player}:",{chips:T(r),player:o.name}),piles:r,after:n("Hand {player} {money} from the drawer.",{player:o.name,money:K(r,t.money)})})}}
      submit=${r?n("take {chips} back",{chips:T(r)}):n("take back")}>
    <${Z} label=${n("chips")} value=${r} most=${u} money=${t.money} chipset=${t.chip_set} onChange=${Fe(i,c)} />
    <p class="says">${r?n("{player} gets {money}.",{player:o.name,money:K(r,t.money)}):u<o.bankroll?n("The drawer can pay for {chips} of {bankroll}.",{chips:T(u),bankroll:o.bankroll}):n("How much?")}</p>
  <//>`}function Ua({server:e,state:t,player:o,way:s,onDone:a}){let i=v(e),r=Pt(o.bankroll,t.chip_set),[c,u]=y("count"),[$,p]=y(null),f=c==="count",d=f?r.total:o.bankroll,h=En({...o,bankroll:d},t),b=()=>{let g=f?r.over():{};g&&(f&&Re(r.total,r.book)?p(g):S(g))},S=async g=>{p(null);let A=await i.ask("POST",Le(e,o,"cash-outs"),g);if(!A)return r.afresh(o.bankroll);let P=vs(A,o),X=P.cash_out-o.cash_out;a({entry:A.entry,title:n("{player} has cashed out",{player:o.name}),take:n("Take the {chips} back.",{chips:T(d)}),hand:X>0?n("Hand {player} {money}.",{player:o.name,money:I(X,t.money)}):n("Nothing to hand over."),after:[Ja(P.found-o.found),Va(P,t.money)].filter(Boolean).join(" ")})},k=[{value:"count",label:n("Count the chips"),note:n("by their kinds")},{value:"book",label:n("As in the book"),note:T(o.bankroll)}],w=[[f?n("counted"):n("{player}'s bankroll",{player:o.name}),T(d)],h.settled>0&&[n("goes to what is owed"),T(h.settled)],[n("paid from the drawer"),K(h.paid,t.money)],h.owed>0&&[n("the drawer cannot pay: the house will owe"),K(h.owed,t.money)]].filter(Boolean);return l`<${E} asking=${i} way=${s} blocked=${f?!r.said:!d} onSubmit=${b} submit=${n("cash out {player}",{player:o.name})}>
    <${L} label=${n("Chips handed in")} value=${c} choices=${k} onChange=${u} />
    ${f&&l`<${Nt} counting=${r} chipset=${t.chip_set} />`}
    ${$&&l`<${Be} found=${r.total} book=${r.book} says=${n("{player} is paid for {chips}.",{player:o.name,chips:T(r.total)})}
      onYes=${()=>S($)} onClose=${()=>p(null)} />`}
    <dl class="standing">
      ${w.map(([g,A])=>l`<div key=${g}><dt>${g}</dt><dd class="figure">${A}</dd></div>`)}
    </dl>
    ${o.racks.length>0&&l`<p class="note">${n("What stands at the tables stays there until {player} stands up.",{player:o.name})}</p>`}
  <//>`}function Wa({server:e,state:t,player:o,way:s,onDone:a}){let i=v(e),[r,c]=y(0),[u,$]=y(o.bankroll?"chips":"cash"),p=u==="chips"?Math.min(U(o),o.bankroll):U(o),f=async()=>{let b=await i.ask("POST",Le(e,o,"repayments"),{chips:r,with:u});if(!b)return;let S=U(o)-r;a({entry:b.entry,title:n("{player} has repaid {chips}",{player:o.name,chips:T(r)}),take:u==="cash"?n("Take {money} from {player}.",{money:K(r,t.money),player:o.name}):n("Take {chips} from {player}:",{chips:T(r),player:o.name}),piles:u==="chips"?r:0,after:S?n("{player} still owes {chips}.",{player:o.name,chips:T(S)}):n("Nothing is owed any more.")})},d=[{value:"chips",label:n("Chips"),note:n("of the bankroll")},{value:"cash",label:n("Cash"),note:n("into the drawer")}],h=b=>{$(b),c(0),i.clear()};return l`<${E} asking=${i} way=${s} blocked=${!r} onSubmit=${f}
      submit=${r?n("repay {chips}",{chips:T(r)}):n("repay")}>
    <${L} label=${n("With")} value=${u} choices=${d} onChange=${h} />
    <${Z} label=${n("chips")} value=${r} most=${p} money=${t.money} chipset=${t.chip_set} onChange=${Fe(i,c)} />
    <p class="says">${r&&u==="cash"?n("{player} pays {money}.",{player:o.name,money:K(r,t.money)}):u==="chips"?n("{player} owes {chips} and has {bankroll} in the bankroll.",{player:o.name,chips:T(U(o)),bankroll:T(o.bankroll)}):n("{player} owes {chips}.",{player:o.name,chips:T(U(o))})}</p>
  <//>`}function Ha({server:e,state:t,player:o,way:s,onDone:a}){let i=v(e),r=Math.min(o.owed,Dt(t)),[c,u]=y(r);return l`<${E} asking=${i} way=${s} blocked=${!c} onSubmit=${async()=>{let p=await i.ask("POST",Le(e,o,"house-payments"),{chips:c});if(!p)return;let f=o.owed-c;a({entry:p.entry,title:n("The house has paid {player}",{player:o.name}),hand:n("Hand {player} {money} from the drawer.",{player:o.name,money:K(c,t.money)}),after:f?n("The house still owes {money}.",{money:K(f,t.money)}):n("The house owes nothing any more.")})}}
      submit=${c?n("pay {money}",{money:K(c,t.money)}):n("pay")}>
    <${Z} label=${n("chips' worth")} value=${c} most=${r} money=${t.money} chipset=${t.chip_set} onChange=${Fe(i,u)} />
    <p class="says">${n("The house owes {player} {owed}; the drawer holds {drawer}.",{player:o.name,owed:K(o.owed,t.money),drawer:I(t.drawer.cash,t.money)})}</p>
  <//>`}function qa({server:e,state:t,player:o,way:s,onDone:a}){let i=v(e),r=t.players.filter(h=>h.player!==o.player),[c,u]=y(r.length===1?r[0].player:null),[$,p]=y(0),f=r.find(h=>h.player===c);return l`<${E} asking=${i} way=${s} blocked=${!$||!f} onSubmit=${async()=>{let h={from:o.player,to:c,chips:$},b=await i.ask("POST",`${e.path}/gifts`,h);b&&a({entry:b.entry,title:n("{player} gives {taker} {chips}",{player:o.name,taker:f.name,chips:T($)}),hand:n("From hand to hand:"),piles:$})}}
      submit=${$?n("give {chips}",{chips:T($)}):n("give")}>
    <${L} label=${n("To")} value=${c} choices=${r.map(h=>({value:h.player,label:h.name}))} onChange=${u} />
    <${Z} label=${n("chips")} value=${$} most=${o.bankroll} money=${t.money} chipset=${t.chip_set} onChange=${Fe(i,p)} />
    <p class="says">${f?$?n("{player} gives {taker} {chips}.",{player:o.name,taker:f.name,chips:T($)}):n("How much?"):n("To whom?")}</p>
  <//>`}function Ga({server:e,state:t,player:o,way:s,onDone:a}){let i=v(e),[r,c]=y(o.limit!==null?"some":"none"),[u,$]=y(o.limit??0),p=r==="none"?null:u,f=async()=>{await i.ask("PUT",Le(e,o,"marker-limit"),{limit:p})&&a({title:n("{player}'s limit",{player:o.name}),hand:p===null?n("The desk lends {player} without a limit.",{player:o.name}):n("The desk lends {player} {chips} at most.",{player:o.name,chips:T(p)})})},d=[{value:"none",label:n("No limit")},{value:"some",label:n("A limit"),note:n("for what the desk lends")}];return l`<${E} asking=${i} way=${s} blocked=${p===o.limit} onSubmit=${f} submit=${n("that is the limit")}>
    <${L} label=${n("Markers at the desk")} value=${r} choices=${d} onChange=${c} />
    ${r==="some"&&l`<${Z} label=${n("chips")} least=${0} value=${u} money=${t.money} chipset=${t.chip_set} onChange=${Fe(i,$)} />`}
    <p class="says">${n("{player} owes the desk {chips} now.",{player:o.name,chips:T(o.owes.desk)})}</p>
    <p class="note">${n("What somebody has to pay at a table is lent all the same.")}</p>
  <//>`}function Ka({server:e,player:t,way:o,onDone:s}){let a=v(e),[i,r]=y(t.name),c=async()=>{let u=await a.ask("PATCH",`${e.path}/players/${t.player}`,{name:i.trim()});u&&s({title:vs(u,t).name,hand:n("{player} is called that from now on.",{player:t.name})})};return l`<${E} asking=${a} way=${o} blocked=${!i.trim()||i.trim()===t.name} onSubmit=${c} submit=${n("rename")}>
    <${H} label=${n("Name")} value=${i} wrong=${a.fields.name} focused onInput=${r} />
  <//>`}function Ja(e){return e?e>0?n("{chips} more than in the book: noted as over.",{chips:T(e)}):n("{chips} fewer than in the book: noted as short.",{chips:T(-e)}):null}function Va(e,t){let o=[Q(e)>0&&n("still has {chips} at the tables",{chips:T(Q(e))}),U(e)>0&&n("still owes {chips}",{chips:T(U(e))}),e.owed>0&&n("is owed {money} by the house",{money:V(e.owed,t)})].filter(Boolean);return o.length?`${e.name} ${te(o)}.`:null}var Fe=(e,t)=>o=>{e.clear(),t(o)},So={sell:{label:n("sell chips"),main:!0,Form:Fa,possible:()=>!0},out:{label:n("cash out"),Form:Ua,possible:e=>e.bankroll>0},back:{label:n("take chips back"),Form:ja,possible:(e,t)=>Math.min(e.bankroll,Dt(t))>0},give:{label:n("give chips to \u2026"),Form:qa,possible:(e,t)=>e.bankroll>0&&t.players.length>1},repay:{label:n("repay a marker"),Form:Wa,possible:e=>U(e)>0},pay:{label:n("pay what is owed"),Form:Ha,possible:(e,t)=>Math.min(e.owed,Dt(t))>0},limit:{label:n("limit of markers"),Form:Ga,possible:()=>!0},rename:{label:n("rename"),Form:Ka,possible:()=>!0}};function ks({server:e,state:t,player:o,deed:s,onClose:a}){let[i,r]=y(s??null),[c,u]=y(null),$=()=>{u(null),r(null)};if(c)return l`<${Qa} server=${e} receipt=${c} state=${t} onMore=${$} onClose=${a} />`;if(i==="entries")return l`<${Mt} server=${e} state=${t} player=${o} onClose=${$} />`;if(i==="phone")return l`<${To} server=${e} player=${o} onClose=${$} />`;if(i){let{Form:f,label:d}=So[i],h=l`<${m} kind="plain" onTap=${s?a:$}>${n("go back")}<//>`;return l`<${x} title=${`${o.name}: ${d}`} onClose=${a}>
      <${f} server=${e} state=${t} player=${o} way=${h} onDone=${u} />
    <//>`}let p=l`<${m} kind="plain" onTap=${a}>${n("close")}<//>
    <a class="button is-plain" href=${`/books/${t.night}#player-${o.player}`}>${n("line by line")}</a>`;return l`<${x} title=${o.name} onClose=${a} foot=${p}>
    <${za} player=${o} state=${t} />
    <${Za} corrections=${o.corrections} />
    <div class="deed-grid">
      ${Object.entries(So).map(([f,d])=>l`<${m} key=${f} kind=${d.main?"main":"plain"}
        disabled=${!d.possible(o,t)} onTap=${()=>r(f)}>${d.label}<//>`)}
      <${m} kind="plain" onTap=${()=>r("phone")}>${n("a link for the phone \u2026")}<//>
      <${m} kind="plain" onTap=${()=>r("entries")}>${n("what was done \u2026")}<//>
    </div>
  <//>`}function za({player:e,state:t}){let o=e.racks.map(a=>{let i=t.tables.find(r=>r.table===a.table);return[n("{table}, seat {seat}",{table:i?.name??n("Table {number}",{number:a.table}),seat:a.seat}),_(a.chips)]}),s=[[n("paid in"),I(e.cash_in,t.money)],[n("bankroll"),_(e.bankroll)],...o,e.cash_out>0&&[n("paid out"),I(e.cash_out,t.money)],e.owes.desk>0&&[n("owes the desk"),_(e.owes.desk)],e.owes.table>0&&[n("owes for advances at tables"),_(e.owes.table)],e.owed>0&&[n("the house owes"),_(e.owed)],e.limit!==null&&[n("the desk lends at most"),_(e.limit)],e.found!==0&&[e.found>0?n("counted over"):n("counted short"),J(e.found)],[n("result"),J(e.result)]].filter(Boolean);return l`<dl class="standing">
    ${s.map(([a,i])=>l`<div key=${a}><dt>${a}</dt><dd class="figure">${i}</dd></div>`)}
  </dl>`}function Za({corrections:e}){return e.length?l`<ul class="corrections" aria-label=${n("put right")}>
    ${e.map(t=>l`<li key=${t.entry} class="note">${n("Entry {corrects} ({what}) taken back at {time} by {player}: {why}",{corrects:t.corrects,what:D(t.was.replaceAll("-"," ")),time:Y(t.at),player:t.who,why:t.why})}</li>`)}
  </ul>`:null}function Qa({server:e,receipt:t,state:o,onMore:s,onClose:a}){let i=v(e),[r,c]=y(!1),{title:u,hand:$,take:p,piles:f,change:d,after:h,entry:b}=t,S=async()=>{let w={entry:b,why:n("taken back at once at the desk")};await i.ask("POST",`${e.path}/corrections`,w)&&c(!0)},k=l`
    <${m} kind="plain" onTap=${s}>${n("something else")}<//>
    <${m} kind="main" onTap=${a}>${n("done")}<//>`;return r?l`<${x} title=${n("Taken back")} onClose=${a} foot=${k}>
      <p>${n("It stands in the book, and so does its correction: everything is as it was before.")}</p>
    <//>`:l`<${x} title=${u} onClose=${a} foot=${k}>
    ${p&&l`<p class="receipt-line">${p}</p>`}
    ${$&&l`<p class="receipt-line">${$}</p>`}
    ${f>0&&l`<${Et} amount=${f} chipset=${o.chip_set} change=${d} words />`}
    ${h&&l`<p class="quiet">${h}</p>`}
    <${C} text=${i.error} onGone=${i.clear} />
    ${b&&l`<div><${m} kind="quiet" busy=${i.busy} onTap=${S}>${n("a mistake: take it back")}<//></div>`}
  <//>`}var Ya=12;function xo(e){let[t,o]=y(null);return O(()=>{e.get("people").then(o,()=>{})},[]),t}function ws({house:e,here:t,onCome:o}){if(!e)return null;let s=c=>c.filter(({name:u})=>!t.includes(u)),a=new Map(e.people.map(c=>[c.person,c])),i=e.groups.map(({name:c,people:u})=>({name:c,people:s(u.map($=>a.get($)).filter(Boolean))})).filter(({people:c})=>c.length),r=s(e.people).slice(0,Ya);return r.length?l`<div class="names-list" role="group" aria-label=${n("people of the house")}>
    ${i.map(({name:c,people:u})=>l`<${m} key=${`group ${c}`} onTap=${()=>o(u)}>
      ${n("{group}: all {people}",{group:c,people:u.length})}<//>`)}
    ${r.map(c=>l`<${m} key=${c.person} kind="quiet" onTap=${()=>o([c])}>+ ${c.name}<//>`)}
  </div>`:null}function Ts({server:e,state:t,onClose:o}){let s=v({api:e.api}),a=xo(e.api),[i,r]=y(t.name),c=(a?.players??[]).filter(({night:p,person:f})=>p===t.night&&f!==null),u=async()=>{let p=c.map(({person:f})=>f);await s.ask("PUT","groups",{name:i.trim(),people:p})&&o()},$=l`<${m} kind="plain" onTap=${o}>${n("go back")}<//>`;return l`<${x} title=${n("A group of friends")} onClose=${o}>
    <${E} asking=${s} way=${$} blocked=${!i.trim()||!c.length} onSubmit=${u} submit=${n("save the group")}>
      <${H} label=${n("Its name")} value=${i} focused onInput=${r} />
      <p class="says">${te(c.map(p=>p.name))}</p>
      <p class="note">${n("On another night all of them come with one tap.")}</p>
    <//>
  <//>`}var Xa=[{value:"cash",label:n("Cash"),note:n("into the drawer")},{value:"marker",label:n("Marker"),note:n("owed to the desk")}];function Ss({server:e,state:t,onClose:o}){let s=v(e),a=({chips:g})=>g===0,i=t.players.some(a)?t.players.filter(a):t.players,[r,c]=y(i.map(({player:g})=>g)),[u,$]=y(0),[p,f]=y("cash"),[d,h]=y(null),b=t.players.filter(({player:g})=>r.includes(g)),S=g=>c(r.includes(g)?r.filter(A=>A!==g):[...r,g]),k=async()=>{let g=b.map(({player:le})=>le),A={players:g,chips:u,against:p},P=await s.ask("POST",`${e.path}/buy-ins`,A);if(!P)return;let X=g.map((le,ye)=>P.entry-g.length+1+ye);h({entries:X,who:b.map(({name:le})=>le),amount:u,against:p})};if(d)return l`<${or} server=${e} state=${t} sold=${d} onClose=${o} />`;let w=l`<${m} kind="plain" onTap=${o}>${n("go back")}<//>`;return l`<${x} title=${n("The same chips for several")} onClose=${o}>
    <${E} asking=${s} way=${w} blocked=${!u||!b.length} onSubmit=${k}
        submit=${er(u,b)}>
      <div class="choices" role="group" aria-label=${n("to whom")}>
        ${t.players.map(({player:g,name:A})=>l`<${m} key=${g} chosen=${r.includes(g)}
          onTap=${()=>S(g)}>${A}<//>`)}
      </div>
      <${Z} label=${n("chips for each")} value=${u} money=${t.money} chipset=${t.chip_set}
        onChange=${g=>{s.clear(),$(g)}} />
      <${L} label=${n("Against##what is given for chips")} value=${p} choices=${Xa} onChange=${f} />
      <p class="says">${!u||!b.length?n("How much, and to whom?"):tr(p,u,b.length,t.money)}</p>
    <//>
  <//>`}var er=(e,{length:t})=>e&&t?R("sell {count} chip to each of {people}","sell {count} chips to each of {people}",e,{people:t}):n("sell"),tr=(e,t,o,s)=>e==="cash"?n("Each pays {sum}, together {all}.",{sum:K(t,s),all:K(t*o,s)}):R("Each will owe {count} chip more to the desk.","Each will owe {count} chips more to the desk.",t);function or({server:e,state:t,sold:o,onClose:s}){let a=v(e),[i,r]=y(!1),{entries:c,who:u,amount:$,against:p}=o,f=async()=>{let h={entries:c,why:n("taken back at once at the desk")};await a.ask("POST",`${e.path}/corrections/all`,h)&&r(!0)},d=l`<${m} kind="main" onTap=${s}>${n("done")}<//>`;return i?l`<${x} title=${n("Taken back")} onClose=${s} foot=${d}>
      <p>${n("It stands in the book, and so does its correction: everything is as it was before.")}</p>
    <//>`:l`<${x} title=${R("{count} chip each for {people}","{count} chips each for {people}",$,{people:te(u)})} onClose=${s} foot=${d}>
    <p class="receipt-line">${p==="cash"?n("Take {sum} from each: {all} in all.",{sum:K($,t.money),all:K($*u.length,t.money)}):R("Each signs a marker for {count} chip.","Each signs a marker for {count} chips.",$)}</p>
    <p class="receipt-line">${n("Push across, to each:")}</p>
    <${Et} amount=${$} chipset=${t.chip_set} change words />
    <${C} text=${a.error} onGone=${a.clear} />
    <div><${m} kind="quiet" busy=${a.busy} onTap=${f}>${n("a mistake: take it back from all")}<//></div>
  <//>`}function xs({state:e}){let{money:t,drawer:o,players:s,checks:a}=e,i=Ct(e),r=ao(s),c=On(e),u=tt(e.tables).result,$=!fe(e)&&l`<${it} name=${n("Drawer")} value=${I(o.cash,t)} note=${n("float {money}",{money:I(o.float,t)})}
      warning=${i>0&&n("{money} short if everyone cashed in",{money:I(i,t)})}
      good=${!i&&r>0&&n("covers everyone: {money}",{money:I(r*(t?.chip??1),t)})} />
    <${it} name=${n("Chips out")} value=${_(c.out)} note=${sr(c)}
      warning=${e.chips.over_short!==0&&(e.chips.over_short>0?n("counted short: {chips}",{chips:e.chips.over_short}):n("counted over: {chips}",{chips:-e.chips.over_short}))} />
    <${it} name=${n("House")} value=${J(u)} tone=${Oe(u)}
      note=${t&&u?u>0?n("{money} up at the tables",{money:V(u,t)}):n("{money} down at the tables",{money:V(-u,t)}):n("result at the tables")} />`;return l`<section class="summary" aria-label=${n("the night in figures")}>
    ${$||l`<${it} name=${n("Played for")} value=${n("points")} note=${n("no chips are out; sell some and the figures appear")} />`}
    <${it} name=${n("Books")} value=${a.agree?n("agree##the books"):n("do not agree")} tone=${a.agree?null:"lost"}
      note=${nr(e.put_right)} good=${a.agree&&n("balances are what the transfers make")} />
    ${!a.agree&&l`<ul class="findings" role="alert">
      ${a.findings.map(p=>l`<li key=${p}>${p}</li>`)}
    </ul>`}
  </section>`}var Oe=e=>e>0?"won":e<0?"lost":null;function nr({voided:e,undone:t,corrected:o}){return[e>0&&R("{count} round voided","{count} rounds voided",e),t>0&&R("{count} action undone","{count} actions undone",t),o>0&&R("{count} entry corrected","{count} entries corrected",o)].filter(Boolean).join(" \xB7 ")}function sr({held:e,trays:t,felt:o}){return[n("players {chips}",{chips:_(e)}),n("trays {chips}",{chips:_(t)}),o>0&&n("felts {chips}",{chips:_(o)})].filter(Boolean).join(" \xB7 ")}var it=({name:e,value:t,note:o,good:s,warning:a,tone:i})=>l`<div class="sum">
  <h2 class="sum-name">${e}</h2>
  <p class=${M(["sum-value",i])}>${t}</p>
  ${o&&l`<p class="note">${o}</p>`}
  ${s&&l`<p class="note is-good">${s}</p>`}
  ${a&&l`<p class="note is-warning">${a}</p>`}
</div>`;function Cs({server:e,state:t,onShow:o}){let[s,a]=y(!1),[i,r]=y(!1),c=t.status==="open";return l`<section class="part" aria-labelledby="players">
    <h2 id="players">${n("Players")}</h2>
    ${t.players.length>0?l`<${fe(t)?ir:ar} state=${t} open=${c} onShow=${o} />`:l`<p class="empty">${c?n("Nobody has come yet. Type the first name."):n("Nobody came.")}</p>`}
    ${t.players.length>0&&!fe(t)&&l`<p class="note">${n("Bankroll: the chips that somebody holds and that lie at no table. Owes: markers, signed for chips that were not paid.")}</p>`}
    ${c&&l`<${rr} server=${e} state=${t} />`}
    ${c&&t.players.length>1&&!fe(t)&&l`<div class="names-list no-print"><${m} onTap=${()=>a(!0)}>${n("sell the same to several \u2026")}<//>
        <${m} kind="quiet" onTap=${()=>r(!0)}>${n("save as a group of friends \u2026")}<//></div>`}
    ${i&&l`<${Ts} server=${e} state=${t} onClose=${()=>r(!1)} />`}
    ${s&&l`<${Ss} server=${e} state=${t} onClose=${()=>a(!1)} />`}
  </section>`}function ir({state:e,open:t,onShow:o}){let s=Object.fromEntries(e.tables.map(({table:a,name:i})=>[a,i]));return l`<table class="ledger figures is-points">
    <thead><tr>
      <th>${n("player")}</th><th>${n("sits at")}</th>
      ${t&&l`<th class="no-print"><span class="unseen">${n("what to do")}</span></th>`}
    </tr></thead>
    <tbody>
      ${e.players.map(a=>l`<tr key=${a.player}>
        <th scope="row" class="who"><${As} player=${a} open=${t} onShow=${o} /></th>
        <td data-label=${n("sits at")}>${a.racks.map(i=>s[i.table]).join(", ")||"\u2013"}</td>
        ${t&&l`<td class="deeds no-print">
          <${m} name=${n("more: everything else for {player}",{player:a.name})} onTap=${()=>o(a.player)}>${n("more")}<//>
        </td>`}
      </tr>`)}
    </tbody>
  </table>`}var As=({player:e,open:t,onShow:o})=>t?l`<button type="button" class="who-button" onClick=${()=>o(e.player)}>${e.name}</button>`:e.name;function ar({state:e,open:t,onShow:o}){let s=An(e.players),a=i=>I(i,e.money);return l`<table class="ledger figures">
    <thead><tr>
      <th>${n("player")}</th>
      <th class="number">${n("paid in")}</th>
      <th class="number">${n("bankroll")}</th>
      <th class="number">${n("at tables")}</th>
      <th class="number">${n("paid out")}</th>
      <th class="number">${n("owes")}</th>
      <th class="number">${n("is owed")}</th>
      <th class="number">${n("result")}</th>
      ${t&&l`<th class="no-print"><span class="unseen">${n("what to do")}</span></th>`}
    </tr></thead>
    <tbody>
      ${e.players.map(i=>l`<tr key=${i.player}>
        <th scope="row" class="who"><${As} player=${i} open=${t} onShow=${o} /></th>
        <${je} label=${n("paid in")} amount=${i.cash_in} written=${a} />
        <${je} label=${n("bankroll")} amount=${i.bankroll} />
        <${je} label=${n("at tables")} amount=${Q(i)} />
        <${je} label=${n("paid out")} amount=${i.cash_out} written=${a} />
        <${je} label=${n("owes")} amount=${U(i)} />
        <${je} label=${n("is owed")} amount=${i.owed} />
        <td class=${M(["number","result",Oe(i.result)])} data-label=${n("result")}>${J(i.result)}</td>
        ${t&&l`<td class="deeds no-print">
          <${m} name=${n("sell chips to {player}",{player:i.name})} onTap=${()=>o(i.player,"sell")}>${n("sell##in a row of a table, short")}<//>
          <${m} name=${n("more: everything else for {player}",{player:i.name})} onTap=${()=>o(i.player)}>${n("more")}<//>
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
      ${t&&l`<td class="deeds no-print"></td>`}
    </tr></tfoot>
  </table>`}var je=({label:e,amount:t,written:o})=>l`<td class=${M(["number",!t&&"is-nothing"])} data-label=${e}>
  ${In(t,o)}</td>`;function rr({server:e,state:t}){let o=v(e),[s,a]=y(""),i=async $=>{if($.preventDefault(),!s.trim())return;let p=s;await o.ask("POST",`${e.path}/players`,{name:p.trim()})&&a(f=>f===p?"":f)},r=xo(e.api),c=async $=>{for(let{person:p}of $)if(!await o.ask("POST",`${e.path}/players`,{person:p}))return},u=t.players.length===0;return l`<form class="newcomer no-print" onSubmit=${i} novalidate>
    <div class="newcomer-row">
      <input type="text" value=${s} aria-label=${n("name of a new player")} autocomplete="off" spellcheck=${!1}
        placeholder=${u?n("Name"):n("Another name")} aria-invalid=${o.error?"true":null}
        onInput=${$=>{a($.target.value),o.clear()}} />
      <button type="submit" class=${M(["button",u&&"is-main",o.busy&&"is-busy"])}
        aria-busy=${o.busy?"true":null}>${n("add player")}</button>
    </div>
    <${ws} house=${r} here=${t.players.map($=>$.name)} onCome=${c} />
    <${C} text=${o.fields.name??o.error} onGone=${o.clear} />
  </form>`}var lr={tablet:ls,fill:$r,credit:hr,count:Ps,move:cr,house:ur,close:fr};function Os({server:e,state:t,table:o,about:s,onClose:a}){let i=v(e),[r,c]=y(s??null),u=`${e.path}/tables/${o.table}`;if(r){let f=lr[r];return l`<${f} server=${e} state=${t} table=${o} route=${u}
      onBack=${s?a:()=>c(null)} onClose=${a} />`}let $=l`<${m} kind="plain" onTap=${a}>${n("close")}<//>`,p=()=>i.ask("PUT",`${u}/hints`,{show:!o.hints});return l`<${x} title=${o.name} onClose=${a} foot=${$}>
    <dl class="standing">
      <div><dt>${o.game_name}</dt><dd>${o.cards==="physical"?n("a real deck"):n("on the screens")}</dd></div>
      <div><dt>${n("tray")}</dt><dd class="figure">${_(o.tray)}</dd></div>
      <div><dt>${n("result")}</dt><dd class="figure">${J(o.result)}</dd></div>
      ${o.hints&&l`<div><dt>${n("hints")}</dt><dd>${n("shown to everybody at the table")}</dd></div>`}
      ${o.found!==0&&l`<div><dt>${o.found>0?n("counted over"):n("counted short")}</dt><dd class="figure">${J(o.found)}</dd></div>`}
      ${o.round>0&&l`<div><dt>${n("voided")}</dt><dd>${R("{voided} of {count} round","{voided} of {count} rounds",o.round,{voided:o.voided})}</dd></div>`}
      ${o.undone>0&&l`<div><dt>${n("taken back or amended")}</dt><dd>${R("{count} action","{count} actions",o.undone)}</dd></div>`}
    </dl>
    <div class="deed-grid">
      <a class="button is-main" href=${`/table/${t.night}/${o.table}`}>${n("deal on this screen")}</a>
      <${m} kind="plain" onTap=${()=>c("tablet")}>${n("code for a tablet")}<//>
      <${m} kind="plain" onTap=${()=>c("fill")}>${n("fill the tray")}<//>
      <${m} kind="plain" disabled=${!o.tray} onTap=${()=>c("credit")}>${n("take from the tray")}<//>
      <${m} kind="plain" disabled=${o.status!=="idle"} onTap=${()=>c("count")}>${n("count the tray")}<//>
      <${m} kind="plain" disabled=${!o.seated||o.status!=="idle"||!Es(t,o).length}
        onTap=${()=>c("move")}>${n("move everybody to \u2026")}<//>
      ${t.money===null&&l`<${m} kind="plain" disabled=${o.status!=="idle"} onTap=${()=>c("house")}>${n("seat a house player")}<//>`}
      <${m} kind="plain" busy=${i.busy} onTap=${p}>${o.hints?n("show no hints"):n("show hints to everybody")}<//>
      <${m} kind="danger" onTap=${()=>c("close")}>${n("close the table")}<//>
    </div>
    <p class="note">${n("Hints say at the table what would be best, on its tablet and on the phones.")}</p>
    <${C} text=${i.error} onGone=${i.clear} />
  <//>`}var Es=(e,t)=>e.tables.filter(o=>o.table!==t.table&&o.status==="idle");function cr({server:e,state:t,table:o,route:s,onBack:a,onClose:i}){let r=v(e),c=Es(t,o),[u,$]=y(c.length===1?c[0].table:null),p=c.find(b=>b.table===u),f=async()=>{await r.ask("POST",`${s}/move`,{to:u})&&i()},d=c.map(b=>({value:b.table,label:b.name,note:b.game_name})),h=l`<${m} kind="plain" onTap=${a}>${n("go back")}<//>`;return l`<${x} title=${n("Everybody at {table} moves",{table:o.name})} onClose=${i}>
    <${E} asking=${r} way=${h} blocked=${!p} onSubmit=${f}
        submit=${p?n("move to {table}",{table:p.name}):n("move##to another table")}>
      <${L} label=${n("To##which table")} value=${u} wide choices=${d} onChange=${$} />
      <p class="says">${n("Each takes the chips at the table along, and sits in the seat of the same number, or in the next free one.")}</p>
    <//>
  <//>`}function ur({server:e,state:t,table:o,route:s,onBack:a,onClose:i}){let r=v(e),[c,u]=y(""),[$,p]=y(o.for_points?0:pr(t,o)),f=async()=>{let h={chips:$,...c.trim()&&{name:c.trim()}};await r.ask("POST",`${s}/house-players`,h)&&i()},d=l`<${m} kind="plain" onTap=${a}>${n("go back")}<//>`;return l`<${x} title=${n("A house player for {table}",{table:o.name})} onClose=${i}>
    <${E} asking=${r} way=${d} blocked=${!$&&!o.for_points} onSubmit=${f} submit=${n("seat the house player")}>
      <p class="says">${n("The program plays it, by what its own seat sees and nothing else. It sits in the next free seat, buys its chips like anybody, and has \u2699 before its name.")}</p>
      ${o.cards==="physical"&&l`<p class="note is-warning">${n("With a real deck the program does not see its cards: what they decide is left to the dealer.")}</p>`}
      <${H} label=${n("name")} placeholder=${n("any that is free")} value=${c} maxlength="38" onInput=${u} />
      ${!o.for_points&&l`<${Z} label=${n("chips")} value=${$} inChips chipset=${t.chip_set} onChange=${p} />`}
      <p class="note">${n("It stays until it stands up at the table. As the night closes it is cashed out, and owes nothing.")}</p>
    <//>
  <//>`}var pr=(e,t)=>Math.max(...e.players.flatMap(({racks:o})=>o.filter(s=>s.table===t.table).map(s=>s.chips)),0)||100;function $r({server:e,state:t,table:o,route:s,onBack:a,onClose:i}){let r=v(e),[c,u]=y(0),$=async()=>{await r.ask("POST",`${s}/fills`,{chips:c})&&i()},p=l`<${m} kind="plain" onTap=${a}>${n("go back")}<//>`;return l`<${x} title=${n("Fill the tray of {table}",{table:o.name})} onClose=${i}>
    <${E} asking=${r} way=${p} blocked=${!c} onSubmit=${$}
        submit=${c?n("fill {chips}",{chips:T(c)}):n("fill##a tray")}>
      <${Z} label=${n("chips")} value=${c} inChips chipset=${t.chip_set} onChange=${u} />
      <p class="says">${n("From the cage, which holds {chips}. More chips are issued if it is short. The tray then holds {chips2}.",{chips:_(t.chips.cage),chips2:_(o.tray+c)})}</p>
      <p class="note">${n("Cage: the house's chips that are at no table and with no player.")}</p>
    <//>
  <//>`}function hr({server:e,state:t,table:o,route:s,onBack:a,onClose:i}){let r=v(e),[c,u]=y(0),$=async()=>{await r.ask("POST",`${s}/credits`,{chips:c})&&i()},p=l`<${m} kind="plain" onTap=${a}>${n("go back")}<//>`;return l`<${x} title=${n("Take from the tray of {table}",{table:o.name})} onClose=${i}>
    <${E} asking=${r} way=${p} blocked=${!c} onSubmit=${$}
        submit=${c?n("take {chips}",{chips:T(c)}):n("take##from a tray")}>
      <${Z} label=${n("chips")} value=${c} most=${o.tray} inChips chipset=${t.chip_set} onChange=${u} />
      <p class="says">${n("Back to the cage. The tray then holds {chips}.",{chips:_(o.tray-c)})}</p>
    <//>
  <//>`}function Ps({server:e,state:t,table:o,route:s,onBack:a,onClose:i}){let r=v(e),c=Pt(o.tray,t.chip_set),[u,$]=y(null),p=()=>{let b=c.over();b&&(Re(c.total,c.book)?$(b):f(b))},f=async b=>{$(null),await r.ask("POST",`${s}/counts`,b)?i():c.afresh(o.tray)},d=o.tray!==c.book,h=l`<${m} kind="plain" onTap=${a}>${n("go back")}<//>`;return l`<${x} title=${n("Count the tray of {table}",{table:o.name})} onClose=${i}>
    ${d&&l`<p class="note is-warning">${n("The tray has changed since you began.")}
      <${m} kind="quiet" onTap=${()=>c.afresh(o.tray)}>${n("count afresh")}<//></p>`}
    <${E} asking=${r} way=${h} blocked=${d||o.status!=="idle"||!c.said} onSubmit=${p}
        submit=${c.said?n("that is all: {chips}",{chips:_(c.total)}):n("that is all")}>
      <${Nt} counting=${c} chipset=${t.chip_set} />
      <p class="note">${n("What is more or less than the book has is written down as over or short. It is nobody's win.")}</p>
      ${u&&l`<${Be} found=${c.total} book=${c.book} onYes=${()=>f(u)} onClose=${()=>$(null)} />`}
    <//>
  <//>`}function fr({server:e,state:t,table:o,route:s,onBack:a,onClose:i}){let r=v(e),[c,u]=y(!1),$=async()=>{await r.ask("POST",`${s}/close`,{})&&i()},p=t.players.flatMap(h=>h.racks.filter(b=>b.table===o.table).map(b=>({name:h.name,chips:b.chips}))),f=o.status!=="idle";if(c)return l`<${Ps} server=${e} state=${t} table=${o} route=${s}
      onBack=${()=>u(!1)} onClose=${()=>u(!1)} />`;let d=l`<${m} kind="plain" onTap=${a}>${n("go back")}<//>`;return l`<${x} title=${n("Close {table}?",{table:o.name})} onClose=${i}>
    <${E} asking=${r} way=${d} danger blocked=${f} submit=${n("close the table")} onSubmit=${$}>
      ${f&&l`<p class="wrong">${n("A round is not over there. End it first, or void it.")}</p>`}
      ${!f&&(o.counted!==null?l`<p class="note is-good">${n("The tray is counted.")}</p>`:l`<div class="count-first"><p class="note is-warning">${n("The tray is not counted.")}</p>
            <${m} onTap=${()=>u(!0)}>${n("count it first")}<//></div>`)}
      <p>${R("The tray's {count} chip goes to the cage.","The tray's {count} chips go to the cage.",o.tray)}${p.length>0&&` ${n("These racks go to the bankrolls:")}`}</p>
      ${p.length>0&&l`<dl class="standing">
        ${p.map(h=>l`<div key=${h.name}><dt>${h.name}</dt><dd class="figure">${_(h.chips)}</dd></div>`)}
      </dl>`}
    <//>
  <//>`}function Ns({server:e,state:t}){let o=v(e),s=t.tables.flatMap(i=>i.waiting.map(r=>({table:i,screen:r})));if(!s.length)return null;let a=i=>`${e.path}/tables/${i.table}/screen`;return l`<ul class="asked no-print" aria-label=${n("screens that ask")}>
    ${s.map(({table:i,screen:r})=>l`<li key=${r.session} role="alert">
      <span>${$e("{screen} wants to run {table}.",{screen:l`<b>${r.name}</b>`,table:i.name})} <span class="note">${Ds(i)}</span></span>
      <${m} busy=${o.busy} name=${n("send {screen} away",{screen:r.name})}
        onTap=${()=>o.ask("DELETE",`${a(i)}/${r.session}`)}>${n("send it away")}<//>
      <${m} kind="main" busy=${o.busy} name=${n("let {screen} in",{screen:r.name})}
        onTap=${()=>o.ask("PUT",a(i),{session:r.session})}>${n("let it in")}<//>
    </li>`)}
    <${C} text=${o.error} />
  </ul>`}var Ms=({table:e})=>e.running&&l`<span class=${`note ${e.running.silent?"is-warning":""}`}>${Ds(e)}</span>`;function Ds({running:e}){return e?e.silent?n("{running} runs it, and was not heard for a minute.",{running:e.name}):n("{running} runs it.",{running:e.name}):n("No screen runs it.")}var Is=(e,t={})=>Object.fromEntries(e.settings.map(({name:o,default:s,is_asked:a})=>[o,t[o]??(a?null:s)])),Ue=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==null&&t!==""));function It(e,t){for(let{name:o,value:s,default:a}of e.settings){if(t[o]===null&&a===null)continue;if(t[o]===null)return n("Choose: {option}.",{option:D(o)});let i=Rs(s,t[o]);if(i)return`${Oo(D(o))}: ${i}.`}return null}function Rs(e,t){return Array.isArray(e)?e.includes(t)?null:n("choose one"):e.fields?Co(Object.entries(e.fields).map(([o,s])=>Rs(s,t?.[o]))):e.paytable?typeof t=="string"?null:Co(Object.values(t).map(Bs)):e.each&&t&&typeof t=="object"?Co(e.each.map(o=>Ao(e,t[o]))):Ao(e,t)}var Co=e=>e.find(Boolean)??null;function Ao({min:e,max:t,step:o=1},s){return Number.isSafeInteger(s)?s<e?n("{amount} or more",{amount:e}):s>t?n("{amount} or less",{amount:t}):(s-e)%o?n("in steps of {step}",{step:o}):null:n("a whole number, please")}var mr=/^([1-9]\d{0,6}(\/[1-9]\d{0,6})?|push|lose)$/,Bs=e=>mr.test(String(e))?null:n("each hand pays a whole number, a fraction 3/2, push or lose");var Oo=e=>e[0].toUpperCase()+e.slice(1);function Ls({game:e,held:t,onChange:o}){return l`<div class="settings">
    ${e.settings.map(s=>l`<fieldset class="field setting" key=${s.name}>
      <legend>${Oo(D(s.name))}</legend>
      ${s.meaning&&l`<p class="quiet small">${s.meaning}</p>`}
      <${Fs} value=${s.value} name=${s.name} choices=${s.choices} held=${t[s.name]}
        none=${s.default===null} onChange=${a=>o({...t,[s.name]:a})} />
    </fieldset>`)}
    ${e.odds?.length>0&&l`<${dr} odds=${e.odds} />`}
  </div>`}var dr=({odds:e})=>l`<section class="odds">
  <h3>${n("What it costs or earns the house")}</h3>
  <dl>${e.map(({setting:t,text:o})=>l`<div key=${t}><dt>${Oo(D(t))}</dt><dd>${o}</dd></div>`)}</dl>
</section>`;function Fs(e){let{value:t}=e;return Array.isArray(t)?l`<${yr} ...${e} words=${t} />`:t.paytable?l`<${vr} ...${e} />`:t.fields?l`<${Us} ...${e} />`:t.each?l`<${br} ...${e} />`:l`<${js} ...${e} />`}var yr=({words:e,choices:t,held:o,onChange:s})=>l`<div class="choices">
  ${e.map(a=>l`<${m} key=${a} chosen=${a===o} onTap=${()=>s(a)}>
    <span class="choice-words"><b>${At(a)}</b>
      ${t?.[a]&&l`<span class="choice-note">${t[a]}</span>`}</span>
  <//>`)}
</div>`;function js({value:e,name:t,held:o,none:s,onChange:a}){let i=o===null&&s?null:Ao(e,o),r=c=>{let u=c.target.value.trim();a(/^\d{1,16}$/.test(u)?Number(u):u===""&&s?null:u)};return l`<div class="figure-field">
    <input class=${M(["figure-input",i&&"is-wrong"])} inputmode="numeric" autocomplete="off" aria-label=${D(t)}
      placeholder=${s?n("none"):""} value=${o??""} onInput=${r} />
    ${i&&l`<span class="quiet small">${i}</span>`}
  </div>`}var Us=({value:e,held:t,onChange:o})=>l`<div class="setting-group">
  ${Object.entries(e.fields).map(([s,a])=>l`<label key=${s}><span>${D(s)}</span>
    <${Fs} value=${a} name=${s} held=${t?.[s]} onChange=${i=>o({...t,[s]:i})} />
  </label>`)}
</div>`;function br({value:e,name:t,held:o,onChange:s}){let a=o!==null&&typeof o=="object",i=()=>s(Object.fromEntries(e.each.map(r=>[r,o])));return l`<div class="setting-each">
    <div class="choices">
      <${m} chosen=${!a} onTap=${()=>a&&s(o[e.each[0]])}>${n("one for all")}<//>
      <${m} chosen=${a} onTap=${()=>!a&&i()}>${n("one for each")}<//>
    </div>
    ${a?l`<${Us} value=${{fields:Object.fromEntries(e.each.map(r=>[r,gr(e)]))}}
          held=${o} onChange=${s} />`:l`<${js} value=${e} name=${t} held=${o} onChange=${s} />`}
  </div>`}var gr=({min:e,max:t,step:o})=>({min:e,max:t,step:o}),_r=n("your own##a paytable");function vr({value:e,choices:t,held:o,onChange:s}){let a=Object.entries(e.paytable),i=typeof o=="object"&&o!==null,r=()=>s(Object.fromEntries(Object.entries(a[0][1]).map(([u,$])=>[u,kr($)]))),c=i?o:e.paytable[o];return l`<div class="setting-paytable">
    <div class="choices">
      ${a.map(([u])=>l`<${m} key=${u} chosen=${o===u} onTap=${()=>s(u)}>
        <span class="choice-words"><b>${D(u)}</b>
          ${t?.[u]&&l`<span class="choice-note">${t[u]}</span>`}</span>
      <//>`)}
      <${m} chosen=${i} onTap=${()=>!i&&r()}>${_r} …<//>
    </div>
    <dl class="paytable">
      ${Object.entries(c??{}).map(([u,$])=>l`<div key=${u}>
        <dt>${D(u)}</dt>
        <dd>${i?l`<input class=${M(["figure-input",Bs($)&&"is-wrong"])} aria-label=${D(u)} value=${$}
              onInput=${p=>s({...o,[u]:Ws(p.target.value.trim())})} />`:D($)}</dd>
      </div>`)}
    </dl>
  </div>`}var kr=e=>Ws(e.replace(/:1$/,"").replace(":","/")),Ws=e=>/^[1-9]\d*$/.test(e)?Number(e):e;var wr=250,Tr=60,Sr=4,xr=1e6;function qs({api:e,game:t,options:o}){let s=Number.isSafeInteger(o.minimum_bet)?o.minimum_bet:1,[a,i]=y({hands:Tr,seats:Sr,stake:null}),r=a.stake??s,c=Cr(e,t,o,{...a,stake:r});if(!t.evening_hands.length)return null;let u=[...Array(t.seats.most-t.seats.least+1).keys()].map(p=>p+t.seats.least),$=({target:p})=>{let f=p.value.trim();f===""?i({...a,stake:null}):/^\d{1,7}$/.test(f)&&Number(f)>=1&&Number(f)<=xr&&i({...a,stake:Number(f)})};return l`<section class="evening" aria-label=${n("An evening for the bank")}>
    <h3>${n("An evening for the bank")}</h3>
    <div class="evening-asked">
      <${Hs} label=${n("hands##of an evening")} value=${a.hands} values=${t.evening_hands} onChange=${p=>i({...a,hands:p})} />
      <${Hs} label=${n("players##who play an evening")} value=${a.seats} values=${u} onChange=${p=>i({...a,seats:p})} />
      <label>${n("ante##on each hand")} <input class="figure-input" inputmode="numeric" autocomplete="off" value=${r} onInput=${$} /></label>
    </div>
    <table class="evening-lines">
      <thead><tr><th><span class="unseen">${n("choice##heads the column of choices")}</span></th><th>${n("the bank wins")}</th><th>${n("tray##needed for an evening")}</th><th>${n("drawer##needed for an evening")}</th></tr></thead>
      <tbody>${c.map(({choice:p,expected:f,tray:d,drawer:h,text:b})=>l`<tr key=${p}>
          <th scope="row">${D(p)}</th><td>${J(f)}</td><td>${d===null?"\u2013":_(d)}</td><td>${h===null?"\u2013":_(h)}</td></tr>
          <tr class="evening-text"><td colspan="4">${b}</td></tr>`)}</tbody>
    </table>
    <p class="quiet small">${n("In chips, if everybody plays the best, antes the same and leaves Trips alone. Who plays worse brings the bank more.")}</p>
  </section>`}var Hs=({label:e,value:t,values:o,onChange:s})=>l`<label>${e}
  <select value=${t} onChange=${({target:a})=>s(Number(a.value))}>
    ${o.map(a=>l`<option key=${a} value=${a}>${_(a)}</option>`)}
  </select></label>`;function Cr(e,t,o,{hands:s,seats:a,stake:i}){let[r,c]=y([]),u=JSON.stringify({options:Ue(o),hands:s,seats:a,stake:i});return O(()=>{if(!t.evening_hands.length)return;let $=!1,p=setTimeout(async()=>{try{let{evening:f}=await e.send("POST",`games/${t.slug}/evening`,JSON.parse(u));$||c(f)}catch{$||c([])}},wr);return()=>{$=!0,clearTimeout(p)}},[t,u]),r}var Gs=(e,t)=>`/help${e&&`/${e}`}${t?`?from=${encodeURIComponent(t)}`:""}`;var Ar=250;function Ks(e,t,o){let[s,a]=y(null),i=t?.odds?.length&&It(t,o)===null?JSON.stringify(Ue(o)):null;return O(()=>{if(i===null)return;let r=!1,c=setTimeout(async()=>{try{let{odds:u}=await e.send("POST",`games/${t.slug}/odds`,{options:JSON.parse(i)});r||a({game:t,odds:u})}catch{r||a(null)}},Ar);return()=>{r=!0,clearTimeout(c)}},[t,i]),i!==null&&s?.game===t?s.odds:[]}var Or=[{value:"virtual",label:n("on the screens"),note:n("the house shuffles; everybody can check it")},{value:"physical",label:n("a real deck"),note:n("the dealer deals, and taps each card that turns up")}];function Js({server:e,state:t,onOpened:o,onClose:s}){let{games:a,trouble:i}=Er(e.api),r=v(e),[c,u]=y(null),[$,p]=y(null),[f,d]=y("virtual"),[h,b]=y(0),[S,k]=y(""),w=q(null);O(()=>w.current.scrollIntoView({block:"nearest"}),[]);let g=n("Table {number}",{number:Math.max(0,...t.tables.map(z=>z.table))+1}),A=z=>{let ne=a.find(ue=>ue.slug===z);u(ne),p(Is(ne)),r.clear()},P=z=>{p(z),r.clear()},X=c&&It(c,$),le=Ks(e.api,c,$),ye=async()=>{let z=await r.ask("POST",`${e.path}/tables`,{game:c.slug,options:Ue($),cards:f,tray:h,name:S.trim()||g});z&&o(z.number)},ce=l`<${m} kind="plain" onTap=${s}>${n("go back")}<//>`;return l`<section class="sheet" ref=${w} aria-labelledby="open-table">
    <h3 id="open-table">${n("Open a table")}</h3>
    <${C} text=${i} />
    <${E} asking=${r} submit=${n("open the table")} way=${ce} onSubmit=${ye}
        blocked=${!c||X}>
      <${L} label=${n("Game")} value=${c?.slug} wide onChange=${A}
        choices=${(a??[]).map(z=>({value:z.slug,label:z.name,note:Rn(z.seats)}))} />
      ${c&&l`
        <p class="note"><a href=${Gs(c.slug,location.pathname)} target="_blank" rel="noopener">${n("How {game} is played",{game:c.name})}</a></p>
        <${L} label=${n("Cards")} value=${f} wide choices=${Or} onChange=${d} />
        <${Ls} key=${c.slug} game=${{...c,odds:le}} held=${$} onChange=${P} />
        <${qs} key=${`evening ${c.slug}`} api=${e.api} game=${c} options=${$} />
        ${X&&l`<p class="wrong" role="alert">${X}</p>`}
        <fieldset class="field"><legend>${n("Tray")}</legend>
          <p class="note">${c.scored?n("Players pay each other here, and the house only lends: the tray may stay empty. Played for points alone, nobody needs a chip."):n("Chips with which the house pays at this table. When they run out, the cage fills the tray by itself and the dealer says so.")}</p>
          <${Z} label=${n("chips")} value=${h} least=${0} inChips chipset=${t.chip_set} onChange=${b} />
        </fieldset>
        <${H} label=${n("Name")} value=${S} placeholder=${g} wrong=${r.fields.name} onInput=${k} />`}
    <//>
  </section>`}function Er(e){let[t,o]=y({});return O(()=>{e.get("games").then(({games:s})=>o({games:s}),s=>o({trouble:s instanceof G?s.message:n("The list of games did not come. Go back and try again.")}))},[]),t}var Pr={idle:n("between rounds"),playing:n("playing"),finished:n("paid, waits for the next round"),frozen:n("stopped: the round can only be voided"),closed:n("closed")};function Vs({server:e,state:t,onShow:o}){let[s,a]=y(!1),i=t.status==="open",r=c=>{a(!1),o(c,"tablet")};return l`<section class="part" aria-labelledby="tables">
    <h2 id="tables">${n("Tables")}</h2>
    ${i&&l`<${Ns} server=${e} state=${t} />`}
    ${t.tables.length>0?l`<${Nr} state=${t} open=${i} onShow=${o} />`:!s&&l`<p class="empty">${i?n("No table yet. A game begins with one."):n("No table was opened.")}</p>`}
    ${t.tables.length>0&&!fe(t)&&l`<p class="note">${n("Tray: the chips that a table pays from and takes into. Result: what the house has won there, less what it has lost.")}</p>`}
    ${i&&(s?l`<${Js} server=${e} state=${t} onOpened=${r} onClose=${()=>a(!1)} />`:l`<div class="no-print"><${m} kind=${t.tables.length?null:"main"} onTap=${()=>a(!0)}>${n("open a table")}<//></div>`)}
  </section>`}function Nr({state:e,open:t,onShow:o}){let s=tt(e.tables),a=fe(e);return l`<table class="ledger figures is-tables">
    <thead><tr>
      <th>${n("table")}</th><th>${n("game")}</th><th class="number">${n("round")}</th><th class="number">${n("seated")}</th>
      ${!a&&l`<th class="number">${n("tray")}</th><th class="number">${n("result")}</th>`}
      ${t&&l`<th class="no-print"><span class="unseen">${n("what to do")}</span></th>`}
    </tr></thead>
    <tbody>
      ${e.tables.map(i=>l`<${Mr} key=${i.table} table=${i} night=${e.night} points=${a} open=${t} onShow=${o} />`)}
    </tbody>
    ${!a&&l`<tfoot><tr>
      <th scope="row" class="who" colspan="4">${n("all")}</th>
      <td class="number" data-label=${n("tray")}>${_(s.tray)}</td>
      <td class=${M(["number","result",Oe(s.result)])} data-label=${n("result")}>${J(s.result)}</td>
      ${t&&l`<td class="deeds no-print"></td>`}
    </tr></tfoot>`}
  </table>`}function Mr({table:e,night:t,points:o,open:s,onShow:a}){let i=s&&e.status!=="closed";return l`<tr class=${M([e.status==="closed"&&"is-over"])}>
    <th scope="row" class="who">${e.name}</th>
    <td class="game">${e.game_name}
      <span class="note">${e.cards==="physical"?n("a real deck"):n("on the screens")} · ${Pr[e.status]}${e.hints&&` \xB7 ${n("hints are shown")}`}</span>
      ${i&&l`<${Ms} table=${e} />`}
      ${e.voided>0&&l`<span class="note is-warning">${R("{voided} of {count} round voided","{voided} of {count} rounds voided",e.round,{voided:e.voided})}</span>`}</td>
    <td class="number" data-label=${n("round")}>${e.round?_(e.round):"\u2013"}</td>
    <td class="number" data-label=${n("seated")}>${_(e.seated)}</td>
    ${!o&&l`<td class="number" data-label=${n("tray")}>${_(e.tray)}</td>
      <td class=${M(["number","result",Oe(e.result)])} data-label=${n("result")}>${J(e.result)}</td>`}
    ${s&&l`<td class="deeds no-print">
      ${i&&l`<a class="button" href=${`/table/${t}/${e.table}`}>${n("deal")}</a>
        <${m} name=${n("more: everything else about {table}",{table:e.name})} onTap=${()=>a(e.table)}>${n("more")}<//>`}
    </td>`}
  </tr>`}function zs({server:e,state:t}){let o=v(e);if(!t.wishes.length)return null;let s=i=>`${e.path}/wishes/${i.number}`,a=(i,r)=>o.ask("POST",s(i),r?{against:r}:{});return l`<section class="desk-wishes" role="status" aria-label=${n("asked for")}>
    ${t.wishes.map(i=>l`<div key=${i.number} class="desk-wish">
      <p><b>${i.text}</b> <span class="quiet">${Dr(i,t.money)}</span></p>
      <div class="desk-wish-ways">
        <${m} busy=${o.busy} onTap=${()=>o.ask("DELETE",s(i))}>${n("no")}<//>
        ${i.kind==="buy-in"&&l`<${m} busy=${o.busy} onTap=${()=>a(i,"marker")}>${n("on a marker")}<//>`}
        <${m} kind="main" busy=${o.busy} onTap=${()=>a(i)}>${i.kind==="buy-in"?n("sold for cash"):n("yes")}<//>
      </div>
    </div>`)}
    <${C} text=${o.error} />
  </section>`}var Dr=({kind:e,chips:t},o)=>e==="buy-in"&&o?n("{money} in cash",{money:V(t,o)}):"";var Ir=Number(location.pathname.split("/")[2]),Zs=new rt("/api"),Eo=`nights/${Ir}`,de=new Tt({api:Zs,path:Eo,events:`/api/${Eo}/events`}),oe={api:Zs,path:Eo,accept(e){e?.players?de.accept(e):de.refresh()}};function Rr(){let e=de.state.value,t=de.refusal.value;return t?l`<${Fr} error=${t} />`:e?l`<${Br} state=${e} connection=${de.connection.value} />`:l`<${Lr} lost=${de.connection.value==="lost"} />`}function Br({state:e,connection:t}){let[o,s]=y(null),a=()=>s(null),i=o?.player&&e.players.find(u=>u.player===o.player),r=o?.table&&e.tables.find(u=>u.table===o.table),c=e.status==="open";return document.title=n("{night} \xB7 Croupier",{night:e.name}),l`
    ${t==="lost"&&l`<${Cn} since=${de.heard.value} onRetry=${()=>de.refresh()} />`}
    <${$s} path=${[n("Nights"),e.name]} connection=${t}>
      <a class="masthead-link" href="/desk">${n("all nights")}</a>
    <//>
    <main class="desk">
      <div class="headline">
        <div><h1>${e.name}</h1><p class="quiet">${Dn(e.opened)}</p></div>
        ${c?l`<${ds} server=${oe} state=${e} large=${!!o?.phones} onShow=${()=>s({phones:!0})} />`:l`<span class="badge is-closed">${n("closed")}</span>`}
      </div>
      <${ms} server=${oe} state=${e} />
      ${!c&&l`<${jn} server=${oe} state=${e} />`}
      <${zs} server=${oe} state=${e} />
      <${xs} state=${e} />
      <${Cs} server=${oe} state=${e} onShow=${(u,$)=>s({player:u,deed:$})} />
      ${c&&l`<${Un} server=${oe} state=${e} />`}
      <${Vs} server=${oe} state=${e} onShow=${(u,$)=>s({table:u,about:$})} />
      <${us} server=${oe} state=${e} onClose=${()=>s({closing:!0})} />
    </main>
    ${i&&l`<${ks} key=${i.player} server=${oe} state=${e} player=${i}
      deed=${o.deed} onClose=${a} />`}
    ${r&&l`<${Os} key=${r.table} server=${oe} state=${e} table=${r}
      about=${o.about} onClose=${a} />`}
    ${o?.phones&&l`<${ys} server=${oe} state=${e} onClose=${a} />`}
    ${o?.closing&&l`<${Fn} server=${oe} state=${e} onClose=${a} />`}`}var Lr=({lost:e})=>e?l`<${St} mark="d" title=${n("No connection")} text=${n("The server does not answer. This page goes on trying.")}>
      <${m} onTap=${()=>de.refresh()}>${n("try now")}<//>
    <//>`:l`<${St} title=${n("One moment")} text=${n("The night is being fetched.")} />`;function Fr({error:e}){return e.status===401&&et(),l`<${St} mark="d" title=${n("Not for this screen")} text=${e.message}>
    <a class="button is-main" href="/">${n("go on")}</a>
  <//>`}Vt(l`<${Rr} />`,document.getElementById("page"));
