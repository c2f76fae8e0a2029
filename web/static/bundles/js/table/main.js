var cs="wakeLock"in navigator;function ko(){if(!cs)return;let t=()=>{document.visibilityState==="visible"&&navigator.wakeLock.request("screen").catch(()=>{})};document.addEventListener("visibilitychange",t),t()}function _o(){let t=crypto.getRandomValues(new Uint8Array(16));return Array.from(t,e=>e.toString(16).padStart(2,"0")).join("")}var vo=document.documentElement,Ot=vo.lang||"en",Uc=navigator.languages.find(t=>t.split("-")[0]===Ot)??Ot,wo=JSON.parse(vo.dataset.languages??'{"en":"English"}'),ls=Reflect.get(globalThis,"catalogue")??{},Wc=31536e3;function xo(t){document.cookie=`croupier-language=${t}; path=/; max-age=${Wc}; samesite=lax`,location.reload()}var Kc=new Intl.NumberFormat(Ot).format(1e4).replace(/\d/g,"");function y(t){let e=String(Math.abs(t)).replace(/\B(?=(\d{3})+$)/g,Kc);return t<0?`\u2212${e}`:e}var us=(t,e)=>new Intl.NumberFormat(Ot,{minimumFractionDigits:e,maximumFractionDigits:e}).format(t),mt=t=>t>0?`+${y(t)}`:y(t);var So=/\{(\w+)\}/,Gc=new Intl.PluralRules(Ot),i=(t,e={})=>Ao(To(t),e);function H(t,e,n,s={}){let o=ls[e],r=typeof o=="object"?o[Gc.select(n)]??o.other:Oo(n===1?t:e);return Ao(r,{count:n,...s})}var F=(t,e)=>To(t).split(So).map((n,s)=>s%2?Eo(e[n]):n);function To(t){let e=ls[t];return typeof e=="string"?e:Oo(t)}var Oo=t=>t.split("##")[0],Ao=(t,e)=>t.split(So).map((n,s)=>s%2?Eo(e[n]):n).join(""),Eo=t=>typeof t=="number"?y(t):t;var kt=class extends Error{constructor({code:e,message:n,status:s,body:o}){super(n),this.name="Refused",this.code=e,this.status=s,this.body=o}},Pe=class extends Error{constructor(){super(i("No answer from the server. Look whether it has arrived before you do it again.")),this.name="Unreachable",this.code="unreachable"}},nt=location.pathname.match(/^\/practice\/[\w-]+/)?.[0]??"",zc=5e3,Co=[250,500,1e3,2e3,4e3],Jc=[502,503,504],Ut=class{#n;constructor(e){this.#n=nt+(e.endsWith("/")?e:`${e}/`)}async get(e){return ps(await this.#e(e,{}))}async look(e,n){let s=await this.#e(e,{headers:n?{"If-None-Match":n}:{},cache:"no-store"});return s.status===304?null:{state:ps(s),etag:s.etag}}async send(e,n,s={},{signal:o}={}){let r={"Content-Type":"application/json","Idempotency-Key":_o()},a={method:e,headers:r,body:JSON.stringify(s)};for(let l=0;;l+=1){try{return ps(await this.#e(n,a))}catch(u){if(!(u instanceof Pe)||o?.aborted)throw u}await new Promise(u=>setTimeout(u,Co[Math.min(l,Co.length-1)]))}}async#e(e,n){let s=new AbortController,o=setTimeout(()=>s.abort(),zc);try{let r=await fetch(this.#n+e,{signal:s.signal,...n});if(Jc.includes(r.status))throw new Pe;let{ok:a,status:l,headers:u}=r;return{ok:a,status:l,etag:u.get("ETag"),text:await r.text()}}catch{throw new Pe}finally{clearTimeout(o)}}};function ps({ok:t,status:e,text:n}){let s=Vc(n);if(t)return s;let{code:o=`http-${e}`,message:r}=s?.error??s??{};throw new kt({code:o,message:r??i("The server answered {status} and did not say why.",{status:e}),status:e,body:s})}function Vc(t){try{return JSON.parse(t)}catch{return null}}var No=function(t,e,n,s){var o;e[0]=0;for(var r=1;r<e.length;r++){var a=e[r++],l=e[r]?(e[0]|=a?1:2,n[e[r++]]):e[++r];a===3?s[0]=l:a===4?s[1]=Object.assign(s[1]||{},l):a===5?(s[1]=s[1]||{})[e[++r]]=l:a===6?s[1][e[++r]]+=l+"":a?(o=t.apply(l,No(t,l,n,["",null])),s.push(o),l[0]?e[0]|=2:(e[r-2]=0,e[r]=o)):s.push(l)}return s},jo=new Map;function Ho(t){var e=jo.get(this);return e||(e=new Map,jo.set(this,e)),(e=No(this,e.get(t)||(e.set(t,e=(function(n){for(var s,o,r=1,a="",l="",u=[0],d=function(m){r===1&&(m||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,m,a):r===3&&(m||a)?(u.push(3,m,a),r=2):r===2&&a==="..."&&m?u.push(4,m,0):r===2&&a&&!m?u.push(5,0,!0,a):r>=5&&((a||!m&&r===5)&&(u.push(r,0,a,o),r=6),m&&(u.push(r,m,0,o),r=6)),a=""},p=0;p<n.length;p++){p&&(r===1&&d(),d(p));for(var f=0;f<n[p].length;f++)s=n[p][f],r===1?s==="<"?(d(),u=[u],r=3):a+=s:r===4?a==="--"&&s===">"?(r=1,a=""):a=s+a[0]:l?s===l?l="":a+=s:s==='"'||s==="'"?l=s:s===">"?(d(),r=1):r&&(s==="="?(r=5,o=a,a=""):s==="/"&&(r<5||n[p][f+1]===">")?(d(),r===3&&(u=u[0]),r=u,(u=u[0]).push(2,0,r),r=0):s===" "||s==="	"||s===`
`||s==="\r"?(d(),r=2):a+=s),r===3&&a==="!--"&&(r=4,u=u[0])}return d(),u})(t)),e),arguments,[])).length>1?e:e[0]}var I,Lo,$s,Wt,ds,dn,Mo,un,Ro,ms,fs,Qc,Me=Symbol.for("pv"),fn={},$n=[],Yc=/^m(i|n|o|s|text|space)$/,hs=Array.isArray,bs=$n.slice,ie=Object.assign;function ae(t){t&&t.parentNode&&t.remove()}function mn(t,e,n){var s,o,r,a={},l=arguments.length;for(r in e)r=="key"?s=e[r]:r=="ref"&&typeof t!="function"?o=e[r]:a[r]=e[r];return l>2&&(a.children=l>3?bs.call(arguments,2):n),Le(t,a,s,o,null)}function Le(t,e,n,s,o){var r={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Me,__v:o||++Lo,__i:-1,__u:0};return!o&&I.vnode&&I.vnode(r),r}function Gt(t){return t.children}function ye(t,e){this.props=t,this.context=e,this.__g=0}function Kt(t,e){if(e==null)return t.__&&Kt(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:Kt(t)}function Zc(t){var e,n=t.__v,s=n.__e,o=[],r=[],a=t.__P;a&&((e=ie({constructor:Me},n)).__v=n.__v+1,I.vnode&&I.vnode(e),ys(a,e,n,t.__n,a.namespaceURI,32&n.__u?[s]:null,o,s||Kt(n),32&n.__u,r),e.__v=n.__v,e.__.__k[e.__i]=e,Wo(o,e,r),n.__=n.__e=null,e.__e!=s&&Fo(e))}function Fo(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),Fo(t)}function Bo(t){(8&t.__g||(t.__g|=8,Wt.push(t),dn++))&&ds==I.debounceRendering||((ds=I.debounceRendering)||queueMicrotask)(Do)}function Do(){try{for(var t,e=1;Wt.length;)Wt.length>e&&Wt.sort(Mo),t=Wt.shift(),e=Wt.length,8&t.__g&&Zc(t)}finally{(dn=Wt.length)&&(ds||queueMicrotask)(Do)}}function Io(t,e,n,s,o,r,a,l,u,d,p){var f,m,$,h,w,g,k=s.__k||$n,S=e.length;for(u=Xc(n,e,k,u,S),f=0;f<S;f++)($=n.__k[f])!=null&&(m=~$.__i&&k[$.__i]||fn,$.__i=f,g=ys(t,$,m,o,r,a,l,u,d,p),h=$.__e,(m.ref!=$.ref||8&m.__u)&&(m.ref&&gs(m.ref,null,$,m),$.ref&&p.push($.ref,$.__c||h,$)),w=w||h,4&$.__u?(u=qo($,u,t,!m.__v),m.__e&&(m.__e=null)):typeof $.type=="function"&&g!==void 0?u=g:h&&(u=h.nextSibling),$.__u&=-21);return n.__e=w,u}function Xc(t,e,n,s,o){var r,a,l,u,d,p,f,m,$,h=n.length,w=h,g=0,k=0,S=t.__k=Array(o);for(r=0;r<o;r++)(a=e[r])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=S[r]=Le(null,a):hs(a)?a=S[r]=Le(Gt,{children:a}):a.constructor===Me&&a.__b?a=S[r]=Le(a.type,a.props,a.key,a.ref,a.__v):S[r]=a,u=r+g,a.__=t,a.__b=t.__b+1,l=null,~(d=a.__i=tl(a,n,u,w))&&(w--,(l=n[d])&&(l.__u|=2)),l&&l.__v?(a.__u|=16,d==u-1?g--:d==u+1?g++:d!=u&&(d>u?g--:g++,k=1)):(~d||(o>h?g--:o<h&&g++),typeof a.type!="function"&&(a.__u|=4))):S[r]=null;if(k){for(p=[],f=[],r=0;r<o;r++)if((a=S[r])&&16&a.__u){for(g=0,m=p.length;g<m;)p[$=g+m>>1]<a.__i?g=$+1:m=$;p[g]=a.__i,f[r]=g+1}for(g=p.length;r--;)f[r]&&(f[r]==g?g--:S[r].__u|=4)}if(w)for(r=0;r<h;r++)!(l=n[r])||2&l.__u||(l.__e==s&&(s=Kt(l)),ks(l,l));return s}function qo(t,e,n,s){var o,r,a,l;if(typeof t.type=="function"){if(t.props.__P)return e;if(o=t.__k)for(r=0;r<o.length;r++)o[r]&&(o[r].__=t,e=qo(o[r],e,n,!1));return e}for(e&&!e.parentNode&&(e=Kt(t))&&!e.parentNode&&(e=null),a=t.__e,l=e;l&&l.nodeType==8;)l=l.nextSibling;for(a!=l&&(!s&&n.moveBefore&&a.parentNode?n.moveBefore(a,e):n.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function tl(t,e,n,s){var o,r=t.key,a=t.type,l=e[n],u=l&&!(2&l.__u);if(l===null&&r==null||u&&r==l.key&&a==l.type)return n;if(s>(u?1:0)){for(o=n-1;o>=0;o--)if((l=e[o])&&!(2&l.__u)&&r==l.key&&a==l.type)return o;for(o=n+1;o<e.length;o++)if((l=e[o])&&!(2&l.__u)&&r==l.key&&a==l.type)return o}return-1}function Po(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function ln(t,e,n,s,o){var r,a;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.cssText=s=""),s)for(e in s)n&&e in n||Po(t.style,e);if(n)for(e in n)s&&n[e]==s[e]||Po(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(t.__e||(t.__e={}))[e]=n,n&&s||(a=fs[e]||(fs[e]=el(e)),(t.__a||(t.__a={}))[e]=ms,r=e!=(e=e.replace(Ro,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,a,r):t.removeEventListener(e,a,r));else{if(o=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function el(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[un]==null)e[un]=ms++;else if(e[un]<this.__a[t])return;return n(I.event?I.event(e):e)}}}function ys(t,e,n,s,o,r,a,l,u,d){var p,f,m,$,h,w,g,k,S,O,_,j,M,Q,U,z,X,tt,it=e.type;if(e.constructor!==Me)return null;128&n.__u&&(u=32&n.__u,p=n.__c.__z)&&(e.__u|=u,f=r=[],p.nodeType==8?l=pn(p,r):r.push(p),l=r[0]||l),(p=I.__b)&&p(e);t:if(typeof it=="function"){m=a.length;try{if(k=e.props,S=(p=it.prototype)&&p.render,O=(p=it.contextType)&&s[p.__c],_=p?O?O.props.value:p.__:s,($=n.__c)?(e.__c=$,2&$.__g&&($.__g|=1)):(S?e.__c=$=new it(k,_):(e.__c=$=new ye(k,_),$.constructor=it,$.render=sl),O&&O.sub($),$.state||($.state={}),$.__n=s,$.__g|=8,$.__h=[],$.__k=[]),S&&($.__s||($.__s=$.state),it.getDerivedStateFromProps&&($.__s==$.state&&($.__s=ie({},$.__s)),ie($.__s,it.getDerivedStateFromProps(k,$.__s)))),h=$.props,w=$.state,$.__v=e,n.__c){if(k!==h&&S&&!it.getDerivedStateFromProps&&$.componentWillReceiveProps&&$.componentWillReceiveProps(k,_),e.__v==n.__v&&!(8&$.__g)||!(4&$.__g)&&$.shouldComponentUpdate&&$.shouldComponentUpdate(k,$.__s,_)===!1){e.__v!=n.__v&&($.props=k,$.state=$.__s,$.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(G){G&&(G.__=e)}),$n.push.apply($.__h,$.__k),$.__k=[],$.__h.length&&a.push($),l=Kt(n);break t}$.componentWillUpdate&&$.componentWillUpdate(k,$.__s,_),S&&$.componentDidUpdate&&$.__h.push(function(){$.componentDidUpdate(h,w,g)})}else S&&!it.getDerivedStateFromProps&&$.componentWillMount&&$.componentWillMount(),S&&$.componentDidMount&&$.__h.push($.componentDidMount);$.context=_,$.props=k,$.__P=t,$.__g&=-5,j=I.__r,M=S?25:0;do $.__g&=-9,j&&j(e),p=$.render($.props,$.state=$.__s,$.context);while(8&$.__g&&++M<25);S&&($n.push.apply($.__h,$.__k),$.__k=[]),$.state=$.__s,$.getChildContext&&(s=ie({},s,$.getChildContext())),S&&n.__c&&$.getSnapshotBeforeUpdate&&(g=$.getSnapshotBeforeUpdate(h,w)),Q=p&&p.type===Gt&&p.key==null?p.props.children:p,k.__P&&(p=l,o=(t=k.__P).namespaceURI,u=r=null,n.props&&n.props.__P!=t&&(n.__k.some(function(G){G&&ks(G,G)}),n.__k=null),l=n.__k?Kt(n,0):null),l=Io(t,hs(Q)?Q:[Q],e,n,s,o,r,a,l,u,d),k.__P&&(e.__e=null,l=p),e.__u&=-161,f&&f.some(ae),$.__h.length&&a.push($),1&$.__g&&($.__g&=-4)}catch(G){if(a.length=m,e.__v=null,u||r)if(G&&G.then){if(e.__u|=128|u,r){for(~(X=r.indexOf(l||void 0))||(X=r.length);(tt=r[X-1])&&tt.nodeType==8;)X--;for(;X<r.length;X++)if(tt=r[X])if(r[X]=null,U){if(tt==z)break}else{if(tt.nodeType!=8)break;tt.data.startsWith("$s")&&(z=pn(U=tt))}}if(!U){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;U=l}(p=pn(U=e.__c.__z||(e.__c.__z=U)))?(e.__e=U,l=p):e.__e=l,l=l&&l.nextSibling}else r&&r.some(ae);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),G&&G.then||Uo(e),I.__e(G,e,n)}}else l=e.__e=nl(n.__e,e,n,s,o,r,a,u,d,t);return(p=I.diffed)&&p(e),l}function pn(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function Uo(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Uo))}function Wo(t,e,n){for(var s=0;s<n.length;)gs(n[s++],n[s++],n[s++]);I.__c&&I.__c(e,t),t.some(function(o){try{t=o.__h,o.__h=[],t.some(function(r){r.call(o)})}catch(r){I.__e(r,o.__v)}})}function nl(t,e,n,s,o,r,a,l,u,d){var p,f,m,$,h,w,g,k,S=n.props||fn,O=e.props,_=e.type;if(_=="svg"?o="http://www.w3.org/2000/svg":_=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),r){for(p=0;p<r.length;p++)if((h=r[p])&&(_?h.localName==_:h.nodeType==3)){t=h,r[p]=null;break}}if(!t){if(k=d.ownerDocument||document,!_)return k.createTextNode(O);t=k.createElementNS(o,_,O.is?O:d),l&&(I.__m&&I.__m(e,r),l=!1),r=null}if(_){if(d=_=="template"&&t.content||t,r=_=="textarea"&&O.defaultValue!=null?null:r&&bs.call(d.childNodes),!l&&r)for(S={},p=0;p<t.attributes.length;p++)S[(h=t.attributes[p]).name]=h.value;for(p in S)h=S[p],p=="dangerouslySetInnerHTML"?m=h:p=="children"||p in O||p=="value"&&"defaultValue"in O||p=="checked"&&"defaultChecked"in O||ln(t,p,null,h,o);for(p in O)h=O[p],p=="children"?$=h:p=="dangerouslySetInnerHTML"?f=h:p=="value"?w=h:p=="checked"?g=h:l&&typeof h!="function"||S[p]===h||ln(t,p,h,S[p],o);f?(l||m&&(f.__html==m.__html||f.__html==t.innerHTML)||(t.innerHTML=f.__html),e.__k=[]):(m&&(t.textContent=""),(_=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&Yc.test(_))&&(o="http://www.w3.org/1999/xhtml"),Io(d,hs($)?$:[$],e,n,s,o,r,a,r?r[0]:n.__k&&Kt(n,0),l,u),r&&r.some(ae)),l&&_!="textarea"||(p="value",_=="progress"&&w==null?t.removeAttribute(p):w==null||w===t[p]&&(_!="progress"||w)||ln(t,p,w,S[p],o),p="checked",g!=null&&g!=t[p]&&ln(t,p,g,S[p],o))}else S===O||l&&t.data==O||(t.data=O);return t}function gs(t,e,n,s){try{typeof t=="function"?e?e.__x=t(e)||1:s&&(s=s.__c||s.__e)&&(e=s.__x)&&(s.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(o){I.__e(o,n)}}function ks(t,e,n){var s,o,r,a;if(I.unmount&&I.unmount(t),!(s=t.ref)||s.current&&s.current!=t.__e||gs(s,null,e,t),s=t.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(l){I.__e(l,e)}s.__P=s.__n=null}if(s=t.__k)for(a=0;a<s.length;a++)s[a]&&ks(s[a],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(s=t.__c)&&(s=s.__z)&&(o=pn(s,r=[]))&&(s==t.__e&&r.some(ae),ae(o),ae(s)),n||ae(t.__e),t.__e=t.__c=t.__=null}function sl(t,e,n){return this.constructor(t,n)}function Re(t,e){var n,s,o,r;I.__&&I.__(t,e),e.nodeType==9&&(e=e.documentElement),s=(n=t&&32&t.__u)?null:e.__k,e.__k=Le(Gt,{children:[t]}),o=[],r=[],ys(e,e.__k,s||fn,fn,e.namespaceURI,s?null:e.firstChild?bs.call(e.childNodes):null,o,s?s.__e:e.firstChild,n,r),Wo(o,e.__k,r),e.__k.props.children=null}I={__e:function(t,e,n,s){for(var o,r,a;e=e.__;)if((o=e.__c)&&!(1&o.__g)){o.__g|=4;try{if((a=(r=o.constructor)&&r.getDerivedStateFromError)&&o.setState(r.getDerivedStateFromError(t)),o.componentDidCatch&&(o.componentDidCatch(t,s||{}),a=1),a&&8&o.__g)return void(o.__g|=2)}catch(l){t=l}}throw dn=0,t}},Lo=0,$s=function(t){return t!=null&&t.constructor===Me},ye.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=ie({},this.state)),typeof t=="function"&&(t=t(ie({},n),this.props)),t&&(ie(n,t),this.__v&&(e&&this.__k.push(e),Bo(this)))},ye.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Bo(this))},ye.prototype.render=Gt,Wt=[],dn=0,Mo=function(t,e){return t.__v.__b-e.__v.__b},un=Symbol(),Ro=/(PointerCapture)$|Capture$/i,ms=0,fs={},Qc=0;var ge,st,_s,Ko,vs=Object.is,hn=0,tr=[],ws=[],Z=I,Go=Z.__b,zo=Z.__r,Jo=Z.diffed,Vo=Z.__c,Qo=Z.unmount,Yo=Z.__;function bn(t,e){Z.__h&&Z.__h(st,t,hn||e),hn=0;var n=st.__H||(st.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function v(t){return hn=1,ol(er,t)}function ol(t,e,n){var s=bn(ge++,2);if(s.t=t,!s.__c&&(s.__=[n?n(e):er(void 0,e),function(r){var a=(s.__N||s.__)[0],l=s.t(a,r);vs(a,l)||(s.__N=[l,s.__[1]],s.__c.setState({}))}],s.__c=st,!st.__f)){st.__f=!0;var o=st.shouldComponentUpdate;st.shouldComponentUpdate=function(r,a,l){var u=this.__H;if(!u)return!0;var d=!1,p=this.props!=r;if(u.__.some(function(m){m.__N&&(d=!0,vs(m.__[0],m.__N[0])||(p=!0))}),o){var f=o.call(this,r,a,l);return d?f||p:f}return!d||p}}return s.__}function B(t,e){var n=bn(ge++,3);!Z.__s&&Ss(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,st.__H.__h.push(n))}function De(t,e){var n=bn(ge++,4);!Z.__s&&Ss(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,st.__h.push(n))}function ot(t){return hn=5,Ie(function(){return{current:t}},[])}function Ie(t,e){var n=bn(ge++,7);return Ss(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function rl(){var t;do{for(;t=ws.shift();)try{Fe(t)}catch(n){Z.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=tr.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Fe),e.__h.some(xs),e.__h=[]}catch(n){e.__h=[],Z.__e(n,t.__v)}}}while(ws.length)}Z.__b=function(t){st=null,Go&&Go(t)},Z.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),Yo&&Yo(t,e)},Z.__r=function(t){zo&&zo(t),ge=0;var e=(st=t.__c).__H;e&&(_s==st?st.__h=[]:(e.__h.some(Fe),e.__h.some(xs),ge=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),_s=st},Z.diffed=function(t){Jo&&Jo(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Xo(tr.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),_s=st=null},Z.__c=function(t,e){e.some(function(n){try{n.__h.some(Fe),n.__h=n.__h.filter(function(s){return!s.__||xs(s)})}catch(s){n.__h=[function(){throw s}]}}),Vo&&Vo(t,e)},Z.unmount=function(t){Qo&&Qo(t);var e,n,s=t.__c;s&&s.__H&&(s.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,Xo(ws.push(o))}else Fe(o)}catch(r){e=r}}),s.__H=void 0,e&&Z.__e(e,s.__v))};var Zo=typeof requestAnimationFrame=="function";function al(t){var e,n=function(){clearTimeout(s),Zo&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(n,35);Zo&&(e=requestAnimationFrame(n))}function Xo(t){t!=1&&Ko==Z.requestAnimationFrame||((Ko=Z.requestAnimationFrame)||al)(rl)}function Fe(t){var e=st,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),st=e}function xs(t){var e=st;t.__c=t.__(),st=e}function Ss(t,e){return!t||t.length!=e.length||e.some(function(n,s){return!vs(n,t[s])})}function er(t,e){return typeof e=="function"?e(t):e}var il=Symbol.for("preact-signals");function _n(){if(Ht>1){Ht--;return}let t,e=!1;for((function(){let n=yn;for(yn=void 0;n!==void 0;){let s=n.S;if(s.v===n.v)for(let o=s.t;o!==void 0;o=o.x)o.i===n.i&&(o.i=s.i);n=n.o}})();Ue!==void 0;){let n=Ue;for(Ue=void 0,gn++;n!==void 0;){let s=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&sr(n))try{n.c()}catch(o){e||(t=o,e=!0)}n=s}}if(gn=0,Ht--,e)throw t}function vn(t){if(Ht>0)return t();Ts=++cl,Ht++;try{return t()}finally{_n()}}var J,qe,Ue;function We(t){let e=J,n=qe;J=void 0,qe=void 0;try{return t()}finally{J=e,qe=n}}var yn,Ht=0,gn=0,cl=0,Ts=0,kn=0;function nr(t){if(J===void 0)return;let e=t.n;if(e===void 0||e.t!==J)return e={i:0,S:t,p:J.s,n:void 0,t:J,e:void 0,x:void 0,r:e},J.s!==void 0&&(J.s.n=e),J.s=e,t.n=e,32&J.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=J.s,e.n=void 0,J.s.n=e,J.s=e),e}function ct(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}ct.prototype.brand=il;ct.prototype.h=function(){return!0};ct.prototype.S=function(t){let e=this.t;e!==t&&t.e===void 0&&(t.x=e,this.t=t,e!==void 0?e.e=t:We(()=>{var n;(n=this.W)==null||n.call(this)}))};ct.prototype.U=function(t){if(this.t!==void 0){let e=t.e,n=t.x;e!==void 0&&(e.x=n,t.e=void 0),n!==void 0&&(n.e=e,t.x=void 0),t===this.t&&(this.t=n,n===void 0&&We(()=>{var s;(s=this.Z)==null||s.call(this)}))}};ct.prototype.subscribe=function(t){return At(()=>{let e=this.value;We(()=>t(e))},{name:"sub"})};ct.prototype.valueOf=function(){return this.value};ct.prototype.toString=function(){return this.value+""};ct.prototype.toJSON=function(){return this.value};ct.prototype.peek=function(){return We(()=>this.value)};Object.defineProperty(ct.prototype,"value",{get(){let t=nr(this);return t!==void 0&&(t.i=this.i),this.v},set(t){if(t!==this.v){if(gn>100)throw new Error("Cycle detected");(function(e){Ht!==0&&gn===0&&e.l!==Ts&&(e.l=Ts,yn={S:e,v:e.v,i:e.i,o:yn})})(this),this.v=t,this.i++,kn++,Ht++;try{for(let e=this.t;e!==void 0;e=e.x)e.t.N()}finally{_n()}}}});function dt(t,e){return new ct(t,e)}function sr(t){for(let e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function or(t){for(let e=t.s;e!==void 0;e=e.n){let n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function rr(t){let e,n=t.s;for(;n!==void 0;){let s=n.p;n.i===-1?(n.S.U(n),s!==void 0&&(s.n=n.n),n.n!==void 0&&(n.n.p=s)):e=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=s}t.s=e}function ce(t,e){ct.call(this,void 0,e),this.x=t,this.s=void 0,this.g=kn-1,this.f=4}ce.prototype=new ct;ce.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===kn))return!0;if(this.g=kn,this.f|=1,this.i>0&&!sr(this))return this.f&=-2,!0;let t=J;try{or(this),J=this;let e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return J=t,rr(this),this.f&=-2,!0};ce.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(let e=this.s;e!==void 0;e=e.n)e.S.S(e)}ct.prototype.S.call(this,t)};ce.prototype.U=function(t){if(this.t!==void 0&&(ct.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(let e=this.s;e!==void 0;e=e.n)e.S.U(e)}};ce.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(ce.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let t=nr(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function Ke(t,e){return new ce(t,e)}function ar(t){let e=t.j;if(t.j=void 0,typeof e=="function"){Ht++;let n=J;J=void 0;try{e()}catch(s){throw t.f&=-2,t.f|=8,Os(t),s}finally{J=n,_n()}}}function Os(t){for(let e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,ar(t)}function ll(t){if(J!==this)throw new Error("Out-of-order effect");rr(this),J=t,this.f&=-2;try{8&this.f&&Os(this)}finally{_n()}}function ke(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,qe&&qe.push(this)}ke.prototype.c=function(){let t=this.S();try{if(8&this.f||this.x===void 0)return;let e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};ke.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,ar(this),or(this),Ht++;let t=J;return J=this,ll.bind(this,t)};ke.prototype.N=function(){2&this.f||(this.f|=2,this.u=Ue,Ue=this)};ke.prototype.d=function(){this.f|=8,1&this.f||Os(this)};ke.prototype.dispose=function(){this.d()};function At(t,e){let n=new ke(t,e);try{n.c()}catch(o){throw n.d(),o}let s=n.d.bind(n);return s[Symbol.dispose]=s,s}var ul=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,ir,xn,wn;var cr=[];At(function(){ir=this.N})();function _e(t,e){I[t]=e.bind(null,I[t]||(()=>{}))}function Ge(t){if(wn){let e=wn;wn=void 0,e()}wn=t&&t.S()}function lr({data:t}){let e=dl(t);e.name="ReactiveDom",e.value=t;let[n,s]=Ie(()=>{let o=this,r=this.__v;for(;r=r.__;)if(r.__c){r.__c.__$f|=4;break}let a=Ke(()=>{let p=e.value.value;return p===0?0:p===!0?"":p||""}),l=Ke(()=>!Array.isArray(a.value)&&!$s(a.value)),u=At(function(){if(this.N=ur,l.value){let p=a.value;o.__v&&o.__v.__e&&o.__v.__e.nodeType===3&&(o.__v.__e.data=p)}}),d=this.__$u.d;return this.__$u.d=function(){u(),d.call(this)},[l,a]},[]);return n.value?s.peek():s.value}lr.displayName="ReactiveTextNode";Object.defineProperties(ct.prototype,{constructor:{configurable:!0,value:mn(Gt,null).constructor},type:{configurable:!0,value:lr},props:{configurable:!0,get(){let t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});_e("__b",(t,e)=>{if(Ge(),xn=void 0,typeof e.type=="string"){let n,s=e.props;for(let o in s){if(o==="children")continue;let r=s[o];r instanceof ct&&(n||(e.__np=n={}),n[o]=r,s[o]=r.peek())}}t(e)});_e("__r",(t,e)=>{if(t(e),e.type!==Gt){Ge();let n,s=e.__c;s&&(s.__$f&=-2,n=s.__$u,n===void 0&&(s.__$u=n=(function(o,r){let a;return At(function(){a=this},{name:r}),a.c=o,a})((function(o){return function(){var r;ul&&((r=this.y)==null||r.call(this)),o.__$f|=1,o.setState({})}})(s),typeof e.type=="function"?e.type.displayName||e.type.name:""))),xn=s,Ge(n)}});_e("__e",(t,e,n,s)=>{Ge(),xn=void 0,t(e,n,s)});_e("diffed",(t,e)=>{Ge(),xn=void 0;let n;if(typeof e.type=="string"&&(n=e.__e)){let s=e.__np,o=e.props,r=n.U;if(r)for(let a in r){let l=r[a];l===void 0||s&&a in s||(l.d(),r[a]=void 0)}if(s){r||(r={},n.U=r);for(let a in s){let l=r[a],u=s[a];l===void 0?(l=pl(n,a,u,o),r[a]=l):l.o(u,o)}}}t(e)});function pl(t,e,n,s){let o=e in t&&t.ownerSVGElement===void 0,r=dt(n);return{o:(a,l)=>{r.value=a,s=l},d:At(function(){this.N=ur;let a=r.value.value;s[e]!==a&&(s[e]=a,o?t[e]=a:a!=null&&(a!==!1||e[4]==="-")?t.setAttribute(e,a):t.removeAttribute(e))})}}_e("unmount",(t,e)=>{if(typeof e.type=="string"){let n=e.__e;if(n){let o=n.U;if(o){n.U=void 0;for(let r in o){let a=o[r];a&&a.d()}}}let s=e.__np;if(s){let o=e.props;for(let r in s)o[r]=s[r]}e.__np=void 0}else{let n=e.__c;if(n){n.__$f|=8;let s=n.__$u;s&&(n.__$u=void 0,s.d())}}t(e)});_e("__h",(t,e,n,s)=>{s<3&&(e.__$f|=2),t(e,n,s)});ye.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;let n=this.__$u,s=n&&n.s!==void 0;for(let o in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let o=2&this.__$f;if(!(s||o||4&this.__$f)||1&this.__$f)return!0}else if(!(s||4&this.__$f)||3&this.__$f)return!0;for(let o in t)if(o!=="__source"&&t[o]!==this.props[o])return!0;for(let o in this.props)if(!(o in t))return!0;return!1};function dl(t,e){return Ie(()=>dt(t,e),[])}var fl=t=>{queueMicrotask(()=>{queueMicrotask(t)})};function $l(){vn(()=>{let t;for(;t=cr.shift();)ir.call(t)})}function ur(){cr.push(this)===1&&(I.requestAnimationFrame||fl)($l)}var c=Ho.bind(mn),T=t=>t.filter(Boolean).join(" ");var fr=320,ml=1500,hl=36,bl=1800,Es={x:-1e3,y:-1e3,at:-1/0},As=Es,Et=Es;addEventListener("click",({clientX:t,clientY:e})=>{As=Et,Et={x:t,y:e,at:performance.now()}},{capture:!0});var $r=(t,e)=>Math.hypot(t.x-e.x,t.y-e.y)<=hl,mr=()=>$r(As,Et)&&Et.at-As.at<fr;function rt(t,{fresh:e=!1}={}){let n=ot(e&&Et!==Es?null:t),s=ot(!1),o=ot(null);return n.current!==t&&(n.current=t,s.current=!0,o.current=performance.now()-Et.at<ml?Et:null),De(()=>{if(!s.current)return;let r=setTimeout(()=>{s.current=!1},fr);return()=>clearTimeout(r)},[t]),{swallows(r){return r.detail===0||!s.current||o.current&&!$r(o.current,Et)?!1:(r.stopPropagation(),r.preventDefault(),Cs(i("This has just changed. Tap again.")),!0)}}}var pr=null,dr;function Cs(t){pr?.remove(),clearTimeout(dr);let e=document.createElement("p");pr=e,e.className="unheard",e.setAttribute("role","status"),e.textContent=t,([...document.querySelectorAll("dialog[open]")].at(-1)??document.body).append(e);let{width:s,height:o}=e.getBoundingClientRect();e.style.left=`${Math.max(8,Math.min(Et.x-s/2,innerWidth-s-8))}px`,e.style.top=`${Math.max(8,Et.y-o-40)}px`,dr=setTimeout(()=>e.remove(),bl)}function b({kind:t,name:e,disabled:n,busy:s,large:o,chosen:r,onTap:a,children:l}){let u=["button",t&&`is-${t}`,o&&"is-large",s&&"is-busy",r&&"is-chosen"];return c`<button type="button" class=${T(u)} aria-label=${e} aria-busy=${s?"true":null}
      aria-pressed=${r===void 0?null:String(!!r)}
      disabled=${n} onClick=${()=>!s&&a?.()}>${l}</button>`}function L({question:t,end:e,steady:n,children:s}){let o=rt(t,{fresh:!0});return c`<div class="controls">
    <div class="controls-main" onClickCapture=${o.swallows}>${s}</div>
    ${e&&c`<div class="controls-end" onClickCapture=${n?null:o.swallows}>${e}</div>`}
  </div>`}function D({title:t,onClose:e,foot:n,large:s,children:o}){let r=ot(null),a=rt(t,{fresh:!0});B(()=>{let u=r.current,d=document.activeElement;return u.showModal(),()=>{u.close(),d?.focus({preventScroll:!0})}},[]);let l=u=>{u.preventDefault(),e()};return c`<dialog class=${T(["dialog",s&&"is-large"])} ref=${r} aria-label=${t} onCancel=${l} onClickCapture=${a.swallows}>
    <h2>${t}</h2>
    <div class="dialog-body">${o}</div>
    <div class="dialog-foot">${n}</div>
  </dialog>`}function yt({title:t,text:e,yes:n,no:s=i("go back"),danger:o,onYes:r,onClose:a}){let l=c`
    <${b} kind="plain" onTap=${a}>${s}<//>
    <${b} kind=${o?"danger":"main"} onTap=${r}>${n}<//>`;return c`<${D} title=${t} onClose=${a} foot=${l}><p>${e}</p><//>`}function hr({api:t,path:e,onClose:n}){let[s,o]=v({});B(()=>{let a=!1;return t.get(e).then(l=>a||o({found:l}),l=>a||o({trouble:l.message})),()=>{a=!0}},[e]);let r=c`<${b} kind="main" onTap=${n}>${i("go back")}<//>`;return c`<${D} title=${i("What was best?")} onClose=${n} foot=${r}>
    ${s.trouble&&c`<p role="alert">${s.trouble}</p>`}
    ${!s.trouble&&!s.found&&c`<p>${i("One moment: it is being computed.")}</p>`}
    ${s.found&&s.found.remarks.length===0&&c`<p>${i("There is nothing to say of your choices in this round.")}</p>`}
    ${s.found&&c`<ol class="remarks">
      ${s.found.remarks.map((a,l)=>c`<li key=${l} class=${a.good?"is-good":"is-worse"}>
        <b>${a.good?i("You did well: {did}.",{did:a.did}):i("You did: {did}. The program would: {best}.",{did:a.did,best:a.best})}</b>
        ${a.cost&&c` <span>${i("That costs {cost} chips on average.",{cost:a.cost})}</span>`}
        <p>${a.why}</p>
      </li>`)}
    </ol>`}
  <//>`}var yl="nights/1/hand/tables/1/remarks";function br({plays:t=!1}){let[e,n]=v(!1);if(B(()=>{document.documentElement.classList.toggle("is-practice",nt!=="")},[]),!nt)return null;let s=new Ut("/api"),o=()=>{let r=()=>location.assign("/");s.send("DELETE","practice").then(r,r)};return c`<div class="practice" role="note">
    <b>${i("Practice: nothing counts")}</b>
    ${t&&c`<${b} kind="quiet" onTap=${()=>n(!0)}>${i("what was best?")}<//>`}
    <${b} kind="quiet" onTap=${o}>${i("leave")}<//>
    ${e&&c`<${hr} api=${s} path=${yl} onClose=${()=>n(!1)} />`}
  </div>`}var gl=1500,kl=1e4,yr=[1e3,2e3,5e3,15e3],_l=2,vl=({status:t})=>t<500&&t!==429,Sn=class{state=dt(null);connection=dt("polling");heard=dt(Date.now());refusal=dt(null);#n;#e;#s;#c=null;#a=null;#l=0;#o;#t;#r=!1;#p=!1;#d=0;#u=!1;#m=[[document,"visibilitychange",()=>this.#f()],[window,"pageshow",()=>this.#f()],[window,"pagehide",()=>this.#$()],[window,"online",()=>this.refresh()]];constructor({api:e,path:n,events:s}){this.#n=e,this.#e=n,this.#s=nt+s;for(let[o,r,a]of this.#m)o.addEventListener(r,a);this.#f()}accept(e,n=null){let s=this.state.peek();s&&e.version<s.version||(this.#c=n,this.state.value=e)}refresh(){this.#u&&this.#i()}close(){this.#$();for(let[e,n,s]of this.#m)e.removeEventListener(n,s)}#f(){document.hidden?this.#$():this.#g()}#g(){this.#u||(this.#u=!0,this.#h(),this.#i())}#$(){this.#u=!1,this.#b(),clearTimeout(this.#o),clearTimeout(this.#t)}#h(){let e=new EventSource(this.#s);this.#a=e,e.onopen=()=>{this.#l=0,this.#y()},e.onmessage=({data:n})=>{Number(n)<=this.state.peek()?.version||this.#i()},e.addEventListener("look",()=>this.#i()),e.onerror=()=>{this.#b();let n=yr[Math.min(this.#l,yr.length-1)];this.#l+=1,this.#o=setTimeout(()=>this.#h(),n),this.#i()}}#b(){this.#a?.close(),this.#a=null}async#i(){if(this.#r){this.#p=!0;return}this.#r=!0,clearTimeout(this.#t);try{let n=this.state.peek(),s=await this.#n.look(this.#e,this.#c);s&&this.state.peek()!==n&&s.state.version===this.state.peek().version?this.#p=!0:s&&this.accept(s.state,s.etag),this.#d=0,this.heard.value=Date.now()}catch(n){if(n instanceof kt&&vl(n))return this.#k(n);this.#d+=1}finally{this.#r=!1}if(this.#y(),!this.#u)return;if(this.#p)return this.#p=!1,this.#i();let e=this.#a?.readyState===EventSource.OPEN&&!this.#d?kl:gl;this.#t=setTimeout(()=>this.#i(),e)}#k(e){this.refusal.value=e,this.close()}#y(){this.#d>=_l?this.connection.value="lost":this.#a?.readyState===EventSource.OPEN?this.connection.value="live":this.connection.value="polling"}};var wl=600,xl=8e3,Tn=class{busy=dt(!1);late=dt(!1);error=dt(null);#n;dismiss=()=>this.#e(null);async send(e,{taken:n,refused:s}){if(this.busy.peek())return mr()||Cs(i("One moment: the last tap is still on its way.")),!1;this.busy.value=!0;let o=setTimeout(()=>{this.late.value=!0},wl);try{return n(await e()),this.#e(null),!0}catch(r){if(!(r instanceof kt))throw r;return this.#e(s(r)),!1}finally{clearTimeout(o),this.late.value=!1,this.busy.value=!1}}#e(e){clearTimeout(this.#n),this.error.value=e,e&&(this.#n=setTimeout(()=>{this.error.value=null},xl))}};var Sl=1500,On=class{#n=new Tn;busy=this.#n.busy;late=this.#n.late;passing=dt(null);error=this.#n.error;api=new Ut("/api");#e;#s;constructor(e,n){this.#e=`nights/${e}/tables/${n}`,this.#s=new Sn({api:this.api,path:this.#e,events:`/api/${this.#e}/events`}),this.state=this.#s.state,this.connection=this.#s.connection,this.heard=this.#s.heard,this.refusal=this.#s.refusal}refresh=()=>this.#s.refresh();dismiss=this.#n.dismiss;stop=()=>this.#s.close();sit=(e,n,s)=>this.#t("POST","seats",{player:e,seat:n,chips:s});sitAll=e=>this.#t("POST","seats/all",{places:e});standAll=()=>this.#t("DELETE","seats");stand=e=>this.#t("DELETE",`seats/${e}`);topUp=(e,n)=>this.#t("POST",`seats/${e}/top-ups`,{chips:n});cut=(e,n)=>this.#t("PUT",`seats/${e}/cut`,{word:n});changeGame=(e,n,s)=>this.#t("PUT","game",{game:e,options:n,cards:s});endSeries=()=>this.#t("POST","series/end");switchPhones=e=>this.#t("PUT","phones",{play:e});grant=e=>this.#t("POST",`wishes/${e}`);refuse=e=>this.#t("DELETE",`wishes/${e}`);renewCommitment=()=>this.#t("POST","commitment");drawPartners=e=>this.#t("POST","partners",{players:e});begin=()=>this.#t("POST","rounds",{number:this.#o()});act=(e,n)=>this.#c(e,n);undo=()=>this.#t("POST",`rounds/${this.#o()}/undo`,{action:this.state.peek().round.record.at(-1).index});amend=(e,n)=>this.#t("POST",`rounds/${this.#o()}/amendments`,{index:e,action:n});voidRound=e=>this.#t("POST",`rounds/${this.#o()}/void`,{reason:e});close=()=>this.#t("POST",`rounds/${this.#o()}/close`);sayShown=(e,n)=>this.api.send("PUT",`${this.#e}/rounds/${this.#o()}/shown`,{paid:e,beat:n}).catch(()=>{});next=async()=>await this.close()&&this.state.peek().table.can_begin===null&&this.begin();handOver=e=>this.#t("PUT","hand-over",{seat:e});takeBack=()=>this.#t("DELETE","hand-over");askToRun=()=>this.#t("POST","screen");letIn=e=>this.#t("PUT","screen",{session:e});sendAway=e=>this.#t("DELETE",`screen/${e}`);takeOver=()=>this.#t("PUT","screen");async actInHand(e,n,s){if(!s)return this.act(e,n);let o=null;this.passing.value=n;try{if(!await this.#c(e,n,u=>{o=u}))return!1;let a=s(o.round),l=o.as!=="dealer";return l&&a===n?await this.#l(o):a!==null?await this.#a(a,o):l?await this.takeBack():this.#r(o),!0}finally{this.passing.value=null}}async hand(e){try{return await this.api.get(this.#e+gr(e))}catch(n){return n instanceof kt&&this.refresh(),null}}games=async()=>(await this.api.get("games")).games;role=()=>this.api.get("session").then(({role:e})=>e,()=>null);#c({by:e,do:n,args:s={},since:o},r,a){return this.#t("POST",`rounds/${this.#o()}/actions${gr(r)}`,{action:{by:e,do:n,...s},since:o},a)}async#a(e,n){this.passing.value=e,this.#r(n),await this.handOver(e)}#l({version:e}){let n=({version:o,table:r})=>o>e||o===e&&r.hand_over!==null,s=new Promise(o=>{let r=this.state.subscribe(a=>n(a)&&(o(),queueMicrotask(()=>r())))});return this.refresh(),Promise.race([s,new Promise(o=>{setTimeout(o,Sl)})])}#o(){return this.state.peek().table.number}#t(e,n,s,o=r=>this.#r(r)){return this.#n.send(()=>this.api.send(e,`${this.#e}/${n}`,s),{taken:r=>o(r.state??r),refused:r=>(r.body?.state&&this.#r(r.body.state),(r.status===401||r.code==="not-running")&&this.refresh(),Tl(r))})}#r(e){e.as.startsWith("seat:")?this.refresh():this.#s.accept(e)}},gr=t=>t?`?as=seat:${t}`:"";function Tl({message:t,body:e}){let n=Object.values(e?.error?.fields??{}).flat().filter(s=>typeof s=="string");return n.length?n.join(" "):t}var kr="23456789TJQKA",_r="cdhs",Ol={2:i("two"),3:i("three"),4:i("four"),5:i("five"),6:i("six"),7:i("seven"),8:i("eight"),9:i("nine"),T:i("ten"),J:i("jack"),Q:i("queen"),K:i("king"),A:i("ace")},Al={c:i("clubs"),d:i("diamonds"),h:i("hearts"),s:i("spades")},ze={2:"M4.5 12C5 6.5 9.5 3.5 15 3.5C21 3.5 25.5 7 25.5 13C25.5 17.5 23 21 18.5 25.5L4.5 40.5H26.5",3:"M4.5 7C7.5 4.5 10.5 3.5 14 3.5C20 3.5 24.5 7 24.5 12S20.5 20.7 13 20.7C21.5 20.7 26 24.5 26 30.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.8",4:"M20.5 40.5V3.5L3.5 29.5H27",5:"M24.5 3.5H7.5L6 20C8.5 18 11.5 17 14.5 17C21.5 17 26.5 21.5 26.5 28.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.5",6:"M4 29.5C4 23 9 18.3 15 18.3S26 23 26 29.5S21 40.5 15 40.5S4 36 4 29.5C4 16 9 7 19.5 3.5",7:"M3.5 3.5H26.5C19.5 15 14 27 12.5 40.5",8:"M15 21A9.8 8.75 0 1 1 15 3.5A9.8 8.75 0 1 1 15 21A11.3 9.75 0 1 1 15 40.5A11.3 9.75 0 1 1 15 21Z",9:"M26 14.5C26 21 21 25.7 15 25.7S4 21 4 14.5S9 3.5 15 3.5S26 8 26 14.5C26 28 21 37 10.5 40.5",T:"M3.5 10L9.5 3.5V40.5M24.2 3.5C18.5 3.5 16.4 10 16.4 22S18.5 40.5 24.2 40.5S32 34 32 22S29.9 3.5 24.2 3.5Z",J:"M13 3.5H23V29.5C23 36.5 19 40.5 13.5 40.5C8 40.5 4.5 37 4.5 31",Q:"M15 3.5C7.5 3.5 3.5 10 3.5 22S7.5 40.5 15 40.5S26.5 34 26.5 22S22.5 3.5 15 3.5ZM17.5 31.5L26.5 41.5",K:"M5 3.5V40.5M26 3.5L6.5 25M13 18.5L26.5 40.5",A:"M3.5 40.5L15 3.5L26.5 40.5M8 29H22"},lt={c:"M71 28A21 21 0 1 1 29 28A21 21 0 1 1 71 28ZM50 59A22 22 0 1 1 6 59A22 22 0 1 1 50 59ZM94 59A22 22 0 1 1 50 59A22 22 0 1 1 94 59ZM38 42H62L54 62C55 78 59 88 67 95H33C41 88 45 78 46 62Z",d:"M50 3C60 21 73 38 87 50C73 62 60 79 50 97C40 79 27 62 13 50C27 38 40 21 50 3Z",h:"M50 93C20 68 5 51 5 32C5 17 16 7 28 7C38 7 46 13 50 23C54 13 62 7 72 7C84 7 95 17 95 32C95 51 80 68 50 93Z",s:"M50 4C66 26 93 41 93 62C93 74 84 83 73 83C65 83 59 79 55 73C56 82 60 89 67 95H33C40 89 44 82 45 73C41 79 35 83 27 83C16 83 7 74 7 62C7 41 34 26 50 4Z"},An="M50 4L61 37L96 37L68 58L78 92L50 71L22 92L32 58L4 37L39 37Z",vr=[...Array(9).keys()].map(t=>{let e=20*(t+1),n=Math.max(0,e-120),s=Math.min(80,e);return`M${10+n} ${10+e-n}L${10+s} ${10+e-s}M${90-n} ${10+e-n}L${90-s} ${10+e-s}`}).join("");function ut(t){return t==="Jk"?i("joker"):W(t)?i("{rank} of {suit}",{rank:Ol[t[0]],suit:Al[t[1]]}):i("face down")}var W=t=>typeof t=="string"&&/^([2-9TJQKA][cdhs]|Jk)$/.test(t),Je=[..."shdc"].flatMap(t=>[..."AKQJT98765432"].map(e=>e+t));function zt({mark:t="s",title:e,text:n,children:s}){return c`<div class="state">
    <svg class="state-mark" viewBox="0 0 100 100" aria-hidden="true">
      <path fill="currentColor" d=${lt[t]} />
    </svg>
    <p class="state-title">${e}</p>
    ${n&&c`<p class="state-text">${n}</p>`}
    ${s}
  </div>`}function wr({since:t,onRetry:e}){let[n,s]=v(Date.now());return B(()=>{let o=setInterval(()=>s(Date.now()),1e3);return()=>clearInterval(o)},[]),c`<div class="lost-strip" role="alert">
    <span>${i("No connection. This is how it stood {time} ago; nothing is lost.",{time:El(n-t)})}</span>
    ${e&&c`<${b} onTap=${e}>${i("try now")}<//>`}
  </div>`}function El(t){let e=Math.max(1,Math.round(t/1e3));return e<90?H("a second","{count} seconds",e):i("{count} minutes##some time ago",{count:Math.round(e/60)})}function gt({allowed:t,picked:e=[],onPick:n,onTakeBack:s,busy:o}){let r=new Set(t),a=r.has("Jk")?[...Je,"Jk"]:Je;return c`<div class="picker-grid" role="group" aria-label=${i("cards")}>
    ${a.map((l,u)=>c`<${Cl} key=${l} card=${l} starts=${u%13===0}
      picked=${e.includes(l)} open=${r.has(l)} busy=${o}
      onTap=${()=>e.includes(l)?s?.(l):n(l)} />`)}
  </div>`}function Sr({picked:t=[],onTakeBack:e,busy:n}){let s=t[t.length-1];return c`<${b} kind="plain" disabled=${n} onTap=${()=>e(s)}>
    ${s?i("take back {card}",{card:P(s)}):i("undo")}
  <//>`}function Cl({card:t,starts:e,open:n,picked:s,busy:o,onTap:r}){let a=!n&&!s,u=[t!=="Jk"&&`suit-${t[1]}`,e&&"starts-suit",a&&"is-out",s&&"is-picked"];return c`<button type="button" class=${T(["picker-card",...u])} disabled=${a||o}
      aria-label=${ut(t)} aria-pressed=${s?"true":null} onClick=${r}>
    ${!a&&c`<${le} card=${t} />`}
  </button>`}function le({card:t}){if(!W(t))return c`<span>?</span>`;if(t==="Jk")return c`<${xr} path=${An} />`;let[e,n]=t;return c`
    <svg viewBox=${e==="T"?"0 0 36 44":"0 0 30 44"} aria-hidden="true">
      <path class="card-rank" d=${ze[e]} />
    </svg>
    <${xr} path=${lt[n]} />`}var xr=({path:t})=>c`<svg viewBox="-2 -2 104 104" aria-hidden="true">
  <path class="card-pip" d=${t} />
</svg>`,jl={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},P=t=>W(t)&&t!=="Jk"?`${t[0]==="T"?"10":t[0]}${jl[t[1]]}\uFE0E`:ut(t);var A=t=>i(`${String(t).replaceAll("_"," ")}##of a game`);function _t(t){return W(t)?P(t):typeof t=="number"?y(t):typeof t=="boolean"?t?i("yes"):i("no"):Array.isArray(t)?t.map(_t).join(" "):t&&typeof t=="object"?Object.values(t).map(_t).join(" \xB7 "):A(t)}function ve(t,e,n={}){if(n[t])return n[t](e);let s=Object.entries(e),o=s.some(([,r])=>r!==0)?s.filter(([,r])=>r!==0):s.slice(0,1);return js(A(t),o)}function js(t,e){let s=e.filter(([,r])=>r!==!0).map(([,r])=>_t(r)).join(" "),o=s?i("{deed} {what}##a verb and what it is done with",{deed:t,what:s}):t;return e.filter(([,r])=>r===!0).reduce((r,[a])=>i("{deed} and {also}",{deed:r,also:A(a)}),o)}function pt(t){return t.length<2?t.join(""):i("{others} and {last}",{others:t.slice(0,-1).join(", "),last:t.at(-1)})}var En=t=>t.replace(/(\d{3})(?=\d)/g,"$1 ");function Tr(t){return t instanceof Uint8Array||ArrayBuffer.isView(t)&&t.constructor.name==="Uint8Array"&&"BYTES_PER_ELEMENT"in t&&t.BYTES_PER_ELEMENT===1}var Ns=t=>t?`"${t}" `:"";function Hs(t,e=""){if(typeof t!="number")throw new TypeError(Ns(e)+"expected number, got "+typeof t);if(!Number.isSafeInteger(t)||t<0)throw new RangeError(Ns(e)+"expected integer >= 0, got "+t);return t}function Ve(t,e,n=""){if(Tr(t)&&(e===void 0||t.length===e))return t;e!==void 0&&Hs(e,"length");let s=Tr(t),o=e!==void 0?` of length ${e}`:"",r=s?`length=${t.length}`:`type=${typeof t}`,a=Ns(n)+"expected Uint8Array"+o+", got "+r;throw s?new RangeError(a):new TypeError(a)}function Ar(t){if(typeof t!="function"||typeof t.create!="function")throw new TypeError("expected hash wrapped by utils.createHasher");if(Hs(t.outputLen),Hs(t.blockLen),t.outputLen<1||t.blockLen<1)throw new Error("hash blockLen / outputLen must be >= 1")}var Nl=(t,e)=>{if(t===null||typeof t!="object"||Array.isArray(t))throw new TypeError((e==="object"?"":`"${e}" `)+"expected object, got type="+typeof t)},Or=(t,e)=>{Nl(t,e);let n=Object.getPrototypeOf(t);if(n!==Object.prototype&&n!==null)throw new TypeError(`"${e}" expected plain object`);if(Object.hasOwn(t,"__proto__"))throw new TypeError(`"${e}.__proto__" is not allowed`)};function we(t,e=!0){if(t.destroyed)throw new Error("hash was destroyed");if(e&&t.finished)throw new Error("digest() was already called")}function Cn(t,e){Ve(t,void 0,"output");let n=e.outputLen;if(!(t.length>=n))throw new RangeError('"output" expected length >= '+n)}function Qe(...t){for(let e=0;e<t.length;e++)t[e].fill(0)}function jn(t){return new DataView(t.buffer,t.byteOffset,t.byteLength)}function vt(t,e){return t<<32-e|t>>>e}function Hl(t,e,n="opts"){return Or(t,"defaults"),e!==void 0&&Or(e,n),Object.assign(Object.create(null),t,e)}function Er(t,e={}){if(typeof t!="function")throw new TypeError('"hashCons" expected function, got type='+typeof t);e=Hl({},e,"info");let n=(o,r)=>t(r).update(o).digest(),s=t(void 0);return n.outputLen=s.outputLen,n.blockLen=s.blockLen,n.canXOF=s.canXOF,n.create=o=>t(o),Object.assign(n,e),Object.freeze(n)}var Cr=t=>({oid:Uint8Array.from([6,9,96,134,72,1,101,3,4,2,t])});var Nn=class{oHash;iHash;blockLen;outputLen;canXOF=!1;finished=!1;destroyed=!1;constructor(e,n){if(Ar(e),Ve(n,void 0,"key"),this.iHash=e.create(),typeof this.iHash.update!="function")throw new Error("expected Hash instance");this.blockLen=this.iHash.blockLen,this.outputLen=this.iHash.outputLen;let s=this.blockLen,o=new Uint8Array(s);o.set(n.length>s?e.create().update(n).digest():n);for(let r=0;r<o.length;r++)o[r]^=54;this.iHash.update(o),this.oHash=e.create();for(let r=0;r<o.length;r++)o[r]^=106;this.oHash.update(o),Qe(o)}update(e){return we(this),this.iHash.update(e),this}digestInto(e){we(this),Cn(e,this),this.finished=!0;let n=e.subarray(0,this.outputLen);this.iHash.digestInto(n),this.oHash.update(n),this.oHash.digestInto(n),this.destroy()}digest(){let e=new Uint8Array(this.oHash.outputLen);return this.digestInto(e),e}_cloneInto(e){e||=Object.create(Object.getPrototypeOf(this),{});let{oHash:n,iHash:s,finished:o,destroyed:r,blockLen:a,outputLen:l,canXOF:u}=this;return e=e,e.finished=o,e.destroyed=r,e.blockLen=a,e.outputLen=l,e.canXOF=u,e.oHash=n._cloneInto(e.oHash),e.iHash=s._cloneInto(e.iHash),e}clone(){return this._cloneInto()}destroy(){this.destroyed=!0,this.oHash.destroy(),this.iHash.destroy()}},jr=(()=>{let t=((e,n,s)=>new Nn(e,n).update(s).digest());return t.create=(e,n)=>new Nn(e,n),t})();var Bl=t=>t/2**32|0,Pl=t=>t>>>0;function Nr(t,e,n,s){let o=Bl(n),r=Pl(n);t.setUint32(e,s?r:o,s),t.setUint32(e+4,s?o:r,s)}function Hr(t,e,n){return t&e^~t&n}function Br(t,e,n){return t&e^t&n^e&n}var Hn=class{blockLen;outputLen;canXOF=!1;padOffset;isLE;buffer;view;finished=!1;length=0;pos=0;destroyed=!1;constructor(e,n,s,o){this.blockLen=e,this.outputLen=n,this.padOffset=s,this.isLE=o,this.buffer=new Uint8Array(e),this.view=jn(this.buffer)}update(e){we(this),Ve(e);let{view:n,buffer:s,blockLen:o}=this,r=e.length,a=!1;for(let l=0;l<r;){let u=Math.min(o-this.pos,r-l);if(u===o){let d=jn(e);for(;o<=r-l;l+=o)this.process(d,l);a=!0;continue}s.set(l===0&&u===r?e:e.subarray(l,l+u),this.pos),this.pos+=u,l+=u,this.pos===o&&(this.process(n,0),this.pos=0,a=!0)}return this.length+=e.length,a&&this.roundClean(),this}digestInto(e){we(this),Cn(e,this),this.finished=!0;let{buffer:n,view:s,blockLen:o,isLE:r}=this,{pos:a}=this;n[a++]=128,n.fill(0,a),this.padOffset>o-a&&(this.process(s,0),n.fill(0)),Nr(s,o-8,this.length*8,r),this.process(s,0),this.roundClean();let l=e===n?s:jn(e),u=this.outputLen,d=u/4,p=this.get();if(u%4||d>p.length)throw new Error("invalid outputLen");for(let f=0;f<d;f++)l.setUint32(4*f,p[f],r)}digest(){let{buffer:e,outputLen:n}=this;this.digestInto(e);let s=e.slice(0,n);return this.destroy(),s}_cloneIntoMeta(e){let{buffer:n,length:s,finished:o,destroyed:r,pos:a}=this;return e.destroyed=r,e.finished=o,e.length=s,e.pos=a,a&&e.buffer.set(n),e}clone(){return this._cloneInto()}},Pr=Uint32Array.from([1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225]);var Ml=Uint32Array.from([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298]),Jt=new Uint32Array(64),Bs=class extends Hn{A=0;B=0;C=0;D=0;E=0;F=0;G=0;H=0;constructor(e,n){super(64,e,8,!1),this.A=n[0]|0,this.B=n[1]|0,this.C=n[2]|0,this.D=n[3]|0,this.E=n[4]|0,this.F=n[5]|0,this.G=n[6]|0,this.H=n[7]|0}get(){let{A:e,B:n,C:s,D:o,E:r,F:a,G:l,H:u}=this;return[e,n,s,o,r,a,l,u]}set(e,n,s,o,r,a,l,u){this.A=e|0,this.B=n|0,this.C=s|0,this.D=o|0,this.E=r|0,this.F=a|0,this.G=l|0,this.H=u|0}_cloneInto(e){return(e||=new this.constructor).set(...this.get()),this._cloneIntoMeta(e)}process(e,n){for(let f=0;f<16;f++,n+=4)Jt[f]=e.getUint32(n,!1);for(let f=16;f<64;f++){let m=Jt[f-15],$=Jt[f-2],h=vt(m,7)^vt(m,18)^m>>>3,w=vt($,17)^vt($,19)^$>>>10;Jt[f]=w+Jt[f-7]+h+Jt[f-16]|0}let{A:s,B:o,C:r,D:a,E:l,F:u,G:d,H:p}=this;for(let f=0;f<64;f++){let m=vt(l,6)^vt(l,11)^vt(l,25),$=p+m+Hr(l,u,d)+Ml[f]+Jt[f]|0,w=(vt(s,2)^vt(s,13)^vt(s,22))+Br(s,o,r)|0;p=d,d=u,u=l,l=a+$|0,a=r,r=o,o=s,s=$+w|0}s=s+this.A|0,o=o+this.B|0,r=r+this.C|0,a=a+this.D|0,l=l+this.E|0,u=u+this.F|0,d=d+this.G|0,p=p+this.H|0,this.set(s,o,r,a,l,u,d,p)}roundClean(){Qe(Jt)}destroy(){this.destroyed=!0,this.set(0,0,0,0,0,0,0,0),Qe(this.buffer)}},Ps=class extends Bs{constructor(){super(32,Pr)}};var Ls=Er(()=>new Ps,Cr(1));var Ms=t=>typeof t=="string"?new TextEncoder().encode(t):t,Lr=t=>Ls(Ms(t)),Mr=(t,e)=>jr(Ls,Ms(t),Ms(e)),Rr=t=>Array.from(t,e=>e.toString(16).padStart(2,"0")).join("");function Ye(t){if(!/^([0-9a-f]{2})*$/i.test(t))throw new RangeError("an even number of hexadecimal figures is needed");return Uint8Array.from(t.match(/../g)??[],e=>parseInt(e,16))}var Rl="croupier-shuffle/1",Ze=t=>Rr(Lr(t));function Fl(t){let e=new Map,n=t.map(s=>{let o=(e.get(s)??0)+1;return e.set(s,o),{card:s,copy:o,joker:s==="Jk"?1:0,place:_r.indexOf(s[1])*13+kr.indexOf(s[0])}});return n.sort((s,o)=>s.joker-o.joker||s.copy-o.copy||s.place-o.place),n.map(({card:s})=>s)}function Rs(t,e,n,s){let o=Fl(s),r=Dl(t,e,n);for(let a=o.length-1;a>0;a-=1){let l=r(a+1);[o[a],o[l]]=[o[l],o[a]]}return o}function Dl(t,e,n){let s=0,o=[],r=()=>{if(!o.length){let a=Mr(t,`${Rl}
${e}
${n}
${s}`),l=new DataView(a.buffer,a.byteOffset,a.byteLength);o=[0,4,8,12,16,20,24,28].map(u=>l.getUint32(u)),s+=1}return o.shift()};return a=>{let l=4294967296-4294967296%a,u=r();for(;u>=l;)u=r();return u%a}}function Bn({commitment:t,cards:e}){let[n,s]=v(!1);return e==="physical"||!t?c`<p class="quiet small">${i("A real deck: the dealer shuffles, and nothing is promised.")}</p>`:c`<div class="commitment">
    <${b} kind="quiet" chosen=${n} onTap=${()=>s(!n)}>
      <span class="quiet">${i("shuffle")}</span> <code>${Il(t)}</code>
    <//>
    ${n&&c`<div class="commitment-whole">
      <code>${t}</code>
      <p class="small quiet">${F("The SHA-256 of the seed this round is shuffled with, fixed before anybody bets. The seed is published when the round is closed, and anyone can redo the shuffle, on their own phone at {address}.",{address:c`<b>${location.host}/shuffle</b>`})}</p>
    </div>`}
  </div>`}var Il=t=>`${t.slice(0,4)} ${t.slice(4,8)} \u2026`,ue=({night:t,table:e})=>`${nt}/rounds/${t.night}/${e.table}`;function Fr({state:t}){let e=t.table.last_round,[n,s]=v(!1),{number:o}=e,r=e.ended==="voided"?i("Round {number} was voided.",{number:o}):i("Round {number} is closed.",{number:o});if(e.commitment&&!e.seed)return c`<p class="quiet small">${r} ${i("Its seed was lost: nobody can check its shuffle.")}</p>`;if(!e.seed)return c`<p class="quiet small">${r}</p>`;let a=Ze(Ye(e.seed))===e.commitment;return c`<div class="commitment">
    <${b} kind="quiet" chosen=${n} onTap=${()=>s(!n)}>
      <span class="quiet">${e.ended==="voided"?i("round {number} was voided",{number:o}):i("round {number} is closed",{number:o})}</span> ${a?i("seed \u2713"):i("seed \u2717")}
    <//>
    ${n&&c`<div class="commitment-whole">
      <p class="small quiet">${a?i("This screen has checked it: the published seed is the one that was promised."):i("The published seed is not the one that was promised. Keep a photograph of this.")}</p>
      <p class="small quiet">${i("seed")}</p><code>${e.seed}</code>
      <p class="small quiet">${i("promised")}</p><code>${e.commitment}</code>
      ${e.cut&&c`<p class="small quiet">${i("cut")}</p><code>${e.cut}</code>`}
      <a class="button" href=${`${ue(t)}#${e.number}`}>${i("see it again, card by card")}</a>
    </div>`}
  </div>`}var Fs="/sign-in?another";function Dr({table:t,state:e}){let[n,s]=v(null),{night:o,table:r}=e,a=o.status==="closed";B(()=>{t.role().then(s)},[t]),B(()=>{a&&t.stop()},[t,a]);let l=r.elsewhere,u=l.length?i("Still open: {tables}.",{tables:pt(l.map(p=>`${p.name}, ${p.game_name}`))}):i("No other table is open. The host opens one, or closes the night: this screen will say so."),d=a?i("The night is over and its books are sealed. The tray is in the cage, the racks are with their players. Nothing is left to do on this screen."):`${i("Its racks are with their players, its tray is in the cage.")} ${u}`;return c`<${zt} mark="c" title=${a?i("The night is closed"):i("{table} is closed",{table:r.name})} text=${d}>
    <div class="state-ways">
      ${n==="host"&&l.map(p=>c`<a key=${p.table} class="button is-main" href=${`/table/${o.night}/${p.table}`}>${i("go to {table}",{table:p.name})}</a>`)}
      ${n==="host"?c`<a class=${`button is-${l.length?"plain":"main"}`} href=${`/desk/${o.night}`}>${i("the desk")}</a>`:c`<a class=${`button is-${a?"plain":"main"}`} href=${Fs}>${i("type another table's code")}</a>`}
      ${r.past.length>0&&c`<a class="button is-plain" href=${ue(e)}>${i("the last rounds")}</a>`}
    </div>
  <//>`}function Ir({error:t}){return t.status===401?c`<${zt} mark="d" title=${i("This screen is signed out")} text=${i("Ask the host for the table's code and sign in again.")}>
      <${b} kind="main" onTap=${()=>location.assign(Fs)}>${i("sign in")}<//>
    <//>`:c`<${zt} mark="d" title=${i("Not this table")} text=${t.message}>
    <div class="state-ways">
      <${b} kind="main" onTap=${()=>location.assign("/")}>${i("go where this screen belongs")}<//>
      <a class="button is-plain" href=${Fs}>${i("type a table's code")}</a>
    </div>
  <//>`}function V({text:t,onGone:e}){return t?c`<div class="slip" role="alert">
    <span>${t}</span>${e&&c`<${b} kind="quiet" name=${i("close")} onTap=${e}>✕<//>`}
  </div>`:null}var qr=t=>t.as==="dealer",Ur=t=>!t.screens.here&&!(qr(t)&&t.screens.running===null);function Wr({table:t,state:e}){let{running:n}=e.screens,s=n?i("{screen} runs {table}",{screen:n.name,table:e.table.name}):i("No screen runs {table}",{table:e.table.name}),o=qr(e)?Ul:ql;return c`<main class="other-screen">
    <${zt} mark="s" title=${s}>
      <${o} table=${t} state=${e} />
      <${V} text=${t.error.value} />
    <//>
  </main>`}function ql({table:t,state:e}){let{running:n,asks:s,name:o}=e.screens;if(!s)return c`<p class="state-text">${i("One screen runs a table at a time. This one, {screen}, looks on.",{screen:o})}</p>
      <${b} kind="main" busy=${t.late.value} onTap=${t.askToRun}>${i("ask to run it here")}<//>`;let r=c`<b>${i("let it in")}</b>`;return c`<p class="state-text">${n&&!n.silent?F("This is {screen}, and it waits to be let in: tap {deed} on {other}, or at the host\u2019s desk.",{screen:o,deed:r,other:n.name}):F("This is {screen}, and it waits to be let in: tap {deed} at the host\u2019s desk.",{screen:o,deed:r})}</p>
    ${n?.silent&&c`<p class="state-text">${i("{screen} was not heard for a minute.",{screen:n.name})}</p>`}
    <a class="button is-plain" href="/sign-in?another">${i("another table\u2019s code")}</a>`}function Ul({table:t,state:e}){let{name:n,silent:s}=e.screens.running,o=e.table.hand_over,r=o?i("{screen} is handed to {player} now, and looks on once you take the table over.",{screen:n,player:o.name}):i("{screen} deals there now, and looks on once you take the table over.",{screen:n});return c`<p class="state-text">${s?i("{screen} was not heard for a minute.",{screen:n}):r}</p>
    <${b} kind="main" busy=${t.late.value} onTap=${t.takeOver}>${i("take the table over")}<//>
    <a class="button is-plain" href=${`/desk/${e.night.night}`}>${i("the desk")}</a>`}function Kr({table:t,state:e}){let{here:n,waiting:s}=e.screens,[o,...r]=n?s:[],a=rt(String(o?.session));if(!o)return null;let l=e.table.hand_over?.here;return c`<section class="asking" role="alert" aria-label=${i("another screen")} onClickCapture=${a.swallows}>
    <p>${F("Another screen wants to run this table: {screen}.",{screen:c`<b>${o.name}</b>`})}${r.length>0&&` ${i("And {count} more.",{count:r.length})}`}</p>
    ${l?c`<p class="small">${i("The dealer says, when the tablet is back.")}</p>`:c`<div class="asking-ways">
      <${b} busy=${t.late.value} onTap=${()=>t.sendAway(o.session)}>${i("send it away")}<//>
      <${b} busy=${t.late.value} onTap=${()=>t.letIn(o.session)}>${i("let it in")}<//>
    </div>`}
  </section>`}function N({card:t,lit:e,dim:n}){let s=W(t),o=[s&&t!=="Jk"&&`suit-${t[1]}`,e&&"is-lit",n&&"is-dim"];return c`<svg class=${T(["card",...o])} viewBox="0 0 100 140" role="img" aria-label=${ut(t)}>
    <rect class="card-paper" x="1" y="1" width="98" height="138" rx="9" />
    <g key=${t} class="card-side">${s?t==="Jk"?Kl:Wl(t):Gl}</g>
  </svg>`}function Wl([t,e]){return c`
    <path class="card-rank" d=${ze[t]} transform=${`translate(${t==="T"?7:9} 9) scale(1.3)`} />
    <path class="card-pip" d=${lt[e]} transform="translate(10 71) scale(.33)" />
    <path class="card-pip" d=${lt[e]} transform="translate(47 82) scale(.47)" />`}var Kl=c`
  <path class="card-rank" d=${ze.J} transform="translate(9 9) scale(1.3)" />
  <path class="card-pip" d=${An} transform="translate(28 68) scale(.62)" />`,Gl=c`
  <rect class="card-back" x="7" y="7" width="86" height="126" rx="5" />
  <path class="card-lattice" d=${vr} />
  <rect class="card-lattice" x="10" y="10" width="80" height="120" rx="3" />`;function bt({label:t,wanted:e}){return c`<svg class="card" viewBox="0 0 100 140" role="img" aria-label=${t??i("no card yet")}>
    <rect class=${T(["card-outline",e&&"is-wanted"])} x="3" y="3" width="94" height="134" rx="9" />
  </svg>`}function q({cards:t,places:e=0,label:n,fanned:s,lit:o,wanted:r}){let a=Math.max(0,e-t.length);return c`<div class=${T(["hand",s&&"is-fanned"])} role="group" aria-label=${n}>
    <div class="hand-cards">
      ${t.map((l,u)=>c`<${N} key=${u} card=${l}
        lit=${o?.has(l)} dim=${o&&!o.has(l)} />`)}
      ${[...Array(a).keys()].map(l=>c`<${bt} key=${`empty ${l}`} wanted=${r&&l===0} />`)}
    </div>
    ${n&&c`<div class="hand-label">${n}</div>`}
  </div>`}function at({text:t,detail:e,news:n}){return c`<div class="line">
    <p class="line-text" role="status">${n&&c`<span class="line-news">${n}</span> `}${t}</p>
    ${e&&c`<p class="line-detail">${e}</p>`}
  </div>`}function Bt(t,e){let n=[],s=t;for(let o of[...e].sort((r,a)=>a.value-r.value)){let r=Math.floor(s/o.value);r>0&&n.push({...o,count:r}),s-=r*o.value}return n}var zl=4;function Gr(t,e,n=Jl(t,e),s=zl){let o=new Map(Bt(t,e).map(({value:u,count:d})=>[u,d])),r=e.map(({value:u})=>u).sort((u,d)=>u-d),a=u=>o.get(u)??0,l=()=>r.filter(u=>u<=n).reduce((u,d)=>u+d*a(d),0);for(;l()<Math.min(s*n,t);){let u=r.find(p=>p>n&&a(p));if(!u)break;o.set(u,a(u)-1);let d=e.filter(({value:p})=>p<u);for(let{value:p,count:f}of Bt(u,d))o.set(p,a(p)+f)}return e.map(u=>({...u,count:a(u.value)})).filter(({count:u})=>u).sort((u,d)=>d.value-u.value)}var Jl=(t,e)=>Math.max(1,...e.map(({value:n})=>n).filter(n=>n<=t/50)),zr=t=>t.map(({count:e,colour:n})=>i("{count} {colour}##of chips",{count:e,colour:A(n)})).join(", ");function xe({min:t,max:e,step:n=1}){return e==null||e>=Number.MAX_SAFE_INTEGER?null:t+Math.floor((e-t)/n)*n}function Pn(t,e){let{min:n,step:s=1}=e,o=xe(e);return o!==null&&o<n?i("not possible now"):t<n?i("at least {amount}",{amount:n}):o!==null&&t>o?i("at most {amount}",{amount:o}):(t-n)%s!==0?n%s===0?i("in steps of {step}",{step:s}):i("{first}, then in steps of {step}",{first:n,step:s}):null}function pe(t,e,n){return e.reduce((o,r)=>o+r,0)===t?e:Bt(t,n).flatMap(({value:o,count:r})=>Array(Math.min(r,500)).fill(o))}function Se(t,e){let n=t.lastIndexOf(e);return t.filter((s,o)=>o!==n)}var Jr={white:{body:"#efeadb",spots:"#7b7a74"},red:{body:"#c22f39",spots:"#fff"},blue:{body:"#2460b0",spots:"#fff"},green:{body:"#1f8a49",spots:"#fff"},black:{body:"#25252a",spots:"#fff"},purple:{body:"#6d3c9b",spots:"#fff"},yellow:{body:"#e6b91f",spots:"#25252a"},pink:{body:"#df79a4",spots:"#fff"},orange:{body:"#de6f25",spots:"#fff"},grey:{body:"#878d92",spots:"#fff"},brown:{body:"#794d2a",spots:"#fff"},turquoise:{body:"#17909a",spots:"#fff"}},Vl=5,Vr=8,Te=({value:t,colour:e})=>c`<${Yr} value=${t} colour=${e} count=${1} bare />`;function Yr({value:t,colour:e,count:n,bare:s}){let o=Math.min(n,Vl),r=64+(o-1)*Vr,{body:a,spots:l}=Jr[e]??Jr.grey,u={"--chip-colour":a,"--chip-spots":l},d=[...Array(o-1).keys()].map(f=>r-32-f*Vr),p=c`<svg class="chip" viewBox=${`0 0 64 ${r}`} style=${u} role="img"
      aria-label=${i("{count} {colour}, {value} each##of chips",{count:n,colour:A(e),value:t})}>
    ${d.map(f=>c`<g key=${f}>
      <circle class="chip-under" cx="32" cy=${f} r="30.5" />
      <circle class="chip-spots" cx="32" cy=${f} r="26.5" stroke-dasharray="13.9 13.85" />
    </g>`)}
    <circle class="chip-body" cx="32" cy="32" r="30.5" />
    <circle class="chip-spots" cx="32" cy="32" r="26.5" stroke-dasharray="13.9 13.85" />
    <circle class="chip-face" cx="32" cy="32" r="20.5" />
    <text class="chip-value" x="32" y=${32+Qr(t)*.36} font-size=${Qr(t)}>${Zr(t)}</text>
  </svg>`;return s?p:c`<span class="pile">${p}<span class="pile-count" aria-hidden="true">×${n}</span></span>`}function Vt({amount:t,chipset:e,change:n,words:s}){let o=n?Gr(t,e,...n===!0?[]:[n,1]):Bt(t,e);return c`<span class="chips">
    <span class="chips-piles">${o.map(r=>c`<${Yr} key=${r.value} ...${r} />`)}</span>
    ${s&&c`<span class="chips-words">${zr(o)}</span>`}
  </span>`}function Zr(t){return t<1e3||t%100?String(t):`${t/1e3}k`}var Qr=t=>[26,25,19,15,12][Math.min(Zr(t).length,5)-1];function Ln({label:t,value:e,range:n,chipset:s,last:o,optional:r,onChange:a}){let[l,u]=v([]),d=pe(e,l,s),p=xe(n),f=k=>p===null||k<=p,m=k=>{u(k),a(k.reduce((S,O)=>S+O,0))},$=k=>f(e+k)&&m([...d,k]),h=k=>m(Se(d,k)),w=k=>m(pe(k,[],s)),g=e===0&&r?i("none"):Pn(e,n);return c`<div class="pad" role="group" aria-label=${t}>
    <div class="pad-head">
      ${t&&c`<span class="pad-label">${t}</span>`}
      <output class="pad-amount">${y(e)}</output>
      <span class=${T(["pad-note",g&&e>0&&"is-wrong"])}>${g??Ql(p)}</span>
    </div>
    <div class="pad-keys">
      <${de} chipset=${s} fits=${k=>f(e+k)} onAdd=${$} onTakeOff=${h} />
      <div class="pad-side">
        <${b} name=${i("take off the last chip")} disabled=${!d.length}
          onTap=${()=>m(d.slice(0,-1))}>⌫<//>
        <${b} kind="quiet" disabled=${!o||!f(o)} onTap=${()=>w(o)}>
          ${o?i("same again \xB7 {chips}",{chips:o}):i("same again")}
        <//>
        <${b} kind="quiet" disabled=${!e} onTap=${()=>m([])}>${i("clear")}<//>
      </div>
    </div>
  </div>`}function de({chipset:t,fits:e,onAdd:n,onTakeOff:s}){let o=[...t].sort((r,a)=>r.value-a.value);return c`<div class="pad-chips">
    ${o.map(r=>c`<${Zl} key=${r.value} chip=${r} disabled=${!e(r.value)}
      onAdd=${()=>e(r.value)&&n(r.value)} onTakeOff=${()=>s(r.value)} />`)}
  </div>`}var Ql=t=>t===null?"":i("of {most}",{most:t}),Yl=450;function Zl({chip:t,disabled:e,onAdd:n,onTakeOff:s}){let o=ot(null),r=ot(!1),a=()=>{r.current=!1,o.current=setTimeout(()=>{r.current=!0,s()},Yl)},l=()=>clearTimeout(o.current);return c`<button type="button" class="pad-chip" aria-disabled=${e?"true":null}
      aria-label=${i("add {value} ({colour})",{value:t.value,colour:A(t.colour)})}
      onPointerDown=${a} onPointerUp=${l} onPointerLeave=${l} onPointerCancel=${l}
      onContextMenu=${u=>u.preventDefault()}
      onClick=${()=>!r.current&&n()}>
    <${Te} ...${t} />
  </button>`}var Xl=8;function Ct(t){return Array.isArray(t)?t.length&&t.every(W)?"card":"choice":"of"in t?"some":"rows"in t?"rows":"fields"in t?"fields":Xr(t)?"choice":"amount"}var Pt=t=>Array.isArray(t)?t:Xr(t)??[];function Xr(t){let e=xe(t),{min:n,step:s=1}=t;if(e===null||(e-n)/s>=Xl)return null;let o=[];for(let r=n;r<=e;r+=s)o.push(r);return o}function ta(t,e=!1){switch(Ct(t)){case"amount":return 0;case"some":case"rows":return[];case"fields":return Yt(t.fields);default:return!e&&Pt(t).length===1?Pt(t)[0]:void 0}}var Yt=(t,e=[])=>Object.fromEntries(Object.entries(t).map(([n,s])=>[n,ta(s,e.includes(n))]));function tu(t,e){switch(Ct(t)){case"amount":return Pn(e,t);case"some":return e.length<t.least?i("{count} more",{count:t.least-e.length}):e.length>t.most?i("at most {amount}",{amount:t.most}):null;case"rows":return e.length<t.least?i("{count} more",{count:t.least-e.length}):null;case"fields":return Qt(t.fields,e)?.why??null;default:return Pt(t).length?e===void 0?i("not chosen yet"):null:i("not possible now")}}function Qt(t,e,n=[]){for(let[s,o]of Object.entries(t)){if(n.includes(s)&&ea(e[s]))continue;let r=tu(o,e[s]);if(r)return{name:s,why:r}}return null}function Ds(t,e){let n=Object.keys(t.values).filter(s=>!(t.optional?.includes(s)&&ea(e[s])));return Object.fromEntries(n.map(s=>[s,e[s]]))}var ea=t=>t===void 0||t===0||Array.isArray(t)&&!t.length,eu=6;function na(t){switch(Ct(t)){case"amount":return xe(t)!==t.min;case"some":return t.least===0&&t.of.length>0;case"rows":return t.least===0&&t.most>0;case"fields":return Object.values(t.fields).some(na);default:return!1}}function sa(t){if(t.optional?.length)return nu(t);if(Object.values(t.values).some(na))return null;let e=Yt(t.values),n=Object.keys(e).filter(a=>e[a]===void 0),s=Qt(t.values,e);if(!s)return[e];let[o]=n;if(n.length!==1||s.name!==o||Pt(t.values[o]).length>eu)return null;let r=Pt(t.values[o]).map(a=>({...e,[o]:a}));return r.some(a=>Qt(t.values,a))?null:r}function nu({values:t,optional:e}){let[[n,s],...o]=Object.entries(t);return o.length||!e.includes(n)||Ct(s)!=="choice"||Pt(s).length!==1?null:[{},{[n]:Pt(s)[0]}]}function Is(t){if(t.optional?.length)return null;let e=Object.entries(t.values).filter(([,n])=>ta(n)===void 0);return e.length===1&&Ct(e[0][1])==="card"?e[0][0]:null}var K=({by:t,do:e,since:n})=>`${t} ${e} ${n??""}`;function oa({options:t},e){let n=new Map;for(let{by:o,since:r=0}of t)o!=="dealer"&&n.set(o,Math.min(r,n.get(o)??r));let s=Math.min(...n.values());return[...n.keys()].filter(o=>!e.some(r=>r.by===o&&r.index>=s))}function ra(t){let e=new Map;for(let n of t)e.set(n.by,[...e.get(n.by)??[],n]);return[...e].sort(([n],[s])=>+(n==="dealer")-+(s==="dealer"))}function su(t){let e=uu[Ct(t.value)];return Ct(t.value)==="amount"?c`<${e} ...${t} />`:c`<fieldset class="field">
    <legend>${t.optional?i("{name} (may be left out)",{name:A(t.name)}):A(t.name)}</legend>
    <${e} ...${t} />
  </fieldset>`}function Mn({fields:t,held:e,optional:n=[],last:s={},chipset:o,onChange:r}){return Object.entries(t).map(([a,l])=>c`<${su} key=${a} name=${a} value=${l}
    held=${e[a]} optional=${n.includes(a)} last=${s[a]} chipset=${o}
    onChange=${u=>r({...e,[a]:u})} />`)}var ou=({name:t,value:e,held:n,chipset:s,last:o,optional:r,onChange:a})=>c`<${Ln} label=${A(t)}
  value=${n} range=${e} chipset=${s} last=${o} optional=${r} onChange=${a} />`;function ru({value:t,held:e,optional:n,onChange:s}){return c`<div class="choices">
    ${Pt(t).map(o=>c`<${b} key=${o} chosen=${o===e}
      onTap=${()=>s(n&&o===e?void 0:o)}>${_t(o)}<//>`)}
  </div>`}var aa=13;function au({value:t,held:e,onChange:n}){return t.length<=aa?c`<${ia} cards=${t} chosen=${e?[e]:[]} onTap=${n} />`:c`<${gt} allowed=${t} picked=${e?[e]:[]} onPick=${n}
    onTakeBack=${()=>n(void 0)} />`}function iu({value:t,held:e,onChange:n}){let s=r=>e.length<t.most&&n([...e,r]),o=r=>n(Se(e,r));if(!t.of.every(W))return c`<div class="choices">
      ${t.of.map(r=>c`<${b} key=${r} chosen=${e.includes(r)}
        onTap=${()=>e.includes(r)?o(r):s(r)}>${_t(r)}<//>`)}
    </div>`;if(t.of.length>aa){let r=t.of.filter(a=>!e.includes(a));return c`<${gt} allowed=${r} picked=${e} onPick=${s} onTakeBack=${o} />`}return c`<${ia} cards=${t.of} chosen=${e} onTap=${s} onTapAgain=${o} />`}function ia({cards:t,chosen:e,onTap:n,onTapAgain:s=n}){let o=(r,a)=>r.filter(l=>l===a).length;return c`<div class="choices">
    ${t.map((r,a)=>{let l=o(e,r)>=o(t.slice(0,a+1),r);return c`<button type="button" key=${`${r} ${a}`} aria-label=${ut(r)}
          class=${T(["choice-card",l&&"is-chosen"])} aria-pressed=${String(l)}
          onClick=${()=>l?s(r):n(r)}><${N} card=${r} /></button>`})}
  </div>`}var cu=({value:t,held:e,chipset:n,onChange:s})=>c`<div class="row-builder">
  <${Mn} fields=${t.fields} held=${e} chipset=${n} onChange=${s} />
</div>`;function lu({value:t,held:e,chipset:n,onChange:s}){let[o,r]=v(Yt(t.rows)),a=Qt(t.rows,o),l=e.length>=t.most,u=()=>{s([...e,o]),r(Yt(t.rows))};return c`<div class="rows">
    ${e.map((d,p)=>c`<div class="row" key=${p}>
      <span>${p+1}. ${_t(d)}</span>
      <${b} kind="quiet" name=${i("take off line {number}",{number:p+1})}
        onTap=${()=>s(e.filter((f,m)=>m!==p))}>⌫<//>
    </div>`)}
    <div class="row-builder">
      <${Mn} fields=${t.rows} held=${o} chipset=${n} onChange=${r} />
      <div class="field-foot">
        <${b} kind="plain" disabled=${a||l} onTap=${u}>${i("add")}<//>
        <span class="quiet">${l?i("at most {amount}",{amount:t.most}):a?`${A(a.name)}: ${a.why}`:""}</span>
      </div>
    </div>
  </div>`}var uu={amount:ou,choice:ru,card:au,some:iu,rows:lu,fields:cu};function Rn(t){let{prompt:e,me:n,players:s,chipset:o,words:r={},sure:a={},last:l={},shown:u,entered:d,first:p,drawn:f,busy:m,error:$,onAct:h,onTakeBack:w,unheard:g=[],end:k}=t,S=ra(e.options.filter(x=>(n==="dealer"||x.by===n)&&!f?.(x))),O=v(null),[_,j]=t.onChoose?[t.chosen,t.onChoose]:O,[M,Q]=v(null),[U,z]=v(null),X=e.options.map(K).join(),tt=S.filter(([x])=>x!=="dealer"),it=tt.some(([x])=>x===_)?_:du(tt,e.awaited),G=tt.find(([x])=>x===it)?.[1]??[],St=S.find(([x])=>x==="dealer")?.[1]??[],E=[...G,...St].find(x=>K(x)===M),Y=x=>x==="dealer"?i("dealer"):s[x]??i("seat {seat}",{seat:x}),Nt=({by:x,do:R,since:et},qt)=>h({by:x,do:R,args:qt,since:et}),Tt=n==="dealer"&&e.awaited.includes("dealer")?g.map(Y):[],re=x=>a[x.do]??(x.by==="dealer"&&Tt.length?()=>pu(x,Tt):null),je=(x,R)=>re(x)?z({option:x,args:R}):Nt(x,R),$t=e.awaited.filter(x=>x!=="dealer"||!Tt.length),Ne={words:r,last:l,awaited:p?.length?[]:$t,busy:m,act:je,open:Q},He=G.length>0&&St.length>0,Be=G.length+St.length===1?[...G,...St][0]:null;return Be&&$u(Be)?c`<${mu} option=${Be} shown=${u} entered=${d} busy=${m} error=${$} question=${X} act=${je}
      onTakeBack=${w} end=${k} />`:E?c`<${yu} key=${M} option=${E} who=${Y(E.by)} chipset=${o} words=${r}
      last=${l[`${E.by} ${E.do}`]} busy=${m} error=${$} end=${k} onClose=${()=>Q(null)}
      onAct=${async x=>{await je(E,x)&&Q(null)}} />`:c`
    ${$&&c`<div class="panel"><${V} text=${$} /></div>`}
    ${tt.length>1&&c`<div class="seats-row" role="group" aria-label=${i("who")}>
      ${tt.map(([x])=>c`<${b} key=${x} chosen=${x===it} onTap=${()=>j(x)}>${Y(x)}<//>`)}
    </div>`}
    <${L} question=${X} end=${(He||k)&&c`
        ${He&&Tt.length>0&&c`<span class="controls-note">${i("not yet: {players}",{players:pt(Tt)})}</span>`}
        ${He&&c`<${ca} options=${St} ...${Ne} />`}${k}`}>
      ${p}
      <${ca} options=${G.length?G:St} ...${Ne} />
    <//>
    ${U&&re(U.option)&&X.includes(K(U.option))&&c`<${yt} ...${re(U.option)(Y(U.option.by))}
      onClose=${()=>z(null)} onYes=${()=>{z(null),Nt(U.option,U.args)}} />`}`}var pu=(t,e)=>({title:i("{deed} without {players}?",{deed:A(t.do),players:pt(e)}),text:H("{players} has not done anything yet. Nobody may have anything to say after this.","{players} have not done anything yet. Nobody may have anything to say after this.",e.length,{players:pt(e)}),yes:A(t.do),no:i("wait")});function du(t,e){let[n]=t.find(([s])=>e.includes(s))??t[0]??[null];return n}var fu=13,$u=t=>{let e=Is(t);return e&&(t.by==="dealer"||t.values[e].length>fu)};function mu({option:t,shown:e,entered:n,busy:s,error:o,question:r,act:a,onTakeBack:l,end:u}){let d=Is(t)??"",p=f=>a(t,{...Ds(t,Yt(t.values)),[d]:f});return c`
    <div class="panel">
      <${gt} allowed=${t.values[d]} picked=${e} busy=${s}
        onPick=${p} onTakeBack=${l} />
      <${V} text=${o} />
    </div>
    <${L} question=${r} end=${(n||u)&&c`
        ${n&&c`<${q} cards=${n.cards} places=${n.places} wanted />`}${u}`}>
      ${l&&c`<${Sr} picked=${e} busy=${s} onTakeBack=${l} />`}
    <//>`}function ca({options:t,words:e,last:n,awaited:s,busy:o,act:r,open:a}){let l=({by:u})=>s.includes(u)?"main":"plain";return t.flatMap(u=>{let d=sa(u);return d?d.map(p=>c`<${b} key=${K(u)+JSON.stringify(p)} kind=${l(u)}
      disabled=${o} onTap=${()=>r(u,p)}>
      ${e[u.do]?e[u.do](p):ve(u.do,bu(u,p))}
    <//>`):[c`<${b} key=${K(u)} kind="plain" disabled=${o} onTap=${()=>a(K(u))}>
          ${A(u.do)} …
        <//>`,c`<${hu} key=${`${K(u)} again`} option=${u} args=${n[`${u.by} ${u.do}`]}
          words=${e} busy=${o} act=${r} />`]})}function hu({option:t,args:e,words:n,busy:s,act:o}){return!e||Qt(t.values,e,t.optional)?null:c`<${b} kind="plain" disabled=${s} onTap=${()=>o(t,e)}>
    ${i("{deed} again",{deed:ve(t.do,e,n)})}
  <//>`}var bu=(t,e)=>Object.fromEntries(Object.entries(e).filter(([n])=>t.optional?.includes(n)||t.values[n].length!==1));function yu({option:t,who:e,chipset:n,words:s,last:o,busy:r,error:a,onClose:l,onAct:u,end:d}){let[p,f]=v(Yt(t.values,t.optional)),m=Qt(t.values,p,t.optional),$=Ds(t,p);return c`
    <section class="panel" aria-label=${`${e}: ${A(t.do)}`}>
      <h2>${e}: ${A(t.do)}</h2>
      <div class="form-fields">
        <${Mn} fields=${t.values} held=${p} optional=${t.optional} last=${o}
          chipset=${n} onChange=${f} />
      </div>
      <${V} text=${a} />
    </section>
    <${L} question=${K(t)} end=${c`<${b} kind="plain" onTap=${l}>${i("cancel")}<//>${d}`}>
      <${b} kind="main" disabled=${m} busy=${r} onTap=${()=>u($)}>
        ${m?A(t.do):ve(t.do,gu($),s)}
      <//>
      ${m&&c`<span class="controls-note">${A(m.name)}: ${m.why}</span>`}
    <//>`}var gu=t=>Object.fromEntries(Object.entries(t).filter(([,e])=>!Array.isArray(e)||e.length<=4));var la="hands",ku={bura:"6789JQKTA",lorum:"789TJQKA",polignac:"789TAJQK",schnapsen:"JQKTA"},_u="23456789TJQKA",vu=["uth","kabu"],wu="shcd";function Xe(t,{game:e,facts:n}){let s=ku[e]??_u,o=n?.trump,r=vu.includes(e),a=l=>{if(!W(l)||l==="Jk")return 1e3;let u=l[1]===o?-1:wu.indexOf(l[1]);return(r?0:u*20)-s.indexOf(l[0])};return[...t].sort((l,u)=>a(l)-a(u))}function Oe(t){let[e,n]=v(()=>xu());return{as:e,turn:()=>{let o=e==="sorted"?"dealt":"sorted";Su(o),n(o)},arranged:o=>e==="sorted"?Xe(o,t):o}}var Ae=({sorting:t})=>c`<${b} kind="plain" onTap=${t.turn}>
  ${t.as==="sorted"?i("as dealt"):i("sort")}
<//>`;function xu(){try{return localStorage.getItem(la)==="dealt"?"dealt":"sorted"}catch{return"sorted"}}function Su(t){try{localStorage.setItem(la,t)}catch{}}var C=t=>Object.fromEntries(t.seats.map(({seat:e,player:n})=>[e,n]));function Fn(t,{deed:e,event:n=({text:s})=>s}={}){let s=C(t);return t.record.map(r=>({number:r.index+1,text:[Tu(r,s,t,e),...r.events.map(a=>n(a,s))].filter(Boolean).join(" ")})).filter(({text:r})=>r)}function ua(t,e){let n=e.map(({entry:s,after:o,text:r})=>({key:`hand-over ${s}`,at:o-.5,text:r}));return[...t.map(s=>({at:s.number,...s})),...n].sort((s,o)=>s.at-o.at)}function Tu(t,e,n,s){if(t.do===null)return null;let o=e[t.by]??i("The dealer"),r=s?.(t,{who:o,round:n});return r??(Ou(t)?null:Eu(t,o))}var Ou=({by:t,do:e,events:n})=>n.some(({code:s,args:o})=>o.seat===t&&s.split(".")[1]?.replaceAll("-","_").startsWith(Au(e))),Au=t=>t.replace(/^[a-z]+/,e=>`${e}s`);function Eu({by:t,do:e,args:n},s){let{seat:o,...r}=n,a=js(A(e),Object.entries(r).filter(([,l])=>l!==0));return t==="dealer"?`${a[0].toUpperCase()}${a.slice(1)}.`:`${s}: ${a}.`}function pa({table:t,state:e,pad:n,setPad:s,last:o,news:r,face:a}){let{round:l}=e,{prompt:u}=l;return c`<section class="foot" aria-label=${i("what is next")}>
    <${at} text=${u.say.text} news=${r} detail=${wt(l,u.awaited)} />
    <${Rn} prompt=${u} me="dealer" players=${C(l)} chipset=${e.night.chip_set}
      words=${a.words?.(l)??{}} sure=${a.sure?.(l)} last=${o} first=${fe(t,e)} busy=${t.late.value}
      error=${t.error.value} onAct=${t.act}
      chosen=${n.seat??null} onChoose=${d=>s({seat:d})} unheard=${oa(u,l.record)}
      shown=${Cu(l)} entered=${ju(l)} onTakeBack=${l.undoable?t.undo:null} />
  </section>`}function wt(t,e){let n=e.length===1&&t.seats.find(s=>s.seat===e[0]);return!n||t.facts.sheet&&!n.rack?null:i("rack {chips}",{chips:n.rack})}function Cu({record:t}){let e=t.at(-1);return e?.do==="show"?[e.args.card]:[]}function ju({prompt:t,record:e}){let{number:n,count:s}=t.say.args;return s>1?{cards:e.slice(e.length-n+1).map(({args:o})=>o.card),places:s}:null}function qs({round:t}){let{prompt:e,zones:n,cards:s}=t,o=a=>Object.values(n).some(l=>l.count&&Nu(l,a)),r=a=>e.options.some(({by:l})=>l===a);return e.awaited.filter(a=>a!=="dealer"&&(s==="virtual"&&o(a)||!r(a)))}var Nu=({owner:t,sight:e},n)=>e==="owner"&&t===n||e==="others"&&t!==n;function fe(t,e){let n=C(e.round);return qs(e).map(s=>$e(e,s)?c`<span key=${`phone ${s}`} class="controls-note">${i("{player} has it on the phone.",{player:n[s]})}</span>`:c`<${b} key=${`pass ${s}`} kind="main" busy=${t.late.value}
    onTap=${()=>t.handOver(s)}>${i("tablet to {player}",{player:n[s]})}<//>`)}var $e=({table:t},e)=>t.phones&&t.seats.find(n=>n.seat===e)?.phone==="in";var Us=t=>["bura.first-lead","bura.lead"].includes(t?.say.code),Hu={bura:i("three trumps"),aces:i("three aces"),molodka:i("three of one plain suit")};function Ws(){return{lead:({cards:t})=>i("LEAD {cards}",{cards:t.map(P).join(" ")}),answer:({cards:t})=>i("ANSWER {cards}",{cards:t.map(P).join(" ")}),announce:({kind:t})=>i("announce {kind}",{kind:t}),declare:()=>i("declare 31"),yield:()=>i("yield"),pass:()=>i("PASS")}}function da({table:t,state:e,news:n,face:s}){let{round:o}=e,{prompt:r}=o,a=C(o),[l]=r.awaited,u=o.seats.find(({seat:h})=>h!==l).seat,d=(h,w)=>r.options.find(g=>g.do===h&&(w===void 0||g.by===w)),p=d("lead")??d("answer"),f=t.late.value,m=(h,w)=>$e(e,h)?c`<span class="controls-note">${i("{player} has it on the phone.",{player:a[h]})}</span>`:c`<${b} kind=${w} busy=${f} onTap=${()=>t.handOver(h)}>
    ${i("tablet to {player}",{player:a[h]})}
  <//>`,$=c`
    ${d("announce")&&c`<${Pu} option=${d("announce")} who=${a[u]} table=${t} />`}
    ${d("declare")&&c`<${Lu} options=${r.options.filter(h=>h.do==="declare")} players=${a}
      sure=${s.sure()} table=${t} />`}`;return c`<section class="foot" aria-label=${i("what is next")}>
    <${at} text=${r.say.text} news=${n} detail=${wt(o,r.awaited)} />
    ${p?c`<${Bu} key=${K(p)} option=${p} words=${Ws()} table=${t} end=${$}
          undo=${o.undoable?t.undo:null} />`:c`
        ${t.error.value&&c`<div class="panel"><${V} text=${t.error.value} /></div>`}
        <${L} question=${r.options.map(K).join()} end=${$}>
          ${m(l,"main")}${m(u,"plain")}
        <//>`}
  </section>`}function Bu({option:t,words:e,table:n,undo:s,end:o}){let[r,a]=v([]),{of:l,least:u,most:d}=t.values.cards,p=m=>n.act({...t,args:{cards:m}});return c`
    <div class="panel">
      <${gt} allowed=${l} picked=${r} onPick=${async m=>{let $=[...r,m].slice(-d);a($),u===d&&$.length===d&&!await p($)&&a([])}} onTakeBack=${m=>a(r.filter($=>$!==m))} />
      <${V} text=${n.error.value} />
    </div>
    <${L} question=${K(t)} end=${o}>
      ${u<d?c`<${b} kind="main" disabled=${!r.length} busy=${n.late.value} onTap=${()=>p(r)}>
            ${r.length?e[t.do]({cards:r}):i("tap the cards led")}
          <//>`:c`<p class="controls-note">${d===1?i("Tap the card."):i("Tap the {most} cards: {count} more.",{most:d,count:d-r.length})}</p>`}
      <${b} kind="plain" disabled=${!s} busy=${n.late.value} onTap=${s}>${i("undo")}<//>
    <//>`}function Pu({option:t,who:e,table:n}){let[s,o]=v(!1),r=t.values.kind,a=async l=>{o(!1),await n.act({...t,args:{kind:l}})};return c`<${b} onTap=${()=>o(!0)}>${i("announce \u2026")}<//>
    ${s&&c`<${D} title=${i("{player} announces",{player:e})} onClose=${()=>o(!1)}
        foot=${c`<${b} kind="plain" onTap=${()=>o(!1)}>${i("go back")}<//>`}>
      <div class="choices">
        ${r.map(l=>c`<${b} key=${l} onTap=${()=>a(l)}>
          <span class="choice-words"><b>${l}</b><span class="choice-note">${Hu[l]}</span></span>
        <//>`)}
      </div>
    <//>`}`}function Lu({options:t,players:e,sure:n,table:s}){let[o,r]=v(!1),[a,l]=v(null),u=()=>{r(!1),l(null)},d=async()=>{u(),await s.act(a)};return c`<${b} onTap=${()=>r(!0)}>${i("declare 31 \u2026")}<//>
    ${o&&!a&&c`<${D} title=${i("Who declares 31?")} onClose=${u}
        foot=${c`<${b} kind="plain" onTap=${u}>${i("go back")}<//>`}>
      <div class="choices">
        ${t.map(p=>c`<${b} key=${p.by} kind="plain" onTap=${()=>l(p)}>${e[p.by]}<//>`)}
      </div>
    <//>`}
    ${a&&c`<${yt} ...${n.declare(e[a.by])} onYes=${d} onClose=${u} />`}`}var ma={Felt:Uu,Foot:Mu,Seen:Yu,words:Ws,sure:Ru,deed:Fu,payment:Iu,over:qu,passOn:Du},fa="6789JQKTA",$a={A:11,T:10,K:4,Q:3,J:2},ha={c:i("clubs"),d:i("diamonds"),h:i("hearts"),s:i("spades")};function Mu(t){let{code:e}=t.prompt.say,n=t.cards==="physical"&&(e==="bura.answer"||e==="bura.promised");return Us(t.prompt)||n?da:null}function Ru(){return{declare:t=>({title:i("{player} declares 31?",{player:t}),text:i("The won cards are turned up and counted. There is no way back."),yes:i("{player} declares",{player:t})})}}function Fu({do:t,args:e},{who:n}){let s=e.cards?.every(W)?` ${e.cards.map(P).join(" ")}`:"";switch(t){case"lead":return i("{player} leads{cards}.",{player:n,cards:s});case"answer":return i("{player} answers{cards}.",{player:n,cards:s});case"yield":return i("{player} yields the lead.",{player:n});case"declare":return i("{player} declares 31.",{player:n});case"pass":return i("{player} passes.",{player:n});case"announce":return"";default:return null}}function Du({prompt:t}){return["bura.answer","bura.outbid","bura.promised"].includes(t?.say.code)?t.awaited[0]:null}function Iu({transfers:t}){let e=t.find(({from:o,to:r})=>o==="pot"||r==="pot"),n=t.filter(o=>o!==e),s=e&&[e.from==="pot"?i("out of the pot, all of it"):i("into the pot, which is carried")];return{hand:e?.why??null,sums:[...s??[],...n.map(({why:o,amount:r})=>`${o}: ${y(r)}`)]}}function qu({record:t}){return t.at(-1).events.map(({text:e})=>e).at(-1)}function Uu({state:t,paying:e}){let{round:n,table:s,night:o}=t,{places:r,zones:a,facts:l}=n,u=n.seats.map(({seat:d})=>d).sort((d,p)=>d-p);return c`<section class=${T(["felt","bura",n.cards==="physical"&&"is-short"])} aria-label=${i("felt")}>
    <${Ku} zones=${a} facts=${l} />
    ${u.map(d=>c`<${Gu} key=${d} seat=${d} round=${n} lit=${Wu(n,e,d)}
      holds=${s.hand_over?.seat===d} />`)}
    <div class="bura-pot" data-place="pot">
      <${Vt} amount=${r.pot??0} chipset=${o.chip_set} />
      <span>${F("pot {chips}",{chips:c`<b class="figure">${y(r.pot??0)}</b>`})}</span>
    </div>
  </section>`}var Wu=({prompt:t},e,n)=>e?e.seat===n:!!t?.awaited.includes(n);function Ku({zones:t,facts:e}){let n=t.stock.count+(t.trump?.count??0),[s]=t.trump?.cards??[];return c`<div class="bura-trumps">
    <div class="bura-stock">
      ${s&&c`<${N} card=${s} />`}
      ${t.stock.count>0&&c`<${N} card="??" />`}
    </div>
    <p>${n>0&&i("stock {count}",{count:n})} ${!e.drawing&&i("no more drawing")}</p>
    ${e.trump&&c`<p class="bura-suit">
      <svg class=${`suit-${e.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${lt[e.trump]} /></svg>
      <b>${ha[e.trump]}</b> ${i("trumps")}
    </p>`}
  </div>`}function Gu({seat:t,round:e,lit:n,holds:s}){let o=e.seats.find(d=>d.seat===t),r=e.markers[t],a=e.zones[`won:${t}`],l=e.zones[`hand:${t}`],u=[e.dealer===t&&i("the deal"),s&&i("has the tablet"),r&&i("owes {chips}",{chips:y(r)})];return c`<div class=${T(["bura-side",n&&"is-lit"])} role="group" aria-label=${o.player}>
    <div class="bura-who">
      <b>${o.player}</b><span class="figure" data-place=${`seat:${t}`}>${y(o.rack)}</span>
      <span class="bura-note">${u.filter(Boolean).join(" \xB7 ")}</span>
      <span class="bura-word">${zu(e,t)}</span>
      <${q} cards=${l.cards} fanned />
    </div>
    ${a.sight==="all"?c`<${Qu} cards=${a.cards} />`:c`
      <${Ju} round=${e} seat=${t} />
      <div class="bura-won">${a.count>0&&c`<${N} card="??" />`}<span class="small quiet">${a.count>0?i("won##cards"):""}</span></div>`}
  </div>`}function zu({facts:t,prompt:e,finished:n},s){let o=e?.say.code,{announced:r,leader:a,led:l}=t;return r?.seat===s?i("announces {kind}",{kind:r.kind}):n?"":o==="bura.outbid"?i("outbids or yields"):o==="bura.answer"?l===s?i("has led"):i("answers##has to, now"):o==="bura.last"?e.awaited.includes(s)?i("has the last word"):"":a!==s?Us(e)?i("may speak first"):"":l===null?i("has the lead"):i("takes the trick and leads")}function Ju({round:t,seat:e}){let{led:n,trump:s}=t.facts,o=t.zones[`played:${e}`].cards,r=t.seats.find(d=>d.seat!==e).seat,a=t.zones[`played:${r}`].cards,l=n!==null&&n!==e&&o.length>0,u=l?Vu(o,a,s):o;return c`<div class="bura-played" role="group" aria-label=${i("played")}>
    ${u.map((d,p)=>c`<${N} key=${d} card=${d} lit=${l&&ba(d,a[p],s)} />`)}
  </div>`}var ba=(t,e,n)=>t[1]===e[1]?fa.indexOf(t[0])>fa.indexOf(e[0]):t[1]===n;function Vu(t,e,n){let s=o=>o.filter((r,a)=>ba(r,e[a],n)).length;return ya(t).reduce((o,r)=>s(r)>s(o)?r:o)}function ya(t){return t.length<2?[t]:t.flatMap((e,n)=>ya(t.filter((s,o)=>o!==n)).map(s=>[e,...s]))}function Qu({cards:t}){let e=r=>$a[r[0]]??0,n=t.filter(e).sort((r,a)=>e(a)-e(r)),o=[...new Set(n.map(([r])=>r))].map(r=>`${n.filter(a=>a[0]===r).length} \xD7 ${$a[r]}`);return c`<div class="bura-counted">
    <${q} cards=${n} fanned />
    <p>${o.join(" + ")||i("nothing")} = <b class="figure">${n.reduce((r,a)=>r+e(a),0)}</b>
      <span class="quiet small"> ${t.length>n.length?i("of 31, and {count} that count nothing",{count:t.length-n.length}):i("of 31")}</span></p>
  </div>`}function Yu({round:t,seat:e}){let n=C(t),[s]=t.zones.trump?.cards??[],o=t.seats.filter(r=>t.zones[`played:${r.seat}`].cards.length);return c`<div class="hand-others">
    ${s?c`<${q} cards=${[s]} label=${i("trumps")} />`:c`<p class="bura-suit"><b>${ha[t.facts.trump]}</b> ${i("trumps")}</p>`}
    ${o.map(r=>c`<${q} key=${r.seat} cards=${t.zones[`played:${r.seat}`].cards}
      label=${r.seat===e?i("you"):n[r.seat]} />`)}
  </div>`}var Zt=[..."cdhs"],Ks={c:i("clubs"),d:i("diamonds"),h:i("hearts"),s:i("spades")},ga={A:1,T:10},ka={J:11,Q:12,K:13},Zu=5,Xu=13,tn=([t])=>t in ka,Dn=t=>tn(t)?Zu:ga[t[0]]??Number(t[0]),Gs=t=>ka[t[0]]??ga[t[0]]??Number(t[0]),In=({zones:t},e)=>t[`certificates:${e}`]?.cards??[],en=({places:t},e)=>t[`money:${e}`]??0,zs=({suit:t})=>c`<svg class=${`company suit-${t}`} viewBox="0 0 100 100" role="img" aria-label=${Ks[t]}>
  <path fill="currentColor" d=${lt[t]} />
</svg>`;function Js({facts:t,zones:e,board:n},s){let o=e[`market:${s}`]?.cards.at(-1);if(!o||tn(o))return[1,10];let{up:r,down:a}=n.limits[s],l=t.prices[s];return[Math.max(1,l-a),Math.min(10,l+r)]}function qn({round:t}){return c`<div class="market" role="group" aria-label=${i("the market")}>
    ${Zt.map(e=>c`<${tp} key=${e} suit=${e} round=${t} />`)}
  </div>`}function tp({suit:t,round:e}){let n=e.facts.prices[t],s=e.zones[`market:${t}`]?.cards.at(-1),[o,r]=Js(e,t),{up:a,down:l}=e.board.limits[t];return c`<section class=${T(["market-company",n===0&&"is-bankrupt"])} aria-label=${Ks[t]}>
    <${zs} suit=${t} />
    <b class="market-price">${n??"\u2013"}</b>
    ${s&&c`<${N} card=${s} />`}
    <span class="market-span">${ep(n,o,r)}</span>
    <span class="market-limits">▲${y(a)} ▼${y(l)}</span>
  </section>`}function ep(t,e,n){return t===void 0?i("no price"):t===0?i("bankrupt, next {low}\u2013{high}",{low:e,high:n}):i("next {low}\u2013{high}",{low:e,high:n})}function _a({prices:t}){let e=Math.max(t.length,12),n=r=>r/e*100,s=r=>100-r/Xu*100,o=t.at(-1)??{};return c`<figure class="chart" role="img" aria-label=${i("the prices over the game; now {prices}",{prices:Zt.map(r=>`${Ks[r]} ${o[r]??i("none")}`).join(", ")})}>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      ${[0,5,10].map(r=>c`<line key=${r} class="chart-rule" x1="0" x2="100" y1=${s(r)} y2=${s(r)} />`)}
      ${t.length>0&&Zt.map((r,a)=>c`<path key=${r} class=${`chart-line is-${r}`} d=${np(t,r,n,s)}
        transform=${`translate(0 ${(a-1.5)*.9})`} />`)}
    </svg>
    ${[0,5,10].map(r=>c`<span key=${r} class="chart-figure" style=${{top:`${s(r)}%`}} aria-hidden="true">${r}</span>`)}
    ${t.length>0&&Zt.map(r=>c`<span key=${r} class=${`chart-end is-${r}`} aria-hidden="true"
      style=${{top:`${s(o[r])}%`,left:`${n(t.length)}%`,"--beside":sp(o,r)}}><${zs} suit=${r} /></span>`)}
  </figure>`}var np=(t,e,n,s)=>t.map((o,r)=>`${r?"V":"M0 "}${s(o[e])}H${n(r+1)}`).join(""),sp=(t,e)=>Zt.slice(0,Zt.indexOf(e)).filter(n=>t[n]===t[e]).length;function va({round:t,holds:e,lit:n}){let s=C(t),o=t.seats.map(({seat:l})=>l),r=rp(t),a=Math.max(...o.map(l=>r?.[l]??t.board.players[l].worth));return c`<table class="holdings">
    <thead><tr>
      <th>${i("share holders")}</th>
      ${Zt.map(l=>c`<th key=${l}><${zs} suit=${l} /></th>`)}
      <th class="number">${i("money")}</th><th class="number">${i("owes")}</th><th class="number">${r?i("takes home"):i("worth")}</th>
    </tr></thead>
    <tbody>${o.map(l=>{let{shares:u,debt:d,worth:p}=t.board.players[l],f=r?.[l]??p,m=[t.dealer===l&&i("banker"),e===l&&i("has the tablet")];return c`<tr key=${l} class=${T([n(l)&&"is-lit"])}>
        <th scope="row"><b>${s[l]}</b> <span class="quiet small">${m.filter(Boolean).join(" \xB7 ")}</span></th>
        ${Zt.map($=>c`<td key=${$}><${op} count=${u[$]} cards=${In(t,l).filter(h=>h[1]===$)} /></td>`)}
        <td class="number" data-place=${`money:${l}`}>${y(en(t,l))}</td>
        <td class="number">${d?y(d):""}</td>
        <td class="number"><b>${y(f)}</b><span class="holdings-best">${f===a?"\u2605":""}</span></td>
      </tr>`})}</tbody>
  </table>`}var op=({count:t,cards:e})=>t>0&&c`<b>${t}</b> <span class="holdings-cards">${e.map(([n])=>n==="T"?"10":n).join(" ")}</span>`;function rp({record:t,finished:e}){if(!e)return null;let n=t.at(-1).events.filter(({code:s})=>s==="csm.takes");return Object.fromEntries(n.map(({args:s})=>[s.seat,s.amount]))}function Un({round:t,payouts:e}){if(!t)return[];let n=t.finished?t.record.at(-1)?.index:null,s=new Map(t.record.map(a=>[a.index,a.by])),o=e.filter(({action:a})=>a===n||s.get(a)==="dealer"),r=Xt(t);return o.map(a=>({...a,ids:r.filter(l=>ap(a,l)).map(({id:l})=>l)}))}var ap=({action:t,seat:e},{action:n,by:s,from:o,to:r})=>n===t&&o!==`seat:${s}`&&(Lt(o)===e||Lt(r)===e),Xt=({record:t})=>t.flatMap(({index:e,by:n,transfers:s})=>s.map((o,r)=>({...o,action:e,by:n,id:`${e} ${r}`})));function wa(t,e,n){let s=t.round?Xt(t.round):[],o=new Set(e.slice(0,n).flatMap(({ids:l})=>l)),r=new Set(e.slice(n).flatMap(({ids:l})=>l)),a=({id:l})=>r.has(l)&&!o.has(l);return{moves:s.filter(l=>!a(l)),held:s.filter(a)}}function Lt(t){let e=t.split(":").find(n=>/^\d+$/.test(n));return e===void 0?null:Number(e)}function xa(t,e){if(!e.length)return t;let n=new Map;for(let{from:l,to:u,amount:d}of e)n.set(l,(n.get(l)??0)+d),n.set(u,(n.get(u)??0)-d);let{table:s,round:o}=t,r=l=>({...l,rack:l.rack+(n.get(`seat:${l.seat}`)??0)}),a={...o.places};for(let[l,u]of n)l==="house"||l.startsWith("seat:")||(a[l]=(a[l]??0)+u,a[l]||delete a[l]);return{...t,table:{...s,tray:s.tray+(n.get("house")??0),seats:s.seats.map(r)},round:{...o,places:a,seats:o.seats.map(r)}}}var ip={live:i("live"),polling:i("slow"),lost:i("no connection")};function Sa({path:t,heading:e,round:n,tray:s,connection:o,children:r}){return c`<header class="bar">
    <ol class="bar-path">${t.map((a,l)=>c`<li key=${a}>${e&&l===t.length-1?c`<h1>${a}</h1>`:a}</li>`)}</ol>
    ${n!=null&&c`<span>${F("round {number}",{number:c`<b>${n}</b>`})}</span>`}
    ${s!=null&&c`<span class="bar-tray" data-place="house">${F("tray {chips}",{chips:c`<b class="figure">${y(s)}</b>`})}</span>`}
    ${o&&c`<span class=${`connection is-${o}`} role="status">${ip[o]}</span>`}
    ${r}
  </header>`}var Ta=()=>c`<div class="languages" role="group" aria-label=${i("The language of this screen")}>
  ${Object.entries(wo).map(([t,e])=>c`<${b} key=${t} kind="quiet" chosen=${t===Ot}
      onTap=${()=>t!==Ot&&xo(t)}><span lang=${t}>${e}</span><//>`)}
</div>`;var Vs="sounds",cp=.16,lp={card:[{pitch:320,to:90,after:0,lasts:.06,wave:"triangle"}],chips:[{pitch:2100,to:1900,after:0,lasts:.05,wave:"sine"},{pitch:2700,to:2500,after:.05,lasts:.07,wave:"sine"}],turn:[{pitch:660,to:660,after:0,lasts:.16,wave:"sine"},{pitch:880,to:880,after:.14,lasts:.24,wave:"sine"}]},Qs=()=>localStorage.getItem(Vs)==="on";async function up(t){t?localStorage.setItem(Vs,"on"):localStorage.removeItem(Vs),await Oa(),nn("chips")}var Wn=null;addEventListener("pointerdown",Oa);async function Oa(){!Qs()||!globalThis.AudioContext||(Wn??=new AudioContext,await Wn.resume())}function nn(t){if(!(!Qs()||Wn?.state!=="running"))for(let e of lp[t])pp(Wn,e)}function pp(t,{pitch:e,to:n,after:s,lasts:o,wave:r}){let a=t.currentTime+s,l=t.createOscillator(),u=t.createGain();l.type=r,l.frequency.setValueAtTime(e,a),l.frequency.exponentialRampToValueAtTime(n,a+o),u.gain.setValueAtTime(cp,a),u.gain.exponentialRampToValueAtTime(.001,a+o),l.connect(u).connect(t.destination),l.start(a),l.stop(a+o)}function Aa(){let[t,e]=v(Qs());return c`<${b} chosen=${t} onTap=${()=>{up(!t),e(!t)}}>${t?i("sounds are on"):i("sounds are off")}<//>`}var dp="http://www.w3.org/2000/svg";function Ea({svg:t,name:e}){let n=t.includes("xmlns")?t:t.replace("<svg",`<svg xmlns="${dp}"`);return c`<img class="qr" alt=${e} src=${`data:image/svg+xml,${encodeURIComponent(n)}`} />`}var fp=3e4;function Kn(t,e,n=null){let[s,o]=v(null);return B(()=>{let r=!1,a=()=>t.get(`nights/${e}/room`).then(u=>r||o(u),()=>{});a();let l=setInterval(()=>document.hidden||a(),fp);return()=>{r=!0,clearInterval(l)}},[e,n]),s}var Ys=t=>t.addresses.length>0;function Ca({room:t,small:e}){return Ys(t)?c`<div class=${T(["room-code",e&&"is-small"])}>
    <${Ea} svg=${t.qr} name=${i("the address to join with a phone, to scan")} />
    <div class="room-words">
      <p>${e?i("Join"):i("Scan it with a phone, or open")}</p>
      <p class="room-address">${t.addresses[0]}</p>
      ${t.addresses.slice(1).map(n=>c`<p key=${n} class="room-other">${i("or {address}",{address:n})}</p>`)}
      <p class="room-figures">${En(t.code)}</p>
    </div>
  </div>`:c`<p>${i("No phone reaches this Croupier: it listens on its own machine alone. Start it without --host.")}</p>`}function Gn({table:t,state:e,onClose:n}){let s=Kn(t.api,e.night.night),o=c`<span></span><${b} kind="main" onTap=${n}>${i("done")}<//>`;return c`<${D} title=${i("Join with a phone")} onClose=${n} foot=${o}>
    ${s?c`<${Ca} room=${s} />`:c`<p class="quiet">${i("One moment.")}</p>`}
  <//>`}function zn({table:t,state:e}){let{phones:n,seats:s}=e.table,o=s.filter(({phone:a})=>a).length,r=s.filter(({phone:a})=>a==="silent").map(({name:a})=>a);return c`<div class="phones">
    <${b} kind=${o>0&&!n?"main":void 0} chosen=${n} busy=${t.late.value} onTap=${()=>t.switchPhones(!n)}>
      ${n?i("phones play here"):i("let phones play")}
    <//>
    <p class="small quiet">${o?$p(o,s.length):i("No phone of a player here is in.")}
      ${r.length>0&&` ${i("Not heard for a minute: {players}.",{players:r.join(", ")})}`}</p>
  </div>`}var $p=(t,e)=>i("{phones} of {players}##inside, of those who sit here",{phones:H("{count} phone","{count} phones",t),players:H("{count} player","{count} players",e)});var ja=[i("misdeal"),i("a card was seen"),i("wrong cards entered"),i("the table gives up the round")];function Na({table:t,state:e,onClose:n}){let[s,o]=v(!1),[r,a]=v(null),[l,u]=v(!1);if(B(()=>{t.role().then(a)},[]),s)return c`<${Zs} table=${t} state=${e} onClose=${n} />`;if(l)return c`<${Gn} table=${t} state=${e} onClose=${n} />`;let{game:d,status:p,commitment:f,cards:m,past:$}=e.table,h=p==="playing"||p==="frozen"||p==="finished",w=c`<${b} kind="plain" onTap=${n}>${i("go back")}<//>
    ${h&&c`<${b} kind="danger" onTap=${()=>o(!0)}>${i("void this round \u2026")}<//>`}`;return c`<${D} title=${e.table.name} onClose=${n} foot=${w}>
    <div class="menu-links">
      <a class="button is-plain" href=${`/help/${d}`} target="_blank">${i("how it is played")}</a>
      ${$.length>0&&c`<a class="button is-plain" href=${ue(e)}>${i("the last rounds")}</a>`}
      ${e.night.status==="open"&&!nt&&c`<${b} kind="plain" onTap=${()=>u(!0)}>${i("join with a phone")}<//>`}
      <${b} kind="plain" onTap=${mp}>${i("full screen")}<//>
      ${r==="host"&&c`<a class="button is-plain" href=${`/desk/${e.night.night}`}>${i("the desk")}</a>`}
    </div>
    <div class="menu-links"><${Aa} /></div>
    ${!cs&&c`<p class="quiet small">${i("This browser lets no page keep the screen on: switch its lock off in the tablet's own settings.")}</p>`}
    <${Ta} />
    <${zn} table=${t} state=${e} />
    ${h&&c`<${Bn} commitment=${f} cards=${m} />`}
  <//>`}function mp(){document.fullscreenElement?document.exitFullscreen():document.documentElement.requestFullscreen?.()}function hp({table:t}){return t.cards!=="virtual"?i("Every bet of the round goes back. This cannot be undone."):t.status==="frozen"?i("Every bet of the round goes back, and its seed is published if it is there. This cannot be undone."):i("Every bet of the round goes back and the seed is published. This cannot be undone.")}function Zs({table:t,state:e,onClose:n}){let[s,o]=v(ja[0]),r=async()=>await t.voidRound(s.trim())&&n(),a=c`<${b} kind="plain" onTap=${n}>${i("go back")}<//>
    <${b} kind="danger" disabled=${!s.trim()} busy=${t.late.value} onTap=${r}>
      ${i("void round {number}",{number:e.table.number})}
    <//>`;return c`<${D} title=${i("Void round {number}?",{number:e.table.number})} onClose=${n} foot=${a}>
    <p>${hp(e)}</p>
    <div class="choices">
      ${ja.map(l=>c`<${b} key=${l} chosen=${l===s} onTap=${()=>o(l)}>${l}<//>`)}
    </div>
    <label class="field">${i("or in your own words")}
      <input maxlength="200" value=${s} onInput=${l=>o(l.target.value)} /></label>
    <${V} text=${t.error.value} />
  <//>`}function me({table:t,state:e}){let[n,s]=v(!1),{night:o,table:r}=e;return c`<${Sa} heading path=${[o.name,r.name,r.game_name]} round=${r.number} tray=${r.for_points&&!r.tray?null:r.tray}
      connection=${t.connection.value}>
    <${b} kind="quiet" onTap=${()=>s(!0)}>${i("menu")}<//>
    ${n&&c`<${Na} table=${t} state=${e} onClose=${()=>s(!1)} />`}
  <//>`}var ft=({table:t,line:e,detail:n,news:s,children:o})=>c`<section class="foot" aria-label=${i("what is next")}>
  <${at} text=${e} detail=${n} news=${s} />
  <${ht} table=${t} />
  ${o}
</section>`,ht=({table:t})=>t.error.value&&c`<div class="trouble"><${V} text=${t.error.value} onGone=${t.dismiss} /></div>`;var Ba=({prompt:t},e,n)=>t?.options.find(s=>s.by===e&&s.do===n),Jn=(t,e)=>!!t?.values.card.includes(e);function Xs(t,e){let n=Dn(e);return`${H("{count} share","{count} shares",n)} \xB7 ${y(n*t.facts.prices[e[1]])}`}function bp(t,e,n){let{shares:s}=t.board.players[e],o=t.facts.prices[n[1]];if(!o)return i("bankrupt");if(s[n[1]]+Dn(n)>t.options.max_shares)return i("over {chips} shares",{chips:y(t.options.max_shares)});let r=Dn(n)*o;return r>en(t,e)?i("costs {chips}",{chips:y(r)}):i("not now")}var to=(t,e,n)=>`${y(t.facts.prices[e[1]])} \u2192 ${n==="zero"?0:Gs(e)}`;function yp(t,e){let[n,s]=Js(t,e[1]),o=Gs(e);return o<n||o>s?i("only {low} to {high}",{low:n,high:s}):i("not now")}var Mt=({verb:t,note:e,ready:n,main:s,busy:o,onTap:r})=>c`<${b} kind=${s?"main":"plain"} disabled=${!n} busy=${o} onTap=${r}>
  <span class="trade-deed"><b>${t}</b><span>${e}</span></span>
<//>`;function Pa({zones:t,facts:e},n){if(!e.turn.business.length)return i("nothing done");let s=8-(t[`hand:${n}`]?.count??8);return s>0?i("draw {lacking}",{lacking:s}):""}function La({table:t,hand:e,seat:n,act:s,onCover:o}){let{round:r}=e,a=(r.prompt?.options??[]).map(K).join(),[l,u]=v({asked:a,own:[],sale:null}),{own:d,sale:p}=l.asked===a?l:{own:[],sale:null},f=rt(a),m=Oe(r),$=m.arranged(r.zones[`hand:${n}`].cards),h=(_,j)=>f.swallows(j)||u({asked:a,sale:null,own:d.includes(_)?d.filter(M=>M!==_):[...d,_].slice(-4)}),w=(_,j)=>f.swallows(j)||u({asked:a,own:[],sale:p===_?null:_}),g=t.late.value,k=In(r,n),S=d.map(_=>$[_]),{shares:O}=r.board.players[n];return c`
    <section class="hand-felt trade-hand" aria-label=${i("your hand")}>
      <${qn} round=${r} />
      <div class="trade-mine" role="group" aria-label=${i("your certificates")}>
        <span class="quiet">${i("certificates")}</span>
        ${k.map((_,j)=>c`<${Ma} key=${j} card=${_} chosen=${p===j} onTap=${M=>w(j,M)} />`)}
        ${!k.length&&c`<span class="quiet">${i("none yet")}</span>`}
        <span class="trade-most quiet">${Object.values(O).some(Boolean)?i("at most {chips} shares of a company",{chips:y(r.options.max_shares)}):""}</span>
      </div>
      <div class="tap-hand" role="group" aria-label=${i("your cards")}>
        ${$.map((_,j)=>c`<button type="button" key=${j} class=${T(["tap-card",d.includes(j)&&"is-raised"])}
          aria-label=${ut(_)} aria-pressed=${String(d.includes(j))} onClick=${M=>h(j,M)}><${N} card=${_} /></button>`)}
      </div>
      <div class="hand-foot trade-foot">
        <${b} kind="plain" onTap=${o}>${i("cover")}<//>
        <${Ae} sorting=${m} />
        <p class="hand-note">${kp(r)}</p>
        <${b} kind="plain" onTap=${t.takeBack}>${i("back to the dealer")}<//>
      </div>
    </section>
    <section class="foot" aria-label=${i("what is next")}>
      <${at} text=${r.prompt?.say.text??i("The game is over.")} detail=${i("money {chips}",{chips:y(en(r,n))})} />
      <${ht} table=${t} />
      <${L} question=${a}>
        <div class="trade-row">
          <${gp} round=${r} seat=${n} picked=${S} sale=${p===null?null:k[p]} busy=${g} act=${s} />
        </div>
      <//>
    </section>`}function gp({round:t,seat:e,picked:n,sale:s,busy:o,act:r}){let a=h=>Ba(t,e,h),l=(h,w)=>()=>r({...a(h),args:w}),u=n.length===1?n[0]:null,d=u!==null&&tn(u),p=u!==null&&Jn(a("market"),u),f=u!==null&&Jn(a("buy"),u),m=a("discard")&&n.length>0,$=n.length>1?i("one card"):i("tap a card");return c`
    ${s?c`<${Mt} main verb=${i("SELL {card}",{card:P(s)})} note=${Xs(t,s)} ready=${Jn(a("sell"),s)} busy=${o} onTap=${l("sell",{card:s})} />`:c`<${Mt} main verb="BUY" ready=${f} busy=${o} onTap=${l("buy",{card:u})}
          note=${u===null?$:f?Xs(t,u):a("buy")?bp(t,e,u):i("no more trades")} />`}
    <${Mt} main verb="PRICE" ready=${p} busy=${o} onTap=${l("market",d?{card:u,to:"up"}:{card:u})}
      note=${u===null?$:p?to(t,u,"up"):a("market")?yp(t,u):i("no more market")} />
    <${Mt} verb="BANKRUPT" ready=${p&&d} busy=${o} onTap=${l("market",{card:u,to:"zero"})}
      note=${p&&d?to(t,u,"zero"):"J Q K"} />
    <${Mt} verb="DISCARD" ready=${m} busy=${o} onTap=${l("discard",{cards:n})}
      note=${m?H("{count} card","{count} cards",n.length):a("discard")?"1 to 4 cards":i("not after business")} />
    <${Mt} main=${!a("buy")&&!a("sell")&&!a("market")} verb="END TURN" note=${Pa(t,e)} ready=${a("end")} busy=${o} onTap=${l("end",{})} />`}function kp({prompt:t,facts:e}){let{trades:n,plays:s}=t?.say.args??{};return t?.say.code==="csm.end"?e.turn.business.includes("discard")?i("Discarded: only the end is left."):i("Nothing left but the end."):n===void 0?"":i("{trades}, {plays} left",{trades:H("{count} trade","{count} trades",n),plays:H("{count} market card","{count} market cards",s)})}var Ma=({card:t,chosen:e,onTap:n})=>c`<button type="button" class=${T(["trade-certificate",`suit-${t[1]}`,e&&"is-chosen"])}
  aria-label=${i("certificate, {card}",{card:ut(t)})} aria-pressed=${String(e)} onClick=${n}><${le} card=${t} /></button>`;function Ra({table:t,state:e,pad:n,setPad:s,news:o}){let{round:r}=e,{prompt:a,cards:l}=r,[u]=a.awaited,d=a.options.map(K).join(),{verb:p=null,picked:f=[],sale:m=null}=n.asked===d?n:{},$=_=>s({asked:d,verb:null,picked:[],sale:null,..._}),h=In(r,u),w=_=>Ba(r,u,_),g=a.options.find(_=>_.by==="dealer"&&_.do==="joker"),k=t.late.value,S=(_,j)=>async()=>{await t.act({...w(_),args:j})&&$({})},O={round:r,option:w,busy:k,deed:S,set:$,verb:p,picked:f};return c`<section class="foot trade" aria-label=${i("what is next")}>
    <${at} text=${a.say.text} news=${o} detail=${i("{player}'s money {chips}",{player:C(r)[u],chips:y(en(r,u))})} />
    ${l==="physical"&&p&&c`<${wp} ...${O} />`}
    <${ht} table=${t} />
    <div class="trade-mine" role="group" aria-label=${i("{player}'s certificates",{player:C(r)[u]})}>
      <span class="quiet">${i("{player}'s certificates",{player:C(r)[u]})}</span>
      ${h.map((_,j)=>c`<${Ma} key=${j} card=${_} chosen=${m===j} onTap=${()=>$({sale:m===j?null:j})} />`)}
      ${!h.length&&c`<span class="quiet">${i("none yet")}</span>`}
    </div>
    <${L} question=${d}>
      <div class=${T(["trade-row",l==="virtual"&&"is-short"])}>
        ${l==="virtual"?fe(t,e):c`<${vp} ...${O} />`}
        <${Mt} main=${m!==null} verb=${m===null?i("SELL"):i("SELL {card}",{card:P(h[m])})} ready=${m!==null&&Jn(w("sell"),h[m])} busy=${k}
          note=${m!==null?Xs(r,h[m]):w("sell")?i("tap a certificate"):h.length?i("no more trades"):i("nothing to sell")} onTap=${S("sell",{card:h[m]})} />
        ${g&&c`<${Mt} verb="JOKER" note=${i("{player} drew it",{player:C(r)[g.values.seat[0]]})} ready busy=${k}
          onTap=${()=>t.act({...g,args:{seat:g.values.seat[0]}})} />`}
        <${Mt} verb="END TURN" note=${Pa(r,u)} ready=${w("end")} busy=${k} onTap=${S("end",{})} />
      </div>
    <//>
  </section>`}var _p={buy:i("BUY"),market:i("PRICE"),discard:i("DISCARD")},vp=({option:t,busy:e,set:n,verb:s})=>Object.entries(_p).map(([o,r])=>c`<${b} key=${o} kind="plain" chosen=${s===o}
  disabled=${!t(o)} busy=${e} onTap=${()=>n({verb:s===o?null:o})}>
  <span class="trade-deed"><b>${r}</b><span>${t(o)?o==="discard"?"1 to 4 cards":i("which card"):i("no more")}</span></span>
<//>`);function wp({round:t,option:e,busy:n,deed:s,set:o,verb:r,picked:a}){let l=e(r)?.values;if(!l)return null;if(r==="discard"){let{of:p,least:f,most:m}=l.cards,$=a.length<m?p.filter(g=>Ha(a,g)<Ha(p,g)):[],h=g=>o({verb:r,picked:[...a,g]});return c`<div class="panel">
      <${gt} allowed=${$} picked=${a} busy=${n} onPick=${h} onTakeBack=${g=>$.includes(g)?h(g):o({verb:r,picked:a.filter(k=>k!==g)})} />
      <div class="trade-entry">
        <span>${a.length?a.map(P).join(" "):i("Which cards go?")}</span>
        <${b} kind="main" disabled=${a.length<f} busy=${n} onTap=${s("discard",{cards:a})}>${i("discard {amount}",{amount:H("{count} card","{count} cards",a.length)})}<//>
      </div>
    </div>`}let[u]=a,d=p=>r==="market"&&tn(p)?o({verb:r,picked:[p]}):s(r,{card:p})();return c`<div class="panel">
    <${gt} allowed=${l.card} picked=${a} busy=${n} onPick=${d} onTakeBack=${()=>o({verb:r})} />
    ${r==="market"&&c`<div class="trade-entry">
      <span>${u?i("{card} sends the price",{card:P(u)}):i("A face card asks where it sends the price.")}</span>
      <${b} kind="main" disabled=${!u} busy=${n} onTap=${s("market",{card:u,to:"up"})}>${u?to(t,u,"up"):"up"}<//>
      <${b} kind="main" disabled=${!u} busy=${n} onTap=${s("market",{card:u,to:"zero"})}>${i("bankrupt")}<//>
    </div>`}
  </div>`}var Ha=(t,e)=>t.filter(n=>n===e).length;var Fa={Felt:Np,Foot:xp,OpenHand:La,words:Sp,deed:Tp,event:Op,payments:Ep,payment:Cp,over:jp,passOn:Ap},Da=["csm.turn","csm.go-on","csm.end","csm.joker"];function xp({prompt:t}){return Da.includes(t?.say.code)?Ra:null}function Sp(t){let e=n=>t.seats.find(s=>s.seat===n).player;return{reshuffle:()=>i("SHUFFLED"),joker:({seat:n})=>i("JOKER \xB7 {name} drew it",{name:e(n)})}}function Tp({do:t,args:e},{who:n}){switch(t){case"show":return W(e.card)?i("{card} turned up.",{card:P(e.card)}):"";case"end":return i("{player} ends the turn.",{player:n});case"buy":case"sell":case"market":case"discard":case"joker":return"";default:return null}}function Op({code:t,args:e,text:n},s){if(t==="csm.opens")return i("{company} open at {price}.",{company:e.company,price:e.price});if(t==="csm.buys"||t==="csm.sells"){let o=W(e.card)?`${P(e.card)}: `:"";return t==="csm.buys"?i("{player} buys {shares} at {price}, {chips}.",{player:s[e.seat],shares:`${o}${e.shares}`,price:e.price,chips:e.amount}):i("{player} sells {shares} at {price}, {chips}.",{player:s[e.seat],shares:`${o}${e.shares}`,price:e.price,chips:e.amount})}return n}function Ap({prompt:t}){return Da.includes(t?.say.code)?t.awaited[0]:null}function Ep(t){return t.round?.finished?Un(t).filter(({says:e})=>e.length):[]}function Cp({action:t,seat:e,player:n},s){let o=s.record.find(({index:d})=>d===t),r=d=>o.events.filter(p=>p.code===d&&p.args.seat===e).map(({args:p})=>p),[{amount:a}]=r("csm.takes"),l=r("csm.sells-out").map(({shares:d,price:p,amount:f})=>i("{shares} at {price} = {chips}",{shares:d,price:p,chips:y(f)})),u=r("csm.repays").map(({amount:d})=>i("debt to the bank: {chips}",{chips:y(d)}));return{line:i("{player} takes {chips} home.",{player:n,chips:y(a)}),sums:[...l,...u],amount:a}}function jp({record:t}){return t.at(-1)?.events.find(({code:e})=>e==="csm.wins")?.text}function Np({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return c`<section class="felt csm" aria-label=${i("felt")}>
    <${qn} round=${n} />
    <div class="csm-middle">
      <${_a} prices=${n.facts.chart} />
      <dl class="csm-bank">
        <div><dt>${i("bank")}</dt><dd data-place="bank">${y(n.places.bank??0)}</dd></div>
        <div><dt>${i("draw pile")}</dt><dd>${n.board.draw_pile}</dd></div>
        <div><dt>${n.facts.reshuffles?i("jokers are in"):i("no joker yet")}</dt></div>
      </dl>
    </div>
    <${va} round=${n} holds=${s.hand_over?.seat} lit=${o} />
  </section>`}var Hp=new Ut("/api");function Ia({night:t,table:e,round:n}){let s=(e.past?.at(-1)??e.last)?.number??0,[o,r]=v({played:0,deals:[]});return B(()=>{if(!s||n&&!n.facts.sheet)return;let a=!1;return Hp.get(`nights/${t.night}/tables/${e.table}/scores`).then(({deals:l})=>a||r({played:s,deals:l}),()=>{}),()=>{a=!0}},[t.night,e.table,e.game,s,!!n?.facts.sheet]),Bp(o.deals,n,e.number)}function Bp(t,e,n){if(!e)return t.length?t:null;let{sheet:s,deal:o}=e.facts;if(!s)return null;let r=t.filter(u=>u.deal<o&&u.round!==n),a=r.at(-1)?.deal===o-1,l=s.after?[{deal:o,names:qa(s,e),sheet:s}]:[];return[...a?r:[],...l]}function qa(t,e){let n=Object.fromEntries(e.seats.map(({seat:o,player:r})=>[o,r])),s=o=>pt(o.split("+").map(r=>n[r]));return Object.fromEntries(Object.keys(t.before).map(o=>[o,s(o)]))}function Ua({facts:t,carry:e,seats:n}){if(!t.sheet)return null;if(!e?.finished)return i("Deal {number} is scored.",{number:t.deal});if(e.winners.length===n.length)return i("The game is over: a tie.");let s=n.filter(({seat:o})=>e.winners.includes(o)).map(({player:o})=>o);return H("The game is over: {players} wins.","The game is over: {players} win.",s.length,{players:pt(s)})}function Wa({deals:t,round:e,onSheet:n}){let s=t.at(-1),o=e?.facts.sheet??s.sheet,r=e?.facts.sheet?qa(o,e):s.names;return c`<section class="scores" aria-label=${i("the score")}>
    <ol class="scores-names">
      ${Object.keys(o.before).map((a,l)=>c`<li key=${a} class=${T(["scores-name",Lp(o,a)&&"is-best"])}>
          <${ee} at=${l} />
          <span class="scores-who">${r[a]}</span>
          <b class="figure">${y((o.after??o.before)[a])}</b>
          ${o.after&&c`<span class="scores-why small">${Pp(o,a)}</span>`}
        </li>`)}
    </ol>
    ${t.length>1&&c`<${Qn} deals=${t} />`}
    ${n&&c`<${b} kind="quiet" onTap=${n}>${i("score sheet")}<//>`}
  </section>`}function Pp(t,e){let n=t.items.filter(s=>s.name===e).map(({what:s})=>s);return n.length?`${mt(t.after[e]-t.before[e])}: ${n.join(", ")}`:""}function Lp({better:t,before:e,after:n},s){let o=Object.values(n??e),r=t==="high"?Math.max(...o):Math.min(...o);return o.some(a=>a!==r)&&(n??e)[s]===r}var Ka=["","7 4","2 4","12 4 2 4","5 3 1 3","1 3"],Vn=260,eo=120,te=8,ee=({at:t})=>c`<svg class=${`score-stroke is-line-${t}`} viewBox="0 0 28 6" aria-hidden="true">
  <line x1="1" x2="27" y1="3" y2="3" stroke-dasharray=${Ka[t]} />
</svg>`;function Qn({deals:t}){let[e]=t,n=Object.keys(e.sheet.before),{goal:s}=t.at(-1).sheet,o=[e.sheet.before,...t.map(({sheet:p})=>p.after??p.before)],r=o.flatMap(p=>n.map(f=>p[f])),a=Math.min(0,...r),l=Math.max(1,...r,s??0),u=p=>te+p*(Vn-2*te)/Math.max(1,o.length-1),d=p=>eo-te-(p-a)*(eo-2*te)/(l-a);return c`<svg class="score-chart" viewBox=${`0 0 ${Vn} ${eo}`} role="img" aria-label=${Mp(t,n,o)}>
    <line class="score-zero" x1=${te} x2=${Vn-te} y1=${d(0)} y2=${d(0)} />
    ${s!==null&&c`<line class="score-goal" x1=${te} x2=${Vn-te} y1=${d(s)} y2=${d(s)} />`}
    ${n.map((p,f)=>{let m=o.map(($,h)=>`${u(h)},${d($[p])}`);return c`<g key=${p} class=${`is-line-${f}`}>
        <polyline points=${m.join(" ")} stroke-dasharray=${Ka[f]} />
        <circle cx=${u(o.length-1)} cy=${d(o.at(-1)[p])} r="3.5" />
      </g>`})}
  </svg>`}var Mp=(t,e,n)=>e.map(s=>`${t.at(-1).names[s]}: ${n.map(o=>y(o[s])).join(", ")}`).join("; ");function Ga({deals:t,onClose:e}){let[n,s]=v(t.length-1),o=t[Math.min(n,t.length-1)],r=c`<span></span><${b} kind="main" onTap=${e}>${i("done")}<//>`;return c`<${D} title=${i("The score sheet")} large onClose=${e} foot=${r}>
    <div class=${T(["score-sheet",Rp(o)&&"is-wide"])}>
      <div class="score-all">
        <${Fp} deals=${t} shown=${o} onLook=${s} />
        ${t.length>1&&c`<${Qn} deals=${t} />`}
      </div>
      <${Ip} deal=${o} />
    </div>
  <//>`}var Rp=({names:t})=>Object.keys(t).length>4;function Fp({deals:t,shown:e,onLook:n}){let s=Object.keys(e.sheet.before),{better:o,goal:r}=t.at(-1).sheet;return c`<div class="score-deals">
    <table class="ledger">
      <thead><tr><th>${i("deal")}</th>${s.map((a,l)=>c`<th key=${a} class="number"><${ee} at=${l} /> ${t.at(-1).names[a]}</th>`)}</tr></thead>
      <tbody>${t.map((a,l)=>c`<tr key=${a.deal} class=${a===e?"is-now":null}>
        <th scope="row"><${b} kind="quiet" chosen=${a===e} onTap=${()=>n(l)}>${a.deal}<//></th>
        ${s.map(u=>c`<td key=${u} class="number">${mt(a.sheet.after[u]-a.sheet.before[u])} <b>${y(a.sheet.after[u])}</b></td>`)}
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">${Dp(o,r)}</p>
  </div>`}function Dp(t,e){return e===null?t==="high"?i("The highest score wins."):i("The lowest score wins."):t==="high"?i("The highest score wins; {goal} ends the game.",{goal:e}):i("The lowest score wins; {goal} ends the game.",{goal:e})}function Ip({deal:{deal:t,names:e,sheet:n}}){return c`<section class="deal-sheet" aria-label=${i("deal {number}",{number:t})}>
    <h3>${i("Deal {number}",{number:t})}</h3>
    <div class="deal-columns">
      ${Object.keys(n.before).map(s=>c`<${qp} key=${s} name=${s} who=${e[s]} names=${e} sheet=${n} />`)}
    </div>
  </section>`}function qp({name:t,who:e,sheet:n}){let s=t.split("+"),o=e.split(i("{others} and {last}",{others:"",last:""})),r=d=>o.length===s.length?o[s.indexOf(String(d))]:i("seat {seat}",{seat:d}),a=d=>d.filter(p=>p.name===t),l=n.tricks.map((d,p)=>({...d,number:p+1})).filter(({seat:d})=>s.includes(String(d))),u=a(n.taken).reduce((d,{points:p})=>d+p,0);return c`<table class="ledger deal-column">
    <caption>${e}</caption>
    <tbody>
      <tr class="is-score"><th scope="row">${i("before")}</th><td class="number">${y(n.before[t])}</td></tr>
      ${l.map(({number:d,seat:p,cards:f,points:m})=>c`<tr key=${`trick ${d}`}>
        <th scope="row" class="deal-trick"><span class="quiet">${d}${s.length>1&&` \xB7 ${r(p)}`}</span> ${f.map(P).join(" ")}</th>
        <td class="number">${y(m)}</td></tr>`)}
      ${a(n.taken).map(({what:d,points:p})=>c`<tr key=${`took ${d}`}><th scope="row">${d}</th><td class="number">${mt(p)}</td></tr>`)}
      ${a(n.taken).length>1&&c`<tr><th scope="row">${i("taken")}</th><td class="number">${y(u)}</td></tr>`}
      ${a(n.items).map(({what:d,points:p},f)=>c`<tr key=${`scored ${f}`} class="is-scored"><th scope="row">${d}</th><td class="number">${mt(p)}</td></tr>`)}
      <tr class="is-score"><th scope="row">${i("after")}</th><td class="number"><b>${y((n.after??n.before)[t])}</b></td></tr>
    </tbody>
  </table>`}var Ja={Felt:Wp,payments:Un,payment:Up};function Up({says:t,transfers:e}){return{hand:null,sums:t.length?t:e.map(({why:n,amount:s})=>`${n}: ${y(s)}`)}}function Yn(t,e){let[n,s,...o]=t.split(":");if(s===void 0)return A(n);let r=[n,...o].map(A).join(" ");return e[s]?`${e[s]}: ${r}`:`${so(s)} ${r}`}var no={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},so=t=>no[t]?`${no[t]}\uFE0E`:A(t);function Wp({state:t,paying:e}){let{round:n,table:s,night:o}=t,r=Object.fromEntries(n.seats.map(({seat:p,player:f})=>[p,f])),a=Object.entries(n.zones).filter(([p,{count:f}])=>f&&p!=="stock"),l=Object.entries(n.places),u=a.filter(([,{owner:p}])=>p===null),d=l.filter(([p])=>Lt(p)===null);return c`<section class="felt general" aria-label=${i("felt")}>
    <div class="general-middle">
      <${Kp} zone=${n.zones.stock} />
      ${u.map(([p,f])=>c`<${Va} key=${p} name=${Yn(p,r)} zone=${f} />`)}
      ${d.map(([p,f])=>c`<${zp} key=${p} place=${p} amount=${f} chipset=${o.chip_set} />`)}
    </div>
    <div class="general-seats">
      ${n.seats.map(p=>c`<${Jp} key=${p.seat} seat=${p} round=${n} players=${r}
        lit=${e?e.seat===p.seat:n.prompt?.awaited.includes(p.seat)}
        holds=${s.hand_over?.seat===p.seat}
        zones=${a.filter(([,{owner:f}])=>f===p.seat)}
        places=${l.filter(([f])=>Lt(f)===p.seat)} />`)}
    </div>
    <${Rt} state=${t} />
    <${za} facts=${n.facts} players=${r} />
    ${Object.keys(n.board).length>0&&c`<${za} facts=${n.board} players=${r} />`}
  </section>`}function Rt({state:t}){let e=Ia(t),[n,s]=v(!1);return e?c`
    <${Wa} deals=${e} round=${t.round} onSheet=${e.length>0&&(()=>s(!0))} />
    ${n&&c`<${Ga} deals=${e} onClose=${()=>s(!1)} />`}`:null}var Kp=({zone:t})=>t?.count>0&&c`<div class="general-stock">
  <${N} card="??" /><span class="hand-label">${i("stock {count}",{count:t.count})}</span>
</div>`,Gp=7;function Va({name:t,zone:e}){return!e.cards.some(W)&&e.cards.length>3?c`<div class="general-stock"><${N} card="??" /><span class="hand-label">${t} ${e.count}</span></div>`:c`<${q} cards=${e.cards} label=${t} fanned=${e.cards.length>Gp} />`}var zp=({place:t,amount:e,chipset:n})=>c`<div class="general-place" data-place=${t}>
  <${Vt} amount=${e} chipset=${n} />
  <span><span class="quiet">${A(t.replaceAll(":"," "))}</span> <b class="figure">${y(e)}</b></span>
</div>`;function Jp({seat:t,round:e,lit:n,holds:s,zones:o,places:r}){let a=e.markers[t.seat],l=[e.dealer===t.seat&&i("the deal"),s&&i("has the tablet"),a>0&&i("owes {chips}",{chips:y(a)})];return c`<div class=${T(["general-seat",n&&"is-lit"])}>
    <div class="general-name">
      <b>${t.player}</b> <span class="figure" data-place=${`seat:${t.seat}`}>${y(t.rack)}</span>
      <span class="quiet small">${l.filter(Boolean).join(" \xB7 ")}</span>
    </div>
    ${r.map(([u,d])=>c`<div key=${u} class="small" data-place=${u}>
      <span class="quiet">${A(u.split(":").filter(p=>p!==String(t.seat)).join(" "))}</span>
      <b class="figure"> ${y(d)}</b>
    </div>`)}
    ${o.map(([u,d])=>c`<${Va} key=${u} name=${Qp(u)} zone=${Vp(u,d,e)} />`)}
  </div>`}var Vp=(t,e,n)=>t.startsWith("hand:")?{...e,cards:Xe(e.cards,n)}:e,Qp=t=>A(t.split(":").filter(e=>!/^\d+$/.test(e)).join(" ")),Yp=["sheet","scores","tokens"];function za({facts:t,players:e}){let n=Object.entries(t).filter(([s])=>!(t.sheet&&Yp.includes(s))).map(([s,o])=>[s,Qa(s,o,e)]).filter(([,s])=>s);return n.length>0&&c`<dl class="general-facts">
    ${n.map(([s,o])=>c`<div key=${s}><dt>${A(s)}</dt><dd>${o}</dd></div>`)}
  </dl>`}var Zp=new Set("seat turn leader bidder declarer closer stopped winner playing losers winners takers".split(" ")),Qa=(t,e,n)=>Zp.has(t)?Xp(e,n):Ya(e,n),Xp=(t,e)=>[t??[]].flat().map(n=>e[n]??i("seat {seat}",{seat:n})).join(", ");function Ya(t,e){return t==null||t===""?"":typeof t=="boolean"?t?i("yes"):i("no"):Array.isArray(t)?t.map(s=>Ya(s,e)).filter(Boolean).join(", "):typeof t!="object"?no[t]?so(t):_t(t):Object.entries(t).map(([s,o])=>[e[s]??so(s),Qa(s,o,e)]).filter(([,s])=>s).map(([s,o])=>`${s} ${o}`).join(" \xB7 ")}var Za={Felt:rd,Seen:ad,deed:sd,passOn:od},td=10,ed={T:10,Q:12},nd=([t,e])=>(ed[t]??Number(t))+(e==="h"?td:0);function sd({do:t,args:e},{round:n}){return t==="show"&&e.card!=="??"?`${C(n)[e.seat]}: ${P(e.card)}.`:""}function od({prompt:t,facts:e,record:n}){let s=n.at(-1)?.do==="choose"&&t?.awaited.length===1;return e&&s?t.awaited[0]:null}function rd({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return c`<section class="felt tricks" aria-label=${i("felt")}>
    <header class="tricks-head">
      <p>${F("{match} of {count}##a match, of so many",{match:c`<b>${i("match {number}",{number:Math.min(n.facts.matches.length+1,n.options.cards_in_play)})}</b>`,count:n.options.cards_in_play})}
        ${n.facts.changed&&` \xB7 ${i("the hands have changed places")}`}</p>
      <span class="tricks-pot" data-place="pot">${n.places.pot>0&&c`${F("pot {chips}",{chips:c`<b class="figure">${y(n.places.pot)}</b>`})}`}</span>
    </header>
    <${Xa} round=${n} lit=${o} holds=${s.hand_over?.seat} />
    <${Rt} state=${t} />
  </section>`}function ad({round:t}){return c`<div class="matches-seen"><${Xa} round=${t} lit=${()=>!1} /></div>`}function Xa({round:t,lit:e,holds:n}){let s=t.options.cards_in_play;return c`<div class=${T(["matches",s>10&&"is-long"])}>
    ${t.seats.map(({seat:o,player:r,rack:a},l)=>c`<section key=${o} class=${T(["matches-row",e(o)&&"is-lit"])} aria-label=${r}>
      <span class="matches-name"><${ee} at=${l} /> <b>${r}</b>
        <b class="figure">${id(t.facts.won[o])}</b>
        <span class="small" data-place=${`seat:${o}`}>${cd(t,o,a,n)}</span></span>
      <div class="matches-cards">
        ${[...Array(s).keys()].map(u=>c`<${ld} key=${u} round=${t} seat=${o} match=${u} half=${u===s/2} />`)}
      </div>
    </section>`)}
  </div>`}var id=t=>H("{count} match","{count} matches",t),cd=(t,e,n,s)=>[s===e&&i("has the tablet"),n>0&&H("{count} chip","{count} chips",n),t.markers[e]>0&&i("owes {chips}",{chips:y(t.markers[e])})].filter(Boolean).join(" \xB7 ");function ld({round:t,seat:e,match:n,half:s}){let{matches:o}=t.facts,r=o[n],a=r?.cards[e]??(n===o.length?ud(t,e):null);return c`<span class=${T(["matches-card",s&&"is-half"])}>
    ${a?c`<${N} card=${a} lit=${r?.winner===e} dim=${!!r&&r.winner!==e} />`:c`<${bt} />`}
    <span class="small figure">${a&&a!=="??"?nd(a):""}</span>
  </span>`}function ud({prompt:t,zones:e,facts:n,options:s},o){if(t?.say.code==="divide-and-conquer.match")return t.awaited.includes(o)?null:"??";let r=n.matches.length%(s.cards_in_play/2);return e[`played:${o}`]?.cards[r]??null}var ei={Felt:kd,words:dd,deed:fd,payments:bd,amongPlayers:!0,payment:yd,over:hd,passOn:$d,handNote:md},pd={A:1,T:10},ti=([t])=>pd[t]??Number(t);function dd(){return{draw:()=>i("DRAW"),pass:()=>i("PASS")}}function fd({do:t},{who:e}){return t==="draw"?i("{player} draws a card.",{player:e}):t==="pass"?i("{player} passes.",{player:e}):null}function $d({prompt:t}){return t?.say.code==="kabu.draw"?t.awaited[0]:null}function md({zones:t},e){let n=t[`hand:${e}`].cards,s=n.reduce((r,a)=>r+ti(a),0),o=s>9?`: ${i("counts {count}",{count:s%10})}`:"";return`${n.map(ti).join(" + ")} = ${s}${o}`}function hd(t){return(n=>t.record.at(-1)?.events.find(s=>s.code===n)?.text)("kabu.over")??(t.facts.debts.length?i("Everybody has paid."):i("Equal counts: nobody owes anything."))}function bd({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=C(t),s=Xt(t).filter(({action:a})=>a===e),o=[];for(let a of t.facts.debts){o.at(-1)?.seat!==a.from&&o.push({action:e,seat:a.from,player:n[a.from],amount:0,debts:[],ids:[]});let l=o.at(-1);l.debts.push(a),a.paid&&(l.amount-=a.amount,l.ids.push(s.shift().id))}let r=s.map(({from:a,amount:l,id:u})=>{let d=Number(a.split(":")[1]);return{action:e,seat:d,player:n[d],amount:-l,debts:[],ids:[u]}});return[...o,...r]}function yd({seat:t,amount:e,debts:n},s){let o=C(s),{counts:r}=s.facts,{stake:a}=s.options,l=n.reduce((f,m)=>f+m.amount,0),u=f=>`${r[f]} \u2212 ${r[t]}`,d=a>1?` \xD7 ${y(a)}`:"";if(!n.length)return{hand:i("repays the house's marker")};if(!e){let f=s.seats.find(m=>m.seat===t).rack;return{line:i("{player} owes {owed}, holds {chips}, and pays nobody.",{player:o[t],owed:l,chips:y(f)})}}let p=n.map(({to:f,amount:m})=>({to:o[f],amount:m,why:d?`(${u(f)})${d}`:u(f)}));return{line:i("{player} pays {others}.",{player:o[t],others:gd(p)}),pushes:p}}function gd(t){let e=t.map(({to:n,amount:s})=>`${n} ${y(s)}`);return pt(e)}function kd({state:t,pace:e,paying:n,face:s}){let{round:o,table:r}=t,{facts:a}=o,l=_d(o),u=Object.keys(a.counts).length>0,d=o.finished&&a.debts.length>0,p=new Set(s.payments(t).slice(0,e.paid).map(({seat:m})=>m)),f=C(o);return c`<section class="felt kabu" aria-label=${i("felt")} style=${{"--players":l.length}}>
    <${wd} round=${o} showing=${u} />
    <div class="kabu-row kabu-head">
      ${!d&&c`<span class="kabu-differ">${vd(o)}</span>`}
      ${d&&c`<span class="kabu-title">${i("pays")}</span>
        ${l.map(m=>c`<span class="kabu-to" key=${m}>${f[m]}</span>`)}
        <span class="kabu-net">${i("net")}</span>`}
    </div>
    ${l.map(m=>c`<${xd} key=${m} seat=${m} seats=${l} round=${o} owing=${d}
      lit=${(n?.seat??o.prompt?.say.args.seat)===m} paid=${p.has(m)}
      holds=${r.hand_over?.seat===m} />`)}
  </section>`}var _d=({seats:t,dealer:e})=>{let n=t.map(({seat:s})=>s).sort((s,o)=>s-o);return[...n.filter(s=>s>e),...n.filter(s=>s<=e)]},vd=({record:t})=>t[0]?.events.find(({code:e})=>e==="kabu.racks-differ")?.text;function wd({round:t,showing:e}){let{facts:n,options:s,zones:o}=t;return c`<p class="kabu-heading">
    <b>${i("hand {number}",{number:n.hand})}</b>
    <span>${e?i("showing"):i("lap {lap} of 2",{lap:n.lap})}</span>
    <span>${i("stock {count}",{count:o.stock.count})}</span>
    <span>${H("{count} chip a point","{count} chips a point",s.stake)}</span>
  </p>`}function xd({seat:t,seats:e,round:n,owing:s,lit:o,paid:r,holds:a}){let l=n.seats.find($=>$.seat===t),{facts:u}=n,d=n.zones[`hand:${t}`].cards,p=u.counts[t],f=n.markers[t],m=[n.dealer===t&&i("the deal"),a&&i("has the tablet"),f&&i("owes {chips}",{chips:y(f)})];return c`<div class=${T(["kabu-row",o&&"is-lit",r&&"is-paid"])} role="group" aria-label=${l.player}>
    <span class="kabu-who">
      <b>${l.player}</b><span class="figure" data-place=${`seat:${t}`}>${y(l.rack)}</span>
      <span class="kabu-note">${m.filter(Boolean).join(" \xB7 ")}</span>
    </span>
    <${q} cards=${d} />
    <b class="kabu-count">${p}</b>
    ${s?c`<${Td} seat=${t} seats=${e} debts=${u.debts} paid=${r} />`:c`<span class="kabu-state">${p===void 0?Sd(n,t):""}</span>`}
  </div>`}function Sd({facts:t,zones:e,prompt:n},s){let{count:o}=e[`hand:${s}`];return t.drawing.includes(s)?n?.say.code!=="kabu.draw"?"":n.awaited.includes(s)?o>2?i("one more?"):i("draws or passes"):o>t.lap+1?i("drew a card"):"":i("passed with {count}",{count:o})}function Td({seat:t,seats:e,debts:n,paid:s}){let o=(l,u)=>n.find(d=>d.from===l&&d.to===u),r=l=>l.filter(u=>u.paid).reduce((u,{amount:d})=>u+d,0),a=r(n.filter(({to:l})=>l===t))-r(n.filter(({from:l})=>l===t));return c`
    ${e.map(l=>c`<${Od} key=${l} debt=${o(t,l)} done=${s} own=${l===t} />`)}
    <b class=${T(["kabu-net",a>0&&"won",a<0&&"lost"])}>${mt(a)}</b>`}function Od({debt:t,done:e,own:n}){return t?c`<span class=${T(["kabu-debt",!t.paid&&"is-unpaid",t.paid&&e&&"is-done"])}>
    ${y(t.amount)}${t.paid&&e?c`<span class="kabu-tick">✓</span>`:""}
    ${!t.paid&&c`<span class="unseen">${`, ${i("not paid")}`}</span>`}
  </span>`:c`<span class=${T(["kabu-debt",n&&"is-own"])}></span>`}var he=[..."789TJQKA"];function sn({round:t}){let{contract:e}=t.facts,n={train:Cd,quart:jd,domino:Nd}[e]??Ad;return c`<div class="lorum-middle"><${n} round=${t} /></div>`}var Ad=({round:{board:t,facts:e,seats:n}})=>c`<div class="lorum-trick" role="group" aria-label=${i("the trick")}>
  ${n.map(({seat:s})=>{let o=t.trick.find(r=>r.seat===s);return c`<span key=${s} class=${`lorum-played is-seat-${s}`}>
      ${o?c`<${N} card=${o.card} lit=${Ed(e,t,s)} />`:c`<${bt} />`}
    </span>`})}
</div>`,Ed=(t,e,n)=>e.trick.length===4&&t.takers[0]===n&&t.takers.every(s=>s===n);function Cd({round:{zones:t,facts:e,board:n}}){let{total:s}=e,o=n.tolls.find(([a])=>a>s),r=t.train?.cards??[];return c`<div class="lorum-train" role="group" aria-label=${i("the train, total {total}",{total:s})}>
    <b class="lorum-total">${s}</b>
    <ol class="lorum-tolls">${n.tolls.map(([a,l])=>c`<li key=${a} class=${T([a<=s&&"is-done",o?.[0]===a&&"is-next"])}>
      <b>${a}</b> <span>${i("costs {chips}",{chips:y(l)})}</span></li>`)}</ol>
    <div class="lorum-cars">${r.map(a=>c`<${N} key=${a} card=${a} />`)}</div>
  </div>`}function jd({round:{zones:t,board:e}}){let n=t.run?.cards??[],s=t.gone?.count??0;return c`<div class="lorum-run" role="group" aria-label=${i("the run")}>
    <div class="lorum-cars">
      ${n.map(o=>c`<${N} key=${o} card=${o} />`)}
      ${e.wanted&&c`<span class="lorum-wanted"><${N} card=${e.wanted} dim /><span>${i("wanted")}</span></span>`}
      ${!n.length&&c`<${bt} />`}
    </div>
    <p class="quiet">${i("{gone} played before",{gone:s})}</p>
  </div>`}function Nd({round:{zones:t,board:e}}){let n=new Set(t.layout?.cards??[]),s=Hd(e);return c`<div class="lorum-grid" role="group" aria-label=${i("the domino")}>
    ${[..."shdc"].map(o=>he.map(r=>{let a=r+o;return c`<span key=${a}>${n.has(a)?c`<${N} card=${a} />`:c`<${bt} label=${s.has(a)?i("room for {card}",{card:a}):i("no card yet")} wanted=${s.has(a)} />`}</span>`}))}
  </div>`}function Hd({laid:t,first_rank:e}){return e?new Set(Object.entries(t).flatMap(([n,s])=>{if(!s.length)return[e+n];let[o,r]=s.map(([a])=>he.indexOf(a));return[he[o-1],he[r+1]].filter(Boolean).map(a=>a+n)})):new Set}var ni=({prompt:t},e)=>t?.options.filter(({by:n})=>n===e)??[];function si({table:t,hand:e,seat:n,who:s,act:o,onCover:r}){let{round:a}=e,l=ni(a,n),u=l.find(g=>g.do==="play"),d=l.find(g=>g.do==="pass"),p=a.prompt?.options.map(K).join()??"",f=rt(p),m=(g,k)=>f.swallows(k)||o({...u,args:g}),$=a.zones[`hand:${n}`],h=Oe(a),w=t.late.value;return c`
    <section class="hand-felt lorum-hand" aria-label=${i("your hand")}>
      ${$.sight==="others"?c`<${Bd} round=${a} seat=${n} />`:c`<div class="lorum-seen"><${sn} round=${a} /></div>`}
      ${$.sight==="others"?c`<${oi} left=${a.facts.positions?.[n]??[]} open=${u?.values.position??[]} onTap=${(g,k)=>m({position:g},k)} />`:c`<div class="tap-hand" role="group" aria-label=${i("your cards")}>
            ${h.arranged($.cards).map(g=>u?.values.card.includes(g)?c`<button type="button" class="tap-card is-open" key=${g} aria-label=${ut(g)} onClick=${k=>m({card:g},k)}><${N} card=${g} /></button>`:c`<span class="tap-card" key=${g}><${N} card=${g} dim=${!!u} /></span>`)}
          </div>`}
    </section>
    <section class="foot" aria-label=${i("what is next")}>
      <${at} text=${a.prompt?.say.text??i("The hand is over.")} detail=${s} />
      <${ht} table=${t} />
      <${L} question=${p} end=${c`${$.sight==="owner"&&c`<${Ae} sorting=${h} />`}<${b} kind="plain" onTap=${r}>${i("cover")}<//><${b} kind="plain" onTap=${t.takeBack}>${i("back to the dealer")}<//>`}>
        ${d?c`<${b} kind="main" busy=${w} onTap=${()=>o({...d,args:{}})}>${i("PASS")}<//>`:c`<p class="controls-note">${u?i("Tap the card you play."):i("Nothing of yours is asked for.")}</p>`}
      <//>
    </section>`}var oi=({left:t,open:e,onTap:n})=>c`<div class="tap-hand" role="group" aria-label=${i("your cards, unseen")}>
  ${[...Array(8).keys()].map(s=>t.includes(s)?c`<button type="button" class="tap-card is-open" key=${s} disabled=${!e.includes(s)}
      aria-label=${i("card {number}",{number:s+1})} onClick=${o=>n(s,o)}><${N} card="??" /></button>`:c`<span class="tap-card" key=${s}><${bt} /></span>`)}
</div>`;function Bd({round:t,seat:e}){let n=C(t),s=t.seats.filter(o=>o.seat!==e);return c`<div class="lorum-others">
    <${sn} round=${t} />
    <div class="lorum-hands">${s.map(o=>c`<${q} key=${o.seat} cards=${t.zones[`hand:${o.seat}`].cards} label=${n[o.seat]} />`)}</div>
  </div>`}function ri({table:t,state:e,news:n}){let{round:s}=e,{prompt:o}=s,r=o.options.map(K).join(),a={table:t,state:e,round:s,question:r};return c`<section class="foot lorum-foot" aria-label=${i("what is next")}>
    <${at} text=${o.say.text} news=${n} detail=${wt(s,o.awaited)} />
    <${ht} table=${t} />
    ${s.cards==="physical"?c`<${Ld} ...${a} />`:c`<${Pd} ...${a} />`}
  </section>`}function Pd({table:t,state:e,round:n,question:s}){let[o]=n.prompt.awaited,r=ni(n,o).find(({values:a})=>a.position);return c`<${L} question=${s}>
    ${fe(t,e)}
    ${r&&c`<div class="lorum-backs"><${oi} left=${n.facts.positions[o]} open=${r.values.position}
      onTap=${a=>t.act({...r,args:{position:a}})} /></div>`}
  <//>`}function Ld({table:t,round:e,question:n}){let{prompt:s,undoable:o}=e,r=t.late.value,a=s.options.filter(f=>f.do==="play"),l=s.options.find(f=>f.do==="pass"),u=c`<${b} kind="plain" disabled=${!o} busy=${r} onTap=${t.undo}>${i("take back")}<//>`;if(a.length>1){let f=C(e);return c`<${L} question=${n} end=${u}>
      ${a.map(m=>c`<${b} key=${m.by} kind="main" busy=${r}
        onTap=${()=>t.act({...m,args:{card:m.values.card[0]}})}>${f[m.by]} ${P(m.values.card[0])}<//>`)}
    <//>`}let[d]=a,p=new Set(d?.values.card??[]);return c`<${L} end=${c`
      ${l&&c`<${b} kind="main" busy=${r} onTap=${()=>t.act({...l,args:{}})}>${i("PASS")}<//>`}
      ${u}`}>
    <div class="lorum-pack" role="group" aria-label=${i("cards")}>
      ${[..."shdc"].flatMap(f=>he.map(m=>m+f)).map(f=>c`<button type="button" key=${f}
        class=${T(["picker-card",`suit-${f[1]}`,!p.has(f)&&"is-out"])} disabled=${!p.has(f)||r}
        aria-label=${ut(f)} onClick=${()=>t.act({...d,args:{card:f}})}>${p.has(f)&&c`<${le} card=${f} />`}</button>`)}
    </div>
  <//>`}var ro={"no-hearts":i("No hearts"),queens:i("Queens"),"no-tricks":i("No tricks"),"hairy-ape":i("Hairy Ape"),train:i("Train"),quart:i("Quart"),domino:i("Domino")};function ii({state:t,onClose:e}){let{round:n,table:s}=t,o=C(n),r=n.seats.map(({seat:$})=>$),{contracts:a,deals:l}=n.board,u=Rd(s,n),d=$=>s.seats.find(h=>h.player===$)?.seat,p=Fd(u,d),f=$=>[...u.values()].reduce((h,w)=>h+(oo(w,$,d)??0),0),m=($,h)=>u.get(h*a.length+1)?.find(g=>g.seat===$)?.name??o[$];return c`<${D} title=${i("The score")} onClose=${e} foot=${c`<${b} kind="plain" onTap=${e}>${i("go back")}<//>`}>
    <div class="lorum-scores">
    <table class="lorum-sheet">
      <thead>
        <tr><th><span class="unseen">${i("contract##heads the column of contracts")}</span></th>${l.map(($,h)=>c`<th key=${$} colspan="4" scope="colgroup">${i("{player} deals",{player:m($,h)})}</th>`)}</tr>
        <tr><th><span class="unseen">${i("contract##heads the column of contracts")}</span></th>${l.map($=>r.map(h=>c`<th key=${`${$} ${h}`} class=${T([h===r[0]&&"starts"])}>${o[h].slice(0,3)}</th>`))}</tr>
      </thead>
      <tbody>${a.map(($,h)=>c`<tr key=${$}>
        <th scope="row">${ro[$]}</th>
        ${l.map((w,g)=>{let k=g*a.length+h+1,S=u.get(k);return r.map(O=>{let _=S&&oo(S,O,d);return c`<td key=${`${k} ${O}`} class=${T([O===r[0]&&"starts",k===n.facts.hand&&"is-now",_>0&&"won",_<0&&"lost"])}>
              ${S?_===void 0?"\u2013":_?mt(_):"\xB7":""}</td>`})})}
      </tr>`)}</tbody>
    </table>
    </div>
    <p class="lorum-sums">${r.map(($,h)=>c`<span key=${$}><${ee} at=${h} /> ${o[$]} <b class=${T([f($)>0&&"won",f($)<0&&"lost"])}>${mt(f($))}</b></span>`)}
      ${p.map(({player:$,name:h,result:w})=>c`<span key=${`gone ${$}`} class="quiet">${i("{player} (left)",{player:h})} <b>${mt(w)}</b></span>`)}
      <span>${F("pot {chips}",{chips:c`<b>${y(n.places.pot??0)}</b>`})}</span></p>
    ${u.size>1&&c`<${Qn} deals=${Md(u,o,r,d)} />`}
  <//>`}function Md(t,e,n,s){let o=Object.fromEntries(n.map(r=>[r,0]));return[...t].map(([r,a])=>{let l=Object.fromEntries(n.map(d=>[d,o[d]+(oo(a,d,s)??0)])),u={better:"high",goal:null,before:o,after:l};return o=l,{deal:r,names:e,sheet:u}})}function Rd({past:t,seats:e},n){let s=n.facts.hand-1,o=s?t.filter(({voided:a})=>!a).slice(-s):[],r=new Map(o.map((a,l)=>[s-o.length+l+1,ai(a.seats,a.results)]));return n.finished?r.set(n.facts.hand,ai(e,Dd(n))):r}var ai=(t,e)=>t.map(({seat:n,player:s,name:o})=>({seat:n,player:s,name:o,result:e[n]??0})),oo=(t,e,n)=>t.find(({player:s})=>n(s)===e)?.result;function Fd(t,e){let n=new Map;for(let{player:s,name:o,result:r}of[...t.values()].flat())e(s)===void 0&&n.set(s,{player:s,name:o,result:(n.get(s)?.result??0)+r});return[...n.values()]}function Dd({record:t,seats:e}){let n=Object.fromEntries(e.map(({seat:s})=>[s,0]));for(let{from:s,to:o,amount:r}of t.flatMap(({transfers:a})=>a))s==="house"||o==="house"||(s.startsWith("seat:")&&(n[s.slice(5)]-=r),o.startsWith("seat:")&&(n[o.slice(5)]+=r));return n}var ci={Felt:Jd,Foot:()=>ri,OpenHand:si,words:Id,deed:qd,event:Ud,payments:Kd,amongPlayers:!0,payment:Gd,over:zd,passOn:Wd};function Id(){return{pass:()=>i("PASS")}}function qd({do:t,args:e},{who:n}){return t==="pass"?i("{player} passes.",{player:n}):t!=="play"?null:e.card&&e.card!=="??"?`${n}: ${P(e.card)}.`:i("{player} plays a card.",{player:n})}function Ud({code:t,args:e,text:n}){return t==="lorum.total"?i("Total {total}.",{total:e.total}):n}function Wd({prompt:t}){return t?t.awaited.length===1?t.awaited[0]:t.options[0]?.by??null:null}function Kd({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=C(t),s=[];for(let o of Xt(t).filter(({action:r})=>r===e)){let r=Lt(o.from)??Lt(o.to)??0,a=o.from==="pot";(s.at(-1)?.seat!==r||s.at(-1).takes!==a)&&s.push({action:e,seat:r,player:n[r],takes:a,amount:0,transfers:[],ids:[]});let l=s.at(-1);l.ids.push(o.id),o.from!=="house"&&(l.transfers.push(o),l.amount+=a?o.amount:-o.amount)}return s}function Gd({player:t,takes:e,amount:n,transfers:s},o){if(e)return{line:i("{player} takes the pot, {chips}.",{player:t,chips:y(n)})};let r=C(o),a=u=>u==="house"?i("the house"):r[Lt(u)??0]??i("the pot"),l=s.map(u=>({to:a(u.to),amount:u.amount}));return{line:i("{player} pays {others}.",{player:t,others:l.map(u=>`${u.to} ${y(u.amount)}`).join(", ")}),sums:[...new Set(s.map(({why:u})=>u))],pushes:l}}function zd({facts:t,board:e,record:n}){return n.at(-1)?.events.find(({code:o})=>o==="lorum.over")?.text??i("Hand {hand} of {hands} is over and paid.",{hand:t.hand,hands:e.hands})}function Jd(t){let{state:e,paying:n}=t,{round:s,table:o}=e,[r,a]=v(!1),l=u=>n?n.seat===u:!!s.prompt?.awaited.includes(u);return c`<section class="felt lorum" aria-label=${i("felt")}>
    <${Vd} round=${s} onSheet=${()=>a(!0)} />
    <div class=${`lorum-table is-${s.facts.contract}`}>
      ${s.seats.map(({seat:u})=>c`<${Qd} key=${u} seat=${u} round=${s} lit=${l(u)} holds=${o.hand_over?.seat===u} />`)}
      <${sn} round=${s} />
    </div>
    ${r&&c`<${ii} state=${e} onClose=${()=>a(!1)} />`}
  </section>`}function Vd({round:t,onSheet:e}){let{facts:n,board:s,places:o,options:r}=t;return c`<header class="lorum-head">
    <ol class="lorum-contracts" aria-label=${i("the contracts")}>
      ${s.contracts.map((a,l)=>c`<li key=${a} class=${T([a===n.contract&&"is-lit",l<(n.hand-1)%s.contracts.length&&"is-done"])}>${ro[a]}</li>`)}
    </ol>
    <div class="lorum-line">
      <span>${F("{hand} of {count}##a hand, of so many",{hand:c`<b>${i("hand {number}",{number:n.hand})}</b>`,count:s.hands})}</span>
      <span>${H("{count} chip a point","{count} chips a point",r.stake)}</span>
      <span data-place="pot">${F("pot {chips}",{chips:c`<b class="figure">${y(o.pot??0)}</b>`})}</span>
      <${b} kind="quiet" onTap=${e}>${i("score sheet")}<//>
    </div>
  </header>`}function Qd({seat:t,round:e,lit:n,holds:s}){let{facts:o,zones:r,markers:a}=e,l=C(e)[t],u=e.seats.find($=>$.seat===t).rack,d=r[`hand:${t}`].count,p=(r[`won:${t}`]?.count??0)/4,f=o.points?.[t],m=[e.dealer===t&&i("the deal"),f&&H("{count} point","{count} points",f),s&&i("has the tablet"),a[t]>0&&i("owes {chips}",{chips:y(a[t])})];return c`<section class=${T(["lorum-seat",`is-seat-${t}`,n&&"is-lit"])} aria-label=${l}>
    <span class="lorum-name"><b>${l}</b> <span class="figure" data-place=${`seat:${t}`}>${y(u)}</span></span>
    <span class="small quiet">${m.filter(Boolean).join(" \xB7 ")}</span>
    <span class="small">${[d&&H("{count} card","{count} cards",d),p&&H("{count} trick","{count} tricks",p)].filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var li={c:"\u2663\uFE0E",d:"\u2666\uFE0E",h:"\u2665\uFE0E",s:"\u2660\uFE0E"},Yd=12,ui=t=>li[t],Zn=({points:t,no_trump:e})=>e?i("{points} no trump",{points:t}):String(t);function pi({bids:t=[],passed:e=[],contract:n},s){if(e.includes(s))return c`<span class="small quiet">${i("passes")}</span>`;let o=t.find(a=>a.seat===s);if(!o)return null;let r=n?.seat===s;return c`<span class=${r?"tricks-contract":"small"}>${r?i("plays##a contract"):i("bids##an amount")} ${Zn(o)}</span>`}function di({table:t,state:e,news:n}){let{round:s}=e,{prompt:o,undoable:r}=s,a=$=>o.options.find(h=>h.do===$),l=t.late.value,u=c`<${b} kind="plain" disabled=${!r} busy=${l} onTap=${t.undo}>${i("take back")}<//>`,d=($,h)=>()=>t.act({...$,args:h}),p=a("bid"),f=a("trump"),m=($,h)=>$&&c`<${b} kind="plain" busy=${l} onTap=${d($,{})}>${h}<//>`;return c`<section class="foot tricks-foot" aria-label=${i("what is next")}>
    <${at} text=${o.say.text} news=${n} />
    <${ht} table=${t} />
    <${L} question=${o.options.map(K).join()} end=${u}>
      ${qs(e).length>0&&fe(t,e)}
      ${p&&c`<${Zd} bid=${p} round=${s} busy=${l} onBid=${$=>t.act({...p,args:$})} />`}
      ${f&&c`<${Xd} busy=${l} onName=${$=>t.act({...f,args:$})} />`}
      ${m(a("pass"),i("PASS"))}
      ${m(a("misdeal"),i("misdeal"))}
    <//>
  </section>`}var Zd=({bid:t,round:e,busy:n,onBid:s})=>c`<div class="bids" role="group" aria-label=${i("bids")}>
  ${tf(t,e).map(({points:o,without:r,open:a})=>c`<${b} key=${`${o} ${r}`} kind=${a?"main":"plain"} disabled=${!a} busy=${n}
    onTap=${()=>s(r?{points:o,no_trump:!0}:{points:o})}>
      <span class="unseen">${i("bid {bid}",{bid:Zn({points:o,no_trump:r})})}</span>
      <span aria-hidden="true">${o}${r&&c`<small> ${i("NT")}</small>`}</span><//>`)}
</div>`,Xd=({busy:t,onName:e})=>Object.entries(li).map(([n,s])=>c`<${b} key=${n} kind="main" large busy=${t} name=${i("trumps {sign}",{sign:s})} onTap=${()=>e({suit:n})}>${s}<//>`);function tf({by:t,values:e,optional:n},{facts:s,dealer:o,options:r}){let a=s.bids.at(-1),l=(p,f)=>2*p+Number(f),u=a?l(a.points,a.no_trump)+(t===o?0:1):0,d=[];for(let p of[!1,!0])for(let f=r.minimum_bid;f<=Yd;f+=1)d.push({points:f,without:p,open:l(f,p)>=u&&f>=e.points.min&&(p||n.includes("no_trump"))});return d}var fi=on(af),$i=on(lf),mi={...on(uf),Foot:pf};function on(t){let e=({round:n})=>c`<div class="tricks-seen"><${t} round=${n} /><${hi} round=${n} /></div>`;return{deed:ef,passOn:nf,Felt:sf(t),Seen:e}}function ef({do:t,args:e},{who:n}){return t==="play"?e.card&&e.card!=="??"?`${n}: ${P(e.card)}.`:i("{player} plays a card.",{player:n}):["bid","pass","trump","misdeal"].includes(t)?"":null}function nf({prompt:t}){return t?.awaited.length===1?t.awaited[0]:null}function sf(t){return function(n){let{state:s,paying:o}=n,{round:r,table:a}=s;return c`<section class="felt tricks" aria-label=${i("felt")}>
      <header class="tricks-head">
        <${t} round=${r} />
        <span class="tricks-pot" data-place="pot">${r.places.pot>0&&c`${F("pot {chips}",{chips:c`<b class="figure">${y(r.places.pot)}</b>`})}`}</span>
      </header>
      <${hi} round=${r} paying=${o} holds=${a.hand_over?.seat} />
      <${Rt} state=${s} />
    </section>`}}function hi({round:t,paying:e,holds:n}){let s=a=>e?e.seat===a:!!t.prompt?.awaited.includes(a),o=!t.zones.trick?.cards.length,r=t.cards==="virtual"&&Object.keys(t.facts.scores).some(a=>a.includes("+"));return c`<div class=${T(["tricks-seats",o&&"is-empty",r&&"is-across"])}>
    ${t.seats.map(a=>c`<${of} key=${a.seat} seated=${a} round=${t} lit=${s(a.seat)} holds=${n===a.seat} />`)}
  </div>`}function of({seated:{seat:t,player:e,rack:n},round:s,lit:o,holds:r}){let{facts:a,zones:l,markers:u}=s,d=l[`hand:${t}`]?.count??0,p=a.tricks.takers.filter(h=>h===t).length,f=Object.keys(a.scores),m=f.findIndex(h=>h.split("+").includes(String(t))),$=[d&&H("{count} card","{count} cards",d),p&&H("{count} trick","{count} tricks",p),s.dealer===t&&i("the deal"),r&&i("has the tablet"),n>0&&H("{count} chip","{count} chips",n),u[t]>0&&i("owes {chips}",{chips:y(u[t])})];return c`<section class=${T(["tricks-seat",o&&"is-lit"])} aria-label=${e}>
    <span class="tricks-name"><${ee} at=${m} /> <b>${e}</b></span>
    <span class="tricks-score"><b class="figure">${y(a.scores[f[m]])}</b> ${pi(a,t)}</span>
    <${rf} round=${s} seat=${t} />
    <span class="small">${$.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}function rf({round:t,seat:e}){let{order:n,takers:s}=t.facts.tricks,o=t.zones.trick?.cards??[];if(t.finished)return null;let r=o[n.indexOf(e)];if(!r)return c`<${bt} />`;let a=o.length===n.length&&s.at(-1)===e;return c`<${N} card=${r} lit=${a} />`}function af({round:{facts:t,options:e}}){return c`<p><b>${i("deal {number}",{number:t.deal})}</b> · ${i("{limit} points end the game \xB7 {jack} 2, every other jack 1",{limit:e.limit,jack:"J\u2660\uFE0E"})}${e.token>0&&` \xB7 ${H("{count} chip a point","{count} chips a point",e.token)}`}</p>`}var cf={tricks:"Tricks 10",hearts:"Hearts 10",queens:"Queens 25","king-of-spades":"K\u2660\uFE0E 100","last-trick":i("Last trick 100"),everything:i("Everything")};function lf({round:{facts:t}}){return c`<ol class="tricks-contracts" aria-label=${i("the six deals")}>
    ${Object.entries(cf).map(([e,n],s)=>c`<li key=${e} class=${T([s===t.deal-1&&"is-lit",s<t.deal-1&&"is-done"])}>${n}</li>`)}
  </ol>`}function uf({round:t}){let{deal:e,contract:n,trump:s}=t.facts,o=C(t),r=n?c`<b>${i("{player} plays {bid}",{player:o[n.seat],bid:Zn(n)})}</b>${s&&c`, <b class="tricks-trump">${ui(s)}</b> ${i("trumps")}`}`:c`<b>${i("bidding")}</b>`;return c`<p>${i("deal {number}",{number:e})} · ${r} · 5♥${"\uFE0E"} +5 · 3♠${"\uFE0E"} −3</p>`}function pf(t){return t.prompt?.options.some(({do:e})=>e==="bid"||e==="trump")?di:null}var df=[..."ATKQJ"],ff=[..."shdc"].flatMap(t=>df.map(e=>e+t));function bi({table:t,state:e,news:n,face:s}){let[o,r]=v(null),{round:a}=e,{prompt:l}=a,u=s.sure(),d=s.words(),p=l.options.find(k=>k.do==="play"),f=l.options.filter(k=>k!==p),m=t.late.value,$=new Set(p.values.card),h=(k,S)=>u[k.do]?r({option:k,args:S}):t.act({...k,args:S}),w=()=>{r(null),t.act({...o.option,args:o.args})},g=k=>k.values.suit??[null];return c`<section class="foot" aria-label=${i("what is next")}>
    <${at} text=${l.say.text} news=${n} detail=${wt(a,l.awaited)} />
    <${ht} table=${t} />
    <div class="schnapsen-pack" role="group" aria-label=${i("cards")}>
      ${ff.map(k=>c`<button type="button" key=${k} class=${T(["picker-card",`suit-${k[1]}`,!$.has(k)&&"is-out"])}
        disabled=${!$.has(k)||m} aria-label=${ut(k)}
        onClick=${()=>t.act({...p,args:{card:k}})}>${$.has(k)&&c`<${le} card=${k} />`}</button>`)}
    </div>
    <${L} question=${l.options.map(K).join()} end=${c`
      <${b} kind="plain" disabled=${!a.undoable} busy=${m} onTap=${t.undo}>${i("undo")}<//>`}>
      ${f.flatMap(k=>g(k).map(S=>{let O=S?{suit:S}:{};return c`<${b} key=${`${k.do} ${S}`} busy=${m} onTap=${()=>h(k,O)}>
            ${d[k.do]?.(O)??k.do}
          <//>`}))}
    <//>
    ${o&&c`<${yt} ...${u[o.option.do](C(a)[o.option.by])} onYes=${w} onClose=${()=>r(null)} />`}
  </section>`}var $f={c:i("clubs"),d:i("diamonds"),h:i("hearts"),s:i("spades")},yi=on(ki),gi={...yi,Foot:mf,Seen:kf,deed:yf,sure:gf,words:bf};function mf({cards:t,prompt:e}){return t==="physical"&&e?.options.some(n=>n.do==="play")?bi:null}var hf={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"};function bf(){return{marry:({suit:t})=>i("marry {suit}",{suit:`${hf[t]??""}\uFE0E`})}}function yf(t,e){return t.do==="play"?yi.deed(t,e):""}function gf(){return{declare:t=>({title:i("{player} declares 66?",{player:t}),text:i("The tricks are turned up and counted. There is no way back."),yes:i("{player} declares",{player:t})}),close:t=>({title:i("{player} closes the stock?",{player:t}),text:i("Nobody draws any more, and whoever closes must reach 66."),yes:i("{player} closes",{player:t})})}}function kf({round:t}){let e=C(t),{order:n}=t.facts.tricks;return c`<div class="schnapsen-seen">
    <${ki} round=${t} />
    ${(t.zones.trick?.cards??[]).map((s,o)=>c`<${q} key=${s} cards=${[s]} label=${e[n[o]]} />`)}
  </div>`}function ki({round:t}){let{zones:e,facts:n}=t,s=C(t),[o]=e.upcard?.cards??[],r=e.stock.count+(o?1:0);return c`<div class="schnapsen-stock">
    <span class="schnapsen-cards">
      ${o&&c`<${N} card=${n.closed?"??":o} />`}
      ${e.stock.count>0&&!n.closed&&c`<${N} card="??" />`}
    </span>
    <span>
      ${n.trump&&c`<span class="schnapsen-trump">
        <svg class=${`suit-${n.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${lt[n.trump]} /></svg>
        <b>${$f[n.trump]}</b> ${i("trumps")}</span>`}
      <span class="small">${_f(n,r,s)}</span>
    </span>
    <span class="schnapsen-shown">
      ${n.marriages.map(({seat:a,suit:l,points:u,counts:d})=>c`<span class="schnapsen-marriage" key=${l}>
        <${q} cards=${[`K${l}`,`Q${l}`]} fanned />
        <span class="small"><b>${s[a]}</b> <b class="figure">${u}</b><br />${d?i("counts##of a marriage"):i("with the next trick")}</span>
      </span>`)}
    </span>
  </div>`}function _f({closed:t},e,n){return t?i("closed by {player}",{player:n[t.seat]}):e?i("stock {count}",{count:e}):i("stock drawn out")}var ao=t=>["speculation.market","speculation.due"].includes(t?.say.code),Xn=({facts:t},e)=>t.bids.filter(n=>n.seat===e);function _i({stands:t}){let e=Math.round(t/1e4);return t>0&&e===0?"under 1%":t<1e6&&e===100?"over 99%":`${e}%`}var jt=({prompt:t},e,n)=>t.options.find(s=>s.by===e&&s.do===n),vi=t=>ao(t.prompt)?jt(t,"dealer","sale"):null;function ts(t,e){let n=vi(t);return n&&e.deal?.asked===K(n)?e.deal:null}function wi(t,e,n){let s=vi(t);if(!s)return null;let{from:o,to:r,unseen:a}=s.values,l=ts(t,e),u=K(s);if(l&&(n===l.to||n===l.from&&a))return{asked:null};if(a&&!l)return o.includes(n)?{asked:u,from:n,unseen:!0}:null;let d=l?.from??o[0];return n===d||!r.includes(n)?null:{asked:u,from:d,to:n,unseen:!!a,price:vf(t,d,n,a)}}function vf(t,e,n,s){let o=Xn(t,n).find(a=>a.unseen===(s?e:null));if(o||!s)return o?.price;let r=t.record.flatMap(({events:a})=>a).findLast(({code:a})=>a==="speculation.sells-unseen");return r&&r.args.price<=xi(t,n)?r.args.price:void 0}var xi=({seats:t},e)=>t.find(n=>n.seat===e).rack;function Si({table:t,state:e,pad:n,setPad:s,news:o}){let{round:r,night:a}=e,l=ts(r,n),d={table:t,round:r,give:async(f,m)=>await t.act({...f,args:m})&&s($=>$.deal===n.deal?{deal:null}:{})};if(!l)return c`<${wf} ...${d} news=${o} />`;let p=f=>s({deal:{...l,price:f}});return c`<${xf} ...${d} news=${o} deal=${l} chipset=${a.chip_set} onPrice=${p} onCancel=${()=>s({deal:null})} />`}function wf({table:t,round:e,news:n,give:s}){let[o,r]=v(!1),{prompt:a,facts:l}=e,u=C(e),[d]=a.awaited,p=jt(e,d,"turn")??jt(e,d,"keep"),f=l.due===null&&jt(e,l.holder,"sell"),m=f&&l.bids.filter(k=>f.values.to.includes(k.seat)).sort((k,S)=>S.price-k.price)[0],$=l.offer&&jt(e,l.offer.to,"agree"),h=t.late.value,w=l.due===null?i("Sold? Tap the buyer."):i("An unseen card sold? Tap the seller, then the buyer."),g=!$&&c`<span class="controls-note">${w}</span>`;return c`<${ft} table=${t} line=${a.say.text} detail=${wt(e,a.awaited)} news=${n}>
    <${L} question=${K(p)} end=${g}>
      <${b} kind=${$?"plain":"main"} large busy=${h} onTap=${()=>$?r(!0):s(p,{})}>${p.do==="turn"?i("TURN"):i("KEEP")}<//>
      ${m&&c`<${b} kind="plain" busy=${h} onTap=${()=>s(f,{to:m.seat})}>${i("sell to {player} \xB7 {chips}",{player:u[m.seat],chips:y(m.price)})}<//>`}
      ${$&&c`<${b} kind="plain" busy=${h} onTap=${()=>s($,{})}>${i("{player} agrees \xB7 {chips}",{player:u[l.offer.to],chips:y(l.offer.price)})}<//>`}
      ${$&&c`<${b} kind="quiet" busy=${h} onTap=${()=>s(jt(e,l.holder,"withdraw"),{})}>${i("no more offer")}<//>`}
    <//>
    ${o&&$&&c`<${yt} title=${p.do==="turn"?i("Turn now?"):i("Keep now?")} no=${i("wait for {player}",{player:u[l.offer.to]})} yes=${p.do}
      text=${i("{player} has not answered the offer at {chips}. It ends with the next card.",{player:u[l.offer.to],chips:y(l.offer.price)})}
      onYes=${()=>{r(!1),s(p,{})}} onClose=${()=>r(!1)} />`}
  <//>`}function xf({table:t,round:e,deal:n,chipset:s,news:o,give:r,onPrice:a,onCancel:l}){let u=C(e),{from:d,to:p,price:f,unseen:m}=n,$=p===void 0?0:xi(e,p),h=m?i("an unseen card"):P(e.zones.held.cards[0]),w=f===void 0?"for \u2026":f===0?i("for nothing"):i("for {chips}",{chips:y(f)}),g=p===void 0?i("{player} sells {what}: tap the buyer.",{player:u[d],what:h}):i("{player} sells {what} to {buyer} {priced}.",{player:u[d],what:h,buyer:u[p],priced:w}),k=c`<${b} kind="plain" onTap=${l}>${i("cancel")}<//>`;if(p===void 0)return c`<${ft} table=${t} line=${g} news=${o}><${L} question=${`from ${d}`} end=${k} /><//>`;let S=t.late.value,O=f!==void 0&&f<=$,_=m?{unseen:d}:{},j=jt(e,"dealer","sale"),M=jt(e,p,"bid"),Q=jt(e,d,"offer"),U=Xn(e,p).find(z=>z.unseen===(m?d:null));return c`<${ft} table=${t} line=${g} detail=${i("{player} \xB7 rack {chips}",{player:u[p],chips:y($)})} news=${o}>
    <div class="bets">
      <div class="bets-row">
        <div class="speculation-prices" role="group" aria-label=${i("price")}>
          ${Tf(e.places.pot).map(z=>c`<${b} key=${z} chosen=${z===f} disabled=${z>$} onTap=${()=>a(z)}>${y(z)}<//>`)}
        </div>
        <${de} chipset=${s} fits=${z=>(f??0)+z<=$} onAdd=${z=>a((f??0)+z)}
          onTakeOff=${z=>a(Math.max(0,(f??0)-z))} />
      </div>
      <${L} question=${`${d} ${p}`} end=${k}>
        <${b} kind="main" disabled=${!O} busy=${S} onTap=${()=>r(j,{from:d,to:p,price:f,...m?{unseen:!0}:{}})}>
          ${O?i("SOLD \xB7 {price}",{price:f}):i("SOLD")}
        <//>
        ${U&&U.price===f?c`<${b} kind="plain" busy=${S} onTap=${()=>r(jt(e,p,"withdraw"),_)}>${i("no more bid")}<//>`:c`<${b} kind="plain" disabled=${!O} busy=${S} onTap=${()=>r(M,{price:f,..._})}>${i("a bid")}<//>`}
        ${!m&&c`<${b} kind="plain" disabled=${!O} busy=${S} onTap=${()=>r(Q,{to:p,price:f})}>${i("an offer")}<//>`}
      <//>
    </div>
  <//>`}var Sf=[0,1,2,3,4,5,6,8,10,15];function Tf(t){let n=[1,2,5,10,20,50,100,200,500,1e3,2e3,5e3].findLast(s=>s*20<=t)??1;return Sf.map(s=>s*n)}var Ti={Felt:Nf,Foot:Of,deed:Af,payments:Ef,payment:Cf,over:jf};function Of(t){return ao(t.prompt)?Si:null}function Af({do:t,events:e},{who:n}){return t==="turn"&&!e.length?i("{player} turns a card.",{player:n}):""}function Ef({round:t}){if(!t?.finished)return[];let e=C(t),n=t.record.at(-1).index;return Xt(t).filter(({action:s,from:o,to:r})=>s===n&&(o==="pot"||r==="house")).map(({from:s,to:o,amount:r,id:a})=>{let l=Number((s==="pot"?o:s).split(":")[1]);return{action:n,seat:l,player:e[l],amount:s==="pot"?r:-r,ids:[a]}})}function Cf({amount:t},e){if(t<0)return{hand:i("repays the house's marker")};let[n]=e.zones.held.cards;return{hand:i("{card} is the highest trump",{card:P(n)}),sums:[i("the whole pot")],lit:new Set([n])}}function jf({record:t}){return t.at(-1).events.find(({code:e})=>e==="speculation.wins").text}function Nf(t){let{state:e,paying:n}=t,{round:s}=e,o=s.seats.map(({seat:d})=>d).sort((d,p)=>d-p),r=Math.ceil(o.length/2),a=ts(s,t.pad),l=[o.slice(0,r),o.slice(r).reverse()],u=d=>c`<div class="speculation-row">
    ${d.map(p=>c`<${Pf} key=${p} seat=${p} ...${t} chosen=${a}
      lit=${n?n.seat===p:!!s.prompt?.awaited.includes(p)} />`)}
  </div>`;return c`<section class="felt speculation" aria-label=${i("felt")} style=${{"--across":r}}>
    ${u(l[0])}
    <${Hf} state=${e} />
    ${u(l[1])}
  </section>`}function Hf({state:t}){let{round:e,night:n}=t,{facts:s,places:o,zones:r,board:a}=e,[l]=r.held.cards;return c`<div class="speculation-middle">
    <${q} cards=${r.held.cards} places=${1} wanted=${!l} />
    <div class="speculation-held">
      ${l&&c`
        <p>${F("{player} holds it",{player:c`<b>${C(e)[s.holder]}</b>`})} ${!e.finished&&c`<span class="quiet">· ${s.due===null?i("for sale"):i("not for sale")}</span>`}</p>
        <${Bf} board=${a} finished=${e.finished} />`}
    </div>
    <div class="speculation-pot" data-place="pot">
      <${Vt} amount=${o.pot??0} chipset=${n.chip_set} />
      <span>${F("pot {chips}",{chips:c`<b class="figure">${y(o.pot??0)}</b>`})}</span>
    </div>
  </div>`}function Bf({board:t,finished:e}){let{trumps:n,higher:s,against:o}=t;return e?null:c`
    <p class="speculation-stands">${F("{chance} that it stands",{chance:c`<b class="figure">${_i(t)}</b>`})}</p>
    <p class="speculation-higher">
      ${s.length?c`<svg class=${`suit-${n}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${lt[n]} /></svg>
        <span>${i("{ranks} unseen",{ranks:s.map(([r])=>r==="T"?"10":r).reverse().join(" ")})}</span>`:i("nothing can beat it")}
      <span class="quiet"> ${i("\xB7 {against} face down against it",{against:o})}</span>
    </p>`}function Pf({seat:t,state:e,pad:n,setPad:s,chosen:o,lit:r}){let{round:a}=e,l=a.seats.find(h=>h.seat===t),u=a.zones[`pile:${t}`].count,d=wi(a,n,t),p=["speculation-seat",r&&"is-lit",a.facts.holder===t&&"is-holder",(o?.from===t||o?.to===t)&&"is-chosen"],f=Lf(a,t,o),m=d?"true":null,$=c`
    <span class="speculation-who" aria-hidden=${m}><b>${l.player}</b><span class="figure" data-place=${`seat:${t}`}>${y(l.rack)}</span></span>
    <span class="speculation-cards" aria-hidden=${m}>
      <span class="speculation-pile">
        ${[...Array(Math.min(u,3)).keys()].map(h=>c`<${N} key=${h} card="??" />`)}
        ${u>0&&c`<span class="speculation-count">${u}</span>`}
      </span>
      <span class="speculation-turned">
        ${a.zones[`turned:${t}`].cards.map(h=>c`<span key=${h}><${N} card=${h} /></span>`)}
      </span>
    </span>
    <span class="speculation-says" aria-hidden=${m}>${f}</span>`;return d?c`<button type="button" class=${T(p)} aria-description=${[i("rack {chips}",{chips:l.rack}),f].filter(Boolean).join(", ")} aria-pressed=${String(o?.from===t||o?.to===t)}
    onClick=${()=>s({deal:d})}><span class="unseen">${l.player}</span>${$}</button>`:c`<div class=${T(p)} role="group" aria-label=${l.player}>${$}</div>`}function Lf(t,e,n){if(n?.to===e)return i("buys##this one");if(n?.from===e)return n.unseen?i("sells a card"):i("sells it");let{offer:s,holder:o}=t.facts,r=C(t),a=Xn(t,e).map(({unseen:d,price:p})=>d===null?i("bids {price}",{price:p}):i("bids {price} for {player}'s",{price:p,player:r[d]}));if(s?.to===e&&a.push(i("offered at {chips}",{chips:y(s.price)})),a.length)return a.join(", ");let l=t.markers[e];return[o===e&&i("holds##the highest trump"),t.dealer===e&&i("the deal"),l&&i("owes {chips}",{chips:y(l)})].filter(Boolean).join(" \xB7 ")}var Oi={Felt:Mf,Seen:Rf};function Mf({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return c`<section class="felt bus" aria-label=${i("felt")}>
    <${Ai} round=${n} />
    <div class="bus-seats">
      ${n.seats.map(r=>c`<${Ff} key=${r.seat} seated=${r} round=${n} lit=${o(r.seat)} holds=${s.hand_over?.seat===r.seat} />`)}
    </div>
    ${n.finished&&c`<${Rt} state=${t} />`}
  </section>`}function Rf({round:t}){return c`<div class="bus-seen">
    <${Ai} round=${t} />
    <p class="bus-all">${t.seats.map(({seat:e,player:n})=>c`<span key=${e}>${n} <${Ci} count=${t.facts.tokens[e]} of=${Ei(t)} /></span>`)}</p>
  </div>`}function Ai({round:t}){let{pot:e}=t.places;return c`<div class="bus-middle">
    <${q} cards=${t.zones.middle?.cards??[]} label=${i("the middle")} />
    <span class="bus-pot" data-place="pot">${e>0&&c`${i("pot")} <b class="figure">${y(e)}</b>`}</span>
  </div>`}function Ff({seated:{seat:t,player:e,rack:n},round:s,lit:o,holds:r}){let{facts:a,zones:l,markers:u,options:d}=s,p=l[`hand:${t}`],f=[a.stopped===t&&i("stopped the bus"),a.losers.includes(t)&&i("the worst hand"),!a.playing.includes(t)&&i("watches"),s.dealer===t&&i("the deal"),r&&i("has the tablet"),(n>0||d.token>0)&&i("rack {chips}",{chips:y(n)}),u[t]>0&&i("owes {chips}",{chips:y(u[t])})];return c`<section class=${T(["bus-seat",o&&"is-lit"])} aria-label=${e}>
    <span class="bus-name"><b>${e}</b> <${Ci} count=${a.tokens[t]} of=${Ei(s)} /></span>
    <${q} cards=${Xe(p?.cards??[],s)} />
    <span class="small" data-place=${`seat:${t}`}>${f.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var Ei=({facts:t,options:e})=>Math.max(e.tokens,...Object.values(t.sheet.before)),Df=6;function Ci({count:t,of:e}){let n=H("{count} token","{count} tokens",t);return e>Df?c`<span class="bus-tokens">${n}</span>`:c`<span class="bus-tokens" role="img" aria-label=${n}>
    ${Array.from({length:e},(s,o)=>c`<i key=${o} class=${o<t?"is-left":null}></i>`)}
  </span>`}var Ft="HDCS",se={H:i("Hearts"),D:i("Diamonds"),C:i("Clubs"),S:i("Spades")},Dt={WIN:1,EXA:2,SFC:4},ne=7,If={H:"\u2665",D:"\u2666",C:"\u2663",S:"\u2660"},It=t=>t.split("/").map(e=>`${If[e]}\uFE0E`).join(" "),qf=t=>t.split("/").map(e=>se[e]).join(", "),rn=({horse:t})=>c`<svg class=${`horse-suit suit-${t.toLowerCase()}`} viewBox="-2 -2 104 104" role="img"
    aria-label=${se[t]}>
  <path class="card-pip" d=${lt[t.toLowerCase()]} />
</svg>`,an=({order:t})=>c`<span class="order" role="img" aria-label=${qf(t)}>
  ${t.split("/").map(e=>c`<${rn} key=${e} horse=${e} />`)}
</span>`;function io(t,e){return e===0?[[]]:t.flatMap(n=>io(t.filter(s=>s!==n),e-1).map(s=>[n,...s]))}function co(t,e){let n=Object.fromEntries([...Ft].map(o=>[o,0])),s=[];for(let o of t.slice(0,e)){let r=o[1].toUpperCase();n[r]<ne&&s.length<3&&(n[r]+=1),n[r]===ne&&!s.includes(r)&&s.push(r)}return s.length===3&&s.push([...Ft].find(o=>!s.includes(o))),{spaces:n,home:s}}var Ee=t=>t.reduce((e,{amount:n})=>e+n,0),es=(t,e,n)=>t.prompt?.options.find(s=>s.by===e&&s.do===n),ji=({options:t},e)=>typeof t.minimum_bet=="object"?t.minimum_bet[e]:t.minimum_bet;function Ni({table:t,state:e,paying:n,pad:s,setPad:o}){let[r,a]=v(null),{round:l}=e,u=l.prompt?.say.code==="superfecta.betting",d=async()=>{let{ticket:p,seat:f}=r;a(null),await t.act({...es(l,f,"cancel"),args:{ticket:p}})};return c`<div class="tickets" role="group" aria-label=${i("tickets by seat")}>
    ${l.seats.map(p=>c`<${Uf} key=${p.seat} seated=${p} selling=${u}
      chosen=${u?(s.seat??l.seats[0].seat)===p.seat:n?.seat===p.seat}
      tickets=${l.facts.tickets.filter(({seat:f})=>f===p.seat)}
      finish=${l.facts.finish&&!l.prompt?l.facts.finish:null}
      onChoose=${()=>o({seat:p.seat})} onTicket=${a} />`)}
    ${r&&c`<${yt} title=${i("Cancel ticket {ticket}?",{ticket:r.ticket})} yes="cancel the ticket" no="keep it"
      text=${i("{bets}: {chips} go back to the rack.",{bets:r.bets.map(Hi).join(", "),chips:y(Ee(r.bets))})}
      onYes=${d} onClose=${()=>a(null)} />`}
  </div>`}var Hi=({amount:t,type:e,horses:n})=>`${y(t)} ${e} ${It(n)}`;function Uf({seated:t,selling:e,chosen:n,tickets:s,onChoose:o,onTicket:r}){let a=ot(null);B(()=>{n&&a.current.scrollIntoView({block:"nearest"})},[n]);let l=e?"true":null,u=c`<b aria-hidden=${l}>${t.player}</b><span class="figure" aria-hidden=${l} data-place=${`seat:${t.seat}`}>${y(t.rack)}</span>`;return c`<div class=${T(["holder",n&&"is-lit"])} ref=${a}>
    ${e?c`<button type="button" class="holder-name" aria-pressed=${String(n)}
          aria-description=${i("rack {chips}",{chips:t.rack})} onClick=${o}>
          <span class="unseen">${i("seat {seat}, {player}",{seat:t.seat,player:t.player})}</span>${u}</button>`:c`<div class="holder-name">${u}</div>`}
    ${s.map(d=>c`<${Wf} key=${d.ticket} ticket=${d} selling=${e} onTap=${()=>r(d)} />`)}
  </div>`}function Wf({ticket:t,selling:e,onTap:n}){let s=t.bets.map(({amount:r,type:a,horses:l},u)=>c`<span key=${u} class="ticket-line">
    ${y(r)} ${a} <${an} order=${l} /></span>`),o=c`<span class="ticket-number" aria-hidden=${e?"true":null}>${t.ticket}</span>`;return e?c`<button type="button" class="ticket"
      aria-description=${t.bets.map(({amount:r,type:a,horses:l})=>`${y(r)} ${a} ${l}`).join(", ")} onClick=${n}>
    <span class="unseen">${i("ticket {ticket}: cancel",{ticket:t.ticket})}</span>${o}<span class="ticket-lines" aria-hidden="true">${s}</span></button>`:c`<div class="ticket">${o}<span class="ticket-lines">${s}</span></div>`}function Bi({table:t,state:e,pad:n,setPad:s,last:o,news:r}){let{round:a,night:l}=e,u=a.seats.map(({seat:E})=>E),d=n.seat??u[0],p=a.seats.find(E=>E.seat===d),{amount:f=ji(a,"WIN"),type:m="WIN",horses:$=[],tapped:h=[],fresh:w=!0}=n,g=n.lines?.[d]??[],k=es(a,d,"ticket"),S=o[`${d} ticket`]?.bets,O=E=>s({seat:d,amount:f,type:m,horses:$,...E}),_=E=>O({amount:E.reduce((Y,Nt)=>Y+Nt,0),tapped:E,fresh:!1}),j=(E,Y={})=>O({lines:{...n.lines,[d]:E},...Y}),M=pe(f,h,l.chip_set),Q=p.rack-Ee(g),U=E=>{if($.includes(E))return O({horses:$.filter(Nt=>Nt!==E)});let Y=Kf([...$,E],m);return Y.length<Dt[m]?O({horses:Y}):j([...g,{amount:f,type:m,horses:Y.join("/")}],{horses:[],fresh:!0})},z=async E=>{await t.act({...k,args:{bets:E}})&&s(Y=>({lines:{...Y.lines,[d]:[]},...Y.seat===n.seat?{seat:d,horses:[],amount:void 0,tapped:[],fresh:!0}:{}}))},X=Gf(a,m,f,Q),tt=i("{player} \xB7 rack {chips}",{player:p.player,chips:y(p.rack)}),it=a.seats.find(E=>n.lines?.[E.seat]?.length),G=a.seats.filter(E=>es(a,E.seat,"ticket")&&!a.facts.tickets.some(Y=>Y.seat===E.seat)).map(({player:E})=>E),St=c`<${b} kind=${it||G.length?"plain":"main"} disabled=${!!it} busy=${t.late.value}
    onTap=${()=>t.act(es(a,"dealer","off"))}>${i("OFF")}<//>`;return c`<${ft} table=${t} line=${Jf(a,n,p,it,G)} news=${r} detail=${tt}>
    <div class="builder">
      <div class="builder-row">
        <output class="builder-amount figure" aria-label=${i("amount")}>${y(f)}</output>
        <${de} chipset=${l.chip_set} fits=${E=>k&&(w?0:f)+E<=Q}
          onAdd=${E=>_(w?[E]:[...M,E])}
          onTakeOff=${E=>_(G(M,E))} />
        <${b} name=${i("take off the last chip")} disabled=${!f} onTap=${()=>_(M.slice(0,-1))}>⌫<//>
        <div class="builder-types" role="group" aria-label=${i("pool")}>
          ${Object.keys(Dt).map(E=>c`<${b} key=${E} chosen=${E===m}
            onTap=${()=>O({type:E,horses:[]})}>${E}<//>`)}
        </div>
        <div class="builder-horses" role="group" aria-label=${i("horses, in the order they come in")}>
          ${[...Ft].map(E=>c`<${Vf} key=${E} horse=${E} at=${$.indexOf(E)}
            disabled=${!k||X!==null} onTap=${()=>U(E)} />`)}
        </div>
      </div>
      <${L} question=${`selling ${a.facts.sold??0}`} end=${St} steady>
        <${b} kind="main" disabled=${!g.length||Ee(g)>p.rack} busy=${t.late.value} onTap=${()=>z(g)}>
          ${g.length?i("sell \xB7 {chips}",{chips:y(Ee(g))}):"sell"}
        <//>
        <${b} kind="plain" disabled=${!k||!S||Ee(S)>p.rack||g.length} onTap=${()=>z(S)}>
          ${S?i("same again \xB7 {chips}",{chips:Ee(S)}):i("same again")}
        <//>
        <div class="builder-lines" role="group" aria-label=${i("lines of this ticket")}>
          ${g.map((E,Y)=>c`<button type="button" key=${Y} class="builder-line" aria-label=${i("take off {bet}",{bet:Hi(E)})}
            onClick=${()=>j(g.filter((Nt,Tt)=>Tt!==Y))}>
            ${y(E.amount)} ${E.type} <${an} order=${E.horses} /> <span aria-hidden="true">✕</span></button>`)}
          ${X&&c`<span class="builder-note small">${X}</span>`}
        </div>
      <//>
    </div>
  <//>`}function Kf(t,e){return Dt[e]!==4||t.length!==3?t:[...t,[...Ft].find(n=>!t.includes(n))]}function Gf(t,e,n,s){let o=ji(t,e);return n<o?i("{type} is bet from {chips}",{type:e,chips:y(o)}):n%o?i("{type} is bet in multiples of {chips}",{type:e,chips:y(o)}):n>s?i("{chips} left in the rack",{chips:y(s)}):null}var zf=[i("first##in a race"),i("second##in a race"),i("third##in a race")];function Jf(t,{type:e="WIN",horses:n=[]},s,o,r){return n.length?i("{player}: {type} {horses} \u2026 who comes {place}?",{player:s.player,type:e,horses:It(n.join("/")),place:zf[n.length]}):o?o===s?i("{player}'s ticket: another line, or sell.",{player:s.player}):i("{player}'s ticket is not sold yet.",{player:o.player}):t.facts.tickets.length?r.length?i("More bets? No ticket yet: {players}.",{players:pt(r)}):i("Everybody has a ticket. Off when the last one is in."):i("Bets, please.")}function Vf({horse:t,at:e,disabled:n,onTap:s}){return c`<button type="button" class=${T(["horse-key",e>=0&&"is-picked"])} disabled=${n}
      aria-pressed=${e>=0?"true":"false"} onClick=${s}>
    <span class="unseen">${se[t]}</span>
    <span aria-hidden="true"><${rn} horse=${t} /></span>${e>=0&&c`<span class="horse-key-place" aria-hidden="true">${e+1}</span>`}
  </button>`}var lo=1e6,Qf=io([...Ft],Dt.SFC).map(t=>t.join("/"));function cn({course:t},e,n){let s=t[Math.min(n,t.length-1)];return s?s.reduce((o,r,a)=>Qf[a].startsWith(e)?o+r:o,0):null}var Pi=(t,e)=>us(t*e/lo,1);function uo(t,e,n,s,o){let{least:r,orders:a}=t[e],l=a[n].one_more[s]*cn(t,n,o);return us(l/r/lo,2)}function Li(t){return t===null?"":t>0&&t<1e4?"<1 %":t<lo&&t>99e4?">99 %":`${Math.round(t/1e4)} %`}var Yf=4;function Mi({round:t,running:e,beat:n}){let[s,o]=v(null),{board:r,facts:a}=t,l=e?null:a.finish,u=ot(r);a.finish||(u.current=r);let d={...t,beat:n,board:e?{...u.current,course:r.course}:r,open:t.prompt?.say.code==="superfecta.betting"};return c`<div class="tote" role="group" aria-label=${i("tote board")}>
    ${Object.keys(Dt).map(p=>c`<${t$} key=${p} kind=${p} round=${d} finish=${l}
      onWhole=${()=>o(p)} />`)}
    ${s&&c`<${D} title=${i("{whole}: {count} orders",{whole:s,count:Object.keys(r[s].orders).length})} onClose=${()=>o(null)}
        foot=${c`<${b} kind="plain" onTap=${()=>o(null)}>${i("go back")}<//>`}>
      <div class="tote-whole">
        <p class="quiet small">${Zf[t.options.split]} ${d.open&&Xf}</p>
        <${Di} kind=${s} round=${d} finish=${l} whole lines=${Fi(d.board[s].orders)} />
      </div>
    <//>`}
  </div>`}var Zf={even:i("The winners of a pool share it a head each."),stake:i("The winners of a pool share it by what each bet staked.")},Xf=i("The last two columns say what each chip of one more least bet brings back on average, to somebody who has none on that order, if its winners shared a head each, and if by stake. Below 1 is a bad bet.");function t$({kind:t,round:e,finish:n,onWhole:s}){let{orders:o,carried:r}=e.board[t],a=e.places[`pool:${t}`]??0,l=t==="WIN"?Object.entries(o):e$(o,Ri(t,n));return c`<section class="pool" aria-label=${t}>
    <header class="pool-head" data-place=${`pool:${t}`}>
      <b>${t}</b> <span class="figure">${y(a)}</span>
      ${r>0&&c`<span class="small quiet">${i("{chips} carried",{chips:y(r)})}</span>`}
    </header>
    <${Di} kind=${t} round=${e} finish=${n} lines=${l} />
    <${b} kind="quiet" onTap=${s}>${i("all {count}",{count:Object.keys(o).length})}<//>
  </section>`}var Ri=(t,e)=>e?e.slice(0,Dt[t]).join("/"):null,Fi=t=>Object.entries(t).sort(([,e],[,n])=>n.chance-e.chance||n.staked-e.staked);function e$(t,e){let n=([s,{staked:o}])=>s===e?2:o?1:0;return Fi(t).sort((s,o)=>n(o)-n(s)).slice(0,Yf)}function Di({kind:t,round:e,finish:n,lines:s,whole:o}){let r=Ri(t,n),{board:a,beat:l,open:u,options:d}=e,p=o&&u?n$:null,f=cn(a,t==="WIN"?"H":"H/D",l)!==null,m=($,h)=>u?uo(a,t,$,d.split,l):h.staked?Pi(s$(h,d),cn(a,$,l)):"\u2013";return c`<table class="tote-lines">
    <thead><tr><th><span class="unseen">${i("order##heads the column of orders")}</span></th>${o&&c`<th>${i("staked")}</th>`}<th>${n?i("paid##by a pool"):i("pays")}</th><th>${i("chance")}</th>
      ${!n&&(p?c`<th>${i("a head each")}</th><th>${i("by stake")}</th>`:c`<th>${u?i("brings##a bet, chips on average"):i("worth##a bet, chips on average")}</th>`)}</tr></thead>
    <tbody>${s.map(([$,h])=>c`<tr key=${$} class=${T([$===r&&"is-won"])}>
      <td><${an} order=${$} /></td>
      ${o&&c`<td>${h.staked?y(h.staked):"\u2013"}</td>`}
      <td class="tote-pays">${n?$===r?r$(t,e):"":o$(h,e)}</td>
      <td>${Li(cn(a,$,l))}</td>
      ${!n&&f&&(p?p.map(w=>c`<td key=${w}>${uo(a,t,$,w,l)}</td>`):c`<td>${m($,h)}</td>`)}
    </tr>`)}</tbody>
  </table>`}var n$=["even","stake"],s$=({will_pay:t},{split:e})=>e==="even"?t:t/100;function o$({will_pay:t},{options:e}){return t===null?"\u2013":e.split==="even"?y(t):`${y(Math.floor(t/100))}.${String(t%100).padStart(2,"0")}`}function r$(t,{record:e}){let n=e.flatMap(({events:s})=>s).filter(({code:s,args:o})=>s==="superfecta.pays"&&o.pool===t);return n.length?y(n.reduce((s,{args:o})=>s+o.amount,0)):i("carried")}var Ii={Felt:b$,Foot:a$,words:i$,deed:c$,event:d$,payment:f$,over:$$,beats:m$,showing:h$};function a$({prompt:t}){return t?.say.code==="superfecta.betting"?Bi:null}function i$(){return{turn:()=>i("TURN A CARD"),run:()=>i("RUN TO THE END")}}function c$({index:t,do:e,args:n,transfers:s},{who:o,round:r}){switch(e){case"ticket":return`${o}: ${n.bets.map(l$).join(", ")}${n.bets.length>1?` \xB7 ${y(u$(n.bets))}`:""}.`;case"cancel":return i("Ticket {ticket} cancelled, {chips} back.",{ticket:n.ticket,chips:y(s.reduce((a,{amount:l})=>a+l,0))});case"off":return i("No more bets.");case"turn":return`${P(r.zones.course.cards[p$(r,t)])}.`;case"run":return i("Run to the end.");case"show":return`${P(n.card)}.`;default:return null}}var l$=({amount:t,type:e,horses:n})=>`${y(t)} ${e} ${It(n)}`,u$=t=>t.reduce((e,{amount:n})=>e+n,0),p$=({record:t},e)=>t.filter(n=>n.do==="turn"&&n.index<e).length;function d$({code:t,args:e,text:n},s){switch(t){case"superfecta.off":return null;case"superfecta.home":return i("{horse} home, number {place}.",{horse:se[e.horse],place:e.place});case"superfecta.finish":return i("The finish: {horses}.",{horses:It(e.horses)});case"superfecta.pays":return`${e.pool}: ${s[e.seat]} ${y(e.amount)}.`;case"superfecta.carried":return e.amount?i("{pool}: nobody, {chips} carried.",{pool:e.pool,chips:y(e.amount)}):null;default:return n}}function f$({action:t,seat:e,transfers:n},s){let o=s.record.find(({index:l})=>l===t)?.events.filter(({code:l,args:u})=>l==="superfecta.pays"&&u.seat===e)??[],r=o.map(({args:l})=>`${l.pool} ${It(l.order)}: ${l.reckoning} = ${y(l.amount)}`),a=n.filter(({why:l})=>!/ pays /.test(l)).map(({from:l,why:u,amount:d})=>`${l.slice(5)}, ${u}: ${y(d)}`);return{hand:o.map(({args:l})=>`${l.pool} ${It(l.order)}`).join(", ")||i("the end of the meeting"),sums:[...r,...a]}}function $$({facts:t}){return i("{horses}. Race {race} of {races} is paid.",{horses:It(t.finish.join("/")),race:t.race,races:t.races})}function m$({zones:t}){return t.course?.count??0}function h$({zones:t},e){let{home:n}=co(t.course.cards,e);return n.length?`${n.slice(0,3).map((s,o)=>`${se[s]} ${po[o]}`).join(", ")}.`:i("They are off.")}var po=[i("1st"),i("2nd"),i("3rd"),i("4th")];function b$(t){let{state:e,pace:n}=t,{round:s}=e,o=s.zones.course?.cards??[],{spaces:r,home:a}=co(o,n.beat);return c`<section class="felt races" aria-label=${i("felt")}>
    <${y$} rail=${s.zones.rail?.cards??[]} spaces=${r} home=${a} card=${n.beat?o[n.beat-1]:null} />
    <div class="races-below">
      <${Mi} round=${s} running=${n.running} beat=${n.beat} />
      <${Ni} ...${t} />
    </div>
  </section>`}function y$({rail:t,spaces:e,home:n,card:s}){let o=[...Array(ne).keys()];return c`<div class="track" role="group" aria-label=${i("the track")}>
    <div class="track-rail" aria-label=${i("the rail")}>
      <span class="track-turned">${s?c`<${N} card=${s} />`:c`<${bt} />`}</span>
      ${o.map(r=>c`<span key=${r} class="track-rail-card">
        ${r<ne-1&&(t[r]?c`<${N} card=${t[r]} />`:c`<${bt} />`)}
      </span>`)}
      <span class="track-end"></span>
    </div>
    ${[...Ft].map(r=>c`<${g$} key=${r} horse=${r} at=${e[r]} place=${n.indexOf(r)} />`)}
  </div>`}function g$({horse:t,at:e,place:n}){let s={"--at":String(e)};return c`<div class=${T(["lane",n===0&&"is-winner"])} role="img"
      aria-label=${`${se[t]}: ${n<0?i("space {number} of {count}",{number:e,count:ne}):po[n]}`}>
    <span class="lane-start"></span>
    ${[...Array(ne).keys()].map(o=>c`<span key=${o} class=${T(["lane-space",o===ne-1&&"is-line"])}></span>`)}
    <span class="lane-place figure">${n<0?"":po[n]}</span>
    <span class="horse" style=${s}><${rn} horse=${t} /></span>
  </div>`}var ns={ante:i("Ante"),blind:i("Blind"),play:i("Play"),trips:i("Trips")},oe=(t,e,n)=>t.places[`circle:${e}:${n}`]??0;function Ui({board:t,options:e,onClose:n}){let s=Object.keys(t.blind_paytable),o=c`<${b} kind="plain" onTap=${n}>${i("go back")}<//>`;return c`<${D} title=${i("What is paid")} onClose=${n} foot=${o}>
    <table class="ledger paytables">
      <thead><tr><th>${i("hand")}</th><th class="number">${i("Blind")}</th><th class="number">${i("Trips")}</th></tr></thead>
      <tbody>${s.map(r=>c`<tr key=${r}>
        <td>${r}</td>
        <td class="number">${t.blind_paytable[r]}</td>
        <td class="number">${t.trips_paytable[r]}</td>
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">${i("Blind ({name}): only when the player beats the dealer; an equal hand pushes. What a fraction leaves over stays with the house.",{name:qi(e.blind_paytable)})}</p>
    <p class="small quiet">${i("Trips ({name}): on the player's hand alone, whoever wins; a fold loses it.",{name:qi(e.trips_paytable)})}</p>
    <p class="small quiet">${i("Ante and Play pay 1:1. Without a pair the dealer does not qualify, and the Ante pushes.")}</p>
  <//>`}var qi=t=>typeof t=="string"?A(t):i("your own table");var k$=["ante","trips"];function Ki({table:t,state:e,pad:n,setPad:s,last:o,news:r}){let{round:a,night:l}=e,{prompt:u}=a,d=(x,R)=>u.options.find(et=>et.by===x&&et.do===R),p=a.seats.map(({seat:x})=>x),[f,m]=v(!1),[$,h]=v(!1),w=x=>!!d(x,"bet")&&!n.sitting?.[x],g=n.seat===void 0?ss(a,p.filter(w),0):n.seat,k=n.target??"ante",S=d(g,"bet"),O=os(a,g),_=n.drafts?.[g]??O,j=pe(_[k],n.tapped?.[`${g} ${k}`]??[],l.chip_set),M=_.ante!==O.ante||_.trips!==O.trips,Q=Wi(o[`${g} bet`]),U=a.seats.find(x=>x.seat===g),z=(x,R=[])=>s({seat:g,target:k,drafts:{...n.drafts,[g]:{..._,[k]:x}},tapped:{...n.tapped,[`${g} ${k}`]:R}}),X=x=>z(x.reduce((R,et)=>R+et,0),x),tt=(x,R={})=>s(et=>{let{[x]:qt,...go}=et.drafts??{},{seat:eh,...qc}=R;return et.seat===n.seat?{drafts:go,tapped:{},target:"ante",...R}:{drafts:go,...qc}}),it=async x=>{let R=!x.ante&&!x.trips,et=R?d(g,"clear"):S;await t.act({...et,args:R?{}:fo(x)})&&tt(g,{seat:ss(a,p.filter(w),g),sitting:{...n.sitting,[g]:!1}})},G=x=>xt(_)?_:Wi(o[`${x} bet`]),St=x=>{let R=G(x),{rack:et}=a.seats.find(qt=>qt.seat===x);return R&&xt(R)>0&&$o(a,d(x,"bet"),et,R)===null},E=p.filter(x=>w(x)&&!xt(os(a,x))).filter(St),Y=async()=>{h(!0);for(let R of E){if(!await t.act({...d(R,"bet"),args:fo(G(R))}))break;tt(R)}h(!1);let{round:x}=t.state.peek();s({seat:ss(x,p.filter(w),0)})},Nt=()=>{let x={...n.sitting,[g]:!n.sitting?.[g]},R=x[g]?ss(a,p.filter(et=>w(et)&&et!==g),g):g;tt(g,{seat:R,sitting:x})},Tt=async()=>{m(!1);for(let[R,et]of Object.entries(n.drafts??{})){let qt=Number(R);if(!(!et.ante&&!et.trips)){if(!await t.act({...d(qt,"bet"),args:fo(et)}))return s({seat:qt});tt(qt)}}let x=t.state.peek().round?.prompt?.options.find(({do:R})=>R==="deal");return x&&t.act(x)},re=d("dealer","deal")||Object.values(n.drafts??{}).some(({ante:x,trips:R})=>x||R),je=x=>S&&$o(a,S,U.rack+xt(O),{..._,[k]:_[k]+x})===null,$t=a.seats.filter(x=>w(x.seat)&&!xt(n.drafts?.[x.seat]??os(a,x.seat))).map(({player:x})=>x),Ne=re&&!M&&!$t.length,He=c`<${b} kind=${Ne?"main":"plain"} disabled=${!re||$} busy=${t.late.value}
    onTap=${$t.length?()=>m(!0):Tt}>${i("DEAL")}<//>`,Be=$t.length?H("{players} has not bet.","{players} have not bet.",$t.length,{players:pt($t)}):i("All bets are down: deal.");return c`<${ft} table=${t} line=${re&&(Ne||$t.length)?Be:u.say.text} news=${r}
      detail=${U&&i("{player} \xB7 rack {chips}",{player:U.player,chips:y(U.rack)})}>
    ${f&&c`<${yt} title=${i("Deal without {players}?",{players:pt($t)})} no=${H("wait for {player}","wait for them",$t.length,{player:$t[0]})} yes=${H("deal without {player}","deal without them",$t.length,{player:$t[0]})}
      text=${H("{players} has not bet. Without a bet nobody is dealt in, and cards that are dealt cannot be taken back.","{players} have not bet. Without a bet nobody is dealt in, and cards that are dealt cannot be taken back.",$t.length,{players:pt($t)})}
      onYes=${Tt} onClose=${()=>m(!1)} />`}
    <div class="bets">
      <div class="bets-row">
        ${k$.map(x=>c`<${_$} key=${x} name=${x} draft=${_} chosen=${x===k} disabled=${!S}
          onTap=${()=>s({seat:g,target:x})} />`)}
        <${de} chipset=${l.chip_set} fits=${je} onAdd=${x=>X([...j,x])}
          onTakeOff=${x=>X(Se(j,x))} />
        <${b} name=${i("take off the last chip")} disabled=${!j.length} onTap=${()=>X(j.slice(0,-1))}>⌫<//>
        <p class="bets-note small" role="status">${U?w$(a,S,_):""}</p>
      </div>
      <${L} question=${`betting ${g}`} end=${He} steady>
        <${b} kind="main" disabled=${!M} busy=${t.late.value} onTap=${()=>it(_)}>
          <span class="bets-place">${v$(U,_,M)}</span>
        <//>
        <${b} kind="plain" disabled=${!S||!Q||$o(a,S,U.rack+xt(O),Q)!==null}
          onTap=${()=>it(Q)}>${Q?i("same again \xB7 {chips}",{chips:mo(Q)}):i("same again")}<//>
        <${b} kind="plain" disabled=${E.length<2||$} busy=${t.late.value} onTap=${Y}>
          ${xt(_)?i("all bet {stakes}",{stakes:mo(_)}):i("all as before")}<//>
        <${b} kind="quiet" disabled=${!xt(_)} onTap=${()=>s({seat:g,target:"ante",drafts:{...n.drafts,[g]:{ante:0,trips:0}},tapped:{}})}>${i("clear")}<//>
        <${b} kind="quiet" chosen=${!!(U&&n.sitting?.[g])} disabled=${!S||xt(O)>0} onTap=${Nt}>${i("sits out")}<//>
      <//>
    </div>
  <//>`}var os=(t,e)=>({ante:oe(t,e,"ante"),trips:oe(t,e,"trips")}),xt=({ante:t,trips:e})=>2*t+e,fo=({ante:t,trips:e})=>e?{ante:t,trips:e}:{ante:t},Wi=t=>t&&{ante:t.ante,trips:t.trips??0},mo=({ante:t,trips:e})=>[t&&y(t),e&&i("Trips {chips}",{chips:y(e)})].filter(Boolean).join(" + ");function ss(t,e,n){return[...e.filter(o=>o>n),...e.filter(o=>o<n)].find(o=>!xt(os(t,o)))??null}function _$({name:t,draft:e,chosen:n,disabled:s,onTap:o}){let r=e[t];return c`<button type="button" class=${T(["bets-target",n&&"is-chosen"])} aria-pressed=${String(n)}
      disabled=${s} onClick=${o}>
    <span class="small">${t==="ante"?i("Ante"):i("Trips")}</span>
    <b class="bets-figure">${y(r)}</b>
    <span class="small">${t==="ante"?i("+ Blind {chips}",{chips:y(r)}):" "}</span>
  </button>`}function v$(t,e,n){return t?n?xt(e)?i("{player} bets {bet}",{player:t.player,bet:mo(e)}):i("{player} takes it back",{player:t.player}):i("{player} bets",{player:t.player}):i("all bets are down")}function $o(t,e,n,{ante:s,trips:o}){let{maximum_bet:r}=t.options;return r&&(s>r||o>r)?i("at most {chips}",{chips:y(r)}):s>e.values.ante.max||o>e.values.trips.max?i("the rack does not hold that"):3*s+o>n?i("the rack keeps one more ante for the Play bet"):null}function w$(t,e,n){if(!e)return i("The rack does not cover a bet.");let s=Object.entries(t.board.blind_paytable).find(([,a])=>x$(a,n.ante));if(!s)return"";let[o,r]=s;return i("A {hand} pays {odds} on the Blind: of {chips} the house would keep the odd part of a chip.",{hand:o,odds:r.replace(":"," to "),chips:y(n.ante)})}var x$=(t,e)=>{let[n,s]=t.split(":").map(Number);return s>1&&e*n%s!==0};var zi={Felt:B$,Foot:({facts:t})=>t.street==="betting"?Ki:null,words:T$,deed:O$,event:A$,payment:j$,over:N$,passOn:H$},S$=[7,6,5,4,3,2,1];function T$(t){let[e]=t.prompt?.awaited??[];return{check:()=>i("CHECK"),fold:()=>i("FOLD"),play:({times:n})=>i("PLAY {times}\xD7 \xB7 {chips}",{times:n,chips:y(n*oe(t,e,"ante"))})}}function O$({do:t,args:e,transfers:n},{who:s}){switch(t){case"bet":{let o=e.trips?i("Trips {chips}",{chips:y(e.trips)}):"",r=e.ante?i("{ante}, Blind {ante}",{ante:e.ante}):"";return i("{player} bets {bets}.",{player:s,bets:[r,o].filter(Boolean).join(", ")})}case"clear":return i("{player} takes the bet back.",{player:s});case"deal":return i("No more bets. Cards dealt.");case"check":return i("{player} checks.",{player:s});case"fold":return i("{player} folds.",{player:s});case"play":return i("{player} plays {times}\xD7, {chips}.",{player:s,times:e.times,chips:y(n[0].amount)});case"show":return i("{card} turned up.",{card:P(e.card)});default:return null}}function A$({code:t,args:e,text:n},s){if(t==="uth.breakage")return i("Odd Blind: a {hand} is rounded down.",{hand:e.hand});if(t!=="uth.settled")return n;let o=e.lines.reduce((r,{stake:a,result:l,won:u})=>r+(l==="loses"?-a:u),0);return`${s[e.seat]}: ${e.hand}, ${mt(o)}.`}function E$({circle:t,stake:e,odds:n,result:s,won:o}){let r=`${ns[t]} ${y(e)}`;return s.startsWith("pays")?`${r} \xD7 ${n} = ${y(o)}${s.includes("breakage")?`, ${i("the half chip stays")}`:""}`:`${r} ${A(s)}`}function C$(t,e){return t==="worse"?i("{hand}, beaten",{hand:e}):t==="equal"?i("{hand}, equal to the dealer's",{hand:e}):e}function j$({action:t,seat:e,transfers:n},s){let r=s.record.find(({index:f})=>f===t)?.events.find(({code:f,args:m})=>f==="uth.settled"&&m.seat===e);if(!r)return{hand:null,sums:n.map(({why:f,amount:m})=>`${f}: ${y(m)}`)};let{hand:a,cards:l,compared:u,lines:d}=r.args,p=d.find(({circle:f})=>f==="ante")?.stake;return{hand:C$(u,a),sums:d.map(E$),lit:new Set(l),change:p}}function N$({record:t}){let e=t.at(-1)?.events.find(({code:n})=>n==="uth.qualifies"||n==="uth.fails");return e?`${e.text} ${i("All paid.")}`:i("Nobody stayed in. All paid.")}function H$({prompt:t,record:e}){let[n]=t?.awaited??[];return typeof n=="number"&&n>e.at(-1).by?n:null}function B$({state:t,paying:e,pad:n,setPad:s,face:o}){let{round:r,table:a,night:l}=t,[u,d]=v(!1),{zones:p,facts:f,board:m}=r,$=e?o.payment(e,r).lit:void 0,h=p["hand:dealer"]?.cards??[],w=Array(p["board:covered"]?.count??0).fill("??"),g=r.record.flatMap(({events:k})=>k).find(({code:k})=>k==="uth.qualifies"||k==="uth.fails");return c`<section class="felt uth" aria-label=${i("felt")}>
    <div class="uth-tables"><${b} kind="quiet" onTap=${()=>d(!0)}>${i("paytables")}<//></div>
    <div class="uth-dealer">
      <${q} cards=${h} places=${2} lit=${$} label=${g?P$(g):i("dealer")} />
    </div>
    <div class="uth-board"><${q} cards=${[...p.board?.cards??[],...w]} places=${5} lit=${$} /></div>
    ${S$.map(k=>c`<${L$} key=${k} seat=${k} round=${r} chipset=${l.chip_set} lit=${$}
      street=${f.street} paying=${e?.seat===k} pad=${n} setPad=${s}
      holds=${a.hand_over?.seat===k} />`)}
    ${u&&c`<${Ui} board=${m} options=${a.options} onClose=${()=>d(!1)} />`}
  </section>`}var P$=({code:t,args:e})=>`${e.hand}: ${t==="uth.qualifies"?i("qualifies"):i("does not qualify")}`;function L$({seat:t,round:e,chipset:n,lit:s,street:o,paying:r,pad:a,setPad:l,holds:u}){let d=e.seats.find(M=>M.seat===t),p=`uth-seat uth-seat-${t}`;if(!d)return c`<div class=${`${p} is-empty`} aria-hidden="true"><span class="uth-empty">${t}</span></div>`;let f=o==="betting",m=e.zones[`hand:${t}`]?.cards??[],$=e.facts.folded.includes(t),h=!f&&!e.facts.dealt_in.includes(t),w=f&&a.seat===t,g=r||e.prompt?.awaited.includes(t)||w,k=f?a.drafts?.[t]:void 0,S=[p,g&&"is-lit",($||h)&&"is-out",w&&"is-chosen",R$(e,t)&&"is-waiting"],O=f?"true":null,_=Object.entries(ns).map(([M,Q])=>[Q,Gi(e,t,M,k)]).filter(([,M])=>M).map(([M,Q])=>`${M} ${y(Q)}`),j=c`
    <span class="uth-hand" aria-hidden=${O}>
      ${m.length>0&&!$&&c`<${q} cards=${m} lit=${r?s:void 0} />`}
      <span class="uth-note">${f&&a.sitting?.[t]?i("sits out"):M$({folded:$,out:h,holds:u})}</span>
    </span>
    <span class="uth-circles" aria-hidden=${O}>
      ${["trips","play","ante","blind"].map(M=>c`<${F$} key=${M} name=${M} place=${`circle:${t}:${M}`}
        amount=${Gi(e,t,M,k)} draft=${k!==void 0} chipset=${n} />`)}
    </span>
    <span class="uth-who" aria-hidden=${O}><b>${d.player}</b><span class="figure" data-place=${`seat:${t}`}>${y(d.rack)}</span></span>`;return f?c`<button type="button" class=${T(S)}
    aria-description=${[..._,i("rack {chips}",{chips:d.rack})].join(", ")} aria-pressed=${String(w)}
    onClick=${()=>l({seat:t,target:"ante"})}>
    <span class="unseen">${i("seat {seat}, {player}",{seat:t,player:d.player})}</span>${j}</button>`:c`<div class=${T(S)} role="group" aria-label=${i("seat {seat}, {player}",{seat:t,player:d.player})}
      aria-description=${_.join(", ")}>${j}</div>`}var M$=({folded:t,out:e,holds:n})=>t?i("folded"):n?i("has the tablet"):e?i("out##of a round"):"";function Gi(t,e,n,s){return s?{ante:s.ante,blind:s.ante,trips:s.trips,play:0}[n]:oe(t,e,n)}function R$(t,e){let[n]=t.prompt?.awaited??[],{dealt_in:s=[],folded:o}=t.facts;return typeof n=="number"&&e>n&&s.includes(e)&&!o.includes(e)&&oe(t,e,"ante")>0&&!oe(t,e,"play")}function F$({name:t,place:e,amount:n,draft:s,chipset:o}){let[r]=Bt(n,o);return c`<span class=${T(["uth-circle",`uth-${t}`,n>0&&s&&"is-draft"])} data-place=${e}>
    <span class="uth-ring">${r?c`<${Te} value=${n} colour=${r.colour} />`:ns[t]}</span>
  </span>`}var D$={lorum:ci,polignac:fi,kaiser:mi,"canadian-salad":$i,schnapsen:gi,"stop-the-bus":Oi,"divide-and-conquer":Za,bura:ma,"card-stock-market":Fa,kabu:ei,speculation:Ti,uth:zi,superfecta:Ii},be=t=>({...Ja,...D$[t]});var Ji=(t,e)=>t.map(I$).filter(n=>n?.open.length&&n.open.every(s=>e.includes(s)));function I$(t){let e=Object.entries(t.values);if(e.length!==1)return null;let[[n,s]]=e;switch(Ct(s)){case"card":return{option:t,open:s,least:1,most:1,answer:([o])=>({[n]:o})};case"some":{let{of:o,least:r,most:a}=s;return o.every(W)?{option:t,open:o,least:r,most:a,answer:l=>({[n]:l})}:null}default:return null}}var Vi=({open:t,least:e})=>t.length===e;function Qi(t,e){let n=t.map(({option:f})=>K(f)).join(),[s,o]=v({asked:null,cards:[]}),r=rt(n),a=t.length===1&&Vi(t[0])?t[0].open:[],l=s.asked===n?s.cards:a,u=(f,m=l)=>e({...f.option,args:f.answer(m)});return{picked:l,tap:(f,m)=>{if(r.swallows(m))return;let $=t.filter(({open:h})=>h.includes(f));$.length===1&&$[0].most===1?u($[0],[f]):o({asked:n,cards:q$(l,f,Math.max(...$.map(({most:h})=>h)))})},ready:({open:f,least:m,most:$})=>l.length>=m&&l.length<=$&&l.every(h=>f.includes(h)),play:u}}function q$(t,e,n){return t.includes(e)?t.filter(s=>s!==e):[...t,e].slice(-n)}function Yi({cards:t,plays:e,hand:n,label:s}){let o=new Set(e.flatMap(r=>r.open));return c`<div class="tap-hand" role="group" aria-label=${s??i("your cards")}>
    ${t.map(r=>{let a=n.picked.includes(r);return o.has(r)?c`<button type="button" key=${r} class=${T(["tap-card","is-open",a&&"is-raised"])}
          aria-label=${ut(r)} aria-pressed=${String(a)} onClick=${l=>n.tap(r,l)}><${N} card=${r} /></button>`:c`<span class="tap-card" key=${r}><${N} card=${r} dim=${o.size>0} /></span>`})}
  </div>`}function Zi({plays:t,hand:e,words:n,busy:s}){return t.map(o=>{let r=o.option.do;if(o.most===1&&t.length===1&&!Vi(o))return c`<p class="controls-note" key=${r}>${i("Tap a card to {deed}.",{deed:A(r)})}</p>`;let a=e.ready(o);return c`<${b} key=${r} kind="main" disabled=${!a} busy=${s} onTap=${()=>e.play(o)}>
      ${a?ve(r,o.answer(e.picked),n):`${A(r)}: ${U$(o)}`}
    <//>`})}function U$({least:t,most:e}){return t===e?H("tap a card","tap {count} cards",t):i("tap {least} to {most} cards",{least:t,most:e})}var Xi=t=>`last ${nt}${t.night.night} ${t.table.game}`,tc=t=>JSON.parse(sessionStorage.getItem(Xi(t))??"{}"),W$=(t,e)=>t.table.seats.find(n=>n.seat===e)?.player;function ec(t){let e=tc(t),n=JSON.stringify(e);for(let{by:o,do:r,args:a}of t.round?.record??[]){let l=W$(t,o);l&&Object.keys(a).length&&(e[`${l} ${r}`]=a)}let s=JSON.stringify(e);s!==n&&sessionStorage.setItem(Xi(t),s)}function rs(t){let e=tc(t);return Object.fromEntries(t.table.seats.flatMap(({seat:n,player:s})=>Object.entries(e).filter(([o])=>o.startsWith(`${s} `)).map(([o,r])=>[`${n} ${o.slice(`${s} `.length)}`,r])))}var K$=25e3;function nc({table:t,state:e,seat:n}){let[s,o]=v(!1),r=G$(t,e,n),a=C(e.round)[n],l=()=>o(!1),{passOn:u}=be(e.round.game),d=$=>{let h=u($);return h!==null&&$e(e,h)?null:h},p=$=>t.actInHand($,n,u&&d),f=rt(String(s)),m=be(e.round.game).OpenHand??J$;return B(()=>{if(!s)return;let $=setTimeout(l,K$);return document.addEventListener("visibilitychange",l),()=>{clearTimeout($),document.removeEventListener("visibilitychange",l)}},[s,e.version]),c`<main class="screen is-hand" onClickCapture=${f.swallows}>
    <${me} table=${t} state=${e} />
    ${s&&r?c`<${m} table=${t} hand=${r} seat=${n} who=${a} act=${p} onCover=${l} />`:c`<${z$} table=${t} state=${e} seat=${n} who=${a} ready=${r!==null} onLook=${()=>o(!0)} />`}
  </main>`}function G$(t,e,n){let[s,o]=v(null),r=e.table.hand_over?.here&&e.table.hand_over.seat===n;return B(()=>{if(!r)return;let a=!0;return t.hand(n).then(l=>a&&o(l)),()=>{a=!1}},[e.version,n,r]),s}function z$({table:t,state:e,seat:n,who:s,ready:o,onLook:r}){let a=be(e.round.game),l=Fn(e.round,a).at(-1);return c`
    <section class="hand-felt" aria-label=${i("your hand, covered")}>
      <p class="hand-news">${l?.text}</p>
      ${a.Seen&&c`<${a.Seen} round=${e.round} seat=${n} />`}
      <button type="button" class="hand-cover" disabled=${!o} onClick=${r}>
        <span class="hand-backs" aria-hidden="true"><${N} card="??" /><${N} card="??" /></span>
        <span class="hand-touch">${i("{player}, touch to look",{player:s})}</span>
      </button>
    </section>
    <${ft} table=${t} line=${i("{player}, this is for your eyes.",{player:s})}>
      <${L} end=${c`<${b} kind="plain" onTap=${t.takeBack}>${i("back to the dealer")}<//>`} />
    <//>`}function J$({table:t,hand:e,seat:n,who:s,act:o,onCover:r}){let{round:a}=e,{prompt:l}=a,u=be(a.game),d=Object.entries(a.zones).filter(([,{owner:O,sight:_,cards:j}])=>O===n&&_==="owner"&&j.length),p=C(a),f=l?.options.filter(({by:O})=>O===n)??[],m=Ji(f,d.flatMap(([,{cards:O}])=>O)),$=Qi(m,o),h=Oe(a),w=u.words?.(a)??{},g=u.Seen??V$,k=t.late.value,S=c`<${b} kind="plain" onTap=${t.takeBack}>${i("back to the dealer")}<//>`;return c`
    <section class="hand-felt" aria-label=${i("your hand")}>
      <${g} round=${a} seat=${n} />
      <div class="hand-own">
        ${d.map(([O,{cards:_}])=>c`<${Yi} key=${O} cards=${h.arranged(_)} plays=${m} hand=${$}
          label=${d.length>1?Yn(O,p):null} />`)}
      </div>
      <div class="hand-foot">
        <p class="hand-note">${u.handNote?.(a,n)}</p>
        ${d.some(([,{cards:O}])=>O.length>1)&&c`<${Ae} sorting=${h} />`}
        <${b} kind="plain" onTap=${r}>${i("cover")}<//>
      </div>
    </section>
    <section class="foot" aria-label=${i("what is next")}>
      <${at} text=${l?.say.text??i("The round is over.")} detail=${[s,wt(a,[n])].filter(Boolean).join(" \xB7 ")} />
      ${f.length>0?c`<${Rn} prompt=${l} me=${n} players=${p} chipset=${e.night.chip_set}
            words=${w} sure=${u.sure?.(a)} last=${rs(e)} busy=${k} error=${t.error.value} onAct=${o} end=${S}
            first=${Zi({plays:m,hand:$,words:w,busy:k})} drawn=${O=>m.some(_=>_.option===O)} />`:c`<${ht} table=${t} /><${L} end=${S} />`}
    </section>`}function V$({round:t,seat:e}){let n=C(t),s=Object.entries(t.zones).filter(([,{owner:o,sight:r,cards:a}])=>!(o===e&&r==="owner")&&a.some(l=>l!=="??"));return c`<div class="hand-others">
    ${s.map(([o,{cards:r}])=>c`<${q} key=${o} cards=${r} label=${Yn(o,n)} />`)}
  </div>`}var yo=(t,e={})=>Object.fromEntries(t.settings.map(({name:n,default:s,is_asked:o})=>[n,e[n]??(o?null:s)])),Ce=t=>Object.fromEntries(Object.entries(t).filter(([,e])=>e!==null&&e!==""));function as(t,e){for(let{name:n,value:s,default:o}of t.settings){if(e[n]===null&&o===null)continue;if(e[n]===null)return i("Choose: {option}.",{option:A(n)});let r=sc(s,e[n]);if(r)return`${ic(A(n))}: ${r}.`}return null}function sc(t,e){return Array.isArray(t)?t.includes(e)?null:i("choose one"):t.fields?ho(Object.entries(t.fields).map(([n,s])=>sc(s,e?.[n]))):t.paytable?typeof e=="string"?null:ho(Object.values(e).map(oc)):t.each&&e&&typeof e=="object"?ho(t.each.map(n=>bo(t,e[n]))):bo(t,e)}var ho=t=>t.find(Boolean)??null;function bo({min:t,max:e,step:n=1},s){return Number.isSafeInteger(s)?s<t?i("{amount} or more",{amount:t}):s>e?i("{amount} or less",{amount:e}):(s-t)%n?i("in steps of {step}",{step:n}):null:i("a whole number, please")}var Q$=/^([1-9]\d{0,6}(\/[1-9]\d{0,6})?|push|lose)$/,oc=t=>Q$.test(String(t))?null:i("each hand pays a whole number, a fraction 3/2, push or lose"),rc=(t,e)=>t.settings.map(({name:n})=>ac(A(n),e[n])).filter(Boolean);function ac(t,e){if(e==null)return null;if(typeof e=="number")return`${t} ${y(e)}`;if(typeof e=="string")return`${t}: ${A(e)}`;let n=Object.entries(e);return n.length>6?`${t}: ${dc}`:`${t}: ${n.map(([s,o])=>ac(s,o)).join(", ")}`}var ic=t=>t[0].toUpperCase()+t.slice(1);function cc({game:t,held:e,onChange:n}){return c`<div class="settings">
    ${t.settings.map(s=>c`<fieldset class="field setting" key=${s.name}>
      <legend>${ic(A(s.name))}</legend>
      ${s.meaning&&c`<p class="quiet small">${s.meaning}</p>`}
      <${lc} value=${s.value} name=${s.name} choices=${s.choices} held=${e[s.name]}
        none=${s.default===null} onChange=${o=>n({...e,[s.name]:o})} />
    </fieldset>`)}
    ${t.odds?.length>0&&c`<${Y$} odds=${t.odds} />`}
  </div>`}var Y$=({odds:t})=>c`<section class="odds">
  <h3>${i("What it costs or earns the house")}</h3>
  <dl>${t.map(({title:e,text:n})=>c`<div key=${e}><dt>${e}</dt><dd>${n}</dd></div>`)}</dl>
</section>`;function lc(t){let{value:e}=t;return Array.isArray(e)?c`<${Z$} ...${t} words=${e} />`:e.paytable?c`<${em} ...${t} />`:e.fields?c`<${pc} ...${t} />`:e.each?c`<${X$} ...${t} />`:c`<${uc} ...${t} />`}var Z$=({words:t,choices:e,held:n,onChange:s})=>c`<div class="choices">
  ${t.map(o=>c`<${b} key=${o} chosen=${o===n} onTap=${()=>s(o)}>
    <span class="choice-words"><b>${typeof o=="number"?y(o):A(o)}</b>
      ${e?.[o]&&c`<span class="choice-note">${e[o]}</span>`}</span>
  <//>`)}
</div>`;function uc({value:t,name:e,held:n,none:s,onChange:o}){let r=n===null&&s?null:bo(t,n),a=l=>{let u=l.target.value.trim();o(/^\d{1,16}$/.test(u)?Number(u):u===""&&s?null:u)};return c`<div class="figure-field">
    <input class=${T(["figure-input",r&&"is-wrong"])} inputmode="numeric" autocomplete="off" aria-label=${A(e)}
      placeholder=${s?i("none"):""} value=${n??""} onInput=${a} />
    ${r&&c`<span class="quiet small">${r}</span>`}
  </div>`}var pc=({value:t,held:e,onChange:n})=>c`<div class="setting-group">
  ${Object.entries(t.fields).map(([s,o])=>c`<label key=${s}><span>${A(s)}</span>
    <${lc} value=${o} name=${s} held=${e?.[s]} onChange=${r=>n({...e,[s]:r})} />
  </label>`)}
</div>`;function X$({value:t,name:e,held:n,onChange:s}){let o=n!==null&&typeof n=="object",r=()=>s(Object.fromEntries(t.each.map(a=>[a,n])));return c`<div class="setting-each">
    <div class="choices">
      <${b} chosen=${!o} onTap=${()=>o&&s(n[t.each[0]])}>${i("one for all")}<//>
      <${b} chosen=${o} onTap=${()=>!o&&r()}>${i("one for each")}<//>
    </div>
    ${o?c`<${pc} value=${{fields:Object.fromEntries(t.each.map(a=>[a,tm(t)]))}}
          held=${n} onChange=${s} />`:c`<${uc} value=${t} name=${e} held=${n} onChange=${s} />`}
  </div>`}var tm=({min:t,max:e,step:n})=>({min:t,max:e,step:n}),dc=i("your own##a paytable");function em({value:t,choices:e,held:n,onChange:s}){let o=Object.entries(t.paytable),r=typeof n=="object"&&n!==null,a=()=>s(Object.fromEntries(Object.entries(o[0][1]).map(([u,d])=>[u,nm(d)]))),l=r?n:t.paytable[n];return c`<div class="setting-paytable">
    <div class="choices">
      ${o.map(([u])=>c`<${b} key=${u} chosen=${n===u} onTap=${()=>s(u)}>
        <span class="choice-words"><b>${A(u)}</b>
          ${e?.[u]&&c`<span class="choice-note">${e[u]}</span>`}</span>
      <//>`)}
      <${b} chosen=${r} onTap=${()=>!r&&a()}>${dc} …<//>
    </div>
    <dl class="paytable">
      ${Object.entries(l??{}).map(([u,d])=>c`<div key=${u}>
        <dt>${u}</dt>
        <dd>${r?c`<input class=${T(["figure-input",oc(d)&&"is-wrong"])} aria-label=${u} value=${d}
              onInput=${p=>s({...n,[u]:fc(p.target.value.trim())})} />`:d}</dd>
      </div>`)}
    </dl>
  </div>`}var nm=t=>fc(t.replace(/:1$/,"").replace(":","/")),fc=t=>/^[1-9]\d*$/.test(t)?Number(t):t;var sm=250,om=60,rm=4,am=1e6;function mc({api:t,game:e,options:n}){let s=Number.isSafeInteger(n.minimum_bet)?n.minimum_bet:1,[o,r]=v({hands:om,seats:rm,stake:null}),a=o.stake??s,l=im(t,e,n,{...o,stake:a});if(!e.evening_hands.length)return null;let u=[...Array(e.seats.most-e.seats.least+1).keys()].map(p=>p+e.seats.least),d=({target:p})=>{let f=p.value.trim();f===""?r({...o,stake:null}):/^\d{1,7}$/.test(f)&&Number(f)>=1&&Number(f)<=am&&r({...o,stake:Number(f)})};return c`<section class="evening" aria-label=${i("An evening for the bank")}>
    <h3>${i("An evening for the bank")}</h3>
    <div class="evening-asked">
      <${$c} label=${i("hands##of an evening")} value=${o.hands} values=${e.evening_hands} onChange=${p=>r({...o,hands:p})} />
      <${$c} label=${i("players##who play an evening")} value=${o.seats} values=${u} onChange=${p=>r({...o,seats:p})} />
      <label>${i("ante##on each hand")} <input class="figure-input" inputmode="numeric" autocomplete="off" value=${a} onInput=${d} /></label>
    </div>
    <table class="evening-lines">
      <thead><tr><th><span class="unseen">${i("choice##heads the column of choices")}</span></th><th>${i("the bank wins")}</th><th>${i("tray##needed for an evening")}</th><th>${i("drawer##needed for an evening")}</th></tr></thead>
      <tbody>${l.map(({choice:p,expected:f,tray:m,drawer:$,text:h})=>c`<tr key=${p}>
          <th scope="row">${A(p)}</th><td>${mt(f)}</td><td>${m===null?"\u2013":y(m)}</td><td>${$===null?"\u2013":y($)}</td></tr>
          <tr class="evening-text"><td colspan="4">${h}</td></tr>`)}</tbody>
    </table>
    <p class="quiet small">${i("In chips, if everybody plays the best, antes the same and leaves Trips alone. Who plays worse brings the bank more.")}</p>
  </section>`}var $c=({label:t,value:e,values:n,onChange:s})=>c`<label>${t}
  <select value=${e} onChange=${({target:o})=>s(Number(o.value))}>
    ${n.map(o=>c`<option key=${o} value=${o}>${y(o)}</option>`)}
  </select></label>`;function im(t,e,n,{hands:s,seats:o,stake:r}){let[a,l]=v([]),u=JSON.stringify({options:Ce(n),hands:s,seats:o,stake:r});return B(()=>{if(!e.evening_hands.length)return;let d=!1,p=setTimeout(async()=>{try{let{evening:f}=await t.send("POST",`games/${e.slug}/evening`,JSON.parse(u));d||l(f)}catch{d||l([])}},sm);return()=>{d=!0,clearTimeout(p)}},[e,u]),a}var cm=250;function hc(t,e,n){let[s,o]=v(null),r=e?.odds?.length&&as(e,n)===null?JSON.stringify(Ce(n)):null;return B(()=>{if(r===null)return;let a=!1,l=setTimeout(async()=>{try{let{odds:u}=await t.send("POST",`games/${e.slug}/odds`,{options:JSON.parse(r)});a||o({game:e,odds:u})}catch{a||o(null)}},cm);return()=>{a=!0,clearTimeout(l)}},[e,r]),r!==null&&s?.game===e?s.odds:[]}var lm=[{cards:"virtual",name:i("on the screens"),note:i("the house shuffles; everybody can check it")},{cards:"physical",name:i("a real deck"),note:i("you deal, and tap each card that turns up")}];function bc({table:t,state:e,onClose:n}){let[s,o]=v(null),[r,a]=v(null),[l,u]=v(e.table.cards);B(()=>{t.games().then(h=>{let w=h.find(({slug:g})=>g===e.table.game);o(h),a({game:w,options:yo(w,e.table.options)})},()=>n())},[]);let d=hc(t.api,r?.game??null,r?.options??{});if(!r)return c`<${D} title=${i("What is played")} onClose=${n} foot=${c`<${b} onTap=${n}>${i("go back")}<//>`} />`;let p=as(r.game,r.options),f=h=>a({game:h,options:yo(h,h.slug===e.table.game?e.table.options:{})}),m=async()=>await t.changeGame(r.game.slug,Ce(r.options),l)&&n(),$=c`<${b} kind="plain" onTap=${n}>${i("go back")}<//>
    <${b} kind="main" disabled=${p!==null} busy=${t.late.value} onTap=${m}>${i("play {game}",{game:r.game.name})}<//>`;return c`<${D} title=${i("What is played")} onClose=${n} foot=${$}>
    <div class="choices" role="group" aria-label=${i("game")}>
      ${s.map(h=>c`<${b} key=${h.slug} chosen=${h===r.game} onTap=${()=>f(h)}>
        <span class="choice-words"><b>${h.name}</b><span class="choice-note">${um(h.seats)}</span></span>
      <//>`)}
    </div>
    <fieldset class="field setting">
      <legend>${i("Cards")}</legend>
      <div class="choices">
        ${lm.map(h=>c`<${b} key=${h.cards} chosen=${h.cards===l} onTap=${()=>u(h.cards)}>
          <span class="choice-words"><b>${h.name}</b><span class="choice-note">${h.note}</span></span>
        <//>`)}
      </div>
    </fieldset>
    <${cc} key=${r.game.slug} game=${{...r.game,odds:d}} held=${r.options}
      onChange=${h=>a({...r,options:h})} />
    <${mc} key=${`evening ${r.game.slug}`} api=${t.api} game=${r.game} options=${r.options} />
    <${V} text=${p??t.error.value} />
  <//>`}var um=({least:t,most:e})=>t===e?H("{count} player","{count} players",t):i("{least} to {most} players",{least:t,most:e});function yc({seed:t,commitment:e,cut:n,decks:s}){return`#${[...[["seed",t],["commitment",e],...n?[["cut",n]]:[]],...s.map(r=>["deck",r.join("")])].map(([r,a])=>`${r}=${encodeURIComponent(a)}`).join("&")}`}var gc=["Ac","Ad","Ah","As"],is=4;function kc({table:t,state:e,onClose:n}){let{seats:s,people:o}=e.table,r=[...s,...o].map(({player:f,name:m})=>({player:f,name:m})),[a,l]=v(s.map(({player:f})=>f).slice(0,is)),u=f=>l(a.includes(f)?a.filter(m=>m!==f):[...a,f]),d=async()=>await t.drawPartners(a)&&n(),p=c`<${b} kind="plain" onTap=${n}>${i("go back")}<//>
    <${b} kind="main" disabled=${a.length!==is} busy=${t.late.value} onTap=${d}>
      ${a.length===is?i("DRAW THE CARDS"):i("choose {count} players",{count:is})}
    <//>`;return c`<${D} title=${i("Draw partners")} onClose=${n} foot=${p}>
    <p>${i("Two red cards and two black ones are shuffled, one to each: equal colours are partners, and sit across from each other. The shuffle is the one this table has promised.")}</p>
    <div class="choices people" role="group" aria-label=${i("who draws")}>
      ${r.map(({player:f,name:m})=>c`<${b} key=${f} chosen=${a.includes(f)} onTap=${()=>u(f)}>
        <span class="person"><b>${m}</b><span>${a.includes(f)?i("card {number}",{number:a.indexOf(f)+1}):""}</span></span>
      <//>`)}
    </div>
    <${V} text=${t.error.value} />
  <//>`}function _c({onClose:t}){let e=c`<span></span><${b} kind="main" onTap=${t}>${i("go back")}<//>`;return c`<${D} title=${i("Draw partners")} onClose=${t} foot=${e}>
    <p>${i("This table plays with a real deck, whose shuffle no screen can promise: so you draw by hand.")}</p>
    <p>${i("Shuffle two red cards of it and two black ones, and each of you draws one. Equal colours are partners, and sit across from each other: red at seats 1 and 3, black at 2 and 4. Then take these seats here.")}</p>
  <//>`}function vc({draw:t}){let e=Object.fromEntries(t.drawn.map(a=>[a.seat,a])),n=t.drawn.map(({card:a})=>a),s=Ye(t.seed),o=Ze(s)===t.commitment&&Rs(s,t.cut,1,gc).join()===n.join(),r=yc({...t,decks:[gc]});return c`<section class="partners" aria-label=${i("partners")}>
    ${[1,2].map(a=>c`<div class="partners-side" key=${a}>
      ${[e[a],e[a+2]].map(({card:l,name:u})=>c`<span class="partners-one" key=${l}><${N} card=${l} /> <b>${u}</b></span>`)}
    </div>`)}
    <a class="small quiet" href=${`/shuffle${r}`} target="_blank">${o?i("drawn as promised \u2713"):i("not the draw that was promised \u2717")}</a>
  </section>`}function wc(t){let e=t.state.table.seats.find(n=>n.seat===t.seat);return e?c`<${fm} ...${t} who=${e} />`:c`<${dm} ...${t} />`}var pm=[20,50,100,200,500,1e3];function xc({label:t,value:e,most:n,least:s,chipset:o,onChange:r}){let a=pm.filter(l=>l<n);return c`<div class="amount">
    <div class="choices" role="group" aria-label=${i("amounts at one tap")}>
      <${b} chosen=${e===n&&n>0} disabled=${!n} onTap=${()=>r(n)}>${i("all {chips}##of them",{chips:n})}<//>
      ${a.map(l=>c`<${b} key=${l} chosen=${e===l} onTap=${()=>r(l)}>${y(l)}<//>`)}
    </div>
    <${Ln} label=${t} value=${e} range=${{min:s,max:n}} optional=${s===0}
      chipset=${o} onChange=${r} />
  </div>`}function dm({table:t,state:e,seat:n,onClose:s}){let o=[...e.table.people].sort((g,k)=>+(k.bankroll>0)-+(g.bankroll>0)),r=e.table.for_points?o:o.filter(({bankroll:g})=>g>0),[a,l]=v(r.length===1?r[0].player:null),u=o.find(g=>g.player===a),[d,p]=v(null),{for_points:f}=e.table,m=Math.min(d??(f?0:u?.bankroll??0),u?.bankroll??0),$=g=>{l(g.player),p(null)},h=async()=>await t.sit(a,n,m)&&s(),w=c`<${b} kind="plain" onTap=${s}>${i("go back")}<//>
    <${b} kind="main" disabled=${!u} busy=${t.late.value} onTap=${h}>
      ${u?f&&!m?i("seat {player}",{player:u.name}):i("seat {player} with {chips}",{player:u.name,chips:m}):i("sit down")}
    <//>`;return c`<${D} title=${i("Seat {seat}",{seat:n})} onClose=${s} foot=${w}>
    ${!o.length&&c`<p>${f?i("Everybody sits at this table already. New players give their names at the host's desk."):i("Everybody sits at this table already. New players buy their chips at the host's desk.")}</p>`}
    <div class="choices people" role="group" aria-label=${i("who")}>
      ${o.map(g=>c`<${b} key=${g.player} chosen=${g.player===a} onTap=${()=>$(g)}>
        <span class="person"><b>${g.name}</b><span>${g.bankroll?y(g.bankroll):!f&&i("no chips")}</span></span>
      <//>`)}
    </div>
    ${f&&c`<p class="quiet">${i("Played for points: nobody needs chips here.")}</p>`}
    ${u&&u.bankroll===0&&!f&&c`<p class="quiet">${i("{player} has no chips: they are sold at the host's desk.",{player:u.name})}</p>`}
    ${u&&u.bankroll>0&&!f&&c`<${xc} label=${i("brings")} value=${m} least=${0} most=${u.bankroll}
      chipset=${e.night.chip_set} onChange=${p} />`}
    <${V} text=${t.error.value} />
  <//>`}function fm({table:t,state:e,seat:n,who:s,onClose:o}){let[r,a]=v(0),[l,u]=v(s.cut),d=$=>async()=>await $()&&o(),p=Math.min(r,s.bankroll),f=e.table.for_points&&!s.rack&&!s.owes,m=c`<${b} kind="plain" onTap=${o}>${i("go back")}<//>
    <${b} kind="plain" busy=${t.late.value} onTap=${d(()=>t.stand(n))}>
      ${f?i("{player} stands up",{player:s.name}):i("{player} stands up with {chips}",{player:s.name,chips:s.rack})}
    <//>`;return c`<${D} title=${i("Seat {seat}: {player}",{seat:n,player:s.name})} onClose=${o} foot=${m}>
    ${!f&&c`<p>${F("rack {chips}",{chips:c`<b class="figure">${y(s.rack)}</b>`})} <span class="quiet">· ${i("bankroll {chips}",{chips:s.bankroll})}
      ${s.owes>0&&` \xB7 ${i("owes {chips}",{chips:s.owes})}`}</span></p>
      <p class="small quiet">${i("Rack: the chips at this table. Bankroll: those that lie at no table.")}</p>`}
    ${f?c`<p class="quiet">${i("Played for points: nobody needs chips here.")}</p>`:s.bankroll>0?c`<${xc} label=${i("more")} value=${p} least=${1} most=${s.bankroll} chipset=${e.night.chip_set} onChange=${a} />
          <${b} kind="main" disabled=${p<1} busy=${t.late.value} onTap=${d(()=>t.topUp(n,p))}>
            ${p?i("bring {chips} more",{chips:p}):i("bring more")}
          <//>`:c`<p class="quiet">${i("Nothing in the bankroll to bring. Chips are sold at the host's desk.")}</p>`}
    ${e.table.cards==="virtual"&&c`<div class="cut">
      <label class="cut-word">${i("a word for the shuffle")}
        <input maxlength="64" autocomplete="off" value=${l} onInput=${$=>u($.target.value)} /></label>
      <${b} disabled=${l.trim()===s.cut} onTap=${d(()=>t.cut(n,l.trim()))}>${i("cut")}<//>
      <p class="small quiet">${i("Anyone seated may mix a word of their own into the shuffle of the next round.")}</p>
    </div>`}
    <${V} text=${t.error.value} />
  <//>`}function Sc({table:t,state:e}){let[n,s]=v(null),[o,r]=v(!1),[a,l]=v(!1),{can_begin:u,seed_missing:d,number:p,seats:f,places:m}=e.table,$=(k,S)=>{t.dismiss(),k(S)},h=Object.values(m).reduce((k,S)=>k+S,0),w=$m(e),g=h>0&&c`<${b} kind="plain" disabled=${!f.length} onTap=${t.endSeries}>
    ${i("divide the {chips} on the felt",{chips:h})}
  <//>`;return c`<main class="screen is-idle">
    <${me} table=${t} state=${e} />
    <section class="felt" aria-label=${i("seats")}>
      <${ym} state=${e} onSeat=${s} />
      ${e.table.draw&&e.table.partners&&c`<${vc} draw=${e.table.draw} />`}
      <${Rt} state=${e} />
    </section>
    <${_m} table=${t} state=${e} onChoose=${()=>r(!0)} onDraw=${()=>l(!0)} />
    <${ft} table=${t} line=${d?mm:u??hm(e)} detail=${bm(f)}>
      <${L} question=${`idle ${p} ${d}`} end=${g}>
        ${d?c`<${b} kind="main" large busy=${t.late.value} onTap=${t.renewCommitment}>${i("PROMISE ANOTHER SHUFFLE")}<//>`:c`<${b} kind="main" large disabled=${u!==null} busy=${t.late.value} onTap=${t.begin}>
            ${i("BEGIN ROUND {number}",{number:p})}
          <//>`}
        ${w.length>1&&c`<${b} kind="plain" busy=${t.late.value} onTap=${()=>t.sitAll(w)}>${i("seat all {people}",{people:w.length})}<//>`}
      <//>
    <//>
    ${n!==null&&c`<${wc} key=${n} table=${t} state=${e} seat=${n} onClose=${()=>$(s,null)} />`}
    ${a&&c`<${Tc(e.table)?_c:kc} table=${t} state=${e} onClose=${()=>$(l,!1)} />`}
    ${o&&c`<${bc} table=${t} state=${e} onClose=${()=>$(r,!1)} />`}
  </main>`}function $m({table:{people:t,free:e,for_points:n},night:s}){let o=t.filter(({bankroll:r,sits:a})=>!a&&(n||r>0));return o.length>e.length||s.status!=="open"?[]:o.map(({player:r,bankroll:a},l)=>({player:r,seat:e[l],chips:n?0:a}))}var mm=i("The seed that was promised for the next shuffle is not in this database. Promise another one, and cut again."),hm=({table:t})=>t.cards==="physical"?i("Shuffle and cut. Ready when you are."):i("Ready when you are."),bm=t=>t.length?H("{count} player","{count} players",t.length):null;function ym({state:t,onSeat:e}){let{seats:n,free:s,partners:o}=t.table;if(t.night.status!=="open")return null;let r=[...n,...s.map(a=>({seat:a}))].sort((a,l)=>a.seat-l.seat);return c`<div class=${T(["places",r.length>10&&"is-many",o&&"is-across"])}>
    ${r.map(a=>c`<${gm} key=${a.seat} ...${a} points=${t.table.for_points} onTap=${()=>e(a.seat)} />`)}
  </div>`}function gm({seat:t,name:e,rack:n,cut:s,owes:o,points:r,onTap:a}){if(!e)return c`<button type="button" class="place is-free" onClick=${a}>
      <span class="unseen">${i("seat {seat}, free",{seat:t})}</span>
      <span class="place-number" aria-hidden="true">${t}</span><span class="place-name" aria-hidden="true">${i("sit down")}</span>
    </button>`;let l=[s&&i("cut \u2713"),o>0&&i("owes {chips}",{chips:o})].filter(Boolean).join(" \xB7 ");return c`<button type="button" class="place" aria-description=${l||null} onClick=${a}>
    <span class="unseen">${i("seat {seat}, {player}, rack {chips}",{seat:t,player:e,chips:n})}</span>
    <span class="place-number" aria-hidden="true">${t}</span>
    <span class="place-name" aria-hidden="true">${e}</span>
    <span class="place-rack figure" aria-hidden="true" data-place=${`seat:${t}`}>${n||!r?y(n):""}</span>
    <span class="place-note" aria-hidden="true">${l}</span>
  </button>`}function km({table:t,state:e}){let[n,s]=v(!1),o=Kn(t.api,e.night.night);return nt||!o||!Ys(o)||e.night.status!=="open"?null:c`<button type="button" class="join-line" onClick=${()=>s(!0)}>
      <span>${i("join")}</span><b>${En(o.code)}</b>
    </button>
    ${n&&c`<${Gn} table=${t} state=${e} onClose=${()=>s(!1)} />`}`}function _m({table:t,state:e,onChoose:n,onDraw:s}){let{game_name:o,cards:r,commitment:a,last_round:l}=e.table;return c`<aside class="side" aria-label=${i("what is played")}>
    <h2>${o}</h2>
    <p>${r==="virtual"?i("cards on the screens"):i("a real deck")}</p>
    <${wm} state=${e} />
    <${b} onTap=${n}>${i("game, options \u2026")}<//>
    ${e.table.seats.length>1&&c`<${b} busy=${t.late.value} onTap=${t.standAll}>${i("everybody stands up")}<//>`}
    ${(e.table.draws_partners||Tc(e.table))&&c`<${b} onTap=${s}>${i("draw partners \u2026")}<//>`}
    <${zn} table=${t} state=${e} />
    <${vm} table=${e.table} />
    <div class="side-foot">
      <${km} table=${t} state=${e} />
      ${l&&c`<${Fr} state=${e} />
        <a class="button" href=${ue(e)}>${i("the last rounds")}</a>`}
      <${Bn} commitment=${a} cards=${r} />
    </div>
  </aside>`}var Tc=({partners:t,cards:e,carry:n})=>t&&e==="physical"&&(!("scores"in n)||n.finished);function vm({table:{rounds:t,voided:e,past:n,corrections:s}}){if(!e&&!s.length)return null;let o=n.findLast(r=>r.voided);return c`<ul class="side-options" aria-label=${i("put right")}>
    ${e>0&&c`<li>${H("{voided} of {count} round voided","{voided} of {count} rounds voided",t,{voided:e})}${o&&`; ${i("round {number}: {why}",{number:o.number,why:o.why})}`}</li>`}
    ${s.slice(0,3).map(r=>c`<li key=${r.entry}>${i("{what} taken back by {who}: {why}",{what:r.was,who:r.who,why:r.why})}</li>`)}
  </ul>`}function wm({state:t}){let{options:e}=t.table,n={settings:Object.keys(e).map(s=>({name:s}))};return c`<ul class="side-options">
    ${rc(n,e).map(s=>c`<li key=${s}>${s}</li>`)}
  </ul>`}function Oc({payouts:t,at:e,chipset:n,news:s,onPaid:o,onPayAll:r,onWhy:a}){let l=rt(e,{fresh:!0}),u=t[e],{amount:d,sums:p=[],change:f,pushes:m=[{amount:Math.abs(d)}]}=u,$=e===t.length-1;return c`
    <${at} text=${Sm(u)} news=${s} />
    <section class="ceremony" aria-label=${i("paying")} onClickCapture=${l.swallows}>
      <${b} kind="main" large onTap=${o}>${xm(u)}<//>
      <div class="ceremony-sums">${p.map(h=>c`<p key=${h}>${h}</p>`)}</div>
      <div class="ceremony-chips">
        ${m.filter(h=>h.amount).map(h=>c`<div class="ceremony-push" key=${h.to}>
          ${h.to&&c`<span>${F("to {player}",{player:c`<b>${h.to}</b>`})}</span>`}
          <${Vt} amount=${h.amount} chipset=${n} change=${d>0&&f} words=${!h.to} />
          ${h.why&&c`<span class="quiet small">${h.why}</span>`}
        </div>`)}
      </div>
      <div class="ceremony-end">
        <span class="quiet small">${i("{number} of {count}",{number:e+1,count:t.length})}</span>
        <div class="ceremony-ways">
          ${a&&c`<${b} name=${i("why {player} is paid this",{player:u.who})} onTap=${a}>${i("why?")}<//>`}
          <${b} disabled=${$} onTap=${r}>${i("pay all")}<//>
        </div>
      </div>
    </section>`}function xm({amount:t,pushes:e}){return t===0?i("next"):t>0||e?i("paid"):i("taken")}function Sm({who:t,hand:e,amount:n,line:s}){if(s)return s;let o=i("{player} pushes",{player:t});return n>0&&(o=i("Pay {player} {chips}",{player:t,chips:n})),n<0&&(o=i("Take {chips} from {player}",{player:t,chips:-n})),e?`${o}: ${e}.`:`${o}.`}function Cc({api:t,path:e,seat:n,title:s,onClose:o}){let[{told:r,trouble:a},l]=v({}),[u,d]=v(n??null);B(()=>{let f=`${e}/explanation${u?`?seat=${u}`:""}`;t.get(f).then(m=>l({told:m}),m=>l({trouble:Om(m)}))},[e,u]);let p=c`
    ${u?c`<${b} kind="plain" onTap=${()=>d(null)}>${i("the whole round")}<//>`:c`<span></span>`}
    <${b} kind="main" onTap=${o}>${i("done")}<//>`;return c`<${D} title=${s} onClose=${o} foot=${p}>
    <div class="explain">
      <${V} text=${a} />
      ${r&&c`<${Em} told=${r} about=${u} again=${r.closed&&Tm(e)} />`}
      ${!r&&!a&&c`<p class="quiet">${i("One moment.")}</p>`}
    </div>
  <//>`}var Tm=t=>t.replace(/^nights\/(\d+)\/tables\/(\d+)\/rounds\/(\d+)$/,`${nt}/rounds/$1/$2#$3`),Om=t=>t instanceof kt?t.message:i("The server does not answer. Try again."),Am="0 = 0";function Em({told:t,about:e,again:n}){let s=t.steps.filter(o=>!e||jm(o)).reverse();return c`
    <p class="quiet">${Cm(t)}</p>
    ${Object.values(t.sums).some(o=>o!==Am)&&c`<dl class="explain-sums">
      ${Object.entries(t.sums).map(([o,r])=>c`<div key=${o}><dt>${o}</dt><dd>${r.replaceAll(" - "," \u2212 ")}</dd></div>`)}
    </dl>`}
    <ol class="explain-steps" reversed>
      ${s.map(o=>c`<${Nm} key=${o.entry} step=${o} />`)}
    </ol>
    ${t.shuffle.seed&&c`<details class="explain-shuffle"><summary>${i("the shuffle, to check it")}</summary>
      ${["commitment","seed","cut"].filter(o=>t.shuffle[o]).map(o=>c`<p key=${o} class="small">
        <span class="quiet">${A(o)}</span> <code>${t.shuffle[o]}</code></p>`)}
    </details>`}
    ${n&&c`<p><a class="button is-plain" href=${n}>${i("see it card by card")}</a></p>`}`}var Cm=({game:t,table:e,round:n,ended:s})=>s?F("{game}, table {table}, round {round}: {ended}.",{game:t,table:e,round:n,ended:c`<b>${s}</b>`}):i("{game}, table {table}, round {round}.",{game:t,table:e,round:n}),jm=({says:t,moves:e,cards:n})=>t.length>0||e.length>0||Object.keys(n).length>0;function Nm({step:t}){let{entry:e,did:n,cards:s,says:o,moves:r}=t;return c`<li class="explain-step" value=${e}>
    <p class="explain-did">${A(n)} <span class="quiet small">${i("entry {number}",{number:e})}</span></p>
    ${o.map((a,l)=>c`<${Bm} key=${l} ...${a} />`)}
    ${r.length>0&&c`<ul class="explain-moves">
      ${r.map((a,l)=>c`<li key=${l}>${Hm(a)}</li>`)}
    </ul>`}
    ${Object.keys(s).length>0&&c`<div class="explain-cards">
      ${Object.entries(s).map(([a,l])=>l.length>0&&c`<${q} key=${a} cards=${l} label=${a} fanned=${l.length>5} />`)}
    </div>`}
  </li>`}var Hm=({amount:t,source:e,target:n,why:s})=>F("{chips} from {source} to {target}: {why}",{chips:c`<b class="figure">${y(t)}</b>`,source:e,target:n,why:s});function Bm({text:t,details:e}){let n=Object.entries(e),s=n.filter(([,a])=>Ac(a)),o=n.filter(([,a])=>Ec(a)),r=n.filter(([,a])=>!Ac(a)&&!Ec(a));return c`<div class="explain-said">
    <p>${t}</p>
    ${s.map(([a,l])=>c`<${q} key=${a} cards=${l} label=${a==="cards"?null:A(a)} />`)}
    ${o.map(([a,l])=>c`<${Pm} key=${a} rows=${l} />`)}
    ${r.length>0&&c`<p class="quiet small">${r.map(([a,l])=>`${A(a)} ${jc(l)}`).join(" \xB7 ")}</p>`}
  </div>`}var Ac=t=>Array.isArray(t)&&t.length>0&&t.every(e=>W(e)||e==="??"),Ec=t=>Array.isArray(t)&&t.length>0&&t.every(e=>e&&typeof e=="object"&&!Array.isArray(e));function Pm({rows:t}){let e=[...new Set(t.flatMap(Object.keys))],n=o=>t.every(r=>r[o]==null||typeof r[o]=="number"),s=Object.fromEntries(e.map(o=>[o,n(o)?"number":null]));return c`<table class="ledger explain-rows">
    <thead><tr>${e.map(o=>c`<th key=${o} class=${s[o]}>${A(o)}</th>`)}</tr></thead>
    <tbody>${t.map((o,r)=>c`<tr key=${r}>
      ${e.map(a=>c`<td key=${a} class=${s[a]}>${jc(o[a])}</td>`)}
    </tr>`)}</tbody>
  </table>`}var jc=t=>t==null?"\u2013":_t(t);function Nc({title:t,lines:e,onUndo:n,busy:s}){let o=rt(e.at(-1)?.number??0);return c`<aside class="record" aria-label=${i("record of the round")}>
    ${t&&c`<h2 class="record-title">${t}</h2>`}
    <ol class="record-lines">
      ${e.map(r=>c`<li key=${r.key??r.number} class=${T(["record-line",r.undone&&"is-undone"])}>
        <span class="record-number">${r.number}</span>
        ${r.onTap?c`<button type="button" class="record-text" onClick=${r.onTap}>${r.text}</button>`:c`<span class="record-text">${r.text}</span>`}
      </li>`).reverse()}
    </ol>
    <div class="record-foot" onClickCapture=${o.swallows}><${b} disabled=${!n} busy=${s} onTap=${n}>${i("undo")}<//></div>
  </aside>`}var Hc=(t,e)=>t.cards==="physical"&&e.do==="show"&&W(e.args.card)&&e!==t.record.at(-1);function Bc({table:t,state:e,step:n,onClose:s}){let{by:o,do:r,args:a,index:l}=n,u=new Set(e.round.record.flatMap(m=>Object.values(m.args)).filter(W)),d=Je.filter(m=>!u.has(m)),p=async m=>await t.amend(l,{by:o,do:r,...a,card:m})&&s(),f=c`<${b} kind="plain" onTap=${s}>${i("leave it")}<//>`;return c`<${D} title=${i("{card} was wrong. Which card was it?",{card:P(a.card)})} onClose=${s} foot=${f}>
    <${gt} allowed=${d} picked=${[a.card]} busy=${t.late.value} onPick=${p} onTakeBack=${s} />
    <p class="small quiet">${i("What came after it stands as far as it still fits; what does not is to be done again. Both are in the book.")}</p>
    <${V} text=${t.error.value} />
  <//>`}var Lm=260,Mm=12;function Lc({round:t,moves:e,chipset:n}){let s=ot(null),o=ot({round:null,ids:new Set});return De(()=>{let{ids:r}=o.current,a=o.current.round===t?e.filter(({id:l})=>!r.has(l)):[];if(o.current={round:t,ids:new Set(e.map(({id:l})=>l))},a.length&&nn("chips"),!matchMedia("(prefers-reduced-motion: reduce)").matches)for(let l of a.slice(-Mm))Rm(s.current,l,n)}),c`<div class="moves" ref=${s} aria-hidden="true"></div>`}function Rm(t,{from:e,to:n,amount:s},o){let r=Pc(e),a=Pc(n);if(!r||!a)return;let l=document.createElement("div");l.className="moving-chip",Re(c`<${Te} ...${Bt(s,o)[0]} />`,l),t.append(l);let u=({x:d,y:p})=>({transform:`translate(${d}px, ${p}px)`});l.animate([u(r),u(a)],{duration:Lm,easing:"cubic-bezier(.3, 0, .3, 1)"}).finished.finally(()=>l.remove()).catch(()=>{})}function Pc(t){let e=document.querySelector(`[data-place="${CSS.escape(t)}"]`);if(!e)return null;let{left:n,top:s,width:o,height:r}=e.getBoundingClientRect();return{x:n+o/2,y:s+r/2}}var Fm=280,Dm=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;function Rc(t,e,n){let{table:s,night:o}=t,r=`paid ${nt}${o.night} ${s.table} ${s.number}`,[a,l]=v({key:r,paid:Mc(r),beat:e}),u=a.key===r?a:{key:r,paid:Mc(r),beat:0},d=Dm()?e:Math.min(u.beat,e),p=Math.min(u.paid,n);B(()=>{if((u!==a||d!==u.beat)&&l({...u,beat:d}),d>=e)return;let m=setTimeout(()=>l({...u,beat:d+1}),Fm);return()=>clearTimeout(m)},[r,d,e]),B(()=>{p!==u.paid&&f(p)},[p,u.paid]);let f=m=>{sessionStorage.setItem(r,m),l({...u,paid:m})};return{paid:p,beat:d,running:d<e,pay:()=>f(p+1),payAll:()=>f(n),skip:()=>l({...u,beat:e})}}var Mc=t=>Number(sessionStorage.getItem(t)??0);function Fc({table:t,state:e}){return e.round?c`<${Im} key=${e.table.game} table=${t} state=${e} />`:c`<${Qm} table=${t} state=${e} />`}function Im({table:t,state:e}){let n=be(e.table.game),s=n.amongPlayers&&Wm(e)?[]:n.payments(e),o=Rc(e,n.beats?.(e.round)??0,s.length),{moves:r,held:a}=wa(e,s,o.paid),l=xa(e,a),u=!o.running&&o.paid<s.length?s[o.paid]:null,[d,p]=Km(e),f=rs(e),[m,$]=v(null),[h,w]=v(null);B(()=>ec(e),[e]),qm(t,e,o),Um(e);let g=async()=>{let{by:_}=e.round.record.at(-1);await t.undo()&&typeof _=="number"&&p(j=>j.seat===d.seat?{seat:_}:{})},k={table:t,state:l,pace:o,paying:u,pad:d,setPad:p,last:f,face:n,explain:w},S=new Map(e.round.record.map(_=>[_.index+1,_])),O=Fn(e.round,n).slice(0,o.running?-1:void 0).map(_=>{let j=S.get(_.number);return Hc(e.round,j)?{..._,onTap:()=>$(j)}:j?.transfers.length?{..._,onTap:()=>w({})}:_});return c`<main class=${T(["screen",`is-${e.table.game}`])}>
    <${me} table=${t} state=${l} />
    <${n.Felt} ...${k} />
    <${Nc} title=${i("round {number}",{number:e.table.number})} lines=${ua(O,e.table.handed)} busy=${t.late.value}
      onUndo=${e.round.undoable&&!o.running?g:null} />
    <${Gm} ...${k} due=${s} />
    ${m&&c`<${Bc} table=${t} state=${e} step=${m} onClose=${()=>$(null)} />`}
    ${h&&c`<${Cc} api=${t.api} path=${`nights/${e.night.night}/tables/${e.table.table}/rounds/${e.table.number}`}
      seat=${h.seat} title=${i("Round {number}, explained",{number:e.table.number})} onClose=${()=>w(null)} />`}
    <${Lc} round=${e.table.number} moves=${o.running?[]:r} chipset=${e.night.chip_set} />
  </main>`}function qm(t,e,n){let s=e.round.finished&&!n.running?n.beat:0,o=n.paid>0||s>0;B(()=>{o&&e.screens?.here&&t.sayShown(n.paid,s)},[e.table.number,o,n.paid,s])}function Um({table:t,round:e}){let n=ot(null),s=Object.values(e.zones).map(({count:o,cards:r})=>`${o} ${r}`).join();B(()=>{n.current!==null&&n.current!==s&&nn("card"),n.current=s},[t.number,s])}var Wm=t=>t.round?.seats.every(({seat:e})=>$e(t,e));function Km(t){let e=t.table.number,[n,s]=v({number:e,held:{}}),o=a=>a.number===e?a.held:{},r=a=>s(l=>{let u=o(l);return{number:e,held:{...u,...typeof a=="function"?a(u):a}}});return[o(n),r]}function Gm(t){let{table:e,state:n,pace:s,paying:o,due:r,face:a,explain:l}=t,u=[n.table.fill?.text,...zm(n.round)].filter(Boolean).join(" ");if(s.running)return c`<${Jm} ...${t} />`;if(o){let p=r.map(f=>({who:f.player,amount:f.amount,...a.payment(f,n.round)}));return c`<section class="foot" aria-label=${i("what is next")}>
      <${Oc} payouts=${p} at=${s.paid} chipset=${n.night.chip_set} news=${u}
        onPaid=${s.pay} onPayAll=${s.payAll} onWhy=${()=>l({seat:o.seat})} />
      <${ht} table=${e} />
    </section>`}if(n.round.finished)return c`<${Vm} ...${t} news=${u} />`;let d=a.Foot?.(n.round);return c`<${d??pa} ...${t} news=${u} />`}var zm=({record:t})=>t.at(-1).events.filter(({code:e})=>e==="fault").map(({text:e})=>e),Jm=({table:t,state:e,pace:n,face:s})=>c`<${ft} table=${t} line=${s.showing(e.round,n.beat)}>
  <${L}><${b} kind="plain" onTap=${n.skip}>${i("to the end")}<//><//>
<//>`;function Vm({table:t,state:e,news:n,face:s}){let{number:o}=e.table,r=c`<${b} kind="plain" disabled=${t.late.value} onTap=${t.close}>${i("seats and game")}<//>`;return c`<${ft} table=${t} line=${s.over?.(e.round)??Ua(e.round)??i("Round {number} is over and paid.",{number:o})} news=${n}>
    <${L} question=${`finished ${o}`} end=${r}>
      <${b} kind="main" large busy=${t.late.value} onTap=${t.next}>${i("NEXT ROUND")}<//>
    <//>
  <//>`}function Qm({table:t,state:e}){let{number:n,frozen:s}=e.table,[o,r]=v(!1);return c`<main class="screen">
    <${me} table=${t} state=${e} />
    <section class="felt frozen" aria-label=${i("felt")}>
      <p class="state-title">${i("Round {number} is frozen",{number:n})}</p>
      <p class="state-text">${s}</p>
      <p class="state-text">${i("Everything is in the book. Void the round: every bet goes back.")}</p>
    </section>
    <aside class="side"></aside>
    <${ft} table=${t} line=${i("Round {number} cannot go on.",{number:n})}>
      <${L} question=${`frozen ${n}`}>
        <${b} kind="danger" large onTap=${()=>r(!0)}>${i("void this round \u2026")}<//>
      <//>
    <//>
    ${o&&c`<${Zs} table=${t} state=${e} onClose=${()=>r(!1)} />`}
  </main>`}function Dc({table:t,state:e}){let{wishes:n,status:s,hand_over:o}=e.table,[r,...a]=e.screens?.here||n.length?n:[],l=rt(String(r?.number));if(!r||s==="closed"||o?.here)return null;let u=s==="playing"||s==="frozen",d=async()=>{s==="finished"&&!await t.close()||await t.grant(r.number)};return c`<section class=${`wishes ${u?"is-later":""}`} role="status" aria-label=${i("asked for")} onClickCapture=${l.swallows}>
    <p>${r.text}${a.length>0&&c` <span class="quiet">${i("and {count} more",{count:a.length})}</span>`}${u&&c` <span class="quiet">${i("After this round.")}</span>`}</p>
    <div class="asking-ways">
      <${b} busy=${t.late.value} onTap=${()=>t.refuse(r.number)}>${i("no")}<//>
      ${!u&&c`<${b} kind="main" busy=${t.late.value} onTap=${d}>${r.chips?i("yes \xB7 {chips}",{chips:r.chips}):i("yes")}<//>`}
    </div>
  </section>`}function Ic({table:t}){let e=t.state.value,n=e&&`${e.table.name} \xB7 ${e.table.game_name}`;B(()=>{n&&(document.title=n)},[n]),B(()=>At(()=>document.body.setAttribute("aria-busy",t.busy.value)),[t]);let s=t.connection.value==="lost";return c`
    ${s&&c`<${wr} since=${t.heard.value} onRetry=${t.refresh} />`}
    <${Ym} table=${t} state=${e} />
    ${e&&!t.refusal.value&&c`<${Kr} table=${t} state=${e} /><${Dc} table=${t} state=${e} />`}`}function Ym({table:t,state:e}){if(t.refusal.value)return c`<${Ir} error=${t.refusal.value} />`;if(!e)return c`<${zt} mark="s" title=${i("One moment")} text=${i("The table is being laid.")} />`;let{status:n,hand_over:s}=e.table,o=t.passing.value??(s?.here?s.seat:null);return o!==null&&e.round?c`<${nc} key=${o} table=${t} state=${e} seat=${o} />`:n==="closed"?c`<${Dr} table=${t} state=${e} />`:Ur(e)?c`<${Wr} table=${t} state=${e} />`:n==="idle"?c`<${Sc} table=${t} state=${e} />`:c`<${Fc} table=${t} state=${e} />`}var[,,Zm,Xm]=location.pathname.slice(nt.length).split("/"),th=new On(Number(Zm),Number(Xm));Re(c`<${br} /><${Ic} table=${th} />`,document.getElementById("page"));ko();
