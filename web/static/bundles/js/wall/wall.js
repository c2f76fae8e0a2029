function Ws(){let t=crypto.getRandomValues(new Uint8Array(16));return Array.from(t,e=>e.toString(16).padStart(2,"0")).join("")}var Ks=document.documentElement,Tt=Ks.lang||"en",zs=navigator.languages.find(t=>t.split("-")[0]===Tt)??Tt,Gs=JSON.parse(Ks.dataset.languages??'{"en":"English"}'),Dn=Reflect.get(globalThis,"catalogue")??{},ii=31536e3;function Js(t){document.cookie=`croupier-language=${t}; path=/; max-age=${ii}; samesite=lax`,location.reload()}var ci=new Intl.NumberFormat(Tt).format(1e4).replace(/\d/g,"");function m(t){let e=String(Math.abs(t)).replace(/\B(?=(\d{3})+$)/g,ci);return t<0?`\u2212${e}`:e}var H=t=>t>0?`+${m(t)}`:m(t);function Un(t,e){if(!e)return m(t);let n=new Intl.NumberFormat(zs,{style:"currency",currency:e});return n.format(t/10**(n.resolvedOptions().maximumFractionDigits??0))}var U=(t,e)=>`${m(t)} ${e}${t===1?"":"s"}`;var li=/\{(\w+)\}/,ui=new Intl.PluralRules(Tt),k=(t,e={})=>Ys(pi(t),e);function Ot(t,e,n,s={}){let r=Dn[e],o=typeof r=="object"?r[ui.select(n)]??r.other:Qs(n===1?t:e);return Ys(o,{count:n,...s})}function pi(t){let e=Dn[t];return typeof e=="string"?e:Qs(t)}var Qs=t=>t.split("##")[0],Ys=(t,e)=>t.split(li).map((n,s)=>s%2?di(e[n]):n).join(""),di=t=>typeof t=="number"?m(t):t;var mt=class extends Error{constructor({code:e,message:n,status:s,body:r}){super(n),this.name="Refused",this.code=e,this.status=s,this.body=r}},_e=class extends Error{constructor(){super(k("No answer from the server. Look whether it has arrived before you do it again.")),this.name="Unreachable",this.code="unreachable"}},fi=5e3,Vs=[250,500,1e3,2e3,4e3],$i=[502,503,504],se=class{#e;constructor(e){this.#e=e.endsWith("/")?e:`${e}/`}async get(e){return qn(await this.#t(e,{}))}async look(e,n){let s=await this.#t(e,{headers:n?{"If-None-Match":n}:{},cache:"no-store"});return s.status===304?null:{state:qn(s),etag:s.etag}}async send(e,n,s={},{signal:r}={}){let o={"Content-Type":"application/json","Idempotency-Key":Ws()},a={method:e,headers:o,body:JSON.stringify(s)};for(let c=0;;c+=1){try{return qn(await this.#t(n,a))}catch(l){if(!(l instanceof _e)||r?.aborted)throw l}await new Promise(l=>setTimeout(l,Vs[Math.min(c,Vs.length-1)]))}}async#t(e,n){let s=new AbortController,r=setTimeout(()=>s.abort(),fi);try{let o=await fetch(this.#e+e,{signal:s.signal,...n});if($i.includes(o.status))throw new _e;let{ok:a,status:c,headers:l}=o;return{ok:a,status:c,etag:l.get("ETag"),text:await o.text()}}catch{throw new _e}finally{clearTimeout(r)}}};function qn({ok:t,status:e,text:n}){let s=mi(n);if(t)return s;let{code:r=`http-${e}`,message:o}=s?.error??s??{};throw new mt({code:r,message:o??k("The server answered {status} and did not say why.",{status:e}),status:e,body:s})}function mi(t){try{return JSON.parse(t)}catch{return null}}var Xs=function(t,e,n,s){var r;e[0]=0;for(var o=1;o<e.length;o++){var a=e[o++],c=e[o]?(e[0]|=a?1:2,n[e[o++]]):e[++o];a===3?s[0]=c:a===4?s[1]=Object.assign(s[1]||{},c):a===5?(s[1]=s[1]||{})[e[++o]]=c:a===6?s[1][e[++o]]+=c+"":a?(r=t.apply(c,Xs(t,c,n,["",null])),s.push(r),c[0]?e[0]|=2:(e[o-2]=0,e[o]=r)):s.push(c)}return s},Zs=new Map;function to(t){var e=Zs.get(this);return e||(e=new Map,Zs.set(this,e)),(e=Xs(this,e.get(t)||(e.set(t,e=(function(n){for(var s,r,o=1,a="",c="",l=[0],u=function($){o===1&&($||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?l.push(0,$,a):o===3&&($||a)?(l.push(3,$,a),o=2):o===2&&a==="..."&&$?l.push(4,$,0):o===2&&a&&!$?l.push(5,0,!0,a):o>=5&&((a||!$&&o===5)&&(l.push(o,0,a,r),o=6),$&&(l.push(o,$,0,r),o=6)),a=""},p=0;p<n.length;p++){p&&(o===1&&u(),u(p));for(var f=0;f<n[p].length;f++)s=n[p][f],o===1?s==="<"?(u(),l=[l],o=3):a+=s:o===4?a==="--"&&s===">"?(o=1,a=""):a=s+a[0]:c?s===c?c="":a+=s:s==='"'||s==="'"?c=s:s===">"?(u(),o=1):o&&(s==="="?(o=5,r=a,a=""):s==="/"&&(o<5||n[p][f+1]===">")?(u(),o===3&&(l=l[0]),o=l,(l=l[0]).push(2,0,o),o=0):s===" "||s==="	"||s===`
`||s==="\r"?(u(),o=2):a+=s),o===3&&a==="!--"&&(o=4,l=l[0])}return u(),l})(t)),e),arguments,[])).length>1?e:e[0]}var R,so,zn,jt,Wn,Qe,oo,Ge,ro,Gn,Kn,hi,ve=Symbol.for("pv"),Ye={},Ve=[],bi=/^m(i|n|o|s|text|space)$/,Jn=Array.isArray,Qn=Ve.slice,zt=Object.assign;function Kt(t){t&&t.parentNode&&t.remove()}function Ze(t,e,n){var s,r,o,a={},c=arguments.length;for(o in e)o=="key"?s=e[o]:o=="ref"&&typeof t!="function"?r=e[o]:a[o]=e[o];return c>2&&(a.children=c>3?Qn.call(arguments,2):n),ke(t,a,s,r,null)}function ke(t,e,n,s,r){var o={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ve,__v:r||++so,__i:-1,__u:0};return!r&&R.vnode&&R.vnode(o),o}function Mt(t){return t.children}function oe(t,e){this.props=t,this.context=e,this.__g=0}function Lt(t,e){if(e==null)return t.__&&Lt(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:Lt(t)}function yi(t){var e,n=t.__v,s=n.__e,r=[],o=[],a=t.__P;a&&((e=zt({constructor:ve},n)).__v=n.__v+1,R.vnode&&R.vnode(e),Yn(a,e,n,t.__n,a.namespaceURI,32&n.__u?[s]:null,r,s||Lt(n),32&n.__u,o),e.__v=n.__v,e.__.__k[e.__i]=e,po(r,e,o),n.__=n.__e=null,e.__e!=s&&ao(e))}function ao(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),ao(t)}function eo(t){(8&t.__g||(t.__g|=8,jt.push(t),Qe++))&&Wn==R.debounceRendering||((Wn=R.debounceRendering)||queueMicrotask)(io)}function io(){try{for(var t,e=1;jt.length;)jt.length>e&&jt.sort(oo),t=jt.shift(),e=jt.length,8&t.__g&&yi(t)}finally{(Qe=jt.length)&&(Wn||queueMicrotask)(io)}}function co(t,e,n,s,r,o,a,c,l,u,p){var f,$,d,h,w,y,g=s.__k||Ve,v=e.length;for(l=gi(n,e,g,l,v),f=0;f<v;f++)(d=n.__k[f])!=null&&($=~d.__i&&g[d.__i]||Ye,d.__i=f,y=Yn(t,d,$,r,o,a,c,l,u,p),h=d.__e,($.ref!=d.ref||8&$.__u)&&($.ref&&Vn($.ref,null,d,$),d.ref&&p.push(d.ref,d.__c||h,d)),w=w||h,4&d.__u?(l=lo(d,l,t,!$.__v),$.__e&&($.__e=null)):typeof d.type=="function"&&y!==void 0?l=y:h&&(l=h.nextSibling),d.__u&=-21);return n.__e=w,l}function gi(t,e,n,s,r){var o,a,c,l,u,p,f,$,d,h=n.length,w=h,y=0,g=0,v=t.__k=Array(r);for(o=0;o<r;o++)(a=e[o])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=v[o]=ke(null,a):Jn(a)?a=v[o]=ke(Mt,{children:a}):a.constructor===ve&&a.__b?a=v[o]=ke(a.type,a.props,a.key,a.ref,a.__v):v[o]=a,l=o+y,a.__=t,a.__b=t.__b+1,c=null,~(u=a.__i=_i(a,n,l,w))&&(w--,(c=n[u])&&(c.__u|=2)),c&&c.__v?(a.__u|=16,u==l-1?y--:u==l+1?y++:u!=l&&(u>l?y--:y++,g=1)):(~u||(r>h?y--:r<h&&y++),typeof a.type!="function"&&(a.__u|=4))):v[o]=null;if(g){for(p=[],f=[],o=0;o<r;o++)if((a=v[o])&&16&a.__u){for(y=0,$=p.length;y<$;)p[d=y+$>>1]<a.__i?y=d+1:$=d;p[y]=a.__i,f[o]=y+1}for(y=p.length;o--;)f[o]&&(f[o]==y?y--:v[o].__u|=4)}if(w)for(o=0;o<h;o++)!(c=n[o])||2&c.__u||(c.__e==s&&(s=Lt(c)),Zn(c,c));return s}function lo(t,e,n,s){var r,o,a,c;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(o=0;o<r.length;o++)r[o]&&(r[o].__=t,e=lo(r[o],e,n,!1));return e}for(e&&!e.parentNode&&(e=Lt(t))&&!e.parentNode&&(e=null),a=t.__e,c=e;c&&c.nodeType==8;)c=c.nextSibling;for(a!=c&&(!s&&n.moveBefore&&a.parentNode?n.moveBefore(a,e):n.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function _i(t,e,n,s){var r,o=t.key,a=t.type,c=e[n],l=c&&!(2&c.__u);if(c===null&&o==null||l&&o==c.key&&a==c.type)return n;if(s>(l?1:0)){for(r=n-1;r>=0;r--)if((c=e[r])&&!(2&c.__u)&&o==c.key&&a==c.type)return r;for(r=n+1;r<e.length;r++)if((c=e[r])&&!(2&c.__u)&&o==c.key&&a==c.type)return r}return-1}function no(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function ze(t,e,n,s,r){var o,a;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.cssText=s=""),s)for(e in s)n&&e in n||no(t.style,e);if(n)for(e in n)s&&n[e]==s[e]||no(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(t.__e||(t.__e={}))[e]=n,n&&s||(a=Kn[e]||(Kn[e]=ki(e)),(t.__a||(t.__a={}))[e]=Gn,o=e!=(e=e.replace(ro,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,a,o):t.removeEventListener(e,a,o));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function ki(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[Ge]==null)e[Ge]=Gn++;else if(e[Ge]<this.__a[t])return;return n(R.event?R.event(e):e)}}}function Yn(t,e,n,s,r,o,a,c,l,u){var p,f,$,d,h,w,y,g,v,A,x,T,M,it,K,D,rt,$t,nt=e.type;if(e.constructor!==ve)return null;128&n.__u&&(l=32&n.__u,p=n.__c.__z)&&(e.__u|=l,f=o=[],p.nodeType==8?c=Je(p,o):o.push(p),c=o[0]||c),(p=R.__b)&&p(e);t:if(typeof nt=="function"){$=a.length;try{if(g=e.props,v=(p=nt.prototype)&&p.render,A=(p=nt.contextType)&&s[p.__c],x=p?A?A.props.value:p.__:s,(d=n.__c)?(e.__c=d,2&d.__g&&(d.__g|=1)):(v?e.__c=d=new nt(g,x):(e.__c=d=new oe(g,x),d.constructor=nt,d.render=xi),A&&A.sub(d),d.state||(d.state={}),d.__n=s,d.__g|=8,d.__h=[],d.__k=[]),v&&(d.__s||(d.__s=d.state),nt.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=zt({},d.__s)),zt(d.__s,nt.getDerivedStateFromProps(g,d.__s)))),h=d.props,w=d.state,d.__v=e,n.__c){if(g!==h&&v&&!nt.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(g,x),e.__v==n.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&d.shouldComponentUpdate(g,d.__s,x)===!1){e.__v!=n.__v&&(d.props=g,d.state=d.__s,d.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(z){z&&(z.__=e)}),Ve.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&a.push(d),c=Lt(n);break t}d.componentWillUpdate&&d.componentWillUpdate(g,d.__s,x),v&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(h,w,y)})}else v&&!nt.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),v&&d.componentDidMount&&d.__h.push(d.componentDidMount);d.context=x,d.props=g,d.__P=t,d.__g&=-5,T=R.__r,M=v?25:0;do d.__g&=-9,T&&T(e),p=d.render(d.props,d.state=d.__s,d.context);while(8&d.__g&&++M<25);v&&(Ve.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(s=zt({},s,d.getChildContext())),v&&n.__c&&d.getSnapshotBeforeUpdate&&(y=d.getSnapshotBeforeUpdate(h,w)),it=p&&p.type===Mt&&p.key==null?p.props.children:p,g.__P&&(p=c,r=(t=g.__P).namespaceURI,l=o=null,n.props&&n.props.__P!=t&&(n.__k.some(function(z){z&&Zn(z,z)}),n.__k=null),c=n.__k?Lt(n,0):null),c=co(t,Jn(it)?it:[it],e,n,s,r,o,a,c,l,u),g.__P&&(e.__e=null,c=p),e.__u&=-161,f&&f.some(Kt),d.__h.length&&a.push(d),1&d.__g&&(d.__g&=-4)}catch(z){if(a.length=$,e.__v=null,l||o)if(z&&z.then){if(e.__u|=128|l,o){for(~(rt=o.indexOf(c||void 0))||(rt=o.length);($t=o[rt-1])&&$t.nodeType==8;)rt--;for(;rt<o.length;rt++)if($t=o[rt])if(o[rt]=null,K){if($t==D)break}else{if($t.nodeType!=8)break;$t.data.startsWith("$s")&&(D=Je(K=$t))}}if(!K){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;K=c}(p=Je(K=e.__c.__z||(e.__c.__z=K)))?(e.__e=K,c=p):e.__e=c,c=c&&c.nextSibling}else o&&o.some(Kt);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),z&&z.then||uo(e),R.__e(z,e,n)}}else c=e.__e=vi(n.__e,e,n,s,r,o,a,l,u,t);return(p=R.diffed)&&p(e),c}function Je(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function uo(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(uo))}function po(t,e,n){for(var s=0;s<n.length;)Vn(n[s++],n[s++],n[s++]);R.__c&&R.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(o){o.call(r)})}catch(o){R.__e(o,r.__v)}})}function vi(t,e,n,s,r,o,a,c,l,u){var p,f,$,d,h,w,y,g,v=n.props||Ye,A=e.props,x=e.type;if(x=="svg"?r="http://www.w3.org/2000/svg":x=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),o){for(p=0;p<o.length;p++)if((h=o[p])&&(x?h.localName==x:h.nodeType==3)){t=h,o[p]=null;break}}if(!t){if(g=u.ownerDocument||document,!x)return g.createTextNode(A);t=g.createElementNS(r,x,A.is?A:u),c&&(R.__m&&R.__m(e,o),c=!1),o=null}if(x){if(u=x=="template"&&t.content||t,o=x=="textarea"&&A.defaultValue!=null?null:o&&Qn.call(u.childNodes),!c&&o)for(v={},p=0;p<t.attributes.length;p++)v[(h=t.attributes[p]).name]=h.value;for(p in v)h=v[p],p=="dangerouslySetInnerHTML"?$=h:p=="children"||p in A||p=="value"&&"defaultValue"in A||p=="checked"&&"defaultChecked"in A||ze(t,p,null,h,r);for(p in A)h=A[p],p=="children"?d=h:p=="dangerouslySetInnerHTML"?f=h:p=="value"?w=h:p=="checked"?y=h:c&&typeof h!="function"||v[p]===h||ze(t,p,h,v[p],r);f?(c||$&&(f.__html==$.__html||f.__html==t.innerHTML)||(t.innerHTML=f.__html),e.__k=[]):($&&(t.textContent=""),(x=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&bi.test(x))&&(r="http://www.w3.org/1999/xhtml"),co(u,Jn(d)?d:[d],e,n,s,r,o,a,o?o[0]:n.__k&&Lt(n,0),c,l),o&&o.some(Kt)),c&&x!="textarea"||(p="value",x=="progress"&&w==null?t.removeAttribute(p):w==null||w===t[p]&&(x!="progress"||w)||ze(t,p,w,v[p],r),p="checked",y!=null&&y!=t[p]&&ze(t,p,y,v[p],r))}else v===A||c&&t.data==A||(t.data=A);return t}function Vn(t,e,n,s){try{typeof t=="function"?e?e.__x=t(e)||1:s&&(s=s.__c||s.__e)&&(e=s.__x)&&(s.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){R.__e(r,n)}}function Zn(t,e,n){var s,r,o,a;if(R.unmount&&R.unmount(t),!(s=t.ref)||s.current&&s.current!=t.__e||Vn(s,null,e,t),s=t.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(c){R.__e(c,e)}s.__P=s.__n=null}if(s=t.__k)for(a=0;a<s.length;a++)s[a]&&Zn(s[a],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(s=t.__c)&&(s=s.__z)&&(r=Je(s,o=[]))&&(s==t.__e&&o.some(Kt),Kt(r),Kt(s)),n||Kt(t.__e),t.__e=t.__c=t.__=null}function xi(t,e,n){return this.constructor(t,n)}function Xn(t,e){var n,s,r,o;R.__&&R.__(t,e),e.nodeType==9&&(e=e.documentElement),s=(n=t&&32&t.__u)?null:e.__k,e.__k=ke(Mt,{children:[t]}),r=[],o=[],Yn(e,e.__k,s||Ye,Ye,e.namespaceURI,s?null:e.firstChild?Qn.call(e.childNodes):null,r,s?s.__e:e.firstChild,n,o),po(r,e.__k,o),e.__k.props.children=null}R={__e:function(t,e,n,s){for(var r,o,a;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(o=r.constructor)&&o.getDerivedStateFromError)&&r.setState(o.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,s||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(c){t=c}}throw Qe=0,t}},so=0,zn=function(t){return t!=null&&t.constructor===ve},oe.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=zt({},this.state)),typeof t=="function"&&(t=t(zt({},n),this.props)),t&&(zt(n,t),this.__v&&(e&&this.__k.push(e),eo(this)))},oe.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),eo(this))},oe.prototype.render=Mt,jt=[],Qe=0,oo=function(t,e){return t.__v.__b-e.__v.__b},Ge=Symbol(),ro=/(PointerCapture)$|Capture$/i,Gn=0,Kn={},hi=0;var re,G,ts,fo,es=Object.is,Xe=0,vo=[],ns=[],W=R,$o=W.__b,mo=W.__r,ho=W.diffed,bo=W.__c,yo=W.unmount,go=W.__;function tn(t,e){W.__h&&W.__h(G,t,Xe||e),Xe=0;var n=G.__H||(G.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function S(t){return Xe=1,wi(xo,t)}function wi(t,e,n){var s=tn(re++,2);if(s.t=t,!s.__c&&(s.__=[n?n(e):xo(void 0,e),function(o){var a=(s.__N||s.__)[0],c=s.t(a,o);es(a,c)||(s.__N=[c,s.__[1]],s.__c.setState({}))}],s.__c=G,!G.__f)){G.__f=!0;var r=G.shouldComponentUpdate;G.shouldComponentUpdate=function(o,a,c){var l=this.__H;if(!l)return!0;var u=!1,p=this.props!=o;if(l.__.some(function($){$.__N&&(u=!0,es($.__[0],$.__N[0])||(p=!0))}),r){var f=r.call(this,o,a,c);return u?f||p:f}return!u||p}}return s.__}function B(t,e){var n=tn(re++,3);!W.__s&&os(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,G.__H.__h.push(n))}function Gt(t,e){var n=tn(re++,4);!W.__s&&os(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,G.__h.push(n))}function P(t){return Xe=5,we(function(){return{current:t}},[])}function we(t,e){var n=tn(re++,7);return os(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function Si(){var t;do{for(;t=ns.shift();)try{xe(t)}catch(n){W.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=vo.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(xe),e.__h.some(ss),e.__h=[]}catch(n){e.__h=[],W.__e(n,t.__v)}}}while(ns.length)}W.__b=function(t){G=null,$o&&$o(t)},W.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),go&&go(t,e)},W.__r=function(t){mo&&mo(t),re=0;var e=(G=t.__c).__H;e&&(ts==G?G.__h=[]:(e.__h.some(xe),e.__h.some(ss),re=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),ts=G},W.diffed=function(t){ho&&ho(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&ko(vo.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),ts=G=null},W.__c=function(t,e){e.some(function(n){try{n.__h.some(xe),n.__h=n.__h.filter(function(s){return!s.__||ss(s)})}catch(s){n.__h=[function(){throw s}]}}),bo&&bo(t,e)},W.unmount=function(t){yo&&yo(t);var e,n,s=t.__c;s&&s.__H&&(s.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,ko(ns.push(r))}else xe(r)}catch(o){e=o}}),s.__H=void 0,e&&W.__e(e,s.__v))};var _o=typeof requestAnimationFrame=="function";function Ti(t){var e,n=function(){clearTimeout(s),_o&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(n,35);_o&&(e=requestAnimationFrame(n))}function ko(t){t!=1&&fo==W.requestAnimationFrame||((fo=W.requestAnimationFrame)||Ti)(Si)}function xe(t){var e=G,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),G=e}function ss(t){var e=G;t.__c=t.__(),G=e}function os(t,e){return!t||t.length!=e.length||e.some(function(n,s){return!es(n,t[s])})}function xo(t,e){return typeof e=="function"?e(t):e}var Oi=Symbol.for("preact-signals");function on(){if(At>1){At--;return}let t,e=!1;for((function(){let n=en;for(en=void 0;n!==void 0;){let s=n.S;if(s.v===n.v)for(let r=s.t;r!==void 0;r=r.x)r.i===n.i&&(r.i=s.i);n=n.o}})();Te!==void 0;){let n=Te;for(Te=void 0,nn++;n!==void 0;){let s=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&So(n))try{n.c()}catch(r){e||(t=r,e=!0)}n=s}}if(nn=0,At--,e)throw t}function ae(t){if(At>0)return t();rs=++Ai,At++;try{return t()}finally{on()}}var F,Se,Te;function Oe(t){let e=F,n=Se;F=void 0,Se=void 0;try{return t()}finally{F=e,Se=n}}var en,At=0,nn=0,Ai=0,rs=0,sn=0;function wo(t){if(F===void 0)return;let e=t.n;if(e===void 0||e.t!==F)return e={i:0,S:t,p:F.s,n:void 0,t:F,e:void 0,x:void 0,r:e},F.s!==void 0&&(F.s.n=e),F.s=e,t.n=e,32&F.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=F.s,e.n=void 0,F.s.n=e,F.s=e),e}function Y(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}Y.prototype.brand=Oi;Y.prototype.h=function(){return!0};Y.prototype.S=function(t){let e=this.t;e!==t&&t.e===void 0&&(t.x=e,this.t=t,e!==void 0?e.e=t:Oe(()=>{var n;(n=this.W)==null||n.call(this)}))};Y.prototype.U=function(t){if(this.t!==void 0){let e=t.e,n=t.x;e!==void 0&&(e.x=n,t.e=void 0),n!==void 0&&(n.e=e,t.x=void 0),t===this.t&&(this.t=n,n===void 0&&Oe(()=>{var s;(s=this.Z)==null||s.call(this)}))}};Y.prototype.subscribe=function(t){return kt(()=>{let e=this.value;Oe(()=>t(e))},{name:"sub"})};Y.prototype.valueOf=function(){return this.value};Y.prototype.toString=function(){return this.value+""};Y.prototype.toJSON=function(){return this.value};Y.prototype.peek=function(){return Oe(()=>this.value)};Object.defineProperty(Y.prototype,"value",{get(){let t=wo(this);return t!==void 0&&(t.i=this.i),this.v},set(t){if(t!==this.v){if(nn>100)throw new Error("Cycle detected");(function(e){At!==0&&nn===0&&e.l!==rs&&(e.l=rs,en={S:e,v:e.v,i:e.i,o:en})})(this),this.v=t,this.i++,sn++,At++;try{for(let e=this.t;e!==void 0;e=e.x)e.t.N()}finally{on()}}}});function ct(t,e){return new Y(t,e)}function So(t){for(let e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function To(t){for(let e=t.s;e!==void 0;e=e.n){let n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function Oo(t){let e,n=t.s;for(;n!==void 0;){let s=n.p;n.i===-1?(n.S.U(n),s!==void 0&&(s.n=n.n),n.n!==void 0&&(n.n.p=s)):e=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=s}t.s=e}function Jt(t,e){Y.call(this,void 0,e),this.x=t,this.s=void 0,this.g=sn-1,this.f=4}Jt.prototype=new Y;Jt.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===sn))return!0;if(this.g=sn,this.f|=1,this.i>0&&!So(this))return this.f&=-2,!0;let t=F;try{To(this),F=this;let e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return F=t,Oo(this),this.f&=-2,!0};Jt.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(let e=this.s;e!==void 0;e=e.n)e.S.S(e)}Y.prototype.S.call(this,t)};Jt.prototype.U=function(t){if(this.t!==void 0&&(Y.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(let e=this.s;e!==void 0;e=e.n)e.S.U(e)}};Jt.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(Jt.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let t=wo(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function Ae(t,e){return new Jt(t,e)}function Ao(t){let e=t.j;if(t.j=void 0,typeof e=="function"){At++;let n=F;F=void 0;try{e()}catch(s){throw t.f&=-2,t.f|=8,as(t),s}finally{F=n,on()}}}function as(t){for(let e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,Ao(t)}function Ei(t){if(F!==this)throw new Error("Out-of-order effect");Oo(this),F=t,this.f&=-2;try{8&this.f&&as(this)}finally{on()}}function ie(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,Se&&Se.push(this)}ie.prototype.c=function(){let t=this.S();try{if(8&this.f||this.x===void 0)return;let e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};ie.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Ao(this),To(this),At++;let t=F;return F=this,Ei.bind(this,t)};ie.prototype.N=function(){2&this.f||(this.f|=2,this.u=Te,Te=this)};ie.prototype.d=function(){this.f|=8,1&this.f||as(this)};ie.prototype.dispose=function(){this.d()};function kt(t,e){let n=new ie(t,e);try{n.c()}catch(r){throw n.d(),r}let s=n.d.bind(n);return s[Symbol.dispose]=s,s}var Ci=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,Eo,an,rn;var Co=[];kt(function(){Eo=this.N})();function ce(t,e){R[t]=e.bind(null,R[t]||(()=>{}))}function Ee(t){if(rn){let e=rn;rn=void 0,e()}rn=t&&t.S()}function No({data:t}){let e=ji(t);e.name="ReactiveDom",e.value=t;let[n,s]=we(()=>{let r=this,o=this.__v;for(;o=o.__;)if(o.__c){o.__c.__$f|=4;break}let a=Ae(()=>{let p=e.value.value;return p===0?0:p===!0?"":p||""}),c=Ae(()=>!Array.isArray(a.value)&&!zn(a.value)),l=kt(function(){if(this.N=jo,c.value){let p=a.value;r.__v&&r.__v.__e&&r.__v.__e.nodeType===3&&(r.__v.__e.data=p)}}),u=this.__$u.d;return this.__$u.d=function(){l(),u.call(this)},[c,a]},[]);return n.value?s.peek():s.value}No.displayName="ReactiveTextNode";Object.defineProperties(Y.prototype,{constructor:{configurable:!0,value:Ze(Mt,null).constructor},type:{configurable:!0,value:No},props:{configurable:!0,get(){let t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});ce("__b",(t,e)=>{if(Ee(),an=void 0,typeof e.type=="string"){let n,s=e.props;for(let r in s){if(r==="children")continue;let o=s[r];o instanceof Y&&(n||(e.__np=n={}),n[r]=o,s[r]=o.peek())}}t(e)});ce("__r",(t,e)=>{if(t(e),e.type!==Mt){Ee();let n,s=e.__c;s&&(s.__$f&=-2,n=s.__$u,n===void 0&&(s.__$u=n=(function(r,o){let a;return kt(function(){a=this},{name:o}),a.c=r,a})((function(r){return function(){var o;Ci&&((o=this.y)==null||o.call(this)),r.__$f|=1,r.setState({})}})(s),typeof e.type=="function"?e.type.displayName||e.type.name:""))),an=s,Ee(n)}});ce("__e",(t,e,n,s)=>{Ee(),an=void 0,t(e,n,s)});ce("diffed",(t,e)=>{Ee(),an=void 0;let n;if(typeof e.type=="string"&&(n=e.__e)){let s=e.__np,r=e.props,o=n.U;if(o)for(let a in o){let c=o[a];c===void 0||s&&a in s||(c.d(),o[a]=void 0)}if(s){o||(o={},n.U=o);for(let a in s){let c=o[a],l=s[a];c===void 0?(c=Ni(n,a,l,r),o[a]=c):c.o(l,r)}}}t(e)});function Ni(t,e,n,s){let r=e in t&&t.ownerSVGElement===void 0,o=ct(n);return{o:(a,c)=>{o.value=a,s=c},d:kt(function(){this.N=jo;let a=o.value.value;s[e]!==a&&(s[e]=a,r?t[e]=a:a!=null&&(a!==!1||e[4]==="-")?t.setAttribute(e,a):t.removeAttribute(e))})}}ce("unmount",(t,e)=>{if(typeof e.type=="string"){let n=e.__e;if(n){let r=n.U;if(r){n.U=void 0;for(let o in r){let a=r[o];a&&a.d()}}}let s=e.__np;if(s){let r=e.props;for(let o in s)r[o]=s[o]}e.__np=void 0}else{let n=e.__c;if(n){n.__$f|=8;let s=n.__$u;s&&(n.__$u=void 0,s.d())}}t(e)});ce("__h",(t,e,n,s)=>{s<3&&(e.__$f|=2),t(e,n,s)});oe.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;let n=this.__$u,s=n&&n.s!==void 0;for(let r in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let r=2&this.__$f;if(!(s||r||4&this.__$f)||1&this.__$f)return!0}else if(!(s||4&this.__$f)||3&this.__$f)return!0;for(let r in t)if(r!=="__source"&&t[r]!==this.props[r])return!0;for(let r in this.props)if(!(r in t))return!0;return!1};function ji(t,e){return we(()=>ct(t,e),[])}var Li=t=>{queueMicrotask(()=>{queueMicrotask(t)})};function Mi(){ae(()=>{let t;for(;t=Co.shift();)Eo.call(t)})}function jo(){Co.push(this)===1&&(R.requestAnimationFrame||Li)(Mi)}var i=to.bind(Ze),b=t=>t.filter(Boolean).join(" ");var Bi=320,Hi=1500,Ri=36,Pi=1800,is={x:-1e3,y:-1e3,at:-1/0},Fi=is,Bt=is;addEventListener("click",({clientX:t,clientY:e})=>{Fi=Bt,Bt={x:t,y:e,at:performance.now()}},{capture:!0});var Ii=(t,e)=>Math.hypot(t.x-e.x,t.y-e.y)<=Ri;function Ht(t,{fresh:e=!1}={}){let n=P(e&&Bt!==is?null:t),s=P(!1),r=P(null);return n.current!==t&&(n.current=t,s.current=!0,r.current=performance.now()-Bt.at<Hi?Bt:null),Gt(()=>{if(!s.current)return;let o=setTimeout(()=>{s.current=!1},Bi);return()=>clearTimeout(o)},[t]),{swallows(o){return o.detail===0||!s.current||r.current&&!Ii(r.current,Bt)?!1:(o.stopPropagation(),o.preventDefault(),Di(k("This has just changed. Tap again.")),!0)}}}var Lo=null,Mo;function Di(t){Lo?.remove(),clearTimeout(Mo);let e=document.createElement("p");Lo=e,e.className="unheard",e.setAttribute("role","status"),e.textContent=t,([...document.querySelectorAll("dialog[open]")].at(-1)??document.body).append(e);let{width:s,height:r}=e.getBoundingClientRect();e.style.left=`${Math.max(8,Math.min(Bt.x-s/2,innerWidth-s-8))}px`,e.style.top=`${Math.max(8,Bt.y-r-40)}px`,Mo=setTimeout(()=>e.remove(),Pi)}function _({kind:t,name:e,disabled:n,busy:s,large:r,chosen:o,onTap:a,children:c}){let l=["button",t&&`is-${t}`,r&&"is-large",s&&"is-busy",o&&"is-chosen"];return i`<button type="button" class=${b(l)} aria-label=${e} aria-busy=${s?"true":null}
      aria-pressed=${o===void 0?null:String(!!o)}
      disabled=${n} onClick=${()=>!s&&a?.()}>${c}</button>`}function I({question:t,end:e,steady:n,children:s}){let r=Ht(t,{fresh:!0});return i`<div class="controls">
    <div class="controls-main" onClickCapture=${r.swallows}>${s}</div>
    ${e&&i`<div class="controls-end" onClickCapture=${n?null:r.swallows}>${e}</div>`}
  </div>`}var Ui={2:k("two"),3:k("three"),4:k("four"),5:k("five"),6:k("six"),7:k("seven"),8:k("eight"),9:k("nine"),T:k("ten"),J:k("jack"),Q:k("queen"),K:k("king"),A:k("ace")},qi={c:k("clubs"),d:k("diamonds"),h:k("hearts"),s:k("spades")},Ce={2:"M4.5 12C5 6.5 9.5 3.5 15 3.5C21 3.5 25.5 7 25.5 13C25.5 17.5 23 21 18.5 25.5L4.5 40.5H26.5",3:"M4.5 7C7.5 4.5 10.5 3.5 14 3.5C20 3.5 24.5 7 24.5 12S20.5 20.7 13 20.7C21.5 20.7 26 24.5 26 30.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.8",4:"M20.5 40.5V3.5L3.5 29.5H27",5:"M24.5 3.5H7.5L6 20C8.5 18 11.5 17 14.5 17C21.5 17 26.5 21.5 26.5 28.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.5",6:"M4 29.5C4 23 9 18.3 15 18.3S26 23 26 29.5S21 40.5 15 40.5S4 36 4 29.5C4 16 9 7 19.5 3.5",7:"M3.5 3.5H26.5C19.5 15 14 27 12.5 40.5",8:"M15 21A9.8 8.75 0 1 1 15 3.5A9.8 8.75 0 1 1 15 21A11.3 9.75 0 1 1 15 40.5A11.3 9.75 0 1 1 15 21Z",9:"M26 14.5C26 21 21 25.7 15 25.7S4 21 4 14.5S9 3.5 15 3.5S26 8 26 14.5C26 28 21 37 10.5 40.5",T:"M3.5 10L9.5 3.5V40.5M24.2 3.5C18.5 3.5 16.4 10 16.4 22S18.5 40.5 24.2 40.5S32 34 32 22S29.9 3.5 24.2 3.5Z",J:"M13 3.5H23V29.5C23 36.5 19 40.5 13.5 40.5C8 40.5 4.5 37 4.5 31",Q:"M15 3.5C7.5 3.5 3.5 10 3.5 22S7.5 40.5 15 40.5S26.5 34 26.5 22S22.5 3.5 15 3.5ZM17.5 31.5L26.5 41.5",K:"M5 3.5V40.5M26 3.5L6.5 25M13 18.5L26.5 40.5",A:"M3.5 40.5L15 3.5L26.5 40.5M8 29H22"},V={c:"M71 28A21 21 0 1 1 29 28A21 21 0 1 1 71 28ZM50 59A22 22 0 1 1 6 59A22 22 0 1 1 50 59ZM94 59A22 22 0 1 1 50 59A22 22 0 1 1 94 59ZM38 42H62L54 62C55 78 59 88 67 95H33C41 88 45 78 46 62Z",d:"M50 3C60 21 73 38 87 50C73 62 60 79 50 97C40 79 27 62 13 50C27 38 40 21 50 3Z",h:"M50 93C20 68 5 51 5 32C5 17 16 7 28 7C38 7 46 13 50 23C54 13 62 7 72 7C84 7 95 17 95 32C95 51 80 68 50 93Z",s:"M50 4C66 26 93 41 93 62C93 74 84 83 73 83C65 83 59 79 55 73C56 82 60 89 67 95H33C40 89 44 82 45 73C41 79 35 83 27 83C16 83 7 74 7 62C7 41 34 26 50 4Z"},cn="M50 4L61 37L96 37L68 58L78 92L50 71L22 92L32 58L4 37L39 37Z",Bo=[...Array(9).keys()].map(t=>{let e=20*(t+1),n=Math.max(0,e-120),s=Math.min(80,e);return`M${10+n} ${10+e-n}L${10+s} ${10+e-s}M${90-n} ${10+e-n}L${90-s} ${10+e-s}`}).join("");function lt(t){return t==="Jk"?k("joker"):q(t)?k("{rank} of {suit}",{rank:Ui[t[0]],suit:qi[t[1]]}):k("face down")}var q=t=>typeof t=="string"&&/^([2-9TJQKA][cdhs]|Jk)$/.test(t),cs=[..."shdc"].flatMap(t=>[..."AKQJT98765432"].map(e=>e+t));function Qt({allowed:t,picked:e=[],onPick:n,onTakeBack:s,busy:r}){let o=new Set(t),a=o.has("Jk")?[...cs,"Jk"]:cs;return i`<div class="picker-grid" role="group" aria-label=${k("cards")}>
    ${a.map((c,l)=>i`<${Wi} key=${c} card=${c} starts=${l%13===0}
      picked=${e.includes(c)} open=${o.has(c)} busy=${r}
      onTap=${()=>e.includes(c)?s?.(c):n(c)} />`)}
  </div>`}function Wi({card:t,starts:e,open:n,picked:s,busy:r,onTap:o}){let a=!n&&!s,l=[t!=="Jk"&&`suit-${t[1]}`,e&&"starts-suit",a&&"is-out",s&&"is-picked"];return i`<button type="button" class=${b(["picker-card",...l])} disabled=${a||r}
      aria-label=${lt(t)} aria-pressed=${s?"true":null} onClick=${o}>
    ${!a&&i`<${Yt} card=${t} />`}
  </button>`}function Yt({card:t}){if(!q(t))return i`<span>?</span>`;if(t==="Jk")return i`<${Ho} path=${cn} />`;let[e,n]=t;return i`
    <svg viewBox=${e==="T"?"0 0 36 44":"0 0 30 44"} aria-hidden="true">
      <path class="card-rank" d=${Ce[e]} />
    </svg>
    <${Ho} path=${V[n]} />`}var Ho=({path:t})=>i`<svg viewBox="-2 -2 104 104" aria-hidden="true">
  <path class="card-pip" d=${t} />
</svg>`,Ki={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},L=t=>q(t)&&t!=="Jk"?`${t[0]==="T"?"10":t[0]}${Ki[t[1]]}\uFE0E`:lt(t);var J=t=>k(`${String(t).replaceAll("_"," ")}##of a game`);function le(t){return q(t)?L(t):typeof t=="number"?m(t):typeof t=="boolean"?t?k("yes"):k("no"):Array.isArray(t)?t.map(le).join(" "):t&&typeof t=="object"?Object.values(t).map(le).join(" \xB7 "):J(t)}function ft(t){return t.length<2?t.join(""):k("{others} and {last}",{others:t.slice(0,-1).join(", "),last:t.at(-1)})}var ln=t=>t.replace(/(\d{3})(?=\d)/g,"$1 ");var zi="http://www.w3.org/2000/svg";function un({svg:t,name:e}){let n=t.includes("xmlns")?t:t.replace("<svg",`<svg xmlns="${zi}"`);return i`<img class="qr" alt=${e} src=${`data:image/svg+xml,${encodeURIComponent(n)}`} />`}var Gi=3e4;function ls(t,e,n=null){let[s,r]=S(null);return B(()=>{let o=!1,a=()=>t.get(`nights/${e}/room`).then(l=>o||r(l),()=>{});a();let c=setInterval(()=>document.hidden||a(),Gi);return()=>{o=!0,clearInterval(c)}},[e,n]),s}var us=t=>t.addresses.length>0;function Ne({room:t,small:e}){return us(t)?i`<div class=${b(["room-code",e&&"is-small"])}>
    <${un} svg=${t.qr} name=${k("the address to join with a phone, to scan")} />
    <div class="room-words">
      <p>${e?k("Join"):k("Scan it with a phone, or open")}</p>
      <p class="room-address">${t.addresses[0]}</p>
      ${t.addresses.slice(1).map(n=>i`<p key=${n} class="room-other">${k("or {address}",{address:n})}</p>`)}
      <p class="room-figures">${ln(t.code)}</p>
    </div>
  </div>`:i`<p>${k("No phone reaches this Croupier: it listens on its own machine alone. Start it without --host.")}</p>`}function pn({mark:t="s",title:e,text:n,children:s}){return i`<div class="state">
    <svg class="state-mark" viewBox="0 0 100 100" aria-hidden="true">
      <path fill="currentColor" d=${V[t]} />
    </svg>
    <p class="state-title">${e}</p>
    ${n&&i`<p class="state-text">${n}</p>`}
    ${s}
  </div>`}var Rt="between",fn="liveliest",dn="turns";function Ro({shown:t,since:e,before:n,now:s},r,o){let a=r.filter(({live:u})=>u);if(o!==fn&&o!==dn)return a.some(({table:u})=>String(u)===o)?Number(o):Rt;if(!a.length)return Rt;let c=a.find(({table:u})=>u===t),l=s-e;return c?.busy&&l<6e4?t:o===dn?Ji(t,l,a):Qi(t,n,l,a)?Rt:Yi(c,l,a)}function Ji(t,e,n){let s=[...n.map(({table:o})=>o),Rt],r=s.indexOf(t);return r>=0&&e<15e3?t:s[(r+1)%s.length]}function Qi(t,e,n,s){let r=o=>s.some(({table:a})=>a===o);return t===Rt?n<8e3&&e!==null&&!r(e):t!==null&&!r(t)}function Yi(t,e,n){if(t&&e<8e3)return t.table;let[s]=[...n].sort((r,o)=>o.busy-r.busy||o.version-r.version);return s.table}var Po="wall shows",Vi=6e3;function Fo({night:t,shows:e,said:n}){let[s,r]=S(()=>JSON.parse(localStorage.getItem(Po)??"null")),o=c=>{let l={night:t,said:n,shows:c};localStorage.setItem(Po,JSON.stringify(l)),r(l)};return{shows:s?.night===t&&s.said===n?s.shows:e,choose:o}}function ps({tables:t,choice:e}){let[n,s]=S(0),r=[[fn,"where something happens"],[dn,"table after table"],...t.map(({table:a,name:c})=>[String(a),c])],o=P(null);return o.current={ways:r,choice:e},Gt(()=>{let a=({key:l})=>{let{ways:u,choice:p}=o.current,f=u.findIndex(([d])=>d===p.shows),$={ArrowLeft:-1,ArrowRight:1,ArrowUp:-1,ArrowDown:1}[l];if($)p.choose(u[(f+$+u.length)%u.length][0]);else if(l==="0")p.choose(fn);else if(u.some(([d])=>d===l))p.choose(l);else if(l!=="Enter")return;s(d=>d+1)},c=()=>s(l=>l+1);return addEventListener("keydown",a),addEventListener("click",c),()=>{removeEventListener("keydown",a),removeEventListener("click",c)}},[]),B(()=>{if(!n)return;let a=setTimeout(()=>s(0),Vi);return()=>clearTimeout(a)},[n]),n?i`<div class="wall-choices" role="group" aria-label="this wall shows">
    ${r.map(([a,c])=>i`<button key=${a} type="button" class=${b(["wall-choice",a===e.shows&&"is-chosen"])}
      aria-pressed=${String(a===e.shows)} onClick=${()=>e.choose(a)}>${c}</button>`)}
  </div>`:null}var Io=(t,e,n)=>t.send("POST",e,n);var ds=t=>t instanceof mt?t.body?.error?.wait??0:0;function Do(t){let[e,n]=S({busy:!1,trouble:null}),[s,r]=S(0),o=P(!1);return B(()=>{if(!s)return;let c=setTimeout(()=>r(s-1),1e3);return()=>clearTimeout(c)},[s]),{...e,wait:s,knock:async(c,l)=>{if(o.current)return null;o.current=!0,n({busy:!0,trouble:null});try{let u=await Io(t,c,l);return n({busy:!1,trouble:null}),u}catch(u){if(!(u instanceof mt))throw u;return r(ds(u)),n({busy:!1,trouble:ds(u)?null:u.message}),null}finally{o.current=!1}},clear:()=>n(c=>c.trouble?{busy:!1,trouble:null}:c)}}function Et({text:t,onGone:e}){return t?i`<div class="slip" role="alert">
    <span>${t}</span>${e&&i`<${_} kind="quiet" name=${k("close")} onTap=${e}>✕<//>`}
  </div>`:null}var Uo={ArrowLeft:-1,ArrowRight:1,ArrowUp:-3,ArrowDown:3},Zi=["1","2","3","4","5","6","7","8","9"];function qo({label:t,value:e,length:n,least:s=n,most:r=n,secret:o,submit:a,busy:c,trouble:l,wait:u,onInput:p,onSubmit:f}){let $=P(null),d=P(e);d.current=e;let h=c||u>0,w=T=>{let M=T.replace(/\D/g,"").slice(0,r);h||M===d.current||(d.current=M,p(M),M.length===n&&f(M))},y=T=>w(d.current+T),g=()=>w(d.current.slice(0,-1)),v=T=>{T.preventDefault(),$.current.focus(),d.current.length>=s&&!h&&f(d.current)},A=T=>{if(T.key in Uo)return x(T);T.target!==$.current&&/^\d$/.test(T.key)&&y(T.key)},x=T=>{let M=[...T.currentTarget.querySelectorAll(".pad-grid button")],it=M.indexOf(T.target),K=it<0?T.key==="ArrowDown"?0:null:it+Uo[T.key];K!==null&&(T.preventDefault(),K<0?$.current.focus():M[K]?.focus())};return B(()=>$.current.focus(),[t]),i`<form class="pad-form" onSubmit=${v} onKeyDown=${A} novalidate>
    <label class="pad-question" for="figures">${t}</label>
    <input id="figures" ref=${$} class=${b(["pad-figures",o&&"is-secret"])} type=${o?"password":"text"}
      inputmode="none" autocomplete="off" value=${e} aria-invalid=${l?"true":null}
      onInput=${T=>{w(T.target.value),T.target.value=d.current}} />
    <div class="pad-trouble">
      <${Et} text=${u>0?k("Too many wrong tries. Wait {time}.",{time:Xi(u)}):l} />
    </div>
    <div class="pad-grid">
      ${Zi.map(T=>i`<${_} key=${T} disabled=${u>0} onTap=${()=>y(T)}>${T}<//>`)}
      <${_} name=${k("take off the last figure")} disabled=${!e} onTap=${g}>⌫<//>
      <${_} disabled=${u>0} onTap=${()=>y("0")}>0<//>
      <button type="submit" class=${b(["button is-main",c&&"is-busy"])} disabled=${e.length<s||u>0}
        aria-busy=${c?"true":null}>${a}</button>
    </div>
  </form>`}var Xi=t=>t<100?k("{seconds} s",{seconds:t}):Ot("{count} minute","{count} minutes",Math.ceil(t/60));function je(t,e){let n=[],s=t;for(let r of[...e].sort((o,a)=>a.value-o.value)){let o=Math.floor(s/r.value);o>0&&n.push({...r,count:o}),s-=o*r.value}return n}var Wo=t=>t.map(({count:e,colour:n})=>k("{count} {colour}##of chips",{count:e,colour:J(n)})).join(", ");function Le(t,e,n){return e.reduce((r,o)=>r+o,0)===t?e:je(t,n).flatMap(({value:r,count:o})=>Array(Math.min(o,500)).fill(r))}function $n(t,e){let n=t.lastIndexOf(e);return t.filter((s,r)=>r!==n)}var Ko={white:{body:"#efeadb",spots:"#7b7a74"},red:{body:"#c22f39",spots:"#fff"},blue:{body:"#2460b0",spots:"#fff"},green:{body:"#1f8a49",spots:"#fff"},black:{body:"#25252a",spots:"#fff"},purple:{body:"#6d3c9b",spots:"#fff"},yellow:{body:"#e6b91f",spots:"#25252a"},pink:{body:"#df79a4",spots:"#fff"},orange:{body:"#de6f25",spots:"#fff"},grey:{body:"#878d92",spots:"#fff"},brown:{body:"#794d2a",spots:"#fff"},turquoise:{body:"#17909a",spots:"#fff"}},tc=5,zo=8,mn=({value:t,colour:e})=>i`<${hn} value=${t} colour=${e} count=${1} bare />`;function hn({value:t,colour:e,count:n,bare:s}){let r=Math.min(n,tc),o=64+(r-1)*zo,{body:a,spots:c}=Ko[e]??Ko.grey,l={"--chip-colour":a,"--chip-spots":c},u=[...Array(r-1).keys()].map(f=>o-32-f*zo),p=i`<svg class="chip" viewBox=${`0 0 64 ${o}`} style=${l} role="img"
      aria-label=${k("{count} {colour}, {value} each##of chips",{count:n,colour:J(e),value:t})}>
    ${u.map(f=>i`<g key=${f}>
      <circle class="chip-under" cx="32" cy=${f} r="30.5" />
      <circle class="chip-spots" cx="32" cy=${f} r="26.5" stroke-dasharray="13.9 13.85" />
    </g>`)}
    <circle class="chip-body" cx="32" cy="32" r="30.5" />
    <circle class="chip-spots" cx="32" cy="32" r="26.5" stroke-dasharray="13.9 13.85" />
    <circle class="chip-face" cx="32" cy="32" r="20.5" />
    <text class="chip-value" x="32" y=${32+Go(t)*.36} font-size=${Go(t)}>${Jo(t)}</text>
  </svg>`;return s?p:i`<span class="pile">${p}<span class="pile-count" aria-hidden="true">×${n}</span></span>`}function Pt({amount:t,chipset:e,words:n}){let s=je(t,e);return i`<span class="chips">
    <span class="chips-piles">${s.map(r=>i`<${hn} key=${r.value} ...${r} />`)}</span>
    ${n&&i`<span class="chips-words">${Wo(s)}</span>`}
  </span>`}function Jo(t){return t<1e3||t%100?String(t):`${t/1e3}k`}var Go=t=>[26,25,19,15,12][Math.min(Jo(t).length,5)-1];var Qo=()=>i`<div class="languages" role="group" aria-label=${k("The language of this screen")}>
  ${Object.entries(Gs).map(([t,e])=>i`<${_} key=${t} kind="quiet" chosen=${t===Tt}
      onTap=${()=>t!==Tt&&Js(t)}><span lang=${t}>${e}</span><//>`)}
</div>`;var Yo=({title:t,text:e,children:n})=>i`<main class="porch">
  <div class="porch-words">
    <div class="porch-mark" aria-hidden="true"><${hn} value=${1} colour="white" count=${3} bare /></div>
    <p class="porch-name">Croupier</p>
    <h1>${t}</h1>
    ${e&&i`<p class="quiet">${e}</p>`}
    <${Qo} />
  </div>
  ${n}
</main>`;function Vo(){let t=decodeURIComponent(location.hash.slice(1)).replace(/\D/g,"");return location.hash&&history.replaceState(null,"","/wall"),t}function Zo({api:t,code:e="",onIn:n}){let[s,r]=S(e),o=Do(t),a=async l=>{let u=await o.knock("session/wall",{code:l});u?n(u.night):r("")};B(()=>{e&&a(e)},[]);let c=l=>{r(l),o.clear()};return i`<${Yo} title="A screen on the wall" text="The host's desk shows the code: the night, wall.">
    <div class="porch-door">
      <${qo} label="The wall's code" value=${s} length=${6} submit="go" busy=${o.busy}
        trouble=${o.trouble} wait=${o.wait} onInput=${c} onSubmit=${a} />
      <p class="porch-else"><a href="/sign-in?another">not a wall: join, a table, the host</a></p>
    </div>
  <//>`}var ec=3e3;function Xo(t,e,n){let[s,r]=S(null),o=P(void 0);return B(()=>{let a,c=!1,l=async()=>{try{let u=await t.look(`nights/${e}/evening`,o.current);if(c||!u)return;o.current=u.etag,r(u.state)}catch{a=setTimeout(l,ec)}};return l(),()=>{c=!0,clearTimeout(a)}},[e,n]),s}var ue=({result:t,line:e})=>t!==0||e.some(n=>n!==e[0]);var nc=1500,sc=1e4,tr=[1e3,2e3,5e3,15e3],oc=2,rc=({status:t})=>t<500&&t!==429,bn=class{state=ct(null);connection=ct("polling");heard=ct(Date.now());refusal=ct(null);#e;#t;#n;#o=null;#s=null;#r=0;#p;#d;#a=!1;#i=!1;#c=0;#l=!1;#f=[[document,"visibilitychange",()=>this.#$()],[window,"pageshow",()=>this.#$()],[window,"pagehide",()=>this.#m()],[window,"online",()=>this.refresh()]];constructor({api:e,path:n,events:s}){this.#e=e,this.#t=n,this.#n=s;for(let[r,o,a]of this.#f)r.addEventListener(o,a);this.#$()}accept(e,n=null){let s=this.state.peek();s&&e.version<s.version||(this.#o=n,this.state.value=e)}refresh(){this.#l&&this.#u()}close(){this.#m();for(let[e,n,s]of this.#f)e.removeEventListener(n,s)}#$(){document.hidden?this.#m():this.#g()}#g(){this.#l||(this.#l=!0,this.#h(),this.#u())}#m(){this.#l=!1,this.#b(),clearTimeout(this.#p),clearTimeout(this.#d)}#h(){let e=new EventSource(this.#n);this.#s=e,e.onopen=()=>{this.#r=0,this.#y()},e.onmessage=({data:n})=>{Number(n)<=this.state.peek()?.version||this.#u()},e.addEventListener("look",()=>this.#u()),e.onerror=()=>{this.#b();let n=tr[Math.min(this.#r,tr.length-1)];this.#r+=1,this.#p=setTimeout(()=>this.#h(),n),this.#u()}}#b(){this.#s?.close(),this.#s=null}async#u(){if(this.#a){this.#i=!0;return}this.#a=!0,clearTimeout(this.#d);try{let n=this.state.peek(),s=await this.#e.look(this.#t,this.#o);s&&this.state.peek()!==n&&s.state.version===this.state.peek().version?this.#i=!0:s&&this.accept(s.state,s.etag),this.#c=0,this.heard.value=Date.now()}catch(n){if(n instanceof mt&&rc(n))return this.#_(n);this.#c+=1}finally{this.#a=!1}if(this.#y(),!this.#l)return;if(this.#i)return this.#i=!1,this.#u();let e=this.#s?.readyState===EventSource.OPEN&&!this.#c?sc:nc;this.#d=setTimeout(()=>this.#u(),e)}#_(e){this.refusal.value=e,this.close()}#y(){this.#c>=oc?this.connection.value="lost":this.#s?.readyState===EventSource.OPEN?this.connection.value="live":this.connection.value="polling"}};function E({card:t,lit:e,dim:n}){let s=q(t),r=[s&&t!=="Jk"&&`suit-${t[1]}`,e&&"is-lit",n&&"is-dim"];return i`<svg class=${b(["card",...r])} viewBox="0 0 100 140" role="img" aria-label=${lt(t)}>
    <rect class="card-paper" x="1" y="1" width="98" height="138" rx="9" />
    ${s?t==="Jk"?ic:ac(t):cc}
  </svg>`}function ac([t,e]){return i`
    <path class="card-rank" d=${Ce[t]} transform=${`translate(${t==="T"?7:9} 9) scale(1.3)`} />
    <path class="card-pip" d=${V[e]} transform="translate(10 71) scale(.33)" />
    <path class="card-pip" d=${V[e]} transform="translate(47 82) scale(.47)" />`}var ic=i`
  <path class="card-rank" d=${Ce.J} transform="translate(9 9) scale(1.3)" />
  <path class="card-pip" d=${cn} transform="translate(28 68) scale(.62)" />`,cc=i`
  <rect class="card-back" x="7" y="7" width="86" height="126" rx="5" />
  <path class="card-lattice" d=${Bo} />
  <rect class="card-lattice" x="10" y="10" width="80" height="120" rx="3" />`;function ot({label:t,wanted:e}){return i`<svg class="card" viewBox="0 0 100 140" role="img" aria-label=${t??k("no card yet")}>
    <rect class=${b(["card-outline",e&&"is-wanted"])} x="3" y="3" width="94" height="134" rx="9" />
  </svg>`}function j({cards:t,places:e=0,label:n,fanned:s,lit:r,wanted:o}){let a=Math.max(0,e-t.length);return i`<div class=${b(["hand",s&&"is-fanned"])} role="group" aria-label=${n}>
    <div class="hand-cards">
      ${t.map((c,l)=>i`<${E} key=${l} card=${c}
        lit=${r?.has(c)} dim=${r&&!r.has(c)} />`)}
      ${[...Array(a).keys()].map(c=>i`<${ot} key=${`empty ${c}`} wanted=${o&&c===0} />`)}
    </div>
    ${n&&i`<div class="hand-label">${n}</div>`}
  </div>`}var N=t=>Object.fromEntries(t.seats.map(({seat:e,player:n})=>[e,n]));function ut({title:t,onClose:e,foot:n,large:s,children:r}){let o=P(null),a=Ht(t,{fresh:!0});B(()=>{let l=o.current,u=document.activeElement;return l.showModal(),()=>{l.close(),u?.focus({preventScroll:!0})}},[]);let c=l=>{l.preventDefault(),e()};return i`<dialog class=${b(["dialog",s&&"is-large"])} ref=${o} aria-label=${t} onCancel=${c} onClickCapture=${a.swallows}>
    <h2>${t}</h2>
    <div class="dialog-body">${r}</div>
    <div class="dialog-foot">${n}</div>
  </dialog>`}function ht({title:t,text:e,yes:n,no:s=k("go back"),danger:r,onYes:o,onClose:a}){let c=i`
    <${_} kind="plain" onTap=${a}>${s}<//>
    <${_} kind=${r?"danger":"main"} onTap=${o}>${n}<//>`;return i`<${ut} title=${t} onClose=${a} foot=${c}><p>${e}</p><//>`}function at({text:t,detail:e,news:n}){return i`<div class="line">
    <p class="line-text" role="status">${n&&i`<span class="line-news">${n}</span> `}${t}</p>
    ${e&&i`<p class="line-detail">${e}</p>`}
  </div>`}var Z=({by:t,do:e,since:n})=>`${t} ${e} ${n??""}`;function pe({chipset:t,fits:e,onAdd:n,onTakeOff:s}){let r=[...t].sort((o,a)=>o.value-a.value);return i`<div class="pad-chips">
    ${r.map(o=>i`<${dc} key=${o.value} chip=${o} disabled=${!e(o.value)}
      onAdd=${()=>e(o.value)&&n(o.value)} onTakeOff=${()=>s(o.value)} />`)}
  </div>`}var pc=450;function dc({chip:t,disabled:e,onAdd:n,onTakeOff:s}){let r=P(null),o=P(!1),a=()=>{o.current=!1,r.current=setTimeout(()=>{o.current=!0,s()},pc)},c=()=>clearTimeout(r.current);return i`<button type="button" class="pad-chip" aria-disabled=${e?"true":null}
      aria-label=${k("add {value} ({colour})",{value:t.value,colour:J(t.colour)})}
      onPointerDown=${a} onPointerUp=${c} onPointerLeave=${c} onPointerCancel=${c}
      onContextMenu=${l=>l.preventDefault()}
      onClick=${()=>!o.current&&n()}>
    <${mn} ...${t} />
  </button>`}function Ft(t,e){let n=e.length===1&&t.seats.find(s=>s.seat===e[0]);return!n||t.facts.sheet&&!n.rack?null:`rack ${m(n.rack)}`}function fs({round:t}){let{prompt:e,zones:n,cards:s}=t,r=a=>Object.values(n).some(c=>c.count&&mc(c,a)),o=a=>e.options.some(({by:c})=>c===a);return e.awaited.filter(a=>a!=="dealer"&&(s==="virtual"&&r(a)||!o(a)))}var mc=({owner:t,sight:e},n)=>e==="owner"&&t===n||e==="others"&&t!==n;function de(t,e){let n=N(e.round);return fs(e).map(s=>$s(e,s)?i`<span key=${`phone ${s}`} class="controls-note">${n[s]} has it on the phone.</span>`:i`<${_} key=${`pass ${s}`} kind="main" busy=${t.late.value}
    onTap=${()=>t.handOver(s)}>tablet to ${n[s]}<//>`)}var $s=({table:t},e)=>t.phones&&t.seats.find(n=>n.seat===e)?.phone==="in";var ms=t=>["bura.first-lead","bura.lead"].includes(t?.say.code),hc={bura:"three trumps",aces:"three aces",molodka:"three of one plain suit"};function hs(){return{lead:({cards:t})=>`LEAD ${t.map(L).join(" ")}`,answer:({cards:t})=>`ANSWER ${t.map(L).join(" ")}`,announce:({kind:t})=>`announce ${t}`,declare:()=>"declare 31",yield:()=>"yield",pass:()=>"PASS"}}function er({table:t,state:e,news:n,face:s}){let{round:r}=e,{prompt:o}=r,a=N(r),[c]=o.awaited,l=r.seats.find(({seat:h})=>h!==c).seat,u=(h,w)=>o.options.find(y=>y.do===h&&(w===void 0||y.by===w)),p=u("lead")??u("answer"),f=t.late.value,$=(h,w)=>$s(e,h)?i`<span class="controls-note">${a[h]} has it on the phone.</span>`:i`<${_} kind=${w} busy=${f} onTap=${()=>t.handOver(h)}>
    tablet to ${a[h]}
  <//>`,d=i`
    ${u("announce")&&i`<${yc} option=${u("announce")} who=${a[l]} table=${t} />`}
    ${u("declare")&&i`<${gc} options=${o.options.filter(h=>h.do==="declare")} players=${a}
      sure=${s.sure()} table=${t} />`}`;return i`<section class="foot" aria-label="what is next">
    <${at} text=${o.say.text} news=${n} detail=${Ft(r,o.awaited)} />
    ${p?i`<${bc} key=${Z(p)} option=${p} words=${hs()} table=${t} end=${d}
          undo=${r.undoable?t.undo:null} />`:i`
        ${t.error.value&&i`<div class="panel"><${Et} text=${t.error.value} /></div>`}
        <${I} question=${o.options.map(Z).join()} end=${d}>
          ${$(c,"main")}${$(l,"plain")}
        <//>`}
  </section>`}function bc({option:t,words:e,table:n,undo:s,end:r}){let[o,a]=S([]),{of:c,least:l,most:u}=t.values.cards,p=$=>n.act({...t,args:{cards:$}});return i`
    <div class="panel">
      <${Qt} allowed=${c} picked=${o} onPick=${async $=>{let d=[...o,$].slice(-u);a(d),l===u&&d.length===u&&!await p(d)&&a([])}} onTakeBack=${$=>a(o.filter(d=>d!==$))} />
      <${Et} text=${n.error.value} />
    </div>
    <${I} question=${Z(t)} end=${r}>
      ${l<u?i`<${_} kind="main" disabled=${!o.length} busy=${n.late.value} onTap=${()=>p(o)}>
            ${o.length?e[t.do]({cards:o}):"tap the cards led"}
          <//>`:i`<p class="controls-note">${u===1?"Tap the card.":`Tap the ${u} cards: ${u-o.length} more.`}</p>`}
      <${_} kind="plain" disabled=${!s} busy=${n.late.value} onTap=${s}>undo<//>
    <//>`}function yc({option:t,who:e,table:n}){let[s,r]=S(!1),o=t.values.kind,a=async c=>{r(!1),await n.act({...t,args:{kind:c}})};return i`<${_} onTap=${()=>r(!0)}>announce …<//>
    ${s&&i`<${ut} title=${`${e} announces`} onClose=${()=>r(!1)}
        foot=${i`<${_} kind="plain" onTap=${()=>r(!1)}>go back<//>`}>
      <div class="choices">
        ${o.map(c=>i`<${_} key=${c} onTap=${()=>a(c)}>
          <span class="choice-words"><b>${c}</b><span class="choice-note">${hc[c]}</span></span>
        <//>`)}
      </div>
    <//>`}`}function gc({options:t,players:e,sure:n,table:s}){let[r,o]=S(!1),[a,c]=S(null),l=()=>{o(!1),c(null)},u=async()=>{l(),await s.act(a)};return i`<${_} onTap=${()=>o(!0)}>declare 31 …<//>
    ${r&&!a&&i`<${ut} title="Who declares 31?" onClose=${l}
        foot=${i`<${_} kind="plain" onTap=${l}>go back<//>`}>
      <div class="choices">
        ${t.map(p=>i`<${_} key=${p.by} kind="plain" onTap=${()=>c(p)}>${e[p.by]}<//>`)}
      </div>
    <//>`}
    ${a&&i`<${ht} ...${n.declare(e[a.by])} onYes=${u} onClose=${l} />`}`}var or={Felt:Tc,Foot:_c,Seen:Lc,words:hs,sure:kc,deed:vc,payment:wc,over:Sc,passOn:xc},nr="6789JQKTA",sr={A:11,T:10,K:4,Q:3,J:2},rr={c:"clubs",d:"diamonds",h:"hearts",s:"spades"};function _c(t){let{code:e}=t.prompt.say,n=t.cards==="physical"&&(e==="bura.answer"||e==="bura.promised");return ms(t.prompt)||n?er:null}function kc(){return{declare:t=>({title:`${t} declares 31?`,text:"The won cards are turned up and counted. There is no way back.",yes:`${t} declares`})}}function vc({do:t,args:e},{who:n}){let s=e.cards?.every(q)?` ${e.cards.map(L).join(" ")}`:"";switch(t){case"lead":return`${n} leads${s}.`;case"answer":return`${n} answers${s}.`;case"yield":return`${n} yields the lead.`;case"declare":return`${n} declares 31.`;case"pass":return`${n} passes.`;case"announce":return"";default:return null}}function xc({prompt:t}){return["bura.answer","bura.outbid","bura.promised"].includes(t?.say.code)?t.awaited[0]:null}function wc({transfers:t}){let e=t.find(({from:r,to:o})=>r==="pot"||o==="pot"),n=t.filter(r=>r!==e),s=e&&[e.from==="pot"?"out of the pot, all of it":"into the pot, which is carried"];return{hand:e?.why??null,sums:[...s??[],...n.map(({why:r,amount:o})=>`${r}: ${m(o)}`)]}}function Sc({record:t}){return t.at(-1).events.map(({text:e})=>e).at(-1)}function Tc({state:t,paying:e}){let{round:n,table:s,night:r}=t,{places:o,zones:a,facts:c}=n,l=n.seats.map(({seat:u})=>u).sort((u,p)=>u-p);return i`<section class=${b(["felt","bura",n.cards==="physical"&&"is-short"])} aria-label="felt">
    <${Ac} zones=${a} facts=${c} />
    ${l.map(u=>i`<${Ec} key=${u} seat=${u} round=${n} lit=${Oc(n,e,u)}
      holds=${s.hand_over?.seat===u} />`)}
    <div class="bura-pot" data-place="pot">
      <${Pt} amount=${o.pot??0} chipset=${r.chip_set} />
      <span>pot <b class="figure">${m(o.pot??0)}</b></span>
    </div>
  </section>`}var Oc=({prompt:t},e,n)=>e?e.seat===n:!!t?.awaited.includes(n);function Ac({zones:t,facts:e}){let n=t.stock.count+(t.trump?.count??0),[s]=t.trump?.cards??[];return i`<div class="bura-trumps">
    <div class="bura-stock">
      ${s&&i`<${E} card=${s} />`}
      ${t.stock.count>0&&i`<${E} card="??" />`}
    </div>
    <p>${n>0&&`stock ${n}`} ${!e.drawing&&"no more drawing"}</p>
    ${e.trump&&i`<p class="bura-suit">
      <svg class=${`suit-${e.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${V[e.trump]} /></svg>
      <b>${rr[e.trump]}</b> trumps
    </p>`}
  </div>`}function Ec({seat:t,round:e,lit:n,holds:s}){let r=e.seats.find(u=>u.seat===t),o=e.markers[t],a=e.zones[`won:${t}`],c=e.zones[`hand:${t}`],l=[e.dealer===t&&"the deal",s&&"has the tablet",o&&`owes ${m(o)}`];return i`<div class=${b(["bura-side",n&&"is-lit"])} role="group" aria-label=${r.player}>
    <div class="bura-who">
      <b>${r.player}</b><span class="figure" data-place=${`seat:${t}`}>${m(r.rack)}</span>
      <span class="bura-note">${l.filter(Boolean).join(" \xB7 ")}</span>
      <span class="bura-word">${Cc(e,t)}</span>
      <${j} cards=${c.cards} fanned />
    </div>
    ${a.sight==="all"?i`<${jc} cards=${a.cards} />`:i`
      <${Nc} round=${e} seat=${t} />
      <div class="bura-won">${a.count>0&&i`<${E} card="??" />`}<span class="small quiet">${a.count>0?"won":""}</span></div>`}
  </div>`}function Cc({facts:t,prompt:e,finished:n},s){let r=e?.say.code,{announced:o,leader:a,led:c}=t;return o?.seat===s?`announces ${o.kind}`:n?"":r==="bura.outbid"?"outbids or yields":r==="bura.answer"?c===s?"has led":"answers":r==="bura.last"?e.awaited.includes(s)?"has the last word":"":a!==s?ms(e)?"may speak first":"":c===null?"has the lead":"takes the trick and leads"}function Nc({round:t,seat:e}){let{led:n,trump:s}=t.facts,r=t.zones[`played:${e}`].cards,o=t.seats.find(u=>u.seat!==e).seat,a=t.zones[`played:${o}`].cards,c=n!==null&&n!==e&&r.length>0,l=c?bs(r,a,s):r;return i`<div class="bura-played" role="group" aria-label="played">
    ${l.map((u,p)=>i`<${E} key=${u} card=${u} lit=${c&&yn(u,a[p],s)} />`)}
  </div>`}var yn=(t,e,n)=>t[1]===e[1]?nr.indexOf(t[0])>nr.indexOf(e[0]):t[1]===n;function bs(t,e,n){let s=r=>r.filter((o,a)=>yn(o,e[a],n)).length;return ar(t).reduce((r,o)=>s(o)>s(r)?o:r)}function ar(t){return t.length<2?[t]:t.flatMap((e,n)=>ar(t.filter((s,r)=>r!==n)).map(s=>[e,...s]))}function jc({cards:t}){let e=o=>sr[o[0]]??0,n=t.filter(e).sort((o,a)=>e(a)-e(o)),r=[...new Set(n.map(([o])=>o))].map(o=>`${n.filter(a=>a[0]===o).length} \xD7 ${sr[o]}`);return i`<div class="bura-counted">
    <${j} cards=${n} fanned />
    <p>${r.join(" + ")||"nothing"} = <b class="figure">${n.reduce((o,a)=>o+e(a),0)}</b>
      <span class="quiet small"> of 31${t.length>n.length?`, and ${t.length-n.length} that count nothing`:""}</span></p>
  </div>`}function Lc({round:t,seat:e}){let n=N(t),[s]=t.zones.trump?.cards??[],r=t.seats.filter(o=>t.zones[`played:${o.seat}`].cards.length);return i`<div class="hand-others">
    ${s?i`<${j} cards=${[s]} label="trumps" />`:i`<p class="bura-suit"><b>${rr[t.facts.trump]}</b> trumps</p>`}
    ${r.map(o=>i`<${j} key=${o.seat} cards=${t.zones[`played:${o.seat}`].cards}
      label=${o.seat===e?"you":n[o.seat]} />`)}
  </div>`}var bt=[..."cdhs"],Me={c:"clubs",d:"diamonds",h:"hearts",s:"spades"},ir={A:1,T:10},cr={J:11,Q:12,K:13},Mc=5,Bc=13,Be=([t])=>t in cr,gn=t=>Be(t)?Mc:ir[t[0]]??Number(t[0]),ys=t=>cr[t[0]]??ir[t[0]]??Number(t[0]),_n=({zones:t},e)=>t[`certificates:${e}`]?.cards??[],He=({places:t},e)=>t[`money:${e}`]??0,fe=({suit:t})=>i`<svg class=${`company suit-${t}`} viewBox="0 0 100 100" role="img" aria-label=${Me[t]}>
  <path fill="currentColor" d=${V[t]} />
</svg>`;function gs({facts:t,zones:e,board:n},s){let r=e[`market:${s}`]?.cards.at(-1);if(!r||Be(r))return[1,10];let{up:o,down:a}=n.limits[s],c=t.prices[s];return[Math.max(1,c-a),Math.min(10,c+o)]}function kn({round:t}){return i`<div class="market" role="group" aria-label="the market">
    ${bt.map(e=>i`<${Hc} key=${e} suit=${e} round=${t} />`)}
  </div>`}function Hc({suit:t,round:e}){let n=e.facts.prices[t],s=e.zones[`market:${t}`]?.cards.at(-1),[r,o]=gs(e,t),{up:a,down:c}=e.board.limits[t];return i`<section class=${b(["market-company",n===0&&"is-bankrupt"])} aria-label=${Me[t]}>
    <${fe} suit=${t} />
    <b class="market-price">${n??"\u2013"}</b>
    ${s&&i`<${E} card=${s} />`}
    <span class="market-span">${Rc(n,r,o)}</span>
    <span class="market-limits">▲${m(a)} ▼${m(c)}</span>
  </section>`}function Rc(t,e,n){return t===void 0?"no price":`${t===0?"bankrupt, ":""}next ${e}\u2013${n}`}function vn({prices:t}){let e=Math.max(t.length,12),n=o=>o/e*100,s=o=>100-o/Bc*100,r=t.at(-1)??{};return i`<figure class="chart" role="img" aria-label=${`the prices over the game; now ${bt.map(o=>`${Me[o]} ${r[o]??"none"}`).join(", ")}`}>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      ${[0,5,10].map(o=>i`<line key=${o} class="chart-rule" x1="0" x2="100" y1=${s(o)} y2=${s(o)} />`)}
      ${t.length>0&&bt.map((o,a)=>i`<path key=${o} class=${`chart-line is-${o}`} d=${Pc(t,o,n,s)}
        transform=${`translate(0 ${(a-1.5)*.9})`} />`)}
    </svg>
    ${[0,5,10].map(o=>i`<span key=${o} class="chart-figure" style=${{top:`${s(o)}%`}} aria-hidden="true">${o}</span>`)}
    ${t.length>0&&bt.map(o=>i`<span key=${o} class=${`chart-end is-${o}`} aria-hidden="true"
      style=${{top:`${s(r[o])}%`,left:`${n(t.length)}%`,"--beside":Fc(r,o)}}><${fe} suit=${o} /></span>`)}
  </figure>`}var Pc=(t,e,n,s)=>t.map((r,o)=>`${o?"V":"M0 "}${s(r[e])}H${n(o+1)}`).join(""),Fc=(t,e)=>bt.slice(0,bt.indexOf(e)).filter(n=>t[n]===t[e]).length;function lr({round:t,holds:e,lit:n}){let s=N(t),r=t.seats.map(({seat:c})=>c),o=_s(t),a=Math.max(...r.map(c=>o?.[c]??t.board.players[c].worth));return i`<table class="holdings">
    <thead><tr>
      <th>share holders</th>
      ${bt.map(c=>i`<th key=${c}><${fe} suit=${c} /></th>`)}
      <th class="number">money</th><th class="number">owes</th><th class="number">${o?"takes home":"worth"}</th>
    </tr></thead>
    <tbody>${r.map(c=>{let{shares:l,debt:u,worth:p}=t.board.players[c],f=o?.[c]??p,$=[t.dealer===c&&"banker",e===c&&"has the tablet"];return i`<tr key=${c} class=${b([n(c)&&"is-lit"])}>
        <th scope="row"><b>${s[c]}</b> <span class="quiet small">${$.filter(Boolean).join(" \xB7 ")}</span></th>
        ${bt.map(d=>i`<td key=${d}><${Ic} count=${l[d]} cards=${_n(t,c).filter(h=>h[1]===d)} /></td>`)}
        <td class="number" data-place=${`money:${c}`}>${m(He(t,c))}</td>
        <td class="number">${u?m(u):""}</td>
        <td class="number"><b>${m(f)}</b><span class="holdings-best">${f===a?"\u2605":""}</span></td>
      </tr>`})}</tbody>
  </table>`}var Ic=({count:t,cards:e})=>t>0&&i`<b>${t}</b> <span class="holdings-cards">${e.map(([n])=>n==="T"?"10":n).join(" ")}</span>`;function _s({record:t,finished:e}){if(!e)return null;let n=t.at(-1).events.filter(({code:s})=>s==="csm.takes");return Object.fromEntries(n.map(({args:s})=>[s.seat,s.amount]))}function xn({round:t,payouts:e}){if(!t)return[];let n=t.finished?t.record.at(-1)?.index:null,s=new Map(t.record.map(a=>[a.index,a.by])),r=e.filter(({action:a})=>a===n||s.get(a)==="dealer"),o=It(t);return r.map(a=>({...a,ids:o.filter(c=>Dc(a,c)).map(({id:c})=>c)}))}var Dc=({action:t,seat:e},{action:n,by:s,from:r,to:o})=>n===t&&r!==`seat:${s}`&&(tt(r)===e||tt(o)===e),It=({record:t})=>t.flatMap(({index:e,by:n,transfers:s})=>s.map((r,o)=>({...r,action:e,by:n,id:`${e} ${o}`})));function ur(t,e,n){let s=t.round?It(t.round):[],r=new Set(e.slice(0,n).flatMap(({ids:c})=>c)),o=new Set(e.slice(n).flatMap(({ids:c})=>c)),a=({id:c})=>o.has(c)&&!r.has(c);return{moves:s.filter(c=>!a(c)),held:s.filter(a)}}function tt(t){let e=t.split(":").find(n=>/^\d+$/.test(n));return e===void 0?null:Number(e)}function pr(t,e){if(!e.length)return t;let n=new Map;for(let{from:c,to:l,amount:u}of e)n.set(c,(n.get(c)??0)+u),n.set(l,(n.get(l)??0)-u);let{table:s,round:r}=t,o=c=>({...c,rack:c.rack+(n.get(`seat:${c.seat}`)??0)}),a={...r.places};for(let[c,l]of n)c==="house"||c.startsWith("seat:")||(a[c]=(a[c]??0)+l,a[c]||delete a[c]);return{...t,table:{...s,tray:s.tray+(n.get("house")??0),seats:s.seats.map(o)},round:{...r,places:a,seats:r.seats.map(o)}}}var dr="hands",Uc={bura:"6789JQKTA",lorum:"789TJQKA",polignac:"789TAJQK",schnapsen:"JQKTA"},qc="23456789TJQKA",Wc=["uth","kabu"],Kc="shcd";function Re(t,{game:e,facts:n}){let s=Uc[e]??qc,r=n?.trump,o=Wc.includes(e),a=c=>{if(!q(c)||c==="Jk")return 1e3;let l=c[1]===r?-1:Kc.indexOf(c[1]);return(o?0:l*20)-s.indexOf(c[0])};return[...t].sort((c,l)=>a(c)-a(l))}function wn(t){let[e,n]=S(()=>zc());return{as:e,turn:()=>{let r=e==="sorted"?"dealt":"sorted";Gc(r),n(r)},arranged:r=>e==="sorted"?Re(r,t):r}}var Sn=({sorting:t})=>i`<${_} kind="plain" onTap=${t.turn}>
  ${t.as==="sorted"?k("as dealt"):k("sort")}
<//>`;function zc(){try{return localStorage.getItem(dr)==="dealt"?"dealt":"sorted"}catch{return"sorted"}}function Gc(t){try{localStorage.setItem(dr,t)}catch{}}var h0={live:k("live"),polling:k("slow"),lost:k("no connection")};var Dt=({table:t,line:e,detail:n,news:s,children:r})=>i`<section class="foot" aria-label="what is next">
  <${at} text=${e} detail=${n} news=${s} />
  <${yt} table=${t} />
  ${r}
</section>`,yt=({table:t})=>t.error.value&&i`<div class="trouble"><${Et} text=${t.error.value} onGone=${t.dismiss} /></div>`;var $r=({prompt:t},e,n)=>t?.options.find(s=>s.by===e&&s.do===n),Tn=(t,e)=>!!t?.values.card.includes(e);function ks(t,e){let n=gn(e);return`${U(n,"share")} \xB7 ${m(n*t.facts.prices[e[1]])}`}function Xc(t,e,n){let{shares:s}=t.board.players[e],r=t.facts.prices[n[1]];if(!r)return"bankrupt";if(s[n[1]]+gn(n)>t.options.max_shares)return`over ${m(t.options.max_shares)} shares`;let o=gn(n)*r;return o>He(t,e)?`costs ${m(o)}`:"not now"}var vs=(t,e,n)=>`${m(t.facts.prices[e[1]])} \u2192 ${n==="zero"?0:ys(e)}`;function tl(t,e){let[n,s]=gs(t,e[1]),r=ys(e);return r<n||r>s?`only ${n} to ${s}`:"not now"}var Ct=({verb:t,note:e,ready:n,main:s,busy:r,onTap:o})=>i`<${_} kind=${s?"main":"plain"} disabled=${!n} busy=${r} onTap=${o}>
  <span class="trade-deed"><b>${t}</b><span>${e}</span></span>
<//>`;function mr({zones:t,facts:e},n){if(!e.turn.business.length)return"nothing done";let s=8-(t[`hand:${n}`]?.count??8);return s>0?`draw ${s}`:""}function hr({table:t,hand:e,seat:n,act:s,onCover:r}){let{round:o}=e,a=(o.prompt?.options??[]).map(Z).join(),[c,l]=S({asked:a,own:[],sale:null}),{own:u,sale:p}=c.asked===a?c:{own:[],sale:null},f=Ht(a),$=wn(o),d=$.arranged(o.zones[`hand:${n}`].cards),h=(x,T)=>f.swallows(T)||l({asked:a,sale:null,own:u.includes(x)?u.filter(M=>M!==x):[...u,x].slice(-4)}),w=(x,T)=>f.swallows(T)||l({asked:a,own:[],sale:p===x?null:x}),y=t.late.value,g=_n(o,n),v=u.map(x=>d[x]),{shares:A}=o.board.players[n];return i`
    <section class="hand-felt trade-hand" aria-label="your hand">
      <${kn} round=${o} />
      <div class="trade-mine" role="group" aria-label="your certificates">
        <span class="quiet">certificates</span>
        ${g.map((x,T)=>i`<${br} key=${T} card=${x} chosen=${p===T} onTap=${M=>w(T,M)} />`)}
        ${!g.length&&i`<span class="quiet">none yet</span>`}
        <span class="trade-most quiet">${Object.values(A).some(Boolean)?`at most ${m(o.options.max_shares)} shares of a company`:""}</span>
      </div>
      <div class="tap-hand" role="group" aria-label="your cards">
        ${d.map((x,T)=>i`<button type="button" key=${T} class=${b(["tap-card",u.includes(T)&&"is-raised"])}
          aria-label=${lt(x)} aria-pressed=${String(u.includes(T))} onClick=${M=>h(T,M)}><${E} card=${x} /></button>`)}
      </div>
      <div class="hand-foot trade-foot">
        <${_} kind="plain" onTap=${r}>cover<//>
        <${Sn} sorting=${$} />
        <p class="hand-note">${nl(o)}</p>
        <${_} kind="plain" onTap=${t.takeBack}>back to the dealer<//>
      </div>
    </section>
    <section class="foot" aria-label="what is next">
      <${at} text=${o.prompt?.say.text??"The game is over."} detail=${`money ${m(He(o,n))}`} />
      <${yt} table=${t} />
      <${I} question=${a}>
        <div class="trade-row">
          <${el} round=${o} seat=${n} picked=${v} sale=${p===null?null:g[p]} busy=${y} act=${s} />
        </div>
      <//>
    </section>`}function el({round:t,seat:e,picked:n,sale:s,busy:r,act:o}){let a=h=>$r(t,e,h),c=(h,w)=>()=>o({...a(h),args:w}),l=n.length===1?n[0]:null,u=l!==null&&Be(l),p=l!==null&&Tn(a("market"),l),f=l!==null&&Tn(a("buy"),l),$=a("discard")&&n.length>0,d=n.length>1?"one card":"tap a card";return i`
    ${s?i`<${Ct} main verb=${`SELL ${L(s)}`} note=${ks(t,s)} ready=${Tn(a("sell"),s)} busy=${r} onTap=${c("sell",{card:s})} />`:i`<${Ct} main verb="BUY" ready=${f} busy=${r} onTap=${c("buy",{card:l})}
          note=${l===null?d:f?ks(t,l):a("buy")?Xc(t,e,l):"no more trades"} />`}
    <${Ct} main verb="PRICE" ready=${p} busy=${r} onTap=${c("market",u?{card:l,to:"up"}:{card:l})}
      note=${l===null?d:p?vs(t,l,"up"):a("market")?tl(t,l):"no more market"} />
    <${Ct} verb="BANKRUPT" ready=${p&&u} busy=${r} onTap=${c("market",{card:l,to:"zero"})}
      note=${p&&u?vs(t,l,"zero"):"J Q K"} />
    <${Ct} verb="DISCARD" ready=${$} busy=${r} onTap=${c("discard",{cards:n})}
      note=${$?U(n.length,"card"):a("discard")?"1 to 4 cards":"not after business"} />
    <${Ct} main=${!a("buy")&&!a("sell")&&!a("market")} verb="END TURN" note=${mr(t,e)} ready=${a("end")} busy=${r} onTap=${c("end",{})} />`}function nl({prompt:t,facts:e}){let{trades:n,plays:s}=t?.say.args??{};return t?.say.code==="csm.end"?e.turn.business.includes("discard")?"Discarded: only the end is left.":"Nothing left but the end.":n===void 0?"":`${U(n,"trade")}, ${U(s,"market card")} left`}var br=({card:t,chosen:e,onTap:n})=>i`<button type="button" class=${b(["trade-certificate",`suit-${t[1]}`,e&&"is-chosen"])}
  aria-label=${`certificate, ${lt(t)}`} aria-pressed=${String(e)} onClick=${n}><${Yt} card=${t} /></button>`;function yr({table:t,state:e,pad:n,setPad:s,news:r}){let{round:o}=e,{prompt:a,cards:c}=o,[l]=a.awaited,u=a.options.map(Z).join(),{verb:p=null,picked:f=[],sale:$=null}=n.asked===u?n:{},d=x=>s({asked:u,verb:null,picked:[],sale:null,...x}),h=_n(o,l),w=x=>$r(o,l,x),y=a.options.find(x=>x.by==="dealer"&&x.do==="joker"),g=t.late.value,v=(x,T)=>async()=>{await t.act({...w(x),args:T})&&d({})},A={round:o,option:w,busy:g,say:v,set:d,verb:p,picked:f};return i`<section class="foot trade" aria-label="what is next">
    <${at} text=${a.say.text} news=${r} detail=${`${N(o)[l]}'s money ${m(He(o,l))}`} />
    ${c==="physical"&&p&&i`<${rl} ...${A} />`}
    <${yt} table=${t} />
    <div class="trade-mine" role="group" aria-label=${`${N(o)[l]}'s certificates`}>
      <span class="quiet">${N(o)[l]}'s certificates</span>
      ${h.map((x,T)=>i`<${br} key=${T} card=${x} chosen=${$===T} onTap=${()=>d({sale:$===T?null:T})} />`)}
      ${!h.length&&i`<span class="quiet">none yet</span>`}
    </div>
    <${I} question=${u}>
      <div class=${b(["trade-row",c==="virtual"&&"is-short"])}>
        ${c==="virtual"?de(t,e):i`<${ol} ...${A} />`}
        <${Ct} main=${$!==null} verb=${$===null?"SELL":`SELL ${L(h[$])}`} ready=${$!==null&&Tn(w("sell"),h[$])} busy=${g}
          note=${$!==null?ks(o,h[$]):w("sell")?"tap a certificate":h.length?"no more trades":"nothing to sell"} onTap=${v("sell",{card:h[$]})} />
        ${y&&i`<${Ct} verb="JOKER" note=${`${N(o)[y.values.seat[0]]} drew it`} ready busy=${g}
          onTap=${()=>t.act({...y,args:{seat:y.values.seat[0]}})} />`}
        <${Ct} verb="END TURN" note=${mr(o,l)} ready=${w("end")} busy=${g} onTap=${v("end",{})} />
      </div>
    <//>
  </section>`}var sl={buy:"BUY",market:"PRICE",discard:"DISCARD"},ol=({option:t,busy:e,set:n,verb:s})=>Object.entries(sl).map(([r,o])=>i`<${_} key=${r} kind="plain" chosen=${s===r}
  disabled=${!t(r)} busy=${e} onTap=${()=>n({verb:s===r?null:r})}>
  <span class="trade-deed"><b>${o}</b><span>${t(r)?r==="discard"?"1 to 4 cards":"which card":"no more"}</span></span>
<//>`);function rl({round:t,option:e,busy:n,say:s,set:r,verb:o,picked:a}){let c=e(o)?.values;if(!c)return null;if(o==="discard"){let{of:p,least:f,most:$}=c.cards,d=a.length<$?p.filter(y=>fr(a,y)<fr(p,y)):[],h=y=>r({verb:o,picked:[...a,y]});return i`<div class="panel">
      <${Qt} allowed=${d} picked=${a} busy=${n} onPick=${h} onTakeBack=${y=>d.includes(y)?h(y):r({verb:o,picked:a.filter(g=>g!==y)})} />
      <div class="trade-entry">
        <span>${a.length?a.map(L).join(" "):"Which cards go?"}</span>
        <${_} kind="main" disabled=${a.length<f} busy=${n} onTap=${s("discard",{cards:a})}>discard ${U(a.length,"card")}<//>
      </div>
    </div>`}let[l]=a,u=p=>o==="market"&&Be(p)?r({verb:o,picked:[p]}):s(o,{card:p})();return i`<div class="panel">
    <${Qt} allowed=${c.card} picked=${a} busy=${n} onPick=${u} onTakeBack=${()=>r({verb:o})} />
    ${o==="market"&&i`<div class="trade-entry">
      <span>${l?`${L(l)} sends the price`:"A face card asks where it sends the price."}</span>
      <${_} kind="main" disabled=${!l} busy=${n} onTap=${s("market",{card:l,to:"up"})}>${l?vs(t,l,"up"):"up"}<//>
      <${_} kind="main" disabled=${!l} busy=${n} onTap=${s("market",{card:l,to:"zero"})}>bankrupt<//>
    </div>`}
  </div>`}var fr=(t,e)=>t.filter(n=>n===e).length;var gr={Felt:$l,Foot:al,OpenHand:hr,words:il,deed:cl,event:ll,payments:pl,payment:dl,over:fl,passOn:ul},_r=["csm.turn","csm.go-on","csm.end","csm.joker"];function al({prompt:t}){return _r.includes(t?.say.code)?yr:null}function il(t){let e=n=>t.seats.find(s=>s.seat===n).player;return{reshuffle:()=>"SHUFFLED",joker:({seat:n})=>`JOKER \xB7 ${e(n)} drew it`}}function cl({do:t,args:e},{who:n}){switch(t){case"show":return q(e.card)?`${L(e.card)} turned up.`:"";case"end":return`${n} ends the turn.`;case"buy":case"sell":case"market":case"discard":case"joker":return"";default:return null}}function ll({code:t,args:e,text:n},s){if(t==="csm.opens")return`${e.company} open at ${e.price}.`;if(t==="csm.buys"||t==="csm.sells"){let r=q(e.card)?`${L(e.card)}: `:"";return`${s[e.seat]} ${t==="csm.buys"?"buys":"sells"} ${r}${e.shares} at ${e.price}, ${m(e.amount)}.`}return n}function ul({prompt:t}){return _r.includes(t?.say.code)?t.awaited[0]:null}function pl(t){return t.round?.finished?xn(t).filter(({says:e})=>e.length):[]}function dl({action:t,seat:e,player:n},s){let r=s.record.find(({index:u})=>u===t),o=u=>r.events.filter(p=>p.code===u&&p.args.seat===e).map(({args:p})=>p),[{amount:a}]=o("csm.takes"),c=o("csm.sells-out").map(({shares:u,price:p,amount:f})=>`${u} at ${p} = ${m(f)}`),l=o("csm.repays").map(({amount:u})=>`debt to the bank: ${m(u)}`);return{line:`${n} takes ${m(a)} home.`,sums:[...c,...l],amount:a}}function fl({record:t}){return t.at(-1)?.events.find(({code:e})=>e==="csm.wins")?.text}function $l({state:t,paying:e}){let{round:n,table:s}=t,r=o=>e?e.seat===o:!!n.prompt?.awaited.includes(o);return i`<section class="felt csm" aria-label="felt">
    <${kn} round=${n} />
    <div class="csm-middle">
      <${vn} prices=${n.facts.chart} />
      <dl class="csm-bank">
        <div><dt>bank</dt><dd data-place="bank">${m(n.places.bank??0)}</dd></div>
        <div><dt>draw pile</dt><dd>${n.board.draw_pile}</dd></div>
        <div><dt>${n.facts.reshuffles?"jokers are in":"no joker yet"}</dt></div>
      </dl>
    </div>
    <${lr} round=${n} holds=${s.hand_over?.seat} lit=${r} />
  </section>`}var ml=new se("/api");function $e({night:t,table:e,round:n}){let s=(e.past?.at(-1)??e.last)?.number??0,[r,o]=S({played:0,deals:[]});return B(()=>{if(!s||n&&!n.facts.sheet)return;let a=!1;return ml.get(`nights/${t.night}/tables/${e.table}/scores`).then(({deals:c})=>a||o({played:s,deals:c}),()=>{}),()=>{a=!0}},[t.night,e.table,e.game,s,!!n?.facts.sheet]),hl(r.deals,n,e.number)}function hl(t,e,n){if(!e)return t.length?t:null;let{sheet:s,deal:r}=e.facts;if(!s)return null;let o=t.filter(l=>l.deal<r&&l.round!==n),a=o.at(-1)?.deal===r-1,c=s.after?[{deal:r,names:An(s,e),sheet:s}]:[];return[...a?o:[],...c]}function An(t,e){let n=Object.fromEntries(e.seats.map(({seat:r,player:o})=>[r,o])),s=r=>ft(r.split("+").map(o=>n[o]));return Object.fromEntries(Object.keys(t.before).map(r=>[r,s(r)]))}function kr({facts:t,carry:e,seats:n}){if(!t.sheet)return null;if(!e?.finished)return k("Deal {number} is scored.",{number:t.deal});if(e.winners.length===n.length)return k("The game is over: a tie.");let s=n.filter(({seat:r})=>e.winners.includes(r)).map(({player:r})=>r);return Ot("The game is over: {players} wins.","The game is over: {players} win.",s.length,{players:ft(s)})}function vr({deals:t,round:e,onSheet:n}){let s=t.at(-1),r=e?.facts.sheet??s.sheet,o=e?.facts.sheet?An(r,e):s.names;return i`<section class="scores" aria-label=${k("the score")}>
    <ol class="scores-names">
      ${Object.keys(r.before).map((a,c)=>i`<li key=${a} class=${b(["scores-name",ws(r,a)&&"is-best"])}>
          <${pt} at=${c} />
          <span class="scores-who">${o[a]}</span>
          <b class="figure">${m((r.after??r.before)[a])}</b>
          ${r.after&&i`<span class="scores-why small">${Pe(r,a)}</span>`}
        </li>`)}
    </ol>
    ${t.length>1&&i`<${vt} deals=${t} />`}
    ${n&&i`<${_} kind="quiet" onTap=${n}>${k("score sheet")}<//>`}
  </section>`}function Pe(t,e){let n=t.items.filter(s=>s.name===e).map(({what:s})=>s);return n.length?`${H(t.after[e]-t.before[e])}: ${n.join(", ")}`:""}function ws({better:t,before:e,after:n},s){let r=Object.values(n??e),o=t==="high"?Math.max(...r):Math.min(...r);return r.some(a=>a!==o)&&(n??e)[s]===o}var xr=["","7 4","2 4","12 4 2 4","5 3 1 3","1 3"],On=260,xs=120,Ut=8,pt=({at:t})=>i`<svg class=${`score-stroke is-line-${t}`} viewBox="0 0 28 6" aria-hidden="true">
  <line x1="1" x2="27" y1="3" y2="3" stroke-dasharray=${xr[t]} />
</svg>`;function vt({deals:t}){let[e]=t,n=Object.keys(e.sheet.before),{goal:s}=t.at(-1).sheet,r=[e.sheet.before,...t.map(({sheet:p})=>p.after??p.before)],o=r.flatMap(p=>n.map(f=>p[f])),a=Math.min(0,...o),c=Math.max(1,...o,s??0),l=p=>Ut+p*(On-2*Ut)/Math.max(1,r.length-1),u=p=>xs-Ut-(p-a)*(xs-2*Ut)/(c-a);return i`<svg class="score-chart" viewBox=${`0 0 ${On} ${xs}`} role="img" aria-label=${bl(t,n,r)}>
    <line class="score-zero" x1=${Ut} x2=${On-Ut} y1=${u(0)} y2=${u(0)} />
    ${s!==null&&i`<line class="score-goal" x1=${Ut} x2=${On-Ut} y1=${u(s)} y2=${u(s)} />`}
    ${n.map((p,f)=>{let $=r.map((d,h)=>`${l(h)},${u(d[p])}`);return i`<g key=${p} class=${`is-line-${f}`}>
        <polyline points=${$.join(" ")} stroke-dasharray=${xr[f]} />
        <circle cx=${l(r.length-1)} cy=${u(r.at(-1)[p])} r="3.5" />
      </g>`})}
  </svg>`}var bl=(t,e,n)=>e.map(s=>`${t.at(-1).names[s]}: ${n.map(r=>m(r[s])).join(", ")}`).join("; ");function wr({deals:t,onClose:e}){let[n,s]=S(t.length-1),r=t[Math.min(n,t.length-1)],o=i`<span></span><${_} kind="main" onTap=${e}>${k("done")}<//>`;return i`<${ut} title=${k("The score sheet")} large onClose=${e} foot=${o}>
    <div class=${b(["score-sheet",yl(r)&&"is-wide"])}>
      <div class="score-all">
        <${gl} deals=${t} shown=${r} onLook=${s} />
        ${t.length>1&&i`<${vt} deals=${t} />`}
      </div>
      <${kl} deal=${r} />
    </div>
  <//>`}var yl=({names:t})=>Object.keys(t).length>4;function gl({deals:t,shown:e,onLook:n}){let s=Object.keys(e.sheet.before),{better:r,goal:o}=t.at(-1).sheet;return i`<div class="score-deals">
    <table class="ledger">
      <thead><tr><th>${k("deal")}</th>${s.map((a,c)=>i`<th key=${a} class="number"><${pt} at=${c} /> ${t.at(-1).names[a]}</th>`)}</tr></thead>
      <tbody>${t.map((a,c)=>i`<tr key=${a.deal} class=${a===e?"is-now":null}>
        <th scope="row"><${_} kind="quiet" chosen=${a===e} onTap=${()=>n(c)}>${a.deal}<//></th>
        ${s.map(l=>i`<td key=${l} class="number">${H(a.sheet.after[l]-a.sheet.before[l])} <b>${m(a.sheet.after[l])}</b></td>`)}
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">${_l(r,o)}</p>
  </div>`}function _l(t,e){return e===null?t==="high"?k("The highest score wins."):k("The lowest score wins."):t==="high"?k("The highest score wins; {goal} ends the game.",{goal:e}):k("The lowest score wins; {goal} ends the game.",{goal:e})}function kl({deal:{deal:t,names:e,sheet:n}}){return i`<section class="deal-sheet" aria-label=${k("deal {number}",{number:t})}>
    <h3>${k("Deal {number}",{number:t})}</h3>
    <div class="deal-columns">
      ${Object.keys(n.before).map(s=>i`<${vl} key=${s} name=${s} who=${e[s]} names=${e} sheet=${n} />`)}
    </div>
  </section>`}function vl({name:t,who:e,sheet:n}){let s=t.split("+"),r=e.split(k("{others} and {last}",{others:"",last:""})),o=u=>r.length===s.length?r[s.indexOf(String(u))]:k("seat {seat}",{seat:u}),a=u=>u.filter(p=>p.name===t),c=n.tricks.map((u,p)=>({...u,number:p+1})).filter(({seat:u})=>s.includes(String(u))),l=a(n.taken).reduce((u,{points:p})=>u+p,0);return i`<table class="ledger deal-column">
    <caption>${e}</caption>
    <tbody>
      <tr class="is-score"><th scope="row">${k("before")}</th><td class="number">${m(n.before[t])}</td></tr>
      ${c.map(({number:u,seat:p,cards:f,points:$})=>i`<tr key=${`trick ${u}`}>
        <th scope="row" class="deal-trick"><span class="quiet">${u}${s.length>1&&` \xB7 ${o(p)}`}</span> ${f.map(L).join(" ")}</th>
        <td class="number">${m($)}</td></tr>`)}
      ${a(n.taken).map(({what:u,points:p})=>i`<tr key=${`took ${u}`}><th scope="row">${u}</th><td class="number">${H(p)}</td></tr>`)}
      ${a(n.taken).length>1&&i`<tr><th scope="row">${k("taken")}</th><td class="number">${m(l)}</td></tr>`}
      ${a(n.items).map(({what:u,points:p},f)=>i`<tr key=${`scored ${f}`} class="is-scored"><th scope="row">${u}</th><td class="number">${H(p)}</td></tr>`)}
      <tr class="is-score"><th scope="row">${k("after")}</th><td class="number"><b>${m((n.after??n.before)[t])}</b></td></tr>
    </tbody>
  </table>`}var Tr={Felt:Sl,payments:xn,payment:xl};function xl({says:t,transfers:e}){return{hand:null,sums:t.length?t:e.map(({why:n,amount:s})=>`${n}: ${m(s)}`)}}function wl(t,e){let[n,s,...r]=t.split(":");if(s===void 0)return J(n);let o=[n,...r].map(J).join(" ");return e[s]?`${e[s]}: ${o}`:`${Ts(s)} ${o}`}var Ss={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},Ts=t=>Ss[t]?`${Ss[t]}\uFE0E`:J(t);function Sl({state:t,paying:e}){let{round:n,table:s,night:r}=t,o=Object.fromEntries(n.seats.map(({seat:p,player:f})=>[p,f])),a=Object.entries(n.zones).filter(([p,{count:f}])=>f&&p!=="stock"),c=Object.entries(n.places),l=a.filter(([,{owner:p}])=>p===null),u=c.filter(([p])=>tt(p)===null);return i`<section class="felt general" aria-label="felt">
    <div class="general-middle">
      <${Tl} zone=${n.zones.stock} />
      ${l.map(([p,f])=>i`<${Or} key=${p} name=${wl(p,o)} zone=${f} />`)}
      ${u.map(([p,f])=>i`<${Al} key=${p} place=${p} amount=${f} chipset=${r.chip_set} />`)}
    </div>
    <div class="general-seats">
      ${n.seats.map(p=>i`<${El} key=${p.seat} seat=${p} round=${n} players=${o}
        lit=${e?e.seat===p.seat:n.prompt?.awaited.includes(p.seat)}
        holds=${s.hand_over?.seat===p.seat}
        zones=${a.filter(([,{owner:f}])=>f===p.seat)}
        places=${c.filter(([f])=>tt(f)===p.seat)} />`)}
    </div>
    <${Vt} state=${t} />
    <${Sr} facts=${n.facts} players=${o} />
    ${Object.keys(n.board).length>0&&i`<${Sr} facts=${n.board} players=${o} />`}
  </section>`}function Vt({state:t}){let e=$e(t),[n,s]=S(!1);return e?i`
    <${vr} deals=${e} round=${t.round} onSheet=${e.length>0&&(()=>s(!0))} />
    ${n&&i`<${wr} deals=${e} onClose=${()=>s(!1)} />`}`:null}var Tl=({zone:t})=>t?.count>0&&i`<div class="general-stock">
  <${E} card="??" /><span class="hand-label">stock ${t.count}</span>
</div>`,Ol=7;function Or({name:t,zone:e}){return!e.cards.some(q)&&e.cards.length>3?i`<div class="general-stock"><${E} card="??" /><span class="hand-label">${t} ${e.count}</span></div>`:i`<${j} cards=${e.cards} label=${t} fanned=${e.cards.length>Ol} />`}var Al=({place:t,amount:e,chipset:n})=>i`<div class="general-place" data-place=${t}>
  <${Pt} amount=${e} chipset=${n} />
  <span><span class="quiet">${J(t.replaceAll(":"," "))}</span> <b class="figure">${m(e)}</b></span>
</div>`;function El({seat:t,round:e,lit:n,holds:s,zones:r,places:o}){let a=e.markers[t.seat],c=[e.dealer===t.seat&&"the deal",s&&"has the tablet",a>0&&`owes ${m(a)}`];return i`<div class=${b(["general-seat",n&&"is-lit"])}>
    <div class="general-name">
      <b>${t.player}</b> <span class="figure" data-place=${`seat:${t.seat}`}>${m(t.rack)}</span>
      <span class="quiet small">${c.filter(Boolean).join(" \xB7 ")}</span>
    </div>
    ${o.map(([l,u])=>i`<div key=${l} class="small" data-place=${l}>
      <span class="quiet">${J(l.split(":").filter(p=>p!==String(t.seat)).join(" "))}</span>
      <b class="figure"> ${m(u)}</b>
    </div>`)}
    ${r.map(([l,u])=>i`<${Or} key=${l} name=${Nl(l)} zone=${Cl(l,u,e)} />`)}
  </div>`}var Cl=(t,e,n)=>t.startsWith("hand:")?{...e,cards:Re(e.cards,n)}:e,Nl=t=>J(t.split(":").filter(e=>!/^\d+$/.test(e)).join(" ")),jl=["sheet","scores","tokens"];function Sr({facts:t,players:e}){let n=Object.entries(t).filter(([s])=>!(t.sheet&&jl.includes(s))).map(([s,r])=>[s,Ar(s,r,e)]).filter(([,s])=>s);return n.length>0&&i`<dl class="general-facts">
    ${n.map(([s,r])=>i`<div key=${s}><dt>${J(s)}</dt><dd>${r}</dd></div>`)}
  </dl>`}var Ll=new Set("seat turn leader bidder declarer closer stopped winner playing losers winners takers".split(" ")),Ar=(t,e,n)=>Ll.has(t)?Ml(e,n):Er(e,n),Ml=(t,e)=>[t??[]].flat().map(n=>e[n]??`seat ${n}`).join(", ");function Er(t,e){return t==null||t===""?"":typeof t=="boolean"?t?"yes":"no":Array.isArray(t)?t.map(s=>Er(s,e)).filter(Boolean).join(", "):typeof t!="object"?Ss[t]?Ts(t):le(t):Object.entries(t).map(([s,r])=>[e[s]??Ts(s),Ar(s,r,e)]).filter(([,s])=>s).map(([s,r])=>`${s} ${r}`).join(" \xB7 ")}var Cr={Felt:Il,Seen:Dl,deed:Pl,passOn:Fl},Bl=10,Hl={T:10,Q:12},Rl=([t,e])=>(Hl[t]??Number(t))+(e==="h"?Bl:0);function Pl({do:t,args:e},{round:n}){return t==="show"&&e.card!=="??"?`${N(n)[e.seat]}: ${L(e.card)}.`:""}function Fl({prompt:t,facts:e,record:n}){let s=n.at(-1)?.do==="choose"&&t?.awaited.length===1;return e&&s?t.awaited[0]:null}function Il({state:t,paying:e}){let{round:n,table:s}=t,r=o=>e?e.seat===o:!!n.prompt?.awaited.includes(o);return i`<section class="felt tricks" aria-label="felt">
    <header class="tricks-head">
      <p><b>match ${Math.min(n.facts.matches.length+1,n.options.cards_in_play)}</b> of ${n.options.cards_in_play}
        ${n.facts.changed&&" \xB7 the hands have changed places"}</p>
      <span class="tricks-pot" data-place="pot">${n.places.pot>0&&i`pot <b class="figure">${m(n.places.pot)}</b>`}</span>
    </header>
    <${Nr} round=${n} lit=${r} holds=${s.hand_over?.seat} />
    <${Vt} state=${t} />
  </section>`}function Dl({round:t}){return i`<div class="matches-seen"><${Nr} round=${t} lit=${()=>!1} /></div>`}function Nr({round:t,lit:e,holds:n}){let s=t.options.cards_in_play;return i`<div class=${b(["matches",s>10&&"is-long"])}>
    ${t.seats.map(({seat:r,player:o,rack:a},c)=>i`<section key=${r} class=${b(["matches-row",e(r)&&"is-lit"])} aria-label=${o}>
      <span class="matches-name"><${pt} at=${c} /> <b>${o}</b>
        <b class="figure">${Ul(t.facts.won[r])}</b>
        <span class="small" data-place=${`seat:${r}`}>${ql(t,r,a,n)}</span></span>
      <div class="matches-cards">
        ${[...Array(s).keys()].map(l=>i`<${Wl} key=${l} round=${t} seat=${r} match=${l} half=${l===s/2} />`)}
      </div>
    </section>`)}
  </div>`}var Ul=t=>`${t} ${t===1?"match":"matches"}`,ql=(t,e,n,s)=>[s===e&&"has the tablet",n>0&&U(n,"chip"),t.markers[e]>0&&`owes ${m(t.markers[e])}`].filter(Boolean).join(" \xB7 ");function Wl({round:t,seat:e,match:n,half:s}){let{matches:r}=t.facts,o=r[n],a=o?.cards[e]??(n===r.length?Kl(t,e):null);return i`<span class=${b(["matches-card",s&&"is-half"])}>
    ${a?i`<${E} card=${a} lit=${o?.winner===e} dim=${!!o&&o.winner!==e} />`:i`<${ot} />`}
    <span class="small figure">${a&&a!=="??"?Rl(a):""}</span>
  </span>`}function Kl({prompt:t,zones:e,facts:n,options:s},r){if(t?.say.code==="divide-and-conquer.match")return t.awaited.includes(r)?null:"??";let o=n.matches.length%(s.cards_in_play/2);return e[`played:${r}`]?.cards[o]??null}var Lr={Felt:eu,words:Gl,deed:Jl,payments:Zl,amongPlayers:!0,payment:Xl,over:Vl,passOn:Ql,handNote:Yl},zl={A:1,T:10},jr=([t])=>zl[t]??Number(t);function Gl(){return{draw:()=>"DRAW",pass:()=>"PASS"}}function Jl({do:t},{who:e}){return t==="draw"?`${e} draws a card.`:t==="pass"?`${e} passes.`:null}function Ql({prompt:t}){return t?.say.code==="kabu.draw"?t.awaited[0]:null}function Yl({zones:t},e){let n=t[`hand:${e}`].cards,s=n.reduce((o,a)=>o+jr(a),0),r=s>9?`: counts ${s%10}`:"";return`${n.map(jr).join(" + ")} = ${s}${r}`}function Vl(t){return(n=>t.record.at(-1)?.events.find(s=>s.code===n)?.text)("kabu.over")??(t.facts.debts.length?"Everybody has paid.":"Equal counts: nobody owes anything.")}function Zl({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=N(t),s=It(t).filter(({action:a})=>a===e),r=[];for(let a of t.facts.debts){r.at(-1)?.seat!==a.from&&r.push({action:e,seat:a.from,player:n[a.from],amount:0,debts:[],ids:[]});let c=r.at(-1);c.debts.push(a),a.paid&&(c.amount-=a.amount,c.ids.push(s.shift().id))}let o=s.map(({from:a,amount:c,id:l})=>{let u=Number(a.split(":")[1]);return{action:e,seat:u,player:n[u],amount:-c,debts:[],ids:[l]}});return[...r,...o]}function Xl({seat:t,amount:e,debts:n},s){let r=N(s),{counts:o}=s.facts,{stake:a}=s.options,c=n.reduce((f,$)=>f+$.amount,0),l=f=>`${o[f]} \u2212 ${o[t]}`,u=a>1?` \xD7 ${m(a)}`:"";if(!n.length)return{hand:"repays the house's marker"};if(!e){let f=s.seats.find($=>$.seat===t).rack;return{line:`${r[t]} owes ${m(c)}, holds ${m(f)}, and pays nobody.`}}let p=n.map(({to:f,amount:$})=>({to:r[f],amount:$,why:u?`(${l(f)})${u}`:l(f)}));return{line:`${r[t]} pays ${tu(p)}.`,pushes:p}}function tu(t){let e=t.map(({to:n,amount:s})=>`${n} ${m(s)}`);return e.length>1?`${e.slice(0,-1).join(", ")} and ${e.at(-1)}`:e[0]}function eu({state:t,pace:e,paying:n,face:s}){let{round:r,table:o}=t,{facts:a}=r,c=nu(r),l=Object.keys(a.counts).length>0,u=r.finished&&a.debts.length>0,p=new Set(s.payments(t).slice(0,e.paid).map(({seat:$})=>$)),f=N(r);return i`<section class="felt kabu" aria-label="felt" style=${{"--players":c.length}}>
    <${ou} round=${r} showing=${l} />
    <div class="kabu-row kabu-head">
      ${!u&&i`<span class="kabu-differ">${su(r)}</span>`}
      ${u&&i`<span class="kabu-title">pays</span>
        ${c.map($=>i`<span class="kabu-to" key=${$}>${f[$]}</span>`)}
        <span class="kabu-net">net</span>`}
    </div>
    ${c.map($=>i`<${ru} key=${$} seat=${$} seats=${c} round=${r} owing=${u}
      lit=${(n?.seat??r.prompt?.say.args.seat)===$} paid=${p.has($)}
      holds=${o.hand_over?.seat===$} />`)}
  </section>`}var nu=({seats:t,dealer:e})=>{let n=t.map(({seat:s})=>s).sort((s,r)=>s-r);return[...n.filter(s=>s>e),...n.filter(s=>s<=e)]},su=({record:t})=>t[0]?.events.find(({code:e})=>e==="kabu.racks-differ")?.text;function ou({round:t,showing:e}){let{facts:n,options:s,zones:r}=t;return i`<p class="kabu-heading">
    <b>hand ${n.hand}</b>
    <span>${e?"showing":`lap ${n.lap} of 2`}</span>
    <span>stock ${r.stock.count}</span>
    <span>${U(s.stake,"chip")} a point</span>
  </p>`}function ru({seat:t,seats:e,round:n,owing:s,lit:r,paid:o,holds:a}){let c=n.seats.find(d=>d.seat===t),{facts:l}=n,u=n.zones[`hand:${t}`].cards,p=l.counts[t],f=n.markers[t],$=[n.dealer===t&&"the deal",a&&"has the tablet",f&&`owes ${m(f)}`];return i`<div class=${b(["kabu-row",r&&"is-lit",o&&"is-paid"])} role="group" aria-label=${c.player}>
    <span class="kabu-who">
      <b>${c.player}</b><span class="figure" data-place=${`seat:${t}`}>${m(c.rack)}</span>
      <span class="kabu-note">${$.filter(Boolean).join(" \xB7 ")}</span>
    </span>
    <${j} cards=${u} />
    <b class="kabu-count">${p}</b>
    ${s?i`<${iu} seat=${t} seats=${e} debts=${l.debts} paid=${o} />`:i`<span class="kabu-state">${p===void 0?au(n,t):""}</span>`}
  </div>`}function au({facts:t,zones:e,prompt:n},s){let{count:r}=e[`hand:${s}`];return t.drawing.includes(s)?n?.say.code!=="kabu.draw"?"":n.awaited.includes(s)?r>2?"one more?":"draws or passes":r>t.lap+1?"drew a card":"":`passed with ${r}`}function iu({seat:t,seats:e,debts:n,paid:s}){let r=(c,l)=>n.find(u=>u.from===c&&u.to===l),o=c=>c.filter(l=>l.paid).reduce((l,{amount:u})=>l+u,0),a=o(n.filter(({to:c})=>c===t))-o(n.filter(({from:c})=>c===t));return i`
    ${e.map(c=>i`<${cu} key=${c} debt=${r(t,c)} done=${s} own=${c===t} />`)}
    <b class=${b(["kabu-net",a>0&&"won",a<0&&"lost"])}>${H(a)}</b>`}function cu({debt:t,done:e,own:n}){return t?i`<span class=${b(["kabu-debt",!t.paid&&"is-unpaid",t.paid&&e&&"is-done"])}>
    ${m(t.amount)}${t.paid&&e?i`<span class="kabu-tick">✓</span>`:""}
    ${!t.paid&&i`<span class="unseen">, not paid</span>`}
  </span>`:i`<span class=${b(["kabu-debt",n&&"is-own"])}></span>`}var Zt=[..."789TJQKA"];function Xt({round:t}){let{contract:e}=t.facts,n={train:pu,quart:du,domino:fu}[e]??lu;return i`<div class="lorum-middle"><${n} round=${t} /></div>`}var lu=({round:{board:t,facts:e,seats:n}})=>i`<div class="lorum-trick" role="group" aria-label="the trick">
  ${n.map(({seat:s})=>{let r=t.trick.find(o=>o.seat===s);return i`<span key=${s} class=${`lorum-played is-seat-${s}`}>
      ${r?i`<${E} card=${r.card} lit=${uu(e,t,s)} />`:i`<${ot} />`}
    </span>`})}
</div>`,uu=(t,e,n)=>e.trick.length===4&&t.takers[0]===n&&t.takers.every(s=>s===n);function pu({round:{zones:t,facts:e,board:n}}){let{total:s}=e,r=n.tolls.find(([a])=>a>s),o=t.train?.cards??[];return i`<div class="lorum-train" role="group" aria-label=${`the train, total ${s}`}>
    <b class="lorum-total">${s}</b>
    <ol class="lorum-tolls">${n.tolls.map(([a,c])=>i`<li key=${a} class=${b([a<=s&&"is-done",r?.[0]===a&&"is-next"])}>
      <b>${a}</b> <span>costs ${m(c)}</span></li>`)}</ol>
    <div class="lorum-cars">${o.map(a=>i`<${E} key=${a} card=${a} />`)}</div>
  </div>`}function du({round:{zones:t,board:e}}){let n=t.run?.cards??[],s=t.gone?.count??0;return i`<div class="lorum-run" role="group" aria-label="the run">
    <div class="lorum-cars">
      ${n.map(r=>i`<${E} key=${r} card=${r} />`)}
      ${e.wanted&&i`<span class="lorum-wanted"><${E} card=${e.wanted} dim /><span>wanted</span></span>`}
      ${!n.length&&i`<${ot} />`}
    </div>
    <p class="quiet">${s} played before</p>
  </div>`}function fu({round:{zones:t,board:e}}){let n=new Set(t.layout?.cards??[]),s=$u(e);return i`<div class="lorum-grid" role="group" aria-label="the domino">
    ${[..."shdc"].map(r=>Zt.map(o=>{let a=o+r;return i`<span key=${a}>${n.has(a)?i`<${E} card=${a} />`:i`<${ot} label=${s.has(a)?`room for ${a}`:"no card yet"} wanted=${s.has(a)} />`}</span>`}))}
  </div>`}function $u({laid:t,first_rank:e}){return e?new Set(Object.entries(t).flatMap(([n,s])=>{if(!s.length)return[e+n];let[r,o]=s.map(([a])=>Zt.indexOf(a));return[Zt[r-1],Zt[o+1]].filter(Boolean).map(a=>a+n)})):new Set}var Mr=({prompt:t},e)=>t?.options.filter(({by:n})=>n===e)??[];function Br({table:t,hand:e,seat:n,who:s,act:r,onCover:o}){let{round:a}=e,c=Mr(a,n),l=c.find(y=>y.do==="play"),u=c.find(y=>y.do==="pass"),p=a.prompt?.options.map(Z).join()??"",f=Ht(p),$=(y,g)=>f.swallows(g)||r({...l,args:y}),d=a.zones[`hand:${n}`],h=wn(a),w=t.late.value;return i`
    <section class="hand-felt lorum-hand" aria-label="your hand">
      ${d.sight==="others"?i`<${mu} round=${a} seat=${n} />`:i`<div class="lorum-seen"><${Xt} round=${a} /></div>`}
      ${d.sight==="others"?i`<${Hr} left=${a.facts.positions?.[n]??[]} open=${l?.values.position??[]} onTap=${(y,g)=>$({position:y},g)} />`:i`<div class="tap-hand" role="group" aria-label="your cards">
            ${h.arranged(d.cards).map(y=>l?.values.card.includes(y)?i`<button type="button" class="tap-card is-open" key=${y} aria-label=${lt(y)} onClick=${g=>$({card:y},g)}><${E} card=${y} /></button>`:i`<span class="tap-card" key=${y}><${E} card=${y} dim=${!!l} /></span>`)}
          </div>`}
    </section>
    <section class="foot" aria-label="what is next">
      <${at} text=${a.prompt?.say.text??"The hand is over."} detail=${s} />
      <${yt} table=${t} />
      <${I} question=${p} end=${i`${d.sight==="owner"&&i`<${Sn} sorting=${h} />`}<${_} kind="plain" onTap=${o}>cover<//><${_} kind="plain" onTap=${t.takeBack}>back to the dealer<//>`}>
        ${u?i`<${_} kind="main" busy=${w} onTap=${()=>r({...u,args:{}})}>PASS<//>`:i`<p class="controls-note">${l?"Tap the card you play.":"Nothing of yours is asked for."}</p>`}
      <//>
    </section>`}var Hr=({left:t,open:e,onTap:n})=>i`<div class="tap-hand" role="group" aria-label="your cards, unseen">
  ${[...Array(8).keys()].map(s=>t.includes(s)?i`<button type="button" class="tap-card is-open" key=${s} disabled=${!e.includes(s)}
      aria-label=${`card ${s+1}`} onClick=${r=>n(s,r)}><${E} card="??" /></button>`:i`<span class="tap-card" key=${s}><${ot} /></span>`)}
</div>`;function mu({round:t,seat:e}){let n=N(t),s=t.seats.filter(r=>r.seat!==e);return i`<div class="lorum-others">
    <${Xt} round=${t} />
    <div class="lorum-hands">${s.map(r=>i`<${j} key=${r.seat} cards=${t.zones[`hand:${r.seat}`].cards} label=${n[r.seat]} />`)}</div>
  </div>`}function Rr({table:t,state:e,news:n}){let{round:s}=e,{prompt:r}=s,o=r.options.map(Z).join(),a={table:t,state:e,round:s,question:o};return i`<section class="foot lorum-foot" aria-label="what is next">
    <${at} text=${r.say.text} news=${n} detail=${Ft(s,r.awaited)} />
    <${yt} table=${t} />
    ${s.cards==="physical"?i`<${bu} ...${a} />`:i`<${hu} ...${a} />`}
  </section>`}function hu({table:t,state:e,round:n,question:s}){let[r]=n.prompt.awaited,o=Mr(n,r).find(({values:a})=>a.position);return i`<${I} question=${s}>
    ${de(t,e)}
    ${o&&i`<div class="lorum-backs"><${Hr} left=${n.facts.positions[r]} open=${o.values.position}
      onTap=${a=>t.act({...o,args:{position:a}})} /></div>`}
  <//>`}function bu({table:t,round:e,question:n}){let{prompt:s,undoable:r}=e,o=t.late.value,a=s.options.filter(f=>f.do==="play"),c=s.options.find(f=>f.do==="pass"),l=i`<${_} kind="plain" disabled=${!r} busy=${o} onTap=${t.undo}>take back<//>`;if(a.length>1){let f=N(e);return i`<${I} question=${n} end=${l}>
      ${a.map($=>i`<${_} key=${$.by} kind="main" busy=${o}
        onTap=${()=>t.act({...$,args:{card:$.values.card[0]}})}>${f[$.by]} ${L($.values.card[0])}<//>`)}
    <//>`}let[u]=a,p=new Set(u?.values.card??[]);return i`<${I} end=${i`
      ${c&&i`<${_} kind="main" busy=${o} onTap=${()=>t.act({...c,args:{}})}>PASS<//>`}
      ${l}`}>
    <div class="lorum-pack" role="group" aria-label="cards">
      ${[..."shdc"].flatMap(f=>Zt.map($=>$+f)).map(f=>i`<button type="button" key=${f}
        class=${b(["picker-card",`suit-${f[1]}`,!p.has(f)&&"is-out"])} disabled=${!p.has(f)||o}
        aria-label=${lt(f)} onClick=${()=>t.act({...u,args:{card:f}})}>${p.has(f)&&i`<${Yt} card=${f} />`}</button>`)}
    </div>
  <//>`}var Ie={"no-hearts":"No hearts",queens:"Queens","no-tricks":"No tricks","hairy-ape":"Hairy Ape",train:"Train",quart:"Quart",domino:"Domino"};function Fr({state:t,onClose:e}){let{round:n,table:s}=t,r=N(n),o=n.seats.map(({seat:d})=>d),{contracts:a,deals:c}=n.board,l=As(s,n),u=d=>s.seats.find(h=>h.player===d)?.seat,p=yu(l,u),f=d=>[...l.values()].reduce((h,w)=>h+(Fe(w,d,u)??0),0),$=(d,h)=>l.get(h*a.length+1)?.find(y=>y.seat===d)?.name??r[d];return i`<${ut} title="The score" onClose=${e} foot=${i`<${_} kind="plain" onTap=${e}>go back<//>`}>
    <div class="lorum-scores">
    <table class="lorum-sheet">
      <thead>
        <tr><th></th>${c.map((d,h)=>i`<th key=${d} colspan="4" scope="colgroup">${$(d,h)} deals</th>`)}</tr>
        <tr><th></th>${c.map(d=>o.map(h=>i`<th key=${`${d} ${h}`} class=${b([h===o[0]&&"starts"])}>${r[h].slice(0,3)}</th>`))}</tr>
      </thead>
      <tbody>${a.map((d,h)=>i`<tr key=${d}>
        <th scope="row">${Ie[d]}</th>
        ${c.map((w,y)=>{let g=y*a.length+h+1,v=l.get(g);return o.map(A=>{let x=v&&Fe(v,A,u);return i`<td key=${`${g} ${A}`} class=${b([A===o[0]&&"starts",g===n.facts.hand&&"is-now",x>0&&"won",x<0&&"lost"])}>
              ${v?x===void 0?"\u2013":x?H(x):"\xB7":""}</td>`})})}
      </tr>`)}</tbody>
    </table>
    </div>
    <p class="lorum-sums">${o.map((d,h)=>i`<span key=${d}><${pt} at=${h} /> ${r[d]} <b class=${b([f(d)>0&&"won",f(d)<0&&"lost"])}>${H(f(d))}</b></span>`)}
      ${p.map(({player:d,name:h,result:w})=>i`<span key=${`gone ${d}`} class="quiet">${h} (left) <b>${H(w)}</b></span>`)}
      <span>pot <b>${m(n.places.pot??0)}</b></span></p>
    ${l.size>1&&i`<${vt} deals=${Os(l,r,o,u)} />`}
  <//>`}function Os(t,e,n,s){let r=Object.fromEntries(n.map(o=>[o,0]));return[...t].map(([o,a])=>{let c=Object.fromEntries(n.map(u=>[u,r[u]+(Fe(a,u,s)??0)])),l={better:"high",goal:null,before:r,after:c};return r=c,{deal:o,names:e,sheet:l}})}function As({past:t,seats:e},n){let s=n.facts.hand-1,r=s?t.filter(({voided:a})=>!a).slice(-s):[],o=new Map(r.map((a,c)=>[s-r.length+c+1,Pr(a.seats,a.results)]));return n.finished?o.set(n.facts.hand,Pr(e,gu(n))):o}var Pr=(t,e)=>t.map(({seat:n,player:s,name:r})=>({seat:n,player:s,name:r,result:e[n]??0})),Fe=(t,e,n)=>t.find(({player:s})=>n(s)===e)?.result;function yu(t,e){let n=new Map;for(let{player:s,name:r,result:o}of[...t.values()].flat())e(s)===void 0&&n.set(s,{player:s,name:r,result:(n.get(s)?.result??0)+o});return[...n.values()]}function gu({record:t,seats:e}){let n=Object.fromEntries(e.map(({seat:s})=>[s,0]));for(let{from:s,to:r,amount:o}of t.flatMap(({transfers:a})=>a))s==="house"||r==="house"||(s.startsWith("seat:")&&(n[s.slice(5)]-=o),r.startsWith("seat:")&&(n[r.slice(5)]+=o));return n}var Ir={Felt:Ou,Foot:()=>Rr,OpenHand:Br,words:_u,deed:ku,event:vu,payments:wu,amongPlayers:!0,payment:Su,over:Tu,passOn:xu};function _u(){return{pass:()=>"PASS"}}function ku({do:t,args:e},{who:n}){return t==="pass"?`${n} passes.`:t!=="play"?null:e.card&&e.card!=="??"?`${n}: ${L(e.card)}.`:`${n} plays a card.`}function vu({code:t,args:e,text:n}){return t==="lorum.total"?`Total ${e.total}.`:n}function xu({prompt:t}){return t?t.awaited.length===1?t.awaited[0]:t.options[0]?.by??null:null}function wu({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=N(t),s=[];for(let r of It(t).filter(({action:o})=>o===e)){let o=tt(r.from)??tt(r.to)??0,a=r.from==="pot";(s.at(-1)?.seat!==o||s.at(-1).takes!==a)&&s.push({action:e,seat:o,player:n[o],takes:a,amount:0,transfers:[],ids:[]});let c=s.at(-1);c.ids.push(r.id),r.from!=="house"&&(c.transfers.push(r),c.amount+=a?r.amount:-r.amount)}return s}function Su({player:t,takes:e,amount:n,transfers:s},r){if(e)return{line:`${t} takes the pot, ${m(n)}.`};let o=N(r),a=l=>l==="house"?"the house":o[tt(l)??0]??"the pot",c=s.map(l=>({to:a(l.to),amount:l.amount}));return{line:`${t} pays ${c.map(l=>`${l.to} ${m(l.amount)}`).join(", ")}.`,sums:[...new Set(s.map(({why:l})=>l))],pushes:c}}function Tu({facts:t,board:e,record:n}){return n.at(-1)?.events.find(({code:r})=>r==="lorum.over")?.text??`Hand ${t.hand} of ${e.hands} is over and paid.`}function Ou(t){let{state:e,paying:n}=t,{round:s,table:r}=e,[o,a]=S(!1),c=l=>n?n.seat===l:!!s.prompt?.awaited.includes(l);return i`<section class="felt lorum" aria-label="felt">
    <${Au} round=${s} onSheet=${()=>a(!0)} />
    <div class=${`lorum-table is-${s.facts.contract}`}>
      ${s.seats.map(({seat:l})=>i`<${Eu} key=${l} seat=${l} round=${s} lit=${c(l)} holds=${r.hand_over?.seat===l} />`)}
      <${Xt} round=${s} />
    </div>
    ${o&&i`<${Fr} state=${e} onClose=${()=>a(!1)} />`}
  </section>`}function Au({round:t,onSheet:e}){let{facts:n,board:s,places:r,options:o}=t;return i`<header class="lorum-head">
    <ol class="lorum-contracts" aria-label="the contracts">
      ${s.contracts.map((a,c)=>i`<li key=${a} class=${b([a===n.contract&&"is-lit",c<(n.hand-1)%s.contracts.length&&"is-done"])}>${Ie[a]}</li>`)}
    </ol>
    <div class="lorum-line">
      <span><b>hand ${n.hand}</b> of ${s.hands}</span>
      <span>${U(o.stake,"chip")} a point</span>
      <span data-place="pot">pot <b class="figure">${m(r.pot??0)}</b></span>
      <${_} kind="quiet" onTap=${e}>score sheet<//>
    </div>
  </header>`}function Eu({seat:t,round:e,lit:n,holds:s}){let{facts:r,zones:o,markers:a}=e,c=N(e)[t],l=e.seats.find(d=>d.seat===t).rack,u=o[`hand:${t}`].count,p=(o[`won:${t}`]?.count??0)/4,f=r.points?.[t],$=[e.dealer===t&&"the deal",f&&U(f,"point"),s&&"has the tablet",a[t]>0&&`owes ${m(a[t])}`];return i`<section class=${b(["lorum-seat",`is-seat-${t}`,n&&"is-lit"])} aria-label=${c}>
    <span class="lorum-name"><b>${c}</b> <span class="figure" data-place=${`seat:${t}`}>${m(l)}</span></span>
    <span class="small quiet">${$.filter(Boolean).join(" \xB7 ")}</span>
    <span class="small">${[u&&U(u,"card"),p&&U(p,"trick")].filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var Dr={c:"\u2663\uFE0E",d:"\u2666\uFE0E",h:"\u2665\uFE0E",s:"\u2660\uFE0E"},Cu=12,Ur=t=>Dr[t],En=({points:t,no_trump:e})=>`${t}${e?" no trump":""}`;function qr({bids:t=[],passed:e=[],contract:n},s){if(e.includes(s))return i`<span class="small quiet">passes</span>`;let r=t.find(a=>a.seat===s);if(!r)return null;let o=n?.seat===s;return i`<span class=${o?"tricks-contract":"small"}>${o?"plays":"bids"} ${En(r)}</span>`}function Wr({table:t,state:e,news:n}){let{round:s}=e,{prompt:r,undoable:o}=s,a=d=>r.options.find(h=>h.do===d),c=t.late.value,l=i`<${_} kind="plain" disabled=${!o} busy=${c} onTap=${t.undo}>take back<//>`,u=(d,h)=>()=>t.act({...d,args:h}),p=a("bid"),f=a("trump"),$=(d,h)=>d&&i`<${_} kind="plain" busy=${c} onTap=${u(d,{})}>${h}<//>`;return i`<section class="foot tricks-foot" aria-label="what is next">
    <${at} text=${r.say.text} news=${n} />
    <${yt} table=${t} />
    <${I} question=${r.options.map(Z).join()} end=${l}>
      ${fs(e).length>0&&de(t,e)}
      ${p&&i`<${Nu} bid=${p} round=${s} busy=${c} onBid=${d=>t.act({...p,args:d})} />`}
      ${f&&i`<${ju} busy=${c} onName=${d=>t.act({...f,args:d})} />`}
      ${$(a("pass"),"PASS")}
      ${$(a("misdeal"),"misdeal")}
    <//>
  </section>`}var Nu=({bid:t,round:e,busy:n,onBid:s})=>i`<div class="bids" role="group" aria-label="bids">
  ${Lu(t,e).map(({points:r,without:o,open:a})=>i`<${_} key=${`${r} ${o}`} kind=${a?"main":"plain"} disabled=${!a} busy=${n}
    name=${`bid ${En({points:r,no_trump:o})}`}
    onTap=${()=>s(o?{points:r,no_trump:!0}:{points:r})}>${r}${o&&i`<small> NT</small>`}<//>`)}
</div>`,ju=({busy:t,onName:e})=>Object.entries(Dr).map(([n,s])=>i`<${_} key=${n} kind="main" large busy=${t} name=${`trumps ${s}`} onTap=${()=>e({suit:n})}>${s}<//>`);function Lu({by:t,values:e,optional:n},{facts:s,dealer:r,options:o}){let a=s.bids.at(-1),c=(p,f)=>2*p+Number(f),l=a?c(a.points,a.no_trump)+(t===r?0:1):0,u=[];for(let p of[!1,!0])for(let f=o.minimum_bid;f<=Cu;f+=1)u.push({points:f,without:p,open:c(f,p)>=l&&f>=e.points.min&&(p||n.includes("no_trump"))});return u}var Kr=De(Fu),zr=De(Du),Gr={...De(Uu),Foot:qu};function De(t){let e=({round:n})=>i`<div class="tricks-seen"><${t} round=${n} /><${Jr} round=${n} /></div>`;return{deed:Mu,passOn:Bu,Felt:Hu(t),Seen:e}}function Mu({do:t,args:e},{who:n}){return t==="play"?e.card&&e.card!=="??"?`${n}: ${L(e.card)}.`:`${n} plays a card.`:["bid","pass","trump","misdeal"].includes(t)?"":null}function Bu({prompt:t}){return t?.awaited.length===1?t.awaited[0]:null}function Hu(t){return function(n){let{state:s,paying:r}=n,{round:o,table:a}=s;return i`<section class="felt tricks" aria-label="felt">
      <header class="tricks-head">
        <${t} round=${o} />
        <span class="tricks-pot" data-place="pot">${o.places.pot>0&&i`pot <b class="figure">${m(o.places.pot)}</b>`}</span>
      </header>
      <${Jr} round=${o} paying=${r} holds=${a.hand_over?.seat} />
      <${Vt} state=${s} />
    </section>`}}function Jr({round:t,paying:e,holds:n}){let s=a=>e?e.seat===a:!!t.prompt?.awaited.includes(a),r=!t.zones.trick?.cards.length,o=t.cards==="virtual"&&Object.keys(t.facts.scores).some(a=>a.includes("+"));return i`<div class=${b(["tricks-seats",r&&"is-empty",o&&"is-across"])}>
    ${t.seats.map(a=>i`<${Ru} key=${a.seat} seated=${a} round=${t} lit=${s(a.seat)} holds=${n===a.seat} />`)}
  </div>`}function Ru({seated:{seat:t,player:e,rack:n},round:s,lit:r,holds:o}){let{facts:a,zones:c,markers:l}=s,u=c[`hand:${t}`]?.count??0,p=a.tricks.takers.filter(h=>h===t).length,f=Object.keys(a.scores),$=f.findIndex(h=>h.split("+").includes(String(t))),d=[u&&U(u,"card"),p&&U(p,"trick"),s.dealer===t&&"the deal",o&&"has the tablet",n>0&&U(n,"chip"),l[t]>0&&`owes ${m(l[t])}`];return i`<section class=${b(["tricks-seat",r&&"is-lit"])} aria-label=${e}>
    <span class="tricks-name"><${pt} at=${$} /> <b>${e}</b></span>
    <span class="tricks-score"><b class="figure">${m(a.scores[f[$]])}</b> ${qr(a,t)}</span>
    <${Pu} round=${s} seat=${t} />
    <span class="small">${d.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}function Pu({round:t,seat:e}){let{order:n,takers:s}=t.facts.tricks,r=t.zones.trick?.cards??[];if(t.finished)return null;let o=r[n.indexOf(e)];if(!o)return i`<${ot} />`;let a=r.length===n.length&&s.at(-1)===e;return i`<${E} card=${o} lit=${a} />`}function Fu({round:{facts:t,options:e}}){return i`<p><b>deal ${t.deal}</b> · ${m(e.limit)} points end the game ·
    J♠${"\uFE0E"} 2, every other jack 1${e.token>0&&` \xB7 ${U(e.token,"chip")} a point`}</p>`}var Iu={tricks:"Tricks 10",hearts:"Hearts 10",queens:"Queens 25","king-of-spades":"K\u2660\uFE0E 100","last-trick":"Last trick 100",everything:"Everything"};function Du({round:{facts:t}}){return i`<ol class="tricks-contracts" aria-label="the six deals">
    ${Object.entries(Iu).map(([e,n],s)=>i`<li key=${e} class=${b([s===t.deal-1&&"is-lit",s<t.deal-1&&"is-done"])}>${n}</li>`)}
  </ol>`}function Uu({round:t}){let{deal:e,contract:n,trump:s}=t.facts,r=N(t),o=n?i`<b>${r[n.seat]} plays ${En(n)}</b>${s&&i`, <b class="tricks-trump">${Ur(s)}</b> trumps`}`:i`<b>bidding</b>`;return i`<p>deal ${e} · ${o} · 5♥${"\uFE0E"} +5 · 3♠${"\uFE0E"} −3</p>`}function qu(t){return t.prompt?.options.some(({do:e})=>e==="bid"||e==="trump")?Wr:null}var Wu=[..."ATKQJ"],Ku=[..."shdc"].flatMap(t=>Wu.map(e=>e+t));function Qr({table:t,state:e,news:n,face:s}){let[r,o]=S(null),{round:a}=e,{prompt:c}=a,l=s.sure(),u=s.words(),p=c.options.find(g=>g.do==="play"),f=c.options.filter(g=>g!==p),$=t.late.value,d=new Set(p.values.card),h=(g,v)=>l[g.do]?o({option:g,args:v}):t.act({...g,args:v}),w=()=>{o(null),t.act({...r.option,args:r.args})},y=g=>g.values.suit??[null];return i`<section class="foot" aria-label="what is next">
    <${at} text=${c.say.text} news=${n} detail=${Ft(a,c.awaited)} />
    <${yt} table=${t} />
    <div class="schnapsen-pack" role="group" aria-label="cards">
      ${Ku.map(g=>i`<button type="button" key=${g} class=${b(["picker-card",`suit-${g[1]}`,!d.has(g)&&"is-out"])}
        disabled=${!d.has(g)||$} aria-label=${lt(g)}
        onClick=${()=>t.act({...p,args:{card:g}})}>${d.has(g)&&i`<${Yt} card=${g} />`}</button>`)}
    </div>
    <${I} question=${c.options.map(Z).join()} end=${i`
      <${_} kind="plain" disabled=${!a.undoable} busy=${$} onTap=${t.undo}>undo<//>`}>
      ${f.flatMap(g=>y(g).map(v=>{let A=v?{suit:v}:{};return i`<${_} key=${`${g.do} ${v}`} busy=${$} onTap=${()=>h(g,A)}>
            ${u[g.do]?.(A)??g.do}
          <//>`}))}
    <//>
    ${r&&i`<${ht} ...${l[r.option.do](N(a)[r.option.by])} onYes=${w} onClose=${()=>o(null)} />`}
  </section>`}var zu={c:"clubs",d:"diamonds",h:"hearts",s:"spades"},Yr=De(Zr),Vr={...Yr,Foot:Gu,Seen:Zu,deed:Yu,sure:Vu,words:Qu};function Gu({cards:t,prompt:e}){return t==="physical"&&e?.options.some(n=>n.do==="play")?Qr:null}var Ju={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"};function Qu(){return{marry:({suit:t})=>`marry ${Ju[t]??""}\uFE0E`}}function Yu(t,e){return t.do==="play"?Yr.deed(t,e):""}function Vu(){return{declare:t=>({title:`${t} declares 66?`,text:"The tricks are turned up and counted. There is no way back.",yes:`${t} declares`}),close:t=>({title:`${t} closes the stock?`,text:"Nobody draws any more, and whoever closes must reach 66.",yes:`${t} closes`})}}function Zu({round:t}){let e=N(t),{order:n}=t.facts.tricks;return i`<div class="schnapsen-seen">
    <${Zr} round=${t} />
    ${(t.zones.trick?.cards??[]).map((s,r)=>i`<${j} key=${s} cards=${[s]} label=${e[n[r]]} />`)}
  </div>`}function Zr({round:t}){let{zones:e,facts:n}=t,s=N(t),[r]=e.upcard?.cards??[],o=e.stock.count+(r?1:0);return i`<div class="schnapsen-stock">
    <span class="schnapsen-cards">
      ${r&&i`<${E} card=${n.closed?"??":r} />`}
      ${e.stock.count>0&&!n.closed&&i`<${E} card="??" />`}
    </span>
    <span>
      ${n.trump&&i`<span class="schnapsen-trump">
        <svg class=${`suit-${n.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${V[n.trump]} /></svg>
        <b>${zu[n.trump]}</b> trumps</span>`}
      <span class="small">${Xu(n,o,s)}</span>
    </span>
    <span class="schnapsen-shown">
      ${n.marriages.map(({seat:a,suit:c,points:l,counts:u})=>i`<span class="schnapsen-marriage" key=${c}>
        <${j} cards=${[`K${c}`,`Q${c}`]} fanned />
        <span class="small"><b>${s[a]}</b> <b class="figure">${l}</b><br />${u?"counts":"with the next trick"}</span>
      </span>`)}
    </span>
  </div>`}function Xu({closed:t},e,n){return t?`closed by ${n[t.seat]}`:e?`stock ${e}`:"stock drawn out"}var Es=t=>["speculation.market","speculation.due"].includes(t?.say.code),me=({facts:t},e)=>t.bids.filter(n=>n.seat===e);function Cn({stands:t}){let e=Math.round(t/1e4);return t>0&&e===0?"under 1%":t<1e6&&e===100?"over 99%":`${e}%`}var xt=({prompt:t},e,n)=>t.options.find(s=>s.by===e&&s.do===n),Xr=t=>Es(t.prompt)?xt(t,"dealer","sale"):null;function Nn(t,e){let n=Xr(t);return n&&e.deal?.asked===Z(n)?e.deal:null}function ta(t,e,n){let s=Xr(t);if(!s)return null;let{from:r,to:o,unseen:a}=s.values,c=Nn(t,e),l=Z(s);if(c&&(n===c.to||n===c.from&&a))return{asked:null};if(a&&!c)return r.includes(n)?{asked:l,from:n,unseen:!0}:null;let u=c?.from??r[0];return n===u||!o.includes(n)?null:{asked:l,from:u,to:n,unseen:!!a,price:tp(t,u,n,a)}}function tp(t,e,n,s){let r=me(t,n).find(a=>a.unseen===(s?e:null));if(r||!s)return r?.price;let o=t.record.flatMap(({events:a})=>a).findLast(({code:a})=>a==="speculation.sells-unseen");return o&&o.args.price<=ea(t,n)?o.args.price:void 0}var ea=({seats:t},e)=>t.find(n=>n.seat===e).rack;function na({table:t,state:e,pad:n,setPad:s,news:r}){let{round:o,night:a}=e,c=Nn(o,n),u={table:t,round:o,give:async(f,$)=>await t.act({...f,args:$})&&s(d=>d.deal===n.deal?{deal:null}:{})};if(!c)return i`<${ep} ...${u} news=${r} />`;let p=f=>s({deal:{...c,price:f}});return i`<${np} ...${u} news=${r} deal=${c} chipset=${a.chip_set} onPrice=${p} onCancel=${()=>s({deal:null})} />`}function ep({table:t,round:e,news:n,give:s}){let[r,o]=S(!1),{prompt:a,facts:c}=e,l=N(e),[u]=a.awaited,p=xt(e,u,"turn")??xt(e,u,"keep"),f=c.due===null&&xt(e,c.holder,"sell"),$=f&&c.bids.filter(g=>f.values.to.includes(g.seat)).sort((g,v)=>v.price-g.price)[0],d=c.offer&&xt(e,c.offer.to,"agree"),h=t.late.value,w=c.due===null?"Sold? Tap the buyer.":"An unseen card sold? Tap the seller, then the buyer.",y=!d&&i`<span class="controls-note">${w}</span>`;return i`<${Dt} table=${t} line=${a.say.text} detail=${Ft(e,a.awaited)} news=${n}>
    <${I} question=${Z(p)} end=${y}>
      <${_} kind=${d?"plain":"main"} large busy=${h} onTap=${()=>d?o(!0):s(p,{})}>${p.do==="turn"?"TURN":"KEEP"}<//>
      ${$&&i`<${_} kind="plain" busy=${h} onTap=${()=>s(f,{to:$.seat})}>sell to ${l[$.seat]} · ${m($.price)}<//>`}
      ${d&&i`<${_} kind="plain" busy=${h} onTap=${()=>s(d,{})}>${l[c.offer.to]} agrees · ${m(c.offer.price)}<//>`}
      ${d&&i`<${_} kind="quiet" busy=${h} onTap=${()=>s(xt(e,c.holder,"withdraw"),{})}>no more offer<//>`}
    <//>
    ${r&&d&&i`<${ht} title=${`${p.do==="turn"?"Turn":"Keep"} now?`} no=${`wait for ${l[c.offer.to]}`} yes=${p.do}
      text=${`${l[c.offer.to]} has not answered the offer at ${m(c.offer.price)}. It ends with the next card.`}
      onYes=${()=>{o(!1),s(p,{})}} onClose=${()=>o(!1)} />`}
  <//>`}function np({table:t,round:e,deal:n,chipset:s,news:r,give:o,onPrice:a,onCancel:c}){let l=N(e),{from:u,to:p,price:f,unseen:$}=n,d=p===void 0?0:ea(e,p),h=$?"an unseen card":L(e.zones.held.cards[0]),w=f===void 0?"for \u2026":f===0?"for nothing":`for ${m(f)}`,y=p===void 0?`${l[u]} sells ${h}: tap the buyer.`:`${l[u]} sells ${h} to ${l[p]} ${w}.`,g=i`<${_} kind="plain" onTap=${c}>cancel<//>`;if(p===void 0)return i`<${Dt} table=${t} line=${y} news=${r}><${I} question=${`from ${u}`} end=${g} /><//>`;let v=t.late.value,A=f!==void 0&&f<=d,x=$?{unseen:u}:{},T=xt(e,"dealer","sale"),M=xt(e,p,"bid"),it=xt(e,u,"offer"),K=me(e,p).find(D=>D.unseen===($?u:null));return i`<${Dt} table=${t} line=${y} detail=${`${l[p]} \xB7 rack ${m(d)}`} news=${r}>
    <div class="bets">
      <div class="bets-row">
        <div class="speculation-prices" role="group" aria-label="price">
          ${op(e.places.pot).map(D=>i`<${_} key=${D} chosen=${D===f} disabled=${D>d} onTap=${()=>a(D)}>${m(D)}<//>`)}
        </div>
        <${pe} chipset=${s} fits=${D=>(f??0)+D<=d} onAdd=${D=>a((f??0)+D)}
          onTakeOff=${D=>a(Math.max(0,(f??0)-D))} />
      </div>
      <${I} question=${`${u} ${p}`} end=${g}>
        <${_} kind="main" disabled=${!A} busy=${v} onTap=${()=>o(T,{from:u,to:p,price:f,...$?{unseen:!0}:{}})}>
          SOLD${A?` \xB7 ${m(f)}`:""}
        <//>
        ${K&&K.price===f?i`<${_} kind="plain" busy=${v} onTap=${()=>o(xt(e,p,"withdraw"),x)}>no more bid<//>`:i`<${_} kind="plain" disabled=${!A} busy=${v} onTap=${()=>o(M,{price:f,...x})}>a bid<//>`}
        ${!$&&i`<${_} kind="plain" disabled=${!A} busy=${v} onTap=${()=>o(it,{to:p,price:f})}>an offer<//>`}
      <//>
    </div>
  <//>`}var sp=[0,1,2,3,4,5,6,8,10,15];function op(t){let n=[1,2,5,10,20,50,100,200,500,1e3,2e3,5e3].findLast(s=>s*20<=t)??1;return sp.map(s=>s*n)}var sa={Felt:up,Foot:rp,deed:ap,payments:ip,payment:cp,over:lp};function rp(t){return Es(t.prompt)?na:null}function ap({do:t,events:e},{who:n}){return t==="turn"&&!e.length?`${n} turns a card.`:""}function ip({round:t}){if(!t?.finished)return[];let e=N(t),n=t.record.at(-1).index;return It(t).filter(({action:s,from:r,to:o})=>s===n&&(r==="pot"||o==="house")).map(({from:s,to:r,amount:o,id:a})=>{let c=Number((s==="pot"?r:s).split(":")[1]);return{action:n,seat:c,player:e[c],amount:s==="pot"?o:-o,ids:[a]}})}function cp({amount:t},e){if(t<0)return{hand:"repays the house's marker"};let[n]=e.zones.held.cards;return{hand:`${L(n)} is the highest trump`,sums:["the whole pot"],lit:new Set([n])}}function lp({record:t}){return t.at(-1).events.find(({code:e})=>e==="speculation.wins").text}function up(t){let{state:e,paying:n}=t,{round:s}=e,r=s.seats.map(({seat:u})=>u).sort((u,p)=>u-p),o=Math.ceil(r.length/2),a=Nn(s,t.pad),c=[r.slice(0,o),r.slice(o).reverse()],l=u=>i`<div class="speculation-row">
    ${u.map(p=>i`<${fp} key=${p} seat=${p} ...${t} chosen=${a}
      lit=${n?n.seat===p:!!s.prompt?.awaited.includes(p)} />`)}
  </div>`;return i`<section class="felt speculation" aria-label="felt" style=${{"--across":o}}>
    ${l(c[0])}
    <${pp} state=${e} />
    ${l(c[1])}
  </section>`}function pp({state:t}){let{round:e,night:n}=t,{facts:s,places:r,zones:o,board:a}=e,[c]=o.held.cards;return i`<div class="speculation-middle">
    <${j} cards=${o.held.cards} places=${1} wanted=${!c} />
    <div class="speculation-held">
      ${c&&i`
        <p><b>${N(e)[s.holder]}</b> holds it ${!e.finished&&i`<span class="quiet">· ${s.due===null?"for sale":"not for sale"}</span>`}</p>
        <${dp} board=${a} finished=${e.finished} />`}
    </div>
    <div class="speculation-pot" data-place="pot">
      <${Pt} amount=${r.pot??0} chipset=${n.chip_set} />
      <span>pot <b class="figure">${m(r.pot??0)}</b></span>
    </div>
  </div>`}function dp({board:t,finished:e}){let{trumps:n,higher:s,against:r}=t;return e?null:i`
    <p class="speculation-stands"><b class="figure">${Cn(t)}</b> that it stands</p>
    <p class="speculation-higher">
      ${s.length?i`<svg class=${`suit-${n}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${V[n]} /></svg>
        <span>${s.map(([o])=>o==="T"?"10":o).reverse().join(" ")} unseen</span>`:"nothing can beat it"}
      <span class="quiet"> · ${r} face down against it</span>
    </p>`}function fp({seat:t,state:e,pad:n,setPad:s,chosen:r,lit:o}){let{round:a}=e,c=a.seats.find($=>$.seat===t),l=a.zones[`pile:${t}`].count,u=ta(a,n,t),p=["speculation-seat",o&&"is-lit",a.facts.holder===t&&"is-holder",(r?.from===t||r?.to===t)&&"is-chosen"],f=i`
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
    <span class="speculation-says">${$p(a,t,r)}</span>`;return u?i`<button type="button" class=${b(p)} aria-label=${c.player} aria-pressed=${String(r?.from===t||r?.to===t)}
    onClick=${()=>s({deal:u})}>${f}</button>`:i`<div class=${b(p)} role="group" aria-label=${c.player}>${f}</div>`}function $p(t,e,n){if(n?.to===e)return"buys";if(n?.from===e)return n.unseen?"sells a card":"sells it";let{offer:s,holder:r}=t.facts,o=N(t),a=me(t,e).map(({unseen:u,price:p})=>`bids ${m(p)}${u===null?"":` for ${o[u]}'s`}`);if(s?.to===e&&a.push(`offered at ${m(s.price)}`),a.length)return a.join(", ");let c=t.markers[e];return[r===e&&"holds",t.dealer===e&&"the deal",c&&`owes ${m(c)}`].filter(Boolean).join(" \xB7 ")}var oa={Felt:mp,Seen:hp};function mp({state:t,paying:e}){let{round:n,table:s}=t,r=o=>e?e.seat===o:!!n.prompt?.awaited.includes(o);return i`<section class="felt bus" aria-label="felt">
    <${ra} round=${n} />
    <div class="bus-seats">
      ${n.seats.map(o=>i`<${bp} key=${o.seat} seated=${o} round=${n} lit=${r(o.seat)} holds=${s.hand_over?.seat===o.seat} />`)}
    </div>
    ${n.finished&&i`<${Vt} state=${t} />`}
  </section>`}function hp({round:t}){return i`<div class="bus-seen">
    <${ra} round=${t} />
    <p class="bus-all">${t.seats.map(({seat:e,player:n})=>i`<span key=${e}>${n} <${ia} count=${t.facts.tokens[e]} of=${aa(t)} /></span>`)}</p>
  </div>`}function ra({round:t}){let{pot:e}=t.places;return i`<div class="bus-middle">
    <${j} cards=${t.zones.middle?.cards??[]} label="the middle" />
    <span class="bus-pot" data-place="pot">${e>0&&i`pot <b class="figure">${m(e)}</b>`}</span>
  </div>`}function bp({seated:{seat:t,player:e,rack:n},round:s,lit:r,holds:o}){let{facts:a,zones:c,markers:l,options:u}=s,p=c[`hand:${t}`],f=[a.stopped===t&&"stopped the bus",a.losers.includes(t)&&"the worst hand",!a.playing.includes(t)&&"watches",s.dealer===t&&"the deal",o&&"has the tablet",(n>0||u.token>0)&&`rack ${m(n)}`,l[t]>0&&`owes ${m(l[t])}`];return i`<section class=${b(["bus-seat",r&&"is-lit"])} aria-label=${e}>
    <span class="bus-name"><b>${e}</b> <${ia} count=${a.tokens[t]} of=${aa(s)} /></span>
    <${j} cards=${Re(p?.cards??[],s)} />
    <span class="small" data-place=${`seat:${t}`}>${f.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var aa=({facts:t,options:e})=>Math.max(e.tokens,...Object.values(t.sheet.before)),yp=6;function ia({count:t,of:e}){let n=`${t} ${t===1?"token":"tokens"}`;return e>yp?i`<span class="bus-tokens">${n}</span>`:i`<span class="bus-tokens" role="img" aria-label=${n}>
    ${Array.from({length:e},(s,r)=>i`<i key=${r} class=${r<t?"is-left":null}></i>`)}
  </span>`}var gt="HDCS",wt={H:"Hearts",D:"Diamonds",C:"Clubs",S:"Spades"},St={WIN:1,EXA:2,SFC:4},dt=7,gp={H:"\u2665",D:"\u2666",C:"\u2663",S:"\u2660"},_t=t=>t.split("/").map(e=>`${gp[e]}\uFE0E`).join(" "),_p=t=>t.split("/").map(e=>wt[e]).join(", "),Ue=({horse:t})=>i`<svg class=${`horse-suit suit-${t.toLowerCase()}`} viewBox="-2 -2 104 104" role="img"
    aria-label=${wt[t]}>
  <path class="card-pip" d=${V[t.toLowerCase()]} />
</svg>`,Nt=({order:t})=>i`<span class="order" role="img" aria-label=${_p(t)}>
  ${t.split("/").map(e=>i`<${Ue} key=${e} horse=${e} />`)}
</span>`;function qe(t,e){let n=Object.fromEntries([...gt].map(r=>[r,0])),s=[];for(let r of t.slice(0,e)){let o=r[1].toUpperCase();n[o]<dt&&s.length<3&&(n[o]+=1),n[o]===dt&&!s.includes(o)&&s.push(o)}return s.length===3&&s.push([...gt].find(r=>!s.includes(r))),{spaces:n,home:s}}var he=t=>t.reduce((e,{amount:n})=>e+n,0),jn=(t,e,n)=>t.prompt?.options.find(s=>s.by===e&&s.do===n),ca=({options:t},e)=>typeof t.minimum_bet=="object"?t.minimum_bet[e]:t.minimum_bet;function la({table:t,state:e,paying:n,pad:s,setPad:r}){let[o,a]=S(null),{round:c}=e,l=c.prompt?.say.code==="superfecta.betting",u=async()=>{let{ticket:p,seat:f}=o;a(null),await t.act({...jn(c,f,"cancel"),args:{ticket:p}})};return i`<div class="tickets" role="group" aria-label="tickets by seat">
    ${c.seats.map(p=>i`<${kp} key=${p.seat} seated=${p} selling=${l}
      chosen=${l?(s.seat??c.seats[0].seat)===p.seat:n?.seat===p.seat}
      tickets=${c.facts.tickets.filter(({seat:f})=>f===p.seat)}
      finish=${c.facts.finish&&!c.prompt?c.facts.finish:null}
      onChoose=${()=>r({seat:p.seat})} onTicket=${a} />`)}
    ${o&&i`<${ht} title=${`Cancel ticket ${o.ticket}?`} yes="cancel the ticket" no="keep it"
      text=${`${o.bets.map(ua).join(", ")}: ${m(he(o.bets))} go back to the rack.`}
      onYes=${u} onClose=${()=>a(null)} />`}
  </div>`}var ua=({amount:t,type:e,horses:n})=>`${m(t)} ${e} ${_t(n)}`;function kp({seated:t,selling:e,chosen:n,tickets:s,onChoose:r,onTicket:o}){let a=P(null);B(()=>{n&&a.current.scrollIntoView({block:"nearest"})},[n]);let c=i`<b>${t.player}</b><span class="figure" data-place=${`seat:${t.seat}`}>${m(t.rack)}</span>`;return i`<div class=${b(["holder",n&&"is-lit"])} ref=${a}>
    ${e?i`<button type="button" class="holder-name" aria-pressed=${String(n)}
          aria-label=${`seat ${t.seat}, ${t.player}`} onClick=${r}>${c}</button>`:i`<div class="holder-name">${c}</div>`}
    ${s.map(l=>i`<${vp} key=${l.ticket} ticket=${l} selling=${e} onTap=${()=>o(l)} />`)}
  </div>`}function vp({ticket:t,selling:e,onTap:n}){let s=t.bets.map(({amount:o,type:a,horses:c},l)=>i`<span key=${l} class="ticket-line">
    ${m(o)} ${a} <${Nt} order=${c} /></span>`),r=i`<span class="ticket-number">${t.ticket}</span>`;return e?i`<button type="button" class="ticket" aria-label=${`ticket ${t.ticket}: cancel`} onClick=${n}>
    ${r}<span class="ticket-lines">${s}</span></button>`:i`<div class="ticket">${r}<span class="ticket-lines">${s}</span></div>`}function pa({table:t,state:e,pad:n,setPad:s,last:r,news:o}){let{round:a,night:c}=e,l=a.seats.map(({seat:O})=>O),u=n.seat??l[0],p=a.seats.find(O=>O.seat===u),{amount:f=ca(a,"WIN"),type:$="WIN",horses:d=[],tapped:h=[],fresh:w=!0}=n,y=n.lines?.[u]??[],g=jn(a,u,"ticket"),v=r[`${u} ticket`]?.bets,A=O=>s({seat:u,amount:f,type:$,horses:d,...O}),x=O=>A({amount:O.reduce((X,ne)=>X+ne,0),tapped:O,fresh:!1}),T=(O,X={})=>A({lines:{...n.lines,[u]:O},...X}),M=Le(f,h,c.chip_set),it=p.rack-he(y),K=O=>{if(d.includes(O))return A({horses:d.filter(ne=>ne!==O)});let X=xp([...d,O],$);return X.length<St[$]?A({horses:X}):T([...y,{amount:f,type:$,horses:X.join("/")}],{horses:[],fresh:!0})},D=async O=>{await t.act({...g,args:{bets:O}})&&s(X=>({lines:{...X.lines,[u]:[]},...X.seat===n.seat?{seat:u,horses:[],amount:void 0,tapped:[],fresh:!0}:{}}))},rt=wp(a,$,f,it),$t=`${p.player} \xB7 rack ${m(p.rack)}`,nt=a.seats.find(O=>n.lines?.[O.seat]?.length),z=a.seats.filter(O=>jn(a,O.seat,"ticket")&&!a.facts.tickets.some(X=>X.seat===O.seat)).map(({player:O})=>O),Fn=i`<${_} kind=${nt||z.length?"plain":"main"} disabled=${!!nt} busy=${t.late.value}
    onTap=${()=>t.act(jn(a,"dealer","off"))}>OFF<//>`;return i`<${Dt} table=${t} line=${Tp(a,n,p,nt,z)} news=${o} detail=${$t}>
    <div class="builder">
      <div class="builder-row">
        <output class="builder-amount figure" aria-label="amount">${m(f)}</output>
        <${pe} chipset=${c.chip_set} fits=${O=>g&&(w?0:f)+O<=it}
          onAdd=${O=>x(w?[O]:[...M,O])}
          onTakeOff=${O=>x(z(M,O))} />
        <${_} name="take off the last chip" disabled=${!f} onTap=${()=>x(M.slice(0,-1))}>⌫<//>
        <div class="builder-types" role="group" aria-label="pool">
          ${Object.keys(St).map(O=>i`<${_} key=${O} chosen=${O===$}
            onTap=${()=>A({type:O,horses:[]})}>${O}<//>`)}
        </div>
        <div class="builder-horses" role="group" aria-label="horses, in the order they come in">
          ${[...gt].map(O=>i`<${Op} key=${O} horse=${O} at=${d.indexOf(O)}
            disabled=${!g||rt!==null} onTap=${()=>K(O)} />`)}
        </div>
      </div>
      <${I} question=${`selling ${a.facts.sold??0}`} end=${Fn} steady>
        <${_} kind="main" disabled=${!y.length||he(y)>p.rack} busy=${t.late.value} onTap=${()=>D(y)}>
          ${y.length?`sell \xB7 ${m(he(y))}`:"sell"}
        <//>
        <${_} kind="plain" disabled=${!g||!v||he(v)>p.rack||y.length} onTap=${()=>D(v)}>
          same again${v?` \xB7 ${m(he(v))}`:""}
        <//>
        <div class="builder-lines" aria-label="lines of this ticket">
          ${y.map((O,X)=>i`<button type="button" key=${X} class="builder-line" aria-label=${`take off ${ua(O)}`}
            onClick=${()=>T(y.filter((ne,In)=>In!==X))}>
            ${m(O.amount)} ${O.type} <${Nt} order=${O.horses} /> <span aria-hidden="true">✕</span></button>`)}
          ${rt&&i`<span class="builder-note small">${rt}</span>`}
        </div>
      <//>
    </div>
  <//>`}function xp(t,e){return St[e]!==4||t.length!==3?t:[...t,[...gt].find(n=>!t.includes(n))]}function wp(t,e,n,s){let r=ca(t,e);return n<r?`${e} is bet from ${m(r)}`:n%r?`${e} is bet in multiples of ${m(r)}`:n>s?`${m(s)} left in the rack`:null}var Sp=["first","second","third"];function Tp(t,{type:e="WIN",horses:n=[]},s,r,o){return n.length?`${s.player}: ${e} ${_t(n.join("/"))} \u2026 who comes ${Sp[n.length]}?`:r?r===s?`${s.player}'s ticket: another line, or sell.`:`${r.player}'s ticket is not sold yet.`:t.facts.tickets.length?o.length?`More bets? No ticket yet: ${ft(o)}.`:"Everybody has a ticket. Off when the last one is in.":"Bets, please."}function Op({horse:t,at:e,disabled:n,onTap:s}){return i`<button type="button" class=${b(["horse-key",e>=0&&"is-picked"])} disabled=${n}
      aria-label=${wt[t]} aria-pressed=${e>=0?"true":"false"} onClick=${s}>
    <${Ue} horse=${t} />${e>=0&&i`<span class="horse-key-place">${e+1}</span>`}
  </button>`}var Ap=4;function da({round:t,running:e}){let[n,s]=S(null),{board:r,facts:o}=t,a=e?null:o.finish,c=P(r);o.finish||(c.current=r);let l=e?{...t,board:c.current}:t;return i`<div class="tote" role="group" aria-label="tote board">
    ${Object.keys(St).map(u=>i`<${Ep} key=${u} kind=${u} round=${l} finish=${a}
      onWhole=${u==="WIN"?null:()=>s(u)} />`)}
    ${n&&i`<${ut} title=${`${n}: ${Object.keys(r[n].orders).length} orders`} onClose=${()=>s(null)}
        foot=${i`<${_} kind="plain" onTap=${()=>s(null)}>go back<//>`}>
      <div class="tote-whole"><${ma} kind=${n} round=${l} finish=${a} staked lines=${$a(r[n].orders)} /></div>
    <//>`}
  </div>`}function Ep({kind:t,round:e,finish:n,onWhole:s}){let{orders:r,carried:o}=e.board[t],a=e.places[`pool:${t}`]??0,c=t==="WIN"?Object.entries(r):Cp(r,fa(t,n));return i`<section class="pool" aria-label=${t}>
    <header class="pool-head" data-place=${`pool:${t}`}>
      <b>${t}</b> <span class="figure">${m(a)}</span>
      ${o>0&&i`<span class="small quiet">${m(o)} carried</span>`}
    </header>
    <${ma} kind=${t} round=${e} finish=${n} lines=${c} />
    ${s&&i`<${_} kind="quiet" onTap=${s}>all ${Object.keys(r).length}<//>`}
  </section>`}var fa=(t,e)=>e?e.slice(0,St[t]).join("/"):null,$a=t=>Object.entries(t).sort(([,e],[,n])=>n.chance-e.chance||n.staked-e.staked);function Cp(t,e){let n=([s,{staked:r}])=>s===e?2:r?1:0;return $a(t).sort((s,r)=>n(r)-n(s)).slice(0,Ap)}function ma({kind:t,round:e,finish:n,lines:s,staked:r}){let o=fa(t,n);return i`<table class="tote-lines">
    <thead><tr><th></th>${r&&i`<th>staked</th>`}<th>${n?"paid":"pays"}</th><th>chance</th></tr></thead>
    <tbody>${s.map(([a,c])=>i`<tr key=${a} class=${b([a===o&&"is-won"])}>
      <td><${Nt} order=${a} /></td>
      ${r&&i`<td>${c.staked?m(c.staked):"\u2013"}</td>`}
      <td class="tote-pays">${n?a===o?jp(t,e):"":Np(c,e)}</td>
      <td>${Lp(c.chance)}</td>
    </tr>`)}</tbody>
  </table>`}function Np({will_pay:t},{options:e}){return t===null?"\u2013":e.split==="even"?m(t):`${m(Math.floor(t/100))}.${String(t%100).padStart(2,"0")}`}function jp(t,{record:e}){let n=e.flatMap(({events:s})=>s).filter(({code:s,args:r})=>s==="superfecta.pays"&&r.pool===t);return n.length?m(n.reduce((s,{args:r})=>s+r.amount,0)):"carried"}var Lp=t=>t===null?"":`${Math.floor(t/1e4)}.${Math.floor(t%1e4/1e3)}%`;var ha={Felt:Kp,Foot:Mp,words:Bp,deed:Hp,event:Ip,payment:Dp,over:Up,beats:qp,showing:Wp};function Mp({prompt:t}){return t?.say.code==="superfecta.betting"?pa:null}function Bp(){return{turn:()=>"TURN A CARD",run:()=>"RUN TO THE END"}}function Hp({index:t,do:e,args:n,transfers:s},{who:r,round:o}){switch(e){case"ticket":return`${r}: ${n.bets.map(Rp).join(", ")}${n.bets.length>1?` \xB7 ${m(Pp(n.bets))}`:""}.`;case"cancel":return`Ticket ${n.ticket} cancelled, ${m(s.reduce((a,{amount:c})=>a+c,0))} back.`;case"off":return"No more bets.";case"turn":return`${L(o.zones.course.cards[Fp(o,t)])}.`;case"run":return"Run to the end.";case"show":return`${L(n.card)}.`;default:return null}}var Rp=({amount:t,type:e,horses:n})=>`${m(t)} ${e} ${_t(n)}`,Pp=t=>t.reduce((e,{amount:n})=>e+n,0),Fp=({record:t},e)=>t.filter(n=>n.do==="turn"&&n.index<e).length;function Ip({code:t,args:e,text:n},s){switch(t){case"superfecta.off":return null;case"superfecta.home":return`${wt[e.horse]} home, number ${e.place}.`;case"superfecta.finish":return`The finish: ${_t(e.horses)}.`;case"superfecta.pays":return`${e.pool}: ${s[e.seat]} ${m(e.amount)}.`;case"superfecta.carried":return e.amount?`${e.pool}: nobody, ${m(e.amount)} carried.`:null;default:return n}}function Dp({action:t,seat:e,transfers:n},s){let r=s.record.find(({index:c})=>c===t)?.events.filter(({code:c,args:l})=>c==="superfecta.pays"&&l.seat===e)??[],o=r.map(({args:c})=>`${c.pool} ${_t(c.order)}: ${c.reckoning} = ${m(c.amount)}`),a=n.filter(({why:c})=>!/ pays /.test(c)).map(({from:c,why:l,amount:u})=>`${c.slice(5)}, ${l}: ${m(u)}`);return{hand:r.map(({args:c})=>`${c.pool} ${_t(c.order)}`).join(", ")||"the end of the meeting",sums:[...o,...a]}}function Up({facts:t}){return`${_t(t.finish.join("/"))}. Race ${t.race} of ${t.races} is paid.`}function qp({zones:t}){return t.course?.count??0}function Wp({zones:t},e){let{home:n}=qe(t.course.cards,e);return n.length?`${n.slice(0,3).map((s,r)=>`${wt[s]} ${Cs[r]}`).join(", ")}.`:"They are off."}var Cs=["1st","2nd","3rd","4th"];function Kp(t){let{state:e,pace:n}=t,{round:s}=e,r=s.zones.course?.cards??[],{spaces:o,home:a}=qe(r,n.beat);return i`<section class="felt races" aria-label="felt">
    <${zp} rail=${s.zones.rail?.cards??[]} spaces=${o} home=${a} card=${n.beat?r[n.beat-1]:null} />
    <div class="races-below">
      <${da} round=${s} running=${n.running} />
      <${la} ...${t} />
    </div>
  </section>`}function zp({rail:t,spaces:e,home:n,card:s}){let r=[...Array(dt).keys()];return i`<div class="track" role="group" aria-label="the track">
    <div class="track-rail" aria-label="the rail">
      <span class="track-turned">${s?i`<${E} card=${s} />`:i`<${ot} />`}</span>
      ${r.map(o=>i`<span key=${o} class="track-rail-card">
        ${o<dt-1&&(t[o]?i`<${E} card=${t[o]} />`:i`<${ot} />`)}
      </span>`)}
      <span class="track-end"></span>
    </div>
    ${[...gt].map(o=>i`<${Gp} key=${o} horse=${o} at=${e[o]} place=${n.indexOf(o)} />`)}
  </div>`}function Gp({horse:t,at:e,place:n}){let s={"--at":String(e)};return i`<div class=${b(["lane",n===0&&"is-winner"])} role="img"
      aria-label=${`${wt[t]}: ${n<0?`space ${e} of ${dt}`:Cs[n]}`}>
    <span class="lane-start"></span>
    ${[...Array(dt).keys()].map(r=>i`<span key=${r} class=${b(["lane-space",r===dt-1&&"is-line"])}></span>`)}
    <span class="lane-place figure">${n<0?"":Cs[n]}</span>
    <span class="horse" style=${s}><${Ue} horse=${t} /></span>
  </div>`}var Ns={ante:"Ante",blind:"Blind",play:"Play",trips:"Trips"},qt=(t,e,n)=>t.places[`circle:${e}:${n}`]??0;function ya({board:t,options:e,onClose:n}){let s=Object.keys(t.blind_paytable),r=i`<${_} kind="plain" onTap=${n}>go back<//>`;return i`<${ut} title="What is paid" onClose=${n} foot=${r}>
    <table class="ledger paytables">
      <thead><tr><th>hand</th><th class="number">Blind</th><th class="number">Trips</th></tr></thead>
      <tbody>${s.map(o=>i`<tr key=${o}>
        <td>${o}</td>
        <td class="number">${t.blind_paytable[o]}</td>
        <td class="number">${t.trips_paytable[o]}</td>
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">Blind${ba(e.blind_paytable)}: only when the player beats the dealer; an equal hand pushes.
      What a fraction leaves over stays with the house.</p>
    <p class="small quiet">Trips${ba(e.trips_paytable)}: on the player's hand alone, whoever wins; a fold loses it.</p>
    <p class="small quiet">Ante and Play pay 1:1. Without a pair the dealer does not qualify, and the Ante pushes.</p>
  <//>`}var ba=t=>typeof t=="string"?` (${t})`:" (your own table)";var Jp=["ante","trips"];function ka({table:t,state:e,pad:n,setPad:s,last:r,news:o}){let{round:a,night:c}=e,{prompt:l}=a,u=(C,Q)=>l.options.find(st=>st.by===C&&st.do===Q),p=a.seats.map(({seat:C})=>C),[f,$]=S(!1),d=C=>!!u(C,"bet")&&!n.sitting?.[C],h=n.seat===void 0?js(a,p.filter(d),0):n.seat,w=n.target??"ante",y=u(h,"bet"),g=Ls(a,h),v=n.drafts?.[h]??g,A=Le(v[w],n.tapped?.[`${h} ${w}`]??[],c.chip_set),x=v.ante!==g.ante||v.trips!==g.trips,T=Qp(r[`${h} bet`]),M=a.seats.find(C=>C.seat===h),it=(C,Q=[])=>s({seat:h,target:w,drafts:{...n.drafts,[h]:{...v,[w]:C}},tapped:{...n.tapped,[`${h} ${w}`]:Q}}),K=C=>it(C.reduce((Q,st)=>Q+st,0),C),D=(C,Q={})=>s(st=>{let{[C]:Ke,...qs}=st.drafts??{},{seat:wf,...ai}=Q;return st.seat===n.seat?{drafts:qs,tapped:{},target:"ante",...Q}:{drafts:qs,...ai}}),rt=async C=>{let Q=!C.ante&&!C.trips,st=Q?u(h,"clear"):y;await t.act({...st,args:Q?{}:ga(C)})&&D(h,{seat:js(a,p.filter(d),h),sitting:{...n.sitting,[h]:!1}})},$t=()=>{let C={...n.sitting,[h]:!n.sitting?.[h]},Q=C[h]?js(a,p.filter(st=>d(st)&&st!==h),h):h;D(h,{seat:Q,sitting:C})},nt=async()=>{$(!1);for(let[Q,st]of Object.entries(n.drafts??{})){let Ke=Number(Q);if(!(!st.ante&&!st.trips)){if(!await t.act({...u(Ke,"bet"),args:ga(st)}))return s({seat:Ke});D(Ke)}}let C=t.state.peek().round?.prompt?.options.find(({do:Q})=>Q==="deal");return C&&t.act(C)},z=u("dealer","deal")||Object.values(n.drafts??{}).some(({ante:C,trips:Q})=>C||Q),Fn=C=>y&&_a(a,y,M.rack+te(g),{...v,[w]:v[w]+C})===null,O=a.seats.filter(C=>d(C.seat)&&!te(n.drafts?.[C.seat]??Ls(a,C.seat))).map(({player:C})=>C),X=z&&!x&&!O.length,ne=i`<${_} kind=${X?"main":"plain"} disabled=${!z} busy=${t.late.value}
    onTap=${O.length?()=>$(!0):nt}>DEAL<//>`,In=O.length?Ot("{players} has not bet.","{players} have not bet.",O.length,{players:ft(O)}):"All bets are down: deal.";return i`<${Dt} table=${t} line=${z&&(X||O.length)?In:l.say.text} news=${o}
      detail=${M&&`${M.player} \xB7 rack ${m(M.rack)}`}>
    ${f&&i`<${ht} title=${`Deal without ${ft(O)}?`} no=${`wait for ${O.length===1?O[0]:"them"}`} yes=${`deal without ${O.length===1?O[0]:"them"}`}
      text=${Ot("{players} has not bet. Without a bet nobody is dealt in, and cards that are dealt cannot be taken back.","{players} have not bet. Without a bet nobody is dealt in, and cards that are dealt cannot be taken back.",O.length,{players:ft(O)})}
      onYes=${nt} onClose=${()=>$(!1)} />`}
    <div class="bets">
      <div class="bets-row">
        ${Jp.map(C=>i`<${Yp} key=${C} name=${C} draft=${v} chosen=${C===w} disabled=${!y}
          onTap=${()=>s({seat:h,target:C})} />`)}
        <${pe} chipset=${c.chip_set} fits=${Fn} onAdd=${C=>K([...A,C])}
          onTakeOff=${C=>K($n(A,C))} />
        <${_} name="take off the last chip" disabled=${!A.length} onTap=${()=>K(A.slice(0,-1))}>⌫<//>
        <p class="bets-note small" role="status">${M?Zp(a,y,v):""}</p>
      </div>
      <${I} question=${`betting ${h}`} end=${ne} steady>
        <${_} kind="main" disabled=${!x} busy=${t.late.value} onTap=${()=>rt(v)}>
          <span class="bets-place">${Vp(M,v,x)}</span>
        <//>
        <${_} kind="plain" disabled=${!y||!T||_a(a,y,M.rack+te(g),T)!==null}
          onTap=${()=>rt(T)}>same again${T?` \xB7 ${va(T)}`:""}<//>
        <${_} kind="quiet" disabled=${!te(v)} onTap=${()=>s({seat:h,target:"ante",drafts:{...n.drafts,[h]:{ante:0,trips:0}},tapped:{}})}>clear<//>
        <${_} kind="quiet" chosen=${!!(M&&n.sitting?.[h])} disabled=${!y||te(g)>0} onTap=${$t}>sits out<//>
      <//>
    </div>
  <//>`}var Ls=(t,e)=>({ante:qt(t,e,"ante"),trips:qt(t,e,"trips")}),te=({ante:t,trips:e})=>2*t+e,ga=({ante:t,trips:e})=>e?{ante:t,trips:e}:{ante:t},Qp=t=>t&&{ante:t.ante,trips:t.trips??0},va=({ante:t,trips:e})=>[t&&m(t),e&&`Trips ${m(e)}`].filter(Boolean).join(" + ");function js(t,e,n){return[...e.filter(r=>r>n),...e.filter(r=>r<n)].find(r=>!te(Ls(t,r)))??null}function Yp({name:t,draft:e,chosen:n,disabled:s,onTap:r}){let o=e[t];return i`<button type="button" class=${b(["bets-target",n&&"is-chosen"])} aria-pressed=${String(n)}
      disabled=${s} onClick=${r}>
    <span class="small">${t==="ante"?"Ante":"Trips"}</span>
    <b class="bets-figure">${m(o)}</b>
    <span class="small">${t==="ante"?`+ Blind ${m(o)}`:" "}</span>
  </button>`}function Vp(t,e,n){return t?n?te(e)?`${t.player} bets ${va(e)}`:`${t.player} takes it back`:`${t.player} bets`:"all bets are down"}function _a(t,e,n,{ante:s,trips:r}){let{maximum_bet:o}=t.options;return o&&(s>o||r>o)?`at most ${m(o)}`:s>e.values.ante.max||r>e.values.trips.max?"the rack does not hold that":3*s+r>n?"the rack keeps one more ante for the Play bet":null}function Zp(t,e,n){if(!e)return"The rack does not cover a bet.";let s=Object.entries(t.board.blind_paytable).find(([,a])=>Xp(a,n.ante));if(!s)return"";let[r,o]=s;return`A ${r} pays ${o.replace(":"," to ")} on the Blind: of ${m(n.ante)} the house would keep the odd part of a chip.`}var Xp=(t,e)=>{let[n,s]=t.split(":").map(Number);return s>1&&e*n%s!==0};var xa={Felt:ld,Foot:({facts:t})=>t.street==="betting"?ka:null,words:ed,deed:nd,event:sd,payment:ad,over:id,passOn:cd},td=[7,6,5,4,3,2,1];function ed(t){let[e]=t.prompt?.awaited??[];return{check:()=>"CHECK",fold:()=>"FOLD",play:({times:n})=>`PLAY ${n}\xD7 \xB7 ${m(n*qt(t,e,"ante"))}`}}function nd({do:t,args:e,transfers:n},{who:s}){switch(t){case"bet":{let r=e.trips?`Trips ${m(e.trips)}`:"",o=e.ante?`${m(e.ante)}, Blind ${m(e.ante)}`:"";return`${s} bets ${[o,r].filter(Boolean).join(", ")}.`}case"clear":return`${s} takes the bet back.`;case"deal":return"No more bets. Cards dealt.";case"check":return`${s} checks.`;case"fold":return`${s} folds.`;case"play":return`${s} plays ${e.times}\xD7, ${m(n[0].amount)}.`;case"show":return`${L(e.card)} turned up.`;default:return null}}function sd({code:t,args:e,text:n},s){if(t==="uth.breakage")return`Odd Blind: a ${e.hand} is rounded down.`;if(t!=="uth.settled")return n;let r=e.lines.reduce((o,{stake:a,result:c,won:l})=>o+(c==="loses"?-a:l),0);return`${s[e.seat]}: ${e.hand}, ${H(r)}.`}function od({circle:t,stake:e,odds:n,result:s,won:r}){let o=`${Ns[t]} ${m(e)}`;return s.startsWith("pays")?`${o} \xD7 ${n} = ${m(r)}${s.includes("breakage")?", the half chip stays":""}`:`${o} ${s}`}var rd={better:"",worse:", beaten",equal:", equal to the dealer's"};function ad({action:t,seat:e,transfers:n},s){let o=s.record.find(({index:p})=>p===t)?.events.find(({code:p,args:f})=>p==="uth.settled"&&f.seat===e);if(!o)return{hand:null,sums:n.map(({why:p,amount:f})=>`${p}: ${m(f)}`)};let{hand:a,cards:c,compared:l,lines:u}=o.args;return{hand:a+rd[l],sums:u.map(od),lit:new Set(c)}}function id({record:t}){let e=t.at(-1)?.events.find(({code:n})=>n==="uth.qualifies"||n==="uth.fails");return e?`${e.text} All paid.`:"Nobody stayed in. All paid."}function cd({prompt:t,record:e}){let[n]=t?.awaited??[];return typeof n=="number"&&n>e.at(-1).by?n:null}function ld({state:t,paying:e,pad:n,setPad:s,face:r}){let{round:o,table:a,night:c}=t,[l,u]=S(!1),{zones:p,facts:f,board:$}=o,d=e?r.payment(e,o).lit:void 0,h=p["hand:dealer"]?.cards??[],w=Array(p["board:covered"]?.count??0).fill("??"),y=o.record.flatMap(({events:g})=>g).find(({code:g})=>g==="uth.qualifies"||g==="uth.fails");return i`<section class="felt uth" aria-label="felt">
    <div class="uth-tables"><${_} kind="quiet" onTap=${()=>u(!0)}>paytables<//></div>
    <div class="uth-dealer">
      <${j} cards=${h} places=${2} lit=${d} label=${y?ud(y):"dealer"} />
    </div>
    <div class="uth-board"><${j} cards=${[...p.board?.cards??[],...w]} places=${5} lit=${d} /></div>
    ${td.map(g=>i`<${pd} key=${g} seat=${g} round=${o} chipset=${c.chip_set} lit=${d}
      street=${f.street} paying=${e?.seat===g} pad=${n} setPad=${s}
      holds=${a.hand_over?.seat===g} />`)}
    ${l&&i`<${ya} board=${$} options=${a.options} onClose=${()=>u(!1)} />`}
  </section>`}var ud=({code:t,args:e})=>`${e.hand}: ${t==="uth.qualifies"?"qualifies":"does not qualify"}`;function pd({seat:t,round:e,chipset:n,lit:s,street:r,paying:o,pad:a,setPad:c,holds:l}){let u=e.seats.find(x=>x.seat===t),p=`uth-seat uth-seat-${t}`;if(!u)return i`<div class=${`${p} is-empty`} aria-hidden="true"><span class="uth-empty">${t}</span></div>`;let f=r==="betting",$=e.zones[`hand:${t}`]?.cards??[],d=e.facts.folded.includes(t),h=!f&&!e.facts.dealt_in.includes(t),w=f&&a.seat===t,y=o||e.prompt?.awaited.includes(t)||w,g=f?a.drafts?.[t]:void 0,v=[p,y&&"is-lit",(d||h)&&"is-out",w&&"is-chosen",$d(e,t)&&"is-waiting"],A=i`
    <span class="uth-hand">
      ${$.length>0&&!d&&i`<${j} cards=${$} lit=${o?s:void 0} />`}
      <span class="uth-note">${f&&a.sitting?.[t]?"sits out":dd({folded:d,out:h,holds:l})}</span>
    </span>
    <span class="uth-circles">
      ${["trips","play","ante","blind"].map(x=>i`<${md} key=${x} name=${x} place=${`circle:${t}:${x}`}
        amount=${fd(e,t,x,g)} draft=${g!==void 0} chipset=${n} />`)}
    </span>
    <span class="uth-who"><b>${u.player}</b><span class="figure" data-place=${`seat:${t}`}>${m(u.rack)}</span></span>`;return f?i`<button type="button" class=${b(v)} aria-label=${`seat ${t}, ${u.player}`} aria-pressed=${String(w)}
    onClick=${()=>c({seat:t,target:"ante"})}>${A}</button>`:i`<div class=${b(v)} role="group" aria-label=${`seat ${t}, ${u.player}`}>${A}</div>`}var dd=({folded:t,out:e,holds:n})=>t?"folded":n?"has the tablet":e?"out":"";function fd(t,e,n,s){return s?{ante:s.ante,blind:s.ante,trips:s.trips,play:0}[n]:qt(t,e,n)}function $d(t,e){let[n]=t.prompt?.awaited??[],{dealt_in:s=[],folded:r}=t.facts;return typeof n=="number"&&e>n&&s.includes(e)&&!r.includes(e)&&qt(t,e,"ante")>0&&!qt(t,e,"play")}function md({name:t,place:e,amount:n,draft:s,chipset:r}){let[o]=je(n,r);return i`<span class=${b(["uth-circle",`uth-${t}`,n>0&&s&&"is-draft"])} data-place=${e}>
    <span class="uth-ring">${o?i`<${mn} value=${n} colour=${o.colour} />`:Ns[t]}</span>
  </span>`}var hd={lorum:Ir,polignac:Kr,kaiser:Gr,"canadian-salad":zr,schnapsen:Vr,"stop-the-bus":oa,"divide-and-conquer":Cr,bura:or,"card-stock-market":gr,kabu:Lr,speculation:sa,uth:xa,superfecta:ha},Ln=t=>({...Tr,...hd[t]});var wa=280;var bd=["uth.betting","superfecta.betting"];function Sa(t,e,n){let{round:s,table:r}=t,o=Ln(r.game),a=o.beats?.(s)??0,c=Math.min(n.beat,a),l=c<a,u=o.amongPlayers?[]:o.payments(t),p=Ms(e,r)?Math.min(e.paid,u.length):0,f=pr(t,ur(t,u,p).held),$=!l&&p<u.length?u[p]:null,d=l&&n.board?n.board:f.round.board;return{face:o,state:{...f,round:{...f.round,board:d}},round:{...f.round,board:d},table:f.table,night:f.night,paying:$,payment:$&&o.payment($,f.round),paid:u.slice(0,p),beat:c,running:l,scene:yd(s,l,$)}}var Ms=(t,e)=>t.rounds===e.number;function yd(t,e,n){return n?"reveal":t.finished&&!e?"over":bd.includes(t.prompt?.say.code)?"betting":"play"}var Mn=class{value=ct({});#e={};#t;see({table:e,round:n},s){let r=e.table;if(!n)return;let o=Ln(e.game).beats?.(n)??0,a=this.value.peek()[r],c=a?.round===e.number?a:{round:e.number,beat:a?0:o,board:null},l=Ms(s,e)&&(s.paid>0||s.beat>=o);this.#e[r]=o,this.#n(r,{...c,beat:l?o:Math.min(c.beat,o),board:n.finished?c.board:n.board}),this.#o()}close(){clearTimeout(this.#t)}#n(e,n){this.value.value={...this.value.peek(),[e]:n}}#o(){let e=Object.entries(this.value.peek()).filter(([n,{beat:s}])=>s<this.#e[n]);!e.length||this.#t!==void 0||(this.#t=setTimeout(()=>{this.#t=void 0;for(let[n]of e){let s=this.value.peek()[n];this.#n(n,{...s,beat:Math.min(s.beat+1,this.#e[n])})}this.#o()},wa))}};var gd=2e3,Bn=class{tables=ct({});#e;#t;#n;#o={};#s=!1;#r=!1;#p;#d;#a=new Mn;constructor(e,n){this.#e=e,this.number=n,this.#t=`nights/${n}`,this.#n=new bn({api:e,path:`${this.#t}/wall`,events:`/api/${this.#t}/events`}),this.night=this.#n.state,this.connection=this.#n.connection,this.refusal=this.#n.refusal,this.beats=this.#a.value,this.#d=kt(()=>{if(this.night.value){for(let s of be(this.night.value))this.#i(s.table);this.#c()}})}close(){this.#d(),clearTimeout(this.#p),this.#a.close(),this.#n.close()}#i(e){let n=this.tables.peek()[e],s=this.night.peek().tables.find(({table:r})=>r===e);n&&this.#a.see(n,s)}async#c(){if(this.#r=!0,!this.#s){this.#s=!0,clearTimeout(this.#p);try{for(;this.#r;){this.#r=!1;let e=be(this.night.peek()).filter(n=>this.#l(n));await Promise.all(e.map(n=>this.#f(n.table)))}}catch{this.#p=setTimeout(()=>this.#c(),gd)}finally{this.#s=!1}}}#l({table:e,version:n}){let s=this.tables.peek()[e];return!s||s.version<n||this.night.peek().damage!==""}async#f(e){let n;try{n=await this.#e.look(`${this.#t}/tables/${e}?as=wall`,this.#o[e])}catch(s){if(s instanceof mt)return;throw s}!n||n.state.version<this.tables.peek()[e]?.version||(this.#o[e]=n.etag,ae(()=>{this.tables.value={...this.tables.peek(),[e]:n.state},this.#i(e)}))}},be=t=>t.tables.filter(e=>e.status!=="closed");var Ta=["","14 8","3 8","24 8 3 8","10 6 2 6","2 5"],Rs=Ta.length,Bs=900,Hs=480,Hn=14,Oa=t=>Ta[(t+Math.floor(t/Rs))%Rs],Aa=t=>`is-line-${t%Rs}`,Ea=({at:t})=>i`<svg class=${`line-stroke ${Aa(t)}`} viewBox="0 0 60 12" aria-hidden="true">
  <line x1="2" x2="58" y1="6" y2="6" stroke-dasharray=${Oa(t)} />
</svg>`;function Ca({players:t}){let e=t.flatMap(({line:c})=>c),n=Math.min(0,...e),s=Math.max(1,...e),r=Math.max(1,t[0].line.length-1),o=c=>Hn+c*(Bs-2*Hn)/r,a=c=>Hs-Hn-(c-n)*(Hs-2*Hn)/(s-n);return i`<svg class="lines" viewBox=${`0 0 ${Bs} ${Hs}`} preserveAspectRatio="none" role="img"
      aria-label=${t.map(({name:c,line:l})=>`${c}: ${m(l.at(-1))}`).join("; ")}>
    <line class="lines-zero" x1="0" x2=${Bs} y1=${a(0)} y2=${a(0)} />
    ${t.map(({player:c,line:l},u)=>i`<g key=${c} class=${Aa(u)}>
      <polyline points=${l.map((p,f)=>`${o(f)},${a(p)}`).join(" ")} stroke-dasharray=${Oa(u)} />
      <circle cx=${o(l.length-1)} cy=${a(l.at(-1))} r="8" />
    </g>`)}
  </svg>`}var _d=8,kd=12,vd=/(?<= and )/;function Rn({deals:t,title:e,side:n}){let[s,r]=wd(_d),o=t.slice(-r),{names:a,sheet:c}=t.at(-1),l=Object.keys(c.before);return i`<section class="wall-sheet" aria-label="the score sheet" style=${{"--lines":Math.floor(kd/l.length)-1}}>
    <div class="sheet-deals" ref=${s}>
      <table>
        <thead><tr>
          <th class="sheet-title">${e}</th>
          ${o.map(({deal:u})=>i`<th key=${u} scope="col">deal ${u}</th>`)}
        </tr></thead>
        <tbody>${l.map((u,p)=>i`<tr key=${u}>
          <th scope="row"><div class="sheet-who">
            <${pt} at=${p} />
            <b class=${b(["sheet-name",ws(c,u)&&"is-best"])}>${a[u].split(vd).map(f=>i`<span>${f}</span>`)}</b>
            <span class="sheet-why">${[Pe(c,u),xd(c,u)].filter(Boolean).join("; ")}</span>
          </div></th>
          ${o.map(({deal:f,sheet:{before:$,after:d}})=>i`<td key=${f} class="figure"><span>${H(d[u]-$[u])}</span> <b>${m(d[u])}</b></td>`)}
        </tr>`)}</tbody>
      </table>
    </div>
    <div class="sheet-side">
      ${t.length>1&&i`<${vt} deals=${t} />`}
      ${c.goal!==null&&i`<p>${m(c.goal)} ends the game</p>`}
      ${n}
    </div>
  </section>`}function xd(t,e){let n=t.taken.filter(s=>s.name===e&&s.points!==0);return n.length?`took ${n.map(({what:s,points:r})=>`${s} ${m(r)}`).join(", ")}`:""}function wd(t){let e=P(null),[n,s]=S(t);return Gt(()=>{n>1&&e.current.scrollWidth>e.current.clientWidth&&s(n-1)}),[e,n]}var Ps=7,Sd=8e3,Fs="evening";function Na({evening:t,states:e,room:n}){let s=Od(e),r=Math.max(...e.map(({version:c})=>c)),o=s[0]?.version===r?[...s,Fs]:[Fs,...s];s.length&&!t?.players.some(ue)&&(o=s);let a=o[La(o.length)];return a!==Fs?i`<${Ad} key=${a.table.table} state=${a} room=${n} />`:i`<${Td} evening=${t} states=${e} room=${n} />`}function Td({evening:t,states:e,room:n}){if(!t?.players.some(ue))return i`<div class="scene between-scene is-empty">
      <p class="between-welcome">Welcome</p>
      ${n&&i`<${Ne} room=${n} />`}
    </div>`;let s=t.players.filter(ue);return i`<div class="scene between-scene">
    <div class="between-part">
      <${Ed} players=${s} />
      ${n&&i`<${Ne} room=${ja(n)} small />`}
    </div>
    <div class="between-part">
      <${Ca} players=${s} />
      <${Cd} evening=${t} states=${e} />
    </div>
  </div>`}var ja=t=>({...t,addresses:t.addresses.slice(0,1)}),Od=t=>t.filter(({table:{carry:e},round:n})=>!n&&("scores"in e||"tokens"in e)).sort((e,n)=>n.version-e.version);function Ad({state:t,room:e}){let n=$e(t);return n?i`<div class="scene">
    <${Rn} deals=${n} title=${`${t.table.game_name} \xB7 ${t.table.name}`}
      side=${e&&i`<${Ne} room=${ja(e)} small />`} />
  </div>`:null}function La(t){let[e,n]=S(0);return B(()=>{if(t<2)return;let s=setInterval(()=>n(r=>r+1),Sd);return()=>clearInterval(s)},[t]),e%Math.max(1,t)}function Ed({players:t}){let e=La(Math.ceil(t.length/Ps))*Ps;return i`<ol class="leaders" aria-label="who is up" start=${e+1}>
    ${t.slice(e,e+Ps).map(({player:n,name:s,result:r},o)=>i`<li key=${n} class=${b(["leader",e+o===0&&r>0&&"is-first"])}>
      <${Ea} at=${e+o} /> <b class="leader-name">${s}</b>
      <b class=${b(["figure",r>0&&"won",r<0&&"lost"])}>${H(r)}</b>
    </li>`)}
  </ol>`}function Cd({evening:{winners:t,biggest:e,streaks:n},states:s}){let r=s.flatMap(Nd);return i`<dl class="facts">
    ${t.length>0&&i`<div><dt>last won</dt>
      ${t.slice(0,2).map(({name:o,chips:a,table:c,round:l})=>i`<dd key=${`${c} ${l}`}>${o} <b class="figure won">${H(a)}</b></dd>`)}</div>`}
    ${e&&i`<div><dt>biggest win</dt><dd>${e.name} <b class="figure won">${H(e.chips)}</b></dd><dd class="facts-where">${e.game_name}</dd></div>`}
    ${n.length>0&&i`<div><dt>on a streak</dt><dd>${n[0].name}</dd><dd class="facts-where">${U(n[0].rounds,"round")} in a row</dd></div>`}
    ${r.length>0&&i`<div><dt>carried</dt>${r.slice(0,2).map(({name:o,amount:a})=>i`<dd key=${o}>${o} <b class="figure">${m(a)}</b></dd>`)}</div>`}
  </dl>`}function Nd({table:t,round:e}){if(e)return[];let n=Object.entries(t.places).filter(([s])=>tt(s)===null).reduce((s,[,r])=>s+r,0);return n>0?[{name:t.game_name,amount:n}]:[]}var jd=[1,0,2];function Ma({night:t,evening:e}){if(!e?.closing)return i`<div class="scene closing-scene"><p class="between-welcome">Good night</p></div>`;let{closing:n}=e,s=e.players.filter(ue),{currency:r,chip:o}=t.money??{currency:null,chip:1},a=l=>r?`${l>0?"+":""}${Un(l*o,r)}`:H(l),c=jd.filter(l=>s[l]);return i`<div class="scene closing-scene">
    <ol class="podium" aria-label="the podium">
      ${c.map(l=>i`<li key=${l} class=${`podium-step is-step-${l+1}`}>
        <b class="podium-name">${s[l].name}</b>
        <b class="podium-sum figure">${a(s[l].result)}</b>
        <span class="podium-place" aria-hidden="true">${l+1}</span>
      </li>`)}
    </ol>
    <figure class="seal">
      <${un} svg=${n.seal.qr} name="the seal of the night, to photograph" />
      <figcaption><span>the seal of this night</span> <b class="seal-code">${n.seal.code}</b></figcaption>
    </figure>
    <section class="payments" aria-label="who pays whom">
      ${n.payments.length===0&&i`<p>Everybody is even.</p>`}
      <ul>
        ${[...Ld(n.payments)].map(([l,u])=>i`<li key=${l}>
          <span><b>${l}</b> <small>pays</small></span>
          ${u.map(({payee:p,amount:f})=>i`<span key=${p}>${p} <b class="figure">${Un(f,r)}</b></span>`)}
        </li>`)}
      </ul>
    </section>
  </div>`}function Ld(t){let e=new Map;for(let n of t)e.set(n.payer,[...e.get(n.payer)??[],n]);return e}var et=({round:t})=>N(t),Is=({table:t})=>e=>t.for_points?null:m(t.seats.find(n=>n.seat===e)?.rack??0);function ye({look:t,cards:e,note:n,figure:s=Is(t)}){let{round:r,paying:o}=t,a=o?[o.seat]:r.prompt?.awaited??[];return i`<ul class="seats" style=${{"--seats":r.seats.length}}>
    ${r.seats.map(({seat:c,player:l})=>i`<li key=${c} class=${b(["seat",a.includes(c)&&"is-lit"])}>
      <b class="seat-name">${l}</b>
      ${e?.(c)}
      <b class="seat-figure figure">${s(c)}</b>
      <span class="seat-note">${n?.(c)}</span>
    </li>`)}
  </ul>`}function Pn({look:t,order:e,cards:n,takes:s}){let r=et(t);return i`<div class="trick" role="group" aria-label="the trick">
    ${e.map((o,a)=>i`<figure key=${o} class=${b(["trick-card",o===s&&"is-lit"])}>
      ${n[a]?i`<${E} card=${n[a]} lit=${o===s} />`:i`<${ot} />`}
      <figcaption>${r[o]}</figcaption>
    </figure>`)}
  </div>`}function ee({look:{round:t}}){let e=Object.entries(t.places).filter(([n,s])=>s>0&&tt(n)===null);return e.length?i`<ul class="pots">
    ${e.map(([n,s])=>i`<li key=${n}><span>${J(n.split(":").at(-1))}</span> <b class="figure">${m(s)}</b></li>`)}
  </ul>`:null}var Wt=({amount:t})=>i`<b class=${b(["win figure",t>0&&"won",t<0&&"lost"])}>${H(t)}</b>`;function We(t){let e={};for(let{seat:n,amount:s}of t)e[n]=(e[n]??0)+s;return e}function Ha({look:t}){let{round:e}=t,[n,s]=e.seats,[r]=e.zones.trump?.cards??[];return i`<div class="scene bura-scene">
    <${Ba} look=${t} who=${n} other=${s} />
    <div class="bura-between">
      <div class="bura-stock">
        ${r&&i`<${E} card=${r} />`}
        <p>${r?"trump":""} ${e.zones.stock.count>0?i`<b class="figure">${e.zones.stock.count}</b> to draw`:"no more drawing"}</p>
      </div>
      ${t.paying?i`<${Wt} amount=${t.paying.amount} />`:i`<p class="bura-pot">pot <b class="win figure">${m(e.places.pot??0)}</b></p>`}
    </div>
    <${Ba} look=${t} who=${s} other=${n} />
  </div>`}function Ra({round:t,scene:e,payment:n,paying:s}){let{announced:r}=t.facts;if(e==="reveal")return`${s.player}: ${n.hand??""}`;if(e==="over")return t.record.at(-1)?.events.at(-1)?.text??"";let o=r&&t.seats.find(({seat:a})=>a===r.seat)?.player;return o?`${o} announces ${r.kind}`:null}function Ba({look:t,who:{seat:e,player:n},other:s}){let{round:r,paying:o}=t,{led:a,trump:c}=r.facts,l=r.zones[`played:${e}`].cards,u=r.zones[`played:${s.seat}`].cards,p=a!==null&&a!==e&&l.length>0,f=p?bs(l,u,c):l,$=r.zones[`won:${e}`],d=o?o.seat===e:r.prompt?.awaited.includes(e);return i`<section class=${b(["bura-side",d&&"is-lit"])} aria-label=${n}>
    <div class="bura-who"><b class="seat-name">${n}</b> <b class="seat-figure figure">${Is(t)(e)}</b></div>
    <div class="bura-cards">
      ${$.sight==="all"?i`<${j} cards=${$.cards} fanned />`:f.map((h,w)=>i`<${E} key=${h} card=${h} lit=${p&&yn(h,u[w],c)} />`)}
    </div>
  </section>`}function Pa({look:t}){let{round:e,scene:n}=t,{counts:s,debts:r}=e.facts,o=et(t),a=Object.keys(s).length>0,c=Math.max(...Object.values(s));return i`<div class="scene kabu-scene">
    <ul class="kabu-hands" style=${{"--seats":e.seats.length}}>
      ${e.seats.map(({seat:l})=>{let u=a?s[l]===c:e.prompt?.awaited.includes(l);return i`<li key=${l} class=${b(["kabu-hand",u&&"is-lit"])}>
          <b class="seat-name">${o[l]}</b>
          <${j} cards=${e.zones[`hand:${l}`]?.cards??[]} fanned />
          ${a?i`<b class="kabu-count figure">${s[l]}</b>`:i`<span class="seat-note">${Md(e,l)}</span>`}
          ${n==="over"&&i`<b class="figure">${H(Bd(r,l))}</b>`}
        </li>`})}
    </ul>
  </div>`}var Md=({zones:t,prompt:e},n)=>{if(e?.awaited.includes(n))return"to draw, or not";let{cards:s=[]}=t[`hand:${n}`]??{};return s.some(q)?"":`${s.length} cards`};function Bd(t,e){let n=r=>r.reduce((o,{amount:a})=>o+a,0),s=t.filter(({paid:r})=>r);return n(s.filter(({to:r})=>r===e))-n(s.filter(({from:r})=>r===e))}function Fa({round:t,scene:e}){let{lap:n,counts:s,debts:r}=t.facts;if(e!=="over")return Object.keys(s).length?"The cards are shown":n?`Lap ${n}`:null;let o=r.reduce((a,{amount:c,paid:l})=>a+(l?c:0),0);return o?`${m(o)} chips change hands`:"Equal counts: nobody pays"}var Hd=["no-hearts","queens","no-tricks","hairy-ape"];function Ia({look:t}){let{round:e,table:n}=t,{contract:s,order:r,takers:o}=e.facts,{trick:a}=e.board,c=a.length===e.seats.length;return i`<div class="scene lorum-scene">
    <div class="lorum-felt">
      ${Hd.includes(s)?i`<${Pn} look=${t} order=${r?.length?r:e.seats.map(({seat:l})=>l)}
            cards=${(r??[]).map(l=>a.find(u=>u.seat===l)?.card)} takes=${c?o.at(-1):null} />`:i`<${Xt} round=${e} />`}
      <${ee} look=${t} />
    </div>
    <${Rd} look=${t} table=${n} />
  </div>`}function Da({round:t,scene:e}){let{contract:n,hand:s}=t.facts,r=Ie[n];return e==="play"?`${r} \xB7 hand ${s} of ${t.board.hands}`:`${r} is over`}function Rd({look:t,table:e}){let{round:n}=t,s=et(t),r=n.seats.map(({seat:u})=>u),o=u=>e.seats.find(p=>p.player===u)?.seat,a=As(e,n),c=Object.fromEntries(r.map(u=>[u,[...a.values()].reduce((p,f)=>p+(Fe(f,u,o)??0),0)])),l=n.facts.points??{};return i`<aside class="points">
    <ol class="points-list">
      ${r.map((u,p)=>i`<li key=${u} class=${b([n.prompt?.awaited.includes(u)&&"is-lit"])}>
        <${pt} at=${p} /> <b class="points-name">${s[u]}</b> <b class="figure">${H(c[u])}</b>
        <span class="points-note">${!n.finished&&l[u]>0?`took ${l[u]}`:""}</span>
      </li>`)}
    </ol>
    ${a.size>1&&i`<${vt} deals=${Os(a,s,r,o)} />`}
  </aside>`}function Ua({look:t}){let{round:e}=t,{prices:n,chart:s}=e.facts;return i`<div class="scene market-scene">
    <ul class="prices">
      ${bt.map(r=>i`<${Pd} key=${r} suit=${r} price=${n[r]} before=${s.at(-2)?.[r]} />`)}
    </ul>
    <${vn} prices=${s} />
    <${Fd} look=${t} />
  </div>`}function qa({scene:t,payment:e,round:n}){if(t==="reveal")return e.line;let s=n.record.at(-1)?.events.find(({code:r})=>r==="csm.wins");return t==="over"?s?.text??"The market is closed":null}function Pd({suit:t,price:e,before:n}){let s=e!==void 0&&n!==void 0?e-n:0;return i`<li class=${b(["price",e===0&&"is-bankrupt"])} aria-label=${Me[t]}>
    <${fe} suit=${t} /> <b class="price-figure figure">${e??"\u2013"}</b>
    <span class=${b(["price-step",s>0&&"won",s<0&&"lost"])}>${e===0?"bankrupt":s>0?`\u25B2${s}`:s<0?`\u25BC${-s}`:""}</span>
  </li>`}function Fd({look:t}){let{round:e,paying:n}=t,s=et(t),r=t.scene==="over"?_s(e):null,o=n?[n.seat]:e.prompt?.awaited??[],a=e.seats.map(({seat:c})=>({seat:c,...e.board.players[c]})).map(c=>({...c,worth:r?.[c.seat]??c.worth})).sort((c,l)=>l.worth-c.worth);return i`<ol class="worth">
    ${a.map(({seat:c,shares:l,worth:u})=>i`<li key=${c} class=${b([o.includes(c)&&"is-lit"])}>
      <b class="worth-name">${s[c]}</b>
      <span class="worth-shares">${bt.filter(p=>l[p]>0).map(p=>i`<span key=${p}><${fe} suit=${p} />${l[p]}</span>`)}</span>
      <b class="figure">${m(u)}</b>
    </li>`)}
  </ol>`}var Id=8;function Wa({look:t}){let{round:e}=t,n=Object.entries(e.zones).filter(([o,{owner:a,cards:c}])=>a===null&&c.length>0&&o!=="stock"),s=o=>{let a=e.zones[`hand:${o}`]?.cards??[];return i`<span class="seat-cards">${a.length>0&&i`<${j} cards=${a} fanned />`}</span>`},r=o=>{let a=Object.entries(e.places).filter(([c])=>tt(c)===o).reduce((c,[,l])=>c+l,0);return a?`bets ${a}`:""};return i`<div class="scene plain-scene">
    <div class="plain-cards">
      ${n.map(([o,a])=>i`<${j} key=${o} cards=${a.cards.slice(-Id)} fanned=${a.cards.length>5} />`)}
    </div>
    <${ee} look=${t} />
    <${ye} look=${t} cards=${s} note=${r} />
  </div>`}var Ka={WIN:"Win",EXA:"Exacta",SFC:"Superfecta"},Dd=3;function za({look:t}){let{round:e,beat:n,running:s}=t,r=e.zones.course?.cards??[],{spaces:o,home:a}=qe(r,n),c=Ud(t),l=!!e.facts.finish&&!s;return i`<div class="scene race-scene">
    <div class="lanes">
      ${[...gt].map(u=>i`<${qd} key=${u} horse=${u} at=${o[u]} place=${a.indexOf(u)}
        backers=${c[u]} line=${e.board.WIN.orders[u]} split=${e.options.split} isOver=${l} />`)}
    </div>
    ${t.paying?i`<${Qd} look=${t} />`:i`<${Wd} look=${t} card=${n?r[n-1]:null} isOver=${l} />`}
  </div>`}function Ga(t){let{round:e,beat:n,running:s,scene:r,face:o}=t,{race:a,races:c,finish:l}=e.facts;return r==="betting"?`Race ${a} of ${c}: bets are open`:l&&!s?`The finish: ${_t(l.join("/"))}`:n?o.showing(e,n):"They are off."}function Ud(t){let e=et(t),n=Object.fromEntries([...gt].map(s=>[s,new Set]));for(let{seat:s,bets:r}of t.round.facts.tickets)for(let{type:o,horses:a}of r)o==="WIN"&&n[a].add(e[s]);return n}function qd({horse:t,at:e,place:n,backers:s,line:r,split:o,isOver:a}){let c=t.toLowerCase(),l={left:`${Math.min(e,dt)/(dt+1)*100}%`};return i`<div class=${b(["lane",n===0&&"is-winner"])}>
    <div class="course" role="img" aria-label=${`${wt[t]}: ${n<0?`${e} of ${dt}`:`number ${n+1}`}`}>
      ${[...Array(dt+1).keys()].map(u=>i`<span key=${u} class=${b(["space",u===dt&&"is-line"])}></span>`)}
      <span class="backers">${[...s].join(", ")}</span>
      <span class="horse" style=${l}>
        <svg class=${`horse-mark suit-${c}`} viewBox="-22 -22 144 144" aria-hidden="true"><circle cx="50" cy="50" r="70" /><path d=${V[c]} /></svg>
      </span>
    </div>
    <div class="lane-tote">${n>=0?i`<b class="lane-place">${n+1}.</b>`:!a&&i`<span>pays</span> <b class="figure">${Ja(r.will_pay,o)}</b>`}</div>
  </div>`}function Ja(t,e){return t==null?"\u2013":e==="even"?m(t):`${m(Math.floor(t/100))}.${String(t%100).padStart(2,"0")}`}function Wd({look:t,card:e,isOver:n}){let{round:s}=t,r=n?s.facts.finish:null;return i`<div class="tote">
    <div class="race-turned">${e&&i`<${E} card=${e} />`}</div>
    ${Object.keys(St).map(o=>i`<${zd} key=${o} kind=${o} look=${t} won=${r} paid=${Kd(t,o)} />`)}
  </div>`}function Kd(t,e){if(t.scene!=="over")return null;let n=et(t),r=t.round.record.flatMap(({events:o})=>o).filter(({code:o,args:a})=>o==="superfecta.pays"&&a.pool===e);return r.length?r.map(({args:o})=>`${n[o.seat]} ${m(o.amount)}`).join(", "):"nobody had it"}function zd({kind:t,look:e,won:n,paid:s}){let{round:r}=e,{carried:o,orders:a}=r.board[t],c=r.places[`pool:${t}`]??0,l=Object.entries(a).filter(([,u])=>u.staked>0).sort(([,u],[,p])=>(p.chance??0)-(u.chance??0)||p.staked-u.staked);return i`<section class="pool" aria-label=${Ka[t]}>
    <header><span>${Ka[t]}</span> <b class="figure">${c>0||!n?m(c):""}</b></header>
    ${n?i`<p class="pool-paid">${s??i`<${Nt} order=${n.slice(0,St[t]).join("/")} />`}</p>`:t==="WIN"?i`<${Gd} look=${e} />`:l.length>0?i`<ol class="pool-orders">${l.slice(0,Dd).map(([u,p])=>i`<li key=${u}><${Nt} order=${u} /> <b class="figure">${Ja(p.will_pay,r.options.split)}</b></li>`)}</ol>`:i`<p>${o>0?`${m(o)} carried`:""}</p>`}
  </section>`}var Gd=({look:{round:t,scene:e}})=>i`<ol class="chances">
  ${[...gt].map(n=>{let{chance:s,staked:r}=t.board.WIN.orders[n];return i`<li key=${n}><${Nt} order=${n} /> <b class="figure">${e==="betting"&&s!==null?Jd(s):m(r)}</b></li>`})}
</ol>`,Jd=t=>t>0&&t<1e4?"<1 %":`${Math.round(t/1e4)} %`;function Qd({look:{paying:t,payment:e,paid:n}}){let s=We(n),r=[...new Map(n.map(({seat:o,player:a})=>[o,a]))];return i`<section class="reveal" key=${t.seat} aria-label=${t.player}>
    <div class="reveal-words">
      <b class="reveal-name">${t.player}</b>
      <p class="reveal-hand">${e.hand}</p>
    </div>
    <div class="reveal-win"><${Wt} amount=${t.amount} /></div>
    <p class="reveal-before">${r.map(([o,a])=>`${a} ${m(s[o])}`).join(" \xB7 ")}</p>
  </section>`}function Qa({look:t}){let{state:e,scene:n}=t,s=$e(e),r=Vd[t.table.game]??Ds,o=n==="over"||n==="reveal";return o&&s?.length&&(r===Ds||r===Va)?i`<div class="scene"><${Rn} deals=${s} side=${i`<${ee} look=${t} />`} /></div>`:i`<div class=${b(["scene scored-scene",o&&"is-over"])}>
    <div class="scored-felt">
      <${r} look=${t} />
      <${ee} look=${t} />
    </div>
    ${s&&i`<${tf} look=${t} deals=${s} />`}
  </div>`}function Ya({round:t,scene:e,paying:n}){if(e==="reveal")return`${n.player} ${n.amount<0?"pays":"is paid"} ${m(Math.abs(n.amount))}`;if(e==="over")return kr(t);let{contract:s,trump:r,deal:o}=t.facts;if(typeof s=="string")return`Deal ${o}: ${s.replaceAll("-"," ")}`;if(s){let a=t.seats.find(({seat:l})=>l===s.seat)?.player,c=r?`, ${Yd[r]}`:"";return`${a} plays ${s.points}${s.no_trump?" without trumps":c}`}return null}var Yd={c:"clubs",d:"diamonds",h:"hearts",s:"spades"},Vd={"stop-the-bus":Zd,"divide-and-conquer":Xd,schnapsen:Va};function Ds({look:t}){let{round:e}=t,{order:n=[],takers:s=[]}=e.facts.tricks??{},r=n.length?n:e.seats.map(({seat:a})=>a),o=e.zones.trick?.cards??[];return i`<${Pn} look=${t} order=${r} cards=${o} takes=${o.length===r.length?s.at(-1):null} />`}function Va({look:t}){let{round:e}=t,[n]=e.zones.upcard?.cards??[];return i`<${Ds} look=${t} />
    <div class="scored-stock">
      ${n&&i`<${E} card=${n} />`}
      <p>${e.facts.closed?"closed":`${e.zones.stock?.count??0} to draw`}</p>
    </div>`}function Zd({look:t}){let{round:e}=t,n=et(t),{stopped:s,losers:r=[]}=e.facts;return i`<${j} cards=${e.zones.middle?.cards??[]} />
    ${e.finished?i`<ul class="bus-hands">${e.seats.map(({seat:o})=>i`<li key=${o} class=${b([r.includes(o)&&"is-out"])}>
            <b class="seat-name">${n[o]}</b> <${j} cards=${e.zones[`hand:${o}`]?.cards??[]} fanned /></li>`)}</ul>`:i`<p class="bus-line">${s?`${n[s]} has stopped the bus`:""}</p>`}`}function Xd({look:t}){let{round:e}=t,n=et(t);return i`<div class="matches">
    ${e.seats.map(({seat:s})=>i`<div key=${s} class="matches-row">
      <b class="seat-name">${n[s]}</b>
      <span class="matches-cards">${e.facts.matches.map(({cards:r,winner:o},a)=>i`<${E} key=${a} card=${r[s]} lit=${o===s} />`)}</span>
      <b class="win figure">${e.facts.won[s]??0}</b>
    </div>`)}
  </div>`}function tf({look:t,deals:e}){let{round:n}=t,{sheet:s}=n.facts;if(!s)return null;let r=An(s,n),o=s.after??s.before,a=Math[s.better==="high"?"max":"min"](...Object.values(o)),c=n.prompt?.awaited??[];return i`<aside class="points">
    <ol class="points-list">
      ${Object.keys(o).map((l,u)=>i`<li key=${l} class=${b([l.split("+").some(p=>c.includes(Number(p)))&&"is-lit"])}>
        <${pt} at=${u} /> <b class=${b(["points-name",l.includes("+")&&"is-partners"])}>${r[l]}</b>
        <b class="figure">${m(o[l])}${o[l]===a&&s.after?" \u2605":""}</b>
        <span class="points-note">${s.after?Pe(s,l):ef(n,l)}</span>
      </li>`)}
    </ol>
    ${e.length>1&&i`<${vt} deals=${e} />`}
    ${s.goal!==null&&i`<p class="points-goal">${m(s.goal)} ends the game</p>`}
  </aside>`}function ef({facts:t},e){let n=e.split("+").map(Number),s=t.tricks?.takers.filter(r=>n.includes(r)).length??0;return s?`${s} ${s===1?"trick":"tricks"}`:""}function Za({look:t}){let{round:e,paying:n,scene:s}=t,{facts:r,zones:o,board:a,places:c}=e,l=et(t),[u]=o.held.cards,p=$=>i`<span class="seat-cards">
    ${o[`pile:${$}`].count>0&&i`<span class="pile-of">${o[`pile:${$}`].count}×<${E} card="??" /></span>`}
    <${j} cards=${o[`turned:${$}`].cards.slice(-3)} fanned />
  </span>`,f=$=>{let d=me(e,$).map(({price:h})=>`bids ${m(h)}`);return r.offer?.to===$&&d.push(`offered at ${m(r.offer.price)}`),d.length?d.join(", "):r.holder===$?"holds it":""};return i`<div class="scene speculation-scene">
    <div class="speculation-top">
      <${j} cards=${o.held.cards} places=${1} />
      <div class="speculation-words">
        ${u&&i`<b class="reveal-name">${l[r.holder]}</b>`}
        ${u&&s==="play"&&i`<p><b class="figure">${Cn(a)}</b> that it stands</p>`}
        ${u&&s==="play"&&i`<p>${a.higher.length?`${a.higher.length} can beat it`:"nothing can beat it"}</p>`}
      </div>
      <div class=${b(["speculation-pot",n&&"is-paid"])}>
        ${n?i`<${Wt} amount=${n.amount} />`:i`<span>pot</span> <b class="win figure">${m(c.pot??0)}</b>`}
      </div>
    </div>
    <${ye} look=${t} cards=${p} note=${f} />
  </div>`}function Xa({round:t,scene:e,face:n,payment:s,paying:r}){return e==="reveal"?s.hand?`${r.player} has the highest trump`:"":e==="over"?n.over(t):t.facts.offer||t.facts.bids.length?"Speculation":null}function ti({look:t}){let{round:e,payment:n}=t,{zones:s}=e,r=Array(s["board:covered"]?.count??0).fill("??"),o=n?.lit,a=nf(e);return i`<div class=${b(["scene uth-scene",n&&"is-reveal"])}>
    <div class="uth-board">
      <${j} cards=${[...s.board?.cards??[],...r]} places=${5} lit=${o} />
      <div class="uth-dealer">
        <${j} cards=${s["hand:dealer"]?.cards??[]} places=${2} lit=${o} />
        <p>${a??"dealer"}</p>
      </div>
    </div>
    ${n?i`<${sf} look=${t} />`:i`<${rf} look=${t} />`}
  </div>`}function nf({record:t}){let e=t.flatMap(({events:n})=>n).find(({code:n})=>n==="uth.qualifies"||n==="uth.fails");return e&&`${e.args.hand}${e.code==="uth.fails"?", not enough":""}`}function ei({scene:t,payment:e}){return t==="betting"?"Bets are open":t==="reveal"?e?.hand?"The cards are shown":"":t==="over"?"All paid":null}function sf({look:{round:t,night:e,paying:n,payment:s,paid:r}}){let o=t.zones[`hand:${n.seat}`]?.cards??[];return i`<section class="reveal" key=${n.seat} aria-label=${n.player}>
      <${j} cards=${o.filter(q)} lit=${s.lit} />
      <div class="reveal-words">
        <b class="reveal-name">${n.player}</b>
        <p class="reveal-hand">${s.hand??""}</p>
      </div>
      <div class="reveal-win">
        <${Wt} amount=${n.amount} />
        ${n.amount>0&&i`<${Pt} amount=${n.amount} chipset=${e.chip_set} />`}
      </div>
    </section>
    <${of} round=${t} paid=${r} paying=${n} />`}function of({round:t,paid:e,paying:n}){let s=We(e);return i`<ol class="settled">
    ${t.seats.map(({seat:r,player:o})=>i`<li key=${r} class=${b([r===n.seat&&"is-lit"])}>
      <span>${o}</span> ${r in s&&i`<b class="figure">${s[r]?H(s[r]):"push"}</b>`}
    </li>`)}
  </ol>`}function rf({look:t}){let{round:e,paid:n,scene:s}=t,{folded:r,dealt_in:o}=e.facts,a=We(n),c=p=>Object.entries(e.places).filter(([f])=>tt(f)===p).reduce((f,[,$])=>f+$,0);return i`<${ye} look=${t} cards=${p=>{let f=e.zones[`hand:${p}`]?.cards??[];return i`<span class="seat-cards">${f.length>0&&!r.includes(p)&&i`<${j} cards=${f} />`}</span>`}} note=${p=>s==="over"?a[p]?H(a[p]):"":r.includes(p)?"folded":s!=="betting"&&!o.includes(p)?"sits out":c(p)?`bets ${m(c(p))}`:""} />`}var af={uth:[ti,ei],superfecta:[za,Ga],"card-stock-market":[Ua,qa],lorum:[Ia,Da],bura:[Ha,Ra],kabu:[Pa,Fa],speculation:[Za,Xa]},cf=[Qa,Ya],lf=[Wa,()=>null],ni=({table:t,round:e})=>af[t.game]??(e.facts.sheet?cf:lf);function si({look:t}){let[e]=ni(t);return i`<${e} key=${t.table.game} look=${t} />`}function oi(t){let[,e]=ni(t);return(e(t)??uf(t)).replace(/\.$/,"")}function uf(t){let e=et(t),n=(t.round.prompt?.awaited??[]).map(s=>e[s]).filter(Boolean);return n.length?n.length===1?`${n[0]}'s turn`:`${ft(n)} to play`:""}var pf=1500,ge=new se("/api"),df=["wall","player"];async function ff(){let t=await ge.get("session");if(df.includes(t.role))return t.night;if(t.role!=="host")return null;let{nights:e}=await ge.get("nights");if(!e.length)throw new Error("There is no night yet.");return e[0].night}function $f(){let[t,e]=S(null),[n,s]=S(null),[r]=S(Vo),[o,a]=S(!!r),c=l=>{a(!1),e(new Bn(ge,l))};return B(()=>{r||ff().then(l=>l?c(l):a(!0),l=>s(l.message))},[]),n?i`<${ri} text=${n} />`:o?i`<${Zo} api=${ge} code=${r} onIn=${c} />`:t?i`<${mf} following=${t} />`:i`<${pn} title="One moment" />`}var ri=({text:t})=>i`<${pn} mark="d" title="Nothing on the wall" text=${t}>
  <p class="state-text">The host's desk shows the wall's code.</p>
  <a class="button is-plain" href="/sign-in?another">sign in</a>
<//>`;function mf({following:t}){let e=P(!1),n=t.night.value,s=t.connection.value==="lost",r=t.refusal.value;return r?i`<${ri} text=${r.message} />`:(e.current||=n&&be(n).every(({table:o})=>t.tables.value[o]),e.current?i`<${hf} following=${t} night=${n} lost=${s} />`:i`<${pn} title=${s?"No connection":"One moment"} text=${s?"This screen goes on trying.":""} />`)}function hf({following:t,night:e,lost:n}){let{looks:s,states:r}=yf(t,e),o=Fo(e),a=be(e),c=kf(a.map(h=>gf(h,s[h.table])),o.shows),l=ls(ge,t.number),u=l&&us(l)&&e.status==="open"?l:null,p=Xo(ge,t.number,_f(e)),f=vf(c===Rt?null:s[c]);document.title=`${e.name} \xB7 the wall`;let $={night:e,lost:n,room:f&&u};if(e.status==="closed")return i`<main class="wall is-closing">
      <${Us} ...${$} title=${e.name} line="Good night" />
      <${Ma} night=${e} evening=${p} />
    </main>`;if(!f)return i`<main class="wall is-between">
      <${Us} ...${$} title=${e.name} line="" />
      <${Na} evening=${p} states=${r} room=${u} />
      <${ps} tables=${a.filter(({seated:h})=>h>0)} choice=${o} />
    </main>`;let{table:d}=f;return i`<main class=${b(["wall",`is-${f.scene}`])} aria-label=${`${d.name}: ${d.game_name}`}>
    <${Us} ...${$} title=${d.game_name} where=${bf(d)} line=${oi(f)} />
    <${si} look=${f} />
    <${ps} tables=${a.filter(({seated:h})=>h>0)} choice=${o} />
  </main>`}var bf=({name:t,number:e,voided:n})=>`${t} \xB7 round ${m(e)}${n>0?` \xB7 ${m(n)} voided`:""}`;function yf(t,e){let n=t.tables.value,s=t.beats.value,r={};for(let o of be(e)){let a=n[o.table];a?.round?.seats.length&&(r[o.table]=Sa(a,o,s[o.table]??{beat:0,board:null}))}return{looks:r,states:Object.values(n)}}var gf=({table:t,version:e},n)=>({table:t,version:e,live:!!n,busy:!!(n&&(n.running||n.scene==="reveal"))}),_f=({status:t,tables:e})=>[t,...e.map(({rounds:n,status:s})=>`${n}${s}`)].join(" ");function kf(t,e){let[n,s]=S({shown:null,since:0,before:null}),[,r]=S(0);B(()=>{let a=setInterval(()=>r(c=>c+1),1e3);return()=>clearInterval(a)},[]);let o=Ro({...n,now:Date.now()},t,e);return B(()=>{if(o===n.shown)return;let a=setTimeout(()=>s({shown:o,since:Date.now(),before:n.shown}),o===Rt&&n.shown!==null?pf:0);return()=>clearTimeout(a)},[o,n.shown]),n.shown??o}function vf(t){let e=P(t);return t!==void 0&&(e.current=t),e.current}function Us({night:t,title:e,where:n,line:s,lost:r,room:o}){return i`<header class="wall-head">
    <div class="wall-title">
      <h1>${e}</h1><span>${n}</span>
      <p class="wall-line" role="status">${s}</p>
    </div>
    <div class="wall-side">
      ${r&&i`<p class="wall-lost" role="alert">No connection</p>`}
      ${o&&i`<p class="wall-join"><span>${o.addresses[0]}</span> <b>${ln(o.code)}</b></p>`}
      <${xf} />
    </div>
    ${t.damage&&i`<p class="wall-lost is-wide" role="alert">The book of this night is damaged, and play stops: the host's desk says more.</p>`}
  </header>`}function xf(){let[t,e]=S(Date.now());return B(()=>{let n=setInterval(()=>e(Date.now()),5e3);return()=>clearInterval(n)},[]),i`<time class="wall-clock">${new Date(t).toLocaleTimeString(void 0,{hour:"2-digit",minute:"2-digit",hourCycle:"h23"})}</time>`}Xn(i`<${$f} />`,document.getElementById("page"));
