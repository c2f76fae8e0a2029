function So(){let t=crypto.getRandomValues(new Uint8Array(16));return Array.from(t,e=>e.toString(16).padStart(2,"0")).join("")}var To=document.documentElement,xt=To.lang||"en",Oo=navigator.languages.find(t=>t.split("-")[0]===xt)??xt,Ao=JSON.parse(To.dataset.languages??'{"en":"English"}'),ds=Reflect.get(globalThis,"catalogue")??{},fc=31536e3;function Eo(t){document.cookie=`croupier-language=${t}; path=/; max-age=${fc}; samesite=lax`,location.reload()}var $c=new Intl.NumberFormat(xt).format(1e4).replace(/\d/g,"");function h(t){let e=String(Math.abs(t)).replace(/\B(?=(\d{3})+$)/g,$c);return t<0?`\u2212${e}`:e}var fs=(t,e)=>new Intl.NumberFormat(xt,{minimumFractionDigits:e,maximumFractionDigits:e}).format(t),nt=t=>t>0?`+${h(t)}`:h(t);function $s(t,e){if(!e)return h(t);let n=new Intl.NumberFormat(Oo,{style:"currency",currency:e});return n.format(t/10**(n.resolvedOptions().maximumFractionDigits??0))}var Co=/\{(\w+)\}/,mc=new Intl.PluralRules(xt),a=(t,e={})=>Mo(Bo(t),e);function j(t,e,n,s={}){let o=ds[e],r=typeof o=="object"?o[mc.select(n)]??o.other:jo(n===1?t:e);return Mo(r,{count:n,...s})}var M=(t,e)=>Bo(t).split(Co).map((n,s)=>s%2?Ho(e[n]):n);function Bo(t){let e=ds[t];return typeof e=="string"?e:jo(t)}var jo=t=>t.split("##")[0],Mo=(t,e)=>t.split(Co).map((n,s)=>s%2?Ho(e[n]):n).join(""),Ho=t=>typeof t=="number"?h(t):t;var It=class extends Error{constructor({code:e,message:n,status:s,body:o}){super(n),this.name="Refused",this.code=e,this.status=s,this.body=o}},Ue=class extends Error{constructor(){super(a("No answer from the server. Look whether it has arrived before you do it again.")),this.name="Unreachable",this.code="unreachable"}},ut=location.pathname.match(/^\/practice\/[\w-]+/)?.[0]??"",hc=5e3,No=[250,500,1e3,2e3,4e3],bc=[502,503,504],Nt=class{#e;constructor(e){this.#e=ut+(e.endsWith("/")?e:`${e}/`)}async get(e){return ms(await this.#t(e,{}))}async look(e,n){let s=await this.#t(e,{headers:n?{"If-None-Match":n}:{},cache:"no-store"});return s.status===304?null:{state:ms(s),etag:s.etag}}async send(e,n,s={},{signal:o}={}){let r={"Content-Type":"application/json","Idempotency-Key":So()},i={method:e,headers:r,body:JSON.stringify(s)};for(let l=0;;l+=1){try{return ms(await this.#t(n,i))}catch(p){if(!(p instanceof Ue)||o?.aborted)throw p}await new Promise(p=>setTimeout(p,No[Math.min(l,No.length-1)]))}}async#t(e,n){let s=new AbortController,o=setTimeout(()=>s.abort(),hc);try{let r=await fetch(this.#e+e,{signal:s.signal,...n});if(bc.includes(r.status))throw new Ue;let{ok:i,status:l,headers:p}=r;return{ok:i,status:l,etag:p.get("ETag"),text:await r.text()}}catch{throw new Ue}finally{clearTimeout(o)}}};function ms({ok:t,status:e,text:n}){let s=yc(n);if(t)return s;let{code:o=`http-${e}`,message:r}=s?.error??s??{};throw new It({code:o,message:r??a("The server answered {status} and did not say why.",{status:e}),status:e,body:s})}function yc(t){try{return JSON.parse(t)}catch{return null}}var Po=function(t,e,n,s){var o;e[0]=0;for(var r=1;r<e.length;r++){var i=e[r++],l=e[r]?(e[0]|=i?1:2,n[e[r++]]):e[++r];i===3?s[0]=l:i===4?s[1]=Object.assign(s[1]||{},l):i===5?(s[1]=s[1]||{})[e[++r]]=l:i===6?s[1][e[++r]]+=l+"":i?(o=t.apply(l,Po(t,l,n,["",null])),s.push(o),l[0]?e[0]|=2:(e[r-2]=0,e[r]=o)):s.push(l)}return s},Lo=new Map;function Ro(t){var e=Lo.get(this);return e||(e=new Map,Lo.set(this,e)),(e=Po(this,e.get(t)||(e.set(t,e=(function(n){for(var s,o,r=1,i="",l="",p=[0],d=function(m){r===1&&(m||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?p.push(0,m,i):r===3&&(m||i)?(p.push(3,m,i),r=2):r===2&&i==="..."&&m?p.push(4,m,0):r===2&&i&&!m?p.push(5,0,!0,i):r>=5&&((i||!m&&r===5)&&(p.push(r,0,i,o),r=6),m&&(p.push(r,m,0,o),r=6)),i=""},u=0;u<n.length;u++){u&&(r===1&&d(),d(u));for(var $=0;$<n[u].length;$++)s=n[u][$],r===1?s==="<"?(d(),p=[p],r=3):i+=s:r===4?i==="--"&&s===">"?(r=1,i=""):i=s+i[0]:l?s===l?l="":i+=s:s==='"'||s==="'"?l=s:s===">"?(d(),r=1):r&&(s==="="?(r=5,o=i,i=""):s==="/"&&(r<5||n[u][$+1]===">")?(d(),r===3&&(p=p[0]),r=p,(p=p[0]).push(2,0,r),r=0):s===" "||s==="	"||s===`
`||s==="\r"?(d(),r=2):i+=s),r===3&&i==="!--"&&(r=4,p=p[0])}return d(),p})(t)),e),arguments,[])).length>1?e:e[0]}var J,Do,ys,Yt,hs,fn,Io,un,Uo,gs,bs,gc,Ke=Symbol.for("pv"),$n={},mn=[],kc=/^m(i|n|o|s|text|space)$/,ks=Array.isArray,vs=mn.slice,pe=Object.assign;function le(t){t&&t.parentNode&&t.remove()}function hn(t,e,n){var s,o,r,i={},l=arguments.length;for(r in e)r=="key"?s=e[r]:r=="ref"&&typeof t!="function"?o=e[r]:i[r]=e[r];return l>2&&(i.children=l>3?vs.call(arguments,2):n),We(t,i,s,o,null)}function We(t,e,n,s,o){var r={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ke,__v:o||++Do,__i:-1,__u:0};return!o&&J.vnode&&J.vnode(r),r}function Qt(t){return t.children}function _e(t,e){this.props=t,this.context=e,this.__g=0}function Vt(t,e){if(e==null)return t.__&&Vt(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:Vt(t)}function vc(t){var e,n=t.__v,s=n.__e,o=[],r=[],i=t.__P;i&&((e=pe({constructor:Ke},n)).__v=n.__v+1,J.vnode&&J.vnode(e),_s(i,e,n,t.__n,i.namespaceURI,32&n.__u?[s]:null,o,s||Vt(n),32&n.__u,r),e.__v=n.__v,e.__.__k[e.__i]=e,Yo(o,e,r),n.__=n.__e=null,e.__e!=s&&Wo(e))}function Wo(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),Wo(t)}function Fo(t){(8&t.__g||(t.__g|=8,Yt.push(t),fn++))&&hs==J.debounceRendering||((hs=J.debounceRendering)||queueMicrotask)(Ko)}function Ko(){try{for(var t,e=1;Yt.length;)Yt.length>e&&Yt.sort(Io),t=Yt.shift(),e=Yt.length,8&t.__g&&vc(t)}finally{(fn=Yt.length)&&(hs||queueMicrotask)(Ko)}}function zo(t,e,n,s,o,r,i,l,p,d,u){var $,m,f,y,S,g,k=s.__k||mn,T=e.length;for(p=_c(n,e,k,p,T),$=0;$<T;$++)(f=n.__k[$])!=null&&(m=~f.__i&&k[f.__i]||$n,f.__i=$,g=_s(t,f,m,o,r,i,l,p,d,u),y=f.__e,(m.ref!=f.ref||8&m.__u)&&(m.ref&&ws(m.ref,null,f,m),f.ref&&u.push(f.ref,f.__c||y,f)),S=S||y,4&f.__u?(p=Go(f,p,t,!m.__v),m.__e&&(m.__e=null)):typeof f.type=="function"&&g!==void 0?p=g:y&&(p=y.nextSibling),f.__u&=-21);return n.__e=S,p}function _c(t,e,n,s,o){var r,i,l,p,d,u,$,m,f,y=n.length,S=y,g=0,k=0,T=t.__k=Array(o);for(r=0;r<o;r++)(i=e[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=T[r]=We(null,i):ks(i)?i=T[r]=We(Qt,{children:i}):i.constructor===Ke&&i.__b?i=T[r]=We(i.type,i.props,i.key,i.ref,i.__v):T[r]=i,p=r+g,i.__=t,i.__b=t.__b+1,l=null,~(d=i.__i=wc(i,n,p,S))&&(S--,(l=n[d])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,d==p-1?g--:d==p+1?g++:d!=p&&(d>p?g--:g++,k=1)):(~d||(o>y?g--:o<y&&g++),typeof i.type!="function"&&(i.__u|=4))):T[r]=null;if(k){for(u=[],$=[],r=0;r<o;r++)if((i=T[r])&&16&i.__u){for(g=0,m=u.length;g<m;)u[f=g+m>>1]<i.__i?g=f+1:m=f;u[g]=i.__i,$[r]=g+1}for(g=u.length;r--;)$[r]&&($[r]==g?g--:T[r].__u|=4)}if(S)for(r=0;r<y;r++)!(l=n[r])||2&l.__u||(l.__e==s&&(s=Vt(l)),xs(l,l));return s}function Go(t,e,n,s){var o,r,i,l;if(typeof t.type=="function"){if(t.props.__P)return e;if(o=t.__k)for(r=0;r<o.length;r++)o[r]&&(o[r].__=t,e=Go(o[r],e,n,!1));return e}for(e&&!e.parentNode&&(e=Vt(t))&&!e.parentNode&&(e=null),i=t.__e,l=e;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!s&&n.moveBefore&&i.parentNode?n.moveBefore(i,e):n.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function wc(t,e,n,s){var o,r=t.key,i=t.type,l=e[n],p=l&&!(2&l.__u);if(l===null&&r==null||p&&r==l.key&&i==l.type)return n;if(s>(p?1:0)){for(o=n-1;o>=0;o--)if((l=e[o])&&!(2&l.__u)&&r==l.key&&i==l.type)return o;for(o=n+1;o<e.length;o++)if((l=e[o])&&!(2&l.__u)&&r==l.key&&i==l.type)return o}return-1}function qo(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function pn(t,e,n,s,o){var r,i;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.cssText=s=""),s)for(e in s)n&&e in n||qo(t.style,e);if(n)for(e in n)s&&n[e]==s[e]||qo(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(t.__e||(t.__e={}))[e]=n,n&&s||(i=bs[e]||(bs[e]=xc(e)),(t.__a||(t.__a={}))[e]=gs,r=e!=(e=e.replace(Uo,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,i,r):t.removeEventListener(e,i,r));else{if(o=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function xc(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[un]==null)e[un]=gs++;else if(e[un]<this.__a[t])return;return n(J.event?J.event(e):e)}}}function _s(t,e,n,s,o,r,i,l,p,d){var u,$,m,f,y,S,g,k,T,O,v,N,P,z,I,Y,C,G,A=e.type;if(e.constructor!==Ke)return null;128&n.__u&&(p=32&n.__u,u=n.__c.__z)&&(e.__u|=p,$=r=[],u.nodeType==8?l=dn(u,r):r.push(u),l=r[0]||l),(u=J.__b)&&u(e);t:if(typeof A=="function"){m=i.length;try{if(k=e.props,T=(u=A.prototype)&&u.render,O=(u=A.contextType)&&s[u.__c],v=u?O?O.props.value:u.__:s,(f=n.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):(T?e.__c=f=new A(k,v):(e.__c=f=new _e(k,v),f.constructor=A,f.render=Tc),O&&O.sub(f),f.state||(f.state={}),f.__n=s,f.__g|=8,f.__h=[],f.__k=[]),T&&(f.__s||(f.__s=f.state),A.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=pe({},f.__s)),pe(f.__s,A.getDerivedStateFromProps(k,f.__s)))),y=f.props,S=f.state,f.__v=e,n.__c){if(k!==y&&T&&!A.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(k,v),e.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(k,f.__s,v)===!1){e.__v!=n.__v&&(f.props=k,f.state=f.__s,f.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(q){q&&(q.__=e)}),mn.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&i.push(f),l=Vt(n);break t}f.componentWillUpdate&&f.componentWillUpdate(k,f.__s,v),T&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(y,S,g)})}else T&&!A.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),T&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=v,f.props=k,f.__P=t,f.__g&=-5,N=J.__r,P=T?25:0;do f.__g&=-9,N&&N(e),u=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++P<25);T&&(mn.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(s=pe({},s,f.getChildContext())),T&&n.__c&&f.getSnapshotBeforeUpdate&&(g=f.getSnapshotBeforeUpdate(y,S)),z=u&&u.type===Qt&&u.key==null?u.props.children:u,k.__P&&(u=l,o=(t=k.__P).namespaceURI,p=r=null,n.props&&n.props.__P!=t&&(n.__k.some(function(q){q&&xs(q,q)}),n.__k=null),l=n.__k?Vt(n,0):null),l=zo(t,ks(z)?z:[z],e,n,s,o,r,i,l,p,d),k.__P&&(e.__e=null,l=u),e.__u&=-161,$&&$.some(le),f.__h.length&&i.push(f),1&f.__g&&(f.__g&=-4)}catch(q){if(i.length=m,e.__v=null,p||r)if(q&&q.then){if(e.__u|=128|p,r){for(~(C=r.indexOf(l||void 0))||(C=r.length);(G=r[C-1])&&G.nodeType==8;)C--;for(;C<r.length;C++)if(G=r[C])if(r[C]=null,I){if(G==Y)break}else{if(G.nodeType!=8)break;G.data.startsWith("$s")&&(Y=dn(I=G))}}if(!I){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;I=l}(u=dn(I=e.__c.__z||(e.__c.__z=I)))?(e.__e=I,l=u):e.__e=l,l=l&&l.nextSibling}else r&&r.some(le);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),q&&q.then||Jo(e),J.__e(q,e,n)}}else l=e.__e=Sc(n.__e,e,n,s,o,r,i,p,d,t);return(u=J.diffed)&&u(e),l}function dn(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function Jo(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Jo))}function Yo(t,e,n){for(var s=0;s<n.length;)ws(n[s++],n[s++],n[s++]);J.__c&&J.__c(e,t),t.some(function(o){try{t=o.__h,o.__h=[],t.some(function(r){r.call(o)})}catch(r){J.__e(r,o.__v)}})}function Sc(t,e,n,s,o,r,i,l,p,d){var u,$,m,f,y,S,g,k,T=n.props||$n,O=e.props,v=e.type;if(v=="svg"?o="http://www.w3.org/2000/svg":v=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),r){for(u=0;u<r.length;u++)if((y=r[u])&&(v?y.localName==v:y.nodeType==3)){t=y,r[u]=null;break}}if(!t){if(k=d.ownerDocument||document,!v)return k.createTextNode(O);t=k.createElementNS(o,v,O.is?O:d),l&&(J.__m&&J.__m(e,r),l=!1),r=null}if(v){if(d=v=="template"&&t.content||t,r=v=="textarea"&&O.defaultValue!=null?null:r&&vs.call(d.childNodes),!l&&r)for(T={},u=0;u<t.attributes.length;u++)T[(y=t.attributes[u]).name]=y.value;for(u in T)y=T[u],u=="dangerouslySetInnerHTML"?m=y:u=="children"||u in O||u=="value"&&"defaultValue"in O||u=="checked"&&"defaultChecked"in O||pn(t,u,null,y,o);for(u in O)y=O[u],u=="children"?f=y:u=="dangerouslySetInnerHTML"?$=y:u=="value"?S=y:u=="checked"?g=y:l&&typeof y!="function"||T[u]===y||pn(t,u,y,T[u],o);$?(l||m&&($.__html==m.__html||$.__html==t.innerHTML)||(t.innerHTML=$.__html),e.__k=[]):(m&&(t.textContent=""),(v=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&kc.test(v))&&(o="http://www.w3.org/1999/xhtml"),zo(d,ks(f)?f:[f],e,n,s,o,r,i,r?r[0]:n.__k&&Vt(n,0),l,p),r&&r.some(le)),l&&v!="textarea"||(u="value",v=="progress"&&S==null?t.removeAttribute(u):S==null||S===t[u]&&(v!="progress"||S)||pn(t,u,S,T[u],o),u="checked",g!=null&&g!=t[u]&&pn(t,u,g,T[u],o))}else T===O||l&&t.data==O||(t.data=O);return t}function ws(t,e,n,s){try{typeof t=="function"?e?e.__x=t(e)||1:s&&(s=s.__c||s.__e)&&(e=s.__x)&&(s.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(o){J.__e(o,n)}}function xs(t,e,n){var s,o,r,i;if(J.unmount&&J.unmount(t),!(s=t.ref)||s.current&&s.current!=t.__e||ws(s,null,e,t),s=t.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(l){J.__e(l,e)}s.__P=s.__n=null}if(s=t.__k)for(i=0;i<s.length;i++)s[i]&&xs(s[i],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(s=t.__c)&&(s=s.__z)&&(o=dn(s,r=[]))&&(s==t.__e&&r.some(le),le(o),le(s)),n||le(t.__e),t.__e=t.__c=t.__=null}function Tc(t,e,n){return this.constructor(t,n)}function bn(t,e){var n,s,o,r;J.__&&J.__(t,e),e.nodeType==9&&(e=e.documentElement),s=(n=t&&32&t.__u)?null:e.__k,e.__k=We(Qt,{children:[t]}),o=[],r=[],_s(e,e.__k,s||$n,$n,e.namespaceURI,s?null:e.firstChild?vs.call(e.childNodes):null,o,s?s.__e:e.firstChild,n,r),Yo(o,e.__k,r),e.__k.props.children=null}J={__e:function(t,e,n,s){for(var o,r,i;e=e.__;)if((o=e.__c)&&!(1&o.__g)){o.__g|=4;try{if((i=(r=o.constructor)&&r.getDerivedStateFromError)&&o.setState(r.getDerivedStateFromError(t)),o.componentDidCatch&&(o.componentDidCatch(t,s||{}),i=1),i&&8&o.__g)return void(o.__g|=2)}catch(l){t=l}}throw fn=0,t}},Do=0,ys=function(t){return t!=null&&t.constructor===Ke},_e.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=pe({},this.state)),typeof t=="function"&&(t=t(pe({},n),this.props)),t&&(pe(n,t),this.__v&&(e&&this.__k.push(e),Fo(this)))},_e.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Fo(this))},_e.prototype.render=Qt,Yt=[],fn=0,Io=function(t,e){return t.__v.__b-e.__v.__b},un=Symbol(),Uo=/(PointerCapture)$|Capture$/i,gs=0,bs={},gc=0;var we,st,Ss,Vo,Ts=Object.is,yn=0,rr=[],Os=[],tt=J,Qo=tt.__b,Zo=tt.__r,Xo=tt.diffed,tr=tt.__c,er=tt.unmount,nr=tt.__;function gn(t,e){tt.__h&&tt.__h(st,t,yn||e),yn=0;var n=st.__H||(st.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function x(t){return yn=1,Oc(ar,t)}function Oc(t,e,n){var s=gn(we++,2);if(s.t=t,!s.__c&&(s.__=[n?n(e):ar(void 0,e),function(r){var i=(s.__N||s.__)[0],l=s.t(i,r);Ts(i,l)||(s.__N=[l,s.__[1]],s.__c.setState({}))}],s.__c=st,!st.__f)){st.__f=!0;var o=st.shouldComponentUpdate;st.shouldComponentUpdate=function(r,i,l){var p=this.__H;if(!p)return!0;var d=!1,u=this.props!=r;if(p.__.some(function(m){m.__N&&(d=!0,Ts(m.__[0],m.__N[0])||(u=!0))}),o){var $=o.call(this,r,i,l);return d?$||u:$}return!d||u}}return s.__}function F(t,e){var n=gn(we++,3);!tt.__s&&Cs(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,st.__H.__h.push(n))}function Es(t,e){var n=gn(we++,4);!tt.__s&&Cs(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,st.__h.push(n))}function ot(t){return yn=5,Ge(function(){return{current:t}},[])}function Ge(t,e){var n=gn(we++,7);return Cs(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function Ac(){var t;do{for(;t=Os.shift();)try{ze(t)}catch(n){tt.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=rr.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(ze),e.__h.some(As),e.__h=[]}catch(n){e.__h=[],tt.__e(n,t.__v)}}}while(Os.length)}tt.__b=function(t){st=null,Qo&&Qo(t)},tt.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),nr&&nr(t,e)},tt.__r=function(t){Zo&&Zo(t),we=0;var e=(st=t.__c).__H;e&&(Ss==st?st.__h=[]:(e.__h.some(ze),e.__h.some(As),we=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Ss=st},tt.diffed=function(t){Xo&&Xo(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&or(rr.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Ss=st=null},tt.__c=function(t,e){e.some(function(n){try{n.__h.some(ze),n.__h=n.__h.filter(function(s){return!s.__||As(s)})}catch(s){n.__h=[function(){throw s}]}}),tr&&tr(t,e)},tt.unmount=function(t){er&&er(t);var e,n,s=t.__c;s&&s.__H&&(s.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,or(Os.push(o))}else ze(o)}catch(r){e=r}}),s.__H=void 0,e&&tt.__e(e,s.__v))};var sr=typeof requestAnimationFrame=="function";function Ec(t){var e,n=function(){clearTimeout(s),sr&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(n,35);sr&&(e=requestAnimationFrame(n))}function or(t){t!=1&&Vo==tt.requestAnimationFrame||((Vo=tt.requestAnimationFrame)||Ec)(Ac)}function ze(t){var e=st,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),st=e}function As(t){var e=st;t.__c=t.__(),st=e}function Cs(t,e){return!t||t.length!=e.length||e.some(function(n,s){return!Ts(n,t[s])})}function ar(t,e){return typeof e=="function"?e(t):e}var Cc=Symbol.for("preact-signals");function wn(){if(Ut>1){Ut--;return}let t,e=!1;for((function(){let n=kn;for(kn=void 0;n!==void 0;){let s=n.S;if(s.v===n.v)for(let o=s.t;o!==void 0;o=o.x)o.i===n.i&&(o.i=s.i);n=n.o}})();Ye!==void 0;){let n=Ye;for(Ye=void 0,vn++;n!==void 0;){let s=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&cr(n))try{n.c()}catch(o){e||(t=o,e=!0)}n=s}}if(vn=0,Ut--,e)throw t}function xn(t){if(Ut>0)return t();Bs=++Bc,Ut++;try{return t()}finally{wn()}}var Z,Je,Ye;function Ve(t){let e=Z,n=Je;Z=void 0,Je=void 0;try{return t()}finally{Z=e,Je=n}}var kn,Ut=0,vn=0,Bc=0,Bs=0,_n=0;function ir(t){if(Z===void 0)return;let e=t.n;if(e===void 0||e.t!==Z)return e={i:0,S:t,p:Z.s,n:void 0,t:Z,e:void 0,x:void 0,r:e},Z.s!==void 0&&(Z.s.n=e),Z.s=e,t.n=e,32&Z.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=Z.s,e.n=void 0,Z.s.n=e,Z.s=e),e}function at(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}at.prototype.brand=Cc;at.prototype.h=function(){return!0};at.prototype.S=function(t){let e=this.t;e!==t&&t.e===void 0&&(t.x=e,this.t=t,e!==void 0?e.e=t:Ve(()=>{var n;(n=this.W)==null||n.call(this)}))};at.prototype.U=function(t){if(this.t!==void 0){let e=t.e,n=t.x;e!==void 0&&(e.x=n,t.e=void 0),n!==void 0&&(n.e=e,t.x=void 0),t===this.t&&(this.t=n,n===void 0&&Ve(()=>{var s;(s=this.Z)==null||s.call(this)}))}};at.prototype.subscribe=function(t){return kt(()=>{let e=this.value;Ve(()=>t(e))},{name:"sub"})};at.prototype.valueOf=function(){return this.value};at.prototype.toString=function(){return this.value+""};at.prototype.toJSON=function(){return this.value};at.prototype.peek=function(){return Ve(()=>this.value)};Object.defineProperty(at.prototype,"value",{get(){let t=ir(this);return t!==void 0&&(t.i=this.i),this.v},set(t){if(t!==this.v){if(vn>100)throw new Error("Cycle detected");(function(e){Ut!==0&&vn===0&&e.l!==Bs&&(e.l=Bs,kn={S:e,v:e.v,i:e.i,o:kn})})(this),this.v=t,this.i++,_n++,Ut++;try{for(let e=this.t;e!==void 0;e=e.x)e.t.N()}finally{wn()}}}});function it(t,e){return new at(t,e)}function cr(t){for(let e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function lr(t){for(let e=t.s;e!==void 0;e=e.n){let n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function pr(t){let e,n=t.s;for(;n!==void 0;){let s=n.p;n.i===-1?(n.S.U(n),s!==void 0&&(s.n=n.n),n.n!==void 0&&(n.n.p=s)):e=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=s}t.s=e}function ue(t,e){at.call(this,void 0,e),this.x=t,this.s=void 0,this.g=_n-1,this.f=4}ue.prototype=new at;ue.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===_n))return!0;if(this.g=_n,this.f|=1,this.i>0&&!cr(this))return this.f&=-2,!0;let t=Z;try{lr(this),Z=this;let e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return Z=t,pr(this),this.f&=-2,!0};ue.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(let e=this.s;e!==void 0;e=e.n)e.S.S(e)}at.prototype.S.call(this,t)};ue.prototype.U=function(t){if(this.t!==void 0&&(at.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(let e=this.s;e!==void 0;e=e.n)e.S.U(e)}};ue.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(ue.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let t=ir(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function Qe(t,e){return new ue(t,e)}function ur(t){let e=t.j;if(t.j=void 0,typeof e=="function"){Ut++;let n=Z;Z=void 0;try{e()}catch(s){throw t.f&=-2,t.f|=8,js(t),s}finally{Z=n,wn()}}}function js(t){for(let e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,ur(t)}function jc(t){if(Z!==this)throw new Error("Out-of-order effect");pr(this),Z=t,this.f&=-2;try{8&this.f&&js(this)}finally{wn()}}function xe(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,Je&&Je.push(this)}xe.prototype.c=function(){let t=this.S();try{if(8&this.f||this.x===void 0)return;let e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};xe.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,ur(this),lr(this),Ut++;let t=Z;return Z=this,jc.bind(this,t)};xe.prototype.N=function(){2&this.f||(this.f|=2,this.u=Ye,Ye=this)};xe.prototype.d=function(){this.f|=8,1&this.f||js(this)};xe.prototype.dispose=function(){this.d()};function kt(t,e){let n=new xe(t,e);try{n.c()}catch(o){throw n.d(),o}let s=n.d.bind(n);return s[Symbol.dispose]=s,s}var Mc=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,dr,Tn,Sn;var fr=[];kt(function(){dr=this.N})();function Se(t,e){J[t]=e.bind(null,J[t]||(()=>{}))}function Ze(t){if(Sn){let e=Sn;Sn=void 0,e()}Sn=t&&t.S()}function $r({data:t}){let e=Nc(t);e.name="ReactiveDom",e.value=t;let[n,s]=Ge(()=>{let o=this,r=this.__v;for(;r=r.__;)if(r.__c){r.__c.__$f|=4;break}let i=Qe(()=>{let u=e.value.value;return u===0?0:u===!0?"":u||""}),l=Qe(()=>!Array.isArray(i.value)&&!ys(i.value)),p=kt(function(){if(this.N=mr,l.value){let u=i.value;o.__v&&o.__v.__e&&o.__v.__e.nodeType===3&&(o.__v.__e.data=u)}}),d=this.__$u.d;return this.__$u.d=function(){p(),d.call(this)},[l,i]},[]);return n.value?s.peek():s.value}$r.displayName="ReactiveTextNode";Object.defineProperties(at.prototype,{constructor:{configurable:!0,value:hn(Qt,null).constructor},type:{configurable:!0,value:$r},props:{configurable:!0,get(){let t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});Se("__b",(t,e)=>{if(Ze(),Tn=void 0,typeof e.type=="string"){let n,s=e.props;for(let o in s){if(o==="children")continue;let r=s[o];r instanceof at&&(n||(e.__np=n={}),n[o]=r,s[o]=r.peek())}}t(e)});Se("__r",(t,e)=>{if(t(e),e.type!==Qt){Ze();let n,s=e.__c;s&&(s.__$f&=-2,n=s.__$u,n===void 0&&(s.__$u=n=(function(o,r){let i;return kt(function(){i=this},{name:r}),i.c=o,i})((function(o){return function(){var r;Mc&&((r=this.y)==null||r.call(this)),o.__$f|=1,o.setState({})}})(s),typeof e.type=="function"?e.type.displayName||e.type.name:""))),Tn=s,Ze(n)}});Se("__e",(t,e,n,s)=>{Ze(),Tn=void 0,t(e,n,s)});Se("diffed",(t,e)=>{Ze(),Tn=void 0;let n;if(typeof e.type=="string"&&(n=e.__e)){let s=e.__np,o=e.props,r=n.U;if(r)for(let i in r){let l=r[i];l===void 0||s&&i in s||(l.d(),r[i]=void 0)}if(s){r||(r={},n.U=r);for(let i in s){let l=r[i],p=s[i];l===void 0?(l=Hc(n,i,p,o),r[i]=l):l.o(p,o)}}}t(e)});function Hc(t,e,n,s){let o=e in t&&t.ownerSVGElement===void 0,r=it(n);return{o:(i,l)=>{r.value=i,s=l},d:kt(function(){this.N=mr;let i=r.value.value;s[e]!==i&&(s[e]=i,o?t[e]=i:i!=null&&(i!==!1||e[4]==="-")?t.setAttribute(e,i):t.removeAttribute(e))})}}Se("unmount",(t,e)=>{if(typeof e.type=="string"){let n=e.__e;if(n){let o=n.U;if(o){n.U=void 0;for(let r in o){let i=o[r];i&&i.d()}}}let s=e.__np;if(s){let o=e.props;for(let r in s)o[r]=s[r]}e.__np=void 0}else{let n=e.__c;if(n){n.__$f|=8;let s=n.__$u;s&&(n.__$u=void 0,s.d())}}t(e)});Se("__h",(t,e,n,s)=>{s<3&&(e.__$f|=2),t(e,n,s)});_e.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;let n=this.__$u,s=n&&n.s!==void 0;for(let o in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let o=2&this.__$f;if(!(s||o||4&this.__$f)||1&this.__$f)return!0}else if(!(s||4&this.__$f)||3&this.__$f)return!0;for(let o in t)if(o!=="__source"&&t[o]!==this.props[o])return!0;for(let o in this.props)if(!(o in t))return!0;return!1};function Nc(t,e){return Ge(()=>it(t,e),[])}var Lc=t=>{queueMicrotask(()=>{queueMicrotask(t)})};function Pc(){xn(()=>{let t;for(;t=fr.shift();)dr.call(t)})}function mr(){fr.push(this)===1&&(J.requestAnimationFrame||Lc)(Pc)}var c=Ro.bind(hn),_=t=>t.filter(Boolean).join(" ");var yr=320,Rc=1500,Fc=36,qc=1800,Hs={x:-1e3,y:-1e3,key:null,at:-1/0},Ms=Hs,Lt=Hs;function gr(t,e,n){Ms=Lt,Lt={x:t,y:e,key:n,at:performance.now()}}function kr(t,e){let{left:n,top:s,width:o,height:r}=e.getBoundingClientRect();gr(n+o/2,s+r/2,t)}addEventListener("click",({isTrusted:t,detail:e,clientX:n,clientY:s,target:o})=>{if(!t)return;let r=o instanceof Element&&o.closest("button");e?gr(n,s,null):r&&kr("enter",r)},{capture:!0});var vr=(t,e)=>t.key===e.key&&(t.key!==null||Math.hypot(t.x-e.x,t.y-e.y)<=Fc),_r=()=>vr(Ms,Lt)&&Lt.at-Ms.at<yr;function mt(t,{fresh:e=!1}={}){let n=ot(e&&Lt!==Hs?null:t),s=ot(!1),o=ot(null);return n.current!==t&&(n.current=t,s.current=!0,o.current=performance.now()-Lt.at<Rc?Lt:null),Es(()=>{if(!s.current)return;let r=setTimeout(()=>{s.current=!1},yr);return()=>clearTimeout(r)},[t]),{swallows(r){return!s.current||o.current&&!vr(o.current,Lt)?!1:(r.stopPropagation(),r.preventDefault(),Ns(a("This has just changed. Tap again.")),!0)}}}var hr=null,br;function Ns(t){hr?.remove(),clearTimeout(br);let e=document.createElement("p");hr=e,e.className="unheard",e.setAttribute("role","status"),e.textContent=t,([...document.querySelectorAll("dialog[open]")].at(-1)??document.body).append(e);let{width:s,height:o}=e.getBoundingClientRect();e.style.left=`${Math.max(8,Math.min(Lt.x-s/2,innerWidth-s-8))}px`,e.style.top=`${Math.max(8,Lt.y-o-40)}px`,br=setTimeout(()=>e.remove(),qc)}function b({kind:t,name:e,disabled:n,busy:s,large:o,chosen:r,onTap:i,children:l}){let p=["button",t&&`is-${t}`,o&&"is-large",s&&"is-busy",r&&"is-chosen"];return c`<button type="button" class=${_(p)} aria-label=${e} aria-busy=${s?"true":null}
      aria-pressed=${r===void 0?null:String(!!r)}
      disabled=${n} onClick=${()=>!s&&i?.()}>${l}</button>`}function U({question:t,end:e,steady:n,children:s}){let o=mt(t,{fresh:!0});return c`<div class="controls">
    <div class="controls-main" onClickCapture=${o.swallows}>${s}</div>
    ${e&&c`<div class="controls-end" onClickCapture=${n?null:o.swallows}>${e}</div>`}
  </div>`}function Q({title:t,onClose:e,foot:n,large:s,children:o}){let r=ot(null),i=mt(t,{fresh:!0});F(()=>{let p=r.current,d=document.activeElement;return p.showModal(),()=>{p.close(),d?.focus({preventScroll:!0})}},[]);let l=p=>{p.preventDefault(),e()};return c`<dialog class=${_(["dialog",s&&"is-large"])} ref=${r} aria-label=${t} onCancel=${l} onClickCapture=${i.swallows}>
    <h2>${t}</h2>
    <div class="dialog-body">${o}</div>
    <div class="dialog-foot">${n}</div>
  </dialog>`}function lt({title:t,text:e,yes:n,no:s=a("go back"),danger:o,onYes:r,onClose:i}){let l=c`
    <${b} kind="plain" onTap=${i}>${s}<//>
    <${b} kind=${o?"danger":"main"} onTap=${r}>${n}<//>`;return c`<${Q} title=${t} onClose=${i} foot=${l}><p>${e}</p><//>`}function On({api:t,path:e,onClose:n}){let[s,o]=x({});F(()=>{let i=!1;return t.get(e).then(l=>i||o({found:l}),l=>i||o({trouble:l.message})),()=>{i=!0}},[e]);let r=c`<${b} kind="main" onTap=${n}>${a("go back")}<//>`;return c`<${Q} title=${a("What was best?")} onClose=${n} foot=${r}>
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
  <//>`}var Dc="nights/1/hand/tables/1/remarks";function wr({plays:t=!1}){let[e,n]=x(!1);if(F(()=>{document.documentElement.classList.toggle("is-practice",ut!=="")},[]),!ut)return null;let s=new Nt("/api"),o=()=>{let r=()=>location.assign("/");s.send("DELETE","practice").then(r,r)};return c`<div class="practice" role="note">
    <b>${a("Practice: nothing counts")}</b>
    ${t&&c`<${b} kind="quiet" onTap=${()=>n(!0)}>${a("what was best?")}<//>`}
    <${b} kind="quiet" onTap=${o}>${a("leave")}<//>
    ${e&&c`<${On} api=${s} path=${Dc} onClose=${()=>n(!1)} />`}
  </div>`}var Ic={2:a("two"),3:a("three"),4:a("four"),5:a("five"),6:a("six"),7:a("seven"),8:a("eight"),9:a("nine"),T:a("ten"),J:a("jack"),Q:a("queen"),K:a("king"),A:a("ace")},Uc={c:a("clubs"),d:a("diamonds"),h:a("hearts"),s:a("spades")},Xe={2:"M4.5 12C5 6.5 9.5 3.5 15 3.5C21 3.5 25.5 7 25.5 13C25.5 17.5 23 21 18.5 25.5L4.5 40.5H26.5",3:"M4.5 7C7.5 4.5 10.5 3.5 14 3.5C20 3.5 24.5 7 24.5 12S20.5 20.7 13 20.7C21.5 20.7 26 24.5 26 30.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.8",4:"M20.5 40.5V3.5L3.5 29.5H27",5:"M24.5 3.5H7.5L6 20C8.5 18 11.5 17 14.5 17C21.5 17 26.5 21.5 26.5 28.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.5",6:"M4 29.5C4 23 9 18.3 15 18.3S26 23 26 29.5S21 40.5 15 40.5S4 36 4 29.5C4 16 9 7 19.5 3.5",7:"M3.5 3.5H26.5C19.5 15 14 27 12.5 40.5",8:"M15 21A9.8 8.75 0 1 1 15 3.5A9.8 8.75 0 1 1 15 21A11.3 9.75 0 1 1 15 40.5A11.3 9.75 0 1 1 15 21Z",9:"M26 14.5C26 21 21 25.7 15 25.7S4 21 4 14.5S9 3.5 15 3.5S26 8 26 14.5C26 28 21 37 10.5 40.5",T:"M3.5 10L9.5 3.5V40.5M24.2 3.5C18.5 3.5 16.4 10 16.4 22S18.5 40.5 24.2 40.5S32 34 32 22S29.9 3.5 24.2 3.5Z",J:"M13 3.5H23V29.5C23 36.5 19 40.5 13.5 40.5C8 40.5 4.5 37 4.5 31",Q:"M15 3.5C7.5 3.5 3.5 10 3.5 22S7.5 40.5 15 40.5S26.5 34 26.5 22S22.5 3.5 15 3.5ZM17.5 31.5L26.5 41.5",K:"M5 3.5V40.5M26 3.5L6.5 25M13 18.5L26.5 40.5",A:"M3.5 40.5L15 3.5L26.5 40.5M8 29H22"},pt={c:"M71 28A21 21 0 1 1 29 28A21 21 0 1 1 71 28ZM50 59A22 22 0 1 1 6 59A22 22 0 1 1 50 59ZM94 59A22 22 0 1 1 50 59A22 22 0 1 1 94 59ZM38 42H62L54 62C55 78 59 88 67 95H33C41 88 45 78 46 62Z",d:"M50 3C60 21 73 38 87 50C73 62 60 79 50 97C40 79 27 62 13 50C27 38 40 21 50 3Z",h:"M50 93C20 68 5 51 5 32C5 17 16 7 28 7C38 7 46 13 50 23C54 13 62 7 72 7C84 7 95 17 95 32C95 51 80 68 50 93Z",s:"M50 4C66 26 93 41 93 62C93 74 84 83 73 83C65 83 59 79 55 73C56 82 60 89 67 95H33C40 89 44 82 45 73C41 79 35 83 27 83C16 83 7 74 7 62C7 41 34 26 50 4Z"},An="M50 4L61 37L96 37L68 58L78 92L50 71L22 92L32 58L4 37L39 37Z",xr=[...Array(9).keys()].map(t=>{let e=20*(t+1),n=Math.max(0,e-120),s=Math.min(80,e);return`M${10+n} ${10+e-n}L${10+s} ${10+e-s}M${90-n} ${10+e-n}L${90-s} ${10+e-s}`}).join("");function ct(t){return t==="Jk"?a("joker"):V(t)?a("{rank} of {suit}",{rank:Ic[t[0]],suit:Uc[t[1]]}):a("face down")}var V=t=>typeof t=="string"&&/^([2-9TJQKA][cdhs]|Jk)$/.test(t),Ls=[..."shdc"].flatMap(t=>[..."AKQJT98765432"].map(e=>e+t));function Pt({allowed:t,picked:e=[],onPick:n,onTakeBack:s,busy:o}){let r=new Set(t),i=r.has("Jk")?[...Ls,"Jk"]:Ls;return c`<div class="picker-grid" role="group" aria-label=${a("cards")}>
    ${i.map((l,p)=>c`<${Wc} key=${l} card=${l} starts=${p%13===0}
      picked=${e.includes(l)} open=${r.has(l)} busy=${o}
      onTap=${()=>e.includes(l)?s?.(l):n(l)} />`)}
  </div>`}function Tr({picked:t=[],onTakeBack:e,busy:n}){let s=t[t.length-1];return c`<${b} kind="plain" disabled=${n} onTap=${()=>e(s)}>
    ${s?a("take back {card}",{card:D(s)}):a("undo")}
  <//>`}function Wc({card:t,starts:e,open:n,picked:s,busy:o,onTap:r}){let i=!n&&!s,p=[t!=="Jk"&&`suit-${t[1]}`,e&&"starts-suit",i&&"is-out",s&&"is-picked"];return c`<button type="button" class=${_(["picker-card",...p])} disabled=${i||o}
      aria-label=${ct(t)} aria-pressed=${s?"true":null} onClick=${r}>
    ${!i&&c`<${de} card=${t} />`}
  </button>`}function de({card:t}){if(!V(t))return c`<span>?</span>`;if(t==="Jk")return c`<${Sr} path=${An} />`;let[e,n]=t;return c`
    <svg viewBox=${e==="T"?"0 0 36 44":"0 0 30 44"} aria-hidden="true">
      <path class="card-rank" d=${Xe[e]} />
    </svg>
    <${Sr} path=${pt[n]} />`}var Sr=({path:t})=>c`<svg viewBox="-2 -2 104 104" aria-hidden="true">
  <path class="card-pip" d=${t} />
</svg>`,Kc={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},D=t=>V(t)&&t!=="Jk"?`${t[0]==="T"?"10":t[0]}${Kc[t[1]]}\uFE0E`:ct(t);var B=t=>a(`${String(t).replaceAll("_"," ")}##of a game`);function Tt(t){return V(t)?D(t):typeof t=="number"?h(t):typeof t=="boolean"?t?a("yes"):a("no"):Array.isArray(t)?t.map(Tt).join(" "):t&&typeof t=="object"?Object.values(t).map(Tt).join(" \xB7 "):B(t)}function Te(t,e,n={}){if(n[t])return n[t](e);let s=Object.entries(e),o=s.some(([,r])=>r!==0)?s.filter(([,r])=>r!==0):s.slice(0,1);return Ps(B(t),o)}function Ps(t,e){let s=e.filter(([,r])=>r!==!0).map(([,r])=>Tt(r)).join(" "),o=s?a("{deed} {what}##a verb and what it is done with",{deed:t,what:s}):t;return e.filter(([,r])=>r===!0).reduce((r,[i])=>a("{deed} and {also}",{deed:r,also:B(i)}),o)}function ht(t){return t.length<2?t.join(""):a("{others} and {last}",{others:t.slice(0,-1).join(", "),last:t.at(-1)})}function fe(t,e){let n=[],s=t;for(let o of[...e].sort((r,i)=>i.value-r.value)){let r=Math.floor(s/o.value);r>0&&n.push({...o,count:r}),s-=r*o.value}return n}var zc=4;function Or(t,e,n=Gc(t,e),s=zc){let o=new Map(fe(t,e).map(({value:p,count:d})=>[p,d])),r=e.map(({value:p})=>p).sort((p,d)=>p-d),i=p=>o.get(p)??0,l=()=>r.filter(p=>p<=n).reduce((p,d)=>p+d*i(d),0);for(;l()<Math.min(s*n,t);){let p=r.find(u=>u>n&&i(u));if(!p)break;o.set(p,i(p)-1);let d=e.filter(({value:u})=>u<p);for(let{value:u,count:$}of fe(p,d))o.set(u,i(u)+$)}return e.map(p=>({...p,count:i(p.value)})).filter(({count:p})=>p).sort((p,d)=>d.value-p.value)}var Gc=(t,e)=>Math.max(1,...e.map(({value:n})=>n).filter(n=>n<=t/50)),Ar=t=>t.map(({count:e,colour:n})=>a("{count} {colour}##of chips",{count:e,colour:B(n)})).join(", ");function Oe({min:t,max:e,step:n=1}){return e==null||e>=Number.MAX_SAFE_INTEGER?null:t+Math.floor((e-t)/n)*n}function En(t,e){let{min:n,step:s=1}=e,o=Oe(e);return o!==null&&o<n?a("not possible now"):t<n?a("at least {amount}",{amount:n}):o!==null&&t>o?a("at most {amount}",{amount:o}):(t-n)%s!==0?n%s===0?a("in steps of {step}",{step:s}):a("{first}, then in steps of {step}",{first:n,step:s}):null}function Ot(t,e,n){return e.reduce((o,r)=>o+r,0)===t?e:fe(t,n).flatMap(({value:o,count:r})=>Array(Math.min(r,500)).fill(o))}function Rt(t,e){let n=t.lastIndexOf(e);return t.filter((s,o)=>o!==n)}var Er={white:{body:"#efeadb",spots:"#7b7a74"},red:{body:"#c22f39",spots:"#fff"},blue:{body:"#2460b0",spots:"#fff"},green:{body:"#1f8a49",spots:"#fff"},black:{body:"#25252a",spots:"#fff"},purple:{body:"#6d3c9b",spots:"#fff"},yellow:{body:"#e6b91f",spots:"#25252a"},pink:{body:"#df79a4",spots:"#fff"},orange:{body:"#de6f25",spots:"#fff"},grey:{body:"#878d92",spots:"#fff"},brown:{body:"#794d2a",spots:"#fff"},turquoise:{body:"#17909a",spots:"#fff"}},Jc=5,Cr=8,Cn=({value:t,colour:e})=>c`<${Bn} value=${t} colour=${e} count=${1} bare />`;function Bn({value:t,colour:e,count:n,bare:s}){let o=Math.min(n,Jc),r=64+(o-1)*Cr,{body:i,spots:l}=Er[e]??Er.grey,p={"--chip-colour":i,"--chip-spots":l},d=[...Array(o-1).keys()].map($=>r-32-$*Cr),u=c`<svg class="chip" viewBox=${`0 0 64 ${r}`} style=${p} role="img"
      aria-label=${a("{count} {colour}, {value} each##of chips",{count:n,colour:B(e),value:t})}>
    ${d.map($=>c`<g key=${$}>
      <circle class="chip-under" cx="32" cy=${$} r="30.5" />
      <circle class="chip-spots" cx="32" cy=${$} r="26.5" stroke-dasharray="13.9 13.85" />
    </g>`)}
    <circle class="chip-body" cx="32" cy="32" r="30.5" />
    <circle class="chip-spots" cx="32" cy="32" r="26.5" stroke-dasharray="13.9 13.85" />
    <circle class="chip-face" cx="32" cy="32" r="20.5" />
    <text class="chip-value" x="32" y=${32+Br(t)*.36} font-size=${Br(t)}>${jr(t)}</text>
  </svg>`;return s?u:c`<span class="pile">${u}<span class="pile-count" aria-hidden="true">×${n}</span></span>`}function Ae({amount:t,chipset:e,change:n,words:s}){let o=n?Or(t,e,...n===!0?[]:[n,1]):fe(t,e);return c`<span class="chips">
    <span class="chips-piles">${o.map(r=>c`<${Bn} key=${r.value} ...${r} />`)}</span>
    ${s&&c`<span class="chips-words">${Ar(o)}</span>`}
  </span>`}function jr(t){return t<1e3||t%100?String(t):`${t/1e3}k`}var Br=t=>[26,25,19,15,12][Math.min(jr(t).length,5)-1];var Mr={ArrowLeft:-1,ArrowRight:1},Yc=null;function Vc(t){let{key:e,target:n,currentTarget:s}=t;if(e in Mr){let o=[...s.querySelectorAll("button")];o.at((o.indexOf(n)+Mr[e])%o.length)?.focus()}else if(e==="ArrowUp"||e==="ArrowDown")n.blur(),Yc?.focus();else return;t.preventDefault()}var Ee=()=>c`<div class="languages" role="group" onKeyDown=${Vc} aria-label=${a("The language of this screen")}>
  ${Object.entries(Ao).map(([t,e])=>c`<${b} key=${t} kind="quiet" chosen=${t===xt}
      onTap=${()=>t!==xt&&Eo(t)}><span lang=${t}>${e}</span><//>`)}
</div>`;var Hr=({title:t,text:e,children:n})=>c`<main class="porch">
  <div class="porch-words">
    <div class="porch-mark" aria-hidden="true"><${Bn} value=${1} colour="white" count=${3} bare /></div>
    <p class="porch-name">Croupier</p>
    <h1>${t}</h1>
    ${e&&c`<p class="quiet">${e}</p>`}
    <${Ee} />
  </div>
  ${n}
</main>`;var Qc=1500,Zc=1e4,Nr=[1e3,2e3,5e3,15e3],Xc=2,tl=({status:t})=>t<500&&t!==429,jn=class{state=it(null);connection=it("polling");heard=it(Date.now());refusal=it(null);#e;#t;#n;#c=null;#s=null;#r=0;#i;#l;#o=!1;#u=!1;#d=0;#p=!1;#m=[[document,"visibilitychange",()=>this.#f()],[window,"pageshow",()=>this.#f()],[window,"pagehide",()=>this.#$()],[window,"online",()=>this.refresh()]];constructor({api:e,path:n,events:s}){this.#e=e,this.#t=n,this.#n=ut+s;for(let[o,r,i]of this.#m)o.addEventListener(r,i);this.#f()}accept(e,n=null){let s=this.state.peek();s&&e.version<s.version||(this.#c=n,this.state.value=e)}refresh(){this.#p&&this.#a()}close(){this.#$();for(let[e,n,s]of this.#m)e.removeEventListener(n,s)}#f(){document.hidden?this.#$():this.#g()}#g(){this.#p||(this.#p=!0,this.#h(),this.#a())}#$(){this.#p=!1,this.#b(),clearTimeout(this.#i),clearTimeout(this.#l)}#h(){let e=new EventSource(this.#n);this.#s=e,e.onopen=()=>{this.#r=0,this.#y()},e.onmessage=({data:n})=>{Number(n)<=this.state.peek()?.version||this.#a()},e.addEventListener("look",()=>this.#a()),e.onerror=()=>{this.#b();let n=Nr[Math.min(this.#r,Nr.length-1)];this.#r+=1,this.#i=setTimeout(()=>this.#h(),n),this.#a()}}#b(){this.#s?.close(),this.#s=null}async#a(){if(this.#o){this.#u=!0;return}this.#o=!0,clearTimeout(this.#l);try{let n=this.state.peek(),s=await this.#e.look(this.#t,this.#c);s&&this.state.peek()!==n&&s.state.version===this.state.peek().version?this.#u=!0:s&&this.accept(s.state,s.etag),this.#d=0,this.heard.value=Date.now()}catch(n){if(n instanceof It&&tl(n))return this.#k(n);this.#d+=1}finally{this.#o=!1}if(this.#y(),!this.#p)return;if(this.#u)return this.#u=!1,this.#a();let e=this.#s?.readyState===EventSource.OPEN&&!this.#d?Zc:Qc;this.#l=setTimeout(()=>this.#a(),e)}#k(e){this.refusal.value=e,this.close()}#y(){this.#d>=Xc?this.connection.value="lost":this.#s?.readyState===EventSource.OPEN?this.connection.value="live":this.connection.value="polling"}};var el=600,nl=8e3,Mn=class{busy=it(!1);late=it(!1);error=it(null);#e;dismiss=()=>this.#t(null);async send(e,{taken:n,refused:s}){if(this.busy.peek())return _r()||Ns(a("One moment: the last tap is still on its way.")),!1;this.busy.value=!0;let o=setTimeout(()=>{this.late.value=!0},el);try{return n(await e()),this.#t(null),!0}catch(r){if(!(r instanceof It))throw r;return this.#t(s(r)),!1}finally{clearTimeout(o),this.late.value=!1,this.busy.value=!1}}#t(e){clearTimeout(this.#e),this.error.value=e,e&&(this.#e=setTimeout(()=>{this.error.value=null},nl))}};var Hn=class{state=it(null);connection=it("polling");heard=it(Date.now());refusal=it(null);#e=new Mn;busy=this.#e.busy;late=this.#e.late;error=this.#e.error;withdrawn=null;api=new Nt("/api");#t;#n=null;#c=null;#s=()=>{};constructor(e){this.#t=`nights/${e}`,addEventListener("offline",()=>{this.connection.value="lost"}),this.#i(null)}refresh=()=>this.#n?.refresh();dismiss=this.#e.dismiss;show=e=>this.#i(e);act=({do:e,args:n={},since:s})=>this.#o("POST",`tables/${this.#r().table}/rounds/${this.#r().number}/actions`,{action:{do:e,...n},since:s});cut=e=>this.#o("PUT",`tables/${this.#r().table}/cut`,{word:e});wish=e=>(e.kind===this.withdrawn&&(this.withdrawn=null),this.#o("POST","wishes",e));takeBack=e=>(this.withdrawn=e,this.#o("DELETE","wishes",{kind:e}));bill=()=>this.api.get(`${this.#t}/hand/bill`);round=(e,n)=>this.api.get(`${this.#t}/tables/${e}/rounds/${n}`);game=e=>this.api.get(`games/${e}`);roundPath=(e,n)=>`${this.#t}/tables/${e}/rounds/${n}`;#r(){return this.state.peek().table}#i(e){this.#s(),this.#n?.close(),this.#c=e;let n=e?`?table=${e}`:"",s=e?`/tables/${e}`:"",o=new jn({api:this.api,path:`${this.#t}/hand${n}`,events:`/api/${this.#t}/hand${s}/events`});this.#n=o;let r=[kt(()=>this.#l(o.state.value)),kt(()=>{this.connection.value=o.connection.value,this.heard.value=o.heard.value,this.refusal.value=o.refusal.value})];this.#s=()=>{for(let i of r)i()}}#l(e){let n=this.state.peek();if(!e||n&&e.version<n.version)return;this.state.value=e;let s=e.table?.table??null;s!==this.#c&&queueMicrotask(()=>this.#i(s))}#o(e,n,s){return this.#e.send(()=>this.api.send(e,`${this.#t}/hand/${n}`,s),{taken:o=>this.#n?.accept(o.state??o),refused:({message:o,body:r})=>(r?.state?this.#n?.accept(r.state):this.refresh(),o)})}};function H({card:t,lit:e,dim:n}){let s=V(t),o=[s&&t!=="Jk"&&`suit-${t[1]}`,e&&"is-lit",n&&"is-dim"];return c`<svg class=${_(["card",...o])} viewBox="0 0 100 140" role="img" aria-label=${ct(t)}>
    <rect class="card-paper" x="1" y="1" width="98" height="138" rx="9" />
    <g key=${t} class="card-side">${s?t==="Jk"?ol:sl(t):rl}</g>
  </svg>`}function sl([t,e]){return c`
    <path class="card-rank" d=${Xe[t]} transform=${`translate(${t==="T"?7:9} 9) scale(1.3)`} />
    <path class="card-pip" d=${pt[e]} transform="translate(10 71) scale(.33)" />
    <path class="card-pip" d=${pt[e]} transform="translate(47 82) scale(.47)" />`}var ol=c`
  <path class="card-rank" d=${Xe.J} transform="translate(9 9) scale(1.3)" />
  <path class="card-pip" d=${An} transform="translate(28 68) scale(.62)" />`,rl=c`
  <rect class="card-back" x="7" y="7" width="86" height="126" rx="5" />
  <path class="card-lattice" d=${xr} />
  <rect class="card-lattice" x="10" y="10" width="80" height="120" rx="3" />`;function gt({label:t,wanted:e}){return c`<svg class="card" viewBox="0 0 100 140" role="img" aria-label=${t??a("no card yet")}>
    <rect class=${_(["card-outline",e&&"is-wanted"])} x="3" y="3" width="94" height="134" rx="9" />
  </svg>`}function R({cards:t,places:e=0,label:n,fanned:s,lit:o,wanted:r}){let i=Math.max(0,e-t.length);return c`<div class=${_(["hand",s&&"is-fanned"])} role="group" aria-label=${n}>
    <div class="hand-cards">
      ${t.map((l,p)=>c`<${H} key=${p} card=${l}
        lit=${o?.has(l)} dim=${o&&!o.has(l)} />`)}
      ${[...Array(i).keys()].map(l=>c`<${gt} key=${`empty ${l}`} wanted=${r&&l===0} />`)}
    </div>
    ${n&&c`<div class="hand-label">${n}</div>`}
  </div>`}function rt({text:t,onGone:e}){return t?c`<div class="slip" role="alert">
    <span>${t}</span>${e&&c`<${b} kind="quiet" name=${a("close")} onTap=${e}>✕<//>`}
  </div>`:null}var al=6e3;function Lr({list:t,onGone:e}){return c`<div class="toasts" aria-live="polite">
    ${t.map(n=>c`<${il} key=${n.id} text=${n.text} onGone=${()=>e(n.id)} />`)}
  </div>`}function il({text:t,onGone:e}){return F(()=>{let n=setTimeout(e,al);return()=>clearTimeout(n)},[]),c`<div class="slip is-news"><span>${t}</span></div>`}function Fr({api:t,path:e,seat:n,title:s,onClose:o}){let[{told:r,trouble:i},l]=x({}),[p,d]=x(n??null);F(()=>{let $=`${e}/explanation${p?`?seat=${p}`:""}`;t.get($).then(m=>l({told:m}),m=>l({trouble:ll(m)}))},[e,p]);let u=c`
    ${p?c`<${b} kind="plain" onTap=${()=>d(null)}>${a("the whole round")}<//>`:c`<span></span>`}
    <${b} kind="main" onTap=${o}>${a("done")}<//>`;return c`<${Q} title=${s} onClose=${o} foot=${u}>
    <div class="explain">
      <${rt} text=${i} />
      ${r&&c`<${ul} told=${r} about=${p} again=${r.closed&&cl(e)} />`}
      ${!r&&!i&&c`<p class="quiet">${a("One moment.")}</p>`}
    </div>
  <//>`}var cl=t=>t.replace(/^nights\/(\d+)\/tables\/(\d+)\/rounds\/(\d+)$/,`${ut}/rounds/$1/$2#$3`),ll=t=>t instanceof It?t.message:a("The server does not answer. Try again."),pl="0 = 0";function ul({told:t,about:e,again:n}){let s=t.steps.filter(o=>!e||fl(o)).reverse();return c`
    <p class="quiet">${dl(t)}</p>
    ${Object.values(t.sums).some(o=>o!==pl)&&c`<dl class="explain-sums">
      ${Object.entries(t.sums).map(([o,r])=>c`<div key=${o}><dt>${o}</dt><dd>${r.replaceAll(" - "," \u2212 ")}</dd></div>`)}
    </dl>`}
    <ol class="explain-steps" reversed>
      ${s.map(o=>c`<${$l} key=${o.entry} step=${o} />`)}
    </ol>
    ${t.shuffle.seed&&c`<details class="explain-shuffle"><summary>${a("the shuffle, to check it")}</summary>
      ${["commitment","seed","cut"].filter(o=>t.shuffle[o]).map(o=>c`<p key=${o} class="small">
        <span class="quiet">${B(o)}</span> <code>${t.shuffle[o]}</code></p>`)}
    </details>`}
    ${n&&c`<p><a class="button is-plain" href=${n}>${a("see it card by card")}</a></p>`}`}var dl=({game:t,table:e,round:n,ended:s})=>s?M("{game}, table {table}, round {round}: {ended}.",{game:t,table:e,round:n,ended:c`<b>${s}</b>`}):a("{game}, table {table}, round {round}.",{game:t,table:e,round:n}),fl=({says:t,moves:e,cards:n})=>t.length>0||e.length>0||Object.keys(n).length>0;function $l({step:t}){let{entry:e,did:n,cards:s,says:o,moves:r}=t;return c`<li class="explain-step" value=${e}>
    <p class="explain-did">${B(n)} <span class="quiet small">${a("entry {number}",{number:e})}</span></p>
    ${o.map((i,l)=>c`<${hl} key=${l} ...${i} />`)}
    ${r.length>0&&c`<ul class="explain-moves">
      ${r.map((i,l)=>c`<li key=${l}>${ml(i)}</li>`)}
    </ul>`}
    ${Object.keys(s).length>0&&c`<div class="explain-cards">
      ${Object.entries(s).map(([i,l])=>l.length>0&&c`<${R} key=${i} cards=${l} label=${i} fanned=${l.length>5} />`)}
    </div>`}
  </li>`}var ml=({amount:t,source:e,target:n,why:s})=>M("{chips} from {source} to {target}: {why}",{chips:c`<b class="figure">${h(t)}</b>`,source:e,target:n,why:s});function hl({text:t,details:e}){let n=Object.entries(e),s=n.filter(([,i])=>Pr(i)),o=n.filter(([,i])=>Rr(i)),r=n.filter(([,i])=>!Pr(i)&&!Rr(i));return c`<div class="explain-said">
    <p>${t}</p>
    ${s.map(([i,l])=>c`<${R} key=${i} cards=${l} label=${i==="cards"?null:B(i)} />`)}
    ${o.map(([i,l])=>c`<${bl} key=${i} rows=${l} />`)}
    ${r.length>0&&c`<p class="quiet small">${r.map(([i,l])=>`${B(i)} ${qr(l)}`).join(" \xB7 ")}</p>`}
  </div>`}var Pr=t=>Array.isArray(t)&&t.length>0&&t.every(e=>V(e)||e==="??"),Rr=t=>Array.isArray(t)&&t.length>0&&t.every(e=>e&&typeof e=="object"&&!Array.isArray(e));function bl({rows:t}){let e=[...new Set(t.flatMap(Object.keys))],n=o=>t.every(r=>r[o]==null||typeof r[o]=="number"),s=Object.fromEntries(e.map(o=>[o,n(o)?"number":null]));return c`<table class="ledger explain-rows">
    <thead><tr>${e.map(o=>c`<th key=${o} class=${s[o]}>${B(o)}</th>`)}</tr></thead>
    <tbody>${t.map((o,r)=>c`<tr key=${r}>
      ${e.map(i=>c`<td key=${i} class=${s[i]}>${qr(o[i])}</td>`)}
    </tr>`)}</tbody>
  </table>`}var qr=t=>t==null?"\u2013":Tt(t);function $e({mark:t="s",title:e,text:n,children:s}){return c`<div class="state">
    <svg class="state-mark" viewBox="0 0 100 100" aria-hidden="true">
      <path fill="currentColor" d=${pt[t]} />
    </svg>
    <p class="state-title">${e}</p>
    ${n&&c`<p class="state-text">${n}</p>`}
    ${s}
  </div>`}function Dr(t){let e=Math.max(1,Math.round(t/1e3));return e<90?j("a second","{count} seconds",e):a("{count} minutes##some time ago",{count:Math.round(e/60)})}var Ir=1500;function Wr({hand:t,state:e}){let n=ot(e),s=ot([]),[o,r]=x([]);return F(()=>{let l=n.current;n.current=e;let p=l.wishes.filter($=>yl($,e,t.withdrawn));s.current.push(...p.map($=>({wish:$,was:l,until:performance.now()+Ir})));let d=()=>{let $=[];s.current=s.current.filter(({wish:m,was:f,until:y})=>{let S=gl(m,f,e)??(performance.now()<y?null:kl(m));return S!==null&&$.push({id:m.number,text:S}),S===null}),$.length&&r(m=>[...m,...$])};if(d(),!s.current.length)return;let u=setTimeout(d,Ir+50);return()=>clearTimeout(u)},[e]),c`<${Lr} list=${o} onGone=${l=>r(p=>p.filter(d=>d.id!==l))} />`}var yl=({number:t,kind:e},{wishes:n},s)=>e!==s&&!n.some(o=>o.number===t||o.kind===e),Ur=({mine:t},e)=>t.find(n=>n.table===e);function gl({kind:t,table:e,chips:n},s,o){let r=o.me.bankroll-s.me.bankroll,[i,l]=[Ur(o,e),Ur(s,e)];switch(t){case"sit":return i?a("You have a seat."):null;case"stand":return i?null:a("You have left the table.");case"top-up":return(i?.rack??0)>(l?.rack??0)?a("{chips} more lie in your rack.",{chips:n}):null;case"buy-in":return r>0?a("{chips} chips are in your bankroll.",{chips:r}):null;default:return r<0?a("Cashed out: {chips} went to the desk.",{chips:-r}):null}}function kl({kind:t}){return t==="sit"?a("The dealer has no seat for you now."):t==="buy-in"||t==="cash-out"?a("The host says: not now."):a("The dealer says: not now.")}var vl=8;function St(t){return Array.isArray(t)?t.length&&t.every(V)?"card":"choice":"of"in t?"some":"rows"in t?"rows":"fields"in t?"fields":Kr(t)?"choice":"amount"}var Wt=t=>Array.isArray(t)?t:Kr(t)??[];function Kr(t){let e=Oe(t),{min:n,step:s=1}=t;if(e===null||(e-n)/s>=vl)return null;let o=[];for(let r=n;r<=e;r+=s)o.push(r);return o}function zr(t,e=!1){switch(St(t)){case"amount":return 0;case"some":case"rows":return[];case"fields":return Xt(t.fields);default:return!e&&Wt(t).length===1?Wt(t)[0]:void 0}}var Xt=(t,e=[])=>Object.fromEntries(Object.entries(t).map(([n,s])=>[n,zr(s,e.includes(n))]));function _l(t,e){switch(St(t)){case"amount":return En(e,t);case"some":return e.length<t.least?a("{count} more",{count:t.least-e.length}):e.length>t.most?a("at most {amount}",{amount:t.most}):null;case"rows":return e.length<t.least?a("{count} more",{count:t.least-e.length}):null;case"fields":return Zt(t.fields,e)?.why??null;default:return Wt(t).length?e===void 0?a("not chosen yet"):null:a("not possible now")}}function Zt(t,e,n=[]){for(let[s,o]of Object.entries(t)){if(n.includes(s)&&Gr(e[s]))continue;let r=_l(o,e[s]);if(r)return{name:s,why:r}}return null}function Rs(t,e){let n=Object.keys(t.values).filter(s=>!(t.optional?.includes(s)&&Gr(e[s])));return Object.fromEntries(n.map(s=>[s,e[s]]))}var Gr=t=>t===void 0||t===0||Array.isArray(t)&&!t.length,wl=6;function Jr(t){switch(St(t)){case"amount":return Oe(t)!==t.min;case"some":return t.least===0&&t.of.length>0;case"rows":return t.least===0&&t.most>0;case"fields":return Object.values(t.fields).some(Jr);default:return!1}}function Yr(t){if(t.optional?.length)return xl(t);if(Object.values(t.values).some(Jr))return null;let e=Xt(t.values),n=Object.keys(e).filter(i=>e[i]===void 0),s=Zt(t.values,e);if(!s)return[e];let[o]=n;if(n.length!==1||s.name!==o||Wt(t.values[o]).length>wl)return null;let r=Wt(t.values[o]).map(i=>({...e,[o]:i}));return r.some(i=>Zt(t.values,i))?null:r}function xl({values:t,optional:e}){let[[n,s],...o]=Object.entries(t);return o.length||!e.includes(n)||St(s)!=="choice"||Wt(s).length!==1?null:[{},{[n]:Wt(s)[0]}]}function Fs(t){if(t.optional?.length)return null;let e=Object.entries(t.values).filter(([,n])=>zr(n)===void 0);return e.length===1&&St(e[0][1])==="card"?e[0][0]:null}var W=({by:t,do:e,since:n})=>`${t} ${e} ${n??""}`;function Vr(t){let e=new Map;for(let n of t)e.set(n.by,[...e.get(n.by)??[],n]);return[...e].sort(([n],[s])=>+(n==="dealer")-+(s==="dealer"))}var Sl=new Nt("/api");function Qr({night:t,table:e,round:n}){let s=(e.past?.at(-1)??e.last)?.number??0,[o,r]=x({played:0,deals:[]});return F(()=>{if(!s||n&&!n.facts.sheet)return;let i=!1;return Sl.get(`nights/${t.night}/tables/${e.table}/scores`).then(({deals:l})=>i||r({played:s,deals:l}),()=>{}),()=>{i=!0}},[t.night,e.table,e.game,s,!!n?.facts.sheet]),Tl(o.deals,n,e.number)}function Tl(t,e,n){if(!e)return t.length?t:null;let{sheet:s,deal:o}=e.facts;if(!s)return null;let r=t.filter(p=>p.deal<o&&p.round!==n),i=r.at(-1)?.deal===o-1,l=s.after?[{deal:o,names:Zr(s,e),sheet:s}]:[];return[...i?r:[],...l]}function Zr(t,e){let n=Object.fromEntries(e.seats.map(({seat:o,player:r})=>[o,r])),s=o=>ht(o.split("+").map(r=>n[r]));return Object.fromEntries(Object.keys(t.before).map(o=>[o,s(o)]))}function Xr({facts:t,carry:e,seats:n}){if(!t.sheet)return null;if(!e?.finished)return a("Deal {number} is scored.",{number:t.deal});if(e.winners.length===n.length)return a("The game is over: a tie.");let s=n.filter(({seat:o})=>e.winners.includes(o)).map(({player:o})=>o);return j("The game is over: {players} wins.","The game is over: {players} win.",s.length,{players:ht(s)})}function ta({deals:t,round:e,onSheet:n}){let s=t.at(-1),o=e?.facts.sheet??s.sheet,r=e?.facts.sheet?Zr(o,e):s.names;return c`<section class="scores" aria-label=${a("the score")}>
    <ol class="scores-names">
      ${Object.keys(o.before).map((i,l)=>c`<li key=${i} class=${_(["scores-name",Al(o,i)&&"is-best"])}>
          <${ee} at=${l} />
          <span class="scores-who">${r[i]}</span>
          <b class="figure">${h((o.after??o.before)[i])}</b>
          ${o.after&&c`<span class="scores-why small">${Ol(o,i)}</span>`}
        </li>`)}
    </ol>
    ${t.length>1&&c`<${Ln} deals=${t} />`}
    ${n&&c`<${b} kind="quiet" onTap=${n}>${a("score sheet")}<//>`}
  </section>`}function Ol(t,e){let n=t.items.filter(s=>s.name===e).map(({what:s})=>s);return n.length?`${nt(t.after[e]-t.before[e])}: ${n.join(", ")}`:""}function Al({better:t,before:e,after:n},s){let o=Object.values(n??e),r=t==="high"?Math.max(...o):Math.min(...o);return o.some(i=>i!==r)&&(n??e)[s]===r}var ea=["","7 4","2 4","12 4 2 4","5 3 1 3","1 3"],Nn=260,qs=120,te=8,ee=({at:t})=>c`<svg class=${`score-stroke is-line-${t}`} viewBox="0 0 28 6" aria-hidden="true">
  <line x1="1" x2="27" y1="3" y2="3" stroke-dasharray=${ea[t]} />
</svg>`;function Ln({deals:t}){let[e]=t,n=Object.keys(e.sheet.before),{goal:s}=t.at(-1).sheet,o=[e.sheet.before,...t.map(({sheet:u})=>u.after??u.before)],r=o.flatMap(u=>n.map($=>u[$])),i=Math.min(0,...r),l=Math.max(1,...r,s??0),p=u=>te+u*(Nn-2*te)/Math.max(1,o.length-1),d=u=>qs-te-(u-i)*(qs-2*te)/(l-i);return c`<svg class="score-chart" viewBox=${`0 0 ${Nn} ${qs}`} role="img" aria-label=${El(t,n,o)}>
    <line class="score-zero" x1=${te} x2=${Nn-te} y1=${d(0)} y2=${d(0)} />
    ${s!==null&&c`<line class="score-goal" x1=${te} x2=${Nn-te} y1=${d(s)} y2=${d(s)} />`}
    ${n.map((u,$)=>{let m=o.map((f,y)=>`${p(y)},${d(f[u])}`);return c`<g key=${u} class=${`is-line-${$}`}>
        <polyline points=${m.join(" ")} stroke-dasharray=${ea[$]} />
        <circle cx=${p(o.length-1)} cy=${d(o.at(-1)[u])} r="3.5" />
      </g>`})}
  </svg>`}var El=(t,e,n)=>e.map(s=>`${t.at(-1).names[s]}: ${n.map(o=>h(o[s])).join(", ")}`).join("; ");function na({deals:t,onClose:e}){let[n,s]=x(t.length-1),o=t[Math.min(n,t.length-1)],r=c`<span></span><${b} kind="main" onTap=${e}>${a("done")}<//>`;return c`<${Q} title=${a("The score sheet")} large onClose=${e} foot=${r}>
    <div class=${_(["score-sheet",Cl(o)&&"is-wide"])}>
      <div class="score-all">
        <${Bl} deals=${t} shown=${o} onLook=${s} />
        ${t.length>1&&c`<${Ln} deals=${t} />`}
      </div>
      <${Ml} deal=${o} />
    </div>
  <//>`}var Cl=({names:t})=>Object.keys(t).length>4;function Bl({deals:t,shown:e,onLook:n}){let s=Object.keys(e.sheet.before),{better:o,goal:r}=t.at(-1).sheet;return c`<div class="score-deals">
    <table class="ledger">
      <thead><tr><th>${a("deal")}</th>${s.map((i,l)=>c`<th key=${i} class="number"><${ee} at=${l} /> ${t.at(-1).names[i]}</th>`)}</tr></thead>
      <tbody>${t.map((i,l)=>c`<tr key=${i.deal} class=${i===e?"is-now":null}>
        <th scope="row"><${b} kind="quiet" chosen=${i===e} onTap=${()=>n(l)}>${i.deal}<//></th>
        ${s.map(p=>c`<td key=${p} class="number">${nt(i.sheet.after[p]-i.sheet.before[p])} <b>${h(i.sheet.after[p])}</b></td>`)}
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">${jl(o,r)}</p>
  </div>`}function jl(t,e){return e===null?t==="high"?a("The highest score wins."):a("The lowest score wins."):t==="high"?a("The highest score wins; {goal} ends the game.",{goal:e}):a("The lowest score wins; {goal} ends the game.",{goal:e})}function Ml({deal:{deal:t,names:e,sheet:n}}){return c`<section class="deal-sheet" aria-label=${a("deal {number}",{number:t})}>
    <h3>${a("Deal {number}",{number:t})}</h3>
    <div class="deal-columns">
      ${Object.keys(n.before).map(s=>c`<${Hl} key=${s} name=${s} who=${e[s]} names=${e} sheet=${n} />`)}
    </div>
  </section>`}function Hl({name:t,who:e,sheet:n}){let s=t.split("+"),o=e.split(a("{others} and {last}",{others:"",last:""})),r=d=>o.length===s.length?o[s.indexOf(String(d))]:a("seat {seat}",{seat:d}),i=d=>d.filter(u=>u.name===t),l=n.tricks.map((d,u)=>({...d,number:u+1})).filter(({seat:d})=>s.includes(String(d))),p=i(n.taken).reduce((d,{points:u})=>d+u,0);return c`<table class="ledger deal-column">
    <caption>${e}</caption>
    <tbody>
      <tr class="is-score"><th scope="row">${a("before")}</th><td class="number">${h(n.before[t])}</td></tr>
      ${l.map(({number:d,seat:u,cards:$,points:m})=>c`<tr key=${`trick ${d}`}>
        <th scope="row" class="deal-trick"><span class="quiet">${d}${s.length>1&&` \xB7 ${r(u)}`}</span> ${$.map(D).join(" ")}</th>
        <td class="number">${h(m)}</td></tr>`)}
      ${i(n.taken).map(({what:d,points:u})=>c`<tr key=${`took ${d}`}><th scope="row">${d}</th><td class="number">${nt(u)}</td></tr>`)}
      ${i(n.taken).length>1&&c`<tr><th scope="row">${a("taken")}</th><td class="number">${h(p)}</td></tr>`}
      ${i(n.items).map(({what:d,points:u},$)=>c`<tr key=${`scored ${$}`} class="is-scored"><th scope="row">${d}</th><td class="number">${nt(u)}</td></tr>`)}
      <tr class="is-score"><th scope="row">${a("after")}</th><td class="number"><b>${h((n.after??n.before)[t])}</b></td></tr>
    </tbody>
  </table>`}var sa="hands",Nl={bura:"6789JQKTA",lorum:"789TJQKA",polignac:"789TAJQK",schnapsen:"JQKTA"},Ll="23456789TJQKA",Pl=["uth","kabu"],Rl="shcd";function Ce(t,{game:e,facts:n}){let s=Nl[e]??Ll,o=n?.trump,r=Pl.includes(e),i=l=>{if(!V(l)||l==="Jk")return 1e3;let p=l[1]===o?-1:Rl.indexOf(l[1]);return(r?0:p*20)-s.indexOf(l[0])};return[...t].sort((l,p)=>i(l)-i(p))}var Pn=(t,e)=>oa()==="sorted"?Ce(t,e):t;function Be(t){let[e,n]=x(()=>oa());return{as:e,turn:()=>{let o=e==="sorted"?"dealt":"sorted";Fl(o),n(o)},arranged:o=>e==="sorted"?Ce(o,t):o}}var Rn=({sorting:t})=>c`<${b} kind="plain" onTap=${t.turn}>
  ${t.as==="sorted"?a("as dealt"):a("sort")}
<//>`;function oa(){try{return localStorage.getItem(sa)==="dealt"?"dealt":"sorted"}catch{return"sorted"}}function Fl(t){try{localStorage.setItem(sa,t)}catch{}}var At=t=>Object.fromEntries(t.seats.map(({seat:e,player:n})=>[e,n])),ne=({round:t,table:e})=>t?.seats.find(({seat:n})=>n===e.seat)?.rack??e.rack,Ds=t=>{switch(St(t)){case"card":return!0;case"some":return t.of.some(V);case"rows":return Object.values(t.rows).some(Ds);case"fields":return Object.values(t.fields).some(Ds);default:return!1}},ql=({values:t})=>Object.values(t).some(Ds);function Is({round:t,table:e}){let n=t?.prompt?.options.filter(({by:s})=>s===e?.seat)??[];return t?.cards==="physical"?n.filter(s=>!ql(s)):n}function Fn(t){let{round:e,table:n}=t,s=Is(t);if(!n?.phones||!s.length)return!1;let{prompt:o,record:r}=e;if(o.awaited.includes(n.seat))return!0;let i=Math.min(...s.map(p=>p.since)),l=r.some(({by:p,index:d})=>p===n.seat&&d>=i-1);return o.awaited.every(p=>p==="dealer")&&!l}var ca=t=>Fn(t)?`${t.table.table} ${t.table.number} ${t.round.record.length} ${t.round.prompt.say.code}`:null;function la({round:t,table:e}){return!t||t.cards==="physical"?[]:Object.entries(t.zones).filter(([,{owner:n,sight:s,cards:o}])=>n===e.seat&&s==="owner"&&o.length).map(([n,{cards:s}])=>[n,Pn(s,t)])}var ra=new Map,aa=(t,e)=>`${t} ${e}`;function pa(t,e){let{round:n,table:s}=t;if(n?.finished){let r=Il(t,e);return ra.set(aa(s.table,s.number),r),{number:s.number,won:ia(Dl(n,s.seat),s),why:r}}let{last:o}=s;return o?o.voided?{number:o.number,won:null,why:a("voided: {why}",{why:o.why})}:o.result===null?null:{number:o.number,won:ia(o.result,s),why:ra.get(aa(s.table,o.number))}:null}var ia=(t,{for_points:e})=>t||!e?t:void 0;function tn(t){let{table:e,me:n}=t;return!!e?.for_points&&!ne(t)&&!n.bankroll&&!n.owes}function Dl({record:t},e){let n=`seat:${e}`;return t.flatMap(({transfers:s})=>s).reduce((s,{from:o,to:r,amount:i})=>s+(r===n?i:0)-(o===n?i:0),0)}function Il({round:t,payouts:e,table:n},s){let o=e.findLast(({seat:r})=>r===n.seat);return s.reason?.(o,t,n.seat)||o?.says.at(-1)||s.over?.(t)||Xr(t)||void 0}var Ul=4e4;function ua(t){let[e,n]=x(!1),[s,o]=x(0);return F(()=>{let r=()=>o(i=>i+1);return addEventListener("pointerdown",r),()=>removeEventListener("pointerdown",r)},[]),F(()=>{if(n(!1),t!==null)return;let r=setTimeout(()=>n(!0),Ul);return()=>clearTimeout(r)},[t,s]),{asleep:e&&t===null,wake:()=>n(!1)}}function da({state:t,onWake:e}){let{table:n,me:s}=t;return c`<button type="button" class="hand-asleep" onClick=${e} aria-label=${a("wake up")}>
    ${n?c`<span>${n.name} · ${Us(t)}</span>
        ${!tn(t)&&c`<b>${h(ne(t))}</b><span>${a("your rack")}</span>`}`:c`<span>${s.name}</span><b>${h(s.bankroll)}</b><span>${a("your bankroll")}</span>`}
  </button>`}function Us({round:t,table:e}){if(!t)return a("between rounds");if(t.finished||!t.prompt)return a("round {number} is over",{number:e.number});let n=At(t),s=t.prompt.awaited.filter(r=>r!==e.seat),[o]=s;return o===void 0?a("your turn"):o==="dealer"?a("the dealer goes on"):a("{player}'s turn",{player:n[o]})}var Ws="sounds",Wl=.16,Kl={card:[{pitch:320,to:90,after:0,lasts:.06,wave:"triangle"}],chips:[{pitch:2100,to:1900,after:0,lasts:.05,wave:"sine"},{pitch:2700,to:2500,after:.05,lasts:.07,wave:"sine"}],turn:[{pitch:660,to:660,after:0,lasts:.16,wave:"sine"},{pitch:880,to:880,after:.14,lasts:.24,wave:"sine"}]},Dn=()=>localStorage.getItem(Ws)==="on";async function fa(t){t?localStorage.setItem(Ws,"on"):localStorage.removeItem(Ws),await $a(),Ks("chips")}var qn=null;addEventListener("pointerdown",$a);async function $a(){!Dn()||!globalThis.AudioContext||(qn??=new AudioContext,await qn.resume())}function Ks(t){if(!(!Dn()||qn?.state!=="running"))for(let e of Kl[t])zl(qn,e)}function zl(t,{pitch:e,to:n,after:s,lasts:o,wave:r}){let i=t.currentTime+s,l=t.createOscillator(),p=t.createGain();l.type=r,l.frequency.setValueAtTime(e,i),l.frequency.exponentialRampToValueAtTime(n,i+o),p.gain.setValueAtTime(Wl,i),p.gain.exponentialRampToValueAtTime(.001,i+o),l.connect(p).connect(t.destination),l.start(i),l.stop(i+o)}var Gl=[140,70,140];function ma(t){let e=ot(t);F(()=>{let n=t!==null&&t!==e.current;e.current=t,n&&(navigator.userActivation?.hasBeenActive!==!1&&navigator.vibrate?.(Gl),Ks("turn"))},[t])}function In({round:t,payouts:e}){if(!t)return[];let n=t.finished?t.record.at(-1)?.index:null,s=new Map(t.record.map(i=>[i.index,i.by])),o=e.filter(({action:i})=>i===n||s.get(i)==="dealer"),r=me(t);return o.map(i=>({...i,ids:r.filter(l=>Jl(i,l)).map(({id:l})=>l)}))}var Jl=({action:t,seat:e},{action:n,by:s,from:o,to:r})=>n===t&&o!==`seat:${s}`&&(Kt(o)===e||Kt(r)===e),me=({record:t})=>t.flatMap(({index:e,by:n,transfers:s})=>s.map((o,r)=>({...o,action:e,by:n,id:`${e} ${r}`})));function Kt(t){let e=t.split(":").find(n=>/^\d+$/.test(n));return e===void 0?null:Number(e)}var ba={Felt:Vl,payments:In,payment:Yl};function Yl({says:t,transfers:e}){return{hand:null,sums:t.length?t:e.map(({why:n,amount:s})=>`${n}: ${h(s)}`)}}function Un(t,e){let[n,s,...o]=t.split(":");if(s===void 0)return B(n);let r=[n,...o].map(B).join(" ");return e[s]?`${e[s]}: ${r}`:`${Gs(s)} ${r}`}var zs={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},Gs=t=>zs[t]?`${zs[t]}\uFE0E`:B(t);function Vl({state:t,paying:e}){let{round:n,table:s,night:o}=t,r=Object.fromEntries(n.seats.map(({seat:u,player:$})=>[u,$])),i=Object.entries(n.zones).filter(([u,{count:$}])=>$&&u!=="stock"),l=Object.entries(n.places),p=i.filter(([,{owner:u}])=>u===null),d=l.filter(([u])=>Kt(u)===null);return c`<section class="felt general" aria-label=${a("felt")}>
    <div class="general-middle">
      <${Ql} zone=${n.zones.stock} />
      ${p.map(([u,$])=>c`<${ya} key=${u} name=${Un(u,r)} zone=${$} />`)}
      ${d.map(([u,$])=>c`<${Xl} key=${u} place=${u} amount=${$} chipset=${o.chip_set} />`)}
    </div>
    <div class="general-seats">
      ${n.seats.map(u=>c`<${tp} key=${u.seat} seat=${u} round=${n} players=${r}
        lit=${e?e.seat===u.seat:n.prompt?.awaited.includes(u.seat)}
        holds=${s.hand_over?.seat===u.seat}
        zones=${i.filter(([,{owner:$}])=>$===u.seat)}
        places=${l.filter(([$])=>Kt($)===u.seat)} />`)}
    </div>
    <${Et} state=${t} />
    <${ha} facts=${n.facts} players=${r} />
    ${Object.keys(n.board).length>0&&c`<${ha} facts=${n.board} players=${r} />`}
  </section>`}function Et({state:t}){let e=Qr(t),[n,s]=x(!1);return e?c`
    <${ta} deals=${e} round=${t.round} onSheet=${e.length>0&&(()=>s(!0))} />
    ${n&&c`<${na} deals=${e} onClose=${()=>s(!1)} />`}`:null}var Ql=({zone:t})=>t?.count>0&&c`<div class="general-stock">
  <${H} card="??" /><span class="hand-label">${a("stock {count}",{count:t.count})}</span>
</div>`,Zl=7;function ya({name:t,zone:e}){return!e.cards.some(V)&&e.cards.length>3?c`<div class="general-stock"><${H} card="??" /><span class="hand-label">${t} ${e.count}</span></div>`:c`<${R} cards=${e.cards} label=${t} fanned=${e.cards.length>Zl} />`}var Xl=({place:t,amount:e,chipset:n})=>c`<div class="general-place" data-place=${t}>
  <${Ae} amount=${e} chipset=${n} />
  <span><span class="quiet">${B(t.replaceAll(":"," "))}</span> <b class="figure">${h(e)}</b></span>
</div>`;function tp({seat:t,round:e,lit:n,holds:s,zones:o,places:r}){let i=e.markers[t.seat],l=[e.dealer===t.seat&&a("the deal"),s&&a("has the tablet"),i>0&&a("owes {chips}",{chips:h(i)})];return c`<div class=${_(["general-seat",n&&"is-lit"])}>
    <div class="general-name">
      <b>${t.player}</b> <span class="figure" data-place=${`seat:${t.seat}`}>${h(t.rack)}</span>
      <span class="quiet small">${l.filter(Boolean).join(" \xB7 ")}</span>
    </div>
    ${r.map(([p,d])=>c`<div key=${p} class="small" data-place=${p}>
      <span class="quiet">${B(p.split(":").filter(u=>u!==String(t.seat)).join(" "))}</span>
      <b class="figure"> ${h(d)}</b>
    </div>`)}
    ${o.map(([p,d])=>c`<${ya} key=${p} name=${np(p)} zone=${ep(p,d,e)} />`)}
  </div>`}var ep=(t,e,n)=>t.startsWith("hand:")?{...e,cards:Ce(e.cards,n)}:e,np=t=>B(t.split(":").filter(e=>!/^\d+$/.test(e)).join(" ")),sp=["sheet","scores","tokens"];function ha({facts:t,players:e}){let n=Object.entries(t).filter(([s])=>!(t.sheet&&sp.includes(s))).map(([s,o])=>[s,ga(s,o,e)]).filter(([,s])=>s);return n.length>0&&c`<dl class="general-facts">
    ${n.map(([s,o])=>c`<div key=${s}><dt>${B(s)}</dt><dd>${o}</dd></div>`)}
  </dl>`}var op=new Set("seat turn leader bidder declarer closer stopped winner playing losers winners takers".split(" ")),ga=(t,e,n)=>op.has(t)?rp(e,n):ka(e,n),rp=(t,e)=>[t??[]].flat().map(n=>e[n]??a("seat {seat}",{seat:n})).join(", ");function ka(t,e){return t==null||t===""?"":typeof t=="boolean"?t?a("yes"):a("no"):Array.isArray(t)?t.map(s=>ka(s,e)).filter(Boolean).join(", "):typeof t!="object"?zs[t]?Gs(t):Tt(t):Object.entries(t).map(([s,o])=>[e[s]??Gs(s),ga(s,o,e)]).filter(([,s])=>s).map(([s,o])=>`${s} ${o}`).join(" \xB7 ")}function va({hand:t,table:e}){let[n,s]=x(!1),[o,r]=x(e.cut),i=async l=>await t.cut(l)&&s(!1);return n?c`<form class="hand-cut" onSubmit=${l=>{l.preventDefault(),i(o.trim())}}>
    <label class="field">${a("a word of your own for this shuffle")}
      <input value=${o} maxlength="64" autocomplete="off" onInput=${({target:l})=>r(l.value)} /></label>
    <div class="hand-row">
      <${b} kind="plain" onTap=${()=>s(!1)}>${a("leave it")}<//>
      <${b} kind="main" busy=${t.late.value} onTap=${()=>i(o.trim())}>${a("add it")}<//>
    </div>
  </form>`:c`<div class="hand-cut">
      <${b} kind="quiet" onTap=${()=>s(!0)}>${e.cut?a("your word: {word}",{word:e.cut}):a("add a word to the shuffle")}<//>
      <p class="small quiet">${a("promised:")} <code>${e.commitment.slice(0,16)} …</code></p>
    </div>`}function _a({hand:t,table:e,number:n}){let[s,o]=x(null);return c`<${b} kind="plain" onTap=${async()=>{try{let{check:i}=await t.round(e,n);i?location.assign(`/shuffle${new URL(i.url).hash}`):o(a("A real deck was dealt: there is no shuffle to check."))}catch(i){o(i.message)}}}>${a("check the shuffle of round {number}",{number:n})}<//><${rt} text=${s} />`}function wa({hand:t,state:e,news:n}){let{table:s}=e;if(s.status==="closed")return c`<${$e} mark="c" title=${a("{table} is closed",{table:s.name})} text=${a("Your rack is back in your bankroll.")} />`;let o=s.seats.filter(({seat:r})=>r!==s.seat).map(({name:r})=>r);return c`<section class="hand-between" aria-label=${a("between rounds")}>
    ${n}
    <${Et} state=${e} />
    <p class="hand-big">${s.game_name}</p>
    <p class="quiet">${a("Round {number} begins when the dealer begins it.",{number:s.number})}</p>
    <p class="quiet small">${o.length?a("With {players}.",{players:o.join(", ")}):a("Nobody else sits here yet.")}
      ${s.phones?"":` ${a("Phones do not play here: the dealer takes what you say, or hands you the tablet.")}`}</p>
    ${s.commitment&&c`<${va} key=${s.number} hand=${t} table=${s} />`}
    <${je} hand=${t} />
  </section>`}var L=t=>Object.fromEntries(t.seats.map(({seat:e,player:n})=>[e,n]));function xa(t,{deed:e,event:n=({text:s})=>s}={}){let s=L(t);return t.record.map(r=>({number:r.index+1,text:[ap(r,s,t,e),...r.events.map(i=>n(i,s))].filter(Boolean).join(" ")})).filter(({text:r})=>r)}function ap(t,e,n,s){if(t.do===null)return null;let o=e[t.by]??a("The dealer"),r=s?.(t,{who:o,round:n});return r??(ip(t)?null:lp(t,o))}var ip=({by:t,do:e,events:n})=>n.some(({code:s,args:o})=>o.seat===t&&s.split(".")[1]?.replaceAll("-","_").startsWith(cp(e))),cp=t=>t.replace(/^[a-z]+/,e=>`${e}s`);function lp({by:t,do:e,args:n},s){let{seat:o,...r}=n,i=Ps(B(e),Object.entries(r).filter(([,l])=>l!==0));return t==="dealer"?`${i[0].toUpperCase()}${i.slice(1)}.`:`${s}: ${i}.`}function bt({text:t,detail:e,news:n}){return c`<div class="line">
    <p class="line-text" role="status">${n&&c`<span class="line-news">${n}</span> `}${t}</p>
    ${e&&c`<p class="line-detail">${e}</p>`}
  </div>`}function Wn({label:t,value:e,range:n,chipset:s,last:o,optional:r,onChange:i}){let[l,p]=x([]),d=Ot(e,l,s),u=Oe(n),$=k=>u===null||k<=u,m=k=>{p(k),i(k.reduce((T,O)=>T+O,0))},f=k=>$(e+k)&&m([...d,k]),y=k=>m(Rt(d,k)),S=k=>m(Ot(k,[],s)),g=e===0&&r?a("none"):En(e,n);return c`<div class="pad" role="group" aria-label=${t}>
    <div class="pad-head">
      ${t&&c`<span class="pad-label">${t}</span>`}
      <output class="pad-amount">${h(e)}</output>
      <span class=${_(["pad-note",g&&e>0&&"is-wrong"])}>${g??pp(u)}</span>
    </div>
    <div class="pad-keys">
      <${Ct} chipset=${s} fits=${k=>$(e+k)} onAdd=${f} onTakeOff=${y} />
      <div class="pad-side">
        <${b} name=${a("take off the last chip")} disabled=${!d.length}
          onTap=${()=>m(d.slice(0,-1))}>⌫<//>
        <${b} kind="quiet" disabled=${!o||!$(o)} onTap=${()=>S(o)}>
          ${o?a("same again \xB7 {chips}",{chips:o}):a("same again")}
        <//>
        <${b} kind="quiet" disabled=${!e} onTap=${()=>m([])}>${a("clear")}<//>
      </div>
    </div>
  </div>`}function Ct({chipset:t,fits:e,onAdd:n,onTakeOff:s}){let o=[...t].sort((r,i)=>r.value-i.value);return c`<div class="pad-chips">
    ${o.map(r=>c`<${dp} key=${r.value} chip=${r} disabled=${!e(r.value)}
      onAdd=${()=>e(r.value)&&n(r.value)} onTakeOff=${()=>s(r.value)} />`)}
  </div>`}var pp=t=>t===null?"":a("of {most}",{most:t}),up=450;function dp({chip:t,disabled:e,onAdd:n,onTakeOff:s}){let o=ot(null),r=ot(!1),i=()=>{r.current=!1,o.current=setTimeout(()=>{r.current=!0,s()},up)},l=()=>clearTimeout(o.current);return c`<button type="button" class="pad-chip" aria-disabled=${e?"true":null}
      aria-label=${a("add {value} ({colour})",{value:t.value,colour:B(t.colour)})}
      onPointerDown=${i} onPointerUp=${l} onPointerLeave=${l} onPointerCancel=${l}
      onContextMenu=${p=>p.preventDefault()}
      onClick=${()=>!r.current&&n()}>
    <${Cn} ...${t} />
  </button>`}function fp(t){let e=kp[St(t.value)];return St(t.value)==="amount"?c`<${e} ...${t} />`:c`<fieldset class="field">
    <legend>${t.optional?a("{name} (may be left out)",{name:B(t.name)}):B(t.name)}</legend>
    <${e} ...${t} />
  </fieldset>`}function Kn({fields:t,held:e,optional:n=[],last:s={},chipset:o,onChange:r}){return Object.entries(t).map(([i,l])=>c`<${fp} key=${i} name=${i} value=${l}
    held=${e[i]} optional=${n.includes(i)} last=${s[i]} chipset=${o}
    onChange=${p=>r({...e,[i]:p})} />`)}var $p=({name:t,value:e,held:n,chipset:s,last:o,optional:r,onChange:i})=>c`<${Wn} label=${B(t)}
  value=${n} range=${e} chipset=${s} last=${o} optional=${r} onChange=${i} />`;function mp({value:t,held:e,optional:n,onChange:s}){return c`<div class="choices">
    ${Wt(t).map(o=>c`<${b} key=${o} chosen=${o===e}
      onTap=${()=>s(n&&o===e?void 0:o)}>${Tt(o)}<//>`)}
  </div>`}var Sa=13;function hp({value:t,held:e,onChange:n}){return t.length<=Sa?c`<${Ta} cards=${t} chosen=${e?[e]:[]} onTap=${n} />`:c`<${Pt} allowed=${t} picked=${e?[e]:[]} onPick=${n}
    onTakeBack=${()=>n(void 0)} />`}function bp({value:t,held:e,onChange:n}){let s=r=>e.length<t.most&&n([...e,r]),o=r=>n(Rt(e,r));if(!t.of.every(V))return c`<div class="choices">
      ${t.of.map(r=>c`<${b} key=${r} chosen=${e.includes(r)}
        onTap=${()=>e.includes(r)?o(r):s(r)}>${Tt(r)}<//>`)}
    </div>`;if(t.of.length>Sa){let r=t.of.filter(i=>!e.includes(i));return c`<${Pt} allowed=${r} picked=${e} onPick=${s} onTakeBack=${o} />`}return c`<${Ta} cards=${t.of} chosen=${e} onTap=${s} onTapAgain=${o} />`}function Ta({cards:t,chosen:e,onTap:n,onTapAgain:s=n}){let o=(r,i)=>r.filter(l=>l===i).length;return c`<div class="choices">
    ${t.map((r,i)=>{let l=o(e,r)>=o(t.slice(0,i+1),r);return c`<button type="button" key=${`${r} ${i}`} aria-label=${ct(r)}
          class=${_(["choice-card",l&&"is-chosen"])} aria-pressed=${String(l)}
          onClick=${()=>l?s(r):n(r)}><${H} card=${r} /></button>`})}
  </div>`}var yp=({value:t,held:e,chipset:n,onChange:s})=>c`<div class="row-builder">
  <${Kn} fields=${t.fields} held=${e} chipset=${n} onChange=${s} />
</div>`;function gp({value:t,held:e,chipset:n,onChange:s}){let[o,r]=x(Xt(t.rows)),i=Zt(t.rows,o),l=e.length>=t.most,p=()=>{s([...e,o]),r(Xt(t.rows))};return c`<div class="rows">
    ${e.map((d,u)=>c`<div class="row" key=${u}>
      <span>${u+1}. ${Tt(d)}</span>
      <${b} kind="quiet" name=${a("take off line {number}",{number:u+1})}
        onTap=${()=>s(e.filter(($,m)=>m!==u))}>⌫<//>
    </div>`)}
    <div class="row-builder">
      <${Kn} fields=${t.rows} held=${o} chipset=${n} onChange=${r} />
      <div class="field-foot">
        <${b} kind="plain" disabled=${i||l} onTap=${p}>${a("add")}<//>
        <span class="quiet">${l?a("at most {amount}",{amount:t.most}):i?`${B(i.name)}: ${i.why}`:""}</span>
      </div>
    </div>
  </div>`}var kp={amount:$p,choice:mp,card:hp,some:bp,rows:gp,fields:yp};function Js(t){let{prompt:e,me:n,players:s,chipset:o,words:r={},sure:i={},last:l={},shown:p,entered:d,first:u,drawn:$,busy:m,error:f,onAct:y,onTakeBack:S,unheard:g=[],end:k}=t,T=Vr(e.options.filter(w=>(n==="dealer"||w.by===n)&&!$?.(w))),O=x(null),[v,N]=t.onChoose?[t.chosen,t.onChoose]:O,[P,z]=x(null),[I,Y]=x(null),C=e.options.map(W).join(),G=T.filter(([w])=>w!=="dealer"),A=G.some(([w])=>w===v)?v:_p(G,e.awaited),q=G.find(([w])=>w===A)?.[1]??[],ft=T.find(([w])=>w==="dealer")?.[1]??[],E=[...q,...ft].find(w=>W(w)===P),X=w=>w==="dealer"?a("dealer"):s[w]??a("seat {seat}",{seat:w}),Dt=({by:w,do:K,since:et},Jt)=>y({by:w,do:K,args:Jt,since:et}),Ht=n==="dealer"&&e.awaited.includes("dealer")?g.map(X):[],ce=w=>i[w.do]??(w.by==="dealer"&&Ht.length?()=>vp(w,Ht):null),Fe=(w,K)=>ce(w)?Y({option:w,args:K}):Dt(w,K),$t=e.awaited.filter(w=>w!=="dealer"||!Ht.length),qe={words:r,last:l,awaited:u?.length?[]:$t,busy:m,act:Fe,open:z},De=q.length>0&&ft.length>0,Ie=q.length+ft.length===1?[...q,...ft][0]:null;return Ie&&xp(Ie)?c`<${Sp} option=${Ie} shown=${p} entered=${d} busy=${m} error=${f} question=${C} act=${Fe}
      onTakeBack=${S} end=${k} />`:E?c`<${Ap} key=${P} option=${E} who=${X(E.by)} chipset=${o} words=${r}
      last=${l[`${E.by} ${E.do}`]} busy=${m} error=${f} end=${k} onClose=${()=>z(null)}
      onAct=${async w=>{await Fe(E,w)&&z(null)}} />`:c`
    ${f&&c`<div class="panel"><${rt} text=${f} /></div>`}
    ${G.length>1&&c`<div class="seats-row" role="group" aria-label=${a("who")}>
      ${G.map(([w])=>c`<${b} key=${w} chosen=${w===A} onTap=${()=>N(w)}>${X(w)}<//>`)}
    </div>`}
    <${U} question=${C} end=${(De||k)&&c`
        ${De&&Ht.length>0&&c`<span class="controls-note">${a("not yet: {players}",{players:ht(Ht)})}</span>`}
        ${De&&c`<${Oa} options=${ft} ...${qe} />`}${k}`}>
      ${u}
      <${Oa} options=${q.length?q:ft} ...${qe} />
    <//>
    ${I&&ce(I.option)&&C.includes(W(I.option))&&c`<${lt} ...${ce(I.option)(X(I.option.by))}
      onClose=${()=>Y(null)} onYes=${()=>{Y(null),Dt(I.option,I.args)}} />`}`}var vp=(t,e)=>({title:a("{deed} without {players}?",{deed:B(t.do),players:ht(e)}),text:j("{players} has not done anything yet. Nobody may have anything to say after this.","{players} have not done anything yet. Nobody may have anything to say after this.",e.length,{players:ht(e)}),yes:B(t.do),no:a("wait")});function _p(t,e){let[n]=t.find(([s])=>e.includes(s))??t[0]??[null];return n}var wp=13,xp=t=>{let e=Fs(t);return e&&(t.by==="dealer"||t.values[e].length>wp)};function Sp({option:t,shown:e,entered:n,busy:s,error:o,question:r,act:i,onTakeBack:l,end:p}){let d=Fs(t)??"",u=$=>i(t,{...Rs(t,Xt(t.values)),[d]:$});return c`
    <div class="panel">
      <${Pt} allowed=${t.values[d]} picked=${e} busy=${s}
        onPick=${u} onTakeBack=${l} />
      <${rt} text=${o} />
    </div>
    <${U} question=${r} end=${(n||p)&&c`
        ${n&&c`<${R} cards=${n.cards} places=${n.places} wanted />`}${p}`}>
      ${l&&c`<${Tr} picked=${e} busy=${s} onTakeBack=${l} />`}
    <//>`}function Oa({options:t,words:e,last:n,awaited:s,busy:o,act:r,open:i}){let l=({by:p})=>s.includes(p)?"main":"plain";return t.flatMap(p=>{let d=Yr(p);return d?d.map(u=>c`<${b} key=${W(p)+JSON.stringify(u)} kind=${l(p)}
      disabled=${o} onTap=${()=>r(p,u)}>
      ${e[p.do]?e[p.do](u):Te(p.do,Op(p,u))}
    <//>`):[c`<${b} key=${W(p)} kind="plain" disabled=${o} onTap=${()=>i(W(p))}>
          ${B(p.do)} …
        <//>`,c`<${Tp} key=${`${W(p)} again`} option=${p} args=${n[`${p.by} ${p.do}`]}
          words=${e} busy=${o} act=${r} />`]})}function Tp({option:t,args:e,words:n,busy:s,act:o}){return!e||Zt(t.values,e,t.optional)?null:c`<${b} kind="plain" disabled=${s} onTap=${()=>o(t,e)}>
    ${a("{deed} again",{deed:Te(t.do,e,n)})}
  <//>`}var Op=(t,e)=>Object.fromEntries(Object.entries(e).filter(([n])=>t.optional?.includes(n)||t.values[n].length!==1));function Ap({option:t,who:e,chipset:n,words:s,last:o,busy:r,error:i,onClose:l,onAct:p,end:d}){let[u,$]=x(Xt(t.values,t.optional)),m=Zt(t.values,u,t.optional),f=Rs(t,u);return c`
    <section class="panel" aria-label=${`${e}: ${B(t.do)}`}>
      <h2>${e}: ${B(t.do)}</h2>
      <div class="form-fields">
        <${Kn} fields=${t.values} held=${u} optional=${t.optional} last=${o}
          chipset=${n} onChange=${$} />
      </div>
      <${rt} text=${i} />
    </section>
    <${U} question=${W(t)} end=${c`<${b} kind="plain" onTap=${l}>${a("cancel")}<//>${d}`}>
      <${b} kind="main" disabled=${m} busy=${r} onTap=${()=>p(f)}>
        ${m?B(t.do):Te(t.do,Ep(f),s)}
      <//>
      ${m&&c`<span class="controls-note">${B(m.name)}: ${m.why}</span>`}
    <//>`}var Ep=t=>Object.fromEntries(Object.entries(t).filter(([,e])=>!Array.isArray(e)||e.length<=4));function se(t,e){let n=e.length===1&&t.seats.find(s=>s.seat===e[0]);return!n||t.facts.sheet&&!n.rack?null:a("rack {chips}",{chips:n.rack})}function Ys({round:t}){let{prompt:e,zones:n,cards:s}=t,o=i=>Object.values(n).some(l=>l.count&&Cp(l,i)),r=i=>e.options.some(({by:l})=>l===i);return e.awaited.filter(i=>i!=="dealer"&&(s==="virtual"&&o(i)||!r(i)))}var Cp=({owner:t,sight:e},n)=>e==="owner"&&t===n||e==="others"&&t!==n;function Me(t,e){let n=L(e.round);return Ys(e).map(s=>Vs(e,s)?c`<span key=${`phone ${s}`} class="controls-note">${a("{player} has it on the phone.",{player:n[s]})}</span>`:c`<${b} key=${`pass ${s}`} kind="main" busy=${t.late.value}
    onTap=${()=>t.handOver(s)}>${a("tablet to {player}",{player:n[s]})}<//>`)}var Vs=({table:t},e)=>t.phones&&t.seats.find(n=>n.seat===e)?.phone==="in";var Qs=t=>["bura.first-lead","bura.lead"].includes(t?.say.code),Bp={bura:a("three trumps"),aces:a("three aces"),molodka:a("three of one plain suit")};function Zs(){return{lead:({cards:t})=>a("LEAD {cards}",{cards:t.map(D).join(" ")}),answer:({cards:t})=>a("ANSWER {cards}",{cards:t.map(D).join(" ")}),announce:({kind:t})=>a("announce {kind}",{kind:t}),declare:()=>a("declare 31"),yield:()=>a("yield"),pass:()=>a("PASS")}}function Aa({table:t,state:e,news:n,face:s}){let{round:o}=e,{prompt:r}=o,i=L(o),[l]=r.awaited,p=o.seats.find(({seat:y})=>y!==l).seat,d=(y,S)=>r.options.find(g=>g.do===y&&(S===void 0||g.by===S)),u=d("lead")??d("answer"),$=t.late.value,m=(y,S)=>Vs(e,y)?c`<span class="controls-note">${a("{player} has it on the phone.",{player:i[y]})}</span>`:c`<${b} kind=${S} busy=${$} onTap=${()=>t.handOver(y)}>
    ${a("tablet to {player}",{player:i[y]})}
  <//>`,f=c`
    ${d("announce")&&c`<${Mp} option=${d("announce")} who=${i[p]} table=${t} />`}
    ${d("declare")&&c`<${Hp} options=${r.options.filter(y=>y.do==="declare")} players=${i}
      sure=${s.sure()} table=${t} />`}`;return c`<section class="foot" aria-label=${a("what is next")}>
    <${bt} text=${r.say.text} news=${n} detail=${se(o,r.awaited)} />
    ${u?c`<${jp} key=${W(u)} option=${u} words=${Zs()} table=${t} end=${f}
          undo=${o.undoable?t.undo:null} />`:c`
        ${t.error.value&&c`<div class="panel"><${rt} text=${t.error.value} /></div>`}
        <${U} question=${r.options.map(W).join()} end=${f}>
          ${m(l,"main")}${m(p,"plain")}
        <//>`}
  </section>`}function jp({option:t,words:e,table:n,undo:s,end:o}){let[r,i]=x([]),{of:l,least:p,most:d}=t.values.cards,u=m=>n.act({...t,args:{cards:m}});return c`
    <div class="panel">
      <${Pt} allowed=${l} picked=${r} onPick=${async m=>{let f=[...r,m].slice(-d);i(f),p===d&&f.length===d&&!await u(f)&&i([])}} onTakeBack=${m=>i(r.filter(f=>f!==m))} />
      <${rt} text=${n.error.value} />
    </div>
    <${U} question=${W(t)} end=${o}>
      ${p<d?c`<${b} kind="main" disabled=${!r.length} busy=${n.late.value} onTap=${()=>u(r)}>
            ${r.length?e[t.do]({cards:r}):a("tap the cards led")}
          <//>`:c`<p class="controls-note">${d===1?a("Tap the card."):a("Tap the {most} cards: {count} more.",{most:d,count:d-r.length})}</p>`}
      <${b} kind="plain" disabled=${!s} busy=${n.late.value} onTap=${s}>${a("undo")}<//>
    <//>`}function Mp({option:t,who:e,table:n}){let[s,o]=x(!1),r=t.values.kind,i=async l=>{o(!1),await n.act({...t,args:{kind:l}})};return c`<${b} onTap=${()=>o(!0)}>${a("announce \u2026")}<//>
    ${s&&c`<${Q} title=${a("{player} announces",{player:e})} onClose=${()=>o(!1)}
        foot=${c`<${b} kind="plain" onTap=${()=>o(!1)}>${a("go back")}<//>`}>
      <div class="choices">
        ${r.map(l=>c`<${b} key=${l} onTap=${()=>i(l)}>
          <span class="choice-words"><b>${l}</b><span class="choice-note">${Bp[l]}</span></span>
        <//>`)}
      </div>
    <//>`}`}function Hp({options:t,players:e,sure:n,table:s}){let[o,r]=x(!1),[i,l]=x(null),p=()=>{r(!1),l(null)},d=async()=>{p(),await s.act(i)};return c`<${b} onTap=${()=>r(!0)}>${a("declare 31 \u2026")}<//>
    ${o&&!i&&c`<${Q} title=${a("Who declares 31?")} onClose=${p}
        foot=${c`<${b} kind="plain" onTap=${p}>${a("go back")}<//>`}>
      <div class="choices">
        ${t.map(u=>c`<${b} key=${u.by} kind="plain" onTap=${()=>l(u)}>${e[u.by]}<//>`)}
      </div>
    <//>`}
    ${i&&c`<${lt} ...${n.declare(e[i.by])} onYes=${d} onClose=${p} />`}`}var en={Felt:Dp,Foot:Np,Seen:Yp,words:Zs,sure:Lp,deed:Pp,payment:Fp,over:qp,passOn:Rp},Ea="6789JQKTA",Ca={A:11,T:10,K:4,Q:3,J:2},Ba={c:a("clubs"),d:a("diamonds"),h:a("hearts"),s:a("spades")};function Np(t){let{code:e}=t.prompt.say,n=t.cards==="physical"&&(e==="bura.answer"||e==="bura.promised");return Qs(t.prompt)||n?Aa:null}function Lp(){return{declare:t=>({title:a("{player} declares 31?",{player:t}),text:a("The won cards are turned up and counted. There is no way back."),yes:a("{player} declares",{player:t})})}}function Pp({do:t,args:e},{who:n}){let s=e.cards?.every(V)?` ${e.cards.map(D).join(" ")}`:"";switch(t){case"lead":return a("{player} leads{cards}.",{player:n,cards:s});case"answer":return a("{player} answers{cards}.",{player:n,cards:s});case"yield":return a("{player} yields the lead.",{player:n});case"declare":return a("{player} declares 31.",{player:n});case"pass":return a("{player} passes.",{player:n});case"announce":return"";default:return null}}function Rp({prompt:t}){return["bura.answer","bura.outbid","bura.promised"].includes(t?.say.code)?t.awaited[0]:null}function Fp({transfers:t}){let e=t.find(({from:o,to:r})=>o==="pot"||r==="pot"),n=t.filter(o=>o!==e),s=e&&[e.from==="pot"?a("out of the pot, all of it"):a("into the pot, which is carried")];return{hand:e?.why??null,sums:[...s??[],...n.map(({why:o,amount:r})=>`${o}: ${h(r)}`)]}}function qp({record:t}){return t.at(-1).events.map(({text:e})=>e).at(-1)}function Dp({state:t,paying:e}){let{round:n,table:s,night:o}=t,{places:r,zones:i,facts:l}=n,p=n.seats.map(({seat:d})=>d).sort((d,u)=>d-u);return c`<section class=${_(["felt","bura",n.cards==="physical"&&"is-short"])} aria-label=${a("felt")}>
    <${Up} zones=${i} facts=${l} />
    ${p.map(d=>c`<${Wp} key=${d} seat=${d} round=${n} lit=${Ip(n,e,d)}
      holds=${s.hand_over?.seat===d} />`)}
    <div class="bura-pot" data-place="pot">
      <${Ae} amount=${r.pot??0} chipset=${o.chip_set} />
      <span>${M("pot {chips}",{chips:c`<b class="figure">${h(r.pot??0)}</b>`})}</span>
    </div>
  </section>`}var Ip=({prompt:t},e,n)=>e?e.seat===n:!!t?.awaited.includes(n);function Up({zones:t,facts:e}){let n=t.stock.count+(t.trump?.count??0),[s]=t.trump?.cards??[];return c`<div class="bura-trumps">
    <div class="bura-stock">
      ${s&&c`<${H} card=${s} />`}
      ${t.stock.count>0&&c`<${H} card="??" />`}
    </div>
    <p>${n>0&&a("stock {count}",{count:n})} ${!e.drawing&&a("no more drawing")}</p>
    ${e.trump&&c`<p class="bura-suit">
      <svg class=${`suit-${e.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${pt[e.trump]} /></svg>
      <span>${M("{suit} trumps",{suit:c`<b>${Ba[e.trump]}</b>`})}</span>
    </p>`}
  </div>`}function Wp({seat:t,round:e,lit:n,holds:s}){let o=e.seats.find(d=>d.seat===t),r=e.markers[t],i=e.zones[`won:${t}`],l=e.zones[`hand:${t}`],p=[e.dealer===t&&a("the deal"),s&&a("has the tablet"),r&&a("owes {chips}",{chips:h(r)})];return c`<div class=${_(["bura-side",n&&"is-lit"])} role="group" aria-label=${o.player}>
    <div class="bura-who">
      <b>${o.player}</b><span class="figure" data-place=${`seat:${t}`}>${h(o.rack)}</span>
      <span class="bura-note">${p.filter(Boolean).join(" \xB7 ")}</span>
      <span class="bura-word">${Kp(e,t)}</span>
      <${R} cards=${l.cards} fanned />
    </div>
    ${i.sight==="all"?c`<${Jp} cards=${i.cards} />`:c`
      <${zp} round=${e} seat=${t} />
      <div class="bura-won">${i.count>0&&c`<${H} card="??" />`}<span class="small quiet">${i.count>0?a("won##cards"):""}</span></div>`}
  </div>`}function Kp({facts:t,prompt:e,finished:n},s){let o=e?.say.code,{announced:r,leader:i,led:l}=t;return r?.seat===s?a("announces {kind}",{kind:r.kind}):n?"":o==="bura.outbid"?a("outbids or yields"):o==="bura.answer"?l===s?a("has led"):a("answers##has to, now"):o==="bura.last"?e.awaited.includes(s)?a("has the last word"):"":i!==s?Qs(e)?a("may speak first"):"":l===null?a("has the lead"):a("takes the trick and leads")}function zp({round:t,seat:e}){let{led:n,trump:s}=t.facts,o=t.zones[`played:${e}`].cards,r=t.seats.find(d=>d.seat!==e).seat,i=t.zones[`played:${r}`].cards,l=n!==null&&n!==e&&o.length>0,p=l?Gp(o,i,s):o;return c`<div class="bura-played" role="group" aria-label=${a("played")}>
    ${p.map((d,u)=>c`<${H} key=${d} card=${d} lit=${l&&ja(d,i[u],s)} />`)}
  </div>`}var ja=(t,e,n)=>t[1]===e[1]?Ea.indexOf(t[0])>Ea.indexOf(e[0]):t[1]===n;function Gp(t,e,n){let s=o=>o.filter((r,i)=>ja(r,e[i],n)).length;return Ma(t).reduce((o,r)=>s(r)>s(o)?r:o)}function Ma(t){return t.length<2?[t]:t.flatMap((e,n)=>Ma(t.filter((s,o)=>o!==n)).map(s=>[e,...s]))}function Jp({cards:t}){let e=r=>Ca[r[0]]??0,n=t.filter(e).sort((r,i)=>e(i)-e(r)),o=[...new Set(n.map(([r])=>r))].map(r=>`${n.filter(i=>i[0]===r).length} \xD7 ${Ca[r]}`);return c`<div class="bura-counted">
    <${R} cards=${n} fanned />
    <p>${o.join(" + ")||a("nothing")} = <b class="figure">${n.reduce((r,i)=>r+e(i),0)}</b>
      <span class="quiet small"> ${t.length>n.length?a("of 31, and {count} that count nothing",{count:t.length-n.length}):a("of 31")}</span></p>
  </div>`}function Yp({round:t,seat:e}){let n=L(t),[s]=t.zones.trump?.cards??[],o=t.seats.filter(r=>t.zones[`played:${r.seat}`].cards.length);return c`<div class="hand-others">
    ${s?c`<${R} cards=${[s]} label=${a("trumps")} />`:c`<p class="bura-suit"><span>${M("{suit} trumps",{suit:c`<b>${Ba[t.facts.trump]}</b>`})}</span></p>`}
    ${o.map(r=>c`<${R} key=${r.seat} cards=${t.zones[`played:${r.seat}`].cards}
      label=${r.seat===e?a("you"):n[r.seat]} />`)}
  </div>`}var oe=[..."cdhs"],Xs={c:a("clubs"),d:a("diamonds"),h:a("hearts"),s:a("spades")},Ha={A:1,T:10},Na={J:11,Q:12,K:13},Vp=5,Qp=13,nn=([t])=>t in Na,zn=t=>nn(t)?Vp:Ha[t[0]]??Number(t[0]),to=t=>Na[t[0]]??Ha[t[0]]??Number(t[0]),he=({zones:t},e)=>t[`certificates:${e}`]?.cards??[],be=({places:t},e)=>t[`money:${e}`]??0,eo=({suit:t})=>c`<svg class=${`company suit-${t}`} viewBox="0 0 100 100" role="img" aria-label=${Xs[t]}>
  <path fill="currentColor" d=${pt[t]} />
</svg>`;function no({facts:t,zones:e,board:n},s){let o=e[`market:${s}`]?.cards.at(-1);if(!o||nn(o))return[1,10];let{up:r,down:i}=n.limits[s],l=t.prices[s];return[Math.max(1,l-i),Math.min(10,l+r)]}function He({round:t}){return c`<div class="market" role="group" aria-label=${a("the market")}>
    ${oe.map(e=>c`<${Zp} key=${e} suit=${e} round=${t} />`)}
  </div>`}function Zp({suit:t,round:e}){let n=e.facts.prices[t],s=e.zones[`market:${t}`]?.cards.at(-1),[o,r]=no(e,t),{up:i,down:l}=e.board.limits[t];return c`<section class=${_(["market-company",n===0&&"is-bankrupt"])} aria-label=${Xs[t]}>
    <${eo} suit=${t} />
    <b class="market-price">${n??"\u2013"}</b>
    ${s&&c`<${H} card=${s} />`}
    <span class="market-span">${Xp(n,o,r)}</span>
    <span class="market-limits">▲${h(i)} ▼${h(l)}</span>
  </section>`}function Xp(t,e,n){return t===void 0?a("no price"):t===0?a("bankrupt, next {low}\u2013{high}",{low:e,high:n}):a("next {low}\u2013{high}",{low:e,high:n})}function La({prices:t}){let e=Math.max(t.length,12),n=r=>r/e*100,s=r=>100-r/Qp*100,o=t.at(-1)??{};return c`<figure class="chart" role="img" aria-label=${a("the prices over the game; now {prices}",{prices:oe.map(r=>`${Xs[r]} ${o[r]??a("none")}`).join(", ")})}>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      ${[0,5,10].map(r=>c`<line key=${r} class="chart-rule" x1="0" x2="100" y1=${s(r)} y2=${s(r)} />`)}
      ${t.length>0&&oe.map((r,i)=>c`<path key=${r} class=${`chart-line is-${r}`} d=${tu(t,r,n,s)}
        transform=${`translate(0 ${(i-1.5)*.9})`} />`)}
    </svg>
    ${[0,5,10].map(r=>c`<span key=${r} class="chart-figure" style=${{top:`${s(r)}%`}} aria-hidden="true">${r}</span>`)}
    ${t.length>0&&oe.map(r=>c`<span key=${r} class=${`chart-end is-${r}`} aria-hidden="true"
      style=${{top:`${s(o[r])}%`,left:`${n(t.length)}%`,"--beside":eu(o,r)}}><${eo} suit=${r} /></span>`)}
  </figure>`}var tu=(t,e,n,s)=>t.map((o,r)=>`${r?"V":"M0 "}${s(o[e])}H${n(r+1)}`).join(""),eu=(t,e)=>oe.slice(0,oe.indexOf(e)).filter(n=>t[n]===t[e]).length;function Pa({round:t,holds:e,lit:n}){let s=L(t),o=t.seats.map(({seat:l})=>l),r=su(t),i=Math.max(...o.map(l=>r?.[l]??t.board.players[l].worth));return c`<table class="holdings">
    <thead><tr>
      <th>${a("share holders")}</th>
      ${oe.map(l=>c`<th key=${l}><${eo} suit=${l} /></th>`)}
      <th class="number">${a("money")}</th><th class="number">${a("owes")}</th><th class="number">${r?a("takes home"):a("worth")}</th>
    </tr></thead>
    <tbody>${o.map(l=>{let{shares:p,debt:d,worth:u}=t.board.players[l],$=r?.[l]??u,m=[t.dealer===l&&a("banker"),e===l&&a("has the tablet")];return c`<tr key=${l} class=${_([n(l)&&"is-lit"])}>
        <th scope="row"><b>${s[l]}</b> <span class="quiet small">${m.filter(Boolean).join(" \xB7 ")}</span></th>
        ${oe.map(f=>c`<td key=${f}><${nu} count=${p[f]} cards=${he(t,l).filter(y=>y[1]===f)} /></td>`)}
        <td class="number" data-place=${`money:${l}`}>${h(be(t,l))}</td>
        <td class="number">${d?h(d):""}</td>
        <td class="number"><b>${h($)}</b><span class="holdings-best">${$===i?"\u2605":""}</span></td>
      </tr>`})}</tbody>
  </table>`}var nu=({count:t,cards:e})=>t>0&&c`<b>${t}</b> <span class="holdings-cards">${e.map(([n])=>n==="T"?"10":n).join(" ")}</span>`;function su({record:t,finished:e}){if(!e)return null;let n=t.at(-1).events.filter(({code:s})=>s==="csm.takes");return Object.fromEntries(n.map(({args:s})=>[s.seat,s.amount]))}var cg={live:a("live"),polling:a("slow"),lost:a("no connection")};var mg={device:a("as the device"),light:a("light"),dark:a("dark")};function so({kind:t}){let[e,n]=ou("suits");return c`<${b} kind=${t} chosen=${e==="four"} onTap=${()=>n(e==="four"?null:"four")}>
    ${e==="four"?a("four-colour cards: on"):a("four-colour cards: off")}
  <//>`}function ou(t){let[e,n]=x(()=>ru(t));return[e,o=>{au(t,o),n(o),dispatchEvent(new Event("storage"))}]}function ru(t){try{return localStorage.getItem(t)}catch{return null}}function au(t,e){try{e===null?localStorage.removeItem(t):localStorage.setItem(t,e)}catch{}}var iu="wakeLock"in navigator;var Wg=[[a("Enter or Space"),a("the main button, where there is only one")],["1 \u2013 9",a("the buttons under the line, in their order")],["U",a("undo")],["P",a("pay all; the last one: paid")],[a("? or /"),a("this list")]];var yv=[a("misdeal"),a("a card was seen"),a("wrong cards entered"),a("the table gives up the round")];var re=({table:t,line:e,detail:n,news:s,children:o})=>c`<section class="foot" aria-label=${a("what is next")}>
  <${bt} text=${e} detail=${n} news=${s} />
  <${Bt} table=${t} />
  ${o}
</section>`,Bt=({table:t})=>t.error.value&&c`<div class="trouble"><${rt} text=${t.error.value} onGone=${t.dismiss} /></div>`;var Fa=({prompt:t},e,n)=>t?.options.find(s=>s.by===e&&s.do===n),Gn=(t,e)=>!!t?.values.card.includes(e);function oo(t,e){let n=zn(e);return`${j("{count} share","{count} shares",n)} \xB7 ${h(n*t.facts.prices[e[1]])}`}function fu(t,e,n){let{shares:s}=t.board.players[e],o=t.facts.prices[n[1]];if(!o)return a("bankrupt");if(s[n[1]]+zn(n)>t.options.max_shares)return a("over {chips} shares",{chips:h(t.options.max_shares)});let r=zn(n)*o;return r>be(t,e)?a("costs {chips}",{chips:h(r)}):a("not now")}var ro=(t,e,n)=>`${h(t.facts.prices[e[1]])} \u2192 ${n==="zero"?0:to(e)}`;function $u(t,e){let[n,s]=no(t,e[1]),o=to(e);return o<n||o>s?a("only {low} to {high}",{low:n,high:s}):a("not now")}var zt=({verb:t,note:e,ready:n,main:s,busy:o,onTap:r})=>c`<${b} kind=${s?"main":"plain"} disabled=${!n} busy=${o} onTap=${r}>
  <span class="trade-deed"><b>${t}</b><span>${e}</span></span>
<//>`;function qa({zones:t,facts:e},n){if(!e.turn.business.length)return a("nothing done");let s=8-(t[`hand:${n}`]?.count??8);return s>0?a("draw {lacking}",{lacking:s}):""}function Da({table:t,hand:e,seat:n,act:s,onCover:o}){let{round:r}=e,i=(r.prompt?.options??[]).map(W).join(),[l,p]=x({asked:i,own:[],sale:null}),{own:d,sale:u}=l.asked===i?l:{own:[],sale:null},$=mt(i),m=Be(r),f=m.arranged(r.zones[`hand:${n}`].cards),y=(v,N)=>$.swallows(N)||p({asked:i,sale:null,own:d.includes(v)?d.filter(P=>P!==v):[...d,v].slice(-4)}),S=(v,N)=>$.swallows(N)||p({asked:i,own:[],sale:u===v?null:v}),g=t.late.value,k=he(r,n),T=d.map(v=>f[v]),{shares:O}=r.board.players[n];return c`
    <section class="hand-felt trade-hand" aria-label=${a("your hand")}>
      <${He} round=${r} />
      <div class="trade-mine" role="group" aria-label=${a("your certificates")}>
        <span class="quiet">${a("certificates")}</span>
        ${k.map((v,N)=>c`<${Jn} key=${N} card=${v} chosen=${u===N} onTap=${P=>S(N,P)} />`)}
        ${!k.length&&c`<span class="quiet">${a("none yet")}</span>`}
        <span class="trade-most quiet">${Object.values(O).some(Boolean)?a("at most {chips} shares of a company",{chips:h(r.options.max_shares)}):""}</span>
      </div>
      <div class="tap-hand" role="group" aria-label=${a("your cards")}>
        ${f.map((v,N)=>c`<button type="button" key=${N} class=${_(["tap-card",d.includes(N)&&"is-raised"])}
          aria-label=${ct(v)} aria-pressed=${String(d.includes(N))} onClick=${P=>y(N,P)}><${H} card=${v} /></button>`)}
      </div>
      <div class="hand-foot trade-foot">
        <${b} kind="plain" onTap=${o}>${a("cover")}<//>
        <${Rn} sorting=${m} />
        <p class="hand-note">${io(r)}</p>
        <${b} kind="plain" onTap=${t.takeBack}>${a("back to the dealer")}<//>
      </div>
    </section>
    <section class="foot" aria-label=${a("what is next")}>
      <${bt} text=${r.prompt?.say.text??a("The game is over.")} detail=${a("money {chips}",{chips:h(be(r,n))})} />
      <${Bt} table=${t} />
      <${U} question=${i}>
        <div class="trade-row">
          <${ao} round=${r} seat=${n} picked=${T} sale=${u===null?null:k[u]} busy=${g} act=${s} />
        </div>
      <//>
    </section>`}function ao({round:t,seat:e,picked:n,sale:s,busy:o,act:r}){let i=y=>Fa(t,e,y),l=(y,S)=>()=>r({...i(y),args:S}),p=n.length===1?n[0]:null,d=p!==null&&nn(p),u=p!==null&&Gn(i("market"),p),$=p!==null&&Gn(i("buy"),p),m=i("discard")&&n.length>0,f=n.length>1?a("one card"):a("tap a card");return c`
    ${s?c`<${zt} main verb=${a("SELL {card}",{card:D(s)})} note=${oo(t,s)} ready=${Gn(i("sell"),s)} busy=${o} onTap=${l("sell",{card:s})} />`:c`<${zt} main verb="BUY" ready=${$} busy=${o} onTap=${l("buy",{card:p})}
          note=${p===null?f:$?oo(t,p):i("buy")?fu(t,e,p):a("no more trades")} />`}
    <${zt} main verb="PRICE" ready=${u} busy=${o} onTap=${l("market",d?{card:p,to:"up"}:{card:p})}
      note=${p===null?f:u?ro(t,p,"up"):i("market")?$u(t,p):a("no more market")} />
    <${zt} verb="BANKRUPT" ready=${u&&d} busy=${o} onTap=${l("market",{card:p,to:"zero"})}
      note=${u&&d?ro(t,p,"zero"):"J Q K"} />
    <${zt} verb="DISCARD" ready=${m} busy=${o} onTap=${l("discard",{cards:n})}
      note=${m?j("{count} card","{count} cards",n.length):i("discard")?"1 to 4 cards":a("not after business")} />
    <${zt} main=${!i("buy")&&!i("sell")&&!i("market")} verb="END TURN" note=${qa(t,e)} ready=${i("end")} busy=${o} onTap=${l("end",{})} />`}function io({prompt:t,facts:e}){let{trades:n,plays:s}=t?.say.args??{};return t?.say.code==="csm.end"?e.turn.business.includes("discard")?a("Discarded: only the end is left."):a("Nothing left but the end."):n===void 0?"":a("{trades}, {plays} left",{trades:j("{count} trade","{count} trades",n),plays:j("{count} market card","{count} market cards",s)})}var Jn=({card:t,chosen:e,onTap:n})=>c`<button type="button" class=${_(["trade-certificate",`suit-${t[1]}`,e&&"is-chosen"])}
  aria-label=${a("certificate, {card}",{card:ct(t)})} aria-pressed=${String(e)} onClick=${n}><${de} card=${t} /></button>`;function Ia({table:t,state:e,pad:n,setPad:s,news:o}){let{round:r}=e,{prompt:i,cards:l}=r,[p]=i.awaited,d=i.options.map(W).join(),{verb:u=null,picked:$=[],sale:m=null}=n.asked===d?n:{},f=v=>s({asked:d,verb:null,picked:[],sale:null,...v}),y=he(r,p),S=v=>Fa(r,p,v),g=i.options.find(v=>v.by==="dealer"&&v.do==="joker"),k=t.late.value,T=(v,N)=>async()=>{await t.act({...S(v),args:N})&&f({})},O={round:r,option:S,busy:k,deed:T,set:f,verb:u,picked:$};return c`<section class="foot trade" aria-label=${a("what is next")}>
    <${bt} text=${i.say.text} news=${o} detail=${a("{player}'s money {chips}",{player:L(r)[p],chips:h(be(r,p))})} />
    ${l==="physical"&&u&&c`<${bu} ...${O} />`}
    <${Bt} table=${t} />
    <div class="trade-mine" role="group" aria-label=${a("{player}'s certificates",{player:L(r)[p]})}>
      <span class="quiet">${a("{player}'s certificates",{player:L(r)[p]})}</span>
      ${y.map((v,N)=>c`<${Jn} key=${N} card=${v} chosen=${m===N} onTap=${()=>f({sale:m===N?null:N})} />`)}
      ${!y.length&&c`<span class="quiet">${a("none yet")}</span>`}
    </div>
    <${U} question=${d}>
      <div class=${_(["trade-row",l==="virtual"&&"is-short"])}>
        ${l==="virtual"?Me(t,e):c`<${hu} ...${O} />`}
        <${zt} main=${m!==null} verb=${m===null?a("SELL"):a("SELL {card}",{card:D(y[m])})} ready=${m!==null&&Gn(S("sell"),y[m])} busy=${k}
          note=${m!==null?oo(r,y[m]):S("sell")?a("tap a certificate"):y.length?a("no more trades"):a("nothing to sell")} onTap=${T("sell",{card:y[m]})} />
        ${g&&c`<${zt} verb="JOKER" note=${a("{player} drew it",{player:L(r)[g.values.seat[0]]})} ready busy=${k}
          onTap=${()=>t.act({...g,args:{seat:g.values.seat[0]}})} />`}
        <${zt} verb="END TURN" note=${qa(r,p)} ready=${S("end")} busy=${k} onTap=${T("end",{})} />
      </div>
    <//>
  </section>`}var mu={buy:a("BUY"),market:a("PRICE"),discard:a("DISCARD")},hu=({option:t,busy:e,set:n,verb:s})=>Object.entries(mu).map(([o,r])=>c`<${b} key=${o} kind="plain" chosen=${s===o}
  disabled=${!t(o)} busy=${e} onTap=${()=>n({verb:s===o?null:o})}>
  <span class="trade-deed"><b>${r}</b><span>${t(o)?o==="discard"?"1 to 4 cards":a("which card"):a("no more")}</span></span>
<//>`);function bu({round:t,option:e,busy:n,deed:s,set:o,verb:r,picked:i}){let l=e(r)?.values;if(!l)return null;if(r==="discard"){let{of:u,least:$,most:m}=l.cards,f=i.length<m?u.filter(g=>Ra(i,g)<Ra(u,g)):[],y=g=>o({verb:r,picked:[...i,g]});return c`<div class="panel">
      <${Pt} allowed=${f} picked=${i} busy=${n} onPick=${y} onTakeBack=${g=>f.includes(g)?y(g):o({verb:r,picked:i.filter(k=>k!==g)})} />
      <div class="trade-entry">
        <span>${i.length?i.map(D).join(" "):a("Which cards go?")}</span>
        <${b} kind="main" disabled=${i.length<$} busy=${n} onTap=${s("discard",{cards:i})}>${a("discard {amount}",{amount:j("{count} card","{count} cards",i.length)})}<//>
      </div>
    </div>`}let[p]=i,d=u=>r==="market"&&nn(u)?o({verb:r,picked:[u]}):s(r,{card:u})();return c`<div class="panel">
    <${Pt} allowed=${l.card} picked=${i} busy=${n} onPick=${d} onTakeBack=${()=>o({verb:r})} />
    ${r==="market"&&c`<div class="trade-entry">
      <span>${p?a("{card} sends the price",{card:D(p)}):a("A face card asks where it sends the price.")}</span>
      <${b} kind="main" disabled=${!p} busy=${n} onTap=${s("market",{card:p,to:"up"})}>${p?ro(t,p,"up"):a("up")}<//>
      <${b} kind="main" disabled=${!p} busy=${n} onTap=${s("market",{card:p,to:"zero"})}>${a("bankrupt")}<//>
    </div>`}
  </div>`}var Ra=(t,e)=>t.filter(n=>n===e).length;var Ua={Felt:Tu,Foot:yu,OpenHand:Da,words:gu,deed:ku,event:vu,payments:wu,payment:xu,over:Su,passOn:_u},Wa=["csm.turn","csm.go-on","csm.end","csm.joker"];function yu({prompt:t}){return Wa.includes(t?.say.code)?Ia:null}function gu(t){let e=n=>t.seats.find(s=>s.seat===n).player;return{reshuffle:()=>a("SHUFFLED"),joker:({seat:n})=>a("JOKER \xB7 {name} drew it",{name:e(n)})}}function ku({do:t,args:e},{who:n}){switch(t){case"show":return V(e.card)?a("{card} turned up.",{card:D(e.card)}):"";case"end":return a("{player} ends the turn.",{player:n});case"buy":case"sell":case"market":case"discard":case"joker":return"";default:return null}}function vu({code:t,args:e,text:n},s){if(t==="csm.opens")return a("{company} open at {price}.",{company:e.company,price:e.price});if(t==="csm.buys"||t==="csm.sells"){let o=V(e.card)?`${D(e.card)}: `:"";return t==="csm.buys"?a("{player} buys {shares} at {price}, {chips}.",{player:s[e.seat],shares:`${o}${e.shares}`,price:e.price,chips:e.amount}):a("{player} sells {shares} at {price}, {chips}.",{player:s[e.seat],shares:`${o}${e.shares}`,price:e.price,chips:e.amount})}return n}function _u({prompt:t}){return Wa.includes(t?.say.code)?t.awaited[0]:null}function wu(t){return t.round?.finished?In(t).filter(({says:e})=>e.length):[]}function xu({action:t,seat:e,player:n},s){let o=s.record.find(({index:d})=>d===t),r=d=>o.events.filter(u=>u.code===d&&u.args.seat===e).map(({args:u})=>u),[{amount:i}]=r("csm.takes"),l=r("csm.sells-out").map(({shares:d,price:u,amount:$})=>a("{shares} at {price} = {chips}",{shares:d,price:u,chips:h($)})),p=r("csm.repays").map(({amount:d})=>a("debt to the bank: {chips}",{chips:h(d)}));return{line:a("{player} takes {chips} home.",{player:n,chips:h(i)}),sums:[...l,...p],amount:i}}function Su({record:t}){return t.at(-1)?.events.find(({code:e})=>e==="csm.wins")?.text}function Tu({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return c`<section class="felt csm" aria-label=${a("felt")}>
    <${He} round=${n} />
    <div class="csm-middle">
      <${La} prices=${n.facts.chart} />
      <dl class="csm-bank">
        <div><dt>${a("bank")}</dt><dd data-place="bank">${h(n.places.bank??0)}</dd></div>
        <div><dt>${a("draw pile")}</dt><dd>${n.board.draw_pile}</dd></div>
        <div><dt>${n.facts.reshuffles?a("jokers are in"):a("no joker yet")}</dt></div>
      </dl>
    </div>
    <${Pa} round=${n} holds=${s.hand_over?.seat} lit=${o} />
  </section>`}var Yn={Felt:ju,Seen:Mu,deed:Cu,passOn:Bu},Ou=10,Au={T:10,Q:12},Eu=([t,e])=>(Au[t]??Number(t))+(e==="h"?Ou:0);function Cu({do:t,args:e},{round:n}){return t==="show"&&e.card!=="??"?`${L(n)[e.seat]}: ${D(e.card)}.`:""}function Bu({prompt:t,facts:e,record:n}){let s=n.at(-1)?.do==="choose"&&t?.awaited.length===1;return e&&s?t.awaited[0]:null}function ju({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return c`<section class="felt tricks" aria-label=${a("felt")}>
    <header class="tricks-head">
      <p>${M("{match} of {count}##a match, of so many",{match:c`<b>${a("match {number}",{number:Math.min(n.facts.matches.length+1,n.options.cards_in_play)})}</b>`,count:n.options.cards_in_play})}
        ${n.facts.changed&&` \xB7 ${a("the hands have changed places")}`}</p>
      <span class="tricks-pot" data-place="pot">${n.places.pot>0&&c`${M("pot {chips}",{chips:c`<b class="figure">${h(n.places.pot)}</b>`})}`}</span>
    </header>
    <${Ka} round=${n} lit=${o} holds=${s.hand_over?.seat} />
    <${Et} state=${t} />
  </section>`}function Mu({round:t}){return c`<div class="matches-seen"><${Ka} round=${t} lit=${()=>!1} /></div>`}function Ka({round:t,lit:e,holds:n}){let s=t.options.cards_in_play;return c`<div class=${_(["matches",s>10&&"is-long"])}>
    ${t.seats.map(({seat:o,player:r,rack:i},l)=>c`<section key=${o} class=${_(["matches-row",e(o)&&"is-lit"])} aria-label=${r}>
      <span class="matches-name"><${ee} at=${l} /> <b>${r}</b>
        <b class="figure">${Hu(t.facts.won[o])}</b>
        <span class="small" data-place=${`seat:${o}`}>${Nu(t,o,i,n)}</span></span>
      <div class="matches-cards">
        ${[...Array(s).keys()].map(p=>c`<${Lu} key=${p} round=${t} seat=${o} match=${p} half=${p===s/2} />`)}
      </div>
    </section>`)}
  </div>`}var Hu=t=>j("{count} match","{count} matches",t),Nu=(t,e,n,s)=>[s===e&&a("has the tablet"),n>0&&j("{count} chip","{count} chips",n),t.markers[e]>0&&a("owes {chips}",{chips:h(t.markers[e])})].filter(Boolean).join(" \xB7 ");function Lu({round:t,seat:e,match:n,half:s}){let{matches:o}=t.facts,r=o[n],i=r?.cards[e]??(n===o.length?Pu(t,e):null);return c`<span class=${_(["matches-card",s&&"is-half"])}>
    ${i?c`<${H} card=${i} lit=${r?.winner===e} dim=${!!r&&r.winner!==e} />`:c`<${gt} />`}
    <span class="small figure">${i&&i!=="??"?Eu(i):""}</span>
  </span>`}function Pu({prompt:t,zones:e,facts:n,options:s},o){if(t?.say.code==="divide-and-conquer.match")return t.awaited.includes(o)?null:"??";let r=n.matches.length%(s.cards_in_play/2);return e[`played:${o}`]?.cards[r]??null}var Ga={Felt:Gu,words:Fu,deed:qu,payments:Wu,amongPlayers:!0,payment:Ku,over:Uu,passOn:Du,handNote:Iu},Ru={A:1,T:10},za=([t])=>Ru[t]??Number(t);function Fu(){return{draw:()=>a("DRAW"),pass:()=>a("PASS")}}function qu({do:t},{who:e}){return t==="draw"?a("{player} draws a card.",{player:e}):t==="pass"?a("{player} passes.",{player:e}):null}function Du({prompt:t}){return t?.say.code==="kabu.draw"?t.awaited[0]:null}function Iu({zones:t},e){let n=t[`hand:${e}`].cards,s=n.reduce((r,i)=>r+za(i),0),o=s>9?`: ${a("counts {count}",{count:s%10})}`:"";return`${n.map(za).join(" + ")} = ${s}${o}`}function Uu(t){return(n=>t.record.at(-1)?.events.find(s=>s.code===n)?.text)("kabu.over")??(t.facts.debts.length?a("Everybody has paid."):a("Equal counts: nobody owes anything."))}function Wu({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=L(t),s=me(t).filter(({action:i})=>i===e),o=[];for(let i of t.facts.debts){o.at(-1)?.seat!==i.from&&o.push({action:e,seat:i.from,player:n[i.from],amount:0,debts:[],ids:[]});let l=o.at(-1);l.debts.push(i),i.paid&&(l.amount-=i.amount,l.ids.push(s.shift().id))}let r=s.map(({from:i,amount:l,id:p})=>{let d=Number(i.split(":")[1]);return{action:e,seat:d,player:n[d],amount:-l,debts:[],ids:[p]}});return[...o,...r]}function Ku({seat:t,amount:e,debts:n},s){let o=L(s),{counts:r}=s.facts,{stake:i}=s.options,l=n.reduce(($,m)=>$+m.amount,0),p=$=>`${r[$]} \u2212 ${r[t]}`,d=i>1?` \xD7 ${h(i)}`:"";if(!n.length)return{hand:a("repays the house's marker")};if(!e){let $=s.seats.find(m=>m.seat===t).rack;return{line:a("{player} owes {owed}, holds {chips}, and pays nobody.",{player:o[t],owed:l,chips:h($)})}}let u=n.map(({to:$,amount:m})=>({to:o[$],amount:m,why:d?`(${p($)})${d}`:p($)}));return{line:a("{player} pays {others}.",{player:o[t],others:zu(u)}),pushes:u}}function zu(t){let e=t.map(({to:n,amount:s})=>`${n} ${h(s)}`);return ht(e)}function Gu({state:t,pace:e,paying:n,face:s}){let{round:o,table:r}=t,{facts:i}=o,l=Ju(o),p=Object.keys(i.counts).length>0,d=o.finished&&i.debts.length>0,u=new Set(s.payments(t).slice(0,e.paid).map(({seat:m})=>m)),$=L(o);return c`<section class="felt kabu" aria-label=${a("felt")} style=${{"--players":l.length}}>
    <${Vu} round=${o} showing=${p} />
    <div class="kabu-row kabu-head">
      ${!d&&c`<span class="kabu-differ">${Yu(o)}</span>`}
      ${d&&c`<span class="kabu-title">${a("pays")}</span>
        ${l.map(m=>c`<span class="kabu-to" key=${m}>${$[m]}</span>`)}
        <span class="kabu-net">${a("net")}</span>`}
    </div>
    ${l.map(m=>c`<${Qu} key=${m} seat=${m} seats=${l} round=${o} owing=${d}
      lit=${(n?.seat??o.prompt?.say.args.seat)===m} paid=${u.has(m)}
      holds=${r.hand_over?.seat===m} />`)}
  </section>`}var Ju=({seats:t,dealer:e})=>{let n=t.map(({seat:s})=>s).sort((s,o)=>s-o);return[...n.filter(s=>s>e),...n.filter(s=>s<=e)]},Yu=({record:t})=>t[0]?.events.find(({code:e})=>e==="kabu.racks-differ")?.text;function Vu({round:t,showing:e}){let{facts:n,options:s,zones:o}=t;return c`<p class="kabu-heading">
    <b>${a("hand {number}",{number:n.hand})}</b>
    <span>${e?a("showing"):a("lap {lap} of 2",{lap:n.lap})}</span>
    <span>${a("stock {count}",{count:o.stock.count})}</span>
    <span>${j("{count} chip a point","{count} chips a point",s.stake)}</span>
  </p>`}function Qu({seat:t,seats:e,round:n,owing:s,lit:o,paid:r,holds:i}){let l=n.seats.find(f=>f.seat===t),{facts:p}=n,d=n.zones[`hand:${t}`].cards,u=p.counts[t],$=n.markers[t],m=[n.dealer===t&&a("the deal"),i&&a("has the tablet"),$&&a("owes {chips}",{chips:h($)})];return c`<div class=${_(["kabu-row",o&&"is-lit",r&&"is-paid"])} role="group" aria-label=${l.player}>
    <span class="kabu-who">
      <b>${l.player}</b><span class="figure" data-place=${`seat:${t}`}>${h(l.rack)}</span>
      <span class="kabu-note">${m.filter(Boolean).join(" \xB7 ")}</span>
    </span>
    <${R} cards=${d} />
    <b class="kabu-count">${u}</b>
    ${s?c`<${Xu} seat=${t} seats=${e} debts=${p.debts} paid=${r} />`:c`<span class="kabu-state">${u===void 0?Zu(n,t):""}</span>`}
  </div>`}function Zu({facts:t,zones:e,prompt:n},s){let{count:o}=e[`hand:${s}`];return t.drawing.includes(s)?n?.say.code!=="kabu.draw"?"":n.awaited.includes(s)?o>2?a("one more?"):a("draws or passes"):o>t.lap+1?a("drew a card"):"":a("passed with {count}",{count:o})}function Xu({seat:t,seats:e,debts:n,paid:s}){let o=(l,p)=>n.find(d=>d.from===l&&d.to===p),r=l=>l.filter(p=>p.paid).reduce((p,{amount:d})=>p+d,0),i=r(n.filter(({to:l})=>l===t))-r(n.filter(({from:l})=>l===t));return c`
    ${e.map(l=>c`<${td} key=${l} debt=${o(t,l)} done=${s} own=${l===t} />`)}
    <b class=${_(["kabu-net",i>0&&"won",i<0&&"lost"])}>${nt(i)}</b>`}function td({debt:t,done:e,own:n}){return t?c`<span class=${_(["kabu-debt",!t.paid&&"is-unpaid",t.paid&&e&&"is-done"])}>
    ${h(t.amount)}${t.paid&&e?c`<span class="kabu-tick">✓</span>`:""}
    ${!t.paid&&c`<span class="unseen">${`, ${a("not paid")}`}</span>`}
  </span>`:c`<span class=${_(["kabu-debt",n&&"is-own"])}></span>`}var ye=[..."789TJQKA"];function ge({round:t}){let{contract:e}=t.facts,n={train:sd,quart:od,domino:rd}[e]??ed;return c`<div class="lorum-middle"><${n} round=${t} /></div>`}var ed=({round:{board:t,facts:e,seats:n}})=>c`<div class="lorum-trick" role="group" aria-label=${a("the trick")}>
  ${n.map(({seat:s})=>{let o=t.trick.find(r=>r.seat===s);return c`<span key=${s} class=${`lorum-played is-seat-${s}`}>
      ${o?c`<${H} card=${o.card} lit=${nd(e,t,s)} />`:c`<${gt} />`}
    </span>`})}
</div>`,nd=(t,e,n)=>e.trick.length===4&&t.takers[0]===n&&t.takers.every(s=>s===n);function sd({round:{zones:t,facts:e,board:n}}){let{total:s}=e,o=n.tolls.find(([i])=>i>s),r=t.train?.cards??[];return c`<div class="lorum-train" role="group" aria-label=${a("the train, total {total}",{total:s})}>
    <b class="lorum-total">${s}</b>
    <ol class="lorum-tolls">${n.tolls.map(([i,l])=>c`<li key=${i} class=${_([i<=s&&"is-done",o?.[0]===i&&"is-next"])}>
      <b>${i}</b> <span>${a("costs {chips}",{chips:h(l)})}</span></li>`)}</ol>
    <div class="lorum-cars">${r.map(i=>c`<${H} key=${i} card=${i} />`)}</div>
  </div>`}function od({round:{zones:t,board:e}}){let n=t.run?.cards??[],s=t.gone?.count??0;return c`<div class="lorum-run" role="group" aria-label=${a("the run")}>
    <div class="lorum-cars">
      ${n.map(o=>c`<${H} key=${o} card=${o} />`)}
      ${e.wanted&&c`<span class="lorum-wanted"><${H} card=${e.wanted} dim /><span>${a("wanted")}</span></span>`}
      ${!n.length&&c`<${gt} />`}
    </div>
    <p class="quiet">${a("{gone} played before",{gone:s})}</p>
  </div>`}function rd({round:{zones:t,board:e}}){let n=new Set(t.layout?.cards??[]),s=ad(e);return c`<div class="lorum-grid" role="group" aria-label=${a("the domino")}>
    ${[..."shdc"].map(o=>ye.map(r=>{let i=r+o;return c`<span key=${i}>${n.has(i)?c`<${H} card=${i} />`:c`<${gt} label=${s.has(i)?a("room for {card}",{card:i}):a("no card yet")} wanted=${s.has(i)} />`}</span>`}))}
  </div>`}function ad({laid:t,first_rank:e}){return e?new Set(Object.entries(t).flatMap(([n,s])=>{if(!s.length)return[e+n];let[o,r]=s.map(([i])=>ye.indexOf(i));return[ye[o-1],ye[r+1]].filter(Boolean).map(i=>i+n)})):new Set}var Ja=({prompt:t},e)=>t?.options.filter(({by:n})=>n===e)??[];function Ya({table:t,hand:e,seat:n,who:s,act:o,onCover:r}){let{round:i}=e,l=Ja(i,n),p=l.find(g=>g.do==="play"),d=l.find(g=>g.do==="pass"),u=i.prompt?.options.map(W).join()??"",$=mt(u),m=(g,k)=>$.swallows(k)||o({...p,args:g}),f=i.zones[`hand:${n}`],y=Be(i),S=t.late.value;return c`
    <section class="hand-felt lorum-hand" aria-label=${a("your hand")}>
      ${f.sight==="others"?c`<${id} round=${i} seat=${n} />`:c`<div class="lorum-seen"><${ge} round=${i} /></div>`}
      ${f.sight==="others"?c`<${Vn} left=${i.facts.positions?.[n]??[]} open=${p?.values.position??[]} onTap=${(g,k)=>m({position:g},k)} />`:c`<div class="tap-hand" role="group" aria-label=${a("your cards")}>
            ${y.arranged(f.cards).map(g=>p?.values.card.includes(g)?c`<button type="button" class="tap-card is-open" key=${g} aria-label=${ct(g)} onClick=${k=>m({card:g},k)}><${H} card=${g} /></button>`:c`<span class="tap-card" key=${g}><${H} card=${g} dim=${!!p} /></span>`)}
          </div>`}
    </section>
    <section class="foot" aria-label=${a("what is next")}>
      <${bt} text=${i.prompt?.say.text??a("The hand is over.")} detail=${s} />
      <${Bt} table=${t} />
      <${U} question=${u} end=${c`${f.sight==="owner"&&c`<${Rn} sorting=${y} />`}<${b} kind="plain" onTap=${r}>${a("cover")}<//><${b} kind="plain" onTap=${t.takeBack}>${a("back to the dealer")}<//>`}>
        ${d?c`<${b} kind="main" busy=${S} onTap=${()=>o({...d,args:{}})}>${a("PASS")}<//>`:c`<p class="controls-note">${p?a("Tap the card you play."):a("Nothing of yours is asked for.")}</p>`}
      <//>
    </section>`}var Vn=({left:t,open:e,onTap:n})=>c`<div class="tap-hand" role="group" aria-label=${a("your cards, unseen")}>
  ${[...Array(8).keys()].map(s=>t.includes(s)?c`<button type="button" class="tap-card is-open" key=${s} disabled=${!e.includes(s)}
      aria-label=${a("card {number}",{number:s+1})} onClick=${o=>n(s,o)}><${H} card="??" /></button>`:c`<span class="tap-card" key=${s}><${gt} /></span>`)}
</div>`;function id({round:t,seat:e}){let n=L(t),s=t.seats.filter(o=>o.seat!==e);return c`<div class="lorum-others">
    <${ge} round=${t} />
    <div class="lorum-hands">${s.map(o=>c`<${R} key=${o.seat} cards=${t.zones[`hand:${o.seat}`].cards} label=${n[o.seat]} />`)}</div>
  </div>`}function Va({table:t,state:e,news:n}){let{round:s}=e,{prompt:o}=s,r=o.options.map(W).join(),i={table:t,state:e,round:s,question:r};return c`<section class="foot lorum-foot" aria-label=${a("what is next")}>
    <${bt} text=${o.say.text} news=${n} detail=${se(s,o.awaited)} />
    <${Bt} table=${t} />
    ${s.cards==="physical"?c`<${ld} ...${i} />`:c`<${cd} ...${i} />`}
  </section>`}function cd({table:t,state:e,round:n,question:s}){let[o]=n.prompt.awaited,r=Ja(n,o).find(({values:i})=>i.position);return c`<${U} question=${s}>
    ${Me(t,e)}
    ${r&&c`<div class="lorum-backs"><${Vn} left=${n.facts.positions[o]} open=${r.values.position}
      onTap=${i=>t.act({...r,args:{position:i}})} /></div>`}
  <//>`}function ld({table:t,round:e,question:n}){let{prompt:s,undoable:o}=e,r=t.late.value,i=s.options.filter($=>$.do==="play"),l=s.options.find($=>$.do==="pass"),p=c`<${b} kind="plain" disabled=${!o} busy=${r} onTap=${t.undo}>${a("take back")}<//>`;if(i.length>1){let $=L(e);return c`<${U} question=${n} end=${p}>
      ${i.map(m=>c`<${b} key=${m.by} kind="main" busy=${r}
        onTap=${()=>t.act({...m,args:{card:m.values.card[0]}})}>${$[m.by]} ${D(m.values.card[0])}<//>`)}
    <//>`}let[d]=i,u=new Set(d?.values.card??[]);return c`<${U} end=${c`
      ${l&&c`<${b} kind="main" busy=${r} onTap=${()=>t.act({...l,args:{}})}>${a("PASS")}<//>`}
      ${p}`}>
    <div class="lorum-pack" role="group" aria-label=${a("cards")}>
      ${[..."shdc"].flatMap($=>ye.map(m=>m+$)).map($=>c`<button type="button" key=${$}
        class=${_(["picker-card",`suit-${$[1]}`,!u.has($)&&"is-out"])} disabled=${!u.has($)||r}
        aria-label=${ct($)} onClick=${()=>t.act({...d,args:{card:$}})}>${u.has($)&&c`<${de} card=${$} />`}</button>`)}
    </div>
  <//>`}var sn={"no-hearts":a("No hearts"),queens:a("Queens"),"no-tricks":a("No tricks"),"hairy-ape":a("Hairy Ape"),train:a("Train"),quart:a("Quart"),domino:a("Domino")};function Za({state:t,onClose:e}){let{round:n,table:s}=t,o=L(n),r=n.seats.map(({seat:f})=>f),{contracts:i,deals:l}=n.board,p=ud(s,n),d=f=>s.seats.find(y=>y.player===f)?.seat,u=dd(p,d),$=f=>[...p.values()].reduce((y,S)=>y+(co(S,f,d)??0),0),m=(f,y)=>p.get(y*i.length+1)?.find(g=>g.seat===f)?.name??o[f];return c`<${Q} title=${a("The score")} onClose=${e} foot=${c`<${b} kind="plain" onTap=${e}>${a("go back")}<//>`}>
    <div class="lorum-scores">
    <table class="lorum-sheet">
      <thead>
        <tr><th><span class="unseen">${a("contract##heads the column of contracts")}</span></th>${l.map((f,y)=>c`<th key=${f} colspan="4" scope="colgroup">${a("{player} deals",{player:m(f,y)})}</th>`)}</tr>
        <tr><th><span class="unseen">${a("contract##heads the column of contracts")}</span></th>${l.map(f=>r.map(y=>c`<th key=${`${f} ${y}`} class=${_([y===r[0]&&"starts"])}>${o[y].slice(0,3)}</th>`))}</tr>
      </thead>
      <tbody>${i.map((f,y)=>c`<tr key=${f}>
        <th scope="row">${sn[f]}</th>
        ${l.map((S,g)=>{let k=g*i.length+y+1,T=p.get(k);return r.map(O=>{let v=T&&co(T,O,d);return c`<td key=${`${k} ${O}`} class=${_([O===r[0]&&"starts",k===n.facts.hand&&"is-now",v>0&&"won",v<0&&"lost"])}>
              ${T?v===void 0?"\u2013":v?nt(v):"\xB7":""}</td>`})})}
      </tr>`)}</tbody>
    </table>
    </div>
    <p class="lorum-sums">${r.map((f,y)=>c`<span key=${f}><${ee} at=${y} /> ${o[f]} <b class=${_([$(f)>0&&"won",$(f)<0&&"lost"])}>${nt($(f))}</b></span>`)}
      ${u.map(({player:f,name:y,result:S})=>c`<span key=${`gone ${f}`} class="quiet">${a("{player} (left)",{player:y})} <b>${nt(S)}</b></span>`)}
      <span>${M("pot {chips}",{chips:c`<b>${h(n.places.pot??0)}</b>`})}</span></p>
    ${p.size>1&&c`<${Ln} deals=${pd(p,o,r,d)} />`}
  <//>`}function pd(t,e,n,s){let o=Object.fromEntries(n.map(r=>[r,0]));return[...t].map(([r,i])=>{let l=Object.fromEntries(n.map(d=>[d,o[d]+(co(i,d,s)??0)])),p={better:"high",goal:null,before:o,after:l};return o=l,{deal:r,names:e,sheet:p}})}function ud({past:t,seats:e},n){let s=n.facts.hand-1,o=s?t.filter(({voided:i})=>!i).slice(-s):[],r=new Map(o.map((i,l)=>[s-o.length+l+1,Qa(i.seats,i.results)]));return n.finished?r.set(n.facts.hand,Qa(e,fd(n))):r}var Qa=(t,e)=>t.map(({seat:n,player:s,name:o})=>({seat:n,player:s,name:o,result:e[n]??0})),co=(t,e,n)=>t.find(({player:s})=>n(s)===e)?.result;function dd(t,e){let n=new Map;for(let{player:s,name:o,result:r}of[...t.values()].flat())e(s)===void 0&&n.set(s,{player:s,name:o,result:(n.get(s)?.result??0)+r});return[...n.values()]}function fd({record:t,seats:e}){let n=Object.fromEntries(e.map(({seat:s})=>[s,0]));for(let{from:s,to:o,amount:r}of t.flatMap(({transfers:i})=>i))s==="house"||o==="house"||(s.startsWith("seat:")&&(n[s.slice(5)]-=r),o.startsWith("seat:")&&(n[o.slice(5)]+=r));return n}var Xa={Felt:vd,Foot:()=>Va,OpenHand:Ya,words:$d,deed:md,event:hd,payments:yd,amongPlayers:!0,payment:gd,over:kd,passOn:bd};function $d(){return{pass:()=>a("PASS")}}function md({do:t,args:e},{who:n}){return t==="pass"?a("{player} passes.",{player:n}):t!=="play"?null:e.card&&e.card!=="??"?`${n}: ${D(e.card)}.`:a("{player} plays a card.",{player:n})}function hd({code:t,args:e,text:n}){return t==="lorum.total"?a("Total {total}.",{total:e.total}):n}function bd({prompt:t}){return t?t.awaited.length===1?t.awaited[0]:t.options[0]?.by??null:null}function yd({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=L(t),s=[];for(let o of me(t).filter(({action:r})=>r===e)){let r=Kt(o.from)??Kt(o.to)??0,i=o.from==="pot";(s.at(-1)?.seat!==r||s.at(-1).takes!==i)&&s.push({action:e,seat:r,player:n[r],takes:i,amount:0,transfers:[],ids:[]});let l=s.at(-1);l.ids.push(o.id),o.from!=="house"&&(l.transfers.push(o),l.amount+=i?o.amount:-o.amount)}return s}function gd({player:t,takes:e,amount:n,transfers:s},o){if(e)return{line:a("{player} takes the pot, {chips}.",{player:t,chips:h(n)})};let r=L(o),i=p=>p==="house"?a("the house"):r[Kt(p)??0]??a("the pot"),l=s.map(p=>({to:i(p.to),amount:p.amount}));return{line:a("{player} pays {others}.",{player:t,others:l.map(p=>`${p.to} ${h(p.amount)}`).join(", ")}),sums:[...new Set(s.map(({why:p})=>p))],pushes:l}}function kd({facts:t,board:e,record:n}){return n.at(-1)?.events.find(({code:o})=>o==="lorum.over")?.text??a("Hand {hand} of {hands} is over and paid.",{hand:t.hand,hands:e.hands})}function vd(t){let{state:e,paying:n}=t,{round:s,table:o}=e,[r,i]=x(!1),l=p=>n?n.seat===p:!!s.prompt?.awaited.includes(p);return c`<section class="felt lorum" aria-label=${a("felt")}>
    <${_d} round=${s} onSheet=${()=>i(!0)} />
    <div class=${`lorum-table is-${s.facts.contract}`}>
      ${s.seats.map(({seat:p})=>c`<${wd} key=${p} seat=${p} round=${s} lit=${l(p)} holds=${o.hand_over?.seat===p} />`)}
      <${ge} round=${s} />
    </div>
    ${r&&c`<${Za} state=${e} onClose=${()=>i(!1)} />`}
  </section>`}function _d({round:t,onSheet:e}){let{facts:n,board:s,places:o,options:r}=t;return c`<header class="lorum-head">
    <ol class="lorum-contracts" aria-label=${a("the contracts")}>
      ${s.contracts.map((i,l)=>c`<li key=${i} class=${_([i===n.contract&&"is-lit",l<(n.hand-1)%s.contracts.length&&"is-done"])}>${sn[i]}</li>`)}
    </ol>
    <div class="lorum-line">
      <span>${M("{hand} of {count}##a hand, of so many",{hand:c`<b>${a("hand {number}",{number:n.hand})}</b>`,count:s.hands})}</span>
      <span>${j("{count} chip a point","{count} chips a point",r.stake)}</span>
      <span data-place="pot">${M("pot {chips}",{chips:c`<b class="figure">${h(o.pot??0)}</b>`})}</span>
      <${b} kind="quiet" onTap=${e}>${a("score sheet")}<//>
    </div>
  </header>`}function wd({seat:t,round:e,lit:n,holds:s}){let{facts:o,zones:r,markers:i}=e,l=L(e)[t],p=e.seats.find(f=>f.seat===t).rack,d=r[`hand:${t}`].count,u=(r[`won:${t}`]?.count??0)/4,$=o.points?.[t],m=[e.dealer===t&&a("the deal"),$&&j("{count} point","{count} points",$),s&&a("has the tablet"),i[t]>0&&a("owes {chips}",{chips:h(i[t])})];return c`<section class=${_(["lorum-seat",`is-seat-${t}`,n&&"is-lit"])} aria-label=${l}>
    <span class="lorum-name"><b>${l}</b> <span class="figure" data-place=${`seat:${t}`}>${h(p)}</span></span>
    <span class="small quiet">${m.filter(Boolean).join(" \xB7 ")}</span>
    <span class="small">${[d&&j("{count} card","{count} cards",d),u&&j("{count} trick","{count} tricks",u)].filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var ti={c:"\u2663\uFE0E",d:"\u2666\uFE0E",h:"\u2665\uFE0E",s:"\u2660\uFE0E"},xd=12,ei=t=>ti[t],Qn=({points:t,no_trump:e})=>e?a("{points} no trump",{points:t}):String(t);function ni({bids:t=[],passed:e=[],contract:n},s){if(e.includes(s))return c`<span class="small quiet">${a("passes")}</span>`;let o=t.find(i=>i.seat===s);if(!o)return null;let r=n?.seat===s;return c`<span class=${r?"tricks-contract":"small"}>${r?a("plays##a contract"):a("bids##an amount")} ${Qn(o)}</span>`}function si({table:t,state:e,news:n}){let{round:s}=e,{prompt:o,undoable:r}=s,i=f=>o.options.find(y=>y.do===f),l=t.late.value,p=c`<${b} kind="plain" disabled=${!r} busy=${l} onTap=${t.undo}>${a("take back")}<//>`,d=(f,y)=>()=>t.act({...f,args:y}),u=i("bid"),$=i("trump"),m=(f,y)=>f&&c`<${b} kind="plain" busy=${l} onTap=${d(f,{})}>${y}<//>`;return c`<section class="foot tricks-foot" aria-label=${a("what is next")}>
    <${bt} text=${o.say.text} news=${n} />
    <${Bt} table=${t} />
    <${U} question=${o.options.map(W).join()} end=${p}>
      ${Ys(e).length>0&&Me(t,e)}
      ${u&&c`<${lo} bid=${u} round=${s} busy=${l} onBid=${f=>t.act({...u,args:f})} />`}
      ${$&&c`<${po} busy=${l} onName=${f=>t.act({...$,args:f})} />`}
      ${m(i("pass"),a("PASS"))}
      ${m(i("misdeal"),a("misdeal"))}
    <//>
  </section>`}var lo=({bid:t,round:e,busy:n,onBid:s})=>c`<div class="bids" role="group" aria-label=${a("bids")}>
  ${Sd(t,e).map(({points:o,without:r,open:i})=>c`<${b} key=${`${o} ${r}`} kind=${i?"main":"plain"} disabled=${!i} busy=${n}
    onTap=${()=>s(r?{points:o,no_trump:!0}:{points:o})}>
      <span class="unseen">${a("bid {bid}",{bid:Qn({points:o,no_trump:r})})}</span>
      <span aria-hidden="true">${o}${r&&c`<small> ${a("NT")}</small>`}</span><//>`)}
</div>`,po=({busy:t,onName:e})=>Object.entries(ti).map(([n,s])=>c`<${b} key=${n} kind="main" large busy=${t} name=${a("trumps {sign}",{sign:s})} onTap=${()=>e({suit:n})}>${s}<//>`);function Sd({by:t,values:e,optional:n},{facts:s,dealer:o,options:r}){let i=s.bids.at(-1),l=(u,$)=>2*u+Number($),p=i?l(i.points,i.no_trump)+(t===o?0:1):0,d=[];for(let u of[!1,!0])for(let $=r.minimum_bid;$<=xd;$+=1)d.push({points:$,without:u,open:l($,u)>=p&&$>=e.points.min&&(u||n.includes("no_trump"))});return d}var Zn=on(Bd),Xn=on(Md),ts={...on(Hd),Foot:Nd};function on(t){let e=({round:n})=>c`<div class="tricks-seen"><${t} round=${n} /><${oi} round=${n} /></div>`;return{deed:Td,passOn:Od,Felt:Ad(t),Seen:e}}function Td({do:t,args:e},{who:n}){return t==="play"?e.card&&e.card!=="??"?`${n}: ${D(e.card)}.`:a("{player} plays a card.",{player:n}):["bid","pass","trump","misdeal"].includes(t)?"":null}function Od({prompt:t}){return t?.awaited.length===1?t.awaited[0]:null}function Ad(t){return function(n){let{state:s,paying:o}=n,{round:r,table:i}=s;return c`<section class="felt tricks" aria-label=${a("felt")}>
      <header class="tricks-head">
        <${t} round=${r} />
        <span class="tricks-pot" data-place="pot">${r.places.pot>0&&c`${M("pot {chips}",{chips:c`<b class="figure">${h(r.places.pot)}</b>`})}`}</span>
      </header>
      <${oi} round=${r} paying=${o} holds=${i.hand_over?.seat} />
      <${Et} state=${s} />
    </section>`}}function oi({round:t,paying:e,holds:n}){let s=i=>e?e.seat===i:!!t.prompt?.awaited.includes(i),o=!t.zones.trick?.cards.length,r=t.cards==="virtual"&&Object.keys(t.facts.scores).some(i=>i.includes("+"));return c`<div class=${_(["tricks-seats",o&&"is-empty",r&&"is-across"])}>
    ${t.seats.map(i=>c`<${Ed} key=${i.seat} seated=${i} round=${t} lit=${s(i.seat)} holds=${n===i.seat} />`)}
  </div>`}function Ed({seated:{seat:t,player:e,rack:n},round:s,lit:o,holds:r}){let{facts:i,zones:l,markers:p}=s,d=l[`hand:${t}`]?.count??0,u=i.tricks.takers.filter(y=>y===t).length,$=Object.keys(i.scores),m=$.findIndex(y=>y.split("+").includes(String(t))),f=[d&&j("{count} card","{count} cards",d),u&&j("{count} trick","{count} tricks",u),s.dealer===t&&a("the deal"),r&&a("has the tablet"),n>0&&j("{count} chip","{count} chips",n),p[t]>0&&a("owes {chips}",{chips:h(p[t])})];return c`<section class=${_(["tricks-seat",o&&"is-lit"])} aria-label=${e}>
    <span class="tricks-name"><${ee} at=${m} /> <b>${e}</b></span>
    <span class="tricks-score"><b class="figure">${h(i.scores[$[m]])}</b> ${ni(i,t)}</span>
    <${Cd} round=${s} seat=${t} />
    <span class="small">${f.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}function Cd({round:t,seat:e}){let{order:n,takers:s}=t.facts.tricks,o=t.zones.trick?.cards??[];if(t.finished)return null;let r=o[n.indexOf(e)];if(!r)return c`<${gt} />`;let i=o.length===n.length&&s.at(-1)===e;return c`<${H} card=${r} lit=${i} />`}function Bd({round:{facts:t,options:e}}){return c`<p><b>${a("deal {number}",{number:t.deal})}</b> · ${a("{limit} points end the game \xB7 {jack} 2, every other jack 1",{limit:e.limit,jack:"J\u2660\uFE0E"})}${e.token>0&&` \xB7 ${j("{count} chip a point","{count} chips a point",e.token)}`}</p>`}var jd={tricks:a("Tricks 10"),hearts:a("Hearts 10"),queens:a("Queens 25"),"king-of-spades":"K\u2660\uFE0E 100","last-trick":a("Last trick 100"),everything:a("Everything")};function Md({round:{facts:t}}){return c`<ol class="tricks-contracts" aria-label=${a("the six deals")}>
    ${Object.entries(jd).map(([e,n],s)=>c`<li key=${e} class=${_([s===t.deal-1&&"is-lit",s<t.deal-1&&"is-done"])}>${n}</li>`)}
  </ol>`}function Hd({round:t}){let{deal:e,contract:n,trump:s}=t.facts,o=L(t),r=n?c`<b>${a("{player} plays {bid}",{player:o[n.seat],bid:Qn(n)})}</b>${s&&c`, ${M("{suit} trumps",{suit:c`<b class="tricks-trump">${ei(s)}</b>`})}`}`:c`<b>${a("bidding")}</b>`;return c`<p>${a("deal {number}",{number:e})} · ${r} · 5♥${"\uFE0E"} +5 · 3♠${"\uFE0E"} −3</p>`}function Nd(t){return t.prompt?.options.some(({do:e})=>e==="bid"||e==="trump")?si:null}var Pd=[..."ATKQJ"],Rd=[..."shdc"].flatMap(t=>Pd.map(e=>e+t));function ri({table:t,state:e,news:n,face:s}){let[o,r]=x(null),{round:i}=e,{prompt:l}=i,p=s.sure(),d=s.words(),u=l.options.find(k=>k.do==="play"),$=l.options.filter(k=>k!==u),m=t.late.value,f=new Set(u.values.card),y=(k,T)=>p[k.do]?r({option:k,args:T}):t.act({...k,args:T}),S=()=>{r(null),t.act({...o.option,args:o.args})},g=k=>k.values.suit??[null];return c`<section class="foot" aria-label=${a("what is next")}>
    <${bt} text=${l.say.text} news=${n} detail=${se(i,l.awaited)} />
    <${Bt} table=${t} />
    <div class="schnapsen-pack" role="group" aria-label=${a("cards")}>
      ${Rd.map(k=>c`<button type="button" key=${k} class=${_(["picker-card",`suit-${k[1]}`,!f.has(k)&&"is-out"])}
        disabled=${!f.has(k)||m} aria-label=${ct(k)}
        onClick=${()=>t.act({...u,args:{card:k}})}>${f.has(k)&&c`<${de} card=${k} />`}</button>`)}
    </div>
    <${U} question=${l.options.map(W).join()} end=${c`
      <${b} kind="plain" disabled=${!i.undoable} busy=${m} onTap=${t.undo}>${a("undo")}<//>`}>
      ${$.flatMap(k=>g(k).map(T=>{let O=T?{suit:T}:{};return c`<${b} key=${`${k.do} ${T}`} busy=${m} onTap=${()=>y(k,O)}>
            ${d[k.do]?.(O)??k.do}
          <//>`}))}
    <//>
    ${o&&c`<${lt} ...${p[o.option.do](L(i)[o.option.by])} onYes=${S} onClose=${()=>r(null)} />`}
  </section>`}var Fd={c:a("clubs"),d:a("diamonds"),h:a("hearts"),s:a("spades")},ai=on(ii),es={...ai,Foot:qd,Seen:Kd,deed:Ud,sure:Wd,words:Id};function qd({cards:t,prompt:e}){return t==="physical"&&e?.options.some(n=>n.do==="play")?ri:null}var Dd={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"};function Id(){return{marry:({suit:t})=>a("marry {suit}",{suit:`${Dd[t]??""}\uFE0E`})}}function Ud(t,e){return t.do==="play"?ai.deed(t,e):""}function Wd(){return{declare:t=>({title:a("{player} declares 66?",{player:t}),text:a("The tricks are turned up and counted. There is no way back."),yes:a("{player} declares",{player:t})}),close:t=>({title:a("{player} closes the stock?",{player:t}),text:a("Nobody draws any more, and whoever closes must reach 66."),yes:a("{player} closes",{player:t})})}}function Kd({round:t}){let e=L(t),{order:n}=t.facts.tricks;return c`<div class="schnapsen-seen">
    <${ii} round=${t} />
    ${(t.zones.trick?.cards??[]).map((s,o)=>c`<${R} key=${s} cards=${[s]} label=${e[n[o]]} />`)}
  </div>`}function ii({round:t}){let{zones:e,facts:n}=t,s=L(t),[o]=e.upcard?.cards??[],r=e.stock.count+(o?1:0);return c`<div class="schnapsen-stock">
    <span class="schnapsen-cards">
      ${o&&c`<${H} card=${n.closed?"??":o} />`}
      ${e.stock.count>0&&!n.closed&&c`<${H} card="??" />`}
    </span>
    <span>
      ${n.trump&&c`<span class="schnapsen-trump">
        <svg class=${`suit-${n.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${pt[n.trump]} /></svg>
        <span>${M("{suit} trumps",{suit:c`<b>${Fd[n.trump]}</b>`})}</span></span>`}
      <span class="small">${zd(n,r,s)}</span>
    </span>
    <span class="schnapsen-shown">
      ${n.marriages.map(({seat:i,suit:l,points:p,counts:d})=>c`<span class="schnapsen-marriage" key=${l}>
        <${R} cards=${[`K${l}`,`Q${l}`]} fanned />
        <span class="small"><b>${s[i]}</b> <b class="figure">${p}</b><br />${d?a("counts##of a marriage"):a("with the next trick")}</span>
      </span>`)}
    </span>
  </div>`}function zd({closed:t},e,n){return t?a("closed by {player}",{player:n[t.seat]}):e?a("stock {count}",{count:e}):a("stock drawn out")}var uo=t=>["speculation.market","speculation.due"].includes(t?.say.code),ke=({facts:t},e)=>t.bids.filter(n=>n.seat===e);function ns({stands:t}){let e=Math.round(t/1e4);return t>0&&e===0?a("under 1%"):t<1e6&&e===100?a("over 99%"):a("{percent}%",{percent:e})}var Ft=({prompt:t},e,n)=>t.options.find(s=>s.by===e&&s.do===n),ci=t=>uo(t.prompt)?Ft(t,"dealer","sale"):null;function ss(t,e){let n=ci(t);return n&&e.deal?.asked===W(n)?e.deal:null}function li(t,e,n){let s=ci(t);if(!s)return null;let{from:o,to:r,unseen:i}=s.values,l=ss(t,e),p=W(s);if(l&&(n===l.to||n===l.from&&i))return{asked:null};if(i&&!l)return o.includes(n)?{asked:p,from:n,unseen:!0}:null;let d=l?.from??o[0];return n===d||!r.includes(n)?null:{asked:p,from:d,to:n,unseen:!!i,price:Gd(t,d,n,i)}}function Gd(t,e,n,s){let o=ke(t,n).find(i=>i.unseen===(s?e:null));if(o||!s)return o?.price;let r=t.record.flatMap(({events:i})=>i).findLast(({code:i})=>i==="speculation.sells-unseen");return r&&r.args.price<=pi(t,n)?r.args.price:void 0}var pi=({seats:t},e)=>t.find(n=>n.seat===e).rack;function ui({table:t,state:e,pad:n,setPad:s,news:o}){let{round:r,night:i}=e,l=ss(r,n),d={table:t,round:r,give:async($,m)=>await t.act({...$,args:m})&&s(f=>f.deal===n.deal?{deal:null}:{})};if(!l)return c`<${Jd} ...${d} news=${o} />`;let u=$=>s({deal:{...l,price:$}});return c`<${Yd} ...${d} news=${o} deal=${l} chipset=${i.chip_set} onPrice=${u} onCancel=${()=>s({deal:null})} />`}function Jd({table:t,round:e,news:n,give:s}){let[o,r]=x(!1),{prompt:i,facts:l}=e,p=L(e),[d]=i.awaited,u=Ft(e,d,"turn")??Ft(e,d,"keep"),$=l.due===null&&Ft(e,l.holder,"sell"),m=$&&l.bids.filter(k=>$.values.to.includes(k.seat)).sort((k,T)=>T.price-k.price)[0],f=l.offer&&Ft(e,l.offer.to,"agree"),y=t.late.value,S=l.due===null?a("Sold? Tap the buyer."):a("An unseen card sold? Tap the seller, then the buyer."),g=!f&&c`<span class="controls-note">${S}</span>`;return c`<${re} table=${t} line=${i.say.text} detail=${se(e,i.awaited)} news=${n}>
    <${U} question=${W(u)} end=${g}>
      <${b} kind=${f?"plain":"main"} large busy=${y} onTap=${()=>f?r(!0):s(u,{})}>${u.do==="turn"?a("TURN"):a("KEEP")}<//>
      ${m&&c`<${b} kind="plain" busy=${y} onTap=${()=>s($,{to:m.seat})}>${a("sell to {player} \xB7 {chips}",{player:p[m.seat],chips:h(m.price)})}<//>`}
      ${f&&c`<${b} kind="plain" busy=${y} onTap=${()=>s(f,{})}>${a("{player} agrees \xB7 {chips}",{player:p[l.offer.to],chips:h(l.offer.price)})}<//>`}
      ${f&&c`<${b} kind="quiet" busy=${y} onTap=${()=>s(Ft(e,l.holder,"withdraw"),{})}>${a("no more offer")}<//>`}
    <//>
    ${o&&f&&c`<${lt} title=${u.do==="turn"?a("Turn now?"):a("Keep now?")} no=${a("wait for {player}",{player:p[l.offer.to]})} yes=${u.do}
      text=${a("{player} has not answered the offer at {chips}. It ends with the next card.",{player:p[l.offer.to],chips:h(l.offer.price)})}
      onYes=${()=>{r(!1),s(u,{})}} onClose=${()=>r(!1)} />`}
  <//>`}function Yd({table:t,round:e,deal:n,chipset:s,news:o,give:r,onPrice:i,onCancel:l}){let p=L(e),{from:d,to:u,price:$,unseen:m}=n,f=u===void 0?0:pi(e,u),y=m?a("an unseen card"):D(e.zones.held.cards[0]),S=$===void 0?a("for \u2026"):$===0?a("for nothing"):a("for {chips}",{chips:h($)}),g=u===void 0?a("{player} sells {what}: tap the buyer.",{player:p[d],what:y}):a("{player} sells {what} to {buyer} {priced}.",{player:p[d],what:y,buyer:p[u],priced:S}),k=c`<${b} kind="plain" onTap=${l}>${a("cancel")}<//>`;if(u===void 0)return c`<${re} table=${t} line=${g} news=${o}><${U} question=${`from ${d}`} end=${k} /><//>`;let T=t.late.value,O=$!==void 0&&$<=f,v=m?{unseen:d}:{},N=Ft(e,"dealer","sale"),P=Ft(e,u,"bid"),z=Ft(e,d,"offer"),I=ke(e,u).find(Y=>Y.unseen===(m?d:null));return c`<${re} table=${t} line=${g} detail=${a("{player} \xB7 rack {chips}",{player:p[u],chips:h(f)})} news=${o}>
    <div class="bets">
      <div class="bets-row">
        <div class="speculation-prices" role="group" aria-label=${a("price")}>
          ${Qd(e.places.pot).map(Y=>c`<${b} key=${Y} chosen=${Y===$} disabled=${Y>f} onTap=${()=>i(Y)}>${h(Y)}<//>`)}
        </div>
        <${Ct} chipset=${s} fits=${Y=>($??0)+Y<=f} onAdd=${Y=>i(($??0)+Y)}
          onTakeOff=${Y=>i(Math.max(0,($??0)-Y))} />
      </div>
      <${U} question=${`${d} ${u}`} end=${k}>
        <${b} kind="main" disabled=${!O} busy=${T} onTap=${()=>r(N,{from:d,to:u,price:$,...m?{unseen:!0}:{}})}>
          ${O?a("SOLD \xB7 {price}",{price:$}):a("SOLD")}
        <//>
        ${I&&I.price===$?c`<${b} kind="plain" busy=${T} onTap=${()=>r(Ft(e,u,"withdraw"),v)}>${a("no more bid")}<//>`:c`<${b} kind="plain" disabled=${!O} busy=${T} onTap=${()=>r(P,{price:$,...v})}>${a("a bid")}<//>`}
        ${!m&&c`<${b} kind="plain" disabled=${!O} busy=${T} onTap=${()=>r(z,{to:u,price:$})}>${a("an offer")}<//>`}
      <//>
    </div>
  <//>`}var Vd=[0,1,2,3,4,5,6,8,10,15];function Qd(t){let n=[1,2,5,10,20,50,100,200,500,1e3,2e3,5e3].findLast(s=>s*20<=t)??1;return Vd.map(s=>s*n)}var rn={Felt:sf,Foot:Zd,deed:Xd,payments:tf,payment:ef,over:nf};function Zd(t){return uo(t.prompt)?ui:null}function Xd({do:t,events:e},{who:n}){return t==="turn"&&!e.length?a("{player} turns a card.",{player:n}):""}function tf({round:t}){if(!t?.finished)return[];let e=L(t),n=t.record.at(-1).index;return me(t).filter(({action:s,from:o,to:r})=>s===n&&(o==="pot"||r==="house")).map(({from:s,to:o,amount:r,id:i})=>{let l=Number((s==="pot"?o:s).split(":")[1]);return{action:n,seat:l,player:e[l],amount:s==="pot"?r:-r,ids:[i]}})}function ef({amount:t},e){if(t<0)return{hand:a("repays the house's marker")};let[n]=e.zones.held.cards;return{hand:a("{card} is the highest trump",{card:D(n)}),sums:[a("the whole pot")],lit:new Set([n])}}function nf({record:t}){return t.at(-1).events.find(({code:e})=>e==="speculation.wins").text}function sf(t){let{state:e,paying:n}=t,{round:s}=e,o=s.seats.map(({seat:d})=>d).sort((d,u)=>d-u),r=Math.ceil(o.length/2),i=ss(s,t.pad),l=[o.slice(0,r),o.slice(r).reverse()],p=d=>c`<div class="speculation-row">
    ${d.map(u=>c`<${af} key=${u} seat=${u} ...${t} chosen=${i}
      lit=${n?n.seat===u:!!s.prompt?.awaited.includes(u)} />`)}
  </div>`;return c`<section class="felt speculation" aria-label=${a("felt")} style=${{"--across":r}}>
    ${p(l[0])}
    <${of} state=${e} />
    ${p(l[1])}
  </section>`}function of({state:t}){let{round:e,night:n}=t,{facts:s,places:o,zones:r,board:i}=e,[l]=r.held.cards;return c`<div class="speculation-middle">
    <${R} cards=${r.held.cards} places=${1} wanted=${!l} />
    <div class="speculation-held">
      ${l&&c`
        <p>${M("{player} holds it",{player:c`<b>${L(e)[s.holder]}</b>`})} ${!e.finished&&c`<span class="quiet">· ${s.due===null?a("for sale"):a("not for sale")}</span>`}</p>
        <${rf} board=${i} finished=${e.finished} />`}
    </div>
    <div class="speculation-pot" data-place="pot">
      <${Ae} amount=${o.pot??0} chipset=${n.chip_set} />
      <span>${M("pot {chips}",{chips:c`<b class="figure">${h(o.pot??0)}</b>`})}</span>
    </div>
  </div>`}function rf({board:t,finished:e}){let{trumps:n,higher:s,against:o}=t;return e?null:c`
    <p class="speculation-stands">${M("{chance} that it stands",{chance:c`<b class="figure">${ns(t)}</b>`})}</p>
    <p class="speculation-higher">
      ${s.length?c`<svg class=${`suit-${n}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${pt[n]} /></svg>
        <span>${a("{ranks} unseen",{ranks:s.map(([r])=>r==="T"?"10":r).reverse().join(" ")})}</span>`:a("nothing can beat it")}
      <span class="quiet"> ${a("\xB7 {against} face down against it",{against:o})}</span>
    </p>`}function af({seat:t,state:e,pad:n,setPad:s,chosen:o,lit:r}){let{round:i}=e,l=i.seats.find(y=>y.seat===t),p=i.zones[`pile:${t}`].count,d=li(i,n,t),u=["speculation-seat",r&&"is-lit",i.facts.holder===t&&"is-holder",(o?.from===t||o?.to===t)&&"is-chosen"],$=cf(i,t,o),m=d?"true":null,f=c`
    <span class="speculation-who" aria-hidden=${m}><b>${l.player}</b><span class="figure" data-place=${`seat:${t}`}>${h(l.rack)}</span></span>
    <span class="speculation-cards" aria-hidden=${m}>
      <span class="speculation-pile">
        ${[...Array(Math.min(p,3)).keys()].map(y=>c`<${H} key=${y} card="??" />`)}
        ${p>0&&c`<span class="speculation-count">${p}</span>`}
      </span>
      <span class="speculation-turned">
        ${i.zones[`turned:${t}`].cards.map(y=>c`<span key=${y}><${H} card=${y} /></span>`)}
      </span>
    </span>
    <span class="speculation-says" aria-hidden=${m}>${$}</span>`;return d?c`<button type="button" class=${_(u)} aria-description=${[a("rack {chips}",{chips:l.rack}),$].filter(Boolean).join(", ")} aria-pressed=${String(o?.from===t||o?.to===t)}
    onClick=${()=>s({deal:d})}><span class="unseen">${l.player}</span>${f}</button>`:c`<div class=${_(u)} role="group" aria-label=${l.player}>${f}</div>`}function cf(t,e,n){if(n?.to===e)return a("buys##this one");if(n?.from===e)return n.unseen?a("sells a card"):a("sells it");let{offer:s,holder:o}=t.facts,r=L(t),i=ke(t,e).map(({unseen:d,price:u})=>d===null?a("bids {price}",{price:u}):a("bids {price} for {player}'s",{price:u,player:r[d]}));if(s?.to===e&&i.push(a("offered at {chips}",{chips:h(s.price)})),i.length)return i.join(", ");let l=t.markers[e];return[o===e&&a("holds##the highest trump"),t.dealer===e&&a("the deal"),l&&a("owes {chips}",{chips:h(l)})].filter(Boolean).join(" \xB7 ")}var os={Felt:lf,Seen:pf};function lf({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return c`<section class="felt bus" aria-label=${a("felt")}>
    <${di} round=${n} />
    <div class="bus-seats">
      ${n.seats.map(r=>c`<${uf} key=${r.seat} seated=${r} round=${n} lit=${o(r.seat)} holds=${s.hand_over?.seat===r.seat} />`)}
    </div>
    ${n.finished&&c`<${Et} state=${t} />`}
  </section>`}function pf({round:t}){return c`<div class="bus-seen">
    <${di} round=${t} />
    <p class="bus-all">${t.seats.map(({seat:e,player:n})=>c`<span key=${e}>${n} <${$i} count=${t.facts.tokens[e]} of=${fi(t)} /></span>`)}</p>
  </div>`}function di({round:t}){let{pot:e}=t.places;return c`<div class="bus-middle">
    <${R} cards=${t.zones.middle?.cards??[]} label=${a("the middle")} />
    <span class="bus-pot" data-place="pot">${e>0&&c`${a("pot")} <b class="figure">${h(e)}</b>`}</span>
  </div>`}function uf({seated:{seat:t,player:e,rack:n},round:s,lit:o,holds:r}){let{facts:i,zones:l,markers:p,options:d}=s,u=l[`hand:${t}`],$=[i.stopped===t&&a("stopped the bus"),i.losers.includes(t)&&a("the worst hand"),!i.playing.includes(t)&&a("watches"),s.dealer===t&&a("the deal"),r&&a("has the tablet"),(n>0||d.token>0)&&a("rack {chips}",{chips:h(n)}),p[t]>0&&a("owes {chips}",{chips:h(p[t])})];return c`<section class=${_(["bus-seat",o&&"is-lit"])} aria-label=${e}>
    <span class="bus-name"><b>${e}</b> <${$i} count=${i.tokens[t]} of=${fi(s)} /></span>
    <${R} cards=${Ce(u?.cards??[],s)} />
    <span class="small" data-place=${`seat:${t}`}>${$.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var fi=({facts:t,options:e})=>Math.max(e.tokens,...Object.values(t.sheet.before)),df=6;function $i({count:t,of:e}){let n=j("{count} token","{count} tokens",t);return e>df?c`<span class="bus-tokens">${n}</span>`:c`<span class="bus-tokens" role="img" aria-label=${n}>
    ${Array.from({length:e},(s,o)=>c`<i key=${o} class=${o<t?"is-left":null}></i>`)}
  </span>`}var vt="HDCS",Mt={H:a("Hearts"),D:a("Diamonds"),C:a("Clubs"),S:a("Spades")},_t={WIN:1,EXA:2,SFC:4},jt=7,ff={H:"\u2665",D:"\u2666",C:"\u2663",S:"\u2660"},Gt=t=>t.split("/").map(e=>`${ff[e]}\uFE0E`).join(" "),$f=t=>t.split("/").map(e=>Mt[e]).join(", "),ae=({horse:t})=>c`<svg class=${`horse-suit suit-${t.toLowerCase()}`} viewBox="-2 -2 104 104" role="img"
    aria-label=${Mt[t]}>
  <path class="card-pip" d=${pt[t.toLowerCase()]} />
</svg>`,ie=({order:t})=>c`<span class="order" role="img" aria-label=${$f(t)}>
  ${t.split("/").map(e=>c`<${ae} key=${e} horse=${e} />`)}
</span>`;function an(t,e){return e===0?[[]]:t.flatMap(n=>an(t.filter(s=>s!==n),e-1).map(s=>[n,...s]))}function cn(t,e){let n=Object.fromEntries([...vt].map(o=>[o,0])),s=[];for(let o of t.slice(0,e)){let r=o[1].toUpperCase();n[r]<jt&&s.length<3&&(n[r]+=1),n[r]===jt&&!s.includes(r)&&s.push(r)}return s.length===3&&s.push([...vt].find(o=>!s.includes(o))),{spaces:n,home:s}}var yt=t=>t.reduce((e,{amount:n})=>e+n,0),rs=(t,e,n)=>t.prompt?.options.find(s=>s.by===e&&s.do===n),as=({options:t},e)=>typeof t.minimum_bet=="object"?t.minimum_bet[e]:t.minimum_bet;function mi({table:t,state:e,paying:n,pad:s,setPad:o}){let[r,i]=x(null),{round:l}=e,p=l.prompt?.say.code==="superfecta.betting",d=async()=>{let{ticket:u,seat:$}=r;i(null),await t.act({...rs(l,$,"cancel"),args:{ticket:u}})};return c`<div class="tickets" role="group" aria-label=${a("tickets by seat")}>
    ${l.seats.map(u=>c`<${mf} key=${u.seat} seated=${u} selling=${p}
      chosen=${p?(s.seat??l.seats[0].seat)===u.seat:n?.seat===u.seat}
      tickets=${l.facts.tickets.filter(({seat:$})=>$===u.seat)}
      finish=${l.facts.finish&&!l.prompt?l.facts.finish:null}
      onChoose=${()=>o({seat:u.seat})} onTicket=${i} />`)}
    ${r&&c`<${lt} title=${a("Cancel ticket {ticket}?",{ticket:r.ticket})} yes=${a("cancel the ticket")} no=${a("keep it")}
      text=${a("{bets}: {chips} go back to the rack.",{bets:r.bets.map(hi).join(", "),chips:h(yt(r.bets))})}
      onYes=${d} onClose=${()=>i(null)} />`}
  </div>`}var hi=({amount:t,type:e,horses:n})=>`${h(t)} ${e} ${Gt(n)}`;function mf({seated:t,selling:e,chosen:n,tickets:s,onChoose:o,onTicket:r}){let i=ot(null);F(()=>{n&&i.current.scrollIntoView({block:"nearest"})},[n]);let l=e?"true":null,p=c`<b aria-hidden=${l}>${t.player}</b><span class="figure" aria-hidden=${l} data-place=${`seat:${t.seat}`}>${h(t.rack)}</span>`;return c`<div class=${_(["holder",n&&"is-lit"])} ref=${i}>
    ${e?c`<button type="button" class="holder-name" aria-pressed=${String(n)}
          aria-description=${a("rack {chips}",{chips:t.rack})} onClick=${o}>
          <span class="unseen">${a("seat {seat}, {player}",{seat:t.seat,player:t.player})}</span>${p}</button>`:c`<div class="holder-name">${p}</div>`}
    ${s.map(d=>c`<${hf} key=${d.ticket} ticket=${d} selling=${e} onTap=${()=>r(d)} />`)}
  </div>`}function hf({ticket:t,selling:e,onTap:n}){let s=t.bets.map(({amount:r,type:i,horses:l},p)=>c`<span key=${p} class="ticket-line">
    ${h(r)} ${i} <${ie} order=${l} /></span>`),o=c`<span class="ticket-number" aria-hidden=${e?"true":null}>${t.ticket}</span>`;return e?c`<button type="button" class="ticket"
      aria-description=${t.bets.map(({amount:r,type:i,horses:l})=>`${h(r)} ${i} ${l}`).join(", ")} onClick=${n}>
    <span class="unseen">${a("ticket {ticket}: cancel",{ticket:t.ticket})}</span>${o}<span class="ticket-lines" aria-hidden="true">${s}</span></button>`:c`<div class="ticket">${o}<span class="ticket-lines">${s}</span></div>`}function bi({table:t,state:e,pad:n,setPad:s,last:o,news:r}){let{round:i,night:l}=e,p=i.seats.map(({seat:E})=>E),d=n.seat??p[0],u=i.seats.find(E=>E.seat===d),{amount:$=as(i,"WIN"),type:m="WIN",horses:f=[],tapped:y=[],fresh:S=!0}=n,g=n.lines?.[d]??[],k=rs(i,d,"ticket"),T=o[`${d} ticket`]?.bets,O=E=>s({seat:d,amount:$,type:m,horses:f,...E}),v=E=>O({amount:E.reduce((X,Dt)=>X+Dt,0),tapped:E,fresh:!1}),N=(E,X={})=>O({lines:{...n.lines,[d]:E},...X}),P=Ot($,y,l.chip_set),z=u.rack-yt(g),I=E=>{if(f.includes(E))return O({horses:f.filter(Dt=>Dt!==E)});let X=fo([...f,E],m);return X.length<_t[m]?O({horses:X}):N([...g,{amount:$,type:m,horses:X.join("/")}],{horses:[],fresh:!0})},Y=async E=>{await t.act({...k,args:{bets:E}})&&s(X=>({lines:{...X.lines,[d]:[]},...X.seat===n.seat?{seat:d,horses:[],amount:void 0,tapped:[],fresh:!0}:{}}))},C=$o(i,m,$,z),G=a("{player} \xB7 rack {chips}",{player:u.player,chips:h(u.rack)}),A=i.seats.find(E=>n.lines?.[E.seat]?.length),q=i.seats.filter(E=>rs(i,E.seat,"ticket")&&!i.facts.tickets.some(X=>X.seat===E.seat)).map(({player:E})=>E),ft=c`<${b} kind=${A||q.length?"plain":"main"} disabled=${!!A} busy=${t.late.value}
    onTap=${()=>t.act(rs(i,"dealer","off"))}>${a("OFF")}<//>`;return c`<${re} table=${t} line=${yf(i,n,u,A,q)} news=${r} detail=${G}>
    <div class="builder">
      <div class="builder-row">
        <output class="builder-amount figure" aria-label=${a("amount")}>${h($)}</output>
        <${Ct} chipset=${l.chip_set} fits=${E=>k&&(S?0:$)+E<=z}
          onAdd=${E=>v(S?[E]:[...P,E])}
          onTakeOff=${E=>v(q(P,E))} />
        <${b} name=${a("take off the last chip")} disabled=${!$} onTap=${()=>v(P.slice(0,-1))}>⌫<//>
        <div class="builder-types" role="group" aria-label=${a("pool")}>
          ${Object.keys(_t).map(E=>c`<${b} key=${E} chosen=${E===m}
            onTap=${()=>O({type:E,horses:[]})}>${E}<//>`)}
        </div>
        <div class="builder-horses" role="group" aria-label=${a("horses, in the order they come in")}>
          ${[...vt].map(E=>c`<${gf} key=${E} horse=${E} at=${f.indexOf(E)}
            disabled=${!k||C!==null} onTap=${()=>I(E)} />`)}
        </div>
      </div>
      <${U} question=${`selling ${i.facts.sold??0}`} end=${ft} steady>
        <${b} kind="main" disabled=${!g.length||yt(g)>u.rack} busy=${t.late.value} onTap=${()=>Y(g)}>
          ${g.length?a("sell \xB7 {chips}",{chips:h(yt(g))}):a("sell")}
        <//>
        <${b} kind="plain" disabled=${!k||!T||yt(T)>u.rack||g.length} onTap=${()=>Y(T)}>
          ${T?a("same again \xB7 {chips}",{chips:yt(T)}):a("same again")}
        <//>
        <div class="builder-lines" role="group" aria-label=${a("lines of this ticket")}>
          ${g.map((E,X)=>c`<button type="button" key=${X} class="builder-line" aria-label=${a("take off {bet}",{bet:hi(E)})}
            onClick=${()=>N(g.filter((Dt,Ht)=>Ht!==X))}>
            ${h(E.amount)} ${E.type} <${ie} order=${E.horses} /> <span aria-hidden="true">✕</span></button>`)}
          ${C&&c`<span class="builder-note small">${C}</span>`}
        </div>
      <//>
    </div>
  <//>`}function fo(t,e){return _t[e]!==4||t.length!==3?t:[...t,[...vt].find(n=>!t.includes(n))]}function $o(t,e,n,s){let o=as(t,e);return n<o?a("{type} is bet from {chips}",{type:e,chips:h(o)}):n%o?a("{type} is bet in multiples of {chips}",{type:e,chips:h(o)}):n>s?a("{chips} left in the rack",{chips:h(s)}):null}var bf=[a("first##in a race"),a("second##in a race"),a("third##in a race")];function yf(t,{type:e="WIN",horses:n=[]},s,o,r){return n.length?a("{player}: {type} {horses} \u2026 who comes {place}?",{player:s.player,type:e,horses:Gt(n.join("/")),place:bf[n.length]}):o?o===s?a("{player}'s ticket: another line, or sell.",{player:s.player}):a("{player}'s ticket is not sold yet.",{player:o.player}):t.facts.tickets.length?r.length?a("More bets? No ticket yet: {players}.",{players:ht(r)}):a("Everybody has a ticket. Off when the last one is in."):a("Bets, please.")}function gf({horse:t,at:e,disabled:n,onTap:s}){return c`<button type="button" class=${_(["horse-key",e>=0&&"is-picked"])} disabled=${n}
      aria-pressed=${e>=0?"true":"false"} onClick=${s}>
    <span class="unseen">${Mt[t]}</span>
    <span aria-hidden="true"><${ae} horse=${t} /></span>${e>=0&&c`<span class="horse-key-place" aria-hidden="true">${e+1}</span>`}
  </button>`}var mo=1e6,kf=an([...vt],_t.SFC).map(t=>t.join("/"));function qt({course:t},e,n){let s=t[Math.min(n,t.length-1)];return s?s.reduce((o,r,i)=>kf[i].startsWith(e)?o+r:o,0):null}var ho=(t,e)=>fs(t*e/mo,1);function bo(t,e,n,s,o){let{least:r,orders:i}=t[e],l=i[n].one_more[s]*qt(t,n,o);return fs(l/r/mo,2)}function yi({board:t,options:e},n,{amount:s,type:o,horses:r},i){let l=t[o].bets.find(d=>d.seat===n&&d.horses===r),p=qt(t,r,i);return!l||p===null?null:ho(l[e.split]*s/l.staked,p)}function Ne(t){return t===null?"":t>0&&t<1e4?"<1 %":t<mo&&t>99e4?">99 %":`${Math.round(t/1e4)} %`}var vf=4;function gi({round:t,running:e,beat:n}){let[s,o]=x(null),{board:r,facts:i}=t,l=e?null:i.finish,p=ot(r);i.finish||(p.current=r);let d={...t,beat:n,board:e?{...p.current,course:r.course}:r,open:t.prompt?.say.code==="superfecta.betting"};return c`<div class="tote" role="group" aria-label=${a("tote board")}>
    ${Object.keys(_t).map(u=>c`<${xf} key=${u} kind=${u} round=${d} finish=${l}
      onWhole=${()=>o(u)} />`)}
    ${s&&c`<${Q} title=${a("{whole}: {count} orders",{whole:s,count:Object.keys(r[s].orders).length})} onClose=${()=>o(null)}
        foot=${c`<${b} kind="plain" onTap=${()=>o(null)}>${a("go back")}<//>`}>
      <div class="tote-whole">
        <p class="quiet small">${_f[t.options.split]} ${d.open&&wf}</p>
        <${_i} kind=${s} round=${d} finish=${l} whole lines=${vi(d.board[s].orders)} />
      </div>
    <//>`}
  </div>`}var _f={even:a("The winners of a pool share it a head each."),stake:a("The winners of a pool share it by what each bet staked.")},wf=a("The last two columns say what each chip of one more least bet brings back on average, to somebody who has none on that order, if its winners shared a head each, and if by stake. Below 1 is a bad bet.");function xf({kind:t,round:e,finish:n,onWhole:s}){let{orders:o,carried:r}=e.board[t],i=e.places[`pool:${t}`]??0,l=t==="WIN"?Object.entries(o):Sf(o,ki(t,n));return c`<section class="pool" aria-label=${t}>
    <header class="pool-head" data-place=${`pool:${t}`}>
      <b>${t}</b> <span class="figure">${h(i)}</span>
      ${r>0&&c`<span class="small quiet">${a("{chips} carried",{chips:h(r)})}</span>`}
    </header>
    <${_i} kind=${t} round=${e} finish=${n} lines=${l} />
    <${b} kind="quiet" onTap=${s}>${a("all {count}",{count:Object.keys(o).length})}<//>
  </section>`}var ki=(t,e)=>e?e.slice(0,_t[t]).join("/"):null,vi=t=>Object.entries(t).sort(([,e],[,n])=>n.chance-e.chance||n.staked-e.staked);function Sf(t,e){let n=([s,{staked:o}])=>s===e?2:o?1:0;return vi(t).sort((s,o)=>n(o)-n(s)).slice(0,vf)}function _i({kind:t,round:e,finish:n,lines:s,whole:o}){let r=ki(t,n),{board:i,beat:l,open:p,options:d}=e,u=o&&p?Tf:null,$=qt(i,t==="WIN"?"H":"H/D",l)!==null,m=(f,y)=>p?bo(i,t,f,d.split,l):y.staked?ho(Of(y,d),qt(i,f,l)):"\u2013";return c`<table class="tote-lines">
    <thead><tr><th><span class="unseen">${a("order##heads the column of orders")}</span></th>${o&&c`<th>${a("staked")}</th>`}<th>${n?a("paid##by a pool"):a("pays")}</th><th>${a("chance")}</th>
      ${!n&&(u?c`<th>${a("a head each")}</th><th>${a("by stake")}</th>`:c`<th>${p?a("brings##a bet, chips on average"):a("worth##a bet, chips on average")}</th>`)}</tr></thead>
    <tbody>${s.map(([f,y])=>c`<tr key=${f} class=${_([f===r&&"is-won"])}>
      <td><${ie} order=${f} /></td>
      ${o&&c`<td>${y.staked?h(y.staked):"\u2013"}</td>`}
      <td class="tote-pays">${n?f===r?Ef(t,e):"":Af(y,e)}</td>
      <td>${Ne(qt(i,f,l))}</td>
      ${!n&&$&&(u?u.map(S=>c`<td key=${S}>${bo(i,t,f,S,l)}</td>`):c`<td>${m(f,y)}</td>`)}
    </tr>`)}</tbody>
  </table>`}var Tf=["even","stake"],Of=({will_pay:t},{split:e})=>e==="even"?t:t/100;function Af({will_pay:t},{options:e}){return t===null?"\u2013":e.split==="even"?h(t):`${h(Math.floor(t/100))}.${String(t%100).padStart(2,"0")}`}function Ef(t,{record:e}){let n=e.flatMap(({events:s})=>s).filter(({code:s,args:o})=>s==="superfecta.pays"&&o.pool===t);return n.length?h(n.reduce((s,{args:o})=>s+o.amount,0)):a("carried")}var is={Felt:Df,Foot:Cf,words:Bf,deed:jf,event:Lf,payment:Pf,over:Rf,beats:Ff,showing:qf};function Cf({prompt:t}){return t?.say.code==="superfecta.betting"?bi:null}function Bf(){return{turn:()=>a("TURN A CARD"),run:()=>a("RUN TO THE END")}}function jf({index:t,do:e,args:n,transfers:s},{who:o,round:r}){switch(e){case"ticket":return`${o}: ${n.bets.map(Mf).join(", ")}${n.bets.length>1?` \xB7 ${h(Hf(n.bets))}`:""}.`;case"cancel":return a("Ticket {ticket} cancelled, {chips} back.",{ticket:n.ticket,chips:h(s.reduce((i,{amount:l})=>i+l,0))});case"off":return a("No more bets.");case"turn":return`${D(r.zones.course.cards[Nf(r,t)])}.`;case"run":return a("Run to the end.");case"show":return`${D(n.card)}.`;default:return null}}var Mf=({amount:t,type:e,horses:n})=>`${h(t)} ${e} ${Gt(n)}`,Hf=t=>t.reduce((e,{amount:n})=>e+n,0),Nf=({record:t},e)=>t.filter(n=>n.do==="turn"&&n.index<e).length;function Lf({code:t,args:e,text:n},s){switch(t){case"superfecta.off":return null;case"superfecta.home":return a("{horse} home, number {place}.",{horse:Mt[e.horse],place:e.place});case"superfecta.finish":return a("The finish: {horses}.",{horses:Gt(e.horses)});case"superfecta.pays":return`${e.pool}: ${s[e.seat]} ${h(e.amount)}.`;case"superfecta.carried":return e.amount?a("{pool}: nobody, {chips} carried.",{pool:e.pool,chips:h(e.amount)}):null;default:return n}}function Pf({action:t,seat:e,transfers:n},s){let o=s.record.find(({index:l})=>l===t)?.events.filter(({code:l,args:p})=>l==="superfecta.pays"&&p.seat===e)??[],r=o.map(({args:l})=>`${l.pool} ${Gt(l.order)}: ${l.reckoning} = ${h(l.amount)}`),i=n.filter(({why:l})=>!/ pays /.test(l)).map(({from:l,why:p,amount:d})=>`${l.slice(5)}, ${p}: ${h(d)}`);return{hand:o.map(({args:l})=>`${l.pool} ${Gt(l.order)}`).join(", ")||a("the end of the meeting"),sums:[...r,...i]}}function Rf({facts:t}){return a("{horses}. Race {race} of {races} is paid.",{horses:Gt(t.finish.join("/")),race:t.race,races:t.races})}function Ff({zones:t}){return t.course?.count??0}function qf({zones:t},e){let{home:n}=cn(t.course.cards,e);return n.length?`${n.slice(0,3).map((s,o)=>`${Mt[s]} ${yo[o]}`).join(", ")}.`:a("They are off.")}var yo=[a("1st"),a("2nd"),a("3rd"),a("4th")];function Df(t){let{state:e,pace:n}=t,{round:s}=e,o=s.zones.course?.cards??[],{spaces:r,home:i}=cn(o,n.beat);return c`<section class="felt races" aria-label=${a("felt")}>
    <${If} rail=${s.zones.rail?.cards??[]} spaces=${r} home=${i} card=${n.beat?o[n.beat-1]:null} />
    <div class="races-below">
      <${gi} round=${s} running=${n.running} beat=${n.beat} />
      <${mi} ...${t} />
    </div>
  </section>`}function If({rail:t,spaces:e,home:n,card:s}){let o=[...Array(jt).keys()];return c`<div class="track" role="group" aria-label=${a("the track")}>
    <div class="track-rail" aria-label=${a("the rail")}>
      <span class="track-turned">${s?c`<${H} card=${s} />`:c`<${gt} />`}</span>
      ${o.map(r=>c`<span key=${r} class="track-rail-card">
        ${r<jt-1&&(t[r]?c`<${H} card=${t[r]} />`:c`<${gt} />`)}
      </span>`)}
      <span class="track-end"></span>
    </div>
    ${[...vt].map(r=>c`<${Uf} key=${r} horse=${r} at=${e[r]} place=${n.indexOf(r)} />`)}
  </div>`}function Uf({horse:t,at:e,place:n}){let s={"--at":String(e)};return c`<div class=${_(["lane",n===0&&"is-winner"])} role="img"
      aria-label=${`${Mt[t]}: ${n<0?a("space {number} of {count}",{number:e,count:jt}):yo[n]}`}>
    <span class="lane-start"></span>
    ${[...Array(jt).keys()].map(o=>c`<span key=${o} class=${_(["lane-space",o===jt-1&&"is-line"])}></span>`)}
    <span class="lane-place figure">${n<0?"":yo[n]}</span>
    <span class="horse" style=${s}><${ae} horse=${t} /></span>
  </div>`}var ve={ante:a("Ante"),blind:a("Blind"),play:a("Play"),trips:a("Trips")},wt=(t,e,n)=>t.places[`circle:${e}:${n}`]??0;function xi({board:t,options:e,onClose:n}){let s=Object.keys(t.blind_paytable),o=c`<${b} kind="plain" onTap=${n}>${a("go back")}<//>`;return c`<${Q} title=${a("What is paid")} onClose=${n} foot=${o}>
    <table class="ledger paytables">
      <thead><tr><th>${a("hand")}</th><th class="number">${a("Blind")}</th><th class="number">${a("Trips")}</th></tr></thead>
      <tbody>${s.map(r=>c`<tr key=${r}>
        <td>${B(r)}</td>
        <td class="number">${B(t.blind_paytable[r])}</td>
        <td class="number">${B(t.trips_paytable[r])}</td>
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">${a("Blind ({name}): only when the player beats the dealer; an equal hand pushes. What a fraction leaves over stays with the house.",{name:wi(e.blind_paytable)})}</p>
    <p class="small quiet">${a("Trips ({name}): on the player's hand alone, whoever wins; a fold loses it.",{name:wi(e.trips_paytable)})}</p>
    <p class="small quiet">${a("Ante and Play pay 1:1. Without a pair the dealer does not qualify, and the Ante pushes.")}</p>
  <//>`}var wi=t=>typeof t=="string"?B(t):a("your own table");var Wf=["ante","trips"];function Ti({table:t,state:e,pad:n,setPad:s,last:o,news:r}){let{round:i,night:l}=e,{prompt:p}=i,d=(w,K)=>p.options.find(et=>et.by===w&&et.do===K),u=i.seats.map(({seat:w})=>w),[$,m]=x(!1),[f,y]=x(!1),S=w=>!!d(w,"bet")&&!n.sitting?.[w],g=n.seat===void 0?cs(i,u.filter(S),0):n.seat,k=n.target??"ante",T=d(g,"bet"),O=ls(i,g),v=n.drafts?.[g]??O,N=Ot(v[k],n.tapped?.[`${g} ${k}`]??[],l.chip_set),P=v.ante!==O.ante||v.trips!==O.trips,z=Si(o[`${g} bet`]),I=i.seats.find(w=>w.seat===g),Y=(w,K=[])=>s({seat:g,target:k,drafts:{...n.drafts,[g]:{...v,[k]:w}},tapped:{...n.tapped,[`${g} ${k}`]:K}}),C=w=>Y(w.reduce((K,et)=>K+et,0),w),G=(w,K={})=>s(et=>{let{[w]:Jt,...xo}=et.drafts??{},{seat:vm,...dc}=K;return et.seat===n.seat?{drafts:xo,tapped:{},target:"ante",...K}:{drafts:xo,...dc}}),A=async w=>{let K=!w.ante&&!w.trips,et=K?d(g,"clear"):T;await t.act({...et,args:K?{}:go(w)})&&G(g,{seat:cs(i,u.filter(S),g),sitting:{...n.sitting,[g]:!1}})},q=w=>dt(v)?v:Si(o[`${w} bet`]),ft=w=>{let K=q(w),{rack:et}=i.seats.find(Jt=>Jt.seat===w);return K&&dt(K)>0&&Le(i,d(w,"bet"),et,K)===null},E=u.filter(w=>S(w)&&!dt(ls(i,w))).filter(ft),X=async()=>{y(!0);for(let K of E){if(!await t.act({...d(K,"bet"),args:go(q(K))}))break;G(K)}y(!1);let{round:w}=t.state.peek();s({seat:cs(w,u.filter(S),0)})},Dt=()=>{let w={...n.sitting,[g]:!n.sitting?.[g]},K=w[g]?cs(i,u.filter(et=>S(et)&&et!==g),g):g;G(g,{seat:K,sitting:w})},Ht=async()=>{m(!1);for(let[K,et]of Object.entries(n.drafts??{})){let Jt=Number(K);if(!(!et.ante&&!et.trips)){if(!await t.act({...d(Jt,"bet"),args:go(et)}))return s({seat:Jt});G(Jt)}}let w=t.state.peek().round?.prompt?.options.find(({do:K})=>K==="deal");return w&&t.act(w)},ce=d("dealer","deal")||Object.values(n.drafts??{}).some(({ante:w,trips:K})=>w||K),Fe=w=>T&&Le(i,T,I.rack+dt(O),{...v,[k]:v[k]+w})===null,$t=i.seats.filter(w=>S(w.seat)&&!dt(n.drafts?.[w.seat]??ls(i,w.seat))).map(({player:w})=>w),qe=ce&&!P&&!$t.length,De=c`<${b} kind=${qe?"main":"plain"} disabled=${!ce||f} busy=${t.late.value}
    onTap=${$t.length?()=>m(!0):Ht}>${a("DEAL")}<//>`,Ie=$t.length?j("{players} has not bet.","{players} have not bet.",$t.length,{players:ht($t)}):a("All bets are down: deal.");return c`<${re} table=${t} line=${ce&&(qe||$t.length)?Ie:p.say.text} news=${r}
      detail=${I&&a("{player} \xB7 rack {chips}",{player:I.player,chips:h(I.rack)})}>
    ${$&&c`<${lt} title=${a("Deal without {players}?",{players:ht($t)})} no=${j("wait for {player}","wait for them",$t.length,{player:$t[0]})} yes=${j("deal without {player}","deal without them",$t.length,{player:$t[0]})}
      text=${j("{players} has not bet. Without a bet nobody is dealt in, and cards that are dealt cannot be taken back.","{players} have not bet. Without a bet nobody is dealt in, and cards that are dealt cannot be taken back.",$t.length,{players:ht($t)})}
      onYes=${Ht} onClose=${()=>m(!1)} />`}
    <div class="bets">
      <div class="bets-row">
        ${Wf.map(w=>c`<${Kf} key=${w} name=${w} draft=${v} chosen=${w===k} disabled=${!T}
          onTap=${()=>s({seat:g,target:w})} />`)}
        <${Ct} chipset=${l.chip_set} fits=${Fe} onAdd=${w=>C([...N,w])}
          onTakeOff=${w=>C(Rt(N,w))} />
        <${b} name=${a("take off the last chip")} disabled=${!N.length} onTap=${()=>C(N.slice(0,-1))}>⌫<//>
        <p class="bets-note small" role="status">${I?Gf(i,T,v):""}</p>
      </div>
      <${U} question=${`betting ${g}`} end=${De} steady>
        <${b} kind="main" disabled=${!P} busy=${t.late.value} onTap=${()=>A(v)}>
          <span class="bets-place">${zf(I,v,P)}</span>
        <//>
        <${b} kind="plain" disabled=${!T||!z||Le(i,T,I.rack+dt(O),z)!==null}
          onTap=${()=>A(z)}>${z?a("same again \xB7 {chips}",{chips:ko(z)}):a("same again")}<//>
        <${b} kind="plain" disabled=${E.length<2||f} busy=${t.late.value} onTap=${X}>
          ${dt(v)?a("all bet {stakes}",{stakes:ko(v)}):a("all as before")}<//>
        <${b} kind="quiet" disabled=${!dt(v)} onTap=${()=>s({seat:g,target:"ante",drafts:{...n.drafts,[g]:{ante:0,trips:0}},tapped:{}})}>${a("clear")}<//>
        <${b} kind="quiet" chosen=${!!(I&&n.sitting?.[g])} disabled=${!T||dt(O)>0} onTap=${Dt}>${a("sits out")}<//>
      <//>
    </div>
  <//>`}var ls=(t,e)=>({ante:wt(t,e,"ante"),trips:wt(t,e,"trips")}),dt=({ante:t,trips:e})=>2*t+e,go=({ante:t,trips:e})=>e?{ante:t,trips:e}:{ante:t},Si=t=>t&&{ante:t.ante,trips:t.trips??0},ko=({ante:t,trips:e})=>[t&&h(t),e&&a("Trips {chips}",{chips:h(e)})].filter(Boolean).join(" + ");function cs(t,e,n){return[...e.filter(o=>o>n),...e.filter(o=>o<n)].find(o=>!dt(ls(t,o)))??null}function Kf({name:t,draft:e,chosen:n,disabled:s,onTap:o}){let r=e[t];return c`<button type="button" class=${_(["bets-target",n&&"is-chosen"])} aria-pressed=${String(n)}
      disabled=${s} onClick=${o}>
    <span class="small">${t==="ante"?a("Ante"):a("Trips")}</span>
    <b class="bets-figure">${h(r)}</b>
    <span class="small">${t==="ante"?a("+ Blind {chips}",{chips:h(r)}):" "}</span>
  </button>`}function zf(t,e,n){return t?n?dt(e)?a("{player} bets {bet}",{player:t.player,bet:ko(e)}):a("{player} takes it back",{player:t.player}):a("{player} bets",{player:t.player}):a("all bets are down")}function Le(t,e,n,{ante:s,trips:o}){let{maximum_bet:r}=t.options;return r&&(s>r||o>r)?a("at most {chips}",{chips:h(r)}):s>e.values.ante.max||o>e.values.trips.max?a("the rack does not hold that"):3*s+o>n?a("the rack keeps one more ante for the Play bet"):null}function Gf(t,e,n){if(!e)return a("The rack does not cover a bet.");let s=Object.entries(t.board.blind_paytable).find(([,p])=>Jf(p,n.ante));if(!s)return"";let[o,r]=s,[i,l]=r.split(":");return a("A {hand} pays {odds} on the Blind: of {chips} the house would keep the odd part of a chip.",{hand:B(o),odds:a("{wins} to {stake}##odds",{wins:i,stake:l}),chips:h(n.ante)})}var Jf=(t,e)=>{let[n,s]=t.split(":").map(Number);return s>1&&e*n%s!==0};var ps={Felt:o$,Foot:({facts:t})=>t.street==="betting"?Ti:null,words:Vf,deed:Qf,event:Zf,payment:e$,over:n$,passOn:s$},Yf=[7,6,5,4,3,2,1];function Vf(t){let[e]=t.prompt?.awaited??[];return{check:()=>a("CHECK"),fold:()=>a("FOLD"),play:({times:n})=>a("PLAY {times}\xD7 \xB7 {chips}",{times:n,chips:h(n*wt(t,e,"ante"))})}}function Qf({do:t,args:e,transfers:n},{who:s}){switch(t){case"bet":{let o=e.trips?a("Trips {chips}",{chips:h(e.trips)}):"",r=e.ante?a("{ante}, Blind {ante}",{ante:e.ante}):"";return a("{player} bets {bets}.",{player:s,bets:[r,o].filter(Boolean).join(", ")})}case"clear":return a("{player} takes the bet back.",{player:s});case"deal":return a("No more bets. Cards dealt.");case"check":return a("{player} checks.",{player:s});case"fold":return a("{player} folds.",{player:s});case"play":return a("{player} plays {times}\xD7, {chips}.",{player:s,times:e.times,chips:h(n[0].amount)});case"show":return a("{card} turned up.",{card:D(e.card)});default:return null}}function Zf({code:t,args:e,text:n},s){if(t==="uth.breakage")return a("Odd Blind: a {hand} is rounded down.",{hand:e.hand});if(t!=="uth.settled")return n;let o=e.lines.reduce((r,{stake:i,result:l,won:p})=>r+(l==="loses"?-i:p),0);return`${s[e.seat]}: ${e.hand}, ${nt(o)}.`}function Xf({circle:t,stake:e,odds:n,result:s,won:o}){let r=`${ve[t]} ${h(e)}`;return s.startsWith("pays")?`${r} \xD7 ${n} = ${h(o)}${s.includes("breakage")?`, ${a("the half chip stays")}`:""}`:`${r} ${B(s)}`}function t$(t,e){return t==="worse"?a("{hand}, beaten",{hand:e}):t==="equal"?a("{hand}, equal to the dealer's",{hand:e}):e}function e$({action:t,seat:e,transfers:n},s){let r=s.record.find(({index:$})=>$===t)?.events.find(({code:$,args:m})=>$==="uth.settled"&&m.seat===e);if(!r)return{hand:null,sums:n.map(({why:$,amount:m})=>`${$}: ${h(m)}`)};let{hand:i,cards:l,compared:p,lines:d}=r.args,u=d.find(({circle:$})=>$==="ante")?.stake;return{hand:t$(p,i),sums:d.map(Xf),lit:new Set(l),change:u}}function n$({record:t}){let e=t.at(-1)?.events.find(({code:n})=>n==="uth.qualifies"||n==="uth.fails");return e?`${e.text} ${a("All paid.")}`:a("Nobody stayed in. All paid.")}function s$({prompt:t,record:e}){let[n]=t?.awaited??[];return typeof n=="number"&&n>e.at(-1).by?n:null}function o$({state:t,paying:e,pad:n,setPad:s,face:o}){let{round:r,table:i,night:l}=t,[p,d]=x(!1),{zones:u,facts:$,board:m}=r,f=e?o.payment(e,r).lit:void 0,y=u["hand:dealer"]?.cards??[],S=Array(u["board:covered"]?.count??0).fill("??"),g=r.record.flatMap(({events:k})=>k).find(({code:k})=>k==="uth.qualifies"||k==="uth.fails");return c`<section class="felt uth" aria-label=${a("felt")}>
    <div class="uth-tables"><${b} kind="quiet" onTap=${()=>d(!0)}>${a("paytables")}<//></div>
    <div class="uth-dealer">
      <${R} cards=${y} places=${2} lit=${f} label=${g?r$(g):a("dealer")} />
    </div>
    <div class="uth-board"><${R} cards=${[...u.board?.cards??[],...S]} places=${5} lit=${f} /></div>
    ${Yf.map(k=>c`<${a$} key=${k} seat=${k} round=${r} chipset=${l.chip_set} lit=${f}
      street=${$.street} paying=${e?.seat===k} pad=${n} setPad=${s}
      holds=${i.hand_over?.seat===k} />`)}
    ${p&&c`<${xi} board=${m} options=${i.options} onClose=${()=>d(!1)} />`}
  </section>`}var r$=({code:t,args:e})=>`${e.hand}: ${t==="uth.qualifies"?a("qualifies"):a("does not qualify")}`;function a$({seat:t,round:e,chipset:n,lit:s,street:o,paying:r,pad:i,setPad:l,holds:p}){let d=e.seats.find(P=>P.seat===t),u=`uth-seat uth-seat-${t}`;if(!d)return c`<div class=${`${u} is-empty`} aria-hidden="true"><span class="uth-empty">${t}</span></div>`;let $=o==="betting",m=e.zones[`hand:${t}`]?.cards??[],f=e.facts.folded.includes(t),y=!$&&!e.facts.dealt_in.includes(t),S=$&&i.seat===t,g=r||e.prompt?.awaited.includes(t)||S,k=$?i.drafts?.[t]:void 0,T=[u,g&&"is-lit",(f||y)&&"is-out",S&&"is-chosen",c$(e,t)&&"is-waiting"],O=$?"true":null,v=Object.entries(ve).map(([P,z])=>[z,Oi(e,t,P,k)]).filter(([,P])=>P).map(([P,z])=>`${P} ${h(z)}`),N=c`
    <span class="uth-hand" aria-hidden=${O}>
      ${m.length>0&&!f&&c`<${R} cards=${m} lit=${r?s:void 0} />`}
      <span class="uth-note">${$&&i.sitting?.[t]?a("sits out"):i$({folded:f,out:y,holds:p})}</span>
    </span>
    <span class="uth-circles" aria-hidden=${O}>
      ${["trips","play","ante","blind"].map(P=>c`<${l$} key=${P} name=${P} place=${`circle:${t}:${P}`}
        amount=${Oi(e,t,P,k)} draft=${k!==void 0} chipset=${n} />`)}
    </span>
    <span class="uth-who" aria-hidden=${O}><b>${d.player}</b><span class="figure" data-place=${`seat:${t}`}>${h(d.rack)}</span></span>`;return $?c`<button type="button" class=${_(T)}
    aria-description=${[...v,a("rack {chips}",{chips:d.rack})].join(", ")} aria-pressed=${String(S)}
    onClick=${()=>l({seat:t,target:"ante"})}>
    <span class="unseen">${a("seat {seat}, {player}",{seat:t,player:d.player})}</span>${N}</button>`:c`<div class=${_(T)} role="group" aria-label=${a("seat {seat}, {player}",{seat:t,player:d.player})}
      aria-description=${v.join(", ")}>${N}</div>`}var i$=({folded:t,out:e,holds:n})=>t?a("folded"):n?a("has the tablet"):e?a("out##of a round"):"";function Oi(t,e,n,s){return s?{ante:s.ante,blind:s.ante,trips:s.trips,play:0}[n]:wt(t,e,n)}function c$(t,e){let[n]=t.prompt?.awaited??[],{dealt_in:s=[],folded:o}=t.facts;return typeof n=="number"&&e>n&&s.includes(e)&&!o.includes(e)&&wt(t,e,"ante")>0&&!wt(t,e,"play")}function l$({name:t,place:e,amount:n,draft:s,chipset:o}){let[r]=fe(n,o);return c`<span class=${_(["uth-circle",`uth-${t}`,n>0&&s&&"is-draft"])} data-place=${e}>
    <span class="uth-ring">${r?c`<${Cn} value=${n} colour=${r.colour} />`:ve[t]}</span>
  </span>`}var p$={lorum:Xa,polignac:Zn,kaiser:ts,"canadian-salad":Xn,schnapsen:es,"stop-the-bus":os,"divide-and-conquer":Yn,bura:en,"card-stock-market":Ua,kabu:Ga,speculation:rn,uth:ps,superfecta:is},Ai=t=>({...ba,...p$[t]});var Ei={Board:u$,reason:t=>t&&en.payment(t).hand};function u$({state:{round:t,table:e}}){let n=t.zones.stock.count+(t.zones.trump?.count??0);return c`<${en.Seen} round=${t} seat=${e.seat} />
    <p class="hand-pots"><span>${M("pot {chips}",{chips:c`<b class="figure">${h(t.places.pot??0)}</b>`})}</span><span>${M("stock {count}",{count:c`<b>${n}</b>`})}</span></p>`}var Ci={Board:f$,line:d$,Mine:()=>$$,Play:()=>m$};function d$({round:t}){return io(t)||null}function f$({state:{round:t,table:e}}){return c`<${He} round=${t} />
    <p class="hand-pots"><span>${M("money {chips}",{chips:c`<b class="figure">${h(be(t,e.seat))}</b>`})}</span>
      <span>${M("worth {chips}",{chips:c`<b class="figure">${h(t.board.players[e.seat].worth)}</b>`})}</span>
      <span>${M("draw pile {count}",{count:c`<b>${t.board.draw_pile}</b>`})}</span></p>`}function Bi({pad:t,options:e}){let n=e.map(W).join();return t.asked===n?t:{asked:n,own:[],sale:null}}function $$(t){let{state:e,setPad:n,cover:s}=t,{round:o,table:r}=e,{asked:i,own:l,sale:p}=Bi(t),d=o.zones[`hand:${r.seat}`]?.cards??[],u=he(o,r.seat),$=m=>{let f=l.includes(m)?l.filter(y=>y!==m):[...l,m].slice(-4);n({asked:i,own:f,sale:null})};return c`<div class="hand-open is-many" style=${{"--of":8}}>
    <div class="tap-hand" role="group" aria-label=${a("my cards")}>${d.map((m,f)=>c`<button type="button" key=${f} class=${_(["tap-card","is-open",l.includes(f)&&"is-raised"])}
      aria-label=${ct(m)} aria-pressed=${String(l.includes(f))} onClick=${()=>$(f)}><${H} card=${m} /></button>`)}</div>
    <div class="hand-under">
      <div class="trade-mine" role="group" aria-label=${a("my certificates")}>
        ${u.map((m,f)=>c`<${Jn} key=${f} card=${m} chosen=${p===f} onTap=${()=>n({asked:i,own:[],sale:p===f?null:f})} />`)}
        ${!u.length&&c`<span class="quiet small">${a("no certificates yet")}</span>`}
      </div>
      <${b} kind="quiet" onTap=${s.cover}>${a("cover")}<//>
    </div>
  </div>`}function m$(t){let{hand:e,state:n,open:s,cover:o}=t,{round:r,table:i}=n,{asked:l,own:p,sale:d}=Bi(t);if(!s)return c`<${U} question=${a("covered")}><${b} kind="main" onTap=${o.look}>${a("look at my cards")}<//><//>`;let u=r.zones[`hand:${i.seat}`]?.cards??[];return c`<${U} question=${l}><div class="hand-deeds"><${ao} round=${r} seat=${i.seat} picked=${p.map($=>u[$])}
    sale=${d===null?null:he(r,i.seat)[d]} busy=${e.late.value} act=${e.act} /></div><//>`}var ji={Board:h$};function h$({state:{round:t,table:e}}){let{facts:n,zones:s,options:o}=t,r=t.seats.filter(({seat:i})=>i!==e.seat);return c`<p class="hand-pots"><span>${M("hand {number}",{number:c`<b>${n.hand}</b>`})}</span><span>${M("stock {count}",{count:c`<b>${s.stock?.count??0}</b>`})}</span>
      <span>${j("{count} chip a point","{count} chips a point",o.stake)}</span></p>
    <div class="hand-seen">${r.map(({seat:i,player:l})=>{let p=n.counts[i],d=n.drawing.includes(i);return c`<div key=${i} class=${_(["hand-other",t.prompt?.awaited.includes(i)&&"is-lit"])}>
        <${R} cards=${s[`hand:${i}`].cards} label=${l} />
        <b>${p??(d?"":a("passed"))}</b></div>`})}</div>`}var vo=({round:t,table:e})=>t.cards==="virtual"&&t.zones[`hand:${e.seat}`]?.sight==="others",b$=()=>c`<p class="controls-note">${a("Tap the back of the card you play.")}</p>`,Mi={Board:y$,Mine:t=>vo(t)?k$:null,Play:t=>vo(t)?b$:null};function y$({state:t}){let{round:e,table:n}=t,{facts:s,board:o,options:r,places:i}=e,l=s.points?.[n.seat];return c`<p class="hand-pots"><span><b>${sn[s.contract]}</b></span><span>${a("hand {number} of {count}",{number:s.hand,count:o.hands})}</span>
      <span>${M("pot {chips}",{chips:c`<b class="figure">${h(i.pot??0)}</b>`})}</span><span>${l?j("{count} point","{count} points",l):j("{count} chip a point","{count} chips a point",r.stake)}</span></p>
    <${ge} round=${e} />
    ${vo(t)&&c`<${g$} state=${t} />`}`}function g$({state:{round:t,table:e}}){let n=At(t);return c`<div class="hand-others">${t.seats.filter(({seat:s})=>s!==e.seat).map(({seat:s})=>c`<${R} key=${s} cards=${t.zones[`hand:${s}`].cards} label=${n[s]} fanned />`)}</div>`}function k$({hand:t,state:e,options:n}){let{round:s,table:o}=e,r=n.find(p=>p.do==="play"),i=mt(r?W(r):""),l=(p,d)=>i.swallows(d)||t.act({...r,args:{position:p}});return c`<div class="hand-open is-many" style=${{"--of":8}}>
    <${Vn} left=${s.facts.positions?.[o.seat]??[]} open=${r?.values.position??[]} onTap=${l} /></div>`}var Hi={Board:w$,reason:(t,e)=>t?.amount>0?rn.payment(t,e).hand:rn.over(e),words:v$};function v$(t){let e=At(t);return{turn:()=>a("TURN"),keep:()=>a("KEEP"),agree:()=>a("AGREE \xB7 {price}",{price:t.facts.offer?.price??0}),sell:({to:n})=>a("SELL to {player} \xB7 {price}",{player:e[n],price:_$(t,n)??0}),withdraw:({unseen:n})=>n?a("no more bid for {player}'s",{player:e[n]}):a("withdraw")}}var _$=(t,e)=>ke(t,e).find(({unseen:n})=>n===null)?.price;function w$({state:{round:t,table:e}}){let{facts:n,zones:s,places:o,board:r}=t,i=At(t),l=s[`pile:${e.seat}`]?.count??0,p=t.seats.flatMap(({seat:d})=>ke(t,d).map(u=>({...u,seat:d})));return c`<div class="hand-seen">
      <${R} cards=${s.held.cards} places=${1} label=${n.holder?a("{player} holds",{player:i[n.holder]}):a("no trump yet")} />
      <div class="hand-says">
        <p>${M("pot {chips}",{chips:c`<b class="figure">${h(o.pot??0)}</b>`})}</p>
        ${s.held.cards.length>0&&!t.finished&&c`<p class="small">${a("{chance} that it stands",{chance:ns(r)})}</p>`}
        ${p.map(d=>c`<p key=${`${d.seat} ${d.unseen}`} class="small">${x$(d,i)}</p>`)}
        ${n.offer&&c`<p class="small">${M("offered to {player} at {price}",{player:i[n.offer.to],price:c`<b>${h(n.offer.price)}</b>`})}</p>`}
      </div>
      <div class="hand-pile">${l>0&&c`<${H} card="??" />`}<span class="hand-label">${a("my pile {count}",{count:l})}</span></div>
    </div>
    <div class="hand-seen is-small">${t.seats.map(({seat:d,player:u})=>{let{cards:$}=s[`turned:${d}`];return $.length>0&&c`<${R} key=${d} cards=${$.slice(-4)} label=${d===e.seat?a("mine"):u} fanned />`})}</div>`}function x$({seat:t,price:e,unseen:n},s){let o={player:s[t],price:c`<b>${h(e)}</b>`};return n?M("{player} bids {price} for {other}'s",{...o,other:s[n]}):M("{player} bids {price}",o)}var Li={Board:T$,Mine:()=>O$,line:S$,Play:({round:t})=>t.prompt?.say.code==="superfecta.betting"?E$:null,reason:(t,e)=>t&&is.payment(t,e).hand};function S$({round:t,table:e}){return t.prompt?.say.code!=="superfecta.betting"?null:t.facts.tickets.some(({seat:n})=>n===e.seat)?a("Your ticket is in."):a("Fill in your slip.")}function T$({state:{round:t}}){let e=t.zones.course?.cards??[],{spaces:n,home:s}=cn(e,e.length);return c`<div class="hand-race" role="group" aria-label=${a("the race")}>
    ${[...vt].map(o=>{let r=s.indexOf(o);return c`<div key=${o} class="hand-lane" role="img" aria-label=${`${Mt[o]}: ${r<0?a("space {number} of {count}",{number:n[o],count:jt}):a("number {number}##in a race",{number:r+1})}`}>
        <span class="hand-way" style=${{"--at":String(n[o]/jt)}}><span class="hand-horse"><${ae} horse=${o} /></span></span>
        <b class="figure">${r<0?Ne(qt(t.board,o,e.length)):`${r+1}.`}</b></div>`})}</div>`}function O$({hand:t,state:e,options:n}){let{round:s,table:o}=e,r=s.facts.tickets.filter(({seat:p})=>p===o.seat),i=n.find(p=>p.do==="cancel"),l=s.zones.course?.count??0;return r.length?c`<ul class="hand-tickets" aria-label=${a("my tickets")}>${r.map(({ticket:p,bets:d})=>c`<li key=${p}>
      <span class="hand-bets">${d.map((u,$)=>c`<span key=${$}>${h(u.amount)} ${u.type} <${ie} order=${u.horses} />
          ${!s.facts.finish&&c`<small>${A$(s,o.seat,u,l)}</small>`}</span>`)}</span>
      <b class="figure">${h(yt(d))}</b>
      ${i&&c`<${b} kind="quiet" name=${a("cancel ticket {number}",{number:p})} busy=${t.late.value} onTap=${()=>t.act({...i,args:{ticket:p}})}>✕<//>`}
    </li>`)}</ul>`:c`<p class="quiet">${a("No ticket yet.")}</p>`}function A$(t,e,n,s){let o=yi(t,e,n,s);if(o===null)return"";let r=Ne(qt(t.board,n.horses,s));return a("{chance} \xB7 worth {chips}",{chance:r,chips:o})}var Ni={type:"WIN",horses:[],box:!1,lines:[],tapped:[],fresh:!0};function E$({hand:t,state:e,options:n,last:s}){let{round:o,night:r,table:i}=e,[l,p]=x(Ni),{type:d,horses:u,box:$,lines:m,tapped:f,fresh:y}=l,S=n.find(A=>A.do==="ticket"),g=l.amount??as(o,"WIN"),k=A=>p({...l,amount:g,...A}),{rack:T}=o.seats.find(A=>A.seat===i.seat),O=T-yt(m),v=Ot(g,f,r.chip_set),N=A=>k({amount:A.reduce((q,ft)=>q+ft,0),tapped:A,fresh:!1}),P=s[`${i.seat} ticket`]?.bets,z=$o(o,d,g,O),I=A=>{if(u.includes(A))return k({horses:u.filter(ft=>ft!==A)});let q=$?[...u,A]:fo([...u,A],d);return $||q.length<_t[d]?k({horses:q}):k({horses:[],fresh:!0,lines:[...m,{amount:g,type:d,horses:q.join("/")}]})},C=($?an(d==="SFC"?[...vt]:u,_t[d]):[]).map(A=>({amount:g,type:d,horses:A.join("/")})),G=async A=>await t.act({...S,args:{bets:A}})&&p(Ni);return S?c`
    <div class="hand-slip">
      <div class="hand-row">
        <output class="pad-amount" aria-label=${a("amount")}>${h(g)}</output>
        ${Object.keys(_t).map(A=>c`<${b} key=${A} chosen=${A===d} onTap=${()=>k({type:A,horses:[],box:$&&A!=="WIN"})}>${A}<//>`)}
        ${d!=="WIN"&&c`<${b} chosen=${$} onTap=${()=>k({box:!$,horses:[]})}>${a("box")}<//>`}
      </div>
      <div class="hand-row"><${Ct} chipset=${r.chip_set} fits=${A=>(y?0:g)+A<=O}
        onAdd=${A=>N(y?[A]:[...v,A])} onTakeOff=${A=>N(Rt(v,A))} /></div>
      <div class="hand-row" role="group" aria-label=${a("horses, in the order they come in")}>
        ${[...vt].map(A=>c`<${C$} key=${A} horse=${A} at=${u.indexOf(A)} box=${$}
          chance=${$||u.includes(A)?null:qt(o.board,[...u,A].join("/"),0)} disabled=${z!==null||$&&d==="SFC"} onTap=${()=>I(A)} />`)}
      </div>
      ${z&&c`<p class="small hand-fault">${z}</p>`}
      ${C.length>0&&c`<${b} kind="plain" disabled=${yt(C)>O} onTap=${()=>k({lines:[...m,...C],horses:[],box:!1,fresh:!0})}>
        ${j("box: {count} bet \xB7 {chips}","box: {count} bets \xB7 {chips}",C.length,{chips:yt(C)})}<//>`}
      ${m.length>0&&c`<div class="hand-lines" aria-label=${a("bets of this slip")}>${m.map((A,q)=>c`<button type="button" key=${q} class="hand-bet" aria-label=${a("take off {chips} {pool}",{chips:A.amount,pool:A.type})}
          onClick=${()=>k({lines:m.filter((ft,E)=>E!==q)})}>${h(A.amount)} ${A.type} <${ie} order=${A.horses} /> ✕</button>`)}</div>`}
    </div>
    <${U} question=${`slip ${o.facts.sold??0}`} steady>
      <${b} kind="main" disabled=${!m.length||yt(m)>T} busy=${t.late.value} onTap=${()=>G(m)}>${m.length?a("BET {chips}",{chips:yt(m)}):a("BET")}<//>
      <${b} kind="plain" disabled=${!P||m.length>0||yt(P)>T} onTap=${()=>G(P)}>${P?a("same again \xB7 {chips}",{chips:yt(P)}):a("same again")}<//>
    <//>`:c`<p class="quiet">${a("Your rack covers no bet.")}</p>`}var C$=({horse:t,at:e,box:n,chance:s,disabled:o,onTap:r})=>c`<button type="button" class=${_(["horse-key",e>=0&&"is-picked"])} disabled=${o}
    aria-pressed=${String(e>=0)} onClick=${r}>
  <span class="unseen">${Mt[t]}</span>
  <span aria-hidden="true"><${ae} horse=${t} /></span>${e>=0&&!n&&c`<span class="horse-key-place" aria-hidden="true">${e+1}</span>`}
  ${s!==null&&c`<span class="horse-key-chance" aria-hidden="true">${Ne(s)}</span>`}
</button>`;var Pi={Board:Pe(Zn)},Ri={Board:Pe(Xn)},Fi={Board:Pe(es)},qi={Board:Pe(Yn)},Di={Board:Pe(os)},Ii={Board:Pe(ts),Play:B$};function Pe({Seen:t}){return({state:e})=>e.round.finished?c`<${Et} state=${e} />`:c`<${t} round=${e.round} />`}function B$({round:t,table:e}){return(t.prompt?.options.filter(({by:s})=>s===e.seat)??[]).some(({do:s})=>s==="bid"||s==="trump")?j$:null}function j$({hand:t,state:e,options:n,open:s,cover:o}){let r=t.late.value,i=m=>n.find(f=>f.do===m),[l,p,d]=["bid","trump","pass"].map(i),u=s&&i("misdeal"),$=m=>f=>t.act({...m,args:f});return c`<div class="hand-bidding">
    ${!s&&c`<${b} kind="plain" onTap=${o.look}>${a("look at my cards")}<//>`}
    ${l&&c`<${lo} bid=${l} round=${e.round} busy=${r} onBid=${$(l)} />`}
    ${p&&c`<div class="hand-suits"><${po} busy=${r} onName=${$(p)} /></div>`}
    ${d&&c`<${b} kind="plain" busy=${r} onTap=${()=>$(d)({})}>${a("PASS")}<//>`}
    ${u&&c`<${b} kind="plain" busy=${r} onTap=${()=>$(u)({})}>${a("misdeal")}<//>`}
  </div>`}var Ui={Board:N$,Play:({round:t})=>t.facts.street==="betting"?P$:null,line:M$,reason:H$,empty:({round:t,table:e})=>t.facts.street!=="betting"&&!t.facts.dealt_in.includes(e.seat)?a("You sit this hand out."):null};function M$({round:t,table:e}){return t.facts.street!=="betting"?null:t.places[`circle:${e.seat}:ante`]||t.places[`circle:${e.seat}:trips`]?a("Your bet is down."):a("Place your bet.")}function H$(t,e,n){return e.facts.folded.includes(n)?a("folded"):e.facts.dealt_in.includes(n)?t&&ps.payment(t,e).hand:a("you sat this hand out")}function N$({state:t}){let{round:e,table:n}=t,{zones:s}=e,o=Object.keys(ve).filter(r=>wt(e,n.seat,r));return c`<div class="hand-seen">
      <${R} cards=${s["hand:dealer"]?.cards??[]} places=${2} label=${a("dealer")} />
      <${R} cards=${s.board?.cards??[]} places=${5} label=${a("board")} />
    </div>
    <p class="hand-pots">${o.map(r=>c`<span key=${r}>${ve[r]} <b class="figure">${h(wt(e,n.seat,r))}</b></span>`)}</p>`}var L$={ante:"Ante",trips:"Trips"};function P$({hand:t,state:e,last:n}){let{round:s,night:o,table:r}=e,{seat:i}=r,l=C=>s.prompt.options.find(G=>G.by===i&&G.do===C),p={ante:wt(s,i,"ante"),trips:wt(s,i,"trips")},[d,u]=x({on:p,tapped:{}}),$=d.on.ante===p.ante&&d.on.trips===p.trips,{draft:m=p,tapped:f={},target:y="ante"}=$?d:{},S=C=>u({on:p,draft:m,tapped:f,target:y,...C}),g=l("bet"),{rack:k}=s.seats.find(C=>C.seat===i),T=k+dt(p),O=n[`${i} bet`]&&{ante:0,trips:0,...n[`${i} bet`]},v=Ot(m[y],f[y]??[],o.chip_set),N=C=>S({draft:{...m,[y]:C.reduce((G,A)=>G+A,0)},tapped:{...f,[y]:C}}),P=C=>g&&!Le(s,g,T,{...m,[y]:m[y]+C}),z=C=>t.act({...g,args:C.trips?C:{ante:C.ante}}),I=m.ante!==p.ante||m.trips!==p.trips,Y=dt(p)>0;return g?c`
    <div class="hand-targets">
      ${Object.entries(L$).map(([C,G])=>c`<button type="button" key=${C} class=${_(["hand-target",C===y&&"is-chosen"])}
          aria-pressed=${String(C===y)} onClick=${()=>S({target:C})}>
        <span>${G}</span><b class="figure">${h(m[C])}</b>
        <span class="small quiet">${C==="ante"?a("+ Blind {chips}",{chips:m.ante}):a("on its own")}</span></button>`)}
      <${b} name=${a("take off the last chip")} disabled=${!v.length} onTap=${()=>N(v.slice(0,-1))}>⌫<//>
    </div>
    <${Ct} chipset=${o.chip_set} fits=${P} onAdd=${C=>N([...v,C])} onTakeOff=${C=>N(Rt(v,C))} />
    <${U} question=${`bets ${r.number}`} steady>
      <${b} kind="main" disabled=${!I||!dt(m)} busy=${t.late.value} onTap=${()=>z(m)}>
        ${I||!Y?dt(m)?a("BET {chips}",{chips:_o(m)}):a("BET"):a("{bet} is down",{bet:_o(p)})}<//>
      ${Y?c`<${b} kind="plain" busy=${t.late.value} onTap=${()=>t.act(l("clear"))}>${a("take it back")}<//>`:c`<${b} kind="plain" disabled=${!O||!!Le(s,g,T,O)} onTap=${()=>z(O)}>${O?a("same again \xB7 {chips}",{chips:_o(O)}):a("same again")}<//>`}
    <//>`:c`<p class="quiet">${a("Your rack does not cover a bet.")}</p>`}var _o=({ante:t,trips:e})=>[t&&h(t),e&&a("Trips {chips}",{chips:h(e)})].filter(Boolean).join(" + ");var R$={uth:Ui,superfecta:Li,lorum:Mi,polignac:Pi,kaiser:Ii,"canadian-salad":Ri,schnapsen:Fi,"stop-the-bus":Di,"divide-and-conquer":qi,kabu:ji,bura:Ei,speculation:Hi,"card-stock-market":Ci},Wi=t=>({...Ai(t),...R$[t]});function Ki({hand:t,state:e,onClose:n}){let{table:s,me:o,night:r}=e,[i,l]=x(Dn()),p=Be(e.round??{}),[d,u]=x(!1),$=()=>{fa(!i),l(!i)};return d?c`<${F$} hand=${t} game=${s.game} onClose=${()=>u(!1)} />`:c`<${Q} title=${o.name} onClose=${n} foot=${c`<${b} kind="main" onTap=${n}>${a("go back")}<//>`}>
    <p class="quiet">${r.name}${s?` \xB7 ${s.name} \xB7 ${a("seat {seat}",{seat:s.seat})}`:""}</p>
    <div class="hand-list">
      ${s&&c`<${b} kind="plain" onTap=${()=>u(!0)}>${a("how {game} is played",{game:s.game_name})}<//>`}
      <${b} kind="plain" chosen=${i} onTap=${$}>${i?a("sound at my turn: on"):a("sound at my turn: off")}<//>
      <${b} kind="plain" onTap=${p.turn}>${p.as==="sorted"?a("my cards: sorted"):a("my cards: as dealt")}<//>
      <${so} kind="plain" />
      ${s?.last&&s.cards==="virtual"&&c`<${_a} hand=${t} table=${s.table} number=${s.last.number} />`}
    </div>
    <${Ee} />
    ${s?.commitment&&c`<div class="hand-promise"><p class="small quiet">${a("The shuffle of round {number} is promised. This is the SHA-256 of its seed, which is published when the round is closed; then your own phone can do the shuffle again.",{number:s.number})}</p>
      <code>${s.commitment}</code></div>`}
  <//>`}function F$({hand:t,game:e,onClose:n}){let[s,o]=x(null);return F(()=>{t.game(e).then(({help:r})=>o(r||`<p>${a("Its page of help has not been written yet.")}</p>`),()=>o(`<p>${a("The house does not answer. Try again.")}</p>`))},[e]),c`<${Q} title=${a("How it is played")} large onClose=${n} foot=${c`<${b} kind="main" onTap=${n}>${a("back to my hand")}<//>`}>
    ${s?c`<div class="hand-help" dangerouslySetInnerHTML=${{__html:s}}></div>`:c`<p class="quiet">${a("One moment.")}</p>`}
  <//>`}var q$=["","14 8","3 8","24 8 3 8","10 6 2 6","2 5"],AS=q$.length;var D$={width:160,height:40,edge:5};function zi({line:t,label:e}){let{width:n,height:s,edge:o}=D$,r=Math.min(0,...t),i=Math.max(0,...t),l=u=>o+u*(n-2*o)/Math.max(1,t.length-1),p=u=>s-o-(u-r)*(s-2*o)/(i-r||1),d=t.length-1;return c`<svg class=${`spark ${t[d]<0?"is-down":"is-up"}`} viewBox=${`0 0 ${n} ${s}`} role="img" aria-label=${e}>
    <line class="lines-zero" x1="0" x2=${n} y1=${p(0)} y2=${p(0)} />
    <polyline points=${t.map((u,$)=>`${l($)},${p(u)}`).join(" ")} />
    <circle cx=${l(d)} cy=${p(t[d])} r="4" />
  </svg>`}var I$={sit:({chips:t})=>t?a("A seat, with {chips}",{chips:t}):a("A seat"),stand:()=>a("To stand up"),"top-up":({chips:t})=>a("{chips} more to the table",{chips:t}),"buy-in":({chips:t})=>a("{chips} chips of the desk",{chips:t}),"cash-out":()=>a("To be cashed out")},U$=["buy-in","cash-out"];function us({hand:t,state:e}){return e.wishes.length?c`<ul class="hand-wishes" aria-label=${a("what I asked for")}>
    ${e.wishes.map(n=>c`<li key=${n.number}>
      <span><b>${I$[n.kind](n)}</b> <span class="quiet">${U$.includes(n.kind)?a("the host will say"):a("the dealer will say")}</span></span>
      <${b} kind="quiet" busy=${t.late.value} onTap=${()=>t.takeBack(n.kind)}>${a("take back")}<//>
    </li>`)}
  </ul>`:null}function Re({hand:t,title:e,wish:n,most:s,start:o=0,chipset:r,deed:i,onClose:l}){let[p,d]=x(o),u={min:1,max:s,step:1},$=async()=>await t.wish({...n,chips:p})&&l(),m=c`<${b} kind="plain" onTap=${l}>${a("go back")}<//>
    <${b} kind="main" disabled=${p<1||s!==void 0&&p>s} busy=${t.late.value} onTap=${$}>${i(p)}<//>`;return c`<${Q} title=${e} onClose=${l} foot=${m}>
    <${Wn} value=${p} range=${u} chipset=${r} onChange=${d} />
    <${rt} text=${t.error.value} />
  <//>`}var ln=t=>a("ask for {chips}",{chips:t});function wo({hand:t,state:e,onExplain:n,onClose:s}){let[o,r]=x(null),[{bill:i,trouble:l},p]=x({}),{me:d,table:u,night:$}=e;F(()=>{t.bill().then(S=>p({bill:S}),()=>p({trouble:a("The house does not answer. Try again.")}))},[e.version]);let m=()=>{t.dismiss(),r(null)},f={hand:t,chipset:$.chip_set,onClose:m};if(o==="top-up")return c`<${Re} ...${f} title=${a("More chips to {table}",{table:u.name})} wish=${{kind:"top-up",table:u.table}} most=${d.bankroll} deed=${ln} />`;if(o==="buy-in")return c`<${Re} ...${f} title=${a("More chips of the desk")} wish=${{kind:"buy-in"}} deed=${ln} />`;if(o==="stand")return c`<${lt} title=${a("Stand up from {table}?",{table:u.name})} text=${a("The dealer says yes between two rounds; your rack goes to your bankroll.")}
      yes=${a("ask")} no=${a("stay")} onClose=${m} onYes=${()=>t.wish({kind:"stand",table:u.table}).then(m)} />`;if(o==="cash-out")return c`<${lt} title=${a("Be cashed out?")} text=${a("{chips} in your bankroll go back to the desk. What is at a table stays there.",{chips:d.bankroll})}
      yes=${a("ask")} no=${a("play on")} onClose=${m} onYes=${()=>t.wish({kind:"cash-out"}).then(m)} />`;let y=c`<${b} kind="main" onTap=${s}>${a("go back")}<//>`;return c`<${Q} title=${a("What I have")} large onClose=${s} foot=${y}>
    <dl class="hand-sums">
      ${u&&c`<div><dt>${a("at {table}",{table:u.name})}</dt><dd>${h(ne(e))}</dd></div>`}
      <div><dt>${a("in the bankroll")}</dt><dd>${h(d.bankroll)}</dd></div>
      ${d.owes>0&&c`<div><dt>${a("owed to the house")}</dt><dd>${h(d.owes)}</dd></div>`}
      ${d.owed>0&&c`<div><dt>${a("the house owes me")}</dt><dd>${h(d.owed)}</dd></div>`}
      ${i&&c`<div class="hand-up"><dt>${a("the night so far")}</dt><dd class=${Gi(i.sum.result)}>${nt(i.sum.result)}</dd></div>`}
    </dl>
    <${W$} bill=${i} />
    <${us} hand=${t} state=${e} />
    <${rt} text=${t.error.value} />
    ${$.status==="open"&&c`<div class="hand-asks">
      ${u&&c`<${b} kind="plain" disabled=${!d.bankroll} onTap=${()=>r("top-up")}>${a("more to the table")}<//>`}
      ${u&&c`<${b} kind="plain" onTap=${()=>r("stand")}>${a("stand up")}<//>`}
      <${b} kind="plain" onTap=${()=>r("buy-in")}>${a("buy chips")}<//>
      <${b} kind="plain" disabled=${!d.bankroll} onTap=${()=>r("cash-out")}>${a("cash me out")}<//>
    </div>`}
    <${K$} bill=${i} trouble=${l} night=${$.night} onExplain=${n} />
    <p><a href=${`/api/nights/${$.night}/hand/season`}>${a("all my nights")}</a></p>
  <//>`}function W$({bill:t}){let e=0,n=(t?.lines??[]).filter(({of:s})=>s).map(s=>e+=s.chips);return n.length<2?null:c`<${zi} line=${[0,...n]} label=${a("my evening: {chips} after {rounds} rounds",{chips:nt(e),rounds:n.length})} />`}var Gi=t=>t>0?"won":t<0?"lost":null;function K$({bill:t,trouble:e,night:n,onExplain:s}){if(!t)return c`<p class="quiet">${e??a("One moment.")}</p>`;let{lines:o,money:r}=t;return c`<ol class="hand-bill" aria-label=${a("the bill")}>
    ${o.map(i=>c`<li key=${i.entry}><${z$} line=${i} worth=${r} night=${n} onExplain=${s} /></li>`).reverse()}
    ${!o.length&&c`<li class="quiet">${a("Nothing yet.")}</li>`}
  </ol>`}function z$({line:t,worth:e,night:n,onExplain:s}){let{what:o,chips:r,cash:i,owes:l,of:p}=t,d=[e&&i!==0&&(i<0?a("{money} paid",{money:$s(-i,e.currency)}):a("{money} paid to you",{money:$s(i,e.currency)})),l!==0&&a("owed {chips}",{chips:nt(l)})],u=c`<span>${o}<span class="quiet small"> ${d.filter(Boolean).join(" \xB7 ")}</span></span>
    <b class=${_(["figure",p&&Gi(r)])}>${nt(r)}</b>`;return!p&&(i||l)?c`<a class="hand-line" href=${`/api/nights/${n}/hand/receipts/${t.entry}`}>${u}</a>`:p?c`<button type="button" class="hand-line" onClick=${()=>s({table:p.table,number:p.round})}>${u}</button>`:c`<div class="hand-line">${u}</div>`}var Ji=(t,e)=>t.map(G$).filter(n=>n?.open.length&&n.open.every(s=>e.includes(s)));function G$(t){let e=Object.entries(t.values);if(e.length!==1)return null;let[[n,s]]=e;switch(St(s)){case"card":return{option:t,open:s,least:1,most:1,answer:([o])=>({[n]:o})};case"some":{let{of:o,least:r,most:i}=s;return o.every(V)?{option:t,open:o,least:r,most:i,answer:l=>({[n]:l})}:null}default:return null}}var Yi=({open:t,least:e})=>t.length===e;function Vi(t,e){let n=t.map(({option:$})=>W($)).join(),[s,o]=x({asked:null,cards:[]}),r=mt(n),i=t.length===1&&Yi(t[0])?t[0].open:[],l=s.asked===n?s.cards:i,p=($,m=l)=>e({...$.option,args:$.answer(m)});return{picked:l,tap:($,m)=>{if(r.swallows(m))return;let f=t.filter(({open:y})=>y.includes($));f.length===1&&f[0].most===1?p(f[0],[$]):o({asked:n,cards:J$(l,$,Math.max(...f.map(({most:y})=>y)))})},ready:({open:$,least:m,most:f})=>l.length>=m&&l.length<=f&&l.every(y=>$.includes(y)),play:p}}function J$(t,e,n){return t.includes(e)?t.filter(s=>s!==e):[...t,e].slice(-n)}function Qi({cards:t,plays:e,hand:n,label:s}){let o=new Set(e.flatMap(r=>r.open));return c`<div class="tap-hand" role="group" aria-label=${s??a("your cards")}>
    ${t.map(r=>{let i=n.picked.includes(r);return o.has(r)?c`<button type="button" key=${r} class=${_(["tap-card","is-open",i&&"is-raised"])}
          aria-label=${ct(r)} aria-pressed=${String(i)} onClick=${l=>n.tap(r,l)}><${H} card=${r} /></button>`:c`<span class="tap-card" key=${r}><${H} card=${r} dim=${o.size>0} /></span>`})}
  </div>`}function Zi({plays:t,hand:e,words:n,busy:s}){return t.map(o=>{let r=o.option.do;if(o.most===1&&t.length===1&&!Yi(o))return c`<p class="controls-note" key=${r}>${a("Tap a card to {deed}.",{deed:B(r)})}</p>`;let i=e.ready(o);return c`<${b} key=${r} kind="main" disabled=${!i} busy=${s} onTap=${()=>e.play(o)}>
      ${i?Te(r,o.answer(e.picked),n):`${B(r)}: ${Y$(o)}`}
    <//>`})}function Y$({least:t,most:e}){return t===e?j("tap a card","tap {count} cards",t):a("tap {least} to {most} cards",{least:t,most:e})}var Xi=t=>`last ${ut}${t.night.night} ${t.table.game}`,tc=t=>JSON.parse(sessionStorage.getItem(Xi(t))??"{}"),V$=(t,e)=>t.table.seats.find(n=>n.seat===e)?.player;function ec(t){let e=tc(t),n=JSON.stringify(e);for(let{by:o,do:r,args:i}of t.round?.record??[]){let l=V$(t,o);l&&Object.keys(i).length&&(e[`${l} ${r}`]=i)}let s=JSON.stringify(e);s!==n&&sessionStorage.setItem(Xi(t),s)}function nc(t){let e=tc(t);return Object.fromEntries(t.table.seats.flatMap(({seat:n,player:s})=>Object.entries(e).filter(([o])=>o.startsWith(`${s} `)).map(([o,r])=>[`${n} ${o.slice(`${s} `.length)}`,r])))}var Q$=25e3,Z$=400;function sc(t){let[e,n]=x({key:t,open:!1}),s=e.key===t&&e.open,o=i=>n({key:t,open:i});return F(()=>{if(!s)return;let i=0,l=()=>o(!1),p=()=>{clearTimeout(i),i=setTimeout(l,Q$)};return p(),addEventListener("pointerdown",p),document.addEventListener("visibilitychange",l),()=>{clearTimeout(i),removeEventListener("pointerdown",p),document.removeEventListener("visibilitychange",l)}},[s,t]),{open:s,press:({timeStamp:i})=>{o(!0);let l=({timeStamp:p})=>{removeEventListener("pointerup",l),removeEventListener("pointercancel",l),p-i>Z$&&o(!1)};addEventListener("pointerup",l),addEventListener("pointercancel",l)},look:()=>o(!0),cover:()=>o(!1)}}var X$=8;function oc({count:t,cover:e}){let n=Math.min(t,X$);return c`<button type="button" class="hand-cover" aria-label=${a("press to look at my cards")} style=${{"--of":n}}
      onPointerDown=${e.press} onClick=${({detail:s})=>s===0&&e.look()}>
    <span class="hand-backs" aria-hidden="true">${[...Array(n).keys()].map(s=>c`<${H} key=${s} card="??" />`)}</span>
    <span class="hand-touch">${a("press to look")}</span>
  </button>`}var tm={leads:"lead",plays:"play",starts:"start",answers:"answer",names:"name",sells:"sell",keeps:"keep"},em=t=>`${t.slice(0,1).toUpperCase()}${t.slice(1)}`;function ac(t,e){let n=nm(t,e);if(n<0)return t;let s=t.slice(0,n),o=t.slice(n+e.length);return xt!=="en"&&!/^[:,] /.test(o)?t:s+(s===""||s.endsWith(". ")?em(rc(o)):rc(o))}function rc(t){return t.startsWith(": ")||t.startsWith(", ")?t.slice(2):t.startsWith("'s ")?`your${t.slice(2)}`:t.startsWith(" to ")?`your turn${t}`:`you${t.replaceAll(/\b\w+\b/g,e=>tm[e]??e)}`}function nm(t,e){for(let n=t.indexOf(e);n>=0;n=t.indexOf(e,n+1)){let[s,o]=[t[n-1]??" ",t[n+e.length]??" "];if(s===" "&&" :,'".includes(o))return n}return-1}function ic({hand:t,state:e,game:n,news:s}){let{round:o,table:r}=e,i=r.phones?Is(e):[],l=la(e),p=l.flatMap(([,v])=>v),d=sc(`${r.table} ${r.number}`),u=d.open||!p.length,$=mt(String(d.open));F(()=>ec(e),[e]);let m=Ji(i,p),f=Vi(m,t.act),[y,S]=x({}),g=nc(e),k={hand:t,state:e,game:n,options:i,open:u,cover:d,plays:m,playing:f,last:g,pad:y,setPad:S},T=n.Play?.(e)??im,O=n.Mine?.(e)??am;return c`<div class=${`hand-playing is-${o.game}`} onClickCapture=${$.swallows}>
    <section class="hand-board" aria-label=${a("the table")}>
      ${o.cards==="virtual"?c`<${n.Board??lm} ...${k} />`:c`<${cm} state=${e} />`}
      ${!o.finished&&c`<p class="hand-news">${xa(o,n).at(-1)?.text}</p>`}
    </section>
    <section class="hand-mine" aria-label=${a("my cards")}>
      ${l.length>0&&!d.open?c`<${oc} count=${p.length} cover=${d} />`:c`<${O} ...${k} own=${l} />`}
    </section>
    <section class="hand-thumb" aria-label=${a("what I may do")}>
      ${s&&!Fn(e)&&s}
      ${o.finished?c`<p class="hand-waits">${a("The dealer goes on to the next round.")}</p>`:c`<${sm} state=${e} options=${i} game=${n} />`}
      <${je} hand=${t} />
      ${!o.finished&&i.length>0&&c`<${T} ...${k} />`}
    </section>
  </div>`}function sm({state:t,options:e,game:n}){let{round:s,table:o}=t,{prompt:r}=s,i=n.line?.(t)??ac(r.say.text,t.me.name);if(Fn(t))return c`<p class="line-text hand-line-text" role="status">${i}</p>`;if(!o.phones&&r.awaited.includes(o.seat))return c`<p class="line-text hand-line-text" role="status">${i} ${a("Tell the dealer.")}</p>`;let l=Us(t);return c`<p class="hand-waits" role="status">${e.length>0&&n.line?.(t)?i:`${l[0].toUpperCase()}${l.slice(1)}.`}</p>`}var om=4,rm=10;function am({state:t,own:e,plays:n,playing:s,cover:o,game:r}){let{round:i,table:l}=t,p=i.zones[`hand:${l.seat}`];if(!e.length&&p?.sight==="all"&&p.cards.length)return c`<div class="hand-open" style=${{"--of":p.cards.length}}><${R} cards=${Pn(p.cards,i)} /></div>`;if(!e.length)return c`<p class="quiet">${r.empty?.(t)}</p>`;let d=e.reduce((u,[,$])=>u+$.length,0);return c`<div class=${_(["hand-open",d>om&&"is-many",d>rm&&"is-crowd"])} style=${{"--of":d}}>
    ${e.map(([u,$])=>c`<${Qi} key=${u} cards=${$} plays=${n} hand=${s} label=${e.length>1?Un(u,At(i)):null} />`)}
    <div class="hand-under"><span class="hand-note">${r.handNote?.(i,l.seat)}</span>
      <${b} kind="quiet" onTap=${o.cover}>${a("cover")}<//></div>
  </div>`}function im({hand:t,state:e,game:n,options:s,open:o,cover:r,plays:i,playing:l,last:p}){let{round:d,table:u,night:$}=e,m=s.filter(({do:g})=>o||u.public.includes(g)),f=n.words?.(d)??{},S=m.length<s.length?[c`<${b} key="look" kind="main" onTap=${r.look}>${a("look at my cards")}<//>`]:Zi({plays:i,hand:l,words:f,busy:t.late.value});return c`<${Js} prompt=${{...d.prompt,options:m}} me=${u.seat} players=${At(d)}
    chipset=${$.chip_set} words=${f} sure=${n.sure?.(d)} last=${p} busy=${t.late.value}
    first=${S} drawn=${g=>i.some(k=>k.option===g)} onAct=${t.act} />`}function cm({state:{round:t,table:e}}){let n=String(e.seat),s=Object.entries(t.places).filter(([r])=>{let i=r.split(":").filter(l=>/^\d+$/.test(l));return i.length===0||i.includes(n)}),o=r=>r.split(":").filter(i=>i!==n&&i!=="circle").join(" ");return c`<p class="hand-pots">${s.map(([r,i])=>c`<span key=${r}>${o(r)} <b class="figure">${h(i)}</b></span>`)}</p>`}function lm({state:t}){let{round:e,table:n}=t,s=At(e),o=Object.entries(e.zones).filter(([,{owner:i,sight:l,cards:p}])=>!(i===n.seat&&l==="owner")&&p.some(d=>d!=="??")),r=Object.entries(e.places).filter(([i])=>!/\d/.test(i));return c`<div class="hand-seen">
    ${o.map(([i,{cards:l}])=>c`<${R} key=${i} cards=${l} label=${Un(i,s)} fanned=${l.length>5} />`)}
  </div>
  ${r.length>0&&c`<p class="hand-pots">${r.map(([i,l])=>c`<span key=${i}>${i.replaceAll(":"," ")} <b class="figure">${h(l)}</b></span>`)}</p>`}`}function cc({hand:t,state:e}){let[n,s]=x(null),{tables:o,me:r,night:i,wishes:l}=e,p=async u=>await t.wish({kind:"sit",table:u.table,chips:0})&&s(null),d=l.find(({kind:u})=>u==="sit");return c`<section class="hand-between" aria-label=${a("sit down")}>
    <${us} hand=${t} state=${e} />
    ${o.length?c`<p class="hand-big">${d?a("One moment: the dealer is asked"):a("Where do you sit down?")}</p>
      <div class="hand-list">${o.map(u=>c`<${pm} key=${u.table} table=${u} asked=${d?.table===u.table} onTap=${()=>s(u)} />`)}</div>`:c`<${$e} mark="c" title=${a("No table is open")} text=${a("The host opens one. It appears here by itself.")} />`}
    <${je} hand=${t} />
    ${n&&(n.for_points?c`<${lt} title=${a("Sit down at {table}?",{table:n.name})} text=${a("It is played for points: nobody needs chips there.")}
        yes=${a("ask for a seat")} onClose=${()=>s(null)} onYes=${()=>p(n)} />`:r.bankroll?c`<${Re} hand=${t} title=${a("Sit down at {table} with \u2026",{table:n.name})} wish=${{kind:"sit",table:n.table}} most=${r.bankroll} start=${r.bankroll}
        chipset=${i.chip_set} deed=${u=>a("ask for a seat with {chips}",{chips:u})} onClose=${()=>s(null)} />`:c`<${Re} hand=${t} title=${a("You have no chips yet. Ask the desk for some first.")} wish=${{kind:"buy-in"}}
        chipset=${i.chip_set} deed=${ln} onClose=${()=>s(null)} />`)}
  </section>`}var pm=({table:t,asked:e,onTap:n})=>c`<button type="button" class="hand-table" disabled=${!t.free.length} onClick=${n}>
  <b>${t.name}</b><span>${t.game_name}</span>
  <span class="quiet small">${e?a("asked for a seat"):t.free.length?`${j("{count} player","{count} players",t.seated)}, ${j("{count} free seat","{count} free seats",t.free.length)}`:a("every seat is taken")}</span>
</button>`;function lc({hand:t}){let e=t.state.value,n=t.connection.value==="lost";return F(()=>kt(()=>document.body.setAttribute("aria-busy",t.busy.value)),[t]),t.refusal.value?c`<${dm} error=${t.refusal.value} />`:e?c`
    ${n&&c`<${um} hand=${t} />`}
    <div class="hand-page" inert=${n}><${fm} hand=${t} state=${e} /></div>`:c`<${$e} mark="s" title=${a("One moment")} text=${a("Your cards are being fetched.")} />`}var um=({hand:t})=>c`<div class="hand-lost" role="alert">
  <b>${a("No connection")}</b>
  <span>${a("This is how it stood {time} ago. Nothing you tap would arrive; it goes on by itself.",{time:Dr(Date.now()-t.heard.value)})}</span>
</div>`;function dm({error:t}){let e=t.status===401;return c`<${$e} mark="d" title=${e?a("This phone is out"):a("Not for this phone")}
    text=${e?a("Another phone came in as you, or the host signed this one out."):t.message}>
    <a class="button is-main" href="/join">${a("join again")}</a>
  <//>`}function fm({hand:t,state:e}){let[n,s]=x(null),o=ca(e),r=ua(o);ma(o),F(()=>{document.title=o?a("Your turn"):`${e.me.name} \xB7 ${e.night.name}`,document.body.classList.toggle("is-asked",o!==null)},[o,e.me.name]);let i=()=>{t.dismiss(),s(null)};return e.night.status==="closed"?c`<${gm} hand=${t} state=${e} sheet=${n} open=${s} close=${i} />`:c`
    ${r.asleep&&!n?c`<${da} state=${e} onWake=${r.wake} />`:c`<main class=${_(["hand-screen",o&&"is-asked"])}>
      <${bm} state=${e} hand=${t} onMenu=${()=>s("menu")} />
      ${e.table?c`<${$m} key=${e.table.table} hand=${t} state=${e} onExplain=${s} />`:c`<${cc} hand=${t} state=${e} />`}
      <${ym} state=${e} onTap=${()=>s("money")} />
    </main>`}
    ${n==="menu"&&c`<${Ki} hand=${t} state=${e} onClose=${i} />`}
    ${n==="money"&&c`<${wo} hand=${t} state=${e} onExplain=${s} onClose=${i} />`}
    <${pc} hand=${t} state=${e} round=${n} onClose=${i} />
    <${Wr} hand=${t} state=${e} />`}function $m({hand:t,state:e,onExplain:n}){let{round:s,table:o}=e,r=Wi(o.game),i=pa(e,r),l=i&&c`<${hm} ...${i} large=${!!s?.finished}
        onTap=${()=>n({table:o.table,number:i.number})} />
      ${s?.finished&&!ut&&c`<${mm} hand=${t} state=${e} />`}`;return o.frozen?c`<section class="hand-between"><p class="hand-big">${a("Round {number} is frozen",{number:o.number})}</p><p class="quiet">${o.frozen}</p></section>`:s?c`<${ic} hand=${t} state=${e} game=${r} news=${l} />`:c`<${wa} hand=${t} state=${e} news=${l} />`}function mm({hand:t,state:e}){let[n,s]=x(!1);return c`<${b} kind="quiet" onTap=${()=>s(!0)}>${a("what was best?")}<//>
    ${n&&c`<${On} api=${t.api} path=${`nights/${e.night.night}/hand/tables/${e.table.table}/remarks`}
        onClose=${()=>s(!1)} />`}`}var hm=({number:t,won:e,why:n,large:s,onTap:o})=>c`<button type="button" onClick=${o}
    class=${_(["hand-result",s&&"is-large",e>0&&"is-won",e<0&&"is-lost"])}>
  ${e!==void 0&&c`<b class="hand-won">${e===null?"\u2013":nt(e)}</b>`}
  <span class="hand-why">${n??a("round {number}",{number:t})}<span class="hand-ask"> ${a("why?")}</span></span>
</button>`;function bm({state:t,hand:e,onMenu:n}){let{table:s,mine:o,night:r,me:i}=t,l=o.filter(p=>p.table!==s?.table);return c`<header class="hand-top" key=${s?.table}>
    <h1 class="hand-where"><b>${s?s.name:r.name}</b>
      <span class="quiet">${s?` ${a("round {number}",{number:s.number})}`:` ${i.name}`}</span></h1>
    ${l.map(p=>c`<${b} key=${p.table} kind=${p.asked?"main":"quiet"} onTap=${()=>e.show(p.table)}>${p.name}<//>`)}
    <${b} kind="quiet" name=${a("menu")} onTap=${n}>☰<//>
  </header>`}function ym({state:t,onTap:e}){let{me:n,table:s,wishes:o}=t,r=o.length>0,i=tn(t)?a("played for points"):s?`${a("{chips} at the table",{chips:ne(t)})}, ${a("{chips} bankroll",{chips:n.bankroll})}`:a("{chips} in your bankroll",{chips:n.bankroll});return c`<button type="button" class="hand-have" onClick=${e} aria-description=${i}>
    <span class="unseen">${a("what I have")}</span>
    ${tn(t)?c`<span class="quiet" aria-hidden="true">${a("played for points")}</span>`:s?c`<span aria-hidden="true">${M("{chips} at the table",{chips:c`<b class="figure" data-place="rack">${h(ne(t))}</b>`})}</span>
        <span aria-hidden="true">${M("{chips} bankroll",{chips:c`<b class="figure" data-place="bankroll">${h(n.bankroll)}</b>`})}</span>`:c`<span aria-hidden="true">${M("{chips} in your bankroll",{chips:c`<b class="figure" data-place="bankroll">${h(n.bankroll)}</b>`})}</span>`}
    <span class="hand-more" aria-hidden="true">${r?a("asked \u2026"):a("more")}</span>
  </button>`}function pc({hand:t,state:e,round:n,onClose:s}){if(!n?.number)return null;let o=n.table===e.table?.table?e.table.seat:void 0;return c`<${Fr} api=${t.api} path=${t.roundPath(n.table,n.number)} seat=${n.seat??o}
    title=${a("Round {number}",{number:n.number})} onClose=${s} />`}function gm({hand:t,state:e,sheet:n,open:s,close:o}){return c`<main class="hand-screen">
    <section class="hand-between">
      <p class="hand-big">${a("The night is over")}</p>
      <p class="quiet">${a("Every table is closed and the books are sealed. Your bill stays here.")}</p>
      <${b} kind="main" onTap=${()=>s("money")}>${a("your bill")}<//>
    </section>
    ${n==="money"&&c`<${wo} hand=${t} state=${e} onExplain=${s} onClose=${o} />`}
    <${pc} hand=${t} state=${e} round=${n} onClose=${o} />
  </main>`}var je=({hand:t})=>t.error.value&&c`<${rt} text=${t.error.value} onGone=${t.dismiss} />`;var uc=document.getElementById("page");async function km(){let{role:t,night:e}=await new Nt("/api").get("session");return t!=="player"?location.replace(`${ut}/`):bn(c`<${wr} plays /><${lc} hand=${new Hn(e)} />`,uc)}km().catch(()=>{bn(c`<${Hr} title=${a("No connection")} text=${a("Your phone cannot reach the house. It tries again.")} />`,uc),setTimeout(()=>location.reload(),3e3)});
