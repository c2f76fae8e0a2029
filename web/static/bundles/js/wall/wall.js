function oo(){let t=crypto.getRandomValues(new Uint8Array(16));return Array.from(t,e=>e.toString(16).padStart(2,"0")).join("")}var ro=document.documentElement,xt=ro.lang||"en",ao=navigator.languages.find(t=>t.split("-")[0]===xt)??xt,io=JSON.parse(ro.dataset.languages??'{"en":"English"}'),Jn=Reflect.get(globalThis,"catalogue")??{},xi=31536e3;function co(t){document.cookie=`croupier-language=${t}; path=/; max-age=${xi}; samesite=lax`,location.reload()}var Si=new Intl.NumberFormat(xt).format(1e4).replace(/\d/g,"");function m(t){let e=String(Math.abs(t)).replace(/\B(?=(\d{3})+$)/g,Si);return t<0?`\u2212${e}`:e}var Vn=(t,e)=>new Intl.NumberFormat(xt,{minimumFractionDigits:e,maximumFractionDigits:e}).format(t),B=t=>t>0?`+${m(t)}`:m(t);function Qn(t,e){if(!e)return m(t);let n=new Intl.NumberFormat(ao,{style:"currency",currency:e});return n.format(t/10**(n.resolvedOptions().maximumFractionDigits??0))}var W=(t,e)=>`${m(t)} ${e}${t===1?"":"s"}`;var Ti=/\{(\w+)\}/,Oi=new Intl.PluralRules(xt),y=(t,e={})=>uo(Ai(t),e);function St(t,e,n,s={}){let r=Jn[e],o=typeof r=="object"?r[Oi.select(n)]??r.other:lo(n===1?t:e);return uo(o,{count:n,...s})}function Ai(t){let e=Jn[t];return typeof e=="string"?e:lo(t)}var lo=t=>t.split("##")[0],uo=(t,e)=>t.split(Ti).map((n,s)=>s%2?Ei(e[n]):n).join(""),Ei=t=>typeof t=="number"?m(t):t;var yt=class extends Error{constructor({code:e,message:n,status:s,body:r}){super(n),this.name="Refused",this.code=e,this.status=s,this.body=r}},ve=class extends Error{constructor(){super(y("No answer from the server. Look whether it has arrived before you do it again.")),this.name="Unreachable",this.code="unreachable"}},Ci=5e3,po=[250,500,1e3,2e3,4e3],Li=[502,503,504],ae=class{#e;constructor(e){this.#e=e.endsWith("/")?e:`${e}/`}async get(e){return Yn(await this.#t(e,{}))}async look(e,n){let s=await this.#t(e,{headers:n?{"If-None-Match":n}:{},cache:"no-store"});return s.status===304?null:{state:Yn(s),etag:s.etag}}async send(e,n,s={},{signal:r}={}){let o={"Content-Type":"application/json","Idempotency-Key":oo()},a={method:e,headers:o,body:JSON.stringify(s)};for(let c=0;;c+=1){try{return Yn(await this.#t(n,a))}catch(l){if(!(l instanceof ve)||r?.aborted)throw l}await new Promise(l=>setTimeout(l,po[Math.min(c,po.length-1)]))}}async#t(e,n){let s=new AbortController,r=setTimeout(()=>s.abort(),Ci);try{let o=await fetch(this.#e+e,{signal:s.signal,...n});if(Li.includes(o.status))throw new ve;let{ok:a,status:c,headers:l}=o;return{ok:a,status:c,etag:l.get("ETag"),text:await o.text()}}catch{throw new ve}finally{clearTimeout(r)}}};function Yn({ok:t,status:e,text:n}){let s=Ni(n);if(t)return s;let{code:r=`http-${e}`,message:o}=s?.error??s??{};throw new yt({code:r,message:o??y("The server answered {status} and did not say why.",{status:e}),status:e,body:s})}function Ni(t){try{return JSON.parse(t)}catch{return null}}var fo="wakeLock"in navigator;function $o(){if(!fo)return;let t=()=>{document.visibilityState==="visible"&&navigator.wakeLock.request("screen").catch(()=>{})};document.addEventListener("visibilitychange",t),t()}var ho=function(t,e,n,s){var r;e[0]=0;for(var o=1;o<e.length;o++){var a=e[o++],c=e[o]?(e[0]|=a?1:2,n[e[o++]]):e[++o];a===3?s[0]=c:a===4?s[1]=Object.assign(s[1]||{},c):a===5?(s[1]=s[1]||{})[e[++o]]=c:a===6?s[1][e[++o]]+=c+"":a?(r=t.apply(c,ho(t,c,n,["",null])),s.push(r),c[0]?e[0]|=2:(e[o-2]=0,e[o]=r)):s.push(c)}return s},mo=new Map;function bo(t){var e=mo.get(this);return e||(e=new Map,mo.set(this,e)),(e=ho(this,e.get(t)||(e.set(t,e=(function(n){for(var s,r,o=1,a="",c="",l=[0],u=function($){o===1&&($||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?l.push(0,$,a):o===3&&($||a)?(l.push(3,$,a),o=2):o===2&&a==="..."&&$?l.push(4,$,0):o===2&&a&&!$?l.push(5,0,!0,a):o>=5&&((a||!$&&o===5)&&(l.push(o,0,a,r),o=6),$&&(l.push(o,$,0,r),o=6)),a=""},p=0;p<n.length;p++){p&&(o===1&&u(),u(p));for(var f=0;f<n[p].length;f++)s=n[p][f],o===1?s==="<"?(u(),l=[l],o=3):a+=s:o===4?a==="--"&&s===">"?(o=1,a=""):a=s+a[0]:c?s===c?c="":a+=s:s==='"'||s==="'"?c=s:s===">"?(u(),o=1):o&&(s==="="?(o=5,r=a,a=""):s==="/"&&(o<5||n[p][f+1]===">")?(u(),o===3&&(l=l[0]),o=l,(l=l[0]).push(2,0,o),o=0):s===" "||s==="	"||s===`
`||s==="\r"?(u(),o=2):a+=s),o===3&&a==="!--"&&(o=4,l=l[0])}return u(),l})(t)),e),arguments,[])).length>1?e:e[0]}var H,_o,ts,jt,Zn,Ze,ko,Qe,vo,es,Xn,ji,xe=Symbol.for("pv"),Xe={},tn=[],Mi=/^m(i|n|o|s|text|space)$/,ns=Array.isArray,ss=tn.slice,Vt=Object.assign;function Jt(t){t&&t.parentNode&&t.remove()}function en(t,e,n){var s,r,o,a={},c=arguments.length;for(o in e)o=="key"?s=e[o]:o=="ref"&&typeof t!="function"?r=e[o]:a[o]=e[o];return c>2&&(a.children=c>3?ss.call(arguments,2):n),we(t,a,s,r,null)}function we(t,e,n,s,r){var o={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:xe,__v:r||++_o,__i:-1,__u:0};return!r&&H.vnode&&H.vnode(o),o}function Bt(t){return t.children}function ie(t,e){this.props=t,this.context=e,this.__g=0}function Mt(t,e){if(e==null)return t.__&&Mt(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:Mt(t)}function Bi(t){var e,n=t.__v,s=n.__e,r=[],o=[],a=t.__P;a&&((e=Vt({constructor:xe},n)).__v=n.__v+1,H.vnode&&H.vnode(e),os(a,e,n,t.__n,a.namespaceURI,32&n.__u?[s]:null,r,s||Mt(n),32&n.__u,o),e.__v=n.__v,e.__.__k[e.__i]=e,Ao(r,e,o),n.__=n.__e=null,e.__e!=s&&wo(e))}function wo(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),wo(t)}function yo(t){(8&t.__g||(t.__g|=8,jt.push(t),Ze++))&&Zn==H.debounceRendering||((Zn=H.debounceRendering)||queueMicrotask)(xo)}function xo(){try{for(var t,e=1;jt.length;)jt.length>e&&jt.sort(ko),t=jt.shift(),e=jt.length,8&t.__g&&Bi(t)}finally{(Ze=jt.length)&&(Zn||queueMicrotask)(xo)}}function So(t,e,n,s,r,o,a,c,l,u,p){var f,$,d,h,x,b,_=s.__k||tn,w=e.length;for(l=Hi(n,e,_,l,w),f=0;f<w;f++)(d=n.__k[f])!=null&&($=~d.__i&&_[d.__i]||Xe,d.__i=f,b=os(t,d,$,r,o,a,c,l,u,p),h=d.__e,($.ref!=d.ref||8&$.__u)&&($.ref&&rs($.ref,null,d,$),d.ref&&p.push(d.ref,d.__c||h,d)),x=x||h,4&d.__u?(l=To(d,l,t,!$.__v),$.__e&&($.__e=null)):typeof d.type=="function"&&b!==void 0?l=b:h&&(l=h.nextSibling),d.__u&=-21);return n.__e=x,l}function Hi(t,e,n,s,r){var o,a,c,l,u,p,f,$,d,h=n.length,x=h,b=0,_=0,w=t.__k=Array(r);for(o=0;o<r;o++)(a=e[o])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=w[o]=we(null,a):ns(a)?a=w[o]=we(Bt,{children:a}):a.constructor===xe&&a.__b?a=w[o]=we(a.type,a.props,a.key,a.ref,a.__v):w[o]=a,l=o+b,a.__=t,a.__b=t.__b+1,c=null,~(u=a.__i=Ri(a,n,l,x))&&(x--,(c=n[u])&&(c.__u|=2)),c&&c.__v?(a.__u|=16,u==l-1?b--:u==l+1?b++:u!=l&&(u>l?b--:b++,_=1)):(~u||(r>h?b--:r<h&&b++),typeof a.type!="function"&&(a.__u|=4))):w[o]=null;if(_){for(p=[],f=[],o=0;o<r;o++)if((a=w[o])&&16&a.__u){for(b=0,$=p.length;b<$;)p[d=b+$>>1]<a.__i?b=d+1:$=d;p[b]=a.__i,f[o]=b+1}for(b=p.length;o--;)f[o]&&(f[o]==b?b--:w[o].__u|=4)}if(x)for(o=0;o<h;o++)!(c=n[o])||2&c.__u||(c.__e==s&&(s=Mt(c)),as(c,c));return s}function To(t,e,n,s){var r,o,a,c;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(o=0;o<r.length;o++)r[o]&&(r[o].__=t,e=To(r[o],e,n,!1));return e}for(e&&!e.parentNode&&(e=Mt(t))&&!e.parentNode&&(e=null),a=t.__e,c=e;c&&c.nodeType==8;)c=c.nextSibling;for(a!=c&&(!s&&n.moveBefore&&a.parentNode?n.moveBefore(a,e):n.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function Ri(t,e,n,s){var r,o=t.key,a=t.type,c=e[n],l=c&&!(2&c.__u);if(c===null&&o==null||l&&o==c.key&&a==c.type)return n;if(s>(l?1:0)){for(r=n-1;r>=0;r--)if((c=e[r])&&!(2&c.__u)&&o==c.key&&a==c.type)return r;for(r=n+1;r<e.length;r++)if((c=e[r])&&!(2&c.__u)&&o==c.key&&a==c.type)return r}return-1}function go(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function Ve(t,e,n,s,r){var o,a;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.cssText=s=""),s)for(e in s)n&&e in n||go(t.style,e);if(n)for(e in n)s&&n[e]==s[e]||go(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(t.__e||(t.__e={}))[e]=n,n&&s||(a=Xn[e]||(Xn[e]=Pi(e)),(t.__a||(t.__a={}))[e]=es,o=e!=(e=e.replace(vo,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,a,o):t.removeEventListener(e,a,o));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function Pi(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[Qe]==null)e[Qe]=es++;else if(e[Qe]<this.__a[t])return;return n(H.event?H.event(e):e)}}}function os(t,e,n,s,r,o,a,c,l,u){var p,f,$,d,h,x,b,_,w,A,v,T,P,X,I,K,ot,ct,rt=e.type;if(e.constructor!==xe)return null;128&n.__u&&(l=32&n.__u,p=n.__c.__z)&&(e.__u|=l,f=o=[],p.nodeType==8?c=Ye(p,o):o.push(p),c=o[0]||c),(p=H.__b)&&p(e);t:if(typeof rt=="function"){$=a.length;try{if(_=e.props,w=(p=rt.prototype)&&p.render,A=(p=rt.contextType)&&s[p.__c],v=p?A?A.props.value:p.__:s,(d=n.__c)?(e.__c=d,2&d.__g&&(d.__g|=1)):(w?e.__c=d=new rt(_,v):(e.__c=d=new ie(_,v),d.constructor=rt,d.render=Ii),A&&A.sub(d),d.state||(d.state={}),d.__n=s,d.__g|=8,d.__h=[],d.__k=[]),w&&(d.__s||(d.__s=d.state),rt.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=Vt({},d.__s)),Vt(d.__s,rt.getDerivedStateFromProps(_,d.__s)))),h=d.props,x=d.state,d.__v=e,n.__c){if(_!==h&&w&&!rt.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(_,v),e.__v==n.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&d.shouldComponentUpdate(_,d.__s,v)===!1){e.__v!=n.__v&&(d.props=_,d.state=d.__s,d.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(V){V&&(V.__=e)}),tn.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&a.push(d),c=Mt(n);break t}d.componentWillUpdate&&d.componentWillUpdate(_,d.__s,v),w&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(h,x,b)})}else w&&!rt.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),w&&d.componentDidMount&&d.__h.push(d.componentDidMount);d.context=v,d.props=_,d.__P=t,d.__g&=-5,T=H.__r,P=w?25:0;do d.__g&=-9,T&&T(e),p=d.render(d.props,d.state=d.__s,d.context);while(8&d.__g&&++P<25);w&&(tn.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(s=Vt({},s,d.getChildContext())),w&&n.__c&&d.getSnapshotBeforeUpdate&&(b=d.getSnapshotBeforeUpdate(h,x)),X=p&&p.type===Bt&&p.key==null?p.props.children:p,_.__P&&(p=c,r=(t=_.__P).namespaceURI,l=o=null,n.props&&n.props.__P!=t&&(n.__k.some(function(V){V&&as(V,V)}),n.__k=null),c=n.__k?Mt(n,0):null),c=So(t,ns(X)?X:[X],e,n,s,r,o,a,c,l,u),_.__P&&(e.__e=null,c=p),e.__u&=-161,f&&f.some(Jt),d.__h.length&&a.push(d),1&d.__g&&(d.__g&=-4)}catch(V){if(a.length=$,e.__v=null,l||o)if(V&&V.then){if(e.__u|=128|l,o){for(~(ot=o.indexOf(c||void 0))||(ot=o.length);(ct=o[ot-1])&&ct.nodeType==8;)ot--;for(;ot<o.length;ot++)if(ct=o[ot])if(o[ot]=null,I){if(ct==K)break}else{if(ct.nodeType!=8)break;ct.data.startsWith("$s")&&(K=Ye(I=ct))}}if(!I){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;I=c}(p=Ye(I=e.__c.__z||(e.__c.__z=I)))?(e.__e=I,c=p):e.__e=c,c=c&&c.nextSibling}else o&&o.some(Jt);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),V&&V.then||Oo(e),H.__e(V,e,n)}}else c=e.__e=Fi(n.__e,e,n,s,r,o,a,l,u,t);return(p=H.diffed)&&p(e),c}function Ye(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function Oo(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Oo))}function Ao(t,e,n){for(var s=0;s<n.length;)rs(n[s++],n[s++],n[s++]);H.__c&&H.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(o){o.call(r)})}catch(o){H.__e(o,r.__v)}})}function Fi(t,e,n,s,r,o,a,c,l,u){var p,f,$,d,h,x,b,_,w=n.props||Xe,A=e.props,v=e.type;if(v=="svg"?r="http://www.w3.org/2000/svg":v=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),o){for(p=0;p<o.length;p++)if((h=o[p])&&(v?h.localName==v:h.nodeType==3)){t=h,o[p]=null;break}}if(!t){if(_=u.ownerDocument||document,!v)return _.createTextNode(A);t=_.createElementNS(r,v,A.is?A:u),c&&(H.__m&&H.__m(e,o),c=!1),o=null}if(v){if(u=v=="template"&&t.content||t,o=v=="textarea"&&A.defaultValue!=null?null:o&&ss.call(u.childNodes),!c&&o)for(w={},p=0;p<t.attributes.length;p++)w[(h=t.attributes[p]).name]=h.value;for(p in w)h=w[p],p=="dangerouslySetInnerHTML"?$=h:p=="children"||p in A||p=="value"&&"defaultValue"in A||p=="checked"&&"defaultChecked"in A||Ve(t,p,null,h,r);for(p in A)h=A[p],p=="children"?d=h:p=="dangerouslySetInnerHTML"?f=h:p=="value"?x=h:p=="checked"?b=h:c&&typeof h!="function"||w[p]===h||Ve(t,p,h,w[p],r);f?(c||$&&(f.__html==$.__html||f.__html==t.innerHTML)||(t.innerHTML=f.__html),e.__k=[]):($&&(t.textContent=""),(v=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Mi.test(v))&&(r="http://www.w3.org/1999/xhtml"),So(u,ns(d)?d:[d],e,n,s,r,o,a,o?o[0]:n.__k&&Mt(n,0),c,l),o&&o.some(Jt)),c&&v!="textarea"||(p="value",v=="progress"&&x==null?t.removeAttribute(p):x==null||x===t[p]&&(v!="progress"||x)||Ve(t,p,x,w[p],r),p="checked",b!=null&&b!=t[p]&&Ve(t,p,b,w[p],r))}else w===A||c&&t.data==A||(t.data=A);return t}function rs(t,e,n,s){try{typeof t=="function"?e?e.__x=t(e)||1:s&&(s=s.__c||s.__e)&&(e=s.__x)&&(s.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){H.__e(r,n)}}function as(t,e,n){var s,r,o,a;if(H.unmount&&H.unmount(t),!(s=t.ref)||s.current&&s.current!=t.__e||rs(s,null,e,t),s=t.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(c){H.__e(c,e)}s.__P=s.__n=null}if(s=t.__k)for(a=0;a<s.length;a++)s[a]&&as(s[a],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(s=t.__c)&&(s=s.__z)&&(r=Ye(s,o=[]))&&(s==t.__e&&o.some(Jt),Jt(r),Jt(s)),n||Jt(t.__e),t.__e=t.__c=t.__=null}function Ii(t,e,n){return this.constructor(t,n)}function is(t,e){var n,s,r,o;H.__&&H.__(t,e),e.nodeType==9&&(e=e.documentElement),s=(n=t&&32&t.__u)?null:e.__k,e.__k=we(Bt,{children:[t]}),r=[],o=[],os(e,e.__k,s||Xe,Xe,e.namespaceURI,s?null:e.firstChild?ss.call(e.childNodes):null,r,s?s.__e:e.firstChild,n,o),Ao(r,e.__k,o),e.__k.props.children=null}H={__e:function(t,e,n,s){for(var r,o,a;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(o=r.constructor)&&o.getDerivedStateFromError)&&r.setState(o.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,s||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(c){t=c}}throw Ze=0,t}},_o=0,ts=function(t){return t!=null&&t.constructor===xe},ie.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=Vt({},this.state)),typeof t=="function"&&(t=t(Vt({},n),this.props)),t&&(Vt(n,t),this.__v&&(e&&this.__k.push(e),yo(this)))},ie.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),yo(this))},ie.prototype.render=Bt,jt=[],Ze=0,ko=function(t,e){return t.__v.__b-e.__v.__b},Qe=Symbol(),vo=/(PointerCapture)$|Capture$/i,es=0,Xn={},ji=0;var ce,G,cs,Eo,ls=Object.is,nn=0,Po=[],us=[],z=H,Co=z.__b,Lo=z.__r,No=z.diffed,jo=z.__c,Mo=z.unmount,Bo=z.__;function sn(t,e){z.__h&&z.__h(G,t,nn||e),nn=0;var n=G.__H||(G.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function S(t){return nn=1,Di(Fo,t)}function Di(t,e,n){var s=sn(ce++,2);if(s.t=t,!s.__c&&(s.__=[n?n(e):Fo(void 0,e),function(o){var a=(s.__N||s.__)[0],c=s.t(a,o);ls(a,c)||(s.__N=[c,s.__[1]],s.__c.setState({}))}],s.__c=G,!G.__f)){G.__f=!0;var r=G.shouldComponentUpdate;G.shouldComponentUpdate=function(o,a,c){var l=this.__H;if(!l)return!0;var u=!1,p=this.props!=o;if(l.__.some(function($){$.__N&&(u=!0,ls($.__[0],$.__N[0])||(p=!0))}),r){var f=r.call(this,o,a,c);return u?f||p:f}return!u||p}}return s.__}function M(t,e){var n=sn(ce++,3);!z.__s&&ds(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,G.__H.__h.push(n))}function Qt(t,e){var n=sn(ce++,4);!z.__s&&ds(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,G.__h.push(n))}function R(t){return nn=5,Te(function(){return{current:t}},[])}function Te(t,e){var n=sn(ce++,7);return ds(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function Ui(){var t;do{for(;t=us.shift();)try{Se(t)}catch(n){z.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=Po.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Se),e.__h.some(ps),e.__h=[]}catch(n){e.__h=[],z.__e(n,t.__v)}}}while(us.length)}z.__b=function(t){G=null,Co&&Co(t)},z.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),Bo&&Bo(t,e)},z.__r=function(t){Lo&&Lo(t),ce=0;var e=(G=t.__c).__H;e&&(cs==G?G.__h=[]:(e.__h.some(Se),e.__h.some(ps),ce=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),cs=G},z.diffed=function(t){No&&No(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Ro(Po.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),cs=G=null},z.__c=function(t,e){e.some(function(n){try{n.__h.some(Se),n.__h=n.__h.filter(function(s){return!s.__||ps(s)})}catch(s){n.__h=[function(){throw s}]}}),jo&&jo(t,e)},z.unmount=function(t){Mo&&Mo(t);var e,n,s=t.__c;s&&s.__H&&(s.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Ro(us.push(r))}else Se(r)}catch(o){e=o}}),s.__H=void 0,e&&z.__e(e,s.__v))};var Ho=typeof requestAnimationFrame=="function";function qi(t){var e,n=function(){clearTimeout(s),Ho&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(n,35);Ho&&(e=requestAnimationFrame(n))}function Ro(t){t!=1&&Eo==z.requestAnimationFrame||((Eo=z.requestAnimationFrame)||qi)(Ui)}function Se(t){var e=G,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),G=e}function ps(t){var e=G;t.__c=t.__(),G=e}function ds(t,e){return!t||t.length!=e.length||e.some(function(n,s){return!ls(n,t[s])})}function Fo(t,e){return typeof e=="function"?e(t):e}var Wi=Symbol.for("preact-signals");function cn(){if(Ct>1){Ct--;return}let t,e=!1;for((function(){let n=on;for(on=void 0;n!==void 0;){let s=n.S;if(s.v===n.v)for(let r=s.t;r!==void 0;r=r.x)r.i===n.i&&(r.i=s.i);n=n.o}})();Ae!==void 0;){let n=Ae;for(Ae=void 0,rn++;n!==void 0;){let s=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Do(n))try{n.c()}catch(r){e||(t=r,e=!0)}n=s}}if(rn=0,Ct--,e)throw t}function le(t){if(Ct>0)return t();fs=++Ki,Ct++;try{return t()}finally{cn()}}var D,Oe,Ae;function Ee(t){let e=D,n=Oe;D=void 0,Oe=void 0;try{return t()}finally{D=e,Oe=n}}var on,Ct=0,rn=0,Ki=0,fs=0,an=0;function Io(t){if(D===void 0)return;let e=t.n;if(e===void 0||e.t!==D)return e={i:0,S:t,p:D.s,n:void 0,t:D,e:void 0,x:void 0,r:e},D.s!==void 0&&(D.s.n=e),D.s=e,t.n=e,32&D.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=D.s,e.n=void 0,D.s.n=e,D.s=e),e}function Q(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}Q.prototype.brand=Wi;Q.prototype.h=function(){return!0};Q.prototype.S=function(t){let e=this.t;e!==t&&t.e===void 0&&(t.x=e,this.t=t,e!==void 0?e.e=t:Ee(()=>{var n;(n=this.W)==null||n.call(this)}))};Q.prototype.U=function(t){if(this.t!==void 0){let e=t.e,n=t.x;e!==void 0&&(e.x=n,t.e=void 0),n!==void 0&&(n.e=e,t.x=void 0),t===this.t&&(this.t=n,n===void 0&&Ee(()=>{var s;(s=this.Z)==null||s.call(this)}))}};Q.prototype.subscribe=function(t){return Tt(()=>{let e=this.value;Ee(()=>t(e))},{name:"sub"})};Q.prototype.valueOf=function(){return this.value};Q.prototype.toString=function(){return this.value+""};Q.prototype.toJSON=function(){return this.value};Q.prototype.peek=function(){return Ee(()=>this.value)};Object.defineProperty(Q.prototype,"value",{get(){let t=Io(this);return t!==void 0&&(t.i=this.i),this.v},set(t){if(t!==this.v){if(rn>100)throw new Error("Cycle detected");(function(e){Ct!==0&&rn===0&&e.l!==fs&&(e.l=fs,on={S:e,v:e.v,i:e.i,o:on})})(this),this.v=t,this.i++,an++,Ct++;try{for(let e=this.t;e!==void 0;e=e.x)e.t.N()}finally{cn()}}}});function lt(t,e){return new Q(t,e)}function Do(t){for(let e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function Uo(t){for(let e=t.s;e!==void 0;e=e.n){let n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function qo(t){let e,n=t.s;for(;n!==void 0;){let s=n.p;n.i===-1?(n.S.U(n),s!==void 0&&(s.n=n.n),n.n!==void 0&&(n.n.p=s)):e=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=s}t.s=e}function Yt(t,e){Q.call(this,void 0,e),this.x=t,this.s=void 0,this.g=an-1,this.f=4}Yt.prototype=new Q;Yt.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===an))return!0;if(this.g=an,this.f|=1,this.i>0&&!Do(this))return this.f&=-2,!0;let t=D;try{Uo(this),D=this;let e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return D=t,qo(this),this.f&=-2,!0};Yt.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(let e=this.s;e!==void 0;e=e.n)e.S.S(e)}Q.prototype.S.call(this,t)};Yt.prototype.U=function(t){if(this.t!==void 0&&(Q.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(let e=this.s;e!==void 0;e=e.n)e.S.U(e)}};Yt.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(Yt.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let t=Io(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function Ce(t,e){return new Yt(t,e)}function Wo(t){let e=t.j;if(t.j=void 0,typeof e=="function"){Ct++;let n=D;D=void 0;try{e()}catch(s){throw t.f&=-2,t.f|=8,$s(t),s}finally{D=n,cn()}}}function $s(t){for(let e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,Wo(t)}function zi(t){if(D!==this)throw new Error("Out-of-order effect");qo(this),D=t,this.f&=-2;try{8&this.f&&$s(this)}finally{cn()}}function ue(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,Oe&&Oe.push(this)}ue.prototype.c=function(){let t=this.S();try{if(8&this.f||this.x===void 0)return;let e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};ue.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Wo(this),Uo(this),Ct++;let t=D;return D=this,zi.bind(this,t)};ue.prototype.N=function(){2&this.f||(this.f|=2,this.u=Ae,Ae=this)};ue.prototype.d=function(){this.f|=8,1&this.f||$s(this)};ue.prototype.dispose=function(){this.d()};function Tt(t,e){let n=new ue(t,e);try{n.c()}catch(r){throw n.d(),r}let s=n.d.bind(n);return s[Symbol.dispose]=s,s}var Gi=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,Ko,un,ln;var zo=[];Tt(function(){Ko=this.N})();function pe(t,e){H[t]=e.bind(null,H[t]||(()=>{}))}function Le(t){if(ln){let e=ln;ln=void 0,e()}ln=t&&t.S()}function Go({data:t}){let e=Vi(t);e.name="ReactiveDom",e.value=t;let[n,s]=Te(()=>{let r=this,o=this.__v;for(;o=o.__;)if(o.__c){o.__c.__$f|=4;break}let a=Ce(()=>{let p=e.value.value;return p===0?0:p===!0?"":p||""}),c=Ce(()=>!Array.isArray(a.value)&&!ts(a.value)),l=Tt(function(){if(this.N=Jo,c.value){let p=a.value;r.__v&&r.__v.__e&&r.__v.__e.nodeType===3&&(r.__v.__e.data=p)}}),u=this.__$u.d;return this.__$u.d=function(){l(),u.call(this)},[c,a]},[]);return n.value?s.peek():s.value}Go.displayName="ReactiveTextNode";Object.defineProperties(Q.prototype,{constructor:{configurable:!0,value:en(Bt,null).constructor},type:{configurable:!0,value:Go},props:{configurable:!0,get(){let t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});pe("__b",(t,e)=>{if(Le(),un=void 0,typeof e.type=="string"){let n,s=e.props;for(let r in s){if(r==="children")continue;let o=s[r];o instanceof Q&&(n||(e.__np=n={}),n[r]=o,s[r]=o.peek())}}t(e)});pe("__r",(t,e)=>{if(t(e),e.type!==Bt){Le();let n,s=e.__c;s&&(s.__$f&=-2,n=s.__$u,n===void 0&&(s.__$u=n=(function(r,o){let a;return Tt(function(){a=this},{name:o}),a.c=r,a})((function(r){return function(){var o;Gi&&((o=this.y)==null||o.call(this)),r.__$f|=1,r.setState({})}})(s),typeof e.type=="function"?e.type.displayName||e.type.name:""))),un=s,Le(n)}});pe("__e",(t,e,n,s)=>{Le(),un=void 0,t(e,n,s)});pe("diffed",(t,e)=>{Le(),un=void 0;let n;if(typeof e.type=="string"&&(n=e.__e)){let s=e.__np,r=e.props,o=n.U;if(o)for(let a in o){let c=o[a];c===void 0||s&&a in s||(c.d(),o[a]=void 0)}if(s){o||(o={},n.U=o);for(let a in s){let c=o[a],l=s[a];c===void 0?(c=Ji(n,a,l,r),o[a]=c):c.o(l,r)}}}t(e)});function Ji(t,e,n,s){let r=e in t&&t.ownerSVGElement===void 0,o=lt(n);return{o:(a,c)=>{o.value=a,s=c},d:Tt(function(){this.N=Jo;let a=o.value.value;s[e]!==a&&(s[e]=a,r?t[e]=a:a!=null&&(a!==!1||e[4]==="-")?t.setAttribute(e,a):t.removeAttribute(e))})}}pe("unmount",(t,e)=>{if(typeof e.type=="string"){let n=e.__e;if(n){let r=n.U;if(r){n.U=void 0;for(let o in r){let a=r[o];a&&a.d()}}}let s=e.__np;if(s){let r=e.props;for(let o in s)r[o]=s[o]}e.__np=void 0}else{let n=e.__c;if(n){n.__$f|=8;let s=n.__$u;s&&(n.__$u=void 0,s.d())}}t(e)});pe("__h",(t,e,n,s)=>{s<3&&(e.__$f|=2),t(e,n,s)});ie.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;let n=this.__$u,s=n&&n.s!==void 0;for(let r in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let r=2&this.__$f;if(!(s||r||4&this.__$f)||1&this.__$f)return!0}else if(!(s||4&this.__$f)||3&this.__$f)return!0;for(let r in t)if(r!=="__source"&&t[r]!==this.props[r])return!0;for(let r in this.props)if(!(r in t))return!0;return!1};function Vi(t,e){return Te(()=>lt(t,e),[])}var Qi=t=>{queueMicrotask(()=>{queueMicrotask(t)})};function Yi(){le(()=>{let t;for(;t=zo.shift();)Ko.call(t)})}function Jo(){zo.push(this)===1&&(H.requestAnimationFrame||Qi)(Yi)}var i=bo.bind(en),g=t=>t.filter(Boolean).join(" ");var Zi=320,Xi=1500,tc=36,ec=1800,ms={x:-1e3,y:-1e3,at:-1/0},nc=ms,Ht=ms;addEventListener("click",({clientX:t,clientY:e})=>{nc=Ht,Ht={x:t,y:e,at:performance.now()}},{capture:!0});var sc=(t,e)=>Math.hypot(t.x-e.x,t.y-e.y)<=tc;function Rt(t,{fresh:e=!1}={}){let n=R(e&&Ht!==ms?null:t),s=R(!1),r=R(null);return n.current!==t&&(n.current=t,s.current=!0,r.current=performance.now()-Ht.at<Xi?Ht:null),Qt(()=>{if(!s.current)return;let o=setTimeout(()=>{s.current=!1},Zi);return()=>clearTimeout(o)},[t]),{swallows(o){return o.detail===0||!s.current||r.current&&!sc(r.current,Ht)?!1:(o.stopPropagation(),o.preventDefault(),oc(y("This has just changed. Tap again.")),!0)}}}var Vo=null,Qo;function oc(t){Vo?.remove(),clearTimeout(Qo);let e=document.createElement("p");Vo=e,e.className="unheard",e.setAttribute("role","status"),e.textContent=t,([...document.querySelectorAll("dialog[open]")].at(-1)??document.body).append(e);let{width:s,height:r}=e.getBoundingClientRect();e.style.left=`${Math.max(8,Math.min(Ht.x-s/2,innerWidth-s-8))}px`,e.style.top=`${Math.max(8,Ht.y-r-40)}px`,Qo=setTimeout(()=>e.remove(),ec)}function k({kind:t,name:e,disabled:n,busy:s,large:r,chosen:o,onTap:a,children:c}){let l=["button",t&&`is-${t}`,r&&"is-large",s&&"is-busy",o&&"is-chosen"];return i`<button type="button" class=${g(l)} aria-label=${e} aria-busy=${s?"true":null}
      aria-pressed=${o===void 0?null:String(!!o)}
      disabled=${n} onClick=${()=>!s&&a?.()}>${c}</button>`}function U({question:t,end:e,steady:n,children:s}){let r=Rt(t,{fresh:!0});return i`<div class="controls">
    <div class="controls-main" onClickCapture=${r.swallows}>${s}</div>
    ${e&&i`<div class="controls-end" onClickCapture=${n?null:r.swallows}>${e}</div>`}
  </div>`}var rc={2:y("two"),3:y("three"),4:y("four"),5:y("five"),6:y("six"),7:y("seven"),8:y("eight"),9:y("nine"),T:y("ten"),J:y("jack"),Q:y("queen"),K:y("king"),A:y("ace")},ac={c:y("clubs"),d:y("diamonds"),h:y("hearts"),s:y("spades")},Ne={2:"M4.5 12C5 6.5 9.5 3.5 15 3.5C21 3.5 25.5 7 25.5 13C25.5 17.5 23 21 18.5 25.5L4.5 40.5H26.5",3:"M4.5 7C7.5 4.5 10.5 3.5 14 3.5C20 3.5 24.5 7 24.5 12S20.5 20.7 13 20.7C21.5 20.7 26 24.5 26 30.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.8",4:"M20.5 40.5V3.5L3.5 29.5H27",5:"M24.5 3.5H7.5L6 20C8.5 18 11.5 17 14.5 17C21.5 17 26.5 21.5 26.5 28.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.5",6:"M4 29.5C4 23 9 18.3 15 18.3S26 23 26 29.5S21 40.5 15 40.5S4 36 4 29.5C4 16 9 7 19.5 3.5",7:"M3.5 3.5H26.5C19.5 15 14 27 12.5 40.5",8:"M15 21A9.8 8.75 0 1 1 15 3.5A9.8 8.75 0 1 1 15 21A11.3 9.75 0 1 1 15 40.5A11.3 9.75 0 1 1 15 21Z",9:"M26 14.5C26 21 21 25.7 15 25.7S4 21 4 14.5S9 3.5 15 3.5S26 8 26 14.5C26 28 21 37 10.5 40.5",T:"M3.5 10L9.5 3.5V40.5M24.2 3.5C18.5 3.5 16.4 10 16.4 22S18.5 40.5 24.2 40.5S32 34 32 22S29.9 3.5 24.2 3.5Z",J:"M13 3.5H23V29.5C23 36.5 19 40.5 13.5 40.5C8 40.5 4.5 37 4.5 31",Q:"M15 3.5C7.5 3.5 3.5 10 3.5 22S7.5 40.5 15 40.5S26.5 34 26.5 22S22.5 3.5 15 3.5ZM17.5 31.5L26.5 41.5",K:"M5 3.5V40.5M26 3.5L6.5 25M13 18.5L26.5 40.5",A:"M3.5 40.5L15 3.5L26.5 40.5M8 29H22"},Y={c:"M71 28A21 21 0 1 1 29 28A21 21 0 1 1 71 28ZM50 59A22 22 0 1 1 6 59A22 22 0 1 1 50 59ZM94 59A22 22 0 1 1 50 59A22 22 0 1 1 94 59ZM38 42H62L54 62C55 78 59 88 67 95H33C41 88 45 78 46 62Z",d:"M50 3C60 21 73 38 87 50C73 62 60 79 50 97C40 79 27 62 13 50C27 38 40 21 50 3Z",h:"M50 93C20 68 5 51 5 32C5 17 16 7 28 7C38 7 46 13 50 23C54 13 62 7 72 7C84 7 95 17 95 32C95 51 80 68 50 93Z",s:"M50 4C66 26 93 41 93 62C93 74 84 83 73 83C65 83 59 79 55 73C56 82 60 89 67 95H33C40 89 44 82 45 73C41 79 35 83 27 83C16 83 7 74 7 62C7 41 34 26 50 4Z"},pn="M50 4L61 37L96 37L68 58L78 92L50 71L22 92L32 58L4 37L39 37Z",Yo=[...Array(9).keys()].map(t=>{let e=20*(t+1),n=Math.max(0,e-120),s=Math.min(80,e);return`M${10+n} ${10+e-n}L${10+s} ${10+e-s}M${90-n} ${10+e-n}L${90-s} ${10+e-s}`}).join("");function ut(t){return t==="Jk"?y("joker"):q(t)?y("{rank} of {suit}",{rank:rc[t[0]],suit:ac[t[1]]}):y("face down")}var q=t=>typeof t=="string"&&/^([2-9TJQKA][cdhs]|Jk)$/.test(t),hs=[..."shdc"].flatMap(t=>[..."AKQJT98765432"].map(e=>e+t));function Zt({allowed:t,picked:e=[],onPick:n,onTakeBack:s,busy:r}){let o=new Set(t),a=o.has("Jk")?[...hs,"Jk"]:hs;return i`<div class="picker-grid" role="group" aria-label=${y("cards")}>
    ${a.map((c,l)=>i`<${ic} key=${c} card=${c} starts=${l%13===0}
      picked=${e.includes(c)} open=${o.has(c)} busy=${r}
      onTap=${()=>e.includes(c)?s?.(c):n(c)} />`)}
  </div>`}function ic({card:t,starts:e,open:n,picked:s,busy:r,onTap:o}){let a=!n&&!s,l=[t!=="Jk"&&`suit-${t[1]}`,e&&"starts-suit",a&&"is-out",s&&"is-picked"];return i`<button type="button" class=${g(["picker-card",...l])} disabled=${a||r}
      aria-label=${ut(t)} aria-pressed=${s?"true":null} onClick=${o}>
    ${!a&&i`<${Xt} card=${t} />`}
  </button>`}function Xt({card:t}){if(!q(t))return i`<span>?</span>`;if(t==="Jk")return i`<${Zo} path=${pn} />`;let[e,n]=t;return i`
    <svg viewBox=${e==="T"?"0 0 36 44":"0 0 30 44"} aria-hidden="true">
      <path class="card-rank" d=${Ne[e]} />
    </svg>
    <${Zo} path=${Y[n]} />`}var Zo=({path:t})=>i`<svg viewBox="-2 -2 104 104" aria-hidden="true">
  <path class="card-pip" d=${t} />
</svg>`,cc={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},j=t=>q(t)&&t!=="Jk"?`${t[0]==="T"?"10":t[0]}${cc[t[1]]}\uFE0E`:ut(t);var J=t=>y(`${String(t).replaceAll("_"," ")}##of a game`);function je(t){return q(t)?j(t):typeof t=="number"?m(t):typeof t=="boolean"?t?y("yes"):y("no"):Array.isArray(t)?t.map(je).join(" "):t&&typeof t=="object"?Object.values(t).map(je).join(" \xB7 "):J(t)}function ht(t){return t.length<2?t.join(""):y("{others} and {last}",{others:t.slice(0,-1).join(", "),last:t.at(-1)})}var dn=t=>t.replace(/(\d{3})(?=\d)/g,"$1 ");var lc="http://www.w3.org/2000/svg";function fn({svg:t,name:e}){let n=t.includes("xmlns")?t:t.replace("<svg",`<svg xmlns="${lc}"`);return i`<img class="qr" alt=${e} src=${`data:image/svg+xml,${encodeURIComponent(n)}`} />`}var uc=3e4;function bs(t,e,n=null){let[s,r]=S(null);return M(()=>{let o=!1,a=()=>t.get(`nights/${e}/room`).then(l=>o||r(l),()=>{});a();let c=setInterval(()=>document.hidden||a(),uc);return()=>{o=!0,clearInterval(c)}},[e,n]),s}var ys=t=>t.addresses.length>0;function Me({room:t,small:e}){return ys(t)?i`<div class=${g(["room-code",e&&"is-small"])}>
    <${fn} svg=${t.qr} name=${y("the address to join with a phone, to scan")} />
    <div class="room-words">
      <p>${e?y("Join"):y("Scan it with a phone, or open")}</p>
      <p class="room-address">${t.addresses[0]}</p>
      ${t.addresses.slice(1).map(n=>i`<p key=${n} class="room-other">${y("or {address}",{address:n})}</p>`)}
      <p class="room-figures">${dn(t.code)}</p>
    </div>
  </div>`:i`<p>${y("No phone reaches this Croupier: it listens on its own machine alone. Start it without --host.")}</p>`}function $n({mark:t="s",title:e,text:n,children:s}){return i`<div class="state">
    <svg class="state-mark" viewBox="0 0 100 100" aria-hidden="true">
      <path fill="currentColor" d=${Y[t]} />
    </svg>
    <p class="state-title">${e}</p>
    ${n&&i`<p class="state-text">${n}</p>`}
    ${s}
  </div>`}var Pt="between",hn="liveliest",mn="turns";function Xo({shown:t,since:e,before:n,now:s},r,o){let a=r.filter(({live:u})=>u);if(o!==hn&&o!==mn)return a.some(({table:u})=>String(u)===o)?Number(o):Pt;if(!a.length)return Pt;let c=a.find(({table:u})=>u===t),l=s-e;return c?.busy&&l<6e4?t:o===mn?pc(t,l,a):dc(t,n,l,a)?Pt:fc(c,l,a)}function pc(t,e,n){let s=[...n.map(({table:o})=>o),Pt],r=s.indexOf(t);return r>=0&&e<15e3?t:s[(r+1)%s.length]}function dc(t,e,n,s){let r=o=>s.some(({table:a})=>a===o);return t===Pt?n<8e3&&e!==null&&!r(e):t!==null&&!r(t)}function fc(t,e,n){if(t&&e<8e3)return t.table;let[s]=[...n].sort((r,o)=>o.busy-r.busy||o.version-r.version);return s.table}var tr="wall shows",$c=6e3;function er({night:t,shows:e,said:n}){let[s,r]=S(()=>JSON.parse(localStorage.getItem(tr)??"null")),o=c=>{let l={night:t,said:n,shows:c};localStorage.setItem(tr,JSON.stringify(l)),r(l)};return{shows:s?.night===t&&s.said===n?s.shows:e,choose:o}}function gs({tables:t,choice:e}){let[n,s]=S(0),r=[[hn,"where something happens"],[mn,"table after table"],...t.map(({table:a,name:c})=>[String(a),c])],o=R(null);return o.current={ways:r,choice:e},Qt(()=>{let a=({key:l})=>{let{ways:u,choice:p}=o.current,f=u.findIndex(([d])=>d===p.shows),$={ArrowLeft:-1,ArrowRight:1,ArrowUp:-1,ArrowDown:1}[l];if($)p.choose(u[(f+$+u.length)%u.length][0]);else if(l==="0")p.choose(hn);else if(u.some(([d])=>d===l))p.choose(l);else if(l!=="Enter")return;s(d=>d+1)},c=()=>s(l=>l+1);return addEventListener("keydown",a),addEventListener("click",c),()=>{removeEventListener("keydown",a),removeEventListener("click",c)}},[]),M(()=>{if(!n)return;let a=setTimeout(()=>s(0),$c);return()=>clearTimeout(a)},[n]),n?i`<div class="wall-choices" role="group" aria-label="this wall shows">
    ${r.map(([a,c])=>i`<button key=${a} type="button" class=${g(["wall-choice",a===e.shows&&"is-chosen"])}
      aria-pressed=${String(a===e.shows)} onClick=${()=>e.choose(a)}>${c}</button>`)}
  </div>`:null}var nr=(t,e,n)=>t.send("POST",e,n);var _s=t=>t instanceof yt?t.body?.error?.wait??0:0;function sr(t){let[e,n]=S({busy:!1,trouble:null}),[s,r]=S(0),o=R(!1);return M(()=>{if(!s)return;let c=setTimeout(()=>r(s-1),1e3);return()=>clearTimeout(c)},[s]),{...e,wait:s,knock:async(c,l)=>{if(o.current)return null;o.current=!0,n({busy:!0,trouble:null});try{let u=await nr(t,c,l);return n({busy:!1,trouble:null}),u}catch(u){if(!(u instanceof yt))throw u;return r(_s(u)),n({busy:!1,trouble:_s(u)?null:u.message}),null}finally{o.current=!1}},clear:()=>n(c=>c.trouble?{busy:!1,trouble:null}:c)}}function Lt({text:t,onGone:e}){return t?i`<div class="slip" role="alert">
    <span>${t}</span>${e&&i`<${k} kind="quiet" name=${y("close")} onTap=${e}>✕<//>`}
  </div>`:null}var or={ArrowLeft:-1,ArrowRight:1,ArrowUp:-3,ArrowDown:3},mc=["1","2","3","4","5","6","7","8","9"];function rr({label:t,value:e,length:n,least:s=n,most:r=n,secret:o,submit:a,busy:c,trouble:l,wait:u,onInput:p,onSubmit:f}){let $=R(null),d=R(e);d.current=e;let h=c||u>0,x=T=>{let P=T.replace(/\D/g,"").slice(0,r);h||P===d.current||(d.current=P,p(P),P.length===n&&f(P))},b=T=>x(d.current+T),_=()=>x(d.current.slice(0,-1)),w=T=>{T.preventDefault(),$.current.focus(),d.current.length>=s&&!h&&f(d.current)},A=T=>{if(T.key in or)return v(T);T.target!==$.current&&/^\d$/.test(T.key)&&b(T.key)},v=T=>{let P=[...T.currentTarget.querySelectorAll(".pad-grid button")],X=P.indexOf(T.target),I=X<0?T.key==="ArrowDown"?0:null:X+or[T.key];I!==null&&(T.preventDefault(),I<0?$.current.focus():P[I]?.focus())};return M(()=>$.current.focus(),[t]),i`<form class="pad-form" onSubmit=${w} onKeyDown=${A} novalidate>
    <label class="pad-question" for="figures">${t}</label>
    <input id="figures" ref=${$} class=${g(["pad-figures",o&&"is-secret"])} type=${o?"password":"text"}
      inputmode="none" autocomplete="off" value=${e} aria-invalid=${l?"true":null}
      onInput=${T=>{x(T.target.value),T.target.value=d.current}} />
    <div class="pad-trouble">
      <${Lt} text=${u>0?y("Too many wrong tries. Wait {time}.",{time:hc(u)}):l} />
    </div>
    <div class="pad-grid">
      ${mc.map(T=>i`<${k} key=${T} disabled=${u>0} onTap=${()=>b(T)}>${T}<//>`)}
      <${k} name=${y("take off the last figure")} disabled=${!e} onTap=${_}>⌫<//>
      <${k} disabled=${u>0} onTap=${()=>b("0")}>0<//>
      <button type="submit" class=${g(["button is-main",c&&"is-busy"])} disabled=${e.length<s||u>0}
        aria-busy=${c?"true":null}>${a}</button>
    </div>
  </form>`}var hc=t=>t<100?y("{seconds} s",{seconds:t}):St("{count} minute","{count} minutes",Math.ceil(t/60));function Be(t,e){let n=[],s=t;for(let r of[...e].sort((o,a)=>a.value-o.value)){let o=Math.floor(s/r.value);o>0&&n.push({...r,count:o}),s-=o*r.value}return n}var ar=t=>t.map(({count:e,colour:n})=>y("{count} {colour}##of chips",{count:e,colour:J(n)})).join(", ");function He(t,e,n){return e.reduce((r,o)=>r+o,0)===t?e:Be(t,n).flatMap(({value:r,count:o})=>Array(Math.min(o,500)).fill(r))}function bn(t,e){let n=t.lastIndexOf(e);return t.filter((s,r)=>r!==n)}var ir={white:{body:"#efeadb",spots:"#7b7a74"},red:{body:"#c22f39",spots:"#fff"},blue:{body:"#2460b0",spots:"#fff"},green:{body:"#1f8a49",spots:"#fff"},black:{body:"#25252a",spots:"#fff"},purple:{body:"#6d3c9b",spots:"#fff"},yellow:{body:"#e6b91f",spots:"#25252a"},pink:{body:"#df79a4",spots:"#fff"},orange:{body:"#de6f25",spots:"#fff"},grey:{body:"#878d92",spots:"#fff"},brown:{body:"#794d2a",spots:"#fff"},turquoise:{body:"#17909a",spots:"#fff"}},bc=5,cr=8,yn=({value:t,colour:e})=>i`<${gn} value=${t} colour=${e} count=${1} bare />`;function gn({value:t,colour:e,count:n,bare:s}){let r=Math.min(n,bc),o=64+(r-1)*cr,{body:a,spots:c}=ir[e]??ir.grey,l={"--chip-colour":a,"--chip-spots":c},u=[...Array(r-1).keys()].map(f=>o-32-f*cr),p=i`<svg class="chip" viewBox=${`0 0 64 ${o}`} style=${l} role="img"
      aria-label=${y("{count} {colour}, {value} each##of chips",{count:n,colour:J(e),value:t})}>
    ${u.map(f=>i`<g key=${f}>
      <circle class="chip-under" cx="32" cy=${f} r="30.5" />
      <circle class="chip-spots" cx="32" cy=${f} r="26.5" stroke-dasharray="13.9 13.85" />
    </g>`)}
    <circle class="chip-body" cx="32" cy="32" r="30.5" />
    <circle class="chip-spots" cx="32" cy="32" r="26.5" stroke-dasharray="13.9 13.85" />
    <circle class="chip-face" cx="32" cy="32" r="20.5" />
    <text class="chip-value" x="32" y=${32+lr(t)*.36} font-size=${lr(t)}>${ur(t)}</text>
  </svg>`;return s?p:i`<span class="pile">${p}<span class="pile-count" aria-hidden="true">×${n}</span></span>`}function Ft({amount:t,chipset:e,words:n}){let s=Be(t,e);return i`<span class="chips">
    <span class="chips-piles">${s.map(r=>i`<${gn} key=${r.value} ...${r} />`)}</span>
    ${n&&i`<span class="chips-words">${ar(s)}</span>`}
  </span>`}function ur(t){return t<1e3||t%100?String(t):`${t/1e3}k`}var lr=t=>[26,25,19,15,12][Math.min(ur(t).length,5)-1];var ks=()=>i`<div class="languages" role="group" aria-label=${y("The language of this screen")}>
  ${Object.entries(io).map(([t,e])=>i`<${k} key=${t} kind="quiet" chosen=${t===xt}
      onTap=${()=>t!==xt&&co(t)}><span lang=${t}>${e}</span><//>`)}
</div>`;var pr=({title:t,text:e,children:n})=>i`<main class="porch">
  <div class="porch-words">
    <div class="porch-mark" aria-hidden="true"><${gn} value=${1} colour="white" count=${3} bare /></div>
    <p class="porch-name">Croupier</p>
    <h1>${t}</h1>
    ${e&&i`<p class="quiet">${e}</p>`}
    <${ks} />
  </div>
  ${n}
</main>`;function dr(){let t=decodeURIComponent(location.hash.slice(1)).replace(/\D/g,"");return location.hash&&history.replaceState(null,"","/wall"),t}function fr({api:t,code:e="",onIn:n}){let[s,r]=S(e),o=sr(t),a=async l=>{let u=await o.knock("session/wall",{code:l});u?n(u.night):r("")};M(()=>{e&&a(e)},[]);let c=l=>{r(l),o.clear()};return i`<${pr} title="A screen on the wall" text="The host's desk shows the code: the night, wall.">
    <div class="porch-door">
      <${rr} label="The wall's code" value=${s} length=${6} submit="go" busy=${o.busy}
        trouble=${o.trouble} wait=${o.wait} onInput=${c} onSubmit=${a} />
      <p class="porch-else"><a href="/sign-in?another">not a wall: join, a table, the host</a></p>
    </div>
  <//>`}var yc=3e3;function $r(t,e,n){let[s,r]=S(null),o=R(void 0);return M(()=>{let a,c=!1,l=async()=>{try{let u=await t.look(`nights/${e}/evening`,o.current);if(c||!u)return;o.current=u.etag,r(u.state)}catch{a=setTimeout(l,yc)}};return l(),()=>{c=!0,clearTimeout(a)}},[e,n]),s}var de=({result:t,line:e})=>t!==0||e.some(n=>n!==e[0]);var gc=1500,_c=1e4,mr=[1e3,2e3,5e3,15e3],kc=2,vc=({status:t})=>t<500&&t!==429,_n=class{state=lt(null);connection=lt("polling");heard=lt(Date.now());refusal=lt(null);#e;#t;#n;#o=null;#s=null;#r=0;#p;#d;#a=!1;#i=!1;#c=0;#l=!1;#f=[[document,"visibilitychange",()=>this.#$()],[window,"pageshow",()=>this.#$()],[window,"pagehide",()=>this.#m()],[window,"online",()=>this.refresh()]];constructor({api:e,path:n,events:s}){this.#e=e,this.#t=n,this.#n=s;for(let[r,o,a]of this.#f)r.addEventListener(o,a);this.#$()}accept(e,n=null){let s=this.state.peek();s&&e.version<s.version||(this.#o=n,this.state.value=e)}refresh(){this.#l&&this.#u()}close(){this.#m();for(let[e,n,s]of this.#f)e.removeEventListener(n,s)}#$(){document.hidden?this.#m():this.#g()}#g(){this.#l||(this.#l=!0,this.#h(),this.#u())}#m(){this.#l=!1,this.#b(),clearTimeout(this.#p),clearTimeout(this.#d)}#h(){let e=new EventSource(this.#n);this.#s=e,e.onopen=()=>{this.#r=0,this.#y()},e.onmessage=({data:n})=>{Number(n)<=this.state.peek()?.version||this.#u()},e.addEventListener("look",()=>this.#u()),e.onerror=()=>{this.#b();let n=mr[Math.min(this.#r,mr.length-1)];this.#r+=1,this.#p=setTimeout(()=>this.#h(),n),this.#u()}}#b(){this.#s?.close(),this.#s=null}async#u(){if(this.#a){this.#i=!0;return}this.#a=!0,clearTimeout(this.#d);try{let n=this.state.peek(),s=await this.#e.look(this.#t,this.#o);s&&this.state.peek()!==n&&s.state.version===this.state.peek().version?this.#i=!0:s&&this.accept(s.state,s.etag),this.#c=0,this.heard.value=Date.now()}catch(n){if(n instanceof yt&&vc(n))return this.#_(n);this.#c+=1}finally{this.#a=!1}if(this.#y(),!this.#l)return;if(this.#i)return this.#i=!1,this.#u();let e=this.#s?.readyState===EventSource.OPEN&&!this.#c?_c:gc;this.#d=setTimeout(()=>this.#u(),e)}#_(e){this.refusal.value=e,this.close()}#y(){this.#c>=kc?this.connection.value="lost":this.#s?.readyState===EventSource.OPEN?this.connection.value="live":this.connection.value="polling"}};function E({card:t,lit:e,dim:n}){let s=q(t),r=[s&&t!=="Jk"&&`suit-${t[1]}`,e&&"is-lit",n&&"is-dim"];return i`<svg class=${g(["card",...r])} viewBox="0 0 100 140" role="img" aria-label=${ut(t)}>
    <rect class="card-paper" x="1" y="1" width="98" height="138" rx="9" />
    <g key=${t} class="card-side">${s?t==="Jk"?xc:wc(t):Sc}</g>
  </svg>`}function wc([t,e]){return i`
    <path class="card-rank" d=${Ne[t]} transform=${`translate(${t==="T"?7:9} 9) scale(1.3)`} />
    <path class="card-pip" d=${Y[e]} transform="translate(10 71) scale(.33)" />
    <path class="card-pip" d=${Y[e]} transform="translate(47 82) scale(.47)" />`}var xc=i`
  <path class="card-rank" d=${Ne.J} transform="translate(9 9) scale(1.3)" />
  <path class="card-pip" d=${pn} transform="translate(28 68) scale(.62)" />`,Sc=i`
  <rect class="card-back" x="7" y="7" width="86" height="126" rx="5" />
  <path class="card-lattice" d=${Yo} />
  <rect class="card-lattice" x="10" y="10" width="80" height="120" rx="3" />`;function at({label:t,wanted:e}){return i`<svg class="card" viewBox="0 0 100 140" role="img" aria-label=${t??y("no card yet")}>
    <rect class=${g(["card-outline",e&&"is-wanted"])} x="3" y="3" width="94" height="134" rx="9" />
  </svg>`}function N({cards:t,places:e=0,label:n,fanned:s,lit:r,wanted:o}){let a=Math.max(0,e-t.length);return i`<div class=${g(["hand",s&&"is-fanned"])} role="group" aria-label=${n}>
    <div class="hand-cards">
      ${t.map((c,l)=>i`<${E} key=${l} card=${c}
        lit=${r?.has(c)} dim=${r&&!r.has(c)} />`)}
      ${[...Array(a).keys()].map(c=>i`<${at} key=${`empty ${c}`} wanted=${o&&c===0} />`)}
    </div>
    ${n&&i`<div class="hand-label">${n}</div>`}
  </div>`}var L=t=>Object.fromEntries(t.seats.map(({seat:e,player:n})=>[e,n]));function pt({title:t,onClose:e,foot:n,large:s,children:r}){let o=R(null),a=Rt(t,{fresh:!0});M(()=>{let l=o.current,u=document.activeElement;return l.showModal(),()=>{l.close(),u?.focus({preventScroll:!0})}},[]);let c=l=>{l.preventDefault(),e()};return i`<dialog class=${g(["dialog",s&&"is-large"])} ref=${o} aria-label=${t} onCancel=${c} onClickCapture=${a.swallows}>
    <h2>${t}</h2>
    <div class="dialog-body">${r}</div>
    <div class="dialog-foot">${n}</div>
  </dialog>`}function gt({title:t,text:e,yes:n,no:s=y("go back"),danger:r,onYes:o,onClose:a}){let c=i`
    <${k} kind="plain" onTap=${a}>${s}<//>
    <${k} kind=${r?"danger":"main"} onTap=${o}>${n}<//>`;return i`<${pt} title=${t} onClose=${a} foot=${c}><p>${e}</p><//>`}function it({text:t,detail:e,news:n}){return i`<div class="line">
    <p class="line-text" role="status">${n&&i`<span class="line-news">${n}</span> `}${t}</p>
    ${e&&i`<p class="line-detail">${e}</p>`}
  </div>`}var Z=({by:t,do:e,since:n})=>`${t} ${e} ${n??""}`;function fe({chipset:t,fits:e,onAdd:n,onTakeOff:s}){let r=[...t].sort((o,a)=>o.value-a.value);return i`<div class="pad-chips">
    ${r.map(o=>i`<${Ec} key=${o.value} chip=${o} disabled=${!e(o.value)}
      onAdd=${()=>e(o.value)&&n(o.value)} onTakeOff=${()=>s(o.value)} />`)}
  </div>`}var Ac=450;function Ec({chip:t,disabled:e,onAdd:n,onTakeOff:s}){let r=R(null),o=R(!1),a=()=>{o.current=!1,r.current=setTimeout(()=>{o.current=!0,s()},Ac)},c=()=>clearTimeout(r.current);return i`<button type="button" class="pad-chip" aria-disabled=${e?"true":null}
      aria-label=${y("add {value} ({colour})",{value:t.value,colour:J(t.colour)})}
      onPointerDown=${a} onPointerUp=${c} onPointerLeave=${c} onPointerCancel=${c}
      onContextMenu=${l=>l.preventDefault()}
      onClick=${()=>!o.current&&n()}>
    <${yn} ...${t} />
  </button>`}function It(t,e){let n=e.length===1&&t.seats.find(s=>s.seat===e[0]);return!n||t.facts.sheet&&!n.rack?null:y("rack {chips}",{chips:n.rack})}function vs({round:t}){let{prompt:e,zones:n,cards:s}=t,r=a=>Object.values(n).some(c=>c.count&&Nc(c,a)),o=a=>e.options.some(({by:c})=>c===a);return e.awaited.filter(a=>a!=="dealer"&&(s==="virtual"&&r(a)||!o(a)))}var Nc=({owner:t,sight:e},n)=>e==="owner"&&t===n||e==="others"&&t!==n;function $e(t,e){let n=L(e.round);return vs(e).map(s=>ws(e,s)?i`<span key=${`phone ${s}`} class="controls-note">${y("{player} has it on the phone.",{player:n[s]})}</span>`:i`<${k} key=${`pass ${s}`} kind="main" busy=${t.late.value}
    onTap=${()=>t.handOver(s)}>${y("tablet to {player}",{player:n[s]})}<//>`)}var ws=({table:t},e)=>t.phones&&t.seats.find(n=>n.seat===e)?.phone==="in";var xs=t=>["bura.first-lead","bura.lead"].includes(t?.say.code),jc={bura:"three trumps",aces:"three aces",molodka:"three of one plain suit"};function Ss(){return{lead:({cards:t})=>`LEAD ${t.map(j).join(" ")}`,answer:({cards:t})=>`ANSWER ${t.map(j).join(" ")}`,announce:({kind:t})=>`announce ${t}`,declare:()=>"declare 31",yield:()=>"yield",pass:()=>"PASS"}}function hr({table:t,state:e,news:n,face:s}){let{round:r}=e,{prompt:o}=r,a=L(r),[c]=o.awaited,l=r.seats.find(({seat:h})=>h!==c).seat,u=(h,x)=>o.options.find(b=>b.do===h&&(x===void 0||b.by===x)),p=u("lead")??u("answer"),f=t.late.value,$=(h,x)=>ws(e,h)?i`<span class="controls-note">${a[h]} has it on the phone.</span>`:i`<${k} kind=${x} busy=${f} onTap=${()=>t.handOver(h)}>
    tablet to ${a[h]}
  <//>`,d=i`
    ${u("announce")&&i`<${Bc} option=${u("announce")} who=${a[l]} table=${t} />`}
    ${u("declare")&&i`<${Hc} options=${o.options.filter(h=>h.do==="declare")} players=${a}
      sure=${s.sure()} table=${t} />`}`;return i`<section class="foot" aria-label="what is next">
    <${it} text=${o.say.text} news=${n} detail=${It(r,o.awaited)} />
    ${p?i`<${Mc} key=${Z(p)} option=${p} words=${Ss()} table=${t} end=${d}
          undo=${r.undoable?t.undo:null} />`:i`
        ${t.error.value&&i`<div class="panel"><${Lt} text=${t.error.value} /></div>`}
        <${U} question=${o.options.map(Z).join()} end=${d}>
          ${$(c,"main")}${$(l,"plain")}
        <//>`}
  </section>`}function Mc({option:t,words:e,table:n,undo:s,end:r}){let[o,a]=S([]),{of:c,least:l,most:u}=t.values.cards,p=$=>n.act({...t,args:{cards:$}});return i`
    <div class="panel">
      <${Zt} allowed=${c} picked=${o} onPick=${async $=>{let d=[...o,$].slice(-u);a(d),l===u&&d.length===u&&!await p(d)&&a([])}} onTakeBack=${$=>a(o.filter(d=>d!==$))} />
      <${Lt} text=${n.error.value} />
    </div>
    <${U} question=${Z(t)} end=${r}>
      ${l<u?i`<${k} kind="main" disabled=${!o.length} busy=${n.late.value} onTap=${()=>p(o)}>
            ${o.length?e[t.do]({cards:o}):"tap the cards led"}
          <//>`:i`<p class="controls-note">${u===1?"Tap the card.":`Tap the ${u} cards: ${u-o.length} more.`}</p>`}
      <${k} kind="plain" disabled=${!s} busy=${n.late.value} onTap=${s}>undo<//>
    <//>`}function Bc({option:t,who:e,table:n}){let[s,r]=S(!1),o=t.values.kind,a=async c=>{r(!1),await n.act({...t,args:{kind:c}})};return i`<${k} onTap=${()=>r(!0)}>announce …<//>
    ${s&&i`<${pt} title=${`${e} announces`} onClose=${()=>r(!1)}
        foot=${i`<${k} kind="plain" onTap=${()=>r(!1)}>go back<//>`}>
      <div class="choices">
        ${o.map(c=>i`<${k} key=${c} onTap=${()=>a(c)}>
          <span class="choice-words"><b>${c}</b><span class="choice-note">${jc[c]}</span></span>
        <//>`)}
      </div>
    <//>`}`}function Hc({options:t,players:e,sure:n,table:s}){let[r,o]=S(!1),[a,c]=S(null),l=()=>{o(!1),c(null)},u=async()=>{l(),await s.act(a)};return i`<${k} onTap=${()=>o(!0)}>declare 31 …<//>
    ${r&&!a&&i`<${pt} title="Who declares 31?" onClose=${l}
        foot=${i`<${k} kind="plain" onTap=${l}>go back<//>`}>
      <div class="choices">
        ${t.map(p=>i`<${k} key=${p.by} kind="plain" onTap=${()=>c(p)}>${e[p.by]}<//>`)}
      </div>
    <//>`}
    ${a&&i`<${gt} ...${n.declare(e[a.by])} onYes=${u} onClose=${l} />`}`}var gr={Felt:qc,Foot:Rc,Seen:Qc,words:Ss,sure:Pc,deed:Fc,payment:Dc,over:Uc,passOn:Ic},br="6789JQKTA",yr={A:11,T:10,K:4,Q:3,J:2},_r={c:"clubs",d:"diamonds",h:"hearts",s:"spades"};function Rc(t){let{code:e}=t.prompt.say,n=t.cards==="physical"&&(e==="bura.answer"||e==="bura.promised");return xs(t.prompt)||n?hr:null}function Pc(){return{declare:t=>({title:`${t} declares 31?`,text:"The won cards are turned up and counted. There is no way back.",yes:`${t} declares`})}}function Fc({do:t,args:e},{who:n}){let s=e.cards?.every(q)?` ${e.cards.map(j).join(" ")}`:"";switch(t){case"lead":return`${n} leads${s}.`;case"answer":return`${n} answers${s}.`;case"yield":return`${n} yields the lead.`;case"declare":return`${n} declares 31.`;case"pass":return`${n} passes.`;case"announce":return"";default:return null}}function Ic({prompt:t}){return["bura.answer","bura.outbid","bura.promised"].includes(t?.say.code)?t.awaited[0]:null}function Dc({transfers:t}){let e=t.find(({from:r,to:o})=>r==="pot"||o==="pot"),n=t.filter(r=>r!==e),s=e&&[e.from==="pot"?"out of the pot, all of it":"into the pot, which is carried"];return{hand:e?.why??null,sums:[...s??[],...n.map(({why:r,amount:o})=>`${r}: ${m(o)}`)]}}function Uc({record:t}){return t.at(-1).events.map(({text:e})=>e).at(-1)}function qc({state:t,paying:e}){let{round:n,table:s,night:r}=t,{places:o,zones:a,facts:c}=n,l=n.seats.map(({seat:u})=>u).sort((u,p)=>u-p);return i`<section class=${g(["felt","bura",n.cards==="physical"&&"is-short"])} aria-label="felt">
    <${Kc} zones=${a} facts=${c} />
    ${l.map(u=>i`<${zc} key=${u} seat=${u} round=${n} lit=${Wc(n,e,u)}
      holds=${s.hand_over?.seat===u} />`)}
    <div class="bura-pot" data-place="pot">
      <${Ft} amount=${o.pot??0} chipset=${r.chip_set} />
      <span>pot <b class="figure">${m(o.pot??0)}</b></span>
    </div>
  </section>`}var Wc=({prompt:t},e,n)=>e?e.seat===n:!!t?.awaited.includes(n);function Kc({zones:t,facts:e}){let n=t.stock.count+(t.trump?.count??0),[s]=t.trump?.cards??[];return i`<div class="bura-trumps">
    <div class="bura-stock">
      ${s&&i`<${E} card=${s} />`}
      ${t.stock.count>0&&i`<${E} card="??" />`}
    </div>
    <p>${n>0&&`stock ${n}`} ${!e.drawing&&"no more drawing"}</p>
    ${e.trump&&i`<p class="bura-suit">
      <svg class=${`suit-${e.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${Y[e.trump]} /></svg>
      <b>${_r[e.trump]}</b> trumps
    </p>`}
  </div>`}function zc({seat:t,round:e,lit:n,holds:s}){let r=e.seats.find(u=>u.seat===t),o=e.markers[t],a=e.zones[`won:${t}`],c=e.zones[`hand:${t}`],l=[e.dealer===t&&"the deal",s&&"has the tablet",o&&`owes ${m(o)}`];return i`<div class=${g(["bura-side",n&&"is-lit"])} role="group" aria-label=${r.player}>
    <div class="bura-who">
      <b>${r.player}</b><span class="figure" data-place=${`seat:${t}`}>${m(r.rack)}</span>
      <span class="bura-note">${l.filter(Boolean).join(" \xB7 ")}</span>
      <span class="bura-word">${Gc(e,t)}</span>
      <${N} cards=${c.cards} fanned />
    </div>
    ${a.sight==="all"?i`<${Vc} cards=${a.cards} />`:i`
      <${Jc} round=${e} seat=${t} />
      <div class="bura-won">${a.count>0&&i`<${E} card="??" />`}<span class="small quiet">${a.count>0?"won":""}</span></div>`}
  </div>`}function Gc({facts:t,prompt:e,finished:n},s){let r=e?.say.code,{announced:o,leader:a,led:c}=t;return o?.seat===s?`announces ${o.kind}`:n?"":r==="bura.outbid"?"outbids or yields":r==="bura.answer"?c===s?"has led":"answers":r==="bura.last"?e.awaited.includes(s)?"has the last word":"":a!==s?xs(e)?"may speak first":"":c===null?"has the lead":"takes the trick and leads"}function Jc({round:t,seat:e}){let{led:n,trump:s}=t.facts,r=t.zones[`played:${e}`].cards,o=t.seats.find(u=>u.seat!==e).seat,a=t.zones[`played:${o}`].cards,c=n!==null&&n!==e&&r.length>0,l=c?Ts(r,a,s):r;return i`<div class="bura-played" role="group" aria-label="played">
    ${l.map((u,p)=>i`<${E} key=${u} card=${u} lit=${c&&kn(u,a[p],s)} />`)}
  </div>`}var kn=(t,e,n)=>t[1]===e[1]?br.indexOf(t[0])>br.indexOf(e[0]):t[1]===n;function Ts(t,e,n){let s=r=>r.filter((o,a)=>kn(o,e[a],n)).length;return kr(t).reduce((r,o)=>s(o)>s(r)?o:r)}function kr(t){return t.length<2?[t]:t.flatMap((e,n)=>kr(t.filter((s,r)=>r!==n)).map(s=>[e,...s]))}function Vc({cards:t}){let e=o=>yr[o[0]]??0,n=t.filter(e).sort((o,a)=>e(a)-e(o)),r=[...new Set(n.map(([o])=>o))].map(o=>`${n.filter(a=>a[0]===o).length} \xD7 ${yr[o]}`);return i`<div class="bura-counted">
    <${N} cards=${n} fanned />
    <p>${r.join(" + ")||"nothing"} = <b class="figure">${n.reduce((o,a)=>o+e(a),0)}</b>
      <span class="quiet small"> of 31${t.length>n.length?`, and ${t.length-n.length} that count nothing`:""}</span></p>
  </div>`}function Qc({round:t,seat:e}){let n=L(t),[s]=t.zones.trump?.cards??[],r=t.seats.filter(o=>t.zones[`played:${o.seat}`].cards.length);return i`<div class="hand-others">
    ${s?i`<${N} cards=${[s]} label="trumps" />`:i`<p class="bura-suit"><b>${_r[t.facts.trump]}</b> trumps</p>`}
    ${r.map(o=>i`<${N} key=${o.seat} cards=${t.zones[`played:${o.seat}`].cards}
      label=${o.seat===e?"you":n[o.seat]} />`)}
  </div>`}var _t=[..."cdhs"],Re={c:"clubs",d:"diamonds",h:"hearts",s:"spades"},vr={A:1,T:10},wr={J:11,Q:12,K:13},Yc=5,Zc=13,Pe=([t])=>t in wr,vn=t=>Pe(t)?Yc:vr[t[0]]??Number(t[0]),Os=t=>wr[t[0]]??vr[t[0]]??Number(t[0]),wn=({zones:t},e)=>t[`certificates:${e}`]?.cards??[],Fe=({places:t},e)=>t[`money:${e}`]??0,me=({suit:t})=>i`<svg class=${`company suit-${t}`} viewBox="0 0 100 100" role="img" aria-label=${Re[t]}>
  <path fill="currentColor" d=${Y[t]} />
</svg>`;function As({facts:t,zones:e,board:n},s){let r=e[`market:${s}`]?.cards.at(-1);if(!r||Pe(r))return[1,10];let{up:o,down:a}=n.limits[s],c=t.prices[s];return[Math.max(1,c-a),Math.min(10,c+o)]}function xn({round:t}){return i`<div class="market" role="group" aria-label="the market">
    ${_t.map(e=>i`<${Xc} key=${e} suit=${e} round=${t} />`)}
  </div>`}function Xc({suit:t,round:e}){let n=e.facts.prices[t],s=e.zones[`market:${t}`]?.cards.at(-1),[r,o]=As(e,t),{up:a,down:c}=e.board.limits[t];return i`<section class=${g(["market-company",n===0&&"is-bankrupt"])} aria-label=${Re[t]}>
    <${me} suit=${t} />
    <b class="market-price">${n??"\u2013"}</b>
    ${s&&i`<${E} card=${s} />`}
    <span class="market-span">${tl(n,r,o)}</span>
    <span class="market-limits">▲${m(a)} ▼${m(c)}</span>
  </section>`}function tl(t,e,n){return t===void 0?"no price":`${t===0?"bankrupt, ":""}next ${e}\u2013${n}`}function Sn({prices:t}){let e=Math.max(t.length,12),n=o=>o/e*100,s=o=>100-o/Zc*100,r=t.at(-1)??{};return i`<figure class="chart" role="img" aria-label=${`the prices over the game; now ${_t.map(o=>`${Re[o]} ${r[o]??"none"}`).join(", ")}`}>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      ${[0,5,10].map(o=>i`<line key=${o} class="chart-rule" x1="0" x2="100" y1=${s(o)} y2=${s(o)} />`)}
      ${t.length>0&&_t.map((o,a)=>i`<path key=${o} class=${`chart-line is-${o}`} d=${el(t,o,n,s)}
        transform=${`translate(0 ${(a-1.5)*.9})`} />`)}
    </svg>
    ${[0,5,10].map(o=>i`<span key=${o} class="chart-figure" style=${{top:`${s(o)}%`}} aria-hidden="true">${o}</span>`)}
    ${t.length>0&&_t.map(o=>i`<span key=${o} class=${`chart-end is-${o}`} aria-hidden="true"
      style=${{top:`${s(r[o])}%`,left:`${n(t.length)}%`,"--beside":nl(r,o)}}><${me} suit=${o} /></span>`)}
  </figure>`}var el=(t,e,n,s)=>t.map((r,o)=>`${o?"V":"M0 "}${s(r[e])}H${n(o+1)}`).join(""),nl=(t,e)=>_t.slice(0,_t.indexOf(e)).filter(n=>t[n]===t[e]).length;function xr({round:t,holds:e,lit:n}){let s=L(t),r=t.seats.map(({seat:c})=>c),o=Es(t),a=Math.max(...r.map(c=>o?.[c]??t.board.players[c].worth));return i`<table class="holdings">
    <thead><tr>
      <th>share holders</th>
      ${_t.map(c=>i`<th key=${c}><${me} suit=${c} /></th>`)}
      <th class="number">money</th><th class="number">owes</th><th class="number">${o?"takes home":"worth"}</th>
    </tr></thead>
    <tbody>${r.map(c=>{let{shares:l,debt:u,worth:p}=t.board.players[c],f=o?.[c]??p,$=[t.dealer===c&&"banker",e===c&&"has the tablet"];return i`<tr key=${c} class=${g([n(c)&&"is-lit"])}>
        <th scope="row"><b>${s[c]}</b> <span class="quiet small">${$.filter(Boolean).join(" \xB7 ")}</span></th>
        ${_t.map(d=>i`<td key=${d}><${sl} count=${l[d]} cards=${wn(t,c).filter(h=>h[1]===d)} /></td>`)}
        <td class="number" data-place=${`money:${c}`}>${m(Fe(t,c))}</td>
        <td class="number">${u?m(u):""}</td>
        <td class="number"><b>${m(f)}</b><span class="holdings-best">${f===a?"\u2605":""}</span></td>
      </tr>`})}</tbody>
  </table>`}var sl=({count:t,cards:e})=>t>0&&i`<b>${t}</b> <span class="holdings-cards">${e.map(([n])=>n==="T"?"10":n).join(" ")}</span>`;function Es({record:t,finished:e}){if(!e)return null;let n=t.at(-1).events.filter(({code:s})=>s==="csm.takes");return Object.fromEntries(n.map(({args:s})=>[s.seat,s.amount]))}function Tn({round:t,payouts:e}){if(!t)return[];let n=t.finished?t.record.at(-1)?.index:null,s=new Map(t.record.map(a=>[a.index,a.by])),r=e.filter(({action:a})=>a===n||s.get(a)==="dealer"),o=Dt(t);return r.map(a=>({...a,ids:o.filter(c=>ol(a,c)).map(({id:c})=>c)}))}var ol=({action:t,seat:e},{action:n,by:s,from:r,to:o})=>n===t&&r!==`seat:${s}`&&(nt(r)===e||nt(o)===e),Dt=({record:t})=>t.flatMap(({index:e,by:n,transfers:s})=>s.map((r,o)=>({...r,action:e,by:n,id:`${e} ${o}`})));function Sr(t,e,n){let s=t.round?Dt(t.round):[],r=new Set(e.slice(0,n).flatMap(({ids:c})=>c)),o=new Set(e.slice(n).flatMap(({ids:c})=>c)),a=({id:c})=>o.has(c)&&!r.has(c);return{moves:s.filter(c=>!a(c)),held:s.filter(a)}}function nt(t){let e=t.split(":").find(n=>/^\d+$/.test(n));return e===void 0?null:Number(e)}function Tr(t,e){if(!e.length)return t;let n=new Map;for(let{from:c,to:l,amount:u}of e)n.set(c,(n.get(c)??0)+u),n.set(l,(n.get(l)??0)-u);let{table:s,round:r}=t,o=c=>({...c,rack:c.rack+(n.get(`seat:${c.seat}`)??0)}),a={...r.places};for(let[c,l]of n)c==="house"||c.startsWith("seat:")||(a[c]=(a[c]??0)+l,a[c]||delete a[c]);return{...t,table:{...s,tray:s.tray+(n.get("house")??0),seats:s.seats.map(o)},round:{...r,places:a,seats:r.seats.map(o)}}}var Or="hands",rl={bura:"6789JQKTA",lorum:"789TJQKA",polignac:"789TAJQK",schnapsen:"JQKTA"},al="23456789TJQKA",il=["uth","kabu"],cl="shcd";function Ie(t,{game:e,facts:n}){let s=rl[e]??al,r=n?.trump,o=il.includes(e),a=c=>{if(!q(c)||c==="Jk")return 1e3;let l=c[1]===r?-1:cl.indexOf(c[1]);return(o?0:l*20)-s.indexOf(c[0])};return[...t].sort((c,l)=>a(c)-a(l))}function On(t){let[e,n]=S(()=>ll());return{as:e,turn:()=>{let r=e==="sorted"?"dealt":"sorted";ul(r),n(r)},arranged:r=>e==="sorted"?Ie(r,t):r}}var An=({sorting:t})=>i`<${k} kind="plain" onTap=${t.turn}>
  ${t.as==="sorted"?y("as dealt"):y("sort")}
<//>`;function ll(){try{return localStorage.getItem(Or)==="dealt"?"dealt":"sorted"}catch{return"sorted"}}function ul(t){try{localStorage.setItem(Or,t)}catch{}}var U0={live:y("live"),polling:y("slow"),lost:y("no connection")};var dl="sounds";var fl=()=>localStorage.getItem(dl)==="on";var Ar=null;addEventListener("pointerdown",$l);async function $l(){!fl()||!globalThis.AudioContext||(Ar??=new AudioContext,await Ar.resume())}var wy=[y("misdeal"),y("a card was seen"),y("wrong cards entered"),y("the table gives up the round")];var Ut=({table:t,line:e,detail:n,news:s,children:r})=>i`<section class="foot" aria-label=${y("what is next")}>
  <${it} text=${e} detail=${n} news=${s} />
  <${kt} table=${t} />
  ${r}
</section>`,kt=({table:t})=>t.error.value&&i`<div class="trouble"><${Lt} text=${t.error.value} onGone=${t.dismiss} /></div>`;var Cr=({prompt:t},e,n)=>t?.options.find(s=>s.by===e&&s.do===n),En=(t,e)=>!!t?.values.card.includes(e);function Cs(t,e){let n=vn(e);return`${W(n,"share")} \xB7 ${m(n*t.facts.prices[e[1]])}`}function _l(t,e,n){let{shares:s}=t.board.players[e],r=t.facts.prices[n[1]];if(!r)return"bankrupt";if(s[n[1]]+vn(n)>t.options.max_shares)return`over ${m(t.options.max_shares)} shares`;let o=vn(n)*r;return o>Fe(t,e)?`costs ${m(o)}`:"not now"}var Ls=(t,e,n)=>`${m(t.facts.prices[e[1]])} \u2192 ${n==="zero"?0:Os(e)}`;function kl(t,e){let[n,s]=As(t,e[1]),r=Os(e);return r<n||r>s?`only ${n} to ${s}`:"not now"}var Nt=({verb:t,note:e,ready:n,main:s,busy:r,onTap:o})=>i`<${k} kind=${s?"main":"plain"} disabled=${!n} busy=${r} onTap=${o}>
  <span class="trade-deed"><b>${t}</b><span>${e}</span></span>
<//>`;function Lr({zones:t,facts:e},n){if(!e.turn.business.length)return"nothing done";let s=8-(t[`hand:${n}`]?.count??8);return s>0?`draw ${s}`:""}function Nr({table:t,hand:e,seat:n,act:s,onCover:r}){let{round:o}=e,a=(o.prompt?.options??[]).map(Z).join(),[c,l]=S({asked:a,own:[],sale:null}),{own:u,sale:p}=c.asked===a?c:{own:[],sale:null},f=Rt(a),$=On(o),d=$.arranged(o.zones[`hand:${n}`].cards),h=(v,T)=>f.swallows(T)||l({asked:a,sale:null,own:u.includes(v)?u.filter(P=>P!==v):[...u,v].slice(-4)}),x=(v,T)=>f.swallows(T)||l({asked:a,own:[],sale:p===v?null:v}),b=t.late.value,_=wn(o,n),w=u.map(v=>d[v]),{shares:A}=o.board.players[n];return i`
    <section class="hand-felt trade-hand" aria-label="your hand">
      <${xn} round=${o} />
      <div class="trade-mine" role="group" aria-label="your certificates">
        <span class="quiet">certificates</span>
        ${_.map((v,T)=>i`<${jr} key=${T} card=${v} chosen=${p===T} onTap=${P=>x(T,P)} />`)}
        ${!_.length&&i`<span class="quiet">none yet</span>`}
        <span class="trade-most quiet">${Object.values(A).some(Boolean)?`at most ${m(o.options.max_shares)} shares of a company`:""}</span>
      </div>
      <div class="tap-hand" role="group" aria-label="your cards">
        ${d.map((v,T)=>i`<button type="button" key=${T} class=${g(["tap-card",u.includes(T)&&"is-raised"])}
          aria-label=${ut(v)} aria-pressed=${String(u.includes(T))} onClick=${P=>h(T,P)}><${E} card=${v} /></button>`)}
      </div>
      <div class="hand-foot trade-foot">
        <${k} kind="plain" onTap=${r}>cover<//>
        <${An} sorting=${$} />
        <p class="hand-note">${wl(o)}</p>
        <${k} kind="plain" onTap=${t.takeBack}>back to the dealer<//>
      </div>
    </section>
    <section class="foot" aria-label="what is next">
      <${it} text=${o.prompt?.say.text??"The game is over."} detail=${`money ${m(Fe(o,n))}`} />
      <${kt} table=${t} />
      <${U} question=${a}>
        <div class="trade-row">
          <${vl} round=${o} seat=${n} picked=${w} sale=${p===null?null:_[p]} busy=${b} act=${s} />
        </div>
      <//>
    </section>`}function vl({round:t,seat:e,picked:n,sale:s,busy:r,act:o}){let a=h=>Cr(t,e,h),c=(h,x)=>()=>o({...a(h),args:x}),l=n.length===1?n[0]:null,u=l!==null&&Pe(l),p=l!==null&&En(a("market"),l),f=l!==null&&En(a("buy"),l),$=a("discard")&&n.length>0,d=n.length>1?"one card":"tap a card";return i`
    ${s?i`<${Nt} main verb=${`SELL ${j(s)}`} note=${Cs(t,s)} ready=${En(a("sell"),s)} busy=${r} onTap=${c("sell",{card:s})} />`:i`<${Nt} main verb="BUY" ready=${f} busy=${r} onTap=${c("buy",{card:l})}
          note=${l===null?d:f?Cs(t,l):a("buy")?_l(t,e,l):"no more trades"} />`}
    <${Nt} main verb="PRICE" ready=${p} busy=${r} onTap=${c("market",u?{card:l,to:"up"}:{card:l})}
      note=${l===null?d:p?Ls(t,l,"up"):a("market")?kl(t,l):"no more market"} />
    <${Nt} verb="BANKRUPT" ready=${p&&u} busy=${r} onTap=${c("market",{card:l,to:"zero"})}
      note=${p&&u?Ls(t,l,"zero"):"J Q K"} />
    <${Nt} verb="DISCARD" ready=${$} busy=${r} onTap=${c("discard",{cards:n})}
      note=${$?W(n.length,"card"):a("discard")?"1 to 4 cards":"not after business"} />
    <${Nt} main=${!a("buy")&&!a("sell")&&!a("market")} verb="END TURN" note=${Lr(t,e)} ready=${a("end")} busy=${r} onTap=${c("end",{})} />`}function wl({prompt:t,facts:e}){let{trades:n,plays:s}=t?.say.args??{};return t?.say.code==="csm.end"?e.turn.business.includes("discard")?"Discarded: only the end is left.":"Nothing left but the end.":n===void 0?"":`${W(n,"trade")}, ${W(s,"market card")} left`}var jr=({card:t,chosen:e,onTap:n})=>i`<button type="button" class=${g(["trade-certificate",`suit-${t[1]}`,e&&"is-chosen"])}
  aria-label=${`certificate, ${ut(t)}`} aria-pressed=${String(e)} onClick=${n}><${Xt} card=${t} /></button>`;function Mr({table:t,state:e,pad:n,setPad:s,news:r}){let{round:o}=e,{prompt:a,cards:c}=o,[l]=a.awaited,u=a.options.map(Z).join(),{verb:p=null,picked:f=[],sale:$=null}=n.asked===u?n:{},d=v=>s({asked:u,verb:null,picked:[],sale:null,...v}),h=wn(o,l),x=v=>Cr(o,l,v),b=a.options.find(v=>v.by==="dealer"&&v.do==="joker"),_=t.late.value,w=(v,T)=>async()=>{await t.act({...x(v),args:T})&&d({})},A={round:o,option:x,busy:_,say:w,set:d,verb:p,picked:f};return i`<section class="foot trade" aria-label="what is next">
    <${it} text=${a.say.text} news=${r} detail=${`${L(o)[l]}'s money ${m(Fe(o,l))}`} />
    ${c==="physical"&&p&&i`<${Tl} ...${A} />`}
    <${kt} table=${t} />
    <div class="trade-mine" role="group" aria-label=${`${L(o)[l]}'s certificates`}>
      <span class="quiet">${L(o)[l]}'s certificates</span>
      ${h.map((v,T)=>i`<${jr} key=${T} card=${v} chosen=${$===T} onTap=${()=>d({sale:$===T?null:T})} />`)}
      ${!h.length&&i`<span class="quiet">none yet</span>`}
    </div>
    <${U} question=${u}>
      <div class=${g(["trade-row",c==="virtual"&&"is-short"])}>
        ${c==="virtual"?$e(t,e):i`<${Sl} ...${A} />`}
        <${Nt} main=${$!==null} verb=${$===null?"SELL":`SELL ${j(h[$])}`} ready=${$!==null&&En(x("sell"),h[$])} busy=${_}
          note=${$!==null?Cs(o,h[$]):x("sell")?"tap a certificate":h.length?"no more trades":"nothing to sell"} onTap=${w("sell",{card:h[$]})} />
        ${b&&i`<${Nt} verb="JOKER" note=${`${L(o)[b.values.seat[0]]} drew it`} ready busy=${_}
          onTap=${()=>t.act({...b,args:{seat:b.values.seat[0]}})} />`}
        <${Nt} verb="END TURN" note=${Lr(o,l)} ready=${x("end")} busy=${_} onTap=${w("end",{})} />
      </div>
    <//>
  </section>`}var xl={buy:"BUY",market:"PRICE",discard:"DISCARD"},Sl=({option:t,busy:e,set:n,verb:s})=>Object.entries(xl).map(([r,o])=>i`<${k} key=${r} kind="plain" chosen=${s===r}
  disabled=${!t(r)} busy=${e} onTap=${()=>n({verb:s===r?null:r})}>
  <span class="trade-deed"><b>${o}</b><span>${t(r)?r==="discard"?"1 to 4 cards":"which card":"no more"}</span></span>
<//>`);function Tl({round:t,option:e,busy:n,say:s,set:r,verb:o,picked:a}){let c=e(o)?.values;if(!c)return null;if(o==="discard"){let{of:p,least:f,most:$}=c.cards,d=a.length<$?p.filter(b=>Er(a,b)<Er(p,b)):[],h=b=>r({verb:o,picked:[...a,b]});return i`<div class="panel">
      <${Zt} allowed=${d} picked=${a} busy=${n} onPick=${h} onTakeBack=${b=>d.includes(b)?h(b):r({verb:o,picked:a.filter(_=>_!==b)})} />
      <div class="trade-entry">
        <span>${a.length?a.map(j).join(" "):"Which cards go?"}</span>
        <${k} kind="main" disabled=${a.length<f} busy=${n} onTap=${s("discard",{cards:a})}>discard ${W(a.length,"card")}<//>
      </div>
    </div>`}let[l]=a,u=p=>o==="market"&&Pe(p)?r({verb:o,picked:[p]}):s(o,{card:p})();return i`<div class="panel">
    <${Zt} allowed=${c.card} picked=${a} busy=${n} onPick=${u} onTakeBack=${()=>r({verb:o})} />
    ${o==="market"&&i`<div class="trade-entry">
      <span>${l?`${j(l)} sends the price`:"A face card asks where it sends the price."}</span>
      <${k} kind="main" disabled=${!l} busy=${n} onTap=${s("market",{card:l,to:"up"})}>${l?Ls(t,l,"up"):"up"}<//>
      <${k} kind="main" disabled=${!l} busy=${n} onTap=${s("market",{card:l,to:"zero"})}>bankrupt<//>
    </div>`}
  </div>`}var Er=(t,e)=>t.filter(n=>n===e).length;var Br={Felt:Bl,Foot:Ol,OpenHand:Nr,words:Al,deed:El,event:Cl,payments:Nl,payment:jl,over:Ml,passOn:Ll},Hr=["csm.turn","csm.go-on","csm.end","csm.joker"];function Ol({prompt:t}){return Hr.includes(t?.say.code)?Mr:null}function Al(t){let e=n=>t.seats.find(s=>s.seat===n).player;return{reshuffle:()=>"SHUFFLED",joker:({seat:n})=>`JOKER \xB7 ${e(n)} drew it`}}function El({do:t,args:e},{who:n}){switch(t){case"show":return q(e.card)?`${j(e.card)} turned up.`:"";case"end":return`${n} ends the turn.`;case"buy":case"sell":case"market":case"discard":case"joker":return"";default:return null}}function Cl({code:t,args:e,text:n},s){if(t==="csm.opens")return`${e.company} open at ${e.price}.`;if(t==="csm.buys"||t==="csm.sells"){let r=q(e.card)?`${j(e.card)}: `:"";return`${s[e.seat]} ${t==="csm.buys"?"buys":"sells"} ${r}${e.shares} at ${e.price}, ${m(e.amount)}.`}return n}function Ll({prompt:t}){return Hr.includes(t?.say.code)?t.awaited[0]:null}function Nl(t){return t.round?.finished?Tn(t).filter(({says:e})=>e.length):[]}function jl({action:t,seat:e,player:n},s){let r=s.record.find(({index:u})=>u===t),o=u=>r.events.filter(p=>p.code===u&&p.args.seat===e).map(({args:p})=>p),[{amount:a}]=o("csm.takes"),c=o("csm.sells-out").map(({shares:u,price:p,amount:f})=>`${u} at ${p} = ${m(f)}`),l=o("csm.repays").map(({amount:u})=>`debt to the bank: ${m(u)}`);return{line:`${n} takes ${m(a)} home.`,sums:[...c,...l],amount:a}}function Ml({record:t}){return t.at(-1)?.events.find(({code:e})=>e==="csm.wins")?.text}function Bl({state:t,paying:e}){let{round:n,table:s}=t,r=o=>e?e.seat===o:!!n.prompt?.awaited.includes(o);return i`<section class="felt csm" aria-label="felt">
    <${xn} round=${n} />
    <div class="csm-middle">
      <${Sn} prices=${n.facts.chart} />
      <dl class="csm-bank">
        <div><dt>bank</dt><dd data-place="bank">${m(n.places.bank??0)}</dd></div>
        <div><dt>draw pile</dt><dd>${n.board.draw_pile}</dd></div>
        <div><dt>${n.facts.reshuffles?"jokers are in":"no joker yet"}</dt></div>
      </dl>
    </div>
    <${xr} round=${n} holds=${s.hand_over?.seat} lit=${r} />
  </section>`}var Hl=new ae("/api");function he({night:t,table:e,round:n}){let s=(e.past?.at(-1)??e.last)?.number??0,[r,o]=S({played:0,deals:[]});return M(()=>{if(!s||n&&!n.facts.sheet)return;let a=!1;return Hl.get(`nights/${t.night}/tables/${e.table}/scores`).then(({deals:c})=>a||o({played:s,deals:c}),()=>{}),()=>{a=!0}},[t.night,e.table,e.game,s,!!n?.facts.sheet]),Rl(r.deals,n,e.number)}function Rl(t,e,n){if(!e)return t.length?t:null;let{sheet:s,deal:r}=e.facts;if(!s)return null;let o=t.filter(l=>l.deal<r&&l.round!==n),a=o.at(-1)?.deal===r-1,c=s.after?[{deal:r,names:Ln(s,e),sheet:s}]:[];return[...a?o:[],...c]}function Ln(t,e){let n=Object.fromEntries(e.seats.map(({seat:r,player:o})=>[r,o])),s=r=>ht(r.split("+").map(o=>n[o]));return Object.fromEntries(Object.keys(t.before).map(r=>[r,s(r)]))}function Rr({facts:t,carry:e,seats:n}){if(!t.sheet)return null;if(!e?.finished)return y("Deal {number} is scored.",{number:t.deal});if(e.winners.length===n.length)return y("The game is over: a tie.");let s=n.filter(({seat:r})=>e.winners.includes(r)).map(({player:r})=>r);return St("The game is over: {players} wins.","The game is over: {players} win.",s.length,{players:ht(s)})}function Pr({deals:t,round:e,onSheet:n}){let s=t.at(-1),r=e?.facts.sheet??s.sheet,o=e?.facts.sheet?Ln(r,e):s.names;return i`<section class="scores" aria-label=${y("the score")}>
    <ol class="scores-names">
      ${Object.keys(r.before).map((a,c)=>i`<li key=${a} class=${g(["scores-name",js(r,a)&&"is-best"])}>
          <${dt} at=${c} />
          <span class="scores-who">${o[a]}</span>
          <b class="figure">${m((r.after??r.before)[a])}</b>
          ${r.after&&i`<span class="scores-why small">${De(r,a)}</span>`}
        </li>`)}
    </ol>
    ${t.length>1&&i`<${Ot} deals=${t} />`}
    ${n&&i`<${k} kind="quiet" onTap=${n}>${y("score sheet")}<//>`}
  </section>`}function De(t,e){let n=t.items.filter(s=>s.name===e).map(({what:s})=>s);return n.length?`${B(t.after[e]-t.before[e])}: ${n.join(", ")}`:""}function js({better:t,before:e,after:n},s){let r=Object.values(n??e),o=t==="high"?Math.max(...r):Math.min(...r);return r.some(a=>a!==o)&&(n??e)[s]===o}var Fr=["","7 4","2 4","12 4 2 4","5 3 1 3","1 3"],Cn=260,Ns=120,qt=8,dt=({at:t})=>i`<svg class=${`score-stroke is-line-${t}`} viewBox="0 0 28 6" aria-hidden="true">
  <line x1="1" x2="27" y1="3" y2="3" stroke-dasharray=${Fr[t]} />
</svg>`;function Ot({deals:t}){let[e]=t,n=Object.keys(e.sheet.before),{goal:s}=t.at(-1).sheet,r=[e.sheet.before,...t.map(({sheet:p})=>p.after??p.before)],o=r.flatMap(p=>n.map(f=>p[f])),a=Math.min(0,...o),c=Math.max(1,...o,s??0),l=p=>qt+p*(Cn-2*qt)/Math.max(1,r.length-1),u=p=>Ns-qt-(p-a)*(Ns-2*qt)/(c-a);return i`<svg class="score-chart" viewBox=${`0 0 ${Cn} ${Ns}`} role="img" aria-label=${Pl(t,n,r)}>
    <line class="score-zero" x1=${qt} x2=${Cn-qt} y1=${u(0)} y2=${u(0)} />
    ${s!==null&&i`<line class="score-goal" x1=${qt} x2=${Cn-qt} y1=${u(s)} y2=${u(s)} />`}
    ${n.map((p,f)=>{let $=r.map((d,h)=>`${l(h)},${u(d[p])}`);return i`<g key=${p} class=${`is-line-${f}`}>
        <polyline points=${$.join(" ")} stroke-dasharray=${Fr[f]} />
        <circle cx=${l(r.length-1)} cy=${u(r.at(-1)[p])} r="3.5" />
      </g>`})}
  </svg>`}var Pl=(t,e,n)=>e.map(s=>`${t.at(-1).names[s]}: ${n.map(r=>m(r[s])).join(", ")}`).join("; ");function Ir({deals:t,onClose:e}){let[n,s]=S(t.length-1),r=t[Math.min(n,t.length-1)],o=i`<span></span><${k} kind="main" onTap=${e}>${y("done")}<//>`;return i`<${pt} title=${y("The score sheet")} large onClose=${e} foot=${o}>
    <div class=${g(["score-sheet",Fl(r)&&"is-wide"])}>
      <div class="score-all">
        <${Il} deals=${t} shown=${r} onLook=${s} />
        ${t.length>1&&i`<${Ot} deals=${t} />`}
      </div>
      <${Ul} deal=${r} />
    </div>
  <//>`}var Fl=({names:t})=>Object.keys(t).length>4;function Il({deals:t,shown:e,onLook:n}){let s=Object.keys(e.sheet.before),{better:r,goal:o}=t.at(-1).sheet;return i`<div class="score-deals">
    <table class="ledger">
      <thead><tr><th>${y("deal")}</th>${s.map((a,c)=>i`<th key=${a} class="number"><${dt} at=${c} /> ${t.at(-1).names[a]}</th>`)}</tr></thead>
      <tbody>${t.map((a,c)=>i`<tr key=${a.deal} class=${a===e?"is-now":null}>
        <th scope="row"><${k} kind="quiet" chosen=${a===e} onTap=${()=>n(c)}>${a.deal}<//></th>
        ${s.map(l=>i`<td key=${l} class="number">${B(a.sheet.after[l]-a.sheet.before[l])} <b>${m(a.sheet.after[l])}</b></td>`)}
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">${Dl(r,o)}</p>
  </div>`}function Dl(t,e){return e===null?t==="high"?y("The highest score wins."):y("The lowest score wins."):t==="high"?y("The highest score wins; {goal} ends the game.",{goal:e}):y("The lowest score wins; {goal} ends the game.",{goal:e})}function Ul({deal:{deal:t,names:e,sheet:n}}){return i`<section class="deal-sheet" aria-label=${y("deal {number}",{number:t})}>
    <h3>${y("Deal {number}",{number:t})}</h3>
    <div class="deal-columns">
      ${Object.keys(n.before).map(s=>i`<${ql} key=${s} name=${s} who=${e[s]} names=${e} sheet=${n} />`)}
    </div>
  </section>`}function ql({name:t,who:e,sheet:n}){let s=t.split("+"),r=e.split(y("{others} and {last}",{others:"",last:""})),o=u=>r.length===s.length?r[s.indexOf(String(u))]:y("seat {seat}",{seat:u}),a=u=>u.filter(p=>p.name===t),c=n.tricks.map((u,p)=>({...u,number:p+1})).filter(({seat:u})=>s.includes(String(u))),l=a(n.taken).reduce((u,{points:p})=>u+p,0);return i`<table class="ledger deal-column">
    <caption>${e}</caption>
    <tbody>
      <tr class="is-score"><th scope="row">${y("before")}</th><td class="number">${m(n.before[t])}</td></tr>
      ${c.map(({number:u,seat:p,cards:f,points:$})=>i`<tr key=${`trick ${u}`}>
        <th scope="row" class="deal-trick"><span class="quiet">${u}${s.length>1&&` \xB7 ${o(p)}`}</span> ${f.map(j).join(" ")}</th>
        <td class="number">${m($)}</td></tr>`)}
      ${a(n.taken).map(({what:u,points:p})=>i`<tr key=${`took ${u}`}><th scope="row">${u}</th><td class="number">${B(p)}</td></tr>`)}
      ${a(n.taken).length>1&&i`<tr><th scope="row">${y("taken")}</th><td class="number">${m(l)}</td></tr>`}
      ${a(n.items).map(({what:u,points:p},f)=>i`<tr key=${`scored ${f}`} class="is-scored"><th scope="row">${u}</th><td class="number">${B(p)}</td></tr>`)}
      <tr class="is-score"><th scope="row">${y("after")}</th><td class="number"><b>${m((n.after??n.before)[t])}</b></td></tr>
    </tbody>
  </table>`}var Ur={Felt:zl,payments:Tn,payment:Wl};function Wl({says:t,transfers:e}){return{hand:null,sums:t.length?t:e.map(({why:n,amount:s})=>`${n}: ${m(s)}`)}}function Kl(t,e){let[n,s,...r]=t.split(":");if(s===void 0)return J(n);let o=[n,...r].map(J).join(" ");return e[s]?`${e[s]}: ${o}`:`${Bs(s)} ${o}`}var Ms={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},Bs=t=>Ms[t]?`${Ms[t]}\uFE0E`:J(t);function zl({state:t,paying:e}){let{round:n,table:s,night:r}=t,o=Object.fromEntries(n.seats.map(({seat:p,player:f})=>[p,f])),a=Object.entries(n.zones).filter(([p,{count:f}])=>f&&p!=="stock"),c=Object.entries(n.places),l=a.filter(([,{owner:p}])=>p===null),u=c.filter(([p])=>nt(p)===null);return i`<section class="felt general" aria-label="felt">
    <div class="general-middle">
      <${Gl} zone=${n.zones.stock} />
      ${l.map(([p,f])=>i`<${qr} key=${p} name=${Kl(p,o)} zone=${f} />`)}
      ${u.map(([p,f])=>i`<${Vl} key=${p} place=${p} amount=${f} chipset=${r.chip_set} />`)}
    </div>
    <div class="general-seats">
      ${n.seats.map(p=>i`<${Ql} key=${p.seat} seat=${p} round=${n} players=${o}
        lit=${e?e.seat===p.seat:n.prompt?.awaited.includes(p.seat)}
        holds=${s.hand_over?.seat===p.seat}
        zones=${a.filter(([,{owner:f}])=>f===p.seat)}
        places=${c.filter(([f])=>nt(f)===p.seat)} />`)}
    </div>
    <${te} state=${t} />
    <${Dr} facts=${n.facts} players=${o} />
    ${Object.keys(n.board).length>0&&i`<${Dr} facts=${n.board} players=${o} />`}
  </section>`}function te({state:t}){let e=he(t),[n,s]=S(!1);return e?i`
    <${Pr} deals=${e} round=${t.round} onSheet=${e.length>0&&(()=>s(!0))} />
    ${n&&i`<${Ir} deals=${e} onClose=${()=>s(!1)} />`}`:null}var Gl=({zone:t})=>t?.count>0&&i`<div class="general-stock">
  <${E} card="??" /><span class="hand-label">stock ${t.count}</span>
</div>`,Jl=7;function qr({name:t,zone:e}){return!e.cards.some(q)&&e.cards.length>3?i`<div class="general-stock"><${E} card="??" /><span class="hand-label">${t} ${e.count}</span></div>`:i`<${N} cards=${e.cards} label=${t} fanned=${e.cards.length>Jl} />`}var Vl=({place:t,amount:e,chipset:n})=>i`<div class="general-place" data-place=${t}>
  <${Ft} amount=${e} chipset=${n} />
  <span><span class="quiet">${J(t.replaceAll(":"," "))}</span> <b class="figure">${m(e)}</b></span>
</div>`;function Ql({seat:t,round:e,lit:n,holds:s,zones:r,places:o}){let a=e.markers[t.seat],c=[e.dealer===t.seat&&"the deal",s&&"has the tablet",a>0&&`owes ${m(a)}`];return i`<div class=${g(["general-seat",n&&"is-lit"])}>
    <div class="general-name">
      <b>${t.player}</b> <span class="figure" data-place=${`seat:${t.seat}`}>${m(t.rack)}</span>
      <span class="quiet small">${c.filter(Boolean).join(" \xB7 ")}</span>
    </div>
    ${o.map(([l,u])=>i`<div key=${l} class="small" data-place=${l}>
      <span class="quiet">${J(l.split(":").filter(p=>p!==String(t.seat)).join(" "))}</span>
      <b class="figure"> ${m(u)}</b>
    </div>`)}
    ${r.map(([l,u])=>i`<${qr} key=${l} name=${Zl(l)} zone=${Yl(l,u,e)} />`)}
  </div>`}var Yl=(t,e,n)=>t.startsWith("hand:")?{...e,cards:Ie(e.cards,n)}:e,Zl=t=>J(t.split(":").filter(e=>!/^\d+$/.test(e)).join(" ")),Xl=["sheet","scores","tokens"];function Dr({facts:t,players:e}){let n=Object.entries(t).filter(([s])=>!(t.sheet&&Xl.includes(s))).map(([s,r])=>[s,Wr(s,r,e)]).filter(([,s])=>s);return n.length>0&&i`<dl class="general-facts">
    ${n.map(([s,r])=>i`<div key=${s}><dt>${J(s)}</dt><dd>${r}</dd></div>`)}
  </dl>`}var tu=new Set("seat turn leader bidder declarer closer stopped winner playing losers winners takers".split(" ")),Wr=(t,e,n)=>tu.has(t)?eu(e,n):Kr(e,n),eu=(t,e)=>[t??[]].flat().map(n=>e[n]??`seat ${n}`).join(", ");function Kr(t,e){return t==null||t===""?"":typeof t=="boolean"?t?"yes":"no":Array.isArray(t)?t.map(s=>Kr(s,e)).filter(Boolean).join(", "):typeof t!="object"?Ms[t]?Bs(t):je(t):Object.entries(t).map(([s,r])=>[e[s]??Bs(s),Wr(s,r,e)]).filter(([,s])=>s).map(([s,r])=>`${s} ${r}`).join(" \xB7 ")}var zr={Felt:iu,Seen:cu,deed:ru,passOn:au},nu=10,su={T:10,Q:12},ou=([t,e])=>(su[t]??Number(t))+(e==="h"?nu:0);function ru({do:t,args:e},{round:n}){return t==="show"&&e.card!=="??"?`${L(n)[e.seat]}: ${j(e.card)}.`:""}function au({prompt:t,facts:e,record:n}){let s=n.at(-1)?.do==="choose"&&t?.awaited.length===1;return e&&s?t.awaited[0]:null}function iu({state:t,paying:e}){let{round:n,table:s}=t,r=o=>e?e.seat===o:!!n.prompt?.awaited.includes(o);return i`<section class="felt tricks" aria-label="felt">
    <header class="tricks-head">
      <p><b>match ${Math.min(n.facts.matches.length+1,n.options.cards_in_play)}</b> of ${n.options.cards_in_play}
        ${n.facts.changed&&" \xB7 the hands have changed places"}</p>
      <span class="tricks-pot" data-place="pot">${n.places.pot>0&&i`pot <b class="figure">${m(n.places.pot)}</b>`}</span>
    </header>
    <${Gr} round=${n} lit=${r} holds=${s.hand_over?.seat} />
    <${te} state=${t} />
  </section>`}function cu({round:t}){return i`<div class="matches-seen"><${Gr} round=${t} lit=${()=>!1} /></div>`}function Gr({round:t,lit:e,holds:n}){let s=t.options.cards_in_play;return i`<div class=${g(["matches",s>10&&"is-long"])}>
    ${t.seats.map(({seat:r,player:o,rack:a},c)=>i`<section key=${r} class=${g(["matches-row",e(r)&&"is-lit"])} aria-label=${o}>
      <span class="matches-name"><${dt} at=${c} /> <b>${o}</b>
        <b class="figure">${lu(t.facts.won[r])}</b>
        <span class="small" data-place=${`seat:${r}`}>${uu(t,r,a,n)}</span></span>
      <div class="matches-cards">
        ${[...Array(s).keys()].map(l=>i`<${pu} key=${l} round=${t} seat=${r} match=${l} half=${l===s/2} />`)}
      </div>
    </section>`)}
  </div>`}var lu=t=>`${t} ${t===1?"match":"matches"}`,uu=(t,e,n,s)=>[s===e&&"has the tablet",n>0&&W(n,"chip"),t.markers[e]>0&&`owes ${m(t.markers[e])}`].filter(Boolean).join(" \xB7 ");function pu({round:t,seat:e,match:n,half:s}){let{matches:r}=t.facts,o=r[n],a=o?.cards[e]??(n===r.length?du(t,e):null);return i`<span class=${g(["matches-card",s&&"is-half"])}>
    ${a?i`<${E} card=${a} lit=${o?.winner===e} dim=${!!o&&o.winner!==e} />`:i`<${at} />`}
    <span class="small figure">${a&&a!=="??"?ou(a):""}</span>
  </span>`}function du({prompt:t,zones:e,facts:n,options:s},r){if(t?.say.code==="divide-and-conquer.match")return t.awaited.includes(r)?null:"??";let o=n.matches.length%(s.cards_in_play/2);return e[`played:${r}`]?.cards[o]??null}var Vr={Felt:vu,words:$u,deed:mu,payments:gu,amongPlayers:!0,payment:_u,over:yu,passOn:hu,handNote:bu},fu={A:1,T:10},Jr=([t])=>fu[t]??Number(t);function $u(){return{draw:()=>"DRAW",pass:()=>"PASS"}}function mu({do:t},{who:e}){return t==="draw"?`${e} draws a card.`:t==="pass"?`${e} passes.`:null}function hu({prompt:t}){return t?.say.code==="kabu.draw"?t.awaited[0]:null}function bu({zones:t},e){let n=t[`hand:${e}`].cards,s=n.reduce((o,a)=>o+Jr(a),0),r=s>9?`: counts ${s%10}`:"";return`${n.map(Jr).join(" + ")} = ${s}${r}`}function yu(t){return(n=>t.record.at(-1)?.events.find(s=>s.code===n)?.text)("kabu.over")??(t.facts.debts.length?"Everybody has paid.":"Equal counts: nobody owes anything.")}function gu({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=L(t),s=Dt(t).filter(({action:a})=>a===e),r=[];for(let a of t.facts.debts){r.at(-1)?.seat!==a.from&&r.push({action:e,seat:a.from,player:n[a.from],amount:0,debts:[],ids:[]});let c=r.at(-1);c.debts.push(a),a.paid&&(c.amount-=a.amount,c.ids.push(s.shift().id))}let o=s.map(({from:a,amount:c,id:l})=>{let u=Number(a.split(":")[1]);return{action:e,seat:u,player:n[u],amount:-c,debts:[],ids:[l]}});return[...r,...o]}function _u({seat:t,amount:e,debts:n},s){let r=L(s),{counts:o}=s.facts,{stake:a}=s.options,c=n.reduce((f,$)=>f+$.amount,0),l=f=>`${o[f]} \u2212 ${o[t]}`,u=a>1?` \xD7 ${m(a)}`:"";if(!n.length)return{hand:"repays the house's marker"};if(!e){let f=s.seats.find($=>$.seat===t).rack;return{line:`${r[t]} owes ${m(c)}, holds ${m(f)}, and pays nobody.`}}let p=n.map(({to:f,amount:$})=>({to:r[f],amount:$,why:u?`(${l(f)})${u}`:l(f)}));return{line:`${r[t]} pays ${ku(p)}.`,pushes:p}}function ku(t){let e=t.map(({to:n,amount:s})=>`${n} ${m(s)}`);return e.length>1?`${e.slice(0,-1).join(", ")} and ${e.at(-1)}`:e[0]}function vu({state:t,pace:e,paying:n,face:s}){let{round:r,table:o}=t,{facts:a}=r,c=wu(r),l=Object.keys(a.counts).length>0,u=r.finished&&a.debts.length>0,p=new Set(s.payments(t).slice(0,e.paid).map(({seat:$})=>$)),f=L(r);return i`<section class="felt kabu" aria-label="felt" style=${{"--players":c.length}}>
    <${Su} round=${r} showing=${l} />
    <div class="kabu-row kabu-head">
      ${!u&&i`<span class="kabu-differ">${xu(r)}</span>`}
      ${u&&i`<span class="kabu-title">pays</span>
        ${c.map($=>i`<span class="kabu-to" key=${$}>${f[$]}</span>`)}
        <span class="kabu-net">net</span>`}
    </div>
    ${c.map($=>i`<${Tu} key=${$} seat=${$} seats=${c} round=${r} owing=${u}
      lit=${(n?.seat??r.prompt?.say.args.seat)===$} paid=${p.has($)}
      holds=${o.hand_over?.seat===$} />`)}
  </section>`}var wu=({seats:t,dealer:e})=>{let n=t.map(({seat:s})=>s).sort((s,r)=>s-r);return[...n.filter(s=>s>e),...n.filter(s=>s<=e)]},xu=({record:t})=>t[0]?.events.find(({code:e})=>e==="kabu.racks-differ")?.text;function Su({round:t,showing:e}){let{facts:n,options:s,zones:r}=t;return i`<p class="kabu-heading">
    <b>hand ${n.hand}</b>
    <span>${e?"showing":`lap ${n.lap} of 2`}</span>
    <span>stock ${r.stock.count}</span>
    <span>${W(s.stake,"chip")} a point</span>
  </p>`}function Tu({seat:t,seats:e,round:n,owing:s,lit:r,paid:o,holds:a}){let c=n.seats.find(d=>d.seat===t),{facts:l}=n,u=n.zones[`hand:${t}`].cards,p=l.counts[t],f=n.markers[t],$=[n.dealer===t&&"the deal",a&&"has the tablet",f&&`owes ${m(f)}`];return i`<div class=${g(["kabu-row",r&&"is-lit",o&&"is-paid"])} role="group" aria-label=${c.player}>
    <span class="kabu-who">
      <b>${c.player}</b><span class="figure" data-place=${`seat:${t}`}>${m(c.rack)}</span>
      <span class="kabu-note">${$.filter(Boolean).join(" \xB7 ")}</span>
    </span>
    <${N} cards=${u} />
    <b class="kabu-count">${p}</b>
    ${s?i`<${Au} seat=${t} seats=${e} debts=${l.debts} paid=${o} />`:i`<span class="kabu-state">${p===void 0?Ou(n,t):""}</span>`}
  </div>`}function Ou({facts:t,zones:e,prompt:n},s){let{count:r}=e[`hand:${s}`];return t.drawing.includes(s)?n?.say.code!=="kabu.draw"?"":n.awaited.includes(s)?r>2?"one more?":"draws or passes":r>t.lap+1?"drew a card":"":`passed with ${r}`}function Au({seat:t,seats:e,debts:n,paid:s}){let r=(c,l)=>n.find(u=>u.from===c&&u.to===l),o=c=>c.filter(l=>l.paid).reduce((l,{amount:u})=>l+u,0),a=o(n.filter(({to:c})=>c===t))-o(n.filter(({from:c})=>c===t));return i`
    ${e.map(c=>i`<${Eu} key=${c} debt=${r(t,c)} done=${s} own=${c===t} />`)}
    <b class=${g(["kabu-net",a>0&&"won",a<0&&"lost"])}>${B(a)}</b>`}function Eu({debt:t,done:e,own:n}){return t?i`<span class=${g(["kabu-debt",!t.paid&&"is-unpaid",t.paid&&e&&"is-done"])}>
    ${m(t.amount)}${t.paid&&e?i`<span class="kabu-tick">✓</span>`:""}
    ${!t.paid&&i`<span class="unseen">, not paid</span>`}
  </span>`:i`<span class=${g(["kabu-debt",n&&"is-own"])}></span>`}var ee=[..."789TJQKA"];function ne({round:t}){let{contract:e}=t.facts,n={train:Nu,quart:ju,domino:Mu}[e]??Cu;return i`<div class="lorum-middle"><${n} round=${t} /></div>`}var Cu=({round:{board:t,facts:e,seats:n}})=>i`<div class="lorum-trick" role="group" aria-label="the trick">
  ${n.map(({seat:s})=>{let r=t.trick.find(o=>o.seat===s);return i`<span key=${s} class=${`lorum-played is-seat-${s}`}>
      ${r?i`<${E} card=${r.card} lit=${Lu(e,t,s)} />`:i`<${at} />`}
    </span>`})}
</div>`,Lu=(t,e,n)=>e.trick.length===4&&t.takers[0]===n&&t.takers.every(s=>s===n);function Nu({round:{zones:t,facts:e,board:n}}){let{total:s}=e,r=n.tolls.find(([a])=>a>s),o=t.train?.cards??[];return i`<div class="lorum-train" role="group" aria-label=${`the train, total ${s}`}>
    <b class="lorum-total">${s}</b>
    <ol class="lorum-tolls">${n.tolls.map(([a,c])=>i`<li key=${a} class=${g([a<=s&&"is-done",r?.[0]===a&&"is-next"])}>
      <b>${a}</b> <span>costs ${m(c)}</span></li>`)}</ol>
    <div class="lorum-cars">${o.map(a=>i`<${E} key=${a} card=${a} />`)}</div>
  </div>`}function ju({round:{zones:t,board:e}}){let n=t.run?.cards??[],s=t.gone?.count??0;return i`<div class="lorum-run" role="group" aria-label="the run">
    <div class="lorum-cars">
      ${n.map(r=>i`<${E} key=${r} card=${r} />`)}
      ${e.wanted&&i`<span class="lorum-wanted"><${E} card=${e.wanted} dim /><span>wanted</span></span>`}
      ${!n.length&&i`<${at} />`}
    </div>
    <p class="quiet">${s} played before</p>
  </div>`}function Mu({round:{zones:t,board:e}}){let n=new Set(t.layout?.cards??[]),s=Bu(e);return i`<div class="lorum-grid" role="group" aria-label="the domino">
    ${[..."shdc"].map(r=>ee.map(o=>{let a=o+r;return i`<span key=${a}>${n.has(a)?i`<${E} card=${a} />`:i`<${at} label=${s.has(a)?`room for ${a}`:"no card yet"} wanted=${s.has(a)} />`}</span>`}))}
  </div>`}function Bu({laid:t,first_rank:e}){return e?new Set(Object.entries(t).flatMap(([n,s])=>{if(!s.length)return[e+n];let[r,o]=s.map(([a])=>ee.indexOf(a));return[ee[r-1],ee[o+1]].filter(Boolean).map(a=>a+n)})):new Set}var Qr=({prompt:t},e)=>t?.options.filter(({by:n})=>n===e)??[];function Yr({table:t,hand:e,seat:n,who:s,act:r,onCover:o}){let{round:a}=e,c=Qr(a,n),l=c.find(b=>b.do==="play"),u=c.find(b=>b.do==="pass"),p=a.prompt?.options.map(Z).join()??"",f=Rt(p),$=(b,_)=>f.swallows(_)||r({...l,args:b}),d=a.zones[`hand:${n}`],h=On(a),x=t.late.value;return i`
    <section class="hand-felt lorum-hand" aria-label="your hand">
      ${d.sight==="others"?i`<${Hu} round=${a} seat=${n} />`:i`<div class="lorum-seen"><${ne} round=${a} /></div>`}
      ${d.sight==="others"?i`<${Zr} left=${a.facts.positions?.[n]??[]} open=${l?.values.position??[]} onTap=${(b,_)=>$({position:b},_)} />`:i`<div class="tap-hand" role="group" aria-label="your cards">
            ${h.arranged(d.cards).map(b=>l?.values.card.includes(b)?i`<button type="button" class="tap-card is-open" key=${b} aria-label=${ut(b)} onClick=${_=>$({card:b},_)}><${E} card=${b} /></button>`:i`<span class="tap-card" key=${b}><${E} card=${b} dim=${!!l} /></span>`)}
          </div>`}
    </section>
    <section class="foot" aria-label="what is next">
      <${it} text=${a.prompt?.say.text??"The hand is over."} detail=${s} />
      <${kt} table=${t} />
      <${U} question=${p} end=${i`${d.sight==="owner"&&i`<${An} sorting=${h} />`}<${k} kind="plain" onTap=${o}>cover<//><${k} kind="plain" onTap=${t.takeBack}>back to the dealer<//>`}>
        ${u?i`<${k} kind="main" busy=${x} onTap=${()=>r({...u,args:{}})}>PASS<//>`:i`<p class="controls-note">${l?"Tap the card you play.":"Nothing of yours is asked for."}</p>`}
      <//>
    </section>`}var Zr=({left:t,open:e,onTap:n})=>i`<div class="tap-hand" role="group" aria-label="your cards, unseen">
  ${[...Array(8).keys()].map(s=>t.includes(s)?i`<button type="button" class="tap-card is-open" key=${s} disabled=${!e.includes(s)}
      aria-label=${`card ${s+1}`} onClick=${r=>n(s,r)}><${E} card="??" /></button>`:i`<span class="tap-card" key=${s}><${at} /></span>`)}
</div>`;function Hu({round:t,seat:e}){let n=L(t),s=t.seats.filter(r=>r.seat!==e);return i`<div class="lorum-others">
    <${ne} round=${t} />
    <div class="lorum-hands">${s.map(r=>i`<${N} key=${r.seat} cards=${t.zones[`hand:${r.seat}`].cards} label=${n[r.seat]} />`)}</div>
  </div>`}function Xr({table:t,state:e,news:n}){let{round:s}=e,{prompt:r}=s,o=r.options.map(Z).join(),a={table:t,state:e,round:s,question:o};return i`<section class="foot lorum-foot" aria-label="what is next">
    <${it} text=${r.say.text} news=${n} detail=${It(s,r.awaited)} />
    <${kt} table=${t} />
    ${s.cards==="physical"?i`<${Pu} ...${a} />`:i`<${Ru} ...${a} />`}
  </section>`}function Ru({table:t,state:e,round:n,question:s}){let[r]=n.prompt.awaited,o=Qr(n,r).find(({values:a})=>a.position);return i`<${U} question=${s}>
    ${$e(t,e)}
    ${o&&i`<div class="lorum-backs"><${Zr} left=${n.facts.positions[r]} open=${o.values.position}
      onTap=${a=>t.act({...o,args:{position:a}})} /></div>`}
  <//>`}function Pu({table:t,round:e,question:n}){let{prompt:s,undoable:r}=e,o=t.late.value,a=s.options.filter(f=>f.do==="play"),c=s.options.find(f=>f.do==="pass"),l=i`<${k} kind="plain" disabled=${!r} busy=${o} onTap=${t.undo}>take back<//>`;if(a.length>1){let f=L(e);return i`<${U} question=${n} end=${l}>
      ${a.map($=>i`<${k} key=${$.by} kind="main" busy=${o}
        onTap=${()=>t.act({...$,args:{card:$.values.card[0]}})}>${f[$.by]} ${j($.values.card[0])}<//>`)}
    <//>`}let[u]=a,p=new Set(u?.values.card??[]);return i`<${U} end=${i`
      ${c&&i`<${k} kind="main" busy=${o} onTap=${()=>t.act({...c,args:{}})}>PASS<//>`}
      ${l}`}>
    <div class="lorum-pack" role="group" aria-label="cards">
      ${[..."shdc"].flatMap(f=>ee.map($=>$+f)).map(f=>i`<button type="button" key=${f}
        class=${g(["picker-card",`suit-${f[1]}`,!p.has(f)&&"is-out"])} disabled=${!p.has(f)||o}
        aria-label=${ut(f)} onClick=${()=>t.act({...u,args:{card:f}})}>${p.has(f)&&i`<${Xt} card=${f} />`}</button>`)}
    </div>
  <//>`}var qe={"no-hearts":"No hearts",queens:"Queens","no-tricks":"No tricks","hairy-ape":"Hairy Ape",train:"Train",quart:"Quart",domino:"Domino"};function ea({state:t,onClose:e}){let{round:n,table:s}=t,r=L(n),o=n.seats.map(({seat:d})=>d),{contracts:a,deals:c}=n.board,l=Rs(s,n),u=d=>s.seats.find(h=>h.player===d)?.seat,p=Fu(l,u),f=d=>[...l.values()].reduce((h,x)=>h+(Ue(x,d,u)??0),0),$=(d,h)=>l.get(h*a.length+1)?.find(b=>b.seat===d)?.name??r[d];return i`<${pt} title="The score" onClose=${e} foot=${i`<${k} kind="plain" onTap=${e}>go back<//>`}>
    <div class="lorum-scores">
    <table class="lorum-sheet">
      <thead>
        <tr><th></th>${c.map((d,h)=>i`<th key=${d} colspan="4" scope="colgroup">${$(d,h)} deals</th>`)}</tr>
        <tr><th></th>${c.map(d=>o.map(h=>i`<th key=${`${d} ${h}`} class=${g([h===o[0]&&"starts"])}>${r[h].slice(0,3)}</th>`))}</tr>
      </thead>
      <tbody>${a.map((d,h)=>i`<tr key=${d}>
        <th scope="row">${qe[d]}</th>
        ${c.map((x,b)=>{let _=b*a.length+h+1,w=l.get(_);return o.map(A=>{let v=w&&Ue(w,A,u);return i`<td key=${`${_} ${A}`} class=${g([A===o[0]&&"starts",_===n.facts.hand&&"is-now",v>0&&"won",v<0&&"lost"])}>
              ${w?v===void 0?"\u2013":v?B(v):"\xB7":""}</td>`})})}
      </tr>`)}</tbody>
    </table>
    </div>
    <p class="lorum-sums">${o.map((d,h)=>i`<span key=${d}><${dt} at=${h} /> ${r[d]} <b class=${g([f(d)>0&&"won",f(d)<0&&"lost"])}>${B(f(d))}</b></span>`)}
      ${p.map(({player:d,name:h,result:x})=>i`<span key=${`gone ${d}`} class="quiet">${h} (left) <b>${B(x)}</b></span>`)}
      <span>pot <b>${m(n.places.pot??0)}</b></span></p>
    ${l.size>1&&i`<${Ot} deals=${Hs(l,r,o,u)} />`}
  <//>`}function Hs(t,e,n,s){let r=Object.fromEntries(n.map(o=>[o,0]));return[...t].map(([o,a])=>{let c=Object.fromEntries(n.map(u=>[u,r[u]+(Ue(a,u,s)??0)])),l={better:"high",goal:null,before:r,after:c};return r=c,{deal:o,names:e,sheet:l}})}function Rs({past:t,seats:e},n){let s=n.facts.hand-1,r=s?t.filter(({voided:a})=>!a).slice(-s):[],o=new Map(r.map((a,c)=>[s-r.length+c+1,ta(a.seats,a.results)]));return n.finished?o.set(n.facts.hand,ta(e,Iu(n))):o}var ta=(t,e)=>t.map(({seat:n,player:s,name:r})=>({seat:n,player:s,name:r,result:e[n]??0})),Ue=(t,e,n)=>t.find(({player:s})=>n(s)===e)?.result;function Fu(t,e){let n=new Map;for(let{player:s,name:r,result:o}of[...t.values()].flat())e(s)===void 0&&n.set(s,{player:s,name:r,result:(n.get(s)?.result??0)+o});return[...n.values()]}function Iu({record:t,seats:e}){let n=Object.fromEntries(e.map(({seat:s})=>[s,0]));for(let{from:s,to:r,amount:o}of t.flatMap(({transfers:a})=>a))s==="house"||r==="house"||(s.startsWith("seat:")&&(n[s.slice(5)]-=o),r.startsWith("seat:")&&(n[r.slice(5)]+=o));return n}var na={Felt:Ju,Foot:()=>Xr,OpenHand:Yr,words:Du,deed:Uu,event:qu,payments:Ku,amongPlayers:!0,payment:zu,over:Gu,passOn:Wu};function Du(){return{pass:()=>"PASS"}}function Uu({do:t,args:e},{who:n}){return t==="pass"?`${n} passes.`:t!=="play"?null:e.card&&e.card!=="??"?`${n}: ${j(e.card)}.`:`${n} plays a card.`}function qu({code:t,args:e,text:n}){return t==="lorum.total"?`Total ${e.total}.`:n}function Wu({prompt:t}){return t?t.awaited.length===1?t.awaited[0]:t.options[0]?.by??null:null}function Ku({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=L(t),s=[];for(let r of Dt(t).filter(({action:o})=>o===e)){let o=nt(r.from)??nt(r.to)??0,a=r.from==="pot";(s.at(-1)?.seat!==o||s.at(-1).takes!==a)&&s.push({action:e,seat:o,player:n[o],takes:a,amount:0,transfers:[],ids:[]});let c=s.at(-1);c.ids.push(r.id),r.from!=="house"&&(c.transfers.push(r),c.amount+=a?r.amount:-r.amount)}return s}function zu({player:t,takes:e,amount:n,transfers:s},r){if(e)return{line:`${t} takes the pot, ${m(n)}.`};let o=L(r),a=l=>l==="house"?"the house":o[nt(l)??0]??"the pot",c=s.map(l=>({to:a(l.to),amount:l.amount}));return{line:`${t} pays ${c.map(l=>`${l.to} ${m(l.amount)}`).join(", ")}.`,sums:[...new Set(s.map(({why:l})=>l))],pushes:c}}function Gu({facts:t,board:e,record:n}){return n.at(-1)?.events.find(({code:r})=>r==="lorum.over")?.text??`Hand ${t.hand} of ${e.hands} is over and paid.`}function Ju(t){let{state:e,paying:n}=t,{round:s,table:r}=e,[o,a]=S(!1),c=l=>n?n.seat===l:!!s.prompt?.awaited.includes(l);return i`<section class="felt lorum" aria-label="felt">
    <${Vu} round=${s} onSheet=${()=>a(!0)} />
    <div class=${`lorum-table is-${s.facts.contract}`}>
      ${s.seats.map(({seat:l})=>i`<${Qu} key=${l} seat=${l} round=${s} lit=${c(l)} holds=${r.hand_over?.seat===l} />`)}
      <${ne} round=${s} />
    </div>
    ${o&&i`<${ea} state=${e} onClose=${()=>a(!1)} />`}
  </section>`}function Vu({round:t,onSheet:e}){let{facts:n,board:s,places:r,options:o}=t;return i`<header class="lorum-head">
    <ol class="lorum-contracts" aria-label="the contracts">
      ${s.contracts.map((a,c)=>i`<li key=${a} class=${g([a===n.contract&&"is-lit",c<(n.hand-1)%s.contracts.length&&"is-done"])}>${qe[a]}</li>`)}
    </ol>
    <div class="lorum-line">
      <span><b>hand ${n.hand}</b> of ${s.hands}</span>
      <span>${W(o.stake,"chip")} a point</span>
      <span data-place="pot">pot <b class="figure">${m(r.pot??0)}</b></span>
      <${k} kind="quiet" onTap=${e}>score sheet<//>
    </div>
  </header>`}function Qu({seat:t,round:e,lit:n,holds:s}){let{facts:r,zones:o,markers:a}=e,c=L(e)[t],l=e.seats.find(d=>d.seat===t).rack,u=o[`hand:${t}`].count,p=(o[`won:${t}`]?.count??0)/4,f=r.points?.[t],$=[e.dealer===t&&"the deal",f&&W(f,"point"),s&&"has the tablet",a[t]>0&&`owes ${m(a[t])}`];return i`<section class=${g(["lorum-seat",`is-seat-${t}`,n&&"is-lit"])} aria-label=${c}>
    <span class="lorum-name"><b>${c}</b> <span class="figure" data-place=${`seat:${t}`}>${m(l)}</span></span>
    <span class="small quiet">${$.filter(Boolean).join(" \xB7 ")}</span>
    <span class="small">${[u&&W(u,"card"),p&&W(p,"trick")].filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var sa={c:"\u2663\uFE0E",d:"\u2666\uFE0E",h:"\u2665\uFE0E",s:"\u2660\uFE0E"},Yu=12,oa=t=>sa[t],Nn=({points:t,no_trump:e})=>`${t}${e?" no trump":""}`;function ra({bids:t=[],passed:e=[],contract:n},s){if(e.includes(s))return i`<span class="small quiet">passes</span>`;let r=t.find(a=>a.seat===s);if(!r)return null;let o=n?.seat===s;return i`<span class=${o?"tricks-contract":"small"}>${o?"plays":"bids"} ${Nn(r)}</span>`}function aa({table:t,state:e,news:n}){let{round:s}=e,{prompt:r,undoable:o}=s,a=d=>r.options.find(h=>h.do===d),c=t.late.value,l=i`<${k} kind="plain" disabled=${!o} busy=${c} onTap=${t.undo}>take back<//>`,u=(d,h)=>()=>t.act({...d,args:h}),p=a("bid"),f=a("trump"),$=(d,h)=>d&&i`<${k} kind="plain" busy=${c} onTap=${u(d,{})}>${h}<//>`;return i`<section class="foot tricks-foot" aria-label="what is next">
    <${it} text=${r.say.text} news=${n} />
    <${kt} table=${t} />
    <${U} question=${r.options.map(Z).join()} end=${l}>
      ${vs(e).length>0&&$e(t,e)}
      ${p&&i`<${Zu} bid=${p} round=${s} busy=${c} onBid=${d=>t.act({...p,args:d})} />`}
      ${f&&i`<${Xu} busy=${c} onName=${d=>t.act({...f,args:d})} />`}
      ${$(a("pass"),"PASS")}
      ${$(a("misdeal"),"misdeal")}
    <//>
  </section>`}var Zu=({bid:t,round:e,busy:n,onBid:s})=>i`<div class="bids" role="group" aria-label="bids">
  ${tp(t,e).map(({points:r,without:o,open:a})=>i`<${k} key=${`${r} ${o}`} kind=${a?"main":"plain"} disabled=${!a} busy=${n}
    name=${`bid ${Nn({points:r,no_trump:o})}`}
    onTap=${()=>s(o?{points:r,no_trump:!0}:{points:r})}>${r}${o&&i`<small> NT</small>`}<//>`)}
</div>`,Xu=({busy:t,onName:e})=>Object.entries(sa).map(([n,s])=>i`<${k} key=${n} kind="main" large busy=${t} name=${`trumps ${s}`} onTap=${()=>e({suit:n})}>${s}<//>`);function tp({by:t,values:e,optional:n},{facts:s,dealer:r,options:o}){let a=s.bids.at(-1),c=(p,f)=>2*p+Number(f),l=a?c(a.points,a.no_trump)+(t===r?0:1):0,u=[];for(let p of[!1,!0])for(let f=o.minimum_bid;f<=Yu;f+=1)u.push({points:f,without:p,open:c(f,p)>=l&&f>=e.points.min&&(p||n.includes("no_trump"))});return u}var ia=We(ap),ca=We(cp),la={...We(lp),Foot:up};function We(t){let e=({round:n})=>i`<div class="tricks-seen"><${t} round=${n} /><${ua} round=${n} /></div>`;return{deed:ep,passOn:np,Felt:sp(t),Seen:e}}function ep({do:t,args:e},{who:n}){return t==="play"?e.card&&e.card!=="??"?`${n}: ${j(e.card)}.`:`${n} plays a card.`:["bid","pass","trump","misdeal"].includes(t)?"":null}function np({prompt:t}){return t?.awaited.length===1?t.awaited[0]:null}function sp(t){return function(n){let{state:s,paying:r}=n,{round:o,table:a}=s;return i`<section class="felt tricks" aria-label="felt">
      <header class="tricks-head">
        <${t} round=${o} />
        <span class="tricks-pot" data-place="pot">${o.places.pot>0&&i`pot <b class="figure">${m(o.places.pot)}</b>`}</span>
      </header>
      <${ua} round=${o} paying=${r} holds=${a.hand_over?.seat} />
      <${te} state=${s} />
    </section>`}}function ua({round:t,paying:e,holds:n}){let s=a=>e?e.seat===a:!!t.prompt?.awaited.includes(a),r=!t.zones.trick?.cards.length,o=t.cards==="virtual"&&Object.keys(t.facts.scores).some(a=>a.includes("+"));return i`<div class=${g(["tricks-seats",r&&"is-empty",o&&"is-across"])}>
    ${t.seats.map(a=>i`<${op} key=${a.seat} seated=${a} round=${t} lit=${s(a.seat)} holds=${n===a.seat} />`)}
  </div>`}function op({seated:{seat:t,player:e,rack:n},round:s,lit:r,holds:o}){let{facts:a,zones:c,markers:l}=s,u=c[`hand:${t}`]?.count??0,p=a.tricks.takers.filter(h=>h===t).length,f=Object.keys(a.scores),$=f.findIndex(h=>h.split("+").includes(String(t))),d=[u&&W(u,"card"),p&&W(p,"trick"),s.dealer===t&&"the deal",o&&"has the tablet",n>0&&W(n,"chip"),l[t]>0&&`owes ${m(l[t])}`];return i`<section class=${g(["tricks-seat",r&&"is-lit"])} aria-label=${e}>
    <span class="tricks-name"><${dt} at=${$} /> <b>${e}</b></span>
    <span class="tricks-score"><b class="figure">${m(a.scores[f[$]])}</b> ${ra(a,t)}</span>
    <${rp} round=${s} seat=${t} />
    <span class="small">${d.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}function rp({round:t,seat:e}){let{order:n,takers:s}=t.facts.tricks,r=t.zones.trick?.cards??[];if(t.finished)return null;let o=r[n.indexOf(e)];if(!o)return i`<${at} />`;let a=r.length===n.length&&s.at(-1)===e;return i`<${E} card=${o} lit=${a} />`}function ap({round:{facts:t,options:e}}){return i`<p><b>deal ${t.deal}</b> · ${m(e.limit)} points end the game ·
    J♠${"\uFE0E"} 2, every other jack 1${e.token>0&&` \xB7 ${W(e.token,"chip")} a point`}</p>`}var ip={tricks:"Tricks 10",hearts:"Hearts 10",queens:"Queens 25","king-of-spades":"K\u2660\uFE0E 100","last-trick":"Last trick 100",everything:"Everything"};function cp({round:{facts:t}}){return i`<ol class="tricks-contracts" aria-label="the six deals">
    ${Object.entries(ip).map(([e,n],s)=>i`<li key=${e} class=${g([s===t.deal-1&&"is-lit",s<t.deal-1&&"is-done"])}>${n}</li>`)}
  </ol>`}function lp({round:t}){let{deal:e,contract:n,trump:s}=t.facts,r=L(t),o=n?i`<b>${r[n.seat]} plays ${Nn(n)}</b>${s&&i`, <b class="tricks-trump">${oa(s)}</b> trumps`}`:i`<b>bidding</b>`;return i`<p>deal ${e} · ${o} · 5♥${"\uFE0E"} +5 · 3♠${"\uFE0E"} −3</p>`}function up(t){return t.prompt?.options.some(({do:e})=>e==="bid"||e==="trump")?aa:null}var pp=[..."ATKQJ"],dp=[..."shdc"].flatMap(t=>pp.map(e=>e+t));function pa({table:t,state:e,news:n,face:s}){let[r,o]=S(null),{round:a}=e,{prompt:c}=a,l=s.sure(),u=s.words(),p=c.options.find(_=>_.do==="play"),f=c.options.filter(_=>_!==p),$=t.late.value,d=new Set(p.values.card),h=(_,w)=>l[_.do]?o({option:_,args:w}):t.act({..._,args:w}),x=()=>{o(null),t.act({...r.option,args:r.args})},b=_=>_.values.suit??[null];return i`<section class="foot" aria-label="what is next">
    <${it} text=${c.say.text} news=${n} detail=${It(a,c.awaited)} />
    <${kt} table=${t} />
    <div class="schnapsen-pack" role="group" aria-label="cards">
      ${dp.map(_=>i`<button type="button" key=${_} class=${g(["picker-card",`suit-${_[1]}`,!d.has(_)&&"is-out"])}
        disabled=${!d.has(_)||$} aria-label=${ut(_)}
        onClick=${()=>t.act({...p,args:{card:_}})}>${d.has(_)&&i`<${Xt} card=${_} />`}</button>`)}
    </div>
    <${U} question=${c.options.map(Z).join()} end=${i`
      <${k} kind="plain" disabled=${!a.undoable} busy=${$} onTap=${t.undo}>undo<//>`}>
      ${f.flatMap(_=>b(_).map(w=>{let A=w?{suit:w}:{};return i`<${k} key=${`${_.do} ${w}`} busy=${$} onTap=${()=>h(_,A)}>
            ${u[_.do]?.(A)??_.do}
          <//>`}))}
    <//>
    ${r&&i`<${gt} ...${l[r.option.do](L(a)[r.option.by])} onYes=${x} onClose=${()=>o(null)} />`}
  </section>`}var fp={c:"clubs",d:"diamonds",h:"hearts",s:"spades"},da=We($a),fa={...da,Foot:$p,Seen:gp,deed:bp,sure:yp,words:hp};function $p({cards:t,prompt:e}){return t==="physical"&&e?.options.some(n=>n.do==="play")?pa:null}var mp={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"};function hp(){return{marry:({suit:t})=>`marry ${mp[t]??""}\uFE0E`}}function bp(t,e){return t.do==="play"?da.deed(t,e):""}function yp(){return{declare:t=>({title:`${t} declares 66?`,text:"The tricks are turned up and counted. There is no way back.",yes:`${t} declares`}),close:t=>({title:`${t} closes the stock?`,text:"Nobody draws any more, and whoever closes must reach 66.",yes:`${t} closes`})}}function gp({round:t}){let e=L(t),{order:n}=t.facts.tricks;return i`<div class="schnapsen-seen">
    <${$a} round=${t} />
    ${(t.zones.trick?.cards??[]).map((s,r)=>i`<${N} key=${s} cards=${[s]} label=${e[n[r]]} />`)}
  </div>`}function $a({round:t}){let{zones:e,facts:n}=t,s=L(t),[r]=e.upcard?.cards??[],o=e.stock.count+(r?1:0);return i`<div class="schnapsen-stock">
    <span class="schnapsen-cards">
      ${r&&i`<${E} card=${n.closed?"??":r} />`}
      ${e.stock.count>0&&!n.closed&&i`<${E} card="??" />`}
    </span>
    <span>
      ${n.trump&&i`<span class="schnapsen-trump">
        <svg class=${`suit-${n.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${Y[n.trump]} /></svg>
        <b>${fp[n.trump]}</b> trumps</span>`}
      <span class="small">${_p(n,o,s)}</span>
    </span>
    <span class="schnapsen-shown">
      ${n.marriages.map(({seat:a,suit:c,points:l,counts:u})=>i`<span class="schnapsen-marriage" key=${c}>
        <${N} cards=${[`K${c}`,`Q${c}`]} fanned />
        <span class="small"><b>${s[a]}</b> <b class="figure">${l}</b><br />${u?"counts":"with the next trick"}</span>
      </span>`)}
    </span>
  </div>`}function _p({closed:t},e,n){return t?`closed by ${n[t.seat]}`:e?`stock ${e}`:"stock drawn out"}var Ps=t=>["speculation.market","speculation.due"].includes(t?.say.code),be=({facts:t},e)=>t.bids.filter(n=>n.seat===e);function jn({stands:t}){let e=Math.round(t/1e4);return t>0&&e===0?"under 1%":t<1e6&&e===100?"over 99%":`${e}%`}var At=({prompt:t},e,n)=>t.options.find(s=>s.by===e&&s.do===n),ma=t=>Ps(t.prompt)?At(t,"dealer","sale"):null;function Mn(t,e){let n=ma(t);return n&&e.deal?.asked===Z(n)?e.deal:null}function ha(t,e,n){let s=ma(t);if(!s)return null;let{from:r,to:o,unseen:a}=s.values,c=Mn(t,e),l=Z(s);if(c&&(n===c.to||n===c.from&&a))return{asked:null};if(a&&!c)return r.includes(n)?{asked:l,from:n,unseen:!0}:null;let u=c?.from??r[0];return n===u||!o.includes(n)?null:{asked:l,from:u,to:n,unseen:!!a,price:kp(t,u,n,a)}}function kp(t,e,n,s){let r=be(t,n).find(a=>a.unseen===(s?e:null));if(r||!s)return r?.price;let o=t.record.flatMap(({events:a})=>a).findLast(({code:a})=>a==="speculation.sells-unseen");return o&&o.args.price<=ba(t,n)?o.args.price:void 0}var ba=({seats:t},e)=>t.find(n=>n.seat===e).rack;function ya({table:t,state:e,pad:n,setPad:s,news:r}){let{round:o,night:a}=e,c=Mn(o,n),u={table:t,round:o,give:async(f,$)=>await t.act({...f,args:$})&&s(d=>d.deal===n.deal?{deal:null}:{})};if(!c)return i`<${vp} ...${u} news=${r} />`;let p=f=>s({deal:{...c,price:f}});return i`<${wp} ...${u} news=${r} deal=${c} chipset=${a.chip_set} onPrice=${p} onCancel=${()=>s({deal:null})} />`}function vp({table:t,round:e,news:n,give:s}){let[r,o]=S(!1),{prompt:a,facts:c}=e,l=L(e),[u]=a.awaited,p=At(e,u,"turn")??At(e,u,"keep"),f=c.due===null&&At(e,c.holder,"sell"),$=f&&c.bids.filter(_=>f.values.to.includes(_.seat)).sort((_,w)=>w.price-_.price)[0],d=c.offer&&At(e,c.offer.to,"agree"),h=t.late.value,x=c.due===null?"Sold? Tap the buyer.":"An unseen card sold? Tap the seller, then the buyer.",b=!d&&i`<span class="controls-note">${x}</span>`;return i`<${Ut} table=${t} line=${a.say.text} detail=${It(e,a.awaited)} news=${n}>
    <${U} question=${Z(p)} end=${b}>
      <${k} kind=${d?"plain":"main"} large busy=${h} onTap=${()=>d?o(!0):s(p,{})}>${p.do==="turn"?"TURN":"KEEP"}<//>
      ${$&&i`<${k} kind="plain" busy=${h} onTap=${()=>s(f,{to:$.seat})}>sell to ${l[$.seat]} · ${m($.price)}<//>`}
      ${d&&i`<${k} kind="plain" busy=${h} onTap=${()=>s(d,{})}>${l[c.offer.to]} agrees · ${m(c.offer.price)}<//>`}
      ${d&&i`<${k} kind="quiet" busy=${h} onTap=${()=>s(At(e,c.holder,"withdraw"),{})}>no more offer<//>`}
    <//>
    ${r&&d&&i`<${gt} title=${`${p.do==="turn"?"Turn":"Keep"} now?`} no=${`wait for ${l[c.offer.to]}`} yes=${p.do}
      text=${`${l[c.offer.to]} has not answered the offer at ${m(c.offer.price)}. It ends with the next card.`}
      onYes=${()=>{o(!1),s(p,{})}} onClose=${()=>o(!1)} />`}
  <//>`}function wp({table:t,round:e,deal:n,chipset:s,news:r,give:o,onPrice:a,onCancel:c}){let l=L(e),{from:u,to:p,price:f,unseen:$}=n,d=p===void 0?0:ba(e,p),h=$?"an unseen card":j(e.zones.held.cards[0]),x=f===void 0?"for \u2026":f===0?"for nothing":`for ${m(f)}`,b=p===void 0?`${l[u]} sells ${h}: tap the buyer.`:`${l[u]} sells ${h} to ${l[p]} ${x}.`,_=i`<${k} kind="plain" onTap=${c}>cancel<//>`;if(p===void 0)return i`<${Ut} table=${t} line=${b} news=${r}><${U} question=${`from ${u}`} end=${_} /><//>`;let w=t.late.value,A=f!==void 0&&f<=d,v=$?{unseen:u}:{},T=At(e,"dealer","sale"),P=At(e,p,"bid"),X=At(e,u,"offer"),I=be(e,p).find(K=>K.unseen===($?u:null));return i`<${Ut} table=${t} line=${b} detail=${`${l[p]} \xB7 rack ${m(d)}`} news=${r}>
    <div class="bets">
      <div class="bets-row">
        <div class="speculation-prices" role="group" aria-label="price">
          ${Sp(e.places.pot).map(K=>i`<${k} key=${K} chosen=${K===f} disabled=${K>d} onTap=${()=>a(K)}>${m(K)}<//>`)}
        </div>
        <${fe} chipset=${s} fits=${K=>(f??0)+K<=d} onAdd=${K=>a((f??0)+K)}
          onTakeOff=${K=>a(Math.max(0,(f??0)-K))} />
      </div>
      <${U} question=${`${u} ${p}`} end=${_}>
        <${k} kind="main" disabled=${!A} busy=${w} onTap=${()=>o(T,{from:u,to:p,price:f,...$?{unseen:!0}:{}})}>
          SOLD${A?` \xB7 ${m(f)}`:""}
        <//>
        ${I&&I.price===f?i`<${k} kind="plain" busy=${w} onTap=${()=>o(At(e,p,"withdraw"),v)}>no more bid<//>`:i`<${k} kind="plain" disabled=${!A} busy=${w} onTap=${()=>o(P,{price:f,...v})}>a bid<//>`}
        ${!$&&i`<${k} kind="plain" disabled=${!A} busy=${w} onTap=${()=>o(X,{to:p,price:f})}>an offer<//>`}
      <//>
    </div>
  <//>`}var xp=[0,1,2,3,4,5,6,8,10,15];function Sp(t){let n=[1,2,5,10,20,50,100,200,500,1e3,2e3,5e3].findLast(s=>s*20<=t)??1;return xp.map(s=>s*n)}var ga={Felt:Lp,Foot:Tp,deed:Op,payments:Ap,payment:Ep,over:Cp};function Tp(t){return Ps(t.prompt)?ya:null}function Op({do:t,events:e},{who:n}){return t==="turn"&&!e.length?`${n} turns a card.`:""}function Ap({round:t}){if(!t?.finished)return[];let e=L(t),n=t.record.at(-1).index;return Dt(t).filter(({action:s,from:r,to:o})=>s===n&&(r==="pot"||o==="house")).map(({from:s,to:r,amount:o,id:a})=>{let c=Number((s==="pot"?r:s).split(":")[1]);return{action:n,seat:c,player:e[c],amount:s==="pot"?o:-o,ids:[a]}})}function Ep({amount:t},e){if(t<0)return{hand:"repays the house's marker"};let[n]=e.zones.held.cards;return{hand:`${j(n)} is the highest trump`,sums:["the whole pot"],lit:new Set([n])}}function Cp({record:t}){return t.at(-1).events.find(({code:e})=>e==="speculation.wins").text}function Lp(t){let{state:e,paying:n}=t,{round:s}=e,r=s.seats.map(({seat:u})=>u).sort((u,p)=>u-p),o=Math.ceil(r.length/2),a=Mn(s,t.pad),c=[r.slice(0,o),r.slice(o).reverse()],l=u=>i`<div class="speculation-row">
    ${u.map(p=>i`<${Mp} key=${p} seat=${p} ...${t} chosen=${a}
      lit=${n?n.seat===p:!!s.prompt?.awaited.includes(p)} />`)}
  </div>`;return i`<section class="felt speculation" aria-label="felt" style=${{"--across":o}}>
    ${l(c[0])}
    <${Np} state=${e} />
    ${l(c[1])}
  </section>`}function Np({state:t}){let{round:e,night:n}=t,{facts:s,places:r,zones:o,board:a}=e,[c]=o.held.cards;return i`<div class="speculation-middle">
    <${N} cards=${o.held.cards} places=${1} wanted=${!c} />
    <div class="speculation-held">
      ${c&&i`
        <p><b>${L(e)[s.holder]}</b> holds it ${!e.finished&&i`<span class="quiet">· ${s.due===null?"for sale":"not for sale"}</span>`}</p>
        <${jp} board=${a} finished=${e.finished} />`}
    </div>
    <div class="speculation-pot" data-place="pot">
      <${Ft} amount=${r.pot??0} chipset=${n.chip_set} />
      <span>pot <b class="figure">${m(r.pot??0)}</b></span>
    </div>
  </div>`}function jp({board:t,finished:e}){let{trumps:n,higher:s,against:r}=t;return e?null:i`
    <p class="speculation-stands"><b class="figure">${jn(t)}</b> that it stands</p>
    <p class="speculation-higher">
      ${s.length?i`<svg class=${`suit-${n}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${Y[n]} /></svg>
        <span>${s.map(([o])=>o==="T"?"10":o).reverse().join(" ")} unseen</span>`:"nothing can beat it"}
      <span class="quiet"> · ${r} face down against it</span>
    </p>`}function Mp({seat:t,state:e,pad:n,setPad:s,chosen:r,lit:o}){let{round:a}=e,c=a.seats.find($=>$.seat===t),l=a.zones[`pile:${t}`].count,u=ha(a,n,t),p=["speculation-seat",o&&"is-lit",a.facts.holder===t&&"is-holder",(r?.from===t||r?.to===t)&&"is-chosen"],f=i`
    <span class="speculation-who"><b>${c.player}</b><span class="figure" data-place=${`seat:${t}`}>${m(c.rack)}</span></span>
    <span class="speculation-cards">
      <span class="speculation-pile">
        ${[...Array(Math.min(l,3)).keys()].map($=>i`<${E} key=${$} card="??" />`)}
        ${l>0&&i`<span class="speculation-count">${l}</span>`}
      </span>
      <span class="speculation-turned">
        ${a.zones[`turned:${t}`].cards.map($=>i`<span key=${$}><${E} card=${$} /></span>`)}
      </span>
    </span>
    <span class="speculation-says">${Bp(a,t,r)}</span>`;return u?i`<button type="button" class=${g(p)} aria-label=${c.player} aria-pressed=${String(r?.from===t||r?.to===t)}
    onClick=${()=>s({deal:u})}>${f}</button>`:i`<div class=${g(p)} role="group" aria-label=${c.player}>${f}</div>`}function Bp(t,e,n){if(n?.to===e)return"buys";if(n?.from===e)return n.unseen?"sells a card":"sells it";let{offer:s,holder:r}=t.facts,o=L(t),a=be(t,e).map(({unseen:u,price:p})=>`bids ${m(p)}${u===null?"":` for ${o[u]}'s`}`);if(s?.to===e&&a.push(`offered at ${m(s.price)}`),a.length)return a.join(", ");let c=t.markers[e];return[r===e&&"holds",t.dealer===e&&"the deal",c&&`owes ${m(c)}`].filter(Boolean).join(" \xB7 ")}var _a={Felt:Hp,Seen:Rp};function Hp({state:t,paying:e}){let{round:n,table:s}=t,r=o=>e?e.seat===o:!!n.prompt?.awaited.includes(o);return i`<section class="felt bus" aria-label="felt">
    <${ka} round=${n} />
    <div class="bus-seats">
      ${n.seats.map(o=>i`<${Pp} key=${o.seat} seated=${o} round=${n} lit=${r(o.seat)} holds=${s.hand_over?.seat===o.seat} />`)}
    </div>
    ${n.finished&&i`<${te} state=${t} />`}
  </section>`}function Rp({round:t}){return i`<div class="bus-seen">
    <${ka} round=${t} />
    <p class="bus-all">${t.seats.map(({seat:e,player:n})=>i`<span key=${e}>${n} <${wa} count=${t.facts.tokens[e]} of=${va(t)} /></span>`)}</p>
  </div>`}function ka({round:t}){let{pot:e}=t.places;return i`<div class="bus-middle">
    <${N} cards=${t.zones.middle?.cards??[]} label="the middle" />
    <span class="bus-pot" data-place="pot">${e>0&&i`pot <b class="figure">${m(e)}</b>`}</span>
  </div>`}function Pp({seated:{seat:t,player:e,rack:n},round:s,lit:r,holds:o}){let{facts:a,zones:c,markers:l,options:u}=s,p=c[`hand:${t}`],f=[a.stopped===t&&"stopped the bus",a.losers.includes(t)&&"the worst hand",!a.playing.includes(t)&&"watches",s.dealer===t&&"the deal",o&&"has the tablet",(n>0||u.token>0)&&`rack ${m(n)}`,l[t]>0&&`owes ${m(l[t])}`];return i`<section class=${g(["bus-seat",r&&"is-lit"])} aria-label=${e}>
    <span class="bus-name"><b>${e}</b> <${wa} count=${a.tokens[t]} of=${va(s)} /></span>
    <${N} cards=${Ie(p?.cards??[],s)} />
    <span class="small" data-place=${`seat:${t}`}>${f.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var va=({facts:t,options:e})=>Math.max(e.tokens,...Object.values(t.sheet.before)),Fp=6;function wa({count:t,of:e}){let n=`${t} ${t===1?"token":"tokens"}`;return e>Fp?i`<span class="bus-tokens">${n}</span>`:i`<span class="bus-tokens" role="img" aria-label=${n}>
    ${Array.from({length:e},(s,r)=>i`<i key=${r} class=${r<t?"is-left":null}></i>`)}
  </span>`}var mt="HDCS",Et={H:"Hearts",D:"Diamonds",C:"Clubs",S:"Spades"},bt={WIN:1,EXA:2,SFC:4},ft=7,Ip={H:"\u2665",D:"\u2666",C:"\u2663",S:"\u2660"},vt=t=>t.split("/").map(e=>`${Ip[e]}\uFE0E`).join(" "),Dp=t=>t.split("/").map(e=>Et[e]).join(", "),Ke=({horse:t})=>i`<svg class=${`horse-suit suit-${t.toLowerCase()}`} viewBox="-2 -2 104 104" role="img"
    aria-label=${Et[t]}>
  <path class="card-pip" d=${Y[t.toLowerCase()]} />
</svg>`,Wt=({order:t})=>i`<span class="order" role="img" aria-label=${Dp(t)}>
  ${t.split("/").map(e=>i`<${Ke} key=${e} horse=${e} />`)}
</span>`;function Fs(t,e){return e===0?[[]]:t.flatMap(n=>Fs(t.filter(s=>s!==n),e-1).map(s=>[n,...s]))}function ze(t,e){let n=Object.fromEntries([...mt].map(r=>[r,0])),s=[];for(let r of t.slice(0,e)){let o=r[1].toUpperCase();n[o]<ft&&s.length<3&&(n[o]+=1),n[o]===ft&&!s.includes(o)&&s.push(o)}return s.length===3&&s.push([...mt].find(r=>!s.includes(r))),{spaces:n,home:s}}var ye=t=>t.reduce((e,{amount:n})=>e+n,0),Bn=(t,e,n)=>t.prompt?.options.find(s=>s.by===e&&s.do===n),xa=({options:t},e)=>typeof t.minimum_bet=="object"?t.minimum_bet[e]:t.minimum_bet;function Sa({table:t,state:e,paying:n,pad:s,setPad:r}){let[o,a]=S(null),{round:c}=e,l=c.prompt?.say.code==="superfecta.betting",u=async()=>{let{ticket:p,seat:f}=o;a(null),await t.act({...Bn(c,f,"cancel"),args:{ticket:p}})};return i`<div class="tickets" role="group" aria-label="tickets by seat">
    ${c.seats.map(p=>i`<${Up} key=${p.seat} seated=${p} selling=${l}
      chosen=${l?(s.seat??c.seats[0].seat)===p.seat:n?.seat===p.seat}
      tickets=${c.facts.tickets.filter(({seat:f})=>f===p.seat)}
      finish=${c.facts.finish&&!c.prompt?c.facts.finish:null}
      onChoose=${()=>r({seat:p.seat})} onTicket=${a} />`)}
    ${o&&i`<${gt} title=${`Cancel ticket ${o.ticket}?`} yes="cancel the ticket" no="keep it"
      text=${`${o.bets.map(Ta).join(", ")}: ${m(ye(o.bets))} go back to the rack.`}
      onYes=${u} onClose=${()=>a(null)} />`}
  </div>`}var Ta=({amount:t,type:e,horses:n})=>`${m(t)} ${e} ${vt(n)}`;function Up({seated:t,selling:e,chosen:n,tickets:s,onChoose:r,onTicket:o}){let a=R(null);M(()=>{n&&a.current.scrollIntoView({block:"nearest"})},[n]);let c=i`<b>${t.player}</b><span class="figure" data-place=${`seat:${t.seat}`}>${m(t.rack)}</span>`;return i`<div class=${g(["holder",n&&"is-lit"])} ref=${a}>
    ${e?i`<button type="button" class="holder-name" aria-pressed=${String(n)}
          aria-label=${`seat ${t.seat}, ${t.player}`} onClick=${r}>${c}</button>`:i`<div class="holder-name">${c}</div>`}
    ${s.map(l=>i`<${qp} key=${l.ticket} ticket=${l} selling=${e} onTap=${()=>o(l)} />`)}
  </div>`}function qp({ticket:t,selling:e,onTap:n}){let s=t.bets.map(({amount:o,type:a,horses:c},l)=>i`<span key=${l} class="ticket-line">
    ${m(o)} ${a} <${Wt} order=${c} /></span>`),r=i`<span class="ticket-number">${t.ticket}</span>`;return e?i`<button type="button" class="ticket" aria-label=${`ticket ${t.ticket}: cancel`} onClick=${n}>
    ${r}<span class="ticket-lines">${s}</span></button>`:i`<div class="ticket">${r}<span class="ticket-lines">${s}</span></div>`}function Oa({table:t,state:e,pad:n,setPad:s,last:r,news:o}){let{round:a,night:c}=e,l=a.seats.map(({seat:C})=>C),u=n.seat??l[0],p=a.seats.find(C=>C.seat===u),{amount:f=xa(a,"WIN"),type:$="WIN",horses:d=[],tapped:h=[],fresh:x=!0}=n,b=n.lines?.[u]??[],_=Bn(a,u,"ticket"),w=r[`${u} ticket`]?.bets,A=C=>s({seat:u,amount:f,type:$,horses:d,...C}),v=C=>A({amount:C.reduce((et,oe)=>et+oe,0),tapped:C,fresh:!1}),T=(C,et={})=>A({lines:{...n.lines,[u]:C},...et}),P=He(f,h,c.chip_set),X=p.rack-ye(b),I=C=>{if(d.includes(C))return A({horses:d.filter(oe=>oe!==C)});let et=Wp([...d,C],$);return et.length<bt[$]?A({horses:et}):T([...b,{amount:f,type:$,horses:et.join("/")}],{horses:[],fresh:!0})},K=async C=>{await t.act({..._,args:{bets:C}})&&s(et=>({lines:{...et.lines,[u]:[]},...et.seat===n.seat?{seat:u,horses:[],amount:void 0,tapped:[],fresh:!0}:{}}))},ot=Kp(a,$,f,X),ct=`${p.player} \xB7 rack ${m(p.rack)}`,rt=a.seats.find(C=>n.lines?.[C.seat]?.length),V=a.seats.filter(C=>Bn(a,C.seat,"ticket")&&!a.facts.tickets.some(et=>et.seat===C.seat)).map(({player:C})=>C),zn=i`<${k} kind=${rt||V.length?"plain":"main"} disabled=${!!rt} busy=${t.late.value}
    onTap=${()=>t.act(Bn(a,"dealer","off"))}>OFF<//>`;return i`<${Ut} table=${t} line=${Gp(a,n,p,rt,V)} news=${o} detail=${ct}>
    <div class="builder">
      <div class="builder-row">
        <output class="builder-amount figure" aria-label="amount">${m(f)}</output>
        <${fe} chipset=${c.chip_set} fits=${C=>_&&(x?0:f)+C<=X}
          onAdd=${C=>v(x?[C]:[...P,C])}
          onTakeOff=${C=>v(V(P,C))} />
        <${k} name="take off the last chip" disabled=${!f} onTap=${()=>v(P.slice(0,-1))}>⌫<//>
        <div class="builder-types" role="group" aria-label="pool">
          ${Object.keys(bt).map(C=>i`<${k} key=${C} chosen=${C===$}
            onTap=${()=>A({type:C,horses:[]})}>${C}<//>`)}
        </div>
        <div class="builder-horses" role="group" aria-label="horses, in the order they come in">
          ${[...mt].map(C=>i`<${Jp} key=${C} horse=${C} at=${d.indexOf(C)}
            disabled=${!_||ot!==null} onTap=${()=>I(C)} />`)}
        </div>
      </div>
      <${U} question=${`selling ${a.facts.sold??0}`} end=${zn} steady>
        <${k} kind="main" disabled=${!b.length||ye(b)>p.rack} busy=${t.late.value} onTap=${()=>K(b)}>
          ${b.length?`sell \xB7 ${m(ye(b))}`:"sell"}
        <//>
        <${k} kind="plain" disabled=${!_||!w||ye(w)>p.rack||b.length} onTap=${()=>K(w)}>
          same again${w?` \xB7 ${m(ye(w))}`:""}
        <//>
        <div class="builder-lines" aria-label="lines of this ticket">
          ${b.map((C,et)=>i`<button type="button" key=${et} class="builder-line" aria-label=${`take off ${Ta(C)}`}
            onClick=${()=>T(b.filter((oe,Je)=>Je!==et))}>
            ${m(C.amount)} ${C.type} <${Wt} order=${C.horses} /> <span aria-hidden="true">✕</span></button>`)}
          ${ot&&i`<span class="builder-note small">${ot}</span>`}
        </div>
      <//>
    </div>
  <//>`}function Wp(t,e){return bt[e]!==4||t.length!==3?t:[...t,[...mt].find(n=>!t.includes(n))]}function Kp(t,e,n,s){let r=xa(t,e);return n<r?`${e} is bet from ${m(r)}`:n%r?`${e} is bet in multiples of ${m(r)}`:n>s?`${m(s)} left in the rack`:null}var zp=["first","second","third"];function Gp(t,{type:e="WIN",horses:n=[]},s,r,o){return n.length?`${s.player}: ${e} ${vt(n.join("/"))} \u2026 who comes ${zp[n.length]}?`:r?r===s?`${s.player}'s ticket: another line, or sell.`:`${r.player}'s ticket is not sold yet.`:t.facts.tickets.length?o.length?`More bets? No ticket yet: ${ht(o)}.`:"Everybody has a ticket. Off when the last one is in.":"Bets, please."}function Jp({horse:t,at:e,disabled:n,onTap:s}){return i`<button type="button" class=${g(["horse-key",e>=0&&"is-picked"])} disabled=${n}
      aria-label=${Et[t]} aria-pressed=${e>=0?"true":"false"} onClick=${s}>
    <${Ke} horse=${t} />${e>=0&&i`<span class="horse-key-place">${e+1}</span>`}
  </button>`}var Is=1e6,Vp=Fs([...mt],bt.SFC).map(t=>t.join("/"));function Kt({course:t},e,n){let s=t[Math.min(n,t.length-1)];return s?s.reduce((r,o,a)=>Vp[a].startsWith(e)?r+o:r,0):null}var Hn=(t,e)=>Vn(t*e/Is,1);function Ds(t,e,n,s,r){let{least:o,orders:a}=t[e],c=a[n].one_more[s]*Kt(t,n,r);return Vn(c/o/Is,2)}function Rn(t){return t===null?"":t>0&&t<1e4?"<1 %":t<Is&&t>99e4?">99 %":`${Math.round(t/1e4)} %`}var Qp=4;function Aa({round:t,running:e,beat:n}){let[s,r]=S(null),{board:o,facts:a}=t,c=e?null:a.finish,l=R(o);a.finish||(l.current=o);let u={...t,beat:n,board:e?{...l.current,course:o.course}:o,open:t.prompt?.say.code==="superfecta.betting"};return i`<div class="tote" role="group" aria-label="tote board">
    ${Object.keys(bt).map(p=>i`<${Xp} key=${p} kind=${p} round=${u} finish=${c}
      onWhole=${()=>r(p)} />`)}
    ${s&&i`<${pt} title=${`${s}: ${Object.keys(o[s].orders).length} orders`} onClose=${()=>r(null)}
        foot=${i`<${k} kind="plain" onTap=${()=>r(null)}>go back<//>`}>
      <div class="tote-whole">
        <p class="quiet small">${Yp[t.options.split]} ${u.open&&Zp}</p>
        <${La} kind=${s} round=${u} finish=${c} whole lines=${Ca(u.board[s].orders)} />
      </div>
    <//>`}
  </div>`}var Yp={even:y("The winners of a pool share it a head each."),stake:y("The winners of a pool share it by what each bet staked.")},Zp=y("The last two columns say what each chip of one more least bet brings back on average, to somebody who has none on that order, if its winners shared a head each, and if by stake. Below 1 is a bad bet.");function Xp({kind:t,round:e,finish:n,onWhole:s}){let{orders:r,carried:o}=e.board[t],a=e.places[`pool:${t}`]??0,c=t==="WIN"?Object.entries(r):td(r,Ea(t,n));return i`<section class="pool" aria-label=${t}>
    <header class="pool-head" data-place=${`pool:${t}`}>
      <b>${t}</b> <span class="figure">${m(a)}</span>
      ${o>0&&i`<span class="small quiet">${m(o)} carried</span>`}
    </header>
    <${La} kind=${t} round=${e} finish=${n} lines=${c} />
    <${k} kind="quiet" onTap=${s}>all ${Object.keys(r).length}<//>
  </section>`}var Ea=(t,e)=>e?e.slice(0,bt[t]).join("/"):null,Ca=t=>Object.entries(t).sort(([,e],[,n])=>n.chance-e.chance||n.staked-e.staked);function td(t,e){let n=([s,{staked:r}])=>s===e?2:r?1:0;return Ca(t).sort((s,r)=>n(r)-n(s)).slice(0,Qp)}function La({kind:t,round:e,finish:n,lines:s,whole:r}){let o=Ea(t,n),{board:a,beat:c,open:l,options:u}=e,p=r&&l?ed:null,f=Kt(a,t==="WIN"?"H":"H/D",c)!==null,$=(d,h)=>l?Ds(a,t,d,u.split,c):h.staked?Hn(nd(h,u),Kt(a,d,c)):"\u2013";return i`<table class="tote-lines">
    <thead><tr><th></th>${r&&i`<th>staked</th>`}<th>${n?"paid":"pays"}</th><th>chance</th>
      ${!n&&(p?i`<th>${y("a head each")}</th><th>${y("by stake")}</th>`:i`<th>${l?y("brings##a bet, chips on average"):y("worth##a bet, chips on average")}</th>`)}</tr></thead>
    <tbody>${s.map(([d,h])=>i`<tr key=${d} class=${g([d===o&&"is-won"])}>
      <td><${Wt} order=${d} /></td>
      ${r&&i`<td>${h.staked?m(h.staked):"\u2013"}</td>`}
      <td class="tote-pays">${n?d===o?od(t,e):"":sd(h,e)}</td>
      <td>${Rn(Kt(a,d,c))}</td>
      ${!n&&f&&(p?p.map(x=>i`<td key=${x}>${Ds(a,t,d,x,c)}</td>`):i`<td>${$(d,h)}</td>`)}
    </tr>`)}</tbody>
  </table>`}var ed=["even","stake"],nd=({will_pay:t},{split:e})=>e==="even"?t:t/100;function sd({will_pay:t},{options:e}){return t===null?"\u2013":e.split==="even"?m(t):`${m(Math.floor(t/100))}.${String(t%100).padStart(2,"0")}`}function od(t,{record:e}){let n=e.flatMap(({events:s})=>s).filter(({code:s,args:r})=>s==="superfecta.pays"&&r.pool===t);return n.length?m(n.reduce((s,{args:r})=>s+r.amount,0)):"carried"}var Na={Felt:hd,Foot:rd,words:ad,deed:id,event:pd,payment:dd,over:fd,beats:$d,showing:md};function rd({prompt:t}){return t?.say.code==="superfecta.betting"?Oa:null}function ad(){return{turn:()=>"TURN A CARD",run:()=>"RUN TO THE END"}}function id({index:t,do:e,args:n,transfers:s},{who:r,round:o}){switch(e){case"ticket":return`${r}: ${n.bets.map(cd).join(", ")}${n.bets.length>1?` \xB7 ${m(ld(n.bets))}`:""}.`;case"cancel":return`Ticket ${n.ticket} cancelled, ${m(s.reduce((a,{amount:c})=>a+c,0))} back.`;case"off":return"No more bets.";case"turn":return`${j(o.zones.course.cards[ud(o,t)])}.`;case"run":return"Run to the end.";case"show":return`${j(n.card)}.`;default:return null}}var cd=({amount:t,type:e,horses:n})=>`${m(t)} ${e} ${vt(n)}`,ld=t=>t.reduce((e,{amount:n})=>e+n,0),ud=({record:t},e)=>t.filter(n=>n.do==="turn"&&n.index<e).length;function pd({code:t,args:e,text:n},s){switch(t){case"superfecta.off":return null;case"superfecta.home":return`${Et[e.horse]} home, number ${e.place}.`;case"superfecta.finish":return`The finish: ${vt(e.horses)}.`;case"superfecta.pays":return`${e.pool}: ${s[e.seat]} ${m(e.amount)}.`;case"superfecta.carried":return e.amount?`${e.pool}: nobody, ${m(e.amount)} carried.`:null;default:return n}}function dd({action:t,seat:e,transfers:n},s){let r=s.record.find(({index:c})=>c===t)?.events.filter(({code:c,args:l})=>c==="superfecta.pays"&&l.seat===e)??[],o=r.map(({args:c})=>`${c.pool} ${vt(c.order)}: ${c.reckoning} = ${m(c.amount)}`),a=n.filter(({why:c})=>!/ pays /.test(c)).map(({from:c,why:l,amount:u})=>`${c.slice(5)}, ${l}: ${m(u)}`);return{hand:r.map(({args:c})=>`${c.pool} ${vt(c.order)}`).join(", ")||"the end of the meeting",sums:[...o,...a]}}function fd({facts:t}){return`${vt(t.finish.join("/"))}. Race ${t.race} of ${t.races} is paid.`}function $d({zones:t}){return t.course?.count??0}function md({zones:t},e){let{home:n}=ze(t.course.cards,e);return n.length?`${n.slice(0,3).map((s,r)=>`${Et[s]} ${Us[r]}`).join(", ")}.`:"They are off."}var Us=["1st","2nd","3rd","4th"];function hd(t){let{state:e,pace:n}=t,{round:s}=e,r=s.zones.course?.cards??[],{spaces:o,home:a}=ze(r,n.beat);return i`<section class="felt races" aria-label="felt">
    <${bd} rail=${s.zones.rail?.cards??[]} spaces=${o} home=${a} card=${n.beat?r[n.beat-1]:null} />
    <div class="races-below">
      <${Aa} round=${s} running=${n.running} beat=${n.beat} />
      <${Sa} ...${t} />
    </div>
  </section>`}function bd({rail:t,spaces:e,home:n,card:s}){let r=[...Array(ft).keys()];return i`<div class="track" role="group" aria-label="the track">
    <div class="track-rail" aria-label="the rail">
      <span class="track-turned">${s?i`<${E} card=${s} />`:i`<${at} />`}</span>
      ${r.map(o=>i`<span key=${o} class="track-rail-card">
        ${o<ft-1&&(t[o]?i`<${E} card=${t[o]} />`:i`<${at} />`)}
      </span>`)}
      <span class="track-end"></span>
    </div>
    ${[...mt].map(o=>i`<${yd} key=${o} horse=${o} at=${e[o]} place=${n.indexOf(o)} />`)}
  </div>`}function yd({horse:t,at:e,place:n}){let s={"--at":String(e)};return i`<div class=${g(["lane",n===0&&"is-winner"])} role="img"
      aria-label=${`${Et[t]}: ${n<0?`space ${e} of ${ft}`:Us[n]}`}>
    <span class="lane-start"></span>
    ${[...Array(ft).keys()].map(r=>i`<span key=${r} class=${g(["lane-space",r===ft-1&&"is-line"])}></span>`)}
    <span class="lane-place figure">${n<0?"":Us[n]}</span>
    <span class="horse" style=${s}><${Ke} horse=${t} /></span>
  </div>`}var qs={ante:"Ante",blind:"Blind",play:"Play",trips:"Trips"},zt=(t,e,n)=>t.places[`circle:${e}:${n}`]??0;function Ma({board:t,options:e,onClose:n}){let s=Object.keys(t.blind_paytable),r=i`<${k} kind="plain" onTap=${n}>go back<//>`;return i`<${pt} title="What is paid" onClose=${n} foot=${r}>
    <table class="ledger paytables">
      <thead><tr><th>hand</th><th class="number">Blind</th><th class="number">Trips</th></tr></thead>
      <tbody>${s.map(o=>i`<tr key=${o}>
        <td>${o}</td>
        <td class="number">${t.blind_paytable[o]}</td>
        <td class="number">${t.trips_paytable[o]}</td>
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">Blind${ja(e.blind_paytable)}: only when the player beats the dealer; an equal hand pushes.
      What a fraction leaves over stays with the house.</p>
    <p class="small quiet">Trips${ja(e.trips_paytable)}: on the player's hand alone, whoever wins; a fold loses it.</p>
    <p class="small quiet">Ante and Play pay 1:1. Without a pair the dealer does not qualify, and the Ante pushes.</p>
  <//>`}var ja=t=>typeof t=="string"?` (${t})`:" (your own table)";var gd=["ante","trips"];function Ha({table:t,state:e,pad:n,setPad:s,last:r,news:o}){let{round:a,night:c}=e,{prompt:l}=a,u=(O,F)=>l.options.find(tt=>tt.by===O&&tt.do===F),p=a.seats.map(({seat:O})=>O),[f,$]=S(!1),[d,h]=S(!1),x=O=>!!u(O,"bet")&&!n.sitting?.[O],b=n.seat===void 0?Pn(a,p.filter(x),0):n.seat,_=n.target??"ante",w=u(b,"bet"),A=Fn(a,b),v=n.drafts?.[b]??A,T=He(v[_],n.tapped?.[`${b} ${_}`]??[],c.chip_set),P=v.ante!==A.ante||v.trips!==A.trips,X=Ba(r[`${b} bet`]),I=a.seats.find(O=>O.seat===b),K=(O,F=[])=>s({seat:b,target:_,drafts:{...n.drafts,[b]:{...v,[_]:O}},tapped:{...n.tapped,[`${b} ${_}`]:F}}),ot=O=>K(O.reduce((F,tt)=>F+tt,0),O),ct=(O,F={})=>s(tt=>{let{[O]:re,...so}=tt.drafts??{},{seat:Jf,...wi}=F;return tt.seat===n.seat?{drafts:so,tapped:{},target:"ante",...F}:{drafts:so,...wi}}),rt=async O=>{let F=!O.ante&&!O.trips,tt=F?u(b,"clear"):w;await t.act({...tt,args:F?{}:Ws(O)})&&ct(b,{seat:Pn(a,p.filter(x),b),sitting:{...n.sitting,[b]:!1}})},V=O=>wt(v)?v:Ba(r[`${O} bet`]),zn=O=>{let F=V(O),{rack:tt}=a.seats.find(re=>re.seat===O);return F&&wt(F)>0&&Ks(a,u(O,"bet"),tt,F)===null},C=p.filter(O=>x(O)&&!wt(Fn(a,O))).filter(zn),et=async()=>{h(!0);for(let F of C){if(!await t.act({...u(F,"bet"),args:Ws(V(F))}))break;ct(F)}h(!1);let{round:O}=t.state.peek();s({seat:Pn(O,p.filter(x),0)})},oe=()=>{let O={...n.sitting,[b]:!n.sitting?.[b]},F=O[b]?Pn(a,p.filter(tt=>x(tt)&&tt!==b),b):b;ct(b,{seat:F,sitting:O})},Je=async()=>{$(!1);for(let[F,tt]of Object.entries(n.drafts??{})){let re=Number(F);if(!(!tt.ante&&!tt.trips)){if(!await t.act({...u(re,"bet"),args:Ws(tt)}))return s({seat:re});ct(re)}}let O=t.state.peek().round?.prompt?.options.find(({do:F})=>F==="deal");return O&&t.act(O)},Gn=u("dealer","deal")||Object.values(n.drafts??{}).some(({ante:O,trips:F})=>O||F),_i=O=>w&&Ks(a,w,I.rack+wt(A),{...v,[_]:v[_]+O})===null,$t=a.seats.filter(O=>x(O.seat)&&!wt(n.drafts?.[O.seat]??Fn(a,O.seat))).map(({player:O})=>O),no=Gn&&!P&&!$t.length,ki=i`<${k} kind=${no?"main":"plain"} disabled=${!Gn||d} busy=${t.late.value}
    onTap=${$t.length?()=>$(!0):Je}>DEAL<//>`,vi=$t.length?St("{players} has not bet.","{players} have not bet.",$t.length,{players:ht($t)}):"All bets are down: deal.";return i`<${Ut} table=${t} line=${Gn&&(no||$t.length)?vi:l.say.text} news=${o}
      detail=${I&&`${I.player} \xB7 rack ${m(I.rack)}`}>
    ${f&&i`<${gt} title=${`Deal without ${ht($t)}?`} no=${`wait for ${$t.length===1?$t[0]:"them"}`} yes=${`deal without ${$t.length===1?$t[0]:"them"}`}
      text=${St("{players} has not bet. Without a bet nobody is dealt in, and cards that are dealt cannot be taken back.","{players} have not bet. Without a bet nobody is dealt in, and cards that are dealt cannot be taken back.",$t.length,{players:ht($t)})}
      onYes=${Je} onClose=${()=>$(!1)} />`}
    <div class="bets">
      <div class="bets-row">
        ${gd.map(O=>i`<${_d} key=${O} name=${O} draft=${v} chosen=${O===_} disabled=${!w}
          onTap=${()=>s({seat:b,target:O})} />`)}
        <${fe} chipset=${c.chip_set} fits=${_i} onAdd=${O=>ot([...T,O])}
          onTakeOff=${O=>ot(bn(T,O))} />
        <${k} name="take off the last chip" disabled=${!T.length} onTap=${()=>ot(T.slice(0,-1))}>⌫<//>
        <p class="bets-note small" role="status">${I?vd(a,w,v):""}</p>
      </div>
      <${U} question=${`betting ${b}`} end=${ki} steady>
        <${k} kind="main" disabled=${!P} busy=${t.late.value} onTap=${()=>rt(v)}>
          <span class="bets-place">${kd(I,v,P)}</span>
        <//>
        <${k} kind="plain" disabled=${!w||!X||Ks(a,w,I.rack+wt(A),X)!==null}
          onTap=${()=>rt(X)}>same again${X?` \xB7 ${zs(X)}`:""}<//>
        <${k} kind="plain" disabled=${C.length<2||d} busy=${t.late.value} onTap=${et}>
          ${wt(v)?y("all bet {stakes}",{stakes:zs(v)}):y("all as before")}<//>
        <${k} kind="quiet" disabled=${!wt(v)} onTap=${()=>s({seat:b,target:"ante",drafts:{...n.drafts,[b]:{ante:0,trips:0}},tapped:{}})}>clear<//>
        <${k} kind="quiet" chosen=${!!(I&&n.sitting?.[b])} disabled=${!w||wt(A)>0} onTap=${oe}>sits out<//>
      <//>
    </div>
  <//>`}var Fn=(t,e)=>({ante:zt(t,e,"ante"),trips:zt(t,e,"trips")}),wt=({ante:t,trips:e})=>2*t+e,Ws=({ante:t,trips:e})=>e?{ante:t,trips:e}:{ante:t},Ba=t=>t&&{ante:t.ante,trips:t.trips??0},zs=({ante:t,trips:e})=>[t&&m(t),e&&`Trips ${m(e)}`].filter(Boolean).join(" + ");function Pn(t,e,n){return[...e.filter(r=>r>n),...e.filter(r=>r<n)].find(r=>!wt(Fn(t,r)))??null}function _d({name:t,draft:e,chosen:n,disabled:s,onTap:r}){let o=e[t];return i`<button type="button" class=${g(["bets-target",n&&"is-chosen"])} aria-pressed=${String(n)}
      disabled=${s} onClick=${r}>
    <span class="small">${t==="ante"?"Ante":"Trips"}</span>
    <b class="bets-figure">${m(o)}</b>
    <span class="small">${t==="ante"?`+ Blind ${m(o)}`:" "}</span>
  </button>`}function kd(t,e,n){return t?n?wt(e)?`${t.player} bets ${zs(e)}`:`${t.player} takes it back`:`${t.player} bets`:"all bets are down"}function Ks(t,e,n,{ante:s,trips:r}){let{maximum_bet:o}=t.options;return o&&(s>o||r>o)?`at most ${m(o)}`:s>e.values.ante.max||r>e.values.trips.max?"the rack does not hold that":3*s+r>n?"the rack keeps one more ante for the Play bet":null}function vd(t,e,n){if(!e)return"The rack does not cover a bet.";let s=Object.entries(t.board.blind_paytable).find(([,a])=>wd(a,n.ante));if(!s)return"";let[r,o]=s;return`A ${r} pays ${o.replace(":"," to ")} on the Blind: of ${m(n.ante)} the house would keep the odd part of a chip.`}var wd=(t,e)=>{let[n,s]=t.split(":").map(Number);return s>1&&e*n%s!==0};var Ra={Felt:jd,Foot:({facts:t})=>t.street==="betting"?Ha:null,words:Sd,deed:Td,event:Od,payment:Cd,over:Ld,passOn:Nd},xd=[7,6,5,4,3,2,1];function Sd(t){let[e]=t.prompt?.awaited??[];return{check:()=>"CHECK",fold:()=>"FOLD",play:({times:n})=>`PLAY ${n}\xD7 \xB7 ${m(n*zt(t,e,"ante"))}`}}function Td({do:t,args:e,transfers:n},{who:s}){switch(t){case"bet":{let r=e.trips?`Trips ${m(e.trips)}`:"",o=e.ante?`${m(e.ante)}, Blind ${m(e.ante)}`:"";return`${s} bets ${[o,r].filter(Boolean).join(", ")}.`}case"clear":return`${s} takes the bet back.`;case"deal":return"No more bets. Cards dealt.";case"check":return`${s} checks.`;case"fold":return`${s} folds.`;case"play":return`${s} plays ${e.times}\xD7, ${m(n[0].amount)}.`;case"show":return`${j(e.card)} turned up.`;default:return null}}function Od({code:t,args:e,text:n},s){if(t==="uth.breakage")return`Odd Blind: a ${e.hand} is rounded down.`;if(t!=="uth.settled")return n;let r=e.lines.reduce((o,{stake:a,result:c,won:l})=>o+(c==="loses"?-a:l),0);return`${s[e.seat]}: ${e.hand}, ${B(r)}.`}function Ad({circle:t,stake:e,odds:n,result:s,won:r}){let o=`${qs[t]} ${m(e)}`;return s.startsWith("pays")?`${o} \xD7 ${n} = ${m(r)}${s.includes("breakage")?", the half chip stays":""}`:`${o} ${s}`}var Ed={better:"",worse:", beaten",equal:", equal to the dealer's"};function Cd({action:t,seat:e,transfers:n},s){let o=s.record.find(({index:p})=>p===t)?.events.find(({code:p,args:f})=>p==="uth.settled"&&f.seat===e);if(!o)return{hand:null,sums:n.map(({why:p,amount:f})=>`${p}: ${m(f)}`)};let{hand:a,cards:c,compared:l,lines:u}=o.args;return{hand:a+Ed[l],sums:u.map(Ad),lit:new Set(c)}}function Ld({record:t}){let e=t.at(-1)?.events.find(({code:n})=>n==="uth.qualifies"||n==="uth.fails");return e?`${e.text} All paid.`:"Nobody stayed in. All paid."}function Nd({prompt:t,record:e}){let[n]=t?.awaited??[];return typeof n=="number"&&n>e.at(-1).by?n:null}function jd({state:t,paying:e,pad:n,setPad:s,face:r}){let{round:o,table:a,night:c}=t,[l,u]=S(!1),{zones:p,facts:f,board:$}=o,d=e?r.payment(e,o).lit:void 0,h=p["hand:dealer"]?.cards??[],x=Array(p["board:covered"]?.count??0).fill("??"),b=o.record.flatMap(({events:_})=>_).find(({code:_})=>_==="uth.qualifies"||_==="uth.fails");return i`<section class="felt uth" aria-label="felt">
    <div class="uth-tables"><${k} kind="quiet" onTap=${()=>u(!0)}>paytables<//></div>
    <div class="uth-dealer">
      <${N} cards=${h} places=${2} lit=${d} label=${b?Md(b):"dealer"} />
    </div>
    <div class="uth-board"><${N} cards=${[...p.board?.cards??[],...x]} places=${5} lit=${d} /></div>
    ${xd.map(_=>i`<${Bd} key=${_} seat=${_} round=${o} chipset=${c.chip_set} lit=${d}
      street=${f.street} paying=${e?.seat===_} pad=${n} setPad=${s}
      holds=${a.hand_over?.seat===_} />`)}
    ${l&&i`<${Ma} board=${$} options=${a.options} onClose=${()=>u(!1)} />`}
  </section>`}var Md=({code:t,args:e})=>`${e.hand}: ${t==="uth.qualifies"?"qualifies":"does not qualify"}`;function Bd({seat:t,round:e,chipset:n,lit:s,street:r,paying:o,pad:a,setPad:c,holds:l}){let u=e.seats.find(v=>v.seat===t),p=`uth-seat uth-seat-${t}`;if(!u)return i`<div class=${`${p} is-empty`} aria-hidden="true"><span class="uth-empty">${t}</span></div>`;let f=r==="betting",$=e.zones[`hand:${t}`]?.cards??[],d=e.facts.folded.includes(t),h=!f&&!e.facts.dealt_in.includes(t),x=f&&a.seat===t,b=o||e.prompt?.awaited.includes(t)||x,_=f?a.drafts?.[t]:void 0,w=[p,b&&"is-lit",(d||h)&&"is-out",x&&"is-chosen",Pd(e,t)&&"is-waiting"],A=i`
    <span class="uth-hand">
      ${$.length>0&&!d&&i`<${N} cards=${$} lit=${o?s:void 0} />`}
      <span class="uth-note">${f&&a.sitting?.[t]?"sits out":Hd({folded:d,out:h,holds:l})}</span>
    </span>
    <span class="uth-circles">
      ${["trips","play","ante","blind"].map(v=>i`<${Fd} key=${v} name=${v} place=${`circle:${t}:${v}`}
        amount=${Rd(e,t,v,_)} draft=${_!==void 0} chipset=${n} />`)}
    </span>
    <span class="uth-who"><b>${u.player}</b><span class="figure" data-place=${`seat:${t}`}>${m(u.rack)}</span></span>`;return f?i`<button type="button" class=${g(w)} aria-label=${`seat ${t}, ${u.player}`} aria-pressed=${String(x)}
    onClick=${()=>c({seat:t,target:"ante"})}>${A}</button>`:i`<div class=${g(w)} role="group" aria-label=${`seat ${t}, ${u.player}`}>${A}</div>`}var Hd=({folded:t,out:e,holds:n})=>t?"folded":n?"has the tablet":e?"out":"";function Rd(t,e,n,s){return s?{ante:s.ante,blind:s.ante,trips:s.trips,play:0}[n]:zt(t,e,n)}function Pd(t,e){let[n]=t.prompt?.awaited??[],{dealt_in:s=[],folded:r}=t.facts;return typeof n=="number"&&e>n&&s.includes(e)&&!r.includes(e)&&zt(t,e,"ante")>0&&!zt(t,e,"play")}function Fd({name:t,place:e,amount:n,draft:s,chipset:r}){let[o]=Be(n,r);return i`<span class=${g(["uth-circle",`uth-${t}`,n>0&&s&&"is-draft"])} data-place=${e}>
    <span class="uth-ring">${o?i`<${yn} value=${n} colour=${o.colour} />`:qs[t]}</span>
  </span>`}var Id={lorum:na,polignac:ia,kaiser:la,"canadian-salad":ca,schnapsen:fa,"stop-the-bus":_a,"divide-and-conquer":zr,bura:gr,"card-stock-market":Br,kabu:Vr,speculation:ga,uth:Ra,superfecta:Na},In=t=>({...Ur,...Id[t]});var Pa=280;var Dd=["uth.betting","superfecta.betting"];function Fa(t,e,n){let{round:s,table:r}=t,o=In(r.game),a=o.beats?.(s)??0,c=Math.min(n.beat,a),l=c<a,u=o.amongPlayers?[]:o.payments(t),p=Gs(e,r)?Math.min(e.paid,u.length):0,f=Tr(t,Sr(t,u,p).held),$=!l&&p<u.length?u[p]:null,d=l&&n.board?n.board:f.round.board;return{face:o,state:{...f,round:{...f.round,board:d}},round:{...f.round,board:d},table:f.table,night:f.night,paying:$,payment:$&&o.payment($,f.round),paid:u.slice(0,p),course:s.board.course,beat:c,running:l,scene:Ud(s,l,$)}}var Gs=(t,e)=>t.rounds===e.number;function Ud(t,e,n){return n?"reveal":t.finished&&!e?"over":Dd.includes(t.prompt?.say.code)?"betting":"play"}var Dn=class{value=lt({});#e={};#t;see({table:e,round:n},s){let r=e.table;if(!n)return;let o=In(e.game).beats?.(n)??0,a=this.value.peek()[r],c=a?.round===e.number?a:{round:e.number,beat:a?0:o,board:null},l=Gs(s,e)&&(s.paid>0||s.beat>=o);this.#e[r]=o,this.#n(r,{...c,beat:l?o:Math.min(c.beat,o),board:n.finished?c.board:n.board}),this.#o()}close(){clearTimeout(this.#t)}#n(e,n){this.value.value={...this.value.peek(),[e]:n}}#o(){let e=Object.entries(this.value.peek()).filter(([n,{beat:s}])=>s<this.#e[n]);!e.length||this.#t!==void 0||(this.#t=setTimeout(()=>{this.#t=void 0;for(let[n]of e){let s=this.value.peek()[n];this.#n(n,{...s,beat:Math.min(s.beat+1,this.#e[n])})}this.#o()},Pa))}};var qd=2e3,Un=class{tables=lt({});#e;#t;#n;#o={};#s=!1;#r=!1;#p;#d;#a=new Dn;constructor(e,n){this.#e=e,this.number=n,this.#t=`nights/${n}`,this.#n=new _n({api:e,path:`${this.#t}/wall`,events:`/api/${this.#t}/events`}),this.night=this.#n.state,this.connection=this.#n.connection,this.refusal=this.#n.refusal,this.beats=this.#a.value,this.#d=Tt(()=>{if(this.night.value){for(let s of ge(this.night.value))this.#i(s.table);this.#c()}})}close(){this.#d(),clearTimeout(this.#p),this.#a.close(),this.#n.close()}#i(e){let n=this.tables.peek()[e],s=this.night.peek().tables.find(({table:r})=>r===e);n&&this.#a.see(n,s)}async#c(){if(this.#r=!0,!this.#s){this.#s=!0,clearTimeout(this.#p);try{for(;this.#r;){this.#r=!1;let e=ge(this.night.peek()).filter(n=>this.#l(n));await Promise.all(e.map(n=>this.#f(n.table)))}}catch{this.#p=setTimeout(()=>this.#c(),qd)}finally{this.#s=!1}}}#l({table:e,version:n}){let s=this.tables.peek()[e];return!s||s.version<n||this.night.peek().damage!==""}async#f(e){let n;try{n=await this.#e.look(`${this.#t}/tables/${e}?as=wall`,this.#o[e])}catch(s){if(s instanceof yt)return;throw s}!n||n.state.version<this.tables.peek()[e]?.version||(this.#o[e]=n.etag,le(()=>{this.tables.value={...this.tables.peek(),[e]:n.state},this.#i(e)}))}},ge=t=>t.tables.filter(e=>e.status!=="closed");var Ia=["","14 8","3 8","24 8 3 8","10 6 2 6","2 5"],Qs=Ia.length,Js=900,Vs=480,qn=14,Da=t=>Ia[(t+Math.floor(t/Qs))%Qs],Ua=t=>`is-line-${t%Qs}`,qa=({at:t})=>i`<svg class=${`line-stroke ${Ua(t)}`} viewBox="0 0 60 12" aria-hidden="true">
  <line x1="2" x2="58" y1="6" y2="6" stroke-dasharray=${Da(t)} />
</svg>`;function Wa({players:t}){let e=t.flatMap(({line:c})=>c),n=Math.min(0,...e),s=Math.max(1,...e),r=Math.max(1,t[0].line.length-1),o=c=>qn+c*(Js-2*qn)/r,a=c=>Vs-qn-(c-n)*(Vs-2*qn)/(s-n);return i`<svg class="lines" viewBox=${`0 0 ${Js} ${Vs}`} preserveAspectRatio="none" role="img"
      aria-label=${t.map(({name:c,line:l})=>`${c}: ${m(l.at(-1))}`).join("; ")}>
    <line class="lines-zero" x1="0" x2=${Js} y1=${a(0)} y2=${a(0)} />
    ${t.map(({player:c,line:l},u)=>i`<g key=${c} class=${Ua(u)}>
      <polyline points=${l.map((p,f)=>`${o(f)},${a(p)}`).join(" ")} stroke-dasharray=${Da(u)} />
      <circle cx=${o(l.length-1)} cy=${a(l.at(-1))} r="8" />
    </g>`)}
  </svg>`}var Wd=8,Kd=12,zd=/(?<= and )/;function Wn({deals:t,title:e,side:n}){let[s,r]=Jd(Wd),o=t.slice(-r),{names:a,sheet:c}=t.at(-1),l=Object.keys(c.before);return i`<section class="wall-sheet" aria-label="the score sheet" style=${{"--lines":Math.floor(Kd/l.length)-1}}>
    <div class="sheet-deals" ref=${s}>
      <table>
        <thead><tr>
          <th class="sheet-title">${e}</th>
          ${o.map(({deal:u})=>i`<th key=${u} scope="col">deal ${u}</th>`)}
        </tr></thead>
        <tbody>${l.map((u,p)=>i`<tr key=${u}>
          <th scope="row"><div class="sheet-who">
            <${dt} at=${p} />
            <b class=${g(["sheet-name",js(c,u)&&"is-best"])}>${a[u].split(zd).map(f=>i`<span>${f}</span>`)}</b>
            <span class="sheet-why">${[De(c,u),Gd(c,u)].filter(Boolean).join("; ")}</span>
          </div></th>
          ${o.map(({deal:f,sheet:{before:$,after:d}})=>i`<td key=${f} class="figure"><span>${B(d[u]-$[u])}</span> <b>${m(d[u])}</b></td>`)}
        </tr>`)}</tbody>
      </table>
    </div>
    <div class="sheet-side">
      ${t.length>1&&i`<${Ot} deals=${t} />`}
      ${c.goal!==null&&i`<p>${m(c.goal)} ends the game</p>`}
      ${n}
    </div>
  </section>`}function Gd(t,e){let n=t.taken.filter(s=>s.name===e&&s.points!==0);return n.length?`took ${n.map(({what:s,points:r})=>`${s} ${m(r)}`).join(", ")}`:""}function Jd(t){let e=R(null),[n,s]=S(t);return Qt(()=>{n>1&&e.current.scrollWidth>e.current.clientWidth&&s(n-1)}),[e,n]}var Ys=7,Vd=8e3,Zs="evening";function Ka({evening:t,states:e,room:n}){let s=Yd(e),r=Math.max(...e.map(({version:c})=>c)),o=s[0]?.version===r?[...s,Zs]:[Zs,...s];s.length&&!t?.players.some(de)&&(o=s);let a=o[Ga(o.length)];return a!==Zs?i`<${Zd} key=${a.table.table} state=${a} room=${n} />`:i`<${Qd} evening=${t} states=${e} room=${n} />`}function Qd({evening:t,states:e,room:n}){if(!t?.players.some(de))return i`<div class="scene between-scene is-empty">
      <p class="between-welcome">Welcome</p>
      ${n&&i`<${Me} room=${n} />`}
    </div>`;let s=t.players.filter(de);return i`<div class="scene between-scene">
    <div class="between-part">
      <${Xd} players=${s} />
      ${n&&i`<${Me} room=${za(n)} small />`}
    </div>
    <div class="between-part">
      <${Wa} players=${s} />
      <${tf} evening=${t} states=${e} />
    </div>
  </div>`}var za=t=>({...t,addresses:t.addresses.slice(0,1)}),Yd=t=>t.filter(({table:{carry:e},round:n})=>!n&&("scores"in e||"tokens"in e)).sort((e,n)=>n.version-e.version);function Zd({state:t,room:e}){let n=he(t);return n?i`<div class="scene">
    <${Wn} deals=${n} title=${`${t.table.game_name} \xB7 ${t.table.name}`}
      side=${e&&i`<${Me} room=${za(e)} small />`} />
  </div>`:null}function Ga(t){let[e,n]=S(0);return M(()=>{if(t<2)return;let s=setInterval(()=>n(r=>r+1),Vd);return()=>clearInterval(s)},[t]),e%Math.max(1,t)}function Xd({players:t}){let e=Ga(Math.ceil(t.length/Ys))*Ys;return i`<ol class="leaders" aria-label="who is up" start=${e+1}>
    ${t.slice(e,e+Ys).map(({player:n,name:s,result:r},o)=>i`<li key=${n} class=${g(["leader",e+o===0&&r>0&&"is-first"])}>
      <${qa} at=${e+o} /> <b class="leader-name">${s}</b>
      <b class=${g(["figure",r>0&&"won",r<0&&"lost"])}>${B(r)}</b>
    </li>`)}
  </ol>`}function tf({evening:{winners:t,biggest:e,streaks:n},states:s}){let r=s.flatMap(ef);return i`<dl class="facts">
    ${t.length>0&&i`<div><dt>last won</dt>
      ${t.slice(0,2).map(({name:o,chips:a,table:c,round:l})=>i`<dd key=${`${c} ${l}`}>${o} <b class="figure won">${B(a)}</b></dd>`)}</div>`}
    ${e&&i`<div><dt>biggest win</dt><dd>${e.name} <b class="figure won">${B(e.chips)}</b></dd><dd class="facts-where">${e.game_name}</dd></div>`}
    ${n.length>0&&i`<div><dt>on a streak</dt><dd>${n[0].name}</dd><dd class="facts-where">${W(n[0].rounds,"round")} in a row</dd></div>`}
    ${r.length>0&&i`<div><dt>carried</dt>${r.slice(0,2).map(({name:o,amount:a})=>i`<dd key=${o}>${o} <b class="figure">${m(a)}</b></dd>`)}</div>`}
  </dl>`}function ef({table:t,round:e}){if(e)return[];let n=Object.entries(t.places).filter(([s])=>nt(s)===null).reduce((s,[,r])=>s+r,0);return n>0?[{name:t.game_name,amount:n}]:[]}var nf=[1,0,2];function Ja({night:t,evening:e}){if(!e?.closing)return i`<div class="scene closing-scene"><p class="between-welcome">Good night</p></div>`;let{closing:n}=e,s=e.players.filter(de),{currency:r,chip:o}=t.money??{currency:null,chip:1},a=l=>r?`${l>0?"+":""}${Qn(l*o,r)}`:B(l),c=nf.filter(l=>s[l]);return i`<div class="scene closing-scene">
    <ol class="podium" aria-label="the podium">
      ${c.map(l=>i`<li key=${l} class=${`podium-step is-step-${l+1}`}>
        <b class="podium-name">${s[l].name}</b>
        <b class="podium-sum figure">${a(s[l].result)}</b>
        <span class="podium-place" aria-hidden="true">${l+1}</span>
      </li>`)}
    </ol>
    <figure class="seal">
      <${fn} svg=${n.seal.qr} name="the seal of the night, to photograph" />
      <figcaption><span>the seal of this night</span> <b class="seal-code">${n.seal.code}</b></figcaption>
    </figure>
    <section class="payments" aria-label="who pays whom">
      ${n.payments.length===0&&i`<p>Everybody is even.</p>`}
      <ul>
        ${[...sf(n.payments)].map(([l,u])=>i`<li key=${l}>
          <span><b>${l}</b> <small>pays</small></span>
          ${u.map(({payee:p,amount:f})=>i`<span key=${p}>${p} <b class="figure">${Qn(f,r)}</b></span>`)}
        </li>`)}
      </ul>
    </section>
  </div>`}function sf(t){let e=new Map;for(let n of t)e.set(n.payer,[...e.get(n.payer)??[],n]);return e}var st=({round:t})=>L(t),Xs=({table:t})=>e=>t.for_points?null:m(t.seats.find(n=>n.seat===e)?.rack??0);function _e({look:t,cards:e,note:n,figure:s=Xs(t)}){let{round:r,paying:o}=t,a=o?[o.seat]:r.prompt?.awaited??[];return i`<ul class="seats" style=${{"--seats":r.seats.length}}>
    ${r.seats.map(({seat:c,player:l})=>i`<li key=${c} class=${g(["seat",a.includes(c)&&"is-lit"])}>
      <b class="seat-name">${l}</b>
      ${e?.(c)}
      <b class="seat-figure figure">${s(c)}</b>
      <span class="seat-note">${n?.(c)}</span>
    </li>`)}
  </ul>`}function Kn({look:t,order:e,cards:n,takes:s}){let r=st(t);return i`<div class="trick" role="group" aria-label="the trick">
    ${e.map((o,a)=>i`<figure key=${o} class=${g(["trick-card",o===s&&"is-lit"])}>
      ${n[a]?i`<${E} card=${n[a]} lit=${o===s} />`:i`<${at} />`}
      <figcaption>${r[o]}</figcaption>
    </figure>`)}
  </div>`}function se({look:{round:t}}){let e=Object.entries(t.places).filter(([n,s])=>s>0&&nt(n)===null);return e.length?i`<ul class="pots">
    ${e.map(([n,s])=>i`<li key=${n}><span>${J(n.split(":").at(-1))}</span> <b class="figure">${m(s)}</b></li>`)}
  </ul>`:null}var Gt=({amount:t})=>i`<b class=${g(["win figure",t>0&&"won",t<0&&"lost"])}>${B(t)}</b>`;function Ge(t){let e={};for(let{seat:n,amount:s}of t)e[n]=(e[n]??0)+s;return e}function Qa({look:t}){let{round:e}=t,[n,s]=e.seats,[r]=e.zones.trump?.cards??[];return i`<div class="scene bura-scene">
    <${Va} look=${t} who=${n} other=${s} />
    <div class="bura-between">
      <div class="bura-stock">
        ${r&&i`<${E} card=${r} />`}
        <p>${r?"trump":""} ${e.zones.stock.count>0?i`<b class="figure">${e.zones.stock.count}</b> to draw`:"no more drawing"}</p>
      </div>
      ${t.paying?i`<${Gt} amount=${t.paying.amount} />`:i`<p class="bura-pot">pot <b class="win figure">${m(e.places.pot??0)}</b></p>`}
    </div>
    <${Va} look=${t} who=${s} other=${n} />
  </div>`}function Ya({round:t,scene:e,payment:n,paying:s}){let{announced:r}=t.facts;if(e==="reveal")return`${s.player}: ${n.hand??""}`;if(e==="over")return t.record.at(-1)?.events.at(-1)?.text??"";let o=r&&t.seats.find(({seat:a})=>a===r.seat)?.player;return o?`${o} announces ${r.kind}`:null}function Va({look:t,who:{seat:e,player:n},other:s}){let{round:r,paying:o}=t,{led:a,trump:c}=r.facts,l=r.zones[`played:${e}`].cards,u=r.zones[`played:${s.seat}`].cards,p=a!==null&&a!==e&&l.length>0,f=p?Ts(l,u,c):l,$=r.zones[`won:${e}`],d=o?o.seat===e:r.prompt?.awaited.includes(e);return i`<section class=${g(["bura-side",d&&"is-lit"])} aria-label=${n}>
    <div class="bura-who"><b class="seat-name">${n}</b> <b class="seat-figure figure">${Xs(t)(e)}</b></div>
    <div class="bura-cards">
      ${$.sight==="all"?i`<${N} cards=${$.cards} fanned />`:f.map((h,x)=>i`<${E} key=${h} card=${h} lit=${p&&kn(h,u[x],c)} />`)}
    </div>
  </section>`}function Za({look:t}){let{round:e,scene:n}=t,{counts:s,debts:r}=e.facts,o=st(t),a=Object.keys(s).length>0,c=Math.max(...Object.values(s));return i`<div class="scene kabu-scene">
    <ul class="kabu-hands" style=${{"--seats":e.seats.length}}>
      ${e.seats.map(({seat:l})=>{let u=a?s[l]===c:e.prompt?.awaited.includes(l);return i`<li key=${l} class=${g(["kabu-hand",u&&"is-lit"])}>
          <b class="seat-name">${o[l]}</b>
          <${N} cards=${e.zones[`hand:${l}`]?.cards??[]} fanned />
          ${a?i`<b class="kabu-count figure">${s[l]}</b>`:i`<span class="seat-note">${of(e,l)}</span>`}
          ${n==="over"&&i`<b class="figure">${B(rf(r,l))}</b>`}
        </li>`})}
    </ul>
  </div>`}var of=({zones:t,prompt:e},n)=>{if(e?.awaited.includes(n))return"to draw, or not";let{cards:s=[]}=t[`hand:${n}`]??{};return s.some(q)?"":`${s.length} cards`};function rf(t,e){let n=r=>r.reduce((o,{amount:a})=>o+a,0),s=t.filter(({paid:r})=>r);return n(s.filter(({to:r})=>r===e))-n(s.filter(({from:r})=>r===e))}function Xa({round:t,scene:e}){let{lap:n,counts:s,debts:r}=t.facts;if(e!=="over")return Object.keys(s).length?"The cards are shown":n?`Lap ${n}`:null;let o=r.reduce((a,{amount:c,paid:l})=>a+(l?c:0),0);return o?`${m(o)} chips change hands`:"Equal counts: nobody pays"}var af=["no-hearts","queens","no-tricks","hairy-ape"];function ti({look:t}){let{round:e,table:n}=t,{contract:s,order:r,takers:o}=e.facts,{trick:a}=e.board,c=a.length===e.seats.length;return i`<div class="scene lorum-scene">
    <div class="lorum-felt">
      ${af.includes(s)?i`<${Kn} look=${t} order=${r?.length?r:e.seats.map(({seat:l})=>l)}
            cards=${(r??[]).map(l=>a.find(u=>u.seat===l)?.card)} takes=${c?o.at(-1):null} />`:i`<${ne} round=${e} />`}
      <${se} look=${t} />
    </div>
    <${cf} look=${t} table=${n} />
  </div>`}function ei({round:t,scene:e}){let{contract:n,hand:s}=t.facts,r=qe[n];return e==="play"?`${r} \xB7 hand ${s} of ${t.board.hands}`:`${r} is over`}function cf({look:t,table:e}){let{round:n}=t,s=st(t),r=n.seats.map(({seat:u})=>u),o=u=>e.seats.find(p=>p.player===u)?.seat,a=Rs(e,n),c=Object.fromEntries(r.map(u=>[u,[...a.values()].reduce((p,f)=>p+(Ue(f,u,o)??0),0)])),l=n.facts.points??{};return i`<aside class="points">
    <ol class="points-list">
      ${r.map((u,p)=>i`<li key=${u} class=${g([n.prompt?.awaited.includes(u)&&"is-lit"])}>
        <${dt} at=${p} /> <b class="points-name">${s[u]}</b> <b class="figure">${B(c[u])}</b>
        <span class="points-note">${!n.finished&&l[u]>0?`took ${l[u]}`:""}</span>
      </li>`)}
    </ol>
    ${a.size>1&&i`<${Ot} deals=${Hs(a,s,r,o)} />`}
  </aside>`}function ni({look:t}){let{round:e}=t,{prices:n,chart:s}=e.facts;return i`<div class="scene market-scene">
    <ul class="prices">
      ${_t.map(r=>i`<${lf} key=${r} suit=${r} price=${n[r]} before=${s.at(-2)?.[r]} />`)}
    </ul>
    <${Sn} prices=${s} />
    <${uf} look=${t} />
  </div>`}function si({scene:t,payment:e,round:n}){if(t==="reveal")return e.line;let s=n.record.at(-1)?.events.find(({code:r})=>r==="csm.wins");return t==="over"?s?.text??"The market is closed":null}function lf({suit:t,price:e,before:n}){let s=e!==void 0&&n!==void 0?e-n:0;return i`<li class=${g(["price",e===0&&"is-bankrupt"])} aria-label=${Re[t]}>
    <${me} suit=${t} /> <b class="price-figure figure">${e??"\u2013"}</b>
    <span class=${g(["price-step",s>0&&"won",s<0&&"lost"])}>${e===0?"bankrupt":s>0?`\u25B2${s}`:s<0?`\u25BC${-s}`:""}</span>
  </li>`}function uf({look:t}){let{round:e,paying:n}=t,s=st(t),r=t.scene==="over"?Es(e):null,o=n?[n.seat]:e.prompt?.awaited??[],a=e.seats.map(({seat:c})=>({seat:c,...e.board.players[c]})).map(c=>({...c,worth:r?.[c.seat]??c.worth})).sort((c,l)=>l.worth-c.worth);return i`<ol class="worth">
    ${a.map(({seat:c,shares:l,worth:u})=>i`<li key=${c} class=${g([o.includes(c)&&"is-lit"])}>
      <b class="worth-name">${s[c]}</b>
      <span class="worth-shares">${_t.filter(p=>l[p]>0).map(p=>i`<span key=${p}><${me} suit=${p} />${l[p]}</span>`)}</span>
      <b class="figure">${m(u)}</b>
    </li>`)}
  </ol>`}var pf=8;function oi({look:t}){let{round:e}=t,n=Object.entries(e.zones).filter(([o,{owner:a,cards:c}])=>a===null&&c.length>0&&o!=="stock"),s=o=>{let a=e.zones[`hand:${o}`]?.cards??[];return i`<span class="seat-cards">${a.length>0&&i`<${N} cards=${a} fanned />`}</span>`},r=o=>{let a=Object.entries(e.places).filter(([c])=>nt(c)===o).reduce((c,[,l])=>c+l,0);return a?`bets ${a}`:""};return i`<div class="scene plain-scene">
    <div class="plain-cards">
      ${n.map(([o,a])=>i`<${N} key=${o} cards=${a.cards.slice(-pf)} fanned=${a.cards.length>5} />`)}
    </div>
    <${se} look=${t} />
    <${_e} look=${t} cards=${s} note=${r} />
  </div>`}var ri={WIN:"Win",EXA:"Exacta",SFC:"Superfecta"},df=3;function ai({look:t}){let{round:e,beat:n,running:s}=t,r=e.zones.course?.cards??[],{spaces:o,home:a}=ze(r,n),c=ff(t),l=!!e.facts.finish&&!s;return i`<div class="scene race-scene">
    <div class="lanes">
      ${[...mt].map(u=>i`<${$f} key=${u} horse=${u} at=${o[u]} place=${a.indexOf(u)}
        backers=${c[u]} line=${e.board.WIN.orders[u]} split=${e.options.split} isOver=${l} />`)}
    </div>
    ${t.paying?i`<${_f} look=${t} />`:i`<${mf} look=${t} card=${n?r[n-1]:null} isOver=${l} />`}
  </div>`}function ii(t){let{round:e,beat:n,running:s,scene:r,face:o}=t,{race:a,races:c,finish:l}=e.facts;return r==="betting"?`Race ${a} of ${c}: bets are open`:l&&!s?`The finish: ${vt(l.join("/"))}`:n?o.showing(e,n):"They are off."}function ff(t){let e=st(t),n=Object.fromEntries([...mt].map(s=>[s,new Set]));for(let{seat:s,bets:r}of t.round.facts.tickets)for(let{type:o,horses:a}of r)o==="WIN"&&n[a].add(e[s]);return n}function $f({horse:t,at:e,place:n,backers:s,line:r,split:o,isOver:a}){let c=t.toLowerCase(),l={left:`${Math.min(e,ft)/(ft+1)*100}%`};return i`<div class=${g(["lane",n===0&&"is-winner"])}>
    <div class="course" role="img" aria-label=${`${Et[t]}: ${n<0?`${e} of ${ft}`:`number ${n+1}`}`}>
      ${[...Array(ft+1).keys()].map(u=>i`<span key=${u} class=${g(["space",u===ft&&"is-line"])}></span>`)}
      <span class="backers">${[...s].join(", ")}</span>
      <span class="horse" style=${l}>
        <svg class=${`horse-mark suit-${c}`} viewBox="-22 -22 144 144" aria-hidden="true"><circle cx="50" cy="50" r="70" /><path d=${Y[c]} /></svg>
      </span>
    </div>
    <div class="lane-tote">${n>=0?i`<b class="lane-place">${n+1}.</b>`:!a&&i`<span>pays</span> <b class="figure">${ci(r.will_pay,o)}</b>`}</div>
  </div>`}function ci(t,e){return t==null?"\u2013":e==="even"?m(t):`${m(Math.floor(t/100))}.${String(t%100).padStart(2,"0")}`}function mf({look:t,card:e,isOver:n}){let{round:s}=t,r=n?s.facts.finish:null;return i`<div class="tote">
    <div class="race-turned">${e&&i`<${E} card=${e} />`}</div>
    ${Object.keys(bt).map(o=>i`<${bf} key=${o} kind=${o} look=${t} won=${r} paid=${hf(t,o)} />`)}
  </div>`}function hf(t,e){if(t.scene!=="over")return null;let n=st(t),r=t.round.record.flatMap(({events:o})=>o).filter(({code:o,args:a})=>o==="superfecta.pays"&&a.pool===e);return r.length?r.map(({args:o})=>`${n[o.seat]} ${m(o.amount)}`).join(", "):"nobody had it"}function bf({kind:t,look:e,won:n,paid:s}){let{round:r}=e,{carried:o,orders:a}=r.board[t],c=r.places[`pool:${t}`]??0,l=t==="WIN"?[...mt]:yf(e,t);return i`<section class=${g(["pool",`pool-${t.toLowerCase()}`])} aria-label=${ri[t]}>
    <header><span>${ri[t]}</span> <b class="figure">${c>0||!n?m(c):""}</b></header>
    ${n?i`<p class="pool-paid">${s??i`<${Wt} order=${n.slice(0,bt[t]).join("/")} />`}</p>`:l.length>0?i`<table class="pool-orders">
            <thead><tr><th></th><th>${y("chance")}</th><th>${e.scene==="betting"?y("pays##an order, if it comes in"):y("worth##a bet, chips on average")}</th></tr></thead>
            <tbody>${l.map(u=>i`<${gf} key=${u} order=${u} line=${a[u]} look=${e} />`)}</tbody></table>`:i`<p>${o>0?`${m(o)} carried`:""}</p>`}
  </section>`}function yf(t,e){let{orders:n}=t.round.board[e],s=r=>Kt(t,r,t.beat)??0;return Object.keys(n).filter(r=>n[r].staked>0).sort((r,o)=>s(o)-s(r)||n[o].staked-n[r].staked).slice(0,df)}function gf({order:t,line:e,look:{course:n,beat:s,round:r,scene:o}}){let a=Kt({course:n},t,s),{will_pay:c}=e,{split:l}=r.options,u=o!=="betting"&&c!==null&&a!==null;return i`<tr><td><${Wt} order=${t} /></td><td><b class="figure">${Rn(a)}</b></td>
    <td><span class="figure">${u?Hn(l==="even"?c:c/100,a):ci(c,l)}</span></td></tr>`}function _f({look:{paying:t,payment:e,paid:n}}){let s=Ge(n),r=[...new Map(n.map(({seat:o,player:a})=>[o,a]))];return i`<section class="reveal" key=${t.seat} aria-label=${t.player}>
    <div class="reveal-words">
      <b class="reveal-name">${t.player}</b>
      <p class="reveal-hand">${e.hand}</p>
    </div>
    <div class="reveal-win"><${Gt} amount=${t.amount} /></div>
    <p class="reveal-before">${r.map(([o,a])=>`${a} ${m(s[o])}`).join(" \xB7 ")}</p>
  </section>`}function li({look:t}){let{state:e,scene:n}=t,s=he(e),r=vf[t.table.game]??to,o=n==="over"||n==="reveal";return o&&s?.length&&(r===to||r===pi)?i`<div class="scene"><${Wn} deals=${s} side=${i`<${se} look=${t} />`} /></div>`:i`<div class=${g(["scene scored-scene",o&&"is-over"])}>
    <div class="scored-felt">
      <${r} look=${t} />
      <${se} look=${t} />
    </div>
    ${s&&i`<${Sf} look=${t} deals=${s} />`}
  </div>`}function ui({round:t,scene:e,paying:n}){if(e==="reveal")return`${n.player} ${n.amount<0?"pays":"is paid"} ${m(Math.abs(n.amount))}`;if(e==="over")return Rr(t);let{contract:s,trump:r,deal:o}=t.facts;if(typeof s=="string")return`Deal ${o}: ${s.replaceAll("-"," ")}`;if(s){let a=t.seats.find(({seat:l})=>l===s.seat)?.player,c=r?`, ${kf[r]}`:"";return`${a} plays ${s.points}${s.no_trump?" without trumps":c}`}return null}var kf={c:"clubs",d:"diamonds",h:"hearts",s:"spades"},vf={"stop-the-bus":wf,"divide-and-conquer":xf,schnapsen:pi};function to({look:t}){let{round:e}=t,{order:n=[],takers:s=[]}=e.facts.tricks??{},r=n.length?n:e.seats.map(({seat:a})=>a),o=e.zones.trick?.cards??[];return i`<${Kn} look=${t} order=${r} cards=${o} takes=${o.length===r.length?s.at(-1):null} />`}function pi({look:t}){let{round:e}=t,[n]=e.zones.upcard?.cards??[];return i`<${to} look=${t} />
    <div class="scored-stock">
      ${n&&i`<${E} card=${n} />`}
      <p>${e.facts.closed?"closed":`${e.zones.stock?.count??0} to draw`}</p>
    </div>`}function wf({look:t}){let{round:e}=t,n=st(t),{stopped:s,losers:r=[]}=e.facts;return i`<${N} cards=${e.zones.middle?.cards??[]} />
    ${e.finished?i`<ul class="bus-hands">${e.seats.map(({seat:o})=>i`<li key=${o} class=${g([r.includes(o)&&"is-out"])}>
            <b class="seat-name">${n[o]}</b> <${N} cards=${e.zones[`hand:${o}`]?.cards??[]} fanned /></li>`)}</ul>`:i`<p class="bus-line">${s?`${n[s]} has stopped the bus`:""}</p>`}`}function xf({look:t}){let{round:e}=t,n=st(t);return i`<div class="matches">
    ${e.seats.map(({seat:s})=>i`<div key=${s} class="matches-row">
      <b class="seat-name">${n[s]}</b>
      <span class="matches-cards">${e.facts.matches.map(({cards:r,winner:o},a)=>i`<${E} key=${a} card=${r[s]} lit=${o===s} />`)}</span>
      <b class="win figure">${e.facts.won[s]??0}</b>
    </div>`)}
  </div>`}function Sf({look:t,deals:e}){let{round:n}=t,{sheet:s}=n.facts;if(!s)return null;let r=Ln(s,n),o=s.after??s.before,a=Math[s.better==="high"?"max":"min"](...Object.values(o)),c=n.prompt?.awaited??[];return i`<aside class="points">
    <ol class="points-list">
      ${Object.keys(o).map((l,u)=>i`<li key=${l} class=${g([l.split("+").some(p=>c.includes(Number(p)))&&"is-lit"])}>
        <${dt} at=${u} /> <b class=${g(["points-name",l.includes("+")&&"is-partners"])}>${r[l]}</b>
        <b class="figure">${m(o[l])}${o[l]===a&&s.after?" \u2605":""}</b>
        <span class="points-note">${s.after?De(s,l):Tf(n,l)}</span>
      </li>`)}
    </ol>
    ${e.length>1&&i`<${Ot} deals=${e} />`}
    ${s.goal!==null&&i`<p class="points-goal">${m(s.goal)} ends the game</p>`}
  </aside>`}function Tf({facts:t},e){let n=e.split("+").map(Number),s=t.tricks?.takers.filter(r=>n.includes(r)).length??0;return s?`${s} ${s===1?"trick":"tricks"}`:""}function di({look:t}){let{round:e,paying:n,scene:s}=t,{facts:r,zones:o,board:a,places:c}=e,l=st(t),[u]=o.held.cards,p=$=>i`<span class="seat-cards">
    ${o[`pile:${$}`].count>0&&i`<span class="pile-of">${o[`pile:${$}`].count}×<${E} card="??" /></span>`}
    <${N} cards=${o[`turned:${$}`].cards.slice(-3)} fanned />
  </span>`,f=$=>{let d=be(e,$).map(({price:h})=>`bids ${m(h)}`);return r.offer?.to===$&&d.push(`offered at ${m(r.offer.price)}`),d.length?d.join(", "):r.holder===$?"holds it":""};return i`<div class="scene speculation-scene">
    <div class="speculation-top">
      <${N} cards=${o.held.cards} places=${1} />
      <div class="speculation-words">
        ${u&&i`<b class="reveal-name">${l[r.holder]}</b>`}
        ${u&&s==="play"&&i`<p><b class="figure">${jn(a)}</b> that it stands</p>`}
        ${u&&s==="play"&&i`<p>${a.higher.length?`${a.higher.length} can beat it`:"nothing can beat it"}</p>`}
      </div>
      <div class=${g(["speculation-pot",n&&"is-paid"])}>
        ${n?i`<${Gt} amount=${n.amount} />`:i`<span>pot</span> <b class="win figure">${m(c.pot??0)}</b>`}
      </div>
    </div>
    <${_e} look=${t} cards=${p} note=${f} />
  </div>`}function fi({round:t,scene:e,face:n,payment:s,paying:r}){return e==="reveal"?s.hand?`${r.player} has the highest trump`:"":e==="over"?n.over(t):t.facts.offer||t.facts.bids.length?"Speculation":null}function $i({look:t}){let{round:e,payment:n}=t,{zones:s}=e,r=Array(s["board:covered"]?.count??0).fill("??"),o=n?.lit,a=Of(e);return i`<div class=${g(["scene uth-scene",n&&"is-reveal"])}>
    <div class="uth-board">
      <${N} cards=${[...s.board?.cards??[],...r]} places=${5} lit=${o} />
      <div class="uth-dealer">
        <${N} cards=${s["hand:dealer"]?.cards??[]} places=${2} lit=${o} />
        <p>${a??"dealer"}</p>
      </div>
    </div>
    ${n?i`<${Af} look=${t} />`:i`<${Cf} look=${t} />`}
  </div>`}function Of({record:t}){let e=t.flatMap(({events:n})=>n).find(({code:n})=>n==="uth.qualifies"||n==="uth.fails");return e&&`${e.args.hand}${e.code==="uth.fails"?", not enough":""}`}function mi({scene:t,payment:e}){return t==="betting"?"Bets are open":t==="reveal"?e?.hand?"The cards are shown":"":t==="over"?"All paid":null}function Af({look:{round:t,night:e,paying:n,payment:s,paid:r}}){let o=t.zones[`hand:${n.seat}`]?.cards??[];return i`<section class="reveal" key=${n.seat} aria-label=${n.player}>
      <${N} cards=${o.filter(q)} lit=${s.lit} />
      <div class="reveal-words">
        <b class="reveal-name">${n.player}</b>
        <p class="reveal-hand">${s.hand??""}</p>
      </div>
      <div class="reveal-win">
        <${Gt} amount=${n.amount} />
        ${n.amount>0&&i`<${Ft} amount=${n.amount} chipset=${e.chip_set} />`}
      </div>
    </section>
    <${Ef} round=${t} paid=${r} paying=${n} />`}function Ef({round:t,paid:e,paying:n}){let s=Ge(e);return i`<ol class="settled">
    ${t.seats.map(({seat:r,player:o})=>i`<li key=${r} class=${g([r===n.seat&&"is-lit"])}>
      <span>${o}</span> ${r in s&&i`<b class="figure">${s[r]?B(s[r]):"push"}</b>`}
    </li>`)}
  </ol>`}function Cf({look:t}){let{round:e,paid:n,scene:s}=t,{folded:r,dealt_in:o}=e.facts,a=Ge(n),c=p=>Object.entries(e.places).filter(([f])=>nt(f)===p).reduce((f,[,$])=>f+$,0);return i`<${_e} look=${t} cards=${p=>{let f=e.zones[`hand:${p}`]?.cards??[];return i`<span class="seat-cards">${f.length>0&&!r.includes(p)&&i`<${N} cards=${f} />`}</span>`}} note=${p=>s==="over"?a[p]?B(a[p]):"":r.includes(p)?"folded":s!=="betting"&&!o.includes(p)?"sits out":c(p)?`bets ${m(c(p))}`:""} />`}var Lf={uth:[$i,mi],superfecta:[ai,ii],"card-stock-market":[ni,si],lorum:[ti,ei],bura:[Qa,Ya],kabu:[Za,Xa],speculation:[di,fi]},Nf=[li,ui],jf=[oi,()=>null],hi=({table:t,round:e})=>Lf[t.game]??(e.facts.sheet?Nf:jf);function bi({look:t}){let[e]=hi(t);return i`<${e} key=${t.table.game} look=${t} />`}function yi(t){let[,e]=hi(t);return(e(t)??Mf(t)).replace(/\.$/,"")}function Mf(t){let e=st(t),n=(t.round.prompt?.awaited??[]).map(s=>e[s]).filter(Boolean);return n.length?n.length===1?`${n[0]}'s turn`:`${ht(n)} to play`:""}var Bf=1500,ke=new ae("/api"),Hf=["wall","player"];async function Rf(){let t=await ke.get("session");if(Hf.includes(t.role))return t.night;if(t.role!=="host")return null;let{nights:e}=await ke.get("nights");if(!e.length)throw new Error("There is no night yet.");return e[0].night}function Pf(){let[t,e]=S(null),[n,s]=S(null),[r]=S(dr),[o,a]=S(!!r),c=l=>{a(!1),e(new Un(ke,l))};return M(()=>{r||Rf().then(l=>l?c(l):a(!0),l=>s(l.message))},[]),n?i`<${gi} text=${n} />`:o?i`<${fr} api=${ke} code=${r} onIn=${c} />`:t?i`<${Ff} following=${t} />`:i`<${$n} title="One moment" />`}var gi=({text:t})=>i`<${$n} mark="d" title="Nothing on the wall" text=${t}>
  <p class="state-text">The host's desk shows the wall's code.</p>
  <a class="button is-plain" href="/sign-in?another">sign in</a>
<//>`;function Ff({following:t}){let e=R(!1),n=t.night.value,s=t.connection.value==="lost",r=t.refusal.value;return r?i`<${gi} text=${r.message} />`:(e.current||=n&&ge(n).every(({table:o})=>t.tables.value[o]),e.current?i`<${If} following=${t} night=${n} lost=${s} />`:i`<${$n} title=${s?"No connection":"One moment"} text=${s?"This screen goes on trying.":""} />`)}function If({following:t,night:e,lost:n}){let{looks:s,states:r}=Uf(t,e),o=er(e),a=ge(e),c=Kf(a.map(h=>qf(h,s[h.table])),o.shows),l=bs(ke,t.number),u=l&&ys(l)&&e.status==="open"?l:null,p=$r(ke,t.number,Wf(e)),f=zf(c===Pt?null:s[c]);document.title=`${e.name} \xB7 the wall`;let $={night:e,lost:n,room:f&&u};if(e.status==="closed")return i`<main class="wall is-closing">
      <${eo} ...${$} title=${e.name} line="Good night" />
      <${Ja} night=${e} evening=${p} />
    </main>`;if(!f)return i`<main class="wall is-between">
      <${eo} ...${$} title=${e.name} line="" />
      <${Ka} evening=${p} states=${r} room=${u} />
      <${gs} tables=${a.filter(({seated:h})=>h>0)} choice=${o} />
    </main>`;let{table:d}=f;return i`<main class=${g(["wall",`is-${f.scene}`])} aria-label=${`${d.name}: ${d.game_name}`}>
    <${eo} ...${$} title=${d.game_name} where=${Df(d)} line=${yi(f)} />
    <${bi} look=${f} />
    <${gs} tables=${a.filter(({seated:h})=>h>0)} choice=${o} />
  </main>`}var Df=({name:t,number:e,voided:n})=>`${t} \xB7 round ${m(e)}${n>0?` \xB7 ${m(n)} voided`:""}`;function Uf(t,e){let n=t.tables.value,s=t.beats.value,r={};for(let o of ge(e)){let a=n[o.table];a?.round?.seats.length&&(r[o.table]=Fa(a,o,s[o.table]??{beat:0,board:null}))}return{looks:r,states:Object.values(n)}}var qf=({table:t,version:e},n)=>({table:t,version:e,live:!!n,busy:!!(n&&(n.running||n.scene==="reveal"))}),Wf=({status:t,tables:e})=>[t,...e.map(({rounds:n,status:s})=>`${n}${s}`)].join(" ");function Kf(t,e){let[n,s]=S({shown:null,since:0,before:null}),[,r]=S(0);M(()=>{let a=setInterval(()=>r(c=>c+1),1e3);return()=>clearInterval(a)},[]);let o=Xo({...n,now:Date.now()},t,e);return M(()=>{if(o===n.shown)return;let a=setTimeout(()=>s({shown:o,since:Date.now(),before:n.shown}),o===Pt&&n.shown!==null?Bf:0);return()=>clearTimeout(a)},[o,n.shown]),n.shown??o}function zf(t){let e=R(t);return t!==void 0&&(e.current=t),e.current}function eo({night:t,title:e,where:n,line:s,lost:r,room:o}){return i`<header class="wall-head">
    <div class="wall-title">
      <h1>${e}</h1><span>${n}</span>
      <p class="wall-line" role="status">${s}</p>
    </div>
    <div class="wall-side">
      ${r&&i`<p class="wall-lost" role="alert">No connection</p>`}
      ${o&&i`<p class="wall-join"><span>${o.addresses[0]}</span> <b>${dn(o.code)}</b></p>`}
      <${Gf} />
    </div>
    ${t.damage&&i`<p class="wall-lost is-wide" role="alert">The book of this night is damaged, and play stops: the host's desk says more.</p>`}
  </header>`}function Gf(){let[t,e]=S(Date.now());return M(()=>{let n=setInterval(()=>e(Date.now()),5e3);return()=>clearInterval(n)},[]),i`<time class="wall-clock">${new Date(t).toLocaleTimeString(void 0,{hour:"2-digit",minute:"2-digit",hourCycle:"h23"})}</time>`}is(i`<${Pf} />`,document.getElementById("page"));$o();
