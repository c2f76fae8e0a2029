function io(){let t=crypto.getRandomValues(new Uint8Array(16));return Array.from(t,e=>e.toString(16).padStart(2,"0")).join("")}var co=document.documentElement,St=co.lang||"en",lo=navigator.languages.find(t=>t.split("-")[0]===St)??St,uo=JSON.parse(co.dataset.languages??'{"en":"English"}'),Zn=Reflect.get(globalThis,"catalogue")??{},Hi=31536e3;function po(t){document.cookie=`croupier-language=${t}; path=/; max-age=${Hi}; samesite=lax`,location.reload()}var Ri=new Intl.NumberFormat(St).format(1e4).replace(/\d/g,"");function m(t){let e=String(Math.abs(t)).replace(/\B(?=(\d{3})+$)/g,Ri);return t<0?`\u2212${e}`:e}var Xn=(t,e)=>new Intl.NumberFormat(St,{minimumFractionDigits:e,maximumFractionDigits:e}).format(t),P=t=>t>0?`+${m(t)}`:m(t);function ts(t,e){if(!e)return m(t);let n=new Intl.NumberFormat(lo,{style:"currency",currency:e});return n.format(t/10**(n.resolvedOptions().maximumFractionDigits??0))}var fo=/\{(\w+)\}/,Pi=new Intl.PluralRules(St),a=(t,e={})=>mo($o(t),e);function N(t,e,n,s={}){let r=Zn[e],o=typeof r=="object"?r[Pi.select(n)]??r.other:ho(n===1?t:e);return mo(o,{count:n,...s})}var D=(t,e)=>$o(t).split(fo).map((n,s)=>s%2?bo(e[n]):n);function $o(t){let e=Zn[t];return typeof e=="string"?e:ho(t)}var ho=t=>t.split("##")[0],mo=(t,e)=>t.split(fo).map((n,s)=>s%2?bo(e[n]):n).join(""),bo=t=>typeof t=="number"?m(t):t;var gt=class extends Error{constructor({code:e,message:n,status:s,body:r}){super(n),this.name="Refused",this.code=e,this.status=s,this.body=r}},Se=class extends Error{constructor(){super(a("No answer from the server. Look whether it has arrived before you do it again.")),this.name="Unreachable",this.code="unreachable"}},ce=location.pathname.match(/^\/practice\/[\w-]+/)?.[0]??"",Fi=5e3,yo=[250,500,1e3,2e3,4e3],Ii=[502,503,504],ie=class{#e;constructor(e){this.#e=ce+(e.endsWith("/")?e:`${e}/`)}async get(e){return es(await this.#t(e,{}))}async look(e,n){let s=await this.#t(e,{headers:n?{"If-None-Match":n}:{},cache:"no-store"});return s.status===304?null:{state:es(s),etag:s.etag}}async send(e,n,s={},{signal:r}={}){let o={"Content-Type":"application/json","Idempotency-Key":io()},i={method:e,headers:o,body:JSON.stringify(s)};for(let l=0;;l+=1){try{return es(await this.#t(n,i))}catch(u){if(!(u instanceof Se)||r?.aborted)throw u}await new Promise(u=>setTimeout(u,yo[Math.min(l,yo.length-1)]))}}async#t(e,n){let s=new AbortController,r=setTimeout(()=>s.abort(),Fi);try{let o=await fetch(this.#e+e,{signal:s.signal,...n});if(Ii.includes(o.status))throw new Se;let{ok:i,status:l,headers:u}=o;return{ok:i,status:l,etag:u.get("ETag"),text:await o.text()}}catch{throw new Se}finally{clearTimeout(r)}}};function es({ok:t,status:e,text:n}){let s=Di(n);if(t)return s;let{code:r=`http-${e}`,message:o}=s?.error??s??{};throw new gt({code:r,message:o??a("The server answered {status} and did not say why.",{status:e}),status:e,body:s})}function Di(t){try{return JSON.parse(t)}catch{return null}}var go="wakeLock"in navigator;function ko(){if(!go)return;let t=()=>{document.visibilityState==="visible"&&navigator.wakeLock.request("screen").catch(()=>{})};document.addEventListener("visibilitychange",t),t()}var _o=function(t,e,n,s){var r;e[0]=0;for(var o=1;o<e.length;o++){var i=e[o++],l=e[o]?(e[0]|=i?1:2,n[e[o++]]):e[++o];i===3?s[0]=l:i===4?s[1]=Object.assign(s[1]||{},l):i===5?(s[1]=s[1]||{})[e[++o]]=l:i===6?s[1][e[++o]]+=l+"":i?(r=t.apply(l,_o(t,l,n,["",null])),s.push(r),l[0]?e[0]|=2:(e[o-2]=0,e[o]=r)):s.push(l)}return s},vo=new Map;function wo(t){var e=vo.get(this);return e||(e=new Map,vo.set(this,e)),(e=_o(this,e.get(t)||(e.set(t,e=(function(n){for(var s,r,o=1,i="",l="",u=[0],p=function(h){o===1&&(h||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,h,i):o===3&&(h||i)?(u.push(3,h,i),o=2):o===2&&i==="..."&&h?u.push(4,h,0):o===2&&i&&!h?u.push(5,0,!0,i):o>=5&&((i||!h&&o===5)&&(u.push(o,0,i,r),o=6),h&&(u.push(o,h,0,r),o=6)),i=""},d=0;d<n.length;d++){d&&(o===1&&p(),p(d));for(var $=0;$<n[d].length;$++)s=n[d][$],o===1?s==="<"?(p(),u=[u],o=3):i+=s:o===4?i==="--"&&s===">"?(o=1,i=""):i=s+i[0]:l?s===l?l="":i+=s:s==='"'||s==="'"?l=s:s===">"?(p(),o=1):o&&(s==="="?(o=5,r=i,i=""):s==="/"&&(o<5||n[d][$+1]===">")?(p(),o===3&&(u=u[0]),o=u,(u=u[0]).push(2,0,o),o=0):s===" "||s==="	"||s===`
`||s==="\r"?(p(),o=2):i+=s),o===3&&i==="!--"&&(o=4,u=u[0])}return p(),u})(t)),e),arguments,[])).length>1?e:e[0]}var F,To,os,Mt,ns,tn,Oo,Ze,Ao,rs,ss,Ui,Oe=Symbol.for("pv"),en={},nn=[],qi=/^m(i|n|o|s|text|space)$/,as=Array.isArray,is=nn.slice,Vt=Object.assign;function Jt(t){t&&t.parentNode&&t.remove()}function sn(t,e,n){var s,r,o,i={},l=arguments.length;for(o in e)o=="key"?s=e[o]:o=="ref"&&typeof t!="function"?r=e[o]:i[o]=e[o];return l>2&&(i.children=l>3?is.call(arguments,2):n),Te(t,i,s,r,null)}function Te(t,e,n,s,r){var o={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Oe,__v:r||++To,__i:-1,__u:0};return!r&&F.vnode&&F.vnode(o),o}function Ht(t){return t.children}function le(t,e){this.props=t,this.context=e,this.__g=0}function Bt(t,e){if(e==null)return t.__&&Bt(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:Bt(t)}function Wi(t){var e,n=t.__v,s=n.__e,r=[],o=[],i=t.__P;i&&((e=Vt({constructor:Oe},n)).__v=n.__v+1,F.vnode&&F.vnode(e),cs(i,e,n,t.__n,i.namespaceURI,32&n.__u?[s]:null,r,s||Bt(n),32&n.__u,o),e.__v=n.__v,e.__.__k[e.__i]=e,Mo(r,e,o),n.__=n.__e=null,e.__e!=s&&Eo(e))}function Eo(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),Eo(t)}function xo(t){(8&t.__g||(t.__g|=8,Mt.push(t),tn++))&&ns==F.debounceRendering||((ns=F.debounceRendering)||queueMicrotask)(Co)}function Co(){try{for(var t,e=1;Mt.length;)Mt.length>e&&Mt.sort(Oo),t=Mt.shift(),e=Mt.length,8&t.__g&&Wi(t)}finally{(tn=Mt.length)&&(ns||queueMicrotask)(Co)}}function Lo(t,e,n,s,r,o,i,l,u,p,d){var $,h,f,b,x,y,k=s.__k||nn,w=e.length;for(u=Ki(n,e,k,u,w),$=0;$<w;$++)(f=n.__k[$])!=null&&(h=~f.__i&&k[f.__i]||en,f.__i=$,y=cs(t,f,h,r,o,i,l,u,p,d),b=f.__e,(h.ref!=f.ref||8&h.__u)&&(h.ref&&ls(h.ref,null,f,h),f.ref&&d.push(f.ref,f.__c||b,f)),x=x||b,4&f.__u?(u=jo(f,u,t,!h.__v),h.__e&&(h.__e=null)):typeof f.type=="function"&&y!==void 0?u=y:b&&(u=b.nextSibling),f.__u&=-21);return n.__e=x,u}function Ki(t,e,n,s,r){var o,i,l,u,p,d,$,h,f,b=n.length,x=b,y=0,k=0,w=t.__k=Array(r);for(o=0;o<r;o++)(i=e[o])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=w[o]=Te(null,i):as(i)?i=w[o]=Te(Ht,{children:i}):i.constructor===Oe&&i.__b?i=w[o]=Te(i.type,i.props,i.key,i.ref,i.__v):w[o]=i,u=o+y,i.__=t,i.__b=t.__b+1,l=null,~(p=i.__i=zi(i,n,u,x))&&(x--,(l=n[p])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,p==u-1?y--:p==u+1?y++:p!=u&&(p>u?y--:y++,k=1)):(~p||(r>b?y--:r<b&&y++),typeof i.type!="function"&&(i.__u|=4))):w[o]=null;if(k){for(d=[],$=[],o=0;o<r;o++)if((i=w[o])&&16&i.__u){for(y=0,h=d.length;y<h;)d[f=y+h>>1]<i.__i?y=f+1:h=f;d[y]=i.__i,$[o]=y+1}for(y=d.length;o--;)$[o]&&($[o]==y?y--:w[o].__u|=4)}if(x)for(o=0;o<b;o++)!(l=n[o])||2&l.__u||(l.__e==s&&(s=Bt(l)),us(l,l));return s}function jo(t,e,n,s){var r,o,i,l;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(o=0;o<r.length;o++)r[o]&&(r[o].__=t,e=jo(r[o],e,n,!1));return e}for(e&&!e.parentNode&&(e=Bt(t))&&!e.parentNode&&(e=null),i=t.__e,l=e;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!s&&n.moveBefore&&i.parentNode?n.moveBefore(i,e):n.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function zi(t,e,n,s){var r,o=t.key,i=t.type,l=e[n],u=l&&!(2&l.__u);if(l===null&&o==null||u&&o==l.key&&i==l.type)return n;if(s>(u?1:0)){for(r=n-1;r>=0;r--)if((l=e[r])&&!(2&l.__u)&&o==l.key&&i==l.type)return r;for(r=n+1;r<e.length;r++)if((l=e[r])&&!(2&l.__u)&&o==l.key&&i==l.type)return r}return-1}function So(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function Ye(t,e,n,s,r){var o,i;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.cssText=s=""),s)for(e in s)n&&e in n||So(t.style,e);if(n)for(e in n)s&&n[e]==s[e]||So(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(t.__e||(t.__e={}))[e]=n,n&&s||(i=ss[e]||(ss[e]=Gi(e)),(t.__a||(t.__a={}))[e]=rs,o=e!=(e=e.replace(Ao,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,i,o):t.removeEventListener(e,i,o));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function Gi(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[Ze]==null)e[Ze]=rs++;else if(e[Ze]<this.__a[t])return;return n(F.event?F.event(e):e)}}}function cs(t,e,n,s,r,o,i,l,u,p){var d,$,h,f,b,x,y,k,w,A,_,T,M,z,q,J,rt,ut,at=e.type;if(e.constructor!==Oe)return null;128&n.__u&&(u=32&n.__u,d=n.__c.__z)&&(e.__u|=u,$=o=[],d.nodeType==8?l=Xe(d,o):o.push(d),l=o[0]||l),(d=F.__b)&&d(e);t:if(typeof at=="function"){h=i.length;try{if(k=e.props,w=(d=at.prototype)&&d.render,A=(d=at.contextType)&&s[d.__c],_=d?A?A.props.value:d.__:s,(f=n.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):(w?e.__c=f=new at(k,_):(e.__c=f=new le(k,_),f.constructor=at,f.render=Vi),A&&A.sub(f),f.state||(f.state={}),f.__n=s,f.__g|=8,f.__h=[],f.__k=[]),w&&(f.__s||(f.__s=f.state),at.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=Vt({},f.__s)),Vt(f.__s,at.getDerivedStateFromProps(k,f.__s)))),b=f.props,x=f.state,f.__v=e,n.__c){if(k!==b&&w&&!at.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(k,_),e.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(k,f.__s,_)===!1){e.__v!=n.__v&&(f.props=k,f.state=f.__s,f.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(Y){Y&&(Y.__=e)}),nn.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&i.push(f),l=Bt(n);break t}f.componentWillUpdate&&f.componentWillUpdate(k,f.__s,_),w&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(b,x,y)})}else w&&!at.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),w&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=_,f.props=k,f.__P=t,f.__g&=-5,T=F.__r,M=w?25:0;do f.__g&=-9,T&&T(e),d=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++M<25);w&&(nn.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(s=Vt({},s,f.getChildContext())),w&&n.__c&&f.getSnapshotBeforeUpdate&&(y=f.getSnapshotBeforeUpdate(b,x)),z=d&&d.type===Ht&&d.key==null?d.props.children:d,k.__P&&(d=l,r=(t=k.__P).namespaceURI,u=o=null,n.props&&n.props.__P!=t&&(n.__k.some(function(Y){Y&&us(Y,Y)}),n.__k=null),l=n.__k?Bt(n,0):null),l=Lo(t,as(z)?z:[z],e,n,s,r,o,i,l,u,p),k.__P&&(e.__e=null,l=d),e.__u&=-161,$&&$.some(Jt),f.__h.length&&i.push(f),1&f.__g&&(f.__g&=-4)}catch(Y){if(i.length=h,e.__v=null,u||o)if(Y&&Y.then){if(e.__u|=128|u,o){for(~(rt=o.indexOf(l||void 0))||(rt=o.length);(ut=o[rt-1])&&ut.nodeType==8;)rt--;for(;rt<o.length;rt++)if(ut=o[rt])if(o[rt]=null,q){if(ut==J)break}else{if(ut.nodeType!=8)break;ut.data.startsWith("$s")&&(J=Xe(q=ut))}}if(!q){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;q=l}(d=Xe(q=e.__c.__z||(e.__c.__z=q)))?(e.__e=q,l=d):e.__e=l,l=l&&l.nextSibling}else o&&o.some(Jt);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),Y&&Y.then||No(e),F.__e(Y,e,n)}}else l=e.__e=Ji(n.__e,e,n,s,r,o,i,u,p,t);return(d=F.diffed)&&d(e),l}function Xe(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function No(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(No))}function Mo(t,e,n){for(var s=0;s<n.length;)ls(n[s++],n[s++],n[s++]);F.__c&&F.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(o){o.call(r)})}catch(o){F.__e(o,r.__v)}})}function Ji(t,e,n,s,r,o,i,l,u,p){var d,$,h,f,b,x,y,k,w=n.props||en,A=e.props,_=e.type;if(_=="svg"?r="http://www.w3.org/2000/svg":_=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),o){for(d=0;d<o.length;d++)if((b=o[d])&&(_?b.localName==_:b.nodeType==3)){t=b,o[d]=null;break}}if(!t){if(k=p.ownerDocument||document,!_)return k.createTextNode(A);t=k.createElementNS(r,_,A.is?A:p),l&&(F.__m&&F.__m(e,o),l=!1),o=null}if(_){if(p=_=="template"&&t.content||t,o=_=="textarea"&&A.defaultValue!=null?null:o&&is.call(p.childNodes),!l&&o)for(w={},d=0;d<t.attributes.length;d++)w[(b=t.attributes[d]).name]=b.value;for(d in w)b=w[d],d=="dangerouslySetInnerHTML"?h=b:d=="children"||d in A||d=="value"&&"defaultValue"in A||d=="checked"&&"defaultChecked"in A||Ye(t,d,null,b,r);for(d in A)b=A[d],d=="children"?f=b:d=="dangerouslySetInnerHTML"?$=b:d=="value"?x=b:d=="checked"?y=b:l&&typeof b!="function"||w[d]===b||Ye(t,d,b,w[d],r);$?(l||h&&($.__html==h.__html||$.__html==t.innerHTML)||(t.innerHTML=$.__html),e.__k=[]):(h&&(t.textContent=""),(_=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&qi.test(_))&&(r="http://www.w3.org/1999/xhtml"),Lo(p,as(f)?f:[f],e,n,s,r,o,i,o?o[0]:n.__k&&Bt(n,0),l,u),o&&o.some(Jt)),l&&_!="textarea"||(d="value",_=="progress"&&x==null?t.removeAttribute(d):x==null||x===t[d]&&(_!="progress"||x)||Ye(t,d,x,w[d],r),d="checked",y!=null&&y!=t[d]&&Ye(t,d,y,w[d],r))}else w===A||l&&t.data==A||(t.data=A);return t}function ls(t,e,n,s){try{typeof t=="function"?e?e.__x=t(e)||1:s&&(s=s.__c||s.__e)&&(e=s.__x)&&(s.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){F.__e(r,n)}}function us(t,e,n){var s,r,o,i;if(F.unmount&&F.unmount(t),!(s=t.ref)||s.current&&s.current!=t.__e||ls(s,null,e,t),s=t.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(l){F.__e(l,e)}s.__P=s.__n=null}if(s=t.__k)for(i=0;i<s.length;i++)s[i]&&us(s[i],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(s=t.__c)&&(s=s.__z)&&(r=Xe(s,o=[]))&&(s==t.__e&&o.some(Jt),Jt(r),Jt(s)),n||Jt(t.__e),t.__e=t.__c=t.__=null}function Vi(t,e,n){return this.constructor(t,n)}function ps(t,e){var n,s,r,o;F.__&&F.__(t,e),e.nodeType==9&&(e=e.documentElement),s=(n=t&&32&t.__u)?null:e.__k,e.__k=Te(Ht,{children:[t]}),r=[],o=[],cs(e,e.__k,s||en,en,e.namespaceURI,s?null:e.firstChild?is.call(e.childNodes):null,r,s?s.__e:e.firstChild,n,o),Mo(r,e.__k,o),e.__k.props.children=null}F={__e:function(t,e,n,s){for(var r,o,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(o=r.constructor)&&o.getDerivedStateFromError)&&r.setState(o.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,s||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(l){t=l}}throw tn=0,t}},To=0,os=function(t){return t!=null&&t.constructor===Oe},le.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=Vt({},this.state)),typeof t=="function"&&(t=t(Vt({},n),this.props)),t&&(Vt(n,t),this.__v&&(e&&this.__k.push(e),xo(this)))},le.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),xo(this))},le.prototype.render=Ht,Mt=[],tn=0,Oo=function(t,e){return t.__v.__b-e.__v.__b},Ze=Symbol(),Ao=/(PointerCapture)$|Capture$/i,rs=0,ss={},Ui=0;var ue,Q,ds,Bo,fs=Object.is,on=0,Wo=[],$s=[],V=F,Ho=V.__b,Ro=V.__r,Po=V.diffed,Fo=V.__c,Io=V.unmount,Do=V.__;function rn(t,e){V.__h&&V.__h(Q,t,on||e),on=0;var n=Q.__H||(Q.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function S(t){return on=1,Qi(Ko,t)}function Qi(t,e,n){var s=rn(ue++,2);if(s.t=t,!s.__c&&(s.__=[n?n(e):Ko(void 0,e),function(o){var i=(s.__N||s.__)[0],l=s.t(i,o);fs(i,l)||(s.__N=[l,s.__[1]],s.__c.setState({}))}],s.__c=Q,!Q.__f)){Q.__f=!0;var r=Q.shouldComponentUpdate;Q.shouldComponentUpdate=function(o,i,l){var u=this.__H;if(!u)return!0;var p=!1,d=this.props!=o;if(u.__.some(function(h){h.__N&&(p=!0,fs(h.__[0],h.__N[0])||(d=!0))}),r){var $=r.call(this,o,i,l);return p?$||d:$}return!p||d}}return s.__}function H(t,e){var n=rn(ue++,3);!V.__s&&ms(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,Q.__H.__h.push(n))}function Qt(t,e){var n=rn(ue++,4);!V.__s&&ms(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,Q.__h.push(n))}function I(t){return on=5,Ee(function(){return{current:t}},[])}function Ee(t,e){var n=rn(ue++,7);return ms(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function Yi(){var t;do{for(;t=$s.shift();)try{Ae(t)}catch(n){V.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=Wo.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Ae),e.__h.some(hs),e.__h=[]}catch(n){e.__h=[],V.__e(n,t.__v)}}}while($s.length)}V.__b=function(t){Q=null,Ho&&Ho(t)},V.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),Do&&Do(t,e)},V.__r=function(t){Ro&&Ro(t),ue=0;var e=(Q=t.__c).__H;e&&(ds==Q?Q.__h=[]:(e.__h.some(Ae),e.__h.some(hs),ue=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),ds=Q},V.diffed=function(t){Po&&Po(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&qo(Wo.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),ds=Q=null},V.__c=function(t,e){e.some(function(n){try{n.__h.some(Ae),n.__h=n.__h.filter(function(s){return!s.__||hs(s)})}catch(s){n.__h=[function(){throw s}]}}),Fo&&Fo(t,e)},V.unmount=function(t){Io&&Io(t);var e,n,s=t.__c;s&&s.__H&&(s.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,qo($s.push(r))}else Ae(r)}catch(o){e=o}}),s.__H=void 0,e&&V.__e(e,s.__v))};var Uo=typeof requestAnimationFrame=="function";function Zi(t){var e,n=function(){clearTimeout(s),Uo&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(n,35);Uo&&(e=requestAnimationFrame(n))}function qo(t){t!=1&&Bo==V.requestAnimationFrame||((Bo=V.requestAnimationFrame)||Zi)(Yi)}function Ae(t){var e=Q,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),Q=e}function hs(t){var e=Q;t.__c=t.__(),Q=e}function ms(t,e){return!t||t.length!=e.length||e.some(function(n,s){return!fs(n,t[s])})}function Ko(t,e){return typeof e=="function"?e(t):e}var Xi=Symbol.for("preact-signals");function un(){if(Ct>1){Ct--;return}let t,e=!1;for((function(){let n=an;for(an=void 0;n!==void 0;){let s=n.S;if(s.v===n.v)for(let r=s.t;r!==void 0;r=r.x)r.i===n.i&&(r.i=s.i);n=n.o}})();Le!==void 0;){let n=Le;for(Le=void 0,cn++;n!==void 0;){let s=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Go(n))try{n.c()}catch(r){e||(t=r,e=!0)}n=s}}if(cn=0,Ct--,e)throw t}function pe(t){if(Ct>0)return t();bs=++tc,Ct++;try{return t()}finally{un()}}var W,Ce,Le;function je(t){let e=W,n=Ce;W=void 0,Ce=void 0;try{return t()}finally{W=e,Ce=n}}var an,Ct=0,cn=0,tc=0,bs=0,ln=0;function zo(t){if(W===void 0)return;let e=t.n;if(e===void 0||e.t!==W)return e={i:0,S:t,p:W.s,n:void 0,t:W,e:void 0,x:void 0,r:e},W.s!==void 0&&(W.s.n=e),W.s=e,t.n=e,32&W.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=W.s,e.n=void 0,W.s.n=e,W.s=e),e}function Z(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}Z.prototype.brand=Xi;Z.prototype.h=function(){return!0};Z.prototype.S=function(t){let e=this.t;e!==t&&t.e===void 0&&(t.x=e,this.t=t,e!==void 0?e.e=t:je(()=>{var n;(n=this.W)==null||n.call(this)}))};Z.prototype.U=function(t){if(this.t!==void 0){let e=t.e,n=t.x;e!==void 0&&(e.x=n,t.e=void 0),n!==void 0&&(n.e=e,t.x=void 0),t===this.t&&(this.t=n,n===void 0&&je(()=>{var s;(s=this.Z)==null||s.call(this)}))}};Z.prototype.subscribe=function(t){return Tt(()=>{let e=this.value;je(()=>t(e))},{name:"sub"})};Z.prototype.valueOf=function(){return this.value};Z.prototype.toString=function(){return this.value+""};Z.prototype.toJSON=function(){return this.value};Z.prototype.peek=function(){return je(()=>this.value)};Object.defineProperty(Z.prototype,"value",{get(){let t=zo(this);return t!==void 0&&(t.i=this.i),this.v},set(t){if(t!==this.v){if(cn>100)throw new Error("Cycle detected");(function(e){Ct!==0&&cn===0&&e.l!==bs&&(e.l=bs,an={S:e,v:e.v,i:e.i,o:an})})(this),this.v=t,this.i++,ln++,Ct++;try{for(let e=this.t;e!==void 0;e=e.x)e.t.N()}finally{un()}}}});function pt(t,e){return new Z(t,e)}function Go(t){for(let e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function Jo(t){for(let e=t.s;e!==void 0;e=e.n){let n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function Vo(t){let e,n=t.s;for(;n!==void 0;){let s=n.p;n.i===-1?(n.S.U(n),s!==void 0&&(s.n=n.n),n.n!==void 0&&(n.n.p=s)):e=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=s}t.s=e}function Yt(t,e){Z.call(this,void 0,e),this.x=t,this.s=void 0,this.g=ln-1,this.f=4}Yt.prototype=new Z;Yt.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===ln))return!0;if(this.g=ln,this.f|=1,this.i>0&&!Go(this))return this.f&=-2,!0;let t=W;try{Jo(this),W=this;let e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return W=t,Vo(this),this.f&=-2,!0};Yt.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(let e=this.s;e!==void 0;e=e.n)e.S.S(e)}Z.prototype.S.call(this,t)};Yt.prototype.U=function(t){if(this.t!==void 0&&(Z.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(let e=this.s;e!==void 0;e=e.n)e.S.U(e)}};Yt.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(Yt.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let t=zo(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function Ne(t,e){return new Yt(t,e)}function Qo(t){let e=t.j;if(t.j=void 0,typeof e=="function"){Ct++;let n=W;W=void 0;try{e()}catch(s){throw t.f&=-2,t.f|=8,ys(t),s}finally{W=n,un()}}}function ys(t){for(let e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,Qo(t)}function ec(t){if(W!==this)throw new Error("Out-of-order effect");Vo(this),W=t,this.f&=-2;try{8&this.f&&ys(this)}finally{un()}}function de(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,Ce&&Ce.push(this)}de.prototype.c=function(){let t=this.S();try{if(8&this.f||this.x===void 0)return;let e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};de.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Qo(this),Jo(this),Ct++;let t=W;return W=this,ec.bind(this,t)};de.prototype.N=function(){2&this.f||(this.f|=2,this.u=Le,Le=this)};de.prototype.d=function(){this.f|=8,1&this.f||ys(this)};de.prototype.dispose=function(){this.d()};function Tt(t,e){let n=new de(t,e);try{n.c()}catch(r){throw n.d(),r}let s=n.d.bind(n);return s[Symbol.dispose]=s,s}var nc=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,Yo,dn,pn;var Zo=[];Tt(function(){Yo=this.N})();function fe(t,e){F[t]=e.bind(null,F[t]||(()=>{}))}function Me(t){if(pn){let e=pn;pn=void 0,e()}pn=t&&t.S()}function Xo({data:t}){let e=oc(t);e.name="ReactiveDom",e.value=t;let[n,s]=Ee(()=>{let r=this,o=this.__v;for(;o=o.__;)if(o.__c){o.__c.__$f|=4;break}let i=Ne(()=>{let d=e.value.value;return d===0?0:d===!0?"":d||""}),l=Ne(()=>!Array.isArray(i.value)&&!os(i.value)),u=Tt(function(){if(this.N=tr,l.value){let d=i.value;r.__v&&r.__v.__e&&r.__v.__e.nodeType===3&&(r.__v.__e.data=d)}}),p=this.__$u.d;return this.__$u.d=function(){u(),p.call(this)},[l,i]},[]);return n.value?s.peek():s.value}Xo.displayName="ReactiveTextNode";Object.defineProperties(Z.prototype,{constructor:{configurable:!0,value:sn(Ht,null).constructor},type:{configurable:!0,value:Xo},props:{configurable:!0,get(){let t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});fe("__b",(t,e)=>{if(Me(),dn=void 0,typeof e.type=="string"){let n,s=e.props;for(let r in s){if(r==="children")continue;let o=s[r];o instanceof Z&&(n||(e.__np=n={}),n[r]=o,s[r]=o.peek())}}t(e)});fe("__r",(t,e)=>{if(t(e),e.type!==Ht){Me();let n,s=e.__c;s&&(s.__$f&=-2,n=s.__$u,n===void 0&&(s.__$u=n=(function(r,o){let i;return Tt(function(){i=this},{name:o}),i.c=r,i})((function(r){return function(){var o;nc&&((o=this.y)==null||o.call(this)),r.__$f|=1,r.setState({})}})(s),typeof e.type=="function"?e.type.displayName||e.type.name:""))),dn=s,Me(n)}});fe("__e",(t,e,n,s)=>{Me(),dn=void 0,t(e,n,s)});fe("diffed",(t,e)=>{Me(),dn=void 0;let n;if(typeof e.type=="string"&&(n=e.__e)){let s=e.__np,r=e.props,o=n.U;if(o)for(let i in o){let l=o[i];l===void 0||s&&i in s||(l.d(),o[i]=void 0)}if(s){o||(o={},n.U=o);for(let i in s){let l=o[i],u=s[i];l===void 0?(l=sc(n,i,u,r),o[i]=l):l.o(u,r)}}}t(e)});function sc(t,e,n,s){let r=e in t&&t.ownerSVGElement===void 0,o=pt(n);return{o:(i,l)=>{o.value=i,s=l},d:Tt(function(){this.N=tr;let i=o.value.value;s[e]!==i&&(s[e]=i,r?t[e]=i:i!=null&&(i!==!1||e[4]==="-")?t.setAttribute(e,i):t.removeAttribute(e))})}}fe("unmount",(t,e)=>{if(typeof e.type=="string"){let n=e.__e;if(n){let r=n.U;if(r){n.U=void 0;for(let o in r){let i=r[o];i&&i.d()}}}let s=e.__np;if(s){let r=e.props;for(let o in s)r[o]=s[o]}e.__np=void 0}else{let n=e.__c;if(n){n.__$f|=8;let s=n.__$u;s&&(n.__$u=void 0,s.d())}}t(e)});fe("__h",(t,e,n,s)=>{s<3&&(e.__$f|=2),t(e,n,s)});le.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;let n=this.__$u,s=n&&n.s!==void 0;for(let r in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let r=2&this.__$f;if(!(s||r||4&this.__$f)||1&this.__$f)return!0}else if(!(s||4&this.__$f)||3&this.__$f)return!0;for(let r in t)if(r!=="__source"&&t[r]!==this.props[r])return!0;for(let r in this.props)if(!(r in t))return!0;return!1};function oc(t,e){return Ee(()=>pt(t,e),[])}var rc=t=>{queueMicrotask(()=>{queueMicrotask(t)})};function ac(){pe(()=>{let t;for(;t=Zo.shift();)Yo.call(t)})}function tr(){Zo.push(this)===1&&(F.requestAnimationFrame||rc)(ac)}var c=wo.bind(sn),g=t=>t.filter(Boolean).join(" ");var ic=320,cc=1500,lc=36,uc=1800,gs={x:-1e3,y:-1e3,key:null,at:-1/0},pc=gs,Rt=gs;function sr(t,e,n){pc=Rt,Rt={x:t,y:e,key:n,at:performance.now()}}function or(t,e){let{left:n,top:s,width:r,height:o}=e.getBoundingClientRect();sr(n+r/2,s+o/2,t)}addEventListener("click",({isTrusted:t,detail:e,clientX:n,clientY:s,target:r})=>{if(!t)return;let o=r instanceof Element&&r.closest("button");e?sr(n,s,null):o&&or("enter",o)},{capture:!0});var dc=(t,e)=>t.key===e.key&&(t.key!==null||Math.hypot(t.x-e.x,t.y-e.y)<=lc);function Lt(t,{fresh:e=!1}={}){let n=I(e&&Rt!==gs?null:t),s=I(!1),r=I(null);return n.current!==t&&(n.current=t,s.current=!0,r.current=performance.now()-Rt.at<cc?Rt:null),Qt(()=>{if(!s.current)return;let o=setTimeout(()=>{s.current=!1},ic);return()=>clearTimeout(o)},[t]),{swallows(o){return!s.current||r.current&&!dc(r.current,Rt)?!1:(o.stopPropagation(),o.preventDefault(),fc(a("This has just changed. Tap again.")),!0)}}}var er=null,nr;function fc(t){er?.remove(),clearTimeout(nr);let e=document.createElement("p");er=e,e.className="unheard",e.setAttribute("role","status"),e.textContent=t,([...document.querySelectorAll("dialog[open]")].at(-1)??document.body).append(e);let{width:s,height:r}=e.getBoundingClientRect();e.style.left=`${Math.max(8,Math.min(Rt.x-s/2,innerWidth-s-8))}px`,e.style.top=`${Math.max(8,Rt.y-r-40)}px`,nr=setTimeout(()=>e.remove(),uc)}function v({kind:t,name:e,disabled:n,busy:s,large:r,chosen:o,onTap:i,children:l}){let u=["button",t&&`is-${t}`,r&&"is-large",s&&"is-busy",o&&"is-chosen"];return c`<button type="button" class=${g(u)} aria-label=${e} aria-busy=${s?"true":null}
      aria-pressed=${o===void 0?null:String(!!o)}
      disabled=${n} onClick=${()=>!s&&i?.()}>${l}</button>`}function K({question:t,end:e,steady:n,children:s}){let r=Lt(t,{fresh:!0});return c`<div class="controls">
    <div class="controls-main" onClickCapture=${r.swallows}>${s}</div>
    ${e&&c`<div class="controls-end" onClickCapture=${n?null:r.swallows}>${e}</div>`}
  </div>`}var $c={2:a("two"),3:a("three"),4:a("four"),5:a("five"),6:a("six"),7:a("seven"),8:a("eight"),9:a("nine"),T:a("ten"),J:a("jack"),Q:a("queen"),K:a("king"),A:a("ace")},hc={c:a("clubs"),d:a("diamonds"),h:a("hearts"),s:a("spades")},Be={2:"M4.5 12C5 6.5 9.5 3.5 15 3.5C21 3.5 25.5 7 25.5 13C25.5 17.5 23 21 18.5 25.5L4.5 40.5H26.5",3:"M4.5 7C7.5 4.5 10.5 3.5 14 3.5C20 3.5 24.5 7 24.5 12S20.5 20.7 13 20.7C21.5 20.7 26 24.5 26 30.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.8",4:"M20.5 40.5V3.5L3.5 29.5H27",5:"M24.5 3.5H7.5L6 20C8.5 18 11.5 17 14.5 17C21.5 17 26.5 21.5 26.5 28.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.5",6:"M4 29.5C4 23 9 18.3 15 18.3S26 23 26 29.5S21 40.5 15 40.5S4 36 4 29.5C4 16 9 7 19.5 3.5",7:"M3.5 3.5H26.5C19.5 15 14 27 12.5 40.5",8:"M15 21A9.8 8.75 0 1 1 15 3.5A9.8 8.75 0 1 1 15 21A11.3 9.75 0 1 1 15 40.5A11.3 9.75 0 1 1 15 21Z",9:"M26 14.5C26 21 21 25.7 15 25.7S4 21 4 14.5S9 3.5 15 3.5S26 8 26 14.5C26 28 21 37 10.5 40.5",T:"M3.5 10L9.5 3.5V40.5M24.2 3.5C18.5 3.5 16.4 10 16.4 22S18.5 40.5 24.2 40.5S32 34 32 22S29.9 3.5 24.2 3.5Z",J:"M13 3.5H23V29.5C23 36.5 19 40.5 13.5 40.5C8 40.5 4.5 37 4.5 31",Q:"M15 3.5C7.5 3.5 3.5 10 3.5 22S7.5 40.5 15 40.5S26.5 34 26.5 22S22.5 3.5 15 3.5ZM17.5 31.5L26.5 41.5",K:"M5 3.5V40.5M26 3.5L6.5 25M13 18.5L26.5 40.5",A:"M3.5 40.5L15 3.5L26.5 40.5M8 29H22"},X={c:"M71 28A21 21 0 1 1 29 28A21 21 0 1 1 71 28ZM50 59A22 22 0 1 1 6 59A22 22 0 1 1 50 59ZM94 59A22 22 0 1 1 50 59A22 22 0 1 1 94 59ZM38 42H62L54 62C55 78 59 88 67 95H33C41 88 45 78 46 62Z",d:"M50 3C60 21 73 38 87 50C73 62 60 79 50 97C40 79 27 62 13 50C27 38 40 21 50 3Z",h:"M50 93C20 68 5 51 5 32C5 17 16 7 28 7C38 7 46 13 50 23C54 13 62 7 72 7C84 7 95 17 95 32C95 51 80 68 50 93Z",s:"M50 4C66 26 93 41 93 62C93 74 84 83 73 83C65 83 59 79 55 73C56 82 60 89 67 95H33C40 89 44 82 45 73C41 79 35 83 27 83C16 83 7 74 7 62C7 41 34 26 50 4Z"},fn="M50 4L61 37L96 37L68 58L78 92L50 71L22 92L32 58L4 37L39 37Z",rr=[...Array(9).keys()].map(t=>{let e=20*(t+1),n=Math.max(0,e-120),s=Math.min(80,e);return`M${10+n} ${10+e-n}L${10+s} ${10+e-s}M${90-n} ${10+e-n}L${90-s} ${10+e-s}`}).join("");function dt(t){return t==="Jk"?a("joker"):G(t)?a("{rank} of {suit}",{rank:$c[t[0]],suit:hc[t[1]]}):a("face down")}var G=t=>typeof t=="string"&&/^([2-9TJQKA][cdhs]|Jk)$/.test(t),ks=[..."shdc"].flatMap(t=>[..."AKQJT98765432"].map(e=>e+t));function Zt({allowed:t,picked:e=[],onPick:n,onTakeBack:s,busy:r}){let o=new Set(t),i=o.has("Jk")?[...ks,"Jk"]:ks;return c`<div class="picker-grid" role="group" aria-label=${a("cards")}>
    ${i.map((l,u)=>c`<${mc} key=${l} card=${l} starts=${u%13===0}
      picked=${e.includes(l)} open=${o.has(l)} busy=${r}
      onTap=${()=>e.includes(l)?s?.(l):n(l)} />`)}
  </div>`}function mc({card:t,starts:e,open:n,picked:s,busy:r,onTap:o}){let i=!n&&!s,u=[t!=="Jk"&&`suit-${t[1]}`,e&&"starts-suit",i&&"is-out",s&&"is-picked"];return c`<button type="button" class=${g(["picker-card",...u])} disabled=${i||r}
      aria-label=${dt(t)} aria-pressed=${s?"true":null} onClick=${o}>
    ${!i&&c`<${Xt} card=${t} />`}
  </button>`}function Xt({card:t}){if(!G(t))return c`<span>?</span>`;if(t==="Jk")return c`<${ar} path=${fn} />`;let[e,n]=t;return c`
    <svg viewBox=${e==="T"?"0 0 36 44":"0 0 30 44"} aria-hidden="true">
      <path class="card-rank" d=${Be[e]} />
    </svg>
    <${ar} path=${X[n]} />`}var ar=({path:t})=>c`<svg viewBox="-2 -2 104 104" aria-hidden="true">
  <path class="card-pip" d=${t} />
</svg>`,bc={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},B=t=>G(t)&&t!=="Jk"?`${t[0]==="T"?"10":t[0]}${bc[t[1]]}\uFE0E`:dt(t);var R=t=>a(`${String(t).replaceAll("_"," ")}##of a game`);function He(t){return G(t)?B(t):typeof t=="number"?m(t):typeof t=="boolean"?t?a("yes"):a("no"):Array.isArray(t)?t.map(He).join(" "):t&&typeof t=="object"?Object.values(t).map(He).join(" \xB7 "):R(t)}function ft(t){return t.length<2?t.join(""):a("{others} and {last}",{others:t.slice(0,-1).join(", "),last:t.at(-1)})}var $n=t=>t.replace(/(\d{3})(?=\d)/g,"$1 ");var yc="http://www.w3.org/2000/svg";function hn({svg:t,name:e}){let n=t.includes("xmlns")?t:t.replace("<svg",`<svg xmlns="${yc}"`);return c`<img class="qr" alt=${e} src=${`data:image/svg+xml,${encodeURIComponent(n)}`} />`}var gc=3e4;function vs(t,e,n=null){let[s,r]=S(null);return H(()=>{let o=!1,i=()=>t.get(`nights/${e}/room`).then(u=>o||r(u),()=>{});i();let l=setInterval(()=>document.hidden||i(),gc);return()=>{o=!0,clearInterval(l)}},[e,n]),s}var _s=t=>t.addresses.length>0;function Re({room:t,small:e}){return _s(t)?c`<div class=${g(["room-code",e&&"is-small"])}>
    <${hn} svg=${t.qr} name=${a("the address to join with a phone, to scan")} />
    <div class="room-words">
      <p>${e?a("Join"):a("Scan it with a phone, or open this address:")}</p>
      <p class="room-address">${t.addresses[0]}</p>
      ${t.addresses.slice(1).map(n=>c`<p key=${n} class="room-other">${a("or {address}",{address:n})}</p>`)}
      <p class="room-figures">${$n(t.code)}</p>
    </div>
  </div>`:c`<p>${a("No phone reaches this Croupier: it listens on its own machine alone. Start it without --host.")}</p>`}function mn({mark:t="s",title:e,text:n,children:s}){return c`<div class="state">
    <svg class="state-mark" viewBox="0 0 100 100" aria-hidden="true">
      <path fill="currentColor" d=${X[t]} />
    </svg>
    <p class="state-title">${e}</p>
    ${n&&c`<p class="state-text">${n}</p>`}
    ${s}
  </div>`}var ir={ArrowLeft:-1,ArrowRight:1},cr=null;function bn(){cr=document.activeElement,document.querySelector(".languages .is-chosen")?.focus()}function kc(t){let{key:e,target:n,currentTarget:s}=t;if(e in ir){let r=[...s.querySelectorAll("button")];r.at((r.indexOf(n)+ir[e])%r.length)?.focus()}else if(e==="ArrowUp"||e==="ArrowDown")n.blur(),cr?.focus();else return;t.preventDefault()}var $e=()=>c`<div class="languages" role="group" onKeyDown=${kc} aria-label=${a("The language of this screen")}>
  ${Object.entries(uo).map(([t,e])=>c`<${v} key=${t} kind="quiet" chosen=${t===St}
      onTap=${()=>t!==St&&po(t)}><span lang=${t}>${e}</span><//>`)}
</div>`;var _h={device:a("as the device"),light:a("light"),dark:a("dark")};function ws({kind:t}){let[e,n]=vc("suits");return c`<${v} kind=${t} chosen=${e==="four"} onTap=${()=>n(e==="four"?null:"four")}>
    ${e==="four"?a("four-colour cards: on"):a("four-colour cards: off")}
  <//>`}function vc(t){let[e,n]=S(()=>_c(t));return[e,r=>{wc(t,r),n(r),dispatchEvent(new Event("storage"))}]}function _c(t){try{return localStorage.getItem(t)}catch{return null}}function wc(t,e){try{e===null?localStorage.removeItem(t):localStorage.setItem(t,e)}catch{}}var Pt="between",gn="liveliest",yn="turns";function lr({shown:t,since:e,before:n,now:s},r,o){let i=r.filter(({live:p})=>p);if(o!==gn&&o!==yn)return i.some(({table:p})=>String(p)===o)?Number(o):Pt;if(!i.length)return Pt;let l=i.find(({table:p})=>p===t),u=s-e;return l?.busy&&u<6e4?t:o===yn?xc(t,u,i):Sc(t,n,u,i)?Pt:Tc(l,u,i)}function xc(t,e,n){let s=[...n.map(({table:o})=>o),Pt],r=s.indexOf(t);return r>=0&&e<15e3?t:s[(r+1)%s.length]}function Sc(t,e,n,s){let r=o=>s.some(({table:i})=>i===o);return t===Pt?n<8e3&&e!==null&&!r(e):t!==null&&!r(t)}function Tc(t,e,n){if(t&&e<8e3)return t.table;let[s]=[...n].sort((r,o)=>o.busy-r.busy||o.version-r.version);return s.table}var ur="wall shows",Oc=6e3;function pr({night:t,shows:e,said:n}){let[s,r]=S(()=>JSON.parse(localStorage.getItem(ur)??"null")),o=l=>{let u={night:t,said:n,shows:l};localStorage.setItem(ur,JSON.stringify(u)),r(u)};return{shows:s?.night===t&&s.said===n?s.shows:e,choose:o}}function xs({tables:t,choice:e}){let[n,s]=S(0),r=[[gn,a("where something happens")],[yn,a("table after table")],...t.map(({table:i,name:l})=>[String(i),l])],o=I(null);return o.current={ways:r,choice:e},Qt(()=>{let i=p=>{let{ways:d,choice:$}=o.current,h=d.findIndex(([b])=>b===$.shows),f={ArrowLeft:-1,ArrowRight:1}[p];if(f)$.choose(d[(h+f+d.length)%d.length][0]);else if(p==="0")$.choose(gn);else if(d.some(([b])=>b===p))$.choose(p);else if(p==="ArrowDown")bn();else return p==="Enter";return!0},l=({key:p,defaultPrevented:d})=>{(d||i(p))&&s($=>$+1)},u=()=>s(p=>p+1);return addEventListener("keydown",l),addEventListener("click",u),()=>{removeEventListener("keydown",l),removeEventListener("click",u)}},[]),H(()=>{if(!n)return;let i=setTimeout(()=>s(0),Oc);return()=>clearTimeout(i)},[n]),n?c`<div class="wall-choices" role="group" aria-label=${a("this wall shows")}>
    ${r.map(([i,l])=>c`<button key=${i} type="button" class=${g(["wall-choice",i===e.shows&&"is-chosen"])}
      aria-pressed=${String(i===e.shows)} onClick=${()=>e.choose(i)}>${l}</button>`)}
    <${$e} />
    <div class="languages"><${ws} kind="quiet" /></div>
  </div>`:null}var dr=(t,e,n)=>t.send("POST",e,n);var Ss=t=>t instanceof gt?t.body?.error?.wait??0:0;function fr(t){let[e,n]=S({busy:!1,trouble:null}),[s,r]=S(0),o=I(!1);return H(()=>{if(!s)return;let l=setTimeout(()=>r(s-1),1e3);return()=>clearTimeout(l)},[s]),{...e,wait:s,knock:async(l,u)=>{if(o.current)return null;o.current=!0,n({busy:!0,trouble:null});try{let p=await dr(t,l,u);return n({busy:!1,trouble:null}),p}catch(p){if(!(p instanceof gt))throw p;return r(Ss(p)),n({busy:!1,trouble:Ss(p)?null:p.message}),null}finally{o.current=!1}},clear:()=>n(l=>l.trouble?{busy:!1,trouble:null}:l)}}function jt({text:t,onGone:e}){return t?c`<div class="slip" role="alert">
    <span>${t}</span>${e&&c`<${v} kind="quiet" name=${a("close")} onTap=${e}>✕<//>`}
  </div>`:null}var $r={ArrowLeft:-1,ArrowRight:1,ArrowUp:-3,ArrowDown:3},Ac=["1","2","3","4","5","6","7","8","9"];function hr({label:t,value:e,length:n,least:s=n,most:r=n,secret:o,submit:i,busy:l,trouble:u,wait:p,onInput:d,onSubmit:$}){let h=I(null),f=I(e);f.current=e;let b=l||p>0,x=T=>{let M=T.replace(/\D/g,"").slice(0,r);b||M===f.current||(f.current=M,d(M),M.length===n&&$(M))},y=T=>x(f.current+T),k=()=>x(f.current.slice(0,-1)),w=T=>{T.preventDefault(),h.current.focus(),f.current.length>=s&&!b&&$(f.current)},A=T=>{if(T.key in $r)return _(T);T.target!==h.current&&/^\d$/.test(T.key)&&y(T.key)},_=T=>{let M=[...T.currentTarget.querySelectorAll(".pad-grid button")],z=M.indexOf(T.target);z<0&&T.key==="ArrowUp"&&bn();let q=z<0?T.key==="ArrowDown"?0:null:z+$r[T.key];q!==null&&(T.preventDefault(),q<0?h.current.focus():M[q]?.focus())};return H(()=>h.current.focus(),[t]),c`<form class="pad-form" onSubmit=${w} onKeyDown=${A} novalidate>
    <label class="pad-question" for="figures">${t}</label>
    <input id="figures" ref=${h} class=${g(["pad-figures",o&&"is-secret"])} type=${o?"password":"text"}
      inputmode="none" autocomplete="off" value=${e} aria-invalid=${u?"true":null}
      onInput=${T=>{x(T.target.value),T.target.value=f.current}} />
    <div class="pad-trouble">
      <${jt} text=${p>0?a("Too many wrong tries. Wait {time}.",{time:Ec(p)}):u} />
    </div>
    <div class="pad-grid">
      ${Ac.map(T=>c`<${v} key=${T} disabled=${p>0} onTap=${()=>y(T)}>${T}<//>`)}
      <${v} name=${a("take off the last figure")} disabled=${!e} onTap=${k}>⌫<//>
      <${v} disabled=${p>0} onTap=${()=>y("0")}>0<//>
      <button type="submit" class=${g(["button is-main",l&&"is-busy"])} disabled=${e.length<s||p>0}
        aria-busy=${l?"true":null}>${i}</button>
    </div>
  </form>`}var Ec=t=>t<100?a("{seconds} s",{seconds:t}):N("{count} minute","{count} minutes",Math.ceil(t/60));function te(t,e){let n=[],s=t;for(let r of[...e].sort((o,i)=>i.value-o.value)){let o=Math.floor(s/r.value);o>0&&n.push({...r,count:o}),s-=o*r.value}return n}var Cc=4;function mr(t,e,n=Lc(t,e),s=Cc){let r=new Map(te(t,e).map(({value:u,count:p})=>[u,p])),o=e.map(({value:u})=>u).sort((u,p)=>u-p),i=u=>r.get(u)??0,l=()=>o.filter(u=>u<=n).reduce((u,p)=>u+p*i(p),0);for(;l()<Math.min(s*n,t);){let u=o.find(d=>d>n&&i(d));if(!u)break;r.set(u,i(u)-1);let p=e.filter(({value:d})=>d<u);for(let{value:d,count:$}of te(u,p))r.set(d,i(d)+$)}return e.map(u=>({...u,count:i(u.value)})).filter(({count:u})=>u).sort((u,p)=>p.value-u.value)}var Lc=(t,e)=>Math.max(1,...e.map(({value:n})=>n).filter(n=>n<=t/50)),br=t=>t.map(({count:e,colour:n})=>a("{count} {colour}##of chips",{count:e,colour:R(n)})).join(", ");function Pe(t,e,n){return e.reduce((r,o)=>r+o,0)===t?e:te(t,n).flatMap(({value:r,count:o})=>Array(Math.min(o,500)).fill(r))}function kn(t,e){let n=t.lastIndexOf(e);return t.filter((s,r)=>r!==n)}var yr={white:{body:"#efeadb",spots:"#7b7a74"},red:{body:"#c22f39",spots:"#fff"},blue:{body:"#2460b0",spots:"#fff"},green:{body:"#1f8a49",spots:"#fff"},black:{body:"#25252a",spots:"#fff"},purple:{body:"#6d3c9b",spots:"#fff"},yellow:{body:"#e6b91f",spots:"#25252a"},pink:{body:"#df79a4",spots:"#fff"},orange:{body:"#de6f25",spots:"#fff"},grey:{body:"#878d92",spots:"#fff"},brown:{body:"#794d2a",spots:"#fff"},turquoise:{body:"#17909a",spots:"#fff"}},jc=5,gr=8,vn=({value:t,colour:e})=>c`<${_n} value=${t} colour=${e} count=${1} bare />`;function _n({value:t,colour:e,count:n,bare:s}){let r=Math.min(n,jc),o=64+(r-1)*gr,{body:i,spots:l}=yr[e]??yr.grey,u={"--chip-colour":i,"--chip-spots":l},p=[...Array(r-1).keys()].map($=>o-32-$*gr),d=c`<svg class="chip" viewBox=${`0 0 64 ${o}`} style=${u} role="img"
      aria-label=${a("{count} {colour}, {value} each##of chips",{count:n,colour:R(e),value:t})}>
    ${p.map($=>c`<g key=${$}>
      <circle class="chip-under" cx="32" cy=${$} r="30.5" />
      <circle class="chip-spots" cx="32" cy=${$} r="26.5" stroke-dasharray="13.9 13.85" />
    </g>`)}
    <circle class="chip-body" cx="32" cy="32" r="30.5" />
    <circle class="chip-spots" cx="32" cy="32" r="26.5" stroke-dasharray="13.9 13.85" />
    <circle class="chip-face" cx="32" cy="32" r="20.5" />
    <text class="chip-value" x="32" y=${32+kr(t)*.36} font-size=${kr(t)}>${vr(t)}</text>
  </svg>`;return s?d:c`<span class="pile">${d}<span class="pile-count" aria-hidden="true">×${n}</span></span>`}function Ft({amount:t,chipset:e,change:n,words:s}){let r=n?mr(t,e,...n===!0?[]:[n,1]):te(t,e);return c`<span class="chips">
    <span class="chips-piles">${r.map(o=>c`<${_n} key=${o.value} ...${o} />`)}</span>
    ${s&&c`<span class="chips-words">${br(r)}</span>`}
  </span>`}function vr(t){return t<1e3||t%100?String(t):`${t/1e3}k`}var kr=t=>[26,25,19,15,12][Math.min(vr(t).length,5)-1];var _r=({title:t,text:e,children:n})=>c`<main class="porch">
  <div class="porch-words">
    <div class="porch-mark" aria-hidden="true"><${_n} value=${1} colour="white" count=${3} bare /></div>
    <p class="porch-name">Croupier</p>
    <h1>${t}</h1>
    ${e&&c`<p class="quiet">${e}</p>`}
    <${$e} />
  </div>
  ${n}
</main>`;function wr(){let t=decodeURIComponent(location.hash.slice(1)).replace(/\D/g,"");return location.hash&&history.replaceState(null,"","/wall"),t}function xr({api:t,code:e="",onIn:n}){let[s,r]=S(e),o=fr(t),i=async u=>{let p=await o.knock("session/wall",{code:u});p?n(p.night):r("")};H(()=>{e&&i(e)},[]);let l=u=>{r(u),o.clear()};return c`<${_r} title=${a("A screen on the wall")} text=${a("The host's desk shows the code: the night, wall.")}>
    <div class="porch-door">
      <${hr} label=${a("The wall's code")} value=${s} length=${6} submit=${a("go")} busy=${o.busy}
        trouble=${o.trouble} wait=${o.wait} onInput=${l} onSubmit=${i} />
      <p class="porch-else"><a href="/sign-in?another">${a("not a wall: join, a table, the host")}</a></p>
    </div>
  <//>`}var Nc=3e3;function Sr(t,e,n){let[s,r]=S(null),o=I(void 0);return H(()=>{let i,l=!1,u=async()=>{try{let p=await t.look(`nights/${e}/evening`,o.current);if(l||!p)return;o.current=p.etag,r(p.state)}catch{i=setTimeout(u,Nc)}};return u(),()=>{l=!0,clearTimeout(i)}},[e,n]),s}var he=({result:t,line:e})=>t!==0||e.some(n=>n!==e[0]);var Mc=1500,Bc=1e4,Tr=[1e3,2e3,5e3,15e3],Hc=2,Rc=({status:t})=>t<500&&t!==429,wn=class{state=pt(null);connection=pt("polling");heard=pt(Date.now());refusal=pt(null);#e;#t;#n;#o=null;#s=null;#r=0;#p;#d;#a=!1;#i=!1;#c=0;#l=!1;#f=[[document,"visibilitychange",()=>this.#$()],[window,"pageshow",()=>this.#$()],[window,"pagehide",()=>this.#h()],[window,"online",()=>this.refresh()]];constructor({api:e,path:n,events:s}){this.#e=e,this.#t=n,this.#n=ce+s;for(let[r,o,i]of this.#f)r.addEventListener(o,i);this.#$()}accept(e,n=null){let s=this.state.peek();s&&e.version<s.version||(this.#o=n,this.state.value=e)}refresh(){this.#l&&this.#u()}close(){this.#h();for(let[e,n,s]of this.#f)e.removeEventListener(n,s)}#$(){document.hidden?this.#h():this.#g()}#g(){this.#l||(this.#l=!0,this.#m(),this.#u())}#h(){this.#l=!1,this.#b(),clearTimeout(this.#p),clearTimeout(this.#d)}#m(){let e=new EventSource(this.#n);this.#s=e,e.onopen=()=>{this.#r=0,this.#y()},e.onmessage=({data:n})=>{Number(n)<=this.state.peek()?.version||this.#u()},e.addEventListener("look",()=>this.#u()),e.onerror=()=>{this.#b();let n=Tr[Math.min(this.#r,Tr.length-1)];this.#r+=1,this.#p=setTimeout(()=>this.#m(),n),this.#u()}}#b(){this.#s?.close(),this.#s=null}async#u(){if(this.#a){this.#i=!0;return}this.#a=!0,clearTimeout(this.#d);try{let n=this.state.peek(),s=await this.#e.look(this.#t,this.#o);s&&this.state.peek()!==n&&s.state.version===this.state.peek().version?this.#i=!0:s&&this.accept(s.state,s.etag),this.#c=0,this.heard.value=Date.now()}catch(n){if(n instanceof gt&&Rc(n))return this.#k(n);this.#c+=1}finally{this.#a=!1}if(this.#y(),!this.#l)return;if(this.#i)return this.#i=!1,this.#u();let e=this.#s?.readyState===EventSource.OPEN&&!this.#c?Bc:Mc;this.#d=setTimeout(()=>this.#u(),e)}#k(e){this.refusal.value=e,this.close()}#y(){this.#c>=Hc?this.connection.value="lost":this.#s?.readyState===EventSource.OPEN?this.connection.value="live":this.connection.value="polling"}};function E({card:t,lit:e,dim:n}){let s=G(t),r=[s&&t!=="Jk"&&`suit-${t[1]}`,e&&"is-lit",n&&"is-dim"];return c`<svg class=${g(["card",...r])} viewBox="0 0 100 140" role="img" aria-label=${dt(t)}>
    <rect class="card-paper" x="1" y="1" width="98" height="138" rx="9" />
    <g key=${t} class="card-side">${s?t==="Jk"?Fc:Pc(t):Ic}</g>
  </svg>`}function Pc([t,e]){return c`
    <path class="card-rank" d=${Be[t]} transform=${`translate(${t==="T"?7:9} 9) scale(1.3)`} />
    <path class="card-pip" d=${X[e]} transform="translate(10 71) scale(.33)" />
    <path class="card-pip" d=${X[e]} transform="translate(47 82) scale(.47)" />`}var Fc=c`
  <path class="card-rank" d=${Be.J} transform="translate(9 9) scale(1.3)" />
  <path class="card-pip" d=${fn} transform="translate(28 68) scale(.62)" />`,Ic=c`
  <rect class="card-back" x="7" y="7" width="86" height="126" rx="5" />
  <path class="card-lattice" d=${rr} />
  <rect class="card-lattice" x="10" y="10" width="80" height="120" rx="3" />`;function it({label:t,wanted:e}){return c`<svg class="card" viewBox="0 0 100 140" role="img" aria-label=${t??a("no card yet")}>
    <rect class=${g(["card-outline",e&&"is-wanted"])} x="3" y="3" width="94" height="134" rx="9" />
  </svg>`}function j({cards:t,places:e=0,label:n,fanned:s,lit:r,wanted:o}){let i=Math.max(0,e-t.length);return c`<div class=${g(["hand",s&&"is-fanned"])} role="group" aria-label=${n}>
    <div class="hand-cards">
      ${t.map((l,u)=>c`<${E} key=${u} card=${l}
        lit=${r?.has(l)} dim=${r&&!r.has(l)} />`)}
      ${[...Array(i).keys()].map(l=>c`<${it} key=${`empty ${l}`} wanted=${o&&l===0} />`)}
    </div>
    ${n&&c`<div class="hand-label">${n}</div>`}
  </div>`}var L=t=>Object.fromEntries(t.seats.map(({seat:e,player:n})=>[e,n]));function ct({title:t,onClose:e,foot:n,large:s,children:r}){let o=I(null),i=Lt(t,{fresh:!0});H(()=>{let u=o.current,p=document.activeElement;return u.showModal(),()=>{u.close(),p?.focus({preventScroll:!0})}},[]);let l=u=>{u.preventDefault(),e()};return c`<dialog class=${g(["dialog",s&&"is-large"])} ref=${o} aria-label=${t} onCancel=${l} onClickCapture=${i.swallows}>
    <h2>${t}</h2>
    <div class="dialog-body">${r}</div>
    <div class="dialog-foot">${n}</div>
  </dialog>`}function kt({title:t,text:e,yes:n,no:s=a("go back"),danger:r,onYes:o,onClose:i}){let l=c`
    <${v} kind="plain" onTap=${i}>${s}<//>
    <${v} kind=${r?"danger":"main"} onTap=${o}>${n}<//>`;return c`<${ct} title=${t} onClose=${i} foot=${l}><p>${e}</p><//>`}function lt({text:t,detail:e,news:n}){return c`<div class="line">
    <p class="line-text" role="status">${n&&c`<span class="line-news">${n}</span> `}${t}</p>
    ${e&&c`<p class="line-detail">${e}</p>`}
  </div>`}var tt=({by:t,do:e,since:n})=>`${t} ${e} ${n??""}`;function me({chipset:t,fits:e,onAdd:n,onTakeOff:s}){let r=[...t].sort((o,i)=>o.value-i.value);return c`<div class="pad-chips">
    ${r.map(o=>c`<${Wc} key=${o.value} chip=${o} disabled=${!e(o.value)}
      onAdd=${()=>e(o.value)&&n(o.value)} onTakeOff=${()=>s(o.value)} />`)}
  </div>`}var qc=450;function Wc({chip:t,disabled:e,onAdd:n,onTakeOff:s}){let r=I(null),o=I(!1),i=()=>{o.current=!1,r.current=setTimeout(()=>{o.current=!0,s()},qc)},l=()=>clearTimeout(r.current);return c`<button type="button" class="pad-chip" aria-disabled=${e?"true":null}
      aria-label=${a("add {value} ({colour})",{value:t.value,colour:R(t.colour)})}
      onPointerDown=${i} onPointerUp=${l} onPointerLeave=${l} onPointerCancel=${l}
      onContextMenu=${u=>u.preventDefault()}
      onClick=${()=>!o.current&&n()}>
    <${vn} ...${t} />
  </button>`}function It(t,e){let n=e.length===1&&t.seats.find(s=>s.seat===e[0]);return!n||t.facts.sheet&&!n.rack?null:a("rack {chips}",{chips:n.rack})}function Ts({round:t}){let{prompt:e,zones:n,cards:s}=t,r=i=>Object.values(n).some(l=>l.count&&Gc(l,i)),o=i=>e.options.some(({by:l})=>l===i);return e.awaited.filter(i=>i!=="dealer"&&(s==="virtual"&&r(i)||!o(i)))}var Gc=({owner:t,sight:e},n)=>e==="owner"&&t===n||e==="others"&&t!==n;function be(t,e){let n=L(e.round);return Ts(e).map(s=>Os(e,s)?c`<span key=${`phone ${s}`} class="controls-note">${a("{player} has it on the phone.",{player:n[s]})}</span>`:c`<${v} key=${`pass ${s}`} kind="main" busy=${t.late.value}
    onTap=${()=>t.handOver(s)}>${a("tablet to {player}",{player:n[s]})}<//>`)}var Os=({table:t},e)=>t.phones&&t.seats.find(n=>n.seat===e)?.phone==="in";var As=t=>["bura.first-lead","bura.lead"].includes(t?.say.code),Jc={bura:a("three trumps"),aces:a("three aces"),molodka:a("three of one plain suit")};function Es(){return{lead:({cards:t})=>a("LEAD {cards}",{cards:t.map(B).join(" ")}),answer:({cards:t})=>a("ANSWER {cards}",{cards:t.map(B).join(" ")}),announce:({kind:t})=>a("announce {kind}",{kind:t}),declare:()=>a("declare 31"),yield:()=>a("yield"),pass:()=>a("PASS")}}function Or({table:t,state:e,news:n,face:s}){let{round:r}=e,{prompt:o}=r,i=L(r),[l]=o.awaited,u=r.seats.find(({seat:b})=>b!==l).seat,p=(b,x)=>o.options.find(y=>y.do===b&&(x===void 0||y.by===x)),d=p("lead")??p("answer"),$=t.late.value,h=(b,x)=>Os(e,b)?c`<span class="controls-note">${a("{player} has it on the phone.",{player:i[b]})}</span>`:c`<${v} kind=${x} busy=${$} onTap=${()=>t.handOver(b)}>
    ${a("tablet to {player}",{player:i[b]})}
  <//>`,f=c`
    ${p("announce")&&c`<${Qc} option=${p("announce")} who=${i[u]} table=${t} />`}
    ${p("declare")&&c`<${Yc} options=${o.options.filter(b=>b.do==="declare")} players=${i}
      sure=${s.sure()} table=${t} />`}`;return c`<section class="foot" aria-label=${a("what is next")}>
    <${lt} text=${o.say.text} news=${n} detail=${It(r,o.awaited)} />
    ${d?c`<${Vc} key=${tt(d)} option=${d} words=${Es()} table=${t} end=${f}
          undo=${r.undoable?t.undo:null} />`:c`
        ${t.error.value&&c`<div class="panel"><${jt} text=${t.error.value} /></div>`}
        <${K} question=${o.options.map(tt).join()} end=${f}>
          ${h(l,"main")}${h(u,"plain")}
        <//>`}
  </section>`}function Vc({option:t,words:e,table:n,undo:s,end:r}){let[o,i]=S([]),{of:l,least:u,most:p}=t.values.cards,d=h=>n.act({...t,args:{cards:h}});return c`
    <div class="panel">
      <${Zt} allowed=${l} picked=${o} onPick=${async h=>{let f=[...o,h].slice(-p);i(f),u===p&&f.length===p&&!await d(f)&&i([])}} onTakeBack=${h=>i(o.filter(f=>f!==h))} />
      <${jt} text=${n.error.value} />
    </div>
    <${K} question=${tt(t)} end=${r}>
      ${u<p?c`<${v} kind="main" disabled=${!o.length} busy=${n.late.value} onTap=${()=>d(o)}>
            ${o.length?e[t.do]({cards:o}):a("tap the cards led")}
          <//>`:c`<p class="controls-note">${p===1?a("Tap the card."):a("Tap the {most} cards: {count} more.",{most:p,count:p-o.length})}</p>`}
      <${v} kind="plain" disabled=${!s} busy=${n.late.value} onTap=${s}>${a("undo")}<//>
    <//>`}function Qc({option:t,who:e,table:n}){let[s,r]=S(!1),o=t.values.kind,i=async l=>{r(!1),await n.act({...t,args:{kind:l}})};return c`<${v} onTap=${()=>r(!0)}>${a("announce \u2026")}<//>
    ${s&&c`<${ct} title=${a("{player} announces",{player:e})} onClose=${()=>r(!1)}
        foot=${c`<${v} kind="plain" onTap=${()=>r(!1)}>${a("go back")}<//>`}>
      <div class="choices">
        ${o.map(l=>c`<${v} key=${l} onTap=${()=>i(l)}>
          <span class="choice-words"><b>${l}</b><span class="choice-note">${Jc[l]}</span></span>
        <//>`)}
      </div>
    <//>`}`}function Yc({options:t,players:e,sure:n,table:s}){let[r,o]=S(!1),[i,l]=S(null),u=()=>{o(!1),l(null)},p=async()=>{u(),await s.act(i)};return c`<${v} onTap=${()=>o(!0)}>${a("declare 31 \u2026")}<//>
    ${r&&!i&&c`<${ct} title=${a("Who declares 31?")} onClose=${u}
        foot=${c`<${v} kind="plain" onTap=${u}>${a("go back")}<//>`}>
      <div class="choices">
        ${t.map(d=>c`<${v} key=${d.by} kind="plain" onTap=${()=>l(d)}>${e[d.by]}<//>`)}
      </div>
    <//>`}
    ${i&&c`<${kt} ...${n.declare(e[i.by])} onYes=${p} onClose=${u} />`}`}var Cr={Felt:ol,Foot:Zc,Seen:pl,words:Es,sure:Xc,deed:tl,payment:nl,over:sl,passOn:el},Ar="6789JQKTA",Er={A:11,T:10,K:4,Q:3,J:2},Lr={c:a("clubs"),d:a("diamonds"),h:a("hearts"),s:a("spades")};function Zc(t){let{code:e}=t.prompt.say,n=t.cards==="physical"&&(e==="bura.answer"||e==="bura.promised");return As(t.prompt)||n?Or:null}function Xc(){return{declare:t=>({title:a("{player} declares 31?",{player:t}),text:a("The won cards are turned up and counted. There is no way back."),yes:a("{player} declares",{player:t})})}}function tl({do:t,args:e},{who:n}){let s=e.cards?.every(G)?` ${e.cards.map(B).join(" ")}`:"";switch(t){case"lead":return a("{player} leads{cards}.",{player:n,cards:s});case"answer":return a("{player} answers{cards}.",{player:n,cards:s});case"yield":return a("{player} yields the lead.",{player:n});case"declare":return a("{player} declares 31.",{player:n});case"pass":return a("{player} passes.",{player:n});case"announce":return"";default:return null}}function el({prompt:t}){return["bura.answer","bura.outbid","bura.promised"].includes(t?.say.code)?t.awaited[0]:null}function nl({transfers:t}){let e=t.find(({from:r,to:o})=>r==="pot"||o==="pot"),n=t.filter(r=>r!==e),s=e&&[e.from==="pot"?a("out of the pot, all of it"):a("into the pot, which is carried")];return{hand:e?.why??null,sums:[...s??[],...n.map(({why:r,amount:o})=>`${r}: ${m(o)}`)]}}function sl({record:t}){return t.at(-1).events.map(({text:e})=>e).at(-1)}function ol({state:t,paying:e}){let{round:n,table:s,night:r}=t,{places:o,zones:i,facts:l}=n,u=n.seats.map(({seat:p})=>p).sort((p,d)=>p-d);return c`<section class=${g(["felt","bura",n.cards==="physical"&&"is-short"])} aria-label=${a("felt")}>
    <${al} zones=${i} facts=${l} />
    ${u.map(p=>c`<${il} key=${p} seat=${p} round=${n} lit=${rl(n,e,p)}
      holds=${s.hand_over?.seat===p} />`)}
    <div class="bura-pot" data-place="pot">
      <${Ft} amount=${o.pot??0} chipset=${r.chip_set} />
      <span>${D("pot {chips}",{chips:c`<b class="figure">${m(o.pot??0)}</b>`})}</span>
    </div>
  </section>`}var rl=({prompt:t},e,n)=>e?e.seat===n:!!t?.awaited.includes(n);function al({zones:t,facts:e}){let n=t.stock.count+(t.trump?.count??0),[s]=t.trump?.cards??[];return c`<div class="bura-trumps">
    <div class="bura-stock">
      ${s&&c`<${E} card=${s} />`}
      ${t.stock.count>0&&c`<${E} card="??" />`}
    </div>
    <p>${n>0&&a("stock {count}",{count:n})} ${!e.drawing&&a("no more drawing")}</p>
    ${e.trump&&c`<p class="bura-suit">
      <svg class=${`suit-${e.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${X[e.trump]} /></svg>
      <span>${D("{suit} trumps",{suit:c`<b>${Lr[e.trump]}</b>`})}</span>
    </p>`}
  </div>`}function il({seat:t,round:e,lit:n,holds:s}){let r=e.seats.find(p=>p.seat===t),o=e.markers[t],i=e.zones[`won:${t}`],l=e.zones[`hand:${t}`],u=[e.dealer===t&&a("the deal"),s&&a("has the tablet"),o&&a("owes {chips}",{chips:m(o)})];return c`<div class=${g(["bura-side",n&&"is-lit"])} role="group" aria-label=${r.player}>
    <div class="bura-who">
      <b>${r.player}</b><span class="figure" data-place=${`seat:${t}`}>${m(r.rack)}</span>
      <span class="bura-note">${u.filter(Boolean).join(" \xB7 ")}</span>
      <span class="bura-word">${cl(e,t)}</span>
      <${j} cards=${l.cards} fanned />
    </div>
    ${i.sight==="all"?c`<${ul} cards=${i.cards} />`:c`
      <${ll} round=${e} seat=${t} />
      <div class="bura-won">${i.count>0&&c`<${E} card="??" />`}<span class="small quiet">${i.count>0?a("won##cards"):""}</span></div>`}
  </div>`}function cl({facts:t,prompt:e,finished:n},s){let r=e?.say.code,{announced:o,leader:i,led:l}=t;return o?.seat===s?a("announces {kind}",{kind:o.kind}):n?"":r==="bura.outbid"?a("outbids or yields"):r==="bura.answer"?l===s?a("has led"):a("answers##has to, now"):r==="bura.last"?e.awaited.includes(s)?a("has the last word"):"":i!==s?As(e)?a("may speak first"):"":l===null?a("has the lead"):a("takes the trick and leads")}function ll({round:t,seat:e}){let{led:n,trump:s}=t.facts,r=t.zones[`played:${e}`].cards,o=t.seats.find(p=>p.seat!==e).seat,i=t.zones[`played:${o}`].cards,l=n!==null&&n!==e&&r.length>0,u=l?Cs(r,i,s):r;return c`<div class="bura-played" role="group" aria-label=${a("played")}>
    ${u.map((p,d)=>c`<${E} key=${p} card=${p} lit=${l&&xn(p,i[d],s)} />`)}
  </div>`}var xn=(t,e,n)=>t[1]===e[1]?Ar.indexOf(t[0])>Ar.indexOf(e[0]):t[1]===n;function Cs(t,e,n){let s=r=>r.filter((o,i)=>xn(o,e[i],n)).length;return jr(t).reduce((r,o)=>s(o)>s(r)?o:r)}function jr(t){return t.length<2?[t]:t.flatMap((e,n)=>jr(t.filter((s,r)=>r!==n)).map(s=>[e,...s]))}function ul({cards:t}){let e=o=>Er[o[0]]??0,n=t.filter(e).sort((o,i)=>e(i)-e(o)),r=[...new Set(n.map(([o])=>o))].map(o=>`${n.filter(i=>i[0]===o).length} \xD7 ${Er[o]}`);return c`<div class="bura-counted">
    <${j} cards=${n} fanned />
    <p>${r.join(" + ")||a("nothing")} = <b class="figure">${n.reduce((o,i)=>o+e(i),0)}</b>
      <span class="quiet small"> ${t.length>n.length?a("of 31, and {count} that count nothing",{count:t.length-n.length}):a("of 31")}</span></p>
  </div>`}function pl({round:t,seat:e}){let n=L(t),[s]=t.zones.trump?.cards??[],r=t.seats.filter(o=>t.zones[`played:${o.seat}`].cards.length);return c`<div class="hand-others">
    ${s?c`<${j} cards=${[s]} label=${a("trumps")} />`:c`<p class="bura-suit"><span>${D("{suit} trumps",{suit:c`<b>${Lr[t.facts.trump]}</b>`})}</span></p>`}
    ${r.map(o=>c`<${j} key=${o.seat} cards=${t.zones[`played:${o.seat}`].cards}
      label=${o.seat===e?a("you"):n[o.seat]} />`)}
  </div>`}var vt=[..."cdhs"],Fe={c:a("clubs"),d:a("diamonds"),h:a("hearts"),s:a("spades")},Nr={A:1,T:10},Mr={J:11,Q:12,K:13},dl=5,fl=13,Ie=([t])=>t in Mr,Sn=t=>Ie(t)?dl:Nr[t[0]]??Number(t[0]),Ls=t=>Mr[t[0]]??Nr[t[0]]??Number(t[0]),Tn=({zones:t},e)=>t[`certificates:${e}`]?.cards??[],De=({places:t},e)=>t[`money:${e}`]??0,ye=({suit:t})=>c`<svg class=${`company suit-${t}`} viewBox="0 0 100 100" role="img" aria-label=${Fe[t]}>
  <path fill="currentColor" d=${X[t]} />
</svg>`;function js({facts:t,zones:e,board:n},s){let r=e[`market:${s}`]?.cards.at(-1);if(!r||Ie(r))return[1,10];let{up:o,down:i}=n.limits[s],l=t.prices[s];return[Math.max(1,l-i),Math.min(10,l+o)]}function On({round:t}){return c`<div class="market" role="group" aria-label=${a("the market")}>
    ${vt.map(e=>c`<${$l} key=${e} suit=${e} round=${t} />`)}
  </div>`}function $l({suit:t,round:e}){let n=e.facts.prices[t],s=e.zones[`market:${t}`]?.cards.at(-1),[r,o]=js(e,t),{up:i,down:l}=e.board.limits[t];return c`<section class=${g(["market-company",n===0&&"is-bankrupt"])} aria-label=${Fe[t]}>
    <${ye} suit=${t} />
    <b class="market-price">${n??"\u2013"}</b>
    ${s&&c`<${E} card=${s} />`}
    <span class="market-span">${hl(n,r,o)}</span>
    <span class="market-limits">▲${m(i)} ▼${m(l)}</span>
  </section>`}function hl(t,e,n){return t===void 0?a("no price"):t===0?a("bankrupt, next {low}\u2013{high}",{low:e,high:n}):a("next {low}\u2013{high}",{low:e,high:n})}function An({prices:t}){let e=Math.max(t.length,12),n=o=>o/e*100,s=o=>100-o/fl*100,r=t.at(-1)??{};return c`<figure class="chart" role="img" aria-label=${a("the prices over the game; now {prices}",{prices:vt.map(o=>`${Fe[o]} ${r[o]??a("none")}`).join(", ")})}>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      ${[0,5,10].map(o=>c`<line key=${o} class="chart-rule" x1="0" x2="100" y1=${s(o)} y2=${s(o)} />`)}
      ${t.length>0&&vt.map((o,i)=>c`<path key=${o} class=${`chart-line is-${o}`} d=${ml(t,o,n,s)}
        transform=${`translate(0 ${(i-1.5)*.9})`} />`)}
    </svg>
    ${[0,5,10].map(o=>c`<span key=${o} class="chart-figure" style=${{top:`${s(o)}%`}} aria-hidden="true">${o}</span>`)}
    ${t.length>0&&vt.map(o=>c`<span key=${o} class=${`chart-end is-${o}`} aria-hidden="true"
      style=${{top:`${s(r[o])}%`,left:`${n(t.length)}%`,"--beside":bl(r,o)}}><${ye} suit=${o} /></span>`)}
  </figure>`}var ml=(t,e,n,s)=>t.map((r,o)=>`${o?"V":"M0 "}${s(r[e])}H${n(o+1)}`).join(""),bl=(t,e)=>vt.slice(0,vt.indexOf(e)).filter(n=>t[n]===t[e]).length;function Br({round:t,holds:e,lit:n}){let s=L(t),r=t.seats.map(({seat:l})=>l),o=Ns(t),i=Math.max(...r.map(l=>o?.[l]??t.board.players[l].worth));return c`<table class="holdings">
    <thead><tr>
      <th>${a("share holders")}</th>
      ${vt.map(l=>c`<th key=${l}><${ye} suit=${l} /></th>`)}
      <th class="number">${a("money")}</th><th class="number">${a("owes")}</th><th class="number">${o?a("takes home"):a("worth")}</th>
    </tr></thead>
    <tbody>${r.map(l=>{let{shares:u,debt:p,worth:d}=t.board.players[l],$=o?.[l]??d,h=[t.dealer===l&&a("banker"),e===l&&a("has the tablet")];return c`<tr key=${l} class=${g([n(l)&&"is-lit"])}>
        <th scope="row"><b>${s[l]}</b> <span class="quiet small">${h.filter(Boolean).join(" \xB7 ")}</span></th>
        ${vt.map(f=>c`<td key=${f}><${yl} count=${u[f]} cards=${Tn(t,l).filter(b=>b[1]===f)} /></td>`)}
        <td class="number" data-place=${`money:${l}`}>${m(De(t,l))}</td>
        <td class="number">${p?m(p):""}</td>
        <td class="number"><b>${m($)}</b><span class="holdings-best">${$===i?"\u2605":""}</span></td>
      </tr>`})}</tbody>
  </table>`}var yl=({count:t,cards:e})=>t>0&&c`<b>${t}</b> <span class="holdings-cards">${e.map(([n])=>n==="T"?"10":n).join(" ")}</span>`;function Ns({record:t,finished:e}){if(!e)return null;let n=t.at(-1).events.filter(({code:s})=>s==="csm.takes");return Object.fromEntries(n.map(({args:s})=>[s.seat,s.amount]))}function En({round:t,payouts:e}){if(!t)return[];let n=t.finished?t.record.at(-1)?.index:null,s=new Map(t.record.map(i=>[i.index,i.by])),r=e.filter(({action:i})=>i===n||s.get(i)==="dealer"),o=Dt(t);return r.map(i=>({...i,ids:o.filter(l=>gl(i,l)).map(({id:l})=>l)}))}var gl=({action:t,seat:e},{action:n,by:s,from:r,to:o})=>n===t&&r!==`seat:${s}`&&(st(r)===e||st(o)===e),Dt=({record:t})=>t.flatMap(({index:e,by:n,transfers:s})=>s.map((r,o)=>({...r,action:e,by:n,id:`${e} ${o}`})));function Hr(t,e,n){let s=t.round?Dt(t.round):[],r=new Set(e.slice(0,n).flatMap(({ids:l})=>l)),o=new Set(e.slice(n).flatMap(({ids:l})=>l)),i=({id:l})=>o.has(l)&&!r.has(l);return{moves:s.filter(l=>!i(l)),held:s.filter(i)}}function st(t){let e=t.split(":").find(n=>/^\d+$/.test(n));return e===void 0?null:Number(e)}function Rr(t,e){if(!e.length)return t;let n=new Map;for(let{from:l,to:u,amount:p}of e)n.set(l,(n.get(l)??0)+p),n.set(u,(n.get(u)??0)-p);let{table:s,round:r}=t,o=l=>({...l,rack:l.rack+(n.get(`seat:${l.seat}`)??0)}),i={...r.places};for(let[l,u]of n)l==="house"||l.startsWith("seat:")||(i[l]=(i[l]??0)+u,i[l]||delete i[l]);return{...t,table:{...s,tray:s.tray+(n.get("house")??0),seats:s.seats.map(o)},round:{...r,places:i,seats:r.seats.map(o)}}}var Pr="hands",kl={bura:"6789JQKTA",lorum:"789TJQKA",polignac:"789TAJQK",schnapsen:"JQKTA"},vl="23456789TJQKA",_l=["uth","kabu"],wl="shcd";function Ue(t,{game:e,facts:n}){let s=kl[e]??vl,r=n?.trump,o=_l.includes(e),i=l=>{if(!G(l)||l==="Jk")return 1e3;let u=l[1]===r?-1:wl.indexOf(l[1]);return(o?0:u*20)-s.indexOf(l[0])};return[...t].sort((l,u)=>i(l)-i(u))}function Cn(t){let[e,n]=S(()=>xl());return{as:e,turn:()=>{let r=e==="sorted"?"dealt":"sorted";Sl(r),n(r)},arranged:r=>e==="sorted"?Ue(r,t):r}}var Ln=({sorting:t})=>c`<${v} kind="plain" onTap=${t.turn}>
  ${t.as==="sorted"?a("as dealt"):a("sort")}
<//>`;function xl(){try{return localStorage.getItem(Pr)==="dealt"?"dealt":"sorted"}catch{return"sorted"}}function Sl(t){try{localStorage.setItem(Pr,t)}catch{}}var h0={live:a("live"),polling:a("slow"),lost:a("no connection")};var Tl="sounds";var Ol=()=>localStorage.getItem(Tl)==="on";var Fr=null;addEventListener("pointerdown",Al);async function Al(){!Ol()||!globalThis.AudioContext||(Fr??=new AudioContext,await Fr.resume())}var R0=[[a("Enter or Space"),a("the main button, where there is only one")],["1 \u2013 9",a("the buttons under the line, in their order")],["U",a("undo")],["P",a("pay all; the last one: paid")],[a("? or /"),a("this list")]];var pg=[a("misdeal"),a("a card was seen"),a("wrong cards entered"),a("the table gives up the round")];var Ut=({table:t,line:e,detail:n,news:s,children:r})=>c`<section class="foot" aria-label=${a("what is next")}>
  <${lt} text=${e} detail=${n} news=${s} />
  <${_t} table=${t} />
  ${r}
</section>`,_t=({table:t})=>t.error.value&&c`<div class="trouble"><${jt} text=${t.error.value} onGone=${t.dismiss} /></div>`;var Dr=({prompt:t},e,n)=>t?.options.find(s=>s.by===e&&s.do===n),jn=(t,e)=>!!t?.values.card.includes(e);function Ms(t,e){let n=Sn(e);return`${N("{count} share","{count} shares",n)} \xB7 ${m(n*t.facts.prices[e[1]])}`}function Ml(t,e,n){let{shares:s}=t.board.players[e],r=t.facts.prices[n[1]];if(!r)return a("bankrupt");if(s[n[1]]+Sn(n)>t.options.max_shares)return a("over {chips} shares",{chips:m(t.options.max_shares)});let o=Sn(n)*r;return o>De(t,e)?a("costs {chips}",{chips:m(o)}):a("not now")}var Bs=(t,e,n)=>`${m(t.facts.prices[e[1]])} \u2192 ${n==="zero"?0:Ls(e)}`;function Bl(t,e){let[n,s]=js(t,e[1]),r=Ls(e);return r<n||r>s?a("only {low} to {high}",{low:n,high:s}):a("not now")}var Nt=({verb:t,note:e,ready:n,main:s,busy:r,onTap:o})=>c`<${v} kind=${s?"main":"plain"} disabled=${!n} busy=${r} onTap=${o}>
  <span class="trade-deed"><b>${t}</b><span>${e}</span></span>
<//>`;function Ur({zones:t,facts:e},n){if(!e.turn.business.length)return a("nothing done");let s=8-(t[`hand:${n}`]?.count??8);return s>0?a("draw {lacking}",{lacking:s}):""}function qr({table:t,hand:e,seat:n,act:s,onCover:r}){let{round:o}=e,i=(o.prompt?.options??[]).map(tt).join(),[l,u]=S({asked:i,own:[],sale:null}),{own:p,sale:d}=l.asked===i?l:{own:[],sale:null},$=Lt(i),h=Cn(o),f=h.arranged(o.zones[`hand:${n}`].cards),b=(_,T)=>$.swallows(T)||u({asked:i,sale:null,own:p.includes(_)?p.filter(M=>M!==_):[...p,_].slice(-4)}),x=(_,T)=>$.swallows(T)||u({asked:i,own:[],sale:d===_?null:_}),y=t.late.value,k=Tn(o,n),w=p.map(_=>f[_]),{shares:A}=o.board.players[n];return c`
    <section class="hand-felt trade-hand" aria-label=${a("your hand")}>
      <${On} round=${o} />
      <div class="trade-mine" role="group" aria-label=${a("your certificates")}>
        <span class="quiet">${a("certificates")}</span>
        ${k.map((_,T)=>c`<${Wr} key=${T} card=${_} chosen=${d===T} onTap=${M=>x(T,M)} />`)}
        ${!k.length&&c`<span class="quiet">${a("none yet")}</span>`}
        <span class="trade-most quiet">${Object.values(A).some(Boolean)?a("at most {chips} shares of a company",{chips:m(o.options.max_shares)}):""}</span>
      </div>
      <div class="tap-hand" role="group" aria-label=${a("your cards")}>
        ${f.map((_,T)=>c`<button type="button" key=${T} class=${g(["tap-card",p.includes(T)&&"is-raised"])}
          aria-label=${dt(_)} aria-pressed=${String(p.includes(T))} onClick=${M=>b(T,M)}><${E} card=${_} /></button>`)}
      </div>
      <div class="hand-foot trade-foot">
        <${v} kind="plain" onTap=${r}>${a("cover")}<//>
        <${Ln} sorting=${h} />
        <p class="hand-note">${Rl(o)}</p>
        <${v} kind="plain" onTap=${t.takeBack}>${a("back to the dealer")}<//>
      </div>
    </section>
    <section class="foot" aria-label=${a("what is next")}>
      <${lt} text=${o.prompt?.say.text??a("The game is over.")} detail=${a("money {chips}",{chips:m(De(o,n))})} />
      <${_t} table=${t} />
      <${K} question=${i}>
        <div class="trade-row">
          <${Hl} round=${o} seat=${n} picked=${w} sale=${d===null?null:k[d]} busy=${y} act=${s} />
        </div>
      <//>
    </section>`}function Hl({round:t,seat:e,picked:n,sale:s,busy:r,act:o}){let i=b=>Dr(t,e,b),l=(b,x)=>()=>o({...i(b),args:x}),u=n.length===1?n[0]:null,p=u!==null&&Ie(u),d=u!==null&&jn(i("market"),u),$=u!==null&&jn(i("buy"),u),h=i("discard")&&n.length>0,f=n.length>1?a("one card"):a("tap a card");return c`
    ${s?c`<${Nt} main verb=${a("SELL {card}",{card:B(s)})} note=${Ms(t,s)} ready=${jn(i("sell"),s)} busy=${r} onTap=${l("sell",{card:s})} />`:c`<${Nt} main verb="BUY" ready=${$} busy=${r} onTap=${l("buy",{card:u})}
          note=${u===null?f:$?Ms(t,u):i("buy")?Ml(t,e,u):a("no more trades")} />`}
    <${Nt} main verb="PRICE" ready=${d} busy=${r} onTap=${l("market",p?{card:u,to:"up"}:{card:u})}
      note=${u===null?f:d?Bs(t,u,"up"):i("market")?Bl(t,u):a("no more market")} />
    <${Nt} verb="BANKRUPT" ready=${d&&p} busy=${r} onTap=${l("market",{card:u,to:"zero"})}
      note=${d&&p?Bs(t,u,"zero"):"J Q K"} />
    <${Nt} verb="DISCARD" ready=${h} busy=${r} onTap=${l("discard",{cards:n})}
      note=${h?N("{count} card","{count} cards",n.length):i("discard")?"1 to 4 cards":a("not after business")} />
    <${Nt} main=${!i("buy")&&!i("sell")&&!i("market")} verb="END TURN" note=${Ur(t,e)} ready=${i("end")} busy=${r} onTap=${l("end",{})} />`}function Rl({prompt:t,facts:e}){let{trades:n,plays:s}=t?.say.args??{};return t?.say.code==="csm.end"?e.turn.business.includes("discard")?a("Discarded: only the end is left."):a("Nothing left but the end."):n===void 0?"":a("{trades}, {plays} left",{trades:N("{count} trade","{count} trades",n),plays:N("{count} market card","{count} market cards",s)})}var Wr=({card:t,chosen:e,onTap:n})=>c`<button type="button" class=${g(["trade-certificate",`suit-${t[1]}`,e&&"is-chosen"])}
  aria-label=${a("certificate, {card}",{card:dt(t)})} aria-pressed=${String(e)} onClick=${n}><${Xt} card=${t} /></button>`;function Kr({table:t,state:e,pad:n,setPad:s,news:r}){let{round:o}=e,{prompt:i,cards:l}=o,[u]=i.awaited,p=i.options.map(tt).join(),{verb:d=null,picked:$=[],sale:h=null}=n.asked===p?n:{},f=_=>s({asked:p,verb:null,picked:[],sale:null,..._}),b=Tn(o,u),x=_=>Dr(o,u,_),y=i.options.find(_=>_.by==="dealer"&&_.do==="joker"),k=t.late.value,w=(_,T)=>async()=>{await t.act({...x(_),args:T})&&f({})},A={round:o,option:x,busy:k,deed:w,set:f,verb:d,picked:$};return c`<section class="foot trade" aria-label=${a("what is next")}>
    <${lt} text=${i.say.text} news=${r} detail=${a("{player}'s money {chips}",{player:L(o)[u],chips:m(De(o,u))})} />
    ${l==="physical"&&d&&c`<${Il} ...${A} />`}
    <${_t} table=${t} />
    <div class="trade-mine" role="group" aria-label=${a("{player}'s certificates",{player:L(o)[u]})}>
      <span class="quiet">${a("{player}'s certificates",{player:L(o)[u]})}</span>
      ${b.map((_,T)=>c`<${Wr} key=${T} card=${_} chosen=${h===T} onTap=${()=>f({sale:h===T?null:T})} />`)}
      ${!b.length&&c`<span class="quiet">${a("none yet")}</span>`}
    </div>
    <${K} question=${p}>
      <div class=${g(["trade-row",l==="virtual"&&"is-short"])}>
        ${l==="virtual"?be(t,e):c`<${Fl} ...${A} />`}
        <${Nt} main=${h!==null} verb=${h===null?a("SELL"):a("SELL {card}",{card:B(b[h])})} ready=${h!==null&&jn(x("sell"),b[h])} busy=${k}
          note=${h!==null?Ms(o,b[h]):x("sell")?a("tap a certificate"):b.length?a("no more trades"):a("nothing to sell")} onTap=${w("sell",{card:b[h]})} />
        ${y&&c`<${Nt} verb="JOKER" note=${a("{player} drew it",{player:L(o)[y.values.seat[0]]})} ready busy=${k}
          onTap=${()=>t.act({...y,args:{seat:y.values.seat[0]}})} />`}
        <${Nt} verb="END TURN" note=${Ur(o,u)} ready=${x("end")} busy=${k} onTap=${w("end",{})} />
      </div>
    <//>
  </section>`}var Pl={buy:a("BUY"),market:a("PRICE"),discard:a("DISCARD")},Fl=({option:t,busy:e,set:n,verb:s})=>Object.entries(Pl).map(([r,o])=>c`<${v} key=${r} kind="plain" chosen=${s===r}
  disabled=${!t(r)} busy=${e} onTap=${()=>n({verb:s===r?null:r})}>
  <span class="trade-deed"><b>${o}</b><span>${t(r)?r==="discard"?"1 to 4 cards":a("which card"):a("no more")}</span></span>
<//>`);function Il({round:t,option:e,busy:n,deed:s,set:r,verb:o,picked:i}){let l=e(o)?.values;if(!l)return null;if(o==="discard"){let{of:d,least:$,most:h}=l.cards,f=i.length<h?d.filter(y=>Ir(i,y)<Ir(d,y)):[],b=y=>r({verb:o,picked:[...i,y]});return c`<div class="panel">
      <${Zt} allowed=${f} picked=${i} busy=${n} onPick=${b} onTakeBack=${y=>f.includes(y)?b(y):r({verb:o,picked:i.filter(k=>k!==y)})} />
      <div class="trade-entry">
        <span>${i.length?i.map(B).join(" "):a("Which cards go?")}</span>
        <${v} kind="main" disabled=${i.length<$} busy=${n} onTap=${s("discard",{cards:i})}>${a("discard {amount}",{amount:N("{count} card","{count} cards",i.length)})}<//>
      </div>
    </div>`}let[u]=i,p=d=>o==="market"&&Ie(d)?r({verb:o,picked:[d]}):s(o,{card:d})();return c`<div class="panel">
    <${Zt} allowed=${l.card} picked=${i} busy=${n} onPick=${p} onTakeBack=${()=>r({verb:o})} />
    ${o==="market"&&c`<div class="trade-entry">
      <span>${u?a("{card} sends the price",{card:B(u)}):a("A face card asks where it sends the price.")}</span>
      <${v} kind="main" disabled=${!u} busy=${n} onTap=${s("market",{card:u,to:"up"})}>${u?Bs(t,u,"up"):a("up")}<//>
      <${v} kind="main" disabled=${!u} busy=${n} onTap=${s("market",{card:u,to:"zero"})}>${a("bankrupt")}<//>
    </div>`}
  </div>`}var Ir=(t,e)=>t.filter(n=>n===e).length;var zr={Felt:Vl,Foot:Dl,OpenHand:qr,words:Ul,deed:ql,event:Wl,payments:zl,payment:Gl,over:Jl,passOn:Kl},Gr=["csm.turn","csm.go-on","csm.end","csm.joker"];function Dl({prompt:t}){return Gr.includes(t?.say.code)?Kr:null}function Ul(t){let e=n=>t.seats.find(s=>s.seat===n).player;return{reshuffle:()=>a("SHUFFLED"),joker:({seat:n})=>a("JOKER \xB7 {name} drew it",{name:e(n)})}}function ql({do:t,args:e},{who:n}){switch(t){case"show":return G(e.card)?a("{card} turned up.",{card:B(e.card)}):"";case"end":return a("{player} ends the turn.",{player:n});case"buy":case"sell":case"market":case"discard":case"joker":return"";default:return null}}function Wl({code:t,args:e,text:n},s){if(t==="csm.opens")return a("{company} open at {price}.",{company:e.company,price:e.price});if(t==="csm.buys"||t==="csm.sells"){let r=G(e.card)?`${B(e.card)}: `:"";return t==="csm.buys"?a("{player} buys {shares} at {price}, {chips}.",{player:s[e.seat],shares:`${r}${e.shares}`,price:e.price,chips:e.amount}):a("{player} sells {shares} at {price}, {chips}.",{player:s[e.seat],shares:`${r}${e.shares}`,price:e.price,chips:e.amount})}return n}function Kl({prompt:t}){return Gr.includes(t?.say.code)?t.awaited[0]:null}function zl(t){return t.round?.finished?En(t).filter(({says:e})=>e.length):[]}function Gl({action:t,seat:e,player:n},s){let r=s.record.find(({index:p})=>p===t),o=p=>r.events.filter(d=>d.code===p&&d.args.seat===e).map(({args:d})=>d),[{amount:i}]=o("csm.takes"),l=o("csm.sells-out").map(({shares:p,price:d,amount:$})=>a("{shares} at {price} = {chips}",{shares:p,price:d,chips:m($)})),u=o("csm.repays").map(({amount:p})=>a("debt to the bank: {chips}",{chips:m(p)}));return{line:a("{player} takes {chips} home.",{player:n,chips:m(i)}),sums:[...l,...u],amount:i}}function Jl({record:t}){return t.at(-1)?.events.find(({code:e})=>e==="csm.wins")?.text}function Vl({state:t,paying:e}){let{round:n,table:s}=t,r=o=>e?e.seat===o:!!n.prompt?.awaited.includes(o);return c`<section class="felt csm" aria-label=${a("felt")}>
    <${On} round=${n} />
    <div class="csm-middle">
      <${An} prices=${n.facts.chart} />
      <dl class="csm-bank">
        <div><dt>${a("bank")}</dt><dd data-place="bank">${m(n.places.bank??0)}</dd></div>
        <div><dt>${a("draw pile")}</dt><dd>${n.board.draw_pile}</dd></div>
        <div><dt>${n.facts.reshuffles?a("jokers are in"):a("no joker yet")}</dt></div>
      </dl>
    </div>
    <${Br} round=${n} holds=${s.hand_over?.seat} lit=${r} />
  </section>`}var Ql=new ie("/api");function ge({night:t,table:e,round:n}){let s=(e.past?.at(-1)??e.last)?.number??0,[r,o]=S({played:0,deals:[]});return H(()=>{if(!s||n&&!n.facts.sheet)return;let i=!1;return Ql.get(`nights/${t.night}/tables/${e.table}/scores`).then(({deals:l})=>i||o({played:s,deals:l}),()=>{}),()=>{i=!0}},[t.night,e.table,e.game,s,!!n?.facts.sheet]),Yl(r.deals,n,e.number)}function Yl(t,e,n){if(!e)return t.length?t:null;let{sheet:s,deal:r}=e.facts;if(!s)return null;let o=t.filter(u=>u.deal<r&&u.round!==n),i=o.at(-1)?.deal===r-1,l=s.after?[{deal:r,names:Mn(s,e),sheet:s}]:[];return[...i?o:[],...l]}function Mn(t,e){let n=Object.fromEntries(e.seats.map(({seat:r,player:o})=>[r,o])),s=r=>ft(r.split("+").map(o=>n[o]));return Object.fromEntries(Object.keys(t.before).map(r=>[r,s(r)]))}function Jr({facts:t,carry:e,seats:n}){if(!t.sheet)return null;if(!e?.finished)return a("Deal {number} is scored.",{number:t.deal});if(e.winners.length===n.length)return a("The game is over: a tie.");let s=n.filter(({seat:r})=>e.winners.includes(r)).map(({player:r})=>r);return N("The game is over: {players} wins.","The game is over: {players} win.",s.length,{players:ft(s)})}function Vr({deals:t,round:e,onSheet:n}){let s=t.at(-1),r=e?.facts.sheet??s.sheet,o=e?.facts.sheet?Mn(r,e):s.names;return c`<section class="scores" aria-label=${a("the score")}>
    <ol class="scores-names">
      ${Object.keys(r.before).map((i,l)=>c`<li key=${i} class=${g(["scores-name",Rs(r,i)&&"is-best"])}>
          <${$t} at=${l} />
          <span class="scores-who">${o[i]}</span>
          <b class="figure">${m((r.after??r.before)[i])}</b>
          ${r.after&&c`<span class="scores-why small">${qe(r,i)}</span>`}
        </li>`)}
    </ol>
    ${t.length>1&&c`<${Ot} deals=${t} />`}
    ${n&&c`<${v} kind="quiet" onTap=${n}>${a("score sheet")}<//>`}
  </section>`}function qe(t,e){let n=t.items.filter(s=>s.name===e).map(({what:s})=>s);return n.length?`${P(t.after[e]-t.before[e])}: ${n.join(", ")}`:""}function Rs({better:t,before:e,after:n},s){let r=Object.values(n??e),o=t==="high"?Math.max(...r):Math.min(...r);return r.some(i=>i!==o)&&(n??e)[s]===o}var Qr=["","7 4","2 4","12 4 2 4","5 3 1 3","1 3"],Nn=260,Hs=120,qt=8,$t=({at:t})=>c`<svg class=${`score-stroke is-line-${t}`} viewBox="0 0 28 6" aria-hidden="true">
  <line x1="1" x2="27" y1="3" y2="3" stroke-dasharray=${Qr[t]} />
</svg>`;function Ot({deals:t}){let[e]=t,n=Object.keys(e.sheet.before),{goal:s}=t.at(-1).sheet,r=[e.sheet.before,...t.map(({sheet:d})=>d.after??d.before)],o=r.flatMap(d=>n.map($=>d[$])),i=Math.min(0,...o),l=Math.max(1,...o,s??0),u=d=>qt+d*(Nn-2*qt)/Math.max(1,r.length-1),p=d=>Hs-qt-(d-i)*(Hs-2*qt)/(l-i);return c`<svg class="score-chart" viewBox=${`0 0 ${Nn} ${Hs}`} role="img" aria-label=${Zl(t,n,r)}>
    <line class="score-zero" x1=${qt} x2=${Nn-qt} y1=${p(0)} y2=${p(0)} />
    ${s!==null&&c`<line class="score-goal" x1=${qt} x2=${Nn-qt} y1=${p(s)} y2=${p(s)} />`}
    ${n.map((d,$)=>{let h=r.map((f,b)=>`${u(b)},${p(f[d])}`);return c`<g key=${d} class=${`is-line-${$}`}>
        <polyline points=${h.join(" ")} stroke-dasharray=${Qr[$]} />
        <circle cx=${u(r.length-1)} cy=${p(r.at(-1)[d])} r="3.5" />
      </g>`})}
  </svg>`}var Zl=(t,e,n)=>e.map(s=>`${t.at(-1).names[s]}: ${n.map(r=>m(r[s])).join(", ")}`).join("; ");function Yr({deals:t,onClose:e}){let[n,s]=S(t.length-1),r=t[Math.min(n,t.length-1)],o=c`<span></span><${v} kind="main" onTap=${e}>${a("done")}<//>`;return c`<${ct} title=${a("The score sheet")} large onClose=${e} foot=${o}>
    <div class=${g(["score-sheet",Xl(r)&&"is-wide"])}>
      <div class="score-all">
        <${tu} deals=${t} shown=${r} onLook=${s} />
        ${t.length>1&&c`<${Ot} deals=${t} />`}
      </div>
      <${nu} deal=${r} />
    </div>
  <//>`}var Xl=({names:t})=>Object.keys(t).length>4;function tu({deals:t,shown:e,onLook:n}){let s=Object.keys(e.sheet.before),{better:r,goal:o}=t.at(-1).sheet;return c`<div class="score-deals">
    <table class="ledger">
      <thead><tr><th>${a("deal")}</th>${s.map((i,l)=>c`<th key=${i} class="number"><${$t} at=${l} /> ${t.at(-1).names[i]}</th>`)}</tr></thead>
      <tbody>${t.map((i,l)=>c`<tr key=${i.deal} class=${i===e?"is-now":null}>
        <th scope="row"><${v} kind="quiet" chosen=${i===e} onTap=${()=>n(l)}>${i.deal}<//></th>
        ${s.map(u=>c`<td key=${u} class="number">${P(i.sheet.after[u]-i.sheet.before[u])} <b>${m(i.sheet.after[u])}</b></td>`)}
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">${eu(r,o)}</p>
  </div>`}function eu(t,e){return e===null?t==="high"?a("The highest score wins."):a("The lowest score wins."):t==="high"?a("The highest score wins; {goal} ends the game.",{goal:e}):a("The lowest score wins; {goal} ends the game.",{goal:e})}function nu({deal:{deal:t,names:e,sheet:n}}){return c`<section class="deal-sheet" aria-label=${a("deal {number}",{number:t})}>
    <h3>${a("Deal {number}",{number:t})}</h3>
    <div class="deal-columns">
      ${Object.keys(n.before).map(s=>c`<${su} key=${s} name=${s} who=${e[s]} names=${e} sheet=${n} />`)}
    </div>
  </section>`}function su({name:t,who:e,sheet:n}){let s=t.split("+"),r=e.split(a("{others} and {last}",{others:"",last:""})),o=p=>r.length===s.length?r[s.indexOf(String(p))]:a("seat {seat}",{seat:p}),i=p=>p.filter(d=>d.name===t),l=n.tricks.map((p,d)=>({...p,number:d+1})).filter(({seat:p})=>s.includes(String(p))),u=i(n.taken).reduce((p,{points:d})=>p+d,0);return c`<table class="ledger deal-column">
    <caption>${e}</caption>
    <tbody>
      <tr class="is-score"><th scope="row">${a("before")}</th><td class="number">${m(n.before[t])}</td></tr>
      ${l.map(({number:p,seat:d,cards:$,points:h})=>c`<tr key=${`trick ${p}`}>
        <th scope="row" class="deal-trick"><span class="quiet">${p}${s.length>1&&` \xB7 ${o(d)}`}</span> ${$.map(B).join(" ")}</th>
        <td class="number">${m(h)}</td></tr>`)}
      ${i(n.taken).map(({what:p,points:d})=>c`<tr key=${`took ${p}`}><th scope="row">${p}</th><td class="number">${P(d)}</td></tr>`)}
      ${i(n.taken).length>1&&c`<tr><th scope="row">${a("taken")}</th><td class="number">${m(u)}</td></tr>`}
      ${i(n.items).map(({what:p,points:d},$)=>c`<tr key=${`scored ${$}`} class="is-scored"><th scope="row">${p}</th><td class="number">${P(d)}</td></tr>`)}
      <tr class="is-score"><th scope="row">${a("after")}</th><td class="number"><b>${m((n.after??n.before)[t])}</b></td></tr>
    </tbody>
  </table>`}var Xr={Felt:au,payments:En,payment:ou};function ou({says:t,transfers:e}){return{hand:null,sums:t.length?t:e.map(({why:n,amount:s})=>`${n}: ${m(s)}`)}}function ru(t,e){let[n,s,...r]=t.split(":");if(s===void 0)return R(n);let o=[n,...r].map(R).join(" ");return e[s]?`${e[s]}: ${o}`:`${Fs(s)} ${o}`}var Ps={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},Fs=t=>Ps[t]?`${Ps[t]}\uFE0E`:R(t);function au({state:t,paying:e}){let{round:n,table:s,night:r}=t,o=Object.fromEntries(n.seats.map(({seat:d,player:$})=>[d,$])),i=Object.entries(n.zones).filter(([d,{count:$}])=>$&&d!=="stock"),l=Object.entries(n.places),u=i.filter(([,{owner:d}])=>d===null),p=l.filter(([d])=>st(d)===null);return c`<section class="felt general" aria-label=${a("felt")}>
    <div class="general-middle">
      <${iu} zone=${n.zones.stock} />
      ${u.map(([d,$])=>c`<${ta} key=${d} name=${ru(d,o)} zone=${$} />`)}
      ${p.map(([d,$])=>c`<${lu} key=${d} place=${d} amount=${$} chipset=${r.chip_set} />`)}
    </div>
    <div class="general-seats">
      ${n.seats.map(d=>c`<${uu} key=${d.seat} seat=${d} round=${n} players=${o}
        lit=${e?e.seat===d.seat:n.prompt?.awaited.includes(d.seat)}
        holds=${s.hand_over?.seat===d.seat}
        zones=${i.filter(([,{owner:$}])=>$===d.seat)}
        places=${l.filter(([$])=>st($)===d.seat)} />`)}
    </div>
    <${ee} state=${t} />
    <${Zr} facts=${n.facts} players=${o} />
    ${Object.keys(n.board).length>0&&c`<${Zr} facts=${n.board} players=${o} />`}
  </section>`}function ee({state:t}){let e=ge(t),[n,s]=S(!1);return e?c`
    <${Vr} deals=${e} round=${t.round} onSheet=${e.length>0&&(()=>s(!0))} />
    ${n&&c`<${Yr} deals=${e} onClose=${()=>s(!1)} />`}`:null}var iu=({zone:t})=>t?.count>0&&c`<div class="general-stock">
  <${E} card="??" /><span class="hand-label">${a("stock {count}",{count:t.count})}</span>
</div>`,cu=7;function ta({name:t,zone:e}){return!e.cards.some(G)&&e.cards.length>3?c`<div class="general-stock"><${E} card="??" /><span class="hand-label">${t} ${e.count}</span></div>`:c`<${j} cards=${e.cards} label=${t} fanned=${e.cards.length>cu} />`}var lu=({place:t,amount:e,chipset:n})=>c`<div class="general-place" data-place=${t}>
  <${Ft} amount=${e} chipset=${n} />
  <span><span class="quiet">${R(t.replaceAll(":"," "))}</span> <b class="figure">${m(e)}</b></span>
</div>`;function uu({seat:t,round:e,lit:n,holds:s,zones:r,places:o}){let i=e.markers[t.seat],l=[e.dealer===t.seat&&a("the deal"),s&&a("has the tablet"),i>0&&a("owes {chips}",{chips:m(i)})];return c`<div class=${g(["general-seat",n&&"is-lit"])}>
    <div class="general-name">
      <b>${t.player}</b> <span class="figure" data-place=${`seat:${t.seat}`}>${m(t.rack)}</span>
      <span class="quiet small">${l.filter(Boolean).join(" \xB7 ")}</span>
    </div>
    ${o.map(([u,p])=>c`<div key=${u} class="small" data-place=${u}>
      <span class="quiet">${R(u.split(":").filter(d=>d!==String(t.seat)).join(" "))}</span>
      <b class="figure"> ${m(p)}</b>
    </div>`)}
    ${r.map(([u,p])=>c`<${ta} key=${u} name=${du(u)} zone=${pu(u,p,e)} />`)}
  </div>`}var pu=(t,e,n)=>t.startsWith("hand:")?{...e,cards:Ue(e.cards,n)}:e,du=t=>R(t.split(":").filter(e=>!/^\d+$/.test(e)).join(" ")),fu=["sheet","scores","tokens"];function Zr({facts:t,players:e}){let n=Object.entries(t).filter(([s])=>!(t.sheet&&fu.includes(s))).map(([s,r])=>[s,ea(s,r,e)]).filter(([,s])=>s);return n.length>0&&c`<dl class="general-facts">
    ${n.map(([s,r])=>c`<div key=${s}><dt>${R(s)}</dt><dd>${r}</dd></div>`)}
  </dl>`}var $u=new Set("seat turn leader bidder declarer closer stopped winner playing losers winners takers".split(" ")),ea=(t,e,n)=>$u.has(t)?hu(e,n):na(e,n),hu=(t,e)=>[t??[]].flat().map(n=>e[n]??a("seat {seat}",{seat:n})).join(", ");function na(t,e){return t==null||t===""?"":typeof t=="boolean"?t?a("yes"):a("no"):Array.isArray(t)?t.map(s=>na(s,e)).filter(Boolean).join(", "):typeof t!="object"?Ps[t]?Fs(t):He(t):Object.entries(t).map(([s,r])=>[e[s]??Fs(s),ea(s,r,e)]).filter(([,s])=>s).map(([s,r])=>`${s} ${r}`).join(" \xB7 ")}var sa={Felt:vu,Seen:_u,deed:gu,passOn:ku},mu=10,bu={T:10,Q:12},yu=([t,e])=>(bu[t]??Number(t))+(e==="h"?mu:0);function gu({do:t,args:e},{round:n}){return t==="show"&&e.card!=="??"?`${L(n)[e.seat]}: ${B(e.card)}.`:""}function ku({prompt:t,facts:e,record:n}){let s=n.at(-1)?.do==="choose"&&t?.awaited.length===1;return e&&s?t.awaited[0]:null}function vu({state:t,paying:e}){let{round:n,table:s}=t,r=o=>e?e.seat===o:!!n.prompt?.awaited.includes(o);return c`<section class="felt tricks" aria-label=${a("felt")}>
    <header class="tricks-head">
      <p>${D("{match} of {count}##a match, of so many",{match:c`<b>${a("match {number}",{number:Math.min(n.facts.matches.length+1,n.options.cards_in_play)})}</b>`,count:n.options.cards_in_play})}
        ${n.facts.changed&&` \xB7 ${a("the hands have changed places")}`}</p>
      <span class="tricks-pot" data-place="pot">${n.places.pot>0&&c`${D("pot {chips}",{chips:c`<b class="figure">${m(n.places.pot)}</b>`})}`}</span>
    </header>
    <${oa} round=${n} lit=${r} holds=${s.hand_over?.seat} />
    <${ee} state=${t} />
  </section>`}function _u({round:t}){return c`<div class="matches-seen"><${oa} round=${t} lit=${()=>!1} /></div>`}function oa({round:t,lit:e,holds:n}){let s=t.options.cards_in_play;return c`<div class=${g(["matches",s>10&&"is-long"])}>
    ${t.seats.map(({seat:r,player:o,rack:i},l)=>c`<section key=${r} class=${g(["matches-row",e(r)&&"is-lit"])} aria-label=${o}>
      <span class="matches-name"><${$t} at=${l} /> <b>${o}</b>
        <b class="figure">${wu(t.facts.won[r])}</b>
        <span class="small" data-place=${`seat:${r}`}>${xu(t,r,i,n)}</span></span>
      <div class="matches-cards">
        ${[...Array(s).keys()].map(u=>c`<${Su} key=${u} round=${t} seat=${r} match=${u} half=${u===s/2} />`)}
      </div>
    </section>`)}
  </div>`}var wu=t=>N("{count} match","{count} matches",t),xu=(t,e,n,s)=>[s===e&&a("has the tablet"),n>0&&N("{count} chip","{count} chips",n),t.markers[e]>0&&a("owes {chips}",{chips:m(t.markers[e])})].filter(Boolean).join(" \xB7 ");function Su({round:t,seat:e,match:n,half:s}){let{matches:r}=t.facts,o=r[n],i=o?.cards[e]??(n===r.length?Tu(t,e):null);return c`<span class=${g(["matches-card",s&&"is-half"])}>
    ${i?c`<${E} card=${i} lit=${o?.winner===e} dim=${!!o&&o.winner!==e} />`:c`<${it} />`}
    <span class="small figure">${i&&i!=="??"?yu(i):""}</span>
  </span>`}function Tu({prompt:t,zones:e,facts:n,options:s},r){if(t?.say.code==="divide-and-conquer.match")return t.awaited.includes(r)?null:"??";let o=n.matches.length%(s.cards_in_play/2);return e[`played:${r}`]?.cards[o]??null}var aa={Felt:Hu,words:Au,deed:Eu,payments:Nu,amongPlayers:!0,payment:Mu,over:ju,passOn:Cu,handNote:Lu},Ou={A:1,T:10},ra=([t])=>Ou[t]??Number(t);function Au(){return{draw:()=>a("DRAW"),pass:()=>a("PASS")}}function Eu({do:t},{who:e}){return t==="draw"?a("{player} draws a card.",{player:e}):t==="pass"?a("{player} passes.",{player:e}):null}function Cu({prompt:t}){return t?.say.code==="kabu.draw"?t.awaited[0]:null}function Lu({zones:t},e){let n=t[`hand:${e}`].cards,s=n.reduce((o,i)=>o+ra(i),0),r=s>9?`: ${a("counts {count}",{count:s%10})}`:"";return`${n.map(ra).join(" + ")} = ${s}${r}`}function ju(t){return(n=>t.record.at(-1)?.events.find(s=>s.code===n)?.text)("kabu.over")??(t.facts.debts.length?a("Everybody has paid."):a("Equal counts: nobody owes anything."))}function Nu({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=L(t),s=Dt(t).filter(({action:i})=>i===e),r=[];for(let i of t.facts.debts){r.at(-1)?.seat!==i.from&&r.push({action:e,seat:i.from,player:n[i.from],amount:0,debts:[],ids:[]});let l=r.at(-1);l.debts.push(i),i.paid&&(l.amount-=i.amount,l.ids.push(s.shift().id))}let o=s.map(({from:i,amount:l,id:u})=>{let p=Number(i.split(":")[1]);return{action:e,seat:p,player:n[p],amount:-l,debts:[],ids:[u]}});return[...r,...o]}function Mu({seat:t,amount:e,debts:n},s){let r=L(s),{counts:o}=s.facts,{stake:i}=s.options,l=n.reduce(($,h)=>$+h.amount,0),u=$=>`${o[$]} \u2212 ${o[t]}`,p=i>1?` \xD7 ${m(i)}`:"";if(!n.length)return{hand:a("repays the house's marker")};if(!e){let $=s.seats.find(h=>h.seat===t).rack;return{line:a("{player} owes {owed}, holds {chips}, and pays nobody.",{player:r[t],owed:l,chips:m($)})}}let d=n.map(({to:$,amount:h})=>({to:r[$],amount:h,why:p?`(${u($)})${p}`:u($)}));return{line:a("{player} pays {others}.",{player:r[t],others:Bu(d)}),pushes:d}}function Bu(t){let e=t.map(({to:n,amount:s})=>`${n} ${m(s)}`);return ft(e)}function Hu({state:t,pace:e,paying:n,face:s}){let{round:r,table:o}=t,{facts:i}=r,l=Ru(r),u=Object.keys(i.counts).length>0,p=r.finished&&i.debts.length>0,d=new Set(s.payments(t).slice(0,e.paid).map(({seat:h})=>h)),$=L(r);return c`<section class="felt kabu" aria-label=${a("felt")} style=${{"--players":l.length}}>
    <${Fu} round=${r} showing=${u} />
    <div class="kabu-row kabu-head">
      ${!p&&c`<span class="kabu-differ">${Pu(r)}</span>`}
      ${p&&c`<span class="kabu-title">${a("pays")}</span>
        ${l.map(h=>c`<span class="kabu-to" key=${h}>${$[h]}</span>`)}
        <span class="kabu-net">${a("net")}</span>`}
    </div>
    ${l.map(h=>c`<${Iu} key=${h} seat=${h} seats=${l} round=${r} owing=${p}
      lit=${(n?.seat??r.prompt?.say.args.seat)===h} paid=${d.has(h)}
      holds=${o.hand_over?.seat===h} />`)}
  </section>`}var Ru=({seats:t,dealer:e})=>{let n=t.map(({seat:s})=>s).sort((s,r)=>s-r);return[...n.filter(s=>s>e),...n.filter(s=>s<=e)]},Pu=({record:t})=>t[0]?.events.find(({code:e})=>e==="kabu.racks-differ")?.text;function Fu({round:t,showing:e}){let{facts:n,options:s,zones:r}=t;return c`<p class="kabu-heading">
    <b>${a("hand {number}",{number:n.hand})}</b>
    <span>${e?a("showing"):a("lap {lap} of 2",{lap:n.lap})}</span>
    <span>${a("stock {count}",{count:r.stock.count})}</span>
    <span>${N("{count} chip a point","{count} chips a point",s.stake)}</span>
  </p>`}function Iu({seat:t,seats:e,round:n,owing:s,lit:r,paid:o,holds:i}){let l=n.seats.find(f=>f.seat===t),{facts:u}=n,p=n.zones[`hand:${t}`].cards,d=u.counts[t],$=n.markers[t],h=[n.dealer===t&&a("the deal"),i&&a("has the tablet"),$&&a("owes {chips}",{chips:m($)})];return c`<div class=${g(["kabu-row",r&&"is-lit",o&&"is-paid"])} role="group" aria-label=${l.player}>
    <span class="kabu-who">
      <b>${l.player}</b><span class="figure" data-place=${`seat:${t}`}>${m(l.rack)}</span>
      <span class="kabu-note">${h.filter(Boolean).join(" \xB7 ")}</span>
    </span>
    <${j} cards=${p} />
    <b class="kabu-count">${d}</b>
    ${s?c`<${Uu} seat=${t} seats=${e} debts=${u.debts} paid=${o} />`:c`<span class="kabu-state">${d===void 0?Du(n,t):""}</span>`}
  </div>`}function Du({facts:t,zones:e,prompt:n},s){let{count:r}=e[`hand:${s}`];return t.drawing.includes(s)?n?.say.code!=="kabu.draw"?"":n.awaited.includes(s)?r>2?a("one more?"):a("draws or passes"):r>t.lap+1?a("drew a card"):"":a("passed with {count}",{count:r})}function Uu({seat:t,seats:e,debts:n,paid:s}){let r=(l,u)=>n.find(p=>p.from===l&&p.to===u),o=l=>l.filter(u=>u.paid).reduce((u,{amount:p})=>u+p,0),i=o(n.filter(({to:l})=>l===t))-o(n.filter(({from:l})=>l===t));return c`
    ${e.map(l=>c`<${qu} key=${l} debt=${r(t,l)} done=${s} own=${l===t} />`)}
    <b class=${g(["kabu-net",i>0&&"won",i<0&&"lost"])}>${P(i)}</b>`}function qu({debt:t,done:e,own:n}){return t?c`<span class=${g(["kabu-debt",!t.paid&&"is-unpaid",t.paid&&e&&"is-done"])}>
    ${m(t.amount)}${t.paid&&e?c`<span class="kabu-tick">✓</span>`:""}
    ${!t.paid&&c`<span class="unseen">${`, ${a("not paid")}`}</span>`}
  </span>`:c`<span class=${g(["kabu-debt",n&&"is-own"])}></span>`}var ne=[..."789TJQKA"];function se({round:t}){let{contract:e}=t.facts,n={train:zu,quart:Gu,domino:Ju}[e]??Wu;return c`<div class="lorum-middle"><${n} round=${t} /></div>`}var Wu=({round:{board:t,facts:e,seats:n}})=>c`<div class="lorum-trick" role="group" aria-label=${a("the trick")}>
  ${n.map(({seat:s})=>{let r=t.trick.find(o=>o.seat===s);return c`<span key=${s} class=${`lorum-played is-seat-${s}`}>
      ${r?c`<${E} card=${r.card} lit=${Ku(e,t,s)} />`:c`<${it} />`}
    </span>`})}
</div>`,Ku=(t,e,n)=>e.trick.length===4&&t.takers[0]===n&&t.takers.every(s=>s===n);function zu({round:{zones:t,facts:e,board:n}}){let{total:s}=e,r=n.tolls.find(([i])=>i>s),o=t.train?.cards??[];return c`<div class="lorum-train" role="group" aria-label=${a("the train, total {total}",{total:s})}>
    <b class="lorum-total">${s}</b>
    <ol class="lorum-tolls">${n.tolls.map(([i,l])=>c`<li key=${i} class=${g([i<=s&&"is-done",r?.[0]===i&&"is-next"])}>
      <b>${i}</b> <span>${a("costs {chips}",{chips:m(l)})}</span></li>`)}</ol>
    <div class="lorum-cars">${o.map(i=>c`<${E} key=${i} card=${i} />`)}</div>
  </div>`}function Gu({round:{zones:t,board:e}}){let n=t.run?.cards??[],s=t.gone?.count??0;return c`<div class="lorum-run" role="group" aria-label=${a("the run")}>
    <div class="lorum-cars">
      ${n.map(r=>c`<${E} key=${r} card=${r} />`)}
      ${e.wanted&&c`<span class="lorum-wanted"><${E} card=${e.wanted} dim /><span>${a("wanted")}</span></span>`}
      ${!n.length&&c`<${it} />`}
    </div>
    <p class="quiet">${a("{gone} played before",{gone:s})}</p>
  </div>`}function Ju({round:{zones:t,board:e}}){let n=new Set(t.layout?.cards??[]),s=Vu(e);return c`<div class="lorum-grid" role="group" aria-label=${a("the domino")}>
    ${[..."shdc"].map(r=>ne.map(o=>{let i=o+r;return c`<span key=${i}>${n.has(i)?c`<${E} card=${i} />`:c`<${it} label=${s.has(i)?a("room for {card}",{card:i}):a("no card yet")} wanted=${s.has(i)} />`}</span>`}))}
  </div>`}function Vu({laid:t,first_rank:e}){return e?new Set(Object.entries(t).flatMap(([n,s])=>{if(!s.length)return[e+n];let[r,o]=s.map(([i])=>ne.indexOf(i));return[ne[r-1],ne[o+1]].filter(Boolean).map(i=>i+n)})):new Set}var ia=({prompt:t},e)=>t?.options.filter(({by:n})=>n===e)??[];function ca({table:t,hand:e,seat:n,who:s,act:r,onCover:o}){let{round:i}=e,l=ia(i,n),u=l.find(y=>y.do==="play"),p=l.find(y=>y.do==="pass"),d=i.prompt?.options.map(tt).join()??"",$=Lt(d),h=(y,k)=>$.swallows(k)||r({...u,args:y}),f=i.zones[`hand:${n}`],b=Cn(i),x=t.late.value;return c`
    <section class="hand-felt lorum-hand" aria-label=${a("your hand")}>
      ${f.sight==="others"?c`<${Qu} round=${i} seat=${n} />`:c`<div class="lorum-seen"><${se} round=${i} /></div>`}
      ${f.sight==="others"?c`<${la} left=${i.facts.positions?.[n]??[]} open=${u?.values.position??[]} onTap=${(y,k)=>h({position:y},k)} />`:c`<div class="tap-hand" role="group" aria-label=${a("your cards")}>
            ${b.arranged(f.cards).map(y=>u?.values.card.includes(y)?c`<button type="button" class="tap-card is-open" key=${y} aria-label=${dt(y)} onClick=${k=>h({card:y},k)}><${E} card=${y} /></button>`:c`<span class="tap-card" key=${y}><${E} card=${y} dim=${!!u} /></span>`)}
          </div>`}
    </section>
    <section class="foot" aria-label=${a("what is next")}>
      <${lt} text=${i.prompt?.say.text??a("The hand is over.")} detail=${s} />
      <${_t} table=${t} />
      <${K} question=${d} end=${c`${f.sight==="owner"&&c`<${Ln} sorting=${b} />`}<${v} kind="plain" onTap=${o}>${a("cover")}<//><${v} kind="plain" onTap=${t.takeBack}>${a("back to the dealer")}<//>`}>
        ${p?c`<${v} kind="main" busy=${x} onTap=${()=>r({...p,args:{}})}>${a("PASS")}<//>`:c`<p class="controls-note">${u?a("Tap the card you play."):a("Nothing of yours is asked for.")}</p>`}
      <//>
    </section>`}var la=({left:t,open:e,onTap:n})=>c`<div class="tap-hand" role="group" aria-label=${a("your cards, unseen")}>
  ${[...Array(8).keys()].map(s=>t.includes(s)?c`<button type="button" class="tap-card is-open" key=${s} disabled=${!e.includes(s)}
      aria-label=${a("card {number}",{number:s+1})} onClick=${r=>n(s,r)}><${E} card="??" /></button>`:c`<span class="tap-card" key=${s}><${it} /></span>`)}
</div>`;function Qu({round:t,seat:e}){let n=L(t),s=t.seats.filter(r=>r.seat!==e);return c`<div class="lorum-others">
    <${se} round=${t} />
    <div class="lorum-hands">${s.map(r=>c`<${j} key=${r.seat} cards=${t.zones[`hand:${r.seat}`].cards} label=${n[r.seat]} />`)}</div>
  </div>`}function ua({table:t,state:e,news:n}){let{round:s}=e,{prompt:r}=s,o=r.options.map(tt).join(),i={table:t,state:e,round:s,question:o};return c`<section class="foot lorum-foot" aria-label=${a("what is next")}>
    <${lt} text=${r.say.text} news=${n} detail=${It(s,r.awaited)} />
    <${_t} table=${t} />
    ${s.cards==="physical"?c`<${Zu} ...${i} />`:c`<${Yu} ...${i} />`}
  </section>`}function Yu({table:t,state:e,round:n,question:s}){let[r]=n.prompt.awaited,o=ia(n,r).find(({values:i})=>i.position);return c`<${K} question=${s}>
    ${be(t,e)}
    ${o&&c`<div class="lorum-backs"><${la} left=${n.facts.positions[r]} open=${o.values.position}
      onTap=${i=>t.act({...o,args:{position:i}})} /></div>`}
  <//>`}function Zu({table:t,round:e,question:n}){let{prompt:s,undoable:r}=e,o=t.late.value,i=s.options.filter($=>$.do==="play"),l=s.options.find($=>$.do==="pass"),u=c`<${v} kind="plain" disabled=${!r} busy=${o} onTap=${t.undo}>${a("take back")}<//>`;if(i.length>1){let $=L(e);return c`<${K} question=${n} end=${u}>
      ${i.map(h=>c`<${v} key=${h.by} kind="main" busy=${o}
        onTap=${()=>t.act({...h,args:{card:h.values.card[0]}})}>${$[h.by]} ${B(h.values.card[0])}<//>`)}
    <//>`}let[p]=i,d=new Set(p?.values.card??[]);return c`<${K} end=${c`
      ${l&&c`<${v} kind="main" busy=${o} onTap=${()=>t.act({...l,args:{}})}>${a("PASS")}<//>`}
      ${u}`}>
    <div class="lorum-pack" role="group" aria-label=${a("cards")}>
      ${[..."shdc"].flatMap($=>ne.map(h=>h+$)).map($=>c`<button type="button" key=${$}
        class=${g(["picker-card",`suit-${$[1]}`,!d.has($)&&"is-out"])} disabled=${!d.has($)||o}
        aria-label=${dt($)} onClick=${()=>t.act({...p,args:{card:$}})}>${d.has($)&&c`<${Xt} card=${$} />`}</button>`)}
    </div>
  <//>`}var Ke={"no-hearts":a("No hearts"),queens:a("Queens"),"no-tricks":a("No tricks"),"hairy-ape":a("Hairy Ape"),train:a("Train"),quart:a("Quart"),domino:a("Domino")};function da({state:t,onClose:e}){let{round:n,table:s}=t,r=L(n),o=n.seats.map(({seat:f})=>f),{contracts:i,deals:l}=n.board,u=Ds(s,n),p=f=>s.seats.find(b=>b.player===f)?.seat,d=Xu(u,p),$=f=>[...u.values()].reduce((b,x)=>b+(We(x,f,p)??0),0),h=(f,b)=>u.get(b*i.length+1)?.find(y=>y.seat===f)?.name??r[f];return c`<${ct} title=${a("The score")} onClose=${e} foot=${c`<${v} kind="plain" onTap=${e}>${a("go back")}<//>`}>
    <div class="lorum-scores">
    <table class="lorum-sheet">
      <thead>
        <tr><th><span class="unseen">${a("contract##heads the column of contracts")}</span></th>${l.map((f,b)=>c`<th key=${f} colspan="4" scope="colgroup">${a("{player} deals",{player:h(f,b)})}</th>`)}</tr>
        <tr><th><span class="unseen">${a("contract##heads the column of contracts")}</span></th>${l.map(f=>o.map(b=>c`<th key=${`${f} ${b}`} class=${g([b===o[0]&&"starts"])}>${r[b].slice(0,3)}</th>`))}</tr>
      </thead>
      <tbody>${i.map((f,b)=>c`<tr key=${f}>
        <th scope="row">${Ke[f]}</th>
        ${l.map((x,y)=>{let k=y*i.length+b+1,w=u.get(k);return o.map(A=>{let _=w&&We(w,A,p);return c`<td key=${`${k} ${A}`} class=${g([A===o[0]&&"starts",k===n.facts.hand&&"is-now",_>0&&"won",_<0&&"lost"])}>
              ${w?_===void 0?"\u2013":_?P(_):"\xB7":""}</td>`})})}
      </tr>`)}</tbody>
    </table>
    </div>
    <p class="lorum-sums">${o.map((f,b)=>c`<span key=${f}><${$t} at=${b} /> ${r[f]} <b class=${g([$(f)>0&&"won",$(f)<0&&"lost"])}>${P($(f))}</b></span>`)}
      ${d.map(({player:f,name:b,result:x})=>c`<span key=${`gone ${f}`} class="quiet">${a("{player} (left)",{player:b})} <b>${P(x)}</b></span>`)}
      <span>${D("pot {chips}",{chips:c`<b>${m(n.places.pot??0)}</b>`})}</span></p>
    ${u.size>1&&c`<${Ot} deals=${Is(u,r,o,p)} />`}
  <//>`}function Is(t,e,n,s){let r=Object.fromEntries(n.map(o=>[o,0]));return[...t].map(([o,i])=>{let l=Object.fromEntries(n.map(p=>[p,r[p]+(We(i,p,s)??0)])),u={better:"high",goal:null,before:r,after:l};return r=l,{deal:o,names:e,sheet:u}})}function Ds({past:t,seats:e},n){let s=n.facts.hand-1,r=s?t.filter(({voided:i})=>!i).slice(-s):[],o=new Map(r.map((i,l)=>[s-r.length+l+1,pa(i.seats,i.results)]));return n.finished?o.set(n.facts.hand,pa(e,tp(n))):o}var pa=(t,e)=>t.map(({seat:n,player:s,name:r})=>({seat:n,player:s,name:r,result:e[n]??0})),We=(t,e,n)=>t.find(({player:s})=>n(s)===e)?.result;function Xu(t,e){let n=new Map;for(let{player:s,name:r,result:o}of[...t.values()].flat())e(s)===void 0&&n.set(s,{player:s,name:r,result:(n.get(s)?.result??0)+o});return[...n.values()]}function tp({record:t,seats:e}){let n=Object.fromEntries(e.map(({seat:s})=>[s,0]));for(let{from:s,to:r,amount:o}of t.flatMap(({transfers:i})=>i))s==="house"||r==="house"||(s.startsWith("seat:")&&(n[s.slice(5)]-=o),r.startsWith("seat:")&&(n[r.slice(5)]+=o));return n}var fa={Felt:cp,Foot:()=>ua,OpenHand:ca,words:ep,deed:np,event:sp,payments:rp,amongPlayers:!0,payment:ap,over:ip,passOn:op};function ep(){return{pass:()=>a("PASS")}}function np({do:t,args:e},{who:n}){return t==="pass"?a("{player} passes.",{player:n}):t!=="play"?null:e.card&&e.card!=="??"?`${n}: ${B(e.card)}.`:a("{player} plays a card.",{player:n})}function sp({code:t,args:e,text:n}){return t==="lorum.total"?a("Total {total}.",{total:e.total}):n}function op({prompt:t}){return t?t.awaited.length===1?t.awaited[0]:t.options[0]?.by??null:null}function rp({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=L(t),s=[];for(let r of Dt(t).filter(({action:o})=>o===e)){let o=st(r.from)??st(r.to)??0,i=r.from==="pot";(s.at(-1)?.seat!==o||s.at(-1).takes!==i)&&s.push({action:e,seat:o,player:n[o],takes:i,amount:0,transfers:[],ids:[]});let l=s.at(-1);l.ids.push(r.id),r.from!=="house"&&(l.transfers.push(r),l.amount+=i?r.amount:-r.amount)}return s}function ap({player:t,takes:e,amount:n,transfers:s},r){if(e)return{line:a("{player} takes the pot, {chips}.",{player:t,chips:m(n)})};let o=L(r),i=u=>u==="house"?a("the house"):o[st(u)??0]??a("the pot"),l=s.map(u=>({to:i(u.to),amount:u.amount}));return{line:a("{player} pays {others}.",{player:t,others:l.map(u=>`${u.to} ${m(u.amount)}`).join(", ")}),sums:[...new Set(s.map(({why:u})=>u))],pushes:l}}function ip({facts:t,board:e,record:n}){return n.at(-1)?.events.find(({code:r})=>r==="lorum.over")?.text??a("Hand {hand} of {hands} is over and paid.",{hand:t.hand,hands:e.hands})}function cp(t){let{state:e,paying:n}=t,{round:s,table:r}=e,[o,i]=S(!1),l=u=>n?n.seat===u:!!s.prompt?.awaited.includes(u);return c`<section class="felt lorum" aria-label=${a("felt")}>
    <${lp} round=${s} onSheet=${()=>i(!0)} />
    <div class=${`lorum-table is-${s.facts.contract}`}>
      ${s.seats.map(({seat:u})=>c`<${up} key=${u} seat=${u} round=${s} lit=${l(u)} holds=${r.hand_over?.seat===u} />`)}
      <${se} round=${s} />
    </div>
    ${o&&c`<${da} state=${e} onClose=${()=>i(!1)} />`}
  </section>`}function lp({round:t,onSheet:e}){let{facts:n,board:s,places:r,options:o}=t;return c`<header class="lorum-head">
    <ol class="lorum-contracts" aria-label=${a("the contracts")}>
      ${s.contracts.map((i,l)=>c`<li key=${i} class=${g([i===n.contract&&"is-lit",l<(n.hand-1)%s.contracts.length&&"is-done"])}>${Ke[i]}</li>`)}
    </ol>
    <div class="lorum-line">
      <span>${D("{hand} of {count}##a hand, of so many",{hand:c`<b>${a("hand {number}",{number:n.hand})}</b>`,count:s.hands})}</span>
      <span>${N("{count} chip a point","{count} chips a point",o.stake)}</span>
      <span data-place="pot">${D("pot {chips}",{chips:c`<b class="figure">${m(r.pot??0)}</b>`})}</span>
      <${v} kind="quiet" onTap=${e}>${a("score sheet")}<//>
    </div>
  </header>`}function up({seat:t,round:e,lit:n,holds:s}){let{facts:r,zones:o,markers:i}=e,l=L(e)[t],u=e.seats.find(f=>f.seat===t).rack,p=o[`hand:${t}`].count,d=(o[`won:${t}`]?.count??0)/4,$=r.points?.[t],h=[e.dealer===t&&a("the deal"),$&&N("{count} point","{count} points",$),s&&a("has the tablet"),i[t]>0&&a("owes {chips}",{chips:m(i[t])})];return c`<section class=${g(["lorum-seat",`is-seat-${t}`,n&&"is-lit"])} aria-label=${l}>
    <span class="lorum-name"><b>${l}</b> <span class="figure" data-place=${`seat:${t}`}>${m(u)}</span></span>
    <span class="small quiet">${h.filter(Boolean).join(" \xB7 ")}</span>
    <span class="small">${[p&&N("{count} card","{count} cards",p),d&&N("{count} trick","{count} tricks",d)].filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var $a={c:"\u2663\uFE0E",d:"\u2666\uFE0E",h:"\u2665\uFE0E",s:"\u2660\uFE0E"},pp=12,ha=t=>$a[t],Bn=({points:t,no_trump:e})=>e?a("{points} no trump",{points:t}):String(t);function ma({bids:t=[],passed:e=[],contract:n},s){if(e.includes(s))return c`<span class="small quiet">${a("passes")}</span>`;let r=t.find(i=>i.seat===s);if(!r)return null;let o=n?.seat===s;return c`<span class=${o?"tricks-contract":"small"}>${o?a("plays##a contract"):a("bids##an amount")} ${Bn(r)}</span>`}function ba({table:t,state:e,news:n}){let{round:s}=e,{prompt:r,undoable:o}=s,i=f=>r.options.find(b=>b.do===f),l=t.late.value,u=c`<${v} kind="plain" disabled=${!o} busy=${l} onTap=${t.undo}>${a("take back")}<//>`,p=(f,b)=>()=>t.act({...f,args:b}),d=i("bid"),$=i("trump"),h=(f,b)=>f&&c`<${v} kind="plain" busy=${l} onTap=${p(f,{})}>${b}<//>`;return c`<section class="foot tricks-foot" aria-label=${a("what is next")}>
    <${lt} text=${r.say.text} news=${n} />
    <${_t} table=${t} />
    <${K} question=${r.options.map(tt).join()} end=${u}>
      ${Ts(e).length>0&&be(t,e)}
      ${d&&c`<${dp} bid=${d} round=${s} busy=${l} onBid=${f=>t.act({...d,args:f})} />`}
      ${$&&c`<${fp} busy=${l} onName=${f=>t.act({...$,args:f})} />`}
      ${h(i("pass"),a("PASS"))}
      ${h(i("misdeal"),a("misdeal"))}
    <//>
  </section>`}var dp=({bid:t,round:e,busy:n,onBid:s})=>c`<div class="bids" role="group" aria-label=${a("bids")}>
  ${$p(t,e).map(({points:r,without:o,open:i})=>c`<${v} key=${`${r} ${o}`} kind=${i?"main":"plain"} disabled=${!i} busy=${n}
    onTap=${()=>s(o?{points:r,no_trump:!0}:{points:r})}>
      <span class="unseen">${a("bid {bid}",{bid:Bn({points:r,no_trump:o})})}</span>
      <span aria-hidden="true">${r}${o&&c`<small> ${a("NT")}</small>`}</span><//>`)}
</div>`,fp=({busy:t,onName:e})=>Object.entries($a).map(([n,s])=>c`<${v} key=${n} kind="main" large busy=${t} name=${a("trumps {sign}",{sign:s})} onTap=${()=>e({suit:n})}>${s}<//>`);function $p({by:t,values:e,optional:n},{facts:s,dealer:r,options:o}){let i=s.bids.at(-1),l=(d,$)=>2*d+Number($),u=i?l(i.points,i.no_trump)+(t===r?0:1):0,p=[];for(let d of[!1,!0])for(let $=o.minimum_bid;$<=pp;$+=1)p.push({points:$,without:d,open:l($,d)>=u&&$>=e.points.min&&(d||n.includes("no_trump"))});return p}var ya=ze(kp),ga=ze(_p),ka={...ze(wp),Foot:xp};function ze(t){let e=({round:n})=>c`<div class="tricks-seen"><${t} round=${n} /><${va} round=${n} /></div>`;return{deed:hp,passOn:mp,Felt:bp(t),Seen:e}}function hp({do:t,args:e},{who:n}){return t==="play"?e.card&&e.card!=="??"?`${n}: ${B(e.card)}.`:a("{player} plays a card.",{player:n}):["bid","pass","trump","misdeal"].includes(t)?"":null}function mp({prompt:t}){return t?.awaited.length===1?t.awaited[0]:null}function bp(t){return function(n){let{state:s,paying:r}=n,{round:o,table:i}=s;return c`<section class="felt tricks" aria-label=${a("felt")}>
      <header class="tricks-head">
        <${t} round=${o} />
        <span class="tricks-pot" data-place="pot">${o.places.pot>0&&c`${D("pot {chips}",{chips:c`<b class="figure">${m(o.places.pot)}</b>`})}`}</span>
      </header>
      <${va} round=${o} paying=${r} holds=${i.hand_over?.seat} />
      <${ee} state=${s} />
    </section>`}}function va({round:t,paying:e,holds:n}){let s=i=>e?e.seat===i:!!t.prompt?.awaited.includes(i),r=!t.zones.trick?.cards.length,o=t.cards==="virtual"&&Object.keys(t.facts.scores).some(i=>i.includes("+"));return c`<div class=${g(["tricks-seats",r&&"is-empty",o&&"is-across"])}>
    ${t.seats.map(i=>c`<${yp} key=${i.seat} seated=${i} round=${t} lit=${s(i.seat)} holds=${n===i.seat} />`)}
  </div>`}function yp({seated:{seat:t,player:e,rack:n},round:s,lit:r,holds:o}){let{facts:i,zones:l,markers:u}=s,p=l[`hand:${t}`]?.count??0,d=i.tricks.takers.filter(b=>b===t).length,$=Object.keys(i.scores),h=$.findIndex(b=>b.split("+").includes(String(t))),f=[p&&N("{count} card","{count} cards",p),d&&N("{count} trick","{count} tricks",d),s.dealer===t&&a("the deal"),o&&a("has the tablet"),n>0&&N("{count} chip","{count} chips",n),u[t]>0&&a("owes {chips}",{chips:m(u[t])})];return c`<section class=${g(["tricks-seat",r&&"is-lit"])} aria-label=${e}>
    <span class="tricks-name"><${$t} at=${h} /> <b>${e}</b></span>
    <span class="tricks-score"><b class="figure">${m(i.scores[$[h]])}</b> ${ma(i,t)}</span>
    <${gp} round=${s} seat=${t} />
    <span class="small">${f.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}function gp({round:t,seat:e}){let{order:n,takers:s}=t.facts.tricks,r=t.zones.trick?.cards??[];if(t.finished)return null;let o=r[n.indexOf(e)];if(!o)return c`<${it} />`;let i=r.length===n.length&&s.at(-1)===e;return c`<${E} card=${o} lit=${i} />`}function kp({round:{facts:t,options:e}}){return c`<p><b>${a("deal {number}",{number:t.deal})}</b> · ${a("{limit} points end the game \xB7 {jack} 2, every other jack 1",{limit:e.limit,jack:"J\u2660\uFE0E"})}${e.token>0&&` \xB7 ${N("{count} chip a point","{count} chips a point",e.token)}`}</p>`}var vp={tricks:a("Tricks 10"),hearts:a("Hearts 10"),queens:a("Queens 25"),"king-of-spades":"K\u2660\uFE0E 100","last-trick":a("Last trick 100"),everything:a("Everything")};function _p({round:{facts:t}}){return c`<ol class="tricks-contracts" aria-label=${a("the six deals")}>
    ${Object.entries(vp).map(([e,n],s)=>c`<li key=${e} class=${g([s===t.deal-1&&"is-lit",s<t.deal-1&&"is-done"])}>${n}</li>`)}
  </ol>`}function wp({round:t}){let{deal:e,contract:n,trump:s}=t.facts,r=L(t),o=n?c`<b>${a("{player} plays {bid}",{player:r[n.seat],bid:Bn(n)})}</b>${s&&c`, ${D("{suit} trumps",{suit:c`<b class="tricks-trump">${ha(s)}</b>`})}`}`:c`<b>${a("bidding")}</b>`;return c`<p>${a("deal {number}",{number:e})} · ${o} · 5♥${"\uFE0E"} +5 · 3♠${"\uFE0E"} −3</p>`}function xp(t){return t.prompt?.options.some(({do:e})=>e==="bid"||e==="trump")?ba:null}var Sp=[..."ATKQJ"],Tp=[..."shdc"].flatMap(t=>Sp.map(e=>e+t));function _a({table:t,state:e,news:n,face:s}){let[r,o]=S(null),{round:i}=e,{prompt:l}=i,u=s.sure(),p=s.words(),d=l.options.find(k=>k.do==="play"),$=l.options.filter(k=>k!==d),h=t.late.value,f=new Set(d.values.card),b=(k,w)=>u[k.do]?o({option:k,args:w}):t.act({...k,args:w}),x=()=>{o(null),t.act({...r.option,args:r.args})},y=k=>k.values.suit??[null];return c`<section class="foot" aria-label=${a("what is next")}>
    <${lt} text=${l.say.text} news=${n} detail=${It(i,l.awaited)} />
    <${_t} table=${t} />
    <div class="schnapsen-pack" role="group" aria-label=${a("cards")}>
      ${Tp.map(k=>c`<button type="button" key=${k} class=${g(["picker-card",`suit-${k[1]}`,!f.has(k)&&"is-out"])}
        disabled=${!f.has(k)||h} aria-label=${dt(k)}
        onClick=${()=>t.act({...d,args:{card:k}})}>${f.has(k)&&c`<${Xt} card=${k} />`}</button>`)}
    </div>
    <${K} question=${l.options.map(tt).join()} end=${c`
      <${v} kind="plain" disabled=${!i.undoable} busy=${h} onTap=${t.undo}>${a("undo")}<//>`}>
      ${$.flatMap(k=>y(k).map(w=>{let A=w?{suit:w}:{};return c`<${v} key=${`${k.do} ${w}`} busy=${h} onTap=${()=>b(k,A)}>
            ${p[k.do]?.(A)??k.do}
          <//>`}))}
    <//>
    ${r&&c`<${kt} ...${u[r.option.do](L(i)[r.option.by])} onYes=${x} onClose=${()=>o(null)} />`}
  </section>`}var Op={c:a("clubs"),d:a("diamonds"),h:a("hearts"),s:a("spades")},wa=ze(Sa),xa={...wa,Foot:Ap,Seen:Np,deed:Lp,sure:jp,words:Cp};function Ap({cards:t,prompt:e}){return t==="physical"&&e?.options.some(n=>n.do==="play")?_a:null}var Ep={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"};function Cp(){return{marry:({suit:t})=>a("marry {suit}",{suit:`${Ep[t]??""}\uFE0E`})}}function Lp(t,e){return t.do==="play"?wa.deed(t,e):""}function jp(){return{declare:t=>({title:a("{player} declares 66?",{player:t}),text:a("The tricks are turned up and counted. There is no way back."),yes:a("{player} declares",{player:t})}),close:t=>({title:a("{player} closes the stock?",{player:t}),text:a("Nobody draws any more, and whoever closes must reach 66."),yes:a("{player} closes",{player:t})})}}function Np({round:t}){let e=L(t),{order:n}=t.facts.tricks;return c`<div class="schnapsen-seen">
    <${Sa} round=${t} />
    ${(t.zones.trick?.cards??[]).map((s,r)=>c`<${j} key=${s} cards=${[s]} label=${e[n[r]]} />`)}
  </div>`}function Sa({round:t}){let{zones:e,facts:n}=t,s=L(t),[r]=e.upcard?.cards??[],o=e.stock.count+(r?1:0);return c`<div class="schnapsen-stock">
    <span class="schnapsen-cards">
      ${r&&c`<${E} card=${n.closed?"??":r} />`}
      ${e.stock.count>0&&!n.closed&&c`<${E} card="??" />`}
    </span>
    <span>
      ${n.trump&&c`<span class="schnapsen-trump">
        <svg class=${`suit-${n.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${X[n.trump]} /></svg>
        <span>${D("{suit} trumps",{suit:c`<b>${Op[n.trump]}</b>`})}</span></span>`}
      <span class="small">${Mp(n,o,s)}</span>
    </span>
    <span class="schnapsen-shown">
      ${n.marriages.map(({seat:i,suit:l,points:u,counts:p})=>c`<span class="schnapsen-marriage" key=${l}>
        <${j} cards=${[`K${l}`,`Q${l}`]} fanned />
        <span class="small"><b>${s[i]}</b> <b class="figure">${u}</b><br />${p?a("counts##of a marriage"):a("with the next trick")}</span>
      </span>`)}
    </span>
  </div>`}function Mp({closed:t},e,n){return t?a("closed by {player}",{player:n[t.seat]}):e?a("stock {count}",{count:e}):a("stock drawn out")}var Us=t=>["speculation.market","speculation.due"].includes(t?.say.code),ke=({facts:t},e)=>t.bids.filter(n=>n.seat===e);function Hn({stands:t}){let e=Math.round(t/1e4);return t>0&&e===0?a("under 1%"):t<1e6&&e===100?a("over 99%"):a("{percent}%",{percent:e})}var At=({prompt:t},e,n)=>t.options.find(s=>s.by===e&&s.do===n),Ta=t=>Us(t.prompt)?At(t,"dealer","sale"):null;function Rn(t,e){let n=Ta(t);return n&&e.deal?.asked===tt(n)?e.deal:null}function Oa(t,e,n){let s=Ta(t);if(!s)return null;let{from:r,to:o,unseen:i}=s.values,l=Rn(t,e),u=tt(s);if(l&&(n===l.to||n===l.from&&i))return{asked:null};if(i&&!l)return r.includes(n)?{asked:u,from:n,unseen:!0}:null;let p=l?.from??r[0];return n===p||!o.includes(n)?null:{asked:u,from:p,to:n,unseen:!!i,price:Bp(t,p,n,i)}}function Bp(t,e,n,s){let r=ke(t,n).find(i=>i.unseen===(s?e:null));if(r||!s)return r?.price;let o=t.record.flatMap(({events:i})=>i).findLast(({code:i})=>i==="speculation.sells-unseen");return o&&o.args.price<=Aa(t,n)?o.args.price:void 0}var Aa=({seats:t},e)=>t.find(n=>n.seat===e).rack;function Ea({table:t,state:e,pad:n,setPad:s,news:r}){let{round:o,night:i}=e,l=Rn(o,n),p={table:t,round:o,give:async($,h)=>await t.act({...$,args:h})&&s(f=>f.deal===n.deal?{deal:null}:{})};if(!l)return c`<${Hp} ...${p} news=${r} />`;let d=$=>s({deal:{...l,price:$}});return c`<${Rp} ...${p} news=${r} deal=${l} chipset=${i.chip_set} onPrice=${d} onCancel=${()=>s({deal:null})} />`}function Hp({table:t,round:e,news:n,give:s}){let[r,o]=S(!1),{prompt:i,facts:l}=e,u=L(e),[p]=i.awaited,d=At(e,p,"turn")??At(e,p,"keep"),$=l.due===null&&At(e,l.holder,"sell"),h=$&&l.bids.filter(k=>$.values.to.includes(k.seat)).sort((k,w)=>w.price-k.price)[0],f=l.offer&&At(e,l.offer.to,"agree"),b=t.late.value,x=l.due===null?a("Sold? Tap the buyer."):a("An unseen card sold? Tap the seller, then the buyer."),y=!f&&c`<span class="controls-note">${x}</span>`;return c`<${Ut} table=${t} line=${i.say.text} detail=${It(e,i.awaited)} news=${n}>
    <${K} question=${tt(d)} end=${y}>
      <${v} kind=${f?"plain":"main"} large busy=${b} onTap=${()=>f?o(!0):s(d,{})}>${d.do==="turn"?a("TURN"):a("KEEP")}<//>
      ${h&&c`<${v} kind="plain" busy=${b} onTap=${()=>s($,{to:h.seat})}>${a("sell to {player} \xB7 {chips}",{player:u[h.seat],chips:m(h.price)})}<//>`}
      ${f&&c`<${v} kind="plain" busy=${b} onTap=${()=>s(f,{})}>${a("{player} agrees \xB7 {chips}",{player:u[l.offer.to],chips:m(l.offer.price)})}<//>`}
      ${f&&c`<${v} kind="quiet" busy=${b} onTap=${()=>s(At(e,l.holder,"withdraw"),{})}>${a("no more offer")}<//>`}
    <//>
    ${r&&f&&c`<${kt} title=${d.do==="turn"?a("Turn now?"):a("Keep now?")} no=${a("wait for {player}",{player:u[l.offer.to]})} yes=${d.do}
      text=${a("{player} has not answered the offer at {chips}. It ends with the next card.",{player:u[l.offer.to],chips:m(l.offer.price)})}
      onYes=${()=>{o(!1),s(d,{})}} onClose=${()=>o(!1)} />`}
  <//>`}function Rp({table:t,round:e,deal:n,chipset:s,news:r,give:o,onPrice:i,onCancel:l}){let u=L(e),{from:p,to:d,price:$,unseen:h}=n,f=d===void 0?0:Aa(e,d),b=h?a("an unseen card"):B(e.zones.held.cards[0]),x=$===void 0?a("for \u2026"):$===0?a("for nothing"):a("for {chips}",{chips:m($)}),y=d===void 0?a("{player} sells {what}: tap the buyer.",{player:u[p],what:b}):a("{player} sells {what} to {buyer} {priced}.",{player:u[p],what:b,buyer:u[d],priced:x}),k=c`<${v} kind="plain" onTap=${l}>${a("cancel")}<//>`;if(d===void 0)return c`<${Ut} table=${t} line=${y} news=${r}><${K} question=${`from ${p}`} end=${k} /><//>`;let w=t.late.value,A=$!==void 0&&$<=f,_=h?{unseen:p}:{},T=At(e,"dealer","sale"),M=At(e,d,"bid"),z=At(e,p,"offer"),q=ke(e,d).find(J=>J.unseen===(h?p:null));return c`<${Ut} table=${t} line=${y} detail=${a("{player} \xB7 rack {chips}",{player:u[d],chips:m(f)})} news=${r}>
    <div class="bets">
      <div class="bets-row">
        <div class="speculation-prices" role="group" aria-label=${a("price")}>
          ${Fp(e.places.pot).map(J=>c`<${v} key=${J} chosen=${J===$} disabled=${J>f} onTap=${()=>i(J)}>${m(J)}<//>`)}
        </div>
        <${me} chipset=${s} fits=${J=>($??0)+J<=f} onAdd=${J=>i(($??0)+J)}
          onTakeOff=${J=>i(Math.max(0,($??0)-J))} />
      </div>
      <${K} question=${`${p} ${d}`} end=${k}>
        <${v} kind="main" disabled=${!A} busy=${w} onTap=${()=>o(T,{from:p,to:d,price:$,...h?{unseen:!0}:{}})}>
          ${A?a("SOLD \xB7 {price}",{price:$}):a("SOLD")}
        <//>
        ${q&&q.price===$?c`<${v} kind="plain" busy=${w} onTap=${()=>o(At(e,d,"withdraw"),_)}>${a("no more bid")}<//>`:c`<${v} kind="plain" disabled=${!A} busy=${w} onTap=${()=>o(M,{price:$,..._})}>${a("a bid")}<//>`}
        ${!h&&c`<${v} kind="plain" disabled=${!A} busy=${w} onTap=${()=>o(z,{to:d,price:$})}>${a("an offer")}<//>`}
      <//>
    </div>
  <//>`}var Pp=[0,1,2,3,4,5,6,8,10,15];function Fp(t){let n=[1,2,5,10,20,50,100,200,500,1e3,2e3,5e3].findLast(s=>s*20<=t)??1;return Pp.map(s=>s*n)}var Ca={Felt:Kp,Foot:Ip,deed:Dp,payments:Up,payment:qp,over:Wp};function Ip(t){return Us(t.prompt)?Ea:null}function Dp({do:t,events:e},{who:n}){return t==="turn"&&!e.length?a("{player} turns a card.",{player:n}):""}function Up({round:t}){if(!t?.finished)return[];let e=L(t),n=t.record.at(-1).index;return Dt(t).filter(({action:s,from:r,to:o})=>s===n&&(r==="pot"||o==="house")).map(({from:s,to:r,amount:o,id:i})=>{let l=Number((s==="pot"?r:s).split(":")[1]);return{action:n,seat:l,player:e[l],amount:s==="pot"?o:-o,ids:[i]}})}function qp({amount:t},e){if(t<0)return{hand:a("repays the house's marker")};let[n]=e.zones.held.cards;return{hand:a("{card} is the highest trump",{card:B(n)}),sums:[a("the whole pot")],lit:new Set([n])}}function Wp({record:t}){return t.at(-1).events.find(({code:e})=>e==="speculation.wins").text}function Kp(t){let{state:e,paying:n}=t,{round:s}=e,r=s.seats.map(({seat:p})=>p).sort((p,d)=>p-d),o=Math.ceil(r.length/2),i=Rn(s,t.pad),l=[r.slice(0,o),r.slice(o).reverse()],u=p=>c`<div class="speculation-row">
    ${p.map(d=>c`<${Jp} key=${d} seat=${d} ...${t} chosen=${i}
      lit=${n?n.seat===d:!!s.prompt?.awaited.includes(d)} />`)}
  </div>`;return c`<section class="felt speculation" aria-label=${a("felt")} style=${{"--across":o}}>
    ${u(l[0])}
    <${zp} state=${e} />
    ${u(l[1])}
  </section>`}function zp({state:t}){let{round:e,night:n}=t,{facts:s,places:r,zones:o,board:i}=e,[l]=o.held.cards;return c`<div class="speculation-middle">
    <${j} cards=${o.held.cards} places=${1} wanted=${!l} />
    <div class="speculation-held">
      ${l&&c`
        <p>${D("{player} holds it",{player:c`<b>${L(e)[s.holder]}</b>`})} ${!e.finished&&c`<span class="quiet">· ${s.due===null?a("for sale"):a("not for sale")}</span>`}</p>
        <${Gp} board=${i} finished=${e.finished} />`}
    </div>
    <div class="speculation-pot" data-place="pot">
      <${Ft} amount=${r.pot??0} chipset=${n.chip_set} />
      <span>${D("pot {chips}",{chips:c`<b class="figure">${m(r.pot??0)}</b>`})}</span>
    </div>
  </div>`}function Gp({board:t,finished:e}){let{trumps:n,higher:s,against:r}=t;return e?null:c`
    <p class="speculation-stands">${D("{chance} that it stands",{chance:c`<b class="figure">${Hn(t)}</b>`})}</p>
    <p class="speculation-higher">
      ${s.length?c`<svg class=${`suit-${n}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${X[n]} /></svg>
        <span>${a("{ranks} unseen",{ranks:s.map(([o])=>o==="T"?"10":o).reverse().join(" ")})}</span>`:a("nothing can beat it")}
      <span class="quiet"> ${a("\xB7 {against} face down against it",{against:r})}</span>
    </p>`}function Jp({seat:t,state:e,pad:n,setPad:s,chosen:r,lit:o}){let{round:i}=e,l=i.seats.find(b=>b.seat===t),u=i.zones[`pile:${t}`].count,p=Oa(i,n,t),d=["speculation-seat",o&&"is-lit",i.facts.holder===t&&"is-holder",(r?.from===t||r?.to===t)&&"is-chosen"],$=Vp(i,t,r),h=p?"true":null,f=c`
    <span class="speculation-who" aria-hidden=${h}><b>${l.player}</b><span class="figure" data-place=${`seat:${t}`}>${m(l.rack)}</span></span>
    <span class="speculation-cards" aria-hidden=${h}>
      <span class="speculation-pile">
        ${[...Array(Math.min(u,3)).keys()].map(b=>c`<${E} key=${b} card="??" />`)}
        ${u>0&&c`<span class="speculation-count">${u}</span>`}
      </span>
      <span class="speculation-turned">
        ${i.zones[`turned:${t}`].cards.map(b=>c`<span key=${b}><${E} card=${b} /></span>`)}
      </span>
    </span>
    <span class="speculation-says" aria-hidden=${h}>${$}</span>`;return p?c`<button type="button" class=${g(d)} aria-description=${[a("rack {chips}",{chips:l.rack}),$].filter(Boolean).join(", ")} aria-pressed=${String(r?.from===t||r?.to===t)}
    onClick=${()=>s({deal:p})}><span class="unseen">${l.player}</span>${f}</button>`:c`<div class=${g(d)} role="group" aria-label=${l.player}>${f}</div>`}function Vp(t,e,n){if(n?.to===e)return a("buys##this one");if(n?.from===e)return n.unseen?a("sells a card"):a("sells it");let{offer:s,holder:r}=t.facts,o=L(t),i=ke(t,e).map(({unseen:p,price:d})=>p===null?a("bids {price}",{price:d}):a("bids {price} for {player}'s",{price:d,player:o[p]}));if(s?.to===e&&i.push(a("offered at {chips}",{chips:m(s.price)})),i.length)return i.join(", ");let l=t.markers[e];return[r===e&&a("holds##the highest trump"),t.dealer===e&&a("the deal"),l&&a("owes {chips}",{chips:m(l)})].filter(Boolean).join(" \xB7 ")}var La={Felt:Qp,Seen:Yp};function Qp({state:t,paying:e}){let{round:n,table:s}=t,r=o=>e?e.seat===o:!!n.prompt?.awaited.includes(o);return c`<section class="felt bus" aria-label=${a("felt")}>
    <${ja} round=${n} />
    <div class="bus-seats">
      ${n.seats.map(o=>c`<${Zp} key=${o.seat} seated=${o} round=${n} lit=${r(o.seat)} holds=${s.hand_over?.seat===o.seat} />`)}
    </div>
    ${n.finished&&c`<${ee} state=${t} />`}
  </section>`}function Yp({round:t}){return c`<div class="bus-seen">
    <${ja} round=${t} />
    <p class="bus-all">${t.seats.map(({seat:e,player:n})=>c`<span key=${e}>${n} <${Ma} count=${t.facts.tokens[e]} of=${Na(t)} /></span>`)}</p>
  </div>`}function ja({round:t}){let{pot:e}=t.places;return c`<div class="bus-middle">
    <${j} cards=${t.zones.middle?.cards??[]} label=${a("the middle")} />
    <span class="bus-pot" data-place="pot">${e>0&&c`${a("pot")} <b class="figure">${m(e)}</b>`}</span>
  </div>`}function Zp({seated:{seat:t,player:e,rack:n},round:s,lit:r,holds:o}){let{facts:i,zones:l,markers:u,options:p}=s,d=l[`hand:${t}`],$=[i.stopped===t&&a("stopped the bus"),i.losers.includes(t)&&a("the worst hand"),!i.playing.includes(t)&&a("watches"),s.dealer===t&&a("the deal"),o&&a("has the tablet"),(n>0||p.token>0)&&a("rack {chips}",{chips:m(n)}),u[t]>0&&a("owes {chips}",{chips:m(u[t])})];return c`<section class=${g(["bus-seat",r&&"is-lit"])} aria-label=${e}>
    <span class="bus-name"><b>${e}</b> <${Ma} count=${i.tokens[t]} of=${Na(s)} /></span>
    <${j} cards=${Ue(d?.cards??[],s)} />
    <span class="small" data-place=${`seat:${t}`}>${$.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var Na=({facts:t,options:e})=>Math.max(e.tokens,...Object.values(t.sheet.before)),Xp=6;function Ma({count:t,of:e}){let n=N("{count} token","{count} tokens",t);return e>Xp?c`<span class="bus-tokens">${n}</span>`:c`<span class="bus-tokens" role="img" aria-label=${n}>
    ${Array.from({length:e},(s,r)=>c`<i key=${r} class=${r<t?"is-left":null}></i>`)}
  </span>`}var bt="HDCS",Et={H:a("Hearts"),D:a("Diamonds"),C:a("Clubs"),S:a("Spades")},yt={WIN:1,EXA:2,SFC:4},ht=7,td={H:"\u2665",D:"\u2666",C:"\u2663",S:"\u2660"},wt=t=>t.split("/").map(e=>`${td[e]}\uFE0E`).join(" "),ed=t=>t.split("/").map(e=>Et[e]).join(", "),Ge=({horse:t})=>c`<svg class=${`horse-suit suit-${t.toLowerCase()}`} viewBox="-2 -2 104 104" role="img"
    aria-label=${Et[t]}>
  <path class="card-pip" d=${X[t.toLowerCase()]} />
</svg>`,Wt=({order:t})=>c`<span class="order" role="img" aria-label=${ed(t)}>
  ${t.split("/").map(e=>c`<${Ge} key=${e} horse=${e} />`)}
</span>`;function qs(t,e){return e===0?[[]]:t.flatMap(n=>qs(t.filter(s=>s!==n),e-1).map(s=>[n,...s]))}function Je(t,e){let n=Object.fromEntries([...bt].map(r=>[r,0])),s=[];for(let r of t.slice(0,e)){let o=r[1].toUpperCase();n[o]<ht&&s.length<3&&(n[o]+=1),n[o]===ht&&!s.includes(o)&&s.push(o)}return s.length===3&&s.push([...bt].find(r=>!s.includes(r))),{spaces:n,home:s}}var ve=t=>t.reduce((e,{amount:n})=>e+n,0),Pn=(t,e,n)=>t.prompt?.options.find(s=>s.by===e&&s.do===n),Ba=({options:t},e)=>typeof t.minimum_bet=="object"?t.minimum_bet[e]:t.minimum_bet;function Ha({table:t,state:e,paying:n,pad:s,setPad:r}){let[o,i]=S(null),{round:l}=e,u=l.prompt?.say.code==="superfecta.betting",p=async()=>{let{ticket:d,seat:$}=o;i(null),await t.act({...Pn(l,$,"cancel"),args:{ticket:d}})};return c`<div class="tickets" role="group" aria-label=${a("tickets by seat")}>
    ${l.seats.map(d=>c`<${nd} key=${d.seat} seated=${d} selling=${u}
      chosen=${u?(s.seat??l.seats[0].seat)===d.seat:n?.seat===d.seat}
      tickets=${l.facts.tickets.filter(({seat:$})=>$===d.seat)}
      finish=${l.facts.finish&&!l.prompt?l.facts.finish:null}
      onChoose=${()=>r({seat:d.seat})} onTicket=${i} />`)}
    ${o&&c`<${kt} title=${a("Cancel ticket {ticket}?",{ticket:o.ticket})} yes=${a("cancel the ticket")} no=${a("keep it")}
      text=${a("{bets}: {chips} go back to the rack.",{bets:o.bets.map(Ra).join(", "),chips:m(ve(o.bets))})}
      onYes=${p} onClose=${()=>i(null)} />`}
  </div>`}var Ra=({amount:t,type:e,horses:n})=>`${m(t)} ${e} ${wt(n)}`;function nd({seated:t,selling:e,chosen:n,tickets:s,onChoose:r,onTicket:o}){let i=I(null);H(()=>{n&&i.current.scrollIntoView({block:"nearest"})},[n]);let l=e?"true":null,u=c`<b aria-hidden=${l}>${t.player}</b><span class="figure" aria-hidden=${l} data-place=${`seat:${t.seat}`}>${m(t.rack)}</span>`;return c`<div class=${g(["holder",n&&"is-lit"])} ref=${i}>
    ${e?c`<button type="button" class="holder-name" aria-pressed=${String(n)}
          aria-description=${a("rack {chips}",{chips:t.rack})} onClick=${r}>
          <span class="unseen">${a("seat {seat}, {player}",{seat:t.seat,player:t.player})}</span>${u}</button>`:c`<div class="holder-name">${u}</div>`}
    ${s.map(p=>c`<${sd} key=${p.ticket} ticket=${p} selling=${e} onTap=${()=>o(p)} />`)}
  </div>`}function sd({ticket:t,selling:e,onTap:n}){let s=t.bets.map(({amount:o,type:i,horses:l},u)=>c`<span key=${u} class="ticket-line">
    ${m(o)} ${i} <${Wt} order=${l} /></span>`),r=c`<span class="ticket-number" aria-hidden=${e?"true":null}>${t.ticket}</span>`;return e?c`<button type="button" class="ticket"
      aria-description=${t.bets.map(({amount:o,type:i,horses:l})=>`${m(o)} ${i} ${l}`).join(", ")} onClick=${n}>
    <span class="unseen">${a("ticket {ticket}: cancel",{ticket:t.ticket})}</span>${r}<span class="ticket-lines" aria-hidden="true">${s}</span></button>`:c`<div class="ticket">${r}<span class="ticket-lines">${s}</span></div>`}function Pa({table:t,state:e,pad:n,setPad:s,last:r,news:o}){let{round:i,night:l}=e,u=i.seats.map(({seat:C})=>C),p=n.seat??u[0],d=i.seats.find(C=>C.seat===p),{amount:$=Ba(i,"WIN"),type:h="WIN",horses:f=[],tapped:b=[],fresh:x=!0}=n,y=n.lines?.[p]??[],k=Pn(i,p,"ticket"),w=r[`${p} ticket`]?.bets,A=C=>s({seat:p,amount:$,type:h,horses:f,...C}),_=C=>A({amount:C.reduce((nt,re)=>nt+re,0),tapped:C,fresh:!1}),T=(C,nt={})=>A({lines:{...n.lines,[p]:C},...nt}),M=Pe($,b,l.chip_set),z=d.rack-ve(y),q=C=>{if(f.includes(C))return A({horses:f.filter(re=>re!==C)});let nt=od([...f,C],h);return nt.length<yt[h]?A({horses:nt}):T([...y,{amount:$,type:h,horses:nt.join("/")}],{horses:[],fresh:!0})},J=async C=>{await t.act({...k,args:{bets:C}})&&s(nt=>({lines:{...nt.lines,[p]:[]},...nt.seat===n.seat?{seat:p,horses:[],amount:void 0,tapped:[],fresh:!0}:{}}))},rt=rd(i,h,$,z),ut=a("{player} \xB7 rack {chips}",{player:d.player,chips:m(d.rack)}),at=i.seats.find(C=>n.lines?.[C.seat]?.length),Y=i.seats.filter(C=>Pn(i,C.seat,"ticket")&&!i.facts.tickets.some(nt=>nt.seat===C.seat)).map(({player:C})=>C),Qn=c`<${v} kind=${at||Y.length?"plain":"main"} disabled=${!!at} busy=${t.late.value}
    onTap=${()=>t.act(Pn(i,"dealer","off"))}>${a("OFF")}<//>`;return c`<${Ut} table=${t} line=${id(i,n,d,at,Y)} news=${o} detail=${ut}>
    <div class="builder">
      <div class="builder-row">
        <output class="builder-amount figure" aria-label=${a("amount")}>${m($)}</output>
        <${me} chipset=${l.chip_set} fits=${C=>k&&(x?0:$)+C<=z}
          onAdd=${C=>_(x?[C]:[...M,C])}
          onTakeOff=${C=>_(Y(M,C))} />
        <${v} name=${a("take off the last chip")} disabled=${!$} onTap=${()=>_(M.slice(0,-1))}>⌫<//>
        <div class="builder-types" role="group" aria-label=${a("pool")}>
          ${Object.keys(yt).map(C=>c`<${v} key=${C} chosen=${C===h}
            onTap=${()=>A({type:C,horses:[]})}>${C}<//>`)}
        </div>
        <div class="builder-horses" role="group" aria-label=${a("horses, in the order they come in")}>
          ${[...bt].map(C=>c`<${cd} key=${C} horse=${C} at=${f.indexOf(C)}
            disabled=${!k||rt!==null} onTap=${()=>q(C)} />`)}
        </div>
      </div>
      <${K} question=${`selling ${i.facts.sold??0}`} end=${Qn} steady>
        <${v} kind="main" disabled=${!y.length||ve(y)>d.rack} busy=${t.late.value} onTap=${()=>J(y)}>
          ${y.length?a("sell \xB7 {chips}",{chips:m(ve(y))}):a("sell")}
        <//>
        <${v} kind="plain" disabled=${!k||!w||ve(w)>d.rack||y.length} onTap=${()=>J(w)}>
          ${w?a("same again \xB7 {chips}",{chips:ve(w)}):a("same again")}
        <//>
        <div class="builder-lines" role="group" aria-label=${a("lines of this ticket")}>
          ${y.map((C,nt)=>c`<button type="button" key=${nt} class="builder-line" aria-label=${a("take off {bet}",{bet:Ra(C)})}
            onClick=${()=>T(y.filter((re,Qe)=>Qe!==nt))}>
            ${m(C.amount)} ${C.type} <${Wt} order=${C.horses} /> <span aria-hidden="true">✕</span></button>`)}
          ${rt&&c`<span class="builder-note small">${rt}</span>`}
        </div>
      <//>
    </div>
  <//>`}function od(t,e){return yt[e]!==4||t.length!==3?t:[...t,[...bt].find(n=>!t.includes(n))]}function rd(t,e,n,s){let r=Ba(t,e);return n<r?a("{type} is bet from {chips}",{type:e,chips:m(r)}):n%r?a("{type} is bet in multiples of {chips}",{type:e,chips:m(r)}):n>s?a("{chips} left in the rack",{chips:m(s)}):null}var ad=[a("first##in a race"),a("second##in a race"),a("third##in a race")];function id(t,{type:e="WIN",horses:n=[]},s,r,o){return n.length?a("{player}: {type} {horses} \u2026 who comes {place}?",{player:s.player,type:e,horses:wt(n.join("/")),place:ad[n.length]}):r?r===s?a("{player}'s ticket: another line, or sell.",{player:s.player}):a("{player}'s ticket is not sold yet.",{player:r.player}):t.facts.tickets.length?o.length?a("More bets? No ticket yet: {players}.",{players:ft(o)}):a("Everybody has a ticket. Off when the last one is in."):a("Bets, please.")}function cd({horse:t,at:e,disabled:n,onTap:s}){return c`<button type="button" class=${g(["horse-key",e>=0&&"is-picked"])} disabled=${n}
      aria-pressed=${e>=0?"true":"false"} onClick=${s}>
    <span class="unseen">${Et[t]}</span>
    <span aria-hidden="true"><${Ge} horse=${t} /></span>${e>=0&&c`<span class="horse-key-place" aria-hidden="true">${e+1}</span>`}
  </button>`}var Ws=1e6,ld=qs([...bt],yt.SFC).map(t=>t.join("/"));function Kt({course:t},e,n){let s=t[Math.min(n,t.length-1)];return s?s.reduce((r,o,i)=>ld[i].startsWith(e)?r+o:r,0):null}var Fn=(t,e)=>Xn(t*e/Ws,1);function Ks(t,e,n,s,r){let{least:o,orders:i}=t[e],l=i[n].one_more[s]*Kt(t,n,r);return Xn(l/o/Ws,2)}function In(t){return t===null?"":t>0&&t<1e4?"<1 %":t<Ws&&t>99e4?">99 %":`${Math.round(t/1e4)} %`}var ud=4;function Fa({round:t,running:e,beat:n}){let[s,r]=S(null),{board:o,facts:i}=t,l=e?null:i.finish,u=I(o);i.finish||(u.current=o);let p={...t,beat:n,board:e?{...u.current,course:o.course}:o,open:t.prompt?.say.code==="superfecta.betting"};return c`<div class="tote" role="group" aria-label=${a("tote board")}>
    ${Object.keys(yt).map(d=>c`<${fd} key=${d} kind=${d} round=${p} finish=${l}
      onWhole=${()=>r(d)} />`)}
    ${s&&c`<${ct} title=${a("{whole}: {count} orders",{whole:s,count:Object.keys(o[s].orders).length})} onClose=${()=>r(null)}
        foot=${c`<${v} kind="plain" onTap=${()=>r(null)}>${a("go back")}<//>`}>
      <div class="tote-whole">
        <p class="quiet small">${pd[t.options.split]} ${p.open&&dd}</p>
        <${Ua} kind=${s} round=${p} finish=${l} whole lines=${Da(p.board[s].orders)} />
      </div>
    <//>`}
  </div>`}var pd={even:a("The winners of a pool share it a head each."),stake:a("The winners of a pool share it by what each bet staked.")},dd=a("The last two columns say what each chip of one more least bet brings back on average, to somebody who has none on that order, if its winners shared a head each, and if by stake. Below 1 is a bad bet.");function fd({kind:t,round:e,finish:n,onWhole:s}){let{orders:r,carried:o}=e.board[t],i=e.places[`pool:${t}`]??0,l=t==="WIN"?Object.entries(r):$d(r,Ia(t,n));return c`<section class="pool" aria-label=${t}>
    <header class="pool-head" data-place=${`pool:${t}`}>
      <b>${t}</b> <span class="figure">${m(i)}</span>
      ${o>0&&c`<span class="small quiet">${a("{chips} carried",{chips:m(o)})}</span>`}
    </header>
    <${Ua} kind=${t} round=${e} finish=${n} lines=${l} />
    <${v} kind="quiet" onTap=${s}>${a("all {count}",{count:Object.keys(r).length})}<//>
  </section>`}var Ia=(t,e)=>e?e.slice(0,yt[t]).join("/"):null,Da=t=>Object.entries(t).sort(([,e],[,n])=>n.chance-e.chance||n.staked-e.staked);function $d(t,e){let n=([s,{staked:r}])=>s===e?2:r?1:0;return Da(t).sort((s,r)=>n(r)-n(s)).slice(0,ud)}function Ua({kind:t,round:e,finish:n,lines:s,whole:r}){let o=Ia(t,n),{board:i,beat:l,open:u,options:p}=e,d=r&&u?hd:null,$=Kt(i,t==="WIN"?"H":"H/D",l)!==null,h=(f,b)=>u?Ks(i,t,f,p.split,l):b.staked?Fn(md(b,p),Kt(i,f,l)):"\u2013";return c`<table class="tote-lines">
    <thead><tr><th><span class="unseen">${a("order##heads the column of orders")}</span></th>${r&&c`<th>${a("staked")}</th>`}<th>${n?a("paid##by a pool"):a("pays")}</th><th>${a("chance")}</th>
      ${!n&&(d?c`<th>${a("a head each")}</th><th>${a("by stake")}</th>`:c`<th>${u?a("brings##a bet, chips on average"):a("worth##a bet, chips on average")}</th>`)}</tr></thead>
    <tbody>${s.map(([f,b])=>c`<tr key=${f} class=${g([f===o&&"is-won"])}>
      <td><${Wt} order=${f} /></td>
      ${r&&c`<td>${b.staked?m(b.staked):"\u2013"}</td>`}
      <td class="tote-pays">${n?f===o?yd(t,e):"":bd(b,e)}</td>
      <td>${In(Kt(i,f,l))}</td>
      ${!n&&$&&(d?d.map(x=>c`<td key=${x}>${Ks(i,t,f,x,l)}</td>`):c`<td>${h(f,b)}</td>`)}
    </tr>`)}</tbody>
  </table>`}var hd=["even","stake"],md=({will_pay:t},{split:e})=>e==="even"?t:t/100;function bd({will_pay:t},{options:e}){return t===null?"\u2013":e.split==="even"?m(t):`${m(Math.floor(t/100))}.${String(t%100).padStart(2,"0")}`}function yd(t,{record:e}){let n=e.flatMap(({events:s})=>s).filter(({code:s,args:r})=>s==="superfecta.pays"&&r.pool===t);return n.length?m(n.reduce((s,{args:r})=>s+r.amount,0)):a("carried")}var qa={Felt:Cd,Foot:gd,words:kd,deed:vd,event:Sd,payment:Td,over:Od,beats:Ad,showing:Ed};function gd({prompt:t}){return t?.say.code==="superfecta.betting"?Pa:null}function kd(){return{turn:()=>a("TURN A CARD"),run:()=>a("RUN TO THE END")}}function vd({index:t,do:e,args:n,transfers:s},{who:r,round:o}){switch(e){case"ticket":return`${r}: ${n.bets.map(_d).join(", ")}${n.bets.length>1?` \xB7 ${m(wd(n.bets))}`:""}.`;case"cancel":return a("Ticket {ticket} cancelled, {chips} back.",{ticket:n.ticket,chips:m(s.reduce((i,{amount:l})=>i+l,0))});case"off":return a("No more bets.");case"turn":return`${B(o.zones.course.cards[xd(o,t)])}.`;case"run":return a("Run to the end.");case"show":return`${B(n.card)}.`;default:return null}}var _d=({amount:t,type:e,horses:n})=>`${m(t)} ${e} ${wt(n)}`,wd=t=>t.reduce((e,{amount:n})=>e+n,0),xd=({record:t},e)=>t.filter(n=>n.do==="turn"&&n.index<e).length;function Sd({code:t,args:e,text:n},s){switch(t){case"superfecta.off":return null;case"superfecta.home":return a("{horse} home, number {place}.",{horse:Et[e.horse],place:e.place});case"superfecta.finish":return a("The finish: {horses}.",{horses:wt(e.horses)});case"superfecta.pays":return`${e.pool}: ${s[e.seat]} ${m(e.amount)}.`;case"superfecta.carried":return e.amount?a("{pool}: nobody, {chips} carried.",{pool:e.pool,chips:m(e.amount)}):null;default:return n}}function Td({action:t,seat:e,transfers:n},s){let r=s.record.find(({index:l})=>l===t)?.events.filter(({code:l,args:u})=>l==="superfecta.pays"&&u.seat===e)??[],o=r.map(({args:l})=>`${l.pool} ${wt(l.order)}: ${l.reckoning} = ${m(l.amount)}`),i=n.filter(({why:l})=>!/ pays /.test(l)).map(({from:l,why:u,amount:p})=>`${l.slice(5)}, ${u}: ${m(p)}`);return{hand:r.map(({args:l})=>`${l.pool} ${wt(l.order)}`).join(", ")||a("the end of the meeting"),sums:[...o,...i]}}function Od({facts:t}){return a("{horses}. Race {race} of {races} is paid.",{horses:wt(t.finish.join("/")),race:t.race,races:t.races})}function Ad({zones:t}){return t.course?.count??0}function Ed({zones:t},e){let{home:n}=Je(t.course.cards,e);return n.length?`${n.slice(0,3).map((s,r)=>`${Et[s]} ${zs[r]}`).join(", ")}.`:a("They are off.")}var zs=[a("1st"),a("2nd"),a("3rd"),a("4th")];function Cd(t){let{state:e,pace:n}=t,{round:s}=e,r=s.zones.course?.cards??[],{spaces:o,home:i}=Je(r,n.beat);return c`<section class="felt races" aria-label=${a("felt")}>
    <${Ld} rail=${s.zones.rail?.cards??[]} spaces=${o} home=${i} card=${n.beat?r[n.beat-1]:null} />
    <div class="races-below">
      <${Fa} round=${s} running=${n.running} beat=${n.beat} />
      <${Ha} ...${t} />
    </div>
  </section>`}function Ld({rail:t,spaces:e,home:n,card:s}){let r=[...Array(ht).keys()];return c`<div class="track" role="group" aria-label=${a("the track")}>
    <div class="track-rail" aria-label=${a("the rail")}>
      <span class="track-turned">${s?c`<${E} card=${s} />`:c`<${it} />`}</span>
      ${r.map(o=>c`<span key=${o} class="track-rail-card">
        ${o<ht-1&&(t[o]?c`<${E} card=${t[o]} />`:c`<${it} />`)}
      </span>`)}
      <span class="track-end"></span>
    </div>
    ${[...bt].map(o=>c`<${jd} key=${o} horse=${o} at=${e[o]} place=${n.indexOf(o)} />`)}
  </div>`}function jd({horse:t,at:e,place:n}){let s={"--at":String(e)};return c`<div class=${g(["lane",n===0&&"is-winner"])} role="img"
      aria-label=${`${Et[t]}: ${n<0?a("space {number} of {count}",{number:e,count:ht}):zs[n]}`}>
    <span class="lane-start"></span>
    ${[...Array(ht).keys()].map(r=>c`<span key=${r} class=${g(["lane-space",r===ht-1&&"is-line"])}></span>`)}
    <span class="lane-place figure">${n<0?"":zs[n]}</span>
    <span class="horse" style=${s}><${Ge} horse=${t} /></span>
  </div>`}var Dn={ante:a("Ante"),blind:a("Blind"),play:a("Play"),trips:a("Trips")},zt=(t,e,n)=>t.places[`circle:${e}:${n}`]??0;function Ka({board:t,options:e,onClose:n}){let s=Object.keys(t.blind_paytable),r=c`<${v} kind="plain" onTap=${n}>${a("go back")}<//>`;return c`<${ct} title=${a("What is paid")} onClose=${n} foot=${r}>
    <table class="ledger paytables">
      <thead><tr><th>${a("hand")}</th><th class="number">${a("Blind")}</th><th class="number">${a("Trips")}</th></tr></thead>
      <tbody>${s.map(o=>c`<tr key=${o}>
        <td>${R(o)}</td>
        <td class="number">${R(t.blind_paytable[o])}</td>
        <td class="number">${R(t.trips_paytable[o])}</td>
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">${a("Blind ({name}): only when the player beats the dealer; an equal hand pushes. What a fraction leaves over stays with the house.",{name:Wa(e.blind_paytable)})}</p>
    <p class="small quiet">${a("Trips ({name}): on the player's hand alone, whoever wins; a fold loses it.",{name:Wa(e.trips_paytable)})}</p>
    <p class="small quiet">${a("Ante and Play pay 1:1. Without a pair the dealer does not qualify, and the Ante pushes.")}</p>
  <//>`}var Wa=t=>typeof t=="string"?R(t):a("your own table");var Nd=["ante","trips"];function Ga({table:t,state:e,pad:n,setPad:s,last:r,news:o}){let{round:i,night:l}=e,{prompt:u}=i,p=(O,U)=>u.options.find(et=>et.by===O&&et.do===U),d=i.seats.map(({seat:O})=>O),[$,h]=S(!1),[f,b]=S(!1),x=O=>!!p(O,"bet")&&!n.sitting?.[O],y=n.seat===void 0?Un(i,d.filter(x),0):n.seat,k=n.target??"ante",w=p(y,"bet"),A=qn(i,y),_=n.drafts?.[y]??A,T=Pe(_[k],n.tapped?.[`${y} ${k}`]??[],l.chip_set),M=_.ante!==A.ante||_.trips!==A.trips,z=za(r[`${y} bet`]),q=i.seats.find(O=>O.seat===y),J=(O,U=[])=>s({seat:y,target:k,drafts:{...n.drafts,[y]:{..._,[k]:O}},tapped:{...n.tapped,[`${y} ${k}`]:U}}),rt=O=>J(O.reduce((U,et)=>U+et,0),O),ut=(O,U={})=>s(et=>{let{[O]:ae,...ao}=et.drafts??{},{seat:i$,...Bi}=U;return et.seat===n.seat?{drafts:ao,tapped:{},target:"ante",...U}:{drafts:ao,...Bi}}),at=async O=>{let U=!O.ante&&!O.trips,et=U?p(y,"clear"):w;await t.act({...et,args:U?{}:Gs(O)})&&ut(y,{seat:Un(i,d.filter(x),y),sitting:{...n.sitting,[y]:!1}})},Y=O=>xt(_)?_:za(r[`${O} bet`]),Qn=O=>{let U=Y(O),{rack:et}=i.seats.find(ae=>ae.seat===O);return U&&xt(U)>0&&Js(i,p(O,"bet"),et,U)===null},C=d.filter(O=>x(O)&&!xt(qn(i,O))).filter(Qn),nt=async()=>{b(!0);for(let U of C){if(!await t.act({...p(U,"bet"),args:Gs(Y(U))}))break;ut(U)}b(!1);let{round:O}=t.state.peek();s({seat:Un(O,d.filter(x),0)})},re=()=>{let O={...n.sitting,[y]:!n.sitting?.[y]},U=O[y]?Un(i,d.filter(et=>x(et)&&et!==y),y):y;ut(y,{seat:U,sitting:O})},Qe=async()=>{h(!1);for(let[U,et]of Object.entries(n.drafts??{})){let ae=Number(U);if(!(!et.ante&&!et.trips)){if(!await t.act({...p(ae,"bet"),args:Gs(et)}))return s({seat:ae});ut(ae)}}let O=t.state.peek().round?.prompt?.options.find(({do:U})=>U==="deal");return O&&t.act(O)},Yn=p("dealer","deal")||Object.values(n.drafts??{}).some(({ante:O,trips:U})=>O||U),ji=O=>w&&Js(i,w,q.rack+xt(A),{..._,[k]:_[k]+O})===null,mt=i.seats.filter(O=>x(O.seat)&&!xt(n.drafts?.[O.seat]??qn(i,O.seat))).map(({player:O})=>O),ro=Yn&&!M&&!mt.length,Ni=c`<${v} kind=${ro?"main":"plain"} disabled=${!Yn||f} busy=${t.late.value}
    onTap=${mt.length?()=>h(!0):Qe}>${a("DEAL")}<//>`,Mi=mt.length?N("{players} has not bet.","{players} have not bet.",mt.length,{players:ft(mt)}):a("All bets are down: deal.");return c`<${Ut} table=${t} line=${Yn&&(ro||mt.length)?Mi:u.say.text} news=${o}
      detail=${q&&a("{player} \xB7 rack {chips}",{player:q.player,chips:m(q.rack)})}>
    ${$&&c`<${kt} title=${a("Deal without {players}?",{players:ft(mt)})} no=${N("wait for {player}","wait for them",mt.length,{player:mt[0]})} yes=${N("deal without {player}","deal without them",mt.length,{player:mt[0]})}
      text=${N("{players} has not bet. Without a bet nobody is dealt in, and cards that are dealt cannot be taken back.","{players} have not bet. Without a bet nobody is dealt in, and cards that are dealt cannot be taken back.",mt.length,{players:ft(mt)})}
      onYes=${Qe} onClose=${()=>h(!1)} />`}
    <div class="bets">
      <div class="bets-row">
        ${Nd.map(O=>c`<${Md} key=${O} name=${O} draft=${_} chosen=${O===k} disabled=${!w}
          onTap=${()=>s({seat:y,target:O})} />`)}
        <${me} chipset=${l.chip_set} fits=${ji} onAdd=${O=>rt([...T,O])}
          onTakeOff=${O=>rt(kn(T,O))} />
        <${v} name=${a("take off the last chip")} disabled=${!T.length} onTap=${()=>rt(T.slice(0,-1))}>⌫<//>
        <p class="bets-note small" role="status">${q?Hd(i,w,_):""}</p>
      </div>
      <${K} question=${`betting ${y}`} end=${Ni} steady>
        <${v} kind="main" disabled=${!M} busy=${t.late.value} onTap=${()=>at(_)}>
          <span class="bets-place">${Bd(q,_,M)}</span>
        <//>
        <${v} kind="plain" disabled=${!w||!z||Js(i,w,q.rack+xt(A),z)!==null}
          onTap=${()=>at(z)}>${z?a("same again \xB7 {chips}",{chips:Vs(z)}):a("same again")}<//>
        <${v} kind="plain" disabled=${C.length<2||f} busy=${t.late.value} onTap=${nt}>
          ${xt(_)?a("all bet {stakes}",{stakes:Vs(_)}):a("all as before")}<//>
        <${v} kind="quiet" disabled=${!xt(_)} onTap=${()=>s({seat:y,target:"ante",drafts:{...n.drafts,[y]:{ante:0,trips:0}},tapped:{}})}>${a("clear")}<//>
        <${v} kind="quiet" chosen=${!!(q&&n.sitting?.[y])} disabled=${!w||xt(A)>0} onTap=${re}>${a("sits out")}<//>
      <//>
    </div>
  <//>`}var qn=(t,e)=>({ante:zt(t,e,"ante"),trips:zt(t,e,"trips")}),xt=({ante:t,trips:e})=>2*t+e,Gs=({ante:t,trips:e})=>e?{ante:t,trips:e}:{ante:t},za=t=>t&&{ante:t.ante,trips:t.trips??0},Vs=({ante:t,trips:e})=>[t&&m(t),e&&a("Trips {chips}",{chips:m(e)})].filter(Boolean).join(" + ");function Un(t,e,n){return[...e.filter(r=>r>n),...e.filter(r=>r<n)].find(r=>!xt(qn(t,r)))??null}function Md({name:t,draft:e,chosen:n,disabled:s,onTap:r}){let o=e[t];return c`<button type="button" class=${g(["bets-target",n&&"is-chosen"])} aria-pressed=${String(n)}
      disabled=${s} onClick=${r}>
    <span class="small">${t==="ante"?a("Ante"):a("Trips")}</span>
    <b class="bets-figure">${m(o)}</b>
    <span class="small">${t==="ante"?a("+ Blind {chips}",{chips:m(o)}):" "}</span>
  </button>`}function Bd(t,e,n){return t?n?xt(e)?a("{player} bets {bet}",{player:t.player,bet:Vs(e)}):a("{player} takes it back",{player:t.player}):a("{player} bets",{player:t.player}):a("all bets are down")}function Js(t,e,n,{ante:s,trips:r}){let{maximum_bet:o}=t.options;return o&&(s>o||r>o)?a("at most {chips}",{chips:m(o)}):s>e.values.ante.max||r>e.values.trips.max?a("the rack does not hold that"):3*s+r>n?a("the rack keeps one more ante for the Play bet"):null}function Hd(t,e,n){if(!e)return a("The rack does not cover a bet.");let s=Object.entries(t.board.blind_paytable).find(([,u])=>Rd(u,n.ante));if(!s)return"";let[r,o]=s,[i,l]=o.split(":");return a("A {hand} pays {odds} on the Blind: of {chips} the house would keep the odd part of a chip.",{hand:R(r),odds:a("{wins} to {stake}##odds",{wins:i,stake:l}),chips:m(n.ante)})}var Rd=(t,e)=>{let[n,s]=t.split(":").map(Number);return s>1&&e*n%s!==0};var Va={Felt:Gd,Foot:({facts:t})=>t.street==="betting"?Ga:null,words:Fd,deed:Id,event:Dd,payment:Wd,over:Kd,passOn:zd},Pd=[7,6,5,4,3,2,1];function Fd(t){let[e]=t.prompt?.awaited??[];return{check:()=>a("CHECK"),fold:()=>a("FOLD"),play:({times:n})=>a("PLAY {times}\xD7 \xB7 {chips}",{times:n,chips:m(n*zt(t,e,"ante"))})}}function Id({do:t,args:e,transfers:n},{who:s}){switch(t){case"bet":{let r=e.trips?a("Trips {chips}",{chips:m(e.trips)}):"",o=e.ante?a("{ante}, Blind {ante}",{ante:e.ante}):"";return a("{player} bets {bets}.",{player:s,bets:[o,r].filter(Boolean).join(", ")})}case"clear":return a("{player} takes the bet back.",{player:s});case"deal":return a("No more bets. Cards dealt.");case"check":return a("{player} checks.",{player:s});case"fold":return a("{player} folds.",{player:s});case"play":return a("{player} plays {times}\xD7, {chips}.",{player:s,times:e.times,chips:m(n[0].amount)});case"show":return a("{card} turned up.",{card:B(e.card)});default:return null}}function Dd({code:t,args:e,text:n},s){if(t==="uth.breakage")return a("Odd Blind: a {hand} is rounded down.",{hand:e.hand});if(t!=="uth.settled")return n;let r=e.lines.reduce((o,{stake:i,result:l,won:u})=>o+(l==="loses"?-i:u),0);return`${s[e.seat]}: ${e.hand}, ${P(r)}.`}function Ud({circle:t,stake:e,odds:n,result:s,won:r}){let o=`${Dn[t]} ${m(e)}`;return s.startsWith("pays")?`${o} \xD7 ${n} = ${m(r)}${s.includes("breakage")?`, ${a("the half chip stays")}`:""}`:`${o} ${R(s)}`}function qd(t,e){return t==="worse"?a("{hand}, beaten",{hand:e}):t==="equal"?a("{hand}, equal to the dealer's",{hand:e}):e}function Wd({action:t,seat:e,transfers:n},s){let o=s.record.find(({index:$})=>$===t)?.events.find(({code:$,args:h})=>$==="uth.settled"&&h.seat===e);if(!o)return{hand:null,sums:n.map(({why:$,amount:h})=>`${$}: ${m(h)}`)};let{hand:i,cards:l,compared:u,lines:p}=o.args,d=p.find(({circle:$})=>$==="ante")?.stake;return{hand:qd(u,i),sums:p.map(Ud),lit:new Set(l),change:d}}function Kd({record:t}){let e=t.at(-1)?.events.find(({code:n})=>n==="uth.qualifies"||n==="uth.fails");return e?`${e.text} ${a("All paid.")}`:a("Nobody stayed in. All paid.")}function zd({prompt:t,record:e}){let[n]=t?.awaited??[];return typeof n=="number"&&n>e.at(-1).by?n:null}function Gd({state:t,paying:e,pad:n,setPad:s,face:r}){let{round:o,table:i,night:l}=t,[u,p]=S(!1),{zones:d,facts:$,board:h}=o,f=e?r.payment(e,o).lit:void 0,b=d["hand:dealer"]?.cards??[],x=Array(d["board:covered"]?.count??0).fill("??"),y=o.record.flatMap(({events:k})=>k).find(({code:k})=>k==="uth.qualifies"||k==="uth.fails");return c`<section class="felt uth" aria-label=${a("felt")}>
    <div class="uth-tables"><${v} kind="quiet" onTap=${()=>p(!0)}>${a("paytables")}<//></div>
    <div class="uth-dealer">
      <${j} cards=${b} places=${2} lit=${f} label=${y?Jd(y):a("dealer")} />
    </div>
    <div class="uth-board"><${j} cards=${[...d.board?.cards??[],...x]} places=${5} lit=${f} /></div>
    ${Pd.map(k=>c`<${Vd} key=${k} seat=${k} round=${o} chipset=${l.chip_set} lit=${f}
      street=${$.street} paying=${e?.seat===k} pad=${n} setPad=${s}
      holds=${i.hand_over?.seat===k} />`)}
    ${u&&c`<${Ka} board=${h} options=${i.options} onClose=${()=>p(!1)} />`}
  </section>`}var Jd=({code:t,args:e})=>`${e.hand}: ${t==="uth.qualifies"?a("qualifies"):a("does not qualify")}`;function Vd({seat:t,round:e,chipset:n,lit:s,street:r,paying:o,pad:i,setPad:l,holds:u}){let p=e.seats.find(M=>M.seat===t),d=`uth-seat uth-seat-${t}`;if(!p)return c`<div class=${`${d} is-empty`} aria-hidden="true"><span class="uth-empty">${t}</span></div>`;let $=r==="betting",h=e.zones[`hand:${t}`]?.cards??[],f=e.facts.folded.includes(t),b=!$&&!e.facts.dealt_in.includes(t),x=$&&i.seat===t,y=o||e.prompt?.awaited.includes(t)||x,k=$?i.drafts?.[t]:void 0,w=[d,y&&"is-lit",(f||b)&&"is-out",x&&"is-chosen",Yd(e,t)&&"is-waiting"],A=$?"true":null,_=Object.entries(Dn).map(([M,z])=>[z,Ja(e,t,M,k)]).filter(([,M])=>M).map(([M,z])=>`${M} ${m(z)}`),T=c`
    <span class="uth-hand" aria-hidden=${A}>
      ${h.length>0&&!f&&c`<${j} cards=${h} lit=${o?s:void 0} />`}
      <span class="uth-note">${$&&i.sitting?.[t]?a("sits out"):Qd({folded:f,out:b,holds:u})}</span>
    </span>
    <span class="uth-circles" aria-hidden=${A}>
      ${["trips","play","ante","blind"].map(M=>c`<${Zd} key=${M} name=${M} place=${`circle:${t}:${M}`}
        amount=${Ja(e,t,M,k)} draft=${k!==void 0} chipset=${n} />`)}
    </span>
    <span class="uth-who" aria-hidden=${A}><b>${p.player}</b><span class="figure" data-place=${`seat:${t}`}>${m(p.rack)}</span></span>`;return $?c`<button type="button" class=${g(w)}
    aria-description=${[..._,a("rack {chips}",{chips:p.rack})].join(", ")} aria-pressed=${String(x)}
    onClick=${()=>l({seat:t,target:"ante"})}>
    <span class="unseen">${a("seat {seat}, {player}",{seat:t,player:p.player})}</span>${T}</button>`:c`<div class=${g(w)} role="group" aria-label=${a("seat {seat}, {player}",{seat:t,player:p.player})}
      aria-description=${_.join(", ")}>${T}</div>`}var Qd=({folded:t,out:e,holds:n})=>t?a("folded"):n?a("has the tablet"):e?a("out##of a round"):"";function Ja(t,e,n,s){return s?{ante:s.ante,blind:s.ante,trips:s.trips,play:0}[n]:zt(t,e,n)}function Yd(t,e){let[n]=t.prompt?.awaited??[],{dealt_in:s=[],folded:r}=t.facts;return typeof n=="number"&&e>n&&s.includes(e)&&!r.includes(e)&&zt(t,e,"ante")>0&&!zt(t,e,"play")}function Zd({name:t,place:e,amount:n,draft:s,chipset:r}){let[o]=te(n,r);return c`<span class=${g(["uth-circle",`uth-${t}`,n>0&&s&&"is-draft"])} data-place=${e}>
    <span class="uth-ring">${o?c`<${vn} value=${n} colour=${o.colour} />`:Dn[t]}</span>
  </span>`}var Xd={lorum:fa,polignac:ya,kaiser:ka,"canadian-salad":ga,schnapsen:xa,"stop-the-bus":La,"divide-and-conquer":sa,bura:Cr,"card-stock-market":zr,kabu:aa,speculation:Ca,uth:Va,superfecta:qa},Wn=t=>({...Xr,...Xd[t]});var Qa=280;var tf=["uth.betting","superfecta.betting"];function Ya(t,e,n){let{round:s,table:r}=t,o=Wn(r.game),i=o.beats?.(s)??0,l=Math.min(n.beat,i),u=l<i,p=o.amongPlayers?[]:o.payments(t),d=Qs(e,r)?Math.min(e.paid,p.length):0,$=Rr(t,Hr(t,p,d).held),h=!u&&d<p.length?p[d]:null,f=u&&n.board?n.board:$.round.board;return{face:o,state:{...$,round:{...$.round,board:f}},round:{...$.round,board:f},table:$.table,night:$.night,paying:h,payment:h&&o.payment(h,$.round),paid:p.slice(0,d),course:s.board.course,beat:l,running:u,scene:ef(s,u,h)}}var Qs=(t,e)=>t.rounds===e.number;function ef(t,e,n){return n?"reveal":t.finished&&!e?"over":tf.includes(t.prompt?.say.code)?"betting":"play"}var Kn=class{value=pt({});#e={};#t;see({table:e,round:n},s){let r=e.table;if(!n)return;let o=Wn(e.game).beats?.(n)??0,i=this.value.peek()[r],l=i?.round===e.number?i:{round:e.number,beat:i?0:o,board:null},u=Qs(s,e)&&(s.paid>0||s.beat>=o);this.#e[r]=o,this.#n(r,{...l,beat:u?o:Math.min(l.beat,o),board:n.finished?l.board:n.board}),this.#o()}close(){clearTimeout(this.#t)}#n(e,n){this.value.value={...this.value.peek(),[e]:n}}#o(){let e=Object.entries(this.value.peek()).filter(([n,{beat:s}])=>s<this.#e[n]);!e.length||this.#t!==void 0||(this.#t=setTimeout(()=>{this.#t=void 0;for(let[n]of e){let s=this.value.peek()[n];this.#n(n,{...s,beat:Math.min(s.beat+1,this.#e[n])})}this.#o()},Qa))}};var nf=2e3,zn=class{tables=pt({});#e;#t;#n;#o={};#s=!1;#r=!1;#p;#d;#a=new Kn;constructor(e,n){this.#e=e,this.number=n,this.#t=`nights/${n}`,this.#n=new wn({api:e,path:`${this.#t}/wall`,events:`/api/${this.#t}/events`}),this.night=this.#n.state,this.connection=this.#n.connection,this.refusal=this.#n.refusal,this.beats=this.#a.value,this.#d=Tt(()=>{if(this.night.value){for(let s of _e(this.night.value))this.#i(s.table);this.#c()}})}close(){this.#d(),clearTimeout(this.#p),this.#a.close(),this.#n.close()}#i(e){let n=this.tables.peek()[e],s=this.night.peek().tables.find(({table:r})=>r===e);n&&this.#a.see(n,s)}async#c(){if(this.#r=!0,!this.#s){this.#s=!0,clearTimeout(this.#p);try{for(;this.#r;){this.#r=!1;let e=_e(this.night.peek()).filter(n=>this.#l(n));await Promise.all(e.map(n=>this.#f(n.table)))}}catch{this.#p=setTimeout(()=>this.#c(),nf)}finally{this.#s=!1}}}#l({table:e,version:n}){let s=this.tables.peek()[e];return!s||s.version<n||this.night.peek().damage!==""}async#f(e){let n;try{n=await this.#e.look(`${this.#t}/tables/${e}?as=wall`,this.#o[e])}catch(s){if(s instanceof gt)return;throw s}!n||n.state.version<this.tables.peek()[e]?.version||(this.#o[e]=n.etag,pe(()=>{this.tables.value={...this.tables.peek(),[e]:n.state},this.#i(e)}))}},_e=t=>t.tables.filter(e=>e.status!=="closed");var Za=["","14 8","3 8","24 8 3 8","10 6 2 6","2 5"],Xs=Za.length,Ys=900,Zs=480,Gn=14,Xa=t=>Za[(t+Math.floor(t/Xs))%Xs],ti=t=>`is-line-${t%Xs}`,ei=({at:t})=>c`<svg class=${`line-stroke ${ti(t)}`} viewBox="0 0 60 12" aria-hidden="true">
  <line x1="2" x2="58" y1="6" y2="6" stroke-dasharray=${Xa(t)} />
</svg>`;function ni({players:t}){let e=t.flatMap(({line:l})=>l),n=Math.min(0,...e),s=Math.max(1,...e),r=Math.max(1,t[0].line.length-1),o=l=>Gn+l*(Ys-2*Gn)/r,i=l=>Zs-Gn-(l-n)*(Zs-2*Gn)/(s-n);return c`<svg class="lines" viewBox=${`0 0 ${Ys} ${Zs}`} preserveAspectRatio="none" role="img"
      aria-label=${t.map(({name:l,line:u})=>`${l}: ${m(u.at(-1))}`).join("; ")}>
    <line class="lines-zero" x1="0" x2=${Ys} y1=${i(0)} y2=${i(0)} />
    ${t.map(({player:l,line:u},p)=>c`<g key=${l} class=${ti(p)}>
      <polyline points=${u.map((d,$)=>`${o($)},${i(d)}`).join(" ")} stroke-dasharray=${Xa(p)} />
      <path d=${`M${o(u.length-1)} ${i(u.at(-1))}h.01`} />
    </g>`)}
  </svg>`}var sf=8,of=12,rf=/(?<= and )/;function Jn({deals:t,title:e,side:n}){let[s,r]=cf(sf),o=t.slice(-r),{names:i,sheet:l}=t.at(-1),u=Object.keys(l.before);return c`<section class="wall-sheet" aria-label=${a("the score sheet")} style=${{"--lines":Math.floor(of/u.length)-1}}>
    <div class="sheet-deals" ref=${s}>
      <table>
        <thead><tr>
          <th class="sheet-title">${e}</th>
          ${o.map(({deal:p})=>c`<th key=${p} scope="col">${a("deal {number}",{number:p})}</th>`)}
        </tr></thead>
        <tbody>${u.map((p,d)=>c`<tr key=${p}>
          <th scope="row"><div class="sheet-who">
            <${$t} at=${d} />
            <b class=${g(["sheet-name",Rs(l,p)&&"is-best"])}>${i[p].split(rf).map($=>c`<span>${$}</span>`)}</b>
            <span class="sheet-why">${[qe(l,p),af(l,p)].filter(Boolean).join("; ")}</span>
          </div></th>
          ${o.map(({deal:$,sheet:{before:h,after:f}})=>c`<td key=${$} class="figure"><span>${P(f[p]-h[p])}</span> <b>${m(f[p])}</b></td>`)}
        </tr>`)}</tbody>
      </table>
    </div>
    <div class="sheet-side">
      ${t.length>1&&c`<${Ot} deals=${t} />`}
      ${l.goal!==null&&c`<p>${a("{chips} ends the game",{chips:m(l.goal)})}</p>`}
      ${n}
    </div>
  </section>`}function af(t,e){let n=t.taken.filter(s=>s.name===e&&s.points!==0);return n.length?a("took {others}",{others:n.map(({what:s,points:r})=>`${s} ${m(r)}`).join(", ")}):""}function cf(t){let e=I(null),[n,s]=S(t);return Qt(()=>{n>1&&e.current.scrollWidth>e.current.clientWidth&&s(n-1)}),[e,n]}var to=7,lf=8e3,eo="evening";function si({evening:t,states:e,room:n}){let s=pf(e),r=Math.max(...e.map(({version:l})=>l)),o=s[0]?.version===r?[...s,eo]:[eo,...s];s.length&&!t?.players.some(he)&&(o=s);let i=o[ri(o.length)];return i!==eo?c`<${df} key=${i.table.table} state=${i} room=${n} />`:c`<${uf} evening=${t} states=${e} room=${n} />`}function uf({evening:t,states:e,room:n}){if(!t?.players.some(he))return c`<div class="scene between-scene is-empty">
      <p class="between-welcome">${a("Welcome")}</p>
      ${n&&c`<${Re} room=${n} />`}
    </div>`;let s=t.players.filter(he);return c`<div class="scene between-scene">
    <div class="between-part">
      <${ff} players=${s} />
      ${n&&c`<${Re} room=${oi(n)} small />`}
    </div>
    <div class="between-part">
      <${ni} players=${s} />
      <${$f} evening=${t} states=${e} />
    </div>
  </div>`}var oi=t=>({...t,addresses:t.addresses.slice(0,1)}),pf=t=>t.filter(({table:{carry:e},round:n})=>!n&&("scores"in e||"tokens"in e)).sort((e,n)=>n.version-e.version);function df({state:t,room:e}){let n=ge(t);return n?c`<div class="scene">
    <${Jn} deals=${n} title=${`${t.table.game_name} \xB7 ${t.table.name}`}
      side=${e&&c`<${Re} room=${oi(e)} small />`} />
  </div>`:null}function ri(t){let[e,n]=S(0);return H(()=>{if(t<2)return;let s=setInterval(()=>n(r=>r+1),lf);return()=>clearInterval(s)},[t]),e%Math.max(1,t)}function ff({players:t}){let e=ri(Math.ceil(t.length/to))*to;return c`<ol class="leaders" aria-label=${a("who is up")} start=${e+1}>
    ${t.slice(e,e+to).map(({player:n,name:s,result:r},o)=>c`<li key=${n} class=${g(["leader",e+o===0&&r>0&&"is-first"])}>
      <${ei} at=${e+o} /> <b class="leader-name">${s}</b>
      <b class=${g(["figure",r>0&&"won",r<0&&"lost"])}>${P(r)}</b>
    </li>`)}
  </ol>`}function $f({evening:{winners:t,biggest:e,streaks:n},states:s}){let r=s.flatMap(hf);return c`<dl class="facts">
    ${t.length>0&&c`<div><dt>${a("last won")}</dt>
      ${t.slice(0,2).map(({name:o,chips:i,table:l,round:u})=>c`<dd key=${`${l} ${u}`}>${o} <b class="figure won">${P(i)}</b></dd>`)}</div>`}
    ${e&&c`<div><dt>${a("biggest win")}</dt><dd>${e.name} <b class="figure won">${P(e.chips)}</b></dd><dd class="facts-where">${e.game_name}</dd></div>`}
    ${n.length>0&&c`<div><dt>${a("on a streak")}</dt><dd>${n[0].name}</dd><dd class="facts-where">${N("{count} round in a row","{count} rounds in a row",n[0].rounds)}</dd></div>`}
    ${r.length>0&&c`<div><dt>${a("carried")}</dt>${r.slice(0,2).map(({name:o,amount:i})=>c`<dd key=${o}>${o} <b class="figure">${m(i)}</b></dd>`)}</div>`}
  </dl>`}function hf({table:t,round:e}){if(e)return[];let n=Object.entries(t.places).filter(([s])=>st(s)===null).reduce((s,[,r])=>s+r,0);return n>0?[{name:t.game_name,amount:n}]:[]}var mf=[1,0,2];function ai({night:t,evening:e}){if(!e?.closing)return c`<div class="scene closing-scene"><p class="between-welcome">${a("Good night")}</p></div>`;let{closing:n}=e,s=e.players.filter(he),{currency:r,chip:o}=t.money??{currency:null,chip:1},i=u=>r?`${u>0?"+":""}${ts(u*o,r)}`:P(u),l=mf.filter(u=>s[u]);return c`<div class="scene closing-scene">
    <ol class="podium" aria-label=${a("the podium")}>
      ${l.map(u=>c`<li key=${u} class=${`podium-step is-step-${u+1}`}>
        <b class="podium-name">${s[u].name}</b>
        <b class="podium-sum figure">${i(s[u].result)}</b>
        <span class="podium-place" aria-hidden="true">${u+1}</span>
      </li>`)}
    </ol>
    <figure class="seal">
      <${hn} svg=${n.seal.qr} name=${a("the seal of the night, to photograph")} />
      <figcaption><span>${a("the seal of this night")}</span> <b class="seal-code">${n.seal.code}</b></figcaption>
    </figure>
    <section class="payments" aria-label=${a("who pays whom")}>
      ${n.payments.length===0&&c`<p>${a("Everybody is even.")}</p>`}
      <ul>
        ${[...bf(n.payments)].map(([u,p])=>c`<li key=${u}>
          <span><b>${u}</b> <small>${a("pays")}</small></span>
          ${p.map(({payee:d,amount:$})=>c`<span key=${d}>${d} <b class="figure">${ts($,r)}</b></span>`)}
        </li>`)}
      </ul>
    </section>
  </div>`}function bf(t){let e=new Map;for(let n of t)e.set(n.payer,[...e.get(n.payer)??[],n]);return e}var ot=({round:t})=>L(t),no=({table:t})=>e=>t.for_points?null:m(t.seats.find(n=>n.seat===e)?.rack??0);function we({look:t,cards:e,note:n,figure:s=no(t)}){let{round:r,paying:o}=t,i=o?[o.seat]:r.prompt?.awaited??[];return c`<ul class="seats" style=${{"--seats":r.seats.length}}>
    ${r.seats.map(({seat:l,player:u})=>c`<li key=${l} class=${g(["seat",i.includes(l)&&"is-lit"])}>
      <b class="seat-name">${u}</b>
      ${e?.(l)}
      <b class="seat-figure figure">${s(l)}</b>
      <span class="seat-note">${n?.(l)}</span>
    </li>`)}
  </ul>`}function Vn({look:t,order:e,cards:n,takes:s}){let r=ot(t);return c`<div class="trick" role="group" aria-label=${a("the trick")}>
    ${e.map((o,i)=>c`<figure key=${o} class=${g(["trick-card",o===s&&"is-lit"])}>
      ${n[i]?c`<${E} card=${n[i]} lit=${o===s} />`:c`<${it} />`}
      <figcaption>${r[o]}</figcaption>
    </figure>`)}
  </div>`}function oe({look:{round:t}}){let e=Object.entries(t.places).filter(([n,s])=>s>0&&st(n)===null);return e.length?c`<ul class="pots">
    ${e.map(([n,s])=>c`<li key=${n}><span>${R(n.split(":").at(-1))}</span> <b class="figure">${m(s)}</b></li>`)}
  </ul>`:null}var Gt=({amount:t})=>c`<b class=${g(["win figure",t>0&&"won",t<0&&"lost"])}>${P(t)}</b>`;function Ve(t){let e={};for(let{seat:n,amount:s}of t)e[n]=(e[n]??0)+s;return e}function ci({look:t}){let{round:e}=t,[n,s]=e.seats,[r]=e.zones.trump?.cards??[];return c`<div class="scene bura-scene">
    <${ii} look=${t} who=${n} other=${s} />
    <div class="bura-between">
      <div class="bura-stock">
        ${r&&c`<${E} card=${r} />`}
        <p>${r?a("trump"):""} ${e.zones.stock.count>0?D("{count} to draw",{count:c`<b class="figure">${e.zones.stock.count}</b>`}):a("no more drawing")}</p>
      </div>
      ${t.paying?c`<${Gt} amount=${t.paying.amount} />`:c`<p class="bura-pot">${D("pot {chips}",{chips:c`<b class="win figure">${m(e.places.pot??0)}</b>`})}</p>`}
    </div>
    <${ii} look=${t} who=${s} other=${n} />
  </div>`}function li({round:t,scene:e,payment:n,paying:s}){let{announced:r}=t.facts;if(e==="reveal")return`${s.player}: ${n.hand??""}`;if(e==="over")return t.record.at(-1)?.events.at(-1)?.text??"";let o=r&&t.seats.find(({seat:i})=>i===r.seat)?.player;return o?a("{player} announces {kind}",{player:o,kind:r.kind}):null}function ii({look:t,who:{seat:e,player:n},other:s}){let{round:r,paying:o}=t,{led:i,trump:l}=r.facts,u=r.zones[`played:${e}`].cards,p=r.zones[`played:${s.seat}`].cards,d=i!==null&&i!==e&&u.length>0,$=d?Cs(u,p,l):u,h=r.zones[`won:${e}`],f=o?o.seat===e:r.prompt?.awaited.includes(e);return c`<section class=${g(["bura-side",f&&"is-lit"])} aria-label=${n}>
    <div class="bura-who"><b class="seat-name">${n}</b> <b class="seat-figure figure">${no(t)(e)}</b></div>
    <div class="bura-cards">
      ${h.sight==="all"?c`<${j} cards=${h.cards} fanned />`:$.map((b,x)=>c`<${E} key=${b} card=${b} lit=${d&&xn(b,p[x],l)} />`)}
    </div>
  </section>`}function ui({look:t}){let{round:e,scene:n}=t,{counts:s,debts:r}=e.facts,o=ot(t),i=Object.keys(s).length>0,l=Math.max(...Object.values(s));return c`<div class="scene kabu-scene">
    <ul class="kabu-hands" style=${{"--seats":e.seats.length}}>
      ${e.seats.map(({seat:u})=>{let p=i?s[u]===l:e.prompt?.awaited.includes(u);return c`<li key=${u} class=${g(["kabu-hand",p&&"is-lit"])}>
          <b class="seat-name">${o[u]}</b>
          <${j} cards=${e.zones[`hand:${u}`]?.cards??[]} fanned />
          ${i?c`<b class="kabu-count figure">${s[u]}</b>`:c`<span class="seat-note">${yf(e,u)}</span>`}
          ${n==="over"&&c`<b class="figure">${P(gf(r,u))}</b>`}
        </li>`})}
    </ul>
  </div>`}var yf=({zones:t,prompt:e},n)=>{if(e?.awaited.includes(n))return a("to draw, or not");let{cards:s=[]}=t[`hand:${n}`]??{};return s.some(G)?"":N("{count} card","{count} cards",s.length)};function gf(t,e){let n=r=>r.reduce((o,{amount:i})=>o+i,0),s=t.filter(({paid:r})=>r);return n(s.filter(({to:r})=>r===e))-n(s.filter(({from:r})=>r===e))}function pi({round:t,scene:e}){let{lap:n,counts:s,debts:r}=t.facts;if(e!=="over")return Object.keys(s).length?a("The cards are shown"):n?a("Lap {lap}",{lap:n}):null;let o=r.reduce((i,{amount:l,paid:u})=>i+(u?l:0),0);return o?a("{chips} chips change hands",{chips:m(o)}):a("Equal counts: nobody pays")}var kf=["no-hearts","queens","no-tricks","hairy-ape"];function di({look:t}){let{round:e,table:n}=t,{contract:s,order:r,takers:o}=e.facts,{trick:i}=e.board,l=i.length===e.seats.length;return c`<div class="scene lorum-scene">
    <div class="lorum-felt">
      ${kf.includes(s)?c`<${Vn} look=${t} order=${r?.length?r:e.seats.map(({seat:u})=>u)}
            cards=${(r??[]).map(u=>i.find(p=>p.seat===u)?.card)} takes=${l?o.at(-1):null} />`:c`<${se} round=${e} />`}
      <${oe} look=${t} />
    </div>
    <${vf} look=${t} table=${n} />
  </div>`}function fi({round:t,scene:e}){let{contract:n,hand:s}=t.facts,r=Ke[n];return e==="play"?a("{name} \xB7 hand {hand} of {hands}",{name:r,hand:s,hands:t.board.hands}):a("{name} is over",{name:r})}function vf({look:t,table:e}){let{round:n}=t,s=ot(t),r=n.seats.map(({seat:p})=>p),o=p=>e.seats.find(d=>d.player===p)?.seat,i=Ds(e,n),l=Object.fromEntries(r.map(p=>[p,[...i.values()].reduce((d,$)=>d+(We($,p,o)??0),0)])),u=n.facts.points??{};return c`<aside class="points">
    <ol class="points-list">
      ${r.map((p,d)=>c`<li key=${p} class=${g([n.prompt?.awaited.includes(p)&&"is-lit"])}>
        <${$t} at=${d} /> <b class="points-name">${s[p]}</b> <b class="figure">${P(l[p])}</b>
        <span class="points-note">${!n.finished&&u[p]>0?a("took {points}",{points:u[p]}):""}</span>
      </li>`)}
    </ol>
    ${i.size>1&&c`<${Ot} deals=${Is(i,s,r,o)} />`}
  </aside>`}function $i({look:t}){let{round:e}=t,{prices:n,chart:s}=e.facts;return c`<div class="scene market-scene">
    <ul class="prices">
      ${vt.map(r=>c`<${_f} key=${r} suit=${r} price=${n[r]} before=${s.at(-2)?.[r]} />`)}
    </ul>
    <${An} prices=${s} />
    <${wf} look=${t} />
  </div>`}function hi({scene:t,payment:e,round:n}){if(t==="reveal")return e.line;let s=n.record.at(-1)?.events.find(({code:r})=>r==="csm.wins");return t==="over"?s?.text??a("The market is closed"):null}function _f({suit:t,price:e,before:n}){let s=e!==void 0&&n!==void 0?e-n:0;return c`<li class=${g(["price",e===0&&"is-bankrupt"])} aria-label=${Fe[t]}>
    <${ye} suit=${t} /> <b class="price-figure figure">${e??"\u2013"}</b>
    <span class=${g(["price-step",s>0&&"won",s<0&&"lost"])}>${e===0?a("bankrupt"):s>0?`\u25B2${s}`:s<0?`\u25BC${-s}`:""}</span>
  </li>`}function wf({look:t}){let{round:e,paying:n}=t,s=ot(t),r=t.scene==="over"?Ns(e):null,o=n?[n.seat]:e.prompt?.awaited??[],i=e.seats.map(({seat:l})=>({seat:l,...e.board.players[l]})).map(l=>({...l,worth:r?.[l.seat]??l.worth})).sort((l,u)=>u.worth-l.worth);return c`<ol class="worth">
    ${i.map(({seat:l,shares:u,worth:p})=>c`<li key=${l} class=${g([o.includes(l)&&"is-lit"])}>
      <b class="worth-name">${s[l]}</b>
      <span class="worth-shares">${vt.filter(d=>u[d]>0).map(d=>c`<span key=${d}><${ye} suit=${d} />${u[d]}</span>`)}</span>
      <b class="figure">${m(p)}</b>
    </li>`)}
  </ol>`}var xf=8;function mi({look:t}){let{round:e}=t,n=Object.entries(e.zones).filter(([o,{owner:i,cards:l}])=>i===null&&l.length>0&&o!=="stock"),s=o=>{let i=e.zones[`hand:${o}`]?.cards??[];return c`<span class="seat-cards">${i.length>0&&c`<${j} cards=${i} fanned />`}</span>`},r=o=>{let i=Object.entries(e.places).filter(([l])=>st(l)===o).reduce((l,[,u])=>l+u,0);return i?a("bets {bet}",{bet:i}):""};return c`<div class="scene plain-scene">
    <div class="plain-cards">
      ${n.map(([o,i])=>c`<${j} key=${o} cards=${i.cards.slice(-xf)} fanned=${i.cards.length>5} />`)}
    </div>
    <${oe} look=${t} />
    <${we} look=${t} cards=${s} note=${r} />
  </div>`}var bi={WIN:"Win",EXA:a("Exacta"),SFC:a("Superfecta")},Sf=3;function yi({look:t}){let{round:e,beat:n,running:s}=t,r=e.zones.course?.cards??[],{spaces:o,home:i}=Je(r,n),l=Tf(t),u=!!e.facts.finish&&!s;return c`<div class="scene race-scene">
    <div class="lanes">
      ${[...bt].map(p=>c`<${Of} key=${p} horse=${p} at=${o[p]} place=${i.indexOf(p)}
        backers=${l[p]} line=${e.board.WIN.orders[p]} split=${e.options.split} isOver=${u} />`)}
    </div>
    ${t.paying?c`<${Nf} look=${t} />`:c`<${Af} look=${t} card=${n?r[n-1]:null} isOver=${u} />`}
  </div>`}function gi(t){let{round:e,beat:n,running:s,scene:r,face:o}=t,{race:i,races:l,finish:u}=e.facts;return r==="betting"?a("Race {race} of {races}: bets are open",{race:i,races:l}):u&&!s?a("The finish: {horses}",{horses:wt(u.join("/"))}):n?o.showing(e,n):a("They are off.")}function Tf(t){let e=ot(t),n=Object.fromEntries([...bt].map(s=>[s,new Set]));for(let{seat:s,bets:r}of t.round.facts.tickets)for(let{type:o,horses:i}of r)o==="WIN"&&n[i].add(e[s]);return n}function Of({horse:t,at:e,place:n,backers:s,line:r,split:o,isOver:i}){let l=t.toLowerCase(),u={left:`${Math.min(e,ht)/(ht+1)*100}%`};return c`<div class=${g(["lane",n===0&&"is-winner"])}>
    <div class="course" role="img" aria-label=${`${Et[t]}: ${n<0?a("{number} of {count}",{number:e,count:ht}):a("number {number}##in a race",{number:n+1})}`}>
      ${[...Array(ht+1).keys()].map(p=>c`<span key=${p} class=${g(["space",p===ht&&"is-line"])}></span>`)}
      <span class="backers">${[...s].join(", ")}</span>
      <span class="horse" style=${u}>
        <svg class=${`horse-mark suit-${l}`} viewBox="-22 -22 144 144" aria-hidden="true"><circle cx="50" cy="50" r="70" /><path d=${X[l]} /></svg>
      </span>
    </div>
    <div class="lane-tote">${n>=0?c`<b class="lane-place">${n+1}.</b>`:!i&&c`<span>${a("pays")}</span> <b class="figure">${ki(r.will_pay,o)}</b>`}</div>
  </div>`}function ki(t,e){return t==null?"\u2013":e==="even"?m(t):`${m(Math.floor(t/100))}.${String(t%100).padStart(2,"0")}`}function Af({look:t,card:e,isOver:n}){let{round:s}=t,r=n?s.facts.finish:null;return c`<div class="tote">
    <div class="race-turned">${e&&c`<${E} card=${e} />`}</div>
    ${Object.keys(yt).map(o=>c`<${Cf} key=${o} kind=${o} look=${t} won=${r} paid=${Ef(t,o)} />`)}
  </div>`}function Ef(t,e){if(t.scene!=="over")return null;let n=ot(t),r=t.round.record.flatMap(({events:o})=>o).filter(({code:o,args:i})=>o==="superfecta.pays"&&i.pool===e);return r.length?r.map(({args:o})=>`${n[o.seat]} ${m(o.amount)}`).join(", "):a("nobody had it")}function Cf({kind:t,look:e,won:n,paid:s}){let{round:r}=e,{carried:o,orders:i}=r.board[t],l=r.places[`pool:${t}`]??0,u=t==="WIN"?[...bt]:Lf(e,t);return c`<section class=${g(["pool",`pool-${t.toLowerCase()}`])} aria-label=${bi[t]}>
    <header><span>${bi[t]}</span> <b class="figure">${l>0||!n?m(l):""}</b></header>
    ${n?c`<p class="pool-paid">${s??c`<${Wt} order=${n.slice(0,yt[t]).join("/")} />`}</p>`:u.length>0?c`<table class="pool-orders">
            <thead><tr><th><span class="unseen">${a("order##heads the column of orders")}</span></th><th>${a("chance")}</th><th>${e.scene==="betting"?a("pays##an order, if it comes in"):a("worth##a bet, chips on average")}</th></tr></thead>
            <tbody>${u.map(p=>c`<${jf} key=${p} order=${p} line=${i[p]} look=${e} />`)}</tbody></table>`:c`<p>${o>0?a("{chips} carried",{chips:m(o)}):""}</p>`}
  </section>`}function Lf(t,e){let{orders:n}=t.round.board[e],s=r=>Kt(t,r,t.beat)??0;return Object.keys(n).filter(r=>n[r].staked>0).sort((r,o)=>s(o)-s(r)||n[o].staked-n[r].staked).slice(0,Sf)}function jf({order:t,line:e,look:{course:n,beat:s,round:r,scene:o}}){let i=Kt({course:n},t,s),{will_pay:l}=e,{split:u}=r.options,p=o!=="betting"&&l!==null&&i!==null;return c`<tr><td><${Wt} order=${t} /></td><td><b class="figure">${In(i)}</b></td>
    <td><span class="figure">${p?Fn(u==="even"?l:l/100,i):ki(l,u)}</span></td></tr>`}function Nf({look:{paying:t,payment:e,paid:n}}){let s=Ve(n),r=[...new Map(n.map(({seat:o,player:i})=>[o,i]))];return c`<section class="reveal" key=${t.seat} aria-label=${t.player}>
    <div class="reveal-words">
      <b class="reveal-name">${t.player}</b>
      <p class="reveal-hand">${e.hand}</p>
    </div>
    <div class="reveal-win"><${Gt} amount=${t.amount} /></div>
    <p class="reveal-before">${r.map(([o,i])=>`${i} ${m(s[o])}`).join(" \xB7 ")}</p>
  </section>`}function vi({look:t}){let{state:e,scene:n}=t,s=ge(e),r=Bf[t.table.game]??so,o=n==="over"||n==="reveal";return o&&s?.length&&(r===so||r===wi)?c`<div class="scene"><${Jn} deals=${s} side=${c`<${oe} look=${t} />`} /></div>`:c`<div class=${g(["scene scored-scene",o&&"is-over"])}>
    <div class="scored-felt">
      <${r} look=${t} />
      <${oe} look=${t} />
    </div>
    ${s&&c`<${Pf} look=${t} deals=${s} />`}
  </div>`}function _i({round:t,scene:e,paying:n}){if(e==="reveal")return n.amount<0?a("{player} pays {chips}",{player:n.player,chips:-n.amount}):a("{player} is paid {chips}",{player:n.player,chips:n.amount});if(e==="over")return Jr(t);let{contract:s,trump:r,deal:o}=t.facts;if(typeof s=="string")return a("Deal {number}: {contract}",{number:o,contract:R(s.replaceAll("-"," "))});if(s){let i=t.seats.find(({seat:u})=>u===s.seat)?.player,{points:l}=s;return s.no_trump?a("{player} plays {points} without trumps",{player:i,points:l}):r?a("{player} plays {points}, {suit}",{player:i,points:l,suit:Mf[r]}):a("{player} plays {points}",{player:i,points:l})}return null}var Mf={c:a("clubs"),d:a("diamonds"),h:a("hearts"),s:a("spades")},Bf={"stop-the-bus":Hf,"divide-and-conquer":Rf,schnapsen:wi};function so({look:t}){let{round:e}=t,{order:n=[],takers:s=[]}=e.facts.tricks??{},r=n.length?n:e.seats.map(({seat:i})=>i),o=e.zones.trick?.cards??[];return c`<${Vn} look=${t} order=${r} cards=${o} takes=${o.length===r.length?s.at(-1):null} />`}function wi({look:t}){let{round:e}=t,[n]=e.zones.upcard?.cards??[];return c`<${so} look=${t} />
    <div class="scored-stock">
      ${n&&c`<${E} card=${n} />`}
      <p>${e.facts.closed?a("closed##a stock"):a("{count} to draw",{count:e.zones.stock?.count??0})}</p>
    </div>`}function Hf({look:t}){let{round:e}=t,n=ot(t),{stopped:s,losers:r=[]}=e.facts;return c`<${j} cards=${e.zones.middle?.cards??[]} />
    ${e.finished?c`<ul class="bus-hands">${e.seats.map(({seat:o})=>c`<li key=${o} class=${g([r.includes(o)&&"is-out"])}>
            <b class="seat-name">${n[o]}</b> <${j} cards=${e.zones[`hand:${o}`]?.cards??[]} fanned /></li>`)}</ul>`:c`<p class="bus-line">${s?a("{player} has stopped the bus",{player:n[s]}):""}</p>`}`}function Rf({look:t}){let{round:e}=t,n=ot(t);return c`<div class="matches">
    ${e.seats.map(({seat:s})=>c`<div key=${s} class="matches-row">
      <b class="seat-name">${n[s]}</b>
      <span class="matches-cards">${e.facts.matches.map(({cards:r,winner:o},i)=>c`<${E} key=${i} card=${r[s]} lit=${o===s} />`)}</span>
      <b class="win figure">${e.facts.won[s]??0}</b>
    </div>`)}
  </div>`}function Pf({look:t,deals:e}){let{round:n}=t,{sheet:s}=n.facts;if(!s)return null;let r=Mn(s,n),o=s.after??s.before,i=Math[s.better==="high"?"max":"min"](...Object.values(o)),l=n.prompt?.awaited??[];return c`<aside class="points">
    <ol class="points-list">
      ${Object.keys(o).map((u,p)=>c`<li key=${u} class=${g([u.split("+").some(d=>l.includes(Number(d)))&&"is-lit"])}>
        <${$t} at=${p} /> <b class=${g(["points-name",u.includes("+")&&"is-partners"])}>${r[u]}</b>
        <b class="figure">${m(o[u])}${o[u]===i&&s.after?" \u2605":""}</b>
        <span class="points-note">${s.after?qe(s,u):Ff(n,u)}</span>
      </li>`)}
    </ol>
    ${e.length>1&&c`<${Ot} deals=${e} />`}
    ${s.goal!==null&&c`<p class="points-goal">${a("{chips} ends the game",{chips:m(s.goal)})}</p>`}
  </aside>`}function Ff({facts:t},e){let n=e.split("+").map(Number),s=t.tricks?.takers.filter(r=>n.includes(r)).length??0;return s?N("{count} trick","{count} tricks",s):""}function xi({look:t}){let{round:e,paying:n,scene:s}=t,{facts:r,zones:o,board:i,places:l}=e,u=ot(t),[p]=o.held.cards,d=h=>c`<span class="seat-cards">
    ${o[`pile:${h}`].count>0&&c`<span class="pile-of">${o[`pile:${h}`].count}×<${E} card="??" /></span>`}
    <${j} cards=${o[`turned:${h}`].cards.slice(-3)} fanned />
  </span>`,$=h=>{let f=ke(e,h).map(({price:b})=>a("bids {chips}",{chips:m(b)}));return r.offer?.to===h&&f.push(a("offered at {chips}",{chips:m(r.offer.price)})),f.length?f.join(", "):r.holder===h?a("holds it"):""};return c`<div class="scene speculation-scene">
    <div class="speculation-top">
      <${j} cards=${o.held.cards} places=${1} />
      <div class="speculation-words">
        ${p&&c`<b class="reveal-name">${u[r.holder]}</b>`}
        ${p&&s==="play"&&c`<p>${D("{chance} that it stands",{chance:c`<b class="figure">${Hn(i)}</b>`})}</p>`}
        ${p&&s==="play"&&c`<p>${i.higher.length?a("{count} can beat it",{count:i.higher.length}):a("nothing can beat it")}</p>`}
      </div>
      <div class=${g(["speculation-pot",n&&"is-paid"])}>
        ${n?c`<${Gt} amount=${n.amount} />`:c`<span>${a("pot")}</span> <b class="win figure">${m(l.pot??0)}</b>`}
      </div>
    </div>
    <${we} look=${t} cards=${d} note=${$} />
  </div>`}function Si({round:t,scene:e,face:n,payment:s,paying:r}){return e==="reveal"?s.hand?a("{player} has the highest trump",{player:r.player}):"":e==="over"?n.over(t):t.facts.offer||t.facts.bids.length?a("Speculation"):null}function Ti({look:t}){let{round:e,payment:n}=t,{zones:s}=e,r=Array(s["board:covered"]?.count??0).fill("??"),o=n?.lit,i=If(e);return c`<div class=${g(["scene uth-scene",n&&"is-reveal"])}>
    <div class="uth-board">
      <${j} cards=${[...s.board?.cards??[],...r]} places=${5} lit=${o} />
      <div class="uth-dealer">
        <${j} cards=${s["hand:dealer"]?.cards??[]} places=${2} lit=${o} />
        <p>${i??a("dealer")}</p>
      </div>
    </div>
    ${n?c`<${Df} look=${t} />`:c`<${qf} look=${t} />`}
  </div>`}function If({record:t}){let e=t.flatMap(({events:s})=>s).find(({code:s})=>s==="uth.qualifies"||s==="uth.fails");if(!e)return e;let{hand:n}=e.args;return e.code==="uth.fails"?a("{hand}, not enough",{hand:n}):n}function Oi({scene:t,payment:e}){return t==="betting"?a("Bets are open"):t==="reveal"?e?.hand?a("The cards are shown"):"":t==="over"?a("All paid"):null}function Df({look:{round:t,night:e,paying:n,payment:s,paid:r}}){let o=t.zones[`hand:${n.seat}`]?.cards??[];return c`<section class="reveal" key=${n.seat} aria-label=${n.player}>
      <${j} cards=${o.filter(G)} lit=${s.lit} />
      <div class="reveal-words">
        <b class="reveal-name">${n.player}</b>
        <p class="reveal-hand">${s.hand??""}</p>
      </div>
      <div class="reveal-win">
        <${Gt} amount=${n.amount} />
        ${n.amount>0&&c`<${Ft} amount=${n.amount} chipset=${e.chip_set} />`}
      </div>
    </section>
    <${Uf} round=${t} paid=${r} paying=${n} />`}function Uf({round:t,paid:e,paying:n}){let s=Ve(e);return c`<ol class="settled">
    ${t.seats.map(({seat:r,player:o})=>c`<li key=${r} class=${g([r===n.seat&&"is-lit"])}>
      <span>${o}</span> ${r in s&&c`<b class="figure">${s[r]?P(s[r]):a("push")}</b>`}
    </li>`)}
  </ol>`}function qf({look:t}){let{round:e,paid:n,scene:s}=t,{folded:r,dealt_in:o}=e.facts,i=Ve(n),l=d=>Object.entries(e.places).filter(([$])=>st($)===d).reduce(($,[,h])=>$+h,0);return c`<${we} look=${t} cards=${d=>{let $=e.zones[`hand:${d}`]?.cards??[];return c`<span class="seat-cards">${$.length>0&&!r.includes(d)&&c`<${j} cards=${$} />`}</span>`}} note=${d=>s==="over"?i[d]?P(i[d]):"":r.includes(d)?a("folded"):s!=="betting"&&!o.includes(d)?a("sits out"):l(d)?a("bets {chips}",{chips:m(l(d))}):""} />`}var Wf={uth:[Ti,Oi],superfecta:[yi,gi],"card-stock-market":[$i,hi],lorum:[di,fi],bura:[ci,li],kabu:[ui,pi],speculation:[xi,Si]},Kf=[vi,_i],zf=[mi,()=>null],Ai=({table:t,round:e})=>Wf[t.game]??(e.facts.sheet?Kf:zf);function Ei({look:t}){let[e]=Ai(t);return c`<${e} key=${t.table.game} look=${t} />`}function Ci(t){let[,e]=Ai(t);return(e(t)??Gf(t)).replace(/\.$/,"")}function Gf(t){let e=ot(t),n=(t.round.prompt?.awaited??[]).map(s=>e[s]).filter(Boolean);return n.length?n.length===1?a("{player}'s turn",{player:n[0]}):a("{players} to play",{players:ft(n)}):""}var Jf=1500,xe=new ie("/api"),Vf=["wall","player"];async function Qf(){let t=await xe.get("session");if(Vf.includes(t.role))return t.night;if(t.role!=="host")return null;let{nights:e}=await xe.get("nights");if(!e.length)throw new Error(a("There is no night yet."));return e[0].night}function Yf(){let[t,e]=S(null),[n,s]=S(null),[r]=S(wr),[o,i]=S(!!r),l=u=>{i(!1),e(new zn(xe,u))};return H(()=>{r||Qf().then(u=>u?l(u):i(!0),u=>s(u.message))},[]),n?c`<${Li} text=${n} />`:o?c`<${xr} api=${xe} code=${r} onIn=${l} />`:t?c`<${Zf} following=${t} />`:c`<${mn} title=${a("One moment")} />`}var Li=({text:t})=>c`<${mn} mark="d" title=${a("Nothing on the wall")} text=${t}>
  <p class="state-text">${a("The host's desk shows the wall's code.")}</p>
  <a class="button is-plain" href="/sign-in?another">${a("sign in")}</a>
<//>`;function Zf({following:t}){let e=I(!1),n=t.night.value,s=t.connection.value==="lost",r=t.refusal.value;return r?c`<${Li} text=${r.message} />`:(e.current||=n&&_e(n).every(({table:o})=>t.tables.value[o]),e.current?c`<${Xf} following=${t} night=${n} lost=${s} />`:c`<${mn} title=${s?a("No connection"):a("One moment")} text=${s?a("This screen goes on trying."):""} />`)}function Xf({following:t,night:e,lost:n}){let{looks:s,states:r}=e$(t,e),o=pr(e),i=_e(e),l=o$(i.map(b=>n$(b,s[b.table])),o.shows),u=vs(xe,t.number),p=u&&_s(u)&&e.status==="open"?u:null,d=Sr(xe,t.number,s$(e)),$=r$(l===Pt?null:s[l]);document.title=a("{night} \xB7 the wall",{night:e.name});let h={night:e,lost:n,room:$&&p};if(e.status==="closed")return c`<main class="wall is-closing">
      <${oo} ...${h} title=${e.name} line="Good night" />
      <${ai} night=${e} evening=${d} />
    </main>`;if(!$)return c`<main class="wall is-between">
      <${oo} ...${h} title=${e.name} line="" />
      <${si} evening=${d} states=${r} room=${p} />
      <${xs} tables=${i.filter(({seated:b})=>b>0)} choice=${o} />
    </main>`;let{table:f}=$;return c`<main class=${g(["wall",`is-${$.scene}`])} aria-label=${`${f.name}: ${f.game_name}`}>
    <${oo} ...${h} title=${f.game_name} where=${t$(f)} line=${Ci($)} />
    <${Ei} look=${$} />
    <${xs} tables=${i.filter(({seated:b})=>b>0)} choice=${o} />
  </main>`}var t$=({name:t,number:e,voided:n})=>[t,a("round {number}",{number:e}),n>0&&a("{count} voided",{count:n})].filter(Boolean).join(" \xB7 ");function e$(t,e){let n=t.tables.value,s=t.beats.value,r={};for(let o of _e(e)){let i=n[o.table];i?.round?.seats.length&&(r[o.table]=Ya(i,o,s[o.table]??{beat:0,board:null}))}return{looks:r,states:Object.values(n)}}var n$=({table:t,version:e},n)=>({table:t,version:e,live:!!n,busy:!!(n&&(n.running||n.scene==="reveal"))}),s$=({status:t,tables:e})=>[t,...e.map(({rounds:n,status:s})=>`${n}${s}`)].join(" ");function o$(t,e){let[n,s]=S({shown:null,since:0,before:null}),[,r]=S(0);H(()=>{let i=setInterval(()=>r(l=>l+1),1e3);return()=>clearInterval(i)},[]);let o=lr({...n,now:Date.now()},t,e);return H(()=>{if(o===n.shown)return;let i=setTimeout(()=>s({shown:o,since:Date.now(),before:n.shown}),o===Pt&&n.shown!==null?Jf:0);return()=>clearTimeout(i)},[o,n.shown]),n.shown??o}function r$(t){let e=I(t);return t!==void 0&&(e.current=t),e.current}function oo({night:t,title:e,where:n,line:s,lost:r,room:o}){return c`<header class="wall-head">
    <div class="wall-title">
      <h1>${e}</h1><span>${n}</span>
      <p class="wall-line" role="status">${s}</p>
    </div>
    <div class="wall-side">
      ${r&&c`<p class="wall-lost" role="alert">${a("No connection")}</p>`}
      ${o&&c`<p class="wall-join"><span>${o.addresses[0]}</span> <b>${$n(o.code)}</b></p>`}
      <${a$} />
    </div>
    ${t.damage&&c`<p class="wall-lost is-wide" role="alert">${a("The book of this night is damaged, and play stops: the host's desk says more.")}</p>`}
  </header>`}function a$(){let[t,e]=S(Date.now());return H(()=>{let n=setInterval(()=>e(Date.now()),5e3);return()=>clearInterval(n)},[]),c`<time class="wall-clock">${new Date(t).toLocaleTimeString(void 0,{hour:"2-digit",minute:"2-digit",hourCycle:"h23"})}</time>`}ps(c`<${Yf} />`,document.getElementById("page"));ko();
