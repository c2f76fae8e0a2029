function qe(){let t=crypto.getRandomValues(new Uint8Array(16));return Array.from(t,e=>e.toString(16).padStart(2,"0")).join("")}var Ke=document.documentElement,J=Ke.lang||"en",_t=navigator.languages.find(t=>t.split("-")[0]===J)??J,ir=JSON.parse(Ke.dataset.languages??'{"en":"English"}'),se=Reflect.get(globalThis,"catalogue")??{};var Mo=new Intl.NumberFormat(J).format(1e4).replace(/\d/g,"");function g(t){let e=String(Math.abs(t)).replace(/\B(?=(\d{3})+$)/g,Mo);return t<0?`\u2212${e}`:e}var Je=(t,e)=>new Intl.NumberFormat(J,{minimumFractionDigits:e,maximumFractionDigits:e}).format(t),E=t=>t>0?`+${g(t)}`:g(t);function Qe(t,e){if(!e)return g(t);let n=new Intl.NumberFormat(_t,{style:"currency",currency:e});return n.format(t/10**(n.resolvedOptions().maximumFractionDigits??0))}var Ge=/\{(\w+)\}/,Ao=new Intl.PluralRules(J),i=(t,e={})=>Xe(ze(t),e);function P(t,e,n,o={}){let r=se[e],s=typeof r=="object"?r[Ao.select(n)]??r.other:Ye(n===1?t:e);return Xe(s,{count:n,...o})}var Q=(t,e)=>ze(t).split(Ge).map((n,o)=>o%2?tn(e[n]):n);function ze(t){let e=se[t];return typeof e=="string"?e:Ye(t)}var Ye=t=>t.split("##")[0],Xe=(t,e)=>t.split(Ge).map((n,o)=>o%2?tn(e[n]):n).join(""),tn=t=>typeof t=="number"?g(t):t;var W=class extends Error{constructor({code:e,message:n,status:o,body:r}){super(n),this.name="Refused",this.code=e,this.status=o,this.body=r}},gt=class extends Error{constructor(){super(i("No answer from the server. Look whether it has arrived before you do it again.")),this.name="Unreachable",this.code="unreachable"}},ie=location.pathname.match(/^\/practice\/[\w-]+/)?.[0]??"",Eo=5e3,en=[250,500,1e3,2e3,4e3],Oo=[502,503,504],Lt=class{#e;constructor(e){this.#e=ie+(e.endsWith("/")?e:`${e}/`)}async get(e){return re(await this.#t(e,{}))}async look(e,n){let o=await this.#t(e,{headers:n?{"If-None-Match":n}:{},cache:"no-store"});return o.status===304?null:{state:re(o),etag:o.etag}}async send(e,n,o={},{signal:r}={}){let s={"Content-Type":"application/json","Idempotency-Key":qe()},a={method:e,headers:s,body:JSON.stringify(o)};for(let c=0;;c+=1){try{return re(await this.#t(n,a))}catch(u){if(!(u instanceof gt)||r?.aborted)throw u}await new Promise(u=>setTimeout(u,en[Math.min(c,en.length-1)]))}}async#t(e,n){let o=new AbortController,r=setTimeout(()=>o.abort(),Eo);try{let s=await fetch(this.#e+e,{signal:o.signal,...n});if(Oo.includes(s.status))throw new gt;let{ok:a,status:c,headers:u}=s;return{ok:a,status:c,etag:u.get("ETag"),text:await s.text()}}catch{throw new gt}finally{clearTimeout(r)}}};function re({ok:t,status:e,text:n}){let o=No(n);if(t)return o;let{code:r=`http-${e}`,message:s}=o?.error??o??{};throw new W({code:r,message:s??i("The server answered {status} and did not say why.",{status:e}),status:e,body:o})}function No(t){try{return JSON.parse(t)}catch{return null}}var on=function(t,e,n,o){var r;e[0]=0;for(var s=1;s<e.length;s++){var a=e[s++],c=e[s]?(e[0]|=a?1:2,n[e[s++]]):e[++s];a===3?o[0]=c:a===4?o[1]=Object.assign(o[1]||{},c):a===5?(o[1]=o[1]||{})[e[++s]]=c:a===6?o[1][e[++s]]+=c+"":a?(r=t.apply(c,on(t,c,n,["",null])),o.push(r),c[0]?e[0]|=2:(e[s-2]=0,e[s]=r)):o.push(c)}return o},nn=new Map;function sn(t){var e=nn.get(this);return e||(e=new Map,nn.set(this,e)),(e=on(this,e.get(t)||(e.set(t,e=(function(n){for(var o,r,s=1,a="",c="",u=[0],h=function(m){s===1&&(m||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,m,a):s===3&&(m||a)?(u.push(3,m,a),s=2):s===2&&a==="..."&&m?u.push(4,m,0):s===2&&a&&!m?u.push(5,0,!0,a):s>=5&&((a||!m&&s===5)&&(u.push(s,0,a,r),s=6),m&&(u.push(s,m,0,r),s=6)),a=""},p=0;p<n.length;p++){p&&(s===1&&h(),h(p));for(var f=0;f<n[p].length;f++)o=n[p][f],s===1?o==="<"?(h(),u=[u],s=3):a+=o:s===4?a==="--"&&o===">"?(s=1,a=""):a=o+a[0]:c?o===c?c="":a+=o:o==='"'||o==="'"?c=o:o===">"?(h(),s=1):s&&(o==="="?(s=5,r=a,a=""):o==="/"&&(s<5||n[p][f+1]===">")?(h(),s===3&&(u=u[0]),s=u,(u=u[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(h(),s=2):a+=o),s===3&&a==="!--"&&(s=4,u=u[0])}return h(),u})(t)),e),arguments,[])).length>1?e:e[0]}var w,cn,le,G,ae,Ht,ln,jt,un,ue,ce,Lo,bt=Symbol.for("pv"),It={},Dt=[],Po=/^m(i|n|o|s|text|space)$/,pe=Array.isArray,de=Dt.slice,at=Object.assign;function it(t){t&&t.parentNode&&t.remove()}function Bt(t,e,n){var o,r,s,a={},c=arguments.length;for(s in e)s=="key"?o=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:a[s]=e[s];return c>2&&(a.children=c>3?de.call(arguments,2):n),yt(t,a,o,r,null)}function yt(t,e,n,o,r){var s={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:bt,__v:r||++cn,__i:-1,__u:0};return!r&&w.vnode&&w.vnode(s),s}function Y(t){return t.children}function pt(t,e){this.props=t,this.context=e,this.__g=0}function z(t,e){if(e==null)return t.__&&z(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:z(t)}function jo(t){var e,n=t.__v,o=n.__e,r=[],s=[],a=t.__P;a&&((e=at({constructor:bt},n)).__v=n.__v+1,w.vnode&&w.vnode(e),he(a,e,n,t.__n,a.namespaceURI,32&n.__u?[o]:null,r,o||z(n),32&n.__u,s),e.__v=n.__v,e.__.__k[e.__i]=e,$n(r,e,s),n.__=n.__e=null,e.__e!=o&&pn(e))}function pn(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),pn(t)}function rn(t){(8&t.__g||(t.__g|=8,G.push(t),Ht++))&&ae==w.debounceRendering||((ae=w.debounceRendering)||queueMicrotask)(dn)}function dn(){try{for(var t,e=1;G.length;)G.length>e&&G.sort(ln),t=G.shift(),e=G.length,8&t.__g&&jo(t)}finally{(Ht=G.length)&&(ae||queueMicrotask)(dn)}}function hn(t,e,n,o,r,s,a,c,u,h,p){var f,m,d,$,_,y,k=o.__k||Dt,v=e.length;for(u=Ro(n,e,k,u,v),f=0;f<v;f++)(d=n.__k[f])!=null&&(m=~d.__i&&k[d.__i]||It,d.__i=f,y=he(t,d,m,r,s,a,c,u,h,p),$=d.__e,(m.ref!=d.ref||8&m.__u)&&(m.ref&&fe(m.ref,null,d,m),d.ref&&p.push(d.ref,d.__c||$,d)),_=_||$,4&d.__u?(u=fn(d,u,t,!m.__v),m.__e&&(m.__e=null)):typeof d.type=="function"&&y!==void 0?u=y:$&&(u=$.nextSibling),d.__u&=-21);return n.__e=_,u}function Ro(t,e,n,o,r){var s,a,c,u,h,p,f,m,d,$=n.length,_=$,y=0,k=0,v=t.__k=Array(r);for(s=0;s<r;s++)(a=e[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=v[s]=yt(null,a):pe(a)?a=v[s]=yt(Y,{children:a}):a.constructor===bt&&a.__b?a=v[s]=yt(a.type,a.props,a.key,a.ref,a.__v):v[s]=a,u=s+y,a.__=t,a.__b=t.__b+1,c=null,~(h=a.__i=Ho(a,n,u,_))&&(_--,(c=n[h])&&(c.__u|=2)),c&&c.__v?(a.__u|=16,h==u-1?y--:h==u+1?y++:h!=u&&(h>u?y--:y++,k=1)):(~h||(r>$?y--:r<$&&y++),typeof a.type!="function"&&(a.__u|=4))):v[s]=null;if(k){for(p=[],f=[],s=0;s<r;s++)if((a=v[s])&&16&a.__u){for(y=0,m=p.length;y<m;)p[d=y+m>>1]<a.__i?y=d+1:m=d;p[y]=a.__i,f[s]=y+1}for(y=p.length;s--;)f[s]&&(f[s]==y?y--:v[s].__u|=4)}if(_)for(s=0;s<$;s++)!(c=n[s])||2&c.__u||(c.__e==o&&(o=z(c)),me(c,c));return o}function fn(t,e,n,o){var r,s,a,c;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=fn(r[s],e,n,!1));return e}for(e&&!e.parentNode&&(e=z(t))&&!e.parentNode&&(e=null),a=t.__e,c=e;c&&c.nodeType==8;)c=c.nextSibling;for(a!=c&&(!o&&n.moveBefore&&a.parentNode?n.moveBefore(a,e):n.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function Ho(t,e,n,o){var r,s=t.key,a=t.type,c=e[n],u=c&&!(2&c.__u);if(c===null&&s==null||u&&s==c.key&&a==c.type)return n;if(o>(u?1:0)){for(r=n-1;r>=0;r--)if((c=e[r])&&!(2&c.__u)&&s==c.key&&a==c.type)return r;for(r=n+1;r<e.length;r++)if((c=e[r])&&!(2&c.__u)&&s==c.key&&a==c.type)return r}return-1}function an(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function Pt(t,e,n,o,r){var s,a;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||an(t.style,e);if(n)for(e in n)o&&n[e]==o[e]||an(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(t.__e||(t.__e={}))[e]=n,n&&o||(a=ce[e]||(ce[e]=Io(e)),(t.__a||(t.__a={}))[e]=ue,s=e!=(e=e.replace(un,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,a,s):t.removeEventListener(e,a,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function Io(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[jt]==null)e[jt]=ue++;else if(e[jt]<this.__a[t])return;return n(w.event?w.event(e):e)}}}function he(t,e,n,o,r,s,a,c,u,h){var p,f,m,d,$,_,y,k,v,M,T,oe,Ve,Nt,st,Ze,K,rt,F=e.type;if(e.constructor!==bt)return null;128&n.__u&&(u=32&n.__u,p=n.__c.__z)&&(e.__u|=u,f=s=[],p.nodeType==8?c=Rt(p,s):s.push(p),c=s[0]||c),(p=w.__b)&&p(e);t:if(typeof F=="function"){m=a.length;try{if(k=e.props,v=(p=F.prototype)&&p.render,M=(p=F.contextType)&&o[p.__c],T=p?M?M.props.value:p.__:o,(d=n.__c)?(e.__c=d,2&d.__g&&(d.__g|=1)):(v?e.__c=d=new F(k,T):(e.__c=d=new pt(k,T),d.constructor=F,d.render=Bo),M&&M.sub(d),d.state||(d.state={}),d.__n=o,d.__g|=8,d.__h=[],d.__k=[]),v&&(d.__s||(d.__s=d.state),F.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=at({},d.__s)),at(d.__s,F.getDerivedStateFromProps(k,d.__s)))),$=d.props,_=d.state,d.__v=e,n.__c){if(k!==$&&v&&!F.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(k,T),e.__v==n.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&d.shouldComponentUpdate(k,d.__s,T)===!1){e.__v!=n.__v&&(d.props=k,d.state=d.__s,d.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(I){I&&(I.__=e)}),Dt.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&a.push(d),c=z(n);break t}d.componentWillUpdate&&d.componentWillUpdate(k,d.__s,T),v&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate($,_,y)})}else v&&!F.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),v&&d.componentDidMount&&d.__h.push(d.componentDidMount);d.context=T,d.props=k,d.__P=t,d.__g&=-5,oe=w.__r,Ve=v?25:0;do d.__g&=-9,oe&&oe(e),p=d.render(d.props,d.state=d.__s,d.context);while(8&d.__g&&++Ve<25);v&&(Dt.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(o=at({},o,d.getChildContext())),v&&n.__c&&d.getSnapshotBeforeUpdate&&(y=d.getSnapshotBeforeUpdate($,_)),Nt=p&&p.type===Y&&p.key==null?p.props.children:p,k.__P&&(p=c,r=(t=k.__P).namespaceURI,u=s=null,n.props&&n.props.__P!=t&&(n.__k.some(function(I){I&&me(I,I)}),n.__k=null),c=n.__k?z(n,0):null),c=hn(t,pe(Nt)?Nt:[Nt],e,n,o,r,s,a,c,u,h),k.__P&&(e.__e=null,c=p),e.__u&=-161,f&&f.some(it),d.__h.length&&a.push(d),1&d.__g&&(d.__g&=-4)}catch(I){if(a.length=m,e.__v=null,u||s)if(I&&I.then){if(e.__u|=128|u,s){for(~(K=s.indexOf(c||void 0))||(K=s.length);(rt=s[K-1])&&rt.nodeType==8;)K--;for(;K<s.length;K++)if(rt=s[K])if(s[K]=null,st){if(rt==Ze)break}else{if(rt.nodeType!=8)break;rt.data.startsWith("$s")&&(Ze=Rt(st=rt))}}if(!st){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;st=c}(p=Rt(st=e.__c.__z||(e.__c.__z=st)))?(e.__e=st,c=p):e.__e=c,c=c&&c.nextSibling}else s&&s.some(it);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),I&&I.then||mn(e),w.__e(I,e,n)}}else c=e.__e=Do(n.__e,e,n,o,r,s,a,u,h,t);return(p=w.diffed)&&p(e),c}function Rt(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function mn(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(mn))}function $n(t,e,n){for(var o=0;o<n.length;)fe(n[o++],n[o++],n[o++]);w.__c&&w.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){w.__e(s,r.__v)}})}function Do(t,e,n,o,r,s,a,c,u,h){var p,f,m,d,$,_,y,k,v=n.props||It,M=e.props,T=e.type;if(T=="svg"?r="http://www.w3.org/2000/svg":T=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(p=0;p<s.length;p++)if(($=s[p])&&(T?$.localName==T:$.nodeType==3)){t=$,s[p]=null;break}}if(!t){if(k=h.ownerDocument||document,!T)return k.createTextNode(M);t=k.createElementNS(r,T,M.is?M:h),c&&(w.__m&&w.__m(e,s),c=!1),s=null}if(T){if(h=T=="template"&&t.content||t,s=T=="textarea"&&M.defaultValue!=null?null:s&&de.call(h.childNodes),!c&&s)for(v={},p=0;p<t.attributes.length;p++)v[($=t.attributes[p]).name]=$.value;for(p in v)$=v[p],p=="dangerouslySetInnerHTML"?m=$:p=="children"||p in M||p=="value"&&"defaultValue"in M||p=="checked"&&"defaultChecked"in M||Pt(t,p,null,$,r);for(p in M)$=M[p],p=="children"?d=$:p=="dangerouslySetInnerHTML"?f=$:p=="value"?_=$:p=="checked"?y=$:c&&typeof $!="function"||v[p]===$||Pt(t,p,$,v[p],r);f?(c||m&&(f.__html==m.__html||f.__html==t.innerHTML)||(t.innerHTML=f.__html),e.__k=[]):(m&&(t.textContent=""),(T=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Po.test(T))&&(r="http://www.w3.org/1999/xhtml"),hn(h,pe(d)?d:[d],e,n,o,r,s,a,s?s[0]:n.__k&&z(n,0),c,u),s&&s.some(it)),c&&T!="textarea"||(p="value",T=="progress"&&_==null?t.removeAttribute(p):_==null||_===t[p]&&(T!="progress"||_)||Pt(t,p,_,v[p],r),p="checked",y!=null&&y!=t[p]&&Pt(t,p,y,v[p],r))}else v===M||c&&t.data==M||(t.data=M);return t}function fe(t,e,n,o){try{typeof t=="function"?e?e.__x=t(e)||1:o&&(o=o.__c||o.__e)&&(e=o.__x)&&(o.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){w.__e(r,n)}}function me(t,e,n){var o,r,s,a;if(w.unmount&&w.unmount(t),!(o=t.ref)||o.current&&o.current!=t.__e||fe(o,null,e,t),o=t.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(c){w.__e(c,e)}o.__P=o.__n=null}if(o=t.__k)for(a=0;a<o.length;a++)o[a]&&me(o[a],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(o=t.__c)&&(o=o.__z)&&(r=Rt(o,s=[]))&&(o==t.__e&&s.some(it),it(r),it(o)),n||it(t.__e),t.__e=t.__c=t.__=null}function Bo(t,e,n){return this.constructor(t,n)}function $e(t,e){var n,o,r,s;w.__&&w.__(t,e),e.nodeType==9&&(e=e.documentElement),o=(n=t&&32&t.__u)?null:e.__k,e.__k=yt(Y,{children:[t]}),r=[],s=[],he(e,e.__k,o||It,It,e.namespaceURI,o?null:e.firstChild?de.call(e.childNodes):null,r,o?o.__e:e.firstChild,n,s),$n(r,e.__k,s),e.__k.props.children=null}w={__e:function(t,e,n,o){for(var r,s,a;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,o||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(c){t=c}}throw Ht=0,t}},cn=0,le=function(t){return t!=null&&t.constructor===bt},pt.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=at({},this.state)),typeof t=="function"&&(t=t(at({},n),this.props)),t&&(at(n,t),this.__v&&(e&&this.__k.push(e),rn(this)))},pt.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),rn(this))},pt.prototype.render=Y,G=[],Ht=0,ln=function(t,e){return t.__v.__b-e.__v.__b},jt=Symbol(),un=/(PointerCapture)$|Capture$/i,ue=0,ce={},Lo=0;var dt,N,_e,_n,ge=Object.is,Ut=0,Tn=[],ye=[],O=w,gn=O.__b,yn=O.__r,bn=O.diffed,vn=O.__c,wn=O.unmount,kn=O.__;function Ft(t,e){O.__h&&O.__h(N,t,Ut||e),Ut=0;var n=N.__H||(N.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function x(t){return Ut=1,Uo(Cn,t)}function Uo(t,e,n){var o=Ft(dt++,2);if(o.t=t,!o.__c&&(o.__=[n?n(e):Cn(void 0,e),function(s){var a=(o.__N||o.__)[0],c=o.t(a,s);ge(a,c)||(o.__N=[c,o.__[1]],o.__c.setState({}))}],o.__c=N,!N.__f)){N.__f=!0;var r=N.shouldComponentUpdate;N.shouldComponentUpdate=function(s,a,c){var u=this.__H;if(!u)return!0;var h=!1,p=this.props!=s;if(u.__.some(function(m){m.__N&&(h=!0,ge(m.__[0],m.__N[0])||(p=!0))}),r){var f=r.call(this,s,a,c);return h?f||p:f}return!h||p}}return o.__}function A(t,e){var n=Ft(dt++,3);!O.__s&&we(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,N.__H.__h.push(n))}function ve(t,e){var n=Ft(dt++,4);!O.__s&&we(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,N.__h.push(n))}function V(t){return Ut=5,wt(function(){return{current:t}},[])}function wt(t,e){var n=Ft(dt++,7);return we(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function Fo(){var t;do{for(;t=ye.shift();)try{vt(t)}catch(n){O.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=Tn.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(vt),e.__h.some(be),e.__h=[]}catch(n){e.__h=[],O.__e(n,t.__v)}}}while(ye.length)}O.__b=function(t){N=null,gn&&gn(t)},O.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),kn&&kn(t,e)},O.__r=function(t){yn&&yn(t),dt=0;var e=(N=t.__c).__H;e&&(_e==N?N.__h=[]:(e.__h.some(vt),e.__h.some(be),dt=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),_e=N},O.diffed=function(t){bn&&bn(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Sn(Tn.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),_e=N=null},O.__c=function(t,e){e.some(function(n){try{n.__h.some(vt),n.__h=n.__h.filter(function(o){return!o.__||be(o)})}catch(o){n.__h=[function(){throw o}]}}),vn&&vn(t,e)},O.unmount=function(t){wn&&wn(t);var e,n,o=t.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Sn(ye.push(r))}else vt(r)}catch(s){e=s}}),o.__H=void 0,e&&O.__e(e,o.__v))};var xn=typeof requestAnimationFrame=="function";function Wo(t){var e,n=function(){clearTimeout(o),xn&&cancelAnimationFrame(e),setTimeout(t)},o=setTimeout(n,35);xn&&(e=requestAnimationFrame(n))}function Sn(t){t!=1&&_n==O.requestAnimationFrame||((_n=O.requestAnimationFrame)||Wo)(Fo)}function vt(t){var e=N,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),N=e}function be(t){var e=N;t.__c=t.__(),N=e}function we(t,e){return!t||t.length!=e.length||e.some(function(n,o){return!ge(n,t[o])})}function Cn(t,e){return typeof e=="function"?e(t):e}var Vo=Symbol.for("preact-signals");function qt(){if(Z>1){Z--;return}let t,e=!1;for((function(){let n=Wt;for(Wt=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let r=o.t;r!==void 0;r=r.x)r.i===n.i&&(r.i=o.i);n=n.o}})();xt!==void 0;){let n=xt;for(xt=void 0,Vt++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&An(n))try{n.c()}catch(r){e||(t=r,e=!0)}n=o}}if(Vt=0,Z--,e)throw t}function Kt(t){if(Z>0)return t();ke=++Zo,Z++;try{return t()}finally{qt()}}var C,kt,xt;function St(t){let e=C,n=kt;C=void 0,kt=void 0;try{return t()}finally{C=e,kt=n}}var Wt,Z=0,Vt=0,Zo=0,ke=0,Zt=0;function Mn(t){if(C===void 0)return;let e=t.n;if(e===void 0||e.t!==C)return e={i:0,S:t,p:C.s,n:void 0,t:C,e:void 0,x:void 0,r:e},C.s!==void 0&&(C.s.n=e),C.s=e,t.n=e,32&C.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=C.s,e.n=void 0,C.s.n=e,C.s=e),e}function L(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}L.prototype.brand=Vo;L.prototype.h=function(){return!0};L.prototype.S=function(t){let e=this.t;e!==t&&t.e===void 0&&(t.x=e,this.t=t,e!==void 0?e.e=t:St(()=>{var n;(n=this.W)==null||n.call(this)}))};L.prototype.U=function(t){if(this.t!==void 0){let e=t.e,n=t.x;e!==void 0&&(e.x=n,t.e=void 0),n!==void 0&&(n.e=e,t.x=void 0),t===this.t&&(this.t=n,n===void 0&&St(()=>{var o;(o=this.Z)==null||o.call(this)}))}};L.prototype.subscribe=function(t){return X(()=>{let e=this.value;St(()=>t(e))},{name:"sub"})};L.prototype.valueOf=function(){return this.value};L.prototype.toString=function(){return this.value+""};L.prototype.toJSON=function(){return this.value};L.prototype.peek=function(){return St(()=>this.value)};Object.defineProperty(L.prototype,"value",{get(){let t=Mn(this);return t!==void 0&&(t.i=this.i),this.v},set(t){if(t!==this.v){if(Vt>100)throw new Error("Cycle detected");(function(e){Z!==0&&Vt===0&&e.l!==ke&&(e.l=ke,Wt={S:e,v:e.v,i:e.i,o:Wt})})(this),this.v=t,this.i++,Zt++,Z++;try{for(let e=this.t;e!==void 0;e=e.x)e.t.N()}finally{qt()}}}});function Tt(t,e){return new L(t,e)}function An(t){for(let e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function En(t){for(let e=t.s;e!==void 0;e=e.n){let n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function On(t){let e,n=t.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):e=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}t.s=e}function ct(t,e){L.call(this,void 0,e),this.x=t,this.s=void 0,this.g=Zt-1,this.f=4}ct.prototype=new L;ct.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Zt))return!0;if(this.g=Zt,this.f|=1,this.i>0&&!An(this))return this.f&=-2,!0;let t=C;try{En(this),C=this;let e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return C=t,On(this),this.f&=-2,!0};ct.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(let e=this.s;e!==void 0;e=e.n)e.S.S(e)}L.prototype.S.call(this,t)};ct.prototype.U=function(t){if(this.t!==void 0&&(L.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(let e=this.s;e!==void 0;e=e.n)e.S.U(e)}};ct.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(ct.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let t=Mn(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function Ct(t,e){return new ct(t,e)}function Nn(t){let e=t.j;if(t.j=void 0,typeof e=="function"){Z++;let n=C;C=void 0;try{e()}catch(o){throw t.f&=-2,t.f|=8,xe(t),o}finally{C=n,qt()}}}function xe(t){for(let e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,Nn(t)}function qo(t){if(C!==this)throw new Error("Out-of-order effect");On(this),C=t,this.f&=-2;try{8&this.f&&xe(this)}finally{qt()}}function ht(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,kt&&kt.push(this)}ht.prototype.c=function(){let t=this.S();try{if(8&this.f||this.x===void 0)return;let e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};ht.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Nn(this),En(this),Z++;let t=C;return C=this,qo.bind(this,t)};ht.prototype.N=function(){2&this.f||(this.f|=2,this.u=xt,xt=this)};ht.prototype.d=function(){this.f|=8,1&this.f||xe(this)};ht.prototype.dispose=function(){this.d()};function X(t,e){let n=new ht(t,e);try{n.c()}catch(r){throw n.d(),r}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Ko=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,Ln,Qt,Jt;var Pn=[];X(function(){Ln=this.N})();function ft(t,e){w[t]=e.bind(null,w[t]||(()=>{}))}function Mt(t){if(Jt){let e=Jt;Jt=void 0,e()}Jt=t&&t.S()}function jn({data:t}){let e=Qo(t);e.name="ReactiveDom",e.value=t;let[n,o]=wt(()=>{let r=this,s=this.__v;for(;s=s.__;)if(s.__c){s.__c.__$f|=4;break}let a=Ct(()=>{let p=e.value.value;return p===0?0:p===!0?"":p||""}),c=Ct(()=>!Array.isArray(a.value)&&!le(a.value)),u=X(function(){if(this.N=Rn,c.value){let p=a.value;r.__v&&r.__v.__e&&r.__v.__e.nodeType===3&&(r.__v.__e.data=p)}}),h=this.__$u.d;return this.__$u.d=function(){u(),h.call(this)},[c,a]},[]);return n.value?o.peek():o.value}jn.displayName="ReactiveTextNode";Object.defineProperties(L.prototype,{constructor:{configurable:!0,value:Bt(Y,null).constructor},type:{configurable:!0,value:jn},props:{configurable:!0,get(){let t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});ft("__b",(t,e)=>{if(Mt(),Qt=void 0,typeof e.type=="string"){let n,o=e.props;for(let r in o){if(r==="children")continue;let s=o[r];s instanceof L&&(n||(e.__np=n={}),n[r]=s,o[r]=s.peek())}}t(e)});ft("__r",(t,e)=>{if(t(e),e.type!==Y){Mt();let n,o=e.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=(function(r,s){let a;return X(function(){a=this},{name:s}),a.c=r,a})((function(r){return function(){var s;Ko&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(o),typeof e.type=="function"?e.type.displayName||e.type.name:""))),Qt=o,Mt(n)}});ft("__e",(t,e,n,o)=>{Mt(),Qt=void 0,t(e,n,o)});ft("diffed",(t,e)=>{Mt(),Qt=void 0;let n;if(typeof e.type=="string"&&(n=e.__e)){let o=e.__np,r=e.props,s=n.U;if(s)for(let a in s){let c=s[a];c===void 0||o&&a in o||(c.d(),s[a]=void 0)}if(o){s||(s={},n.U=s);for(let a in o){let c=s[a],u=o[a];c===void 0?(c=Jo(n,a,u,r),s[a]=c):c.o(u,r)}}}t(e)});function Jo(t,e,n,o){let r=e in t&&t.ownerSVGElement===void 0,s=Tt(n);return{o:(a,c)=>{s.value=a,o=c},d:X(function(){this.N=Rn;let a=s.value.value;o[e]!==a&&(o[e]=a,r?t[e]=a:a!=null&&(a!==!1||e[4]==="-")?t.setAttribute(e,a):t.removeAttribute(e))})}}ft("unmount",(t,e)=>{if(typeof e.type=="string"){let n=e.__e;if(n){let r=n.U;if(r){n.U=void 0;for(let s in r){let a=r[s];a&&a.d()}}}let o=e.__np;if(o){let r=e.props;for(let s in o)r[s]=o[s]}e.__np=void 0}else{let n=e.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}t(e)});ft("__h",(t,e,n,o)=>{o<3&&(e.__$f|=2),t(e,n,o)});pt.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let r in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let r in t)if(r!=="__source"&&t[r]!==this.props[r])return!0;for(let r in this.props)if(!(r in t))return!0;return!1};function Qo(t,e){return wt(()=>Tt(t,e),[])}var Go=t=>{queueMicrotask(()=>{queueMicrotask(t)})};function zo(){Kt(()=>{let t;for(;t=Pn.shift();)Ln.call(t)})}function Rn(){Pn.push(this)===1&&(w.requestAnimationFrame||Go)(zo)}var l=sn.bind(Bt),b=t=>t.filter(Boolean).join(" ");var Yo=320,Xo=1500,ts=36,es=1800,Se={x:-1e3,y:-1e3,key:null,at:-1/0},ns=Se,tt=Se;function Dn(t,e,n){ns=tt,tt={x:t,y:e,key:n,at:performance.now()}}function os(t,e){let{left:n,top:o,width:r,height:s}=e.getBoundingClientRect();Dn(n+r/2,o+s/2,t)}addEventListener("click",({isTrusted:t,detail:e,clientX:n,clientY:o,target:r})=>{if(!t)return;let s=r instanceof Element&&r.closest("button");e?Dn(n,o,null):s&&os("enter",s)},{capture:!0});var ss=(t,e)=>t.key===e.key&&(t.key!==null||Math.hypot(t.x-e.x,t.y-e.y)<=ts);function Te(t,{fresh:e=!1}={}){let n=V(e&&tt!==Se?null:t),o=V(!1),r=V(null);return n.current!==t&&(n.current=t,o.current=!0,r.current=performance.now()-tt.at<Xo?tt:null),ve(()=>{if(!o.current)return;let s=setTimeout(()=>{o.current=!1},Yo);return()=>clearTimeout(s)},[t]),{swallows(s){return!o.current||r.current&&!ss(r.current,tt)?!1:(s.stopPropagation(),s.preventDefault(),rs(i("This has just changed. Tap again.")),!0)}}}var Hn=null,In;function rs(t){Hn?.remove(),clearTimeout(In);let e=document.createElement("p");Hn=e,e.className="unheard",e.setAttribute("role","status"),e.textContent=t,([...document.querySelectorAll("dialog[open]")].at(-1)??document.body).append(e);let{width:o,height:r}=e.getBoundingClientRect();e.style.left=`${Math.max(8,Math.min(tt.x-o/2,innerWidth-o-8))}px`,e.style.top=`${Math.max(8,tt.y-r-40)}px`,In=setTimeout(()=>e.remove(),es)}function S({kind:t,name:e,keys:n,disabled:o,busy:r,large:s,chosen:a,onTap:c,children:u}){let h=["button",t&&`is-${t}`,s&&"is-large",r&&"is-busy",a&&"is-chosen"];return l`<button type="button" class=${b(h)} aria-label=${e} data-keys=${n} aria-busy=${r?"true":null}
      aria-pressed=${a===void 0?null:String(!!a)}
      disabled=${o} onClick=${()=>!r&&c?.()}>${u}</button>`}function Bn(){return location.replace(`/sign-in?next=${encodeURIComponent(location.pathname)}`),null}var is={live:i("live"),polling:i("slow"),lost:i("no connection")};function Un({path:t,heading:e,round:n,tray:o,connection:r,children:s}){return l`<header class="bar">
    <ol class="bar-path">${t.map((a,c)=>l`<li key=${a}>${e&&c===t.length-1?l`<h1>${a}</h1>`:a}</li>`)}</ol>
    ${n!=null&&l`<span>${Q("round {number}",{number:l`<b>${n}</b>`})}</span>`}
    ${o!=null&&l`<span class="bar-tray" data-place="house">${Q("tray {chips}",{chips:l`<b class="figure">${g(o)}</b>`})}</span>`}
    ${r&&l`<span class=${`connection is-${r}`} role="status">${is[r]}</span>`}
    ${s}
  </header>`}var Fn=({path:t,connection:e,children:n})=>l`<div class="masthead" data-ground="felt">
  <${Un} path=${t} connection=${e}>${n}<//>
</div>`;var as={2:i("two"),3:i("three"),4:i("four"),5:i("five"),6:i("six"),7:i("seven"),8:i("eight"),9:i("nine"),T:i("ten"),J:i("jack"),Q:i("queen"),K:i("king"),A:i("ace")},cs={c:i("clubs"),d:i("diamonds"),h:i("hearts"),s:i("spades")},Ce={2:"M4.5 12C5 6.5 9.5 3.5 15 3.5C21 3.5 25.5 7 25.5 13C25.5 17.5 23 21 18.5 25.5L4.5 40.5H26.5",3:"M4.5 7C7.5 4.5 10.5 3.5 14 3.5C20 3.5 24.5 7 24.5 12S20.5 20.7 13 20.7C21.5 20.7 26 24.5 26 30.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.8",4:"M20.5 40.5V3.5L3.5 29.5H27",5:"M24.5 3.5H7.5L6 20C8.5 18 11.5 17 14.5 17C21.5 17 26.5 21.5 26.5 28.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.5",6:"M4 29.5C4 23 9 18.3 15 18.3S26 23 26 29.5S21 40.5 15 40.5S4 36 4 29.5C4 16 9 7 19.5 3.5",7:"M3.5 3.5H26.5C19.5 15 14 27 12.5 40.5",8:"M15 21A9.8 8.75 0 1 1 15 3.5A9.8 8.75 0 1 1 15 21A11.3 9.75 0 1 1 15 40.5A11.3 9.75 0 1 1 15 21Z",9:"M26 14.5C26 21 21 25.7 15 25.7S4 21 4 14.5S9 3.5 15 3.5S26 8 26 14.5C26 28 21 37 10.5 40.5",T:"M3.5 10L9.5 3.5V40.5M24.2 3.5C18.5 3.5 16.4 10 16.4 22S18.5 40.5 24.2 40.5S32 34 32 22S29.9 3.5 24.2 3.5Z",J:"M13 3.5H23V29.5C23 36.5 19 40.5 13.5 40.5C8 40.5 4.5 37 4.5 31",Q:"M15 3.5C7.5 3.5 3.5 10 3.5 22S7.5 40.5 15 40.5S26.5 34 26.5 22S22.5 3.5 15 3.5ZM17.5 31.5L26.5 41.5",K:"M5 3.5V40.5M26 3.5L6.5 25M13 18.5L26.5 40.5",A:"M3.5 40.5L15 3.5L26.5 40.5M8 29H22"},lt={c:"M71 28A21 21 0 1 1 29 28A21 21 0 1 1 71 28ZM50 59A22 22 0 1 1 6 59A22 22 0 1 1 50 59ZM94 59A22 22 0 1 1 50 59A22 22 0 1 1 94 59ZM38 42H62L54 62C55 78 59 88 67 95H33C41 88 45 78 46 62Z",d:"M50 3C60 21 73 38 87 50C73 62 60 79 50 97C40 79 27 62 13 50C27 38 40 21 50 3Z",h:"M50 93C20 68 5 51 5 32C5 17 16 7 28 7C38 7 46 13 50 23C54 13 62 7 72 7C84 7 95 17 95 32C95 51 80 68 50 93Z",s:"M50 4C66 26 93 41 93 62C93 74 84 83 73 83C65 83 59 79 55 73C56 82 60 89 67 95H33C40 89 44 82 45 73C41 79 35 83 27 83C16 83 7 74 7 62C7 41 34 26 50 4Z"},At="M50 4L61 37L96 37L68 58L78 92L50 71L22 92L32 58L4 37L39 37Z",Wn=[...Array(9).keys()].map(t=>{let e=20*(t+1),n=Math.max(0,e-120),o=Math.min(80,e);return`M${10+n} ${10+e-n}L${10+o} ${10+e-o}M${90-n} ${10+e-n}L${90-o} ${10+e-o}`}).join("");function Gt(t){return t==="Jk"?i("joker"):q(t)?i("{rank} of {suit}",{rank:as[t[0]],suit:cs[t[1]]}):i("face down")}var q=t=>typeof t=="string"&&/^([2-9TJQKA][cdhs]|Jk)$/.test(t),ls=[..."shdc"].flatMap(t=>[..."AKQJT98765432"].map(e=>e+t));var us={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},Vn=t=>q(t)&&t!=="Jk"?`${t[0]==="T"?"10":t[0]}${us[t[1]]}\uFE0E`:Gt(t);var j=t=>i(`${String(t).replaceAll("_"," ")}##of a game`);function zt(t){return q(t)?Vn(t):typeof t=="number"?g(t):typeof t=="boolean"?t?i("yes"):i("no"):Array.isArray(t)?t.map(zt).join(" "):t&&typeof t=="object"?Object.values(t).map(zt).join(" \xB7 "):j(t)}function Me(t){return t.length<2?t.join(""):i("{others} and {last}",{others:t.slice(0,-1).join(", "),last:t.at(-1)})}var ps={weekday:"long",day:"numeric",month:"long",year:"numeric"},Yt=t=>new Date(t).toLocaleDateString(_t,ps),D=t=>new Date(t).toLocaleTimeString(_t,{hour:"2-digit",minute:"2-digit"});var Zn=t=>P("{count} chip","{count} chips",t),mt=(t,e=g)=>t?e(t):"\u2013";var qn="M47 27H65V37C65 45 60.500 49.500 56 49.500S47 45 47 37Z",Ae="M50.500 34.500H53.800M58.200 34.500H61.500M56 33.500V38.800",Kn="M14 70C19 62 33 55.500 46 52L56 60L66 52C76 54.500 83.500 60 86 70Z",Ee="M79.200 70V24H82.800V70Z",Oe={K:[["cloth",Kn],["gold",Ee],["paper","M41 53.500L56 62L71 53.500L76.500 56C72 63 64 68.500 56 70C48 68.500 40 63 35.500 56Z"],["ink","M43.500 26C41 36 41 45 44 53L68 53C71 45 71 36 68.500 26Z"],["paper",qn],["ink","M47 37C50 41.500 53 39.500 56 39.500S62 41.500 65 37L66.500 44C66.500 54 60 60 56 63C52 60 45.500 54 45.500 44Z"],["line",Ae],["light","M53.500 44.200H58.500"],["gold","M43 28.500L39 13L48 19.500L56 9L64 19.500L73 13L69 28.500Q56 25 43 28.500Z"],["line","M42.500 24.200Q56 20.700 69.500 24.200"],["line","M43 58.500V60.500M50 63.500V65.500M62 63.500V65.500M69 58.500V60.500"]],Q:[["ink","M45 26C38 40 41 52 35 62L77 62C71 52 74 40 67 26C64 19 48 19 45 26Z"],["cloth","M14 70C18 63 30 58.500 42 56L56 68L70 56C78 58 84 62 86 70Z"],["paper","M51 44H61V53L66 57.500L56 67.500L46 57.500L51 53Z"],["paper","M47 30C47 23 65 23 65 30V37C65 45 60.500 49.500 56 49.500S47 45 47 37Z"],["line",Ae],["mouth","M53.300 43.500Q56 42.500 58.700 43.500Q56 47 53.300 43.500Z"],["gold","M45 26C43.500 20 42 17 40 13C44.500 16.500 47 16 49 10.500C51 16 53 14.500 56 7.500C59 14.500 61 16 63 10.500C65 16 67.500 16.500 72 13C70 17 68.500 20 67 26Q56 21.500 45 26Z"],["gold",Ee]],J:[["cloth",Kn],["gold",Ee],["ink","M44 26C41 36 41 46 43.500 51L68.500 51C71 46 71 36 68 26Z"],["paper",qn],["line",Ae],["line","M53.500 44H58.500"],["gold","M47 15C43 6 34 5 28.500 10.500C34 11.500 38 15 41 22Z"],["cloth","M40 27C37 15 47 9.500 57 10.500C68 10.500 75 17 72.500 27Q56 21.500 40 27Z"],["gold","M40.500 30.500Q56 24 71.500 30.500L72.500 26Q56 19.500 39.500 26Z"],["light","M36 70V58.500M46 70V56M66 70V56M76 70V58.500"]]},Jn=[81,21,20],Qn="M13 67.500H87V72.500H13Z";var Et=[39,61],B=[50],Xt=[[24,Et],[116,Et]],Ne=[...Xt,[70,Et]],Gn=[...Xt,[54.5,Et],[85.5,Et]],ds={2:[34,[28,B],[112,B]],3:[34,[28,B],[70,B],[112,B]],4:[23,...Xt],5:[23,...Xt,[70,B]],6:[23,...Ne],7:[22,...Ne,[47.5,B]],8:[22,...Ne,[47.5,B],[92.5,B]],9:[21,...Gn,[70,B]],T:[21,...Gn,[40,B],[100,B]]};function zn(t,e){let[n,...o]=ds[e];return o.flatMap(([r,s])=>s.map(a=>U(t,a,r,r>70?-n:n))).join("")}function U(t,e,n,o){let r=c=>c*o/100,s=c=>Le(e+r(c-50)),a=c=>Le(n+r(c-50));return t.replace(/([A-Z])([^A-Z]*)/g,(c,u,h)=>{let p=h.split(/[ ,]/).filter(Boolean).map(Number);if(u==="H")return u+s(p[0]);if(u==="V")return u+a(p[0]);if(u!=="A")return u+p.map((M,T)=>(T%2?a:s)(M)).join(" ");let[f,m,d,$,_,y,k]=p,v=[f,m].map(M=>Le(Math.abs(r(M))));return u+[...v,d,$,_,s(y),a(k)].join(" ")})}var Le=t=>Math.round(t*100)/100;function hs({card:t,lit:e,dim:n}){let o=q(t),r=[o&&t!=="Jk"&&`suit-${t[1]}`,e&&"is-lit",n&&"is-dim"];return l`<svg class=${b(["card",...r])} viewBox="0 0 100 140" role="img" aria-label=${Gt(t)}>
    <rect class="card-paper" x="1" y="1" width="98" height="138" rx="9" />
    <g key=${t} class="card-side">${o?ms(t):fs}</g>
  </svg>`}var fs=l`
  <rect class="card-back" x="7" y="7" width="86" height="126" rx="5" />
  <path class="card-lattice" d=${Wn} />
  <rect class="card-lattice" x="10" y="10" width="80" height="120" rx="3" />
  <circle class="card-seal" cx="50" cy="70" r="20" />
  <path class="card-back" d=${U(lt.s,50,70,25)} />`,Pe=new Map;function ms(t){if(!Pe.has(t)){let[e,n]=t,[o,r]=t==="Jk"?gs():[$s(e,n),_s(e,n)];Pe.set(t,l`<g class="card-small">${$t(o)}</g><g class="card-large">${r}</g>`)}return Pe.get(t)}var $s=(t,e)=>l`
  <${Yn} rank=${t} at=${`${t==="T"?4:8} 9`} scale="1.2" />
  <path class="card-pip" d=${U(lt[e],72,29,39)} />`;function _s(t,e){let n=lt[e],o=l`
    <${Yn} rank=${t} at="6 8.5" scale=${t==="T"?.6:.66} />
    <path class="card-pip" d=${U(n,16,50,18)} />`;if(t==="A")return l`${$t(o)}
      <path class="card-pip" d=${U(n,50,70,62)} />
      <path class="court-inlay" d=${U(n,50,70,48)} />`;if(!Oe[t])return l`${$t(o)}<path class="card-pip" d=${zn(n,t)} />`;let r=l`
    ${Oe[t].map(([s,a])=>l`<path class=${`court-${s}`} d=${a} />`)}
    <path class="court-cloth" d=${U(n,...Jn)} />`;return l`${$t(o)}${$t(r)}<path class="court-gold" d=${Qn} />`}var gs=()=>[l`<path class="card-pip" d=${U(At,32,36,50)} />`,l`${$t(l`<path class="card-pip" d=${U(At,17,18,24)} />`)}
    <path class="court-gold" d=${U(At,50,70,66)} />`],Yn=({rank:t,at:e,scale:n})=>l`<path class="card-rank" d=${Ce[t]} transform=${`translate(${e}) scale(${n})`} />`,$t=t=>l`${t}<g transform="rotate(180 50 70)">${t}</g>`;function ys({label:t,wanted:e}){return l`<svg class="card" viewBox="0 0 100 140" role="img" aria-label=${t??i("no card yet")}>
    <rect class=${b(["card-outline",e&&"is-wanted"])} x="3" y="3" width="94" height="134" rx="9" />
  </svg>`}function je({cards:t,places:e=0,label:n,fanned:o,lit:r,wanted:s}){let a=Math.max(0,e-t.length);return l`<div class=${b(["hand",o&&"is-fanned"])} role="group" aria-label=${n}>
    <div class="hand-cards">
      ${t.map((c,u)=>l`<${hs} key=${u} card=${c}
        lit=${r?.has(c)} dim=${r&&!r.has(c)} />`)}
      ${[...Array(a).keys()].map(c=>l`<${ys} key=${`empty ${c}`} wanted=${s&&c===0} />`)}
    </div>
    ${n&&l`<div class="hand-label">${n}</div>`}
  </div>`}function te({title:t,onClose:e,foot:n,large:o,children:r}){let s=V(null),a=Te(t,{fresh:!0});A(()=>{let u=s.current,h=document.activeElement;return u.showModal(),()=>{u.close(),h?.focus({preventScroll:!0})}},[]);let c=u=>{u.preventDefault(),e()};return l`<dialog class=${b(["dialog",o&&"is-large"])} ref=${s} aria-label=${t} onCancel=${c} onClickCapture=${a.swallows}>
    <h2>${t}</h2>
    <div class="dialog-body">${r}</div>
    <div class="dialog-foot">${n}</div>
  </dialog>`}function et({text:t,onGone:e}){return t?l`<div class="slip" role="alert">
    <span>${t}</span>${e&&l`<${S} kind="quiet" name=${i("close")} onTap=${e}>✕<//>`}
  </div>`:null}function eo({api:t,path:e,seat:n,title:o,onClose:r}){let[{told:s,trouble:a},c]=x({}),[u,h]=x(n??null);A(()=>{let f=`${e}/explanation${u?`?seat=${u}`:""}`;t.get(f).then(m=>c({told:m}),m=>c({trouble:vs(m)}))},[e,u]);let p=l`
    ${u?l`<${S} kind="plain" onTap=${()=>h(null)}>${i("the whole round")}<//>`:l`<span></span>`}
    <${S} kind="main" onTap=${r}>${i("done")}<//>`;return l`<${te} title=${o} onClose=${r} foot=${p}>
    <div class="explain">
      <${et} text=${a} />
      ${s&&l`<${ks} told=${s} about=${u} again=${s.closed&&bs(e)} />`}
      ${!s&&!a&&l`<p class="quiet">${i("One moment.")}</p>`}
    </div>
  <//>`}var bs=t=>t.replace(/^nights\/(\d+)\/tables\/(\d+)\/rounds\/(\d+)$/,`${ie}/rounds/$1/$2#$3`),vs=t=>t instanceof W?t.message:i("The server does not answer. Try again."),ws="0 = 0";function ks({told:t,about:e,again:n}){let o=t.steps.filter(r=>!e||Ss(r)).reverse();return l`
    <p class="quiet">${xs(t)}</p>
    ${Object.values(t.sums).some(r=>r!==ws)&&l`<dl class="explain-sums">
      ${Object.entries(t.sums).map(([r,s])=>l`<div key=${r}><dt>${r}</dt><dd>${s.replaceAll(" - "," \u2212 ")}</dd></div>`)}
    </dl>`}
    <ol class="explain-steps" reversed>
      ${o.map(r=>l`<${Ts} key=${r.entry} step=${r} />`)}
    </ol>
    ${t.shuffle.seed&&l`<details class="explain-shuffle"><summary>${i("the shuffle, to check it")}</summary>
      ${["commitment","seed","cut"].filter(r=>t.shuffle[r]).map(r=>l`<p key=${r} class="small">
        <span class="quiet">${j(r)}</span> <code>${t.shuffle[r]}</code></p>`)}
    </details>`}
    ${n&&l`<p><a class="button is-plain" href=${n}>${i("see it card by card")}</a></p>`}`}var xs=({game:t,table:e,round:n,ended:o})=>o?Q("{game}, table {table}, round {round}: {ended}.",{game:t,table:e,round:n,ended:l`<b>${o}</b>`}):i("{game}, table {table}, round {round}.",{game:t,table:e,round:n}),Ss=({says:t,moves:e,cards:n})=>t.length>0||e.length>0||Object.keys(n).length>0;function Ts({step:t}){let{entry:e,did:n,cards:o,says:r,moves:s}=t;return l`<li class="explain-step" value=${e}>
    <p class="explain-did">${j(n)} <span class="quiet small">${i("entry {number}",{number:e})}</span></p>
    ${r.map((a,c)=>l`<${Ms} key=${c} ...${a} />`)}
    ${s.length>0&&l`<ul class="explain-moves">
      ${s.map((a,c)=>l`<li key=${c}>${Cs(a)}</li>`)}
    </ul>`}
    ${Object.keys(o).length>0&&l`<div class="explain-cards">
      ${Object.entries(o).map(([a,c])=>c.length>0&&l`<${je} key=${a} cards=${c} label=${a} fanned=${c.length>5} />`)}
    </div>`}
  </li>`}var Cs=({amount:t,source:e,target:n,why:o})=>Q("{chips} from {source} to {target}: {why}",{chips:l`<b class="figure">${g(t)}</b>`,source:e,target:n,why:o});function Ms({text:t,details:e}){let n=Object.entries(e),o=n.filter(([,a])=>Xn(a)),r=n.filter(([,a])=>to(a)),s=n.filter(([,a])=>!Xn(a)&&!to(a));return l`<div class="explain-said">
    <p>${t}</p>
    ${o.map(([a,c])=>l`<${je} key=${a} cards=${c} label=${a==="cards"?null:j(a)} />`)}
    ${r.map(([a,c])=>l`<${As} key=${a} rows=${c} />`)}
    ${s.length>0&&l`<p class="quiet small">${s.map(([a,c])=>`${j(a)} ${no(c)}`).join(" \xB7 ")}</p>`}
  </div>`}var Xn=t=>Array.isArray(t)&&t.length>0&&t.every(e=>q(e)||e==="??"),to=t=>Array.isArray(t)&&t.length>0&&t.every(e=>e&&typeof e=="object"&&!Array.isArray(e));function As({rows:t}){let e=[...new Set(t.flatMap(Object.keys))],n=r=>t.every(s=>s[r]==null||typeof s[r]=="number"),o=Object.fromEntries(e.map(r=>[r,n(r)?"number":null]));return l`<table class="ledger explain-rows">
    <thead><tr>${e.map(r=>l`<th key=${r} class=${o[r]}>${Es(r)}</th>`)}</tr></thead>
    <tbody>${t.map((r,s)=>l`<tr key=${s}>
      ${e.map(a=>l`<td key=${a} class=${o[a]}>${no(r[a])}</td>`)}
    </tr>`)}</tbody>
  </table>`}var Es=t=>t==="stake"?i("staked"):j(t),no=t=>t==null?"\u2013":zt(t);function Re({mark:t="s",title:e,text:n,children:o}){return l`<div class="state">
    <svg class="state-mark" viewBox="0 0 100 100" aria-hidden="true">
      <path fill="currentColor" d=${lt[t]} />
    </svg>
    <p class="state-title">${e}</p>
    ${n&&l`<p class="state-text">${n}</p>`}
    ${o}
  </div>`}var Os=400;function oo({api:t,path:e,books:n}){let[o,r]=x({status:"none"}),[s,a]=x(null),c=p=>p.then(f=>{r(f),a(null)},f=>a(f.message)),u=o.status==="waiting"||o.status==="running";A(()=>{c(t.get(`${e}/audit`))},[]),A(()=>{if(!u)return;let p=setTimeout(()=>c(t.get(`${e}/audit`)),Os);return()=>clearTimeout(p)},[o,s]);let h=()=>c(t.send("POST",`${e}/audit`));return l`<section class="part" aria-labelledby="audit">
    <h2 id="audit">${i("Audit")}</h2>
    <div class="audit-box">
      <div class="audit-row">
        <p>${i("Every round is played again from its cards, every chip, hash and balance compared. What cannot be checked is named.")}</p>
        <${S} kind="main" busy=${u} onTap=${h}>${o.outcome?i("audit again"):i("audit the night")}<//>
      </div>
      <${et} text=${s??o.trouble} />
      ${u&&l`<${Ns} audit=${o} />`}
      ${o.outcome&&l`<${Ls} audit=${o} version=${n.version} />`}
    </div>
  </section>`}var Ns=({audit:t})=>l`<div role="status">
  <progress max=${t.total||1} value=${t.done}></progress>
  <p class="note">${t.total?i("{done} of {total} entries",{done:t.done,total:t.total}):i("Another audit goes first.")}</p>
</div>`;function Ls({audit:t,version:e}){let{findings:n,unchecked:o,hints:r,report:s}=t.outcome,a=o.reduce((u,h)=>u+h.chips,0),c=e-s.entries;return l`
    <${Is} verdict=${t.outcome.verdict} count=${n.length} report=${s} />
    <p class="note">${i("Checked at {time}, up to entry {entry}.",{time:D(t.ended),entry:s.entries})}
      ${c>0?` ${P("{count} entry has come since.","{count} entries have come since.",c)}`:""} ${Q("The last hash: {hash}",{hash:l`<code>${s.hash.slice(0,16)}…</code>`})}</p>
    ${s.uncovered&&l`<p class="note">${Ps(s.uncovered)}</p>`}
    ${n.length>0&&l`<ul class="found" aria-label=${i("findings")}>
      ${n.map((u,h)=>l`<li key=${h}>
        <b>${u.check}: ${u.where}</b><span>${u.what}</span>
        ${u.wanted&&l`<span>${i("It should be:")} <b>${u.wanted}</b></span>`}
      </li>`)}
    </ul>`}
    ${r.length>0&&l`<h3>${i("Worth a look, and no fault")}</h3>
      <ul class="found is-unchecked" aria-label=${i("worth a look")}>
      ${r.map((u,h)=>l`<li key=${h}><b>${u.where}</b><span>${u.what}</span></li>`)}
    </ul>`}
    ${o.length>0&&l`<h3>${i("Not checked: it rests on trust")}</h3>
      <p class="note">${P("{count} chip moved in it.","{count} chips moved in it.",a)}</p><ul class="found is-unchecked" aria-label=${i("not checked")}>
      ${o.map((u,h)=>l`<li key=${h}><b>${u.where}</b><span>${u.why}</span></li>`)}
    </ul>`}`}var Ps=([t,e])=>t===e?i("Entry {entry} came after the last seal: it does not cover them.",{entry:t}):i("Entries {first} to {last} came after the last seal: it does not cover them.",{first:t,last:e});function js(t,e){return t==="sound"?i("Nothing is wrong."):t==="unchecked"?i("Nothing wrong was found, but not everything was checked."):P("One thing is wrong.","{count} things are wrong.",e)}var Rs={sound:"is-good",unchecked:"is-open",wrong:"is-bad"},Hs={sound:"\u2713",unchecked:"?",wrong:"!"};function Is({verdict:t,count:e,report:n}){let o=i("{entries} entries, {transfers} transfers, {replayed} of {rounds} rounds played again.",{entries:n.entries,transfers:n.transfers,replayed:n.replayed,rounds:n.rounds});return l`<div class=${`verdict ${Rs[t]}`} role="status">
    <span class="verdict-mark" aria-hidden="true">${Hs[t]}</span>
    <b>${js(t,e)}</b>
    <span>${o}</span>
  </div>`}var R=(t,e)=>Qe(t,e?.currency),He=(t,e)=>e?R(t*e.chip,e):Zn(t);var oa=[1,10,100,1e3,1e4].flatMap(t=>[t,2*t,5*t]);var H=t=>t>0?"won":t<0?"lost":null;var so=[i("drop##chips brought to a table"),i("handle##all chips that were bet"),i("win##of the bank"),i("hold##win as a share of drop"),i("expected##of the bank"),i("difference##from what was expected")];function ro({books:{bank:t}}){return t.length?l`<section class="part" aria-labelledby="bank">
    <h2 id="bank">${i("The bank and luck")}</h2>
    <table class="ledger figures">
      <thead><tr><th>${i("table##column of the books")}</th>${so.map(e=>l`<th key=${e} class="number">${e}</th>`)}</tr></thead>
      <tbody>${t.map(e=>l`<${Ds} key=${`${e.table} ${e.game}`} line=${e} />`)}</tbody>
    </table>
    <p class="note">${i("Drop: what players brought to the table. Handle: what they bet. Win: what the bank kept of it. Hold: win as a share of drop.")}</p>
    <p class="note">${i("In chips, of rounds that are over and not voided. Expected is what the very bets that were made bring on average: at Ultimate Texas Hold'em by the antes and Trips on the circles at each deal, counted over all deals, if everybody plays the best for Ante, Blind and Play; in a race nothing, since all goes back to the players. How likely a difference is, at most, follows from how each hand can end (Chernoff's bound).")}</p>
  </section>`:null}function Ds({line:t}){let{name:e,game:n,rounds:o,drop:r,handle:s,win:a,expected:c,text:u,once_in:h}=t,p=[g(r),g(s),E(a),r?i("{figure} %",{figure:Je(100*a/r,1)}):"\u2013",c===null?"\u2013":E(c),c===null?"\u2013":E(a-c)];return l`<tr>
    <th scope="row" class="who">${e}<span class="note"> ${n}, ${P("{count} round","{count} rounds",o)}</span>
      <span class=${b(["note luck",h>=1e4&&"mark"])}>${u}</span></th>
    ${p.map((f,m)=>l`<td key=${m} data-label=${so[m]} class=${b(["number",m===2&&H(a)])}>${f}</td>`)}
  </tr>`}var Bs=["round voided","undone","amended","corrected"];function Ie(t){let[e,,n]=t.split(":");return e==="dealer"?i("the tablet of table {table}",{table:n}):e==="host"?i("the host"):t}function io({books:t}){let{counts:e,put_right:n,rounds:o}=t,r=[...new Set([...Bs,...Object.keys(e)])];return l`<section class="part" aria-labelledby="put-right">
    <h2 id="put-right">${i("Voided, undone, put right")}</h2>
    <p class="counts">${r.map(s=>l`<span key=${s} class=${b(["count",!e[s]&&"is-none"])}>
      <span class="figure">${g(e[s]??0)}</span> ${j(s)}</span>`)}</p>
    <p class="note">${P("Of {count} round. Nothing is ever deleted: what was taken back stands in the journal, and so does who did it.","Of {count} rounds. Nothing is ever deleted: what was taken back stands in the journal, and so does who did it.",o)}</p>
    ${n.length>0&&l`<table class="ledger figures">
      <thead><tr><th>${i("what")}</th><th>${i("where")}</th><th>${i("by")}</th><th>${i("why")}</th><th class="number">${i("entry")}</th><th class="number">${i("at")}</th></tr></thead>
      <tbody>${n.map(s=>l`<tr key=${s.entry}>
        <th scope="row" class="who">${j(s.kind)}</th><td class="game">${s.where}</td><td class="game">${Ie(s.by)}</td>
        <td class="game">${s.why}</td><td class="number" data-label=${i("entry")}>${g(s.entry)}</td><td class="number" data-label=${i("at")}>${D(s.at)}</td>
      </tr>`)}</tbody>
    </table>`}
  </section>`}var ao=["","14 8","3 8","24 8 3 8","10 6 2 6","2 5"],Ue=ao.length,De=900,Be=480,ee=14,co=t=>ao[(t+Math.floor(t/Ue))%Ue],lo=t=>`is-line-${t%Ue}`,uo=({at:t})=>l`<svg class=${`line-stroke ${lo(t)}`} viewBox="0 0 60 12" aria-hidden="true">
  <line x1="2" x2="58" y1="6" y2="6" stroke-dasharray=${co(t)} />
</svg>`;function po({players:t}){let e=t.flatMap(({line:c})=>c),n=Math.min(0,...e),o=Math.max(1,...e),r=Math.max(1,t[0].line.length-1),s=c=>ee+c*(De-2*ee)/r,a=c=>Be-ee-(c-n)*(Be-2*ee)/(o-n);return l`<svg class="lines" viewBox=${`0 0 ${De} ${Be}`} preserveAspectRatio="none" role="img"
      aria-label=${t.map(({name:c,line:u})=>`${c}: ${g(u.at(-1))}`).join("; ")}>
    <line class="lines-zero" x1="0" x2=${De} y1=${a(0)} y2=${a(0)} />
    ${t.map(({player:c,line:u},h)=>l`<g key=${c} class=${lo(h)}>
      <polyline points=${u.map((p,f)=>`${s(f)},${a(p)}`).join(" ")} stroke-dasharray=${co(h)} />
      <path d=${`M${s(u.length-1)} ${a(u.at(-1))}h.01`} />
    </g>`)}
  </svg>`}function ho({amount:t,most:e}){let n=e?Math.abs(t)/e*50:0;return l`<svg class=${`bar-drawn ${t<0?"is-down":"is-up"}`} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
    <rect x=${t<0?50-n:50} y="1" width=${n} height="10" />
    <line class="lines-zero" x1="50" x2="50" y1="0" y2="12" />
  </svg>`}function fo({api:t,path:e,books:n}){let[o,r]=x(null);A(()=>{t.get(`${e}/evening`).then(r,()=>{})},[n.version]);let s=o?.players??[],a=n.tables.filter(({rounds:u})=>u>0),c=Math.max(...a.map(({sum:u})=>Math.abs(u.results)));return s.some(({line:u})=>u.length>1)?l`<section class="part drawn" aria-labelledby="drawn">
    <h2 id="drawn">${i("The evening drawn")}</h2>
    <${po} players=${s} />
    <ul class="drawn-names">
      ${s.map(({player:u,name:h,result:p},f)=>l`<li key=${u}><${uo} at=${f} /> ${h}
        <span class=${b(["figure",H(p)])}>${E(p)}</span></li>`)}
    </ul>
    <p class="note">${i("In chips, after each round. Of each table at most its last forty rounds are drawn.")}</p>
    ${c>0&&l`<h3>${i("What the house made at each table")}</h3>
      <dl class="drawn-tables">
        ${a.map(({table:u,name:h,sum:p})=>l`<div key=${u}><dt>${h}</dt><dd><${ho} amount=${p.results} most=${c} /></dd>
          <dd class=${b(["figure",H(p.results)])}>${E(p.results)}</dd></div>`)}
      </dl>`}
  </section>`:null}var Us=[["xlsx",i("Spreadsheet"),i("Who is up, every round and transfer, totals that add themselves up")],["pdf",i("Statements to print"),i("A page for every player, a closing page for every table")],["json",i("Bundle"),i("Complete: croupier verify audits it anywhere, without us")],["hledger-house",i("House's books, hledger"),i("What the tables won, cash, and who is owed what")],["beancount-house",i("House's books, Beancount"),i("The same for Beancount and Fava")],["hledger",i("Chips' journal, hledger"),i("Where every chip went, to the single bet")],["beancount",i("Chips' journal, Beancount"),i("The same for Beancount and Fava")]],Fs=["settlement","players","results","rounds","tables","scores","seals","transfers","balances","entries","nights"];function mo({api:t,path:e,number:n}){let[o,r]=x("this"),[s,a]=x([n]),[c,u]=x({from:"",to:""}),[h,p]=x(""),m={some:{nights:s.join(",")},season:{from:`${h}-01-01`,to:`${h}-12-31`},days:c}[o]??{},d=o==="this"?`/api/${e}/exports`:"/api/exports",$=(o!=="some"||s.length>0)&&(o!=="season"||h)&&(o!=="days"||c.from||c.to);return l`<section class="part no-print" aria-labelledby="exports">
    <h2 id="exports">${i("Take home")}</h2>
    <div class="choices">
      <${S} chosen=${o==="this"} onTap=${()=>r("this")}>${i("this night")}<//>
      <${S} chosen=${o==="some"} onTap=${()=>r("some")}>${i("nights of a list")}<//>
      <${S} chosen=${o==="season"} onTap=${()=>r("season")}>${i("a season")}<//>
      <${S} chosen=${o==="days"} onTap=${()=>r("days")}>${i("from a day to a day")}<//>
      <${S} chosen=${o==="all"} onTap=${()=>r("all")}>${i("all nights")}<//>
    </div>
    ${o==="some"&&l`<${Vs} api=${t} picked=${s} onPick=${a} />`}
    ${o==="season"&&l`<${Ws} api=${t} year=${h} onPick=${p} />`}
    ${o==="days"&&l`<div class="filters">
      <label>${i("from")} <input type="date" value=${c.from} onInput=${_=>u({...c,from:_.target.value})} /></label>
      <label>${i("to")} <input type="date" value=${c.to} onInput=${_=>u({...c,to:_.target.value})} /></label>
    </div>`}
    ${$&&l`<div class="exports">${Us.map(([_,y,k])=>l`<a key=${_} class="export" href=${Fe(d,_,m)} download>
      <b>${y}</b><span class="note">${k}</span></a>`)}</div>
    <h3>${i("CSV, a table a file")}</h3>
    <div class="choices">${Fs.map(_=>l`<a key=${_} class="button" href=${Fe(d,"csv",{...m,file:`${_}.csv`})} download>${_}</a>`)}<a class="button" href=${Fe(d,"csv",m)} download>${i("all in one ZIP file")}</a></div>
    <p>${i("Whoever has a bundle can check it on any device, with no network and without us:")}
      ${" "}<a href="/verify">${i("open the page that checks it")}</a>, <a href="/verify" download="croupier-verify.html">${i("or take that page home, too")}</a></p>`}
  </section>`}function $o(t){let[e,n]=x([]);return A(()=>{t.get("nights").then(({nights:o})=>n(o))},[t]),e}function Ws({api:t,year:e,onPick:n}){let o=$o(t).map(r=>String(new Date(r.opened).getFullYear()));return l`<div class="choices">${[...new Set(o)].map(r=>l`<${S} key=${r} chosen=${r===e} onTap=${()=>n(r)}>${r}<//>`)}</div>`}function Vs({api:t,picked:e,onPick:n}){let o=$o(t),r=s=>e.includes(s)?e.filter(a=>a!==s):[...e,s];return l`<div class="choices">${o.map(s=>l`<${S} key=${s.night} chosen=${e.includes(s.night)}
      onTap=${()=>n(r(s.night))}>${s.name}<//>`)}</div>`}function Fe(t,e,n){let o=new URLSearchParams(Object.entries(n).filter(([,r])=>r));return o.size?`${t}/${e}?${o}`:`${t}/${e}`}var Zs={[i("put right")]:"undo,amendment,round-voided,commitment-renewed,correction,night-reopened,tray-counted,drawer-counted",[i("chips and cash")]:"buy-in,buy-back,cash-out,marker-repaid,marker-limited,house-paid,gift,float-added,drawer-counted,correction",[i("tables")]:"table-opened,table-closed,game-changed,commitment-renewed,partners-drawn,phones-switched,hints-switched,series-ended,fill,credit,tray-counted,sat,stood,topped-up",[i("rounds")]:"round-began,round-closed,round-voided",[i("what was played")]:"action,undo,amendment,hand-over,cut",[i("the night")]:"night-opened,night-changed,night-closed,night-reopened,player-added,player-renamed"};function _o({api:t,path:e,books:n,onExplain:o}){let[r,s]=x({table:"",player:"",kinds:""}),[{lines:a,older:c,trouble:u},h]=x({lines:[]}),p=async(f,m)=>{let d={...r,before:f},$=Object.entries(d).filter(([,_])=>_).map(([_,y])=>`${_}=${y}`).join("&");try{let _=await t.get(`${e}/books/journal?${$}`);h({lines:[...m,..._.lines],older:_.older})}catch(_){h({lines:m,trouble:_.message})}};return A(()=>{p(null,[])},[r]),l`<section class="part" aria-labelledby="journal">
    <h2 id="journal">${i("Journal")}</h2>
    <div class="filters no-print">
      <${We} label=${i("table")} value=${r.table} choices=${n.tables.map(f=>[f.table,f.name])} onChange=${f=>s({...r,table:f})} />
      <${We} label=${i("player")} value=${r.player} choices=${n.players.map(f=>[f.player,f.name])} onChange=${f=>s({...r,player:f})} />
      <${We} label=${i("kind")} value=${r.kinds} choices=${Object.entries(Zs).map(([f,m])=>[m,f])} onChange=${f=>s({...r,kinds:f})} />
    </div>
    <${et} text=${u} />
    ${!a.length&&!u&&l`<p class="empty">${i("No such entry.")}</p>`}
    <ol class="journal">${a.map(f=>l`<${Ks} key=${f.entry} line=${f} money=${n.money} onExplain=${o} />`)}</ol>
    ${c&&l`<div class="no-print"><${S} onTap=${()=>p(c,a)}>${i("older entries")}<//></div>`}
  </section>`}var We=({label:t,value:e,choices:n,onChange:o})=>l`<label>${t}
  <select value=${e} onChange=${r=>o(r.target.value)}>
    <option value="">${i("all")}</option>
    ${n.map(([r,s])=>l`<option key=${r} value=${r}>${s}</option>`)}
  </select>
</label>`;function qs(t,e){let n={chips:r=>P("{count} chip","{count} chips",r),cash:r=>e?R(r,e):i("{chips} in cash",{chips:g(r)}),marker:r=>i("a marker of {chips}",{chips:g(r)})},o=Object.entries(t).map(([r,s])=>n[r](s));return o.length?` \xB7 ${i("moves {what}",{what:o.join(", ")})}`:""}function Ks({line:t,money:e,onExplain:n}){let{entry:o,at:r,kind:s,by:a,table:c,round:u,says:h,why:p,puts_right:f,put_right_by:m,moves:d}=t,$=[c&&i("table {number}",{number:c}),u&&i("round {number}",{number:u})].filter(Boolean).join(", "),_=u&&["action","amendment","round-closed","round-voided"].includes(s);return l`<li class=${b([m&&"is-undone"])}>
    <span class="journal-number figure">${g(o)}</span>
    <div class="journal-says">
      <span>${h}</span>
      ${p&&l`<span>: ${p}</span>`}
      <span class="note">${D(r)} · ${Ie(a.who)}${$&&` \xB7 ${$}`}${qs(d,e)}</span>
      ${f&&l`<span class="note mark">${i("puts entry {number} right",{number:f})}</span>`}
      ${m&&l`<span class="note mark">${i("put right by entry {number}",{number:m})}</span>`}
    </div>
    ${_&&l`<${S} kind="quiet" name=${i("explain round {round} of table {table}",{round:u,table:c})} onTap=${()=>n({table:c,round:u})}>${i("explain")}<//>`}
  </li>`}var Js="http://www.w3.org/2000/svg";function go({svg:t,name:e}){let n=t.includes("xmlns")?t:t.replace("<svg",`<svg xmlns="${Js}"`);return l`<img class="qr" alt=${e} src=${`data:image/svg+xml,${encodeURIComponent(n)}`} />`}function yo({books:t}){let{seals:e}=t;return l`<section class="part" aria-labelledby="seals">
    <h2 id="seals">${i("Seals")}</h2>
    ${e.length?l`
      <div class="seals">${e.map(n=>l`<figure key=${n.entry} class="seal-card">
        <${go} svg=${n.qr} name=${i("the seal of entry {entry}",{entry:n.entry})} />
        <b class="seal">${n.code}</b>
        <figcaption class="note">${i("entry {entry}, {date}, {time}",{entry:n.entry,date:Yt(n.at),time:D(n.at)})}</figcaption>
        <code>${n.hash}</code>
      </figure>`)}</div>
      <${Qs} seals=${e} />`:l`<p class="empty">${i("Closing the night seals it. There is nothing to photograph before.")}</p>`}
  </section>`}function Qs({seals:t}){let[e,n]=x(""),o=e.toLowerCase().replace(/[^0-9a-f]/g,""),r=o.length>=16&&t.find(s=>s.hash.startsWith(o));return l`<div class="labelled no-print">
    <label for="photographed">${i("A seal that somebody photographed")}</label>
    <input id="photographed" maxlength="90" autocomplete="off" placeholder="1a2b-3c4d-5e6f-7081" value=${e} onInput=${s=>n(s.target.value)} />
    <p class=${o.length<16?"note":r?"note is-good":"note is-warning"} role="status">${o.length<16?i("Type its code: these books must still have it."):r?i("It is the seal of entry {entry}. Now audit the night: that ties everything before it to this seal.",{entry:r.entry}):i("These books do not have this seal. They are not the ones that were sealed.")}</p>
  </div>`}var vo=({books:t})=>l`<section class="part" aria-labelledby="settling">
  <h2 id="settling">${i("Who pays whom")}</h2>
  <div class="settling">
    <${bo} title=${i("The house as one of all")} payments=${t.settling.with_house} money=${t.money} />
    <${bo} title=${i("What the house won or lost, divided equally")} payments=${t.settling.among_players} money=${t.money} />
  </div>
  <p class="note">${i("The fewest payments that make everyone even, as the night stands.")}</p>
</section>`,bo=({title:t,payments:e,money:n})=>l`<div>
  <h3>${t}</h3>
  ${e.length===0?l`<p class="quiet">${i("Nobody owes anybody anything.")}</p>`:l`<ul class="pays">
    ${e.map(({payer:o,payee:r,amount:s})=>l`<li key=${`${o} ${r}`}>
      <span>${i("{payer} pays {payee}",{payer:o,payee:r})}</span><b class="figure">${R(s,n)}</b></li>`)}
  </ul>`}
</div>`;var ut=(t,e)=>t.reduce((n,o)=>n+e(o),0),wo=(t,e)=>e&&t?`${t<0?"\u2212":"+"}${He(Math.abs(t),e)}`:null;function ko({books:t,onStatement:e}){let{players:n,money:o}=t,r=a=>ut(n,c=>c[a]),s=[...n].sort((a,c)=>c.result-a.result);return l`<section class="part" aria-labelledby="players">
    <h2 id="players">${i("Who is up")}</h2>
    ${n.length?l`<table class="ledger figures">
      <thead><tr><th>${i("player")}</th><th class="number">${i("paid in")}</th><th class="number">${i("paid out")}</th><th class="number">${i("chips")}</th>
        <th class="number">${i("owes")}</th><th class="number">${i("is owed")}</th><th class="number">${i("result")}</th></tr></thead>
      <tbody>${s.map(a=>l`<tr key=${a.player}>
        <th scope="row" class="who"><button type="button" class="who-button" onClick=${()=>e(a.player)}>${a.name}</button></th>
        <td class="number" data-label=${i("paid in")}>${mt(a.cash_in,c=>R(c,o))}</td>
        <td class="number" data-label=${i("paid out")}>${mt(a.cash_out,c=>R(c,o))}</td>
        <td class="number" data-label=${i("chips")}>${mt(a.chips)}</td>
        <td class=${b(["number",!a.owes&&"is-nothing"])} data-label=${i("owes")}>${mt(a.owes)}</td>
        <td class=${b(["number",!a.owed&&"is-nothing"])} data-label=${i("is owed")}>${mt(a.owed)}</td>
        <td class=${b(["number","result",H(a.result)])} data-label=${i("result")}>${E(a.result)}
          ${o&&a.result!==0&&l`<span class="note"> ${wo(a.result,o)}</span>`}</td>
      </tr>`)}</tbody>
      <tfoot><tr>
        <th scope="row" class="who">${i("all players")}</th>
        <td class="number" data-label=${i("paid in")}>${R(r("cash_in"),o)}</td>
        <td class="number" data-label=${i("paid out")}>${R(r("cash_out"),o)}</td>
        <td class="number" data-label=${i("chips")}>${g(r("chips"))}</td>
        <td class="number" data-label=${i("owes")}>${g(r("owes"))}</td>
        <td class="number" data-label=${i("is owed")}>${g(r("owed"))}</td>
        <td class=${b(["number","result",H(r("result"))])} data-label=${i("result")}>${E(r("result"))}</td>
      </tr></tfoot>
    </table>`:l`<p class="empty">${i("Nobody has come yet.")}</p>`}
  </section>`}function xo({books:t}){let{tables:e,on_felts:n,over_short:o}=t.house,r=e+n+o,s=ut(t.players,c=>c.result),a=[[i("won at the tables, less lost"),e],n!==0&&[i("in pots on the felt"),n],o!==0&&[i("chips missing by count, less found"),o]].filter(Boolean);return l`<section class="part" aria-labelledby="house">
    <h2 id="house">${i("The house")}</h2>
    <dl class="standing">
      ${a.map(([c,u])=>l`<div key=${c}><dt>${c}</dt><dd class=${b(["figure",H(u)])}>${E(u)}</dd></div>`)}
      <div><dt>${r<0?i("the house is down"):i("the house is up")}</dt><dd class=${b(["figure",H(r)])}>${E(r)}${t.money&&r!==0?` \xB7 ${wo(r,t.money)}`:""}</dd></div>
      <div><dt>${i("in the drawer")}</dt><dd class="figure">${R(t.drawer.cash,t.money)}</dd></div>
    </dl>
    <p class=${b(["note",r+s===0?"is-good":"is-warning"])}>${r+s===0?i("Everything adds up: all the players and the house come to nothing together."):i("It does not add up: {chips} chips are nobody's.",{chips:E(r+s)})}</p>
  </section>`}function So({api:t,path:e,books:n,player:o,onExplain:r,onClose:s}){let[{found:a,trouble:c},u]=x({});A(()=>{t.get(`${e}/books/statements/${o}`).then(f=>u({found:f}),f=>u({trouble:f.message}))},[o]);let h=l`<span></span><${S} kind="main" onTap=${s}>${i("done")}<//>`,{name:p}=n.players.find(f=>f.player===o);return l`<${te} title=${i("{player}, line by line",{player:p})} onClose=${s} foot=${h}>
    <div class="explain">
      <${et} text=${c} />
      ${a&&l`<${Gs} lines=${a.lines} money=${n.money} onExplain=${r} />`}
    </div>
  <//>`}function Gs({lines:t,money:e,onExplain:n}){if(!t.length)return l`<p class="quiet">${i("Nothing yet.")}</p>`;let o=s=>ut(t,a=>a[s]),r=s=>s?`${s<0?"\u2212":"+"}${R(Math.abs(s),e)}`:"";return l`<table class="ledger figures">
    <thead><tr><th>${i("what")}</th><th class="number">${i("chips")}</th><th class="number">${i("cash")}</th><th class="number">${i("owes")}</th></tr></thead>
    <tbody>${t.map(s=>l`<tr key=${s.entry}>
      <th scope="row" class="who">${s.of?l`<button type="button" class="who-button" onClick=${()=>n(s.of)}>${s.what}</button>`:s.what}
        <span class="note"> ${D(s.at)}</span></th>
      <td class=${b(["number","result",s.of&&H(s.chips)])} data-label=${i("chips")}>${E(s.chips)}</td>
      <td class=${b(["number",!s.cash&&"is-nothing"])} data-label=${i("cash")}>${r(s.cash)}</td>
      <td class=${b(["number",!s.owes&&"is-nothing"])} data-label=${i("owes")}>${s.owes?E(s.owes):""}</td>
    </tr>`)}</tbody>
    <tfoot><tr><th scope="row" class="who">${i("in all")}</th>
      <td class="number result" data-label=${i("chips")}>${E(o("chips"))}</td>
      <td class="number" data-label=${i("cash")}>${r(o("cash"))}</td>
      <td class="number" data-label=${i("owes")}>${E(o("owes"))}</td></tr></tfoot>
  </table>`}var ne=[["opening",1],["fills",1],["credits",-1],["results",1],["advanced",-1],["repaid",1],["counted",1]],To=t=>ne.reduce((e,[n,o])=>e+o*t[n],0);function Co({books:t}){let{tables:e}=t;return l`<section class="part" aria-labelledby="tables">
    <h2 id="tables">${i("Tables")}</h2>
    ${e.length?l`<table class="ledger figures">
      <thead><tr><th>${i("table")}</th>${ne.map(([n,o])=>l`<th key=${n} class="number">${o<0?"\u2212 ":n==="opening"?"":"+ "}${j(n)}</th>`)}
        <th class="number">${i("= closing")}</th></tr></thead>
      <tbody>${e.map(n=>l`<${zs} key=${n.table} table=${n} />`)}</tbody>
      <tfoot><tr><th scope="row" class="who">${i("all")}</th>
        ${ne.map(([n])=>l`<td key=${n} class="number" data-label=${j(n)}>${g(ut(e,o=>o.sum[n]))}</td>`)}
        <td class="number result" data-label=${i("closing")}>${g(ut(e,n=>n.sum.closing))}</td>
      </tr></tfoot>
    </table>`:l`<p class="empty">${i("No table was opened.")}</p>`}
    <p class="note">${i("In chips. Results are what the house won of the rounds, less what it lost; advanced are markers for compulsory payments. The closing of a table that is open is what its tray holds now.")}</p>
  </section>`}function zs({table:t}){let{sum:e}=t,n=To(e)===e.closing;return l`<tr>
    <th scope="row" class="who">${t.name}<span class="note"> ${Me(t.games)}, ${P("{count} round","{count} rounds",t.rounds)}${t.voided?l`, <b class="mark">${i("{voided} voided",{voided:t.voided})}</b>`:""}</span></th>
    ${ne.map(([o])=>l`<td key=${o} data-label=${j(o)}
      class=${b(["number",o==="results"&&H(e[o]),!e[o]&&o!=="opening"&&"is-nothing"])}>${o==="results"||o==="counted"?E(e[o]):g(e[o])}</td>`)}
    <td class="number result" data-label=${i("closing")}>${g(e.closing)}${n?"":l` <b class="mark">${i("not {chips}",{chips:g(To(e))})}</b>`}</td>
  </tr>`}var Ot=Number(location.pathname.split("/")[2]),nt=new Lt("/api"),ot=`nights/${Ot}`,Ys=15e3,Xs=10,tr=1e3,er=[["players",i("who is up")],["settling",i("who pays whom")],["put-right",i("put right")],["audit",i("audit##a part of the books")],["tables",i("tables")],["seals",i("seals")],["exports",i("take home")],["journal",i("journal")]];function nr(){let{books:t,newer:e,trouble:n,look:o}=sr(),[r,s]=x({statement:or()});if(n)return l`<${Re} mark="d" title=${i("The books are not here")} text=${n}>
    <${S} kind="main" onTap=${()=>o()}>${i("try again")}<//><//>`;if(!t)return l`<${Re} title=${i("One moment")} text=${i("The books are being read.")} />`;document.title=i("The books of {night} \xB7 Croupier",{night:t.name});let a=c=>s(u=>({...u,round:c}));return l`
    <${Fn} path=${[t.name,i("The books")]}><a class="masthead-link" href=${`/desk/${Ot}`}>${i("the desk")}</a><//>
    <main class="desk books">
      <div class="headline">
        <div><h1>${i("The books of {night}",{night:t.name})}</h1>
          <p class="quiet">${i("{date} \xB7 as of entry {entry}, {time}",{date:Yt(t.opened),entry:t.version,time:D(t.last)})}</p></div>
        <span class=${`badge is-${t.status}`}>${j(t.status)}</span>
      </div>
      ${t.damage&&l`<p class="stale" role="alert">${`${t.damage} ${i("These are the books up to entry {entry}.",{entry:t.version})}`}</p>`}
      ${e&&l`<p class="stale no-print" role="status">${i("The night has gone on since.")} <${S} onTap=${()=>o()}>${i("read again")}<//></p>`}
      <nav class="books-nav" aria-label=${i("parts of the books")}>
        ${er.map(([c,u])=>l`<a key=${c} href=${`#${c}`}>${u}</a>`)}
        <a href=${`/api/nights/${Ot}/page`}>${i("on one page")}</a>
        <a href=${`/api/nights/${Ot}/purposes/page`}>${i("receipts and expenses")}</a>
        <${S} onTap=${()=>print()}>${i("print")}<//>
      </nav>
      <${ko} books=${t} onStatement=${c=>s({statement:c})} />
      <${fo} api=${nt} path=${ot} books=${t} />
      <${xo} books=${t} />
      <${vo} books=${t} />
      <${io} books=${t} />
      <${oo} api=${nt} path=${ot} books=${t} />
      <${Co} books=${t} />
      <${ro} books=${t} />
      <${yo} books=${t} />
      <${mo} api=${nt} path=${ot} number=${Ot} />
      <${_o} key=${t.version} api=${nt} path=${ot} books=${t} onExplain=${a} />
    </main>
    ${t.players.some(c=>c.player===r.statement)&&l`<${So} api=${nt} path=${ot} books=${t} player=${r.statement}
      onExplain=${a} onClose=${()=>s({})} />`}
    ${r.round&&l`<${eo} api=${nt} path=${`${ot}/tables/${r.round.table}/rounds/${r.round.round}`}
      title=${i("Round {number}, explained",{number:r.round.round})} onClose=${()=>a(null)} />`}`}var or=()=>Number(/^#player-(\d{1,9})$/.exec(location.hash)?.[1])||null;function sr(){let[t,e]=x({}),n=async(r=Xs)=>{try{e({books:await nt.get(`${ot}/books`)})}catch(s){s instanceof W&&s.status===401?Bn():s instanceof W||r===1?e({trouble:s.message}):setTimeout(()=>n(r-1),tr)}};A(()=>{n()},[]);let o=t.books?.version;return A(()=>{if(!o||t.newer||t.books.status==="closed")return;let s=setInterval(()=>document.hidden||nt.get(`${ot}/books/journal?limit=1`).then(({lines:[a]})=>a.entry>o&&e(c=>({...c,newer:!0})),()=>null),Ys);return()=>clearInterval(s)},[o,t.newer]),{...t,look:n}}$e(l`<${nr} />`,document.getElementById("page"));
