function ao(){let t=crypto.getRandomValues(new Uint8Array(16));return Array.from(t,e=>e.toString(16).padStart(2,"0")).join("")}var io=document.documentElement,Pt=io.lang||"en",co=navigator.languages.find(t=>t.split("-")[0]===Pt)??Pt,lo=JSON.parse(io.dataset.languages??'{"en":"English"}'),ns=Reflect.get(globalThis,"catalogue")??{},zi=31536e3;function uo(t){document.cookie=`croupier-language=${t}; path=/; max-age=${zi}; samesite=lax`,location.reload()}var Gi=new Intl.NumberFormat(Pt).format(1e4).replace(/\d/g,"");function m(t){let e=String(Math.abs(t)).replace(/\B(?=(\d{3})+$)/g,Gi);return t<0?`\u2212${e}`:e}var ot=t=>t>0?`+${m(t)}`:m(t);function po(t,e){if(!e)return m(t);let n=new Intl.NumberFormat(co,{style:"currency",currency:e});return n.format(t/10**(n.resolvedOptions().maximumFractionDigits??0))}var z=(t,e)=>`${m(t)} ${e}${t===1?"":"s"}`;var fo=/\{(\w+)\}/,Ji=new Intl.PluralRules(Pt),k=(t,e={})=>ho($o(t),e);function Rt(t,e,n,s={}){let o=ns[e],r=typeof o=="object"?o[Ji.select(n)]??o.other:mo(n===1?t:e);return ho(r,{count:n,...s})}var en=(t,e)=>$o(t).split(fo).map((n,s)=>s%2?bo(e[n]):n);function $o(t){let e=ns[t];return typeof e=="string"?e:mo(t)}var mo=t=>t.split("##")[0],ho=(t,e)=>t.split(fo).map((n,s)=>s%2?bo(e[n]):n).join(""),bo=t=>typeof t=="number"?m(t):t;var Ft=class extends Error{constructor({code:e,message:n,status:s,body:o}){super(n),this.name="Refused",this.code=e,this.status=s,this.body=o}},Ne=class extends Error{constructor(){super(k("No answer from the server. Look whether it has arrived before you do it again.")),this.name="Unreachable",this.code="unreachable"}},Yi=5e3,yo=[250,500,1e3,2e3,4e3],Qi=[502,503,504],Kt=class{#e;constructor(e){this.#e=e.endsWith("/")?e:`${e}/`}async get(e){return ss(await this.#t(e,{}))}async look(e,n){let s=await this.#t(e,{headers:n?{"If-None-Match":n}:{},cache:"no-store"});return s.status===304?null:{state:ss(s),etag:s.etag}}async send(e,n,s={},{signal:o}={}){let r={"Content-Type":"application/json","Idempotency-Key":ao()},a={method:e,headers:r,body:JSON.stringify(s)};for(let c=0;;c+=1){try{return ss(await this.#t(n,a))}catch(l){if(!(l instanceof Ne)||o?.aborted)throw l}await new Promise(l=>setTimeout(l,yo[Math.min(c,yo.length-1)]))}}async#t(e,n){let s=new AbortController,o=setTimeout(()=>s.abort(),Yi);try{let r=await fetch(this.#e+e,{signal:s.signal,...n});if(Qi.includes(r.status))throw new Ne;let{ok:a,status:c,headers:l}=r;return{ok:a,status:c,etag:l.get("ETag"),text:await r.text()}}catch{throw new Ne}finally{clearTimeout(o)}}};function ss({ok:t,status:e,text:n}){let s=Vi(n);if(t)return s;let{code:o=`http-${e}`,message:r}=s?.error??s??{};throw new Ft({code:o,message:r??k("The server answered {status} and did not say why.",{status:e}),status:e,body:s})}function Vi(t){try{return JSON.parse(t)}catch{return null}}var ko=function(t,e,n,s){var o;e[0]=0;for(var r=1;r<e.length;r++){var a=e[r++],c=e[r]?(e[0]|=a?1:2,n[e[r++]]):e[++r];a===3?s[0]=c:a===4?s[1]=Object.assign(s[1]||{},c):a===5?(s[1]=s[1]||{})[e[++r]]=c:a===6?s[1][e[++r]]+=c+"":a?(o=t.apply(c,ko(t,c,n,["",null])),s.push(o),c[0]?e[0]|=2:(e[r-2]=0,e[r]=o)):s.push(c)}return s},go=new Map;function _o(t){var e=go.get(this);return e||(e=new Map,go.set(this,e)),(e=ko(this,e.get(t)||(e.set(t,e=(function(n){for(var s,o,r=1,a="",c="",l=[0],p=function($){r===1&&($||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?l.push(0,$,a):r===3&&($||a)?(l.push(3,$,a),r=2):r===2&&a==="..."&&$?l.push(4,$,0):r===2&&a&&!$?l.push(5,0,!0,a):r>=5&&((a||!$&&r===5)&&(l.push(r,0,a,o),r=6),$&&(l.push(r,$,0,o),r=6)),a=""},u=0;u<n.length;u++){u&&(r===1&&p(),p(u));for(var f=0;f<n[u].length;f++)s=n[u][f],r===1?s==="<"?(p(),l=[l],r=3):a+=s:r===4?a==="--"&&s===">"?(r=1,a=""):a=s+a[0]:c?s===c?c="":a+=s:s==='"'||s==="'"?c=s:s===">"?(p(),r=1):r&&(s==="="?(r=5,o=a,a=""):s==="/"&&(r<5||n[u][f+1]===">")?(p(),r===3&&(l=l[0]),r=l,(l=l[0]).push(2,0,r),r=0):s===" "||s==="	"||s===`
`||s==="\r"?(p(),r=2):a+=s),r===3&&a==="!--"&&(r=4,l=l[0])}return p(),l})(t)),e),arguments,[])).length>1?e:e[0]}var U,wo,as,zt,os,rn,So,sn,To,is,rs,Zi,Le=Symbol.for("pv"),an={},cn=[],Xi=/^m(i|n|o|s|text|space)$/,cs=Array.isArray,ls=cn.slice,ae=Object.assign;function re(t){t&&t.parentNode&&t.remove()}function ln(t,e,n){var s,o,r,a={},c=arguments.length;for(r in e)r=="key"?s=e[r]:r=="ref"&&typeof t!="function"?o=e[r]:a[r]=e[r];return c>2&&(a.children=c>3?ls.call(arguments,2):n),He(t,a,s,o,null)}function He(t,e,n,s,o){var r={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Le,__v:o||++wo,__i:-1,__u:0};return!o&&U.vnode&&U.vnode(r),r}function Jt(t){return t.children}function ge(t,e){this.props=t,this.context=e,this.__g=0}function Gt(t,e){if(e==null)return t.__&&Gt(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:Gt(t)}function tc(t){var e,n=t.__v,s=n.__e,o=[],r=[],a=t.__P;a&&((e=ae({constructor:Le},n)).__v=n.__v+1,U.vnode&&U.vnode(e),us(a,e,n,t.__n,a.namespaceURI,32&n.__u?[s]:null,o,s||Gt(n),32&n.__u,r),e.__v=n.__v,e.__.__k[e.__i]=e,jo(o,e,r),n.__=n.__e=null,e.__e!=s&&Oo(e))}function Oo(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),Oo(t)}function vo(t){(8&t.__g||(t.__g|=8,zt.push(t),rn++))&&os==U.debounceRendering||((os=U.debounceRendering)||queueMicrotask)(Ao)}function Ao(){try{for(var t,e=1;zt.length;)zt.length>e&&zt.sort(So),t=zt.shift(),e=zt.length,8&t.__g&&tc(t)}finally{(rn=zt.length)&&(os||queueMicrotask)(Ao)}}function Co(t,e,n,s,o,r,a,c,l,p,u){var f,$,d,h,x,g,y=s.__k||cn,v=e.length;for(l=ec(n,e,y,l,v),f=0;f<v;f++)(d=n.__k[f])!=null&&($=~d.__i&&y[d.__i]||an,d.__i=f,g=us(t,d,$,o,r,a,c,l,p,u),h=d.__e,($.ref!=d.ref||8&$.__u)&&($.ref&&ps($.ref,null,d,$),d.ref&&u.push(d.ref,d.__c||h,d)),x=x||h,4&d.__u?(l=Eo(d,l,t,!$.__v),$.__e&&($.__e=null)):typeof d.type=="function"&&g!==void 0?l=g:h&&(l=h.nextSibling),d.__u&=-21);return n.__e=x,l}function ec(t,e,n,s,o){var r,a,c,l,p,u,f,$,d,h=n.length,x=h,g=0,y=0,v=t.__k=Array(o);for(r=0;r<o;r++)(a=e[r])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=v[r]=He(null,a):cs(a)?a=v[r]=He(Jt,{children:a}):a.constructor===Le&&a.__b?a=v[r]=He(a.type,a.props,a.key,a.ref,a.__v):v[r]=a,l=r+g,a.__=t,a.__b=t.__b+1,c=null,~(p=a.__i=nc(a,n,l,x))&&(x--,(c=n[p])&&(c.__u|=2)),c&&c.__v?(a.__u|=16,p==l-1?g--:p==l+1?g++:p!=l&&(p>l?g--:g++,y=1)):(~p||(o>h?g--:o<h&&g++),typeof a.type!="function"&&(a.__u|=4))):v[r]=null;if(y){for(u=[],f=[],r=0;r<o;r++)if((a=v[r])&&16&a.__u){for(g=0,$=u.length;g<$;)u[d=g+$>>1]<a.__i?g=d+1:$=d;u[g]=a.__i,f[r]=g+1}for(g=u.length;r--;)f[r]&&(f[r]==g?g--:v[r].__u|=4)}if(x)for(r=0;r<h;r++)!(c=n[r])||2&c.__u||(c.__e==s&&(s=Gt(c)),ds(c,c));return s}function Eo(t,e,n,s){var o,r,a,c;if(typeof t.type=="function"){if(t.props.__P)return e;if(o=t.__k)for(r=0;r<o.length;r++)o[r]&&(o[r].__=t,e=Eo(o[r],e,n,!1));return e}for(e&&!e.parentNode&&(e=Gt(t))&&!e.parentNode&&(e=null),a=t.__e,c=e;c&&c.nodeType==8;)c=c.nextSibling;for(a!=c&&(!s&&n.moveBefore&&a.parentNode?n.moveBefore(a,e):n.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function nc(t,e,n,s){var o,r=t.key,a=t.type,c=e[n],l=c&&!(2&c.__u);if(c===null&&r==null||l&&r==c.key&&a==c.type)return n;if(s>(l?1:0)){for(o=n-1;o>=0;o--)if((c=e[o])&&!(2&c.__u)&&r==c.key&&a==c.type)return o;for(o=n+1;o<e.length;o++)if((c=e[o])&&!(2&c.__u)&&r==c.key&&a==c.type)return o}return-1}function xo(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function nn(t,e,n,s,o){var r,a;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.cssText=s=""),s)for(e in s)n&&e in n||xo(t.style,e);if(n)for(e in n)s&&n[e]==s[e]||xo(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(t.__e||(t.__e={}))[e]=n,n&&s||(a=rs[e]||(rs[e]=sc(e)),(t.__a||(t.__a={}))[e]=is,r=e!=(e=e.replace(To,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,a,r):t.removeEventListener(e,a,r));else{if(o=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function sc(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[sn]==null)e[sn]=is++;else if(e[sn]<this.__a[t])return;return n(U.event?U.event(e):e)}}}function us(t,e,n,s,o,r,a,c,l,p){var u,f,$,d,h,x,g,y,v,O,w,j,F,X,K,W,C,G,A=e.type;if(e.constructor!==Le)return null;128&n.__u&&(l=32&n.__u,u=n.__c.__z)&&(e.__u|=l,f=r=[],u.nodeType==8?c=on(u,r):r.push(u),c=r[0]||c),(u=U.__b)&&u(e);t:if(typeof A=="function"){$=a.length;try{if(y=e.props,v=(u=A.prototype)&&u.render,O=(u=A.contextType)&&s[u.__c],w=u?O?O.props.value:u.__:s,(d=n.__c)?(e.__c=d,2&d.__g&&(d.__g|=1)):(v?e.__c=d=new A(y,w):(e.__c=d=new ge(y,w),d.constructor=A,d.render=rc),O&&O.sub(d),d.state||(d.state={}),d.__n=s,d.__g|=8,d.__h=[],d.__k=[]),v&&(d.__s||(d.__s=d.state),A.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=ae({},d.__s)),ae(d.__s,A.getDerivedStateFromProps(y,d.__s)))),h=d.props,x=d.state,d.__v=e,n.__c){if(y!==h&&v&&!A.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(y,w),e.__v==n.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&d.shouldComponentUpdate(y,d.__s,w)===!1){e.__v!=n.__v&&(d.props=y,d.state=d.__s,d.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(P){P&&(P.__=e)}),cn.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&a.push(d),c=Gt(n);break t}d.componentWillUpdate&&d.componentWillUpdate(y,d.__s,w),v&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(h,x,g)})}else v&&!A.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),v&&d.componentDidMount&&d.__h.push(d.componentDidMount);d.context=w,d.props=y,d.__P=t,d.__g&=-5,j=U.__r,F=v?25:0;do d.__g&=-9,j&&j(e),u=d.render(d.props,d.state=d.__s,d.context);while(8&d.__g&&++F<25);v&&(cn.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(s=ae({},s,d.getChildContext())),v&&n.__c&&d.getSnapshotBeforeUpdate&&(g=d.getSnapshotBeforeUpdate(h,x)),X=u&&u.type===Jt&&u.key==null?u.props.children:u,y.__P&&(u=c,o=(t=y.__P).namespaceURI,l=r=null,n.props&&n.props.__P!=t&&(n.__k.some(function(P){P&&ds(P,P)}),n.__k=null),c=n.__k?Gt(n,0):null),c=Co(t,cs(X)?X:[X],e,n,s,o,r,a,c,l,p),y.__P&&(e.__e=null,c=u),e.__u&=-161,f&&f.some(re),d.__h.length&&a.push(d),1&d.__g&&(d.__g&=-4)}catch(P){if(a.length=$,e.__v=null,l||r)if(P&&P.then){if(e.__u|=128|l,r){for(~(C=r.indexOf(c||void 0))||(C=r.length);(G=r[C-1])&&G.nodeType==8;)C--;for(;C<r.length;C++)if(G=r[C])if(r[C]=null,K){if(G==W)break}else{if(G.nodeType!=8)break;G.data.startsWith("$s")&&(W=on(K=G))}}if(!K){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;K=c}(u=on(K=e.__c.__z||(e.__c.__z=K)))?(e.__e=K,c=u):e.__e=c,c=c&&c.nextSibling}else r&&r.some(re);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),P&&P.then||Bo(e),U.__e(P,e,n)}}else c=e.__e=oc(n.__e,e,n,s,o,r,a,l,p,t);return(u=U.diffed)&&u(e),c}function on(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function Bo(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Bo))}function jo(t,e,n){for(var s=0;s<n.length;)ps(n[s++],n[s++],n[s++]);U.__c&&U.__c(e,t),t.some(function(o){try{t=o.__h,o.__h=[],t.some(function(r){r.call(o)})}catch(r){U.__e(r,o.__v)}})}function oc(t,e,n,s,o,r,a,c,l,p){var u,f,$,d,h,x,g,y,v=n.props||an,O=e.props,w=e.type;if(w=="svg"?o="http://www.w3.org/2000/svg":w=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),r){for(u=0;u<r.length;u++)if((h=r[u])&&(w?h.localName==w:h.nodeType==3)){t=h,r[u]=null;break}}if(!t){if(y=p.ownerDocument||document,!w)return y.createTextNode(O);t=y.createElementNS(o,w,O.is?O:p),c&&(U.__m&&U.__m(e,r),c=!1),r=null}if(w){if(p=w=="template"&&t.content||t,r=w=="textarea"&&O.defaultValue!=null?null:r&&ls.call(p.childNodes),!c&&r)for(v={},u=0;u<t.attributes.length;u++)v[(h=t.attributes[u]).name]=h.value;for(u in v)h=v[u],u=="dangerouslySetInnerHTML"?$=h:u=="children"||u in O||u=="value"&&"defaultValue"in O||u=="checked"&&"defaultChecked"in O||nn(t,u,null,h,o);for(u in O)h=O[u],u=="children"?d=h:u=="dangerouslySetInnerHTML"?f=h:u=="value"?x=h:u=="checked"?g=h:c&&typeof h!="function"||v[u]===h||nn(t,u,h,v[u],o);f?(c||$&&(f.__html==$.__html||f.__html==t.innerHTML)||(t.innerHTML=f.__html),e.__k=[]):($&&(t.textContent=""),(w=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&Xi.test(w))&&(o="http://www.w3.org/1999/xhtml"),Co(p,cs(d)?d:[d],e,n,s,o,r,a,r?r[0]:n.__k&&Gt(n,0),c,l),r&&r.some(re)),c&&w!="textarea"||(u="value",w=="progress"&&x==null?t.removeAttribute(u):x==null||x===t[u]&&(w!="progress"||x)||nn(t,u,x,v[u],o),u="checked",g!=null&&g!=t[u]&&nn(t,u,g,v[u],o))}else v===O||c&&t.data==O||(t.data=O);return t}function ps(t,e,n,s){try{typeof t=="function"?e?e.__x=t(e)||1:s&&(s=s.__c||s.__e)&&(e=s.__x)&&(s.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(o){U.__e(o,n)}}function ds(t,e,n){var s,o,r,a;if(U.unmount&&U.unmount(t),!(s=t.ref)||s.current&&s.current!=t.__e||ps(s,null,e,t),s=t.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(c){U.__e(c,e)}s.__P=s.__n=null}if(s=t.__k)for(a=0;a<s.length;a++)s[a]&&ds(s[a],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(s=t.__c)&&(s=s.__z)&&(o=on(s,r=[]))&&(s==t.__e&&r.some(re),re(o),re(s)),n||re(t.__e),t.__e=t.__c=t.__=null}function rc(t,e,n){return this.constructor(t,n)}function un(t,e){var n,s,o,r;U.__&&U.__(t,e),e.nodeType==9&&(e=e.documentElement),s=(n=t&&32&t.__u)?null:e.__k,e.__k=He(Jt,{children:[t]}),o=[],r=[],us(e,e.__k,s||an,an,e.namespaceURI,s?null:e.firstChild?ls.call(e.childNodes):null,o,s?s.__e:e.firstChild,n,r),jo(o,e.__k,r),e.__k.props.children=null}U={__e:function(t,e,n,s){for(var o,r,a;e=e.__;)if((o=e.__c)&&!(1&o.__g)){o.__g|=4;try{if((a=(r=o.constructor)&&r.getDerivedStateFromError)&&o.setState(r.getDerivedStateFromError(t)),o.componentDidCatch&&(o.componentDidCatch(t,s||{}),a=1),a&&8&o.__g)return void(o.__g|=2)}catch(c){t=c}}throw rn=0,t}},wo=0,as=function(t){return t!=null&&t.constructor===Le},ge.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=ae({},this.state)),typeof t=="function"&&(t=t(ae({},n),this.props)),t&&(ae(n,t),this.__v&&(e&&this.__k.push(e),vo(this)))},ge.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),vo(this))},ge.prototype.render=Jt,zt=[],rn=0,So=function(t,e){return t.__v.__b-e.__v.__b},sn=Symbol(),To=/(PointerCapture)$|Capture$/i,is=0,rs={},Zi=0;var ke,et,fs,Mo,$s=Object.is,pn=0,Io=[],ms=[],tt=U,No=tt.__b,Ho=tt.__r,Lo=tt.diffed,Po=tt.__c,Ro=tt.unmount,Fo=tt.__;function dn(t,e){tt.__h&&tt.__h(et,t,pn||e),pn=0;var n=et.__H||(et.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function S(t){return pn=1,ac(Wo,t)}function ac(t,e,n){var s=dn(ke++,2);if(s.t=t,!s.__c&&(s.__=[n?n(e):Wo(void 0,e),function(r){var a=(s.__N||s.__)[0],c=s.t(a,r);$s(a,c)||(s.__N=[c,s.__[1]],s.__c.setState({}))}],s.__c=et,!et.__f)){et.__f=!0;var o=et.shouldComponentUpdate;et.shouldComponentUpdate=function(r,a,c){var l=this.__H;if(!l)return!0;var p=!1,u=this.props!=r;if(l.__.some(function($){$.__N&&(p=!0,$s($.__[0],$.__N[0])||(u=!0))}),o){var f=o.call(this,r,a,c);return p?f||u:f}return!p||u}}return s.__}function D(t,e){var n=dn(ke++,3);!tt.__s&&ys(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,et.__H.__h.push(n))}function bs(t,e){var n=dn(ke++,4);!tt.__s&&ys(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,et.__h.push(n))}function nt(t){return pn=5,Re(function(){return{current:t}},[])}function Re(t,e){var n=dn(ke++,7);return ys(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function ic(){var t;do{for(;t=ms.shift();)try{Pe(t)}catch(n){tt.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=Io.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Pe),e.__h.some(hs),e.__h=[]}catch(n){e.__h=[],tt.__e(n,t.__v)}}}while(ms.length)}tt.__b=function(t){et=null,No&&No(t)},tt.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),Fo&&Fo(t,e)},tt.__r=function(t){Ho&&Ho(t),ke=0;var e=(et=t.__c).__H;e&&(fs==et?et.__h=[]:(e.__h.some(Pe),e.__h.some(hs),ke=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),fs=et},tt.diffed=function(t){Lo&&Lo(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Do(Io.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),fs=et=null},tt.__c=function(t,e){e.some(function(n){try{n.__h.some(Pe),n.__h=n.__h.filter(function(s){return!s.__||hs(s)})}catch(s){n.__h=[function(){throw s}]}}),Po&&Po(t,e)},tt.unmount=function(t){Ro&&Ro(t);var e,n,s=t.__c;s&&s.__H&&(s.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,Do(ms.push(o))}else Pe(o)}catch(r){e=r}}),s.__H=void 0,e&&tt.__e(e,s.__v))};var qo=typeof requestAnimationFrame=="function";function cc(t){var e,n=function(){clearTimeout(s),qo&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(n,35);qo&&(e=requestAnimationFrame(n))}function Do(t){t!=1&&Mo==tt.requestAnimationFrame||((Mo=tt.requestAnimationFrame)||cc)(ic)}function Pe(t){var e=et,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),et=e}function hs(t){var e=et;t.__c=t.__(),et=e}function ys(t,e){return!t||t.length!=e.length||e.some(function(n,s){return!$s(n,t[s])})}function Wo(t,e){return typeof e=="function"?e(t):e}var lc=Symbol.for("preact-signals");function hn(){if(qt>1){qt--;return}let t,e=!1;for((function(){let n=fn;for(fn=void 0;n!==void 0;){let s=n.S;if(s.v===n.v)for(let o=s.t;o!==void 0;o=o.x)o.i===n.i&&(o.i=s.i);n=n.o}})();qe!==void 0;){let n=qe;for(qe=void 0,$n++;n!==void 0;){let s=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Ko(n))try{n.c()}catch(o){e||(t=o,e=!0)}n=s}}if($n=0,qt--,e)throw t}function bn(t){if(qt>0)return t();gs=++uc,qt++;try{return t()}finally{hn()}}var Y,Fe,qe;function De(t){let e=Y,n=Fe;Y=void 0,Fe=void 0;try{return t()}finally{Y=e,Fe=n}}var fn,qt=0,$n=0,uc=0,gs=0,mn=0;function Uo(t){if(Y===void 0)return;let e=t.n;if(e===void 0||e.t!==Y)return e={i:0,S:t,p:Y.s,n:void 0,t:Y,e:void 0,x:void 0,r:e},Y.s!==void 0&&(Y.s.n=e),Y.s=e,t.n=e,32&Y.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=Y.s,e.n=void 0,Y.s.n=e,Y.s=e),e}function rt(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}rt.prototype.brand=lc;rt.prototype.h=function(){return!0};rt.prototype.S=function(t){let e=this.t;e!==t&&t.e===void 0&&(t.x=e,this.t=t,e!==void 0?e.e=t:De(()=>{var n;(n=this.W)==null||n.call(this)}))};rt.prototype.U=function(t){if(this.t!==void 0){let e=t.e,n=t.x;e!==void 0&&(e.x=n,t.e=void 0),n!==void 0&&(n.e=e,t.x=void 0),t===this.t&&(this.t=n,n===void 0&&De(()=>{var s;(s=this.Z)==null||s.call(this)}))}};rt.prototype.subscribe=function(t){return ht(()=>{let e=this.value;De(()=>t(e))},{name:"sub"})};rt.prototype.valueOf=function(){return this.value};rt.prototype.toString=function(){return this.value+""};rt.prototype.toJSON=function(){return this.value};rt.prototype.peek=function(){return De(()=>this.value)};Object.defineProperty(rt.prototype,"value",{get(){let t=Uo(this);return t!==void 0&&(t.i=this.i),this.v},set(t){if(t!==this.v){if($n>100)throw new Error("Cycle detected");(function(e){qt!==0&&$n===0&&e.l!==gs&&(e.l=gs,fn={S:e,v:e.v,i:e.i,o:fn})})(this),this.v=t,this.i++,mn++,qt++;try{for(let e=this.t;e!==void 0;e=e.x)e.t.N()}finally{hn()}}}});function at(t,e){return new rt(t,e)}function Ko(t){for(let e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function zo(t){for(let e=t.s;e!==void 0;e=e.n){let n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function Go(t){let e,n=t.s;for(;n!==void 0;){let s=n.p;n.i===-1?(n.S.U(n),s!==void 0&&(s.n=n.n),n.n!==void 0&&(n.n.p=s)):e=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=s}t.s=e}function ie(t,e){rt.call(this,void 0,e),this.x=t,this.s=void 0,this.g=mn-1,this.f=4}ie.prototype=new rt;ie.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===mn))return!0;if(this.g=mn,this.f|=1,this.i>0&&!Ko(this))return this.f&=-2,!0;let t=Y;try{zo(this),Y=this;let e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return Y=t,Go(this),this.f&=-2,!0};ie.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(let e=this.s;e!==void 0;e=e.n)e.S.S(e)}rt.prototype.S.call(this,t)};ie.prototype.U=function(t){if(this.t!==void 0&&(rt.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(let e=this.s;e!==void 0;e=e.n)e.S.U(e)}};ie.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(ie.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let t=Uo(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function Ie(t,e){return new ie(t,e)}function Jo(t){let e=t.j;if(t.j=void 0,typeof e=="function"){qt++;let n=Y;Y=void 0;try{e()}catch(s){throw t.f&=-2,t.f|=8,ks(t),s}finally{Y=n,hn()}}}function ks(t){for(let e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,Jo(t)}function pc(t){if(Y!==this)throw new Error("Out-of-order effect");Go(this),Y=t,this.f&=-2;try{8&this.f&&ks(this)}finally{hn()}}function _e(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,Fe&&Fe.push(this)}_e.prototype.c=function(){let t=this.S();try{if(8&this.f||this.x===void 0)return;let e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};_e.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Jo(this),zo(this),qt++;let t=Y;return Y=this,pc.bind(this,t)};_e.prototype.N=function(){2&this.f||(this.f|=2,this.u=qe,qe=this)};_e.prototype.d=function(){this.f|=8,1&this.f||ks(this)};_e.prototype.dispose=function(){this.d()};function ht(t,e){let n=new _e(t,e);try{n.c()}catch(o){throw n.d(),o}let s=n.d.bind(n);return s[Symbol.dispose]=s,s}var dc=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,Yo,gn,yn;var Qo=[];ht(function(){Yo=this.N})();function ve(t,e){U[t]=e.bind(null,U[t]||(()=>{}))}function We(t){if(yn){let e=yn;yn=void 0,e()}yn=t&&t.S()}function Vo({data:t}){let e=$c(t);e.name="ReactiveDom",e.value=t;let[n,s]=Re(()=>{let o=this,r=this.__v;for(;r=r.__;)if(r.__c){r.__c.__$f|=4;break}let a=Ie(()=>{let u=e.value.value;return u===0?0:u===!0?"":u||""}),c=Ie(()=>!Array.isArray(a.value)&&!as(a.value)),l=ht(function(){if(this.N=Zo,c.value){let u=a.value;o.__v&&o.__v.__e&&o.__v.__e.nodeType===3&&(o.__v.__e.data=u)}}),p=this.__$u.d;return this.__$u.d=function(){l(),p.call(this)},[c,a]},[]);return n.value?s.peek():s.value}Vo.displayName="ReactiveTextNode";Object.defineProperties(rt.prototype,{constructor:{configurable:!0,value:ln(Jt,null).constructor},type:{configurable:!0,value:Vo},props:{configurable:!0,get(){let t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});ve("__b",(t,e)=>{if(We(),gn=void 0,typeof e.type=="string"){let n,s=e.props;for(let o in s){if(o==="children")continue;let r=s[o];r instanceof rt&&(n||(e.__np=n={}),n[o]=r,s[o]=r.peek())}}t(e)});ve("__r",(t,e)=>{if(t(e),e.type!==Jt){We();let n,s=e.__c;s&&(s.__$f&=-2,n=s.__$u,n===void 0&&(s.__$u=n=(function(o,r){let a;return ht(function(){a=this},{name:r}),a.c=o,a})((function(o){return function(){var r;dc&&((r=this.y)==null||r.call(this)),o.__$f|=1,o.setState({})}})(s),typeof e.type=="function"?e.type.displayName||e.type.name:""))),gn=s,We(n)}});ve("__e",(t,e,n,s)=>{We(),gn=void 0,t(e,n,s)});ve("diffed",(t,e)=>{We(),gn=void 0;let n;if(typeof e.type=="string"&&(n=e.__e)){let s=e.__np,o=e.props,r=n.U;if(r)for(let a in r){let c=r[a];c===void 0||s&&a in s||(c.d(),r[a]=void 0)}if(s){r||(r={},n.U=r);for(let a in s){let c=r[a],l=s[a];c===void 0?(c=fc(n,a,l,o),r[a]=c):c.o(l,o)}}}t(e)});function fc(t,e,n,s){let o=e in t&&t.ownerSVGElement===void 0,r=at(n);return{o:(a,c)=>{r.value=a,s=c},d:ht(function(){this.N=Zo;let a=r.value.value;s[e]!==a&&(s[e]=a,o?t[e]=a:a!=null&&(a!==!1||e[4]==="-")?t.setAttribute(e,a):t.removeAttribute(e))})}}ve("unmount",(t,e)=>{if(typeof e.type=="string"){let n=e.__e;if(n){let o=n.U;if(o){n.U=void 0;for(let r in o){let a=o[r];a&&a.d()}}}let s=e.__np;if(s){let o=e.props;for(let r in s)o[r]=s[r]}e.__np=void 0}else{let n=e.__c;if(n){n.__$f|=8;let s=n.__$u;s&&(n.__$u=void 0,s.d())}}t(e)});ve("__h",(t,e,n,s)=>{s<3&&(e.__$f|=2),t(e,n,s)});ge.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;let n=this.__$u,s=n&&n.s!==void 0;for(let o in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let o=2&this.__$f;if(!(s||o||4&this.__$f)||1&this.__$f)return!0}else if(!(s||4&this.__$f)||3&this.__$f)return!0;for(let o in t)if(o!=="__source"&&t[o]!==this.props[o])return!0;for(let o in this.props)if(!(o in t))return!0;return!1};function $c(t,e){return Re(()=>at(t,e),[])}var mc=t=>{queueMicrotask(()=>{queueMicrotask(t)})};function hc(){bn(()=>{let t;for(;t=Qo.shift();)Yo.call(t)})}function Zo(){Qo.push(this)===1&&(U.requestAnimationFrame||mc)(hc)}var i=_o.bind(ln),_=t=>t.filter(Boolean).join(" ");var er=320,bc=1500,yc=36,gc=1800,vs={x:-1e3,y:-1e3,at:-1/0},_s=vs,Bt=vs;addEventListener("click",({clientX:t,clientY:e})=>{_s=Bt,Bt={x:t,y:e,at:performance.now()}},{capture:!0});var nr=(t,e)=>Math.hypot(t.x-e.x,t.y-e.y)<=yc,sr=()=>nr(_s,Bt)&&Bt.at-_s.at<er;function $t(t,{fresh:e=!1}={}){let n=nt(e&&Bt!==vs?null:t),s=nt(!1),o=nt(null);return n.current!==t&&(n.current=t,s.current=!0,o.current=performance.now()-Bt.at<bc?Bt:null),bs(()=>{if(!s.current)return;let r=setTimeout(()=>{s.current=!1},er);return()=>clearTimeout(r)},[t]),{swallows(r){return r.detail===0||!s.current||o.current&&!nr(o.current,Bt)?!1:(r.stopPropagation(),r.preventDefault(),xs(k("This has just changed. Tap again.")),!0)}}}var Xo=null,tr;function xs(t){Xo?.remove(),clearTimeout(tr);let e=document.createElement("p");Xo=e,e.className="unheard",e.setAttribute("role","status"),e.textContent=t,([...document.querySelectorAll("dialog[open]")].at(-1)??document.body).append(e);let{width:s,height:o}=e.getBoundingClientRect();e.style.left=`${Math.max(8,Math.min(Bt.x-s/2,innerWidth-s-8))}px`,e.style.top=`${Math.max(8,Bt.y-o-40)}px`,tr=setTimeout(()=>e.remove(),gc)}function b({kind:t,name:e,disabled:n,busy:s,large:o,chosen:r,onTap:a,children:c}){let l=["button",t&&`is-${t}`,o&&"is-large",s&&"is-busy",r&&"is-chosen"];return i`<button type="button" class=${_(l)} aria-label=${e} aria-busy=${s?"true":null}
      aria-pressed=${r===void 0?null:String(!!r)}
      disabled=${n} onClick=${()=>!s&&a?.()}>${c}</button>`}function q({question:t,end:e,steady:n,children:s}){let o=$t(t,{fresh:!0});return i`<div class="controls">
    <div class="controls-main" onClickCapture=${o.swallows}>${s}</div>
    ${e&&i`<div class="controls-end" onClickCapture=${n?null:o.swallows}>${e}</div>`}
  </div>`}var kc={2:k("two"),3:k("three"),4:k("four"),5:k("five"),6:k("six"),7:k("seven"),8:k("eight"),9:k("nine"),T:k("ten"),J:k("jack"),Q:k("queen"),K:k("king"),A:k("ace")},_c={c:k("clubs"),d:k("diamonds"),h:k("hearts"),s:k("spades")},Ue={2:"M4.5 12C5 6.5 9.5 3.5 15 3.5C21 3.5 25.5 7 25.5 13C25.5 17.5 23 21 18.5 25.5L4.5 40.5H26.5",3:"M4.5 7C7.5 4.5 10.5 3.5 14 3.5C20 3.5 24.5 7 24.5 12S20.5 20.7 13 20.7C21.5 20.7 26 24.5 26 30.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.8",4:"M20.5 40.5V3.5L3.5 29.5H27",5:"M24.5 3.5H7.5L6 20C8.5 18 11.5 17 14.5 17C21.5 17 26.5 21.5 26.5 28.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.5",6:"M4 29.5C4 23 9 18.3 15 18.3S26 23 26 29.5S21 40.5 15 40.5S4 36 4 29.5C4 16 9 7 19.5 3.5",7:"M3.5 3.5H26.5C19.5 15 14 27 12.5 40.5",8:"M15 21A9.8 8.75 0 1 1 15 3.5A9.8 8.75 0 1 1 15 21A11.3 9.75 0 1 1 15 40.5A11.3 9.75 0 1 1 15 21Z",9:"M26 14.5C26 21 21 25.7 15 25.7S4 21 4 14.5S9 3.5 15 3.5S26 8 26 14.5C26 28 21 37 10.5 40.5",T:"M3.5 10L9.5 3.5V40.5M24.2 3.5C18.5 3.5 16.4 10 16.4 22S18.5 40.5 24.2 40.5S32 34 32 22S29.9 3.5 24.2 3.5Z",J:"M13 3.5H23V29.5C23 36.5 19 40.5 13.5 40.5C8 40.5 4.5 37 4.5 31",Q:"M15 3.5C7.5 3.5 3.5 10 3.5 22S7.5 40.5 15 40.5S26.5 34 26.5 22S22.5 3.5 15 3.5ZM17.5 31.5L26.5 41.5",K:"M5 3.5V40.5M26 3.5L6.5 25M13 18.5L26.5 40.5",A:"M3.5 40.5L15 3.5L26.5 40.5M8 29H22"},lt={c:"M71 28A21 21 0 1 1 29 28A21 21 0 1 1 71 28ZM50 59A22 22 0 1 1 6 59A22 22 0 1 1 50 59ZM94 59A22 22 0 1 1 50 59A22 22 0 1 1 94 59ZM38 42H62L54 62C55 78 59 88 67 95H33C41 88 45 78 46 62Z",d:"M50 3C60 21 73 38 87 50C73 62 60 79 50 97C40 79 27 62 13 50C27 38 40 21 50 3Z",h:"M50 93C20 68 5 51 5 32C5 17 16 7 28 7C38 7 46 13 50 23C54 13 62 7 72 7C84 7 95 17 95 32C95 51 80 68 50 93Z",s:"M50 4C66 26 93 41 93 62C93 74 84 83 73 83C65 83 59 79 55 73C56 82 60 89 67 95H33C40 89 44 82 45 73C41 79 35 83 27 83C16 83 7 74 7 62C7 41 34 26 50 4Z"},kn="M50 4L61 37L96 37L68 58L78 92L50 71L22 92L32 58L4 37L39 37Z",or=[...Array(9).keys()].map(t=>{let e=20*(t+1),n=Math.max(0,e-120),s=Math.min(80,e);return`M${10+n} ${10+e-n}L${10+s} ${10+e-s}M${90-n} ${10+e-n}L${90-s} ${10+e-s}`}).join("");function it(t){return t==="Jk"?k("joker"):J(t)?k("{rank} of {suit}",{rank:kc[t[0]],suit:_c[t[1]]}):k("face down")}var J=t=>typeof t=="string"&&/^([2-9TJQKA][cdhs]|Jk)$/.test(t),ws=[..."shdc"].flatMap(t=>[..."AKQJT98765432"].map(e=>e+t));function jt({allowed:t,picked:e=[],onPick:n,onTakeBack:s,busy:o}){let r=new Set(t),a=r.has("Jk")?[...ws,"Jk"]:ws;return i`<div class="picker-grid" role="group" aria-label=${k("cards")}>
    ${a.map((c,l)=>i`<${vc} key=${c} card=${c} starts=${l%13===0}
      picked=${e.includes(c)} open=${r.has(c)} busy=${o}
      onTap=${()=>e.includes(c)?s?.(c):n(c)} />`)}
  </div>`}function ar({picked:t=[],onTakeBack:e,busy:n}){let s=t[t.length-1];return i`<${b} kind="plain" disabled=${n} onTap=${()=>e(s)}>
    ${s?k("take back {card}",{card:R(s)}):k("undo")}
  <//>`}function vc({card:t,starts:e,open:n,picked:s,busy:o,onTap:r}){let a=!n&&!s,l=[t!=="Jk"&&`suit-${t[1]}`,e&&"starts-suit",a&&"is-out",s&&"is-picked"];return i`<button type="button" class=${_(["picker-card",...l])} disabled=${a||o}
      aria-label=${it(t)} aria-pressed=${s?"true":null} onClick=${r}>
    ${!a&&i`<${ce} card=${t} />`}
  </button>`}function ce({card:t}){if(!J(t))return i`<span>?</span>`;if(t==="Jk")return i`<${rr} path=${kn} />`;let[e,n]=t;return i`
    <svg viewBox=${e==="T"?"0 0 36 44":"0 0 30 44"} aria-hidden="true">
      <path class="card-rank" d=${Ue[e]} />
    </svg>
    <${rr} path=${lt[n]} />`}var rr=({path:t})=>i`<svg viewBox="-2 -2 104 104" aria-hidden="true">
  <path class="card-pip" d=${t} />
</svg>`,xc={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},R=t=>J(t)&&t!=="Jk"?`${t[0]==="T"?"10":t[0]}${xc[t[1]]}\uFE0E`:it(t);var N=t=>k(`${String(t).replaceAll("_"," ")}##of a game`);function bt(t){return J(t)?R(t):typeof t=="number"?m(t):typeof t=="boolean"?t?k("yes"):k("no"):Array.isArray(t)?t.map(bt).join(" "):t&&typeof t=="object"?Object.values(t).map(bt).join(" \xB7 "):N(t)}function xe(t,e,n={}){if(n[t])return n[t](e);let s=Object.entries(e),o=s.some(([,r])=>r!==0)?s.filter(([,r])=>r!==0):s.slice(0,1);return wc(N(t),o)}function wc(t,e){let s=e.filter(([,r])=>r!==!0).map(([,r])=>bt(r)).join(" "),o=s?k("{deed} {what}##a verb and what it is done with",{deed:t,what:s}):t;return e.filter(([,r])=>r===!0).reduce((r,[a])=>k("{deed} and {also}",{deed:r,also:N(a)}),o)}function yt(t){return t.length<2?t.join(""):k("{others} and {last}",{others:t.slice(0,-1).join(", "),last:t.at(-1)})}function Ke(t,e){let n=[],s=t;for(let o of[...e].sort((r,a)=>a.value-r.value)){let r=Math.floor(s/o.value);r>0&&n.push({...o,count:r}),s-=r*o.value}return n}var ir=t=>t.map(({count:e,colour:n})=>k("{count} {colour}##of chips",{count:e,colour:N(n)})).join(", ");function we({min:t,max:e,step:n=1}){return e==null||e>=Number.MAX_SAFE_INTEGER?null:t+Math.floor((e-t)/n)*n}function _n(t,e){let{min:n,step:s=1}=e,o=we(e);return o!==null&&o<n?k("not possible now"):t<n?k("at least {amount}",{amount:n}):o!==null&&t>o?k("at most {amount}",{amount:o}):(t-n)%s!==0?n%s===0?k("in steps of {step}",{step:s}):k("{first}, then in steps of {step}",{first:n,step:s}):null}function vt(t,e,n){return e.reduce((o,r)=>o+r,0)===t?e:Ke(t,n).flatMap(({value:o,count:r})=>Array(Math.min(r,500)).fill(o))}function Mt(t,e){let n=t.lastIndexOf(e);return t.filter((s,o)=>o!==n)}var cr={white:{body:"#efeadb",spots:"#7b7a74"},red:{body:"#c22f39",spots:"#fff"},blue:{body:"#2460b0",spots:"#fff"},green:{body:"#1f8a49",spots:"#fff"},black:{body:"#25252a",spots:"#fff"},purple:{body:"#6d3c9b",spots:"#fff"},yellow:{body:"#e6b91f",spots:"#25252a"},pink:{body:"#df79a4",spots:"#fff"},orange:{body:"#de6f25",spots:"#fff"},grey:{body:"#878d92",spots:"#fff"},brown:{body:"#794d2a",spots:"#fff"},turquoise:{body:"#17909a",spots:"#fff"}},Sc=5,lr=8,vn=({value:t,colour:e})=>i`<${xn} value=${t} colour=${e} count=${1} bare />`;function xn({value:t,colour:e,count:n,bare:s}){let o=Math.min(n,Sc),r=64+(o-1)*lr,{body:a,spots:c}=cr[e]??cr.grey,l={"--chip-colour":a,"--chip-spots":c},p=[...Array(o-1).keys()].map(f=>r-32-f*lr),u=i`<svg class="chip" viewBox=${`0 0 64 ${r}`} style=${l} role="img"
      aria-label=${k("{count} {colour}, {value} each##of chips",{count:n,colour:N(e),value:t})}>
    ${p.map(f=>i`<g key=${f}>
      <circle class="chip-under" cx="32" cy=${f} r="30.5" />
      <circle class="chip-spots" cx="32" cy=${f} r="26.5" stroke-dasharray="13.9 13.85" />
    </g>`)}
    <circle class="chip-body" cx="32" cy="32" r="30.5" />
    <circle class="chip-spots" cx="32" cy="32" r="26.5" stroke-dasharray="13.9 13.85" />
    <circle class="chip-face" cx="32" cy="32" r="20.5" />
    <text class="chip-value" x="32" y=${32+ur(t)*.36} font-size=${ur(t)}>${pr(t)}</text>
  </svg>`;return s?u:i`<span class="pile">${u}<span class="pile-count" aria-hidden="true">×${n}</span></span>`}function Se({amount:t,chipset:e,words:n}){let s=Ke(t,e);return i`<span class="chips">
    <span class="chips-piles">${s.map(o=>i`<${xn} key=${o.value} ...${o} />`)}</span>
    ${n&&i`<span class="chips-words">${ir(s)}</span>`}
  </span>`}function pr(t){return t<1e3||t%100?String(t):`${t/1e3}k`}var ur=t=>[26,25,19,15,12][Math.min(pr(t).length,5)-1];var dr=()=>i`<div class="languages" role="group" aria-label=${k("The language of this screen")}>
  ${Object.entries(lo).map(([t,e])=>i`<${b} key=${t} kind="quiet" chosen=${t===Pt}
      onTap=${()=>t!==Pt&&uo(t)}><span lang=${t}>${e}</span><//>`)}
</div>`;var fr=({title:t,text:e,children:n})=>i`<main class="porch">
  <div class="porch-words">
    <div class="porch-mark" aria-hidden="true"><${xn} value=${1} colour="white" count=${3} bare /></div>
    <p class="porch-name">Croupier</p>
    <h1>${t}</h1>
    ${e&&i`<p class="quiet">${e}</p>`}
    <${dr} />
  </div>
  ${n}
</main>`;var Tc=1500,Oc=1e4,$r=[1e3,2e3,5e3,15e3],Ac=2,Cc=({status:t})=>t<500&&t!==429,wn=class{state=at(null);connection=at("polling");heard=at(Date.now());refusal=at(null);#e;#t;#n;#c=null;#s=null;#r=0;#i;#l;#o=!1;#p=!1;#d=0;#u=!1;#m=[[document,"visibilitychange",()=>this.#f()],[window,"pageshow",()=>this.#f()],[window,"pagehide",()=>this.#$()],[window,"online",()=>this.refresh()]];constructor({api:e,path:n,events:s}){this.#e=e,this.#t=n,this.#n=s;for(let[o,r,a]of this.#m)o.addEventListener(r,a);this.#f()}accept(e,n=null){let s=this.state.peek();s&&e.version<s.version||(this.#c=n,this.state.value=e)}refresh(){this.#u&&this.#a()}close(){this.#$();for(let[e,n,s]of this.#m)e.removeEventListener(n,s)}#f(){document.hidden?this.#$():this.#g()}#g(){this.#u||(this.#u=!0,this.#h(),this.#a())}#$(){this.#u=!1,this.#b(),clearTimeout(this.#i),clearTimeout(this.#l)}#h(){let e=new EventSource(this.#n);this.#s=e,e.onopen=()=>{this.#r=0,this.#y()},e.onmessage=({data:n})=>{Number(n)<=this.state.peek()?.version||this.#a()},e.addEventListener("look",()=>this.#a()),e.onerror=()=>{this.#b();let n=$r[Math.min(this.#r,$r.length-1)];this.#r+=1,this.#i=setTimeout(()=>this.#h(),n),this.#a()}}#b(){this.#s?.close(),this.#s=null}async#a(){if(this.#o){this.#p=!0;return}this.#o=!0,clearTimeout(this.#l);try{let n=this.state.peek(),s=await this.#e.look(this.#t,this.#c);s&&this.state.peek()!==n&&s.state.version===this.state.peek().version?this.#p=!0:s&&this.accept(s.state,s.etag),this.#d=0,this.heard.value=Date.now()}catch(n){if(n instanceof Ft&&Cc(n))return this.#k(n);this.#d+=1}finally{this.#o=!1}if(this.#y(),!this.#u)return;if(this.#p)return this.#p=!1,this.#a();let e=this.#s?.readyState===EventSource.OPEN&&!this.#d?Oc:Tc;this.#l=setTimeout(()=>this.#a(),e)}#k(e){this.refusal.value=e,this.close()}#y(){this.#d>=Ac?this.connection.value="lost":this.#s?.readyState===EventSource.OPEN?this.connection.value="live":this.connection.value="polling"}};var Ec=600,Bc=8e3,Sn=class{busy=at(!1);late=at(!1);error=at(null);#e;dismiss=()=>this.#t(null);async send(e,{taken:n,refused:s}){if(this.busy.peek())return sr()||xs(k("One moment: the last tap is still on its way.")),!1;this.busy.value=!0;let o=setTimeout(()=>{this.late.value=!0},Ec);try{return n(await e()),this.#t(null),!0}catch(r){if(!(r instanceof Ft))throw r;return this.#t(s(r)),!1}finally{clearTimeout(o),this.late.value=!1,this.busy.value=!1}}#t(e){clearTimeout(this.#e),this.error.value=e,e&&(this.#e=setTimeout(()=>{this.error.value=null},Bc))}};var Tn=class{state=at(null);connection=at("polling");heard=at(Date.now());refusal=at(null);#e=new Sn;busy=this.#e.busy;late=this.#e.late;error=this.#e.error;withdrawn=null;api=new Kt("/api");#t;#n=null;#c=null;#s=()=>{};constructor(e){this.#t=`nights/${e}`,addEventListener("offline",()=>{this.connection.value="lost"}),this.#i(null)}refresh=()=>this.#n?.refresh();dismiss=this.#e.dismiss;show=e=>this.#i(e);act=({do:e,args:n={},since:s})=>this.#o("POST",`tables/${this.#r().table}/rounds/${this.#r().number}/actions`,{action:{do:e,...n},since:s});cut=e=>this.#o("PUT",`tables/${this.#r().table}/cut`,{word:e});wish=e=>(e.kind===this.withdrawn&&(this.withdrawn=null),this.#o("POST","wishes",e));takeBack=e=>(this.withdrawn=e,this.#o("DELETE","wishes",{kind:e}));bill=()=>this.api.get(`${this.#t}/hand/bill`);round=(e,n)=>this.api.get(`${this.#t}/tables/${e}/rounds/${n}`);game=e=>this.api.get(`games/${e}`);roundPath=(e,n)=>`${this.#t}/tables/${e}/rounds/${n}`;#r(){return this.state.peek().table}#i(e){this.#s(),this.#n?.close(),this.#c=e;let n=e?`?table=${e}`:"",s=e?`/tables/${e}`:"",o=new wn({api:this.api,path:`${this.#t}/hand${n}`,events:`/api/${this.#t}/hand${s}/events`});this.#n=o;let r=[ht(()=>this.#l(o.state.value)),ht(()=>{this.connection.value=o.connection.value,this.heard.value=o.heard.value,this.refusal.value=o.refusal.value})];this.#s=()=>{for(let a of r)a()}}#l(e){let n=this.state.peek();if(!e||n&&e.version<n.version)return;this.state.value=e;let s=e.table?.table??null;s!==this.#c&&queueMicrotask(()=>this.#i(s))}#o(e,n,s){return this.#e.send(()=>this.api.send(e,`${this.#t}/hand/${n}`,s),{taken:o=>this.#n?.accept(o.state??o),refused:({message:o,body:r})=>(r?.state?this.#n?.accept(r.state):this.refresh(),o)})}};function B({card:t,lit:e,dim:n}){let s=J(t),o=[s&&t!=="Jk"&&`suit-${t[1]}`,e&&"is-lit",n&&"is-dim"];return i`<svg class=${_(["card",...o])} viewBox="0 0 100 140" role="img" aria-label=${it(t)}>
    <rect class="card-paper" x="1" y="1" width="98" height="138" rx="9" />
    ${s?t==="Jk"?Mc:jc(t):Nc}
  </svg>`}function jc([t,e]){return i`
    <path class="card-rank" d=${Ue[t]} transform=${`translate(${t==="T"?7:9} 9) scale(1.3)`} />
    <path class="card-pip" d=${lt[e]} transform="translate(10 71) scale(.33)" />
    <path class="card-pip" d=${lt[e]} transform="translate(47 82) scale(.47)" />`}var Mc=i`
  <path class="card-rank" d=${Ue.J} transform="translate(9 9) scale(1.3)" />
  <path class="card-pip" d=${kn} transform="translate(28 68) scale(.62)" />`,Nc=i`
  <rect class="card-back" x="7" y="7" width="86" height="126" rx="5" />
  <path class="card-lattice" d=${or} />
  <rect class="card-lattice" x="10" y="10" width="80" height="120" rx="3" />`;function mt({label:t,wanted:e}){return i`<svg class="card" viewBox="0 0 100 140" role="img" aria-label=${t??k("no card yet")}>
    <rect class=${_(["card-outline",e&&"is-wanted"])} x="3" y="3" width="94" height="134" rx="9" />
  </svg>`}function H({cards:t,places:e=0,label:n,fanned:s,lit:o,wanted:r}){let a=Math.max(0,e-t.length);return i`<div class=${_(["hand",s&&"is-fanned"])} role="group" aria-label=${n}>
    <div class="hand-cards">
      ${t.map((c,l)=>i`<${B} key=${l} card=${c}
        lit=${o?.has(c)} dim=${o&&!o.has(c)} />`)}
      ${[...Array(a).keys()].map(c=>i`<${mt} key=${`empty ${c}`} wanted=${r&&c===0} />`)}
    </div>
    ${n&&i`<div class="hand-label">${n}</div>`}
  </div>`}function Z({title:t,onClose:e,foot:n,large:s,children:o}){let r=nt(null),a=$t(t,{fresh:!0});D(()=>{let l=r.current,p=document.activeElement;return l.showModal(),()=>{l.close(),p?.focus({preventScroll:!0})}},[]);let c=l=>{l.preventDefault(),e()};return i`<dialog class=${_(["dialog",s&&"is-large"])} ref=${r} aria-label=${t} onCancel=${c} onClickCapture=${a.swallows}>
    <h2>${t}</h2>
    <div class="dialog-body">${o}</div>
    <div class="dialog-foot">${n}</div>
  </dialog>`}function ut({title:t,text:e,yes:n,no:s=k("go back"),danger:o,onYes:r,onClose:a}){let c=i`
    <${b} kind="plain" onTap=${a}>${s}<//>
    <${b} kind=${o?"danger":"main"} onTap=${r}>${n}<//>`;return i`<${Z} title=${t} onClose=${a} foot=${c}><p>${e}</p><//>`}function st({text:t,onGone:e}){return t?i`<div class="slip" role="alert">
    <span>${t}</span>${e&&i`<${b} kind="quiet" name=${k("close")} onTap=${e}>✕<//>`}
  </div>`:null}var Hc=6e3;function mr({list:t,onGone:e}){return i`<div class="toasts" aria-live="polite">
    ${t.map(n=>i`<${Lc} key=${n.id} text=${n.text} onGone=${()=>e(n.id)} />`)}
  </div>`}function Lc({text:t,onGone:e}){return D(()=>{let n=setTimeout(e,Hc);return()=>clearTimeout(n)},[]),i`<div class="slip is-news"><span>${t}</span></div>`}function yr({api:t,path:e,seat:n,title:s,onClose:o}){let[{told:r,trouble:a},c]=S({}),[l,p]=S(n??null);D(()=>{let f=`${e}/explanation${l?`?seat=${l}`:""}`;t.get(f).then($=>c({told:$}),$=>c({trouble:Rc($)}))},[e,l]);let u=i`
    ${l?i`<${b} kind="plain" onTap=${()=>p(null)}>${k("the whole round")}<//>`:i`<span></span>`}
    <${b} kind="main" onTap=${o}>${k("done")}<//>`;return i`<${Z} title=${s} onClose=${o} foot=${u}>
    <div class="explain">
      <${st} text=${a} />
      ${r&&i`<${qc} told=${r} about=${l} again=${r.closed&&Pc(e)} />`}
      ${!r&&!a&&i`<p class="quiet">${k("One moment.")}</p>`}
    </div>
  <//>`}var Pc=t=>t.replace(/^nights\/(\d+)\/tables\/(\d+)\/rounds\/(\d+)$/,"/rounds/$1/$2#$3"),Rc=t=>t instanceof Ft?t.message:k("The server does not answer. Try again."),Fc="0 = 0";function qc({told:t,about:e,again:n}){let s=t.steps.filter(o=>!e||Ic(o)).reverse();return i`
    <p class="quiet">${Dc(t)}</p>
    ${Object.values(t.sums).some(o=>o!==Fc)&&i`<dl class="explain-sums">
      ${Object.entries(t.sums).map(([o,r])=>i`<div key=${o}><dt>${o}</dt><dd>${r.replaceAll(" - "," \u2212 ")}</dd></div>`)}
    </dl>`}
    <ol class="explain-steps" reversed>
      ${s.map(o=>i`<${Wc} key=${o.entry} step=${o} />`)}
    </ol>
    ${t.shuffle.seed&&i`<details class="explain-shuffle"><summary>${k("the shuffle, to check it")}</summary>
      ${["commitment","seed","cut"].filter(o=>t.shuffle[o]).map(o=>i`<p key=${o} class="small">
        <span class="quiet">${N(o)}</span> <code>${t.shuffle[o]}</code></p>`)}
    </details>`}
    ${n&&i`<p><a class="button is-plain" href=${n}>${k("see it card by card")}</a></p>`}`}var Dc=({game:t,table:e,round:n,ended:s})=>s?en("{game}, table {table}, round {round}: {ended}.",{game:t,table:e,round:n,ended:i`<b>${s}</b>`}):k("{game}, table {table}, round {round}.",{game:t,table:e,round:n}),Ic=({says:t,moves:e,cards:n})=>t.length>0||e.length>0||Object.keys(n).length>0;function Wc({step:t}){let{entry:e,did:n,cards:s,says:o,moves:r}=t;return i`<li class="explain-step" value=${e}>
    <p class="explain-did">${N(n)} <span class="quiet small">${k("entry {number}",{number:e})}</span></p>
    ${o.map((a,c)=>i`<${Kc} key=${c} ...${a} />`)}
    ${r.length>0&&i`<ul class="explain-moves">
      ${r.map((a,c)=>i`<li key=${c}>${Uc(a)}</li>`)}
    </ul>`}
    ${Object.keys(s).length>0&&i`<div class="explain-cards">
      ${Object.entries(s).map(([a,c])=>c.length>0&&i`<${H} key=${a} cards=${c} label=${a} fanned=${c.length>5} />`)}
    </div>`}
  </li>`}var Uc=({amount:t,source:e,target:n,why:s})=>en("{chips} from {source} to {target}: {why}",{chips:i`<b class="figure">${m(t)}</b>`,source:e,target:n,why:s});function Kc({text:t,details:e}){let n=Object.entries(e),s=n.filter(([,a])=>hr(a)),o=n.filter(([,a])=>br(a)),r=n.filter(([,a])=>!hr(a)&&!br(a));return i`<div class="explain-said">
    <p>${t}</p>
    ${s.map(([a,c])=>i`<${H} key=${a} cards=${c} label=${a==="cards"?null:N(a)} />`)}
    ${o.map(([a,c])=>i`<${zc} key=${a} rows=${c} />`)}
    ${r.length>0&&i`<p class="quiet small">${r.map(([a,c])=>`${N(a)} ${gr(c)}`).join(" \xB7 ")}</p>`}
  </div>`}var hr=t=>Array.isArray(t)&&t.length>0&&t.every(e=>J(e)||e==="??"),br=t=>Array.isArray(t)&&t.length>0&&t.every(e=>e&&typeof e=="object"&&!Array.isArray(e));function zc({rows:t}){let e=[...new Set(t.flatMap(Object.keys))],n=o=>t.every(r=>r[o]==null||typeof r[o]=="number"),s=Object.fromEntries(e.map(o=>[o,n(o)?"number":null]));return i`<table class="ledger explain-rows">
    <thead><tr>${e.map(o=>i`<th key=${o} class=${s[o]}>${N(o)}</th>`)}</tr></thead>
    <tbody>${t.map((o,r)=>i`<tr key=${r}>
      ${e.map(a=>i`<td key=${a} class=${s[a]}>${gr(o[a])}</td>`)}
    </tr>`)}</tbody>
  </table>`}var gr=t=>t==null?"\u2013":bt(t);function le({mark:t="s",title:e,text:n,children:s}){return i`<div class="state">
    <svg class="state-mark" viewBox="0 0 100 100" aria-hidden="true">
      <path fill="currentColor" d=${lt[t]} />
    </svg>
    <p class="state-title">${e}</p>
    ${n&&i`<p class="state-text">${n}</p>`}
    ${s}
  </div>`}function kr(t){let e=Math.max(1,Math.round(t/1e3));return e<90?Rt("a second","{count} seconds",e):k("{count} minutes##some time ago",{count:Math.round(e/60)})}var _r=1500;function xr({hand:t,state:e}){let n=nt(e),s=nt([]),[o,r]=S([]);return D(()=>{let c=n.current;n.current=e;let l=c.wishes.filter(f=>Gc(f,e,t.withdrawn));s.current.push(...l.map(f=>({wish:f,was:c,until:performance.now()+_r})));let p=()=>{let f=[];s.current=s.current.filter(({wish:$,was:d,until:h})=>{let x=Jc($,d,e)??(performance.now()<h?null:Yc($));return x!==null&&f.push({id:$.number,text:x}),x===null}),f.length&&r($=>[...$,...f])};if(p(),!s.current.length)return;let u=setTimeout(p,_r+50);return()=>clearTimeout(u)},[e]),i`<${mr} list=${o} onGone=${c=>r(l=>l.filter(p=>p.id!==c))} />`}var Gc=({number:t,kind:e},{wishes:n},s)=>e!==s&&!n.some(o=>o.number===t||o.kind===e),vr=({mine:t},e)=>t.find(n=>n.table===e);function Jc({kind:t,table:e,chips:n},s,o){let r=o.me.bankroll-s.me.bankroll,[a,c]=[vr(o,e),vr(s,e)];switch(t){case"sit":return a?"You have a seat.":null;case"stand":return a?null:"You have left the table.";case"top-up":return(a?.rack??0)>(c?.rack??0)?`${m(n)} more lie in your rack.`:null;case"buy-in":return r>0?`${m(r)} chips are in your bankroll.`:null;default:return r<0?`Cashed out: ${m(-r)} went to the desk.`:null}}function Yc({kind:t}){return t==="sit"?"The dealer has no seat for you now.":`The ${t==="buy-in"||t==="cash-out"?"host":"dealer"} says: not now.`}var Qc=8;function kt(t){return Array.isArray(t)?t.length&&t.every(J)?"card":"choice":"of"in t?"some":"rows"in t?"rows":"fields"in t?"fields":wr(t)?"choice":"amount"}var Dt=t=>Array.isArray(t)?t:wr(t)??[];function wr(t){let e=we(t),{min:n,step:s=1}=t;if(e===null||(e-n)/s>=Qc)return null;let o=[];for(let r=n;r<=e;r+=s)o.push(r);return o}function Sr(t,e=!1){switch(kt(t)){case"amount":return 0;case"some":case"rows":return[];case"fields":return Qt(t.fields);default:return!e&&Dt(t).length===1?Dt(t)[0]:void 0}}var Qt=(t,e=[])=>Object.fromEntries(Object.entries(t).map(([n,s])=>[n,Sr(s,e.includes(n))]));function Vc(t,e){switch(kt(t)){case"amount":return _n(e,t);case"some":return e.length<t.least?k("{count} more",{count:t.least-e.length}):e.length>t.most?k("at most {amount}",{amount:t.most}):null;case"rows":return e.length<t.least?k("{count} more",{count:t.least-e.length}):null;case"fields":return Yt(t.fields,e)?.why??null;default:return Dt(t).length?e===void 0?k("not chosen yet"):null:k("not possible now")}}function Yt(t,e,n=[]){for(let[s,o]of Object.entries(t)){if(n.includes(s)&&Tr(e[s]))continue;let r=Vc(o,e[s]);if(r)return{name:s,why:r}}return null}function Ss(t,e){let n=Object.keys(t.values).filter(s=>!(t.optional?.includes(s)&&Tr(e[s])));return Object.fromEntries(n.map(s=>[s,e[s]]))}var Tr=t=>t===void 0||t===0||Array.isArray(t)&&!t.length,Zc=6;function Or(t){switch(kt(t)){case"amount":return we(t)!==t.min;case"some":return t.least===0&&t.of.length>0;case"rows":return t.least===0&&t.most>0;case"fields":return Object.values(t.fields).some(Or);default:return!1}}function Ar(t){if(t.optional?.length)return Xc(t);if(Object.values(t.values).some(Or))return null;let e=Qt(t.values),n=Object.keys(e).filter(a=>e[a]===void 0),s=Yt(t.values,e);if(!s)return[e];let[o]=n;if(n.length!==1||s.name!==o||Dt(t.values[o]).length>Zc)return null;let r=Dt(t.values[o]).map(a=>({...e,[o]:a}));return r.some(a=>Yt(t.values,a))?null:r}function Xc({values:t,optional:e}){let[[n,s],...o]=Object.entries(t);return o.length||!e.includes(n)||kt(s)!=="choice"||Dt(s).length!==1?null:[{},{[n]:Dt(s)[0]}]}function Ts(t){if(t.optional?.length)return null;let e=Object.entries(t.values).filter(([,n])=>Sr(n)===void 0);return e.length===1&&kt(e[0][1])==="card"?e[0][0]:null}var I=({by:t,do:e,since:n})=>`${t} ${e} ${n??""}`;function Cr(t){let e=new Map;for(let n of t)e.set(n.by,[...e.get(n.by)??[],n]);return[...e].sort(([n],[s])=>+(n==="dealer")-+(s==="dealer"))}var tl=new Kt("/api");function Er({night:t,table:e,round:n}){let s=(e.past?.at(-1)??e.last)?.number??0,[o,r]=S({played:0,deals:[]});return D(()=>{if(!s||n&&!n.facts.sheet)return;let a=!1;return tl.get(`nights/${t.night}/tables/${e.table}/scores`).then(({deals:c})=>a||r({played:s,deals:c}),()=>{}),()=>{a=!0}},[t.night,e.table,e.game,s,!!n?.facts.sheet]),el(o.deals,n,e.number)}function el(t,e,n){if(!e)return t.length?t:null;let{sheet:s,deal:o}=e.facts;if(!s)return null;let r=t.filter(l=>l.deal<o&&l.round!==n),a=r.at(-1)?.deal===o-1,c=s.after?[{deal:o,names:Br(s,e),sheet:s}]:[];return[...a?r:[],...c]}function Br(t,e){let n=Object.fromEntries(e.seats.map(({seat:o,player:r})=>[o,r])),s=o=>yt(o.split("+").map(r=>n[r]));return Object.fromEntries(Object.keys(t.before).map(o=>[o,s(o)]))}function jr({facts:t,carry:e,seats:n}){if(!t.sheet)return null;if(!e?.finished)return k("Deal {number} is scored.",{number:t.deal});if(e.winners.length===n.length)return k("The game is over: a tie.");let s=n.filter(({seat:o})=>e.winners.includes(o)).map(({player:o})=>o);return Rt("The game is over: {players} wins.","The game is over: {players} win.",s.length,{players:yt(s)})}function Mr({deals:t,round:e,onSheet:n}){let s=t.at(-1),o=e?.facts.sheet??s.sheet,r=e?.facts.sheet?Br(o,e):s.names;return i`<section class="scores" aria-label=${k("the score")}>
    <ol class="scores-names">
      ${Object.keys(o.before).map((a,c)=>i`<li key=${a} class=${_(["scores-name",sl(o,a)&&"is-best"])}>
          <${Zt} at=${c} />
          <span class="scores-who">${r[a]}</span>
          <b class="figure">${m((o.after??o.before)[a])}</b>
          ${o.after&&i`<span class="scores-why small">${nl(o,a)}</span>`}
        </li>`)}
    </ol>
    ${t.length>1&&i`<${An} deals=${t} />`}
    ${n&&i`<${b} kind="quiet" onTap=${n}>${k("score sheet")}<//>`}
  </section>`}function nl(t,e){let n=t.items.filter(s=>s.name===e).map(({what:s})=>s);return n.length?`${ot(t.after[e]-t.before[e])}: ${n.join(", ")}`:""}function sl({better:t,before:e,after:n},s){let o=Object.values(n??e),r=t==="high"?Math.max(...o):Math.min(...o);return o.some(a=>a!==r)&&(n??e)[s]===r}var Nr=["","7 4","2 4","12 4 2 4","5 3 1 3","1 3"],On=260,Os=120,Vt=8,Zt=({at:t})=>i`<svg class=${`score-stroke is-line-${t}`} viewBox="0 0 28 6" aria-hidden="true">
  <line x1="1" x2="27" y1="3" y2="3" stroke-dasharray=${Nr[t]} />
</svg>`;function An({deals:t}){let[e]=t,n=Object.keys(e.sheet.before),{goal:s}=t.at(-1).sheet,o=[e.sheet.before,...t.map(({sheet:u})=>u.after??u.before)],r=o.flatMap(u=>n.map(f=>u[f])),a=Math.min(0,...r),c=Math.max(1,...r,s??0),l=u=>Vt+u*(On-2*Vt)/Math.max(1,o.length-1),p=u=>Os-Vt-(u-a)*(Os-2*Vt)/(c-a);return i`<svg class="score-chart" viewBox=${`0 0 ${On} ${Os}`} role="img" aria-label=${ol(t,n,o)}>
    <line class="score-zero" x1=${Vt} x2=${On-Vt} y1=${p(0)} y2=${p(0)} />
    ${s!==null&&i`<line class="score-goal" x1=${Vt} x2=${On-Vt} y1=${p(s)} y2=${p(s)} />`}
    ${n.map((u,f)=>{let $=o.map((d,h)=>`${l(h)},${p(d[u])}`);return i`<g key=${u} class=${`is-line-${f}`}>
        <polyline points=${$.join(" ")} stroke-dasharray=${Nr[f]} />
        <circle cx=${l(o.length-1)} cy=${p(o.at(-1)[u])} r="3.5" />
      </g>`})}
  </svg>`}var ol=(t,e,n)=>e.map(s=>`${t.at(-1).names[s]}: ${n.map(o=>m(o[s])).join(", ")}`).join("; ");function Hr({deals:t,onClose:e}){let[n,s]=S(t.length-1),o=t[Math.min(n,t.length-1)],r=i`<span></span><${b} kind="main" onTap=${e}>${k("done")}<//>`;return i`<${Z} title=${k("The score sheet")} large onClose=${e} foot=${r}>
    <div class=${_(["score-sheet",rl(o)&&"is-wide"])}>
      <div class="score-all">
        <${al} deals=${t} shown=${o} onLook=${s} />
        ${t.length>1&&i`<${An} deals=${t} />`}
      </div>
      <${cl} deal=${o} />
    </div>
  <//>`}var rl=({names:t})=>Object.keys(t).length>4;function al({deals:t,shown:e,onLook:n}){let s=Object.keys(e.sheet.before),{better:o,goal:r}=t.at(-1).sheet;return i`<div class="score-deals">
    <table class="ledger">
      <thead><tr><th>${k("deal")}</th>${s.map((a,c)=>i`<th key=${a} class="number"><${Zt} at=${c} /> ${t.at(-1).names[a]}</th>`)}</tr></thead>
      <tbody>${t.map((a,c)=>i`<tr key=${a.deal} class=${a===e?"is-now":null}>
        <th scope="row"><${b} kind="quiet" chosen=${a===e} onTap=${()=>n(c)}>${a.deal}<//></th>
        ${s.map(l=>i`<td key=${l} class="number">${ot(a.sheet.after[l]-a.sheet.before[l])} <b>${m(a.sheet.after[l])}</b></td>`)}
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">${il(o,r)}</p>
  </div>`}function il(t,e){return e===null?t==="high"?k("The highest score wins."):k("The lowest score wins."):t==="high"?k("The highest score wins; {goal} ends the game.",{goal:e}):k("The lowest score wins; {goal} ends the game.",{goal:e})}function cl({deal:{deal:t,names:e,sheet:n}}){return i`<section class="deal-sheet" aria-label=${k("deal {number}",{number:t})}>
    <h3>${k("Deal {number}",{number:t})}</h3>
    <div class="deal-columns">
      ${Object.keys(n.before).map(s=>i`<${ll} key=${s} name=${s} who=${e[s]} names=${e} sheet=${n} />`)}
    </div>
  </section>`}function ll({name:t,who:e,sheet:n}){let s=t.split("+"),o=e.split(k("{others} and {last}",{others:"",last:""})),r=p=>o.length===s.length?o[s.indexOf(String(p))]:k("seat {seat}",{seat:p}),a=p=>p.filter(u=>u.name===t),c=n.tricks.map((p,u)=>({...p,number:u+1})).filter(({seat:p})=>s.includes(String(p))),l=a(n.taken).reduce((p,{points:u})=>p+u,0);return i`<table class="ledger deal-column">
    <caption>${e}</caption>
    <tbody>
      <tr class="is-score"><th scope="row">${k("before")}</th><td class="number">${m(n.before[t])}</td></tr>
      ${c.map(({number:p,seat:u,cards:f,points:$})=>i`<tr key=${`trick ${p}`}>
        <th scope="row" class="deal-trick"><span class="quiet">${p}${s.length>1&&` \xB7 ${r(u)}`}</span> ${f.map(R).join(" ")}</th>
        <td class="number">${m($)}</td></tr>`)}
      ${a(n.taken).map(({what:p,points:u})=>i`<tr key=${`took ${p}`}><th scope="row">${p}</th><td class="number">${ot(u)}</td></tr>`)}
      ${a(n.taken).length>1&&i`<tr><th scope="row">${k("taken")}</th><td class="number">${m(l)}</td></tr>`}
      ${a(n.items).map(({what:p,points:u},f)=>i`<tr key=${`scored ${f}`} class="is-scored"><th scope="row">${p}</th><td class="number">${ot(u)}</td></tr>`)}
      <tr class="is-score"><th scope="row">${k("after")}</th><td class="number"><b>${m((n.after??n.before)[t])}</b></td></tr>
    </tbody>
  </table>`}var Lr="hands",ul={bura:"6789JQKTA",lorum:"789TJQKA",polignac:"789TAJQK",schnapsen:"JQKTA"},pl="23456789TJQKA",dl=["uth","kabu"],fl="shcd";function Te(t,{game:e,facts:n}){let s=ul[e]??pl,o=n?.trump,r=dl.includes(e),a=c=>{if(!J(c)||c==="Jk")return 1e3;let l=c[1]===o?-1:fl.indexOf(c[1]);return(r?0:l*20)-s.indexOf(c[0])};return[...t].sort((c,l)=>a(c)-a(l))}var Cn=(t,e)=>Pr()==="sorted"?Te(t,e):t;function Oe(t){let[e,n]=S(()=>Pr());return{as:e,turn:()=>{let o=e==="sorted"?"dealt":"sorted";$l(o),n(o)},arranged:o=>e==="sorted"?Te(o,t):o}}var En=({sorting:t})=>i`<${b} kind="plain" onTap=${t.turn}>
  ${t.as==="sorted"?k("as dealt"):k("sort")}
<//>`;function Pr(){try{return localStorage.getItem(Lr)==="dealt"?"dealt":"sorted"}catch{return"sorted"}}function $l(t){try{localStorage.setItem(Lr,t)}catch{}}var xt=t=>Object.fromEntries(t.seats.map(({seat:e,player:n})=>[e,n])),ue=({round:t,table:e})=>t?.seats.find(({seat:n})=>n===e.seat)?.rack??e.rack,As=t=>{switch(kt(t)){case"card":return!0;case"some":return t.of.some(J);case"rows":return Object.values(t.rows).some(As);case"fields":return Object.values(t.fields).some(As);default:return!1}},ml=({values:t})=>Object.values(t).some(As);function Cs({round:t,table:e}){let n=t?.prompt?.options.filter(({by:s})=>s===e?.seat)??[];return t?.cards==="physical"?n.filter(s=>!ml(s)):n}function Bn(t){let{round:e,table:n}=t,s=Cs(t);if(!n?.phones||!s.length)return!1;let{prompt:o,record:r}=e;if(o.awaited.includes(n.seat))return!0;let a=Math.min(...s.map(l=>l.since)),c=r.some(({by:l,index:p})=>l===n.seat&&p>=a-1);return o.awaited.every(l=>l==="dealer")&&!c}var Dr=t=>Bn(t)?`${t.table.table} ${t.table.number} ${t.round.record.length} ${t.round.prompt.say.code}`:null;function Ir({round:t,table:e}){return!t||t.cards==="physical"?[]:Object.entries(t.zones).filter(([,{owner:n,sight:s,cards:o}])=>n===e.seat&&s==="owner"&&o.length).map(([n,{cards:s}])=>[n,Cn(s,t)])}var Rr=new Map,Fr=(t,e)=>`${t} ${e}`;function Wr(t,e){let{round:n,table:s}=t;if(n?.finished){let r=bl(t,e);return Rr.set(Fr(s.table,s.number),r),{number:s.number,won:qr(hl(n,s.seat),s),why:r}}let{last:o}=s;return o?o.voided?{number:o.number,won:null,why:`voided: ${o.why}`}:o.result===null?null:{number:o.number,won:qr(o.result,s),why:Rr.get(Fr(s.table,o.number))}:null}var qr=(t,{for_points:e})=>t||!e?t:void 0;function jn(t){let{table:e,me:n}=t;return!!e?.for_points&&!ue(t)&&!n.bankroll&&!n.owes}function hl({record:t},e){let n=`seat:${e}`;return t.flatMap(({transfers:s})=>s).reduce((s,{from:o,to:r,amount:a})=>s+(r===n?a:0)-(o===n?a:0),0)}function bl({round:t,payouts:e,table:n},s){let o=e.findLast(({seat:r})=>r===n.seat);return s.reason?.(o,t,n.seat)||o?.says.at(-1)||s.over?.(t)||jr(t)||void 0}var yl=4e4;function Ur(t){let[e,n]=S(!1),[s,o]=S(0);return D(()=>{let r=()=>o(a=>a+1);return addEventListener("pointerdown",r),()=>removeEventListener("pointerdown",r)},[]),D(()=>{if(n(!1),t!==null)return;let r=setTimeout(()=>n(!0),yl);return()=>clearTimeout(r)},[t,s]),{asleep:e&&t===null,wake:()=>n(!1)}}function Kr({state:t,onWake:e}){let{table:n,me:s}=t;return i`<button type="button" class="hand-asleep" onClick=${e} aria-label="wake up">
    ${n?i`<span>${n.name} · ${Es(t)}</span>
        ${!jn(t)&&i`<b>${m(ue(t))}</b><span>your rack</span>`}`:i`<span>${s.name}</span><b>${m(s.bankroll)}</b><span>your bankroll</span>`}
  </button>`}function Es({round:t,table:e}){if(!t)return"between rounds";if(t.finished||!t.prompt)return`round ${e.number} is over`;let n=xt(t),s=t.prompt.awaited.filter(r=>r!==e.seat),[o]=s;return o===void 0?"your turn":o==="dealer"?"the dealer goes on":`${n[o]}'s turn`}var Bs="hand: silent",gl=[140,70,140],kl=[660,880],Mn=.14,js=()=>localStorage.getItem(Bs)===null;function zr(t){t?localStorage.removeItem(Bs):localStorage.setItem(Bs,"yes"),t&&Jr()}function Gr(t){let e=nt(t);D(()=>{let n=t!==null&&t!==e.current;e.current=t,n&&(navigator.userActivation?.hasBeenActive!==!1&&navigator.vibrate?.(gl),js()&&Jr())},[t])}var pe=null;addEventListener("pointerdown",()=>{globalThis.AudioContext&&(pe??=new AudioContext,pe.resume())});function Jr(){if(pe?.state!=="running")return;let t=pe.currentTime;kl.forEach((e,n)=>{let s=pe.createOscillator(),o=pe.createGain();s.frequency.value=e,o.gain.setValueAtTime(.18,t+n*Mn),o.gain.exponentialRampToValueAtTime(.001,t+(n+1)*Mn),s.connect(o).connect(pe.destination),s.start(t+n*Mn),s.stop(t+(n+1)*Mn)})}function Nn({round:t,payouts:e}){if(!t)return[];let n=t.finished?t.record.at(-1)?.index:null,s=new Map(t.record.map(a=>[a.index,a.by])),o=e.filter(({action:a})=>a===n||s.get(a)==="dealer"),r=de(t);return o.map(a=>({...a,ids:r.filter(c=>_l(a,c)).map(({id:c})=>c)}))}var _l=({action:t,seat:e},{action:n,by:s,from:o,to:r})=>n===t&&o!==`seat:${s}`&&(It(o)===e||It(r)===e),de=({record:t})=>t.flatMap(({index:e,by:n,transfers:s})=>s.map((o,r)=>({...o,action:e,by:n,id:`${e} ${r}`})));function It(t){let e=t.split(":").find(n=>/^\d+$/.test(n));return e===void 0?null:Number(e)}var Qr={Felt:xl,payments:Nn,payment:vl};function vl({says:t,transfers:e}){return{hand:null,sums:t.length?t:e.map(({why:n,amount:s})=>`${n}: ${m(s)}`)}}function Hn(t,e){let[n,s,...o]=t.split(":");if(s===void 0)return N(n);let r=[n,...o].map(N).join(" ");return e[s]?`${e[s]}: ${r}`:`${Ns(s)} ${r}`}var Ms={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},Ns=t=>Ms[t]?`${Ms[t]}\uFE0E`:N(t);function xl({state:t,paying:e}){let{round:n,table:s,night:o}=t,r=Object.fromEntries(n.seats.map(({seat:u,player:f})=>[u,f])),a=Object.entries(n.zones).filter(([u,{count:f}])=>f&&u!=="stock"),c=Object.entries(n.places),l=a.filter(([,{owner:u}])=>u===null),p=c.filter(([u])=>It(u)===null);return i`<section class="felt general" aria-label="felt">
    <div class="general-middle">
      <${wl} zone=${n.zones.stock} />
      ${l.map(([u,f])=>i`<${Vr} key=${u} name=${Hn(u,r)} zone=${f} />`)}
      ${p.map(([u,f])=>i`<${Tl} key=${u} place=${u} amount=${f} chipset=${o.chip_set} />`)}
    </div>
    <div class="general-seats">
      ${n.seats.map(u=>i`<${Ol} key=${u.seat} seat=${u} round=${n} players=${r}
        lit=${e?e.seat===u.seat:n.prompt?.awaited.includes(u.seat)}
        holds=${s.hand_over?.seat===u.seat}
        zones=${a.filter(([,{owner:f}])=>f===u.seat)}
        places=${c.filter(([f])=>It(f)===u.seat)} />`)}
    </div>
    <${wt} state=${t} />
    <${Yr} facts=${n.facts} players=${r} />
    ${Object.keys(n.board).length>0&&i`<${Yr} facts=${n.board} players=${r} />`}
  </section>`}function wt({state:t}){let e=Er(t),[n,s]=S(!1);return e?i`
    <${Mr} deals=${e} round=${t.round} onSheet=${e.length>0&&(()=>s(!0))} />
    ${n&&i`<${Hr} deals=${e} onClose=${()=>s(!1)} />`}`:null}var wl=({zone:t})=>t?.count>0&&i`<div class="general-stock">
  <${B} card="??" /><span class="hand-label">stock ${t.count}</span>
</div>`,Sl=7;function Vr({name:t,zone:e}){return!e.cards.some(J)&&e.cards.length>3?i`<div class="general-stock"><${B} card="??" /><span class="hand-label">${t} ${e.count}</span></div>`:i`<${H} cards=${e.cards} label=${t} fanned=${e.cards.length>Sl} />`}var Tl=({place:t,amount:e,chipset:n})=>i`<div class="general-place" data-place=${t}>
  <${Se} amount=${e} chipset=${n} />
  <span><span class="quiet">${N(t.replaceAll(":"," "))}</span> <b class="figure">${m(e)}</b></span>
</div>`;function Ol({seat:t,round:e,lit:n,holds:s,zones:o,places:r}){let a=e.markers[t.seat],c=[e.dealer===t.seat&&"the deal",s&&"has the tablet",a>0&&`owes ${m(a)}`];return i`<div class=${_(["general-seat",n&&"is-lit"])}>
    <div class="general-name">
      <b>${t.player}</b> <span class="figure" data-place=${`seat:${t.seat}`}>${m(t.rack)}</span>
      <span class="quiet small">${c.filter(Boolean).join(" \xB7 ")}</span>
    </div>
    ${r.map(([l,p])=>i`<div key=${l} class="small" data-place=${l}>
      <span class="quiet">${N(l.split(":").filter(u=>u!==String(t.seat)).join(" "))}</span>
      <b class="figure"> ${m(p)}</b>
    </div>`)}
    ${o.map(([l,p])=>i`<${Vr} key=${l} name=${Cl(l)} zone=${Al(l,p,e)} />`)}
  </div>`}var Al=(t,e,n)=>t.startsWith("hand:")?{...e,cards:Te(e.cards,n)}:e,Cl=t=>N(t.split(":").filter(e=>!/^\d+$/.test(e)).join(" ")),El=["sheet","scores","tokens"];function Yr({facts:t,players:e}){let n=Object.entries(t).filter(([s])=>!(t.sheet&&El.includes(s))).map(([s,o])=>[s,Zr(s,o,e)]).filter(([,s])=>s);return n.length>0&&i`<dl class="general-facts">
    ${n.map(([s,o])=>i`<div key=${s}><dt>${N(s)}</dt><dd>${o}</dd></div>`)}
  </dl>`}var Bl=new Set("seat turn leader bidder declarer closer stopped winner playing losers winners takers".split(" ")),Zr=(t,e,n)=>Bl.has(t)?jl(e,n):Xr(e,n),jl=(t,e)=>[t??[]].flat().map(n=>e[n]??`seat ${n}`).join(", ");function Xr(t,e){return t==null||t===""?"":typeof t=="boolean"?t?"yes":"no":Array.isArray(t)?t.map(s=>Xr(s,e)).filter(Boolean).join(", "):typeof t!="object"?Ms[t]?Ns(t):bt(t):Object.entries(t).map(([s,o])=>[e[s]??Ns(s),Zr(s,o,e)]).filter(([,s])=>s).map(([s,o])=>`${s} ${o}`).join(" \xB7 ")}function ta({hand:t,table:e}){let[n,s]=S(!1),[o,r]=S(e.cut),a=async c=>await t.cut(c)&&s(!1);return n?i`<form class="hand-cut" onSubmit=${c=>{c.preventDefault(),a(o.trim())}}>
    <label class="field">a word of your own for this shuffle
      <input value=${o} maxlength="64" autocomplete="off" onInput=${({target:c})=>r(c.value)} /></label>
    <div class="hand-row">
      <${b} kind="plain" onTap=${()=>s(!1)}>leave it<//>
      <${b} kind="main" busy=${t.late.value} onTap=${()=>a(o.trim())}>add it<//>
    </div>
  </form>`:i`<div class="hand-cut">
      <${b} kind="quiet" onTap=${()=>s(!0)}>${e.cut?`your word: ${e.cut}`:"add a word to the shuffle"}<//>
      <p class="small quiet">promised: <code>${e.commitment.slice(0,16)} …</code></p>
    </div>`}function ea({hand:t,table:e,number:n}){let[s,o]=S(null);return i`<${b} kind="plain" onTap=${async()=>{try{let{check:a}=await t.round(e,n);a?location.assign(`/shuffle${new URL(a.url).hash}`):o("A real deck was dealt: there is no shuffle to check.")}catch(a){o(a.message)}}}>check the shuffle of round ${n}<//><${st} text=${s} />`}function na({hand:t,state:e,news:n}){let{table:s}=e;if(s.status==="closed")return i`<${le} mark="c" title=${`${s.name} is closed`} text="Your rack is back in your bankroll." />`;let o=s.seats.filter(({seat:r})=>r!==s.seat).map(({name:r})=>r);return i`<section class="hand-between" aria-label="between rounds">
    ${n}
    <${wt} state=${e} />
    <p class="hand-big">${s.game_name}</p>
    <p class="quiet">Round ${s.number} begins when the dealer begins it.</p>
    <p class="quiet small">${o.length?`With ${o.join(", ")}.`:"Nobody else sits here yet."}
      ${s.phones?"":" Phones do not play here: the dealer takes what you say, or hands you the tablet."}</p>
    ${s.commitment&&i`<${ta} key=${s.number} hand=${t} table=${s} />`}
    <${Ae} hand=${t} />
  </section>`}var M=t=>Object.fromEntries(t.seats.map(({seat:e,player:n})=>[e,n]));function sa(t,{deed:e,event:n=({text:s})=>s}={}){let s=M(t);return t.record.map(r=>({number:r.index+1,text:[Ml(r,s,t,e),...r.events.map(a=>n(a,s))].filter(Boolean).join(" ")})).filter(({text:r})=>r)}function Ml(t,e,n,s){if(t.do===null)return null;let o=e[t.by]??"The dealer",r=s?.(t,{who:o,round:n});return r??(Nl(t)?null:Ll(t,o))}var Nl=({by:t,do:e,events:n})=>n.some(({code:s,args:o})=>o.seat===t&&s.split(".")[1]?.replaceAll("-","_").startsWith(Hl(e))),Hl=t=>t.replace(/^[a-z]+/,e=>`${e}s`);function Ll({by:t,do:e,args:n},s){let{seat:o,...r}=n,a=Object.entries(r).filter(([,l])=>l!==0).map(([l,p])=>p===!0?`and ${N(l)}`:bt(p)),c=[N(e),...a].join(" ");return t==="dealer"?`${c[0].toUpperCase()}${c.slice(1)}.`:`${s}: ${c}.`}function dt({text:t,detail:e,news:n}){return i`<div class="line">
    <p class="line-text" role="status">${n&&i`<span class="line-news">${n}</span> `}${t}</p>
    ${e&&i`<p class="line-detail">${e}</p>`}
  </div>`}function Ln({label:t,value:e,range:n,chipset:s,last:o,optional:r,onChange:a}){let[c,l]=S([]),p=vt(e,c,s),u=we(n),f=y=>u===null||y<=u,$=y=>{l(y),a(y.reduce((v,O)=>v+O,0))},d=y=>f(e+y)&&$([...p,y]),h=y=>$(Mt(p,y)),x=y=>$(vt(y,[],s)),g=e===0&&r?k("none"):_n(e,n);return i`<div class="pad" role="group" aria-label=${t}>
    <div class="pad-head">
      ${t&&i`<span class="pad-label">${t}</span>`}
      <output class="pad-amount">${m(e)}</output>
      <span class=${_(["pad-note",g&&e>0&&"is-wrong"])}>${g??Pl(u)}</span>
    </div>
    <div class="pad-keys">
      <${St} chipset=${s} fits=${y=>f(e+y)} onAdd=${d} onTakeOff=${h} />
      <div class="pad-side">
        <${b} name=${k("take off the last chip")} disabled=${!p.length}
          onTap=${()=>$(p.slice(0,-1))}>⌫<//>
        <${b} kind="quiet" disabled=${!o||!f(o)} onTap=${()=>x(o)}>
          ${o?k("same again \xB7 {chips}",{chips:o}):k("same again")}
        <//>
        <${b} kind="quiet" disabled=${!e} onTap=${()=>$([])}>${k("clear")}<//>
      </div>
    </div>
  </div>`}function St({chipset:t,fits:e,onAdd:n,onTakeOff:s}){let o=[...t].sort((r,a)=>r.value-a.value);return i`<div class="pad-chips">
    ${o.map(r=>i`<${Fl} key=${r.value} chip=${r} disabled=${!e(r.value)}
      onAdd=${()=>e(r.value)&&n(r.value)} onTakeOff=${()=>s(r.value)} />`)}
  </div>`}var Pl=t=>t===null?"":k("of {most}",{most:t}),Rl=450;function Fl({chip:t,disabled:e,onAdd:n,onTakeOff:s}){let o=nt(null),r=nt(!1),a=()=>{r.current=!1,o.current=setTimeout(()=>{r.current=!0,s()},Rl)},c=()=>clearTimeout(o.current);return i`<button type="button" class="pad-chip" aria-disabled=${e?"true":null}
      aria-label=${k("add {value} ({colour})",{value:t.value,colour:N(t.colour)})}
      onPointerDown=${a} onPointerUp=${c} onPointerLeave=${c} onPointerCancel=${c}
      onContextMenu=${l=>l.preventDefault()}
      onClick=${()=>!r.current&&n()}>
    <${vn} ...${t} />
  </button>`}function ql(t){let e=Gl[kt(t.value)];return kt(t.value)==="amount"?i`<${e} ...${t} />`:i`<fieldset class="field">
    <legend>${t.optional?k("{name} (may be left out)",{name:N(t.name)}):N(t.name)}</legend>
    <${e} ...${t} />
  </fieldset>`}function Pn({fields:t,held:e,optional:n=[],last:s={},chipset:o,onChange:r}){return Object.entries(t).map(([a,c])=>i`<${ql} key=${a} name=${a} value=${c}
    held=${e[a]} optional=${n.includes(a)} last=${s[a]} chipset=${o}
    onChange=${l=>r({...e,[a]:l})} />`)}var Dl=({name:t,value:e,held:n,chipset:s,last:o,optional:r,onChange:a})=>i`<${Ln} label=${N(t)}
  value=${n} range=${e} chipset=${s} last=${o} optional=${r} onChange=${a} />`;function Il({value:t,held:e,optional:n,onChange:s}){return i`<div class="choices">
    ${Dt(t).map(o=>i`<${b} key=${o} chosen=${o===e}
      onTap=${()=>s(n&&o===e?void 0:o)}>${bt(o)}<//>`)}
  </div>`}var oa=13;function Wl({value:t,held:e,onChange:n}){return t.length<=oa?i`<${ra} cards=${t} chosen=${e?[e]:[]} onTap=${n} />`:i`<${jt} allowed=${t} picked=${e?[e]:[]} onPick=${n}
    onTakeBack=${()=>n(void 0)} />`}function Ul({value:t,held:e,onChange:n}){let s=r=>e.length<t.most&&n([...e,r]),o=r=>n(Mt(e,r));if(!t.of.every(J))return i`<div class="choices">
      ${t.of.map(r=>i`<${b} key=${r} chosen=${e.includes(r)}
        onTap=${()=>e.includes(r)?o(r):s(r)}>${bt(r)}<//>`)}
    </div>`;if(t.of.length>oa){let r=t.of.filter(a=>!e.includes(a));return i`<${jt} allowed=${r} picked=${e} onPick=${s} onTakeBack=${o} />`}return i`<${ra} cards=${t.of} chosen=${e} onTap=${s} onTapAgain=${o} />`}function ra({cards:t,chosen:e,onTap:n,onTapAgain:s=n}){let o=(r,a)=>r.filter(c=>c===a).length;return i`<div class="choices">
    ${t.map((r,a)=>{let c=o(e,r)>=o(t.slice(0,a+1),r);return i`<button type="button" key=${`${r} ${a}`} aria-label=${it(r)}
          class=${_(["choice-card",c&&"is-chosen"])} aria-pressed=${String(c)}
          onClick=${()=>c?s(r):n(r)}><${B} card=${r} /></button>`})}
  </div>`}var Kl=({value:t,held:e,chipset:n,onChange:s})=>i`<div class="row-builder">
  <${Pn} fields=${t.fields} held=${e} chipset=${n} onChange=${s} />
</div>`;function zl({value:t,held:e,chipset:n,onChange:s}){let[o,r]=S(Qt(t.rows)),a=Yt(t.rows,o),c=e.length>=t.most,l=()=>{s([...e,o]),r(Qt(t.rows))};return i`<div class="rows">
    ${e.map((p,u)=>i`<div class="row" key=${u}>
      <span>${u+1}. ${bt(p)}</span>
      <${b} kind="quiet" name=${k("take off line {number}",{number:u+1})}
        onTap=${()=>s(e.filter((f,$)=>$!==u))}>⌫<//>
    </div>`)}
    <div class="row-builder">
      <${Pn} fields=${t.rows} held=${o} chipset=${n} onChange=${r} />
      <div class="field-foot">
        <${b} kind="plain" disabled=${a||c} onTap=${l}>${k("add")}<//>
        <span class="quiet">${c?k("at most {amount}",{amount:t.most}):a?`${N(a.name)}: ${a.why}`:""}</span>
      </div>
    </div>
  </div>`}var Gl={amount:Dl,choice:Il,card:Wl,some:Ul,rows:zl,fields:Kl};function Hs(t){let{prompt:e,me:n,players:s,chipset:o,words:r={},sure:a={},last:c={},shown:l,entered:p,first:u,drawn:f,busy:$,error:d,onAct:h,onTakeBack:x,unheard:g=[],end:y}=t,v=Cr(e.options.filter(L=>(n==="dealer"||L.by===n)&&!f?.(L))),O=S(null),[w,j]=t.onChoose?[t.chosen,t.onChoose]:O,[F,X]=S(null),[K,W]=S(null),C=e.options.map(I).join(),G=v.filter(([L])=>L!=="dealer"),A=G.some(([L])=>L===w)?w:Yl(G,e.awaited),P=G.find(([L])=>L===A)?.[1]??[],pt=v.find(([L])=>L==="dealer")?.[1]??[],T=[...P,...pt].find(L=>I(L)===F),Q=L=>L==="dealer"?k("dealer"):s[L]??k("seat {seat}",{seat:L}),Ht=({by:L,do:tn,since:Ui},Ki)=>h({by:L,do:tn,args:Ki,since:Ui}),Lt=n==="dealer"&&e.awaited.includes("dealer")?g.map(Q):[],E=L=>a[L.do]??(L.by==="dealer"&&Lt.length?()=>Jl(L,Lt):null),V=(L,tn)=>E(L)?W({option:L,args:tn}):Ht(L,tn),ct=e.awaited.filter(L=>L!=="dealer"||!Lt.length),oe={words:r,last:c,awaited:u?.length?[]:ct,busy:$,act:V,open:X},ye=P.length>0&&pt.length>0,Xe=P.length+pt.length===1?[...P,...pt][0]:null;return Xe&&Vl(Xe)?i`<${Zl} option=${Xe} shown=${l} entered=${p} busy=${$} error=${d} question=${C} act=${V}
      onTakeBack=${x} end=${y} />`:T?i`<${eu} key=${F} option=${T} who=${Q(T.by)} chipset=${o} words=${r}
      last=${c[`${T.by} ${T.do}`]} busy=${$} error=${d} end=${y} onClose=${()=>X(null)}
      onAct=${async L=>{await V(T,L)&&X(null)}} />`:i`
    ${d&&i`<div class="panel"><${st} text=${d} /></div>`}
    ${G.length>1&&i`<div class="seats-row" role="group" aria-label=${k("who")}>
      ${G.map(([L])=>i`<${b} key=${L} chosen=${L===A} onTap=${()=>j(L)}>${Q(L)}<//>`)}
    </div>`}
    <${q} question=${C} end=${(ye||y)&&i`
        ${ye&&Lt.length>0&&i`<span class="controls-note">${k("not yet: {players}",{players:yt(Lt)})}</span>`}
        ${ye&&i`<${aa} options=${pt} ...${oe} />`}${y}`}>
      ${u}
      <${aa} options=${P.length?P:pt} ...${oe} />
    <//>
    ${K&&E(K.option)&&C.includes(I(K.option))&&i`<${ut} ...${E(K.option)(Q(K.option.by))}
      onClose=${()=>W(null)} onYes=${()=>{W(null),Ht(K.option,K.args)}} />`}`}var Jl=(t,e)=>({title:k("{deed} without {players}?",{deed:N(t.do),players:yt(e)}),text:Rt("{players} has not done anything yet. Nobody may have anything to say after this.","{players} have not done anything yet. Nobody may have anything to say after this.",e.length,{players:yt(e)}),yes:N(t.do),no:k("wait")});function Yl(t,e){let[n]=t.find(([s])=>e.includes(s))??t[0]??[null];return n}var Ql=13,Vl=t=>{let e=Ts(t);return e&&(t.by==="dealer"||t.values[e].length>Ql)};function Zl({option:t,shown:e,entered:n,busy:s,error:o,question:r,act:a,onTakeBack:c,end:l}){let p=Ts(t)??"",u=f=>a(t,{...Ss(t,Qt(t.values)),[p]:f});return i`
    <div class="panel">
      <${jt} allowed=${t.values[p]} picked=${e} busy=${s}
        onPick=${u} onTakeBack=${c} />
      <${st} text=${o} />
    </div>
    <${q} question=${r} end=${(n||l)&&i`
        ${n&&i`<${H} cards=${n.cards} places=${n.places} wanted />`}${l}`}>
      ${c&&i`<${ar} picked=${e} busy=${s} onTakeBack=${c} />`}
    <//>`}function aa({options:t,words:e,last:n,awaited:s,busy:o,act:r,open:a}){let c=({by:l})=>s.includes(l)?"main":"plain";return t.flatMap(l=>{let p=Ar(l);return p?p.map(u=>i`<${b} key=${I(l)+JSON.stringify(u)} kind=${c(l)}
      disabled=${o} onTap=${()=>r(l,u)}>
      ${e[l.do]?e[l.do](u):xe(l.do,tu(l,u))}
    <//>`):[i`<${b} key=${I(l)} kind="plain" disabled=${o} onTap=${()=>a(I(l))}>
          ${N(l.do)} …
        <//>`,i`<${Xl} key=${`${I(l)} again`} option=${l} args=${n[`${l.by} ${l.do}`]}
          words=${e} busy=${o} act=${r} />`]})}function Xl({option:t,args:e,words:n,busy:s,act:o}){return!e||Yt(t.values,e,t.optional)?null:i`<${b} kind="plain" disabled=${s} onTap=${()=>o(t,e)}>
    ${k("{deed} again",{deed:xe(t.do,e,n)})}
  <//>`}var tu=(t,e)=>Object.fromEntries(Object.entries(e).filter(([n])=>t.optional?.includes(n)||t.values[n].length!==1));function eu({option:t,who:e,chipset:n,words:s,last:o,busy:r,error:a,onClose:c,onAct:l,end:p}){let[u,f]=S(Qt(t.values,t.optional)),$=Yt(t.values,u,t.optional),d=Ss(t,u);return i`
    <section class="panel" aria-label=${`${e}: ${N(t.do)}`}>
      <h2>${e}: ${N(t.do)}</h2>
      <div class="form-fields">
        <${Pn} fields=${t.values} held=${u} optional=${t.optional} last=${o}
          chipset=${n} onChange=${f} />
      </div>
      <${st} text=${a} />
    </section>
    <${q} question=${I(t)} end=${i`<${b} kind="plain" onTap=${c}>${k("cancel")}<//>${p}`}>
      <${b} kind="main" disabled=${$} busy=${r} onTap=${()=>l(d)}>
        ${$?N(t.do):xe(t.do,nu(d),s)}
      <//>
      ${$&&i`<span class="controls-note">${N($.name)}: ${$.why}</span>`}
    <//>`}var nu=t=>Object.fromEntries(Object.entries(t).filter(([,e])=>!Array.isArray(e)||e.length<=4));function Xt(t,e){let n=e.length===1&&t.seats.find(s=>s.seat===e[0]);return!n||t.facts.sheet&&!n.rack?null:`rack ${m(n.rack)}`}function Ls({round:t}){let{prompt:e,zones:n,cards:s}=t,o=a=>Object.values(n).some(c=>c.count&&su(c,a)),r=a=>e.options.some(({by:c})=>c===a);return e.awaited.filter(a=>a!=="dealer"&&(s==="virtual"&&o(a)||!r(a)))}var su=({owner:t,sight:e},n)=>e==="owner"&&t===n||e==="others"&&t!==n;function Ce(t,e){let n=M(e.round);return Ls(e).map(s=>Ps(e,s)?i`<span key=${`phone ${s}`} class="controls-note">${n[s]} has it on the phone.</span>`:i`<${b} key=${`pass ${s}`} kind="main" busy=${t.late.value}
    onTap=${()=>t.handOver(s)}>tablet to ${n[s]}<//>`)}var Ps=({table:t},e)=>t.phones&&t.seats.find(n=>n.seat===e)?.phone==="in";var Rs=t=>["bura.first-lead","bura.lead"].includes(t?.say.code),ou={bura:"three trumps",aces:"three aces",molodka:"three of one plain suit"};function Fs(){return{lead:({cards:t})=>`LEAD ${t.map(R).join(" ")}`,answer:({cards:t})=>`ANSWER ${t.map(R).join(" ")}`,announce:({kind:t})=>`announce ${t}`,declare:()=>"declare 31",yield:()=>"yield",pass:()=>"PASS"}}function ia({table:t,state:e,news:n,face:s}){let{round:o}=e,{prompt:r}=o,a=M(o),[c]=r.awaited,l=o.seats.find(({seat:h})=>h!==c).seat,p=(h,x)=>r.options.find(g=>g.do===h&&(x===void 0||g.by===x)),u=p("lead")??p("answer"),f=t.late.value,$=(h,x)=>Ps(e,h)?i`<span class="controls-note">${a[h]} has it on the phone.</span>`:i`<${b} kind=${x} busy=${f} onTap=${()=>t.handOver(h)}>
    tablet to ${a[h]}
  <//>`,d=i`
    ${p("announce")&&i`<${au} option=${p("announce")} who=${a[l]} table=${t} />`}
    ${p("declare")&&i`<${iu} options=${r.options.filter(h=>h.do==="declare")} players=${a}
      sure=${s.sure()} table=${t} />`}`;return i`<section class="foot" aria-label="what is next">
    <${dt} text=${r.say.text} news=${n} detail=${Xt(o,r.awaited)} />
    ${u?i`<${ru} key=${I(u)} option=${u} words=${Fs()} table=${t} end=${d}
          undo=${o.undoable?t.undo:null} />`:i`
        ${t.error.value&&i`<div class="panel"><${st} text=${t.error.value} /></div>`}
        <${q} question=${r.options.map(I).join()} end=${d}>
          ${$(c,"main")}${$(l,"plain")}
        <//>`}
  </section>`}function ru({option:t,words:e,table:n,undo:s,end:o}){let[r,a]=S([]),{of:c,least:l,most:p}=t.values.cards,u=$=>n.act({...t,args:{cards:$}});return i`
    <div class="panel">
      <${jt} allowed=${c} picked=${r} onPick=${async $=>{let d=[...r,$].slice(-p);a(d),l===p&&d.length===p&&!await u(d)&&a([])}} onTakeBack=${$=>a(r.filter(d=>d!==$))} />
      <${st} text=${n.error.value} />
    </div>
    <${q} question=${I(t)} end=${o}>
      ${l<p?i`<${b} kind="main" disabled=${!r.length} busy=${n.late.value} onTap=${()=>u(r)}>
            ${r.length?e[t.do]({cards:r}):"tap the cards led"}
          <//>`:i`<p class="controls-note">${p===1?"Tap the card.":`Tap the ${p} cards: ${p-r.length} more.`}</p>`}
      <${b} kind="plain" disabled=${!s} busy=${n.late.value} onTap=${s}>undo<//>
    <//>`}function au({option:t,who:e,table:n}){let[s,o]=S(!1),r=t.values.kind,a=async c=>{o(!1),await n.act({...t,args:{kind:c}})};return i`<${b} onTap=${()=>o(!0)}>announce …<//>
    ${s&&i`<${Z} title=${`${e} announces`} onClose=${()=>o(!1)}
        foot=${i`<${b} kind="plain" onTap=${()=>o(!1)}>go back<//>`}>
      <div class="choices">
        ${r.map(c=>i`<${b} key=${c} onTap=${()=>a(c)}>
          <span class="choice-words"><b>${c}</b><span class="choice-note">${ou[c]}</span></span>
        <//>`)}
      </div>
    <//>`}`}function iu({options:t,players:e,sure:n,table:s}){let[o,r]=S(!1),[a,c]=S(null),l=()=>{r(!1),c(null)},p=async()=>{l(),await s.act(a)};return i`<${b} onTap=${()=>r(!0)}>declare 31 …<//>
    ${o&&!a&&i`<${Z} title="Who declares 31?" onClose=${l}
        foot=${i`<${b} kind="plain" onTap=${l}>go back<//>`}>
      <div class="choices">
        ${t.map(u=>i`<${b} key=${u.by} kind="plain" onTap=${()=>c(u)}>${e[u.by]}<//>`)}
      </div>
    <//>`}
    ${a&&i`<${ut} ...${n.declare(e[a.by])} onYes=${p} onClose=${l} />`}`}var ze={Felt:$u,Foot:cu,Seen:vu,words:Fs,sure:lu,deed:uu,payment:du,over:fu,passOn:pu},ca="6789JQKTA",la={A:11,T:10,K:4,Q:3,J:2},ua={c:"clubs",d:"diamonds",h:"hearts",s:"spades"};function cu(t){let{code:e}=t.prompt.say,n=t.cards==="physical"&&(e==="bura.answer"||e==="bura.promised");return Rs(t.prompt)||n?ia:null}function lu(){return{declare:t=>({title:`${t} declares 31?`,text:"The won cards are turned up and counted. There is no way back.",yes:`${t} declares`})}}function uu({do:t,args:e},{who:n}){let s=e.cards?.every(J)?` ${e.cards.map(R).join(" ")}`:"";switch(t){case"lead":return`${n} leads${s}.`;case"answer":return`${n} answers${s}.`;case"yield":return`${n} yields the lead.`;case"declare":return`${n} declares 31.`;case"pass":return`${n} passes.`;case"announce":return"";default:return null}}function pu({prompt:t}){return["bura.answer","bura.outbid","bura.promised"].includes(t?.say.code)?t.awaited[0]:null}function du({transfers:t}){let e=t.find(({from:o,to:r})=>o==="pot"||r==="pot"),n=t.filter(o=>o!==e),s=e&&[e.from==="pot"?"out of the pot, all of it":"into the pot, which is carried"];return{hand:e?.why??null,sums:[...s??[],...n.map(({why:o,amount:r})=>`${o}: ${m(r)}`)]}}function fu({record:t}){return t.at(-1).events.map(({text:e})=>e).at(-1)}function $u({state:t,paying:e}){let{round:n,table:s,night:o}=t,{places:r,zones:a,facts:c}=n,l=n.seats.map(({seat:p})=>p).sort((p,u)=>p-u);return i`<section class=${_(["felt","bura",n.cards==="physical"&&"is-short"])} aria-label="felt">
    <${hu} zones=${a} facts=${c} />
    ${l.map(p=>i`<${bu} key=${p} seat=${p} round=${n} lit=${mu(n,e,p)}
      holds=${s.hand_over?.seat===p} />`)}
    <div class="bura-pot" data-place="pot">
      <${Se} amount=${r.pot??0} chipset=${o.chip_set} />
      <span>pot <b class="figure">${m(r.pot??0)}</b></span>
    </div>
  </section>`}var mu=({prompt:t},e,n)=>e?e.seat===n:!!t?.awaited.includes(n);function hu({zones:t,facts:e}){let n=t.stock.count+(t.trump?.count??0),[s]=t.trump?.cards??[];return i`<div class="bura-trumps">
    <div class="bura-stock">
      ${s&&i`<${B} card=${s} />`}
      ${t.stock.count>0&&i`<${B} card="??" />`}
    </div>
    <p>${n>0&&`stock ${n}`} ${!e.drawing&&"no more drawing"}</p>
    ${e.trump&&i`<p class="bura-suit">
      <svg class=${`suit-${e.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${lt[e.trump]} /></svg>
      <b>${ua[e.trump]}</b> trumps
    </p>`}
  </div>`}function bu({seat:t,round:e,lit:n,holds:s}){let o=e.seats.find(p=>p.seat===t),r=e.markers[t],a=e.zones[`won:${t}`],c=e.zones[`hand:${t}`],l=[e.dealer===t&&"the deal",s&&"has the tablet",r&&`owes ${m(r)}`];return i`<div class=${_(["bura-side",n&&"is-lit"])} role="group" aria-label=${o.player}>
    <div class="bura-who">
      <b>${o.player}</b><span class="figure" data-place=${`seat:${t}`}>${m(o.rack)}</span>
      <span class="bura-note">${l.filter(Boolean).join(" \xB7 ")}</span>
      <span class="bura-word">${yu(e,t)}</span>
      <${H} cards=${c.cards} fanned />
    </div>
    ${a.sight==="all"?i`<${_u} cards=${a.cards} />`:i`
      <${gu} round=${e} seat=${t} />
      <div class="bura-won">${a.count>0&&i`<${B} card="??" />`}<span class="small quiet">${a.count>0?"won":""}</span></div>`}
  </div>`}function yu({facts:t,prompt:e,finished:n},s){let o=e?.say.code,{announced:r,leader:a,led:c}=t;return r?.seat===s?`announces ${r.kind}`:n?"":o==="bura.outbid"?"outbids or yields":o==="bura.answer"?c===s?"has led":"answers":o==="bura.last"?e.awaited.includes(s)?"has the last word":"":a!==s?Rs(e)?"may speak first":"":c===null?"has the lead":"takes the trick and leads"}function gu({round:t,seat:e}){let{led:n,trump:s}=t.facts,o=t.zones[`played:${e}`].cards,r=t.seats.find(p=>p.seat!==e).seat,a=t.zones[`played:${r}`].cards,c=n!==null&&n!==e&&o.length>0,l=c?ku(o,a,s):o;return i`<div class="bura-played" role="group" aria-label="played">
    ${l.map((p,u)=>i`<${B} key=${p} card=${p} lit=${c&&pa(p,a[u],s)} />`)}
  </div>`}var pa=(t,e,n)=>t[1]===e[1]?ca.indexOf(t[0])>ca.indexOf(e[0]):t[1]===n;function ku(t,e,n){let s=o=>o.filter((r,a)=>pa(r,e[a],n)).length;return da(t).reduce((o,r)=>s(r)>s(o)?r:o)}function da(t){return t.length<2?[t]:t.flatMap((e,n)=>da(t.filter((s,o)=>o!==n)).map(s=>[e,...s]))}function _u({cards:t}){let e=r=>la[r[0]]??0,n=t.filter(e).sort((r,a)=>e(a)-e(r)),o=[...new Set(n.map(([r])=>r))].map(r=>`${n.filter(a=>a[0]===r).length} \xD7 ${la[r]}`);return i`<div class="bura-counted">
    <${H} cards=${n} fanned />
    <p>${o.join(" + ")||"nothing"} = <b class="figure">${n.reduce((r,a)=>r+e(a),0)}</b>
      <span class="quiet small"> of 31${t.length>n.length?`, and ${t.length-n.length} that count nothing`:""}</span></p>
  </div>`}function vu({round:t,seat:e}){let n=M(t),[s]=t.zones.trump?.cards??[],o=t.seats.filter(r=>t.zones[`played:${r.seat}`].cards.length);return i`<div class="hand-others">
    ${s?i`<${H} cards=${[s]} label="trumps" />`:i`<p class="bura-suit"><b>${ua[t.facts.trump]}</b> trumps</p>`}
    ${o.map(r=>i`<${H} key=${r.seat} cards=${t.zones[`played:${r.seat}`].cards}
      label=${r.seat===e?"you":n[r.seat]} />`)}
  </div>`}var te=[..."cdhs"],qs={c:"clubs",d:"diamonds",h:"hearts",s:"spades"},fa={A:1,T:10},$a={J:11,Q:12,K:13},xu=5,wu=13,Ge=([t])=>t in $a,Rn=t=>Ge(t)?xu:fa[t[0]]??Number(t[0]),Ds=t=>$a[t[0]]??fa[t[0]]??Number(t[0]),fe=({zones:t},e)=>t[`certificates:${e}`]?.cards??[],$e=({places:t},e)=>t[`money:${e}`]??0,Is=({suit:t})=>i`<svg class=${`company suit-${t}`} viewBox="0 0 100 100" role="img" aria-label=${qs[t]}>
  <path fill="currentColor" d=${lt[t]} />
</svg>`;function Ws({facts:t,zones:e,board:n},s){let o=e[`market:${s}`]?.cards.at(-1);if(!o||Ge(o))return[1,10];let{up:r,down:a}=n.limits[s],c=t.prices[s];return[Math.max(1,c-a),Math.min(10,c+r)]}function Ee({round:t}){return i`<div class="market" role="group" aria-label="the market">
    ${te.map(e=>i`<${Su} key=${e} suit=${e} round=${t} />`)}
  </div>`}function Su({suit:t,round:e}){let n=e.facts.prices[t],s=e.zones[`market:${t}`]?.cards.at(-1),[o,r]=Ws(e,t),{up:a,down:c}=e.board.limits[t];return i`<section class=${_(["market-company",n===0&&"is-bankrupt"])} aria-label=${qs[t]}>
    <${Is} suit=${t} />
    <b class="market-price">${n??"\u2013"}</b>
    ${s&&i`<${B} card=${s} />`}
    <span class="market-span">${Tu(n,o,r)}</span>
    <span class="market-limits">▲${m(a)} ▼${m(c)}</span>
  </section>`}function Tu(t,e,n){return t===void 0?"no price":`${t===0?"bankrupt, ":""}next ${e}\u2013${n}`}function ma({prices:t}){let e=Math.max(t.length,12),n=r=>r/e*100,s=r=>100-r/wu*100,o=t.at(-1)??{};return i`<figure class="chart" role="img" aria-label=${`the prices over the game; now ${te.map(r=>`${qs[r]} ${o[r]??"none"}`).join(", ")}`}>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      ${[0,5,10].map(r=>i`<line key=${r} class="chart-rule" x1="0" x2="100" y1=${s(r)} y2=${s(r)} />`)}
      ${t.length>0&&te.map((r,a)=>i`<path key=${r} class=${`chart-line is-${r}`} d=${Ou(t,r,n,s)}
        transform=${`translate(0 ${(a-1.5)*.9})`} />`)}
    </svg>
    ${[0,5,10].map(r=>i`<span key=${r} class="chart-figure" style=${{top:`${s(r)}%`}} aria-hidden="true">${r}</span>`)}
    ${t.length>0&&te.map(r=>i`<span key=${r} class=${`chart-end is-${r}`} aria-hidden="true"
      style=${{top:`${s(o[r])}%`,left:`${n(t.length)}%`,"--beside":Au(o,r)}}><${Is} suit=${r} /></span>`)}
  </figure>`}var Ou=(t,e,n,s)=>t.map((o,r)=>`${r?"V":"M0 "}${s(o[e])}H${n(r+1)}`).join(""),Au=(t,e)=>te.slice(0,te.indexOf(e)).filter(n=>t[n]===t[e]).length;function ha({round:t,holds:e,lit:n}){let s=M(t),o=t.seats.map(({seat:c})=>c),r=Eu(t),a=Math.max(...o.map(c=>r?.[c]??t.board.players[c].worth));return i`<table class="holdings">
    <thead><tr>
      <th>share holders</th>
      ${te.map(c=>i`<th key=${c}><${Is} suit=${c} /></th>`)}
      <th class="number">money</th><th class="number">owes</th><th class="number">${r?"takes home":"worth"}</th>
    </tr></thead>
    <tbody>${o.map(c=>{let{shares:l,debt:p,worth:u}=t.board.players[c],f=r?.[c]??u,$=[t.dealer===c&&"banker",e===c&&"has the tablet"];return i`<tr key=${c} class=${_([n(c)&&"is-lit"])}>
        <th scope="row"><b>${s[c]}</b> <span class="quiet small">${$.filter(Boolean).join(" \xB7 ")}</span></th>
        ${te.map(d=>i`<td key=${d}><${Cu} count=${l[d]} cards=${fe(t,c).filter(h=>h[1]===d)} /></td>`)}
        <td class="number" data-place=${`money:${c}`}>${m($e(t,c))}</td>
        <td class="number">${p?m(p):""}</td>
        <td class="number"><b>${m(f)}</b><span class="holdings-best">${f===a?"\u2605":""}</span></td>
      </tr>`})}</tbody>
  </table>`}var Cu=({count:t,cards:e})=>t>0&&i`<b>${t}</b> <span class="holdings-cards">${e.map(([n])=>n==="T"?"10":n).join(" ")}</span>`;function Eu({record:t,finished:e}){if(!e)return null;let n=t.at(-1).events.filter(({code:s})=>s==="csm.takes");return Object.fromEntries(n.map(({args:s})=>[s.seat,s.amount]))}var V0={live:k("live"),polling:k("slow"),lost:k("no connection")};var ee=({table:t,line:e,detail:n,news:s,children:o})=>i`<section class="foot" aria-label="what is next">
  <${dt} text=${e} detail=${n} news=${s} />
  <${Tt} table=${t} />
  ${o}
</section>`,Tt=({table:t})=>t.error.value&&i`<div class="trouble"><${st} text=${t.error.value} onGone=${t.dismiss} /></div>`;var ya=({prompt:t},e,n)=>t?.options.find(s=>s.by===e&&s.do===n),Fn=(t,e)=>!!t?.values.card.includes(e);function Us(t,e){let n=Rn(e);return`${z(n,"share")} \xB7 ${m(n*t.facts.prices[e[1]])}`}function Lu(t,e,n){let{shares:s}=t.board.players[e],o=t.facts.prices[n[1]];if(!o)return"bankrupt";if(s[n[1]]+Rn(n)>t.options.max_shares)return`over ${m(t.options.max_shares)} shares`;let r=Rn(n)*o;return r>$e(t,e)?`costs ${m(r)}`:"not now"}var Ks=(t,e,n)=>`${m(t.facts.prices[e[1]])} \u2192 ${n==="zero"?0:Ds(e)}`;function Pu(t,e){let[n,s]=Ws(t,e[1]),o=Ds(e);return o<n||o>s?`only ${n} to ${s}`:"not now"}var Wt=({verb:t,note:e,ready:n,main:s,busy:o,onTap:r})=>i`<${b} kind=${s?"main":"plain"} disabled=${!n} busy=${o} onTap=${r}>
  <span class="trade-deed"><b>${t}</b><span>${e}</span></span>
<//>`;function ga({zones:t,facts:e},n){if(!e.turn.business.length)return"nothing done";let s=8-(t[`hand:${n}`]?.count??8);return s>0?`draw ${s}`:""}function ka({table:t,hand:e,seat:n,act:s,onCover:o}){let{round:r}=e,a=(r.prompt?.options??[]).map(I).join(),[c,l]=S({asked:a,own:[],sale:null}),{own:p,sale:u}=c.asked===a?c:{own:[],sale:null},f=$t(a),$=Oe(r),d=$.arranged(r.zones[`hand:${n}`].cards),h=(w,j)=>f.swallows(j)||l({asked:a,sale:null,own:p.includes(w)?p.filter(F=>F!==w):[...p,w].slice(-4)}),x=(w,j)=>f.swallows(j)||l({asked:a,own:[],sale:u===w?null:w}),g=t.late.value,y=fe(r,n),v=p.map(w=>d[w]),{shares:O}=r.board.players[n];return i`
    <section class="hand-felt trade-hand" aria-label="your hand">
      <${Ee} round=${r} />
      <div class="trade-mine" role="group" aria-label="your certificates">
        <span class="quiet">certificates</span>
        ${y.map((w,j)=>i`<${qn} key=${j} card=${w} chosen=${u===j} onTap=${F=>x(j,F)} />`)}
        ${!y.length&&i`<span class="quiet">none yet</span>`}
        <span class="trade-most quiet">${Object.values(O).some(Boolean)?`at most ${m(r.options.max_shares)} shares of a company`:""}</span>
      </div>
      <div class="tap-hand" role="group" aria-label="your cards">
        ${d.map((w,j)=>i`<button type="button" key=${j} class=${_(["tap-card",p.includes(j)&&"is-raised"])}
          aria-label=${it(w)} aria-pressed=${String(p.includes(j))} onClick=${F=>h(j,F)}><${B} card=${w} /></button>`)}
      </div>
      <div class="hand-foot trade-foot">
        <${b} kind="plain" onTap=${o}>cover<//>
        <${En} sorting=${$} />
        <p class="hand-note">${Gs(r)}</p>
        <${b} kind="plain" onTap=${t.takeBack}>back to the dealer<//>
      </div>
    </section>
    <section class="foot" aria-label="what is next">
      <${dt} text=${r.prompt?.say.text??"The game is over."} detail=${`money ${m($e(r,n))}`} />
      <${Tt} table=${t} />
      <${q} question=${a}>
        <div class="trade-row">
          <${zs} round=${r} seat=${n} picked=${v} sale=${u===null?null:y[u]} busy=${g} act=${s} />
        </div>
      <//>
    </section>`}function zs({round:t,seat:e,picked:n,sale:s,busy:o,act:r}){let a=h=>ya(t,e,h),c=(h,x)=>()=>r({...a(h),args:x}),l=n.length===1?n[0]:null,p=l!==null&&Ge(l),u=l!==null&&Fn(a("market"),l),f=l!==null&&Fn(a("buy"),l),$=a("discard")&&n.length>0,d=n.length>1?"one card":"tap a card";return i`
    ${s?i`<${Wt} main verb=${`SELL ${R(s)}`} note=${Us(t,s)} ready=${Fn(a("sell"),s)} busy=${o} onTap=${c("sell",{card:s})} />`:i`<${Wt} main verb="BUY" ready=${f} busy=${o} onTap=${c("buy",{card:l})}
          note=${l===null?d:f?Us(t,l):a("buy")?Lu(t,e,l):"no more trades"} />`}
    <${Wt} main verb="PRICE" ready=${u} busy=${o} onTap=${c("market",p?{card:l,to:"up"}:{card:l})}
      note=${l===null?d:u?Ks(t,l,"up"):a("market")?Pu(t,l):"no more market"} />
    <${Wt} verb="BANKRUPT" ready=${u&&p} busy=${o} onTap=${c("market",{card:l,to:"zero"})}
      note=${u&&p?Ks(t,l,"zero"):"J Q K"} />
    <${Wt} verb="DISCARD" ready=${$} busy=${o} onTap=${c("discard",{cards:n})}
      note=${$?z(n.length,"card"):a("discard")?"1 to 4 cards":"not after business"} />
    <${Wt} main=${!a("buy")&&!a("sell")&&!a("market")} verb="END TURN" note=${ga(t,e)} ready=${a("end")} busy=${o} onTap=${c("end",{})} />`}function Gs({prompt:t,facts:e}){let{trades:n,plays:s}=t?.say.args??{};return t?.say.code==="csm.end"?e.turn.business.includes("discard")?"Discarded: only the end is left.":"Nothing left but the end.":n===void 0?"":`${z(n,"trade")}, ${z(s,"market card")} left`}var qn=({card:t,chosen:e,onTap:n})=>i`<button type="button" class=${_(["trade-certificate",`suit-${t[1]}`,e&&"is-chosen"])}
  aria-label=${`certificate, ${it(t)}`} aria-pressed=${String(e)} onClick=${n}><${ce} card=${t} /></button>`;function _a({table:t,state:e,pad:n,setPad:s,news:o}){let{round:r}=e,{prompt:a,cards:c}=r,[l]=a.awaited,p=a.options.map(I).join(),{verb:u=null,picked:f=[],sale:$=null}=n.asked===p?n:{},d=w=>s({asked:p,verb:null,picked:[],sale:null,...w}),h=fe(r,l),x=w=>ya(r,l,w),g=a.options.find(w=>w.by==="dealer"&&w.do==="joker"),y=t.late.value,v=(w,j)=>async()=>{await t.act({...x(w),args:j})&&d({})},O={round:r,option:x,busy:y,say:v,set:d,verb:u,picked:f};return i`<section class="foot trade" aria-label="what is next">
    <${dt} text=${a.say.text} news=${o} detail=${`${M(r)[l]}'s money ${m($e(r,l))}`} />
    ${c==="physical"&&u&&i`<${qu} ...${O} />`}
    <${Tt} table=${t} />
    <div class="trade-mine" role="group" aria-label=${`${M(r)[l]}'s certificates`}>
      <span class="quiet">${M(r)[l]}'s certificates</span>
      ${h.map((w,j)=>i`<${qn} key=${j} card=${w} chosen=${$===j} onTap=${()=>d({sale:$===j?null:j})} />`)}
      ${!h.length&&i`<span class="quiet">none yet</span>`}
    </div>
    <${q} question=${p}>
      <div class=${_(["trade-row",c==="virtual"&&"is-short"])}>
        ${c==="virtual"?Ce(t,e):i`<${Fu} ...${O} />`}
        <${Wt} main=${$!==null} verb=${$===null?"SELL":`SELL ${R(h[$])}`} ready=${$!==null&&Fn(x("sell"),h[$])} busy=${y}
          note=${$!==null?Us(r,h[$]):x("sell")?"tap a certificate":h.length?"no more trades":"nothing to sell"} onTap=${v("sell",{card:h[$]})} />
        ${g&&i`<${Wt} verb="JOKER" note=${`${M(r)[g.values.seat[0]]} drew it`} ready busy=${y}
          onTap=${()=>t.act({...g,args:{seat:g.values.seat[0]}})} />`}
        <${Wt} verb="END TURN" note=${ga(r,l)} ready=${x("end")} busy=${y} onTap=${v("end",{})} />
      </div>
    <//>
  </section>`}var Ru={buy:"BUY",market:"PRICE",discard:"DISCARD"},Fu=({option:t,busy:e,set:n,verb:s})=>Object.entries(Ru).map(([o,r])=>i`<${b} key=${o} kind="plain" chosen=${s===o}
  disabled=${!t(o)} busy=${e} onTap=${()=>n({verb:s===o?null:o})}>
  <span class="trade-deed"><b>${r}</b><span>${t(o)?o==="discard"?"1 to 4 cards":"which card":"no more"}</span></span>
<//>`);function qu({round:t,option:e,busy:n,say:s,set:o,verb:r,picked:a}){let c=e(r)?.values;if(!c)return null;if(r==="discard"){let{of:u,least:f,most:$}=c.cards,d=a.length<$?u.filter(g=>ba(a,g)<ba(u,g)):[],h=g=>o({verb:r,picked:[...a,g]});return i`<div class="panel">
      <${jt} allowed=${d} picked=${a} busy=${n} onPick=${h} onTakeBack=${g=>d.includes(g)?h(g):o({verb:r,picked:a.filter(y=>y!==g)})} />
      <div class="trade-entry">
        <span>${a.length?a.map(R).join(" "):"Which cards go?"}</span>
        <${b} kind="main" disabled=${a.length<f} busy=${n} onTap=${s("discard",{cards:a})}>discard ${z(a.length,"card")}<//>
      </div>
    </div>`}let[l]=a,p=u=>r==="market"&&Ge(u)?o({verb:r,picked:[u]}):s(r,{card:u})();return i`<div class="panel">
    <${jt} allowed=${c.card} picked=${a} busy=${n} onPick=${p} onTakeBack=${()=>o({verb:r})} />
    ${r==="market"&&i`<div class="trade-entry">
      <span>${l?`${R(l)} sends the price`:"A face card asks where it sends the price."}</span>
      <${b} kind="main" disabled=${!l} busy=${n} onTap=${s("market",{card:l,to:"up"})}>${l?Ks(t,l,"up"):"up"}<//>
      <${b} kind="main" disabled=${!l} busy=${n} onTap=${s("market",{card:l,to:"zero"})}>bankrupt<//>
    </div>`}
  </div>`}var ba=(t,e)=>t.filter(n=>n===e).length;var va={Felt:Yu,Foot:Du,OpenHand:ka,words:Iu,deed:Wu,event:Uu,payments:zu,payment:Gu,over:Ju,passOn:Ku},xa=["csm.turn","csm.go-on","csm.end","csm.joker"];function Du({prompt:t}){return xa.includes(t?.say.code)?_a:null}function Iu(t){let e=n=>t.seats.find(s=>s.seat===n).player;return{reshuffle:()=>"SHUFFLED",joker:({seat:n})=>`JOKER \xB7 ${e(n)} drew it`}}function Wu({do:t,args:e},{who:n}){switch(t){case"show":return J(e.card)?`${R(e.card)} turned up.`:"";case"end":return`${n} ends the turn.`;case"buy":case"sell":case"market":case"discard":case"joker":return"";default:return null}}function Uu({code:t,args:e,text:n},s){if(t==="csm.opens")return`${e.company} open at ${e.price}.`;if(t==="csm.buys"||t==="csm.sells"){let o=J(e.card)?`${R(e.card)}: `:"";return`${s[e.seat]} ${t==="csm.buys"?"buys":"sells"} ${o}${e.shares} at ${e.price}, ${m(e.amount)}.`}return n}function Ku({prompt:t}){return xa.includes(t?.say.code)?t.awaited[0]:null}function zu(t){return t.round?.finished?Nn(t).filter(({says:e})=>e.length):[]}function Gu({action:t,seat:e,player:n},s){let o=s.record.find(({index:p})=>p===t),r=p=>o.events.filter(u=>u.code===p&&u.args.seat===e).map(({args:u})=>u),[{amount:a}]=r("csm.takes"),c=r("csm.sells-out").map(({shares:p,price:u,amount:f})=>`${p} at ${u} = ${m(f)}`),l=r("csm.repays").map(({amount:p})=>`debt to the bank: ${m(p)}`);return{line:`${n} takes ${m(a)} home.`,sums:[...c,...l],amount:a}}function Ju({record:t}){return t.at(-1)?.events.find(({code:e})=>e==="csm.wins")?.text}function Yu({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return i`<section class="felt csm" aria-label="felt">
    <${Ee} round=${n} />
    <div class="csm-middle">
      <${ma} prices=${n.facts.chart} />
      <dl class="csm-bank">
        <div><dt>bank</dt><dd data-place="bank">${m(n.places.bank??0)}</dd></div>
        <div><dt>draw pile</dt><dd>${n.board.draw_pile}</dd></div>
        <div><dt>${n.facts.reshuffles?"jokers are in":"no joker yet"}</dt></div>
      </dl>
    </div>
    <${ha} round=${n} holds=${s.hand_over?.seat} lit=${o} />
  </section>`}var Dn={Felt:ep,Seen:np,deed:Xu,passOn:tp},Qu=10,Vu={T:10,Q:12},Zu=([t,e])=>(Vu[t]??Number(t))+(e==="h"?Qu:0);function Xu({do:t,args:e},{round:n}){return t==="show"&&e.card!=="??"?`${M(n)[e.seat]}: ${R(e.card)}.`:""}function tp({prompt:t,facts:e,record:n}){let s=n.at(-1)?.do==="choose"&&t?.awaited.length===1;return e&&s?t.awaited[0]:null}function ep({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return i`<section class="felt tricks" aria-label="felt">
    <header class="tricks-head">
      <p><b>match ${Math.min(n.facts.matches.length+1,n.options.cards_in_play)}</b> of ${n.options.cards_in_play}
        ${n.facts.changed&&" \xB7 the hands have changed places"}</p>
      <span class="tricks-pot" data-place="pot">${n.places.pot>0&&i`pot <b class="figure">${m(n.places.pot)}</b>`}</span>
    </header>
    <${wa} round=${n} lit=${o} holds=${s.hand_over?.seat} />
    <${wt} state=${t} />
  </section>`}function np({round:t}){return i`<div class="matches-seen"><${wa} round=${t} lit=${()=>!1} /></div>`}function wa({round:t,lit:e,holds:n}){let s=t.options.cards_in_play;return i`<div class=${_(["matches",s>10&&"is-long"])}>
    ${t.seats.map(({seat:o,player:r,rack:a},c)=>i`<section key=${o} class=${_(["matches-row",e(o)&&"is-lit"])} aria-label=${r}>
      <span class="matches-name"><${Zt} at=${c} /> <b>${r}</b>
        <b class="figure">${sp(t.facts.won[o])}</b>
        <span class="small" data-place=${`seat:${o}`}>${op(t,o,a,n)}</span></span>
      <div class="matches-cards">
        ${[...Array(s).keys()].map(l=>i`<${rp} key=${l} round=${t} seat=${o} match=${l} half=${l===s/2} />`)}
      </div>
    </section>`)}
  </div>`}var sp=t=>`${t} ${t===1?"match":"matches"}`,op=(t,e,n,s)=>[s===e&&"has the tablet",n>0&&z(n,"chip"),t.markers[e]>0&&`owes ${m(t.markers[e])}`].filter(Boolean).join(" \xB7 ");function rp({round:t,seat:e,match:n,half:s}){let{matches:o}=t.facts,r=o[n],a=r?.cards[e]??(n===o.length?ap(t,e):null);return i`<span class=${_(["matches-card",s&&"is-half"])}>
    ${a?i`<${B} card=${a} lit=${r?.winner===e} dim=${!!r&&r.winner!==e} />`:i`<${mt} />`}
    <span class="small figure">${a&&a!=="??"?Zu(a):""}</span>
  </span>`}function ap({prompt:t,zones:e,facts:n,options:s},o){if(t?.say.code==="divide-and-conquer.match")return t.awaited.includes(o)?null:"??";let r=n.matches.length%(s.cards_in_play/2);return e[`played:${o}`]?.cards[r]??null}var Ta={Felt:hp,words:cp,deed:lp,payments:fp,amongPlayers:!0,payment:$p,over:dp,passOn:up,handNote:pp},ip={A:1,T:10},Sa=([t])=>ip[t]??Number(t);function cp(){return{draw:()=>"DRAW",pass:()=>"PASS"}}function lp({do:t},{who:e}){return t==="draw"?`${e} draws a card.`:t==="pass"?`${e} passes.`:null}function up({prompt:t}){return t?.say.code==="kabu.draw"?t.awaited[0]:null}function pp({zones:t},e){let n=t[`hand:${e}`].cards,s=n.reduce((r,a)=>r+Sa(a),0),o=s>9?`: counts ${s%10}`:"";return`${n.map(Sa).join(" + ")} = ${s}${o}`}function dp(t){return(n=>t.record.at(-1)?.events.find(s=>s.code===n)?.text)("kabu.over")??(t.facts.debts.length?"Everybody has paid.":"Equal counts: nobody owes anything.")}function fp({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=M(t),s=de(t).filter(({action:a})=>a===e),o=[];for(let a of t.facts.debts){o.at(-1)?.seat!==a.from&&o.push({action:e,seat:a.from,player:n[a.from],amount:0,debts:[],ids:[]});let c=o.at(-1);c.debts.push(a),a.paid&&(c.amount-=a.amount,c.ids.push(s.shift().id))}let r=s.map(({from:a,amount:c,id:l})=>{let p=Number(a.split(":")[1]);return{action:e,seat:p,player:n[p],amount:-c,debts:[],ids:[l]}});return[...o,...r]}function $p({seat:t,amount:e,debts:n},s){let o=M(s),{counts:r}=s.facts,{stake:a}=s.options,c=n.reduce((f,$)=>f+$.amount,0),l=f=>`${r[f]} \u2212 ${r[t]}`,p=a>1?` \xD7 ${m(a)}`:"";if(!n.length)return{hand:"repays the house's marker"};if(!e){let f=s.seats.find($=>$.seat===t).rack;return{line:`${o[t]} owes ${m(c)}, holds ${m(f)}, and pays nobody.`}}let u=n.map(({to:f,amount:$})=>({to:o[f],amount:$,why:p?`(${l(f)})${p}`:l(f)}));return{line:`${o[t]} pays ${mp(u)}.`,pushes:u}}function mp(t){let e=t.map(({to:n,amount:s})=>`${n} ${m(s)}`);return e.length>1?`${e.slice(0,-1).join(", ")} and ${e.at(-1)}`:e[0]}function hp({state:t,pace:e,paying:n,face:s}){let{round:o,table:r}=t,{facts:a}=o,c=bp(o),l=Object.keys(a.counts).length>0,p=o.finished&&a.debts.length>0,u=new Set(s.payments(t).slice(0,e.paid).map(({seat:$})=>$)),f=M(o);return i`<section class="felt kabu" aria-label="felt" style=${{"--players":c.length}}>
    <${gp} round=${o} showing=${l} />
    <div class="kabu-row kabu-head">
      ${!p&&i`<span class="kabu-differ">${yp(o)}</span>`}
      ${p&&i`<span class="kabu-title">pays</span>
        ${c.map($=>i`<span class="kabu-to" key=${$}>${f[$]}</span>`)}
        <span class="kabu-net">net</span>`}
    </div>
    ${c.map($=>i`<${kp} key=${$} seat=${$} seats=${c} round=${o} owing=${p}
      lit=${(n?.seat??o.prompt?.say.args.seat)===$} paid=${u.has($)}
      holds=${r.hand_over?.seat===$} />`)}
  </section>`}var bp=({seats:t,dealer:e})=>{let n=t.map(({seat:s})=>s).sort((s,o)=>s-o);return[...n.filter(s=>s>e),...n.filter(s=>s<=e)]},yp=({record:t})=>t[0]?.events.find(({code:e})=>e==="kabu.racks-differ")?.text;function gp({round:t,showing:e}){let{facts:n,options:s,zones:o}=t;return i`<p class="kabu-heading">
    <b>hand ${n.hand}</b>
    <span>${e?"showing":`lap ${n.lap} of 2`}</span>
    <span>stock ${o.stock.count}</span>
    <span>${z(s.stake,"chip")} a point</span>
  </p>`}function kp({seat:t,seats:e,round:n,owing:s,lit:o,paid:r,holds:a}){let c=n.seats.find(d=>d.seat===t),{facts:l}=n,p=n.zones[`hand:${t}`].cards,u=l.counts[t],f=n.markers[t],$=[n.dealer===t&&"the deal",a&&"has the tablet",f&&`owes ${m(f)}`];return i`<div class=${_(["kabu-row",o&&"is-lit",r&&"is-paid"])} role="group" aria-label=${c.player}>
    <span class="kabu-who">
      <b>${c.player}</b><span class="figure" data-place=${`seat:${t}`}>${m(c.rack)}</span>
      <span class="kabu-note">${$.filter(Boolean).join(" \xB7 ")}</span>
    </span>
    <${H} cards=${p} />
    <b class="kabu-count">${u}</b>
    ${s?i`<${vp} seat=${t} seats=${e} debts=${l.debts} paid=${r} />`:i`<span class="kabu-state">${u===void 0?_p(n,t):""}</span>`}
  </div>`}function _p({facts:t,zones:e,prompt:n},s){let{count:o}=e[`hand:${s}`];return t.drawing.includes(s)?n?.say.code!=="kabu.draw"?"":n.awaited.includes(s)?o>2?"one more?":"draws or passes":o>t.lap+1?"drew a card":"":`passed with ${o}`}function vp({seat:t,seats:e,debts:n,paid:s}){let o=(c,l)=>n.find(p=>p.from===c&&p.to===l),r=c=>c.filter(l=>l.paid).reduce((l,{amount:p})=>l+p,0),a=r(n.filter(({to:c})=>c===t))-r(n.filter(({from:c})=>c===t));return i`
    ${e.map(c=>i`<${xp} key=${c} debt=${o(t,c)} done=${s} own=${c===t} />`)}
    <b class=${_(["kabu-net",a>0&&"won",a<0&&"lost"])}>${ot(a)}</b>`}function xp({debt:t,done:e,own:n}){return t?i`<span class=${_(["kabu-debt",!t.paid&&"is-unpaid",t.paid&&e&&"is-done"])}>
    ${m(t.amount)}${t.paid&&e?i`<span class="kabu-tick">✓</span>`:""}
    ${!t.paid&&i`<span class="unseen">, not paid</span>`}
  </span>`:i`<span class=${_(["kabu-debt",n&&"is-own"])}></span>`}var me=[..."789TJQKA"];function he({round:t}){let{contract:e}=t.facts,n={train:Tp,quart:Op,domino:Ap}[e]??wp;return i`<div class="lorum-middle"><${n} round=${t} /></div>`}var wp=({round:{board:t,facts:e,seats:n}})=>i`<div class="lorum-trick" role="group" aria-label="the trick">
  ${n.map(({seat:s})=>{let o=t.trick.find(r=>r.seat===s);return i`<span key=${s} class=${`lorum-played is-seat-${s}`}>
      ${o?i`<${B} card=${o.card} lit=${Sp(e,t,s)} />`:i`<${mt} />`}
    </span>`})}
</div>`,Sp=(t,e,n)=>e.trick.length===4&&t.takers[0]===n&&t.takers.every(s=>s===n);function Tp({round:{zones:t,facts:e,board:n}}){let{total:s}=e,o=n.tolls.find(([a])=>a>s),r=t.train?.cards??[];return i`<div class="lorum-train" role="group" aria-label=${`the train, total ${s}`}>
    <b class="lorum-total">${s}</b>
    <ol class="lorum-tolls">${n.tolls.map(([a,c])=>i`<li key=${a} class=${_([a<=s&&"is-done",o?.[0]===a&&"is-next"])}>
      <b>${a}</b> <span>costs ${m(c)}</span></li>`)}</ol>
    <div class="lorum-cars">${r.map(a=>i`<${B} key=${a} card=${a} />`)}</div>
  </div>`}function Op({round:{zones:t,board:e}}){let n=t.run?.cards??[],s=t.gone?.count??0;return i`<div class="lorum-run" role="group" aria-label="the run">
    <div class="lorum-cars">
      ${n.map(o=>i`<${B} key=${o} card=${o} />`)}
      ${e.wanted&&i`<span class="lorum-wanted"><${B} card=${e.wanted} dim /><span>wanted</span></span>`}
      ${!n.length&&i`<${mt} />`}
    </div>
    <p class="quiet">${s} played before</p>
  </div>`}function Ap({round:{zones:t,board:e}}){let n=new Set(t.layout?.cards??[]),s=Cp(e);return i`<div class="lorum-grid" role="group" aria-label="the domino">
    ${[..."shdc"].map(o=>me.map(r=>{let a=r+o;return i`<span key=${a}>${n.has(a)?i`<${B} card=${a} />`:i`<${mt} label=${s.has(a)?`room for ${a}`:"no card yet"} wanted=${s.has(a)} />`}</span>`}))}
  </div>`}function Cp({laid:t,first_rank:e}){return e?new Set(Object.entries(t).flatMap(([n,s])=>{if(!s.length)return[e+n];let[o,r]=s.map(([a])=>me.indexOf(a));return[me[o-1],me[r+1]].filter(Boolean).map(a=>a+n)})):new Set}var Oa=({prompt:t},e)=>t?.options.filter(({by:n})=>n===e)??[];function Aa({table:t,hand:e,seat:n,who:s,act:o,onCover:r}){let{round:a}=e,c=Oa(a,n),l=c.find(g=>g.do==="play"),p=c.find(g=>g.do==="pass"),u=a.prompt?.options.map(I).join()??"",f=$t(u),$=(g,y)=>f.swallows(y)||o({...l,args:g}),d=a.zones[`hand:${n}`],h=Oe(a),x=t.late.value;return i`
    <section class="hand-felt lorum-hand" aria-label="your hand">
      ${d.sight==="others"?i`<${Ep} round=${a} seat=${n} />`:i`<div class="lorum-seen"><${he} round=${a} /></div>`}
      ${d.sight==="others"?i`<${In} left=${a.facts.positions?.[n]??[]} open=${l?.values.position??[]} onTap=${(g,y)=>$({position:g},y)} />`:i`<div class="tap-hand" role="group" aria-label="your cards">
            ${h.arranged(d.cards).map(g=>l?.values.card.includes(g)?i`<button type="button" class="tap-card is-open" key=${g} aria-label=${it(g)} onClick=${y=>$({card:g},y)}><${B} card=${g} /></button>`:i`<span class="tap-card" key=${g}><${B} card=${g} dim=${!!l} /></span>`)}
          </div>`}
    </section>
    <section class="foot" aria-label="what is next">
      <${dt} text=${a.prompt?.say.text??"The hand is over."} detail=${s} />
      <${Tt} table=${t} />
      <${q} question=${u} end=${i`${d.sight==="owner"&&i`<${En} sorting=${h} />`}<${b} kind="plain" onTap=${r}>cover<//><${b} kind="plain" onTap=${t.takeBack}>back to the dealer<//>`}>
        ${p?i`<${b} kind="main" busy=${x} onTap=${()=>o({...p,args:{}})}>PASS<//>`:i`<p class="controls-note">${l?"Tap the card you play.":"Nothing of yours is asked for."}</p>`}
      <//>
    </section>`}var In=({left:t,open:e,onTap:n})=>i`<div class="tap-hand" role="group" aria-label="your cards, unseen">
  ${[...Array(8).keys()].map(s=>t.includes(s)?i`<button type="button" class="tap-card is-open" key=${s} disabled=${!e.includes(s)}
      aria-label=${`card ${s+1}`} onClick=${o=>n(s,o)}><${B} card="??" /></button>`:i`<span class="tap-card" key=${s}><${mt} /></span>`)}
</div>`;function Ep({round:t,seat:e}){let n=M(t),s=t.seats.filter(o=>o.seat!==e);return i`<div class="lorum-others">
    <${he} round=${t} />
    <div class="lorum-hands">${s.map(o=>i`<${H} key=${o.seat} cards=${t.zones[`hand:${o.seat}`].cards} label=${n[o.seat]} />`)}</div>
  </div>`}function Ca({table:t,state:e,news:n}){let{round:s}=e,{prompt:o}=s,r=o.options.map(I).join(),a={table:t,state:e,round:s,question:r};return i`<section class="foot lorum-foot" aria-label="what is next">
    <${dt} text=${o.say.text} news=${n} detail=${Xt(s,o.awaited)} />
    <${Tt} table=${t} />
    ${s.cards==="physical"?i`<${jp} ...${a} />`:i`<${Bp} ...${a} />`}
  </section>`}function Bp({table:t,state:e,round:n,question:s}){let[o]=n.prompt.awaited,r=Oa(n,o).find(({values:a})=>a.position);return i`<${q} question=${s}>
    ${Ce(t,e)}
    ${r&&i`<div class="lorum-backs"><${In} left=${n.facts.positions[o]} open=${r.values.position}
      onTap=${a=>t.act({...r,args:{position:a}})} /></div>`}
  <//>`}function jp({table:t,round:e,question:n}){let{prompt:s,undoable:o}=e,r=t.late.value,a=s.options.filter(f=>f.do==="play"),c=s.options.find(f=>f.do==="pass"),l=i`<${b} kind="plain" disabled=${!o} busy=${r} onTap=${t.undo}>take back<//>`;if(a.length>1){let f=M(e);return i`<${q} question=${n} end=${l}>
      ${a.map($=>i`<${b} key=${$.by} kind="main" busy=${r}
        onTap=${()=>t.act({...$,args:{card:$.values.card[0]}})}>${f[$.by]} ${R($.values.card[0])}<//>`)}
    <//>`}let[p]=a,u=new Set(p?.values.card??[]);return i`<${q} end=${i`
      ${c&&i`<${b} kind="main" busy=${r} onTap=${()=>t.act({...c,args:{}})}>PASS<//>`}
      ${l}`}>
    <div class="lorum-pack" role="group" aria-label="cards">
      ${[..."shdc"].flatMap(f=>me.map($=>$+f)).map(f=>i`<button type="button" key=${f}
        class=${_(["picker-card",`suit-${f[1]}`,!u.has(f)&&"is-out"])} disabled=${!u.has(f)||r}
        aria-label=${it(f)} onClick=${()=>t.act({...p,args:{card:f}})}>${u.has(f)&&i`<${ce} card=${f} />`}</button>`)}
    </div>
  <//>`}var Je={"no-hearts":"No hearts",queens:"Queens","no-tricks":"No tricks","hairy-ape":"Hairy Ape",train:"Train",quart:"Quart",domino:"Domino"};function Ba({state:t,onClose:e}){let{round:n,table:s}=t,o=M(n),r=n.seats.map(({seat:d})=>d),{contracts:a,deals:c}=n.board,l=Np(s,n),p=d=>s.seats.find(h=>h.player===d)?.seat,u=Hp(l,p),f=d=>[...l.values()].reduce((h,x)=>h+(Js(x,d,p)??0),0),$=(d,h)=>l.get(h*a.length+1)?.find(g=>g.seat===d)?.name??o[d];return i`<${Z} title="The score" onClose=${e} foot=${i`<${b} kind="plain" onTap=${e}>go back<//>`}>
    <div class="lorum-scores">
    <table class="lorum-sheet">
      <thead>
        <tr><th></th>${c.map((d,h)=>i`<th key=${d} colspan="4" scope="colgroup">${$(d,h)} deals</th>`)}</tr>
        <tr><th></th>${c.map(d=>r.map(h=>i`<th key=${`${d} ${h}`} class=${_([h===r[0]&&"starts"])}>${o[h].slice(0,3)}</th>`))}</tr>
      </thead>
      <tbody>${a.map((d,h)=>i`<tr key=${d}>
        <th scope="row">${Je[d]}</th>
        ${c.map((x,g)=>{let y=g*a.length+h+1,v=l.get(y);return r.map(O=>{let w=v&&Js(v,O,p);return i`<td key=${`${y} ${O}`} class=${_([O===r[0]&&"starts",y===n.facts.hand&&"is-now",w>0&&"won",w<0&&"lost"])}>
              ${v?w===void 0?"\u2013":w?ot(w):"\xB7":""}</td>`})})}
      </tr>`)}</tbody>
    </table>
    </div>
    <p class="lorum-sums">${r.map((d,h)=>i`<span key=${d}><${Zt} at=${h} /> ${o[d]} <b class=${_([f(d)>0&&"won",f(d)<0&&"lost"])}>${ot(f(d))}</b></span>`)}
      ${u.map(({player:d,name:h,result:x})=>i`<span key=${`gone ${d}`} class="quiet">${h} (left) <b>${ot(x)}</b></span>`)}
      <span>pot <b>${m(n.places.pot??0)}</b></span></p>
    ${l.size>1&&i`<${An} deals=${Mp(l,o,r,p)} />`}
  <//>`}function Mp(t,e,n,s){let o=Object.fromEntries(n.map(r=>[r,0]));return[...t].map(([r,a])=>{let c=Object.fromEntries(n.map(p=>[p,o[p]+(Js(a,p,s)??0)])),l={better:"high",goal:null,before:o,after:c};return o=c,{deal:r,names:e,sheet:l}})}function Np({past:t,seats:e},n){let s=n.facts.hand-1,o=s?t.filter(({voided:a})=>!a).slice(-s):[],r=new Map(o.map((a,c)=>[s-o.length+c+1,Ea(a.seats,a.results)]));return n.finished?r.set(n.facts.hand,Ea(e,Lp(n))):r}var Ea=(t,e)=>t.map(({seat:n,player:s,name:o})=>({seat:n,player:s,name:o,result:e[n]??0})),Js=(t,e,n)=>t.find(({player:s})=>n(s)===e)?.result;function Hp(t,e){let n=new Map;for(let{player:s,name:o,result:r}of[...t.values()].flat())e(s)===void 0&&n.set(s,{player:s,name:o,result:(n.get(s)?.result??0)+r});return[...n.values()]}function Lp({record:t,seats:e}){let n=Object.fromEntries(e.map(({seat:s})=>[s,0]));for(let{from:s,to:o,amount:r}of t.flatMap(({transfers:a})=>a))s==="house"||o==="house"||(s.startsWith("seat:")&&(n[s.slice(5)]-=r),o.startsWith("seat:")&&(n[o.slice(5)]+=r));return n}var ja={Felt:Up,Foot:()=>Ca,OpenHand:Aa,words:Pp,deed:Rp,event:Fp,payments:Dp,amongPlayers:!0,payment:Ip,over:Wp,passOn:qp};function Pp(){return{pass:()=>"PASS"}}function Rp({do:t,args:e},{who:n}){return t==="pass"?`${n} passes.`:t!=="play"?null:e.card&&e.card!=="??"?`${n}: ${R(e.card)}.`:`${n} plays a card.`}function Fp({code:t,args:e,text:n}){return t==="lorum.total"?`Total ${e.total}.`:n}function qp({prompt:t}){return t?t.awaited.length===1?t.awaited[0]:t.options[0]?.by??null:null}function Dp({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=M(t),s=[];for(let o of de(t).filter(({action:r})=>r===e)){let r=It(o.from)??It(o.to)??0,a=o.from==="pot";(s.at(-1)?.seat!==r||s.at(-1).takes!==a)&&s.push({action:e,seat:r,player:n[r],takes:a,amount:0,transfers:[],ids:[]});let c=s.at(-1);c.ids.push(o.id),o.from!=="house"&&(c.transfers.push(o),c.amount+=a?o.amount:-o.amount)}return s}function Ip({player:t,takes:e,amount:n,transfers:s},o){if(e)return{line:`${t} takes the pot, ${m(n)}.`};let r=M(o),a=l=>l==="house"?"the house":r[It(l)??0]??"the pot",c=s.map(l=>({to:a(l.to),amount:l.amount}));return{line:`${t} pays ${c.map(l=>`${l.to} ${m(l.amount)}`).join(", ")}.`,sums:[...new Set(s.map(({why:l})=>l))],pushes:c}}function Wp({facts:t,board:e,record:n}){return n.at(-1)?.events.find(({code:o})=>o==="lorum.over")?.text??`Hand ${t.hand} of ${e.hands} is over and paid.`}function Up(t){let{state:e,paying:n}=t,{round:s,table:o}=e,[r,a]=S(!1),c=l=>n?n.seat===l:!!s.prompt?.awaited.includes(l);return i`<section class="felt lorum" aria-label="felt">
    <${Kp} round=${s} onSheet=${()=>a(!0)} />
    <div class=${`lorum-table is-${s.facts.contract}`}>
      ${s.seats.map(({seat:l})=>i`<${zp} key=${l} seat=${l} round=${s} lit=${c(l)} holds=${o.hand_over?.seat===l} />`)}
      <${he} round=${s} />
    </div>
    ${r&&i`<${Ba} state=${e} onClose=${()=>a(!1)} />`}
  </section>`}function Kp({round:t,onSheet:e}){let{facts:n,board:s,places:o,options:r}=t;return i`<header class="lorum-head">
    <ol class="lorum-contracts" aria-label="the contracts">
      ${s.contracts.map((a,c)=>i`<li key=${a} class=${_([a===n.contract&&"is-lit",c<(n.hand-1)%s.contracts.length&&"is-done"])}>${Je[a]}</li>`)}
    </ol>
    <div class="lorum-line">
      <span><b>hand ${n.hand}</b> of ${s.hands}</span>
      <span>${z(r.stake,"chip")} a point</span>
      <span data-place="pot">pot <b class="figure">${m(o.pot??0)}</b></span>
      <${b} kind="quiet" onTap=${e}>score sheet<//>
    </div>
  </header>`}function zp({seat:t,round:e,lit:n,holds:s}){let{facts:o,zones:r,markers:a}=e,c=M(e)[t],l=e.seats.find(d=>d.seat===t).rack,p=r[`hand:${t}`].count,u=(r[`won:${t}`]?.count??0)/4,f=o.points?.[t],$=[e.dealer===t&&"the deal",f&&z(f,"point"),s&&"has the tablet",a[t]>0&&`owes ${m(a[t])}`];return i`<section class=${_(["lorum-seat",`is-seat-${t}`,n&&"is-lit"])} aria-label=${c}>
    <span class="lorum-name"><b>${c}</b> <span class="figure" data-place=${`seat:${t}`}>${m(l)}</span></span>
    <span class="small quiet">${$.filter(Boolean).join(" \xB7 ")}</span>
    <span class="small">${[p&&z(p,"card"),u&&z(u,"trick")].filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var Ma={c:"\u2663\uFE0E",d:"\u2666\uFE0E",h:"\u2665\uFE0E",s:"\u2660\uFE0E"},Gp=12,Na=t=>Ma[t],Wn=({points:t,no_trump:e})=>`${t}${e?" no trump":""}`;function Ha({bids:t=[],passed:e=[],contract:n},s){if(e.includes(s))return i`<span class="small quiet">passes</span>`;let o=t.find(a=>a.seat===s);if(!o)return null;let r=n?.seat===s;return i`<span class=${r?"tricks-contract":"small"}>${r?"plays":"bids"} ${Wn(o)}</span>`}function La({table:t,state:e,news:n}){let{round:s}=e,{prompt:o,undoable:r}=s,a=d=>o.options.find(h=>h.do===d),c=t.late.value,l=i`<${b} kind="plain" disabled=${!r} busy=${c} onTap=${t.undo}>take back<//>`,p=(d,h)=>()=>t.act({...d,args:h}),u=a("bid"),f=a("trump"),$=(d,h)=>d&&i`<${b} kind="plain" busy=${c} onTap=${p(d,{})}>${h}<//>`;return i`<section class="foot tricks-foot" aria-label="what is next">
    <${dt} text=${o.say.text} news=${n} />
    <${Tt} table=${t} />
    <${q} question=${o.options.map(I).join()} end=${l}>
      ${Ls(e).length>0&&Ce(t,e)}
      ${u&&i`<${Ys} bid=${u} round=${s} busy=${c} onBid=${d=>t.act({...u,args:d})} />`}
      ${f&&i`<${Qs} busy=${c} onName=${d=>t.act({...f,args:d})} />`}
      ${$(a("pass"),"PASS")}
      ${$(a("misdeal"),"misdeal")}
    <//>
  </section>`}var Ys=({bid:t,round:e,busy:n,onBid:s})=>i`<div class="bids" role="group" aria-label="bids">
  ${Jp(t,e).map(({points:o,without:r,open:a})=>i`<${b} key=${`${o} ${r}`} kind=${a?"main":"plain"} disabled=${!a} busy=${n}
    name=${`bid ${Wn({points:o,no_trump:r})}`}
    onTap=${()=>s(r?{points:o,no_trump:!0}:{points:o})}>${o}${r&&i`<small> NT</small>`}<//>`)}
</div>`,Qs=({busy:t,onName:e})=>Object.entries(Ma).map(([n,s])=>i`<${b} key=${n} kind="main" large busy=${t} name=${`trumps ${s}`} onTap=${()=>e({suit:n})}>${s}<//>`);function Jp({by:t,values:e,optional:n},{facts:s,dealer:o,options:r}){let a=s.bids.at(-1),c=(u,f)=>2*u+Number(f),l=a?c(a.points,a.no_trump)+(t===o?0:1):0,p=[];for(let u of[!1,!0])for(let f=r.minimum_bid;f<=Gp;f+=1)p.push({points:f,without:u,open:c(f,u)>=l&&f>=e.points.min&&(u||n.includes("no_trump"))});return p}var Un=Ye(td),Kn=Ye(nd),zn={...Ye(sd),Foot:od};function Ye(t){let e=({round:n})=>i`<div class="tricks-seen"><${t} round=${n} /><${Pa} round=${n} /></div>`;return{deed:Yp,passOn:Qp,Felt:Vp(t),Seen:e}}function Yp({do:t,args:e},{who:n}){return t==="play"?e.card&&e.card!=="??"?`${n}: ${R(e.card)}.`:`${n} plays a card.`:["bid","pass","trump","misdeal"].includes(t)?"":null}function Qp({prompt:t}){return t?.awaited.length===1?t.awaited[0]:null}function Vp(t){return function(n){let{state:s,paying:o}=n,{round:r,table:a}=s;return i`<section class="felt tricks" aria-label="felt">
      <header class="tricks-head">
        <${t} round=${r} />
        <span class="tricks-pot" data-place="pot">${r.places.pot>0&&i`pot <b class="figure">${m(r.places.pot)}</b>`}</span>
      </header>
      <${Pa} round=${r} paying=${o} holds=${a.hand_over?.seat} />
      <${wt} state=${s} />
    </section>`}}function Pa({round:t,paying:e,holds:n}){let s=a=>e?e.seat===a:!!t.prompt?.awaited.includes(a),o=!t.zones.trick?.cards.length,r=t.cards==="virtual"&&Object.keys(t.facts.scores).some(a=>a.includes("+"));return i`<div class=${_(["tricks-seats",o&&"is-empty",r&&"is-across"])}>
    ${t.seats.map(a=>i`<${Zp} key=${a.seat} seated=${a} round=${t} lit=${s(a.seat)} holds=${n===a.seat} />`)}
  </div>`}function Zp({seated:{seat:t,player:e,rack:n},round:s,lit:o,holds:r}){let{facts:a,zones:c,markers:l}=s,p=c[`hand:${t}`]?.count??0,u=a.tricks.takers.filter(h=>h===t).length,f=Object.keys(a.scores),$=f.findIndex(h=>h.split("+").includes(String(t))),d=[p&&z(p,"card"),u&&z(u,"trick"),s.dealer===t&&"the deal",r&&"has the tablet",n>0&&z(n,"chip"),l[t]>0&&`owes ${m(l[t])}`];return i`<section class=${_(["tricks-seat",o&&"is-lit"])} aria-label=${e}>
    <span class="tricks-name"><${Zt} at=${$} /> <b>${e}</b></span>
    <span class="tricks-score"><b class="figure">${m(a.scores[f[$]])}</b> ${Ha(a,t)}</span>
    <${Xp} round=${s} seat=${t} />
    <span class="small">${d.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}function Xp({round:t,seat:e}){let{order:n,takers:s}=t.facts.tricks,o=t.zones.trick?.cards??[];if(t.finished)return null;let r=o[n.indexOf(e)];if(!r)return i`<${mt} />`;let a=o.length===n.length&&s.at(-1)===e;return i`<${B} card=${r} lit=${a} />`}function td({round:{facts:t,options:e}}){return i`<p><b>deal ${t.deal}</b> · ${m(e.limit)} points end the game ·
    J♠${"\uFE0E"} 2, every other jack 1${e.token>0&&` \xB7 ${z(e.token,"chip")} a point`}</p>`}var ed={tricks:"Tricks 10",hearts:"Hearts 10",queens:"Queens 25","king-of-spades":"K\u2660\uFE0E 100","last-trick":"Last trick 100",everything:"Everything"};function nd({round:{facts:t}}){return i`<ol class="tricks-contracts" aria-label="the six deals">
    ${Object.entries(ed).map(([e,n],s)=>i`<li key=${e} class=${_([s===t.deal-1&&"is-lit",s<t.deal-1&&"is-done"])}>${n}</li>`)}
  </ol>`}function sd({round:t}){let{deal:e,contract:n,trump:s}=t.facts,o=M(t),r=n?i`<b>${o[n.seat]} plays ${Wn(n)}</b>${s&&i`, <b class="tricks-trump">${Na(s)}</b> trumps`}`:i`<b>bidding</b>`;return i`<p>deal ${e} · ${r} · 5♥${"\uFE0E"} +5 · 3♠${"\uFE0E"} −3</p>`}function od(t){return t.prompt?.options.some(({do:e})=>e==="bid"||e==="trump")?La:null}var ad=[..."ATKQJ"],id=[..."shdc"].flatMap(t=>ad.map(e=>e+t));function Ra({table:t,state:e,news:n,face:s}){let[o,r]=S(null),{round:a}=e,{prompt:c}=a,l=s.sure(),p=s.words(),u=c.options.find(y=>y.do==="play"),f=c.options.filter(y=>y!==u),$=t.late.value,d=new Set(u.values.card),h=(y,v)=>l[y.do]?r({option:y,args:v}):t.act({...y,args:v}),x=()=>{r(null),t.act({...o.option,args:o.args})},g=y=>y.values.suit??[null];return i`<section class="foot" aria-label="what is next">
    <${dt} text=${c.say.text} news=${n} detail=${Xt(a,c.awaited)} />
    <${Tt} table=${t} />
    <div class="schnapsen-pack" role="group" aria-label="cards">
      ${id.map(y=>i`<button type="button" key=${y} class=${_(["picker-card",`suit-${y[1]}`,!d.has(y)&&"is-out"])}
        disabled=${!d.has(y)||$} aria-label=${it(y)}
        onClick=${()=>t.act({...u,args:{card:y}})}>${d.has(y)&&i`<${ce} card=${y} />`}</button>`)}
    </div>
    <${q} question=${c.options.map(I).join()} end=${i`
      <${b} kind="plain" disabled=${!a.undoable} busy=${$} onTap=${t.undo}>undo<//>`}>
      ${f.flatMap(y=>g(y).map(v=>{let O=v?{suit:v}:{};return i`<${b} key=${`${y.do} ${v}`} busy=${$} onTap=${()=>h(y,O)}>
            ${p[y.do]?.(O)??y.do}
          <//>`}))}
    <//>
    ${o&&i`<${ut} ...${l[o.option.do](M(a)[o.option.by])} onYes=${x} onClose=${()=>r(null)} />`}
  </section>`}var cd={c:"clubs",d:"diamonds",h:"hearts",s:"spades"},Fa=Ye(qa),Gn={...Fa,Foot:ld,Seen:$d,deed:dd,sure:fd,words:pd};function ld({cards:t,prompt:e}){return t==="physical"&&e?.options.some(n=>n.do==="play")?Ra:null}var ud={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"};function pd(){return{marry:({suit:t})=>`marry ${ud[t]??""}\uFE0E`}}function dd(t,e){return t.do==="play"?Fa.deed(t,e):""}function fd(){return{declare:t=>({title:`${t} declares 66?`,text:"The tricks are turned up and counted. There is no way back.",yes:`${t} declares`}),close:t=>({title:`${t} closes the stock?`,text:"Nobody draws any more, and whoever closes must reach 66.",yes:`${t} closes`})}}function $d({round:t}){let e=M(t),{order:n}=t.facts.tricks;return i`<div class="schnapsen-seen">
    <${qa} round=${t} />
    ${(t.zones.trick?.cards??[]).map((s,o)=>i`<${H} key=${s} cards=${[s]} label=${e[n[o]]} />`)}
  </div>`}function qa({round:t}){let{zones:e,facts:n}=t,s=M(t),[o]=e.upcard?.cards??[],r=e.stock.count+(o?1:0);return i`<div class="schnapsen-stock">
    <span class="schnapsen-cards">
      ${o&&i`<${B} card=${n.closed?"??":o} />`}
      ${e.stock.count>0&&!n.closed&&i`<${B} card="??" />`}
    </span>
    <span>
      ${n.trump&&i`<span class="schnapsen-trump">
        <svg class=${`suit-${n.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${lt[n.trump]} /></svg>
        <b>${cd[n.trump]}</b> trumps</span>`}
      <span class="small">${md(n,r,s)}</span>
    </span>
    <span class="schnapsen-shown">
      ${n.marriages.map(({seat:a,suit:c,points:l,counts:p})=>i`<span class="schnapsen-marriage" key=${c}>
        <${H} cards=${[`K${c}`,`Q${c}`]} fanned />
        <span class="small"><b>${s[a]}</b> <b class="figure">${l}</b><br />${p?"counts":"with the next trick"}</span>
      </span>`)}
    </span>
  </div>`}function md({closed:t},e,n){return t?`closed by ${n[t.seat]}`:e?`stock ${e}`:"stock drawn out"}var Vs=t=>["speculation.market","speculation.due"].includes(t?.say.code),be=({facts:t},e)=>t.bids.filter(n=>n.seat===e);function Jn({stands:t}){let e=Math.round(t/1e4);return t>0&&e===0?"under 1%":t<1e6&&e===100?"over 99%":`${e}%`}var Nt=({prompt:t},e,n)=>t.options.find(s=>s.by===e&&s.do===n),Da=t=>Vs(t.prompt)?Nt(t,"dealer","sale"):null;function Yn(t,e){let n=Da(t);return n&&e.deal?.asked===I(n)?e.deal:null}function Ia(t,e,n){let s=Da(t);if(!s)return null;let{from:o,to:r,unseen:a}=s.values,c=Yn(t,e),l=I(s);if(c&&(n===c.to||n===c.from&&a))return{asked:null};if(a&&!c)return o.includes(n)?{asked:l,from:n,unseen:!0}:null;let p=c?.from??o[0];return n===p||!r.includes(n)?null:{asked:l,from:p,to:n,unseen:!!a,price:hd(t,p,n,a)}}function hd(t,e,n,s){let o=be(t,n).find(a=>a.unseen===(s?e:null));if(o||!s)return o?.price;let r=t.record.flatMap(({events:a})=>a).findLast(({code:a})=>a==="speculation.sells-unseen");return r&&r.args.price<=Wa(t,n)?r.args.price:void 0}var Wa=({seats:t},e)=>t.find(n=>n.seat===e).rack;function Ua({table:t,state:e,pad:n,setPad:s,news:o}){let{round:r,night:a}=e,c=Yn(r,n),p={table:t,round:r,give:async(f,$)=>await t.act({...f,args:$})&&s(d=>d.deal===n.deal?{deal:null}:{})};if(!c)return i`<${bd} ...${p} news=${o} />`;let u=f=>s({deal:{...c,price:f}});return i`<${yd} ...${p} news=${o} deal=${c} chipset=${a.chip_set} onPrice=${u} onCancel=${()=>s({deal:null})} />`}function bd({table:t,round:e,news:n,give:s}){let[o,r]=S(!1),{prompt:a,facts:c}=e,l=M(e),[p]=a.awaited,u=Nt(e,p,"turn")??Nt(e,p,"keep"),f=c.due===null&&Nt(e,c.holder,"sell"),$=f&&c.bids.filter(y=>f.values.to.includes(y.seat)).sort((y,v)=>v.price-y.price)[0],d=c.offer&&Nt(e,c.offer.to,"agree"),h=t.late.value,x=c.due===null?"Sold? Tap the buyer.":"An unseen card sold? Tap the seller, then the buyer.",g=!d&&i`<span class="controls-note">${x}</span>`;return i`<${ee} table=${t} line=${a.say.text} detail=${Xt(e,a.awaited)} news=${n}>
    <${q} question=${I(u)} end=${g}>
      <${b} kind=${d?"plain":"main"} large busy=${h} onTap=${()=>d?r(!0):s(u,{})}>${u.do==="turn"?"TURN":"KEEP"}<//>
      ${$&&i`<${b} kind="plain" busy=${h} onTap=${()=>s(f,{to:$.seat})}>sell to ${l[$.seat]} · ${m($.price)}<//>`}
      ${d&&i`<${b} kind="plain" busy=${h} onTap=${()=>s(d,{})}>${l[c.offer.to]} agrees · ${m(c.offer.price)}<//>`}
      ${d&&i`<${b} kind="quiet" busy=${h} onTap=${()=>s(Nt(e,c.holder,"withdraw"),{})}>no more offer<//>`}
    <//>
    ${o&&d&&i`<${ut} title=${`${u.do==="turn"?"Turn":"Keep"} now?`} no=${`wait for ${l[c.offer.to]}`} yes=${u.do}
      text=${`${l[c.offer.to]} has not answered the offer at ${m(c.offer.price)}. It ends with the next card.`}
      onYes=${()=>{r(!1),s(u,{})}} onClose=${()=>r(!1)} />`}
  <//>`}function yd({table:t,round:e,deal:n,chipset:s,news:o,give:r,onPrice:a,onCancel:c}){let l=M(e),{from:p,to:u,price:f,unseen:$}=n,d=u===void 0?0:Wa(e,u),h=$?"an unseen card":R(e.zones.held.cards[0]),x=f===void 0?"for \u2026":f===0?"for nothing":`for ${m(f)}`,g=u===void 0?`${l[p]} sells ${h}: tap the buyer.`:`${l[p]} sells ${h} to ${l[u]} ${x}.`,y=i`<${b} kind="plain" onTap=${c}>cancel<//>`;if(u===void 0)return i`<${ee} table=${t} line=${g} news=${o}><${q} question=${`from ${p}`} end=${y} /><//>`;let v=t.late.value,O=f!==void 0&&f<=d,w=$?{unseen:p}:{},j=Nt(e,"dealer","sale"),F=Nt(e,u,"bid"),X=Nt(e,p,"offer"),K=be(e,u).find(W=>W.unseen===($?p:null));return i`<${ee} table=${t} line=${g} detail=${`${l[u]} \xB7 rack ${m(d)}`} news=${o}>
    <div class="bets">
      <div class="bets-row">
        <div class="speculation-prices" role="group" aria-label="price">
          ${kd(e.places.pot).map(W=>i`<${b} key=${W} chosen=${W===f} disabled=${W>d} onTap=${()=>a(W)}>${m(W)}<//>`)}
        </div>
        <${St} chipset=${s} fits=${W=>(f??0)+W<=d} onAdd=${W=>a((f??0)+W)}
          onTakeOff=${W=>a(Math.max(0,(f??0)-W))} />
      </div>
      <${q} question=${`${p} ${u}`} end=${y}>
        <${b} kind="main" disabled=${!O} busy=${v} onTap=${()=>r(j,{from:p,to:u,price:f,...$?{unseen:!0}:{}})}>
          SOLD${O?` \xB7 ${m(f)}`:""}
        <//>
        ${K&&K.price===f?i`<${b} kind="plain" busy=${v} onTap=${()=>r(Nt(e,u,"withdraw"),w)}>no more bid<//>`:i`<${b} kind="plain" disabled=${!O} busy=${v} onTap=${()=>r(F,{price:f,...w})}>a bid<//>`}
        ${!$&&i`<${b} kind="plain" disabled=${!O} busy=${v} onTap=${()=>r(X,{to:u,price:f})}>an offer<//>`}
      <//>
    </div>
  <//>`}var gd=[0,1,2,3,4,5,6,8,10,15];function kd(t){let n=[1,2,5,10,20,50,100,200,500,1e3,2e3,5e3].findLast(s=>s*20<=t)??1;return gd.map(s=>s*n)}var Qe={Felt:Td,Foot:_d,deed:vd,payments:xd,payment:wd,over:Sd};function _d(t){return Vs(t.prompt)?Ua:null}function vd({do:t,events:e},{who:n}){return t==="turn"&&!e.length?`${n} turns a card.`:""}function xd({round:t}){if(!t?.finished)return[];let e=M(t),n=t.record.at(-1).index;return de(t).filter(({action:s,from:o,to:r})=>s===n&&(o==="pot"||r==="house")).map(({from:s,to:o,amount:r,id:a})=>{let c=Number((s==="pot"?o:s).split(":")[1]);return{action:n,seat:c,player:e[c],amount:s==="pot"?r:-r,ids:[a]}})}function wd({amount:t},e){if(t<0)return{hand:"repays the house's marker"};let[n]=e.zones.held.cards;return{hand:`${R(n)} is the highest trump`,sums:["the whole pot"],lit:new Set([n])}}function Sd({record:t}){return t.at(-1).events.find(({code:e})=>e==="speculation.wins").text}function Td(t){let{state:e,paying:n}=t,{round:s}=e,o=s.seats.map(({seat:p})=>p).sort((p,u)=>p-u),r=Math.ceil(o.length/2),a=Yn(s,t.pad),c=[o.slice(0,r),o.slice(r).reverse()],l=p=>i`<div class="speculation-row">
    ${p.map(u=>i`<${Cd} key=${u} seat=${u} ...${t} chosen=${a}
      lit=${n?n.seat===u:!!s.prompt?.awaited.includes(u)} />`)}
  </div>`;return i`<section class="felt speculation" aria-label="felt" style=${{"--across":r}}>
    ${l(c[0])}
    <${Od} state=${e} />
    ${l(c[1])}
  </section>`}function Od({state:t}){let{round:e,night:n}=t,{facts:s,places:o,zones:r,board:a}=e,[c]=r.held.cards;return i`<div class="speculation-middle">
    <${H} cards=${r.held.cards} places=${1} wanted=${!c} />
    <div class="speculation-held">
      ${c&&i`
        <p><b>${M(e)[s.holder]}</b> holds it ${!e.finished&&i`<span class="quiet">· ${s.due===null?"for sale":"not for sale"}</span>`}</p>
        <${Ad} board=${a} finished=${e.finished} />`}
    </div>
    <div class="speculation-pot" data-place="pot">
      <${Se} amount=${o.pot??0} chipset=${n.chip_set} />
      <span>pot <b class="figure">${m(o.pot??0)}</b></span>
    </div>
  </div>`}function Ad({board:t,finished:e}){let{trumps:n,higher:s,against:o}=t;return e?null:i`
    <p class="speculation-stands"><b class="figure">${Jn(t)}</b> that it stands</p>
    <p class="speculation-higher">
      ${s.length?i`<svg class=${`suit-${n}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${lt[n]} /></svg>
        <span>${s.map(([r])=>r==="T"?"10":r).reverse().join(" ")} unseen</span>`:"nothing can beat it"}
      <span class="quiet"> · ${o} face down against it</span>
    </p>`}function Cd({seat:t,state:e,pad:n,setPad:s,chosen:o,lit:r}){let{round:a}=e,c=a.seats.find($=>$.seat===t),l=a.zones[`pile:${t}`].count,p=Ia(a,n,t),u=["speculation-seat",r&&"is-lit",a.facts.holder===t&&"is-holder",(o?.from===t||o?.to===t)&&"is-chosen"],f=i`
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
    <span class="speculation-says">${Ed(a,t,o)}</span>`;return p?i`<button type="button" class=${_(u)} aria-label=${c.player} aria-pressed=${String(o?.from===t||o?.to===t)}
    onClick=${()=>s({deal:p})}>${f}</button>`:i`<div class=${_(u)} role="group" aria-label=${c.player}>${f}</div>`}function Ed(t,e,n){if(n?.to===e)return"buys";if(n?.from===e)return n.unseen?"sells a card":"sells it";let{offer:s,holder:o}=t.facts,r=M(t),a=be(t,e).map(({unseen:p,price:u})=>`bids ${m(u)}${p===null?"":` for ${r[p]}'s`}`);if(s?.to===e&&a.push(`offered at ${m(s.price)}`),a.length)return a.join(", ");let c=t.markers[e];return[o===e&&"holds",t.dealer===e&&"the deal",c&&`owes ${m(c)}`].filter(Boolean).join(" \xB7 ")}var Qn={Felt:Bd,Seen:jd};function Bd({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return i`<section class="felt bus" aria-label="felt">
    <${Ka} round=${n} />
    <div class="bus-seats">
      ${n.seats.map(r=>i`<${Md} key=${r.seat} seated=${r} round=${n} lit=${o(r.seat)} holds=${s.hand_over?.seat===r.seat} />`)}
    </div>
    ${n.finished&&i`<${wt} state=${t} />`}
  </section>`}function jd({round:t}){return i`<div class="bus-seen">
    <${Ka} round=${t} />
    <p class="bus-all">${t.seats.map(({seat:e,player:n})=>i`<span key=${e}>${n} <${Ga} count=${t.facts.tokens[e]} of=${za(t)} /></span>`)}</p>
  </div>`}function Ka({round:t}){let{pot:e}=t.places;return i`<div class="bus-middle">
    <${H} cards=${t.zones.middle?.cards??[]} label="the middle" />
    <span class="bus-pot" data-place="pot">${e>0&&i`pot <b class="figure">${m(e)}</b>`}</span>
  </div>`}function Md({seated:{seat:t,player:e,rack:n},round:s,lit:o,holds:r}){let{facts:a,zones:c,markers:l,options:p}=s,u=c[`hand:${t}`],f=[a.stopped===t&&"stopped the bus",a.losers.includes(t)&&"the worst hand",!a.playing.includes(t)&&"watches",s.dealer===t&&"the deal",r&&"has the tablet",(n>0||p.token>0)&&`rack ${m(n)}`,l[t]>0&&`owes ${m(l[t])}`];return i`<section class=${_(["bus-seat",o&&"is-lit"])} aria-label=${e}>
    <span class="bus-name"><b>${e}</b> <${Ga} count=${a.tokens[t]} of=${za(s)} /></span>
    <${H} cards=${Te(u?.cards??[],s)} />
    <span class="small" data-place=${`seat:${t}`}>${f.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var za=({facts:t,options:e})=>Math.max(e.tokens,...Object.values(t.sheet.before)),Nd=6;function Ga({count:t,of:e}){let n=`${t} ${t===1?"token":"tokens"}`;return e>Nd?i`<span class="bus-tokens">${n}</span>`:i`<span class="bus-tokens" role="img" aria-label=${n}>
    ${Array.from({length:e},(s,o)=>i`<i key=${o} class=${o<t?"is-left":null}></i>`)}
  </span>`}var Ot="HDCS",Ct={H:"Hearts",D:"Diamonds",C:"Clubs",S:"Spades"},Et={WIN:1,EXA:2,SFC:4},At=7,Hd={H:"\u2665",D:"\u2666",C:"\u2663",S:"\u2660"},Ut=t=>t.split("/").map(e=>`${Hd[e]}\uFE0E`).join(" "),Ld=t=>t.split("/").map(e=>Ct[e]).join(", "),ne=({horse:t})=>i`<svg class=${`horse-suit suit-${t.toLowerCase()}`} viewBox="-2 -2 104 104" role="img"
    aria-label=${Ct[t]}>
  <path class="card-pip" d=${lt[t.toLowerCase()]} />
</svg>`,se=({order:t})=>i`<span class="order" role="img" aria-label=${Ld(t)}>
  ${t.split("/").map(e=>i`<${ne} key=${e} horse=${e} />`)}
</span>`;function Ve(t,e){let n=Object.fromEntries([...Ot].map(o=>[o,0])),s=[];for(let o of t.slice(0,e)){let r=o[1].toUpperCase();n[r]<At&&s.length<3&&(n[r]+=1),n[r]===At&&!s.includes(r)&&s.push(r)}return s.length===3&&s.push([...Ot].find(o=>!s.includes(o))),{spaces:n,home:s}}var ft=t=>t.reduce((e,{amount:n})=>e+n,0),Vn=(t,e,n)=>t.prompt?.options.find(s=>s.by===e&&s.do===n),Zn=({options:t},e)=>typeof t.minimum_bet=="object"?t.minimum_bet[e]:t.minimum_bet;function Ja({table:t,state:e,paying:n,pad:s,setPad:o}){let[r,a]=S(null),{round:c}=e,l=c.prompt?.say.code==="superfecta.betting",p=async()=>{let{ticket:u,seat:f}=r;a(null),await t.act({...Vn(c,f,"cancel"),args:{ticket:u}})};return i`<div class="tickets" role="group" aria-label="tickets by seat">
    ${c.seats.map(u=>i`<${Pd} key=${u.seat} seated=${u} selling=${l}
      chosen=${l?(s.seat??c.seats[0].seat)===u.seat:n?.seat===u.seat}
      tickets=${c.facts.tickets.filter(({seat:f})=>f===u.seat)}
      finish=${c.facts.finish&&!c.prompt?c.facts.finish:null}
      onChoose=${()=>o({seat:u.seat})} onTicket=${a} />`)}
    ${r&&i`<${ut} title=${`Cancel ticket ${r.ticket}?`} yes="cancel the ticket" no="keep it"
      text=${`${r.bets.map(Ya).join(", ")}: ${m(ft(r.bets))} go back to the rack.`}
      onYes=${p} onClose=${()=>a(null)} />`}
  </div>`}var Ya=({amount:t,type:e,horses:n})=>`${m(t)} ${e} ${Ut(n)}`;function Pd({seated:t,selling:e,chosen:n,tickets:s,onChoose:o,onTicket:r}){let a=nt(null);D(()=>{n&&a.current.scrollIntoView({block:"nearest"})},[n]);let c=i`<b>${t.player}</b><span class="figure" data-place=${`seat:${t.seat}`}>${m(t.rack)}</span>`;return i`<div class=${_(["holder",n&&"is-lit"])} ref=${a}>
    ${e?i`<button type="button" class="holder-name" aria-pressed=${String(n)}
          aria-label=${`seat ${t.seat}, ${t.player}`} onClick=${o}>${c}</button>`:i`<div class="holder-name">${c}</div>`}
    ${s.map(l=>i`<${Rd} key=${l.ticket} ticket=${l} selling=${e} onTap=${()=>r(l)} />`)}
  </div>`}function Rd({ticket:t,selling:e,onTap:n}){let s=t.bets.map(({amount:r,type:a,horses:c},l)=>i`<span key=${l} class="ticket-line">
    ${m(r)} ${a} <${se} order=${c} /></span>`),o=i`<span class="ticket-number">${t.ticket}</span>`;return e?i`<button type="button" class="ticket" aria-label=${`ticket ${t.ticket}: cancel`} onClick=${n}>
    ${o}<span class="ticket-lines">${s}</span></button>`:i`<div class="ticket">${o}<span class="ticket-lines">${s}</span></div>`}function Qa({table:t,state:e,pad:n,setPad:s,last:o,news:r}){let{round:a,night:c}=e,l=a.seats.map(({seat:T})=>T),p=n.seat??l[0],u=a.seats.find(T=>T.seat===p),{amount:f=Zn(a,"WIN"),type:$="WIN",horses:d=[],tapped:h=[],fresh:x=!0}=n,g=n.lines?.[p]??[],y=Vn(a,p,"ticket"),v=o[`${p} ticket`]?.bets,O=T=>s({seat:p,amount:f,type:$,horses:d,...T}),w=T=>O({amount:T.reduce((Q,Ht)=>Q+Ht,0),tapped:T,fresh:!1}),j=(T,Q={})=>O({lines:{...n.lines,[p]:T},...Q}),F=vt(f,h,c.chip_set),X=u.rack-ft(g),K=T=>{if(d.includes(T))return O({horses:d.filter(Ht=>Ht!==T)});let Q=Zs([...d,T],$);return Q.length<Et[$]?O({horses:Q}):j([...g,{amount:f,type:$,horses:Q.join("/")}],{horses:[],fresh:!0})},W=async T=>{await t.act({...y,args:{bets:T}})&&s(Q=>({lines:{...Q.lines,[p]:[]},...Q.seat===n.seat?{seat:p,horses:[],amount:void 0,tapped:[],fresh:!0}:{}}))},C=Xs(a,$,f,X),G=`${u.player} \xB7 rack ${m(u.rack)}`,A=a.seats.find(T=>n.lines?.[T.seat]?.length),P=a.seats.filter(T=>Vn(a,T.seat,"ticket")&&!a.facts.tickets.some(Q=>Q.seat===T.seat)).map(({player:T})=>T),pt=i`<${b} kind=${A||P.length?"plain":"main"} disabled=${!!A} busy=${t.late.value}
    onTap=${()=>t.act(Vn(a,"dealer","off"))}>OFF<//>`;return i`<${ee} table=${t} line=${qd(a,n,u,A,P)} news=${r} detail=${G}>
    <div class="builder">
      <div class="builder-row">
        <output class="builder-amount figure" aria-label="amount">${m(f)}</output>
        <${St} chipset=${c.chip_set} fits=${T=>y&&(x?0:f)+T<=X}
          onAdd=${T=>w(x?[T]:[...F,T])}
          onTakeOff=${T=>w(P(F,T))} />
        <${b} name="take off the last chip" disabled=${!f} onTap=${()=>w(F.slice(0,-1))}>⌫<//>
        <div class="builder-types" role="group" aria-label="pool">
          ${Object.keys(Et).map(T=>i`<${b} key=${T} chosen=${T===$}
            onTap=${()=>O({type:T,horses:[]})}>${T}<//>`)}
        </div>
        <div class="builder-horses" role="group" aria-label="horses, in the order they come in">
          ${[...Ot].map(T=>i`<${Dd} key=${T} horse=${T} at=${d.indexOf(T)}
            disabled=${!y||C!==null} onTap=${()=>K(T)} />`)}
        </div>
      </div>
      <${q} question=${`selling ${a.facts.sold??0}`} end=${pt} steady>
        <${b} kind="main" disabled=${!g.length||ft(g)>u.rack} busy=${t.late.value} onTap=${()=>W(g)}>
          ${g.length?`sell \xB7 ${m(ft(g))}`:"sell"}
        <//>
        <${b} kind="plain" disabled=${!y||!v||ft(v)>u.rack||g.length} onTap=${()=>W(v)}>
          same again${v?` \xB7 ${m(ft(v))}`:""}
        <//>
        <div class="builder-lines" aria-label="lines of this ticket">
          ${g.map((T,Q)=>i`<button type="button" key=${Q} class="builder-line" aria-label=${`take off ${Ya(T)}`}
            onClick=${()=>j(g.filter((Ht,Lt)=>Lt!==Q))}>
            ${m(T.amount)} ${T.type} <${se} order=${T.horses} /> <span aria-hidden="true">✕</span></button>`)}
          ${C&&i`<span class="builder-note small">${C}</span>`}
        </div>
      <//>
    </div>
  <//>`}function Zs(t,e){return Et[e]!==4||t.length!==3?t:[...t,[...Ot].find(n=>!t.includes(n))]}function Xs(t,e,n,s){let o=Zn(t,e);return n<o?`${e} is bet from ${m(o)}`:n%o?`${e} is bet in multiples of ${m(o)}`:n>s?`${m(s)} left in the rack`:null}var Fd=["first","second","third"];function qd(t,{type:e="WIN",horses:n=[]},s,o,r){return n.length?`${s.player}: ${e} ${Ut(n.join("/"))} \u2026 who comes ${Fd[n.length]}?`:o?o===s?`${s.player}'s ticket: another line, or sell.`:`${o.player}'s ticket is not sold yet.`:t.facts.tickets.length?r.length?`More bets? No ticket yet: ${yt(r)}.`:"Everybody has a ticket. Off when the last one is in.":"Bets, please."}function Dd({horse:t,at:e,disabled:n,onTap:s}){return i`<button type="button" class=${_(["horse-key",e>=0&&"is-picked"])} disabled=${n}
      aria-label=${Ct[t]} aria-pressed=${e>=0?"true":"false"} onClick=${s}>
    <${ne} horse=${t} />${e>=0&&i`<span class="horse-key-place">${e+1}</span>`}
  </button>`}var Id=4;function Va({round:t,running:e}){let[n,s]=S(null),{board:o,facts:r}=t,a=e?null:r.finish,c=nt(o);r.finish||(c.current=o);let l=e?{...t,board:c.current}:t;return i`<div class="tote" role="group" aria-label="tote board">
    ${Object.keys(Et).map(p=>i`<${Wd} key=${p} kind=${p} round=${l} finish=${a}
      onWhole=${p==="WIN"?null:()=>s(p)} />`)}
    ${n&&i`<${Z} title=${`${n}: ${Object.keys(o[n].orders).length} orders`} onClose=${()=>s(null)}
        foot=${i`<${b} kind="plain" onTap=${()=>s(null)}>go back<//>`}>
      <div class="tote-whole"><${ti} kind=${n} round=${l} finish=${a} staked lines=${Xa(o[n].orders)} /></div>
    <//>`}
  </div>`}function Wd({kind:t,round:e,finish:n,onWhole:s}){let{orders:o,carried:r}=e.board[t],a=e.places[`pool:${t}`]??0,c=t==="WIN"?Object.entries(o):Ud(o,Za(t,n));return i`<section class="pool" aria-label=${t}>
    <header class="pool-head" data-place=${`pool:${t}`}>
      <b>${t}</b> <span class="figure">${m(a)}</span>
      ${r>0&&i`<span class="small quiet">${m(r)} carried</span>`}
    </header>
    <${ti} kind=${t} round=${e} finish=${n} lines=${c} />
    ${s&&i`<${b} kind="quiet" onTap=${s}>all ${Object.keys(o).length}<//>`}
  </section>`}var Za=(t,e)=>e?e.slice(0,Et[t]).join("/"):null,Xa=t=>Object.entries(t).sort(([,e],[,n])=>n.chance-e.chance||n.staked-e.staked);function Ud(t,e){let n=([s,{staked:o}])=>s===e?2:o?1:0;return Xa(t).sort((s,o)=>n(o)-n(s)).slice(0,Id)}function ti({kind:t,round:e,finish:n,lines:s,staked:o}){let r=Za(t,n);return i`<table class="tote-lines">
    <thead><tr><th></th>${o&&i`<th>staked</th>`}<th>${n?"paid":"pays"}</th><th>chance</th></tr></thead>
    <tbody>${s.map(([a,c])=>i`<tr key=${a} class=${_([a===r&&"is-won"])}>
      <td><${se} order=${a} /></td>
      ${o&&i`<td>${c.staked?m(c.staked):"\u2013"}</td>`}
      <td class="tote-pays">${n?a===r?zd(t,e):"":Kd(c,e)}</td>
      <td>${Gd(c.chance)}</td>
    </tr>`)}</tbody>
  </table>`}function Kd({will_pay:t},{options:e}){return t===null?"\u2013":e.split==="even"?m(t):`${m(Math.floor(t/100))}.${String(t%100).padStart(2,"0")}`}function zd(t,{record:e}){let n=e.flatMap(({events:s})=>s).filter(({code:s,args:o})=>s==="superfecta.pays"&&o.pool===t);return n.length?m(n.reduce((s,{args:o})=>s+o.amount,0)):"carried"}var Gd=t=>t===null?"":`${Math.floor(t/1e4)}.${Math.floor(t%1e4/1e3)}%`;var Xn={Felt:rf,Foot:Jd,words:Yd,deed:Qd,event:tf,payment:ef,over:nf,beats:sf,showing:of};function Jd({prompt:t}){return t?.say.code==="superfecta.betting"?Qa:null}function Yd(){return{turn:()=>"TURN A CARD",run:()=>"RUN TO THE END"}}function Qd({index:t,do:e,args:n,transfers:s},{who:o,round:r}){switch(e){case"ticket":return`${o}: ${n.bets.map(Vd).join(", ")}${n.bets.length>1?` \xB7 ${m(Zd(n.bets))}`:""}.`;case"cancel":return`Ticket ${n.ticket} cancelled, ${m(s.reduce((a,{amount:c})=>a+c,0))} back.`;case"off":return"No more bets.";case"turn":return`${R(r.zones.course.cards[Xd(r,t)])}.`;case"run":return"Run to the end.";case"show":return`${R(n.card)}.`;default:return null}}var Vd=({amount:t,type:e,horses:n})=>`${m(t)} ${e} ${Ut(n)}`,Zd=t=>t.reduce((e,{amount:n})=>e+n,0),Xd=({record:t},e)=>t.filter(n=>n.do==="turn"&&n.index<e).length;function tf({code:t,args:e,text:n},s){switch(t){case"superfecta.off":return null;case"superfecta.home":return`${Ct[e.horse]} home, number ${e.place}.`;case"superfecta.finish":return`The finish: ${Ut(e.horses)}.`;case"superfecta.pays":return`${e.pool}: ${s[e.seat]} ${m(e.amount)}.`;case"superfecta.carried":return e.amount?`${e.pool}: nobody, ${m(e.amount)} carried.`:null;default:return n}}function ef({action:t,seat:e,transfers:n},s){let o=s.record.find(({index:c})=>c===t)?.events.filter(({code:c,args:l})=>c==="superfecta.pays"&&l.seat===e)??[],r=o.map(({args:c})=>`${c.pool} ${Ut(c.order)}: ${c.reckoning} = ${m(c.amount)}`),a=n.filter(({why:c})=>!/ pays /.test(c)).map(({from:c,why:l,amount:p})=>`${c.slice(5)}, ${l}: ${m(p)}`);return{hand:o.map(({args:c})=>`${c.pool} ${Ut(c.order)}`).join(", ")||"the end of the meeting",sums:[...r,...a]}}function nf({facts:t}){return`${Ut(t.finish.join("/"))}. Race ${t.race} of ${t.races} is paid.`}function sf({zones:t}){return t.course?.count??0}function of({zones:t},e){let{home:n}=Ve(t.course.cards,e);return n.length?`${n.slice(0,3).map((s,o)=>`${Ct[s]} ${to[o]}`).join(", ")}.`:"They are off."}var to=["1st","2nd","3rd","4th"];function rf(t){let{state:e,pace:n}=t,{round:s}=e,o=s.zones.course?.cards??[],{spaces:r,home:a}=Ve(o,n.beat);return i`<section class="felt races" aria-label="felt">
    <${af} rail=${s.zones.rail?.cards??[]} spaces=${r} home=${a} card=${n.beat?o[n.beat-1]:null} />
    <div class="races-below">
      <${Va} round=${s} running=${n.running} />
      <${Ja} ...${t} />
    </div>
  </section>`}function af({rail:t,spaces:e,home:n,card:s}){let o=[...Array(At).keys()];return i`<div class="track" role="group" aria-label="the track">
    <div class="track-rail" aria-label="the rail">
      <span class="track-turned">${s?i`<${B} card=${s} />`:i`<${mt} />`}</span>
      ${o.map(r=>i`<span key=${r} class="track-rail-card">
        ${r<At-1&&(t[r]?i`<${B} card=${t[r]} />`:i`<${mt} />`)}
      </span>`)}
      <span class="track-end"></span>
    </div>
    ${[...Ot].map(r=>i`<${cf} key=${r} horse=${r} at=${e[r]} place=${n.indexOf(r)} />`)}
  </div>`}function cf({horse:t,at:e,place:n}){let s={"--at":String(e)};return i`<div class=${_(["lane",n===0&&"is-winner"])} role="img"
      aria-label=${`${Ct[t]}: ${n<0?`space ${e} of ${At}`:to[n]}`}>
    <span class="lane-start"></span>
    ${[...Array(At).keys()].map(o=>i`<span key=${o} class=${_(["lane-space",o===At-1&&"is-line"])}></span>`)}
    <span class="lane-place figure">${n<0?"":to[n]}</span>
    <span class="horse" style=${s}><${ne} horse=${t} /></span>
  </div>`}var Be={ante:"Ante",blind:"Blind",play:"Play",trips:"Trips"},gt=(t,e,n)=>t.places[`circle:${e}:${n}`]??0;function ni({board:t,options:e,onClose:n}){let s=Object.keys(t.blind_paytable),o=i`<${b} kind="plain" onTap=${n}>go back<//>`;return i`<${Z} title="What is paid" onClose=${n} foot=${o}>
    <table class="ledger paytables">
      <thead><tr><th>hand</th><th class="number">Blind</th><th class="number">Trips</th></tr></thead>
      <tbody>${s.map(r=>i`<tr key=${r}>
        <td>${r}</td>
        <td class="number">${t.blind_paytable[r]}</td>
        <td class="number">${t.trips_paytable[r]}</td>
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">Blind${ei(e.blind_paytable)}: only when the player beats the dealer; an equal hand pushes.
      What a fraction leaves over stays with the house.</p>
    <p class="small quiet">Trips${ei(e.trips_paytable)}: on the player's hand alone, whoever wins; a fold loses it.</p>
    <p class="small quiet">Ante and Play pay 1:1. Without a pair the dealer does not qualify, and the Ante pushes.</p>
  <//>`}var ei=t=>typeof t=="string"?` (${t})`:" (your own table)";var lf=["ante","trips"];function oi({table:t,state:e,pad:n,setPad:s,last:o,news:r}){let{round:a,night:c}=e,{prompt:l}=a,p=(E,V)=>l.options.find(ct=>ct.by===E&&ct.do===V),u=a.seats.map(({seat:E})=>E),[f,$]=S(!1),d=E=>!!p(E,"bet")&&!n.sitting?.[E],h=n.seat===void 0?eo(a,u.filter(d),0):n.seat,x=n.target??"ante",g=p(h,"bet"),y=no(a,h),v=n.drafts?.[h]??y,O=vt(v[x],n.tapped?.[`${h} ${x}`]??[],c.chip_set),w=v.ante!==y.ante||v.trips!==y.trips,j=uf(o[`${h} bet`]),F=a.seats.find(E=>E.seat===h),X=(E,V=[])=>s({seat:h,target:x,drafts:{...n.drafts,[h]:{...v,[x]:E}},tapped:{...n.tapped,[`${h} ${x}`]:V}}),K=E=>X(E.reduce((V,ct)=>V+ct,0),E),W=(E,V={})=>s(ct=>{let{[E]:oe,...ye}=ct.drafts??{},{seat:Xe,...L}=V;return ct.seat===n.seat?{drafts:ye,tapped:{},target:"ante",...V}:{drafts:ye,...L}}),C=async E=>{let V=!E.ante&&!E.trips,ct=V?p(h,"clear"):g;await t.act({...ct,args:V?{}:si(E)})&&W(h,{seat:eo(a,u.filter(d),h),sitting:{...n.sitting,[h]:!1}})},G=()=>{let E={...n.sitting,[h]:!n.sitting?.[h]},V=E[h]?eo(a,u.filter(ct=>d(ct)&&ct!==h),h):h;W(h,{seat:V,sitting:E})},A=async()=>{$(!1);for(let[V,ct]of Object.entries(n.drafts??{})){let oe=Number(V);if(!(!ct.ante&&!ct.trips)){if(!await t.act({...p(oe,"bet"),args:si(ct)}))return s({seat:oe});W(oe)}}let E=t.state.peek().round?.prompt?.options.find(({do:V})=>V==="deal");return E&&t.act(E)},P=p("dealer","deal")||Object.values(n.drafts??{}).some(({ante:E,trips:V})=>E||V),pt=E=>g&&Ze(a,g,F.rack+_t(y),{...v,[x]:v[x]+E})===null,T=a.seats.filter(E=>d(E.seat)&&!_t(n.drafts?.[E.seat]??no(a,E.seat))).map(({player:E})=>E),Q=P&&!w&&!T.length,Ht=i`<${b} kind=${Q?"main":"plain"} disabled=${!P} busy=${t.late.value}
    onTap=${T.length?()=>$(!0):A}>DEAL<//>`,Lt=T.length?Rt("{players} has not bet.","{players} have not bet.",T.length,{players:yt(T)}):"All bets are down: deal.";return i`<${ee} table=${t} line=${P&&(Q||T.length)?Lt:l.say.text} news=${r}
      detail=${F&&`${F.player} \xB7 rack ${m(F.rack)}`}>
    ${f&&i`<${ut} title=${`Deal without ${yt(T)}?`} no=${`wait for ${T.length===1?T[0]:"them"}`} yes=${`deal without ${T.length===1?T[0]:"them"}`}
      text=${Rt("{players} has not bet. Without a bet nobody is dealt in, and cards that are dealt cannot be taken back.","{players} have not bet. Without a bet nobody is dealt in, and cards that are dealt cannot be taken back.",T.length,{players:yt(T)})}
      onYes=${A} onClose=${()=>$(!1)} />`}
    <div class="bets">
      <div class="bets-row">
        ${lf.map(E=>i`<${pf} key=${E} name=${E} draft=${v} chosen=${E===x} disabled=${!g}
          onTap=${()=>s({seat:h,target:E})} />`)}
        <${St} chipset=${c.chip_set} fits=${pt} onAdd=${E=>K([...O,E])}
          onTakeOff=${E=>K(Mt(O,E))} />
        <${b} name="take off the last chip" disabled=${!O.length} onTap=${()=>K(O.slice(0,-1))}>⌫<//>
        <p class="bets-note small" role="status">${F?ff(a,g,v):""}</p>
      </div>
      <${q} question=${`betting ${h}`} end=${Ht} steady>
        <${b} kind="main" disabled=${!w} busy=${t.late.value} onTap=${()=>C(v)}>
          <span class="bets-place">${df(F,v,w)}</span>
        <//>
        <${b} kind="plain" disabled=${!g||!j||Ze(a,g,F.rack+_t(y),j)!==null}
          onTap=${()=>C(j)}>same again${j?` \xB7 ${ri(j)}`:""}<//>
        <${b} kind="quiet" disabled=${!_t(v)} onTap=${()=>s({seat:h,target:"ante",drafts:{...n.drafts,[h]:{ante:0,trips:0}},tapped:{}})}>clear<//>
        <${b} kind="quiet" chosen=${!!(F&&n.sitting?.[h])} disabled=${!g||_t(y)>0} onTap=${G}>sits out<//>
      <//>
    </div>
  <//>`}var no=(t,e)=>({ante:gt(t,e,"ante"),trips:gt(t,e,"trips")}),_t=({ante:t,trips:e})=>2*t+e,si=({ante:t,trips:e})=>e?{ante:t,trips:e}:{ante:t},uf=t=>t&&{ante:t.ante,trips:t.trips??0},ri=({ante:t,trips:e})=>[t&&m(t),e&&`Trips ${m(e)}`].filter(Boolean).join(" + ");function eo(t,e,n){return[...e.filter(o=>o>n),...e.filter(o=>o<n)].find(o=>!_t(no(t,o)))??null}function pf({name:t,draft:e,chosen:n,disabled:s,onTap:o}){let r=e[t];return i`<button type="button" class=${_(["bets-target",n&&"is-chosen"])} aria-pressed=${String(n)}
      disabled=${s} onClick=${o}>
    <span class="small">${t==="ante"?"Ante":"Trips"}</span>
    <b class="bets-figure">${m(r)}</b>
    <span class="small">${t==="ante"?`+ Blind ${m(r)}`:" "}</span>
  </button>`}function df(t,e,n){return t?n?_t(e)?`${t.player} bets ${ri(e)}`:`${t.player} takes it back`:`${t.player} bets`:"all bets are down"}function Ze(t,e,n,{ante:s,trips:o}){let{maximum_bet:r}=t.options;return r&&(s>r||o>r)?`at most ${m(r)}`:s>e.values.ante.max||o>e.values.trips.max?"the rack does not hold that":3*s+o>n?"the rack keeps one more ante for the Play bet":null}function ff(t,e,n){if(!e)return"The rack does not cover a bet.";let s=Object.entries(t.board.blind_paytable).find(([,a])=>$f(a,n.ante));if(!s)return"";let[o,r]=s;return`A ${o} pays ${r.replace(":"," to ")} on the Blind: of ${m(n.ante)} the house would keep the odd part of a chip.`}var $f=(t,e)=>{let[n,s]=t.split(":").map(Number);return s>1&&e*n%s!==0};var ts={Felt:wf,Foot:({facts:t})=>t.street==="betting"?oi:null,words:hf,deed:bf,event:yf,payment:_f,over:vf,passOn:xf},mf=[7,6,5,4,3,2,1];function hf(t){let[e]=t.prompt?.awaited??[];return{check:()=>"CHECK",fold:()=>"FOLD",play:({times:n})=>`PLAY ${n}\xD7 \xB7 ${m(n*gt(t,e,"ante"))}`}}function bf({do:t,args:e,transfers:n},{who:s}){switch(t){case"bet":{let o=e.trips?`Trips ${m(e.trips)}`:"",r=e.ante?`${m(e.ante)}, Blind ${m(e.ante)}`:"";return`${s} bets ${[r,o].filter(Boolean).join(", ")}.`}case"clear":return`${s} takes the bet back.`;case"deal":return"No more bets. Cards dealt.";case"check":return`${s} checks.`;case"fold":return`${s} folds.`;case"play":return`${s} plays ${e.times}\xD7, ${m(n[0].amount)}.`;case"show":return`${R(e.card)} turned up.`;default:return null}}function yf({code:t,args:e,text:n},s){if(t==="uth.breakage")return`Odd Blind: a ${e.hand} is rounded down.`;if(t!=="uth.settled")return n;let o=e.lines.reduce((r,{stake:a,result:c,won:l})=>r+(c==="loses"?-a:l),0);return`${s[e.seat]}: ${e.hand}, ${ot(o)}.`}function gf({circle:t,stake:e,odds:n,result:s,won:o}){let r=`${Be[t]} ${m(e)}`;return s.startsWith("pays")?`${r} \xD7 ${n} = ${m(o)}${s.includes("breakage")?", the half chip stays":""}`:`${r} ${s}`}var kf={better:"",worse:", beaten",equal:", equal to the dealer's"};function _f({action:t,seat:e,transfers:n},s){let r=s.record.find(({index:u})=>u===t)?.events.find(({code:u,args:f})=>u==="uth.settled"&&f.seat===e);if(!r)return{hand:null,sums:n.map(({why:u,amount:f})=>`${u}: ${m(f)}`)};let{hand:a,cards:c,compared:l,lines:p}=r.args;return{hand:a+kf[l],sums:p.map(gf),lit:new Set(c)}}function vf({record:t}){let e=t.at(-1)?.events.find(({code:n})=>n==="uth.qualifies"||n==="uth.fails");return e?`${e.text} All paid.`:"Nobody stayed in. All paid."}function xf({prompt:t,record:e}){let[n]=t?.awaited??[];return typeof n=="number"&&n>e.at(-1).by?n:null}function wf({state:t,paying:e,pad:n,setPad:s,face:o}){let{round:r,table:a,night:c}=t,[l,p]=S(!1),{zones:u,facts:f,board:$}=r,d=e?o.payment(e,r).lit:void 0,h=u["hand:dealer"]?.cards??[],x=Array(u["board:covered"]?.count??0).fill("??"),g=r.record.flatMap(({events:y})=>y).find(({code:y})=>y==="uth.qualifies"||y==="uth.fails");return i`<section class="felt uth" aria-label="felt">
    <div class="uth-tables"><${b} kind="quiet" onTap=${()=>p(!0)}>paytables<//></div>
    <div class="uth-dealer">
      <${H} cards=${h} places=${2} lit=${d} label=${g?Sf(g):"dealer"} />
    </div>
    <div class="uth-board"><${H} cards=${[...u.board?.cards??[],...x]} places=${5} lit=${d} /></div>
    ${mf.map(y=>i`<${Tf} key=${y} seat=${y} round=${r} chipset=${c.chip_set} lit=${d}
      street=${f.street} paying=${e?.seat===y} pad=${n} setPad=${s}
      holds=${a.hand_over?.seat===y} />`)}
    ${l&&i`<${ni} board=${$} options=${a.options} onClose=${()=>p(!1)} />`}
  </section>`}var Sf=({code:t,args:e})=>`${e.hand}: ${t==="uth.qualifies"?"qualifies":"does not qualify"}`;function Tf({seat:t,round:e,chipset:n,lit:s,street:o,paying:r,pad:a,setPad:c,holds:l}){let p=e.seats.find(w=>w.seat===t),u=`uth-seat uth-seat-${t}`;if(!p)return i`<div class=${`${u} is-empty`} aria-hidden="true"><span class="uth-empty">${t}</span></div>`;let f=o==="betting",$=e.zones[`hand:${t}`]?.cards??[],d=e.facts.folded.includes(t),h=!f&&!e.facts.dealt_in.includes(t),x=f&&a.seat===t,g=r||e.prompt?.awaited.includes(t)||x,y=f?a.drafts?.[t]:void 0,v=[u,g&&"is-lit",(d||h)&&"is-out",x&&"is-chosen",Cf(e,t)&&"is-waiting"],O=i`
    <span class="uth-hand">
      ${$.length>0&&!d&&i`<${H} cards=${$} lit=${r?s:void 0} />`}
      <span class="uth-note">${f&&a.sitting?.[t]?"sits out":Of({folded:d,out:h,holds:l})}</span>
    </span>
    <span class="uth-circles">
      ${["trips","play","ante","blind"].map(w=>i`<${Ef} key=${w} name=${w} place=${`circle:${t}:${w}`}
        amount=${Af(e,t,w,y)} draft=${y!==void 0} chipset=${n} />`)}
    </span>
    <span class="uth-who"><b>${p.player}</b><span class="figure" data-place=${`seat:${t}`}>${m(p.rack)}</span></span>`;return f?i`<button type="button" class=${_(v)} aria-label=${`seat ${t}, ${p.player}`} aria-pressed=${String(x)}
    onClick=${()=>c({seat:t,target:"ante"})}>${O}</button>`:i`<div class=${_(v)} role="group" aria-label=${`seat ${t}, ${p.player}`}>${O}</div>`}var Of=({folded:t,out:e,holds:n})=>t?"folded":n?"has the tablet":e?"out":"";function Af(t,e,n,s){return s?{ante:s.ante,blind:s.ante,trips:s.trips,play:0}[n]:gt(t,e,n)}function Cf(t,e){let[n]=t.prompt?.awaited??[],{dealt_in:s=[],folded:o}=t.facts;return typeof n=="number"&&e>n&&s.includes(e)&&!o.includes(e)&&gt(t,e,"ante")>0&&!gt(t,e,"play")}function Ef({name:t,place:e,amount:n,draft:s,chipset:o}){let[r]=Ke(n,o);return i`<span class=${_(["uth-circle",`uth-${t}`,n>0&&s&&"is-draft"])} data-place=${e}>
    <span class="uth-ring">${r?i`<${vn} value=${n} colour=${r.colour} />`:Be[t]}</span>
  </span>`}var Bf={lorum:ja,polignac:Un,kaiser:zn,"canadian-salad":Kn,schnapsen:Gn,"stop-the-bus":Qn,"divide-and-conquer":Dn,bura:ze,"card-stock-market":va,kabu:Ta,speculation:Qe,uth:ts,superfecta:Xn},ai=t=>({...Qr,...Bf[t]});var ii={Board:jf,reason:t=>t&&ze.payment(t).hand};function jf({state:{round:t,table:e}}){let n=t.zones.stock.count+(t.zones.trump?.count??0);return i`<${ze.Seen} round=${t} seat=${e.seat} />
    <p class="hand-pots"><span>pot <b class="figure">${m(t.places.pot??0)}</b></span><span>stock <b>${n}</b></span></p>`}var ci={Board:Nf,line:Mf,Mine:()=>Hf,Play:()=>Lf};function Mf({round:t}){return Gs(t)||null}function Nf({state:{round:t,table:e}}){return i`<${Ee} round=${t} />
    <p class="hand-pots"><span>money <b class="figure">${m($e(t,e.seat))}</b></span>
      <span>worth <b class="figure">${m(t.board.players[e.seat].worth)}</b></span>
      <span>draw pile <b>${t.board.draw_pile}</b></span></p>`}function li({pad:t,options:e}){let n=e.map(I).join();return t.asked===n?t:{asked:n,own:[],sale:null}}function Hf(t){let{state:e,setPad:n,cover:s}=t,{round:o,table:r}=e,{asked:a,own:c,sale:l}=li(t),p=o.zones[`hand:${r.seat}`]?.cards??[],u=fe(o,r.seat),f=$=>{let d=c.includes($)?c.filter(h=>h!==$):[...c,$].slice(-4);n({asked:a,own:d,sale:null})};return i`<div class="hand-open is-many" style=${{"--of":8}}>
    <div class="tap-hand" role="group" aria-label="my cards">${p.map(($,d)=>i`<button type="button" key=${d} class=${_(["tap-card","is-open",c.includes(d)&&"is-raised"])}
      aria-label=${it($)} aria-pressed=${String(c.includes(d))} onClick=${()=>f(d)}><${B} card=${$} /></button>`)}</div>
    <div class="hand-under">
      <div class="trade-mine" role="group" aria-label="my certificates">
        ${u.map(($,d)=>i`<${qn} key=${d} card=${$} chosen=${l===d} onTap=${()=>n({asked:a,own:[],sale:l===d?null:d})} />`)}
        ${!u.length&&i`<span class="quiet small">no certificates yet</span>`}
      </div>
      <${b} kind="quiet" onTap=${s.cover}>cover<//>
    </div>
  </div>`}function Lf(t){let{hand:e,state:n,open:s,cover:o}=t,{round:r,table:a}=n,{asked:c,own:l,sale:p}=li(t);if(!s)return i`<${q} question="covered"><${b} kind="main" onTap=${o.look}>look at my cards<//><//>`;let u=r.zones[`hand:${a.seat}`]?.cards??[];return i`<${q} question=${c}><div class="hand-deeds"><${zs} round=${r} seat=${a.seat} picked=${l.map(f=>u[f])}
    sale=${p===null?null:fe(r,a.seat)[p]} busy=${e.late.value} act=${e.act} /></div><//>`}var ui={Board:Pf};function Pf({state:{round:t,table:e}}){let{facts:n,zones:s,options:o}=t,r=t.seats.filter(({seat:a})=>a!==e.seat);return i`<p class="hand-pots"><span>hand <b>${n.hand}</b></span><span>stock <b>${s.stock?.count??0}</b></span>
      <span>${z(o.stake,"chip")} a point</span></p>
    <div class="hand-seen">${r.map(({seat:a,player:c})=>{let l=n.counts[a],p=n.drawing.includes(a);return i`<div key=${a} class=${_(["hand-other",t.prompt?.awaited.includes(a)&&"is-lit"])}>
        <${H} cards=${s[`hand:${a}`].cards} label=${c} />
        <b>${l??(p?"":"passed")}</b></div>`})}</div>`}var so=({round:t,table:e})=>t.cards==="virtual"&&t.zones[`hand:${e.seat}`]?.sight==="others",Rf=()=>i`<p class="controls-note">Tap the back of the card you play.</p>`,pi={Board:Ff,Mine:t=>so(t)?Df:null,Play:t=>so(t)?Rf:null};function Ff({state:t}){let{round:e,table:n}=t,{facts:s,board:o,options:r,places:a}=e,c=s.points?.[n.seat];return i`<p class="hand-pots"><span><b>${Je[s.contract]}</b></span><span>hand ${s.hand} of ${o.hands}</span>
      <span>pot <b class="figure">${m(a.pot??0)}</b></span><span>${c?z(c,"point"):`${z(r.stake,"chip")} a point`}</span></p>
    <${he} round=${e} />
    ${so(t)&&i`<${qf} state=${t} />`}`}function qf({state:{round:t,table:e}}){let n=xt(t);return i`<div class="hand-others">${t.seats.filter(({seat:s})=>s!==e.seat).map(({seat:s})=>i`<${H} key=${s} cards=${t.zones[`hand:${s}`].cards} label=${n[s]} fanned />`)}</div>`}function Df({hand:t,state:e,options:n}){let{round:s,table:o}=e,r=n.find(l=>l.do==="play"),a=$t(r?I(r):""),c=(l,p)=>a.swallows(p)||t.act({...r,args:{position:l}});return i`<div class="hand-open is-many" style=${{"--of":8}}>
    <${In} left=${s.facts.positions?.[o.seat]??[]} open=${r?.values.position??[]} onTap=${c} /></div>`}var di={Board:Uf,reason:(t,e)=>t?.amount>0?Qe.payment(t,e).hand:Qe.over(e),words:If};function If(t){let e=xt(t);return{turn:()=>"TURN",keep:()=>"KEEP",agree:()=>`AGREE \xB7 ${m(t.facts.offer?.price??0)}`,sell:({to:n})=>`SELL to ${e[n]} \xB7 ${m(Wf(t,n)??0)}`,withdraw:({unseen:n})=>n?`no more bid for ${e[n]}'s`:"withdraw"}}var Wf=(t,e)=>be(t,e).find(({unseen:n})=>n===null)?.price;function Uf({state:{round:t,table:e}}){let{facts:n,zones:s,places:o,board:r}=t,a=xt(t),c=s[`pile:${e.seat}`]?.count??0,l=t.seats.flatMap(({seat:p})=>be(t,p).map(u=>({...u,seat:p})));return i`<div class="hand-seen">
      <${H} cards=${s.held.cards} places=${1} label=${n.holder?`${a[n.holder]} holds`:"no trump yet"} />
      <div class="hand-says">
        <p>pot <b class="figure">${m(o.pot??0)}</b></p>
        ${s.held.cards.length>0&&!t.finished&&i`<p class="small">${Jn(r)} that it stands</p>`}
        ${l.map(p=>i`<p key=${`${p.seat} ${p.unseen}`} class="small">${a[p.seat]} bids <b>${m(p.price)}</b>${p.unseen?` for ${a[p.unseen]}'s`:""}</p>`)}
        ${n.offer&&i`<p class="small">offered to ${a[n.offer.to]} at <b>${m(n.offer.price)}</b></p>`}
      </div>
      <div class="hand-pile">${c>0&&i`<${B} card="??" />`}<span class="hand-label">my pile ${c}</span></div>
    </div>
    <div class="hand-seen is-small">${t.seats.map(({seat:p,player:u})=>{let{cards:f}=s[`turned:${p}`];return f.length>0&&i`<${H} key=${p} cards=${f.slice(-4)} label=${p===e.seat?"mine":u} fanned />`})}</div>`}var $i={Board:zf,Mine:()=>Gf,line:Kf,Play:({round:t})=>t.prompt?.say.code==="superfecta.betting"?Jf:null,reason:(t,e)=>t&&Xn.payment(t,e).hand};function Kf({round:t,table:e}){return t.prompt?.say.code!=="superfecta.betting"?null:t.facts.tickets.some(({seat:n})=>n===e.seat)?"Your ticket is in.":"Fill in your slip."}function zf({state:{round:t}}){let e=t.zones.course?.cards??[],{spaces:n,home:s}=Ve(e,e.length);return i`<div class="hand-race" role="group" aria-label="the race">
    ${[...Ot].map(o=>{let r=s.indexOf(o);return i`<div key=${o} class="hand-lane" role="img" aria-label=${`${Ct[o]}: ${r<0?`space ${n[o]} of ${At}`:`number ${r+1}`}`}>
        <span class="hand-way" style=${{"--at":String(n[o]/At)}}><span class="hand-horse"><${ne} horse=${o} /></span></span>
        <b>${r<0?"":r+1}</b></div>`})}</div>`}function Gf({hand:t,state:e,options:n}){let{round:s,table:o}=e,r=s.facts.tickets.filter(({seat:c})=>c===o.seat),a=n.find(c=>c.do==="cancel");return r.length?i`<ul class="hand-tickets" aria-label="my tickets">${r.map(({ticket:c,bets:l})=>i`<li key=${c}>
      <span class="hand-bets">${l.map((p,u)=>i`<span key=${u}>${m(p.amount)} ${p.type} <${se} order=${p.horses} /></span>`)}</span>
      <b class="figure">${m(ft(l))}</b>
      ${a&&i`<${b} kind="quiet" name=${`cancel ticket ${c}`} busy=${t.late.value} onTap=${()=>t.act({...a,args:{ticket:c}})}>✕<//>`}
    </li>`)}</ul>`:i`<p class="quiet">No ticket yet.</p>`}var fi={type:"WIN",horses:[],box:!1,lines:[],tapped:[],fresh:!0};function Jf({hand:t,state:e,options:n,last:s}){let{round:o,night:r,table:a}=e,[c,l]=S(fi),{type:p,horses:u,box:f,lines:$,tapped:d,fresh:h}=c,x=n.find(A=>A.do==="ticket"),g=c.amount??Zn(o,"WIN"),y=A=>l({...c,amount:g,...A}),{rack:v}=o.seats.find(A=>A.seat===a.seat),O=v-ft($),w=vt(g,d,r.chip_set),j=A=>y({amount:A.reduce((P,pt)=>P+pt,0),tapped:A,fresh:!1}),F=s[`${a.seat} ticket`]?.bets,X=Xs(o,p,g,O),K=A=>{if(u.includes(A))return y({horses:u.filter(pt=>pt!==A)});let P=f?[...u,A]:Zs([...u,A],p);return f||P.length<Et[p]?y({horses:P}):y({horses:[],fresh:!0,lines:[...$,{amount:g,type:p,horses:P.join("/")}]})},C=(f?mi(p==="SFC"?[...Ot]:u,Et[p]):[]).map(A=>({amount:g,type:p,horses:A.join("/")})),G=async A=>await t.act({...x,args:{bets:A}})&&l(fi);return x?i`
    <div class="hand-slip">
      <div class="hand-row">
        <output class="pad-amount" aria-label="amount">${m(g)}</output>
        ${Object.keys(Et).map(A=>i`<${b} key=${A} chosen=${A===p} onTap=${()=>y({type:A,horses:[],box:f&&A!=="WIN"})}>${A}<//>`)}
        ${p!=="WIN"&&i`<${b} chosen=${f} onTap=${()=>y({box:!f,horses:[]})}>box<//>`}
      </div>
      <div class="hand-row"><${St} chipset=${r.chip_set} fits=${A=>(h?0:g)+A<=O}
        onAdd=${A=>j(h?[A]:[...w,A])} onTakeOff=${A=>j(Mt(w,A))} /></div>
      <div class="hand-row" role="group" aria-label="horses, in the order they come in">
        ${[...Ot].map(A=>i`<${Yf} key=${A} horse=${A} at=${u.indexOf(A)} box=${f} disabled=${X!==null||f&&p==="SFC"} onTap=${()=>K(A)} />`)}
      </div>
      ${X&&i`<p class="small hand-fault">${X}</p>`}
      ${C.length>0&&i`<${b} kind="plain" disabled=${ft(C)>O} onTap=${()=>y({lines:[...$,...C],horses:[],box:!1,fresh:!0})}>
        box: ${C.length} bets · ${m(ft(C))}<//>`}
      ${$.length>0&&i`<div class="hand-lines" aria-label="bets of this slip">${$.map((A,P)=>i`<button type="button" key=${P} class="hand-bet" aria-label=${`take off ${m(A.amount)} ${A.type}`}
          onClick=${()=>y({lines:$.filter((pt,T)=>T!==P)})}>${m(A.amount)} ${A.type} <${se} order=${A.horses} /> ✕</button>`)}</div>`}
    </div>
    <${q} question=${`slip ${o.facts.sold??0}`} steady>
      <${b} kind="main" disabled=${!$.length||ft($)>v} busy=${t.late.value} onTap=${()=>G($)}>${$.length?`BET ${m(ft($))}`:"BET"}<//>
      <${b} kind="plain" disabled=${!F||$.length>0||ft(F)>v} onTap=${()=>G(F)}>same again${F?` \xB7 ${m(ft(F))}`:""}<//>
    <//>`:i`<p class="quiet">Your rack covers no bet.</p>`}function mi(t,e){return e===0?[[]]:t.flatMap(n=>mi(t.filter(s=>s!==n),e-1).map(s=>[n,...s]))}var Yf=({horse:t,at:e,box:n,disabled:s,onTap:o})=>i`<button type="button" class=${_(["horse-key",e>=0&&"is-picked"])} disabled=${s}
    aria-label=${Ct[t]} aria-pressed=${String(e>=0)} onClick=${o}>
  <${ne} horse=${t} />${e>=0&&!n&&i`<span class="horse-key-place">${e+1}</span>`}
</button>`;var hi={Board:je(Un)},bi={Board:je(Kn)},yi={Board:je(Gn)},gi={Board:je(Dn)},ki={Board:je(Qn)},_i={Board:je(zn),Play:Qf};function je({Seen:t}){return({state:e})=>e.round.finished?i`<${wt} state=${e} />`:i`<${t} round=${e.round} />`}function Qf({round:t,table:e}){return(t.prompt?.options.filter(({by:s})=>s===e.seat)??[]).some(({do:s})=>s==="bid"||s==="trump")?Vf:null}function Vf({hand:t,state:e,options:n,open:s,cover:o}){let r=t.late.value,a=$=>n.find(d=>d.do===$),[c,l,p]=["bid","trump","pass"].map(a),u=s&&a("misdeal"),f=$=>d=>t.act({...$,args:d});return i`<div class="hand-bidding">
    ${!s&&i`<${b} kind="plain" onTap=${o.look}>look at my cards<//>`}
    ${c&&i`<${Ys} bid=${c} round=${e.round} busy=${r} onBid=${f(c)} />`}
    ${l&&i`<div class="hand-suits"><${Qs} busy=${r} onName=${f(l)} /></div>`}
    ${p&&i`<${b} kind="plain" busy=${r} onTap=${()=>f(p)({})}>PASS<//>`}
    ${u&&i`<${b} kind="plain" busy=${r} onTap=${()=>f(u)({})}>misdeal<//>`}
  </div>`}var vi={Board:t$,Play:({round:t})=>t.facts.street==="betting"?n$:null,line:Zf,reason:Xf,empty:({round:t,table:e})=>t.facts.street!=="betting"&&!t.facts.dealt_in.includes(e.seat)?"You sit this hand out.":null};function Zf({round:t,table:e}){return t.facts.street!=="betting"?null:t.places[`circle:${e.seat}:ante`]||t.places[`circle:${e.seat}:trips`]?"Your bet is down.":"Place your bet."}function Xf(t,e,n){return e.facts.folded.includes(n)?"folded":e.facts.dealt_in.includes(n)?t&&ts.payment(t,e).hand:"you sat this hand out"}function t$({state:t}){let{round:e,table:n}=t,{zones:s}=e,o=Object.keys(Be).filter(r=>gt(e,n.seat,r));return i`<div class="hand-seen">
      <${H} cards=${s["hand:dealer"]?.cards??[]} places=${2} label="dealer" />
      <${H} cards=${s.board?.cards??[]} places=${5} label="board" />
    </div>
    <p class="hand-pots">${o.map(r=>i`<span key=${r}>${Be[r]} <b class="figure">${m(gt(e,n.seat,r))}</b></span>`)}</p>`}var e$={ante:"Ante",trips:"Trips"};function n$({hand:t,state:e,last:n}){let{round:s,night:o,table:r}=e,{seat:a}=r,c=C=>s.prompt.options.find(G=>G.by===a&&G.do===C),l={ante:gt(s,a,"ante"),trips:gt(s,a,"trips")},[p,u]=S({on:l,tapped:{}}),f=p.on.ante===l.ante&&p.on.trips===l.trips,{draft:$=l,tapped:d={},target:h="ante"}=f?p:{},x=C=>u({on:l,draft:$,tapped:d,target:h,...C}),g=c("bet"),{rack:y}=s.seats.find(C=>C.seat===a),v=y+_t(l),O=n[`${a} bet`]&&{ante:0,trips:0,...n[`${a} bet`]},w=vt($[h],d[h]??[],o.chip_set),j=C=>x({draft:{...$,[h]:C.reduce((G,A)=>G+A,0)},tapped:{...d,[h]:C}}),F=C=>g&&!Ze(s,g,v,{...$,[h]:$[h]+C}),X=C=>t.act({...g,args:C.trips?C:{ante:C.ante}}),K=$.ante!==l.ante||$.trips!==l.trips,W=_t(l)>0;return g?i`
    <div class="hand-targets">
      ${Object.entries(e$).map(([C,G])=>i`<button type="button" key=${C} class=${_(["hand-target",C===h&&"is-chosen"])}
          aria-pressed=${String(C===h)} onClick=${()=>x({target:C})}>
        <span>${G}</span><b class="figure">${m($[C])}</b>
        <span class="small quiet">${C==="ante"?`+ Blind ${m($.ante)}`:"on its own"}</span></button>`)}
      <${b} name="take off the last chip" disabled=${!w.length} onTap=${()=>j(w.slice(0,-1))}>⌫<//>
    </div>
    <${St} chipset=${o.chip_set} fits=${F} onAdd=${C=>j([...w,C])} onTakeOff=${C=>j(Mt(w,C))} />
    <${q} question=${`bets ${r.number}`} steady>
      <${b} kind="main" disabled=${!K||!_t($)} busy=${t.late.value} onTap=${()=>X($)}>
        ${K||!W?_t($)?`BET ${oo($)}`:"BET":`${oo(l)} is down`}<//>
      ${W?i`<${b} kind="plain" busy=${t.late.value} onTap=${()=>t.act(c("clear"))}>take it back<//>`:i`<${b} kind="plain" disabled=${!O||!!Ze(s,g,v,O)} onTap=${()=>X(O)}>same again${O?` \xB7 ${oo(O)}`:""}<//>`}
    <//>`:i`<p class="quiet">Your rack does not cover a bet.</p>`}var oo=({ante:t,trips:e})=>[t&&m(t),e&&`Trips ${m(e)}`].filter(Boolean).join(" + ");var s$={uth:vi,superfecta:$i,lorum:pi,polignac:hi,kaiser:_i,"canadian-salad":bi,schnapsen:yi,"stop-the-bus":ki,"divide-and-conquer":gi,kabu:ui,bura:ii,speculation:di,"card-stock-market":ci},xi=t=>({...ai(t),...s$[t]});function wi({hand:t,state:e,onClose:n}){let{table:s,me:o,night:r}=e,[a,c]=S(js()),l=Oe(e.round??{}),[p,u]=S(!1),f=()=>{zr(!a),c(!a)};return p?i`<${o$} hand=${t} game=${s.game} onClose=${()=>u(!1)} />`:i`<${Z} title=${o.name} onClose=${n} foot=${i`<${b} kind="main" onTap=${n}>go back<//>`}>
    <p class="quiet">${r.name}${s?` \xB7 ${s.name} \xB7 seat ${s.seat}`:""}</p>
    <div class="hand-list">
      ${s&&i`<${b} kind="plain" onTap=${()=>u(!0)}>how ${s.game_name} is played<//>`}
      <${b} kind="plain" chosen=${a} onTap=${f}>sound at my turn: ${a?"on":"off"}<//>
      <${b} kind="plain" onTap=${l.turn}>my cards: ${l.as==="sorted"?"sorted":"as dealt"}<//>
      ${s?.last&&s.cards==="virtual"&&i`<${ea} hand=${t} table=${s.table} number=${s.last.number} />`}
    </div>
    ${s?.commitment&&i`<div class="hand-promise"><p class="small quiet">The shuffle of round ${s.number} is promised. This is the SHA-256 of its seed, which
        is published when the round is closed; then your own phone can do the shuffle again.</p>
      <code>${s.commitment}</code></div>`}
  <//>`}function o$({hand:t,game:e,onClose:n}){let[s,o]=S(null);return D(()=>{t.game(e).then(({help:r})=>o(r||"<p>Its page of help has not been written yet.</p>"),()=>o("<p>The house does not answer. Try again.</p>"))},[e]),i`<${Z} title="How it is played" large onClose=${n} foot=${i`<${b} kind="main" onTap=${n}>back to my hand<//>`}>
    ${s?i`<div class="hand-help" dangerouslySetInnerHTML=${{__html:s}}></div>`:i`<p class="quiet">One moment.</p>`}
  <//>`}var r$={sit:({chips:t})=>t?`A seat, with ${m(t)}`:"A seat",stand:()=>"To stand up","top-up":({chips:t})=>`${m(t)} more to the table`,"buy-in":({chips:t})=>`${m(t)} chips of the desk`,"cash-out":()=>"To be cashed out"},a$={"buy-in":"the host","cash-out":"the host"};function es({hand:t,state:e}){return e.wishes.length?i`<ul class="hand-wishes" aria-label="what I asked for">
    ${e.wishes.map(n=>i`<li key=${n.number}>
      <span><b>${r$[n.kind](n)}</b> <span class="quiet">${a$[n.kind]??"the dealer"} will say</span></span>
      <${b} kind="quiet" busy=${t.late.value} onTap=${()=>t.takeBack(n.kind)}>take back<//>
    </li>`)}
  </ul>`:null}function Me({hand:t,title:e,wish:n,most:s,start:o=0,chipset:r,verb:a,onClose:c}){let[l,p]=S(o),u={min:1,max:s,step:1},f=async()=>await t.wish({...n,chips:l})&&c(),$=i`<${b} kind="plain" onTap=${c}>go back<//>
    <${b} kind="main" disabled=${l<1||s!==void 0&&l>s} busy=${t.late.value} onTap=${f}>${a} ${m(l)}<//>`;return i`<${Z} title=${e} onClose=${c} foot=${$}>
    <${Ln} value=${l} range=${u} chipset=${r} onChange=${p} />
    <${st} text=${t.error.value} />
  <//>`}function ro({hand:t,state:e,onExplain:n,onClose:s}){let[o,r]=S(null),[{bill:a,trouble:c},l]=S({}),{me:p,table:u,night:f}=e;D(()=>{t.bill().then(x=>l({bill:x}),()=>l({trouble:"The house does not answer. Try again."}))},[e.version]);let $=()=>{t.dismiss(),r(null)},d={hand:t,chipset:f.chip_set,onClose:$};if(o==="top-up")return i`<${Me} ...${d} title=${`More chips to ${u.name}`} wish=${{kind:"top-up",table:u.table}} most=${p.bankroll} verb="ask for" />`;if(o==="buy-in")return i`<${Me} ...${d} title="More chips of the desk" wish=${{kind:"buy-in"}} verb="ask for" />`;if(o==="stand")return i`<${ut} title=${`Stand up from ${u.name}?`} text="The dealer says yes between two rounds; your rack goes to your bankroll."
      yes="ask" no="stay" onClose=${$} onYes=${()=>t.wish({kind:"stand",table:u.table}).then($)} />`;if(o==="cash-out")return i`<${ut} title="Be cashed out?" text=${`${m(p.bankroll)} in your bankroll go back to the desk. What is at a table stays there.`}
      yes="ask" no="play on" onClose=${$} onYes=${()=>t.wish({kind:"cash-out"}).then($)} />`;let h=i`<${b} kind="main" onTap=${s}>go back<//>`;return i`<${Z} title="What I have" large onClose=${s} foot=${h}>
    <dl class="hand-sums">
      ${u&&i`<div><dt>at ${u.name}</dt><dd>${m(ue(e))}</dd></div>`}
      <div><dt>in the bankroll</dt><dd>${m(p.bankroll)}</dd></div>
      ${p.owes>0&&i`<div><dt>owed to the house</dt><dd>${m(p.owes)}</dd></div>`}
      ${p.owed>0&&i`<div><dt>the house owes me</dt><dd>${m(p.owed)}</dd></div>`}
      ${a&&i`<div class="hand-up"><dt>the night so far</dt><dd class=${Si(a.sum.result)}>${ot(a.sum.result)}</dd></div>`}
    </dl>
    <${es} hand=${t} state=${e} />
    <${st} text=${t.error.value} />
    ${f.status==="open"&&i`<div class="hand-asks">
      ${u&&i`<${b} kind="plain" disabled=${!p.bankroll} onTap=${()=>r("top-up")}>more to the table<//>`}
      ${u&&i`<${b} kind="plain" onTap=${()=>r("stand")}>stand up<//>`}
      <${b} kind="plain" onTap=${()=>r("buy-in")}>buy chips<//>
      <${b} kind="plain" disabled=${!p.bankroll} onTap=${()=>r("cash-out")}>cash me out<//>
    </div>`}
    <${i$} bill=${a} trouble=${c} onExplain=${n} />
  <//>`}var Si=t=>t>0?"won":t<0?"lost":null;function i$({bill:t,trouble:e,onExplain:n}){if(!t)return i`<p class="quiet">${e??"One moment."}</p>`;let{lines:s,money:o}=t;return i`<ol class="hand-bill" aria-label="the bill">
    ${s.map(r=>i`<li key=${r.entry}><${c$} line=${r} worth=${o} onExplain=${n} /></li>`).reverse()}
    ${!s.length&&i`<li class="quiet">Nothing yet.</li>`}
  </ol>`}function c$({line:t,worth:e,onExplain:n}){let{what:s,chips:o,cash:r,owes:a,of:c}=t,l=[e&&r!==0&&`${po(Math.abs(r),e.currency)} ${r<0?"paid":"paid to you"}`,a!==0&&`owed ${ot(a)}`],p=i`<span>${s}<span class="quiet small"> ${l.filter(Boolean).join(" \xB7 ")}</span></span>
    <b class=${_(["figure",c&&Si(o)])}>${ot(o)}</b>`;return c?i`<button type="button" class="hand-line" onClick=${()=>n({table:c.table,number:c.round})}>${p}</button>`:i`<div class="hand-line">${p}</div>`}var Ti=(t,e)=>t.map(l$).filter(n=>n?.open.length&&n.open.every(s=>e.includes(s)));function l$(t){let e=Object.entries(t.values);if(e.length!==1)return null;let[[n,s]]=e;switch(kt(s)){case"card":return{option:t,open:s,least:1,most:1,answer:([o])=>({[n]:o})};case"some":{let{of:o,least:r,most:a}=s;return o.every(J)?{option:t,open:o,least:r,most:a,answer:c=>({[n]:c})}:null}default:return null}}var Oi=({open:t,least:e})=>t.length===e;function Ai(t,e){let n=t.map(({option:f})=>I(f)).join(),[s,o]=S({asked:null,cards:[]}),r=$t(n),a=t.length===1&&Oi(t[0])?t[0].open:[],c=s.asked===n?s.cards:a,l=(f,$=c)=>e({...f.option,args:f.answer($)});return{picked:c,tap:(f,$)=>{if(r.swallows($))return;let d=t.filter(({open:h})=>h.includes(f));d.length===1&&d[0].most===1?l(d[0],[f]):o({asked:n,cards:u$(c,f,Math.max(...d.map(({most:h})=>h)))})},ready:({open:f,least:$,most:d})=>c.length>=$&&c.length<=d&&c.every(h=>f.includes(h)),play:l}}function u$(t,e,n){return t.includes(e)?t.filter(s=>s!==e):[...t,e].slice(-n)}function Ci({cards:t,plays:e,hand:n,label:s}){let o=new Set(e.flatMap(r=>r.open));return i`<div class="tap-hand" role="group" aria-label=${s??"your cards"}>
    ${t.map(r=>{let a=n.picked.includes(r);return o.has(r)?i`<button type="button" key=${r} class=${_(["tap-card","is-open",a&&"is-raised"])}
          aria-label=${it(r)} aria-pressed=${String(a)} onClick=${c=>n.tap(r,c)}><${B} card=${r} /></button>`:i`<span class="tap-card" key=${r}><${B} card=${r} dim=${o.size>0} /></span>`})}
  </div>`}function Ei({plays:t,hand:e,words:n,busy:s}){return t.map(o=>{let r=o.option.do;if(o.most===1&&t.length===1&&!Oi(o))return i`<p class="controls-note" key=${r}>Tap a card to ${N(r)}.</p>`;let a=e.ready(o);return i`<${b} key=${r} kind="main" disabled=${!a} busy=${s} onTap=${()=>e.play(o)}>
      ${a?xe(r,o.answer(e.picked),n):`${N(r)}: ${p$(o)}`}
    <//>`})}function p$({least:t,most:e}){return t===e?t===1?"tap a card":`tap ${t} cards`:`tap ${t} to ${e} cards`}var Bi=t=>`last ${t.night.night} ${t.table.game}`,ji=t=>JSON.parse(sessionStorage.getItem(Bi(t))??"{}"),d$=(t,e)=>t.table.seats.find(n=>n.seat===e)?.player;function Mi(t){let e=ji(t),n=JSON.stringify(e);for(let{by:o,do:r,args:a}of t.round?.record??[]){let c=d$(t,o);c&&Object.keys(a).length&&(e[`${c} ${r}`]=a)}let s=JSON.stringify(e);s!==n&&sessionStorage.setItem(Bi(t),s)}function Ni(t){let e=ji(t);return Object.fromEntries(t.table.seats.flatMap(({seat:n,player:s})=>Object.entries(e).filter(([o])=>o.startsWith(`${s} `)).map(([o,r])=>[`${n} ${o.slice(`${s} `.length)}`,r])))}var f$=25e3,$$=400;function Hi(t){let[e,n]=S({key:t,open:!1}),s=e.key===t&&e.open,o=a=>n({key:t,open:a});return D(()=>{if(!s)return;let a=0,c=()=>o(!1),l=()=>{clearTimeout(a),a=setTimeout(c,f$)};return l(),addEventListener("pointerdown",l),document.addEventListener("visibilitychange",c),()=>{clearTimeout(a),removeEventListener("pointerdown",l),document.removeEventListener("visibilitychange",c)}},[s,t]),{open:s,press:({timeStamp:a})=>{o(!0);let c=({timeStamp:l})=>{removeEventListener("pointerup",c),removeEventListener("pointercancel",c),l-a>$$&&o(!1)};addEventListener("pointerup",c),addEventListener("pointercancel",c)},look:()=>o(!0),cover:()=>o(!1)}}var m$=8;function Li({count:t,cover:e}){let n=Math.min(t,m$);return i`<button type="button" class="hand-cover" aria-label="look at my cards" style=${{"--of":n}}
      onPointerDown=${e.press} onClick=${({detail:s})=>s===0&&e.look()}>
    <span class="hand-backs" aria-hidden="true">${[...Array(n).keys()].map(s=>i`<${B} key=${s} card="??" />`)}</span>
    <span class="hand-touch">press to look</span>
  </button>`}var h$={leads:"lead",plays:"play",starts:"start",answers:"answer",names:"name",sells:"sell",keeps:"keep"},b$=t=>`${t.slice(0,1).toUpperCase()}${t.slice(1)}`;function Ri(t,e){let n=y$(t,e);if(n<0)return t;let s=t.slice(0,n),o=t.slice(n+e.length);return s+(s===""||s.endsWith(". ")?b$(Pi(o)):Pi(o))}function Pi(t){return t.startsWith(": ")||t.startsWith(", ")?t.slice(2):t.startsWith("'s ")?`your${t.slice(2)}`:t.startsWith(" to ")?`your turn${t}`:`you${t.replaceAll(/\b\w+\b/g,e=>h$[e]??e)}`}function y$(t,e){for(let n=t.indexOf(e);n>=0;n=t.indexOf(e,n+1)){let[s,o]=[t[n-1]??" ",t[n+e.length]??" "];if(s===" "&&" :,'".includes(o))return n}return-1}function Fi({hand:t,state:e,game:n,news:s}){let{round:o,table:r}=e,a=r.phones?Cs(e):[],c=Ir(e),l=c.flatMap(([,w])=>w),p=Hi(`${r.table} ${r.number}`),u=p.open||!l.length,f=$t(String(p.open));D(()=>Mi(e),[e]);let $=Ti(a,l),d=Ai($,t.act),[h,x]=S({}),g=Ni(e),y={hand:t,state:e,game:n,options:a,open:u,cover:p,plays:$,playing:d,last:g,pad:h,setPad:x},v=n.Play?.(e)??x$,O=n.Mine?.(e)??v$;return i`<div class=${`hand-playing is-${o.game}`} onClickCapture=${f.swallows}>
    <section class="hand-board" aria-label="the table">
      ${o.cards==="virtual"?i`<${n.Board??S$} ...${y} />`:i`<${w$} state=${e} />`}
      ${!o.finished&&i`<p class="hand-news">${sa(o,n).at(-1)?.text}</p>`}
    </section>
    <section class="hand-mine" aria-label="my cards">
      ${c.length>0&&!p.open?i`<${Li} count=${l.length} cover=${p} />`:i`<${O} ...${y} own=${c} />`}
    </section>
    <section class="hand-thumb" aria-label="what I may do">
      ${s&&!Bn(e)&&s}
      ${o.finished?i`<p class="hand-waits">The dealer goes on to the next round.</p>`:i`<${g$} state=${e} options=${a} game=${n} />`}
      <${Ae} hand=${t} />
      ${!o.finished&&a.length>0&&i`<${v} ...${y} />`}
    </section>
  </div>`}function g$({state:t,options:e,game:n}){let{round:s,table:o}=t,{prompt:r}=s,a=n.line?.(t)??Ri(r.say.text,t.me.name);if(Bn(t))return i`<p class="line-text hand-line-text" role="status">${a}</p>`;if(!o.phones&&r.awaited.includes(o.seat))return i`<p class="line-text hand-line-text" role="status">${a} Tell the dealer.</p>`;let c=Es(t);return i`<p class="hand-waits" role="status">${e.length>0&&n.line?.(t)?a:`${c[0].toUpperCase()}${c.slice(1)}.`}</p>`}var k$=4,_$=10;function v$({state:t,own:e,plays:n,playing:s,cover:o,game:r}){let{round:a,table:c}=t,l=a.zones[`hand:${c.seat}`];if(!e.length&&l?.sight==="all"&&l.cards.length)return i`<div class="hand-open" style=${{"--of":l.cards.length}}><${H} cards=${Cn(l.cards,a)} /></div>`;if(!e.length)return i`<p class="quiet">${r.empty?.(t)}</p>`;let p=e.reduce((u,[,f])=>u+f.length,0);return i`<div class=${_(["hand-open",p>k$&&"is-many",p>_$&&"is-crowd"])} style=${{"--of":p}}>
    ${e.map(([u,f])=>i`<${Ci} key=${u} cards=${f} plays=${n} hand=${s} label=${e.length>1?Hn(u,xt(a)):null} />`)}
    <div class="hand-under"><span class="hand-note">${r.handNote?.(a,c.seat)}</span>
      <${b} kind="quiet" onTap=${o.cover}>cover<//></div>
  </div>`}function x$({hand:t,state:e,game:n,options:s,open:o,cover:r,plays:a,playing:c,last:l}){let{round:p,table:u,night:f}=e,$=s.filter(({do:g})=>o||u.public.includes(g)),d=n.words?.(p)??{},x=$.length<s.length?[i`<${b} key="look" kind="main" onTap=${r.look}>look at my cards<//>`]:Ei({plays:a,hand:c,words:d,busy:t.late.value});return i`<${Hs} prompt=${{...p.prompt,options:$}} me=${u.seat} players=${xt(p)}
    chipset=${f.chip_set} words=${d} sure=${n.sure?.(p)} last=${l} busy=${t.late.value}
    first=${x} drawn=${g=>a.some(y=>y.option===g)} onAct=${t.act} />`}function w$({state:{round:t,table:e}}){let n=String(e.seat),s=Object.entries(t.places).filter(([r])=>{let a=r.split(":").filter(c=>/^\d+$/.test(c));return a.length===0||a.includes(n)}),o=r=>r.split(":").filter(a=>a!==n&&a!=="circle").join(" ");return i`<p class="hand-pots">${s.map(([r,a])=>i`<span key=${r}>${o(r)} <b class="figure">${m(a)}</b></span>`)}</p>`}function S$({state:t}){let{round:e,table:n}=t,s=xt(e),o=Object.entries(e.zones).filter(([,{owner:a,sight:c,cards:l}])=>!(a===n.seat&&c==="owner")&&l.some(p=>p!=="??")),r=Object.entries(e.places).filter(([a])=>!/\d/.test(a));return i`<div class="hand-seen">
    ${o.map(([a,{cards:c}])=>i`<${H} key=${a} cards=${c} label=${Hn(a,s)} fanned=${c.length>5} />`)}
  </div>
  ${r.length>0&&i`<p class="hand-pots">${r.map(([a,c])=>i`<span key=${a}>${a.replaceAll(":"," ")} <b class="figure">${m(c)}</b></span>`)}</p>`}`}function qi({hand:t,state:e}){let[n,s]=S(null),{tables:o,me:r,night:a,wishes:c}=e,l=async u=>await t.wish({kind:"sit",table:u.table,chips:0})&&s(null),p=c.find(({kind:u})=>u==="sit");return i`<section class="hand-between" aria-label="sit down">
    <${es} hand=${t} state=${e} />
    ${o.length?i`<p class="hand-big">${p?"One moment: the dealer is asked":"Where do you sit down?"}</p>
      <div class="hand-list">${o.map(u=>i`<${T$} key=${u.table} table=${u} asked=${p?.table===u.table} onTap=${()=>s(u)} />`)}</div>`:i`<${le} mark="c" title="No table is open" text="The host opens one. It appears here by itself." />`}
    <${Ae} hand=${t} />
    ${n&&(n.for_points?i`<${ut} title=${`Sit down at ${n.name}?`} text="It is played for points: nobody needs chips there."
        yes="ask for a seat" onClose=${()=>s(null)} onYes=${()=>l(n)} />`:r.bankroll?i`<${Me} hand=${t} title=${`Sit down at ${n.name} with \u2026`} wish=${{kind:"sit",table:n.table}} most=${r.bankroll} start=${r.bankroll}
        chipset=${a.chip_set} verb="ask for a seat with" onClose=${()=>s(null)} />`:i`<${Me} hand=${t} title="You have no chips yet. Ask the desk for some first." wish=${{kind:"buy-in"}}
        chipset=${a.chip_set} verb="ask for" onClose=${()=>s(null)} />`)}
  </section>`}var T$=({table:t,asked:e,onTap:n})=>i`<button type="button" class="hand-table" disabled=${!t.free.length} onClick=${n}>
  <b>${t.name}</b><span>${t.game_name}</span>
  <span class="quiet small">${e?"asked for a seat":t.free.length?`${z(t.seated,"player")}, ${z(t.free.length,"free seat")}`:"every seat is taken"}</span>
</button>`;function Di({hand:t}){let e=t.state.value,n=t.connection.value==="lost";return D(()=>ht(()=>document.body.setAttribute("aria-busy",t.busy.value)),[t]),t.refusal.value?i`<${A$} error=${t.refusal.value} />`:e?i`
    ${n&&i`<${O$} hand=${t} />`}
    <div class="hand-page" inert=${n}><${C$} hand=${t} state=${e} /></div>`:i`<${le} mark="s" title="One moment" text="Your cards are being fetched." />`}var O$=({hand:t})=>i`<div class="hand-lost" role="alert">
  <b>No connection</b>
  <span>This is how it stood ${kr(Date.now()-t.heard.value)} ago. Nothing you tap would arrive; it goes on by itself.</span>
</div>`;function A$({error:t}){let e=t.status===401;return i`<${le} mark="d" title=${e?"This phone is out":"Not for this phone"}
    text=${e?"Another phone came in as you, or the host signed this one out.":t.message}>
    <a class="button is-main" href="/join">join again</a>
  <//>`}function C$({hand:t,state:e}){let[n,s]=S(null),o=Dr(e),r=Ur(o);Gr(o),D(()=>{document.title=o?"Your turn":`${e.me.name} \xB7 ${e.night.name}`,document.body.classList.toggle("is-asked",o!==null)},[o,e.me.name]);let a=()=>{t.dismiss(),s(null)};return e.night.status==="closed"?i`<${N$} hand=${t} state=${e} sheet=${n} open=${s} close=${a} />`:i`
    ${r.asleep&&!n?i`<${Kr} state=${e} onWake=${r.wake} />`:i`<main class=${_(["hand-screen",o&&"is-asked"])}>
      <${j$} state=${e} hand=${t} onMenu=${()=>s("menu")} />
      ${e.table?i`<${E$} key=${e.table.table} hand=${t} state=${e} onExplain=${s} />`:i`<${qi} hand=${t} state=${e} />`}
      <${M$} state=${e} onTap=${()=>s("money")} />
    </main>`}
    ${n==="menu"&&i`<${wi} hand=${t} state=${e} onClose=${a} />`}
    ${n==="money"&&i`<${ro} hand=${t} state=${e} onExplain=${s} onClose=${a} />`}
    <${Ii} hand=${t} state=${e} round=${n} onClose=${a} />
    <${xr} hand=${t} state=${e} />`}function E$({hand:t,state:e,onExplain:n}){let{round:s,table:o}=e,r=xi(o.game),a=Wr(e,r),c=a&&i`<${B$} ...${a} large=${!!s?.finished}
      onTap=${()=>n({table:o.table,number:a.number})} />`;return o.frozen?i`<section class="hand-between"><p class="hand-big">Round ${o.number} is frozen</p><p class="quiet">${o.frozen}</p></section>`:s?i`<${Fi} hand=${t} state=${e} game=${r} news=${c} />`:i`<${na} hand=${t} state=${e} news=${c} />`}var B$=({number:t,won:e,why:n,large:s,onTap:o})=>i`<button type="button" onClick=${o}
    class=${_(["hand-result",s&&"is-large",e>0&&"is-won",e<0&&"is-lost"])}>
  ${e!==void 0&&i`<b class="hand-won">${e===null?"\u2013":ot(e)}</b>`}
  <span class="hand-why">${n??`round ${t}`}<span class="hand-ask"> why?</span></span>
</button>`;function j$({state:t,hand:e,onMenu:n}){let{table:s,mine:o,night:r,me:a}=t,c=o.filter(l=>l.table!==s?.table);return i`<header class="hand-top" key=${s?.table}>
    <p class="hand-where"><b>${s?s.name:r.name}</b>
      <span class="quiet">${s?` round ${s.number}`:` ${a.name}`}</span></p>
    ${c.map(l=>i`<${b} key=${l.table} kind=${l.asked?"main":"quiet"} onTap=${()=>e.show(l.table)}>${l.name}<//>`)}
    <${b} kind="quiet" name="menu" onTap=${n}>☰<//>
  </header>`}function M$({state:t,onTap:e}){let{me:n,table:s,wishes:o}=t,r=o.length>0;return i`<button type="button" class="hand-have" onClick=${e} aria-label="what I have">
    ${jn(t)?i`<span class="quiet">played for points</span>`:s?i`<span><b class="figure" data-place="rack">${m(ue(t))}</b> at the table</span>
        <span><b class="figure" data-place="bankroll">${m(n.bankroll)}</b> bankroll</span>`:i`<span><b class="figure" data-place="bankroll">${m(n.bankroll)}</b> in your bankroll</span>`}
    <span class="hand-more">${r?"asked \u2026":"more"}</span>
  </button>`}function Ii({hand:t,state:e,round:n,onClose:s}){if(!n?.number)return null;let o=n.table===e.table?.table?e.table.seat:void 0;return i`<${yr} api=${t.api} path=${t.roundPath(n.table,n.number)} seat=${n.seat??o}
    title=${`Round ${n.number}`} onClose=${s} />`}function N$({hand:t,state:e,sheet:n,open:s,close:o}){return i`<main class="hand-screen">
    <section class="hand-between">
      <p class="hand-big">The night is over</p>
      <p class="quiet">Every table is closed and the books are sealed. Your bill stays here.</p>
      <${b} kind="main" onTap=${()=>s("money")}>your bill<//>
    </section>
    ${n==="money"&&i`<${ro} hand=${t} state=${e} onExplain=${s} onClose=${o} />`}
    <${Ii} hand=${t} state=${e} round=${n} onClose=${o} />
  </main>`}var Ae=({hand:t})=>t.error.value&&i`<${st} text=${t.error.value} onGone=${t.dismiss} />`;var Wi=document.getElementById("page");async function H$(){let{role:t,night:e}=await new Kt("/api").get("session");return t!=="player"?location.replace("/"):un(i`<${Di} hand=${new Tn(e)} />`,Wi)}H$().catch(()=>{un(i`<${fr} title="No connection" text="Your phone cannot reach the house. It tries again." />`,Wi),setTimeout(()=>location.reload(),3e3)});
