function So(){let t=crypto.getRandomValues(new Uint8Array(16));return Array.from(t,e=>e.toString(16).padStart(2,"0")).join("")}var To=document.documentElement,Ot=To.lang||"en",Oo=navigator.languages.find(t=>t.split("-")[0]===Ot)??Ot,Ao=JSON.parse(To.dataset.languages??'{"en":"English"}'),is=Reflect.get(globalThis,"catalogue")??{},ic=31536e3;function Eo(t){document.cookie=`croupier-language=${t}; path=/; max-age=${ic}; samesite=lax`,location.reload()}var cc=new Intl.NumberFormat(Ot).format(1e4).replace(/\d/g,"");function h(t){let e=String(Math.abs(t)).replace(/\B(?=(\d{3})+$)/g,cc);return t<0?`\u2212${e}`:e}var cs=(t,e)=>new Intl.NumberFormat(Ot,{minimumFractionDigits:e,maximumFractionDigits:e}).format(t),P=t=>t>0?`+${h(t)}`:h(t);function ls(t,e){if(!e)return h(t);let n=new Intl.NumberFormat(Oo,{style:"currency",currency:e});return n.format(t/10**(n.resolvedOptions().maximumFractionDigits??0))}var Co=/\{(\w+)\}/,lc=new Intl.PluralRules(Ot),i=(t,e={})=>jo(Lo(t),e);function M(t,e,n,s={}){let o=is[e],r=typeof o=="object"?o[lc.select(n)]??o.other:Mo(n===1?t:e);return jo(r,{count:n,...s})}var D=(t,e)=>Lo(t).split(Co).map((n,s)=>s%2?No(e[n]):n);function Lo(t){let e=is[t];return typeof e=="string"?e:Mo(t)}var Mo=t=>t.split("##")[0],jo=(t,e)=>t.split(Co).map((n,s)=>s%2?No(e[n]):n).join(""),No=t=>typeof t=="number"?h(t):t;var vt=class extends Error{constructor({code:e,message:n,status:s,body:o}){super(n),this.name="Refused",this.code=e,this.status=s,this.body=o}},Le=class extends Error{constructor(){super(i("No answer from the server. Look whether it has arrived before you do it again.")),this.name="Unreachable",this.code="unreachable"}},ue=location.pathname.match(/^\/practice\/[\w-]+/)?.[0]??"",uc=5e3,Bo=[250,500,1e3,2e3,4e3],pc=[502,503,504],le=class{#e;constructor(e){this.#e=ue+(e.endsWith("/")?e:`${e}/`)}async get(e){return us(await this.#t(e,{}))}async look(e,n){let s=await this.#t(e,{headers:n?{"If-None-Match":n}:{},cache:"no-store"});return s.status===304?null:{state:us(s),etag:s.etag}}async send(e,n,s={},{signal:o}={}){let r={"Content-Type":"application/json","Idempotency-Key":So()},a={method:e,headers:r,body:JSON.stringify(s)};for(let l=0;;l+=1){try{return us(await this.#t(n,a))}catch(u){if(!(u instanceof Le)||o?.aborted)throw u}await new Promise(u=>setTimeout(u,Bo[Math.min(l,Bo.length-1)]))}}async#t(e,n){let s=new AbortController,o=setTimeout(()=>s.abort(),uc);try{let r=await fetch(this.#e+e,{signal:s.signal,...n});if(pc.includes(r.status))throw new Le;let{ok:a,status:l,headers:u}=r;return{ok:a,status:l,etag:u.get("ETag"),text:await r.text()}}catch{throw new Le}finally{clearTimeout(o)}}};function us({ok:t,status:e,text:n}){let s=dc(n);if(t)return s;let{code:o=`http-${e}`,message:r}=s?.error??s??{};throw new vt({code:o,message:r??i("The server answered {status} and did not say why.",{status:e}),status:e,body:s})}function dc(t){try{return JSON.parse(t)}catch{return null}}var Ro="wakeLock"in navigator,fc={"video/webm":"/static/awake.webm","video/mp4":"/static/awake.mp4"};function Po(){Ro?Ho($c):addEventListener("load",()=>Ho(mc()))}function Ho(t){document.addEventListener("visibilitychange",t),t()}function $c(){document.visibilityState==="visible"&&navigator.wakeLock.request("screen").catch(()=>{})}function mc(){let t=document.createElement("video");t.className="awake",t.muted=!0,t.loop=!0,t.playsInline=!0,t.ariaHidden="true";for(let[n,s]of Object.entries(fc))t.append(Object.assign(document.createElement("source"),{type:n,src:s}));document.body.append(t);let e=()=>{document.visibilityState!=="visible"?t.pause():t.paused&&t.play().catch(()=>{})};return addEventListener("click",e),addEventListener("keydown",e),e}var Io=function(t,e,n,s){var o;e[0]=0;for(var r=1;r<e.length;r++){var a=e[r++],l=e[r]?(e[0]|=a?1:2,n[e[r++]]):e[++r];a===3?s[0]=l:a===4?s[1]=Object.assign(s[1]||{},l):a===5?(s[1]=s[1]||{})[e[++r]]=l:a===6?s[1][e[++r]]+=l+"":a?(o=t.apply(l,Io(t,l,n,["",null])),s.push(o),l[0]?e[0]|=2:(e[r-2]=0,e[r]=o)):s.push(l)}return s},Fo=new Map;function Do(t){var e=Fo.get(this);return e||(e=new Map,Fo.set(this,e)),(e=Io(this,e.get(t)||(e.set(t,e=(function(n){for(var s,o,r=1,a="",l="",u=[0],p=function(m){r===1&&(m||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,m,a):r===3&&(m||a)?(u.push(3,m,a),r=2):r===2&&a==="..."&&m?u.push(4,m,0):r===2&&a&&!m?u.push(5,0,!0,a):r>=5&&((a||!m&&r===5)&&(u.push(r,0,a,o),r=6),m&&(u.push(r,m,0,o),r=6)),a=""},d=0;d<n.length;d++){d&&(r===1&&p(),p(d));for(var $=0;$<n[d].length;$++)s=n[d][$],r===1?s==="<"?(p(),u=[u],r=3):a+=s:r===4?a==="--"&&s===">"?(r=1,a=""):a=s+a[0]:l?s===l?l="":a+=s:s==='"'||s==="'"?l=s:s===">"?(p(),r=1):r&&(s==="="?(r=5,o=a,a=""):s==="/"&&(r<5||n[d][$+1]===">")?(p(),r===3&&(u=u[0]),r=u,(u=u[0]).push(2,0,r),r=0):s===" "||s==="	"||s===`
`||s==="\r"?(p(),r=2):a+=s),r===3&&a==="!--"&&(r=4,u=u[0])}return p(),u})(t)),e),arguments,[])).length>1?e:e[0]}var F,Wo,fs,Pt,ps,un,Ko,cn,zo,$s,ds,hc,je=Symbol.for("pv"),pn={},dn=[],bc=/^m(i|n|o|s|text|space)$/,ms=Array.isArray,hs=dn.slice,Yt=Object.assign;function Qt(t){t&&t.parentNode&&t.remove()}function fn(t,e,n){var s,o,r,a={},l=arguments.length;for(r in e)r=="key"?s=e[r]:r=="ref"&&typeof t!="function"?o=e[r]:a[r]=e[r];return l>2&&(a.children=l>3?hs.call(arguments,2):n),Me(t,a,s,o,null)}function Me(t,e,n,s,o){var r={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:je,__v:o||++Wo,__i:-1,__u:0};return!o&&F.vnode&&F.vnode(r),r}function It(t){return t.children}function pe(t,e){this.props=t,this.context=e,this.__g=0}function Ft(t,e){if(e==null)return t.__&&Ft(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:Ft(t)}function yc(t){var e,n=t.__v,s=n.__e,o=[],r=[],a=t.__P;a&&((e=Yt({constructor:je},n)).__v=n.__v+1,F.vnode&&F.vnode(e),bs(a,e,n,t.__n,a.namespaceURI,32&n.__u?[s]:null,o,s||Ft(n),32&n.__u,r),e.__v=n.__v,e.__.__k[e.__i]=e,Yo(o,e,r),n.__=n.__e=null,e.__e!=s&&Go(e))}function Go(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),Go(t)}function Uo(t){(8&t.__g||(t.__g|=8,Pt.push(t),un++))&&ps==F.debounceRendering||((ps=F.debounceRendering)||queueMicrotask)(Jo)}function Jo(){try{for(var t,e=1;Pt.length;)Pt.length>e&&Pt.sort(Ko),t=Pt.shift(),e=Pt.length,8&t.__g&&yc(t)}finally{(un=Pt.length)&&(ps||queueMicrotask)(Jo)}}function Vo(t,e,n,s,o,r,a,l,u,p,d){var $,m,f,b,x,y,k=s.__k||dn,w=e.length;for(u=gc(n,e,k,u,w),$=0;$<w;$++)(f=n.__k[$])!=null&&(m=~f.__i&&k[f.__i]||pn,f.__i=$,y=bs(t,f,m,o,r,a,l,u,p,d),b=f.__e,(m.ref!=f.ref||8&m.__u)&&(m.ref&&ys(m.ref,null,f,m),f.ref&&d.push(f.ref,f.__c||b,f)),x=x||b,4&f.__u?(u=Zo(f,u,t,!m.__v),m.__e&&(m.__e=null)):typeof f.type=="function"&&y!==void 0?u=y:b&&(u=b.nextSibling),f.__u&=-21);return n.__e=x,u}function gc(t,e,n,s,o){var r,a,l,u,p,d,$,m,f,b=n.length,x=b,y=0,k=0,w=t.__k=Array(o);for(r=0;r<o;r++)(a=e[r])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=w[r]=Me(null,a):ms(a)?a=w[r]=Me(It,{children:a}):a.constructor===je&&a.__b?a=w[r]=Me(a.type,a.props,a.key,a.ref,a.__v):w[r]=a,u=r+y,a.__=t,a.__b=t.__b+1,l=null,~(p=a.__i=kc(a,n,u,x))&&(x--,(l=n[p])&&(l.__u|=2)),l&&l.__v?(a.__u|=16,p==u-1?y--:p==u+1?y++:p!=u&&(p>u?y--:y++,k=1)):(~p||(o>b?y--:o<b&&y++),typeof a.type!="function"&&(a.__u|=4))):w[r]=null;if(k){for(d=[],$=[],r=0;r<o;r++)if((a=w[r])&&16&a.__u){for(y=0,m=d.length;y<m;)d[f=y+m>>1]<a.__i?y=f+1:m=f;d[y]=a.__i,$[r]=y+1}for(y=d.length;r--;)$[r]&&($[r]==y?y--:w[r].__u|=4)}if(x)for(r=0;r<b;r++)!(l=n[r])||2&l.__u||(l.__e==s&&(s=Ft(l)),gs(l,l));return s}function Zo(t,e,n,s){var o,r,a,l;if(typeof t.type=="function"){if(t.props.__P)return e;if(o=t.__k)for(r=0;r<o.length;r++)o[r]&&(o[r].__=t,e=Zo(o[r],e,n,!1));return e}for(e&&!e.parentNode&&(e=Ft(t))&&!e.parentNode&&(e=null),a=t.__e,l=e;l&&l.nodeType==8;)l=l.nextSibling;for(a!=l&&(!s&&n.moveBefore&&a.parentNode?n.moveBefore(a,e):n.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function kc(t,e,n,s){var o,r=t.key,a=t.type,l=e[n],u=l&&!(2&l.__u);if(l===null&&r==null||u&&r==l.key&&a==l.type)return n;if(s>(u?1:0)){for(o=n-1;o>=0;o--)if((l=e[o])&&!(2&l.__u)&&r==l.key&&a==l.type)return o;for(o=n+1;o<e.length;o++)if((l=e[o])&&!(2&l.__u)&&r==l.key&&a==l.type)return o}return-1}function qo(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function an(t,e,n,s,o){var r,a;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.cssText=s=""),s)for(e in s)n&&e in n||qo(t.style,e);if(n)for(e in n)s&&n[e]==s[e]||qo(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(t.__e||(t.__e={}))[e]=n,n&&s||(a=ds[e]||(ds[e]=vc(e)),(t.__a||(t.__a={}))[e]=$s,r=e!=(e=e.replace(zo,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,a,r):t.removeEventListener(e,a,r));else{if(o=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function vc(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[cn]==null)e[cn]=$s++;else if(e[cn]<this.__a[t])return;return n(F.event?F.event(e):e)}}}function bs(t,e,n,s,o,r,a,l,u,p){var d,$,m,f,b,x,y,k,w,O,_,T,N,q,U,Z,ut,at,dt=e.type;if(e.constructor!==je)return null;128&n.__u&&(u=32&n.__u,d=n.__c.__z)&&(e.__u|=u,$=r=[],d.nodeType==8?l=ln(d,r):r.push(d),l=r[0]||l),(d=F.__b)&&d(e);t:if(typeof dt=="function"){m=a.length;try{if(k=e.props,w=(d=dt.prototype)&&d.render,O=(d=dt.contextType)&&s[d.__c],_=d?O?O.props.value:d.__:s,(f=n.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):(w?e.__c=f=new dt(k,_):(e.__c=f=new pe(k,_),f.constructor=dt,f.render=wc),O&&O.sub(f),f.state||(f.state={}),f.__n=s,f.__g|=8,f.__h=[],f.__k=[]),w&&(f.__s||(f.__s=f.state),dt.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=Yt({},f.__s)),Yt(f.__s,dt.getDerivedStateFromProps(k,f.__s)))),b=f.props,x=f.state,f.__v=e,n.__c){if(k!==b&&w&&!dt.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(k,_),e.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(k,f.__s,_)===!1){e.__v!=n.__v&&(f.props=k,f.state=f.__s,f.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(tt){tt&&(tt.__=e)}),dn.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&a.push(f),l=Ft(n);break t}f.componentWillUpdate&&f.componentWillUpdate(k,f.__s,_),w&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(b,x,y)})}else w&&!dt.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),w&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=_,f.props=k,f.__P=t,f.__g&=-5,T=F.__r,N=w?25:0;do f.__g&=-9,T&&T(e),d=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++N<25);w&&(dn.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(s=Yt({},s,f.getChildContext())),w&&n.__c&&f.getSnapshotBeforeUpdate&&(y=f.getSnapshotBeforeUpdate(b,x)),q=d&&d.type===It&&d.key==null?d.props.children:d,k.__P&&(d=l,o=(t=k.__P).namespaceURI,u=r=null,n.props&&n.props.__P!=t&&(n.__k.some(function(tt){tt&&gs(tt,tt)}),n.__k=null),l=n.__k?Ft(n,0):null),l=Vo(t,ms(q)?q:[q],e,n,s,o,r,a,l,u,p),k.__P&&(e.__e=null,l=d),e.__u&=-161,$&&$.some(Qt),f.__h.length&&a.push(f),1&f.__g&&(f.__g&=-4)}catch(tt){if(a.length=m,e.__v=null,u||r)if(tt&&tt.then){if(e.__u|=128|u,r){for(~(ut=r.indexOf(l||void 0))||(ut=r.length);(at=r[ut-1])&&at.nodeType==8;)ut--;for(;ut<r.length;ut++)if(at=r[ut])if(r[ut]=null,U){if(at==Z)break}else{if(at.nodeType!=8)break;at.data.startsWith("$s")&&(Z=ln(U=at))}}if(!U){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;U=l}(d=ln(U=e.__c.__z||(e.__c.__z=U)))?(e.__e=U,l=d):e.__e=l,l=l&&l.nextSibling}else r&&r.some(Qt);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),tt&&tt.then||Qo(e),F.__e(tt,e,n)}}else l=e.__e=_c(n.__e,e,n,s,o,r,a,u,p,t);return(d=F.diffed)&&d(e),l}function ln(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function Qo(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Qo))}function Yo(t,e,n){for(var s=0;s<n.length;)ys(n[s++],n[s++],n[s++]);F.__c&&F.__c(e,t),t.some(function(o){try{t=o.__h,o.__h=[],t.some(function(r){r.call(o)})}catch(r){F.__e(r,o.__v)}})}function _c(t,e,n,s,o,r,a,l,u,p){var d,$,m,f,b,x,y,k,w=n.props||pn,O=e.props,_=e.type;if(_=="svg"?o="http://www.w3.org/2000/svg":_=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),r){for(d=0;d<r.length;d++)if((b=r[d])&&(_?b.localName==_:b.nodeType==3)){t=b,r[d]=null;break}}if(!t){if(k=p.ownerDocument||document,!_)return k.createTextNode(O);t=k.createElementNS(o,_,O.is?O:p),l&&(F.__m&&F.__m(e,r),l=!1),r=null}if(_){if(p=_=="template"&&t.content||t,r=_=="textarea"&&O.defaultValue!=null?null:r&&hs.call(p.childNodes),!l&&r)for(w={},d=0;d<t.attributes.length;d++)w[(b=t.attributes[d]).name]=b.value;for(d in w)b=w[d],d=="dangerouslySetInnerHTML"?m=b:d=="children"||d in O||d=="value"&&"defaultValue"in O||d=="checked"&&"defaultChecked"in O||an(t,d,null,b,o);for(d in O)b=O[d],d=="children"?f=b:d=="dangerouslySetInnerHTML"?$=b:d=="value"?x=b:d=="checked"?y=b:l&&typeof b!="function"||w[d]===b||an(t,d,b,w[d],o);$?(l||m&&($.__html==m.__html||$.__html==t.innerHTML)||(t.innerHTML=$.__html),e.__k=[]):(m&&(t.textContent=""),(_=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&bc.test(_))&&(o="http://www.w3.org/1999/xhtml"),Vo(p,ms(f)?f:[f],e,n,s,o,r,a,r?r[0]:n.__k&&Ft(n,0),l,u),r&&r.some(Qt)),l&&_!="textarea"||(d="value",_=="progress"&&x==null?t.removeAttribute(d):x==null||x===t[d]&&(_!="progress"||x)||an(t,d,x,w[d],o),d="checked",y!=null&&y!=t[d]&&an(t,d,y,w[d],o))}else w===O||l&&t.data==O||(t.data=O);return t}function ys(t,e,n,s){try{typeof t=="function"?e?e.__x=t(e)||1:s&&(s=s.__c||s.__e)&&(e=s.__x)&&(s.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(o){F.__e(o,n)}}function gs(t,e,n){var s,o,r,a;if(F.unmount&&F.unmount(t),!(s=t.ref)||s.current&&s.current!=t.__e||ys(s,null,e,t),s=t.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(l){F.__e(l,e)}s.__P=s.__n=null}if(s=t.__k)for(a=0;a<s.length;a++)s[a]&&gs(s[a],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(s=t.__c)&&(s=s.__z)&&(o=ln(s,r=[]))&&(s==t.__e&&r.some(Qt),Qt(o),Qt(s)),n||Qt(t.__e),t.__e=t.__c=t.__=null}function wc(t,e,n){return this.constructor(t,n)}function ks(t,e){var n,s,o,r;F.__&&F.__(t,e),e.nodeType==9&&(e=e.documentElement),s=(n=t&&32&t.__u)?null:e.__k,e.__k=Me(It,{children:[t]}),o=[],r=[],bs(e,e.__k,s||pn,pn,e.namespaceURI,s?null:e.firstChild?hs.call(e.childNodes):null,o,s?s.__e:e.firstChild,n,r),Yo(o,e.__k,r),e.__k.props.children=null}F={__e:function(t,e,n,s){for(var o,r,a;e=e.__;)if((o=e.__c)&&!(1&o.__g)){o.__g|=4;try{if((a=(r=o.constructor)&&r.getDerivedStateFromError)&&o.setState(r.getDerivedStateFromError(t)),o.componentDidCatch&&(o.componentDidCatch(t,s||{}),a=1),a&&8&o.__g)return void(o.__g|=2)}catch(l){t=l}}throw un=0,t}},Wo=0,fs=function(t){return t!=null&&t.constructor===je},pe.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=Yt({},this.state)),typeof t=="function"&&(t=t(Yt({},n),this.props)),t&&(Yt(n,t),this.__v&&(e&&this.__k.push(e),Uo(this)))},pe.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Uo(this))},pe.prototype.render=It,Pt=[],un=0,Ko=function(t,e){return t.__v.__b-e.__v.__b},cn=Symbol(),zo=/(PointerCapture)$|Capture$/i,$s=0,ds={},hc=0;var de,Q,vs,Xo,_s=Object.is,$n=0,cr=[],ws=[],V=F,tr=V.__b,er=V.__r,nr=V.diffed,sr=V.__c,or=V.unmount,rr=V.__;function mn(t,e){V.__h&&V.__h(Q,t,$n||e),$n=0;var n=Q.__H||(Q.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function S(t){return $n=1,xc(lr,t)}function xc(t,e,n){var s=mn(de++,2);if(s.t=t,!s.__c&&(s.__=[n?n(e):lr(void 0,e),function(r){var a=(s.__N||s.__)[0],l=s.t(a,r);_s(a,l)||(s.__N=[l,s.__[1]],s.__c.setState({}))}],s.__c=Q,!Q.__f)){Q.__f=!0;var o=Q.shouldComponentUpdate;Q.shouldComponentUpdate=function(r,a,l){var u=this.__H;if(!u)return!0;var p=!1,d=this.props!=r;if(u.__.some(function(m){m.__N&&(p=!0,_s(m.__[0],m.__N[0])||(d=!0))}),o){var $=o.call(this,r,a,l);return p?$||d:$}return!p||d}}return s.__}function H(t,e){var n=mn(de++,3);!V.__s&&Ss(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,Q.__H.__h.push(n))}function Xt(t,e){var n=mn(de++,4);!V.__s&&Ss(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,Q.__h.push(n))}function I(t){return $n=5,Be(function(){return{current:t}},[])}function Be(t,e){var n=mn(de++,7);return Ss(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function Sc(){var t;do{for(;t=ws.shift();)try{Ne(t)}catch(n){V.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=cr.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Ne),e.__h.some(xs),e.__h=[]}catch(n){e.__h=[],V.__e(n,t.__v)}}}while(ws.length)}V.__b=function(t){Q=null,tr&&tr(t)},V.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),rr&&rr(t,e)},V.__r=function(t){er&&er(t),de=0;var e=(Q=t.__c).__H;e&&(vs==Q?Q.__h=[]:(e.__h.some(Ne),e.__h.some(xs),de=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),vs=Q},V.diffed=function(t){nr&&nr(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&ir(cr.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),vs=Q=null},V.__c=function(t,e){e.some(function(n){try{n.__h.some(Ne),n.__h=n.__h.filter(function(s){return!s.__||xs(s)})}catch(s){n.__h=[function(){throw s}]}}),sr&&sr(t,e)},V.unmount=function(t){or&&or(t);var e,n,s=t.__c;s&&s.__H&&(s.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,ir(ws.push(o))}else Ne(o)}catch(r){e=r}}),s.__H=void 0,e&&V.__e(e,s.__v))};var ar=typeof requestAnimationFrame=="function";function Tc(t){var e,n=function(){clearTimeout(s),ar&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(n,35);ar&&(e=requestAnimationFrame(n))}function ir(t){t!=1&&Xo==V.requestAnimationFrame||((Xo=V.requestAnimationFrame)||Tc)(Sc)}function Ne(t){var e=Q,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),Q=e}function xs(t){var e=Q;t.__c=t.__(),Q=e}function Ss(t,e){return!t||t.length!=e.length||e.some(function(n,s){return!_s(n,t[s])})}function lr(t,e){return typeof e=="function"?e(t):e}var Oc=Symbol.for("preact-signals");function gn(){if(Nt>1){Nt--;return}let t,e=!1;for((function(){let n=hn;for(hn=void 0;n!==void 0;){let s=n.S;if(s.v===n.v)for(let o=s.t;o!==void 0;o=o.x)o.i===n.i&&(o.i=s.i);n=n.o}})();Re!==void 0;){let n=Re;for(Re=void 0,bn++;n!==void 0;){let s=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&pr(n))try{n.c()}catch(o){e||(t=o,e=!0)}n=s}}if(bn=0,Nt--,e)throw t}function fe(t){if(Nt>0)return t();Ts=++Ac,Nt++;try{return t()}finally{gn()}}var W,He,Re;function Pe(t){let e=W,n=He;W=void 0,He=void 0;try{return t()}finally{W=e,He=n}}var hn,Nt=0,bn=0,Ac=0,Ts=0,yn=0;function ur(t){if(W===void 0)return;let e=t.n;if(e===void 0||e.t!==W)return e={i:0,S:t,p:W.s,n:void 0,t:W,e:void 0,x:void 0,r:e},W.s!==void 0&&(W.s.n=e),W.s=e,t.n=e,32&W.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=W.s,e.n=void 0,W.s.n=e,W.s=e),e}function et(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}et.prototype.brand=Oc;et.prototype.h=function(){return!0};et.prototype.S=function(t){let e=this.t;e!==t&&t.e===void 0&&(t.x=e,this.t=t,e!==void 0?e.e=t:Pe(()=>{var n;(n=this.W)==null||n.call(this)}))};et.prototype.U=function(t){if(this.t!==void 0){let e=t.e,n=t.x;e!==void 0&&(e.x=n,t.e=void 0),n!==void 0&&(n.e=e,t.x=void 0),t===this.t&&(this.t=n,n===void 0&&Pe(()=>{var s;(s=this.Z)==null||s.call(this)}))}};et.prototype.subscribe=function(t){return At(()=>{let e=this.value;Pe(()=>t(e))},{name:"sub"})};et.prototype.valueOf=function(){return this.value};et.prototype.toString=function(){return this.value+""};et.prototype.toJSON=function(){return this.value};et.prototype.peek=function(){return Pe(()=>this.value)};Object.defineProperty(et.prototype,"value",{get(){let t=ur(this);return t!==void 0&&(t.i=this.i),this.v},set(t){if(t!==this.v){if(bn>100)throw new Error("Cycle detected");(function(e){Nt!==0&&bn===0&&e.l!==Ts&&(e.l=Ts,hn={S:e,v:e.v,i:e.i,o:hn})})(this),this.v=t,this.i++,yn++,Nt++;try{for(let e=this.t;e!==void 0;e=e.x)e.t.N()}finally{gn()}}}});function ft(t,e){return new et(t,e)}function pr(t){for(let e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function dr(t){for(let e=t.s;e!==void 0;e=e.n){let n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function fr(t){let e,n=t.s;for(;n!==void 0;){let s=n.p;n.i===-1?(n.S.U(n),s!==void 0&&(s.n=n.n),n.n!==void 0&&(n.n.p=s)):e=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=s}t.s=e}function te(t,e){et.call(this,void 0,e),this.x=t,this.s=void 0,this.g=yn-1,this.f=4}te.prototype=new et;te.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===yn))return!0;if(this.g=yn,this.f|=1,this.i>0&&!pr(this))return this.f&=-2,!0;let t=W;try{dr(this),W=this;let e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return W=t,fr(this),this.f&=-2,!0};te.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(let e=this.s;e!==void 0;e=e.n)e.S.S(e)}et.prototype.S.call(this,t)};te.prototype.U=function(t){if(this.t!==void 0&&(et.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(let e=this.s;e!==void 0;e=e.n)e.S.U(e)}};te.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(te.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let t=ur(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function Fe(t,e){return new te(t,e)}function $r(t){let e=t.j;if(t.j=void 0,typeof e=="function"){Nt++;let n=W;W=void 0;try{e()}catch(s){throw t.f&=-2,t.f|=8,Os(t),s}finally{W=n,gn()}}}function Os(t){for(let e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,$r(t)}function Ec(t){if(W!==this)throw new Error("Out-of-order effect");fr(this),W=t,this.f&=-2;try{8&this.f&&Os(this)}finally{gn()}}function $e(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,He&&He.push(this)}$e.prototype.c=function(){let t=this.S();try{if(8&this.f||this.x===void 0)return;let e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};$e.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,$r(this),dr(this),Nt++;let t=W;return W=this,Ec.bind(this,t)};$e.prototype.N=function(){2&this.f||(this.f|=2,this.u=Re,Re=this)};$e.prototype.d=function(){this.f|=8,1&this.f||Os(this)};$e.prototype.dispose=function(){this.d()};function At(t,e){let n=new $e(t,e);try{n.c()}catch(o){throw n.d(),o}let s=n.d.bind(n);return s[Symbol.dispose]=s,s}var Cc=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,mr,vn,kn;var hr=[];At(function(){mr=this.N})();function me(t,e){F[t]=e.bind(null,F[t]||(()=>{}))}function Ie(t){if(kn){let e=kn;kn=void 0,e()}kn=t&&t.S()}function br({data:t}){let e=Mc(t);e.name="ReactiveDom",e.value=t;let[n,s]=Be(()=>{let o=this,r=this.__v;for(;r=r.__;)if(r.__c){r.__c.__$f|=4;break}let a=Fe(()=>{let d=e.value.value;return d===0?0:d===!0?"":d||""}),l=Fe(()=>!Array.isArray(a.value)&&!fs(a.value)),u=At(function(){if(this.N=yr,l.value){let d=a.value;o.__v&&o.__v.__e&&o.__v.__e.nodeType===3&&(o.__v.__e.data=d)}}),p=this.__$u.d;return this.__$u.d=function(){u(),p.call(this)},[l,a]},[]);return n.value?s.peek():s.value}br.displayName="ReactiveTextNode";Object.defineProperties(et.prototype,{constructor:{configurable:!0,value:fn(It,null).constructor},type:{configurable:!0,value:br},props:{configurable:!0,get(){let t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});me("__b",(t,e)=>{if(Ie(),vn=void 0,typeof e.type=="string"){let n,s=e.props;for(let o in s){if(o==="children")continue;let r=s[o];r instanceof et&&(n||(e.__np=n={}),n[o]=r,s[o]=r.peek())}}t(e)});me("__r",(t,e)=>{if(t(e),e.type!==It){Ie();let n,s=e.__c;s&&(s.__$f&=-2,n=s.__$u,n===void 0&&(s.__$u=n=(function(o,r){let a;return At(function(){a=this},{name:r}),a.c=o,a})((function(o){return function(){var r;Cc&&((r=this.y)==null||r.call(this)),o.__$f|=1,o.setState({})}})(s),typeof e.type=="function"?e.type.displayName||e.type.name:""))),vn=s,Ie(n)}});me("__e",(t,e,n,s)=>{Ie(),vn=void 0,t(e,n,s)});me("diffed",(t,e)=>{Ie(),vn=void 0;let n;if(typeof e.type=="string"&&(n=e.__e)){let s=e.__np,o=e.props,r=n.U;if(r)for(let a in r){let l=r[a];l===void 0||s&&a in s||(l.d(),r[a]=void 0)}if(s){r||(r={},n.U=r);for(let a in s){let l=r[a],u=s[a];l===void 0?(l=Lc(n,a,u,o),r[a]=l):l.o(u,o)}}}t(e)});function Lc(t,e,n,s){let o=e in t&&t.ownerSVGElement===void 0,r=ft(n);return{o:(a,l)=>{r.value=a,s=l},d:At(function(){this.N=yr;let a=r.value.value;s[e]!==a&&(s[e]=a,o?t[e]=a:a!=null&&(a!==!1||e[4]==="-")?t.setAttribute(e,a):t.removeAttribute(e))})}}me("unmount",(t,e)=>{if(typeof e.type=="string"){let n=e.__e;if(n){let o=n.U;if(o){n.U=void 0;for(let r in o){let a=o[r];a&&a.d()}}}let s=e.__np;if(s){let o=e.props;for(let r in s)o[r]=s[r]}e.__np=void 0}else{let n=e.__c;if(n){n.__$f|=8;let s=n.__$u;s&&(n.__$u=void 0,s.d())}}t(e)});me("__h",(t,e,n,s)=>{s<3&&(e.__$f|=2),t(e,n,s)});pe.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;let n=this.__$u,s=n&&n.s!==void 0;for(let o in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let o=2&this.__$f;if(!(s||o||4&this.__$f)||1&this.__$f)return!0}else if(!(s||4&this.__$f)||3&this.__$f)return!0;for(let o in t)if(o!=="__source"&&t[o]!==this.props[o])return!0;for(let o in this.props)if(!(o in t))return!0;return!1};function Mc(t,e){return Be(()=>ft(t,e),[])}var jc=t=>{queueMicrotask(()=>{queueMicrotask(t)})};function Nc(){fe(()=>{let t;for(;t=hr.shift();)mr.call(t)})}function yr(){hr.push(this)===1&&(F.requestAnimationFrame||jc)(Nc)}var c=Do.bind(fn),g=t=>t.filter(Boolean).join(" ");var Bc=320,Hc=1500,Rc=36,Pc=1800,As={x:-1e3,y:-1e3,key:null,at:-1/0},Fc=As,Dt=As;function vr(t,e,n){Fc=Dt,Dt={x:t,y:e,key:n,at:performance.now()}}function _r(t,e){let{left:n,top:s,width:o,height:r}=e.getBoundingClientRect();vr(n+o/2,s+r/2,t)}addEventListener("click",({isTrusted:t,detail:e,clientX:n,clientY:s,target:o})=>{if(!t)return;let r=o instanceof Element&&o.closest("button");e?vr(n,s,null):r&&_r("enter",r)},{capture:!0});var Ic=(t,e)=>t.key===e.key&&(t.key!==null||Math.hypot(t.x-e.x,t.y-e.y)<=Rc);function Bt(t,{fresh:e=!1}={}){let n=I(e&&Dt!==As?null:t),s=I(!1),o=I(null);return n.current!==t&&(n.current=t,s.current=!0,o.current=performance.now()-Dt.at<Hc?Dt:null),Xt(()=>{if(!s.current)return;let r=setTimeout(()=>{s.current=!1},Bc);return()=>clearTimeout(r)},[t]),{swallows(r){return!s.current||o.current&&!Ic(o.current,Dt)?!1:(r.stopPropagation(),r.preventDefault(),Dc(i("This has just changed. Tap again.")),!0)}}}var gr=null,kr;function Dc(t){gr?.remove(),clearTimeout(kr);let e=document.createElement("p");gr=e,e.className="unheard",e.setAttribute("role","status"),e.textContent=t,([...document.querySelectorAll("dialog[open]")].at(-1)??document.body).append(e);let{width:s,height:o}=e.getBoundingClientRect();e.style.left=`${Math.max(8,Math.min(Dt.x-s/2,innerWidth-s-8))}px`,e.style.top=`${Math.max(8,Dt.y-o-40)}px`,kr=setTimeout(()=>e.remove(),Pc)}function v({kind:t,name:e,keys:n,disabled:s,busy:o,large:r,chosen:a,onTap:l,children:u}){let p=["button",t&&`is-${t}`,r&&"is-large",o&&"is-busy",a&&"is-chosen"];return c`<button type="button" class=${g(p)} aria-label=${e} data-keys=${n} aria-busy=${o?"true":null}
      aria-pressed=${a===void 0?null:String(!!a)}
      disabled=${s} onClick=${()=>!o&&l?.()}>${u}</button>`}function K({question:t,end:e,steady:n,children:s}){let o=Bt(t,{fresh:!0});return c`<div class="controls">
    <div class="controls-main" onClickCapture=${o.swallows}>${s}</div>
    ${e&&c`<div class="controls-end" onClickCapture=${n?null:o.swallows}>${e}</div>`}
  </div>`}var Uc={2:i("two"),3:i("three"),4:i("four"),5:i("five"),6:i("six"),7:i("seven"),8:i("eight"),9:i("nine"),T:i("ten"),J:i("jack"),Q:i("queen"),K:i("king"),A:i("ace")},qc={c:i("clubs"),d:i("diamonds"),h:i("hearts"),s:i("spades")},_n={2:"M4.5 12C5 6.5 9.5 3.5 15 3.5C21 3.5 25.5 7 25.5 13C25.5 17.5 23 21 18.5 25.5L4.5 40.5H26.5",3:"M4.5 7C7.5 4.5 10.5 3.5 14 3.5C20 3.5 24.5 7 24.5 12S20.5 20.7 13 20.7C21.5 20.7 26 24.5 26 30.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.8",4:"M20.5 40.5V3.5L3.5 29.5H27",5:"M24.5 3.5H7.5L6 20C8.5 18 11.5 17 14.5 17C21.5 17 26.5 21.5 26.5 28.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.5",6:"M4 29.5C4 23 9 18.3 15 18.3S26 23 26 29.5S21 40.5 15 40.5S4 36 4 29.5C4 16 9 7 19.5 3.5",7:"M3.5 3.5H26.5C19.5 15 14 27 12.5 40.5",8:"M15 21A9.8 8.75 0 1 1 15 3.5A9.8 8.75 0 1 1 15 21A11.3 9.75 0 1 1 15 40.5A11.3 9.75 0 1 1 15 21Z",9:"M26 14.5C26 21 21 25.7 15 25.7S4 21 4 14.5S9 3.5 15 3.5S26 8 26 14.5C26 28 21 37 10.5 40.5",T:"M3.5 10L9.5 3.5V40.5M24.2 3.5C18.5 3.5 16.4 10 16.4 22S18.5 40.5 24.2 40.5S32 34 32 22S29.9 3.5 24.2 3.5Z",J:"M13 3.5H23V29.5C23 36.5 19 40.5 13.5 40.5C8 40.5 4.5 37 4.5 31",Q:"M15 3.5C7.5 3.5 3.5 10 3.5 22S7.5 40.5 15 40.5S26.5 34 26.5 22S22.5 3.5 15 3.5ZM17.5 31.5L26.5 41.5",K:"M5 3.5V40.5M26 3.5L6.5 25M13 18.5L26.5 40.5",A:"M3.5 40.5L15 3.5L26.5 40.5M8 29H22"},Y={c:"M71 28A21 21 0 1 1 29 28A21 21 0 1 1 71 28ZM50 59A22 22 0 1 1 6 59A22 22 0 1 1 50 59ZM94 59A22 22 0 1 1 50 59A22 22 0 1 1 94 59ZM38 42H62L54 62C55 78 59 88 67 95H33C41 88 45 78 46 62Z",d:"M50 3C60 21 73 38 87 50C73 62 60 79 50 97C40 79 27 62 13 50C27 38 40 21 50 3Z",h:"M50 93C20 68 5 51 5 32C5 17 16 7 28 7C38 7 46 13 50 23C54 13 62 7 72 7C84 7 95 17 95 32C95 51 80 68 50 93Z",s:"M50 4C66 26 93 41 93 62C93 74 84 83 73 83C65 83 59 79 55 73C56 82 60 89 67 95H33C40 89 44 82 45 73C41 79 35 83 27 83C16 83 7 74 7 62C7 41 34 26 50 4Z"},he="M50 4L61 37L96 37L68 58L78 92L50 71L22 92L32 58L4 37L39 37Z",wr=[...Array(9).keys()].map(t=>{let e=20*(t+1),n=Math.max(0,e-120),s=Math.min(80,e);return`M${10+n} ${10+e-n}L${10+s} ${10+e-s}M${90-n} ${10+e-n}L${90-s} ${10+e-s}`}).join("");function $t(t){return t==="Jk"?i("joker"):z(t)?i("{rank} of {suit}",{rank:Uc[t[0]],suit:qc[t[1]]}):i("face down")}var z=t=>typeof t=="string"&&/^([2-9TJQKA][cdhs]|Jk)$/.test(t),Es=[..."shdc"].flatMap(t=>[..."AKQJT98765432"].map(e=>e+t));function ee({allowed:t,picked:e=[],onPick:n,onTakeBack:s,busy:o}){let r=new Set(t),a=r.has("Jk")?[...Es,"Jk"]:Es;return c`<div class="picker-grid" role="group" aria-label=${i("cards")}>
    ${a.map((l,u)=>c`<${Wc} key=${l} card=${l} starts=${u%13===0}
      picked=${e.includes(l)} open=${r.has(l)} busy=${o}
      onTap=${()=>e.includes(l)?s?.(l):n(l)} />`)}
  </div>`}var De=t=>t==="Jk"?"J J":[...t.toUpperCase()].join(" ");function Wc({card:t,starts:e,open:n,picked:s,busy:o,onTap:r}){let a=!n&&!s,u=[t!=="Jk"&&`suit-${t[1]}`,e&&"starts-suit",a&&"is-out",s&&"is-picked"];return c`<button type="button" class=${g(["picker-card",...u])} disabled=${a||o}
      aria-label=${$t(t)} data-keys=${De(t)} aria-pressed=${s?"true":null} onClick=${r}>
    ${!a&&c`<${ne} card=${t} />`}
  </button>`}function ne({card:t}){if(!z(t))return c`<span>?</span>`;if(t==="Jk")return c`<${xr} path=${he} />`;let[e,n]=t;return c`
    <svg viewBox=${e==="T"?"0 0 36 44":"0 0 30 44"} aria-hidden="true">
      <path class="card-rank" d=${_n[e]} />
    </svg>
    <${xr} path=${Y[n]} />`}var xr=({path:t})=>c`<svg viewBox="-2 -2 104 104" aria-hidden="true">
  <path class="card-pip" d=${t} />
</svg>`,Kc={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},B=t=>z(t)&&t!=="Jk"?`${t[0]==="T"?"10":t[0]}${Kc[t[1]]}\uFE0E`:$t(t);var R=t=>i(`${String(t).replaceAll("_"," ")}##of a game`);function Ue(t){return z(t)?B(t):typeof t=="number"?h(t):typeof t=="boolean"?t?i("yes"):i("no"):Array.isArray(t)?t.map(Ue).join(" "):t&&typeof t=="object"?Object.values(t).map(Ue).join(" \xB7 "):R(t)}function it(t){return t.length<2?t.join(""):i("{others} and {last}",{others:t.slice(0,-1).join(", "),last:t.at(-1)})}var wn=t=>t.replace(/(\d{3})(?=\d)/g,"$1 ");var zc="http://www.w3.org/2000/svg";function xn({svg:t,name:e}){let n=t.includes("xmlns")?t:t.replace("<svg",`<svg xmlns="${zc}"`);return c`<img class="qr" alt=${e} src=${`data:image/svg+xml,${encodeURIComponent(n)}`} />`}var Gc=3e4;function Cs(t,e,n=null){let[s,o]=S(null);return H(()=>{let r=!1,a=()=>t.get(`nights/${e}/room`).then(u=>r||o(u),()=>{});a();let l=setInterval(()=>document.hidden||a(),Gc);return()=>{r=!0,clearInterval(l)}},[e,n]),s}var Ls=t=>t.addresses.length>0;function qe({room:t,small:e}){return Ls(t)?c`<div class=${g(["room-code",e&&"is-small"])}>
    <${xn} svg=${t.qr} name=${i("the address to join with a phone, to scan")} />
    <div class="room-words">
      <p>${e?i("Join"):i("Scan it with a phone, or open this address:")}</p>
      <p class="room-address">${t.addresses[0]}</p>
      ${t.addresses.slice(1).map(n=>c`<p key=${n} class="room-other">${i("or {address}",{address:n})}</p>`)}
      <p class="room-figures">${wn(t.code)}</p>
    </div>
  </div>`:c`<p>${i("No phone reaches this Croupier: it listens on its own machine alone. Start it without --host.")}</p>`}function Sn({mark:t="s",title:e,text:n,children:s}){return c`<div class="state">
    <svg class="state-mark" viewBox="0 0 100 100" aria-hidden="true">
      <path fill="currentColor" d=${Y[t]} />
    </svg>
    <p class="state-title">${e}</p>
    ${n&&c`<p class="state-text">${n}</p>`}
    ${s}
  </div>`}var Sr={ArrowLeft:-1,ArrowRight:1},Tr=null;function Tn(){Tr=document.activeElement,document.querySelector(".languages .is-chosen")?.focus()}function Jc(t){let{key:e,target:n,currentTarget:s}=t;if(e in Sr){let o=[...s.querySelectorAll("button")];o.at((o.indexOf(n)+Sr[e])%o.length)?.focus()}else if(e==="ArrowUp"||e==="ArrowDown")n.blur(),Tr?.focus();else return;t.preventDefault()}var be=()=>c`<div class="languages" role="group" onKeyDown=${Jc} aria-label=${i("The language of this screen")}>
  ${Object.entries(Ao).map(([t,e])=>c`<${v} key=${t} kind="quiet" chosen=${t===Ot}
      onTap=${()=>t!==Ot&&Eo(t)}><span lang=${t}>${e}</span><//>`)}
</div>`;var rh={device:i("as the device"),light:i("light"),dark:i("dark")};function Ms({kind:t}){let[e,n]=Vc("suits");return c`<${v} kind=${t} chosen=${e==="four"} onTap=${()=>n(e==="four"?null:"four")}>
    ${e==="four"?i("four-colour cards: on"):i("four-colour cards: off")}
  <//>`}function Vc(t){let[e,n]=S(()=>Zc(t));return[e,o=>{Qc(t,o),n(o),dispatchEvent(new Event("storage"))}]}function Zc(t){try{return localStorage.getItem(t)}catch{return null}}function Qc(t,e){try{e===null?localStorage.removeItem(t):localStorage.setItem(t,e)}catch{}}var Ut="between",An="liveliest",On="turns";function Or({shown:t,since:e,before:n,now:s},o,r){let a=o.filter(({live:p})=>p);if(r!==An&&r!==On)return a.some(({table:p})=>String(p)===r)?Number(r):Ut;if(!a.length)return Ut;let l=a.find(({table:p})=>p===t),u=s-e;return l?.busy&&u<6e4?t:r===On?Yc(t,u,a):Xc(t,n,u,a)?Ut:tl(l,u,a)}function Yc(t,e,n){let s=[...n.map(({table:r})=>r),Ut],o=s.indexOf(t);return o>=0&&e<15e3?t:s[(o+1)%s.length]}function Xc(t,e,n,s){let o=r=>s.some(({table:a})=>a===r);return t===Ut?n<8e3&&e!==null&&!o(e):t!==null&&!o(t)}function tl(t,e,n){if(t&&e<8e3)return t.table;let[s]=[...n].sort((o,r)=>r.busy-o.busy||r.version-o.version);return s.table}var Ar="wall shows",el=6e3;function Er({night:t,shows:e,said:n}){let[s,o]=S(()=>JSON.parse(localStorage.getItem(Ar)??"null")),r=l=>{let u={night:t,said:n,shows:l};localStorage.setItem(Ar,JSON.stringify(u)),o(u)};return{shows:s?.night===t&&s.said===n?s.shows:e,choose:r}}function js({tables:t,choice:e}){let[n,s]=S(0),o=[[An,i("where something happens")],[On,i("table after table")],...t.map(({table:a,name:l})=>[String(a),l])],r=I(null);return r.current={ways:o,choice:e},Xt(()=>{let a=p=>{let{ways:d,choice:$}=r.current,m=d.findIndex(([b])=>b===$.shows),f={ArrowLeft:-1,ArrowRight:1}[p];if(f)$.choose(d[(m+f+d.length)%d.length][0]);else if(p==="0")$.choose(An);else if(d.some(([b])=>b===p))$.choose(p);else if(p==="ArrowDown")Tn();else return p==="Enter";return!0},l=({key:p,defaultPrevented:d})=>{(d||a(p))&&s($=>$+1)},u=()=>s(p=>p+1);return addEventListener("keydown",l),addEventListener("click",u),()=>{removeEventListener("keydown",l),removeEventListener("click",u)}},[]),H(()=>{if(!n)return;let a=setTimeout(()=>s(0),el);return()=>clearTimeout(a)},[n]),n?c`<div class="wall-choices" role="group" aria-label=${i("this wall shows")}>
    ${o.map(([a,l])=>c`<button key=${a} type="button" class=${g(["wall-choice",a===e.shows&&"is-chosen"])}
      aria-pressed=${String(a===e.shows)} onClick=${()=>e.choose(a)}>${l}</button>`)}
    <${be} />
    <div class="languages"><${Ms} kind="quiet" /></div>
  </div>`:null}var Cr=(t,e,n)=>t.send("POST",e,n);var Ns=t=>t instanceof vt?t.body?.error?.wait??0:0;function Lr(t){let[e,n]=S({busy:!1,trouble:null}),[s,o]=S(0),r=I(!1);return H(()=>{if(!s)return;let l=setTimeout(()=>o(s-1),1e3);return()=>clearTimeout(l)},[s]),{...e,wait:s,knock:async(l,u)=>{if(r.current)return null;r.current=!0,n({busy:!0,trouble:null});try{let p=await Cr(t,l,u);return n({busy:!1,trouble:null}),p}catch(p){if(!(p instanceof vt))throw p;return o(Ns(p)),n({busy:!1,trouble:Ns(p)?null:p.message}),null}finally{r.current=!1}},clear:()=>n(l=>l.trouble?{busy:!1,trouble:null}:l)}}function Ht({text:t,onGone:e}){return t?c`<div class="slip" role="alert">
    <span>${t}</span>${e&&c`<${v} kind="quiet" name=${i("close")} onTap=${e}>✕<//>`}
  </div>`:null}var Mr={ArrowLeft:-1,ArrowRight:1,ArrowUp:-3,ArrowDown:3},nl=["1","2","3","4","5","6","7","8","9"];function jr({label:t,value:e,length:n,least:s=n,most:o=n,secret:r,submit:a,busy:l,trouble:u,wait:p,onInput:d,onSubmit:$}){let m=I(null),f=I(e);f.current=e;let b=l||p>0,x=T=>{let N=T.replace(/\D/g,"").slice(0,o);b||N===f.current||(f.current=N,d(N),N.length===n&&$(N))},y=T=>x(f.current+T),k=()=>x(f.current.slice(0,-1)),w=T=>{T.preventDefault(),m.current.focus(),f.current.length>=s&&!b&&$(f.current)},O=T=>{if(T.key in Mr)return _(T);T.target!==m.current&&/^\d$/.test(T.key)&&y(T.key)},_=T=>{let N=[...T.currentTarget.querySelectorAll(".pad-grid button")],q=N.indexOf(T.target);q<0&&T.key==="ArrowUp"&&Tn();let U=q<0?T.key==="ArrowDown"?0:null:q+Mr[T.key];U!==null&&(T.preventDefault(),U<0?m.current.focus():N[U]?.focus())};return H(()=>m.current.focus(),[t]),c`<form class="pad-form" onSubmit=${w} onKeyDown=${O} novalidate>
    <label class="pad-question" for="figures">${t}</label>
    <input id="figures" ref=${m} class=${g(["pad-figures",r&&"is-secret"])} type=${r?"password":"text"}
      inputmode="none" autocomplete="off" value=${e} aria-invalid=${u?"true":null}
      onInput=${T=>{x(T.target.value),T.target.value=f.current}} />
    <div class="pad-trouble">
      <${Ht} text=${p>0?i("Too many wrong tries. Wait {time}.",{time:sl(p)}):u} />
    </div>
    <div class="pad-grid">
      ${nl.map(T=>c`<${v} key=${T} disabled=${p>0} onTap=${()=>y(T)}>${T}<//>`)}
      <${v} name=${i("take off the last figure")} disabled=${!e} onTap=${k}>⌫<//>
      <${v} disabled=${p>0} onTap=${()=>y("0")}>0<//>
      <button type="submit" class=${g(["button is-main",l&&"is-busy"])} disabled=${e.length<s||p>0}
        aria-busy=${l?"true":null}>${a}</button>
    </div>
  </form>`}var sl=t=>t<100?i("{seconds} s",{seconds:t}):M("{count} minute","{count} minutes",Math.ceil(t/60));function se(t,e){let n=[],s=t;for(let o of[...e].sort((r,a)=>a.value-r.value)){let r=Math.floor(s/o.value);r>0&&n.push({...o,count:r}),s-=r*o.value}return n}var ol=4;function Nr(t,e,n=rl(t,e),s=ol){let o=new Map(se(t,e).map(({value:u,count:p})=>[u,p])),r=e.map(({value:u})=>u).sort((u,p)=>u-p),a=u=>o.get(u)??0,l=()=>r.filter(u=>u<=n).reduce((u,p)=>u+p*a(p),0);for(;l()<Math.min(s*n,t);){let u=r.find(d=>d>n&&a(d));if(!u)break;o.set(u,a(u)-1);let p=e.filter(({value:d})=>d<u);for(let{value:d,count:$}of se(u,p))o.set(d,a(d)+$)}return e.map(u=>({...u,count:a(u.value)})).filter(({count:u})=>u).sort((u,p)=>p.value-u.value)}var rl=(t,e)=>Math.max(1,...e.map(({value:n})=>n).filter(n=>n<=t/50)),Br=t=>t.map(({count:e,colour:n})=>i("{count} {colour}##of chips",{count:e,colour:R(n)})).join(", ");function We(t,e,n){return e.reduce((o,r)=>o+r,0)===t?e:se(t,n).flatMap(({value:o,count:r})=>Array(Math.min(r,500)).fill(o))}function En(t,e){let n=t.lastIndexOf(e);return t.filter((s,o)=>o!==n)}var Hr={white:{body:"#efeadb",spots:"#7b7a74"},red:{body:"#c22f39",spots:"#fff"},blue:{body:"#2460b0",spots:"#fff"},green:{body:"#1f8a49",spots:"#fff"},black:{body:"#25252a",spots:"#fff"},purple:{body:"#6d3c9b",spots:"#fff"},yellow:{body:"#e6b91f",spots:"#25252a"},pink:{body:"#df79a4",spots:"#fff"},orange:{body:"#de6f25",spots:"#fff"},grey:{body:"#878d92",spots:"#fff"},brown:{body:"#794d2a",spots:"#fff"},turquoise:{body:"#17909a",spots:"#fff"}},al=5,Rr=8,Cn=({value:t,colour:e})=>c`<${Ln} value=${t} colour=${e} count=${1} bare />`;function Ln({value:t,colour:e,count:n,bare:s}){let o=Math.min(n,al),r=64+(o-1)*Rr,{body:a,spots:l}=Hr[e]??Hr.grey,u={"--chip-colour":a,"--chip-spots":l},p=[...Array(o-1).keys()].map($=>r-32-$*Rr),d=c`<svg class="chip" viewBox=${`0 0 64 ${r}`} style=${u} role="img"
      aria-label=${i("{count} {colour}, {value} each##of chips",{count:n,colour:R(e),value:t})}>
    ${p.map($=>c`<g key=${$}>
      <circle class="chip-under" cx="32" cy=${$} r="30.5" />
      <circle class="chip-spots" cx="32" cy=${$} r="26.5" stroke-dasharray="13.9 13.85" />
    </g>`)}
    <circle class="chip-body" cx="32" cy="32" r="30.5" />
    <circle class="chip-spots" cx="32" cy="32" r="26.5" stroke-dasharray="13.9 13.85" />
    <circle class="chip-face" cx="32" cy="32" r="20.5" />
    <text class="chip-value" x="32" y=${32+Pr(t)*.36} font-size=${Pr(t)}>${Fr(t)}</text>
  </svg>`;return s?d:c`<span class="pile">${d}<span class="pile-count" aria-hidden="true">×${n}</span></span>`}function qt({amount:t,chipset:e,change:n,words:s}){let o=n?Nr(t,e,...n===!0?[]:[n,1]):se(t,e);return c`<span class="chips">
    <span class="chips-piles">${o.map(r=>c`<${Ln} key=${r.value} ...${r} />`)}</span>
    ${s&&c`<span class="chips-words">${Br(o)}</span>`}
  </span>`}function Fr(t){return t<1e3||t%100?String(t):`${t/1e3}k`}var Pr=t=>[26,25,19,15,12][Math.min(Fr(t).length,5)-1];var Ir=({title:t,text:e,children:n})=>c`<main class="porch">
  <div class="porch-words">
    <div class="porch-mark" aria-hidden="true"><${Ln} value=${1} colour="white" count=${3} bare /></div>
    <p class="porch-name">Croupier</p>
    <h1>${t}</h1>
    ${e&&c`<p class="quiet">${e}</p>`}
    <${be} />
  </div>
  ${n}
</main>`;function Dr(){let t=decodeURIComponent(location.hash.slice(1)).replace(/\D/g,"");return location.hash&&history.replaceState(null,"","/wall"),t}function Ur({api:t,code:e="",onIn:n}){let[s,o]=S(e),r=Lr(t),a=async u=>{let p=await r.knock("session/wall",{code:u});p?n(p.night):o("")};H(()=>{e&&a(e)},[]);let l=u=>{o(u),r.clear()};return c`<${Ir} title=${i("A screen on the wall")} text=${i("The host's desk shows the code: the night, wall.")}>
    <div class="porch-door">
      <${jr} label=${i("The wall's code")} value=${s} length=${6} submit=${i("go")} busy=${r.busy}
        trouble=${r.trouble} wait=${r.wait} onInput=${l} onSubmit=${a} />
      <p class="porch-else"><a href="/sign-in?another">${i("not a wall: join, a table, the host")}</a></p>
    </div>
  <//>`}var il=3e3;function qr(t,e,n){let[s,o]=S(null),r=I(void 0);return H(()=>{let a,l=!1,u=async()=>{try{let p=await t.look(`nights/${e}/evening`,r.current);if(l||!p)return;r.current=p.etag,o(p.state)}catch{a=setTimeout(u,il)}};return u(),()=>{l=!0,clearTimeout(a)}},[e,n]),s}var ye=({result:t,line:e})=>t!==0||e.some(n=>n!==e[0]);var cl=1500,ll=1e4,Wr=[1e3,2e3,5e3,15e3],ul=2,pl=({status:t})=>t<500&&t!==429,Mn=class{state=ft(null);connection=ft("polling");heard=ft(Date.now());refusal=ft(null);#e;#t;#n;#o=null;#s=null;#r=0;#p;#d;#a=!1;#i=!1;#c=0;#l=!1;#f=[[document,"visibilitychange",()=>this.#$()],[window,"pageshow",()=>this.#$()],[window,"pagehide",()=>this.#m()],[window,"online",()=>this.refresh()]];constructor({api:e,path:n,events:s}){this.#e=e,this.#t=n,this.#n=ue+s;for(let[o,r,a]of this.#f)o.addEventListener(r,a);this.#$()}accept(e,n=null){let s=this.state.peek();s&&e.version<s.version||(this.#o=n,this.state.value=e)}refresh(){this.#l&&this.#u()}close(){this.#m();for(let[e,n,s]of this.#f)e.removeEventListener(n,s)}#$(){document.hidden?this.#m():this.#g()}#g(){this.#l||(this.#l=!0,this.#h(),this.#u())}#m(){this.#l=!1,this.#b(),clearTimeout(this.#p),clearTimeout(this.#d)}#h(){let e=new EventSource(this.#n);this.#s=e,e.onopen=()=>{this.#r=0,this.#y()},e.onmessage=({data:n})=>{Number(n)<=this.state.peek()?.version||this.#u()},e.addEventListener("look",()=>this.#u()),e.onerror=()=>{this.#b();let n=Wr[Math.min(this.#r,Wr.length-1)];this.#r+=1,this.#p=setTimeout(()=>this.#h(),n),this.#u()}}#b(){this.#s?.close(),this.#s=null}async#u(){if(this.#a){this.#i=!0;return}this.#a=!0,clearTimeout(this.#d);try{let n=this.state.peek(),s=await this.#e.look(this.#t,this.#o);s&&this.state.peek()!==n&&s.state.version===this.state.peek().version?this.#i=!0:s&&this.accept(s.state,s.etag),this.#c=0,this.heard.value=Date.now()}catch(n){if(n instanceof vt&&pl(n))return this.#k(n);this.#c+=1}finally{this.#a=!1}if(this.#y(),!this.#l)return;if(this.#i)return this.#i=!1,this.#u();let e=this.#s?.readyState===EventSource.OPEN&&!this.#c?ll:cl;this.#d=setTimeout(()=>this.#u(),e)}#k(e){this.refusal.value=e,this.close()}#y(){this.#c>=ul?this.connection.value="lost":this.#s?.readyState===EventSource.OPEN?this.connection.value="live":this.connection.value="polling"}};var Kr="M47 27H65V37C65 45 60.500 49.500 56 49.500S47 45 47 37Z",Bs="M50.500 34.500H53.800M58.200 34.500H61.500M56 33.500V38.800",zr="M14 70C19 62 33 55.500 46 52L56 60L66 52C76 54.500 83.500 60 86 70Z",Hs="M79.200 70V24H82.800V70Z",Rs={K:[["cloth",zr],["gold",Hs],["paper","M41 53.500L56 62L71 53.500L76.500 56C72 63 64 68.500 56 70C48 68.500 40 63 35.500 56Z"],["ink","M43.500 26C41 36 41 45 44 53L68 53C71 45 71 36 68.500 26Z"],["paper",Kr],["ink","M47 37C50 41.500 53 39.500 56 39.500S62 41.500 65 37L66.500 44C66.500 54 60 60 56 63C52 60 45.500 54 45.500 44Z"],["line",Bs],["light","M53.500 44.200H58.500"],["gold","M43 28.500L39 13L48 19.500L56 9L64 19.500L73 13L69 28.500Q56 25 43 28.500Z"],["line","M42.500 24.200Q56 20.700 69.500 24.200"],["line","M43 58.500V60.500M50 63.500V65.500M62 63.500V65.500M69 58.500V60.500"]],Q:[["ink","M45 26C38 40 41 52 35 62L77 62C71 52 74 40 67 26C64 19 48 19 45 26Z"],["cloth","M14 70C18 63 30 58.500 42 56L56 68L70 56C78 58 84 62 86 70Z"],["paper","M51 44H61V53L66 57.500L56 67.500L46 57.500L51 53Z"],["paper","M47 30C47 23 65 23 65 30V37C65 45 60.500 49.500 56 49.500S47 45 47 37Z"],["line",Bs],["mouth","M53.300 43.500Q56 42.500 58.700 43.500Q56 47 53.300 43.500Z"],["gold","M45 26C43.500 20 42 17 40 13C44.500 16.500 47 16 49 10.500C51 16 53 14.500 56 7.500C59 14.500 61 16 63 10.500C65 16 67.500 16.500 72 13C70 17 68.500 20 67 26Q56 21.500 45 26Z"],["gold",Hs]],J:[["cloth",zr],["gold",Hs],["ink","M44 26C41 36 41 46 43.500 51L68.500 51C71 46 71 36 68 26Z"],["paper",Kr],["line",Bs],["line","M53.500 44H58.500"],["gold","M47 15C43 6 34 5 28.500 10.500C34 11.500 38 15 41 22Z"],["cloth","M40 27C37 15 47 9.500 57 10.500C68 10.500 75 17 72.500 27Q56 21.500 40 27Z"],["gold","M40.500 30.500Q56 24 71.500 30.500L72.500 26Q56 19.500 39.500 26Z"],["light","M36 70V58.500M46 70V56M66 70V56M76 70V58.500"]]},Gr=[81,21,20],Jr="M13 67.500H87V72.500H13Z";var Ke=[39,61],gt=[50],jn=[[24,Ke],[116,Ke]],Ps=[...jn,[70,Ke]],Vr=[...jn,[54.5,Ke],[85.5,Ke]],dl={2:[34,[28,gt],[112,gt]],3:[34,[28,gt],[70,gt],[112,gt]],4:[23,...jn],5:[23,...jn,[70,gt]],6:[23,...Ps],7:[22,...Ps,[47.5,gt]],8:[22,...Ps,[47.5,gt],[92.5,gt]],9:[21,...Vr,[70,gt]],T:[21,...Vr,[40,gt],[100,gt]]};function Zr(t,e){let[n,...s]=dl[e];return s.flatMap(([o,r])=>r.map(a=>_t(t,a,o,o>70?-n:n))).join("")}function _t(t,e,n,s){let o=l=>l*s/100,r=l=>Fs(e+o(l-50)),a=l=>Fs(n+o(l-50));return t.replace(/([A-Z])([^A-Z]*)/g,(l,u,p)=>{let d=p.split(/[ ,]/).filter(Boolean).map(Number);if(u==="H")return u+r(d[0]);if(u==="V")return u+a(d[0]);if(u!=="A")return u+d.map((O,_)=>(_%2?a:r)(O)).join(" ");let[$,m,f,b,x,y,k]=d,w=[$,m].map(O=>Fs(Math.abs(o(O))));return u+[...w,f,b,x,r(y),a(k)].join(" ")})}var Fs=t=>Math.round(t*100)/100;function E({card:t,lit:e,dim:n}){let s=z(t),o=[s&&t!=="Jk"&&`suit-${t[1]}`,e&&"is-lit",n&&"is-dim"];return c`<svg class=${g(["card",...o])} viewBox="0 0 100 140" role="img" aria-label=${$t(t)}>
    <rect class="card-paper" x="1" y="1" width="98" height="138" rx="9" />
    <g key=${t} class="card-side">${s?$l(t):fl}</g>
  </svg>`}var fl=c`
  <rect class="card-back" x="7" y="7" width="86" height="126" rx="5" />
  <path class="card-lattice" d=${wr} />
  <rect class="card-lattice" x="10" y="10" width="80" height="120" rx="3" />
  <circle class="card-seal" cx="50" cy="70" r="20" />
  <path class="card-back" d=${_t(Y.s,50,70,25)} />`,Is=new Map;function $l(t){if(!Is.has(t)){let[e,n]=t,[s,o]=t==="Jk"?bl():[ml(e,n),hl(e,n)];Is.set(t,c`<g class="card-small">${ge(s)}</g><g class="card-large">${o}</g>`)}return Is.get(t)}var ml=(t,e)=>c`
  <${Qr} rank=${t} at=${`${t==="T"?4:8} 9`} scale="1.2" />
  <path class="card-pip" d=${_t(Y[e],72,29,39)} />`;function hl(t,e){let n=Y[e],s=c`
    <${Qr} rank=${t} at="6 8.5" scale=${t==="T"?.6:.66} />
    <path class="card-pip" d=${_t(n,16,50,18)} />`;if(t==="A")return c`${ge(s)}
      <path class="card-pip" d=${_t(n,50,70,62)} />
      <path class="court-inlay" d=${_t(n,50,70,48)} />`;if(!Rs[t])return c`${ge(s)}<path class="card-pip" d=${Zr(n,t)} />`;let o=c`
    ${Rs[t].map(([r,a])=>c`<path class=${`court-${r}`} d=${a} />`)}
    <path class="court-cloth" d=${_t(n,...Gr)} />`;return c`${ge(s)}${ge(o)}<path class="court-gold" d=${Jr} />`}var bl=()=>[c`<path class="card-pip" d=${_t(he,32,36,50)} />`,c`${ge(c`<path class="card-pip" d=${_t(he,17,18,24)} />`)}
    <path class="court-gold" d=${_t(he,50,70,66)} />`],Qr=({rank:t,at:e,scale:n})=>c`<path class="card-rank" d=${_n[t]} transform=${`translate(${e}) scale(${n})`} />`,ge=t=>c`${t}<g transform="rotate(180 50 70)">${t}</g>`;function ct({label:t,wanted:e}){return c`<svg class="card" viewBox="0 0 100 140" role="img" aria-label=${t??i("no card yet")}>
    <rect class=${g(["card-outline",e&&"is-wanted"])} x="3" y="3" width="94" height="134" rx="9" />
  </svg>`}function j({cards:t,places:e=0,label:n,fanned:s,lit:o,wanted:r}){let a=Math.max(0,e-t.length);return c`<div class=${g(["hand",s&&"is-fanned"])} role="group" aria-label=${n}>
    <div class="hand-cards">
      ${t.map((l,u)=>c`<${E} key=${u} card=${l}
        lit=${o?.has(l)} dim=${o&&!o.has(l)} />`)}
      ${[...Array(a).keys()].map(l=>c`<${ct} key=${`empty ${l}`} wanted=${r&&l===0} />`)}
    </div>
    ${n&&c`<div class="hand-label">${n}</div>`}
  </div>`}var L=t=>Object.fromEntries(t.seats.map(({seat:e,player:n})=>[e,n]));function lt({title:t,onClose:e,foot:n,large:s,children:o}){let r=I(null),a=Bt(t,{fresh:!0});H(()=>{let u=r.current,p=document.activeElement;return u.showModal(),()=>{u.close(),p?.focus({preventScroll:!0})}},[]);let l=u=>{u.preventDefault(),e()};return c`<dialog class=${g(["dialog",s&&"is-large"])} ref=${r} aria-label=${t} onCancel=${l} onClickCapture=${a.swallows}>
    <h2>${t}</h2>
    <div class="dialog-body">${o}</div>
    <div class="dialog-foot">${n}</div>
  </dialog>`}function wt({title:t,text:e,yes:n,no:s=i("go back"),danger:o,onYes:r,onClose:a}){let l=c`
    <${v} kind="plain" onTap=${a}>${s}<//>
    <${v} kind=${o?"danger":"main"} onTap=${r}>${n}<//>`;return c`<${lt} title=${t} onClose=${a} foot=${l}><p>${e}</p><//>`}function pt({text:t,detail:e,news:n}){return c`<div class="line">
    <p class="line-text" role="status">${n&&c`<span class="line-news">${n}</span> `}${t}</p>
    ${e&&c`<p class="line-detail">${e}</p>`}
  </div>`}var nt=({by:t,do:e,since:n})=>`${t} ${e} ${n??""}`;function ke({chipset:t,fits:e,onAdd:n,onTakeOff:s}){let o=[...t].sort((r,a)=>r.value-a.value);return c`<div class="pad-chips">
    ${o.map((r,a)=>c`<${vl} key=${r.value} chip=${r} keys=${`Shift+${a+1}`} disabled=${!e(r.value)}
      onAdd=${()=>e(r.value)&&n(r.value)} onTakeOff=${()=>s(r.value)} />`)}
  </div>`}var kl=450;function vl({chip:t,keys:e,disabled:n,onAdd:s,onTakeOff:o}){let r=I(null),a=I(!1),l=()=>{a.current=!1,r.current=setTimeout(()=>{a.current=!0,o()},kl)},u=()=>clearTimeout(r.current);return c`<button type="button" class="pad-chip" data-keys=${e} aria-disabled=${n?"true":null}
      aria-label=${i("add {value} ({colour})",{value:t.value,colour:R(t.colour)})}
      onPointerDown=${l} onPointerUp=${u} onPointerLeave=${u} onPointerCancel=${u}
      onContextMenu=${p=>p.preventDefault()}
      onClick=${()=>!a.current&&s()}>
    <${Cn} ...${t} />
  </button>`}function Wt(t,e){let n=e.length===1&&t.seats.find(s=>s.seat===e[0]);return!n||t.facts.sheet&&!n.rack?null:i("rack {chips}",{chips:n.rack})}function Us({round:t}){let{prompt:e,zones:n,cards:s}=t,o=a=>Object.values(n).some(l=>l.count&&xl(l,a)),r=a=>e.options.some(({by:l})=>l===a);return e.awaited.filter(a=>a!=="dealer"&&(s==="virtual"&&o(a)||!r(a)))}var xl=({owner:t,sight:e},n)=>e==="owner"&&t===n||e==="others"&&t!==n;function ve(t,e){let n=L(e.round);return Us(e).map(s=>qs(e,s)?c`<span key=${`phone ${s}`} class="controls-note">${Ws(e,s)}</span>`:c`<${v} key=${`pass ${s}`} kind="main" busy=${t.late.value}
    onTap=${()=>t.handOver(s)}>${i("tablet to {player}",{player:n[s]})}<//>`)}var Ds=({table:t},e)=>t.seats.find(n=>n.seat===e),qs=(t,e)=>!!Ds(t,e)?.program||t.table.phones&&Ds(t,e)?.phone==="in",Ws=(t,e)=>{let{name:n,program:s}=Ds(t,e);return s?i("The program plays for {player}.",{player:n}):i("{player} has it on the phone.",{player:n})};var Ks=t=>["bura.first-lead","bura.lead"].includes(t?.say.code),Sl={bura:i("three trumps"),aces:i("three aces"),molodka:i("three of one plain suit")};function zs(){return{lead:({cards:t})=>i("LEAD {cards}",{cards:t.map(B).join(" ")}),answer:({cards:t})=>i("ANSWER {cards}",{cards:t.map(B).join(" ")}),announce:({kind:t})=>i("announce {kind}",{kind:t}),declare:()=>i("declare 31"),yield:()=>i("yield"),pass:()=>i("PASS")}}function Yr({table:t,state:e,news:n,face:s}){let{round:o}=e,{prompt:r}=o,a=L(o),[l]=r.awaited,u=o.seats.find(({seat:b})=>b!==l).seat,p=(b,x)=>r.options.find(y=>y.do===b&&(x===void 0||y.by===x)),d=p("lead")??p("answer"),$=t.late.value,m=(b,x)=>qs(e,b)?c`<span class="controls-note">${Ws(e,b)}</span>`:c`<${v} kind=${x} busy=${$} onTap=${()=>t.handOver(b)}>
    ${i("tablet to {player}",{player:a[b]})}
  <//>`,f=c`
    ${p("announce")&&c`<${Ol} option=${p("announce")} who=${a[u]} table=${t} />`}
    ${p("declare")&&c`<${Al} options=${r.options.filter(b=>b.do==="declare")} players=${a}
      sure=${s.sure()} table=${t} />`}`;return c`<section class="foot" aria-label=${i("what is next")}>
    <${pt} text=${r.say.text} news=${n} detail=${Wt(o,r.awaited)} />
    ${d?c`<${Tl} key=${nt(d)} option=${d} words=${zs()} table=${t} end=${f}
          undo=${o.undoable?t.undo:null} />`:c`
        ${t.error.value&&c`<div class="panel"><${Ht} text=${t.error.value} /></div>`}
        <${K} question=${r.options.map(nt).join()} end=${f}>
          ${m(l,"main")}${m(u,"plain")}
        <//>`}
  </section>`}function Tl({option:t,words:e,table:n,undo:s,end:o}){let[r,a]=S([]),{of:l,least:u,most:p}=t.values.cards,d=m=>n.act({...t,args:{cards:m}});return c`
    <div class="panel">
      <${ee} allowed=${l} picked=${r} onPick=${async m=>{let f=[...r,m].slice(-p);a(f),u===p&&f.length===p&&!await d(f)&&a([])}} onTakeBack=${m=>a(r.filter(f=>f!==m))} />
      <${Ht} text=${n.error.value} />
    </div>
    <${K} question=${nt(t)} end=${o}>
      ${u<p?c`<${v} kind="main" disabled=${!r.length} busy=${n.late.value} onTap=${()=>d(r)}>
            ${r.length?e[t.do]({cards:r}):i("tap the cards led")}
          <//>`:c`<p class="controls-note">${p===1?i("Tap the card."):i("Tap the {most} cards: {count} more.",{most:p,count:p-r.length})}</p>`}
      <${v} kind="plain" disabled=${!s} busy=${n.late.value} onTap=${s}>${i("undo")}<//>
    <//>`}function Ol({option:t,who:e,table:n}){let[s,o]=S(!1),r=t.values.kind,a=async l=>{o(!1),await n.act({...t,args:{kind:l}})};return c`<${v} onTap=${()=>o(!0)}>${i("announce \u2026")}<//>
    ${s&&c`<${lt} title=${i("{player} announces",{player:e})} onClose=${()=>o(!1)}
        foot=${c`<${v} kind="plain" onTap=${()=>o(!1)}>${i("go back")}<//>`}>
      <div class="choices">
        ${r.map(l=>c`<${v} key=${l} onTap=${()=>a(l)}>
          <span class="choice-words"><b>${l}</b><span class="choice-note">${Sl[l]}</span></span>
        <//>`)}
      </div>
    <//>`}`}function Al({options:t,players:e,sure:n,table:s}){let[o,r]=S(!1),[a,l]=S(null),u=()=>{r(!1),l(null)},p=async()=>{u(),await s.act(a)};return c`<${v} onTap=${()=>r(!0)}>${i("declare 31 \u2026")}<//>
    ${o&&!a&&c`<${lt} title=${i("Who declares 31?")} onClose=${u}
        foot=${c`<${v} kind="plain" onTap=${u}>${i("go back")}<//>`}>
      <div class="choices">
        ${t.map(d=>c`<${v} key=${d.by} kind="plain" onTap=${()=>l(d)}>${e[d.by]}<//>`)}
      </div>
    <//>`}
    ${a&&c`<${wt} ...${n.declare(e[a.by])} onYes=${p} onClose=${u} />`}`}function Nn({round:t,payouts:e}){if(!t)return[];let n=t.finished?t.record.at(-1)?.index:null,s=new Map(t.record.map(a=>[a.index,a.by])),o=e.filter(({action:a})=>a===n||s.get(a)==="dealer"),r=Et(t);return o.map(a=>({...a,ids:r.filter(l=>El(a,l)).map(({id:l})=>l)}))}var El=({action:t,seat:e},{action:n,by:s,from:o,to:r})=>n===t&&o!==`seat:${s}`&&(X(o)===e||X(r)===e),Et=({record:t})=>t.flatMap(({index:e,by:n,transfers:s})=>s.map((o,r)=>({...o,action:e,by:n,id:`${e} ${r}`})));function Xr(t,e,n){let s=t.round?Et(t.round):[],o=new Set(e.slice(0,n).flatMap(({ids:l})=>l)),r=new Set(e.slice(n).flatMap(({ids:l})=>l)),a=({id:l})=>r.has(l)&&!o.has(l);return{moves:s.filter(l=>!a(l)),held:s.filter(a)}}function X(t){let e=t.split(":").find(n=>/^\d+$/.test(n));return e===void 0?null:Number(e)}function ta(t,e){if(!e.length)return t;let n=new Map;for(let{from:l,to:u,amount:p}of e)n.set(l,(n.get(l)??0)+p),n.set(u,(n.get(u)??0)-p);let{table:s,round:o}=t,r=l=>({...l,rack:l.rack+(n.get(`seat:${l.seat}`)??0)}),a={...o.places};for(let[l,u]of n)l==="house"||l.startsWith("seat:")||(a[l]=(a[l]??0)+u,a[l]||delete a[l]);return{...t,table:{...s,tray:s.tray+(n.get("house")??0),seats:s.seats.map(r)},round:{...o,places:a,seats:o.seats.map(r)}}}var _e={ante:i("Ante"),blind:i("Blind"),play:i("Play"),trips:i("Trips")},Kt=(t,e,n)=>t.places[`circle:${e}:${n}`]??0;function G(t,e){let{rack:n}=t.seats.find(r=>r.seat===e),s=t.markers[e],o=n>0||!t.facts.sheet;return[...Object.entries(Cl(t,e)).map(([r,a])=>`${Ll(r)} ${h(a)}`),o&&i("rack {chips}",{chips:h(n)}),s>0&&i("owes {chips}",{chips:h(s)})].filter(Boolean).join(", ")}function Cl(t,e){let n=Object.fromEntries(Object.entries(t.places).filter(([s])=>X(s)===e));for(let{from:s,to:o,amount:r}of t.finished?[]:Et(t))s===`seat:${e}`&&ea(o)&&(n[o]=(n[o]??0)+r),o===`seat:${e}`&&ea(s)&&(n[s]=(n[s]??0)-r);return Object.fromEntries(Object.entries(n).filter(([,s])=>s>0))}var ea=t=>t!=="house"&&X(t)===null;function Ll(t){let e=t.split(":").filter(n=>!/^\d+$/.test(n)).at(-1);return _e[e]??R(e)}var oa={Felt:Pl,Foot:Ml,Seen:Kl,words:zs,sure:jl,deed:Nl,payment:Hl,over:Rl,passOn:Bl},na="6789JQKTA",sa={A:11,T:10,K:4,Q:3,J:2},ra={c:i("clubs"),d:i("diamonds"),h:i("hearts"),s:i("spades")};function Ml(t){let{code:e}=t.prompt.say,n=t.cards==="physical"&&(e==="bura.answer"||e==="bura.promised");return Ks(t.prompt)||n?Yr:null}function jl(){return{declare:t=>({title:i("{player} declares 31?",{player:t}),text:i("The won cards are turned up and counted. There is no way back."),yes:i("{player} declares",{player:t})})}}function Nl({do:t,args:e},{who:n}){let s=e.cards?.every(z)?` ${e.cards.map(B).join(" ")}`:"";switch(t){case"lead":return i("{player} leads{cards}.",{player:n,cards:s});case"answer":return i("{player} answers{cards}.",{player:n,cards:s});case"yield":return i("{player} yields the lead.",{player:n});case"declare":return i("{player} declares 31.",{player:n});case"pass":return i("{player} passes.",{player:n});case"announce":return"";default:return null}}function Bl({prompt:t}){return["bura.answer","bura.outbid","bura.promised"].includes(t?.say.code)?t.awaited[0]:null}function Hl({transfers:t}){let e=t.find(({from:o,to:r})=>o==="pot"||r==="pot"),n=t.filter(o=>o!==e),s=e&&[e.from==="pot"?i("out of the pot, all of it"):i("into the pot, which is carried")];return{hand:e?.why??null,sums:[...s??[],...n.map(({why:o,amount:r})=>`${o}: ${h(r)}`)]}}function Rl({record:t}){return t.at(-1).events.map(({text:e})=>e).at(-1)}function Pl({state:t,paying:e}){let{round:n,table:s,night:o}=t,{places:r,zones:a,facts:l}=n,u=n.seats.map(({seat:p})=>p).sort((p,d)=>p-d);return c`<section class=${g(["felt","bura",n.cards==="physical"&&"is-short"])} aria-label=${i("felt")}>
    <${Il} zones=${a} facts=${l} />
    ${u.map(p=>c`<${Dl} key=${p} seat=${p} round=${n} lit=${Fl(n,e,p)}
      holds=${s.hand_over?.seat===p} />`)}
    <div class="bura-pot" data-place="pot">
      <${qt} amount=${r.pot??0} chipset=${o.chip_set} />
      <span>${D("pot {chips}",{chips:c`<b class="figure">${h(r.pot??0)}</b>`})}</span>
    </div>
  </section>`}var Fl=({prompt:t},e,n)=>e?e.seat===n:!!t?.awaited.includes(n);function Il({zones:t,facts:e}){let n=t.stock.count+(t.trump?.count??0),[s]=t.trump?.cards??[];return c`<div class="bura-trumps">
    <div class="bura-stock">
      ${s&&c`<${E} card=${s} />`}
      ${t.stock.count>0&&c`<${E} card="??" />`}
    </div>
    <p>${n>0&&i("stock {count}",{count:n})} ${!e.drawing&&i("no more drawing")}</p>
    ${e.trump&&c`<p class="bura-suit">
      <svg class=${`suit-${e.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${Y[e.trump]} /></svg>
      <span>${D("{suit} trumps",{suit:c`<b>${ra[e.trump]}</b>`})}</span>
    </p>`}
  </div>`}function Dl({seat:t,round:e,lit:n,holds:s}){let o=e.seats.find(p=>p.seat===t),r=e.markers[t],a=e.zones[`won:${t}`],l=e.zones[`hand:${t}`],u=[e.dealer===t&&i("the deal"),s&&i("has the tablet"),r&&i("owes {chips}",{chips:h(r)})];return c`<div class=${g(["bura-side",n&&"is-lit"])} role="group" aria-label=${o.player}
      aria-description=${G(e,t)}>
    <div class="bura-who">
      <b>${o.player}</b><span class="figure" data-place=${`seat:${t}`}>${h(o.rack)}</span>
      <span class="bura-note">${u.filter(Boolean).join(" \xB7 ")}</span>
      <span class="bura-word">${Ul(e,t)}</span>
      <${j} cards=${l.cards} fanned />
    </div>
    ${a.sight==="all"?c`<${Wl} cards=${a.cards} />`:c`
      <${ql} round=${e} seat=${t} />
      <div class="bura-won">${a.count>0&&c`<${E} card="??" />`}<span class="small quiet">${a.count>0?i("won##cards"):""}</span></div>`}
  </div>`}function Ul({facts:t,prompt:e,finished:n},s){let o=e?.say.code,{announced:r,leader:a,led:l}=t;return r?.seat===s?i("announces {kind}",{kind:r.kind}):n?"":o==="bura.outbid"?i("outbids or yields"):o==="bura.answer"?l===s?i("has led"):i("answers##has to, now"):o==="bura.last"?e.awaited.includes(s)?i("has the last word"):"":a!==s?Ks(e)?i("may speak first"):"":l===null?i("has the lead"):i("takes the trick and leads")}function ql({round:t,seat:e}){let{led:n,trump:s}=t.facts,o=t.zones[`played:${e}`].cards,r=t.seats.find(p=>p.seat!==e).seat,a=t.zones[`played:${r}`].cards,l=n!==null&&n!==e&&o.length>0,u=l?Gs(o,a,s):o;return c`<div class="bura-played" role="group" aria-label=${i("played")}>
    ${u.map((p,d)=>c`<${E} key=${p} card=${p} lit=${l&&Bn(p,a[d],s)} />`)}
  </div>`}var Bn=(t,e,n)=>t[1]===e[1]?na.indexOf(t[0])>na.indexOf(e[0]):t[1]===n;function Gs(t,e,n){let s=o=>o.filter((r,a)=>Bn(r,e[a],n)).length;return aa(t).reduce((o,r)=>s(r)>s(o)?r:o)}function aa(t){return t.length<2?[t]:t.flatMap((e,n)=>aa(t.filter((s,o)=>o!==n)).map(s=>[e,...s]))}function Wl({cards:t}){let e=r=>sa[r[0]]??0,n=t.filter(e).sort((r,a)=>e(a)-e(r)),o=[...new Set(n.map(([r])=>r))].map(r=>`${n.filter(a=>a[0]===r).length} \xD7 ${sa[r]}`);return c`<div class="bura-counted">
    <${j} cards=${n} fanned />
    <p>${o.join(" + ")||i("nothing")} = <b class="figure">${n.reduce((r,a)=>r+e(a),0)}</b>
      <span class="quiet small"> ${t.length>n.length?i("of 31, and {count} that count nothing",{count:t.length-n.length}):i("of 31")}</span></p>
  </div>`}function Kl({round:t,seat:e}){let n=L(t),[s]=t.zones.trump?.cards??[],o=t.seats.filter(r=>t.zones[`played:${r.seat}`].cards.length);return c`<div class="hand-others">
    ${s?c`<${j} cards=${[s]} label=${i("trumps")} />`:c`<p class="bura-suit"><span>${D("{suit} trumps",{suit:c`<b>${ra[t.facts.trump]}</b>`})}</span></p>`}
    ${o.map(r=>c`<${j} key=${r.seat} cards=${t.zones[`played:${r.seat}`].cards}
      label=${r.seat===e?i("you"):n[r.seat]} />`)}
  </div>`}var xt=[..."cdhs"],ze={c:i("clubs"),d:i("diamonds"),h:i("hearts"),s:i("spades")},ia={A:1,T:10},ca={J:11,Q:12,K:13},zl=5,Gl=13,Ge=([t])=>t in ca,Hn=t=>Ge(t)?zl:ia[t[0]]??Number(t[0]),Js=t=>ca[t[0]]??ia[t[0]]??Number(t[0]),Rn=({zones:t},e)=>t[`certificates:${e}`]?.cards??[],Je=({places:t},e)=>t[`money:${e}`]??0,we=({suit:t})=>c`<svg class=${`company suit-${t}`} viewBox="0 0 100 100" role="img" aria-label=${ze[t]}>
  <path fill="currentColor" d=${Y[t]} />
</svg>`;function Vs({facts:t,zones:e,board:n},s){let o=e[`market:${s}`]?.cards.at(-1);if(!o||Ge(o))return[1,10];let{up:r,down:a}=n.limits[s],l=t.prices[s];return[Math.max(1,l-a),Math.min(10,l+r)]}function Pn({round:t}){return c`<div class="market" role="group" aria-label=${i("the market")}>
    ${xt.map(e=>c`<${Jl} key=${e} suit=${e} round=${t} />`)}
  </div>`}function Jl({suit:t,round:e}){let n=e.facts.prices[t],s=e.zones[`market:${t}`]?.cards.at(-1),[o,r]=Vs(e,t),{up:a,down:l}=e.board.limits[t];return c`<section class=${g(["market-company",n===0&&"is-bankrupt"])} aria-label=${ze[t]}>
    <${we} suit=${t} />
    <b class="market-price">${n??"\u2013"}</b>
    ${s&&c`<${E} card=${s} />`}
    <span class="market-span">${Vl(n,o,r)}</span>
    <span class="market-limits">▲${h(a)} ▼${h(l)}</span>
  </section>`}function Vl(t,e,n){return t===void 0?i("no price"):t===0?i("bankrupt, next {low}\u2013{high}",{low:e,high:n}):i("next {low}\u2013{high}",{low:e,high:n})}function Fn({prices:t}){let e=Math.max(t.length,12),n=r=>r/e*100,s=r=>100-r/Gl*100,o=t.at(-1)??{};return c`<figure class="chart" role="img" aria-label=${i("the prices over the game; now {prices}",{prices:xt.map(r=>`${ze[r]} ${o[r]??i("none")}`).join(", ")})}>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      ${[0,5,10].map(r=>c`<line key=${r} class="chart-rule" x1="0" x2="100" y1=${s(r)} y2=${s(r)} />`)}
      ${t.length>0&&xt.map((r,a)=>c`<path key=${r} class=${`chart-line is-${r}`} d=${Zl(t,r,n,s)}
        transform=${`translate(0 ${(a-1.5)*.9})`} />`)}
    </svg>
    ${[0,5,10].map(r=>c`<span key=${r} class="chart-figure" style=${{top:`${s(r)}%`}} aria-hidden="true">${r}</span>`)}
    ${t.length>0&&xt.map(r=>c`<span key=${r} class=${`chart-end is-${r}`} aria-hidden="true"
      style=${{top:`${s(o[r])}%`,left:`${n(t.length)}%`,"--beside":Ql(o,r)}}><${we} suit=${r} /></span>`)}
  </figure>`}var Zl=(t,e,n,s)=>t.map((o,r)=>`${r?"V":"M0 "}${s(o[e])}H${n(r+1)}`).join(""),Ql=(t,e)=>xt.slice(0,xt.indexOf(e)).filter(n=>t[n]===t[e]).length;function la({round:t,holds:e,lit:n}){let s=L(t),o=t.seats.map(({seat:l})=>l),r=Zs(t),a=Math.max(...o.map(l=>r?.[l]??t.board.players[l].worth));return c`<table class="holdings">
    <thead><tr>
      <th>${i("share holders")}</th>
      ${xt.map(l=>c`<th key=${l}><${we} suit=${l} /></th>`)}
      <th class="number">${i("money")}</th><th class="number">${i("owes")}</th><th class="number">${r?i("takes home"):i("worth")}</th>
    </tr></thead>
    <tbody>${o.map(l=>{let{shares:u,debt:p,worth:d}=t.board.players[l],$=r?.[l]??d,m=[t.dealer===l&&i("banker"),e===l&&i("has the tablet")];return c`<tr key=${l} class=${g([n(l)&&"is-lit"])}>
        <th scope="row"><b>${s[l]}</b> <span class="quiet small">${m.filter(Boolean).join(" \xB7 ")}</span></th>
        ${xt.map(f=>c`<td key=${f}><${Yl} count=${u[f]} cards=${Rn(t,l).filter(b=>b[1]===f)} /></td>`)}
        <td class="number" data-place=${`money:${l}`}>${h(Je(t,l))}</td>
        <td class="number">${p?h(p):""}</td>
        <td class="number"><b>${h($)}</b><span class="holdings-best">${$===a?"\u2605":""}</span></td>
      </tr>`})}</tbody>
  </table>`}var Yl=({count:t,cards:e})=>t>0&&c`<b>${t}</b> <span class="holdings-cards">${e.map(([n])=>n==="T"?"10":n).join(" ")}</span>`;function Zs({record:t,finished:e}){if(!e)return null;let n=t.at(-1).events.filter(({code:s})=>s==="csm.takes");return Object.fromEntries(n.map(({args:s})=>[s.seat,s.amount]))}var ua="hands",Xl={bura:"6789JQKTA",lorum:"789TJQKA",polignac:"789TAJQK",schnapsen:"JQKTA"},tu="23456789TJQKA",eu=["uth","kabu"],nu="shcd";function Ve(t,{game:e,facts:n}){let s=Xl[e]??tu,o=n?.trump,r=eu.includes(e),a=l=>{if(!z(l)||l==="Jk")return 1e3;let u=l[1]===o?-1:nu.indexOf(l[1]);return(r?0:u*20)-s.indexOf(l[0])};return[...t].sort((l,u)=>a(l)-a(u))}function In(t){let[e,n]=S(()=>su());return{as:e,turn:()=>{let o=e==="sorted"?"dealt":"sorted";ou(o),n(o)},arranged:o=>e==="sorted"?Ve(o,t):o}}var Dn=({sorting:t})=>c`<${v} kind="plain" onTap=${t.turn}>
  ${t.as==="sorted"?i("as dealt"):i("sort")}
<//>`;function su(){try{return localStorage.getItem(ua)==="dealt"?"dealt":"sorted"}catch{return"sorted"}}function ou(t){try{localStorage.setItem(ua,t)}catch{}}var py={live:i("live"),polling:i("slow"),lost:i("no connection")};var ru="sounds";var au=()=>localStorage.getItem(ru)==="on";var pa=null;addEventListener("pointerdown",iu);async function iu(){!au()||!globalThis.AudioContext||(pa??=new AudioContext,await pa.resume())}var Py=[[i("Enter or Space"),i("the main button, where there is only one")],["1 \u2013 9",i("the buttons under the line, in their order")],["\u2190 \u2192",i("the seat before or after")],[i("Shift + 1 \u2013 9"),i("a chip more, the smallest first; Backspace takes the last one off")],["K H",i("a card of a real deck: its rank (0 or T: ten), then H, D, C or S; the joker: J J")],["A, T",i("Ultimate Texas Hold'em: chips for the Ante, for Trips")],["W, E, F",i("Superfecta: WIN, EXA, SFC; the horses: H, D, C, S")],["U",i("undo")],["P",i("pay all; the last one: paid")],[i("? or /"),i("this list")]];var $k=[i("misdeal"),i("a card was seen"),i("wrong cards entered"),i("the table gives up the round")];var zt=({table:t,line:e,detail:n,news:s,children:o})=>c`<section class="foot" aria-label=${i("what is next")}>
  <${pt} text=${e} detail=${n} news=${s} />
  <${St} table=${t} />
  ${o}
</section>`,St=({table:t})=>t.error.value&&c`<div class="trouble"><${Ht} text=${t.error.value} onGone=${t.dismiss} /></div>`;var fa=({prompt:t},e,n)=>t?.options.find(s=>s.by===e&&s.do===n),Un=(t,e)=>!!t?.values.card.includes(e);function Qs(t,e){let n=Hn(e);return`${M("{count} share","{count} shares",n)} \xB7 ${h(n*t.facts.prices[e[1]])}`}function fu(t,e,n){let{shares:s}=t.board.players[e],o=t.facts.prices[n[1]];if(!o)return i("bankrupt");if(s[n[1]]+Hn(n)>t.options.max_shares)return i("over {chips} shares",{chips:h(t.options.max_shares)});let r=Hn(n)*o;return r>Je(t,e)?i("costs {chips}",{chips:h(r)}):i("not now")}var Ys=(t,e,n)=>`${h(t.facts.prices[e[1]])} \u2192 ${n==="zero"?0:Js(e)}`;function $u(t,e){let[n,s]=Vs(t,e[1]),o=Js(e);return o<n||o>s?i("only {low} to {high}",{low:n,high:s}):i("not now")}var Rt=({verb:t,note:e,ready:n,main:s,busy:o,onTap:r})=>c`<${v} kind=${s?"main":"plain"} disabled=${!n} busy=${o} onTap=${r}>
  <span class="trade-deed"><b>${t}</b><span>${e}</span></span>
<//>`;function $a({zones:t,facts:e},n){if(!e.turn.business.length)return i("nothing done");let s=8-(t[`hand:${n}`]?.count??8);return s>0?i("draw {lacking}",{lacking:s}):""}function ma({table:t,hand:e,seat:n,act:s,onCover:o}){let{round:r}=e,a=(r.prompt?.options??[]).map(nt).join(),[l,u]=S({asked:a,own:[],sale:null}),{own:p,sale:d}=l.asked===a?l:{own:[],sale:null},$=Bt(a),m=In(r),f=m.arranged(r.zones[`hand:${n}`].cards),b=(_,T)=>$.swallows(T)||u({asked:a,sale:null,own:p.includes(_)?p.filter(N=>N!==_):[...p,_].slice(-4)}),x=(_,T)=>$.swallows(T)||u({asked:a,own:[],sale:d===_?null:_}),y=t.late.value,k=Rn(r,n),w=p.map(_=>f[_]),{shares:O}=r.board.players[n];return c`
    <section class="hand-felt trade-hand" aria-label=${i("your hand")}>
      <${Pn} round=${r} />
      <div class="trade-mine" role="group" aria-label=${i("your certificates")}>
        <span class="quiet">${i("certificates")}</span>
        ${k.map((_,T)=>c`<${ha} key=${T} card=${_} chosen=${d===T} onTap=${N=>x(T,N)} />`)}
        ${!k.length&&c`<span class="quiet">${i("none yet")}</span>`}
        <span class="trade-most quiet">${Object.values(O).some(Boolean)?i("at most {chips} shares of a company",{chips:h(r.options.max_shares)}):""}</span>
      </div>
      <div class="tap-hand" role="group" aria-label=${i("your cards")}>
        ${f.map((_,T)=>c`<button type="button" key=${T} class=${g(["tap-card",p.includes(T)&&"is-raised"])}
          aria-label=${$t(_)} aria-pressed=${String(p.includes(T))} onClick=${N=>b(T,N)}><${E} card=${_} /></button>`)}
      </div>
      <div class="hand-foot trade-foot">
        <${v} kind="plain" onTap=${o}>${i("cover")}<//>
        <${Dn} sorting=${m} />
        <p class="hand-note">${hu(r)}</p>
        <${v} kind="plain" onTap=${t.takeBack}>${i("back to the dealer")}<//>
      </div>
    </section>
    <section class="foot" aria-label=${i("what is next")}>
      <${pt} text=${r.prompt?.say.text??i("The game is over.")} detail=${i("money {chips}",{chips:h(Je(r,n))})} />
      <${St} table=${t} />
      <${K} question=${a}>
        <div class="trade-row">
          <${mu} round=${r} seat=${n} picked=${w} sale=${d===null?null:k[d]} busy=${y} act=${s} />
        </div>
      <//>
    </section>`}function mu({round:t,seat:e,picked:n,sale:s,busy:o,act:r}){let a=b=>fa(t,e,b),l=(b,x)=>()=>r({...a(b),args:x}),u=n.length===1?n[0]:null,p=u!==null&&Ge(u),d=u!==null&&Un(a("market"),u),$=u!==null&&Un(a("buy"),u),m=a("discard")&&n.length>0,f=n.length>1?i("one card"):i("tap a card");return c`
    ${s?c`<${Rt} main verb=${i("SELL {card}",{card:B(s)})} note=${Qs(t,s)} ready=${Un(a("sell"),s)} busy=${o} onTap=${l("sell",{card:s})} />`:c`<${Rt} main verb="BUY" ready=${$} busy=${o} onTap=${l("buy",{card:u})}
          note=${u===null?f:$?Qs(t,u):a("buy")?fu(t,e,u):i("no more trades")} />`}
    <${Rt} main verb="PRICE" ready=${d} busy=${o} onTap=${l("market",p?{card:u,to:"up"}:{card:u})}
      note=${u===null?f:d?Ys(t,u,"up"):a("market")?$u(t,u):i("no more market")} />
    <${Rt} verb="BANKRUPT" ready=${d&&p} busy=${o} onTap=${l("market",{card:u,to:"zero"})}
      note=${d&&p?Ys(t,u,"zero"):"J Q K"} />
    <${Rt} verb="DISCARD" ready=${m} busy=${o} onTap=${l("discard",{cards:n})}
      note=${m?M("{count} card","{count} cards",n.length):a("discard")?"1 to 4 cards":i("not after business")} />
    <${Rt} main=${!a("buy")&&!a("sell")&&!a("market")} verb=${i("END TURN")} note=${$a(t,e)} ready=${a("end")} busy=${o} onTap=${l("end",{})} />`}function hu({prompt:t,facts:e}){let{trades:n,plays:s}=t?.say.args??{};return t?.say.code==="csm.end"?e.turn.business.includes("discard")?i("Discarded: only the end is left."):i("Nothing left but the end."):n===void 0?"":i("{trades}, {plays} left",{trades:M("{count} trade","{count} trades",n),plays:M("{count} market card","{count} market cards",s)})}var ha=({card:t,chosen:e,onTap:n})=>c`<button type="button" class=${g(["trade-certificate",`suit-${t[1]}`,e&&"is-chosen"])}
  aria-label=${i("certificate, {card}",{card:$t(t)})} aria-pressed=${String(e)} onClick=${n}><${ne} card=${t} /></button>`;function ba({table:t,state:e,pad:n,setPad:s,news:o}){let{round:r}=e,{prompt:a,cards:l}=r,[u]=a.awaited,p=a.options.map(nt).join(),{verb:d=null,picked:$=[],sale:m=null}=n.asked===p?n:{},f=_=>s({asked:p,verb:null,picked:[],sale:null,..._}),b=Rn(r,u),x=_=>fa(r,u,_),y=a.options.find(_=>_.by==="dealer"&&_.do==="joker"),k=t.late.value,w=(_,T)=>async()=>{await t.act({...x(_),args:T})&&f({})},O={round:r,option:x,busy:k,deed:w,set:f,verb:d,picked:$};return c`<section class="foot trade" aria-label=${i("what is next")}>
    <${pt} text=${a.say.text} news=${o} detail=${i("{player}'s money {chips}",{player:L(r)[u],chips:h(Je(r,u))})} />
    ${l==="physical"&&d&&c`<${gu} ...${O} />`}
    <${St} table=${t} />
    <div class="trade-mine" role="group" aria-label=${i("{player}'s certificates",{player:L(r)[u]})}>
      <span class="quiet">${i("{player}'s certificates",{player:L(r)[u]})}</span>
      ${b.map((_,T)=>c`<${ha} key=${T} card=${_} chosen=${m===T} onTap=${()=>f({sale:m===T?null:T})} />`)}
      ${!b.length&&c`<span class="quiet">${i("none yet")}</span>`}
    </div>
    <${K} question=${p}>
      <div class=${g(["trade-row",l==="virtual"&&"is-short"])}>
        ${l==="virtual"?ve(t,e):c`<${yu} ...${O} />`}
        <${Rt} main=${m!==null} verb=${m===null?i("SELL"):i("SELL {card}",{card:B(b[m])})} ready=${m!==null&&Un(x("sell"),b[m])} busy=${k}
          note=${m!==null?Qs(r,b[m]):x("sell")?i("tap a certificate"):b.length?i("no more trades"):i("nothing to sell")} onTap=${w("sell",{card:b[m]})} />
        ${y&&c`<${Rt} verb="JOKER" note=${i("{player} drew it",{player:L(r)[y.values.seat[0]]})} ready busy=${k}
          onTap=${()=>t.act({...y,args:{seat:y.values.seat[0]}})} />`}
        <${Rt} verb=${i("END TURN")} note=${$a(r,u)} ready=${x("end")} busy=${k} onTap=${w("end",{})} />
      </div>
    <//>
  </section>`}var bu={buy:i("BUY"),market:i("PRICE"),discard:i("DISCARD")},yu=({option:t,busy:e,set:n,verb:s})=>Object.entries(bu).map(([o,r])=>c`<${v} key=${o} kind="plain" chosen=${s===o}
  disabled=${!t(o)} busy=${e} onTap=${()=>n({verb:s===o?null:o})}>
  <span class="trade-deed"><b>${r}</b><span>${t(o)?o==="discard"?"1 to 4 cards":i("which card"):i("no more")}</span></span>
<//>`);function gu({round:t,option:e,busy:n,deed:s,set:o,verb:r,picked:a}){let l=e(r)?.values;if(!l)return null;if(r==="discard"){let{of:d,least:$,most:m}=l.cards,f=a.length<m?d.filter(y=>da(a,y)<da(d,y)):[],b=y=>o({verb:r,picked:[...a,y]});return c`<div class="panel">
      <${ee} allowed=${f} picked=${a} busy=${n} onPick=${b} onTakeBack=${y=>f.includes(y)?b(y):o({verb:r,picked:a.filter(k=>k!==y)})} />
      <div class="trade-entry">
        <span>${a.length?a.map(B).join(" "):i("Which cards go?")}</span>
        <${v} kind="main" disabled=${a.length<$} busy=${n} onTap=${s("discard",{cards:a})}>${i("discard {amount}",{amount:M("{count} card","{count} cards",a.length)})}<//>
      </div>
    </div>`}let[u]=a,p=d=>r==="market"&&Ge(d)?o({verb:r,picked:[d]}):s(r,{card:d})();return c`<div class="panel">
    <${ee} allowed=${l.card} picked=${a} busy=${n} onPick=${p} onTakeBack=${()=>o({verb:r})} />
    ${r==="market"&&c`<div class="trade-entry">
      <span>${u?i("{card} sends the price",{card:B(u)}):i("A face card asks where it sends the price.")}</span>
      <${v} kind="main" disabled=${!u} busy=${n} onTap=${s("market",{card:u,to:"up"})}>${u?Ys(t,u,"up"):i("up")}<//>
      <${v} kind="main" disabled=${!u} busy=${n} onTap=${s("market",{card:u,to:"zero"})}>${i("bankrupt")}<//>
    </div>`}
  </div>`}var da=(t,e)=>t.filter(n=>n===e).length;var ya={Felt:Au,Foot:ku,OpenHand:ma,words:vu,deed:_u,event:wu,payments:Su,payment:Tu,over:Ou,passOn:xu},ga=["csm.turn","csm.go-on","csm.end","csm.joker"];function ku({prompt:t}){return ga.includes(t?.say.code)?ba:null}function vu(t){let e=n=>t.seats.find(s=>s.seat===n).player;return{reshuffle:()=>i("SHUFFLED"),joker:({seat:n})=>i("JOKER \xB7 {name} drew it",{name:e(n)})}}function _u({do:t,args:e},{who:n}){switch(t){case"show":return z(e.card)?i("{card} turned up.",{card:B(e.card)}):"";case"end":return i("{player} ends the turn.",{player:n});case"buy":case"sell":case"market":case"discard":case"joker":return"";default:return null}}function wu({code:t,args:e,text:n},s){if(t==="csm.opens")return i("{company} open at {price}.",{company:e.company,price:e.price});if(t==="csm.buys"||t==="csm.sells"){let o=z(e.card)?`${B(e.card)}: `:"";return t==="csm.buys"?i("{player} buys {shares} at {price}, {chips}.",{player:s[e.seat],shares:`${o}${e.shares}`,price:e.price,chips:e.amount}):i("{player} sells {shares} at {price}, {chips}.",{player:s[e.seat],shares:`${o}${e.shares}`,price:e.price,chips:e.amount})}return n}function xu({prompt:t}){return ga.includes(t?.say.code)?t.awaited[0]:null}function Su(t){return t.round?.finished?Nn(t).filter(({says:e})=>e.length):[]}function Tu({action:t,seat:e,player:n},s){let o=s.record.find(({index:p})=>p===t),r=p=>o.events.filter(d=>d.code===p&&d.args.seat===e).map(({args:d})=>d),[{amount:a}]=r("csm.takes"),l=r("csm.sells-out").map(({shares:p,price:d,amount:$})=>i("{shares} at {price} = {chips}",{shares:p,price:d,chips:h($)})),u=r("csm.repays").map(({amount:p})=>i("debt to the bank: {chips}",{chips:h(p)}));return{line:i("{player} takes {chips} home.",{player:n,chips:h(a)}),sums:[...l,...u],amount:a}}function Ou({record:t}){return t.at(-1)?.events.find(({code:e})=>e==="csm.wins")?.text}function Au({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return c`<section class="felt csm" aria-label=${i("felt")}>
    <${Pn} round=${n} />
    <div class="csm-middle">
      <${Fn} prices=${n.facts.chart} />
      <dl class="csm-bank">
        <div><dt>${i("bank")}</dt><dd data-place="bank">${h(n.places.bank??0)}</dd></div>
        <div><dt>${i("draw pile")}</dt><dd>${n.board.draw_pile}</dd></div>
        <div><dt>${n.facts.reshuffles?i("jokers are in"):i("no joker yet")}</dt></div>
      </dl>
    </div>
    <${la} round=${n} holds=${s.hand_over?.seat} lit=${o} />
  </section>`}var Eu=new le("/api");function xe({night:t,table:e,round:n}){let s=(e.past?.at(-1)??e.last)?.number??0,[o,r]=S({played:0,deals:[]});return H(()=>{if(!s||n&&!n.facts.sheet)return;let a=!1;return Eu.get(`nights/${t.night}/tables/${e.table}/scores`).then(({deals:l})=>a||r({played:s,deals:l}),()=>{}),()=>{a=!0}},[t.night,e.table,e.game,s,!!n?.facts.sheet]),Cu(o.deals,n,e.number)}function Cu(t,e,n){if(!e)return t.length?t:null;let{sheet:s,deal:o}=e.facts;if(!s)return null;let r=t.filter(u=>u.deal<o&&u.round!==n),a=r.at(-1)?.deal===o-1,l=s.after?[{deal:o,names:Wn(s,e),sheet:s}]:[];return[...a?r:[],...l]}function Wn(t,e){let n=Object.fromEntries(e.seats.map(({seat:o,player:r})=>[o,r])),s=o=>it(o.split("+").map(r=>n[r]));return Object.fromEntries(Object.keys(t.before).map(o=>[o,s(o)]))}function ka({facts:t,carry:e,seats:n}){if(!t.sheet)return null;if(!e?.finished)return i("Deal {number} is scored.",{number:t.deal});if(e.winners.length===n.length)return i("The game is over: a tie.");let s=n.filter(({seat:o})=>e.winners.includes(o)).map(({player:o})=>o);return M("The game is over: {players} wins.","The game is over: {players} win.",s.length,{players:it(s)})}function va({deals:t,round:e,onSheet:n}){let s=t.at(-1),o=e?.facts.sheet??s.sheet,r=e?.facts.sheet?Wn(o,e):s.names;return c`<section class="scores" aria-label=${i("the score")}>
    <ol class="scores-names">
      ${Object.keys(o.before).map((a,l)=>c`<li key=${a} class=${g(["scores-name",to(o,a)&&"is-best"])}>
          <${mt} at=${l} />
          <span class="scores-who">${r[a]}</span>
          <b class="figure">${h((o.after??o.before)[a])}</b>
          ${o.after&&c`<span class="scores-why small">${Ze(o,a)}</span>`}
        </li>`)}
    </ol>
    ${t.length>1&&c`<${Ct} deals=${t} />`}
    ${n&&c`<${v} kind="quiet" onTap=${n}>${i("score sheet")}<//>`}
  </section>`}function Ze(t,e){let n=t.items.filter(s=>s.name===e).map(({what:s})=>s);return n.length?`${P(t.after[e]-t.before[e])}: ${n.join(", ")}`:""}function to({better:t,before:e,after:n},s){let o=Object.values(n??e),r=t==="high"?Math.max(...o):Math.min(...o);return o.some(a=>a!==r)&&(n??e)[s]===r}var _a=["","7 4","2 4","12 4 2 4","5 3 1 3","1 3"],qn=260,Xs=120,Gt=8,mt=({at:t})=>c`<svg class=${`score-stroke is-line-${t}`} viewBox="0 0 28 6" aria-hidden="true">
  <line x1="1" x2="27" y1="3" y2="3" stroke-dasharray=${_a[t]} />
</svg>`;function Ct({deals:t}){let[e]=t,n=Object.keys(e.sheet.before),{goal:s}=t.at(-1).sheet,o=[e.sheet.before,...t.map(({sheet:d})=>d.after??d.before)],r=o.flatMap(d=>n.map($=>d[$])),a=Math.min(0,...r),l=Math.max(1,...r,s??0),u=d=>Gt+d*(qn-2*Gt)/Math.max(1,o.length-1),p=d=>Xs-Gt-(d-a)*(Xs-2*Gt)/(l-a);return c`<svg class="score-chart" viewBox=${`0 0 ${qn} ${Xs}`} role="img" aria-label=${Lu(t,n,o)}>
    <line class="score-zero" x1=${Gt} x2=${qn-Gt} y1=${p(0)} y2=${p(0)} />
    ${s!==null&&c`<line class="score-goal" x1=${Gt} x2=${qn-Gt} y1=${p(s)} y2=${p(s)} />`}
    ${n.map((d,$)=>{let m=o.map((f,b)=>`${u(b)},${p(f[d])}`);return c`<g key=${d} class=${`is-line-${$}`}>
        <polyline points=${m.join(" ")} stroke-dasharray=${_a[$]} />
        <circle cx=${u(o.length-1)} cy=${p(o.at(-1)[d])} r="3.5" />
      </g>`})}
  </svg>`}var Lu=(t,e,n)=>e.map(s=>`${t.at(-1).names[s]}: ${n.map(o=>h(o[s])).join(", ")}`).join("; ");function wa({deals:t,onClose:e}){let[n,s]=S(t.length-1),o=t[Math.min(n,t.length-1)],r=c`<span></span><${v} kind="main" onTap=${e}>${i("done")}<//>`;return c`<${lt} title=${i("The score sheet")} large onClose=${e} foot=${r}>
    <div class=${g(["score-sheet",Mu(o)&&"is-wide"])}>
      <div class="score-all">
        <${ju} deals=${t} shown=${o} onLook=${s} />
        ${t.length>1&&c`<${Ct} deals=${t} />`}
      </div>
      <${Bu} deal=${o} />
    </div>
  <//>`}var Mu=({names:t})=>Object.keys(t).length>4;function ju({deals:t,shown:e,onLook:n}){let s=Object.keys(e.sheet.before),{better:o,goal:r}=t.at(-1).sheet;return c`<div class="score-deals">
    <table class="ledger">
      <thead><tr><th>${i("deal")}</th>${s.map((a,l)=>c`<th key=${a} class="number"><${mt} at=${l} /> ${t.at(-1).names[a]}</th>`)}</tr></thead>
      <tbody>${t.map((a,l)=>c`<tr key=${a.deal} class=${a===e?"is-now":null}>
        <th scope="row"><${v} kind="quiet" chosen=${a===e} onTap=${()=>n(l)}>${a.deal}<//></th>
        ${s.map(u=>c`<td key=${u} class="number">${P(a.sheet.after[u]-a.sheet.before[u])} <b>${h(a.sheet.after[u])}</b></td>`)}
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">${Nu(o,r)}</p>
  </div>`}function Nu(t,e){return e===null?t==="high"?i("The highest score wins."):i("The lowest score wins."):t==="high"?i("The highest score wins; {goal} ends the game.",{goal:e}):i("The lowest score wins; {goal} ends the game.",{goal:e})}function Bu({deal:{deal:t,names:e,sheet:n}}){return c`<section class="deal-sheet" aria-label=${i("deal {number}",{number:t})}>
    <h3>${i("Deal {number}",{number:t})}</h3>
    <div class="deal-columns">
      ${Object.keys(n.before).map(s=>c`<${Hu} key=${s} name=${s} who=${e[s]} names=${e} sheet=${n} />`)}
    </div>
  </section>`}function Hu({name:t,who:e,sheet:n}){let s=t.split("+"),o=e.split(i("{others} and {last}",{others:"",last:""})),r=p=>o.length===s.length?o[s.indexOf(String(p))]:i("seat {seat}",{seat:p}),a=p=>p.filter(d=>d.name===t),l=n.tricks.map((p,d)=>({...p,number:d+1})).filter(({seat:p})=>s.includes(String(p))),u=a(n.taken).reduce((p,{points:d})=>p+d,0);return c`<table class="ledger deal-column">
    <caption>${e}</caption>
    <tbody>
      <tr class="is-score"><th scope="row">${i("before")}</th><td class="number">${h(n.before[t])}</td></tr>
      ${l.map(({number:p,seat:d,cards:$,points:m})=>c`<tr key=${`trick ${p}`}>
        <th scope="row" class="deal-trick"><span class="quiet">${p}${s.length>1&&` \xB7 ${r(d)}`}</span> ${$.map(B).join(" ")}</th>
        <td class="number">${h(m)}</td></tr>`)}
      ${a(n.taken).map(({what:p,points:d})=>c`<tr key=${`took ${p}`}><th scope="row">${p}</th><td class="number">${P(d)}</td></tr>`)}
      ${a(n.taken).length>1&&c`<tr><th scope="row">${i("taken")}</th><td class="number">${h(u)}</td></tr>`}
      ${a(n.items).map(({what:p,points:d},$)=>c`<tr key=${`scored ${$}`} class="is-scored"><th scope="row">${p}</th><td class="number">${P(d)}</td></tr>`)}
      <tr class="is-score"><th scope="row">${i("after")}</th><td class="number"><b>${h((n.after??n.before)[t])}</b></td></tr>
    </tbody>
  </table>`}var Sa={Felt:Fu,payments:Nn,payment:Ru};function Ru({says:t,transfers:e}){return{hand:null,sums:t.length?t:e.map(({why:n,amount:s})=>`${n}: ${h(s)}`)}}function Pu(t,e){let[n,s,...o]=t.split(":");if(s===void 0)return R(n);let r=[n,...o].map(R).join(" ");return e[s]?`${e[s]}: ${r}`:`${no(s)} ${r}`}var eo={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},no=t=>eo[t]?`${eo[t]}\uFE0E`:R(t);function Fu({state:t,paying:e}){let{round:n,table:s,night:o}=t,r=Object.fromEntries(n.seats.map(({seat:d,player:$})=>[d,$])),a=Object.entries(n.zones).filter(([d,{count:$}])=>$&&d!=="stock"),l=Object.entries(n.places),u=a.filter(([,{owner:d}])=>d===null),p=l.filter(([d])=>X(d)===null);return c`<section class="felt general" aria-label=${i("felt")}>
    <div class="general-middle">
      <${Iu} zone=${n.zones.stock} />
      ${u.map(([d,$])=>c`<${Ta} key=${d} name=${Pu(d,r)} zone=${$} />`)}
      ${p.map(([d,$])=>c`<${Uu} key=${d} place=${d} amount=${$} chipset=${o.chip_set} />`)}
    </div>
    <div class="general-seats">
      ${n.seats.map(d=>c`<${qu} key=${d.seat} seat=${d} round=${n} players=${r}
        lit=${e?e.seat===d.seat:n.prompt?.awaited.includes(d.seat)}
        holds=${s.hand_over?.seat===d.seat}
        zones=${a.filter(([,{owner:$}])=>$===d.seat)}
        places=${l.filter(([$])=>X($)===d.seat)} />`)}
    </div>
    <${oe} state=${t} />
    <${xa} facts=${n.facts} players=${r} />
    ${Object.keys(n.board).length>0&&c`<${xa} facts=${n.board} players=${r} />`}
  </section>`}function oe({state:t}){let e=xe(t),[n,s]=S(!1);return e?c`
    <${va} deals=${e} round=${t.round} onSheet=${e.length>0&&(()=>s(!0))} />
    ${n&&c`<${wa} deals=${e} onClose=${()=>s(!1)} />`}`:null}var Iu=({zone:t})=>t?.count>0&&c`<div class="general-stock">
  <${E} card="??" /><span class="hand-label">${i("stock {count}",{count:t.count})}</span>
</div>`,Du=7;function Ta({name:t,zone:e}){return!e.cards.some(z)&&e.cards.length>3?c`<div class="general-stock"><${E} card="??" /><span class="hand-label">${t} ${e.count}</span></div>`:c`<${j} cards=${e.cards} label=${t} fanned=${e.cards.length>Du} />`}var Uu=({place:t,amount:e,chipset:n})=>c`<div class="general-place" data-place=${t}>
  <${qt} amount=${e} chipset=${n} />
  <span><span class="quiet">${R(t.replaceAll(":"," "))}</span> <b class="figure">${h(e)}</b></span>
</div>`;function qu({seat:t,round:e,lit:n,holds:s,zones:o,places:r}){let a=e.markers[t.seat],l=[e.dealer===t.seat&&i("the deal"),s&&i("has the tablet"),a>0&&i("owes {chips}",{chips:h(a)})];return c`<div class=${g(["general-seat",n&&"is-lit"])} role="group" aria-label=${t.player}
      aria-description=${G(e,t.seat)}>
    <div class="general-name">
      <b>${t.player}</b> <span class="figure" data-place=${`seat:${t.seat}`}>${h(t.rack)}</span>
      <span class="quiet small">${l.filter(Boolean).join(" \xB7 ")}</span>
    </div>
    ${r.map(([u,p])=>c`<div key=${u} class="small" data-place=${u}>
      <span class="quiet">${R(u.split(":").filter(d=>d!==String(t.seat)).join(" "))}</span>
      <b class="figure"> ${h(p)}</b>
    </div>`)}
    ${o.map(([u,p])=>c`<${Ta} key=${u} name=${Ku(u)} zone=${Wu(u,p,e)} />`)}
  </div>`}var Wu=(t,e,n)=>t.startsWith("hand:")?{...e,cards:Ve(e.cards,n)}:e,Ku=t=>R(t.split(":").filter(e=>!/^\d+$/.test(e)).join(" ")),zu=["sheet","scores","tokens"];function xa({facts:t,players:e}){let n=Object.entries(t).filter(([s])=>!(t.sheet&&zu.includes(s))).map(([s,o])=>[s,Oa(s,o,e)]).filter(([,s])=>s);return n.length>0&&c`<dl class="general-facts">
    ${n.map(([s,o])=>c`<div key=${s}><dt>${R(s)}</dt><dd>${o}</dd></div>`)}
  </dl>`}var Gu=new Set("seat turn leader bidder declarer closer stopped winner playing losers winners takers".split(" ")),Oa=(t,e,n)=>Gu.has(t)?Ju(e,n):Aa(e,n),Ju=(t,e)=>[t??[]].flat().map(n=>e[n]??i("seat {seat}",{seat:n})).join(", ");function Aa(t,e){return t==null||t===""?"":typeof t=="boolean"?t?i("yes"):i("no"):Array.isArray(t)?t.map(s=>Aa(s,e)).filter(Boolean).join(", "):typeof t!="object"?eo[t]?no(t):Ue(t):Object.entries(t).map(([s,o])=>[e[s]??no(s),Oa(s,o,e)]).filter(([,s])=>s).map(([s,o])=>`${s} ${o}`).join(" \xB7 ")}var Ea={Felt:tp,Seen:ep,deed:Yu,passOn:Xu},Vu=10,Zu={T:10,Q:12},Qu=([t,e])=>(Zu[t]??Number(t))+(e==="h"?Vu:0);function Yu({do:t,args:e},{round:n}){return t==="show"&&e.card!=="??"?`${L(n)[e.seat]}: ${B(e.card)}.`:""}function Xu({prompt:t,facts:e,record:n}){let s=n.at(-1)?.do==="choose"&&t?.awaited.length===1;return e&&s?t.awaited[0]:null}function tp({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return c`<section class="felt tricks" aria-label=${i("felt")}>
    <header class="tricks-head">
      <p>${D("{match} of {count}##a match, of so many",{match:c`<b>${i("match {number}",{number:Math.min(n.facts.matches.length+1,n.options.cards_in_play)})}</b>`,count:n.options.cards_in_play})}
        ${n.facts.changed&&` \xB7 ${i("the hands have changed places")}`}</p>
      <span class="tricks-pot" data-place="pot">${n.places.pot>0&&c`${D("pot {chips}",{chips:c`<b class="figure">${h(n.places.pot)}</b>`})}`}</span>
    </header>
    <${Ca} round=${n} lit=${o} holds=${s.hand_over?.seat} />
    <${oe} state=${t} />
  </section>`}function ep({round:t}){return c`<div class="matches-seen"><${Ca} round=${t} lit=${()=>!1} /></div>`}function Ca({round:t,lit:e,holds:n}){let s=t.options.cards_in_play;return c`<div class=${g(["matches",s>10&&"is-long"])}>
    ${t.seats.map(({seat:o,player:r,rack:a},l)=>c`<section key=${o} class=${g(["matches-row",e(o)&&"is-lit"])} aria-label=${r} aria-description=${G(t,o)}>
      <span class="matches-name"><${mt} at=${l} /> <b>${r}</b>
        <b class="figure">${np(t.facts.won[o])}</b>
        <span class="small" data-place=${`seat:${o}`}>${sp(t,o,a,n)}</span></span>
      <div class="matches-cards">
        ${[...Array(s).keys()].map(u=>c`<${op} key=${u} round=${t} seat=${o} match=${u} half=${u===s/2} />`)}
      </div>
    </section>`)}
  </div>`}var np=t=>M("{count} match","{count} matches",t),sp=(t,e,n,s)=>[s===e&&i("has the tablet"),n>0&&M("{count} chip","{count} chips",n),t.markers[e]>0&&i("owes {chips}",{chips:h(t.markers[e])})].filter(Boolean).join(" \xB7 ");function op({round:t,seat:e,match:n,half:s}){let{matches:o}=t.facts,r=o[n],a=r?.cards[e]??(n===o.length?rp(t,e):null);return c`<span class=${g(["matches-card",s&&"is-half"])}>
    ${a?c`<${E} card=${a} lit=${r?.winner===e} dim=${!!r&&r.winner!==e} />`:c`<${ct} />`}
    <span class="small figure">${a&&a!=="??"?Qu(a):""}</span>
  </span>`}function rp({prompt:t,zones:e,facts:n,options:s},o){if(t?.say.code==="divide-and-conquer.match")return t.awaited.includes(o)?null:"??";let r=n.matches.length%(s.cards_in_play/2);return e[`played:${o}`]?.cards[r]??null}var Ma={Felt:mp,words:ip,deed:cp,payments:dp,amongPlayers:!0,payment:fp,over:pp,passOn:lp,handNote:up},ap={A:1,T:10},La=([t])=>ap[t]??Number(t);function ip(){return{draw:()=>i("DRAW"),pass:()=>i("PASS")}}function cp({do:t},{who:e}){return t==="draw"?i("{player} draws a card.",{player:e}):t==="pass"?i("{player} passes.",{player:e}):null}function lp({prompt:t}){return t?.say.code==="kabu.draw"?t.awaited[0]:null}function up({zones:t},e){let n=t[`hand:${e}`].cards,s=n.reduce((r,a)=>r+La(a),0),o=s>9?`: ${i("counts {count}",{count:s%10})}`:"";return`${n.map(La).join(" + ")} = ${s}${o}`}function pp(t){return(n=>t.record.at(-1)?.events.find(s=>s.code===n)?.text)("kabu.over")??(t.facts.debts.length?i("Everybody has paid."):i("Equal counts: nobody owes anything."))}function dp({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=L(t),s=Et(t).filter(({action:a})=>a===e),o=[];for(let a of t.facts.debts){o.at(-1)?.seat!==a.from&&o.push({action:e,seat:a.from,player:n[a.from],amount:0,debts:[],ids:[]});let l=o.at(-1);l.debts.push(a),a.paid&&(l.amount-=a.amount,l.ids.push(s.shift().id))}let r=s.map(({from:a,amount:l,id:u})=>{let p=Number(a.split(":")[1]);return{action:e,seat:p,player:n[p],amount:-l,debts:[],ids:[u]}});return[...o,...r]}function fp({seat:t,amount:e,debts:n},s){let o=L(s),{counts:r}=s.facts,{stake:a}=s.options,l=n.reduce(($,m)=>$+m.amount,0),u=$=>`${r[$]} \u2212 ${r[t]}`,p=a>1?` \xD7 ${h(a)}`:"";if(!n.length)return{hand:i("repays the house's marker")};if(!e){let $=s.seats.find(m=>m.seat===t).rack;return{line:i("{player} owes {owed}, holds {chips}, and pays nobody.",{player:o[t],owed:l,chips:h($)})}}let d=n.map(({to:$,amount:m})=>({to:o[$],amount:m,why:p?`(${u($)})${p}`:u($)}));return{line:i("{player} pays {others}.",{player:o[t],others:$p(d)}),pushes:d}}function $p(t){let e=t.map(({to:n,amount:s})=>`${n} ${h(s)}`);return it(e)}function mp({state:t,pace:e,paying:n,face:s}){let{round:o,table:r}=t,{facts:a}=o,l=hp(o),u=Object.keys(a.counts).length>0,p=o.finished&&a.debts.length>0,d=new Set(s.payments(t).slice(0,e.paid).map(({seat:m})=>m)),$=L(o);return c`<section class="felt kabu" aria-label=${i("felt")} style=${{"--players":l.length}}>
    <${yp} round=${o} showing=${u} />
    <div class="kabu-row kabu-head">
      ${!p&&c`<span class="kabu-differ">${bp(o)}</span>`}
      ${p&&c`<span class="kabu-title">${i("pays")}</span>
        ${l.map(m=>c`<span class="kabu-to" key=${m}>${$[m]}</span>`)}
        <span class="kabu-net">${i("net")}</span>`}
    </div>
    ${l.map(m=>c`<${gp} key=${m} seat=${m} seats=${l} round=${o} owing=${p}
      lit=${(n?.seat??o.prompt?.say.args.seat)===m} paid=${d.has(m)}
      holds=${r.hand_over?.seat===m} />`)}
  </section>`}var hp=({seats:t,dealer:e})=>{let n=t.map(({seat:s})=>s).sort((s,o)=>s-o);return[...n.filter(s=>s>e),...n.filter(s=>s<=e)]},bp=({record:t})=>t[0]?.events.find(({code:e})=>e==="kabu.racks-differ")?.text;function yp({round:t,showing:e}){let{facts:n,options:s,zones:o}=t;return c`<p class="kabu-heading">
    <b>${i("hand {number}",{number:n.hand})}</b>
    <span>${e?i("showing"):i("lap {lap} of 2",{lap:n.lap})}</span>
    <span>${i("stock {count}",{count:o.stock.count})}</span>
    <span>${M("{count} chip a point","{count} chips a point",s.stake)}</span>
  </p>`}function gp({seat:t,seats:e,round:n,owing:s,lit:o,paid:r,holds:a}){let l=n.seats.find(f=>f.seat===t),{facts:u}=n,p=n.zones[`hand:${t}`].cards,d=u.counts[t],$=n.markers[t],m=[n.dealer===t&&i("the deal"),a&&i("has the tablet"),$&&i("owes {chips}",{chips:h($)})];return c`<div class=${g(["kabu-row",o&&"is-lit",r&&"is-paid"])} role="group" aria-label=${l.player}
      aria-description=${G(n,t)}>
    <span class="kabu-who">
      <b>${l.player}</b><span class="figure" data-place=${`seat:${t}`}>${h(l.rack)}</span>
      <span class="kabu-note">${m.filter(Boolean).join(" \xB7 ")}</span>
    </span>
    <${j} cards=${p} />
    <b class="kabu-count">${d}</b>
    ${s?c`<${vp} seat=${t} seats=${e} debts=${u.debts} paid=${r} />`:c`<span class="kabu-state">${d===void 0?kp(n,t):""}</span>`}
  </div>`}function kp({facts:t,zones:e,prompt:n},s){let{count:o}=e[`hand:${s}`];return t.drawing.includes(s)?n?.say.code!=="kabu.draw"?"":n.awaited.includes(s)?o>2?i("one more?"):i("draws or passes"):o>t.lap+1?i("drew a card"):"":i("passed with {count}",{count:o})}function vp({seat:t,seats:e,debts:n,paid:s}){let o=(l,u)=>n.find(p=>p.from===l&&p.to===u),r=l=>l.filter(u=>u.paid).reduce((u,{amount:p})=>u+p,0),a=r(n.filter(({to:l})=>l===t))-r(n.filter(({from:l})=>l===t));return c`
    ${e.map(l=>c`<${_p} key=${l} debt=${o(t,l)} done=${s} own=${l===t} />`)}
    <b class=${g(["kabu-net",a>0&&"won",a<0&&"lost"])}>${P(a)}</b>`}function _p({debt:t,done:e,own:n}){return t?c`<span class=${g(["kabu-debt",!t.paid&&"is-unpaid",t.paid&&e&&"is-done"])}>
    ${h(t.amount)}${t.paid&&e?c`<span class="kabu-tick">✓</span>`:""}
    ${!t.paid&&c`<span class="unseen">${`, ${i("not paid")}`}</span>`}
  </span>`:c`<span class=${g(["kabu-debt",n&&"is-own"])}></span>`}var re=[..."789TJQKA"];function ae({round:t}){let{contract:e}=t.facts,n={train:Sp,quart:Tp,domino:Op}[e]??wp;return c`<div class="lorum-middle"><${n} round=${t} /></div>`}var wp=({round:{board:t,facts:e,seats:n}})=>c`<div class="lorum-trick" role="group" aria-label=${i("the trick")}>
  ${n.map(({seat:s})=>{let o=t.trick.find(r=>r.seat===s);return c`<span key=${s} class=${`lorum-played is-seat-${s}`}>
      ${o?c`<${E} card=${o.card} lit=${xp(e,t,s)} />`:c`<${ct} />`}
    </span>`})}
</div>`,xp=(t,e,n)=>e.trick.length===4&&t.takers[0]===n&&t.takers.every(s=>s===n);function Sp({round:{zones:t,facts:e,board:n}}){let{total:s}=e,o=n.tolls.find(([a])=>a>s),r=t.train?.cards??[];return c`<div class="lorum-train" role="group" aria-label=${i("the train, total {total}",{total:s})}>
    <b class="lorum-total">${s}</b>
    <ol class="lorum-tolls">${n.tolls.map(([a,l])=>c`<li key=${a} class=${g([a<=s&&"is-done",o?.[0]===a&&"is-next"])}>
      <b>${a}</b> <span>${i("costs {chips}",{chips:h(l)})}</span></li>`)}</ol>
    <div class="lorum-cars">${r.map(a=>c`<${E} key=${a} card=${a} />`)}</div>
  </div>`}function Tp({round:{zones:t,board:e}}){let n=t.run?.cards??[],s=t.gone?.count??0;return c`<div class="lorum-run" role="group" aria-label=${i("the run")}>
    <div class="lorum-cars">
      ${n.map(o=>c`<${E} key=${o} card=${o} />`)}
      ${e.wanted&&c`<span class="lorum-wanted"><${E} card=${e.wanted} dim /><span>${i("wanted")}</span></span>`}
      ${!n.length&&c`<${ct} />`}
    </div>
    <p class="quiet">${i("{gone} played before",{gone:s})}</p>
  </div>`}function Op({round:{zones:t,board:e}}){let n=new Set(t.layout?.cards??[]),s=Ap(e);return c`<div class="lorum-grid" role="group" aria-label=${i("the domino")}>
    ${[..."shdc"].map(o=>re.map(r=>{let a=r+o;return c`<span key=${a}>${n.has(a)?c`<${E} card=${a} />`:c`<${ct} label=${s.has(a)?i("room for {card}",{card:a}):i("no card yet")} wanted=${s.has(a)} />`}</span>`}))}
  </div>`}function Ap({laid:t,first_rank:e}){return e?new Set(Object.entries(t).flatMap(([n,s])=>{if(!s.length)return[e+n];let[o,r]=s.map(([a])=>re.indexOf(a));return[re[o-1],re[r+1]].filter(Boolean).map(a=>a+n)})):new Set}var ja=({prompt:t},e)=>t?.options.filter(({by:n})=>n===e)??[];function Na({table:t,hand:e,seat:n,who:s,act:o,onCover:r}){let{round:a}=e,l=ja(a,n),u=l.find(y=>y.do==="play"),p=l.find(y=>y.do==="pass"),d=a.prompt?.options.map(nt).join()??"",$=Bt(d),m=(y,k)=>$.swallows(k)||o({...u,args:y}),f=a.zones[`hand:${n}`],b=In(a),x=t.late.value;return c`
    <section class="hand-felt lorum-hand" aria-label=${i("your hand")}>
      ${f.sight==="others"?c`<${Ep} round=${a} seat=${n} />`:c`<div class="lorum-seen"><${ae} round=${a} /></div>`}
      ${f.sight==="others"?c`<${Ba} left=${a.facts.positions?.[n]??[]} open=${u?.values.position??[]} onTap=${(y,k)=>m({position:y},k)} />`:c`<div class="tap-hand" role="group" aria-label=${i("your cards")}>
            ${b.arranged(f.cards).map(y=>u?.values.card.includes(y)?c`<button type="button" class="tap-card is-open" key=${y} aria-label=${$t(y)} onClick=${k=>m({card:y},k)}><${E} card=${y} /></button>`:c`<span class="tap-card" key=${y}><${E} card=${y} dim=${!!u} /></span>`)}
          </div>`}
    </section>
    <section class="foot" aria-label=${i("what is next")}>
      <${pt} text=${a.prompt?.say.text??i("The hand is over.")} detail=${s} />
      <${St} table=${t} />
      <${K} question=${d} end=${c`${f.sight==="owner"&&c`<${Dn} sorting=${b} />`}<${v} kind="plain" onTap=${r}>${i("cover")}<//><${v} kind="plain" onTap=${t.takeBack}>${i("back to the dealer")}<//>`}>
        ${p?c`<${v} kind="main" busy=${x} onTap=${()=>o({...p,args:{}})}>${i("PASS")}<//>`:c`<p class="controls-note">${u?i("Tap the card you play."):i("Nothing of yours is asked for.")}</p>`}
      <//>
    </section>`}var Ba=({left:t,open:e,onTap:n})=>c`<div class="tap-hand" role="group" aria-label=${i("your cards, unseen")}>
  ${[...Array(8).keys()].map(s=>t.includes(s)?c`<button type="button" class="tap-card is-open" key=${s} disabled=${!e.includes(s)}
      aria-label=${i("card {number}",{number:s+1})} onClick=${o=>n(s,o)}><${E} card="??" /></button>`:c`<span class="tap-card" key=${s}><${ct} /></span>`)}
</div>`;function Ep({round:t,seat:e}){let n=L(t),s=t.seats.filter(o=>o.seat!==e);return c`<div class="lorum-others">
    <${ae} round=${t} />
    <div class="lorum-hands">${s.map(o=>c`<${j} key=${o.seat} cards=${t.zones[`hand:${o.seat}`].cards} label=${n[o.seat]} />`)}</div>
  </div>`}function Ha({table:t,state:e,news:n}){let{round:s}=e,{prompt:o}=s,r=o.options.map(nt).join(),a={table:t,state:e,round:s,question:r};return c`<section class="foot lorum-foot" aria-label=${i("what is next")}>
    <${pt} text=${o.say.text} news=${n} detail=${Wt(s,o.awaited)} />
    <${St} table=${t} />
    ${s.cards==="physical"?c`<${Lp} ...${a} />`:c`<${Cp} ...${a} />`}
  </section>`}function Cp({table:t,state:e,round:n,question:s}){let[o]=n.prompt.awaited,r=ja(n,o).find(({values:a})=>a.position);return c`<${K} question=${s}>
    ${ve(t,e)}
    ${r&&c`<div class="lorum-backs"><${Ba} left=${n.facts.positions[o]} open=${r.values.position}
      onTap=${a=>t.act({...r,args:{position:a}})} /></div>`}
  <//>`}function Lp({table:t,round:e,question:n}){let{prompt:s,undoable:o}=e,r=t.late.value,a=s.options.filter($=>$.do==="play"),l=s.options.find($=>$.do==="pass"),u=c`<${v} kind="plain" disabled=${!o} busy=${r} onTap=${t.undo}>${i("take back")}<//>`;if(a.length>1){let $=L(e);return c`<${K} question=${n} end=${u}>
      ${a.map(m=>c`<${v} key=${m.by} kind="main" busy=${r}
        onTap=${()=>t.act({...m,args:{card:m.values.card[0]}})}>${$[m.by]} ${B(m.values.card[0])}<//>`)}
    <//>`}let[p]=a,d=new Set(p?.values.card??[]);return c`<${K} end=${c`
      ${l&&c`<${v} kind="main" busy=${r} onTap=${()=>t.act({...l,args:{}})}>${i("PASS")}<//>`}
      ${u}`}>
    <div class="lorum-pack" role="group" aria-label=${i("cards")}>
      ${[..."shdc"].flatMap($=>re.map(m=>m+$)).map($=>c`<button type="button" key=${$}
        class=${g(["picker-card",`suit-${$[1]}`,!d.has($)&&"is-out"])} disabled=${!d.has($)||r}
        aria-label=${$t($)} data-keys=${De($)} onClick=${()=>t.act({...p,args:{card:$}})}>${d.has($)&&c`<${ne} card=${$} />`}</button>`)}
    </div>
  <//>`}var Ye={"no-hearts":i("No hearts"),queens:i("Queens"),"no-tricks":i("No tricks"),"hairy-ape":i("Hairy Ape"),train:i("Train"),quart:i("Quart"),domino:i("Domino")};function Pa({state:t,onClose:e}){let{round:n,table:s}=t,o=L(n),r=n.seats.map(({seat:f})=>f),{contracts:a,deals:l}=n.board,u=oo(s,n),p=f=>s.seats.find(b=>b.player===f)?.seat,d=Mp(u,p),$=f=>[...u.values()].reduce((b,x)=>b+(Qe(x,f,p)??0),0),m=(f,b)=>u.get(b*a.length+1)?.find(y=>y.seat===f)?.name??o[f];return c`<${lt} title=${i("The score")} onClose=${e} foot=${c`<${v} kind="plain" onTap=${e}>${i("go back")}<//>`}>
    <div class="lorum-scores">
    <table class="lorum-sheet">
      <thead>
        <tr><th><span class="unseen">${i("contract##heads the column of contracts")}</span></th>${l.map((f,b)=>c`<th key=${f} colspan="4" scope="colgroup">${i("{player} deals",{player:m(f,b)})}</th>`)}</tr>
        <tr><th><span class="unseen">${i("contract##heads the column of contracts")}</span></th>${l.map(f=>r.map(b=>c`<th key=${`${f} ${b}`} class=${g([b===r[0]&&"starts"])}>${o[b].slice(0,3)}</th>`))}</tr>
      </thead>
      <tbody>${a.map((f,b)=>c`<tr key=${f}>
        <th scope="row">${Ye[f]}</th>
        ${l.map((x,y)=>{let k=y*a.length+b+1,w=u.get(k);return r.map(O=>{let _=w&&Qe(w,O,p);return c`<td key=${`${k} ${O}`} class=${g([O===r[0]&&"starts",k===n.facts.hand&&"is-now",_>0&&"won",_<0&&"lost"])}>
              ${w?_===void 0?"\u2013":_?P(_):"\xB7":""}</td>`})})}
      </tr>`)}</tbody>
    </table>
    </div>
    <p class="lorum-sums">${r.map((f,b)=>c`<span key=${f}><${mt} at=${b} /> ${o[f]} <b class=${g([$(f)>0&&"won",$(f)<0&&"lost"])}>${P($(f))}</b></span>`)}
      ${d.map(({player:f,name:b,result:x})=>c`<span key=${`gone ${f}`} class="quiet">${i("{player} (left)",{player:b})} <b>${P(x)}</b></span>`)}
      <span>${D("pot {chips}",{chips:c`<b>${h(n.places.pot??0)}</b>`})}</span></p>
    ${u.size>1&&c`<${Ct} deals=${so(u,o,r,p)} />`}
  <//>`}function so(t,e,n,s){let o=Object.fromEntries(n.map(r=>[r,0]));return[...t].map(([r,a])=>{let l=Object.fromEntries(n.map(p=>[p,o[p]+(Qe(a,p,s)??0)])),u={better:"high",goal:null,before:o,after:l};return o=l,{deal:r,names:e,sheet:u}})}function oo({past:t,seats:e},n){let s=n.facts.hand-1,o=s?t.filter(({voided:a})=>!a).slice(-s):[],r=new Map(o.map((a,l)=>[s-o.length+l+1,Ra(a.seats,a.results)]));return n.finished?r.set(n.facts.hand,Ra(e,jp(n))):r}var Ra=(t,e)=>t.map(({seat:n,player:s,name:o})=>({seat:n,player:s,name:o,result:e[n]??0})),Qe=(t,e,n)=>t.find(({player:s})=>n(s)===e)?.result;function Mp(t,e){let n=new Map;for(let{player:s,name:o,result:r}of[...t.values()].flat())e(s)===void 0&&n.set(s,{player:s,name:o,result:(n.get(s)?.result??0)+r});return[...n.values()]}function jp({record:t,seats:e}){let n=Object.fromEntries(e.map(({seat:s})=>[s,0]));for(let{from:s,to:o,amount:r}of t.flatMap(({transfers:a})=>a))s==="house"||o==="house"||(s.startsWith("seat:")&&(n[s.slice(5)]-=r),o.startsWith("seat:")&&(n[o.slice(5)]+=r));return n}var Fa={Felt:Dp,Foot:()=>Ha,OpenHand:Na,words:Np,deed:Bp,event:Hp,payments:Pp,amongPlayers:!0,payment:Fp,over:Ip,passOn:Rp};function Np(){return{pass:()=>i("PASS")}}function Bp({do:t,args:e},{who:n}){return t==="pass"?i("{player} passes.",{player:n}):t!=="play"?null:e.card&&e.card!=="??"?`${n}: ${B(e.card)}.`:i("{player} plays a card.",{player:n})}function Hp({code:t,args:e,text:n}){return t==="lorum.total"?i("Total {total}.",{total:e.total}):n}function Rp({prompt:t}){return t?t.awaited.length===1?t.awaited[0]:t.options[0]?.by??null:null}function Pp({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=L(t),s=[];for(let o of Et(t).filter(({action:r})=>r===e)){let r=X(o.from)??X(o.to)??0,a=o.from==="pot";(s.at(-1)?.seat!==r||s.at(-1).takes!==a)&&s.push({action:e,seat:r,player:n[r],takes:a,amount:0,transfers:[],ids:[]});let l=s.at(-1);l.ids.push(o.id),o.from!=="house"&&(l.transfers.push(o),l.amount+=a?o.amount:-o.amount)}return s}function Fp({player:t,takes:e,amount:n,transfers:s},o){if(e)return{line:i("{player} takes the pot, {chips}.",{player:t,chips:h(n)})};let r=L(o),a=u=>u==="house"?i("the house"):r[X(u)??0]??i("the pot"),l=s.map(u=>({to:a(u.to),amount:u.amount}));return{line:i("{player} pays {others}.",{player:t,others:l.map(u=>`${u.to} ${h(u.amount)}`).join(", ")}),sums:[...new Set(s.map(({why:u})=>u))],pushes:l}}function Ip({facts:t,board:e,record:n}){return n.at(-1)?.events.find(({code:o})=>o==="lorum.over")?.text??i("Hand {hand} of {hands} is over and paid.",{hand:t.hand,hands:e.hands})}function Dp(t){let{state:e,paying:n}=t,{round:s,table:o}=e,[r,a]=S(!1),l=u=>n?n.seat===u:!!s.prompt?.awaited.includes(u);return c`<section class="felt lorum" aria-label=${i("felt")}>
    <${Up} round=${s} onSheet=${()=>a(!0)} />
    <div class=${`lorum-table is-${s.facts.contract}`}>
      ${s.seats.map(({seat:u})=>c`<${qp} key=${u} seat=${u} round=${s} lit=${l(u)} holds=${o.hand_over?.seat===u} />`)}
      <${ae} round=${s} />
    </div>
    ${r&&c`<${Pa} state=${e} onClose=${()=>a(!1)} />`}
  </section>`}function Up({round:t,onSheet:e}){let{facts:n,board:s,places:o,options:r}=t;return c`<header class="lorum-head">
    <ol class="lorum-contracts" aria-label=${i("the contracts")}>
      ${s.contracts.map((a,l)=>c`<li key=${a} class=${g([a===n.contract&&"is-lit",l<(n.hand-1)%s.contracts.length&&"is-done"])}>${Ye[a]}</li>`)}
    </ol>
    <div class="lorum-line">
      <span>${D("{hand} of {count}##a hand, of so many",{hand:c`<b>${i("hand {number}",{number:n.hand})}</b>`,count:s.hands})}</span>
      <span>${M("{count} chip a point","{count} chips a point",r.stake)}</span>
      <span data-place="pot">${D("pot {chips}",{chips:c`<b class="figure">${h(o.pot??0)}</b>`})}</span>
      <${v} kind="quiet" onTap=${e}>${i("score sheet")}<//>
    </div>
  </header>`}function qp({seat:t,round:e,lit:n,holds:s}){let{facts:o,zones:r,markers:a}=e,l=L(e)[t],u=e.seats.find(f=>f.seat===t).rack,p=r[`hand:${t}`].count,d=(r[`won:${t}`]?.count??0)/4,$=o.points?.[t],m=[e.dealer===t&&i("the deal"),$&&M("{count} point","{count} points",$),s&&i("has the tablet"),a[t]>0&&i("owes {chips}",{chips:h(a[t])})];return c`<section class=${g(["lorum-seat",`is-seat-${t}`,n&&"is-lit"])} aria-label=${l} aria-description=${G(e,t)}>
    <span class="lorum-name"><b>${l}</b> <span class="figure" data-place=${`seat:${t}`}>${h(u)}</span></span>
    <span class="small quiet">${m.filter(Boolean).join(" \xB7 ")}</span>
    <span class="small">${[p&&M("{count} card","{count} cards",p),d&&M("{count} trick","{count} tricks",d)].filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var Ia={c:"\u2663\uFE0E",d:"\u2666\uFE0E",h:"\u2665\uFE0E",s:"\u2660\uFE0E"},Wp=12,Da=t=>Ia[t],Kn=({points:t,no_trump:e})=>e?i("{points} no trump",{points:t}):String(t);function Ua({bids:t=[],passed:e=[],contract:n},s){if(e.includes(s))return c`<span class="small quiet">${i("passes")}</span>`;let o=t.find(a=>a.seat===s);if(!o)return null;let r=n?.seat===s;return c`<span class=${r?"tricks-contract":"small"}>${r?i("plays##a contract"):i("bids##an amount")} ${Kn(o)}</span>`}function qa({table:t,state:e,news:n}){let{round:s}=e,{prompt:o,undoable:r}=s,a=f=>o.options.find(b=>b.do===f),l=t.late.value,u=c`<${v} kind="plain" disabled=${!r} busy=${l} onTap=${t.undo}>${i("take back")}<//>`,p=(f,b)=>()=>t.act({...f,args:b}),d=a("bid"),$=a("trump"),m=(f,b)=>f&&c`<${v} kind="plain" busy=${l} onTap=${p(f,{})}>${b}<//>`;return c`<section class="foot tricks-foot" aria-label=${i("what is next")}>
    <${pt} text=${o.say.text} news=${n} />
    <${St} table=${t} />
    <${K} question=${o.options.map(nt).join()} end=${u}>
      ${Us(e).length>0&&ve(t,e)}
      ${d&&c`<${Kp} bid=${d} round=${s} busy=${l} onBid=${f=>t.act({...d,args:f})} />`}
      ${$&&c`<${zp} busy=${l} onName=${f=>t.act({...$,args:f})} />`}
      ${m(a("pass"),i("PASS"))}
      ${m(a("misdeal"),i("misdeal"))}
    <//>
  </section>`}var Kp=({bid:t,round:e,busy:n,onBid:s})=>c`<div class="bids" role="group" aria-label=${i("bids")}>
  ${Gp(t,e).map(({points:o,without:r,open:a})=>c`<${v} key=${`${o} ${r}`} kind=${a?"main":"plain"} disabled=${!a} busy=${n}
    onTap=${()=>s(r?{points:o,no_trump:!0}:{points:o})}>
      <span class="unseen">${i("bid {bid}",{bid:Kn({points:o,no_trump:r})})}</span>
      <span aria-hidden="true">${o}${r&&c`<small> ${i("NT")}</small>`}</span><//>`)}
</div>`,zp=({busy:t,onName:e})=>Object.entries(Ia).map(([n,s])=>c`<${v} key=${n} kind="main" large busy=${t} name=${i("trumps {sign}",{sign:s})} onTap=${()=>e({suit:n})}>${s}<//>`);function Gp({by:t,values:e,optional:n},{facts:s,dealer:o,options:r}){let a=s.bids.at(-1),l=(d,$)=>2*d+Number($),u=a?l(a.points,a.no_trump)+(t===o?0:1):0,p=[];for(let d of[!1,!0])for(let $=r.minimum_bid;$<=Wp;$+=1)p.push({points:$,without:d,open:l($,d)>=u&&$>=e.points.min&&(d||n.includes("no_trump"))});return p}var Wa=Xe(Xp),Ka=Xe(ed),za={...Xe(nd),Foot:sd};function Xe(t){let e=({round:n})=>c`<div class="tricks-seen"><${t} round=${n} /><${Ga} round=${n} /></div>`;return{deed:Jp,passOn:Vp,Felt:Zp(t),Seen:e}}function Jp({do:t,args:e},{who:n}){return t==="play"?e.card&&e.card!=="??"?`${n}: ${B(e.card)}.`:i("{player} plays a card.",{player:n}):["bid","pass","trump","misdeal"].includes(t)?"":null}function Vp({prompt:t}){return t?.awaited.length===1?t.awaited[0]:null}function Zp(t){return function(n){let{state:s,paying:o}=n,{round:r,table:a}=s;return c`<section class="felt tricks" aria-label=${i("felt")}>
      <header class="tricks-head">
        <${t} round=${r} />
        <span class="tricks-pot" data-place="pot">${r.places.pot>0&&c`${D("pot {chips}",{chips:c`<b class="figure">${h(r.places.pot)}</b>`})}`}</span>
      </header>
      <${Ga} round=${r} paying=${o} holds=${a.hand_over?.seat} />
      <${oe} state=${s} />
    </section>`}}function Ga({round:t,paying:e,holds:n}){let s=a=>e?e.seat===a:!!t.prompt?.awaited.includes(a),o=!t.zones.trick?.cards.length,r=t.cards==="virtual"&&Object.keys(t.facts.scores).some(a=>a.includes("+"));return c`<div class=${g(["tricks-seats",o&&"is-empty",r&&"is-across"])}>
    ${t.seats.map(a=>c`<${Qp} key=${a.seat} seated=${a} round=${t} lit=${s(a.seat)} holds=${n===a.seat} />`)}
  </div>`}function Qp({seated:{seat:t,player:e,rack:n},round:s,lit:o,holds:r}){let{facts:a,zones:l,markers:u}=s,p=l[`hand:${t}`]?.count??0,d=a.tricks.takers.filter(b=>b===t).length,$=Object.keys(a.scores),m=$.findIndex(b=>b.split("+").includes(String(t))),f=[p&&M("{count} card","{count} cards",p),d&&M("{count} trick","{count} tricks",d),s.dealer===t&&i("the deal"),r&&i("has the tablet"),n>0&&M("{count} chip","{count} chips",n),u[t]>0&&i("owes {chips}",{chips:h(u[t])})];return c`<section class=${g(["tricks-seat",o&&"is-lit"])} aria-label=${e} aria-description=${G(s,t)}>
    <span class="tricks-name"><${mt} at=${m} /> <b>${e}</b></span>
    <span class="tricks-score"><b class="figure">${h(a.scores[$[m]])}</b> ${Ua(a,t)}</span>
    <${Yp} round=${s} seat=${t} />
    <span class="small">${f.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}function Yp({round:t,seat:e}){let{order:n,takers:s}=t.facts.tricks,o=t.zones.trick?.cards??[];if(t.finished)return null;let r=o[n.indexOf(e)];if(!r)return c`<${ct} />`;let a=o.length===n.length&&s.at(-1)===e;return c`<${E} card=${r} lit=${a} />`}function Xp({round:{facts:t,options:e}}){return c`<p><b>${i("deal {number}",{number:t.deal})}</b> · ${i("{limit} points end the game \xB7 {jack} 2, every other jack 1",{limit:e.limit,jack:"J\u2660\uFE0E"})}${e.token>0&&` \xB7 ${M("{count} chip a point","{count} chips a point",e.token)}`}</p>`}var td={tricks:i("Tricks 10"),hearts:i("Hearts 10"),queens:i("Queens 25"),"king-of-spades":"K\u2660\uFE0E 100","last-trick":i("Last trick 100"),everything:i("Everything")};function ed({round:{facts:t}}){return c`<ol class="tricks-contracts" aria-label=${i("the six deals")}>
    ${Object.entries(td).map(([e,n],s)=>c`<li key=${e} class=${g([s===t.deal-1&&"is-lit",s<t.deal-1&&"is-done"])}>${n}</li>`)}
  </ol>`}function nd({round:t}){let{deal:e,contract:n,trump:s}=t.facts,o=L(t),r=n?c`<b>${i("{player} plays {bid}",{player:o[n.seat],bid:Kn(n)})}</b>${s&&c`, ${D("{suit} trumps",{suit:c`<b class="tricks-trump">${Da(s)}</b>`})}`}`:c`<b>${i("bidding")}</b>`;return c`<p>${i("deal {number}",{number:e})} · ${r} · 5♥${"\uFE0E"} +5 · 3♠${"\uFE0E"} −3</p>`}function sd(t){return t.prompt?.options.some(({do:e})=>e==="bid"||e==="trump")?qa:null}var od=[..."ATKQJ"],rd=[..."shdc"].flatMap(t=>od.map(e=>e+t));function Ja({table:t,state:e,news:n,face:s}){let[o,r]=S(null),{round:a}=e,{prompt:l}=a,u=s.sure(),p=s.words(),d=l.options.find(k=>k.do==="play"),$=l.options.filter(k=>k!==d),m=t.late.value,f=new Set(d.values.card),b=(k,w)=>u[k.do]?r({option:k,args:w}):t.act({...k,args:w}),x=()=>{r(null),t.act({...o.option,args:o.args})},y=k=>k.values.suit??[null];return c`<section class="foot" aria-label=${i("what is next")}>
    <${pt} text=${l.say.text} news=${n} detail=${Wt(a,l.awaited)} />
    <${St} table=${t} />
    <div class="schnapsen-pack" role="group" aria-label=${i("cards")}>
      ${rd.map(k=>c`<button type="button" key=${k} class=${g(["picker-card",`suit-${k[1]}`,!f.has(k)&&"is-out"])}
        disabled=${!f.has(k)||m} aria-label=${$t(k)} data-keys=${De(k)}
        onClick=${()=>t.act({...d,args:{card:k}})}>${f.has(k)&&c`<${ne} card=${k} />`}</button>`)}
    </div>
    <${K} question=${l.options.map(nt).join()} end=${c`
      <${v} kind="plain" disabled=${!a.undoable} busy=${m} onTap=${t.undo}>${i("undo")}<//>`}>
      ${$.flatMap(k=>y(k).map(w=>{let O=w?{suit:w}:{};return c`<${v} key=${`${k.do} ${w}`} busy=${m} onTap=${()=>b(k,O)}>
            ${p[k.do]?.(O)??k.do}
          <//>`}))}
    <//>
    ${o&&c`<${wt} ...${u[o.option.do](L(a)[o.option.by])} onYes=${x} onClose=${()=>r(null)} />`}
  </section>`}var ad={c:i("clubs"),d:i("diamonds"),h:i("hearts"),s:i("spades")},Va=Xe(Qa),Za={...Va,Foot:id,Seen:dd,deed:ud,sure:pd,words:ld};function id({cards:t,prompt:e}){return t==="physical"&&e?.options.some(n=>n.do==="play")?Ja:null}var cd={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"};function ld(){return{marry:({suit:t})=>i("marry {suit}",{suit:`${cd[t]??""}\uFE0E`})}}function ud(t,e){return t.do==="play"?Va.deed(t,e):""}function pd(){return{declare:t=>({title:i("{player} declares 66?",{player:t}),text:i("The tricks are turned up and counted. There is no way back."),yes:i("{player} declares",{player:t})}),close:t=>({title:i("{player} closes the stock?",{player:t}),text:i("Nobody draws any more, and whoever closes must reach 66."),yes:i("{player} closes",{player:t})})}}function dd({round:t}){let e=L(t),{order:n}=t.facts.tricks;return c`<div class="schnapsen-seen">
    <${Qa} round=${t} />
    ${(t.zones.trick?.cards??[]).map((s,o)=>c`<${j} key=${s} cards=${[s]} label=${e[n[o]]} />`)}
  </div>`}function Qa({round:t}){let{zones:e,facts:n}=t,s=L(t),[o]=e.upcard?.cards??[],r=e.stock.count+(o?1:0);return c`<div class="schnapsen-stock">
    <span class="schnapsen-cards">
      ${o&&c`<${E} card=${n.closed?"??":o} />`}
      ${e.stock.count>0&&!n.closed&&c`<${E} card="??" />`}
    </span>
    <span>
      ${n.trump&&c`<span class="schnapsen-trump">
        <svg class=${`suit-${n.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${Y[n.trump]} /></svg>
        <span>${D("{suit} trumps",{suit:c`<b>${ad[n.trump]}</b>`})}</span></span>`}
      <span class="small">${fd(n,r,s)}</span>
    </span>
    <span class="schnapsen-shown">
      ${n.marriages.map(({seat:a,suit:l,points:u,counts:p})=>c`<span class="schnapsen-marriage" key=${l}>
        <${j} cards=${[`K${l}`,`Q${l}`]} fanned />
        <span class="small"><b>${s[a]}</b> <b class="figure">${u}</b><br />${p?i("counts##of a marriage"):i("with the next trick")}</span>
      </span>`)}
    </span>
  </div>`}function fd({closed:t},e,n){return t?i("closed by {player}",{player:n[t.seat]}):e?i("stock {count}",{count:e}):i("stock drawn out")}var ro=t=>["speculation.market","speculation.due"].includes(t?.say.code),Se=({facts:t},e)=>t.bids.filter(n=>n.seat===e);function zn({stands:t}){let e=Math.round(t/1e4);return t>0&&e===0?i("under 1%"):t<1e6&&e===100?i("over 99%"):i("{percent}%",{percent:e})}var Lt=({prompt:t},e,n)=>t.options.find(s=>s.by===e&&s.do===n),Ya=t=>ro(t.prompt)?Lt(t,"dealer","sale"):null;function Gn(t,e){let n=Ya(t);return n&&e.deal?.asked===nt(n)?e.deal:null}function Xa(t,e,n){let s=Ya(t);if(!s)return null;let{from:o,to:r,unseen:a}=s.values,l=Gn(t,e),u=nt(s);if(l&&(n===l.to||n===l.from&&a))return{asked:null};if(a&&!l)return o.includes(n)?{asked:u,from:n,unseen:!0}:null;let p=l?.from??o[0];return n===p||!r.includes(n)?null:{asked:u,from:p,to:n,unseen:!!a,price:$d(t,p,n,a)}}function $d(t,e,n,s){let o=Se(t,n).find(a=>a.unseen===(s?e:null));if(o||!s)return o?.price;let r=t.record.flatMap(({events:a})=>a).findLast(({code:a})=>a==="speculation.sells-unseen");return r&&r.args.price<=ti(t,n)?r.args.price:void 0}var ti=({seats:t},e)=>t.find(n=>n.seat===e).rack;function ei({table:t,state:e,pad:n,setPad:s,news:o}){let{round:r,night:a}=e,l=Gn(r,n),p={table:t,round:r,give:async($,m)=>await t.act({...$,args:m})&&s(f=>f.deal===n.deal?{deal:null}:{})};if(!l)return c`<${md} ...${p} news=${o} />`;let d=$=>s({deal:{...l,price:$}});return c`<${hd} ...${p} news=${o} deal=${l} chipset=${a.chip_set} onPrice=${d} onCancel=${()=>s({deal:null})} />`}function md({table:t,round:e,news:n,give:s}){let[o,r]=S(!1),{prompt:a,facts:l}=e,u=L(e),[p]=a.awaited,d=Lt(e,p,"turn")??Lt(e,p,"keep"),$=l.due===null&&Lt(e,l.holder,"sell"),m=$&&l.bids.filter(k=>$.values.to.includes(k.seat)).sort((k,w)=>w.price-k.price)[0],f=l.offer&&Lt(e,l.offer.to,"agree"),b=t.late.value,x=l.due===null?i("Sold? Tap the buyer."):i("An unseen card sold? Tap the seller, then the buyer."),y=!f&&c`<span class="controls-note">${x}</span>`;return c`<${zt} table=${t} line=${a.say.text} detail=${Wt(e,a.awaited)} news=${n}>
    <${K} question=${nt(d)} end=${y}>
      <${v} kind=${f?"plain":"main"} large busy=${b} onTap=${()=>f?r(!0):s(d,{})}>${d.do==="turn"?i("TURN"):i("KEEP")}<//>
      ${m&&c`<${v} kind="plain" busy=${b} onTap=${()=>s($,{to:m.seat})}>${i("sell to {player} \xB7 {chips}",{player:u[m.seat],chips:h(m.price)})}<//>`}
      ${f&&c`<${v} kind="plain" busy=${b} onTap=${()=>s(f,{})}>${i("{player} agrees \xB7 {chips}",{player:u[l.offer.to],chips:h(l.offer.price)})}<//>`}
      ${f&&c`<${v} kind="quiet" busy=${b} onTap=${()=>s(Lt(e,l.holder,"withdraw"),{})}>${i("no more offer")}<//>`}
    <//>
    ${o&&f&&c`<${wt} title=${d.do==="turn"?i("Turn now?"):i("Keep now?")} no=${i("wait for {player}",{player:u[l.offer.to]})} yes=${d.do}
      text=${i("{player} has not answered the offer at {chips}. It ends with the next card.",{player:u[l.offer.to],chips:h(l.offer.price)})}
      onYes=${()=>{r(!1),s(d,{})}} onClose=${()=>r(!1)} />`}
  <//>`}function hd({table:t,round:e,deal:n,chipset:s,news:o,give:r,onPrice:a,onCancel:l}){let u=L(e),{from:p,to:d,price:$,unseen:m}=n,f=d===void 0?0:ti(e,d),b=m?i("an unseen card"):B(e.zones.held.cards[0]),x=$===void 0?i("for \u2026"):$===0?i("for nothing"):i("for {chips}",{chips:h($)}),y=d===void 0?i("{player} sells {what}: tap the buyer.",{player:u[p],what:b}):i("{player} sells {what} to {buyer} {priced}.",{player:u[p],what:b,buyer:u[d],priced:x}),k=c`<${v} kind="plain" onTap=${l}>${i("cancel")}<//>`;if(d===void 0)return c`<${zt} table=${t} line=${y} news=${o}><${K} question=${`from ${p}`} end=${k} /><//>`;let w=t.late.value,O=$!==void 0&&$<=f,_=m?{unseen:p}:{},T=Lt(e,"dealer","sale"),N=Lt(e,d,"bid"),q=Lt(e,p,"offer"),U=Se(e,d).find(Z=>Z.unseen===(m?p:null));return c`<${zt} table=${t} line=${y} detail=${i("{player} \xB7 rack {chips}",{player:u[d],chips:h(f)})} news=${o}>
    <div class="bets">
      <div class="bets-row">
        <div class="speculation-prices" role="group" aria-label=${i("price")}>
          ${yd(e.places.pot).map(Z=>c`<${v} key=${Z} chosen=${Z===$} disabled=${Z>f} onTap=${()=>a(Z)}>${h(Z)}<//>`)}
        </div>
        <${ke} chipset=${s} fits=${Z=>($??0)+Z<=f} onAdd=${Z=>a(($??0)+Z)}
          onTakeOff=${Z=>a(Math.max(0,($??0)-Z))} />
      </div>
      <${K} question=${`${p} ${d}`} end=${k}>
        <${v} kind="main" disabled=${!O} busy=${w} onTap=${()=>r(T,{from:p,to:d,price:$,...m?{unseen:!0}:{}})}>
          ${O?i("SOLD \xB7 {price}",{price:$}):i("SOLD")}
        <//>
        ${U&&U.price===$?c`<${v} kind="plain" busy=${w} onTap=${()=>r(Lt(e,d,"withdraw"),_)}>${i("no more bid")}<//>`:c`<${v} kind="plain" disabled=${!O} busy=${w} onTap=${()=>r(N,{price:$,..._})}>${i("a bid")}<//>`}
        ${!m&&c`<${v} kind="plain" disabled=${!O} busy=${w} onTap=${()=>r(q,{to:d,price:$})}>${i("an offer")}<//>`}
      <//>
    </div>
  <//>`}var bd=[0,1,2,3,4,5,6,8,10,15];function yd(t){let n=[1,2,5,10,20,50,100,200,500,1e3,2e3,5e3].findLast(s=>s*20<=t)??1;return bd.map(s=>s*n)}var ni={Felt:xd,Foot:gd,deed:kd,payments:vd,payment:_d,over:wd};function gd(t){return ro(t.prompt)?ei:null}function kd({do:t,events:e},{who:n}){return t==="turn"&&!e.length?i("{player} turns a card.",{player:n}):""}function vd({round:t}){if(!t?.finished)return[];let e=L(t),n=t.record.at(-1).index;return Et(t).filter(({action:s,from:o,to:r})=>s===n&&(o==="pot"||r==="house")).map(({from:s,to:o,amount:r,id:a})=>{let l=Number((s==="pot"?o:s).split(":")[1]);return{action:n,seat:l,player:e[l],amount:s==="pot"?r:-r,ids:[a]}})}function _d({amount:t},e){if(t<0)return{hand:i("repays the house's marker")};let[n]=e.zones.held.cards;return{hand:i("{card} is the highest trump",{card:B(n)}),sums:[i("the whole pot")],lit:new Set([n])}}function wd({record:t}){return t.at(-1).events.find(({code:e})=>e==="speculation.wins").text}function xd(t){let{state:e,paying:n}=t,{round:s}=e,o=s.seats.map(({seat:p})=>p).sort((p,d)=>p-d),r=Math.ceil(o.length/2),a=Gn(s,t.pad),l=[o.slice(0,r),o.slice(r).reverse()],u=p=>c`<div class="speculation-row">
    ${p.map(d=>c`<${Od} key=${d} seat=${d} ...${t} chosen=${a}
      lit=${n?n.seat===d:!!s.prompt?.awaited.includes(d)} />`)}
  </div>`;return c`<section class="felt speculation" aria-label=${i("felt")} style=${{"--across":r}}>
    ${u(l[0])}
    <${Sd} state=${e} />
    ${u(l[1])}
  </section>`}function Sd({state:t}){let{round:e,night:n}=t,{facts:s,places:o,zones:r,board:a}=e,[l]=r.held.cards;return c`<div class="speculation-middle">
    <${j} cards=${r.held.cards} places=${1} wanted=${!l} />
    <div class="speculation-held">
      ${l&&c`
        <p>${D("{player} holds it",{player:c`<b>${L(e)[s.holder]}</b>`})} ${!e.finished&&c`<span class="quiet">· ${s.due===null?i("for sale"):i("not for sale")}</span>`}</p>
        <${Td} board=${a} finished=${e.finished} />`}
    </div>
    <div class="speculation-pot" data-place="pot">
      <${qt} amount=${o.pot??0} chipset=${n.chip_set} />
      <span>${D("pot {chips}",{chips:c`<b class="figure">${h(o.pot??0)}</b>`})}</span>
    </div>
  </div>`}function Td({board:t,finished:e}){let{trumps:n,higher:s,against:o}=t;return e?null:c`
    <p class="speculation-stands">${D("{chance} that it stands",{chance:c`<b class="figure">${zn(t)}</b>`})}</p>
    <p class="speculation-higher">
      ${s.length?c`<svg class=${`suit-${n}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${Y[n]} /></svg>
        <span>${i("{ranks} unseen",{ranks:s.map(([r])=>r==="T"?"10":r).reverse().join(" ")})}</span>`:i("nothing can beat it")}
      <span class="quiet"> ${i("\xB7 {against} face down against it",{against:o})}</span>
    </p>`}function Od({seat:t,state:e,pad:n,setPad:s,chosen:o,lit:r}){let{round:a}=e,l=a.seats.find(b=>b.seat===t),u=a.zones[`pile:${t}`].count,p=Xa(a,n,t),d=["speculation-seat",r&&"is-lit",a.facts.holder===t&&"is-holder",(o?.from===t||o?.to===t)&&"is-chosen"],$=Ad(a,t,o),m=p?"true":null,f=c`
    <span class="speculation-who" aria-hidden=${m}><b>${l.player}</b><span class="figure" data-place=${`seat:${t}`}>${h(l.rack)}</span></span>
    <span class="speculation-cards" aria-hidden=${m}>
      <span class="speculation-pile">
        ${[...Array(Math.min(u,3)).keys()].map(b=>c`<${E} key=${b} card="??" />`)}
        ${u>0&&c`<span class="speculation-count">${u}</span>`}
      </span>
      <span class="speculation-turned">
        ${a.zones[`turned:${t}`].cards.map(b=>c`<span key=${b}><${E} card=${b} /></span>`)}
      </span>
    </span>
    <span class="speculation-says" aria-hidden=${m}>${$}</span>`;return p?c`<button type="button" class=${g(d)} aria-description=${[G(a,t),$].filter(Boolean).join(", ")} aria-pressed=${String(o?.from===t||o?.to===t)}
    onClick=${()=>s({deal:p})}><span class="unseen">${l.player}</span>${f}</button>`:c`<div class=${g(d)} role="group" aria-label=${l.player} aria-description=${G(a,t)}>${f}</div>`}function Ad(t,e,n){if(n?.to===e)return i("buys##this one");if(n?.from===e)return n.unseen?i("sells a card"):i("sells it");let{offer:s,holder:o}=t.facts,r=L(t),a=Se(t,e).map(({unseen:p,price:d})=>p===null?i("bids {price}",{price:d}):i("bids {price} for {player}'s",{price:d,player:r[p]}));if(s?.to===e&&a.push(i("offered at {chips}",{chips:h(s.price)})),a.length)return a.join(", ");let l=t.markers[e];return[o===e&&i("holds##the highest trump"),t.dealer===e&&i("the deal"),l&&i("owes {chips}",{chips:h(l)})].filter(Boolean).join(" \xB7 ")}var si={Felt:Ed,Seen:Cd};function Ed({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return c`<section class="felt bus" aria-label=${i("felt")}>
    <${oi} round=${n} />
    <div class="bus-seats">
      ${n.seats.map(r=>c`<${Ld} key=${r.seat} seated=${r} round=${n} lit=${o(r.seat)} holds=${s.hand_over?.seat===r.seat} />`)}
    </div>
    ${n.finished&&c`<${oe} state=${t} />`}
  </section>`}function Cd({round:t}){return c`<div class="bus-seen">
    <${oi} round=${t} />
    <p class="bus-all">${t.seats.map(({seat:e,player:n})=>c`<span key=${e}>${n} <${ai} count=${t.facts.tokens[e]} of=${ri(t)} /></span>`)}</p>
  </div>`}function oi({round:t}){let{pot:e}=t.places;return c`<div class="bus-middle">
    <${j} cards=${t.zones.middle?.cards??[]} label=${i("the middle")} />
    <span class="bus-pot" data-place="pot">${e>0&&c`${i("pot")} <b class="figure">${h(e)}</b>`}</span>
  </div>`}function Ld({seated:{seat:t,player:e,rack:n},round:s,lit:o,holds:r}){let{facts:a,zones:l,markers:u,options:p}=s,d=l[`hand:${t}`],$=[a.stopped===t&&i("stopped the bus"),a.losers.includes(t)&&i("the worst hand"),!a.playing.includes(t)&&i("watches"),s.dealer===t&&i("the deal"),r&&i("has the tablet"),(n>0||p.token>0)&&i("rack {chips}",{chips:h(n)}),u[t]>0&&i("owes {chips}",{chips:h(u[t])})];return c`<section class=${g(["bus-seat",o&&"is-lit"])} aria-label=${e} aria-description=${G(s,t)}>
    <span class="bus-name"><b>${e}</b> <${ai} count=${a.tokens[t]} of=${ri(s)} /></span>
    <${j} cards=${Ve(d?.cards??[],s)} />
    <span class="small" data-place=${`seat:${t}`}>${$.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var ri=({facts:t,options:e})=>Math.max(e.tokens,...Object.values(t.sheet.before)),Md=6;function ai({count:t,of:e}){let n=M("{count} token","{count} tokens",t);return e>Md?c`<span class="bus-tokens">${n}</span>`:c`<span class="bus-tokens" role="img" aria-label=${n}>
    ${Array.from({length:e},(s,o)=>c`<i key=${o} class=${o<t?"is-left":null}></i>`)}
  </span>`}var yt="HDCS",Mt={H:i("Hearts"),D:i("Diamonds"),C:i("Clubs"),S:i("Spades")},kt={WIN:1,EXA:2,SFC:4},ht=7,jd={H:"\u2665",D:"\u2666",C:"\u2663",S:"\u2660"},Tt=t=>t.split("/").map(e=>`${jd[e]}\uFE0E`).join(" "),Nd=t=>t.split("/").map(e=>Mt[e]).join(", "),tn=({horse:t})=>c`<svg class=${`horse-suit suit-${t.toLowerCase()}`} viewBox="-2 -2 104 104" role="img"
    aria-label=${Mt[t]}>
  <path class="card-pip" d=${Y[t.toLowerCase()]} />
</svg>`,Jt=({order:t})=>c`<span class="order" role="img" aria-label=${Nd(t)}>
  ${t.split("/").map(e=>c`<${tn} key=${e} horse=${e} />`)}
</span>`;function ao(t,e){return e===0?[[]]:t.flatMap(n=>ao(t.filter(s=>s!==n),e-1).map(s=>[n,...s]))}function en(t,e){let n=Object.fromEntries([...yt].map(o=>[o,0])),s=[];for(let o of t.slice(0,e)){let r=o[1].toUpperCase();n[r]<ht&&s.length<3&&(n[r]+=1),n[r]===ht&&!s.includes(r)&&s.push(r)}return s.length===3&&s.push([...yt].find(o=>!s.includes(o))),{spaces:n,home:s}}function Jn({table:t,state:e,sits:n}){let[s,o]=S(!1),r=({again:u})=>u.filter(({seat:p})=>!n?.(p)),a=async()=>{o(!0);let u=!await Bd(t,r);o(!1);let p=L(e.round),d=[...new Set(r(t.state.peek()).map(({seat:$})=>$))];!u&&d.length&&t.complain(M("{players} cannot bet the same again: the rack is too short, or the limits are others.","{players} cannot bet the same again: the racks are too short, or the limits are others.",d.length,{players:it(d.map($=>p[$]))}))};return{button:u=>c`<${v} kind="plain" disabled=${!r(e).length||s} busy=${t.late.value}
      onTap=${()=>a().then(u)}>${i("all as before")}<//>`,placing:s}}async function Bd(t,e){for(;;){let{round:n,again:s}=t.state.peek(),o=e({again:s}).find(({fits:a})=>a);if(!o)return!0;let r=n.prompt.options.find(({by:a,do:l})=>a===o.seat&&l===o.do);if(!await t.act({...r,args:o.args}))return!1}}var Hd={WIN:"W",EXA:"E",SFC:"F"},Te=t=>t.reduce((e,{amount:n})=>e+n,0),Vn=(t,e,n)=>t.prompt?.options.find(s=>s.by===e&&s.do===n),ii=({options:t},e)=>typeof t.minimum_bet=="object"?t.minimum_bet[e]:t.minimum_bet;function ci({table:t,state:e,paying:n,pad:s,setPad:o}){let[r,a]=S(null),{round:l}=e,u=l.prompt?.say.code==="superfecta.betting",p=async()=>{let{ticket:d,seat:$}=r;a(null),await t.act({...Vn(l,$,"cancel"),args:{ticket:d}})};return c`<div class="tickets" role="group" aria-label=${i("tickets by seat")}>
    ${l.seats.map(d=>c`<${Rd} key=${d.seat} round=${l} seated=${d} selling=${u}
      chosen=${u?(s.seat??l.seats[0].seat)===d.seat:n?.seat===d.seat}
      tickets=${l.facts.tickets.filter(({seat:$})=>$===d.seat)}
      finish=${l.facts.finish&&!l.prompt?l.facts.finish:null}
      onChoose=${()=>o({seat:d.seat})} onTicket=${a} />`)}
    ${r&&c`<${wt} title=${i("Cancel ticket {ticket}?",{ticket:r.ticket})} yes=${i("cancel the ticket")} no=${i("keep it")}
      text=${i("{bets}: {chips} go back to the rack.",{bets:r.bets.map(li).join(", "),chips:h(Te(r.bets))})}
      onYes=${p} onClose=${()=>a(null)} />`}
  </div>`}var li=({amount:t,type:e,horses:n})=>`${h(t)} ${e} ${Tt(n)}`;function Rd({round:t,seated:e,selling:n,chosen:s,tickets:o,onChoose:r,onTicket:a}){let l=I(null);H(()=>{s&&l.current.scrollIntoView({block:"nearest"})},[s]);let u=n?"true":null,p=c`<b aria-hidden=${u}>${e.player}</b><span class="figure" aria-hidden=${u} data-place=${`seat:${e.seat}`}>${h(e.rack)}</span>`;return c`<div class=${g(["holder",s&&"is-lit"])} ref=${l}>
    ${n?c`<button type="button" class="holder-name" aria-pressed=${String(s)}
          aria-description=${G(t,e.seat)} onClick=${r}>
          <span class="unseen">${i("seat {seat}, {player}",{seat:e.seat,player:e.player})}</span>${p}</button>`:c`<div class="holder-name" role="group" aria-label=${e.player} aria-description=${G(t,e.seat)}>${p}</div>`}
    ${o.map(d=>c`<${Pd} key=${d.ticket} ticket=${d} selling=${n} onTap=${()=>a(d)} />`)}
  </div>`}function Pd({ticket:t,selling:e,onTap:n}){let s=t.bets.map(({amount:r,type:a,horses:l},u)=>c`<span key=${u} class="ticket-line">
    ${h(r)} ${a} <${Jt} order=${l} /></span>`),o=c`<span class="ticket-number" aria-hidden=${e?"true":null}>${t.ticket}</span>`;return e?c`<button type="button" class="ticket"
      aria-description=${t.bets.map(({amount:r,type:a,horses:l})=>`${h(r)} ${a} ${l}`).join(", ")} onClick=${n}>
    <span class="unseen">${i("ticket {ticket}: cancel",{ticket:t.ticket})}</span>${o}<span class="ticket-lines" aria-hidden="true">${s}</span></button>`:c`<div class="ticket">${o}<span class="ticket-lines">${s}</span></div>`}function ui({table:t,state:e,pad:n,setPad:s,last:o,news:r}){let{round:a,night:l}=e,u=a.seats.map(({seat:C})=>C),p=n.seat??u[0],d=a.seats.find(C=>C.seat===p),{amount:$=ii(a,"WIN"),type:m="WIN",horses:f=[],tapped:b=[],fresh:x=!0}=n,y=n.lines?.[p]??[],k=Vn(a,p,"ticket"),w=o[`${p} ticket`]?.bets,O=C=>s({seat:p,amount:$,type:m,horses:f,...C}),_=C=>O({amount:C.reduce((st,ce)=>st+ce,0),tapped:C,fresh:!1}),T=(C,st={})=>O({lines:{...n.lines,[p]:C},...st}),N=Jn({table:t,state:e}),q=We($,b,l.chip_set),U=d.rack-Te(y),Z=C=>{if(f.includes(C))return O({horses:f.filter(ce=>ce!==C)});let st=Fd([...f,C],m);return st.length<kt[m]?O({horses:st}):T([...y,{amount:$,type:m,horses:st.join("/")}],{horses:[],fresh:!0})},ut=async C=>{await t.act({...k,args:{bets:C}})&&s(st=>({lines:{...st.lines,[p]:[]},...st.seat===n.seat?{seat:p,horses:[],amount:void 0,tapped:[],fresh:!0}:{}}))},at=Id(a,m,$,U),dt=i("{player} \xB7 rack {chips}",{player:d.player,chips:h(d.rack)}),tt=a.seats.find(C=>n.lines?.[C.seat]?.length),Ce=a.seats.filter(C=>Vn(a,C.seat,"ticket")&&!a.facts.tickets.some(st=>st.seat===C.seat)).map(({player:C})=>C),sn=c`<${v} kind=${tt||Ce.length?"plain":"main"} disabled=${!!tt||N.placing} busy=${t.late.value}
    onTap=${()=>t.act(Vn(a,"dealer","off"))}>${i("OFF")}<//>`;return c`<${zt} table=${t} line=${Ud(a,n,d,tt,Ce)} news=${r} detail=${dt}>
    <div class="builder">
      <div class="builder-row">
        <output class="builder-amount figure" aria-label=${i("amount")}>${h($)}</output>
        <${ke} chipset=${l.chip_set} fits=${C=>k&&(x?0:$)+C<=U}
          onAdd=${C=>_(x?[C]:[...q,C])}
          onTakeOff=${C=>_(Ce(q,C))} />
        <${v} name=${i("take off the last chip")} keys="backspace" disabled=${!$} onTap=${()=>_(q.slice(0,-1))}>⌫<//>
        <div class="builder-types" role="group" aria-label=${i("pool")}>
          ${Object.keys(kt).map(C=>c`<${v} key=${C} keys=${Hd[C]} chosen=${C===m}
            onTap=${()=>O({type:C,horses:[]})}>${C}<//>`)}
        </div>
        <div class="builder-horses" role="group" aria-label=${i("horses, in the order they come in")}>
          ${[...yt].map(C=>c`<${qd} key=${C} horse=${C} at=${f.indexOf(C)}
            disabled=${!k||at!==null} onTap=${()=>Z(C)} />`)}
        </div>
      </div>
      <${K} question=${`selling ${a.facts.sold??0}`} end=${sn} steady>
        <${v} kind="main" disabled=${!y.length||Te(y)>d.rack} busy=${t.late.value} onTap=${()=>ut(y)}>
          ${y.length?i("sell \xB7 {chips}",{chips:h(Te(y))}):i("sell")}
        <//>
        <${v} kind="plain" disabled=${!k||!w||Te(w)>d.rack||y.length} onTap=${()=>ut(w)}>
          ${w?i("same again \xB7 {chips}",{chips:Te(w)}):i("same again")}
        <//>
        ${N.button()}
        <div class="builder-lines" role="group" aria-label=${i("lines of this ticket")}>
          ${y.map((C,st)=>c`<button type="button" key=${st} class="builder-line" aria-label=${i("take off {bet}",{bet:li(C)})}
            onClick=${()=>T(y.filter((ce,on)=>on!==st))}>
            ${h(C.amount)} ${C.type} <${Jt} order=${C.horses} /> <span aria-hidden="true">✕</span></button>`)}
          ${at&&c`<span class="builder-note small">${at}</span>`}
        </div>
      <//>
    </div>
  <//>`}function Fd(t,e){return kt[e]!==4||t.length!==3?t:[...t,[...yt].find(n=>!t.includes(n))]}function Id(t,e,n,s){let o=ii(t,e);return n<o?i("{type} is bet from {chips}",{type:e,chips:h(o)}):n%o?i("{type} is bet in multiples of {chips}",{type:e,chips:h(o)}):n>s?i("{chips} left in the rack",{chips:h(s)}):null}var Dd=[i("first##in a race"),i("second##in a race"),i("third##in a race")];function Ud(t,{type:e="WIN",horses:n=[]},s,o,r){return n.length?i("{player}: {type} {horses} \u2026 who comes {place}?",{player:s.player,type:e,horses:Tt(n.join("/")),place:Dd[n.length]}):o?o===s?i("{player}'s ticket: another line, or sell.",{player:s.player}):i("{player}'s ticket is not sold yet.",{player:o.player}):t.facts.tickets.length?r.length?i("More bets? No ticket yet: {players}.",{players:it(r)}):i("Everybody has a ticket. Off when the last one is in."):i("Bets, please.")}function qd({horse:t,at:e,disabled:n,onTap:s}){return c`<button type="button" class=${g(["horse-key",e>=0&&"is-picked"])} data-keys=${t} disabled=${n}
      aria-pressed=${e>=0?"true":"false"} onClick=${s}>
    <span class="unseen">${Mt[t]}</span>
    <span aria-hidden="true"><${tn} horse=${t} /></span>${e>=0&&c`<span class="horse-key-place" aria-hidden="true">${e+1}</span>`}
  </button>`}var io=1e6,Wd=ao([...yt],kt.SFC).map(t=>t.join("/"));function Vt({course:t},e,n){let s=t[Math.min(n,t.length-1)];return s?s.reduce((o,r,a)=>Wd[a].startsWith(e)?o+r:o,0):null}var Zn=(t,e)=>cs(t*e/io,1);function co(t,e,n,s,o){let{least:r,orders:a}=t[e],l=a[n].one_more[s]*Vt(t,n,o);return cs(l/r/io,2)}function Qn(t){return t===null?"":t>0&&t<1e4?"<1 %":t<io&&t>99e4?">99 %":`${Math.round(t/1e4)} %`}var Kd=4;function pi({round:t,running:e,beat:n}){let[s,o]=S(null),{board:r,facts:a}=t,l=e?null:a.finish,u=I(r);a.finish||(u.current=r);let p={...t,beat:n,board:e?{...u.current,course:r.course}:r,open:t.prompt?.say.code==="superfecta.betting"};return c`<div class="tote" role="group" aria-label=${i("tote board")}>
    ${Object.keys(kt).map(d=>c`<${Jd} key=${d} kind=${d} round=${p} finish=${l}
      onWhole=${()=>o(d)} />`)}
    ${s&&c`<${lt} title=${i("{whole}: {count} orders",{whole:s,count:Object.keys(r[s].orders).length})} onClose=${()=>o(null)}
        foot=${c`<${v} kind="plain" onTap=${()=>o(null)}>${i("go back")}<//>`}>
      <div class="tote-whole">
        <p class="quiet small">${zd[t.options.split]} ${p.open&&Gd}</p>
        <${$i} kind=${s} round=${p} finish=${l} whole lines=${fi(p.board[s].orders)} />
      </div>
    <//>`}
  </div>`}var zd={even:i("The winners of a pool share it a head each."),stake:i("The winners of a pool share it by what each bet staked.")},Gd=i("The last two columns say what each chip of one more least bet brings back on average, to somebody who has none on that order, if its winners shared a head each, and if by stake. Below 1 is a bad bet.");function Jd({kind:t,round:e,finish:n,onWhole:s}){let{orders:o,carried:r}=e.board[t],a=e.places[`pool:${t}`]??0,l=t==="WIN"?Object.entries(o):Vd(o,di(t,n));return c`<section class="pool" aria-label=${t}>
    <header class="pool-head" data-place=${`pool:${t}`}>
      <b>${t}</b> <span class="figure">${h(a)}</span>
      ${r>0&&c`<span class="small quiet">${i("{chips} carried",{chips:h(r)})}</span>`}
    </header>
    <${$i} kind=${t} round=${e} finish=${n} lines=${l} />
    <${v} kind="quiet" onTap=${s}>${i("all {count}",{count:Object.keys(o).length})}<//>
  </section>`}var di=(t,e)=>e?e.slice(0,kt[t]).join("/"):null,fi=t=>Object.entries(t).sort(([,e],[,n])=>n.chance-e.chance||n.staked-e.staked);function Vd(t,e){let n=([s,{staked:o}])=>s===e?2:o?1:0;return fi(t).sort((s,o)=>n(o)-n(s)).slice(0,Kd)}function $i({kind:t,round:e,finish:n,lines:s,whole:o}){let r=di(t,n),{board:a,beat:l,open:u,options:p}=e,d=o&&u?Zd:null,$=Vt(a,t==="WIN"?"H":"H/D",l)!==null,m=(f,b)=>u?co(a,t,f,p.split,l):b.staked?Zn(Qd(b,p),Vt(a,f,l)):"\u2013";return c`<table class="tote-lines">
    <thead><tr><th><span class="unseen">${i("order##heads the column of orders")}</span></th>${o&&c`<th>${i("staked")}</th>`}<th>${n?i("paid##by a pool"):i("pays")}</th><th>${i("chance")}</th>
      ${!n&&(d?c`<th>${i("a head each")}</th><th>${i("by stake")}</th>`:c`<th>${u?i("brings##a bet, chips on average"):i("worth##a bet, chips on average")}</th>`)}</tr></thead>
    <tbody>${s.map(([f,b])=>c`<tr key=${f} class=${g([f===r&&"is-won"])}>
      <td><${Jt} order=${f} /></td>
      ${o&&c`<td>${b.staked?h(b.staked):"\u2013"}</td>`}
      <td class="tote-pays">${n?f===r?Xd(t,e):"":Yd(b,e)}</td>
      <td>${Qn(Vt(a,f,l))}</td>
      ${!n&&$&&(d?d.map(x=>c`<td key=${x}>${co(a,t,f,x,l)}</td>`):c`<td>${m(f,b)}</td>`)}
    </tr>`)}</tbody>
  </table>`}var Zd=["even","stake"],Qd=({will_pay:t},{split:e})=>e==="even"?t:t/100;function Yd({will_pay:t},{options:e}){return t===null?"\u2013":e.split==="even"?h(t):`${h(Math.floor(t/100))}.${String(t%100).padStart(2,"0")}`}function Xd(t,{record:e}){let n=e.flatMap(({events:s})=>s).filter(({code:s,args:o})=>s==="superfecta.pays"&&o.pool===t);return n.length?h(n.reduce((s,{args:o})=>s+o.amount,0)):i("carried")}var mi={Felt:df,Foot:tf,words:ef,deed:nf,event:af,payment:cf,over:lf,beats:uf,showing:pf};function tf({prompt:t}){return t?.say.code==="superfecta.betting"?ui:null}function ef(){return{turn:()=>i("TURN A CARD"),run:()=>i("RUN TO THE END")}}function nf({index:t,do:e,args:n,transfers:s},{who:o,round:r}){switch(e){case"ticket":return`${o}: ${n.bets.map(sf).join(", ")}${n.bets.length>1?` \xB7 ${h(of(n.bets))}`:""}.`;case"cancel":return i("Ticket {ticket} cancelled, {chips} back.",{ticket:n.ticket,chips:h(s.reduce((a,{amount:l})=>a+l,0))});case"off":return i("No more bets.");case"turn":return`${B(r.zones.course.cards[rf(r,t)])}.`;case"run":return i("Run to the end.");case"show":return`${B(n.card)}.`;default:return null}}var sf=({amount:t,type:e,horses:n})=>`${h(t)} ${e} ${Tt(n)}`,of=t=>t.reduce((e,{amount:n})=>e+n,0),rf=({record:t},e)=>t.filter(n=>n.do==="turn"&&n.index<e).length;function af({code:t,args:e,text:n},s){switch(t){case"superfecta.off":return null;case"superfecta.home":return i("{horse} home, number {place}.",{horse:Mt[e.horse],place:e.place});case"superfecta.finish":return i("The finish: {horses}.",{horses:Tt(e.horses)});case"superfecta.pays":return`${e.pool}: ${s[e.seat]} ${h(e.amount)}.`;case"superfecta.carried":return e.amount?i("{pool}: nobody, {chips} carried.",{pool:e.pool,chips:h(e.amount)}):null;default:return n}}function cf({action:t,seat:e,transfers:n},s){let o=s.record.find(({index:l})=>l===t)?.events.filter(({code:l,args:u})=>l==="superfecta.pays"&&u.seat===e)??[],r=o.map(({args:l})=>`${l.pool} ${Tt(l.order)}: ${l.reckoning} = ${h(l.amount)}`),a=n.filter(({why:l})=>!/ pays /.test(l)).map(({from:l,why:u,amount:p})=>`${l.slice(5)}, ${u}: ${h(p)}`);return{hand:o.map(({args:l})=>`${l.pool} ${Tt(l.order)}`).join(", ")||i("the end of the meeting"),sums:[...r,...a]}}function lf({facts:t}){return i("{horses}. Race {race} of {races} is paid.",{horses:Tt(t.finish.join("/")),race:t.race,races:t.races})}function uf({zones:t}){return t.course?.count??0}function pf({zones:t},e){let{home:n}=en(t.course.cards,e);return n.length?`${n.slice(0,3).map((s,o)=>`${Mt[s]} ${lo[o]}`).join(", ")}.`:i("They are off.")}var lo=[i("1st"),i("2nd"),i("3rd"),i("4th")];function df(t){let{state:e,pace:n}=t,{round:s}=e,o=s.zones.course?.cards??[],{spaces:r,home:a}=en(o,n.beat);return c`<section class="felt races" aria-label=${i("felt")}>
    <${ff} rail=${s.zones.rail?.cards??[]} spaces=${r} home=${a} card=${n.beat?o[n.beat-1]:null} />
    <div class="races-below">
      <${pi} round=${s} running=${n.running} beat=${n.beat} />
      <${ci} ...${t} />
    </div>
  </section>`}function ff({rail:t,spaces:e,home:n,card:s}){let o=[...Array(ht).keys()];return c`<div class="track" role="group" aria-label=${i("the track")}>
    <div class="track-rail" aria-label=${i("the rail")}>
      <span class="track-turned">${s?c`<${E} card=${s} />`:c`<${ct} />`}</span>
      ${o.map(r=>c`<span key=${r} class="track-rail-card">
        ${r<ht-1&&(t[r]?c`<${E} card=${t[r]} />`:c`<${ct} />`)}
      </span>`)}
      <span class="track-end"></span>
    </div>
    ${[...yt].map(r=>c`<${$f} key=${r} horse=${r} at=${e[r]} place=${n.indexOf(r)} />`)}
  </div>`}function $f({horse:t,at:e,place:n}){let s={"--at":String(e)};return c`<div class=${g(["lane",n===0&&"is-winner"])} role="img"
      aria-label=${`${Mt[t]}: ${n<0?i("space {number} of {count}",{number:e,count:ht}):lo[n]}`}>
    <span class="lane-start"></span>
    ${[...Array(ht).keys()].map(o=>c`<span key=${o} class=${g(["lane-space",o===ht-1&&"is-line"])}></span>`)}
    <span class="lane-place figure">${n<0?"":lo[n]}</span>
    <span class="horse" style=${s}><${tn} horse=${t} /></span>
  </div>`}function bi({board:t,options:e,onClose:n}){let s=Object.keys(t.blind_paytable),o=c`<${v} kind="plain" onTap=${n}>${i("go back")}<//>`;return c`<${lt} title=${i("What is paid")} onClose=${n} foot=${o}>
    <table class="ledger paytables">
      <thead><tr><th>${i("hand")}</th><th class="number">${i("Blind")}</th><th class="number">${i("Trips")}</th></tr></thead>
      <tbody>${s.map(r=>c`<tr key=${r}>
        <td>${R(r)}</td>
        <td class="number">${R(t.blind_paytable[r])}</td>
        <td class="number">${R(t.trips_paytable[r])}</td>
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">${i("Blind ({name}): only when the player beats the dealer; an equal hand pushes. What a fraction leaves over stays with the house.",{name:hi(e.blind_paytable)})}</p>
    <p class="small quiet">${i("Trips ({name}): on the player's hand alone, whoever wins; a fold loses it.",{name:hi(e.trips_paytable)})}</p>
    <p class="small quiet">${i("Ante and Play pay 1:1. Without a pair the dealer does not qualify, and the Ante pushes.")}</p>
  <//>`}var hi=t=>typeof t=="string"?R(t):i("your own table");var mf=["ante","trips"],hf={ante:i("Ante: against the dealer. Blind: for great hands only."),trips:i("Trips: on this hand alone, whoever wins.")};function yi({table:t,state:e,pad:n,setPad:s,last:o,news:r}){let{round:a,night:l}=e,{prompt:u}=a,p=(A,J)=>u.options.find(ot=>ot.by===A&&ot.do===J),d=a.seats.map(({seat:A})=>A),[$,m]=S(!1),[f,b]=S(!1),x=A=>!!p(A,"bet")&&!n.sitting?.[A],y=n.seat===void 0?Yn(a,d.filter(x),0):n.seat,k=n.target??"ante",w=p(y,"bet"),O=Xn(a,y),_=n.drafts?.[y]??O,T=We(_[k],n.tapped?.[`${y} ${k}`]??[],l.chip_set),N=_.ante!==O.ante||_.trips!==O.trips,q=bf(o[`${y} bet`]),U=a.seats.find(A=>A.seat===y),Z=(A,J=[])=>s({seat:y,target:k,drafts:{...n.drafts,[y]:{..._,[k]:A}},tapped:{...n.tapped,[`${y} ${k}`]:J}}),ut=A=>Z(A.reduce((J,ot)=>J+ot,0),A),at=(A,J={})=>s(ot=>{let{[A]:rn,...xo}=ot.drafts??{},{seat:W$,...ac}=J;return ot.seat===n.seat?{drafts:xo,tapped:{},target:"ante",...J}:{drafts:xo,...ac}}),dt=async A=>{let J=!A.ante&&!A.trips,ot=J?p(y,"clear"):w;await t.act({...ot,args:J?{}:uo(A)})&&at(y,{seat:Yn(a,d.filter(x),y),sitting:{...n.sitting,[y]:!1}})},tt=Jn({table:t,state:e,sits:A=>!!n.sitting?.[A]}),Ce=A=>{let{rack:J}=a.seats.find(ot=>ot.seat===A);return jt(_)>0&&po(a,p(A,"bet"),J,_)===null},sn=d.filter(A=>x(A)&&!jt(Xn(a,A))).filter(Ce),C=async()=>{b(!0);for(let A of sn){if(!await t.act({...p(A,"bet"),args:uo(_)}))break;at(A)}b(!1),st()},st=()=>s({seat:Yn(t.state.peek().round,d.filter(x),0)}),ce=()=>{let A={...n.sitting,[y]:!n.sitting?.[y]},J=A[y]?Yn(a,d.filter(ot=>x(ot)&&ot!==y),y):y;at(y,{seat:J,sitting:A})},on=async()=>{m(!1);for(let[J,ot]of Object.entries(n.drafts??{})){let rn=Number(J);if(!(!ot.ante&&!ot.trips)){if(!await t.act({...p(rn,"bet"),args:uo(ot)}))return s({seat:rn});at(rn)}}let A=t.state.peek().round?.prompt?.options.find(({do:J})=>J==="deal");return A&&t.act(A)},as=p("dealer","deal")||Object.values(n.drafts??{}).some(({ante:A,trips:J})=>A||J),sc=A=>w&&po(a,w,U.rack+jt(O),{..._,[k]:_[k]+A})===null,bt=a.seats.filter(A=>x(A.seat)&&!jt(n.drafts?.[A.seat]??Xn(a,A.seat))).map(({player:A})=>A),wo=as&&!N&&!bt.length,oc=c`<${v} kind=${wo?"main":"plain"} disabled=${!as||f||tt.placing} busy=${t.late.value}
    onTap=${bt.length?()=>m(!0):on}>${i("DEAL")}<//>`,rc=bt.length?M("{players} has not bet.","{players} have not bet.",bt.length,{players:it(bt)}):i("All bets are down: deal.");return c`<${zt} table=${t} line=${as&&(wo||bt.length)?rc:u.say.text} news=${r}
      detail=${U&&i("{player} \xB7 rack {chips}",{player:U.player,chips:h(U.rack)})}>
    ${$&&c`<${wt} title=${i("Deal without {players}?",{players:it(bt)})} no=${M("wait for {player}","wait for them",bt.length,{player:bt[0]})} yes=${M("deal without {player}","deal without them",bt.length,{player:bt[0]})}
      text=${M("{players} has not bet. Without a bet nobody is dealt in, and cards that are dealt cannot be taken back.","{players} have not bet. Without a bet nobody is dealt in, and cards that are dealt cannot be taken back.",bt.length,{players:it(bt)})}
      onYes=${on} onClose=${()=>m(!1)} />`}
    <div class="bets">
      <div class="bets-row">
        ${mf.map(A=>c`<${yf} key=${A} name=${A} draft=${_} chosen=${A===k} disabled=${!w}
          onTap=${()=>s({seat:y,target:A})} />`)}
        <${ke} chipset=${l.chip_set} fits=${sc} onAdd=${A=>ut([...T,A])}
          onTakeOff=${A=>ut(En(T,A))} />
        <${v} name=${i("take off the last chip")} keys="backspace" disabled=${!T.length} onTap=${()=>ut(T.slice(0,-1))}>⌫<//>
        <p class="bets-note small" role="status">${U&&(kf(a,w,_)||!_[k]&&c`<span class="quiet">${hf[k]}</span>`)}</p>
      </div>
      <${K} question=${`betting ${y}`} end=${oc} steady>
        <${v} kind="main" disabled=${!N} busy=${t.late.value} onTap=${()=>dt(_)}>
          <span class="bets-place">${gf(U,_,N)}</span>
        <//>
        <${v} kind="plain" disabled=${!w||!q||po(a,w,U.rack+jt(O),q)!==null}
          onTap=${()=>dt(q)}>${q?i("same again \xB7 {chips}",{chips:fo(q)}):i("same again")}<//>
        ${jt(_)?c`<${v} kind="plain" disabled=${sn.length<2||f} busy=${t.late.value} onTap=${C}>
          ${i("all bet {stakes}",{stakes:fo(_)})}<//>`:tt.button(st)}
        <${v} kind="quiet" disabled=${!jt(_)} onTap=${()=>s({seat:y,target:"ante",drafts:{...n.drafts,[y]:{ante:0,trips:0}},tapped:{}})}>${i("clear")}<//>
        <${v} kind="quiet" chosen=${!!(U&&n.sitting?.[y])} disabled=${!w||jt(O)>0} onTap=${ce}>${i("sits out")}<//>
      <//>
    </div>
  <//>`}var Xn=(t,e)=>({ante:Kt(t,e,"ante"),trips:Kt(t,e,"trips")}),jt=({ante:t,trips:e})=>2*t+e,uo=({ante:t,trips:e})=>e?{ante:t,trips:e}:{ante:t},bf=t=>t&&{ante:t.ante,trips:t.trips??0},fo=({ante:t,trips:e})=>[t&&h(t),e&&i("Trips {chips}",{chips:h(e)})].filter(Boolean).join(" + ");function Yn(t,e,n){return[...e.filter(o=>o>n),...e.filter(o=>o<n)].find(o=>!jt(Xn(t,o)))??null}function yf({name:t,draft:e,chosen:n,disabled:s,onTap:o}){let r=e[t];return c`<button type="button" class=${g(["bets-target",n&&"is-chosen"])} data-keys=${t==="ante"?"A":"T"} aria-pressed=${String(n)}
      disabled=${s} onClick=${o}>
    <span class="small">${t==="ante"?i("Ante"):i("Trips")}</span>
    <b class="bets-figure">${h(r)}</b>
    <span class="small">${t==="ante"?i("+ Blind {chips}",{chips:h(r)}):" "}</span>
  </button>`}function gf(t,e,n){return t?n?jt(e)?i("{player} bets {bet}",{player:t.player,bet:fo(e)}):i("{player} takes it back",{player:t.player}):i("{player} bets",{player:t.player}):i("all bets are down")}function po(t,e,n,{ante:s,trips:o}){let{maximum_bet:r}=t.options;return r&&(s>r||o>r)?i("at most {chips}",{chips:h(r)}):s>e.values.ante.max||o>e.values.trips.max?i("the rack does not hold that"):3*s+o>n?i("the rack keeps one more ante for the Play bet"):null}function kf(t,e,n){if(!e)return i("The rack does not cover a bet.");let s=Object.entries(t.board.blind_paytable).find(([,u])=>vf(u,n.ante));if(!s)return"";let[o,r]=s,[a,l]=r.split(":");return i("A {hand} pays {odds} on the Blind: of {chips} the house would keep the odd part of a chip.",{hand:R(o),odds:i("{wins} to {stake}##odds",{wins:a,stake:l}),chips:h(n.ante)})}var vf=(t,e)=>{let[n,s]=t.split(":").map(Number);return s>1&&e*n%s!==0};var ki={Felt:Lf,Foot:({facts:t})=>t.street==="betting"?yi:null,words:wf,deed:xf,event:Sf,payment:Af,over:Ef,passOn:Cf},_f=[7,6,5,4,3,2,1];function wf(t){let[e]=t.prompt?.awaited??[];return{check:()=>i("CHECK"),fold:()=>i("FOLD"),play:({times:n})=>i("PLAY {times}\xD7 \xB7 {chips}",{times:n,chips:h(n*Kt(t,e,"ante"))})}}function xf({do:t,args:e,transfers:n},{who:s}){switch(t){case"bet":{let o=e.trips?i("Trips {chips}",{chips:h(e.trips)}):"",r=e.ante?i("{ante}, Blind {ante}",{ante:e.ante}):"";return i("{player} bets {bets}.",{player:s,bets:[r,o].filter(Boolean).join(", ")})}case"clear":return i("{player} takes the bet back.",{player:s});case"deal":return i("No more bets. Cards dealt.");case"check":return i("{player} checks.",{player:s});case"fold":return i("{player} folds.",{player:s});case"play":return i("{player} plays {times}\xD7, {chips}.",{player:s,times:e.times,chips:h(n[0].amount)});case"show":return i("{card} turned up.",{card:B(e.card)});default:return null}}function Sf({code:t,args:e,text:n},s){if(t==="uth.breakage")return i("Odd Blind: a {hand} is rounded down.",{hand:e.hand});if(t!=="uth.settled")return n;let o=e.lines.reduce((r,{stake:a,result:l,won:u})=>r+(l==="loses"?-a:u),0);return`${s[e.seat]}: ${e.hand}, ${P(o)}.`}function Tf({circle:t,stake:e,odds:n,result:s,won:o}){let r=`${_e[t]} ${h(e)}`;return s.startsWith("pays")?`${r} \xD7 ${n} = ${h(o)}${s.includes("breakage")?`, ${i("the half chip stays")}`:""}`:`${r} ${R(s)}`}function Of(t,e){return t==="worse"?i("{hand}, beaten",{hand:e}):t==="equal"?i("{hand}, equal to the dealer's",{hand:e}):e}function Af({action:t,seat:e,transfers:n},s){let r=s.record.find(({index:$})=>$===t)?.events.find(({code:$,args:m})=>$==="uth.settled"&&m.seat===e);if(!r)return{hand:null,sums:n.map(({why:$,amount:m})=>`${$}: ${h(m)}`)};let{hand:a,cards:l,compared:u,lines:p}=r.args,d=p.find(({circle:$})=>$==="ante")?.stake;return{hand:Of(u,a),sums:p.map(Tf),lit:new Set(l),change:d}}function Ef({record:t}){let e=t.at(-1)?.events.find(({code:n})=>n==="uth.qualifies"||n==="uth.fails");return e?`${e.text} ${i("All paid.")}`:i("Nobody stayed in. All paid.")}function Cf({prompt:t,record:e}){let[n]=t?.awaited??[];return typeof n=="number"&&n>e.at(-1).by?n:null}function Lf({state:t,paying:e,pad:n,setPad:s,face:o}){let{round:r,table:a,night:l}=t,[u,p]=S(!1),{zones:d,facts:$,board:m}=r,f=e?o.payment(e,r).lit:void 0,b=d["hand:dealer"]?.cards??[],x=Array(d["board:covered"]?.count??0).fill("??"),y=r.record.flatMap(({events:k})=>k).find(({code:k})=>k==="uth.qualifies"||k==="uth.fails");return c`<section class="felt uth" aria-label=${i("felt")}>
    <div class="uth-tables"><${v} kind="quiet" onTap=${()=>p(!0)}>${i("paytables")}<//></div>
    <div class="uth-dealer">
      <${j} cards=${b} places=${2} lit=${f} label=${y?Mf(y):i("dealer")} />
    </div>
    <div class="uth-board"><${j} cards=${[...d.board?.cards??[],...x]} places=${5} lit=${f} /></div>
    ${_f.map(k=>c`<${jf} key=${k} seat=${k} round=${r} chipset=${l.chip_set} lit=${f}
      street=${$.street} paying=${e?.seat===k} pad=${n} setPad=${s}
      holds=${a.hand_over?.seat===k} />`)}
    ${u&&c`<${bi} board=${m} options=${a.options} onClose=${()=>p(!1)} />`}
  </section>`}var Mf=({code:t,args:e})=>`${e.hand}: ${t==="uth.qualifies"?i("qualifies"):i("does not qualify")}`;function jf({seat:t,round:e,chipset:n,lit:s,street:o,paying:r,pad:a,setPad:l,holds:u}){let p=e.seats.find(N=>N.seat===t),d=`uth-seat uth-seat-${t}`;if(!p)return c`<div class=${`${d} is-empty`} aria-hidden="true"><span class="uth-empty">${t}</span></div>`;let $=o==="betting",m=e.zones[`hand:${t}`]?.cards??[],f=e.facts.folded.includes(t),b=!$&&!e.facts.dealt_in.includes(t),x=$&&a.seat===t,y=r||e.prompt?.awaited.includes(t)||x,k=$?a.drafts?.[t]:void 0,w=[d,y&&"is-lit",(f||b)&&"is-out",x&&"is-chosen",Bf(e,t)&&"is-waiting"],O=$?"true":null,_=Object.entries(_e).map(([N,q])=>[q,gi(e,t,N,k)]).filter(([,N])=>N).map(([N,q])=>`${N} ${h(q)}`),T=c`
    <span class="uth-hand" aria-hidden=${O}>
      ${m.length>0&&!f&&c`<${j} cards=${m} lit=${r?s:void 0} />`}
      <span class="uth-note">${$&&a.sitting?.[t]?i("sits out"):Nf({folded:f,out:b,holds:u})}</span>
    </span>
    <span class="uth-circles" aria-hidden=${O}>
      ${["trips","play","ante","blind"].map(N=>c`<${Hf} key=${N} name=${N} place=${`circle:${t}:${N}`}
        amount=${gi(e,t,N,k)} draft=${k!==void 0} chipset=${n} />`)}
    </span>
    <span class="uth-who" aria-hidden=${O}><b>${p.player}</b><span class="figure" data-place=${`seat:${t}`}>${h(p.rack)}</span></span>`;return $?c`<button type="button" class=${g(w)}
    aria-description=${[..._,i("rack {chips}",{chips:p.rack})].join(", ")} aria-pressed=${String(x)}
    onClick=${()=>l({seat:t,target:"ante"})}>
    <span class="unseen">${i("seat {seat}, {player}",{seat:t,player:p.player})}</span>${T}</button>`:c`<div class=${g(w)} role="group" aria-label=${i("seat {seat}, {player}",{seat:t,player:p.player})}
      aria-description=${G(e,t)}>${T}</div>`}var Nf=({folded:t,out:e,holds:n})=>t?i("folded"):n?i("has the tablet"):e?i("out##of a round"):"";function gi(t,e,n,s){return s?{ante:s.ante,blind:s.ante,trips:s.trips,play:0}[n]:Kt(t,e,n)}function Bf(t,e){let[n]=t.prompt?.awaited??[],{dealt_in:s=[],folded:o}=t.facts;return typeof n=="number"&&e>n&&s.includes(e)&&!o.includes(e)&&Kt(t,e,"ante")>0&&!Kt(t,e,"play")}function Hf({name:t,place:e,amount:n,draft:s,chipset:o}){let[r]=se(n,o);return c`<span class=${g(["uth-circle",`uth-${t}`,n>0&&s&&"is-draft"])} data-place=${e}>
    <span class="uth-ring">${r?c`<${Cn} value=${n} colour=${r.colour} />`:_e[t]}</span>
  </span>`}var Rf={lorum:Fa,polignac:Wa,kaiser:za,"canadian-salad":Ka,schnapsen:Za,"stop-the-bus":si,"divide-and-conquer":Ea,bura:oa,"card-stock-market":ya,kabu:Ma,speculation:ni,uth:ki,superfecta:mi},ts=t=>({...Sa,...Rf[t]});var vi=280;var Pf=["uth.betting","superfecta.betting"];function _i(t,e,n){let{round:s,table:o}=t,r=ts(o.game),a=r.beats?.(s)??0,l=Math.min(n.beat,a),u=l<a,p=r.amongPlayers?[]:r.payments(t),d=$o(e,o)?Math.min(e.paid,p.length):0,$=ta(t,Xr(t,p,d).held),m=!u&&d<p.length?p[d]:null,f=u&&n.board?n.board:$.round.board;return{face:r,state:{...$,round:{...$.round,board:f}},round:{...$.round,board:f},table:$.table,night:$.night,paying:m,payment:m&&r.payment(m,$.round),paid:p.slice(0,d),course:s.board.course,beat:l,running:u,scene:Ff(s,u,m)}}var $o=(t,e)=>t.rounds===e.number;function Ff(t,e,n){return n?"reveal":t.finished&&!e?"over":Pf.includes(t.prompt?.say.code)?"betting":"play"}var es=class{value=ft({});#e={};#t;see({table:e,round:n},s){let o=e.table;if(!n)return;let r=ts(e.game).beats?.(n)??0,a=this.value.peek()[o],l=a?.round===e.number?a:{round:e.number,beat:a?0:r,board:null},u=$o(s,e)&&(s.paid>0||s.beat>=r);this.#e[o]=r,this.#n(o,{...l,beat:u?r:Math.min(l.beat,r),board:n.finished?l.board:n.board}),this.#o()}close(){clearTimeout(this.#t)}#n(e,n){this.value.value={...this.value.peek(),[e]:n}}#o(){let e=Object.entries(this.value.peek()).filter(([n,{beat:s}])=>s<this.#e[n]);!e.length||this.#t!==void 0||(this.#t=setTimeout(()=>{this.#t=void 0;for(let[n]of e){let s=this.value.peek()[n];this.#n(n,{...s,beat:Math.min(s.beat+1,this.#e[n])})}this.#o()},vi))}};var If=2e3,ns=class{tables=ft({});#e;#t;#n;#o={};#s=!1;#r=!1;#p;#d;#a=new es;constructor(e,n){this.#e=e,this.number=n,this.#t=`nights/${n}`,this.#n=new Mn({api:e,path:`${this.#t}/wall`,events:`/api/${this.#t}/events`}),this.night=this.#n.state,this.connection=this.#n.connection,this.refusal=this.#n.refusal,this.beats=this.#a.value,this.#d=At(()=>{if(this.night.value){for(let s of Oe(this.night.value))this.#i(s.table);this.#c()}})}close(){this.#d(),clearTimeout(this.#p),this.#a.close(),this.#n.close()}#i(e){let n=this.tables.peek()[e],s=this.night.peek().tables.find(({table:o})=>o===e);n&&this.#a.see(n,s)}async#c(){if(this.#r=!0,!this.#s){this.#s=!0,clearTimeout(this.#p);try{for(;this.#r;){this.#r=!1;let e=Oe(this.night.peek()).filter(n=>this.#l(n));await Promise.all(e.map(n=>this.#f(n.table)))}}catch{this.#p=setTimeout(()=>this.#c(),If)}finally{this.#s=!1}}}#l({table:e,version:n}){let s=this.tables.peek()[e];return!s||s.version<n||this.night.peek().damage!==""}async#f(e){let n;try{n=await this.#e.look(`${this.#t}/tables/${e}?as=wall`,this.#o[e])}catch(s){if(s instanceof vt)return;throw s}!n||n.state.version<this.tables.peek()[e]?.version||(this.#o[e]=n.etag,fe(()=>{this.tables.value={...this.tables.peek(),[e]:n.state},this.#i(e)}))}},Oe=t=>t.tables.filter(e=>e.status!=="closed");var wi=["","14 8","3 8","24 8 3 8","10 6 2 6","2 5"],bo=wi.length,mo=900,ho=480,ss=14,xi=t=>wi[(t+Math.floor(t/bo))%bo],Si=t=>`is-line-${t%bo}`,Ti=({at:t})=>c`<svg class=${`line-stroke ${Si(t)}`} viewBox="0 0 60 12" aria-hidden="true">
  <line x1="2" x2="58" y1="6" y2="6" stroke-dasharray=${xi(t)} />
</svg>`;function Oi({players:t}){let e=t.flatMap(({line:l})=>l),n=Math.min(0,...e),s=Math.max(1,...e),o=Math.max(1,t[0].line.length-1),r=l=>ss+l*(mo-2*ss)/o,a=l=>ho-ss-(l-n)*(ho-2*ss)/(s-n);return c`<svg class="lines" viewBox=${`0 0 ${mo} ${ho}`} preserveAspectRatio="none" role="img"
      aria-label=${t.map(({name:l,line:u})=>`${l}: ${h(u.at(-1))}`).join("; ")}>
    <line class="lines-zero" x1="0" x2=${mo} y1=${a(0)} y2=${a(0)} />
    ${t.map(({player:l,line:u},p)=>c`<g key=${l} class=${Si(p)}>
      <polyline points=${u.map((d,$)=>`${r($)},${a(d)}`).join(" ")} stroke-dasharray=${xi(p)} />
      <path d=${`M${r(u.length-1)} ${a(u.at(-1))}h.01`} />
    </g>`)}
  </svg>`}var Df=8,Uf=12,qf=/(?<= and )/;function os({deals:t,title:e,side:n}){let[s,o]=Kf(Df),r=t.slice(-o),{names:a,sheet:l}=t.at(-1),u=Object.keys(l.before);return c`<section class="wall-sheet" aria-label=${i("the score sheet")} style=${{"--lines":Math.floor(Uf/u.length)-1}}>
    <div class="sheet-deals" ref=${s}>
      <table>
        <thead><tr>
          <th class="sheet-title">${e}</th>
          ${r.map(({deal:p})=>c`<th key=${p} scope="col">${i("deal {number}",{number:p})}</th>`)}
        </tr></thead>
        <tbody>${u.map((p,d)=>c`<tr key=${p}>
          <th scope="row"><div class="sheet-who">
            <${mt} at=${d} />
            <b class=${g(["sheet-name",to(l,p)&&"is-best"])}>${a[p].split(qf).map($=>c`<span>${$}</span>`)}</b>
            <span class="sheet-why">${[Ze(l,p),Wf(l,p)].filter(Boolean).join("; ")}</span>
          </div></th>
          ${r.map(({deal:$,sheet:{before:m,after:f}})=>c`<td key=${$} class="figure"><span>${P(f[p]-m[p])}</span> <b>${h(f[p])}</b></td>`)}
        </tr>`)}</tbody>
      </table>
    </div>
    <div class="sheet-side">
      ${t.length>1&&c`<${Ct} deals=${t} />`}
      ${l.goal!==null&&c`<p>${i("{chips} ends the game",{chips:h(l.goal)})}</p>`}
      ${n}
    </div>
  </section>`}function Wf(t,e){let n=t.taken.filter(s=>s.name===e&&s.points!==0);return n.length?i("took {others}",{others:n.map(({what:s,points:o})=>`${s} ${h(o)}`).join(", ")}):""}function Kf(t){let e=I(null),[n,s]=S(t);return Xt(()=>{n>1&&e.current.scrollWidth>e.current.clientWidth&&s(n-1)}),[e,n]}var yo=7,zf=8e3,go="evening";function Ai({evening:t,states:e,room:n}){let s=Jf(e),o=Math.max(...e.map(({version:l})=>l)),r=s[0]?.version===o?[...s,go]:[go,...s];s.length&&!t?.players.some(ye)&&(r=s);let a=r[Ci(r.length)];return a!==go?c`<${Vf} key=${a.table.table} state=${a} room=${n} />`:c`<${Gf} evening=${t} states=${e} room=${n} />`}function Gf({evening:t,states:e,room:n}){if(!t?.players.some(ye))return c`<div class="scene between-scene is-empty">
      <p class="between-welcome">${i("Welcome")}</p>
      ${n&&c`<${qe} room=${n} />`}
    </div>`;let s=t.players.filter(ye);return c`<div class="scene between-scene">
    <div class="between-part">
      <${Zf} players=${s} />
      ${n&&c`<${qe} room=${Ei(n)} small />`}
    </div>
    <div class="between-part">
      <${Oi} players=${s} />
      <${Qf} evening=${t} states=${e} />
    </div>
  </div>`}var Ei=t=>({...t,addresses:t.addresses.slice(0,1)}),Jf=t=>t.filter(({table:{carry:e},round:n})=>!n&&("scores"in e||"tokens"in e)).sort((e,n)=>n.version-e.version);function Vf({state:t,room:e}){let n=xe(t);return n?c`<div class="scene">
    <${os} deals=${n} title=${`${t.table.game_name} \xB7 ${t.table.name}`}
      side=${e&&c`<${qe} room=${Ei(e)} small />`} />
  </div>`:null}function Ci(t){let[e,n]=S(0);return H(()=>{if(t<2)return;let s=setInterval(()=>n(o=>o+1),zf);return()=>clearInterval(s)},[t]),e%Math.max(1,t)}function Zf({players:t}){let e=Ci(Math.ceil(t.length/yo))*yo;return c`<ol class="leaders" aria-label=${i("who is up")} start=${e+1}>
    ${t.slice(e,e+yo).map(({player:n,name:s,result:o},r)=>c`<li key=${n} class=${g(["leader",e+r===0&&o>0&&"is-first"])}>
      <${Ti} at=${e+r} /> <b class="leader-name">${s}</b>
      <b class=${g(["figure",o>0&&"won",o<0&&"lost"])}>${P(o)}</b>
    </li>`)}
  </ol>`}function Qf({evening:{winners:t,biggest:e,streaks:n},states:s}){let o=s.flatMap(Yf);return c`<dl class="facts">
    ${t.length>0&&c`<div><dt>${i("last won")}</dt>
      ${t.slice(0,2).map(({name:r,chips:a,table:l,round:u})=>c`<dd key=${`${l} ${u}`}><span>${r}</span> <b class="figure won">${P(a)}</b></dd>`)}</div>`}
    ${e&&c`<div><dt>${i("biggest win")}</dt><dd><span>${e.name}</span> <b class="figure won">${P(e.chips)}</b></dd><dd class="facts-where">${e.game_name}</dd></div>`}
    ${n.length>0&&c`<div><dt>${i("on a streak")}</dt><dd><span>${n[0].name}</span></dd><dd class="facts-where">${M("{count} round in a row","{count} rounds in a row",n[0].rounds)}</dd></div>`}
    ${o.length>0&&c`<div><dt>${i("carried")}</dt>${o.slice(0,2).map(({name:r,amount:a})=>c`<dd key=${r}><span>${r}</span> <b class="figure">${h(a)}</b></dd>`)}</div>`}
  </dl>`}function Yf({table:t,round:e}){if(e)return[];let n=Object.entries(t.places).filter(([s])=>X(s)===null).reduce((s,[,o])=>s+o,0);return n>0?[{name:t.game_name,amount:n}]:[]}var Xf=[1,0,2];function Li({night:t,evening:e}){if(!e?.closing)return c`<div class="scene closing-scene"><p class="between-welcome">${i("Good night")}</p></div>`;let{closing:n}=e,s=e.players.filter(ye),{currency:o,chip:r}=t.money??{currency:null,chip:1},a=u=>o?`${u>0?"+":""}${ls(u*r,o)}`:P(u),l=Xf.filter(u=>s[u]);return c`<div class="scene closing-scene">
    <ol class="podium" aria-label=${i("the podium")}>
      ${l.map(u=>c`<li key=${u} class=${`podium-step is-step-${u+1}`}>
        <b class="podium-name">${s[u].name}</b>
        <b class="podium-sum figure">${a(s[u].result)}</b>
        <span class="podium-place" aria-hidden="true">${u+1}</span>
      </li>`)}
    </ol>
    <figure class="seal">
      <${xn} svg=${n.seal.qr} name=${i("the seal of the night, to photograph")} />
      <figcaption><span>${i("the seal of this night")}</span> <b class="seal-code">${n.seal.code}</b></figcaption>
    </figure>
    <section class="payments" aria-label=${i("who pays whom")}>
      ${n.payments.length===0&&c`<p>${i("Everybody is even.")}</p>`}
      <ul>
        ${[...t$(n.payments)].map(([u,p])=>c`<li key=${u}>
          <span><b>${u}</b> <small>${i("pays")}</small></span>
          ${p.map(({payee:d,amount:$})=>c`<span key=${d}>${d} <b class="figure">${ls($,o)}</b></span>`)}
        </li>`)}
      </ul>
    </section>
  </div>`}function t$(t){let e=new Map;for(let n of t)e.set(n.payer,[...e.get(n.payer)??[],n]);return e}var rt=({round:t})=>L(t),ko=({table:t})=>e=>t.for_points?null:h(t.seats.find(n=>n.seat===e)?.rack??0);function Ae({look:t,cards:e,note:n,figure:s=ko(t)}){let{round:o,paying:r}=t,a=r?[r.seat]:o.prompt?.awaited??[];return c`<ul class="seats" style=${{"--seats":o.seats.length}}>
    ${o.seats.map(({seat:l,player:u})=>c`<li key=${l} class=${g(["seat",a.includes(l)&&"is-lit"])}>
      <b class="seat-name">${u}</b>
      ${e?.(l)}
      <b class="seat-figure figure">${s(l)}</b>
      <span class="seat-note">${n?.(l)}</span>
    </li>`)}
  </ul>`}function rs({look:t,order:e,cards:n,takes:s}){let o=rt(t),r=e.length>3?Math.ceil(e.length/2):e.length;return c`<div class="trick" role="group" aria-label=${i("the trick")} style=${{"--across":r}}>
    ${e.map((a,l)=>c`<figure key=${a} class=${g(["trick-card",a===s&&"is-lit"])}>
      ${n[l]?c`<${E} card=${n[l]} lit=${a===s} />`:c`<${ct} />`}
      <figcaption>${o[a]}</figcaption>
    </figure>`)}
  </div>`}function ie({look:{round:t}}){let e=Object.entries(t.places).filter(([n,s])=>s>0&&X(n)===null);return e.length?c`<ul class="pots">
    ${e.map(([n,s])=>c`<li key=${n}><span>${R(n.split(":").at(-1))}</span> <b class="figure">${h(s)}</b></li>`)}
  </ul>`:null}var Zt=({amount:t})=>c`<b class=${g(["win figure",t>0&&"won",t<0&&"lost"])}>${P(t)}</b>`;function nn(t){let e={};for(let{seat:n,amount:s}of t)e[n]=(e[n]??0)+s;return e}function ji({look:t}){let{round:e}=t,[n,s]=e.seats,[o]=e.zones.trump?.cards??[];return c`<div class="scene bura-scene">
    <${Mi} look=${t} who=${n} other=${s} />
    <div class="bura-between">
      <div class="bura-stock">
        ${o&&c`<${E} card=${o} />`}
        <p>${o?i("trump"):""} ${e.zones.stock.count>0?D("{count} to draw",{count:c`<b class="figure">${e.zones.stock.count}</b>`}):i("no more drawing")}</p>
      </div>
      ${t.paying?c`<${Zt} amount=${t.paying.amount} />`:c`<p class="bura-pot">${D("pot {chips}",{chips:c`<b class="win figure">${h(e.places.pot??0)}</b>`})}</p>`}
    </div>
    <${Mi} look=${t} who=${s} other=${n} />
  </div>`}function Ni({round:t,scene:e,payment:n,paying:s}){let{announced:o}=t.facts;if(e==="reveal")return`${s.player}: ${n.hand??""}`;if(e==="over")return t.record.at(-1)?.events.at(-1)?.text??"";let r=o&&t.seats.find(({seat:a})=>a===o.seat)?.player;return r?i("{player} announces {kind}",{player:r,kind:o.kind}):null}function Mi({look:t,who:{seat:e,player:n},other:s}){let{round:o,paying:r}=t,{led:a,trump:l}=o.facts,u=o.zones[`played:${e}`].cards,p=o.zones[`played:${s.seat}`].cards,d=a!==null&&a!==e&&u.length>0,$=d?Gs(u,p,l):u,m=o.zones[`won:${e}`],f=r?r.seat===e:o.prompt?.awaited.includes(e);return c`<section class=${g(["bura-side",f&&"is-lit"])} aria-label=${n}>
    <div class="bura-who"><b class="seat-name">${n}</b> <b class="seat-figure figure">${ko(t)(e)}</b></div>
    <div class="bura-cards">
      ${m.sight==="all"?c`<${j} cards=${m.cards} fanned />`:$.map((b,x)=>c`<${E} key=${b} card=${b} lit=${d&&Bn(b,p[x],l)} />`)}
    </div>
  </section>`}function Bi({look:t}){let{round:e,scene:n}=t,{counts:s,debts:o}=e.facts,r=rt(t),a=Object.keys(s).length>0,l=Math.max(...Object.values(s));return c`<div class="scene kabu-scene">
    <ul class="kabu-hands" style=${{"--seats":e.seats.length}}>
      ${e.seats.map(({seat:u})=>{let p=a?s[u]===l:e.prompt?.awaited.includes(u);return c`<li key=${u} class=${g(["kabu-hand",p&&"is-lit"])}>
          <b class="seat-name">${r[u]}</b>
          <${j} cards=${e.zones[`hand:${u}`]?.cards??[]} fanned />
          ${a?c`<b class="kabu-count figure">${s[u]}</b>`:c`<span class="seat-note">${e$(e,u)}</span>`}
          ${n==="over"&&c`<b class="figure">${P(n$(o,u))}</b>`}
        </li>`})}
    </ul>
  </div>`}var e$=({zones:t,prompt:e},n)=>{if(e?.awaited.includes(n))return i("to draw, or not");let{cards:s=[]}=t[`hand:${n}`]??{};return s.some(z)?"":M("{count} card","{count} cards",s.length)};function n$(t,e){let n=o=>o.reduce((r,{amount:a})=>r+a,0),s=t.filter(({paid:o})=>o);return n(s.filter(({to:o})=>o===e))-n(s.filter(({from:o})=>o===e))}function Hi({round:t,scene:e}){let{lap:n,counts:s,debts:o}=t.facts;if(e!=="over")return Object.keys(s).length?i("The cards are shown"):n?i("Lap {lap}",{lap:n}):null;let r=o.reduce((a,{amount:l,paid:u})=>a+(u?l:0),0);return r?i("{chips} chips change hands",{chips:h(r)}):i("Equal counts: nobody pays")}var s$=["no-hearts","queens","no-tricks","hairy-ape"];function Ri({look:t}){let{round:e,table:n}=t,{contract:s,order:o,takers:r}=e.facts,{trick:a}=e.board,l=a.length===e.seats.length;return c`<div class="scene lorum-scene">
    <div class="lorum-felt">
      ${s$.includes(s)?c`<${rs} look=${t} order=${o?.length?o:e.seats.map(({seat:u})=>u)}
            cards=${(o??[]).map(u=>a.find(p=>p.seat===u)?.card)} takes=${l?r.at(-1):null} />`:c`<${ae} round=${e} />`}
      <${ie} look=${t} />
    </div>
    <${o$} look=${t} table=${n} />
  </div>`}function Pi({round:t,scene:e}){let{contract:n,hand:s}=t.facts,o=Ye[n];return e==="play"?i("{name} \xB7 hand {hand} of {hands}",{name:o,hand:s,hands:t.board.hands}):i("{name} is over",{name:o})}function o$({look:t,table:e}){let{round:n}=t,s=rt(t),o=n.seats.map(({seat:p})=>p),r=p=>e.seats.find(d=>d.player===p)?.seat,a=oo(e,n),l=Object.fromEntries(o.map(p=>[p,[...a.values()].reduce((d,$)=>d+(Qe($,p,r)??0),0)])),u=n.facts.points??{};return c`<aside class="points">
    <ol class="points-list">
      ${o.map((p,d)=>c`<li key=${p} class=${g([n.prompt?.awaited.includes(p)&&"is-lit"])}>
        <${mt} at=${d} /> <b class="points-name">${s[p]}</b> <b class="figure">${P(l[p])}</b>
        <span class="points-note">${!n.finished&&u[p]>0?i("took {points}",{points:u[p]}):""}</span>
      </li>`)}
    </ol>
    ${a.size>1&&c`<${Ct} deals=${so(a,s,o,r)} />`}
  </aside>`}function Fi({look:t}){let{round:e}=t,{prices:n,chart:s}=e.facts;return c`<div class="scene market-scene">
    <ul class="prices">
      ${xt.map(o=>c`<${r$} key=${o} suit=${o} price=${n[o]} before=${s.at(-2)?.[o]} />`)}
    </ul>
    <${Fn} prices=${s} />
    <${a$} look=${t} />
  </div>`}function Ii({scene:t,payment:e,round:n}){if(t==="reveal")return e.line;let s=n.record.at(-1)?.events.find(({code:o})=>o==="csm.wins");return t==="over"?s?.text??i("The market is closed"):null}function r$({suit:t,price:e,before:n}){let s=e!==void 0&&n!==void 0?e-n:0;return c`<li class=${g(["price",e===0&&"is-bankrupt"])} aria-label=${ze[t]}>
    <${we} suit=${t} /> <b class="price-figure figure">${e??"\u2013"}</b>
    <span class=${g(["price-step",s>0&&"won",s<0&&"lost"])}>${e===0?i("bankrupt"):s>0?`\u25B2${s}`:s<0?`\u25BC${-s}`:""}</span>
  </li>`}function a$({look:t}){let{round:e,paying:n}=t,s=rt(t),o=Zs(e),r=u=>t.scene==="over"||[...t.paid,n].some(p=>p?.seat===u),a=n?[n.seat]:e.prompt?.awaited??[],l=e.seats.map(({seat:u})=>({seat:u,...e.board.players[u]})).map(u=>({...u,worth:o?r(u.seat)?o[u.seat]:null:u.worth})).sort((u,p)=>p.worth-u.worth);return c`<ol class="worth">
    ${l.map(({seat:u,shares:p,worth:d})=>c`<li key=${u} class=${g([a.includes(u)&&"is-lit"])}>
      <b class="worth-name">${s[u]}</b>
      <span class="worth-shares">${xt.filter($=>p[$]>0).map($=>c`<span key=${$}><${we} suit=${$} />${p[$]}</span>`)}</span>
      <b class="figure">${d===null?"":h(d)}</b>
    </li>`)}
  </ol>`}var i$=8;function Di({look:t}){let{round:e}=t,n=Object.entries(e.zones).filter(([r,{owner:a,cards:l}])=>a===null&&l.length>0&&r!=="stock"),s=r=>{let a=e.zones[`hand:${r}`]?.cards??[];return c`<span class="seat-cards">${a.length>0&&c`<${j} cards=${a} fanned />`}</span>`},o=r=>{let a=Object.entries(e.places).filter(([l])=>X(l)===r).reduce((l,[,u])=>l+u,0);return a?i("bets {bet}",{bet:a}):""};return c`<div class="scene plain-scene">
    <div class="plain-cards">
      ${n.map(([r,a])=>c`<${j} key=${r} cards=${a.cards.slice(-i$)} fanned=${a.cards.length>5} />`)}
    </div>
    <${ie} look=${t} />
    <${Ae} look=${t} cards=${s} note=${o} />
  </div>`}var Ui={WIN:"Win",EXA:i("Exacta"),SFC:i("Superfecta")},c$=3;function qi({look:t}){let{round:e,beat:n,running:s}=t,o=e.zones.course?.cards??[],{spaces:r,home:a}=en(o,n),l=l$(t),u=!!e.facts.finish&&!s;return c`<div class="scene race-scene">
    <div class="lanes">
      ${[...yt].map(p=>c`<${u$} key=${p} horse=${p} at=${r[p]} place=${a.indexOf(p)}
        backers=${l[p]} line=${e.board.WIN.orders[p]} split=${e.options.split} isOver=${u} />`)}
    </div>
    ${t.paying?c`<${h$} look=${t} />`:c`<${p$} look=${t} card=${n?o[n-1]:null} isOver=${u} />`}
  </div>`}function Wi(t){let{round:e,beat:n,running:s,scene:o,face:r}=t,{race:a,races:l,finish:u}=e.facts;return o==="betting"?i("Race {race} of {races}: bets are open",{race:a,races:l}):u&&!s?i("The finish: {horses}",{horses:Tt(u.join("/"))}):n?r.showing(e,n):i("They are off.")}function l$(t){let e=rt(t),n=Object.fromEntries([...yt].map(s=>[s,new Set]));for(let{seat:s,bets:o}of t.round.facts.tickets)for(let{type:r,horses:a}of o)r==="WIN"&&n[a].add(e[s]);return n}function u$({horse:t,at:e,place:n,backers:s,line:o,split:r,isOver:a}){let l=t.toLowerCase(),u={left:`${Math.min(e,ht)/(ht+1)*100}%`};return c`<div class=${g(["lane",n===0&&"is-winner"])}>
    <div class="course" role="img" aria-label=${`${Mt[t]}: ${n<0?i("{number} of {count}",{number:e,count:ht}):i("number {number}##in a race",{number:n+1})}`}>
      ${[...Array(ht+1).keys()].map(p=>c`<span key=${p} class=${g(["space",p===ht&&"is-line"])}></span>`)}
      <span class="backers">${[...s].join(", ")}</span>
      <span class="horse" style=${u}>
        <svg class=${`horse-mark suit-${l}`} viewBox="-22 -22 144 144" aria-hidden="true"><circle cx="50" cy="50" r="70" /><path d=${Y[l]} /></svg>
      </span>
    </div>
    <div class="lane-tote">${n>=0?c`<b class="lane-place">${n+1}.</b>`:!a&&c`<span>${i("pays")}</span> <b class="figure">${Ki(o.will_pay,r)}</b>`}</div>
  </div>`}function Ki(t,e){return t==null?"\u2013":e==="even"?h(t):`${h(Math.floor(t/100))}.${String(t%100).padStart(2,"0")}`}function p$({look:t,card:e,isOver:n}){let{round:s}=t,o=n?s.facts.finish:null;return c`<div class="tote">
    <div class="race-turned">${e&&c`<${E} card=${e} />`}</div>
    ${Object.keys(kt).map(r=>c`<${f$} key=${r} kind=${r} look=${t} won=${o} paid=${d$(t,r)} />`)}
  </div>`}function d$(t,e){if(t.scene!=="over")return null;let n=rt(t),o=t.round.record.flatMap(({events:r})=>r).filter(({code:r,args:a})=>r==="superfecta.pays"&&a.pool===e);return o.length?o.map(({args:r})=>`${n[r.seat]} ${h(r.amount)}`).join(", "):i("nobody had it")}function f$({kind:t,look:e,won:n,paid:s}){let{round:o}=e,{carried:r,orders:a}=o.board[t],l=o.places[`pool:${t}`]??0,u=t==="WIN"?[...yt]:$$(e,t);return c`<section class=${g(["pool",`pool-${t.toLowerCase()}`])} aria-label=${Ui[t]}>
    <header><span>${Ui[t]}</span> <b class="figure">${l>0||!n?h(l):""}</b></header>
    ${n?c`<p class="pool-paid">${s??c`<${Jt} order=${n.slice(0,kt[t]).join("/")} />`}</p>`:u.length>0?c`<table class="pool-orders">
            <thead><tr><th><span class="unseen">${i("order##heads the column of orders")}</span></th><th>${i("chance")}</th><th>${e.scene==="betting"?i("pays##an order, if it comes in"):i("worth##a bet, chips on average")}</th></tr></thead>
            <tbody>${u.map(p=>c`<${m$} key=${p} order=${p} line=${a[p]} look=${e} />`)}</tbody></table>`:c`<p>${r>0?i("{chips} carried",{chips:h(r)}):""}</p>`}
  </section>`}function $$(t,e){let{orders:n}=t.round.board[e],s=o=>Vt(t,o,t.beat)??0;return Object.keys(n).filter(o=>n[o].staked>0).sort((o,r)=>s(r)-s(o)||n[r].staked-n[o].staked).slice(0,c$)}function m$({order:t,line:e,look:{course:n,beat:s,round:o,scene:r}}){let a=Vt({course:n},t,s),{will_pay:l}=e,{split:u}=o.options,p=r!=="betting"&&l!==null&&a!==null;return c`<tr><td><${Jt} order=${t} /></td><td><b class="figure">${Qn(a)}</b></td>
    <td><span class="figure">${p?Zn(u==="even"?l:l/100,a):Ki(l,u)}</span></td></tr>`}function h$({look:{paying:t,payment:e,paid:n}}){let s=nn(n),o=[...new Map(n.map(({seat:r,player:a})=>[r,a]))];return c`<section class="reveal" key=${t.seat} aria-label=${t.player}>
    <div class="reveal-words">
      <b class="reveal-name">${t.player}</b>
      <p class="reveal-hand">${e.hand}</p>
    </div>
    <div class="reveal-win"><${Zt} amount=${t.amount} /></div>
    <p class="reveal-before">${o.map(([r,a])=>`${a} ${h(s[r])}`).join(" \xB7 ")}</p>
  </section>`}function zi({look:t}){let{state:e,scene:n}=t,s=xe(e),o=y$[t.table.game]??vo,r=n==="over"||n==="reveal";return r&&s?.length&&(o===vo||o===Ji)?c`<div class="scene"><${os} deals=${s} side=${c`<${ie} look=${t} />`} /></div>`:c`<div class=${g(["scene scored-scene",r&&"is-over"])}>
    <div class="scored-felt">
      <${o} look=${t} />
      <${ie} look=${t} />
    </div>
    ${s&&c`<${v$} look=${t} deals=${s} />`}
  </div>`}function Gi({round:t,scene:e,paying:n}){if(e==="reveal")return n.amount<0?i("{player} pays {chips}",{player:n.player,chips:-n.amount}):i("{player} is paid {chips}",{player:n.player,chips:n.amount});if(e==="over")return ka(t);let{contract:s,trump:o,deal:r}=t.facts;if(typeof s=="string")return i("Deal {number}: {contract}",{number:r,contract:R(s.replaceAll("-"," "))});if(s){let a=t.seats.find(({seat:u})=>u===s.seat)?.player,{points:l}=s;return s.no_trump?i("{player} plays {points} without trumps",{player:a,points:l}):o?i("{player} plays {points}, {suit}",{player:a,points:l,suit:b$[o]}):i("{player} plays {points}",{player:a,points:l})}return null}var b$={c:i("clubs"),d:i("diamonds"),h:i("hearts"),s:i("spades")},y$={"stop-the-bus":g$,"divide-and-conquer":k$,schnapsen:Ji};function vo({look:t}){let{round:e}=t,{order:n=[],takers:s=[]}=e.facts.tricks??{},o=n.length?n:e.seats.map(({seat:a})=>a),r=e.zones.trick?.cards??[];return c`<${rs} look=${t} order=${o} cards=${r} takes=${r.length===o.length?s.at(-1):null} />`}function Ji({look:t}){let{round:e}=t,[n]=e.zones.upcard?.cards??[];return c`<${vo} look=${t} />
    <div class="scored-stock">
      ${n&&c`<${E} card=${n} />`}
      <p>${e.facts.closed?i("closed##a stock"):i("{count} to draw",{count:e.zones.stock?.count??0})}</p>
    </div>`}function g$({look:t}){let{round:e}=t,n=rt(t),{stopped:s,losers:o=[]}=e.facts;return c`<${j} cards=${e.zones.middle?.cards??[]} />
    ${e.finished?c`<ul class="bus-hands">${e.seats.map(({seat:r})=>c`<li key=${r} class=${g([o.includes(r)&&"is-out"])}>
            <b class="seat-name">${n[r]}</b> <${j} cards=${e.zones[`hand:${r}`]?.cards??[]} fanned /></li>`)}</ul>`:c`<p class="bus-line">${s?i("{player} has stopped the bus",{player:n[s]}):""}</p>`}`}function k$({look:t}){let{round:e}=t,n=rt(t);return c`<div class="matches">
    ${e.seats.map(({seat:s})=>c`<div key=${s} class="matches-row">
      <b class="seat-name">${n[s]}</b>
      <span class="matches-cards">${e.facts.matches.map(({cards:o,winner:r},a)=>c`<${E} key=${a} card=${o[s]} lit=${r===s} />`)}</span>
      <b class="win figure">${e.facts.won[s]??0}</b>
    </div>`)}
  </div>`}function v$({look:t,deals:e}){let{round:n}=t,{sheet:s}=n.facts;if(!s)return null;let o=Wn(s,n),r=s.after??s.before,a=Math[s.better==="high"?"max":"min"](...Object.values(r)),l=n.prompt?.awaited??[];return c`<aside class="points">
    <ol class="points-list">
      ${Object.keys(r).map((u,p)=>c`<li key=${u} class=${g([u.split("+").some(d=>l.includes(Number(d)))&&"is-lit"])}>
        <${mt} at=${p} /> <b class=${g(["points-name",u.includes("+")&&"is-partners"])}>${o[u]}</b>
        <b class="figure">${h(r[u])}${r[u]===a&&s.after?" \u2605":""}</b>
        <span class="points-note">${s.after?Ze(s,u):_$(n,u)}</span>
      </li>`)}
    </ol>
    ${e.length>1&&c`<${Ct} deals=${e} />`}
    ${s.goal!==null&&c`<p class="points-goal">${i("{chips} ends the game",{chips:h(s.goal)})}</p>`}
  </aside>`}function _$({facts:t},e){let n=e.split("+").map(Number),s=t.tricks?.takers.filter(o=>n.includes(o)).length??0;return s?M("{count} trick","{count} tricks",s):""}function Vi({look:t}){let{round:e,paying:n,scene:s}=t,{facts:o,zones:r,board:a,places:l}=e,u=rt(t),[p]=r.held.cards,d=m=>c`<span class="seat-cards">
    ${r[`pile:${m}`].count>0&&c`<span class="pile-of">${r[`pile:${m}`].count}×<${E} card="??" /></span>`}
    <${j} cards=${r[`turned:${m}`].cards.slice(-3)} fanned />
  </span>`,$=m=>{let f=Se(e,m).map(({price:b})=>i("bids {chips}",{chips:h(b)}));return o.offer?.to===m&&f.push(i("offered at {chips}",{chips:h(o.offer.price)})),f.length?f.join(", "):o.holder===m?i("holds it"):""};return c`<div class="scene speculation-scene">
    <div class="speculation-top">
      <${j} cards=${r.held.cards} places=${1} />
      <div class="speculation-words">
        ${p&&c`<b class="reveal-name">${u[o.holder]}</b>`}
        ${p&&s==="play"&&c`<p>${D("{chance} that it stands",{chance:c`<b class="figure">${zn(a)}</b>`})}</p>`}
        ${p&&s==="play"&&c`<p>${a.higher.length?i("{count} can beat it",{count:a.higher.length}):i("nothing can beat it")}</p>`}
      </div>
      <div class=${g(["speculation-pot",n&&"is-paid"])}>
        ${n?c`<${Zt} amount=${n.amount} />`:c`<span>${i("pot")}</span> <b class="win figure">${h(l.pot??0)}</b>`}
      </div>
    </div>
    <${Ae} look=${t} cards=${d} note=${$} />
  </div>`}function Zi({round:t,scene:e,face:n,payment:s,paying:o}){return e==="reveal"?s.hand?i("{player} has the highest trump",{player:o.player}):"":e==="over"?n.over(t):t.facts.offer||t.facts.bids.length?i("Speculation"):null}function Qi({look:t}){let{round:e,payment:n}=t,{zones:s}=e,o=Array(s["board:covered"]?.count??0).fill("??"),r=n?.lit,a=w$(e);return c`<div class=${g(["scene uth-scene",n&&"is-reveal"])}>
    <div class="uth-board">
      <${j} cards=${[...s.board?.cards??[],...o]} places=${5} lit=${r} />
      <div class="uth-dealer">
        <${j} cards=${s["hand:dealer"]?.cards??[]} places=${2} lit=${r} />
        <p>${a??i("dealer")}</p>
      </div>
    </div>
    ${n?c`<${x$} look=${t} />`:c`<${T$} look=${t} />`}
  </div>`}function w$({record:t}){let e=t.flatMap(({events:s})=>s).find(({code:s})=>s==="uth.qualifies"||s==="uth.fails");if(!e)return e;let{hand:n}=e.args;return e.code==="uth.fails"?i("{hand}, not enough",{hand:n}):n}function Yi({scene:t,payment:e}){return t==="betting"?i("Bets are open"):t==="reveal"?e?.hand?i("The cards are shown"):"":t==="over"?i("All paid"):null}function x$({look:{round:t,night:e,paying:n,payment:s,paid:o}}){let r=t.zones[`hand:${n.seat}`]?.cards??[];return c`<section class="reveal" key=${n.seat} aria-label=${n.player}>
      <${j} cards=${r.filter(z)} lit=${s.lit} />
      <div class="reveal-words">
        <b class="reveal-name">${n.player}</b>
        <p class="reveal-hand">${s.hand??""}</p>
      </div>
      <div class="reveal-win">
        <${Zt} amount=${n.amount} />
        ${n.amount>0&&c`<${qt} amount=${n.amount} chipset=${e.chip_set} />`}
      </div>
    </section>
    <${S$} round=${t} paid=${o} paying=${n} />`}function S$({round:t,paid:e,paying:n}){let s=nn(e);return c`<ol class="settled">
    ${t.seats.map(({seat:o,player:r})=>c`<li key=${o} class=${g([o===n.seat&&"is-lit"])}>
      <span>${r}</span> ${o in s&&c`<b class="figure">${s[o]?P(s[o]):i("push")}</b>`}
    </li>`)}
  </ol>`}function T$({look:t}){let{round:e,paid:n,scene:s}=t,{folded:o,dealt_in:r}=e.facts,a=nn(n),l=d=>Object.entries(e.places).filter(([$])=>X($)===d).reduce(($,[,m])=>$+m,0);return c`<${Ae} look=${t} cards=${d=>{let $=e.zones[`hand:${d}`]?.cards??[];return c`<span class="seat-cards">${$.length>0&&!o.includes(d)&&c`<${j} cards=${$} />`}</span>`}} note=${d=>s==="over"?a[d]?P(a[d]):"":o.includes(d)?i("folded"):s!=="betting"&&!r.includes(d)?i("sits out"):l(d)?i("bets {chips}",{chips:h(l(d))}):""} />`}var O$={uth:[Qi,Yi],superfecta:[qi,Wi],"card-stock-market":[Fi,Ii],lorum:[Ri,Pi],bura:[ji,Ni],kabu:[Bi,Hi],speculation:[Vi,Zi]},A$=[zi,Gi],E$=[Di,()=>null],Xi=({table:t,round:e})=>O$[t.game]??(e.facts.sheet?A$:E$);function tc({look:t}){let[e]=Xi(t);return c`<${e} key=${t.table.game} look=${t} />`}function ec(t){let[,e]=Xi(t);return(e(t)??C$(t)).replace(/\.$/,"")}function C$(t){let e=rt(t),n=(t.round.prompt?.awaited??[]).map(s=>e[s]).filter(Boolean);return n.length?n.length===1?i("{player}'s turn",{player:n[0]}):i("{players} to play",{players:it(n)}):""}var L$=1500,Ee=new le("/api"),M$=["wall","player"];async function j$(){let t=await Ee.get("session");if(M$.includes(t.role))return t.night;if(t.role!=="host")return null;let{nights:e}=await Ee.get("nights");if(!e.length)throw new Error(i("There is no night yet."));return e[0].night}function N$(){let[t,e]=S(null),[n,s]=S(null),[o]=S(Dr),[r,a]=S(!!o),l=u=>{a(!1),e(new ns(Ee,u))};return H(()=>{o||j$().then(u=>u?l(u):a(!0),u=>s(u.message))},[]),n?c`<${nc} text=${n} />`:r?c`<${Ur} api=${Ee} code=${o} onIn=${l} />`:t?c`<${B$} following=${t} />`:c`<${Sn} title=${i("One moment")} />`}var nc=({text:t})=>c`<${Sn} mark="d" title=${i("Nothing on the wall")} text=${t}>
  <p class="state-text">${i("The host's desk shows the wall's code.")}</p>
  <a class="button is-plain" href="/sign-in?another">${i("sign in")}</a>
<//>`;function B$({following:t}){let e=I(!1),n=t.night.value,s=t.connection.value==="lost",o=t.refusal.value;return o?c`<${nc} text=${o.message} />`:(e.current||=n&&Oe(n).every(({table:r})=>t.tables.value[r]),e.current?c`<${H$} following=${t} night=${n} lost=${s} />`:c`<${Sn} title=${s?i("No connection"):i("One moment")} text=${s?i("This screen goes on trying."):""} />`)}function H$({following:t,night:e,lost:n}){let{looks:s,states:o}=P$(t,e),r=Er(e),a=Oe(e),l=D$(a.map(b=>F$(b,s[b.table])),r.shows),u=Cs(Ee,t.number),p=u&&Ls(u)&&e.status==="open"?u:null,d=qr(Ee,t.number,I$(e)),$=U$(l===Ut?null:s[l]);document.title=i("{night} \xB7 the wall",{night:e.name});let m={night:e,lost:n,room:$&&p};if(e.status==="closed")return c`<main class="wall is-closing">
      <${_o} ...${m} title=${e.name} line=${i("Good night")} />
      <${Li} night=${e} evening=${d} />
    </main>`;if(!$)return c`<main class="wall is-between">
      <${_o} ...${m} title=${e.name} line="" />
      <${Ai} evening=${d} states=${o} room=${p} />
      <${js} tables=${a.filter(({seated:b})=>b>0)} choice=${r} />
    </main>`;let{table:f}=$;return c`<main class=${g(["wall",`is-${$.scene}`])} aria-label=${`${f.name}: ${f.game_name}`}>
    <${_o} ...${m} title=${f.game_name} where=${R$(f)} line=${ec($)} />
    <${tc} look=${$} />
    <${js} tables=${a.filter(({seated:b})=>b>0)} choice=${r} />
  </main>`}var R$=({name:t,number:e,voided:n,hints:s})=>[t,i("round {number}",{number:e}),n>0&&i("{count} voided",{count:n}),s&&i("with hints")].filter(Boolean).join(" \xB7 ");function P$(t,e){let n=t.tables.value,s=t.beats.value,o={};for(let r of Oe(e)){let a=n[r.table];a?.round?.seats.length&&(o[r.table]=_i(a,r,s[r.table]??{beat:0,board:null}))}return{looks:o,states:Object.values(n)}}var F$=({table:t,version:e},n)=>({table:t,version:e,live:!!n,busy:!!(n&&(n.running||n.scene==="reveal"))}),I$=({status:t,tables:e})=>[t,...e.map(({rounds:n,status:s})=>`${n}${s}`)].join(" ");function D$(t,e){let[n,s]=S({shown:null,since:0,before:null}),[,o]=S(0);H(()=>{let a=setInterval(()=>o(l=>l+1),1e3);return()=>clearInterval(a)},[]);let r=Or({...n,now:Date.now()},t,e);return H(()=>{if(r===n.shown)return;let a=setTimeout(()=>s({shown:r,since:Date.now(),before:n.shown}),r===Ut&&n.shown!==null?L$:0);return()=>clearTimeout(a)},[r,n.shown]),n.shown??r}function U$(t){let e=I(t);return t!==void 0&&(e.current=t),e.current}function _o({night:t,title:e,where:n,line:s,lost:o,room:r}){return c`<header class="wall-head">
    <div class="wall-title">
      <h1>${e}</h1><span>${n}</span>
      <p class="wall-line" role="status">${s}</p>
    </div>
    <div class="wall-side">
      ${o&&c`<p class="wall-lost" role="alert">${i("No connection")}</p>`}
      ${r&&c`<p class="wall-join"><span>${r.addresses[0]}</span> <b>${wn(r.code)}</b></p>`}
      <${q$} />
    </div>
    ${t.damage&&c`<p class="wall-lost is-wide" role="alert">${i("The book of this night is damaged, and play stops: the host's desk says more.")}</p>`}
  </header>`}function q$(){let[t,e]=S(Date.now());return H(()=>{let n=setInterval(()=>e(Date.now()),5e3);return()=>clearInterval(n)},[]),c`<time class="wall-clock">${new Date(t).toLocaleTimeString(void 0,{hour:"2-digit",minute:"2-digit",hourCycle:"h23"})}</time>`}ks(c`<${N$} />`,document.getElementById("page"));Po();
