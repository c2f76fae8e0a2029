function _o(){let t=crypto.getRandomValues(new Uint8Array(16));return Array.from(t,e=>e.toString(16).padStart(2,"0")).join("")}var vo=document.documentElement,Mt=vo.lang||"en",wo=navigator.languages.find(t=>t.split("-")[0]===Mt)??Mt,xo=JSON.parse(vo.dataset.languages??'{"en":"English"}'),ls=Reflect.get(globalThis,"catalogue")??{},sc=31536e3;function So(t){document.cookie=`croupier-language=${t}; path=/; max-age=${sc}; samesite=lax`,location.reload()}var oc=new Intl.NumberFormat(Mt).format(1e4).replace(/\d/g,"");function m(t){let e=String(Math.abs(t)).replace(/\B(?=(\d{3})+$)/g,oc);return t<0?`\u2212${e}`:e}var us=(t,e)=>new Intl.NumberFormat(Mt,{minimumFractionDigits:e,maximumFractionDigits:e}).format(t),ot=t=>t>0?`+${m(t)}`:m(t);function To(t,e){if(!e)return m(t);let n=new Intl.NumberFormat(wo,{style:"currency",currency:e});return n.format(t/10**(n.resolvedOptions().maximumFractionDigits??0))}var G=(t,e)=>`${m(t)} ${e}${t===1?"":"s"}`;var Oo=/\{(\w+)\}/,rc=new Intl.PluralRules(Mt),y=(t,e={})=>Eo(Ao(t),e);function vt(t,e,n,s={}){let o=ls[e],r=typeof o=="object"?o[rc.select(n)]??o.other:Co(n===1?t:e);return Eo(r,{count:n,...s})}var De=(t,e)=>Ao(t).split(Oo).map((n,s)=>s%2?Bo(e[n]):n);function Ao(t){let e=ls[t];return typeof e=="string"?e:Co(t)}var Co=t=>t.split("##")[0],Eo=(t,e)=>t.split(Oo).map((n,s)=>s%2?Bo(e[n]):n).join(""),Bo=t=>typeof t=="number"?m(t):t;var qt=class extends Error{constructor({code:e,message:n,status:s,body:o}){super(n),this.name="Refused",this.code=e,this.status=s,this.body=o}},Ie=class extends Error{constructor(){super(y("No answer from the server. Look whether it has arrived before you do it again.")),this.name="Unreachable",this.code="unreachable"}},ac=5e3,jo=[250,500,1e3,2e3,4e3],ic=[502,503,504],Gt=class{#e;constructor(e){this.#e=e.endsWith("/")?e:`${e}/`}async get(e){return ps(await this.#t(e,{}))}async look(e,n){let s=await this.#t(e,{headers:n?{"If-None-Match":n}:{},cache:"no-store"});return s.status===304?null:{state:ps(s),etag:s.etag}}async send(e,n,s={},{signal:o}={}){let r={"Content-Type":"application/json","Idempotency-Key":_o()},a={method:e,headers:r,body:JSON.stringify(s)};for(let c=0;;c+=1){try{return ps(await this.#t(n,a))}catch(l){if(!(l instanceof Ie)||o?.aborted)throw l}await new Promise(l=>setTimeout(l,jo[Math.min(c,jo.length-1)]))}}async#t(e,n){let s=new AbortController,o=setTimeout(()=>s.abort(),ac);try{let r=await fetch(this.#e+e,{signal:s.signal,...n});if(ic.includes(r.status))throw new Ie;let{ok:a,status:c,headers:l}=r;return{ok:a,status:c,etag:l.get("ETag"),text:await r.text()}}catch{throw new Ie}finally{clearTimeout(o)}}};function ps({ok:t,status:e,text:n}){let s=cc(n);if(t)return s;let{code:o=`http-${e}`,message:r}=s?.error??s??{};throw new qt({code:o,message:r??y("The server answered {status} and did not say why.",{status:e}),status:e,body:s})}function cc(t){try{return JSON.parse(t)}catch{return null}}var No=function(t,e,n,s){var o;e[0]=0;for(var r=1;r<e.length;r++){var a=e[r++],c=e[r]?(e[0]|=a?1:2,n[e[r++]]):e[++r];a===3?s[0]=c:a===4?s[1]=Object.assign(s[1]||{},c):a===5?(s[1]=s[1]||{})[e[++r]]=c:a===6?s[1][e[++r]]+=c+"":a?(o=t.apply(c,No(t,c,n,["",null])),s.push(o),c[0]?e[0]|=2:(e[r-2]=0,e[r]=o)):s.push(c)}return s},Mo=new Map;function Ho(t){var e=Mo.get(this);return e||(e=new Map,Mo.set(this,e)),(e=No(this,e.get(t)||(e.set(t,e=(function(n){for(var s,o,r=1,a="",c="",l=[0],p=function($){r===1&&($||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?l.push(0,$,a):r===3&&($||a)?(l.push(3,$,a),r=2):r===2&&a==="..."&&$?l.push(4,$,0):r===2&&a&&!$?l.push(5,0,!0,a):r>=5&&((a||!$&&r===5)&&(l.push(r,0,a,o),r=6),$&&(l.push(r,$,0,o),r=6)),a=""},u=0;u<n.length;u++){u&&(r===1&&p(),p(u));for(var f=0;f<n[u].length;f++)s=n[u][f],r===1?s==="<"?(p(),l=[l],r=3):a+=s:r===4?a==="--"&&s===">"?(r=1,a=""):a=s+a[0]:c?s===c?c="":a+=s:s==='"'||s==="'"?c=s:s===">"?(p(),r=1):r&&(s==="="?(r=5,o=a,a=""):s==="/"&&(r<5||n[u][f+1]===">")?(p(),r===3&&(l=l[0]),r=l,(l=l[0]).push(2,0,r),r=0):s===" "||s==="	"||s===`
`||s==="\r"?(p(),r=2):a+=s),r===3&&a==="!--"&&(r=4,l=l[0])}return p(),l})(t)),e),arguments,[])).length>1?e:e[0]}var U,Ro,$s,Jt,ds,pn,Fo,ln,qo,ms,fs,lc,Ue=Symbol.for("pv"),dn={},fn=[],uc=/^m(i|n|o|s|text|space)$/,hs=Array.isArray,bs=fn.slice,ce=Object.assign;function ie(t){t&&t.parentNode&&t.remove()}function $n(t,e,n){var s,o,r,a={},c=arguments.length;for(r in e)r=="key"?s=e[r]:r=="ref"&&typeof t!="function"?o=e[r]:a[r]=e[r];return c>2&&(a.children=c>3?bs.call(arguments,2):n),We(t,a,s,o,null)}function We(t,e,n,s,o){var r={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ue,__v:o||++Ro,__i:-1,__u:0};return!o&&U.vnode&&U.vnode(r),r}function Qt(t){return t.children}function ke(t,e){this.props=t,this.context=e,this.__g=0}function Yt(t,e){if(e==null)return t.__&&Yt(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:Yt(t)}function pc(t){var e,n=t.__v,s=n.__e,o=[],r=[],a=t.__P;a&&((e=ce({constructor:Ue},n)).__v=n.__v+1,U.vnode&&U.vnode(e),ys(a,e,n,t.__n,a.namespaceURI,32&n.__u?[s]:null,o,s||Yt(n),32&n.__u,r),e.__v=n.__v,e.__.__k[e.__i]=e,zo(o,e,r),n.__=n.__e=null,e.__e!=s&&Do(e))}function Do(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),Do(t)}function Lo(t){(8&t.__g||(t.__g|=8,Jt.push(t),pn++))&&ds==U.debounceRendering||((ds=U.debounceRendering)||queueMicrotask)(Io)}function Io(){try{for(var t,e=1;Jt.length;)Jt.length>e&&Jt.sort(Fo),t=Jt.shift(),e=Jt.length,8&t.__g&&pc(t)}finally{(pn=Jt.length)&&(ds||queueMicrotask)(Io)}}function Wo(t,e,n,s,o,r,a,c,l,p,u){var f,$,d,b,x,g,k=s.__k||fn,S=e.length;for(l=dc(n,e,k,l,S),f=0;f<S;f++)(d=n.__k[f])!=null&&($=~d.__i&&k[d.__i]||dn,d.__i=f,g=ys(t,d,$,o,r,a,c,l,p,u),b=d.__e,($.ref!=d.ref||8&$.__u)&&($.ref&&gs($.ref,null,d,$),d.ref&&u.push(d.ref,d.__c||b,d)),x=x||b,4&d.__u?(l=Uo(d,l,t,!$.__v),$.__e&&($.__e=null)):typeof d.type=="function"&&g!==void 0?l=g:b&&(l=b.nextSibling),d.__u&=-21);return n.__e=x,l}function dc(t,e,n,s,o){var r,a,c,l,p,u,f,$,d,b=n.length,x=b,g=0,k=0,S=t.__k=Array(o);for(r=0;r<o;r++)(a=e[r])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=S[r]=We(null,a):hs(a)?a=S[r]=We(Qt,{children:a}):a.constructor===Ue&&a.__b?a=S[r]=We(a.type,a.props,a.key,a.ref,a.__v):S[r]=a,l=r+g,a.__=t,a.__b=t.__b+1,c=null,~(p=a.__i=fc(a,n,l,x))&&(x--,(c=n[p])&&(c.__u|=2)),c&&c.__v?(a.__u|=16,p==l-1?g--:p==l+1?g++:p!=l&&(p>l?g--:g++,k=1)):(~p||(o>b?g--:o<b&&g++),typeof a.type!="function"&&(a.__u|=4))):S[r]=null;if(k){for(u=[],f=[],r=0;r<o;r++)if((a=S[r])&&16&a.__u){for(g=0,$=u.length;g<$;)u[d=g+$>>1]<a.__i?g=d+1:$=d;u[g]=a.__i,f[r]=g+1}for(g=u.length;r--;)f[r]&&(f[r]==g?g--:S[r].__u|=4)}if(x)for(r=0;r<b;r++)!(c=n[r])||2&c.__u||(c.__e==s&&(s=Yt(c)),ks(c,c));return s}function Uo(t,e,n,s){var o,r,a,c;if(typeof t.type=="function"){if(t.props.__P)return e;if(o=t.__k)for(r=0;r<o.length;r++)o[r]&&(o[r].__=t,e=Uo(o[r],e,n,!1));return e}for(e&&!e.parentNode&&(e=Yt(t))&&!e.parentNode&&(e=null),a=t.__e,c=e;c&&c.nodeType==8;)c=c.nextSibling;for(a!=c&&(!s&&n.moveBefore&&a.parentNode?n.moveBefore(a,e):n.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function fc(t,e,n,s){var o,r=t.key,a=t.type,c=e[n],l=c&&!(2&c.__u);if(c===null&&r==null||l&&r==c.key&&a==c.type)return n;if(s>(l?1:0)){for(o=n-1;o>=0;o--)if((c=e[o])&&!(2&c.__u)&&r==c.key&&a==c.type)return o;for(o=n+1;o<e.length;o++)if((c=e[o])&&!(2&c.__u)&&r==c.key&&a==c.type)return o}return-1}function Po(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function cn(t,e,n,s,o){var r,a;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.cssText=s=""),s)for(e in s)n&&e in n||Po(t.style,e);if(n)for(e in n)s&&n[e]==s[e]||Po(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(t.__e||(t.__e={}))[e]=n,n&&s||(a=fs[e]||(fs[e]=$c(e)),(t.__a||(t.__a={}))[e]=ms,r=e!=(e=e.replace(qo,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,a,r):t.removeEventListener(e,a,r));else{if(o=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function $c(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[ln]==null)e[ln]=ms++;else if(e[ln]<this.__a[t])return;return n(U.event?U.event(e):e)}}}function ys(t,e,n,s,o,r,a,c,l,p){var u,f,$,d,b,x,g,k,S,O,_,M,K,Y,R,z,E,W,A=e.type;if(e.constructor!==Ue)return null;128&n.__u&&(l=32&n.__u,u=n.__c.__z)&&(e.__u|=l,f=r=[],u.nodeType==8?c=un(u,r):r.push(u),c=r[0]||c),(u=U.__b)&&u(e);t:if(typeof A=="function"){$=a.length;try{if(k=e.props,S=(u=A.prototype)&&u.render,O=(u=A.contextType)&&s[u.__c],_=u?O?O.props.value:u.__:s,(d=n.__c)?(e.__c=d,2&d.__g&&(d.__g|=1)):(S?e.__c=d=new A(k,_):(e.__c=d=new ke(k,_),d.constructor=A,d.render=hc),O&&O.sub(d),d.state||(d.state={}),d.__n=s,d.__g|=8,d.__h=[],d.__k=[]),S&&(d.__s||(d.__s=d.state),A.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=ce({},d.__s)),ce(d.__s,A.getDerivedStateFromProps(k,d.__s)))),b=d.props,x=d.state,d.__v=e,n.__c){if(k!==b&&S&&!A.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(k,_),e.__v==n.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&d.shouldComponentUpdate(k,d.__s,_)===!1){e.__v!=n.__v&&(d.props=k,d.state=d.__s,d.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(L){L&&(L.__=e)}),fn.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&a.push(d),c=Yt(n);break t}d.componentWillUpdate&&d.componentWillUpdate(k,d.__s,_),S&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(b,x,g)})}else S&&!A.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),S&&d.componentDidMount&&d.__h.push(d.componentDidMount);d.context=_,d.props=k,d.__P=t,d.__g&=-5,M=U.__r,K=S?25:0;do d.__g&=-9,M&&M(e),u=d.render(d.props,d.state=d.__s,d.context);while(8&d.__g&&++K<25);S&&(fn.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(s=ce({},s,d.getChildContext())),S&&n.__c&&d.getSnapshotBeforeUpdate&&(g=d.getSnapshotBeforeUpdate(b,x)),Y=u&&u.type===Qt&&u.key==null?u.props.children:u,k.__P&&(u=c,o=(t=k.__P).namespaceURI,l=r=null,n.props&&n.props.__P!=t&&(n.__k.some(function(L){L&&ks(L,L)}),n.__k=null),c=n.__k?Yt(n,0):null),c=Wo(t,hs(Y)?Y:[Y],e,n,s,o,r,a,c,l,p),k.__P&&(e.__e=null,c=u),e.__u&=-161,f&&f.some(ie),d.__h.length&&a.push(d),1&d.__g&&(d.__g&=-4)}catch(L){if(a.length=$,e.__v=null,l||r)if(L&&L.then){if(e.__u|=128|l,r){for(~(E=r.indexOf(c||void 0))||(E=r.length);(W=r[E-1])&&W.nodeType==8;)E--;for(;E<r.length;E++)if(W=r[E])if(r[E]=null,R){if(W==z)break}else{if(W.nodeType!=8)break;W.data.startsWith("$s")&&(z=un(R=W))}}if(!R){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;R=c}(u=un(R=e.__c.__z||(e.__c.__z=R)))?(e.__e=R,c=u):e.__e=c,c=c&&c.nextSibling}else r&&r.some(ie);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),L&&L.then||Ko(e),U.__e(L,e,n)}}else c=e.__e=mc(n.__e,e,n,s,o,r,a,l,p,t);return(u=U.diffed)&&u(e),c}function un(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function Ko(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Ko))}function zo(t,e,n){for(var s=0;s<n.length;)gs(n[s++],n[s++],n[s++]);U.__c&&U.__c(e,t),t.some(function(o){try{t=o.__h,o.__h=[],t.some(function(r){r.call(o)})}catch(r){U.__e(r,o.__v)}})}function mc(t,e,n,s,o,r,a,c,l,p){var u,f,$,d,b,x,g,k,S=n.props||dn,O=e.props,_=e.type;if(_=="svg"?o="http://www.w3.org/2000/svg":_=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),r){for(u=0;u<r.length;u++)if((b=r[u])&&(_?b.localName==_:b.nodeType==3)){t=b,r[u]=null;break}}if(!t){if(k=p.ownerDocument||document,!_)return k.createTextNode(O);t=k.createElementNS(o,_,O.is?O:p),c&&(U.__m&&U.__m(e,r),c=!1),r=null}if(_){if(p=_=="template"&&t.content||t,r=_=="textarea"&&O.defaultValue!=null?null:r&&bs.call(p.childNodes),!c&&r)for(S={},u=0;u<t.attributes.length;u++)S[(b=t.attributes[u]).name]=b.value;for(u in S)b=S[u],u=="dangerouslySetInnerHTML"?$=b:u=="children"||u in O||u=="value"&&"defaultValue"in O||u=="checked"&&"defaultChecked"in O||cn(t,u,null,b,o);for(u in O)b=O[u],u=="children"?d=b:u=="dangerouslySetInnerHTML"?f=b:u=="value"?x=b:u=="checked"?g=b:c&&typeof b!="function"||S[u]===b||cn(t,u,b,S[u],o);f?(c||$&&(f.__html==$.__html||f.__html==t.innerHTML)||(t.innerHTML=f.__html),e.__k=[]):($&&(t.textContent=""),(_=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&uc.test(_))&&(o="http://www.w3.org/1999/xhtml"),Wo(p,hs(d)?d:[d],e,n,s,o,r,a,r?r[0]:n.__k&&Yt(n,0),c,l),r&&r.some(ie)),c&&_!="textarea"||(u="value",_=="progress"&&x==null?t.removeAttribute(u):x==null||x===t[u]&&(_!="progress"||x)||cn(t,u,x,S[u],o),u="checked",g!=null&&g!=t[u]&&cn(t,u,g,S[u],o))}else S===O||c&&t.data==O||(t.data=O);return t}function gs(t,e,n,s){try{typeof t=="function"?e?e.__x=t(e)||1:s&&(s=s.__c||s.__e)&&(e=s.__x)&&(s.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(o){U.__e(o,n)}}function ks(t,e,n){var s,o,r,a;if(U.unmount&&U.unmount(t),!(s=t.ref)||s.current&&s.current!=t.__e||gs(s,null,e,t),s=t.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(c){U.__e(c,e)}s.__P=s.__n=null}if(s=t.__k)for(a=0;a<s.length;a++)s[a]&&ks(s[a],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(s=t.__c)&&(s=s.__z)&&(o=un(s,r=[]))&&(s==t.__e&&r.some(ie),ie(o),ie(s)),n||ie(t.__e),t.__e=t.__c=t.__=null}function hc(t,e,n){return this.constructor(t,n)}function mn(t,e){var n,s,o,r;U.__&&U.__(t,e),e.nodeType==9&&(e=e.documentElement),s=(n=t&&32&t.__u)?null:e.__k,e.__k=We(Qt,{children:[t]}),o=[],r=[],ys(e,e.__k,s||dn,dn,e.namespaceURI,s?null:e.firstChild?bs.call(e.childNodes):null,o,s?s.__e:e.firstChild,n,r),zo(o,e.__k,r),e.__k.props.children=null}U={__e:function(t,e,n,s){for(var o,r,a;e=e.__;)if((o=e.__c)&&!(1&o.__g)){o.__g|=4;try{if((a=(r=o.constructor)&&r.getDerivedStateFromError)&&o.setState(r.getDerivedStateFromError(t)),o.componentDidCatch&&(o.componentDidCatch(t,s||{}),a=1),a&&8&o.__g)return void(o.__g|=2)}catch(c){t=c}}throw pn=0,t}},Ro=0,$s=function(t){return t!=null&&t.constructor===Ue},ke.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=ce({},this.state)),typeof t=="function"&&(t=t(ce({},n),this.props)),t&&(ce(n,t),this.__v&&(e&&this.__k.push(e),Lo(this)))},ke.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Lo(this))},ke.prototype.render=Qt,Jt=[],pn=0,Fo=function(t,e){return t.__v.__b-e.__v.__b},ln=Symbol(),qo=/(PointerCapture)$|Capture$/i,ms=0,fs={},lc=0;var _e,et,_s,Go,vs=Object.is,hn=0,nr=[],ws=[],X=U,Jo=X.__b,Yo=X.__r,Qo=X.diffed,Vo=X.__c,Zo=X.unmount,Xo=X.__;function bn(t,e){X.__h&&X.__h(et,t,hn||e),hn=0;var n=et.__H||(et.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function T(t){return hn=1,bc(sr,t)}function bc(t,e,n){var s=bn(_e++,2);if(s.t=t,!s.__c&&(s.__=[n?n(e):sr(void 0,e),function(r){var a=(s.__N||s.__)[0],c=s.t(a,r);vs(a,c)||(s.__N=[c,s.__[1]],s.__c.setState({}))}],s.__c=et,!et.__f)){et.__f=!0;var o=et.shouldComponentUpdate;et.shouldComponentUpdate=function(r,a,c){var l=this.__H;if(!l)return!0;var p=!1,u=this.props!=r;if(l.__.some(function($){$.__N&&(p=!0,vs($.__[0],$.__N[0])||(u=!0))}),o){var f=o.call(this,r,a,c);return p?f||u:f}return!p||u}}return s.__}function q(t,e){var n=bn(_e++,3);!X.__s&&Ts(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,et.__H.__h.push(n))}function Ss(t,e){var n=bn(_e++,4);!X.__s&&Ts(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,et.__h.push(n))}function nt(t){return hn=5,ze(function(){return{current:t}},[])}function ze(t,e){var n=bn(_e++,7);return Ts(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function yc(){var t;do{for(;t=ws.shift();)try{Ke(t)}catch(n){X.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=nr.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Ke),e.__h.some(xs),e.__h=[]}catch(n){e.__h=[],X.__e(n,t.__v)}}}while(ws.length)}X.__b=function(t){et=null,Jo&&Jo(t)},X.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),Xo&&Xo(t,e)},X.__r=function(t){Yo&&Yo(t),_e=0;var e=(et=t.__c).__H;e&&(_s==et?et.__h=[]:(e.__h.some(Ke),e.__h.some(xs),_e=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),_s=et},X.diffed=function(t){Qo&&Qo(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&er(nr.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),_s=et=null},X.__c=function(t,e){e.some(function(n){try{n.__h.some(Ke),n.__h=n.__h.filter(function(s){return!s.__||xs(s)})}catch(s){n.__h=[function(){throw s}]}}),Vo&&Vo(t,e)},X.unmount=function(t){Zo&&Zo(t);var e,n,s=t.__c;s&&s.__H&&(s.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,er(ws.push(o))}else Ke(o)}catch(r){e=r}}),s.__H=void 0,e&&X.__e(e,s.__v))};var tr=typeof requestAnimationFrame=="function";function gc(t){var e,n=function(){clearTimeout(s),tr&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(n,35);tr&&(e=requestAnimationFrame(n))}function er(t){t!=1&&Go==X.requestAnimationFrame||((Go=X.requestAnimationFrame)||gc)(yc)}function Ke(t){var e=et,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),et=e}function xs(t){var e=et;t.__c=t.__(),et=e}function Ts(t,e){return!t||t.length!=e.length||e.some(function(n,s){return!vs(n,t[s])})}function sr(t,e){return typeof e=="function"?e(t):e}var kc=Symbol.for("preact-signals");function _n(){if(Dt>1){Dt--;return}let t,e=!1;for((function(){let n=yn;for(yn=void 0;n!==void 0;){let s=n.S;if(s.v===n.v)for(let o=s.t;o!==void 0;o=o.x)o.i===n.i&&(o.i=s.i);n=n.o}})();Je!==void 0;){let n=Je;for(Je=void 0,gn++;n!==void 0;){let s=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&rr(n))try{n.c()}catch(o){e||(t=o,e=!0)}n=s}}if(gn=0,Dt--,e)throw t}function vn(t){if(Dt>0)return t();Os=++_c,Dt++;try{return t()}finally{_n()}}var Q,Ge,Je;function Ye(t){let e=Q,n=Ge;Q=void 0,Ge=void 0;try{return t()}finally{Q=e,Ge=n}}var yn,Dt=0,gn=0,_c=0,Os=0,kn=0;function or(t){if(Q===void 0)return;let e=t.n;if(e===void 0||e.t!==Q)return e={i:0,S:t,p:Q.s,n:void 0,t:Q,e:void 0,x:void 0,r:e},Q.s!==void 0&&(Q.s.n=e),Q.s=e,t.n=e,32&Q.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=Q.s,e.n=void 0,Q.s.n=e,Q.s=e),e}function rt(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}rt.prototype.brand=kc;rt.prototype.h=function(){return!0};rt.prototype.S=function(t){let e=this.t;e!==t&&t.e===void 0&&(t.x=e,this.t=t,e!==void 0?e.e=t:Ye(()=>{var n;(n=this.W)==null||n.call(this)}))};rt.prototype.U=function(t){if(this.t!==void 0){let e=t.e,n=t.x;e!==void 0&&(e.x=n,t.e=void 0),n!==void 0&&(n.e=e,t.x=void 0),t===this.t&&(this.t=n,n===void 0&&Ye(()=>{var s;(s=this.Z)==null||s.call(this)}))}};rt.prototype.subscribe=function(t){return bt(()=>{let e=this.value;Ye(()=>t(e))},{name:"sub"})};rt.prototype.valueOf=function(){return this.value};rt.prototype.toString=function(){return this.value+""};rt.prototype.toJSON=function(){return this.value};rt.prototype.peek=function(){return Ye(()=>this.value)};Object.defineProperty(rt.prototype,"value",{get(){let t=or(this);return t!==void 0&&(t.i=this.i),this.v},set(t){if(t!==this.v){if(gn>100)throw new Error("Cycle detected");(function(e){Dt!==0&&gn===0&&e.l!==Os&&(e.l=Os,yn={S:e,v:e.v,i:e.i,o:yn})})(this),this.v=t,this.i++,kn++,Dt++;try{for(let e=this.t;e!==void 0;e=e.x)e.t.N()}finally{_n()}}}});function at(t,e){return new rt(t,e)}function rr(t){for(let e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function ar(t){for(let e=t.s;e!==void 0;e=e.n){let n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function ir(t){let e,n=t.s;for(;n!==void 0;){let s=n.p;n.i===-1?(n.S.U(n),s!==void 0&&(s.n=n.n),n.n!==void 0&&(n.n.p=s)):e=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=s}t.s=e}function le(t,e){rt.call(this,void 0,e),this.x=t,this.s=void 0,this.g=kn-1,this.f=4}le.prototype=new rt;le.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===kn))return!0;if(this.g=kn,this.f|=1,this.i>0&&!rr(this))return this.f&=-2,!0;let t=Q;try{ar(this),Q=this;let e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return Q=t,ir(this),this.f&=-2,!0};le.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(let e=this.s;e!==void 0;e=e.n)e.S.S(e)}rt.prototype.S.call(this,t)};le.prototype.U=function(t){if(this.t!==void 0&&(rt.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(let e=this.s;e!==void 0;e=e.n)e.S.U(e)}};le.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(le.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let t=or(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function Qe(t,e){return new le(t,e)}function cr(t){let e=t.j;if(t.j=void 0,typeof e=="function"){Dt++;let n=Q;Q=void 0;try{e()}catch(s){throw t.f&=-2,t.f|=8,As(t),s}finally{Q=n,_n()}}}function As(t){for(let e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,cr(t)}function vc(t){if(Q!==this)throw new Error("Out-of-order effect");ir(this),Q=t,this.f&=-2;try{8&this.f&&As(this)}finally{_n()}}function ve(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,Ge&&Ge.push(this)}ve.prototype.c=function(){let t=this.S();try{if(8&this.f||this.x===void 0)return;let e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};ve.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,cr(this),ar(this),Dt++;let t=Q;return Q=this,vc.bind(this,t)};ve.prototype.N=function(){2&this.f||(this.f|=2,this.u=Je,Je=this)};ve.prototype.d=function(){this.f|=8,1&this.f||As(this)};ve.prototype.dispose=function(){this.d()};function bt(t,e){let n=new ve(t,e);try{n.c()}catch(o){throw n.d(),o}let s=n.d.bind(n);return s[Symbol.dispose]=s,s}var wc=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,lr,xn,wn;var ur=[];bt(function(){lr=this.N})();function we(t,e){U[t]=e.bind(null,U[t]||(()=>{}))}function Ve(t){if(wn){let e=wn;wn=void 0,e()}wn=t&&t.S()}function pr({data:t}){let e=Sc(t);e.name="ReactiveDom",e.value=t;let[n,s]=ze(()=>{let o=this,r=this.__v;for(;r=r.__;)if(r.__c){r.__c.__$f|=4;break}let a=Qe(()=>{let u=e.value.value;return u===0?0:u===!0?"":u||""}),c=Qe(()=>!Array.isArray(a.value)&&!$s(a.value)),l=bt(function(){if(this.N=dr,c.value){let u=a.value;o.__v&&o.__v.__e&&o.__v.__e.nodeType===3&&(o.__v.__e.data=u)}}),p=this.__$u.d;return this.__$u.d=function(){l(),p.call(this)},[c,a]},[]);return n.value?s.peek():s.value}pr.displayName="ReactiveTextNode";Object.defineProperties(rt.prototype,{constructor:{configurable:!0,value:$n(Qt,null).constructor},type:{configurable:!0,value:pr},props:{configurable:!0,get(){let t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});we("__b",(t,e)=>{if(Ve(),xn=void 0,typeof e.type=="string"){let n,s=e.props;for(let o in s){if(o==="children")continue;let r=s[o];r instanceof rt&&(n||(e.__np=n={}),n[o]=r,s[o]=r.peek())}}t(e)});we("__r",(t,e)=>{if(t(e),e.type!==Qt){Ve();let n,s=e.__c;s&&(s.__$f&=-2,n=s.__$u,n===void 0&&(s.__$u=n=(function(o,r){let a;return bt(function(){a=this},{name:r}),a.c=o,a})((function(o){return function(){var r;wc&&((r=this.y)==null||r.call(this)),o.__$f|=1,o.setState({})}})(s),typeof e.type=="function"?e.type.displayName||e.type.name:""))),xn=s,Ve(n)}});we("__e",(t,e,n,s)=>{Ve(),xn=void 0,t(e,n,s)});we("diffed",(t,e)=>{Ve(),xn=void 0;let n;if(typeof e.type=="string"&&(n=e.__e)){let s=e.__np,o=e.props,r=n.U;if(r)for(let a in r){let c=r[a];c===void 0||s&&a in s||(c.d(),r[a]=void 0)}if(s){r||(r={},n.U=r);for(let a in s){let c=r[a],l=s[a];c===void 0?(c=xc(n,a,l,o),r[a]=c):c.o(l,o)}}}t(e)});function xc(t,e,n,s){let o=e in t&&t.ownerSVGElement===void 0,r=at(n);return{o:(a,c)=>{r.value=a,s=c},d:bt(function(){this.N=dr;let a=r.value.value;s[e]!==a&&(s[e]=a,o?t[e]=a:a!=null&&(a!==!1||e[4]==="-")?t.setAttribute(e,a):t.removeAttribute(e))})}}we("unmount",(t,e)=>{if(typeof e.type=="string"){let n=e.__e;if(n){let o=n.U;if(o){n.U=void 0;for(let r in o){let a=o[r];a&&a.d()}}}let s=e.__np;if(s){let o=e.props;for(let r in s)o[r]=s[r]}e.__np=void 0}else{let n=e.__c;if(n){n.__$f|=8;let s=n.__$u;s&&(n.__$u=void 0,s.d())}}t(e)});we("__h",(t,e,n,s)=>{s<3&&(e.__$f|=2),t(e,n,s)});ke.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;let n=this.__$u,s=n&&n.s!==void 0;for(let o in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let o=2&this.__$f;if(!(s||o||4&this.__$f)||1&this.__$f)return!0}else if(!(s||4&this.__$f)||3&this.__$f)return!0;for(let o in t)if(o!=="__source"&&t[o]!==this.props[o])return!0;for(let o in this.props)if(!(o in t))return!0;return!1};function Sc(t,e){return ze(()=>at(t,e),[])}var Tc=t=>{queueMicrotask(()=>{queueMicrotask(t)})};function Oc(){vn(()=>{let t;for(;t=ur.shift();)lr.call(t)})}function dr(){ur.push(this)===1&&(U.requestAnimationFrame||Tc)(Oc)}var i=Ho.bind($n),v=t=>t.filter(Boolean).join(" ");var mr=320,Ac=1500,Cc=36,Ec=1800,Es={x:-1e3,y:-1e3,at:-1/0},Cs=Es,Nt=Es;addEventListener("click",({clientX:t,clientY:e})=>{Cs=Nt,Nt={x:t,y:e,at:performance.now()}},{capture:!0});var hr=(t,e)=>Math.hypot(t.x-e.x,t.y-e.y)<=Cc,br=()=>hr(Cs,Nt)&&Nt.at-Cs.at<mr;function mt(t,{fresh:e=!1}={}){let n=nt(e&&Nt!==Es?null:t),s=nt(!1),o=nt(null);return n.current!==t&&(n.current=t,s.current=!0,o.current=performance.now()-Nt.at<Ac?Nt:null),Ss(()=>{if(!s.current)return;let r=setTimeout(()=>{s.current=!1},mr);return()=>clearTimeout(r)},[t]),{swallows(r){return r.detail===0||!s.current||o.current&&!hr(o.current,Nt)?!1:(r.stopPropagation(),r.preventDefault(),Bs(y("This has just changed. Tap again.")),!0)}}}var fr=null,$r;function Bs(t){fr?.remove(),clearTimeout($r);let e=document.createElement("p");fr=e,e.className="unheard",e.setAttribute("role","status"),e.textContent=t,([...document.querySelectorAll("dialog[open]")].at(-1)??document.body).append(e);let{width:s,height:o}=e.getBoundingClientRect();e.style.left=`${Math.max(8,Math.min(Nt.x-s/2,innerWidth-s-8))}px`,e.style.top=`${Math.max(8,Nt.y-o-40)}px`,$r=setTimeout(()=>e.remove(),Ec)}function h({kind:t,name:e,disabled:n,busy:s,large:o,chosen:r,onTap:a,children:c}){let l=["button",t&&`is-${t}`,o&&"is-large",s&&"is-busy",r&&"is-chosen"];return i`<button type="button" class=${v(l)} aria-label=${e} aria-busy=${s?"true":null}
      aria-pressed=${r===void 0?null:String(!!r)}
      disabled=${n} onClick=${()=>!s&&a?.()}>${c}</button>`}function F({question:t,end:e,steady:n,children:s}){let o=mt(t,{fresh:!0});return i`<div class="controls">
    <div class="controls-main" onClickCapture=${o.swallows}>${s}</div>
    ${e&&i`<div class="controls-end" onClickCapture=${n?null:o.swallows}>${e}</div>`}
  </div>`}var Bc={2:y("two"),3:y("three"),4:y("four"),5:y("five"),6:y("six"),7:y("seven"),8:y("eight"),9:y("nine"),T:y("ten"),J:y("jack"),Q:y("queen"),K:y("king"),A:y("ace")},jc={c:y("clubs"),d:y("diamonds"),h:y("hearts"),s:y("spades")},Ze={2:"M4.5 12C5 6.5 9.5 3.5 15 3.5C21 3.5 25.5 7 25.5 13C25.5 17.5 23 21 18.5 25.5L4.5 40.5H26.5",3:"M4.5 7C7.5 4.5 10.5 3.5 14 3.5C20 3.5 24.5 7 24.5 12S20.5 20.7 13 20.7C21.5 20.7 26 24.5 26 30.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.8",4:"M20.5 40.5V3.5L3.5 29.5H27",5:"M24.5 3.5H7.5L6 20C8.5 18 11.5 17 14.5 17C21.5 17 26.5 21.5 26.5 28.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.5",6:"M4 29.5C4 23 9 18.3 15 18.3S26 23 26 29.5S21 40.5 15 40.5S4 36 4 29.5C4 16 9 7 19.5 3.5",7:"M3.5 3.5H26.5C19.5 15 14 27 12.5 40.5",8:"M15 21A9.8 8.75 0 1 1 15 3.5A9.8 8.75 0 1 1 15 21A11.3 9.75 0 1 1 15 40.5A11.3 9.75 0 1 1 15 21Z",9:"M26 14.5C26 21 21 25.7 15 25.7S4 21 4 14.5S9 3.5 15 3.5S26 8 26 14.5C26 28 21 37 10.5 40.5",T:"M3.5 10L9.5 3.5V40.5M24.2 3.5C18.5 3.5 16.4 10 16.4 22S18.5 40.5 24.2 40.5S32 34 32 22S29.9 3.5 24.2 3.5Z",J:"M13 3.5H23V29.5C23 36.5 19 40.5 13.5 40.5C8 40.5 4.5 37 4.5 31",Q:"M15 3.5C7.5 3.5 3.5 10 3.5 22S7.5 40.5 15 40.5S26.5 34 26.5 22S22.5 3.5 15 3.5ZM17.5 31.5L26.5 41.5",K:"M5 3.5V40.5M26 3.5L6.5 25M13 18.5L26.5 40.5",A:"M3.5 40.5L15 3.5L26.5 40.5M8 29H22"},ct={c:"M71 28A21 21 0 1 1 29 28A21 21 0 1 1 71 28ZM50 59A22 22 0 1 1 6 59A22 22 0 1 1 50 59ZM94 59A22 22 0 1 1 50 59A22 22 0 1 1 94 59ZM38 42H62L54 62C55 78 59 88 67 95H33C41 88 45 78 46 62Z",d:"M50 3C60 21 73 38 87 50C73 62 60 79 50 97C40 79 27 62 13 50C27 38 40 21 50 3Z",h:"M50 93C20 68 5 51 5 32C5 17 16 7 28 7C38 7 46 13 50 23C54 13 62 7 72 7C84 7 95 17 95 32C95 51 80 68 50 93Z",s:"M50 4C66 26 93 41 93 62C93 74 84 83 73 83C65 83 59 79 55 73C56 82 60 89 67 95H33C40 89 44 82 45 73C41 79 35 83 27 83C16 83 7 74 7 62C7 41 34 26 50 4Z"},Sn="M50 4L61 37L96 37L68 58L78 92L50 71L22 92L32 58L4 37L39 37Z",yr=[...Array(9).keys()].map(t=>{let e=20*(t+1),n=Math.max(0,e-120),s=Math.min(80,e);return`M${10+n} ${10+e-n}L${10+s} ${10+e-s}M${90-n} ${10+e-n}L${90-s} ${10+e-s}`}).join("");function it(t){return t==="Jk"?y("joker"):J(t)?y("{rank} of {suit}",{rank:Bc[t[0]],suit:jc[t[1]]}):y("face down")}var J=t=>typeof t=="string"&&/^([2-9TJQKA][cdhs]|Jk)$/.test(t),js=[..."shdc"].flatMap(t=>[..."AKQJT98765432"].map(e=>e+t));function Ht({allowed:t,picked:e=[],onPick:n,onTakeBack:s,busy:o}){let r=new Set(t),a=r.has("Jk")?[...js,"Jk"]:js;return i`<div class="picker-grid" role="group" aria-label=${y("cards")}>
    ${a.map((c,l)=>i`<${Mc} key=${c} card=${c} starts=${l%13===0}
      picked=${e.includes(c)} open=${r.has(c)} busy=${o}
      onTap=${()=>e.includes(c)?s?.(c):n(c)} />`)}
  </div>`}function kr({picked:t=[],onTakeBack:e,busy:n}){let s=t[t.length-1];return i`<${h} kind="plain" disabled=${n} onTap=${()=>e(s)}>
    ${s?y("take back {card}",{card:P(s)}):y("undo")}
  <//>`}function Mc({card:t,starts:e,open:n,picked:s,busy:o,onTap:r}){let a=!n&&!s,l=[t!=="Jk"&&`suit-${t[1]}`,e&&"starts-suit",a&&"is-out",s&&"is-picked"];return i`<button type="button" class=${v(["picker-card",...l])} disabled=${a||o}
      aria-label=${it(t)} aria-pressed=${s?"true":null} onClick=${r}>
    ${!a&&i`<${ue} card=${t} />`}
  </button>`}function ue({card:t}){if(!J(t))return i`<span>?</span>`;if(t==="Jk")return i`<${gr} path=${Sn} />`;let[e,n]=t;return i`
    <svg viewBox=${e==="T"?"0 0 36 44":"0 0 30 44"} aria-hidden="true">
      <path class="card-rank" d=${Ze[e]} />
    </svg>
    <${gr} path=${ct[n]} />`}var gr=({path:t})=>i`<svg viewBox="-2 -2 104 104" aria-hidden="true">
  <path class="card-pip" d=${t} />
</svg>`,Nc={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},P=t=>J(t)&&t!=="Jk"?`${t[0]==="T"?"10":t[0]}${Nc[t[1]]}\uFE0E`:it(t);var N=t=>y(`${String(t).replaceAll("_"," ")}##of a game`);function xt(t){return J(t)?P(t):typeof t=="number"?m(t):typeof t=="boolean"?t?y("yes"):y("no"):Array.isArray(t)?t.map(xt).join(" "):t&&typeof t=="object"?Object.values(t).map(xt).join(" \xB7 "):N(t)}function xe(t,e,n={}){if(n[t])return n[t](e);let s=Object.entries(e),o=s.some(([,r])=>r!==0)?s.filter(([,r])=>r!==0):s.slice(0,1);return Ms(N(t),o)}function Ms(t,e){let s=e.filter(([,r])=>r!==!0).map(([,r])=>xt(r)).join(" "),o=s?y("{deed} {what}##a verb and what it is done with",{deed:t,what:s}):t;return e.filter(([,r])=>r===!0).reduce((r,[a])=>y("{deed} and {also}",{deed:r,also:N(a)}),o)}function yt(t){return t.length<2?t.join(""):y("{others} and {last}",{others:t.slice(0,-1).join(", "),last:t.at(-1)})}function Xe(t,e){let n=[],s=t;for(let o of[...e].sort((r,a)=>a.value-r.value)){let r=Math.floor(s/o.value);r>0&&n.push({...o,count:r}),s-=r*o.value}return n}var _r=t=>t.map(({count:e,colour:n})=>y("{count} {colour}##of chips",{count:e,colour:N(n)})).join(", ");function Se({min:t,max:e,step:n=1}){return e==null||e>=Number.MAX_SAFE_INTEGER?null:t+Math.floor((e-t)/n)*n}function Tn(t,e){let{min:n,step:s=1}=e,o=Se(e);return o!==null&&o<n?y("not possible now"):t<n?y("at least {amount}",{amount:n}):o!==null&&t>o?y("at most {amount}",{amount:o}):(t-n)%s!==0?n%s===0?y("in steps of {step}",{step:s}):y("{first}, then in steps of {step}",{first:n,step:s}):null}function St(t,e,n){return e.reduce((o,r)=>o+r,0)===t?e:Xe(t,n).flatMap(({value:o,count:r})=>Array(Math.min(r,500)).fill(o))}function Lt(t,e){let n=t.lastIndexOf(e);return t.filter((s,o)=>o!==n)}var vr={white:{body:"#efeadb",spots:"#7b7a74"},red:{body:"#c22f39",spots:"#fff"},blue:{body:"#2460b0",spots:"#fff"},green:{body:"#1f8a49",spots:"#fff"},black:{body:"#25252a",spots:"#fff"},purple:{body:"#6d3c9b",spots:"#fff"},yellow:{body:"#e6b91f",spots:"#25252a"},pink:{body:"#df79a4",spots:"#fff"},orange:{body:"#de6f25",spots:"#fff"},grey:{body:"#878d92",spots:"#fff"},brown:{body:"#794d2a",spots:"#fff"},turquoise:{body:"#17909a",spots:"#fff"}},Hc=5,wr=8,On=({value:t,colour:e})=>i`<${An} value=${t} colour=${e} count=${1} bare />`;function An({value:t,colour:e,count:n,bare:s}){let o=Math.min(n,Hc),r=64+(o-1)*wr,{body:a,spots:c}=vr[e]??vr.grey,l={"--chip-colour":a,"--chip-spots":c},p=[...Array(o-1).keys()].map(f=>r-32-f*wr),u=i`<svg class="chip" viewBox=${`0 0 64 ${r}`} style=${l} role="img"
      aria-label=${y("{count} {colour}, {value} each##of chips",{count:n,colour:N(e),value:t})}>
    ${p.map(f=>i`<g key=${f}>
      <circle class="chip-under" cx="32" cy=${f} r="30.5" />
      <circle class="chip-spots" cx="32" cy=${f} r="26.5" stroke-dasharray="13.9 13.85" />
    </g>`)}
    <circle class="chip-body" cx="32" cy="32" r="30.5" />
    <circle class="chip-spots" cx="32" cy="32" r="26.5" stroke-dasharray="13.9 13.85" />
    <circle class="chip-face" cx="32" cy="32" r="20.5" />
    <text class="chip-value" x="32" y=${32+xr(t)*.36} font-size=${xr(t)}>${Sr(t)}</text>
  </svg>`;return s?u:i`<span class="pile">${u}<span class="pile-count" aria-hidden="true">×${n}</span></span>`}function Te({amount:t,chipset:e,words:n}){let s=Xe(t,e);return i`<span class="chips">
    <span class="chips-piles">${s.map(o=>i`<${An} key=${o.value} ...${o} />`)}</span>
    ${n&&i`<span class="chips-words">${_r(s)}</span>`}
  </span>`}function Sr(t){return t<1e3||t%100?String(t):`${t/1e3}k`}var xr=t=>[26,25,19,15,12][Math.min(Sr(t).length,5)-1];var Ns=()=>i`<div class="languages" role="group" aria-label=${y("The language of this screen")}>
  ${Object.entries(xo).map(([t,e])=>i`<${h} key=${t} kind="quiet" chosen=${t===Mt}
      onTap=${()=>t!==Mt&&So(t)}><span lang=${t}>${e}</span><//>`)}
</div>`;var Tr=({title:t,text:e,children:n})=>i`<main class="porch">
  <div class="porch-words">
    <div class="porch-mark" aria-hidden="true"><${An} value=${1} colour="white" count=${3} bare /></div>
    <p class="porch-name">Croupier</p>
    <h1>${t}</h1>
    ${e&&i`<p class="quiet">${e}</p>`}
    <${Ns} />
  </div>
  ${n}
</main>`;var Lc=1500,Pc=1e4,Or=[1e3,2e3,5e3,15e3],Rc=2,Fc=({status:t})=>t<500&&t!==429,Cn=class{state=at(null);connection=at("polling");heard=at(Date.now());refusal=at(null);#e;#t;#n;#c=null;#s=null;#r=0;#i;#l;#o=!1;#p=!1;#d=0;#u=!1;#m=[[document,"visibilitychange",()=>this.#f()],[window,"pageshow",()=>this.#f()],[window,"pagehide",()=>this.#$()],[window,"online",()=>this.refresh()]];constructor({api:e,path:n,events:s}){this.#e=e,this.#t=n,this.#n=s;for(let[o,r,a]of this.#m)o.addEventListener(r,a);this.#f()}accept(e,n=null){let s=this.state.peek();s&&e.version<s.version||(this.#c=n,this.state.value=e)}refresh(){this.#u&&this.#a()}close(){this.#$();for(let[e,n,s]of this.#m)e.removeEventListener(n,s)}#f(){document.hidden?this.#$():this.#g()}#g(){this.#u||(this.#u=!0,this.#h(),this.#a())}#$(){this.#u=!1,this.#b(),clearTimeout(this.#i),clearTimeout(this.#l)}#h(){let e=new EventSource(this.#n);this.#s=e,e.onopen=()=>{this.#r=0,this.#y()},e.onmessage=({data:n})=>{Number(n)<=this.state.peek()?.version||this.#a()},e.addEventListener("look",()=>this.#a()),e.onerror=()=>{this.#b();let n=Or[Math.min(this.#r,Or.length-1)];this.#r+=1,this.#i=setTimeout(()=>this.#h(),n),this.#a()}}#b(){this.#s?.close(),this.#s=null}async#a(){if(this.#o){this.#p=!0;return}this.#o=!0,clearTimeout(this.#l);try{let n=this.state.peek(),s=await this.#e.look(this.#t,this.#c);s&&this.state.peek()!==n&&s.state.version===this.state.peek().version?this.#p=!0:s&&this.accept(s.state,s.etag),this.#d=0,this.heard.value=Date.now()}catch(n){if(n instanceof qt&&Fc(n))return this.#k(n);this.#d+=1}finally{this.#o=!1}if(this.#y(),!this.#u)return;if(this.#p)return this.#p=!1,this.#a();let e=this.#s?.readyState===EventSource.OPEN&&!this.#d?Pc:Lc;this.#l=setTimeout(()=>this.#a(),e)}#k(e){this.refusal.value=e,this.close()}#y(){this.#d>=Rc?this.connection.value="lost":this.#s?.readyState===EventSource.OPEN?this.connection.value="live":this.connection.value="polling"}};var qc=600,Dc=8e3,En=class{busy=at(!1);late=at(!1);error=at(null);#e;dismiss=()=>this.#t(null);async send(e,{taken:n,refused:s}){if(this.busy.peek())return br()||Bs(y("One moment: the last tap is still on its way.")),!1;this.busy.value=!0;let o=setTimeout(()=>{this.late.value=!0},qc);try{return n(await e()),this.#t(null),!0}catch(r){if(!(r instanceof qt))throw r;return this.#t(s(r)),!1}finally{clearTimeout(o),this.late.value=!1,this.busy.value=!1}}#t(e){clearTimeout(this.#e),this.error.value=e,e&&(this.#e=setTimeout(()=>{this.error.value=null},Dc))}};var Bn=class{state=at(null);connection=at("polling");heard=at(Date.now());refusal=at(null);#e=new En;busy=this.#e.busy;late=this.#e.late;error=this.#e.error;withdrawn=null;api=new Gt("/api");#t;#n=null;#c=null;#s=()=>{};constructor(e){this.#t=`nights/${e}`,addEventListener("offline",()=>{this.connection.value="lost"}),this.#i(null)}refresh=()=>this.#n?.refresh();dismiss=this.#e.dismiss;show=e=>this.#i(e);act=({do:e,args:n={},since:s})=>this.#o("POST",`tables/${this.#r().table}/rounds/${this.#r().number}/actions`,{action:{do:e,...n},since:s});cut=e=>this.#o("PUT",`tables/${this.#r().table}/cut`,{word:e});wish=e=>(e.kind===this.withdrawn&&(this.withdrawn=null),this.#o("POST","wishes",e));takeBack=e=>(this.withdrawn=e,this.#o("DELETE","wishes",{kind:e}));bill=()=>this.api.get(`${this.#t}/hand/bill`);round=(e,n)=>this.api.get(`${this.#t}/tables/${e}/rounds/${n}`);game=e=>this.api.get(`games/${e}`);roundPath=(e,n)=>`${this.#t}/tables/${e}/rounds/${n}`;#r(){return this.state.peek().table}#i(e){this.#s(),this.#n?.close(),this.#c=e;let n=e?`?table=${e}`:"",s=e?`/tables/${e}`:"",o=new Cn({api:this.api,path:`${this.#t}/hand${n}`,events:`/api/${this.#t}/hand${s}/events`});this.#n=o;let r=[bt(()=>this.#l(o.state.value)),bt(()=>{this.connection.value=o.connection.value,this.heard.value=o.heard.value,this.refusal.value=o.refusal.value})];this.#s=()=>{for(let a of r)a()}}#l(e){let n=this.state.peek();if(!e||n&&e.version<n.version)return;this.state.value=e;let s=e.table?.table??null;s!==this.#c&&queueMicrotask(()=>this.#i(s))}#o(e,n,s){return this.#e.send(()=>this.api.send(e,`${this.#t}/hand/${n}`,s),{taken:o=>this.#n?.accept(o.state??o),refused:({message:o,body:r})=>(r?.state?this.#n?.accept(r.state):this.refresh(),o)})}};function B({card:t,lit:e,dim:n}){let s=J(t),o=[s&&t!=="Jk"&&`suit-${t[1]}`,e&&"is-lit",n&&"is-dim"];return i`<svg class=${v(["card",...o])} viewBox="0 0 100 140" role="img" aria-label=${it(t)}>
    <rect class="card-paper" x="1" y="1" width="98" height="138" rx="9" />
    ${s?t==="Jk"?Wc:Ic(t):Uc}
  </svg>`}function Ic([t,e]){return i`
    <path class="card-rank" d=${Ze[t]} transform=${`translate(${t==="T"?7:9} 9) scale(1.3)`} />
    <path class="card-pip" d=${ct[e]} transform="translate(10 71) scale(.33)" />
    <path class="card-pip" d=${ct[e]} transform="translate(47 82) scale(.47)" />`}var Wc=i`
  <path class="card-rank" d=${Ze.J} transform="translate(9 9) scale(1.3)" />
  <path class="card-pip" d=${Sn} transform="translate(28 68) scale(.62)" />`,Uc=i`
  <rect class="card-back" x="7" y="7" width="86" height="126" rx="5" />
  <path class="card-lattice" d=${yr} />
  <rect class="card-lattice" x="10" y="10" width="80" height="120" rx="3" />`;function ht({label:t,wanted:e}){return i`<svg class="card" viewBox="0 0 100 140" role="img" aria-label=${t??y("no card yet")}>
    <rect class=${v(["card-outline",e&&"is-wanted"])} x="3" y="3" width="94" height="134" rx="9" />
  </svg>`}function H({cards:t,places:e=0,label:n,fanned:s,lit:o,wanted:r}){let a=Math.max(0,e-t.length);return i`<div class=${v(["hand",s&&"is-fanned"])} role="group" aria-label=${n}>
    <div class="hand-cards">
      ${t.map((c,l)=>i`<${B} key=${l} card=${c}
        lit=${o?.has(c)} dim=${o&&!o.has(c)} />`)}
      ${[...Array(a).keys()].map(c=>i`<${ht} key=${`empty ${c}`} wanted=${r&&c===0} />`)}
    </div>
    ${n&&i`<div class="hand-label">${n}</div>`}
  </div>`}function V({title:t,onClose:e,foot:n,large:s,children:o}){let r=nt(null),a=mt(t,{fresh:!0});q(()=>{let l=r.current,p=document.activeElement;return l.showModal(),()=>{l.close(),p?.focus({preventScroll:!0})}},[]);let c=l=>{l.preventDefault(),e()};return i`<dialog class=${v(["dialog",s&&"is-large"])} ref=${r} aria-label=${t} onCancel=${c} onClickCapture=${a.swallows}>
    <h2>${t}</h2>
    <div class="dialog-body">${o}</div>
    <div class="dialog-foot">${n}</div>
  </dialog>`}function lt({title:t,text:e,yes:n,no:s=y("go back"),danger:o,onYes:r,onClose:a}){let c=i`
    <${h} kind="plain" onTap=${a}>${s}<//>
    <${h} kind=${o?"danger":"main"} onTap=${r}>${n}<//>`;return i`<${V} title=${t} onClose=${a} foot=${c}><p>${e}</p><//>`}function st({text:t,onGone:e}){return t?i`<div class="slip" role="alert">
    <span>${t}</span>${e&&i`<${h} kind="quiet" name=${y("close")} onTap=${e}>✕<//>`}
  </div>`:null}var Kc=6e3;function Ar({list:t,onGone:e}){return i`<div class="toasts" aria-live="polite">
    ${t.map(n=>i`<${zc} key=${n.id} text=${n.text} onGone=${()=>e(n.id)} />`)}
  </div>`}function zc({text:t,onGone:e}){return q(()=>{let n=setTimeout(e,Kc);return()=>clearTimeout(n)},[]),i`<div class="slip is-news"><span>${t}</span></div>`}function Br({api:t,path:e,seat:n,title:s,onClose:o}){let[{told:r,trouble:a},c]=T({}),[l,p]=T(n??null);q(()=>{let f=`${e}/explanation${l?`?seat=${l}`:""}`;t.get(f).then($=>c({told:$}),$=>c({trouble:Jc($)}))},[e,l]);let u=i`
    ${l?i`<${h} kind="plain" onTap=${()=>p(null)}>${y("the whole round")}<//>`:i`<span></span>`}
    <${h} kind="main" onTap=${o}>${y("done")}<//>`;return i`<${V} title=${s} onClose=${o} foot=${u}>
    <div class="explain">
      <${st} text=${a} />
      ${r&&i`<${Qc} told=${r} about=${l} again=${r.closed&&Gc(e)} />`}
      ${!r&&!a&&i`<p class="quiet">${y("One moment.")}</p>`}
    </div>
  <//>`}var Gc=t=>t.replace(/^nights\/(\d+)\/tables\/(\d+)\/rounds\/(\d+)$/,"/rounds/$1/$2#$3"),Jc=t=>t instanceof qt?t.message:y("The server does not answer. Try again."),Yc="0 = 0";function Qc({told:t,about:e,again:n}){let s=t.steps.filter(o=>!e||Zc(o)).reverse();return i`
    <p class="quiet">${Vc(t)}</p>
    ${Object.values(t.sums).some(o=>o!==Yc)&&i`<dl class="explain-sums">
      ${Object.entries(t.sums).map(([o,r])=>i`<div key=${o}><dt>${o}</dt><dd>${r.replaceAll(" - "," \u2212 ")}</dd></div>`)}
    </dl>`}
    <ol class="explain-steps" reversed>
      ${s.map(o=>i`<${Xc} key=${o.entry} step=${o} />`)}
    </ol>
    ${t.shuffle.seed&&i`<details class="explain-shuffle"><summary>${y("the shuffle, to check it")}</summary>
      ${["commitment","seed","cut"].filter(o=>t.shuffle[o]).map(o=>i`<p key=${o} class="small">
        <span class="quiet">${N(o)}</span> <code>${t.shuffle[o]}</code></p>`)}
    </details>`}
    ${n&&i`<p><a class="button is-plain" href=${n}>${y("see it card by card")}</a></p>`}`}var Vc=({game:t,table:e,round:n,ended:s})=>s?De("{game}, table {table}, round {round}: {ended}.",{game:t,table:e,round:n,ended:i`<b>${s}</b>`}):y("{game}, table {table}, round {round}.",{game:t,table:e,round:n}),Zc=({says:t,moves:e,cards:n})=>t.length>0||e.length>0||Object.keys(n).length>0;function Xc({step:t}){let{entry:e,did:n,cards:s,says:o,moves:r}=t;return i`<li class="explain-step" value=${e}>
    <p class="explain-did">${N(n)} <span class="quiet small">${y("entry {number}",{number:e})}</span></p>
    ${o.map((a,c)=>i`<${el} key=${c} ...${a} />`)}
    ${r.length>0&&i`<ul class="explain-moves">
      ${r.map((a,c)=>i`<li key=${c}>${tl(a)}</li>`)}
    </ul>`}
    ${Object.keys(s).length>0&&i`<div class="explain-cards">
      ${Object.entries(s).map(([a,c])=>c.length>0&&i`<${H} key=${a} cards=${c} label=${a} fanned=${c.length>5} />`)}
    </div>`}
  </li>`}var tl=({amount:t,source:e,target:n,why:s})=>De("{chips} from {source} to {target}: {why}",{chips:i`<b class="figure">${m(t)}</b>`,source:e,target:n,why:s});function el({text:t,details:e}){let n=Object.entries(e),s=n.filter(([,a])=>Cr(a)),o=n.filter(([,a])=>Er(a)),r=n.filter(([,a])=>!Cr(a)&&!Er(a));return i`<div class="explain-said">
    <p>${t}</p>
    ${s.map(([a,c])=>i`<${H} key=${a} cards=${c} label=${a==="cards"?null:N(a)} />`)}
    ${o.map(([a,c])=>i`<${nl} key=${a} rows=${c} />`)}
    ${r.length>0&&i`<p class="quiet small">${r.map(([a,c])=>`${N(a)} ${jr(c)}`).join(" \xB7 ")}</p>`}
  </div>`}var Cr=t=>Array.isArray(t)&&t.length>0&&t.every(e=>J(e)||e==="??"),Er=t=>Array.isArray(t)&&t.length>0&&t.every(e=>e&&typeof e=="object"&&!Array.isArray(e));function nl({rows:t}){let e=[...new Set(t.flatMap(Object.keys))],n=o=>t.every(r=>r[o]==null||typeof r[o]=="number"),s=Object.fromEntries(e.map(o=>[o,n(o)?"number":null]));return i`<table class="ledger explain-rows">
    <thead><tr>${e.map(o=>i`<th key=${o} class=${s[o]}>${N(o)}</th>`)}</tr></thead>
    <tbody>${t.map((o,r)=>i`<tr key=${r}>
      ${e.map(a=>i`<td key=${a} class=${s[a]}>${jr(o[a])}</td>`)}
    </tr>`)}</tbody>
  </table>`}var jr=t=>t==null?"\u2013":xt(t);function pe({mark:t="s",title:e,text:n,children:s}){return i`<div class="state">
    <svg class="state-mark" viewBox="0 0 100 100" aria-hidden="true">
      <path fill="currentColor" d=${ct[t]} />
    </svg>
    <p class="state-title">${e}</p>
    ${n&&i`<p class="state-text">${n}</p>`}
    ${s}
  </div>`}function Mr(t){let e=Math.max(1,Math.round(t/1e3));return e<90?vt("a second","{count} seconds",e):y("{count} minutes##some time ago",{count:Math.round(e/60)})}var Nr=1500;function Lr({hand:t,state:e}){let n=nt(e),s=nt([]),[o,r]=T([]);return q(()=>{let c=n.current;n.current=e;let l=c.wishes.filter(f=>sl(f,e,t.withdrawn));s.current.push(...l.map(f=>({wish:f,was:c,until:performance.now()+Nr})));let p=()=>{let f=[];s.current=s.current.filter(({wish:$,was:d,until:b})=>{let x=ol($,d,e)??(performance.now()<b?null:rl($));return x!==null&&f.push({id:$.number,text:x}),x===null}),f.length&&r($=>[...$,...f])};if(p(),!s.current.length)return;let u=setTimeout(p,Nr+50);return()=>clearTimeout(u)},[e]),i`<${Ar} list=${o} onGone=${c=>r(l=>l.filter(p=>p.id!==c))} />`}var sl=({number:t,kind:e},{wishes:n},s)=>e!==s&&!n.some(o=>o.number===t||o.kind===e),Hr=({mine:t},e)=>t.find(n=>n.table===e);function ol({kind:t,table:e,chips:n},s,o){let r=o.me.bankroll-s.me.bankroll,[a,c]=[Hr(o,e),Hr(s,e)];switch(t){case"sit":return a?"You have a seat.":null;case"stand":return a?null:"You have left the table.";case"top-up":return(a?.rack??0)>(c?.rack??0)?`${m(n)} more lie in your rack.`:null;case"buy-in":return r>0?`${m(r)} chips are in your bankroll.`:null;default:return r<0?`Cashed out: ${m(-r)} went to the desk.`:null}}function rl({kind:t}){return t==="sit"?"The dealer has no seat for you now.":`The ${t==="buy-in"||t==="cash-out"?"host":"dealer"} says: not now.`}var al=8;function wt(t){return Array.isArray(t)?t.length&&t.every(J)?"card":"choice":"of"in t?"some":"rows"in t?"rows":"fields"in t?"fields":Pr(t)?"choice":"amount"}var It=t=>Array.isArray(t)?t:Pr(t)??[];function Pr(t){let e=Se(t),{min:n,step:s=1}=t;if(e===null||(e-n)/s>=al)return null;let o=[];for(let r=n;r<=e;r+=s)o.push(r);return o}function Rr(t,e=!1){switch(wt(t)){case"amount":return 0;case"some":case"rows":return[];case"fields":return Zt(t.fields);default:return!e&&It(t).length===1?It(t)[0]:void 0}}var Zt=(t,e=[])=>Object.fromEntries(Object.entries(t).map(([n,s])=>[n,Rr(s,e.includes(n))]));function il(t,e){switch(wt(t)){case"amount":return Tn(e,t);case"some":return e.length<t.least?y("{count} more",{count:t.least-e.length}):e.length>t.most?y("at most {amount}",{amount:t.most}):null;case"rows":return e.length<t.least?y("{count} more",{count:t.least-e.length}):null;case"fields":return Vt(t.fields,e)?.why??null;default:return It(t).length?e===void 0?y("not chosen yet"):null:y("not possible now")}}function Vt(t,e,n=[]){for(let[s,o]of Object.entries(t)){if(n.includes(s)&&Fr(e[s]))continue;let r=il(o,e[s]);if(r)return{name:s,why:r}}return null}function Hs(t,e){let n=Object.keys(t.values).filter(s=>!(t.optional?.includes(s)&&Fr(e[s])));return Object.fromEntries(n.map(s=>[s,e[s]]))}var Fr=t=>t===void 0||t===0||Array.isArray(t)&&!t.length,cl=6;function qr(t){switch(wt(t)){case"amount":return Se(t)!==t.min;case"some":return t.least===0&&t.of.length>0;case"rows":return t.least===0&&t.most>0;case"fields":return Object.values(t.fields).some(qr);default:return!1}}function Dr(t){if(t.optional?.length)return ll(t);if(Object.values(t.values).some(qr))return null;let e=Zt(t.values),n=Object.keys(e).filter(a=>e[a]===void 0),s=Vt(t.values,e);if(!s)return[e];let[o]=n;if(n.length!==1||s.name!==o||It(t.values[o]).length>cl)return null;let r=It(t.values[o]).map(a=>({...e,[o]:a}));return r.some(a=>Vt(t.values,a))?null:r}function ll({values:t,optional:e}){let[[n,s],...o]=Object.entries(t);return o.length||!e.includes(n)||wt(s)!=="choice"||It(s).length!==1?null:[{},{[n]:It(s)[0]}]}function Ls(t){if(t.optional?.length)return null;let e=Object.entries(t.values).filter(([,n])=>Rr(n)===void 0);return e.length===1&&wt(e[0][1])==="card"?e[0][0]:null}var D=({by:t,do:e,since:n})=>`${t} ${e} ${n??""}`;function Ir(t){let e=new Map;for(let n of t)e.set(n.by,[...e.get(n.by)??[],n]);return[...e].sort(([n],[s])=>+(n==="dealer")-+(s==="dealer"))}var ul=new Gt("/api");function Wr({night:t,table:e,round:n}){let s=(e.past?.at(-1)??e.last)?.number??0,[o,r]=T({played:0,deals:[]});return q(()=>{if(!s||n&&!n.facts.sheet)return;let a=!1;return ul.get(`nights/${t.night}/tables/${e.table}/scores`).then(({deals:c})=>a||r({played:s,deals:c}),()=>{}),()=>{a=!0}},[t.night,e.table,e.game,s,!!n?.facts.sheet]),pl(o.deals,n,e.number)}function pl(t,e,n){if(!e)return t.length?t:null;let{sheet:s,deal:o}=e.facts;if(!s)return null;let r=t.filter(l=>l.deal<o&&l.round!==n),a=r.at(-1)?.deal===o-1,c=s.after?[{deal:o,names:Ur(s,e),sheet:s}]:[];return[...a?r:[],...c]}function Ur(t,e){let n=Object.fromEntries(e.seats.map(({seat:o,player:r})=>[o,r])),s=o=>yt(o.split("+").map(r=>n[r]));return Object.fromEntries(Object.keys(t.before).map(o=>[o,s(o)]))}function Kr({facts:t,carry:e,seats:n}){if(!t.sheet)return null;if(!e?.finished)return y("Deal {number} is scored.",{number:t.deal});if(e.winners.length===n.length)return y("The game is over: a tie.");let s=n.filter(({seat:o})=>e.winners.includes(o)).map(({player:o})=>o);return vt("The game is over: {players} wins.","The game is over: {players} win.",s.length,{players:yt(s)})}function zr({deals:t,round:e,onSheet:n}){let s=t.at(-1),o=e?.facts.sheet??s.sheet,r=e?.facts.sheet?Ur(o,e):s.names;return i`<section class="scores" aria-label=${y("the score")}>
    <ol class="scores-names">
      ${Object.keys(o.before).map((a,c)=>i`<li key=${a} class=${v(["scores-name",fl(o,a)&&"is-best"])}>
          <${te} at=${c} />
          <span class="scores-who">${r[a]}</span>
          <b class="figure">${m((o.after??o.before)[a])}</b>
          ${o.after&&i`<span class="scores-why small">${dl(o,a)}</span>`}
        </li>`)}
    </ol>
    ${t.length>1&&i`<${Mn} deals=${t} />`}
    ${n&&i`<${h} kind="quiet" onTap=${n}>${y("score sheet")}<//>`}
  </section>`}function dl(t,e){let n=t.items.filter(s=>s.name===e).map(({what:s})=>s);return n.length?`${ot(t.after[e]-t.before[e])}: ${n.join(", ")}`:""}function fl({better:t,before:e,after:n},s){let o=Object.values(n??e),r=t==="high"?Math.max(...o):Math.min(...o);return o.some(a=>a!==r)&&(n??e)[s]===r}var Gr=["","7 4","2 4","12 4 2 4","5 3 1 3","1 3"],jn=260,Ps=120,Xt=8,te=({at:t})=>i`<svg class=${`score-stroke is-line-${t}`} viewBox="0 0 28 6" aria-hidden="true">
  <line x1="1" x2="27" y1="3" y2="3" stroke-dasharray=${Gr[t]} />
</svg>`;function Mn({deals:t}){let[e]=t,n=Object.keys(e.sheet.before),{goal:s}=t.at(-1).sheet,o=[e.sheet.before,...t.map(({sheet:u})=>u.after??u.before)],r=o.flatMap(u=>n.map(f=>u[f])),a=Math.min(0,...r),c=Math.max(1,...r,s??0),l=u=>Xt+u*(jn-2*Xt)/Math.max(1,o.length-1),p=u=>Ps-Xt-(u-a)*(Ps-2*Xt)/(c-a);return i`<svg class="score-chart" viewBox=${`0 0 ${jn} ${Ps}`} role="img" aria-label=${$l(t,n,o)}>
    <line class="score-zero" x1=${Xt} x2=${jn-Xt} y1=${p(0)} y2=${p(0)} />
    ${s!==null&&i`<line class="score-goal" x1=${Xt} x2=${jn-Xt} y1=${p(s)} y2=${p(s)} />`}
    ${n.map((u,f)=>{let $=o.map((d,b)=>`${l(b)},${p(d[u])}`);return i`<g key=${u} class=${`is-line-${f}`}>
        <polyline points=${$.join(" ")} stroke-dasharray=${Gr[f]} />
        <circle cx=${l(o.length-1)} cy=${p(o.at(-1)[u])} r="3.5" />
      </g>`})}
  </svg>`}var $l=(t,e,n)=>e.map(s=>`${t.at(-1).names[s]}: ${n.map(o=>m(o[s])).join(", ")}`).join("; ");function Jr({deals:t,onClose:e}){let[n,s]=T(t.length-1),o=t[Math.min(n,t.length-1)],r=i`<span></span><${h} kind="main" onTap=${e}>${y("done")}<//>`;return i`<${V} title=${y("The score sheet")} large onClose=${e} foot=${r}>
    <div class=${v(["score-sheet",ml(o)&&"is-wide"])}>
      <div class="score-all">
        <${hl} deals=${t} shown=${o} onLook=${s} />
        ${t.length>1&&i`<${Mn} deals=${t} />`}
      </div>
      <${yl} deal=${o} />
    </div>
  <//>`}var ml=({names:t})=>Object.keys(t).length>4;function hl({deals:t,shown:e,onLook:n}){let s=Object.keys(e.sheet.before),{better:o,goal:r}=t.at(-1).sheet;return i`<div class="score-deals">
    <table class="ledger">
      <thead><tr><th>${y("deal")}</th>${s.map((a,c)=>i`<th key=${a} class="number"><${te} at=${c} /> ${t.at(-1).names[a]}</th>`)}</tr></thead>
      <tbody>${t.map((a,c)=>i`<tr key=${a.deal} class=${a===e?"is-now":null}>
        <th scope="row"><${h} kind="quiet" chosen=${a===e} onTap=${()=>n(c)}>${a.deal}<//></th>
        ${s.map(l=>i`<td key=${l} class="number">${ot(a.sheet.after[l]-a.sheet.before[l])} <b>${m(a.sheet.after[l])}</b></td>`)}
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">${bl(o,r)}</p>
  </div>`}function bl(t,e){return e===null?t==="high"?y("The highest score wins."):y("The lowest score wins."):t==="high"?y("The highest score wins; {goal} ends the game.",{goal:e}):y("The lowest score wins; {goal} ends the game.",{goal:e})}function yl({deal:{deal:t,names:e,sheet:n}}){return i`<section class="deal-sheet" aria-label=${y("deal {number}",{number:t})}>
    <h3>${y("Deal {number}",{number:t})}</h3>
    <div class="deal-columns">
      ${Object.keys(n.before).map(s=>i`<${gl} key=${s} name=${s} who=${e[s]} names=${e} sheet=${n} />`)}
    </div>
  </section>`}function gl({name:t,who:e,sheet:n}){let s=t.split("+"),o=e.split(y("{others} and {last}",{others:"",last:""})),r=p=>o.length===s.length?o[s.indexOf(String(p))]:y("seat {seat}",{seat:p}),a=p=>p.filter(u=>u.name===t),c=n.tricks.map((p,u)=>({...p,number:u+1})).filter(({seat:p})=>s.includes(String(p))),l=a(n.taken).reduce((p,{points:u})=>p+u,0);return i`<table class="ledger deal-column">
    <caption>${e}</caption>
    <tbody>
      <tr class="is-score"><th scope="row">${y("before")}</th><td class="number">${m(n.before[t])}</td></tr>
      ${c.map(({number:p,seat:u,cards:f,points:$})=>i`<tr key=${`trick ${p}`}>
        <th scope="row" class="deal-trick"><span class="quiet">${p}${s.length>1&&` \xB7 ${r(u)}`}</span> ${f.map(P).join(" ")}</th>
        <td class="number">${m($)}</td></tr>`)}
      ${a(n.taken).map(({what:p,points:u})=>i`<tr key=${`took ${p}`}><th scope="row">${p}</th><td class="number">${ot(u)}</td></tr>`)}
      ${a(n.taken).length>1&&i`<tr><th scope="row">${y("taken")}</th><td class="number">${m(l)}</td></tr>`}
      ${a(n.items).map(({what:p,points:u},f)=>i`<tr key=${`scored ${f}`} class="is-scored"><th scope="row">${p}</th><td class="number">${ot(u)}</td></tr>`)}
      <tr class="is-score"><th scope="row">${y("after")}</th><td class="number"><b>${m((n.after??n.before)[t])}</b></td></tr>
    </tbody>
  </table>`}var Yr="hands",kl={bura:"6789JQKTA",lorum:"789TJQKA",polignac:"789TAJQK",schnapsen:"JQKTA"},_l="23456789TJQKA",vl=["uth","kabu"],wl="shcd";function Oe(t,{game:e,facts:n}){let s=kl[e]??_l,o=n?.trump,r=vl.includes(e),a=c=>{if(!J(c)||c==="Jk")return 1e3;let l=c[1]===o?-1:wl.indexOf(c[1]);return(r?0:l*20)-s.indexOf(c[0])};return[...t].sort((c,l)=>a(c)-a(l))}var Nn=(t,e)=>Qr()==="sorted"?Oe(t,e):t;function Ae(t){let[e,n]=T(()=>Qr());return{as:e,turn:()=>{let o=e==="sorted"?"dealt":"sorted";xl(o),n(o)},arranged:o=>e==="sorted"?Oe(o,t):o}}var Hn=({sorting:t})=>i`<${h} kind="plain" onTap=${t.turn}>
  ${t.as==="sorted"?y("as dealt"):y("sort")}
<//>`;function Qr(){try{return localStorage.getItem(Yr)==="dealt"?"dealt":"sorted"}catch{return"sorted"}}function xl(t){try{localStorage.setItem(Yr,t)}catch{}}var Tt=t=>Object.fromEntries(t.seats.map(({seat:e,player:n})=>[e,n])),de=({round:t,table:e})=>t?.seats.find(({seat:n})=>n===e.seat)?.rack??e.rack,Rs=t=>{switch(wt(t)){case"card":return!0;case"some":return t.of.some(J);case"rows":return Object.values(t.rows).some(Rs);case"fields":return Object.values(t.fields).some(Rs);default:return!1}},Sl=({values:t})=>Object.values(t).some(Rs);function Fs({round:t,table:e}){let n=t?.prompt?.options.filter(({by:s})=>s===e?.seat)??[];return t?.cards==="physical"?n.filter(s=>!Sl(s)):n}function Ln(t){let{round:e,table:n}=t,s=Fs(t);if(!n?.phones||!s.length)return!1;let{prompt:o,record:r}=e;if(o.awaited.includes(n.seat))return!0;let a=Math.min(...s.map(l=>l.since)),c=r.some(({by:l,index:p})=>l===n.seat&&p>=a-1);return o.awaited.every(l=>l==="dealer")&&!c}var ta=t=>Ln(t)?`${t.table.table} ${t.table.number} ${t.round.record.length} ${t.round.prompt.say.code}`:null;function ea({round:t,table:e}){return!t||t.cards==="physical"?[]:Object.entries(t.zones).filter(([,{owner:n,sight:s,cards:o}])=>n===e.seat&&s==="owner"&&o.length).map(([n,{cards:s}])=>[n,Nn(s,t)])}var Vr=new Map,Zr=(t,e)=>`${t} ${e}`;function na(t,e){let{round:n,table:s}=t;if(n?.finished){let r=Ol(t,e);return Vr.set(Zr(s.table,s.number),r),{number:s.number,won:Xr(Tl(n,s.seat),s),why:r}}let{last:o}=s;return o?o.voided?{number:o.number,won:null,why:`voided: ${o.why}`}:o.result===null?null:{number:o.number,won:Xr(o.result,s),why:Vr.get(Zr(s.table,o.number))}:null}var Xr=(t,{for_points:e})=>t||!e?t:void 0;function Pn(t){let{table:e,me:n}=t;return!!e?.for_points&&!de(t)&&!n.bankroll&&!n.owes}function Tl({record:t},e){let n=`seat:${e}`;return t.flatMap(({transfers:s})=>s).reduce((s,{from:o,to:r,amount:a})=>s+(r===n?a:0)-(o===n?a:0),0)}function Ol({round:t,payouts:e,table:n},s){let o=e.findLast(({seat:r})=>r===n.seat);return s.reason?.(o,t,n.seat)||o?.says.at(-1)||s.over?.(t)||Kr(t)||void 0}var Al=4e4;function sa(t){let[e,n]=T(!1),[s,o]=T(0);return q(()=>{let r=()=>o(a=>a+1);return addEventListener("pointerdown",r),()=>removeEventListener("pointerdown",r)},[]),q(()=>{if(n(!1),t!==null)return;let r=setTimeout(()=>n(!0),Al);return()=>clearTimeout(r)},[t,s]),{asleep:e&&t===null,wake:()=>n(!1)}}function oa({state:t,onWake:e}){let{table:n,me:s}=t;return i`<button type="button" class="hand-asleep" onClick=${e} aria-label="wake up">
    ${n?i`<span>${n.name} · ${qs(t)}</span>
        ${!Pn(t)&&i`<b>${m(de(t))}</b><span>your rack</span>`}`:i`<span>${s.name}</span><b>${m(s.bankroll)}</b><span>your bankroll</span>`}
  </button>`}function qs({round:t,table:e}){if(!t)return"between rounds";if(t.finished||!t.prompt)return`round ${e.number} is over`;let n=Tt(t),s=t.prompt.awaited.filter(r=>r!==e.seat),[o]=s;return o===void 0?"your turn":o==="dealer"?"the dealer goes on":`${n[o]}'s turn`}var Ds="hand: silent",Cl=[140,70,140],El=[660,880],Rn=.14,Is=()=>localStorage.getItem(Ds)===null;function ra(t){t?localStorage.removeItem(Ds):localStorage.setItem(Ds,"yes"),t&&ia()}function aa(t){let e=nt(t);q(()=>{let n=t!==null&&t!==e.current;e.current=t,n&&(navigator.userActivation?.hasBeenActive!==!1&&navigator.vibrate?.(Cl),Is()&&ia())},[t])}var fe=null;addEventListener("pointerdown",()=>{globalThis.AudioContext&&(fe??=new AudioContext,fe.resume())});function ia(){if(fe?.state!=="running")return;let t=fe.currentTime;El.forEach((e,n)=>{let s=fe.createOscillator(),o=fe.createGain();s.frequency.value=e,o.gain.setValueAtTime(.18,t+n*Rn),o.gain.exponentialRampToValueAtTime(.001,t+(n+1)*Rn),s.connect(o).connect(fe.destination),s.start(t+n*Rn),s.stop(t+(n+1)*Rn)})}function Fn({round:t,payouts:e}){if(!t)return[];let n=t.finished?t.record.at(-1)?.index:null,s=new Map(t.record.map(a=>[a.index,a.by])),o=e.filter(({action:a})=>a===n||s.get(a)==="dealer"),r=$e(t);return o.map(a=>({...a,ids:r.filter(c=>Bl(a,c)).map(({id:c})=>c)}))}var Bl=({action:t,seat:e},{action:n,by:s,from:o,to:r})=>n===t&&o!==`seat:${s}`&&(Wt(o)===e||Wt(r)===e),$e=({record:t})=>t.flatMap(({index:e,by:n,transfers:s})=>s.map((o,r)=>({...o,action:e,by:n,id:`${e} ${r}`})));function Wt(t){let e=t.split(":").find(n=>/^\d+$/.test(n));return e===void 0?null:Number(e)}var la={Felt:Ml,payments:Fn,payment:jl};function jl({says:t,transfers:e}){return{hand:null,sums:t.length?t:e.map(({why:n,amount:s})=>`${n}: ${m(s)}`)}}function qn(t,e){let[n,s,...o]=t.split(":");if(s===void 0)return N(n);let r=[n,...o].map(N).join(" ");return e[s]?`${e[s]}: ${r}`:`${Us(s)} ${r}`}var Ws={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},Us=t=>Ws[t]?`${Ws[t]}\uFE0E`:N(t);function Ml({state:t,paying:e}){let{round:n,table:s,night:o}=t,r=Object.fromEntries(n.seats.map(({seat:u,player:f})=>[u,f])),a=Object.entries(n.zones).filter(([u,{count:f}])=>f&&u!=="stock"),c=Object.entries(n.places),l=a.filter(([,{owner:u}])=>u===null),p=c.filter(([u])=>Wt(u)===null);return i`<section class="felt general" aria-label="felt">
    <div class="general-middle">
      <${Nl} zone=${n.zones.stock} />
      ${l.map(([u,f])=>i`<${ua} key=${u} name=${qn(u,r)} zone=${f} />`)}
      ${p.map(([u,f])=>i`<${Ll} key=${u} place=${u} amount=${f} chipset=${o.chip_set} />`)}
    </div>
    <div class="general-seats">
      ${n.seats.map(u=>i`<${Pl} key=${u.seat} seat=${u} round=${n} players=${r}
        lit=${e?e.seat===u.seat:n.prompt?.awaited.includes(u.seat)}
        holds=${s.hand_over?.seat===u.seat}
        zones=${a.filter(([,{owner:f}])=>f===u.seat)}
        places=${c.filter(([f])=>Wt(f)===u.seat)} />`)}
    </div>
    <${Ot} state=${t} />
    <${ca} facts=${n.facts} players=${r} />
    ${Object.keys(n.board).length>0&&i`<${ca} facts=${n.board} players=${r} />`}
  </section>`}function Ot({state:t}){let e=Wr(t),[n,s]=T(!1);return e?i`
    <${zr} deals=${e} round=${t.round} onSheet=${e.length>0&&(()=>s(!0))} />
    ${n&&i`<${Jr} deals=${e} onClose=${()=>s(!1)} />`}`:null}var Nl=({zone:t})=>t?.count>0&&i`<div class="general-stock">
  <${B} card="??" /><span class="hand-label">stock ${t.count}</span>
</div>`,Hl=7;function ua({name:t,zone:e}){return!e.cards.some(J)&&e.cards.length>3?i`<div class="general-stock"><${B} card="??" /><span class="hand-label">${t} ${e.count}</span></div>`:i`<${H} cards=${e.cards} label=${t} fanned=${e.cards.length>Hl} />`}var Ll=({place:t,amount:e,chipset:n})=>i`<div class="general-place" data-place=${t}>
  <${Te} amount=${e} chipset=${n} />
  <span><span class="quiet">${N(t.replaceAll(":"," "))}</span> <b class="figure">${m(e)}</b></span>
</div>`;function Pl({seat:t,round:e,lit:n,holds:s,zones:o,places:r}){let a=e.markers[t.seat],c=[e.dealer===t.seat&&"the deal",s&&"has the tablet",a>0&&`owes ${m(a)}`];return i`<div class=${v(["general-seat",n&&"is-lit"])}>
    <div class="general-name">
      <b>${t.player}</b> <span class="figure" data-place=${`seat:${t.seat}`}>${m(t.rack)}</span>
      <span class="quiet small">${c.filter(Boolean).join(" \xB7 ")}</span>
    </div>
    ${r.map(([l,p])=>i`<div key=${l} class="small" data-place=${l}>
      <span class="quiet">${N(l.split(":").filter(u=>u!==String(t.seat)).join(" "))}</span>
      <b class="figure"> ${m(p)}</b>
    </div>`)}
    ${o.map(([l,p])=>i`<${ua} key=${l} name=${Fl(l)} zone=${Rl(l,p,e)} />`)}
  </div>`}var Rl=(t,e,n)=>t.startsWith("hand:")?{...e,cards:Oe(e.cards,n)}:e,Fl=t=>N(t.split(":").filter(e=>!/^\d+$/.test(e)).join(" ")),ql=["sheet","scores","tokens"];function ca({facts:t,players:e}){let n=Object.entries(t).filter(([s])=>!(t.sheet&&ql.includes(s))).map(([s,o])=>[s,pa(s,o,e)]).filter(([,s])=>s);return n.length>0&&i`<dl class="general-facts">
    ${n.map(([s,o])=>i`<div key=${s}><dt>${N(s)}</dt><dd>${o}</dd></div>`)}
  </dl>`}var Dl=new Set("seat turn leader bidder declarer closer stopped winner playing losers winners takers".split(" ")),pa=(t,e,n)=>Dl.has(t)?Il(e,n):da(e,n),Il=(t,e)=>[t??[]].flat().map(n=>e[n]??`seat ${n}`).join(", ");function da(t,e){return t==null||t===""?"":typeof t=="boolean"?t?"yes":"no":Array.isArray(t)?t.map(s=>da(s,e)).filter(Boolean).join(", "):typeof t!="object"?Ws[t]?Us(t):xt(t):Object.entries(t).map(([s,o])=>[e[s]??Us(s),pa(s,o,e)]).filter(([,s])=>s).map(([s,o])=>`${s} ${o}`).join(" \xB7 ")}function fa({hand:t,table:e}){let[n,s]=T(!1),[o,r]=T(e.cut),a=async c=>await t.cut(c)&&s(!1);return n?i`<form class="hand-cut" onSubmit=${c=>{c.preventDefault(),a(o.trim())}}>
    <label class="field">a word of your own for this shuffle
      <input value=${o} maxlength="64" autocomplete="off" onInput=${({target:c})=>r(c.value)} /></label>
    <div class="hand-row">
      <${h} kind="plain" onTap=${()=>s(!1)}>leave it<//>
      <${h} kind="main" busy=${t.late.value} onTap=${()=>a(o.trim())}>add it<//>
    </div>
  </form>`:i`<div class="hand-cut">
      <${h} kind="quiet" onTap=${()=>s(!0)}>${e.cut?`your word: ${e.cut}`:"add a word to the shuffle"}<//>
      <p class="small quiet">promised: <code>${e.commitment.slice(0,16)} …</code></p>
    </div>`}function $a({hand:t,table:e,number:n}){let[s,o]=T(null);return i`<${h} kind="plain" onTap=${async()=>{try{let{check:a}=await t.round(e,n);a?location.assign(`/shuffle${new URL(a.url).hash}`):o("A real deck was dealt: there is no shuffle to check.")}catch(a){o(a.message)}}}>check the shuffle of round ${n}<//><${st} text=${s} />`}function ma({hand:t,state:e,news:n}){let{table:s}=e;if(s.status==="closed")return i`<${pe} mark="c" title=${`${s.name} is closed`} text="Your rack is back in your bankroll." />`;let o=s.seats.filter(({seat:r})=>r!==s.seat).map(({name:r})=>r);return i`<section class="hand-between" aria-label="between rounds">
    ${n}
    <${Ot} state=${e} />
    <p class="hand-big">${s.game_name}</p>
    <p class="quiet">Round ${s.number} begins when the dealer begins it.</p>
    <p class="quiet small">${o.length?`With ${o.join(", ")}.`:"Nobody else sits here yet."}
      ${s.phones?"":" Phones do not play here: the dealer takes what you say, or hands you the tablet."}</p>
    ${s.commitment&&i`<${fa} key=${s.number} hand=${t} table=${s} />`}
    <${Ce} hand=${t} />
  </section>`}var j=t=>Object.fromEntries(t.seats.map(({seat:e,player:n})=>[e,n]));function ha(t,{deed:e,event:n=({text:s})=>s}={}){let s=j(t);return t.record.map(r=>({number:r.index+1,text:[Wl(r,s,t,e),...r.events.map(a=>n(a,s))].filter(Boolean).join(" ")})).filter(({text:r})=>r)}function Wl(t,e,n,s){if(t.do===null)return null;let o=e[t.by]??y("The dealer"),r=s?.(t,{who:o,round:n});return r??(Ul(t)?null:zl(t,o))}var Ul=({by:t,do:e,events:n})=>n.some(({code:s,args:o})=>o.seat===t&&s.split(".")[1]?.replaceAll("-","_").startsWith(Kl(e))),Kl=t=>t.replace(/^[a-z]+/,e=>`${e}s`);function zl({by:t,do:e,args:n},s){let{seat:o,...r}=n,a=Ms(N(e),Object.entries(r).filter(([,c])=>c!==0));return t==="dealer"?`${a[0].toUpperCase()}${a.slice(1)}.`:`${s}: ${a}.`}function ft({text:t,detail:e,news:n}){return i`<div class="line">
    <p class="line-text" role="status">${n&&i`<span class="line-news">${n}</span> `}${t}</p>
    ${e&&i`<p class="line-detail">${e}</p>`}
  </div>`}function Dn({label:t,value:e,range:n,chipset:s,last:o,optional:r,onChange:a}){let[c,l]=T([]),p=St(e,c,s),u=Se(n),f=k=>u===null||k<=u,$=k=>{l(k),a(k.reduce((S,O)=>S+O,0))},d=k=>f(e+k)&&$([...p,k]),b=k=>$(Lt(p,k)),x=k=>$(St(k,[],s)),g=e===0&&r?y("none"):Tn(e,n);return i`<div class="pad" role="group" aria-label=${t}>
    <div class="pad-head">
      ${t&&i`<span class="pad-label">${t}</span>`}
      <output class="pad-amount">${m(e)}</output>
      <span class=${v(["pad-note",g&&e>0&&"is-wrong"])}>${g??Gl(u)}</span>
    </div>
    <div class="pad-keys">
      <${At} chipset=${s} fits=${k=>f(e+k)} onAdd=${d} onTakeOff=${b} />
      <div class="pad-side">
        <${h} name=${y("take off the last chip")} disabled=${!p.length}
          onTap=${()=>$(p.slice(0,-1))}>⌫<//>
        <${h} kind="quiet" disabled=${!o||!f(o)} onTap=${()=>x(o)}>
          ${o?y("same again \xB7 {chips}",{chips:o}):y("same again")}
        <//>
        <${h} kind="quiet" disabled=${!e} onTap=${()=>$([])}>${y("clear")}<//>
      </div>
    </div>
  </div>`}function At({chipset:t,fits:e,onAdd:n,onTakeOff:s}){let o=[...t].sort((r,a)=>r.value-a.value);return i`<div class="pad-chips">
    ${o.map(r=>i`<${Yl} key=${r.value} chip=${r} disabled=${!e(r.value)}
      onAdd=${()=>e(r.value)&&n(r.value)} onTakeOff=${()=>s(r.value)} />`)}
  </div>`}var Gl=t=>t===null?"":y("of {most}",{most:t}),Jl=450;function Yl({chip:t,disabled:e,onAdd:n,onTakeOff:s}){let o=nt(null),r=nt(!1),a=()=>{r.current=!1,o.current=setTimeout(()=>{r.current=!0,s()},Jl)},c=()=>clearTimeout(o.current);return i`<button type="button" class="pad-chip" aria-disabled=${e?"true":null}
      aria-label=${y("add {value} ({colour})",{value:t.value,colour:N(t.colour)})}
      onPointerDown=${a} onPointerUp=${c} onPointerLeave=${c} onPointerCancel=${c}
      onContextMenu=${l=>l.preventDefault()}
      onClick=${()=>!r.current&&n()}>
    <${On} ...${t} />
  </button>`}function Ql(t){let e=su[wt(t.value)];return wt(t.value)==="amount"?i`<${e} ...${t} />`:i`<fieldset class="field">
    <legend>${t.optional?y("{name} (may be left out)",{name:N(t.name)}):N(t.name)}</legend>
    <${e} ...${t} />
  </fieldset>`}function In({fields:t,held:e,optional:n=[],last:s={},chipset:o,onChange:r}){return Object.entries(t).map(([a,c])=>i`<${Ql} key=${a} name=${a} value=${c}
    held=${e[a]} optional=${n.includes(a)} last=${s[a]} chipset=${o}
    onChange=${l=>r({...e,[a]:l})} />`)}var Vl=({name:t,value:e,held:n,chipset:s,last:o,optional:r,onChange:a})=>i`<${Dn} label=${N(t)}
  value=${n} range=${e} chipset=${s} last=${o} optional=${r} onChange=${a} />`;function Zl({value:t,held:e,optional:n,onChange:s}){return i`<div class="choices">
    ${It(t).map(o=>i`<${h} key=${o} chosen=${o===e}
      onTap=${()=>s(n&&o===e?void 0:o)}>${xt(o)}<//>`)}
  </div>`}var ba=13;function Xl({value:t,held:e,onChange:n}){return t.length<=ba?i`<${ya} cards=${t} chosen=${e?[e]:[]} onTap=${n} />`:i`<${Ht} allowed=${t} picked=${e?[e]:[]} onPick=${n}
    onTakeBack=${()=>n(void 0)} />`}function tu({value:t,held:e,onChange:n}){let s=r=>e.length<t.most&&n([...e,r]),o=r=>n(Lt(e,r));if(!t.of.every(J))return i`<div class="choices">
      ${t.of.map(r=>i`<${h} key=${r} chosen=${e.includes(r)}
        onTap=${()=>e.includes(r)?o(r):s(r)}>${xt(r)}<//>`)}
    </div>`;if(t.of.length>ba){let r=t.of.filter(a=>!e.includes(a));return i`<${Ht} allowed=${r} picked=${e} onPick=${s} onTakeBack=${o} />`}return i`<${ya} cards=${t.of} chosen=${e} onTap=${s} onTapAgain=${o} />`}function ya({cards:t,chosen:e,onTap:n,onTapAgain:s=n}){let o=(r,a)=>r.filter(c=>c===a).length;return i`<div class="choices">
    ${t.map((r,a)=>{let c=o(e,r)>=o(t.slice(0,a+1),r);return i`<button type="button" key=${`${r} ${a}`} aria-label=${it(r)}
          class=${v(["choice-card",c&&"is-chosen"])} aria-pressed=${String(c)}
          onClick=${()=>c?s(r):n(r)}><${B} card=${r} /></button>`})}
  </div>`}var eu=({value:t,held:e,chipset:n,onChange:s})=>i`<div class="row-builder">
  <${In} fields=${t.fields} held=${e} chipset=${n} onChange=${s} />
</div>`;function nu({value:t,held:e,chipset:n,onChange:s}){let[o,r]=T(Zt(t.rows)),a=Vt(t.rows,o),c=e.length>=t.most,l=()=>{s([...e,o]),r(Zt(t.rows))};return i`<div class="rows">
    ${e.map((p,u)=>i`<div class="row" key=${u}>
      <span>${u+1}. ${xt(p)}</span>
      <${h} kind="quiet" name=${y("take off line {number}",{number:u+1})}
        onTap=${()=>s(e.filter((f,$)=>$!==u))}>⌫<//>
    </div>`)}
    <div class="row-builder">
      <${In} fields=${t.rows} held=${o} chipset=${n} onChange=${r} />
      <div class="field-foot">
        <${h} kind="plain" disabled=${a||c} onTap=${l}>${y("add")}<//>
        <span class="quiet">${c?y("at most {amount}",{amount:t.most}):a?`${N(a.name)}: ${a.why}`:""}</span>
      </div>
    </div>
  </div>`}var su={amount:Vl,choice:Zl,card:Xl,some:tu,rows:nu,fields:eu};function Ks(t){let{prompt:e,me:n,players:s,chipset:o,words:r={},sure:a={},last:c={},shown:l,entered:p,first:u,drawn:f,busy:$,error:d,onAct:b,onTakeBack:x,unheard:g=[],end:k}=t,S=Ir(e.options.filter(w=>(n==="dealer"||w.by===n)&&!f?.(w))),O=T(null),[_,M]=t.onChoose?[t.chosen,t.onChoose]:O,[K,Y]=T(null),[R,z]=T(null),E=e.options.map(D).join(),W=S.filter(([w])=>w!=="dealer"),A=W.some(([w])=>w===_)?_:ru(W,e.awaited),L=W.find(([w])=>w===A)?.[1]??[],pt=S.find(([w])=>w==="dealer")?.[1]??[],C=[...L,...pt].find(w=>D(w)===K),Z=w=>w==="dealer"?y("dealer"):s[w]??y("seat {seat}",{seat:w}),Ft=({by:w,do:I,since:tt},zt)=>b({by:w,do:I,args:zt,since:tt}),jt=n==="dealer"&&e.awaited.includes("dealer")?g.map(Z):[],ae=w=>a[w.do]??(w.by==="dealer"&&jt.length?()=>ou(w,jt):null),Pe=(w,I)=>ae(w)?z({option:w,args:I}):Ft(w,I),dt=e.awaited.filter(w=>w!=="dealer"||!jt.length),Re={words:r,last:c,awaited:u?.length?[]:dt,busy:$,act:Pe,open:Y},Fe=L.length>0&&pt.length>0,qe=L.length+pt.length===1?[...L,...pt][0]:null;return qe&&iu(qe)?i`<${cu} option=${qe} shown=${l} entered=${p} busy=${$} error=${d} question=${E} act=${Pe}
      onTakeBack=${x} end=${k} />`:C?i`<${pu} key=${K} option=${C} who=${Z(C.by)} chipset=${o} words=${r}
      last=${c[`${C.by} ${C.do}`]} busy=${$} error=${d} end=${k} onClose=${()=>Y(null)}
      onAct=${async w=>{await Pe(C,w)&&Y(null)}} />`:i`
    ${d&&i`<div class="panel"><${st} text=${d} /></div>`}
    ${W.length>1&&i`<div class="seats-row" role="group" aria-label=${y("who")}>
      ${W.map(([w])=>i`<${h} key=${w} chosen=${w===A} onTap=${()=>M(w)}>${Z(w)}<//>`)}
    </div>`}
    <${F} question=${E} end=${(Fe||k)&&i`
        ${Fe&&jt.length>0&&i`<span class="controls-note">${y("not yet: {players}",{players:yt(jt)})}</span>`}
        ${Fe&&i`<${ga} options=${pt} ...${Re} />`}${k}`}>
      ${u}
      <${ga} options=${L.length?L:pt} ...${Re} />
    <//>
    ${R&&ae(R.option)&&E.includes(D(R.option))&&i`<${lt} ...${ae(R.option)(Z(R.option.by))}
      onClose=${()=>z(null)} onYes=${()=>{z(null),Ft(R.option,R.args)}} />`}`}var ou=(t,e)=>({title:y("{deed} without {players}?",{deed:N(t.do),players:yt(e)}),text:vt("{players} has not done anything yet. Nobody may have anything to say after this.","{players} have not done anything yet. Nobody may have anything to say after this.",e.length,{players:yt(e)}),yes:N(t.do),no:y("wait")});function ru(t,e){let[n]=t.find(([s])=>e.includes(s))??t[0]??[null];return n}var au=13,iu=t=>{let e=Ls(t);return e&&(t.by==="dealer"||t.values[e].length>au)};function cu({option:t,shown:e,entered:n,busy:s,error:o,question:r,act:a,onTakeBack:c,end:l}){let p=Ls(t)??"",u=f=>a(t,{...Hs(t,Zt(t.values)),[p]:f});return i`
    <div class="panel">
      <${Ht} allowed=${t.values[p]} picked=${e} busy=${s}
        onPick=${u} onTakeBack=${c} />
      <${st} text=${o} />
    </div>
    <${F} question=${r} end=${(n||l)&&i`
        ${n&&i`<${H} cards=${n.cards} places=${n.places} wanted />`}${l}`}>
      ${c&&i`<${kr} picked=${e} busy=${s} onTakeBack=${c} />`}
    <//>`}function ga({options:t,words:e,last:n,awaited:s,busy:o,act:r,open:a}){let c=({by:l})=>s.includes(l)?"main":"plain";return t.flatMap(l=>{let p=Dr(l);return p?p.map(u=>i`<${h} key=${D(l)+JSON.stringify(u)} kind=${c(l)}
      disabled=${o} onTap=${()=>r(l,u)}>
      ${e[l.do]?e[l.do](u):xe(l.do,uu(l,u))}
    <//>`):[i`<${h} key=${D(l)} kind="plain" disabled=${o} onTap=${()=>a(D(l))}>
          ${N(l.do)} …
        <//>`,i`<${lu} key=${`${D(l)} again`} option=${l} args=${n[`${l.by} ${l.do}`]}
          words=${e} busy=${o} act=${r} />`]})}function lu({option:t,args:e,words:n,busy:s,act:o}){return!e||Vt(t.values,e,t.optional)?null:i`<${h} kind="plain" disabled=${s} onTap=${()=>o(t,e)}>
    ${y("{deed} again",{deed:xe(t.do,e,n)})}
  <//>`}var uu=(t,e)=>Object.fromEntries(Object.entries(e).filter(([n])=>t.optional?.includes(n)||t.values[n].length!==1));function pu({option:t,who:e,chipset:n,words:s,last:o,busy:r,error:a,onClose:c,onAct:l,end:p}){let[u,f]=T(Zt(t.values,t.optional)),$=Vt(t.values,u,t.optional),d=Hs(t,u);return i`
    <section class="panel" aria-label=${`${e}: ${N(t.do)}`}>
      <h2>${e}: ${N(t.do)}</h2>
      <div class="form-fields">
        <${In} fields=${t.values} held=${u} optional=${t.optional} last=${o}
          chipset=${n} onChange=${f} />
      </div>
      <${st} text=${a} />
    </section>
    <${F} question=${D(t)} end=${i`<${h} kind="plain" onTap=${c}>${y("cancel")}<//>${p}`}>
      <${h} kind="main" disabled=${$} busy=${r} onTap=${()=>l(d)}>
        ${$?N(t.do):xe(t.do,du(d),s)}
      <//>
      ${$&&i`<span class="controls-note">${N($.name)}: ${$.why}</span>`}
    <//>`}var du=t=>Object.fromEntries(Object.entries(t).filter(([,e])=>!Array.isArray(e)||e.length<=4));function ee(t,e){let n=e.length===1&&t.seats.find(s=>s.seat===e[0]);return!n||t.facts.sheet&&!n.rack?null:y("rack {chips}",{chips:n.rack})}function zs({round:t}){let{prompt:e,zones:n,cards:s}=t,o=a=>Object.values(n).some(c=>c.count&&fu(c,a)),r=a=>e.options.some(({by:c})=>c===a);return e.awaited.filter(a=>a!=="dealer"&&(s==="virtual"&&o(a)||!r(a)))}var fu=({owner:t,sight:e},n)=>e==="owner"&&t===n||e==="others"&&t!==n;function Ee(t,e){let n=j(e.round);return zs(e).map(s=>Gs(e,s)?i`<span key=${`phone ${s}`} class="controls-note">${y("{player} has it on the phone.",{player:n[s]})}</span>`:i`<${h} key=${`pass ${s}`} kind="main" busy=${t.late.value}
    onTap=${()=>t.handOver(s)}>${y("tablet to {player}",{player:n[s]})}<//>`)}var Gs=({table:t},e)=>t.phones&&t.seats.find(n=>n.seat===e)?.phone==="in";var Js=t=>["bura.first-lead","bura.lead"].includes(t?.say.code),$u={bura:"three trumps",aces:"three aces",molodka:"three of one plain suit"};function Ys(){return{lead:({cards:t})=>`LEAD ${t.map(P).join(" ")}`,answer:({cards:t})=>`ANSWER ${t.map(P).join(" ")}`,announce:({kind:t})=>`announce ${t}`,declare:()=>"declare 31",yield:()=>"yield",pass:()=>"PASS"}}function ka({table:t,state:e,news:n,face:s}){let{round:o}=e,{prompt:r}=o,a=j(o),[c]=r.awaited,l=o.seats.find(({seat:b})=>b!==c).seat,p=(b,x)=>r.options.find(g=>g.do===b&&(x===void 0||g.by===x)),u=p("lead")??p("answer"),f=t.late.value,$=(b,x)=>Gs(e,b)?i`<span class="controls-note">${a[b]} has it on the phone.</span>`:i`<${h} kind=${x} busy=${f} onTap=${()=>t.handOver(b)}>
    tablet to ${a[b]}
  <//>`,d=i`
    ${p("announce")&&i`<${hu} option=${p("announce")} who=${a[l]} table=${t} />`}
    ${p("declare")&&i`<${bu} options=${r.options.filter(b=>b.do==="declare")} players=${a}
      sure=${s.sure()} table=${t} />`}`;return i`<section class="foot" aria-label="what is next">
    <${ft} text=${r.say.text} news=${n} detail=${ee(o,r.awaited)} />
    ${u?i`<${mu} key=${D(u)} option=${u} words=${Ys()} table=${t} end=${d}
          undo=${o.undoable?t.undo:null} />`:i`
        ${t.error.value&&i`<div class="panel"><${st} text=${t.error.value} /></div>`}
        <${F} question=${r.options.map(D).join()} end=${d}>
          ${$(c,"main")}${$(l,"plain")}
        <//>`}
  </section>`}function mu({option:t,words:e,table:n,undo:s,end:o}){let[r,a]=T([]),{of:c,least:l,most:p}=t.values.cards,u=$=>n.act({...t,args:{cards:$}});return i`
    <div class="panel">
      <${Ht} allowed=${c} picked=${r} onPick=${async $=>{let d=[...r,$].slice(-p);a(d),l===p&&d.length===p&&!await u(d)&&a([])}} onTakeBack=${$=>a(r.filter(d=>d!==$))} />
      <${st} text=${n.error.value} />
    </div>
    <${F} question=${D(t)} end=${o}>
      ${l<p?i`<${h} kind="main" disabled=${!r.length} busy=${n.late.value} onTap=${()=>u(r)}>
            ${r.length?e[t.do]({cards:r}):"tap the cards led"}
          <//>`:i`<p class="controls-note">${p===1?"Tap the card.":`Tap the ${p} cards: ${p-r.length} more.`}</p>`}
      <${h} kind="plain" disabled=${!s} busy=${n.late.value} onTap=${s}>undo<//>
    <//>`}function hu({option:t,who:e,table:n}){let[s,o]=T(!1),r=t.values.kind,a=async c=>{o(!1),await n.act({...t,args:{kind:c}})};return i`<${h} onTap=${()=>o(!0)}>announce …<//>
    ${s&&i`<${V} title=${`${e} announces`} onClose=${()=>o(!1)}
        foot=${i`<${h} kind="plain" onTap=${()=>o(!1)}>go back<//>`}>
      <div class="choices">
        ${r.map(c=>i`<${h} key=${c} onTap=${()=>a(c)}>
          <span class="choice-words"><b>${c}</b><span class="choice-note">${$u[c]}</span></span>
        <//>`)}
      </div>
    <//>`}`}function bu({options:t,players:e,sure:n,table:s}){let[o,r]=T(!1),[a,c]=T(null),l=()=>{r(!1),c(null)},p=async()=>{l(),await s.act(a)};return i`<${h} onTap=${()=>r(!0)}>declare 31 …<//>
    ${o&&!a&&i`<${V} title="Who declares 31?" onClose=${l}
        foot=${i`<${h} kind="plain" onTap=${l}>go back<//>`}>
      <div class="choices">
        ${t.map(u=>i`<${h} key=${u.by} kind="plain" onTap=${()=>c(u)}>${e[u.by]}<//>`)}
      </div>
    <//>`}
    ${a&&i`<${lt} ...${n.declare(e[a.by])} onYes=${p} onClose=${l} />`}`}var tn={Felt:xu,Foot:yu,Seen:ju,words:Ys,sure:gu,deed:ku,payment:vu,over:wu,passOn:_u},_a="6789JQKTA",va={A:11,T:10,K:4,Q:3,J:2},wa={c:"clubs",d:"diamonds",h:"hearts",s:"spades"};function yu(t){let{code:e}=t.prompt.say,n=t.cards==="physical"&&(e==="bura.answer"||e==="bura.promised");return Js(t.prompt)||n?ka:null}function gu(){return{declare:t=>({title:`${t} declares 31?`,text:"The won cards are turned up and counted. There is no way back.",yes:`${t} declares`})}}function ku({do:t,args:e},{who:n}){let s=e.cards?.every(J)?` ${e.cards.map(P).join(" ")}`:"";switch(t){case"lead":return`${n} leads${s}.`;case"answer":return`${n} answers${s}.`;case"yield":return`${n} yields the lead.`;case"declare":return`${n} declares 31.`;case"pass":return`${n} passes.`;case"announce":return"";default:return null}}function _u({prompt:t}){return["bura.answer","bura.outbid","bura.promised"].includes(t?.say.code)?t.awaited[0]:null}function vu({transfers:t}){let e=t.find(({from:o,to:r})=>o==="pot"||r==="pot"),n=t.filter(o=>o!==e),s=e&&[e.from==="pot"?"out of the pot, all of it":"into the pot, which is carried"];return{hand:e?.why??null,sums:[...s??[],...n.map(({why:o,amount:r})=>`${o}: ${m(r)}`)]}}function wu({record:t}){return t.at(-1).events.map(({text:e})=>e).at(-1)}function xu({state:t,paying:e}){let{round:n,table:s,night:o}=t,{places:r,zones:a,facts:c}=n,l=n.seats.map(({seat:p})=>p).sort((p,u)=>p-u);return i`<section class=${v(["felt","bura",n.cards==="physical"&&"is-short"])} aria-label="felt">
    <${Tu} zones=${a} facts=${c} />
    ${l.map(p=>i`<${Ou} key=${p} seat=${p} round=${n} lit=${Su(n,e,p)}
      holds=${s.hand_over?.seat===p} />`)}
    <div class="bura-pot" data-place="pot">
      <${Te} amount=${r.pot??0} chipset=${o.chip_set} />
      <span>pot <b class="figure">${m(r.pot??0)}</b></span>
    </div>
  </section>`}var Su=({prompt:t},e,n)=>e?e.seat===n:!!t?.awaited.includes(n);function Tu({zones:t,facts:e}){let n=t.stock.count+(t.trump?.count??0),[s]=t.trump?.cards??[];return i`<div class="bura-trumps">
    <div class="bura-stock">
      ${s&&i`<${B} card=${s} />`}
      ${t.stock.count>0&&i`<${B} card="??" />`}
    </div>
    <p>${n>0&&`stock ${n}`} ${!e.drawing&&"no more drawing"}</p>
    ${e.trump&&i`<p class="bura-suit">
      <svg class=${`suit-${e.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${ct[e.trump]} /></svg>
      <b>${wa[e.trump]}</b> trumps
    </p>`}
  </div>`}function Ou({seat:t,round:e,lit:n,holds:s}){let o=e.seats.find(p=>p.seat===t),r=e.markers[t],a=e.zones[`won:${t}`],c=e.zones[`hand:${t}`],l=[e.dealer===t&&"the deal",s&&"has the tablet",r&&`owes ${m(r)}`];return i`<div class=${v(["bura-side",n&&"is-lit"])} role="group" aria-label=${o.player}>
    <div class="bura-who">
      <b>${o.player}</b><span class="figure" data-place=${`seat:${t}`}>${m(o.rack)}</span>
      <span class="bura-note">${l.filter(Boolean).join(" \xB7 ")}</span>
      <span class="bura-word">${Au(e,t)}</span>
      <${H} cards=${c.cards} fanned />
    </div>
    ${a.sight==="all"?i`<${Bu} cards=${a.cards} />`:i`
      <${Cu} round=${e} seat=${t} />
      <div class="bura-won">${a.count>0&&i`<${B} card="??" />`}<span class="small quiet">${a.count>0?"won":""}</span></div>`}
  </div>`}function Au({facts:t,prompt:e,finished:n},s){let o=e?.say.code,{announced:r,leader:a,led:c}=t;return r?.seat===s?`announces ${r.kind}`:n?"":o==="bura.outbid"?"outbids or yields":o==="bura.answer"?c===s?"has led":"answers":o==="bura.last"?e.awaited.includes(s)?"has the last word":"":a!==s?Js(e)?"may speak first":"":c===null?"has the lead":"takes the trick and leads"}function Cu({round:t,seat:e}){let{led:n,trump:s}=t.facts,o=t.zones[`played:${e}`].cards,r=t.seats.find(p=>p.seat!==e).seat,a=t.zones[`played:${r}`].cards,c=n!==null&&n!==e&&o.length>0,l=c?Eu(o,a,s):o;return i`<div class="bura-played" role="group" aria-label="played">
    ${l.map((p,u)=>i`<${B} key=${p} card=${p} lit=${c&&xa(p,a[u],s)} />`)}
  </div>`}var xa=(t,e,n)=>t[1]===e[1]?_a.indexOf(t[0])>_a.indexOf(e[0]):t[1]===n;function Eu(t,e,n){let s=o=>o.filter((r,a)=>xa(r,e[a],n)).length;return Sa(t).reduce((o,r)=>s(r)>s(o)?r:o)}function Sa(t){return t.length<2?[t]:t.flatMap((e,n)=>Sa(t.filter((s,o)=>o!==n)).map(s=>[e,...s]))}function Bu({cards:t}){let e=r=>va[r[0]]??0,n=t.filter(e).sort((r,a)=>e(a)-e(r)),o=[...new Set(n.map(([r])=>r))].map(r=>`${n.filter(a=>a[0]===r).length} \xD7 ${va[r]}`);return i`<div class="bura-counted">
    <${H} cards=${n} fanned />
    <p>${o.join(" + ")||"nothing"} = <b class="figure">${n.reduce((r,a)=>r+e(a),0)}</b>
      <span class="quiet small"> of 31${t.length>n.length?`, and ${t.length-n.length} that count nothing`:""}</span></p>
  </div>`}function ju({round:t,seat:e}){let n=j(t),[s]=t.zones.trump?.cards??[],o=t.seats.filter(r=>t.zones[`played:${r.seat}`].cards.length);return i`<div class="hand-others">
    ${s?i`<${H} cards=${[s]} label="trumps" />`:i`<p class="bura-suit"><b>${wa[t.facts.trump]}</b> trumps</p>`}
    ${o.map(r=>i`<${H} key=${r.seat} cards=${t.zones[`played:${r.seat}`].cards}
      label=${r.seat===e?"you":n[r.seat]} />`)}
  </div>`}var ne=[..."cdhs"],Qs={c:"clubs",d:"diamonds",h:"hearts",s:"spades"},Ta={A:1,T:10},Oa={J:11,Q:12,K:13},Mu=5,Nu=13,en=([t])=>t in Oa,Wn=t=>en(t)?Mu:Ta[t[0]]??Number(t[0]),Vs=t=>Oa[t[0]]??Ta[t[0]]??Number(t[0]),me=({zones:t},e)=>t[`certificates:${e}`]?.cards??[],he=({places:t},e)=>t[`money:${e}`]??0,Zs=({suit:t})=>i`<svg class=${`company suit-${t}`} viewBox="0 0 100 100" role="img" aria-label=${Qs[t]}>
  <path fill="currentColor" d=${ct[t]} />
</svg>`;function Xs({facts:t,zones:e,board:n},s){let o=e[`market:${s}`]?.cards.at(-1);if(!o||en(o))return[1,10];let{up:r,down:a}=n.limits[s],c=t.prices[s];return[Math.max(1,c-a),Math.min(10,c+r)]}function Be({round:t}){return i`<div class="market" role="group" aria-label="the market">
    ${ne.map(e=>i`<${Hu} key=${e} suit=${e} round=${t} />`)}
  </div>`}function Hu({suit:t,round:e}){let n=e.facts.prices[t],s=e.zones[`market:${t}`]?.cards.at(-1),[o,r]=Xs(e,t),{up:a,down:c}=e.board.limits[t];return i`<section class=${v(["market-company",n===0&&"is-bankrupt"])} aria-label=${Qs[t]}>
    <${Zs} suit=${t} />
    <b class="market-price">${n??"\u2013"}</b>
    ${s&&i`<${B} card=${s} />`}
    <span class="market-span">${Lu(n,o,r)}</span>
    <span class="market-limits">▲${m(a)} ▼${m(c)}</span>
  </section>`}function Lu(t,e,n){return t===void 0?"no price":`${t===0?"bankrupt, ":""}next ${e}\u2013${n}`}function Aa({prices:t}){let e=Math.max(t.length,12),n=r=>r/e*100,s=r=>100-r/Nu*100,o=t.at(-1)??{};return i`<figure class="chart" role="img" aria-label=${`the prices over the game; now ${ne.map(r=>`${Qs[r]} ${o[r]??"none"}`).join(", ")}`}>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      ${[0,5,10].map(r=>i`<line key=${r} class="chart-rule" x1="0" x2="100" y1=${s(r)} y2=${s(r)} />`)}
      ${t.length>0&&ne.map((r,a)=>i`<path key=${r} class=${`chart-line is-${r}`} d=${Pu(t,r,n,s)}
        transform=${`translate(0 ${(a-1.5)*.9})`} />`)}
    </svg>
    ${[0,5,10].map(r=>i`<span key=${r} class="chart-figure" style=${{top:`${s(r)}%`}} aria-hidden="true">${r}</span>`)}
    ${t.length>0&&ne.map(r=>i`<span key=${r} class=${`chart-end is-${r}`} aria-hidden="true"
      style=${{top:`${s(o[r])}%`,left:`${n(t.length)}%`,"--beside":Ru(o,r)}}><${Zs} suit=${r} /></span>`)}
  </figure>`}var Pu=(t,e,n,s)=>t.map((o,r)=>`${r?"V":"M0 "}${s(o[e])}H${n(r+1)}`).join(""),Ru=(t,e)=>ne.slice(0,ne.indexOf(e)).filter(n=>t[n]===t[e]).length;function Ca({round:t,holds:e,lit:n}){let s=j(t),o=t.seats.map(({seat:c})=>c),r=qu(t),a=Math.max(...o.map(c=>r?.[c]??t.board.players[c].worth));return i`<table class="holdings">
    <thead><tr>
      <th>share holders</th>
      ${ne.map(c=>i`<th key=${c}><${Zs} suit=${c} /></th>`)}
      <th class="number">money</th><th class="number">owes</th><th class="number">${r?"takes home":"worth"}</th>
    </tr></thead>
    <tbody>${o.map(c=>{let{shares:l,debt:p,worth:u}=t.board.players[c],f=r?.[c]??u,$=[t.dealer===c&&"banker",e===c&&"has the tablet"];return i`<tr key=${c} class=${v([n(c)&&"is-lit"])}>
        <th scope="row"><b>${s[c]}</b> <span class="quiet small">${$.filter(Boolean).join(" \xB7 ")}</span></th>
        ${ne.map(d=>i`<td key=${d}><${Fu} count=${l[d]} cards=${me(t,c).filter(b=>b[1]===d)} /></td>`)}
        <td class="number" data-place=${`money:${c}`}>${m(he(t,c))}</td>
        <td class="number">${p?m(p):""}</td>
        <td class="number"><b>${m(f)}</b><span class="holdings-best">${f===a?"\u2605":""}</span></td>
      </tr>`})}</tbody>
  </table>`}var Fu=({count:t,cards:e})=>t>0&&i`<b>${t}</b> <span class="holdings-cards">${e.map(([n])=>n==="T"?"10":n).join(" ")}</span>`;function qu({record:t,finished:e}){if(!e)return null;let n=t.at(-1).events.filter(({code:s})=>s==="csm.takes");return Object.fromEntries(n.map(({args:s})=>[s.seat,s.amount]))}var fy={live:y("live"),polling:y("slow"),lost:y("no connection")};var Zg=[y("misdeal"),y("a card was seen"),y("wrong cards entered"),y("the table gives up the round")];var se=({table:t,line:e,detail:n,news:s,children:o})=>i`<section class="foot" aria-label=${y("what is next")}>
  <${ft} text=${e} detail=${n} news=${s} />
  <${Ct} table=${t} />
  ${o}
</section>`,Ct=({table:t})=>t.error.value&&i`<div class="trouble"><${st} text=${t.error.value} onGone=${t.dismiss} /></div>`;var Ba=({prompt:t},e,n)=>t?.options.find(s=>s.by===e&&s.do===n),Un=(t,e)=>!!t?.values.card.includes(e);function to(t,e){let n=Wn(e);return`${G(n,"share")} \xB7 ${m(n*t.facts.prices[e[1]])}`}function zu(t,e,n){let{shares:s}=t.board.players[e],o=t.facts.prices[n[1]];if(!o)return"bankrupt";if(s[n[1]]+Wn(n)>t.options.max_shares)return`over ${m(t.options.max_shares)} shares`;let r=Wn(n)*o;return r>he(t,e)?`costs ${m(r)}`:"not now"}var eo=(t,e,n)=>`${m(t.facts.prices[e[1]])} \u2192 ${n==="zero"?0:Vs(e)}`;function Gu(t,e){let[n,s]=Xs(t,e[1]),o=Vs(e);return o<n||o>s?`only ${n} to ${s}`:"not now"}var Ut=({verb:t,note:e,ready:n,main:s,busy:o,onTap:r})=>i`<${h} kind=${s?"main":"plain"} disabled=${!n} busy=${o} onTap=${r}>
  <span class="trade-deed"><b>${t}</b><span>${e}</span></span>
<//>`;function ja({zones:t,facts:e},n){if(!e.turn.business.length)return"nothing done";let s=8-(t[`hand:${n}`]?.count??8);return s>0?`draw ${s}`:""}function Ma({table:t,hand:e,seat:n,act:s,onCover:o}){let{round:r}=e,a=(r.prompt?.options??[]).map(D).join(),[c,l]=T({asked:a,own:[],sale:null}),{own:p,sale:u}=c.asked===a?c:{own:[],sale:null},f=mt(a),$=Ae(r),d=$.arranged(r.zones[`hand:${n}`].cards),b=(_,M)=>f.swallows(M)||l({asked:a,sale:null,own:p.includes(_)?p.filter(K=>K!==_):[...p,_].slice(-4)}),x=(_,M)=>f.swallows(M)||l({asked:a,own:[],sale:u===_?null:_}),g=t.late.value,k=me(r,n),S=p.map(_=>d[_]),{shares:O}=r.board.players[n];return i`
    <section class="hand-felt trade-hand" aria-label="your hand">
      <${Be} round=${r} />
      <div class="trade-mine" role="group" aria-label="your certificates">
        <span class="quiet">certificates</span>
        ${k.map((_,M)=>i`<${Kn} key=${M} card=${_} chosen=${u===M} onTap=${K=>x(M,K)} />`)}
        ${!k.length&&i`<span class="quiet">none yet</span>`}
        <span class="trade-most quiet">${Object.values(O).some(Boolean)?`at most ${m(r.options.max_shares)} shares of a company`:""}</span>
      </div>
      <div class="tap-hand" role="group" aria-label="your cards">
        ${d.map((_,M)=>i`<button type="button" key=${M} class=${v(["tap-card",p.includes(M)&&"is-raised"])}
          aria-label=${it(_)} aria-pressed=${String(p.includes(M))} onClick=${K=>b(M,K)}><${B} card=${_} /></button>`)}
      </div>
      <div class="hand-foot trade-foot">
        <${h} kind="plain" onTap=${o}>cover<//>
        <${Hn} sorting=${$} />
        <p class="hand-note">${so(r)}</p>
        <${h} kind="plain" onTap=${t.takeBack}>back to the dealer<//>
      </div>
    </section>
    <section class="foot" aria-label="what is next">
      <${ft} text=${r.prompt?.say.text??"The game is over."} detail=${`money ${m(he(r,n))}`} />
      <${Ct} table=${t} />
      <${F} question=${a}>
        <div class="trade-row">
          <${no} round=${r} seat=${n} picked=${S} sale=${u===null?null:k[u]} busy=${g} act=${s} />
        </div>
      <//>
    </section>`}function no({round:t,seat:e,picked:n,sale:s,busy:o,act:r}){let a=b=>Ba(t,e,b),c=(b,x)=>()=>r({...a(b),args:x}),l=n.length===1?n[0]:null,p=l!==null&&en(l),u=l!==null&&Un(a("market"),l),f=l!==null&&Un(a("buy"),l),$=a("discard")&&n.length>0,d=n.length>1?"one card":"tap a card";return i`
    ${s?i`<${Ut} main verb=${`SELL ${P(s)}`} note=${to(t,s)} ready=${Un(a("sell"),s)} busy=${o} onTap=${c("sell",{card:s})} />`:i`<${Ut} main verb="BUY" ready=${f} busy=${o} onTap=${c("buy",{card:l})}
          note=${l===null?d:f?to(t,l):a("buy")?zu(t,e,l):"no more trades"} />`}
    <${Ut} main verb="PRICE" ready=${u} busy=${o} onTap=${c("market",p?{card:l,to:"up"}:{card:l})}
      note=${l===null?d:u?eo(t,l,"up"):a("market")?Gu(t,l):"no more market"} />
    <${Ut} verb="BANKRUPT" ready=${u&&p} busy=${o} onTap=${c("market",{card:l,to:"zero"})}
      note=${u&&p?eo(t,l,"zero"):"J Q K"} />
    <${Ut} verb="DISCARD" ready=${$} busy=${o} onTap=${c("discard",{cards:n})}
      note=${$?G(n.length,"card"):a("discard")?"1 to 4 cards":"not after business"} />
    <${Ut} main=${!a("buy")&&!a("sell")&&!a("market")} verb="END TURN" note=${ja(t,e)} ready=${a("end")} busy=${o} onTap=${c("end",{})} />`}function so({prompt:t,facts:e}){let{trades:n,plays:s}=t?.say.args??{};return t?.say.code==="csm.end"?e.turn.business.includes("discard")?"Discarded: only the end is left.":"Nothing left but the end.":n===void 0?"":`${G(n,"trade")}, ${G(s,"market card")} left`}var Kn=({card:t,chosen:e,onTap:n})=>i`<button type="button" class=${v(["trade-certificate",`suit-${t[1]}`,e&&"is-chosen"])}
  aria-label=${`certificate, ${it(t)}`} aria-pressed=${String(e)} onClick=${n}><${ue} card=${t} /></button>`;function Na({table:t,state:e,pad:n,setPad:s,news:o}){let{round:r}=e,{prompt:a,cards:c}=r,[l]=a.awaited,p=a.options.map(D).join(),{verb:u=null,picked:f=[],sale:$=null}=n.asked===p?n:{},d=_=>s({asked:p,verb:null,picked:[],sale:null,..._}),b=me(r,l),x=_=>Ba(r,l,_),g=a.options.find(_=>_.by==="dealer"&&_.do==="joker"),k=t.late.value,S=(_,M)=>async()=>{await t.act({...x(_),args:M})&&d({})},O={round:r,option:x,busy:k,say:S,set:d,verb:u,picked:f};return i`<section class="foot trade" aria-label="what is next">
    <${ft} text=${a.say.text} news=${o} detail=${`${j(r)[l]}'s money ${m(he(r,l))}`} />
    ${c==="physical"&&u&&i`<${Qu} ...${O} />`}
    <${Ct} table=${t} />
    <div class="trade-mine" role="group" aria-label=${`${j(r)[l]}'s certificates`}>
      <span class="quiet">${j(r)[l]}'s certificates</span>
      ${b.map((_,M)=>i`<${Kn} key=${M} card=${_} chosen=${$===M} onTap=${()=>d({sale:$===M?null:M})} />`)}
      ${!b.length&&i`<span class="quiet">none yet</span>`}
    </div>
    <${F} question=${p}>
      <div class=${v(["trade-row",c==="virtual"&&"is-short"])}>
        ${c==="virtual"?Ee(t,e):i`<${Yu} ...${O} />`}
        <${Ut} main=${$!==null} verb=${$===null?"SELL":`SELL ${P(b[$])}`} ready=${$!==null&&Un(x("sell"),b[$])} busy=${k}
          note=${$!==null?to(r,b[$]):x("sell")?"tap a certificate":b.length?"no more trades":"nothing to sell"} onTap=${S("sell",{card:b[$]})} />
        ${g&&i`<${Ut} verb="JOKER" note=${`${j(r)[g.values.seat[0]]} drew it`} ready busy=${k}
          onTap=${()=>t.act({...g,args:{seat:g.values.seat[0]}})} />`}
        <${Ut} verb="END TURN" note=${ja(r,l)} ready=${x("end")} busy=${k} onTap=${S("end",{})} />
      </div>
    <//>
  </section>`}var Ju={buy:"BUY",market:"PRICE",discard:"DISCARD"},Yu=({option:t,busy:e,set:n,verb:s})=>Object.entries(Ju).map(([o,r])=>i`<${h} key=${o} kind="plain" chosen=${s===o}
  disabled=${!t(o)} busy=${e} onTap=${()=>n({verb:s===o?null:o})}>
  <span class="trade-deed"><b>${r}</b><span>${t(o)?o==="discard"?"1 to 4 cards":"which card":"no more"}</span></span>
<//>`);function Qu({round:t,option:e,busy:n,say:s,set:o,verb:r,picked:a}){let c=e(r)?.values;if(!c)return null;if(r==="discard"){let{of:u,least:f,most:$}=c.cards,d=a.length<$?u.filter(g=>Ea(a,g)<Ea(u,g)):[],b=g=>o({verb:r,picked:[...a,g]});return i`<div class="panel">
      <${Ht} allowed=${d} picked=${a} busy=${n} onPick=${b} onTakeBack=${g=>d.includes(g)?b(g):o({verb:r,picked:a.filter(k=>k!==g)})} />
      <div class="trade-entry">
        <span>${a.length?a.map(P).join(" "):"Which cards go?"}</span>
        <${h} kind="main" disabled=${a.length<f} busy=${n} onTap=${s("discard",{cards:a})}>discard ${G(a.length,"card")}<//>
      </div>
    </div>`}let[l]=a,p=u=>r==="market"&&en(u)?o({verb:r,picked:[u]}):s(r,{card:u})();return i`<div class="panel">
    <${Ht} allowed=${c.card} picked=${a} busy=${n} onPick=${p} onTakeBack=${()=>o({verb:r})} />
    ${r==="market"&&i`<div class="trade-entry">
      <span>${l?`${P(l)} sends the price`:"A face card asks where it sends the price."}</span>
      <${h} kind="main" disabled=${!l} busy=${n} onTap=${s("market",{card:l,to:"up"})}>${l?eo(t,l,"up"):"up"}<//>
      <${h} kind="main" disabled=${!l} busy=${n} onTap=${s("market",{card:l,to:"zero"})}>bankrupt<//>
    </div>`}
  </div>`}var Ea=(t,e)=>t.filter(n=>n===e).length;var Ha={Felt:rp,Foot:Vu,OpenHand:Ma,words:Zu,deed:Xu,event:tp,payments:np,payment:sp,over:op,passOn:ep},La=["csm.turn","csm.go-on","csm.end","csm.joker"];function Vu({prompt:t}){return La.includes(t?.say.code)?Na:null}function Zu(t){let e=n=>t.seats.find(s=>s.seat===n).player;return{reshuffle:()=>"SHUFFLED",joker:({seat:n})=>`JOKER \xB7 ${e(n)} drew it`}}function Xu({do:t,args:e},{who:n}){switch(t){case"show":return J(e.card)?`${P(e.card)} turned up.`:"";case"end":return`${n} ends the turn.`;case"buy":case"sell":case"market":case"discard":case"joker":return"";default:return null}}function tp({code:t,args:e,text:n},s){if(t==="csm.opens")return`${e.company} open at ${e.price}.`;if(t==="csm.buys"||t==="csm.sells"){let o=J(e.card)?`${P(e.card)}: `:"";return`${s[e.seat]} ${t==="csm.buys"?"buys":"sells"} ${o}${e.shares} at ${e.price}, ${m(e.amount)}.`}return n}function ep({prompt:t}){return La.includes(t?.say.code)?t.awaited[0]:null}function np(t){return t.round?.finished?Fn(t).filter(({says:e})=>e.length):[]}function sp({action:t,seat:e,player:n},s){let o=s.record.find(({index:p})=>p===t),r=p=>o.events.filter(u=>u.code===p&&u.args.seat===e).map(({args:u})=>u),[{amount:a}]=r("csm.takes"),c=r("csm.sells-out").map(({shares:p,price:u,amount:f})=>`${p} at ${u} = ${m(f)}`),l=r("csm.repays").map(({amount:p})=>`debt to the bank: ${m(p)}`);return{line:`${n} takes ${m(a)} home.`,sums:[...c,...l],amount:a}}function op({record:t}){return t.at(-1)?.events.find(({code:e})=>e==="csm.wins")?.text}function rp({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return i`<section class="felt csm" aria-label="felt">
    <${Be} round=${n} />
    <div class="csm-middle">
      <${Aa} prices=${n.facts.chart} />
      <dl class="csm-bank">
        <div><dt>bank</dt><dd data-place="bank">${m(n.places.bank??0)}</dd></div>
        <div><dt>draw pile</dt><dd>${n.board.draw_pile}</dd></div>
        <div><dt>${n.facts.reshuffles?"jokers are in":"no joker yet"}</dt></div>
      </dl>
    </div>
    <${Ca} round=${n} holds=${s.hand_over?.seat} lit=${o} />
  </section>`}var zn={Felt:pp,Seen:dp,deed:lp,passOn:up},ap=10,ip={T:10,Q:12},cp=([t,e])=>(ip[t]??Number(t))+(e==="h"?ap:0);function lp({do:t,args:e},{round:n}){return t==="show"&&e.card!=="??"?`${j(n)[e.seat]}: ${P(e.card)}.`:""}function up({prompt:t,facts:e,record:n}){let s=n.at(-1)?.do==="choose"&&t?.awaited.length===1;return e&&s?t.awaited[0]:null}function pp({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return i`<section class="felt tricks" aria-label="felt">
    <header class="tricks-head">
      <p><b>match ${Math.min(n.facts.matches.length+1,n.options.cards_in_play)}</b> of ${n.options.cards_in_play}
        ${n.facts.changed&&" \xB7 the hands have changed places"}</p>
      <span class="tricks-pot" data-place="pot">${n.places.pot>0&&i`pot <b class="figure">${m(n.places.pot)}</b>`}</span>
    </header>
    <${Pa} round=${n} lit=${o} holds=${s.hand_over?.seat} />
    <${Ot} state=${t} />
  </section>`}function dp({round:t}){return i`<div class="matches-seen"><${Pa} round=${t} lit=${()=>!1} /></div>`}function Pa({round:t,lit:e,holds:n}){let s=t.options.cards_in_play;return i`<div class=${v(["matches",s>10&&"is-long"])}>
    ${t.seats.map(({seat:o,player:r,rack:a},c)=>i`<section key=${o} class=${v(["matches-row",e(o)&&"is-lit"])} aria-label=${r}>
      <span class="matches-name"><${te} at=${c} /> <b>${r}</b>
        <b class="figure">${fp(t.facts.won[o])}</b>
        <span class="small" data-place=${`seat:${o}`}>${$p(t,o,a,n)}</span></span>
      <div class="matches-cards">
        ${[...Array(s).keys()].map(l=>i`<${mp} key=${l} round=${t} seat=${o} match=${l} half=${l===s/2} />`)}
      </div>
    </section>`)}
  </div>`}var fp=t=>`${t} ${t===1?"match":"matches"}`,$p=(t,e,n,s)=>[s===e&&"has the tablet",n>0&&G(n,"chip"),t.markers[e]>0&&`owes ${m(t.markers[e])}`].filter(Boolean).join(" \xB7 ");function mp({round:t,seat:e,match:n,half:s}){let{matches:o}=t.facts,r=o[n],a=r?.cards[e]??(n===o.length?hp(t,e):null);return i`<span class=${v(["matches-card",s&&"is-half"])}>
    ${a?i`<${B} card=${a} lit=${r?.winner===e} dim=${!!r&&r.winner!==e} />`:i`<${ht} />`}
    <span class="small figure">${a&&a!=="??"?cp(a):""}</span>
  </span>`}function hp({prompt:t,zones:e,facts:n,options:s},o){if(t?.say.code==="divide-and-conquer.match")return t.awaited.includes(o)?null:"??";let r=n.matches.length%(s.cards_in_play/2);return e[`played:${o}`]?.cards[r]??null}var Fa={Felt:Tp,words:yp,deed:gp,payments:wp,amongPlayers:!0,payment:xp,over:vp,passOn:kp,handNote:_p},bp={A:1,T:10},Ra=([t])=>bp[t]??Number(t);function yp(){return{draw:()=>"DRAW",pass:()=>"PASS"}}function gp({do:t},{who:e}){return t==="draw"?`${e} draws a card.`:t==="pass"?`${e} passes.`:null}function kp({prompt:t}){return t?.say.code==="kabu.draw"?t.awaited[0]:null}function _p({zones:t},e){let n=t[`hand:${e}`].cards,s=n.reduce((r,a)=>r+Ra(a),0),o=s>9?`: counts ${s%10}`:"";return`${n.map(Ra).join(" + ")} = ${s}${o}`}function vp(t){return(n=>t.record.at(-1)?.events.find(s=>s.code===n)?.text)("kabu.over")??(t.facts.debts.length?"Everybody has paid.":"Equal counts: nobody owes anything.")}function wp({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=j(t),s=$e(t).filter(({action:a})=>a===e),o=[];for(let a of t.facts.debts){o.at(-1)?.seat!==a.from&&o.push({action:e,seat:a.from,player:n[a.from],amount:0,debts:[],ids:[]});let c=o.at(-1);c.debts.push(a),a.paid&&(c.amount-=a.amount,c.ids.push(s.shift().id))}let r=s.map(({from:a,amount:c,id:l})=>{let p=Number(a.split(":")[1]);return{action:e,seat:p,player:n[p],amount:-c,debts:[],ids:[l]}});return[...o,...r]}function xp({seat:t,amount:e,debts:n},s){let o=j(s),{counts:r}=s.facts,{stake:a}=s.options,c=n.reduce((f,$)=>f+$.amount,0),l=f=>`${r[f]} \u2212 ${r[t]}`,p=a>1?` \xD7 ${m(a)}`:"";if(!n.length)return{hand:"repays the house's marker"};if(!e){let f=s.seats.find($=>$.seat===t).rack;return{line:`${o[t]} owes ${m(c)}, holds ${m(f)}, and pays nobody.`}}let u=n.map(({to:f,amount:$})=>({to:o[f],amount:$,why:p?`(${l(f)})${p}`:l(f)}));return{line:`${o[t]} pays ${Sp(u)}.`,pushes:u}}function Sp(t){let e=t.map(({to:n,amount:s})=>`${n} ${m(s)}`);return e.length>1?`${e.slice(0,-1).join(", ")} and ${e.at(-1)}`:e[0]}function Tp({state:t,pace:e,paying:n,face:s}){let{round:o,table:r}=t,{facts:a}=o,c=Op(o),l=Object.keys(a.counts).length>0,p=o.finished&&a.debts.length>0,u=new Set(s.payments(t).slice(0,e.paid).map(({seat:$})=>$)),f=j(o);return i`<section class="felt kabu" aria-label="felt" style=${{"--players":c.length}}>
    <${Cp} round=${o} showing=${l} />
    <div class="kabu-row kabu-head">
      ${!p&&i`<span class="kabu-differ">${Ap(o)}</span>`}
      ${p&&i`<span class="kabu-title">pays</span>
        ${c.map($=>i`<span class="kabu-to" key=${$}>${f[$]}</span>`)}
        <span class="kabu-net">net</span>`}
    </div>
    ${c.map($=>i`<${Ep} key=${$} seat=${$} seats=${c} round=${o} owing=${p}
      lit=${(n?.seat??o.prompt?.say.args.seat)===$} paid=${u.has($)}
      holds=${r.hand_over?.seat===$} />`)}
  </section>`}var Op=({seats:t,dealer:e})=>{let n=t.map(({seat:s})=>s).sort((s,o)=>s-o);return[...n.filter(s=>s>e),...n.filter(s=>s<=e)]},Ap=({record:t})=>t[0]?.events.find(({code:e})=>e==="kabu.racks-differ")?.text;function Cp({round:t,showing:e}){let{facts:n,options:s,zones:o}=t;return i`<p class="kabu-heading">
    <b>hand ${n.hand}</b>
    <span>${e?"showing":`lap ${n.lap} of 2`}</span>
    <span>stock ${o.stock.count}</span>
    <span>${G(s.stake,"chip")} a point</span>
  </p>`}function Ep({seat:t,seats:e,round:n,owing:s,lit:o,paid:r,holds:a}){let c=n.seats.find(d=>d.seat===t),{facts:l}=n,p=n.zones[`hand:${t}`].cards,u=l.counts[t],f=n.markers[t],$=[n.dealer===t&&"the deal",a&&"has the tablet",f&&`owes ${m(f)}`];return i`<div class=${v(["kabu-row",o&&"is-lit",r&&"is-paid"])} role="group" aria-label=${c.player}>
    <span class="kabu-who">
      <b>${c.player}</b><span class="figure" data-place=${`seat:${t}`}>${m(c.rack)}</span>
      <span class="kabu-note">${$.filter(Boolean).join(" \xB7 ")}</span>
    </span>
    <${H} cards=${p} />
    <b class="kabu-count">${u}</b>
    ${s?i`<${jp} seat=${t} seats=${e} debts=${l.debts} paid=${r} />`:i`<span class="kabu-state">${u===void 0?Bp(n,t):""}</span>`}
  </div>`}function Bp({facts:t,zones:e,prompt:n},s){let{count:o}=e[`hand:${s}`];return t.drawing.includes(s)?n?.say.code!=="kabu.draw"?"":n.awaited.includes(s)?o>2?"one more?":"draws or passes":o>t.lap+1?"drew a card":"":`passed with ${o}`}function jp({seat:t,seats:e,debts:n,paid:s}){let o=(c,l)=>n.find(p=>p.from===c&&p.to===l),r=c=>c.filter(l=>l.paid).reduce((l,{amount:p})=>l+p,0),a=r(n.filter(({to:c})=>c===t))-r(n.filter(({from:c})=>c===t));return i`
    ${e.map(c=>i`<${Mp} key=${c} debt=${o(t,c)} done=${s} own=${c===t} />`)}
    <b class=${v(["kabu-net",a>0&&"won",a<0&&"lost"])}>${ot(a)}</b>`}function Mp({debt:t,done:e,own:n}){return t?i`<span class=${v(["kabu-debt",!t.paid&&"is-unpaid",t.paid&&e&&"is-done"])}>
    ${m(t.amount)}${t.paid&&e?i`<span class="kabu-tick">✓</span>`:""}
    ${!t.paid&&i`<span class="unseen">, not paid</span>`}
  </span>`:i`<span class=${v(["kabu-debt",n&&"is-own"])}></span>`}var be=[..."789TJQKA"];function ye({round:t}){let{contract:e}=t.facts,n={train:Lp,quart:Pp,domino:Rp}[e]??Np;return i`<div class="lorum-middle"><${n} round=${t} /></div>`}var Np=({round:{board:t,facts:e,seats:n}})=>i`<div class="lorum-trick" role="group" aria-label="the trick">
  ${n.map(({seat:s})=>{let o=t.trick.find(r=>r.seat===s);return i`<span key=${s} class=${`lorum-played is-seat-${s}`}>
      ${o?i`<${B} card=${o.card} lit=${Hp(e,t,s)} />`:i`<${ht} />`}
    </span>`})}
</div>`,Hp=(t,e,n)=>e.trick.length===4&&t.takers[0]===n&&t.takers.every(s=>s===n);function Lp({round:{zones:t,facts:e,board:n}}){let{total:s}=e,o=n.tolls.find(([a])=>a>s),r=t.train?.cards??[];return i`<div class="lorum-train" role="group" aria-label=${`the train, total ${s}`}>
    <b class="lorum-total">${s}</b>
    <ol class="lorum-tolls">${n.tolls.map(([a,c])=>i`<li key=${a} class=${v([a<=s&&"is-done",o?.[0]===a&&"is-next"])}>
      <b>${a}</b> <span>costs ${m(c)}</span></li>`)}</ol>
    <div class="lorum-cars">${r.map(a=>i`<${B} key=${a} card=${a} />`)}</div>
  </div>`}function Pp({round:{zones:t,board:e}}){let n=t.run?.cards??[],s=t.gone?.count??0;return i`<div class="lorum-run" role="group" aria-label="the run">
    <div class="lorum-cars">
      ${n.map(o=>i`<${B} key=${o} card=${o} />`)}
      ${e.wanted&&i`<span class="lorum-wanted"><${B} card=${e.wanted} dim /><span>wanted</span></span>`}
      ${!n.length&&i`<${ht} />`}
    </div>
    <p class="quiet">${s} played before</p>
  </div>`}function Rp({round:{zones:t,board:e}}){let n=new Set(t.layout?.cards??[]),s=Fp(e);return i`<div class="lorum-grid" role="group" aria-label="the domino">
    ${[..."shdc"].map(o=>be.map(r=>{let a=r+o;return i`<span key=${a}>${n.has(a)?i`<${B} card=${a} />`:i`<${ht} label=${s.has(a)?`room for ${a}`:"no card yet"} wanted=${s.has(a)} />`}</span>`}))}
  </div>`}function Fp({laid:t,first_rank:e}){return e?new Set(Object.entries(t).flatMap(([n,s])=>{if(!s.length)return[e+n];let[o,r]=s.map(([a])=>be.indexOf(a));return[be[o-1],be[r+1]].filter(Boolean).map(a=>a+n)})):new Set}var qa=({prompt:t},e)=>t?.options.filter(({by:n})=>n===e)??[];function Da({table:t,hand:e,seat:n,who:s,act:o,onCover:r}){let{round:a}=e,c=qa(a,n),l=c.find(g=>g.do==="play"),p=c.find(g=>g.do==="pass"),u=a.prompt?.options.map(D).join()??"",f=mt(u),$=(g,k)=>f.swallows(k)||o({...l,args:g}),d=a.zones[`hand:${n}`],b=Ae(a),x=t.late.value;return i`
    <section class="hand-felt lorum-hand" aria-label="your hand">
      ${d.sight==="others"?i`<${qp} round=${a} seat=${n} />`:i`<div class="lorum-seen"><${ye} round=${a} /></div>`}
      ${d.sight==="others"?i`<${Gn} left=${a.facts.positions?.[n]??[]} open=${l?.values.position??[]} onTap=${(g,k)=>$({position:g},k)} />`:i`<div class="tap-hand" role="group" aria-label="your cards">
            ${b.arranged(d.cards).map(g=>l?.values.card.includes(g)?i`<button type="button" class="tap-card is-open" key=${g} aria-label=${it(g)} onClick=${k=>$({card:g},k)}><${B} card=${g} /></button>`:i`<span class="tap-card" key=${g}><${B} card=${g} dim=${!!l} /></span>`)}
          </div>`}
    </section>
    <section class="foot" aria-label="what is next">
      <${ft} text=${a.prompt?.say.text??"The hand is over."} detail=${s} />
      <${Ct} table=${t} />
      <${F} question=${u} end=${i`${d.sight==="owner"&&i`<${Hn} sorting=${b} />`}<${h} kind="plain" onTap=${r}>cover<//><${h} kind="plain" onTap=${t.takeBack}>back to the dealer<//>`}>
        ${p?i`<${h} kind="main" busy=${x} onTap=${()=>o({...p,args:{}})}>PASS<//>`:i`<p class="controls-note">${l?"Tap the card you play.":"Nothing of yours is asked for."}</p>`}
      <//>
    </section>`}var Gn=({left:t,open:e,onTap:n})=>i`<div class="tap-hand" role="group" aria-label="your cards, unseen">
  ${[...Array(8).keys()].map(s=>t.includes(s)?i`<button type="button" class="tap-card is-open" key=${s} disabled=${!e.includes(s)}
      aria-label=${`card ${s+1}`} onClick=${o=>n(s,o)}><${B} card="??" /></button>`:i`<span class="tap-card" key=${s}><${ht} /></span>`)}
</div>`;function qp({round:t,seat:e}){let n=j(t),s=t.seats.filter(o=>o.seat!==e);return i`<div class="lorum-others">
    <${ye} round=${t} />
    <div class="lorum-hands">${s.map(o=>i`<${H} key=${o.seat} cards=${t.zones[`hand:${o.seat}`].cards} label=${n[o.seat]} />`)}</div>
  </div>`}function Ia({table:t,state:e,news:n}){let{round:s}=e,{prompt:o}=s,r=o.options.map(D).join(),a={table:t,state:e,round:s,question:r};return i`<section class="foot lorum-foot" aria-label="what is next">
    <${ft} text=${o.say.text} news=${n} detail=${ee(s,o.awaited)} />
    <${Ct} table=${t} />
    ${s.cards==="physical"?i`<${Ip} ...${a} />`:i`<${Dp} ...${a} />`}
  </section>`}function Dp({table:t,state:e,round:n,question:s}){let[o]=n.prompt.awaited,r=qa(n,o).find(({values:a})=>a.position);return i`<${F} question=${s}>
    ${Ee(t,e)}
    ${r&&i`<div class="lorum-backs"><${Gn} left=${n.facts.positions[o]} open=${r.values.position}
      onTap=${a=>t.act({...r,args:{position:a}})} /></div>`}
  <//>`}function Ip({table:t,round:e,question:n}){let{prompt:s,undoable:o}=e,r=t.late.value,a=s.options.filter(f=>f.do==="play"),c=s.options.find(f=>f.do==="pass"),l=i`<${h} kind="plain" disabled=${!o} busy=${r} onTap=${t.undo}>take back<//>`;if(a.length>1){let f=j(e);return i`<${F} question=${n} end=${l}>
      ${a.map($=>i`<${h} key=${$.by} kind="main" busy=${r}
        onTap=${()=>t.act({...$,args:{card:$.values.card[0]}})}>${f[$.by]} ${P($.values.card[0])}<//>`)}
    <//>`}let[p]=a,u=new Set(p?.values.card??[]);return i`<${F} end=${i`
      ${c&&i`<${h} kind="main" busy=${r} onTap=${()=>t.act({...c,args:{}})}>PASS<//>`}
      ${l}`}>
    <div class="lorum-pack" role="group" aria-label="cards">
      ${[..."shdc"].flatMap(f=>be.map($=>$+f)).map(f=>i`<button type="button" key=${f}
        class=${v(["picker-card",`suit-${f[1]}`,!u.has(f)&&"is-out"])} disabled=${!u.has(f)||r}
        aria-label=${it(f)} onClick=${()=>t.act({...p,args:{card:f}})}>${u.has(f)&&i`<${ue} card=${f} />`}</button>`)}
    </div>
  <//>`}var nn={"no-hearts":"No hearts",queens:"Queens","no-tricks":"No tricks","hairy-ape":"Hairy Ape",train:"Train",quart:"Quart",domino:"Domino"};function Ua({state:t,onClose:e}){let{round:n,table:s}=t,o=j(n),r=n.seats.map(({seat:d})=>d),{contracts:a,deals:c}=n.board,l=Up(s,n),p=d=>s.seats.find(b=>b.player===d)?.seat,u=Kp(l,p),f=d=>[...l.values()].reduce((b,x)=>b+(oo(x,d,p)??0),0),$=(d,b)=>l.get(b*a.length+1)?.find(g=>g.seat===d)?.name??o[d];return i`<${V} title="The score" onClose=${e} foot=${i`<${h} kind="plain" onTap=${e}>go back<//>`}>
    <div class="lorum-scores">
    <table class="lorum-sheet">
      <thead>
        <tr><th></th>${c.map((d,b)=>i`<th key=${d} colspan="4" scope="colgroup">${$(d,b)} deals</th>`)}</tr>
        <tr><th></th>${c.map(d=>r.map(b=>i`<th key=${`${d} ${b}`} class=${v([b===r[0]&&"starts"])}>${o[b].slice(0,3)}</th>`))}</tr>
      </thead>
      <tbody>${a.map((d,b)=>i`<tr key=${d}>
        <th scope="row">${nn[d]}</th>
        ${c.map((x,g)=>{let k=g*a.length+b+1,S=l.get(k);return r.map(O=>{let _=S&&oo(S,O,p);return i`<td key=${`${k} ${O}`} class=${v([O===r[0]&&"starts",k===n.facts.hand&&"is-now",_>0&&"won",_<0&&"lost"])}>
              ${S?_===void 0?"\u2013":_?ot(_):"\xB7":""}</td>`})})}
      </tr>`)}</tbody>
    </table>
    </div>
    <p class="lorum-sums">${r.map((d,b)=>i`<span key=${d}><${te} at=${b} /> ${o[d]} <b class=${v([f(d)>0&&"won",f(d)<0&&"lost"])}>${ot(f(d))}</b></span>`)}
      ${u.map(({player:d,name:b,result:x})=>i`<span key=${`gone ${d}`} class="quiet">${b} (left) <b>${ot(x)}</b></span>`)}
      <span>pot <b>${m(n.places.pot??0)}</b></span></p>
    ${l.size>1&&i`<${Mn} deals=${Wp(l,o,r,p)} />`}
  <//>`}function Wp(t,e,n,s){let o=Object.fromEntries(n.map(r=>[r,0]));return[...t].map(([r,a])=>{let c=Object.fromEntries(n.map(p=>[p,o[p]+(oo(a,p,s)??0)])),l={better:"high",goal:null,before:o,after:c};return o=c,{deal:r,names:e,sheet:l}})}function Up({past:t,seats:e},n){let s=n.facts.hand-1,o=s?t.filter(({voided:a})=>!a).slice(-s):[],r=new Map(o.map((a,c)=>[s-o.length+c+1,Wa(a.seats,a.results)]));return n.finished?r.set(n.facts.hand,Wa(e,zp(n))):r}var Wa=(t,e)=>t.map(({seat:n,player:s,name:o})=>({seat:n,player:s,name:o,result:e[n]??0})),oo=(t,e,n)=>t.find(({player:s})=>n(s)===e)?.result;function Kp(t,e){let n=new Map;for(let{player:s,name:o,result:r}of[...t.values()].flat())e(s)===void 0&&n.set(s,{player:s,name:o,result:(n.get(s)?.result??0)+r});return[...n.values()]}function zp({record:t,seats:e}){let n=Object.fromEntries(e.map(({seat:s})=>[s,0]));for(let{from:s,to:o,amount:r}of t.flatMap(({transfers:a})=>a))s==="house"||o==="house"||(s.startsWith("seat:")&&(n[s.slice(5)]-=r),o.startsWith("seat:")&&(n[o.slice(5)]+=r));return n}var Ka={Felt:td,Foot:()=>Ia,OpenHand:Da,words:Gp,deed:Jp,event:Yp,payments:Vp,amongPlayers:!0,payment:Zp,over:Xp,passOn:Qp};function Gp(){return{pass:()=>"PASS"}}function Jp({do:t,args:e},{who:n}){return t==="pass"?`${n} passes.`:t!=="play"?null:e.card&&e.card!=="??"?`${n}: ${P(e.card)}.`:`${n} plays a card.`}function Yp({code:t,args:e,text:n}){return t==="lorum.total"?`Total ${e.total}.`:n}function Qp({prompt:t}){return t?t.awaited.length===1?t.awaited[0]:t.options[0]?.by??null:null}function Vp({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=j(t),s=[];for(let o of $e(t).filter(({action:r})=>r===e)){let r=Wt(o.from)??Wt(o.to)??0,a=o.from==="pot";(s.at(-1)?.seat!==r||s.at(-1).takes!==a)&&s.push({action:e,seat:r,player:n[r],takes:a,amount:0,transfers:[],ids:[]});let c=s.at(-1);c.ids.push(o.id),o.from!=="house"&&(c.transfers.push(o),c.amount+=a?o.amount:-o.amount)}return s}function Zp({player:t,takes:e,amount:n,transfers:s},o){if(e)return{line:`${t} takes the pot, ${m(n)}.`};let r=j(o),a=l=>l==="house"?"the house":r[Wt(l)??0]??"the pot",c=s.map(l=>({to:a(l.to),amount:l.amount}));return{line:`${t} pays ${c.map(l=>`${l.to} ${m(l.amount)}`).join(", ")}.`,sums:[...new Set(s.map(({why:l})=>l))],pushes:c}}function Xp({facts:t,board:e,record:n}){return n.at(-1)?.events.find(({code:o})=>o==="lorum.over")?.text??`Hand ${t.hand} of ${e.hands} is over and paid.`}function td(t){let{state:e,paying:n}=t,{round:s,table:o}=e,[r,a]=T(!1),c=l=>n?n.seat===l:!!s.prompt?.awaited.includes(l);return i`<section class="felt lorum" aria-label="felt">
    <${ed} round=${s} onSheet=${()=>a(!0)} />
    <div class=${`lorum-table is-${s.facts.contract}`}>
      ${s.seats.map(({seat:l})=>i`<${nd} key=${l} seat=${l} round=${s} lit=${c(l)} holds=${o.hand_over?.seat===l} />`)}
      <${ye} round=${s} />
    </div>
    ${r&&i`<${Ua} state=${e} onClose=${()=>a(!1)} />`}
  </section>`}function ed({round:t,onSheet:e}){let{facts:n,board:s,places:o,options:r}=t;return i`<header class="lorum-head">
    <ol class="lorum-contracts" aria-label="the contracts">
      ${s.contracts.map((a,c)=>i`<li key=${a} class=${v([a===n.contract&&"is-lit",c<(n.hand-1)%s.contracts.length&&"is-done"])}>${nn[a]}</li>`)}
    </ol>
    <div class="lorum-line">
      <span><b>hand ${n.hand}</b> of ${s.hands}</span>
      <span>${G(r.stake,"chip")} a point</span>
      <span data-place="pot">pot <b class="figure">${m(o.pot??0)}</b></span>
      <${h} kind="quiet" onTap=${e}>score sheet<//>
    </div>
  </header>`}function nd({seat:t,round:e,lit:n,holds:s}){let{facts:o,zones:r,markers:a}=e,c=j(e)[t],l=e.seats.find(d=>d.seat===t).rack,p=r[`hand:${t}`].count,u=(r[`won:${t}`]?.count??0)/4,f=o.points?.[t],$=[e.dealer===t&&"the deal",f&&G(f,"point"),s&&"has the tablet",a[t]>0&&`owes ${m(a[t])}`];return i`<section class=${v(["lorum-seat",`is-seat-${t}`,n&&"is-lit"])} aria-label=${c}>
    <span class="lorum-name"><b>${c}</b> <span class="figure" data-place=${`seat:${t}`}>${m(l)}</span></span>
    <span class="small quiet">${$.filter(Boolean).join(" \xB7 ")}</span>
    <span class="small">${[p&&G(p,"card"),u&&G(u,"trick")].filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var za={c:"\u2663\uFE0E",d:"\u2666\uFE0E",h:"\u2665\uFE0E",s:"\u2660\uFE0E"},sd=12,Ga=t=>za[t],Jn=({points:t,no_trump:e})=>`${t}${e?" no trump":""}`;function Ja({bids:t=[],passed:e=[],contract:n},s){if(e.includes(s))return i`<span class="small quiet">passes</span>`;let o=t.find(a=>a.seat===s);if(!o)return null;let r=n?.seat===s;return i`<span class=${r?"tricks-contract":"small"}>${r?"plays":"bids"} ${Jn(o)}</span>`}function Ya({table:t,state:e,news:n}){let{round:s}=e,{prompt:o,undoable:r}=s,a=d=>o.options.find(b=>b.do===d),c=t.late.value,l=i`<${h} kind="plain" disabled=${!r} busy=${c} onTap=${t.undo}>take back<//>`,p=(d,b)=>()=>t.act({...d,args:b}),u=a("bid"),f=a("trump"),$=(d,b)=>d&&i`<${h} kind="plain" busy=${c} onTap=${p(d,{})}>${b}<//>`;return i`<section class="foot tricks-foot" aria-label="what is next">
    <${ft} text=${o.say.text} news=${n} />
    <${Ct} table=${t} />
    <${F} question=${o.options.map(D).join()} end=${l}>
      ${zs(e).length>0&&Ee(t,e)}
      ${u&&i`<${ro} bid=${u} round=${s} busy=${c} onBid=${d=>t.act({...u,args:d})} />`}
      ${f&&i`<${ao} busy=${c} onName=${d=>t.act({...f,args:d})} />`}
      ${$(a("pass"),"PASS")}
      ${$(a("misdeal"),"misdeal")}
    <//>
  </section>`}var ro=({bid:t,round:e,busy:n,onBid:s})=>i`<div class="bids" role="group" aria-label="bids">
  ${od(t,e).map(({points:o,without:r,open:a})=>i`<${h} key=${`${o} ${r}`} kind=${a?"main":"plain"} disabled=${!a} busy=${n}
    name=${`bid ${Jn({points:o,no_trump:r})}`}
    onTap=${()=>s(r?{points:o,no_trump:!0}:{points:o})}>${o}${r&&i`<small> NT</small>`}<//>`)}
</div>`,ao=({busy:t,onName:e})=>Object.entries(za).map(([n,s])=>i`<${h} key=${n} kind="main" large busy=${t} name=${`trumps ${s}`} onTap=${()=>e({suit:n})}>${s}<//>`);function od({by:t,values:e,optional:n},{facts:s,dealer:o,options:r}){let a=s.bids.at(-1),c=(u,f)=>2*u+Number(f),l=a?c(a.points,a.no_trump)+(t===o?0:1):0,p=[];for(let u of[!1,!0])for(let f=r.minimum_bid;f<=sd;f+=1)p.push({points:f,without:u,open:c(f,u)>=l&&f>=e.points.min&&(u||n.includes("no_trump"))});return p}var Yn=sn(ud),Qn=sn(dd),Vn={...sn(fd),Foot:$d};function sn(t){let e=({round:n})=>i`<div class="tricks-seen"><${t} round=${n} /><${Qa} round=${n} /></div>`;return{deed:rd,passOn:ad,Felt:id(t),Seen:e}}function rd({do:t,args:e},{who:n}){return t==="play"?e.card&&e.card!=="??"?`${n}: ${P(e.card)}.`:`${n} plays a card.`:["bid","pass","trump","misdeal"].includes(t)?"":null}function ad({prompt:t}){return t?.awaited.length===1?t.awaited[0]:null}function id(t){return function(n){let{state:s,paying:o}=n,{round:r,table:a}=s;return i`<section class="felt tricks" aria-label="felt">
      <header class="tricks-head">
        <${t} round=${r} />
        <span class="tricks-pot" data-place="pot">${r.places.pot>0&&i`pot <b class="figure">${m(r.places.pot)}</b>`}</span>
      </header>
      <${Qa} round=${r} paying=${o} holds=${a.hand_over?.seat} />
      <${Ot} state=${s} />
    </section>`}}function Qa({round:t,paying:e,holds:n}){let s=a=>e?e.seat===a:!!t.prompt?.awaited.includes(a),o=!t.zones.trick?.cards.length,r=t.cards==="virtual"&&Object.keys(t.facts.scores).some(a=>a.includes("+"));return i`<div class=${v(["tricks-seats",o&&"is-empty",r&&"is-across"])}>
    ${t.seats.map(a=>i`<${cd} key=${a.seat} seated=${a} round=${t} lit=${s(a.seat)} holds=${n===a.seat} />`)}
  </div>`}function cd({seated:{seat:t,player:e,rack:n},round:s,lit:o,holds:r}){let{facts:a,zones:c,markers:l}=s,p=c[`hand:${t}`]?.count??0,u=a.tricks.takers.filter(b=>b===t).length,f=Object.keys(a.scores),$=f.findIndex(b=>b.split("+").includes(String(t))),d=[p&&G(p,"card"),u&&G(u,"trick"),s.dealer===t&&"the deal",r&&"has the tablet",n>0&&G(n,"chip"),l[t]>0&&`owes ${m(l[t])}`];return i`<section class=${v(["tricks-seat",o&&"is-lit"])} aria-label=${e}>
    <span class="tricks-name"><${te} at=${$} /> <b>${e}</b></span>
    <span class="tricks-score"><b class="figure">${m(a.scores[f[$]])}</b> ${Ja(a,t)}</span>
    <${ld} round=${s} seat=${t} />
    <span class="small">${d.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}function ld({round:t,seat:e}){let{order:n,takers:s}=t.facts.tricks,o=t.zones.trick?.cards??[];if(t.finished)return null;let r=o[n.indexOf(e)];if(!r)return i`<${ht} />`;let a=o.length===n.length&&s.at(-1)===e;return i`<${B} card=${r} lit=${a} />`}function ud({round:{facts:t,options:e}}){return i`<p><b>deal ${t.deal}</b> · ${m(e.limit)} points end the game ·
    J♠${"\uFE0E"} 2, every other jack 1${e.token>0&&` \xB7 ${G(e.token,"chip")} a point`}</p>`}var pd={tricks:"Tricks 10",hearts:"Hearts 10",queens:"Queens 25","king-of-spades":"K\u2660\uFE0E 100","last-trick":"Last trick 100",everything:"Everything"};function dd({round:{facts:t}}){return i`<ol class="tricks-contracts" aria-label="the six deals">
    ${Object.entries(pd).map(([e,n],s)=>i`<li key=${e} class=${v([s===t.deal-1&&"is-lit",s<t.deal-1&&"is-done"])}>${n}</li>`)}
  </ol>`}function fd({round:t}){let{deal:e,contract:n,trump:s}=t.facts,o=j(t),r=n?i`<b>${o[n.seat]} plays ${Jn(n)}</b>${s&&i`, <b class="tricks-trump">${Ga(s)}</b> trumps`}`:i`<b>bidding</b>`;return i`<p>deal ${e} · ${r} · 5♥${"\uFE0E"} +5 · 3♠${"\uFE0E"} −3</p>`}function $d(t){return t.prompt?.options.some(({do:e})=>e==="bid"||e==="trump")?Ya:null}var hd=[..."ATKQJ"],bd=[..."shdc"].flatMap(t=>hd.map(e=>e+t));function Va({table:t,state:e,news:n,face:s}){let[o,r]=T(null),{round:a}=e,{prompt:c}=a,l=s.sure(),p=s.words(),u=c.options.find(k=>k.do==="play"),f=c.options.filter(k=>k!==u),$=t.late.value,d=new Set(u.values.card),b=(k,S)=>l[k.do]?r({option:k,args:S}):t.act({...k,args:S}),x=()=>{r(null),t.act({...o.option,args:o.args})},g=k=>k.values.suit??[null];return i`<section class="foot" aria-label="what is next">
    <${ft} text=${c.say.text} news=${n} detail=${ee(a,c.awaited)} />
    <${Ct} table=${t} />
    <div class="schnapsen-pack" role="group" aria-label="cards">
      ${bd.map(k=>i`<button type="button" key=${k} class=${v(["picker-card",`suit-${k[1]}`,!d.has(k)&&"is-out"])}
        disabled=${!d.has(k)||$} aria-label=${it(k)}
        onClick=${()=>t.act({...u,args:{card:k}})}>${d.has(k)&&i`<${ue} card=${k} />`}</button>`)}
    </div>
    <${F} question=${c.options.map(D).join()} end=${i`
      <${h} kind="plain" disabled=${!a.undoable} busy=${$} onTap=${t.undo}>undo<//>`}>
      ${f.flatMap(k=>g(k).map(S=>{let O=S?{suit:S}:{};return i`<${h} key=${`${k.do} ${S}`} busy=${$} onTap=${()=>b(k,O)}>
            ${p[k.do]?.(O)??k.do}
          <//>`}))}
    <//>
    ${o&&i`<${lt} ...${l[o.option.do](j(a)[o.option.by])} onYes=${x} onClose=${()=>r(null)} />`}
  </section>`}var yd={c:"clubs",d:"diamonds",h:"hearts",s:"spades"},Za=sn(Xa),Zn={...Za,Foot:gd,Seen:xd,deed:vd,sure:wd,words:_d};function gd({cards:t,prompt:e}){return t==="physical"&&e?.options.some(n=>n.do==="play")?Va:null}var kd={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"};function _d(){return{marry:({suit:t})=>`marry ${kd[t]??""}\uFE0E`}}function vd(t,e){return t.do==="play"?Za.deed(t,e):""}function wd(){return{declare:t=>({title:`${t} declares 66?`,text:"The tricks are turned up and counted. There is no way back.",yes:`${t} declares`}),close:t=>({title:`${t} closes the stock?`,text:"Nobody draws any more, and whoever closes must reach 66.",yes:`${t} closes`})}}function xd({round:t}){let e=j(t),{order:n}=t.facts.tricks;return i`<div class="schnapsen-seen">
    <${Xa} round=${t} />
    ${(t.zones.trick?.cards??[]).map((s,o)=>i`<${H} key=${s} cards=${[s]} label=${e[n[o]]} />`)}
  </div>`}function Xa({round:t}){let{zones:e,facts:n}=t,s=j(t),[o]=e.upcard?.cards??[],r=e.stock.count+(o?1:0);return i`<div class="schnapsen-stock">
    <span class="schnapsen-cards">
      ${o&&i`<${B} card=${n.closed?"??":o} />`}
      ${e.stock.count>0&&!n.closed&&i`<${B} card="??" />`}
    </span>
    <span>
      ${n.trump&&i`<span class="schnapsen-trump">
        <svg class=${`suit-${n.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${ct[n.trump]} /></svg>
        <b>${yd[n.trump]}</b> trumps</span>`}
      <span class="small">${Sd(n,r,s)}</span>
    </span>
    <span class="schnapsen-shown">
      ${n.marriages.map(({seat:a,suit:c,points:l,counts:p})=>i`<span class="schnapsen-marriage" key=${c}>
        <${H} cards=${[`K${c}`,`Q${c}`]} fanned />
        <span class="small"><b>${s[a]}</b> <b class="figure">${l}</b><br />${p?"counts":"with the next trick"}</span>
      </span>`)}
    </span>
  </div>`}function Sd({closed:t},e,n){return t?`closed by ${n[t.seat]}`:e?`stock ${e}`:"stock drawn out"}var io=t=>["speculation.market","speculation.due"].includes(t?.say.code),ge=({facts:t},e)=>t.bids.filter(n=>n.seat===e);function Xn({stands:t}){let e=Math.round(t/1e4);return t>0&&e===0?"under 1%":t<1e6&&e===100?"over 99%":`${e}%`}var Pt=({prompt:t},e,n)=>t.options.find(s=>s.by===e&&s.do===n),ti=t=>io(t.prompt)?Pt(t,"dealer","sale"):null;function ts(t,e){let n=ti(t);return n&&e.deal?.asked===D(n)?e.deal:null}function ei(t,e,n){let s=ti(t);if(!s)return null;let{from:o,to:r,unseen:a}=s.values,c=ts(t,e),l=D(s);if(c&&(n===c.to||n===c.from&&a))return{asked:null};if(a&&!c)return o.includes(n)?{asked:l,from:n,unseen:!0}:null;let p=c?.from??o[0];return n===p||!r.includes(n)?null:{asked:l,from:p,to:n,unseen:!!a,price:Td(t,p,n,a)}}function Td(t,e,n,s){let o=ge(t,n).find(a=>a.unseen===(s?e:null));if(o||!s)return o?.price;let r=t.record.flatMap(({events:a})=>a).findLast(({code:a})=>a==="speculation.sells-unseen");return r&&r.args.price<=ni(t,n)?r.args.price:void 0}var ni=({seats:t},e)=>t.find(n=>n.seat===e).rack;function si({table:t,state:e,pad:n,setPad:s,news:o}){let{round:r,night:a}=e,c=ts(r,n),p={table:t,round:r,give:async(f,$)=>await t.act({...f,args:$})&&s(d=>d.deal===n.deal?{deal:null}:{})};if(!c)return i`<${Od} ...${p} news=${o} />`;let u=f=>s({deal:{...c,price:f}});return i`<${Ad} ...${p} news=${o} deal=${c} chipset=${a.chip_set} onPrice=${u} onCancel=${()=>s({deal:null})} />`}function Od({table:t,round:e,news:n,give:s}){let[o,r]=T(!1),{prompt:a,facts:c}=e,l=j(e),[p]=a.awaited,u=Pt(e,p,"turn")??Pt(e,p,"keep"),f=c.due===null&&Pt(e,c.holder,"sell"),$=f&&c.bids.filter(k=>f.values.to.includes(k.seat)).sort((k,S)=>S.price-k.price)[0],d=c.offer&&Pt(e,c.offer.to,"agree"),b=t.late.value,x=c.due===null?"Sold? Tap the buyer.":"An unseen card sold? Tap the seller, then the buyer.",g=!d&&i`<span class="controls-note">${x}</span>`;return i`<${se} table=${t} line=${a.say.text} detail=${ee(e,a.awaited)} news=${n}>
    <${F} question=${D(u)} end=${g}>
      <${h} kind=${d?"plain":"main"} large busy=${b} onTap=${()=>d?r(!0):s(u,{})}>${u.do==="turn"?"TURN":"KEEP"}<//>
      ${$&&i`<${h} kind="plain" busy=${b} onTap=${()=>s(f,{to:$.seat})}>sell to ${l[$.seat]} · ${m($.price)}<//>`}
      ${d&&i`<${h} kind="plain" busy=${b} onTap=${()=>s(d,{})}>${l[c.offer.to]} agrees · ${m(c.offer.price)}<//>`}
      ${d&&i`<${h} kind="quiet" busy=${b} onTap=${()=>s(Pt(e,c.holder,"withdraw"),{})}>no more offer<//>`}
    <//>
    ${o&&d&&i`<${lt} title=${`${u.do==="turn"?"Turn":"Keep"} now?`} no=${`wait for ${l[c.offer.to]}`} yes=${u.do}
      text=${`${l[c.offer.to]} has not answered the offer at ${m(c.offer.price)}. It ends with the next card.`}
      onYes=${()=>{r(!1),s(u,{})}} onClose=${()=>r(!1)} />`}
  <//>`}function Ad({table:t,round:e,deal:n,chipset:s,news:o,give:r,onPrice:a,onCancel:c}){let l=j(e),{from:p,to:u,price:f,unseen:$}=n,d=u===void 0?0:ni(e,u),b=$?"an unseen card":P(e.zones.held.cards[0]),x=f===void 0?"for \u2026":f===0?"for nothing":`for ${m(f)}`,g=u===void 0?`${l[p]} sells ${b}: tap the buyer.`:`${l[p]} sells ${b} to ${l[u]} ${x}.`,k=i`<${h} kind="plain" onTap=${c}>cancel<//>`;if(u===void 0)return i`<${se} table=${t} line=${g} news=${o}><${F} question=${`from ${p}`} end=${k} /><//>`;let S=t.late.value,O=f!==void 0&&f<=d,_=$?{unseen:p}:{},M=Pt(e,"dealer","sale"),K=Pt(e,u,"bid"),Y=Pt(e,p,"offer"),R=ge(e,u).find(z=>z.unseen===($?p:null));return i`<${se} table=${t} line=${g} detail=${`${l[u]} \xB7 rack ${m(d)}`} news=${o}>
    <div class="bets">
      <div class="bets-row">
        <div class="speculation-prices" role="group" aria-label="price">
          ${Ed(e.places.pot).map(z=>i`<${h} key=${z} chosen=${z===f} disabled=${z>d} onTap=${()=>a(z)}>${m(z)}<//>`)}
        </div>
        <${At} chipset=${s} fits=${z=>(f??0)+z<=d} onAdd=${z=>a((f??0)+z)}
          onTakeOff=${z=>a(Math.max(0,(f??0)-z))} />
      </div>
      <${F} question=${`${p} ${u}`} end=${k}>
        <${h} kind="main" disabled=${!O} busy=${S} onTap=${()=>r(M,{from:p,to:u,price:f,...$?{unseen:!0}:{}})}>
          SOLD${O?` \xB7 ${m(f)}`:""}
        <//>
        ${R&&R.price===f?i`<${h} kind="plain" busy=${S} onTap=${()=>r(Pt(e,u,"withdraw"),_)}>no more bid<//>`:i`<${h} kind="plain" disabled=${!O} busy=${S} onTap=${()=>r(K,{price:f,..._})}>a bid<//>`}
        ${!$&&i`<${h} kind="plain" disabled=${!O} busy=${S} onTap=${()=>r(Y,{to:u,price:f})}>an offer<//>`}
      <//>
    </div>
  <//>`}var Cd=[0,1,2,3,4,5,6,8,10,15];function Ed(t){let n=[1,2,5,10,20,50,100,200,500,1e3,2e3,5e3].findLast(s=>s*20<=t)??1;return Cd.map(s=>s*n)}var on={Felt:Ld,Foot:Bd,deed:jd,payments:Md,payment:Nd,over:Hd};function Bd(t){return io(t.prompt)?si:null}function jd({do:t,events:e},{who:n}){return t==="turn"&&!e.length?`${n} turns a card.`:""}function Md({round:t}){if(!t?.finished)return[];let e=j(t),n=t.record.at(-1).index;return $e(t).filter(({action:s,from:o,to:r})=>s===n&&(o==="pot"||r==="house")).map(({from:s,to:o,amount:r,id:a})=>{let c=Number((s==="pot"?o:s).split(":")[1]);return{action:n,seat:c,player:e[c],amount:s==="pot"?r:-r,ids:[a]}})}function Nd({amount:t},e){if(t<0)return{hand:"repays the house's marker"};let[n]=e.zones.held.cards;return{hand:`${P(n)} is the highest trump`,sums:["the whole pot"],lit:new Set([n])}}function Hd({record:t}){return t.at(-1).events.find(({code:e})=>e==="speculation.wins").text}function Ld(t){let{state:e,paying:n}=t,{round:s}=e,o=s.seats.map(({seat:p})=>p).sort((p,u)=>p-u),r=Math.ceil(o.length/2),a=ts(s,t.pad),c=[o.slice(0,r),o.slice(r).reverse()],l=p=>i`<div class="speculation-row">
    ${p.map(u=>i`<${Fd} key=${u} seat=${u} ...${t} chosen=${a}
      lit=${n?n.seat===u:!!s.prompt?.awaited.includes(u)} />`)}
  </div>`;return i`<section class="felt speculation" aria-label="felt" style=${{"--across":r}}>
    ${l(c[0])}
    <${Pd} state=${e} />
    ${l(c[1])}
  </section>`}function Pd({state:t}){let{round:e,night:n}=t,{facts:s,places:o,zones:r,board:a}=e,[c]=r.held.cards;return i`<div class="speculation-middle">
    <${H} cards=${r.held.cards} places=${1} wanted=${!c} />
    <div class="speculation-held">
      ${c&&i`
        <p><b>${j(e)[s.holder]}</b> holds it ${!e.finished&&i`<span class="quiet">· ${s.due===null?"for sale":"not for sale"}</span>`}</p>
        <${Rd} board=${a} finished=${e.finished} />`}
    </div>
    <div class="speculation-pot" data-place="pot">
      <${Te} amount=${o.pot??0} chipset=${n.chip_set} />
      <span>pot <b class="figure">${m(o.pot??0)}</b></span>
    </div>
  </div>`}function Rd({board:t,finished:e}){let{trumps:n,higher:s,against:o}=t;return e?null:i`
    <p class="speculation-stands"><b class="figure">${Xn(t)}</b> that it stands</p>
    <p class="speculation-higher">
      ${s.length?i`<svg class=${`suit-${n}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${ct[n]} /></svg>
        <span>${s.map(([r])=>r==="T"?"10":r).reverse().join(" ")} unseen</span>`:"nothing can beat it"}
      <span class="quiet"> · ${o} face down against it</span>
    </p>`}function Fd({seat:t,state:e,pad:n,setPad:s,chosen:o,lit:r}){let{round:a}=e,c=a.seats.find($=>$.seat===t),l=a.zones[`pile:${t}`].count,p=ei(a,n,t),u=["speculation-seat",r&&"is-lit",a.facts.holder===t&&"is-holder",(o?.from===t||o?.to===t)&&"is-chosen"],f=i`
    <span class="speculation-who"><b>${c.player}</b><span class="figure" data-place=${`seat:${t}`}>${m(c.rack)}</span></span>
    <span class="speculation-cards">
      <span class="speculation-pile">
        ${[...Array(Math.min(l,3)).keys()].map($=>i`<${B} key=${$} card="??" />`)}
        ${l>0&&i`<span class="speculation-count">${l}</span>`}
      </span>
      <span class="speculation-turned">
        ${a.zones[`turned:${t}`].cards.map($=>i`<span key=${$}><${B} card=${$} /></span>`)}
      </span>
    </span>
    <span class="speculation-says">${qd(a,t,o)}</span>`;return p?i`<button type="button" class=${v(u)} aria-label=${c.player} aria-pressed=${String(o?.from===t||o?.to===t)}
    onClick=${()=>s({deal:p})}>${f}</button>`:i`<div class=${v(u)} role="group" aria-label=${c.player}>${f}</div>`}function qd(t,e,n){if(n?.to===e)return"buys";if(n?.from===e)return n.unseen?"sells a card":"sells it";let{offer:s,holder:o}=t.facts,r=j(t),a=ge(t,e).map(({unseen:p,price:u})=>`bids ${m(u)}${p===null?"":` for ${r[p]}'s`}`);if(s?.to===e&&a.push(`offered at ${m(s.price)}`),a.length)return a.join(", ");let c=t.markers[e];return[o===e&&"holds",t.dealer===e&&"the deal",c&&`owes ${m(c)}`].filter(Boolean).join(" \xB7 ")}var es={Felt:Dd,Seen:Id};function Dd({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return i`<section class="felt bus" aria-label="felt">
    <${oi} round=${n} />
    <div class="bus-seats">
      ${n.seats.map(r=>i`<${Wd} key=${r.seat} seated=${r} round=${n} lit=${o(r.seat)} holds=${s.hand_over?.seat===r.seat} />`)}
    </div>
    ${n.finished&&i`<${Ot} state=${t} />`}
  </section>`}function Id({round:t}){return i`<div class="bus-seen">
    <${oi} round=${t} />
    <p class="bus-all">${t.seats.map(({seat:e,player:n})=>i`<span key=${e}>${n} <${ai} count=${t.facts.tokens[e]} of=${ri(t)} /></span>`)}</p>
  </div>`}function oi({round:t}){let{pot:e}=t.places;return i`<div class="bus-middle">
    <${H} cards=${t.zones.middle?.cards??[]} label="the middle" />
    <span class="bus-pot" data-place="pot">${e>0&&i`pot <b class="figure">${m(e)}</b>`}</span>
  </div>`}function Wd({seated:{seat:t,player:e,rack:n},round:s,lit:o,holds:r}){let{facts:a,zones:c,markers:l,options:p}=s,u=c[`hand:${t}`],f=[a.stopped===t&&"stopped the bus",a.losers.includes(t)&&"the worst hand",!a.playing.includes(t)&&"watches",s.dealer===t&&"the deal",r&&"has the tablet",(n>0||p.token>0)&&`rack ${m(n)}`,l[t]>0&&`owes ${m(l[t])}`];return i`<section class=${v(["bus-seat",o&&"is-lit"])} aria-label=${e}>
    <span class="bus-name"><b>${e}</b> <${ai} count=${a.tokens[t]} of=${ri(s)} /></span>
    <${H} cards=${Oe(u?.cards??[],s)} />
    <span class="small" data-place=${`seat:${t}`}>${f.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var ri=({facts:t,options:e})=>Math.max(e.tokens,...Object.values(t.sheet.before)),Ud=6;function ai({count:t,of:e}){let n=`${t} ${t===1?"token":"tokens"}`;return e>Ud?i`<span class="bus-tokens">${n}</span>`:i`<span class="bus-tokens" role="img" aria-label=${n}>
    ${Array.from({length:e},(s,o)=>i`<i key=${o} class=${o<t?"is-left":null}></i>`)}
  </span>`}var gt="HDCS",Bt={H:"Hearts",D:"Diamonds",C:"Clubs",S:"Spades"},kt={WIN:1,EXA:2,SFC:4},Et=7,Kd={H:"\u2665",D:"\u2666",C:"\u2663",S:"\u2660"},Kt=t=>t.split("/").map(e=>`${Kd[e]}\uFE0E`).join(" "),zd=t=>t.split("/").map(e=>Bt[e]).join(", "),oe=({horse:t})=>i`<svg class=${`horse-suit suit-${t.toLowerCase()}`} viewBox="-2 -2 104 104" role="img"
    aria-label=${Bt[t]}>
  <path class="card-pip" d=${ct[t.toLowerCase()]} />
</svg>`,re=({order:t})=>i`<span class="order" role="img" aria-label=${zd(t)}>
  ${t.split("/").map(e=>i`<${oe} key=${e} horse=${e} />`)}
</span>`;function rn(t,e){return e===0?[[]]:t.flatMap(n=>rn(t.filter(s=>s!==n),e-1).map(s=>[n,...s]))}function an(t,e){let n=Object.fromEntries([...gt].map(o=>[o,0])),s=[];for(let o of t.slice(0,e)){let r=o[1].toUpperCase();n[r]<Et&&s.length<3&&(n[r]+=1),n[r]===Et&&!s.includes(r)&&s.push(r)}return s.length===3&&s.push([...gt].find(o=>!s.includes(o))),{spaces:n,home:s}}var $t=t=>t.reduce((e,{amount:n})=>e+n,0),ns=(t,e,n)=>t.prompt?.options.find(s=>s.by===e&&s.do===n),ss=({options:t},e)=>typeof t.minimum_bet=="object"?t.minimum_bet[e]:t.minimum_bet;function ii({table:t,state:e,paying:n,pad:s,setPad:o}){let[r,a]=T(null),{round:c}=e,l=c.prompt?.say.code==="superfecta.betting",p=async()=>{let{ticket:u,seat:f}=r;a(null),await t.act({...ns(c,f,"cancel"),args:{ticket:u}})};return i`<div class="tickets" role="group" aria-label="tickets by seat">
    ${c.seats.map(u=>i`<${Gd} key=${u.seat} seated=${u} selling=${l}
      chosen=${l?(s.seat??c.seats[0].seat)===u.seat:n?.seat===u.seat}
      tickets=${c.facts.tickets.filter(({seat:f})=>f===u.seat)}
      finish=${c.facts.finish&&!c.prompt?c.facts.finish:null}
      onChoose=${()=>o({seat:u.seat})} onTicket=${a} />`)}
    ${r&&i`<${lt} title=${`Cancel ticket ${r.ticket}?`} yes="cancel the ticket" no="keep it"
      text=${`${r.bets.map(ci).join(", ")}: ${m($t(r.bets))} go back to the rack.`}
      onYes=${p} onClose=${()=>a(null)} />`}
  </div>`}var ci=({amount:t,type:e,horses:n})=>`${m(t)} ${e} ${Kt(n)}`;function Gd({seated:t,selling:e,chosen:n,tickets:s,onChoose:o,onTicket:r}){let a=nt(null);q(()=>{n&&a.current.scrollIntoView({block:"nearest"})},[n]);let c=i`<b>${t.player}</b><span class="figure" data-place=${`seat:${t.seat}`}>${m(t.rack)}</span>`;return i`<div class=${v(["holder",n&&"is-lit"])} ref=${a}>
    ${e?i`<button type="button" class="holder-name" aria-pressed=${String(n)}
          aria-label=${`seat ${t.seat}, ${t.player}`} onClick=${o}>${c}</button>`:i`<div class="holder-name">${c}</div>`}
    ${s.map(l=>i`<${Jd} key=${l.ticket} ticket=${l} selling=${e} onTap=${()=>r(l)} />`)}
  </div>`}function Jd({ticket:t,selling:e,onTap:n}){let s=t.bets.map(({amount:r,type:a,horses:c},l)=>i`<span key=${l} class="ticket-line">
    ${m(r)} ${a} <${re} order=${c} /></span>`),o=i`<span class="ticket-number">${t.ticket}</span>`;return e?i`<button type="button" class="ticket" aria-label=${`ticket ${t.ticket}: cancel`} onClick=${n}>
    ${o}<span class="ticket-lines">${s}</span></button>`:i`<div class="ticket">${o}<span class="ticket-lines">${s}</span></div>`}function li({table:t,state:e,pad:n,setPad:s,last:o,news:r}){let{round:a,night:c}=e,l=a.seats.map(({seat:C})=>C),p=n.seat??l[0],u=a.seats.find(C=>C.seat===p),{amount:f=ss(a,"WIN"),type:$="WIN",horses:d=[],tapped:b=[],fresh:x=!0}=n,g=n.lines?.[p]??[],k=ns(a,p,"ticket"),S=o[`${p} ticket`]?.bets,O=C=>s({seat:p,amount:f,type:$,horses:d,...C}),_=C=>O({amount:C.reduce((Z,Ft)=>Z+Ft,0),tapped:C,fresh:!1}),M=(C,Z={})=>O({lines:{...n.lines,[p]:C},...Z}),K=St(f,b,c.chip_set),Y=u.rack-$t(g),R=C=>{if(d.includes(C))return O({horses:d.filter(Ft=>Ft!==C)});let Z=co([...d,C],$);return Z.length<kt[$]?O({horses:Z}):M([...g,{amount:f,type:$,horses:Z.join("/")}],{horses:[],fresh:!0})},z=async C=>{await t.act({...k,args:{bets:C}})&&s(Z=>({lines:{...Z.lines,[p]:[]},...Z.seat===n.seat?{seat:p,horses:[],amount:void 0,tapped:[],fresh:!0}:{}}))},E=lo(a,$,f,Y),W=`${u.player} \xB7 rack ${m(u.rack)}`,A=a.seats.find(C=>n.lines?.[C.seat]?.length),L=a.seats.filter(C=>ns(a,C.seat,"ticket")&&!a.facts.tickets.some(Z=>Z.seat===C.seat)).map(({player:C})=>C),pt=i`<${h} kind=${A||L.length?"plain":"main"} disabled=${!!A} busy=${t.late.value}
    onTap=${()=>t.act(ns(a,"dealer","off"))}>OFF<//>`;return i`<${se} table=${t} line=${Qd(a,n,u,A,L)} news=${r} detail=${W}>
    <div class="builder">
      <div class="builder-row">
        <output class="builder-amount figure" aria-label="amount">${m(f)}</output>
        <${At} chipset=${c.chip_set} fits=${C=>k&&(x?0:f)+C<=Y}
          onAdd=${C=>_(x?[C]:[...K,C])}
          onTakeOff=${C=>_(L(K,C))} />
        <${h} name="take off the last chip" disabled=${!f} onTap=${()=>_(K.slice(0,-1))}>⌫<//>
        <div class="builder-types" role="group" aria-label="pool">
          ${Object.keys(kt).map(C=>i`<${h} key=${C} chosen=${C===$}
            onTap=${()=>O({type:C,horses:[]})}>${C}<//>`)}
        </div>
        <div class="builder-horses" role="group" aria-label="horses, in the order they come in">
          ${[...gt].map(C=>i`<${Vd} key=${C} horse=${C} at=${d.indexOf(C)}
            disabled=${!k||E!==null} onTap=${()=>R(C)} />`)}
        </div>
      </div>
      <${F} question=${`selling ${a.facts.sold??0}`} end=${pt} steady>
        <${h} kind="main" disabled=${!g.length||$t(g)>u.rack} busy=${t.late.value} onTap=${()=>z(g)}>
          ${g.length?`sell \xB7 ${m($t(g))}`:"sell"}
        <//>
        <${h} kind="plain" disabled=${!k||!S||$t(S)>u.rack||g.length} onTap=${()=>z(S)}>
          same again${S?` \xB7 ${m($t(S))}`:""}
        <//>
        <div class="builder-lines" aria-label="lines of this ticket">
          ${g.map((C,Z)=>i`<button type="button" key=${Z} class="builder-line" aria-label=${`take off ${ci(C)}`}
            onClick=${()=>M(g.filter((Ft,jt)=>jt!==Z))}>
            ${m(C.amount)} ${C.type} <${re} order=${C.horses} /> <span aria-hidden="true">✕</span></button>`)}
          ${E&&i`<span class="builder-note small">${E}</span>`}
        </div>
      <//>
    </div>
  <//>`}function co(t,e){return kt[e]!==4||t.length!==3?t:[...t,[...gt].find(n=>!t.includes(n))]}function lo(t,e,n,s){let o=ss(t,e);return n<o?`${e} is bet from ${m(o)}`:n%o?`${e} is bet in multiples of ${m(o)}`:n>s?`${m(s)} left in the rack`:null}var Yd=["first","second","third"];function Qd(t,{type:e="WIN",horses:n=[]},s,o,r){return n.length?`${s.player}: ${e} ${Kt(n.join("/"))} \u2026 who comes ${Yd[n.length]}?`:o?o===s?`${s.player}'s ticket: another line, or sell.`:`${o.player}'s ticket is not sold yet.`:t.facts.tickets.length?r.length?`More bets? No ticket yet: ${yt(r)}.`:"Everybody has a ticket. Off when the last one is in.":"Bets, please."}function Vd({horse:t,at:e,disabled:n,onTap:s}){return i`<button type="button" class=${v(["horse-key",e>=0&&"is-picked"])} disabled=${n}
      aria-label=${Bt[t]} aria-pressed=${e>=0?"true":"false"} onClick=${s}>
    <${oe} horse=${t} />${e>=0&&i`<span class="horse-key-place">${e+1}</span>`}
  </button>`}var uo=1e6,Zd=rn([...gt],kt.SFC).map(t=>t.join("/"));function Rt({course:t},e,n){let s=t[Math.min(n,t.length-1)];return s?s.reduce((o,r,a)=>Zd[a].startsWith(e)?o+r:o,0):null}var po=(t,e)=>us(t*e/uo,1);function fo(t,e,n,s,o){let{least:r,orders:a}=t[e],c=a[n].one_more[s]*Rt(t,n,o);return us(c/r/uo,2)}function ui({board:t,options:e},n,{amount:s,type:o,horses:r},a){let c=t[o].bets.find(p=>p.seat===n&&p.horses===r),l=Rt(t,r,a);return!c||l===null?null:po(c[e.split]*s/c.staked,l)}function je(t){return t===null?"":t>0&&t<1e4?"<1 %":t<uo&&t>99e4?">99 %":`${Math.round(t/1e4)} %`}var Xd=4;function pi({round:t,running:e,beat:n}){let[s,o]=T(null),{board:r,facts:a}=t,c=e?null:a.finish,l=nt(r);a.finish||(l.current=r);let p={...t,beat:n,board:e?{...l.current,course:r.course}:r,open:t.prompt?.say.code==="superfecta.betting"};return i`<div class="tote" role="group" aria-label="tote board">
    ${Object.keys(kt).map(u=>i`<${nf} key=${u} kind=${u} round=${p} finish=${c}
      onWhole=${()=>o(u)} />`)}
    ${s&&i`<${V} title=${`${s}: ${Object.keys(r[s].orders).length} orders`} onClose=${()=>o(null)}
        foot=${i`<${h} kind="plain" onTap=${()=>o(null)}>go back<//>`}>
      <div class="tote-whole">
        <p class="quiet small">${tf[t.options.split]} ${p.open&&ef}</p>
        <${$i} kind=${s} round=${p} finish=${c} whole lines=${fi(p.board[s].orders)} />
      </div>
    <//>`}
  </div>`}var tf={even:y("The winners of a pool share it a head each."),stake:y("The winners of a pool share it by what each bet staked.")},ef=y("The last two columns say what each chip of one more least bet brings back on average, to somebody who has none on that order, if its winners shared a head each, and if by stake. Below 1 is a bad bet.");function nf({kind:t,round:e,finish:n,onWhole:s}){let{orders:o,carried:r}=e.board[t],a=e.places[`pool:${t}`]??0,c=t==="WIN"?Object.entries(o):sf(o,di(t,n));return i`<section class="pool" aria-label=${t}>
    <header class="pool-head" data-place=${`pool:${t}`}>
      <b>${t}</b> <span class="figure">${m(a)}</span>
      ${r>0&&i`<span class="small quiet">${m(r)} carried</span>`}
    </header>
    <${$i} kind=${t} round=${e} finish=${n} lines=${c} />
    <${h} kind="quiet" onTap=${s}>all ${Object.keys(o).length}<//>
  </section>`}var di=(t,e)=>e?e.slice(0,kt[t]).join("/"):null,fi=t=>Object.entries(t).sort(([,e],[,n])=>n.chance-e.chance||n.staked-e.staked);function sf(t,e){let n=([s,{staked:o}])=>s===e?2:o?1:0;return fi(t).sort((s,o)=>n(o)-n(s)).slice(0,Xd)}function $i({kind:t,round:e,finish:n,lines:s,whole:o}){let r=di(t,n),{board:a,beat:c,open:l,options:p}=e,u=o&&l?of:null,f=Rt(a,t==="WIN"?"H":"H/D",c)!==null,$=(d,b)=>l?fo(a,t,d,p.split,c):b.staked?po(rf(b,p),Rt(a,d,c)):"\u2013";return i`<table class="tote-lines">
    <thead><tr><th></th>${o&&i`<th>staked</th>`}<th>${n?"paid":"pays"}</th><th>chance</th>
      ${!n&&(u?i`<th>${y("a head each")}</th><th>${y("by stake")}</th>`:i`<th>${l?y("brings##a bet, chips on average"):y("worth##a bet, chips on average")}</th>`)}</tr></thead>
    <tbody>${s.map(([d,b])=>i`<tr key=${d} class=${v([d===r&&"is-won"])}>
      <td><${re} order=${d} /></td>
      ${o&&i`<td>${b.staked?m(b.staked):"\u2013"}</td>`}
      <td class="tote-pays">${n?d===r?cf(t,e):"":af(b,e)}</td>
      <td>${je(Rt(a,d,c))}</td>
      ${!n&&f&&(u?u.map(x=>i`<td key=${x}>${fo(a,t,d,x,c)}</td>`):i`<td>${$(d,b)}</td>`)}
    </tr>`)}</tbody>
  </table>`}var of=["even","stake"],rf=({will_pay:t},{split:e})=>e==="even"?t:t/100;function af({will_pay:t},{options:e}){return t===null?"\u2013":e.split==="even"?m(t):`${m(Math.floor(t/100))}.${String(t%100).padStart(2,"0")}`}function cf(t,{record:e}){let n=e.flatMap(({events:s})=>s).filter(({code:s,args:o})=>s==="superfecta.pays"&&o.pool===t);return n.length?m(n.reduce((s,{args:o})=>s+o.amount,0)):"carried"}var os={Felt:kf,Foot:lf,words:uf,deed:pf,event:mf,payment:hf,over:bf,beats:yf,showing:gf};function lf({prompt:t}){return t?.say.code==="superfecta.betting"?li:null}function uf(){return{turn:()=>"TURN A CARD",run:()=>"RUN TO THE END"}}function pf({index:t,do:e,args:n,transfers:s},{who:o,round:r}){switch(e){case"ticket":return`${o}: ${n.bets.map(df).join(", ")}${n.bets.length>1?` \xB7 ${m(ff(n.bets))}`:""}.`;case"cancel":return`Ticket ${n.ticket} cancelled, ${m(s.reduce((a,{amount:c})=>a+c,0))} back.`;case"off":return"No more bets.";case"turn":return`${P(r.zones.course.cards[$f(r,t)])}.`;case"run":return"Run to the end.";case"show":return`${P(n.card)}.`;default:return null}}var df=({amount:t,type:e,horses:n})=>`${m(t)} ${e} ${Kt(n)}`,ff=t=>t.reduce((e,{amount:n})=>e+n,0),$f=({record:t},e)=>t.filter(n=>n.do==="turn"&&n.index<e).length;function mf({code:t,args:e,text:n},s){switch(t){case"superfecta.off":return null;case"superfecta.home":return`${Bt[e.horse]} home, number ${e.place}.`;case"superfecta.finish":return`The finish: ${Kt(e.horses)}.`;case"superfecta.pays":return`${e.pool}: ${s[e.seat]} ${m(e.amount)}.`;case"superfecta.carried":return e.amount?`${e.pool}: nobody, ${m(e.amount)} carried.`:null;default:return n}}function hf({action:t,seat:e,transfers:n},s){let o=s.record.find(({index:c})=>c===t)?.events.filter(({code:c,args:l})=>c==="superfecta.pays"&&l.seat===e)??[],r=o.map(({args:c})=>`${c.pool} ${Kt(c.order)}: ${c.reckoning} = ${m(c.amount)}`),a=n.filter(({why:c})=>!/ pays /.test(c)).map(({from:c,why:l,amount:p})=>`${c.slice(5)}, ${l}: ${m(p)}`);return{hand:o.map(({args:c})=>`${c.pool} ${Kt(c.order)}`).join(", ")||"the end of the meeting",sums:[...r,...a]}}function bf({facts:t}){return`${Kt(t.finish.join("/"))}. Race ${t.race} of ${t.races} is paid.`}function yf({zones:t}){return t.course?.count??0}function gf({zones:t},e){let{home:n}=an(t.course.cards,e);return n.length?`${n.slice(0,3).map((s,o)=>`${Bt[s]} ${$o[o]}`).join(", ")}.`:"They are off."}var $o=["1st","2nd","3rd","4th"];function kf(t){let{state:e,pace:n}=t,{round:s}=e,o=s.zones.course?.cards??[],{spaces:r,home:a}=an(o,n.beat);return i`<section class="felt races" aria-label="felt">
    <${_f} rail=${s.zones.rail?.cards??[]} spaces=${r} home=${a} card=${n.beat?o[n.beat-1]:null} />
    <div class="races-below">
      <${pi} round=${s} running=${n.running} beat=${n.beat} />
      <${ii} ...${t} />
    </div>
  </section>`}function _f({rail:t,spaces:e,home:n,card:s}){let o=[...Array(Et).keys()];return i`<div class="track" role="group" aria-label="the track">
    <div class="track-rail" aria-label="the rail">
      <span class="track-turned">${s?i`<${B} card=${s} />`:i`<${ht} />`}</span>
      ${o.map(r=>i`<span key=${r} class="track-rail-card">
        ${r<Et-1&&(t[r]?i`<${B} card=${t[r]} />`:i`<${ht} />`)}
      </span>`)}
      <span class="track-end"></span>
    </div>
    ${[...gt].map(r=>i`<${vf} key=${r} horse=${r} at=${e[r]} place=${n.indexOf(r)} />`)}
  </div>`}function vf({horse:t,at:e,place:n}){let s={"--at":String(e)};return i`<div class=${v(["lane",n===0&&"is-winner"])} role="img"
      aria-label=${`${Bt[t]}: ${n<0?`space ${e} of ${Et}`:$o[n]}`}>
    <span class="lane-start"></span>
    ${[...Array(Et).keys()].map(o=>i`<span key=${o} class=${v(["lane-space",o===Et-1&&"is-line"])}></span>`)}
    <span class="lane-place figure">${n<0?"":$o[n]}</span>
    <span class="horse" style=${s}><${oe} horse=${t} /></span>
  </div>`}var Me={ante:"Ante",blind:"Blind",play:"Play",trips:"Trips"},_t=(t,e,n)=>t.places[`circle:${e}:${n}`]??0;function hi({board:t,options:e,onClose:n}){let s=Object.keys(t.blind_paytable),o=i`<${h} kind="plain" onTap=${n}>go back<//>`;return i`<${V} title="What is paid" onClose=${n} foot=${o}>
    <table class="ledger paytables">
      <thead><tr><th>hand</th><th class="number">Blind</th><th class="number">Trips</th></tr></thead>
      <tbody>${s.map(r=>i`<tr key=${r}>
        <td>${r}</td>
        <td class="number">${t.blind_paytable[r]}</td>
        <td class="number">${t.trips_paytable[r]}</td>
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">Blind${mi(e.blind_paytable)}: only when the player beats the dealer; an equal hand pushes.
      What a fraction leaves over stays with the house.</p>
    <p class="small quiet">Trips${mi(e.trips_paytable)}: on the player's hand alone, whoever wins; a fold loses it.</p>
    <p class="small quiet">Ante and Play pay 1:1. Without a pair the dealer does not qualify, and the Ante pushes.</p>
  <//>`}var mi=t=>typeof t=="string"?` (${t})`:" (your own table)";var wf=["ante","trips"];function yi({table:t,state:e,pad:n,setPad:s,last:o,news:r}){let{round:a,night:c}=e,{prompt:l}=a,p=(w,I)=>l.options.find(tt=>tt.by===w&&tt.do===I),u=a.seats.map(({seat:w})=>w),[f,$]=T(!1),[d,b]=T(!1),x=w=>!!p(w,"bet")&&!n.sitting?.[w],g=n.seat===void 0?rs(a,u.filter(x),0):n.seat,k=n.target??"ante",S=p(g,"bet"),O=as(a,g),_=n.drafts?.[g]??O,M=St(_[k],n.tapped?.[`${g} ${k}`]??[],c.chip_set),K=_.ante!==O.ante||_.trips!==O.trips,Y=bi(o[`${g} bet`]),R=a.seats.find(w=>w.seat===g),z=(w,I=[])=>s({seat:g,target:k,drafts:{...n.drafts,[g]:{..._,[k]:w}},tapped:{...n.tapped,[`${g} ${k}`]:I}}),E=w=>z(w.reduce((I,tt)=>I+tt,0),w),W=(w,I={})=>s(tt=>{let{[w]:zt,...ko}=tt.drafts??{},{seat:Q$,...nc}=I;return tt.seat===n.seat?{drafts:ko,tapped:{},target:"ante",...I}:{drafts:ko,...nc}}),A=async w=>{let I=!w.ante&&!w.trips,tt=I?p(g,"clear"):S;await t.act({...tt,args:I?{}:mo(w)})&&W(g,{seat:rs(a,u.filter(x),g),sitting:{...n.sitting,[g]:!1}})},L=w=>ut(_)?_:bi(o[`${w} bet`]),pt=w=>{let I=L(w),{rack:tt}=a.seats.find(zt=>zt.seat===w);return I&&ut(I)>0&&Ne(a,p(w,"bet"),tt,I)===null},C=u.filter(w=>x(w)&&!ut(as(a,w))).filter(pt),Z=async()=>{b(!0);for(let I of C){if(!await t.act({...p(I,"bet"),args:mo(L(I))}))break;W(I)}b(!1);let{round:w}=t.state.peek();s({seat:rs(w,u.filter(x),0)})},Ft=()=>{let w={...n.sitting,[g]:!n.sitting?.[g]},I=w[g]?rs(a,u.filter(tt=>x(tt)&&tt!==g),g):g;W(g,{seat:I,sitting:w})},jt=async()=>{$(!1);for(let[I,tt]of Object.entries(n.drafts??{})){let zt=Number(I);if(!(!tt.ante&&!tt.trips)){if(!await t.act({...p(zt,"bet"),args:mo(tt)}))return s({seat:zt});W(zt)}}let w=t.state.peek().round?.prompt?.options.find(({do:I})=>I==="deal");return w&&t.act(w)},ae=p("dealer","deal")||Object.values(n.drafts??{}).some(({ante:w,trips:I})=>w||I),Pe=w=>S&&Ne(a,S,R.rack+ut(O),{..._,[k]:_[k]+w})===null,dt=a.seats.filter(w=>x(w.seat)&&!ut(n.drafts?.[w.seat]??as(a,w.seat))).map(({player:w})=>w),Re=ae&&!K&&!dt.length,Fe=i`<${h} kind=${Re?"main":"plain"} disabled=${!ae||d} busy=${t.late.value}
    onTap=${dt.length?()=>$(!0):jt}>DEAL<//>`,qe=dt.length?vt("{players} has not bet.","{players} have not bet.",dt.length,{players:yt(dt)}):"All bets are down: deal.";return i`<${se} table=${t} line=${ae&&(Re||dt.length)?qe:l.say.text} news=${r}
      detail=${R&&`${R.player} \xB7 rack ${m(R.rack)}`}>
    ${f&&i`<${lt} title=${`Deal without ${yt(dt)}?`} no=${`wait for ${dt.length===1?dt[0]:"them"}`} yes=${`deal without ${dt.length===1?dt[0]:"them"}`}
      text=${vt("{players} has not bet. Without a bet nobody is dealt in, and cards that are dealt cannot be taken back.","{players} have not bet. Without a bet nobody is dealt in, and cards that are dealt cannot be taken back.",dt.length,{players:yt(dt)})}
      onYes=${jt} onClose=${()=>$(!1)} />`}
    <div class="bets">
      <div class="bets-row">
        ${wf.map(w=>i`<${xf} key=${w} name=${w} draft=${_} chosen=${w===k} disabled=${!S}
          onTap=${()=>s({seat:g,target:w})} />`)}
        <${At} chipset=${c.chip_set} fits=${Pe} onAdd=${w=>E([...M,w])}
          onTakeOff=${w=>E(Lt(M,w))} />
        <${h} name="take off the last chip" disabled=${!M.length} onTap=${()=>E(M.slice(0,-1))}>⌫<//>
        <p class="bets-note small" role="status">${R?Tf(a,S,_):""}</p>
      </div>
      <${F} question=${`betting ${g}`} end=${Fe} steady>
        <${h} kind="main" disabled=${!K} busy=${t.late.value} onTap=${()=>A(_)}>
          <span class="bets-place">${Sf(R,_,K)}</span>
        <//>
        <${h} kind="plain" disabled=${!S||!Y||Ne(a,S,R.rack+ut(O),Y)!==null}
          onTap=${()=>A(Y)}>same again${Y?` \xB7 ${ho(Y)}`:""}<//>
        <${h} kind="plain" disabled=${C.length<2||d} busy=${t.late.value} onTap=${Z}>
          ${ut(_)?y("all bet {stakes}",{stakes:ho(_)}):y("all as before")}<//>
        <${h} kind="quiet" disabled=${!ut(_)} onTap=${()=>s({seat:g,target:"ante",drafts:{...n.drafts,[g]:{ante:0,trips:0}},tapped:{}})}>clear<//>
        <${h} kind="quiet" chosen=${!!(R&&n.sitting?.[g])} disabled=${!S||ut(O)>0} onTap=${Ft}>sits out<//>
      <//>
    </div>
  <//>`}var as=(t,e)=>({ante:_t(t,e,"ante"),trips:_t(t,e,"trips")}),ut=({ante:t,trips:e})=>2*t+e,mo=({ante:t,trips:e})=>e?{ante:t,trips:e}:{ante:t},bi=t=>t&&{ante:t.ante,trips:t.trips??0},ho=({ante:t,trips:e})=>[t&&m(t),e&&`Trips ${m(e)}`].filter(Boolean).join(" + ");function rs(t,e,n){return[...e.filter(o=>o>n),...e.filter(o=>o<n)].find(o=>!ut(as(t,o)))??null}function xf({name:t,draft:e,chosen:n,disabled:s,onTap:o}){let r=e[t];return i`<button type="button" class=${v(["bets-target",n&&"is-chosen"])} aria-pressed=${String(n)}
      disabled=${s} onClick=${o}>
    <span class="small">${t==="ante"?"Ante":"Trips"}</span>
    <b class="bets-figure">${m(r)}</b>
    <span class="small">${t==="ante"?`+ Blind ${m(r)}`:" "}</span>
  </button>`}function Sf(t,e,n){return t?n?ut(e)?`${t.player} bets ${ho(e)}`:`${t.player} takes it back`:`${t.player} bets`:"all bets are down"}function Ne(t,e,n,{ante:s,trips:o}){let{maximum_bet:r}=t.options;return r&&(s>r||o>r)?`at most ${m(r)}`:s>e.values.ante.max||o>e.values.trips.max?"the rack does not hold that":3*s+o>n?"the rack keeps one more ante for the Play bet":null}function Tf(t,e,n){if(!e)return"The rack does not cover a bet.";let s=Object.entries(t.board.blind_paytable).find(([,a])=>Of(a,n.ante));if(!s)return"";let[o,r]=s;return`A ${o} pays ${r.replace(":"," to ")} on the Blind: of ${m(n.ante)} the house would keep the odd part of a chip.`}var Of=(t,e)=>{let[n,s]=t.split(":").map(Number);return s>1&&e*n%s!==0};var is={Felt:Pf,Foot:({facts:t})=>t.street==="betting"?yi:null,words:Cf,deed:Ef,event:Bf,payment:Nf,over:Hf,passOn:Lf},Af=[7,6,5,4,3,2,1];function Cf(t){let[e]=t.prompt?.awaited??[];return{check:()=>"CHECK",fold:()=>"FOLD",play:({times:n})=>`PLAY ${n}\xD7 \xB7 ${m(n*_t(t,e,"ante"))}`}}function Ef({do:t,args:e,transfers:n},{who:s}){switch(t){case"bet":{let o=e.trips?`Trips ${m(e.trips)}`:"",r=e.ante?`${m(e.ante)}, Blind ${m(e.ante)}`:"";return`${s} bets ${[r,o].filter(Boolean).join(", ")}.`}case"clear":return`${s} takes the bet back.`;case"deal":return"No more bets. Cards dealt.";case"check":return`${s} checks.`;case"fold":return`${s} folds.`;case"play":return`${s} plays ${e.times}\xD7, ${m(n[0].amount)}.`;case"show":return`${P(e.card)} turned up.`;default:return null}}function Bf({code:t,args:e,text:n},s){if(t==="uth.breakage")return`Odd Blind: a ${e.hand} is rounded down.`;if(t!=="uth.settled")return n;let o=e.lines.reduce((r,{stake:a,result:c,won:l})=>r+(c==="loses"?-a:l),0);return`${s[e.seat]}: ${e.hand}, ${ot(o)}.`}function jf({circle:t,stake:e,odds:n,result:s,won:o}){let r=`${Me[t]} ${m(e)}`;return s.startsWith("pays")?`${r} \xD7 ${n} = ${m(o)}${s.includes("breakage")?", the half chip stays":""}`:`${r} ${s}`}var Mf={better:"",worse:", beaten",equal:", equal to the dealer's"};function Nf({action:t,seat:e,transfers:n},s){let r=s.record.find(({index:u})=>u===t)?.events.find(({code:u,args:f})=>u==="uth.settled"&&f.seat===e);if(!r)return{hand:null,sums:n.map(({why:u,amount:f})=>`${u}: ${m(f)}`)};let{hand:a,cards:c,compared:l,lines:p}=r.args;return{hand:a+Mf[l],sums:p.map(jf),lit:new Set(c)}}function Hf({record:t}){let e=t.at(-1)?.events.find(({code:n})=>n==="uth.qualifies"||n==="uth.fails");return e?`${e.text} All paid.`:"Nobody stayed in. All paid."}function Lf({prompt:t,record:e}){let[n]=t?.awaited??[];return typeof n=="number"&&n>e.at(-1).by?n:null}function Pf({state:t,paying:e,pad:n,setPad:s,face:o}){let{round:r,table:a,night:c}=t,[l,p]=T(!1),{zones:u,facts:f,board:$}=r,d=e?o.payment(e,r).lit:void 0,b=u["hand:dealer"]?.cards??[],x=Array(u["board:covered"]?.count??0).fill("??"),g=r.record.flatMap(({events:k})=>k).find(({code:k})=>k==="uth.qualifies"||k==="uth.fails");return i`<section class="felt uth" aria-label="felt">
    <div class="uth-tables"><${h} kind="quiet" onTap=${()=>p(!0)}>paytables<//></div>
    <div class="uth-dealer">
      <${H} cards=${b} places=${2} lit=${d} label=${g?Rf(g):"dealer"} />
    </div>
    <div class="uth-board"><${H} cards=${[...u.board?.cards??[],...x]} places=${5} lit=${d} /></div>
    ${Af.map(k=>i`<${Ff} key=${k} seat=${k} round=${r} chipset=${c.chip_set} lit=${d}
      street=${f.street} paying=${e?.seat===k} pad=${n} setPad=${s}
      holds=${a.hand_over?.seat===k} />`)}
    ${l&&i`<${hi} board=${$} options=${a.options} onClose=${()=>p(!1)} />`}
  </section>`}var Rf=({code:t,args:e})=>`${e.hand}: ${t==="uth.qualifies"?"qualifies":"does not qualify"}`;function Ff({seat:t,round:e,chipset:n,lit:s,street:o,paying:r,pad:a,setPad:c,holds:l}){let p=e.seats.find(_=>_.seat===t),u=`uth-seat uth-seat-${t}`;if(!p)return i`<div class=${`${u} is-empty`} aria-hidden="true"><span class="uth-empty">${t}</span></div>`;let f=o==="betting",$=e.zones[`hand:${t}`]?.cards??[],d=e.facts.folded.includes(t),b=!f&&!e.facts.dealt_in.includes(t),x=f&&a.seat===t,g=r||e.prompt?.awaited.includes(t)||x,k=f?a.drafts?.[t]:void 0,S=[u,g&&"is-lit",(d||b)&&"is-out",x&&"is-chosen",If(e,t)&&"is-waiting"],O=i`
    <span class="uth-hand">
      ${$.length>0&&!d&&i`<${H} cards=${$} lit=${r?s:void 0} />`}
      <span class="uth-note">${f&&a.sitting?.[t]?"sits out":qf({folded:d,out:b,holds:l})}</span>
    </span>
    <span class="uth-circles">
      ${["trips","play","ante","blind"].map(_=>i`<${Wf} key=${_} name=${_} place=${`circle:${t}:${_}`}
        amount=${Df(e,t,_,k)} draft=${k!==void 0} chipset=${n} />`)}
    </span>
    <span class="uth-who"><b>${p.player}</b><span class="figure" data-place=${`seat:${t}`}>${m(p.rack)}</span></span>`;return f?i`<button type="button" class=${v(S)} aria-label=${`seat ${t}, ${p.player}`} aria-pressed=${String(x)}
    onClick=${()=>c({seat:t,target:"ante"})}>${O}</button>`:i`<div class=${v(S)} role="group" aria-label=${`seat ${t}, ${p.player}`}>${O}</div>`}var qf=({folded:t,out:e,holds:n})=>t?"folded":n?"has the tablet":e?"out":"";function Df(t,e,n,s){return s?{ante:s.ante,blind:s.ante,trips:s.trips,play:0}[n]:_t(t,e,n)}function If(t,e){let[n]=t.prompt?.awaited??[],{dealt_in:s=[],folded:o}=t.facts;return typeof n=="number"&&e>n&&s.includes(e)&&!o.includes(e)&&_t(t,e,"ante")>0&&!_t(t,e,"play")}function Wf({name:t,place:e,amount:n,draft:s,chipset:o}){let[r]=Xe(n,o);return i`<span class=${v(["uth-circle",`uth-${t}`,n>0&&s&&"is-draft"])} data-place=${e}>
    <span class="uth-ring">${r?i`<${On} value=${n} colour=${r.colour} />`:Me[t]}</span>
  </span>`}var Uf={lorum:Ka,polignac:Yn,kaiser:Vn,"canadian-salad":Qn,schnapsen:Zn,"stop-the-bus":es,"divide-and-conquer":zn,bura:tn,"card-stock-market":Ha,kabu:Fa,speculation:on,uth:is,superfecta:os},gi=t=>({...la,...Uf[t]});var ki={Board:Kf,reason:t=>t&&tn.payment(t).hand};function Kf({state:{round:t,table:e}}){let n=t.zones.stock.count+(t.zones.trump?.count??0);return i`<${tn.Seen} round=${t} seat=${e.seat} />
    <p class="hand-pots"><span>pot <b class="figure">${m(t.places.pot??0)}</b></span><span>stock <b>${n}</b></span></p>`}var _i={Board:Gf,line:zf,Mine:()=>Jf,Play:()=>Yf};function zf({round:t}){return so(t)||null}function Gf({state:{round:t,table:e}}){return i`<${Be} round=${t} />
    <p class="hand-pots"><span>money <b class="figure">${m(he(t,e.seat))}</b></span>
      <span>worth <b class="figure">${m(t.board.players[e.seat].worth)}</b></span>
      <span>draw pile <b>${t.board.draw_pile}</b></span></p>`}function vi({pad:t,options:e}){let n=e.map(D).join();return t.asked===n?t:{asked:n,own:[],sale:null}}function Jf(t){let{state:e,setPad:n,cover:s}=t,{round:o,table:r}=e,{asked:a,own:c,sale:l}=vi(t),p=o.zones[`hand:${r.seat}`]?.cards??[],u=me(o,r.seat),f=$=>{let d=c.includes($)?c.filter(b=>b!==$):[...c,$].slice(-4);n({asked:a,own:d,sale:null})};return i`<div class="hand-open is-many" style=${{"--of":8}}>
    <div class="tap-hand" role="group" aria-label="my cards">${p.map(($,d)=>i`<button type="button" key=${d} class=${v(["tap-card","is-open",c.includes(d)&&"is-raised"])}
      aria-label=${it($)} aria-pressed=${String(c.includes(d))} onClick=${()=>f(d)}><${B} card=${$} /></button>`)}</div>
    <div class="hand-under">
      <div class="trade-mine" role="group" aria-label="my certificates">
        ${u.map(($,d)=>i`<${Kn} key=${d} card=${$} chosen=${l===d} onTap=${()=>n({asked:a,own:[],sale:l===d?null:d})} />`)}
        ${!u.length&&i`<span class="quiet small">no certificates yet</span>`}
      </div>
      <${h} kind="quiet" onTap=${s.cover}>cover<//>
    </div>
  </div>`}function Yf(t){let{hand:e,state:n,open:s,cover:o}=t,{round:r,table:a}=n,{asked:c,own:l,sale:p}=vi(t);if(!s)return i`<${F} question="covered"><${h} kind="main" onTap=${o.look}>look at my cards<//><//>`;let u=r.zones[`hand:${a.seat}`]?.cards??[];return i`<${F} question=${c}><div class="hand-deeds"><${no} round=${r} seat=${a.seat} picked=${l.map(f=>u[f])}
    sale=${p===null?null:me(r,a.seat)[p]} busy=${e.late.value} act=${e.act} /></div><//>`}var wi={Board:Qf};function Qf({state:{round:t,table:e}}){let{facts:n,zones:s,options:o}=t,r=t.seats.filter(({seat:a})=>a!==e.seat);return i`<p class="hand-pots"><span>hand <b>${n.hand}</b></span><span>stock <b>${s.stock?.count??0}</b></span>
      <span>${G(o.stake,"chip")} a point</span></p>
    <div class="hand-seen">${r.map(({seat:a,player:c})=>{let l=n.counts[a],p=n.drawing.includes(a);return i`<div key=${a} class=${v(["hand-other",t.prompt?.awaited.includes(a)&&"is-lit"])}>
        <${H} cards=${s[`hand:${a}`].cards} label=${c} />
        <b>${l??(p?"":"passed")}</b></div>`})}</div>`}var bo=({round:t,table:e})=>t.cards==="virtual"&&t.zones[`hand:${e.seat}`]?.sight==="others",Vf=()=>i`<p class="controls-note">Tap the back of the card you play.</p>`,xi={Board:Zf,Mine:t=>bo(t)?t$:null,Play:t=>bo(t)?Vf:null};function Zf({state:t}){let{round:e,table:n}=t,{facts:s,board:o,options:r,places:a}=e,c=s.points?.[n.seat];return i`<p class="hand-pots"><span><b>${nn[s.contract]}</b></span><span>hand ${s.hand} of ${o.hands}</span>
      <span>pot <b class="figure">${m(a.pot??0)}</b></span><span>${c?G(c,"point"):`${G(r.stake,"chip")} a point`}</span></p>
    <${ye} round=${e} />
    ${bo(t)&&i`<${Xf} state=${t} />`}`}function Xf({state:{round:t,table:e}}){let n=Tt(t);return i`<div class="hand-others">${t.seats.filter(({seat:s})=>s!==e.seat).map(({seat:s})=>i`<${H} key=${s} cards=${t.zones[`hand:${s}`].cards} label=${n[s]} fanned />`)}</div>`}function t$({hand:t,state:e,options:n}){let{round:s,table:o}=e,r=n.find(l=>l.do==="play"),a=mt(r?D(r):""),c=(l,p)=>a.swallows(p)||t.act({...r,args:{position:l}});return i`<div class="hand-open is-many" style=${{"--of":8}}>
    <${Gn} left=${s.facts.positions?.[o.seat]??[]} open=${r?.values.position??[]} onTap=${c} /></div>`}var Si={Board:s$,reason:(t,e)=>t?.amount>0?on.payment(t,e).hand:on.over(e),words:e$};function e$(t){let e=Tt(t);return{turn:()=>"TURN",keep:()=>"KEEP",agree:()=>`AGREE \xB7 ${m(t.facts.offer?.price??0)}`,sell:({to:n})=>`SELL to ${e[n]} \xB7 ${m(n$(t,n)??0)}`,withdraw:({unseen:n})=>n?`no more bid for ${e[n]}'s`:"withdraw"}}var n$=(t,e)=>ge(t,e).find(({unseen:n})=>n===null)?.price;function s$({state:{round:t,table:e}}){let{facts:n,zones:s,places:o,board:r}=t,a=Tt(t),c=s[`pile:${e.seat}`]?.count??0,l=t.seats.flatMap(({seat:p})=>ge(t,p).map(u=>({...u,seat:p})));return i`<div class="hand-seen">
      <${H} cards=${s.held.cards} places=${1} label=${n.holder?`${a[n.holder]} holds`:"no trump yet"} />
      <div class="hand-says">
        <p>pot <b class="figure">${m(o.pot??0)}</b></p>
        ${s.held.cards.length>0&&!t.finished&&i`<p class="small">${Xn(r)} that it stands</p>`}
        ${l.map(p=>i`<p key=${`${p.seat} ${p.unseen}`} class="small">${a[p.seat]} bids <b>${m(p.price)}</b>${p.unseen?` for ${a[p.unseen]}'s`:""}</p>`)}
        ${n.offer&&i`<p class="small">offered to ${a[n.offer.to]} at <b>${m(n.offer.price)}</b></p>`}
      </div>
      <div class="hand-pile">${c>0&&i`<${B} card="??" />`}<span class="hand-label">my pile ${c}</span></div>
    </div>
    <div class="hand-seen is-small">${t.seats.map(({seat:p,player:u})=>{let{cards:f}=s[`turned:${p}`];return f.length>0&&i`<${H} key=${p} cards=${f.slice(-4)} label=${p===e.seat?"mine":u} fanned />`})}</div>`}var Oi={Board:r$,Mine:()=>a$,line:o$,Play:({round:t})=>t.prompt?.say.code==="superfecta.betting"?c$:null,reason:(t,e)=>t&&os.payment(t,e).hand};function o$({round:t,table:e}){return t.prompt?.say.code!=="superfecta.betting"?null:t.facts.tickets.some(({seat:n})=>n===e.seat)?"Your ticket is in.":"Fill in your slip."}function r$({state:{round:t}}){let e=t.zones.course?.cards??[],{spaces:n,home:s}=an(e,e.length);return i`<div class="hand-race" role="group" aria-label="the race">
    ${[...gt].map(o=>{let r=s.indexOf(o);return i`<div key=${o} class="hand-lane" role="img" aria-label=${`${Bt[o]}: ${r<0?`space ${n[o]} of ${Et}`:`number ${r+1}`}`}>
        <span class="hand-way" style=${{"--at":String(n[o]/Et)}}><span class="hand-horse"><${oe} horse=${o} /></span></span>
        <b class="figure">${r<0?je(Rt(t.board,o,e.length)):`${r+1}.`}</b></div>`})}</div>`}function a$({hand:t,state:e,options:n}){let{round:s,table:o}=e,r=s.facts.tickets.filter(({seat:l})=>l===o.seat),a=n.find(l=>l.do==="cancel"),c=s.zones.course?.count??0;return r.length?i`<ul class="hand-tickets" aria-label="my tickets">${r.map(({ticket:l,bets:p})=>i`<li key=${l}>
      <span class="hand-bets">${p.map((u,f)=>i`<span key=${f}>${m(u.amount)} ${u.type} <${re} order=${u.horses} />
          ${!s.facts.finish&&i`<small>${i$(s,o.seat,u,c)}</small>`}</span>`)}</span>
      <b class="figure">${m($t(p))}</b>
      ${a&&i`<${h} kind="quiet" name=${`cancel ticket ${l}`} busy=${t.late.value} onTap=${()=>t.act({...a,args:{ticket:l}})}>✕<//>`}
    </li>`)}</ul>`:i`<p class="quiet">No ticket yet.</p>`}function i$(t,e,n,s){let o=ui(t,e,n,s);if(o===null)return"";let r=je(Rt(t.board,n.horses,s));return y("{chance} \xB7 worth {chips}",{chance:r,chips:o})}var Ti={type:"WIN",horses:[],box:!1,lines:[],tapped:[],fresh:!0};function c$({hand:t,state:e,options:n,last:s}){let{round:o,night:r,table:a}=e,[c,l]=T(Ti),{type:p,horses:u,box:f,lines:$,tapped:d,fresh:b}=c,x=n.find(A=>A.do==="ticket"),g=c.amount??ss(o,"WIN"),k=A=>l({...c,amount:g,...A}),{rack:S}=o.seats.find(A=>A.seat===a.seat),O=S-$t($),_=St(g,d,r.chip_set),M=A=>k({amount:A.reduce((L,pt)=>L+pt,0),tapped:A,fresh:!1}),K=s[`${a.seat} ticket`]?.bets,Y=lo(o,p,g,O),R=A=>{if(u.includes(A))return k({horses:u.filter(pt=>pt!==A)});let L=f?[...u,A]:co([...u,A],p);return f||L.length<kt[p]?k({horses:L}):k({horses:[],fresh:!0,lines:[...$,{amount:g,type:p,horses:L.join("/")}]})},E=(f?rn(p==="SFC"?[...gt]:u,kt[p]):[]).map(A=>({amount:g,type:p,horses:A.join("/")})),W=async A=>await t.act({...x,args:{bets:A}})&&l(Ti);return x?i`
    <div class="hand-slip">
      <div class="hand-row">
        <output class="pad-amount" aria-label="amount">${m(g)}</output>
        ${Object.keys(kt).map(A=>i`<${h} key=${A} chosen=${A===p} onTap=${()=>k({type:A,horses:[],box:f&&A!=="WIN"})}>${A}<//>`)}
        ${p!=="WIN"&&i`<${h} chosen=${f} onTap=${()=>k({box:!f,horses:[]})}>box<//>`}
      </div>
      <div class="hand-row"><${At} chipset=${r.chip_set} fits=${A=>(b?0:g)+A<=O}
        onAdd=${A=>M(b?[A]:[..._,A])} onTakeOff=${A=>M(Lt(_,A))} /></div>
      <div class="hand-row" role="group" aria-label="horses, in the order they come in">
        ${[...gt].map(A=>i`<${l$} key=${A} horse=${A} at=${u.indexOf(A)} box=${f}
          chance=${f||u.includes(A)?null:Rt(o.board,[...u,A].join("/"),0)} disabled=${Y!==null||f&&p==="SFC"} onTap=${()=>R(A)} />`)}
      </div>
      ${Y&&i`<p class="small hand-fault">${Y}</p>`}
      ${E.length>0&&i`<${h} kind="plain" disabled=${$t(E)>O} onTap=${()=>k({lines:[...$,...E],horses:[],box:!1,fresh:!0})}>
        box: ${E.length} bets · ${m($t(E))}<//>`}
      ${$.length>0&&i`<div class="hand-lines" aria-label="bets of this slip">${$.map((A,L)=>i`<button type="button" key=${L} class="hand-bet" aria-label=${`take off ${m(A.amount)} ${A.type}`}
          onClick=${()=>k({lines:$.filter((pt,C)=>C!==L)})}>${m(A.amount)} ${A.type} <${re} order=${A.horses} /> ✕</button>`)}</div>`}
    </div>
    <${F} question=${`slip ${o.facts.sold??0}`} steady>
      <${h} kind="main" disabled=${!$.length||$t($)>S} busy=${t.late.value} onTap=${()=>W($)}>${$.length?`BET ${m($t($))}`:"BET"}<//>
      <${h} kind="plain" disabled=${!K||$.length>0||$t(K)>S} onTap=${()=>W(K)}>same again${K?` \xB7 ${m($t(K))}`:""}<//>
    <//>`:i`<p class="quiet">Your rack covers no bet.</p>`}var l$=({horse:t,at:e,box:n,chance:s,disabled:o,onTap:r})=>i`<button type="button" class=${v(["horse-key",e>=0&&"is-picked"])} disabled=${o}
    aria-label=${Bt[t]} aria-pressed=${String(e>=0)} onClick=${r}>
  <${oe} horse=${t} />${e>=0&&!n&&i`<span class="horse-key-place">${e+1}</span>`}
  ${s!==null&&i`<span class="horse-key-chance">${je(s)}</span>`}
</button>`;var Ai={Board:He(Yn)},Ci={Board:He(Qn)},Ei={Board:He(Zn)},Bi={Board:He(zn)},ji={Board:He(es)},Mi={Board:He(Vn),Play:u$};function He({Seen:t}){return({state:e})=>e.round.finished?i`<${Ot} state=${e} />`:i`<${t} round=${e.round} />`}function u$({round:t,table:e}){return(t.prompt?.options.filter(({by:s})=>s===e.seat)??[]).some(({do:s})=>s==="bid"||s==="trump")?p$:null}function p$({hand:t,state:e,options:n,open:s,cover:o}){let r=t.late.value,a=$=>n.find(d=>d.do===$),[c,l,p]=["bid","trump","pass"].map(a),u=s&&a("misdeal"),f=$=>d=>t.act({...$,args:d});return i`<div class="hand-bidding">
    ${!s&&i`<${h} kind="plain" onTap=${o.look}>look at my cards<//>`}
    ${c&&i`<${ro} bid=${c} round=${e.round} busy=${r} onBid=${f(c)} />`}
    ${l&&i`<div class="hand-suits"><${ao} busy=${r} onName=${f(l)} /></div>`}
    ${p&&i`<${h} kind="plain" busy=${r} onTap=${()=>f(p)({})}>PASS<//>`}
    ${u&&i`<${h} kind="plain" busy=${r} onTap=${()=>f(u)({})}>misdeal<//>`}
  </div>`}var Ni={Board:$$,Play:({round:t})=>t.facts.street==="betting"?h$:null,line:d$,reason:f$,empty:({round:t,table:e})=>t.facts.street!=="betting"&&!t.facts.dealt_in.includes(e.seat)?"You sit this hand out.":null};function d$({round:t,table:e}){return t.facts.street!=="betting"?null:t.places[`circle:${e.seat}:ante`]||t.places[`circle:${e.seat}:trips`]?"Your bet is down.":"Place your bet."}function f$(t,e,n){return e.facts.folded.includes(n)?"folded":e.facts.dealt_in.includes(n)?t&&is.payment(t,e).hand:"you sat this hand out"}function $$({state:t}){let{round:e,table:n}=t,{zones:s}=e,o=Object.keys(Me).filter(r=>_t(e,n.seat,r));return i`<div class="hand-seen">
      <${H} cards=${s["hand:dealer"]?.cards??[]} places=${2} label="dealer" />
      <${H} cards=${s.board?.cards??[]} places=${5} label="board" />
    </div>
    <p class="hand-pots">${o.map(r=>i`<span key=${r}>${Me[r]} <b class="figure">${m(_t(e,n.seat,r))}</b></span>`)}</p>`}var m$={ante:"Ante",trips:"Trips"};function h$({hand:t,state:e,last:n}){let{round:s,night:o,table:r}=e,{seat:a}=r,c=E=>s.prompt.options.find(W=>W.by===a&&W.do===E),l={ante:_t(s,a,"ante"),trips:_t(s,a,"trips")},[p,u]=T({on:l,tapped:{}}),f=p.on.ante===l.ante&&p.on.trips===l.trips,{draft:$=l,tapped:d={},target:b="ante"}=f?p:{},x=E=>u({on:l,draft:$,tapped:d,target:b,...E}),g=c("bet"),{rack:k}=s.seats.find(E=>E.seat===a),S=k+ut(l),O=n[`${a} bet`]&&{ante:0,trips:0,...n[`${a} bet`]},_=St($[b],d[b]??[],o.chip_set),M=E=>x({draft:{...$,[b]:E.reduce((W,A)=>W+A,0)},tapped:{...d,[b]:E}}),K=E=>g&&!Ne(s,g,S,{...$,[b]:$[b]+E}),Y=E=>t.act({...g,args:E.trips?E:{ante:E.ante}}),R=$.ante!==l.ante||$.trips!==l.trips,z=ut(l)>0;return g?i`
    <div class="hand-targets">
      ${Object.entries(m$).map(([E,W])=>i`<button type="button" key=${E} class=${v(["hand-target",E===b&&"is-chosen"])}
          aria-pressed=${String(E===b)} onClick=${()=>x({target:E})}>
        <span>${W}</span><b class="figure">${m($[E])}</b>
        <span class="small quiet">${E==="ante"?`+ Blind ${m($.ante)}`:"on its own"}</span></button>`)}
      <${h} name="take off the last chip" disabled=${!_.length} onTap=${()=>M(_.slice(0,-1))}>⌫<//>
    </div>
    <${At} chipset=${o.chip_set} fits=${K} onAdd=${E=>M([..._,E])} onTakeOff=${E=>M(Lt(_,E))} />
    <${F} question=${`bets ${r.number}`} steady>
      <${h} kind="main" disabled=${!R||!ut($)} busy=${t.late.value} onTap=${()=>Y($)}>
        ${R||!z?ut($)?`BET ${yo($)}`:"BET":`${yo(l)} is down`}<//>
      ${z?i`<${h} kind="plain" busy=${t.late.value} onTap=${()=>t.act(c("clear"))}>take it back<//>`:i`<${h} kind="plain" disabled=${!O||!!Ne(s,g,S,O)} onTap=${()=>Y(O)}>same again${O?` \xB7 ${yo(O)}`:""}<//>`}
    <//>`:i`<p class="quiet">Your rack does not cover a bet.</p>`}var yo=({ante:t,trips:e})=>[t&&m(t),e&&`Trips ${m(e)}`].filter(Boolean).join(" + ");var b$={uth:Ni,superfecta:Oi,lorum:xi,polignac:Ai,kaiser:Mi,"canadian-salad":Ci,schnapsen:Ei,"stop-the-bus":ji,"divide-and-conquer":Bi,kabu:wi,bura:ki,speculation:Si,"card-stock-market":_i},Hi=t=>({...gi(t),...b$[t]});function Li({hand:t,state:e,onClose:n}){let{table:s,me:o,night:r}=e,[a,c]=T(Is()),l=Ae(e.round??{}),[p,u]=T(!1),f=()=>{ra(!a),c(!a)};return p?i`<${y$} hand=${t} game=${s.game} onClose=${()=>u(!1)} />`:i`<${V} title=${o.name} onClose=${n} foot=${i`<${h} kind="main" onTap=${n}>go back<//>`}>
    <p class="quiet">${r.name}${s?` \xB7 ${s.name} \xB7 seat ${s.seat}`:""}</p>
    <div class="hand-list">
      ${s&&i`<${h} kind="plain" onTap=${()=>u(!0)}>how ${s.game_name} is played<//>`}
      <${h} kind="plain" chosen=${a} onTap=${f}>sound at my turn: ${a?"on":"off"}<//>
      <${h} kind="plain" onTap=${l.turn}>my cards: ${l.as==="sorted"?"sorted":"as dealt"}<//>
      ${s?.last&&s.cards==="virtual"&&i`<${$a} hand=${t} table=${s.table} number=${s.last.number} />`}
    </div>
    ${s?.commitment&&i`<div class="hand-promise"><p class="small quiet">The shuffle of round ${s.number} is promised. This is the SHA-256 of its seed, which
        is published when the round is closed; then your own phone can do the shuffle again.</p>
      <code>${s.commitment}</code></div>`}
  <//>`}function y$({hand:t,game:e,onClose:n}){let[s,o]=T(null);return q(()=>{t.game(e).then(({help:r})=>o(r||"<p>Its page of help has not been written yet.</p>"),()=>o("<p>The house does not answer. Try again.</p>"))},[e]),i`<${V} title="How it is played" large onClose=${n} foot=${i`<${h} kind="main" onTap=${n}>back to my hand<//>`}>
    ${s?i`<div class="hand-help" dangerouslySetInnerHTML=${{__html:s}}></div>`:i`<p class="quiet">One moment.</p>`}
  <//>`}var g$={sit:({chips:t})=>t?`A seat, with ${m(t)}`:"A seat",stand:()=>"To stand up","top-up":({chips:t})=>`${m(t)} more to the table`,"buy-in":({chips:t})=>`${m(t)} chips of the desk`,"cash-out":()=>"To be cashed out"},k$={"buy-in":"the host","cash-out":"the host"};function cs({hand:t,state:e}){return e.wishes.length?i`<ul class="hand-wishes" aria-label="what I asked for">
    ${e.wishes.map(n=>i`<li key=${n.number}>
      <span><b>${g$[n.kind](n)}</b> <span class="quiet">${k$[n.kind]??"the dealer"} will say</span></span>
      <${h} kind="quiet" busy=${t.late.value} onTap=${()=>t.takeBack(n.kind)}>take back<//>
    </li>`)}
  </ul>`:null}function Le({hand:t,title:e,wish:n,most:s,start:o=0,chipset:r,verb:a,onClose:c}){let[l,p]=T(o),u={min:1,max:s,step:1},f=async()=>await t.wish({...n,chips:l})&&c(),$=i`<${h} kind="plain" onTap=${c}>go back<//>
    <${h} kind="main" disabled=${l<1||s!==void 0&&l>s} busy=${t.late.value} onTap=${f}>${a} ${m(l)}<//>`;return i`<${V} title=${e} onClose=${c} foot=${$}>
    <${Dn} value=${l} range=${u} chipset=${r} onChange=${p} />
    <${st} text=${t.error.value} />
  <//>`}function go({hand:t,state:e,onExplain:n,onClose:s}){let[o,r]=T(null),[{bill:a,trouble:c},l]=T({}),{me:p,table:u,night:f}=e;q(()=>{t.bill().then(x=>l({bill:x}),()=>l({trouble:"The house does not answer. Try again."}))},[e.version]);let $=()=>{t.dismiss(),r(null)},d={hand:t,chipset:f.chip_set,onClose:$};if(o==="top-up")return i`<${Le} ...${d} title=${`More chips to ${u.name}`} wish=${{kind:"top-up",table:u.table}} most=${p.bankroll} verb="ask for" />`;if(o==="buy-in")return i`<${Le} ...${d} title="More chips of the desk" wish=${{kind:"buy-in"}} verb="ask for" />`;if(o==="stand")return i`<${lt} title=${`Stand up from ${u.name}?`} text="The dealer says yes between two rounds; your rack goes to your bankroll."
      yes="ask" no="stay" onClose=${$} onYes=${()=>t.wish({kind:"stand",table:u.table}).then($)} />`;if(o==="cash-out")return i`<${lt} title="Be cashed out?" text=${`${m(p.bankroll)} in your bankroll go back to the desk. What is at a table stays there.`}
      yes="ask" no="play on" onClose=${$} onYes=${()=>t.wish({kind:"cash-out"}).then($)} />`;let b=i`<${h} kind="main" onTap=${s}>go back<//>`;return i`<${V} title="What I have" large onClose=${s} foot=${b}>
    <dl class="hand-sums">
      ${u&&i`<div><dt>at ${u.name}</dt><dd>${m(de(e))}</dd></div>`}
      <div><dt>in the bankroll</dt><dd>${m(p.bankroll)}</dd></div>
      ${p.owes>0&&i`<div><dt>owed to the house</dt><dd>${m(p.owes)}</dd></div>`}
      ${p.owed>0&&i`<div><dt>the house owes me</dt><dd>${m(p.owed)}</dd></div>`}
      ${a&&i`<div class="hand-up"><dt>the night so far</dt><dd class=${Pi(a.sum.result)}>${ot(a.sum.result)}</dd></div>`}
    </dl>
    <${cs} hand=${t} state=${e} />
    <${st} text=${t.error.value} />
    ${f.status==="open"&&i`<div class="hand-asks">
      ${u&&i`<${h} kind="plain" disabled=${!p.bankroll} onTap=${()=>r("top-up")}>more to the table<//>`}
      ${u&&i`<${h} kind="plain" onTap=${()=>r("stand")}>stand up<//>`}
      <${h} kind="plain" onTap=${()=>r("buy-in")}>buy chips<//>
      <${h} kind="plain" disabled=${!p.bankroll} onTap=${()=>r("cash-out")}>cash me out<//>
    </div>`}
    <${_$} bill=${a} trouble=${c} onExplain=${n} />
  <//>`}var Pi=t=>t>0?"won":t<0?"lost":null;function _$({bill:t,trouble:e,onExplain:n}){if(!t)return i`<p class="quiet">${e??"One moment."}</p>`;let{lines:s,money:o}=t;return i`<ol class="hand-bill" aria-label="the bill">
    ${s.map(r=>i`<li key=${r.entry}><${v$} line=${r} worth=${o} onExplain=${n} /></li>`).reverse()}
    ${!s.length&&i`<li class="quiet">Nothing yet.</li>`}
  </ol>`}function v$({line:t,worth:e,onExplain:n}){let{what:s,chips:o,cash:r,owes:a,of:c}=t,l=[e&&r!==0&&`${To(Math.abs(r),e.currency)} ${r<0?"paid":"paid to you"}`,a!==0&&`owed ${ot(a)}`],p=i`<span>${s}<span class="quiet small"> ${l.filter(Boolean).join(" \xB7 ")}</span></span>
    <b class=${v(["figure",c&&Pi(o)])}>${ot(o)}</b>`;return c?i`<button type="button" class="hand-line" onClick=${()=>n({table:c.table,number:c.round})}>${p}</button>`:i`<div class="hand-line">${p}</div>`}var Ri=(t,e)=>t.map(w$).filter(n=>n?.open.length&&n.open.every(s=>e.includes(s)));function w$(t){let e=Object.entries(t.values);if(e.length!==1)return null;let[[n,s]]=e;switch(wt(s)){case"card":return{option:t,open:s,least:1,most:1,answer:([o])=>({[n]:o})};case"some":{let{of:o,least:r,most:a}=s;return o.every(J)?{option:t,open:o,least:r,most:a,answer:c=>({[n]:c})}:null}default:return null}}var Fi=({open:t,least:e})=>t.length===e;function qi(t,e){let n=t.map(({option:f})=>D(f)).join(),[s,o]=T({asked:null,cards:[]}),r=mt(n),a=t.length===1&&Fi(t[0])?t[0].open:[],c=s.asked===n?s.cards:a,l=(f,$=c)=>e({...f.option,args:f.answer($)});return{picked:c,tap:(f,$)=>{if(r.swallows($))return;let d=t.filter(({open:b})=>b.includes(f));d.length===1&&d[0].most===1?l(d[0],[f]):o({asked:n,cards:x$(c,f,Math.max(...d.map(({most:b})=>b)))})},ready:({open:f,least:$,most:d})=>c.length>=$&&c.length<=d&&c.every(b=>f.includes(b)),play:l}}function x$(t,e,n){return t.includes(e)?t.filter(s=>s!==e):[...t,e].slice(-n)}function Di({cards:t,plays:e,hand:n,label:s}){let o=new Set(e.flatMap(r=>r.open));return i`<div class="tap-hand" role="group" aria-label=${s??y("your cards")}>
    ${t.map(r=>{let a=n.picked.includes(r);return o.has(r)?i`<button type="button" key=${r} class=${v(["tap-card","is-open",a&&"is-raised"])}
          aria-label=${it(r)} aria-pressed=${String(a)} onClick=${c=>n.tap(r,c)}><${B} card=${r} /></button>`:i`<span class="tap-card" key=${r}><${B} card=${r} dim=${o.size>0} /></span>`})}
  </div>`}function Ii({plays:t,hand:e,words:n,busy:s}){return t.map(o=>{let r=o.option.do;if(o.most===1&&t.length===1&&!Fi(o))return i`<p class="controls-note" key=${r}>${y("Tap a card to {deed}.",{deed:N(r)})}</p>`;let a=e.ready(o);return i`<${h} key=${r} kind="main" disabled=${!a} busy=${s} onTap=${()=>e.play(o)}>
      ${a?xe(r,o.answer(e.picked),n):`${N(r)}: ${S$(o)}`}
    <//>`})}function S$({least:t,most:e}){return t===e?vt("tap a card","tap {count} cards",t):y("tap {least} to {most} cards",{least:t,most:e})}var Wi=t=>`last ${t.night.night} ${t.table.game}`,Ui=t=>JSON.parse(sessionStorage.getItem(Wi(t))??"{}"),T$=(t,e)=>t.table.seats.find(n=>n.seat===e)?.player;function Ki(t){let e=Ui(t),n=JSON.stringify(e);for(let{by:o,do:r,args:a}of t.round?.record??[]){let c=T$(t,o);c&&Object.keys(a).length&&(e[`${c} ${r}`]=a)}let s=JSON.stringify(e);s!==n&&sessionStorage.setItem(Wi(t),s)}function zi(t){let e=Ui(t);return Object.fromEntries(t.table.seats.flatMap(({seat:n,player:s})=>Object.entries(e).filter(([o])=>o.startsWith(`${s} `)).map(([o,r])=>[`${n} ${o.slice(`${s} `.length)}`,r])))}var O$=25e3,A$=400;function Gi(t){let[e,n]=T({key:t,open:!1}),s=e.key===t&&e.open,o=a=>n({key:t,open:a});return q(()=>{if(!s)return;let a=0,c=()=>o(!1),l=()=>{clearTimeout(a),a=setTimeout(c,O$)};return l(),addEventListener("pointerdown",l),document.addEventListener("visibilitychange",c),()=>{clearTimeout(a),removeEventListener("pointerdown",l),document.removeEventListener("visibilitychange",c)}},[s,t]),{open:s,press:({timeStamp:a})=>{o(!0);let c=({timeStamp:l})=>{removeEventListener("pointerup",c),removeEventListener("pointercancel",c),l-a>A$&&o(!1)};addEventListener("pointerup",c),addEventListener("pointercancel",c)},look:()=>o(!0),cover:()=>o(!1)}}var C$=8;function Ji({count:t,cover:e}){let n=Math.min(t,C$);return i`<button type="button" class="hand-cover" aria-label="look at my cards" style=${{"--of":n}}
      onPointerDown=${e.press} onClick=${({detail:s})=>s===0&&e.look()}>
    <span class="hand-backs" aria-hidden="true">${[...Array(n).keys()].map(s=>i`<${B} key=${s} card="??" />`)}</span>
    <span class="hand-touch">press to look</span>
  </button>`}var E$={leads:"lead",plays:"play",starts:"start",answers:"answer",names:"name",sells:"sell",keeps:"keep"},B$=t=>`${t.slice(0,1).toUpperCase()}${t.slice(1)}`;function Qi(t,e){let n=j$(t,e);if(n<0)return t;let s=t.slice(0,n),o=t.slice(n+e.length);return s+(s===""||s.endsWith(". ")?B$(Yi(o)):Yi(o))}function Yi(t){return t.startsWith(": ")||t.startsWith(", ")?t.slice(2):t.startsWith("'s ")?`your${t.slice(2)}`:t.startsWith(" to ")?`your turn${t}`:`you${t.replaceAll(/\b\w+\b/g,e=>E$[e]??e)}`}function j$(t,e){for(let n=t.indexOf(e);n>=0;n=t.indexOf(e,n+1)){let[s,o]=[t[n-1]??" ",t[n+e.length]??" "];if(s===" "&&" :,'".includes(o))return n}return-1}function Vi({hand:t,state:e,game:n,news:s}){let{round:o,table:r}=e,a=r.phones?Fs(e):[],c=ea(e),l=c.flatMap(([,_])=>_),p=Gi(`${r.table} ${r.number}`),u=p.open||!l.length,f=mt(String(p.open));q(()=>Ki(e),[e]);let $=Ri(a,l),d=qi($,t.act),[b,x]=T({}),g=zi(e),k={hand:t,state:e,game:n,options:a,open:u,cover:p,plays:$,playing:d,last:g,pad:b,setPad:x},S=n.Play?.(e)??P$,O=n.Mine?.(e)??L$;return i`<div class=${`hand-playing is-${o.game}`} onClickCapture=${f.swallows}>
    <section class="hand-board" aria-label="the table">
      ${o.cards==="virtual"?i`<${n.Board??F$} ...${k} />`:i`<${R$} state=${e} />`}
      ${!o.finished&&i`<p class="hand-news">${ha(o,n).at(-1)?.text}</p>`}
    </section>
    <section class="hand-mine" aria-label="my cards">
      ${c.length>0&&!p.open?i`<${Ji} count=${l.length} cover=${p} />`:i`<${O} ...${k} own=${c} />`}
    </section>
    <section class="hand-thumb" aria-label="what I may do">
      ${s&&!Ln(e)&&s}
      ${o.finished?i`<p class="hand-waits">The dealer goes on to the next round.</p>`:i`<${M$} state=${e} options=${a} game=${n} />`}
      <${Ce} hand=${t} />
      ${!o.finished&&a.length>0&&i`<${S} ...${k} />`}
    </section>
  </div>`}function M$({state:t,options:e,game:n}){let{round:s,table:o}=t,{prompt:r}=s,a=n.line?.(t)??Qi(r.say.text,t.me.name);if(Ln(t))return i`<p class="line-text hand-line-text" role="status">${a}</p>`;if(!o.phones&&r.awaited.includes(o.seat))return i`<p class="line-text hand-line-text" role="status">${a} Tell the dealer.</p>`;let c=qs(t);return i`<p class="hand-waits" role="status">${e.length>0&&n.line?.(t)?a:`${c[0].toUpperCase()}${c.slice(1)}.`}</p>`}var N$=4,H$=10;function L$({state:t,own:e,plays:n,playing:s,cover:o,game:r}){let{round:a,table:c}=t,l=a.zones[`hand:${c.seat}`];if(!e.length&&l?.sight==="all"&&l.cards.length)return i`<div class="hand-open" style=${{"--of":l.cards.length}}><${H} cards=${Nn(l.cards,a)} /></div>`;if(!e.length)return i`<p class="quiet">${r.empty?.(t)}</p>`;let p=e.reduce((u,[,f])=>u+f.length,0);return i`<div class=${v(["hand-open",p>N$&&"is-many",p>H$&&"is-crowd"])} style=${{"--of":p}}>
    ${e.map(([u,f])=>i`<${Di} key=${u} cards=${f} plays=${n} hand=${s} label=${e.length>1?qn(u,Tt(a)):null} />`)}
    <div class="hand-under"><span class="hand-note">${r.handNote?.(a,c.seat)}</span>
      <${h} kind="quiet" onTap=${o.cover}>cover<//></div>
  </div>`}function P$({hand:t,state:e,game:n,options:s,open:o,cover:r,plays:a,playing:c,last:l}){let{round:p,table:u,night:f}=e,$=s.filter(({do:g})=>o||u.public.includes(g)),d=n.words?.(p)??{},x=$.length<s.length?[i`<${h} key="look" kind="main" onTap=${r.look}>look at my cards<//>`]:Ii({plays:a,hand:c,words:d,busy:t.late.value});return i`<${Ks} prompt=${{...p.prompt,options:$}} me=${u.seat} players=${Tt(p)}
    chipset=${f.chip_set} words=${d} sure=${n.sure?.(p)} last=${l} busy=${t.late.value}
    first=${x} drawn=${g=>a.some(k=>k.option===g)} onAct=${t.act} />`}function R$({state:{round:t,table:e}}){let n=String(e.seat),s=Object.entries(t.places).filter(([r])=>{let a=r.split(":").filter(c=>/^\d+$/.test(c));return a.length===0||a.includes(n)}),o=r=>r.split(":").filter(a=>a!==n&&a!=="circle").join(" ");return i`<p class="hand-pots">${s.map(([r,a])=>i`<span key=${r}>${o(r)} <b class="figure">${m(a)}</b></span>`)}</p>`}function F$({state:t}){let{round:e,table:n}=t,s=Tt(e),o=Object.entries(e.zones).filter(([,{owner:a,sight:c,cards:l}])=>!(a===n.seat&&c==="owner")&&l.some(p=>p!=="??")),r=Object.entries(e.places).filter(([a])=>!/\d/.test(a));return i`<div class="hand-seen">
    ${o.map(([a,{cards:c}])=>i`<${H} key=${a} cards=${c} label=${qn(a,s)} fanned=${c.length>5} />`)}
  </div>
  ${r.length>0&&i`<p class="hand-pots">${r.map(([a,c])=>i`<span key=${a}>${a.replaceAll(":"," ")} <b class="figure">${m(c)}</b></span>`)}</p>`}`}function Zi({hand:t,state:e}){let[n,s]=T(null),{tables:o,me:r,night:a,wishes:c}=e,l=async u=>await t.wish({kind:"sit",table:u.table,chips:0})&&s(null),p=c.find(({kind:u})=>u==="sit");return i`<section class="hand-between" aria-label="sit down">
    <${cs} hand=${t} state=${e} />
    ${o.length?i`<p class="hand-big">${p?"One moment: the dealer is asked":"Where do you sit down?"}</p>
      <div class="hand-list">${o.map(u=>i`<${q$} key=${u.table} table=${u} asked=${p?.table===u.table} onTap=${()=>s(u)} />`)}</div>`:i`<${pe} mark="c" title="No table is open" text="The host opens one. It appears here by itself." />`}
    <${Ce} hand=${t} />
    ${n&&(n.for_points?i`<${lt} title=${`Sit down at ${n.name}?`} text="It is played for points: nobody needs chips there."
        yes="ask for a seat" onClose=${()=>s(null)} onYes=${()=>l(n)} />`:r.bankroll?i`<${Le} hand=${t} title=${`Sit down at ${n.name} with \u2026`} wish=${{kind:"sit",table:n.table}} most=${r.bankroll} start=${r.bankroll}
        chipset=${a.chip_set} verb="ask for a seat with" onClose=${()=>s(null)} />`:i`<${Le} hand=${t} title="You have no chips yet. Ask the desk for some first." wish=${{kind:"buy-in"}}
        chipset=${a.chip_set} verb="ask for" onClose=${()=>s(null)} />`)}
  </section>`}var q$=({table:t,asked:e,onTap:n})=>i`<button type="button" class="hand-table" disabled=${!t.free.length} onClick=${n}>
  <b>${t.name}</b><span>${t.game_name}</span>
  <span class="quiet small">${e?"asked for a seat":t.free.length?`${G(t.seated,"player")}, ${G(t.free.length,"free seat")}`:"every seat is taken"}</span>
</button>`;function Xi({hand:t}){let e=t.state.value,n=t.connection.value==="lost";return q(()=>bt(()=>document.body.setAttribute("aria-busy",t.busy.value)),[t]),t.refusal.value?i`<${I$} error=${t.refusal.value} />`:e?i`
    ${n&&i`<${D$} hand=${t} />`}
    <div class="hand-page" inert=${n}><${W$} hand=${t} state=${e} /></div>`:i`<${pe} mark="s" title="One moment" text="Your cards are being fetched." />`}var D$=({hand:t})=>i`<div class="hand-lost" role="alert">
  <b>No connection</b>
  <span>This is how it stood ${Mr(Date.now()-t.heard.value)} ago. Nothing you tap would arrive; it goes on by itself.</span>
</div>`;function I$({error:t}){let e=t.status===401;return i`<${pe} mark="d" title=${e?"This phone is out":"Not for this phone"}
    text=${e?"Another phone came in as you, or the host signed this one out.":t.message}>
    <a class="button is-main" href="/join">join again</a>
  <//>`}function W$({hand:t,state:e}){let[n,s]=T(null),o=ta(e),r=sa(o);aa(o),q(()=>{document.title=o?"Your turn":`${e.me.name} \xB7 ${e.night.name}`,document.body.classList.toggle("is-asked",o!==null)},[o,e.me.name]);let a=()=>{t.dismiss(),s(null)};return e.night.status==="closed"?i`<${J$} hand=${t} state=${e} sheet=${n} open=${s} close=${a} />`:i`
    ${r.asleep&&!n?i`<${oa} state=${e} onWake=${r.wake} />`:i`<main class=${v(["hand-screen",o&&"is-asked"])}>
      <${z$} state=${e} hand=${t} onMenu=${()=>s("menu")} />
      ${e.table?i`<${U$} key=${e.table.table} hand=${t} state=${e} onExplain=${s} />`:i`<${Zi} hand=${t} state=${e} />`}
      <${G$} state=${e} onTap=${()=>s("money")} />
    </main>`}
    ${n==="menu"&&i`<${Li} hand=${t} state=${e} onClose=${a} />`}
    ${n==="money"&&i`<${go} hand=${t} state=${e} onExplain=${s} onClose=${a} />`}
    <${tc} hand=${t} state=${e} round=${n} onClose=${a} />
    <${Lr} hand=${t} state=${e} />`}function U$({hand:t,state:e,onExplain:n}){let{round:s,table:o}=e,r=Hi(o.game),a=na(e,r),c=a&&i`<${K$} ...${a} large=${!!s?.finished}
      onTap=${()=>n({table:o.table,number:a.number})} />`;return o.frozen?i`<section class="hand-between"><p class="hand-big">Round ${o.number} is frozen</p><p class="quiet">${o.frozen}</p></section>`:s?i`<${Vi} hand=${t} state=${e} game=${r} news=${c} />`:i`<${ma} hand=${t} state=${e} news=${c} />`}var K$=({number:t,won:e,why:n,large:s,onTap:o})=>i`<button type="button" onClick=${o}
    class=${v(["hand-result",s&&"is-large",e>0&&"is-won",e<0&&"is-lost"])}>
  ${e!==void 0&&i`<b class="hand-won">${e===null?"\u2013":ot(e)}</b>`}
  <span class="hand-why">${n??`round ${t}`}<span class="hand-ask"> why?</span></span>
</button>`;function z$({state:t,hand:e,onMenu:n}){let{table:s,mine:o,night:r,me:a}=t,c=o.filter(l=>l.table!==s?.table);return i`<header class="hand-top" key=${s?.table}>
    <p class="hand-where"><b>${s?s.name:r.name}</b>
      <span class="quiet">${s?` round ${s.number}`:` ${a.name}`}</span></p>
    ${c.map(l=>i`<${h} key=${l.table} kind=${l.asked?"main":"quiet"} onTap=${()=>e.show(l.table)}>${l.name}<//>`)}
    <${h} kind="quiet" name="menu" onTap=${n}>☰<//>
  </header>`}function G$({state:t,onTap:e}){let{me:n,table:s,wishes:o}=t,r=o.length>0;return i`<button type="button" class="hand-have" onClick=${e} aria-label="what I have">
    ${Pn(t)?i`<span class="quiet">played for points</span>`:s?i`<span><b class="figure" data-place="rack">${m(de(t))}</b> at the table</span>
        <span><b class="figure" data-place="bankroll">${m(n.bankroll)}</b> bankroll</span>`:i`<span><b class="figure" data-place="bankroll">${m(n.bankroll)}</b> in your bankroll</span>`}
    <span class="hand-more">${r?"asked \u2026":"more"}</span>
  </button>`}function tc({hand:t,state:e,round:n,onClose:s}){if(!n?.number)return null;let o=n.table===e.table?.table?e.table.seat:void 0;return i`<${Br} api=${t.api} path=${t.roundPath(n.table,n.number)} seat=${n.seat??o}
    title=${`Round ${n.number}`} onClose=${s} />`}function J$({hand:t,state:e,sheet:n,open:s,close:o}){return i`<main class="hand-screen">
    <section class="hand-between">
      <p class="hand-big">The night is over</p>
      <p class="quiet">Every table is closed and the books are sealed. Your bill stays here.</p>
      <${h} kind="main" onTap=${()=>s("money")}>your bill<//>
    </section>
    ${n==="money"&&i`<${go} hand=${t} state=${e} onExplain=${s} onClose=${o} />`}
    <${tc} hand=${t} state=${e} round=${n} onClose=${o} />
  </main>`}var Ce=({hand:t})=>t.error.value&&i`<${st} text=${t.error.value} onGone=${t.dismiss} />`;var ec=document.getElementById("page");async function Y$(){let{role:t,night:e}=await new Gt("/api").get("session");return t!=="player"?location.replace("/"):mn(i`<${Xi} hand=${new Bn(e)} />`,ec)}Y$().catch(()=>{mn(i`<${Tr} title="No connection" text="Your phone cannot reach the house. It tries again." />`,ec),setTimeout(()=>location.reload(),3e3)});
