function Uo(){let t=crypto.getRandomValues(new Uint8Array(16));return Array.from(t,e=>e.toString(16).padStart(2,"0")).join("")}var Wo=document.documentElement,Ot=Wo.lang||"en",Ko=navigator.languages.find(t=>t.split("-")[0]===Ot)??Ot,zo=JSON.parse(Wo.dataset.languages??'{"en":"English"}'),gs=Reflect.get(globalThis,"catalogue")??{},Nc=31536e3;function Go(t){document.cookie=`croupier-language=${t}; path=/; max-age=${Nc}; samesite=lax`,location.reload()}var Pc=new Intl.NumberFormat(Ot).format(1e4).replace(/\d/g,"");function b(t){let e=String(Math.abs(t)).replace(/\B(?=(\d{3})+$)/g,Pc);return t<0?`\u2212${e}`:e}var ks=(t,e)=>new Intl.NumberFormat(Ot,{minimumFractionDigits:e,maximumFractionDigits:e}).format(t),st=t=>t>0?`+${b(t)}`:b(t);function vs(t,e){if(!e)return b(t);let n=new Intl.NumberFormat(Ko,{style:"currency",currency:e});return n.format(t/10**(n.resolvedOptions().maximumFractionDigits??0))}var Jo=/\{(\w+)\}/,Rc=new Intl.PluralRules(Ot),a=(t,e={})=>Zo(Yo(t),e);function B(t,e,n,s={}){let o=gs[e],r=typeof o=="object"?o[Rc.select(n)]??o.other:Vo(n===1?t:e);return Zo(r,{count:n,...s})}var L=(t,e)=>Yo(t).split(Jo).map((n,s)=>s%2?Qo(e[n]):n);function Yo(t){let e=gs[t];return typeof e=="string"?e:Vo(t)}var Vo=t=>t.split("##")[0],Zo=(t,e)=>t.split(Jo).map((n,s)=>s%2?Qo(e[n]):n).join(""),Qo=t=>typeof t=="number"?b(t):t;var Kt=class extends Error{constructor({code:e,message:n,status:s,body:o}){super(n),this.name="Refused",this.code=e,this.status=s,this.body=o}},ze=class extends Error{constructor(){super(a("No answer from the server. Look whether it has arrived before you do it again.")),this.name="Unreachable",this.code="unreachable"}},dt=location.pathname.match(/^\/practice\/[\w-]+/)?.[0]??"",Fc=5e3,Xo=[250,500,1e3,2e3,4e3],qc=[502,503,504],Ft=class{#e;constructor(e){this.#e=dt+(e.endsWith("/")?e:`${e}/`)}async get(e){return _s(await this.#t(e,{}))}async look(e,n){let s=await this.#t(e,{headers:n?{"If-None-Match":n}:{},cache:"no-store"});return s.status===304?null:{state:_s(s),etag:s.etag}}async send(e,n,s={},{signal:o}={}){let r={"Content-Type":"application/json","Idempotency-Key":Uo()},i={method:e,headers:r,body:JSON.stringify(s)};for(let l=0;;l+=1){try{return _s(await this.#t(n,i))}catch(p){if(!(p instanceof ze)||o?.aborted)throw p}await new Promise(p=>setTimeout(p,Xo[Math.min(l,Xo.length-1)]))}}async#t(e,n){let s=new AbortController,o=setTimeout(()=>s.abort(),Fc);try{let r=await fetch(this.#e+e,{signal:s.signal,...n});if(qc.includes(r.status))throw new ze;let{ok:i,status:l,headers:p}=r;return{ok:i,status:l,etag:p.get("ETag"),text:await r.text()}}catch{throw new ze}finally{clearTimeout(o)}}};function _s({ok:t,status:e,text:n}){let s=Dc(n);if(t)return s;let{code:o=`http-${e}`,message:r}=s?.error??s??{};throw new Kt({code:o,message:r??a("The server answered {status} and did not say why.",{status:e}),status:e,body:s})}function Dc(t){try{return JSON.parse(t)}catch{return null}}var er=function(t,e,n,s){var o;e[0]=0;for(var r=1;r<e.length;r++){var i=e[r++],l=e[r]?(e[0]|=i?1:2,n[e[r++]]):e[++r];i===3?s[0]=l:i===4?s[1]=Object.assign(s[1]||{},l):i===5?(s[1]=s[1]||{})[e[++r]]=l:i===6?s[1][e[++r]]+=l+"":i?(o=t.apply(l,er(t,l,n,["",null])),s.push(o),l[0]?e[0]|=2:(e[r-2]=0,e[r]=o)):s.push(l)}return s},tr=new Map;function nr(t){var e=tr.get(this);return e||(e=new Map,tr.set(this,e)),(e=er(this,e.get(t)||(e.set(t,e=(function(n){for(var s,o,r=1,i="",l="",p=[0],d=function(m){r===1&&(m||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?p.push(0,m,i):r===3&&(m||i)?(p.push(3,m,i),r=2):r===2&&i==="..."&&m?p.push(4,m,0):r===2&&i&&!m?p.push(5,0,!0,i):r>=5&&((i||!m&&r===5)&&(p.push(r,0,i,o),r=6),m&&(p.push(r,m,0,o),r=6)),i=""},u=0;u<n.length;u++){u&&(r===1&&d(),d(u));for(var $=0;$<n[u].length;$++)s=n[u][$],r===1?s==="<"?(d(),p=[p],r=3):i+=s:r===4?i==="--"&&s===">"?(r=1,i=""):i=s+i[0]:l?s===l?l="":i+=s:s==='"'||s==="'"?l=s:s===">"?(d(),r=1):r&&(s==="="?(r=5,o=i,i=""):s==="/"&&(r<5||n[u][$+1]===">")?(d(),r===3&&(p=p[0]),r=p,(p=p[0]).push(2,0,r),r=0):s===" "||s==="	"||s===`
`||s==="\r"?(d(),r=2):i+=s),r===3&&i==="!--"&&(r=4,p=p[0])}return d(),p})(t)),e),arguments,[])).length>1?e:e[0]}var J,rr,Ss,Qt,ws,bn,ar,mn,ir,Ts,xs,Ic,Je=Symbol.for("pv"),yn={},gn=[],Uc=/^m(i|n|o|s|text|space)$/,Os=Array.isArray,As=gn.slice,fe=Object.assign;function de(t){t&&t.parentNode&&t.remove()}function kn(t,e,n){var s,o,r,i={},l=arguments.length;for(r in e)r=="key"?s=e[r]:r=="ref"&&typeof t!="function"?o=e[r]:i[r]=e[r];return l>2&&(i.children=l>3?As.call(arguments,2):n),Ge(t,i,s,o,null)}function Ge(t,e,n,s,o){var r={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Je,__v:o||++rr,__i:-1,__u:0};return!o&&J.vnode&&J.vnode(r),r}function te(t){return t.children}function Te(t,e){this.props=t,this.context=e,this.__g=0}function Xt(t,e){if(e==null)return t.__&&Xt(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:Xt(t)}function Wc(t){var e,n=t.__v,s=n.__e,o=[],r=[],i=t.__P;i&&((e=fe({constructor:Je},n)).__v=n.__v+1,J.vnode&&J.vnode(e),Cs(i,e,n,t.__n,i.namespaceURI,32&n.__u?[s]:null,o,s||Xt(n),32&n.__u,r),e.__v=n.__v,e.__.__k[e.__i]=e,fr(o,e,r),n.__=n.__e=null,e.__e!=s&&cr(e))}function cr(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),cr(t)}function sr(t){(8&t.__g||(t.__g|=8,Qt.push(t),bn++))&&ws==J.debounceRendering||((ws=J.debounceRendering)||queueMicrotask)(lr)}function lr(){try{for(var t,e=1;Qt.length;)Qt.length>e&&Qt.sort(ar),t=Qt.shift(),e=Qt.length,8&t.__g&&Wc(t)}finally{(bn=Qt.length)&&(ws||queueMicrotask)(lr)}}function pr(t,e,n,s,o,r,i,l,p,d,u){var $,m,f,y,x,k,g=s.__k||gn,S=e.length;for(p=Kc(n,e,g,p,S),$=0;$<S;$++)(f=n.__k[$])!=null&&(m=~f.__i&&g[f.__i]||yn,f.__i=$,k=Cs(t,f,m,o,r,i,l,p,d,u),y=f.__e,(m.ref!=f.ref||8&m.__u)&&(m.ref&&Es(m.ref,null,f,m),f.ref&&u.push(f.ref,f.__c||y,f)),x=x||y,4&f.__u?(p=ur(f,p,t,!m.__v),m.__e&&(m.__e=null)):typeof f.type=="function"&&k!==void 0?p=k:y&&(p=y.nextSibling),f.__u&=-21);return n.__e=x,p}function Kc(t,e,n,s,o){var r,i,l,p,d,u,$,m,f,y=n.length,x=y,k=0,g=0,S=t.__k=Array(o);for(r=0;r<o;r++)(i=e[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=S[r]=Ge(null,i):Os(i)?i=S[r]=Ge(te,{children:i}):i.constructor===Je&&i.__b?i=S[r]=Ge(i.type,i.props,i.key,i.ref,i.__v):S[r]=i,p=r+k,i.__=t,i.__b=t.__b+1,l=null,~(d=i.__i=zc(i,n,p,x))&&(x--,(l=n[d])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,d==p-1?k--:d==p+1?k++:d!=p&&(d>p?k--:k++,g=1)):(~d||(o>y?k--:o<y&&k++),typeof i.type!="function"&&(i.__u|=4))):S[r]=null;if(g){for(u=[],$=[],r=0;r<o;r++)if((i=S[r])&&16&i.__u){for(k=0,m=u.length;k<m;)u[f=k+m>>1]<i.__i?k=f+1:m=f;u[k]=i.__i,$[r]=k+1}for(k=u.length;r--;)$[r]&&($[r]==k?k--:S[r].__u|=4)}if(x)for(r=0;r<y;r++)!(l=n[r])||2&l.__u||(l.__e==s&&(s=Xt(l)),Ms(l,l));return s}function ur(t,e,n,s){var o,r,i,l;if(typeof t.type=="function"){if(t.props.__P)return e;if(o=t.__k)for(r=0;r<o.length;r++)o[r]&&(o[r].__=t,e=ur(o[r],e,n,!1));return e}for(e&&!e.parentNode&&(e=Xt(t))&&!e.parentNode&&(e=null),i=t.__e,l=e;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!s&&n.moveBefore&&i.parentNode?n.moveBefore(i,e):n.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function zc(t,e,n,s){var o,r=t.key,i=t.type,l=e[n],p=l&&!(2&l.__u);if(l===null&&r==null||p&&r==l.key&&i==l.type)return n;if(s>(p?1:0)){for(o=n-1;o>=0;o--)if((l=e[o])&&!(2&l.__u)&&r==l.key&&i==l.type)return o;for(o=n+1;o<e.length;o++)if((l=e[o])&&!(2&l.__u)&&r==l.key&&i==l.type)return o}return-1}function or(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function $n(t,e,n,s,o){var r,i;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.cssText=s=""),s)for(e in s)n&&e in n||or(t.style,e);if(n)for(e in n)s&&n[e]==s[e]||or(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(t.__e||(t.__e={}))[e]=n,n&&s||(i=xs[e]||(xs[e]=Gc(e)),(t.__a||(t.__a={}))[e]=Ts,r=e!=(e=e.replace(ir,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,i,r):t.removeEventListener(e,i,r));else{if(o=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function Gc(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[mn]==null)e[mn]=Ts++;else if(e[mn]<this.__a[t])return;return n(J.event?J.event(e):e)}}}function Cs(t,e,n,s,o,r,i,l,p,d){var u,$,m,f,y,x,k,g,S,T,v,H,P,G,D,Y,E,z,O=e.type;if(e.constructor!==Je)return null;128&n.__u&&(p=32&n.__u,u=n.__c.__z)&&(e.__u|=p,$=r=[],u.nodeType==8?l=hn(u,r):r.push(u),l=r[0]||l),(u=J.__b)&&u(e);t:if(typeof O=="function"){m=i.length;try{if(g=e.props,S=(u=O.prototype)&&u.render,T=(u=O.contextType)&&s[u.__c],v=u?T?T.props.value:u.__:s,(f=n.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):(S?e.__c=f=new O(g,v):(e.__c=f=new Te(g,v),f.constructor=O,f.render=Yc),T&&T.sub(f),f.state||(f.state={}),f.__n=s,f.__g|=8,f.__h=[],f.__k=[]),S&&(f.__s||(f.__s=f.state),O.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=fe({},f.__s)),fe(f.__s,O.getDerivedStateFromProps(g,f.__s)))),y=f.props,x=f.state,f.__v=e,n.__c){if(g!==y&&S&&!O.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(g,v),e.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(g,f.__s,v)===!1){e.__v!=n.__v&&(f.props=g,f.state=f.__s,f.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(I){I&&(I.__=e)}),gn.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&i.push(f),l=Xt(n);break t}f.componentWillUpdate&&f.componentWillUpdate(g,f.__s,v),S&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(y,x,k)})}else S&&!O.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),S&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=v,f.props=g,f.__P=t,f.__g&=-5,H=J.__r,P=S?25:0;do f.__g&=-9,H&&H(e),u=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++P<25);S&&(gn.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(s=fe({},s,f.getChildContext())),S&&n.__c&&f.getSnapshotBeforeUpdate&&(k=f.getSnapshotBeforeUpdate(y,x)),G=u&&u.type===te&&u.key==null?u.props.children:u,g.__P&&(u=l,o=(t=g.__P).namespaceURI,p=r=null,n.props&&n.props.__P!=t&&(n.__k.some(function(I){I&&Ms(I,I)}),n.__k=null),l=n.__k?Xt(n,0):null),l=pr(t,Os(G)?G:[G],e,n,s,o,r,i,l,p,d),g.__P&&(e.__e=null,l=u),e.__u&=-161,$&&$.some(de),f.__h.length&&i.push(f),1&f.__g&&(f.__g&=-4)}catch(I){if(i.length=m,e.__v=null,p||r)if(I&&I.then){if(e.__u|=128|p,r){for(~(E=r.indexOf(l||void 0))||(E=r.length);(z=r[E-1])&&z.nodeType==8;)E--;for(;E<r.length;E++)if(z=r[E])if(r[E]=null,D){if(z==Y)break}else{if(z.nodeType!=8)break;z.data.startsWith("$s")&&(Y=hn(D=z))}}if(!D){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;D=l}(u=hn(D=e.__c.__z||(e.__c.__z=D)))?(e.__e=D,l=u):e.__e=l,l=l&&l.nextSibling}else r&&r.some(de);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),I&&I.then||dr(e),J.__e(I,e,n)}}else l=e.__e=Jc(n.__e,e,n,s,o,r,i,p,d,t);return(u=J.diffed)&&u(e),l}function hn(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function dr(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(dr))}function fr(t,e,n){for(var s=0;s<n.length;)Es(n[s++],n[s++],n[s++]);J.__c&&J.__c(e,t),t.some(function(o){try{t=o.__h,o.__h=[],t.some(function(r){r.call(o)})}catch(r){J.__e(r,o.__v)}})}function Jc(t,e,n,s,o,r,i,l,p,d){var u,$,m,f,y,x,k,g,S=n.props||yn,T=e.props,v=e.type;if(v=="svg"?o="http://www.w3.org/2000/svg":v=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),r){for(u=0;u<r.length;u++)if((y=r[u])&&(v?y.localName==v:y.nodeType==3)){t=y,r[u]=null;break}}if(!t){if(g=d.ownerDocument||document,!v)return g.createTextNode(T);t=g.createElementNS(o,v,T.is?T:d),l&&(J.__m&&J.__m(e,r),l=!1),r=null}if(v){if(d=v=="template"&&t.content||t,r=v=="textarea"&&T.defaultValue!=null?null:r&&As.call(d.childNodes),!l&&r)for(S={},u=0;u<t.attributes.length;u++)S[(y=t.attributes[u]).name]=y.value;for(u in S)y=S[u],u=="dangerouslySetInnerHTML"?m=y:u=="children"||u in T||u=="value"&&"defaultValue"in T||u=="checked"&&"defaultChecked"in T||$n(t,u,null,y,o);for(u in T)y=T[u],u=="children"?f=y:u=="dangerouslySetInnerHTML"?$=y:u=="value"?x=y:u=="checked"?k=y:l&&typeof y!="function"||S[u]===y||$n(t,u,y,S[u],o);$?(l||m&&($.__html==m.__html||$.__html==t.innerHTML)||(t.innerHTML=$.__html),e.__k=[]):(m&&(t.textContent=""),(v=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&Uc.test(v))&&(o="http://www.w3.org/1999/xhtml"),pr(d,Os(f)?f:[f],e,n,s,o,r,i,r?r[0]:n.__k&&Xt(n,0),l,p),r&&r.some(de)),l&&v!="textarea"||(u="value",v=="progress"&&x==null?t.removeAttribute(u):x==null||x===t[u]&&(v!="progress"||x)||$n(t,u,x,S[u],o),u="checked",k!=null&&k!=t[u]&&$n(t,u,k,S[u],o))}else S===T||l&&t.data==T||(t.data=T);return t}function Es(t,e,n,s){try{typeof t=="function"?e?e.__x=t(e)||1:s&&(s=s.__c||s.__e)&&(e=s.__x)&&(s.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(o){J.__e(o,n)}}function Ms(t,e,n){var s,o,r,i;if(J.unmount&&J.unmount(t),!(s=t.ref)||s.current&&s.current!=t.__e||Es(s,null,e,t),s=t.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(l){J.__e(l,e)}s.__P=s.__n=null}if(s=t.__k)for(i=0;i<s.length;i++)s[i]&&Ms(s[i],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(s=t.__c)&&(s=s.__z)&&(o=hn(s,r=[]))&&(s==t.__e&&r.some(de),de(o),de(s)),n||de(t.__e),t.__e=t.__c=t.__=null}function Yc(t,e,n){return this.constructor(t,n)}function vn(t,e){var n,s,o,r;J.__&&J.__(t,e),e.nodeType==9&&(e=e.documentElement),s=(n=t&&32&t.__u)?null:e.__k,e.__k=Ge(te,{children:[t]}),o=[],r=[],Cs(e,e.__k,s||yn,yn,e.namespaceURI,s?null:e.firstChild?As.call(e.childNodes):null,o,s?s.__e:e.firstChild,n,r),fr(o,e.__k,r),e.__k.props.children=null}J={__e:function(t,e,n,s){for(var o,r,i;e=e.__;)if((o=e.__c)&&!(1&o.__g)){o.__g|=4;try{if((i=(r=o.constructor)&&r.getDerivedStateFromError)&&o.setState(r.getDerivedStateFromError(t)),o.componentDidCatch&&(o.componentDidCatch(t,s||{}),i=1),i&&8&o.__g)return void(o.__g|=2)}catch(l){t=l}}throw bn=0,t}},rr=0,Ss=function(t){return t!=null&&t.constructor===Je},Te.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=fe({},this.state)),typeof t=="function"&&(t=t(fe({},n),this.props)),t&&(fe(n,t),this.__v&&(e&&this.__k.push(e),sr(this)))},Te.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),sr(this))},Te.prototype.render=te,Qt=[],bn=0,ar=function(t,e){return t.__v.__b-e.__v.__b},mn=Symbol(),ir=/(PointerCapture)$|Capture$/i,Ts=0,xs={},Ic=0;var Oe,ot,Bs,$r,Ls=Object.is,_n=0,wr=[],js=[],et=J,mr=et.__b,hr=et.__r,br=et.diffed,yr=et.__c,gr=et.unmount,kr=et.__;function wn(t,e){et.__h&&et.__h(ot,t,_n||e),_n=0;var n=ot.__H||(ot.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function _(t){return _n=1,Vc(xr,t)}function Vc(t,e,n){var s=wn(Oe++,2);if(s.t=t,!s.__c&&(s.__=[n?n(e):xr(void 0,e),function(r){var i=(s.__N||s.__)[0],l=s.t(i,r);Ls(i,l)||(s.__N=[l,s.__[1]],s.__c.setState({}))}],s.__c=ot,!ot.__f)){ot.__f=!0;var o=ot.shouldComponentUpdate;ot.shouldComponentUpdate=function(r,i,l){var p=this.__H;if(!p)return!0;var d=!1,u=this.props!=r;if(p.__.some(function(m){m.__N&&(d=!0,Ls(m.__[0],m.__N[0])||(u=!0))}),o){var $=o.call(this,r,i,l);return d?$||u:$}return!d||u}}return s.__}function F(t,e){var n=wn(Oe++,3);!et.__s&&Ps(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,ot.__H.__h.push(n))}function Ns(t,e){var n=wn(Oe++,4);!et.__s&&Ps(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,ot.__h.push(n))}function rt(t){return _n=5,Ve(function(){return{current:t}},[])}function Ve(t,e){var n=wn(Oe++,7);return Ps(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function Zc(){var t;do{for(;t=js.shift();)try{Ye(t)}catch(n){et.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=wr.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Ye),e.__h.some(Hs),e.__h=[]}catch(n){e.__h=[],et.__e(n,t.__v)}}}while(js.length)}et.__b=function(t){ot=null,mr&&mr(t)},et.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),kr&&kr(t,e)},et.__r=function(t){hr&&hr(t),Oe=0;var e=(ot=t.__c).__H;e&&(Bs==ot?ot.__h=[]:(e.__h.some(Ye),e.__h.some(Hs),Oe=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Bs=ot},et.diffed=function(t){br&&br(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&_r(wr.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Bs=ot=null},et.__c=function(t,e){e.some(function(n){try{n.__h.some(Ye),n.__h=n.__h.filter(function(s){return!s.__||Hs(s)})}catch(s){n.__h=[function(){throw s}]}}),yr&&yr(t,e)},et.unmount=function(t){gr&&gr(t);var e,n,s=t.__c;s&&s.__H&&(s.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,_r(js.push(o))}else Ye(o)}catch(r){e=r}}),s.__H=void 0,e&&et.__e(e,s.__v))};var vr=typeof requestAnimationFrame=="function";function Qc(t){var e,n=function(){clearTimeout(s),vr&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(n,35);vr&&(e=requestAnimationFrame(n))}function _r(t){t!=1&&$r==et.requestAnimationFrame||(($r=et.requestAnimationFrame)||Qc)(Zc)}function Ye(t){var e=ot,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),ot=e}function Hs(t){var e=ot;t.__c=t.__(),ot=e}function Ps(t,e){return!t||t.length!=e.length||e.some(function(n,s){return!Ls(n,t[s])})}function xr(t,e){return typeof e=="function"?e(t):e}var Xc=Symbol.for("preact-signals");function On(){if(zt>1){zt--;return}let t,e=!1;for((function(){let n=xn;for(xn=void 0;n!==void 0;){let s=n.S;if(s.v===n.v)for(let o=s.t;o!==void 0;o=o.x)o.i===n.i&&(o.i=s.i);n=n.o}})();Qe!==void 0;){let n=Qe;for(Qe=void 0,Sn++;n!==void 0;){let s=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Tr(n))try{n.c()}catch(o){e||(t=o,e=!0)}n=s}}if(Sn=0,zt--,e)throw t}function An(t){if(zt>0)return t();Rs=++tl,zt++;try{return t()}finally{On()}}var Q,Ze,Qe;function Xe(t){let e=Q,n=Ze;Q=void 0,Ze=void 0;try{return t()}finally{Q=e,Ze=n}}var xn,zt=0,Sn=0,tl=0,Rs=0,Tn=0;function Sr(t){if(Q===void 0)return;let e=t.n;if(e===void 0||e.t!==Q)return e={i:0,S:t,p:Q.s,n:void 0,t:Q,e:void 0,x:void 0,r:e},Q.s!==void 0&&(Q.s.n=e),Q.s=e,t.n=e,32&Q.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=Q.s,e.n=void 0,Q.s.n=e,Q.s=e),e}function it(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}it.prototype.brand=Xc;it.prototype.h=function(){return!0};it.prototype.S=function(t){let e=this.t;e!==t&&t.e===void 0&&(t.x=e,this.t=t,e!==void 0?e.e=t:Xe(()=>{var n;(n=this.W)==null||n.call(this)}))};it.prototype.U=function(t){if(this.t!==void 0){let e=t.e,n=t.x;e!==void 0&&(e.x=n,t.e=void 0),n!==void 0&&(n.e=e,t.x=void 0),t===this.t&&(this.t=n,n===void 0&&Xe(()=>{var s;(s=this.Z)==null||s.call(this)}))}};it.prototype.subscribe=function(t){return _t(()=>{let e=this.value;Xe(()=>t(e))},{name:"sub"})};it.prototype.valueOf=function(){return this.value};it.prototype.toString=function(){return this.value+""};it.prototype.toJSON=function(){return this.value};it.prototype.peek=function(){return Xe(()=>this.value)};Object.defineProperty(it.prototype,"value",{get(){let t=Sr(this);return t!==void 0&&(t.i=this.i),this.v},set(t){if(t!==this.v){if(Sn>100)throw new Error("Cycle detected");(function(e){zt!==0&&Sn===0&&e.l!==Rs&&(e.l=Rs,xn={S:e,v:e.v,i:e.i,o:xn})})(this),this.v=t,this.i++,Tn++,zt++;try{for(let e=this.t;e!==void 0;e=e.x)e.t.N()}finally{On()}}}});function ct(t,e){return new it(t,e)}function Tr(t){for(let e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function Or(t){for(let e=t.s;e!==void 0;e=e.n){let n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function Ar(t){let e,n=t.s;for(;n!==void 0;){let s=n.p;n.i===-1?(n.S.U(n),s!==void 0&&(s.n=n.n),n.n!==void 0&&(n.n.p=s)):e=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=s}t.s=e}function $e(t,e){it.call(this,void 0,e),this.x=t,this.s=void 0,this.g=Tn-1,this.f=4}$e.prototype=new it;$e.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Tn))return!0;if(this.g=Tn,this.f|=1,this.i>0&&!Tr(this))return this.f&=-2,!0;let t=Q;try{Or(this),Q=this;let e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return Q=t,Ar(this),this.f&=-2,!0};$e.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(let e=this.s;e!==void 0;e=e.n)e.S.S(e)}it.prototype.S.call(this,t)};$e.prototype.U=function(t){if(this.t!==void 0&&(it.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(let e=this.s;e!==void 0;e=e.n)e.S.U(e)}};$e.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty($e.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let t=Sr(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function tn(t,e){return new $e(t,e)}function Cr(t){let e=t.j;if(t.j=void 0,typeof e=="function"){zt++;let n=Q;Q=void 0;try{e()}catch(s){throw t.f&=-2,t.f|=8,Fs(t),s}finally{Q=n,On()}}}function Fs(t){for(let e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,Cr(t)}function el(t){if(Q!==this)throw new Error("Out-of-order effect");Ar(this),Q=t,this.f&=-2;try{8&this.f&&Fs(this)}finally{On()}}function Ae(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,Ze&&Ze.push(this)}Ae.prototype.c=function(){let t=this.S();try{if(8&this.f||this.x===void 0)return;let e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};Ae.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Cr(this),Or(this),zt++;let t=Q;return Q=this,el.bind(this,t)};Ae.prototype.N=function(){2&this.f||(this.f|=2,this.u=Qe,Qe=this)};Ae.prototype.d=function(){this.f|=8,1&this.f||Fs(this)};Ae.prototype.dispose=function(){this.d()};function _t(t,e){let n=new Ae(t,e);try{n.c()}catch(o){throw n.d(),o}let s=n.d.bind(n);return s[Symbol.dispose]=s,s}var nl=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,Er,En,Cn;var Mr=[];_t(function(){Er=this.N})();function Ce(t,e){J[t]=e.bind(null,J[t]||(()=>{}))}function en(t){if(Cn){let e=Cn;Cn=void 0,e()}Cn=t&&t.S()}function Br({data:t}){let e=ol(t);e.name="ReactiveDom",e.value=t;let[n,s]=Ve(()=>{let o=this,r=this.__v;for(;r=r.__;)if(r.__c){r.__c.__$f|=4;break}let i=tn(()=>{let u=e.value.value;return u===0?0:u===!0?"":u||""}),l=tn(()=>!Array.isArray(i.value)&&!Ss(i.value)),p=_t(function(){if(this.N=Lr,l.value){let u=i.value;o.__v&&o.__v.__e&&o.__v.__e.nodeType===3&&(o.__v.__e.data=u)}}),d=this.__$u.d;return this.__$u.d=function(){p(),d.call(this)},[l,i]},[]);return n.value?s.peek():s.value}Br.displayName="ReactiveTextNode";Object.defineProperties(it.prototype,{constructor:{configurable:!0,value:kn(te,null).constructor},type:{configurable:!0,value:Br},props:{configurable:!0,get(){let t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});Ce("__b",(t,e)=>{if(en(),En=void 0,typeof e.type=="string"){let n,s=e.props;for(let o in s){if(o==="children")continue;let r=s[o];r instanceof it&&(n||(e.__np=n={}),n[o]=r,s[o]=r.peek())}}t(e)});Ce("__r",(t,e)=>{if(t(e),e.type!==te){en();let n,s=e.__c;s&&(s.__$f&=-2,n=s.__$u,n===void 0&&(s.__$u=n=(function(o,r){let i;return _t(function(){i=this},{name:r}),i.c=o,i})((function(o){return function(){var r;nl&&((r=this.y)==null||r.call(this)),o.__$f|=1,o.setState({})}})(s),typeof e.type=="function"?e.type.displayName||e.type.name:""))),En=s,en(n)}});Ce("__e",(t,e,n,s)=>{en(),En=void 0,t(e,n,s)});Ce("diffed",(t,e)=>{en(),En=void 0;let n;if(typeof e.type=="string"&&(n=e.__e)){let s=e.__np,o=e.props,r=n.U;if(r)for(let i in r){let l=r[i];l===void 0||s&&i in s||(l.d(),r[i]=void 0)}if(s){r||(r={},n.U=r);for(let i in s){let l=r[i],p=s[i];l===void 0?(l=sl(n,i,p,o),r[i]=l):l.o(p,o)}}}t(e)});function sl(t,e,n,s){let o=e in t&&t.ownerSVGElement===void 0,r=ct(n);return{o:(i,l)=>{r.value=i,s=l},d:_t(function(){this.N=Lr;let i=r.value.value;s[e]!==i&&(s[e]=i,o?t[e]=i:i!=null&&(i!==!1||e[4]==="-")?t.setAttribute(e,i):t.removeAttribute(e))})}}Ce("unmount",(t,e)=>{if(typeof e.type=="string"){let n=e.__e;if(n){let o=n.U;if(o){n.U=void 0;for(let r in o){let i=o[r];i&&i.d()}}}let s=e.__np;if(s){let o=e.props;for(let r in s)o[r]=s[r]}e.__np=void 0}else{let n=e.__c;if(n){n.__$f|=8;let s=n.__$u;s&&(n.__$u=void 0,s.d())}}t(e)});Ce("__h",(t,e,n,s)=>{s<3&&(e.__$f|=2),t(e,n,s)});Te.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;let n=this.__$u,s=n&&n.s!==void 0;for(let o in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let o=2&this.__$f;if(!(s||o||4&this.__$f)||1&this.__$f)return!0}else if(!(s||4&this.__$f)||3&this.__$f)return!0;for(let o in t)if(o!=="__source"&&t[o]!==this.props[o])return!0;for(let o in this.props)if(!(o in t))return!0;return!1};function ol(t,e){return Ve(()=>ct(t,e),[])}var rl=t=>{queueMicrotask(()=>{queueMicrotask(t)})};function al(){An(()=>{let t;for(;t=Mr.shift();)Er.call(t)})}function Lr(){Mr.push(this)===1&&(J.requestAnimationFrame||rl)(al)}var c=nr.bind(kn),w=t=>t.filter(Boolean).join(" ");var Nr=320,il=1500,cl=36,ll=1800,Ds={x:-1e3,y:-1e3,key:null,at:-1/0},qs=Ds,qt=Ds;function Pr(t,e,n){qs=qt,qt={x:t,y:e,key:n,at:performance.now()}}function Rr(t,e){let{left:n,top:s,width:o,height:r}=e.getBoundingClientRect();Pr(n+o/2,s+r/2,t)}addEventListener("click",({isTrusted:t,detail:e,clientX:n,clientY:s,target:o})=>{if(!t)return;let r=o instanceof Element&&o.closest("button");e?Pr(n,s,null):r&&Rr("enter",r)},{capture:!0});var Fr=(t,e)=>t.key===e.key&&(t.key!==null||Math.hypot(t.x-e.x,t.y-e.y)<=cl),qr=()=>Fr(qs,qt)&&qt.at-qs.at<Nr;function ht(t,{fresh:e=!1}={}){let n=rt(e&&qt!==Ds?null:t),s=rt(!1),o=rt(null);return n.current!==t&&(n.current=t,s.current=!0,o.current=performance.now()-qt.at<il?qt:null),Ns(()=>{if(!s.current)return;let r=setTimeout(()=>{s.current=!1},Nr);return()=>clearTimeout(r)},[t]),{swallows(r){return!s.current||o.current&&!Fr(o.current,qt)?!1:(r.stopPropagation(),r.preventDefault(),Is(a("This has just changed. Tap again.")),!0)}}}var jr=null,Hr;function Is(t){jr?.remove(),clearTimeout(Hr);let e=document.createElement("p");jr=e,e.className="unheard",e.setAttribute("role","status"),e.textContent=t,([...document.querySelectorAll("dialog[open]")].at(-1)??document.body).append(e);let{width:s,height:o}=e.getBoundingClientRect();e.style.left=`${Math.max(8,Math.min(qt.x-s/2,innerWidth-s-8))}px`,e.style.top=`${Math.max(8,qt.y-o-40)}px`,Hr=setTimeout(()=>e.remove(),ll)}function h({kind:t,name:e,disabled:n,busy:s,large:o,chosen:r,onTap:i,children:l}){let p=["button",t&&`is-${t}`,o&&"is-large",s&&"is-busy",r&&"is-chosen"];return c`<button type="button" class=${w(p)} aria-label=${e} aria-busy=${s?"true":null}
      aria-pressed=${r===void 0?null:String(!!r)}
      disabled=${n} onClick=${()=>!s&&i?.()}>${l}</button>`}function W({question:t,end:e,steady:n,children:s}){let o=ht(t,{fresh:!0});return c`<div class="controls">
    <div class="controls-main" onClickCapture=${o.swallows}>${s}</div>
    ${e&&c`<div class="controls-end" onClickCapture=${n?null:o.swallows}>${e}</div>`}
  </div>`}function V({title:t,onClose:e,foot:n,large:s,children:o}){let r=rt(null),i=ht(t,{fresh:!0});F(()=>{let p=r.current,d=document.activeElement;return p.showModal(),()=>{p.close(),d?.focus({preventScroll:!0})}},[]);let l=p=>{p.preventDefault(),e()};return c`<dialog class=${w(["dialog",s&&"is-large"])} ref=${r} aria-label=${t} onCancel=${l} onClickCapture=${i.swallows}>
    <h2>${t}</h2>
    <div class="dialog-body">${o}</div>
    <div class="dialog-foot">${n}</div>
  </dialog>`}function ft({title:t,text:e,yes:n,no:s=a("go back"),danger:o,onYes:r,onClose:i}){let l=c`
    <${h} kind="plain" onTap=${i}>${s}<//>
    <${h} kind=${o?"danger":"main"} onTap=${r}>${n}<//>`;return c`<${V} title=${t} onClose=${i} foot=${l}><p>${e}</p><//>`}function Mn({api:t,path:e,onClose:n}){let[s,o]=_({});F(()=>{let i=!1;return t.get(e).then(l=>i||o({found:l}),l=>i||o({trouble:l.message})),()=>{i=!0}},[e]);let r=c`<${h} kind="main" onTap=${n}>${a("go back")}<//>`;return c`<${V} title=${a("What was best?")} onClose=${n} foot=${r}>
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
  <//>`}var Us=new Ft("/api");function Dr(){let[t,e]=_(!1),[n,s]=_(!1);if(F(()=>{document.documentElement.classList.toggle("is-practice",dt!==""),dt&&Us.get("practice").then(r=>s(r.plays),()=>{})},[]),!dt)return null;let o=()=>{let r=()=>location.assign("/");Us.send("DELETE","practice").then(r,r)};return c`<div class="practice" role="note">
    <b>${a("Practice: nothing counts")}</b>
    ${n&&c`<${h} kind="quiet" onTap=${()=>e(!0)}>${a("what was best?")}<//>`}
    <${h} kind="quiet" onTap=${o}>${a("leave")}<//>
    ${t&&c`<${Mn} api=${Us} path="practice/remarks" onClose=${()=>e(!1)} />`}
  </div>`}var pl={2:a("two"),3:a("three"),4:a("four"),5:a("five"),6:a("six"),7:a("seven"),8:a("eight"),9:a("nine"),T:a("ten"),J:a("jack"),Q:a("queen"),K:a("king"),A:a("ace")},ul={c:a("clubs"),d:a("diamonds"),h:a("hearts"),s:a("spades")},Bn={2:"M4.5 12C5 6.5 9.5 3.5 15 3.5C21 3.5 25.5 7 25.5 13C25.5 17.5 23 21 18.5 25.5L4.5 40.5H26.5",3:"M4.5 7C7.5 4.5 10.5 3.5 14 3.5C20 3.5 24.5 7 24.5 12S20.5 20.7 13 20.7C21.5 20.7 26 24.5 26 30.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.8",4:"M20.5 40.5V3.5L3.5 29.5H27",5:"M24.5 3.5H7.5L6 20C8.5 18 11.5 17 14.5 17C21.5 17 26.5 21.5 26.5 28.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.5",6:"M4 29.5C4 23 9 18.3 15 18.3S26 23 26 29.5S21 40.5 15 40.5S4 36 4 29.5C4 16 9 7 19.5 3.5",7:"M3.5 3.5H26.5C19.5 15 14 27 12.5 40.5",8:"M15 21A9.8 8.75 0 1 1 15 3.5A9.8 8.75 0 1 1 15 21A11.3 9.75 0 1 1 15 40.5A11.3 9.75 0 1 1 15 21Z",9:"M26 14.5C26 21 21 25.7 15 25.7S4 21 4 14.5S9 3.5 15 3.5S26 8 26 14.5C26 28 21 37 10.5 40.5",T:"M3.5 10L9.5 3.5V40.5M24.2 3.5C18.5 3.5 16.4 10 16.4 22S18.5 40.5 24.2 40.5S32 34 32 22S29.9 3.5 24.2 3.5Z",J:"M13 3.5H23V29.5C23 36.5 19 40.5 13.5 40.5C8 40.5 4.5 37 4.5 31",Q:"M15 3.5C7.5 3.5 3.5 10 3.5 22S7.5 40.5 15 40.5S26.5 34 26.5 22S22.5 3.5 15 3.5ZM17.5 31.5L26.5 41.5",K:"M5 3.5V40.5M26 3.5L6.5 25M13 18.5L26.5 40.5",A:"M3.5 40.5L15 3.5L26.5 40.5M8 29H22"},pt={c:"M71 28A21 21 0 1 1 29 28A21 21 0 1 1 71 28ZM50 59A22 22 0 1 1 6 59A22 22 0 1 1 50 59ZM94 59A22 22 0 1 1 50 59A22 22 0 1 1 94 59ZM38 42H62L54 62C55 78 59 88 67 95H33C41 88 45 78 46 62Z",d:"M50 3C60 21 73 38 87 50C73 62 60 79 50 97C40 79 27 62 13 50C27 38 40 21 50 3Z",h:"M50 93C20 68 5 51 5 32C5 17 16 7 28 7C38 7 46 13 50 23C54 13 62 7 72 7C84 7 95 17 95 32C95 51 80 68 50 93Z",s:"M50 4C66 26 93 41 93 62C93 74 84 83 73 83C65 83 59 79 55 73C56 82 60 89 67 95H33C40 89 44 82 45 73C41 79 35 83 27 83C16 83 7 74 7 62C7 41 34 26 50 4Z"},Ee="M50 4L61 37L96 37L68 58L78 92L50 71L22 92L32 58L4 37L39 37Z",Ir=[...Array(9).keys()].map(t=>{let e=20*(t+1),n=Math.max(0,e-120),s=Math.min(80,e);return`M${10+n} ${10+e-n}L${10+s} ${10+e-s}M${90-n} ${10+e-n}L${90-s} ${10+e-s}`}).join("");function lt(t){return t==="Jk"?a("joker"):Z(t)?a("{rank} of {suit}",{rank:pl[t[0]],suit:ul[t[1]]}):a("face down")}var Z=t=>typeof t=="string"&&/^([2-9TJQKA][cdhs]|Jk)$/.test(t),Ws=[..."shdc"].flatMap(t=>[..."AKQJT98765432"].map(e=>e+t));function Dt({allowed:t,picked:e=[],onPick:n,onTakeBack:s,busy:o}){let r=new Set(t),i=r.has("Jk")?[...Ws,"Jk"]:Ws;return c`<div class="picker-grid" role="group" aria-label=${a("cards")}>
    ${i.map((l,p)=>c`<${dl} key=${l} card=${l} starts=${p%13===0}
      picked=${e.includes(l)} open=${r.has(l)} busy=${o}
      onTap=${()=>e.includes(l)?s?.(l):n(l)} />`)}
  </div>`}function Wr({picked:t=[],onTakeBack:e,busy:n}){let s=t[t.length-1];return c`<${h} kind="plain" disabled=${n} onTap=${()=>e(s)}>
    ${s?a("take back {card}",{card:U(s)}):a("undo")}
  <//>`}function dl({card:t,starts:e,open:n,picked:s,busy:o,onTap:r}){let i=!n&&!s,p=[t!=="Jk"&&`suit-${t[1]}`,e&&"starts-suit",i&&"is-out",s&&"is-picked"];return c`<button type="button" class=${w(["picker-card",...p])} disabled=${i||o}
      aria-label=${lt(t)} aria-pressed=${s?"true":null} onClick=${r}>
    ${!i&&c`<${me} card=${t} />`}
  </button>`}function me({card:t}){if(!Z(t))return c`<span>?</span>`;if(t==="Jk")return c`<${Ur} path=${Ee} />`;let[e,n]=t;return c`
    <svg viewBox=${e==="T"?"0 0 36 44":"0 0 30 44"} aria-hidden="true">
      <path class="card-rank" d=${Bn[e]} />
    </svg>
    <${Ur} path=${pt[n]} />`}var Ur=({path:t})=>c`<svg viewBox="-2 -2 104 104" aria-hidden="true">
  <path class="card-pip" d=${t} />
</svg>`,fl={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},U=t=>Z(t)&&t!=="Jk"?`${t[0]==="T"?"10":t[0]}${fl[t[1]]}\uFE0E`:lt(t);var M=t=>a(`${String(t).replaceAll("_"," ")}##of a game`);function Et(t){return Z(t)?U(t):typeof t=="number"?b(t):typeof t=="boolean"?t?a("yes"):a("no"):Array.isArray(t)?t.map(Et).join(" "):t&&typeof t=="object"?Object.values(t).map(Et).join(" \xB7 "):M(t)}function Me(t,e,n={}){if(n[t])return n[t](e);let s=Object.entries(e),o=s.some(([,r])=>r!==0)?s.filter(([,r])=>r!==0):s.slice(0,1);return Ks(M(t),o)}function Ks(t,e){let s=e.filter(([,r])=>r!==!0).map(([,r])=>Et(r)).join(" "),o=s?a("{deed} {what}##a verb and what it is done with",{deed:t,what:s}):t;return e.filter(([,r])=>r===!0).reduce((r,[i])=>a("{deed} and {also}",{deed:r,also:M(i)}),o)}function $t(t){return t.length<2?t.join(""):a("{others} and {last}",{others:t.slice(0,-1).join(", "),last:t.at(-1)})}function he(t,e){let n=[],s=t;for(let o of[...e].sort((r,i)=>i.value-r.value)){let r=Math.floor(s/o.value);r>0&&n.push({...o,count:r}),s-=r*o.value}return n}var $l=4;function Kr(t,e,n=ml(t,e),s=$l){let o=new Map(he(t,e).map(({value:p,count:d})=>[p,d])),r=e.map(({value:p})=>p).sort((p,d)=>p-d),i=p=>o.get(p)??0,l=()=>r.filter(p=>p<=n).reduce((p,d)=>p+d*i(d),0);for(;l()<Math.min(s*n,t);){let p=r.find(u=>u>n&&i(u));if(!p)break;o.set(p,i(p)-1);let d=e.filter(({value:u})=>u<p);for(let{value:u,count:$}of he(p,d))o.set(u,i(u)+$)}return e.map(p=>({...p,count:i(p.value)})).filter(({count:p})=>p).sort((p,d)=>d.value-p.value)}var ml=(t,e)=>Math.max(1,...e.map(({value:n})=>n).filter(n=>n<=t/50)),zr=t=>t.map(({count:e,colour:n})=>a("{count} {colour}##of chips",{count:e,colour:M(n)})).join(", ");function Be({min:t,max:e,step:n=1}){return e==null||e>=Number.MAX_SAFE_INTEGER?null:t+Math.floor((e-t)/n)*n}function Ln(t,e){let{min:n,step:s=1}=e,o=Be(e);return o!==null&&o<n?a("not possible now"):t<n?a("at least {amount}",{amount:n}):o!==null&&t>o?a("at most {amount}",{amount:o}):(t-n)%s!==0?n%s===0?a("in steps of {step}",{step:s}):a("{first}, then in steps of {step}",{first:n,step:s}):null}function Mt(t,e,n){return e.reduce((o,r)=>o+r,0)===t?e:he(t,n).flatMap(({value:o,count:r})=>Array(Math.min(r,500)).fill(o))}function It(t,e){let n=t.lastIndexOf(e);return t.filter((s,o)=>o!==n)}var Gr={white:{body:"#efeadb",spots:"#7b7a74"},red:{body:"#c22f39",spots:"#fff"},blue:{body:"#2460b0",spots:"#fff"},green:{body:"#1f8a49",spots:"#fff"},black:{body:"#25252a",spots:"#fff"},purple:{body:"#6d3c9b",spots:"#fff"},yellow:{body:"#e6b91f",spots:"#25252a"},pink:{body:"#df79a4",spots:"#fff"},orange:{body:"#de6f25",spots:"#fff"},grey:{body:"#878d92",spots:"#fff"},brown:{body:"#794d2a",spots:"#fff"},turquoise:{body:"#17909a",spots:"#fff"}},hl=5,Jr=8,jn=({value:t,colour:e})=>c`<${Hn} value=${t} colour=${e} count=${1} bare />`;function Hn({value:t,colour:e,count:n,bare:s}){let o=Math.min(n,hl),r=64+(o-1)*Jr,{body:i,spots:l}=Gr[e]??Gr.grey,p={"--chip-colour":i,"--chip-spots":l},d=[...Array(o-1).keys()].map($=>r-32-$*Jr),u=c`<svg class="chip" viewBox=${`0 0 64 ${r}`} style=${p} role="img"
      aria-label=${a("{count} {colour}, {value} each##of chips",{count:n,colour:M(e),value:t})}>
    ${d.map($=>c`<g key=${$}>
      <circle class="chip-under" cx="32" cy=${$} r="30.5" />
      <circle class="chip-spots" cx="32" cy=${$} r="26.5" stroke-dasharray="13.9 13.85" />
    </g>`)}
    <circle class="chip-body" cx="32" cy="32" r="30.5" />
    <circle class="chip-spots" cx="32" cy="32" r="26.5" stroke-dasharray="13.9 13.85" />
    <circle class="chip-face" cx="32" cy="32" r="20.5" />
    <text class="chip-value" x="32" y=${32+Yr(t)*.36} font-size=${Yr(t)}>${Vr(t)}</text>
  </svg>`;return s?u:c`<span class="pile">${u}<span class="pile-count" aria-hidden="true">×${n}</span></span>`}function Le({amount:t,chipset:e,change:n,words:s}){let o=n?Kr(t,e,...n===!0?[]:[n,1]):he(t,e);return c`<span class="chips">
    <span class="chips-piles">${o.map(r=>c`<${Hn} key=${r.value} ...${r} />`)}</span>
    ${s&&c`<span class="chips-words">${zr(o)}</span>`}
  </span>`}function Vr(t){return t<1e3||t%100?String(t):`${t/1e3}k`}var Yr=t=>[26,25,19,15,12][Math.min(Vr(t).length,5)-1];var Zr={ArrowLeft:-1,ArrowRight:1},bl=null;function yl(t){let{key:e,target:n,currentTarget:s}=t;if(e in Zr){let o=[...s.querySelectorAll("button")];o.at((o.indexOf(n)+Zr[e])%o.length)?.focus()}else if(e==="ArrowUp"||e==="ArrowDown")n.blur(),bl?.focus();else return;t.preventDefault()}var je=()=>c`<div class="languages" role="group" onKeyDown=${yl} aria-label=${a("The language of this screen")}>
  ${Object.entries(zo).map(([t,e])=>c`<${h} key=${t} kind="quiet" chosen=${t===Ot}
      onTap=${()=>t!==Ot&&Go(t)}><span lang=${t}>${e}</span><//>`)}
</div>`;var Qr=({title:t,text:e,children:n})=>c`<main class="porch">
  <div class="porch-words">
    <div class="porch-mark" aria-hidden="true"><${Hn} value=${1} colour="white" count=${3} bare /></div>
    <p class="porch-name">Croupier</p>
    <h1>${t}</h1>
    ${e&&c`<p class="quiet">${e}</p>`}
    <${je} />
  </div>
  ${n}
</main>`;var gl=1500,kl=1e4,Xr=[1e3,2e3,5e3,15e3],vl=2,_l=({status:t})=>t<500&&t!==429,Nn=class{state=ct(null);connection=ct("polling");heard=ct(Date.now());refusal=ct(null);#e;#t;#n;#c=null;#s=null;#r=0;#i;#l;#o=!1;#u=!1;#d=0;#p=!1;#m=[[document,"visibilitychange",()=>this.#f()],[window,"pageshow",()=>this.#f()],[window,"pagehide",()=>this.#$()],[window,"online",()=>this.refresh()]];constructor({api:e,path:n,events:s}){this.#e=e,this.#t=n,this.#n=dt+s;for(let[o,r,i]of this.#m)o.addEventListener(r,i);this.#f()}accept(e,n=null){let s=this.state.peek();s&&e.version<s.version||(this.#c=n,this.state.value=e)}refresh(){this.#p&&this.#a()}close(){this.#$();for(let[e,n,s]of this.#m)e.removeEventListener(n,s)}#f(){document.hidden?this.#$():this.#g()}#g(){this.#p||(this.#p=!0,this.#h(),this.#a())}#$(){this.#p=!1,this.#b(),clearTimeout(this.#i),clearTimeout(this.#l)}#h(){let e=new EventSource(this.#n);this.#s=e,e.onopen=()=>{this.#r=0,this.#y()},e.onmessage=({data:n})=>{Number(n)<=this.state.peek()?.version||this.#a()},e.addEventListener("look",()=>this.#a()),e.onerror=()=>{this.#b();let n=Xr[Math.min(this.#r,Xr.length-1)];this.#r+=1,this.#i=setTimeout(()=>this.#h(),n),this.#a()}}#b(){this.#s?.close(),this.#s=null}async#a(){if(this.#o){this.#u=!0;return}this.#o=!0,clearTimeout(this.#l);try{let n=this.state.peek(),s=await this.#e.look(this.#t,this.#c);s&&this.state.peek()!==n&&s.state.version===this.state.peek().version?this.#u=!0:s&&this.accept(s.state,s.etag),this.#d=0,this.heard.value=Date.now()}catch(n){if(n instanceof Kt&&_l(n))return this.#k(n);this.#d+=1}finally{this.#o=!1}if(this.#y(),!this.#p)return;if(this.#u)return this.#u=!1,this.#a();let e=this.#s?.readyState===EventSource.OPEN&&!this.#d?kl:gl;this.#l=setTimeout(()=>this.#a(),e)}#k(e){this.refusal.value=e,this.close()}#y(){this.#d>=vl?this.connection.value="lost":this.#s?.readyState===EventSource.OPEN?this.connection.value="live":this.connection.value="polling"}};var wl=600,xl=8e3,Pn=class{busy=ct(!1);late=ct(!1);error=ct(null);#e;dismiss=()=>this.#t(null);complain=e=>this.#t(e);async send(e,{taken:n,refused:s}){if(this.busy.peek())return qr()||Is(a("One moment: the last tap is still on its way.")),!1;this.busy.value=!0;let o=setTimeout(()=>{this.late.value=!0},wl);try{return n(await e()),this.#t(null),!0}catch(r){if(!(r instanceof Kt))throw r;return this.#t(s(r)),!1}finally{clearTimeout(o),this.late.value=!1,this.busy.value=!1}}#t(e){clearTimeout(this.#e),this.error.value=e,e&&(this.#e=setTimeout(()=>{this.error.value=null},xl))}};var Rn=class{state=ct(null);connection=ct("polling");heard=ct(Date.now());refusal=ct(null);#e=new Pn;busy=this.#e.busy;late=this.#e.late;error=this.#e.error;withdrawn=null;api=new Ft("/api");#t;#n=null;#c=null;#s=()=>{};constructor(e){this.#t=`nights/${e}`,addEventListener("offline",()=>{this.connection.value="lost"}),this.#i(null)}refresh=()=>this.#n?.refresh();dismiss=this.#e.dismiss;show=e=>this.#i(e);act=({do:e,args:n={},since:s})=>this.#o("POST",`tables/${this.#r().table}/rounds/${this.#r().number}/actions`,{action:{do:e,...n},since:s});cut=e=>this.#o("PUT",`tables/${this.#r().table}/cut`,{word:e});wish=e=>(e.kind===this.withdrawn&&(this.withdrawn=null),this.#o("POST","wishes",e));takeBack=e=>(this.withdrawn=e,this.#o("DELETE","wishes",{kind:e}));bill=()=>this.api.get(`${this.#t}/hand/bill`);round=(e,n)=>this.api.get(`${this.#t}/tables/${e}/rounds/${n}`);game=e=>this.api.get(`games/${e}`);roundPath=(e,n)=>`${this.#t}/tables/${e}/rounds/${n}`;#r(){return this.state.peek().table}#i(e){this.#s(),this.#n?.close(),this.#c=e;let n=e?`?table=${e}`:"",s=e?`/tables/${e}`:"",o=new Nn({api:this.api,path:`${this.#t}/hand${n}`,events:`/api/${this.#t}/hand${s}/events`});this.#n=o;let r=[_t(()=>this.#l(o.state.value)),_t(()=>{this.connection.value=o.connection.value,this.heard.value=o.heard.value,this.refusal.value=o.refusal.value})];this.#s=()=>{for(let i of r)i()}}#l(e){let n=this.state.peek();if(!e||n&&e.version<n.version)return;this.state.value=e;let s=e.table?.table??null;s!==this.#c&&queueMicrotask(()=>this.#i(s))}#o(e,n,s){return this.#e.send(()=>this.api.send(e,`${this.#t}/hand/${n}`,s),{taken:o=>this.#n?.accept(o.state??o),refused:({message:o,body:r})=>(r?.state?this.#n?.accept(r.state):this.refresh(),o)})}};var ta="M47 27H65V37C65 45 60.500 49.500 56 49.500S47 45 47 37Z",zs="M50.500 34.500H53.800M58.200 34.500H61.500M56 33.500V38.800",ea="M14 70C19 62 33 55.500 46 52L56 60L66 52C76 54.500 83.500 60 86 70Z",Gs="M79.200 70V24H82.800V70Z",Js={K:[["cloth",ea],["gold",Gs],["paper","M41 53.500L56 62L71 53.500L76.500 56C72 63 64 68.500 56 70C48 68.500 40 63 35.500 56Z"],["ink","M43.500 26C41 36 41 45 44 53L68 53C71 45 71 36 68.500 26Z"],["paper",ta],["ink","M47 37C50 41.500 53 39.500 56 39.500S62 41.500 65 37L66.500 44C66.500 54 60 60 56 63C52 60 45.500 54 45.500 44Z"],["line",zs],["light","M53.500 44.200H58.500"],["gold","M43 28.500L39 13L48 19.500L56 9L64 19.500L73 13L69 28.500Q56 25 43 28.500Z"],["line","M42.500 24.200Q56 20.700 69.500 24.200"],["line","M43 58.500V60.500M50 63.500V65.500M62 63.500V65.500M69 58.500V60.500"]],Q:[["ink","M45 26C38 40 41 52 35 62L77 62C71 52 74 40 67 26C64 19 48 19 45 26Z"],["cloth","M14 70C18 63 30 58.500 42 56L56 68L70 56C78 58 84 62 86 70Z"],["paper","M51 44H61V53L66 57.500L56 67.500L46 57.500L51 53Z"],["paper","M47 30C47 23 65 23 65 30V37C65 45 60.500 49.500 56 49.500S47 45 47 37Z"],["line",zs],["mouth","M53.300 43.500Q56 42.500 58.700 43.500Q56 47 53.300 43.500Z"],["gold","M45 26C43.500 20 42 17 40 13C44.500 16.500 47 16 49 10.500C51 16 53 14.500 56 7.500C59 14.500 61 16 63 10.500C65 16 67.500 16.500 72 13C70 17 68.500 20 67 26Q56 21.500 45 26Z"],["gold",Gs]],J:[["cloth",ea],["gold",Gs],["ink","M44 26C41 36 41 46 43.500 51L68.500 51C71 46 71 36 68 26Z"],["paper",ta],["line",zs],["line","M53.500 44H58.500"],["gold","M47 15C43 6 34 5 28.500 10.500C34 11.500 38 15 41 22Z"],["cloth","M40 27C37 15 47 9.500 57 10.500C68 10.500 75 17 72.500 27Q56 21.500 40 27Z"],["gold","M40.500 30.500Q56 24 71.500 30.500L72.500 26Q56 19.500 39.500 26Z"],["light","M36 70V58.500M46 70V56M66 70V56M76 70V58.500"]]},na=[81,21,20],sa="M13 67.500H87V72.500H13Z";var nn=[39,61],At=[50],Fn=[[24,nn],[116,nn]],Ys=[...Fn,[70,nn]],oa=[...Fn,[54.5,nn],[85.5,nn]],Sl={2:[34,[28,At],[112,At]],3:[34,[28,At],[70,At],[112,At]],4:[23,...Fn],5:[23,...Fn,[70,At]],6:[23,...Ys],7:[22,...Ys,[47.5,At]],8:[22,...Ys,[47.5,At],[92.5,At]],9:[21,...oa,[70,At]],T:[21,...oa,[40,At],[100,At]]};function ra(t,e){let[n,...s]=Sl[e];return s.flatMap(([o,r])=>r.map(i=>Bt(t,i,o,o>70?-n:n))).join("")}function Bt(t,e,n,s){let o=l=>l*s/100,r=l=>Vs(e+o(l-50)),i=l=>Vs(n+o(l-50));return t.replace(/([A-Z])([^A-Z]*)/g,(l,p,d)=>{let u=d.split(/[ ,]/).filter(Boolean).map(Number);if(p==="H")return p+r(u[0]);if(p==="V")return p+i(u[0]);if(p!=="A")return p+u.map((T,v)=>(v%2?i:r)(T)).join(" ");let[$,m,f,y,x,k,g]=u,S=[$,m].map(T=>Vs(Math.abs(o(T))));return p+[...S,f,y,x,r(k),i(g)].join(" ")})}var Vs=t=>Math.round(t*100)/100;function j({card:t,lit:e,dim:n}){let s=Z(t),o=[s&&t!=="Jk"&&`suit-${t[1]}`,e&&"is-lit",n&&"is-dim"];return c`<svg class=${w(["card",...o])} viewBox="0 0 100 140" role="img" aria-label=${lt(t)}>
    <rect class="card-paper" x="1" y="1" width="98" height="138" rx="9" />
    <g key=${t} class="card-side">${s?Ol(t):Tl}</g>
  </svg>`}var Tl=c`
  <rect class="card-back" x="7" y="7" width="86" height="126" rx="5" />
  <path class="card-lattice" d=${Ir} />
  <rect class="card-lattice" x="10" y="10" width="80" height="120" rx="3" />
  <circle class="card-seal" cx="50" cy="70" r="20" />
  <path class="card-back" d=${Bt(pt.s,50,70,25)} />`,Zs=new Map;function Ol(t){if(!Zs.has(t)){let[e,n]=t,[s,o]=t==="Jk"?El():[Al(e,n),Cl(e,n)];Zs.set(t,c`<g class="card-small">${He(s)}</g><g class="card-large">${o}</g>`)}return Zs.get(t)}var Al=(t,e)=>c`
  <${aa} rank=${t} at=${`${t==="T"?4:8} 9`} scale="1.2" />
  <path class="card-pip" d=${Bt(pt[e],72,29,39)} />`;function Cl(t,e){let n=pt[e],s=c`
    <${aa} rank=${t} at="6 8.5" scale=${t==="T"?.6:.66} />
    <path class="card-pip" d=${Bt(n,16,50,18)} />`;if(t==="A")return c`${He(s)}
      <path class="card-pip" d=${Bt(n,50,70,62)} />
      <path class="court-inlay" d=${Bt(n,50,70,48)} />`;if(!Js[t])return c`${He(s)}<path class="card-pip" d=${ra(n,t)} />`;let o=c`
    ${Js[t].map(([r,i])=>c`<path class=${`court-${r}`} d=${i} />`)}
    <path class="court-cloth" d=${Bt(n,...na)} />`;return c`${He(s)}${He(o)}<path class="court-gold" d=${sa} />`}var El=()=>[c`<path class="card-pip" d=${Bt(Ee,32,36,50)} />`,c`${He(c`<path class="card-pip" d=${Bt(Ee,17,18,24)} />`)}
    <path class="court-gold" d=${Bt(Ee,50,70,66)} />`],aa=({rank:t,at:e,scale:n})=>c`<path class="card-rank" d=${Bn[t]} transform=${`translate(${e}) scale(${n})`} />`,He=t=>c`${t}<g transform="rotate(180 50 70)">${t}</g>`;function kt({label:t,wanted:e}){return c`<svg class="card" viewBox="0 0 100 140" role="img" aria-label=${t??a("no card yet")}>
    <rect class=${w(["card-outline",e&&"is-wanted"])} x="3" y="3" width="94" height="134" rx="9" />
  </svg>`}function R({cards:t,places:e=0,label:n,fanned:s,lit:o,wanted:r}){let i=Math.max(0,e-t.length);return c`<div class=${w(["hand",s&&"is-fanned"])} role="group" aria-label=${n}>
    <div class="hand-cards">
      ${t.map((l,p)=>c`<${j} key=${p} card=${l}
        lit=${o?.has(l)} dim=${o&&!o.has(l)} />`)}
      ${[...Array(i).keys()].map(l=>c`<${kt} key=${`empty ${l}`} wanted=${r&&l===0} />`)}
    </div>
    ${n&&c`<div class="hand-label">${n}</div>`}
  </div>`}function at({text:t,onGone:e}){return t?c`<div class="slip" role="alert">
    <span>${t}</span>${e&&c`<${h} kind="quiet" name=${a("close")} onTap=${e}>✕<//>`}
  </div>`:null}var Ml=6e3;function ia({list:t,onGone:e}){return c`<div class="toasts" aria-live="polite">
    ${t.map(n=>c`<${Bl} key=${n.id} text=${n.text} onGone=${()=>e(n.id)} />`)}
  </div>`}function Bl({text:t,onGone:e}){return F(()=>{let n=setTimeout(e,Ml);return()=>clearTimeout(n)},[]),c`<div class="slip is-news"><span>${t}</span></div>`}function pa({api:t,path:e,seat:n,title:s,onClose:o}){let[{told:r,trouble:i},l]=_({}),[p,d]=_(n??null);F(()=>{let $=`${e}/explanation${p?`?seat=${p}`:""}`;t.get($).then(m=>l({told:m}),m=>l({trouble:jl(m)}))},[e,p]);let u=c`
    ${p?c`<${h} kind="plain" onTap=${()=>d(null)}>${a("the whole round")}<//>`:c`<span></span>`}
    <${h} kind="main" onTap=${o}>${a("done")}<//>`;return c`<${V} title=${s} onClose=${o} foot=${u}>
    <div class="explain">
      <${at} text=${i} />
      ${r&&c`<${Nl} told=${r} about=${p} again=${r.closed&&Ll(e)} />`}
      ${!r&&!i&&c`<p class="quiet">${a("One moment.")}</p>`}
    </div>
  <//>`}var Ll=t=>t.replace(/^nights\/(\d+)\/tables\/(\d+)\/rounds\/(\d+)$/,`${dt}/rounds/$1/$2#$3`),jl=t=>t instanceof Kt?t.message:a("The server does not answer. Try again."),Hl="0 = 0";function Nl({told:t,about:e,again:n}){let s=t.steps.filter(o=>!e||Rl(o)).reverse();return c`
    <p class="quiet">${Pl(t)}</p>
    ${Object.values(t.sums).some(o=>o!==Hl)&&c`<dl class="explain-sums">
      ${Object.entries(t.sums).map(([o,r])=>c`<div key=${o}><dt>${o}</dt><dd>${r.replaceAll(" - "," \u2212 ")}</dd></div>`)}
    </dl>`}
    <ol class="explain-steps" reversed>
      ${s.map(o=>c`<${Fl} key=${o.entry} step=${o} />`)}
    </ol>
    ${t.shuffle.seed&&c`<details class="explain-shuffle"><summary>${a("the shuffle, to check it")}</summary>
      ${["commitment","seed","cut"].filter(o=>t.shuffle[o]).map(o=>c`<p key=${o} class="small">
        <span class="quiet">${M(o)}</span> <code>${t.shuffle[o]}</code></p>`)}
    </details>`}
    ${n&&c`<p><a class="button is-plain" href=${n}>${a("see it card by card")}</a></p>`}`}var Pl=({game:t,table:e,round:n,ended:s})=>s?L("{game}, table {table}, round {round}: {ended}.",{game:t,table:e,round:n,ended:c`<b>${s}</b>`}):a("{game}, table {table}, round {round}.",{game:t,table:e,round:n}),Rl=({says:t,moves:e,cards:n})=>t.length>0||e.length>0||Object.keys(n).length>0;function Fl({step:t}){let{entry:e,did:n,cards:s,says:o,moves:r}=t;return c`<li class="explain-step" value=${e}>
    <p class="explain-did">${M(n)} <span class="quiet small">${a("entry {number}",{number:e})}</span></p>
    ${o.map((i,l)=>c`<${Dl} key=${l} ...${i} />`)}
    ${r.length>0&&c`<ul class="explain-moves">
      ${r.map((i,l)=>c`<li key=${l}>${ql(i)}</li>`)}
    </ul>`}
    ${Object.keys(s).length>0&&c`<div class="explain-cards">
      ${Object.entries(s).map(([i,l])=>l.length>0&&c`<${R} key=${i} cards=${l} label=${i} fanned=${l.length>5} />`)}
    </div>`}
  </li>`}var ql=({amount:t,source:e,target:n,why:s})=>L("{chips} from {source} to {target}: {why}",{chips:c`<b class="figure">${b(t)}</b>`,source:e,target:n,why:s});function Dl({text:t,details:e}){let n=Object.entries(e),s=n.filter(([,i])=>ca(i)),o=n.filter(([,i])=>la(i)),r=n.filter(([,i])=>!ca(i)&&!la(i));return c`<div class="explain-said">
    <p>${t}</p>
    ${s.map(([i,l])=>c`<${R} key=${i} cards=${l} label=${i==="cards"?null:M(i)} />`)}
    ${o.map(([i,l])=>c`<${Il} key=${i} rows=${l} />`)}
    ${r.length>0&&c`<p class="quiet small">${r.map(([i,l])=>`${M(i)} ${ua(l)}`).join(" \xB7 ")}</p>`}
  </div>`}var ca=t=>Array.isArray(t)&&t.length>0&&t.every(e=>Z(e)||e==="??"),la=t=>Array.isArray(t)&&t.length>0&&t.every(e=>e&&typeof e=="object"&&!Array.isArray(e));function Il({rows:t}){let e=[...new Set(t.flatMap(Object.keys))],n=o=>t.every(r=>r[o]==null||typeof r[o]=="number"),s=Object.fromEntries(e.map(o=>[o,n(o)?"number":null]));return c`<table class="ledger explain-rows">
    <thead><tr>${e.map(o=>c`<th key=${o} class=${s[o]}>${Ul(o)}</th>`)}</tr></thead>
    <tbody>${t.map((o,r)=>c`<tr key=${r}>
      ${e.map(i=>c`<td key=${i} class=${s[i]}>${ua(o[i])}</td>`)}
    </tr>`)}</tbody>
  </table>`}var Ul=t=>t==="stake"?a("staked"):M(t),ua=t=>t==null?"\u2013":Et(t);function be({mark:t="s",title:e,text:n,children:s}){return c`<div class="state">
    <svg class="state-mark" viewBox="0 0 100 100" aria-hidden="true">
      <path fill="currentColor" d=${pt[t]} />
    </svg>
    <p class="state-title">${e}</p>
    ${n&&c`<p class="state-text">${n}</p>`}
    ${s}
  </div>`}function da(t){let e=Math.max(1,Math.round(t/1e3));return e<90?B("a second","{count} seconds",e):a("{count} minutes##some time ago",{count:Math.round(e/60)})}var fa=1500;function ma({hand:t,state:e}){let n=rt(e),s=rt([]),[o,r]=_([]);return F(()=>{let l=n.current;n.current=e;let p=l.wishes.filter($=>Wl($,e,t.withdrawn));s.current.push(...p.map($=>({wish:$,was:l,until:performance.now()+fa})));let d=()=>{let $=[];s.current=s.current.filter(({wish:m,was:f,until:y})=>{let x=Kl(m,f,e)??(performance.now()<y?null:zl(m));return x!==null&&$.push({id:m.number,text:x}),x===null}),$.length&&r(m=>[...m,...$])};if(d(),!s.current.length)return;let u=setTimeout(d,fa+50);return()=>clearTimeout(u)},[e]),c`<${ia} list=${o} onGone=${l=>r(p=>p.filter(d=>d.id!==l))} />`}var Wl=({number:t,kind:e},{wishes:n},s)=>e!==s&&!n.some(o=>o.number===t||o.kind===e),$a=({mine:t},e)=>t.find(n=>n.table===e);function Kl({kind:t,table:e,chips:n},s,o){let r=o.me.bankroll-s.me.bankroll,[i,l]=[$a(o,e),$a(s,e)];switch(t){case"sit":return i?a("You have a seat."):null;case"stand":return i?null:a("You have left the table.");case"top-up":return(i?.rack??0)>(l?.rack??0)?a("{chips} more lie in your rack.",{chips:n}):null;case"buy-in":return r>0?a("{chips} chips are in your bankroll.",{chips:r}):null;default:return r<0?a("Cashed out: {chips} went to the desk.",{chips:-r}):null}}function zl({kind:t}){return t==="sit"?a("The dealer has no seat for you now."):t==="buy-in"||t==="cash-out"?a("The host says: not now."):a("The dealer says: not now.")}var Gl=8;function Ct(t){return Array.isArray(t)?t.length&&t.every(Z)?"card":"choice":"of"in t?"some":"rows"in t?"rows":"fields"in t?"fields":ha(t)?"choice":"amount"}var Gt=t=>Array.isArray(t)?t:ha(t)??[];function ha(t){let e=Be(t),{min:n,step:s=1}=t;if(e===null||(e-n)/s>=Gl)return null;let o=[];for(let r=n;r<=e;r+=s)o.push(r);return o}function ba(t,e=!1){switch(Ct(t)){case"amount":return 0;case"some":case"rows":return[];case"fields":return ne(t.fields);default:return!e&&Gt(t).length===1?Gt(t)[0]:void 0}}var ne=(t,e=[])=>Object.fromEntries(Object.entries(t).map(([n,s])=>[n,ba(s,e.includes(n))]));function Jl(t,e){switch(Ct(t)){case"amount":return Ln(e,t);case"some":return e.length<t.least?a("{count} more",{count:t.least-e.length}):e.length>t.most?a("at most {amount}",{amount:t.most}):null;case"rows":return e.length<t.least?a("{count} more",{count:t.least-e.length}):null;case"fields":return ee(t.fields,e)?.why??null;default:return Gt(t).length?e===void 0?a("not chosen yet"):null:a("not possible now")}}function ee(t,e,n=[]){for(let[s,o]of Object.entries(t)){if(n.includes(s)&&ya(e[s]))continue;let r=Jl(o,e[s]);if(r)return{name:s,why:r}}return null}function Qs(t,e){let n=Object.keys(t.values).filter(s=>!(t.optional?.includes(s)&&ya(e[s])));return Object.fromEntries(n.map(s=>[s,e[s]]))}var ya=t=>t===void 0||t===0||Array.isArray(t)&&!t.length,Yl=6;function ga(t){switch(Ct(t)){case"amount":return Be(t)!==t.min;case"some":return t.least===0&&t.of.length>0;case"rows":return t.least===0&&t.most>0;case"fields":return Object.values(t.fields).some(ga);default:return!1}}function ka(t){if(t.optional?.length)return Vl(t);if(Object.values(t.values).some(ga))return null;let e=ne(t.values),n=Object.keys(e).filter(i=>e[i]===void 0),s=ee(t.values,e);if(!s)return[e];let[o]=n;if(n.length!==1||s.name!==o||Gt(t.values[o]).length>Yl)return null;let r=Gt(t.values[o]).map(i=>({...e,[o]:i}));return r.some(i=>ee(t.values,i))?null:r}function Vl({values:t,optional:e}){let[[n,s],...o]=Object.entries(t);return o.length||!e.includes(n)||Ct(s)!=="choice"||Gt(s).length!==1?null:[{},{[n]:Gt(s)[0]}]}function Xs(t){if(t.optional?.length)return null;let e=Object.entries(t.values).filter(([,n])=>ba(n)===void 0);return e.length===1&&Ct(e[0][1])==="card"?e[0][0]:null}var K=({by:t,do:e,since:n})=>`${t} ${e} ${n??""}`;function va(t){let e=new Map;for(let n of t)e.set(n.by,[...e.get(n.by)??[],n]);return[...e].sort(([n],[s])=>+(n==="dealer")-+(s==="dealer"))}var Zl=new Ft("/api");function _a({night:t,table:e,round:n}){let s=(e.past?.at(-1)??e.last)?.number??0,[o,r]=_({played:0,deals:[]});return F(()=>{if(!s||n&&!n.facts.sheet)return;let i=!1;return Zl.get(`nights/${t.night}/tables/${e.table}/scores`).then(({deals:l})=>i||r({played:s,deals:l}),()=>{}),()=>{i=!0}},[t.night,e.table,e.game,s,!!n?.facts.sheet]),Ql(o.deals,n,e.number)}function Ql(t,e,n){if(!e)return t.length?t:null;let{sheet:s,deal:o}=e.facts;if(!s)return null;let r=t.filter(p=>p.deal<o&&p.round!==n),i=r.at(-1)?.deal===o-1,l=s.after?[{deal:o,names:wa(s,e),sheet:s}]:[];return[...i?r:[],...l]}function wa(t,e){let n=Object.fromEntries(e.seats.map(({seat:o,player:r})=>[o,r])),s=o=>$t(o.split("+").map(r=>n[r]));return Object.fromEntries(Object.keys(t.before).map(o=>[o,s(o)]))}function xa({facts:t,carry:e,seats:n}){if(!t.sheet)return null;if(!e?.finished)return a("Deal {number} is scored.",{number:t.deal});if(e.winners.length===n.length)return a("The game is over: a tie.");let s=n.filter(({seat:o})=>e.winners.includes(o)).map(({player:o})=>o);return B("The game is over: {players} wins.","The game is over: {players} win.",s.length,{players:$t(s)})}function Sa({deals:t,round:e,onSheet:n}){let s=t.at(-1),o=e?.facts.sheet??s.sheet,r=e?.facts.sheet?wa(o,e):s.names;return c`<section class="scores" aria-label=${a("the score")}>
    <ol class="scores-names">
      ${Object.keys(o.before).map((i,l)=>c`<li key=${i} class=${w(["scores-name",tp(o,i)&&"is-best"])}>
          <${oe} at=${l} />
          <span class="scores-who">${r[i]}</span>
          <b class="figure">${b((o.after??o.before)[i])}</b>
          ${o.after&&c`<span class="scores-why small">${Xl(o,i)}</span>`}
        </li>`)}
    </ol>
    ${t.length>1&&c`<${Dn} deals=${t} />`}
    ${n&&c`<${h} kind="quiet" onTap=${n}>${a("score sheet")}<//>`}
  </section>`}function Xl(t,e){let n=t.items.filter(s=>s.name===e).map(({what:s})=>s);return n.length?`${st(t.after[e]-t.before[e])}: ${n.join(", ")}`:""}function tp({better:t,before:e,after:n},s){let o=Object.values(n??e),r=t==="high"?Math.max(...o):Math.min(...o);return o.some(i=>i!==r)&&(n??e)[s]===r}var Ta=["","7 4","2 4","12 4 2 4","5 3 1 3","1 3"],qn=260,to=120,se=8,oe=({at:t})=>c`<svg class=${`score-stroke is-line-${t}`} viewBox="0 0 28 6" aria-hidden="true">
  <line x1="1" x2="27" y1="3" y2="3" stroke-dasharray=${Ta[t]} />
</svg>`;function Dn({deals:t}){let[e]=t,n=Object.keys(e.sheet.before),{goal:s}=t.at(-1).sheet,o=[e.sheet.before,...t.map(({sheet:u})=>u.after??u.before)],r=o.flatMap(u=>n.map($=>u[$])),i=Math.min(0,...r),l=Math.max(1,...r,s??0),p=u=>se+u*(qn-2*se)/Math.max(1,o.length-1),d=u=>to-se-(u-i)*(to-2*se)/(l-i);return c`<svg class="score-chart" viewBox=${`0 0 ${qn} ${to}`} role="img" aria-label=${ep(t,n,o)}>
    <line class="score-zero" x1=${se} x2=${qn-se} y1=${d(0)} y2=${d(0)} />
    ${s!==null&&c`<line class="score-goal" x1=${se} x2=${qn-se} y1=${d(s)} y2=${d(s)} />`}
    ${n.map((u,$)=>{let m=o.map((f,y)=>`${p(y)},${d(f[u])}`);return c`<g key=${u} class=${`is-line-${$}`}>
        <polyline points=${m.join(" ")} stroke-dasharray=${Ta[$]} />
        <circle cx=${p(o.length-1)} cy=${d(o.at(-1)[u])} r="3.5" />
      </g>`})}
  </svg>`}var ep=(t,e,n)=>e.map(s=>`${t.at(-1).names[s]}: ${n.map(o=>b(o[s])).join(", ")}`).join("; ");function Oa({deals:t,onClose:e}){let[n,s]=_(t.length-1),o=t[Math.min(n,t.length-1)],r=c`<span></span><${h} kind="main" onTap=${e}>${a("done")}<//>`;return c`<${V} title=${a("The score sheet")} large onClose=${e} foot=${r}>
    <div class=${w(["score-sheet",np(o)&&"is-wide"])}>
      <div class="score-all">
        <${sp} deals=${t} shown=${o} onLook=${s} />
        ${t.length>1&&c`<${Dn} deals=${t} />`}
      </div>
      <${rp} deal=${o} />
    </div>
  <//>`}var np=({names:t})=>Object.keys(t).length>4;function sp({deals:t,shown:e,onLook:n}){let s=Object.keys(e.sheet.before),{better:o,goal:r}=t.at(-1).sheet;return c`<div class="score-deals">
    <table class="ledger">
      <thead><tr><th>${a("deal")}</th>${s.map((i,l)=>c`<th key=${i} class="number"><${oe} at=${l} /> ${t.at(-1).names[i]}</th>`)}</tr></thead>
      <tbody>${t.map((i,l)=>c`<tr key=${i.deal} class=${i===e?"is-now":null}>
        <th scope="row"><${h} kind="quiet" chosen=${i===e} onTap=${()=>n(l)}>${i.deal}<//></th>
        ${s.map(p=>c`<td key=${p} class="number">${st(i.sheet.after[p]-i.sheet.before[p])} <b>${b(i.sheet.after[p])}</b></td>`)}
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">${op(o,r)}</p>
  </div>`}function op(t,e){return e===null?t==="high"?a("The highest score wins."):a("The lowest score wins."):t==="high"?a("The highest score wins; {goal} ends the game.",{goal:e}):a("The lowest score wins; {goal} ends the game.",{goal:e})}function rp({deal:{deal:t,names:e,sheet:n}}){return c`<section class="deal-sheet" aria-label=${a("deal {number}",{number:t})}>
    <h3>${a("Deal {number}",{number:t})}</h3>
    <div class="deal-columns">
      ${Object.keys(n.before).map(s=>c`<${ap} key=${s} name=${s} who=${e[s]} names=${e} sheet=${n} />`)}
    </div>
  </section>`}function ap({name:t,who:e,sheet:n}){let s=t.split("+"),o=e.split(a("{others} and {last}",{others:"",last:""})),r=d=>o.length===s.length?o[s.indexOf(String(d))]:a("seat {seat}",{seat:d}),i=d=>d.filter(u=>u.name===t),l=n.tricks.map((d,u)=>({...d,number:u+1})).filter(({seat:d})=>s.includes(String(d))),p=i(n.taken).reduce((d,{points:u})=>d+u,0);return c`<table class="ledger deal-column">
    <caption>${e}</caption>
    <tbody>
      <tr class="is-score"><th scope="row">${a("before")}</th><td class="number">${b(n.before[t])}</td></tr>
      ${l.map(({number:d,seat:u,cards:$,points:m})=>c`<tr key=${`trick ${d}`}>
        <th scope="row" class="deal-trick"><span class="quiet">${d}${s.length>1&&` \xB7 ${r(u)}`}</span> ${$.map(U).join(" ")}</th>
        <td class="number">${b(m)}</td></tr>`)}
      ${i(n.taken).map(({what:d,points:u})=>c`<tr key=${`took ${d}`}><th scope="row">${d}</th><td class="number">${st(u)}</td></tr>`)}
      ${i(n.taken).length>1&&c`<tr><th scope="row">${a("taken")}</th><td class="number">${b(p)}</td></tr>`}
      ${i(n.items).map(({what:d,points:u},$)=>c`<tr key=${`scored ${$}`} class="is-scored"><th scope="row">${d}</th><td class="number">${st(u)}</td></tr>`)}
      <tr class="is-score"><th scope="row">${a("after")}</th><td class="number"><b>${b((n.after??n.before)[t])}</b></td></tr>
    </tbody>
  </table>`}var Aa="hands",ip={bura:"6789JQKTA",lorum:"789TJQKA",polignac:"789TAJQK",schnapsen:"JQKTA"},cp="23456789TJQKA",lp=["uth","kabu"],pp="shcd";function Ne(t,{game:e,facts:n}){let s=ip[e]??cp,o=n?.trump,r=lp.includes(e),i=l=>{if(!Z(l)||l==="Jk")return 1e3;let p=l[1]===o?-1:pp.indexOf(l[1]);return(r?0:p*20)-s.indexOf(l[0])};return[...t].sort((l,p)=>i(l)-i(p))}var In=(t,e)=>Ca()==="sorted"?Ne(t,e):t;function Pe(t){let[e,n]=_(()=>Ca());return{as:e,turn:()=>{let o=e==="sorted"?"dealt":"sorted";up(o),n(o)},arranged:o=>e==="sorted"?Ne(o,t):o}}var Un=({sorting:t})=>c`<${h} kind="plain" onTap=${t.turn}>
  ${t.as==="sorted"?a("as dealt"):a("sort")}
<//>`;function Ca(){try{return localStorage.getItem(Aa)==="dealt"?"dealt":"sorted"}catch{return"sorted"}}function up(t){try{localStorage.setItem(Aa,t)}catch{}}var Lt=t=>Object.fromEntries(t.seats.map(({seat:e,player:n})=>[e,n])),re=({round:t,table:e})=>t?.seats.find(({seat:n})=>n===e.seat)?.rack??e.rack,eo=t=>{switch(Ct(t)){case"card":return!0;case"some":return t.of.some(Z);case"rows":return Object.values(t.rows).some(eo);case"fields":return Object.values(t.fields).some(eo);default:return!1}},dp=({values:t})=>Object.values(t).some(eo);function no({round:t,table:e}){let n=t?.prompt?.options.filter(({by:s})=>s===e?.seat)??[];return t?.cards==="physical"?n.filter(s=>!dp(s)):n}function Wn(t){let{round:e,table:n}=t,s=no(t);if(!n?.phones||!s.length)return!1;let{prompt:o,record:r}=e;if(o.awaited.includes(n.seat))return!0;let i=Math.min(...s.map(p=>p.since)),l=r.some(({by:p,index:d})=>p===n.seat&&d>=i-1);return o.awaited.every(p=>p==="dealer")&&!l}var La=t=>Wn(t)?`${t.table.table} ${t.table.number} ${t.round.record.length} ${t.round.prompt.say.code}`:null;function ja({round:t,table:e}){return!t||t.cards==="physical"?[]:Object.entries(t.zones).filter(([,{owner:n,sight:s,cards:o}])=>n===e.seat&&s==="owner"&&o.length).map(([n,{cards:s}])=>[n,In(s,t)])}var Ea=new Map,Ma=(t,e)=>`${t} ${e}`;function Ha(t,e){let{round:n,table:s}=t;if(n?.finished){let r=$p(t,e);return Ea.set(Ma(s.table,s.number),r),{number:s.number,won:Ba(fp(n,s.seat),s),why:r}}let{last:o}=s;return o?o.voided?{number:o.number,won:null,why:a("voided: {why}",{why:o.why})}:o.result===null?null:{number:o.number,won:Ba(o.result,s),why:Ea.get(Ma(s.table,o.number))}:null}var Ba=(t,{for_points:e})=>t||!e?t:void 0;function sn(t){let{table:e,me:n}=t;return!!e?.for_points&&!re(t)&&!n.bankroll&&!n.owes}function fp({record:t},e){let n=`seat:${e}`;return t.flatMap(({transfers:s})=>s).reduce((s,{from:o,to:r,amount:i})=>s+(r===n?i:0)-(o===n?i:0),0)}function $p({round:t,payouts:e,table:n},s){let o=e.findLast(({seat:r})=>r===n.seat);return s.reason?.(o,t,n.seat)||o?.says.at(-1)||s.over?.(t)||xa(t)||void 0}var mp=4e4;function Na(t){let[e,n]=_(!1),[s,o]=_(0);return F(()=>{let r=()=>o(i=>i+1);return addEventListener("pointerdown",r),()=>removeEventListener("pointerdown",r)},[]),F(()=>{if(n(!1),t!==null)return;let r=setTimeout(()=>n(!0),mp);return()=>clearTimeout(r)},[t,s]),{asleep:e&&t===null,wake:()=>n(!1)}}function Pa({state:t,onWake:e}){let{table:n,me:s}=t;return c`<button type="button" class="hand-asleep" onClick=${e} aria-label=${a("wake up")}>
    ${n?c`<span>${n.name} · ${so(t)}</span>
        ${!sn(t)&&c`<b>${b(re(t))}</b><span>${a("your rack")}</span>`}`:c`<span>${s.name}</span><b>${b(s.bankroll)}</b><span>${a("your bankroll")}</span>`}
  </button>`}function so({round:t,table:e}){if(!t)return a("between rounds");if(t.finished||!t.prompt)return a("round {number} is over",{number:e.number});let n=Lt(t),s=t.prompt.awaited.filter(r=>r!==e.seat),[o]=s;return o===void 0?a("your turn"):o==="dealer"?a("the dealer goes on"):a("{player}'s turn",{player:n[o]})}var oo="sounds",hp=.16,bp={card:[{pitch:320,to:90,after:0,lasts:.06,wave:"triangle"}],chips:[{pitch:2100,to:1900,after:0,lasts:.05,wave:"sine"},{pitch:2700,to:2500,after:.05,lasts:.07,wave:"sine"}],turn:[{pitch:660,to:660,after:0,lasts:.16,wave:"sine"},{pitch:880,to:880,after:.14,lasts:.24,wave:"sine"}]},zn=()=>localStorage.getItem(oo)==="on";async function Ra(t){t?localStorage.setItem(oo,"on"):localStorage.removeItem(oo),await Fa(),ro("chips")}var Kn=null;addEventListener("pointerdown",Fa);async function Fa(){!zn()||!globalThis.AudioContext||(Kn??=new AudioContext,await Kn.resume())}function ro(t){if(!(!zn()||Kn?.state!=="running"))for(let e of bp[t])yp(Kn,e)}function yp(t,{pitch:e,to:n,after:s,lasts:o,wave:r}){let i=t.currentTime+s,l=t.createOscillator(),p=t.createGain();l.type=r,l.frequency.setValueAtTime(e,i),l.frequency.exponentialRampToValueAtTime(n,i+o),p.gain.setValueAtTime(hp,i),p.gain.exponentialRampToValueAtTime(.001,i+o),l.connect(p).connect(t.destination),l.start(i),l.stop(i+o)}var gp=[140,70,140];function qa(t){let e=rt(t);F(()=>{let n=t!==null&&t!==e.current;e.current=t,n&&(navigator.userActivation?.hasBeenActive!==!1&&navigator.vibrate?.(gp),ro("turn"))},[t])}function ao({api:t,game:e}){let[n,s]=_([]);return F(()=>{t.get(`games/${e}`).then(o=>s(o.words),()=>s([]))},[e]),n.length>0&&c`<ul class="game-words" aria-label=${a("words of this game")}>
    ${n.map(o=>c`<${kp} key=${o} text=${o} />`)}
  </ul>`}var io=t=>c`<details class="game-words-fold"><summary>${a("words of this game")}</summary>
  <${ao} ...${t} /></details>`;function kp({text:t}){let e=t.indexOf(":");return c`<li><b>${t.slice(0,e)}</b>${t.slice(e)}</li>`}function Gn({round:t,payouts:e}){if(!t)return[];let n=t.finished?t.record.at(-1)?.index:null,s=new Map(t.record.map(i=>[i.index,i.by])),o=e.filter(({action:i})=>i===n||s.get(i)==="dealer"),r=ye(t);return o.map(i=>({...i,ids:r.filter(l=>vp(i,l)).map(({id:l})=>l)}))}var vp=({action:t,seat:e},{action:n,by:s,from:o,to:r})=>n===t&&o!==`seat:${s}`&&(Jt(o)===e||Jt(r)===e),ye=({record:t})=>t.flatMap(({index:e,by:n,transfers:s})=>s.map((o,r)=>({...o,action:e,by:n,id:`${e} ${r}`})));function Jt(t){let e=t.split(":").find(n=>/^\d+$/.test(n));return e===void 0?null:Number(e)}var Ia={Felt:wp,payments:Gn,payment:_p};function _p({says:t,transfers:e}){return{hand:null,sums:t.length?t:e.map(({why:n,amount:s})=>`${n}: ${b(s)}`)}}function Jn(t,e){let[n,s,...o]=t.split(":");if(s===void 0)return M(n);let r=[n,...o].map(M).join(" ");return e[s]?`${e[s]}: ${r}`:`${lo(s)} ${r}`}var co={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},lo=t=>co[t]?`${co[t]}\uFE0E`:M(t);function wp({state:t,paying:e}){let{round:n,table:s,night:o}=t,r=Object.fromEntries(n.seats.map(({seat:u,player:$})=>[u,$])),i=Object.entries(n.zones).filter(([u,{count:$}])=>$&&u!=="stock"),l=Object.entries(n.places),p=i.filter(([,{owner:u}])=>u===null),d=l.filter(([u])=>Jt(u)===null);return c`<section class="felt general" aria-label=${a("felt")}>
    <div class="general-middle">
      <${xp} zone=${n.zones.stock} />
      ${p.map(([u,$])=>c`<${Ua} key=${u} name=${Jn(u,r)} zone=${$} />`)}
      ${d.map(([u,$])=>c`<${Tp} key=${u} place=${u} amount=${$} chipset=${o.chip_set} />`)}
    </div>
    <div class="general-seats">
      ${n.seats.map(u=>c`<${Op} key=${u.seat} seat=${u} round=${n} players=${r}
        lit=${e?e.seat===u.seat:n.prompt?.awaited.includes(u.seat)}
        holds=${s.hand_over?.seat===u.seat}
        zones=${i.filter(([,{owner:$}])=>$===u.seat)}
        places=${l.filter(([$])=>Jt($)===u.seat)} />`)}
    </div>
    <${jt} state=${t} />
    <${Da} facts=${n.facts} players=${r} />
    ${Object.keys(n.board).length>0&&c`<${Da} facts=${n.board} players=${r} />`}
  </section>`}function jt({state:t}){let e=_a(t),[n,s]=_(!1);return e?c`
    <${Sa} deals=${e} round=${t.round} onSheet=${e.length>0&&(()=>s(!0))} />
    ${n&&c`<${Oa} deals=${e} onClose=${()=>s(!1)} />`}`:null}var xp=({zone:t})=>t?.count>0&&c`<div class="general-stock">
  <${j} card="??" /><span class="hand-label">${a("stock {count}",{count:t.count})}</span>
</div>`,Sp=7;function Ua({name:t,zone:e}){return!e.cards.some(Z)&&e.cards.length>3?c`<div class="general-stock"><${j} card="??" /><span class="hand-label">${t} ${e.count}</span></div>`:c`<${R} cards=${e.cards} label=${t} fanned=${e.cards.length>Sp} />`}var Tp=({place:t,amount:e,chipset:n})=>c`<div class="general-place" data-place=${t}>
  <${Le} amount=${e} chipset=${n} />
  <span><span class="quiet">${M(t.replaceAll(":"," "))}</span> <b class="figure">${b(e)}</b></span>
</div>`;function Op({seat:t,round:e,lit:n,holds:s,zones:o,places:r}){let i=e.markers[t.seat],l=[e.dealer===t.seat&&a("the deal"),s&&a("has the tablet"),i>0&&a("owes {chips}",{chips:b(i)})];return c`<div class=${w(["general-seat",n&&"is-lit"])}>
    <div class="general-name">
      <b>${t.player}</b> <span class="figure" data-place=${`seat:${t.seat}`}>${b(t.rack)}</span>
      <span class="quiet small">${l.filter(Boolean).join(" \xB7 ")}</span>
    </div>
    ${r.map(([p,d])=>c`<div key=${p} class="small" data-place=${p}>
      <span class="quiet">${M(p.split(":").filter(u=>u!==String(t.seat)).join(" "))}</span>
      <b class="figure"> ${b(d)}</b>
    </div>`)}
    ${o.map(([p,d])=>c`<${Ua} key=${p} name=${Cp(p)} zone=${Ap(p,d,e)} />`)}
  </div>`}var Ap=(t,e,n)=>t.startsWith("hand:")?{...e,cards:Ne(e.cards,n)}:e,Cp=t=>M(t.split(":").filter(e=>!/^\d+$/.test(e)).join(" ")),Ep=["sheet","scores","tokens"];function Da({facts:t,players:e}){let n=Object.entries(t).filter(([s])=>!(t.sheet&&Ep.includes(s))).map(([s,o])=>[s,Wa(s,o,e)]).filter(([,s])=>s);return n.length>0&&c`<dl class="general-facts">
    ${n.map(([s,o])=>c`<div key=${s}><dt>${M(s)}</dt><dd>${o}</dd></div>`)}
  </dl>`}var Mp=new Set("seat turn leader bidder declarer closer stopped winner playing losers winners takers".split(" ")),Wa=(t,e,n)=>Mp.has(t)?Bp(e,n):Ka(e,n),Bp=(t,e)=>[t??[]].flat().map(n=>e[n]??a("seat {seat}",{seat:n})).join(", ");function Ka(t,e){return t==null||t===""?"":typeof t=="boolean"?t?a("yes"):a("no"):Array.isArray(t)?t.map(s=>Ka(s,e)).filter(Boolean).join(", "):typeof t!="object"?co[t]?lo(t):Et(t):Object.entries(t).map(([s,o])=>[e[s]??lo(s),Wa(s,o,e)]).filter(([,s])=>s).map(([s,o])=>`${s} ${o}`).join(" \xB7 ")}function za({hand:t,table:e}){let[n,s]=_(!1),[o,r]=_(e.cut),i=async l=>await t.cut(l)&&s(!1);return n?c`<form class="hand-cut" onSubmit=${l=>{l.preventDefault(),i(o.trim())}}>
    <label class="field">${a("a word of your own for this shuffle")}
      <input value=${o} maxlength="64" autocomplete="off" onInput=${({target:l})=>r(l.value)} /></label>
    <div class="hand-row">
      <${h} kind="plain" onTap=${()=>s(!1)}>${a("leave it")}<//>
      <${h} kind="main" busy=${t.late.value} onTap=${()=>i(o.trim())}>${a("add it")}<//>
    </div>
  </form>`:c`<div class="hand-cut">
      <${h} kind="quiet" onTap=${()=>s(!0)}>${e.cut?a("your word: {word}",{word:e.cut}):a("add a word to the shuffle")}<//>
      <p class="small quiet">${a("promised:")} <code>${e.commitment.slice(0,16)} …</code></p>
    </div>`}function Ga({hand:t,table:e,number:n}){let[s,o]=_(null);return c`<${h} kind="plain" onTap=${async()=>{try{let{check:i}=await t.round(e,n);i?location.assign(`/shuffle${new URL(i.url).hash}`):o(a("A real deck was dealt: there is no shuffle to check."))}catch(i){o(i.message)}}}>${a("check the shuffle of round {number}",{number:n})}<//><${at} text=${s} />`}function Ja({hand:t,state:e,news:n}){let{table:s}=e;if(s.status==="closed")return c`<${be} mark="c" title=${a("{table} is closed",{table:s.name})} text=${a("Your rack is back in your bankroll.")} />`;let o=s.seats.filter(({seat:r})=>r!==s.seat).map(({name:r})=>r);return c`<section class="hand-between" aria-label=${a("between rounds")}>
    ${n}
    <${jt} state=${e} />
    <p class="hand-big">${s.game_name}</p>
    <p class="quiet">${a("Round {number} begins when the dealer begins it.",{number:s.number})}</p>
    <p class="quiet small">${o.length?a("With {players}.",{players:o.join(", ")}):a("Nobody else sits here yet.")}
      ${s.phones?"":` ${a("Phones do not play here: the dealer takes what you say, or hands you the tablet.")}`}</p>
    ${s.number===1&&c`<${ao} api=${t.api} game=${s.game} />`}
    ${s.commitment&&c`<${za} key=${s.number} hand=${t} table=${s} />`}
    <${Re} hand=${t} />
  </section>`}var N=t=>Object.fromEntries(t.seats.map(({seat:e,player:n})=>[e,n]));function Ya(t,{deed:e,event:n=({text:s})=>s}={}){let s=N(t);return t.record.map(r=>({number:r.index+1,text:[Lp(r,s,t,e),...r.events.map(i=>n(i,s))].filter(Boolean).join(" ")})).filter(({text:r})=>r)}function Lp(t,e,n,s){if(t.do===null)return null;let o=e[t.by]??a("The dealer"),r=s?.(t,{who:o,round:n});return r??(jp(t)?null:Np(t,o))}var jp=({by:t,do:e,events:n})=>n.some(({code:s,args:o})=>o.seat===t&&s.split(".")[1]?.replaceAll("-","_").startsWith(Hp(e))),Hp=t=>t.replace(/^[a-z]+/,e=>`${e}s`);function Np({by:t,do:e,args:n},s){let{seat:o,...r}=n,i=Ks(M(e),Object.entries(r).filter(([,l])=>l!==0));return t==="dealer"?`${i[0].toUpperCase()}${i.slice(1)}.`:`${s}: ${i}.`}function bt({text:t,detail:e,news:n}){return c`<div class="line">
    <p class="line-text" role="status">${n&&c`<span class="line-news">${n}</span> `}${t}</p>
    ${e&&c`<p class="line-detail">${e}</p>`}
  </div>`}function Yn({label:t,value:e,range:n,chipset:s,last:o,optional:r,onChange:i}){let[l,p]=_([]),d=Mt(e,l,s),u=Be(n),$=g=>u===null||g<=u,m=g=>{p(g),i(g.reduce((S,T)=>S+T,0))},f=g=>$(e+g)&&m([...d,g]),y=g=>m(It(d,g)),x=g=>m(Mt(g,[],s)),k=e===0&&r?a("none"):Ln(e,n);return c`<div class="pad" role="group" aria-label=${t}>
    <div class="pad-head">
      ${t&&c`<span class="pad-label">${t}</span>`}
      <output class="pad-amount">${b(e)}</output>
      <span class=${w(["pad-note",k&&e>0&&"is-wrong"])}>${k??Pp(u)}</span>
    </div>
    <div class="pad-keys">
      <${Ht} chipset=${s} fits=${g=>$(e+g)} onAdd=${f} onTakeOff=${y} />
      <div class="pad-side">
        <${h} name=${a("take off the last chip")} disabled=${!d.length}
          onTap=${()=>m(d.slice(0,-1))}>⌫<//>
        <${h} kind="quiet" disabled=${!o||!$(o)} onTap=${()=>x(o)}>
          ${o?a("same again \xB7 {chips}",{chips:o}):a("same again")}
        <//>
        <${h} kind="quiet" disabled=${!e} onTap=${()=>m([])}>${a("clear")}<//>
      </div>
    </div>
  </div>`}function Ht({chipset:t,fits:e,onAdd:n,onTakeOff:s}){let o=[...t].sort((r,i)=>r.value-i.value);return c`<div class="pad-chips">
    ${o.map(r=>c`<${Fp} key=${r.value} chip=${r} disabled=${!e(r.value)}
      onAdd=${()=>e(r.value)&&n(r.value)} onTakeOff=${()=>s(r.value)} />`)}
  </div>`}var Pp=t=>t===null?"":a("of {most}",{most:t}),Rp=450;function Fp({chip:t,disabled:e,onAdd:n,onTakeOff:s}){let o=rt(null),r=rt(!1),i=()=>{r.current=!1,o.current=setTimeout(()=>{r.current=!0,s()},Rp)},l=()=>clearTimeout(o.current);return c`<button type="button" class="pad-chip" aria-disabled=${e?"true":null}
      aria-label=${a("add {value} ({colour})",{value:t.value,colour:M(t.colour)})}
      onPointerDown=${i} onPointerUp=${l} onPointerLeave=${l} onPointerCancel=${l}
      onContextMenu=${p=>p.preventDefault()}
      onClick=${()=>!r.current&&n()}>
    <${jn} ...${t} />
  </button>`}function qp(t){let e=Gp[Ct(t.value)];return Ct(t.value)==="amount"?c`<${e} ...${t} />`:c`<fieldset class="field">
    <legend>${t.optional?a("{name} (may be left out)",{name:M(t.name)}):M(t.name)}</legend>
    <${e} ...${t} />
  </fieldset>`}function Vn({fields:t,held:e,optional:n=[],last:s={},chipset:o,onChange:r}){return Object.entries(t).map(([i,l])=>c`<${qp} key=${i} name=${i} value=${l}
    held=${e[i]} optional=${n.includes(i)} last=${s[i]} chipset=${o}
    onChange=${p=>r({...e,[i]:p})} />`)}var Dp=({name:t,value:e,held:n,chipset:s,last:o,optional:r,onChange:i})=>c`<${Yn} label=${M(t)}
  value=${n} range=${e} chipset=${s} last=${o} optional=${r} onChange=${i} />`;function Ip({value:t,held:e,optional:n,onChange:s}){return c`<div class="choices">
    ${Gt(t).map(o=>c`<${h} key=${o} chosen=${o===e}
      onTap=${()=>s(n&&o===e?void 0:o)}>${Et(o)}<//>`)}
  </div>`}var Va=13;function Up({value:t,held:e,onChange:n}){return t.length<=Va?c`<${Za} cards=${t} chosen=${e?[e]:[]} onTap=${n} />`:c`<${Dt} allowed=${t} picked=${e?[e]:[]} onPick=${n}
    onTakeBack=${()=>n(void 0)} />`}function Wp({value:t,held:e,onChange:n}){let s=r=>e.length<t.most&&n([...e,r]),o=r=>n(It(e,r));if(!t.of.every(Z))return c`<div class="choices">
      ${t.of.map(r=>c`<${h} key=${r} chosen=${e.includes(r)}
        onTap=${()=>e.includes(r)?o(r):s(r)}>${Et(r)}<//>`)}
    </div>`;if(t.of.length>Va){let r=t.of.filter(i=>!e.includes(i));return c`<${Dt} allowed=${r} picked=${e} onPick=${s} onTakeBack=${o} />`}return c`<${Za} cards=${t.of} chosen=${e} onTap=${s} onTapAgain=${o} />`}function Za({cards:t,chosen:e,onTap:n,onTapAgain:s=n}){let o=(r,i)=>r.filter(l=>l===i).length;return c`<div class="choices">
    ${t.map((r,i)=>{let l=o(e,r)>=o(t.slice(0,i+1),r);return c`<button type="button" key=${`${r} ${i}`} aria-label=${lt(r)}
          class=${w(["choice-card",l&&"is-chosen"])} aria-pressed=${String(l)}
          onClick=${()=>l?s(r):n(r)}><${j} card=${r} /></button>`})}
  </div>`}var Kp=({value:t,held:e,chipset:n,onChange:s})=>c`<div class="row-builder">
  <${Vn} fields=${t.fields} held=${e} chipset=${n} onChange=${s} />
</div>`;function zp({value:t,held:e,chipset:n,onChange:s}){let[o,r]=_(ne(t.rows)),i=ee(t.rows,o),l=e.length>=t.most,p=()=>{s([...e,o]),r(ne(t.rows))};return c`<div class="rows">
    ${e.map((d,u)=>c`<div class="row" key=${u}>
      <span>${u+1}. ${Et(d)}</span>
      <${h} kind="quiet" name=${a("take off line {number}",{number:u+1})}
        onTap=${()=>s(e.filter(($,m)=>m!==u))}>⌫<//>
    </div>`)}
    <div class="row-builder">
      <${Vn} fields=${t.rows} held=${o} chipset=${n} onChange=${r} />
      <div class="field-foot">
        <${h} kind="plain" disabled=${i||l} onTap=${p}>${a("add")}<//>
        <span class="quiet">${l?a("at most {amount}",{amount:t.most}):i?`${M(i.name)}: ${i.why}`:""}</span>
      </div>
    </div>
  </div>`}var Gp={amount:Dp,choice:Ip,card:Up,some:Wp,rows:zp,fields:Kp};function po(t){let{prompt:e,me:n,players:s,chipset:o,words:r={},sure:i={},last:l={},shown:p,entered:d,first:u,drawn:$,busy:m,error:f,onAct:y,onTakeBack:x,unheard:k=[],end:g}=t,S=va(e.options.filter(q=>(n==="dealer"||q.by===n)&&!$?.(q))),T=_(null),[v,H]=t.onChoose?[t.chosen,t.onChoose]:T,[P,G]=_(null),[D,Y]=_(null),E=e.options.map(K).join(),z=S.filter(([q])=>q!=="dealer"),O=z.some(([q])=>q===v)?v:Yp(z,e.awaited),I=z.find(([q])=>q===O)?.[1]??[],ut=S.find(([q])=>q==="dealer")?.[1]??[],vt=[...I,...ut].find(q=>K(q)===P),C=q=>q==="dealer"?a("dealer"):s[q]??a("seat {seat}",{seat:q}),tt=({by:q,do:A,since:X},nt)=>y({by:q,do:A,args:nt,since:X}),Tt=n==="dealer"&&e.awaited.includes("dealer")?k.map(C):[],Zt=q=>i[q.do]??(q.by==="dealer"&&Tt.length?()=>Jp(q,Tt):null),ue=(q,A)=>Zt(q)?Y({option:q,args:A}):tt(q,A),ys=e.awaited.filter(q=>q!=="dealer"||!Tt.length),mt={words:r,last:l,awaited:u?.length?[]:ys,busy:m,act:ue,open:G},Se=I.length>0&&ut.length>0,Ke=I.length+ut.length===1?[...I,...ut][0]:null;return Ke&&Zp(Ke)?c`<${Qp} option=${Ke} shown=${p} entered=${d} busy=${m} error=${f} question=${E} act=${ue}
      onTakeBack=${x} end=${g} />`:vt?c`<${eu} key=${P} option=${vt} who=${C(vt.by)} chipset=${o} words=${r}
      last=${l[`${vt.by} ${vt.do}`]} busy=${m} error=${f} end=${g} onClose=${()=>G(null)}
      onAct=${async q=>{await ue(vt,q)&&G(null)}} />`:c`
    ${f&&c`<div class="panel"><${at} text=${f} /></div>`}
    ${z.length>1&&c`<div class="seats-row" role="group" aria-label=${a("who")}>
      ${z.map(([q])=>c`<${h} key=${q} chosen=${q===O} onTap=${()=>H(q)}>${C(q)}<//>`)}
    </div>`}
    <${W} question=${E} end=${(Se||g)&&c`
        ${Se&&Tt.length>0&&c`<span class="controls-note">${a("not yet: {players}",{players:$t(Tt)})}</span>`}
        ${Se&&c`<${Qa} options=${ut} ...${mt} />`}${g}`}>
      ${u}
      <${Qa} options=${I.length?I:ut} ...${mt} />
    <//>
    ${D&&Zt(D.option)&&E.includes(K(D.option))&&c`<${ft} ...${Zt(D.option)(C(D.option.by))}
      onClose=${()=>Y(null)} onYes=${()=>{Y(null),tt(D.option,D.args)}} />`}`}var Jp=(t,e)=>({title:a("{deed} without {players}?",{deed:M(t.do),players:$t(e)}),text:B("{players} has not done anything yet. Nobody may have anything to say after this.","{players} have not done anything yet. Nobody may have anything to say after this.",e.length,{players:$t(e)}),yes:M(t.do),no:a("wait")});function Yp(t,e){let[n]=t.find(([s])=>e.includes(s))??t[0]??[null];return n}var Vp=13,Zp=t=>{let e=Xs(t);return e&&(t.by==="dealer"||t.values[e].length>Vp)};function Qp({option:t,shown:e,entered:n,busy:s,error:o,question:r,act:i,onTakeBack:l,end:p}){let d=Xs(t)??"",u=$=>i(t,{...Qs(t,ne(t.values)),[d]:$});return c`
    <div class="panel">
      <${Dt} allowed=${t.values[d]} picked=${e} busy=${s}
        onPick=${u} onTakeBack=${l} />
      <${at} text=${o} />
    </div>
    <${W} question=${r} end=${(n||p)&&c`
        ${n&&c`<${R} cards=${n.cards} places=${n.places} wanted />`}${p}`}>
      ${l&&c`<${Wr} picked=${e} busy=${s} onTakeBack=${l} />`}
    <//>`}function Qa({options:t,words:e,last:n,awaited:s,busy:o,act:r,open:i}){let l=({by:p})=>s.includes(p)?"main":"plain";return t.flatMap(p=>{let d=ka(p);return d?d.map(u=>c`<${h} key=${K(p)+JSON.stringify(u)} kind=${l(p)}
      disabled=${o} onTap=${()=>r(p,u)}>
      ${e[p.do]?e[p.do](u):Me(p.do,tu(p,u))}
    <//>`):[c`<${h} key=${K(p)} kind="plain" disabled=${o} onTap=${()=>i(K(p))}>
          ${M(p.do)} …
        <//>`,c`<${Xp} key=${`${K(p)} again`} option=${p} args=${n[`${p.by} ${p.do}`]}
          words=${e} busy=${o} act=${r} />`]})}function Xp({option:t,args:e,words:n,busy:s,act:o}){return!e||ee(t.values,e,t.optional)?null:c`<${h} kind="plain" disabled=${s} onTap=${()=>o(t,e)}>
    ${a("{deed} again",{deed:Me(t.do,e,n)})}
  <//>`}var tu=(t,e)=>Object.fromEntries(Object.entries(e).filter(([n])=>t.optional?.includes(n)||t.values[n].length!==1));function eu({option:t,who:e,chipset:n,words:s,last:o,busy:r,error:i,onClose:l,onAct:p,end:d}){let[u,$]=_(ne(t.values,t.optional)),m=ee(t.values,u,t.optional),f=Qs(t,u);return c`
    <section class="panel" aria-label=${`${e}: ${M(t.do)}`}>
      <h2>${e}: ${M(t.do)}</h2>
      <div class="form-fields">
        <${Vn} fields=${t.values} held=${u} optional=${t.optional} last=${o}
          chipset=${n} onChange=${$} />
      </div>
      <${at} text=${i} />
    </section>
    <${W} question=${K(t)} end=${c`<${h} kind="plain" onTap=${l}>${a("cancel")}<//>${d}`}>
      <${h} kind="main" disabled=${m} busy=${r} onTap=${()=>p(f)}>
        ${m?M(t.do):Me(t.do,nu(f),s)}
      <//>
      ${m&&c`<span class="controls-note">${M(m.name)}: ${m.why}</span>`}
    <//>`}var nu=t=>Object.fromEntries(Object.entries(t).filter(([,e])=>!Array.isArray(e)||e.length<=4));function ae(t,e){let n=e.length===1&&t.seats.find(s=>s.seat===e[0]);return!n||t.facts.sheet&&!n.rack?null:a("rack {chips}",{chips:n.rack})}function uo({round:t}){let{prompt:e,zones:n,cards:s}=t,o=i=>Object.values(n).some(l=>l.count&&su(l,i)),r=i=>e.options.some(({by:l})=>l===i);return e.awaited.filter(i=>i!=="dealer"&&(s==="virtual"&&o(i)||!r(i)))}var su=({owner:t,sight:e},n)=>e==="owner"&&t===n||e==="others"&&t!==n;function Fe(t,e){let n=N(e.round);return uo(e).map(s=>fo(e,s)?c`<span key=${`phone ${s}`} class="controls-note">${a("{player} has it on the phone.",{player:n[s]})}</span>`:c`<${h} key=${`pass ${s}`} kind="main" busy=${t.late.value}
    onTap=${()=>t.handOver(s)}>${a("tablet to {player}",{player:n[s]})}<//>`)}var fo=({table:t},e)=>t.phones&&t.seats.find(n=>n.seat===e)?.phone==="in";var $o=t=>["bura.first-lead","bura.lead"].includes(t?.say.code),ou={bura:a("three trumps"),aces:a("three aces"),molodka:a("three of one plain suit")};function mo(){return{lead:({cards:t})=>a("LEAD {cards}",{cards:t.map(U).join(" ")}),answer:({cards:t})=>a("ANSWER {cards}",{cards:t.map(U).join(" ")}),announce:({kind:t})=>a("announce {kind}",{kind:t}),declare:()=>a("declare 31"),yield:()=>a("yield"),pass:()=>a("PASS")}}function Xa({table:t,state:e,news:n,face:s}){let{round:o}=e,{prompt:r}=o,i=N(o),[l]=r.awaited,p=o.seats.find(({seat:y})=>y!==l).seat,d=(y,x)=>r.options.find(k=>k.do===y&&(x===void 0||k.by===x)),u=d("lead")??d("answer"),$=t.late.value,m=(y,x)=>fo(e,y)?c`<span class="controls-note">${a("{player} has it on the phone.",{player:i[y]})}</span>`:c`<${h} kind=${x} busy=${$} onTap=${()=>t.handOver(y)}>
    ${a("tablet to {player}",{player:i[y]})}
  <//>`,f=c`
    ${d("announce")&&c`<${au} option=${d("announce")} who=${i[p]} table=${t} />`}
    ${d("declare")&&c`<${iu} options=${r.options.filter(y=>y.do==="declare")} players=${i}
      sure=${s.sure()} table=${t} />`}`;return c`<section class="foot" aria-label=${a("what is next")}>
    <${bt} text=${r.say.text} news=${n} detail=${ae(o,r.awaited)} />
    ${u?c`<${ru} key=${K(u)} option=${u} words=${mo()} table=${t} end=${f}
          undo=${o.undoable?t.undo:null} />`:c`
        ${t.error.value&&c`<div class="panel"><${at} text=${t.error.value} /></div>`}
        <${W} question=${r.options.map(K).join()} end=${f}>
          ${m(l,"main")}${m(p,"plain")}
        <//>`}
  </section>`}function ru({option:t,words:e,table:n,undo:s,end:o}){let[r,i]=_([]),{of:l,least:p,most:d}=t.values.cards,u=m=>n.act({...t,args:{cards:m}});return c`
    <div class="panel">
      <${Dt} allowed=${l} picked=${r} onPick=${async m=>{let f=[...r,m].slice(-d);i(f),p===d&&f.length===d&&!await u(f)&&i([])}} onTakeBack=${m=>i(r.filter(f=>f!==m))} />
      <${at} text=${n.error.value} />
    </div>
    <${W} question=${K(t)} end=${o}>
      ${p<d?c`<${h} kind="main" disabled=${!r.length} busy=${n.late.value} onTap=${()=>u(r)}>
            ${r.length?e[t.do]({cards:r}):a("tap the cards led")}
          <//>`:c`<p class="controls-note">${d===1?a("Tap the card."):a("Tap the {most} cards: {count} more.",{most:d,count:d-r.length})}</p>`}
      <${h} kind="plain" disabled=${!s} busy=${n.late.value} onTap=${s}>${a("undo")}<//>
    <//>`}function au({option:t,who:e,table:n}){let[s,o]=_(!1),r=t.values.kind,i=async l=>{o(!1),await n.act({...t,args:{kind:l}})};return c`<${h} onTap=${()=>o(!0)}>${a("announce \u2026")}<//>
    ${s&&c`<${V} title=${a("{player} announces",{player:e})} onClose=${()=>o(!1)}
        foot=${c`<${h} kind="plain" onTap=${()=>o(!1)}>${a("go back")}<//>`}>
      <div class="choices">
        ${r.map(l=>c`<${h} key=${l} onTap=${()=>i(l)}>
          <span class="choice-words"><b>${l}</b><span class="choice-note">${ou[l]}</span></span>
        <//>`)}
      </div>
    <//>`}`}function iu({options:t,players:e,sure:n,table:s}){let[o,r]=_(!1),[i,l]=_(null),p=()=>{r(!1),l(null)},d=async()=>{p(),await s.act(i)};return c`<${h} onTap=${()=>r(!0)}>${a("declare 31 \u2026")}<//>
    ${o&&!i&&c`<${V} title=${a("Who declares 31?")} onClose=${p}
        foot=${c`<${h} kind="plain" onTap=${p}>${a("go back")}<//>`}>
      <div class="choices">
        ${t.map(u=>c`<${h} key=${u.by} kind="plain" onTap=${()=>l(u)}>${e[u.by]}<//>`)}
      </div>
    <//>`}
    ${i&&c`<${ft} ...${n.declare(e[i.by])} onYes=${d} onClose=${p} />`}`}var on={Felt:$u,Foot:cu,Seen:_u,words:mo,sure:lu,deed:pu,payment:du,over:fu,passOn:uu},ti="6789JQKTA",ei={A:11,T:10,K:4,Q:3,J:2},ni={c:a("clubs"),d:a("diamonds"),h:a("hearts"),s:a("spades")};function cu(t){let{code:e}=t.prompt.say,n=t.cards==="physical"&&(e==="bura.answer"||e==="bura.promised");return $o(t.prompt)||n?Xa:null}function lu(){return{declare:t=>({title:a("{player} declares 31?",{player:t}),text:a("The won cards are turned up and counted. There is no way back."),yes:a("{player} declares",{player:t})})}}function pu({do:t,args:e},{who:n}){let s=e.cards?.every(Z)?` ${e.cards.map(U).join(" ")}`:"";switch(t){case"lead":return a("{player} leads{cards}.",{player:n,cards:s});case"answer":return a("{player} answers{cards}.",{player:n,cards:s});case"yield":return a("{player} yields the lead.",{player:n});case"declare":return a("{player} declares 31.",{player:n});case"pass":return a("{player} passes.",{player:n});case"announce":return"";default:return null}}function uu({prompt:t}){return["bura.answer","bura.outbid","bura.promised"].includes(t?.say.code)?t.awaited[0]:null}function du({transfers:t}){let e=t.find(({from:o,to:r})=>o==="pot"||r==="pot"),n=t.filter(o=>o!==e),s=e&&[e.from==="pot"?a("out of the pot, all of it"):a("into the pot, which is carried")];return{hand:e?.why??null,sums:[...s??[],...n.map(({why:o,amount:r})=>`${o}: ${b(r)}`)]}}function fu({record:t}){return t.at(-1).events.map(({text:e})=>e).at(-1)}function $u({state:t,paying:e}){let{round:n,table:s,night:o}=t,{places:r,zones:i,facts:l}=n,p=n.seats.map(({seat:d})=>d).sort((d,u)=>d-u);return c`<section class=${w(["felt","bura",n.cards==="physical"&&"is-short"])} aria-label=${a("felt")}>
    <${hu} zones=${i} facts=${l} />
    ${p.map(d=>c`<${bu} key=${d} seat=${d} round=${n} lit=${mu(n,e,d)}
      holds=${s.hand_over?.seat===d} />`)}
    <div class="bura-pot" data-place="pot">
      <${Le} amount=${r.pot??0} chipset=${o.chip_set} />
      <span>${L("pot {chips}",{chips:c`<b class="figure">${b(r.pot??0)}</b>`})}</span>
    </div>
  </section>`}var mu=({prompt:t},e,n)=>e?e.seat===n:!!t?.awaited.includes(n);function hu({zones:t,facts:e}){let n=t.stock.count+(t.trump?.count??0),[s]=t.trump?.cards??[];return c`<div class="bura-trumps">
    <div class="bura-stock">
      ${s&&c`<${j} card=${s} />`}
      ${t.stock.count>0&&c`<${j} card="??" />`}
    </div>
    <p>${n>0&&a("stock {count}",{count:n})} ${!e.drawing&&a("no more drawing")}</p>
    ${e.trump&&c`<p class="bura-suit">
      <svg class=${`suit-${e.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${pt[e.trump]} /></svg>
      <span>${L("{suit} trumps",{suit:c`<b>${ni[e.trump]}</b>`})}</span>
    </p>`}
  </div>`}function bu({seat:t,round:e,lit:n,holds:s}){let o=e.seats.find(d=>d.seat===t),r=e.markers[t],i=e.zones[`won:${t}`],l=e.zones[`hand:${t}`],p=[e.dealer===t&&a("the deal"),s&&a("has the tablet"),r&&a("owes {chips}",{chips:b(r)})];return c`<div class=${w(["bura-side",n&&"is-lit"])} role="group" aria-label=${o.player}>
    <div class="bura-who">
      <b>${o.player}</b><span class="figure" data-place=${`seat:${t}`}>${b(o.rack)}</span>
      <span class="bura-note">${p.filter(Boolean).join(" \xB7 ")}</span>
      <span class="bura-word">${yu(e,t)}</span>
      <${R} cards=${l.cards} fanned />
    </div>
    ${i.sight==="all"?c`<${vu} cards=${i.cards} />`:c`
      <${gu} round=${e} seat=${t} />
      <div class="bura-won">${i.count>0&&c`<${j} card="??" />`}<span class="small quiet">${i.count>0?a("won##cards"):""}</span></div>`}
  </div>`}function yu({facts:t,prompt:e,finished:n},s){let o=e?.say.code,{announced:r,leader:i,led:l}=t;return r?.seat===s?a("announces {kind}",{kind:r.kind}):n?"":o==="bura.outbid"?a("outbids or yields"):o==="bura.answer"?l===s?a("has led"):a("answers##has to, now"):o==="bura.last"?e.awaited.includes(s)?a("has the last word"):"":i!==s?$o(e)?a("may speak first"):"":l===null?a("has the lead"):a("takes the trick and leads")}function gu({round:t,seat:e}){let{led:n,trump:s}=t.facts,o=t.zones[`played:${e}`].cards,r=t.seats.find(d=>d.seat!==e).seat,i=t.zones[`played:${r}`].cards,l=n!==null&&n!==e&&o.length>0,p=l?ku(o,i,s):o;return c`<div class="bura-played" role="group" aria-label=${a("played")}>
    ${p.map((d,u)=>c`<${j} key=${d} card=${d} lit=${l&&si(d,i[u],s)} />`)}
  </div>`}var si=(t,e,n)=>t[1]===e[1]?ti.indexOf(t[0])>ti.indexOf(e[0]):t[1]===n;function ku(t,e,n){let s=o=>o.filter((r,i)=>si(r,e[i],n)).length;return oi(t).reduce((o,r)=>s(r)>s(o)?r:o)}function oi(t){return t.length<2?[t]:t.flatMap((e,n)=>oi(t.filter((s,o)=>o!==n)).map(s=>[e,...s]))}function vu({cards:t}){let e=r=>ei[r[0]]??0,n=t.filter(e).sort((r,i)=>e(i)-e(r)),o=[...new Set(n.map(([r])=>r))].map(r=>`${n.filter(i=>i[0]===r).length} \xD7 ${ei[r]}`);return c`<div class="bura-counted">
    <${R} cards=${n} fanned />
    <p>${o.join(" + ")||a("nothing")} = <b class="figure">${n.reduce((r,i)=>r+e(i),0)}</b>
      <span class="quiet small"> ${t.length>n.length?a("of 31, and {count} that count nothing",{count:t.length-n.length}):a("of 31")}</span></p>
  </div>`}function _u({round:t,seat:e}){let n=N(t),[s]=t.zones.trump?.cards??[],o=t.seats.filter(r=>t.zones[`played:${r.seat}`].cards.length);return c`<div class="hand-others">
    ${s?c`<${R} cards=${[s]} label=${a("trumps")} />`:c`<p class="bura-suit"><span>${L("{suit} trumps",{suit:c`<b>${ni[t.facts.trump]}</b>`})}</span></p>`}
    ${o.map(r=>c`<${R} key=${r.seat} cards=${t.zones[`played:${r.seat}`].cards}
      label=${r.seat===e?a("you"):n[r.seat]} />`)}
  </div>`}var ie=[..."cdhs"],ho={c:a("clubs"),d:a("diamonds"),h:a("hearts"),s:a("spades")},ri={A:1,T:10},ai={J:11,Q:12,K:13},wu=5,xu=13,rn=([t])=>t in ai,Zn=t=>rn(t)?wu:ri[t[0]]??Number(t[0]),bo=t=>ai[t[0]]??ri[t[0]]??Number(t[0]),ge=({zones:t},e)=>t[`certificates:${e}`]?.cards??[],ke=({places:t},e)=>t[`money:${e}`]??0,yo=({suit:t})=>c`<svg class=${`company suit-${t}`} viewBox="0 0 100 100" role="img" aria-label=${ho[t]}>
  <path fill="currentColor" d=${pt[t]} />
</svg>`;function go({facts:t,zones:e,board:n},s){let o=e[`market:${s}`]?.cards.at(-1);if(!o||rn(o))return[1,10];let{up:r,down:i}=n.limits[s],l=t.prices[s];return[Math.max(1,l-i),Math.min(10,l+r)]}function qe({round:t}){return c`<div class="market" role="group" aria-label=${a("the market")}>
    ${ie.map(e=>c`<${Su} key=${e} suit=${e} round=${t} />`)}
  </div>`}function Su({suit:t,round:e}){let n=e.facts.prices[t],s=e.zones[`market:${t}`]?.cards.at(-1),[o,r]=go(e,t),{up:i,down:l}=e.board.limits[t];return c`<section class=${w(["market-company",n===0&&"is-bankrupt"])} aria-label=${ho[t]}>
    <${yo} suit=${t} />
    <b class="market-price">${n??"\u2013"}</b>
    ${s&&c`<${j} card=${s} />`}
    <span class="market-span">${Tu(n,o,r)}</span>
    <span class="market-limits">▲${b(i)} ▼${b(l)}</span>
  </section>`}function Tu(t,e,n){return t===void 0?a("no price"):t===0?a("bankrupt, next {low}\u2013{high}",{low:e,high:n}):a("next {low}\u2013{high}",{low:e,high:n})}function ii({prices:t}){let e=Math.max(t.length,12),n=r=>r/e*100,s=r=>100-r/xu*100,o=t.at(-1)??{};return c`<figure class="chart" role="img" aria-label=${a("the prices over the game; now {prices}",{prices:ie.map(r=>`${ho[r]} ${o[r]??a("none")}`).join(", ")})}>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      ${[0,5,10].map(r=>c`<line key=${r} class="chart-rule" x1="0" x2="100" y1=${s(r)} y2=${s(r)} />`)}
      ${t.length>0&&ie.map((r,i)=>c`<path key=${r} class=${`chart-line is-${r}`} d=${Ou(t,r,n,s)}
        transform=${`translate(0 ${(i-1.5)*.9})`} />`)}
    </svg>
    ${[0,5,10].map(r=>c`<span key=${r} class="chart-figure" style=${{top:`${s(r)}%`}} aria-hidden="true">${r}</span>`)}
    ${t.length>0&&ie.map(r=>c`<span key=${r} class=${`chart-end is-${r}`} aria-hidden="true"
      style=${{top:`${s(o[r])}%`,left:`${n(t.length)}%`,"--beside":Au(o,r)}}><${yo} suit=${r} /></span>`)}
  </figure>`}var Ou=(t,e,n,s)=>t.map((o,r)=>`${r?"V":"M0 "}${s(o[e])}H${n(r+1)}`).join(""),Au=(t,e)=>ie.slice(0,ie.indexOf(e)).filter(n=>t[n]===t[e]).length;function ci({round:t,holds:e,lit:n}){let s=N(t),o=t.seats.map(({seat:l})=>l),r=Eu(t),i=Math.max(...o.map(l=>r?.[l]??t.board.players[l].worth));return c`<table class="holdings">
    <thead><tr>
      <th>${a("share holders")}</th>
      ${ie.map(l=>c`<th key=${l}><${yo} suit=${l} /></th>`)}
      <th class="number">${a("money")}</th><th class="number">${a("owes")}</th><th class="number">${r?a("takes home"):a("worth")}</th>
    </tr></thead>
    <tbody>${o.map(l=>{let{shares:p,debt:d,worth:u}=t.board.players[l],$=r?.[l]??u,m=[t.dealer===l&&a("banker"),e===l&&a("has the tablet")];return c`<tr key=${l} class=${w([n(l)&&"is-lit"])}>
        <th scope="row"><b>${s[l]}</b> <span class="quiet small">${m.filter(Boolean).join(" \xB7 ")}</span></th>
        ${ie.map(f=>c`<td key=${f}><${Cu} count=${p[f]} cards=${ge(t,l).filter(y=>y[1]===f)} /></td>`)}
        <td class="number" data-place=${`money:${l}`}>${b(ke(t,l))}</td>
        <td class="number">${d?b(d):""}</td>
        <td class="number"><b>${b($)}</b><span class="holdings-best">${$===i?"\u2605":""}</span></td>
      </tr>`})}</tbody>
  </table>`}var Cu=({count:t,cards:e})=>t>0&&c`<b>${t}</b> <span class="holdings-cards">${e.map(([n])=>n==="T"?"10":n).join(" ")}</span>`;function Eu({record:t,finished:e}){if(!e)return null;let n=t.at(-1).events.filter(({code:s})=>s==="csm.takes");return Object.fromEntries(n.map(({args:s})=>[s.seat,s.amount]))}var Gg={live:a("live"),polling:a("slow"),lost:a("no connection")};var tk={device:a("as the device"),light:a("light"),dark:a("dark")};function ko({kind:t}){let[e,n]=Mu("suits");return c`<${h} kind=${t} chosen=${e==="four"} onTap=${()=>n(e==="four"?null:"four")}>
    ${e==="four"?a("four-colour cards: on"):a("four-colour cards: off")}
  <//>`}function Mu(t){let[e,n]=_(()=>Bu(t));return[e,o=>{Lu(t,o),n(o),dispatchEvent(new Event("storage"))}]}function Bu(t){try{return localStorage.getItem(t)}catch{return null}}function Lu(t,e){try{e===null?localStorage.removeItem(t):localStorage.setItem(t,e)}catch{}}var ju="wakeLock"in navigator;var Ck=[[a("Enter or Space"),a("the main button, where there is only one")],["1 \u2013 9",a("the buttons under the line, in their order")],["U",a("undo")],["P",a("pay all; the last one: paid")],[a("? or /"),a("this list")]];var o_=[a("misdeal"),a("a card was seen"),a("wrong cards entered"),a("the table gives up the round")];var ce=({table:t,line:e,detail:n,news:s,children:o})=>c`<section class="foot" aria-label=${a("what is next")}>
  <${bt} text=${e} detail=${n} news=${s} />
  <${Nt} table=${t} />
  ${o}
</section>`,Nt=({table:t})=>t.error.value&&c`<div class="trouble"><${at} text=${t.error.value} onGone=${t.dismiss} /></div>`;var pi=({prompt:t},e,n)=>t?.options.find(s=>s.by===e&&s.do===n),Qn=(t,e)=>!!t?.values.card.includes(e);function vo(t,e){let n=Zn(e);return`${B("{count} share","{count} shares",n)} \xB7 ${b(n*t.facts.prices[e[1]])}`}function qu(t,e,n){let{shares:s}=t.board.players[e],o=t.facts.prices[n[1]];if(!o)return a("bankrupt");if(s[n[1]]+Zn(n)>t.options.max_shares)return a("over {chips} shares",{chips:b(t.options.max_shares)});let r=Zn(n)*o;return r>ke(t,e)?a("costs {chips}",{chips:b(r)}):a("not now")}var _o=(t,e,n)=>`${b(t.facts.prices[e[1]])} \u2192 ${n==="zero"?0:bo(e)}`;function Du(t,e){let[n,s]=go(t,e[1]),o=bo(e);return o<n||o>s?a("only {low} to {high}",{low:n,high:s}):a("not now")}var Yt=({verb:t,note:e,ready:n,main:s,busy:o,onTap:r})=>c`<${h} kind=${s?"main":"plain"} disabled=${!n} busy=${o} onTap=${r}>
  <span class="trade-deed"><b>${t}</b><span>${e}</span></span>
<//>`;function ui({zones:t,facts:e},n){if(!e.turn.business.length)return a("nothing done");let s=8-(t[`hand:${n}`]?.count??8);return s>0?a("draw {lacking}",{lacking:s}):""}function di({table:t,hand:e,seat:n,act:s,onCover:o}){let{round:r}=e,i=(r.prompt?.options??[]).map(K).join(),[l,p]=_({asked:i,own:[],sale:null}),{own:d,sale:u}=l.asked===i?l:{own:[],sale:null},$=ht(i),m=Pe(r),f=m.arranged(r.zones[`hand:${n}`].cards),y=(v,H)=>$.swallows(H)||p({asked:i,sale:null,own:d.includes(v)?d.filter(P=>P!==v):[...d,v].slice(-4)}),x=(v,H)=>$.swallows(H)||p({asked:i,own:[],sale:u===v?null:v}),k=t.late.value,g=ge(r,n),S=d.map(v=>f[v]),{shares:T}=r.board.players[n];return c`
    <section class="hand-felt trade-hand" aria-label=${a("your hand")}>
      <${qe} round=${r} />
      <div class="trade-mine" role="group" aria-label=${a("your certificates")}>
        <span class="quiet">${a("certificates")}</span>
        ${g.map((v,H)=>c`<${Xn} key=${H} card=${v} chosen=${u===H} onTap=${P=>x(H,P)} />`)}
        ${!g.length&&c`<span class="quiet">${a("none yet")}</span>`}
        <span class="trade-most quiet">${Object.values(T).some(Boolean)?a("at most {chips} shares of a company",{chips:b(r.options.max_shares)}):""}</span>
      </div>
      <div class="tap-hand" role="group" aria-label=${a("your cards")}>
        ${f.map((v,H)=>c`<button type="button" key=${H} class=${w(["tap-card",d.includes(H)&&"is-raised"])}
          aria-label=${lt(v)} aria-pressed=${String(d.includes(H))} onClick=${P=>y(H,P)}><${j} card=${v} /></button>`)}
      </div>
      <div class="hand-foot trade-foot">
        <${h} kind="plain" onTap=${o}>${a("cover")}<//>
        <${Un} sorting=${m} />
        <p class="hand-note">${xo(r)}</p>
        <${h} kind="plain" onTap=${t.takeBack}>${a("back to the dealer")}<//>
      </div>
    </section>
    <section class="foot" aria-label=${a("what is next")}>
      <${bt} text=${r.prompt?.say.text??a("The game is over.")} detail=${a("money {chips}",{chips:b(ke(r,n))})} />
      <${Nt} table=${t} />
      <${W} question=${i}>
        <div class="trade-row">
          <${wo} round=${r} seat=${n} picked=${S} sale=${u===null?null:g[u]} busy=${k} act=${s} />
        </div>
      <//>
    </section>`}function wo({round:t,seat:e,picked:n,sale:s,busy:o,act:r}){let i=y=>pi(t,e,y),l=(y,x)=>()=>r({...i(y),args:x}),p=n.length===1?n[0]:null,d=p!==null&&rn(p),u=p!==null&&Qn(i("market"),p),$=p!==null&&Qn(i("buy"),p),m=i("discard")&&n.length>0,f=n.length>1?a("one card"):a("tap a card");return c`
    ${s?c`<${Yt} main verb=${a("SELL {card}",{card:U(s)})} note=${vo(t,s)} ready=${Qn(i("sell"),s)} busy=${o} onTap=${l("sell",{card:s})} />`:c`<${Yt} main verb="BUY" ready=${$} busy=${o} onTap=${l("buy",{card:p})}
          note=${p===null?f:$?vo(t,p):i("buy")?qu(t,e,p):a("no more trades")} />`}
    <${Yt} main verb="PRICE" ready=${u} busy=${o} onTap=${l("market",d?{card:p,to:"up"}:{card:p})}
      note=${p===null?f:u?_o(t,p,"up"):i("market")?Du(t,p):a("no more market")} />
    <${Yt} verb="BANKRUPT" ready=${u&&d} busy=${o} onTap=${l("market",{card:p,to:"zero"})}
      note=${u&&d?_o(t,p,"zero"):"J Q K"} />
    <${Yt} verb="DISCARD" ready=${m} busy=${o} onTap=${l("discard",{cards:n})}
      note=${m?B("{count} card","{count} cards",n.length):i("discard")?"1 to 4 cards":a("not after business")} />
    <${Yt} main=${!i("buy")&&!i("sell")&&!i("market")} verb="END TURN" note=${ui(t,e)} ready=${i("end")} busy=${o} onTap=${l("end",{})} />`}function xo({prompt:t,facts:e}){let{trades:n,plays:s}=t?.say.args??{};return t?.say.code==="csm.end"?e.turn.business.includes("discard")?a("Discarded: only the end is left."):a("Nothing left but the end."):n===void 0?"":a("{trades}, {plays} left",{trades:B("{count} trade","{count} trades",n),plays:B("{count} market card","{count} market cards",s)})}var Xn=({card:t,chosen:e,onTap:n})=>c`<button type="button" class=${w(["trade-certificate",`suit-${t[1]}`,e&&"is-chosen"])}
  aria-label=${a("certificate, {card}",{card:lt(t)})} aria-pressed=${String(e)} onClick=${n}><${me} card=${t} /></button>`;function fi({table:t,state:e,pad:n,setPad:s,news:o}){let{round:r}=e,{prompt:i,cards:l}=r,[p]=i.awaited,d=i.options.map(K).join(),{verb:u=null,picked:$=[],sale:m=null}=n.asked===d?n:{},f=v=>s({asked:d,verb:null,picked:[],sale:null,...v}),y=ge(r,p),x=v=>pi(r,p,v),k=i.options.find(v=>v.by==="dealer"&&v.do==="joker"),g=t.late.value,S=(v,H)=>async()=>{await t.act({...x(v),args:H})&&f({})},T={round:r,option:x,busy:g,deed:S,set:f,verb:u,picked:$};return c`<section class="foot trade" aria-label=${a("what is next")}>
    <${bt} text=${i.say.text} news=${o} detail=${a("{player}'s money {chips}",{player:N(r)[p],chips:b(ke(r,p))})} />
    ${l==="physical"&&u&&c`<${Wu} ...${T} />`}
    <${Nt} table=${t} />
    <div class="trade-mine" role="group" aria-label=${a("{player}'s certificates",{player:N(r)[p]})}>
      <span class="quiet">${a("{player}'s certificates",{player:N(r)[p]})}</span>
      ${y.map((v,H)=>c`<${Xn} key=${H} card=${v} chosen=${m===H} onTap=${()=>f({sale:m===H?null:H})} />`)}
      ${!y.length&&c`<span class="quiet">${a("none yet")}</span>`}
    </div>
    <${W} question=${d}>
      <div class=${w(["trade-row",l==="virtual"&&"is-short"])}>
        ${l==="virtual"?Fe(t,e):c`<${Uu} ...${T} />`}
        <${Yt} main=${m!==null} verb=${m===null?a("SELL"):a("SELL {card}",{card:U(y[m])})} ready=${m!==null&&Qn(x("sell"),y[m])} busy=${g}
          note=${m!==null?vo(r,y[m]):x("sell")?a("tap a certificate"):y.length?a("no more trades"):a("nothing to sell")} onTap=${S("sell",{card:y[m]})} />
        ${k&&c`<${Yt} verb="JOKER" note=${a("{player} drew it",{player:N(r)[k.values.seat[0]]})} ready busy=${g}
          onTap=${()=>t.act({...k,args:{seat:k.values.seat[0]}})} />`}
        <${Yt} verb="END TURN" note=${ui(r,p)} ready=${x("end")} busy=${g} onTap=${S("end",{})} />
      </div>
    <//>
  </section>`}var Iu={buy:a("BUY"),market:a("PRICE"),discard:a("DISCARD")},Uu=({option:t,busy:e,set:n,verb:s})=>Object.entries(Iu).map(([o,r])=>c`<${h} key=${o} kind="plain" chosen=${s===o}
  disabled=${!t(o)} busy=${e} onTap=${()=>n({verb:s===o?null:o})}>
  <span class="trade-deed"><b>${r}</b><span>${t(o)?o==="discard"?"1 to 4 cards":a("which card"):a("no more")}</span></span>
<//>`);function Wu({round:t,option:e,busy:n,deed:s,set:o,verb:r,picked:i}){let l=e(r)?.values;if(!l)return null;if(r==="discard"){let{of:u,least:$,most:m}=l.cards,f=i.length<m?u.filter(k=>li(i,k)<li(u,k)):[],y=k=>o({verb:r,picked:[...i,k]});return c`<div class="panel">
      <${Dt} allowed=${f} picked=${i} busy=${n} onPick=${y} onTakeBack=${k=>f.includes(k)?y(k):o({verb:r,picked:i.filter(g=>g!==k)})} />
      <div class="trade-entry">
        <span>${i.length?i.map(U).join(" "):a("Which cards go?")}</span>
        <${h} kind="main" disabled=${i.length<$} busy=${n} onTap=${s("discard",{cards:i})}>${a("discard {amount}",{amount:B("{count} card","{count} cards",i.length)})}<//>
      </div>
    </div>`}let[p]=i,d=u=>r==="market"&&rn(u)?o({verb:r,picked:[u]}):s(r,{card:u})();return c`<div class="panel">
    <${Dt} allowed=${l.card} picked=${i} busy=${n} onPick=${d} onTakeBack=${()=>o({verb:r})} />
    ${r==="market"&&c`<div class="trade-entry">
      <span>${p?a("{card} sends the price",{card:U(p)}):a("A face card asks where it sends the price.")}</span>
      <${h} kind="main" disabled=${!p} busy=${n} onTap=${s("market",{card:p,to:"up"})}>${p?_o(t,p,"up"):a("up")}<//>
      <${h} kind="main" disabled=${!p} busy=${n} onTap=${s("market",{card:p,to:"zero"})}>${a("bankrupt")}<//>
    </div>`}
  </div>`}var li=(t,e)=>t.filter(n=>n===e).length;var $i={Felt:Xu,Foot:Ku,OpenHand:di,words:zu,deed:Gu,event:Ju,payments:Vu,payment:Zu,over:Qu,passOn:Yu},mi=["csm.turn","csm.go-on","csm.end","csm.joker"];function Ku({prompt:t}){return mi.includes(t?.say.code)?fi:null}function zu(t){let e=n=>t.seats.find(s=>s.seat===n).player;return{reshuffle:()=>a("SHUFFLED"),joker:({seat:n})=>a("JOKER \xB7 {name} drew it",{name:e(n)})}}function Gu({do:t,args:e},{who:n}){switch(t){case"show":return Z(e.card)?a("{card} turned up.",{card:U(e.card)}):"";case"end":return a("{player} ends the turn.",{player:n});case"buy":case"sell":case"market":case"discard":case"joker":return"";default:return null}}function Ju({code:t,args:e,text:n},s){if(t==="csm.opens")return a("{company} open at {price}.",{company:e.company,price:e.price});if(t==="csm.buys"||t==="csm.sells"){let o=Z(e.card)?`${U(e.card)}: `:"";return t==="csm.buys"?a("{player} buys {shares} at {price}, {chips}.",{player:s[e.seat],shares:`${o}${e.shares}`,price:e.price,chips:e.amount}):a("{player} sells {shares} at {price}, {chips}.",{player:s[e.seat],shares:`${o}${e.shares}`,price:e.price,chips:e.amount})}return n}function Yu({prompt:t}){return mi.includes(t?.say.code)?t.awaited[0]:null}function Vu(t){return t.round?.finished?Gn(t).filter(({says:e})=>e.length):[]}function Zu({action:t,seat:e,player:n},s){let o=s.record.find(({index:d})=>d===t),r=d=>o.events.filter(u=>u.code===d&&u.args.seat===e).map(({args:u})=>u),[{amount:i}]=r("csm.takes"),l=r("csm.sells-out").map(({shares:d,price:u,amount:$})=>a("{shares} at {price} = {chips}",{shares:d,price:u,chips:b($)})),p=r("csm.repays").map(({amount:d})=>a("debt to the bank: {chips}",{chips:b(d)}));return{line:a("{player} takes {chips} home.",{player:n,chips:b(i)}),sums:[...l,...p],amount:i}}function Qu({record:t}){return t.at(-1)?.events.find(({code:e})=>e==="csm.wins")?.text}function Xu({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return c`<section class="felt csm" aria-label=${a("felt")}>
    <${qe} round=${n} />
    <div class="csm-middle">
      <${ii} prices=${n.facts.chart} />
      <dl class="csm-bank">
        <div><dt>${a("bank")}</dt><dd data-place="bank">${b(n.places.bank??0)}</dd></div>
        <div><dt>${a("draw pile")}</dt><dd>${n.board.draw_pile}</dd></div>
        <div><dt>${n.facts.reshuffles?a("jokers are in"):a("no joker yet")}</dt></div>
      </dl>
    </div>
    <${ci} round=${n} holds=${s.hand_over?.seat} lit=${o} />
  </section>`}var ts={Felt:rd,Seen:ad,deed:sd,passOn:od},td=10,ed={T:10,Q:12},nd=([t,e])=>(ed[t]??Number(t))+(e==="h"?td:0);function sd({do:t,args:e},{round:n}){return t==="show"&&e.card!=="??"?`${N(n)[e.seat]}: ${U(e.card)}.`:""}function od({prompt:t,facts:e,record:n}){let s=n.at(-1)?.do==="choose"&&t?.awaited.length===1;return e&&s?t.awaited[0]:null}function rd({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return c`<section class="felt tricks" aria-label=${a("felt")}>
    <header class="tricks-head">
      <p>${L("{match} of {count}##a match, of so many",{match:c`<b>${a("match {number}",{number:Math.min(n.facts.matches.length+1,n.options.cards_in_play)})}</b>`,count:n.options.cards_in_play})}
        ${n.facts.changed&&` \xB7 ${a("the hands have changed places")}`}</p>
      <span class="tricks-pot" data-place="pot">${n.places.pot>0&&c`${L("pot {chips}",{chips:c`<b class="figure">${b(n.places.pot)}</b>`})}`}</span>
    </header>
    <${hi} round=${n} lit=${o} holds=${s.hand_over?.seat} />
    <${jt} state=${t} />
  </section>`}function ad({round:t}){return c`<div class="matches-seen"><${hi} round=${t} lit=${()=>!1} /></div>`}function hi({round:t,lit:e,holds:n}){let s=t.options.cards_in_play;return c`<div class=${w(["matches",s>10&&"is-long"])}>
    ${t.seats.map(({seat:o,player:r,rack:i},l)=>c`<section key=${o} class=${w(["matches-row",e(o)&&"is-lit"])} aria-label=${r}>
      <span class="matches-name"><${oe} at=${l} /> <b>${r}</b>
        <b class="figure">${id(t.facts.won[o])}</b>
        <span class="small" data-place=${`seat:${o}`}>${cd(t,o,i,n)}</span></span>
      <div class="matches-cards">
        ${[...Array(s).keys()].map(p=>c`<${ld} key=${p} round=${t} seat=${o} match=${p} half=${p===s/2} />`)}
      </div>
    </section>`)}
  </div>`}var id=t=>B("{count} match","{count} matches",t),cd=(t,e,n,s)=>[s===e&&a("has the tablet"),n>0&&B("{count} chip","{count} chips",n),t.markers[e]>0&&a("owes {chips}",{chips:b(t.markers[e])})].filter(Boolean).join(" \xB7 ");function ld({round:t,seat:e,match:n,half:s}){let{matches:o}=t.facts,r=o[n],i=r?.cards[e]??(n===o.length?pd(t,e):null);return c`<span class=${w(["matches-card",s&&"is-half"])}>
    ${i?c`<${j} card=${i} lit=${r?.winner===e} dim=${!!r&&r.winner!==e} />`:c`<${kt} />`}
    <span class="small figure">${i&&i!=="??"?nd(i):""}</span>
  </span>`}function pd({prompt:t,zones:e,facts:n,options:s},o){if(t?.say.code==="divide-and-conquer.match")return t.awaited.includes(o)?null:"??";let r=n.matches.length%(s.cards_in_play/2);return e[`played:${o}`]?.cards[r]??null}var yi={Felt:kd,words:dd,deed:fd,payments:bd,amongPlayers:!0,payment:yd,over:hd,passOn:$d,handNote:md},ud={A:1,T:10},bi=([t])=>ud[t]??Number(t);function dd(){return{draw:()=>a("DRAW"),pass:()=>a("PASS")}}function fd({do:t},{who:e}){return t==="draw"?a("{player} draws a card.",{player:e}):t==="pass"?a("{player} passes.",{player:e}):null}function $d({prompt:t}){return t?.say.code==="kabu.draw"?t.awaited[0]:null}function md({zones:t},e){let n=t[`hand:${e}`].cards,s=n.reduce((r,i)=>r+bi(i),0),o=s>9?`: ${a("counts {count}",{count:s%10})}`:"";return`${n.map(bi).join(" + ")} = ${s}${o}`}function hd(t){return(n=>t.record.at(-1)?.events.find(s=>s.code===n)?.text)("kabu.over")??(t.facts.debts.length?a("Everybody has paid."):a("Equal counts: nobody owes anything."))}function bd({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=N(t),s=ye(t).filter(({action:i})=>i===e),o=[];for(let i of t.facts.debts){o.at(-1)?.seat!==i.from&&o.push({action:e,seat:i.from,player:n[i.from],amount:0,debts:[],ids:[]});let l=o.at(-1);l.debts.push(i),i.paid&&(l.amount-=i.amount,l.ids.push(s.shift().id))}let r=s.map(({from:i,amount:l,id:p})=>{let d=Number(i.split(":")[1]);return{action:e,seat:d,player:n[d],amount:-l,debts:[],ids:[p]}});return[...o,...r]}function yd({seat:t,amount:e,debts:n},s){let o=N(s),{counts:r}=s.facts,{stake:i}=s.options,l=n.reduce(($,m)=>$+m.amount,0),p=$=>`${r[$]} \u2212 ${r[t]}`,d=i>1?` \xD7 ${b(i)}`:"";if(!n.length)return{hand:a("repays the house's marker")};if(!e){let $=s.seats.find(m=>m.seat===t).rack;return{line:a("{player} owes {owed}, holds {chips}, and pays nobody.",{player:o[t],owed:l,chips:b($)})}}let u=n.map(({to:$,amount:m})=>({to:o[$],amount:m,why:d?`(${p($)})${d}`:p($)}));return{line:a("{player} pays {others}.",{player:o[t],others:gd(u)}),pushes:u}}function gd(t){let e=t.map(({to:n,amount:s})=>`${n} ${b(s)}`);return $t(e)}function kd({state:t,pace:e,paying:n,face:s}){let{round:o,table:r}=t,{facts:i}=o,l=vd(o),p=Object.keys(i.counts).length>0,d=o.finished&&i.debts.length>0,u=new Set(s.payments(t).slice(0,e.paid).map(({seat:m})=>m)),$=N(o);return c`<section class="felt kabu" aria-label=${a("felt")} style=${{"--players":l.length}}>
    <${wd} round=${o} showing=${p} />
    <div class="kabu-row kabu-head">
      ${!d&&c`<span class="kabu-differ">${_d(o)}</span>`}
      ${d&&c`<span class="kabu-title">${a("pays")}</span>
        ${l.map(m=>c`<span class="kabu-to" key=${m}>${$[m]}</span>`)}
        <span class="kabu-net">${a("net")}</span>`}
    </div>
    ${l.map(m=>c`<${xd} key=${m} seat=${m} seats=${l} round=${o} owing=${d}
      lit=${(n?.seat??o.prompt?.say.args.seat)===m} paid=${u.has(m)}
      holds=${r.hand_over?.seat===m} />`)}
  </section>`}var vd=({seats:t,dealer:e})=>{let n=t.map(({seat:s})=>s).sort((s,o)=>s-o);return[...n.filter(s=>s>e),...n.filter(s=>s<=e)]},_d=({record:t})=>t[0]?.events.find(({code:e})=>e==="kabu.racks-differ")?.text;function wd({round:t,showing:e}){let{facts:n,options:s,zones:o}=t;return c`<p class="kabu-heading">
    <b>${a("hand {number}",{number:n.hand})}</b>
    <span>${e?a("showing"):a("lap {lap} of 2",{lap:n.lap})}</span>
    <span>${a("stock {count}",{count:o.stock.count})}</span>
    <span>${B("{count} chip a point","{count} chips a point",s.stake)}</span>
  </p>`}function xd({seat:t,seats:e,round:n,owing:s,lit:o,paid:r,holds:i}){let l=n.seats.find(f=>f.seat===t),{facts:p}=n,d=n.zones[`hand:${t}`].cards,u=p.counts[t],$=n.markers[t],m=[n.dealer===t&&a("the deal"),i&&a("has the tablet"),$&&a("owes {chips}",{chips:b($)})];return c`<div class=${w(["kabu-row",o&&"is-lit",r&&"is-paid"])} role="group" aria-label=${l.player}>
    <span class="kabu-who">
      <b>${l.player}</b><span class="figure" data-place=${`seat:${t}`}>${b(l.rack)}</span>
      <span class="kabu-note">${m.filter(Boolean).join(" \xB7 ")}</span>
    </span>
    <${R} cards=${d} />
    <b class="kabu-count">${u}</b>
    ${s?c`<${Td} seat=${t} seats=${e} debts=${p.debts} paid=${r} />`:c`<span class="kabu-state">${u===void 0?Sd(n,t):""}</span>`}
  </div>`}function Sd({facts:t,zones:e,prompt:n},s){let{count:o}=e[`hand:${s}`];return t.drawing.includes(s)?n?.say.code!=="kabu.draw"?"":n.awaited.includes(s)?o>2?a("one more?"):a("draws or passes"):o>t.lap+1?a("drew a card"):"":a("passed with {count}",{count:o})}function Td({seat:t,seats:e,debts:n,paid:s}){let o=(l,p)=>n.find(d=>d.from===l&&d.to===p),r=l=>l.filter(p=>p.paid).reduce((p,{amount:d})=>p+d,0),i=r(n.filter(({to:l})=>l===t))-r(n.filter(({from:l})=>l===t));return c`
    ${e.map(l=>c`<${Od} key=${l} debt=${o(t,l)} done=${s} own=${l===t} />`)}
    <b class=${w(["kabu-net",i>0&&"won",i<0&&"lost"])}>${st(i)}</b>`}function Od({debt:t,done:e,own:n}){return t?c`<span class=${w(["kabu-debt",!t.paid&&"is-unpaid",t.paid&&e&&"is-done"])}>
    ${b(t.amount)}${t.paid&&e?c`<span class="kabu-tick">✓</span>`:""}
    ${!t.paid&&c`<span class="unseen">${`, ${a("not paid")}`}</span>`}
  </span>`:c`<span class=${w(["kabu-debt",n&&"is-own"])}></span>`}var ve=[..."789TJQKA"];function _e({round:t}){let{contract:e}=t.facts,n={train:Ed,quart:Md,domino:Bd}[e]??Ad;return c`<div class="lorum-middle"><${n} round=${t} /></div>`}var Ad=({round:{board:t,facts:e,seats:n}})=>c`<div class="lorum-trick" role="group" aria-label=${a("the trick")}>
  ${n.map(({seat:s})=>{let o=t.trick.find(r=>r.seat===s);return c`<span key=${s} class=${`lorum-played is-seat-${s}`}>
      ${o?c`<${j} card=${o.card} lit=${Cd(e,t,s)} />`:c`<${kt} />`}
    </span>`})}
</div>`,Cd=(t,e,n)=>e.trick.length===4&&t.takers[0]===n&&t.takers.every(s=>s===n);function Ed({round:{zones:t,facts:e,board:n}}){let{total:s}=e,o=n.tolls.find(([i])=>i>s),r=t.train?.cards??[];return c`<div class="lorum-train" role="group" aria-label=${a("the train, total {total}",{total:s})}>
    <b class="lorum-total">${s}</b>
    <ol class="lorum-tolls">${n.tolls.map(([i,l])=>c`<li key=${i} class=${w([i<=s&&"is-done",o?.[0]===i&&"is-next"])}>
      <b>${i}</b> <span>${a("costs {chips}",{chips:b(l)})}</span></li>`)}</ol>
    <div class="lorum-cars">${r.map(i=>c`<${j} key=${i} card=${i} />`)}</div>
  </div>`}function Md({round:{zones:t,board:e}}){let n=t.run?.cards??[],s=t.gone?.count??0;return c`<div class="lorum-run" role="group" aria-label=${a("the run")}>
    <div class="lorum-cars">
      ${n.map(o=>c`<${j} key=${o} card=${o} />`)}
      ${e.wanted&&c`<span class="lorum-wanted"><${j} card=${e.wanted} dim /><span>${a("wanted")}</span></span>`}
      ${!n.length&&c`<${kt} />`}
    </div>
    <p class="quiet">${a("{gone} played before",{gone:s})}</p>
  </div>`}function Bd({round:{zones:t,board:e}}){let n=new Set(t.layout?.cards??[]),s=Ld(e);return c`<div class="lorum-grid" role="group" aria-label=${a("the domino")}>
    ${[..."shdc"].map(o=>ve.map(r=>{let i=r+o;return c`<span key=${i}>${n.has(i)?c`<${j} card=${i} />`:c`<${kt} label=${s.has(i)?a("room for {card}",{card:i}):a("no card yet")} wanted=${s.has(i)} />`}</span>`}))}
  </div>`}function Ld({laid:t,first_rank:e}){return e?new Set(Object.entries(t).flatMap(([n,s])=>{if(!s.length)return[e+n];let[o,r]=s.map(([i])=>ve.indexOf(i));return[ve[o-1],ve[r+1]].filter(Boolean).map(i=>i+n)})):new Set}var gi=({prompt:t},e)=>t?.options.filter(({by:n})=>n===e)??[];function ki({table:t,hand:e,seat:n,who:s,act:o,onCover:r}){let{round:i}=e,l=gi(i,n),p=l.find(k=>k.do==="play"),d=l.find(k=>k.do==="pass"),u=i.prompt?.options.map(K).join()??"",$=ht(u),m=(k,g)=>$.swallows(g)||o({...p,args:k}),f=i.zones[`hand:${n}`],y=Pe(i),x=t.late.value;return c`
    <section class="hand-felt lorum-hand" aria-label=${a("your hand")}>
      ${f.sight==="others"?c`<${jd} round=${i} seat=${n} />`:c`<div class="lorum-seen"><${_e} round=${i} /></div>`}
      ${f.sight==="others"?c`<${es} left=${i.facts.positions?.[n]??[]} open=${p?.values.position??[]} onTap=${(k,g)=>m({position:k},g)} />`:c`<div class="tap-hand" role="group" aria-label=${a("your cards")}>
            ${y.arranged(f.cards).map(k=>p?.values.card.includes(k)?c`<button type="button" class="tap-card is-open" key=${k} aria-label=${lt(k)} onClick=${g=>m({card:k},g)}><${j} card=${k} /></button>`:c`<span class="tap-card" key=${k}><${j} card=${k} dim=${!!p} /></span>`)}
          </div>`}
    </section>
    <section class="foot" aria-label=${a("what is next")}>
      <${bt} text=${i.prompt?.say.text??a("The hand is over.")} detail=${s} />
      <${Nt} table=${t} />
      <${W} question=${u} end=${c`${f.sight==="owner"&&c`<${Un} sorting=${y} />`}<${h} kind="plain" onTap=${r}>${a("cover")}<//><${h} kind="plain" onTap=${t.takeBack}>${a("back to the dealer")}<//>`}>
        ${d?c`<${h} kind="main" busy=${x} onTap=${()=>o({...d,args:{}})}>${a("PASS")}<//>`:c`<p class="controls-note">${p?a("Tap the card you play."):a("Nothing of yours is asked for.")}</p>`}
      <//>
    </section>`}var es=({left:t,open:e,onTap:n})=>c`<div class="tap-hand" role="group" aria-label=${a("your cards, unseen")}>
  ${[...Array(8).keys()].map(s=>t.includes(s)?c`<button type="button" class="tap-card is-open" key=${s} disabled=${!e.includes(s)}
      aria-label=${a("card {number}",{number:s+1})} onClick=${o=>n(s,o)}><${j} card="??" /></button>`:c`<span class="tap-card" key=${s}><${kt} /></span>`)}
</div>`;function jd({round:t,seat:e}){let n=N(t),s=t.seats.filter(o=>o.seat!==e);return c`<div class="lorum-others">
    <${_e} round=${t} />
    <div class="lorum-hands">${s.map(o=>c`<${R} key=${o.seat} cards=${t.zones[`hand:${o.seat}`].cards} label=${n[o.seat]} />`)}</div>
  </div>`}function vi({table:t,state:e,news:n}){let{round:s}=e,{prompt:o}=s,r=o.options.map(K).join(),i={table:t,state:e,round:s,question:r};return c`<section class="foot lorum-foot" aria-label=${a("what is next")}>
    <${bt} text=${o.say.text} news=${n} detail=${ae(s,o.awaited)} />
    <${Nt} table=${t} />
    ${s.cards==="physical"?c`<${Nd} ...${i} />`:c`<${Hd} ...${i} />`}
  </section>`}function Hd({table:t,state:e,round:n,question:s}){let[o]=n.prompt.awaited,r=gi(n,o).find(({values:i})=>i.position);return c`<${W} question=${s}>
    ${Fe(t,e)}
    ${r&&c`<div class="lorum-backs"><${es} left=${n.facts.positions[o]} open=${r.values.position}
      onTap=${i=>t.act({...r,args:{position:i}})} /></div>`}
  <//>`}function Nd({table:t,round:e,question:n}){let{prompt:s,undoable:o}=e,r=t.late.value,i=s.options.filter($=>$.do==="play"),l=s.options.find($=>$.do==="pass"),p=c`<${h} kind="plain" disabled=${!o} busy=${r} onTap=${t.undo}>${a("take back")}<//>`;if(i.length>1){let $=N(e);return c`<${W} question=${n} end=${p}>
      ${i.map(m=>c`<${h} key=${m.by} kind="main" busy=${r}
        onTap=${()=>t.act({...m,args:{card:m.values.card[0]}})}>${$[m.by]} ${U(m.values.card[0])}<//>`)}
    <//>`}let[d]=i,u=new Set(d?.values.card??[]);return c`<${W} end=${c`
      ${l&&c`<${h} kind="main" busy=${r} onTap=${()=>t.act({...l,args:{}})}>${a("PASS")}<//>`}
      ${p}`}>
    <div class="lorum-pack" role="group" aria-label=${a("cards")}>
      ${[..."shdc"].flatMap($=>ve.map(m=>m+$)).map($=>c`<button type="button" key=${$}
        class=${w(["picker-card",`suit-${$[1]}`,!u.has($)&&"is-out"])} disabled=${!u.has($)||r}
        aria-label=${lt($)} onClick=${()=>t.act({...d,args:{card:$}})}>${u.has($)&&c`<${me} card=${$} />`}</button>`)}
    </div>
  <//>`}var an={"no-hearts":a("No hearts"),queens:a("Queens"),"no-tricks":a("No tricks"),"hairy-ape":a("Hairy Ape"),train:a("Train"),quart:a("Quart"),domino:a("Domino")};function wi({state:t,onClose:e}){let{round:n,table:s}=t,o=N(n),r=n.seats.map(({seat:f})=>f),{contracts:i,deals:l}=n.board,p=Rd(s,n),d=f=>s.seats.find(y=>y.player===f)?.seat,u=Fd(p,d),$=f=>[...p.values()].reduce((y,x)=>y+(So(x,f,d)??0),0),m=(f,y)=>p.get(y*i.length+1)?.find(k=>k.seat===f)?.name??o[f];return c`<${V} title=${a("The score")} onClose=${e} foot=${c`<${h} kind="plain" onTap=${e}>${a("go back")}<//>`}>
    <div class="lorum-scores">
    <table class="lorum-sheet">
      <thead>
        <tr><th><span class="unseen">${a("contract##heads the column of contracts")}</span></th>${l.map((f,y)=>c`<th key=${f} colspan="4" scope="colgroup">${a("{player} deals",{player:m(f,y)})}</th>`)}</tr>
        <tr><th><span class="unseen">${a("contract##heads the column of contracts")}</span></th>${l.map(f=>r.map(y=>c`<th key=${`${f} ${y}`} class=${w([y===r[0]&&"starts"])}>${o[y].slice(0,3)}</th>`))}</tr>
      </thead>
      <tbody>${i.map((f,y)=>c`<tr key=${f}>
        <th scope="row">${an[f]}</th>
        ${l.map((x,k)=>{let g=k*i.length+y+1,S=p.get(g);return r.map(T=>{let v=S&&So(S,T,d);return c`<td key=${`${g} ${T}`} class=${w([T===r[0]&&"starts",g===n.facts.hand&&"is-now",v>0&&"won",v<0&&"lost"])}>
              ${S?v===void 0?"\u2013":v?st(v):"\xB7":""}</td>`})})}
      </tr>`)}</tbody>
    </table>
    </div>
    <p class="lorum-sums">${r.map((f,y)=>c`<span key=${f}><${oe} at=${y} /> ${o[f]} <b class=${w([$(f)>0&&"won",$(f)<0&&"lost"])}>${st($(f))}</b></span>`)}
      ${u.map(({player:f,name:y,result:x})=>c`<span key=${`gone ${f}`} class="quiet">${a("{player} (left)",{player:y})} <b>${st(x)}</b></span>`)}
      <span>${L("pot {chips}",{chips:c`<b>${b(n.places.pot??0)}</b>`})}</span></p>
    ${p.size>1&&c`<${Dn} deals=${Pd(p,o,r,d)} />`}
  <//>`}function Pd(t,e,n,s){let o=Object.fromEntries(n.map(r=>[r,0]));return[...t].map(([r,i])=>{let l=Object.fromEntries(n.map(d=>[d,o[d]+(So(i,d,s)??0)])),p={better:"high",goal:null,before:o,after:l};return o=l,{deal:r,names:e,sheet:p}})}function Rd({past:t,seats:e},n){let s=n.facts.hand-1,o=s?t.filter(({voided:i})=>!i).slice(-s):[],r=new Map(o.map((i,l)=>[s-o.length+l+1,_i(i.seats,i.results)]));return n.finished?r.set(n.facts.hand,_i(e,qd(n))):r}var _i=(t,e)=>t.map(({seat:n,player:s,name:o})=>({seat:n,player:s,name:o,result:e[n]??0})),So=(t,e,n)=>t.find(({player:s})=>n(s)===e)?.result;function Fd(t,e){let n=new Map;for(let{player:s,name:o,result:r}of[...t.values()].flat())e(s)===void 0&&n.set(s,{player:s,name:o,result:(n.get(s)?.result??0)+r});return[...n.values()]}function qd({record:t,seats:e}){let n=Object.fromEntries(e.map(({seat:s})=>[s,0]));for(let{from:s,to:o,amount:r}of t.flatMap(({transfers:i})=>i))s==="house"||o==="house"||(s.startsWith("seat:")&&(n[s.slice(5)]-=r),o.startsWith("seat:")&&(n[o.slice(5)]+=r));return n}var xi={Felt:Jd,Foot:()=>vi,OpenHand:ki,words:Dd,deed:Id,event:Ud,payments:Kd,amongPlayers:!0,payment:zd,over:Gd,passOn:Wd};function Dd(){return{pass:()=>a("PASS")}}function Id({do:t,args:e},{who:n}){return t==="pass"?a("{player} passes.",{player:n}):t!=="play"?null:e.card&&e.card!=="??"?`${n}: ${U(e.card)}.`:a("{player} plays a card.",{player:n})}function Ud({code:t,args:e,text:n}){return t==="lorum.total"?a("Total {total}.",{total:e.total}):n}function Wd({prompt:t}){return t?t.awaited.length===1?t.awaited[0]:t.options[0]?.by??null:null}function Kd({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=N(t),s=[];for(let o of ye(t).filter(({action:r})=>r===e)){let r=Jt(o.from)??Jt(o.to)??0,i=o.from==="pot";(s.at(-1)?.seat!==r||s.at(-1).takes!==i)&&s.push({action:e,seat:r,player:n[r],takes:i,amount:0,transfers:[],ids:[]});let l=s.at(-1);l.ids.push(o.id),o.from!=="house"&&(l.transfers.push(o),l.amount+=i?o.amount:-o.amount)}return s}function zd({player:t,takes:e,amount:n,transfers:s},o){if(e)return{line:a("{player} takes the pot, {chips}.",{player:t,chips:b(n)})};let r=N(o),i=p=>p==="house"?a("the house"):r[Jt(p)??0]??a("the pot"),l=s.map(p=>({to:i(p.to),amount:p.amount}));return{line:a("{player} pays {others}.",{player:t,others:l.map(p=>`${p.to} ${b(p.amount)}`).join(", ")}),sums:[...new Set(s.map(({why:p})=>p))],pushes:l}}function Gd({facts:t,board:e,record:n}){return n.at(-1)?.events.find(({code:o})=>o==="lorum.over")?.text??a("Hand {hand} of {hands} is over and paid.",{hand:t.hand,hands:e.hands})}function Jd(t){let{state:e,paying:n}=t,{round:s,table:o}=e,[r,i]=_(!1),l=p=>n?n.seat===p:!!s.prompt?.awaited.includes(p);return c`<section class="felt lorum" aria-label=${a("felt")}>
    <${Yd} round=${s} onSheet=${()=>i(!0)} />
    <div class=${`lorum-table is-${s.facts.contract}`}>
      ${s.seats.map(({seat:p})=>c`<${Vd} key=${p} seat=${p} round=${s} lit=${l(p)} holds=${o.hand_over?.seat===p} />`)}
      <${_e} round=${s} />
    </div>
    ${r&&c`<${wi} state=${e} onClose=${()=>i(!1)} />`}
  </section>`}function Yd({round:t,onSheet:e}){let{facts:n,board:s,places:o,options:r}=t;return c`<header class="lorum-head">
    <ol class="lorum-contracts" aria-label=${a("the contracts")}>
      ${s.contracts.map((i,l)=>c`<li key=${i} class=${w([i===n.contract&&"is-lit",l<(n.hand-1)%s.contracts.length&&"is-done"])}>${an[i]}</li>`)}
    </ol>
    <div class="lorum-line">
      <span>${L("{hand} of {count}##a hand, of so many",{hand:c`<b>${a("hand {number}",{number:n.hand})}</b>`,count:s.hands})}</span>
      <span>${B("{count} chip a point","{count} chips a point",r.stake)}</span>
      <span data-place="pot">${L("pot {chips}",{chips:c`<b class="figure">${b(o.pot??0)}</b>`})}</span>
      <${h} kind="quiet" onTap=${e}>${a("score sheet")}<//>
    </div>
  </header>`}function Vd({seat:t,round:e,lit:n,holds:s}){let{facts:o,zones:r,markers:i}=e,l=N(e)[t],p=e.seats.find(f=>f.seat===t).rack,d=r[`hand:${t}`].count,u=(r[`won:${t}`]?.count??0)/4,$=o.points?.[t],m=[e.dealer===t&&a("the deal"),$&&B("{count} point","{count} points",$),s&&a("has the tablet"),i[t]>0&&a("owes {chips}",{chips:b(i[t])})];return c`<section class=${w(["lorum-seat",`is-seat-${t}`,n&&"is-lit"])} aria-label=${l}>
    <span class="lorum-name"><b>${l}</b> <span class="figure" data-place=${`seat:${t}`}>${b(p)}</span></span>
    <span class="small quiet">${m.filter(Boolean).join(" \xB7 ")}</span>
    <span class="small">${[d&&B("{count} card","{count} cards",d),u&&B("{count} trick","{count} tricks",u)].filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var Si={c:"\u2663\uFE0E",d:"\u2666\uFE0E",h:"\u2665\uFE0E",s:"\u2660\uFE0E"},Zd=12,Ti=t=>Si[t],ns=({points:t,no_trump:e})=>e?a("{points} no trump",{points:t}):String(t);function Oi({bids:t=[],passed:e=[],contract:n},s){if(e.includes(s))return c`<span class="small quiet">${a("passes")}</span>`;let o=t.find(i=>i.seat===s);if(!o)return null;let r=n?.seat===s;return c`<span class=${r?"tricks-contract":"small"}>${r?a("plays##a contract"):a("bids##an amount")} ${ns(o)}</span>`}function Ai({table:t,state:e,news:n}){let{round:s}=e,{prompt:o,undoable:r}=s,i=f=>o.options.find(y=>y.do===f),l=t.late.value,p=c`<${h} kind="plain" disabled=${!r} busy=${l} onTap=${t.undo}>${a("take back")}<//>`,d=(f,y)=>()=>t.act({...f,args:y}),u=i("bid"),$=i("trump"),m=(f,y)=>f&&c`<${h} kind="plain" busy=${l} onTap=${d(f,{})}>${y}<//>`;return c`<section class="foot tricks-foot" aria-label=${a("what is next")}>
    <${bt} text=${o.say.text} news=${n} />
    <${Nt} table=${t} />
    <${W} question=${o.options.map(K).join()} end=${p}>
      ${uo(e).length>0&&Fe(t,e)}
      ${u&&c`<${To} bid=${u} round=${s} busy=${l} onBid=${f=>t.act({...u,args:f})} />`}
      ${$&&c`<${Oo} busy=${l} onName=${f=>t.act({...$,args:f})} />`}
      ${m(i("pass"),a("PASS"))}
      ${m(i("misdeal"),a("misdeal"))}
    <//>
  </section>`}var To=({bid:t,round:e,busy:n,onBid:s})=>c`<div class="bids" role="group" aria-label=${a("bids")}>
  ${Qd(t,e).map(({points:o,without:r,open:i})=>c`<${h} key=${`${o} ${r}`} kind=${i?"main":"plain"} disabled=${!i} busy=${n}
    onTap=${()=>s(r?{points:o,no_trump:!0}:{points:o})}>
      <span class="unseen">${a("bid {bid}",{bid:ns({points:o,no_trump:r})})}</span>
      <span aria-hidden="true">${o}${r&&c`<small> ${a("NT")}</small>`}</span><//>`)}
</div>`,Oo=({busy:t,onName:e})=>Object.entries(Si).map(([n,s])=>c`<${h} key=${n} kind="main" large busy=${t} name=${a("trumps {sign}",{sign:s})} onTap=${()=>e({suit:n})}>${s}<//>`);function Qd({by:t,values:e,optional:n},{facts:s,dealer:o,options:r}){let i=s.bids.at(-1),l=(u,$)=>2*u+Number($),p=i?l(i.points,i.no_trump)+(t===o?0:1):0,d=[];for(let u of[!1,!0])for(let $=r.minimum_bid;$<=Zd;$+=1)d.push({points:$,without:u,open:l($,u)>=p&&$>=e.points.min&&(u||n.includes("no_trump"))});return d}var ss=cn(of),os=cn(af),rs={...cn(cf),Foot:lf};function cn(t){let e=({round:n})=>c`<div class="tricks-seen"><${t} round=${n} /><${Ci} round=${n} /></div>`;return{deed:Xd,passOn:tf,Felt:ef(t),Seen:e}}function Xd({do:t,args:e},{who:n}){return t==="play"?e.card&&e.card!=="??"?`${n}: ${U(e.card)}.`:a("{player} plays a card.",{player:n}):["bid","pass","trump","misdeal"].includes(t)?"":null}function tf({prompt:t}){return t?.awaited.length===1?t.awaited[0]:null}function ef(t){return function(n){let{state:s,paying:o}=n,{round:r,table:i}=s;return c`<section class="felt tricks" aria-label=${a("felt")}>
      <header class="tricks-head">
        <${t} round=${r} />
        <span class="tricks-pot" data-place="pot">${r.places.pot>0&&c`${L("pot {chips}",{chips:c`<b class="figure">${b(r.places.pot)}</b>`})}`}</span>
      </header>
      <${Ci} round=${r} paying=${o} holds=${i.hand_over?.seat} />
      <${jt} state=${s} />
    </section>`}}function Ci({round:t,paying:e,holds:n}){let s=i=>e?e.seat===i:!!t.prompt?.awaited.includes(i),o=!t.zones.trick?.cards.length,r=t.cards==="virtual"&&Object.keys(t.facts.scores).some(i=>i.includes("+"));return c`<div class=${w(["tricks-seats",o&&"is-empty",r&&"is-across"])}>
    ${t.seats.map(i=>c`<${nf} key=${i.seat} seated=${i} round=${t} lit=${s(i.seat)} holds=${n===i.seat} />`)}
  </div>`}function nf({seated:{seat:t,player:e,rack:n},round:s,lit:o,holds:r}){let{facts:i,zones:l,markers:p}=s,d=l[`hand:${t}`]?.count??0,u=i.tricks.takers.filter(y=>y===t).length,$=Object.keys(i.scores),m=$.findIndex(y=>y.split("+").includes(String(t))),f=[d&&B("{count} card","{count} cards",d),u&&B("{count} trick","{count} tricks",u),s.dealer===t&&a("the deal"),r&&a("has the tablet"),n>0&&B("{count} chip","{count} chips",n),p[t]>0&&a("owes {chips}",{chips:b(p[t])})];return c`<section class=${w(["tricks-seat",o&&"is-lit"])} aria-label=${e}>
    <span class="tricks-name"><${oe} at=${m} /> <b>${e}</b></span>
    <span class="tricks-score"><b class="figure">${b(i.scores[$[m]])}</b> ${Oi(i,t)}</span>
    <${sf} round=${s} seat=${t} />
    <span class="small">${f.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}function sf({round:t,seat:e}){let{order:n,takers:s}=t.facts.tricks,o=t.zones.trick?.cards??[];if(t.finished)return null;let r=o[n.indexOf(e)];if(!r)return c`<${kt} />`;let i=o.length===n.length&&s.at(-1)===e;return c`<${j} card=${r} lit=${i} />`}function of({round:{facts:t,options:e}}){return c`<p><b>${a("deal {number}",{number:t.deal})}</b> · ${a("{limit} points end the game \xB7 {jack} 2, every other jack 1",{limit:e.limit,jack:"J\u2660\uFE0E"})}${e.token>0&&` \xB7 ${B("{count} chip a point","{count} chips a point",e.token)}`}</p>`}var rf={tricks:a("Tricks 10"),hearts:a("Hearts 10"),queens:a("Queens 25"),"king-of-spades":"K\u2660\uFE0E 100","last-trick":a("Last trick 100"),everything:a("Everything")};function af({round:{facts:t}}){return c`<ol class="tricks-contracts" aria-label=${a("the six deals")}>
    ${Object.entries(rf).map(([e,n],s)=>c`<li key=${e} class=${w([s===t.deal-1&&"is-lit",s<t.deal-1&&"is-done"])}>${n}</li>`)}
  </ol>`}function cf({round:t}){let{deal:e,contract:n,trump:s}=t.facts,o=N(t),r=n?c`<b>${a("{player} plays {bid}",{player:o[n.seat],bid:ns(n)})}</b>${s&&c`, ${L("{suit} trumps",{suit:c`<b class="tricks-trump">${Ti(s)}</b>`})}`}`:c`<b>${a("bidding")}</b>`;return c`<p>${a("deal {number}",{number:e})} · ${r} · 5♥${"\uFE0E"} +5 · 3♠${"\uFE0E"} −3</p>`}function lf(t){return t.prompt?.options.some(({do:e})=>e==="bid"||e==="trump")?Ai:null}var uf=[..."ATKQJ"],df=[..."shdc"].flatMap(t=>uf.map(e=>e+t));function Ei({table:t,state:e,news:n,face:s}){let[o,r]=_(null),{round:i}=e,{prompt:l}=i,p=s.sure(),d=s.words(),u=l.options.find(g=>g.do==="play"),$=l.options.filter(g=>g!==u),m=t.late.value,f=new Set(u.values.card),y=(g,S)=>p[g.do]?r({option:g,args:S}):t.act({...g,args:S}),x=()=>{r(null),t.act({...o.option,args:o.args})},k=g=>g.values.suit??[null];return c`<section class="foot" aria-label=${a("what is next")}>
    <${bt} text=${l.say.text} news=${n} detail=${ae(i,l.awaited)} />
    <${Nt} table=${t} />
    <div class="schnapsen-pack" role="group" aria-label=${a("cards")}>
      ${df.map(g=>c`<button type="button" key=${g} class=${w(["picker-card",`suit-${g[1]}`,!f.has(g)&&"is-out"])}
        disabled=${!f.has(g)||m} aria-label=${lt(g)}
        onClick=${()=>t.act({...u,args:{card:g}})}>${f.has(g)&&c`<${me} card=${g} />`}</button>`)}
    </div>
    <${W} question=${l.options.map(K).join()} end=${c`
      <${h} kind="plain" disabled=${!i.undoable} busy=${m} onTap=${t.undo}>${a("undo")}<//>`}>
      ${$.flatMap(g=>k(g).map(S=>{let T=S?{suit:S}:{};return c`<${h} key=${`${g.do} ${S}`} busy=${m} onTap=${()=>y(g,T)}>
            ${d[g.do]?.(T)??g.do}
          <//>`}))}
    <//>
    ${o&&c`<${ft} ...${p[o.option.do](N(i)[o.option.by])} onYes=${x} onClose=${()=>r(null)} />`}
  </section>`}var ff={c:a("clubs"),d:a("diamonds"),h:a("hearts"),s:a("spades")},Mi=cn(Bi),as={...Mi,Foot:$f,Seen:gf,deed:bf,sure:yf,words:hf};function $f({cards:t,prompt:e}){return t==="physical"&&e?.options.some(n=>n.do==="play")?Ei:null}var mf={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"};function hf(){return{marry:({suit:t})=>a("marry {suit}",{suit:`${mf[t]??""}\uFE0E`})}}function bf(t,e){return t.do==="play"?Mi.deed(t,e):""}function yf(){return{declare:t=>({title:a("{player} declares 66?",{player:t}),text:a("The tricks are turned up and counted. There is no way back."),yes:a("{player} declares",{player:t})}),close:t=>({title:a("{player} closes the stock?",{player:t}),text:a("Nobody draws any more, and whoever closes must reach 66."),yes:a("{player} closes",{player:t})})}}function gf({round:t}){let e=N(t),{order:n}=t.facts.tricks;return c`<div class="schnapsen-seen">
    <${Bi} round=${t} />
    ${(t.zones.trick?.cards??[]).map((s,o)=>c`<${R} key=${s} cards=${[s]} label=${e[n[o]]} />`)}
  </div>`}function Bi({round:t}){let{zones:e,facts:n}=t,s=N(t),[o]=e.upcard?.cards??[],r=e.stock.count+(o?1:0);return c`<div class="schnapsen-stock">
    <span class="schnapsen-cards">
      ${o&&c`<${j} card=${n.closed?"??":o} />`}
      ${e.stock.count>0&&!n.closed&&c`<${j} card="??" />`}
    </span>
    <span>
      ${n.trump&&c`<span class="schnapsen-trump">
        <svg class=${`suit-${n.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${pt[n.trump]} /></svg>
        <span>${L("{suit} trumps",{suit:c`<b>${ff[n.trump]}</b>`})}</span></span>`}
      <span class="small">${kf(n,r,s)}</span>
    </span>
    <span class="schnapsen-shown">
      ${n.marriages.map(({seat:i,suit:l,points:p,counts:d})=>c`<span class="schnapsen-marriage" key=${l}>
        <${R} cards=${[`K${l}`,`Q${l}`]} fanned />
        <span class="small"><b>${s[i]}</b> <b class="figure">${p}</b><br />${d?a("counts##of a marriage"):a("with the next trick")}</span>
      </span>`)}
    </span>
  </div>`}function kf({closed:t},e,n){return t?a("closed by {player}",{player:n[t.seat]}):e?a("stock {count}",{count:e}):a("stock drawn out")}var Ao=t=>["speculation.market","speculation.due"].includes(t?.say.code),we=({facts:t},e)=>t.bids.filter(n=>n.seat===e);function is({stands:t}){let e=Math.round(t/1e4);return t>0&&e===0?a("under 1%"):t<1e6&&e===100?a("over 99%"):a("{percent}%",{percent:e})}var Ut=({prompt:t},e,n)=>t.options.find(s=>s.by===e&&s.do===n),Li=t=>Ao(t.prompt)?Ut(t,"dealer","sale"):null;function cs(t,e){let n=Li(t);return n&&e.deal?.asked===K(n)?e.deal:null}function ji(t,e,n){let s=Li(t);if(!s)return null;let{from:o,to:r,unseen:i}=s.values,l=cs(t,e),p=K(s);if(l&&(n===l.to||n===l.from&&i))return{asked:null};if(i&&!l)return o.includes(n)?{asked:p,from:n,unseen:!0}:null;let d=l?.from??o[0];return n===d||!r.includes(n)?null:{asked:p,from:d,to:n,unseen:!!i,price:vf(t,d,n,i)}}function vf(t,e,n,s){let o=we(t,n).find(i=>i.unseen===(s?e:null));if(o||!s)return o?.price;let r=t.record.flatMap(({events:i})=>i).findLast(({code:i})=>i==="speculation.sells-unseen");return r&&r.args.price<=Hi(t,n)?r.args.price:void 0}var Hi=({seats:t},e)=>t.find(n=>n.seat===e).rack;function Ni({table:t,state:e,pad:n,setPad:s,news:o}){let{round:r,night:i}=e,l=cs(r,n),d={table:t,round:r,give:async($,m)=>await t.act({...$,args:m})&&s(f=>f.deal===n.deal?{deal:null}:{})};if(!l)return c`<${_f} ...${d} news=${o} />`;let u=$=>s({deal:{...l,price:$}});return c`<${wf} ...${d} news=${o} deal=${l} chipset=${i.chip_set} onPrice=${u} onCancel=${()=>s({deal:null})} />`}function _f({table:t,round:e,news:n,give:s}){let[o,r]=_(!1),{prompt:i,facts:l}=e,p=N(e),[d]=i.awaited,u=Ut(e,d,"turn")??Ut(e,d,"keep"),$=l.due===null&&Ut(e,l.holder,"sell"),m=$&&l.bids.filter(g=>$.values.to.includes(g.seat)).sort((g,S)=>S.price-g.price)[0],f=l.offer&&Ut(e,l.offer.to,"agree"),y=t.late.value,x=l.due===null?a("Sold? Tap the buyer."):a("An unseen card sold? Tap the seller, then the buyer."),k=!f&&c`<span class="controls-note">${x}</span>`;return c`<${ce} table=${t} line=${i.say.text} detail=${ae(e,i.awaited)} news=${n}>
    <${W} question=${K(u)} end=${k}>
      <${h} kind=${f?"plain":"main"} large busy=${y} onTap=${()=>f?r(!0):s(u,{})}>${u.do==="turn"?a("TURN"):a("KEEP")}<//>
      ${m&&c`<${h} kind="plain" busy=${y} onTap=${()=>s($,{to:m.seat})}>${a("sell to {player} \xB7 {chips}",{player:p[m.seat],chips:b(m.price)})}<//>`}
      ${f&&c`<${h} kind="plain" busy=${y} onTap=${()=>s(f,{})}>${a("{player} agrees \xB7 {chips}",{player:p[l.offer.to],chips:b(l.offer.price)})}<//>`}
      ${f&&c`<${h} kind="quiet" busy=${y} onTap=${()=>s(Ut(e,l.holder,"withdraw"),{})}>${a("no more offer")}<//>`}
    <//>
    ${o&&f&&c`<${ft} title=${u.do==="turn"?a("Turn now?"):a("Keep now?")} no=${a("wait for {player}",{player:p[l.offer.to]})} yes=${u.do}
      text=${a("{player} has not answered the offer at {chips}. It ends with the next card.",{player:p[l.offer.to],chips:b(l.offer.price)})}
      onYes=${()=>{r(!1),s(u,{})}} onClose=${()=>r(!1)} />`}
  <//>`}function wf({table:t,round:e,deal:n,chipset:s,news:o,give:r,onPrice:i,onCancel:l}){let p=N(e),{from:d,to:u,price:$,unseen:m}=n,f=u===void 0?0:Hi(e,u),y=m?a("an unseen card"):U(e.zones.held.cards[0]),x=$===void 0?a("for \u2026"):$===0?a("for nothing"):a("for {chips}",{chips:b($)}),k=u===void 0?a("{player} sells {what}: tap the buyer.",{player:p[d],what:y}):a("{player} sells {what} to {buyer} {priced}.",{player:p[d],what:y,buyer:p[u],priced:x}),g=c`<${h} kind="plain" onTap=${l}>${a("cancel")}<//>`;if(u===void 0)return c`<${ce} table=${t} line=${k} news=${o}><${W} question=${`from ${d}`} end=${g} /><//>`;let S=t.late.value,T=$!==void 0&&$<=f,v=m?{unseen:d}:{},H=Ut(e,"dealer","sale"),P=Ut(e,u,"bid"),G=Ut(e,d,"offer"),D=we(e,u).find(Y=>Y.unseen===(m?d:null));return c`<${ce} table=${t} line=${k} detail=${a("{player} \xB7 rack {chips}",{player:p[u],chips:b(f)})} news=${o}>
    <div class="bets">
      <div class="bets-row">
        <div class="speculation-prices" role="group" aria-label=${a("price")}>
          ${Sf(e.places.pot).map(Y=>c`<${h} key=${Y} chosen=${Y===$} disabled=${Y>f} onTap=${()=>i(Y)}>${b(Y)}<//>`)}
        </div>
        <${Ht} chipset=${s} fits=${Y=>($??0)+Y<=f} onAdd=${Y=>i(($??0)+Y)}
          onTakeOff=${Y=>i(Math.max(0,($??0)-Y))} />
      </div>
      <${W} question=${`${d} ${u}`} end=${g}>
        <${h} kind="main" disabled=${!T} busy=${S} onTap=${()=>r(H,{from:d,to:u,price:$,...m?{unseen:!0}:{}})}>
          ${T?a("SOLD \xB7 {price}",{price:$}):a("SOLD")}
        <//>
        ${D&&D.price===$?c`<${h} kind="plain" busy=${S} onTap=${()=>r(Ut(e,u,"withdraw"),v)}>${a("no more bid")}<//>`:c`<${h} kind="plain" disabled=${!T} busy=${S} onTap=${()=>r(P,{price:$,...v})}>${a("a bid")}<//>`}
        ${!m&&c`<${h} kind="plain" disabled=${!T} busy=${S} onTap=${()=>r(G,{to:u,price:$})}>${a("an offer")}<//>`}
      <//>
    </div>
  <//>`}var xf=[0,1,2,3,4,5,6,8,10,15];function Sf(t){let n=[1,2,5,10,20,50,100,200,500,1e3,2e3,5e3].findLast(s=>s*20<=t)??1;return xf.map(s=>s*n)}var ln={Felt:Mf,Foot:Tf,deed:Of,payments:Af,payment:Cf,over:Ef};function Tf(t){return Ao(t.prompt)?Ni:null}function Of({do:t,events:e},{who:n}){return t==="turn"&&!e.length?a("{player} turns a card.",{player:n}):""}function Af({round:t}){if(!t?.finished)return[];let e=N(t),n=t.record.at(-1).index;return ye(t).filter(({action:s,from:o,to:r})=>s===n&&(o==="pot"||r==="house")).map(({from:s,to:o,amount:r,id:i})=>{let l=Number((s==="pot"?o:s).split(":")[1]);return{action:n,seat:l,player:e[l],amount:s==="pot"?r:-r,ids:[i]}})}function Cf({amount:t},e){if(t<0)return{hand:a("repays the house's marker")};let[n]=e.zones.held.cards;return{hand:a("{card} is the highest trump",{card:U(n)}),sums:[a("the whole pot")],lit:new Set([n])}}function Ef({record:t}){return t.at(-1).events.find(({code:e})=>e==="speculation.wins").text}function Mf(t){let{state:e,paying:n}=t,{round:s}=e,o=s.seats.map(({seat:d})=>d).sort((d,u)=>d-u),r=Math.ceil(o.length/2),i=cs(s,t.pad),l=[o.slice(0,r),o.slice(r).reverse()],p=d=>c`<div class="speculation-row">
    ${d.map(u=>c`<${jf} key=${u} seat=${u} ...${t} chosen=${i}
      lit=${n?n.seat===u:!!s.prompt?.awaited.includes(u)} />`)}
  </div>`;return c`<section class="felt speculation" aria-label=${a("felt")} style=${{"--across":r}}>
    ${p(l[0])}
    <${Bf} state=${e} />
    ${p(l[1])}
  </section>`}function Bf({state:t}){let{round:e,night:n}=t,{facts:s,places:o,zones:r,board:i}=e,[l]=r.held.cards;return c`<div class="speculation-middle">
    <${R} cards=${r.held.cards} places=${1} wanted=${!l} />
    <div class="speculation-held">
      ${l&&c`
        <p>${L("{player} holds it",{player:c`<b>${N(e)[s.holder]}</b>`})} ${!e.finished&&c`<span class="quiet">· ${s.due===null?a("for sale"):a("not for sale")}</span>`}</p>
        <${Lf} board=${i} finished=${e.finished} />`}
    </div>
    <div class="speculation-pot" data-place="pot">
      <${Le} amount=${o.pot??0} chipset=${n.chip_set} />
      <span>${L("pot {chips}",{chips:c`<b class="figure">${b(o.pot??0)}</b>`})}</span>
    </div>
  </div>`}function Lf({board:t,finished:e}){let{trumps:n,higher:s,against:o}=t;return e?null:c`
    <p class="speculation-stands">${L("{chance} that it stands",{chance:c`<b class="figure">${is(t)}</b>`})}</p>
    <p class="speculation-higher">
      ${s.length?c`<svg class=${`suit-${n}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${pt[n]} /></svg>
        <span>${a("{ranks} unseen",{ranks:s.map(([r])=>r==="T"?"10":r).reverse().join(" ")})}</span>`:a("nothing can beat it")}
      <span class="quiet"> ${a("\xB7 {against} face down against it",{against:o})}</span>
    </p>`}function jf({seat:t,state:e,pad:n,setPad:s,chosen:o,lit:r}){let{round:i}=e,l=i.seats.find(y=>y.seat===t),p=i.zones[`pile:${t}`].count,d=ji(i,n,t),u=["speculation-seat",r&&"is-lit",i.facts.holder===t&&"is-holder",(o?.from===t||o?.to===t)&&"is-chosen"],$=Hf(i,t,o),m=d?"true":null,f=c`
    <span class="speculation-who" aria-hidden=${m}><b>${l.player}</b><span class="figure" data-place=${`seat:${t}`}>${b(l.rack)}</span></span>
    <span class="speculation-cards" aria-hidden=${m}>
      <span class="speculation-pile">
        ${[...Array(Math.min(p,3)).keys()].map(y=>c`<${j} key=${y} card="??" />`)}
        ${p>0&&c`<span class="speculation-count">${p}</span>`}
      </span>
      <span class="speculation-turned">
        ${i.zones[`turned:${t}`].cards.map(y=>c`<span key=${y}><${j} card=${y} /></span>`)}
      </span>
    </span>
    <span class="speculation-says" aria-hidden=${m}>${$}</span>`;return d?c`<button type="button" class=${w(u)} aria-description=${[a("rack {chips}",{chips:l.rack}),$].filter(Boolean).join(", ")} aria-pressed=${String(o?.from===t||o?.to===t)}
    onClick=${()=>s({deal:d})}><span class="unseen">${l.player}</span>${f}</button>`:c`<div class=${w(u)} role="group" aria-label=${l.player}>${f}</div>`}function Hf(t,e,n){if(n?.to===e)return a("buys##this one");if(n?.from===e)return n.unseen?a("sells a card"):a("sells it");let{offer:s,holder:o}=t.facts,r=N(t),i=we(t,e).map(({unseen:d,price:u})=>d===null?a("bids {price}",{price:u}):a("bids {price} for {player}'s",{price:u,player:r[d]}));if(s?.to===e&&i.push(a("offered at {chips}",{chips:b(s.price)})),i.length)return i.join(", ");let l=t.markers[e];return[o===e&&a("holds##the highest trump"),t.dealer===e&&a("the deal"),l&&a("owes {chips}",{chips:b(l)})].filter(Boolean).join(" \xB7 ")}var ls={Felt:Nf,Seen:Pf};function Nf({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return c`<section class="felt bus" aria-label=${a("felt")}>
    <${Pi} round=${n} />
    <div class="bus-seats">
      ${n.seats.map(r=>c`<${Rf} key=${r.seat} seated=${r} round=${n} lit=${o(r.seat)} holds=${s.hand_over?.seat===r.seat} />`)}
    </div>
    ${n.finished&&c`<${jt} state=${t} />`}
  </section>`}function Pf({round:t}){return c`<div class="bus-seen">
    <${Pi} round=${t} />
    <p class="bus-all">${t.seats.map(({seat:e,player:n})=>c`<span key=${e}>${n} <${Fi} count=${t.facts.tokens[e]} of=${Ri(t)} /></span>`)}</p>
  </div>`}function Pi({round:t}){let{pot:e}=t.places;return c`<div class="bus-middle">
    <${R} cards=${t.zones.middle?.cards??[]} label=${a("the middle")} />
    <span class="bus-pot" data-place="pot">${e>0&&c`${a("pot")} <b class="figure">${b(e)}</b>`}</span>
  </div>`}function Rf({seated:{seat:t,player:e,rack:n},round:s,lit:o,holds:r}){let{facts:i,zones:l,markers:p,options:d}=s,u=l[`hand:${t}`],$=[i.stopped===t&&a("stopped the bus"),i.losers.includes(t)&&a("the worst hand"),!i.playing.includes(t)&&a("watches"),s.dealer===t&&a("the deal"),r&&a("has the tablet"),(n>0||d.token>0)&&a("rack {chips}",{chips:b(n)}),p[t]>0&&a("owes {chips}",{chips:b(p[t])})];return c`<section class=${w(["bus-seat",o&&"is-lit"])} aria-label=${e}>
    <span class="bus-name"><b>${e}</b> <${Fi} count=${i.tokens[t]} of=${Ri(s)} /></span>
    <${R} cards=${Ne(u?.cards??[],s)} />
    <span class="small" data-place=${`seat:${t}`}>${$.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var Ri=({facts:t,options:e})=>Math.max(e.tokens,...Object.values(t.sheet.before)),Ff=6;function Fi({count:t,of:e}){let n=B("{count} token","{count} tokens",t);return e>Ff?c`<span class="bus-tokens">${n}</span>`:c`<span class="bus-tokens" role="img" aria-label=${n}>
    ${Array.from({length:e},(s,o)=>c`<i key=${o} class=${o<t?"is-left":null}></i>`)}
  </span>`}var wt="HDCS",Rt={H:a("Hearts"),D:a("Diamonds"),C:a("Clubs"),S:a("Spades")},xt={WIN:1,EXA:2,SFC:4},Pt=7,qf={H:"\u2665",D:"\u2666",C:"\u2663",S:"\u2660"},Vt=t=>t.split("/").map(e=>`${qf[e]}\uFE0E`).join(" "),Df=t=>t.split("/").map(e=>Rt[e]).join(", "),le=({horse:t})=>c`<svg class=${`horse-suit suit-${t.toLowerCase()}`} viewBox="-2 -2 104 104" role="img"
    aria-label=${Rt[t]}>
  <path class="card-pip" d=${pt[t.toLowerCase()]} />
</svg>`,pe=({order:t})=>c`<span class="order" role="img" aria-label=${Df(t)}>
  ${t.split("/").map(e=>c`<${le} key=${e} horse=${e} />`)}
</span>`;function pn(t,e){return e===0?[[]]:t.flatMap(n=>pn(t.filter(s=>s!==n),e-1).map(s=>[n,...s]))}function un(t,e){let n=Object.fromEntries([...wt].map(o=>[o,0])),s=[];for(let o of t.slice(0,e)){let r=o[1].toUpperCase();n[r]<Pt&&s.length<3&&(n[r]+=1),n[r]===Pt&&!s.includes(r)&&s.push(r)}return s.length===3&&s.push([...wt].find(o=>!s.includes(o))),{spaces:n,home:s}}function ps({table:t,state:e,sits:n}){let[s,o]=_(!1),r=({again:p})=>p.filter(({seat:d})=>!n?.(d)),i=async()=>{o(!0);let p=!await If(t,r);o(!1);let d=N(e.round),u=[...new Set(r(t.state.peek()).map(({seat:$})=>$))];!p&&u.length&&t.complain(B("{players} cannot bet the same again: the rack is too short, or the limits are others.","{players} cannot bet the same again: the racks are too short, or the limits are others.",u.length,{players:$t(u.map($=>d[$]))}))};return{button:p=>c`<${h} kind="plain" disabled=${!r(e).length||s} busy=${t.late.value}
      onTap=${()=>i().then(p)}>${a("all as before")}<//>`,placing:s}}async function If(t,e){for(;;){let{round:n,again:s}=t.state.peek(),o=e({again:s}).find(({fits:i})=>i);if(!o)return!0;let r=n.prompt.options.find(({by:i,do:l})=>i===o.seat&&l===o.do);if(!await t.act({...r,args:o.args}))return!1}}var yt=t=>t.reduce((e,{amount:n})=>e+n,0),us=(t,e,n)=>t.prompt?.options.find(s=>s.by===e&&s.do===n),ds=({options:t},e)=>typeof t.minimum_bet=="object"?t.minimum_bet[e]:t.minimum_bet;function qi({table:t,state:e,paying:n,pad:s,setPad:o}){let[r,i]=_(null),{round:l}=e,p=l.prompt?.say.code==="superfecta.betting",d=async()=>{let{ticket:u,seat:$}=r;i(null),await t.act({...us(l,$,"cancel"),args:{ticket:u}})};return c`<div class="tickets" role="group" aria-label=${a("tickets by seat")}>
    ${l.seats.map(u=>c`<${Uf} key=${u.seat} seated=${u} selling=${p}
      chosen=${p?(s.seat??l.seats[0].seat)===u.seat:n?.seat===u.seat}
      tickets=${l.facts.tickets.filter(({seat:$})=>$===u.seat)}
      finish=${l.facts.finish&&!l.prompt?l.facts.finish:null}
      onChoose=${()=>o({seat:u.seat})} onTicket=${i} />`)}
    ${r&&c`<${ft} title=${a("Cancel ticket {ticket}?",{ticket:r.ticket})} yes=${a("cancel the ticket")} no=${a("keep it")}
      text=${a("{bets}: {chips} go back to the rack.",{bets:r.bets.map(Di).join(", "),chips:b(yt(r.bets))})}
      onYes=${d} onClose=${()=>i(null)} />`}
  </div>`}var Di=({amount:t,type:e,horses:n})=>`${b(t)} ${e} ${Vt(n)}`;function Uf({seated:t,selling:e,chosen:n,tickets:s,onChoose:o,onTicket:r}){let i=rt(null);F(()=>{n&&i.current.scrollIntoView({block:"nearest"})},[n]);let l=e?"true":null,p=c`<b aria-hidden=${l}>${t.player}</b><span class="figure" aria-hidden=${l} data-place=${`seat:${t.seat}`}>${b(t.rack)}</span>`;return c`<div class=${w(["holder",n&&"is-lit"])} ref=${i}>
    ${e?c`<button type="button" class="holder-name" aria-pressed=${String(n)}
          aria-description=${a("rack {chips}",{chips:t.rack})} onClick=${o}>
          <span class="unseen">${a("seat {seat}, {player}",{seat:t.seat,player:t.player})}</span>${p}</button>`:c`<div class="holder-name">${p}</div>`}
    ${s.map(d=>c`<${Wf} key=${d.ticket} ticket=${d} selling=${e} onTap=${()=>r(d)} />`)}
  </div>`}function Wf({ticket:t,selling:e,onTap:n}){let s=t.bets.map(({amount:r,type:i,horses:l},p)=>c`<span key=${p} class="ticket-line">
    ${b(r)} ${i} <${pe} order=${l} /></span>`),o=c`<span class="ticket-number" aria-hidden=${e?"true":null}>${t.ticket}</span>`;return e?c`<button type="button" class="ticket"
      aria-description=${t.bets.map(({amount:r,type:i,horses:l})=>`${b(r)} ${i} ${l}`).join(", ")} onClick=${n}>
    <span class="unseen">${a("ticket {ticket}: cancel",{ticket:t.ticket})}</span>${o}<span class="ticket-lines" aria-hidden="true">${s}</span></button>`:c`<div class="ticket">${o}<span class="ticket-lines">${s}</span></div>`}function Ii({table:t,state:e,pad:n,setPad:s,last:o,news:r}){let{round:i,night:l}=e,p=i.seats.map(({seat:C})=>C),d=n.seat??p[0],u=i.seats.find(C=>C.seat===d),{amount:$=ds(i,"WIN"),type:m="WIN",horses:f=[],tapped:y=[],fresh:x=!0}=n,k=n.lines?.[d]??[],g=us(i,d,"ticket"),S=o[`${d} ticket`]?.bets,T=C=>s({seat:d,amount:$,type:m,horses:f,...C}),v=C=>T({amount:C.reduce((tt,Tt)=>tt+Tt,0),tapped:C,fresh:!1}),H=(C,tt={})=>T({lines:{...n.lines,[d]:C},...tt}),P=ps({table:t,state:e}),G=Mt($,y,l.chip_set),D=u.rack-yt(k),Y=C=>{if(f.includes(C))return T({horses:f.filter(Tt=>Tt!==C)});let tt=Co([...f,C],m);return tt.length<xt[m]?T({horses:tt}):H([...k,{amount:$,type:m,horses:tt.join("/")}],{horses:[],fresh:!0})},E=async C=>{await t.act({...g,args:{bets:C}})&&s(tt=>({lines:{...tt.lines,[d]:[]},...tt.seat===n.seat?{seat:d,horses:[],amount:void 0,tapped:[],fresh:!0}:{}}))},z=Eo(i,m,$,D),O=a("{player} \xB7 rack {chips}",{player:u.player,chips:b(u.rack)}),I=i.seats.find(C=>n.lines?.[C.seat]?.length),ut=i.seats.filter(C=>us(i,C.seat,"ticket")&&!i.facts.tickets.some(tt=>tt.seat===C.seat)).map(({player:C})=>C),vt=c`<${h} kind=${I||ut.length?"plain":"main"} disabled=${!!I||P.placing} busy=${t.late.value}
    onTap=${()=>t.act(us(i,"dealer","off"))}>${a("OFF")}<//>`;return c`<${ce} table=${t} line=${zf(i,n,u,I,ut)} news=${r} detail=${O}>
    <div class="builder">
      <div class="builder-row">
        <output class="builder-amount figure" aria-label=${a("amount")}>${b($)}</output>
        <${Ht} chipset=${l.chip_set} fits=${C=>g&&(x?0:$)+C<=D}
          onAdd=${C=>v(x?[C]:[...G,C])}
          onTakeOff=${C=>v(ut(G,C))} />
        <${h} name=${a("take off the last chip")} disabled=${!$} onTap=${()=>v(G.slice(0,-1))}>⌫<//>
        <div class="builder-types" role="group" aria-label=${a("pool")}>
          ${Object.keys(xt).map(C=>c`<${h} key=${C} chosen=${C===m}
            onTap=${()=>T({type:C,horses:[]})}>${C}<//>`)}
        </div>
        <div class="builder-horses" role="group" aria-label=${a("horses, in the order they come in")}>
          ${[...wt].map(C=>c`<${Gf} key=${C} horse=${C} at=${f.indexOf(C)}
            disabled=${!g||z!==null} onTap=${()=>Y(C)} />`)}
        </div>
      </div>
      <${W} question=${`selling ${i.facts.sold??0}`} end=${vt} steady>
        <${h} kind="main" disabled=${!k.length||yt(k)>u.rack} busy=${t.late.value} onTap=${()=>E(k)}>
          ${k.length?a("sell \xB7 {chips}",{chips:b(yt(k))}):a("sell")}
        <//>
        <${h} kind="plain" disabled=${!g||!S||yt(S)>u.rack||k.length} onTap=${()=>E(S)}>
          ${S?a("same again \xB7 {chips}",{chips:yt(S)}):a("same again")}
        <//>
        ${P.button()}
        <div class="builder-lines" role="group" aria-label=${a("lines of this ticket")}>
          ${k.map((C,tt)=>c`<button type="button" key=${tt} class="builder-line" aria-label=${a("take off {bet}",{bet:Di(C)})}
            onClick=${()=>H(k.filter((Tt,Zt)=>Zt!==tt))}>
            ${b(C.amount)} ${C.type} <${pe} order=${C.horses} /> <span aria-hidden="true">✕</span></button>`)}
          ${z&&c`<span class="builder-note small">${z}</span>`}
        </div>
      <//>
    </div>
  <//>`}function Co(t,e){return xt[e]!==4||t.length!==3?t:[...t,[...wt].find(n=>!t.includes(n))]}function Eo(t,e,n,s){let o=ds(t,e);return n<o?a("{type} is bet from {chips}",{type:e,chips:b(o)}):n%o?a("{type} is bet in multiples of {chips}",{type:e,chips:b(o)}):n>s?a("{chips} left in the rack",{chips:b(s)}):null}var Kf=[a("first##in a race"),a("second##in a race"),a("third##in a race")];function zf(t,{type:e="WIN",horses:n=[]},s,o,r){return n.length?a("{player}: {type} {horses} \u2026 who comes {place}?",{player:s.player,type:e,horses:Vt(n.join("/")),place:Kf[n.length]}):o?o===s?a("{player}'s ticket: another line, or sell.",{player:s.player}):a("{player}'s ticket is not sold yet.",{player:o.player}):t.facts.tickets.length?r.length?a("More bets? No ticket yet: {players}.",{players:$t(r)}):a("Everybody has a ticket. Off when the last one is in."):a("Bets, please.")}function Gf({horse:t,at:e,disabled:n,onTap:s}){return c`<button type="button" class=${w(["horse-key",e>=0&&"is-picked"])} disabled=${n}
      aria-pressed=${e>=0?"true":"false"} onClick=${s}>
    <span class="unseen">${Rt[t]}</span>
    <span aria-hidden="true"><${le} horse=${t} /></span>${e>=0&&c`<span class="horse-key-place" aria-hidden="true">${e+1}</span>`}
  </button>`}var Mo=1e6,Jf=pn([...wt],xt.SFC).map(t=>t.join("/"));function Wt({course:t},e,n){let s=t[Math.min(n,t.length-1)];return s?s.reduce((o,r,i)=>Jf[i].startsWith(e)?o+r:o,0):null}var Bo=(t,e)=>ks(t*e/Mo,1);function Lo(t,e,n,s,o){let{least:r,orders:i}=t[e],l=i[n].one_more[s]*Wt(t,n,o);return ks(l/r/Mo,2)}function jo({board:t},e,{amount:n,type:s,horses:o},r,i){let l=t[s].bets.find(d=>d.seat===e&&d.horses===o),p=Wt(t,o,i);return!l||p===null?null:Bo(l[r]*n/l.staked,p)}function De(t){return t===null?"":t>0&&t<1e4?"<1 %":t<Mo&&t>99e4?">99 %":`${Math.round(t/1e4)} %`}var Yf=4;function Ui({round:t,running:e,beat:n}){let[s,o]=_(null),{board:r,facts:i}=t,l=e?null:i.finish,p=rt(r);i.finish||(p.current=r);let d={...t,beat:n,board:e?{...p.current,course:r.course}:r,open:t.prompt?.say.code==="superfecta.betting"};return c`<div class="tote" role="group" aria-label=${a("tote board")}>
    ${Object.keys(xt).map(u=>c`<${Qf} key=${u} kind=${u} round=${d} finish=${l}
      onWhole=${()=>o(u)} />`)}
    ${s&&c`<${V} title=${a("{whole}: {count} orders",{whole:s,count:Object.keys(r[s].orders).length})} onClose=${()=>o(null)}
        foot=${c`<${h} kind="plain" onTap=${()=>o(null)}>${a("go back")}<//>`}>
      <div class="tote-whole">
        <p class="quiet small">${Vf[t.options.split]} ${d.open&&Zf}</p>
        <${zi} kind=${s} round=${d} finish=${l} whole lines=${Ki(d.board[s].orders)} />
      </div>
    <//>`}
  </div>`}var Vf={even:a("The winners of a pool share it a head each."),stake:a("The winners of a pool share it by what each bet staked.")},Zf=a("The last two columns say what each chip of one more least bet brings back on average, to somebody who has none on that order, if its winners shared a head each, and if by stake. Below 1 is a bad bet.");function Qf({kind:t,round:e,finish:n,onWhole:s}){let{orders:o,carried:r}=e.board[t],i=e.places[`pool:${t}`]??0,l=t==="WIN"?Object.entries(o):Xf(o,Wi(t,n));return c`<section class="pool" aria-label=${t}>
    <header class="pool-head" data-place=${`pool:${t}`}>
      <b>${t}</b> <span class="figure">${b(i)}</span>
      ${r>0&&c`<span class="small quiet">${a("{chips} carried",{chips:b(r)})}</span>`}
    </header>
    <${zi} kind=${t} round=${e} finish=${n} lines=${l} />
    <${h} kind="quiet" onTap=${s}>${a("all {count}",{count:Object.keys(o).length})}<//>
  </section>`}var Wi=(t,e)=>e?e.slice(0,xt[t]).join("/"):null,Ki=t=>Object.entries(t).sort(([,e],[,n])=>n.chance-e.chance||n.staked-e.staked);function Xf(t,e){let n=([s,{staked:o}])=>s===e?2:o?1:0;return Ki(t).sort((s,o)=>n(o)-n(s)).slice(0,Yf)}function zi({kind:t,round:e,finish:n,lines:s,whole:o}){let r=Wi(t,n),{board:i,beat:l,open:p,options:d}=e,u=o&&p?t$:null,$=Wt(i,t==="WIN"?"H":"H/D",l)!==null,m=(f,y)=>p?Lo(i,t,f,d.split,l):y.staked?Bo(e$(y,d),Wt(i,f,l)):"\u2013";return c`<table class="tote-lines">
    <thead><tr><th><span class="unseen">${a("order##heads the column of orders")}</span></th>${o&&c`<th>${a("staked")}</th>`}<th>${n?a("paid##by a pool"):a("pays")}</th><th>${a("chance")}</th>
      ${!n&&(u?c`<th>${a("a head each")}</th><th>${a("by stake")}</th>`:c`<th>${p?a("brings##a bet, chips on average"):a("worth##a bet, chips on average")}</th>`)}</tr></thead>
    <tbody>${s.map(([f,y])=>c`<tr key=${f} class=${w([f===r&&"is-won"])}>
      <td><${pe} order=${f} /></td>
      ${o&&c`<td>${y.staked?b(y.staked):"\u2013"}</td>`}
      <td class="tote-pays">${n?f===r?s$(t,e):"":n$(y,e)}</td>
      <td>${De(Wt(i,f,l))}</td>
      ${!n&&$&&(u?u.map(x=>c`<td key=${x}>${Lo(i,t,f,x,l)}</td>`):c`<td>${m(f,y)}</td>`)}
    </tr>`)}</tbody>
  </table>`}var t$=["even","stake"],e$=({will_pay:t},{split:e})=>e==="even"?t:t/100;function n$({will_pay:t},{options:e}){return t===null?"\u2013":e.split==="even"?b(t):`${b(Math.floor(t/100))}.${String(t%100).padStart(2,"0")}`}function s$(t,{record:e}){let n=e.flatMap(({events:s})=>s).filter(({code:s,args:o})=>s==="superfecta.pays"&&o.pool===t);return n.length?b(n.reduce((s,{args:o})=>s+o.amount,0)):a("carried")}var fs={Felt:m$,Foot:o$,words:r$,deed:a$,event:p$,payment:u$,over:d$,beats:f$,showing:$$};function o$({prompt:t}){return t?.say.code==="superfecta.betting"?Ii:null}function r$(){return{turn:()=>a("TURN A CARD"),run:()=>a("RUN TO THE END")}}function a$({index:t,do:e,args:n,transfers:s},{who:o,round:r}){switch(e){case"ticket":return`${o}: ${n.bets.map(i$).join(", ")}${n.bets.length>1?` \xB7 ${b(c$(n.bets))}`:""}.`;case"cancel":return a("Ticket {ticket} cancelled, {chips} back.",{ticket:n.ticket,chips:b(s.reduce((i,{amount:l})=>i+l,0))});case"off":return a("No more bets.");case"turn":return`${U(r.zones.course.cards[l$(r,t)])}.`;case"run":return a("Run to the end.");case"show":return`${U(n.card)}.`;default:return null}}var i$=({amount:t,type:e,horses:n})=>`${b(t)} ${e} ${Vt(n)}`,c$=t=>t.reduce((e,{amount:n})=>e+n,0),l$=({record:t},e)=>t.filter(n=>n.do==="turn"&&n.index<e).length;function p$({code:t,args:e,text:n},s){switch(t){case"superfecta.off":return null;case"superfecta.home":return a("{horse} home, number {place}.",{horse:Rt[e.horse],place:e.place});case"superfecta.finish":return a("The finish: {horses}.",{horses:Vt(e.horses)});case"superfecta.pays":return`${e.pool}: ${s[e.seat]} ${b(e.amount)}.`;case"superfecta.carried":return e.amount?a("{pool}: nobody, {chips} carried.",{pool:e.pool,chips:b(e.amount)}):null;default:return n}}function u$({action:t,seat:e,transfers:n},s){let o=s.record.find(({index:l})=>l===t)?.events.filter(({code:l,args:p})=>l==="superfecta.pays"&&p.seat===e)??[],r=o.map(({args:l})=>`${l.pool} ${Vt(l.order)}: ${l.reckoning} = ${b(l.amount)}`),i=n.filter(({why:l})=>!/ pays /.test(l)).map(({from:l,why:p,amount:d})=>`${l.slice(5)}, ${p}: ${b(d)}`);return{hand:o.map(({args:l})=>`${l.pool} ${Vt(l.order)}`).join(", ")||a("the end of the meeting"),sums:[...r,...i]}}function d$({facts:t}){return a("{horses}. Race {race} of {races} is paid.",{horses:Vt(t.finish.join("/")),race:t.race,races:t.races})}function f$({zones:t}){return t.course?.count??0}function $$({zones:t},e){let{home:n}=un(t.course.cards,e);return n.length?`${n.slice(0,3).map((s,o)=>`${Rt[s]} ${Ho[o]}`).join(", ")}.`:a("They are off.")}var Ho=[a("1st"),a("2nd"),a("3rd"),a("4th")];function m$(t){let{state:e,pace:n}=t,{round:s}=e,o=s.zones.course?.cards??[],{spaces:r,home:i}=un(o,n.beat);return c`<section class="felt races" aria-label=${a("felt")}>
    <${h$} rail=${s.zones.rail?.cards??[]} spaces=${r} home=${i} card=${n.beat?o[n.beat-1]:null} />
    <div class="races-below">
      <${Ui} round=${s} running=${n.running} beat=${n.beat} />
      <${qi} ...${t} />
    </div>
  </section>`}function h$({rail:t,spaces:e,home:n,card:s}){let o=[...Array(Pt).keys()];return c`<div class="track" role="group" aria-label=${a("the track")}>
    <div class="track-rail" aria-label=${a("the rail")}>
      <span class="track-turned">${s?c`<${j} card=${s} />`:c`<${kt} />`}</span>
      ${o.map(r=>c`<span key=${r} class="track-rail-card">
        ${r<Pt-1&&(t[r]?c`<${j} card=${t[r]} />`:c`<${kt} />`)}
      </span>`)}
      <span class="track-end"></span>
    </div>
    ${[...wt].map(r=>c`<${b$} key=${r} horse=${r} at=${e[r]} place=${n.indexOf(r)} />`)}
  </div>`}function b$({horse:t,at:e,place:n}){let s={"--at":String(e)};return c`<div class=${w(["lane",n===0&&"is-winner"])} role="img"
      aria-label=${`${Rt[t]}: ${n<0?a("space {number} of {count}",{number:e,count:Pt}):Ho[n]}`}>
    <span class="lane-start"></span>
    ${[...Array(Pt).keys()].map(o=>c`<span key=${o} class=${w(["lane-space",o===Pt-1&&"is-line"])}></span>`)}
    <span class="lane-place figure">${n<0?"":Ho[n]}</span>
    <span class="horse" style=${s}><${le} horse=${t} /></span>
  </div>`}var xe={ante:a("Ante"),blind:a("Blind"),play:a("Play"),trips:a("Trips")},St=(t,e,n)=>t.places[`circle:${e}:${n}`]??0;function Ji({board:t,options:e,onClose:n}){let s=Object.keys(t.blind_paytable),o=c`<${h} kind="plain" onTap=${n}>${a("go back")}<//>`;return c`<${V} title=${a("What is paid")} onClose=${n} foot=${o}>
    <table class="ledger paytables">
      <thead><tr><th>${a("hand")}</th><th class="number">${a("Blind")}</th><th class="number">${a("Trips")}</th></tr></thead>
      <tbody>${s.map(r=>c`<tr key=${r}>
        <td>${M(r)}</td>
        <td class="number">${M(t.blind_paytable[r])}</td>
        <td class="number">${M(t.trips_paytable[r])}</td>
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">${a("Blind ({name}): only when the player beats the dealer; an equal hand pushes. What a fraction leaves over stays with the house.",{name:Gi(e.blind_paytable)})}</p>
    <p class="small quiet">${a("Trips ({name}): on the player's hand alone, whoever wins; a fold loses it.",{name:Gi(e.trips_paytable)})}</p>
    <p class="small quiet">${a("Ante and Play pay 1:1. Without a pair the dealer does not qualify, and the Ante pushes.")}</p>
  <//>`}var Gi=t=>typeof t=="string"?M(t):a("your own table");var y$=["ante","trips"],Ro={ante:a("Ante: against the dealer. Blind: for great hands only."),trips:a("Trips: on this hand alone, whoever wins.")};function Yi({table:t,state:e,pad:n,setPad:s,last:o,news:r}){let{round:i,night:l}=e,{prompt:p}=i,d=(A,X)=>p.options.find(nt=>nt.by===A&&nt.do===X),u=i.seats.map(({seat:A})=>A),[$,m]=_(!1),[f,y]=_(!1),x=A=>!!d(A,"bet")&&!n.sitting?.[A],k=n.seat===void 0?$s(i,u.filter(x),0):n.seat,g=n.target??"ante",S=d(k,"bet"),T=ms(i,k),v=n.drafts?.[k]??T,H=Mt(v[g],n.tapped?.[`${k} ${g}`]??[],l.chip_set),P=v.ante!==T.ante||v.trips!==T.trips,G=g$(o[`${k} bet`]),D=i.seats.find(A=>A.seat===k),Y=(A,X=[])=>s({seat:k,target:g,drafts:{...n.drafts,[k]:{...v,[g]:A}},tapped:{...n.tapped,[`${k} ${g}`]:X}}),E=A=>Y(A.reduce((X,nt)=>X+nt,0),A),z=(A,X={})=>s(nt=>{let{[A]:fn,...Io}=nt.drafts??{},{seat:Vm,...Hc}=X;return nt.seat===n.seat?{drafts:Io,tapped:{},target:"ante",...X}:{drafts:Io,...Hc}}),O=async A=>{let X=!A.ante&&!A.trips,nt=X?d(k,"clear"):S;await t.act({...nt,args:X?{}:No(A)})&&z(k,{seat:$s(i,u.filter(x),k),sitting:{...n.sitting,[k]:!1}})},I=ps({table:t,state:e,sits:A=>!!n.sitting?.[A]}),ut=A=>{let{rack:X}=i.seats.find(nt=>nt.seat===A);return gt(v)>0&&Ie(i,d(A,"bet"),X,v)===null},vt=u.filter(A=>x(A)&&!gt(ms(i,A))).filter(ut),C=async()=>{y(!0);for(let A of vt){if(!await t.act({...d(A,"bet"),args:No(v)}))break;z(A)}y(!1),tt()},tt=()=>s({seat:$s(t.state.peek().round,u.filter(x),0)}),Tt=()=>{let A={...n.sitting,[k]:!n.sitting?.[k]},X=A[k]?$s(i,u.filter(nt=>x(nt)&&nt!==k),k):k;z(k,{seat:X,sitting:A})},Zt=async()=>{m(!1);for(let[X,nt]of Object.entries(n.drafts??{})){let fn=Number(X);if(!(!nt.ante&&!nt.trips)){if(!await t.act({...d(fn,"bet"),args:No(nt)}))return s({seat:fn});z(fn)}}let A=t.state.peek().round?.prompt?.options.find(({do:X})=>X==="deal");return A&&t.act(A)},ue=d("dealer","deal")||Object.values(n.drafts??{}).some(({ante:A,trips:X})=>A||X),ys=A=>S&&Ie(i,S,D.rack+gt(T),{...v,[g]:v[g]+A})===null,mt=i.seats.filter(A=>x(A.seat)&&!gt(n.drafts?.[A.seat]??ms(i,A.seat))).map(({player:A})=>A),Se=ue&&!P&&!mt.length,Ke=c`<${h} kind=${Se?"main":"plain"} disabled=${!ue||f||I.placing} busy=${t.late.value}
    onTap=${mt.length?()=>m(!0):Zt}>${a("DEAL")}<//>`,q=mt.length?B("{players} has not bet.","{players} have not bet.",mt.length,{players:$t(mt)}):a("All bets are down: deal.");return c`<${ce} table=${t} line=${ue&&(Se||mt.length)?q:p.say.text} news=${r}
      detail=${D&&a("{player} \xB7 rack {chips}",{player:D.player,chips:b(D.rack)})}>
    ${$&&c`<${ft} title=${a("Deal without {players}?",{players:$t(mt)})} no=${B("wait for {player}","wait for them",mt.length,{player:mt[0]})} yes=${B("deal without {player}","deal without them",mt.length,{player:mt[0]})}
      text=${B("{players} has not bet. Without a bet nobody is dealt in, and cards that are dealt cannot be taken back.","{players} have not bet. Without a bet nobody is dealt in, and cards that are dealt cannot be taken back.",mt.length,{players:$t(mt)})}
      onYes=${Zt} onClose=${()=>m(!1)} />`}
    <div class="bets">
      <div class="bets-row">
        ${y$.map(A=>c`<${k$} key=${A} name=${A} draft=${v} chosen=${A===g} disabled=${!S}
          onTap=${()=>s({seat:k,target:A})} />`)}
        <${Ht} chipset=${l.chip_set} fits=${ys} onAdd=${A=>E([...H,A])}
          onTakeOff=${A=>E(It(H,A))} />
        <${h} name=${a("take off the last chip")} disabled=${!H.length} onTap=${()=>E(H.slice(0,-1))}>⌫<//>
        <p class="bets-note small" role="status">${D&&(_$(i,S,v)||!v[g]&&c`<span class="quiet">${Ro[g]}</span>`)}</p>
      </div>
      <${W} question=${`betting ${k}`} end=${Ke} steady>
        <${h} kind="main" disabled=${!P} busy=${t.late.value} onTap=${()=>O(v)}>
          <span class="bets-place">${v$(D,v,P)}</span>
        <//>
        <${h} kind="plain" disabled=${!S||!G||Ie(i,S,D.rack+gt(T),G)!==null}
          onTap=${()=>O(G)}>${G?a("same again \xB7 {chips}",{chips:Po(G)}):a("same again")}<//>
        ${gt(v)?c`<${h} kind="plain" disabled=${vt.length<2||f} busy=${t.late.value} onTap=${C}>
          ${a("all bet {stakes}",{stakes:Po(v)})}<//>`:I.button(tt)}
        <${h} kind="quiet" disabled=${!gt(v)} onTap=${()=>s({seat:k,target:"ante",drafts:{...n.drafts,[k]:{ante:0,trips:0}},tapped:{}})}>${a("clear")}<//>
        <${h} kind="quiet" chosen=${!!(D&&n.sitting?.[k])} disabled=${!S||gt(T)>0} onTap=${Tt}>${a("sits out")}<//>
      <//>
    </div>
  <//>`}var ms=(t,e)=>({ante:St(t,e,"ante"),trips:St(t,e,"trips")}),gt=({ante:t,trips:e})=>2*t+e,No=({ante:t,trips:e})=>e?{ante:t,trips:e}:{ante:t},g$=t=>t&&{ante:t.ante,trips:t.trips??0},Po=({ante:t,trips:e})=>[t&&b(t),e&&a("Trips {chips}",{chips:b(e)})].filter(Boolean).join(" + ");function $s(t,e,n){return[...e.filter(o=>o>n),...e.filter(o=>o<n)].find(o=>!gt(ms(t,o)))??null}function k$({name:t,draft:e,chosen:n,disabled:s,onTap:o}){let r=e[t];return c`<button type="button" class=${w(["bets-target",n&&"is-chosen"])} aria-pressed=${String(n)}
      disabled=${s} onClick=${o}>
    <span class="small">${t==="ante"?a("Ante"):a("Trips")}</span>
    <b class="bets-figure">${b(r)}</b>
    <span class="small">${t==="ante"?a("+ Blind {chips}",{chips:b(r)}):" "}</span>
  </button>`}function v$(t,e,n){return t?n?gt(e)?a("{player} bets {bet}",{player:t.player,bet:Po(e)}):a("{player} takes it back",{player:t.player}):a("{player} bets",{player:t.player}):a("all bets are down")}function Ie(t,e,n,{ante:s,trips:o}){let{maximum_bet:r}=t.options;return r&&(s>r||o>r)?a("at most {chips}",{chips:b(r)}):s>e.values.ante.max||o>e.values.trips.max?a("the rack does not hold that"):3*s+o>n?a("the rack keeps one more ante for the Play bet"):null}function _$(t,e,n){if(!e)return a("The rack does not cover a bet.");let s=Object.entries(t.board.blind_paytable).find(([,p])=>w$(p,n.ante));if(!s)return"";let[o,r]=s,[i,l]=r.split(":");return a("A {hand} pays {odds} on the Blind: of {chips} the house would keep the odd part of a chip.",{hand:M(o),odds:a("{wins} to {stake}##odds",{wins:i,stake:l}),chips:b(n.ante)})}var w$=(t,e)=>{let[n,s]=t.split(":").map(Number);return s>1&&e*n%s!==0};var hs={Felt:L$,Foot:({facts:t})=>t.street==="betting"?Yi:null,words:S$,deed:T$,event:O$,payment:E$,over:M$,passOn:B$},x$=[7,6,5,4,3,2,1];function S$(t){let[e]=t.prompt?.awaited??[];return{check:()=>a("CHECK"),fold:()=>a("FOLD"),play:({times:n})=>a("PLAY {times}\xD7 \xB7 {chips}",{times:n,chips:b(n*St(t,e,"ante"))})}}function T$({do:t,args:e,transfers:n},{who:s}){switch(t){case"bet":{let o=e.trips?a("Trips {chips}",{chips:b(e.trips)}):"",r=e.ante?a("{ante}, Blind {ante}",{ante:e.ante}):"";return a("{player} bets {bets}.",{player:s,bets:[r,o].filter(Boolean).join(", ")})}case"clear":return a("{player} takes the bet back.",{player:s});case"deal":return a("No more bets. Cards dealt.");case"check":return a("{player} checks.",{player:s});case"fold":return a("{player} folds.",{player:s});case"play":return a("{player} plays {times}\xD7, {chips}.",{player:s,times:e.times,chips:b(n[0].amount)});case"show":return a("{card} turned up.",{card:U(e.card)});default:return null}}function O$({code:t,args:e,text:n},s){if(t==="uth.breakage")return a("Odd Blind: a {hand} is rounded down.",{hand:e.hand});if(t!=="uth.settled")return n;let o=e.lines.reduce((r,{stake:i,result:l,won:p})=>r+(l==="loses"?-i:p),0);return`${s[e.seat]}: ${e.hand}, ${st(o)}.`}function A$({circle:t,stake:e,odds:n,result:s,won:o}){let r=`${xe[t]} ${b(e)}`;return s.startsWith("pays")?`${r} \xD7 ${n} = ${b(o)}${s.includes("breakage")?`, ${a("the half chip stays")}`:""}`:`${r} ${M(s)}`}function C$(t,e){return t==="worse"?a("{hand}, beaten",{hand:e}):t==="equal"?a("{hand}, equal to the dealer's",{hand:e}):e}function E$({action:t,seat:e,transfers:n},s){let r=s.record.find(({index:$})=>$===t)?.events.find(({code:$,args:m})=>$==="uth.settled"&&m.seat===e);if(!r)return{hand:null,sums:n.map(({why:$,amount:m})=>`${$}: ${b(m)}`)};let{hand:i,cards:l,compared:p,lines:d}=r.args,u=d.find(({circle:$})=>$==="ante")?.stake;return{hand:C$(p,i),sums:d.map(A$),lit:new Set(l),change:u}}function M$({record:t}){let e=t.at(-1)?.events.find(({code:n})=>n==="uth.qualifies"||n==="uth.fails");return e?`${e.text} ${a("All paid.")}`:a("Nobody stayed in. All paid.")}function B$({prompt:t,record:e}){let[n]=t?.awaited??[];return typeof n=="number"&&n>e.at(-1).by?n:null}function L$({state:t,paying:e,pad:n,setPad:s,face:o}){let{round:r,table:i,night:l}=t,[p,d]=_(!1),{zones:u,facts:$,board:m}=r,f=e?o.payment(e,r).lit:void 0,y=u["hand:dealer"]?.cards??[],x=Array(u["board:covered"]?.count??0).fill("??"),k=r.record.flatMap(({events:g})=>g).find(({code:g})=>g==="uth.qualifies"||g==="uth.fails");return c`<section class="felt uth" aria-label=${a("felt")}>
    <div class="uth-tables"><${h} kind="quiet" onTap=${()=>d(!0)}>${a("paytables")}<//></div>
    <div class="uth-dealer">
      <${R} cards=${y} places=${2} lit=${f} label=${k?j$(k):a("dealer")} />
    </div>
    <div class="uth-board"><${R} cards=${[...u.board?.cards??[],...x]} places=${5} lit=${f} /></div>
    ${x$.map(g=>c`<${H$} key=${g} seat=${g} round=${r} chipset=${l.chip_set} lit=${f}
      street=${$.street} paying=${e?.seat===g} pad=${n} setPad=${s}
      holds=${i.hand_over?.seat===g} />`)}
    ${p&&c`<${Ji} board=${m} options=${i.options} onClose=${()=>d(!1)} />`}
  </section>`}var j$=({code:t,args:e})=>`${e.hand}: ${t==="uth.qualifies"?a("qualifies"):a("does not qualify")}`;function H$({seat:t,round:e,chipset:n,lit:s,street:o,paying:r,pad:i,setPad:l,holds:p}){let d=e.seats.find(P=>P.seat===t),u=`uth-seat uth-seat-${t}`;if(!d)return c`<div class=${`${u} is-empty`} aria-hidden="true"><span class="uth-empty">${t}</span></div>`;let $=o==="betting",m=e.zones[`hand:${t}`]?.cards??[],f=e.facts.folded.includes(t),y=!$&&!e.facts.dealt_in.includes(t),x=$&&i.seat===t,k=r||e.prompt?.awaited.includes(t)||x,g=$?i.drafts?.[t]:void 0,S=[u,k&&"is-lit",(f||y)&&"is-out",x&&"is-chosen",P$(e,t)&&"is-waiting"],T=$?"true":null,v=Object.entries(xe).map(([P,G])=>[G,Vi(e,t,P,g)]).filter(([,P])=>P).map(([P,G])=>`${P} ${b(G)}`),H=c`
    <span class="uth-hand" aria-hidden=${T}>
      ${m.length>0&&!f&&c`<${R} cards=${m} lit=${r?s:void 0} />`}
      <span class="uth-note">${$&&i.sitting?.[t]?a("sits out"):N$({folded:f,out:y,holds:p})}</span>
    </span>
    <span class="uth-circles" aria-hidden=${T}>
      ${["trips","play","ante","blind"].map(P=>c`<${R$} key=${P} name=${P} place=${`circle:${t}:${P}`}
        amount=${Vi(e,t,P,g)} draft=${g!==void 0} chipset=${n} />`)}
    </span>
    <span class="uth-who" aria-hidden=${T}><b>${d.player}</b><span class="figure" data-place=${`seat:${t}`}>${b(d.rack)}</span></span>`;return $?c`<button type="button" class=${w(S)}
    aria-description=${[...v,a("rack {chips}",{chips:d.rack})].join(", ")} aria-pressed=${String(x)}
    onClick=${()=>l({seat:t,target:"ante"})}>
    <span class="unseen">${a("seat {seat}, {player}",{seat:t,player:d.player})}</span>${H}</button>`:c`<div class=${w(S)} role="group" aria-label=${a("seat {seat}, {player}",{seat:t,player:d.player})}
      aria-description=${v.join(", ")}>${H}</div>`}var N$=({folded:t,out:e,holds:n})=>t?a("folded"):n?a("has the tablet"):e?a("out##of a round"):"";function Vi(t,e,n,s){return s?{ante:s.ante,blind:s.ante,trips:s.trips,play:0}[n]:St(t,e,n)}function P$(t,e){let[n]=t.prompt?.awaited??[],{dealt_in:s=[],folded:o}=t.facts;return typeof n=="number"&&e>n&&s.includes(e)&&!o.includes(e)&&St(t,e,"ante")>0&&!St(t,e,"play")}function R$({name:t,place:e,amount:n,draft:s,chipset:o}){let[r]=he(n,o);return c`<span class=${w(["uth-circle",`uth-${t}`,n>0&&s&&"is-draft"])} data-place=${e}>
    <span class="uth-ring">${r?c`<${jn} value=${n} colour=${r.colour} />`:xe[t]}</span>
  </span>`}var F$={lorum:xi,polignac:ss,kaiser:rs,"canadian-salad":os,schnapsen:as,"stop-the-bus":ls,"divide-and-conquer":ts,bura:on,"card-stock-market":$i,kabu:yi,speculation:ln,uth:hs,superfecta:fs},Zi=t=>({...Ia,...F$[t]});var Qi={Board:q$,reason:t=>t&&on.payment(t).hand};function q$({state:{round:t,table:e}}){let n=t.zones.stock.count+(t.zones.trump?.count??0);return c`<${on.Seen} round=${t} seat=${e.seat} />
    <p class="hand-pots"><span>${L("pot {chips}",{chips:c`<b class="figure">${b(t.places.pot??0)}</b>`})}</span><span>${L("stock {count}",{count:c`<b>${n}</b>`})}</span></p>`}var Xi={Board:I$,line:D$,Mine:()=>U$,Play:()=>W$};function D$({round:t}){return xo(t)||null}function I$({state:{round:t,table:e}}){return c`<${qe} round=${t} />
    <p class="hand-pots"><span>${L("money {chips}",{chips:c`<b class="figure">${b(ke(t,e.seat))}</b>`})}</span>
      <span>${L("worth {chips}",{chips:c`<b class="figure">${b(t.board.players[e.seat].worth)}</b>`})}</span>
      <span>${L("draw pile {count}",{count:c`<b>${t.board.draw_pile}</b>`})}</span></p>`}function tc({pad:t,options:e}){let n=e.map(K).join();return t.asked===n?t:{asked:n,own:[],sale:null}}function U$(t){let{state:e,setPad:n,cover:s}=t,{round:o,table:r}=e,{asked:i,own:l,sale:p}=tc(t),d=o.zones[`hand:${r.seat}`]?.cards??[],u=ge(o,r.seat),$=m=>{let f=l.includes(m)?l.filter(y=>y!==m):[...l,m].slice(-4);n({asked:i,own:f,sale:null})};return c`<div class="hand-open is-many" style=${{"--of":8}}>
    <div class="tap-hand" role="group" aria-label=${a("my cards")}>${d.map((m,f)=>c`<button type="button" key=${f} class=${w(["tap-card","is-open",l.includes(f)&&"is-raised"])}
      aria-label=${lt(m)} aria-pressed=${String(l.includes(f))} onClick=${()=>$(f)}><${j} card=${m} /></button>`)}</div>
    <div class="hand-under">
      <div class="trade-mine" role="group" aria-label=${a("my certificates")}>
        ${u.map((m,f)=>c`<${Xn} key=${f} card=${m} chosen=${p===f} onTap=${()=>n({asked:i,own:[],sale:p===f?null:f})} />`)}
        ${!u.length&&c`<span class="quiet small">${a("no certificates yet")}</span>`}
      </div>
      <${h} kind="quiet" onTap=${s.cover}>${a("cover")}<//>
    </div>
  </div>`}function W$(t){let{hand:e,state:n,open:s,cover:o}=t,{round:r,table:i}=n,{asked:l,own:p,sale:d}=tc(t);if(!s)return c`<${W} question=${a("covered")}><${h} kind="main" onTap=${o.look}>${a("look at my cards")}<//><//>`;let u=r.zones[`hand:${i.seat}`]?.cards??[];return c`<${W} question=${l}><div class="hand-deeds"><${wo} round=${r} seat=${i.seat} picked=${p.map($=>u[$])}
    sale=${d===null?null:ge(r,i.seat)[d]} busy=${e.late.value} act=${e.act} /></div><//>`}var ec={Board:K$};function K$({state:{round:t,table:e}}){let{facts:n,zones:s,options:o}=t,r=t.seats.filter(({seat:i})=>i!==e.seat);return c`<p class="hand-pots"><span>${L("hand {number}",{number:c`<b>${n.hand}</b>`})}</span><span>${L("stock {count}",{count:c`<b>${s.stock?.count??0}</b>`})}</span>
      <span>${B("{count} chip a point","{count} chips a point",o.stake)}</span></p>
    <div class="hand-seen">${r.map(({seat:i,player:l})=>{let p=n.counts[i],d=n.drawing.includes(i);return c`<div key=${i} class=${w(["hand-other",t.prompt?.awaited.includes(i)&&"is-lit"])}>
        <${R} cards=${s[`hand:${i}`].cards} label=${l} />
        <b>${p??(d?"":a("passed"))}</b></div>`})}</div>`}var Fo=({round:t,table:e})=>t.cards==="virtual"&&t.zones[`hand:${e.seat}`]?.sight==="others",z$=()=>c`<p class="controls-note">${a("Tap the back of the card you play.")}</p>`,nc={Board:G$,Mine:t=>Fo(t)?Y$:null,Play:t=>Fo(t)?z$:null};function G$({state:t}){let{round:e,table:n}=t,{facts:s,board:o,options:r,places:i}=e,l=s.points?.[n.seat];return c`<p class="hand-pots"><span><b>${an[s.contract]}</b></span><span>${a("hand {number} of {count}",{number:s.hand,count:o.hands})}</span>
      <span>${L("pot {chips}",{chips:c`<b class="figure">${b(i.pot??0)}</b>`})}</span><span>${l?B("{count} point","{count} points",l):B("{count} chip a point","{count} chips a point",r.stake)}</span></p>
    <${_e} round=${e} />
    ${Fo(t)&&c`<${J$} state=${t} />`}`}function J$({state:{round:t,table:e}}){let n=Lt(t);return c`<div class="hand-others">${t.seats.filter(({seat:s})=>s!==e.seat).map(({seat:s})=>c`<${R} key=${s} cards=${t.zones[`hand:${s}`].cards} label=${n[s]} fanned />`)}</div>`}function Y$({hand:t,state:e,options:n}){let{round:s,table:o}=e,r=n.find(p=>p.do==="play"),i=ht(r?K(r):""),l=(p,d)=>i.swallows(d)||t.act({...r,args:{position:p}});return c`<div class="hand-open is-many" style=${{"--of":8}}>
    <${es} left=${s.facts.positions?.[o.seat]??[]} open=${r?.values.position??[]} onTap=${l} /></div>`}var sc={Board:Q$,reason:(t,e)=>t?.amount>0?ln.payment(t,e).hand:ln.over(e),words:V$};function V$(t){let e=Lt(t);return{turn:()=>a("TURN"),keep:()=>a("KEEP"),agree:()=>a("AGREE \xB7 {price}",{price:t.facts.offer?.price??0}),sell:({to:n})=>a("SELL to {player} \xB7 {price}",{player:e[n],price:Z$(t,n)??0}),withdraw:({unseen:n})=>n?a("no more bid for {player}'s",{player:e[n]}):a("withdraw")}}var Z$=(t,e)=>we(t,e).find(({unseen:n})=>n===null)?.price;function Q$({state:{round:t,table:e}}){let{facts:n,zones:s,places:o,board:r}=t,i=Lt(t),l=s[`pile:${e.seat}`]?.count??0,p=t.seats.flatMap(({seat:d})=>we(t,d).map(u=>({...u,seat:d})));return c`<div class="hand-seen">
      <${R} cards=${s.held.cards} places=${1} label=${n.holder?a("{player} holds",{player:i[n.holder]}):a("no trump yet")} />
      <div class="hand-says">
        <p>${L("pot {chips}",{chips:c`<b class="figure">${b(o.pot??0)}</b>`})}</p>
        ${s.held.cards.length>0&&!t.finished&&c`<p class="small">${a("{chance} that it stands",{chance:is(r)})}</p>`}
        ${p.map(d=>c`<p key=${`${d.seat} ${d.unseen}`} class="small">${X$(d,i)}</p>`)}
        ${n.offer&&c`<p class="small">${L("offered to {player} at {price}",{player:i[n.offer.to],price:c`<b>${b(n.offer.price)}</b>`})}</p>`}
      </div>
      <div class="hand-pile">${l>0&&c`<${j} card="??" />`}<span class="hand-label">${a("my pile {count}",{count:l})}</span></div>
    </div>
    <div class="hand-seen is-small">${t.seats.map(({seat:d,player:u})=>{let{cards:$}=s[`turned:${d}`];return $.length>0&&c`<${R} key=${d} cards=${$.slice(-4)} label=${d===e.seat?a("mine"):u} fanned />`})}</div>`}function X$({seat:t,price:e,unseen:n},s){let o={player:s[t],price:c`<b>${b(e)}</b>`};return n?L("{player} bids {price} for {other}'s",{...o,other:s[n]}):L("{player} bids {price}",o)}var rc={Board:em,Mine:()=>nm,line:tm,Play:({round:t})=>t.prompt?.say.code==="superfecta.betting"?om:null,reason:(t,e)=>t&&fs.payment(t,e).hand};function tm({round:t,table:e}){return t.prompt?.say.code!=="superfecta.betting"?null:t.facts.tickets.some(({seat:n})=>n===e.seat)?a("Your ticket is in."):a("Fill in your slip.")}function em({state:{round:t}}){let e=t.zones.course?.cards??[],{spaces:n,home:s}=un(e,e.length);return c`<div class="hand-race" role="group" aria-label=${a("the race")}>
    ${[...wt].map(o=>{let r=s.indexOf(o);return c`<div key=${o} class="hand-lane" role="img" aria-label=${`${Rt[o]}: ${r<0?a("space {number} of {count}",{number:n[o],count:Pt}):a("number {number}##in a race",{number:r+1})}`}>
        <span class="hand-way" style=${{"--at":String(n[o]/Pt)}}><span class="hand-horse"><${le} horse=${o} /></span></span>
        <b class="figure">${r<0?De(Wt(t.board,o,e.length)):`${r+1}.`}</b></div>`})}</div>`}function nm({hand:t,state:e,options:n}){let{round:s,table:o}=e,r=s.facts.tickets.filter(({seat:p})=>p===o.seat),i=n.find(p=>p.do==="cancel"),l=s.zones.course?.count??0;return r.length?c`<ul class="hand-tickets" aria-label=${a("my tickets")}>${r.map(({ticket:p,bets:d})=>c`<li key=${p}>
      <span class="hand-bets">${d.map((u,$)=>c`<span key=${$}>${b(u.amount)} ${u.type} <${pe} order=${u.horses} />
          ${!s.facts.finish&&c`<small>${sm(s,o.seat,u,l)}</small>`}</span>`)}</span>
      <b class="figure">${b(yt(d))}</b>
      ${i&&c`<${h} kind="quiet" name=${a("cancel ticket {number}",{number:p})} busy=${t.late.value} onTap=${()=>t.act({...i,args:{ticket:p}})}>✕<//>`}
    </li>`)}</ul>`:c`<p class="quiet">${a("No ticket yet.")}</p>`}function sm(t,e,n,s){let{split:o}=t.options,r=jo(t,e,n,o,s),i=jo(t,e,n,o==="even"?"stake":"even",s);if(r===null||i===null)return"";let l=De(Wt(t.board,n.horses,s));return i===r?a("{chance} \xB7 worth {chips}",{chance:l,chips:r}):o==="even"?a("{chance} \xB7 worth {chips} (by stake {other})",{chance:l,chips:r,other:i}):a("{chance} \xB7 worth {chips} (a head each {other})",{chance:l,chips:r,other:i})}var oc={type:"WIN",horses:[],box:!1,lines:[],tapped:[],fresh:!0};function om({hand:t,state:e,options:n,last:s}){let{round:o,night:r,table:i}=e,[l,p]=_(oc),{type:d,horses:u,box:$,lines:m,tapped:f,fresh:y}=l,x=n.find(O=>O.do==="ticket"),k=l.amount??ds(o,"WIN"),g=O=>p({...l,amount:k,...O}),{rack:S}=o.seats.find(O=>O.seat===i.seat),T=S-yt(m),v=Mt(k,f,r.chip_set),H=O=>g({amount:O.reduce((I,ut)=>I+ut,0),tapped:O,fresh:!1}),P=s[`${i.seat} ticket`]?.bets,G=Eo(o,d,k,T),D=O=>{if(u.includes(O))return g({horses:u.filter(ut=>ut!==O)});let I=$?[...u,O]:Co([...u,O],d);return $||I.length<xt[d]?g({horses:I}):g({horses:[],fresh:!0,lines:[...m,{amount:k,type:d,horses:I.join("/")}]})},E=($?pn(d==="SFC"?[...wt]:u,xt[d]):[]).map(O=>({amount:k,type:d,horses:O.join("/")})),z=async O=>await t.act({...x,args:{bets:O}})&&p(oc);return x?c`
    <div class="hand-slip">
      <div class="hand-row">
        <output class="pad-amount" aria-label=${a("amount")}>${b(k)}</output>
        ${Object.keys(xt).map(O=>c`<${h} key=${O} chosen=${O===d} onTap=${()=>g({type:O,horses:[],box:$&&O!=="WIN"})}>${O}<//>`)}
        ${d!=="WIN"&&c`<${h} chosen=${$} onTap=${()=>g({box:!$,horses:[]})}>${a("box")}<//>`}
      </div>
      <div class="hand-row"><${Ht} chipset=${r.chip_set} fits=${O=>(y?0:k)+O<=T}
        onAdd=${O=>H(y?[O]:[...v,O])} onTakeOff=${O=>H(It(v,O))} /></div>
      <div class="hand-row" role="group" aria-label=${a("horses, in the order they come in")}>
        ${[...wt].map(O=>c`<${rm} key=${O} horse=${O} at=${u.indexOf(O)} box=${$}
          chance=${$||u.includes(O)?null:Wt(o.board,[...u,O].join("/"),0)} disabled=${G!==null||$&&d==="SFC"} onTap=${()=>D(O)} />`)}
      </div>
      ${G&&c`<p class="small hand-fault">${G}</p>`}
      ${E.length>0&&c`<${h} kind="plain" disabled=${yt(E)>T} onTap=${()=>g({lines:[...m,...E],horses:[],box:!1,fresh:!0})}>
        ${B("box: {count} bet \xB7 {chips}","box: {count} bets \xB7 {chips}",E.length,{chips:yt(E)})}<//>`}
      ${m.length>0&&c`<div class="hand-lines" aria-label=${a("bets of this slip")}>${m.map((O,I)=>c`<button type="button" key=${I} class="hand-bet" aria-label=${a("take off {chips} {pool}",{chips:O.amount,pool:O.type})}
          onClick=${()=>g({lines:m.filter((ut,vt)=>vt!==I)})}>${b(O.amount)} ${O.type} <${pe} order=${O.horses} /> ✕</button>`)}</div>`}
    </div>
    <${W} question=${`slip ${o.facts.sold??0}`} steady>
      <${h} kind="main" disabled=${!m.length||yt(m)>S} busy=${t.late.value} onTap=${()=>z(m)}>${m.length?a("BET {chips}",{chips:yt(m)}):a("BET")}<//>
      <${h} kind="plain" disabled=${!P||m.length>0||yt(P)>S} onTap=${()=>z(P)}>${P?a("same again \xB7 {chips}",{chips:yt(P)}):a("same again")}<//>
    <//>`:c`<p class="quiet">${a("Your rack covers no bet.")}</p>`}var rm=({horse:t,at:e,box:n,chance:s,disabled:o,onTap:r})=>c`<button type="button" class=${w(["horse-key",e>=0&&"is-picked"])} disabled=${o}
    aria-pressed=${String(e>=0)} onClick=${r}>
  <span class="unseen">${Rt[t]}</span>
  <span aria-hidden="true"><${le} horse=${t} /></span>${e>=0&&!n&&c`<span class="horse-key-place" aria-hidden="true">${e+1}</span>`}
  ${s!==null&&c`<span class="horse-key-chance" aria-hidden="true">${De(s)}</span>`}
</button>`;var ac={Board:Ue(ss)},ic={Board:Ue(os)},cc={Board:Ue(as)},lc={Board:Ue(ts)},pc={Board:Ue(ls)},uc={Board:Ue(rs),Play:am};function Ue({Seen:t}){return({state:e})=>e.round.finished?c`<${jt} state=${e} />`:c`<${t} round=${e.round} />`}function am({round:t,table:e}){return(t.prompt?.options.filter(({by:s})=>s===e.seat)??[]).some(({do:s})=>s==="bid"||s==="trump")?im:null}function im({hand:t,state:e,options:n,open:s,cover:o}){let r=t.late.value,i=m=>n.find(f=>f.do===m),[l,p,d]=["bid","trump","pass"].map(i),u=s&&i("misdeal"),$=m=>f=>t.act({...m,args:f});return c`<div class="hand-bidding">
    ${!s&&c`<${h} kind="plain" onTap=${o.look}>${a("look at my cards")}<//>`}
    ${l&&c`<${To} bid=${l} round=${e.round} busy=${r} onBid=${$(l)} />`}
    ${p&&c`<div class="hand-suits"><${Oo} busy=${r} onName=${$(p)} /></div>`}
    ${d&&c`<${h} kind="plain" busy=${r} onTap=${()=>$(d)({})}>${a("PASS")}<//>`}
    ${u&&c`<${h} kind="plain" busy=${r} onTap=${()=>$(u)({})}>${a("misdeal")}<//>`}
  </div>`}var dc={Board:pm,Play:({round:t})=>t.facts.street==="betting"?dm:null,line:cm,reason:lm,empty:({round:t,table:e})=>t.facts.street!=="betting"&&!t.facts.dealt_in.includes(e.seat)?a("You sit this hand out."):null};function cm({round:t,table:e}){return t.facts.street!=="betting"?null:t.places[`circle:${e.seat}:ante`]||t.places[`circle:${e.seat}:trips`]?a("Your bet is down."):a("Place your bet.")}function lm(t,e,n){return e.facts.folded.includes(n)?a("folded"):e.facts.dealt_in.includes(n)?t&&hs.payment(t,e).hand:a("you sat this hand out")}function pm({state:t}){let{round:e,table:n}=t,{zones:s}=e,o=Object.keys(xe).filter(r=>St(e,n.seat,r));return c`<div class="hand-seen">
      <${R} cards=${s["hand:dealer"]?.cards??[]} places=${2} label=${a("dealer")} />
      <${R} cards=${s.board?.cards??[]} places=${5} label=${a("board")} />
    </div>
    <p class="hand-pots">${o.map(r=>c`<span key=${r}>${xe[r]} <b class="figure">${b(St(e,n.seat,r))}</b></span>`)}</p>`}var um={ante:"Ante",trips:"Trips"};function dm({hand:t,state:e,last:n}){let{round:s,night:o,table:r}=e,{seat:i}=r,l=E=>s.prompt.options.find(z=>z.by===i&&z.do===E),p={ante:St(s,i,"ante"),trips:St(s,i,"trips")},[d,u]=_({on:p,tapped:{}}),$=d.on.ante===p.ante&&d.on.trips===p.trips,{draft:m=p,tapped:f={},target:y="ante"}=$?d:{},x=E=>u({on:p,draft:m,tapped:f,target:y,...E}),k=l("bet"),{rack:g}=s.seats.find(E=>E.seat===i),S=g+gt(p),T=n[`${i} bet`]&&{ante:0,trips:0,...n[`${i} bet`]},v=Mt(m[y],f[y]??[],o.chip_set),H=E=>x({draft:{...m,[y]:E.reduce((z,O)=>z+O,0)},tapped:{...f,[y]:E}}),P=E=>k&&!Ie(s,k,S,{...m,[y]:m[y]+E}),G=E=>t.act({...k,args:E.trips?E:{ante:E.ante}}),D=m.ante!==p.ante||m.trips!==p.trips,Y=gt(p)>0;return k?c`
    <div class="hand-targets">
      ${Object.entries(um).map(([E,z])=>c`<button type="button" key=${E} class=${w(["hand-target",E===y&&"is-chosen"])}
          aria-pressed=${String(E===y)} onClick=${()=>x({target:E})}>
        <span>${z}</span><b class="figure">${b(m[E])}</b>
        <span class="small quiet">${E==="ante"?a("+ Blind {chips}",{chips:m.ante}):a("on its own")}</span></button>`)}
      <${h} name=${a("take off the last chip")} disabled=${!v.length} onTap=${()=>H(v.slice(0,-1))}>⌫<//>
    </div>
    <p class="small quiet">${Ro[y]}</p>
    <${Ht} chipset=${o.chip_set} fits=${P} onAdd=${E=>H([...v,E])} onTakeOff=${E=>H(It(v,E))} />
    <${W} question=${`bets ${r.number}`} steady>
      <${h} kind="main" disabled=${!D||!gt(m)} busy=${t.late.value} onTap=${()=>G(m)}>
        ${D||!Y?gt(m)?a("BET {chips}",{chips:qo(m)}):a("BET"):a("{bet} is down",{bet:qo(p)})}<//>
      ${Y?c`<${h} kind="plain" busy=${t.late.value} onTap=${()=>t.act(l("clear"))}>${a("take it back")}<//>`:c`<${h} kind="plain" disabled=${!T||!!Ie(s,k,S,T)} onTap=${()=>G(T)}>${T?a("same again \xB7 {chips}",{chips:qo(T)}):a("same again")}<//>`}
    <//>`:c`<p class="quiet">${a("Your rack does not cover a bet.")}</p>`}var qo=({ante:t,trips:e})=>[t&&b(t),e&&a("Trips {chips}",{chips:b(e)})].filter(Boolean).join(" + ");var fm={uth:dc,superfecta:rc,lorum:nc,polignac:ac,kaiser:uc,"canadian-salad":ic,schnapsen:cc,"stop-the-bus":pc,"divide-and-conquer":lc,kabu:ec,bura:Qi,speculation:sc,"card-stock-market":Xi},fc=t=>({...Zi(t),...fm[t]});function $c({hand:t,state:e,onClose:n}){let{table:s,me:o,night:r}=e,[i,l]=_(zn()),p=Pe(e.round??{}),[d,u]=_(!1),$=()=>{Ra(!i),l(!i)};return d?c`<${$m} hand=${t} game=${s.game} onClose=${()=>u(!1)} />`:c`<${V} title=${o.name} onClose=${n} foot=${c`<${h} kind="main" onTap=${n}>${a("go back")}<//>`}>
    <p class="quiet">${r.name}${s?` \xB7 ${s.name} \xB7 ${a("seat {seat}",{seat:s.seat})}`:""}</p>
    <div class="hand-list">
      ${s&&c`<${h} kind="plain" onTap=${()=>u(!0)}>${a("how {game} is played",{game:s.game_name})}<//>`}
      <${h} kind="plain" chosen=${i} onTap=${$}>${i?a("sound at my turn: on"):a("sound at my turn: off")}<//>
      <${h} kind="plain" onTap=${p.turn}>${p.as==="sorted"?a("my cards: sorted"):a("my cards: as dealt")}<//>
      <${ko} kind="plain" />
      ${s?.last&&s.cards==="virtual"&&c`<${Ga} hand=${t} table=${s.table} number=${s.last.number} />`}
    </div>
    ${s&&c`<${io} api=${t.api} game=${s.game} />`}
    <${je} />
    ${s?.commitment&&c`<div class="hand-promise"><p class="small quiet">${a("The shuffle of round {number} is promised. This is the SHA-256 of its seed, which is published when the round is closed; then your own phone can do the shuffle again.",{number:s.number})}</p>
      <code>${s.commitment}</code></div>`}
  <//>`}function $m({hand:t,game:e,onClose:n}){let[s,o]=_(null);return F(()=>{t.game(e).then(({help:r})=>o(r||`<p>${a("Its page of help has not been written yet.")}</p>`),()=>o(`<p>${a("The house does not answer. Try again.")}</p>`))},[e]),c`<${V} title=${a("How it is played")} large onClose=${n} foot=${c`<${h} kind="main" onTap=${n}>${a("back to my hand")}<//>`}>
    ${s?c`<div class="hand-help" dangerouslySetInnerHTML=${{__html:s}}></div>`:c`<p class="quiet">${a("One moment.")}</p>`}
  <//>`}var mm=["","14 8","3 8","24 8 3 8","10 6 2 6","2 5"],wS=mm.length;var hm={width:160,height:40,edge:5};function mc({line:t,label:e}){let{width:n,height:s,edge:o}=hm,r=Math.min(0,...t),i=Math.max(0,...t),l=u=>o+u*(n-2*o)/Math.max(1,t.length-1),p=u=>s-o-(u-r)*(s-2*o)/(i-r||1),d=t.length-1;return c`<svg class=${`spark ${t[d]<0?"is-down":"is-up"}`} viewBox=${`0 0 ${n} ${s}`} role="img" aria-label=${e}>
    <line class="lines-zero" x1="0" x2=${n} y1=${p(0)} y2=${p(0)} />
    <polyline points=${t.map((u,$)=>`${l($)},${p(u)}`).join(" ")} />
    <circle cx=${l(d)} cy=${p(t[d])} r="4" />
  </svg>`}var bm={sit:({chips:t})=>t?a("A seat, with {chips}",{chips:t}):a("A seat"),stand:()=>a("To stand up"),"top-up":({chips:t})=>a("{chips} more to the table",{chips:t}),"buy-in":({chips:t})=>a("{chips} chips of the desk",{chips:t}),"cash-out":()=>a("To be cashed out")},ym=["buy-in","cash-out"];function bs({hand:t,state:e}){return e.wishes.length?c`<ul class="hand-wishes" aria-label=${a("what I asked for")}>
    ${e.wishes.map(n=>c`<li key=${n.number}>
      <span><b>${bm[n.kind](n)}</b> <span class="quiet">${ym.includes(n.kind)?a("the host will say"):a("the dealer will say")}</span></span>
      <${h} kind="quiet" busy=${t.late.value} onTap=${()=>t.takeBack(n.kind)}>${a("take back")}<//>
    </li>`)}
  </ul>`:null}function We({hand:t,title:e,wish:n,most:s,start:o=0,chipset:r,deed:i,onClose:l}){let[p,d]=_(o),u={min:1,max:s,step:1},$=async()=>await t.wish({...n,chips:p})&&l(),m=c`<${h} kind="plain" onTap=${l}>${a("go back")}<//>
    <${h} kind="main" disabled=${p<1||s!==void 0&&p>s} busy=${t.late.value} onTap=${$}>${i(p)}<//>`;return c`<${V} title=${e} onClose=${l} foot=${m}>
    <${Yn} value=${p} range=${u} chipset=${r} onChange=${d} />
    <${at} text=${t.error.value} />
  <//>`}var dn=t=>a("ask for {chips}",{chips:t});function Do({hand:t,state:e,onExplain:n,onClose:s}){let[o,r]=_(null),[{bill:i,trouble:l},p]=_({}),{me:d,table:u,night:$}=e;F(()=>{t.bill().then(x=>p({bill:x}),()=>p({trouble:a("The house does not answer. Try again.")}))},[e.version]);let m=()=>{t.dismiss(),r(null)},f={hand:t,chipset:$.chip_set,onClose:m};if(o==="top-up")return c`<${We} ...${f} title=${a("More chips to {table}",{table:u.name})} wish=${{kind:"top-up",table:u.table}} most=${d.bankroll} deed=${dn} />`;if(o==="buy-in")return c`<${We} ...${f} title=${a("More chips of the desk")} wish=${{kind:"buy-in"}} deed=${dn} />`;if(o==="stand")return c`<${ft} title=${a("Stand up from {table}?",{table:u.name})} text=${a("The dealer says yes between two rounds; your rack goes to your bankroll.")}
      yes=${a("ask")} no=${a("stay")} onClose=${m} onYes=${()=>t.wish({kind:"stand",table:u.table}).then(m)} />`;if(o==="cash-out")return c`<${ft} title=${a("Be cashed out?")} text=${a("{chips} in your bankroll go back to the desk. What is at a table stays there.",{chips:d.bankroll})}
      yes=${a("ask")} no=${a("play on")} onClose=${m} onYes=${()=>t.wish({kind:"cash-out"}).then(m)} />`;let y=c`<${h} kind="main" onTap=${s}>${a("go back")}<//>`;return c`<${V} title=${a("What I have")} large onClose=${s} foot=${y}>
    <dl class="hand-sums">
      ${u&&c`<div><dt>${a("at {table}",{table:u.name})}</dt><dd>${b(re(e))}</dd></div>`}
      <div><dt>${a("in the bankroll")}</dt><dd>${b(d.bankroll)}</dd></div>
      ${d.owes>0&&c`<div><dt>${a("owed to the house")}</dt><dd>${b(d.owes)}</dd></div>`}
      ${d.owed>0&&c`<div><dt>${a("the house owes me")}</dt><dd>${b(d.owed)}</dd></div>`}
      ${i&&c`<div class="hand-up"><dt>${a("the night so far")}</dt><dd class=${hc(i.sum.result)}>${st(i.sum.result)}</dd></div>`}
    </dl>
    <${gm} bill=${i} />
    <${bs} hand=${t} state=${e} />
    <${at} text=${t.error.value} />
    ${$.status==="open"&&c`<div class="hand-asks">
      ${u&&c`<${h} kind="plain" disabled=${!d.bankroll} onTap=${()=>r("top-up")}>${a("more to the table")}<//>`}
      ${u&&c`<${h} kind="plain" onTap=${()=>r("stand")}>${a("stand up")}<//>`}
      <${h} kind="plain" onTap=${()=>r("buy-in")}>${a("buy chips")}<//>
      <${h} kind="plain" disabled=${!d.bankroll} onTap=${()=>r("cash-out")}>${a("cash me out")}<//>
    </div>`}
    <${km} bill=${i} trouble=${l} night=${$.night} onExplain=${n} />
    <p><a href=${`/api/nights/${$.night}/hand/season`}>${a("all my nights")}</a></p>
  <//>`}function gm({bill:t}){let e=0,n=(t?.lines??[]).filter(({of:s})=>s).map(s=>e+=s.chips);return n.length<2?null:c`<${mc} line=${[0,...n]} label=${a("my evening: {chips} after {rounds} rounds",{chips:st(e),rounds:n.length})} />`}var hc=t=>t>0?"won":t<0?"lost":null;function km({bill:t,trouble:e,night:n,onExplain:s}){if(!t)return c`<p class="quiet">${e??a("One moment.")}</p>`;let{lines:o,money:r}=t;return c`<ol class="hand-bill" aria-label=${a("the bill")}>
    ${o.map(i=>c`<li key=${i.entry}><${vm} line=${i} worth=${r} night=${n} onExplain=${s} /></li>`).reverse()}
    ${!o.length&&c`<li class="quiet">${a("Nothing yet.")}</li>`}
  </ol>`}function vm({line:t,worth:e,night:n,onExplain:s}){let{what:o,chips:r,cash:i,owes:l,of:p}=t,d=[e&&i!==0&&(i<0?a("{money} paid",{money:vs(-i,e.currency)}):a("{money} paid to you",{money:vs(i,e.currency)})),l!==0&&a("owed {chips}",{chips:st(l)})],u=c`<span>${o}<span class="quiet small"> ${d.filter(Boolean).join(" \xB7 ")}</span></span>
    <b class=${w(["figure",p&&hc(r)])}>${st(r)}</b>`;return!p&&(i||l)?c`<a class="hand-line" href=${`/api/nights/${n}/hand/receipts/${t.entry}`}>${u}</a>`:p?c`<button type="button" class="hand-line" onClick=${()=>s({table:p.table,number:p.round})}>${u}</button>`:c`<div class="hand-line">${u}</div>`}var bc=(t,e)=>t.map(_m).filter(n=>n?.open.length&&n.open.every(s=>e.includes(s)));function _m(t){let e=Object.entries(t.values);if(e.length!==1)return null;let[[n,s]]=e;switch(Ct(s)){case"card":return{option:t,open:s,least:1,most:1,answer:([o])=>({[n]:o})};case"some":{let{of:o,least:r,most:i}=s;return o.every(Z)?{option:t,open:o,least:r,most:i,answer:l=>({[n]:l})}:null}default:return null}}var yc=({open:t,least:e})=>t.length===e;function gc(t,e){let n=t.map(({option:$})=>K($)).join(),[s,o]=_({asked:null,cards:[]}),r=ht(n),i=t.length===1&&yc(t[0])?t[0].open:[],l=s.asked===n?s.cards:i,p=($,m=l)=>e({...$.option,args:$.answer(m)});return{picked:l,tap:($,m)=>{if(r.swallows(m))return;let f=t.filter(({open:y})=>y.includes($));f.length===1&&f[0].most===1?p(f[0],[$]):o({asked:n,cards:wm(l,$,Math.max(...f.map(({most:y})=>y)))})},ready:({open:$,least:m,most:f})=>l.length>=m&&l.length<=f&&l.every(y=>$.includes(y)),play:p}}function wm(t,e,n){return t.includes(e)?t.filter(s=>s!==e):[...t,e].slice(-n)}function kc({cards:t,plays:e,hand:n,label:s}){let o=new Set(e.flatMap(r=>r.open));return c`<div class="tap-hand" role="group" aria-label=${s??a("your cards")}>
    ${t.map(r=>{let i=n.picked.includes(r);return o.has(r)?c`<button type="button" key=${r} class=${w(["tap-card","is-open",i&&"is-raised"])}
          aria-label=${lt(r)} aria-pressed=${String(i)} onClick=${l=>n.tap(r,l)}><${j} card=${r} /></button>`:c`<span class="tap-card" key=${r}><${j} card=${r} dim=${o.size>0} /></span>`})}
  </div>`}function vc({plays:t,hand:e,words:n,busy:s}){return t.map(o=>{let r=o.option.do;if(o.most===1&&t.length===1&&!yc(o))return c`<p class="controls-note" key=${r}>${a("Tap a card to {deed}.",{deed:M(r)})}</p>`;let i=e.ready(o);return c`<${h} key=${r} kind="main" disabled=${!i} busy=${s} onTap=${()=>e.play(o)}>
      ${i?Me(r,o.answer(e.picked),n):`${M(r)}: ${xm(o)}`}
    <//>`})}function xm({least:t,most:e}){return t===e?B("tap a card","tap {count} cards",t):a("tap {least} to {most} cards",{least:t,most:e})}var _c=t=>`last ${dt}${t.night.night} ${t.table.game}`,wc=t=>JSON.parse(sessionStorage.getItem(_c(t))??"{}"),Sm=(t,e)=>t.table.seats.find(n=>n.seat===e)?.player;function xc(t){let e=wc(t),n=JSON.stringify(e);for(let{by:o,do:r,args:i}of t.round?.record??[]){let l=Sm(t,o);l&&Object.keys(i).length&&(e[`${l} ${r}`]=i)}let s=JSON.stringify(e);s!==n&&sessionStorage.setItem(_c(t),s)}function Sc(t){let e=wc(t);return Object.fromEntries(t.table.seats.flatMap(({seat:n,player:s})=>Object.entries(e).filter(([o])=>o.startsWith(`${s} `)).map(([o,r])=>[`${n} ${o.slice(`${s} `.length)}`,r])))}var Tm=25e3,Om=400;function Tc(t){let[e,n]=_({key:t,open:!1}),s=e.key===t&&e.open,o=i=>n({key:t,open:i});return F(()=>{if(!s)return;let i=0,l=()=>o(!1),p=()=>{clearTimeout(i),i=setTimeout(l,Tm)};return p(),addEventListener("pointerdown",p),document.addEventListener("visibilitychange",l),()=>{clearTimeout(i),removeEventListener("pointerdown",p),document.removeEventListener("visibilitychange",l)}},[s,t]),{open:s,press:({timeStamp:i})=>{o(!0);let l=({timeStamp:p})=>{removeEventListener("pointerup",l),removeEventListener("pointercancel",l),p-i>Om&&o(!1)};addEventListener("pointerup",l),addEventListener("pointercancel",l)},look:()=>o(!0),cover:()=>o(!1)}}var Am=8;function Oc({count:t,cover:e}){let n=Math.min(t,Am);return c`<button type="button" class="hand-cover" aria-label=${a("press to look at my cards")} style=${{"--of":n}}
      onPointerDown=${e.press} onClick=${({detail:s})=>s===0&&e.look()}>
    <span class="hand-backs" aria-hidden="true">${[...Array(n).keys()].map(s=>c`<${j} key=${s} card="??" />`)}</span>
    <span class="hand-touch">${a("press to look")}</span>
  </button>`}var Cm={leads:"lead",plays:"play",starts:"start",answers:"answer",names:"name",sells:"sell",keeps:"keep"},Em=t=>`${t.slice(0,1).toUpperCase()}${t.slice(1)}`;function Cc(t,e){let n=Mm(t,e);if(n<0)return t;let s=t.slice(0,n),o=t.slice(n+e.length);return Ot!=="en"&&!/^[:,] /.test(o)?t:s+(s===""||s.endsWith(". ")?Em(Ac(o)):Ac(o))}function Ac(t){return t.startsWith(": ")||t.startsWith(", ")?t.slice(2):t.startsWith("'s ")?`your${t.slice(2)}`:t.startsWith(" to ")?`your turn${t}`:`you${t.replaceAll(/\b\w+\b/g,e=>Cm[e]??e)}`}function Mm(t,e){for(let n=t.indexOf(e);n>=0;n=t.indexOf(e,n+1)){let[s,o]=[t[n-1]??" ",t[n+e.length]??" "];if(s===" "&&" :,'".includes(o))return n}return-1}function Ec({hand:t,state:e,game:n,news:s}){let{round:o,table:r}=e,i=r.phones?no(e):[],l=ja(e),p=l.flatMap(([,v])=>v),d=Tc(`${r.table} ${r.number}`),u=d.open||!p.length,$=ht(String(d.open));F(()=>xc(e),[e]);let m=bc(i,p),f=gc(m,t.act),[y,x]=_({}),k=Sc(e),g={hand:t,state:e,game:n,options:i,open:u,cover:d,plays:m,playing:f,last:k,pad:y,setPad:x},S=n.Play?.(e)??Nm,T=n.Mine?.(e)??Hm;return c`<div class=${`hand-playing is-${o.game}`} onClickCapture=${$.swallows}>
    <section class="hand-board" aria-label=${a("the table")}>
      ${o.cards==="virtual"?c`<${n.Board??Rm} ...${g} />`:c`<${Pm} state=${e} />`}
      ${!o.finished&&c`<p class="hand-news">${Ya(o,n).at(-1)?.text}</p>`}
    </section>
    <section class="hand-mine" aria-label=${a("my cards")}>
      ${l.length>0&&!d.open?c`<${Oc} count=${p.length} cover=${d} />`:c`<${T} ...${g} own=${l} />`}
    </section>
    <section class="hand-thumb" aria-label=${a("what I may do")}>
      ${s&&!Wn(e)&&s}
      ${o.finished?c`<p class="hand-waits">${a("The dealer goes on to the next round.")}</p>`:c`<${Bm} state=${e} options=${i} game=${n} />`}
      <${Re} hand=${t} />
      ${!o.finished&&i.length>0&&c`<${S} ...${g} />`}
    </section>
  </div>`}function Bm({state:t,options:e,game:n}){let{round:s,table:o}=t,{prompt:r}=s,i=n.line?.(t)??Cc(r.say.text,t.me.name);if(Wn(t))return c`<p class="line-text hand-line-text" role="status">${i}</p>`;if(!o.phones&&r.awaited.includes(o.seat))return c`<p class="line-text hand-line-text" role="status">${i} ${a("Tell the dealer.")}</p>`;let l=so(t);return c`<p class="hand-waits" role="status">${e.length>0&&n.line?.(t)?i:`${l[0].toUpperCase()}${l.slice(1)}.`}</p>`}var Lm=4,jm=10;function Hm({state:t,own:e,plays:n,playing:s,cover:o,game:r}){let{round:i,table:l}=t,p=i.zones[`hand:${l.seat}`];if(!e.length&&p?.sight==="all"&&p.cards.length)return c`<div class="hand-open" style=${{"--of":p.cards.length}}><${R} cards=${In(p.cards,i)} /></div>`;if(!e.length)return c`<p class="quiet">${r.empty?.(t)}</p>`;let d=e.reduce((u,[,$])=>u+$.length,0);return c`<div class=${w(["hand-open",d>Lm&&"is-many",d>jm&&"is-crowd"])} style=${{"--of":d}}>
    ${e.map(([u,$])=>c`<${kc} key=${u} cards=${$} plays=${n} hand=${s} label=${e.length>1?Jn(u,Lt(i)):null} />`)}
    <div class="hand-under"><span class="hand-note">${r.handNote?.(i,l.seat)}</span>
      <${h} kind="quiet" onTap=${o.cover}>${a("cover")}<//></div>
  </div>`}function Nm({hand:t,state:e,game:n,options:s,open:o,cover:r,plays:i,playing:l,last:p}){let{round:d,table:u,night:$}=e,m=s.filter(({do:k})=>o||u.public.includes(k)),f=n.words?.(d)??{},x=m.length<s.length?[c`<${h} key="look" kind="main" onTap=${r.look}>${a("look at my cards")}<//>`]:vc({plays:i,hand:l,words:f,busy:t.late.value});return c`<${po} prompt=${{...d.prompt,options:m}} me=${u.seat} players=${Lt(d)}
    chipset=${$.chip_set} words=${f} sure=${n.sure?.(d)} last=${p} busy=${t.late.value}
    first=${x} drawn=${k=>i.some(g=>g.option===k)} onAct=${t.act} />`}function Pm({state:{round:t,table:e}}){let n=String(e.seat),s=Object.entries(t.places).filter(([r])=>{let i=r.split(":").filter(l=>/^\d+$/.test(l));return i.length===0||i.includes(n)}),o=r=>r.split(":").filter(i=>i!==n&&i!=="circle").join(" ");return c`<p class="hand-pots">${s.map(([r,i])=>c`<span key=${r}>${o(r)} <b class="figure">${b(i)}</b></span>`)}</p>`}function Rm({state:t}){let{round:e,table:n}=t,s=Lt(e),o=Object.entries(e.zones).filter(([,{owner:i,sight:l,cards:p}])=>!(i===n.seat&&l==="owner")&&p.some(d=>d!=="??")),r=Object.entries(e.places).filter(([i])=>!/\d/.test(i));return c`<div class="hand-seen">
    ${o.map(([i,{cards:l}])=>c`<${R} key=${i} cards=${l} label=${Jn(i,s)} fanned=${l.length>5} />`)}
  </div>
  ${r.length>0&&c`<p class="hand-pots">${r.map(([i,l])=>c`<span key=${i}>${i.replaceAll(":"," ")} <b class="figure">${b(l)}</b></span>`)}</p>`}`}function Mc({hand:t,state:e}){let[n,s]=_(null),{tables:o,me:r,night:i,wishes:l}=e,p=async u=>await t.wish({kind:"sit",table:u.table,chips:0})&&s(null),d=l.find(({kind:u})=>u==="sit");return c`<section class="hand-between" aria-label=${a("sit down")}>
    <${bs} hand=${t} state=${e} />
    ${o.length?c`<p class="hand-big">${d?a("One moment: the dealer is asked"):a("Where do you sit down?")}</p>
      <div class="hand-list">${o.map(u=>c`<${Fm} key=${u.table} table=${u} asked=${d?.table===u.table} onTap=${()=>s(u)} />`)}</div>`:c`<${be} mark="c" title=${a("No table is open")} text=${a("The host opens one. It appears here by itself.")} />`}
    <${Re} hand=${t} />
    ${n&&(n.for_points?c`<${ft} title=${a("Sit down at {table}?",{table:n.name})} text=${a("It is played for points: nobody needs chips there.")}
        yes=${a("ask for a seat")} onClose=${()=>s(null)} onYes=${()=>p(n)} />`:r.bankroll?c`<${We} hand=${t} title=${a("Sit down at {table} with \u2026",{table:n.name})} wish=${{kind:"sit",table:n.table}} most=${r.bankroll} start=${r.bankroll}
        chipset=${i.chip_set} deed=${u=>a("ask for a seat with {chips}",{chips:u})} onClose=${()=>s(null)} />`:c`<${We} hand=${t} title=${a("You have no chips yet. Ask the desk for some first.")} wish=${{kind:"buy-in"}}
        chipset=${i.chip_set} deed=${dn} onClose=${()=>s(null)} />`)}
  </section>`}var Fm=({table:t,asked:e,onTap:n})=>c`<button type="button" class="hand-table" disabled=${!t.free.length} onClick=${n}>
  <b>${t.name}</b><span>${t.game_name}</span>
  <span class="quiet small">${e?a("asked for a seat"):t.free.length?`${B("{count} player","{count} players",t.seated)}, ${B("{count} free seat","{count} free seats",t.free.length)}`:a("every seat is taken")}</span>
</button>`;function Bc({hand:t}){let e=t.state.value,n=t.connection.value==="lost";return F(()=>_t(()=>document.body.setAttribute("aria-busy",t.busy.value)),[t]),t.refusal.value?c`<${Dm} error=${t.refusal.value} />`:e?c`
    ${n&&c`<${qm} hand=${t} />`}
    <div class="hand-page" inert=${n}><${Im} hand=${t} state=${e} /></div>`:c`<${be} mark="s" title=${a("One moment")} text=${a("Your cards are being fetched.")} />`}var qm=({hand:t})=>c`<div class="hand-lost" role="alert">
  <b>${a("No connection")}</b>
  <span>${a("This is how it stood {time} ago. Nothing you tap would arrive; it goes on by itself.",{time:da(Date.now()-t.heard.value)})}</span>
</div>`;function Dm({error:t}){let e=t.status===401;return c`<${be} mark="d" title=${e?a("This phone is out"):a("Not for this phone")}
    text=${e?a("Another phone came in as you, or the host signed this one out."):t.message}>
    <a class="button is-main" href="/join">${a("join again")}</a>
  <//>`}function Im({hand:t,state:e}){let[n,s]=_(null),o=La(e),r=Na(o);qa(o),F(()=>{document.title=o?a("Your turn"):`${e.me.name} \xB7 ${e.night.name}`,document.body.classList.toggle("is-asked",o!==null)},[o,e.me.name]);let i=()=>{t.dismiss(),s(null)};return e.night.status==="closed"?c`<${Jm} hand=${t} state=${e} sheet=${n} open=${s} close=${i} />`:c`
    ${r.asleep&&!n?c`<${Pa} state=${e} onWake=${r.wake} />`:c`<main class=${w(["hand-screen",o&&"is-asked"])}>
      <${zm} state=${e} hand=${t} onMenu=${()=>s("menu")} />
      ${e.table?c`<${Um} key=${e.table.table} hand=${t} state=${e} onExplain=${s} />`:c`<${Mc} hand=${t} state=${e} />`}
      <${Gm} state=${e} onTap=${()=>s("money")} />
    </main>`}
    ${n==="menu"&&c`<${$c} hand=${t} state=${e} onClose=${i} />`}
    ${n==="money"&&c`<${Do} hand=${t} state=${e} onExplain=${s} onClose=${i} />`}
    <${Lc} hand=${t} state=${e} round=${n} onClose=${i} />
    <${ma} hand=${t} state=${e} />`}function Um({hand:t,state:e,onExplain:n}){let{round:s,table:o}=e,r=fc(o.game),i=Ha(e,r),l=i&&c`<${Km} ...${i} large=${!!s?.finished}
        onTap=${()=>n({table:o.table,number:i.number})} />
      ${s?.finished&&!dt&&c`<${Wm} hand=${t} state=${e} />`}`;return o.frozen?c`<section class="hand-between"><p class="hand-big">${a("Round {number} is frozen",{number:o.number})}</p><p class="quiet">${o.frozen}</p></section>`:s?c`<${Ec} hand=${t} state=${e} game=${r} news=${l} />`:c`<${Ja} hand=${t} state=${e} news=${l} />`}function Wm({hand:t,state:e}){let[n,s]=_(!1);return c`<${h} kind="quiet" onTap=${()=>s(!0)}>${a("what was best?")}<//>
    ${n&&c`<${Mn} api=${t.api} path=${`nights/${e.night.night}/hand/tables/${e.table.table}/remarks`}
        onClose=${()=>s(!1)} />`}`}var Km=({number:t,won:e,why:n,large:s,onTap:o})=>c`<button type="button" onClick=${o}
    class=${w(["hand-result",s&&"is-large",e>0&&"is-won",e<0&&"is-lost"])}>
  ${e!==void 0&&c`<b class="hand-won">${e===null?"\u2013":st(e)}</b>`}
  <span class="hand-why">${n??a("round {number}",{number:t})}<span class="hand-ask"> ${a("why?")}</span></span>
</button>`;function zm({state:t,hand:e,onMenu:n}){let{table:s,mine:o,night:r,me:i}=t,l=o.filter(p=>p.table!==s?.table);return c`<header class="hand-top" key=${s?.table}>
    <h1 class="hand-where"><b>${s?s.name:r.name}</b>
      <span class="quiet">${s?` ${a("round {number}",{number:s.number})}`:` ${i.name}`}</span></h1>
    ${l.map(p=>c`<${h} key=${p.table} kind=${p.asked?"main":"quiet"} onTap=${()=>e.show(p.table)}>${p.name}<//>`)}
    <${h} kind="quiet" name=${a("menu")} onTap=${n}>☰<//>
  </header>`}function Gm({state:t,onTap:e}){let{me:n,table:s,wishes:o}=t,r=o.length>0,i=sn(t)?a("played for points"):s?`${a("{chips} at the table",{chips:re(t)})}, ${a("{chips} bankroll",{chips:n.bankroll})}`:a("{chips} in your bankroll",{chips:n.bankroll});return c`<button type="button" class="hand-have" onClick=${e} aria-description=${i}>
    <span class="unseen">${a("what I have")}</span>
    ${sn(t)?c`<span class="quiet" aria-hidden="true">${a("played for points")}</span>`:s?c`<span aria-hidden="true">${L("{chips} at the table",{chips:c`<b class="figure" data-place="rack">${b(re(t))}</b>`})}</span>
        <span aria-hidden="true">${L("{chips} bankroll",{chips:c`<b class="figure" data-place="bankroll">${b(n.bankroll)}</b>`})}</span>`:c`<span aria-hidden="true">${L("{chips} in your bankroll",{chips:c`<b class="figure" data-place="bankroll">${b(n.bankroll)}</b>`})}</span>`}
    <span class="hand-more" aria-hidden="true">${r?a("asked \u2026"):a("more")}</span>
  </button>`}function Lc({hand:t,state:e,round:n,onClose:s}){if(!n?.number)return null;let o=n.table===e.table?.table?e.table.seat:void 0;return c`<${pa} api=${t.api} path=${t.roundPath(n.table,n.number)} seat=${n.seat??o}
    title=${a("Round {number}",{number:n.number})} onClose=${s} />`}function Jm({hand:t,state:e,sheet:n,open:s,close:o}){return c`<main class="hand-screen">
    <section class="hand-between">
      <p class="hand-big">${a("The night is over")}</p>
      <p class="quiet">${a("Every table is closed and the books are sealed. Your bill stays here.")}</p>
      <${h} kind="main" onTap=${()=>s("money")}>${a("your bill")}<//>
    </section>
    ${n==="money"&&c`<${Do} hand=${t} state=${e} onExplain=${s} onClose=${o} />`}
    <${Lc} hand=${t} state=${e} round=${n} onClose=${o} />
  </main>`}var Re=({hand:t})=>t.error.value&&c`<${at} text=${t.error.value} onGone=${t.dismiss} />`;var jc=document.getElementById("page");async function Ym(){let{role:t,night:e}=await new Ft("/api").get("session");return t!=="player"?location.replace(`${dt}/`):vn(c`<${Dr} /><${Bc} hand=${new Rn(e)} />`,jc)}Ym().catch(()=>{vn(c`<${Qr} title=${a("No connection")} text=${a("Your phone cannot reach the house. It tries again.")} />`,jc),setTimeout(()=>location.reload(),3e3)});
