function wo(){let t=crypto.getRandomValues(new Uint8Array(16));return Array.from(t,e=>e.toString(16).padStart(2,"0")).join("")}var xo=document.documentElement,xt=xo.lang||"en",So=navigator.languages.find(t=>t.split("-")[0]===xt)??xt,To=JSON.parse(xo.dataset.languages??'{"en":"English"}'),ps=Reflect.get(globalThis,"catalogue")??{},oc=31536e3;function Oo(t){document.cookie=`croupier-language=${t}; path=/; max-age=${oc}; samesite=lax`,location.reload()}var rc=new Intl.NumberFormat(xt).format(1e4).replace(/\d/g,"");function h(t){let e=String(Math.abs(t)).replace(/\B(?=(\d{3})+$)/g,rc);return t<0?`\u2212${e}`:e}var ds=(t,e)=>new Intl.NumberFormat(xt,{minimumFractionDigits:e,maximumFractionDigits:e}).format(t),at=t=>t>0?`+${h(t)}`:h(t);function fs(t,e){if(!e)return h(t);let n=new Intl.NumberFormat(So,{style:"currency",currency:e});return n.format(t/10**(n.resolvedOptions().maximumFractionDigits??0))}var nt=(t,e)=>`${h(t)} ${e}${t===1?"":"s"}`;var Ao=/\{(\w+)\}/,ac=new Intl.PluralRules(xt),p=(t,e={})=>Bo(Co(t),e);function X(t,e,n,s={}){let o=ps[e],r=typeof o=="object"?o[ac.select(n)]??o.other:Eo(n===1?t:e);return Bo(r,{count:n,...s})}var Y=(t,e)=>Co(t).split(Ao).map((n,s)=>s%2?jo(e[n]):n);function Co(t){let e=ps[t];return typeof e=="string"?e:Eo(t)}var Eo=t=>t.split("##")[0],Bo=(t,e)=>t.split(Ao).map((n,s)=>s%2?jo(e[n]):n).join(""),jo=t=>typeof t=="number"?h(t):t;var Dt=class extends Error{constructor({code:e,message:n,status:s,body:o}){super(n),this.name="Refused",this.code=e,this.status=s,this.body=o}},De=class extends Error{constructor(){super(p("No answer from the server. Look whether it has arrived before you do it again.")),this.name="Unreachable",this.code="unreachable"}},ic=5e3,Mo=[250,500,1e3,2e3,4e3],cc=[502,503,504],Jt=class{#e;constructor(e){this.#e=e.endsWith("/")?e:`${e}/`}async get(e){return $s(await this.#t(e,{}))}async look(e,n){let s=await this.#t(e,{headers:n?{"If-None-Match":n}:{},cache:"no-store"});return s.status===304?null:{state:$s(s),etag:s.etag}}async send(e,n,s={},{signal:o}={}){let r={"Content-Type":"application/json","Idempotency-Key":wo()},a={method:e,headers:r,body:JSON.stringify(s)};for(let c=0;;c+=1){try{return $s(await this.#t(n,a))}catch(l){if(!(l instanceof De)||o?.aborted)throw l}await new Promise(l=>setTimeout(l,Mo[Math.min(c,Mo.length-1)]))}}async#t(e,n){let s=new AbortController,o=setTimeout(()=>s.abort(),ic);try{let r=await fetch(this.#e+e,{signal:s.signal,...n});if(cc.includes(r.status))throw new De;let{ok:a,status:c,headers:l}=r;return{ok:a,status:c,etag:l.get("ETag"),text:await r.text()}}catch{throw new De}finally{clearTimeout(o)}}};function $s({ok:t,status:e,text:n}){let s=lc(n);if(t)return s;let{code:o=`http-${e}`,message:r}=s?.error??s??{};throw new Dt({code:o,message:r??p("The server answered {status} and did not say why.",{status:e}),status:e,body:s})}function lc(t){try{return JSON.parse(t)}catch{return null}}var Ho=function(t,e,n,s){var o;e[0]=0;for(var r=1;r<e.length;r++){var a=e[r++],c=e[r]?(e[0]|=a?1:2,n[e[r++]]):e[++r];a===3?s[0]=c:a===4?s[1]=Object.assign(s[1]||{},c):a===5?(s[1]=s[1]||{})[e[++r]]=c:a===6?s[1][e[++r]]+=c+"":a?(o=t.apply(c,Ho(t,c,n,["",null])),s.push(o),c[0]?e[0]|=2:(e[r-2]=0,e[r]=o)):s.push(c)}return s},No=new Map;function Lo(t){var e=No.get(this);return e||(e=new Map,No.set(this,e)),(e=Ho(this,e.get(t)||(e.set(t,e=(function(n){for(var s,o,r=1,a="",c="",l=[0],d=function(m){r===1&&(m||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?l.push(0,m,a):r===3&&(m||a)?(l.push(3,m,a),r=2):r===2&&a==="..."&&m?l.push(4,m,0):r===2&&a&&!m?l.push(5,0,!0,a):r>=5&&((a||!m&&r===5)&&(l.push(r,0,a,o),r=6),m&&(l.push(r,m,0,o),r=6)),a=""},u=0;u<n.length;u++){u&&(r===1&&d(),d(u));for(var $=0;$<n[u].length;$++)s=n[u][$],r===1?s==="<"?(d(),l=[l],r=3):a+=s:r===4?a==="--"&&s===">"?(r=1,a=""):a=s+a[0]:c?s===c?c="":a+=s:s==='"'||s==="'"?c=s:s===">"?(d(),r=1):r&&(s==="="?(r=5,o=a,a=""):s==="/"&&(r<5||n[u][$+1]===">")?(d(),r===3&&(l=l[0]),r=l,(l=l[0]).push(2,0,r),r=0):s===" "||s==="	"||s===`
`||s==="\r"?(d(),r=2):a+=s),r===3&&a==="!--"&&(r=4,l=l[0])}return d(),l})(t)),e),arguments,[])).length>1?e:e[0]}var U,Fo,bs,Yt,ms,dn,qo,un,Do,ys,hs,uc,We=Symbol.for("pv"),fn={},$n=[],pc=/^m(i|n|o|s|text|space)$/,gs=Array.isArray,ks=$n.slice,le=Object.assign;function ce(t){t&&t.parentNode&&t.remove()}function mn(t,e,n){var s,o,r,a={},c=arguments.length;for(r in e)r=="key"?s=e[r]:r=="ref"&&typeof t!="function"?o=e[r]:a[r]=e[r];return c>2&&(a.children=c>3?ks.call(arguments,2):n),Ie(t,a,s,o,null)}function Ie(t,e,n,s,o){var r={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:We,__v:o||++Fo,__i:-1,__u:0};return!o&&U.vnode&&U.vnode(r),r}function Qt(t){return t.children}function ke(t,e){this.props=t,this.context=e,this.__g=0}function Vt(t,e){if(e==null)return t.__&&Vt(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:Vt(t)}function dc(t){var e,n=t.__v,s=n.__e,o=[],r=[],a=t.__P;a&&((e=le({constructor:We},n)).__v=n.__v+1,U.vnode&&U.vnode(e),_s(a,e,n,t.__n,a.namespaceURI,32&n.__u?[s]:null,o,s||Vt(n),32&n.__u,r),e.__v=n.__v,e.__.__k[e.__i]=e,Go(o,e,r),n.__=n.__e=null,e.__e!=s&&Io(e))}function Io(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),Io(t)}function Po(t){(8&t.__g||(t.__g|=8,Yt.push(t),dn++))&&ms==U.debounceRendering||((ms=U.debounceRendering)||queueMicrotask)(Wo)}function Wo(){try{for(var t,e=1;Yt.length;)Yt.length>e&&Yt.sort(qo),t=Yt.shift(),e=Yt.length,8&t.__g&&dc(t)}finally{(dn=Yt.length)&&(ms||queueMicrotask)(Wo)}}function Uo(t,e,n,s,o,r,a,c,l,d,u){var $,m,f,y,x,g,k=s.__k||$n,S=e.length;for(l=fc(n,e,k,l,S),$=0;$<S;$++)(f=n.__k[$])!=null&&(m=~f.__i&&k[f.__i]||fn,f.__i=$,g=_s(t,f,m,o,r,a,c,l,d,u),y=f.__e,(m.ref!=f.ref||8&m.__u)&&(m.ref&&vs(m.ref,null,f,m),f.ref&&u.push(f.ref,f.__c||y,f)),x=x||y,4&f.__u?(l=Ko(f,l,t,!m.__v),m.__e&&(m.__e=null)):typeof f.type=="function"&&g!==void 0?l=g:y&&(l=y.nextSibling),f.__u&=-21);return n.__e=x,l}function fc(t,e,n,s,o){var r,a,c,l,d,u,$,m,f,y=n.length,x=y,g=0,k=0,S=t.__k=Array(o);for(r=0;r<o;r++)(a=e[r])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=S[r]=Ie(null,a):gs(a)?a=S[r]=Ie(Qt,{children:a}):a.constructor===We&&a.__b?a=S[r]=Ie(a.type,a.props,a.key,a.ref,a.__v):S[r]=a,l=r+g,a.__=t,a.__b=t.__b+1,c=null,~(d=a.__i=$c(a,n,l,x))&&(x--,(c=n[d])&&(c.__u|=2)),c&&c.__v?(a.__u|=16,d==l-1?g--:d==l+1?g++:d!=l&&(d>l?g--:g++,k=1)):(~d||(o>y?g--:o<y&&g++),typeof a.type!="function"&&(a.__u|=4))):S[r]=null;if(k){for(u=[],$=[],r=0;r<o;r++)if((a=S[r])&&16&a.__u){for(g=0,m=u.length;g<m;)u[f=g+m>>1]<a.__i?g=f+1:m=f;u[g]=a.__i,$[r]=g+1}for(g=u.length;r--;)$[r]&&($[r]==g?g--:S[r].__u|=4)}if(x)for(r=0;r<y;r++)!(c=n[r])||2&c.__u||(c.__e==s&&(s=Vt(c)),ws(c,c));return s}function Ko(t,e,n,s){var o,r,a,c;if(typeof t.type=="function"){if(t.props.__P)return e;if(o=t.__k)for(r=0;r<o.length;r++)o[r]&&(o[r].__=t,e=Ko(o[r],e,n,!1));return e}for(e&&!e.parentNode&&(e=Vt(t))&&!e.parentNode&&(e=null),a=t.__e,c=e;c&&c.nodeType==8;)c=c.nextSibling;for(a!=c&&(!s&&n.moveBefore&&a.parentNode?n.moveBefore(a,e):n.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function $c(t,e,n,s){var o,r=t.key,a=t.type,c=e[n],l=c&&!(2&c.__u);if(c===null&&r==null||l&&r==c.key&&a==c.type)return n;if(s>(l?1:0)){for(o=n-1;o>=0;o--)if((c=e[o])&&!(2&c.__u)&&r==c.key&&a==c.type)return o;for(o=n+1;o<e.length;o++)if((c=e[o])&&!(2&c.__u)&&r==c.key&&a==c.type)return o}return-1}function Ro(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function ln(t,e,n,s,o){var r,a;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.cssText=s=""),s)for(e in s)n&&e in n||Ro(t.style,e);if(n)for(e in n)s&&n[e]==s[e]||Ro(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(t.__e||(t.__e={}))[e]=n,n&&s||(a=hs[e]||(hs[e]=mc(e)),(t.__a||(t.__a={}))[e]=ys,r=e!=(e=e.replace(Do,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,a,r):t.removeEventListener(e,a,r));else{if(o=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function mc(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[un]==null)e[un]=ys++;else if(e[un]<this.__a[t])return;return n(U.event?U.event(e):e)}}}function _s(t,e,n,s,o,r,a,c,l,d){var u,$,m,f,y,x,g,k,S,O,_,M,K,J,R,z,E,W,A=e.type;if(e.constructor!==We)return null;128&n.__u&&(l=32&n.__u,u=n.__c.__z)&&(e.__u|=l,$=r=[],u.nodeType==8?c=pn(u,r):r.push(u),c=r[0]||c),(u=U.__b)&&u(e);t:if(typeof A=="function"){m=a.length;try{if(k=e.props,S=(u=A.prototype)&&u.render,O=(u=A.contextType)&&s[u.__c],_=u?O?O.props.value:u.__:s,(f=n.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):(S?e.__c=f=new A(k,_):(e.__c=f=new ke(k,_),f.constructor=A,f.render=bc),O&&O.sub(f),f.state||(f.state={}),f.__n=s,f.__g|=8,f.__h=[],f.__k=[]),S&&(f.__s||(f.__s=f.state),A.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=le({},f.__s)),le(f.__s,A.getDerivedStateFromProps(k,f.__s)))),y=f.props,x=f.state,f.__v=e,n.__c){if(k!==y&&S&&!A.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(k,_),e.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(k,f.__s,_)===!1){e.__v!=n.__v&&(f.props=k,f.state=f.__s,f.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(L){L&&(L.__=e)}),$n.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&a.push(f),c=Vt(n);break t}f.componentWillUpdate&&f.componentWillUpdate(k,f.__s,_),S&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(y,x,g)})}else S&&!A.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),S&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=_,f.props=k,f.__P=t,f.__g&=-5,M=U.__r,K=S?25:0;do f.__g&=-9,M&&M(e),u=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++K<25);S&&($n.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(s=le({},s,f.getChildContext())),S&&n.__c&&f.getSnapshotBeforeUpdate&&(g=f.getSnapshotBeforeUpdate(y,x)),J=u&&u.type===Qt&&u.key==null?u.props.children:u,k.__P&&(u=c,o=(t=k.__P).namespaceURI,l=r=null,n.props&&n.props.__P!=t&&(n.__k.some(function(L){L&&ws(L,L)}),n.__k=null),c=n.__k?Vt(n,0):null),c=Uo(t,gs(J)?J:[J],e,n,s,o,r,a,c,l,d),k.__P&&(e.__e=null,c=u),e.__u&=-161,$&&$.some(ce),f.__h.length&&a.push(f),1&f.__g&&(f.__g&=-4)}catch(L){if(a.length=m,e.__v=null,l||r)if(L&&L.then){if(e.__u|=128|l,r){for(~(E=r.indexOf(c||void 0))||(E=r.length);(W=r[E-1])&&W.nodeType==8;)E--;for(;E<r.length;E++)if(W=r[E])if(r[E]=null,R){if(W==z)break}else{if(W.nodeType!=8)break;W.data.startsWith("$s")&&(z=pn(R=W))}}if(!R){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;R=c}(u=pn(R=e.__c.__z||(e.__c.__z=R)))?(e.__e=R,c=u):e.__e=c,c=c&&c.nextSibling}else r&&r.some(ce);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),L&&L.then||zo(e),U.__e(L,e,n)}}else c=e.__e=hc(n.__e,e,n,s,o,r,a,l,d,t);return(u=U.diffed)&&u(e),c}function pn(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function zo(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(zo))}function Go(t,e,n){for(var s=0;s<n.length;)vs(n[s++],n[s++],n[s++]);U.__c&&U.__c(e,t),t.some(function(o){try{t=o.__h,o.__h=[],t.some(function(r){r.call(o)})}catch(r){U.__e(r,o.__v)}})}function hc(t,e,n,s,o,r,a,c,l,d){var u,$,m,f,y,x,g,k,S=n.props||fn,O=e.props,_=e.type;if(_=="svg"?o="http://www.w3.org/2000/svg":_=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),r){for(u=0;u<r.length;u++)if((y=r[u])&&(_?y.localName==_:y.nodeType==3)){t=y,r[u]=null;break}}if(!t){if(k=d.ownerDocument||document,!_)return k.createTextNode(O);t=k.createElementNS(o,_,O.is?O:d),c&&(U.__m&&U.__m(e,r),c=!1),r=null}if(_){if(d=_=="template"&&t.content||t,r=_=="textarea"&&O.defaultValue!=null?null:r&&ks.call(d.childNodes),!c&&r)for(S={},u=0;u<t.attributes.length;u++)S[(y=t.attributes[u]).name]=y.value;for(u in S)y=S[u],u=="dangerouslySetInnerHTML"?m=y:u=="children"||u in O||u=="value"&&"defaultValue"in O||u=="checked"&&"defaultChecked"in O||ln(t,u,null,y,o);for(u in O)y=O[u],u=="children"?f=y:u=="dangerouslySetInnerHTML"?$=y:u=="value"?x=y:u=="checked"?g=y:c&&typeof y!="function"||S[u]===y||ln(t,u,y,S[u],o);$?(c||m&&($.__html==m.__html||$.__html==t.innerHTML)||(t.innerHTML=$.__html),e.__k=[]):(m&&(t.textContent=""),(_=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&pc.test(_))&&(o="http://www.w3.org/1999/xhtml"),Uo(d,gs(f)?f:[f],e,n,s,o,r,a,r?r[0]:n.__k&&Vt(n,0),c,l),r&&r.some(ce)),c&&_!="textarea"||(u="value",_=="progress"&&x==null?t.removeAttribute(u):x==null||x===t[u]&&(_!="progress"||x)||ln(t,u,x,S[u],o),u="checked",g!=null&&g!=t[u]&&ln(t,u,g,S[u],o))}else S===O||c&&t.data==O||(t.data=O);return t}function vs(t,e,n,s){try{typeof t=="function"?e?e.__x=t(e)||1:s&&(s=s.__c||s.__e)&&(e=s.__x)&&(s.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(o){U.__e(o,n)}}function ws(t,e,n){var s,o,r,a;if(U.unmount&&U.unmount(t),!(s=t.ref)||s.current&&s.current!=t.__e||vs(s,null,e,t),s=t.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(c){U.__e(c,e)}s.__P=s.__n=null}if(s=t.__k)for(a=0;a<s.length;a++)s[a]&&ws(s[a],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(s=t.__c)&&(s=s.__z)&&(o=pn(s,r=[]))&&(s==t.__e&&r.some(ce),ce(o),ce(s)),n||ce(t.__e),t.__e=t.__c=t.__=null}function bc(t,e,n){return this.constructor(t,n)}function hn(t,e){var n,s,o,r;U.__&&U.__(t,e),e.nodeType==9&&(e=e.documentElement),s=(n=t&&32&t.__u)?null:e.__k,e.__k=Ie(Qt,{children:[t]}),o=[],r=[],_s(e,e.__k,s||fn,fn,e.namespaceURI,s?null:e.firstChild?ks.call(e.childNodes):null,o,s?s.__e:e.firstChild,n,r),Go(o,e.__k,r),e.__k.props.children=null}U={__e:function(t,e,n,s){for(var o,r,a;e=e.__;)if((o=e.__c)&&!(1&o.__g)){o.__g|=4;try{if((a=(r=o.constructor)&&r.getDerivedStateFromError)&&o.setState(r.getDerivedStateFromError(t)),o.componentDidCatch&&(o.componentDidCatch(t,s||{}),a=1),a&&8&o.__g)return void(o.__g|=2)}catch(c){t=c}}throw dn=0,t}},Fo=0,bs=function(t){return t!=null&&t.constructor===We},ke.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=le({},this.state)),typeof t=="function"&&(t=t(le({},n),this.props)),t&&(le(n,t),this.__v&&(e&&this.__k.push(e),Po(this)))},ke.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Po(this))},ke.prototype.render=Qt,Yt=[],dn=0,qo=function(t,e){return t.__v.__b-e.__v.__b},un=Symbol(),Do=/(PointerCapture)$|Capture$/i,ys=0,hs={},uc=0;var _e,st,xs,Jo,Ss=Object.is,bn=0,sr=[],Ts=[],tt=U,Yo=tt.__b,Vo=tt.__r,Qo=tt.diffed,Zo=tt.__c,Xo=tt.unmount,tr=tt.__;function yn(t,e){tt.__h&&tt.__h(st,t,bn||e),bn=0;var n=st.__H||(st.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function T(t){return bn=1,yc(or,t)}function yc(t,e,n){var s=yn(_e++,2);if(s.t=t,!s.__c&&(s.__=[n?n(e):or(void 0,e),function(r){var a=(s.__N||s.__)[0],c=s.t(a,r);Ss(a,c)||(s.__N=[c,s.__[1]],s.__c.setState({}))}],s.__c=st,!st.__f)){st.__f=!0;var o=st.shouldComponentUpdate;st.shouldComponentUpdate=function(r,a,c){var l=this.__H;if(!l)return!0;var d=!1,u=this.props!=r;if(l.__.some(function(m){m.__N&&(d=!0,Ss(m.__[0],m.__N[0])||(u=!0))}),o){var $=o.call(this,r,a,c);return d?$||u:$}return!d||u}}return s.__}function q(t,e){var n=yn(_e++,3);!tt.__s&&Cs(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,st.__H.__h.push(n))}function As(t,e){var n=yn(_e++,4);!tt.__s&&Cs(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,st.__h.push(n))}function ot(t){return bn=5,Ke(function(){return{current:t}},[])}function Ke(t,e){var n=yn(_e++,7);return Cs(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function gc(){var t;do{for(;t=Ts.shift();)try{Ue(t)}catch(n){tt.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=sr.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Ue),e.__h.some(Os),e.__h=[]}catch(n){e.__h=[],tt.__e(n,t.__v)}}}while(Ts.length)}tt.__b=function(t){st=null,Yo&&Yo(t)},tt.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),tr&&tr(t,e)},tt.__r=function(t){Vo&&Vo(t),_e=0;var e=(st=t.__c).__H;e&&(xs==st?st.__h=[]:(e.__h.some(Ue),e.__h.some(Os),_e=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),xs=st},tt.diffed=function(t){Qo&&Qo(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&nr(sr.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),xs=st=null},tt.__c=function(t,e){e.some(function(n){try{n.__h.some(Ue),n.__h=n.__h.filter(function(s){return!s.__||Os(s)})}catch(s){n.__h=[function(){throw s}]}}),Zo&&Zo(t,e)},tt.unmount=function(t){Xo&&Xo(t);var e,n,s=t.__c;s&&s.__H&&(s.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,nr(Ts.push(o))}else Ue(o)}catch(r){e=r}}),s.__H=void 0,e&&tt.__e(e,s.__v))};var er=typeof requestAnimationFrame=="function";function kc(t){var e,n=function(){clearTimeout(s),er&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(n,35);er&&(e=requestAnimationFrame(n))}function nr(t){t!=1&&Jo==tt.requestAnimationFrame||((Jo=tt.requestAnimationFrame)||kc)(gc)}function Ue(t){var e=st,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),st=e}function Os(t){var e=st;t.__c=t.__(),st=e}function Cs(t,e){return!t||t.length!=e.length||e.some(function(n,s){return!Ss(n,t[s])})}function or(t,e){return typeof e=="function"?e(t):e}var _c=Symbol.for("preact-signals");function vn(){if(It>1){It--;return}let t,e=!1;for((function(){let n=gn;for(gn=void 0;n!==void 0;){let s=n.S;if(s.v===n.v)for(let o=s.t;o!==void 0;o=o.x)o.i===n.i&&(o.i=s.i);n=n.o}})();Ge!==void 0;){let n=Ge;for(Ge=void 0,kn++;n!==void 0;){let s=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&ar(n))try{n.c()}catch(o){e||(t=o,e=!0)}n=s}}if(kn=0,It--,e)throw t}function wn(t){if(It>0)return t();Es=++vc,It++;try{return t()}finally{vn()}}var V,ze,Ge;function Je(t){let e=V,n=ze;V=void 0,ze=void 0;try{return t()}finally{V=e,ze=n}}var gn,It=0,kn=0,vc=0,Es=0,_n=0;function rr(t){if(V===void 0)return;let e=t.n;if(e===void 0||e.t!==V)return e={i:0,S:t,p:V.s,n:void 0,t:V,e:void 0,x:void 0,r:e},V.s!==void 0&&(V.s.n=e),V.s=e,t.n=e,32&V.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=V.s,e.n=void 0,V.s.n=e,V.s=e),e}function it(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}it.prototype.brand=_c;it.prototype.h=function(){return!0};it.prototype.S=function(t){let e=this.t;e!==t&&t.e===void 0&&(t.x=e,this.t=t,e!==void 0?e.e=t:Je(()=>{var n;(n=this.W)==null||n.call(this)}))};it.prototype.U=function(t){if(this.t!==void 0){let e=t.e,n=t.x;e!==void 0&&(e.x=n,t.e=void 0),n!==void 0&&(n.e=e,t.x=void 0),t===this.t&&(this.t=n,n===void 0&&Je(()=>{var s;(s=this.Z)==null||s.call(this)}))}};it.prototype.subscribe=function(t){return gt(()=>{let e=this.value;Je(()=>t(e))},{name:"sub"})};it.prototype.valueOf=function(){return this.value};it.prototype.toString=function(){return this.value+""};it.prototype.toJSON=function(){return this.value};it.prototype.peek=function(){return Je(()=>this.value)};Object.defineProperty(it.prototype,"value",{get(){let t=rr(this);return t!==void 0&&(t.i=this.i),this.v},set(t){if(t!==this.v){if(kn>100)throw new Error("Cycle detected");(function(e){It!==0&&kn===0&&e.l!==Es&&(e.l=Es,gn={S:e,v:e.v,i:e.i,o:gn})})(this),this.v=t,this.i++,_n++,It++;try{for(let e=this.t;e!==void 0;e=e.x)e.t.N()}finally{vn()}}}});function ct(t,e){return new it(t,e)}function ar(t){for(let e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function ir(t){for(let e=t.s;e!==void 0;e=e.n){let n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function cr(t){let e,n=t.s;for(;n!==void 0;){let s=n.p;n.i===-1?(n.S.U(n),s!==void 0&&(s.n=n.n),n.n!==void 0&&(n.n.p=s)):e=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=s}t.s=e}function ue(t,e){it.call(this,void 0,e),this.x=t,this.s=void 0,this.g=_n-1,this.f=4}ue.prototype=new it;ue.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===_n))return!0;if(this.g=_n,this.f|=1,this.i>0&&!ar(this))return this.f&=-2,!0;let t=V;try{ir(this),V=this;let e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return V=t,cr(this),this.f&=-2,!0};ue.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(let e=this.s;e!==void 0;e=e.n)e.S.S(e)}it.prototype.S.call(this,t)};ue.prototype.U=function(t){if(this.t!==void 0&&(it.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(let e=this.s;e!==void 0;e=e.n)e.S.U(e)}};ue.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(ue.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let t=rr(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function Ye(t,e){return new ue(t,e)}function lr(t){let e=t.j;if(t.j=void 0,typeof e=="function"){It++;let n=V;V=void 0;try{e()}catch(s){throw t.f&=-2,t.f|=8,Bs(t),s}finally{V=n,vn()}}}function Bs(t){for(let e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,lr(t)}function wc(t){if(V!==this)throw new Error("Out-of-order effect");cr(this),V=t,this.f&=-2;try{8&this.f&&Bs(this)}finally{vn()}}function ve(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,ze&&ze.push(this)}ve.prototype.c=function(){let t=this.S();try{if(8&this.f||this.x===void 0)return;let e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};ve.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,lr(this),ir(this),It++;let t=V;return V=this,wc.bind(this,t)};ve.prototype.N=function(){2&this.f||(this.f|=2,this.u=Ge,Ge=this)};ve.prototype.d=function(){this.f|=8,1&this.f||Bs(this)};ve.prototype.dispose=function(){this.d()};function gt(t,e){let n=new ve(t,e);try{n.c()}catch(o){throw n.d(),o}let s=n.d.bind(n);return s[Symbol.dispose]=s,s}var xc=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,ur,Sn,xn;var pr=[];gt(function(){ur=this.N})();function we(t,e){U[t]=e.bind(null,U[t]||(()=>{}))}function Ve(t){if(xn){let e=xn;xn=void 0,e()}xn=t&&t.S()}function dr({data:t}){let e=Tc(t);e.name="ReactiveDom",e.value=t;let[n,s]=Ke(()=>{let o=this,r=this.__v;for(;r=r.__;)if(r.__c){r.__c.__$f|=4;break}let a=Ye(()=>{let u=e.value.value;return u===0?0:u===!0?"":u||""}),c=Ye(()=>!Array.isArray(a.value)&&!bs(a.value)),l=gt(function(){if(this.N=fr,c.value){let u=a.value;o.__v&&o.__v.__e&&o.__v.__e.nodeType===3&&(o.__v.__e.data=u)}}),d=this.__$u.d;return this.__$u.d=function(){l(),d.call(this)},[c,a]},[]);return n.value?s.peek():s.value}dr.displayName="ReactiveTextNode";Object.defineProperties(it.prototype,{constructor:{configurable:!0,value:mn(Qt,null).constructor},type:{configurable:!0,value:dr},props:{configurable:!0,get(){let t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});we("__b",(t,e)=>{if(Ve(),Sn=void 0,typeof e.type=="string"){let n,s=e.props;for(let o in s){if(o==="children")continue;let r=s[o];r instanceof it&&(n||(e.__np=n={}),n[o]=r,s[o]=r.peek())}}t(e)});we("__r",(t,e)=>{if(t(e),e.type!==Qt){Ve();let n,s=e.__c;s&&(s.__$f&=-2,n=s.__$u,n===void 0&&(s.__$u=n=(function(o,r){let a;return gt(function(){a=this},{name:r}),a.c=o,a})((function(o){return function(){var r;xc&&((r=this.y)==null||r.call(this)),o.__$f|=1,o.setState({})}})(s),typeof e.type=="function"?e.type.displayName||e.type.name:""))),Sn=s,Ve(n)}});we("__e",(t,e,n,s)=>{Ve(),Sn=void 0,t(e,n,s)});we("diffed",(t,e)=>{Ve(),Sn=void 0;let n;if(typeof e.type=="string"&&(n=e.__e)){let s=e.__np,o=e.props,r=n.U;if(r)for(let a in r){let c=r[a];c===void 0||s&&a in s||(c.d(),r[a]=void 0)}if(s){r||(r={},n.U=r);for(let a in s){let c=r[a],l=s[a];c===void 0?(c=Sc(n,a,l,o),r[a]=c):c.o(l,o)}}}t(e)});function Sc(t,e,n,s){let o=e in t&&t.ownerSVGElement===void 0,r=ct(n);return{o:(a,c)=>{r.value=a,s=c},d:gt(function(){this.N=fr;let a=r.value.value;s[e]!==a&&(s[e]=a,o?t[e]=a:a!=null&&(a!==!1||e[4]==="-")?t.setAttribute(e,a):t.removeAttribute(e))})}}we("unmount",(t,e)=>{if(typeof e.type=="string"){let n=e.__e;if(n){let o=n.U;if(o){n.U=void 0;for(let r in o){let a=o[r];a&&a.d()}}}let s=e.__np;if(s){let o=e.props;for(let r in s)o[r]=s[r]}e.__np=void 0}else{let n=e.__c;if(n){n.__$f|=8;let s=n.__$u;s&&(n.__$u=void 0,s.d())}}t(e)});we("__h",(t,e,n,s)=>{s<3&&(e.__$f|=2),t(e,n,s)});ke.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;let n=this.__$u,s=n&&n.s!==void 0;for(let o in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let o=2&this.__$f;if(!(s||o||4&this.__$f)||1&this.__$f)return!0}else if(!(s||4&this.__$f)||3&this.__$f)return!0;for(let o in t)if(o!=="__source"&&t[o]!==this.props[o])return!0;for(let o in this.props)if(!(o in t))return!0;return!1};function Tc(t,e){return Ke(()=>ct(t,e),[])}var Oc=t=>{queueMicrotask(()=>{queueMicrotask(t)})};function Ac(){wn(()=>{let t;for(;t=pr.shift();)ur.call(t)})}function fr(){pr.push(this)===1&&(U.requestAnimationFrame||Oc)(Ac)}var i=Lo.bind(mn),v=t=>t.filter(Boolean).join(" ");var hr=320,Cc=1500,Ec=36,Bc=1800,Ms={x:-1e3,y:-1e3,at:-1/0},js=Ms,Ht=Ms;addEventListener("click",({clientX:t,clientY:e})=>{js=Ht,Ht={x:t,y:e,at:performance.now()}},{capture:!0});var br=(t,e)=>Math.hypot(t.x-e.x,t.y-e.y)<=Ec,yr=()=>br(js,Ht)&&Ht.at-js.at<hr;function bt(t,{fresh:e=!1}={}){let n=ot(e&&Ht!==Ms?null:t),s=ot(!1),o=ot(null);return n.current!==t&&(n.current=t,s.current=!0,o.current=performance.now()-Ht.at<Cc?Ht:null),As(()=>{if(!s.current)return;let r=setTimeout(()=>{s.current=!1},hr);return()=>clearTimeout(r)},[t]),{swallows(r){return r.detail===0||!s.current||o.current&&!br(o.current,Ht)?!1:(r.stopPropagation(),r.preventDefault(),Ns(p("This has just changed. Tap again.")),!0)}}}var $r=null,mr;function Ns(t){$r?.remove(),clearTimeout(mr);let e=document.createElement("p");$r=e,e.className="unheard",e.setAttribute("role","status"),e.textContent=t,([...document.querySelectorAll("dialog[open]")].at(-1)??document.body).append(e);let{width:s,height:o}=e.getBoundingClientRect();e.style.left=`${Math.max(8,Math.min(Ht.x-s/2,innerWidth-s-8))}px`,e.style.top=`${Math.max(8,Ht.y-o-40)}px`,mr=setTimeout(()=>e.remove(),Bc)}function b({kind:t,name:e,disabled:n,busy:s,large:o,chosen:r,onTap:a,children:c}){let l=["button",t&&`is-${t}`,o&&"is-large",s&&"is-busy",r&&"is-chosen"];return i`<button type="button" class=${v(l)} aria-label=${e} aria-busy=${s?"true":null}
      aria-pressed=${r===void 0?null:String(!!r)}
      disabled=${n} onClick=${()=>!s&&a?.()}>${c}</button>`}function F({question:t,end:e,steady:n,children:s}){let o=bt(t,{fresh:!0});return i`<div class="controls">
    <div class="controls-main" onClickCapture=${o.swallows}>${s}</div>
    ${e&&i`<div class="controls-end" onClickCapture=${n?null:o.swallows}>${e}</div>`}
  </div>`}var jc={2:p("two"),3:p("three"),4:p("four"),5:p("five"),6:p("six"),7:p("seven"),8:p("eight"),9:p("nine"),T:p("ten"),J:p("jack"),Q:p("queen"),K:p("king"),A:p("ace")},Mc={c:p("clubs"),d:p("diamonds"),h:p("hearts"),s:p("spades")},Qe={2:"M4.5 12C5 6.5 9.5 3.5 15 3.5C21 3.5 25.5 7 25.5 13C25.5 17.5 23 21 18.5 25.5L4.5 40.5H26.5",3:"M4.5 7C7.5 4.5 10.5 3.5 14 3.5C20 3.5 24.5 7 24.5 12S20.5 20.7 13 20.7C21.5 20.7 26 24.5 26 30.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.8",4:"M20.5 40.5V3.5L3.5 29.5H27",5:"M24.5 3.5H7.5L6 20C8.5 18 11.5 17 14.5 17C21.5 17 26.5 21.5 26.5 28.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.5",6:"M4 29.5C4 23 9 18.3 15 18.3S26 23 26 29.5S21 40.5 15 40.5S4 36 4 29.5C4 16 9 7 19.5 3.5",7:"M3.5 3.5H26.5C19.5 15 14 27 12.5 40.5",8:"M15 21A9.8 8.75 0 1 1 15 3.5A9.8 8.75 0 1 1 15 21A11.3 9.75 0 1 1 15 40.5A11.3 9.75 0 1 1 15 21Z",9:"M26 14.5C26 21 21 25.7 15 25.7S4 21 4 14.5S9 3.5 15 3.5S26 8 26 14.5C26 28 21 37 10.5 40.5",T:"M3.5 10L9.5 3.5V40.5M24.2 3.5C18.5 3.5 16.4 10 16.4 22S18.5 40.5 24.2 40.5S32 34 32 22S29.9 3.5 24.2 3.5Z",J:"M13 3.5H23V29.5C23 36.5 19 40.5 13.5 40.5C8 40.5 4.5 37 4.5 31",Q:"M15 3.5C7.5 3.5 3.5 10 3.5 22S7.5 40.5 15 40.5S26.5 34 26.5 22S22.5 3.5 15 3.5ZM17.5 31.5L26.5 41.5",K:"M5 3.5V40.5M26 3.5L6.5 25M13 18.5L26.5 40.5",A:"M3.5 40.5L15 3.5L26.5 40.5M8 29H22"},ut={c:"M71 28A21 21 0 1 1 29 28A21 21 0 1 1 71 28ZM50 59A22 22 0 1 1 6 59A22 22 0 1 1 50 59ZM94 59A22 22 0 1 1 50 59A22 22 0 1 1 94 59ZM38 42H62L54 62C55 78 59 88 67 95H33C41 88 45 78 46 62Z",d:"M50 3C60 21 73 38 87 50C73 62 60 79 50 97C40 79 27 62 13 50C27 38 40 21 50 3Z",h:"M50 93C20 68 5 51 5 32C5 17 16 7 28 7C38 7 46 13 50 23C54 13 62 7 72 7C84 7 95 17 95 32C95 51 80 68 50 93Z",s:"M50 4C66 26 93 41 93 62C93 74 84 83 73 83C65 83 59 79 55 73C56 82 60 89 67 95H33C40 89 44 82 45 73C41 79 35 83 27 83C16 83 7 74 7 62C7 41 34 26 50 4Z"},Tn="M50 4L61 37L96 37L68 58L78 92L50 71L22 92L32 58L4 37L39 37Z",gr=[...Array(9).keys()].map(t=>{let e=20*(t+1),n=Math.max(0,e-120),s=Math.min(80,e);return`M${10+n} ${10+e-n}L${10+s} ${10+e-s}M${90-n} ${10+e-n}L${90-s} ${10+e-s}`}).join("");function lt(t){return t==="Jk"?p("joker"):G(t)?p("{rank} of {suit}",{rank:jc[t[0]],suit:Mc[t[1]]}):p("face down")}var G=t=>typeof t=="string"&&/^([2-9TJQKA][cdhs]|Jk)$/.test(t),Hs=[..."shdc"].flatMap(t=>[..."AKQJT98765432"].map(e=>e+t));function Lt({allowed:t,picked:e=[],onPick:n,onTakeBack:s,busy:o}){let r=new Set(t),a=r.has("Jk")?[...Hs,"Jk"]:Hs;return i`<div class="picker-grid" role="group" aria-label=${p("cards")}>
    ${a.map((c,l)=>i`<${Nc} key=${c} card=${c} starts=${l%13===0}
      picked=${e.includes(c)} open=${r.has(c)} busy=${o}
      onTap=${()=>e.includes(c)?s?.(c):n(c)} />`)}
  </div>`}function _r({picked:t=[],onTakeBack:e,busy:n}){let s=t[t.length-1];return i`<${b} kind="plain" disabled=${n} onTap=${()=>e(s)}>
    ${s?p("take back {card}",{card:P(s)}):p("undo")}
  <//>`}function Nc({card:t,starts:e,open:n,picked:s,busy:o,onTap:r}){let a=!n&&!s,l=[t!=="Jk"&&`suit-${t[1]}`,e&&"starts-suit",a&&"is-out",s&&"is-picked"];return i`<button type="button" class=${v(["picker-card",...l])} disabled=${a||o}
      aria-label=${lt(t)} aria-pressed=${s?"true":null} onClick=${r}>
    ${!a&&i`<${pe} card=${t} />`}
  </button>`}function pe({card:t}){if(!G(t))return i`<span>?</span>`;if(t==="Jk")return i`<${kr} path=${Tn} />`;let[e,n]=t;return i`
    <svg viewBox=${e==="T"?"0 0 36 44":"0 0 30 44"} aria-hidden="true">
      <path class="card-rank" d=${Qe[e]} />
    </svg>
    <${kr} path=${ut[n]} />`}var kr=({path:t})=>i`<svg viewBox="-2 -2 104 104" aria-hidden="true">
  <path class="card-pip" d=${t} />
</svg>`,Hc={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},P=t=>G(t)&&t!=="Jk"?`${t[0]==="T"?"10":t[0]}${Hc[t[1]]}\uFE0E`:lt(t);var N=t=>p(`${String(t).replaceAll("_"," ")}##of a game`);function Tt(t){return G(t)?P(t):typeof t=="number"?h(t):typeof t=="boolean"?t?p("yes"):p("no"):Array.isArray(t)?t.map(Tt).join(" "):t&&typeof t=="object"?Object.values(t).map(Tt).join(" \xB7 "):N(t)}function xe(t,e,n={}){if(n[t])return n[t](e);let s=Object.entries(e),o=s.some(([,r])=>r!==0)?s.filter(([,r])=>r!==0):s.slice(0,1);return Ls(N(t),o)}function Ls(t,e){let s=e.filter(([,r])=>r!==!0).map(([,r])=>Tt(r)).join(" "),o=s?p("{deed} {what}##a verb and what it is done with",{deed:t,what:s}):t;return e.filter(([,r])=>r===!0).reduce((r,[a])=>p("{deed} and {also}",{deed:r,also:N(a)}),o)}function kt(t){return t.length<2?t.join(""):p("{others} and {last}",{others:t.slice(0,-1).join(", "),last:t.at(-1)})}function Ze(t,e){let n=[],s=t;for(let o of[...e].sort((r,a)=>a.value-r.value)){let r=Math.floor(s/o.value);r>0&&n.push({...o,count:r}),s-=r*o.value}return n}var vr=t=>t.map(({count:e,colour:n})=>p("{count} {colour}##of chips",{count:e,colour:N(n)})).join(", ");function Se({min:t,max:e,step:n=1}){return e==null||e>=Number.MAX_SAFE_INTEGER?null:t+Math.floor((e-t)/n)*n}function On(t,e){let{min:n,step:s=1}=e,o=Se(e);return o!==null&&o<n?p("not possible now"):t<n?p("at least {amount}",{amount:n}):o!==null&&t>o?p("at most {amount}",{amount:o}):(t-n)%s!==0?n%s===0?p("in steps of {step}",{step:s}):p("{first}, then in steps of {step}",{first:n,step:s}):null}function Ot(t,e,n){return e.reduce((o,r)=>o+r,0)===t?e:Ze(t,n).flatMap(({value:o,count:r})=>Array(Math.min(r,500)).fill(o))}function Pt(t,e){let n=t.lastIndexOf(e);return t.filter((s,o)=>o!==n)}var wr={white:{body:"#efeadb",spots:"#7b7a74"},red:{body:"#c22f39",spots:"#fff"},blue:{body:"#2460b0",spots:"#fff"},green:{body:"#1f8a49",spots:"#fff"},black:{body:"#25252a",spots:"#fff"},purple:{body:"#6d3c9b",spots:"#fff"},yellow:{body:"#e6b91f",spots:"#25252a"},pink:{body:"#df79a4",spots:"#fff"},orange:{body:"#de6f25",spots:"#fff"},grey:{body:"#878d92",spots:"#fff"},brown:{body:"#794d2a",spots:"#fff"},turquoise:{body:"#17909a",spots:"#fff"}},Lc=5,xr=8,An=({value:t,colour:e})=>i`<${Cn} value=${t} colour=${e} count=${1} bare />`;function Cn({value:t,colour:e,count:n,bare:s}){let o=Math.min(n,Lc),r=64+(o-1)*xr,{body:a,spots:c}=wr[e]??wr.grey,l={"--chip-colour":a,"--chip-spots":c},d=[...Array(o-1).keys()].map($=>r-32-$*xr),u=i`<svg class="chip" viewBox=${`0 0 64 ${r}`} style=${l} role="img"
      aria-label=${p("{count} {colour}, {value} each##of chips",{count:n,colour:N(e),value:t})}>
    ${d.map($=>i`<g key=${$}>
      <circle class="chip-under" cx="32" cy=${$} r="30.5" />
      <circle class="chip-spots" cx="32" cy=${$} r="26.5" stroke-dasharray="13.9 13.85" />
    </g>`)}
    <circle class="chip-body" cx="32" cy="32" r="30.5" />
    <circle class="chip-spots" cx="32" cy="32" r="26.5" stroke-dasharray="13.9 13.85" />
    <circle class="chip-face" cx="32" cy="32" r="20.5" />
    <text class="chip-value" x="32" y=${32+Sr(t)*.36} font-size=${Sr(t)}>${Tr(t)}</text>
  </svg>`;return s?u:i`<span class="pile">${u}<span class="pile-count" aria-hidden="true">×${n}</span></span>`}function Te({amount:t,chipset:e,words:n}){let s=Ze(t,e);return i`<span class="chips">
    <span class="chips-piles">${s.map(o=>i`<${Cn} key=${o.value} ...${o} />`)}</span>
    ${n&&i`<span class="chips-words">${vr(s)}</span>`}
  </span>`}function Tr(t){return t<1e3||t%100?String(t):`${t/1e3}k`}var Sr=t=>[26,25,19,15,12][Math.min(Tr(t).length,5)-1];var Xe=()=>i`<div class="languages" role="group" aria-label=${p("The language of this screen")}>
  ${Object.entries(To).map(([t,e])=>i`<${b} key=${t} kind="quiet" chosen=${t===xt}
      onTap=${()=>t!==xt&&Oo(t)}><span lang=${t}>${e}</span><//>`)}
</div>`;var Or=({title:t,text:e,children:n})=>i`<main class="porch">
  <div class="porch-words">
    <div class="porch-mark" aria-hidden="true"><${Cn} value=${1} colour="white" count=${3} bare /></div>
    <p class="porch-name">Croupier</p>
    <h1>${t}</h1>
    ${e&&i`<p class="quiet">${e}</p>`}
    <${Xe} />
  </div>
  ${n}
</main>`;var Pc=1500,Rc=1e4,Ar=[1e3,2e3,5e3,15e3],Fc=2,qc=({status:t})=>t<500&&t!==429,En=class{state=ct(null);connection=ct("polling");heard=ct(Date.now());refusal=ct(null);#e;#t;#n;#c=null;#s=null;#r=0;#i;#l;#o=!1;#p=!1;#d=0;#u=!1;#m=[[document,"visibilitychange",()=>this.#f()],[window,"pageshow",()=>this.#f()],[window,"pagehide",()=>this.#$()],[window,"online",()=>this.refresh()]];constructor({api:e,path:n,events:s}){this.#e=e,this.#t=n,this.#n=s;for(let[o,r,a]of this.#m)o.addEventListener(r,a);this.#f()}accept(e,n=null){let s=this.state.peek();s&&e.version<s.version||(this.#c=n,this.state.value=e)}refresh(){this.#u&&this.#a()}close(){this.#$();for(let[e,n,s]of this.#m)e.removeEventListener(n,s)}#f(){document.hidden?this.#$():this.#g()}#g(){this.#u||(this.#u=!0,this.#h(),this.#a())}#$(){this.#u=!1,this.#b(),clearTimeout(this.#i),clearTimeout(this.#l)}#h(){let e=new EventSource(this.#n);this.#s=e,e.onopen=()=>{this.#r=0,this.#y()},e.onmessage=({data:n})=>{Number(n)<=this.state.peek()?.version||this.#a()},e.addEventListener("look",()=>this.#a()),e.onerror=()=>{this.#b();let n=Ar[Math.min(this.#r,Ar.length-1)];this.#r+=1,this.#i=setTimeout(()=>this.#h(),n),this.#a()}}#b(){this.#s?.close(),this.#s=null}async#a(){if(this.#o){this.#p=!0;return}this.#o=!0,clearTimeout(this.#l);try{let n=this.state.peek(),s=await this.#e.look(this.#t,this.#c);s&&this.state.peek()!==n&&s.state.version===this.state.peek().version?this.#p=!0:s&&this.accept(s.state,s.etag),this.#d=0,this.heard.value=Date.now()}catch(n){if(n instanceof Dt&&qc(n))return this.#k(n);this.#d+=1}finally{this.#o=!1}if(this.#y(),!this.#u)return;if(this.#p)return this.#p=!1,this.#a();let e=this.#s?.readyState===EventSource.OPEN&&!this.#d?Rc:Pc;this.#l=setTimeout(()=>this.#a(),e)}#k(e){this.refusal.value=e,this.close()}#y(){this.#d>=Fc?this.connection.value="lost":this.#s?.readyState===EventSource.OPEN?this.connection.value="live":this.connection.value="polling"}};var Dc=600,Ic=8e3,Bn=class{busy=ct(!1);late=ct(!1);error=ct(null);#e;dismiss=()=>this.#t(null);async send(e,{taken:n,refused:s}){if(this.busy.peek())return yr()||Ns(p("One moment: the last tap is still on its way.")),!1;this.busy.value=!0;let o=setTimeout(()=>{this.late.value=!0},Dc);try{return n(await e()),this.#t(null),!0}catch(r){if(!(r instanceof Dt))throw r;return this.#t(s(r)),!1}finally{clearTimeout(o),this.late.value=!1,this.busy.value=!1}}#t(e){clearTimeout(this.#e),this.error.value=e,e&&(this.#e=setTimeout(()=>{this.error.value=null},Ic))}};var jn=class{state=ct(null);connection=ct("polling");heard=ct(Date.now());refusal=ct(null);#e=new Bn;busy=this.#e.busy;late=this.#e.late;error=this.#e.error;withdrawn=null;api=new Jt("/api");#t;#n=null;#c=null;#s=()=>{};constructor(e){this.#t=`nights/${e}`,addEventListener("offline",()=>{this.connection.value="lost"}),this.#i(null)}refresh=()=>this.#n?.refresh();dismiss=this.#e.dismiss;show=e=>this.#i(e);act=({do:e,args:n={},since:s})=>this.#o("POST",`tables/${this.#r().table}/rounds/${this.#r().number}/actions`,{action:{do:e,...n},since:s});cut=e=>this.#o("PUT",`tables/${this.#r().table}/cut`,{word:e});wish=e=>(e.kind===this.withdrawn&&(this.withdrawn=null),this.#o("POST","wishes",e));takeBack=e=>(this.withdrawn=e,this.#o("DELETE","wishes",{kind:e}));bill=()=>this.api.get(`${this.#t}/hand/bill`);round=(e,n)=>this.api.get(`${this.#t}/tables/${e}/rounds/${n}`);game=e=>this.api.get(`games/${e}`);roundPath=(e,n)=>`${this.#t}/tables/${e}/rounds/${n}`;#r(){return this.state.peek().table}#i(e){this.#s(),this.#n?.close(),this.#c=e;let n=e?`?table=${e}`:"",s=e?`/tables/${e}`:"",o=new En({api:this.api,path:`${this.#t}/hand${n}`,events:`/api/${this.#t}/hand${s}/events`});this.#n=o;let r=[gt(()=>this.#l(o.state.value)),gt(()=>{this.connection.value=o.connection.value,this.heard.value=o.heard.value,this.refusal.value=o.refusal.value})];this.#s=()=>{for(let a of r)a()}}#l(e){let n=this.state.peek();if(!e||n&&e.version<n.version)return;this.state.value=e;let s=e.table?.table??null;s!==this.#c&&queueMicrotask(()=>this.#i(s))}#o(e,n,s){return this.#e.send(()=>this.api.send(e,`${this.#t}/hand/${n}`,s),{taken:o=>this.#n?.accept(o.state??o),refused:({message:o,body:r})=>(r?.state?this.#n?.accept(r.state):this.refresh(),o)})}};function B({card:t,lit:e,dim:n}){let s=G(t),o=[s&&t!=="Jk"&&`suit-${t[1]}`,e&&"is-lit",n&&"is-dim"];return i`<svg class=${v(["card",...o])} viewBox="0 0 100 140" role="img" aria-label=${lt(t)}>
    <rect class="card-paper" x="1" y="1" width="98" height="138" rx="9" />
    <g key=${t} class="card-side">${s?t==="Jk"?Uc:Wc(t):Kc}</g>
  </svg>`}function Wc([t,e]){return i`
    <path class="card-rank" d=${Qe[t]} transform=${`translate(${t==="T"?7:9} 9) scale(1.3)`} />
    <path class="card-pip" d=${ut[e]} transform="translate(10 71) scale(.33)" />
    <path class="card-pip" d=${ut[e]} transform="translate(47 82) scale(.47)" />`}var Uc=i`
  <path class="card-rank" d=${Qe.J} transform="translate(9 9) scale(1.3)" />
  <path class="card-pip" d=${Tn} transform="translate(28 68) scale(.62)" />`,Kc=i`
  <rect class="card-back" x="7" y="7" width="86" height="126" rx="5" />
  <path class="card-lattice" d=${gr} />
  <rect class="card-lattice" x="10" y="10" width="80" height="120" rx="3" />`;function yt({label:t,wanted:e}){return i`<svg class="card" viewBox="0 0 100 140" role="img" aria-label=${t??p("no card yet")}>
    <rect class=${v(["card-outline",e&&"is-wanted"])} x="3" y="3" width="94" height="134" rx="9" />
  </svg>`}function H({cards:t,places:e=0,label:n,fanned:s,lit:o,wanted:r}){let a=Math.max(0,e-t.length);return i`<div class=${v(["hand",s&&"is-fanned"])} role="group" aria-label=${n}>
    <div class="hand-cards">
      ${t.map((c,l)=>i`<${B} key=${l} card=${c}
        lit=${o?.has(c)} dim=${o&&!o.has(c)} />`)}
      ${[...Array(a).keys()].map(c=>i`<${yt} key=${`empty ${c}`} wanted=${r&&c===0} />`)}
    </div>
    ${n&&i`<div class="hand-label">${n}</div>`}
  </div>`}function Q({title:t,onClose:e,foot:n,large:s,children:o}){let r=ot(null),a=bt(t,{fresh:!0});q(()=>{let l=r.current,d=document.activeElement;return l.showModal(),()=>{l.close(),d?.focus({preventScroll:!0})}},[]);let c=l=>{l.preventDefault(),e()};return i`<dialog class=${v(["dialog",s&&"is-large"])} ref=${r} aria-label=${t} onCancel=${c} onClickCapture=${a.swallows}>
    <h2>${t}</h2>
    <div class="dialog-body">${o}</div>
    <div class="dialog-foot">${n}</div>
  </dialog>`}function pt({title:t,text:e,yes:n,no:s=p("go back"),danger:o,onYes:r,onClose:a}){let c=i`
    <${b} kind="plain" onTap=${a}>${s}<//>
    <${b} kind=${o?"danger":"main"} onTap=${r}>${n}<//>`;return i`<${Q} title=${t} onClose=${a} foot=${c}><p>${e}</p><//>`}function rt({text:t,onGone:e}){return t?i`<div class="slip" role="alert">
    <span>${t}</span>${e&&i`<${b} kind="quiet" name=${p("close")} onTap=${e}>✕<//>`}
  </div>`:null}var zc=6e3;function Cr({list:t,onGone:e}){return i`<div class="toasts" aria-live="polite">
    ${t.map(n=>i`<${Gc} key=${n.id} text=${n.text} onGone=${()=>e(n.id)} />`)}
  </div>`}function Gc({text:t,onGone:e}){return q(()=>{let n=setTimeout(e,zc);return()=>clearTimeout(n)},[]),i`<div class="slip is-news"><span>${t}</span></div>`}function jr({api:t,path:e,seat:n,title:s,onClose:o}){let[{told:r,trouble:a},c]=T({}),[l,d]=T(n??null);q(()=>{let $=`${e}/explanation${l?`?seat=${l}`:""}`;t.get($).then(m=>c({told:m}),m=>c({trouble:Yc(m)}))},[e,l]);let u=i`
    ${l?i`<${b} kind="plain" onTap=${()=>d(null)}>${p("the whole round")}<//>`:i`<span></span>`}
    <${b} kind="main" onTap=${o}>${p("done")}<//>`;return i`<${Q} title=${s} onClose=${o} foot=${u}>
    <div class="explain">
      <${rt} text=${a} />
      ${r&&i`<${Qc} told=${r} about=${l} again=${r.closed&&Jc(e)} />`}
      ${!r&&!a&&i`<p class="quiet">${p("One moment.")}</p>`}
    </div>
  <//>`}var Jc=t=>t.replace(/^nights\/(\d+)\/tables\/(\d+)\/rounds\/(\d+)$/,"/rounds/$1/$2#$3"),Yc=t=>t instanceof Dt?t.message:p("The server does not answer. Try again."),Vc="0 = 0";function Qc({told:t,about:e,again:n}){let s=t.steps.filter(o=>!e||Xc(o)).reverse();return i`
    <p class="quiet">${Zc(t)}</p>
    ${Object.values(t.sums).some(o=>o!==Vc)&&i`<dl class="explain-sums">
      ${Object.entries(t.sums).map(([o,r])=>i`<div key=${o}><dt>${o}</dt><dd>${r.replaceAll(" - "," \u2212 ")}</dd></div>`)}
    </dl>`}
    <ol class="explain-steps" reversed>
      ${s.map(o=>i`<${tl} key=${o.entry} step=${o} />`)}
    </ol>
    ${t.shuffle.seed&&i`<details class="explain-shuffle"><summary>${p("the shuffle, to check it")}</summary>
      ${["commitment","seed","cut"].filter(o=>t.shuffle[o]).map(o=>i`<p key=${o} class="small">
        <span class="quiet">${N(o)}</span> <code>${t.shuffle[o]}</code></p>`)}
    </details>`}
    ${n&&i`<p><a class="button is-plain" href=${n}>${p("see it card by card")}</a></p>`}`}var Zc=({game:t,table:e,round:n,ended:s})=>s?Y("{game}, table {table}, round {round}: {ended}.",{game:t,table:e,round:n,ended:i`<b>${s}</b>`}):p("{game}, table {table}, round {round}.",{game:t,table:e,round:n}),Xc=({says:t,moves:e,cards:n})=>t.length>0||e.length>0||Object.keys(n).length>0;function tl({step:t}){let{entry:e,did:n,cards:s,says:o,moves:r}=t;return i`<li class="explain-step" value=${e}>
    <p class="explain-did">${N(n)} <span class="quiet small">${p("entry {number}",{number:e})}</span></p>
    ${o.map((a,c)=>i`<${nl} key=${c} ...${a} />`)}
    ${r.length>0&&i`<ul class="explain-moves">
      ${r.map((a,c)=>i`<li key=${c}>${el(a)}</li>`)}
    </ul>`}
    ${Object.keys(s).length>0&&i`<div class="explain-cards">
      ${Object.entries(s).map(([a,c])=>c.length>0&&i`<${H} key=${a} cards=${c} label=${a} fanned=${c.length>5} />`)}
    </div>`}
  </li>`}var el=({amount:t,source:e,target:n,why:s})=>Y("{chips} from {source} to {target}: {why}",{chips:i`<b class="figure">${h(t)}</b>`,source:e,target:n,why:s});function nl({text:t,details:e}){let n=Object.entries(e),s=n.filter(([,a])=>Er(a)),o=n.filter(([,a])=>Br(a)),r=n.filter(([,a])=>!Er(a)&&!Br(a));return i`<div class="explain-said">
    <p>${t}</p>
    ${s.map(([a,c])=>i`<${H} key=${a} cards=${c} label=${a==="cards"?null:N(a)} />`)}
    ${o.map(([a,c])=>i`<${sl} key=${a} rows=${c} />`)}
    ${r.length>0&&i`<p class="quiet small">${r.map(([a,c])=>`${N(a)} ${Mr(c)}`).join(" \xB7 ")}</p>`}
  </div>`}var Er=t=>Array.isArray(t)&&t.length>0&&t.every(e=>G(e)||e==="??"),Br=t=>Array.isArray(t)&&t.length>0&&t.every(e=>e&&typeof e=="object"&&!Array.isArray(e));function sl({rows:t}){let e=[...new Set(t.flatMap(Object.keys))],n=o=>t.every(r=>r[o]==null||typeof r[o]=="number"),s=Object.fromEntries(e.map(o=>[o,n(o)?"number":null]));return i`<table class="ledger explain-rows">
    <thead><tr>${e.map(o=>i`<th key=${o} class=${s[o]}>${N(o)}</th>`)}</tr></thead>
    <tbody>${t.map((o,r)=>i`<tr key=${r}>
      ${e.map(a=>i`<td key=${a} class=${s[a]}>${Mr(o[a])}</td>`)}
    </tr>`)}</tbody>
  </table>`}var Mr=t=>t==null?"\u2013":Tt(t);function de({mark:t="s",title:e,text:n,children:s}){return i`<div class="state">
    <svg class="state-mark" viewBox="0 0 100 100" aria-hidden="true">
      <path fill="currentColor" d=${ut[t]} />
    </svg>
    <p class="state-title">${e}</p>
    ${n&&i`<p class="state-text">${n}</p>`}
    ${s}
  </div>`}function Nr(t){let e=Math.max(1,Math.round(t/1e3));return e<90?X("a second","{count} seconds",e):p("{count} minutes##some time ago",{count:Math.round(e/60)})}var Hr=1500;function Pr({hand:t,state:e}){let n=ot(e),s=ot([]),[o,r]=T([]);return q(()=>{let c=n.current;n.current=e;let l=c.wishes.filter($=>ol($,e,t.withdrawn));s.current.push(...l.map($=>({wish:$,was:c,until:performance.now()+Hr})));let d=()=>{let $=[];s.current=s.current.filter(({wish:m,was:f,until:y})=>{let x=rl(m,f,e)??(performance.now()<y?null:al(m));return x!==null&&$.push({id:m.number,text:x}),x===null}),$.length&&r(m=>[...m,...$])};if(d(),!s.current.length)return;let u=setTimeout(d,Hr+50);return()=>clearTimeout(u)},[e]),i`<${Cr} list=${o} onGone=${c=>r(l=>l.filter(d=>d.id!==c))} />`}var ol=({number:t,kind:e},{wishes:n},s)=>e!==s&&!n.some(o=>o.number===t||o.kind===e),Lr=({mine:t},e)=>t.find(n=>n.table===e);function rl({kind:t,table:e,chips:n},s,o){let r=o.me.bankroll-s.me.bankroll,[a,c]=[Lr(o,e),Lr(s,e)];switch(t){case"sit":return a?p("You have a seat."):null;case"stand":return a?null:p("You have left the table.");case"top-up":return(a?.rack??0)>(c?.rack??0)?p("{chips} more lie in your rack.",{chips:n}):null;case"buy-in":return r>0?p("{chips} chips are in your bankroll.",{chips:r}):null;default:return r<0?p("Cashed out: {chips} went to the desk.",{chips:-r}):null}}function al({kind:t}){return t==="sit"?p("The dealer has no seat for you now."):t==="buy-in"||t==="cash-out"?p("The host says: not now."):p("The dealer says: not now.")}var il=8;function St(t){return Array.isArray(t)?t.length&&t.every(G)?"card":"choice":"of"in t?"some":"rows"in t?"rows":"fields"in t?"fields":Rr(t)?"choice":"amount"}var Wt=t=>Array.isArray(t)?t:Rr(t)??[];function Rr(t){let e=Se(t),{min:n,step:s=1}=t;if(e===null||(e-n)/s>=il)return null;let o=[];for(let r=n;r<=e;r+=s)o.push(r);return o}function Fr(t,e=!1){switch(St(t)){case"amount":return 0;case"some":case"rows":return[];case"fields":return Xt(t.fields);default:return!e&&Wt(t).length===1?Wt(t)[0]:void 0}}var Xt=(t,e=[])=>Object.fromEntries(Object.entries(t).map(([n,s])=>[n,Fr(s,e.includes(n))]));function cl(t,e){switch(St(t)){case"amount":return On(e,t);case"some":return e.length<t.least?p("{count} more",{count:t.least-e.length}):e.length>t.most?p("at most {amount}",{amount:t.most}):null;case"rows":return e.length<t.least?p("{count} more",{count:t.least-e.length}):null;case"fields":return Zt(t.fields,e)?.why??null;default:return Wt(t).length?e===void 0?p("not chosen yet"):null:p("not possible now")}}function Zt(t,e,n=[]){for(let[s,o]of Object.entries(t)){if(n.includes(s)&&qr(e[s]))continue;let r=cl(o,e[s]);if(r)return{name:s,why:r}}return null}function Ps(t,e){let n=Object.keys(t.values).filter(s=>!(t.optional?.includes(s)&&qr(e[s])));return Object.fromEntries(n.map(s=>[s,e[s]]))}var qr=t=>t===void 0||t===0||Array.isArray(t)&&!t.length,ll=6;function Dr(t){switch(St(t)){case"amount":return Se(t)!==t.min;case"some":return t.least===0&&t.of.length>0;case"rows":return t.least===0&&t.most>0;case"fields":return Object.values(t.fields).some(Dr);default:return!1}}function Ir(t){if(t.optional?.length)return ul(t);if(Object.values(t.values).some(Dr))return null;let e=Xt(t.values),n=Object.keys(e).filter(a=>e[a]===void 0),s=Zt(t.values,e);if(!s)return[e];let[o]=n;if(n.length!==1||s.name!==o||Wt(t.values[o]).length>ll)return null;let r=Wt(t.values[o]).map(a=>({...e,[o]:a}));return r.some(a=>Zt(t.values,a))?null:r}function ul({values:t,optional:e}){let[[n,s],...o]=Object.entries(t);return o.length||!e.includes(n)||St(s)!=="choice"||Wt(s).length!==1?null:[{},{[n]:Wt(s)[0]}]}function Rs(t){if(t.optional?.length)return null;let e=Object.entries(t.values).filter(([,n])=>Fr(n)===void 0);return e.length===1&&St(e[0][1])==="card"?e[0][0]:null}var D=({by:t,do:e,since:n})=>`${t} ${e} ${n??""}`;function Wr(t){let e=new Map;for(let n of t)e.set(n.by,[...e.get(n.by)??[],n]);return[...e].sort(([n],[s])=>+(n==="dealer")-+(s==="dealer"))}var pl=new Jt("/api");function Ur({night:t,table:e,round:n}){let s=(e.past?.at(-1)??e.last)?.number??0,[o,r]=T({played:0,deals:[]});return q(()=>{if(!s||n&&!n.facts.sheet)return;let a=!1;return pl.get(`nights/${t.night}/tables/${e.table}/scores`).then(({deals:c})=>a||r({played:s,deals:c}),()=>{}),()=>{a=!0}},[t.night,e.table,e.game,s,!!n?.facts.sheet]),dl(o.deals,n,e.number)}function dl(t,e,n){if(!e)return t.length?t:null;let{sheet:s,deal:o}=e.facts;if(!s)return null;let r=t.filter(l=>l.deal<o&&l.round!==n),a=r.at(-1)?.deal===o-1,c=s.after?[{deal:o,names:Kr(s,e),sheet:s}]:[];return[...a?r:[],...c]}function Kr(t,e){let n=Object.fromEntries(e.seats.map(({seat:o,player:r})=>[o,r])),s=o=>kt(o.split("+").map(r=>n[r]));return Object.fromEntries(Object.keys(t.before).map(o=>[o,s(o)]))}function zr({facts:t,carry:e,seats:n}){if(!t.sheet)return null;if(!e?.finished)return p("Deal {number} is scored.",{number:t.deal});if(e.winners.length===n.length)return p("The game is over: a tie.");let s=n.filter(({seat:o})=>e.winners.includes(o)).map(({player:o})=>o);return X("The game is over: {players} wins.","The game is over: {players} win.",s.length,{players:kt(s)})}function Gr({deals:t,round:e,onSheet:n}){let s=t.at(-1),o=e?.facts.sheet??s.sheet,r=e?.facts.sheet?Kr(o,e):s.names;return i`<section class="scores" aria-label=${p("the score")}>
    <ol class="scores-names">
      ${Object.keys(o.before).map((a,c)=>i`<li key=${a} class=${v(["scores-name",$l(o,a)&&"is-best"])}>
          <${ee} at=${c} />
          <span class="scores-who">${r[a]}</span>
          <b class="figure">${h((o.after??o.before)[a])}</b>
          ${o.after&&i`<span class="scores-why small">${fl(o,a)}</span>`}
        </li>`)}
    </ol>
    ${t.length>1&&i`<${Nn} deals=${t} />`}
    ${n&&i`<${b} kind="quiet" onTap=${n}>${p("score sheet")}<//>`}
  </section>`}function fl(t,e){let n=t.items.filter(s=>s.name===e).map(({what:s})=>s);return n.length?`${at(t.after[e]-t.before[e])}: ${n.join(", ")}`:""}function $l({better:t,before:e,after:n},s){let o=Object.values(n??e),r=t==="high"?Math.max(...o):Math.min(...o);return o.some(a=>a!==r)&&(n??e)[s]===r}var Jr=["","7 4","2 4","12 4 2 4","5 3 1 3","1 3"],Mn=260,Fs=120,te=8,ee=({at:t})=>i`<svg class=${`score-stroke is-line-${t}`} viewBox="0 0 28 6" aria-hidden="true">
  <line x1="1" x2="27" y1="3" y2="3" stroke-dasharray=${Jr[t]} />
</svg>`;function Nn({deals:t}){let[e]=t,n=Object.keys(e.sheet.before),{goal:s}=t.at(-1).sheet,o=[e.sheet.before,...t.map(({sheet:u})=>u.after??u.before)],r=o.flatMap(u=>n.map($=>u[$])),a=Math.min(0,...r),c=Math.max(1,...r,s??0),l=u=>te+u*(Mn-2*te)/Math.max(1,o.length-1),d=u=>Fs-te-(u-a)*(Fs-2*te)/(c-a);return i`<svg class="score-chart" viewBox=${`0 0 ${Mn} ${Fs}`} role="img" aria-label=${ml(t,n,o)}>
    <line class="score-zero" x1=${te} x2=${Mn-te} y1=${d(0)} y2=${d(0)} />
    ${s!==null&&i`<line class="score-goal" x1=${te} x2=${Mn-te} y1=${d(s)} y2=${d(s)} />`}
    ${n.map((u,$)=>{let m=o.map((f,y)=>`${l(y)},${d(f[u])}`);return i`<g key=${u} class=${`is-line-${$}`}>
        <polyline points=${m.join(" ")} stroke-dasharray=${Jr[$]} />
        <circle cx=${l(o.length-1)} cy=${d(o.at(-1)[u])} r="3.5" />
      </g>`})}
  </svg>`}var ml=(t,e,n)=>e.map(s=>`${t.at(-1).names[s]}: ${n.map(o=>h(o[s])).join(", ")}`).join("; ");function Yr({deals:t,onClose:e}){let[n,s]=T(t.length-1),o=t[Math.min(n,t.length-1)],r=i`<span></span><${b} kind="main" onTap=${e}>${p("done")}<//>`;return i`<${Q} title=${p("The score sheet")} large onClose=${e} foot=${r}>
    <div class=${v(["score-sheet",hl(o)&&"is-wide"])}>
      <div class="score-all">
        <${bl} deals=${t} shown=${o} onLook=${s} />
        ${t.length>1&&i`<${Nn} deals=${t} />`}
      </div>
      <${gl} deal=${o} />
    </div>
  <//>`}var hl=({names:t})=>Object.keys(t).length>4;function bl({deals:t,shown:e,onLook:n}){let s=Object.keys(e.sheet.before),{better:o,goal:r}=t.at(-1).sheet;return i`<div class="score-deals">
    <table class="ledger">
      <thead><tr><th>${p("deal")}</th>${s.map((a,c)=>i`<th key=${a} class="number"><${ee} at=${c} /> ${t.at(-1).names[a]}</th>`)}</tr></thead>
      <tbody>${t.map((a,c)=>i`<tr key=${a.deal} class=${a===e?"is-now":null}>
        <th scope="row"><${b} kind="quiet" chosen=${a===e} onTap=${()=>n(c)}>${a.deal}<//></th>
        ${s.map(l=>i`<td key=${l} class="number">${at(a.sheet.after[l]-a.sheet.before[l])} <b>${h(a.sheet.after[l])}</b></td>`)}
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">${yl(o,r)}</p>
  </div>`}function yl(t,e){return e===null?t==="high"?p("The highest score wins."):p("The lowest score wins."):t==="high"?p("The highest score wins; {goal} ends the game.",{goal:e}):p("The lowest score wins; {goal} ends the game.",{goal:e})}function gl({deal:{deal:t,names:e,sheet:n}}){return i`<section class="deal-sheet" aria-label=${p("deal {number}",{number:t})}>
    <h3>${p("Deal {number}",{number:t})}</h3>
    <div class="deal-columns">
      ${Object.keys(n.before).map(s=>i`<${kl} key=${s} name=${s} who=${e[s]} names=${e} sheet=${n} />`)}
    </div>
  </section>`}function kl({name:t,who:e,sheet:n}){let s=t.split("+"),o=e.split(p("{others} and {last}",{others:"",last:""})),r=d=>o.length===s.length?o[s.indexOf(String(d))]:p("seat {seat}",{seat:d}),a=d=>d.filter(u=>u.name===t),c=n.tricks.map((d,u)=>({...d,number:u+1})).filter(({seat:d})=>s.includes(String(d))),l=a(n.taken).reduce((d,{points:u})=>d+u,0);return i`<table class="ledger deal-column">
    <caption>${e}</caption>
    <tbody>
      <tr class="is-score"><th scope="row">${p("before")}</th><td class="number">${h(n.before[t])}</td></tr>
      ${c.map(({number:d,seat:u,cards:$,points:m})=>i`<tr key=${`trick ${d}`}>
        <th scope="row" class="deal-trick"><span class="quiet">${d}${s.length>1&&` \xB7 ${r(u)}`}</span> ${$.map(P).join(" ")}</th>
        <td class="number">${h(m)}</td></tr>`)}
      ${a(n.taken).map(({what:d,points:u})=>i`<tr key=${`took ${d}`}><th scope="row">${d}</th><td class="number">${at(u)}</td></tr>`)}
      ${a(n.taken).length>1&&i`<tr><th scope="row">${p("taken")}</th><td class="number">${h(l)}</td></tr>`}
      ${a(n.items).map(({what:d,points:u},$)=>i`<tr key=${`scored ${$}`} class="is-scored"><th scope="row">${d}</th><td class="number">${at(u)}</td></tr>`)}
      <tr class="is-score"><th scope="row">${p("after")}</th><td class="number"><b>${h((n.after??n.before)[t])}</b></td></tr>
    </tbody>
  </table>`}var Vr="hands",_l={bura:"6789JQKTA",lorum:"789TJQKA",polignac:"789TAJQK",schnapsen:"JQKTA"},vl="23456789TJQKA",wl=["uth","kabu"],xl="shcd";function Oe(t,{game:e,facts:n}){let s=_l[e]??vl,o=n?.trump,r=wl.includes(e),a=c=>{if(!G(c)||c==="Jk")return 1e3;let l=c[1]===o?-1:xl.indexOf(c[1]);return(r?0:l*20)-s.indexOf(c[0])};return[...t].sort((c,l)=>a(c)-a(l))}var Hn=(t,e)=>Qr()==="sorted"?Oe(t,e):t;function Ae(t){let[e,n]=T(()=>Qr());return{as:e,turn:()=>{let o=e==="sorted"?"dealt":"sorted";Sl(o),n(o)},arranged:o=>e==="sorted"?Oe(o,t):o}}var Ln=({sorting:t})=>i`<${b} kind="plain" onTap=${t.turn}>
  ${t.as==="sorted"?p("as dealt"):p("sort")}
<//>`;function Qr(){try{return localStorage.getItem(Vr)==="dealt"?"dealt":"sorted"}catch{return"sorted"}}function Sl(t){try{localStorage.setItem(Vr,t)}catch{}}var At=t=>Object.fromEntries(t.seats.map(({seat:e,player:n})=>[e,n])),fe=({round:t,table:e})=>t?.seats.find(({seat:n})=>n===e.seat)?.rack??e.rack,qs=t=>{switch(St(t)){case"card":return!0;case"some":return t.of.some(G);case"rows":return Object.values(t.rows).some(qs);case"fields":return Object.values(t.fields).some(qs);default:return!1}},Tl=({values:t})=>Object.values(t).some(qs);function Ds({round:t,table:e}){let n=t?.prompt?.options.filter(({by:s})=>s===e?.seat)??[];return t?.cards==="physical"?n.filter(s=>!Tl(s)):n}function Pn(t){let{round:e,table:n}=t,s=Ds(t);if(!n?.phones||!s.length)return!1;let{prompt:o,record:r}=e;if(o.awaited.includes(n.seat))return!0;let a=Math.min(...s.map(l=>l.since)),c=r.some(({by:l,index:d})=>l===n.seat&&d>=a-1);return o.awaited.every(l=>l==="dealer")&&!c}var ea=t=>Pn(t)?`${t.table.table} ${t.table.number} ${t.round.record.length} ${t.round.prompt.say.code}`:null;function na({round:t,table:e}){return!t||t.cards==="physical"?[]:Object.entries(t.zones).filter(([,{owner:n,sight:s,cards:o}])=>n===e.seat&&s==="owner"&&o.length).map(([n,{cards:s}])=>[n,Hn(s,t)])}var Zr=new Map,Xr=(t,e)=>`${t} ${e}`;function sa(t,e){let{round:n,table:s}=t;if(n?.finished){let r=Al(t,e);return Zr.set(Xr(s.table,s.number),r),{number:s.number,won:ta(Ol(n,s.seat),s),why:r}}let{last:o}=s;return o?o.voided?{number:o.number,won:null,why:p("voided: {why}",{why:o.why})}:o.result===null?null:{number:o.number,won:ta(o.result,s),why:Zr.get(Xr(s.table,o.number))}:null}var ta=(t,{for_points:e})=>t||!e?t:void 0;function Rn(t){let{table:e,me:n}=t;return!!e?.for_points&&!fe(t)&&!n.bankroll&&!n.owes}function Ol({record:t},e){let n=`seat:${e}`;return t.flatMap(({transfers:s})=>s).reduce((s,{from:o,to:r,amount:a})=>s+(r===n?a:0)-(o===n?a:0),0)}function Al({round:t,payouts:e,table:n},s){let o=e.findLast(({seat:r})=>r===n.seat);return s.reason?.(o,t,n.seat)||o?.says.at(-1)||s.over?.(t)||zr(t)||void 0}var Cl=4e4;function oa(t){let[e,n]=T(!1),[s,o]=T(0);return q(()=>{let r=()=>o(a=>a+1);return addEventListener("pointerdown",r),()=>removeEventListener("pointerdown",r)},[]),q(()=>{if(n(!1),t!==null)return;let r=setTimeout(()=>n(!0),Cl);return()=>clearTimeout(r)},[t,s]),{asleep:e&&t===null,wake:()=>n(!1)}}function ra({state:t,onWake:e}){let{table:n,me:s}=t;return i`<button type="button" class="hand-asleep" onClick=${e} aria-label=${p("wake up")}>
    ${n?i`<span>${n.name} · ${Is(t)}</span>
        ${!Rn(t)&&i`<b>${h(fe(t))}</b><span>${p("your rack")}</span>`}`:i`<span>${s.name}</span><b>${h(s.bankroll)}</b><span>${p("your bankroll")}</span>`}
  </button>`}function Is({round:t,table:e}){if(!t)return p("between rounds");if(t.finished||!t.prompt)return p("round {number} is over",{number:e.number});let n=At(t),s=t.prompt.awaited.filter(r=>r!==e.seat),[o]=s;return o===void 0?p("your turn"):o==="dealer"?p("the dealer goes on"):p("{player}'s turn",{player:n[o]})}var Ws="sounds",El=.16,Bl={card:[{pitch:320,to:90,after:0,lasts:.06,wave:"triangle"}],chips:[{pitch:2100,to:1900,after:0,lasts:.05,wave:"sine"},{pitch:2700,to:2500,after:.05,lasts:.07,wave:"sine"}],turn:[{pitch:660,to:660,after:0,lasts:.16,wave:"sine"},{pitch:880,to:880,after:.14,lasts:.24,wave:"sine"}]},qn=()=>localStorage.getItem(Ws)==="on";async function aa(t){t?localStorage.setItem(Ws,"on"):localStorage.removeItem(Ws),await ia(),Us("chips")}var Fn=null;addEventListener("pointerdown",ia);async function ia(){!qn()||!globalThis.AudioContext||(Fn??=new AudioContext,await Fn.resume())}function Us(t){if(!(!qn()||Fn?.state!=="running"))for(let e of Bl[t])jl(Fn,e)}function jl(t,{pitch:e,to:n,after:s,lasts:o,wave:r}){let a=t.currentTime+s,c=t.createOscillator(),l=t.createGain();c.type=r,c.frequency.setValueAtTime(e,a),c.frequency.exponentialRampToValueAtTime(n,a+o),l.gain.setValueAtTime(El,a),l.gain.exponentialRampToValueAtTime(.001,a+o),c.connect(l).connect(t.destination),c.start(a),c.stop(a+o)}var Ml=[140,70,140];function ca(t){let e=ot(t);q(()=>{let n=t!==null&&t!==e.current;e.current=t,n&&(navigator.userActivation?.hasBeenActive!==!1&&navigator.vibrate?.(Ml),Us("turn"))},[t])}function Dn({round:t,payouts:e}){if(!t)return[];let n=t.finished?t.record.at(-1)?.index:null,s=new Map(t.record.map(a=>[a.index,a.by])),o=e.filter(({action:a})=>a===n||s.get(a)==="dealer"),r=$e(t);return o.map(a=>({...a,ids:r.filter(c=>Nl(a,c)).map(({id:c})=>c)}))}var Nl=({action:t,seat:e},{action:n,by:s,from:o,to:r})=>n===t&&o!==`seat:${s}`&&(Ut(o)===e||Ut(r)===e),$e=({record:t})=>t.flatMap(({index:e,by:n,transfers:s})=>s.map((o,r)=>({...o,action:e,by:n,id:`${e} ${r}`})));function Ut(t){let e=t.split(":").find(n=>/^\d+$/.test(n));return e===void 0?null:Number(e)}var ua={Felt:Ll,payments:Dn,payment:Hl};function Hl({says:t,transfers:e}){return{hand:null,sums:t.length?t:e.map(({why:n,amount:s})=>`${n}: ${h(s)}`)}}function In(t,e){let[n,s,...o]=t.split(":");if(s===void 0)return N(n);let r=[n,...o].map(N).join(" ");return e[s]?`${e[s]}: ${r}`:`${zs(s)} ${r}`}var Ks={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},zs=t=>Ks[t]?`${Ks[t]}\uFE0E`:N(t);function Ll({state:t,paying:e}){let{round:n,table:s,night:o}=t,r=Object.fromEntries(n.seats.map(({seat:u,player:$})=>[u,$])),a=Object.entries(n.zones).filter(([u,{count:$}])=>$&&u!=="stock"),c=Object.entries(n.places),l=a.filter(([,{owner:u}])=>u===null),d=c.filter(([u])=>Ut(u)===null);return i`<section class="felt general" aria-label="felt">
    <div class="general-middle">
      <${Pl} zone=${n.zones.stock} />
      ${l.map(([u,$])=>i`<${pa} key=${u} name=${In(u,r)} zone=${$} />`)}
      ${d.map(([u,$])=>i`<${Fl} key=${u} place=${u} amount=${$} chipset=${o.chip_set} />`)}
    </div>
    <div class="general-seats">
      ${n.seats.map(u=>i`<${ql} key=${u.seat} seat=${u} round=${n} players=${r}
        lit=${e?e.seat===u.seat:n.prompt?.awaited.includes(u.seat)}
        holds=${s.hand_over?.seat===u.seat}
        zones=${a.filter(([,{owner:$}])=>$===u.seat)}
        places=${c.filter(([$])=>Ut($)===u.seat)} />`)}
    </div>
    <${Ct} state=${t} />
    <${la} facts=${n.facts} players=${r} />
    ${Object.keys(n.board).length>0&&i`<${la} facts=${n.board} players=${r} />`}
  </section>`}function Ct({state:t}){let e=Ur(t),[n,s]=T(!1);return e?i`
    <${Gr} deals=${e} round=${t.round} onSheet=${e.length>0&&(()=>s(!0))} />
    ${n&&i`<${Yr} deals=${e} onClose=${()=>s(!1)} />`}`:null}var Pl=({zone:t})=>t?.count>0&&i`<div class="general-stock">
  <${B} card="??" /><span class="hand-label">stock ${t.count}</span>
</div>`,Rl=7;function pa({name:t,zone:e}){return!e.cards.some(G)&&e.cards.length>3?i`<div class="general-stock"><${B} card="??" /><span class="hand-label">${t} ${e.count}</span></div>`:i`<${H} cards=${e.cards} label=${t} fanned=${e.cards.length>Rl} />`}var Fl=({place:t,amount:e,chipset:n})=>i`<div class="general-place" data-place=${t}>
  <${Te} amount=${e} chipset=${n} />
  <span><span class="quiet">${N(t.replaceAll(":"," "))}</span> <b class="figure">${h(e)}</b></span>
</div>`;function ql({seat:t,round:e,lit:n,holds:s,zones:o,places:r}){let a=e.markers[t.seat],c=[e.dealer===t.seat&&"the deal",s&&"has the tablet",a>0&&`owes ${h(a)}`];return i`<div class=${v(["general-seat",n&&"is-lit"])}>
    <div class="general-name">
      <b>${t.player}</b> <span class="figure" data-place=${`seat:${t.seat}`}>${h(t.rack)}</span>
      <span class="quiet small">${c.filter(Boolean).join(" \xB7 ")}</span>
    </div>
    ${r.map(([l,d])=>i`<div key=${l} class="small" data-place=${l}>
      <span class="quiet">${N(l.split(":").filter(u=>u!==String(t.seat)).join(" "))}</span>
      <b class="figure"> ${h(d)}</b>
    </div>`)}
    ${o.map(([l,d])=>i`<${pa} key=${l} name=${Il(l)} zone=${Dl(l,d,e)} />`)}
  </div>`}var Dl=(t,e,n)=>t.startsWith("hand:")?{...e,cards:Oe(e.cards,n)}:e,Il=t=>N(t.split(":").filter(e=>!/^\d+$/.test(e)).join(" ")),Wl=["sheet","scores","tokens"];function la({facts:t,players:e}){let n=Object.entries(t).filter(([s])=>!(t.sheet&&Wl.includes(s))).map(([s,o])=>[s,da(s,o,e)]).filter(([,s])=>s);return n.length>0&&i`<dl class="general-facts">
    ${n.map(([s,o])=>i`<div key=${s}><dt>${N(s)}</dt><dd>${o}</dd></div>`)}
  </dl>`}var Ul=new Set("seat turn leader bidder declarer closer stopped winner playing losers winners takers".split(" ")),da=(t,e,n)=>Ul.has(t)?Kl(e,n):fa(e,n),Kl=(t,e)=>[t??[]].flat().map(n=>e[n]??`seat ${n}`).join(", ");function fa(t,e){return t==null||t===""?"":typeof t=="boolean"?t?"yes":"no":Array.isArray(t)?t.map(s=>fa(s,e)).filter(Boolean).join(", "):typeof t!="object"?Ks[t]?zs(t):Tt(t):Object.entries(t).map(([s,o])=>[e[s]??zs(s),da(s,o,e)]).filter(([,s])=>s).map(([s,o])=>`${s} ${o}`).join(" \xB7 ")}function $a({hand:t,table:e}){let[n,s]=T(!1),[o,r]=T(e.cut),a=async c=>await t.cut(c)&&s(!1);return n?i`<form class="hand-cut" onSubmit=${c=>{c.preventDefault(),a(o.trim())}}>
    <label class="field">${p("a word of your own for this shuffle")}
      <input value=${o} maxlength="64" autocomplete="off" onInput=${({target:c})=>r(c.value)} /></label>
    <div class="hand-row">
      <${b} kind="plain" onTap=${()=>s(!1)}>${p("leave it")}<//>
      <${b} kind="main" busy=${t.late.value} onTap=${()=>a(o.trim())}>${p("add it")}<//>
    </div>
  </form>`:i`<div class="hand-cut">
      <${b} kind="quiet" onTap=${()=>s(!0)}>${e.cut?p("your word: {word}",{word:e.cut}):p("add a word to the shuffle")}<//>
      <p class="small quiet">${p("promised:")} <code>${e.commitment.slice(0,16)} …</code></p>
    </div>`}function ma({hand:t,table:e,number:n}){let[s,o]=T(null);return i`<${b} kind="plain" onTap=${async()=>{try{let{check:a}=await t.round(e,n);a?location.assign(`/shuffle${new URL(a.url).hash}`):o(p("A real deck was dealt: there is no shuffle to check."))}catch(a){o(a.message)}}}>${p("check the shuffle of round {number}",{number:n})}<//><${rt} text=${s} />`}function ha({hand:t,state:e,news:n}){let{table:s}=e;if(s.status==="closed")return i`<${de} mark="c" title=${p("{table} is closed",{table:s.name})} text=${p("Your rack is back in your bankroll.")} />`;let o=s.seats.filter(({seat:r})=>r!==s.seat).map(({name:r})=>r);return i`<section class="hand-between" aria-label=${p("between rounds")}>
    ${n}
    <${Ct} state=${e} />
    <p class="hand-big">${s.game_name}</p>
    <p class="quiet">${p("Round {number} begins when the dealer begins it.",{number:s.number})}</p>
    <p class="quiet small">${o.length?p("With {players}.",{players:o.join(", ")}):p("Nobody else sits here yet.")}
      ${s.phones?"":` ${p("Phones do not play here: the dealer takes what you say, or hands you the tablet.")}`}</p>
    ${s.commitment&&i`<${$a} key=${s.number} hand=${t} table=${s} />`}
    <${Ce} hand=${t} />
  </section>`}var j=t=>Object.fromEntries(t.seats.map(({seat:e,player:n})=>[e,n]));function ba(t,{deed:e,event:n=({text:s})=>s}={}){let s=j(t);return t.record.map(r=>({number:r.index+1,text:[zl(r,s,t,e),...r.events.map(a=>n(a,s))].filter(Boolean).join(" ")})).filter(({text:r})=>r)}function zl(t,e,n,s){if(t.do===null)return null;let o=e[t.by]??p("The dealer"),r=s?.(t,{who:o,round:n});return r??(Gl(t)?null:Yl(t,o))}var Gl=({by:t,do:e,events:n})=>n.some(({code:s,args:o})=>o.seat===t&&s.split(".")[1]?.replaceAll("-","_").startsWith(Jl(e))),Jl=t=>t.replace(/^[a-z]+/,e=>`${e}s`);function Yl({by:t,do:e,args:n},s){let{seat:o,...r}=n,a=Ls(N(e),Object.entries(r).filter(([,c])=>c!==0));return t==="dealer"?`${a[0].toUpperCase()}${a.slice(1)}.`:`${s}: ${a}.`}function mt({text:t,detail:e,news:n}){return i`<div class="line">
    <p class="line-text" role="status">${n&&i`<span class="line-news">${n}</span> `}${t}</p>
    ${e&&i`<p class="line-detail">${e}</p>`}
  </div>`}function Wn({label:t,value:e,range:n,chipset:s,last:o,optional:r,onChange:a}){let[c,l]=T([]),d=Ot(e,c,s),u=Se(n),$=k=>u===null||k<=u,m=k=>{l(k),a(k.reduce((S,O)=>S+O,0))},f=k=>$(e+k)&&m([...d,k]),y=k=>m(Pt(d,k)),x=k=>m(Ot(k,[],s)),g=e===0&&r?p("none"):On(e,n);return i`<div class="pad" role="group" aria-label=${t}>
    <div class="pad-head">
      ${t&&i`<span class="pad-label">${t}</span>`}
      <output class="pad-amount">${h(e)}</output>
      <span class=${v(["pad-note",g&&e>0&&"is-wrong"])}>${g??Vl(u)}</span>
    </div>
    <div class="pad-keys">
      <${Et} chipset=${s} fits=${k=>$(e+k)} onAdd=${f} onTakeOff=${y} />
      <div class="pad-side">
        <${b} name=${p("take off the last chip")} disabled=${!d.length}
          onTap=${()=>m(d.slice(0,-1))}>⌫<//>
        <${b} kind="quiet" disabled=${!o||!$(o)} onTap=${()=>x(o)}>
          ${o?p("same again \xB7 {chips}",{chips:o}):p("same again")}
        <//>
        <${b} kind="quiet" disabled=${!e} onTap=${()=>m([])}>${p("clear")}<//>
      </div>
    </div>
  </div>`}function Et({chipset:t,fits:e,onAdd:n,onTakeOff:s}){let o=[...t].sort((r,a)=>r.value-a.value);return i`<div class="pad-chips">
    ${o.map(r=>i`<${Zl} key=${r.value} chip=${r} disabled=${!e(r.value)}
      onAdd=${()=>e(r.value)&&n(r.value)} onTakeOff=${()=>s(r.value)} />`)}
  </div>`}var Vl=t=>t===null?"":p("of {most}",{most:t}),Ql=450;function Zl({chip:t,disabled:e,onAdd:n,onTakeOff:s}){let o=ot(null),r=ot(!1),a=()=>{r.current=!1,o.current=setTimeout(()=>{r.current=!0,s()},Ql)},c=()=>clearTimeout(o.current);return i`<button type="button" class="pad-chip" aria-disabled=${e?"true":null}
      aria-label=${p("add {value} ({colour})",{value:t.value,colour:N(t.colour)})}
      onPointerDown=${a} onPointerUp=${c} onPointerLeave=${c} onPointerCancel=${c}
      onContextMenu=${l=>l.preventDefault()}
      onClick=${()=>!r.current&&n()}>
    <${An} ...${t} />
  </button>`}function Xl(t){let e=au[St(t.value)];return St(t.value)==="amount"?i`<${e} ...${t} />`:i`<fieldset class="field">
    <legend>${t.optional?p("{name} (may be left out)",{name:N(t.name)}):N(t.name)}</legend>
    <${e} ...${t} />
  </fieldset>`}function Un({fields:t,held:e,optional:n=[],last:s={},chipset:o,onChange:r}){return Object.entries(t).map(([a,c])=>i`<${Xl} key=${a} name=${a} value=${c}
    held=${e[a]} optional=${n.includes(a)} last=${s[a]} chipset=${o}
    onChange=${l=>r({...e,[a]:l})} />`)}var tu=({name:t,value:e,held:n,chipset:s,last:o,optional:r,onChange:a})=>i`<${Wn} label=${N(t)}
  value=${n} range=${e} chipset=${s} last=${o} optional=${r} onChange=${a} />`;function eu({value:t,held:e,optional:n,onChange:s}){return i`<div class="choices">
    ${Wt(t).map(o=>i`<${b} key=${o} chosen=${o===e}
      onTap=${()=>s(n&&o===e?void 0:o)}>${Tt(o)}<//>`)}
  </div>`}var ya=13;function nu({value:t,held:e,onChange:n}){return t.length<=ya?i`<${ga} cards=${t} chosen=${e?[e]:[]} onTap=${n} />`:i`<${Lt} allowed=${t} picked=${e?[e]:[]} onPick=${n}
    onTakeBack=${()=>n(void 0)} />`}function su({value:t,held:e,onChange:n}){let s=r=>e.length<t.most&&n([...e,r]),o=r=>n(Pt(e,r));if(!t.of.every(G))return i`<div class="choices">
      ${t.of.map(r=>i`<${b} key=${r} chosen=${e.includes(r)}
        onTap=${()=>e.includes(r)?o(r):s(r)}>${Tt(r)}<//>`)}
    </div>`;if(t.of.length>ya){let r=t.of.filter(a=>!e.includes(a));return i`<${Lt} allowed=${r} picked=${e} onPick=${s} onTakeBack=${o} />`}return i`<${ga} cards=${t.of} chosen=${e} onTap=${s} onTapAgain=${o} />`}function ga({cards:t,chosen:e,onTap:n,onTapAgain:s=n}){let o=(r,a)=>r.filter(c=>c===a).length;return i`<div class="choices">
    ${t.map((r,a)=>{let c=o(e,r)>=o(t.slice(0,a+1),r);return i`<button type="button" key=${`${r} ${a}`} aria-label=${lt(r)}
          class=${v(["choice-card",c&&"is-chosen"])} aria-pressed=${String(c)}
          onClick=${()=>c?s(r):n(r)}><${B} card=${r} /></button>`})}
  </div>`}var ou=({value:t,held:e,chipset:n,onChange:s})=>i`<div class="row-builder">
  <${Un} fields=${t.fields} held=${e} chipset=${n} onChange=${s} />
</div>`;function ru({value:t,held:e,chipset:n,onChange:s}){let[o,r]=T(Xt(t.rows)),a=Zt(t.rows,o),c=e.length>=t.most,l=()=>{s([...e,o]),r(Xt(t.rows))};return i`<div class="rows">
    ${e.map((d,u)=>i`<div class="row" key=${u}>
      <span>${u+1}. ${Tt(d)}</span>
      <${b} kind="quiet" name=${p("take off line {number}",{number:u+1})}
        onTap=${()=>s(e.filter(($,m)=>m!==u))}>⌫<//>
    </div>`)}
    <div class="row-builder">
      <${Un} fields=${t.rows} held=${o} chipset=${n} onChange=${r} />
      <div class="field-foot">
        <${b} kind="plain" disabled=${a||c} onTap=${l}>${p("add")}<//>
        <span class="quiet">${c?p("at most {amount}",{amount:t.most}):a?`${N(a.name)}: ${a.why}`:""}</span>
      </div>
    </div>
  </div>`}var au={amount:tu,choice:eu,card:nu,some:su,rows:ru,fields:ou};function Gs(t){let{prompt:e,me:n,players:s,chipset:o,words:r={},sure:a={},last:c={},shown:l,entered:d,first:u,drawn:$,busy:m,error:f,onAct:y,onTakeBack:x,unheard:g=[],end:k}=t,S=Wr(e.options.filter(w=>(n==="dealer"||w.by===n)&&!$?.(w))),O=T(null),[_,M]=t.onChoose?[t.chosen,t.onChoose]:O,[K,J]=T(null),[R,z]=T(null),E=e.options.map(D).join(),W=S.filter(([w])=>w!=="dealer"),A=W.some(([w])=>w===_)?_:cu(W,e.awaited),L=W.find(([w])=>w===A)?.[1]??[],ft=S.find(([w])=>w==="dealer")?.[1]??[],C=[...L,...ft].find(w=>D(w)===K),Z=w=>w==="dealer"?p("dealer"):s[w]??p("seat {seat}",{seat:w}),qt=({by:w,do:I,since:et},Gt)=>y({by:w,do:I,args:Gt,since:et}),Nt=n==="dealer"&&e.awaited.includes("dealer")?g.map(Z):[],ie=w=>a[w.do]??(w.by==="dealer"&&Nt.length?()=>iu(w,Nt):null),Pe=(w,I)=>ie(w)?z({option:w,args:I}):qt(w,I),$t=e.awaited.filter(w=>w!=="dealer"||!Nt.length),Re={words:r,last:c,awaited:u?.length?[]:$t,busy:m,act:Pe,open:J},Fe=L.length>0&&ft.length>0,qe=L.length+ft.length===1?[...L,...ft][0]:null;return qe&&uu(qe)?i`<${pu} option=${qe} shown=${l} entered=${d} busy=${m} error=${f} question=${E} act=${Pe}
      onTakeBack=${x} end=${k} />`:C?i`<${$u} key=${K} option=${C} who=${Z(C.by)} chipset=${o} words=${r}
      last=${c[`${C.by} ${C.do}`]} busy=${m} error=${f} end=${k} onClose=${()=>J(null)}
      onAct=${async w=>{await Pe(C,w)&&J(null)}} />`:i`
    ${f&&i`<div class="panel"><${rt} text=${f} /></div>`}
    ${W.length>1&&i`<div class="seats-row" role="group" aria-label=${p("who")}>
      ${W.map(([w])=>i`<${b} key=${w} chosen=${w===A} onTap=${()=>M(w)}>${Z(w)}<//>`)}
    </div>`}
    <${F} question=${E} end=${(Fe||k)&&i`
        ${Fe&&Nt.length>0&&i`<span class="controls-note">${p("not yet: {players}",{players:kt(Nt)})}</span>`}
        ${Fe&&i`<${ka} options=${ft} ...${Re} />`}${k}`}>
      ${u}
      <${ka} options=${L.length?L:ft} ...${Re} />
    <//>
    ${R&&ie(R.option)&&E.includes(D(R.option))&&i`<${pt} ...${ie(R.option)(Z(R.option.by))}
      onClose=${()=>z(null)} onYes=${()=>{z(null),qt(R.option,R.args)}} />`}`}var iu=(t,e)=>({title:p("{deed} without {players}?",{deed:N(t.do),players:kt(e)}),text:X("{players} has not done anything yet. Nobody may have anything to say after this.","{players} have not done anything yet. Nobody may have anything to say after this.",e.length,{players:kt(e)}),yes:N(t.do),no:p("wait")});function cu(t,e){let[n]=t.find(([s])=>e.includes(s))??t[0]??[null];return n}var lu=13,uu=t=>{let e=Rs(t);return e&&(t.by==="dealer"||t.values[e].length>lu)};function pu({option:t,shown:e,entered:n,busy:s,error:o,question:r,act:a,onTakeBack:c,end:l}){let d=Rs(t)??"",u=$=>a(t,{...Ps(t,Xt(t.values)),[d]:$});return i`
    <div class="panel">
      <${Lt} allowed=${t.values[d]} picked=${e} busy=${s}
        onPick=${u} onTakeBack=${c} />
      <${rt} text=${o} />
    </div>
    <${F} question=${r} end=${(n||l)&&i`
        ${n&&i`<${H} cards=${n.cards} places=${n.places} wanted />`}${l}`}>
      ${c&&i`<${_r} picked=${e} busy=${s} onTakeBack=${c} />`}
    <//>`}function ka({options:t,words:e,last:n,awaited:s,busy:o,act:r,open:a}){let c=({by:l})=>s.includes(l)?"main":"plain";return t.flatMap(l=>{let d=Ir(l);return d?d.map(u=>i`<${b} key=${D(l)+JSON.stringify(u)} kind=${c(l)}
      disabled=${o} onTap=${()=>r(l,u)}>
      ${e[l.do]?e[l.do](u):xe(l.do,fu(l,u))}
    <//>`):[i`<${b} key=${D(l)} kind="plain" disabled=${o} onTap=${()=>a(D(l))}>
          ${N(l.do)} …
        <//>`,i`<${du} key=${`${D(l)} again`} option=${l} args=${n[`${l.by} ${l.do}`]}
          words=${e} busy=${o} act=${r} />`]})}function du({option:t,args:e,words:n,busy:s,act:o}){return!e||Zt(t.values,e,t.optional)?null:i`<${b} kind="plain" disabled=${s} onTap=${()=>o(t,e)}>
    ${p("{deed} again",{deed:xe(t.do,e,n)})}
  <//>`}var fu=(t,e)=>Object.fromEntries(Object.entries(e).filter(([n])=>t.optional?.includes(n)||t.values[n].length!==1));function $u({option:t,who:e,chipset:n,words:s,last:o,busy:r,error:a,onClose:c,onAct:l,end:d}){let[u,$]=T(Xt(t.values,t.optional)),m=Zt(t.values,u,t.optional),f=Ps(t,u);return i`
    <section class="panel" aria-label=${`${e}: ${N(t.do)}`}>
      <h2>${e}: ${N(t.do)}</h2>
      <div class="form-fields">
        <${Un} fields=${t.values} held=${u} optional=${t.optional} last=${o}
          chipset=${n} onChange=${$} />
      </div>
      <${rt} text=${a} />
    </section>
    <${F} question=${D(t)} end=${i`<${b} kind="plain" onTap=${c}>${p("cancel")}<//>${d}`}>
      <${b} kind="main" disabled=${m} busy=${r} onTap=${()=>l(f)}>
        ${m?N(t.do):xe(t.do,mu(f),s)}
      <//>
      ${m&&i`<span class="controls-note">${N(m.name)}: ${m.why}</span>`}
    <//>`}var mu=t=>Object.fromEntries(Object.entries(t).filter(([,e])=>!Array.isArray(e)||e.length<=4));function ne(t,e){let n=e.length===1&&t.seats.find(s=>s.seat===e[0]);return!n||t.facts.sheet&&!n.rack?null:p("rack {chips}",{chips:n.rack})}function Js({round:t}){let{prompt:e,zones:n,cards:s}=t,o=a=>Object.values(n).some(c=>c.count&&hu(c,a)),r=a=>e.options.some(({by:c})=>c===a);return e.awaited.filter(a=>a!=="dealer"&&(s==="virtual"&&o(a)||!r(a)))}var hu=({owner:t,sight:e},n)=>e==="owner"&&t===n||e==="others"&&t!==n;function Ee(t,e){let n=j(e.round);return Js(e).map(s=>Ys(e,s)?i`<span key=${`phone ${s}`} class="controls-note">${p("{player} has it on the phone.",{player:n[s]})}</span>`:i`<${b} key=${`pass ${s}`} kind="main" busy=${t.late.value}
    onTap=${()=>t.handOver(s)}>${p("tablet to {player}",{player:n[s]})}<//>`)}var Ys=({table:t},e)=>t.phones&&t.seats.find(n=>n.seat===e)?.phone==="in";var Vs=t=>["bura.first-lead","bura.lead"].includes(t?.say.code),bu={bura:"three trumps",aces:"three aces",molodka:"three of one plain suit"};function Qs(){return{lead:({cards:t})=>`LEAD ${t.map(P).join(" ")}`,answer:({cards:t})=>`ANSWER ${t.map(P).join(" ")}`,announce:({kind:t})=>`announce ${t}`,declare:()=>"declare 31",yield:()=>"yield",pass:()=>"PASS"}}function _a({table:t,state:e,news:n,face:s}){let{round:o}=e,{prompt:r}=o,a=j(o),[c]=r.awaited,l=o.seats.find(({seat:y})=>y!==c).seat,d=(y,x)=>r.options.find(g=>g.do===y&&(x===void 0||g.by===x)),u=d("lead")??d("answer"),$=t.late.value,m=(y,x)=>Ys(e,y)?i`<span class="controls-note">${a[y]} has it on the phone.</span>`:i`<${b} kind=${x} busy=${$} onTap=${()=>t.handOver(y)}>
    tablet to ${a[y]}
  <//>`,f=i`
    ${d("announce")&&i`<${gu} option=${d("announce")} who=${a[l]} table=${t} />`}
    ${d("declare")&&i`<${ku} options=${r.options.filter(y=>y.do==="declare")} players=${a}
      sure=${s.sure()} table=${t} />`}`;return i`<section class="foot" aria-label="what is next">
    <${mt} text=${r.say.text} news=${n} detail=${ne(o,r.awaited)} />
    ${u?i`<${yu} key=${D(u)} option=${u} words=${Qs()} table=${t} end=${f}
          undo=${o.undoable?t.undo:null} />`:i`
        ${t.error.value&&i`<div class="panel"><${rt} text=${t.error.value} /></div>`}
        <${F} question=${r.options.map(D).join()} end=${f}>
          ${m(c,"main")}${m(l,"plain")}
        <//>`}
  </section>`}function yu({option:t,words:e,table:n,undo:s,end:o}){let[r,a]=T([]),{of:c,least:l,most:d}=t.values.cards,u=m=>n.act({...t,args:{cards:m}});return i`
    <div class="panel">
      <${Lt} allowed=${c} picked=${r} onPick=${async m=>{let f=[...r,m].slice(-d);a(f),l===d&&f.length===d&&!await u(f)&&a([])}} onTakeBack=${m=>a(r.filter(f=>f!==m))} />
      <${rt} text=${n.error.value} />
    </div>
    <${F} question=${D(t)} end=${o}>
      ${l<d?i`<${b} kind="main" disabled=${!r.length} busy=${n.late.value} onTap=${()=>u(r)}>
            ${r.length?e[t.do]({cards:r}):"tap the cards led"}
          <//>`:i`<p class="controls-note">${d===1?"Tap the card.":`Tap the ${d} cards: ${d-r.length} more.`}</p>`}
      <${b} kind="plain" disabled=${!s} busy=${n.late.value} onTap=${s}>undo<//>
    <//>`}function gu({option:t,who:e,table:n}){let[s,o]=T(!1),r=t.values.kind,a=async c=>{o(!1),await n.act({...t,args:{kind:c}})};return i`<${b} onTap=${()=>o(!0)}>announce …<//>
    ${s&&i`<${Q} title=${`${e} announces`} onClose=${()=>o(!1)}
        foot=${i`<${b} kind="plain" onTap=${()=>o(!1)}>go back<//>`}>
      <div class="choices">
        ${r.map(c=>i`<${b} key=${c} onTap=${()=>a(c)}>
          <span class="choice-words"><b>${c}</b><span class="choice-note">${bu[c]}</span></span>
        <//>`)}
      </div>
    <//>`}`}function ku({options:t,players:e,sure:n,table:s}){let[o,r]=T(!1),[a,c]=T(null),l=()=>{r(!1),c(null)},d=async()=>{l(),await s.act(a)};return i`<${b} onTap=${()=>r(!0)}>declare 31 …<//>
    ${o&&!a&&i`<${Q} title="Who declares 31?" onClose=${l}
        foot=${i`<${b} kind="plain" onTap=${l}>go back<//>`}>
      <div class="choices">
        ${t.map(u=>i`<${b} key=${u.by} kind="plain" onTap=${()=>c(u)}>${e[u.by]}<//>`)}
      </div>
    <//>`}
    ${a&&i`<${pt} ...${n.declare(e[a.by])} onYes=${d} onClose=${l} />`}`}var tn={Felt:Ou,Foot:_u,Seen:Hu,words:Qs,sure:vu,deed:wu,payment:Su,over:Tu,passOn:xu},va="6789JQKTA",wa={A:11,T:10,K:4,Q:3,J:2},xa={c:"clubs",d:"diamonds",h:"hearts",s:"spades"};function _u(t){let{code:e}=t.prompt.say,n=t.cards==="physical"&&(e==="bura.answer"||e==="bura.promised");return Vs(t.prompt)||n?_a:null}function vu(){return{declare:t=>({title:`${t} declares 31?`,text:"The won cards are turned up and counted. There is no way back.",yes:`${t} declares`})}}function wu({do:t,args:e},{who:n}){let s=e.cards?.every(G)?` ${e.cards.map(P).join(" ")}`:"";switch(t){case"lead":return`${n} leads${s}.`;case"answer":return`${n} answers${s}.`;case"yield":return`${n} yields the lead.`;case"declare":return`${n} declares 31.`;case"pass":return`${n} passes.`;case"announce":return"";default:return null}}function xu({prompt:t}){return["bura.answer","bura.outbid","bura.promised"].includes(t?.say.code)?t.awaited[0]:null}function Su({transfers:t}){let e=t.find(({from:o,to:r})=>o==="pot"||r==="pot"),n=t.filter(o=>o!==e),s=e&&[e.from==="pot"?"out of the pot, all of it":"into the pot, which is carried"];return{hand:e?.why??null,sums:[...s??[],...n.map(({why:o,amount:r})=>`${o}: ${h(r)}`)]}}function Tu({record:t}){return t.at(-1).events.map(({text:e})=>e).at(-1)}function Ou({state:t,paying:e}){let{round:n,table:s,night:o}=t,{places:r,zones:a,facts:c}=n,l=n.seats.map(({seat:d})=>d).sort((d,u)=>d-u);return i`<section class=${v(["felt","bura",n.cards==="physical"&&"is-short"])} aria-label="felt">
    <${Cu} zones=${a} facts=${c} />
    ${l.map(d=>i`<${Eu} key=${d} seat=${d} round=${n} lit=${Au(n,e,d)}
      holds=${s.hand_over?.seat===d} />`)}
    <div class="bura-pot" data-place="pot">
      <${Te} amount=${r.pot??0} chipset=${o.chip_set} />
      <span>pot <b class="figure">${h(r.pot??0)}</b></span>
    </div>
  </section>`}var Au=({prompt:t},e,n)=>e?e.seat===n:!!t?.awaited.includes(n);function Cu({zones:t,facts:e}){let n=t.stock.count+(t.trump?.count??0),[s]=t.trump?.cards??[];return i`<div class="bura-trumps">
    <div class="bura-stock">
      ${s&&i`<${B} card=${s} />`}
      ${t.stock.count>0&&i`<${B} card="??" />`}
    </div>
    <p>${n>0&&`stock ${n}`} ${!e.drawing&&"no more drawing"}</p>
    ${e.trump&&i`<p class="bura-suit">
      <svg class=${`suit-${e.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${ut[e.trump]} /></svg>
      <b>${xa[e.trump]}</b> trumps
    </p>`}
  </div>`}function Eu({seat:t,round:e,lit:n,holds:s}){let o=e.seats.find(d=>d.seat===t),r=e.markers[t],a=e.zones[`won:${t}`],c=e.zones[`hand:${t}`],l=[e.dealer===t&&"the deal",s&&"has the tablet",r&&`owes ${h(r)}`];return i`<div class=${v(["bura-side",n&&"is-lit"])} role="group" aria-label=${o.player}>
    <div class="bura-who">
      <b>${o.player}</b><span class="figure" data-place=${`seat:${t}`}>${h(o.rack)}</span>
      <span class="bura-note">${l.filter(Boolean).join(" \xB7 ")}</span>
      <span class="bura-word">${Bu(e,t)}</span>
      <${H} cards=${c.cards} fanned />
    </div>
    ${a.sight==="all"?i`<${Nu} cards=${a.cards} />`:i`
      <${ju} round=${e} seat=${t} />
      <div class="bura-won">${a.count>0&&i`<${B} card="??" />`}<span class="small quiet">${a.count>0?"won":""}</span></div>`}
  </div>`}function Bu({facts:t,prompt:e,finished:n},s){let o=e?.say.code,{announced:r,leader:a,led:c}=t;return r?.seat===s?`announces ${r.kind}`:n?"":o==="bura.outbid"?"outbids or yields":o==="bura.answer"?c===s?"has led":"answers":o==="bura.last"?e.awaited.includes(s)?"has the last word":"":a!==s?Vs(e)?"may speak first":"":c===null?"has the lead":"takes the trick and leads"}function ju({round:t,seat:e}){let{led:n,trump:s}=t.facts,o=t.zones[`played:${e}`].cards,r=t.seats.find(d=>d.seat!==e).seat,a=t.zones[`played:${r}`].cards,c=n!==null&&n!==e&&o.length>0,l=c?Mu(o,a,s):o;return i`<div class="bura-played" role="group" aria-label="played">
    ${l.map((d,u)=>i`<${B} key=${d} card=${d} lit=${c&&Sa(d,a[u],s)} />`)}
  </div>`}var Sa=(t,e,n)=>t[1]===e[1]?va.indexOf(t[0])>va.indexOf(e[0]):t[1]===n;function Mu(t,e,n){let s=o=>o.filter((r,a)=>Sa(r,e[a],n)).length;return Ta(t).reduce((o,r)=>s(r)>s(o)?r:o)}function Ta(t){return t.length<2?[t]:t.flatMap((e,n)=>Ta(t.filter((s,o)=>o!==n)).map(s=>[e,...s]))}function Nu({cards:t}){let e=r=>wa[r[0]]??0,n=t.filter(e).sort((r,a)=>e(a)-e(r)),o=[...new Set(n.map(([r])=>r))].map(r=>`${n.filter(a=>a[0]===r).length} \xD7 ${wa[r]}`);return i`<div class="bura-counted">
    <${H} cards=${n} fanned />
    <p>${o.join(" + ")||"nothing"} = <b class="figure">${n.reduce((r,a)=>r+e(a),0)}</b>
      <span class="quiet small"> of 31${t.length>n.length?`, and ${t.length-n.length} that count nothing`:""}</span></p>
  </div>`}function Hu({round:t,seat:e}){let n=j(t),[s]=t.zones.trump?.cards??[],o=t.seats.filter(r=>t.zones[`played:${r.seat}`].cards.length);return i`<div class="hand-others">
    ${s?i`<${H} cards=${[s]} label="trumps" />`:i`<p class="bura-suit"><b>${xa[t.facts.trump]}</b> trumps</p>`}
    ${o.map(r=>i`<${H} key=${r.seat} cards=${t.zones[`played:${r.seat}`].cards}
      label=${r.seat===e?"you":n[r.seat]} />`)}
  </div>`}var se=[..."cdhs"],Zs={c:"clubs",d:"diamonds",h:"hearts",s:"spades"},Oa={A:1,T:10},Aa={J:11,Q:12,K:13},Lu=5,Pu=13,en=([t])=>t in Aa,Kn=t=>en(t)?Lu:Oa[t[0]]??Number(t[0]),Xs=t=>Aa[t[0]]??Oa[t[0]]??Number(t[0]),me=({zones:t},e)=>t[`certificates:${e}`]?.cards??[],he=({places:t},e)=>t[`money:${e}`]??0,to=({suit:t})=>i`<svg class=${`company suit-${t}`} viewBox="0 0 100 100" role="img" aria-label=${Zs[t]}>
  <path fill="currentColor" d=${ut[t]} />
</svg>`;function eo({facts:t,zones:e,board:n},s){let o=e[`market:${s}`]?.cards.at(-1);if(!o||en(o))return[1,10];let{up:r,down:a}=n.limits[s],c=t.prices[s];return[Math.max(1,c-a),Math.min(10,c+r)]}function Be({round:t}){return i`<div class="market" role="group" aria-label="the market">
    ${se.map(e=>i`<${Ru} key=${e} suit=${e} round=${t} />`)}
  </div>`}function Ru({suit:t,round:e}){let n=e.facts.prices[t],s=e.zones[`market:${t}`]?.cards.at(-1),[o,r]=eo(e,t),{up:a,down:c}=e.board.limits[t];return i`<section class=${v(["market-company",n===0&&"is-bankrupt"])} aria-label=${Zs[t]}>
    <${to} suit=${t} />
    <b class="market-price">${n??"\u2013"}</b>
    ${s&&i`<${B} card=${s} />`}
    <span class="market-span">${Fu(n,o,r)}</span>
    <span class="market-limits">▲${h(a)} ▼${h(c)}</span>
  </section>`}function Fu(t,e,n){return t===void 0?"no price":`${t===0?"bankrupt, ":""}next ${e}\u2013${n}`}function Ca({prices:t}){let e=Math.max(t.length,12),n=r=>r/e*100,s=r=>100-r/Pu*100,o=t.at(-1)??{};return i`<figure class="chart" role="img" aria-label=${`the prices over the game; now ${se.map(r=>`${Zs[r]} ${o[r]??"none"}`).join(", ")}`}>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      ${[0,5,10].map(r=>i`<line key=${r} class="chart-rule" x1="0" x2="100" y1=${s(r)} y2=${s(r)} />`)}
      ${t.length>0&&se.map((r,a)=>i`<path key=${r} class=${`chart-line is-${r}`} d=${qu(t,r,n,s)}
        transform=${`translate(0 ${(a-1.5)*.9})`} />`)}
    </svg>
    ${[0,5,10].map(r=>i`<span key=${r} class="chart-figure" style=${{top:`${s(r)}%`}} aria-hidden="true">${r}</span>`)}
    ${t.length>0&&se.map(r=>i`<span key=${r} class=${`chart-end is-${r}`} aria-hidden="true"
      style=${{top:`${s(o[r])}%`,left:`${n(t.length)}%`,"--beside":Du(o,r)}}><${to} suit=${r} /></span>`)}
  </figure>`}var qu=(t,e,n,s)=>t.map((o,r)=>`${r?"V":"M0 "}${s(o[e])}H${n(r+1)}`).join(""),Du=(t,e)=>se.slice(0,se.indexOf(e)).filter(n=>t[n]===t[e]).length;function Ea({round:t,holds:e,lit:n}){let s=j(t),o=t.seats.map(({seat:c})=>c),r=Wu(t),a=Math.max(...o.map(c=>r?.[c]??t.board.players[c].worth));return i`<table class="holdings">
    <thead><tr>
      <th>share holders</th>
      ${se.map(c=>i`<th key=${c}><${to} suit=${c} /></th>`)}
      <th class="number">money</th><th class="number">owes</th><th class="number">${r?"takes home":"worth"}</th>
    </tr></thead>
    <tbody>${o.map(c=>{let{shares:l,debt:d,worth:u}=t.board.players[c],$=r?.[c]??u,m=[t.dealer===c&&"banker",e===c&&"has the tablet"];return i`<tr key=${c} class=${v([n(c)&&"is-lit"])}>
        <th scope="row"><b>${s[c]}</b> <span class="quiet small">${m.filter(Boolean).join(" \xB7 ")}</span></th>
        ${se.map(f=>i`<td key=${f}><${Iu} count=${l[f]} cards=${me(t,c).filter(y=>y[1]===f)} /></td>`)}
        <td class="number" data-place=${`money:${c}`}>${h(he(t,c))}</td>
        <td class="number">${d?h(d):""}</td>
        <td class="number"><b>${h($)}</b><span class="holdings-best">${$===a?"\u2605":""}</span></td>
      </tr>`})}</tbody>
  </table>`}var Iu=({count:t,cards:e})=>t>0&&i`<b>${t}</b> <span class="holdings-cards">${e.map(([n])=>n==="T"?"10":n).join(" ")}</span>`;function Wu({record:t,finished:e}){if(!e)return null;let n=t.at(-1).events.filter(({code:s})=>s==="csm.takes");return Object.fromEntries(n.map(({args:s})=>[s.seat,s.amount]))}var Oy={live:p("live"),polling:p("slow"),lost:p("no connection")};var Uu="wakeLock"in navigator;var hk=[p("misdeal"),p("a card was seen"),p("wrong cards entered"),p("the table gives up the round")];var oe=({table:t,line:e,detail:n,news:s,children:o})=>i`<section class="foot" aria-label=${p("what is next")}>
  <${mt} text=${e} detail=${n} news=${s} />
  <${Bt} table=${t} />
  ${o}
</section>`,Bt=({table:t})=>t.error.value&&i`<div class="trouble"><${rt} text=${t.error.value} onGone=${t.dismiss} /></div>`;var ja=({prompt:t},e,n)=>t?.options.find(s=>s.by===e&&s.do===n),zn=(t,e)=>!!t?.values.card.includes(e);function no(t,e){let n=Kn(e);return`${nt(n,"share")} \xB7 ${h(n*t.facts.prices[e[1]])}`}function Vu(t,e,n){let{shares:s}=t.board.players[e],o=t.facts.prices[n[1]];if(!o)return"bankrupt";if(s[n[1]]+Kn(n)>t.options.max_shares)return`over ${h(t.options.max_shares)} shares`;let r=Kn(n)*o;return r>he(t,e)?`costs ${h(r)}`:"not now"}var so=(t,e,n)=>`${h(t.facts.prices[e[1]])} \u2192 ${n==="zero"?0:Xs(e)}`;function Qu(t,e){let[n,s]=eo(t,e[1]),o=Xs(e);return o<n||o>s?`only ${n} to ${s}`:"not now"}var Kt=({verb:t,note:e,ready:n,main:s,busy:o,onTap:r})=>i`<${b} kind=${s?"main":"plain"} disabled=${!n} busy=${o} onTap=${r}>
  <span class="trade-deed"><b>${t}</b><span>${e}</span></span>
<//>`;function Ma({zones:t,facts:e},n){if(!e.turn.business.length)return"nothing done";let s=8-(t[`hand:${n}`]?.count??8);return s>0?`draw ${s}`:""}function Na({table:t,hand:e,seat:n,act:s,onCover:o}){let{round:r}=e,a=(r.prompt?.options??[]).map(D).join(),[c,l]=T({asked:a,own:[],sale:null}),{own:d,sale:u}=c.asked===a?c:{own:[],sale:null},$=bt(a),m=Ae(r),f=m.arranged(r.zones[`hand:${n}`].cards),y=(_,M)=>$.swallows(M)||l({asked:a,sale:null,own:d.includes(_)?d.filter(K=>K!==_):[...d,_].slice(-4)}),x=(_,M)=>$.swallows(M)||l({asked:a,own:[],sale:u===_?null:_}),g=t.late.value,k=me(r,n),S=d.map(_=>f[_]),{shares:O}=r.board.players[n];return i`
    <section class="hand-felt trade-hand" aria-label="your hand">
      <${Be} round=${r} />
      <div class="trade-mine" role="group" aria-label="your certificates">
        <span class="quiet">certificates</span>
        ${k.map((_,M)=>i`<${Gn} key=${M} card=${_} chosen=${u===M} onTap=${K=>x(M,K)} />`)}
        ${!k.length&&i`<span class="quiet">none yet</span>`}
        <span class="trade-most quiet">${Object.values(O).some(Boolean)?`at most ${h(r.options.max_shares)} shares of a company`:""}</span>
      </div>
      <div class="tap-hand" role="group" aria-label="your cards">
        ${f.map((_,M)=>i`<button type="button" key=${M} class=${v(["tap-card",d.includes(M)&&"is-raised"])}
          aria-label=${lt(_)} aria-pressed=${String(d.includes(M))} onClick=${K=>y(M,K)}><${B} card=${_} /></button>`)}
      </div>
      <div class="hand-foot trade-foot">
        <${b} kind="plain" onTap=${o}>cover<//>
        <${Ln} sorting=${m} />
        <p class="hand-note">${ro(r)}</p>
        <${b} kind="plain" onTap=${t.takeBack}>back to the dealer<//>
      </div>
    </section>
    <section class="foot" aria-label="what is next">
      <${mt} text=${r.prompt?.say.text??"The game is over."} detail=${`money ${h(he(r,n))}`} />
      <${Bt} table=${t} />
      <${F} question=${a}>
        <div class="trade-row">
          <${oo} round=${r} seat=${n} picked=${S} sale=${u===null?null:k[u]} busy=${g} act=${s} />
        </div>
      <//>
    </section>`}function oo({round:t,seat:e,picked:n,sale:s,busy:o,act:r}){let a=y=>ja(t,e,y),c=(y,x)=>()=>r({...a(y),args:x}),l=n.length===1?n[0]:null,d=l!==null&&en(l),u=l!==null&&zn(a("market"),l),$=l!==null&&zn(a("buy"),l),m=a("discard")&&n.length>0,f=n.length>1?"one card":"tap a card";return i`
    ${s?i`<${Kt} main verb=${`SELL ${P(s)}`} note=${no(t,s)} ready=${zn(a("sell"),s)} busy=${o} onTap=${c("sell",{card:s})} />`:i`<${Kt} main verb="BUY" ready=${$} busy=${o} onTap=${c("buy",{card:l})}
          note=${l===null?f:$?no(t,l):a("buy")?Vu(t,e,l):"no more trades"} />`}
    <${Kt} main verb="PRICE" ready=${u} busy=${o} onTap=${c("market",d?{card:l,to:"up"}:{card:l})}
      note=${l===null?f:u?so(t,l,"up"):a("market")?Qu(t,l):"no more market"} />
    <${Kt} verb="BANKRUPT" ready=${u&&d} busy=${o} onTap=${c("market",{card:l,to:"zero"})}
      note=${u&&d?so(t,l,"zero"):"J Q K"} />
    <${Kt} verb="DISCARD" ready=${m} busy=${o} onTap=${c("discard",{cards:n})}
      note=${m?nt(n.length,"card"):a("discard")?"1 to 4 cards":"not after business"} />
    <${Kt} main=${!a("buy")&&!a("sell")&&!a("market")} verb="END TURN" note=${Ma(t,e)} ready=${a("end")} busy=${o} onTap=${c("end",{})} />`}function ro({prompt:t,facts:e}){let{trades:n,plays:s}=t?.say.args??{};return t?.say.code==="csm.end"?e.turn.business.includes("discard")?"Discarded: only the end is left.":"Nothing left but the end.":n===void 0?"":`${nt(n,"trade")}, ${nt(s,"market card")} left`}var Gn=({card:t,chosen:e,onTap:n})=>i`<button type="button" class=${v(["trade-certificate",`suit-${t[1]}`,e&&"is-chosen"])}
  aria-label=${`certificate, ${lt(t)}`} aria-pressed=${String(e)} onClick=${n}><${pe} card=${t} /></button>`;function Ha({table:t,state:e,pad:n,setPad:s,news:o}){let{round:r}=e,{prompt:a,cards:c}=r,[l]=a.awaited,d=a.options.map(D).join(),{verb:u=null,picked:$=[],sale:m=null}=n.asked===d?n:{},f=_=>s({asked:d,verb:null,picked:[],sale:null,..._}),y=me(r,l),x=_=>ja(r,l,_),g=a.options.find(_=>_.by==="dealer"&&_.do==="joker"),k=t.late.value,S=(_,M)=>async()=>{await t.act({...x(_),args:M})&&f({})},O={round:r,option:x,busy:k,say:S,set:f,verb:u,picked:$};return i`<section class="foot trade" aria-label="what is next">
    <${mt} text=${a.say.text} news=${o} detail=${`${j(r)[l]}'s money ${h(he(r,l))}`} />
    ${c==="physical"&&u&&i`<${tp} ...${O} />`}
    <${Bt} table=${t} />
    <div class="trade-mine" role="group" aria-label=${`${j(r)[l]}'s certificates`}>
      <span class="quiet">${j(r)[l]}'s certificates</span>
      ${y.map((_,M)=>i`<${Gn} key=${M} card=${_} chosen=${m===M} onTap=${()=>f({sale:m===M?null:M})} />`)}
      ${!y.length&&i`<span class="quiet">none yet</span>`}
    </div>
    <${F} question=${d}>
      <div class=${v(["trade-row",c==="virtual"&&"is-short"])}>
        ${c==="virtual"?Ee(t,e):i`<${Xu} ...${O} />`}
        <${Kt} main=${m!==null} verb=${m===null?"SELL":`SELL ${P(y[m])}`} ready=${m!==null&&zn(x("sell"),y[m])} busy=${k}
          note=${m!==null?no(r,y[m]):x("sell")?"tap a certificate":y.length?"no more trades":"nothing to sell"} onTap=${S("sell",{card:y[m]})} />
        ${g&&i`<${Kt} verb="JOKER" note=${`${j(r)[g.values.seat[0]]} drew it`} ready busy=${k}
          onTap=${()=>t.act({...g,args:{seat:g.values.seat[0]}})} />`}
        <${Kt} verb="END TURN" note=${Ma(r,l)} ready=${x("end")} busy=${k} onTap=${S("end",{})} />
      </div>
    <//>
  </section>`}var Zu={buy:"BUY",market:"PRICE",discard:"DISCARD"},Xu=({option:t,busy:e,set:n,verb:s})=>Object.entries(Zu).map(([o,r])=>i`<${b} key=${o} kind="plain" chosen=${s===o}
  disabled=${!t(o)} busy=${e} onTap=${()=>n({verb:s===o?null:o})}>
  <span class="trade-deed"><b>${r}</b><span>${t(o)?o==="discard"?"1 to 4 cards":"which card":"no more"}</span></span>
<//>`);function tp({round:t,option:e,busy:n,say:s,set:o,verb:r,picked:a}){let c=e(r)?.values;if(!c)return null;if(r==="discard"){let{of:u,least:$,most:m}=c.cards,f=a.length<m?u.filter(g=>Ba(a,g)<Ba(u,g)):[],y=g=>o({verb:r,picked:[...a,g]});return i`<div class="panel">
      <${Lt} allowed=${f} picked=${a} busy=${n} onPick=${y} onTakeBack=${g=>f.includes(g)?y(g):o({verb:r,picked:a.filter(k=>k!==g)})} />
      <div class="trade-entry">
        <span>${a.length?a.map(P).join(" "):"Which cards go?"}</span>
        <${b} kind="main" disabled=${a.length<$} busy=${n} onTap=${s("discard",{cards:a})}>discard ${nt(a.length,"card")}<//>
      </div>
    </div>`}let[l]=a,d=u=>r==="market"&&en(u)?o({verb:r,picked:[u]}):s(r,{card:u})();return i`<div class="panel">
    <${Lt} allowed=${c.card} picked=${a} busy=${n} onPick=${d} onTakeBack=${()=>o({verb:r})} />
    ${r==="market"&&i`<div class="trade-entry">
      <span>${l?`${P(l)} sends the price`:"A face card asks where it sends the price."}</span>
      <${b} kind="main" disabled=${!l} busy=${n} onTap=${s("market",{card:l,to:"up"})}>${l?so(t,l,"up"):"up"}<//>
      <${b} kind="main" disabled=${!l} busy=${n} onTap=${s("market",{card:l,to:"zero"})}>bankrupt<//>
    </div>`}
  </div>`}var Ba=(t,e)=>t.filter(n=>n===e).length;var La={Felt:lp,Foot:ep,OpenHand:Na,words:np,deed:sp,event:op,payments:ap,payment:ip,over:cp,passOn:rp},Pa=["csm.turn","csm.go-on","csm.end","csm.joker"];function ep({prompt:t}){return Pa.includes(t?.say.code)?Ha:null}function np(t){let e=n=>t.seats.find(s=>s.seat===n).player;return{reshuffle:()=>"SHUFFLED",joker:({seat:n})=>`JOKER \xB7 ${e(n)} drew it`}}function sp({do:t,args:e},{who:n}){switch(t){case"show":return G(e.card)?`${P(e.card)} turned up.`:"";case"end":return`${n} ends the turn.`;case"buy":case"sell":case"market":case"discard":case"joker":return"";default:return null}}function op({code:t,args:e,text:n},s){if(t==="csm.opens")return`${e.company} open at ${e.price}.`;if(t==="csm.buys"||t==="csm.sells"){let o=G(e.card)?`${P(e.card)}: `:"";return`${s[e.seat]} ${t==="csm.buys"?"buys":"sells"} ${o}${e.shares} at ${e.price}, ${h(e.amount)}.`}return n}function rp({prompt:t}){return Pa.includes(t?.say.code)?t.awaited[0]:null}function ap(t){return t.round?.finished?Dn(t).filter(({says:e})=>e.length):[]}function ip({action:t,seat:e,player:n},s){let o=s.record.find(({index:d})=>d===t),r=d=>o.events.filter(u=>u.code===d&&u.args.seat===e).map(({args:u})=>u),[{amount:a}]=r("csm.takes"),c=r("csm.sells-out").map(({shares:d,price:u,amount:$})=>`${d} at ${u} = ${h($)}`),l=r("csm.repays").map(({amount:d})=>`debt to the bank: ${h(d)}`);return{line:`${n} takes ${h(a)} home.`,sums:[...c,...l],amount:a}}function cp({record:t}){return t.at(-1)?.events.find(({code:e})=>e==="csm.wins")?.text}function lp({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return i`<section class="felt csm" aria-label="felt">
    <${Be} round=${n} />
    <div class="csm-middle">
      <${Ca} prices=${n.facts.chart} />
      <dl class="csm-bank">
        <div><dt>bank</dt><dd data-place="bank">${h(n.places.bank??0)}</dd></div>
        <div><dt>draw pile</dt><dd>${n.board.draw_pile}</dd></div>
        <div><dt>${n.facts.reshuffles?"jokers are in":"no joker yet"}</dt></div>
      </dl>
    </div>
    <${Ea} round=${n} holds=${s.hand_over?.seat} lit=${o} />
  </section>`}var Jn={Felt:mp,Seen:hp,deed:fp,passOn:$p},up=10,pp={T:10,Q:12},dp=([t,e])=>(pp[t]??Number(t))+(e==="h"?up:0);function fp({do:t,args:e},{round:n}){return t==="show"&&e.card!=="??"?`${j(n)[e.seat]}: ${P(e.card)}.`:""}function $p({prompt:t,facts:e,record:n}){let s=n.at(-1)?.do==="choose"&&t?.awaited.length===1;return e&&s?t.awaited[0]:null}function mp({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return i`<section class="felt tricks" aria-label="felt">
    <header class="tricks-head">
      <p><b>match ${Math.min(n.facts.matches.length+1,n.options.cards_in_play)}</b> of ${n.options.cards_in_play}
        ${n.facts.changed&&" \xB7 the hands have changed places"}</p>
      <span class="tricks-pot" data-place="pot">${n.places.pot>0&&i`pot <b class="figure">${h(n.places.pot)}</b>`}</span>
    </header>
    <${Ra} round=${n} lit=${o} holds=${s.hand_over?.seat} />
    <${Ct} state=${t} />
  </section>`}function hp({round:t}){return i`<div class="matches-seen"><${Ra} round=${t} lit=${()=>!1} /></div>`}function Ra({round:t,lit:e,holds:n}){let s=t.options.cards_in_play;return i`<div class=${v(["matches",s>10&&"is-long"])}>
    ${t.seats.map(({seat:o,player:r,rack:a},c)=>i`<section key=${o} class=${v(["matches-row",e(o)&&"is-lit"])} aria-label=${r}>
      <span class="matches-name"><${ee} at=${c} /> <b>${r}</b>
        <b class="figure">${bp(t.facts.won[o])}</b>
        <span class="small" data-place=${`seat:${o}`}>${yp(t,o,a,n)}</span></span>
      <div class="matches-cards">
        ${[...Array(s).keys()].map(l=>i`<${gp} key=${l} round=${t} seat=${o} match=${l} half=${l===s/2} />`)}
      </div>
    </section>`)}
  </div>`}var bp=t=>`${t} ${t===1?"match":"matches"}`,yp=(t,e,n,s)=>[s===e&&"has the tablet",n>0&&nt(n,"chip"),t.markers[e]>0&&`owes ${h(t.markers[e])}`].filter(Boolean).join(" \xB7 ");function gp({round:t,seat:e,match:n,half:s}){let{matches:o}=t.facts,r=o[n],a=r?.cards[e]??(n===o.length?kp(t,e):null);return i`<span class=${v(["matches-card",s&&"is-half"])}>
    ${a?i`<${B} card=${a} lit=${r?.winner===e} dim=${!!r&&r.winner!==e} />`:i`<${yt} />`}
    <span class="small figure">${a&&a!=="??"?dp(a):""}</span>
  </span>`}function kp({prompt:t,zones:e,facts:n,options:s},o){if(t?.say.code==="divide-and-conquer.match")return t.awaited.includes(o)?null:"??";let r=n.matches.length%(s.cards_in_play/2);return e[`played:${o}`]?.cards[r]??null}var qa={Felt:Ep,words:vp,deed:wp,payments:Op,amongPlayers:!0,payment:Ap,over:Tp,passOn:xp,handNote:Sp},_p={A:1,T:10},Fa=([t])=>_p[t]??Number(t);function vp(){return{draw:()=>"DRAW",pass:()=>"PASS"}}function wp({do:t},{who:e}){return t==="draw"?`${e} draws a card.`:t==="pass"?`${e} passes.`:null}function xp({prompt:t}){return t?.say.code==="kabu.draw"?t.awaited[0]:null}function Sp({zones:t},e){let n=t[`hand:${e}`].cards,s=n.reduce((r,a)=>r+Fa(a),0),o=s>9?`: counts ${s%10}`:"";return`${n.map(Fa).join(" + ")} = ${s}${o}`}function Tp(t){return(n=>t.record.at(-1)?.events.find(s=>s.code===n)?.text)("kabu.over")??(t.facts.debts.length?"Everybody has paid.":"Equal counts: nobody owes anything.")}function Op({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=j(t),s=$e(t).filter(({action:a})=>a===e),o=[];for(let a of t.facts.debts){o.at(-1)?.seat!==a.from&&o.push({action:e,seat:a.from,player:n[a.from],amount:0,debts:[],ids:[]});let c=o.at(-1);c.debts.push(a),a.paid&&(c.amount-=a.amount,c.ids.push(s.shift().id))}let r=s.map(({from:a,amount:c,id:l})=>{let d=Number(a.split(":")[1]);return{action:e,seat:d,player:n[d],amount:-c,debts:[],ids:[l]}});return[...o,...r]}function Ap({seat:t,amount:e,debts:n},s){let o=j(s),{counts:r}=s.facts,{stake:a}=s.options,c=n.reduce(($,m)=>$+m.amount,0),l=$=>`${r[$]} \u2212 ${r[t]}`,d=a>1?` \xD7 ${h(a)}`:"";if(!n.length)return{hand:"repays the house's marker"};if(!e){let $=s.seats.find(m=>m.seat===t).rack;return{line:`${o[t]} owes ${h(c)}, holds ${h($)}, and pays nobody.`}}let u=n.map(({to:$,amount:m})=>({to:o[$],amount:m,why:d?`(${l($)})${d}`:l($)}));return{line:`${o[t]} pays ${Cp(u)}.`,pushes:u}}function Cp(t){let e=t.map(({to:n,amount:s})=>`${n} ${h(s)}`);return e.length>1?`${e.slice(0,-1).join(", ")} and ${e.at(-1)}`:e[0]}function Ep({state:t,pace:e,paying:n,face:s}){let{round:o,table:r}=t,{facts:a}=o,c=Bp(o),l=Object.keys(a.counts).length>0,d=o.finished&&a.debts.length>0,u=new Set(s.payments(t).slice(0,e.paid).map(({seat:m})=>m)),$=j(o);return i`<section class="felt kabu" aria-label="felt" style=${{"--players":c.length}}>
    <${Mp} round=${o} showing=${l} />
    <div class="kabu-row kabu-head">
      ${!d&&i`<span class="kabu-differ">${jp(o)}</span>`}
      ${d&&i`<span class="kabu-title">pays</span>
        ${c.map(m=>i`<span class="kabu-to" key=${m}>${$[m]}</span>`)}
        <span class="kabu-net">net</span>`}
    </div>
    ${c.map(m=>i`<${Np} key=${m} seat=${m} seats=${c} round=${o} owing=${d}
      lit=${(n?.seat??o.prompt?.say.args.seat)===m} paid=${u.has(m)}
      holds=${r.hand_over?.seat===m} />`)}
  </section>`}var Bp=({seats:t,dealer:e})=>{let n=t.map(({seat:s})=>s).sort((s,o)=>s-o);return[...n.filter(s=>s>e),...n.filter(s=>s<=e)]},jp=({record:t})=>t[0]?.events.find(({code:e})=>e==="kabu.racks-differ")?.text;function Mp({round:t,showing:e}){let{facts:n,options:s,zones:o}=t;return i`<p class="kabu-heading">
    <b>hand ${n.hand}</b>
    <span>${e?"showing":`lap ${n.lap} of 2`}</span>
    <span>stock ${o.stock.count}</span>
    <span>${nt(s.stake,"chip")} a point</span>
  </p>`}function Np({seat:t,seats:e,round:n,owing:s,lit:o,paid:r,holds:a}){let c=n.seats.find(f=>f.seat===t),{facts:l}=n,d=n.zones[`hand:${t}`].cards,u=l.counts[t],$=n.markers[t],m=[n.dealer===t&&"the deal",a&&"has the tablet",$&&`owes ${h($)}`];return i`<div class=${v(["kabu-row",o&&"is-lit",r&&"is-paid"])} role="group" aria-label=${c.player}>
    <span class="kabu-who">
      <b>${c.player}</b><span class="figure" data-place=${`seat:${t}`}>${h(c.rack)}</span>
      <span class="kabu-note">${m.filter(Boolean).join(" \xB7 ")}</span>
    </span>
    <${H} cards=${d} />
    <b class="kabu-count">${u}</b>
    ${s?i`<${Lp} seat=${t} seats=${e} debts=${l.debts} paid=${r} />`:i`<span class="kabu-state">${u===void 0?Hp(n,t):""}</span>`}
  </div>`}function Hp({facts:t,zones:e,prompt:n},s){let{count:o}=e[`hand:${s}`];return t.drawing.includes(s)?n?.say.code!=="kabu.draw"?"":n.awaited.includes(s)?o>2?"one more?":"draws or passes":o>t.lap+1?"drew a card":"":`passed with ${o}`}function Lp({seat:t,seats:e,debts:n,paid:s}){let o=(c,l)=>n.find(d=>d.from===c&&d.to===l),r=c=>c.filter(l=>l.paid).reduce((l,{amount:d})=>l+d,0),a=r(n.filter(({to:c})=>c===t))-r(n.filter(({from:c})=>c===t));return i`
    ${e.map(c=>i`<${Pp} key=${c} debt=${o(t,c)} done=${s} own=${c===t} />`)}
    <b class=${v(["kabu-net",a>0&&"won",a<0&&"lost"])}>${at(a)}</b>`}function Pp({debt:t,done:e,own:n}){return t?i`<span class=${v(["kabu-debt",!t.paid&&"is-unpaid",t.paid&&e&&"is-done"])}>
    ${h(t.amount)}${t.paid&&e?i`<span class="kabu-tick">✓</span>`:""}
    ${!t.paid&&i`<span class="unseen">, not paid</span>`}
  </span>`:i`<span class=${v(["kabu-debt",n&&"is-own"])}></span>`}var be=[..."789TJQKA"];function ye({round:t}){let{contract:e}=t.facts,n={train:qp,quart:Dp,domino:Ip}[e]??Rp;return i`<div class="lorum-middle"><${n} round=${t} /></div>`}var Rp=({round:{board:t,facts:e,seats:n}})=>i`<div class="lorum-trick" role="group" aria-label="the trick">
  ${n.map(({seat:s})=>{let o=t.trick.find(r=>r.seat===s);return i`<span key=${s} class=${`lorum-played is-seat-${s}`}>
      ${o?i`<${B} card=${o.card} lit=${Fp(e,t,s)} />`:i`<${yt} />`}
    </span>`})}
</div>`,Fp=(t,e,n)=>e.trick.length===4&&t.takers[0]===n&&t.takers.every(s=>s===n);function qp({round:{zones:t,facts:e,board:n}}){let{total:s}=e,o=n.tolls.find(([a])=>a>s),r=t.train?.cards??[];return i`<div class="lorum-train" role="group" aria-label=${`the train, total ${s}`}>
    <b class="lorum-total">${s}</b>
    <ol class="lorum-tolls">${n.tolls.map(([a,c])=>i`<li key=${a} class=${v([a<=s&&"is-done",o?.[0]===a&&"is-next"])}>
      <b>${a}</b> <span>costs ${h(c)}</span></li>`)}</ol>
    <div class="lorum-cars">${r.map(a=>i`<${B} key=${a} card=${a} />`)}</div>
  </div>`}function Dp({round:{zones:t,board:e}}){let n=t.run?.cards??[],s=t.gone?.count??0;return i`<div class="lorum-run" role="group" aria-label="the run">
    <div class="lorum-cars">
      ${n.map(o=>i`<${B} key=${o} card=${o} />`)}
      ${e.wanted&&i`<span class="lorum-wanted"><${B} card=${e.wanted} dim /><span>wanted</span></span>`}
      ${!n.length&&i`<${yt} />`}
    </div>
    <p class="quiet">${s} played before</p>
  </div>`}function Ip({round:{zones:t,board:e}}){let n=new Set(t.layout?.cards??[]),s=Wp(e);return i`<div class="lorum-grid" role="group" aria-label="the domino">
    ${[..."shdc"].map(o=>be.map(r=>{let a=r+o;return i`<span key=${a}>${n.has(a)?i`<${B} card=${a} />`:i`<${yt} label=${s.has(a)?`room for ${a}`:"no card yet"} wanted=${s.has(a)} />`}</span>`}))}
  </div>`}function Wp({laid:t,first_rank:e}){return e?new Set(Object.entries(t).flatMap(([n,s])=>{if(!s.length)return[e+n];let[o,r]=s.map(([a])=>be.indexOf(a));return[be[o-1],be[r+1]].filter(Boolean).map(a=>a+n)})):new Set}var Da=({prompt:t},e)=>t?.options.filter(({by:n})=>n===e)??[];function Ia({table:t,hand:e,seat:n,who:s,act:o,onCover:r}){let{round:a}=e,c=Da(a,n),l=c.find(g=>g.do==="play"),d=c.find(g=>g.do==="pass"),u=a.prompt?.options.map(D).join()??"",$=bt(u),m=(g,k)=>$.swallows(k)||o({...l,args:g}),f=a.zones[`hand:${n}`],y=Ae(a),x=t.late.value;return i`
    <section class="hand-felt lorum-hand" aria-label="your hand">
      ${f.sight==="others"?i`<${Up} round=${a} seat=${n} />`:i`<div class="lorum-seen"><${ye} round=${a} /></div>`}
      ${f.sight==="others"?i`<${Yn} left=${a.facts.positions?.[n]??[]} open=${l?.values.position??[]} onTap=${(g,k)=>m({position:g},k)} />`:i`<div class="tap-hand" role="group" aria-label="your cards">
            ${y.arranged(f.cards).map(g=>l?.values.card.includes(g)?i`<button type="button" class="tap-card is-open" key=${g} aria-label=${lt(g)} onClick=${k=>m({card:g},k)}><${B} card=${g} /></button>`:i`<span class="tap-card" key=${g}><${B} card=${g} dim=${!!l} /></span>`)}
          </div>`}
    </section>
    <section class="foot" aria-label="what is next">
      <${mt} text=${a.prompt?.say.text??"The hand is over."} detail=${s} />
      <${Bt} table=${t} />
      <${F} question=${u} end=${i`${f.sight==="owner"&&i`<${Ln} sorting=${y} />`}<${b} kind="plain" onTap=${r}>cover<//><${b} kind="plain" onTap=${t.takeBack}>back to the dealer<//>`}>
        ${d?i`<${b} kind="main" busy=${x} onTap=${()=>o({...d,args:{}})}>PASS<//>`:i`<p class="controls-note">${l?"Tap the card you play.":"Nothing of yours is asked for."}</p>`}
      <//>
    </section>`}var Yn=({left:t,open:e,onTap:n})=>i`<div class="tap-hand" role="group" aria-label="your cards, unseen">
  ${[...Array(8).keys()].map(s=>t.includes(s)?i`<button type="button" class="tap-card is-open" key=${s} disabled=${!e.includes(s)}
      aria-label=${`card ${s+1}`} onClick=${o=>n(s,o)}><${B} card="??" /></button>`:i`<span class="tap-card" key=${s}><${yt} /></span>`)}
</div>`;function Up({round:t,seat:e}){let n=j(t),s=t.seats.filter(o=>o.seat!==e);return i`<div class="lorum-others">
    <${ye} round=${t} />
    <div class="lorum-hands">${s.map(o=>i`<${H} key=${o.seat} cards=${t.zones[`hand:${o.seat}`].cards} label=${n[o.seat]} />`)}</div>
  </div>`}function Wa({table:t,state:e,news:n}){let{round:s}=e,{prompt:o}=s,r=o.options.map(D).join(),a={table:t,state:e,round:s,question:r};return i`<section class="foot lorum-foot" aria-label="what is next">
    <${mt} text=${o.say.text} news=${n} detail=${ne(s,o.awaited)} />
    <${Bt} table=${t} />
    ${s.cards==="physical"?i`<${zp} ...${a} />`:i`<${Kp} ...${a} />`}
  </section>`}function Kp({table:t,state:e,round:n,question:s}){let[o]=n.prompt.awaited,r=Da(n,o).find(({values:a})=>a.position);return i`<${F} question=${s}>
    ${Ee(t,e)}
    ${r&&i`<div class="lorum-backs"><${Yn} left=${n.facts.positions[o]} open=${r.values.position}
      onTap=${a=>t.act({...r,args:{position:a}})} /></div>`}
  <//>`}function zp({table:t,round:e,question:n}){let{prompt:s,undoable:o}=e,r=t.late.value,a=s.options.filter($=>$.do==="play"),c=s.options.find($=>$.do==="pass"),l=i`<${b} kind="plain" disabled=${!o} busy=${r} onTap=${t.undo}>take back<//>`;if(a.length>1){let $=j(e);return i`<${F} question=${n} end=${l}>
      ${a.map(m=>i`<${b} key=${m.by} kind="main" busy=${r}
        onTap=${()=>t.act({...m,args:{card:m.values.card[0]}})}>${$[m.by]} ${P(m.values.card[0])}<//>`)}
    <//>`}let[d]=a,u=new Set(d?.values.card??[]);return i`<${F} end=${i`
      ${c&&i`<${b} kind="main" busy=${r} onTap=${()=>t.act({...c,args:{}})}>PASS<//>`}
      ${l}`}>
    <div class="lorum-pack" role="group" aria-label="cards">
      ${[..."shdc"].flatMap($=>be.map(m=>m+$)).map($=>i`<button type="button" key=${$}
        class=${v(["picker-card",`suit-${$[1]}`,!u.has($)&&"is-out"])} disabled=${!u.has($)||r}
        aria-label=${lt($)} onClick=${()=>t.act({...d,args:{card:$}})}>${u.has($)&&i`<${pe} card=${$} />`}</button>`)}
    </div>
  <//>`}var nn={"no-hearts":"No hearts",queens:"Queens","no-tricks":"No tricks","hairy-ape":"Hairy Ape",train:"Train",quart:"Quart",domino:"Domino"};function Ka({state:t,onClose:e}){let{round:n,table:s}=t,o=j(n),r=n.seats.map(({seat:f})=>f),{contracts:a,deals:c}=n.board,l=Jp(s,n),d=f=>s.seats.find(y=>y.player===f)?.seat,u=Yp(l,d),$=f=>[...l.values()].reduce((y,x)=>y+(ao(x,f,d)??0),0),m=(f,y)=>l.get(y*a.length+1)?.find(g=>g.seat===f)?.name??o[f];return i`<${Q} title="The score" onClose=${e} foot=${i`<${b} kind="plain" onTap=${e}>go back<//>`}>
    <div class="lorum-scores">
    <table class="lorum-sheet">
      <thead>
        <tr><th></th>${c.map((f,y)=>i`<th key=${f} colspan="4" scope="colgroup">${m(f,y)} deals</th>`)}</tr>
        <tr><th></th>${c.map(f=>r.map(y=>i`<th key=${`${f} ${y}`} class=${v([y===r[0]&&"starts"])}>${o[y].slice(0,3)}</th>`))}</tr>
      </thead>
      <tbody>${a.map((f,y)=>i`<tr key=${f}>
        <th scope="row">${nn[f]}</th>
        ${c.map((x,g)=>{let k=g*a.length+y+1,S=l.get(k);return r.map(O=>{let _=S&&ao(S,O,d);return i`<td key=${`${k} ${O}`} class=${v([O===r[0]&&"starts",k===n.facts.hand&&"is-now",_>0&&"won",_<0&&"lost"])}>
              ${S?_===void 0?"\u2013":_?at(_):"\xB7":""}</td>`})})}
      </tr>`)}</tbody>
    </table>
    </div>
    <p class="lorum-sums">${r.map((f,y)=>i`<span key=${f}><${ee} at=${y} /> ${o[f]} <b class=${v([$(f)>0&&"won",$(f)<0&&"lost"])}>${at($(f))}</b></span>`)}
      ${u.map(({player:f,name:y,result:x})=>i`<span key=${`gone ${f}`} class="quiet">${y} (left) <b>${at(x)}</b></span>`)}
      <span>pot <b>${h(n.places.pot??0)}</b></span></p>
    ${l.size>1&&i`<${Nn} deals=${Gp(l,o,r,d)} />`}
  <//>`}function Gp(t,e,n,s){let o=Object.fromEntries(n.map(r=>[r,0]));return[...t].map(([r,a])=>{let c=Object.fromEntries(n.map(d=>[d,o[d]+(ao(a,d,s)??0)])),l={better:"high",goal:null,before:o,after:c};return o=c,{deal:r,names:e,sheet:l}})}function Jp({past:t,seats:e},n){let s=n.facts.hand-1,o=s?t.filter(({voided:a})=>!a).slice(-s):[],r=new Map(o.map((a,c)=>[s-o.length+c+1,Ua(a.seats,a.results)]));return n.finished?r.set(n.facts.hand,Ua(e,Vp(n))):r}var Ua=(t,e)=>t.map(({seat:n,player:s,name:o})=>({seat:n,player:s,name:o,result:e[n]??0})),ao=(t,e,n)=>t.find(({player:s})=>n(s)===e)?.result;function Yp(t,e){let n=new Map;for(let{player:s,name:o,result:r}of[...t.values()].flat())e(s)===void 0&&n.set(s,{player:s,name:o,result:(n.get(s)?.result??0)+r});return[...n.values()]}function Vp({record:t,seats:e}){let n=Object.fromEntries(e.map(({seat:s})=>[s,0]));for(let{from:s,to:o,amount:r}of t.flatMap(({transfers:a})=>a))s==="house"||o==="house"||(s.startsWith("seat:")&&(n[s.slice(5)]-=r),o.startsWith("seat:")&&(n[o.slice(5)]+=r));return n}var za={Felt:od,Foot:()=>Wa,OpenHand:Ia,words:Qp,deed:Zp,event:Xp,payments:ed,amongPlayers:!0,payment:nd,over:sd,passOn:td};function Qp(){return{pass:()=>"PASS"}}function Zp({do:t,args:e},{who:n}){return t==="pass"?`${n} passes.`:t!=="play"?null:e.card&&e.card!=="??"?`${n}: ${P(e.card)}.`:`${n} plays a card.`}function Xp({code:t,args:e,text:n}){return t==="lorum.total"?`Total ${e.total}.`:n}function td({prompt:t}){return t?t.awaited.length===1?t.awaited[0]:t.options[0]?.by??null:null}function ed({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=j(t),s=[];for(let o of $e(t).filter(({action:r})=>r===e)){let r=Ut(o.from)??Ut(o.to)??0,a=o.from==="pot";(s.at(-1)?.seat!==r||s.at(-1).takes!==a)&&s.push({action:e,seat:r,player:n[r],takes:a,amount:0,transfers:[],ids:[]});let c=s.at(-1);c.ids.push(o.id),o.from!=="house"&&(c.transfers.push(o),c.amount+=a?o.amount:-o.amount)}return s}function nd({player:t,takes:e,amount:n,transfers:s},o){if(e)return{line:`${t} takes the pot, ${h(n)}.`};let r=j(o),a=l=>l==="house"?"the house":r[Ut(l)??0]??"the pot",c=s.map(l=>({to:a(l.to),amount:l.amount}));return{line:`${t} pays ${c.map(l=>`${l.to} ${h(l.amount)}`).join(", ")}.`,sums:[...new Set(s.map(({why:l})=>l))],pushes:c}}function sd({facts:t,board:e,record:n}){return n.at(-1)?.events.find(({code:o})=>o==="lorum.over")?.text??`Hand ${t.hand} of ${e.hands} is over and paid.`}function od(t){let{state:e,paying:n}=t,{round:s,table:o}=e,[r,a]=T(!1),c=l=>n?n.seat===l:!!s.prompt?.awaited.includes(l);return i`<section class="felt lorum" aria-label="felt">
    <${rd} round=${s} onSheet=${()=>a(!0)} />
    <div class=${`lorum-table is-${s.facts.contract}`}>
      ${s.seats.map(({seat:l})=>i`<${ad} key=${l} seat=${l} round=${s} lit=${c(l)} holds=${o.hand_over?.seat===l} />`)}
      <${ye} round=${s} />
    </div>
    ${r&&i`<${Ka} state=${e} onClose=${()=>a(!1)} />`}
  </section>`}function rd({round:t,onSheet:e}){let{facts:n,board:s,places:o,options:r}=t;return i`<header class="lorum-head">
    <ol class="lorum-contracts" aria-label="the contracts">
      ${s.contracts.map((a,c)=>i`<li key=${a} class=${v([a===n.contract&&"is-lit",c<(n.hand-1)%s.contracts.length&&"is-done"])}>${nn[a]}</li>`)}
    </ol>
    <div class="lorum-line">
      <span><b>hand ${n.hand}</b> of ${s.hands}</span>
      <span>${nt(r.stake,"chip")} a point</span>
      <span data-place="pot">pot <b class="figure">${h(o.pot??0)}</b></span>
      <${b} kind="quiet" onTap=${e}>score sheet<//>
    </div>
  </header>`}function ad({seat:t,round:e,lit:n,holds:s}){let{facts:o,zones:r,markers:a}=e,c=j(e)[t],l=e.seats.find(f=>f.seat===t).rack,d=r[`hand:${t}`].count,u=(r[`won:${t}`]?.count??0)/4,$=o.points?.[t],m=[e.dealer===t&&"the deal",$&&nt($,"point"),s&&"has the tablet",a[t]>0&&`owes ${h(a[t])}`];return i`<section class=${v(["lorum-seat",`is-seat-${t}`,n&&"is-lit"])} aria-label=${c}>
    <span class="lorum-name"><b>${c}</b> <span class="figure" data-place=${`seat:${t}`}>${h(l)}</span></span>
    <span class="small quiet">${m.filter(Boolean).join(" \xB7 ")}</span>
    <span class="small">${[d&&nt(d,"card"),u&&nt(u,"trick")].filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var Ga={c:"\u2663\uFE0E",d:"\u2666\uFE0E",h:"\u2665\uFE0E",s:"\u2660\uFE0E"},id=12,Ja=t=>Ga[t],Vn=({points:t,no_trump:e})=>`${t}${e?" no trump":""}`;function Ya({bids:t=[],passed:e=[],contract:n},s){if(e.includes(s))return i`<span class="small quiet">passes</span>`;let o=t.find(a=>a.seat===s);if(!o)return null;let r=n?.seat===s;return i`<span class=${r?"tricks-contract":"small"}>${r?"plays":"bids"} ${Vn(o)}</span>`}function Va({table:t,state:e,news:n}){let{round:s}=e,{prompt:o,undoable:r}=s,a=f=>o.options.find(y=>y.do===f),c=t.late.value,l=i`<${b} kind="plain" disabled=${!r} busy=${c} onTap=${t.undo}>take back<//>`,d=(f,y)=>()=>t.act({...f,args:y}),u=a("bid"),$=a("trump"),m=(f,y)=>f&&i`<${b} kind="plain" busy=${c} onTap=${d(f,{})}>${y}<//>`;return i`<section class="foot tricks-foot" aria-label="what is next">
    <${mt} text=${o.say.text} news=${n} />
    <${Bt} table=${t} />
    <${F} question=${o.options.map(D).join()} end=${l}>
      ${Js(e).length>0&&Ee(t,e)}
      ${u&&i`<${io} bid=${u} round=${s} busy=${c} onBid=${f=>t.act({...u,args:f})} />`}
      ${$&&i`<${co} busy=${c} onName=${f=>t.act({...$,args:f})} />`}
      ${m(a("pass"),"PASS")}
      ${m(a("misdeal"),"misdeal")}
    <//>
  </section>`}var io=({bid:t,round:e,busy:n,onBid:s})=>i`<div class="bids" role="group" aria-label="bids">
  ${cd(t,e).map(({points:o,without:r,open:a})=>i`<${b} key=${`${o} ${r}`} kind=${a?"main":"plain"} disabled=${!a} busy=${n}
    name=${`bid ${Vn({points:o,no_trump:r})}`}
    onTap=${()=>s(r?{points:o,no_trump:!0}:{points:o})}>${o}${r&&i`<small> NT</small>`}<//>`)}
</div>`,co=({busy:t,onName:e})=>Object.entries(Ga).map(([n,s])=>i`<${b} key=${n} kind="main" large busy=${t} name=${`trumps ${s}`} onTap=${()=>e({suit:n})}>${s}<//>`);function cd({by:t,values:e,optional:n},{facts:s,dealer:o,options:r}){let a=s.bids.at(-1),c=(u,$)=>2*u+Number($),l=a?c(a.points,a.no_trump)+(t===o?0:1):0,d=[];for(let u of[!1,!0])for(let $=r.minimum_bid;$<=id;$+=1)d.push({points:$,without:u,open:c($,u)>=l&&$>=e.points.min&&(u||n.includes("no_trump"))});return d}var Qn=sn($d),Zn=sn(hd),Xn={...sn(bd),Foot:yd};function sn(t){let e=({round:n})=>i`<div class="tricks-seen"><${t} round=${n} /><${Qa} round=${n} /></div>`;return{deed:ld,passOn:ud,Felt:pd(t),Seen:e}}function ld({do:t,args:e},{who:n}){return t==="play"?e.card&&e.card!=="??"?`${n}: ${P(e.card)}.`:`${n} plays a card.`:["bid","pass","trump","misdeal"].includes(t)?"":null}function ud({prompt:t}){return t?.awaited.length===1?t.awaited[0]:null}function pd(t){return function(n){let{state:s,paying:o}=n,{round:r,table:a}=s;return i`<section class="felt tricks" aria-label="felt">
      <header class="tricks-head">
        <${t} round=${r} />
        <span class="tricks-pot" data-place="pot">${r.places.pot>0&&i`pot <b class="figure">${h(r.places.pot)}</b>`}</span>
      </header>
      <${Qa} round=${r} paying=${o} holds=${a.hand_over?.seat} />
      <${Ct} state=${s} />
    </section>`}}function Qa({round:t,paying:e,holds:n}){let s=a=>e?e.seat===a:!!t.prompt?.awaited.includes(a),o=!t.zones.trick?.cards.length,r=t.cards==="virtual"&&Object.keys(t.facts.scores).some(a=>a.includes("+"));return i`<div class=${v(["tricks-seats",o&&"is-empty",r&&"is-across"])}>
    ${t.seats.map(a=>i`<${dd} key=${a.seat} seated=${a} round=${t} lit=${s(a.seat)} holds=${n===a.seat} />`)}
  </div>`}function dd({seated:{seat:t,player:e,rack:n},round:s,lit:o,holds:r}){let{facts:a,zones:c,markers:l}=s,d=c[`hand:${t}`]?.count??0,u=a.tricks.takers.filter(y=>y===t).length,$=Object.keys(a.scores),m=$.findIndex(y=>y.split("+").includes(String(t))),f=[d&&nt(d,"card"),u&&nt(u,"trick"),s.dealer===t&&"the deal",r&&"has the tablet",n>0&&nt(n,"chip"),l[t]>0&&`owes ${h(l[t])}`];return i`<section class=${v(["tricks-seat",o&&"is-lit"])} aria-label=${e}>
    <span class="tricks-name"><${ee} at=${m} /> <b>${e}</b></span>
    <span class="tricks-score"><b class="figure">${h(a.scores[$[m]])}</b> ${Ya(a,t)}</span>
    <${fd} round=${s} seat=${t} />
    <span class="small">${f.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}function fd({round:t,seat:e}){let{order:n,takers:s}=t.facts.tricks,o=t.zones.trick?.cards??[];if(t.finished)return null;let r=o[n.indexOf(e)];if(!r)return i`<${yt} />`;let a=o.length===n.length&&s.at(-1)===e;return i`<${B} card=${r} lit=${a} />`}function $d({round:{facts:t,options:e}}){return i`<p><b>deal ${t.deal}</b> · ${h(e.limit)} points end the game ·
    J♠${"\uFE0E"} 2, every other jack 1${e.token>0&&` \xB7 ${nt(e.token,"chip")} a point`}</p>`}var md={tricks:"Tricks 10",hearts:"Hearts 10",queens:"Queens 25","king-of-spades":"K\u2660\uFE0E 100","last-trick":"Last trick 100",everything:"Everything"};function hd({round:{facts:t}}){return i`<ol class="tricks-contracts" aria-label="the six deals">
    ${Object.entries(md).map(([e,n],s)=>i`<li key=${e} class=${v([s===t.deal-1&&"is-lit",s<t.deal-1&&"is-done"])}>${n}</li>`)}
  </ol>`}function bd({round:t}){let{deal:e,contract:n,trump:s}=t.facts,o=j(t),r=n?i`<b>${o[n.seat]} plays ${Vn(n)}</b>${s&&i`, <b class="tricks-trump">${Ja(s)}</b> trumps`}`:i`<b>bidding</b>`;return i`<p>deal ${e} · ${r} · 5♥${"\uFE0E"} +5 · 3♠${"\uFE0E"} −3</p>`}function yd(t){return t.prompt?.options.some(({do:e})=>e==="bid"||e==="trump")?Va:null}var kd=[..."ATKQJ"],_d=[..."shdc"].flatMap(t=>kd.map(e=>e+t));function Za({table:t,state:e,news:n,face:s}){let[o,r]=T(null),{round:a}=e,{prompt:c}=a,l=s.sure(),d=s.words(),u=c.options.find(k=>k.do==="play"),$=c.options.filter(k=>k!==u),m=t.late.value,f=new Set(u.values.card),y=(k,S)=>l[k.do]?r({option:k,args:S}):t.act({...k,args:S}),x=()=>{r(null),t.act({...o.option,args:o.args})},g=k=>k.values.suit??[null];return i`<section class="foot" aria-label="what is next">
    <${mt} text=${c.say.text} news=${n} detail=${ne(a,c.awaited)} />
    <${Bt} table=${t} />
    <div class="schnapsen-pack" role="group" aria-label="cards">
      ${_d.map(k=>i`<button type="button" key=${k} class=${v(["picker-card",`suit-${k[1]}`,!f.has(k)&&"is-out"])}
        disabled=${!f.has(k)||m} aria-label=${lt(k)}
        onClick=${()=>t.act({...u,args:{card:k}})}>${f.has(k)&&i`<${pe} card=${k} />`}</button>`)}
    </div>
    <${F} question=${c.options.map(D).join()} end=${i`
      <${b} kind="plain" disabled=${!a.undoable} busy=${m} onTap=${t.undo}>undo<//>`}>
      ${$.flatMap(k=>g(k).map(S=>{let O=S?{suit:S}:{};return i`<${b} key=${`${k.do} ${S}`} busy=${m} onTap=${()=>y(k,O)}>
            ${d[k.do]?.(O)??k.do}
          <//>`}))}
    <//>
    ${o&&i`<${pt} ...${l[o.option.do](j(a)[o.option.by])} onYes=${x} onClose=${()=>r(null)} />`}
  </section>`}var vd={c:"clubs",d:"diamonds",h:"hearts",s:"spades"},Xa=sn(ti),ts={...Xa,Foot:wd,Seen:Ad,deed:Td,sure:Od,words:Sd};function wd({cards:t,prompt:e}){return t==="physical"&&e?.options.some(n=>n.do==="play")?Za:null}var xd={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"};function Sd(){return{marry:({suit:t})=>`marry ${xd[t]??""}\uFE0E`}}function Td(t,e){return t.do==="play"?Xa.deed(t,e):""}function Od(){return{declare:t=>({title:`${t} declares 66?`,text:"The tricks are turned up and counted. There is no way back.",yes:`${t} declares`}),close:t=>({title:`${t} closes the stock?`,text:"Nobody draws any more, and whoever closes must reach 66.",yes:`${t} closes`})}}function Ad({round:t}){let e=j(t),{order:n}=t.facts.tricks;return i`<div class="schnapsen-seen">
    <${ti} round=${t} />
    ${(t.zones.trick?.cards??[]).map((s,o)=>i`<${H} key=${s} cards=${[s]} label=${e[n[o]]} />`)}
  </div>`}function ti({round:t}){let{zones:e,facts:n}=t,s=j(t),[o]=e.upcard?.cards??[],r=e.stock.count+(o?1:0);return i`<div class="schnapsen-stock">
    <span class="schnapsen-cards">
      ${o&&i`<${B} card=${n.closed?"??":o} />`}
      ${e.stock.count>0&&!n.closed&&i`<${B} card="??" />`}
    </span>
    <span>
      ${n.trump&&i`<span class="schnapsen-trump">
        <svg class=${`suit-${n.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${ut[n.trump]} /></svg>
        <b>${vd[n.trump]}</b> trumps</span>`}
      <span class="small">${Cd(n,r,s)}</span>
    </span>
    <span class="schnapsen-shown">
      ${n.marriages.map(({seat:a,suit:c,points:l,counts:d})=>i`<span class="schnapsen-marriage" key=${c}>
        <${H} cards=${[`K${c}`,`Q${c}`]} fanned />
        <span class="small"><b>${s[a]}</b> <b class="figure">${l}</b><br />${d?"counts":"with the next trick"}</span>
      </span>`)}
    </span>
  </div>`}function Cd({closed:t},e,n){return t?`closed by ${n[t.seat]}`:e?`stock ${e}`:"stock drawn out"}var lo=t=>["speculation.market","speculation.due"].includes(t?.say.code),ge=({facts:t},e)=>t.bids.filter(n=>n.seat===e);function es({stands:t}){let e=Math.round(t/1e4);return t>0&&e===0?"under 1%":t<1e6&&e===100?"over 99%":`${e}%`}var Rt=({prompt:t},e,n)=>t.options.find(s=>s.by===e&&s.do===n),ei=t=>lo(t.prompt)?Rt(t,"dealer","sale"):null;function ns(t,e){let n=ei(t);return n&&e.deal?.asked===D(n)?e.deal:null}function ni(t,e,n){let s=ei(t);if(!s)return null;let{from:o,to:r,unseen:a}=s.values,c=ns(t,e),l=D(s);if(c&&(n===c.to||n===c.from&&a))return{asked:null};if(a&&!c)return o.includes(n)?{asked:l,from:n,unseen:!0}:null;let d=c?.from??o[0];return n===d||!r.includes(n)?null:{asked:l,from:d,to:n,unseen:!!a,price:Ed(t,d,n,a)}}function Ed(t,e,n,s){let o=ge(t,n).find(a=>a.unseen===(s?e:null));if(o||!s)return o?.price;let r=t.record.flatMap(({events:a})=>a).findLast(({code:a})=>a==="speculation.sells-unseen");return r&&r.args.price<=si(t,n)?r.args.price:void 0}var si=({seats:t},e)=>t.find(n=>n.seat===e).rack;function oi({table:t,state:e,pad:n,setPad:s,news:o}){let{round:r,night:a}=e,c=ns(r,n),d={table:t,round:r,give:async($,m)=>await t.act({...$,args:m})&&s(f=>f.deal===n.deal?{deal:null}:{})};if(!c)return i`<${Bd} ...${d} news=${o} />`;let u=$=>s({deal:{...c,price:$}});return i`<${jd} ...${d} news=${o} deal=${c} chipset=${a.chip_set} onPrice=${u} onCancel=${()=>s({deal:null})} />`}function Bd({table:t,round:e,news:n,give:s}){let[o,r]=T(!1),{prompt:a,facts:c}=e,l=j(e),[d]=a.awaited,u=Rt(e,d,"turn")??Rt(e,d,"keep"),$=c.due===null&&Rt(e,c.holder,"sell"),m=$&&c.bids.filter(k=>$.values.to.includes(k.seat)).sort((k,S)=>S.price-k.price)[0],f=c.offer&&Rt(e,c.offer.to,"agree"),y=t.late.value,x=c.due===null?"Sold? Tap the buyer.":"An unseen card sold? Tap the seller, then the buyer.",g=!f&&i`<span class="controls-note">${x}</span>`;return i`<${oe} table=${t} line=${a.say.text} detail=${ne(e,a.awaited)} news=${n}>
    <${F} question=${D(u)} end=${g}>
      <${b} kind=${f?"plain":"main"} large busy=${y} onTap=${()=>f?r(!0):s(u,{})}>${u.do==="turn"?"TURN":"KEEP"}<//>
      ${m&&i`<${b} kind="plain" busy=${y} onTap=${()=>s($,{to:m.seat})}>sell to ${l[m.seat]} · ${h(m.price)}<//>`}
      ${f&&i`<${b} kind="plain" busy=${y} onTap=${()=>s(f,{})}>${l[c.offer.to]} agrees · ${h(c.offer.price)}<//>`}
      ${f&&i`<${b} kind="quiet" busy=${y} onTap=${()=>s(Rt(e,c.holder,"withdraw"),{})}>no more offer<//>`}
    <//>
    ${o&&f&&i`<${pt} title=${`${u.do==="turn"?"Turn":"Keep"} now?`} no=${`wait for ${l[c.offer.to]}`} yes=${u.do}
      text=${`${l[c.offer.to]} has not answered the offer at ${h(c.offer.price)}. It ends with the next card.`}
      onYes=${()=>{r(!1),s(u,{})}} onClose=${()=>r(!1)} />`}
  <//>`}function jd({table:t,round:e,deal:n,chipset:s,news:o,give:r,onPrice:a,onCancel:c}){let l=j(e),{from:d,to:u,price:$,unseen:m}=n,f=u===void 0?0:si(e,u),y=m?"an unseen card":P(e.zones.held.cards[0]),x=$===void 0?"for \u2026":$===0?"for nothing":`for ${h($)}`,g=u===void 0?`${l[d]} sells ${y}: tap the buyer.`:`${l[d]} sells ${y} to ${l[u]} ${x}.`,k=i`<${b} kind="plain" onTap=${c}>cancel<//>`;if(u===void 0)return i`<${oe} table=${t} line=${g} news=${o}><${F} question=${`from ${d}`} end=${k} /><//>`;let S=t.late.value,O=$!==void 0&&$<=f,_=m?{unseen:d}:{},M=Rt(e,"dealer","sale"),K=Rt(e,u,"bid"),J=Rt(e,d,"offer"),R=ge(e,u).find(z=>z.unseen===(m?d:null));return i`<${oe} table=${t} line=${g} detail=${`${l[u]} \xB7 rack ${h(f)}`} news=${o}>
    <div class="bets">
      <div class="bets-row">
        <div class="speculation-prices" role="group" aria-label="price">
          ${Nd(e.places.pot).map(z=>i`<${b} key=${z} chosen=${z===$} disabled=${z>f} onTap=${()=>a(z)}>${h(z)}<//>`)}
        </div>
        <${Et} chipset=${s} fits=${z=>($??0)+z<=f} onAdd=${z=>a(($??0)+z)}
          onTakeOff=${z=>a(Math.max(0,($??0)-z))} />
      </div>
      <${F} question=${`${d} ${u}`} end=${k}>
        <${b} kind="main" disabled=${!O} busy=${S} onTap=${()=>r(M,{from:d,to:u,price:$,...m?{unseen:!0}:{}})}>
          SOLD${O?` \xB7 ${h($)}`:""}
        <//>
        ${R&&R.price===$?i`<${b} kind="plain" busy=${S} onTap=${()=>r(Rt(e,u,"withdraw"),_)}>no more bid<//>`:i`<${b} kind="plain" disabled=${!O} busy=${S} onTap=${()=>r(K,{price:$,..._})}>a bid<//>`}
        ${!m&&i`<${b} kind="plain" disabled=${!O} busy=${S} onTap=${()=>r(J,{to:u,price:$})}>an offer<//>`}
      <//>
    </div>
  <//>`}var Md=[0,1,2,3,4,5,6,8,10,15];function Nd(t){let n=[1,2,5,10,20,50,100,200,500,1e3,2e3,5e3].findLast(s=>s*20<=t)??1;return Md.map(s=>s*n)}var on={Felt:qd,Foot:Hd,deed:Ld,payments:Pd,payment:Rd,over:Fd};function Hd(t){return lo(t.prompt)?oi:null}function Ld({do:t,events:e},{who:n}){return t==="turn"&&!e.length?`${n} turns a card.`:""}function Pd({round:t}){if(!t?.finished)return[];let e=j(t),n=t.record.at(-1).index;return $e(t).filter(({action:s,from:o,to:r})=>s===n&&(o==="pot"||r==="house")).map(({from:s,to:o,amount:r,id:a})=>{let c=Number((s==="pot"?o:s).split(":")[1]);return{action:n,seat:c,player:e[c],amount:s==="pot"?r:-r,ids:[a]}})}function Rd({amount:t},e){if(t<0)return{hand:"repays the house's marker"};let[n]=e.zones.held.cards;return{hand:`${P(n)} is the highest trump`,sums:["the whole pot"],lit:new Set([n])}}function Fd({record:t}){return t.at(-1).events.find(({code:e})=>e==="speculation.wins").text}function qd(t){let{state:e,paying:n}=t,{round:s}=e,o=s.seats.map(({seat:d})=>d).sort((d,u)=>d-u),r=Math.ceil(o.length/2),a=ns(s,t.pad),c=[o.slice(0,r),o.slice(r).reverse()],l=d=>i`<div class="speculation-row">
    ${d.map(u=>i`<${Wd} key=${u} seat=${u} ...${t} chosen=${a}
      lit=${n?n.seat===u:!!s.prompt?.awaited.includes(u)} />`)}
  </div>`;return i`<section class="felt speculation" aria-label="felt" style=${{"--across":r}}>
    ${l(c[0])}
    <${Dd} state=${e} />
    ${l(c[1])}
  </section>`}function Dd({state:t}){let{round:e,night:n}=t,{facts:s,places:o,zones:r,board:a}=e,[c]=r.held.cards;return i`<div class="speculation-middle">
    <${H} cards=${r.held.cards} places=${1} wanted=${!c} />
    <div class="speculation-held">
      ${c&&i`
        <p><b>${j(e)[s.holder]}</b> holds it ${!e.finished&&i`<span class="quiet">· ${s.due===null?"for sale":"not for sale"}</span>`}</p>
        <${Id} board=${a} finished=${e.finished} />`}
    </div>
    <div class="speculation-pot" data-place="pot">
      <${Te} amount=${o.pot??0} chipset=${n.chip_set} />
      <span>pot <b class="figure">${h(o.pot??0)}</b></span>
    </div>
  </div>`}function Id({board:t,finished:e}){let{trumps:n,higher:s,against:o}=t;return e?null:i`
    <p class="speculation-stands"><b class="figure">${es(t)}</b> that it stands</p>
    <p class="speculation-higher">
      ${s.length?i`<svg class=${`suit-${n}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${ut[n]} /></svg>
        <span>${s.map(([r])=>r==="T"?"10":r).reverse().join(" ")} unseen</span>`:"nothing can beat it"}
      <span class="quiet"> · ${o} face down against it</span>
    </p>`}function Wd({seat:t,state:e,pad:n,setPad:s,chosen:o,lit:r}){let{round:a}=e,c=a.seats.find(m=>m.seat===t),l=a.zones[`pile:${t}`].count,d=ni(a,n,t),u=["speculation-seat",r&&"is-lit",a.facts.holder===t&&"is-holder",(o?.from===t||o?.to===t)&&"is-chosen"],$=i`
    <span class="speculation-who"><b>${c.player}</b><span class="figure" data-place=${`seat:${t}`}>${h(c.rack)}</span></span>
    <span class="speculation-cards">
      <span class="speculation-pile">
        ${[...Array(Math.min(l,3)).keys()].map(m=>i`<${B} key=${m} card="??" />`)}
        ${l>0&&i`<span class="speculation-count">${l}</span>`}
      </span>
      <span class="speculation-turned">
        ${a.zones[`turned:${t}`].cards.map(m=>i`<span key=${m}><${B} card=${m} /></span>`)}
      </span>
    </span>
    <span class="speculation-says">${Ud(a,t,o)}</span>`;return d?i`<button type="button" class=${v(u)} aria-label=${c.player} aria-pressed=${String(o?.from===t||o?.to===t)}
    onClick=${()=>s({deal:d})}>${$}</button>`:i`<div class=${v(u)} role="group" aria-label=${c.player}>${$}</div>`}function Ud(t,e,n){if(n?.to===e)return"buys";if(n?.from===e)return n.unseen?"sells a card":"sells it";let{offer:s,holder:o}=t.facts,r=j(t),a=ge(t,e).map(({unseen:d,price:u})=>`bids ${h(u)}${d===null?"":` for ${r[d]}'s`}`);if(s?.to===e&&a.push(`offered at ${h(s.price)}`),a.length)return a.join(", ");let c=t.markers[e];return[o===e&&"holds",t.dealer===e&&"the deal",c&&`owes ${h(c)}`].filter(Boolean).join(" \xB7 ")}var ss={Felt:Kd,Seen:zd};function Kd({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return i`<section class="felt bus" aria-label="felt">
    <${ri} round=${n} />
    <div class="bus-seats">
      ${n.seats.map(r=>i`<${Gd} key=${r.seat} seated=${r} round=${n} lit=${o(r.seat)} holds=${s.hand_over?.seat===r.seat} />`)}
    </div>
    ${n.finished&&i`<${Ct} state=${t} />`}
  </section>`}function zd({round:t}){return i`<div class="bus-seen">
    <${ri} round=${t} />
    <p class="bus-all">${t.seats.map(({seat:e,player:n})=>i`<span key=${e}>${n} <${ii} count=${t.facts.tokens[e]} of=${ai(t)} /></span>`)}</p>
  </div>`}function ri({round:t}){let{pot:e}=t.places;return i`<div class="bus-middle">
    <${H} cards=${t.zones.middle?.cards??[]} label="the middle" />
    <span class="bus-pot" data-place="pot">${e>0&&i`pot <b class="figure">${h(e)}</b>`}</span>
  </div>`}function Gd({seated:{seat:t,player:e,rack:n},round:s,lit:o,holds:r}){let{facts:a,zones:c,markers:l,options:d}=s,u=c[`hand:${t}`],$=[a.stopped===t&&"stopped the bus",a.losers.includes(t)&&"the worst hand",!a.playing.includes(t)&&"watches",s.dealer===t&&"the deal",r&&"has the tablet",(n>0||d.token>0)&&`rack ${h(n)}`,l[t]>0&&`owes ${h(l[t])}`];return i`<section class=${v(["bus-seat",o&&"is-lit"])} aria-label=${e}>
    <span class="bus-name"><b>${e}</b> <${ii} count=${a.tokens[t]} of=${ai(s)} /></span>
    <${H} cards=${Oe(u?.cards??[],s)} />
    <span class="small" data-place=${`seat:${t}`}>${$.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var ai=({facts:t,options:e})=>Math.max(e.tokens,...Object.values(t.sheet.before)),Jd=6;function ii({count:t,of:e}){let n=`${t} ${t===1?"token":"tokens"}`;return e>Jd?i`<span class="bus-tokens">${n}</span>`:i`<span class="bus-tokens" role="img" aria-label=${n}>
    ${Array.from({length:e},(s,o)=>i`<i key=${o} class=${o<t?"is-left":null}></i>`)}
  </span>`}var _t="HDCS",Mt={H:"Hearts",D:"Diamonds",C:"Clubs",S:"Spades"},vt={WIN:1,EXA:2,SFC:4},jt=7,Yd={H:"\u2665",D:"\u2666",C:"\u2663",S:"\u2660"},zt=t=>t.split("/").map(e=>`${Yd[e]}\uFE0E`).join(" "),Vd=t=>t.split("/").map(e=>Mt[e]).join(", "),re=({horse:t})=>i`<svg class=${`horse-suit suit-${t.toLowerCase()}`} viewBox="-2 -2 104 104" role="img"
    aria-label=${Mt[t]}>
  <path class="card-pip" d=${ut[t.toLowerCase()]} />
</svg>`,ae=({order:t})=>i`<span class="order" role="img" aria-label=${Vd(t)}>
  ${t.split("/").map(e=>i`<${re} key=${e} horse=${e} />`)}
</span>`;function rn(t,e){return e===0?[[]]:t.flatMap(n=>rn(t.filter(s=>s!==n),e-1).map(s=>[n,...s]))}function an(t,e){let n=Object.fromEntries([..._t].map(o=>[o,0])),s=[];for(let o of t.slice(0,e)){let r=o[1].toUpperCase();n[r]<jt&&s.length<3&&(n[r]+=1),n[r]===jt&&!s.includes(r)&&s.push(r)}return s.length===3&&s.push([..._t].find(o=>!s.includes(o))),{spaces:n,home:s}}var ht=t=>t.reduce((e,{amount:n})=>e+n,0),os=(t,e,n)=>t.prompt?.options.find(s=>s.by===e&&s.do===n),rs=({options:t},e)=>typeof t.minimum_bet=="object"?t.minimum_bet[e]:t.minimum_bet;function ci({table:t,state:e,paying:n,pad:s,setPad:o}){let[r,a]=T(null),{round:c}=e,l=c.prompt?.say.code==="superfecta.betting",d=async()=>{let{ticket:u,seat:$}=r;a(null),await t.act({...os(c,$,"cancel"),args:{ticket:u}})};return i`<div class="tickets" role="group" aria-label="tickets by seat">
    ${c.seats.map(u=>i`<${Qd} key=${u.seat} seated=${u} selling=${l}
      chosen=${l?(s.seat??c.seats[0].seat)===u.seat:n?.seat===u.seat}
      tickets=${c.facts.tickets.filter(({seat:$})=>$===u.seat)}
      finish=${c.facts.finish&&!c.prompt?c.facts.finish:null}
      onChoose=${()=>o({seat:u.seat})} onTicket=${a} />`)}
    ${r&&i`<${pt} title=${`Cancel ticket ${r.ticket}?`} yes="cancel the ticket" no="keep it"
      text=${`${r.bets.map(li).join(", ")}: ${h(ht(r.bets))} go back to the rack.`}
      onYes=${d} onClose=${()=>a(null)} />`}
  </div>`}var li=({amount:t,type:e,horses:n})=>`${h(t)} ${e} ${zt(n)}`;function Qd({seated:t,selling:e,chosen:n,tickets:s,onChoose:o,onTicket:r}){let a=ot(null);q(()=>{n&&a.current.scrollIntoView({block:"nearest"})},[n]);let c=i`<b>${t.player}</b><span class="figure" data-place=${`seat:${t.seat}`}>${h(t.rack)}</span>`;return i`<div class=${v(["holder",n&&"is-lit"])} ref=${a}>
    ${e?i`<button type="button" class="holder-name" aria-pressed=${String(n)}
          aria-label=${`seat ${t.seat}, ${t.player}`} onClick=${o}>${c}</button>`:i`<div class="holder-name">${c}</div>`}
    ${s.map(l=>i`<${Zd} key=${l.ticket} ticket=${l} selling=${e} onTap=${()=>r(l)} />`)}
  </div>`}function Zd({ticket:t,selling:e,onTap:n}){let s=t.bets.map(({amount:r,type:a,horses:c},l)=>i`<span key=${l} class="ticket-line">
    ${h(r)} ${a} <${ae} order=${c} /></span>`),o=i`<span class="ticket-number">${t.ticket}</span>`;return e?i`<button type="button" class="ticket" aria-label=${`ticket ${t.ticket}: cancel`} onClick=${n}>
    ${o}<span class="ticket-lines">${s}</span></button>`:i`<div class="ticket">${o}<span class="ticket-lines">${s}</span></div>`}function ui({table:t,state:e,pad:n,setPad:s,last:o,news:r}){let{round:a,night:c}=e,l=a.seats.map(({seat:C})=>C),d=n.seat??l[0],u=a.seats.find(C=>C.seat===d),{amount:$=rs(a,"WIN"),type:m="WIN",horses:f=[],tapped:y=[],fresh:x=!0}=n,g=n.lines?.[d]??[],k=os(a,d,"ticket"),S=o[`${d} ticket`]?.bets,O=C=>s({seat:d,amount:$,type:m,horses:f,...C}),_=C=>O({amount:C.reduce((Z,qt)=>Z+qt,0),tapped:C,fresh:!1}),M=(C,Z={})=>O({lines:{...n.lines,[d]:C},...Z}),K=Ot($,y,c.chip_set),J=u.rack-ht(g),R=C=>{if(f.includes(C))return O({horses:f.filter(qt=>qt!==C)});let Z=uo([...f,C],m);return Z.length<vt[m]?O({horses:Z}):M([...g,{amount:$,type:m,horses:Z.join("/")}],{horses:[],fresh:!0})},z=async C=>{await t.act({...k,args:{bets:C}})&&s(Z=>({lines:{...Z.lines,[d]:[]},...Z.seat===n.seat?{seat:d,horses:[],amount:void 0,tapped:[],fresh:!0}:{}}))},E=po(a,m,$,J),W=`${u.player} \xB7 rack ${h(u.rack)}`,A=a.seats.find(C=>n.lines?.[C.seat]?.length),L=a.seats.filter(C=>os(a,C.seat,"ticket")&&!a.facts.tickets.some(Z=>Z.seat===C.seat)).map(({player:C})=>C),ft=i`<${b} kind=${A||L.length?"plain":"main"} disabled=${!!A} busy=${t.late.value}
    onTap=${()=>t.act(os(a,"dealer","off"))}>OFF<//>`;return i`<${oe} table=${t} line=${tf(a,n,u,A,L)} news=${r} detail=${W}>
    <div class="builder">
      <div class="builder-row">
        <output class="builder-amount figure" aria-label="amount">${h($)}</output>
        <${Et} chipset=${c.chip_set} fits=${C=>k&&(x?0:$)+C<=J}
          onAdd=${C=>_(x?[C]:[...K,C])}
          onTakeOff=${C=>_(L(K,C))} />
        <${b} name="take off the last chip" disabled=${!$} onTap=${()=>_(K.slice(0,-1))}>⌫<//>
        <div class="builder-types" role="group" aria-label="pool">
          ${Object.keys(vt).map(C=>i`<${b} key=${C} chosen=${C===m}
            onTap=${()=>O({type:C,horses:[]})}>${C}<//>`)}
        </div>
        <div class="builder-horses" role="group" aria-label="horses, in the order they come in">
          ${[..._t].map(C=>i`<${ef} key=${C} horse=${C} at=${f.indexOf(C)}
            disabled=${!k||E!==null} onTap=${()=>R(C)} />`)}
        </div>
      </div>
      <${F} question=${`selling ${a.facts.sold??0}`} end=${ft} steady>
        <${b} kind="main" disabled=${!g.length||ht(g)>u.rack} busy=${t.late.value} onTap=${()=>z(g)}>
          ${g.length?`sell \xB7 ${h(ht(g))}`:"sell"}
        <//>
        <${b} kind="plain" disabled=${!k||!S||ht(S)>u.rack||g.length} onTap=${()=>z(S)}>
          same again${S?` \xB7 ${h(ht(S))}`:""}
        <//>
        <div class="builder-lines" aria-label="lines of this ticket">
          ${g.map((C,Z)=>i`<button type="button" key=${Z} class="builder-line" aria-label=${`take off ${li(C)}`}
            onClick=${()=>M(g.filter((qt,Nt)=>Nt!==Z))}>
            ${h(C.amount)} ${C.type} <${ae} order=${C.horses} /> <span aria-hidden="true">✕</span></button>`)}
          ${E&&i`<span class="builder-note small">${E}</span>`}
        </div>
      <//>
    </div>
  <//>`}function uo(t,e){return vt[e]!==4||t.length!==3?t:[...t,[..._t].find(n=>!t.includes(n))]}function po(t,e,n,s){let o=rs(t,e);return n<o?`${e} is bet from ${h(o)}`:n%o?`${e} is bet in multiples of ${h(o)}`:n>s?`${h(s)} left in the rack`:null}var Xd=["first","second","third"];function tf(t,{type:e="WIN",horses:n=[]},s,o,r){return n.length?`${s.player}: ${e} ${zt(n.join("/"))} \u2026 who comes ${Xd[n.length]}?`:o?o===s?`${s.player}'s ticket: another line, or sell.`:`${o.player}'s ticket is not sold yet.`:t.facts.tickets.length?r.length?`More bets? No ticket yet: ${kt(r)}.`:"Everybody has a ticket. Off when the last one is in.":"Bets, please."}function ef({horse:t,at:e,disabled:n,onTap:s}){return i`<button type="button" class=${v(["horse-key",e>=0&&"is-picked"])} disabled=${n}
      aria-label=${Mt[t]} aria-pressed=${e>=0?"true":"false"} onClick=${s}>
    <${re} horse=${t} />${e>=0&&i`<span class="horse-key-place">${e+1}</span>`}
  </button>`}var fo=1e6,nf=rn([..._t],vt.SFC).map(t=>t.join("/"));function Ft({course:t},e,n){let s=t[Math.min(n,t.length-1)];return s?s.reduce((o,r,a)=>nf[a].startsWith(e)?o+r:o,0):null}var $o=(t,e)=>ds(t*e/fo,1);function mo(t,e,n,s,o){let{least:r,orders:a}=t[e],c=a[n].one_more[s]*Ft(t,n,o);return ds(c/r/fo,2)}function pi({board:t,options:e},n,{amount:s,type:o,horses:r},a){let c=t[o].bets.find(d=>d.seat===n&&d.horses===r),l=Ft(t,r,a);return!c||l===null?null:$o(c[e.split]*s/c.staked,l)}function je(t){return t===null?"":t>0&&t<1e4?"<1 %":t<fo&&t>99e4?">99 %":`${Math.round(t/1e4)} %`}var sf=4;function di({round:t,running:e,beat:n}){let[s,o]=T(null),{board:r,facts:a}=t,c=e?null:a.finish,l=ot(r);a.finish||(l.current=r);let d={...t,beat:n,board:e?{...l.current,course:r.course}:r,open:t.prompt?.say.code==="superfecta.betting"};return i`<div class="tote" role="group" aria-label="tote board">
    ${Object.keys(vt).map(u=>i`<${af} key=${u} kind=${u} round=${d} finish=${c}
      onWhole=${()=>o(u)} />`)}
    ${s&&i`<${Q} title=${`${s}: ${Object.keys(r[s].orders).length} orders`} onClose=${()=>o(null)}
        foot=${i`<${b} kind="plain" onTap=${()=>o(null)}>go back<//>`}>
      <div class="tote-whole">
        <p class="quiet small">${of[t.options.split]} ${d.open&&rf}</p>
        <${mi} kind=${s} round=${d} finish=${c} whole lines=${$i(d.board[s].orders)} />
      </div>
    <//>`}
  </div>`}var of={even:p("The winners of a pool share it a head each."),stake:p("The winners of a pool share it by what each bet staked.")},rf=p("The last two columns say what each chip of one more least bet brings back on average, to somebody who has none on that order, if its winners shared a head each, and if by stake. Below 1 is a bad bet.");function af({kind:t,round:e,finish:n,onWhole:s}){let{orders:o,carried:r}=e.board[t],a=e.places[`pool:${t}`]??0,c=t==="WIN"?Object.entries(o):cf(o,fi(t,n));return i`<section class="pool" aria-label=${t}>
    <header class="pool-head" data-place=${`pool:${t}`}>
      <b>${t}</b> <span class="figure">${h(a)}</span>
      ${r>0&&i`<span class="small quiet">${h(r)} carried</span>`}
    </header>
    <${mi} kind=${t} round=${e} finish=${n} lines=${c} />
    <${b} kind="quiet" onTap=${s}>all ${Object.keys(o).length}<//>
  </section>`}var fi=(t,e)=>e?e.slice(0,vt[t]).join("/"):null,$i=t=>Object.entries(t).sort(([,e],[,n])=>n.chance-e.chance||n.staked-e.staked);function cf(t,e){let n=([s,{staked:o}])=>s===e?2:o?1:0;return $i(t).sort((s,o)=>n(o)-n(s)).slice(0,sf)}function mi({kind:t,round:e,finish:n,lines:s,whole:o}){let r=fi(t,n),{board:a,beat:c,open:l,options:d}=e,u=o&&l?lf:null,$=Ft(a,t==="WIN"?"H":"H/D",c)!==null,m=(f,y)=>l?mo(a,t,f,d.split,c):y.staked?$o(uf(y,d),Ft(a,f,c)):"\u2013";return i`<table class="tote-lines">
    <thead><tr><th></th>${o&&i`<th>staked</th>`}<th>${n?"paid":"pays"}</th><th>chance</th>
      ${!n&&(u?i`<th>${p("a head each")}</th><th>${p("by stake")}</th>`:i`<th>${l?p("brings##a bet, chips on average"):p("worth##a bet, chips on average")}</th>`)}</tr></thead>
    <tbody>${s.map(([f,y])=>i`<tr key=${f} class=${v([f===r&&"is-won"])}>
      <td><${ae} order=${f} /></td>
      ${o&&i`<td>${y.staked?h(y.staked):"\u2013"}</td>`}
      <td class="tote-pays">${n?f===r?df(t,e):"":pf(y,e)}</td>
      <td>${je(Ft(a,f,c))}</td>
      ${!n&&$&&(u?u.map(x=>i`<td key=${x}>${mo(a,t,f,x,c)}</td>`):i`<td>${m(f,y)}</td>`)}
    </tr>`)}</tbody>
  </table>`}var lf=["even","stake"],uf=({will_pay:t},{split:e})=>e==="even"?t:t/100;function pf({will_pay:t},{options:e}){return t===null?"\u2013":e.split==="even"?h(t):`${h(Math.floor(t/100))}.${String(t%100).padStart(2,"0")}`}function df(t,{record:e}){let n=e.flatMap(({events:s})=>s).filter(({code:s,args:o})=>s==="superfecta.pays"&&o.pool===t);return n.length?h(n.reduce((s,{args:o})=>s+o.amount,0)):"carried"}var as={Felt:xf,Foot:ff,words:$f,deed:mf,event:gf,payment:kf,over:_f,beats:vf,showing:wf};function ff({prompt:t}){return t?.say.code==="superfecta.betting"?ui:null}function $f(){return{turn:()=>"TURN A CARD",run:()=>"RUN TO THE END"}}function mf({index:t,do:e,args:n,transfers:s},{who:o,round:r}){switch(e){case"ticket":return`${o}: ${n.bets.map(hf).join(", ")}${n.bets.length>1?` \xB7 ${h(bf(n.bets))}`:""}.`;case"cancel":return`Ticket ${n.ticket} cancelled, ${h(s.reduce((a,{amount:c})=>a+c,0))} back.`;case"off":return"No more bets.";case"turn":return`${P(r.zones.course.cards[yf(r,t)])}.`;case"run":return"Run to the end.";case"show":return`${P(n.card)}.`;default:return null}}var hf=({amount:t,type:e,horses:n})=>`${h(t)} ${e} ${zt(n)}`,bf=t=>t.reduce((e,{amount:n})=>e+n,0),yf=({record:t},e)=>t.filter(n=>n.do==="turn"&&n.index<e).length;function gf({code:t,args:e,text:n},s){switch(t){case"superfecta.off":return null;case"superfecta.home":return`${Mt[e.horse]} home, number ${e.place}.`;case"superfecta.finish":return`The finish: ${zt(e.horses)}.`;case"superfecta.pays":return`${e.pool}: ${s[e.seat]} ${h(e.amount)}.`;case"superfecta.carried":return e.amount?`${e.pool}: nobody, ${h(e.amount)} carried.`:null;default:return n}}function kf({action:t,seat:e,transfers:n},s){let o=s.record.find(({index:c})=>c===t)?.events.filter(({code:c,args:l})=>c==="superfecta.pays"&&l.seat===e)??[],r=o.map(({args:c})=>`${c.pool} ${zt(c.order)}: ${c.reckoning} = ${h(c.amount)}`),a=n.filter(({why:c})=>!/ pays /.test(c)).map(({from:c,why:l,amount:d})=>`${c.slice(5)}, ${l}: ${h(d)}`);return{hand:o.map(({args:c})=>`${c.pool} ${zt(c.order)}`).join(", ")||"the end of the meeting",sums:[...r,...a]}}function _f({facts:t}){return`${zt(t.finish.join("/"))}. Race ${t.race} of ${t.races} is paid.`}function vf({zones:t}){return t.course?.count??0}function wf({zones:t},e){let{home:n}=an(t.course.cards,e);return n.length?`${n.slice(0,3).map((s,o)=>`${Mt[s]} ${ho[o]}`).join(", ")}.`:"They are off."}var ho=["1st","2nd","3rd","4th"];function xf(t){let{state:e,pace:n}=t,{round:s}=e,o=s.zones.course?.cards??[],{spaces:r,home:a}=an(o,n.beat);return i`<section class="felt races" aria-label="felt">
    <${Sf} rail=${s.zones.rail?.cards??[]} spaces=${r} home=${a} card=${n.beat?o[n.beat-1]:null} />
    <div class="races-below">
      <${di} round=${s} running=${n.running} beat=${n.beat} />
      <${ci} ...${t} />
    </div>
  </section>`}function Sf({rail:t,spaces:e,home:n,card:s}){let o=[...Array(jt).keys()];return i`<div class="track" role="group" aria-label="the track">
    <div class="track-rail" aria-label="the rail">
      <span class="track-turned">${s?i`<${B} card=${s} />`:i`<${yt} />`}</span>
      ${o.map(r=>i`<span key=${r} class="track-rail-card">
        ${r<jt-1&&(t[r]?i`<${B} card=${t[r]} />`:i`<${yt} />`)}
      </span>`)}
      <span class="track-end"></span>
    </div>
    ${[..._t].map(r=>i`<${Tf} key=${r} horse=${r} at=${e[r]} place=${n.indexOf(r)} />`)}
  </div>`}function Tf({horse:t,at:e,place:n}){let s={"--at":String(e)};return i`<div class=${v(["lane",n===0&&"is-winner"])} role="img"
      aria-label=${`${Mt[t]}: ${n<0?`space ${e} of ${jt}`:ho[n]}`}>
    <span class="lane-start"></span>
    ${[...Array(jt).keys()].map(o=>i`<span key=${o} class=${v(["lane-space",o===jt-1&&"is-line"])}></span>`)}
    <span class="lane-place figure">${n<0?"":ho[n]}</span>
    <span class="horse" style=${s}><${re} horse=${t} /></span>
  </div>`}var Me={ante:"Ante",blind:"Blind",play:"Play",trips:"Trips"},wt=(t,e,n)=>t.places[`circle:${e}:${n}`]??0;function bi({board:t,options:e,onClose:n}){let s=Object.keys(t.blind_paytable),o=i`<${b} kind="plain" onTap=${n}>go back<//>`;return i`<${Q} title="What is paid" onClose=${n} foot=${o}>
    <table class="ledger paytables">
      <thead><tr><th>hand</th><th class="number">Blind</th><th class="number">Trips</th></tr></thead>
      <tbody>${s.map(r=>i`<tr key=${r}>
        <td>${r}</td>
        <td class="number">${t.blind_paytable[r]}</td>
        <td class="number">${t.trips_paytable[r]}</td>
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">Blind${hi(e.blind_paytable)}: only when the player beats the dealer; an equal hand pushes.
      What a fraction leaves over stays with the house.</p>
    <p class="small quiet">Trips${hi(e.trips_paytable)}: on the player's hand alone, whoever wins; a fold loses it.</p>
    <p class="small quiet">Ante and Play pay 1:1. Without a pair the dealer does not qualify, and the Ante pushes.</p>
  <//>`}var hi=t=>typeof t=="string"?` (${t})`:" (your own table)";var Of=["ante","trips"];function gi({table:t,state:e,pad:n,setPad:s,last:o,news:r}){let{round:a,night:c}=e,{prompt:l}=a,d=(w,I)=>l.options.find(et=>et.by===w&&et.do===I),u=a.seats.map(({seat:w})=>w),[$,m]=T(!1),[f,y]=T(!1),x=w=>!!d(w,"bet")&&!n.sitting?.[w],g=n.seat===void 0?is(a,u.filter(x),0):n.seat,k=n.target??"ante",S=d(g,"bet"),O=cs(a,g),_=n.drafts?.[g]??O,M=Ot(_[k],n.tapped?.[`${g} ${k}`]??[],c.chip_set),K=_.ante!==O.ante||_.trips!==O.trips,J=yi(o[`${g} bet`]),R=a.seats.find(w=>w.seat===g),z=(w,I=[])=>s({seat:g,target:k,drafts:{...n.drafts,[g]:{..._,[k]:w}},tapped:{...n.tapped,[`${g} ${k}`]:I}}),E=w=>z(w.reduce((I,et)=>I+et,0),w),W=(w,I={})=>s(et=>{let{[w]:Gt,...vo}=et.drafts??{},{seat:em,...sc}=I;return et.seat===n.seat?{drafts:vo,tapped:{},target:"ante",...I}:{drafts:vo,...sc}}),A=async w=>{let I=!w.ante&&!w.trips,et=I?d(g,"clear"):S;await t.act({...et,args:I?{}:bo(w)})&&W(g,{seat:is(a,u.filter(x),g),sitting:{...n.sitting,[g]:!1}})},L=w=>dt(_)?_:yi(o[`${w} bet`]),ft=w=>{let I=L(w),{rack:et}=a.seats.find(Gt=>Gt.seat===w);return I&&dt(I)>0&&Ne(a,d(w,"bet"),et,I)===null},C=u.filter(w=>x(w)&&!dt(cs(a,w))).filter(ft),Z=async()=>{y(!0);for(let I of C){if(!await t.act({...d(I,"bet"),args:bo(L(I))}))break;W(I)}y(!1);let{round:w}=t.state.peek();s({seat:is(w,u.filter(x),0)})},qt=()=>{let w={...n.sitting,[g]:!n.sitting?.[g]},I=w[g]?is(a,u.filter(et=>x(et)&&et!==g),g):g;W(g,{seat:I,sitting:w})},Nt=async()=>{m(!1);for(let[I,et]of Object.entries(n.drafts??{})){let Gt=Number(I);if(!(!et.ante&&!et.trips)){if(!await t.act({...d(Gt,"bet"),args:bo(et)}))return s({seat:Gt});W(Gt)}}let w=t.state.peek().round?.prompt?.options.find(({do:I})=>I==="deal");return w&&t.act(w)},ie=d("dealer","deal")||Object.values(n.drafts??{}).some(({ante:w,trips:I})=>w||I),Pe=w=>S&&Ne(a,S,R.rack+dt(O),{..._,[k]:_[k]+w})===null,$t=a.seats.filter(w=>x(w.seat)&&!dt(n.drafts?.[w.seat]??cs(a,w.seat))).map(({player:w})=>w),Re=ie&&!K&&!$t.length,Fe=i`<${b} kind=${Re?"main":"plain"} disabled=${!ie||f} busy=${t.late.value}
    onTap=${$t.length?()=>m(!0):Nt}>DEAL<//>`,qe=$t.length?X("{players} has not bet.","{players} have not bet.",$t.length,{players:kt($t)}):"All bets are down: deal.";return i`<${oe} table=${t} line=${ie&&(Re||$t.length)?qe:l.say.text} news=${r}
      detail=${R&&`${R.player} \xB7 rack ${h(R.rack)}`}>
    ${$&&i`<${pt} title=${`Deal without ${kt($t)}?`} no=${`wait for ${$t.length===1?$t[0]:"them"}`} yes=${`deal without ${$t.length===1?$t[0]:"them"}`}
      text=${X("{players} has not bet. Without a bet nobody is dealt in, and cards that are dealt cannot be taken back.","{players} have not bet. Without a bet nobody is dealt in, and cards that are dealt cannot be taken back.",$t.length,{players:kt($t)})}
      onYes=${Nt} onClose=${()=>m(!1)} />`}
    <div class="bets">
      <div class="bets-row">
        ${Of.map(w=>i`<${Af} key=${w} name=${w} draft=${_} chosen=${w===k} disabled=${!S}
          onTap=${()=>s({seat:g,target:w})} />`)}
        <${Et} chipset=${c.chip_set} fits=${Pe} onAdd=${w=>E([...M,w])}
          onTakeOff=${w=>E(Pt(M,w))} />
        <${b} name="take off the last chip" disabled=${!M.length} onTap=${()=>E(M.slice(0,-1))}>⌫<//>
        <p class="bets-note small" role="status">${R?Ef(a,S,_):""}</p>
      </div>
      <${F} question=${`betting ${g}`} end=${Fe} steady>
        <${b} kind="main" disabled=${!K} busy=${t.late.value} onTap=${()=>A(_)}>
          <span class="bets-place">${Cf(R,_,K)}</span>
        <//>
        <${b} kind="plain" disabled=${!S||!J||Ne(a,S,R.rack+dt(O),J)!==null}
          onTap=${()=>A(J)}>same again${J?` \xB7 ${yo(J)}`:""}<//>
        <${b} kind="plain" disabled=${C.length<2||f} busy=${t.late.value} onTap=${Z}>
          ${dt(_)?p("all bet {stakes}",{stakes:yo(_)}):p("all as before")}<//>
        <${b} kind="quiet" disabled=${!dt(_)} onTap=${()=>s({seat:g,target:"ante",drafts:{...n.drafts,[g]:{ante:0,trips:0}},tapped:{}})}>clear<//>
        <${b} kind="quiet" chosen=${!!(R&&n.sitting?.[g])} disabled=${!S||dt(O)>0} onTap=${qt}>sits out<//>
      <//>
    </div>
  <//>`}var cs=(t,e)=>({ante:wt(t,e,"ante"),trips:wt(t,e,"trips")}),dt=({ante:t,trips:e})=>2*t+e,bo=({ante:t,trips:e})=>e?{ante:t,trips:e}:{ante:t},yi=t=>t&&{ante:t.ante,trips:t.trips??0},yo=({ante:t,trips:e})=>[t&&h(t),e&&`Trips ${h(e)}`].filter(Boolean).join(" + ");function is(t,e,n){return[...e.filter(o=>o>n),...e.filter(o=>o<n)].find(o=>!dt(cs(t,o)))??null}function Af({name:t,draft:e,chosen:n,disabled:s,onTap:o}){let r=e[t];return i`<button type="button" class=${v(["bets-target",n&&"is-chosen"])} aria-pressed=${String(n)}
      disabled=${s} onClick=${o}>
    <span class="small">${t==="ante"?"Ante":"Trips"}</span>
    <b class="bets-figure">${h(r)}</b>
    <span class="small">${t==="ante"?`+ Blind ${h(r)}`:" "}</span>
  </button>`}function Cf(t,e,n){return t?n?dt(e)?`${t.player} bets ${yo(e)}`:`${t.player} takes it back`:`${t.player} bets`:"all bets are down"}function Ne(t,e,n,{ante:s,trips:o}){let{maximum_bet:r}=t.options;return r&&(s>r||o>r)?`at most ${h(r)}`:s>e.values.ante.max||o>e.values.trips.max?"the rack does not hold that":3*s+o>n?"the rack keeps one more ante for the Play bet":null}function Ef(t,e,n){if(!e)return"The rack does not cover a bet.";let s=Object.entries(t.board.blind_paytable).find(([,a])=>Bf(a,n.ante));if(!s)return"";let[o,r]=s;return`A ${o} pays ${r.replace(":"," to ")} on the Blind: of ${h(n.ante)} the house would keep the odd part of a chip.`}var Bf=(t,e)=>{let[n,s]=t.split(":").map(Number);return s>1&&e*n%s!==0};var ls={Felt:Df,Foot:({facts:t})=>t.street==="betting"?gi:null,words:Mf,deed:Nf,event:Hf,payment:Rf,over:Ff,passOn:qf},jf=[7,6,5,4,3,2,1];function Mf(t){let[e]=t.prompt?.awaited??[];return{check:()=>"CHECK",fold:()=>"FOLD",play:({times:n})=>`PLAY ${n}\xD7 \xB7 ${h(n*wt(t,e,"ante"))}`}}function Nf({do:t,args:e,transfers:n},{who:s}){switch(t){case"bet":{let o=e.trips?`Trips ${h(e.trips)}`:"",r=e.ante?`${h(e.ante)}, Blind ${h(e.ante)}`:"";return`${s} bets ${[r,o].filter(Boolean).join(", ")}.`}case"clear":return`${s} takes the bet back.`;case"deal":return"No more bets. Cards dealt.";case"check":return`${s} checks.`;case"fold":return`${s} folds.`;case"play":return`${s} plays ${e.times}\xD7, ${h(n[0].amount)}.`;case"show":return`${P(e.card)} turned up.`;default:return null}}function Hf({code:t,args:e,text:n},s){if(t==="uth.breakage")return`Odd Blind: a ${e.hand} is rounded down.`;if(t!=="uth.settled")return n;let o=e.lines.reduce((r,{stake:a,result:c,won:l})=>r+(c==="loses"?-a:l),0);return`${s[e.seat]}: ${e.hand}, ${at(o)}.`}function Lf({circle:t,stake:e,odds:n,result:s,won:o}){let r=`${Me[t]} ${h(e)}`;return s.startsWith("pays")?`${r} \xD7 ${n} = ${h(o)}${s.includes("breakage")?", the half chip stays":""}`:`${r} ${s}`}var Pf={better:"",worse:", beaten",equal:", equal to the dealer's"};function Rf({action:t,seat:e,transfers:n},s){let r=s.record.find(({index:u})=>u===t)?.events.find(({code:u,args:$})=>u==="uth.settled"&&$.seat===e);if(!r)return{hand:null,sums:n.map(({why:u,amount:$})=>`${u}: ${h($)}`)};let{hand:a,cards:c,compared:l,lines:d}=r.args;return{hand:a+Pf[l],sums:d.map(Lf),lit:new Set(c)}}function Ff({record:t}){let e=t.at(-1)?.events.find(({code:n})=>n==="uth.qualifies"||n==="uth.fails");return e?`${e.text} All paid.`:"Nobody stayed in. All paid."}function qf({prompt:t,record:e}){let[n]=t?.awaited??[];return typeof n=="number"&&n>e.at(-1).by?n:null}function Df({state:t,paying:e,pad:n,setPad:s,face:o}){let{round:r,table:a,night:c}=t,[l,d]=T(!1),{zones:u,facts:$,board:m}=r,f=e?o.payment(e,r).lit:void 0,y=u["hand:dealer"]?.cards??[],x=Array(u["board:covered"]?.count??0).fill("??"),g=r.record.flatMap(({events:k})=>k).find(({code:k})=>k==="uth.qualifies"||k==="uth.fails");return i`<section class="felt uth" aria-label="felt">
    <div class="uth-tables"><${b} kind="quiet" onTap=${()=>d(!0)}>paytables<//></div>
    <div class="uth-dealer">
      <${H} cards=${y} places=${2} lit=${f} label=${g?If(g):"dealer"} />
    </div>
    <div class="uth-board"><${H} cards=${[...u.board?.cards??[],...x]} places=${5} lit=${f} /></div>
    ${jf.map(k=>i`<${Wf} key=${k} seat=${k} round=${r} chipset=${c.chip_set} lit=${f}
      street=${$.street} paying=${e?.seat===k} pad=${n} setPad=${s}
      holds=${a.hand_over?.seat===k} />`)}
    ${l&&i`<${bi} board=${m} options=${a.options} onClose=${()=>d(!1)} />`}
  </section>`}var If=({code:t,args:e})=>`${e.hand}: ${t==="uth.qualifies"?"qualifies":"does not qualify"}`;function Wf({seat:t,round:e,chipset:n,lit:s,street:o,paying:r,pad:a,setPad:c,holds:l}){let d=e.seats.find(_=>_.seat===t),u=`uth-seat uth-seat-${t}`;if(!d)return i`<div class=${`${u} is-empty`} aria-hidden="true"><span class="uth-empty">${t}</span></div>`;let $=o==="betting",m=e.zones[`hand:${t}`]?.cards??[],f=e.facts.folded.includes(t),y=!$&&!e.facts.dealt_in.includes(t),x=$&&a.seat===t,g=r||e.prompt?.awaited.includes(t)||x,k=$?a.drafts?.[t]:void 0,S=[u,g&&"is-lit",(f||y)&&"is-out",x&&"is-chosen",zf(e,t)&&"is-waiting"],O=i`
    <span class="uth-hand">
      ${m.length>0&&!f&&i`<${H} cards=${m} lit=${r?s:void 0} />`}
      <span class="uth-note">${$&&a.sitting?.[t]?"sits out":Uf({folded:f,out:y,holds:l})}</span>
    </span>
    <span class="uth-circles">
      ${["trips","play","ante","blind"].map(_=>i`<${Gf} key=${_} name=${_} place=${`circle:${t}:${_}`}
        amount=${Kf(e,t,_,k)} draft=${k!==void 0} chipset=${n} />`)}
    </span>
    <span class="uth-who"><b>${d.player}</b><span class="figure" data-place=${`seat:${t}`}>${h(d.rack)}</span></span>`;return $?i`<button type="button" class=${v(S)} aria-label=${`seat ${t}, ${d.player}`} aria-pressed=${String(x)}
    onClick=${()=>c({seat:t,target:"ante"})}>${O}</button>`:i`<div class=${v(S)} role="group" aria-label=${`seat ${t}, ${d.player}`}>${O}</div>`}var Uf=({folded:t,out:e,holds:n})=>t?"folded":n?"has the tablet":e?"out":"";function Kf(t,e,n,s){return s?{ante:s.ante,blind:s.ante,trips:s.trips,play:0}[n]:wt(t,e,n)}function zf(t,e){let[n]=t.prompt?.awaited??[],{dealt_in:s=[],folded:o}=t.facts;return typeof n=="number"&&e>n&&s.includes(e)&&!o.includes(e)&&wt(t,e,"ante")>0&&!wt(t,e,"play")}function Gf({name:t,place:e,amount:n,draft:s,chipset:o}){let[r]=Ze(n,o);return i`<span class=${v(["uth-circle",`uth-${t}`,n>0&&s&&"is-draft"])} data-place=${e}>
    <span class="uth-ring">${r?i`<${An} value=${n} colour=${r.colour} />`:Me[t]}</span>
  </span>`}var Jf={lorum:za,polignac:Qn,kaiser:Xn,"canadian-salad":Zn,schnapsen:ts,"stop-the-bus":ss,"divide-and-conquer":Jn,bura:tn,"card-stock-market":La,kabu:qa,speculation:on,uth:ls,superfecta:as},ki=t=>({...ua,...Jf[t]});var _i={Board:Yf,reason:t=>t&&tn.payment(t).hand};function Yf({state:{round:t,table:e}}){let n=t.zones.stock.count+(t.zones.trump?.count??0);return i`<${tn.Seen} round=${t} seat=${e.seat} />
    <p class="hand-pots"><span>${Y("pot {chips}",{chips:i`<b class="figure">${h(t.places.pot??0)}</b>`})}</span><span>${Y("stock {count}",{count:i`<b>${n}</b>`})}</span></p>`}var vi={Board:Qf,line:Vf,Mine:()=>Zf,Play:()=>Xf};function Vf({round:t}){return ro(t)||null}function Qf({state:{round:t,table:e}}){return i`<${Be} round=${t} />
    <p class="hand-pots"><span>${Y("money {chips}",{chips:i`<b class="figure">${h(he(t,e.seat))}</b>`})}</span>
      <span>${Y("worth {chips}",{chips:i`<b class="figure">${h(t.board.players[e.seat].worth)}</b>`})}</span>
      <span>${Y("draw pile {count}",{count:i`<b>${t.board.draw_pile}</b>`})}</span></p>`}function wi({pad:t,options:e}){let n=e.map(D).join();return t.asked===n?t:{asked:n,own:[],sale:null}}function Zf(t){let{state:e,setPad:n,cover:s}=t,{round:o,table:r}=e,{asked:a,own:c,sale:l}=wi(t),d=o.zones[`hand:${r.seat}`]?.cards??[],u=me(o,r.seat),$=m=>{let f=c.includes(m)?c.filter(y=>y!==m):[...c,m].slice(-4);n({asked:a,own:f,sale:null})};return i`<div class="hand-open is-many" style=${{"--of":8}}>
    <div class="tap-hand" role="group" aria-label=${p("my cards")}>${d.map((m,f)=>i`<button type="button" key=${f} class=${v(["tap-card","is-open",c.includes(f)&&"is-raised"])}
      aria-label=${lt(m)} aria-pressed=${String(c.includes(f))} onClick=${()=>$(f)}><${B} card=${m} /></button>`)}</div>
    <div class="hand-under">
      <div class="trade-mine" role="group" aria-label=${p("my certificates")}>
        ${u.map((m,f)=>i`<${Gn} key=${f} card=${m} chosen=${l===f} onTap=${()=>n({asked:a,own:[],sale:l===f?null:f})} />`)}
        ${!u.length&&i`<span class="quiet small">${p("no certificates yet")}</span>`}
      </div>
      <${b} kind="quiet" onTap=${s.cover}>${p("cover")}<//>
    </div>
  </div>`}function Xf(t){let{hand:e,state:n,open:s,cover:o}=t,{round:r,table:a}=n,{asked:c,own:l,sale:d}=wi(t);if(!s)return i`<${F} question=${p("covered")}><${b} kind="main" onTap=${o.look}>${p("look at my cards")}<//><//>`;let u=r.zones[`hand:${a.seat}`]?.cards??[];return i`<${F} question=${c}><div class="hand-deeds"><${oo} round=${r} seat=${a.seat} picked=${l.map($=>u[$])}
    sale=${d===null?null:me(r,a.seat)[d]} busy=${e.late.value} act=${e.act} /></div><//>`}var xi={Board:t$};function t$({state:{round:t,table:e}}){let{facts:n,zones:s,options:o}=t,r=t.seats.filter(({seat:a})=>a!==e.seat);return i`<p class="hand-pots"><span>${Y("hand {number}",{number:i`<b>${n.hand}</b>`})}</span><span>${Y("stock {count}",{count:i`<b>${s.stock?.count??0}</b>`})}</span>
      <span>${X("{count} chip a point","{count} chips a point",o.stake)}</span></p>
    <div class="hand-seen">${r.map(({seat:a,player:c})=>{let l=n.counts[a],d=n.drawing.includes(a);return i`<div key=${a} class=${v(["hand-other",t.prompt?.awaited.includes(a)&&"is-lit"])}>
        <${H} cards=${s[`hand:${a}`].cards} label=${c} />
        <b>${l??(d?"":p("passed"))}</b></div>`})}</div>`}var go=({round:t,table:e})=>t.cards==="virtual"&&t.zones[`hand:${e.seat}`]?.sight==="others",e$=()=>i`<p class="controls-note">${p("Tap the back of the card you play.")}</p>`,Si={Board:n$,Mine:t=>go(t)?o$:null,Play:t=>go(t)?e$:null};function n$({state:t}){let{round:e,table:n}=t,{facts:s,board:o,options:r,places:a}=e,c=s.points?.[n.seat];return i`<p class="hand-pots"><span><b>${nn[s.contract]}</b></span><span>${p("hand {number} of {count}",{number:s.hand,count:o.hands})}</span>
      <span>${Y("pot {chips}",{chips:i`<b class="figure">${h(a.pot??0)}</b>`})}</span><span>${c?X("{count} point","{count} points",c):X("{count} chip a point","{count} chips a point",r.stake)}</span></p>
    <${ye} round=${e} />
    ${go(t)&&i`<${s$} state=${t} />`}`}function s$({state:{round:t,table:e}}){let n=At(t);return i`<div class="hand-others">${t.seats.filter(({seat:s})=>s!==e.seat).map(({seat:s})=>i`<${H} key=${s} cards=${t.zones[`hand:${s}`].cards} label=${n[s]} fanned />`)}</div>`}function o$({hand:t,state:e,options:n}){let{round:s,table:o}=e,r=n.find(l=>l.do==="play"),a=bt(r?D(r):""),c=(l,d)=>a.swallows(d)||t.act({...r,args:{position:l}});return i`<div class="hand-open is-many" style=${{"--of":8}}>
    <${Yn} left=${s.facts.positions?.[o.seat]??[]} open=${r?.values.position??[]} onTap=${c} /></div>`}var Ti={Board:i$,reason:(t,e)=>t?.amount>0?on.payment(t,e).hand:on.over(e),words:r$};function r$(t){let e=At(t);return{turn:()=>p("TURN"),keep:()=>p("KEEP"),agree:()=>p("AGREE \xB7 {price}",{price:t.facts.offer?.price??0}),sell:({to:n})=>p("SELL to {player} \xB7 {price}",{player:e[n],price:a$(t,n)??0}),withdraw:({unseen:n})=>n?p("no more bid for {player}'s",{player:e[n]}):p("withdraw")}}var a$=(t,e)=>ge(t,e).find(({unseen:n})=>n===null)?.price;function i$({state:{round:t,table:e}}){let{facts:n,zones:s,places:o,board:r}=t,a=At(t),c=s[`pile:${e.seat}`]?.count??0,l=t.seats.flatMap(({seat:d})=>ge(t,d).map(u=>({...u,seat:d})));return i`<div class="hand-seen">
      <${H} cards=${s.held.cards} places=${1} label=${n.holder?p("{player} holds",{player:a[n.holder]}):p("no trump yet")} />
      <div class="hand-says">
        <p>${Y("pot {chips}",{chips:i`<b class="figure">${h(o.pot??0)}</b>`})}</p>
        ${s.held.cards.length>0&&!t.finished&&i`<p class="small">${p("{chance} that it stands",{chance:es(r)})}</p>`}
        ${l.map(d=>i`<p key=${`${d.seat} ${d.unseen}`} class="small">${c$(d,a)}</p>`)}
        ${n.offer&&i`<p class="small">${Y("offered to {player} at {price}",{player:a[n.offer.to],price:i`<b>${h(n.offer.price)}</b>`})}</p>`}
      </div>
      <div class="hand-pile">${c>0&&i`<${B} card="??" />`}<span class="hand-label">${p("my pile {count}",{count:c})}</span></div>
    </div>
    <div class="hand-seen is-small">${t.seats.map(({seat:d,player:u})=>{let{cards:$}=s[`turned:${d}`];return $.length>0&&i`<${H} key=${d} cards=${$.slice(-4)} label=${d===e.seat?p("mine"):u} fanned />`})}</div>`}function c$({seat:t,price:e,unseen:n},s){let o={player:s[t],price:i`<b>${h(e)}</b>`};return n?Y("{player} bids {price} for {other}'s",{...o,other:s[n]}):Y("{player} bids {price}",o)}var Ai={Board:u$,Mine:()=>p$,line:l$,Play:({round:t})=>t.prompt?.say.code==="superfecta.betting"?f$:null,reason:(t,e)=>t&&as.payment(t,e).hand};function l$({round:t,table:e}){return t.prompt?.say.code!=="superfecta.betting"?null:t.facts.tickets.some(({seat:n})=>n===e.seat)?p("Your ticket is in."):p("Fill in your slip.")}function u$({state:{round:t}}){let e=t.zones.course?.cards??[],{spaces:n,home:s}=an(e,e.length);return i`<div class="hand-race" role="group" aria-label=${p("the race")}>
    ${[..._t].map(o=>{let r=s.indexOf(o);return i`<div key=${o} class="hand-lane" role="img" aria-label=${`${Mt[o]}: ${r<0?p("space {number} of {count}",{number:n[o],count:jt}):p("number {number}##in a race",{number:r+1})}`}>
        <span class="hand-way" style=${{"--at":String(n[o]/jt)}}><span class="hand-horse"><${re} horse=${o} /></span></span>
        <b class="figure">${r<0?je(Ft(t.board,o,e.length)):`${r+1}.`}</b></div>`})}</div>`}function p$({hand:t,state:e,options:n}){let{round:s,table:o}=e,r=s.facts.tickets.filter(({seat:l})=>l===o.seat),a=n.find(l=>l.do==="cancel"),c=s.zones.course?.count??0;return r.length?i`<ul class="hand-tickets" aria-label=${p("my tickets")}>${r.map(({ticket:l,bets:d})=>i`<li key=${l}>
      <span class="hand-bets">${d.map((u,$)=>i`<span key=${$}>${h(u.amount)} ${u.type} <${ae} order=${u.horses} />
          ${!s.facts.finish&&i`<small>${d$(s,o.seat,u,c)}</small>`}</span>`)}</span>
      <b class="figure">${h(ht(d))}</b>
      ${a&&i`<${b} kind="quiet" name=${p("cancel ticket {number}",{number:l})} busy=${t.late.value} onTap=${()=>t.act({...a,args:{ticket:l}})}>✕<//>`}
    </li>`)}</ul>`:i`<p class="quiet">${p("No ticket yet.")}</p>`}function d$(t,e,n,s){let o=pi(t,e,n,s);if(o===null)return"";let r=je(Ft(t.board,n.horses,s));return p("{chance} \xB7 worth {chips}",{chance:r,chips:o})}var Oi={type:"WIN",horses:[],box:!1,lines:[],tapped:[],fresh:!0};function f$({hand:t,state:e,options:n,last:s}){let{round:o,night:r,table:a}=e,[c,l]=T(Oi),{type:d,horses:u,box:$,lines:m,tapped:f,fresh:y}=c,x=n.find(A=>A.do==="ticket"),g=c.amount??rs(o,"WIN"),k=A=>l({...c,amount:g,...A}),{rack:S}=o.seats.find(A=>A.seat===a.seat),O=S-ht(m),_=Ot(g,f,r.chip_set),M=A=>k({amount:A.reduce((L,ft)=>L+ft,0),tapped:A,fresh:!1}),K=s[`${a.seat} ticket`]?.bets,J=po(o,d,g,O),R=A=>{if(u.includes(A))return k({horses:u.filter(ft=>ft!==A)});let L=$?[...u,A]:uo([...u,A],d);return $||L.length<vt[d]?k({horses:L}):k({horses:[],fresh:!0,lines:[...m,{amount:g,type:d,horses:L.join("/")}]})},E=($?rn(d==="SFC"?[..._t]:u,vt[d]):[]).map(A=>({amount:g,type:d,horses:A.join("/")})),W=async A=>await t.act({...x,args:{bets:A}})&&l(Oi);return x?i`
    <div class="hand-slip">
      <div class="hand-row">
        <output class="pad-amount" aria-label=${p("amount")}>${h(g)}</output>
        ${Object.keys(vt).map(A=>i`<${b} key=${A} chosen=${A===d} onTap=${()=>k({type:A,horses:[],box:$&&A!=="WIN"})}>${A}<//>`)}
        ${d!=="WIN"&&i`<${b} chosen=${$} onTap=${()=>k({box:!$,horses:[]})}>${p("box")}<//>`}
      </div>
      <div class="hand-row"><${Et} chipset=${r.chip_set} fits=${A=>(y?0:g)+A<=O}
        onAdd=${A=>M(y?[A]:[..._,A])} onTakeOff=${A=>M(Pt(_,A))} /></div>
      <div class="hand-row" role="group" aria-label=${p("horses, in the order they come in")}>
        ${[..._t].map(A=>i`<${$$} key=${A} horse=${A} at=${u.indexOf(A)} box=${$}
          chance=${$||u.includes(A)?null:Ft(o.board,[...u,A].join("/"),0)} disabled=${J!==null||$&&d==="SFC"} onTap=${()=>R(A)} />`)}
      </div>
      ${J&&i`<p class="small hand-fault">${J}</p>`}
      ${E.length>0&&i`<${b} kind="plain" disabled=${ht(E)>O} onTap=${()=>k({lines:[...m,...E],horses:[],box:!1,fresh:!0})}>
        ${X("box: {count} bet \xB7 {chips}","box: {count} bets \xB7 {chips}",E.length,{chips:ht(E)})}<//>`}
      ${m.length>0&&i`<div class="hand-lines" aria-label=${p("bets of this slip")}>${m.map((A,L)=>i`<button type="button" key=${L} class="hand-bet" aria-label=${p("take off {chips} {pool}",{chips:A.amount,pool:A.type})}
          onClick=${()=>k({lines:m.filter((ft,C)=>C!==L)})}>${h(A.amount)} ${A.type} <${ae} order=${A.horses} /> ✕</button>`)}</div>`}
    </div>
    <${F} question=${`slip ${o.facts.sold??0}`} steady>
      <${b} kind="main" disabled=${!m.length||ht(m)>S} busy=${t.late.value} onTap=${()=>W(m)}>${m.length?p("BET {chips}",{chips:ht(m)}):p("BET")}<//>
      <${b} kind="plain" disabled=${!K||m.length>0||ht(K)>S} onTap=${()=>W(K)}>${K?p("same again \xB7 {chips}",{chips:ht(K)}):p("same again")}<//>
    <//>`:i`<p class="quiet">${p("Your rack covers no bet.")}</p>`}var $$=({horse:t,at:e,box:n,chance:s,disabled:o,onTap:r})=>i`<button type="button" class=${v(["horse-key",e>=0&&"is-picked"])} disabled=${o}
    aria-label=${Mt[t]} aria-pressed=${String(e>=0)} onClick=${r}>
  <${re} horse=${t} />${e>=0&&!n&&i`<span class="horse-key-place">${e+1}</span>`}
  ${s!==null&&i`<span class="horse-key-chance">${je(s)}</span>`}
</button>`;var Ci={Board:He(Qn)},Ei={Board:He(Zn)},Bi={Board:He(ts)},ji={Board:He(Jn)},Mi={Board:He(ss)},Ni={Board:He(Xn),Play:m$};function He({Seen:t}){return({state:e})=>e.round.finished?i`<${Ct} state=${e} />`:i`<${t} round=${e.round} />`}function m$({round:t,table:e}){return(t.prompt?.options.filter(({by:s})=>s===e.seat)??[]).some(({do:s})=>s==="bid"||s==="trump")?h$:null}function h$({hand:t,state:e,options:n,open:s,cover:o}){let r=t.late.value,a=m=>n.find(f=>f.do===m),[c,l,d]=["bid","trump","pass"].map(a),u=s&&a("misdeal"),$=m=>f=>t.act({...m,args:f});return i`<div class="hand-bidding">
    ${!s&&i`<${b} kind="plain" onTap=${o.look}>${p("look at my cards")}<//>`}
    ${c&&i`<${io} bid=${c} round=${e.round} busy=${r} onBid=${$(c)} />`}
    ${l&&i`<div class="hand-suits"><${co} busy=${r} onName=${$(l)} /></div>`}
    ${d&&i`<${b} kind="plain" busy=${r} onTap=${()=>$(d)({})}>${p("PASS")}<//>`}
    ${u&&i`<${b} kind="plain" busy=${r} onTap=${()=>$(u)({})}>${p("misdeal")}<//>`}
  </div>`}var Hi={Board:g$,Play:({round:t})=>t.facts.street==="betting"?_$:null,line:b$,reason:y$,empty:({round:t,table:e})=>t.facts.street!=="betting"&&!t.facts.dealt_in.includes(e.seat)?p("You sit this hand out."):null};function b$({round:t,table:e}){return t.facts.street!=="betting"?null:t.places[`circle:${e.seat}:ante`]||t.places[`circle:${e.seat}:trips`]?p("Your bet is down."):p("Place your bet.")}function y$(t,e,n){return e.facts.folded.includes(n)?p("folded"):e.facts.dealt_in.includes(n)?t&&ls.payment(t,e).hand:p("you sat this hand out")}function g$({state:t}){let{round:e,table:n}=t,{zones:s}=e,o=Object.keys(Me).filter(r=>wt(e,n.seat,r));return i`<div class="hand-seen">
      <${H} cards=${s["hand:dealer"]?.cards??[]} places=${2} label=${p("dealer")} />
      <${H} cards=${s.board?.cards??[]} places=${5} label=${p("board")} />
    </div>
    <p class="hand-pots">${o.map(r=>i`<span key=${r}>${Me[r]} <b class="figure">${h(wt(e,n.seat,r))}</b></span>`)}</p>`}var k$={ante:"Ante",trips:"Trips"};function _$({hand:t,state:e,last:n}){let{round:s,night:o,table:r}=e,{seat:a}=r,c=E=>s.prompt.options.find(W=>W.by===a&&W.do===E),l={ante:wt(s,a,"ante"),trips:wt(s,a,"trips")},[d,u]=T({on:l,tapped:{}}),$=d.on.ante===l.ante&&d.on.trips===l.trips,{draft:m=l,tapped:f={},target:y="ante"}=$?d:{},x=E=>u({on:l,draft:m,tapped:f,target:y,...E}),g=c("bet"),{rack:k}=s.seats.find(E=>E.seat===a),S=k+dt(l),O=n[`${a} bet`]&&{ante:0,trips:0,...n[`${a} bet`]},_=Ot(m[y],f[y]??[],o.chip_set),M=E=>x({draft:{...m,[y]:E.reduce((W,A)=>W+A,0)},tapped:{...f,[y]:E}}),K=E=>g&&!Ne(s,g,S,{...m,[y]:m[y]+E}),J=E=>t.act({...g,args:E.trips?E:{ante:E.ante}}),R=m.ante!==l.ante||m.trips!==l.trips,z=dt(l)>0;return g?i`
    <div class="hand-targets">
      ${Object.entries(k$).map(([E,W])=>i`<button type="button" key=${E} class=${v(["hand-target",E===y&&"is-chosen"])}
          aria-pressed=${String(E===y)} onClick=${()=>x({target:E})}>
        <span>${W}</span><b class="figure">${h(m[E])}</b>
        <span class="small quiet">${E==="ante"?p("+ Blind {chips}",{chips:m.ante}):p("on its own")}</span></button>`)}
      <${b} name=${p("take off the last chip")} disabled=${!_.length} onTap=${()=>M(_.slice(0,-1))}>⌫<//>
    </div>
    <${Et} chipset=${o.chip_set} fits=${K} onAdd=${E=>M([..._,E])} onTakeOff=${E=>M(Pt(_,E))} />
    <${F} question=${`bets ${r.number}`} steady>
      <${b} kind="main" disabled=${!R||!dt(m)} busy=${t.late.value} onTap=${()=>J(m)}>
        ${R||!z?dt(m)?p("BET {chips}",{chips:ko(m)}):p("BET"):p("{bet} is down",{bet:ko(l)})}<//>
      ${z?i`<${b} kind="plain" busy=${t.late.value} onTap=${()=>t.act(c("clear"))}>${p("take it back")}<//>`:i`<${b} kind="plain" disabled=${!O||!!Ne(s,g,S,O)} onTap=${()=>J(O)}>${O?p("same again \xB7 {chips}",{chips:ko(O)}):p("same again")}<//>`}
    <//>`:i`<p class="quiet">${p("Your rack does not cover a bet.")}</p>`}var ko=({ante:t,trips:e})=>[t&&h(t),e&&`Trips ${h(e)}`].filter(Boolean).join(" + ");var v$={uth:Hi,superfecta:Ai,lorum:Si,polignac:Ci,kaiser:Ni,"canadian-salad":Ei,schnapsen:Bi,"stop-the-bus":Mi,"divide-and-conquer":ji,kabu:xi,bura:_i,speculation:Ti,"card-stock-market":vi},Li=t=>({...ki(t),...v$[t]});function Pi({hand:t,state:e,onClose:n}){let{table:s,me:o,night:r}=e,[a,c]=T(qn()),l=Ae(e.round??{}),[d,u]=T(!1),$=()=>{aa(!a),c(!a)};return d?i`<${w$} hand=${t} game=${s.game} onClose=${()=>u(!1)} />`:i`<${Q} title=${o.name} onClose=${n} foot=${i`<${b} kind="main" onTap=${n}>${p("go back")}<//>`}>
    <p class="quiet">${r.name}${s?` \xB7 ${s.name} \xB7 ${p("seat {seat}",{seat:s.seat})}`:""}</p>
    <div class="hand-list">
      ${s&&i`<${b} kind="plain" onTap=${()=>u(!0)}>${p("how {game} is played",{game:s.game_name})}<//>`}
      <${b} kind="plain" chosen=${a} onTap=${$}>${a?p("sound at my turn: on"):p("sound at my turn: off")}<//>
      <${b} kind="plain" onTap=${l.turn}>${l.as==="sorted"?p("my cards: sorted"):p("my cards: as dealt")}<//>
      ${s?.last&&s.cards==="virtual"&&i`<${ma} hand=${t} table=${s.table} number=${s.last.number} />`}
    </div>
    <${Xe} />
    ${s?.commitment&&i`<div class="hand-promise"><p class="small quiet">${p("The shuffle of round {number} is promised. This is the SHA-256 of its seed, which is published when the round is closed; then your own phone can do the shuffle again.",{number:s.number})}</p>
      <code>${s.commitment}</code></div>`}
  <//>`}function w$({hand:t,game:e,onClose:n}){let[s,o]=T(null);return q(()=>{t.game(e).then(({help:r})=>o(r||`<p>${p("Its page of help has not been written yet.")}</p>`),()=>o(`<p>${p("The house does not answer. Try again.")}</p>`))},[e]),i`<${Q} title=${p("How it is played")} large onClose=${n} foot=${i`<${b} kind="main" onTap=${n}>${p("back to my hand")}<//>`}>
    ${s?i`<div class="hand-help" dangerouslySetInnerHTML=${{__html:s}}></div>`:i`<p class="quiet">${p("One moment.")}</p>`}
  <//>`}var x$={sit:({chips:t})=>t?p("A seat, with {chips}",{chips:t}):p("A seat"),stand:()=>p("To stand up"),"top-up":({chips:t})=>p("{chips} more to the table",{chips:t}),"buy-in":({chips:t})=>p("{chips} chips of the desk",{chips:t}),"cash-out":()=>p("To be cashed out")},S$=["buy-in","cash-out"];function us({hand:t,state:e}){return e.wishes.length?i`<ul class="hand-wishes" aria-label=${p("what I asked for")}>
    ${e.wishes.map(n=>i`<li key=${n.number}>
      <span><b>${x$[n.kind](n)}</b> <span class="quiet">${S$.includes(n.kind)?p("the host will say"):p("the dealer will say")}</span></span>
      <${b} kind="quiet" busy=${t.late.value} onTap=${()=>t.takeBack(n.kind)}>${p("take back")}<//>
    </li>`)}
  </ul>`:null}function Le({hand:t,title:e,wish:n,most:s,start:o=0,chipset:r,deed:a,onClose:c}){let[l,d]=T(o),u={min:1,max:s,step:1},$=async()=>await t.wish({...n,chips:l})&&c(),m=i`<${b} kind="plain" onTap=${c}>${p("go back")}<//>
    <${b} kind="main" disabled=${l<1||s!==void 0&&l>s} busy=${t.late.value} onTap=${$}>${a(l)}<//>`;return i`<${Q} title=${e} onClose=${c} foot=${m}>
    <${Wn} value=${l} range=${u} chipset=${r} onChange=${d} />
    <${rt} text=${t.error.value} />
  <//>`}var cn=t=>p("ask for {chips}",{chips:t});function _o({hand:t,state:e,onExplain:n,onClose:s}){let[o,r]=T(null),[{bill:a,trouble:c},l]=T({}),{me:d,table:u,night:$}=e;q(()=>{t.bill().then(x=>l({bill:x}),()=>l({trouble:p("The house does not answer. Try again.")}))},[e.version]);let m=()=>{t.dismiss(),r(null)},f={hand:t,chipset:$.chip_set,onClose:m};if(o==="top-up")return i`<${Le} ...${f} title=${p("More chips to {table}",{table:u.name})} wish=${{kind:"top-up",table:u.table}} most=${d.bankroll} deed=${cn} />`;if(o==="buy-in")return i`<${Le} ...${f} title=${p("More chips of the desk")} wish=${{kind:"buy-in"}} deed=${cn} />`;if(o==="stand")return i`<${pt} title=${p("Stand up from {table}?",{table:u.name})} text=${p("The dealer says yes between two rounds; your rack goes to your bankroll.")}
      yes=${p("ask")} no=${p("stay")} onClose=${m} onYes=${()=>t.wish({kind:"stand",table:u.table}).then(m)} />`;if(o==="cash-out")return i`<${pt} title=${p("Be cashed out?")} text=${p("{chips} in your bankroll go back to the desk. What is at a table stays there.",{chips:d.bankroll})}
      yes=${p("ask")} no=${p("play on")} onClose=${m} onYes=${()=>t.wish({kind:"cash-out"}).then(m)} />`;let y=i`<${b} kind="main" onTap=${s}>${p("go back")}<//>`;return i`<${Q} title=${p("What I have")} large onClose=${s} foot=${y}>
    <dl class="hand-sums">
      ${u&&i`<div><dt>${p("at {table}",{table:u.name})}</dt><dd>${h(fe(e))}</dd></div>`}
      <div><dt>${p("in the bankroll")}</dt><dd>${h(d.bankroll)}</dd></div>
      ${d.owes>0&&i`<div><dt>${p("owed to the house")}</dt><dd>${h(d.owes)}</dd></div>`}
      ${d.owed>0&&i`<div><dt>${p("the house owes me")}</dt><dd>${h(d.owed)}</dd></div>`}
      ${a&&i`<div class="hand-up"><dt>${p("the night so far")}</dt><dd class=${Ri(a.sum.result)}>${at(a.sum.result)}</dd></div>`}
    </dl>
    <${us} hand=${t} state=${e} />
    <${rt} text=${t.error.value} />
    ${$.status==="open"&&i`<div class="hand-asks">
      ${u&&i`<${b} kind="plain" disabled=${!d.bankroll} onTap=${()=>r("top-up")}>${p("more to the table")}<//>`}
      ${u&&i`<${b} kind="plain" onTap=${()=>r("stand")}>${p("stand up")}<//>`}
      <${b} kind="plain" onTap=${()=>r("buy-in")}>${p("buy chips")}<//>
      <${b} kind="plain" disabled=${!d.bankroll} onTap=${()=>r("cash-out")}>${p("cash me out")}<//>
    </div>`}
    <${T$} bill=${a} trouble=${c} onExplain=${n} />
  <//>`}var Ri=t=>t>0?"won":t<0?"lost":null;function T$({bill:t,trouble:e,onExplain:n}){if(!t)return i`<p class="quiet">${e??p("One moment.")}</p>`;let{lines:s,money:o}=t;return i`<ol class="hand-bill" aria-label=${p("the bill")}>
    ${s.map(r=>i`<li key=${r.entry}><${O$} line=${r} worth=${o} onExplain=${n} /></li>`).reverse()}
    ${!s.length&&i`<li class="quiet">${p("Nothing yet.")}</li>`}
  </ol>`}function O$({line:t,worth:e,onExplain:n}){let{what:s,chips:o,cash:r,owes:a,of:c}=t,l=[e&&r!==0&&(r<0?p("{money} paid",{money:fs(-r,e.currency)}):p("{money} paid to you",{money:fs(r,e.currency)})),a!==0&&p("owed {chips}",{chips:at(a)})],d=i`<span>${s}<span class="quiet small"> ${l.filter(Boolean).join(" \xB7 ")}</span></span>
    <b class=${v(["figure",c&&Ri(o)])}>${at(o)}</b>`;return c?i`<button type="button" class="hand-line" onClick=${()=>n({table:c.table,number:c.round})}>${d}</button>`:i`<div class="hand-line">${d}</div>`}var Fi=(t,e)=>t.map(A$).filter(n=>n?.open.length&&n.open.every(s=>e.includes(s)));function A$(t){let e=Object.entries(t.values);if(e.length!==1)return null;let[[n,s]]=e;switch(St(s)){case"card":return{option:t,open:s,least:1,most:1,answer:([o])=>({[n]:o})};case"some":{let{of:o,least:r,most:a}=s;return o.every(G)?{option:t,open:o,least:r,most:a,answer:c=>({[n]:c})}:null}default:return null}}var qi=({open:t,least:e})=>t.length===e;function Di(t,e){let n=t.map(({option:$})=>D($)).join(),[s,o]=T({asked:null,cards:[]}),r=bt(n),a=t.length===1&&qi(t[0])?t[0].open:[],c=s.asked===n?s.cards:a,l=($,m=c)=>e({...$.option,args:$.answer(m)});return{picked:c,tap:($,m)=>{if(r.swallows(m))return;let f=t.filter(({open:y})=>y.includes($));f.length===1&&f[0].most===1?l(f[0],[$]):o({asked:n,cards:C$(c,$,Math.max(...f.map(({most:y})=>y)))})},ready:({open:$,least:m,most:f})=>c.length>=m&&c.length<=f&&c.every(y=>$.includes(y)),play:l}}function C$(t,e,n){return t.includes(e)?t.filter(s=>s!==e):[...t,e].slice(-n)}function Ii({cards:t,plays:e,hand:n,label:s}){let o=new Set(e.flatMap(r=>r.open));return i`<div class="tap-hand" role="group" aria-label=${s??p("your cards")}>
    ${t.map(r=>{let a=n.picked.includes(r);return o.has(r)?i`<button type="button" key=${r} class=${v(["tap-card","is-open",a&&"is-raised"])}
          aria-label=${lt(r)} aria-pressed=${String(a)} onClick=${c=>n.tap(r,c)}><${B} card=${r} /></button>`:i`<span class="tap-card" key=${r}><${B} card=${r} dim=${o.size>0} /></span>`})}
  </div>`}function Wi({plays:t,hand:e,words:n,busy:s}){return t.map(o=>{let r=o.option.do;if(o.most===1&&t.length===1&&!qi(o))return i`<p class="controls-note" key=${r}>${p("Tap a card to {deed}.",{deed:N(r)})}</p>`;let a=e.ready(o);return i`<${b} key=${r} kind="main" disabled=${!a} busy=${s} onTap=${()=>e.play(o)}>
      ${a?xe(r,o.answer(e.picked),n):`${N(r)}: ${E$(o)}`}
    <//>`})}function E$({least:t,most:e}){return t===e?X("tap a card","tap {count} cards",t):p("tap {least} to {most} cards",{least:t,most:e})}var Ui=t=>`last ${t.night.night} ${t.table.game}`,Ki=t=>JSON.parse(sessionStorage.getItem(Ui(t))??"{}"),B$=(t,e)=>t.table.seats.find(n=>n.seat===e)?.player;function zi(t){let e=Ki(t),n=JSON.stringify(e);for(let{by:o,do:r,args:a}of t.round?.record??[]){let c=B$(t,o);c&&Object.keys(a).length&&(e[`${c} ${r}`]=a)}let s=JSON.stringify(e);s!==n&&sessionStorage.setItem(Ui(t),s)}function Gi(t){let e=Ki(t);return Object.fromEntries(t.table.seats.flatMap(({seat:n,player:s})=>Object.entries(e).filter(([o])=>o.startsWith(`${s} `)).map(([o,r])=>[`${n} ${o.slice(`${s} `.length)}`,r])))}var j$=25e3,M$=400;function Ji(t){let[e,n]=T({key:t,open:!1}),s=e.key===t&&e.open,o=a=>n({key:t,open:a});return q(()=>{if(!s)return;let a=0,c=()=>o(!1),l=()=>{clearTimeout(a),a=setTimeout(c,j$)};return l(),addEventListener("pointerdown",l),document.addEventListener("visibilitychange",c),()=>{clearTimeout(a),removeEventListener("pointerdown",l),document.removeEventListener("visibilitychange",c)}},[s,t]),{open:s,press:({timeStamp:a})=>{o(!0);let c=({timeStamp:l})=>{removeEventListener("pointerup",c),removeEventListener("pointercancel",c),l-a>M$&&o(!1)};addEventListener("pointerup",c),addEventListener("pointercancel",c)},look:()=>o(!0),cover:()=>o(!1)}}var N$=8;function Yi({count:t,cover:e}){let n=Math.min(t,N$);return i`<button type="button" class="hand-cover" aria-label=${p("look at my cards")} style=${{"--of":n}}
      onPointerDown=${e.press} onClick=${({detail:s})=>s===0&&e.look()}>
    <span class="hand-backs" aria-hidden="true">${[...Array(n).keys()].map(s=>i`<${B} key=${s} card="??" />`)}</span>
    <span class="hand-touch">${p("press to look")}</span>
  </button>`}var H$={leads:"lead",plays:"play",starts:"start",answers:"answer",names:"name",sells:"sell",keeps:"keep"},L$=t=>`${t.slice(0,1).toUpperCase()}${t.slice(1)}`;function Qi(t,e){let n=P$(t,e);if(n<0)return t;let s=t.slice(0,n),o=t.slice(n+e.length);return xt!=="en"&&!/^[:,] /.test(o)?t:s+(s===""||s.endsWith(". ")?L$(Vi(o)):Vi(o))}function Vi(t){return t.startsWith(": ")||t.startsWith(", ")?t.slice(2):t.startsWith("'s ")?`your${t.slice(2)}`:t.startsWith(" to ")?`your turn${t}`:`you${t.replaceAll(/\b\w+\b/g,e=>H$[e]??e)}`}function P$(t,e){for(let n=t.indexOf(e);n>=0;n=t.indexOf(e,n+1)){let[s,o]=[t[n-1]??" ",t[n+e.length]??" "];if(s===" "&&" :,'".includes(o))return n}return-1}function Zi({hand:t,state:e,game:n,news:s}){let{round:o,table:r}=e,a=r.phones?Ds(e):[],c=na(e),l=c.flatMap(([,_])=>_),d=Ji(`${r.table} ${r.number}`),u=d.open||!l.length,$=bt(String(d.open));q(()=>zi(e),[e]);let m=Fi(a,l),f=Di(m,t.act),[y,x]=T({}),g=Gi(e),k={hand:t,state:e,game:n,options:a,open:u,cover:d,plays:m,playing:f,last:g,pad:y,setPad:x},S=n.Play?.(e)??I$,O=n.Mine?.(e)??D$;return i`<div class=${`hand-playing is-${o.game}`} onClickCapture=${$.swallows}>
    <section class="hand-board" aria-label=${p("the table")}>
      ${o.cards==="virtual"?i`<${n.Board??U$} ...${k} />`:i`<${W$} state=${e} />`}
      ${!o.finished&&i`<p class="hand-news">${ba(o,n).at(-1)?.text}</p>`}
    </section>
    <section class="hand-mine" aria-label=${p("my cards")}>
      ${c.length>0&&!d.open?i`<${Yi} count=${l.length} cover=${d} />`:i`<${O} ...${k} own=${c} />`}
    </section>
    <section class="hand-thumb" aria-label=${p("what I may do")}>
      ${s&&!Pn(e)&&s}
      ${o.finished?i`<p class="hand-waits">${p("The dealer goes on to the next round.")}</p>`:i`<${R$} state=${e} options=${a} game=${n} />`}
      <${Ce} hand=${t} />
      ${!o.finished&&a.length>0&&i`<${S} ...${k} />`}
    </section>
  </div>`}function R$({state:t,options:e,game:n}){let{round:s,table:o}=t,{prompt:r}=s,a=n.line?.(t)??Qi(r.say.text,t.me.name);if(Pn(t))return i`<p class="line-text hand-line-text" role="status">${a}</p>`;if(!o.phones&&r.awaited.includes(o.seat))return i`<p class="line-text hand-line-text" role="status">${a} ${p("Tell the dealer.")}</p>`;let c=Is(t);return i`<p class="hand-waits" role="status">${e.length>0&&n.line?.(t)?a:`${c[0].toUpperCase()}${c.slice(1)}.`}</p>`}var F$=4,q$=10;function D$({state:t,own:e,plays:n,playing:s,cover:o,game:r}){let{round:a,table:c}=t,l=a.zones[`hand:${c.seat}`];if(!e.length&&l?.sight==="all"&&l.cards.length)return i`<div class="hand-open" style=${{"--of":l.cards.length}}><${H} cards=${Hn(l.cards,a)} /></div>`;if(!e.length)return i`<p class="quiet">${r.empty?.(t)}</p>`;let d=e.reduce((u,[,$])=>u+$.length,0);return i`<div class=${v(["hand-open",d>F$&&"is-many",d>q$&&"is-crowd"])} style=${{"--of":d}}>
    ${e.map(([u,$])=>i`<${Ii} key=${u} cards=${$} plays=${n} hand=${s} label=${e.length>1?In(u,At(a)):null} />`)}
    <div class="hand-under"><span class="hand-note">${r.handNote?.(a,c.seat)}</span>
      <${b} kind="quiet" onTap=${o.cover}>${p("cover")}<//></div>
  </div>`}function I$({hand:t,state:e,game:n,options:s,open:o,cover:r,plays:a,playing:c,last:l}){let{round:d,table:u,night:$}=e,m=s.filter(({do:g})=>o||u.public.includes(g)),f=n.words?.(d)??{},x=m.length<s.length?[i`<${b} key="look" kind="main" onTap=${r.look}>${p("look at my cards")}<//>`]:Wi({plays:a,hand:c,words:f,busy:t.late.value});return i`<${Gs} prompt=${{...d.prompt,options:m}} me=${u.seat} players=${At(d)}
    chipset=${$.chip_set} words=${f} sure=${n.sure?.(d)} last=${l} busy=${t.late.value}
    first=${x} drawn=${g=>a.some(k=>k.option===g)} onAct=${t.act} />`}function W$({state:{round:t,table:e}}){let n=String(e.seat),s=Object.entries(t.places).filter(([r])=>{let a=r.split(":").filter(c=>/^\d+$/.test(c));return a.length===0||a.includes(n)}),o=r=>r.split(":").filter(a=>a!==n&&a!=="circle").join(" ");return i`<p class="hand-pots">${s.map(([r,a])=>i`<span key=${r}>${o(r)} <b class="figure">${h(a)}</b></span>`)}</p>`}function U$({state:t}){let{round:e,table:n}=t,s=At(e),o=Object.entries(e.zones).filter(([,{owner:a,sight:c,cards:l}])=>!(a===n.seat&&c==="owner")&&l.some(d=>d!=="??")),r=Object.entries(e.places).filter(([a])=>!/\d/.test(a));return i`<div class="hand-seen">
    ${o.map(([a,{cards:c}])=>i`<${H} key=${a} cards=${c} label=${In(a,s)} fanned=${c.length>5} />`)}
  </div>
  ${r.length>0&&i`<p class="hand-pots">${r.map(([a,c])=>i`<span key=${a}>${a.replaceAll(":"," ")} <b class="figure">${h(c)}</b></span>`)}</p>`}`}function Xi({hand:t,state:e}){let[n,s]=T(null),{tables:o,me:r,night:a,wishes:c}=e,l=async u=>await t.wish({kind:"sit",table:u.table,chips:0})&&s(null),d=c.find(({kind:u})=>u==="sit");return i`<section class="hand-between" aria-label=${p("sit down")}>
    <${us} hand=${t} state=${e} />
    ${o.length?i`<p class="hand-big">${d?p("One moment: the dealer is asked"):p("Where do you sit down?")}</p>
      <div class="hand-list">${o.map(u=>i`<${K$} key=${u.table} table=${u} asked=${d?.table===u.table} onTap=${()=>s(u)} />`)}</div>`:i`<${de} mark="c" title=${p("No table is open")} text=${p("The host opens one. It appears here by itself.")} />`}
    <${Ce} hand=${t} />
    ${n&&(n.for_points?i`<${pt} title=${p("Sit down at {table}?",{table:n.name})} text=${p("It is played for points: nobody needs chips there.")}
        yes=${p("ask for a seat")} onClose=${()=>s(null)} onYes=${()=>l(n)} />`:r.bankroll?i`<${Le} hand=${t} title=${p("Sit down at {table} with \u2026",{table:n.name})} wish=${{kind:"sit",table:n.table}} most=${r.bankroll} start=${r.bankroll}
        chipset=${a.chip_set} deed=${u=>p("ask for a seat with {chips}",{chips:u})} onClose=${()=>s(null)} />`:i`<${Le} hand=${t} title=${p("You have no chips yet. Ask the desk for some first.")} wish=${{kind:"buy-in"}}
        chipset=${a.chip_set} deed=${cn} onClose=${()=>s(null)} />`)}
  </section>`}var K$=({table:t,asked:e,onTap:n})=>i`<button type="button" class="hand-table" disabled=${!t.free.length} onClick=${n}>
  <b>${t.name}</b><span>${t.game_name}</span>
  <span class="quiet small">${e?p("asked for a seat"):t.free.length?`${X("{count} player","{count} players",t.seated)}, ${X("{count} free seat","{count} free seats",t.free.length)}`:p("every seat is taken")}</span>
</button>`;function tc({hand:t}){let e=t.state.value,n=t.connection.value==="lost";return q(()=>gt(()=>document.body.setAttribute("aria-busy",t.busy.value)),[t]),t.refusal.value?i`<${G$} error=${t.refusal.value} />`:e?i`
    ${n&&i`<${z$} hand=${t} />`}
    <div class="hand-page" inert=${n}><${J$} hand=${t} state=${e} /></div>`:i`<${de} mark="s" title=${p("One moment")} text=${p("Your cards are being fetched.")} />`}var z$=({hand:t})=>i`<div class="hand-lost" role="alert">
  <b>${p("No connection")}</b>
  <span>${p("This is how it stood {time} ago. Nothing you tap would arrive; it goes on by itself.",{time:Nr(Date.now()-t.heard.value)})}</span>
</div>`;function G$({error:t}){let e=t.status===401;return i`<${de} mark="d" title=${e?p("This phone is out"):p("Not for this phone")}
    text=${e?p("Another phone came in as you, or the host signed this one out."):t.message}>
    <a class="button is-main" href="/join">${p("join again")}</a>
  <//>`}function J$({hand:t,state:e}){let[n,s]=T(null),o=ea(e),r=oa(o);ca(o),q(()=>{document.title=o?p("Your turn"):`${e.me.name} \xB7 ${e.night.name}`,document.body.classList.toggle("is-asked",o!==null)},[o,e.me.name]);let a=()=>{t.dismiss(),s(null)};return e.night.status==="closed"?i`<${X$} hand=${t} state=${e} sheet=${n} open=${s} close=${a} />`:i`
    ${r.asleep&&!n?i`<${ra} state=${e} onWake=${r.wake} />`:i`<main class=${v(["hand-screen",o&&"is-asked"])}>
      <${Q$} state=${e} hand=${t} onMenu=${()=>s("menu")} />
      ${e.table?i`<${Y$} key=${e.table.table} hand=${t} state=${e} onExplain=${s} />`:i`<${Xi} hand=${t} state=${e} />`}
      <${Z$} state=${e} onTap=${()=>s("money")} />
    </main>`}
    ${n==="menu"&&i`<${Pi} hand=${t} state=${e} onClose=${a} />`}
    ${n==="money"&&i`<${_o} hand=${t} state=${e} onExplain=${s} onClose=${a} />`}
    <${ec} hand=${t} state=${e} round=${n} onClose=${a} />
    <${Pr} hand=${t} state=${e} />`}function Y$({hand:t,state:e,onExplain:n}){let{round:s,table:o}=e,r=Li(o.game),a=sa(e,r),c=a&&i`<${V$} ...${a} large=${!!s?.finished}
      onTap=${()=>n({table:o.table,number:a.number})} />`;return o.frozen?i`<section class="hand-between"><p class="hand-big">${p("Round {number} is frozen",{number:o.number})}</p><p class="quiet">${o.frozen}</p></section>`:s?i`<${Zi} hand=${t} state=${e} game=${r} news=${c} />`:i`<${ha} hand=${t} state=${e} news=${c} />`}var V$=({number:t,won:e,why:n,large:s,onTap:o})=>i`<button type="button" onClick=${o}
    class=${v(["hand-result",s&&"is-large",e>0&&"is-won",e<0&&"is-lost"])}>
  ${e!==void 0&&i`<b class="hand-won">${e===null?"\u2013":at(e)}</b>`}
  <span class="hand-why">${n??p("round {number}",{number:t})}<span class="hand-ask"> ${p("why?")}</span></span>
</button>`;function Q$({state:t,hand:e,onMenu:n}){let{table:s,mine:o,night:r,me:a}=t,c=o.filter(l=>l.table!==s?.table);return i`<header class="hand-top" key=${s?.table}>
    <p class="hand-where"><b>${s?s.name:r.name}</b>
      <span class="quiet">${s?` ${p("round {number}",{number:s.number})}`:` ${a.name}`}</span></p>
    ${c.map(l=>i`<${b} key=${l.table} kind=${l.asked?"main":"quiet"} onTap=${()=>e.show(l.table)}>${l.name}<//>`)}
    <${b} kind="quiet" name=${p("menu")} onTap=${n}>☰<//>
  </header>`}function Z$({state:t,onTap:e}){let{me:n,table:s,wishes:o}=t,r=o.length>0;return i`<button type="button" class="hand-have" onClick=${e} aria-label=${p("what I have")}>
    ${Rn(t)?i`<span class="quiet">${p("played for points")}</span>`:s?i`<span>${Y("{chips} at the table",{chips:i`<b class="figure" data-place="rack">${h(fe(t))}</b>`})}</span>
        <span>${Y("{chips} bankroll",{chips:i`<b class="figure" data-place="bankroll">${h(n.bankroll)}</b>`})}</span>`:i`<span>${Y("{chips} in your bankroll",{chips:i`<b class="figure" data-place="bankroll">${h(n.bankroll)}</b>`})}</span>`}
    <span class="hand-more">${r?p("asked \u2026"):p("more")}</span>
  </button>`}function ec({hand:t,state:e,round:n,onClose:s}){if(!n?.number)return null;let o=n.table===e.table?.table?e.table.seat:void 0;return i`<${jr} api=${t.api} path=${t.roundPath(n.table,n.number)} seat=${n.seat??o}
    title=${p("Round {number}",{number:n.number})} onClose=${s} />`}function X$({hand:t,state:e,sheet:n,open:s,close:o}){return i`<main class="hand-screen">
    <section class="hand-between">
      <p class="hand-big">${p("The night is over")}</p>
      <p class="quiet">${p("Every table is closed and the books are sealed. Your bill stays here.")}</p>
      <${b} kind="main" onTap=${()=>s("money")}>${p("your bill")}<//>
    </section>
    ${n==="money"&&i`<${_o} hand=${t} state=${e} onExplain=${s} onClose=${o} />`}
    <${ec} hand=${t} state=${e} round=${n} onClose=${o} />
  </main>`}var Ce=({hand:t})=>t.error.value&&i`<${rt} text=${t.error.value} onGone=${t.dismiss} />`;var nc=document.getElementById("page");async function tm(){let{role:t,night:e}=await new Jt("/api").get("session");return t!=="player"?location.replace("/"):hn(i`<${tc} hand=${new jn(e)} />`,nc)}tm().catch(()=>{hn(i`<${Or} title=${p("No connection")} text=${p("Your phone cannot reach the house. It tries again.")} />`,nc),setTimeout(()=>location.reload(),3e3)});
