function ao(){let t=crypto.getRandomValues(new Uint8Array(16));return Array.from(t,e=>e.toString(16).padStart(2,"0")).join("")}var io=document.documentElement,St=io.lang||"en",co=navigator.languages.find(t=>t.split("-")[0]===St)??St,lo=JSON.parse(io.dataset.languages??'{"en":"English"}'),Yn=Reflect.get(globalThis,"catalogue")??{},Ni=31536e3;function uo(t){document.cookie=`croupier-language=${t}; path=/; max-age=${Ni}; samesite=lax`,location.reload()}var Mi=new Intl.NumberFormat(St).format(1e4).replace(/\d/g,"");function m(t){let e=String(Math.abs(t)).replace(/\B(?=(\d{3})+$)/g,Mi);return t<0?`\u2212${e}`:e}var Zn=(t,e)=>new Intl.NumberFormat(St,{minimumFractionDigits:e,maximumFractionDigits:e}).format(t),R=t=>t>0?`+${m(t)}`:m(t);function Xn(t,e){if(!e)return m(t);let n=new Intl.NumberFormat(co,{style:"currency",currency:e});return n.format(t/10**(n.resolvedOptions().maximumFractionDigits??0))}var po=/\{(\w+)\}/,Bi=new Intl.PluralRules(St),i=(t,e={})=>ho(fo(t),e);function N(t,e,n,s={}){let r=Yn[e],o=typeof r=="object"?r[Bi.select(n)]??r.other:$o(n===1?t:e);return ho(o,{count:n,...s})}var J=(t,e)=>fo(t).split(po).map((n,s)=>s%2?mo(e[n]):n);function fo(t){let e=Yn[t];return typeof e=="string"?e:$o(t)}var $o=t=>t.split("##")[0],ho=(t,e)=>t.split(po).map((n,s)=>s%2?mo(e[n]):n).join(""),mo=t=>typeof t=="number"?m(t):t;var gt=class extends Error{constructor({code:e,message:n,status:s,body:r}){super(n),this.name="Refused",this.code=e,this.status=s,this.body=r}},Se=class extends Error{constructor(){super(i("No answer from the server. Look whether it has arrived before you do it again.")),this.name="Unreachable",this.code="unreachable"}},ce=location.pathname.match(/^\/practice\/[\w-]+/)?.[0]??"",Hi=5e3,bo=[250,500,1e3,2e3,4e3],Ri=[502,503,504],ie=class{#e;constructor(e){this.#e=ce+(e.endsWith("/")?e:`${e}/`)}async get(e){return ts(await this.#t(e,{}))}async look(e,n){let s=await this.#t(e,{headers:n?{"If-None-Match":n}:{},cache:"no-store"});return s.status===304?null:{state:ts(s),etag:s.etag}}async send(e,n,s={},{signal:r}={}){let o={"Content-Type":"application/json","Idempotency-Key":ao()},a={method:e,headers:o,body:JSON.stringify(s)};for(let l=0;;l+=1){try{return ts(await this.#t(n,a))}catch(u){if(!(u instanceof Se)||r?.aborted)throw u}await new Promise(u=>setTimeout(u,bo[Math.min(l,bo.length-1)]))}}async#t(e,n){let s=new AbortController,r=setTimeout(()=>s.abort(),Hi);try{let o=await fetch(this.#e+e,{signal:s.signal,...n});if(Ri.includes(o.status))throw new Se;let{ok:a,status:l,headers:u}=o;return{ok:a,status:l,etag:u.get("ETag"),text:await o.text()}}catch{throw new Se}finally{clearTimeout(r)}}};function ts({ok:t,status:e,text:n}){let s=Pi(n);if(t)return s;let{code:r=`http-${e}`,message:o}=s?.error??s??{};throw new gt({code:r,message:o??i("The server answered {status} and did not say why.",{status:e}),status:e,body:s})}function Pi(t){try{return JSON.parse(t)}catch{return null}}var yo="wakeLock"in navigator;function go(){if(!yo)return;let t=()=>{document.visibilityState==="visible"&&navigator.wakeLock.request("screen").catch(()=>{})};document.addEventListener("visibilitychange",t),t()}var vo=function(t,e,n,s){var r;e[0]=0;for(var o=1;o<e.length;o++){var a=e[o++],l=e[o]?(e[0]|=a?1:2,n[e[o++]]):e[++o];a===3?s[0]=l:a===4?s[1]=Object.assign(s[1]||{},l):a===5?(s[1]=s[1]||{})[e[++o]]=l:a===6?s[1][e[++o]]+=l+"":a?(r=t.apply(l,vo(t,l,n,["",null])),s.push(r),l[0]?e[0]|=2:(e[o-2]=0,e[o]=r)):s.push(l)}return s},ko=new Map;function _o(t){var e=ko.get(this);return e||(e=new Map,ko.set(this,e)),(e=vo(this,e.get(t)||(e.set(t,e=(function(n){for(var s,r,o=1,a="",l="",u=[0],p=function(h){o===1&&(h||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,h,a):o===3&&(h||a)?(u.push(3,h,a),o=2):o===2&&a==="..."&&h?u.push(4,h,0):o===2&&a&&!h?u.push(5,0,!0,a):o>=5&&((a||!h&&o===5)&&(u.push(o,0,a,r),o=6),h&&(u.push(o,h,0,r),o=6)),a=""},d=0;d<n.length;d++){d&&(o===1&&p(),p(d));for(var $=0;$<n[d].length;$++)s=n[d][$],o===1?s==="<"?(p(),u=[u],o=3):a+=s:o===4?a==="--"&&s===">"?(o=1,a=""):a=s+a[0]:l?s===l?l="":a+=s:s==='"'||s==="'"?l=s:s===">"?(p(),o=1):o&&(s==="="?(o=5,r=a,a=""):s==="/"&&(o<5||n[d][$+1]===">")?(p(),o===3&&(u=u[0]),o=u,(u=u[0]).push(2,0,o),o=0):s===" "||s==="	"||s===`
`||s==="\r"?(p(),o=2):a+=s),o===3&&a==="!--"&&(o=4,u=u[0])}return p(),u})(t)),e),arguments,[])).length>1?e:e[0]}var P,So,ss,Mt,es,tn,To,Ze,Oo,os,ns,Fi,Oe=Symbol.for("pv"),en={},nn=[],Ii=/^m(i|n|o|s|text|space)$/,rs=Array.isArray,as=nn.slice,Vt=Object.assign;function Jt(t){t&&t.parentNode&&t.remove()}function sn(t,e,n){var s,r,o,a={},l=arguments.length;for(o in e)o=="key"?s=e[o]:o=="ref"&&typeof t!="function"?r=e[o]:a[o]=e[o];return l>2&&(a.children=l>3?as.call(arguments,2):n),Te(t,a,s,r,null)}function Te(t,e,n,s,r){var o={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Oe,__v:r||++So,__i:-1,__u:0};return!r&&P.vnode&&P.vnode(o),o}function Ht(t){return t.children}function le(t,e){this.props=t,this.context=e,this.__g=0}function Bt(t,e){if(e==null)return t.__&&Bt(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:Bt(t)}function Di(t){var e,n=t.__v,s=n.__e,r=[],o=[],a=t.__P;a&&((e=Vt({constructor:Oe},n)).__v=n.__v+1,P.vnode&&P.vnode(e),is(a,e,n,t.__n,a.namespaceURI,32&n.__u?[s]:null,r,s||Bt(n),32&n.__u,o),e.__v=n.__v,e.__.__k[e.__i]=e,No(r,e,o),n.__=n.__e=null,e.__e!=s&&Ao(e))}function Ao(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),Ao(t)}function wo(t){(8&t.__g||(t.__g|=8,Mt.push(t),tn++))&&es==P.debounceRendering||((es=P.debounceRendering)||queueMicrotask)(Eo)}function Eo(){try{for(var t,e=1;Mt.length;)Mt.length>e&&Mt.sort(To),t=Mt.shift(),e=Mt.length,8&t.__g&&Di(t)}finally{(tn=Mt.length)&&(es||queueMicrotask)(Eo)}}function Co(t,e,n,s,r,o,a,l,u,p,d){var $,h,f,b,x,y,k=s.__k||nn,w=e.length;for(u=Ui(n,e,k,u,w),$=0;$<w;$++)(f=n.__k[$])!=null&&(h=~f.__i&&k[f.__i]||en,f.__i=$,y=is(t,f,h,r,o,a,l,u,p,d),b=f.__e,(h.ref!=f.ref||8&h.__u)&&(h.ref&&cs(h.ref,null,f,h),f.ref&&d.push(f.ref,f.__c||b,f)),x=x||b,4&f.__u?(u=Lo(f,u,t,!h.__v),h.__e&&(h.__e=null)):typeof f.type=="function"&&y!==void 0?u=y:b&&(u=b.nextSibling),f.__u&=-21);return n.__e=x,u}function Ui(t,e,n,s,r){var o,a,l,u,p,d,$,h,f,b=n.length,x=b,y=0,k=0,w=t.__k=Array(r);for(o=0;o<r;o++)(a=e[o])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=w[o]=Te(null,a):rs(a)?a=w[o]=Te(Ht,{children:a}):a.constructor===Oe&&a.__b?a=w[o]=Te(a.type,a.props,a.key,a.ref,a.__v):w[o]=a,u=o+y,a.__=t,a.__b=t.__b+1,l=null,~(p=a.__i=qi(a,n,u,x))&&(x--,(l=n[p])&&(l.__u|=2)),l&&l.__v?(a.__u|=16,p==u-1?y--:p==u+1?y++:p!=u&&(p>u?y--:y++,k=1)):(~p||(r>b?y--:r<b&&y++),typeof a.type!="function"&&(a.__u|=4))):w[o]=null;if(k){for(d=[],$=[],o=0;o<r;o++)if((a=w[o])&&16&a.__u){for(y=0,h=d.length;y<h;)d[f=y+h>>1]<a.__i?y=f+1:h=f;d[y]=a.__i,$[o]=y+1}for(y=d.length;o--;)$[o]&&($[o]==y?y--:w[o].__u|=4)}if(x)for(o=0;o<b;o++)!(l=n[o])||2&l.__u||(l.__e==s&&(s=Bt(l)),ls(l,l));return s}function Lo(t,e,n,s){var r,o,a,l;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(o=0;o<r.length;o++)r[o]&&(r[o].__=t,e=Lo(r[o],e,n,!1));return e}for(e&&!e.parentNode&&(e=Bt(t))&&!e.parentNode&&(e=null),a=t.__e,l=e;l&&l.nodeType==8;)l=l.nextSibling;for(a!=l&&(!s&&n.moveBefore&&a.parentNode?n.moveBefore(a,e):n.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function qi(t,e,n,s){var r,o=t.key,a=t.type,l=e[n],u=l&&!(2&l.__u);if(l===null&&o==null||u&&o==l.key&&a==l.type)return n;if(s>(u?1:0)){for(r=n-1;r>=0;r--)if((l=e[r])&&!(2&l.__u)&&o==l.key&&a==l.type)return r;for(r=n+1;r<e.length;r++)if((l=e[r])&&!(2&l.__u)&&o==l.key&&a==l.type)return r}return-1}function xo(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function Ye(t,e,n,s,r){var o,a;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.cssText=s=""),s)for(e in s)n&&e in n||xo(t.style,e);if(n)for(e in n)s&&n[e]==s[e]||xo(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(t.__e||(t.__e={}))[e]=n,n&&s||(a=ns[e]||(ns[e]=Wi(e)),(t.__a||(t.__a={}))[e]=os,o=e!=(e=e.replace(Oo,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,a,o):t.removeEventListener(e,a,o));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function Wi(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[Ze]==null)e[Ze]=os++;else if(e[Ze]<this.__a[t])return;return n(P.event?P.event(e):e)}}}function is(t,e,n,s,r,o,a,l,u,p){var d,$,h,f,b,x,y,k,w,A,_,T,M,z,U,G,rt,ut,at=e.type;if(e.constructor!==Oe)return null;128&n.__u&&(u=32&n.__u,d=n.__c.__z)&&(e.__u|=u,$=o=[],d.nodeType==8?l=Xe(d,o):o.push(d),l=o[0]||l),(d=P.__b)&&d(e);t:if(typeof at=="function"){h=a.length;try{if(k=e.props,w=(d=at.prototype)&&d.render,A=(d=at.contextType)&&s[d.__c],_=d?A?A.props.value:d.__:s,(f=n.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):(w?e.__c=f=new at(k,_):(e.__c=f=new le(k,_),f.constructor=at,f.render=zi),A&&A.sub(f),f.state||(f.state={}),f.__n=s,f.__g|=8,f.__h=[],f.__k=[]),w&&(f.__s||(f.__s=f.state),at.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=Vt({},f.__s)),Vt(f.__s,at.getDerivedStateFromProps(k,f.__s)))),b=f.props,x=f.state,f.__v=e,n.__c){if(k!==b&&w&&!at.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(k,_),e.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(k,f.__s,_)===!1){e.__v!=n.__v&&(f.props=k,f.state=f.__s,f.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(Y){Y&&(Y.__=e)}),nn.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&a.push(f),l=Bt(n);break t}f.componentWillUpdate&&f.componentWillUpdate(k,f.__s,_),w&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(b,x,y)})}else w&&!at.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),w&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=_,f.props=k,f.__P=t,f.__g&=-5,T=P.__r,M=w?25:0;do f.__g&=-9,T&&T(e),d=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++M<25);w&&(nn.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(s=Vt({},s,f.getChildContext())),w&&n.__c&&f.getSnapshotBeforeUpdate&&(y=f.getSnapshotBeforeUpdate(b,x)),z=d&&d.type===Ht&&d.key==null?d.props.children:d,k.__P&&(d=l,r=(t=k.__P).namespaceURI,u=o=null,n.props&&n.props.__P!=t&&(n.__k.some(function(Y){Y&&ls(Y,Y)}),n.__k=null),l=n.__k?Bt(n,0):null),l=Co(t,rs(z)?z:[z],e,n,s,r,o,a,l,u,p),k.__P&&(e.__e=null,l=d),e.__u&=-161,$&&$.some(Jt),f.__h.length&&a.push(f),1&f.__g&&(f.__g&=-4)}catch(Y){if(a.length=h,e.__v=null,u||o)if(Y&&Y.then){if(e.__u|=128|u,o){for(~(rt=o.indexOf(l||void 0))||(rt=o.length);(ut=o[rt-1])&&ut.nodeType==8;)rt--;for(;rt<o.length;rt++)if(ut=o[rt])if(o[rt]=null,U){if(ut==G)break}else{if(ut.nodeType!=8)break;ut.data.startsWith("$s")&&(G=Xe(U=ut))}}if(!U){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;U=l}(d=Xe(U=e.__c.__z||(e.__c.__z=U)))?(e.__e=U,l=d):e.__e=l,l=l&&l.nextSibling}else o&&o.some(Jt);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),Y&&Y.then||jo(e),P.__e(Y,e,n)}}else l=e.__e=Ki(n.__e,e,n,s,r,o,a,u,p,t);return(d=P.diffed)&&d(e),l}function Xe(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function jo(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(jo))}function No(t,e,n){for(var s=0;s<n.length;)cs(n[s++],n[s++],n[s++]);P.__c&&P.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(o){o.call(r)})}catch(o){P.__e(o,r.__v)}})}function Ki(t,e,n,s,r,o,a,l,u,p){var d,$,h,f,b,x,y,k,w=n.props||en,A=e.props,_=e.type;if(_=="svg"?r="http://www.w3.org/2000/svg":_=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),o){for(d=0;d<o.length;d++)if((b=o[d])&&(_?b.localName==_:b.nodeType==3)){t=b,o[d]=null;break}}if(!t){if(k=p.ownerDocument||document,!_)return k.createTextNode(A);t=k.createElementNS(r,_,A.is?A:p),l&&(P.__m&&P.__m(e,o),l=!1),o=null}if(_){if(p=_=="template"&&t.content||t,o=_=="textarea"&&A.defaultValue!=null?null:o&&as.call(p.childNodes),!l&&o)for(w={},d=0;d<t.attributes.length;d++)w[(b=t.attributes[d]).name]=b.value;for(d in w)b=w[d],d=="dangerouslySetInnerHTML"?h=b:d=="children"||d in A||d=="value"&&"defaultValue"in A||d=="checked"&&"defaultChecked"in A||Ye(t,d,null,b,r);for(d in A)b=A[d],d=="children"?f=b:d=="dangerouslySetInnerHTML"?$=b:d=="value"?x=b:d=="checked"?y=b:l&&typeof b!="function"||w[d]===b||Ye(t,d,b,w[d],r);$?(l||h&&($.__html==h.__html||$.__html==t.innerHTML)||(t.innerHTML=$.__html),e.__k=[]):(h&&(t.textContent=""),(_=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Ii.test(_))&&(r="http://www.w3.org/1999/xhtml"),Co(p,rs(f)?f:[f],e,n,s,r,o,a,o?o[0]:n.__k&&Bt(n,0),l,u),o&&o.some(Jt)),l&&_!="textarea"||(d="value",_=="progress"&&x==null?t.removeAttribute(d):x==null||x===t[d]&&(_!="progress"||x)||Ye(t,d,x,w[d],r),d="checked",y!=null&&y!=t[d]&&Ye(t,d,y,w[d],r))}else w===A||l&&t.data==A||(t.data=A);return t}function cs(t,e,n,s){try{typeof t=="function"?e?e.__x=t(e)||1:s&&(s=s.__c||s.__e)&&(e=s.__x)&&(s.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){P.__e(r,n)}}function ls(t,e,n){var s,r,o,a;if(P.unmount&&P.unmount(t),!(s=t.ref)||s.current&&s.current!=t.__e||cs(s,null,e,t),s=t.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(l){P.__e(l,e)}s.__P=s.__n=null}if(s=t.__k)for(a=0;a<s.length;a++)s[a]&&ls(s[a],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(s=t.__c)&&(s=s.__z)&&(r=Xe(s,o=[]))&&(s==t.__e&&o.some(Jt),Jt(r),Jt(s)),n||Jt(t.__e),t.__e=t.__c=t.__=null}function zi(t,e,n){return this.constructor(t,n)}function us(t,e){var n,s,r,o;P.__&&P.__(t,e),e.nodeType==9&&(e=e.documentElement),s=(n=t&&32&t.__u)?null:e.__k,e.__k=Te(Ht,{children:[t]}),r=[],o=[],is(e,e.__k,s||en,en,e.namespaceURI,s?null:e.firstChild?as.call(e.childNodes):null,r,s?s.__e:e.firstChild,n,o),No(r,e.__k,o),e.__k.props.children=null}P={__e:function(t,e,n,s){for(var r,o,a;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(o=r.constructor)&&o.getDerivedStateFromError)&&r.setState(o.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,s||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(l){t=l}}throw tn=0,t}},So=0,ss=function(t){return t!=null&&t.constructor===Oe},le.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=Vt({},this.state)),typeof t=="function"&&(t=t(Vt({},n),this.props)),t&&(Vt(n,t),this.__v&&(e&&this.__k.push(e),wo(this)))},le.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),wo(this))},le.prototype.render=Ht,Mt=[],tn=0,To=function(t,e){return t.__v.__b-e.__v.__b},Ze=Symbol(),Oo=/(PointerCapture)$|Capture$/i,os=0,ns={},Fi=0;var ue,Q,ps,Mo,ds=Object.is,on=0,qo=[],fs=[],V=P,Bo=V.__b,Ho=V.__r,Ro=V.diffed,Po=V.__c,Fo=V.unmount,Io=V.__;function rn(t,e){V.__h&&V.__h(Q,t,on||e),on=0;var n=Q.__H||(Q.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function S(t){return on=1,Gi(Wo,t)}function Gi(t,e,n){var s=rn(ue++,2);if(s.t=t,!s.__c&&(s.__=[n?n(e):Wo(void 0,e),function(o){var a=(s.__N||s.__)[0],l=s.t(a,o);ds(a,l)||(s.__N=[l,s.__[1]],s.__c.setState({}))}],s.__c=Q,!Q.__f)){Q.__f=!0;var r=Q.shouldComponentUpdate;Q.shouldComponentUpdate=function(o,a,l){var u=this.__H;if(!u)return!0;var p=!1,d=this.props!=o;if(u.__.some(function(h){h.__N&&(p=!0,ds(h.__[0],h.__N[0])||(d=!0))}),r){var $=r.call(this,o,a,l);return p?$||d:$}return!p||d}}return s.__}function H(t,e){var n=rn(ue++,3);!V.__s&&hs(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,Q.__H.__h.push(n))}function Qt(t,e){var n=rn(ue++,4);!V.__s&&hs(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,Q.__h.push(n))}function F(t){return on=5,Ee(function(){return{current:t}},[])}function Ee(t,e){var n=rn(ue++,7);return hs(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function Ji(){var t;do{for(;t=fs.shift();)try{Ae(t)}catch(n){V.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=qo.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Ae),e.__h.some($s),e.__h=[]}catch(n){e.__h=[],V.__e(n,t.__v)}}}while(fs.length)}V.__b=function(t){Q=null,Bo&&Bo(t)},V.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),Io&&Io(t,e)},V.__r=function(t){Ho&&Ho(t),ue=0;var e=(Q=t.__c).__H;e&&(ps==Q?Q.__h=[]:(e.__h.some(Ae),e.__h.some($s),ue=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),ps=Q},V.diffed=function(t){Ro&&Ro(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Uo(qo.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),ps=Q=null},V.__c=function(t,e){e.some(function(n){try{n.__h.some(Ae),n.__h=n.__h.filter(function(s){return!s.__||$s(s)})}catch(s){n.__h=[function(){throw s}]}}),Po&&Po(t,e)},V.unmount=function(t){Fo&&Fo(t);var e,n,s=t.__c;s&&s.__H&&(s.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Uo(fs.push(r))}else Ae(r)}catch(o){e=o}}),s.__H=void 0,e&&V.__e(e,s.__v))};var Do=typeof requestAnimationFrame=="function";function Vi(t){var e,n=function(){clearTimeout(s),Do&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(n,35);Do&&(e=requestAnimationFrame(n))}function Uo(t){t!=1&&Mo==V.requestAnimationFrame||((Mo=V.requestAnimationFrame)||Vi)(Ji)}function Ae(t){var e=Q,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),Q=e}function $s(t){var e=Q;t.__c=t.__(),Q=e}function hs(t,e){return!t||t.length!=e.length||e.some(function(n,s){return!ds(n,t[s])})}function Wo(t,e){return typeof e=="function"?e(t):e}var Qi=Symbol.for("preact-signals");function un(){if(Ct>1){Ct--;return}let t,e=!1;for((function(){let n=an;for(an=void 0;n!==void 0;){let s=n.S;if(s.v===n.v)for(let r=s.t;r!==void 0;r=r.x)r.i===n.i&&(r.i=s.i);n=n.o}})();Le!==void 0;){let n=Le;for(Le=void 0,cn++;n!==void 0;){let s=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&zo(n))try{n.c()}catch(r){e||(t=r,e=!0)}n=s}}if(cn=0,Ct--,e)throw t}function pe(t){if(Ct>0)return t();ms=++Yi,Ct++;try{return t()}finally{un()}}var q,Ce,Le;function je(t){let e=q,n=Ce;q=void 0,Ce=void 0;try{return t()}finally{q=e,Ce=n}}var an,Ct=0,cn=0,Yi=0,ms=0,ln=0;function Ko(t){if(q===void 0)return;let e=t.n;if(e===void 0||e.t!==q)return e={i:0,S:t,p:q.s,n:void 0,t:q,e:void 0,x:void 0,r:e},q.s!==void 0&&(q.s.n=e),q.s=e,t.n=e,32&q.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=q.s,e.n=void 0,q.s.n=e,q.s=e),e}function Z(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}Z.prototype.brand=Qi;Z.prototype.h=function(){return!0};Z.prototype.S=function(t){let e=this.t;e!==t&&t.e===void 0&&(t.x=e,this.t=t,e!==void 0?e.e=t:je(()=>{var n;(n=this.W)==null||n.call(this)}))};Z.prototype.U=function(t){if(this.t!==void 0){let e=t.e,n=t.x;e!==void 0&&(e.x=n,t.e=void 0),n!==void 0&&(n.e=e,t.x=void 0),t===this.t&&(this.t=n,n===void 0&&je(()=>{var s;(s=this.Z)==null||s.call(this)}))}};Z.prototype.subscribe=function(t){return Tt(()=>{let e=this.value;je(()=>t(e))},{name:"sub"})};Z.prototype.valueOf=function(){return this.value};Z.prototype.toString=function(){return this.value+""};Z.prototype.toJSON=function(){return this.value};Z.prototype.peek=function(){return je(()=>this.value)};Object.defineProperty(Z.prototype,"value",{get(){let t=Ko(this);return t!==void 0&&(t.i=this.i),this.v},set(t){if(t!==this.v){if(cn>100)throw new Error("Cycle detected");(function(e){Ct!==0&&cn===0&&e.l!==ms&&(e.l=ms,an={S:e,v:e.v,i:e.i,o:an})})(this),this.v=t,this.i++,ln++,Ct++;try{for(let e=this.t;e!==void 0;e=e.x)e.t.N()}finally{un()}}}});function pt(t,e){return new Z(t,e)}function zo(t){for(let e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function Go(t){for(let e=t.s;e!==void 0;e=e.n){let n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function Jo(t){let e,n=t.s;for(;n!==void 0;){let s=n.p;n.i===-1?(n.S.U(n),s!==void 0&&(s.n=n.n),n.n!==void 0&&(n.n.p=s)):e=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=s}t.s=e}function Yt(t,e){Z.call(this,void 0,e),this.x=t,this.s=void 0,this.g=ln-1,this.f=4}Yt.prototype=new Z;Yt.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===ln))return!0;if(this.g=ln,this.f|=1,this.i>0&&!zo(this))return this.f&=-2,!0;let t=q;try{Go(this),q=this;let e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return q=t,Jo(this),this.f&=-2,!0};Yt.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(let e=this.s;e!==void 0;e=e.n)e.S.S(e)}Z.prototype.S.call(this,t)};Yt.prototype.U=function(t){if(this.t!==void 0&&(Z.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(let e=this.s;e!==void 0;e=e.n)e.S.U(e)}};Yt.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(Yt.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let t=Ko(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function Ne(t,e){return new Yt(t,e)}function Vo(t){let e=t.j;if(t.j=void 0,typeof e=="function"){Ct++;let n=q;q=void 0;try{e()}catch(s){throw t.f&=-2,t.f|=8,bs(t),s}finally{q=n,un()}}}function bs(t){for(let e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,Vo(t)}function Zi(t){if(q!==this)throw new Error("Out-of-order effect");Jo(this),q=t,this.f&=-2;try{8&this.f&&bs(this)}finally{un()}}function de(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,Ce&&Ce.push(this)}de.prototype.c=function(){let t=this.S();try{if(8&this.f||this.x===void 0)return;let e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};de.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Vo(this),Go(this),Ct++;let t=q;return q=this,Zi.bind(this,t)};de.prototype.N=function(){2&this.f||(this.f|=2,this.u=Le,Le=this)};de.prototype.d=function(){this.f|=8,1&this.f||bs(this)};de.prototype.dispose=function(){this.d()};function Tt(t,e){let n=new de(t,e);try{n.c()}catch(r){throw n.d(),r}let s=n.d.bind(n);return s[Symbol.dispose]=s,s}var Xi=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,Qo,dn,pn;var Yo=[];Tt(function(){Qo=this.N})();function fe(t,e){P[t]=e.bind(null,P[t]||(()=>{}))}function Me(t){if(pn){let e=pn;pn=void 0,e()}pn=t&&t.S()}function Zo({data:t}){let e=ec(t);e.name="ReactiveDom",e.value=t;let[n,s]=Ee(()=>{let r=this,o=this.__v;for(;o=o.__;)if(o.__c){o.__c.__$f|=4;break}let a=Ne(()=>{let d=e.value.value;return d===0?0:d===!0?"":d||""}),l=Ne(()=>!Array.isArray(a.value)&&!ss(a.value)),u=Tt(function(){if(this.N=Xo,l.value){let d=a.value;r.__v&&r.__v.__e&&r.__v.__e.nodeType===3&&(r.__v.__e.data=d)}}),p=this.__$u.d;return this.__$u.d=function(){u(),p.call(this)},[l,a]},[]);return n.value?s.peek():s.value}Zo.displayName="ReactiveTextNode";Object.defineProperties(Z.prototype,{constructor:{configurable:!0,value:sn(Ht,null).constructor},type:{configurable:!0,value:Zo},props:{configurable:!0,get(){let t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});fe("__b",(t,e)=>{if(Me(),dn=void 0,typeof e.type=="string"){let n,s=e.props;for(let r in s){if(r==="children")continue;let o=s[r];o instanceof Z&&(n||(e.__np=n={}),n[r]=o,s[r]=o.peek())}}t(e)});fe("__r",(t,e)=>{if(t(e),e.type!==Ht){Me();let n,s=e.__c;s&&(s.__$f&=-2,n=s.__$u,n===void 0&&(s.__$u=n=(function(r,o){let a;return Tt(function(){a=this},{name:o}),a.c=r,a})((function(r){return function(){var o;Xi&&((o=this.y)==null||o.call(this)),r.__$f|=1,r.setState({})}})(s),typeof e.type=="function"?e.type.displayName||e.type.name:""))),dn=s,Me(n)}});fe("__e",(t,e,n,s)=>{Me(),dn=void 0,t(e,n,s)});fe("diffed",(t,e)=>{Me(),dn=void 0;let n;if(typeof e.type=="string"&&(n=e.__e)){let s=e.__np,r=e.props,o=n.U;if(o)for(let a in o){let l=o[a];l===void 0||s&&a in s||(l.d(),o[a]=void 0)}if(s){o||(o={},n.U=o);for(let a in s){let l=o[a],u=s[a];l===void 0?(l=tc(n,a,u,r),o[a]=l):l.o(u,r)}}}t(e)});function tc(t,e,n,s){let r=e in t&&t.ownerSVGElement===void 0,o=pt(n);return{o:(a,l)=>{o.value=a,s=l},d:Tt(function(){this.N=Xo;let a=o.value.value;s[e]!==a&&(s[e]=a,r?t[e]=a:a!=null&&(a!==!1||e[4]==="-")?t.setAttribute(e,a):t.removeAttribute(e))})}}fe("unmount",(t,e)=>{if(typeof e.type=="string"){let n=e.__e;if(n){let r=n.U;if(r){n.U=void 0;for(let o in r){let a=r[o];a&&a.d()}}}let s=e.__np;if(s){let r=e.props;for(let o in s)r[o]=s[o]}e.__np=void 0}else{let n=e.__c;if(n){n.__$f|=8;let s=n.__$u;s&&(n.__$u=void 0,s.d())}}t(e)});fe("__h",(t,e,n,s)=>{s<3&&(e.__$f|=2),t(e,n,s)});le.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;let n=this.__$u,s=n&&n.s!==void 0;for(let r in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let r=2&this.__$f;if(!(s||r||4&this.__$f)||1&this.__$f)return!0}else if(!(s||4&this.__$f)||3&this.__$f)return!0;for(let r in t)if(r!=="__source"&&t[r]!==this.props[r])return!0;for(let r in this.props)if(!(r in t))return!0;return!1};function ec(t,e){return Ee(()=>pt(t,e),[])}var nc=t=>{queueMicrotask(()=>{queueMicrotask(t)})};function sc(){pe(()=>{let t;for(;t=Yo.shift();)Qo.call(t)})}function Xo(){Yo.push(this)===1&&(P.requestAnimationFrame||nc)(sc)}var c=_o.bind(sn),g=t=>t.filter(Boolean).join(" ");var oc=320,rc=1500,ac=36,ic=1800,ys={x:-1e3,y:-1e3,key:null,at:-1/0},cc=ys,Rt=ys;function nr(t,e,n){cc=Rt,Rt={x:t,y:e,key:n,at:performance.now()}}function sr(t,e){let{left:n,top:s,width:r,height:o}=e.getBoundingClientRect();nr(n+r/2,s+o/2,t)}addEventListener("click",({isTrusted:t,detail:e,clientX:n,clientY:s,target:r})=>{if(!t)return;let o=r instanceof Element&&r.closest("button");e?nr(n,s,null):o&&sr("enter",o)},{capture:!0});var lc=(t,e)=>t.key===e.key&&(t.key!==null||Math.hypot(t.x-e.x,t.y-e.y)<=ac);function Lt(t,{fresh:e=!1}={}){let n=F(e&&Rt!==ys?null:t),s=F(!1),r=F(null);return n.current!==t&&(n.current=t,s.current=!0,r.current=performance.now()-Rt.at<rc?Rt:null),Qt(()=>{if(!s.current)return;let o=setTimeout(()=>{s.current=!1},oc);return()=>clearTimeout(o)},[t]),{swallows(o){return!s.current||r.current&&!lc(r.current,Rt)?!1:(o.stopPropagation(),o.preventDefault(),uc(i("This has just changed. Tap again.")),!0)}}}var tr=null,er;function uc(t){tr?.remove(),clearTimeout(er);let e=document.createElement("p");tr=e,e.className="unheard",e.setAttribute("role","status"),e.textContent=t,([...document.querySelectorAll("dialog[open]")].at(-1)??document.body).append(e);let{width:s,height:r}=e.getBoundingClientRect();e.style.left=`${Math.max(8,Math.min(Rt.x-s/2,innerWidth-s-8))}px`,e.style.top=`${Math.max(8,Rt.y-r-40)}px`,er=setTimeout(()=>e.remove(),ic)}function v({kind:t,name:e,disabled:n,busy:s,large:r,chosen:o,onTap:a,children:l}){let u=["button",t&&`is-${t}`,r&&"is-large",s&&"is-busy",o&&"is-chosen"];return c`<button type="button" class=${g(u)} aria-label=${e} aria-busy=${s?"true":null}
      aria-pressed=${o===void 0?null:String(!!o)}
      disabled=${n} onClick=${()=>!s&&a?.()}>${l}</button>`}function W({question:t,end:e,steady:n,children:s}){let r=Lt(t,{fresh:!0});return c`<div class="controls">
    <div class="controls-main" onClickCapture=${r.swallows}>${s}</div>
    ${e&&c`<div class="controls-end" onClickCapture=${n?null:r.swallows}>${e}</div>`}
  </div>`}var pc={2:i("two"),3:i("three"),4:i("four"),5:i("five"),6:i("six"),7:i("seven"),8:i("eight"),9:i("nine"),T:i("ten"),J:i("jack"),Q:i("queen"),K:i("king"),A:i("ace")},dc={c:i("clubs"),d:i("diamonds"),h:i("hearts"),s:i("spades")},Be={2:"M4.5 12C5 6.5 9.5 3.5 15 3.5C21 3.5 25.5 7 25.5 13C25.5 17.5 23 21 18.5 25.5L4.5 40.5H26.5",3:"M4.5 7C7.5 4.5 10.5 3.5 14 3.5C20 3.5 24.5 7 24.5 12S20.5 20.7 13 20.7C21.5 20.7 26 24.5 26 30.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.8",4:"M20.5 40.5V3.5L3.5 29.5H27",5:"M24.5 3.5H7.5L6 20C8.5 18 11.5 17 14.5 17C21.5 17 26.5 21.5 26.5 28.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.5",6:"M4 29.5C4 23 9 18.3 15 18.3S26 23 26 29.5S21 40.5 15 40.5S4 36 4 29.5C4 16 9 7 19.5 3.5",7:"M3.5 3.5H26.5C19.5 15 14 27 12.5 40.5",8:"M15 21A9.8 8.75 0 1 1 15 3.5A9.8 8.75 0 1 1 15 21A11.3 9.75 0 1 1 15 40.5A11.3 9.75 0 1 1 15 21Z",9:"M26 14.5C26 21 21 25.7 15 25.7S4 21 4 14.5S9 3.5 15 3.5S26 8 26 14.5C26 28 21 37 10.5 40.5",T:"M3.5 10L9.5 3.5V40.5M24.2 3.5C18.5 3.5 16.4 10 16.4 22S18.5 40.5 24.2 40.5S32 34 32 22S29.9 3.5 24.2 3.5Z",J:"M13 3.5H23V29.5C23 36.5 19 40.5 13.5 40.5C8 40.5 4.5 37 4.5 31",Q:"M15 3.5C7.5 3.5 3.5 10 3.5 22S7.5 40.5 15 40.5S26.5 34 26.5 22S22.5 3.5 15 3.5ZM17.5 31.5L26.5 41.5",K:"M5 3.5V40.5M26 3.5L6.5 25M13 18.5L26.5 40.5",A:"M3.5 40.5L15 3.5L26.5 40.5M8 29H22"},X={c:"M71 28A21 21 0 1 1 29 28A21 21 0 1 1 71 28ZM50 59A22 22 0 1 1 6 59A22 22 0 1 1 50 59ZM94 59A22 22 0 1 1 50 59A22 22 0 1 1 94 59ZM38 42H62L54 62C55 78 59 88 67 95H33C41 88 45 78 46 62Z",d:"M50 3C60 21 73 38 87 50C73 62 60 79 50 97C40 79 27 62 13 50C27 38 40 21 50 3Z",h:"M50 93C20 68 5 51 5 32C5 17 16 7 28 7C38 7 46 13 50 23C54 13 62 7 72 7C84 7 95 17 95 32C95 51 80 68 50 93Z",s:"M50 4C66 26 93 41 93 62C93 74 84 83 73 83C65 83 59 79 55 73C56 82 60 89 67 95H33C40 89 44 82 45 73C41 79 35 83 27 83C16 83 7 74 7 62C7 41 34 26 50 4Z"},fn="M50 4L61 37L96 37L68 58L78 92L50 71L22 92L32 58L4 37L39 37Z",or=[...Array(9).keys()].map(t=>{let e=20*(t+1),n=Math.max(0,e-120),s=Math.min(80,e);return`M${10+n} ${10+e-n}L${10+s} ${10+e-s}M${90-n} ${10+e-n}L${90-s} ${10+e-s}`}).join("");function dt(t){return t==="Jk"?i("joker"):K(t)?i("{rank} of {suit}",{rank:pc[t[0]],suit:dc[t[1]]}):i("face down")}var K=t=>typeof t=="string"&&/^([2-9TJQKA][cdhs]|Jk)$/.test(t),gs=[..."shdc"].flatMap(t=>[..."AKQJT98765432"].map(e=>e+t));function Zt({allowed:t,picked:e=[],onPick:n,onTakeBack:s,busy:r}){let o=new Set(t),a=o.has("Jk")?[...gs,"Jk"]:gs;return c`<div class="picker-grid" role="group" aria-label=${i("cards")}>
    ${a.map((l,u)=>c`<${fc} key=${l} card=${l} starts=${u%13===0}
      picked=${e.includes(l)} open=${o.has(l)} busy=${r}
      onTap=${()=>e.includes(l)?s?.(l):n(l)} />`)}
  </div>`}function fc({card:t,starts:e,open:n,picked:s,busy:r,onTap:o}){let a=!n&&!s,u=[t!=="Jk"&&`suit-${t[1]}`,e&&"starts-suit",a&&"is-out",s&&"is-picked"];return c`<button type="button" class=${g(["picker-card",...u])} disabled=${a||r}
      aria-label=${dt(t)} aria-pressed=${s?"true":null} onClick=${o}>
    ${!a&&c`<${Xt} card=${t} />`}
  </button>`}function Xt({card:t}){if(!K(t))return c`<span>?</span>`;if(t==="Jk")return c`<${rr} path=${fn} />`;let[e,n]=t;return c`
    <svg viewBox=${e==="T"?"0 0 36 44":"0 0 30 44"} aria-hidden="true">
      <path class="card-rank" d=${Be[e]} />
    </svg>
    <${rr} path=${X[n]} />`}var rr=({path:t})=>c`<svg viewBox="-2 -2 104 104" aria-hidden="true">
  <path class="card-pip" d=${t} />
</svg>`,$c={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},B=t=>K(t)&&t!=="Jk"?`${t[0]==="T"?"10":t[0]}${$c[t[1]]}\uFE0E`:dt(t);var D=t=>i(`${String(t).replaceAll("_"," ")}##of a game`);function He(t){return K(t)?B(t):typeof t=="number"?m(t):typeof t=="boolean"?t?i("yes"):i("no"):Array.isArray(t)?t.map(He).join(" "):t&&typeof t=="object"?Object.values(t).map(He).join(" \xB7 "):D(t)}function ft(t){return t.length<2?t.join(""):i("{others} and {last}",{others:t.slice(0,-1).join(", "),last:t.at(-1)})}var $n=t=>t.replace(/(\d{3})(?=\d)/g,"$1 ");var hc="http://www.w3.org/2000/svg";function hn({svg:t,name:e}){let n=t.includes("xmlns")?t:t.replace("<svg",`<svg xmlns="${hc}"`);return c`<img class="qr" alt=${e} src=${`data:image/svg+xml,${encodeURIComponent(n)}`} />`}var mc=3e4;function ks(t,e,n=null){let[s,r]=S(null);return H(()=>{let o=!1,a=()=>t.get(`nights/${e}/room`).then(u=>o||r(u),()=>{});a();let l=setInterval(()=>document.hidden||a(),mc);return()=>{o=!0,clearInterval(l)}},[e,n]),s}var vs=t=>t.addresses.length>0;function Re({room:t,small:e}){return vs(t)?c`<div class=${g(["room-code",e&&"is-small"])}>
    <${hn} svg=${t.qr} name=${i("the address to join with a phone, to scan")} />
    <div class="room-words">
      <p>${e?i("Join"):i("Scan it with a phone, or open")}</p>
      <p class="room-address">${t.addresses[0]}</p>
      ${t.addresses.slice(1).map(n=>c`<p key=${n} class="room-other">${i("or {address}",{address:n})}</p>`)}
      <p class="room-figures">${$n(t.code)}</p>
    </div>
  </div>`:c`<p>${i("No phone reaches this Croupier: it listens on its own machine alone. Start it without --host.")}</p>`}function mn({mark:t="s",title:e,text:n,children:s}){return c`<div class="state">
    <svg class="state-mark" viewBox="0 0 100 100" aria-hidden="true">
      <path fill="currentColor" d=${X[t]} />
    </svg>
    <p class="state-title">${e}</p>
    ${n&&c`<p class="state-text">${n}</p>`}
    ${s}
  </div>`}var $e=()=>c`<div class="languages" role="group" aria-label=${i("The language of this screen")}>
  ${Object.entries(lo).map(([t,e])=>c`<${v} key=${t} kind="quiet" chosen=${t===St}
      onTap=${()=>t!==St&&uo(t)}><span lang=${t}>${e}</span><//>`)}
</div>`;var yh={device:i("as the device"),light:i("light"),dark:i("dark")};function _s({kind:t}){let[e,n]=bc("suits");return c`<${v} kind=${t} chosen=${e==="four"} onTap=${()=>n(e==="four"?null:"four")}>
    ${e==="four"?i("four-colour cards: on"):i("four-colour cards: off")}
  <//>`}function bc(t){let[e,n]=S(()=>yc(t));return[e,r=>{gc(t,r),n(r),dispatchEvent(new Event("storage"))}]}function yc(t){try{return localStorage.getItem(t)}catch{return null}}function gc(t,e){try{e===null?localStorage.removeItem(t):localStorage.setItem(t,e)}catch{}}var Pt="between",yn="liveliest",bn="turns";function ar({shown:t,since:e,before:n,now:s},r,o){let a=r.filter(({live:p})=>p);if(o!==yn&&o!==bn)return a.some(({table:p})=>String(p)===o)?Number(o):Pt;if(!a.length)return Pt;let l=a.find(({table:p})=>p===t),u=s-e;return l?.busy&&u<6e4?t:o===bn?kc(t,u,a):vc(t,n,u,a)?Pt:_c(l,u,a)}function kc(t,e,n){let s=[...n.map(({table:o})=>o),Pt],r=s.indexOf(t);return r>=0&&e<15e3?t:s[(r+1)%s.length]}function vc(t,e,n,s){let r=o=>s.some(({table:a})=>a===o);return t===Pt?n<8e3&&e!==null&&!r(e):t!==null&&!r(t)}function _c(t,e,n){if(t&&e<8e3)return t.table;let[s]=[...n].sort((r,o)=>o.busy-r.busy||o.version-r.version);return s.table}var ir="wall shows",wc=6e3;function cr({night:t,shows:e,said:n}){let[s,r]=S(()=>JSON.parse(localStorage.getItem(ir)??"null")),o=l=>{let u={night:t,said:n,shows:l};localStorage.setItem(ir,JSON.stringify(u)),r(u)};return{shows:s?.night===t&&s.said===n?s.shows:e,choose:o}}function ws({tables:t,choice:e}){let[n,s]=S(0),r=[[yn,i("where something happens")],[bn,i("table after table")],...t.map(({table:a,name:l})=>[String(a),l])],o=F(null);return o.current={ways:r,choice:e},Qt(()=>{let a=({key:u})=>{let{ways:p,choice:d}=o.current,$=p.findIndex(([f])=>f===d.shows),h={ArrowLeft:-1,ArrowRight:1,ArrowUp:-1,ArrowDown:1}[u];if(h)d.choose(p[($+h+p.length)%p.length][0]);else if(u==="0")d.choose(yn);else if(p.some(([f])=>f===u))d.choose(u);else if(u!=="Enter")return;s(f=>f+1)},l=()=>s(u=>u+1);return addEventListener("keydown",a),addEventListener("click",l),()=>{removeEventListener("keydown",a),removeEventListener("click",l)}},[]),H(()=>{if(!n)return;let a=setTimeout(()=>s(0),wc);return()=>clearTimeout(a)},[n]),n?c`<div class="wall-choices" role="group" aria-label=${i("this wall shows")}>
    ${r.map(([a,l])=>c`<button key=${a} type="button" class=${g(["wall-choice",a===e.shows&&"is-chosen"])}
      aria-pressed=${String(a===e.shows)} onClick=${()=>e.choose(a)}>${l}</button>`)}
    <${$e} />
    <div class="languages"><${_s} kind="quiet" /></div>
  </div>`:null}var lr=(t,e,n)=>t.send("POST",e,n);var xs=t=>t instanceof gt?t.body?.error?.wait??0:0;function ur(t){let[e,n]=S({busy:!1,trouble:null}),[s,r]=S(0),o=F(!1);return H(()=>{if(!s)return;let l=setTimeout(()=>r(s-1),1e3);return()=>clearTimeout(l)},[s]),{...e,wait:s,knock:async(l,u)=>{if(o.current)return null;o.current=!0,n({busy:!0,trouble:null});try{let p=await lr(t,l,u);return n({busy:!1,trouble:null}),p}catch(p){if(!(p instanceof gt))throw p;return r(xs(p)),n({busy:!1,trouble:xs(p)?null:p.message}),null}finally{o.current=!1}},clear:()=>n(l=>l.trouble?{busy:!1,trouble:null}:l)}}function jt({text:t,onGone:e}){return t?c`<div class="slip" role="alert">
    <span>${t}</span>${e&&c`<${v} kind="quiet" name=${i("close")} onTap=${e}>✕<//>`}
  </div>`:null}var pr={ArrowLeft:-1,ArrowRight:1,ArrowUp:-3,ArrowDown:3},xc=["1","2","3","4","5","6","7","8","9"];function dr({label:t,value:e,length:n,least:s=n,most:r=n,secret:o,submit:a,busy:l,trouble:u,wait:p,onInput:d,onSubmit:$}){let h=F(null),f=F(e);f.current=e;let b=l||p>0,x=T=>{let M=T.replace(/\D/g,"").slice(0,r);b||M===f.current||(f.current=M,d(M),M.length===n&&$(M))},y=T=>x(f.current+T),k=()=>x(f.current.slice(0,-1)),w=T=>{T.preventDefault(),h.current.focus(),f.current.length>=s&&!b&&$(f.current)},A=T=>{if(T.key in pr)return _(T);T.target!==h.current&&/^\d$/.test(T.key)&&y(T.key)},_=T=>{let M=[...T.currentTarget.querySelectorAll(".pad-grid button")],z=M.indexOf(T.target),U=z<0?T.key==="ArrowDown"?0:null:z+pr[T.key];U!==null&&(T.preventDefault(),U<0?h.current.focus():M[U]?.focus())};return H(()=>h.current.focus(),[t]),c`<form class="pad-form" onSubmit=${w} onKeyDown=${A} novalidate>
    <label class="pad-question" for="figures">${t}</label>
    <input id="figures" ref=${h} class=${g(["pad-figures",o&&"is-secret"])} type=${o?"password":"text"}
      inputmode="none" autocomplete="off" value=${e} aria-invalid=${u?"true":null}
      onInput=${T=>{x(T.target.value),T.target.value=f.current}} />
    <div class="pad-trouble">
      <${jt} text=${p>0?i("Too many wrong tries. Wait {time}.",{time:Sc(p)}):u} />
    </div>
    <div class="pad-grid">
      ${xc.map(T=>c`<${v} key=${T} disabled=${p>0} onTap=${()=>y(T)}>${T}<//>`)}
      <${v} name=${i("take off the last figure")} disabled=${!e} onTap=${k}>⌫<//>
      <${v} disabled=${p>0} onTap=${()=>y("0")}>0<//>
      <button type="submit" class=${g(["button is-main",l&&"is-busy"])} disabled=${e.length<s||p>0}
        aria-busy=${l?"true":null}>${a}</button>
    </div>
  </form>`}var Sc=t=>t<100?i("{seconds} s",{seconds:t}):N("{count} minute","{count} minutes",Math.ceil(t/60));function te(t,e){let n=[],s=t;for(let r of[...e].sort((o,a)=>a.value-o.value)){let o=Math.floor(s/r.value);o>0&&n.push({...r,count:o}),s-=o*r.value}return n}var Tc=4;function fr(t,e,n=Oc(t,e),s=Tc){let r=new Map(te(t,e).map(({value:u,count:p})=>[u,p])),o=e.map(({value:u})=>u).sort((u,p)=>u-p),a=u=>r.get(u)??0,l=()=>o.filter(u=>u<=n).reduce((u,p)=>u+p*a(p),0);for(;l()<Math.min(s*n,t);){let u=o.find(d=>d>n&&a(d));if(!u)break;r.set(u,a(u)-1);let p=e.filter(({value:d})=>d<u);for(let{value:d,count:$}of te(u,p))r.set(d,a(d)+$)}return e.map(u=>({...u,count:a(u.value)})).filter(({count:u})=>u).sort((u,p)=>p.value-u.value)}var Oc=(t,e)=>Math.max(1,...e.map(({value:n})=>n).filter(n=>n<=t/50)),$r=t=>t.map(({count:e,colour:n})=>i("{count} {colour}##of chips",{count:e,colour:D(n)})).join(", ");function Pe(t,e,n){return e.reduce((r,o)=>r+o,0)===t?e:te(t,n).flatMap(({value:r,count:o})=>Array(Math.min(o,500)).fill(r))}function gn(t,e){let n=t.lastIndexOf(e);return t.filter((s,r)=>r!==n)}var hr={white:{body:"#efeadb",spots:"#7b7a74"},red:{body:"#c22f39",spots:"#fff"},blue:{body:"#2460b0",spots:"#fff"},green:{body:"#1f8a49",spots:"#fff"},black:{body:"#25252a",spots:"#fff"},purple:{body:"#6d3c9b",spots:"#fff"},yellow:{body:"#e6b91f",spots:"#25252a"},pink:{body:"#df79a4",spots:"#fff"},orange:{body:"#de6f25",spots:"#fff"},grey:{body:"#878d92",spots:"#fff"},brown:{body:"#794d2a",spots:"#fff"},turquoise:{body:"#17909a",spots:"#fff"}},Ac=5,mr=8,kn=({value:t,colour:e})=>c`<${vn} value=${t} colour=${e} count=${1} bare />`;function vn({value:t,colour:e,count:n,bare:s}){let r=Math.min(n,Ac),o=64+(r-1)*mr,{body:a,spots:l}=hr[e]??hr.grey,u={"--chip-colour":a,"--chip-spots":l},p=[...Array(r-1).keys()].map($=>o-32-$*mr),d=c`<svg class="chip" viewBox=${`0 0 64 ${o}`} style=${u} role="img"
      aria-label=${i("{count} {colour}, {value} each##of chips",{count:n,colour:D(e),value:t})}>
    ${p.map($=>c`<g key=${$}>
      <circle class="chip-under" cx="32" cy=${$} r="30.5" />
      <circle class="chip-spots" cx="32" cy=${$} r="26.5" stroke-dasharray="13.9 13.85" />
    </g>`)}
    <circle class="chip-body" cx="32" cy="32" r="30.5" />
    <circle class="chip-spots" cx="32" cy="32" r="26.5" stroke-dasharray="13.9 13.85" />
    <circle class="chip-face" cx="32" cy="32" r="20.5" />
    <text class="chip-value" x="32" y=${32+br(t)*.36} font-size=${br(t)}>${yr(t)}</text>
  </svg>`;return s?d:c`<span class="pile">${d}<span class="pile-count" aria-hidden="true">×${n}</span></span>`}function Ft({amount:t,chipset:e,change:n,words:s}){let r=n?fr(t,e,...n===!0?[]:[n,1]):te(t,e);return c`<span class="chips">
    <span class="chips-piles">${r.map(o=>c`<${vn} key=${o.value} ...${o} />`)}</span>
    ${s&&c`<span class="chips-words">${$r(r)}</span>`}
  </span>`}function yr(t){return t<1e3||t%100?String(t):`${t/1e3}k`}var br=t=>[26,25,19,15,12][Math.min(yr(t).length,5)-1];var gr=({title:t,text:e,children:n})=>c`<main class="porch">
  <div class="porch-words">
    <div class="porch-mark" aria-hidden="true"><${vn} value=${1} colour="white" count=${3} bare /></div>
    <p class="porch-name">Croupier</p>
    <h1>${t}</h1>
    ${e&&c`<p class="quiet">${e}</p>`}
    <${$e} />
  </div>
  ${n}
</main>`;function kr(){let t=decodeURIComponent(location.hash.slice(1)).replace(/\D/g,"");return location.hash&&history.replaceState(null,"","/wall"),t}function vr({api:t,code:e="",onIn:n}){let[s,r]=S(e),o=ur(t),a=async u=>{let p=await o.knock("session/wall",{code:u});p?n(p.night):r("")};H(()=>{e&&a(e)},[]);let l=u=>{r(u),o.clear()};return c`<${gr} title=${i("A screen on the wall")} text=${i("The host's desk shows the code: the night, wall.")}>
    <div class="porch-door">
      <${dr} label=${i("The wall's code")} value=${s} length=${6} submit=${i("go")} busy=${o.busy}
        trouble=${o.trouble} wait=${o.wait} onInput=${l} onSubmit=${a} />
      <p class="porch-else"><a href="/sign-in?another">${i("not a wall: join, a table, the host")}</a></p>
    </div>
  <//>`}var Ec=3e3;function _r(t,e,n){let[s,r]=S(null),o=F(void 0);return H(()=>{let a,l=!1,u=async()=>{try{let p=await t.look(`nights/${e}/evening`,o.current);if(l||!p)return;o.current=p.etag,r(p.state)}catch{a=setTimeout(u,Ec)}};return u(),()=>{l=!0,clearTimeout(a)}},[e,n]),s}var he=({result:t,line:e})=>t!==0||e.some(n=>n!==e[0]);var Cc=1500,Lc=1e4,wr=[1e3,2e3,5e3,15e3],jc=2,Nc=({status:t})=>t<500&&t!==429,_n=class{state=pt(null);connection=pt("polling");heard=pt(Date.now());refusal=pt(null);#e;#t;#n;#o=null;#s=null;#r=0;#p;#d;#a=!1;#i=!1;#c=0;#l=!1;#f=[[document,"visibilitychange",()=>this.#$()],[window,"pageshow",()=>this.#$()],[window,"pagehide",()=>this.#h()],[window,"online",()=>this.refresh()]];constructor({api:e,path:n,events:s}){this.#e=e,this.#t=n,this.#n=ce+s;for(let[r,o,a]of this.#f)r.addEventListener(o,a);this.#$()}accept(e,n=null){let s=this.state.peek();s&&e.version<s.version||(this.#o=n,this.state.value=e)}refresh(){this.#l&&this.#u()}close(){this.#h();for(let[e,n,s]of this.#f)e.removeEventListener(n,s)}#$(){document.hidden?this.#h():this.#g()}#g(){this.#l||(this.#l=!0,this.#m(),this.#u())}#h(){this.#l=!1,this.#b(),clearTimeout(this.#p),clearTimeout(this.#d)}#m(){let e=new EventSource(this.#n);this.#s=e,e.onopen=()=>{this.#r=0,this.#y()},e.onmessage=({data:n})=>{Number(n)<=this.state.peek()?.version||this.#u()},e.addEventListener("look",()=>this.#u()),e.onerror=()=>{this.#b();let n=wr[Math.min(this.#r,wr.length-1)];this.#r+=1,this.#p=setTimeout(()=>this.#m(),n),this.#u()}}#b(){this.#s?.close(),this.#s=null}async#u(){if(this.#a){this.#i=!0;return}this.#a=!0,clearTimeout(this.#d);try{let n=this.state.peek(),s=await this.#e.look(this.#t,this.#o);s&&this.state.peek()!==n&&s.state.version===this.state.peek().version?this.#i=!0:s&&this.accept(s.state,s.etag),this.#c=0,this.heard.value=Date.now()}catch(n){if(n instanceof gt&&Nc(n))return this.#k(n);this.#c+=1}finally{this.#a=!1}if(this.#y(),!this.#l)return;if(this.#i)return this.#i=!1,this.#u();let e=this.#s?.readyState===EventSource.OPEN&&!this.#c?Lc:Cc;this.#d=setTimeout(()=>this.#u(),e)}#k(e){this.refusal.value=e,this.close()}#y(){this.#c>=jc?this.connection.value="lost":this.#s?.readyState===EventSource.OPEN?this.connection.value="live":this.connection.value="polling"}};function E({card:t,lit:e,dim:n}){let s=K(t),r=[s&&t!=="Jk"&&`suit-${t[1]}`,e&&"is-lit",n&&"is-dim"];return c`<svg class=${g(["card",...r])} viewBox="0 0 100 140" role="img" aria-label=${dt(t)}>
    <rect class="card-paper" x="1" y="1" width="98" height="138" rx="9" />
    <g key=${t} class="card-side">${s?t==="Jk"?Bc:Mc(t):Hc}</g>
  </svg>`}function Mc([t,e]){return c`
    <path class="card-rank" d=${Be[t]} transform=${`translate(${t==="T"?7:9} 9) scale(1.3)`} />
    <path class="card-pip" d=${X[e]} transform="translate(10 71) scale(.33)" />
    <path class="card-pip" d=${X[e]} transform="translate(47 82) scale(.47)" />`}var Bc=c`
  <path class="card-rank" d=${Be.J} transform="translate(9 9) scale(1.3)" />
  <path class="card-pip" d=${fn} transform="translate(28 68) scale(.62)" />`,Hc=c`
  <rect class="card-back" x="7" y="7" width="86" height="126" rx="5" />
  <path class="card-lattice" d=${or} />
  <rect class="card-lattice" x="10" y="10" width="80" height="120" rx="3" />`;function it({label:t,wanted:e}){return c`<svg class="card" viewBox="0 0 100 140" role="img" aria-label=${t??i("no card yet")}>
    <rect class=${g(["card-outline",e&&"is-wanted"])} x="3" y="3" width="94" height="134" rx="9" />
  </svg>`}function j({cards:t,places:e=0,label:n,fanned:s,lit:r,wanted:o}){let a=Math.max(0,e-t.length);return c`<div class=${g(["hand",s&&"is-fanned"])} role="group" aria-label=${n}>
    <div class="hand-cards">
      ${t.map((l,u)=>c`<${E} key=${u} card=${l}
        lit=${r?.has(l)} dim=${r&&!r.has(l)} />`)}
      ${[...Array(a).keys()].map(l=>c`<${it} key=${`empty ${l}`} wanted=${o&&l===0} />`)}
    </div>
    ${n&&c`<div class="hand-label">${n}</div>`}
  </div>`}var L=t=>Object.fromEntries(t.seats.map(({seat:e,player:n})=>[e,n]));function ct({title:t,onClose:e,foot:n,large:s,children:r}){let o=F(null),a=Lt(t,{fresh:!0});H(()=>{let u=o.current,p=document.activeElement;return u.showModal(),()=>{u.close(),p?.focus({preventScroll:!0})}},[]);let l=u=>{u.preventDefault(),e()};return c`<dialog class=${g(["dialog",s&&"is-large"])} ref=${o} aria-label=${t} onCancel=${l} onClickCapture=${a.swallows}>
    <h2>${t}</h2>
    <div class="dialog-body">${r}</div>
    <div class="dialog-foot">${n}</div>
  </dialog>`}function kt({title:t,text:e,yes:n,no:s=i("go back"),danger:r,onYes:o,onClose:a}){let l=c`
    <${v} kind="plain" onTap=${a}>${s}<//>
    <${v} kind=${r?"danger":"main"} onTap=${o}>${n}<//>`;return c`<${ct} title=${t} onClose=${a} foot=${l}><p>${e}</p><//>`}function lt({text:t,detail:e,news:n}){return c`<div class="line">
    <p class="line-text" role="status">${n&&c`<span class="line-news">${n}</span> `}${t}</p>
    ${e&&c`<p class="line-detail">${e}</p>`}
  </div>`}var tt=({by:t,do:e,since:n})=>`${t} ${e} ${n??""}`;function me({chipset:t,fits:e,onAdd:n,onTakeOff:s}){let r=[...t].sort((o,a)=>o.value-a.value);return c`<div class="pad-chips">
    ${r.map(o=>c`<${Ic} key=${o.value} chip=${o} disabled=${!e(o.value)}
      onAdd=${()=>e(o.value)&&n(o.value)} onTakeOff=${()=>s(o.value)} />`)}
  </div>`}var Fc=450;function Ic({chip:t,disabled:e,onAdd:n,onTakeOff:s}){let r=F(null),o=F(!1),a=()=>{o.current=!1,r.current=setTimeout(()=>{o.current=!0,s()},Fc)},l=()=>clearTimeout(r.current);return c`<button type="button" class="pad-chip" aria-disabled=${e?"true":null}
      aria-label=${i("add {value} ({colour})",{value:t.value,colour:D(t.colour)})}
      onPointerDown=${a} onPointerUp=${l} onPointerLeave=${l} onPointerCancel=${l}
      onContextMenu=${u=>u.preventDefault()}
      onClick=${()=>!o.current&&n()}>
    <${kn} ...${t} />
  </button>`}function It(t,e){let n=e.length===1&&t.seats.find(s=>s.seat===e[0]);return!n||t.facts.sheet&&!n.rack?null:i("rack {chips}",{chips:n.rack})}function Ss({round:t}){let{prompt:e,zones:n,cards:s}=t,r=a=>Object.values(n).some(l=>l.count&&qc(l,a)),o=a=>e.options.some(({by:l})=>l===a);return e.awaited.filter(a=>a!=="dealer"&&(s==="virtual"&&r(a)||!o(a)))}var qc=({owner:t,sight:e},n)=>e==="owner"&&t===n||e==="others"&&t!==n;function be(t,e){let n=L(e.round);return Ss(e).map(s=>Ts(e,s)?c`<span key=${`phone ${s}`} class="controls-note">${i("{player} has it on the phone.",{player:n[s]})}</span>`:c`<${v} key=${`pass ${s}`} kind="main" busy=${t.late.value}
    onTap=${()=>t.handOver(s)}>${i("tablet to {player}",{player:n[s]})}<//>`)}var Ts=({table:t},e)=>t.phones&&t.seats.find(n=>n.seat===e)?.phone==="in";var Os=t=>["bura.first-lead","bura.lead"].includes(t?.say.code),Wc={bura:i("three trumps"),aces:i("three aces"),molodka:i("three of one plain suit")};function As(){return{lead:({cards:t})=>i("LEAD {cards}",{cards:t.map(B).join(" ")}),answer:({cards:t})=>i("ANSWER {cards}",{cards:t.map(B).join(" ")}),announce:({kind:t})=>i("announce {kind}",{kind:t}),declare:()=>i("declare 31"),yield:()=>i("yield"),pass:()=>i("PASS")}}function xr({table:t,state:e,news:n,face:s}){let{round:r}=e,{prompt:o}=r,a=L(r),[l]=o.awaited,u=r.seats.find(({seat:b})=>b!==l).seat,p=(b,x)=>o.options.find(y=>y.do===b&&(x===void 0||y.by===x)),d=p("lead")??p("answer"),$=t.late.value,h=(b,x)=>Ts(e,b)?c`<span class="controls-note">${i("{player} has it on the phone.",{player:a[b]})}</span>`:c`<${v} kind=${x} busy=${$} onTap=${()=>t.handOver(b)}>
    ${i("tablet to {player}",{player:a[b]})}
  <//>`,f=c`
    ${p("announce")&&c`<${zc} option=${p("announce")} who=${a[u]} table=${t} />`}
    ${p("declare")&&c`<${Gc} options=${o.options.filter(b=>b.do==="declare")} players=${a}
      sure=${s.sure()} table=${t} />`}`;return c`<section class="foot" aria-label=${i("what is next")}>
    <${lt} text=${o.say.text} news=${n} detail=${It(r,o.awaited)} />
    ${d?c`<${Kc} key=${tt(d)} option=${d} words=${As()} table=${t} end=${f}
          undo=${r.undoable?t.undo:null} />`:c`
        ${t.error.value&&c`<div class="panel"><${jt} text=${t.error.value} /></div>`}
        <${W} question=${o.options.map(tt).join()} end=${f}>
          ${h(l,"main")}${h(u,"plain")}
        <//>`}
  </section>`}function Kc({option:t,words:e,table:n,undo:s,end:r}){let[o,a]=S([]),{of:l,least:u,most:p}=t.values.cards,d=h=>n.act({...t,args:{cards:h}});return c`
    <div class="panel">
      <${Zt} allowed=${l} picked=${o} onPick=${async h=>{let f=[...o,h].slice(-p);a(f),u===p&&f.length===p&&!await d(f)&&a([])}} onTakeBack=${h=>a(o.filter(f=>f!==h))} />
      <${jt} text=${n.error.value} />
    </div>
    <${W} question=${tt(t)} end=${r}>
      ${u<p?c`<${v} kind="main" disabled=${!o.length} busy=${n.late.value} onTap=${()=>d(o)}>
            ${o.length?e[t.do]({cards:o}):i("tap the cards led")}
          <//>`:c`<p class="controls-note">${p===1?i("Tap the card."):i("Tap the {most} cards: {count} more.",{most:p,count:p-o.length})}</p>`}
      <${v} kind="plain" disabled=${!s} busy=${n.late.value} onTap=${s}>${i("undo")}<//>
    <//>`}function zc({option:t,who:e,table:n}){let[s,r]=S(!1),o=t.values.kind,a=async l=>{r(!1),await n.act({...t,args:{kind:l}})};return c`<${v} onTap=${()=>r(!0)}>${i("announce \u2026")}<//>
    ${s&&c`<${ct} title=${i("{player} announces",{player:e})} onClose=${()=>r(!1)}
        foot=${c`<${v} kind="plain" onTap=${()=>r(!1)}>${i("go back")}<//>`}>
      <div class="choices">
        ${o.map(l=>c`<${v} key=${l} onTap=${()=>a(l)}>
          <span class="choice-words"><b>${l}</b><span class="choice-note">${Wc[l]}</span></span>
        <//>`)}
      </div>
    <//>`}`}function Gc({options:t,players:e,sure:n,table:s}){let[r,o]=S(!1),[a,l]=S(null),u=()=>{o(!1),l(null)},p=async()=>{u(),await s.act(a)};return c`<${v} onTap=${()=>o(!0)}>${i("declare 31 \u2026")}<//>
    ${r&&!a&&c`<${ct} title=${i("Who declares 31?")} onClose=${u}
        foot=${c`<${v} kind="plain" onTap=${u}>${i("go back")}<//>`}>
      <div class="choices">
        ${t.map(d=>c`<${v} key=${d.by} kind="plain" onTap=${()=>l(d)}>${e[d.by]}<//>`)}
      </div>
    <//>`}
    ${a&&c`<${kt} ...${n.declare(e[a.by])} onYes=${p} onClose=${u} />`}`}var Or={Felt:tl,Foot:Jc,Seen:il,words:As,sure:Vc,deed:Qc,payment:Zc,over:Xc,passOn:Yc},Sr="6789JQKTA",Tr={A:11,T:10,K:4,Q:3,J:2},Ar={c:i("clubs"),d:i("diamonds"),h:i("hearts"),s:i("spades")};function Jc(t){let{code:e}=t.prompt.say,n=t.cards==="physical"&&(e==="bura.answer"||e==="bura.promised");return Os(t.prompt)||n?xr:null}function Vc(){return{declare:t=>({title:i("{player} declares 31?",{player:t}),text:i("The won cards are turned up and counted. There is no way back."),yes:i("{player} declares",{player:t})})}}function Qc({do:t,args:e},{who:n}){let s=e.cards?.every(K)?` ${e.cards.map(B).join(" ")}`:"";switch(t){case"lead":return i("{player} leads{cards}.",{player:n,cards:s});case"answer":return i("{player} answers{cards}.",{player:n,cards:s});case"yield":return i("{player} yields the lead.",{player:n});case"declare":return i("{player} declares 31.",{player:n});case"pass":return i("{player} passes.",{player:n});case"announce":return"";default:return null}}function Yc({prompt:t}){return["bura.answer","bura.outbid","bura.promised"].includes(t?.say.code)?t.awaited[0]:null}function Zc({transfers:t}){let e=t.find(({from:r,to:o})=>r==="pot"||o==="pot"),n=t.filter(r=>r!==e),s=e&&[e.from==="pot"?i("out of the pot, all of it"):i("into the pot, which is carried")];return{hand:e?.why??null,sums:[...s??[],...n.map(({why:r,amount:o})=>`${r}: ${m(o)}`)]}}function Xc({record:t}){return t.at(-1).events.map(({text:e})=>e).at(-1)}function tl({state:t,paying:e}){let{round:n,table:s,night:r}=t,{places:o,zones:a,facts:l}=n,u=n.seats.map(({seat:p})=>p).sort((p,d)=>p-d);return c`<section class=${g(["felt","bura",n.cards==="physical"&&"is-short"])} aria-label=${i("felt")}>
    <${nl} zones=${a} facts=${l} />
    ${u.map(p=>c`<${sl} key=${p} seat=${p} round=${n} lit=${el(n,e,p)}
      holds=${s.hand_over?.seat===p} />`)}
    <div class="bura-pot" data-place="pot">
      <${Ft} amount=${o.pot??0} chipset=${r.chip_set} />
      <span>${J("pot {chips}",{chips:c`<b class="figure">${m(o.pot??0)}</b>`})}</span>
    </div>
  </section>`}var el=({prompt:t},e,n)=>e?e.seat===n:!!t?.awaited.includes(n);function nl({zones:t,facts:e}){let n=t.stock.count+(t.trump?.count??0),[s]=t.trump?.cards??[];return c`<div class="bura-trumps">
    <div class="bura-stock">
      ${s&&c`<${E} card=${s} />`}
      ${t.stock.count>0&&c`<${E} card="??" />`}
    </div>
    <p>${n>0&&i("stock {count}",{count:n})} ${!e.drawing&&i("no more drawing")}</p>
    ${e.trump&&c`<p class="bura-suit">
      <svg class=${`suit-${e.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${X[e.trump]} /></svg>
      <b>${Ar[e.trump]}</b> ${i("trumps")}
    </p>`}
  </div>`}function sl({seat:t,round:e,lit:n,holds:s}){let r=e.seats.find(p=>p.seat===t),o=e.markers[t],a=e.zones[`won:${t}`],l=e.zones[`hand:${t}`],u=[e.dealer===t&&i("the deal"),s&&i("has the tablet"),o&&i("owes {chips}",{chips:m(o)})];return c`<div class=${g(["bura-side",n&&"is-lit"])} role="group" aria-label=${r.player}>
    <div class="bura-who">
      <b>${r.player}</b><span class="figure" data-place=${`seat:${t}`}>${m(r.rack)}</span>
      <span class="bura-note">${u.filter(Boolean).join(" \xB7 ")}</span>
      <span class="bura-word">${ol(e,t)}</span>
      <${j} cards=${l.cards} fanned />
    </div>
    ${a.sight==="all"?c`<${al} cards=${a.cards} />`:c`
      <${rl} round=${e} seat=${t} />
      <div class="bura-won">${a.count>0&&c`<${E} card="??" />`}<span class="small quiet">${a.count>0?i("won##cards"):""}</span></div>`}
  </div>`}function ol({facts:t,prompt:e,finished:n},s){let r=e?.say.code,{announced:o,leader:a,led:l}=t;return o?.seat===s?i("announces {kind}",{kind:o.kind}):n?"":r==="bura.outbid"?i("outbids or yields"):r==="bura.answer"?l===s?i("has led"):i("answers##has to, now"):r==="bura.last"?e.awaited.includes(s)?i("has the last word"):"":a!==s?Os(e)?i("may speak first"):"":l===null?i("has the lead"):i("takes the trick and leads")}function rl({round:t,seat:e}){let{led:n,trump:s}=t.facts,r=t.zones[`played:${e}`].cards,o=t.seats.find(p=>p.seat!==e).seat,a=t.zones[`played:${o}`].cards,l=n!==null&&n!==e&&r.length>0,u=l?Es(r,a,s):r;return c`<div class="bura-played" role="group" aria-label=${i("played")}>
    ${u.map((p,d)=>c`<${E} key=${p} card=${p} lit=${l&&wn(p,a[d],s)} />`)}
  </div>`}var wn=(t,e,n)=>t[1]===e[1]?Sr.indexOf(t[0])>Sr.indexOf(e[0]):t[1]===n;function Es(t,e,n){let s=r=>r.filter((o,a)=>wn(o,e[a],n)).length;return Er(t).reduce((r,o)=>s(o)>s(r)?o:r)}function Er(t){return t.length<2?[t]:t.flatMap((e,n)=>Er(t.filter((s,r)=>r!==n)).map(s=>[e,...s]))}function al({cards:t}){let e=o=>Tr[o[0]]??0,n=t.filter(e).sort((o,a)=>e(a)-e(o)),r=[...new Set(n.map(([o])=>o))].map(o=>`${n.filter(a=>a[0]===o).length} \xD7 ${Tr[o]}`);return c`<div class="bura-counted">
    <${j} cards=${n} fanned />
    <p>${r.join(" + ")||i("nothing")} = <b class="figure">${n.reduce((o,a)=>o+e(a),0)}</b>
      <span class="quiet small"> ${t.length>n.length?i("of 31, and {count} that count nothing",{count:t.length-n.length}):i("of 31")}</span></p>
  </div>`}function il({round:t,seat:e}){let n=L(t),[s]=t.zones.trump?.cards??[],r=t.seats.filter(o=>t.zones[`played:${o.seat}`].cards.length);return c`<div class="hand-others">
    ${s?c`<${j} cards=${[s]} label=${i("trumps")} />`:c`<p class="bura-suit"><b>${Ar[t.facts.trump]}</b> ${i("trumps")}</p>`}
    ${r.map(o=>c`<${j} key=${o.seat} cards=${t.zones[`played:${o.seat}`].cards}
      label=${o.seat===e?i("you"):n[o.seat]} />`)}
  </div>`}var vt=[..."cdhs"],Fe={c:i("clubs"),d:i("diamonds"),h:i("hearts"),s:i("spades")},Cr={A:1,T:10},Lr={J:11,Q:12,K:13},cl=5,ll=13,Ie=([t])=>t in Lr,xn=t=>Ie(t)?cl:Cr[t[0]]??Number(t[0]),Cs=t=>Lr[t[0]]??Cr[t[0]]??Number(t[0]),Sn=({zones:t},e)=>t[`certificates:${e}`]?.cards??[],De=({places:t},e)=>t[`money:${e}`]??0,ye=({suit:t})=>c`<svg class=${`company suit-${t}`} viewBox="0 0 100 100" role="img" aria-label=${Fe[t]}>
  <path fill="currentColor" d=${X[t]} />
</svg>`;function Ls({facts:t,zones:e,board:n},s){let r=e[`market:${s}`]?.cards.at(-1);if(!r||Ie(r))return[1,10];let{up:o,down:a}=n.limits[s],l=t.prices[s];return[Math.max(1,l-a),Math.min(10,l+o)]}function Tn({round:t}){return c`<div class="market" role="group" aria-label=${i("the market")}>
    ${vt.map(e=>c`<${ul} key=${e} suit=${e} round=${t} />`)}
  </div>`}function ul({suit:t,round:e}){let n=e.facts.prices[t],s=e.zones[`market:${t}`]?.cards.at(-1),[r,o]=Ls(e,t),{up:a,down:l}=e.board.limits[t];return c`<section class=${g(["market-company",n===0&&"is-bankrupt"])} aria-label=${Fe[t]}>
    <${ye} suit=${t} />
    <b class="market-price">${n??"\u2013"}</b>
    ${s&&c`<${E} card=${s} />`}
    <span class="market-span">${pl(n,r,o)}</span>
    <span class="market-limits">▲${m(a)} ▼${m(l)}</span>
  </section>`}function pl(t,e,n){return t===void 0?i("no price"):t===0?i("bankrupt, next {low}\u2013{high}",{low:e,high:n}):i("next {low}\u2013{high}",{low:e,high:n})}function On({prices:t}){let e=Math.max(t.length,12),n=o=>o/e*100,s=o=>100-o/ll*100,r=t.at(-1)??{};return c`<figure class="chart" role="img" aria-label=${i("the prices over the game; now {prices}",{prices:vt.map(o=>`${Fe[o]} ${r[o]??i("none")}`).join(", ")})}>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      ${[0,5,10].map(o=>c`<line key=${o} class="chart-rule" x1="0" x2="100" y1=${s(o)} y2=${s(o)} />`)}
      ${t.length>0&&vt.map((o,a)=>c`<path key=${o} class=${`chart-line is-${o}`} d=${dl(t,o,n,s)}
        transform=${`translate(0 ${(a-1.5)*.9})`} />`)}
    </svg>
    ${[0,5,10].map(o=>c`<span key=${o} class="chart-figure" style=${{top:`${s(o)}%`}} aria-hidden="true">${o}</span>`)}
    ${t.length>0&&vt.map(o=>c`<span key=${o} class=${`chart-end is-${o}`} aria-hidden="true"
      style=${{top:`${s(r[o])}%`,left:`${n(t.length)}%`,"--beside":fl(r,o)}}><${ye} suit=${o} /></span>`)}
  </figure>`}var dl=(t,e,n,s)=>t.map((r,o)=>`${o?"V":"M0 "}${s(r[e])}H${n(o+1)}`).join(""),fl=(t,e)=>vt.slice(0,vt.indexOf(e)).filter(n=>t[n]===t[e]).length;function jr({round:t,holds:e,lit:n}){let s=L(t),r=t.seats.map(({seat:l})=>l),o=js(t),a=Math.max(...r.map(l=>o?.[l]??t.board.players[l].worth));return c`<table class="holdings">
    <thead><tr>
      <th>${i("share holders")}</th>
      ${vt.map(l=>c`<th key=${l}><${ye} suit=${l} /></th>`)}
      <th class="number">${i("money")}</th><th class="number">${i("owes")}</th><th class="number">${o?i("takes home"):i("worth")}</th>
    </tr></thead>
    <tbody>${r.map(l=>{let{shares:u,debt:p,worth:d}=t.board.players[l],$=o?.[l]??d,h=[t.dealer===l&&i("banker"),e===l&&i("has the tablet")];return c`<tr key=${l} class=${g([n(l)&&"is-lit"])}>
        <th scope="row"><b>${s[l]}</b> <span class="quiet small">${h.filter(Boolean).join(" \xB7 ")}</span></th>
        ${vt.map(f=>c`<td key=${f}><${$l} count=${u[f]} cards=${Sn(t,l).filter(b=>b[1]===f)} /></td>`)}
        <td class="number" data-place=${`money:${l}`}>${m(De(t,l))}</td>
        <td class="number">${p?m(p):""}</td>
        <td class="number"><b>${m($)}</b><span class="holdings-best">${$===a?"\u2605":""}</span></td>
      </tr>`})}</tbody>
  </table>`}var $l=({count:t,cards:e})=>t>0&&c`<b>${t}</b> <span class="holdings-cards">${e.map(([n])=>n==="T"?"10":n).join(" ")}</span>`;function js({record:t,finished:e}){if(!e)return null;let n=t.at(-1).events.filter(({code:s})=>s==="csm.takes");return Object.fromEntries(n.map(({args:s})=>[s.seat,s.amount]))}function An({round:t,payouts:e}){if(!t)return[];let n=t.finished?t.record.at(-1)?.index:null,s=new Map(t.record.map(a=>[a.index,a.by])),r=e.filter(({action:a})=>a===n||s.get(a)==="dealer"),o=Dt(t);return r.map(a=>({...a,ids:o.filter(l=>hl(a,l)).map(({id:l})=>l)}))}var hl=({action:t,seat:e},{action:n,by:s,from:r,to:o})=>n===t&&r!==`seat:${s}`&&(st(r)===e||st(o)===e),Dt=({record:t})=>t.flatMap(({index:e,by:n,transfers:s})=>s.map((r,o)=>({...r,action:e,by:n,id:`${e} ${o}`})));function Nr(t,e,n){let s=t.round?Dt(t.round):[],r=new Set(e.slice(0,n).flatMap(({ids:l})=>l)),o=new Set(e.slice(n).flatMap(({ids:l})=>l)),a=({id:l})=>o.has(l)&&!r.has(l);return{moves:s.filter(l=>!a(l)),held:s.filter(a)}}function st(t){let e=t.split(":").find(n=>/^\d+$/.test(n));return e===void 0?null:Number(e)}function Mr(t,e){if(!e.length)return t;let n=new Map;for(let{from:l,to:u,amount:p}of e)n.set(l,(n.get(l)??0)+p),n.set(u,(n.get(u)??0)-p);let{table:s,round:r}=t,o=l=>({...l,rack:l.rack+(n.get(`seat:${l.seat}`)??0)}),a={...r.places};for(let[l,u]of n)l==="house"||l.startsWith("seat:")||(a[l]=(a[l]??0)+u,a[l]||delete a[l]);return{...t,table:{...s,tray:s.tray+(n.get("house")??0),seats:s.seats.map(o)},round:{...r,places:a,seats:r.seats.map(o)}}}var Br="hands",ml={bura:"6789JQKTA",lorum:"789TJQKA",polignac:"789TAJQK",schnapsen:"JQKTA"},bl="23456789TJQKA",yl=["uth","kabu"],gl="shcd";function Ue(t,{game:e,facts:n}){let s=ml[e]??bl,r=n?.trump,o=yl.includes(e),a=l=>{if(!K(l)||l==="Jk")return 1e3;let u=l[1]===r?-1:gl.indexOf(l[1]);return(o?0:u*20)-s.indexOf(l[0])};return[...t].sort((l,u)=>a(l)-a(u))}function En(t){let[e,n]=S(()=>kl());return{as:e,turn:()=>{let r=e==="sorted"?"dealt":"sorted";vl(r),n(r)},arranged:r=>e==="sorted"?Ue(r,t):r}}var Cn=({sorting:t})=>c`<${v} kind="plain" onTap=${t.turn}>
  ${t.as==="sorted"?i("as dealt"):i("sort")}
<//>`;function kl(){try{return localStorage.getItem(Br)==="dealt"?"dealt":"sorted"}catch{return"sorted"}}function vl(t){try{localStorage.setItem(Br,t)}catch{}}var u0={live:i("live"),polling:i("slow"),lost:i("no connection")};var _l="sounds";var wl=()=>localStorage.getItem(_l)==="on";var Hr=null;addEventListener("pointerdown",xl);async function xl(){!wl()||!globalThis.AudioContext||(Hr??=new AudioContext,await Hr.resume())}var L0=[[i("Enter or Space"),i("the main button, where there is only one")],["1 \u2013 9",i("the buttons under the line, in their order")],["U",i("undo")],["P",i("pay all; the last one: paid")],[i("? or /"),i("this list")]];var sg=[i("misdeal"),i("a card was seen"),i("wrong cards entered"),i("the table gives up the round")];var Ut=({table:t,line:e,detail:n,news:s,children:r})=>c`<section class="foot" aria-label=${i("what is next")}>
  <${lt} text=${e} detail=${n} news=${s} />
  <${_t} table=${t} />
  ${r}
</section>`,_t=({table:t})=>t.error.value&&c`<div class="trouble"><${jt} text=${t.error.value} onGone=${t.dismiss} /></div>`;var Pr=({prompt:t},e,n)=>t?.options.find(s=>s.by===e&&s.do===n),Ln=(t,e)=>!!t?.values.card.includes(e);function Ns(t,e){let n=xn(e);return`${N("{count} share","{count} shares",n)} \xB7 ${m(n*t.facts.prices[e[1]])}`}function Cl(t,e,n){let{shares:s}=t.board.players[e],r=t.facts.prices[n[1]];if(!r)return i("bankrupt");if(s[n[1]]+xn(n)>t.options.max_shares)return i("over {chips} shares",{chips:m(t.options.max_shares)});let o=xn(n)*r;return o>De(t,e)?i("costs {chips}",{chips:m(o)}):i("not now")}var Ms=(t,e,n)=>`${m(t.facts.prices[e[1]])} \u2192 ${n==="zero"?0:Cs(e)}`;function Ll(t,e){let[n,s]=Ls(t,e[1]),r=Cs(e);return r<n||r>s?i("only {low} to {high}",{low:n,high:s}):i("not now")}var Nt=({verb:t,note:e,ready:n,main:s,busy:r,onTap:o})=>c`<${v} kind=${s?"main":"plain"} disabled=${!n} busy=${r} onTap=${o}>
  <span class="trade-deed"><b>${t}</b><span>${e}</span></span>
<//>`;function Fr({zones:t,facts:e},n){if(!e.turn.business.length)return i("nothing done");let s=8-(t[`hand:${n}`]?.count??8);return s>0?i("draw {lacking}",{lacking:s}):""}function Ir({table:t,hand:e,seat:n,act:s,onCover:r}){let{round:o}=e,a=(o.prompt?.options??[]).map(tt).join(),[l,u]=S({asked:a,own:[],sale:null}),{own:p,sale:d}=l.asked===a?l:{own:[],sale:null},$=Lt(a),h=En(o),f=h.arranged(o.zones[`hand:${n}`].cards),b=(_,T)=>$.swallows(T)||u({asked:a,sale:null,own:p.includes(_)?p.filter(M=>M!==_):[...p,_].slice(-4)}),x=(_,T)=>$.swallows(T)||u({asked:a,own:[],sale:d===_?null:_}),y=t.late.value,k=Sn(o,n),w=p.map(_=>f[_]),{shares:A}=o.board.players[n];return c`
    <section class="hand-felt trade-hand" aria-label=${i("your hand")}>
      <${Tn} round=${o} />
      <div class="trade-mine" role="group" aria-label=${i("your certificates")}>
        <span class="quiet">${i("certificates")}</span>
        ${k.map((_,T)=>c`<${Dr} key=${T} card=${_} chosen=${d===T} onTap=${M=>x(T,M)} />`)}
        ${!k.length&&c`<span class="quiet">${i("none yet")}</span>`}
        <span class="trade-most quiet">${Object.values(A).some(Boolean)?i("at most {chips} shares of a company",{chips:m(o.options.max_shares)}):""}</span>
      </div>
      <div class="tap-hand" role="group" aria-label=${i("your cards")}>
        ${f.map((_,T)=>c`<button type="button" key=${T} class=${g(["tap-card",p.includes(T)&&"is-raised"])}
          aria-label=${dt(_)} aria-pressed=${String(p.includes(T))} onClick=${M=>b(T,M)}><${E} card=${_} /></button>`)}
      </div>
      <div class="hand-foot trade-foot">
        <${v} kind="plain" onTap=${r}>${i("cover")}<//>
        <${Cn} sorting=${h} />
        <p class="hand-note">${Nl(o)}</p>
        <${v} kind="plain" onTap=${t.takeBack}>${i("back to the dealer")}<//>
      </div>
    </section>
    <section class="foot" aria-label=${i("what is next")}>
      <${lt} text=${o.prompt?.say.text??i("The game is over.")} detail=${i("money {chips}",{chips:m(De(o,n))})} />
      <${_t} table=${t} />
      <${W} question=${a}>
        <div class="trade-row">
          <${jl} round=${o} seat=${n} picked=${w} sale=${d===null?null:k[d]} busy=${y} act=${s} />
        </div>
      <//>
    </section>`}function jl({round:t,seat:e,picked:n,sale:s,busy:r,act:o}){let a=b=>Pr(t,e,b),l=(b,x)=>()=>o({...a(b),args:x}),u=n.length===1?n[0]:null,p=u!==null&&Ie(u),d=u!==null&&Ln(a("market"),u),$=u!==null&&Ln(a("buy"),u),h=a("discard")&&n.length>0,f=n.length>1?i("one card"):i("tap a card");return c`
    ${s?c`<${Nt} main verb=${i("SELL {card}",{card:B(s)})} note=${Ns(t,s)} ready=${Ln(a("sell"),s)} busy=${r} onTap=${l("sell",{card:s})} />`:c`<${Nt} main verb="BUY" ready=${$} busy=${r} onTap=${l("buy",{card:u})}
          note=${u===null?f:$?Ns(t,u):a("buy")?Cl(t,e,u):i("no more trades")} />`}
    <${Nt} main verb="PRICE" ready=${d} busy=${r} onTap=${l("market",p?{card:u,to:"up"}:{card:u})}
      note=${u===null?f:d?Ms(t,u,"up"):a("market")?Ll(t,u):i("no more market")} />
    <${Nt} verb="BANKRUPT" ready=${d&&p} busy=${r} onTap=${l("market",{card:u,to:"zero"})}
      note=${d&&p?Ms(t,u,"zero"):"J Q K"} />
    <${Nt} verb="DISCARD" ready=${h} busy=${r} onTap=${l("discard",{cards:n})}
      note=${h?N("{count} card","{count} cards",n.length):a("discard")?"1 to 4 cards":i("not after business")} />
    <${Nt} main=${!a("buy")&&!a("sell")&&!a("market")} verb="END TURN" note=${Fr(t,e)} ready=${a("end")} busy=${r} onTap=${l("end",{})} />`}function Nl({prompt:t,facts:e}){let{trades:n,plays:s}=t?.say.args??{};return t?.say.code==="csm.end"?e.turn.business.includes("discard")?i("Discarded: only the end is left."):i("Nothing left but the end."):n===void 0?"":i("{trades}, {plays} left",{trades:N("{count} trade","{count} trades",n),plays:N("{count} market card","{count} market cards",s)})}var Dr=({card:t,chosen:e,onTap:n})=>c`<button type="button" class=${g(["trade-certificate",`suit-${t[1]}`,e&&"is-chosen"])}
  aria-label=${i("certificate, {card}",{card:dt(t)})} aria-pressed=${String(e)} onClick=${n}><${Xt} card=${t} /></button>`;function Ur({table:t,state:e,pad:n,setPad:s,news:r}){let{round:o}=e,{prompt:a,cards:l}=o,[u]=a.awaited,p=a.options.map(tt).join(),{verb:d=null,picked:$=[],sale:h=null}=n.asked===p?n:{},f=_=>s({asked:p,verb:null,picked:[],sale:null,..._}),b=Sn(o,u),x=_=>Pr(o,u,_),y=a.options.find(_=>_.by==="dealer"&&_.do==="joker"),k=t.late.value,w=(_,T)=>async()=>{await t.act({...x(_),args:T})&&f({})},A={round:o,option:x,busy:k,deed:w,set:f,verb:d,picked:$};return c`<section class="foot trade" aria-label=${i("what is next")}>
    <${lt} text=${a.say.text} news=${r} detail=${i("{player}'s money {chips}",{player:L(o)[u],chips:m(De(o,u))})} />
    ${l==="physical"&&d&&c`<${Hl} ...${A} />`}
    <${_t} table=${t} />
    <div class="trade-mine" role="group" aria-label=${i("{player}'s certificates",{player:L(o)[u]})}>
      <span class="quiet">${i("{player}'s certificates",{player:L(o)[u]})}</span>
      ${b.map((_,T)=>c`<${Dr} key=${T} card=${_} chosen=${h===T} onTap=${()=>f({sale:h===T?null:T})} />`)}
      ${!b.length&&c`<span class="quiet">${i("none yet")}</span>`}
    </div>
    <${W} question=${p}>
      <div class=${g(["trade-row",l==="virtual"&&"is-short"])}>
        ${l==="virtual"?be(t,e):c`<${Bl} ...${A} />`}
        <${Nt} main=${h!==null} verb=${h===null?i("SELL"):i("SELL {card}",{card:B(b[h])})} ready=${h!==null&&Ln(x("sell"),b[h])} busy=${k}
          note=${h!==null?Ns(o,b[h]):x("sell")?i("tap a certificate"):b.length?i("no more trades"):i("nothing to sell")} onTap=${w("sell",{card:b[h]})} />
        ${y&&c`<${Nt} verb="JOKER" note=${i("{player} drew it",{player:L(o)[y.values.seat[0]]})} ready busy=${k}
          onTap=${()=>t.act({...y,args:{seat:y.values.seat[0]}})} />`}
        <${Nt} verb="END TURN" note=${Fr(o,u)} ready=${x("end")} busy=${k} onTap=${w("end",{})} />
      </div>
    <//>
  </section>`}var Ml={buy:i("BUY"),market:i("PRICE"),discard:i("DISCARD")},Bl=({option:t,busy:e,set:n,verb:s})=>Object.entries(Ml).map(([r,o])=>c`<${v} key=${r} kind="plain" chosen=${s===r}
  disabled=${!t(r)} busy=${e} onTap=${()=>n({verb:s===r?null:r})}>
  <span class="trade-deed"><b>${o}</b><span>${t(r)?r==="discard"?"1 to 4 cards":i("which card"):i("no more")}</span></span>
<//>`);function Hl({round:t,option:e,busy:n,deed:s,set:r,verb:o,picked:a}){let l=e(o)?.values;if(!l)return null;if(o==="discard"){let{of:d,least:$,most:h}=l.cards,f=a.length<h?d.filter(y=>Rr(a,y)<Rr(d,y)):[],b=y=>r({verb:o,picked:[...a,y]});return c`<div class="panel">
      <${Zt} allowed=${f} picked=${a} busy=${n} onPick=${b} onTakeBack=${y=>f.includes(y)?b(y):r({verb:o,picked:a.filter(k=>k!==y)})} />
      <div class="trade-entry">
        <span>${a.length?a.map(B).join(" "):i("Which cards go?")}</span>
        <${v} kind="main" disabled=${a.length<$} busy=${n} onTap=${s("discard",{cards:a})}>${i("discard {amount}",{amount:N("{count} card","{count} cards",a.length)})}<//>
      </div>
    </div>`}let[u]=a,p=d=>o==="market"&&Ie(d)?r({verb:o,picked:[d]}):s(o,{card:d})();return c`<div class="panel">
    <${Zt} allowed=${l.card} picked=${a} busy=${n} onPick=${p} onTakeBack=${()=>r({verb:o})} />
    ${o==="market"&&c`<div class="trade-entry">
      <span>${u?i("{card} sends the price",{card:B(u)}):i("A face card asks where it sends the price.")}</span>
      <${v} kind="main" disabled=${!u} busy=${n} onTap=${s("market",{card:u,to:"up"})}>${u?Ms(t,u,"up"):"up"}<//>
      <${v} kind="main" disabled=${!u} busy=${n} onTap=${s("market",{card:u,to:"zero"})}>${i("bankrupt")}<//>
    </div>`}
  </div>`}var Rr=(t,e)=>t.filter(n=>n===e).length;var qr={Felt:Kl,Foot:Rl,OpenHand:Ir,words:Pl,deed:Fl,event:Il,payments:Ul,payment:ql,over:Wl,passOn:Dl},Wr=["csm.turn","csm.go-on","csm.end","csm.joker"];function Rl({prompt:t}){return Wr.includes(t?.say.code)?Ur:null}function Pl(t){let e=n=>t.seats.find(s=>s.seat===n).player;return{reshuffle:()=>i("SHUFFLED"),joker:({seat:n})=>i("JOKER \xB7 {name} drew it",{name:e(n)})}}function Fl({do:t,args:e},{who:n}){switch(t){case"show":return K(e.card)?i("{card} turned up.",{card:B(e.card)}):"";case"end":return i("{player} ends the turn.",{player:n});case"buy":case"sell":case"market":case"discard":case"joker":return"";default:return null}}function Il({code:t,args:e,text:n},s){if(t==="csm.opens")return i("{company} open at {price}.",{company:e.company,price:e.price});if(t==="csm.buys"||t==="csm.sells"){let r=K(e.card)?`${B(e.card)}: `:"";return t==="csm.buys"?i("{player} buys {shares} at {price}, {chips}.",{player:s[e.seat],shares:`${r}${e.shares}`,price:e.price,chips:e.amount}):i("{player} sells {shares} at {price}, {chips}.",{player:s[e.seat],shares:`${r}${e.shares}`,price:e.price,chips:e.amount})}return n}function Dl({prompt:t}){return Wr.includes(t?.say.code)?t.awaited[0]:null}function Ul(t){return t.round?.finished?An(t).filter(({says:e})=>e.length):[]}function ql({action:t,seat:e,player:n},s){let r=s.record.find(({index:p})=>p===t),o=p=>r.events.filter(d=>d.code===p&&d.args.seat===e).map(({args:d})=>d),[{amount:a}]=o("csm.takes"),l=o("csm.sells-out").map(({shares:p,price:d,amount:$})=>i("{shares} at {price} = {chips}",{shares:p,price:d,chips:m($)})),u=o("csm.repays").map(({amount:p})=>i("debt to the bank: {chips}",{chips:m(p)}));return{line:i("{player} takes {chips} home.",{player:n,chips:m(a)}),sums:[...l,...u],amount:a}}function Wl({record:t}){return t.at(-1)?.events.find(({code:e})=>e==="csm.wins")?.text}function Kl({state:t,paying:e}){let{round:n,table:s}=t,r=o=>e?e.seat===o:!!n.prompt?.awaited.includes(o);return c`<section class="felt csm" aria-label=${i("felt")}>
    <${Tn} round=${n} />
    <div class="csm-middle">
      <${On} prices=${n.facts.chart} />
      <dl class="csm-bank">
        <div><dt>${i("bank")}</dt><dd data-place="bank">${m(n.places.bank??0)}</dd></div>
        <div><dt>${i("draw pile")}</dt><dd>${n.board.draw_pile}</dd></div>
        <div><dt>${n.facts.reshuffles?i("jokers are in"):i("no joker yet")}</dt></div>
      </dl>
    </div>
    <${jr} round=${n} holds=${s.hand_over?.seat} lit=${r} />
  </section>`}var zl=new ie("/api");function ge({night:t,table:e,round:n}){let s=(e.past?.at(-1)??e.last)?.number??0,[r,o]=S({played:0,deals:[]});return H(()=>{if(!s||n&&!n.facts.sheet)return;let a=!1;return zl.get(`nights/${t.night}/tables/${e.table}/scores`).then(({deals:l})=>a||o({played:s,deals:l}),()=>{}),()=>{a=!0}},[t.night,e.table,e.game,s,!!n?.facts.sheet]),Gl(r.deals,n,e.number)}function Gl(t,e,n){if(!e)return t.length?t:null;let{sheet:s,deal:r}=e.facts;if(!s)return null;let o=t.filter(u=>u.deal<r&&u.round!==n),a=o.at(-1)?.deal===r-1,l=s.after?[{deal:r,names:Nn(s,e),sheet:s}]:[];return[...a?o:[],...l]}function Nn(t,e){let n=Object.fromEntries(e.seats.map(({seat:r,player:o})=>[r,o])),s=r=>ft(r.split("+").map(o=>n[o]));return Object.fromEntries(Object.keys(t.before).map(r=>[r,s(r)]))}function Kr({facts:t,carry:e,seats:n}){if(!t.sheet)return null;if(!e?.finished)return i("Deal {number} is scored.",{number:t.deal});if(e.winners.length===n.length)return i("The game is over: a tie.");let s=n.filter(({seat:r})=>e.winners.includes(r)).map(({player:r})=>r);return N("The game is over: {players} wins.","The game is over: {players} win.",s.length,{players:ft(s)})}function zr({deals:t,round:e,onSheet:n}){let s=t.at(-1),r=e?.facts.sheet??s.sheet,o=e?.facts.sheet?Nn(r,e):s.names;return c`<section class="scores" aria-label=${i("the score")}>
    <ol class="scores-names">
      ${Object.keys(r.before).map((a,l)=>c`<li key=${a} class=${g(["scores-name",Hs(r,a)&&"is-best"])}>
          <${$t} at=${l} />
          <span class="scores-who">${o[a]}</span>
          <b class="figure">${m((r.after??r.before)[a])}</b>
          ${r.after&&c`<span class="scores-why small">${qe(r,a)}</span>`}
        </li>`)}
    </ol>
    ${t.length>1&&c`<${Ot} deals=${t} />`}
    ${n&&c`<${v} kind="quiet" onTap=${n}>${i("score sheet")}<//>`}
  </section>`}function qe(t,e){let n=t.items.filter(s=>s.name===e).map(({what:s})=>s);return n.length?`${R(t.after[e]-t.before[e])}: ${n.join(", ")}`:""}function Hs({better:t,before:e,after:n},s){let r=Object.values(n??e),o=t==="high"?Math.max(...r):Math.min(...r);return r.some(a=>a!==o)&&(n??e)[s]===o}var Gr=["","7 4","2 4","12 4 2 4","5 3 1 3","1 3"],jn=260,Bs=120,qt=8,$t=({at:t})=>c`<svg class=${`score-stroke is-line-${t}`} viewBox="0 0 28 6" aria-hidden="true">
  <line x1="1" x2="27" y1="3" y2="3" stroke-dasharray=${Gr[t]} />
</svg>`;function Ot({deals:t}){let[e]=t,n=Object.keys(e.sheet.before),{goal:s}=t.at(-1).sheet,r=[e.sheet.before,...t.map(({sheet:d})=>d.after??d.before)],o=r.flatMap(d=>n.map($=>d[$])),a=Math.min(0,...o),l=Math.max(1,...o,s??0),u=d=>qt+d*(jn-2*qt)/Math.max(1,r.length-1),p=d=>Bs-qt-(d-a)*(Bs-2*qt)/(l-a);return c`<svg class="score-chart" viewBox=${`0 0 ${jn} ${Bs}`} role="img" aria-label=${Jl(t,n,r)}>
    <line class="score-zero" x1=${qt} x2=${jn-qt} y1=${p(0)} y2=${p(0)} />
    ${s!==null&&c`<line class="score-goal" x1=${qt} x2=${jn-qt} y1=${p(s)} y2=${p(s)} />`}
    ${n.map((d,$)=>{let h=r.map((f,b)=>`${u(b)},${p(f[d])}`);return c`<g key=${d} class=${`is-line-${$}`}>
        <polyline points=${h.join(" ")} stroke-dasharray=${Gr[$]} />
        <circle cx=${u(r.length-1)} cy=${p(r.at(-1)[d])} r="3.5" />
      </g>`})}
  </svg>`}var Jl=(t,e,n)=>e.map(s=>`${t.at(-1).names[s]}: ${n.map(r=>m(r[s])).join(", ")}`).join("; ");function Jr({deals:t,onClose:e}){let[n,s]=S(t.length-1),r=t[Math.min(n,t.length-1)],o=c`<span></span><${v} kind="main" onTap=${e}>${i("done")}<//>`;return c`<${ct} title=${i("The score sheet")} large onClose=${e} foot=${o}>
    <div class=${g(["score-sheet",Vl(r)&&"is-wide"])}>
      <div class="score-all">
        <${Ql} deals=${t} shown=${r} onLook=${s} />
        ${t.length>1&&c`<${Ot} deals=${t} />`}
      </div>
      <${Zl} deal=${r} />
    </div>
  <//>`}var Vl=({names:t})=>Object.keys(t).length>4;function Ql({deals:t,shown:e,onLook:n}){let s=Object.keys(e.sheet.before),{better:r,goal:o}=t.at(-1).sheet;return c`<div class="score-deals">
    <table class="ledger">
      <thead><tr><th>${i("deal")}</th>${s.map((a,l)=>c`<th key=${a} class="number"><${$t} at=${l} /> ${t.at(-1).names[a]}</th>`)}</tr></thead>
      <tbody>${t.map((a,l)=>c`<tr key=${a.deal} class=${a===e?"is-now":null}>
        <th scope="row"><${v} kind="quiet" chosen=${a===e} onTap=${()=>n(l)}>${a.deal}<//></th>
        ${s.map(u=>c`<td key=${u} class="number">${R(a.sheet.after[u]-a.sheet.before[u])} <b>${m(a.sheet.after[u])}</b></td>`)}
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">${Yl(r,o)}</p>
  </div>`}function Yl(t,e){return e===null?t==="high"?i("The highest score wins."):i("The lowest score wins."):t==="high"?i("The highest score wins; {goal} ends the game.",{goal:e}):i("The lowest score wins; {goal} ends the game.",{goal:e})}function Zl({deal:{deal:t,names:e,sheet:n}}){return c`<section class="deal-sheet" aria-label=${i("deal {number}",{number:t})}>
    <h3>${i("Deal {number}",{number:t})}</h3>
    <div class="deal-columns">
      ${Object.keys(n.before).map(s=>c`<${Xl} key=${s} name=${s} who=${e[s]} names=${e} sheet=${n} />`)}
    </div>
  </section>`}function Xl({name:t,who:e,sheet:n}){let s=t.split("+"),r=e.split(i("{others} and {last}",{others:"",last:""})),o=p=>r.length===s.length?r[s.indexOf(String(p))]:i("seat {seat}",{seat:p}),a=p=>p.filter(d=>d.name===t),l=n.tricks.map((p,d)=>({...p,number:d+1})).filter(({seat:p})=>s.includes(String(p))),u=a(n.taken).reduce((p,{points:d})=>p+d,0);return c`<table class="ledger deal-column">
    <caption>${e}</caption>
    <tbody>
      <tr class="is-score"><th scope="row">${i("before")}</th><td class="number">${m(n.before[t])}</td></tr>
      ${l.map(({number:p,seat:d,cards:$,points:h})=>c`<tr key=${`trick ${p}`}>
        <th scope="row" class="deal-trick"><span class="quiet">${p}${s.length>1&&` \xB7 ${o(d)}`}</span> ${$.map(B).join(" ")}</th>
        <td class="number">${m(h)}</td></tr>`)}
      ${a(n.taken).map(({what:p,points:d})=>c`<tr key=${`took ${p}`}><th scope="row">${p}</th><td class="number">${R(d)}</td></tr>`)}
      ${a(n.taken).length>1&&c`<tr><th scope="row">${i("taken")}</th><td class="number">${m(u)}</td></tr>`}
      ${a(n.items).map(({what:p,points:d},$)=>c`<tr key=${`scored ${$}`} class="is-scored"><th scope="row">${p}</th><td class="number">${R(d)}</td></tr>`)}
      <tr class="is-score"><th scope="row">${i("after")}</th><td class="number"><b>${m((n.after??n.before)[t])}</b></td></tr>
    </tbody>
  </table>`}var Qr={Felt:nu,payments:An,payment:tu};function tu({says:t,transfers:e}){return{hand:null,sums:t.length?t:e.map(({why:n,amount:s})=>`${n}: ${m(s)}`)}}function eu(t,e){let[n,s,...r]=t.split(":");if(s===void 0)return D(n);let o=[n,...r].map(D).join(" ");return e[s]?`${e[s]}: ${o}`:`${Ps(s)} ${o}`}var Rs={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},Ps=t=>Rs[t]?`${Rs[t]}\uFE0E`:D(t);function nu({state:t,paying:e}){let{round:n,table:s,night:r}=t,o=Object.fromEntries(n.seats.map(({seat:d,player:$})=>[d,$])),a=Object.entries(n.zones).filter(([d,{count:$}])=>$&&d!=="stock"),l=Object.entries(n.places),u=a.filter(([,{owner:d}])=>d===null),p=l.filter(([d])=>st(d)===null);return c`<section class="felt general" aria-label=${i("felt")}>
    <div class="general-middle">
      <${su} zone=${n.zones.stock} />
      ${u.map(([d,$])=>c`<${Yr} key=${d} name=${eu(d,o)} zone=${$} />`)}
      ${p.map(([d,$])=>c`<${ru} key=${d} place=${d} amount=${$} chipset=${r.chip_set} />`)}
    </div>
    <div class="general-seats">
      ${n.seats.map(d=>c`<${au} key=${d.seat} seat=${d} round=${n} players=${o}
        lit=${e?e.seat===d.seat:n.prompt?.awaited.includes(d.seat)}
        holds=${s.hand_over?.seat===d.seat}
        zones=${a.filter(([,{owner:$}])=>$===d.seat)}
        places=${l.filter(([$])=>st($)===d.seat)} />`)}
    </div>
    <${ee} state=${t} />
    <${Vr} facts=${n.facts} players=${o} />
    ${Object.keys(n.board).length>0&&c`<${Vr} facts=${n.board} players=${o} />`}
  </section>`}function ee({state:t}){let e=ge(t),[n,s]=S(!1);return e?c`
    <${zr} deals=${e} round=${t.round} onSheet=${e.length>0&&(()=>s(!0))} />
    ${n&&c`<${Jr} deals=${e} onClose=${()=>s(!1)} />`}`:null}var su=({zone:t})=>t?.count>0&&c`<div class="general-stock">
  <${E} card="??" /><span class="hand-label">${i("stock {count}",{count:t.count})}</span>
</div>`,ou=7;function Yr({name:t,zone:e}){return!e.cards.some(K)&&e.cards.length>3?c`<div class="general-stock"><${E} card="??" /><span class="hand-label">${t} ${e.count}</span></div>`:c`<${j} cards=${e.cards} label=${t} fanned=${e.cards.length>ou} />`}var ru=({place:t,amount:e,chipset:n})=>c`<div class="general-place" data-place=${t}>
  <${Ft} amount=${e} chipset=${n} />
  <span><span class="quiet">${D(t.replaceAll(":"," "))}</span> <b class="figure">${m(e)}</b></span>
</div>`;function au({seat:t,round:e,lit:n,holds:s,zones:r,places:o}){let a=e.markers[t.seat],l=[e.dealer===t.seat&&i("the deal"),s&&i("has the tablet"),a>0&&i("owes {chips}",{chips:m(a)})];return c`<div class=${g(["general-seat",n&&"is-lit"])}>
    <div class="general-name">
      <b>${t.player}</b> <span class="figure" data-place=${`seat:${t.seat}`}>${m(t.rack)}</span>
      <span class="quiet small">${l.filter(Boolean).join(" \xB7 ")}</span>
    </div>
    ${o.map(([u,p])=>c`<div key=${u} class="small" data-place=${u}>
      <span class="quiet">${D(u.split(":").filter(d=>d!==String(t.seat)).join(" "))}</span>
      <b class="figure"> ${m(p)}</b>
    </div>`)}
    ${r.map(([u,p])=>c`<${Yr} key=${u} name=${cu(u)} zone=${iu(u,p,e)} />`)}
  </div>`}var iu=(t,e,n)=>t.startsWith("hand:")?{...e,cards:Ue(e.cards,n)}:e,cu=t=>D(t.split(":").filter(e=>!/^\d+$/.test(e)).join(" ")),lu=["sheet","scores","tokens"];function Vr({facts:t,players:e}){let n=Object.entries(t).filter(([s])=>!(t.sheet&&lu.includes(s))).map(([s,r])=>[s,Zr(s,r,e)]).filter(([,s])=>s);return n.length>0&&c`<dl class="general-facts">
    ${n.map(([s,r])=>c`<div key=${s}><dt>${D(s)}</dt><dd>${r}</dd></div>`)}
  </dl>`}var uu=new Set("seat turn leader bidder declarer closer stopped winner playing losers winners takers".split(" ")),Zr=(t,e,n)=>uu.has(t)?pu(e,n):Xr(e,n),pu=(t,e)=>[t??[]].flat().map(n=>e[n]??i("seat {seat}",{seat:n})).join(", ");function Xr(t,e){return t==null||t===""?"":typeof t=="boolean"?t?i("yes"):i("no"):Array.isArray(t)?t.map(s=>Xr(s,e)).filter(Boolean).join(", "):typeof t!="object"?Rs[t]?Ps(t):He(t):Object.entries(t).map(([s,r])=>[e[s]??Ps(s),Zr(s,r,e)]).filter(([,s])=>s).map(([s,r])=>`${s} ${r}`).join(" \xB7 ")}var ta={Felt:bu,Seen:yu,deed:hu,passOn:mu},du=10,fu={T:10,Q:12},$u=([t,e])=>(fu[t]??Number(t))+(e==="h"?du:0);function hu({do:t,args:e},{round:n}){return t==="show"&&e.card!=="??"?`${L(n)[e.seat]}: ${B(e.card)}.`:""}function mu({prompt:t,facts:e,record:n}){let s=n.at(-1)?.do==="choose"&&t?.awaited.length===1;return e&&s?t.awaited[0]:null}function bu({state:t,paying:e}){let{round:n,table:s}=t,r=o=>e?e.seat===o:!!n.prompt?.awaited.includes(o);return c`<section class="felt tricks" aria-label=${i("felt")}>
    <header class="tricks-head">
      <p>${J("{match} of {count}##a match, of so many",{match:c`<b>${i("match {number}",{number:Math.min(n.facts.matches.length+1,n.options.cards_in_play)})}</b>`,count:n.options.cards_in_play})}
        ${n.facts.changed&&` \xB7 ${i("the hands have changed places")}`}</p>
      <span class="tricks-pot" data-place="pot">${n.places.pot>0&&c`${J("pot {chips}",{chips:c`<b class="figure">${m(n.places.pot)}</b>`})}`}</span>
    </header>
    <${ea} round=${n} lit=${r} holds=${s.hand_over?.seat} />
    <${ee} state=${t} />
  </section>`}function yu({round:t}){return c`<div class="matches-seen"><${ea} round=${t} lit=${()=>!1} /></div>`}function ea({round:t,lit:e,holds:n}){let s=t.options.cards_in_play;return c`<div class=${g(["matches",s>10&&"is-long"])}>
    ${t.seats.map(({seat:r,player:o,rack:a},l)=>c`<section key=${r} class=${g(["matches-row",e(r)&&"is-lit"])} aria-label=${o}>
      <span class="matches-name"><${$t} at=${l} /> <b>${o}</b>
        <b class="figure">${gu(t.facts.won[r])}</b>
        <span class="small" data-place=${`seat:${r}`}>${ku(t,r,a,n)}</span></span>
      <div class="matches-cards">
        ${[...Array(s).keys()].map(u=>c`<${vu} key=${u} round=${t} seat=${r} match=${u} half=${u===s/2} />`)}
      </div>
    </section>`)}
  </div>`}var gu=t=>N("{count} match","{count} matches",t),ku=(t,e,n,s)=>[s===e&&i("has the tablet"),n>0&&N("{count} chip","{count} chips",n),t.markers[e]>0&&i("owes {chips}",{chips:m(t.markers[e])})].filter(Boolean).join(" \xB7 ");function vu({round:t,seat:e,match:n,half:s}){let{matches:r}=t.facts,o=r[n],a=o?.cards[e]??(n===r.length?_u(t,e):null);return c`<span class=${g(["matches-card",s&&"is-half"])}>
    ${a?c`<${E} card=${a} lit=${o?.winner===e} dim=${!!o&&o.winner!==e} />`:c`<${it} />`}
    <span class="small figure">${a&&a!=="??"?$u(a):""}</span>
  </span>`}function _u({prompt:t,zones:e,facts:n,options:s},r){if(t?.say.code==="divide-and-conquer.match")return t.awaited.includes(r)?null:"??";let o=n.matches.length%(s.cards_in_play/2);return e[`played:${r}`]?.cards[o]??null}var sa={Felt:ju,words:xu,deed:Su,payments:Eu,amongPlayers:!0,payment:Cu,over:Au,passOn:Tu,handNote:Ou},wu={A:1,T:10},na=([t])=>wu[t]??Number(t);function xu(){return{draw:()=>i("DRAW"),pass:()=>i("PASS")}}function Su({do:t},{who:e}){return t==="draw"?i("{player} draws a card.",{player:e}):t==="pass"?i("{player} passes.",{player:e}):null}function Tu({prompt:t}){return t?.say.code==="kabu.draw"?t.awaited[0]:null}function Ou({zones:t},e){let n=t[`hand:${e}`].cards,s=n.reduce((o,a)=>o+na(a),0),r=s>9?`: ${i("counts {count}",{count:s%10})}`:"";return`${n.map(na).join(" + ")} = ${s}${r}`}function Au(t){return(n=>t.record.at(-1)?.events.find(s=>s.code===n)?.text)("kabu.over")??(t.facts.debts.length?i("Everybody has paid."):i("Equal counts: nobody owes anything."))}function Eu({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=L(t),s=Dt(t).filter(({action:a})=>a===e),r=[];for(let a of t.facts.debts){r.at(-1)?.seat!==a.from&&r.push({action:e,seat:a.from,player:n[a.from],amount:0,debts:[],ids:[]});let l=r.at(-1);l.debts.push(a),a.paid&&(l.amount-=a.amount,l.ids.push(s.shift().id))}let o=s.map(({from:a,amount:l,id:u})=>{let p=Number(a.split(":")[1]);return{action:e,seat:p,player:n[p],amount:-l,debts:[],ids:[u]}});return[...r,...o]}function Cu({seat:t,amount:e,debts:n},s){let r=L(s),{counts:o}=s.facts,{stake:a}=s.options,l=n.reduce(($,h)=>$+h.amount,0),u=$=>`${o[$]} \u2212 ${o[t]}`,p=a>1?` \xD7 ${m(a)}`:"";if(!n.length)return{hand:i("repays the house's marker")};if(!e){let $=s.seats.find(h=>h.seat===t).rack;return{line:i("{player} owes {owed}, holds {chips}, and pays nobody.",{player:r[t],owed:l,chips:m($)})}}let d=n.map(({to:$,amount:h})=>({to:r[$],amount:h,why:p?`(${u($)})${p}`:u($)}));return{line:i("{player} pays {others}.",{player:r[t],others:Lu(d)}),pushes:d}}function Lu(t){let e=t.map(({to:n,amount:s})=>`${n} ${m(s)}`);return ft(e)}function ju({state:t,pace:e,paying:n,face:s}){let{round:r,table:o}=t,{facts:a}=r,l=Nu(r),u=Object.keys(a.counts).length>0,p=r.finished&&a.debts.length>0,d=new Set(s.payments(t).slice(0,e.paid).map(({seat:h})=>h)),$=L(r);return c`<section class="felt kabu" aria-label=${i("felt")} style=${{"--players":l.length}}>
    <${Bu} round=${r} showing=${u} />
    <div class="kabu-row kabu-head">
      ${!p&&c`<span class="kabu-differ">${Mu(r)}</span>`}
      ${p&&c`<span class="kabu-title">${i("pays")}</span>
        ${l.map(h=>c`<span class="kabu-to" key=${h}>${$[h]}</span>`)}
        <span class="kabu-net">${i("net")}</span>`}
    </div>
    ${l.map(h=>c`<${Hu} key=${h} seat=${h} seats=${l} round=${r} owing=${p}
      lit=${(n?.seat??r.prompt?.say.args.seat)===h} paid=${d.has(h)}
      holds=${o.hand_over?.seat===h} />`)}
  </section>`}var Nu=({seats:t,dealer:e})=>{let n=t.map(({seat:s})=>s).sort((s,r)=>s-r);return[...n.filter(s=>s>e),...n.filter(s=>s<=e)]},Mu=({record:t})=>t[0]?.events.find(({code:e})=>e==="kabu.racks-differ")?.text;function Bu({round:t,showing:e}){let{facts:n,options:s,zones:r}=t;return c`<p class="kabu-heading">
    <b>${i("hand {number}",{number:n.hand})}</b>
    <span>${e?i("showing"):i("lap {lap} of 2",{lap:n.lap})}</span>
    <span>${i("stock {count}",{count:r.stock.count})}</span>
    <span>${N("{count} chip a point","{count} chips a point",s.stake)}</span>
  </p>`}function Hu({seat:t,seats:e,round:n,owing:s,lit:r,paid:o,holds:a}){let l=n.seats.find(f=>f.seat===t),{facts:u}=n,p=n.zones[`hand:${t}`].cards,d=u.counts[t],$=n.markers[t],h=[n.dealer===t&&i("the deal"),a&&i("has the tablet"),$&&i("owes {chips}",{chips:m($)})];return c`<div class=${g(["kabu-row",r&&"is-lit",o&&"is-paid"])} role="group" aria-label=${l.player}>
    <span class="kabu-who">
      <b>${l.player}</b><span class="figure" data-place=${`seat:${t}`}>${m(l.rack)}</span>
      <span class="kabu-note">${h.filter(Boolean).join(" \xB7 ")}</span>
    </span>
    <${j} cards=${p} />
    <b class="kabu-count">${d}</b>
    ${s?c`<${Pu} seat=${t} seats=${e} debts=${u.debts} paid=${o} />`:c`<span class="kabu-state">${d===void 0?Ru(n,t):""}</span>`}
  </div>`}function Ru({facts:t,zones:e,prompt:n},s){let{count:r}=e[`hand:${s}`];return t.drawing.includes(s)?n?.say.code!=="kabu.draw"?"":n.awaited.includes(s)?r>2?i("one more?"):i("draws or passes"):r>t.lap+1?i("drew a card"):"":i("passed with {count}",{count:r})}function Pu({seat:t,seats:e,debts:n,paid:s}){let r=(l,u)=>n.find(p=>p.from===l&&p.to===u),o=l=>l.filter(u=>u.paid).reduce((u,{amount:p})=>u+p,0),a=o(n.filter(({to:l})=>l===t))-o(n.filter(({from:l})=>l===t));return c`
    ${e.map(l=>c`<${Fu} key=${l} debt=${r(t,l)} done=${s} own=${l===t} />`)}
    <b class=${g(["kabu-net",a>0&&"won",a<0&&"lost"])}>${R(a)}</b>`}function Fu({debt:t,done:e,own:n}){return t?c`<span class=${g(["kabu-debt",!t.paid&&"is-unpaid",t.paid&&e&&"is-done"])}>
    ${m(t.amount)}${t.paid&&e?c`<span class="kabu-tick">✓</span>`:""}
    ${!t.paid&&c`<span class="unseen">${`, ${i("not paid")}`}</span>`}
  </span>`:c`<span class=${g(["kabu-debt",n&&"is-own"])}></span>`}var ne=[..."789TJQKA"];function se({round:t}){let{contract:e}=t.facts,n={train:Uu,quart:qu,domino:Wu}[e]??Iu;return c`<div class="lorum-middle"><${n} round=${t} /></div>`}var Iu=({round:{board:t,facts:e,seats:n}})=>c`<div class="lorum-trick" role="group" aria-label=${i("the trick")}>
  ${n.map(({seat:s})=>{let r=t.trick.find(o=>o.seat===s);return c`<span key=${s} class=${`lorum-played is-seat-${s}`}>
      ${r?c`<${E} card=${r.card} lit=${Du(e,t,s)} />`:c`<${it} />`}
    </span>`})}
</div>`,Du=(t,e,n)=>e.trick.length===4&&t.takers[0]===n&&t.takers.every(s=>s===n);function Uu({round:{zones:t,facts:e,board:n}}){let{total:s}=e,r=n.tolls.find(([a])=>a>s),o=t.train?.cards??[];return c`<div class="lorum-train" role="group" aria-label=${i("the train, total {total}",{total:s})}>
    <b class="lorum-total">${s}</b>
    <ol class="lorum-tolls">${n.tolls.map(([a,l])=>c`<li key=${a} class=${g([a<=s&&"is-done",r?.[0]===a&&"is-next"])}>
      <b>${a}</b> <span>${i("costs {chips}",{chips:m(l)})}</span></li>`)}</ol>
    <div class="lorum-cars">${o.map(a=>c`<${E} key=${a} card=${a} />`)}</div>
  </div>`}function qu({round:{zones:t,board:e}}){let n=t.run?.cards??[],s=t.gone?.count??0;return c`<div class="lorum-run" role="group" aria-label=${i("the run")}>
    <div class="lorum-cars">
      ${n.map(r=>c`<${E} key=${r} card=${r} />`)}
      ${e.wanted&&c`<span class="lorum-wanted"><${E} card=${e.wanted} dim /><span>${i("wanted")}</span></span>`}
      ${!n.length&&c`<${it} />`}
    </div>
    <p class="quiet">${i("{gone} played before",{gone:s})}</p>
  </div>`}function Wu({round:{zones:t,board:e}}){let n=new Set(t.layout?.cards??[]),s=Ku(e);return c`<div class="lorum-grid" role="group" aria-label=${i("the domino")}>
    ${[..."shdc"].map(r=>ne.map(o=>{let a=o+r;return c`<span key=${a}>${n.has(a)?c`<${E} card=${a} />`:c`<${it} label=${s.has(a)?i("room for {card}",{card:a}):i("no card yet")} wanted=${s.has(a)} />`}</span>`}))}
  </div>`}function Ku({laid:t,first_rank:e}){return e?new Set(Object.entries(t).flatMap(([n,s])=>{if(!s.length)return[e+n];let[r,o]=s.map(([a])=>ne.indexOf(a));return[ne[r-1],ne[o+1]].filter(Boolean).map(a=>a+n)})):new Set}var oa=({prompt:t},e)=>t?.options.filter(({by:n})=>n===e)??[];function ra({table:t,hand:e,seat:n,who:s,act:r,onCover:o}){let{round:a}=e,l=oa(a,n),u=l.find(y=>y.do==="play"),p=l.find(y=>y.do==="pass"),d=a.prompt?.options.map(tt).join()??"",$=Lt(d),h=(y,k)=>$.swallows(k)||r({...u,args:y}),f=a.zones[`hand:${n}`],b=En(a),x=t.late.value;return c`
    <section class="hand-felt lorum-hand" aria-label=${i("your hand")}>
      ${f.sight==="others"?c`<${zu} round=${a} seat=${n} />`:c`<div class="lorum-seen"><${se} round=${a} /></div>`}
      ${f.sight==="others"?c`<${aa} left=${a.facts.positions?.[n]??[]} open=${u?.values.position??[]} onTap=${(y,k)=>h({position:y},k)} />`:c`<div class="tap-hand" role="group" aria-label=${i("your cards")}>
            ${b.arranged(f.cards).map(y=>u?.values.card.includes(y)?c`<button type="button" class="tap-card is-open" key=${y} aria-label=${dt(y)} onClick=${k=>h({card:y},k)}><${E} card=${y} /></button>`:c`<span class="tap-card" key=${y}><${E} card=${y} dim=${!!u} /></span>`)}
          </div>`}
    </section>
    <section class="foot" aria-label=${i("what is next")}>
      <${lt} text=${a.prompt?.say.text??i("The hand is over.")} detail=${s} />
      <${_t} table=${t} />
      <${W} question=${d} end=${c`${f.sight==="owner"&&c`<${Cn} sorting=${b} />`}<${v} kind="plain" onTap=${o}>${i("cover")}<//><${v} kind="plain" onTap=${t.takeBack}>${i("back to the dealer")}<//>`}>
        ${p?c`<${v} kind="main" busy=${x} onTap=${()=>r({...p,args:{}})}>${i("PASS")}<//>`:c`<p class="controls-note">${u?i("Tap the card you play."):i("Nothing of yours is asked for.")}</p>`}
      <//>
    </section>`}var aa=({left:t,open:e,onTap:n})=>c`<div class="tap-hand" role="group" aria-label=${i("your cards, unseen")}>
  ${[...Array(8).keys()].map(s=>t.includes(s)?c`<button type="button" class="tap-card is-open" key=${s} disabled=${!e.includes(s)}
      aria-label=${i("card {number}",{number:s+1})} onClick=${r=>n(s,r)}><${E} card="??" /></button>`:c`<span class="tap-card" key=${s}><${it} /></span>`)}
</div>`;function zu({round:t,seat:e}){let n=L(t),s=t.seats.filter(r=>r.seat!==e);return c`<div class="lorum-others">
    <${se} round=${t} />
    <div class="lorum-hands">${s.map(r=>c`<${j} key=${r.seat} cards=${t.zones[`hand:${r.seat}`].cards} label=${n[r.seat]} />`)}</div>
  </div>`}function ia({table:t,state:e,news:n}){let{round:s}=e,{prompt:r}=s,o=r.options.map(tt).join(),a={table:t,state:e,round:s,question:o};return c`<section class="foot lorum-foot" aria-label=${i("what is next")}>
    <${lt} text=${r.say.text} news=${n} detail=${It(s,r.awaited)} />
    <${_t} table=${t} />
    ${s.cards==="physical"?c`<${Ju} ...${a} />`:c`<${Gu} ...${a} />`}
  </section>`}function Gu({table:t,state:e,round:n,question:s}){let[r]=n.prompt.awaited,o=oa(n,r).find(({values:a})=>a.position);return c`<${W} question=${s}>
    ${be(t,e)}
    ${o&&c`<div class="lorum-backs"><${aa} left=${n.facts.positions[r]} open=${o.values.position}
      onTap=${a=>t.act({...o,args:{position:a}})} /></div>`}
  <//>`}function Ju({table:t,round:e,question:n}){let{prompt:s,undoable:r}=e,o=t.late.value,a=s.options.filter($=>$.do==="play"),l=s.options.find($=>$.do==="pass"),u=c`<${v} kind="plain" disabled=${!r} busy=${o} onTap=${t.undo}>${i("take back")}<//>`;if(a.length>1){let $=L(e);return c`<${W} question=${n} end=${u}>
      ${a.map(h=>c`<${v} key=${h.by} kind="main" busy=${o}
        onTap=${()=>t.act({...h,args:{card:h.values.card[0]}})}>${$[h.by]} ${B(h.values.card[0])}<//>`)}
    <//>`}let[p]=a,d=new Set(p?.values.card??[]);return c`<${W} end=${c`
      ${l&&c`<${v} kind="main" busy=${o} onTap=${()=>t.act({...l,args:{}})}>${i("PASS")}<//>`}
      ${u}`}>
    <div class="lorum-pack" role="group" aria-label=${i("cards")}>
      ${[..."shdc"].flatMap($=>ne.map(h=>h+$)).map($=>c`<button type="button" key=${$}
        class=${g(["picker-card",`suit-${$[1]}`,!d.has($)&&"is-out"])} disabled=${!d.has($)||o}
        aria-label=${dt($)} onClick=${()=>t.act({...p,args:{card:$}})}>${d.has($)&&c`<${Xt} card=${$} />`}</button>`)}
    </div>
  <//>`}var Ke={"no-hearts":i("No hearts"),queens:i("Queens"),"no-tricks":i("No tricks"),"hairy-ape":i("Hairy Ape"),train:i("Train"),quart:i("Quart"),domino:i("Domino")};function la({state:t,onClose:e}){let{round:n,table:s}=t,r=L(n),o=n.seats.map(({seat:f})=>f),{contracts:a,deals:l}=n.board,u=Is(s,n),p=f=>s.seats.find(b=>b.player===f)?.seat,d=Vu(u,p),$=f=>[...u.values()].reduce((b,x)=>b+(We(x,f,p)??0),0),h=(f,b)=>u.get(b*a.length+1)?.find(y=>y.seat===f)?.name??r[f];return c`<${ct} title=${i("The score")} onClose=${e} foot=${c`<${v} kind="plain" onTap=${e}>${i("go back")}<//>`}>
    <div class="lorum-scores">
    <table class="lorum-sheet">
      <thead>
        <tr><th><span class="unseen">${i("contract##heads the column of contracts")}</span></th>${l.map((f,b)=>c`<th key=${f} colspan="4" scope="colgroup">${i("{player} deals",{player:h(f,b)})}</th>`)}</tr>
        <tr><th><span class="unseen">${i("contract##heads the column of contracts")}</span></th>${l.map(f=>o.map(b=>c`<th key=${`${f} ${b}`} class=${g([b===o[0]&&"starts"])}>${r[b].slice(0,3)}</th>`))}</tr>
      </thead>
      <tbody>${a.map((f,b)=>c`<tr key=${f}>
        <th scope="row">${Ke[f]}</th>
        ${l.map((x,y)=>{let k=y*a.length+b+1,w=u.get(k);return o.map(A=>{let _=w&&We(w,A,p);return c`<td key=${`${k} ${A}`} class=${g([A===o[0]&&"starts",k===n.facts.hand&&"is-now",_>0&&"won",_<0&&"lost"])}>
              ${w?_===void 0?"\u2013":_?R(_):"\xB7":""}</td>`})})}
      </tr>`)}</tbody>
    </table>
    </div>
    <p class="lorum-sums">${o.map((f,b)=>c`<span key=${f}><${$t} at=${b} /> ${r[f]} <b class=${g([$(f)>0&&"won",$(f)<0&&"lost"])}>${R($(f))}</b></span>`)}
      ${d.map(({player:f,name:b,result:x})=>c`<span key=${`gone ${f}`} class="quiet">${i("{player} (left)",{player:b})} <b>${R(x)}</b></span>`)}
      <span>${J("pot {chips}",{chips:c`<b>${m(n.places.pot??0)}</b>`})}</span></p>
    ${u.size>1&&c`<${Ot} deals=${Fs(u,r,o,p)} />`}
  <//>`}function Fs(t,e,n,s){let r=Object.fromEntries(n.map(o=>[o,0]));return[...t].map(([o,a])=>{let l=Object.fromEntries(n.map(p=>[p,r[p]+(We(a,p,s)??0)])),u={better:"high",goal:null,before:r,after:l};return r=l,{deal:o,names:e,sheet:u}})}function Is({past:t,seats:e},n){let s=n.facts.hand-1,r=s?t.filter(({voided:a})=>!a).slice(-s):[],o=new Map(r.map((a,l)=>[s-r.length+l+1,ca(a.seats,a.results)]));return n.finished?o.set(n.facts.hand,ca(e,Qu(n))):o}var ca=(t,e)=>t.map(({seat:n,player:s,name:r})=>({seat:n,player:s,name:r,result:e[n]??0})),We=(t,e,n)=>t.find(({player:s})=>n(s)===e)?.result;function Vu(t,e){let n=new Map;for(let{player:s,name:r,result:o}of[...t.values()].flat())e(s)===void 0&&n.set(s,{player:s,name:r,result:(n.get(s)?.result??0)+o});return[...n.values()]}function Qu({record:t,seats:e}){let n=Object.fromEntries(e.map(({seat:s})=>[s,0]));for(let{from:s,to:r,amount:o}of t.flatMap(({transfers:a})=>a))s==="house"||r==="house"||(s.startsWith("seat:")&&(n[s.slice(5)]-=o),r.startsWith("seat:")&&(n[r.slice(5)]+=o));return n}var ua={Felt:op,Foot:()=>ia,OpenHand:ra,words:Yu,deed:Zu,event:Xu,payments:ep,amongPlayers:!0,payment:np,over:sp,passOn:tp};function Yu(){return{pass:()=>i("PASS")}}function Zu({do:t,args:e},{who:n}){return t==="pass"?i("{player} passes.",{player:n}):t!=="play"?null:e.card&&e.card!=="??"?`${n}: ${B(e.card)}.`:i("{player} plays a card.",{player:n})}function Xu({code:t,args:e,text:n}){return t==="lorum.total"?i("Total {total}.",{total:e.total}):n}function tp({prompt:t}){return t?t.awaited.length===1?t.awaited[0]:t.options[0]?.by??null:null}function ep({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=L(t),s=[];for(let r of Dt(t).filter(({action:o})=>o===e)){let o=st(r.from)??st(r.to)??0,a=r.from==="pot";(s.at(-1)?.seat!==o||s.at(-1).takes!==a)&&s.push({action:e,seat:o,player:n[o],takes:a,amount:0,transfers:[],ids:[]});let l=s.at(-1);l.ids.push(r.id),r.from!=="house"&&(l.transfers.push(r),l.amount+=a?r.amount:-r.amount)}return s}function np({player:t,takes:e,amount:n,transfers:s},r){if(e)return{line:i("{player} takes the pot, {chips}.",{player:t,chips:m(n)})};let o=L(r),a=u=>u==="house"?i("the house"):o[st(u)??0]??i("the pot"),l=s.map(u=>({to:a(u.to),amount:u.amount}));return{line:i("{player} pays {others}.",{player:t,others:l.map(u=>`${u.to} ${m(u.amount)}`).join(", ")}),sums:[...new Set(s.map(({why:u})=>u))],pushes:l}}function sp({facts:t,board:e,record:n}){return n.at(-1)?.events.find(({code:r})=>r==="lorum.over")?.text??i("Hand {hand} of {hands} is over and paid.",{hand:t.hand,hands:e.hands})}function op(t){let{state:e,paying:n}=t,{round:s,table:r}=e,[o,a]=S(!1),l=u=>n?n.seat===u:!!s.prompt?.awaited.includes(u);return c`<section class="felt lorum" aria-label=${i("felt")}>
    <${rp} round=${s} onSheet=${()=>a(!0)} />
    <div class=${`lorum-table is-${s.facts.contract}`}>
      ${s.seats.map(({seat:u})=>c`<${ap} key=${u} seat=${u} round=${s} lit=${l(u)} holds=${r.hand_over?.seat===u} />`)}
      <${se} round=${s} />
    </div>
    ${o&&c`<${la} state=${e} onClose=${()=>a(!1)} />`}
  </section>`}function rp({round:t,onSheet:e}){let{facts:n,board:s,places:r,options:o}=t;return c`<header class="lorum-head">
    <ol class="lorum-contracts" aria-label=${i("the contracts")}>
      ${s.contracts.map((a,l)=>c`<li key=${a} class=${g([a===n.contract&&"is-lit",l<(n.hand-1)%s.contracts.length&&"is-done"])}>${Ke[a]}</li>`)}
    </ol>
    <div class="lorum-line">
      <span>${J("{hand} of {count}##a hand, of so many",{hand:c`<b>${i("hand {number}",{number:n.hand})}</b>`,count:s.hands})}</span>
      <span>${N("{count} chip a point","{count} chips a point",o.stake)}</span>
      <span data-place="pot">${J("pot {chips}",{chips:c`<b class="figure">${m(r.pot??0)}</b>`})}</span>
      <${v} kind="quiet" onTap=${e}>${i("score sheet")}<//>
    </div>
  </header>`}function ap({seat:t,round:e,lit:n,holds:s}){let{facts:r,zones:o,markers:a}=e,l=L(e)[t],u=e.seats.find(f=>f.seat===t).rack,p=o[`hand:${t}`].count,d=(o[`won:${t}`]?.count??0)/4,$=r.points?.[t],h=[e.dealer===t&&i("the deal"),$&&N("{count} point","{count} points",$),s&&i("has the tablet"),a[t]>0&&i("owes {chips}",{chips:m(a[t])})];return c`<section class=${g(["lorum-seat",`is-seat-${t}`,n&&"is-lit"])} aria-label=${l}>
    <span class="lorum-name"><b>${l}</b> <span class="figure" data-place=${`seat:${t}`}>${m(u)}</span></span>
    <span class="small quiet">${h.filter(Boolean).join(" \xB7 ")}</span>
    <span class="small">${[p&&N("{count} card","{count} cards",p),d&&N("{count} trick","{count} tricks",d)].filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var pa={c:"\u2663\uFE0E",d:"\u2666\uFE0E",h:"\u2665\uFE0E",s:"\u2660\uFE0E"},ip=12,da=t=>pa[t],Mn=({points:t,no_trump:e})=>e?i("{points} no trump",{points:t}):String(t);function fa({bids:t=[],passed:e=[],contract:n},s){if(e.includes(s))return c`<span class="small quiet">${i("passes")}</span>`;let r=t.find(a=>a.seat===s);if(!r)return null;let o=n?.seat===s;return c`<span class=${o?"tricks-contract":"small"}>${o?i("plays##a contract"):i("bids##an amount")} ${Mn(r)}</span>`}function $a({table:t,state:e,news:n}){let{round:s}=e,{prompt:r,undoable:o}=s,a=f=>r.options.find(b=>b.do===f),l=t.late.value,u=c`<${v} kind="plain" disabled=${!o} busy=${l} onTap=${t.undo}>${i("take back")}<//>`,p=(f,b)=>()=>t.act({...f,args:b}),d=a("bid"),$=a("trump"),h=(f,b)=>f&&c`<${v} kind="plain" busy=${l} onTap=${p(f,{})}>${b}<//>`;return c`<section class="foot tricks-foot" aria-label=${i("what is next")}>
    <${lt} text=${r.say.text} news=${n} />
    <${_t} table=${t} />
    <${W} question=${r.options.map(tt).join()} end=${u}>
      ${Ss(e).length>0&&be(t,e)}
      ${d&&c`<${cp} bid=${d} round=${s} busy=${l} onBid=${f=>t.act({...d,args:f})} />`}
      ${$&&c`<${lp} busy=${l} onName=${f=>t.act({...$,args:f})} />`}
      ${h(a("pass"),i("PASS"))}
      ${h(a("misdeal"),i("misdeal"))}
    <//>
  </section>`}var cp=({bid:t,round:e,busy:n,onBid:s})=>c`<div class="bids" role="group" aria-label=${i("bids")}>
  ${up(t,e).map(({points:r,without:o,open:a})=>c`<${v} key=${`${r} ${o}`} kind=${a?"main":"plain"} disabled=${!a} busy=${n}
    onTap=${()=>s(o?{points:r,no_trump:!0}:{points:r})}>
      <span class="unseen">${i("bid {bid}",{bid:Mn({points:r,no_trump:o})})}</span>
      <span aria-hidden="true">${r}${o&&c`<small> ${i("NT")}</small>`}</span><//>`)}
</div>`,lp=({busy:t,onName:e})=>Object.entries(pa).map(([n,s])=>c`<${v} key=${n} kind="main" large busy=${t} name=${i("trumps {sign}",{sign:s})} onTap=${()=>e({suit:n})}>${s}<//>`);function up({by:t,values:e,optional:n},{facts:s,dealer:r,options:o}){let a=s.bids.at(-1),l=(d,$)=>2*d+Number($),u=a?l(a.points,a.no_trump)+(t===r?0:1):0,p=[];for(let d of[!1,!0])for(let $=o.minimum_bid;$<=ip;$+=1)p.push({points:$,without:d,open:l($,d)>=u&&$>=e.points.min&&(d||n.includes("no_trump"))});return p}var ha=ze(mp),ma=ze(yp),ba={...ze(gp),Foot:kp};function ze(t){let e=({round:n})=>c`<div class="tricks-seen"><${t} round=${n} /><${ya} round=${n} /></div>`;return{deed:pp,passOn:dp,Felt:fp(t),Seen:e}}function pp({do:t,args:e},{who:n}){return t==="play"?e.card&&e.card!=="??"?`${n}: ${B(e.card)}.`:i("{player} plays a card.",{player:n}):["bid","pass","trump","misdeal"].includes(t)?"":null}function dp({prompt:t}){return t?.awaited.length===1?t.awaited[0]:null}function fp(t){return function(n){let{state:s,paying:r}=n,{round:o,table:a}=s;return c`<section class="felt tricks" aria-label=${i("felt")}>
      <header class="tricks-head">
        <${t} round=${o} />
        <span class="tricks-pot" data-place="pot">${o.places.pot>0&&c`${J("pot {chips}",{chips:c`<b class="figure">${m(o.places.pot)}</b>`})}`}</span>
      </header>
      <${ya} round=${o} paying=${r} holds=${a.hand_over?.seat} />
      <${ee} state=${s} />
    </section>`}}function ya({round:t,paying:e,holds:n}){let s=a=>e?e.seat===a:!!t.prompt?.awaited.includes(a),r=!t.zones.trick?.cards.length,o=t.cards==="virtual"&&Object.keys(t.facts.scores).some(a=>a.includes("+"));return c`<div class=${g(["tricks-seats",r&&"is-empty",o&&"is-across"])}>
    ${t.seats.map(a=>c`<${$p} key=${a.seat} seated=${a} round=${t} lit=${s(a.seat)} holds=${n===a.seat} />`)}
  </div>`}function $p({seated:{seat:t,player:e,rack:n},round:s,lit:r,holds:o}){let{facts:a,zones:l,markers:u}=s,p=l[`hand:${t}`]?.count??0,d=a.tricks.takers.filter(b=>b===t).length,$=Object.keys(a.scores),h=$.findIndex(b=>b.split("+").includes(String(t))),f=[p&&N("{count} card","{count} cards",p),d&&N("{count} trick","{count} tricks",d),s.dealer===t&&i("the deal"),o&&i("has the tablet"),n>0&&N("{count} chip","{count} chips",n),u[t]>0&&i("owes {chips}",{chips:m(u[t])})];return c`<section class=${g(["tricks-seat",r&&"is-lit"])} aria-label=${e}>
    <span class="tricks-name"><${$t} at=${h} /> <b>${e}</b></span>
    <span class="tricks-score"><b class="figure">${m(a.scores[$[h]])}</b> ${fa(a,t)}</span>
    <${hp} round=${s} seat=${t} />
    <span class="small">${f.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}function hp({round:t,seat:e}){let{order:n,takers:s}=t.facts.tricks,r=t.zones.trick?.cards??[];if(t.finished)return null;let o=r[n.indexOf(e)];if(!o)return c`<${it} />`;let a=r.length===n.length&&s.at(-1)===e;return c`<${E} card=${o} lit=${a} />`}function mp({round:{facts:t,options:e}}){return c`<p><b>${i("deal {number}",{number:t.deal})}</b> · ${i("{limit} points end the game \xB7 {jack} 2, every other jack 1",{limit:e.limit,jack:"J\u2660\uFE0E"})}${e.token>0&&` \xB7 ${N("{count} chip a point","{count} chips a point",e.token)}`}</p>`}var bp={tricks:"Tricks 10",hearts:"Hearts 10",queens:"Queens 25","king-of-spades":"K\u2660\uFE0E 100","last-trick":i("Last trick 100"),everything:i("Everything")};function yp({round:{facts:t}}){return c`<ol class="tricks-contracts" aria-label=${i("the six deals")}>
    ${Object.entries(bp).map(([e,n],s)=>c`<li key=${e} class=${g([s===t.deal-1&&"is-lit",s<t.deal-1&&"is-done"])}>${n}</li>`)}
  </ol>`}function gp({round:t}){let{deal:e,contract:n,trump:s}=t.facts,r=L(t),o=n?c`<b>${i("{player} plays {bid}",{player:r[n.seat],bid:Mn(n)})}</b>${s&&c`, <b class="tricks-trump">${da(s)}</b> ${i("trumps")}`}`:c`<b>${i("bidding")}</b>`;return c`<p>${i("deal {number}",{number:e})} · ${o} · 5♥${"\uFE0E"} +5 · 3♠${"\uFE0E"} −3</p>`}function kp(t){return t.prompt?.options.some(({do:e})=>e==="bid"||e==="trump")?$a:null}var vp=[..."ATKQJ"],_p=[..."shdc"].flatMap(t=>vp.map(e=>e+t));function ga({table:t,state:e,news:n,face:s}){let[r,o]=S(null),{round:a}=e,{prompt:l}=a,u=s.sure(),p=s.words(),d=l.options.find(k=>k.do==="play"),$=l.options.filter(k=>k!==d),h=t.late.value,f=new Set(d.values.card),b=(k,w)=>u[k.do]?o({option:k,args:w}):t.act({...k,args:w}),x=()=>{o(null),t.act({...r.option,args:r.args})},y=k=>k.values.suit??[null];return c`<section class="foot" aria-label=${i("what is next")}>
    <${lt} text=${l.say.text} news=${n} detail=${It(a,l.awaited)} />
    <${_t} table=${t} />
    <div class="schnapsen-pack" role="group" aria-label=${i("cards")}>
      ${_p.map(k=>c`<button type="button" key=${k} class=${g(["picker-card",`suit-${k[1]}`,!f.has(k)&&"is-out"])}
        disabled=${!f.has(k)||h} aria-label=${dt(k)}
        onClick=${()=>t.act({...d,args:{card:k}})}>${f.has(k)&&c`<${Xt} card=${k} />`}</button>`)}
    </div>
    <${W} question=${l.options.map(tt).join()} end=${c`
      <${v} kind="plain" disabled=${!a.undoable} busy=${h} onTap=${t.undo}>${i("undo")}<//>`}>
      ${$.flatMap(k=>y(k).map(w=>{let A=w?{suit:w}:{};return c`<${v} key=${`${k.do} ${w}`} busy=${h} onTap=${()=>b(k,A)}>
            ${p[k.do]?.(A)??k.do}
          <//>`}))}
    <//>
    ${r&&c`<${kt} ...${u[r.option.do](L(a)[r.option.by])} onYes=${x} onClose=${()=>o(null)} />`}
  </section>`}var wp={c:i("clubs"),d:i("diamonds"),h:i("hearts"),s:i("spades")},ka=ze(_a),va={...ka,Foot:xp,Seen:Ep,deed:Op,sure:Ap,words:Tp};function xp({cards:t,prompt:e}){return t==="physical"&&e?.options.some(n=>n.do==="play")?ga:null}var Sp={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"};function Tp(){return{marry:({suit:t})=>i("marry {suit}",{suit:`${Sp[t]??""}\uFE0E`})}}function Op(t,e){return t.do==="play"?ka.deed(t,e):""}function Ap(){return{declare:t=>({title:i("{player} declares 66?",{player:t}),text:i("The tricks are turned up and counted. There is no way back."),yes:i("{player} declares",{player:t})}),close:t=>({title:i("{player} closes the stock?",{player:t}),text:i("Nobody draws any more, and whoever closes must reach 66."),yes:i("{player} closes",{player:t})})}}function Ep({round:t}){let e=L(t),{order:n}=t.facts.tricks;return c`<div class="schnapsen-seen">
    <${_a} round=${t} />
    ${(t.zones.trick?.cards??[]).map((s,r)=>c`<${j} key=${s} cards=${[s]} label=${e[n[r]]} />`)}
  </div>`}function _a({round:t}){let{zones:e,facts:n}=t,s=L(t),[r]=e.upcard?.cards??[],o=e.stock.count+(r?1:0);return c`<div class="schnapsen-stock">
    <span class="schnapsen-cards">
      ${r&&c`<${E} card=${n.closed?"??":r} />`}
      ${e.stock.count>0&&!n.closed&&c`<${E} card="??" />`}
    </span>
    <span>
      ${n.trump&&c`<span class="schnapsen-trump">
        <svg class=${`suit-${n.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${X[n.trump]} /></svg>
        <b>${wp[n.trump]}</b> ${i("trumps")}</span>`}
      <span class="small">${Cp(n,o,s)}</span>
    </span>
    <span class="schnapsen-shown">
      ${n.marriages.map(({seat:a,suit:l,points:u,counts:p})=>c`<span class="schnapsen-marriage" key=${l}>
        <${j} cards=${[`K${l}`,`Q${l}`]} fanned />
        <span class="small"><b>${s[a]}</b> <b class="figure">${u}</b><br />${p?i("counts##of a marriage"):i("with the next trick")}</span>
      </span>`)}
    </span>
  </div>`}function Cp({closed:t},e,n){return t?i("closed by {player}",{player:n[t.seat]}):e?i("stock {count}",{count:e}):i("stock drawn out")}var Ds=t=>["speculation.market","speculation.due"].includes(t?.say.code),ke=({facts:t},e)=>t.bids.filter(n=>n.seat===e);function Bn({stands:t}){let e=Math.round(t/1e4);return t>0&&e===0?"under 1%":t<1e6&&e===100?"over 99%":`${e}%`}var At=({prompt:t},e,n)=>t.options.find(s=>s.by===e&&s.do===n),wa=t=>Ds(t.prompt)?At(t,"dealer","sale"):null;function Hn(t,e){let n=wa(t);return n&&e.deal?.asked===tt(n)?e.deal:null}function xa(t,e,n){let s=wa(t);if(!s)return null;let{from:r,to:o,unseen:a}=s.values,l=Hn(t,e),u=tt(s);if(l&&(n===l.to||n===l.from&&a))return{asked:null};if(a&&!l)return r.includes(n)?{asked:u,from:n,unseen:!0}:null;let p=l?.from??r[0];return n===p||!o.includes(n)?null:{asked:u,from:p,to:n,unseen:!!a,price:Lp(t,p,n,a)}}function Lp(t,e,n,s){let r=ke(t,n).find(a=>a.unseen===(s?e:null));if(r||!s)return r?.price;let o=t.record.flatMap(({events:a})=>a).findLast(({code:a})=>a==="speculation.sells-unseen");return o&&o.args.price<=Sa(t,n)?o.args.price:void 0}var Sa=({seats:t},e)=>t.find(n=>n.seat===e).rack;function Ta({table:t,state:e,pad:n,setPad:s,news:r}){let{round:o,night:a}=e,l=Hn(o,n),p={table:t,round:o,give:async($,h)=>await t.act({...$,args:h})&&s(f=>f.deal===n.deal?{deal:null}:{})};if(!l)return c`<${jp} ...${p} news=${r} />`;let d=$=>s({deal:{...l,price:$}});return c`<${Np} ...${p} news=${r} deal=${l} chipset=${a.chip_set} onPrice=${d} onCancel=${()=>s({deal:null})} />`}function jp({table:t,round:e,news:n,give:s}){let[r,o]=S(!1),{prompt:a,facts:l}=e,u=L(e),[p]=a.awaited,d=At(e,p,"turn")??At(e,p,"keep"),$=l.due===null&&At(e,l.holder,"sell"),h=$&&l.bids.filter(k=>$.values.to.includes(k.seat)).sort((k,w)=>w.price-k.price)[0],f=l.offer&&At(e,l.offer.to,"agree"),b=t.late.value,x=l.due===null?i("Sold? Tap the buyer."):i("An unseen card sold? Tap the seller, then the buyer."),y=!f&&c`<span class="controls-note">${x}</span>`;return c`<${Ut} table=${t} line=${a.say.text} detail=${It(e,a.awaited)} news=${n}>
    <${W} question=${tt(d)} end=${y}>
      <${v} kind=${f?"plain":"main"} large busy=${b} onTap=${()=>f?o(!0):s(d,{})}>${d.do==="turn"?i("TURN"):i("KEEP")}<//>
      ${h&&c`<${v} kind="plain" busy=${b} onTap=${()=>s($,{to:h.seat})}>${i("sell to {player} \xB7 {chips}",{player:u[h.seat],chips:m(h.price)})}<//>`}
      ${f&&c`<${v} kind="plain" busy=${b} onTap=${()=>s(f,{})}>${i("{player} agrees \xB7 {chips}",{player:u[l.offer.to],chips:m(l.offer.price)})}<//>`}
      ${f&&c`<${v} kind="quiet" busy=${b} onTap=${()=>s(At(e,l.holder,"withdraw"),{})}>${i("no more offer")}<//>`}
    <//>
    ${r&&f&&c`<${kt} title=${d.do==="turn"?i("Turn now?"):i("Keep now?")} no=${i("wait for {player}",{player:u[l.offer.to]})} yes=${d.do}
      text=${i("{player} has not answered the offer at {chips}. It ends with the next card.",{player:u[l.offer.to],chips:m(l.offer.price)})}
      onYes=${()=>{o(!1),s(d,{})}} onClose=${()=>o(!1)} />`}
  <//>`}function Np({table:t,round:e,deal:n,chipset:s,news:r,give:o,onPrice:a,onCancel:l}){let u=L(e),{from:p,to:d,price:$,unseen:h}=n,f=d===void 0?0:Sa(e,d),b=h?i("an unseen card"):B(e.zones.held.cards[0]),x=$===void 0?"for \u2026":$===0?i("for nothing"):i("for {chips}",{chips:m($)}),y=d===void 0?i("{player} sells {what}: tap the buyer.",{player:u[p],what:b}):i("{player} sells {what} to {buyer} {priced}.",{player:u[p],what:b,buyer:u[d],priced:x}),k=c`<${v} kind="plain" onTap=${l}>${i("cancel")}<//>`;if(d===void 0)return c`<${Ut} table=${t} line=${y} news=${r}><${W} question=${`from ${p}`} end=${k} /><//>`;let w=t.late.value,A=$!==void 0&&$<=f,_=h?{unseen:p}:{},T=At(e,"dealer","sale"),M=At(e,d,"bid"),z=At(e,p,"offer"),U=ke(e,d).find(G=>G.unseen===(h?p:null));return c`<${Ut} table=${t} line=${y} detail=${i("{player} \xB7 rack {chips}",{player:u[d],chips:m(f)})} news=${r}>
    <div class="bets">
      <div class="bets-row">
        <div class="speculation-prices" role="group" aria-label=${i("price")}>
          ${Bp(e.places.pot).map(G=>c`<${v} key=${G} chosen=${G===$} disabled=${G>f} onTap=${()=>a(G)}>${m(G)}<//>`)}
        </div>
        <${me} chipset=${s} fits=${G=>($??0)+G<=f} onAdd=${G=>a(($??0)+G)}
          onTakeOff=${G=>a(Math.max(0,($??0)-G))} />
      </div>
      <${W} question=${`${p} ${d}`} end=${k}>
        <${v} kind="main" disabled=${!A} busy=${w} onTap=${()=>o(T,{from:p,to:d,price:$,...h?{unseen:!0}:{}})}>
          ${A?i("SOLD \xB7 {price}",{price:$}):i("SOLD")}
        <//>
        ${U&&U.price===$?c`<${v} kind="plain" busy=${w} onTap=${()=>o(At(e,d,"withdraw"),_)}>${i("no more bid")}<//>`:c`<${v} kind="plain" disabled=${!A} busy=${w} onTap=${()=>o(M,{price:$,..._})}>${i("a bid")}<//>`}
        ${!h&&c`<${v} kind="plain" disabled=${!A} busy=${w} onTap=${()=>o(z,{to:d,price:$})}>${i("an offer")}<//>`}
      <//>
    </div>
  <//>`}var Mp=[0,1,2,3,4,5,6,8,10,15];function Bp(t){let n=[1,2,5,10,20,50,100,200,500,1e3,2e3,5e3].findLast(s=>s*20<=t)??1;return Mp.map(s=>s*n)}var Oa={Felt:Dp,Foot:Hp,deed:Rp,payments:Pp,payment:Fp,over:Ip};function Hp(t){return Ds(t.prompt)?Ta:null}function Rp({do:t,events:e},{who:n}){return t==="turn"&&!e.length?i("{player} turns a card.",{player:n}):""}function Pp({round:t}){if(!t?.finished)return[];let e=L(t),n=t.record.at(-1).index;return Dt(t).filter(({action:s,from:r,to:o})=>s===n&&(r==="pot"||o==="house")).map(({from:s,to:r,amount:o,id:a})=>{let l=Number((s==="pot"?r:s).split(":")[1]);return{action:n,seat:l,player:e[l],amount:s==="pot"?o:-o,ids:[a]}})}function Fp({amount:t},e){if(t<0)return{hand:i("repays the house's marker")};let[n]=e.zones.held.cards;return{hand:i("{card} is the highest trump",{card:B(n)}),sums:[i("the whole pot")],lit:new Set([n])}}function Ip({record:t}){return t.at(-1).events.find(({code:e})=>e==="speculation.wins").text}function Dp(t){let{state:e,paying:n}=t,{round:s}=e,r=s.seats.map(({seat:p})=>p).sort((p,d)=>p-d),o=Math.ceil(r.length/2),a=Hn(s,t.pad),l=[r.slice(0,o),r.slice(o).reverse()],u=p=>c`<div class="speculation-row">
    ${p.map(d=>c`<${Wp} key=${d} seat=${d} ...${t} chosen=${a}
      lit=${n?n.seat===d:!!s.prompt?.awaited.includes(d)} />`)}
  </div>`;return c`<section class="felt speculation" aria-label=${i("felt")} style=${{"--across":o}}>
    ${u(l[0])}
    <${Up} state=${e} />
    ${u(l[1])}
  </section>`}function Up({state:t}){let{round:e,night:n}=t,{facts:s,places:r,zones:o,board:a}=e,[l]=o.held.cards;return c`<div class="speculation-middle">
    <${j} cards=${o.held.cards} places=${1} wanted=${!l} />
    <div class="speculation-held">
      ${l&&c`
        <p>${J("{player} holds it",{player:c`<b>${L(e)[s.holder]}</b>`})} ${!e.finished&&c`<span class="quiet">· ${s.due===null?i("for sale"):i("not for sale")}</span>`}</p>
        <${qp} board=${a} finished=${e.finished} />`}
    </div>
    <div class="speculation-pot" data-place="pot">
      <${Ft} amount=${r.pot??0} chipset=${n.chip_set} />
      <span>${J("pot {chips}",{chips:c`<b class="figure">${m(r.pot??0)}</b>`})}</span>
    </div>
  </div>`}function qp({board:t,finished:e}){let{trumps:n,higher:s,against:r}=t;return e?null:c`
    <p class="speculation-stands">${J("{chance} that it stands",{chance:c`<b class="figure">${Bn(t)}</b>`})}</p>
    <p class="speculation-higher">
      ${s.length?c`<svg class=${`suit-${n}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${X[n]} /></svg>
        <span>${i("{ranks} unseen",{ranks:s.map(([o])=>o==="T"?"10":o).reverse().join(" ")})}</span>`:i("nothing can beat it")}
      <span class="quiet"> ${i("\xB7 {against} face down against it",{against:r})}</span>
    </p>`}function Wp({seat:t,state:e,pad:n,setPad:s,chosen:r,lit:o}){let{round:a}=e,l=a.seats.find(b=>b.seat===t),u=a.zones[`pile:${t}`].count,p=xa(a,n,t),d=["speculation-seat",o&&"is-lit",a.facts.holder===t&&"is-holder",(r?.from===t||r?.to===t)&&"is-chosen"],$=Kp(a,t,r),h=p?"true":null,f=c`
    <span class="speculation-who" aria-hidden=${h}><b>${l.player}</b><span class="figure" data-place=${`seat:${t}`}>${m(l.rack)}</span></span>
    <span class="speculation-cards" aria-hidden=${h}>
      <span class="speculation-pile">
        ${[...Array(Math.min(u,3)).keys()].map(b=>c`<${E} key=${b} card="??" />`)}
        ${u>0&&c`<span class="speculation-count">${u}</span>`}
      </span>
      <span class="speculation-turned">
        ${a.zones[`turned:${t}`].cards.map(b=>c`<span key=${b}><${E} card=${b} /></span>`)}
      </span>
    </span>
    <span class="speculation-says" aria-hidden=${h}>${$}</span>`;return p?c`<button type="button" class=${g(d)} aria-description=${[i("rack {chips}",{chips:l.rack}),$].filter(Boolean).join(", ")} aria-pressed=${String(r?.from===t||r?.to===t)}
    onClick=${()=>s({deal:p})}><span class="unseen">${l.player}</span>${f}</button>`:c`<div class=${g(d)} role="group" aria-label=${l.player}>${f}</div>`}function Kp(t,e,n){if(n?.to===e)return i("buys##this one");if(n?.from===e)return n.unseen?i("sells a card"):i("sells it");let{offer:s,holder:r}=t.facts,o=L(t),a=ke(t,e).map(({unseen:p,price:d})=>p===null?i("bids {price}",{price:d}):i("bids {price} for {player}'s",{price:d,player:o[p]}));if(s?.to===e&&a.push(i("offered at {chips}",{chips:m(s.price)})),a.length)return a.join(", ");let l=t.markers[e];return[r===e&&i("holds##the highest trump"),t.dealer===e&&i("the deal"),l&&i("owes {chips}",{chips:m(l)})].filter(Boolean).join(" \xB7 ")}var Aa={Felt:zp,Seen:Gp};function zp({state:t,paying:e}){let{round:n,table:s}=t,r=o=>e?e.seat===o:!!n.prompt?.awaited.includes(o);return c`<section class="felt bus" aria-label=${i("felt")}>
    <${Ea} round=${n} />
    <div class="bus-seats">
      ${n.seats.map(o=>c`<${Jp} key=${o.seat} seated=${o} round=${n} lit=${r(o.seat)} holds=${s.hand_over?.seat===o.seat} />`)}
    </div>
    ${n.finished&&c`<${ee} state=${t} />`}
  </section>`}function Gp({round:t}){return c`<div class="bus-seen">
    <${Ea} round=${t} />
    <p class="bus-all">${t.seats.map(({seat:e,player:n})=>c`<span key=${e}>${n} <${La} count=${t.facts.tokens[e]} of=${Ca(t)} /></span>`)}</p>
  </div>`}function Ea({round:t}){let{pot:e}=t.places;return c`<div class="bus-middle">
    <${j} cards=${t.zones.middle?.cards??[]} label=${i("the middle")} />
    <span class="bus-pot" data-place="pot">${e>0&&c`${i("pot")} <b class="figure">${m(e)}</b>`}</span>
  </div>`}function Jp({seated:{seat:t,player:e,rack:n},round:s,lit:r,holds:o}){let{facts:a,zones:l,markers:u,options:p}=s,d=l[`hand:${t}`],$=[a.stopped===t&&i("stopped the bus"),a.losers.includes(t)&&i("the worst hand"),!a.playing.includes(t)&&i("watches"),s.dealer===t&&i("the deal"),o&&i("has the tablet"),(n>0||p.token>0)&&i("rack {chips}",{chips:m(n)}),u[t]>0&&i("owes {chips}",{chips:m(u[t])})];return c`<section class=${g(["bus-seat",r&&"is-lit"])} aria-label=${e}>
    <span class="bus-name"><b>${e}</b> <${La} count=${a.tokens[t]} of=${Ca(s)} /></span>
    <${j} cards=${Ue(d?.cards??[],s)} />
    <span class="small" data-place=${`seat:${t}`}>${$.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var Ca=({facts:t,options:e})=>Math.max(e.tokens,...Object.values(t.sheet.before)),Vp=6;function La({count:t,of:e}){let n=N("{count} token","{count} tokens",t);return e>Vp?c`<span class="bus-tokens">${n}</span>`:c`<span class="bus-tokens" role="img" aria-label=${n}>
    ${Array.from({length:e},(s,r)=>c`<i key=${r} class=${r<t?"is-left":null}></i>`)}
  </span>`}var bt="HDCS",Et={H:i("Hearts"),D:i("Diamonds"),C:i("Clubs"),S:i("Spades")},yt={WIN:1,EXA:2,SFC:4},ht=7,Qp={H:"\u2665",D:"\u2666",C:"\u2663",S:"\u2660"},wt=t=>t.split("/").map(e=>`${Qp[e]}\uFE0E`).join(" "),Yp=t=>t.split("/").map(e=>Et[e]).join(", "),Ge=({horse:t})=>c`<svg class=${`horse-suit suit-${t.toLowerCase()}`} viewBox="-2 -2 104 104" role="img"
    aria-label=${Et[t]}>
  <path class="card-pip" d=${X[t.toLowerCase()]} />
</svg>`,Wt=({order:t})=>c`<span class="order" role="img" aria-label=${Yp(t)}>
  ${t.split("/").map(e=>c`<${Ge} key=${e} horse=${e} />`)}
</span>`;function Us(t,e){return e===0?[[]]:t.flatMap(n=>Us(t.filter(s=>s!==n),e-1).map(s=>[n,...s]))}function Je(t,e){let n=Object.fromEntries([...bt].map(r=>[r,0])),s=[];for(let r of t.slice(0,e)){let o=r[1].toUpperCase();n[o]<ht&&s.length<3&&(n[o]+=1),n[o]===ht&&!s.includes(o)&&s.push(o)}return s.length===3&&s.push([...bt].find(r=>!s.includes(r))),{spaces:n,home:s}}var ve=t=>t.reduce((e,{amount:n})=>e+n,0),Rn=(t,e,n)=>t.prompt?.options.find(s=>s.by===e&&s.do===n),ja=({options:t},e)=>typeof t.minimum_bet=="object"?t.minimum_bet[e]:t.minimum_bet;function Na({table:t,state:e,paying:n,pad:s,setPad:r}){let[o,a]=S(null),{round:l}=e,u=l.prompt?.say.code==="superfecta.betting",p=async()=>{let{ticket:d,seat:$}=o;a(null),await t.act({...Rn(l,$,"cancel"),args:{ticket:d}})};return c`<div class="tickets" role="group" aria-label=${i("tickets by seat")}>
    ${l.seats.map(d=>c`<${Zp} key=${d.seat} seated=${d} selling=${u}
      chosen=${u?(s.seat??l.seats[0].seat)===d.seat:n?.seat===d.seat}
      tickets=${l.facts.tickets.filter(({seat:$})=>$===d.seat)}
      finish=${l.facts.finish&&!l.prompt?l.facts.finish:null}
      onChoose=${()=>r({seat:d.seat})} onTicket=${a} />`)}
    ${o&&c`<${kt} title=${i("Cancel ticket {ticket}?",{ticket:o.ticket})} yes="cancel the ticket" no="keep it"
      text=${i("{bets}: {chips} go back to the rack.",{bets:o.bets.map(Ma).join(", "),chips:m(ve(o.bets))})}
      onYes=${p} onClose=${()=>a(null)} />`}
  </div>`}var Ma=({amount:t,type:e,horses:n})=>`${m(t)} ${e} ${wt(n)}`;function Zp({seated:t,selling:e,chosen:n,tickets:s,onChoose:r,onTicket:o}){let a=F(null);H(()=>{n&&a.current.scrollIntoView({block:"nearest"})},[n]);let l=e?"true":null,u=c`<b aria-hidden=${l}>${t.player}</b><span class="figure" aria-hidden=${l} data-place=${`seat:${t.seat}`}>${m(t.rack)}</span>`;return c`<div class=${g(["holder",n&&"is-lit"])} ref=${a}>
    ${e?c`<button type="button" class="holder-name" aria-pressed=${String(n)}
          aria-description=${i("rack {chips}",{chips:t.rack})} onClick=${r}>
          <span class="unseen">${i("seat {seat}, {player}",{seat:t.seat,player:t.player})}</span>${u}</button>`:c`<div class="holder-name">${u}</div>`}
    ${s.map(p=>c`<${Xp} key=${p.ticket} ticket=${p} selling=${e} onTap=${()=>o(p)} />`)}
  </div>`}function Xp({ticket:t,selling:e,onTap:n}){let s=t.bets.map(({amount:o,type:a,horses:l},u)=>c`<span key=${u} class="ticket-line">
    ${m(o)} ${a} <${Wt} order=${l} /></span>`),r=c`<span class="ticket-number" aria-hidden=${e?"true":null}>${t.ticket}</span>`;return e?c`<button type="button" class="ticket"
      aria-description=${t.bets.map(({amount:o,type:a,horses:l})=>`${m(o)} ${a} ${l}`).join(", ")} onClick=${n}>
    <span class="unseen">${i("ticket {ticket}: cancel",{ticket:t.ticket})}</span>${r}<span class="ticket-lines" aria-hidden="true">${s}</span></button>`:c`<div class="ticket">${r}<span class="ticket-lines">${s}</span></div>`}function Ba({table:t,state:e,pad:n,setPad:s,last:r,news:o}){let{round:a,night:l}=e,u=a.seats.map(({seat:C})=>C),p=n.seat??u[0],d=a.seats.find(C=>C.seat===p),{amount:$=ja(a,"WIN"),type:h="WIN",horses:f=[],tapped:b=[],fresh:x=!0}=n,y=n.lines?.[p]??[],k=Rn(a,p,"ticket"),w=r[`${p} ticket`]?.bets,A=C=>s({seat:p,amount:$,type:h,horses:f,...C}),_=C=>A({amount:C.reduce((nt,re)=>nt+re,0),tapped:C,fresh:!1}),T=(C,nt={})=>A({lines:{...n.lines,[p]:C},...nt}),M=Pe($,b,l.chip_set),z=d.rack-ve(y),U=C=>{if(f.includes(C))return A({horses:f.filter(re=>re!==C)});let nt=td([...f,C],h);return nt.length<yt[h]?A({horses:nt}):T([...y,{amount:$,type:h,horses:nt.join("/")}],{horses:[],fresh:!0})},G=async C=>{await t.act({...k,args:{bets:C}})&&s(nt=>({lines:{...nt.lines,[p]:[]},...nt.seat===n.seat?{seat:p,horses:[],amount:void 0,tapped:[],fresh:!0}:{}}))},rt=ed(a,h,$,z),ut=i("{player} \xB7 rack {chips}",{player:d.player,chips:m(d.rack)}),at=a.seats.find(C=>n.lines?.[C.seat]?.length),Y=a.seats.filter(C=>Rn(a,C.seat,"ticket")&&!a.facts.tickets.some(nt=>nt.seat===C.seat)).map(({player:C})=>C),Vn=c`<${v} kind=${at||Y.length?"plain":"main"} disabled=${!!at} busy=${t.late.value}
    onTap=${()=>t.act(Rn(a,"dealer","off"))}>${i("OFF")}<//>`;return c`<${Ut} table=${t} line=${sd(a,n,d,at,Y)} news=${o} detail=${ut}>
    <div class="builder">
      <div class="builder-row">
        <output class="builder-amount figure" aria-label=${i("amount")}>${m($)}</output>
        <${me} chipset=${l.chip_set} fits=${C=>k&&(x?0:$)+C<=z}
          onAdd=${C=>_(x?[C]:[...M,C])}
          onTakeOff=${C=>_(Y(M,C))} />
        <${v} name=${i("take off the last chip")} disabled=${!$} onTap=${()=>_(M.slice(0,-1))}>⌫<//>
        <div class="builder-types" role="group" aria-label=${i("pool")}>
          ${Object.keys(yt).map(C=>c`<${v} key=${C} chosen=${C===h}
            onTap=${()=>A({type:C,horses:[]})}>${C}<//>`)}
        </div>
        <div class="builder-horses" role="group" aria-label=${i("horses, in the order they come in")}>
          ${[...bt].map(C=>c`<${od} key=${C} horse=${C} at=${f.indexOf(C)}
            disabled=${!k||rt!==null} onTap=${()=>U(C)} />`)}
        </div>
      </div>
      <${W} question=${`selling ${a.facts.sold??0}`} end=${Vn} steady>
        <${v} kind="main" disabled=${!y.length||ve(y)>d.rack} busy=${t.late.value} onTap=${()=>G(y)}>
          ${y.length?i("sell \xB7 {chips}",{chips:m(ve(y))}):"sell"}
        <//>
        <${v} kind="plain" disabled=${!k||!w||ve(w)>d.rack||y.length} onTap=${()=>G(w)}>
          ${w?i("same again \xB7 {chips}",{chips:ve(w)}):i("same again")}
        <//>
        <div class="builder-lines" role="group" aria-label=${i("lines of this ticket")}>
          ${y.map((C,nt)=>c`<button type="button" key=${nt} class="builder-line" aria-label=${i("take off {bet}",{bet:Ma(C)})}
            onClick=${()=>T(y.filter((re,Qe)=>Qe!==nt))}>
            ${m(C.amount)} ${C.type} <${Wt} order=${C.horses} /> <span aria-hidden="true">✕</span></button>`)}
          ${rt&&c`<span class="builder-note small">${rt}</span>`}
        </div>
      <//>
    </div>
  <//>`}function td(t,e){return yt[e]!==4||t.length!==3?t:[...t,[...bt].find(n=>!t.includes(n))]}function ed(t,e,n,s){let r=ja(t,e);return n<r?i("{type} is bet from {chips}",{type:e,chips:m(r)}):n%r?i("{type} is bet in multiples of {chips}",{type:e,chips:m(r)}):n>s?i("{chips} left in the rack",{chips:m(s)}):null}var nd=[i("first##in a race"),i("second##in a race"),i("third##in a race")];function sd(t,{type:e="WIN",horses:n=[]},s,r,o){return n.length?i("{player}: {type} {horses} \u2026 who comes {place}?",{player:s.player,type:e,horses:wt(n.join("/")),place:nd[n.length]}):r?r===s?i("{player}'s ticket: another line, or sell.",{player:s.player}):i("{player}'s ticket is not sold yet.",{player:r.player}):t.facts.tickets.length?o.length?i("More bets? No ticket yet: {players}.",{players:ft(o)}):i("Everybody has a ticket. Off when the last one is in."):i("Bets, please.")}function od({horse:t,at:e,disabled:n,onTap:s}){return c`<button type="button" class=${g(["horse-key",e>=0&&"is-picked"])} disabled=${n}
      aria-pressed=${e>=0?"true":"false"} onClick=${s}>
    <span class="unseen">${Et[t]}</span>
    <span aria-hidden="true"><${Ge} horse=${t} /></span>${e>=0&&c`<span class="horse-key-place" aria-hidden="true">${e+1}</span>`}
  </button>`}var qs=1e6,rd=Us([...bt],yt.SFC).map(t=>t.join("/"));function Kt({course:t},e,n){let s=t[Math.min(n,t.length-1)];return s?s.reduce((r,o,a)=>rd[a].startsWith(e)?r+o:r,0):null}var Pn=(t,e)=>Zn(t*e/qs,1);function Ws(t,e,n,s,r){let{least:o,orders:a}=t[e],l=a[n].one_more[s]*Kt(t,n,r);return Zn(l/o/qs,2)}function Fn(t){return t===null?"":t>0&&t<1e4?"<1 %":t<qs&&t>99e4?">99 %":`${Math.round(t/1e4)} %`}var ad=4;function Ha({round:t,running:e,beat:n}){let[s,r]=S(null),{board:o,facts:a}=t,l=e?null:a.finish,u=F(o);a.finish||(u.current=o);let p={...t,beat:n,board:e?{...u.current,course:o.course}:o,open:t.prompt?.say.code==="superfecta.betting"};return c`<div class="tote" role="group" aria-label=${i("tote board")}>
    ${Object.keys(yt).map(d=>c`<${ld} key=${d} kind=${d} round=${p} finish=${l}
      onWhole=${()=>r(d)} />`)}
    ${s&&c`<${ct} title=${i("{whole}: {count} orders",{whole:s,count:Object.keys(o[s].orders).length})} onClose=${()=>r(null)}
        foot=${c`<${v} kind="plain" onTap=${()=>r(null)}>${i("go back")}<//>`}>
      <div class="tote-whole">
        <p class="quiet small">${id[t.options.split]} ${p.open&&cd}</p>
        <${Fa} kind=${s} round=${p} finish=${l} whole lines=${Pa(p.board[s].orders)} />
      </div>
    <//>`}
  </div>`}var id={even:i("The winners of a pool share it a head each."),stake:i("The winners of a pool share it by what each bet staked.")},cd=i("The last two columns say what each chip of one more least bet brings back on average, to somebody who has none on that order, if its winners shared a head each, and if by stake. Below 1 is a bad bet.");function ld({kind:t,round:e,finish:n,onWhole:s}){let{orders:r,carried:o}=e.board[t],a=e.places[`pool:${t}`]??0,l=t==="WIN"?Object.entries(r):ud(r,Ra(t,n));return c`<section class="pool" aria-label=${t}>
    <header class="pool-head" data-place=${`pool:${t}`}>
      <b>${t}</b> <span class="figure">${m(a)}</span>
      ${o>0&&c`<span class="small quiet">${i("{chips} carried",{chips:m(o)})}</span>`}
    </header>
    <${Fa} kind=${t} round=${e} finish=${n} lines=${l} />
    <${v} kind="quiet" onTap=${s}>${i("all {count}",{count:Object.keys(r).length})}<//>
  </section>`}var Ra=(t,e)=>e?e.slice(0,yt[t]).join("/"):null,Pa=t=>Object.entries(t).sort(([,e],[,n])=>n.chance-e.chance||n.staked-e.staked);function ud(t,e){let n=([s,{staked:r}])=>s===e?2:r?1:0;return Pa(t).sort((s,r)=>n(r)-n(s)).slice(0,ad)}function Fa({kind:t,round:e,finish:n,lines:s,whole:r}){let o=Ra(t,n),{board:a,beat:l,open:u,options:p}=e,d=r&&u?pd:null,$=Kt(a,t==="WIN"?"H":"H/D",l)!==null,h=(f,b)=>u?Ws(a,t,f,p.split,l):b.staked?Pn(dd(b,p),Kt(a,f,l)):"\u2013";return c`<table class="tote-lines">
    <thead><tr><th><span class="unseen">${i("order##heads the column of orders")}</span></th>${r&&c`<th>${i("staked")}</th>`}<th>${n?i("paid##by a pool"):i("pays")}</th><th>${i("chance")}</th>
      ${!n&&(d?c`<th>${i("a head each")}</th><th>${i("by stake")}</th>`:c`<th>${u?i("brings##a bet, chips on average"):i("worth##a bet, chips on average")}</th>`)}</tr></thead>
    <tbody>${s.map(([f,b])=>c`<tr key=${f} class=${g([f===o&&"is-won"])}>
      <td><${Wt} order=${f} /></td>
      ${r&&c`<td>${b.staked?m(b.staked):"\u2013"}</td>`}
      <td class="tote-pays">${n?f===o?$d(t,e):"":fd(b,e)}</td>
      <td>${Fn(Kt(a,f,l))}</td>
      ${!n&&$&&(d?d.map(x=>c`<td key=${x}>${Ws(a,t,f,x,l)}</td>`):c`<td>${h(f,b)}</td>`)}
    </tr>`)}</tbody>
  </table>`}var pd=["even","stake"],dd=({will_pay:t},{split:e})=>e==="even"?t:t/100;function fd({will_pay:t},{options:e}){return t===null?"\u2013":e.split==="even"?m(t):`${m(Math.floor(t/100))}.${String(t%100).padStart(2,"0")}`}function $d(t,{record:e}){let n=e.flatMap(({events:s})=>s).filter(({code:s,args:r})=>s==="superfecta.pays"&&r.pool===t);return n.length?m(n.reduce((s,{args:r})=>s+r.amount,0)):i("carried")}var Ia={Felt:Td,Foot:hd,words:md,deed:bd,event:vd,payment:_d,over:wd,beats:xd,showing:Sd};function hd({prompt:t}){return t?.say.code==="superfecta.betting"?Ba:null}function md(){return{turn:()=>i("TURN A CARD"),run:()=>i("RUN TO THE END")}}function bd({index:t,do:e,args:n,transfers:s},{who:r,round:o}){switch(e){case"ticket":return`${r}: ${n.bets.map(yd).join(", ")}${n.bets.length>1?` \xB7 ${m(gd(n.bets))}`:""}.`;case"cancel":return i("Ticket {ticket} cancelled, {chips} back.",{ticket:n.ticket,chips:m(s.reduce((a,{amount:l})=>a+l,0))});case"off":return i("No more bets.");case"turn":return`${B(o.zones.course.cards[kd(o,t)])}.`;case"run":return i("Run to the end.");case"show":return`${B(n.card)}.`;default:return null}}var yd=({amount:t,type:e,horses:n})=>`${m(t)} ${e} ${wt(n)}`,gd=t=>t.reduce((e,{amount:n})=>e+n,0),kd=({record:t},e)=>t.filter(n=>n.do==="turn"&&n.index<e).length;function vd({code:t,args:e,text:n},s){switch(t){case"superfecta.off":return null;case"superfecta.home":return i("{horse} home, number {place}.",{horse:Et[e.horse],place:e.place});case"superfecta.finish":return i("The finish: {horses}.",{horses:wt(e.horses)});case"superfecta.pays":return`${e.pool}: ${s[e.seat]} ${m(e.amount)}.`;case"superfecta.carried":return e.amount?i("{pool}: nobody, {chips} carried.",{pool:e.pool,chips:m(e.amount)}):null;default:return n}}function _d({action:t,seat:e,transfers:n},s){let r=s.record.find(({index:l})=>l===t)?.events.filter(({code:l,args:u})=>l==="superfecta.pays"&&u.seat===e)??[],o=r.map(({args:l})=>`${l.pool} ${wt(l.order)}: ${l.reckoning} = ${m(l.amount)}`),a=n.filter(({why:l})=>!/ pays /.test(l)).map(({from:l,why:u,amount:p})=>`${l.slice(5)}, ${u}: ${m(p)}`);return{hand:r.map(({args:l})=>`${l.pool} ${wt(l.order)}`).join(", ")||i("the end of the meeting"),sums:[...o,...a]}}function wd({facts:t}){return i("{horses}. Race {race} of {races} is paid.",{horses:wt(t.finish.join("/")),race:t.race,races:t.races})}function xd({zones:t}){return t.course?.count??0}function Sd({zones:t},e){let{home:n}=Je(t.course.cards,e);return n.length?`${n.slice(0,3).map((s,r)=>`${Et[s]} ${Ks[r]}`).join(", ")}.`:i("They are off.")}var Ks=[i("1st"),i("2nd"),i("3rd"),i("4th")];function Td(t){let{state:e,pace:n}=t,{round:s}=e,r=s.zones.course?.cards??[],{spaces:o,home:a}=Je(r,n.beat);return c`<section class="felt races" aria-label=${i("felt")}>
    <${Od} rail=${s.zones.rail?.cards??[]} spaces=${o} home=${a} card=${n.beat?r[n.beat-1]:null} />
    <div class="races-below">
      <${Ha} round=${s} running=${n.running} beat=${n.beat} />
      <${Na} ...${t} />
    </div>
  </section>`}function Od({rail:t,spaces:e,home:n,card:s}){let r=[...Array(ht).keys()];return c`<div class="track" role="group" aria-label=${i("the track")}>
    <div class="track-rail" aria-label=${i("the rail")}>
      <span class="track-turned">${s?c`<${E} card=${s} />`:c`<${it} />`}</span>
      ${r.map(o=>c`<span key=${o} class="track-rail-card">
        ${o<ht-1&&(t[o]?c`<${E} card=${t[o]} />`:c`<${it} />`)}
      </span>`)}
      <span class="track-end"></span>
    </div>
    ${[...bt].map(o=>c`<${Ad} key=${o} horse=${o} at=${e[o]} place=${n.indexOf(o)} />`)}
  </div>`}function Ad({horse:t,at:e,place:n}){let s={"--at":String(e)};return c`<div class=${g(["lane",n===0&&"is-winner"])} role="img"
      aria-label=${`${Et[t]}: ${n<0?i("space {number} of {count}",{number:e,count:ht}):Ks[n]}`}>
    <span class="lane-start"></span>
    ${[...Array(ht).keys()].map(r=>c`<span key=${r} class=${g(["lane-space",r===ht-1&&"is-line"])}></span>`)}
    <span class="lane-place figure">${n<0?"":Ks[n]}</span>
    <span class="horse" style=${s}><${Ge} horse=${t} /></span>
  </div>`}var In={ante:i("Ante"),blind:i("Blind"),play:i("Play"),trips:i("Trips")},zt=(t,e,n)=>t.places[`circle:${e}:${n}`]??0;function Ua({board:t,options:e,onClose:n}){let s=Object.keys(t.blind_paytable),r=c`<${v} kind="plain" onTap=${n}>${i("go back")}<//>`;return c`<${ct} title=${i("What is paid")} onClose=${n} foot=${r}>
    <table class="ledger paytables">
      <thead><tr><th>${i("hand")}</th><th class="number">${i("Blind")}</th><th class="number">${i("Trips")}</th></tr></thead>
      <tbody>${s.map(o=>c`<tr key=${o}>
        <td>${o}</td>
        <td class="number">${t.blind_paytable[o]}</td>
        <td class="number">${t.trips_paytable[o]}</td>
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">${i("Blind ({name}): only when the player beats the dealer; an equal hand pushes. What a fraction leaves over stays with the house.",{name:Da(e.blind_paytable)})}</p>
    <p class="small quiet">${i("Trips ({name}): on the player's hand alone, whoever wins; a fold loses it.",{name:Da(e.trips_paytable)})}</p>
    <p class="small quiet">${i("Ante and Play pay 1:1. Without a pair the dealer does not qualify, and the Ante pushes.")}</p>
  <//>`}var Da=t=>typeof t=="string"?D(t):i("your own table");var Ed=["ante","trips"];function Wa({table:t,state:e,pad:n,setPad:s,last:r,news:o}){let{round:a,night:l}=e,{prompt:u}=a,p=(O,I)=>u.options.find(et=>et.by===O&&et.do===I),d=a.seats.map(({seat:O})=>O),[$,h]=S(!1),[f,b]=S(!1),x=O=>!!p(O,"bet")&&!n.sitting?.[O],y=n.seat===void 0?Dn(a,d.filter(x),0):n.seat,k=n.target??"ante",w=p(y,"bet"),A=Un(a,y),_=n.drafts?.[y]??A,T=Pe(_[k],n.tapped?.[`${y} ${k}`]??[],l.chip_set),M=_.ante!==A.ante||_.trips!==A.trips,z=qa(r[`${y} bet`]),U=a.seats.find(O=>O.seat===y),G=(O,I=[])=>s({seat:y,target:k,drafts:{...n.drafts,[y]:{..._,[k]:O}},tapped:{...n.tapped,[`${y} ${k}`]:I}}),rt=O=>G(O.reduce((I,et)=>I+et,0),O),ut=(O,I={})=>s(et=>{let{[O]:ae,...ro}=et.drafts??{},{seat:s$,...ji}=I;return et.seat===n.seat?{drafts:ro,tapped:{},target:"ante",...I}:{drafts:ro,...ji}}),at=async O=>{let I=!O.ante&&!O.trips,et=I?p(y,"clear"):w;await t.act({...et,args:I?{}:zs(O)})&&ut(y,{seat:Dn(a,d.filter(x),y),sitting:{...n.sitting,[y]:!1}})},Y=O=>xt(_)?_:qa(r[`${O} bet`]),Vn=O=>{let I=Y(O),{rack:et}=a.seats.find(ae=>ae.seat===O);return I&&xt(I)>0&&Gs(a,p(O,"bet"),et,I)===null},C=d.filter(O=>x(O)&&!xt(Un(a,O))).filter(Vn),nt=async()=>{b(!0);for(let I of C){if(!await t.act({...p(I,"bet"),args:zs(Y(I))}))break;ut(I)}b(!1);let{round:O}=t.state.peek();s({seat:Dn(O,d.filter(x),0)})},re=()=>{let O={...n.sitting,[y]:!n.sitting?.[y]},I=O[y]?Dn(a,d.filter(et=>x(et)&&et!==y),y):y;ut(y,{seat:I,sitting:O})},Qe=async()=>{h(!1);for(let[I,et]of Object.entries(n.drafts??{})){let ae=Number(I);if(!(!et.ante&&!et.trips)){if(!await t.act({...p(ae,"bet"),args:zs(et)}))return s({seat:ae});ut(ae)}}let O=t.state.peek().round?.prompt?.options.find(({do:I})=>I==="deal");return O&&t.act(O)},Qn=p("dealer","deal")||Object.values(n.drafts??{}).some(({ante:O,trips:I})=>O||I),Ei=O=>w&&Gs(a,w,U.rack+xt(A),{..._,[k]:_[k]+O})===null,mt=a.seats.filter(O=>x(O.seat)&&!xt(n.drafts?.[O.seat]??Un(a,O.seat))).map(({player:O})=>O),oo=Qn&&!M&&!mt.length,Ci=c`<${v} kind=${oo?"main":"plain"} disabled=${!Qn||f} busy=${t.late.value}
    onTap=${mt.length?()=>h(!0):Qe}>${i("DEAL")}<//>`,Li=mt.length?N("{players} has not bet.","{players} have not bet.",mt.length,{players:ft(mt)}):i("All bets are down: deal.");return c`<${Ut} table=${t} line=${Qn&&(oo||mt.length)?Li:u.say.text} news=${o}
      detail=${U&&i("{player} \xB7 rack {chips}",{player:U.player,chips:m(U.rack)})}>
    ${$&&c`<${kt} title=${i("Deal without {players}?",{players:ft(mt)})} no=${N("wait for {player}","wait for them",mt.length,{player:mt[0]})} yes=${N("deal without {player}","deal without them",mt.length,{player:mt[0]})}
      text=${N("{players} has not bet. Without a bet nobody is dealt in, and cards that are dealt cannot be taken back.","{players} have not bet. Without a bet nobody is dealt in, and cards that are dealt cannot be taken back.",mt.length,{players:ft(mt)})}
      onYes=${Qe} onClose=${()=>h(!1)} />`}
    <div class="bets">
      <div class="bets-row">
        ${Ed.map(O=>c`<${Cd} key=${O} name=${O} draft=${_} chosen=${O===k} disabled=${!w}
          onTap=${()=>s({seat:y,target:O})} />`)}
        <${me} chipset=${l.chip_set} fits=${Ei} onAdd=${O=>rt([...T,O])}
          onTakeOff=${O=>rt(gn(T,O))} />
        <${v} name=${i("take off the last chip")} disabled=${!T.length} onTap=${()=>rt(T.slice(0,-1))}>⌫<//>
        <p class="bets-note small" role="status">${U?jd(a,w,_):""}</p>
      </div>
      <${W} question=${`betting ${y}`} end=${Ci} steady>
        <${v} kind="main" disabled=${!M} busy=${t.late.value} onTap=${()=>at(_)}>
          <span class="bets-place">${Ld(U,_,M)}</span>
        <//>
        <${v} kind="plain" disabled=${!w||!z||Gs(a,w,U.rack+xt(A),z)!==null}
          onTap=${()=>at(z)}>${z?i("same again \xB7 {chips}",{chips:Js(z)}):i("same again")}<//>
        <${v} kind="plain" disabled=${C.length<2||f} busy=${t.late.value} onTap=${nt}>
          ${xt(_)?i("all bet {stakes}",{stakes:Js(_)}):i("all as before")}<//>
        <${v} kind="quiet" disabled=${!xt(_)} onTap=${()=>s({seat:y,target:"ante",drafts:{...n.drafts,[y]:{ante:0,trips:0}},tapped:{}})}>${i("clear")}<//>
        <${v} kind="quiet" chosen=${!!(U&&n.sitting?.[y])} disabled=${!w||xt(A)>0} onTap=${re}>${i("sits out")}<//>
      <//>
    </div>
  <//>`}var Un=(t,e)=>({ante:zt(t,e,"ante"),trips:zt(t,e,"trips")}),xt=({ante:t,trips:e})=>2*t+e,zs=({ante:t,trips:e})=>e?{ante:t,trips:e}:{ante:t},qa=t=>t&&{ante:t.ante,trips:t.trips??0},Js=({ante:t,trips:e})=>[t&&m(t),e&&i("Trips {chips}",{chips:m(e)})].filter(Boolean).join(" + ");function Dn(t,e,n){return[...e.filter(r=>r>n),...e.filter(r=>r<n)].find(r=>!xt(Un(t,r)))??null}function Cd({name:t,draft:e,chosen:n,disabled:s,onTap:r}){let o=e[t];return c`<button type="button" class=${g(["bets-target",n&&"is-chosen"])} aria-pressed=${String(n)}
      disabled=${s} onClick=${r}>
    <span class="small">${t==="ante"?i("Ante"):i("Trips")}</span>
    <b class="bets-figure">${m(o)}</b>
    <span class="small">${t==="ante"?i("+ Blind {chips}",{chips:m(o)}):" "}</span>
  </button>`}function Ld(t,e,n){return t?n?xt(e)?i("{player} bets {bet}",{player:t.player,bet:Js(e)}):i("{player} takes it back",{player:t.player}):i("{player} bets",{player:t.player}):i("all bets are down")}function Gs(t,e,n,{ante:s,trips:r}){let{maximum_bet:o}=t.options;return o&&(s>o||r>o)?i("at most {chips}",{chips:m(o)}):s>e.values.ante.max||r>e.values.trips.max?i("the rack does not hold that"):3*s+r>n?i("the rack keeps one more ante for the Play bet"):null}function jd(t,e,n){if(!e)return i("The rack does not cover a bet.");let s=Object.entries(t.board.blind_paytable).find(([,a])=>Nd(a,n.ante));if(!s)return"";let[r,o]=s;return i("A {hand} pays {odds} on the Blind: of {chips} the house would keep the odd part of a chip.",{hand:r,odds:o.replace(":"," to "),chips:m(n.ante)})}var Nd=(t,e)=>{let[n,s]=t.split(":").map(Number);return s>1&&e*n%s!==0};var za={Felt:qd,Foot:({facts:t})=>t.street==="betting"?Wa:null,words:Bd,deed:Hd,event:Rd,payment:Id,over:Dd,passOn:Ud},Md=[7,6,5,4,3,2,1];function Bd(t){let[e]=t.prompt?.awaited??[];return{check:()=>i("CHECK"),fold:()=>i("FOLD"),play:({times:n})=>i("PLAY {times}\xD7 \xB7 {chips}",{times:n,chips:m(n*zt(t,e,"ante"))})}}function Hd({do:t,args:e,transfers:n},{who:s}){switch(t){case"bet":{let r=e.trips?i("Trips {chips}",{chips:m(e.trips)}):"",o=e.ante?i("{ante}, Blind {ante}",{ante:e.ante}):"";return i("{player} bets {bets}.",{player:s,bets:[o,r].filter(Boolean).join(", ")})}case"clear":return i("{player} takes the bet back.",{player:s});case"deal":return i("No more bets. Cards dealt.");case"check":return i("{player} checks.",{player:s});case"fold":return i("{player} folds.",{player:s});case"play":return i("{player} plays {times}\xD7, {chips}.",{player:s,times:e.times,chips:m(n[0].amount)});case"show":return i("{card} turned up.",{card:B(e.card)});default:return null}}function Rd({code:t,args:e,text:n},s){if(t==="uth.breakage")return i("Odd Blind: a {hand} is rounded down.",{hand:e.hand});if(t!=="uth.settled")return n;let r=e.lines.reduce((o,{stake:a,result:l,won:u})=>o+(l==="loses"?-a:u),0);return`${s[e.seat]}: ${e.hand}, ${R(r)}.`}function Pd({circle:t,stake:e,odds:n,result:s,won:r}){let o=`${In[t]} ${m(e)}`;return s.startsWith("pays")?`${o} \xD7 ${n} = ${m(r)}${s.includes("breakage")?`, ${i("the half chip stays")}`:""}`:`${o} ${D(s)}`}function Fd(t,e){return t==="worse"?i("{hand}, beaten",{hand:e}):t==="equal"?i("{hand}, equal to the dealer's",{hand:e}):e}function Id({action:t,seat:e,transfers:n},s){let o=s.record.find(({index:$})=>$===t)?.events.find(({code:$,args:h})=>$==="uth.settled"&&h.seat===e);if(!o)return{hand:null,sums:n.map(({why:$,amount:h})=>`${$}: ${m(h)}`)};let{hand:a,cards:l,compared:u,lines:p}=o.args,d=p.find(({circle:$})=>$==="ante")?.stake;return{hand:Fd(u,a),sums:p.map(Pd),lit:new Set(l),change:d}}function Dd({record:t}){let e=t.at(-1)?.events.find(({code:n})=>n==="uth.qualifies"||n==="uth.fails");return e?`${e.text} ${i("All paid.")}`:i("Nobody stayed in. All paid.")}function Ud({prompt:t,record:e}){let[n]=t?.awaited??[];return typeof n=="number"&&n>e.at(-1).by?n:null}function qd({state:t,paying:e,pad:n,setPad:s,face:r}){let{round:o,table:a,night:l}=t,[u,p]=S(!1),{zones:d,facts:$,board:h}=o,f=e?r.payment(e,o).lit:void 0,b=d["hand:dealer"]?.cards??[],x=Array(d["board:covered"]?.count??0).fill("??"),y=o.record.flatMap(({events:k})=>k).find(({code:k})=>k==="uth.qualifies"||k==="uth.fails");return c`<section class="felt uth" aria-label=${i("felt")}>
    <div class="uth-tables"><${v} kind="quiet" onTap=${()=>p(!0)}>${i("paytables")}<//></div>
    <div class="uth-dealer">
      <${j} cards=${b} places=${2} lit=${f} label=${y?Wd(y):i("dealer")} />
    </div>
    <div class="uth-board"><${j} cards=${[...d.board?.cards??[],...x]} places=${5} lit=${f} /></div>
    ${Md.map(k=>c`<${Kd} key=${k} seat=${k} round=${o} chipset=${l.chip_set} lit=${f}
      street=${$.street} paying=${e?.seat===k} pad=${n} setPad=${s}
      holds=${a.hand_over?.seat===k} />`)}
    ${u&&c`<${Ua} board=${h} options=${a.options} onClose=${()=>p(!1)} />`}
  </section>`}var Wd=({code:t,args:e})=>`${e.hand}: ${t==="uth.qualifies"?i("qualifies"):i("does not qualify")}`;function Kd({seat:t,round:e,chipset:n,lit:s,street:r,paying:o,pad:a,setPad:l,holds:u}){let p=e.seats.find(M=>M.seat===t),d=`uth-seat uth-seat-${t}`;if(!p)return c`<div class=${`${d} is-empty`} aria-hidden="true"><span class="uth-empty">${t}</span></div>`;let $=r==="betting",h=e.zones[`hand:${t}`]?.cards??[],f=e.facts.folded.includes(t),b=!$&&!e.facts.dealt_in.includes(t),x=$&&a.seat===t,y=o||e.prompt?.awaited.includes(t)||x,k=$?a.drafts?.[t]:void 0,w=[d,y&&"is-lit",(f||b)&&"is-out",x&&"is-chosen",Gd(e,t)&&"is-waiting"],A=$?"true":null,_=Object.entries(In).map(([M,z])=>[z,Ka(e,t,M,k)]).filter(([,M])=>M).map(([M,z])=>`${M} ${m(z)}`),T=c`
    <span class="uth-hand" aria-hidden=${A}>
      ${h.length>0&&!f&&c`<${j} cards=${h} lit=${o?s:void 0} />`}
      <span class="uth-note">${$&&a.sitting?.[t]?i("sits out"):zd({folded:f,out:b,holds:u})}</span>
    </span>
    <span class="uth-circles" aria-hidden=${A}>
      ${["trips","play","ante","blind"].map(M=>c`<${Jd} key=${M} name=${M} place=${`circle:${t}:${M}`}
        amount=${Ka(e,t,M,k)} draft=${k!==void 0} chipset=${n} />`)}
    </span>
    <span class="uth-who" aria-hidden=${A}><b>${p.player}</b><span class="figure" data-place=${`seat:${t}`}>${m(p.rack)}</span></span>`;return $?c`<button type="button" class=${g(w)}
    aria-description=${[..._,i("rack {chips}",{chips:p.rack})].join(", ")} aria-pressed=${String(x)}
    onClick=${()=>l({seat:t,target:"ante"})}>
    <span class="unseen">${i("seat {seat}, {player}",{seat:t,player:p.player})}</span>${T}</button>`:c`<div class=${g(w)} role="group" aria-label=${i("seat {seat}, {player}",{seat:t,player:p.player})}
      aria-description=${_.join(", ")}>${T}</div>`}var zd=({folded:t,out:e,holds:n})=>t?i("folded"):n?i("has the tablet"):e?i("out##of a round"):"";function Ka(t,e,n,s){return s?{ante:s.ante,blind:s.ante,trips:s.trips,play:0}[n]:zt(t,e,n)}function Gd(t,e){let[n]=t.prompt?.awaited??[],{dealt_in:s=[],folded:r}=t.facts;return typeof n=="number"&&e>n&&s.includes(e)&&!r.includes(e)&&zt(t,e,"ante")>0&&!zt(t,e,"play")}function Jd({name:t,place:e,amount:n,draft:s,chipset:r}){let[o]=te(n,r);return c`<span class=${g(["uth-circle",`uth-${t}`,n>0&&s&&"is-draft"])} data-place=${e}>
    <span class="uth-ring">${o?c`<${kn} value=${n} colour=${o.colour} />`:In[t]}</span>
  </span>`}var Vd={lorum:ua,polignac:ha,kaiser:ba,"canadian-salad":ma,schnapsen:va,"stop-the-bus":Aa,"divide-and-conquer":ta,bura:Or,"card-stock-market":qr,kabu:sa,speculation:Oa,uth:za,superfecta:Ia},qn=t=>({...Qr,...Vd[t]});var Ga=280;var Qd=["uth.betting","superfecta.betting"];function Ja(t,e,n){let{round:s,table:r}=t,o=qn(r.game),a=o.beats?.(s)??0,l=Math.min(n.beat,a),u=l<a,p=o.amongPlayers?[]:o.payments(t),d=Vs(e,r)?Math.min(e.paid,p.length):0,$=Mr(t,Nr(t,p,d).held),h=!u&&d<p.length?p[d]:null,f=u&&n.board?n.board:$.round.board;return{face:o,state:{...$,round:{...$.round,board:f}},round:{...$.round,board:f},table:$.table,night:$.night,paying:h,payment:h&&o.payment(h,$.round),paid:p.slice(0,d),course:s.board.course,beat:l,running:u,scene:Yd(s,u,h)}}var Vs=(t,e)=>t.rounds===e.number;function Yd(t,e,n){return n?"reveal":t.finished&&!e?"over":Qd.includes(t.prompt?.say.code)?"betting":"play"}var Wn=class{value=pt({});#e={};#t;see({table:e,round:n},s){let r=e.table;if(!n)return;let o=qn(e.game).beats?.(n)??0,a=this.value.peek()[r],l=a?.round===e.number?a:{round:e.number,beat:a?0:o,board:null},u=Vs(s,e)&&(s.paid>0||s.beat>=o);this.#e[r]=o,this.#n(r,{...l,beat:u?o:Math.min(l.beat,o),board:n.finished?l.board:n.board}),this.#o()}close(){clearTimeout(this.#t)}#n(e,n){this.value.value={...this.value.peek(),[e]:n}}#o(){let e=Object.entries(this.value.peek()).filter(([n,{beat:s}])=>s<this.#e[n]);!e.length||this.#t!==void 0||(this.#t=setTimeout(()=>{this.#t=void 0;for(let[n]of e){let s=this.value.peek()[n];this.#n(n,{...s,beat:Math.min(s.beat+1,this.#e[n])})}this.#o()},Ga))}};var Zd=2e3,Kn=class{tables=pt({});#e;#t;#n;#o={};#s=!1;#r=!1;#p;#d;#a=new Wn;constructor(e,n){this.#e=e,this.number=n,this.#t=`nights/${n}`,this.#n=new _n({api:e,path:`${this.#t}/wall`,events:`/api/${this.#t}/events`}),this.night=this.#n.state,this.connection=this.#n.connection,this.refusal=this.#n.refusal,this.beats=this.#a.value,this.#d=Tt(()=>{if(this.night.value){for(let s of _e(this.night.value))this.#i(s.table);this.#c()}})}close(){this.#d(),clearTimeout(this.#p),this.#a.close(),this.#n.close()}#i(e){let n=this.tables.peek()[e],s=this.night.peek().tables.find(({table:r})=>r===e);n&&this.#a.see(n,s)}async#c(){if(this.#r=!0,!this.#s){this.#s=!0,clearTimeout(this.#p);try{for(;this.#r;){this.#r=!1;let e=_e(this.night.peek()).filter(n=>this.#l(n));await Promise.all(e.map(n=>this.#f(n.table)))}}catch{this.#p=setTimeout(()=>this.#c(),Zd)}finally{this.#s=!1}}}#l({table:e,version:n}){let s=this.tables.peek()[e];return!s||s.version<n||this.night.peek().damage!==""}async#f(e){let n;try{n=await this.#e.look(`${this.#t}/tables/${e}?as=wall`,this.#o[e])}catch(s){if(s instanceof gt)return;throw s}!n||n.state.version<this.tables.peek()[e]?.version||(this.#o[e]=n.etag,pe(()=>{this.tables.value={...this.tables.peek(),[e]:n.state},this.#i(e)}))}},_e=t=>t.tables.filter(e=>e.status!=="closed");var Va=["","14 8","3 8","24 8 3 8","10 6 2 6","2 5"],Zs=Va.length,Qs=900,Ys=480,zn=14,Qa=t=>Va[(t+Math.floor(t/Zs))%Zs],Ya=t=>`is-line-${t%Zs}`,Za=({at:t})=>c`<svg class=${`line-stroke ${Ya(t)}`} viewBox="0 0 60 12" aria-hidden="true">
  <line x1="2" x2="58" y1="6" y2="6" stroke-dasharray=${Qa(t)} />
</svg>`;function Xa({players:t}){let e=t.flatMap(({line:l})=>l),n=Math.min(0,...e),s=Math.max(1,...e),r=Math.max(1,t[0].line.length-1),o=l=>zn+l*(Qs-2*zn)/r,a=l=>Ys-zn-(l-n)*(Ys-2*zn)/(s-n);return c`<svg class="lines" viewBox=${`0 0 ${Qs} ${Ys}`} preserveAspectRatio="none" role="img"
      aria-label=${t.map(({name:l,line:u})=>`${l}: ${m(u.at(-1))}`).join("; ")}>
    <line class="lines-zero" x1="0" x2=${Qs} y1=${a(0)} y2=${a(0)} />
    ${t.map(({player:l,line:u},p)=>c`<g key=${l} class=${Ya(p)}>
      <polyline points=${u.map((d,$)=>`${o($)},${a(d)}`).join(" ")} stroke-dasharray=${Qa(p)} />
      <path d=${`M${o(u.length-1)} ${a(u.at(-1))}h.01`} />
    </g>`)}
  </svg>`}var Xd=8,tf=12,ef=/(?<= and )/;function Gn({deals:t,title:e,side:n}){let[s,r]=sf(Xd),o=t.slice(-r),{names:a,sheet:l}=t.at(-1),u=Object.keys(l.before);return c`<section class="wall-sheet" aria-label=${i("the score sheet")} style=${{"--lines":Math.floor(tf/u.length)-1}}>
    <div class="sheet-deals" ref=${s}>
      <table>
        <thead><tr>
          <th class="sheet-title">${e}</th>
          ${o.map(({deal:p})=>c`<th key=${p} scope="col">${i("deal {number}",{number:p})}</th>`)}
        </tr></thead>
        <tbody>${u.map((p,d)=>c`<tr key=${p}>
          <th scope="row"><div class="sheet-who">
            <${$t} at=${d} />
            <b class=${g(["sheet-name",Hs(l,p)&&"is-best"])}>${a[p].split(ef).map($=>c`<span>${$}</span>`)}</b>
            <span class="sheet-why">${[qe(l,p),nf(l,p)].filter(Boolean).join("; ")}</span>
          </div></th>
          ${o.map(({deal:$,sheet:{before:h,after:f}})=>c`<td key=${$} class="figure"><span>${R(f[p]-h[p])}</span> <b>${m(f[p])}</b></td>`)}
        </tr>`)}</tbody>
      </table>
    </div>
    <div class="sheet-side">
      ${t.length>1&&c`<${Ot} deals=${t} />`}
      ${l.goal!==null&&c`<p>${i("{chips} ends the game",{chips:m(l.goal)})}</p>`}
      ${n}
    </div>
  </section>`}function nf(t,e){let n=t.taken.filter(s=>s.name===e&&s.points!==0);return n.length?i("took {others}",{others:n.map(({what:s,points:r})=>`${s} ${m(r)}`).join(", ")}):""}function sf(t){let e=F(null),[n,s]=S(t);return Qt(()=>{n>1&&e.current.scrollWidth>e.current.clientWidth&&s(n-1)}),[e,n]}var Xs=7,of=8e3,to="evening";function ti({evening:t,states:e,room:n}){let s=af(e),r=Math.max(...e.map(({version:l})=>l)),o=s[0]?.version===r?[...s,to]:[to,...s];s.length&&!t?.players.some(he)&&(o=s);let a=o[ni(o.length)];return a!==to?c`<${cf} key=${a.table.table} state=${a} room=${n} />`:c`<${rf} evening=${t} states=${e} room=${n} />`}function rf({evening:t,states:e,room:n}){if(!t?.players.some(he))return c`<div class="scene between-scene is-empty">
      <p class="between-welcome">${i("Welcome")}</p>
      ${n&&c`<${Re} room=${n} />`}
    </div>`;let s=t.players.filter(he);return c`<div class="scene between-scene">
    <div class="between-part">
      <${lf} players=${s} />
      ${n&&c`<${Re} room=${ei(n)} small />`}
    </div>
    <div class="between-part">
      <${Xa} players=${s} />
      <${uf} evening=${t} states=${e} />
    </div>
  </div>`}var ei=t=>({...t,addresses:t.addresses.slice(0,1)}),af=t=>t.filter(({table:{carry:e},round:n})=>!n&&("scores"in e||"tokens"in e)).sort((e,n)=>n.version-e.version);function cf({state:t,room:e}){let n=ge(t);return n?c`<div class="scene">
    <${Gn} deals=${n} title=${`${t.table.game_name} \xB7 ${t.table.name}`}
      side=${e&&c`<${Re} room=${ei(e)} small />`} />
  </div>`:null}function ni(t){let[e,n]=S(0);return H(()=>{if(t<2)return;let s=setInterval(()=>n(r=>r+1),of);return()=>clearInterval(s)},[t]),e%Math.max(1,t)}function lf({players:t}){let e=ni(Math.ceil(t.length/Xs))*Xs;return c`<ol class="leaders" aria-label=${i("who is up")} start=${e+1}>
    ${t.slice(e,e+Xs).map(({player:n,name:s,result:r},o)=>c`<li key=${n} class=${g(["leader",e+o===0&&r>0&&"is-first"])}>
      <${Za} at=${e+o} /> <b class="leader-name">${s}</b>
      <b class=${g(["figure",r>0&&"won",r<0&&"lost"])}>${R(r)}</b>
    </li>`)}
  </ol>`}function uf({evening:{winners:t,biggest:e,streaks:n},states:s}){let r=s.flatMap(pf);return c`<dl class="facts">
    ${t.length>0&&c`<div><dt>${i("last won")}</dt>
      ${t.slice(0,2).map(({name:o,chips:a,table:l,round:u})=>c`<dd key=${`${l} ${u}`}>${o} <b class="figure won">${R(a)}</b></dd>`)}</div>`}
    ${e&&c`<div><dt>${i("biggest win")}</dt><dd>${e.name} <b class="figure won">${R(e.chips)}</b></dd><dd class="facts-where">${e.game_name}</dd></div>`}
    ${n.length>0&&c`<div><dt>${i("on a streak")}</dt><dd>${n[0].name}</dd><dd class="facts-where">${N("{count} round in a row","{count} rounds in a row",n[0].rounds)}</dd></div>`}
    ${r.length>0&&c`<div><dt>${i("carried")}</dt>${r.slice(0,2).map(({name:o,amount:a})=>c`<dd key=${o}>${o} <b class="figure">${m(a)}</b></dd>`)}</div>`}
  </dl>`}function pf({table:t,round:e}){if(e)return[];let n=Object.entries(t.places).filter(([s])=>st(s)===null).reduce((s,[,r])=>s+r,0);return n>0?[{name:t.game_name,amount:n}]:[]}var df=[1,0,2];function si({night:t,evening:e}){if(!e?.closing)return c`<div class="scene closing-scene"><p class="between-welcome">${i("Good night")}</p></div>`;let{closing:n}=e,s=e.players.filter(he),{currency:r,chip:o}=t.money??{currency:null,chip:1},a=u=>r?`${u>0?"+":""}${Xn(u*o,r)}`:R(u),l=df.filter(u=>s[u]);return c`<div class="scene closing-scene">
    <ol class="podium" aria-label=${i("the podium")}>
      ${l.map(u=>c`<li key=${u} class=${`podium-step is-step-${u+1}`}>
        <b class="podium-name">${s[u].name}</b>
        <b class="podium-sum figure">${a(s[u].result)}</b>
        <span class="podium-place" aria-hidden="true">${u+1}</span>
      </li>`)}
    </ol>
    <figure class="seal">
      <${hn} svg=${n.seal.qr} name=${i("the seal of the night, to photograph")} />
      <figcaption><span>${i("the seal of this night")}</span> <b class="seal-code">${n.seal.code}</b></figcaption>
    </figure>
    <section class="payments" aria-label=${i("who pays whom")}>
      ${n.payments.length===0&&c`<p>${i("Everybody is even.")}</p>`}
      <ul>
        ${[...ff(n.payments)].map(([u,p])=>c`<li key=${u}>
          <span><b>${u}</b> <small>${i("pays")}</small></span>
          ${p.map(({payee:d,amount:$})=>c`<span key=${d}>${d} <b class="figure">${Xn($,r)}</b></span>`)}
        </li>`)}
      </ul>
    </section>
  </div>`}function ff(t){let e=new Map;for(let n of t)e.set(n.payer,[...e.get(n.payer)??[],n]);return e}var ot=({round:t})=>L(t),eo=({table:t})=>e=>t.for_points?null:m(t.seats.find(n=>n.seat===e)?.rack??0);function we({look:t,cards:e,note:n,figure:s=eo(t)}){let{round:r,paying:o}=t,a=o?[o.seat]:r.prompt?.awaited??[];return c`<ul class="seats" style=${{"--seats":r.seats.length}}>
    ${r.seats.map(({seat:l,player:u})=>c`<li key=${l} class=${g(["seat",a.includes(l)&&"is-lit"])}>
      <b class="seat-name">${u}</b>
      ${e?.(l)}
      <b class="seat-figure figure">${s(l)}</b>
      <span class="seat-note">${n?.(l)}</span>
    </li>`)}
  </ul>`}function Jn({look:t,order:e,cards:n,takes:s}){let r=ot(t);return c`<div class="trick" role="group" aria-label=${i("the trick")}>
    ${e.map((o,a)=>c`<figure key=${o} class=${g(["trick-card",o===s&&"is-lit"])}>
      ${n[a]?c`<${E} card=${n[a]} lit=${o===s} />`:c`<${it} />`}
      <figcaption>${r[o]}</figcaption>
    </figure>`)}
  </div>`}function oe({look:{round:t}}){let e=Object.entries(t.places).filter(([n,s])=>s>0&&st(n)===null);return e.length?c`<ul class="pots">
    ${e.map(([n,s])=>c`<li key=${n}><span>${D(n.split(":").at(-1))}</span> <b class="figure">${m(s)}</b></li>`)}
  </ul>`:null}var Gt=({amount:t})=>c`<b class=${g(["win figure",t>0&&"won",t<0&&"lost"])}>${R(t)}</b>`;function Ve(t){let e={};for(let{seat:n,amount:s}of t)e[n]=(e[n]??0)+s;return e}function ri({look:t}){let{round:e}=t,[n,s]=e.seats,[r]=e.zones.trump?.cards??[];return c`<div class="scene bura-scene">
    <${oi} look=${t} who=${n} other=${s} />
    <div class="bura-between">
      <div class="bura-stock">
        ${r&&c`<${E} card=${r} />`}
        <p>${r?i("trump"):""} ${e.zones.stock.count>0?J("{count} to draw",{count:c`<b class="figure">${e.zones.stock.count}</b>`}):i("no more drawing")}</p>
      </div>
      ${t.paying?c`<${Gt} amount=${t.paying.amount} />`:c`<p class="bura-pot">${J("pot {chips}",{chips:c`<b class="win figure">${m(e.places.pot??0)}</b>`})}</p>`}
    </div>
    <${oi} look=${t} who=${s} other=${n} />
  </div>`}function ai({round:t,scene:e,payment:n,paying:s}){let{announced:r}=t.facts;if(e==="reveal")return`${s.player}: ${n.hand??""}`;if(e==="over")return t.record.at(-1)?.events.at(-1)?.text??"";let o=r&&t.seats.find(({seat:a})=>a===r.seat)?.player;return o?i("{player} announces {kind}",{player:o,kind:r.kind}):null}function oi({look:t,who:{seat:e,player:n},other:s}){let{round:r,paying:o}=t,{led:a,trump:l}=r.facts,u=r.zones[`played:${e}`].cards,p=r.zones[`played:${s.seat}`].cards,d=a!==null&&a!==e&&u.length>0,$=d?Es(u,p,l):u,h=r.zones[`won:${e}`],f=o?o.seat===e:r.prompt?.awaited.includes(e);return c`<section class=${g(["bura-side",f&&"is-lit"])} aria-label=${n}>
    <div class="bura-who"><b class="seat-name">${n}</b> <b class="seat-figure figure">${eo(t)(e)}</b></div>
    <div class="bura-cards">
      ${h.sight==="all"?c`<${j} cards=${h.cards} fanned />`:$.map((b,x)=>c`<${E} key=${b} card=${b} lit=${d&&wn(b,p[x],l)} />`)}
    </div>
  </section>`}function ii({look:t}){let{round:e,scene:n}=t,{counts:s,debts:r}=e.facts,o=ot(t),a=Object.keys(s).length>0,l=Math.max(...Object.values(s));return c`<div class="scene kabu-scene">
    <ul class="kabu-hands" style=${{"--seats":e.seats.length}}>
      ${e.seats.map(({seat:u})=>{let p=a?s[u]===l:e.prompt?.awaited.includes(u);return c`<li key=${u} class=${g(["kabu-hand",p&&"is-lit"])}>
          <b class="seat-name">${o[u]}</b>
          <${j} cards=${e.zones[`hand:${u}`]?.cards??[]} fanned />
          ${a?c`<b class="kabu-count figure">${s[u]}</b>`:c`<span class="seat-note">${$f(e,u)}</span>`}
          ${n==="over"&&c`<b class="figure">${R(hf(r,u))}</b>`}
        </li>`})}
    </ul>
  </div>`}var $f=({zones:t,prompt:e},n)=>{if(e?.awaited.includes(n))return i("to draw, or not");let{cards:s=[]}=t[`hand:${n}`]??{};return s.some(K)?"":N("{count} card","{count} cards",s.length)};function hf(t,e){let n=r=>r.reduce((o,{amount:a})=>o+a,0),s=t.filter(({paid:r})=>r);return n(s.filter(({to:r})=>r===e))-n(s.filter(({from:r})=>r===e))}function ci({round:t,scene:e}){let{lap:n,counts:s,debts:r}=t.facts;if(e!=="over")return Object.keys(s).length?i("The cards are shown"):n?i("Lap {lap}",{lap:n}):null;let o=r.reduce((a,{amount:l,paid:u})=>a+(u?l:0),0);return o?i("{chips} chips change hands",{chips:m(o)}):i("Equal counts: nobody pays")}var mf=["no-hearts","queens","no-tricks","hairy-ape"];function li({look:t}){let{round:e,table:n}=t,{contract:s,order:r,takers:o}=e.facts,{trick:a}=e.board,l=a.length===e.seats.length;return c`<div class="scene lorum-scene">
    <div class="lorum-felt">
      ${mf.includes(s)?c`<${Jn} look=${t} order=${r?.length?r:e.seats.map(({seat:u})=>u)}
            cards=${(r??[]).map(u=>a.find(p=>p.seat===u)?.card)} takes=${l?o.at(-1):null} />`:c`<${se} round=${e} />`}
      <${oe} look=${t} />
    </div>
    <${bf} look=${t} table=${n} />
  </div>`}function ui({round:t,scene:e}){let{contract:n,hand:s}=t.facts,r=Ke[n];return e==="play"?i("{name} \xB7 hand {hand} of {hands}",{name:r,hand:s,hands:t.board.hands}):i("{name} is over",{name:r})}function bf({look:t,table:e}){let{round:n}=t,s=ot(t),r=n.seats.map(({seat:p})=>p),o=p=>e.seats.find(d=>d.player===p)?.seat,a=Is(e,n),l=Object.fromEntries(r.map(p=>[p,[...a.values()].reduce((d,$)=>d+(We($,p,o)??0),0)])),u=n.facts.points??{};return c`<aside class="points">
    <ol class="points-list">
      ${r.map((p,d)=>c`<li key=${p} class=${g([n.prompt?.awaited.includes(p)&&"is-lit"])}>
        <${$t} at=${d} /> <b class="points-name">${s[p]}</b> <b class="figure">${R(l[p])}</b>
        <span class="points-note">${!n.finished&&u[p]>0?i("took {points}",{points:u[p]}):""}</span>
      </li>`)}
    </ol>
    ${a.size>1&&c`<${Ot} deals=${Fs(a,s,r,o)} />`}
  </aside>`}function pi({look:t}){let{round:e}=t,{prices:n,chart:s}=e.facts;return c`<div class="scene market-scene">
    <ul class="prices">
      ${vt.map(r=>c`<${yf} key=${r} suit=${r} price=${n[r]} before=${s.at(-2)?.[r]} />`)}
    </ul>
    <${On} prices=${s} />
    <${gf} look=${t} />
  </div>`}function di({scene:t,payment:e,round:n}){if(t==="reveal")return e.line;let s=n.record.at(-1)?.events.find(({code:r})=>r==="csm.wins");return t==="over"?s?.text??i("The market is closed"):null}function yf({suit:t,price:e,before:n}){let s=e!==void 0&&n!==void 0?e-n:0;return c`<li class=${g(["price",e===0&&"is-bankrupt"])} aria-label=${Fe[t]}>
    <${ye} suit=${t} /> <b class="price-figure figure">${e??"\u2013"}</b>
    <span class=${g(["price-step",s>0&&"won",s<0&&"lost"])}>${e===0?i("bankrupt"):s>0?`\u25B2${s}`:s<0?`\u25BC${-s}`:""}</span>
  </li>`}function gf({look:t}){let{round:e,paying:n}=t,s=ot(t),r=t.scene==="over"?js(e):null,o=n?[n.seat]:e.prompt?.awaited??[],a=e.seats.map(({seat:l})=>({seat:l,...e.board.players[l]})).map(l=>({...l,worth:r?.[l.seat]??l.worth})).sort((l,u)=>u.worth-l.worth);return c`<ol class="worth">
    ${a.map(({seat:l,shares:u,worth:p})=>c`<li key=${l} class=${g([o.includes(l)&&"is-lit"])}>
      <b class="worth-name">${s[l]}</b>
      <span class="worth-shares">${vt.filter(d=>u[d]>0).map(d=>c`<span key=${d}><${ye} suit=${d} />${u[d]}</span>`)}</span>
      <b class="figure">${m(p)}</b>
    </li>`)}
  </ol>`}var kf=8;function fi({look:t}){let{round:e}=t,n=Object.entries(e.zones).filter(([o,{owner:a,cards:l}])=>a===null&&l.length>0&&o!=="stock"),s=o=>{let a=e.zones[`hand:${o}`]?.cards??[];return c`<span class="seat-cards">${a.length>0&&c`<${j} cards=${a} fanned />`}</span>`},r=o=>{let a=Object.entries(e.places).filter(([l])=>st(l)===o).reduce((l,[,u])=>l+u,0);return a?i("bets {bet}",{bet:a}):""};return c`<div class="scene plain-scene">
    <div class="plain-cards">
      ${n.map(([o,a])=>c`<${j} key=${o} cards=${a.cards.slice(-kf)} fanned=${a.cards.length>5} />`)}
    </div>
    <${oe} look=${t} />
    <${we} look=${t} cards=${s} note=${r} />
  </div>`}var $i={WIN:"Win",EXA:i("Exacta"),SFC:i("Superfecta")},vf=3;function hi({look:t}){let{round:e,beat:n,running:s}=t,r=e.zones.course?.cards??[],{spaces:o,home:a}=Je(r,n),l=_f(t),u=!!e.facts.finish&&!s;return c`<div class="scene race-scene">
    <div class="lanes">
      ${[...bt].map(p=>c`<${wf} key=${p} horse=${p} at=${o[p]} place=${a.indexOf(p)}
        backers=${l[p]} line=${e.board.WIN.orders[p]} split=${e.options.split} isOver=${u} />`)}
    </div>
    ${t.paying?c`<${Ef} look=${t} />`:c`<${xf} look=${t} card=${n?r[n-1]:null} isOver=${u} />`}
  </div>`}function mi(t){let{round:e,beat:n,running:s,scene:r,face:o}=t,{race:a,races:l,finish:u}=e.facts;return r==="betting"?i("Race {race} of {races}: bets are open",{race:a,races:l}):u&&!s?i("The finish: {horses}",{horses:wt(u.join("/"))}):n?o.showing(e,n):i("They are off.")}function _f(t){let e=ot(t),n=Object.fromEntries([...bt].map(s=>[s,new Set]));for(let{seat:s,bets:r}of t.round.facts.tickets)for(let{type:o,horses:a}of r)o==="WIN"&&n[a].add(e[s]);return n}function wf({horse:t,at:e,place:n,backers:s,line:r,split:o,isOver:a}){let l=t.toLowerCase(),u={left:`${Math.min(e,ht)/(ht+1)*100}%`};return c`<div class=${g(["lane",n===0&&"is-winner"])}>
    <div class="course" role="img" aria-label=${`${Et[t]}: ${n<0?i("{number} of {count}",{number:e,count:ht}):i("number {number}##in a race",{number:n+1})}`}>
      ${[...Array(ht+1).keys()].map(p=>c`<span key=${p} class=${g(["space",p===ht&&"is-line"])}></span>`)}
      <span class="backers">${[...s].join(", ")}</span>
      <span class="horse" style=${u}>
        <svg class=${`horse-mark suit-${l}`} viewBox="-22 -22 144 144" aria-hidden="true"><circle cx="50" cy="50" r="70" /><path d=${X[l]} /></svg>
      </span>
    </div>
    <div class="lane-tote">${n>=0?c`<b class="lane-place">${n+1}.</b>`:!a&&c`<span>${i("pays")}</span> <b class="figure">${bi(r.will_pay,o)}</b>`}</div>
  </div>`}function bi(t,e){return t==null?"\u2013":e==="even"?m(t):`${m(Math.floor(t/100))}.${String(t%100).padStart(2,"0")}`}function xf({look:t,card:e,isOver:n}){let{round:s}=t,r=n?s.facts.finish:null;return c`<div class="tote">
    <div class="race-turned">${e&&c`<${E} card=${e} />`}</div>
    ${Object.keys(yt).map(o=>c`<${Tf} key=${o} kind=${o} look=${t} won=${r} paid=${Sf(t,o)} />`)}
  </div>`}function Sf(t,e){if(t.scene!=="over")return null;let n=ot(t),r=t.round.record.flatMap(({events:o})=>o).filter(({code:o,args:a})=>o==="superfecta.pays"&&a.pool===e);return r.length?r.map(({args:o})=>`${n[o.seat]} ${m(o.amount)}`).join(", "):i("nobody had it")}function Tf({kind:t,look:e,won:n,paid:s}){let{round:r}=e,{carried:o,orders:a}=r.board[t],l=r.places[`pool:${t}`]??0,u=t==="WIN"?[...bt]:Of(e,t);return c`<section class=${g(["pool",`pool-${t.toLowerCase()}`])} aria-label=${$i[t]}>
    <header><span>${$i[t]}</span> <b class="figure">${l>0||!n?m(l):""}</b></header>
    ${n?c`<p class="pool-paid">${s??c`<${Wt} order=${n.slice(0,yt[t]).join("/")} />`}</p>`:u.length>0?c`<table class="pool-orders">
            <thead><tr><th><span class="unseen">${i("order##heads the column of orders")}</span></th><th>${i("chance")}</th><th>${e.scene==="betting"?i("pays##an order, if it comes in"):i("worth##a bet, chips on average")}</th></tr></thead>
            <tbody>${u.map(p=>c`<${Af} key=${p} order=${p} line=${a[p]} look=${e} />`)}</tbody></table>`:c`<p>${o>0?i("{chips} carried",{chips:m(o)}):""}</p>`}
  </section>`}function Of(t,e){let{orders:n}=t.round.board[e],s=r=>Kt(t,r,t.beat)??0;return Object.keys(n).filter(r=>n[r].staked>0).sort((r,o)=>s(o)-s(r)||n[o].staked-n[r].staked).slice(0,vf)}function Af({order:t,line:e,look:{course:n,beat:s,round:r,scene:o}}){let a=Kt({course:n},t,s),{will_pay:l}=e,{split:u}=r.options,p=o!=="betting"&&l!==null&&a!==null;return c`<tr><td><${Wt} order=${t} /></td><td><b class="figure">${Fn(a)}</b></td>
    <td><span class="figure">${p?Pn(u==="even"?l:l/100,a):bi(l,u)}</span></td></tr>`}function Ef({look:{paying:t,payment:e,paid:n}}){let s=Ve(n),r=[...new Map(n.map(({seat:o,player:a})=>[o,a]))];return c`<section class="reveal" key=${t.seat} aria-label=${t.player}>
    <div class="reveal-words">
      <b class="reveal-name">${t.player}</b>
      <p class="reveal-hand">${e.hand}</p>
    </div>
    <div class="reveal-win"><${Gt} amount=${t.amount} /></div>
    <p class="reveal-before">${r.map(([o,a])=>`${a} ${m(s[o])}`).join(" \xB7 ")}</p>
  </section>`}function yi({look:t}){let{state:e,scene:n}=t,s=ge(e),r=Lf[t.table.game]??no,o=n==="over"||n==="reveal";return o&&s?.length&&(r===no||r===ki)?c`<div class="scene"><${Gn} deals=${s} side=${c`<${oe} look=${t} />`} /></div>`:c`<div class=${g(["scene scored-scene",o&&"is-over"])}>
    <div class="scored-felt">
      <${r} look=${t} />
      <${oe} look=${t} />
    </div>
    ${s&&c`<${Mf} look=${t} deals=${s} />`}
  </div>`}function gi({round:t,scene:e,paying:n}){if(e==="reveal")return n.amount<0?i("{player} pays {chips}",{player:n.player,chips:-n.amount}):i("{player} is paid {chips}",{player:n.player,chips:n.amount});if(e==="over")return Kr(t);let{contract:s,trump:r,deal:o}=t.facts;if(typeof s=="string")return i("Deal {number}: {contract}",{number:o,contract:D(s.replaceAll("-"," "))});if(s){let a=t.seats.find(({seat:u})=>u===s.seat)?.player,{points:l}=s;return s.no_trump?i("{player} plays {points} without trumps",{player:a,points:l}):r?i("{player} plays {points}, {suit}",{player:a,points:l,suit:Cf[r]}):i("{player} plays {points}",{player:a,points:l})}return null}var Cf={c:i("clubs"),d:i("diamonds"),h:i("hearts"),s:i("spades")},Lf={"stop-the-bus":jf,"divide-and-conquer":Nf,schnapsen:ki};function no({look:t}){let{round:e}=t,{order:n=[],takers:s=[]}=e.facts.tricks??{},r=n.length?n:e.seats.map(({seat:a})=>a),o=e.zones.trick?.cards??[];return c`<${Jn} look=${t} order=${r} cards=${o} takes=${o.length===r.length?s.at(-1):null} />`}function ki({look:t}){let{round:e}=t,[n]=e.zones.upcard?.cards??[];return c`<${no} look=${t} />
    <div class="scored-stock">
      ${n&&c`<${E} card=${n} />`}
      <p>${e.facts.closed?i("closed##a stock"):i("{count} to draw",{count:e.zones.stock?.count??0})}</p>
    </div>`}function jf({look:t}){let{round:e}=t,n=ot(t),{stopped:s,losers:r=[]}=e.facts;return c`<${j} cards=${e.zones.middle?.cards??[]} />
    ${e.finished?c`<ul class="bus-hands">${e.seats.map(({seat:o})=>c`<li key=${o} class=${g([r.includes(o)&&"is-out"])}>
            <b class="seat-name">${n[o]}</b> <${j} cards=${e.zones[`hand:${o}`]?.cards??[]} fanned /></li>`)}</ul>`:c`<p class="bus-line">${s?i("{player} has stopped the bus",{player:n[s]}):""}</p>`}`}function Nf({look:t}){let{round:e}=t,n=ot(t);return c`<div class="matches">
    ${e.seats.map(({seat:s})=>c`<div key=${s} class="matches-row">
      <b class="seat-name">${n[s]}</b>
      <span class="matches-cards">${e.facts.matches.map(({cards:r,winner:o},a)=>c`<${E} key=${a} card=${r[s]} lit=${o===s} />`)}</span>
      <b class="win figure">${e.facts.won[s]??0}</b>
    </div>`)}
  </div>`}function Mf({look:t,deals:e}){let{round:n}=t,{sheet:s}=n.facts;if(!s)return null;let r=Nn(s,n),o=s.after??s.before,a=Math[s.better==="high"?"max":"min"](...Object.values(o)),l=n.prompt?.awaited??[];return c`<aside class="points">
    <ol class="points-list">
      ${Object.keys(o).map((u,p)=>c`<li key=${u} class=${g([u.split("+").some(d=>l.includes(Number(d)))&&"is-lit"])}>
        <${$t} at=${p} /> <b class=${g(["points-name",u.includes("+")&&"is-partners"])}>${r[u]}</b>
        <b class="figure">${m(o[u])}${o[u]===a&&s.after?" \u2605":""}</b>
        <span class="points-note">${s.after?qe(s,u):Bf(n,u)}</span>
      </li>`)}
    </ol>
    ${e.length>1&&c`<${Ot} deals=${e} />`}
    ${s.goal!==null&&c`<p class="points-goal">${i("{chips} ends the game",{chips:m(s.goal)})}</p>`}
  </aside>`}function Bf({facts:t},e){let n=e.split("+").map(Number),s=t.tricks?.takers.filter(r=>n.includes(r)).length??0;return s?N("{count} trick","{count} tricks",s):""}function vi({look:t}){let{round:e,paying:n,scene:s}=t,{facts:r,zones:o,board:a,places:l}=e,u=ot(t),[p]=o.held.cards,d=h=>c`<span class="seat-cards">
    ${o[`pile:${h}`].count>0&&c`<span class="pile-of">${o[`pile:${h}`].count}×<${E} card="??" /></span>`}
    <${j} cards=${o[`turned:${h}`].cards.slice(-3)} fanned />
  </span>`,$=h=>{let f=ke(e,h).map(({price:b})=>i("bids {chips}",{chips:m(b)}));return r.offer?.to===h&&f.push(i("offered at {chips}",{chips:m(r.offer.price)})),f.length?f.join(", "):r.holder===h?i("holds it"):""};return c`<div class="scene speculation-scene">
    <div class="speculation-top">
      <${j} cards=${o.held.cards} places=${1} />
      <div class="speculation-words">
        ${p&&c`<b class="reveal-name">${u[r.holder]}</b>`}
        ${p&&s==="play"&&c`<p><b class="figure">${Bn(a)}</b> ${i("that it stands")}</p>`}
        ${p&&s==="play"&&c`<p>${a.higher.length?i("{count} can beat it",{count:a.higher.length}):i("nothing can beat it")}</p>`}
      </div>
      <div class=${g(["speculation-pot",n&&"is-paid"])}>
        ${n?c`<${Gt} amount=${n.amount} />`:c`<span>${i("pot")}</span> <b class="win figure">${m(l.pot??0)}</b>`}
      </div>
    </div>
    <${we} look=${t} cards=${d} note=${$} />
  </div>`}function _i({round:t,scene:e,face:n,payment:s,paying:r}){return e==="reveal"?s.hand?i("{player} has the highest trump",{player:r.player}):"":e==="over"?n.over(t):t.facts.offer||t.facts.bids.length?i("Speculation"):null}function wi({look:t}){let{round:e,payment:n}=t,{zones:s}=e,r=Array(s["board:covered"]?.count??0).fill("??"),o=n?.lit,a=Hf(e);return c`<div class=${g(["scene uth-scene",n&&"is-reveal"])}>
    <div class="uth-board">
      <${j} cards=${[...s.board?.cards??[],...r]} places=${5} lit=${o} />
      <div class="uth-dealer">
        <${j} cards=${s["hand:dealer"]?.cards??[]} places=${2} lit=${o} />
        <p>${a??i("dealer")}</p>
      </div>
    </div>
    ${n?c`<${Rf} look=${t} />`:c`<${Ff} look=${t} />`}
  </div>`}function Hf({record:t}){let e=t.flatMap(({events:s})=>s).find(({code:s})=>s==="uth.qualifies"||s==="uth.fails");if(!e)return e;let{hand:n}=e.args;return e.code==="uth.fails"?i("{hand}, not enough",{hand:n}):n}function xi({scene:t,payment:e}){return t==="betting"?i("Bets are open"):t==="reveal"?e?.hand?i("The cards are shown"):"":t==="over"?i("All paid"):null}function Rf({look:{round:t,night:e,paying:n,payment:s,paid:r}}){let o=t.zones[`hand:${n.seat}`]?.cards??[];return c`<section class="reveal" key=${n.seat} aria-label=${n.player}>
      <${j} cards=${o.filter(K)} lit=${s.lit} />
      <div class="reveal-words">
        <b class="reveal-name">${n.player}</b>
        <p class="reveal-hand">${s.hand??""}</p>
      </div>
      <div class="reveal-win">
        <${Gt} amount=${n.amount} />
        ${n.amount>0&&c`<${Ft} amount=${n.amount} chipset=${e.chip_set} />`}
      </div>
    </section>
    <${Pf} round=${t} paid=${r} paying=${n} />`}function Pf({round:t,paid:e,paying:n}){let s=Ve(e);return c`<ol class="settled">
    ${t.seats.map(({seat:r,player:o})=>c`<li key=${r} class=${g([r===n.seat&&"is-lit"])}>
      <span>${o}</span> ${r in s&&c`<b class="figure">${s[r]?R(s[r]):i("push")}</b>`}
    </li>`)}
  </ol>`}function Ff({look:t}){let{round:e,paid:n,scene:s}=t,{folded:r,dealt_in:o}=e.facts,a=Ve(n),l=d=>Object.entries(e.places).filter(([$])=>st($)===d).reduce(($,[,h])=>$+h,0);return c`<${we} look=${t} cards=${d=>{let $=e.zones[`hand:${d}`]?.cards??[];return c`<span class="seat-cards">${$.length>0&&!r.includes(d)&&c`<${j} cards=${$} />`}</span>`}} note=${d=>s==="over"?a[d]?R(a[d]):"":r.includes(d)?i("folded"):s!=="betting"&&!o.includes(d)?i("sits out"):l(d)?i("bets {chips}",{chips:m(l(d))}):""} />`}var If={uth:[wi,xi],superfecta:[hi,mi],"card-stock-market":[pi,di],lorum:[li,ui],bura:[ri,ai],kabu:[ii,ci],speculation:[vi,_i]},Df=[yi,gi],Uf=[fi,()=>null],Si=({table:t,round:e})=>If[t.game]??(e.facts.sheet?Df:Uf);function Ti({look:t}){let[e]=Si(t);return c`<${e} key=${t.table.game} look=${t} />`}function Oi(t){let[,e]=Si(t);return(e(t)??qf(t)).replace(/\.$/,"")}function qf(t){let e=ot(t),n=(t.round.prompt?.awaited??[]).map(s=>e[s]).filter(Boolean);return n.length?n.length===1?i("{player}'s turn",{player:n[0]}):i("{players} to play",{players:ft(n)}):""}var Wf=1500,xe=new ie("/api"),Kf=["wall","player"];async function zf(){let t=await xe.get("session");if(Kf.includes(t.role))return t.night;if(t.role!=="host")return null;let{nights:e}=await xe.get("nights");if(!e.length)throw new Error(i("There is no night yet."));return e[0].night}function Gf(){let[t,e]=S(null),[n,s]=S(null),[r]=S(kr),[o,a]=S(!!r),l=u=>{a(!1),e(new Kn(xe,u))};return H(()=>{r||zf().then(u=>u?l(u):a(!0),u=>s(u.message))},[]),n?c`<${Ai} text=${n} />`:o?c`<${vr} api=${xe} code=${r} onIn=${l} />`:t?c`<${Jf} following=${t} />`:c`<${mn} title=${i("One moment")} />`}var Ai=({text:t})=>c`<${mn} mark="d" title=${i("Nothing on the wall")} text=${t}>
  <p class="state-text">${i("The host's desk shows the wall's code.")}</p>
  <a class="button is-plain" href="/sign-in?another">${i("sign in")}</a>
<//>`;function Jf({following:t}){let e=F(!1),n=t.night.value,s=t.connection.value==="lost",r=t.refusal.value;return r?c`<${Ai} text=${r.message} />`:(e.current||=n&&_e(n).every(({table:o})=>t.tables.value[o]),e.current?c`<${Vf} following=${t} night=${n} lost=${s} />`:c`<${mn} title=${s?i("No connection"):i("One moment")} text=${s?i("This screen goes on trying."):""} />`)}function Vf({following:t,night:e,lost:n}){let{looks:s,states:r}=Yf(t,e),o=cr(e),a=_e(e),l=t$(a.map(b=>Zf(b,s[b.table])),o.shows),u=ks(xe,t.number),p=u&&vs(u)&&e.status==="open"?u:null,d=_r(xe,t.number,Xf(e)),$=e$(l===Pt?null:s[l]);document.title=i("{night} \xB7 the wall",{night:e.name});let h={night:e,lost:n,room:$&&p};if(e.status==="closed")return c`<main class="wall is-closing">
      <${so} ...${h} title=${e.name} line="Good night" />
      <${si} night=${e} evening=${d} />
    </main>`;if(!$)return c`<main class="wall is-between">
      <${so} ...${h} title=${e.name} line="" />
      <${ti} evening=${d} states=${r} room=${p} />
      <${ws} tables=${a.filter(({seated:b})=>b>0)} choice=${o} />
    </main>`;let{table:f}=$;return c`<main class=${g(["wall",`is-${$.scene}`])} aria-label=${`${f.name}: ${f.game_name}`}>
    <${so} ...${h} title=${f.game_name} where=${Qf(f)} line=${Oi($)} />
    <${Ti} look=${$} />
    <${ws} tables=${a.filter(({seated:b})=>b>0)} choice=${o} />
  </main>`}var Qf=({name:t,number:e,voided:n})=>[t,i("round {number}",{number:e}),n>0&&i("{count} voided",{count:n})].filter(Boolean).join(" \xB7 ");function Yf(t,e){let n=t.tables.value,s=t.beats.value,r={};for(let o of _e(e)){let a=n[o.table];a?.round?.seats.length&&(r[o.table]=Ja(a,o,s[o.table]??{beat:0,board:null}))}return{looks:r,states:Object.values(n)}}var Zf=({table:t,version:e},n)=>({table:t,version:e,live:!!n,busy:!!(n&&(n.running||n.scene==="reveal"))}),Xf=({status:t,tables:e})=>[t,...e.map(({rounds:n,status:s})=>`${n}${s}`)].join(" ");function t$(t,e){let[n,s]=S({shown:null,since:0,before:null}),[,r]=S(0);H(()=>{let a=setInterval(()=>r(l=>l+1),1e3);return()=>clearInterval(a)},[]);let o=ar({...n,now:Date.now()},t,e);return H(()=>{if(o===n.shown)return;let a=setTimeout(()=>s({shown:o,since:Date.now(),before:n.shown}),o===Pt&&n.shown!==null?Wf:0);return()=>clearTimeout(a)},[o,n.shown]),n.shown??o}function e$(t){let e=F(t);return t!==void 0&&(e.current=t),e.current}function so({night:t,title:e,where:n,line:s,lost:r,room:o}){return c`<header class="wall-head">
    <div class="wall-title">
      <h1>${e}</h1><span>${n}</span>
      <p class="wall-line" role="status">${s}</p>
    </div>
    <div class="wall-side">
      ${r&&c`<p class="wall-lost" role="alert">${i("No connection")}</p>`}
      ${o&&c`<p class="wall-join"><span>${o.addresses[0]}</span> <b>${$n(o.code)}</b></p>`}
      <${n$} />
    </div>
    ${t.damage&&c`<p class="wall-lost is-wide" role="alert">${i("The book of this night is damaged, and play stops: the host's desk says more.")}</p>`}
  </header>`}function n$(){let[t,e]=S(Date.now());return H(()=>{let n=setInterval(()=>e(Date.now()),5e3);return()=>clearInterval(n)},[]),c`<time class="wall-clock">${new Date(t).toLocaleTimeString(void 0,{hour:"2-digit",minute:"2-digit",hourCycle:"h23"})}</time>`}us(c`<${Gf} />`,document.getElementById("page"));go();
