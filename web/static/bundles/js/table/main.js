var ks="wakeLock"in navigator,El={"video/webm":"/static/awake.webm","video/mp4":"/static/awake.mp4"};function Go(){ks?Ko(Cl):addEventListener("load",()=>Ko(jl()))}function Ko(t){document.addEventListener("visibilitychange",t),t()}function Cl(){document.visibilityState==="visible"&&navigator.wakeLock.request("screen").catch(()=>{})}function jl(){let t=document.createElement("video");t.className="awake",t.muted=!0,t.loop=!0,t.playsInline=!0,t.ariaHidden="true";for(let[n,s]of Object.entries(El))t.append(Object.assign(document.createElement("source"),{type:n,src:s}));document.body.append(t);let e=()=>{document.visibilityState!=="visible"?t.pause():t.paused&&t.play().catch(()=>{})};return addEventListener("click",e),addEventListener("keydown",e),e}function zo(){let t=crypto.getRandomValues(new Uint8Array(16));return Array.from(t,e=>e.toString(16).padStart(2,"0")).join("")}var Jo=document.documentElement,Ht=Jo.lang||"en",Hl=navigator.languages.find(t=>t.split("-")[0]===Ht)??Ht,Vo=JSON.parse(Jo.dataset.languages??'{"en":"English"}'),vs=Reflect.get(globalThis,"catalogue")??{},Ll=31536e3;function Zo(t){document.cookie=`croupier-language=${t}; path=/; max-age=${Ll}; samesite=lax`,location.reload()}var Bl=new Intl.NumberFormat(Ht).format(1e4).replace(/\d/g,"");function y(t){let e=String(Math.abs(t)).replace(/\B(?=(\d{3})+$)/g,Bl);return t<0?`\u2212${e}`:e}var _s=(t,e)=>new Intl.NumberFormat(Ht,{minimumFractionDigits:e,maximumFractionDigits:e}).format(t),bt=t=>t>0?`+${y(t)}`:y(t);var Qo=/\{(\w+)\}/,Ml=new Intl.PluralRules(Ht),a=(t,e={})=>tr(Yo(t),e);function L(t,e,n,s={}){let o=vs[e],r=typeof o=="object"?o[Ml.select(n)]??o.other:Xo(n===1?t:e);return tr(r,{count:n,...s})}var N=(t,e)=>Yo(t).split(Qo).map((n,s)=>s%2?er(e[n]):n);function Yo(t){let e=vs[t];return typeof e=="string"?e:Xo(t)}var Xo=t=>t.split("##")[0],tr=(t,e)=>t.split(Qo).map((n,s)=>s%2?er(e[n]):n).join(""),er=t=>typeof t=="number"?y(t):t;var At=class extends Error{constructor({code:e,message:n,status:s,body:o}){super(n),this.name="Refused",this.code=e,this.status=s,this.body=o}},De=class extends Error{constructor(){super(a("No answer from the server. Look whether it has arrived before you do it again.")),this.name="Unreachable",this.code="unreachable"}},st=location.pathname.match(/^\/practice\/[\w-]+/)?.[0]??"",Nl=5e3,nr=[250,500,1e3,2e3,4e3],Pl=[502,503,504],Jt=class{#n;constructor(e){this.#n=st+(e.endsWith("/")?e:`${e}/`)}async get(e){return ws(await this.#e(e,{}))}async look(e,n){let s=await this.#e(e,{headers:n?{"If-None-Match":n}:{},cache:"no-store"});return s.status===304?null:{state:ws(s),etag:s.etag}}async send(e,n,s={},{signal:o}={}){let r={"Content-Type":"application/json","Idempotency-Key":zo()},i={method:e,headers:r,body:JSON.stringify(s)};for(let l=0;;l+=1){try{return ws(await this.#e(n,i))}catch(u){if(!(u instanceof De)||o?.aborted)throw u}await new Promise(u=>setTimeout(u,nr[Math.min(l,nr.length-1)]))}}async#e(e,n){let s=new AbortController,o=setTimeout(()=>s.abort(),Nl);try{let r=await fetch(this.#n+e,{signal:s.signal,...n});if(Pl.includes(r.status))throw new De;let{ok:i,status:l,headers:u}=r;return{ok:i,status:l,etag:u.get("ETag"),text:await r.text()}}catch{throw new De}finally{clearTimeout(o)}}};function ws({ok:t,status:e,text:n}){let s=Rl(n);if(t)return s;let{code:o=`http-${e}`,message:r}=s?.error??s??{};throw new At({code:o,message:r??a("The server answered {status} and did not say why.",{status:e}),status:e,body:s})}function Rl(t){try{return JSON.parse(t)}catch{return null}}var or=function(t,e,n,s){var o;e[0]=0;for(var r=1;r<e.length;r++){var i=e[r++],l=e[r]?(e[0]|=i?1:2,n[e[r++]]):e[++r];i===3?s[0]=l:i===4?s[1]=Object.assign(s[1]||{},l):i===5?(s[1]=s[1]||{})[e[++r]]=l:i===6?s[1][e[++r]]+=l+"":i?(o=t.apply(l,or(t,l,n,["",null])),s.push(o),l[0]?e[0]|=2:(e[r-2]=0,e[r]=o)):s.push(l)}return s},sr=new Map;function rr(t){var e=sr.get(this);return e||(e=new Map,sr.set(this,e)),(e=or(this,e.get(t)||(e.set(t,e=(function(n){for(var s,o,r=1,i="",l="",u=[0],d=function(m){r===1&&(m||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,m,i):r===3&&(m||i)?(u.push(3,m,i),r=2):r===2&&i==="..."&&m?u.push(4,m,0):r===2&&i&&!m?u.push(5,0,!0,i):r>=5&&((i||!m&&r===5)&&(u.push(r,0,i,o),r=6),m&&(u.push(r,m,0,o),r=6)),i=""},p=0;p<n.length;p++){p&&(r===1&&d(),d(p));for(var f=0;f<n[p].length;f++)s=n[p][f],r===1?s==="<"?(d(),u=[u],r=3):i+=s:r===4?i==="--"&&s===">"?(r=1,i=""):i=s+i[0]:l?s===l?l="":i+=s:s==='"'||s==="'"?l=s:s===">"?(d(),r=1):r&&(s==="="?(r=5,o=i,i=""):s==="/"&&(r<5||n[p][f+1]===">")?(d(),r===3&&(u=u[0]),r=u,(u=u[0]).push(2,0,r),r=0):s===" "||s==="	"||s===`
`||s==="\r"?(d(),r=2):i+=s),r===3&&i==="!--"&&(r=4,u=u[0])}return d(),u})(t)),e),arguments,[])).length>1?e:e[0]}var q,cr,Ts,Vt,xs,gn,lr,bn,ur,Os,Ss,Fl,qe=Symbol.for("pv"),kn={},vn=[],Dl=/^m(i|n|o|s|text|space)$/,As=Array.isArray,Es=vn.slice,pe=Object.assign;function ue(t){t&&t.parentNode&&t.remove()}function _n(t,e,n){var s,o,r,i={},l=arguments.length;for(r in e)r=="key"?s=e[r]:r=="ref"&&typeof t!="function"?o=e[r]:i[r]=e[r];return l>2&&(i.children=l>3?Es.call(arguments,2):n),Ie(t,i,s,o,null)}function Ie(t,e,n,s,o){var r={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:qe,__v:o||++cr,__i:-1,__u:0};return!o&&q.vnode&&q.vnode(r),r}function Qt(t){return t.children}function we(t,e){this.props=t,this.context=e,this.__g=0}function Zt(t,e){if(e==null)return t.__&&Zt(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:Zt(t)}function Il(t){var e,n=t.__v,s=n.__e,o=[],r=[],i=t.__P;i&&((e=pe({constructor:qe},n)).__v=n.__v+1,q.vnode&&q.vnode(e),Cs(i,e,n,t.__n,i.namespaceURI,32&n.__u?[s]:null,o,s||Zt(n),32&n.__u,r),e.__v=n.__v,e.__.__k[e.__i]=e,hr(o,e,r),n.__=n.__e=null,e.__e!=s&&pr(e))}function pr(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),pr(t)}function ar(t){(8&t.__g||(t.__g|=8,Vt.push(t),gn++))&&xs==q.debounceRendering||((xs=q.debounceRendering)||queueMicrotask)(dr)}function dr(){try{for(var t,e=1;Vt.length;)Vt.length>e&&Vt.sort(lr),t=Vt.shift(),e=Vt.length,8&t.__g&&Il(t)}finally{(gn=Vt.length)&&(xs||queueMicrotask)(dr)}}function fr(t,e,n,s,o,r,i,l,u,d,p){var f,m,$,b,w,g,k=s.__k||vn,x=e.length;for(u=ql(n,e,k,u,x),f=0;f<x;f++)($=n.__k[f])!=null&&(m=~$.__i&&k[$.__i]||kn,$.__i=f,g=Cs(t,$,m,o,r,i,l,u,d,p),b=$.__e,(m.ref!=$.ref||8&m.__u)&&(m.ref&&js(m.ref,null,$,m),$.ref&&p.push($.ref,$.__c||b,$)),w=w||b,4&$.__u?(u=$r($,u,t,!m.__v),m.__e&&(m.__e=null)):typeof $.type=="function"&&g!==void 0?u=g:b&&(u=b.nextSibling),$.__u&=-21);return n.__e=w,u}function ql(t,e,n,s,o){var r,i,l,u,d,p,f,m,$,b=n.length,w=b,g=0,k=0,x=t.__k=Array(o);for(r=0;r<o;r++)(i=e[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=x[r]=Ie(null,i):As(i)?i=x[r]=Ie(Qt,{children:i}):i.constructor===qe&&i.__b?i=x[r]=Ie(i.type,i.props,i.key,i.ref,i.__v):x[r]=i,u=r+g,i.__=t,i.__b=t.__b+1,l=null,~(d=i.__i=Ul(i,n,u,w))&&(w--,(l=n[d])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,d==u-1?g--:d==u+1?g++:d!=u&&(d>u?g--:g++,k=1)):(~d||(o>b?g--:o<b&&g++),typeof i.type!="function"&&(i.__u|=4))):x[r]=null;if(k){for(p=[],f=[],r=0;r<o;r++)if((i=x[r])&&16&i.__u){for(g=0,m=p.length;g<m;)p[$=g+m>>1]<i.__i?g=$+1:m=$;p[g]=i.__i,f[r]=g+1}for(g=p.length;r--;)f[r]&&(f[r]==g?g--:x[r].__u|=4)}if(w)for(r=0;r<b;r++)!(l=n[r])||2&l.__u||(l.__e==s&&(s=Zt(l)),Hs(l,l));return s}function $r(t,e,n,s){var o,r,i,l;if(typeof t.type=="function"){if(t.props.__P)return e;if(o=t.__k)for(r=0;r<o.length;r++)o[r]&&(o[r].__=t,e=$r(o[r],e,n,!1));return e}for(e&&!e.parentNode&&(e=Zt(t))&&!e.parentNode&&(e=null),i=t.__e,l=e;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!s&&n.moveBefore&&i.parentNode?n.moveBefore(i,e):n.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function Ul(t,e,n,s){var o,r=t.key,i=t.type,l=e[n],u=l&&!(2&l.__u);if(l===null&&r==null||u&&r==l.key&&i==l.type)return n;if(s>(u?1:0)){for(o=n-1;o>=0;o--)if((l=e[o])&&!(2&l.__u)&&r==l.key&&i==l.type)return o;for(o=n+1;o<e.length;o++)if((l=e[o])&&!(2&l.__u)&&r==l.key&&i==l.type)return o}return-1}function ir(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function hn(t,e,n,s,o){var r,i;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.cssText=s=""),s)for(e in s)n&&e in n||ir(t.style,e);if(n)for(e in n)s&&n[e]==s[e]||ir(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(t.__e||(t.__e={}))[e]=n,n&&s||(i=Ss[e]||(Ss[e]=Wl(e)),(t.__a||(t.__a={}))[e]=Os,r=e!=(e=e.replace(ur,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,i,r):t.removeEventListener(e,i,r));else{if(o=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function Wl(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[bn]==null)e[bn]=Os++;else if(e[bn]<this.__a[t])return;return n(q.event?q.event(e):e)}}}function Cs(t,e,n,s,o,r,i,l,u,d){var p,f,m,$,b,w,g,k,x,T,_,H,D,z,I,J,ct,Y,dt=e.type;if(e.constructor!==qe)return null;128&n.__u&&(u=32&n.__u,p=n.__c.__z)&&(e.__u|=u,f=r=[],p.nodeType==8?l=yn(p,r):r.push(p),l=r[0]||l),(p=q.__b)&&p(e);t:if(typeof dt=="function"){m=i.length;try{if(k=e.props,x=(p=dt.prototype)&&p.render,T=(p=dt.contextType)&&s[p.__c],_=p?T?T.props.value:p.__:s,($=n.__c)?(e.__c=$,2&$.__g&&($.__g|=1)):(x?e.__c=$=new dt(k,_):(e.__c=$=new we(k,_),$.constructor=dt,$.render=Gl),T&&T.sub($),$.state||($.state={}),$.__n=s,$.__g|=8,$.__h=[],$.__k=[]),x&&($.__s||($.__s=$.state),dt.getDerivedStateFromProps&&($.__s==$.state&&($.__s=pe({},$.__s)),pe($.__s,dt.getDerivedStateFromProps(k,$.__s)))),b=$.props,w=$.state,$.__v=e,n.__c){if(k!==b&&x&&!dt.getDerivedStateFromProps&&$.componentWillReceiveProps&&$.componentWillReceiveProps(k,_),e.__v==n.__v&&!(8&$.__g)||!(4&$.__g)&&$.shouldComponentUpdate&&$.shouldComponentUpdate(k,$.__s,_)===!1){e.__v!=n.__v&&($.props=k,$.state=$.__s,$.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(G){G&&(G.__=e)}),vn.push.apply($.__h,$.__k),$.__k=[],$.__h.length&&i.push($),l=Zt(n);break t}$.componentWillUpdate&&$.componentWillUpdate(k,$.__s,_),x&&$.componentDidUpdate&&$.__h.push(function(){$.componentDidUpdate(b,w,g)})}else x&&!dt.getDerivedStateFromProps&&$.componentWillMount&&$.componentWillMount(),x&&$.componentDidMount&&$.__h.push($.componentDidMount);$.context=_,$.props=k,$.__P=t,$.__g&=-5,H=q.__r,D=x?25:0;do $.__g&=-9,H&&H(e),p=$.render($.props,$.state=$.__s,$.context);while(8&$.__g&&++D<25);x&&(vn.push.apply($.__h,$.__k),$.__k=[]),$.state=$.__s,$.getChildContext&&(s=pe({},s,$.getChildContext())),x&&n.__c&&$.getSnapshotBeforeUpdate&&(g=$.getSnapshotBeforeUpdate(b,w)),z=p&&p.type===Qt&&p.key==null?p.props.children:p,k.__P&&(p=l,o=(t=k.__P).namespaceURI,u=r=null,n.props&&n.props.__P!=t&&(n.__k.some(function(G){G&&Hs(G,G)}),n.__k=null),l=n.__k?Zt(n,0):null),l=fr(t,As(z)?z:[z],e,n,s,o,r,i,l,u,d),k.__P&&(e.__e=null,l=p),e.__u&=-161,f&&f.some(ue),$.__h.length&&i.push($),1&$.__g&&($.__g&=-4)}catch(G){if(i.length=m,e.__v=null,u||r)if(G&&G.then){if(e.__u|=128|u,r){for(~(ct=r.indexOf(l||void 0))||(ct=r.length);(Y=r[ct-1])&&Y.nodeType==8;)ct--;for(;ct<r.length;ct++)if(Y=r[ct])if(r[ct]=null,I){if(Y==J)break}else{if(Y.nodeType!=8)break;Y.data.startsWith("$s")&&(J=yn(I=Y))}}if(!I){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;I=l}(p=yn(I=e.__c.__z||(e.__c.__z=I)))?(e.__e=I,l=p):e.__e=l,l=l&&l.nextSibling}else r&&r.some(ue);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),G&&G.then||mr(e),q.__e(G,e,n)}}else l=e.__e=Kl(n.__e,e,n,s,o,r,i,u,d,t);return(p=q.diffed)&&p(e),l}function yn(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function mr(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(mr))}function hr(t,e,n){for(var s=0;s<n.length;)js(n[s++],n[s++],n[s++]);q.__c&&q.__c(e,t),t.some(function(o){try{t=o.__h,o.__h=[],t.some(function(r){r.call(o)})}catch(r){q.__e(r,o.__v)}})}function Kl(t,e,n,s,o,r,i,l,u,d){var p,f,m,$,b,w,g,k,x=n.props||kn,T=e.props,_=e.type;if(_=="svg"?o="http://www.w3.org/2000/svg":_=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),r){for(p=0;p<r.length;p++)if((b=r[p])&&(_?b.localName==_:b.nodeType==3)){t=b,r[p]=null;break}}if(!t){if(k=d.ownerDocument||document,!_)return k.createTextNode(T);t=k.createElementNS(o,_,T.is?T:d),l&&(q.__m&&q.__m(e,r),l=!1),r=null}if(_){if(d=_=="template"&&t.content||t,r=_=="textarea"&&T.defaultValue!=null?null:r&&Es.call(d.childNodes),!l&&r)for(x={},p=0;p<t.attributes.length;p++)x[(b=t.attributes[p]).name]=b.value;for(p in x)b=x[p],p=="dangerouslySetInnerHTML"?m=b:p=="children"||p in T||p=="value"&&"defaultValue"in T||p=="checked"&&"defaultChecked"in T||hn(t,p,null,b,o);for(p in T)b=T[p],p=="children"?$=b:p=="dangerouslySetInnerHTML"?f=b:p=="value"?w=b:p=="checked"?g=b:l&&typeof b!="function"||x[p]===b||hn(t,p,b,x[p],o);f?(l||m&&(f.__html==m.__html||f.__html==t.innerHTML)||(t.innerHTML=f.__html),e.__k=[]):(m&&(t.textContent=""),(_=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&Dl.test(_))&&(o="http://www.w3.org/1999/xhtml"),fr(d,As($)?$:[$],e,n,s,o,r,i,r?r[0]:n.__k&&Zt(n,0),l,u),r&&r.some(ue)),l&&_!="textarea"||(p="value",_=="progress"&&w==null?t.removeAttribute(p):w==null||w===t[p]&&(_!="progress"||w)||hn(t,p,w,x[p],o),p="checked",g!=null&&g!=t[p]&&hn(t,p,g,x[p],o))}else x===T||l&&t.data==T||(t.data=T);return t}function js(t,e,n,s){try{typeof t=="function"?e?e.__x=t(e)||1:s&&(s=s.__c||s.__e)&&(e=s.__x)&&(s.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(o){q.__e(o,n)}}function Hs(t,e,n){var s,o,r,i;if(q.unmount&&q.unmount(t),!(s=t.ref)||s.current&&s.current!=t.__e||js(s,null,e,t),s=t.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(l){q.__e(l,e)}s.__P=s.__n=null}if(s=t.__k)for(i=0;i<s.length;i++)s[i]&&Hs(s[i],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(s=t.__c)&&(s=s.__z)&&(o=yn(s,r=[]))&&(s==t.__e&&r.some(ue),ue(o),ue(s)),n||ue(t.__e),t.__e=t.__c=t.__=null}function Gl(t,e,n){return this.constructor(t,n)}function Ue(t,e){var n,s,o,r;q.__&&q.__(t,e),e.nodeType==9&&(e=e.documentElement),s=(n=t&&32&t.__u)?null:e.__k,e.__k=Ie(Qt,{children:[t]}),o=[],r=[],Cs(e,e.__k,s||kn,kn,e.namespaceURI,s?null:e.firstChild?Es.call(e.childNodes):null,o,s?s.__e:e.firstChild,n,r),hr(o,e.__k,r),e.__k.props.children=null}q={__e:function(t,e,n,s){for(var o,r,i;e=e.__;)if((o=e.__c)&&!(1&o.__g)){o.__g|=4;try{if((i=(r=o.constructor)&&r.getDerivedStateFromError)&&o.setState(r.getDerivedStateFromError(t)),o.componentDidCatch&&(o.componentDidCatch(t,s||{}),i=1),i&&8&o.__g)return void(o.__g|=2)}catch(l){t=l}}throw gn=0,t}},cr=0,Ts=function(t){return t!=null&&t.constructor===qe},we.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=pe({},this.state)),typeof t=="function"&&(t=t(pe({},n),this.props)),t&&(pe(n,t),this.__v&&(e&&this.__k.push(e),ar(this)))},we.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),ar(this))},we.prototype.render=Qt,Vt=[],gn=0,lr=function(t,e){return t.__v.__b-e.__v.__b},bn=Symbol(),ur=/(PointerCapture)$|Capture$/i,Os=0,Ss={},Fl=0;var xe,at,Ls,br,Bs=Object.is,wn=0,Tr=[],Ms=[],ot=q,yr=ot.__b,gr=ot.__r,kr=ot.diffed,vr=ot.__c,_r=ot.unmount,wr=ot.__;function xn(t,e){ot.__h&&ot.__h(at,t,wn||e),wn=0;var n=at.__H||(at.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function v(t){return wn=1,zl(Or,t)}function zl(t,e,n){var s=xn(xe++,2);if(s.t=t,!s.__c&&(s.__=[n?n(e):Or(void 0,e),function(r){var i=(s.__N||s.__)[0],l=s.t(i,r);Bs(i,l)||(s.__N=[l,s.__[1]],s.__c.setState({}))}],s.__c=at,!at.__f)){at.__f=!0;var o=at.shouldComponentUpdate;at.shouldComponentUpdate=function(r,i,l){var u=this.__H;if(!u)return!0;var d=!1,p=this.props!=r;if(u.__.some(function(m){m.__N&&(d=!0,Bs(m.__[0],m.__N[0])||(p=!0))}),o){var f=o.call(this,r,i,l);return d?f||p:f}return!d||p}}return s.__}function j(t,e){var n=xn(xe++,3);!ot.__s&&Ps(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,at.__H.__h.push(n))}function Ke(t,e){var n=xn(xe++,4);!ot.__s&&Ps(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,at.__h.push(n))}function X(t){return wn=5,Ge(function(){return{current:t}},[])}function Ge(t,e){var n=xn(xe++,7);return Ps(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function Jl(){var t;do{for(;t=Ms.shift();)try{We(t)}catch(n){ot.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=Tr.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(We),e.__h.some(Ns),e.__h=[]}catch(n){e.__h=[],ot.__e(n,t.__v)}}}while(Ms.length)}ot.__b=function(t){at=null,yr&&yr(t)},ot.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),wr&&wr(t,e)},ot.__r=function(t){gr&&gr(t),xe=0;var e=(at=t.__c).__H;e&&(Ls==at?at.__h=[]:(e.__h.some(We),e.__h.some(Ns),xe=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Ls=at},ot.diffed=function(t){kr&&kr(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Sr(Tr.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Ls=at=null},ot.__c=function(t,e){e.some(function(n){try{n.__h.some(We),n.__h=n.__h.filter(function(s){return!s.__||Ns(s)})}catch(s){n.__h=[function(){throw s}]}}),vr&&vr(t,e)},ot.unmount=function(t){_r&&_r(t);var e,n,s=t.__c;s&&s.__H&&(s.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,Sr(Ms.push(o))}else We(o)}catch(r){e=r}}),s.__H=void 0,e&&ot.__e(e,s.__v))};var xr=typeof requestAnimationFrame=="function";function Vl(t){var e,n=function(){clearTimeout(s),xr&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(n,35);xr&&(e=requestAnimationFrame(n))}function Sr(t){t!=1&&br==ot.requestAnimationFrame||((br=ot.requestAnimationFrame)||Vl)(Jl)}function We(t){var e=at,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),at=e}function Ns(t){var e=at;t.__c=t.__(),at=e}function Ps(t,e){return!t||t.length!=e.length||e.some(function(n,s){return!Bs(n,t[s])})}function Or(t,e){return typeof e=="function"?e(t):e}var Zl=Symbol.for("preact-signals");function An(){if(Ft>1){Ft--;return}let t,e=!1;for((function(){let n=Sn;for(Sn=void 0;n!==void 0;){let s=n.S;if(s.v===n.v)for(let o=s.t;o!==void 0;o=o.x)o.i===n.i&&(o.i=s.i);n=n.o}})();Je!==void 0;){let n=Je;for(Je=void 0,Tn++;n!==void 0;){let s=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Er(n))try{n.c()}catch(o){e||(t=o,e=!0)}n=s}}if(Tn=0,Ft--,e)throw t}function En(t){if(Ft>0)return t();Rs=++Ql,Ft++;try{return t()}finally{An()}}var V,ze,Je;function Ve(t){let e=V,n=ze;V=void 0,ze=void 0;try{return t()}finally{V=e,ze=n}}var Sn,Ft=0,Tn=0,Ql=0,Rs=0,On=0;function Ar(t){if(V===void 0)return;let e=t.n;if(e===void 0||e.t!==V)return e={i:0,S:t,p:V.s,n:void 0,t:V,e:void 0,x:void 0,r:e},V.s!==void 0&&(V.s.n=e),V.s=e,t.n=e,32&V.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=V.s,e.n=void 0,V.s.n=e,V.s=e),e}function lt(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}lt.prototype.brand=Zl;lt.prototype.h=function(){return!0};lt.prototype.S=function(t){let e=this.t;e!==t&&t.e===void 0&&(t.x=e,this.t=t,e!==void 0?e.e=t:Ve(()=>{var n;(n=this.W)==null||n.call(this)}))};lt.prototype.U=function(t){if(this.t!==void 0){let e=t.e,n=t.x;e!==void 0&&(e.x=n,t.e=void 0),n!==void 0&&(n.e=e,t.x=void 0),t===this.t&&(this.t=n,n===void 0&&Ve(()=>{var s;(s=this.Z)==null||s.call(this)}))}};lt.prototype.subscribe=function(t){return Lt(()=>{let e=this.value;Ve(()=>t(e))},{name:"sub"})};lt.prototype.valueOf=function(){return this.value};lt.prototype.toString=function(){return this.value+""};lt.prototype.toJSON=function(){return this.value};lt.prototype.peek=function(){return Ve(()=>this.value)};Object.defineProperty(lt.prototype,"value",{get(){let t=Ar(this);return t!==void 0&&(t.i=this.i),this.v},set(t){if(t!==this.v){if(Tn>100)throw new Error("Cycle detected");(function(e){Ft!==0&&Tn===0&&e.l!==Rs&&(e.l=Rs,Sn={S:e,v:e.v,i:e.i,o:Sn})})(this),this.v=t,this.i++,On++,Ft++;try{for(let e=this.t;e!==void 0;e=e.x)e.t.N()}finally{An()}}}});function mt(t,e){return new lt(t,e)}function Er(t){for(let e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function Cr(t){for(let e=t.s;e!==void 0;e=e.n){let n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function jr(t){let e,n=t.s;for(;n!==void 0;){let s=n.p;n.i===-1?(n.S.U(n),s!==void 0&&(s.n=n.n),n.n!==void 0&&(n.n.p=s)):e=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=s}t.s=e}function de(t,e){lt.call(this,void 0,e),this.x=t,this.s=void 0,this.g=On-1,this.f=4}de.prototype=new lt;de.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===On))return!0;if(this.g=On,this.f|=1,this.i>0&&!Er(this))return this.f&=-2,!0;let t=V;try{Cr(this),V=this;let e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return V=t,jr(this),this.f&=-2,!0};de.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(let e=this.s;e!==void 0;e=e.n)e.S.S(e)}lt.prototype.S.call(this,t)};de.prototype.U=function(t){if(this.t!==void 0&&(lt.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(let e=this.s;e!==void 0;e=e.n)e.S.U(e)}};de.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(de.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let t=Ar(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function Ze(t,e){return new de(t,e)}function Hr(t){let e=t.j;if(t.j=void 0,typeof e=="function"){Ft++;let n=V;V=void 0;try{e()}catch(s){throw t.f&=-2,t.f|=8,Fs(t),s}finally{V=n,An()}}}function Fs(t){for(let e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,Hr(t)}function Yl(t){if(V!==this)throw new Error("Out-of-order effect");jr(this),V=t,this.f&=-2;try{8&this.f&&Fs(this)}finally{An()}}function Se(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,ze&&ze.push(this)}Se.prototype.c=function(){let t=this.S();try{if(8&this.f||this.x===void 0)return;let e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};Se.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Hr(this),Cr(this),Ft++;let t=V;return V=this,Yl.bind(this,t)};Se.prototype.N=function(){2&this.f||(this.f|=2,this.u=Je,Je=this)};Se.prototype.d=function(){this.f|=8,1&this.f||Fs(this)};Se.prototype.dispose=function(){this.d()};function Lt(t,e){let n=new Se(t,e);try{n.c()}catch(o){throw n.d(),o}let s=n.d.bind(n);return s[Symbol.dispose]=s,s}var Xl=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,Lr,jn,Cn;var Br=[];Lt(function(){Lr=this.N})();function Te(t,e){q[t]=e.bind(null,q[t]||(()=>{}))}function Qe(t){if(Cn){let e=Cn;Cn=void 0,e()}Cn=t&&t.S()}function Mr({data:t}){let e=eu(t);e.name="ReactiveDom",e.value=t;let[n,s]=Ge(()=>{let o=this,r=this.__v;for(;r=r.__;)if(r.__c){r.__c.__$f|=4;break}let i=Ze(()=>{let p=e.value.value;return p===0?0:p===!0?"":p||""}),l=Ze(()=>!Array.isArray(i.value)&&!Ts(i.value)),u=Lt(function(){if(this.N=Nr,l.value){let p=i.value;o.__v&&o.__v.__e&&o.__v.__e.nodeType===3&&(o.__v.__e.data=p)}}),d=this.__$u.d;return this.__$u.d=function(){u(),d.call(this)},[l,i]},[]);return n.value?s.peek():s.value}Mr.displayName="ReactiveTextNode";Object.defineProperties(lt.prototype,{constructor:{configurable:!0,value:_n(Qt,null).constructor},type:{configurable:!0,value:Mr},props:{configurable:!0,get(){let t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});Te("__b",(t,e)=>{if(Qe(),jn=void 0,typeof e.type=="string"){let n,s=e.props;for(let o in s){if(o==="children")continue;let r=s[o];r instanceof lt&&(n||(e.__np=n={}),n[o]=r,s[o]=r.peek())}}t(e)});Te("__r",(t,e)=>{if(t(e),e.type!==Qt){Qe();let n,s=e.__c;s&&(s.__$f&=-2,n=s.__$u,n===void 0&&(s.__$u=n=(function(o,r){let i;return Lt(function(){i=this},{name:r}),i.c=o,i})((function(o){return function(){var r;Xl&&((r=this.y)==null||r.call(this)),o.__$f|=1,o.setState({})}})(s),typeof e.type=="function"?e.type.displayName||e.type.name:""))),jn=s,Qe(n)}});Te("__e",(t,e,n,s)=>{Qe(),jn=void 0,t(e,n,s)});Te("diffed",(t,e)=>{Qe(),jn=void 0;let n;if(typeof e.type=="string"&&(n=e.__e)){let s=e.__np,o=e.props,r=n.U;if(r)for(let i in r){let l=r[i];l===void 0||s&&i in s||(l.d(),r[i]=void 0)}if(s){r||(r={},n.U=r);for(let i in s){let l=r[i],u=s[i];l===void 0?(l=tu(n,i,u,o),r[i]=l):l.o(u,o)}}}t(e)});function tu(t,e,n,s){let o=e in t&&t.ownerSVGElement===void 0,r=mt(n);return{o:(i,l)=>{r.value=i,s=l},d:Lt(function(){this.N=Nr;let i=r.value.value;s[e]!==i&&(s[e]=i,o?t[e]=i:i!=null&&(i!==!1||e[4]==="-")?t.setAttribute(e,i):t.removeAttribute(e))})}}Te("unmount",(t,e)=>{if(typeof e.type=="string"){let n=e.__e;if(n){let o=n.U;if(o){n.U=void 0;for(let r in o){let i=o[r];i&&i.d()}}}let s=e.__np;if(s){let o=e.props;for(let r in s)o[r]=s[r]}e.__np=void 0}else{let n=e.__c;if(n){n.__$f|=8;let s=n.__$u;s&&(n.__$u=void 0,s.d())}}t(e)});Te("__h",(t,e,n,s)=>{s<3&&(e.__$f|=2),t(e,n,s)});we.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;let n=this.__$u,s=n&&n.s!==void 0;for(let o in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let o=2&this.__$f;if(!(s||o||4&this.__$f)||1&this.__$f)return!0}else if(!(s||4&this.__$f)||3&this.__$f)return!0;for(let o in t)if(o!=="__source"&&t[o]!==this.props[o])return!0;for(let o in this.props)if(!(o in t))return!0;return!1};function eu(t,e){return Ge(()=>mt(t,e),[])}var nu=t=>{queueMicrotask(()=>{queueMicrotask(t)})};function su(){En(()=>{let t;for(;t=Br.shift();)Lr.call(t)})}function Nr(){Br.push(this)===1&&(q.requestAnimationFrame||nu)(su)}var c=rr.bind(_n),S=t=>t.filter(Boolean).join(" ");var Fr=320,ou=1500,ru=36,au=1800,Is={x:-1e3,y:-1e3,key:null,at:-1/0},Ds=Is,Bt=Is;function Dr(t,e,n){Ds=Bt,Bt={x:t,y:e,key:n,at:performance.now()}}function qs(t,e){let{left:n,top:s,width:o,height:r}=e.getBoundingClientRect();Dr(n+o/2,s+r/2,t)}addEventListener("click",({isTrusted:t,detail:e,clientX:n,clientY:s,target:o})=>{if(!t)return;let r=o instanceof Element&&o.closest("button");e?Dr(n,s,null):r&&qs("enter",r)},{capture:!0});var Ir=(t,e)=>t.key===e.key&&(t.key!==null||Math.hypot(t.x-e.x,t.y-e.y)<=ru),qr=()=>Ir(Ds,Bt)&&Bt.at-Ds.at<Fr;function tt(t,{fresh:e=!1}={}){let n=X(e&&Bt!==Is?null:t),s=X(!1),o=X(null);return n.current!==t&&(n.current=t,s.current=!0,o.current=performance.now()-Bt.at<ou?Bt:null),Ke(()=>{if(!s.current)return;let r=setTimeout(()=>{s.current=!1},Fr);return()=>clearTimeout(r)},[t]),{swallows(r){return!s.current||o.current&&!Ir(o.current,Bt)?!1:(r.stopPropagation(),r.preventDefault(),Us(a("This has just changed. Tap again.")),!0)}}}var Pr=null,Rr;function Us(t){Pr?.remove(),clearTimeout(Rr);let e=document.createElement("p");Pr=e,e.className="unheard",e.setAttribute("role","status"),e.textContent=t,([...document.querySelectorAll("dialog[open]")].at(-1)??document.body).append(e);let{width:s,height:o}=e.getBoundingClientRect();e.style.left=`${Math.max(8,Math.min(Bt.x-s/2,innerWidth-s-8))}px`,e.style.top=`${Math.max(8,Bt.y-o-40)}px`,Rr=setTimeout(()=>e.remove(),au)}function h({kind:t,name:e,keys:n,disabled:s,busy:o,large:r,chosen:i,onTap:l,children:u}){let d=["button",t&&`is-${t}`,r&&"is-large",o&&"is-busy",i&&"is-chosen"];return c`<button type="button" class=${S(d)} aria-label=${e} data-keys=${n} aria-busy=${o?"true":null}
      aria-pressed=${i===void 0?null:String(!!i)}
      disabled=${s} onClick=${()=>!o&&l?.()}>${u}</button>`}function R({question:t,end:e,steady:n,children:s}){let o=tt(t,{fresh:!0});return c`<div class="controls">
    <div class="controls-main" onClickCapture=${o.swallows}>${s}</div>
    ${e&&c`<div class="controls-end" onClickCapture=${n?null:o.swallows}>${e}</div>`}
  </div>`}function F({title:t,onClose:e,foot:n,large:s,children:o}){let r=X(null),i=tt(t,{fresh:!0});j(()=>{let u=r.current,d=document.activeElement;return u.showModal(),()=>{u.close(),d?.focus({preventScroll:!0})}},[]);let l=u=>{u.preventDefault(),e()};return c`<dialog class=${S(["dialog",s&&"is-large"])} ref=${r} aria-label=${t} onCancel=${l} onClickCapture=${i.swallows}>
    <h2>${t}</h2>
    <div class="dialog-body">${o}</div>
    <div class="dialog-foot">${n}</div>
  </dialog>`}function wt({title:t,text:e,yes:n,no:s=a("go back"),danger:o,onYes:r,onClose:i}){let l=c`
    <${h} kind="plain" onTap=${i}>${s}<//>
    <${h} kind=${o?"danger":"main"} onTap=${r}>${n}<//>`;return c`<${F} title=${t} onClose=${i} foot=${l}><p>${e}</p><//>`}function Ur({api:t,path:e,onClose:n}){let[s,o]=v({});j(()=>{let i=!1;return t.get(e).then(l=>i||o({found:l}),l=>i||o({trouble:l.message})),()=>{i=!0}},[e]);let r=c`<${h} kind="main" onTap=${n}>${a("go back")}<//>`;return c`<${F} title=${a("What was best?")} onClose=${n} foot=${r}>
    ${s.trouble&&c`<p role="alert">${s.trouble}</p>`}
    ${!s.trouble&&!s.found&&c`<p>${a("One moment: it is being computed.")}</p>`}
    ${s.found&&s.found.remarks.length===0&&c`<p>${a("There is nothing to say of your choices in this round.")}</p>`}
    ${s.found&&c`<ol class="remarks">
      ${s.found.remarks.map((i,l)=>c`<li key=${l} class=${i.good?"is-good":"is-worse"}>
        <b>${i.good?a("You did well: {did}.",{did:i.did}):a("You did: {did}. The program would: {best}.",{did:i.did,best:i.best})}</b>
        ${i.cost&&c` <span>${a("That costs {cost} chips on average.",{cost:i.cost})}</span>`}
        <p>${i.why}</p>
      </li>`)}
    </ol>`}
  <//>`}var Ws=new Jt("/api");function Wr(){let[t,e]=v(!1),[n,s]=v(!1);if(j(()=>{document.documentElement.classList.toggle("is-practice",st!==""),st&&Ws.get("practice").then(r=>s(r.plays),()=>{})},[]),!st)return null;let o=()=>{let r=()=>location.assign("/");Ws.send("DELETE","practice").then(r,r)};return c`<div class="practice" role="note">
    <b>${a("Practice: nothing counts")}</b>
    ${n&&c`<${h} kind="quiet" onTap=${()=>e(!0)}>${a("what was best?")}<//>`}
    <${h} kind="quiet" onTap=${o}>${a("leave")}<//>
    ${t&&c`<${Ur} api=${Ws} path="practice/remarks" onClose=${()=>e(!1)} />`}
  </div>`}var iu=1500,cu=1e4,Kr=[1e3,2e3,5e3,15e3],lu=2,uu=({status:t})=>t<500&&t!==429,Hn=class{state=mt(null);connection=mt("polling");heard=mt(Date.now());refusal=mt(null);#n;#e;#s;#c=null;#a=null;#l=0;#o;#t;#r=!1;#p=!1;#d=0;#u=!1;#m=[[document,"visibilitychange",()=>this.#f()],[window,"pageshow",()=>this.#f()],[window,"pagehide",()=>this.#$()],[window,"online",()=>this.refresh()]];constructor({api:e,path:n,events:s}){this.#n=e,this.#e=n,this.#s=st+s;for(let[o,r,i]of this.#m)o.addEventListener(r,i);this.#f()}accept(e,n=null){let s=this.state.peek();s&&e.version<s.version||(this.#c=n,this.state.value=e)}refresh(){this.#u&&this.#i()}close(){this.#$();for(let[e,n,s]of this.#m)e.removeEventListener(n,s)}#f(){document.hidden?this.#$():this.#g()}#g(){this.#u||(this.#u=!0,this.#h(),this.#i())}#$(){this.#u=!1,this.#b(),clearTimeout(this.#o),clearTimeout(this.#t)}#h(){let e=new EventSource(this.#s);this.#a=e,e.onopen=()=>{this.#l=0,this.#y()},e.onmessage=({data:n})=>{Number(n)<=this.state.peek()?.version||this.#i()},e.addEventListener("look",()=>this.#i()),e.onerror=()=>{this.#b();let n=Kr[Math.min(this.#l,Kr.length-1)];this.#l+=1,this.#o=setTimeout(()=>this.#h(),n),this.#i()}}#b(){this.#a?.close(),this.#a=null}async#i(){if(this.#r){this.#p=!0;return}this.#r=!0,clearTimeout(this.#t);try{let n=this.state.peek(),s=await this.#n.look(this.#e,this.#c);s&&this.state.peek()!==n&&s.state.version===this.state.peek().version?this.#p=!0:s&&this.accept(s.state,s.etag),this.#d=0,this.heard.value=Date.now()}catch(n){if(n instanceof At&&uu(n))return this.#k(n);this.#d+=1}finally{this.#r=!1}if(this.#y(),!this.#u)return;if(this.#p)return this.#p=!1,this.#i();let e=this.#a?.readyState===EventSource.OPEN&&!this.#d?cu:iu;this.#t=setTimeout(()=>this.#i(),e)}#k(e){this.refusal.value=e,this.close()}#y(){this.#d>=lu?this.connection.value="lost":this.#a?.readyState===EventSource.OPEN?this.connection.value="live":this.connection.value="polling"}};var pu=600,du=8e3,Ln=class{busy=mt(!1);late=mt(!1);error=mt(null);#n;dismiss=()=>this.#e(null);complain=e=>this.#e(e);async send(e,{taken:n,refused:s}){if(this.busy.peek())return qr()||Us(a("One moment: the last tap is still on its way.")),!1;this.busy.value=!0;let o=setTimeout(()=>{this.late.value=!0},pu);try{return n(await e()),this.#e(null),!0}catch(r){if(!(r instanceof At))throw r;return this.#e(s(r)),!1}finally{clearTimeout(o),this.late.value=!1,this.busy.value=!1}}#e(e){clearTimeout(this.#n),this.error.value=e,e&&(this.#n=setTimeout(()=>{this.error.value=null},du))}};var fu=1500,Bn=class{#n=new Ln;busy=this.#n.busy;late=this.#n.late;passing=mt(null);error=this.#n.error;api=new Jt("/api");#e;#s;constructor(e,n){this.#e=`nights/${e}/tables/${n}`,this.#s=new Hn({api:this.api,path:this.#e,events:`/api/${this.#e}/events`}),this.state=this.#s.state,this.connection=this.#s.connection,this.heard=this.#s.heard,this.refusal=this.#s.refusal}refresh=()=>this.#s.refresh();dismiss=this.#n.dismiss;complain=this.#n.complain;stop=()=>this.#s.close();sit=(e,n,s)=>this.#t("POST","seats",{player:e,seat:n,chips:s});sitAll=e=>this.#t("POST","seats/all",{places:e});standAll=()=>this.#t("DELETE","seats");stand=e=>this.#t("DELETE",`seats/${e}`);topUp=(e,n)=>this.#t("POST",`seats/${e}/top-ups`,{chips:n});cut=(e,n)=>this.#t("PUT",`seats/${e}/cut`,{word:n});changeGame=(e,n,s)=>this.#t("PUT","game",{game:e,options:n,cards:s});endSeries=()=>this.#t("POST","series/end");switchPhones=e=>this.#t("PUT","phones",{play:e});grant=e=>this.#t("POST",`wishes/${e}`);refuse=e=>this.#t("DELETE",`wishes/${e}`);renewCommitment=()=>this.#t("POST","commitment");drawPartners=e=>this.#t("POST","partners",{players:e});begin=()=>this.#t("POST","rounds",{number:this.#o()});act=(e,n)=>this.#c(e,n);undo=()=>this.#t("POST",`rounds/${this.#o()}/undo`,{action:this.state.peek().round.record.at(-1).index});amend=(e,n)=>this.#t("POST",`rounds/${this.#o()}/amendments`,{index:e,action:n});voidRound=e=>this.#t("POST",`rounds/${this.#o()}/void`,{reason:e});close=()=>this.#t("POST",`rounds/${this.#o()}/close`);sayShown=(e,n)=>this.api.send("PUT",`${this.#e}/rounds/${this.#o()}/shown`,{paid:e,beat:n}).catch(()=>{});next=async()=>await this.close()&&this.state.peek().table.can_begin===null&&this.begin();handOver=e=>this.#t("PUT","hand-over",{seat:e});takeBack=()=>this.#t("DELETE","hand-over");askToRun=()=>this.#t("POST","screen");letIn=e=>this.#t("PUT","screen",{session:e});sendAway=e=>this.#t("DELETE",`screen/${e}`);takeOver=()=>this.#t("PUT","screen");async actInHand(e,n,s){if(!s)return this.act(e,n);let o=null;this.passing.value=n;try{if(!await this.#c(e,n,u=>{o=u}))return!1;let i=s(o.round),l=o.as!=="dealer";return l&&i===n?await this.#l(o):i!==null?await this.#a(i,o):l?await this.takeBack():this.#r(o),!0}finally{this.passing.value=null}}async hand(e){try{return await this.api.get(this.#e+Gr(e))}catch(n){return n instanceof At&&this.refresh(),null}}games=async()=>(await this.api.get("games")).games;role=()=>this.api.get("session").then(({role:e})=>e,()=>null);#c({by:e,do:n,args:s={},since:o},r,i){return this.#t("POST",`rounds/${this.#o()}/actions${Gr(r)}`,{action:{by:e,do:n,...s},since:o},i)}async#a(e,n){this.passing.value=e,this.#r(n),await this.handOver(e)}#l({version:e}){let n=({version:o,table:r})=>o>e||o===e&&r.hand_over!==null,s=new Promise(o=>{let r=this.state.subscribe(i=>n(i)&&(o(),queueMicrotask(()=>r())))});return this.refresh(),Promise.race([s,new Promise(o=>{setTimeout(o,fu)})])}#o(){return this.state.peek().table.number}#t(e,n,s,o=r=>this.#r(r)){return this.#n.send(()=>this.api.send(e,`${this.#e}/${n}`,s),{taken:r=>o(r.state??r),refused:r=>(r.body?.state&&this.#r(r.body.state),(r.status===401||r.code==="not-running")&&this.refresh(),$u(r))})}#r(e){e.as.startsWith("seat:")?this.refresh():this.#s.accept(e)}},Gr=t=>t?`?as=seat:${t}`:"";function $u({message:t,body:e}){let n=Object.values(e?.error?.fields??{}).flat().filter(s=>typeof s=="string");return n.length?n.join(" "):t}var zr="23456789TJQKA",Jr="cdhs",mu={2:a("two"),3:a("three"),4:a("four"),5:a("five"),6:a("six"),7:a("seven"),8:a("eight"),9:a("nine"),T:a("ten"),J:a("jack"),Q:a("queen"),K:a("king"),A:a("ace")},hu={c:a("clubs"),d:a("diamonds"),h:a("hearts"),s:a("spades")},Mn={2:"M4.5 12C5 6.5 9.5 3.5 15 3.5C21 3.5 25.5 7 25.5 13C25.5 17.5 23 21 18.5 25.5L4.5 40.5H26.5",3:"M4.5 7C7.5 4.5 10.5 3.5 14 3.5C20 3.5 24.5 7 24.5 12S20.5 20.7 13 20.7C21.5 20.7 26 24.5 26 30.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.8",4:"M20.5 40.5V3.5L3.5 29.5H27",5:"M24.5 3.5H7.5L6 20C8.5 18 11.5 17 14.5 17C21.5 17 26.5 21.5 26.5 28.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.5",6:"M4 29.5C4 23 9 18.3 15 18.3S26 23 26 29.5S21 40.5 15 40.5S4 36 4 29.5C4 16 9 7 19.5 3.5",7:"M3.5 3.5H26.5C19.5 15 14 27 12.5 40.5",8:"M15 21A9.8 8.75 0 1 1 15 3.5A9.8 8.75 0 1 1 15 21A11.3 9.75 0 1 1 15 40.5A11.3 9.75 0 1 1 15 21Z",9:"M26 14.5C26 21 21 25.7 15 25.7S4 21 4 14.5S9 3.5 15 3.5S26 8 26 14.5C26 28 21 37 10.5 40.5",T:"M3.5 10L9.5 3.5V40.5M24.2 3.5C18.5 3.5 16.4 10 16.4 22S18.5 40.5 24.2 40.5S32 34 32 22S29.9 3.5 24.2 3.5Z",J:"M13 3.5H23V29.5C23 36.5 19 40.5 13.5 40.5C8 40.5 4.5 37 4.5 31",Q:"M15 3.5C7.5 3.5 3.5 10 3.5 22S7.5 40.5 15 40.5S26.5 34 26.5 22S22.5 3.5 15 3.5ZM17.5 31.5L26.5 41.5",K:"M5 3.5V40.5M26 3.5L6.5 25M13 18.5L26.5 40.5",A:"M3.5 40.5L15 3.5L26.5 40.5M8 29H22"},pt={c:"M71 28A21 21 0 1 1 29 28A21 21 0 1 1 71 28ZM50 59A22 22 0 1 1 6 59A22 22 0 1 1 50 59ZM94 59A22 22 0 1 1 50 59A22 22 0 1 1 94 59ZM38 42H62L54 62C55 78 59 88 67 95H33C41 88 45 78 46 62Z",d:"M50 3C60 21 73 38 87 50C73 62 60 79 50 97C40 79 27 62 13 50C27 38 40 21 50 3Z",h:"M50 93C20 68 5 51 5 32C5 17 16 7 28 7C38 7 46 13 50 23C54 13 62 7 72 7C84 7 95 17 95 32C95 51 80 68 50 93Z",s:"M50 4C66 26 93 41 93 62C93 74 84 83 73 83C65 83 59 79 55 73C56 82 60 89 67 95H33C40 89 44 82 45 73C41 79 35 83 27 83C16 83 7 74 7 62C7 41 34 26 50 4Z"},Oe="M50 4L61 37L96 37L68 58L78 92L50 71L22 92L32 58L4 37L39 37Z",Vr=[...Array(9).keys()].map(t=>{let e=20*(t+1),n=Math.max(0,e-120),s=Math.min(80,e);return`M${10+n} ${10+e-n}L${10+s} ${10+e-s}M${90-n} ${10+e-n}L${90-s} ${10+e-s}`}).join("");function ft(t){return t==="Jk"?a("joker"):W(t)?a("{rank} of {suit}",{rank:mu[t[0]],suit:hu[t[1]]}):a("face down")}var W=t=>typeof t=="string"&&/^([2-9TJQKA][cdhs]|Jk)$/.test(t),Ye=[..."shdc"].flatMap(t=>[..."AKQJT98765432"].map(e=>e+t));function Yt({mark:t="s",title:e,text:n,children:s}){return c`<div class="state">
    <svg class="state-mark" viewBox="0 0 100 100" aria-hidden="true">
      <path fill="currentColor" d=${pt[t]} />
    </svg>
    <p class="state-title">${e}</p>
    ${n&&c`<p class="state-text">${n}</p>`}
    ${s}
  </div>`}function Zr({since:t,onRetry:e}){let[n,s]=v(Date.now());return j(()=>{let o=setInterval(()=>s(Date.now()),1e3);return()=>clearInterval(o)},[]),c`<div class="lost-strip" role="alert">
    <span>${a("No connection. This is how it stood {time} ago; nothing is lost.",{time:bu(n-t)})}</span>
    ${e&&c`<${h} onTap=${e}>${a("try now")}<//>`}
  </div>`}function bu(t){let e=Math.max(1,Math.round(t/1e3));return e<90?L("a second","{count} seconds",e):a("{count} minutes##some time ago",{count:Math.round(e/60)})}function xt({allowed:t,picked:e=[],onPick:n,onTakeBack:s,busy:o}){let r=new Set(t),i=r.has("Jk")?[...Ye,"Jk"]:Ye;return c`<div class="picker-grid" role="group" aria-label=${a("cards")}>
    ${i.map((l,u)=>c`<${yu} key=${l} card=${l} starts=${u%13===0}
      picked=${e.includes(l)} open=${r.has(l)} busy=${o}
      onTap=${()=>e.includes(l)?s?.(l):n(l)} />`)}
  </div>`}var Xe=t=>t==="Jk"?"J J":[...t.toUpperCase()].join(" ");function Yr({picked:t=[],onTakeBack:e,busy:n}){let s=t[t.length-1];return c`<${h} kind="plain" disabled=${n} onTap=${()=>e(s)}>
    ${s?a("take back {card}",{card:P(s)}):a("undo")}
  <//>`}function yu({card:t,starts:e,open:n,picked:s,busy:o,onTap:r}){let i=!n&&!s,u=[t!=="Jk"&&`suit-${t[1]}`,e&&"starts-suit",i&&"is-out",s&&"is-picked"];return c`<button type="button" class=${S(["picker-card",...u])} disabled=${i||o}
      aria-label=${ft(t)} data-keys=${Xe(t)} aria-pressed=${s?"true":null} onClick=${r}>
    ${!i&&c`<${fe} card=${t} />`}
  </button>`}function fe({card:t}){if(!W(t))return c`<span>?</span>`;if(t==="Jk")return c`<${Qr} path=${Oe} />`;let[e,n]=t;return c`
    <svg viewBox=${e==="T"?"0 0 36 44":"0 0 30 44"} aria-hidden="true">
      <path class="card-rank" d=${Mn[e]} />
    </svg>
    <${Qr} path=${pt[n]} />`}var Qr=({path:t})=>c`<svg viewBox="-2 -2 104 104" aria-hidden="true">
  <path class="card-pip" d=${t} />
</svg>`,gu={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},P=t=>W(t)&&t!=="Jk"?`${t[0]==="T"?"10":t[0]}${gu[t[1]]}\uFE0E`:ft(t);var O=t=>a(`${String(t).replaceAll("_"," ")}##of a game`);function gt(t){return W(t)?P(t):typeof t=="number"?y(t):typeof t=="boolean"?t?a("yes"):a("no"):Array.isArray(t)?t.map(gt).join(" "):t&&typeof t=="object"?Object.values(t).map(gt).join(" \xB7 "):O(t)}function Ae(t,e,n={}){if(n[t])return n[t](e);let s=Object.entries(e),o=s.some(([,r])=>r!==0)?s.filter(([,r])=>r!==0):s.slice(0,1);return Ks(O(t),o)}function Ks(t,e){let s=e.filter(([,r])=>r!==!0).map(([,r])=>gt(r)).join(" "),o=s?a("{deed} {what}##a verb and what it is done with",{deed:t,what:s}):t;return e.filter(([,r])=>r===!0).reduce((r,[i])=>a("{deed} and {also}",{deed:r,also:O(i)}),o)}function ut(t){return t.length<2?t.join(""):a("{others} and {last}",{others:t.slice(0,-1).join(", "),last:t.at(-1)})}var Nn=t=>t.replace(/(\d{3})(?=\d)/g,"$1 ");function Xr(t){return t instanceof Uint8Array||ArrayBuffer.isView(t)&&t.constructor.name==="Uint8Array"&&"BYTES_PER_ELEMENT"in t&&t.BYTES_PER_ELEMENT===1}var Gs=t=>t?`"${t}" `:"";function zs(t,e=""){if(typeof t!="number")throw new TypeError(Gs(e)+"expected number, got "+typeof t);if(!Number.isSafeInteger(t)||t<0)throw new RangeError(Gs(e)+"expected integer >= 0, got "+t);return t}function tn(t,e,n=""){if(Xr(t)&&(e===void 0||t.length===e))return t;e!==void 0&&zs(e,"length");let s=Xr(t),o=e!==void 0?` of length ${e}`:"",r=s?`length=${t.length}`:`type=${typeof t}`,i=Gs(n)+"expected Uint8Array"+o+", got "+r;throw s?new RangeError(i):new TypeError(i)}function ea(t){if(typeof t!="function"||typeof t.create!="function")throw new TypeError("expected hash wrapped by utils.createHasher");if(zs(t.outputLen),zs(t.blockLen),t.outputLen<1||t.blockLen<1)throw new Error("hash blockLen / outputLen must be >= 1")}var ku=(t,e)=>{if(t===null||typeof t!="object"||Array.isArray(t))throw new TypeError((e==="object"?"":`"${e}" `)+"expected object, got type="+typeof t)},ta=(t,e)=>{ku(t,e);let n=Object.getPrototypeOf(t);if(n!==Object.prototype&&n!==null)throw new TypeError(`"${e}" expected plain object`);if(Object.hasOwn(t,"__proto__"))throw new TypeError(`"${e}.__proto__" is not allowed`)};function Ee(t,e=!0){if(t.destroyed)throw new Error("hash was destroyed");if(e&&t.finished)throw new Error("digest() was already called")}function Pn(t,e){tn(t,void 0,"output");let n=e.outputLen;if(!(t.length>=n))throw new RangeError('"output" expected length >= '+n)}function en(...t){for(let e=0;e<t.length;e++)t[e].fill(0)}function Rn(t){return new DataView(t.buffer,t.byteOffset,t.byteLength)}function Et(t,e){return t<<32-e|t>>>e}function vu(t,e,n="opts"){return ta(t,"defaults"),e!==void 0&&ta(e,n),Object.assign(Object.create(null),t,e)}function na(t,e={}){if(typeof t!="function")throw new TypeError('"hashCons" expected function, got type='+typeof t);e=vu({},e,"info");let n=(o,r)=>t(r).update(o).digest(),s=t(void 0);return n.outputLen=s.outputLen,n.blockLen=s.blockLen,n.canXOF=s.canXOF,n.create=o=>t(o),Object.assign(n,e),Object.freeze(n)}var sa=t=>({oid:Uint8Array.from([6,9,96,134,72,1,101,3,4,2,t])});var Fn=class{oHash;iHash;blockLen;outputLen;canXOF=!1;finished=!1;destroyed=!1;constructor(e,n){if(ea(e),tn(n,void 0,"key"),this.iHash=e.create(),typeof this.iHash.update!="function")throw new Error("expected Hash instance");this.blockLen=this.iHash.blockLen,this.outputLen=this.iHash.outputLen;let s=this.blockLen,o=new Uint8Array(s);o.set(n.length>s?e.create().update(n).digest():n);for(let r=0;r<o.length;r++)o[r]^=54;this.iHash.update(o),this.oHash=e.create();for(let r=0;r<o.length;r++)o[r]^=106;this.oHash.update(o),en(o)}update(e){return Ee(this),this.iHash.update(e),this}digestInto(e){Ee(this),Pn(e,this),this.finished=!0;let n=e.subarray(0,this.outputLen);this.iHash.digestInto(n),this.oHash.update(n),this.oHash.digestInto(n),this.destroy()}digest(){let e=new Uint8Array(this.oHash.outputLen);return this.digestInto(e),e}_cloneInto(e){e||=Object.create(Object.getPrototypeOf(this),{});let{oHash:n,iHash:s,finished:o,destroyed:r,blockLen:i,outputLen:l,canXOF:u}=this;return e=e,e.finished=o,e.destroyed=r,e.blockLen=i,e.outputLen=l,e.canXOF=u,e.oHash=n._cloneInto(e.oHash),e.iHash=s._cloneInto(e.iHash),e}clone(){return this._cloneInto()}destroy(){this.destroyed=!0,this.oHash.destroy(),this.iHash.destroy()}},oa=(()=>{let t=((e,n,s)=>new Fn(e,n).update(s).digest());return t.create=(e,n)=>new Fn(e,n),t})();var _u=t=>t/2**32|0,wu=t=>t>>>0;function ra(t,e,n,s){let o=_u(n),r=wu(n);t.setUint32(e,s?r:o,s),t.setUint32(e+4,s?o:r,s)}function aa(t,e,n){return t&e^~t&n}function ia(t,e,n){return t&e^t&n^e&n}var Dn=class{blockLen;outputLen;canXOF=!1;padOffset;isLE;buffer;view;finished=!1;length=0;pos=0;destroyed=!1;constructor(e,n,s,o){this.blockLen=e,this.outputLen=n,this.padOffset=s,this.isLE=o,this.buffer=new Uint8Array(e),this.view=Rn(this.buffer)}update(e){Ee(this),tn(e);let{view:n,buffer:s,blockLen:o}=this,r=e.length,i=!1;for(let l=0;l<r;){let u=Math.min(o-this.pos,r-l);if(u===o){let d=Rn(e);for(;o<=r-l;l+=o)this.process(d,l);i=!0;continue}s.set(l===0&&u===r?e:e.subarray(l,l+u),this.pos),this.pos+=u,l+=u,this.pos===o&&(this.process(n,0),this.pos=0,i=!0)}return this.length+=e.length,i&&this.roundClean(),this}digestInto(e){Ee(this),Pn(e,this),this.finished=!0;let{buffer:n,view:s,blockLen:o,isLE:r}=this,{pos:i}=this;n[i++]=128,n.fill(0,i),this.padOffset>o-i&&(this.process(s,0),n.fill(0)),ra(s,o-8,this.length*8,r),this.process(s,0),this.roundClean();let l=e===n?s:Rn(e),u=this.outputLen,d=u/4,p=this.get();if(u%4||d>p.length)throw new Error("invalid outputLen");for(let f=0;f<d;f++)l.setUint32(4*f,p[f],r)}digest(){let{buffer:e,outputLen:n}=this;this.digestInto(e);let s=e.slice(0,n);return this.destroy(),s}_cloneIntoMeta(e){let{buffer:n,length:s,finished:o,destroyed:r,pos:i}=this;return e.destroyed=r,e.finished=o,e.length=s,e.pos=i,i&&e.buffer.set(n),e}clone(){return this._cloneInto()}},ca=Uint32Array.from([1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225]);var Su=Uint32Array.from([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298]),Xt=new Uint32Array(64),Js=class extends Dn{A=0;B=0;C=0;D=0;E=0;F=0;G=0;H=0;constructor(e,n){super(64,e,8,!1),this.A=n[0]|0,this.B=n[1]|0,this.C=n[2]|0,this.D=n[3]|0,this.E=n[4]|0,this.F=n[5]|0,this.G=n[6]|0,this.H=n[7]|0}get(){let{A:e,B:n,C:s,D:o,E:r,F:i,G:l,H:u}=this;return[e,n,s,o,r,i,l,u]}set(e,n,s,o,r,i,l,u){this.A=e|0,this.B=n|0,this.C=s|0,this.D=o|0,this.E=r|0,this.F=i|0,this.G=l|0,this.H=u|0}_cloneInto(e){return(e||=new this.constructor).set(...this.get()),this._cloneIntoMeta(e)}process(e,n){for(let f=0;f<16;f++,n+=4)Xt[f]=e.getUint32(n,!1);for(let f=16;f<64;f++){let m=Xt[f-15],$=Xt[f-2],b=Et(m,7)^Et(m,18)^m>>>3,w=Et($,17)^Et($,19)^$>>>10;Xt[f]=w+Xt[f-7]+b+Xt[f-16]|0}let{A:s,B:o,C:r,D:i,E:l,F:u,G:d,H:p}=this;for(let f=0;f<64;f++){let m=Et(l,6)^Et(l,11)^Et(l,25),$=p+m+aa(l,u,d)+Su[f]+Xt[f]|0,w=(Et(s,2)^Et(s,13)^Et(s,22))+ia(s,o,r)|0;p=d,d=u,u=l,l=i+$|0,i=r,r=o,o=s,s=$+w|0}s=s+this.A|0,o=o+this.B|0,r=r+this.C|0,i=i+this.D|0,l=l+this.E|0,u=u+this.F|0,d=d+this.G|0,p=p+this.H|0,this.set(s,o,r,i,l,u,d,p)}roundClean(){en(Xt)}destroy(){this.destroyed=!0,this.set(0,0,0,0,0,0,0,0),en(this.buffer)}},Vs=class extends Js{constructor(){super(32,ca)}};var Zs=na(()=>new Vs,sa(1));var Qs=t=>typeof t=="string"?new TextEncoder().encode(t):t,la=t=>Zs(Qs(t)),ua=(t,e)=>oa(Zs,Qs(t),Qs(e)),pa=t=>Array.from(t,e=>e.toString(16).padStart(2,"0")).join("");function nn(t){if(!/^([0-9a-f]{2})*$/i.test(t))throw new RangeError("an even number of hexadecimal figures is needed");return Uint8Array.from(t.match(/../g)??[],e=>parseInt(e,16))}var Tu="croupier-shuffle/1",sn=t=>pa(la(t));function Ou(t){let e=new Map,n=t.map(s=>{let o=(e.get(s)??0)+1;return e.set(s,o),{card:s,copy:o,joker:s==="Jk"?1:0,place:Jr.indexOf(s[1])*13+zr.indexOf(s[0])}});return n.sort((s,o)=>s.joker-o.joker||s.copy-o.copy||s.place-o.place),n.map(({card:s})=>s)}function Ys(t,e,n,s){let o=Ou(s),r=Au(t,e,n);for(let i=o.length-1;i>0;i-=1){let l=r(i+1);[o[i],o[l]]=[o[l],o[i]]}return o}function Au(t,e,n){let s=0,o=[],r=()=>{if(!o.length){let i=ua(t,`${Tu}
${e}
${n}
${s}`),l=new DataView(i.buffer,i.byteOffset,i.byteLength);o=[0,4,8,12,16,20,24,28].map(u=>l.getUint32(u)),s+=1}return o.shift()};return i=>{let l=4294967296-4294967296%i,u=r();for(;u>=l;)u=r();return u%i}}function In({commitment:t,cards:e}){let[n,s]=v(!1);return e==="physical"||!t?c`<p class="quiet small">${a("A real deck: the dealer shuffles, and nothing is promised.")}</p>`:c`<div class="commitment">
    <${h} kind="quiet" chosen=${n} onTap=${()=>s(!n)}>
      <span class="quiet">${a("shuffle")}</span> <code>${Eu(t)}</code>
    <//>
    ${n&&c`<div class="commitment-whole">
      <code>${t}</code>
      <p class="small quiet">${N("The SHA-256 of the seed this round is shuffled with, fixed before anybody bets. The seed is published when the round is closed, and anyone can redo the shuffle, on their own phone at {address}.",{address:c`<b>${location.host}/shuffle</b>`})}</p>
    </div>`}
  </div>`}var Eu=t=>`${t.slice(0,4)} ${t.slice(4,8)} \u2026`,$e=({night:t,table:e})=>`${st}/rounds/${t.night}/${e.table}`;function da({state:t}){let e=t.table.last_round,[n,s]=v(!1),{number:o}=e,r=e.ended==="voided"?a("Round {number} was voided.",{number:o}):a("Round {number} is closed.",{number:o});if(e.commitment&&!e.seed)return c`<p class="quiet small">${r} ${a("Its seed was lost: nobody can check its shuffle.")}</p>`;if(!e.seed)return c`<p class="quiet small">${r}</p>`;let i=sn(nn(e.seed))===e.commitment;return c`<div class="commitment">
    <${h} kind="quiet" chosen=${n} onTap=${()=>s(!n)}>
      <span class="quiet">${e.ended==="voided"?a("round {number} was voided",{number:o}):a("round {number} is closed",{number:o})}</span> ${i?a("seed \u2713"):a("seed \u2717")}
    <//>
    ${n&&c`<div class="commitment-whole">
      <p class="small quiet">${i?a("This screen has checked it: the published seed is the one that was promised."):a("The published seed is not the one that was promised. Keep a photograph of this.")}</p>
      <p class="small quiet">${a("seed")}</p><code>${e.seed}</code>
      <p class="small quiet">${a("promised")}</p><code>${e.commitment}</code>
      ${e.cut&&c`<p class="small quiet">${a("cut")}</p><code>${e.cut}</code>`}
      <a class="button" href=${`${$e(t)}#${e.number}`}>${a("see it again, card by card")}</a>
    </div>`}
  </div>`}var Xs="/sign-in?another";function fa({table:t,state:e}){let[n,s]=v(null),{night:o,table:r}=e,i=o.status==="closed";j(()=>{t.role().then(s)},[t]),j(()=>{i&&t.stop()},[t,i]);let l=r.elsewhere,u=l.length?a("Still open: {tables}.",{tables:ut(l.map(p=>`${p.name}, ${p.game_name}`))}):a("No other table is open. The host opens one, or closes the night: this screen will say so."),d=i?a("The night is over and its books are sealed. The tray is in the cage, the racks are with their players. Nothing is left to do on this screen."):`${a("Its racks are with their players, its tray is in the cage.")} ${u}`;return c`<${Yt} mark="c" title=${i?a("The night is closed"):a("{table} is closed",{table:r.name})} text=${d}>
    <div class="state-ways">
      ${n==="host"&&l.map(p=>c`<a key=${p.table} class="button is-main" href=${`/table/${o.night}/${p.table}`}>${a("go to {table}",{table:p.name})}</a>`)}
      ${n==="host"?c`<a class=${`button is-${l.length?"plain":"main"}`} href=${`/desk/${o.night}`}>${a("the desk")}</a>`:c`<a class=${`button is-${i?"plain":"main"}`} href=${Xs}>${a("type another table's code")}</a>`}
      ${r.past.length>0&&c`<a class="button is-plain" href=${$e(e)}>${a("the last rounds")}</a>`}
    </div>
  <//>`}function $a({error:t}){return t.status===401?c`<${Yt} mark="d" title=${a("This screen is signed out")} text=${a("Ask the host for the table's code and sign in again.")}>
      <${h} kind="main" onTap=${()=>location.assign(Xs)}>${a("sign in")}<//>
    <//>`:c`<${Yt} mark="d" title=${a("Not this table")} text=${t.message}>
    <div class="state-ways">
      <${h} kind="main" onTap=${()=>location.assign("/")}>${a("go where this screen belongs")}<//>
      <a class="button is-plain" href=${Xs}>${a("type a table's code")}</a>
    </div>
  <//>`}function Z({text:t,onGone:e}){return t?c`<div class="slip" role="alert">
    <span>${t}</span>${e&&c`<${h} kind="quiet" name=${a("close")} onTap=${e}>✕<//>`}
  </div>`:null}var ma=t=>t.as==="dealer",ha=t=>!t.screens.here&&!(ma(t)&&t.screens.running===null);function ba({table:t,state:e}){let{running:n}=e.screens,s=n?a("{screen} runs {table}",{screen:n.name,table:e.table.name}):a("No screen runs {table}",{table:e.table.name}),o=ma(e)?ju:Cu;return c`<main class="other-screen">
    <${Yt} mark="s" title=${s}>
      <${o} table=${t} state=${e} />
      <${Z} text=${t.error.value} />
    <//>
  </main>`}function Cu({table:t,state:e}){let{running:n,asks:s,name:o}=e.screens;if(!s)return c`<p class="state-text">${a("One screen runs a table at a time. This one, {screen}, looks on.",{screen:o})}</p>
      <${h} kind="main" busy=${t.late.value} onTap=${t.askToRun}>${a("ask to run it here")}<//>`;let r=c`<b>${a("let it in")}</b>`;return c`<p class="state-text">${n&&!n.silent?N("This is {screen}, and it waits to be let in: tap {deed} on {other}, or at the host\u2019s desk.",{screen:o,deed:r,other:n.name}):N("This is {screen}, and it waits to be let in: tap {deed} at the host\u2019s desk.",{screen:o,deed:r})}</p>
    ${n?.silent&&c`<p class="state-text">${a("{screen} was not heard for a minute.",{screen:n.name})}</p>`}
    <a class="button is-plain" href="/sign-in?another">${a("another table\u2019s code")}</a>`}function ju({table:t,state:e}){let{name:n,silent:s}=e.screens.running,o=e.table.hand_over,r=o?a("{screen} is handed to {player} now, and looks on once you take the table over.",{screen:n,player:o.name}):a("{screen} deals there now, and looks on once you take the table over.",{screen:n});return c`<p class="state-text">${s?a("{screen} was not heard for a minute.",{screen:n}):r}</p>
    <${h} kind="main" busy=${t.late.value} onTap=${t.takeOver}>${a("take the table over")}<//>
    <a class="button is-plain" href=${`/desk/${e.night.night}`}>${a("the desk")}</a>`}function ya({table:t,state:e}){let{here:n,waiting:s}=e.screens,[o,...r]=n?s:[],i=tt(String(o?.session));if(!o)return null;let l=e.table.hand_over?.here;return c`<section class="asking" role="alert" aria-label=${a("another screen")} onClickCapture=${i.swallows}>
    <p>${N("Another screen wants to run this table: {screen}.",{screen:c`<b>${o.name}</b>`})}${r.length>0&&` ${a("And {count} more.",{count:r.length})}`}</p>
    ${l?c`<p class="small">${a("The dealer says, when the tablet is back.")}</p>`:c`<div class="asking-ways">
      <${h} busy=${t.late.value} onTap=${()=>t.sendAway(o.session)}>${a("send it away")}<//>
      <${h} busy=${t.late.value} onTap=${()=>t.letIn(o.session)}>${a("let it in")}<//>
    </div>`}
  </section>`}var ga="M47 27H65V37C65 45 60.500 49.500 56 49.500S47 45 47 37Z",to="M50.500 34.500H53.800M58.200 34.500H61.500M56 33.500V38.800",ka="M14 70C19 62 33 55.500 46 52L56 60L66 52C76 54.500 83.500 60 86 70Z",eo="M79.200 70V24H82.800V70Z",no={K:[["cloth",ka],["gold",eo],["paper","M41 53.500L56 62L71 53.500L76.500 56C72 63 64 68.500 56 70C48 68.500 40 63 35.500 56Z"],["ink","M43.500 26C41 36 41 45 44 53L68 53C71 45 71 36 68.500 26Z"],["paper",ga],["ink","M47 37C50 41.500 53 39.500 56 39.500S62 41.500 65 37L66.500 44C66.500 54 60 60 56 63C52 60 45.500 54 45.500 44Z"],["line",to],["light","M53.500 44.200H58.500"],["gold","M43 28.500L39 13L48 19.500L56 9L64 19.500L73 13L69 28.500Q56 25 43 28.500Z"],["line","M42.500 24.200Q56 20.700 69.500 24.200"],["line","M43 58.500V60.500M50 63.500V65.500M62 63.500V65.500M69 58.500V60.500"]],Q:[["ink","M45 26C38 40 41 52 35 62L77 62C71 52 74 40 67 26C64 19 48 19 45 26Z"],["cloth","M14 70C18 63 30 58.500 42 56L56 68L70 56C78 58 84 62 86 70Z"],["paper","M51 44H61V53L66 57.500L56 67.500L46 57.500L51 53Z"],["paper","M47 30C47 23 65 23 65 30V37C65 45 60.500 49.500 56 49.500S47 45 47 37Z"],["line",to],["mouth","M53.300 43.500Q56 42.500 58.700 43.500Q56 47 53.300 43.500Z"],["gold","M45 26C43.500 20 42 17 40 13C44.500 16.500 47 16 49 10.500C51 16 53 14.500 56 7.500C59 14.500 61 16 63 10.500C65 16 67.500 16.500 72 13C70 17 68.500 20 67 26Q56 21.500 45 26Z"],["gold",eo]],J:[["cloth",ka],["gold",eo],["ink","M44 26C41 36 41 46 43.500 51L68.500 51C71 46 71 36 68 26Z"],["paper",ga],["line",to],["line","M53.500 44H58.500"],["gold","M47 15C43 6 34 5 28.500 10.500C34 11.500 38 15 41 22Z"],["cloth","M40 27C37 15 47 9.500 57 10.500C68 10.500 75 17 72.500 27Q56 21.500 40 27Z"],["gold","M40.500 30.500Q56 24 71.500 30.500L72.500 26Q56 19.500 39.500 26Z"],["light","M36 70V58.500M46 70V56M66 70V56M76 70V58.500"]]},va=[81,21,20],_a="M13 67.500H87V72.500H13Z";var on=[39,61],St=[50],qn=[[24,on],[116,on]],so=[...qn,[70,on]],wa=[...qn,[54.5,on],[85.5,on]],Hu={2:[34,[28,St],[112,St]],3:[34,[28,St],[70,St],[112,St]],4:[23,...qn],5:[23,...qn,[70,St]],6:[23,...so],7:[22,...so,[47.5,St]],8:[22,...so,[47.5,St],[92.5,St]],9:[21,...wa,[70,St]],T:[21,...wa,[40,St],[100,St]]};function xa(t,e){let[n,...s]=Hu[e];return s.flatMap(([o,r])=>r.map(i=>Ct(t,i,o,o>70?-n:n))).join("")}function Ct(t,e,n,s){let o=l=>l*s/100,r=l=>oo(e+o(l-50)),i=l=>oo(n+o(l-50));return t.replace(/([A-Z])([^A-Z]*)/g,(l,u,d)=>{let p=d.split(/[ ,]/).filter(Boolean).map(Number);if(u==="H")return u+r(p[0]);if(u==="V")return u+i(p[0]);if(u!=="A")return u+p.map((T,_)=>(_%2?i:r)(T)).join(" ");let[f,m,$,b,w,g,k]=p,x=[f,m].map(T=>oo(Math.abs(o(T))));return u+[...x,$,b,w,r(g),i(k)].join(" ")})}var oo=t=>Math.round(t*100)/100;function B({card:t,lit:e,dim:n}){let s=W(t),o=[s&&t!=="Jk"&&`suit-${t[1]}`,e&&"is-lit",n&&"is-dim"];return c`<svg class=${S(["card",...o])} viewBox="0 0 100 140" role="img" aria-label=${ft(t)}>
    <rect class="card-paper" x="1" y="1" width="98" height="138" rx="9" />
    <g key=${t} class="card-side">${s?Bu(t):Lu}</g>
  </svg>`}var Lu=c`
  <rect class="card-back" x="7" y="7" width="86" height="126" rx="5" />
  <path class="card-lattice" d=${Vr} />
  <rect class="card-lattice" x="10" y="10" width="80" height="120" rx="3" />
  <circle class="card-seal" cx="50" cy="70" r="20" />
  <path class="card-back" d=${Ct(pt.s,50,70,25)} />`,ro=new Map;function Bu(t){if(!ro.has(t)){let[e,n]=t,[s,o]=t==="Jk"?Pu():[Mu(e,n),Nu(e,n)];ro.set(t,c`<g class="card-small">${Ce(s)}</g><g class="card-large">${o}</g>`)}return ro.get(t)}var Mu=(t,e)=>c`
  <${Sa} rank=${t} at=${`${t==="T"?4:8} 9`} scale="1.2" />
  <path class="card-pip" d=${Ct(pt[e],72,29,39)} />`;function Nu(t,e){let n=pt[e],s=c`
    <${Sa} rank=${t} at="6 8.5" scale=${t==="T"?.6:.66} />
    <path class="card-pip" d=${Ct(n,16,50,18)} />`;if(t==="A")return c`${Ce(s)}
      <path class="card-pip" d=${Ct(n,50,70,62)} />
      <path class="court-inlay" d=${Ct(n,50,70,48)} />`;if(!no[t])return c`${Ce(s)}<path class="card-pip" d=${xa(n,t)} />`;let o=c`
    ${no[t].map(([r,i])=>c`<path class=${`court-${r}`} d=${i} />`)}
    <path class="court-cloth" d=${Ct(n,...va)} />`;return c`${Ce(s)}${Ce(o)}<path class="court-gold" d=${_a} />`}var Pu=()=>[c`<path class="card-pip" d=${Ct(Oe,32,36,50)} />`,c`${Ce(c`<path class="card-pip" d=${Ct(Oe,17,18,24)} />`)}
    <path class="court-gold" d=${Ct(Oe,50,70,66)} />`],Sa=({rank:t,at:e,scale:n})=>c`<path class="card-rank" d=${Mn[t]} transform=${`translate(${e}) scale(${n})`} />`,Ce=t=>c`${t}<g transform="rotate(180 50 70)">${t}</g>`;function kt({label:t,wanted:e}){return c`<svg class="card" viewBox="0 0 100 140" role="img" aria-label=${t??a("no card yet")}>
    <rect class=${S(["card-outline",e&&"is-wanted"])} x="3" y="3" width="94" height="134" rx="9" />
  </svg>`}function U({cards:t,places:e=0,label:n,fanned:s,lit:o,wanted:r}){let i=Math.max(0,e-t.length);return c`<div class=${S(["hand",s&&"is-fanned"])} role="group" aria-label=${n}>
    <div class="hand-cards">
      ${t.map((l,u)=>c`<${B} key=${u} card=${l}
        lit=${o?.has(l)} dim=${o&&!o.has(l)} />`)}
      ${[...Array(i).keys()].map(l=>c`<${kt} key=${`empty ${l}`} wanted=${r&&l===0} />`)}
    </div>
    ${n&&c`<div class="hand-label">${n}</div>`}
  </div>`}function it({text:t,detail:e,news:n}){return c`<div class="line">
    <p class="line-text" role="status">${n&&c`<span class="line-news">${n}</span> `}${t}</p>
    ${e&&c`<p class="line-detail">${e}</p>`}
  </div>`}function Dt(t,e){let n=[],s=t;for(let o of[...e].sort((r,i)=>i.value-r.value)){let r=Math.floor(s/o.value);r>0&&n.push({...o,count:r}),s-=r*o.value}return n}var Ru=4;function Ta(t,e,n=Fu(t,e),s=Ru){let o=new Map(Dt(t,e).map(({value:u,count:d})=>[u,d])),r=e.map(({value:u})=>u).sort((u,d)=>u-d),i=u=>o.get(u)??0,l=()=>r.filter(u=>u<=n).reduce((u,d)=>u+d*i(d),0);for(;l()<Math.min(s*n,t);){let u=r.find(p=>p>n&&i(p));if(!u)break;o.set(u,i(u)-1);let d=e.filter(({value:p})=>p<u);for(let{value:p,count:f}of Dt(u,d))o.set(p,i(p)+f)}return e.map(u=>({...u,count:i(u.value)})).filter(({count:u})=>u).sort((u,d)=>d.value-u.value)}var Fu=(t,e)=>Math.max(1,...e.map(({value:n})=>n).filter(n=>n<=t/50)),Oa=t=>t.map(({count:e,colour:n})=>a("{count} {colour}##of chips",{count:e,colour:O(n)})).join(", ");function je({min:t,max:e,step:n=1}){return e==null||e>=Number.MAX_SAFE_INTEGER?null:t+Math.floor((e-t)/n)*n}function Un(t,e){let{min:n,step:s=1}=e,o=je(e);return o!==null&&o<n?a("not possible now"):t<n?a("at least {amount}",{amount:n}):o!==null&&t>o?a("at most {amount}",{amount:o}):(t-n)%s!==0?n%s===0?a("in steps of {step}",{step:s}):a("{first}, then in steps of {step}",{first:n,step:s}):null}function me(t,e,n){return e.reduce((o,r)=>o+r,0)===t?e:Dt(t,n).flatMap(({value:o,count:r})=>Array(Math.min(r,500)).fill(o))}function He(t,e){let n=t.lastIndexOf(e);return t.filter((s,o)=>o!==n)}var Aa={white:{body:"#efeadb",spots:"#7b7a74"},red:{body:"#c22f39",spots:"#fff"},blue:{body:"#2460b0",spots:"#fff"},green:{body:"#1f8a49",spots:"#fff"},black:{body:"#25252a",spots:"#fff"},purple:{body:"#6d3c9b",spots:"#fff"},yellow:{body:"#e6b91f",spots:"#25252a"},pink:{body:"#df79a4",spots:"#fff"},orange:{body:"#de6f25",spots:"#fff"},grey:{body:"#878d92",spots:"#fff"},brown:{body:"#794d2a",spots:"#fff"},turquoise:{body:"#17909a",spots:"#fff"}},Du=5,Ea=8,Le=({value:t,colour:e})=>c`<${ja} value=${t} colour=${e} count=${1} bare />`;function ja({value:t,colour:e,count:n,bare:s}){let o=Math.min(n,Du),r=64+(o-1)*Ea,{body:i,spots:l}=Aa[e]??Aa.grey,u={"--chip-colour":i,"--chip-spots":l},d=[...Array(o-1).keys()].map(f=>r-32-f*Ea),p=c`<svg class="chip" viewBox=${`0 0 64 ${r}`} style=${u} role="img"
      aria-label=${a("{count} {colour}, {value} each##of chips",{count:n,colour:O(e),value:t})}>
    ${d.map(f=>c`<g key=${f}>
      <circle class="chip-under" cx="32" cy=${f} r="30.5" />
      <circle class="chip-spots" cx="32" cy=${f} r="26.5" stroke-dasharray="13.9 13.85" />
    </g>`)}
    <circle class="chip-body" cx="32" cy="32" r="30.5" />
    <circle class="chip-spots" cx="32" cy="32" r="26.5" stroke-dasharray="13.9 13.85" />
    <circle class="chip-face" cx="32" cy="32" r="20.5" />
    <text class="chip-value" x="32" y=${32+Ca(t)*.36} font-size=${Ca(t)}>${Ha(t)}</text>
  </svg>`;return s?p:c`<span class="pile">${p}<span class="pile-count" aria-hidden="true">×${n}</span></span>`}function te({amount:t,chipset:e,change:n,words:s}){let o=n?Ta(t,e,...n===!0?[]:[n,1]):Dt(t,e);return c`<span class="chips">
    <span class="chips-piles">${o.map(r=>c`<${ja} key=${r.value} ...${r} />`)}</span>
    ${s&&c`<span class="chips-words">${Oa(o)}</span>`}
  </span>`}function Ha(t){return t<1e3||t%100?String(t):`${t/1e3}k`}var Ca=t=>[26,25,19,15,12][Math.min(Ha(t).length,5)-1];function Wn({label:t,value:e,range:n,chipset:s,last:o,optional:r,onChange:i}){let[l,u]=v([]),d=me(e,l,s),p=je(n),f=k=>p===null||k<=p,m=k=>{u(k),i(k.reduce((x,T)=>x+T,0))},$=k=>f(e+k)&&m([...d,k]),b=k=>m(He(d,k)),w=k=>m(me(k,[],s)),g=e===0&&r?a("none"):Un(e,n);return c`<div class="pad" role="group" aria-label=${t}>
    <div class="pad-head">
      ${t&&c`<span class="pad-label">${t}</span>`}
      <output class="pad-amount">${y(e)}</output>
      <span class=${S(["pad-note",g&&e>0&&"is-wrong"])}>${g??Iu(p)}</span>
    </div>
    <div class="pad-keys">
      <${he} chipset=${s} fits=${k=>f(e+k)} onAdd=${$} onTakeOff=${b} />
      <div class="pad-side">
        <${h} name=${a("take off the last chip")} keys="backspace" disabled=${!d.length}
          onTap=${()=>m(d.slice(0,-1))}>⌫<//>
        <${h} kind="quiet" disabled=${!o||!f(o)} onTap=${()=>w(o)}>
          ${o?a("same again \xB7 {chips}",{chips:o}):a("same again")}
        <//>
        <${h} kind="quiet" disabled=${!e} onTap=${()=>m([])}>${a("clear")}<//>
      </div>
    </div>
  </div>`}function he({chipset:t,fits:e,onAdd:n,onTakeOff:s}){let o=[...t].sort((r,i)=>r.value-i.value);return c`<div class="pad-chips">
    ${o.map((r,i)=>c`<${Uu} key=${r.value} chip=${r} keys=${`Shift+${i+1}`} disabled=${!e(r.value)}
      onAdd=${()=>e(r.value)&&n(r.value)} onTakeOff=${()=>s(r.value)} />`)}
  </div>`}var Iu=t=>t===null?"":a("of {most}",{most:t}),qu=450;function Uu({chip:t,keys:e,disabled:n,onAdd:s,onTakeOff:o}){let r=X(null),i=X(!1),l=()=>{i.current=!1,r.current=setTimeout(()=>{i.current=!0,o()},qu)},u=()=>clearTimeout(r.current);return c`<button type="button" class="pad-chip" data-keys=${e} aria-disabled=${n?"true":null}
      aria-label=${a("add {value} ({colour})",{value:t.value,colour:O(t.colour)})}
      onPointerDown=${l} onPointerUp=${u} onPointerLeave=${u} onPointerCancel=${u}
      onContextMenu=${d=>d.preventDefault()}
      onClick=${()=>!i.current&&s()}>
    <${Le} ...${t} />
  </button>`}var Wu=8;function Mt(t){return Array.isArray(t)?t.length&&t.every(W)?"card":"choice":"of"in t?"some":"rows"in t?"rows":"fields"in t?"fields":La(t)?"choice":"amount"}var It=t=>Array.isArray(t)?t:La(t)??[];function La(t){let e=je(t),{min:n,step:s=1}=t;if(e===null||(e-n)/s>=Wu)return null;let o=[];for(let r=n;r<=e;r+=s)o.push(r);return o}function Ba(t,e=!1){switch(Mt(t)){case"amount":return 0;case"some":case"rows":return[];case"fields":return ne(t.fields);default:return!e&&It(t).length===1?It(t)[0]:void 0}}var ne=(t,e=[])=>Object.fromEntries(Object.entries(t).map(([n,s])=>[n,Ba(s,e.includes(n))]));function Ku(t,e){switch(Mt(t)){case"amount":return Un(e,t);case"some":return e.length<t.least?a("{count} more",{count:t.least-e.length}):e.length>t.most?a("at most {amount}",{amount:t.most}):null;case"rows":return e.length<t.least?a("{count} more",{count:t.least-e.length}):null;case"fields":return ee(t.fields,e)?.why??null;default:return It(t).length?e===void 0?a("not chosen yet"):null:a("not possible now")}}function ee(t,e,n=[]){for(let[s,o]of Object.entries(t)){if(n.includes(s)&&Ma(e[s]))continue;let r=Ku(o,e[s]);if(r)return{name:s,why:r}}return null}function ao(t,e){let n=Object.keys(t.values).filter(s=>!(t.optional?.includes(s)&&Ma(e[s])));return Object.fromEntries(n.map(s=>[s,e[s]]))}var Ma=t=>t===void 0||t===0||Array.isArray(t)&&!t.length,Gu=6;function Na(t){switch(Mt(t)){case"amount":return je(t)!==t.min;case"some":return t.least===0&&t.of.length>0;case"rows":return t.least===0&&t.most>0;case"fields":return Object.values(t.fields).some(Na);default:return!1}}function Pa(t){if(t.optional?.length)return zu(t);if(Object.values(t.values).some(Na))return null;let e=ne(t.values),n=Object.keys(e).filter(i=>e[i]===void 0),s=ee(t.values,e);if(!s)return[e];let[o]=n;if(n.length!==1||s.name!==o||It(t.values[o]).length>Gu)return null;let r=It(t.values[o]).map(i=>({...e,[o]:i}));return r.some(i=>ee(t.values,i))?null:r}function zu({values:t,optional:e}){let[[n,s],...o]=Object.entries(t);return o.length||!e.includes(n)||Mt(s)!=="choice"||It(s).length!==1?null:[{},{[n]:It(s)[0]}]}function io(t){if(t.optional?.length)return null;let e=Object.entries(t.values).filter(([,n])=>Ba(n)===void 0);return e.length===1&&Mt(e[0][1])==="card"?e[0][0]:null}var K=({by:t,do:e,since:n})=>`${t} ${e} ${n??""}`;function Ra({options:t},e){let n=new Map;for(let{by:o,since:r=0}of t)o!=="dealer"&&n.set(o,Math.min(r,n.get(o)??r));let s=Math.min(...n.values());return[...n.keys()].filter(o=>!e.some(r=>r.by===o&&r.index>=s))}function Fa(t){let e=new Map;for(let n of t)e.set(n.by,[...e.get(n.by)??[],n]);return[...e].sort(([n],[s])=>+(n==="dealer")-+(s==="dealer"))}function Ju(t){let e=ep[Mt(t.value)];return Mt(t.value)==="amount"?c`<${e} ...${t} />`:c`<fieldset class="field">
    <legend>${t.optional?a("{name} (may be left out)",{name:O(t.name)}):O(t.name)}</legend>
    <${e} ...${t} />
  </fieldset>`}function Kn({fields:t,held:e,optional:n=[],last:s={},chipset:o,onChange:r}){return Object.entries(t).map(([i,l])=>c`<${Ju} key=${i} name=${i} value=${l}
    held=${e[i]} optional=${n.includes(i)} last=${s[i]} chipset=${o}
    onChange=${u=>r({...e,[i]:u})} />`)}var Vu=({name:t,value:e,held:n,chipset:s,last:o,optional:r,onChange:i})=>c`<${Wn} label=${O(t)}
  value=${n} range=${e} chipset=${s} last=${o} optional=${r} onChange=${i} />`;function Zu({value:t,held:e,optional:n,onChange:s}){return c`<div class="choices">
    ${It(t).map(o=>c`<${h} key=${o} chosen=${o===e}
      onTap=${()=>s(n&&o===e?void 0:o)}>${gt(o)}<//>`)}
  </div>`}var Da=13;function Qu({value:t,held:e,onChange:n}){return t.length<=Da?c`<${Ia} cards=${t} chosen=${e?[e]:[]} onTap=${n} />`:c`<${xt} allowed=${t} picked=${e?[e]:[]} onPick=${n}
    onTakeBack=${()=>n(void 0)} />`}function Yu({value:t,held:e,onChange:n}){let s=r=>e.length<t.most&&n([...e,r]),o=r=>n(He(e,r));if(!t.of.every(W))return c`<div class="choices">
      ${t.of.map(r=>c`<${h} key=${r} chosen=${e.includes(r)}
        onTap=${()=>e.includes(r)?o(r):s(r)}>${gt(r)}<//>`)}
    </div>`;if(t.of.length>Da){let r=t.of.filter(i=>!e.includes(i));return c`<${xt} allowed=${r} picked=${e} onPick=${s} onTakeBack=${o} />`}return c`<${Ia} cards=${t.of} chosen=${e} onTap=${s} onTapAgain=${o} />`}function Ia({cards:t,chosen:e,onTap:n,onTapAgain:s=n}){let o=(r,i)=>r.filter(l=>l===i).length;return c`<div class="choices">
    ${t.map((r,i)=>{let l=o(e,r)>=o(t.slice(0,i+1),r);return c`<button type="button" key=${`${r} ${i}`} aria-label=${ft(r)}
          class=${S(["choice-card",l&&"is-chosen"])} aria-pressed=${String(l)}
          onClick=${()=>l?s(r):n(r)}><${B} card=${r} /></button>`})}
  </div>`}var Xu=({value:t,held:e,chipset:n,onChange:s})=>c`<div class="row-builder">
  <${Kn} fields=${t.fields} held=${e} chipset=${n} onChange=${s} />
</div>`;function tp({value:t,held:e,chipset:n,onChange:s}){let[o,r]=v(ne(t.rows)),i=ee(t.rows,o),l=e.length>=t.most,u=()=>{s([...e,o]),r(ne(t.rows))};return c`<div class="rows">
    ${e.map((d,p)=>c`<div class="row" key=${p}>
      <span>${p+1}. ${gt(d)}</span>
      <${h} kind="quiet" name=${a("take off line {number}",{number:p+1})}
        onTap=${()=>s(e.filter((f,m)=>m!==p))}>⌫<//>
    </div>`)}
    <div class="row-builder">
      <${Kn} fields=${t.rows} held=${o} chipset=${n} onChange=${r} />
      <div class="field-foot">
        <${h} kind="plain" disabled=${i||l} onTap=${u}>${a("add")}<//>
        <span class="quiet">${l?a("at most {amount}",{amount:t.most}):i?`${O(i.name)}: ${i.why}`:""}</span>
      </div>
    </div>
  </div>`}var ep={amount:Vu,choice:Zu,card:Qu,some:Yu,rows:tp,fields:Xu};function Gn(t){let{prompt:e,me:n,players:s,chipset:o,words:r={},sure:i={},last:l={},shown:u,entered:d,first:p,drawn:f,busy:m,error:$,onAct:b,onTakeBack:w,unheard:g=[],end:k}=t,x=Fa(e.options.filter(M=>(n==="dealer"||M.by===n)&&!f?.(M))),T=v(null),[_,H]=t.onChoose?[t.chosen,t.onChoose]:T,[D,z]=v(null),[I,J]=v(null),ct=e.options.map(K).join(),Y=x.filter(([M])=>M!=="dealer"),dt=Y.some(([M])=>M===_)?_:sp(Y,e.awaited),G=Y.find(([M])=>M===dt)?.[1]??[],vt=x.find(([M])=>M==="dealer")?.[1]??[],Ot=[...G,...vt].find(M=>K(M)===D),E=M=>M==="dealer"?a("dealer"):s[M]??a("seat {seat}",{seat:M}),nt=({by:M,do:A,since:Q},rt)=>b({by:M,do:A,args:rt,since:Q}),_t=n==="dealer"&&e.awaited.includes("dealer")?g.map(E):[],zt=M=>i[M.do]??(M.by==="dealer"&&_t.length?()=>np(M,_t):null),le=(M,A)=>zt(M)?J({option:M,args:A}):nt(M,A),gs=e.awaited.filter(M=>M!=="dealer"||!_t.length),$t={words:r,last:l,awaited:p?.length?[]:gs,busy:m,act:le,open:z},_e=G.length>0&&vt.length>0,Fe=G.length+vt.length===1?[...G,...vt][0]:null;return Fe&&rp(Fe)?c`<${ap} option=${Fe} shown=${u} entered=${d} busy=${m} error=${$} question=${ct} act=${le}
      onTakeBack=${w} end=${k} />`:Ot?c`<${lp} key=${D} option=${Ot} who=${E(Ot.by)} chipset=${o} words=${r}
      last=${l[`${Ot.by} ${Ot.do}`]} busy=${m} error=${$} end=${k} onClose=${()=>z(null)}
      onAct=${async M=>{await le(Ot,M)&&z(null)}} />`:c`
    ${$&&c`<div class="panel"><${Z} text=${$} /></div>`}
    ${Y.length>1&&c`<div class="seats-row" role="group" aria-label=${a("who")}>
      ${Y.map(([M])=>c`<${h} key=${M} chosen=${M===dt} onTap=${()=>H(M)}>${E(M)}<//>`)}
    </div>`}
    <${R} question=${ct} end=${(_e||k)&&c`
        ${_e&&_t.length>0&&c`<span class="controls-note">${a("not yet: {players}",{players:ut(_t)})}</span>`}
        ${_e&&c`<${qa} options=${vt} ...${$t} />`}${k}`}>
      ${p}
      <${qa} options=${G.length?G:vt} ...${$t} />
    <//>
    ${I&&zt(I.option)&&ct.includes(K(I.option))&&c`<${wt} ...${zt(I.option)(E(I.option.by))}
      onClose=${()=>J(null)} onYes=${()=>{J(null),nt(I.option,I.args)}} />`}`}var np=(t,e)=>({title:a("{deed} without {players}?",{deed:O(t.do),players:ut(e)}),text:L("{players} has not done anything yet. Nobody may have anything to say after this.","{players} have not done anything yet. Nobody may have anything to say after this.",e.length,{players:ut(e)}),yes:O(t.do),no:a("wait")});function sp(t,e){let[n]=t.find(([s])=>e.includes(s))??t[0]??[null];return n}var op=13,rp=t=>{let e=io(t);return e&&(t.by==="dealer"||t.values[e].length>op)};function ap({option:t,shown:e,entered:n,busy:s,error:o,question:r,act:i,onTakeBack:l,end:u}){let d=io(t)??"",p=f=>i(t,{...ao(t,ne(t.values)),[d]:f});return c`
    <div class="panel">
      <${xt} allowed=${t.values[d]} picked=${e} busy=${s}
        onPick=${p} onTakeBack=${l} />
      <${Z} text=${o} />
    </div>
    <${R} question=${r} end=${(n||u)&&c`
        ${n&&c`<${U} cards=${n.cards} places=${n.places} wanted />`}${u}`}>
      ${l&&c`<${Yr} picked=${e} busy=${s} onTakeBack=${l} />`}
    <//>`}function qa({options:t,words:e,last:n,awaited:s,busy:o,act:r,open:i}){let l=({by:u})=>s.includes(u)?"main":"plain";return t.flatMap(u=>{let d=Pa(u);return d?d.map(p=>c`<${h} key=${K(u)+JSON.stringify(p)} kind=${l(u)}
      disabled=${o} onTap=${()=>r(u,p)}>
      ${e[u.do]?e[u.do](p):Ae(u.do,cp(u,p))}
    <//>`):[c`<${h} key=${K(u)} kind="plain" disabled=${o} onTap=${()=>i(K(u))}>
          ${O(u.do)} …
        <//>`,c`<${ip} key=${`${K(u)} again`} option=${u} args=${n[`${u.by} ${u.do}`]}
          words=${e} busy=${o} act=${r} />`]})}function ip({option:t,args:e,words:n,busy:s,act:o}){return!e||ee(t.values,e,t.optional)?null:c`<${h} kind="plain" disabled=${s} onTap=${()=>o(t,e)}>
    ${a("{deed} again",{deed:Ae(t.do,e,n)})}
  <//>`}var cp=(t,e)=>Object.fromEntries(Object.entries(e).filter(([n])=>t.optional?.includes(n)||t.values[n].length!==1));function lp({option:t,who:e,chipset:n,words:s,last:o,busy:r,error:i,onClose:l,onAct:u,end:d}){let[p,f]=v(ne(t.values,t.optional)),m=ee(t.values,p,t.optional),$=ao(t,p);return c`
    <section class="panel" aria-label=${`${e}: ${O(t.do)}`}>
      <h2>${e}: ${O(t.do)}</h2>
      <div class="form-fields">
        <${Kn} fields=${t.values} held=${p} optional=${t.optional} last=${o}
          chipset=${n} onChange=${f} />
      </div>
      <${Z} text=${i} />
    </section>
    <${R} question=${K(t)} end=${c`<${h} kind="plain" onTap=${l}>${a("cancel")}<//>${d}`}>
      <${h} kind="main" disabled=${m} busy=${r} onTap=${()=>u($)}>
        ${m?O(t.do):Ae(t.do,up($),s)}
      <//>
      ${m&&c`<span class="controls-note">${O(m.name)}: ${m.why}</span>`}
    <//>`}var up=t=>Object.fromEntries(Object.entries(t).filter(([,e])=>!Array.isArray(e)||e.length<=4));function zn({api:t,state:e,seat:n=null}){let{night:s,table:o,round:r,version:i}=e,l=o.hints&&r?.prompt!=null,u=`nights/${s.night}/tables/${o.table}/hints${n===null?"":`?as=seat:${n}`}`,[d,p]=v(null);return j(()=>{if(!l)return;let f=!1;return t.get(u).then(m=>f||p(m),()=>f||p(null)),()=>{f=!0}},[u,i,l]),!l||!d?.hints.length||d.version!==i?null:c`<ul class="hints" aria-label=${a("what would be best")}>
    ${d.hints.map(f=>c`<${pp} key=${f.seat} hint=${f} named=${n===null} />`)}
  </ul>`}var pp=({hint:t,named:e})=>c`<li><details><summary>
  <b>${e?a("Best for {player}: {best}.",{player:t.name,best:t.best}):a("Best: {best}.",{best:t.best})}</b>
  ${t.others.length>0&&c` <span>${t.others.map(({did:n,cost:s})=>a("{did} costs {cost}",{did:n,cost:s})).join(" \xB7 ")}</span>`}
  </summary><p>${t.why}</p></details>
</li>`;var Ua="hands",dp={bura:"6789JQKTA",lorum:"789TJQKA",polignac:"789TAJQK",schnapsen:"JQKTA"},fp="23456789TJQKA",$p=["uth","kabu"],mp="shcd";function rn(t,{game:e,facts:n}){let s=dp[e]??fp,o=n?.trump,r=$p.includes(e),i=l=>{if(!W(l)||l==="Jk")return 1e3;let u=l[1]===o?-1:mp.indexOf(l[1]);return(r?0:u*20)-s.indexOf(l[0])};return[...t].sort((l,u)=>i(l)-i(u))}function Be(t){let[e,n]=v(()=>hp());return{as:e,turn:()=>{let o=e==="sorted"?"dealt":"sorted";bp(o),n(o)},arranged:o=>e==="sorted"?rn(o,t):o}}var Me=({sorting:t})=>c`<${h} kind="plain" onTap=${t.turn}>
  ${t.as==="sorted"?a("as dealt"):a("sort")}
<//>`;function hp(){try{return localStorage.getItem(Ua)==="dealt"?"dealt":"sorted"}catch{return"sorted"}}function bp(t){try{localStorage.setItem(Ua,t)}catch{}}var C=t=>Object.fromEntries(t.seats.map(({seat:e,player:n})=>[e,n]));function Jn(t,{deed:e,event:n=({text:s})=>s}={}){let s=C(t);return t.record.map(r=>({number:r.index+1,text:[yp(r,s,t,e),...r.events.map(i=>n(i,s))].filter(Boolean).join(" ")})).filter(({text:r})=>r)}function Wa(t,e){let n=e.map(({entry:s,after:o,text:r})=>({key:`hand-over ${s}`,at:o-.5,text:r}));return[...t.map(s=>({at:s.number,...s})),...n].sort((s,o)=>s.at-o.at)}function yp(t,e,n,s){if(t.do===null)return null;let o=e[t.by]??a("The dealer"),r=s?.(t,{who:o,round:n});return r??(gp(t)?null:vp(t,o))}var gp=({by:t,do:e,events:n})=>n.some(({code:s,args:o})=>o.seat===t&&s.split(".")[1]?.replaceAll("-","_").startsWith(kp(e))),kp=t=>t.replace(/^[a-z]+/,e=>`${e}s`);function vp({by:t,do:e,args:n},s){let{seat:o,...r}=n,i=Ks(O(e),Object.entries(r).filter(([,l])=>l!==0));return t==="dealer"?`${i[0].toUpperCase()}${i.slice(1)}.`:`${s}: ${i}.`}function Ka({table:t,state:e,pad:n,setPad:s,last:o,news:r,face:i}){let{round:l}=e,{prompt:u}=l;return c`<section class="foot" aria-label=${a("what is next")}>
    <${it} text=${u.say.text} news=${r} detail=${jt(l,u.awaited)} />
    <${Gn} prompt=${u} me="dealer" players=${C(l)} chipset=${e.night.chip_set}
      words=${i.words?.(l)??{}} sure=${i.sure?.(l)} last=${o} first=${be(t,e)} busy=${t.late.value}
      error=${t.error.value} onAct=${t.act}
      chosen=${n.seat??null} onChoose=${d=>s({seat:d})} unheard=${Ra(u,l.record)}
      shown=${_p(l)} entered=${wp(l)} onTakeBack=${l.undoable?t.undo:null} />
  </section>`}function jt(t,e){let n=e.length===1&&t.seats.find(s=>s.seat===e[0]);return!n||t.facts.sheet&&!n.rack?null:a("rack {chips}",{chips:n.rack})}function _p({record:t}){let e=t.at(-1);return e?.do==="show"?[e.args.card]:[]}function wp({prompt:t,record:e}){let{number:n,count:s}=t.say.args;return s>1?{cards:e.slice(e.length-n+1).map(({args:o})=>o.card),places:s}:null}function lo({round:t}){let{prompt:e,zones:n,cards:s}=t,o=i=>Object.values(n).some(l=>l.count&&xp(l,i)),r=i=>e.options.some(({by:l})=>l===i);return e.awaited.filter(i=>i!=="dealer"&&(s==="virtual"&&o(i)||!r(i)))}var xp=({owner:t,sight:e},n)=>e==="owner"&&t===n||e==="others"&&t!==n;function be(t,e){let n=C(e.round);return lo(e).map(s=>ye(e,s)?c`<span key=${`phone ${s}`} class="controls-note">${uo(e,s)}</span>`:c`<${h} key=${`pass ${s}`} kind="main" busy=${t.late.value}
    onTap=${()=>t.handOver(s)}>${a("tablet to {player}",{player:n[s]})}<//>`)}var co=({table:t},e)=>t.seats.find(n=>n.seat===e),ye=(t,e)=>!!co(t,e)?.program||t.table.phones&&co(t,e)?.phone==="in",uo=(t,e)=>{let{name:n,program:s}=co(t,e);return s?a("The program plays for {player}.",{player:n}):a("{player} has it on the phone.",{player:n})};var po=t=>["bura.first-lead","bura.lead"].includes(t?.say.code),Sp={bura:a("three trumps"),aces:a("three aces"),molodka:a("three of one plain suit")};function fo(){return{lead:({cards:t})=>a("LEAD {cards}",{cards:t.map(P).join(" ")}),answer:({cards:t})=>a("ANSWER {cards}",{cards:t.map(P).join(" ")}),announce:({kind:t})=>a("announce {kind}",{kind:t}),declare:()=>a("declare 31"),yield:()=>a("yield"),pass:()=>a("PASS")}}function Ga({table:t,state:e,news:n,face:s}){let{round:o}=e,{prompt:r}=o,i=C(o),[l]=r.awaited,u=o.seats.find(({seat:b})=>b!==l).seat,d=(b,w)=>r.options.find(g=>g.do===b&&(w===void 0||g.by===w)),p=d("lead")??d("answer"),f=t.late.value,m=(b,w)=>ye(e,b)?c`<span class="controls-note">${uo(e,b)}</span>`:c`<${h} kind=${w} busy=${f} onTap=${()=>t.handOver(b)}>
    ${a("tablet to {player}",{player:i[b]})}
  <//>`,$=c`
    ${d("announce")&&c`<${Op} option=${d("announce")} who=${i[u]} table=${t} />`}
    ${d("declare")&&c`<${Ap} options=${r.options.filter(b=>b.do==="declare")} players=${i}
      sure=${s.sure()} table=${t} />`}`;return c`<section class="foot" aria-label=${a("what is next")}>
    <${it} text=${r.say.text} news=${n} detail=${jt(o,r.awaited)} />
    ${p?c`<${Tp} key=${K(p)} option=${p} words=${fo()} table=${t} end=${$}
          undo=${o.undoable?t.undo:null} />`:c`
        ${t.error.value&&c`<div class="panel"><${Z} text=${t.error.value} /></div>`}
        <${R} question=${r.options.map(K).join()} end=${$}>
          ${m(l,"main")}${m(u,"plain")}
        <//>`}
  </section>`}function Tp({option:t,words:e,table:n,undo:s,end:o}){let[r,i]=v([]),{of:l,least:u,most:d}=t.values.cards,p=m=>n.act({...t,args:{cards:m}});return c`
    <div class="panel">
      <${xt} allowed=${l} picked=${r} onPick=${async m=>{let $=[...r,m].slice(-d);i($),u===d&&$.length===d&&!await p($)&&i([])}} onTakeBack=${m=>i(r.filter($=>$!==m))} />
      <${Z} text=${n.error.value} />
    </div>
    <${R} question=${K(t)} end=${o}>
      ${u<d?c`<${h} kind="main" disabled=${!r.length} busy=${n.late.value} onTap=${()=>p(r)}>
            ${r.length?e[t.do]({cards:r}):a("tap the cards led")}
          <//>`:c`<p class="controls-note">${d===1?a("Tap the card."):a("Tap the {most} cards: {count} more.",{most:d,count:d-r.length})}</p>`}
      <${h} kind="plain" disabled=${!s} busy=${n.late.value} onTap=${s}>${a("undo")}<//>
    <//>`}function Op({option:t,who:e,table:n}){let[s,o]=v(!1),r=t.values.kind,i=async l=>{o(!1),await n.act({...t,args:{kind:l}})};return c`<${h} onTap=${()=>o(!0)}>${a("announce \u2026")}<//>
    ${s&&c`<${F} title=${a("{player} announces",{player:e})} onClose=${()=>o(!1)}
        foot=${c`<${h} kind="plain" onTap=${()=>o(!1)}>${a("go back")}<//>`}>
      <div class="choices">
        ${r.map(l=>c`<${h} key=${l} onTap=${()=>i(l)}>
          <span class="choice-words"><b>${l}</b><span class="choice-note">${Sp[l]}</span></span>
        <//>`)}
      </div>
    <//>`}`}function Ap({options:t,players:e,sure:n,table:s}){let[o,r]=v(!1),[i,l]=v(null),u=()=>{r(!1),l(null)},d=async()=>{u(),await s.act(i)};return c`<${h} onTap=${()=>r(!0)}>${a("declare 31 \u2026")}<//>
    ${o&&!i&&c`<${F} title=${a("Who declares 31?")} onClose=${u}
        foot=${c`<${h} kind="plain" onTap=${u}>${a("go back")}<//>`}>
      <div class="choices">
        ${t.map(p=>c`<${h} key=${p.by} kind="plain" onTap=${()=>l(p)}>${e[p.by]}<//>`)}
      </div>
    <//>`}
    ${i&&c`<${wt} ...${n.declare(e[i.by])} onYes=${d} onClose=${u} />`}`}function Vn({round:t,payouts:e}){if(!t)return[];let n=t.finished?t.record.at(-1)?.index:null,s=new Map(t.record.map(i=>[i.index,i.by])),o=e.filter(({action:i})=>i===n||s.get(i)==="dealer"),r=Nt(t);return o.map(i=>({...i,ids:r.filter(l=>Ep(i,l)).map(({id:l})=>l)}))}var Ep=({action:t,seat:e},{action:n,by:s,from:o,to:r})=>n===t&&o!==`seat:${s}`&&(Tt(o)===e||Tt(r)===e),Nt=({record:t})=>t.flatMap(({index:e,by:n,transfers:s})=>s.map((o,r)=>({...o,action:e,by:n,id:`${e} ${r}`})));function za(t,e,n){let s=t.round?Nt(t.round):[],o=new Set(e.slice(0,n).flatMap(({ids:l})=>l)),r=new Set(e.slice(n).flatMap(({ids:l})=>l)),i=({id:l})=>r.has(l)&&!o.has(l);return{moves:s.filter(l=>!i(l)),held:s.filter(i)}}function Tt(t){let e=t.split(":").find(n=>/^\d+$/.test(n));return e===void 0?null:Number(e)}function Ja(t,e){if(!e.length)return t;let n=new Map;for(let{from:l,to:u,amount:d}of e)n.set(l,(n.get(l)??0)+d),n.set(u,(n.get(u)??0)-d);let{table:s,round:o}=t,r=l=>({...l,rack:l.rack+(n.get(`seat:${l.seat}`)??0)}),i={...o.places};for(let[l,u]of n)l==="house"||l.startsWith("seat:")||(i[l]=(i[l]??0)+u,i[l]||delete i[l]);return{...t,table:{...s,tray:s.tray+(n.get("house")??0),seats:s.seats.map(r)},round:{...o,places:i,seats:o.seats.map(r)}}}var Ne={ante:a("Ante"),blind:a("Blind"),play:a("Play"),trips:a("Trips")},se=(t,e,n)=>t.places[`circle:${e}:${n}`]??0;function et(t,e){let{rack:n}=t.seats.find(r=>r.seat===e),s=t.markers[e],o=n>0||!t.facts.sheet;return[...Object.entries(Cp(t,e)).map(([r,i])=>`${jp(r)} ${y(i)}`),o&&a("rack {chips}",{chips:y(n)}),s>0&&a("owes {chips}",{chips:y(s)})].filter(Boolean).join(", ")}function Cp(t,e){let n=Object.fromEntries(Object.entries(t.places).filter(([s])=>Tt(s)===e));for(let{from:s,to:o,amount:r}of t.finished?[]:Nt(t))s===`seat:${e}`&&Va(o)&&(n[o]=(n[o]??0)+r),o===`seat:${e}`&&Va(s)&&(n[s]=(n[s]??0)-r);return Object.fromEntries(Object.entries(n).filter(([,s])=>s>0))}var Va=t=>t!=="house"&&Tt(t)===null;function jp(t){let e=t.split(":").filter(n=>!/^\d+$/.test(n)).at(-1);return Ne[e]??O(e)}var Ya={Felt:Rp,Foot:Hp,Seen:Gp,words:fo,sure:Lp,deed:Bp,payment:Np,over:Pp,passOn:Mp},Za="6789JQKTA",Qa={A:11,T:10,K:4,Q:3,J:2},Xa={c:a("clubs"),d:a("diamonds"),h:a("hearts"),s:a("spades")};function Hp(t){let{code:e}=t.prompt.say,n=t.cards==="physical"&&(e==="bura.answer"||e==="bura.promised");return po(t.prompt)||n?Ga:null}function Lp(){return{declare:t=>({title:a("{player} declares 31?",{player:t}),text:a("The won cards are turned up and counted. There is no way back."),yes:a("{player} declares",{player:t})})}}function Bp({do:t,args:e},{who:n}){let s=e.cards?.every(W)?` ${e.cards.map(P).join(" ")}`:"";switch(t){case"lead":return a("{player} leads{cards}.",{player:n,cards:s});case"answer":return a("{player} answers{cards}.",{player:n,cards:s});case"yield":return a("{player} yields the lead.",{player:n});case"declare":return a("{player} declares 31.",{player:n});case"pass":return a("{player} passes.",{player:n});case"announce":return"";default:return null}}function Mp({prompt:t}){return["bura.answer","bura.outbid","bura.promised"].includes(t?.say.code)?t.awaited[0]:null}function Np({transfers:t}){let e=t.find(({from:o,to:r})=>o==="pot"||r==="pot"),n=t.filter(o=>o!==e),s=e&&[e.from==="pot"?a("out of the pot, all of it"):a("into the pot, which is carried")];return{hand:e?.why??null,sums:[...s??[],...n.map(({why:o,amount:r})=>`${o}: ${y(r)}`)]}}function Pp({record:t}){return t.at(-1).events.map(({text:e})=>e).at(-1)}function Rp({state:t,paying:e}){let{round:n,table:s,night:o}=t,{places:r,zones:i,facts:l}=n,u=n.seats.map(({seat:d})=>d).sort((d,p)=>d-p);return c`<section class=${S(["felt","bura",n.cards==="physical"&&"is-short"])} aria-label=${a("felt")}>
    <${Dp} zones=${i} facts=${l} />
    ${u.map(d=>c`<${Ip} key=${d} seat=${d} round=${n} lit=${Fp(n,e,d)}
      holds=${s.hand_over?.seat===d} />`)}
    <div class="bura-pot" data-place="pot">
      <${te} amount=${r.pot??0} chipset=${o.chip_set} />
      <span>${N("pot {chips}",{chips:c`<b class="figure">${y(r.pot??0)}</b>`})}</span>
    </div>
  </section>`}var Fp=({prompt:t},e,n)=>e?e.seat===n:!!t?.awaited.includes(n);function Dp({zones:t,facts:e}){let n=t.stock.count+(t.trump?.count??0),[s]=t.trump?.cards??[];return c`<div class="bura-trumps">
    <div class="bura-stock">
      ${s&&c`<${B} card=${s} />`}
      ${t.stock.count>0&&c`<${B} card="??" />`}
    </div>
    <p>${n>0&&a("stock {count}",{count:n})} ${!e.drawing&&a("no more drawing")}</p>
    ${e.trump&&c`<p class="bura-suit">
      <svg class=${`suit-${e.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${pt[e.trump]} /></svg>
      <span>${N("{suit} trumps",{suit:c`<b>${Xa[e.trump]}</b>`})}</span>
    </p>`}
  </div>`}function Ip({seat:t,round:e,lit:n,holds:s}){let o=e.seats.find(d=>d.seat===t),r=e.markers[t],i=e.zones[`won:${t}`],l=e.zones[`hand:${t}`],u=[e.dealer===t&&a("the deal"),s&&a("has the tablet"),r&&a("owes {chips}",{chips:y(r)})];return c`<div class=${S(["bura-side",n&&"is-lit"])} role="group" aria-label=${o.player}
      aria-description=${et(e,t)}>
    <div class="bura-who">
      <b>${o.player}</b><span class="figure" data-place=${`seat:${t}`}>${y(o.rack)}</span>
      <span class="bura-note">${u.filter(Boolean).join(" \xB7 ")}</span>
      <span class="bura-word">${qp(e,t)}</span>
      <${U} cards=${l.cards} fanned />
    </div>
    ${i.sight==="all"?c`<${Kp} cards=${i.cards} />`:c`
      <${Up} round=${e} seat=${t} />
      <div class="bura-won">${i.count>0&&c`<${B} card="??" />`}<span class="small quiet">${i.count>0?a("won##cards"):""}</span></div>`}
  </div>`}function qp({facts:t,prompt:e,finished:n},s){let o=e?.say.code,{announced:r,leader:i,led:l}=t;return r?.seat===s?a("announces {kind}",{kind:r.kind}):n?"":o==="bura.outbid"?a("outbids or yields"):o==="bura.answer"?l===s?a("has led"):a("answers##has to, now"):o==="bura.last"?e.awaited.includes(s)?a("has the last word"):"":i!==s?po(e)?a("may speak first"):"":l===null?a("has the lead"):a("takes the trick and leads")}function Up({round:t,seat:e}){let{led:n,trump:s}=t.facts,o=t.zones[`played:${e}`].cards,r=t.seats.find(d=>d.seat!==e).seat,i=t.zones[`played:${r}`].cards,l=n!==null&&n!==e&&o.length>0,u=l?Wp(o,i,s):o;return c`<div class="bura-played" role="group" aria-label=${a("played")}>
    ${u.map((d,p)=>c`<${B} key=${d} card=${d} lit=${l&&ti(d,i[p],s)} />`)}
  </div>`}var ti=(t,e,n)=>t[1]===e[1]?Za.indexOf(t[0])>Za.indexOf(e[0]):t[1]===n;function Wp(t,e,n){let s=o=>o.filter((r,i)=>ti(r,e[i],n)).length;return ei(t).reduce((o,r)=>s(r)>s(o)?r:o)}function ei(t){return t.length<2?[t]:t.flatMap((e,n)=>ei(t.filter((s,o)=>o!==n)).map(s=>[e,...s]))}function Kp({cards:t}){let e=r=>Qa[r[0]]??0,n=t.filter(e).sort((r,i)=>e(i)-e(r)),o=[...new Set(n.map(([r])=>r))].map(r=>`${n.filter(i=>i[0]===r).length} \xD7 ${Qa[r]}`);return c`<div class="bura-counted">
    <${U} cards=${n} fanned />
    <p>${o.join(" + ")||a("nothing")} = <b class="figure">${n.reduce((r,i)=>r+e(i),0)}</b>
      <span class="quiet small"> ${t.length>n.length?a("of 31, and {count} that count nothing",{count:t.length-n.length}):a("of 31")}</span></p>
  </div>`}function Gp({round:t,seat:e}){let n=C(t),[s]=t.zones.trump?.cards??[],o=t.seats.filter(r=>t.zones[`played:${r.seat}`].cards.length);return c`<div class="hand-others">
    ${s?c`<${U} cards=${[s]} label=${a("trumps")} />`:c`<p class="bura-suit"><span>${N("{suit} trumps",{suit:c`<b>${Xa[t.facts.trump]}</b>`})}</span></p>`}
    ${o.map(r=>c`<${U} key=${r.seat} cards=${t.zones[`played:${r.seat}`].cards}
      label=${r.seat===e?a("you"):n[r.seat]} />`)}
  </div>`}var oe=[..."cdhs"],$o={c:a("clubs"),d:a("diamonds"),h:a("hearts"),s:a("spades")},ni={A:1,T:10},si={J:11,Q:12,K:13},zp=5,Jp=13,an=([t])=>t in si,Zn=t=>an(t)?zp:ni[t[0]]??Number(t[0]),mo=t=>si[t[0]]??ni[t[0]]??Number(t[0]),Qn=({zones:t},e)=>t[`certificates:${e}`]?.cards??[],cn=({places:t},e)=>t[`money:${e}`]??0,ho=({suit:t})=>c`<svg class=${`company suit-${t}`} viewBox="0 0 100 100" role="img" aria-label=${$o[t]}>
  <path fill="currentColor" d=${pt[t]} />
</svg>`;function bo({facts:t,zones:e,board:n},s){let o=e[`market:${s}`]?.cards.at(-1);if(!o||an(o))return[1,10];let{up:r,down:i}=n.limits[s],l=t.prices[s];return[Math.max(1,l-i),Math.min(10,l+r)]}function Yn({round:t}){return c`<div class="market" role="group" aria-label=${a("the market")}>
    ${oe.map(e=>c`<${Vp} key=${e} suit=${e} round=${t} />`)}
  </div>`}function Vp({suit:t,round:e}){let n=e.facts.prices[t],s=e.zones[`market:${t}`]?.cards.at(-1),[o,r]=bo(e,t),{up:i,down:l}=e.board.limits[t];return c`<section class=${S(["market-company",n===0&&"is-bankrupt"])} aria-label=${$o[t]}>
    <${ho} suit=${t} />
    <b class="market-price">${n??"\u2013"}</b>
    ${s&&c`<${B} card=${s} />`}
    <span class="market-span">${Zp(n,o,r)}</span>
    <span class="market-limits">▲${y(i)} ▼${y(l)}</span>
  </section>`}function Zp(t,e,n){return t===void 0?a("no price"):t===0?a("bankrupt, next {low}\u2013{high}",{low:e,high:n}):a("next {low}\u2013{high}",{low:e,high:n})}function oi({prices:t}){let e=Math.max(t.length,12),n=r=>r/e*100,s=r=>100-r/Jp*100,o=t.at(-1)??{};return c`<figure class="chart" role="img" aria-label=${a("the prices over the game; now {prices}",{prices:oe.map(r=>`${$o[r]} ${o[r]??a("none")}`).join(", ")})}>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      ${[0,5,10].map(r=>c`<line key=${r} class="chart-rule" x1="0" x2="100" y1=${s(r)} y2=${s(r)} />`)}
      ${t.length>0&&oe.map((r,i)=>c`<path key=${r} class=${`chart-line is-${r}`} d=${Qp(t,r,n,s)}
        transform=${`translate(0 ${(i-1.5)*.9})`} />`)}
    </svg>
    ${[0,5,10].map(r=>c`<span key=${r} class="chart-figure" style=${{top:`${s(r)}%`}} aria-hidden="true">${r}</span>`)}
    ${t.length>0&&oe.map(r=>c`<span key=${r} class=${`chart-end is-${r}`} aria-hidden="true"
      style=${{top:`${s(o[r])}%`,left:`${n(t.length)}%`,"--beside":Yp(o,r)}}><${ho} suit=${r} /></span>`)}
  </figure>`}var Qp=(t,e,n,s)=>t.map((o,r)=>`${r?"V":"M0 "}${s(o[e])}H${n(r+1)}`).join(""),Yp=(t,e)=>oe.slice(0,oe.indexOf(e)).filter(n=>t[n]===t[e]).length;function ri({round:t,holds:e,lit:n}){let s=C(t),o=t.seats.map(({seat:l})=>l),r=td(t),i=Math.max(...o.map(l=>r?.[l]??t.board.players[l].worth));return c`<table class="holdings">
    <thead><tr>
      <th>${a("share holders")}</th>
      ${oe.map(l=>c`<th key=${l}><${ho} suit=${l} /></th>`)}
      <th class="number">${a("money")}</th><th class="number">${a("owes")}</th><th class="number">${r?a("takes home"):a("worth")}</th>
    </tr></thead>
    <tbody>${o.map(l=>{let{shares:u,debt:d,worth:p}=t.board.players[l],f=r?.[l]??p,m=[t.dealer===l&&a("banker"),e===l&&a("has the tablet")];return c`<tr key=${l} class=${S([n(l)&&"is-lit"])}>
        <th scope="row"><b>${s[l]}</b> <span class="quiet small">${m.filter(Boolean).join(" \xB7 ")}</span></th>
        ${oe.map($=>c`<td key=${$}><${Xp} count=${u[$]} cards=${Qn(t,l).filter(b=>b[1]===$)} /></td>`)}
        <td class="number" data-place=${`money:${l}`}>${y(cn(t,l))}</td>
        <td class="number">${d?y(d):""}</td>
        <td class="number"><b>${y(f)}</b><span class="holdings-best">${f===i?"\u2605":""}</span></td>
      </tr>`})}</tbody>
  </table>`}var Xp=({count:t,cards:e})=>t>0&&c`<b>${t}</b> <span class="holdings-cards">${e.map(([n])=>n==="T"?"10":n).join(" ")}</span>`;function td({record:t,finished:e}){if(!e)return null;let n=t.at(-1).events.filter(({code:s})=>s==="csm.takes");return Object.fromEntries(n.map(({args:s})=>[s.seat,s.amount]))}var ed={live:a("live"),polling:a("slow"),lost:a("no connection")};function ai({path:t,heading:e,round:n,tray:s,connection:o,children:r}){return c`<header class="bar">
    <ol class="bar-path">${t.map((i,l)=>c`<li key=${i}>${e&&l===t.length-1?c`<h1>${i}</h1>`:i}</li>`)}</ol>
    ${n!=null&&c`<span>${N("round {number}",{number:c`<b>${n}</b>`})}</span>`}
    ${s!=null&&c`<span class="bar-tray" data-place="house">${N("tray {chips}",{chips:c`<b class="figure">${y(s)}</b>`})}</span>`}
    ${o&&c`<span class=${`connection is-${o}`} role="status">${ed[o]}</span>`}
    ${r}
  </header>`}function ii({api:t,game:e}){let[n,s]=v([]);return j(()=>{t.get(`games/${e}`).then(o=>s(o.words),()=>s([]))},[e]),n.length>0&&c`<ul class="game-words" aria-label=${a("words of this game")}>
    ${n.map(o=>c`<${nd} key=${o} text=${o} />`)}
  </ul>`}var ci=t=>c`<details class="game-words-fold"><summary>${a("words of this game")}</summary>
  <${ii} ...${t} /></details>`;function li(t){let[e,n]=v(!1),s=()=>n(!1);return c`<${h} kind="plain" onTap=${()=>n(!0)}>${a("words of this game")}<//>
    ${e&&c`<${F} title=${a("words of this game")} onClose=${s} foot=${c`<${h} kind="plain" onTap=${s}>${a("go back")}<//>`}>
      <${ii} ...${t} />
    <//>`}`}function nd({text:t}){let e=t.indexOf(":");return c`<li><b>${t.slice(0,e)}</b>${t.slice(e)}</li>`}var ui=(t,e)=>`/help${t&&`/${t}`}${e?`?from=${encodeURIComponent(e)}`:""}`;var pi={ArrowLeft:-1,ArrowRight:1},sd=null;function od(t){let{key:e,target:n,currentTarget:s}=t;if(e in pi){let o=[...s.querySelectorAll("button")];o.at((o.indexOf(n)+pi[e])%o.length)?.focus()}else if(e==="ArrowUp"||e==="ArrowDown")n.blur(),sd?.focus();else return;t.preventDefault()}var yo=()=>c`<div class="languages" role="group" onKeyDown=${od} aria-label=${a("The language of this screen")}>
  ${Object.entries(Vo).map(([t,e])=>c`<${h} key=${t} kind="quiet" chosen=${t===Ht}
      onTap=${()=>t!==Ht&&Zo(t)}><span lang=${t}>${e}</span><//>`)}
</div>`;var lv={device:a("as the device"),light:a("light"),dark:a("dark")};function di({kind:t}){let[e,n]=rd("suits");return c`<${h} kind=${t} chosen=${e==="four"} onTap=${()=>n(e==="four"?null:"four")}>
    ${e==="four"?a("four-colour cards: on"):a("four-colour cards: off")}
  <//>`}function rd(t){let[e,n]=v(()=>ad(t));return[e,o=>{id(t,o),n(o),dispatchEvent(new Event("storage"))}]}function ad(t){try{return localStorage.getItem(t)}catch{return null}}function id(t,e){try{e===null?localStorage.removeItem(t):localStorage.setItem(t,e)}catch{}}var go="sounds",cd=.16,ld={card:[{pitch:320,to:90,after:0,lasts:.06,wave:"triangle"}],chips:[{pitch:2100,to:1900,after:0,lasts:.05,wave:"sine"},{pitch:2700,to:2500,after:.05,lasts:.07,wave:"sine"}],turn:[{pitch:660,to:660,after:0,lasts:.16,wave:"sine"},{pitch:880,to:880,after:.14,lasts:.24,wave:"sine"}]},ko=()=>localStorage.getItem(go)==="on";async function ud(t){t?localStorage.setItem(go,"on"):localStorage.removeItem(go),await fi(),ln("chips")}var Xn=null;addEventListener("pointerdown",fi);async function fi(){!ko()||!globalThis.AudioContext||(Xn??=new AudioContext,await Xn.resume())}function ln(t){if(!(!ko()||Xn?.state!=="running"))for(let e of ld[t])pd(Xn,e)}function pd(t,{pitch:e,to:n,after:s,lasts:o,wave:r}){let i=t.currentTime+s,l=t.createOscillator(),u=t.createGain();l.type=r,l.frequency.setValueAtTime(e,i),l.frequency.exponentialRampToValueAtTime(n,i+o),u.gain.setValueAtTime(cd,i),u.gain.exponentialRampToValueAtTime(.001,i+o),l.connect(u).connect(t.destination),l.start(i),l.stop(i+o)}function $i(){let[t,e]=v(ko());return c`<${h} chosen=${t} onTap=${()=>{ud(!t),e(!t)}}>${t?a("sounds are on"):a("sounds are off")}<//>`}var dd="http://www.w3.org/2000/svg";function mi({svg:t,name:e}){let n=t.includes("xmlns")?t:t.replace("<svg",`<svg xmlns="${dd}"`);return c`<img class="qr" alt=${e} src=${`data:image/svg+xml,${encodeURIComponent(n)}`} />`}var fd=3e4;function ts(t,e,n=null){let[s,o]=v(null);return j(()=>{let r=!1,i=()=>t.get(`nights/${e}/room`).then(u=>r||o(u),()=>{});i();let l=setInterval(()=>document.hidden||i(),fd);return()=>{r=!0,clearInterval(l)}},[e,n]),s}var vo=t=>t.addresses.length>0;function hi({room:t,small:e}){return vo(t)?c`<div class=${S(["room-code",e&&"is-small"])}>
    <${mi} svg=${t.qr} name=${a("the address to join with a phone, to scan")} />
    <div class="room-words">
      <p>${e?a("Join"):a("Scan it with a phone, or open this address:")}</p>
      <p class="room-address">${t.addresses[0]}</p>
      ${t.addresses.slice(1).map(n=>c`<p key=${n} class="room-other">${a("or {address}",{address:n})}</p>`)}
      <p class="room-figures">${Nn(t.code)}</p>
    </div>
  </div>`:c`<p>${a("No phone reaches this Croupier: it listens on its own machine alone. Start it without --host.")}</p>`}function es({table:t,state:e,onClose:n}){let s=ts(t.api,e.night.night),o=c`<span></span><${h} kind="main" onTap=${n}>${a("done")}<//>`;return c`<${F} title=${a("Join with a phone")} onClose=${n} foot=${o}>
    ${s?c`<${hi} room=${s} />`:c`<p class="quiet">${a("One moment.")}</p>`}
  <//>`}function ns({table:t,state:e}){let{phones:n,seats:s}=e.table,o=s.filter(({phone:i})=>i).length,r=s.filter(({phone:i})=>i==="silent").map(({name:i})=>i);return c`<div class="phones">
    <${h} kind=${o>0&&!n?"main":void 0} chosen=${n} busy=${t.late.value} onTap=${()=>t.switchPhones(!n)}>
      ${n?a("phones play here"):a("let phones play")}
    <//>
    <p class="small quiet">${o?$d(o,s.length):a("No phone of a player here is in.")}
      ${r.length>0&&` ${a("Not heard for a minute: {players}.",{players:r.join(", ")})}`}</p>
  </div>`}var $d=(t,e)=>a("{phones} of {players}##inside, of those who sit here",{phones:L("{count} phone","{count} phones",t),players:L("{count} player","{count} players",e)});var md=[[a("Enter or Space"),a("the main button, where there is only one")],["1 \u2013 9",a("the buttons under the line, in their order")],["\u2190 \u2192",a("the seat before or after")],[a("Shift + 1 \u2013 9"),a("a chip more, the smallest first; Backspace takes the last one off")],["K H",a("a card of a real deck: its rank (0 or T: ten), then H, D, C or S; the joker: J J")],["A, T",a("Ultimate Texas Hold'em: chips for the Ante, for Trips")],["W, E, F",a("Superfecta: WIN, EXA, SFC; the horses: H, D, C, S")],["U",a("undo")],["P",a("pay all; the last one: paid")],[a("? or /"),a("this list")]],ss=t=>document.querySelector(t),os=t=>document.querySelectorAll(t),hd=".felt .uth-seat:enabled, .felt .holder-name:enabled, .seats-row .button:enabled";function bi(t){let e=[...os(hd)],n=e.findIndex(s=>s.ariaPressed==="true");return e.at((n+t)%e.length)}function bd({key:t,code:e,shiftKey:n}){return t===" "?"enter":n&&/^Digit[1-9]$/.test(e)?`Shift+${e.at(-1)}`:t.length===1?t.toUpperCase():t.toLowerCase()}function yd(t){if(t==="enter"){let e=os(".foot .is-main:enabled");return e.length===1?e[0]:null}return t==="arrowright"?bi(1):t==="arrowleft"?bi(-1):t==="U"?ss(".record-foot .button"):t==="P"?ss(".ceremony-ways .button:last-child:enabled")??ss(".ceremony > .is-main"):/^[1-9]$/.test(t)?os(".foot .controls .button")[Number(t)-1]:null}var gd=t=>t.defaultPrevented||t.ctrlKey||t.altKey||t.metaKey||t.isComposing||t.target.closest("input, select, textarea, [contenteditable]")||ss("dialog[open], .is-hand");function yi({version:t}){let[e,n]=v(!1),s=tt(t),o=X("");return j(()=>{let r=l=>{let u=[...os(".foot [data-keys]")],d=l==="0"?"T":l;for(let p of[`${o.current} ${d}`,d]){let f=u.filter(({dataset:$})=>$.keys===p),m=u.some(({dataset:$})=>$.keys?.startsWith(`${p} `));if(o.current=m?p:"",f.length)return f.find(({disabled:$})=>!$)??f[0];if(m)return!0}return null},i=l=>{if(gd(l))return;let u=bd(l);if(u==="enter"&&document.activeElement!==document.body)return;(u==="?"||u==="/")&&(l.preventDefault(),n(!0));let d=r(u)??yd(u);d===!0&&l.preventDefault(),!(!d||d===!0||d.disabled)&&(l.preventDefault(),!l.repeat&&(qs(u,d),s.swallows(l)||d.click()))};return addEventListener("keydown",i),()=>removeEventListener("keydown",i)},[]),e&&c`<${_o} onClose=${()=>n(!1)} />`}function _o({onClose:t}){let e=c`<span></span><${h} kind="main" onTap=${t}>${a("done")}<//>`;return c`<${F} title=${a("Keys")} onClose=${t} foot=${e}>
    <dl class="keys">${md.map(([n,s])=>c`<div key=${n}><dt><kbd>${n}</kbd></dt><dd>${s}</dd></div>`)}</dl>
    <p class="quiet small">${a("Not while something is typed, a dialog is open, or the tablet is in a player's hands.")}</p>
  <//>`}var gi=[a("misdeal"),a("a card was seen"),a("wrong cards entered"),a("the table gives up the round")];function ki({table:t,state:e,onClose:n}){let[s,o]=v(!1),[r,i]=v(null),[l,u]=v(!1),[d,p]=v(!1);if(j(()=>{t.role().then(i)},[]),s)return c`<${wo} table=${t} state=${e} onClose=${n} />`;if(l)return c`<${es} table=${t} state=${e} onClose=${n} />`;if(d)return c`<${_o} onClose=${n} />`;let{game:f,status:m,commitment:$,cards:b,past:w}=e.table,g=m==="playing"||m==="frozen"||m==="finished",k=c`<${h} kind="plain" onTap=${n}>${a("go back")}<//>
    ${g&&c`<${h} kind="danger" onTap=${()=>o(!0)}>${a("void this round \u2026")}<//>`}`;return c`<${F} title=${e.table.name} onClose=${n} foot=${k}>
    <div class="menu-links">
      <a class="button is-plain" href=${ui(f,location.pathname)} target="_blank">${a("how it is played")}</a>
      ${w.length>0&&c`<a class="button is-plain" href=${$e(e)}>${a("the last rounds")}</a>`}
      ${e.night.status==="open"&&!st&&c`<${h} kind="plain" onTap=${()=>u(!0)}>${a("join with a phone")}<//>`}
      <${h} kind="plain" onTap=${kd}>${a("full screen")}<//>
      <${h} kind="plain" onTap=${()=>p(!0)}>${a("keys")}<//>
      ${r==="host"&&c`<a class="button is-plain" href=${`/desk/${e.night.night}`}>${a("the desk")}</a>`}
    </div>
    <${ci} api=${t.api} game=${f} />
    <div class="menu-links"><${$i} /><${di} /></div>
    ${!ks&&c`<p class="quiet small">${a("Over plain HTTP no page is sure to keep the screen on: switch its lock off in the tablet's own settings.")}</p>`}
    <${yo} />
    <${ns} table=${t} state=${e} />
    ${g&&c`<${In} commitment=${$} cards=${b} />`}
  <//>`}function kd(){document.fullscreenElement?document.exitFullscreen():document.documentElement.requestFullscreen?.()}function vd({table:t}){return t.cards!=="virtual"?a("Every bet of the round goes back. This cannot be undone."):t.status==="frozen"?a("Every bet of the round goes back, and its seed is published if it is there. This cannot be undone."):a("Every bet of the round goes back and the seed is published. This cannot be undone.")}function wo({table:t,state:e,onClose:n}){let[s,o]=v(gi[0]),r=async()=>await t.voidRound(s.trim())&&n(),i=c`<${h} kind="plain" onTap=${n}>${a("go back")}<//>
    <${h} kind="danger" disabled=${!s.trim()} busy=${t.late.value} onTap=${r}>
      ${a("void round {number}",{number:e.table.number})}
    <//>`;return c`<${F} title=${a("Void round {number}?",{number:e.table.number})} onClose=${n} foot=${i}>
    <p>${vd(e)}</p>
    <div class="choices">
      ${gi.map(l=>c`<${h} key=${l} chosen=${l===s} onTap=${()=>o(l)}>${l}<//>`)}
    </div>
    <label class="field">${a("or in your own words")}
      <input maxlength="200" value=${s} onInput=${l=>o(l.target.value)} /></label>
    <${Z} text=${t.error.value} />
  <//>`}function ge({table:t,state:e}){let[n,s]=v(!1),{night:o,table:r}=e;return c`<${ai} heading path=${[o.name,r.name,r.game_name]} round=${r.number} tray=${r.for_points&&!r.tray?null:r.tray}
      connection=${t.connection.value}>
    <${h} kind="quiet" onTap=${()=>s(!0)}>${a("menu")}<//>
    ${n&&c`<${ki} table=${t} state=${e} onClose=${()=>s(!1)} />`}
  <//>`}var ht=({table:t,line:e,detail:n,news:s,children:o})=>c`<section class="foot" aria-label=${a("what is next")}>
  <${it} text=${e} detail=${n} news=${s} />
  <${yt} table=${t} />
  ${o}
</section>`,yt=({table:t})=>t.error.value&&c`<div class="trouble"><${Z} text=${t.error.value} onGone=${t.dismiss} /></div>`;var _i=({prompt:t},e,n)=>t?.options.find(s=>s.by===e&&s.do===n),rs=(t,e)=>!!t?.values.card.includes(e);function xo(t,e){let n=Zn(e);return`${L("{count} share","{count} shares",n)} \xB7 ${y(n*t.facts.prices[e[1]])}`}function _d(t,e,n){let{shares:s}=t.board.players[e],o=t.facts.prices[n[1]];if(!o)return a("bankrupt");if(s[n[1]]+Zn(n)>t.options.max_shares)return a("over {chips} shares",{chips:y(t.options.max_shares)});let r=Zn(n)*o;return r>cn(t,e)?a("costs {chips}",{chips:y(r)}):a("not now")}var So=(t,e,n)=>`${y(t.facts.prices[e[1]])} \u2192 ${n==="zero"?0:mo(e)}`;function wd(t,e){let[n,s]=bo(t,e[1]),o=mo(e);return o<n||o>s?a("only {low} to {high}",{low:n,high:s}):a("not now")}var qt=({verb:t,note:e,ready:n,main:s,busy:o,onTap:r})=>c`<${h} kind=${s?"main":"plain"} disabled=${!n} busy=${o} onTap=${r}>
  <span class="trade-deed"><b>${t}</b><span>${e}</span></span>
<//>`;function wi({zones:t,facts:e},n){if(!e.turn.business.length)return a("nothing done");let s=8-(t[`hand:${n}`]?.count??8);return s>0?a("draw {lacking}",{lacking:s}):""}function xi({table:t,hand:e,seat:n,act:s,onCover:o}){let{round:r}=e,i=(r.prompt?.options??[]).map(K).join(),[l,u]=v({asked:i,own:[],sale:null}),{own:d,sale:p}=l.asked===i?l:{own:[],sale:null},f=tt(i),m=Be(r),$=m.arranged(r.zones[`hand:${n}`].cards),b=(_,H)=>f.swallows(H)||u({asked:i,sale:null,own:d.includes(_)?d.filter(D=>D!==_):[...d,_].slice(-4)}),w=(_,H)=>f.swallows(H)||u({asked:i,own:[],sale:p===_?null:_}),g=t.late.value,k=Qn(r,n),x=d.map(_=>$[_]),{shares:T}=r.board.players[n];return c`
    <section class="hand-felt trade-hand" aria-label=${a("your hand")}>
      <${Yn} round=${r} />
      <div class="trade-mine" role="group" aria-label=${a("your certificates")}>
        <span class="quiet">${a("certificates")}</span>
        ${k.map((_,H)=>c`<${Si} key=${H} card=${_} chosen=${p===H} onTap=${D=>w(H,D)} />`)}
        ${!k.length&&c`<span class="quiet">${a("none yet")}</span>`}
        <span class="trade-most quiet">${Object.values(T).some(Boolean)?a("at most {chips} shares of a company",{chips:y(r.options.max_shares)}):""}</span>
      </div>
      <div class="tap-hand" role="group" aria-label=${a("your cards")}>
        ${$.map((_,H)=>c`<button type="button" key=${H} class=${S(["tap-card",d.includes(H)&&"is-raised"])}
          aria-label=${ft(_)} aria-pressed=${String(d.includes(H))} onClick=${D=>b(H,D)}><${B} card=${_} /></button>`)}
      </div>
      <div class="hand-foot trade-foot">
        <${h} kind="plain" onTap=${o}>${a("cover")}<//>
        <${Me} sorting=${m} />
        <p class="hand-note">${Sd(r)}</p>
        <${h} kind="plain" onTap=${t.takeBack}>${a("back to the dealer")}<//>
      </div>
    </section>
    <section class="foot" aria-label=${a("what is next")}>
      <${it} text=${r.prompt?.say.text??a("The game is over.")} detail=${a("money {chips}",{chips:y(cn(r,n))})} />
      <${yt} table=${t} />
      <${R} question=${i}>
        <div class="trade-row">
          <${xd} round=${r} seat=${n} picked=${x} sale=${p===null?null:k[p]} busy=${g} act=${s} />
        </div>
      <//>
    </section>`}function xd({round:t,seat:e,picked:n,sale:s,busy:o,act:r}){let i=b=>_i(t,e,b),l=(b,w)=>()=>r({...i(b),args:w}),u=n.length===1?n[0]:null,d=u!==null&&an(u),p=u!==null&&rs(i("market"),u),f=u!==null&&rs(i("buy"),u),m=i("discard")&&n.length>0,$=n.length>1?a("one card"):a("tap a card");return c`
    ${s?c`<${qt} main verb=${a("SELL {card}",{card:P(s)})} note=${xo(t,s)} ready=${rs(i("sell"),s)} busy=${o} onTap=${l("sell",{card:s})} />`:c`<${qt} main verb="BUY" ready=${f} busy=${o} onTap=${l("buy",{card:u})}
          note=${u===null?$:f?xo(t,u):i("buy")?_d(t,e,u):a("no more trades")} />`}
    <${qt} main verb="PRICE" ready=${p} busy=${o} onTap=${l("market",d?{card:u,to:"up"}:{card:u})}
      note=${u===null?$:p?So(t,u,"up"):i("market")?wd(t,u):a("no more market")} />
    <${qt} verb="BANKRUPT" ready=${p&&d} busy=${o} onTap=${l("market",{card:u,to:"zero"})}
      note=${p&&d?So(t,u,"zero"):"J Q K"} />
    <${qt} verb="DISCARD" ready=${m} busy=${o} onTap=${l("discard",{cards:n})}
      note=${m?L("{count} card","{count} cards",n.length):i("discard")?"1 to 4 cards":a("not after business")} />
    <${qt} main=${!i("buy")&&!i("sell")&&!i("market")} verb=${a("END TURN")} note=${wi(t,e)} ready=${i("end")} busy=${o} onTap=${l("end",{})} />`}function Sd({prompt:t,facts:e}){let{trades:n,plays:s}=t?.say.args??{};return t?.say.code==="csm.end"?e.turn.business.includes("discard")?a("Discarded: only the end is left."):a("Nothing left but the end."):n===void 0?"":a("{trades}, {plays} left",{trades:L("{count} trade","{count} trades",n),plays:L("{count} market card","{count} market cards",s)})}var Si=({card:t,chosen:e,onTap:n})=>c`<button type="button" class=${S(["trade-certificate",`suit-${t[1]}`,e&&"is-chosen"])}
  aria-label=${a("certificate, {card}",{card:ft(t)})} aria-pressed=${String(e)} onClick=${n}><${fe} card=${t} /></button>`;function Ti({table:t,state:e,pad:n,setPad:s,news:o}){let{round:r}=e,{prompt:i,cards:l}=r,[u]=i.awaited,d=i.options.map(K).join(),{verb:p=null,picked:f=[],sale:m=null}=n.asked===d?n:{},$=_=>s({asked:d,verb:null,picked:[],sale:null,..._}),b=Qn(r,u),w=_=>_i(r,u,_),g=i.options.find(_=>_.by==="dealer"&&_.do==="joker"),k=t.late.value,x=(_,H)=>async()=>{await t.act({...w(_),args:H})&&$({})},T={round:r,option:w,busy:k,deed:x,set:$,verb:p,picked:f};return c`<section class="foot trade" aria-label=${a("what is next")}>
    <${it} text=${i.say.text} news=${o} detail=${a("{player}'s money {chips}",{player:C(r)[u],chips:y(cn(r,u))})} />
    ${l==="physical"&&p&&c`<${Ad} ...${T} />`}
    <${yt} table=${t} />
    <div class="trade-mine" role="group" aria-label=${a("{player}'s certificates",{player:C(r)[u]})}>
      <span class="quiet">${a("{player}'s certificates",{player:C(r)[u]})}</span>
      ${b.map((_,H)=>c`<${Si} key=${H} card=${_} chosen=${m===H} onTap=${()=>$({sale:m===H?null:H})} />`)}
      ${!b.length&&c`<span class="quiet">${a("none yet")}</span>`}
    </div>
    <${R} question=${d}>
      <div class=${S(["trade-row",l==="virtual"&&"is-short"])}>
        ${l==="virtual"?be(t,e):c`<${Od} ...${T} />`}
        <${qt} main=${m!==null} verb=${m===null?a("SELL"):a("SELL {card}",{card:P(b[m])})} ready=${m!==null&&rs(w("sell"),b[m])} busy=${k}
          note=${m!==null?xo(r,b[m]):w("sell")?a("tap a certificate"):b.length?a("no more trades"):a("nothing to sell")} onTap=${x("sell",{card:b[m]})} />
        ${g&&c`<${qt} verb="JOKER" note=${a("{player} drew it",{player:C(r)[g.values.seat[0]]})} ready busy=${k}
          onTap=${()=>t.act({...g,args:{seat:g.values.seat[0]}})} />`}
        <${qt} verb=${a("END TURN")} note=${wi(r,u)} ready=${w("end")} busy=${k} onTap=${x("end",{})} />
      </div>
    <//>
  </section>`}var Td={buy:a("BUY"),market:a("PRICE"),discard:a("DISCARD")},Od=({option:t,busy:e,set:n,verb:s})=>Object.entries(Td).map(([o,r])=>c`<${h} key=${o} kind="plain" chosen=${s===o}
  disabled=${!t(o)} busy=${e} onTap=${()=>n({verb:s===o?null:o})}>
  <span class="trade-deed"><b>${r}</b><span>${t(o)?o==="discard"?"1 to 4 cards":a("which card"):a("no more")}</span></span>
<//>`);function Ad({round:t,option:e,busy:n,deed:s,set:o,verb:r,picked:i}){let l=e(r)?.values;if(!l)return null;if(r==="discard"){let{of:p,least:f,most:m}=l.cards,$=i.length<m?p.filter(g=>vi(i,g)<vi(p,g)):[],b=g=>o({verb:r,picked:[...i,g]});return c`<div class="panel">
      <${xt} allowed=${$} picked=${i} busy=${n} onPick=${b} onTakeBack=${g=>$.includes(g)?b(g):o({verb:r,picked:i.filter(k=>k!==g)})} />
      <div class="trade-entry">
        <span>${i.length?i.map(P).join(" "):a("Which cards go?")}</span>
        <${h} kind="main" disabled=${i.length<f} busy=${n} onTap=${s("discard",{cards:i})}>${a("discard {amount}",{amount:L("{count} card","{count} cards",i.length)})}<//>
      </div>
    </div>`}let[u]=i,d=p=>r==="market"&&an(p)?o({verb:r,picked:[p]}):s(r,{card:p})();return c`<div class="panel">
    <${xt} allowed=${l.card} picked=${i} busy=${n} onPick=${d} onTakeBack=${()=>o({verb:r})} />
    ${r==="market"&&c`<div class="trade-entry">
      <span>${u?a("{card} sends the price",{card:P(u)}):a("A face card asks where it sends the price.")}</span>
      <${h} kind="main" disabled=${!u} busy=${n} onTap=${s("market",{card:u,to:"up"})}>${u?So(t,u,"up"):a("up")}<//>
      <${h} kind="main" disabled=${!u} busy=${n} onTap=${s("market",{card:u,to:"zero"})}>${a("bankrupt")}<//>
    </div>`}
  </div>`}var vi=(t,e)=>t.filter(n=>n===e).length;var Oi={Felt:Pd,Foot:Ed,OpenHand:xi,words:Cd,deed:jd,event:Hd,payments:Bd,payment:Md,over:Nd,passOn:Ld},Ai=["csm.turn","csm.go-on","csm.end","csm.joker"];function Ed({prompt:t}){return Ai.includes(t?.say.code)?Ti:null}function Cd(t){let e=n=>t.seats.find(s=>s.seat===n).player;return{reshuffle:()=>a("SHUFFLED"),joker:({seat:n})=>a("JOKER \xB7 {name} drew it",{name:e(n)})}}function jd({do:t,args:e},{who:n}){switch(t){case"show":return W(e.card)?a("{card} turned up.",{card:P(e.card)}):"";case"end":return a("{player} ends the turn.",{player:n});case"buy":case"sell":case"market":case"discard":case"joker":return"";default:return null}}function Hd({code:t,args:e,text:n},s){if(t==="csm.opens")return a("{company} open at {price}.",{company:e.company,price:e.price});if(t==="csm.buys"||t==="csm.sells"){let o=W(e.card)?`${P(e.card)}: `:"";return t==="csm.buys"?a("{player} buys {shares} at {price}, {chips}.",{player:s[e.seat],shares:`${o}${e.shares}`,price:e.price,chips:e.amount}):a("{player} sells {shares} at {price}, {chips}.",{player:s[e.seat],shares:`${o}${e.shares}`,price:e.price,chips:e.amount})}return n}function Ld({prompt:t}){return Ai.includes(t?.say.code)?t.awaited[0]:null}function Bd(t){return t.round?.finished?Vn(t).filter(({says:e})=>e.length):[]}function Md({action:t,seat:e,player:n},s){let o=s.record.find(({index:d})=>d===t),r=d=>o.events.filter(p=>p.code===d&&p.args.seat===e).map(({args:p})=>p),[{amount:i}]=r("csm.takes"),l=r("csm.sells-out").map(({shares:d,price:p,amount:f})=>a("{shares} at {price} = {chips}",{shares:d,price:p,chips:y(f)})),u=r("csm.repays").map(({amount:d})=>a("debt to the bank: {chips}",{chips:y(d)}));return{line:a("{player} takes {chips} home.",{player:n,chips:y(i)}),sums:[...l,...u],amount:i}}function Nd({record:t}){return t.at(-1)?.events.find(({code:e})=>e==="csm.wins")?.text}function Pd({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return c`<section class="felt csm" aria-label=${a("felt")}>
    <${Yn} round=${n} />
    <div class="csm-middle">
      <${oi} prices=${n.facts.chart} />
      <dl class="csm-bank">
        <div><dt>${a("bank")}</dt><dd data-place="bank">${y(n.places.bank??0)}</dd></div>
        <div><dt>${a("draw pile")}</dt><dd>${n.board.draw_pile}</dd></div>
        <div><dt>${n.facts.reshuffles?a("jokers are in"):a("no joker yet")}</dt></div>
      </dl>
    </div>
    <${ri} round=${n} holds=${s.hand_over?.seat} lit=${o} />
  </section>`}var Rd=new Jt("/api");function Ei({night:t,table:e,round:n}){let s=(e.past?.at(-1)??e.last)?.number??0,[o,r]=v({played:0,deals:[]});return j(()=>{if(!s||n&&!n.facts.sheet)return;let i=!1;return Rd.get(`nights/${t.night}/tables/${e.table}/scores`).then(({deals:l})=>i||r({played:s,deals:l}),()=>{}),()=>{i=!0}},[t.night,e.table,e.game,s,!!n?.facts.sheet]),Fd(o.deals,n,e.number)}function Fd(t,e,n){if(!e)return t.length?t:null;let{sheet:s,deal:o}=e.facts;if(!s)return null;let r=t.filter(u=>u.deal<o&&u.round!==n),i=r.at(-1)?.deal===o-1,l=s.after?[{deal:o,names:Ci(s,e),sheet:s}]:[];return[...i?r:[],...l]}function Ci(t,e){let n=Object.fromEntries(e.seats.map(({seat:o,player:r})=>[o,r])),s=o=>ut(o.split("+").map(r=>n[r]));return Object.fromEntries(Object.keys(t.before).map(o=>[o,s(o)]))}function ji({facts:t,carry:e,seats:n}){if(!t.sheet)return null;if(!e?.finished)return a("Deal {number} is scored.",{number:t.deal});if(e.winners.length===n.length)return a("The game is over: a tie.");let s=n.filter(({seat:o})=>e.winners.includes(o)).map(({player:o})=>o);return L("The game is over: {players} wins.","The game is over: {players} win.",s.length,{players:ut(s)})}function Hi({deals:t,round:e,onSheet:n}){let s=t.at(-1),o=e?.facts.sheet??s.sheet,r=e?.facts.sheet?Ci(o,e):s.names;return c`<section class="scores" aria-label=${a("the score")}>
    <ol class="scores-names">
      ${Object.keys(o.before).map((i,l)=>c`<li key=${i} class=${S(["scores-name",Id(o,i)&&"is-best"])}>
          <${ae} at=${l} />
          <span class="scores-who">${r[i]}</span>
          <b class="figure">${y((o.after??o.before)[i])}</b>
          ${o.after&&c`<span class="scores-why small">${Dd(o,i)}</span>`}
        </li>`)}
    </ol>
    ${t.length>1&&c`<${is} deals=${t} />`}
    ${n&&c`<${h} kind="quiet" onTap=${n}>${a("score sheet")}<//>`}
  </section>`}function Dd(t,e){let n=t.items.filter(s=>s.name===e).map(({what:s})=>s);return n.length?`${bt(t.after[e]-t.before[e])}: ${n.join(", ")}`:""}function Id({better:t,before:e,after:n},s){let o=Object.values(n??e),r=t==="high"?Math.max(...o):Math.min(...o);return o.some(i=>i!==r)&&(n??e)[s]===r}var Li=["","7 4","2 4","12 4 2 4","5 3 1 3","1 3"],as=260,To=120,re=8,ae=({at:t})=>c`<svg class=${`score-stroke is-line-${t}`} viewBox="0 0 28 6" aria-hidden="true">
  <line x1="1" x2="27" y1="3" y2="3" stroke-dasharray=${Li[t]} />
</svg>`;function is({deals:t}){let[e]=t,n=Object.keys(e.sheet.before),{goal:s}=t.at(-1).sheet,o=[e.sheet.before,...t.map(({sheet:p})=>p.after??p.before)],r=o.flatMap(p=>n.map(f=>p[f])),i=Math.min(0,...r),l=Math.max(1,...r,s??0),u=p=>re+p*(as-2*re)/Math.max(1,o.length-1),d=p=>To-re-(p-i)*(To-2*re)/(l-i);return c`<svg class="score-chart" viewBox=${`0 0 ${as} ${To}`} role="img" aria-label=${qd(t,n,o)}>
    <line class="score-zero" x1=${re} x2=${as-re} y1=${d(0)} y2=${d(0)} />
    ${s!==null&&c`<line class="score-goal" x1=${re} x2=${as-re} y1=${d(s)} y2=${d(s)} />`}
    ${n.map((p,f)=>{let m=o.map(($,b)=>`${u(b)},${d($[p])}`);return c`<g key=${p} class=${`is-line-${f}`}>
        <polyline points=${m.join(" ")} stroke-dasharray=${Li[f]} />
        <circle cx=${u(o.length-1)} cy=${d(o.at(-1)[p])} r="3.5" />
      </g>`})}
  </svg>`}var qd=(t,e,n)=>e.map(s=>`${t.at(-1).names[s]}: ${n.map(o=>y(o[s])).join(", ")}`).join("; ");function Bi({deals:t,onClose:e}){let[n,s]=v(t.length-1),o=t[Math.min(n,t.length-1)],r=c`<span></span><${h} kind="main" onTap=${e}>${a("done")}<//>`;return c`<${F} title=${a("The score sheet")} large onClose=${e} foot=${r}>
    <div class=${S(["score-sheet",Ud(o)&&"is-wide"])}>
      <div class="score-all">
        <${Wd} deals=${t} shown=${o} onLook=${s} />
        ${t.length>1&&c`<${is} deals=${t} />`}
      </div>
      <${Gd} deal=${o} />
    </div>
  <//>`}var Ud=({names:t})=>Object.keys(t).length>4;function Wd({deals:t,shown:e,onLook:n}){let s=Object.keys(e.sheet.before),{better:o,goal:r}=t.at(-1).sheet;return c`<div class="score-deals">
    <table class="ledger">
      <thead><tr><th>${a("deal")}</th>${s.map((i,l)=>c`<th key=${i} class="number"><${ae} at=${l} /> ${t.at(-1).names[i]}</th>`)}</tr></thead>
      <tbody>${t.map((i,l)=>c`<tr key=${i.deal} class=${i===e?"is-now":null}>
        <th scope="row"><${h} kind="quiet" chosen=${i===e} onTap=${()=>n(l)}>${i.deal}<//></th>
        ${s.map(u=>c`<td key=${u} class="number">${bt(i.sheet.after[u]-i.sheet.before[u])} <b>${y(i.sheet.after[u])}</b></td>`)}
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">${Kd(o,r)}</p>
  </div>`}function Kd(t,e){return e===null?t==="high"?a("The highest score wins."):a("The lowest score wins."):t==="high"?a("The highest score wins; {goal} ends the game.",{goal:e}):a("The lowest score wins; {goal} ends the game.",{goal:e})}function Gd({deal:{deal:t,names:e,sheet:n}}){return c`<section class="deal-sheet" aria-label=${a("deal {number}",{number:t})}>
    <h3>${a("Deal {number}",{number:t})}</h3>
    <div class="deal-columns">
      ${Object.keys(n.before).map(s=>c`<${zd} key=${s} name=${s} who=${e[s]} names=${e} sheet=${n} />`)}
    </div>
  </section>`}function zd({name:t,who:e,sheet:n}){let s=t.split("+"),o=e.split(a("{others} and {last}",{others:"",last:""})),r=d=>o.length===s.length?o[s.indexOf(String(d))]:a("seat {seat}",{seat:d}),i=d=>d.filter(p=>p.name===t),l=n.tricks.map((d,p)=>({...d,number:p+1})).filter(({seat:d})=>s.includes(String(d))),u=i(n.taken).reduce((d,{points:p})=>d+p,0);return c`<table class="ledger deal-column">
    <caption>${e}</caption>
    <tbody>
      <tr class="is-score"><th scope="row">${a("before")}</th><td class="number">${y(n.before[t])}</td></tr>
      ${l.map(({number:d,seat:p,cards:f,points:m})=>c`<tr key=${`trick ${d}`}>
        <th scope="row" class="deal-trick"><span class="quiet">${d}${s.length>1&&` \xB7 ${r(p)}`}</span> ${f.map(P).join(" ")}</th>
        <td class="number">${y(m)}</td></tr>`)}
      ${i(n.taken).map(({what:d,points:p})=>c`<tr key=${`took ${d}`}><th scope="row">${d}</th><td class="number">${bt(p)}</td></tr>`)}
      ${i(n.taken).length>1&&c`<tr><th scope="row">${a("taken")}</th><td class="number">${y(u)}</td></tr>`}
      ${i(n.items).map(({what:d,points:p},f)=>c`<tr key=${`scored ${f}`} class="is-scored"><th scope="row">${d}</th><td class="number">${bt(p)}</td></tr>`)}
      <tr class="is-score"><th scope="row">${a("after")}</th><td class="number"><b>${y((n.after??n.before)[t])}</b></td></tr>
    </tbody>
  </table>`}var Ni={Felt:Vd,payments:Vn,payment:Jd};function Jd({says:t,transfers:e}){return{hand:null,sums:t.length?t:e.map(({why:n,amount:s})=>`${n}: ${y(s)}`)}}function cs(t,e){let[n,s,...o]=t.split(":");if(s===void 0)return O(n);let r=[n,...o].map(O).join(" ");return e[s]?`${e[s]}: ${r}`:`${Ao(s)} ${r}`}var Oo={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},Ao=t=>Oo[t]?`${Oo[t]}\uFE0E`:O(t);function Vd({state:t,paying:e}){let{round:n,table:s,night:o}=t,r=Object.fromEntries(n.seats.map(({seat:p,player:f})=>[p,f])),i=Object.entries(n.zones).filter(([p,{count:f}])=>f&&p!=="stock"),l=Object.entries(n.places),u=i.filter(([,{owner:p}])=>p===null),d=l.filter(([p])=>Tt(p)===null);return c`<section class="felt general" aria-label=${a("felt")}>
    <div class="general-middle">
      <${Zd} zone=${n.zones.stock} />
      ${u.map(([p,f])=>c`<${Pi} key=${p} name=${cs(p,r)} zone=${f} />`)}
      ${d.map(([p,f])=>c`<${Yd} key=${p} place=${p} amount=${f} chipset=${o.chip_set} />`)}
    </div>
    <div class="general-seats">
      ${n.seats.map(p=>c`<${Xd} key=${p.seat} seat=${p} round=${n} players=${r}
        lit=${e?e.seat===p.seat:n.prompt?.awaited.includes(p.seat)}
        holds=${s.hand_over?.seat===p.seat}
        zones=${i.filter(([,{owner:f}])=>f===p.seat)}
        places=${l.filter(([f])=>Tt(f)===p.seat)} />`)}
    </div>
    <${Ut} state=${t} />
    <${Mi} facts=${n.facts} players=${r} />
    ${Object.keys(n.board).length>0&&c`<${Mi} facts=${n.board} players=${r} />`}
  </section>`}function Ut({state:t}){let e=Ei(t),[n,s]=v(!1);return e?c`
    <${Hi} deals=${e} round=${t.round} onSheet=${e.length>0&&(()=>s(!0))} />
    ${n&&c`<${Bi} deals=${e} onClose=${()=>s(!1)} />`}`:null}var Zd=({zone:t})=>t?.count>0&&c`<div class="general-stock">
  <${B} card="??" /><span class="hand-label">${a("stock {count}",{count:t.count})}</span>
</div>`,Qd=7;function Pi({name:t,zone:e}){return!e.cards.some(W)&&e.cards.length>3?c`<div class="general-stock"><${B} card="??" /><span class="hand-label">${t} ${e.count}</span></div>`:c`<${U} cards=${e.cards} label=${t} fanned=${e.cards.length>Qd} />`}var Yd=({place:t,amount:e,chipset:n})=>c`<div class="general-place" data-place=${t}>
  <${te} amount=${e} chipset=${n} />
  <span><span class="quiet">${O(t.replaceAll(":"," "))}</span> <b class="figure">${y(e)}</b></span>
</div>`;function Xd({seat:t,round:e,lit:n,holds:s,zones:o,places:r}){let i=e.markers[t.seat],l=[e.dealer===t.seat&&a("the deal"),s&&a("has the tablet"),i>0&&a("owes {chips}",{chips:y(i)})];return c`<div class=${S(["general-seat",n&&"is-lit"])} role="group" aria-label=${t.player}
      aria-description=${et(e,t.seat)}>
    <div class="general-name">
      <b>${t.player}</b> <span class="figure" data-place=${`seat:${t.seat}`}>${y(t.rack)}</span>
      <span class="quiet small">${l.filter(Boolean).join(" \xB7 ")}</span>
    </div>
    ${r.map(([u,d])=>c`<div key=${u} class="small" data-place=${u}>
      <span class="quiet">${O(u.split(":").filter(p=>p!==String(t.seat)).join(" "))}</span>
      <b class="figure"> ${y(d)}</b>
    </div>`)}
    ${o.map(([u,d])=>c`<${Pi} key=${u} name=${ef(u)} zone=${tf(u,d,e)} />`)}
  </div>`}var tf=(t,e,n)=>t.startsWith("hand:")?{...e,cards:rn(e.cards,n)}:e,ef=t=>O(t.split(":").filter(e=>!/^\d+$/.test(e)).join(" ")),nf=["sheet","scores","tokens"];function Mi({facts:t,players:e}){let n=Object.entries(t).filter(([s])=>!(t.sheet&&nf.includes(s))).map(([s,o])=>[s,Ri(s,o,e)]).filter(([,s])=>s);return n.length>0&&c`<dl class="general-facts">
    ${n.map(([s,o])=>c`<div key=${s}><dt>${O(s)}</dt><dd>${o}</dd></div>`)}
  </dl>`}var sf=new Set("seat turn leader bidder declarer closer stopped winner playing losers winners takers".split(" ")),Ri=(t,e,n)=>sf.has(t)?of(e,n):Fi(e,n),of=(t,e)=>[t??[]].flat().map(n=>e[n]??a("seat {seat}",{seat:n})).join(", ");function Fi(t,e){return t==null||t===""?"":typeof t=="boolean"?t?a("yes"):a("no"):Array.isArray(t)?t.map(s=>Fi(s,e)).filter(Boolean).join(", "):typeof t!="object"?Oo[t]?Ao(t):gt(t):Object.entries(t).map(([s,o])=>[e[s]??Ao(s),Ri(s,o,e)]).filter(([,s])=>s).map(([s,o])=>`${s} ${o}`).join(" \xB7 ")}var Di={Felt:pf,Seen:df,deed:lf,passOn:uf},rf=10,af={T:10,Q:12},cf=([t,e])=>(af[t]??Number(t))+(e==="h"?rf:0);function lf({do:t,args:e},{round:n}){return t==="show"&&e.card!=="??"?`${C(n)[e.seat]}: ${P(e.card)}.`:""}function uf({prompt:t,facts:e,record:n}){let s=n.at(-1)?.do==="choose"&&t?.awaited.length===1;return e&&s?t.awaited[0]:null}function pf({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return c`<section class="felt tricks" aria-label=${a("felt")}>
    <header class="tricks-head">
      <p>${N("{match} of {count}##a match, of so many",{match:c`<b>${a("match {number}",{number:Math.min(n.facts.matches.length+1,n.options.cards_in_play)})}</b>`,count:n.options.cards_in_play})}
        ${n.facts.changed&&` \xB7 ${a("the hands have changed places")}`}</p>
      <span class="tricks-pot" data-place="pot">${n.places.pot>0&&c`${N("pot {chips}",{chips:c`<b class="figure">${y(n.places.pot)}</b>`})}`}</span>
    </header>
    <${Ii} round=${n} lit=${o} holds=${s.hand_over?.seat} />
    <${Ut} state=${t} />
  </section>`}function df({round:t}){return c`<div class="matches-seen"><${Ii} round=${t} lit=${()=>!1} /></div>`}function Ii({round:t,lit:e,holds:n}){let s=t.options.cards_in_play;return c`<div class=${S(["matches",s>10&&"is-long"])}>
    ${t.seats.map(({seat:o,player:r,rack:i},l)=>c`<section key=${o} class=${S(["matches-row",e(o)&&"is-lit"])} aria-label=${r} aria-description=${et(t,o)}>
      <span class="matches-name"><${ae} at=${l} /> <b>${r}</b>
        <b class="figure">${ff(t.facts.won[o])}</b>
        <span class="small" data-place=${`seat:${o}`}>${$f(t,o,i,n)}</span></span>
      <div class="matches-cards">
        ${[...Array(s).keys()].map(u=>c`<${mf} key=${u} round=${t} seat=${o} match=${u} half=${u===s/2} />`)}
      </div>
    </section>`)}
  </div>`}var ff=t=>L("{count} match","{count} matches",t),$f=(t,e,n,s)=>[s===e&&a("has the tablet"),n>0&&L("{count} chip","{count} chips",n),t.markers[e]>0&&a("owes {chips}",{chips:y(t.markers[e])})].filter(Boolean).join(" \xB7 ");function mf({round:t,seat:e,match:n,half:s}){let{matches:o}=t.facts,r=o[n],i=r?.cards[e]??(n===o.length?hf(t,e):null);return c`<span class=${S(["matches-card",s&&"is-half"])}>
    ${i?c`<${B} card=${i} lit=${r?.winner===e} dim=${!!r&&r.winner!==e} />`:c`<${kt} />`}
    <span class="small figure">${i&&i!=="??"?cf(i):""}</span>
  </span>`}function hf({prompt:t,zones:e,facts:n,options:s},o){if(t?.say.code==="divide-and-conquer.match")return t.awaited.includes(o)?null:"??";let r=n.matches.length%(s.cards_in_play/2);return e[`played:${o}`]?.cards[r]??null}var Ui={Felt:Tf,words:yf,deed:gf,payments:wf,amongPlayers:!0,payment:xf,over:_f,passOn:kf,handNote:vf},bf={A:1,T:10},qi=([t])=>bf[t]??Number(t);function yf(){return{draw:()=>a("DRAW"),pass:()=>a("PASS")}}function gf({do:t},{who:e}){return t==="draw"?a("{player} draws a card.",{player:e}):t==="pass"?a("{player} passes.",{player:e}):null}function kf({prompt:t}){return t?.say.code==="kabu.draw"?t.awaited[0]:null}function vf({zones:t},e){let n=t[`hand:${e}`].cards,s=n.reduce((r,i)=>r+qi(i),0),o=s>9?`: ${a("counts {count}",{count:s%10})}`:"";return`${n.map(qi).join(" + ")} = ${s}${o}`}function _f(t){return(n=>t.record.at(-1)?.events.find(s=>s.code===n)?.text)("kabu.over")??(t.facts.debts.length?a("Everybody has paid."):a("Equal counts: nobody owes anything."))}function wf({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=C(t),s=Nt(t).filter(({action:i})=>i===e),o=[];for(let i of t.facts.debts){o.at(-1)?.seat!==i.from&&o.push({action:e,seat:i.from,player:n[i.from],amount:0,debts:[],ids:[]});let l=o.at(-1);l.debts.push(i),i.paid&&(l.amount-=i.amount,l.ids.push(s.shift().id))}let r=s.map(({from:i,amount:l,id:u})=>{let d=Number(i.split(":")[1]);return{action:e,seat:d,player:n[d],amount:-l,debts:[],ids:[u]}});return[...o,...r]}function xf({seat:t,amount:e,debts:n},s){let o=C(s),{counts:r}=s.facts,{stake:i}=s.options,l=n.reduce((f,m)=>f+m.amount,0),u=f=>`${r[f]} \u2212 ${r[t]}`,d=i>1?` \xD7 ${y(i)}`:"";if(!n.length)return{hand:a("repays the house's marker")};if(!e){let f=s.seats.find(m=>m.seat===t).rack;return{line:a("{player} owes {owed}, holds {chips}, and pays nobody.",{player:o[t],owed:l,chips:y(f)})}}let p=n.map(({to:f,amount:m})=>({to:o[f],amount:m,why:d?`(${u(f)})${d}`:u(f)}));return{line:a("{player} pays {others}.",{player:o[t],others:Sf(p)}),pushes:p}}function Sf(t){let e=t.map(({to:n,amount:s})=>`${n} ${y(s)}`);return ut(e)}function Tf({state:t,pace:e,paying:n,face:s}){let{round:o,table:r}=t,{facts:i}=o,l=Of(o),u=Object.keys(i.counts).length>0,d=o.finished&&i.debts.length>0,p=new Set(s.payments(t).slice(0,e.paid).map(({seat:m})=>m)),f=C(o);return c`<section class="felt kabu" aria-label=${a("felt")} style=${{"--players":l.length}}>
    <${Ef} round=${o} showing=${u} />
    <div class="kabu-row kabu-head">
      ${!d&&c`<span class="kabu-differ">${Af(o)}</span>`}
      ${d&&c`<span class="kabu-title">${a("pays")}</span>
        ${l.map(m=>c`<span class="kabu-to" key=${m}>${f[m]}</span>`)}
        <span class="kabu-net">${a("net")}</span>`}
    </div>
    ${l.map(m=>c`<${Cf} key=${m} seat=${m} seats=${l} round=${o} owing=${d}
      lit=${(n?.seat??o.prompt?.say.args.seat)===m} paid=${p.has(m)}
      holds=${r.hand_over?.seat===m} />`)}
  </section>`}var Of=({seats:t,dealer:e})=>{let n=t.map(({seat:s})=>s).sort((s,o)=>s-o);return[...n.filter(s=>s>e),...n.filter(s=>s<=e)]},Af=({record:t})=>t[0]?.events.find(({code:e})=>e==="kabu.racks-differ")?.text;function Ef({round:t,showing:e}){let{facts:n,options:s,zones:o}=t;return c`<p class="kabu-heading">
    <b>${a("hand {number}",{number:n.hand})}</b>
    <span>${e?a("showing"):a("lap {lap} of 2",{lap:n.lap})}</span>
    <span>${a("stock {count}",{count:o.stock.count})}</span>
    <span>${L("{count} chip a point","{count} chips a point",s.stake)}</span>
  </p>`}function Cf({seat:t,seats:e,round:n,owing:s,lit:o,paid:r,holds:i}){let l=n.seats.find($=>$.seat===t),{facts:u}=n,d=n.zones[`hand:${t}`].cards,p=u.counts[t],f=n.markers[t],m=[n.dealer===t&&a("the deal"),i&&a("has the tablet"),f&&a("owes {chips}",{chips:y(f)})];return c`<div class=${S(["kabu-row",o&&"is-lit",r&&"is-paid"])} role="group" aria-label=${l.player}
      aria-description=${et(n,t)}>
    <span class="kabu-who">
      <b>${l.player}</b><span class="figure" data-place=${`seat:${t}`}>${y(l.rack)}</span>
      <span class="kabu-note">${m.filter(Boolean).join(" \xB7 ")}</span>
    </span>
    <${U} cards=${d} />
    <b class="kabu-count">${p}</b>
    ${s?c`<${Hf} seat=${t} seats=${e} debts=${u.debts} paid=${r} />`:c`<span class="kabu-state">${p===void 0?jf(n,t):""}</span>`}
  </div>`}function jf({facts:t,zones:e,prompt:n},s){let{count:o}=e[`hand:${s}`];return t.drawing.includes(s)?n?.say.code!=="kabu.draw"?"":n.awaited.includes(s)?o>2?a("one more?"):a("draws or passes"):o>t.lap+1?a("drew a card"):"":a("passed with {count}",{count:o})}function Hf({seat:t,seats:e,debts:n,paid:s}){let o=(l,u)=>n.find(d=>d.from===l&&d.to===u),r=l=>l.filter(u=>u.paid).reduce((u,{amount:d})=>u+d,0),i=r(n.filter(({to:l})=>l===t))-r(n.filter(({from:l})=>l===t));return c`
    ${e.map(l=>c`<${Lf} key=${l} debt=${o(t,l)} done=${s} own=${l===t} />`)}
    <b class=${S(["kabu-net",i>0&&"won",i<0&&"lost"])}>${bt(i)}</b>`}function Lf({debt:t,done:e,own:n}){return t?c`<span class=${S(["kabu-debt",!t.paid&&"is-unpaid",t.paid&&e&&"is-done"])}>
    ${y(t.amount)}${t.paid&&e?c`<span class="kabu-tick">✓</span>`:""}
    ${!t.paid&&c`<span class="unseen">${`, ${a("not paid")}`}</span>`}
  </span>`:c`<span class=${S(["kabu-debt",n&&"is-own"])}></span>`}var ke=[..."789TJQKA"];function un({round:t}){let{contract:e}=t.facts,n={train:Nf,quart:Pf,domino:Rf}[e]??Bf;return c`<div class="lorum-middle"><${n} round=${t} /></div>`}var Bf=({round:{board:t,facts:e,seats:n}})=>c`<div class="lorum-trick" role="group" aria-label=${a("the trick")}>
  ${n.map(({seat:s})=>{let o=t.trick.find(r=>r.seat===s);return c`<span key=${s} class=${`lorum-played is-seat-${s}`}>
      ${o?c`<${B} card=${o.card} lit=${Mf(e,t,s)} />`:c`<${kt} />`}
    </span>`})}
</div>`,Mf=(t,e,n)=>e.trick.length===4&&t.takers[0]===n&&t.takers.every(s=>s===n);function Nf({round:{zones:t,facts:e,board:n}}){let{total:s}=e,o=n.tolls.find(([i])=>i>s),r=t.train?.cards??[];return c`<div class="lorum-train" role="group" aria-label=${a("the train, total {total}",{total:s})}>
    <b class="lorum-total">${s}</b>
    <ol class="lorum-tolls">${n.tolls.map(([i,l])=>c`<li key=${i} class=${S([i<=s&&"is-done",o?.[0]===i&&"is-next"])}>
      <b>${i}</b> <span>${a("costs {chips}",{chips:y(l)})}</span></li>`)}</ol>
    <div class="lorum-cars">${r.map(i=>c`<${B} key=${i} card=${i} />`)}</div>
  </div>`}function Pf({round:{zones:t,board:e}}){let n=t.run?.cards??[],s=t.gone?.count??0;return c`<div class="lorum-run" role="group" aria-label=${a("the run")}>
    <div class="lorum-cars">
      ${n.map(o=>c`<${B} key=${o} card=${o} />`)}
      ${e.wanted&&c`<span class="lorum-wanted"><${B} card=${e.wanted} dim /><span>${a("wanted")}</span></span>`}
      ${!n.length&&c`<${kt} />`}
    </div>
    <p class="quiet">${a("{gone} played before",{gone:s})}</p>
  </div>`}function Rf({round:{zones:t,board:e}}){let n=new Set(t.layout?.cards??[]),s=Ff(e);return c`<div class="lorum-grid" role="group" aria-label=${a("the domino")}>
    ${[..."shdc"].map(o=>ke.map(r=>{let i=r+o;return c`<span key=${i}>${n.has(i)?c`<${B} card=${i} />`:c`<${kt} label=${s.has(i)?a("room for {card}",{card:i}):a("no card yet")} wanted=${s.has(i)} />`}</span>`}))}
  </div>`}function Ff({laid:t,first_rank:e}){return e?new Set(Object.entries(t).flatMap(([n,s])=>{if(!s.length)return[e+n];let[o,r]=s.map(([i])=>ke.indexOf(i));return[ke[o-1],ke[r+1]].filter(Boolean).map(i=>i+n)})):new Set}var Wi=({prompt:t},e)=>t?.options.filter(({by:n})=>n===e)??[];function Ki({table:t,hand:e,seat:n,who:s,act:o,onCover:r}){let{round:i}=e,l=Wi(i,n),u=l.find(g=>g.do==="play"),d=l.find(g=>g.do==="pass"),p=i.prompt?.options.map(K).join()??"",f=tt(p),m=(g,k)=>f.swallows(k)||o({...u,args:g}),$=i.zones[`hand:${n}`],b=Be(i),w=t.late.value;return c`
    <section class="hand-felt lorum-hand" aria-label=${a("your hand")}>
      ${$.sight==="others"?c`<${Df} round=${i} seat=${n} />`:c`<div class="lorum-seen"><${un} round=${i} /></div>`}
      ${$.sight==="others"?c`<${Gi} left=${i.facts.positions?.[n]??[]} open=${u?.values.position??[]} onTap=${(g,k)=>m({position:g},k)} />`:c`<div class="tap-hand" role="group" aria-label=${a("your cards")}>
            ${b.arranged($.cards).map(g=>u?.values.card.includes(g)?c`<button type="button" class="tap-card is-open" key=${g} aria-label=${ft(g)} onClick=${k=>m({card:g},k)}><${B} card=${g} /></button>`:c`<span class="tap-card" key=${g}><${B} card=${g} dim=${!!u} /></span>`)}
          </div>`}
    </section>
    <section class="foot" aria-label=${a("what is next")}>
      <${it} text=${i.prompt?.say.text??a("The hand is over.")} detail=${s} />
      <${yt} table=${t} />
      <${R} question=${p} end=${c`${$.sight==="owner"&&c`<${Me} sorting=${b} />`}<${h} kind="plain" onTap=${r}>${a("cover")}<//><${h} kind="plain" onTap=${t.takeBack}>${a("back to the dealer")}<//>`}>
        ${d?c`<${h} kind="main" busy=${w} onTap=${()=>o({...d,args:{}})}>${a("PASS")}<//>`:c`<p class="controls-note">${u?a("Tap the card you play."):a("Nothing of yours is asked for.")}</p>`}
      <//>
    </section>`}var Gi=({left:t,open:e,onTap:n})=>c`<div class="tap-hand" role="group" aria-label=${a("your cards, unseen")}>
  ${[...Array(8).keys()].map(s=>t.includes(s)?c`<button type="button" class="tap-card is-open" key=${s} disabled=${!e.includes(s)}
      aria-label=${a("card {number}",{number:s+1})} onClick=${o=>n(s,o)}><${B} card="??" /></button>`:c`<span class="tap-card" key=${s}><${kt} /></span>`)}
</div>`;function Df({round:t,seat:e}){let n=C(t),s=t.seats.filter(o=>o.seat!==e);return c`<div class="lorum-others">
    <${un} round=${t} />
    <div class="lorum-hands">${s.map(o=>c`<${U} key=${o.seat} cards=${t.zones[`hand:${o.seat}`].cards} label=${n[o.seat]} />`)}</div>
  </div>`}function zi({table:t,state:e,news:n}){let{round:s}=e,{prompt:o}=s,r=o.options.map(K).join(),i={table:t,state:e,round:s,question:r};return c`<section class="foot lorum-foot" aria-label=${a("what is next")}>
    <${it} text=${o.say.text} news=${n} detail=${jt(s,o.awaited)} />
    <${yt} table=${t} />
    ${s.cards==="physical"?c`<${qf} ...${i} />`:c`<${If} ...${i} />`}
  </section>`}function If({table:t,state:e,round:n,question:s}){let[o]=n.prompt.awaited,r=Wi(n,o).find(({values:i})=>i.position);return c`<${R} question=${s}>
    ${be(t,e)}
    ${r&&c`<div class="lorum-backs"><${Gi} left=${n.facts.positions[o]} open=${r.values.position}
      onTap=${i=>t.act({...r,args:{position:i}})} /></div>`}
  <//>`}function qf({table:t,round:e,question:n}){let{prompt:s,undoable:o}=e,r=t.late.value,i=s.options.filter(f=>f.do==="play"),l=s.options.find(f=>f.do==="pass"),u=c`<${h} kind="plain" disabled=${!o} busy=${r} onTap=${t.undo}>${a("take back")}<//>`;if(i.length>1){let f=C(e);return c`<${R} question=${n} end=${u}>
      ${i.map(m=>c`<${h} key=${m.by} kind="main" busy=${r}
        onTap=${()=>t.act({...m,args:{card:m.values.card[0]}})}>${f[m.by]} ${P(m.values.card[0])}<//>`)}
    <//>`}let[d]=i,p=new Set(d?.values.card??[]);return c`<${R} end=${c`
      ${l&&c`<${h} kind="main" busy=${r} onTap=${()=>t.act({...l,args:{}})}>${a("PASS")}<//>`}
      ${u}`}>
    <div class="lorum-pack" role="group" aria-label=${a("cards")}>
      ${[..."shdc"].flatMap(f=>ke.map(m=>m+f)).map(f=>c`<button type="button" key=${f}
        class=${S(["picker-card",`suit-${f[1]}`,!p.has(f)&&"is-out"])} disabled=${!p.has(f)||r}
        aria-label=${ft(f)} data-keys=${Xe(f)} onClick=${()=>t.act({...d,args:{card:f}})}>${p.has(f)&&c`<${fe} card=${f} />`}</button>`)}
    </div>
  <//>`}var Co={"no-hearts":a("No hearts"),queens:a("Queens"),"no-tricks":a("No tricks"),"hairy-ape":a("Hairy Ape"),train:a("Train"),quart:a("Quart"),domino:a("Domino")};function Vi({state:t,onClose:e}){let{round:n,table:s}=t,o=C(n),r=n.seats.map(({seat:$})=>$),{contracts:i,deals:l}=n.board,u=Wf(s,n),d=$=>s.seats.find(b=>b.player===$)?.seat,p=Kf(u,d),f=$=>[...u.values()].reduce((b,w)=>b+(Eo(w,$,d)??0),0),m=($,b)=>u.get(b*i.length+1)?.find(g=>g.seat===$)?.name??o[$];return c`<${F} title=${a("The score")} onClose=${e} foot=${c`<${h} kind="plain" onTap=${e}>${a("go back")}<//>`}>
    <div class="lorum-scores">
    <table class="lorum-sheet">
      <thead>
        <tr><th><span class="unseen">${a("contract##heads the column of contracts")}</span></th>${l.map(($,b)=>c`<th key=${$} colspan="4" scope="colgroup">${a("{player} deals",{player:m($,b)})}</th>`)}</tr>
        <tr><th><span class="unseen">${a("contract##heads the column of contracts")}</span></th>${l.map($=>r.map(b=>c`<th key=${`${$} ${b}`} class=${S([b===r[0]&&"starts"])}>${o[b].slice(0,3)}</th>`))}</tr>
      </thead>
      <tbody>${i.map(($,b)=>c`<tr key=${$}>
        <th scope="row">${Co[$]}</th>
        ${l.map((w,g)=>{let k=g*i.length+b+1,x=u.get(k);return r.map(T=>{let _=x&&Eo(x,T,d);return c`<td key=${`${k} ${T}`} class=${S([T===r[0]&&"starts",k===n.facts.hand&&"is-now",_>0&&"won",_<0&&"lost"])}>
              ${x?_===void 0?"\u2013":_?bt(_):"\xB7":""}</td>`})})}
      </tr>`)}</tbody>
    </table>
    </div>
    <p class="lorum-sums">${r.map(($,b)=>c`<span key=${$}><${ae} at=${b} /> ${o[$]} <b class=${S([f($)>0&&"won",f($)<0&&"lost"])}>${bt(f($))}</b></span>`)}
      ${p.map(({player:$,name:b,result:w})=>c`<span key=${`gone ${$}`} class="quiet">${a("{player} (left)",{player:b})} <b>${bt(w)}</b></span>`)}
      <span>${N("pot {chips}",{chips:c`<b>${y(n.places.pot??0)}</b>`})}</span></p>
    ${u.size>1&&c`<${is} deals=${Uf(u,o,r,d)} />`}
  <//>`}function Uf(t,e,n,s){let o=Object.fromEntries(n.map(r=>[r,0]));return[...t].map(([r,i])=>{let l=Object.fromEntries(n.map(d=>[d,o[d]+(Eo(i,d,s)??0)])),u={better:"high",goal:null,before:o,after:l};return o=l,{deal:r,names:e,sheet:u}})}function Wf({past:t,seats:e},n){let s=n.facts.hand-1,o=s?t.filter(({voided:i})=>!i).slice(-s):[],r=new Map(o.map((i,l)=>[s-o.length+l+1,Ji(i.seats,i.results)]));return n.finished?r.set(n.facts.hand,Ji(e,Gf(n))):r}var Ji=(t,e)=>t.map(({seat:n,player:s,name:o})=>({seat:n,player:s,name:o,result:e[n]??0})),Eo=(t,e,n)=>t.find(({player:s})=>n(s)===e)?.result;function Kf(t,e){let n=new Map;for(let{player:s,name:o,result:r}of[...t.values()].flat())e(s)===void 0&&n.set(s,{player:s,name:o,result:(n.get(s)?.result??0)+r});return[...n.values()]}function Gf({record:t,seats:e}){let n=Object.fromEntries(e.map(({seat:s})=>[s,0]));for(let{from:s,to:o,amount:r}of t.flatMap(({transfers:i})=>i))s==="house"||o==="house"||(s.startsWith("seat:")&&(n[s.slice(5)]-=r),o.startsWith("seat:")&&(n[o.slice(5)]+=r));return n}var Zi={Felt:t$,Foot:()=>zi,OpenHand:Ki,words:zf,deed:Jf,event:Vf,payments:Qf,amongPlayers:!0,payment:Yf,over:Xf,passOn:Zf};function zf(){return{pass:()=>a("PASS")}}function Jf({do:t,args:e},{who:n}){return t==="pass"?a("{player} passes.",{player:n}):t!=="play"?null:e.card&&e.card!=="??"?`${n}: ${P(e.card)}.`:a("{player} plays a card.",{player:n})}function Vf({code:t,args:e,text:n}){return t==="lorum.total"?a("Total {total}.",{total:e.total}):n}function Zf({prompt:t}){return t?t.awaited.length===1?t.awaited[0]:t.options[0]?.by??null:null}function Qf({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=C(t),s=[];for(let o of Nt(t).filter(({action:r})=>r===e)){let r=Tt(o.from)??Tt(o.to)??0,i=o.from==="pot";(s.at(-1)?.seat!==r||s.at(-1).takes!==i)&&s.push({action:e,seat:r,player:n[r],takes:i,amount:0,transfers:[],ids:[]});let l=s.at(-1);l.ids.push(o.id),o.from!=="house"&&(l.transfers.push(o),l.amount+=i?o.amount:-o.amount)}return s}function Yf({player:t,takes:e,amount:n,transfers:s},o){if(e)return{line:a("{player} takes the pot, {chips}.",{player:t,chips:y(n)})};let r=C(o),i=u=>u==="house"?a("the house"):r[Tt(u)??0]??a("the pot"),l=s.map(u=>({to:i(u.to),amount:u.amount}));return{line:a("{player} pays {others}.",{player:t,others:l.map(u=>`${u.to} ${y(u.amount)}`).join(", ")}),sums:[...new Set(s.map(({why:u})=>u))],pushes:l}}function Xf({facts:t,board:e,record:n}){return n.at(-1)?.events.find(({code:o})=>o==="lorum.over")?.text??a("Hand {hand} of {hands} is over and paid.",{hand:t.hand,hands:e.hands})}function t$(t){let{state:e,paying:n}=t,{round:s,table:o}=e,[r,i]=v(!1),l=u=>n?n.seat===u:!!s.prompt?.awaited.includes(u);return c`<section class="felt lorum" aria-label=${a("felt")}>
    <${e$} round=${s} onSheet=${()=>i(!0)} />
    <div class=${`lorum-table is-${s.facts.contract}`}>
      ${s.seats.map(({seat:u})=>c`<${n$} key=${u} seat=${u} round=${s} lit=${l(u)} holds=${o.hand_over?.seat===u} />`)}
      <${un} round=${s} />
    </div>
    ${r&&c`<${Vi} state=${e} onClose=${()=>i(!1)} />`}
  </section>`}function e$({round:t,onSheet:e}){let{facts:n,board:s,places:o,options:r}=t;return c`<header class="lorum-head">
    <ol class="lorum-contracts" aria-label=${a("the contracts")}>
      ${s.contracts.map((i,l)=>c`<li key=${i} class=${S([i===n.contract&&"is-lit",l<(n.hand-1)%s.contracts.length&&"is-done"])}>${Co[i]}</li>`)}
    </ol>
    <div class="lorum-line">
      <span>${N("{hand} of {count}##a hand, of so many",{hand:c`<b>${a("hand {number}",{number:n.hand})}</b>`,count:s.hands})}</span>
      <span>${L("{count} chip a point","{count} chips a point",r.stake)}</span>
      <span data-place="pot">${N("pot {chips}",{chips:c`<b class="figure">${y(o.pot??0)}</b>`})}</span>
      <${h} kind="quiet" onTap=${e}>${a("score sheet")}<//>
    </div>
  </header>`}function n$({seat:t,round:e,lit:n,holds:s}){let{facts:o,zones:r,markers:i}=e,l=C(e)[t],u=e.seats.find($=>$.seat===t).rack,d=r[`hand:${t}`].count,p=(r[`won:${t}`]?.count??0)/4,f=o.points?.[t],m=[e.dealer===t&&a("the deal"),f&&L("{count} point","{count} points",f),s&&a("has the tablet"),i[t]>0&&a("owes {chips}",{chips:y(i[t])})];return c`<section class=${S(["lorum-seat",`is-seat-${t}`,n&&"is-lit"])} aria-label=${l} aria-description=${et(e,t)}>
    <span class="lorum-name"><b>${l}</b> <span class="figure" data-place=${`seat:${t}`}>${y(u)}</span></span>
    <span class="small quiet">${m.filter(Boolean).join(" \xB7 ")}</span>
    <span class="small">${[d&&L("{count} card","{count} cards",d),p&&L("{count} trick","{count} tricks",p)].filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var Qi={c:"\u2663\uFE0E",d:"\u2666\uFE0E",h:"\u2665\uFE0E",s:"\u2660\uFE0E"},s$=12,Yi=t=>Qi[t],ls=({points:t,no_trump:e})=>e?a("{points} no trump",{points:t}):String(t);function Xi({bids:t=[],passed:e=[],contract:n},s){if(e.includes(s))return c`<span class="small quiet">${a("passes")}</span>`;let o=t.find(i=>i.seat===s);if(!o)return null;let r=n?.seat===s;return c`<span class=${r?"tricks-contract":"small"}>${r?a("plays##a contract"):a("bids##an amount")} ${ls(o)}</span>`}function tc({table:t,state:e,news:n}){let{round:s}=e,{prompt:o,undoable:r}=s,i=$=>o.options.find(b=>b.do===$),l=t.late.value,u=c`<${h} kind="plain" disabled=${!r} busy=${l} onTap=${t.undo}>${a("take back")}<//>`,d=($,b)=>()=>t.act({...$,args:b}),p=i("bid"),f=i("trump"),m=($,b)=>$&&c`<${h} kind="plain" busy=${l} onTap=${d($,{})}>${b}<//>`;return c`<section class="foot tricks-foot" aria-label=${a("what is next")}>
    <${it} text=${o.say.text} news=${n} />
    <${yt} table=${t} />
    <${R} question=${o.options.map(K).join()} end=${u}>
      ${lo(e).length>0&&be(t,e)}
      ${p&&c`<${o$} bid=${p} round=${s} busy=${l} onBid=${$=>t.act({...p,args:$})} />`}
      ${f&&c`<${r$} busy=${l} onName=${$=>t.act({...f,args:$})} />`}
      ${m(i("pass"),a("PASS"))}
      ${m(i("misdeal"),a("misdeal"))}
    <//>
  </section>`}var o$=({bid:t,round:e,busy:n,onBid:s})=>c`<div class="bids" role="group" aria-label=${a("bids")}>
  ${a$(t,e).map(({points:o,without:r,open:i})=>c`<${h} key=${`${o} ${r}`} kind=${i?"main":"plain"} disabled=${!i} busy=${n}
    onTap=${()=>s(r?{points:o,no_trump:!0}:{points:o})}>
      <span class="unseen">${a("bid {bid}",{bid:ls({points:o,no_trump:r})})}</span>
      <span aria-hidden="true">${o}${r&&c`<small> ${a("NT")}</small>`}</span><//>`)}
</div>`,r$=({busy:t,onName:e})=>Object.entries(Qi).map(([n,s])=>c`<${h} key=${n} kind="main" large busy=${t} name=${a("trumps {sign}",{sign:s})} onTap=${()=>e({suit:n})}>${s}<//>`);function a$({by:t,values:e,optional:n},{facts:s,dealer:o,options:r}){let i=s.bids.at(-1),l=(p,f)=>2*p+Number(f),u=i?l(i.points,i.no_trump)+(t===o?0:1):0,d=[];for(let p of[!1,!0])for(let f=r.minimum_bid;f<=s$;f+=1)d.push({points:f,without:p,open:l(f,p)>=u&&f>=e.points.min&&(p||n.includes("no_trump"))});return d}var ec=pn(d$),nc=pn($$),sc={...pn(m$),Foot:h$};function pn(t){let e=({round:n})=>c`<div class="tricks-seen"><${t} round=${n} /><${oc} round=${n} /></div>`;return{deed:i$,passOn:c$,Felt:l$(t),Seen:e}}function i$({do:t,args:e},{who:n}){return t==="play"?e.card&&e.card!=="??"?`${n}: ${P(e.card)}.`:a("{player} plays a card.",{player:n}):["bid","pass","trump","misdeal"].includes(t)?"":null}function c$({prompt:t}){return t?.awaited.length===1?t.awaited[0]:null}function l$(t){return function(n){let{state:s,paying:o}=n,{round:r,table:i}=s;return c`<section class="felt tricks" aria-label=${a("felt")}>
      <header class="tricks-head">
        <${t} round=${r} />
        <span class="tricks-pot" data-place="pot">${r.places.pot>0&&c`${N("pot {chips}",{chips:c`<b class="figure">${y(r.places.pot)}</b>`})}`}</span>
      </header>
      <${oc} round=${r} paying=${o} holds=${i.hand_over?.seat} />
      <${Ut} state=${s} />
    </section>`}}function oc({round:t,paying:e,holds:n}){let s=i=>e?e.seat===i:!!t.prompt?.awaited.includes(i),o=!t.zones.trick?.cards.length,r=t.cards==="virtual"&&Object.keys(t.facts.scores).some(i=>i.includes("+"));return c`<div class=${S(["tricks-seats",o&&"is-empty",r&&"is-across"])}>
    ${t.seats.map(i=>c`<${u$} key=${i.seat} seated=${i} round=${t} lit=${s(i.seat)} holds=${n===i.seat} />`)}
  </div>`}function u$({seated:{seat:t,player:e,rack:n},round:s,lit:o,holds:r}){let{facts:i,zones:l,markers:u}=s,d=l[`hand:${t}`]?.count??0,p=i.tricks.takers.filter(b=>b===t).length,f=Object.keys(i.scores),m=f.findIndex(b=>b.split("+").includes(String(t))),$=[d&&L("{count} card","{count} cards",d),p&&L("{count} trick","{count} tricks",p),s.dealer===t&&a("the deal"),r&&a("has the tablet"),n>0&&L("{count} chip","{count} chips",n),u[t]>0&&a("owes {chips}",{chips:y(u[t])})];return c`<section class=${S(["tricks-seat",o&&"is-lit"])} aria-label=${e} aria-description=${et(s,t)}>
    <span class="tricks-name"><${ae} at=${m} /> <b>${e}</b></span>
    <span class="tricks-score"><b class="figure">${y(i.scores[f[m]])}</b> ${Xi(i,t)}</span>
    <${p$} round=${s} seat=${t} />
    <span class="small">${$.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}function p$({round:t,seat:e}){let{order:n,takers:s}=t.facts.tricks,o=t.zones.trick?.cards??[];if(t.finished)return null;let r=o[n.indexOf(e)];if(!r)return c`<${kt} />`;let i=o.length===n.length&&s.at(-1)===e;return c`<${B} card=${r} lit=${i} />`}function d$({round:{facts:t,options:e}}){return c`<p><b>${a("deal {number}",{number:t.deal})}</b> · ${a("{limit} points end the game \xB7 {jack} 2, every other jack 1",{limit:e.limit,jack:"J\u2660\uFE0E"})}${e.token>0&&` \xB7 ${L("{count} chip a point","{count} chips a point",e.token)}`}</p>`}var f$={tricks:a("Tricks 10"),hearts:a("Hearts 10"),queens:a("Queens 25"),"king-of-spades":"K\u2660\uFE0E 100","last-trick":a("Last trick 100"),everything:a("Everything")};function $$({round:{facts:t}}){return c`<ol class="tricks-contracts" aria-label=${a("the six deals")}>
    ${Object.entries(f$).map(([e,n],s)=>c`<li key=${e} class=${S([s===t.deal-1&&"is-lit",s<t.deal-1&&"is-done"])}>${n}</li>`)}
  </ol>`}function m$({round:t}){let{deal:e,contract:n,trump:s}=t.facts,o=C(t),r=n?c`<b>${a("{player} plays {bid}",{player:o[n.seat],bid:ls(n)})}</b>${s&&c`, ${N("{suit} trumps",{suit:c`<b class="tricks-trump">${Yi(s)}</b>`})}`}`:c`<b>${a("bidding")}</b>`;return c`<p>${a("deal {number}",{number:e})} · ${r} · 5♥${"\uFE0E"} +5 · 3♠${"\uFE0E"} −3</p>`}function h$(t){return t.prompt?.options.some(({do:e})=>e==="bid"||e==="trump")?tc:null}var b$=[..."ATKQJ"],y$=[..."shdc"].flatMap(t=>b$.map(e=>e+t));function rc({table:t,state:e,news:n,face:s}){let[o,r]=v(null),{round:i}=e,{prompt:l}=i,u=s.sure(),d=s.words(),p=l.options.find(k=>k.do==="play"),f=l.options.filter(k=>k!==p),m=t.late.value,$=new Set(p.values.card),b=(k,x)=>u[k.do]?r({option:k,args:x}):t.act({...k,args:x}),w=()=>{r(null),t.act({...o.option,args:o.args})},g=k=>k.values.suit??[null];return c`<section class="foot" aria-label=${a("what is next")}>
    <${it} text=${l.say.text} news=${n} detail=${jt(i,l.awaited)} />
    <${yt} table=${t} />
    <div class="schnapsen-pack" role="group" aria-label=${a("cards")}>
      ${y$.map(k=>c`<button type="button" key=${k} class=${S(["picker-card",`suit-${k[1]}`,!$.has(k)&&"is-out"])}
        disabled=${!$.has(k)||m} aria-label=${ft(k)} data-keys=${Xe(k)}
        onClick=${()=>t.act({...p,args:{card:k}})}>${$.has(k)&&c`<${fe} card=${k} />`}</button>`)}
    </div>
    <${R} question=${l.options.map(K).join()} end=${c`
      <${h} kind="plain" disabled=${!i.undoable} busy=${m} onTap=${t.undo}>${a("undo")}<//>`}>
      ${f.flatMap(k=>g(k).map(x=>{let T=x?{suit:x}:{};return c`<${h} key=${`${k.do} ${x}`} busy=${m} onTap=${()=>b(k,T)}>
            ${d[k.do]?.(T)??k.do}
          <//>`}))}
    <//>
    ${o&&c`<${wt} ...${u[o.option.do](C(i)[o.option.by])} onYes=${w} onClose=${()=>r(null)} />`}
  </section>`}var g$={c:a("clubs"),d:a("diamonds"),h:a("hearts"),s:a("spades")},ac=pn(cc),ic={...ac,Foot:k$,Seen:S$,deed:w$,sure:x$,words:_$};function k$({cards:t,prompt:e}){return t==="physical"&&e?.options.some(n=>n.do==="play")?rc:null}var v$={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"};function _$(){return{marry:({suit:t})=>a("marry {suit}",{suit:`${v$[t]??""}\uFE0E`})}}function w$(t,e){return t.do==="play"?ac.deed(t,e):""}function x$(){return{declare:t=>({title:a("{player} declares 66?",{player:t}),text:a("The tricks are turned up and counted. There is no way back."),yes:a("{player} declares",{player:t})}),close:t=>({title:a("{player} closes the stock?",{player:t}),text:a("Nobody draws any more, and whoever closes must reach 66."),yes:a("{player} closes",{player:t})})}}function S$({round:t}){let e=C(t),{order:n}=t.facts.tricks;return c`<div class="schnapsen-seen">
    <${cc} round=${t} />
    ${(t.zones.trick?.cards??[]).map((s,o)=>c`<${U} key=${s} cards=${[s]} label=${e[n[o]]} />`)}
  </div>`}function cc({round:t}){let{zones:e,facts:n}=t,s=C(t),[o]=e.upcard?.cards??[],r=e.stock.count+(o?1:0);return c`<div class="schnapsen-stock">
    <span class="schnapsen-cards">
      ${o&&c`<${B} card=${n.closed?"??":o} />`}
      ${e.stock.count>0&&!n.closed&&c`<${B} card="??" />`}
    </span>
    <span>
      ${n.trump&&c`<span class="schnapsen-trump">
        <svg class=${`suit-${n.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${pt[n.trump]} /></svg>
        <span>${N("{suit} trumps",{suit:c`<b>${g$[n.trump]}</b>`})}</span></span>`}
      <span class="small">${T$(n,r,s)}</span>
    </span>
    <span class="schnapsen-shown">
      ${n.marriages.map(({seat:i,suit:l,points:u,counts:d})=>c`<span class="schnapsen-marriage" key=${l}>
        <${U} cards=${[`K${l}`,`Q${l}`]} fanned />
        <span class="small"><b>${s[i]}</b> <b class="figure">${u}</b><br />${d?a("counts##of a marriage"):a("with the next trick")}</span>
      </span>`)}
    </span>
  </div>`}function T$({closed:t},e,n){return t?a("closed by {player}",{player:n[t.seat]}):e?a("stock {count}",{count:e}):a("stock drawn out")}var jo=t=>["speculation.market","speculation.due"].includes(t?.say.code),us=({facts:t},e)=>t.bids.filter(n=>n.seat===e);function lc({stands:t}){let e=Math.round(t/1e4);return t>0&&e===0?a("under 1%"):t<1e6&&e===100?a("over 99%"):a("{percent}%",{percent:e})}var Pt=({prompt:t},e,n)=>t.options.find(s=>s.by===e&&s.do===n),uc=t=>jo(t.prompt)?Pt(t,"dealer","sale"):null;function ps(t,e){let n=uc(t);return n&&e.deal?.asked===K(n)?e.deal:null}function pc(t,e,n){let s=uc(t);if(!s)return null;let{from:o,to:r,unseen:i}=s.values,l=ps(t,e),u=K(s);if(l&&(n===l.to||n===l.from&&i))return{asked:null};if(i&&!l)return o.includes(n)?{asked:u,from:n,unseen:!0}:null;let d=l?.from??o[0];return n===d||!r.includes(n)?null:{asked:u,from:d,to:n,unseen:!!i,price:O$(t,d,n,i)}}function O$(t,e,n,s){let o=us(t,n).find(i=>i.unseen===(s?e:null));if(o||!s)return o?.price;let r=t.record.flatMap(({events:i})=>i).findLast(({code:i})=>i==="speculation.sells-unseen");return r&&r.args.price<=dc(t,n)?r.args.price:void 0}var dc=({seats:t},e)=>t.find(n=>n.seat===e).rack;function fc({table:t,state:e,pad:n,setPad:s,news:o}){let{round:r,night:i}=e,l=ps(r,n),d={table:t,round:r,give:async(f,m)=>await t.act({...f,args:m})&&s($=>$.deal===n.deal?{deal:null}:{})};if(!l)return c`<${A$} ...${d} news=${o} />`;let p=f=>s({deal:{...l,price:f}});return c`<${E$} ...${d} news=${o} deal=${l} chipset=${i.chip_set} onPrice=${p} onCancel=${()=>s({deal:null})} />`}function A$({table:t,round:e,news:n,give:s}){let[o,r]=v(!1),{prompt:i,facts:l}=e,u=C(e),[d]=i.awaited,p=Pt(e,d,"turn")??Pt(e,d,"keep"),f=l.due===null&&Pt(e,l.holder,"sell"),m=f&&l.bids.filter(k=>f.values.to.includes(k.seat)).sort((k,x)=>x.price-k.price)[0],$=l.offer&&Pt(e,l.offer.to,"agree"),b=t.late.value,w=l.due===null?a("Sold? Tap the buyer."):a("An unseen card sold? Tap the seller, then the buyer."),g=!$&&c`<span class="controls-note">${w}</span>`;return c`<${ht} table=${t} line=${i.say.text} detail=${jt(e,i.awaited)} news=${n}>
    <${R} question=${K(p)} end=${g}>
      <${h} kind=${$?"plain":"main"} large busy=${b} onTap=${()=>$?r(!0):s(p,{})}>${p.do==="turn"?a("TURN"):a("KEEP")}<//>
      ${m&&c`<${h} kind="plain" busy=${b} onTap=${()=>s(f,{to:m.seat})}>${a("sell to {player} \xB7 {chips}",{player:u[m.seat],chips:y(m.price)})}<//>`}
      ${$&&c`<${h} kind="plain" busy=${b} onTap=${()=>s($,{})}>${a("{player} agrees \xB7 {chips}",{player:u[l.offer.to],chips:y(l.offer.price)})}<//>`}
      ${$&&c`<${h} kind="quiet" busy=${b} onTap=${()=>s(Pt(e,l.holder,"withdraw"),{})}>${a("no more offer")}<//>`}
    <//>
    ${o&&$&&c`<${wt} title=${p.do==="turn"?a("Turn now?"):a("Keep now?")} no=${a("wait for {player}",{player:u[l.offer.to]})} yes=${p.do}
      text=${a("{player} has not answered the offer at {chips}. It ends with the next card.",{player:u[l.offer.to],chips:y(l.offer.price)})}
      onYes=${()=>{r(!1),s(p,{})}} onClose=${()=>r(!1)} />`}
  <//>`}function E$({table:t,round:e,deal:n,chipset:s,news:o,give:r,onPrice:i,onCancel:l}){let u=C(e),{from:d,to:p,price:f,unseen:m}=n,$=p===void 0?0:dc(e,p),b=m?a("an unseen card"):P(e.zones.held.cards[0]),w=f===void 0?a("for \u2026"):f===0?a("for nothing"):a("for {chips}",{chips:y(f)}),g=p===void 0?a("{player} sells {what}: tap the buyer.",{player:u[d],what:b}):a("{player} sells {what} to {buyer} {priced}.",{player:u[d],what:b,buyer:u[p],priced:w}),k=c`<${h} kind="plain" onTap=${l}>${a("cancel")}<//>`;if(p===void 0)return c`<${ht} table=${t} line=${g} news=${o}><${R} question=${`from ${d}`} end=${k} /><//>`;let x=t.late.value,T=f!==void 0&&f<=$,_=m?{unseen:d}:{},H=Pt(e,"dealer","sale"),D=Pt(e,p,"bid"),z=Pt(e,d,"offer"),I=us(e,p).find(J=>J.unseen===(m?d:null));return c`<${ht} table=${t} line=${g} detail=${a("{player} \xB7 rack {chips}",{player:u[p],chips:y($)})} news=${o}>
    <div class="bets">
      <div class="bets-row">
        <div class="speculation-prices" role="group" aria-label=${a("price")}>
          ${j$(e.places.pot).map(J=>c`<${h} key=${J} chosen=${J===f} disabled=${J>$} onTap=${()=>i(J)}>${y(J)}<//>`)}
        </div>
        <${he} chipset=${s} fits=${J=>(f??0)+J<=$} onAdd=${J=>i((f??0)+J)}
          onTakeOff=${J=>i(Math.max(0,(f??0)-J))} />
      </div>
      <${R} question=${`${d} ${p}`} end=${k}>
        <${h} kind="main" disabled=${!T} busy=${x} onTap=${()=>r(H,{from:d,to:p,price:f,...m?{unseen:!0}:{}})}>
          ${T?a("SOLD \xB7 {price}",{price:f}):a("SOLD")}
        <//>
        ${I&&I.price===f?c`<${h} kind="plain" busy=${x} onTap=${()=>r(Pt(e,p,"withdraw"),_)}>${a("no more bid")}<//>`:c`<${h} kind="plain" disabled=${!T} busy=${x} onTap=${()=>r(D,{price:f,..._})}>${a("a bid")}<//>`}
        ${!m&&c`<${h} kind="plain" disabled=${!T} busy=${x} onTap=${()=>r(z,{to:p,price:f})}>${a("an offer")}<//>`}
      <//>
    </div>
  <//>`}var C$=[0,1,2,3,4,5,6,8,10,15];function j$(t){let n=[1,2,5,10,20,50,100,200,500,1e3,2e3,5e3].findLast(s=>s*20<=t)??1;return C$.map(s=>s*n)}var $c={Felt:P$,Foot:H$,deed:L$,payments:B$,payment:M$,over:N$};function H$(t){return jo(t.prompt)?fc:null}function L$({do:t,events:e},{who:n}){return t==="turn"&&!e.length?a("{player} turns a card.",{player:n}):""}function B$({round:t}){if(!t?.finished)return[];let e=C(t),n=t.record.at(-1).index;return Nt(t).filter(({action:s,from:o,to:r})=>s===n&&(o==="pot"||r==="house")).map(({from:s,to:o,amount:r,id:i})=>{let l=Number((s==="pot"?o:s).split(":")[1]);return{action:n,seat:l,player:e[l],amount:s==="pot"?r:-r,ids:[i]}})}function M$({amount:t},e){if(t<0)return{hand:a("repays the house's marker")};let[n]=e.zones.held.cards;return{hand:a("{card} is the highest trump",{card:P(n)}),sums:[a("the whole pot")],lit:new Set([n])}}function N$({record:t}){return t.at(-1).events.find(({code:e})=>e==="speculation.wins").text}function P$(t){let{state:e,paying:n}=t,{round:s}=e,o=s.seats.map(({seat:d})=>d).sort((d,p)=>d-p),r=Math.ceil(o.length/2),i=ps(s,t.pad),l=[o.slice(0,r),o.slice(r).reverse()],u=d=>c`<div class="speculation-row">
    ${d.map(p=>c`<${D$} key=${p} seat=${p} ...${t} chosen=${i}
      lit=${n?n.seat===p:!!s.prompt?.awaited.includes(p)} />`)}
  </div>`;return c`<section class="felt speculation" aria-label=${a("felt")} style=${{"--across":r}}>
    ${u(l[0])}
    <${R$} state=${e} />
    ${u(l[1])}
  </section>`}function R$({state:t}){let{round:e,night:n}=t,{facts:s,places:o,zones:r,board:i}=e,[l]=r.held.cards;return c`<div class="speculation-middle">
    <${U} cards=${r.held.cards} places=${1} wanted=${!l} />
    <div class="speculation-held">
      ${l&&c`
        <p>${N("{player} holds it",{player:c`<b>${C(e)[s.holder]}</b>`})} ${!e.finished&&c`<span class="quiet">· ${s.due===null?a("for sale"):a("not for sale")}</span>`}</p>
        <${F$} board=${i} finished=${e.finished} />`}
    </div>
    <div class="speculation-pot" data-place="pot">
      <${te} amount=${o.pot??0} chipset=${n.chip_set} />
      <span>${N("pot {chips}",{chips:c`<b class="figure">${y(o.pot??0)}</b>`})}</span>
    </div>
  </div>`}function F$({board:t,finished:e}){let{trumps:n,higher:s,against:o}=t;return e?null:c`
    <p class="speculation-stands">${N("{chance} that it stands",{chance:c`<b class="figure">${lc(t)}</b>`})}</p>
    <p class="speculation-higher">
      ${s.length?c`<svg class=${`suit-${n}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${pt[n]} /></svg>
        <span>${a("{ranks} unseen",{ranks:s.map(([r])=>r==="T"?"10":r).reverse().join(" ")})}</span>`:a("nothing can beat it")}
      <span class="quiet"> ${a("\xB7 {against} face down against it",{against:o})}</span>
    </p>`}function D$({seat:t,state:e,pad:n,setPad:s,chosen:o,lit:r}){let{round:i}=e,l=i.seats.find(b=>b.seat===t),u=i.zones[`pile:${t}`].count,d=pc(i,n,t),p=["speculation-seat",r&&"is-lit",i.facts.holder===t&&"is-holder",(o?.from===t||o?.to===t)&&"is-chosen"],f=I$(i,t,o),m=d?"true":null,$=c`
    <span class="speculation-who" aria-hidden=${m}><b>${l.player}</b><span class="figure" data-place=${`seat:${t}`}>${y(l.rack)}</span></span>
    <span class="speculation-cards" aria-hidden=${m}>
      <span class="speculation-pile">
        ${[...Array(Math.min(u,3)).keys()].map(b=>c`<${B} key=${b} card="??" />`)}
        ${u>0&&c`<span class="speculation-count">${u}</span>`}
      </span>
      <span class="speculation-turned">
        ${i.zones[`turned:${t}`].cards.map(b=>c`<span key=${b}><${B} card=${b} /></span>`)}
      </span>
    </span>
    <span class="speculation-says" aria-hidden=${m}>${f}</span>`;return d?c`<button type="button" class=${S(p)} aria-description=${[et(i,t),f].filter(Boolean).join(", ")} aria-pressed=${String(o?.from===t||o?.to===t)}
    onClick=${()=>s({deal:d})}><span class="unseen">${l.player}</span>${$}</button>`:c`<div class=${S(p)} role="group" aria-label=${l.player} aria-description=${et(i,t)}>${$}</div>`}function I$(t,e,n){if(n?.to===e)return a("buys##this one");if(n?.from===e)return n.unseen?a("sells a card"):a("sells it");let{offer:s,holder:o}=t.facts,r=C(t),i=us(t,e).map(({unseen:d,price:p})=>d===null?a("bids {price}",{price:p}):a("bids {price} for {player}'s",{price:p,player:r[d]}));if(s?.to===e&&i.push(a("offered at {chips}",{chips:y(s.price)})),i.length)return i.join(", ");let l=t.markers[e];return[o===e&&a("holds##the highest trump"),t.dealer===e&&a("the deal"),l&&a("owes {chips}",{chips:y(l)})].filter(Boolean).join(" \xB7 ")}var mc={Felt:q$,Seen:U$};function q$({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return c`<section class="felt bus" aria-label=${a("felt")}>
    <${hc} round=${n} />
    <div class="bus-seats">
      ${n.seats.map(r=>c`<${W$} key=${r.seat} seated=${r} round=${n} lit=${o(r.seat)} holds=${s.hand_over?.seat===r.seat} />`)}
    </div>
    ${n.finished&&c`<${Ut} state=${t} />`}
  </section>`}function U$({round:t}){return c`<div class="bus-seen">
    <${hc} round=${t} />
    <p class="bus-all">${t.seats.map(({seat:e,player:n})=>c`<span key=${e}>${n} <${yc} count=${t.facts.tokens[e]} of=${bc(t)} /></span>`)}</p>
  </div>`}function hc({round:t}){let{pot:e}=t.places;return c`<div class="bus-middle">
    <${U} cards=${t.zones.middle?.cards??[]} label=${a("the middle")} />
    <span class="bus-pot" data-place="pot">${e>0&&c`${a("pot")} <b class="figure">${y(e)}</b>`}</span>
  </div>`}function W$({seated:{seat:t,player:e,rack:n},round:s,lit:o,holds:r}){let{facts:i,zones:l,markers:u,options:d}=s,p=l[`hand:${t}`],f=[i.stopped===t&&a("stopped the bus"),i.losers.includes(t)&&a("the worst hand"),!i.playing.includes(t)&&a("watches"),s.dealer===t&&a("the deal"),r&&a("has the tablet"),(n>0||d.token>0)&&a("rack {chips}",{chips:y(n)}),u[t]>0&&a("owes {chips}",{chips:y(u[t])})];return c`<section class=${S(["bus-seat",o&&"is-lit"])} aria-label=${e} aria-description=${et(s,t)}>
    <span class="bus-name"><b>${e}</b> <${yc} count=${i.tokens[t]} of=${bc(s)} /></span>
    <${U} cards=${rn(p?.cards??[],s)} />
    <span class="small" data-place=${`seat:${t}`}>${f.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var bc=({facts:t,options:e})=>Math.max(e.tokens,...Object.values(t.sheet.before)),K$=6;function yc({count:t,of:e}){let n=L("{count} token","{count} tokens",t);return e>K$?c`<span class="bus-tokens">${n}</span>`:c`<span class="bus-tokens" role="img" aria-label=${n}>
    ${Array.from({length:e},(s,o)=>c`<i key=${o} class=${o<t?"is-left":null}></i>`)}
  </span>`}var Wt="HDCS",ce={H:a("Hearts"),D:a("Diamonds"),C:a("Clubs"),S:a("Spades")},Kt={WIN:1,EXA:2,SFC:4},ie=7,G$={H:"\u2665",D:"\u2666",C:"\u2663",S:"\u2660"},Gt=t=>t.split("/").map(e=>`${G$[e]}\uFE0E`).join(" "),z$=t=>t.split("/").map(e=>ce[e]).join(", "),dn=({horse:t})=>c`<svg class=${`horse-suit suit-${t.toLowerCase()}`} viewBox="-2 -2 104 104" role="img"
    aria-label=${ce[t]}>
  <path class="card-pip" d=${pt[t.toLowerCase()]} />
</svg>`,fn=({order:t})=>c`<span class="order" role="img" aria-label=${z$(t)}>
  ${t.split("/").map(e=>c`<${dn} key=${e} horse=${e} />`)}
</span>`;function Ho(t,e){return e===0?[[]]:t.flatMap(n=>Ho(t.filter(s=>s!==n),e-1).map(s=>[n,...s]))}function Lo(t,e){let n=Object.fromEntries([...Wt].map(o=>[o,0])),s=[];for(let o of t.slice(0,e)){let r=o[1].toUpperCase();n[r]<ie&&s.length<3&&(n[r]+=1),n[r]===ie&&!s.includes(r)&&s.push(r)}return s.length===3&&s.push([...Wt].find(o=>!s.includes(o))),{spaces:n,home:s}}function ds({table:t,state:e,sits:n}){let[s,o]=v(!1),r=({again:u})=>u.filter(({seat:d})=>!n?.(d)),i=async()=>{o(!0);let u=!await J$(t,r);o(!1);let d=C(e.round),p=[...new Set(r(t.state.peek()).map(({seat:f})=>f))];!u&&p.length&&t.complain(L("{players} cannot bet the same again: the rack is too short, or the limits are others.","{players} cannot bet the same again: the racks are too short, or the limits are others.",p.length,{players:ut(p.map(f=>d[f]))}))};return{button:u=>c`<${h} kind="plain" disabled=${!r(e).length||s} busy=${t.late.value}
      onTap=${()=>i().then(u)}>${a("all as before")}<//>`,placing:s}}async function J$(t,e){for(;;){let{round:n,again:s}=t.state.peek(),o=e({again:s}).find(({fits:i})=>i);if(!o)return!0;let r=n.prompt.options.find(({by:i,do:l})=>i===o.seat&&l===o.do);if(!await t.act({...r,args:o.args}))return!1}}var V$={WIN:"W",EXA:"E",SFC:"F"},Pe=t=>t.reduce((e,{amount:n})=>e+n,0),fs=(t,e,n)=>t.prompt?.options.find(s=>s.by===e&&s.do===n),gc=({options:t},e)=>typeof t.minimum_bet=="object"?t.minimum_bet[e]:t.minimum_bet;function kc({table:t,state:e,paying:n,pad:s,setPad:o}){let[r,i]=v(null),{round:l}=e,u=l.prompt?.say.code==="superfecta.betting",d=async()=>{let{ticket:p,seat:f}=r;i(null),await t.act({...fs(l,f,"cancel"),args:{ticket:p}})};return c`<div class="tickets" role="group" aria-label=${a("tickets by seat")}>
    ${l.seats.map(p=>c`<${Z$} key=${p.seat} round=${l} seated=${p} selling=${u}
      chosen=${u?(s.seat??l.seats[0].seat)===p.seat:n?.seat===p.seat}
      tickets=${l.facts.tickets.filter(({seat:f})=>f===p.seat)}
      finish=${l.facts.finish&&!l.prompt?l.facts.finish:null}
      onChoose=${()=>o({seat:p.seat})} onTicket=${i} />`)}
    ${r&&c`<${wt} title=${a("Cancel ticket {ticket}?",{ticket:r.ticket})} yes=${a("cancel the ticket")} no=${a("keep it")}
      text=${a("{bets}: {chips} go back to the rack.",{bets:r.bets.map(vc).join(", "),chips:y(Pe(r.bets))})}
      onYes=${d} onClose=${()=>i(null)} />`}
  </div>`}var vc=({amount:t,type:e,horses:n})=>`${y(t)} ${e} ${Gt(n)}`;function Z$({round:t,seated:e,selling:n,chosen:s,tickets:o,onChoose:r,onTicket:i}){let l=X(null);j(()=>{s&&l.current.scrollIntoView({block:"nearest"})},[s]);let u=n?"true":null,d=c`<b aria-hidden=${u}>${e.player}</b><span class="figure" aria-hidden=${u} data-place=${`seat:${e.seat}`}>${y(e.rack)}</span>`;return c`<div class=${S(["holder",s&&"is-lit"])} ref=${l}>
    ${n?c`<button type="button" class="holder-name" aria-pressed=${String(s)}
          aria-description=${et(t,e.seat)} onClick=${r}>
          <span class="unseen">${a("seat {seat}, {player}",{seat:e.seat,player:e.player})}</span>${d}</button>`:c`<div class="holder-name" role="group" aria-label=${e.player} aria-description=${et(t,e.seat)}>${d}</div>`}
    ${o.map(p=>c`<${Q$} key=${p.ticket} ticket=${p} selling=${n} onTap=${()=>i(p)} />`)}
  </div>`}function Q$({ticket:t,selling:e,onTap:n}){let s=t.bets.map(({amount:r,type:i,horses:l},u)=>c`<span key=${u} class="ticket-line">
    ${y(r)} ${i} <${fn} order=${l} /></span>`),o=c`<span class="ticket-number" aria-hidden=${e?"true":null}>${t.ticket}</span>`;return e?c`<button type="button" class="ticket"
      aria-description=${t.bets.map(({amount:r,type:i,horses:l})=>`${y(r)} ${i} ${l}`).join(", ")} onClick=${n}>
    <span class="unseen">${a("ticket {ticket}: cancel",{ticket:t.ticket})}</span>${o}<span class="ticket-lines" aria-hidden="true">${s}</span></button>`:c`<div class="ticket">${o}<span class="ticket-lines">${s}</span></div>`}function _c({table:t,state:e,pad:n,setPad:s,last:o,news:r}){let{round:i,night:l}=e,u=i.seats.map(({seat:E})=>E),d=n.seat??u[0],p=i.seats.find(E=>E.seat===d),{amount:f=gc(i,"WIN"),type:m="WIN",horses:$=[],tapped:b=[],fresh:w=!0}=n,g=n.lines?.[d]??[],k=fs(i,d,"ticket"),x=o[`${d} ticket`]?.bets,T=E=>s({seat:d,amount:f,type:m,horses:$,...E}),_=E=>T({amount:E.reduce((nt,_t)=>nt+_t,0),tapped:E,fresh:!1}),H=(E,nt={})=>T({lines:{...n.lines,[d]:E},...nt}),D=ds({table:t,state:e}),z=me(f,b,l.chip_set),I=p.rack-Pe(g),J=E=>{if($.includes(E))return T({horses:$.filter(_t=>_t!==E)});let nt=Y$([...$,E],m);return nt.length<Kt[m]?T({horses:nt}):H([...g,{amount:f,type:m,horses:nt.join("/")}],{horses:[],fresh:!0})},ct=async E=>{await t.act({...k,args:{bets:E}})&&s(nt=>({lines:{...nt.lines,[d]:[]},...nt.seat===n.seat?{seat:d,horses:[],amount:void 0,tapped:[],fresh:!0}:{}}))},Y=X$(i,m,f,I),dt=a("{player} \xB7 rack {chips}",{player:p.player,chips:y(p.rack)}),G=i.seats.find(E=>n.lines?.[E.seat]?.length),vt=i.seats.filter(E=>fs(i,E.seat,"ticket")&&!i.facts.tickets.some(nt=>nt.seat===E.seat)).map(({player:E})=>E),Ot=c`<${h} kind=${G||vt.length?"plain":"main"} disabled=${!!G||D.placing} busy=${t.late.value}
    onTap=${()=>t.act(fs(i,"dealer","off"))}>${a("OFF")}<//>`;return c`<${ht} table=${t} line=${em(i,n,p,G,vt)} news=${r} detail=${dt}>
    <div class="builder">
      <div class="builder-row">
        <output class="builder-amount figure" aria-label=${a("amount")}>${y(f)}</output>
        <${he} chipset=${l.chip_set} fits=${E=>k&&(w?0:f)+E<=I}
          onAdd=${E=>_(w?[E]:[...z,E])}
          onTakeOff=${E=>_(vt(z,E))} />
        <${h} name=${a("take off the last chip")} keys="backspace" disabled=${!f} onTap=${()=>_(z.slice(0,-1))}>⌫<//>
        <div class="builder-types" role="group" aria-label=${a("pool")}>
          ${Object.keys(Kt).map(E=>c`<${h} key=${E} keys=${V$[E]} chosen=${E===m}
            onTap=${()=>T({type:E,horses:[]})}>${E}<//>`)}
        </div>
        <div class="builder-horses" role="group" aria-label=${a("horses, in the order they come in")}>
          ${[...Wt].map(E=>c`<${nm} key=${E} horse=${E} at=${$.indexOf(E)}
            disabled=${!k||Y!==null} onTap=${()=>J(E)} />`)}
        </div>
      </div>
      <${R} question=${`selling ${i.facts.sold??0}`} end=${Ot} steady>
        <${h} kind="main" disabled=${!g.length||Pe(g)>p.rack} busy=${t.late.value} onTap=${()=>ct(g)}>
          ${g.length?a("sell \xB7 {chips}",{chips:y(Pe(g))}):a("sell")}
        <//>
        <${h} kind="plain" disabled=${!k||!x||Pe(x)>p.rack||g.length} onTap=${()=>ct(x)}>
          ${x?a("same again \xB7 {chips}",{chips:Pe(x)}):a("same again")}
        <//>
        ${D.button()}
        <div class="builder-lines" role="group" aria-label=${a("lines of this ticket")}>
          ${g.map((E,nt)=>c`<button type="button" key=${nt} class="builder-line" aria-label=${a("take off {bet}",{bet:vc(E)})}
            onClick=${()=>H(g.filter((_t,zt)=>zt!==nt))}>
            ${y(E.amount)} ${E.type} <${fn} order=${E.horses} /> <span aria-hidden="true">✕</span></button>`)}
          ${Y&&c`<span class="builder-note small">${Y}</span>`}
        </div>
      <//>
    </div>
  <//>`}function Y$(t,e){return Kt[e]!==4||t.length!==3?t:[...t,[...Wt].find(n=>!t.includes(n))]}function X$(t,e,n,s){let o=gc(t,e);return n<o?a("{type} is bet from {chips}",{type:e,chips:y(o)}):n%o?a("{type} is bet in multiples of {chips}",{type:e,chips:y(o)}):n>s?a("{chips} left in the rack",{chips:y(s)}):null}var tm=[a("first##in a race"),a("second##in a race"),a("third##in a race")];function em(t,{type:e="WIN",horses:n=[]},s,o,r){return n.length?a("{player}: {type} {horses} \u2026 who comes {place}?",{player:s.player,type:e,horses:Gt(n.join("/")),place:tm[n.length]}):o?o===s?a("{player}'s ticket: another line, or sell.",{player:s.player}):a("{player}'s ticket is not sold yet.",{player:o.player}):t.facts.tickets.length?r.length?a("More bets? No ticket yet: {players}.",{players:ut(r)}):a("Everybody has a ticket. Off when the last one is in."):a("Bets, please.")}function nm({horse:t,at:e,disabled:n,onTap:s}){return c`<button type="button" class=${S(["horse-key",e>=0&&"is-picked"])} data-keys=${t} disabled=${n}
      aria-pressed=${e>=0?"true":"false"} onClick=${s}>
    <span class="unseen">${ce[t]}</span>
    <span aria-hidden="true"><${dn} horse=${t} /></span>${e>=0&&c`<span class="horse-key-place" aria-hidden="true">${e+1}</span>`}
  </button>`}var Bo=1e6,sm=Ho([...Wt],Kt.SFC).map(t=>t.join("/"));function $n({course:t},e,n){let s=t[Math.min(n,t.length-1)];return s?s.reduce((o,r,i)=>sm[i].startsWith(e)?o+r:o,0):null}var wc=(t,e)=>_s(t*e/Bo,1);function Mo(t,e,n,s,o){let{least:r,orders:i}=t[e],l=i[n].one_more[s]*$n(t,n,o);return _s(l/r/Bo,2)}function xc(t){return t===null?"":t>0&&t<1e4?"<1 %":t<Bo&&t>99e4?">99 %":`${Math.round(t/1e4)} %`}var om=4;function Sc({round:t,running:e,beat:n}){let[s,o]=v(null),{board:r,facts:i}=t,l=e?null:i.finish,u=X(r);i.finish||(u.current=r);let d={...t,beat:n,board:e?{...u.current,course:r.course}:r,open:t.prompt?.say.code==="superfecta.betting"};return c`<div class="tote" role="group" aria-label=${a("tote board")}>
    ${Object.keys(Kt).map(p=>c`<${im} key=${p} kind=${p} round=${d} finish=${l}
      onWhole=${()=>o(p)} />`)}
    ${s&&c`<${F} title=${a("{whole}: {count} orders",{whole:s,count:Object.keys(r[s].orders).length})} onClose=${()=>o(null)}
        foot=${c`<${h} kind="plain" onTap=${()=>o(null)}>${a("go back")}<//>`}>
      <div class="tote-whole">
        <p class="quiet small">${rm[t.options.split]} ${d.open&&am}</p>
        <${Ac} kind=${s} round=${d} finish=${l} whole lines=${Oc(d.board[s].orders)} />
      </div>
    <//>`}
  </div>`}var rm={even:a("The winners of a pool share it a head each."),stake:a("The winners of a pool share it by what each bet staked.")},am=a("The last two columns say what each chip of one more least bet brings back on average, to somebody who has none on that order, if its winners shared a head each, and if by stake. Below 1 is a bad bet.");function im({kind:t,round:e,finish:n,onWhole:s}){let{orders:o,carried:r}=e.board[t],i=e.places[`pool:${t}`]??0,l=t==="WIN"?Object.entries(o):cm(o,Tc(t,n));return c`<section class="pool" aria-label=${t}>
    <header class="pool-head" data-place=${`pool:${t}`}>
      <b>${t}</b> <span class="figure">${y(i)}</span>
      ${r>0&&c`<span class="small quiet">${a("{chips} carried",{chips:y(r)})}</span>`}
    </header>
    <${Ac} kind=${t} round=${e} finish=${n} lines=${l} />
    <${h} kind="quiet" onTap=${s}>${a("all {count}",{count:Object.keys(o).length})}<//>
  </section>`}var Tc=(t,e)=>e?e.slice(0,Kt[t]).join("/"):null,Oc=t=>Object.entries(t).sort(([,e],[,n])=>n.chance-e.chance||n.staked-e.staked);function cm(t,e){let n=([s,{staked:o}])=>s===e?2:o?1:0;return Oc(t).sort((s,o)=>n(o)-n(s)).slice(0,om)}function Ac({kind:t,round:e,finish:n,lines:s,whole:o}){let r=Tc(t,n),{board:i,beat:l,open:u,options:d}=e,p=o&&u?lm:null,f=$n(i,t==="WIN"?"H":"H/D",l)!==null,m=($,b)=>u?Mo(i,t,$,d.split,l):b.staked?wc(um(b,d),$n(i,$,l)):"\u2013";return c`<table class="tote-lines">
    <thead><tr><th><span class="unseen">${a("order##heads the column of orders")}</span></th>${o&&c`<th>${a("staked")}</th>`}<th>${n?a("paid##by a pool"):a("pays")}</th><th>${a("chance")}</th>
      ${!n&&(p?c`<th>${a("a head each")}</th><th>${a("by stake")}</th>`:c`<th>${u?a("brings##a bet, chips on average"):a("worth##a bet, chips on average")}</th>`)}</tr></thead>
    <tbody>${s.map(([$,b])=>c`<tr key=${$} class=${S([$===r&&"is-won"])}>
      <td><${fn} order=${$} /></td>
      ${o&&c`<td>${b.staked?y(b.staked):"\u2013"}</td>`}
      <td class="tote-pays">${n?$===r?dm(t,e):"":pm(b,e)}</td>
      <td>${xc($n(i,$,l))}</td>
      ${!n&&f&&(p?p.map(w=>c`<td key=${w}>${Mo(i,t,$,w,l)}</td>`):c`<td>${m($,b)}</td>`)}
    </tr>`)}</tbody>
  </table>`}var lm=["even","stake"],um=({will_pay:t},{split:e})=>e==="even"?t:t/100;function pm({will_pay:t},{options:e}){return t===null?"\u2013":e.split==="even"?y(t):`${y(Math.floor(t/100))}.${String(t%100).padStart(2,"0")}`}function dm(t,{record:e}){let n=e.flatMap(({events:s})=>s).filter(({code:s,args:o})=>s==="superfecta.pays"&&o.pool===t);return n.length?y(n.reduce((s,{args:o})=>s+o.amount,0)):a("carried")}var Ec={Felt:xm,Foot:fm,words:$m,deed:mm,event:gm,payment:km,over:vm,beats:_m,showing:wm};function fm({prompt:t}){return t?.say.code==="superfecta.betting"?_c:null}function $m(){return{turn:()=>a("TURN A CARD"),run:()=>a("RUN TO THE END")}}function mm({index:t,do:e,args:n,transfers:s},{who:o,round:r}){switch(e){case"ticket":return`${o}: ${n.bets.map(hm).join(", ")}${n.bets.length>1?` \xB7 ${y(bm(n.bets))}`:""}.`;case"cancel":return a("Ticket {ticket} cancelled, {chips} back.",{ticket:n.ticket,chips:y(s.reduce((i,{amount:l})=>i+l,0))});case"off":return a("No more bets.");case"turn":return`${P(r.zones.course.cards[ym(r,t)])}.`;case"run":return a("Run to the end.");case"show":return`${P(n.card)}.`;default:return null}}var hm=({amount:t,type:e,horses:n})=>`${y(t)} ${e} ${Gt(n)}`,bm=t=>t.reduce((e,{amount:n})=>e+n,0),ym=({record:t},e)=>t.filter(n=>n.do==="turn"&&n.index<e).length;function gm({code:t,args:e,text:n},s){switch(t){case"superfecta.off":return null;case"superfecta.home":return a("{horse} home, number {place}.",{horse:ce[e.horse],place:e.place});case"superfecta.finish":return a("The finish: {horses}.",{horses:Gt(e.horses)});case"superfecta.pays":return`${e.pool}: ${s[e.seat]} ${y(e.amount)}.`;case"superfecta.carried":return e.amount?a("{pool}: nobody, {chips} carried.",{pool:e.pool,chips:y(e.amount)}):null;default:return n}}function km({action:t,seat:e,transfers:n},s){let o=s.record.find(({index:l})=>l===t)?.events.filter(({code:l,args:u})=>l==="superfecta.pays"&&u.seat===e)??[],r=o.map(({args:l})=>`${l.pool} ${Gt(l.order)}: ${l.reckoning} = ${y(l.amount)}`),i=n.filter(({why:l})=>!/ pays /.test(l)).map(({from:l,why:u,amount:d})=>`${l.slice(5)}, ${u}: ${y(d)}`);return{hand:o.map(({args:l})=>`${l.pool} ${Gt(l.order)}`).join(", ")||a("the end of the meeting"),sums:[...r,...i]}}function vm({facts:t}){return a("{horses}. Race {race} of {races} is paid.",{horses:Gt(t.finish.join("/")),race:t.race,races:t.races})}function _m({zones:t}){return t.course?.count??0}function wm({zones:t},e){let{home:n}=Lo(t.course.cards,e);return n.length?`${n.slice(0,3).map((s,o)=>`${ce[s]} ${No[o]}`).join(", ")}.`:a("They are off.")}var No=[a("1st"),a("2nd"),a("3rd"),a("4th")];function xm(t){let{state:e,pace:n}=t,{round:s}=e,o=s.zones.course?.cards??[],{spaces:r,home:i}=Lo(o,n.beat);return c`<section class="felt races" aria-label=${a("felt")}>
    <${Sm} rail=${s.zones.rail?.cards??[]} spaces=${r} home=${i} card=${n.beat?o[n.beat-1]:null} />
    <div class="races-below">
      <${Sc} round=${s} running=${n.running} beat=${n.beat} />
      <${kc} ...${t} />
    </div>
  </section>`}function Sm({rail:t,spaces:e,home:n,card:s}){let o=[...Array(ie).keys()];return c`<div class="track" role="group" aria-label=${a("the track")}>
    <div class="track-rail" aria-label=${a("the rail")}>
      <span class="track-turned">${s?c`<${B} card=${s} />`:c`<${kt} />`}</span>
      ${o.map(r=>c`<span key=${r} class="track-rail-card">
        ${r<ie-1&&(t[r]?c`<${B} card=${t[r]} />`:c`<${kt} />`)}
      </span>`)}
      <span class="track-end"></span>
    </div>
    ${[...Wt].map(r=>c`<${Tm} key=${r} horse=${r} at=${e[r]} place=${n.indexOf(r)} />`)}
  </div>`}function Tm({horse:t,at:e,place:n}){let s={"--at":String(e)};return c`<div class=${S(["lane",n===0&&"is-winner"])} role="img"
      aria-label=${`${ce[t]}: ${n<0?a("space {number} of {count}",{number:e,count:ie}):No[n]}`}>
    <span class="lane-start"></span>
    ${[...Array(ie).keys()].map(o=>c`<span key=${o} class=${S(["lane-space",o===ie-1&&"is-line"])}></span>`)}
    <span class="lane-place figure">${n<0?"":No[n]}</span>
    <span class="horse" style=${s}><${dn} horse=${t} /></span>
  </div>`}function jc({board:t,options:e,onClose:n}){let s=Object.keys(t.blind_paytable),o=c`<${h} kind="plain" onTap=${n}>${a("go back")}<//>`;return c`<${F} title=${a("What is paid")} onClose=${n} foot=${o}>
    <table class="ledger paytables">
      <thead><tr><th>${a("hand")}</th><th class="number">${a("Blind")}</th><th class="number">${a("Trips")}</th></tr></thead>
      <tbody>${s.map(r=>c`<tr key=${r}>
        <td>${O(r)}</td>
        <td class="number">${O(t.blind_paytable[r])}</td>
        <td class="number">${O(t.trips_paytable[r])}</td>
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">${a("Blind ({name}): only when the player beats the dealer; an equal hand pushes. What a fraction leaves over stays with the house.",{name:Cc(e.blind_paytable)})}</p>
    <p class="small quiet">${a("Trips ({name}): on the player's hand alone, whoever wins; a fold loses it.",{name:Cc(e.trips_paytable)})}</p>
    <p class="small quiet">${a("Ante and Play pay 1:1. Without a pair the dealer does not qualify, and the Ante pushes.")}</p>
  <//>`}var Cc=t=>typeof t=="string"?O(t):a("your own table");var Om=["ante","trips"],Am={ante:a("Ante: against the dealer. Blind: for great hands only."),trips:a("Trips: on this hand alone, whoever wins.")};function Hc({table:t,state:e,pad:n,setPad:s,last:o,news:r}){let{round:i,night:l}=e,{prompt:u}=i,d=(A,Q)=>u.options.find(rt=>rt.by===A&&rt.do===Q),p=i.seats.map(({seat:A})=>A),[f,m]=v(!1),[$,b]=v(!1),w=A=>!!d(A,"bet")&&!n.sitting?.[A],g=n.seat===void 0?$s(i,p.filter(w),0):n.seat,k=n.target??"ante",x=d(g,"bet"),T=ms(i,g),_=n.drafts?.[g]??T,H=me(_[k],n.tapped?.[`${g} ${k}`]??[],l.chip_set),D=_.ante!==T.ante||_.trips!==T.trips,z=Em(o[`${g} bet`]),I=i.seats.find(A=>A.seat===g),J=(A,Q=[])=>s({seat:g,target:k,drafts:{...n.drafts,[g]:{..._,[k]:A}},tapped:{...n.tapped,[`${g} ${k}`]:Q}}),ct=A=>J(A.reduce((Q,rt)=>Q+rt,0),A),Y=(A,Q={})=>s(rt=>{let{[A]:mn,...Wo}=rt.drafts??{},{seat:p0,...Al}=Q;return rt.seat===n.seat?{drafts:Wo,tapped:{},target:"ante",...Q}:{drafts:Wo,...Al}}),dt=async A=>{let Q=!A.ante&&!A.trips,rt=Q?d(g,"clear"):x;await t.act({...rt,args:Q?{}:Po(A)})&&Y(g,{seat:$s(i,p.filter(w),g),sitting:{...n.sitting,[g]:!1}})},G=ds({table:t,state:e,sits:A=>!!n.sitting?.[A]}),vt=A=>{let{rack:Q}=i.seats.find(rt=>rt.seat===A);return Rt(_)>0&&Ro(i,d(A,"bet"),Q,_)===null},Ot=p.filter(A=>w(A)&&!Rt(ms(i,A))).filter(vt),E=async()=>{b(!0);for(let A of Ot){if(!await t.act({...d(A,"bet"),args:Po(_)}))break;Y(A)}b(!1),nt()},nt=()=>s({seat:$s(t.state.peek().round,p.filter(w),0)}),_t=()=>{let A={...n.sitting,[g]:!n.sitting?.[g]},Q=A[g]?$s(i,p.filter(rt=>w(rt)&&rt!==g),g):g;Y(g,{seat:Q,sitting:A})},zt=async()=>{m(!1);for(let[Q,rt]of Object.entries(n.drafts??{})){let mn=Number(Q);if(!(!rt.ante&&!rt.trips)){if(!await t.act({...d(mn,"bet"),args:Po(rt)}))return s({seat:mn});Y(mn)}}let A=t.state.peek().round?.prompt?.options.find(({do:Q})=>Q==="deal");return A&&t.act(A)},le=d("dealer","deal")||Object.values(n.drafts??{}).some(({ante:A,trips:Q})=>A||Q),gs=A=>x&&Ro(i,x,I.rack+Rt(T),{..._,[k]:_[k]+A})===null,$t=i.seats.filter(A=>w(A.seat)&&!Rt(n.drafts?.[A.seat]??ms(i,A.seat))).map(({player:A})=>A),_e=le&&!D&&!$t.length,Fe=c`<${h} kind=${_e?"main":"plain"} disabled=${!le||$||G.placing} busy=${t.late.value}
    onTap=${$t.length?()=>m(!0):zt}>${a("DEAL")}<//>`,M=$t.length?L("{players} has not bet.","{players} have not bet.",$t.length,{players:ut($t)}):a("All bets are down: deal.");return c`<${ht} table=${t} line=${le&&(_e||$t.length)?M:u.say.text} news=${r}
      detail=${I&&a("{player} \xB7 rack {chips}",{player:I.player,chips:y(I.rack)})}>
    ${f&&c`<${wt} title=${a("Deal without {players}?",{players:ut($t)})} no=${L("wait for {player}","wait for them",$t.length,{player:$t[0]})} yes=${L("deal without {player}","deal without them",$t.length,{player:$t[0]})}
      text=${L("{players} has not bet. Without a bet nobody is dealt in, and cards that are dealt cannot be taken back.","{players} have not bet. Without a bet nobody is dealt in, and cards that are dealt cannot be taken back.",$t.length,{players:ut($t)})}
      onYes=${zt} onClose=${()=>m(!1)} />`}
    <div class="bets">
      <div class="bets-row">
        ${Om.map(A=>c`<${Cm} key=${A} name=${A} draft=${_} chosen=${A===k} disabled=${!x}
          onTap=${()=>s({seat:g,target:A})} />`)}
        <${he} chipset=${l.chip_set} fits=${gs} onAdd=${A=>ct([...H,A])}
          onTakeOff=${A=>ct(He(H,A))} />
        <${h} name=${a("take off the last chip")} keys="backspace" disabled=${!H.length} onTap=${()=>ct(H.slice(0,-1))}>⌫<//>
        <p class="bets-note small" role="status">${I&&(Hm(i,x,_)||!_[k]&&c`<span class="quiet">${Am[k]}</span>`)}</p>
      </div>
      <${R} question=${`betting ${g}`} end=${Fe} steady>
        <${h} kind="main" disabled=${!D} busy=${t.late.value} onTap=${()=>dt(_)}>
          <span class="bets-place">${jm(I,_,D)}</span>
        <//>
        <${h} kind="plain" disabled=${!x||!z||Ro(i,x,I.rack+Rt(T),z)!==null}
          onTap=${()=>dt(z)}>${z?a("same again \xB7 {chips}",{chips:Fo(z)}):a("same again")}<//>
        ${Rt(_)?c`<${h} kind="plain" disabled=${Ot.length<2||$} busy=${t.late.value} onTap=${E}>
          ${a("all bet {stakes}",{stakes:Fo(_)})}<//>`:G.button(nt)}
        <${h} kind="quiet" disabled=${!Rt(_)} onTap=${()=>s({seat:g,target:"ante",drafts:{...n.drafts,[g]:{ante:0,trips:0}},tapped:{}})}>${a("clear")}<//>
        <${h} kind="quiet" chosen=${!!(I&&n.sitting?.[g])} disabled=${!x||Rt(T)>0} onTap=${_t}>${a("sits out")}<//>
      <//>
    </div>
  <//>`}var ms=(t,e)=>({ante:se(t,e,"ante"),trips:se(t,e,"trips")}),Rt=({ante:t,trips:e})=>2*t+e,Po=({ante:t,trips:e})=>e?{ante:t,trips:e}:{ante:t},Em=t=>t&&{ante:t.ante,trips:t.trips??0},Fo=({ante:t,trips:e})=>[t&&y(t),e&&a("Trips {chips}",{chips:y(e)})].filter(Boolean).join(" + ");function $s(t,e,n){return[...e.filter(o=>o>n),...e.filter(o=>o<n)].find(o=>!Rt(ms(t,o)))??null}function Cm({name:t,draft:e,chosen:n,disabled:s,onTap:o}){let r=e[t];return c`<button type="button" class=${S(["bets-target",n&&"is-chosen"])} data-keys=${t==="ante"?"A":"T"} aria-pressed=${String(n)}
      disabled=${s} onClick=${o}>
    <span class="small">${t==="ante"?a("Ante"):a("Trips")}</span>
    <b class="bets-figure">${y(r)}</b>
    <span class="small">${t==="ante"?a("+ Blind {chips}",{chips:y(r)}):" "}</span>
  </button>`}function jm(t,e,n){return t?n?Rt(e)?a("{player} bets {bet}",{player:t.player,bet:Fo(e)}):a("{player} takes it back",{player:t.player}):a("{player} bets",{player:t.player}):a("all bets are down")}function Ro(t,e,n,{ante:s,trips:o}){let{maximum_bet:r}=t.options;return r&&(s>r||o>r)?a("at most {chips}",{chips:y(r)}):s>e.values.ante.max||o>e.values.trips.max?a("the rack does not hold that"):3*s+o>n?a("the rack keeps one more ante for the Play bet"):null}function Hm(t,e,n){if(!e)return a("The rack does not cover a bet.");let s=Object.entries(t.board.blind_paytable).find(([,u])=>Lm(u,n.ante));if(!s)return"";let[o,r]=s,[i,l]=r.split(":");return a("A {hand} pays {odds} on the Blind: of {chips} the house would keep the odd part of a chip.",{hand:O(o),odds:a("{wins} to {stake}##odds",{wins:i,stake:l}),chips:y(n.ante)})}var Lm=(t,e)=>{let[n,s]=t.split(":").map(Number);return s>1&&e*n%s!==0};var Bc={Felt:Um,Foot:({facts:t})=>t.street==="betting"?Hc:null,words:Mm,deed:Nm,event:Pm,payment:Dm,over:Im,passOn:qm},Bm=[7,6,5,4,3,2,1];function Mm(t){let[e]=t.prompt?.awaited??[];return{check:()=>a("CHECK"),fold:()=>a("FOLD"),play:({times:n})=>a("PLAY {times}\xD7 \xB7 {chips}",{times:n,chips:y(n*se(t,e,"ante"))})}}function Nm({do:t,args:e,transfers:n},{who:s}){switch(t){case"bet":{let o=e.trips?a("Trips {chips}",{chips:y(e.trips)}):"",r=e.ante?a("{ante}, Blind {ante}",{ante:e.ante}):"";return a("{player} bets {bets}.",{player:s,bets:[r,o].filter(Boolean).join(", ")})}case"clear":return a("{player} takes the bet back.",{player:s});case"deal":return a("No more bets. Cards dealt.");case"check":return a("{player} checks.",{player:s});case"fold":return a("{player} folds.",{player:s});case"play":return a("{player} plays {times}\xD7, {chips}.",{player:s,times:e.times,chips:y(n[0].amount)});case"show":return a("{card} turned up.",{card:P(e.card)});default:return null}}function Pm({code:t,args:e,text:n},s){if(t==="uth.breakage")return a("Odd Blind: a {hand} is rounded down.",{hand:e.hand});if(t!=="uth.settled")return n;let o=e.lines.reduce((r,{stake:i,result:l,won:u})=>r+(l==="loses"?-i:u),0);return`${s[e.seat]}: ${e.hand}, ${bt(o)}.`}function Rm({circle:t,stake:e,odds:n,result:s,won:o}){let r=`${Ne[t]} ${y(e)}`;return s.startsWith("pays")?`${r} \xD7 ${n} = ${y(o)}${s.includes("breakage")?`, ${a("the half chip stays")}`:""}`:`${r} ${O(s)}`}function Fm(t,e){return t==="worse"?a("{hand}, beaten",{hand:e}):t==="equal"?a("{hand}, equal to the dealer's",{hand:e}):e}function Dm({action:t,seat:e,transfers:n},s){let r=s.record.find(({index:f})=>f===t)?.events.find(({code:f,args:m})=>f==="uth.settled"&&m.seat===e);if(!r)return{hand:null,sums:n.map(({why:f,amount:m})=>`${f}: ${y(m)}`)};let{hand:i,cards:l,compared:u,lines:d}=r.args,p=d.find(({circle:f})=>f==="ante")?.stake;return{hand:Fm(u,i),sums:d.map(Rm),lit:new Set(l),change:p}}function Im({record:t}){let e=t.at(-1)?.events.find(({code:n})=>n==="uth.qualifies"||n==="uth.fails");return e?`${e.text} ${a("All paid.")}`:a("Nobody stayed in. All paid.")}function qm({prompt:t,record:e}){let[n]=t?.awaited??[];return typeof n=="number"&&n>e.at(-1).by?n:null}function Um({state:t,paying:e,pad:n,setPad:s,face:o}){let{round:r,table:i,night:l}=t,[u,d]=v(!1),{zones:p,facts:f,board:m}=r,$=e?o.payment(e,r).lit:void 0,b=p["hand:dealer"]?.cards??[],w=Array(p["board:covered"]?.count??0).fill("??"),g=r.record.flatMap(({events:k})=>k).find(({code:k})=>k==="uth.qualifies"||k==="uth.fails");return c`<section class="felt uth" aria-label=${a("felt")}>
    <div class="uth-tables"><${h} kind="quiet" onTap=${()=>d(!0)}>${a("paytables")}<//></div>
    <div class="uth-dealer">
      <${U} cards=${b} places=${2} lit=${$} label=${g?Wm(g):a("dealer")} />
    </div>
    <div class="uth-board"><${U} cards=${[...p.board?.cards??[],...w]} places=${5} lit=${$} /></div>
    ${Bm.map(k=>c`<${Km} key=${k} seat=${k} round=${r} chipset=${l.chip_set} lit=${$}
      street=${f.street} paying=${e?.seat===k} pad=${n} setPad=${s}
      holds=${i.hand_over?.seat===k} />`)}
    ${u&&c`<${jc} board=${m} options=${i.options} onClose=${()=>d(!1)} />`}
  </section>`}var Wm=({code:t,args:e})=>`${e.hand}: ${t==="uth.qualifies"?a("qualifies"):a("does not qualify")}`;function Km({seat:t,round:e,chipset:n,lit:s,street:o,paying:r,pad:i,setPad:l,holds:u}){let d=e.seats.find(D=>D.seat===t),p=`uth-seat uth-seat-${t}`;if(!d)return c`<div class=${`${p} is-empty`} aria-hidden="true"><span class="uth-empty">${t}</span></div>`;let f=o==="betting",m=e.zones[`hand:${t}`]?.cards??[],$=e.facts.folded.includes(t),b=!f&&!e.facts.dealt_in.includes(t),w=f&&i.seat===t,g=r||e.prompt?.awaited.includes(t)||w,k=f?i.drafts?.[t]:void 0,x=[p,g&&"is-lit",($||b)&&"is-out",w&&"is-chosen",zm(e,t)&&"is-waiting"],T=f?"true":null,_=Object.entries(Ne).map(([D,z])=>[z,Lc(e,t,D,k)]).filter(([,D])=>D).map(([D,z])=>`${D} ${y(z)}`),H=c`
    <span class="uth-hand" aria-hidden=${T}>
      ${m.length>0&&!$&&c`<${U} cards=${m} lit=${r?s:void 0} />`}
      <span class="uth-note">${f&&i.sitting?.[t]?a("sits out"):Gm({folded:$,out:b,holds:u})}</span>
    </span>
    <span class="uth-circles" aria-hidden=${T}>
      ${["trips","play","ante","blind"].map(D=>c`<${Jm} key=${D} name=${D} place=${`circle:${t}:${D}`}
        amount=${Lc(e,t,D,k)} draft=${k!==void 0} chipset=${n} />`)}
    </span>
    <span class="uth-who" aria-hidden=${T}><b>${d.player}</b><span class="figure" data-place=${`seat:${t}`}>${y(d.rack)}</span></span>`;return f?c`<button type="button" class=${S(x)}
    aria-description=${[..._,a("rack {chips}",{chips:d.rack})].join(", ")} aria-pressed=${String(w)}
    onClick=${()=>l({seat:t,target:"ante"})}>
    <span class="unseen">${a("seat {seat}, {player}",{seat:t,player:d.player})}</span>${H}</button>`:c`<div class=${S(x)} role="group" aria-label=${a("seat {seat}, {player}",{seat:t,player:d.player})}
      aria-description=${et(e,t)}>${H}</div>`}var Gm=({folded:t,out:e,holds:n})=>t?a("folded"):n?a("has the tablet"):e?a("out##of a round"):"";function Lc(t,e,n,s){return s?{ante:s.ante,blind:s.ante,trips:s.trips,play:0}[n]:se(t,e,n)}function zm(t,e){let[n]=t.prompt?.awaited??[],{dealt_in:s=[],folded:o}=t.facts;return typeof n=="number"&&e>n&&s.includes(e)&&!o.includes(e)&&se(t,e,"ante")>0&&!se(t,e,"play")}function Jm({name:t,place:e,amount:n,draft:s,chipset:o}){let[r]=Dt(n,o);return c`<span class=${S(["uth-circle",`uth-${t}`,n>0&&s&&"is-draft"])} data-place=${e}>
    <span class="uth-ring">${r?c`<${Le} value=${n} colour=${r.colour} />`:Ne[t]}</span>
  </span>`}var Vm={lorum:Zi,polignac:ec,kaiser:sc,"canadian-salad":nc,schnapsen:ic,"stop-the-bus":mc,"divide-and-conquer":Di,bura:Ya,"card-stock-market":Oi,kabu:Ui,speculation:$c,uth:Bc,superfecta:Ec},ve=t=>({...Ni,...Vm[t]});var Mc=(t,e)=>t.map(Zm).filter(n=>n?.open.length&&n.open.every(s=>e.includes(s)));function Zm(t){let e=Object.entries(t.values);if(e.length!==1)return null;let[[n,s]]=e;switch(Mt(s)){case"card":return{option:t,open:s,least:1,most:1,answer:([o])=>({[n]:o})};case"some":{let{of:o,least:r,most:i}=s;return o.every(W)?{option:t,open:o,least:r,most:i,answer:l=>({[n]:l})}:null}default:return null}}var Nc=({open:t,least:e})=>t.length===e;function Pc(t,e){let n=t.map(({option:f})=>K(f)).join(),[s,o]=v({asked:null,cards:[]}),r=tt(n),i=t.length===1&&Nc(t[0])?t[0].open:[],l=s.asked===n?s.cards:i,u=(f,m=l)=>e({...f.option,args:f.answer(m)});return{picked:l,tap:(f,m)=>{if(r.swallows(m))return;let $=t.filter(({open:b})=>b.includes(f));$.length===1&&$[0].most===1?u($[0],[f]):o({asked:n,cards:Qm(l,f,Math.max(...$.map(({most:b})=>b)))})},ready:({open:f,least:m,most:$})=>l.length>=m&&l.length<=$&&l.every(b=>f.includes(b)),play:u}}function Qm(t,e,n){return t.includes(e)?t.filter(s=>s!==e):[...t,e].slice(-n)}function Rc({cards:t,plays:e,hand:n,label:s}){let o=new Set(e.flatMap(r=>r.open));return c`<div class="tap-hand" role="group" aria-label=${s??a("your cards")}>
    ${t.map(r=>{let i=n.picked.includes(r);return o.has(r)?c`<button type="button" key=${r} class=${S(["tap-card","is-open",i&&"is-raised"])}
          aria-label=${ft(r)} aria-pressed=${String(i)} onClick=${l=>n.tap(r,l)}><${B} card=${r} /></button>`:c`<span class="tap-card" key=${r}><${B} card=${r} dim=${o.size>0} /></span>`})}
  </div>`}function Fc({plays:t,hand:e,words:n,busy:s}){return t.map(o=>{let r=o.option.do;if(o.most===1&&t.length===1&&!Nc(o))return c`<p class="controls-note" key=${r}>${a("Tap a card to {deed}.",{deed:O(r)})}</p>`;let i=e.ready(o);return c`<${h} key=${r} kind="main" disabled=${!i} busy=${s} onTap=${()=>e.play(o)}>
      ${i?Ae(r,o.answer(e.picked),n):`${O(r)}: ${Ym(o)}`}
    <//>`})}function Ym({least:t,most:e}){return t===e?L("tap a card","tap {count} cards",t):a("tap {least} to {most} cards",{least:t,most:e})}var Dc=t=>`last ${st}${t.night.night} ${t.table.game}`,Ic=t=>JSON.parse(sessionStorage.getItem(Dc(t))??"{}"),Xm=(t,e)=>t.table.seats.find(n=>n.seat===e)?.player;function qc(t){let e=Ic(t),n=JSON.stringify(e);for(let{by:o,do:r,args:i}of t.round?.record??[]){let l=Xm(t,o);l&&Object.keys(i).length&&(e[`${l} ${r}`]=i)}let s=JSON.stringify(e);s!==n&&sessionStorage.setItem(Dc(t),s)}function hs(t){let e=Ic(t);return Object.fromEntries(t.table.seats.flatMap(({seat:n,player:s})=>Object.entries(e).filter(([o])=>o.startsWith(`${s} `)).map(([o,r])=>[`${n} ${o.slice(`${s} `.length)}`,r])))}var th=25e3;function Uc({table:t,state:e,seat:n}){let[s,o]=v(!1),r=eh(t,e,n),i=C(e.round)[n],l=()=>o(!1),{passOn:u}=ve(e.round.game),d=$=>{let b=u($);return b!==null&&ye(e,b)?null:b},p=$=>t.actInHand($,n,u&&d),f=tt(String(s)),m=ve(e.round.game).OpenHand??sh;return j(()=>{if(!s)return;let $=setTimeout(l,th);return document.addEventListener("visibilitychange",l),()=>{clearTimeout($),document.removeEventListener("visibilitychange",l)}},[s,e.version]),c`<main class="screen is-hand" onClickCapture=${f.swallows}>
    <${ge} table=${t} state=${e} />
    ${s&&r?c`<${m} table=${t} hand=${r} seat=${n} who=${i} act=${p} onCover=${l} />`:c`<${nh} table=${t} state=${e} seat=${n} who=${i} ready=${r!==null} onLook=${()=>o(!0)} />`}
    ${s&&r&&c`<${zn} api=${t.api} state=${r} seat=${n} />`}
  </main>`}function eh(t,e,n){let[s,o]=v(null),r=e.table.hand_over?.here&&e.table.hand_over.seat===n;return j(()=>{if(!r)return;let i=!0;return t.hand(n).then(l=>i&&o(l)),()=>{i=!1}},[e.version,n,r]),s}function nh({table:t,state:e,seat:n,who:s,ready:o,onLook:r}){let i=ve(e.round.game),l=Jn(e.round,i).at(-1);return c`
    <section class="hand-felt" aria-label=${a("your hand, covered")}>
      <p class="hand-news">${l?.text}</p>
      ${i.Seen&&c`<${i.Seen} round=${e.round} seat=${n} />`}
      <button type="button" class="hand-cover" disabled=${!o} onClick=${r}>
        <span class="hand-backs" aria-hidden="true"><${B} card="??" /><${B} card="??" /></span>
        <span class="hand-touch">${a("{player}, touch to look",{player:s})}</span>
      </button>
    </section>
    <${ht} table=${t} line=${a("{player}, this is for your eyes.",{player:s})}>
      <${R} end=${c`<${h} kind="plain" onTap=${t.takeBack}>${a("back to the dealer")}<//>`} />
    <//>`}function sh({table:t,hand:e,seat:n,who:s,act:o,onCover:r}){let{round:i}=e,{prompt:l}=i,u=ve(i.game),d=Object.entries(i.zones).filter(([,{owner:T,sight:_,cards:H}])=>T===n&&_==="owner"&&H.length),p=C(i),f=l?.options.filter(({by:T})=>T===n)??[],m=Mc(f,d.flatMap(([,{cards:T}])=>T)),$=Pc(m,o),b=Be(i),w=u.words?.(i)??{},g=u.Seen??oh,k=t.late.value,x=c`<${h} kind="plain" onTap=${t.takeBack}>${a("back to the dealer")}<//>`;return c`
    <section class="hand-felt" aria-label=${a("your hand")}>
      <${g} round=${i} seat=${n} />
      <div class="hand-own">
        ${d.map(([T,{cards:_}])=>c`<${Rc} key=${T} cards=${b.arranged(_)} plays=${m} hand=${$}
          label=${d.length>1?cs(T,p):null} />`)}
      </div>
      <div class="hand-foot">
        <p class="hand-note">${u.handNote?.(i,n)}</p>
        ${d.some(([,{cards:T}])=>T.length>1)&&c`<${Me} sorting=${b} />`}
        <${h} kind="plain" onTap=${r}>${a("cover")}<//>
      </div>
    </section>
    <section class="foot" aria-label=${a("what is next")}>
      <${it} text=${l?.say.text??a("The round is over.")} detail=${[s,jt(i,[n])].filter(Boolean).join(" \xB7 ")} />
      ${f.length>0?c`<${Gn} prompt=${l} me=${n} players=${p} chipset=${e.night.chip_set}
            words=${w} sure=${u.sure?.(i)} last=${hs(e)} busy=${k} error=${t.error.value} onAct=${o} end=${x}
            first=${Fc({plays:m,hand:$,words:w,busy:k})} drawn=${T=>m.some(_=>_.option===T)} />`:c`<${yt} table=${t} /><${R} end=${x} />`}
    </section>`}function oh({round:t,seat:e}){let n=C(t),s=Object.entries(t.zones).filter(([,{owner:o,sight:r,cards:i}])=>!(o===e&&r==="owner")&&i.some(l=>l!=="??"));return c`<div class="hand-others">
    ${s.map(([o,{cards:r}])=>c`<${U} key=${o} cards=${r} label=${cs(o,n)} />`)}
  </div>`}var qo=(t,e={})=>Object.fromEntries(t.settings.map(({name:n,default:s,is_asked:o})=>[n,e[n]??(o?null:s)])),Re=t=>Object.fromEntries(Object.entries(t).filter(([,e])=>e!==null&&e!==""));function bs(t,e){for(let{name:n,value:s,default:o}of t.settings){if(e[n]===null&&o===null)continue;if(e[n]===null)return a("Choose: {option}.",{option:O(n)});let r=Wc(s,e[n]);if(r)return`${Uo(O(n))}: ${r}.`}return null}function Wc(t,e){return Array.isArray(t)?t.includes(e)?null:a("choose one"):t.fields?Do(Object.entries(t.fields).map(([n,s])=>Wc(s,e?.[n]))):t.paytable?typeof e=="string"?null:Do(Object.values(e).map(Kc)):t.each&&e&&typeof e=="object"?Do(t.each.map(n=>Io(t,e[n]))):Io(t,e)}var Do=t=>t.find(Boolean)??null;function Io({min:t,max:e,step:n=1},s){return Number.isSafeInteger(s)?s<t?a("{amount} or more",{amount:t}):s>e?a("{amount} or less",{amount:e}):(s-t)%n?a("in steps of {step}",{step:n}):null:a("a whole number, please")}var rh=/^([1-9]\d{0,6}(\/[1-9]\d{0,6})?|push|lose)$/,Kc=t=>rh.test(String(t))?null:a("each hand pays a whole number, a fraction 3/2, push or lose"),Gc=(t,e)=>t.settings.map(({name:n})=>zc(O(n),e[n])).filter(Boolean);function zc(t,e){if(e==null)return null;if(typeof e=="number")return`${t} ${y(e)}`;if(typeof e!="object")return`${t}: ${gt(e)}`;let n=Object.entries(e);return n.length>6?`${t}: ${Yc}`:`${t}: ${n.map(([s,o])=>zc(s,o)).join(", ")}`}var Uo=t=>t[0].toUpperCase()+t.slice(1);function Jc({game:t,held:e,onChange:n}){return c`<div class="settings">
    ${t.settings.map(s=>c`<fieldset class="field setting" key=${s.name}>
      <legend>${Uo(O(s.name))}</legend>
      ${s.meaning&&c`<p class="quiet small">${s.meaning}</p>`}
      <${Vc} value=${s.value} name=${s.name} choices=${s.choices} held=${e[s.name]}
        none=${s.default===null} onChange=${o=>n({...e,[s.name]:o})} />
    </fieldset>`)}
    ${t.odds?.length>0&&c`<${ah} odds=${t.odds} />`}
  </div>`}var ah=({odds:t})=>c`<section class="odds">
  <h3>${a("What it costs or earns the house")}</h3>
  <dl>${t.map(({setting:e,text:n})=>c`<div key=${e}><dt>${Uo(O(e))}</dt><dd>${n}</dd></div>`)}</dl>
</section>`;function Vc(t){let{value:e}=t;return Array.isArray(e)?c`<${ih} ...${t} words=${e} />`:e.paytable?c`<${uh} ...${t} />`:e.fields?c`<${Qc} ...${t} />`:e.each?c`<${ch} ...${t} />`:c`<${Zc} ...${t} />`}var ih=({words:t,choices:e,held:n,onChange:s})=>c`<div class="choices">
  ${t.map(o=>c`<${h} key=${o} chosen=${o===n} onTap=${()=>s(o)}>
    <span class="choice-words"><b>${gt(o)}</b>
      ${e?.[o]&&c`<span class="choice-note">${e[o]}</span>`}</span>
  <//>`)}
</div>`;function Zc({value:t,name:e,held:n,none:s,onChange:o}){let r=n===null&&s?null:Io(t,n),i=l=>{let u=l.target.value.trim();o(/^\d{1,16}$/.test(u)?Number(u):u===""&&s?null:u)};return c`<div class="figure-field">
    <input class=${S(["figure-input",r&&"is-wrong"])} inputmode="numeric" autocomplete="off" aria-label=${O(e)}
      placeholder=${s?a("none"):""} value=${n??""} onInput=${i} />
    ${r&&c`<span class="quiet small">${r}</span>`}
  </div>`}var Qc=({value:t,held:e,onChange:n})=>c`<div class="setting-group">
  ${Object.entries(t.fields).map(([s,o])=>c`<label key=${s}><span>${O(s)}</span>
    <${Vc} value=${o} name=${s} held=${e?.[s]} onChange=${r=>n({...e,[s]:r})} />
  </label>`)}
</div>`;function ch({value:t,name:e,held:n,onChange:s}){let o=n!==null&&typeof n=="object",r=()=>s(Object.fromEntries(t.each.map(i=>[i,n])));return c`<div class="setting-each">
    <div class="choices">
      <${h} chosen=${!o} onTap=${()=>o&&s(n[t.each[0]])}>${a("one for all")}<//>
      <${h} chosen=${o} onTap=${()=>!o&&r()}>${a("one for each")}<//>
    </div>
    ${o?c`<${Qc} value=${{fields:Object.fromEntries(t.each.map(i=>[i,lh(t)]))}}
          held=${n} onChange=${s} />`:c`<${Zc} value=${t} name=${e} held=${n} onChange=${s} />`}
  </div>`}var lh=({min:t,max:e,step:n})=>({min:t,max:e,step:n}),Yc=a("your own##a paytable");function uh({value:t,choices:e,held:n,onChange:s}){let o=Object.entries(t.paytable),r=typeof n=="object"&&n!==null,i=()=>s(Object.fromEntries(Object.entries(o[0][1]).map(([u,d])=>[u,ph(d)]))),l=r?n:t.paytable[n];return c`<div class="setting-paytable">
    <div class="choices">
      ${o.map(([u])=>c`<${h} key=${u} chosen=${n===u} onTap=${()=>s(u)}>
        <span class="choice-words"><b>${O(u)}</b>
          ${e?.[u]&&c`<span class="choice-note">${e[u]}</span>`}</span>
      <//>`)}
      <${h} chosen=${r} onTap=${()=>!r&&i()}>${Yc} …<//>
    </div>
    <dl class="paytable">
      ${Object.entries(l??{}).map(([u,d])=>c`<div key=${u}>
        <dt>${O(u)}</dt>
        <dd>${r?c`<input class=${S(["figure-input",Kc(d)&&"is-wrong"])} aria-label=${O(u)} value=${d}
              onInput=${p=>s({...n,[u]:Xc(p.target.value.trim())})} />`:O(d)}</dd>
      </div>`)}
    </dl>
  </div>`}var ph=t=>Xc(t.replace(/:1$/,"").replace(":","/")),Xc=t=>/^[1-9]\d*$/.test(t)?Number(t):t;var dh=250,fh=60,$h=4,mh=1e6;function el({api:t,game:e,options:n}){let s=Number.isSafeInteger(n.minimum_bet)?n.minimum_bet:1,[o,r]=v({hands:fh,seats:$h,stake:null}),i=o.stake??s,l=hh(t,e,n,{...o,stake:i});if(!e.evening_hands.length)return null;let u=[...Array(e.seats.most-e.seats.least+1).keys()].map(p=>p+e.seats.least),d=({target:p})=>{let f=p.value.trim();f===""?r({...o,stake:null}):/^\d{1,7}$/.test(f)&&Number(f)>=1&&Number(f)<=mh&&r({...o,stake:Number(f)})};return c`<section class="evening" aria-label=${a("An evening for the bank")}>
    <h3>${a("An evening for the bank")}</h3>
    <div class="evening-asked">
      <${tl} label=${a("hands##of an evening")} value=${o.hands} values=${e.evening_hands} onChange=${p=>r({...o,hands:p})} />
      <${tl} label=${a("players##who play an evening")} value=${o.seats} values=${u} onChange=${p=>r({...o,seats:p})} />
      <label>${a("ante##on each hand")} <input class="figure-input" inputmode="numeric" autocomplete="off" value=${i} onInput=${d} /></label>
    </div>
    <table class="evening-lines">
      <thead><tr><th><span class="unseen">${a("choice##heads the column of choices")}</span></th><th>${a("the bank wins")}</th><th>${a("tray##needed for an evening")}</th><th>${a("drawer##needed for an evening")}</th></tr></thead>
      <tbody>${l.map(({choice:p,expected:f,tray:m,drawer:$,text:b})=>c`<tr key=${p}>
          <th scope="row">${O(p)}</th><td>${bt(f)}</td><td>${m===null?"\u2013":y(m)}</td><td>${$===null?"\u2013":y($)}</td></tr>
          <tr class="evening-text"><td colspan="4">${b}</td></tr>`)}</tbody>
    </table>
    <p class="quiet small">${a("In chips, if everybody plays the best, antes the same and leaves Trips alone. Who plays worse brings the bank more.")}</p>
  </section>`}var tl=({label:t,value:e,values:n,onChange:s})=>c`<label>${t}
  <select value=${e} onChange=${({target:o})=>s(Number(o.value))}>
    ${n.map(o=>c`<option key=${o} value=${o}>${y(o)}</option>`)}
  </select></label>`;function hh(t,e,n,{hands:s,seats:o,stake:r}){let[i,l]=v([]),u=JSON.stringify({options:Re(n),hands:s,seats:o,stake:r});return j(()=>{if(!e.evening_hands.length)return;let d=!1,p=setTimeout(async()=>{try{let{evening:f}=await t.send("POST",`games/${e.slug}/evening`,JSON.parse(u));d||l(f)}catch{d||l([])}},dh);return()=>{d=!0,clearTimeout(p)}},[e,u]),i}var bh=250;function nl(t,e,n){let[s,o]=v(null),r=e?.odds?.length&&bs(e,n)===null?JSON.stringify(Re(n)):null;return j(()=>{if(r===null)return;let i=!1,l=setTimeout(async()=>{try{let{odds:u}=await t.send("POST",`games/${e.slug}/odds`,{options:JSON.parse(r)});i||o({game:e,odds:u})}catch{i||o(null)}},bh);return()=>{i=!0,clearTimeout(l)}},[e,r]),r!==null&&s?.game===e?s.odds:[]}var yh=[{cards:"virtual",name:a("on the screens"),note:a("the house shuffles; everybody can check it")},{cards:"physical",name:a("a real deck"),note:a("you deal, and tap each card that turns up")}];function sl({table:t,state:e,onClose:n}){let[s,o]=v(null),[r,i]=v(null),[l,u]=v(e.table.cards);j(()=>{t.games().then(b=>{let w=b.find(({slug:g})=>g===e.table.game);o(b),i({game:w,options:qo(w,e.table.options)})},()=>n())},[]);let d=nl(t.api,r?.game??null,r?.options??{});if(!r)return c`<${F} title=${a("What is played")} onClose=${n} foot=${c`<${h} onTap=${n}>${a("go back")}<//>`} />`;let p=bs(r.game,r.options),f=b=>i({game:b,options:qo(b,b.slug===e.table.game?e.table.options:{})}),m=async()=>await t.changeGame(r.game.slug,Re(r.options),l)&&n(),$=c`<${h} kind="plain" onTap=${n}>${a("go back")}<//>
    <${h} kind="main" disabled=${p!==null} busy=${t.late.value} onTap=${m}>${a("play {game}",{game:r.game.name})}<//>`;return c`<${F} title=${a("What is played")} onClose=${n} foot=${$}>
    <div class="choices" role="group" aria-label=${a("game")}>
      ${s.map(b=>c`<${h} key=${b.slug} chosen=${b===r.game} onTap=${()=>f(b)}>
        <span class="choice-words"><b>${b.name}</b><span class="choice-note">${gh(b.seats)}</span></span>
      <//>`)}
    </div>
    <fieldset class="field setting">
      <legend>${a("Cards")}</legend>
      <div class="choices">
        ${yh.map(b=>c`<${h} key=${b.cards} chosen=${b.cards===l} onTap=${()=>u(b.cards)}>
          <span class="choice-words"><b>${b.name}</b><span class="choice-note">${b.note}</span></span>
        <//>`)}
      </div>
    </fieldset>
    <${Jc} key=${r.game.slug} game=${{...r.game,odds:d}} held=${r.options}
      onChange=${b=>i({...r,options:b})} />
    <${el} key=${`evening ${r.game.slug}`} api=${t.api} game=${r.game} options=${r.options} />
    <${Z} text=${p??t.error.value} />
  <//>`}var gh=({least:t,most:e})=>t===e?L("{count} player","{count} players",t):a("{least} to {most} players",{least:t,most:e});function ol({seed:t,commitment:e,cut:n,decks:s}){return`#${[...[["seed",t],["commitment",e],...n?[["cut",n]]:[]],...s.map(r=>["deck",r.join("")])].map(([r,i])=>`${r}=${encodeURIComponent(i)}`).join("&")}`}var rl=["Ac","Ad","Ah","As"],ys=4;function al({table:t,state:e,onClose:n}){let{seats:s,people:o}=e.table,r=[...s,...o].map(({player:f,name:m})=>({player:f,name:m})),[i,l]=v(s.map(({player:f})=>f).slice(0,ys)),u=f=>l(i.includes(f)?i.filter(m=>m!==f):[...i,f]),d=async()=>await t.drawPartners(i)&&n(),p=c`<${h} kind="plain" onTap=${n}>${a("go back")}<//>
    <${h} kind="main" disabled=${i.length!==ys} busy=${t.late.value} onTap=${d}>
      ${i.length===ys?a("DRAW THE CARDS"):a("choose {count} players",{count:ys})}
    <//>`;return c`<${F} title=${a("Draw partners")} onClose=${n} foot=${p}>
    <p>${a("Two red cards and two black ones are shuffled, one to each: equal colours are partners, and sit across from each other. The shuffle is the one this table has promised.")}</p>
    <div class="choices people" role="group" aria-label=${a("who draws")}>
      ${r.map(({player:f,name:m})=>c`<${h} key=${f} chosen=${i.includes(f)} onTap=${()=>u(f)}>
        <span class="person"><b>${m}</b><span>${i.includes(f)?a("card {number}",{number:i.indexOf(f)+1}):""}</span></span>
      <//>`)}
    </div>
    <${Z} text=${t.error.value} />
  <//>`}function il({onClose:t}){let e=c`<span></span><${h} kind="main" onTap=${t}>${a("go back")}<//>`;return c`<${F} title=${a("Draw partners")} onClose=${t} foot=${e}>
    <p>${a("This table plays with a real deck, whose shuffle no screen can promise: so you draw by hand.")}</p>
    <p>${a("Shuffle two red cards of it and two black ones, and each of you draws one. Equal colours are partners, and sit across from each other: red at seats 1 and 3, black at 2 and 4. Then take these seats here.")}</p>
  <//>`}function cl({draw:t}){let e=Object.fromEntries(t.drawn.map(i=>[i.seat,i])),n=t.drawn.map(({card:i})=>i),s=nn(t.seed),o=sn(s)===t.commitment&&Ys(s,t.cut,1,rl).join()===n.join(),r=ol({...t,decks:[rl]});return c`<section class="partners" aria-label=${a("partners")}>
    ${[1,2].map(i=>c`<div class="partners-side" key=${i}>
      ${[e[i],e[i+2]].map(({card:l,name:u})=>c`<span class="partners-one" key=${l}><${B} card=${l} /> <b>${u}</b></span>`)}
    </div>`)}
    <a class="small quiet" href=${`/shuffle${r}`} target="_blank">${o?a("drawn as promised \u2713"):a("not the draw that was promised \u2717")}</a>
  </section>`}function ll(t){let e=t.state.table.seats.find(n=>n.seat===t.seat);return e?c`<${_h} ...${t} who=${e} />`:c`<${vh} ...${t} />`}var kh=[20,50,100,200,500,1e3];function ul({label:t,value:e,most:n,least:s,chipset:o,onChange:r}){let i=kh.filter(l=>l<n);return c`<div class="amount">
    <div class="choices" role="group" aria-label=${a("amounts at one tap")}>
      <${h} chosen=${e===n&&n>0} disabled=${!n} onTap=${()=>r(n)}>${a("all {chips}##of them",{chips:n})}<//>
      ${i.map(l=>c`<${h} key=${l} chosen=${e===l} onTap=${()=>r(l)}>${y(l)}<//>`)}
    </div>
    <${Wn} label=${t} value=${e} range=${{min:s,max:n}} optional=${s===0}
      chipset=${o} onChange=${r} />
  </div>`}function vh({table:t,state:e,seat:n,onClose:s}){let o=[...e.table.people].sort((g,k)=>+(k.bankroll>0)-+(g.bankroll>0)),r=e.table.for_points?o:o.filter(({bankroll:g})=>g>0),[i,l]=v(r.length===1?r[0].player:null),u=o.find(g=>g.player===i),[d,p]=v(null),{for_points:f}=e.table,m=Math.min(d??(f?0:u?.bankroll??0),u?.bankroll??0),$=g=>{l(g.player),p(null)},b=async()=>await t.sit(i,n,m)&&s(),w=c`<${h} kind="plain" onTap=${s}>${a("go back")}<//>
    <${h} kind="main" disabled=${!u} busy=${t.late.value} onTap=${b}>
      ${u?f&&!m?a("seat {player}",{player:u.name}):a("seat {player} with {chips}",{player:u.name,chips:m}):a("sit down")}
    <//>`;return c`<${F} title=${a("Seat {seat}",{seat:n})} onClose=${s} foot=${w}>
    ${!o.length&&c`<p>${f?a("Everybody sits at this table already. New players give their names at the host's desk."):a("Everybody sits at this table already. New players buy their chips at the host's desk.")}</p>`}
    <div class="choices people" role="group" aria-label=${a("who")}>
      ${o.map(g=>c`<${h} key=${g.player} chosen=${g.player===i} onTap=${()=>$(g)}>
        <span class="person"><b>${g.name}</b><span>${g.bankroll?y(g.bankroll):!f&&a("no chips")}</span></span>
      <//>`)}
    </div>
    ${f&&c`<p class="quiet">${a("Played for points: nobody needs chips here.")}</p>`}
    ${u&&u.bankroll===0&&!f&&c`<p class="quiet">${a("{player} has no chips: they are sold at the host's desk.",{player:u.name})}</p>`}
    ${u&&u.bankroll>0&&!f&&c`<${ul} label=${a("brings")} value=${m} least=${0} most=${u.bankroll}
      chipset=${e.night.chip_set} onChange=${p} />`}
    <${Z} text=${t.error.value} />
  <//>`}function _h({table:t,state:e,seat:n,who:s,onClose:o}){let[r,i]=v(0),[l,u]=v(s.cut),d=$=>async()=>await $()&&o(),p=Math.min(r,s.bankroll),f=e.table.for_points&&!s.rack&&!s.owes,m=c`<${h} kind="plain" onTap=${o}>${a("go back")}<//>
    <${h} kind="plain" busy=${t.late.value} onTap=${d(()=>t.stand(n))}>
      ${f?a("{player} stands up",{player:s.name}):a("{player} stands up with {chips}",{player:s.name,chips:s.rack})}
    <//>`;return c`<${F} title=${a("Seat {seat}: {player}",{seat:n,player:s.name})} onClose=${o} foot=${m}>
    ${!f&&c`<p>${N("rack {chips}",{chips:c`<b class="figure">${y(s.rack)}</b>`})} <span class="quiet">· ${a("bankroll {chips}",{chips:s.bankroll})}
      ${s.owes>0&&` \xB7 ${a("owes {chips}",{chips:s.owes})}`}</span></p>
      <p class="small quiet">${a("Rack: the chips at this table. Bankroll: those that lie at no table.")}</p>`}
    ${f?c`<p class="quiet">${a("Played for points: nobody needs chips here.")}</p>`:s.bankroll>0?c`<${ul} label=${a("more")} value=${p} least=${1} most=${s.bankroll} chipset=${e.night.chip_set} onChange=${i} />
          <${h} kind="main" disabled=${p<1} busy=${t.late.value} onTap=${d(()=>t.topUp(n,p))}>
            ${p?a("bring {chips} more",{chips:p}):a("bring more")}
          <//>`:c`<p class="quiet">${a("Nothing in the bankroll to bring. Chips are sold at the host's desk.")}</p>`}
    ${e.table.cards==="virtual"&&c`<div class="cut">
      <label class="cut-word">${a("a word for the shuffle")}
        <input maxlength="64" autocomplete="off" value=${l} onInput=${$=>u($.target.value)} /></label>
      <${h} disabled=${l.trim()===s.cut} onTap=${d(()=>t.cut(n,l.trim()))}>${a("cut")}<//>
      <p class="small quiet">${a("Anyone seated may mix a word of their own into the shuffle of the next round.")}</p>
    </div>`}
    <${Z} text=${t.error.value} />
  <//>`}function pl({table:t,state:e}){let[n,s]=v(null),[o,r]=v(!1),[i,l]=v(!1),{can_begin:u,seed_missing:d,number:p,seats:f,places:m}=e.table,$=(k,x)=>{t.dismiss(),k(x)},b=Object.values(m).reduce((k,x)=>k+x,0),w=wh(e),g=b>0&&c`<${h} kind="plain" disabled=${!f.length} onTap=${t.endSeries}>
    ${a("divide the {chips} on the felt",{chips:b})}
  <//>`;return c`<main class="screen is-idle">
    <${ge} table=${t} state=${e} />
    <section class="felt" aria-label=${a("seats")}>
      <${Oh} state=${e} onSeat=${s} />
      ${e.table.draw&&e.table.partners&&c`<${cl} draw=${e.table.draw} />`}
      <${Ut} state=${e} />
    </section>
    <${Ch} table=${t} state=${e} onChoose=${()=>r(!0)} onDraw=${()=>l(!0)} />
    <${ht} table=${t} line=${d?xh:u??Sh(e)} detail=${Th(f)}>
      <${R} question=${`idle ${p} ${d}`} end=${g}>
        ${d?c`<${h} kind="main" large busy=${t.late.value} onTap=${t.renewCommitment}>${a("PROMISE ANOTHER SHUFFLE")}<//>`:c`<${h} kind="main" large disabled=${u!==null} busy=${t.late.value} onTap=${t.begin}>
            ${a("BEGIN ROUND {number}",{number:p})}
          <//>`}
        ${w.length>1&&c`<${h} kind="plain" busy=${t.late.value} onTap=${()=>t.sitAll(w)}>${a("seat all {people}",{people:w.length})}<//>`}
        ${p===1&&c`<${li} api=${t.api} game=${e.table.game} />`}
      <//>
    <//>
    ${n!==null&&c`<${ll} key=${n} table=${t} state=${e} seat=${n} onClose=${()=>$(s,null)} />`}
    ${i&&c`<${dl(e.table)?il:al} table=${t} state=${e} onClose=${()=>$(l,!1)} />`}
    ${o&&c`<${sl} table=${t} state=${e} onClose=${()=>$(r,!1)} />`}
  </main>`}function wh({table:{people:t,free:e,for_points:n},night:s}){let o=t.filter(({bankroll:r,sits:i})=>!i&&(n||r>0));return o.length>e.length||s.status!=="open"?[]:o.map(({player:r,bankroll:i},l)=>({player:r,seat:e[l],chips:n?0:i}))}var xh=a("The seed that was promised for the next shuffle is not in this database. Promise another one, and cut again."),Sh=({table:t})=>t.cards==="physical"?a("Shuffle and cut. Ready when you are."):a("Ready when you are."),Th=t=>t.length?L("{count} player","{count} players",t.length):null;function Oh({state:t,onSeat:e}){let{seats:n,free:s,partners:o}=t.table;if(t.night.status!=="open")return null;let r=[...n,...s.map(i=>({seat:i}))].sort((i,l)=>i.seat-l.seat);return c`<div class=${S(["places",r.length>10&&"is-many",o&&"is-across"])}>
    ${r.map(i=>c`<${Ah} key=${i.seat} ...${i} points=${t.table.for_points} onTap=${()=>e(i.seat)} />`)}
  </div>`}function Ah({seat:t,name:e,rack:n,cut:s,owes:o,points:r,onTap:i}){if(!e)return c`<button type="button" class="place is-free" onClick=${i}>
      <span class="unseen">${a("seat {seat}, free",{seat:t})}</span>
      <span class="place-number" aria-hidden="true">${t}</span><span class="place-name" aria-hidden="true">${a("sit down")}</span>
    </button>`;let l=[s&&a("cut \u2713"),o>0&&a("owes {chips}",{chips:o})].filter(Boolean).join(" \xB7 ");return c`<button type="button" class="place" aria-description=${l||null} onClick=${i}>
    <span class="unseen">${a("seat {seat}, {player}, rack {chips}",{seat:t,player:e,chips:n})}</span>
    <span class="place-number" aria-hidden="true">${t}</span>
    <span class="place-name" aria-hidden="true">${e}</span>
    <span class="place-rack figure" aria-hidden="true" data-place=${`seat:${t}`}>${n||!r?y(n):""}</span>
    <span class="place-note" aria-hidden="true">${l}</span>
  </button>`}function Eh({table:t,state:e}){let[n,s]=v(!1),o=ts(t.api,e.night.night);return st||!o||!vo(o)||e.night.status!=="open"?null:c`<button type="button" class="join-line" onClick=${()=>s(!0)}>
      <span>${a("join")}</span><b>${Nn(o.code)}</b>
    </button>
    ${n&&c`<${es} table=${t} state=${e} onClose=${()=>s(!1)} />`}`}function Ch({table:t,state:e,onChoose:n,onDraw:s}){let{game_name:o,cards:r,commitment:i,last_round:l}=e.table;return c`<aside class="side" aria-label=${a("what is played")}>
    <h2>${o}</h2>
    <p>${r==="virtual"?a("cards on the screens"):a("a real deck")}</p>
    <${Hh} state=${e} />
    ${e.table.hints&&c`<p>${a("Hints are shown to everybody at this table.")}</p>`}
    <${h} onTap=${n}>${a("game, options \u2026")}<//>
    ${e.table.seats.length>1&&c`<${h} busy=${t.late.value} onTap=${t.standAll}>${a("everybody stands up")}<//>`}
    ${(e.table.draws_partners||dl(e.table))&&c`<${h} onTap=${s}>${a("draw partners \u2026")}<//>`}
    <${ns} table=${t} state=${e} />
    <${jh} table=${e.table} />
    <div class="side-foot">
      <${Eh} table=${t} state=${e} />
      ${l&&c`<${da} state=${e} />
        <a class="button" href=${$e(e)}>${a("the last rounds")}</a>`}
      <${In} commitment=${i} cards=${r} />
    </div>
  </aside>`}var dl=({partners:t,cards:e,carry:n})=>t&&e==="physical"&&(!("scores"in n)||n.finished);function jh({table:{rounds:t,voided:e,past:n,corrections:s}}){if(!e&&!s.length)return null;let o=n.findLast(r=>r.voided);return c`<ul class="side-options" aria-label=${a("put right")}>
    ${e>0&&c`<li>${L("{voided} of {count} round voided","{voided} of {count} rounds voided",t,{voided:e})}${o&&`; ${a("round {number}: {why}",{number:o.number,why:o.why})}`}</li>`}
    ${s.slice(0,3).map(r=>c`<li key=${r.entry}>${a("{what} taken back by {who}: {why}",{what:r.was,who:r.who,why:r.why})}</li>`)}
  </ul>`}function Hh({state:t}){let{options:e}=t.table,n={settings:Object.keys(e).map(s=>({name:s}))};return c`<ul class="side-options">
    ${Gc(n,e).map(s=>c`<li key=${s}>${s}</li>`)}
  </ul>`}function fl({payouts:t,at:e,chipset:n,news:s,onPaid:o,onPayAll:r,onWhy:i}){let l=tt(e,{fresh:!0}),u=t[e],{amount:d,sums:p=[],change:f,pushes:m=[{amount:Math.abs(d)}]}=u,$=e===t.length-1;return c`
    <${it} text=${Bh(u)} news=${s} />
    <section class="ceremony" aria-label=${a("paying")} onClickCapture=${l.swallows}>
      <${h} kind="main" large onTap=${o}>${Lh(u)}<//>
      <div class="ceremony-sums">${p.map(b=>c`<p key=${b}>${b}</p>`)}</div>
      <div class="ceremony-chips">
        ${m.filter(b=>b.amount).map(b=>c`<div class="ceremony-push" key=${b.to}>
          ${b.to&&c`<span>${N("to {player}",{player:c`<b>${b.to}</b>`})}</span>`}
          <${te} amount=${b.amount} chipset=${n} change=${d>0&&f} words=${!b.to} />
          ${b.why&&c`<span class="quiet small">${b.why}</span>`}
        </div>`)}
      </div>
      <div class="ceremony-end">
        <span class="quiet small">${a("{number} of {count}",{number:e+1,count:t.length})}</span>
        <div class="ceremony-ways">
          ${i&&c`<${h} name=${a("why {player} is paid this",{player:u.who})} onTap=${i}>${a("why?")}<//>`}
          <${h} disabled=${$} onTap=${r}>${a("pay all")}<//>
        </div>
      </div>
    </section>`}function Lh({amount:t,pushes:e}){return t===0?a("next"):t>0||e?a("paid"):a("taken")}function Bh({who:t,hand:e,amount:n,line:s}){if(s)return s;let o=a("{player} pushes",{player:t});return n>0&&(o=a("Pay {player} {chips}",{player:t,chips:n})),n<0&&(o=a("Take {chips} from {player}",{player:t,chips:-n})),e?`${o}: ${e}.`:`${o}.`}function hl({api:t,path:e,seat:n,title:s,onClose:o}){let[{told:r,trouble:i},l]=v({}),[u,d]=v(n??null);j(()=>{let f=`${e}/explanation${u?`?seat=${u}`:""}`;t.get(f).then(m=>l({told:m}),m=>l({trouble:Nh(m)}))},[e,u]);let p=c`
    ${u?c`<${h} kind="plain" onTap=${()=>d(null)}>${a("the whole round")}<//>`:c`<span></span>`}
    <${h} kind="main" onTap=${o}>${a("done")}<//>`;return c`<${F} title=${s} onClose=${o} foot=${p}>
    <div class="explain">
      <${Z} text=${i} />
      ${r&&c`<${Rh} told=${r} about=${u} again=${r.closed&&Mh(e)} />`}
      ${!r&&!i&&c`<p class="quiet">${a("One moment.")}</p>`}
    </div>
  <//>`}var Mh=t=>t.replace(/^nights\/(\d+)\/tables\/(\d+)\/rounds\/(\d+)$/,`${st}/rounds/$1/$2#$3`),Nh=t=>t instanceof At?t.message:a("The server does not answer. Try again."),Ph="0 = 0";function Rh({told:t,about:e,again:n}){let s=t.steps.filter(o=>!e||Dh(o)).reverse();return c`
    <p class="quiet">${Fh(t)}</p>
    ${Object.values(t.sums).some(o=>o!==Ph)&&c`<dl class="explain-sums">
      ${Object.entries(t.sums).map(([o,r])=>c`<div key=${o}><dt>${o}</dt><dd>${r.replaceAll(" - "," \u2212 ")}</dd></div>`)}
    </dl>`}
    <ol class="explain-steps" reversed>
      ${s.map(o=>c`<${Ih} key=${o.entry} step=${o} />`)}
    </ol>
    ${t.shuffle.seed&&c`<details class="explain-shuffle"><summary>${a("the shuffle, to check it")}</summary>
      ${["commitment","seed","cut"].filter(o=>t.shuffle[o]).map(o=>c`<p key=${o} class="small">
        <span class="quiet">${O(o)}</span> <code>${t.shuffle[o]}</code></p>`)}
    </details>`}
    ${n&&c`<p><a class="button is-plain" href=${n}>${a("see it card by card")}</a></p>`}`}var Fh=({game:t,table:e,round:n,ended:s})=>s?N("{game}, table {table}, round {round}: {ended}.",{game:t,table:e,round:n,ended:c`<b>${s}</b>`}):a("{game}, table {table}, round {round}.",{game:t,table:e,round:n}),Dh=({says:t,moves:e,cards:n})=>t.length>0||e.length>0||Object.keys(n).length>0;function Ih({step:t}){let{entry:e,did:n,cards:s,says:o,moves:r}=t;return c`<li class="explain-step" value=${e}>
    <p class="explain-did">${O(n)} <span class="quiet small">${a("entry {number}",{number:e})}</span></p>
    ${o.map((i,l)=>c`<${Uh} key=${l} ...${i} />`)}
    ${r.length>0&&c`<ul class="explain-moves">
      ${r.map((i,l)=>c`<li key=${l}>${qh(i)}</li>`)}
    </ul>`}
    ${Object.keys(s).length>0&&c`<div class="explain-cards">
      ${Object.entries(s).map(([i,l])=>l.length>0&&c`<${U} key=${i} cards=${l} label=${i} fanned=${l.length>5} />`)}
    </div>`}
  </li>`}var qh=({amount:t,source:e,target:n,why:s})=>N("{chips} from {source} to {target}: {why}",{chips:c`<b class="figure">${y(t)}</b>`,source:e,target:n,why:s});function Uh({text:t,details:e}){let n=Object.entries(e),s=n.filter(([,i])=>$l(i)),o=n.filter(([,i])=>ml(i)),r=n.filter(([,i])=>!$l(i)&&!ml(i));return c`<div class="explain-said">
    <p>${t}</p>
    ${s.map(([i,l])=>c`<${U} key=${i} cards=${l} label=${i==="cards"?null:O(i)} />`)}
    ${o.map(([i,l])=>c`<${Wh} key=${i} rows=${l} />`)}
    ${r.length>0&&c`<p class="quiet small">${r.map(([i,l])=>`${O(i)} ${bl(l)}`).join(" \xB7 ")}</p>`}
  </div>`}var $l=t=>Array.isArray(t)&&t.length>0&&t.every(e=>W(e)||e==="??"),ml=t=>Array.isArray(t)&&t.length>0&&t.every(e=>e&&typeof e=="object"&&!Array.isArray(e));function Wh({rows:t}){let e=[...new Set(t.flatMap(Object.keys))],n=o=>t.every(r=>r[o]==null||typeof r[o]=="number"),s=Object.fromEntries(e.map(o=>[o,n(o)?"number":null]));return c`<table class="ledger explain-rows">
    <thead><tr>${e.map(o=>c`<th key=${o} class=${s[o]}>${Kh(o)}</th>`)}</tr></thead>
    <tbody>${t.map((o,r)=>c`<tr key=${r}>
      ${e.map(i=>c`<td key=${i} class=${s[i]}>${bl(o[i])}</td>`)}
    </tr>`)}</tbody>
  </table>`}var Kh=t=>t==="stake"?a("staked"):O(t),bl=t=>t==null?"\u2013":gt(t);function yl({title:t,lines:e,onUndo:n,busy:s,children:o}){let r=tt(e.at(-1)?.number??0);return c`<aside class="record" aria-label=${a("record of the round")}>
    ${t&&c`<h2 class="record-title">${t}</h2>`}
    ${o}
    <ol class="record-lines">
      ${e.map(i=>c`<li key=${i.key??i.number} class=${S(["record-line",i.undone&&"is-undone"])}>
        <span class="record-number">${i.number}</span>
        ${i.onTap?c`<button type="button" class="record-text" onClick=${i.onTap}>${i.text}</button>`:c`<span class="record-text">${i.text}</span>`}
      </li>`).reverse()}
    </ol>
    <div class="record-foot" onClickCapture=${r.swallows}><${h} disabled=${!n} busy=${s} onTap=${n}>${a("undo")}<//></div>
  </aside>`}var gl=(t,e)=>t.cards==="physical"&&e.do==="show"&&W(e.args.card)&&e!==t.record.at(-1);function kl({table:t,state:e,step:n,onClose:s}){let{by:o,do:r,args:i,index:l}=n,u=new Set(e.round.record.flatMap(m=>Object.values(m.args)).filter(W)),d=Ye.filter(m=>!u.has(m)),p=async m=>await t.amend(l,{by:o,do:r,...i,card:m})&&s(),f=c`<${h} kind="plain" onTap=${s}>${a("leave it")}<//>`;return c`<${F} title=${a("{card} was wrong. Which card was it?",{card:P(i.card)})} onClose=${s} foot=${f}>
    <${xt} allowed=${d} picked=${[i.card]} busy=${t.late.value} onPick=${p} onTakeBack=${s} />
    <p class="small quiet">${a("What came after it stands as far as it still fits; what does not is to be done again. Both are in the book.")}</p>
    <${Z} text=${t.error.value} />
  <//>`}var Gh=260,zh=12;function _l({round:t,moves:e,chipset:n}){let s=X(null),o=X({round:null,ids:new Set});return Ke(()=>{let{ids:r}=o.current,i=o.current.round===t?e.filter(({id:l})=>!r.has(l)):[];if(o.current={round:t,ids:new Set(e.map(({id:l})=>l))},i.length&&ln("chips"),!matchMedia("(prefers-reduced-motion: reduce)").matches)for(let l of i.slice(-zh))Jh(s.current,l,n)}),c`<div class="moves" ref=${s} aria-hidden="true"></div>`}function Jh(t,{from:e,to:n,amount:s},o){let r=vl(e),i=vl(n);if(!r||!i)return;let l=document.createElement("div");l.className="moving-chip",Ue(c`<${Le} ...${Dt(s,o)[0]} />`,l),t.append(l);let u=({x:d,y:p})=>({transform:`translate(${d}px, ${p}px)`});l.animate([u(r),u(i)],{duration:Gh,easing:"cubic-bezier(.3, 0, .3, 1)"}).finished.finally(()=>l.remove()).catch(()=>{})}function vl(t){let e=document.querySelector(`[data-place="${CSS.escape(t)}"]`);if(!e)return null;let{left:n,top:s,width:o,height:r}=e.getBoundingClientRect();return{x:n+o/2,y:s+r/2}}var Vh=280,Zh=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;function xl(t,e,n){let{table:s,night:o}=t,r=`paid ${st}${o.night} ${s.table} ${s.number}`,[i,l]=v({key:r,paid:wl(r),beat:e}),u=i.key===r?i:{key:r,paid:wl(r),beat:0},d=Zh()?e:Math.min(u.beat,e),p=Math.min(u.paid,n);j(()=>{if((u!==i||d!==u.beat)&&l({...u,beat:d}),d>=e)return;let m=setTimeout(()=>l({...u,beat:d+1}),Vh);return()=>clearTimeout(m)},[r,d,e]),j(()=>{p!==u.paid&&f(p)},[p,u.paid]);let f=m=>{sessionStorage.setItem(r,m),l({...u,paid:m})};return{paid:p,beat:d,running:d<e,pay:()=>f(p+1),payAll:()=>f(n),skip:()=>l({...u,beat:e})}}var wl=t=>Number(sessionStorage.getItem(t)??0);function Sl({table:t,state:e}){return e.round?c`<${Qh} key=${e.table.game} table=${t} state=${e} />`:c`<${a0} table=${t} state=${e} />`}function Qh({table:t,state:e}){let n=ve(e.table.game),s=n.amongPlayers&&t0(e)?[]:n.payments(e),o=xl(e,n.beats?.(e.round)??0,s.length),{moves:r,held:i}=za(e,s,o.paid),l=Ja(e,i),u=!o.running&&o.paid<s.length?s[o.paid]:null,[d,p]=e0(e),f=hs(e),[m,$]=v(null),[b,w]=v(null);j(()=>qc(e),[e]),Yh(t,e,o),Xh(e);let g=async()=>{let{by:_}=e.round.record.at(-1);await t.undo()&&typeof _=="number"&&p(H=>H.seat===d.seat?{seat:_}:{})},k={table:t,state:l,pace:o,paying:u,pad:d,setPad:p,last:f,face:n,explain:w},x=new Map(e.round.record.map(_=>[_.index+1,_])),T=Jn(e.round,n).slice(0,o.running?-1:void 0).map(_=>{let H=x.get(_.number);return gl(e.round,H)?{..._,onTap:()=>$(H)}:H?.transfers.length?{..._,onTap:()=>w({})}:_});return c`<main class=${S(["screen",`is-${e.table.game}`])}>
    <${ge} table=${t} state=${l} />
    <${n.Felt} ...${k} />
    <${yl} title=${a("round {number}",{number:e.table.number})} lines=${Wa(T,e.table.handed)} busy=${t.late.value}
      onUndo=${e.round.undoable&&!o.running?g:null}><${zn} api=${t.api} state=${e} /><//>
    <${n0} ...${k} due=${s} />
    ${m&&c`<${kl} table=${t} state=${e} step=${m} onClose=${()=>$(null)} />`}
    ${b&&c`<${hl} api=${t.api} path=${`nights/${e.night.night}/tables/${e.table.table}/rounds/${e.table.number}`}
      seat=${b.seat} title=${a("Round {number}, explained",{number:e.table.number})} onClose=${()=>w(null)} />`}
    <${_l} round=${e.table.number} moves=${o.running?[]:r} chipset=${e.night.chip_set} />
  </main>`}function Yh(t,e,n){let s=e.round.finished&&!n.running?n.beat:0,o=n.paid>0||s>0;j(()=>{o&&e.screens?.here&&t.sayShown(n.paid,s)},[e.table.number,o,n.paid,s])}function Xh({table:t,round:e}){let n=X(null),s=Object.values(e.zones).map(({count:o,cards:r})=>`${o} ${r}`).join();j(()=>{n.current!==null&&n.current!==s&&ln("card"),n.current=s},[t.number,s])}var t0=t=>t.round?.seats.every(({seat:e})=>ye(t,e));function e0(t){let e=t.table.number,[n,s]=v({number:e,held:{}}),o=i=>i.number===e?i.held:{},r=i=>s(l=>{let u=o(l);return{number:e,held:{...u,...typeof i=="function"?i(u):i}}});return[o(n),r]}function n0(t){let{table:e,state:n,pace:s,paying:o,due:r,face:i,explain:l}=t,u=[n.table.fill?.text,...s0(n.round)].filter(Boolean).join(" ");if(s.running)return c`<${o0} ...${t} />`;if(o){let p=r.map(f=>({who:f.player,amount:f.amount,...i.payment(f,n.round)}));return c`<section class="foot" aria-label=${a("what is next")}>
      <${fl} payouts=${p} at=${s.paid} chipset=${n.night.chip_set} news=${u}
        onPaid=${s.pay} onPayAll=${s.payAll} onWhy=${()=>l({seat:o.seat})} />
      <${yt} table=${e} />
    </section>`}if(n.round.finished)return c`<${r0} ...${t} news=${u} />`;let d=i.Foot?.(n.round);return c`<${d??Ka} ...${t} news=${u} />`}var s0=({record:t})=>t.at(-1).events.filter(({code:e})=>e==="fault").map(({text:e})=>e),o0=({table:t,state:e,pace:n,face:s})=>c`<${ht} table=${t} line=${s.showing(e.round,n.beat)}>
  <${R}><${h} kind="plain" onTap=${n.skip}>${a("to the end")}<//><//>
<//>`;function r0({table:t,state:e,news:n,face:s}){let{number:o}=e.table,r=c`<${h} kind="plain" disabled=${t.late.value} onTap=${t.close}>${a("seats and game")}<//>`;return c`<${ht} table=${t} line=${s.over?.(e.round)??ji(e.round)??a("Round {number} is over and paid.",{number:o})} news=${n}>
    <${R} question=${`finished ${o}`} end=${r}>
      <${h} kind="main" large busy=${t.late.value} onTap=${t.next}>${a("NEXT ROUND")}<//>
    <//>
  <//>`}function a0({table:t,state:e}){let{number:n,frozen:s}=e.table,[o,r]=v(!1);return c`<main class="screen">
    <${ge} table=${t} state=${e} />
    <section class="felt frozen" aria-label=${a("felt")}>
      <p class="state-title">${a("Round {number} is frozen",{number:n})}</p>
      <p class="state-text">${s}</p>
      <p class="state-text">${a("Everything is in the book. Void the round: every bet goes back.")}</p>
    </section>
    <aside class="side"></aside>
    <${ht} table=${t} line=${a("Round {number} cannot go on.",{number:n})}>
      <${R} question=${`frozen ${n}`}>
        <${h} kind="danger" large onTap=${()=>r(!0)}>${a("void this round \u2026")}<//>
      <//>
    <//>
    ${o&&c`<${wo} table=${t} state=${e} onClose=${()=>r(!1)} />`}
  </main>`}function Tl({table:t,state:e}){let{wishes:n,status:s,hand_over:o}=e.table,[r,...i]=e.screens?.here||n.length?n:[],l=tt(String(r?.number));if(!r||s==="closed"||o?.here)return null;let u=s==="playing"||s==="frozen",d=async()=>{s==="finished"&&!await t.close()||await t.grant(r.number)};return c`<section class=${`wishes ${u?"is-later":""}`} role="status" aria-label=${a("asked for")} onClickCapture=${l.swallows}>
    <p>${r.text}${i.length>0&&c` <span class="quiet">${a("and {count} more",{count:i.length})}</span>`}${u&&c` <span class="quiet">${a("After this round.")}</span>`}</p>
    <div class="asking-ways">
      <${h} busy=${t.late.value} onTap=${()=>t.refuse(r.number)}>${a("no")}<//>
      ${!u&&c`<${h} kind="main" busy=${t.late.value} onTap=${d}>${r.chips?a("yes \xB7 {chips}",{chips:r.chips}):a("yes")}<//>`}
    </div>
  </section>`}function Ol({table:t}){let e=t.state.value,n=e&&`${e.table.name} \xB7 ${e.table.game_name}`;j(()=>{n&&(document.title=n)},[n]),j(()=>Lt(()=>document.body.setAttribute("aria-busy",t.busy.value)),[t]);let s=t.connection.value==="lost";return c`
    ${s&&c`<${Zr} since=${t.heard.value} onRetry=${t.refresh} />`}
    <${i0} table=${t} state=${e} />
    ${e&&!t.refusal.value&&c`<${ya} table=${t} state=${e} /><${Tl} table=${t} state=${e} /><${yi} version=${e.version} />`}`}function i0({table:t,state:e}){if(t.refusal.value)return c`<${$a} error=${t.refusal.value} />`;if(!e)return c`<${Yt} mark="s" title=${a("One moment")} text=${a("The table is being laid.")} />`;let{status:n,hand_over:s}=e.table,o=t.passing.value??(s?.here?s.seat:null);return o!==null&&e.round?c`<${Uc} key=${o} table=${t} state=${e} seat=${o} />`:n==="closed"?c`<${fa} table=${t} state=${e} />`:ha(e)?c`<${ba} table=${t} state=${e} />`:n==="idle"?c`<${pl} table=${t} state=${e} />`:c`<${Sl} table=${t} state=${e} />`}var[,,c0,l0]=location.pathname.slice(st.length).split("/"),u0=new Bn(Number(c0),Number(l0));Ue(c`<${Wr} /><${Ol} table=${u0} />`,document.getElementById("page"));Go();
