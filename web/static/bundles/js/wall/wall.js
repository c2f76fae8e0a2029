function Ws(){let t=crypto.getRandomValues(new Uint8Array(16));return Array.from(t,e=>e.toString(16).padStart(2,"0")).join("")}var ft=class extends Error{constructor({code:e,message:n,status:s,body:r}){super(n),this.name="Refused",this.code=e,this.status=s,this.body=r}},ge=class extends Error{constructor(){super("No answer from the server. Look whether it has arrived before you do it again."),this.name="Unreachable",this.code="unreachable"}},ci=5e3,Ks=[250,500,1e3,2e3,4e3],li=[502,503,504],ee=class{#e;constructor(e){this.#e=e.endsWith("/")?e:`${e}/`}async get(e){return Dn(await this.#t(e,{}))}async look(e,n){let s=await this.#t(e,{headers:n?{"If-None-Match":n}:{},cache:"no-store"});return s.status===304?null:{state:Dn(s),etag:s.etag}}async send(e,n,s={},{signal:r}={}){let o={"Content-Type":"application/json","Idempotency-Key":Ws()},a={method:e,headers:o,body:JSON.stringify(s)};for(let c=0;;c+=1){try{return Dn(await this.#t(n,a))}catch(l){if(!(l instanceof ge)||r?.aborted)throw l}await new Promise(l=>setTimeout(l,Ks[Math.min(c,Ks.length-1)]))}}async#t(e,n){let s=new AbortController,r=setTimeout(()=>s.abort(),ci);try{let o=await fetch(this.#e+e,{signal:s.signal,...n});if(li.includes(o.status))throw new ge;let{ok:a,status:c,headers:l}=o;return{ok:a,status:c,etag:l.get("ETag"),text:await o.text()}}catch{throw new ge}finally{clearTimeout(r)}}};function Dn({ok:t,status:e,text:n}){let s=ui(n);if(t)return s;let{code:r=`http-${e}`,message:o}=s?.error??s??{};throw new ft({code:r,message:o??`The server answered ${e} and did not say why.`,status:e,body:s})}function ui(t){try{return JSON.parse(t)}catch{return null}}var Gs=function(t,e,n,s){var r;e[0]=0;for(var o=1;o<e.length;o++){var a=e[o++],c=e[o]?(e[0]|=a?1:2,n[e[o++]]):e[++o];a===3?s[0]=c:a===4?s[1]=Object.assign(s[1]||{},c):a===5?(s[1]=s[1]||{})[e[++o]]=c:a===6?s[1][e[++o]]+=c+"":a?(r=t.apply(c,Gs(t,c,n,["",null])),s.push(r),c[0]?e[0]|=2:(e[o-2]=0,e[o]=r)):s.push(c)}return s},zs=new Map;function Js(t){var e=zs.get(this);return e||(e=new Map,zs.set(this,e)),(e=Gs(this,e.get(t)||(e.set(t,e=(function(n){for(var s,r,o=1,a="",c="",l=[0],u=function($){o===1&&($||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?l.push(0,$,a):o===3&&($||a)?(l.push(3,$,a),o=2):o===2&&a==="..."&&$?l.push(4,$,0):o===2&&a&&!$?l.push(5,0,!0,a):o>=5&&((a||!$&&o===5)&&(l.push(o,0,a,r),o=6),$&&(l.push(o,$,0,r),o=6)),a=""},p=0;p<n.length;p++){p&&(o===1&&u(),u(p));for(var f=0;f<n[p].length;f++)s=n[p][f],o===1?s==="<"?(u(),l=[l],o=3):a+=s:o===4?a==="--"&&s===">"?(o=1,a=""):a=s+a[0]:c?s===c?c="":a+=s:s==='"'||s==="'"?c=s:s===">"?(u(),o=1):o&&(s==="="?(o=5,r=a,a=""):s==="/"&&(o<5||n[p][f+1]===">")?(u(),o===3&&(l=l[0]),o=l,(l=l[0]).push(2,0,o),o=0):s===" "||s==="	"||s===`
`||s==="\r"?(u(),o=2):a+=s),o===3&&a==="!--"&&(o=4,l=l[0])}return u(),l})(t)),e),arguments,[])).length>1?e:e[0]}var B,Vs,Wn,Et,Un,Je,Zs,ze,Xs,Kn,qn,pi,ke=Symbol.for("pv"),Qe={},Ye=[],di=/^m(i|n|o|s|text|space)$/,zn=Array.isArray,Gn=Ye.slice,Wt=Object.assign;function qt(t){t&&t.parentNode&&t.remove()}function Ve(t,e,n){var s,r,o,a={},c=arguments.length;for(o in e)o=="key"?s=e[o]:o=="ref"&&typeof t!="function"?r=e[o]:a[o]=e[o];return c>2&&(a.children=c>3?Gn.call(arguments,2):n),_e(t,a,s,r,null)}function _e(t,e,n,s,r){var o={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ke,__v:r||++Vs,__i:-1,__u:0};return!r&&B.vnode&&B.vnode(o),o}function Nt(t){return t.children}function ne(t,e){this.props=t,this.context=e,this.__g=0}function Ct(t,e){if(e==null)return t.__&&Ct(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:Ct(t)}function fi(t){var e,n=t.__v,s=n.__e,r=[],o=[],a=t.__P;a&&((e=Wt({constructor:ke},n)).__v=n.__v+1,B.vnode&&B.vnode(e),Jn(a,e,n,t.__n,a.namespaceURI,32&n.__u?[s]:null,r,s||Ct(n),32&n.__u,o),e.__v=n.__v,e.__.__k[e.__i]=e,ro(r,e,o),n.__=n.__e=null,e.__e!=s&&to(e))}function to(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),to(t)}function Qs(t){(8&t.__g||(t.__g|=8,Et.push(t),Je++))&&Un==B.debounceRendering||((Un=B.debounceRendering)||queueMicrotask)(eo)}function eo(){try{for(var t,e=1;Et.length;)Et.length>e&&Et.sort(Zs),t=Et.shift(),e=Et.length,8&t.__g&&fi(t)}finally{(Je=Et.length)&&(Un||queueMicrotask)(eo)}}function no(t,e,n,s,r,o,a,c,l,u,p){var f,$,d,m,x,y,g=s.__k||Ye,k=e.length;for(l=$i(n,e,g,l,k),f=0;f<k;f++)(d=n.__k[f])!=null&&($=~d.__i&&g[d.__i]||Qe,d.__i=f,y=Jn(t,d,$,r,o,a,c,l,u,p),m=d.__e,($.ref!=d.ref||8&$.__u)&&($.ref&&Qn($.ref,null,d,$),d.ref&&p.push(d.ref,d.__c||m,d)),x=x||m,4&d.__u?(l=so(d,l,t,!$.__v),$.__e&&($.__e=null)):typeof d.type=="function"&&y!==void 0?l=y:m&&(l=m.nextSibling),d.__u&=-21);return n.__e=x,l}function $i(t,e,n,s,r){var o,a,c,l,u,p,f,$,d,m=n.length,x=m,y=0,g=0,k=t.__k=Array(r);for(o=0;o<r;o++)(a=e[o])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=k[o]=_e(null,a):zn(a)?a=k[o]=_e(Nt,{children:a}):a.constructor===ke&&a.__b?a=k[o]=_e(a.type,a.props,a.key,a.ref,a.__v):k[o]=a,l=o+y,a.__=t,a.__b=t.__b+1,c=null,~(u=a.__i=hi(a,n,l,x))&&(x--,(c=n[u])&&(c.__u|=2)),c&&c.__v?(a.__u|=16,u==l-1?y--:u==l+1?y++:u!=l&&(u>l?y--:y++,g=1)):(~u||(r>m?y--:r<m&&y++),typeof a.type!="function"&&(a.__u|=4))):k[o]=null;if(g){for(p=[],f=[],o=0;o<r;o++)if((a=k[o])&&16&a.__u){for(y=0,$=p.length;y<$;)p[d=y+$>>1]<a.__i?y=d+1:$=d;p[y]=a.__i,f[o]=y+1}for(y=p.length;o--;)f[o]&&(f[o]==y?y--:k[o].__u|=4)}if(x)for(o=0;o<m;o++)!(c=n[o])||2&c.__u||(c.__e==s&&(s=Ct(c)),Yn(c,c));return s}function so(t,e,n,s){var r,o,a,c;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(o=0;o<r.length;o++)r[o]&&(r[o].__=t,e=so(r[o],e,n,!1));return e}for(e&&!e.parentNode&&(e=Ct(t))&&!e.parentNode&&(e=null),a=t.__e,c=e;c&&c.nodeType==8;)c=c.nextSibling;for(a!=c&&(!s&&n.moveBefore&&a.parentNode?n.moveBefore(a,e):n.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function hi(t,e,n,s){var r,o=t.key,a=t.type,c=e[n],l=c&&!(2&c.__u);if(c===null&&o==null||l&&o==c.key&&a==c.type)return n;if(s>(l?1:0)){for(r=n-1;r>=0;r--)if((c=e[r])&&!(2&c.__u)&&o==c.key&&a==c.type)return r;for(r=n+1;r<e.length;r++)if((c=e[r])&&!(2&c.__u)&&o==c.key&&a==c.type)return r}return-1}function Ys(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function Ke(t,e,n,s,r){var o,a;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.cssText=s=""),s)for(e in s)n&&e in n||Ys(t.style,e);if(n)for(e in n)s&&n[e]==s[e]||Ys(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(t.__e||(t.__e={}))[e]=n,n&&s||(a=qn[e]||(qn[e]=mi(e)),(t.__a||(t.__a={}))[e]=Kn,o=e!=(e=e.replace(Xs,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,a,o):t.removeEventListener(e,a,o));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function mi(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[ze]==null)e[ze]=Kn++;else if(e[ze]<this.__a[t])return;return n(B.event?B.event(e):e)}}}function Jn(t,e,n,s,r,o,a,c,l,u){var p,f,$,d,m,x,y,g,k,O,v,S,L,rt,W,I,st,dt,tt=e.type;if(e.constructor!==ke)return null;128&n.__u&&(l=32&n.__u,p=n.__c.__z)&&(e.__u|=l,f=o=[],p.nodeType==8?c=Ge(p,o):o.push(p),c=o[0]||c),(p=B.__b)&&p(e);t:if(typeof tt=="function"){$=a.length;try{if(g=e.props,k=(p=tt.prototype)&&p.render,O=(p=tt.contextType)&&s[p.__c],v=p?O?O.props.value:p.__:s,(d=n.__c)?(e.__c=d,2&d.__g&&(d.__g|=1)):(k?e.__c=d=new tt(g,v):(e.__c=d=new ne(g,v),d.constructor=tt,d.render=yi),O&&O.sub(d),d.state||(d.state={}),d.__n=s,d.__g|=8,d.__h=[],d.__k=[]),k&&(d.__s||(d.__s=d.state),tt.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=Wt({},d.__s)),Wt(d.__s,tt.getDerivedStateFromProps(g,d.__s)))),m=d.props,x=d.state,d.__v=e,n.__c){if(g!==m&&k&&!tt.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(g,v),e.__v==n.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&d.shouldComponentUpdate(g,d.__s,v)===!1){e.__v!=n.__v&&(d.props=g,d.state=d.__s,d.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(K){K&&(K.__=e)}),Ye.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&a.push(d),c=Ct(n);break t}d.componentWillUpdate&&d.componentWillUpdate(g,d.__s,v),k&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(m,x,y)})}else k&&!tt.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),k&&d.componentDidMount&&d.__h.push(d.componentDidMount);d.context=v,d.props=g,d.__P=t,d.__g&=-5,S=B.__r,L=k?25:0;do d.__g&=-9,S&&S(e),p=d.render(d.props,d.state=d.__s,d.context);while(8&d.__g&&++L<25);k&&(Ye.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(s=Wt({},s,d.getChildContext())),k&&n.__c&&d.getSnapshotBeforeUpdate&&(y=d.getSnapshotBeforeUpdate(m,x)),rt=p&&p.type===Nt&&p.key==null?p.props.children:p,g.__P&&(p=c,r=(t=g.__P).namespaceURI,l=o=null,n.props&&n.props.__P!=t&&(n.__k.some(function(K){K&&Yn(K,K)}),n.__k=null),c=n.__k?Ct(n,0):null),c=no(t,zn(rt)?rt:[rt],e,n,s,r,o,a,c,l,u),g.__P&&(e.__e=null,c=p),e.__u&=-161,f&&f.some(qt),d.__h.length&&a.push(d),1&d.__g&&(d.__g&=-4)}catch(K){if(a.length=$,e.__v=null,l||o)if(K&&K.then){if(e.__u|=128|l,o){for(~(st=o.indexOf(c||void 0))||(st=o.length);(dt=o[st-1])&&dt.nodeType==8;)st--;for(;st<o.length;st++)if(dt=o[st])if(o[st]=null,W){if(dt==I)break}else{if(dt.nodeType!=8)break;dt.data.startsWith("$s")&&(I=Ge(W=dt))}}if(!W){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;W=c}(p=Ge(W=e.__c.__z||(e.__c.__z=W)))?(e.__e=W,c=p):e.__e=c,c=c&&c.nextSibling}else o&&o.some(qt);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),K&&K.then||oo(e),B.__e(K,e,n)}}else c=e.__e=bi(n.__e,e,n,s,r,o,a,l,u,t);return(p=B.diffed)&&p(e),c}function Ge(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function oo(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(oo))}function ro(t,e,n){for(var s=0;s<n.length;)Qn(n[s++],n[s++],n[s++]);B.__c&&B.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(o){o.call(r)})}catch(o){B.__e(o,r.__v)}})}function bi(t,e,n,s,r,o,a,c,l,u){var p,f,$,d,m,x,y,g,k=n.props||Qe,O=e.props,v=e.type;if(v=="svg"?r="http://www.w3.org/2000/svg":v=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),o){for(p=0;p<o.length;p++)if((m=o[p])&&(v?m.localName==v:m.nodeType==3)){t=m,o[p]=null;break}}if(!t){if(g=u.ownerDocument||document,!v)return g.createTextNode(O);t=g.createElementNS(r,v,O.is?O:u),c&&(B.__m&&B.__m(e,o),c=!1),o=null}if(v){if(u=v=="template"&&t.content||t,o=v=="textarea"&&O.defaultValue!=null?null:o&&Gn.call(u.childNodes),!c&&o)for(k={},p=0;p<t.attributes.length;p++)k[(m=t.attributes[p]).name]=m.value;for(p in k)m=k[p],p=="dangerouslySetInnerHTML"?$=m:p=="children"||p in O||p=="value"&&"defaultValue"in O||p=="checked"&&"defaultChecked"in O||Ke(t,p,null,m,r);for(p in O)m=O[p],p=="children"?d=m:p=="dangerouslySetInnerHTML"?f=m:p=="value"?x=m:p=="checked"?y=m:c&&typeof m!="function"||k[p]===m||Ke(t,p,m,k[p],r);f?(c||$&&(f.__html==$.__html||f.__html==t.innerHTML)||(t.innerHTML=f.__html),e.__k=[]):($&&(t.textContent=""),(v=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&di.test(v))&&(r="http://www.w3.org/1999/xhtml"),no(u,zn(d)?d:[d],e,n,s,r,o,a,o?o[0]:n.__k&&Ct(n,0),c,l),o&&o.some(qt)),c&&v!="textarea"||(p="value",v=="progress"&&x==null?t.removeAttribute(p):x==null||x===t[p]&&(v!="progress"||x)||Ke(t,p,x,k[p],r),p="checked",y!=null&&y!=t[p]&&Ke(t,p,y,k[p],r))}else k===O||c&&t.data==O||(t.data=O);return t}function Qn(t,e,n,s){try{typeof t=="function"?e?e.__x=t(e)||1:s&&(s=s.__c||s.__e)&&(e=s.__x)&&(s.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){B.__e(r,n)}}function Yn(t,e,n){var s,r,o,a;if(B.unmount&&B.unmount(t),!(s=t.ref)||s.current&&s.current!=t.__e||Qn(s,null,e,t),s=t.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(c){B.__e(c,e)}s.__P=s.__n=null}if(s=t.__k)for(a=0;a<s.length;a++)s[a]&&Yn(s[a],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(s=t.__c)&&(s=s.__z)&&(r=Ge(s,o=[]))&&(s==t.__e&&o.some(qt),qt(r),qt(s)),n||qt(t.__e),t.__e=t.__c=t.__=null}function yi(t,e,n){return this.constructor(t,n)}function Vn(t,e){var n,s,r,o;B.__&&B.__(t,e),e.nodeType==9&&(e=e.documentElement),s=(n=t&&32&t.__u)?null:e.__k,e.__k=_e(Nt,{children:[t]}),r=[],o=[],Jn(e,e.__k,s||Qe,Qe,e.namespaceURI,s?null:e.firstChild?Gn.call(e.childNodes):null,r,s?s.__e:e.firstChild,n,o),ro(r,e.__k,o),e.__k.props.children=null}B={__e:function(t,e,n,s){for(var r,o,a;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(o=r.constructor)&&o.getDerivedStateFromError)&&r.setState(o.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,s||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(c){t=c}}throw Je=0,t}},Vs=0,Wn=function(t){return t!=null&&t.constructor===ke},ne.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=Wt({},this.state)),typeof t=="function"&&(t=t(Wt({},n),this.props)),t&&(Wt(n,t),this.__v&&(e&&this.__k.push(e),Qs(this)))},ne.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Qs(this))},ne.prototype.render=Nt,Et=[],Je=0,Zs=function(t,e){return t.__v.__b-e.__v.__b},ze=Symbol(),Xs=/(PointerCapture)$|Capture$/i,Kn=0,qn={},pi=0;var se,z,Zn,ao,Xn=Object.is,Ze=0,mo=[],ts=[],q=B,io=q.__b,co=q.__r,lo=q.diffed,uo=q.__c,po=q.unmount,fo=q.__;function Xe(t,e){q.__h&&q.__h(z,t,Ze||e),Ze=0;var n=z.__H||(z.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function w(t){return Ze=1,gi(bo,t)}function gi(t,e,n){var s=Xe(se++,2);if(s.t=t,!s.__c&&(s.__=[n?n(e):bo(void 0,e),function(o){var a=(s.__N||s.__)[0],c=s.t(a,o);Xn(a,c)||(s.__N=[c,s.__[1]],s.__c.setState({}))}],s.__c=z,!z.__f)){z.__f=!0;var r=z.shouldComponentUpdate;z.shouldComponentUpdate=function(o,a,c){var l=this.__H;if(!l)return!0;var u=!1,p=this.props!=o;if(l.__.some(function($){$.__N&&(u=!0,Xn($.__[0],$.__N[0])||(p=!0))}),r){var f=r.call(this,o,a,c);return u?f||p:f}return!u||p}}return s.__}function M(t,e){var n=Xe(se++,3);!q.__s&&ns(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,z.__H.__h.push(n))}function Kt(t,e){var n=Xe(se++,4);!q.__s&&ns(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,z.__h.push(n))}function R(t){return Ze=5,xe(function(){return{current:t}},[])}function xe(t,e){var n=Xe(se++,7);return ns(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function _i(){var t;do{for(;t=ts.shift();)try{ve(t)}catch(n){q.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=mo.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(ve),e.__h.some(es),e.__h=[]}catch(n){e.__h=[],q.__e(n,t.__v)}}}while(ts.length)}q.__b=function(t){z=null,io&&io(t)},q.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),fo&&fo(t,e)},q.__r=function(t){co&&co(t),se=0;var e=(z=t.__c).__H;e&&(Zn==z?z.__h=[]:(e.__h.some(ve),e.__h.some(es),se=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Zn=z},q.diffed=function(t){lo&&lo(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&ho(mo.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Zn=z=null},q.__c=function(t,e){e.some(function(n){try{n.__h.some(ve),n.__h=n.__h.filter(function(s){return!s.__||es(s)})}catch(s){n.__h=[function(){throw s}]}}),uo&&uo(t,e)},q.unmount=function(t){po&&po(t);var e,n,s=t.__c;s&&s.__H&&(s.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,ho(ts.push(r))}else ve(r)}catch(o){e=o}}),s.__H=void 0,e&&q.__e(e,s.__v))};var $o=typeof requestAnimationFrame=="function";function ki(t){var e,n=function(){clearTimeout(s),$o&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(n,35);$o&&(e=requestAnimationFrame(n))}function ho(t){t!=1&&ao==q.requestAnimationFrame||((ao=q.requestAnimationFrame)||ki)(_i)}function ve(t){var e=z,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),z=e}function es(t){var e=z;t.__c=t.__(),z=e}function ns(t,e){return!t||t.length!=e.length||e.some(function(n,s){return!Xn(n,t[s])})}function bo(t,e){return typeof e=="function"?e(t):e}var vi=Symbol.for("preact-signals");function sn(){if(wt>1){wt--;return}let t,e=!1;for((function(){let n=tn;for(tn=void 0;n!==void 0;){let s=n.S;if(s.v===n.v)for(let r=s.t;r!==void 0;r=r.x)r.i===n.i&&(r.i=s.i);n=n.o}})();Se!==void 0;){let n=Se;for(Se=void 0,en++;n!==void 0;){let s=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&go(n))try{n.c()}catch(r){e||(t=r,e=!0)}n=s}}if(en=0,wt--,e)throw t}function oe(t){if(wt>0)return t();ss=++xi,wt++;try{return t()}finally{sn()}}var P,we,Se;function Te(t){let e=P,n=we;P=void 0,we=void 0;try{return t()}finally{P=e,we=n}}var tn,wt=0,en=0,xi=0,ss=0,nn=0;function yo(t){if(P===void 0)return;let e=t.n;if(e===void 0||e.t!==P)return e={i:0,S:t,p:P.s,n:void 0,t:P,e:void 0,x:void 0,r:e},P.s!==void 0&&(P.s.n=e),P.s=e,t.n=e,32&P.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=P.s,e.n=void 0,P.s.n=e,P.s=e),e}function J(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}J.prototype.brand=vi;J.prototype.h=function(){return!0};J.prototype.S=function(t){let e=this.t;e!==t&&t.e===void 0&&(t.x=e,this.t=t,e!==void 0?e.e=t:Te(()=>{var n;(n=this.W)==null||n.call(this)}))};J.prototype.U=function(t){if(this.t!==void 0){let e=t.e,n=t.x;e!==void 0&&(e.x=n,t.e=void 0),n!==void 0&&(n.e=e,t.x=void 0),t===this.t&&(this.t=n,n===void 0&&Te(()=>{var s;(s=this.Z)==null||s.call(this)}))}};J.prototype.subscribe=function(t){return gt(()=>{let e=this.value;Te(()=>t(e))},{name:"sub"})};J.prototype.valueOf=function(){return this.value};J.prototype.toString=function(){return this.value+""};J.prototype.toJSON=function(){return this.value};J.prototype.peek=function(){return Te(()=>this.value)};Object.defineProperty(J.prototype,"value",{get(){let t=yo(this);return t!==void 0&&(t.i=this.i),this.v},set(t){if(t!==this.v){if(en>100)throw new Error("Cycle detected");(function(e){wt!==0&&en===0&&e.l!==ss&&(e.l=ss,tn={S:e,v:e.v,i:e.i,o:tn})})(this),this.v=t,this.i++,nn++,wt++;try{for(let e=this.t;e!==void 0;e=e.x)e.t.N()}finally{sn()}}}});function at(t,e){return new J(t,e)}function go(t){for(let e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function _o(t){for(let e=t.s;e!==void 0;e=e.n){let n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function ko(t){let e,n=t.s;for(;n!==void 0;){let s=n.p;n.i===-1?(n.S.U(n),s!==void 0&&(s.n=n.n),n.n!==void 0&&(n.n.p=s)):e=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=s}t.s=e}function zt(t,e){J.call(this,void 0,e),this.x=t,this.s=void 0,this.g=nn-1,this.f=4}zt.prototype=new J;zt.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===nn))return!0;if(this.g=nn,this.f|=1,this.i>0&&!go(this))return this.f&=-2,!0;let t=P;try{_o(this),P=this;let e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return P=t,ko(this),this.f&=-2,!0};zt.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(let e=this.s;e!==void 0;e=e.n)e.S.S(e)}J.prototype.S.call(this,t)};zt.prototype.U=function(t){if(this.t!==void 0&&(J.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(let e=this.s;e!==void 0;e=e.n)e.S.U(e)}};zt.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(zt.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let t=yo(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function Oe(t,e){return new zt(t,e)}function vo(t){let e=t.j;if(t.j=void 0,typeof e=="function"){wt++;let n=P;P=void 0;try{e()}catch(s){throw t.f&=-2,t.f|=8,os(t),s}finally{P=n,sn()}}}function os(t){for(let e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,vo(t)}function wi(t){if(P!==this)throw new Error("Out-of-order effect");ko(this),P=t,this.f&=-2;try{8&this.f&&os(this)}finally{sn()}}function re(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,we&&we.push(this)}re.prototype.c=function(){let t=this.S();try{if(8&this.f||this.x===void 0)return;let e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};re.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,vo(this),_o(this),wt++;let t=P;return P=this,wi.bind(this,t)};re.prototype.N=function(){2&this.f||(this.f|=2,this.u=Se,Se=this)};re.prototype.d=function(){this.f|=8,1&this.f||os(this)};re.prototype.dispose=function(){this.d()};function gt(t,e){let n=new re(t,e);try{n.c()}catch(r){throw n.d(),r}let s=n.d.bind(n);return s[Symbol.dispose]=s,s}var Si=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,xo,rn,on;var wo=[];gt(function(){xo=this.N})();function ae(t,e){B[t]=e.bind(null,B[t]||(()=>{}))}function Ae(t){if(on){let e=on;on=void 0,e()}on=t&&t.S()}function So({data:t}){let e=Oi(t);e.name="ReactiveDom",e.value=t;let[n,s]=xe(()=>{let r=this,o=this.__v;for(;o=o.__;)if(o.__c){o.__c.__$f|=4;break}let a=Oe(()=>{let p=e.value.value;return p===0?0:p===!0?"":p||""}),c=Oe(()=>!Array.isArray(a.value)&&!Wn(a.value)),l=gt(function(){if(this.N=To,c.value){let p=a.value;r.__v&&r.__v.__e&&r.__v.__e.nodeType===3&&(r.__v.__e.data=p)}}),u=this.__$u.d;return this.__$u.d=function(){l(),u.call(this)},[c,a]},[]);return n.value?s.peek():s.value}So.displayName="ReactiveTextNode";Object.defineProperties(J.prototype,{constructor:{configurable:!0,value:Ve(Nt,null).constructor},type:{configurable:!0,value:So},props:{configurable:!0,get(){let t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});ae("__b",(t,e)=>{if(Ae(),rn=void 0,typeof e.type=="string"){let n,s=e.props;for(let r in s){if(r==="children")continue;let o=s[r];o instanceof J&&(n||(e.__np=n={}),n[r]=o,s[r]=o.peek())}}t(e)});ae("__r",(t,e)=>{if(t(e),e.type!==Nt){Ae();let n,s=e.__c;s&&(s.__$f&=-2,n=s.__$u,n===void 0&&(s.__$u=n=(function(r,o){let a;return gt(function(){a=this},{name:o}),a.c=r,a})((function(r){return function(){var o;Si&&((o=this.y)==null||o.call(this)),r.__$f|=1,r.setState({})}})(s),typeof e.type=="function"?e.type.displayName||e.type.name:""))),rn=s,Ae(n)}});ae("__e",(t,e,n,s)=>{Ae(),rn=void 0,t(e,n,s)});ae("diffed",(t,e)=>{Ae(),rn=void 0;let n;if(typeof e.type=="string"&&(n=e.__e)){let s=e.__np,r=e.props,o=n.U;if(o)for(let a in o){let c=o[a];c===void 0||s&&a in s||(c.d(),o[a]=void 0)}if(s){o||(o={},n.U=o);for(let a in s){let c=o[a],l=s[a];c===void 0?(c=Ti(n,a,l,r),o[a]=c):c.o(l,r)}}}t(e)});function Ti(t,e,n,s){let r=e in t&&t.ownerSVGElement===void 0,o=at(n);return{o:(a,c)=>{o.value=a,s=c},d:gt(function(){this.N=To;let a=o.value.value;s[e]!==a&&(s[e]=a,r?t[e]=a:a!=null&&(a!==!1||e[4]==="-")?t.setAttribute(e,a):t.removeAttribute(e))})}}ae("unmount",(t,e)=>{if(typeof e.type=="string"){let n=e.__e;if(n){let r=n.U;if(r){n.U=void 0;for(let o in r){let a=r[o];a&&a.d()}}}let s=e.__np;if(s){let r=e.props;for(let o in s)r[o]=s[o]}e.__np=void 0}else{let n=e.__c;if(n){n.__$f|=8;let s=n.__$u;s&&(n.__$u=void 0,s.d())}}t(e)});ae("__h",(t,e,n,s)=>{s<3&&(e.__$f|=2),t(e,n,s)});ne.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;let n=this.__$u,s=n&&n.s!==void 0;for(let r in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let r=2&this.__$f;if(!(s||r||4&this.__$f)||1&this.__$f)return!0}else if(!(s||4&this.__$f)||3&this.__$f)return!0;for(let r in t)if(r!=="__source"&&t[r]!==this.props[r])return!0;for(let r in this.props)if(!(r in t))return!0;return!1};function Oi(t,e){return xe(()=>at(t,e),[])}var Ai=t=>{queueMicrotask(()=>{queueMicrotask(t)})};function Ei(){oe(()=>{let t;for(;t=wo.shift();)xo.call(t)})}function To(){wo.push(this)===1&&(B.requestAnimationFrame||Ai)(Ei)}var i=Js.bind(Ve),b=t=>t.filter(Boolean).join(" ");var Ci=320,Ni=1500,ji=36,Li=1800,rs={x:-1e3,y:-1e3,at:-1/0},Mi=rs,jt=rs;addEventListener("click",({clientX:t,clientY:e})=>{Mi=jt,jt={x:t,y:e,at:performance.now()}},{capture:!0});var Bi=(t,e)=>Math.hypot(t.x-e.x,t.y-e.y)<=ji;function Lt(t,{fresh:e=!1}={}){let n=R(e&&jt!==rs?null:t),s=R(!1),r=R(null);return n.current!==t&&(n.current=t,s.current=!0,r.current=performance.now()-jt.at<Ni?jt:null),Kt(()=>{if(!s.current)return;let o=setTimeout(()=>{s.current=!1},Ci);return()=>clearTimeout(o)},[t]),{swallows(o){return o.detail===0||!s.current||r.current&&!Bi(r.current,jt)?!1:(o.stopPropagation(),o.preventDefault(),Hi("This has just changed. Tap again."),!0)}}}var Oo=null,Ao;function Hi(t){Oo?.remove(),clearTimeout(Ao);let e=document.createElement("p");Oo=e,e.className="unheard",e.setAttribute("role","status"),e.textContent=t,([...document.querySelectorAll("dialog[open]")].at(-1)??document.body).append(e);let{width:s,height:r}=e.getBoundingClientRect();e.style.left=`${Math.max(8,Math.min(jt.x-s/2,innerWidth-s-8))}px`,e.style.top=`${Math.max(8,jt.y-r-40)}px`,Ao=setTimeout(()=>e.remove(),Li)}function _({kind:t,name:e,disabled:n,busy:s,large:r,chosen:o,onTap:a,children:c}){let l=["button",t&&`is-${t}`,r&&"is-large",s&&"is-busy",o&&"is-chosen"];return i`<button type="button" class=${b(l)} aria-label=${e} aria-busy=${s?"true":null}
      aria-pressed=${o===void 0?null:String(!!o)}
      disabled=${n} onClick=${()=>!s&&a?.()}>${c}</button>`}function F({question:t,end:e,steady:n,children:s}){let r=Lt(t,{fresh:!0});return i`<div class="controls">
    <div class="controls-main" onClickCapture=${r.swallows}>${s}</div>
    ${e&&i`<div class="controls-end" onClickCapture=${n?null:r.swallows}>${e}</div>`}
  </div>`}var Ri={2:"two",3:"three",4:"four",5:"five",6:"six",7:"seven",8:"eight",9:"nine",T:"ten",J:"jack",Q:"queen",K:"king",A:"ace"},Pi={c:"clubs",d:"diamonds",h:"hearts",s:"spades"},Ee={2:"M4.5 12C5 6.5 9.5 3.5 15 3.5C21 3.5 25.5 7 25.5 13C25.5 17.5 23 21 18.5 25.5L4.5 40.5H26.5",3:"M4.5 7C7.5 4.5 10.5 3.5 14 3.5C20 3.5 24.5 7 24.5 12S20.5 20.7 13 20.7C21.5 20.7 26 24.5 26 30.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.8",4:"M20.5 40.5V3.5L3.5 29.5H27",5:"M24.5 3.5H7.5L6 20C8.5 18 11.5 17 14.5 17C21.5 17 26.5 21.5 26.5 28.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.5",6:"M4 29.5C4 23 9 18.3 15 18.3S26 23 26 29.5S21 40.5 15 40.5S4 36 4 29.5C4 16 9 7 19.5 3.5",7:"M3.5 3.5H26.5C19.5 15 14 27 12.5 40.5",8:"M15 21A9.8 8.75 0 1 1 15 3.5A9.8 8.75 0 1 1 15 21A11.3 9.75 0 1 1 15 40.5A11.3 9.75 0 1 1 15 21Z",9:"M26 14.5C26 21 21 25.7 15 25.7S4 21 4 14.5S9 3.5 15 3.5S26 8 26 14.5C26 28 21 37 10.5 40.5",T:"M3.5 10L9.5 3.5V40.5M24.2 3.5C18.5 3.5 16.4 10 16.4 22S18.5 40.5 24.2 40.5S32 34 32 22S29.9 3.5 24.2 3.5Z",J:"M13 3.5H23V29.5C23 36.5 19 40.5 13.5 40.5C8 40.5 4.5 37 4.5 31",Q:"M15 3.5C7.5 3.5 3.5 10 3.5 22S7.5 40.5 15 40.5S26.5 34 26.5 22S22.5 3.5 15 3.5ZM17.5 31.5L26.5 41.5",K:"M5 3.5V40.5M26 3.5L6.5 25M13 18.5L26.5 40.5",A:"M3.5 40.5L15 3.5L26.5 40.5M8 29H22"},Q={c:"M71 28A21 21 0 1 1 29 28A21 21 0 1 1 71 28ZM50 59A22 22 0 1 1 6 59A22 22 0 1 1 50 59ZM94 59A22 22 0 1 1 50 59A22 22 0 1 1 94 59ZM38 42H62L54 62C55 78 59 88 67 95H33C41 88 45 78 46 62Z",d:"M50 3C60 21 73 38 87 50C73 62 60 79 50 97C40 79 27 62 13 50C27 38 40 21 50 3Z",h:"M50 93C20 68 5 51 5 32C5 17 16 7 28 7C38 7 46 13 50 23C54 13 62 7 72 7C84 7 95 17 95 32C95 51 80 68 50 93Z",s:"M50 4C66 26 93 41 93 62C93 74 84 83 73 83C65 83 59 79 55 73C56 82 60 89 67 95H33C40 89 44 82 45 73C41 79 35 83 27 83C16 83 7 74 7 62C7 41 34 26 50 4Z"},an="M50 4L61 37L96 37L68 58L78 92L50 71L22 92L32 58L4 37L39 37Z",Eo=[...Array(9).keys()].map(t=>{let e=20*(t+1),n=Math.max(0,e-120),s=Math.min(80,e);return`M${10+n} ${10+e-n}L${10+s} ${10+e-s}M${90-n} ${10+e-n}L${90-s} ${10+e-s}`}).join("");function it(t){return t==="Jk"?"joker":D(t)?`${Ri[t[0]]} of ${Pi[t[1]]}`:"face down"}var D=t=>typeof t=="string"&&/^([2-9TJQKA][cdhs]|Jk)$/.test(t),as=[..."shdc"].flatMap(t=>[..."AKQJT98765432"].map(e=>e+t));function Gt({allowed:t,picked:e=[],onPick:n,onTakeBack:s,busy:r}){let o=new Set(t),a=o.has("Jk")?[...as,"Jk"]:as;return i`<div class="picker-grid" role="group" aria-label="cards">
    ${a.map((c,l)=>i`<${Fi} key=${c} card=${c} starts=${l%13===0}
      picked=${e.includes(c)} open=${o.has(c)} busy=${r}
      onTap=${()=>e.includes(c)?s?.(c):n(c)} />`)}
  </div>`}function Fi({card:t,starts:e,open:n,picked:s,busy:r,onTap:o}){let a=!n&&!s,l=[t!=="Jk"&&`suit-${t[1]}`,e&&"starts-suit",a&&"is-out",s&&"is-picked"];return i`<button type="button" class=${b(["picker-card",...l])} disabled=${a||r}
      aria-label=${it(t)} aria-pressed=${s?"true":null} onClick=${o}>
    ${!a&&i`<${Jt} card=${t} />`}
  </button>`}function Jt({card:t}){if(!D(t))return i`<span>?</span>`;if(t==="Jk")return i`<${Co} path=${an} />`;let[e,n]=t;return i`
    <svg viewBox=${e==="T"?"0 0 36 44":"0 0 30 44"} aria-hidden="true">
      <path class="card-rank" d=${Ee[e]} />
    </svg>
    <${Co} path=${Q[n]} />`}var Co=({path:t})=>i`<svg viewBox="-2 -2 104 104" aria-hidden="true">
  <path class="card-pip" d=${t} />
</svg>`,Ii={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},j=t=>D(t)&&t!=="Jk"?`${t[0]==="T"?"10":t[0]}${Ii[t[1]]}\uFE0E`:it(t);var No=document.documentElement,St=No.lang||"en",jo=navigator.languages.find(t=>t.split("-")[0]===St)??St,Lo=JSON.parse(No.dataset.languages??'{"en":"English"}'),is=Reflect.get(globalThis,"catalogue")??{},Di=31536e3;function Mo(t){document.cookie=`croupier-language=${t}; path=/; max-age=${Di}; samesite=lax`,location.reload()}var Ui=new Intl.NumberFormat(St).format(1e4).replace(/\d/g,"");function h(t){let e=String(Math.abs(t)).replace(/\B(?=(\d{3})+$)/g,Ui);return t<0?`\u2212${e}`:e}var H=t=>t>0?`+${h(t)}`:h(t);function cs(t,e){if(!e)return h(t);let n=new Intl.NumberFormat(jo,{style:"currency",currency:e});return n.format(t/10**(n.resolvedOptions().maximumFractionDigits??0))}var U=(t,e)=>`${h(t)} ${e}${t===1?"":"s"}`;var ct=t=>String(t).replaceAll("_"," ");function ie(t){return D(t)?j(t):typeof t=="number"?h(t):typeof t=="boolean"?t?"yes":"no":Array.isArray(t)?t.map(ie).join(" "):t&&typeof t=="object"?Object.values(t).map(ie).join(" \xB7 "):ct(t)}function Mt(t){return t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`}var cn=(t,e)=>`${Mt(t)} ${t.length===1?"has":"have"} ${e}`,ln=t=>t.replace(/(\d{3})(?=\d)/g,"$1 ");var qi="http://www.w3.org/2000/svg";function un({svg:t,name:e}){let n=t.includes("xmlns")?t:t.replace("<svg",`<svg xmlns="${qi}"`);return i`<img class="qr" alt=${e} src=${`data:image/svg+xml,${encodeURIComponent(n)}`} />`}var Wi=3e4;function ls(t,e,n=null){let[s,r]=w(null);return M(()=>{let o=!1,a=()=>t.get(`nights/${e}/room`).then(l=>o||r(l),()=>{});a();let c=setInterval(()=>document.hidden||a(),Wi);return()=>{o=!0,clearInterval(c)}},[e,n]),s}var us=t=>t.addresses.length>0;function Ce({room:t,small:e}){return us(t)?i`<div class=${b(["room-code",e&&"is-small"])}>
    <${un} svg=${t.qr} name="the address to join with a phone, to scan" />
    <div class="room-words">
      <p>${e?"Join":"Scan it with a phone, or open"}</p>
      <p class="room-address">${t.addresses[0]}</p>
      ${t.addresses.slice(1).map(n=>i`<p key=${n} class="room-other">or ${n}</p>`)}
      <p class="room-figures">${ln(t.code)}</p>
    </div>
  </div>`:i`<p>No phone reaches this Croupier: it listens on its own machine alone. Start it without --host.</p>`}function pn({mark:t="s",title:e,text:n,children:s}){return i`<div class="state">
    <svg class="state-mark" viewBox="0 0 100 100" aria-hidden="true">
      <path fill="currentColor" d=${Q[t]} />
    </svg>
    <p class="state-title">${e}</p>
    ${n&&i`<p class="state-text">${n}</p>`}
    ${s}
  </div>`}var Bt="between",fn="liveliest",dn="turns";function Bo({shown:t,since:e,before:n,now:s},r,o){let a=r.filter(({live:u})=>u);if(o!==fn&&o!==dn)return a.some(({table:u})=>String(u)===o)?Number(o):Bt;if(!a.length)return Bt;let c=a.find(({table:u})=>u===t),l=s-e;return c?.busy&&l<6e4?t:o===dn?Ki(t,l,a):zi(t,n,l,a)?Bt:Gi(c,l,a)}function Ki(t,e,n){let s=[...n.map(({table:o})=>o),Bt],r=s.indexOf(t);return r>=0&&e<15e3?t:s[(r+1)%s.length]}function zi(t,e,n,s){let r=o=>s.some(({table:a})=>a===o);return t===Bt?n<8e3&&e!==null&&!r(e):t!==null&&!r(t)}function Gi(t,e,n){if(t&&e<8e3)return t.table;let[s]=[...n].sort((r,o)=>o.busy-r.busy||o.version-r.version);return s.table}var Ho="wall shows",Ji=6e3;function Ro({night:t,shows:e,said:n}){let[s,r]=w(()=>JSON.parse(localStorage.getItem(Ho)??"null")),o=c=>{let l={night:t,said:n,shows:c};localStorage.setItem(Ho,JSON.stringify(l)),r(l)};return{shows:s?.night===t&&s.said===n?s.shows:e,choose:o}}function ps({tables:t,choice:e}){let[n,s]=w(0),r=[[fn,"where something happens"],[dn,"table after table"],...t.map(({table:a,name:c})=>[String(a),c])],o=R(null);return o.current={ways:r,choice:e},Kt(()=>{let a=({key:l})=>{let{ways:u,choice:p}=o.current,f=u.findIndex(([d])=>d===p.shows),$={ArrowLeft:-1,ArrowRight:1,ArrowUp:-1,ArrowDown:1}[l];if($)p.choose(u[(f+$+u.length)%u.length][0]);else if(l==="0")p.choose(fn);else if(u.some(([d])=>d===l))p.choose(l);else if(l!=="Enter")return;s(d=>d+1)},c=()=>s(l=>l+1);return addEventListener("keydown",a),addEventListener("click",c),()=>{removeEventListener("keydown",a),removeEventListener("click",c)}},[]),M(()=>{if(!n)return;let a=setTimeout(()=>s(0),Ji);return()=>clearTimeout(a)},[n]),n?i`<div class="wall-choices" role="group" aria-label="this wall shows">
    ${r.map(([a,c])=>i`<button key=${a} type="button" class=${b(["wall-choice",a===e.shows&&"is-chosen"])}
      aria-pressed=${String(a===e.shows)} onClick=${()=>e.choose(a)}>${c}</button>`)}
  </div>`:null}var Po=(t,e,n)=>t.send("POST",e,n);var ds=t=>t instanceof ft?t.body?.error?.wait??0:0;function Fo(t){let[e,n]=w({busy:!1,trouble:null}),[s,r]=w(0),o=R(!1);return M(()=>{if(!s)return;let c=setTimeout(()=>r(s-1),1e3);return()=>clearTimeout(c)},[s]),{...e,wait:s,knock:async(c,l)=>{if(o.current)return null;o.current=!0,n({busy:!0,trouble:null});try{let u=await Po(t,c,l);return n({busy:!1,trouble:null}),u}catch(u){if(!(u instanceof ft))throw u;return r(ds(u)),n({busy:!1,trouble:ds(u)?null:u.message}),null}finally{o.current=!1}},clear:()=>n(c=>c.trouble?{busy:!1,trouble:null}:c)}}function Tt({text:t,onGone:e}){return t?i`<div class="slip" role="alert">
    <span>${t}</span>${e&&i`<${_} kind="quiet" name="close" onTap=${e}>✕<//>`}
  </div>`:null}var Qi=/\{(\w+)\}/,Yi=new Intl.PluralRules(St),ce=(t,e={})=>Uo(Vi(t),e);function Io(t,e,n,s={}){let r=is[e],o=typeof r=="object"?r[Yi.select(n)]??r.other:Do(n===1?t:e);return Uo(o,{count:n,...s})}function Vi(t){let e=is[t];return typeof e=="string"?e:Do(t)}var Do=t=>t.split("##")[0],Uo=(t,e)=>t.split(Qi).map((n,s)=>s%2?Zi(e[n]):n).join(""),Zi=t=>typeof t=="number"?h(t):t;var qo={ArrowLeft:-1,ArrowRight:1,ArrowUp:-3,ArrowDown:3},Xi=["1","2","3","4","5","6","7","8","9"];function Wo({label:t,value:e,length:n,least:s=n,most:r=n,secret:o,submit:a,busy:c,trouble:l,wait:u,onInput:p,onSubmit:f}){let $=R(null),d=R(e);d.current=e;let m=c||u>0,x=S=>{let L=S.replace(/\D/g,"").slice(0,r);m||L===d.current||(d.current=L,p(L),L.length===n&&f(L))},y=S=>x(d.current+S),g=()=>x(d.current.slice(0,-1)),k=S=>{S.preventDefault(),$.current.focus(),d.current.length>=s&&!m&&f(d.current)},O=S=>{if(S.key in qo)return v(S);S.target!==$.current&&/^\d$/.test(S.key)&&y(S.key)},v=S=>{let L=[...S.currentTarget.querySelectorAll(".pad-grid button")],rt=L.indexOf(S.target),W=rt<0?S.key==="ArrowDown"?0:null:rt+qo[S.key];W!==null&&(S.preventDefault(),W<0?$.current.focus():L[W]?.focus())};return M(()=>$.current.focus(),[t]),i`<form class="pad-form" onSubmit=${k} onKeyDown=${O} novalidate>
    <label class="pad-question" for="figures">${t}</label>
    <input id="figures" ref=${$} class=${b(["pad-figures",o&&"is-secret"])} type=${o?"password":"text"}
      inputmode="none" autocomplete="off" value=${e} aria-invalid=${l?"true":null}
      onInput=${S=>{x(S.target.value),S.target.value=d.current}} />
    <div class="pad-trouble">
      <${Tt} text=${u>0?ce("Too many wrong tries. Wait {time}.",{time:tc(u)}):l} />
    </div>
    <div class="pad-grid">
      ${Xi.map(S=>i`<${_} key=${S} disabled=${u>0} onTap=${()=>y(S)}>${S}<//>`)}
      <${_} name=${ce("take off the last figure")} disabled=${!e} onTap=${g}>⌫<//>
      <${_} disabled=${u>0} onTap=${()=>y("0")}>0<//>
      <button type="submit" class=${b(["button is-main",c&&"is-busy"])} disabled=${e.length<s||u>0}
        aria-busy=${c?"true":null}>${a}</button>
    </div>
  </form>`}var tc=t=>t<100?ce("{seconds} s",{seconds:t}):Io("{count} minute","{count} minutes",Math.ceil(t/60));function Ne(t,e){let n=[],s=t;for(let r of[...e].sort((o,a)=>a.value-o.value)){let o=Math.floor(s/r.value);o>0&&n.push({...r,count:o}),s-=o*r.value}return n}var Ko=t=>t.map(({count:e,colour:n})=>`${e} ${n}`).join(", ");function je(t,e,n){return e.reduce((r,o)=>r+o,0)===t?e:Ne(t,n).flatMap(({value:r,count:o})=>Array(Math.min(o,500)).fill(r))}function $n(t,e){let n=t.lastIndexOf(e);return t.filter((s,r)=>r!==n)}var zo={white:{body:"#efeadb",spots:"#7b7a74"},red:{body:"#c22f39",spots:"#fff"},blue:{body:"#2460b0",spots:"#fff"},green:{body:"#1f8a49",spots:"#fff"},black:{body:"#25252a",spots:"#fff"},purple:{body:"#6d3c9b",spots:"#fff"},yellow:{body:"#e6b91f",spots:"#25252a"},pink:{body:"#df79a4",spots:"#fff"},orange:{body:"#de6f25",spots:"#fff"},grey:{body:"#878d92",spots:"#fff"},brown:{body:"#794d2a",spots:"#fff"},turquoise:{body:"#17909a",spots:"#fff"}},ec=5,Go=8,hn=({value:t,colour:e})=>i`<${mn} value=${t} colour=${e} count=${1} bare />`;function mn({value:t,colour:e,count:n,bare:s}){let r=Math.min(n,ec),o=64+(r-1)*Go,{body:a,spots:c}=zo[e]??zo.grey,l={"--chip-colour":a,"--chip-spots":c},u=[...Array(r-1).keys()].map(f=>o-32-f*Go),p=i`<svg class="chip" viewBox=${`0 0 64 ${o}`} style=${l} role="img"
      aria-label=${`${n} ${e}, ${h(t)} each`}>
    ${u.map(f=>i`<g key=${f}>
      <circle class="chip-under" cx="32" cy=${f} r="30.5" />
      <circle class="chip-spots" cx="32" cy=${f} r="26.5" stroke-dasharray="13.9 13.85" />
    </g>`)}
    <circle class="chip-body" cx="32" cy="32" r="30.5" />
    <circle class="chip-spots" cx="32" cy="32" r="26.5" stroke-dasharray="13.9 13.85" />
    <circle class="chip-face" cx="32" cy="32" r="20.5" />
    <text class="chip-value" x="32" y=${32+Jo(t)*.36} font-size=${Jo(t)}>${Qo(t)}</text>
  </svg>`;return s?p:i`<span class="pile">${p}<span class="pile-count" aria-hidden="true">×${n}</span></span>`}function Ht({amount:t,chipset:e,words:n}){let s=Ne(t,e);return i`<span class="chips">
    <span class="chips-piles">${s.map(r=>i`<${mn} key=${r.value} ...${r} />`)}</span>
    ${n&&i`<span class="chips-words">${Ko(s)}</span>`}
  </span>`}function Qo(t){return t<1e3||t%100?String(t):`${t/1e3}k`}var Jo=t=>[26,25,19,15,12][Math.min(Qo(t).length,5)-1];var Yo=()=>i`<div class="languages" role="group" aria-label=${ce("The language of this screen")}>
  ${Object.entries(Lo).map(([t,e])=>i`<${_} key=${t} kind="quiet" chosen=${t===St}
      onTap=${()=>t!==St&&Mo(t)}><span lang=${t}>${e}</span><//>`)}
</div>`;var Vo=({title:t,text:e,children:n})=>i`<main class="porch">
  <div class="porch-words">
    <div class="porch-mark" aria-hidden="true"><${mn} value=${1} colour="white" count=${3} bare /></div>
    <p class="porch-name">Croupier</p>
    <h1>${t}</h1>
    ${e&&i`<p class="quiet">${e}</p>`}
    <${Yo} />
  </div>
  ${n}
</main>`;function Zo(){let t=decodeURIComponent(location.hash.slice(1)).replace(/\D/g,"");return location.hash&&history.replaceState(null,"","/wall"),t}function Xo({api:t,code:e="",onIn:n}){let[s,r]=w(e),o=Fo(t),a=async l=>{let u=await o.knock("session/wall",{code:l});u?n(u.night):r("")};M(()=>{e&&a(e)},[]);let c=l=>{r(l),o.clear()};return i`<${Vo} title="A screen on the wall" text="The host's desk shows the code: the night, wall.">
    <div class="porch-door">
      <${Wo} label="The wall's code" value=${s} length=${6} submit="go" busy=${o.busy}
        trouble=${o.trouble} wait=${o.wait} onInput=${c} onSubmit=${a} />
      <p class="porch-else"><a href="/sign-in?another">not a wall: join, a table, the host</a></p>
    </div>
  <//>`}var nc=3e3;function tr(t,e,n){let[s,r]=w(null),o=R(void 0);return M(()=>{let a,c=!1,l=async()=>{try{let u=await t.look(`nights/${e}/evening`,o.current);if(c||!u)return;o.current=u.etag,r(u.state)}catch{a=setTimeout(l,nc)}};return l(),()=>{c=!0,clearTimeout(a)}},[e,n]),s}var le=({result:t,line:e})=>t!==0||e.some(n=>n!==e[0]);var sc=1500,oc=1e4,er=[1e3,2e3,5e3,15e3],rc=2,ac=({status:t})=>t<500&&t!==429,bn=class{state=at(null);connection=at("polling");heard=at(Date.now());refusal=at(null);#e;#t;#n;#o=null;#s=null;#r=0;#p;#d;#a=!1;#i=!1;#c=0;#l=!1;#f=[[document,"visibilitychange",()=>this.#$()],[window,"pageshow",()=>this.#$()],[window,"pagehide",()=>this.#h()],[window,"online",()=>this.refresh()]];constructor({api:e,path:n,events:s}){this.#e=e,this.#t=n,this.#n=s;for(let[r,o,a]of this.#f)r.addEventListener(o,a);this.#$()}accept(e,n=null){let s=this.state.peek();s&&e.version<s.version||(this.#o=n,this.state.value=e)}refresh(){this.#l&&this.#u()}close(){this.#h();for(let[e,n,s]of this.#f)e.removeEventListener(n,s)}#$(){document.hidden?this.#h():this.#g()}#g(){this.#l||(this.#l=!0,this.#m(),this.#u())}#h(){this.#l=!1,this.#b(),clearTimeout(this.#p),clearTimeout(this.#d)}#m(){let e=new EventSource(this.#n);this.#s=e,e.onopen=()=>{this.#r=0,this.#y()},e.onmessage=({data:n})=>{Number(n)<=this.state.peek()?.version||this.#u()},e.addEventListener("look",()=>this.#u()),e.onerror=()=>{this.#b();let n=er[Math.min(this.#r,er.length-1)];this.#r+=1,this.#p=setTimeout(()=>this.#m(),n),this.#u()}}#b(){this.#s?.close(),this.#s=null}async#u(){if(this.#a){this.#i=!0;return}this.#a=!0,clearTimeout(this.#d);try{let n=this.state.peek(),s=await this.#e.look(this.#t,this.#o);s&&this.state.peek()!==n&&s.state.version===this.state.peek().version?this.#i=!0:s&&this.accept(s.state,s.etag),this.#c=0,this.heard.value=Date.now()}catch(n){if(n instanceof ft&&ac(n))return this.#_(n);this.#c+=1}finally{this.#a=!1}if(this.#y(),!this.#l)return;if(this.#i)return this.#i=!1,this.#u();let e=this.#s?.readyState===EventSource.OPEN&&!this.#c?oc:sc;this.#d=setTimeout(()=>this.#u(),e)}#_(e){this.refusal.value=e,this.close()}#y(){this.#c>=rc?this.connection.value="lost":this.#s?.readyState===EventSource.OPEN?this.connection.value="live":this.connection.value="polling"}};function A({card:t,lit:e,dim:n}){let s=D(t),r=[s&&t!=="Jk"&&`suit-${t[1]}`,e&&"is-lit",n&&"is-dim"];return i`<svg class=${b(["card",...r])} viewBox="0 0 100 140" role="img" aria-label=${it(t)}>
    <rect class="card-paper" x="1" y="1" width="98" height="138" rx="9" />
    ${s?t==="Jk"?cc:ic(t):lc}
  </svg>`}function ic([t,e]){return i`
    <path class="card-rank" d=${Ee[t]} transform=${`translate(${t==="T"?7:9} 9) scale(1.3)`} />
    <path class="card-pip" d=${Q[e]} transform="translate(10 71) scale(.33)" />
    <path class="card-pip" d=${Q[e]} transform="translate(47 82) scale(.47)" />`}var cc=i`
  <path class="card-rank" d=${Ee.J} transform="translate(9 9) scale(1.3)" />
  <path class="card-pip" d=${an} transform="translate(28 68) scale(.62)" />`,lc=i`
  <rect class="card-back" x="7" y="7" width="86" height="126" rx="5" />
  <path class="card-lattice" d=${Eo} />
  <rect class="card-lattice" x="10" y="10" width="80" height="120" rx="3" />`;function nt({label:t,wanted:e}){return i`<svg class="card" viewBox="0 0 100 140" role="img" aria-label=${t??"no card yet"}>
    <rect class=${b(["card-outline",e&&"is-wanted"])} x="3" y="3" width="94" height="134" rx="9" />
  </svg>`}function N({cards:t,places:e=0,label:n,fanned:s,lit:r,wanted:o}){let a=Math.max(0,e-t.length);return i`<div class=${b(["hand",s&&"is-fanned"])} role="group" aria-label=${n}>
    <div class="hand-cards">
      ${t.map((c,l)=>i`<${A} key=${l} card=${c}
        lit=${r?.has(c)} dim=${r&&!r.has(c)} />`)}
      ${[...Array(a).keys()].map(c=>i`<${nt} key=${`empty ${c}`} wanted=${o&&c===0} />`)}
    </div>
    ${n&&i`<div class="hand-label">${n}</div>`}
  </div>`}var C=t=>Object.fromEntries(t.seats.map(({seat:e,player:n})=>[e,n]));function lt({title:t,onClose:e,foot:n,large:s,children:r}){let o=R(null),a=Lt(t,{fresh:!0});M(()=>{let l=o.current,u=document.activeElement;return l.showModal(),()=>{l.close(),u?.focus({preventScroll:!0})}},[]);let c=l=>{l.preventDefault(),e()};return i`<dialog class=${b(["dialog",s&&"is-large"])} ref=${o} aria-label=${t} onCancel=${c} onClickCapture=${a.swallows}>
    <h2>${t}</h2>
    <div class="dialog-body">${r}</div>
    <div class="dialog-foot">${n}</div>
  </dialog>`}function $t({title:t,text:e,yes:n,no:s="go back",danger:r,onYes:o,onClose:a}){let c=i`
    <${_} kind="plain" onTap=${a}>${s}<//>
    <${_} kind=${r?"danger":"main"} onTap=${o}>${n}<//>`;return i`<${lt} title=${t} onClose=${a} foot=${c}><p>${e}</p><//>`}function ot({text:t,detail:e,news:n}){return i`<div class="line">
    <p class="line-text" role="status">${n&&i`<span class="line-news">${n}</span> `}${t}</p>
    ${e&&i`<p class="line-detail">${e}</p>`}
  </div>`}var Y=({by:t,do:e,since:n})=>`${t} ${e} ${n??""}`;function ue({chipset:t,fits:e,onAdd:n,onTakeOff:s}){let r=[...t].sort((o,a)=>o.value-a.value);return i`<div class="pad-chips">
    ${r.map(o=>i`<${fc} key=${o.value} chip=${o} disabled=${!e(o.value)}
      onAdd=${()=>e(o.value)&&n(o.value)} onTakeOff=${()=>s(o.value)} />`)}
  </div>`}var dc=450;function fc({chip:t,disabled:e,onAdd:n,onTakeOff:s}){let r=R(null),o=R(!1),a=()=>{o.current=!1,r.current=setTimeout(()=>{o.current=!0,s()},dc)},c=()=>clearTimeout(r.current);return i`<button type="button" class="pad-chip" aria-disabled=${e?"true":null}
      aria-label=${`add ${h(t.value)} (${t.colour})`}
      onPointerDown=${a} onPointerUp=${c} onPointerLeave=${c} onPointerCancel=${c}
      onContextMenu=${l=>l.preventDefault()}
      onClick=${()=>!o.current&&n()}>
    <${hn} ...${t} />
  </button>`}function Rt(t,e){let n=e.length===1&&t.seats.find(s=>s.seat===e[0]);return!n||t.facts.sheet&&!n.rack?null:`rack ${h(n.rack)}`}function fs({round:t}){let{prompt:e,zones:n,cards:s}=t,r=a=>Object.values(n).some(c=>c.count&&mc(c,a)),o=a=>e.options.some(({by:c})=>c===a);return e.awaited.filter(a=>a!=="dealer"&&(s==="virtual"&&r(a)||!o(a)))}var mc=({owner:t,sight:e},n)=>e==="owner"&&t===n||e==="others"&&t!==n;function pe(t,e){let n=C(e.round);return fs(e).map(s=>$s(e,s)?i`<span key=${`phone ${s}`} class="controls-note">${n[s]} has it on the phone.</span>`:i`<${_} key=${`pass ${s}`} kind="main" busy=${t.late.value}
    onTap=${()=>t.handOver(s)}>tablet to ${n[s]}<//>`)}var $s=({table:t},e)=>t.phones&&t.seats.find(n=>n.seat===e)?.phone==="in";var hs=t=>["bura.first-lead","bura.lead"].includes(t?.say.code),bc={bura:"three trumps",aces:"three aces",molodka:"three of one plain suit"};function ms(){return{lead:({cards:t})=>`LEAD ${t.map(j).join(" ")}`,answer:({cards:t})=>`ANSWER ${t.map(j).join(" ")}`,announce:({kind:t})=>`announce ${t}`,declare:()=>"declare 31",yield:()=>"yield",pass:()=>"PASS"}}function nr({table:t,state:e,news:n,face:s}){let{round:r}=e,{prompt:o}=r,a=C(r),[c]=o.awaited,l=r.seats.find(({seat:m})=>m!==c).seat,u=(m,x)=>o.options.find(y=>y.do===m&&(x===void 0||y.by===x)),p=u("lead")??u("answer"),f=t.late.value,$=(m,x)=>$s(e,m)?i`<span class="controls-note">${a[m]} has it on the phone.</span>`:i`<${_} kind=${x} busy=${f} onTap=${()=>t.handOver(m)}>
    tablet to ${a[m]}
  <//>`,d=i`
    ${u("announce")&&i`<${gc} option=${u("announce")} who=${a[l]} table=${t} />`}
    ${u("declare")&&i`<${_c} options=${o.options.filter(m=>m.do==="declare")} players=${a}
      sure=${s.sure()} table=${t} />`}`;return i`<section class="foot" aria-label="what is next">
    <${ot} text=${o.say.text} news=${n} detail=${Rt(r,o.awaited)} />
    ${p?i`<${yc} key=${Y(p)} option=${p} words=${ms()} table=${t} end=${d}
          undo=${r.undoable?t.undo:null} />`:i`
        ${t.error.value&&i`<div class="panel"><${Tt} text=${t.error.value} /></div>`}
        <${F} question=${o.options.map(Y).join()} end=${d}>
          ${$(c,"main")}${$(l,"plain")}
        <//>`}
  </section>`}function yc({option:t,words:e,table:n,undo:s,end:r}){let[o,a]=w([]),{of:c,least:l,most:u}=t.values.cards,p=$=>n.act({...t,args:{cards:$}});return i`
    <div class="panel">
      <${Gt} allowed=${c} picked=${o} onPick=${async $=>{let d=[...o,$].slice(-u);a(d),l===u&&d.length===u&&!await p(d)&&a([])}} onTakeBack=${$=>a(o.filter(d=>d!==$))} />
      <${Tt} text=${n.error.value} />
    </div>
    <${F} question=${Y(t)} end=${r}>
      ${l<u?i`<${_} kind="main" disabled=${!o.length} busy=${n.late.value} onTap=${()=>p(o)}>
            ${o.length?e[t.do]({cards:o}):"tap the cards led"}
          <//>`:i`<p class="controls-note">${u===1?"Tap the card.":`Tap the ${u} cards: ${u-o.length} more.`}</p>`}
      <${_} kind="plain" disabled=${!s} busy=${n.late.value} onTap=${s}>undo<//>
    <//>`}function gc({option:t,who:e,table:n}){let[s,r]=w(!1),o=t.values.kind,a=async c=>{r(!1),await n.act({...t,args:{kind:c}})};return i`<${_} onTap=${()=>r(!0)}>announce …<//>
    ${s&&i`<${lt} title=${`${e} announces`} onClose=${()=>r(!1)}
        foot=${i`<${_} kind="plain" onTap=${()=>r(!1)}>go back<//>`}>
      <div class="choices">
        ${o.map(c=>i`<${_} key=${c} onTap=${()=>a(c)}>
          <span class="choice-words"><b>${c}</b><span class="choice-note">${bc[c]}</span></span>
        <//>`)}
      </div>
    <//>`}`}function _c({options:t,players:e,sure:n,table:s}){let[r,o]=w(!1),[a,c]=w(null),l=()=>{o(!1),c(null)},u=async()=>{l(),await s.act(a)};return i`<${_} onTap=${()=>o(!0)}>declare 31 …<//>
    ${r&&!a&&i`<${lt} title="Who declares 31?" onClose=${l}
        foot=${i`<${_} kind="plain" onTap=${l}>go back<//>`}>
      <div class="choices">
        ${t.map(p=>i`<${_} key=${p.by} kind="plain" onTap=${()=>c(p)}>${e[p.by]}<//>`)}
      </div>
    <//>`}
    ${a&&i`<${$t} ...${n.declare(e[a.by])} onYes=${u} onClose=${l} />`}`}var rr={Felt:Oc,Foot:kc,Seen:Mc,words:ms,sure:vc,deed:xc,payment:Sc,over:Tc,passOn:wc},sr="6789JQKTA",or={A:11,T:10,K:4,Q:3,J:2},ar={c:"clubs",d:"diamonds",h:"hearts",s:"spades"};function kc(t){let{code:e}=t.prompt.say,n=t.cards==="physical"&&(e==="bura.answer"||e==="bura.promised");return hs(t.prompt)||n?nr:null}function vc(){return{declare:t=>({title:`${t} declares 31?`,text:"The won cards are turned up and counted. There is no way back.",yes:`${t} declares`})}}function xc({do:t,args:e},{who:n}){let s=e.cards?.every(D)?` ${e.cards.map(j).join(" ")}`:"";switch(t){case"lead":return`${n} leads${s}.`;case"answer":return`${n} answers${s}.`;case"yield":return`${n} yields the lead.`;case"declare":return`${n} declares 31.`;case"pass":return`${n} passes.`;case"announce":return"";default:return null}}function wc({prompt:t}){return["bura.answer","bura.outbid","bura.promised"].includes(t?.say.code)?t.awaited[0]:null}function Sc({transfers:t}){let e=t.find(({from:r,to:o})=>r==="pot"||o==="pot"),n=t.filter(r=>r!==e),s=e&&[e.from==="pot"?"out of the pot, all of it":"into the pot, which is carried"];return{hand:e?.why??null,sums:[...s??[],...n.map(({why:r,amount:o})=>`${r}: ${h(o)}`)]}}function Tc({record:t}){return t.at(-1).events.map(({text:e})=>e).at(-1)}function Oc({state:t,paying:e}){let{round:n,table:s,night:r}=t,{places:o,zones:a,facts:c}=n,l=n.seats.map(({seat:u})=>u).sort((u,p)=>u-p);return i`<section class=${b(["felt","bura",n.cards==="physical"&&"is-short"])} aria-label="felt">
    <${Ec} zones=${a} facts=${c} />
    ${l.map(u=>i`<${Cc} key=${u} seat=${u} round=${n} lit=${Ac(n,e,u)}
      holds=${s.hand_over?.seat===u} />`)}
    <div class="bura-pot" data-place="pot">
      <${Ht} amount=${o.pot??0} chipset=${r.chip_set} />
      <span>pot <b class="figure">${h(o.pot??0)}</b></span>
    </div>
  </section>`}var Ac=({prompt:t},e,n)=>e?e.seat===n:!!t?.awaited.includes(n);function Ec({zones:t,facts:e}){let n=t.stock.count+(t.trump?.count??0),[s]=t.trump?.cards??[];return i`<div class="bura-trumps">
    <div class="bura-stock">
      ${s&&i`<${A} card=${s} />`}
      ${t.stock.count>0&&i`<${A} card="??" />`}
    </div>
    <p>${n>0&&`stock ${n}`} ${!e.drawing&&"no more drawing"}</p>
    ${e.trump&&i`<p class="bura-suit">
      <svg class=${`suit-${e.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${Q[e.trump]} /></svg>
      <b>${ar[e.trump]}</b> trumps
    </p>`}
  </div>`}function Cc({seat:t,round:e,lit:n,holds:s}){let r=e.seats.find(u=>u.seat===t),o=e.markers[t],a=e.zones[`won:${t}`],c=e.zones[`hand:${t}`],l=[e.dealer===t&&"the deal",s&&"has the tablet",o&&`owes ${h(o)}`];return i`<div class=${b(["bura-side",n&&"is-lit"])} role="group" aria-label=${r.player}>
    <div class="bura-who">
      <b>${r.player}</b><span class="figure" data-place=${`seat:${t}`}>${h(r.rack)}</span>
      <span class="bura-note">${l.filter(Boolean).join(" \xB7 ")}</span>
      <span class="bura-word">${Nc(e,t)}</span>
      <${N} cards=${c.cards} fanned />
    </div>
    ${a.sight==="all"?i`<${Lc} cards=${a.cards} />`:i`
      <${jc} round=${e} seat=${t} />
      <div class="bura-won">${a.count>0&&i`<${A} card="??" />`}<span class="small quiet">${a.count>0?"won":""}</span></div>`}
  </div>`}function Nc({facts:t,prompt:e,finished:n},s){let r=e?.say.code,{announced:o,leader:a,led:c}=t;return o?.seat===s?`announces ${o.kind}`:n?"":r==="bura.outbid"?"outbids or yields":r==="bura.answer"?c===s?"has led":"answers":r==="bura.last"?e.awaited.includes(s)?"has the last word":"":a!==s?hs(e)?"may speak first":"":c===null?"has the lead":"takes the trick and leads"}function jc({round:t,seat:e}){let{led:n,trump:s}=t.facts,r=t.zones[`played:${e}`].cards,o=t.seats.find(u=>u.seat!==e).seat,a=t.zones[`played:${o}`].cards,c=n!==null&&n!==e&&r.length>0,l=c?bs(r,a,s):r;return i`<div class="bura-played" role="group" aria-label="played">
    ${l.map((u,p)=>i`<${A} key=${u} card=${u} lit=${c&&yn(u,a[p],s)} />`)}
  </div>`}var yn=(t,e,n)=>t[1]===e[1]?sr.indexOf(t[0])>sr.indexOf(e[0]):t[1]===n;function bs(t,e,n){let s=r=>r.filter((o,a)=>yn(o,e[a],n)).length;return ir(t).reduce((r,o)=>s(o)>s(r)?o:r)}function ir(t){return t.length<2?[t]:t.flatMap((e,n)=>ir(t.filter((s,r)=>r!==n)).map(s=>[e,...s]))}function Lc({cards:t}){let e=o=>or[o[0]]??0,n=t.filter(e).sort((o,a)=>e(a)-e(o)),r=[...new Set(n.map(([o])=>o))].map(o=>`${n.filter(a=>a[0]===o).length} \xD7 ${or[o]}`);return i`<div class="bura-counted">
    <${N} cards=${n} fanned />
    <p>${r.join(" + ")||"nothing"} = <b class="figure">${n.reduce((o,a)=>o+e(a),0)}</b>
      <span class="quiet small"> of 31${t.length>n.length?`, and ${t.length-n.length} that count nothing`:""}</span></p>
  </div>`}function Mc({round:t,seat:e}){let n=C(t),[s]=t.zones.trump?.cards??[],r=t.seats.filter(o=>t.zones[`played:${o.seat}`].cards.length);return i`<div class="hand-others">
    ${s?i`<${N} cards=${[s]} label="trumps" />`:i`<p class="bura-suit"><b>${ar[t.facts.trump]}</b> trumps</p>`}
    ${r.map(o=>i`<${N} key=${o.seat} cards=${t.zones[`played:${o.seat}`].cards}
      label=${o.seat===e?"you":n[o.seat]} />`)}
  </div>`}var ht=[..."cdhs"],Le={c:"clubs",d:"diamonds",h:"hearts",s:"spades"},cr={A:1,T:10},lr={J:11,Q:12,K:13},Bc=5,Hc=13,Me=([t])=>t in lr,gn=t=>Me(t)?Bc:cr[t[0]]??Number(t[0]),ys=t=>lr[t[0]]??cr[t[0]]??Number(t[0]),_n=({zones:t},e)=>t[`certificates:${e}`]?.cards??[],Be=({places:t},e)=>t[`money:${e}`]??0,de=({suit:t})=>i`<svg class=${`company suit-${t}`} viewBox="0 0 100 100" role="img" aria-label=${Le[t]}>
  <path fill="currentColor" d=${Q[t]} />
</svg>`;function gs({facts:t,zones:e,board:n},s){let r=e[`market:${s}`]?.cards.at(-1);if(!r||Me(r))return[1,10];let{up:o,down:a}=n.limits[s],c=t.prices[s];return[Math.max(1,c-a),Math.min(10,c+o)]}function kn({round:t}){return i`<div class="market" role="group" aria-label="the market">
    ${ht.map(e=>i`<${Rc} key=${e} suit=${e} round=${t} />`)}
  </div>`}function Rc({suit:t,round:e}){let n=e.facts.prices[t],s=e.zones[`market:${t}`]?.cards.at(-1),[r,o]=gs(e,t),{up:a,down:c}=e.board.limits[t];return i`<section class=${b(["market-company",n===0&&"is-bankrupt"])} aria-label=${Le[t]}>
    <${de} suit=${t} />
    <b class="market-price">${n??"\u2013"}</b>
    ${s&&i`<${A} card=${s} />`}
    <span class="market-span">${Pc(n,r,o)}</span>
    <span class="market-limits">▲${h(a)} ▼${h(c)}</span>
  </section>`}function Pc(t,e,n){return t===void 0?"no price":`${t===0?"bankrupt, ":""}next ${e}\u2013${n}`}function vn({prices:t}){let e=Math.max(t.length,12),n=o=>o/e*100,s=o=>100-o/Hc*100,r=t.at(-1)??{};return i`<figure class="chart" role="img" aria-label=${`the prices over the game; now ${ht.map(o=>`${Le[o]} ${r[o]??"none"}`).join(", ")}`}>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      ${[0,5,10].map(o=>i`<line key=${o} class="chart-rule" x1="0" x2="100" y1=${s(o)} y2=${s(o)} />`)}
      ${t.length>0&&ht.map((o,a)=>i`<path key=${o} class=${`chart-line is-${o}`} d=${Fc(t,o,n,s)}
        transform=${`translate(0 ${(a-1.5)*.9})`} />`)}
    </svg>
    ${[0,5,10].map(o=>i`<span key=${o} class="chart-figure" style=${{top:`${s(o)}%`}} aria-hidden="true">${o}</span>`)}
    ${t.length>0&&ht.map(o=>i`<span key=${o} class=${`chart-end is-${o}`} aria-hidden="true"
      style=${{top:`${s(r[o])}%`,left:`${n(t.length)}%`,"--beside":Ic(r,o)}}><${de} suit=${o} /></span>`)}
  </figure>`}var Fc=(t,e,n,s)=>t.map((r,o)=>`${o?"V":"M0 "}${s(r[e])}H${n(o+1)}`).join(""),Ic=(t,e)=>ht.slice(0,ht.indexOf(e)).filter(n=>t[n]===t[e]).length;function ur({round:t,holds:e,lit:n}){let s=C(t),r=t.seats.map(({seat:c})=>c),o=_s(t),a=Math.max(...r.map(c=>o?.[c]??t.board.players[c].worth));return i`<table class="holdings">
    <thead><tr>
      <th>share holders</th>
      ${ht.map(c=>i`<th key=${c}><${de} suit=${c} /></th>`)}
      <th class="number">money</th><th class="number">owes</th><th class="number">${o?"takes home":"worth"}</th>
    </tr></thead>
    <tbody>${r.map(c=>{let{shares:l,debt:u,worth:p}=t.board.players[c],f=o?.[c]??p,$=[t.dealer===c&&"banker",e===c&&"has the tablet"];return i`<tr key=${c} class=${b([n(c)&&"is-lit"])}>
        <th scope="row"><b>${s[c]}</b> <span class="quiet small">${$.filter(Boolean).join(" \xB7 ")}</span></th>
        ${ht.map(d=>i`<td key=${d}><${Dc} count=${l[d]} cards=${_n(t,c).filter(m=>m[1]===d)} /></td>`)}
        <td class="number" data-place=${`money:${c}`}>${h(Be(t,c))}</td>
        <td class="number">${u?h(u):""}</td>
        <td class="number"><b>${h(f)}</b><span class="holdings-best">${f===a?"\u2605":""}</span></td>
      </tr>`})}</tbody>
  </table>`}var Dc=({count:t,cards:e})=>t>0&&i`<b>${t}</b> <span class="holdings-cards">${e.map(([n])=>n==="T"?"10":n).join(" ")}</span>`;function _s({record:t,finished:e}){if(!e)return null;let n=t.at(-1).events.filter(({code:s})=>s==="csm.takes");return Object.fromEntries(n.map(({args:s})=>[s.seat,s.amount]))}function xn({round:t,payouts:e}){if(!t)return[];let n=t.finished?t.record.at(-1)?.index:null,s=new Map(t.record.map(a=>[a.index,a.by])),r=e.filter(({action:a})=>a===n||s.get(a)==="dealer"),o=Pt(t);return r.map(a=>({...a,ids:o.filter(c=>Uc(a,c)).map(({id:c})=>c)}))}var Uc=({action:t,seat:e},{action:n,by:s,from:r,to:o})=>n===t&&r!==`seat:${s}`&&(Z(r)===e||Z(o)===e),Pt=({record:t})=>t.flatMap(({index:e,by:n,transfers:s})=>s.map((r,o)=>({...r,action:e,by:n,id:`${e} ${o}`})));function pr(t,e,n){let s=t.round?Pt(t.round):[],r=new Set(e.slice(0,n).flatMap(({ids:c})=>c)),o=new Set(e.slice(n).flatMap(({ids:c})=>c)),a=({id:c})=>o.has(c)&&!r.has(c);return{moves:s.filter(c=>!a(c)),held:s.filter(a)}}function Z(t){let e=t.split(":").find(n=>/^\d+$/.test(n));return e===void 0?null:Number(e)}function dr(t,e){if(!e.length)return t;let n=new Map;for(let{from:c,to:l,amount:u}of e)n.set(c,(n.get(c)??0)+u),n.set(l,(n.get(l)??0)-u);let{table:s,round:r}=t,o=c=>({...c,rack:c.rack+(n.get(`seat:${c.seat}`)??0)}),a={...r.places};for(let[c,l]of n)c==="house"||c.startsWith("seat:")||(a[c]=(a[c]??0)+l,a[c]||delete a[c]);return{...t,table:{...s,tray:s.tray+(n.get("house")??0),seats:s.seats.map(o)},round:{...r,places:a,seats:r.seats.map(o)}}}var fr="hands",qc={bura:"6789JQKTA",lorum:"789TJQKA",polignac:"789TAJQK",schnapsen:"JQKTA"},Wc="23456789TJQKA",Kc=["uth","kabu"],zc="shcd";function He(t,{game:e,facts:n}){let s=qc[e]??Wc,r=n?.trump,o=Kc.includes(e),a=c=>{if(!D(c)||c==="Jk")return 1e3;let l=c[1]===r?-1:zc.indexOf(c[1]);return(o?0:l*20)-s.indexOf(c[0])};return[...t].sort((c,l)=>a(c)-a(l))}function wn(t){let[e,n]=w(()=>Gc());return{as:e,turn:()=>{let r=e==="sorted"?"dealt":"sorted";Jc(r),n(r)},arranged:r=>e==="sorted"?He(r,t):r}}var Sn=({sorting:t})=>i`<${_} kind="plain" onTap=${t.turn}>
  ${t.as==="sorted"?"as dealt":"sort"}
<//>`;function Gc(){try{return localStorage.getItem(fr)==="dealt"?"dealt":"sorted"}catch{return"sorted"}}function Jc(t){try{localStorage.setItem(fr,t)}catch{}}var Ft=({table:t,line:e,detail:n,news:s,children:r})=>i`<section class="foot" aria-label="what is next">
  <${ot} text=${e} detail=${n} news=${s} />
  <${mt} table=${t} />
  ${r}
</section>`,mt=({table:t})=>t.error.value&&i`<div class="trouble"><${Tt} text=${t.error.value} onGone=${t.dismiss} /></div>`;var hr=({prompt:t},e,n)=>t?.options.find(s=>s.by===e&&s.do===n),Tn=(t,e)=>!!t?.values.card.includes(e);function ks(t,e){let n=gn(e);return`${U(n,"share")} \xB7 ${h(n*t.facts.prices[e[1]])}`}function tl(t,e,n){let{shares:s}=t.board.players[e],r=t.facts.prices[n[1]];if(!r)return"bankrupt";if(s[n[1]]+gn(n)>t.options.max_shares)return`over ${h(t.options.max_shares)} shares`;let o=gn(n)*r;return o>Be(t,e)?`costs ${h(o)}`:"not now"}var vs=(t,e,n)=>`${h(t.facts.prices[e[1]])} \u2192 ${n==="zero"?0:ys(e)}`;function el(t,e){let[n,s]=gs(t,e[1]),r=ys(e);return r<n||r>s?`only ${n} to ${s}`:"not now"}var Ot=({verb:t,note:e,ready:n,main:s,busy:r,onTap:o})=>i`<${_} kind=${s?"main":"plain"} disabled=${!n} busy=${r} onTap=${o}>
  <span class="trade-deed"><b>${t}</b><span>${e}</span></span>
<//>`;function mr({zones:t,facts:e},n){if(!e.turn.business.length)return"nothing done";let s=8-(t[`hand:${n}`]?.count??8);return s>0?`draw ${s}`:""}function br({table:t,hand:e,seat:n,act:s,onCover:r}){let{round:o}=e,a=(o.prompt?.options??[]).map(Y).join(),[c,l]=w({asked:a,own:[],sale:null}),{own:u,sale:p}=c.asked===a?c:{own:[],sale:null},f=Lt(a),$=wn(o),d=$.arranged(o.zones[`hand:${n}`].cards),m=(v,S)=>f.swallows(S)||l({asked:a,sale:null,own:u.includes(v)?u.filter(L=>L!==v):[...u,v].slice(-4)}),x=(v,S)=>f.swallows(S)||l({asked:a,own:[],sale:p===v?null:v}),y=t.late.value,g=_n(o,n),k=u.map(v=>d[v]),{shares:O}=o.board.players[n];return i`
    <section class="hand-felt trade-hand" aria-label="your hand">
      <${kn} round=${o} />
      <div class="trade-mine" role="group" aria-label="your certificates">
        <span class="quiet">certificates</span>
        ${g.map((v,S)=>i`<${yr} key=${S} card=${v} chosen=${p===S} onTap=${L=>x(S,L)} />`)}
        ${!g.length&&i`<span class="quiet">none yet</span>`}
        <span class="trade-most quiet">${Object.values(O).some(Boolean)?`at most ${h(o.options.max_shares)} shares of a company`:""}</span>
      </div>
      <div class="tap-hand" role="group" aria-label="your cards">
        ${d.map((v,S)=>i`<button type="button" key=${S} class=${b(["tap-card",u.includes(S)&&"is-raised"])}
          aria-label=${it(v)} aria-pressed=${String(u.includes(S))} onClick=${L=>m(S,L)}><${A} card=${v} /></button>`)}
      </div>
      <div class="hand-foot trade-foot">
        <${_} kind="plain" onTap=${r}>cover<//>
        <${Sn} sorting=${$} />
        <p class="hand-note">${sl(o)}</p>
        <${_} kind="plain" onTap=${t.takeBack}>back to the dealer<//>
      </div>
    </section>
    <section class="foot" aria-label="what is next">
      <${ot} text=${o.prompt?.say.text??"The game is over."} detail=${`money ${h(Be(o,n))}`} />
      <${mt} table=${t} />
      <${F} question=${a}>
        <div class="trade-row">
          <${nl} round=${o} seat=${n} picked=${k} sale=${p===null?null:g[p]} busy=${y} act=${s} />
        </div>
      <//>
    </section>`}function nl({round:t,seat:e,picked:n,sale:s,busy:r,act:o}){let a=m=>hr(t,e,m),c=(m,x)=>()=>o({...a(m),args:x}),l=n.length===1?n[0]:null,u=l!==null&&Me(l),p=l!==null&&Tn(a("market"),l),f=l!==null&&Tn(a("buy"),l),$=a("discard")&&n.length>0,d=n.length>1?"one card":"tap a card";return i`
    ${s?i`<${Ot} main verb=${`SELL ${j(s)}`} note=${ks(t,s)} ready=${Tn(a("sell"),s)} busy=${r} onTap=${c("sell",{card:s})} />`:i`<${Ot} main verb="BUY" ready=${f} busy=${r} onTap=${c("buy",{card:l})}
          note=${l===null?d:f?ks(t,l):a("buy")?tl(t,e,l):"no more trades"} />`}
    <${Ot} main verb="PRICE" ready=${p} busy=${r} onTap=${c("market",u?{card:l,to:"up"}:{card:l})}
      note=${l===null?d:p?vs(t,l,"up"):a("market")?el(t,l):"no more market"} />
    <${Ot} verb="BANKRUPT" ready=${p&&u} busy=${r} onTap=${c("market",{card:l,to:"zero"})}
      note=${p&&u?vs(t,l,"zero"):"J Q K"} />
    <${Ot} verb="DISCARD" ready=${$} busy=${r} onTap=${c("discard",{cards:n})}
      note=${$?U(n.length,"card"):a("discard")?"1 to 4 cards":"not after business"} />
    <${Ot} main=${!a("buy")&&!a("sell")&&!a("market")} verb="END TURN" note=${mr(t,e)} ready=${a("end")} busy=${r} onTap=${c("end",{})} />`}function sl({prompt:t,facts:e}){let{trades:n,plays:s}=t?.say.args??{};return t?.say.code==="csm.end"?e.turn.business.includes("discard")?"Discarded: only the end is left.":"Nothing left but the end.":n===void 0?"":`${U(n,"trade")}, ${U(s,"market card")} left`}var yr=({card:t,chosen:e,onTap:n})=>i`<button type="button" class=${b(["trade-certificate",`suit-${t[1]}`,e&&"is-chosen"])}
  aria-label=${`certificate, ${it(t)}`} aria-pressed=${String(e)} onClick=${n}><${Jt} card=${t} /></button>`;function gr({table:t,state:e,pad:n,setPad:s,news:r}){let{round:o}=e,{prompt:a,cards:c}=o,[l]=a.awaited,u=a.options.map(Y).join(),{verb:p=null,picked:f=[],sale:$=null}=n.asked===u?n:{},d=v=>s({asked:u,verb:null,picked:[],sale:null,...v}),m=_n(o,l),x=v=>hr(o,l,v),y=a.options.find(v=>v.by==="dealer"&&v.do==="joker"),g=t.late.value,k=(v,S)=>async()=>{await t.act({...x(v),args:S})&&d({})},O={round:o,option:x,busy:g,say:k,set:d,verb:p,picked:f};return i`<section class="foot trade" aria-label="what is next">
    <${ot} text=${a.say.text} news=${r} detail=${`${C(o)[l]}'s money ${h(Be(o,l))}`} />
    ${c==="physical"&&p&&i`<${al} ...${O} />`}
    <${mt} table=${t} />
    <div class="trade-mine" role="group" aria-label=${`${C(o)[l]}'s certificates`}>
      <span class="quiet">${C(o)[l]}'s certificates</span>
      ${m.map((v,S)=>i`<${yr} key=${S} card=${v} chosen=${$===S} onTap=${()=>d({sale:$===S?null:S})} />`)}
      ${!m.length&&i`<span class="quiet">none yet</span>`}
    </div>
    <${F} question=${u}>
      <div class=${b(["trade-row",c==="virtual"&&"is-short"])}>
        ${c==="virtual"?pe(t,e):i`<${rl} ...${O} />`}
        <${Ot} main=${$!==null} verb=${$===null?"SELL":`SELL ${j(m[$])}`} ready=${$!==null&&Tn(x("sell"),m[$])} busy=${g}
          note=${$!==null?ks(o,m[$]):x("sell")?"tap a certificate":m.length?"no more trades":"nothing to sell"} onTap=${k("sell",{card:m[$]})} />
        ${y&&i`<${Ot} verb="JOKER" note=${`${C(o)[y.values.seat[0]]} drew it`} ready busy=${g}
          onTap=${()=>t.act({...y,args:{seat:y.values.seat[0]}})} />`}
        <${Ot} verb="END TURN" note=${mr(o,l)} ready=${x("end")} busy=${g} onTap=${k("end",{})} />
      </div>
    <//>
  </section>`}var ol={buy:"BUY",market:"PRICE",discard:"DISCARD"},rl=({option:t,busy:e,set:n,verb:s})=>Object.entries(ol).map(([r,o])=>i`<${_} key=${r} kind="plain" chosen=${s===r}
  disabled=${!t(r)} busy=${e} onTap=${()=>n({verb:s===r?null:r})}>
  <span class="trade-deed"><b>${o}</b><span>${t(r)?r==="discard"?"1 to 4 cards":"which card":"no more"}</span></span>
<//>`);function al({round:t,option:e,busy:n,say:s,set:r,verb:o,picked:a}){let c=e(o)?.values;if(!c)return null;if(o==="discard"){let{of:p,least:f,most:$}=c.cards,d=a.length<$?p.filter(y=>$r(a,y)<$r(p,y)):[],m=y=>r({verb:o,picked:[...a,y]});return i`<div class="panel">
      <${Gt} allowed=${d} picked=${a} busy=${n} onPick=${m} onTakeBack=${y=>d.includes(y)?m(y):r({verb:o,picked:a.filter(g=>g!==y)})} />
      <div class="trade-entry">
        <span>${a.length?a.map(j).join(" "):"Which cards go?"}</span>
        <${_} kind="main" disabled=${a.length<f} busy=${n} onTap=${s("discard",{cards:a})}>discard ${U(a.length,"card")}<//>
      </div>
    </div>`}let[l]=a,u=p=>o==="market"&&Me(p)?r({verb:o,picked:[p]}):s(o,{card:p})();return i`<div class="panel">
    <${Gt} allowed=${c.card} picked=${a} busy=${n} onPick=${u} onTakeBack=${()=>r({verb:o})} />
    ${o==="market"&&i`<div class="trade-entry">
      <span>${l?`${j(l)} sends the price`:"A face card asks where it sends the price."}</span>
      <${_} kind="main" disabled=${!l} busy=${n} onTap=${s("market",{card:l,to:"up"})}>${l?vs(t,l,"up"):"up"}<//>
      <${_} kind="main" disabled=${!l} busy=${n} onTap=${s("market",{card:l,to:"zero"})}>bankrupt<//>
    </div>`}
  </div>`}var $r=(t,e)=>t.filter(n=>n===e).length;var _r={Felt:hl,Foot:il,OpenHand:br,words:cl,deed:ll,event:ul,payments:dl,payment:fl,over:$l,passOn:pl},kr=["csm.turn","csm.go-on","csm.end","csm.joker"];function il({prompt:t}){return kr.includes(t?.say.code)?gr:null}function cl(t){let e=n=>t.seats.find(s=>s.seat===n).player;return{reshuffle:()=>"SHUFFLED",joker:({seat:n})=>`JOKER \xB7 ${e(n)} drew it`}}function ll({do:t,args:e},{who:n}){switch(t){case"show":return D(e.card)?`${j(e.card)} turned up.`:"";case"end":return`${n} ends the turn.`;case"buy":case"sell":case"market":case"discard":case"joker":return"";default:return null}}function ul({code:t,args:e,text:n},s){if(t==="csm.opens")return`${e.company} open at ${e.price}.`;if(t==="csm.buys"||t==="csm.sells"){let r=D(e.card)?`${j(e.card)}: `:"";return`${s[e.seat]} ${t==="csm.buys"?"buys":"sells"} ${r}${e.shares} at ${e.price}, ${h(e.amount)}.`}return n}function pl({prompt:t}){return kr.includes(t?.say.code)?t.awaited[0]:null}function dl(t){return t.round?.finished?xn(t).filter(({says:e})=>e.length):[]}function fl({action:t,seat:e,player:n},s){let r=s.record.find(({index:u})=>u===t),o=u=>r.events.filter(p=>p.code===u&&p.args.seat===e).map(({args:p})=>p),[{amount:a}]=o("csm.takes"),c=o("csm.sells-out").map(({shares:u,price:p,amount:f})=>`${u} at ${p} = ${h(f)}`),l=o("csm.repays").map(({amount:u})=>`debt to the bank: ${h(u)}`);return{line:`${n} takes ${h(a)} home.`,sums:[...c,...l],amount:a}}function $l({record:t}){return t.at(-1)?.events.find(({code:e})=>e==="csm.wins")?.text}function hl({state:t,paying:e}){let{round:n,table:s}=t,r=o=>e?e.seat===o:!!n.prompt?.awaited.includes(o);return i`<section class="felt csm" aria-label="felt">
    <${kn} round=${n} />
    <div class="csm-middle">
      <${vn} prices=${n.facts.chart} />
      <dl class="csm-bank">
        <div><dt>bank</dt><dd data-place="bank">${h(n.places.bank??0)}</dd></div>
        <div><dt>draw pile</dt><dd>${n.board.draw_pile}</dd></div>
        <div><dt>${n.facts.reshuffles?"jokers are in":"no joker yet"}</dt></div>
      </dl>
    </div>
    <${ur} round=${n} holds=${s.hand_over?.seat} lit=${r} />
  </section>`}var ml=new ee("/api");function fe({night:t,table:e,round:n}){let s=(e.past?.at(-1)??e.last)?.number??0,[r,o]=w({played:0,deals:[]});return M(()=>{if(!s||n&&!n.facts.sheet)return;let a=!1;return ml.get(`nights/${t.night}/tables/${e.table}/scores`).then(({deals:c})=>a||o({played:s,deals:c}),()=>{}),()=>{a=!0}},[t.night,e.table,e.game,s,!!n?.facts.sheet]),bl(r.deals,n,e.number)}function bl(t,e,n){if(!e)return t.length?t:null;let{sheet:s,deal:r}=e.facts;if(!s)return null;let o=t.filter(l=>l.deal<r&&l.round!==n),a=o.at(-1)?.deal===r-1,c=s.after?[{deal:r,names:An(s,e),sheet:s}]:[];return[...a?o:[],...c]}function An(t,e){let n=Object.fromEntries(e.seats.map(({seat:r,player:o})=>[r,o])),s=r=>r.split("+").map(o=>n[o]).join(" and ");return Object.fromEntries(Object.keys(t.before).map(r=>[r,s(r)]))}function vr({facts:t,carry:e,seats:n}){if(!t.sheet)return null;if(!e?.finished)return`Deal ${t.deal} is scored.`;if(e.winners.length===n.length)return"The game is over: a tie.";let s=n.filter(({seat:r})=>e.winners.includes(r)).map(({player:r})=>r);return`The game is over: ${s.join(" and ")} ${s.length>1?"win":"wins"}.`}function xr({deals:t,round:e,onSheet:n}){let s=t.at(-1),r=e?.facts.sheet??s.sheet,o=e?.facts.sheet?An(r,e):s.names;return i`<section class="scores" aria-label="the score">
    <ol class="scores-names">
      ${Object.keys(r.before).map((a,c)=>i`<li key=${a} class=${b(["scores-name",ws(r,a)&&"is-best"])}>
          <${ut} at=${c} />
          <span class="scores-who">${o[a]}</span>
          <b class="figure">${h((r.after??r.before)[a])}</b>
          ${r.after&&i`<span class="scores-why small">${Re(r,a)}</span>`}
        </li>`)}
    </ol>
    ${t.length>1&&i`<${_t} deals=${t} />`}
    ${n&&i`<${_} kind="quiet" onTap=${n}>score sheet<//>`}
  </section>`}function Re(t,e){let n=t.items.filter(s=>s.name===e).map(({what:s})=>s);return n.length?`${H(t.after[e]-t.before[e])}: ${n.join(", ")}`:""}function ws({better:t,before:e,after:n},s){let r=Object.values(n??e),o=t==="high"?Math.max(...r):Math.min(...r);return r.some(a=>a!==o)&&(n??e)[s]===o}var wr=["","7 4","2 4","12 4 2 4","5 3 1 3","1 3"],On=260,xs=120,It=8,ut=({at:t})=>i`<svg class=${`score-stroke is-line-${t}`} viewBox="0 0 28 6" aria-hidden="true">
  <line x1="1" x2="27" y1="3" y2="3" stroke-dasharray=${wr[t]} />
</svg>`;function _t({deals:t}){let[e]=t,n=Object.keys(e.sheet.before),{goal:s}=t.at(-1).sheet,r=[e.sheet.before,...t.map(({sheet:p})=>p.after??p.before)],o=r.flatMap(p=>n.map(f=>p[f])),a=Math.min(0,...o),c=Math.max(1,...o,s??0),l=p=>It+p*(On-2*It)/Math.max(1,r.length-1),u=p=>xs-It-(p-a)*(xs-2*It)/(c-a);return i`<svg class="score-chart" viewBox=${`0 0 ${On} ${xs}`} role="img" aria-label=${yl(t,n,r)}>
    <line class="score-zero" x1=${It} x2=${On-It} y1=${u(0)} y2=${u(0)} />
    ${s!==null&&i`<line class="score-goal" x1=${It} x2=${On-It} y1=${u(s)} y2=${u(s)} />`}
    ${n.map((p,f)=>{let $=r.map((d,m)=>`${l(m)},${u(d[p])}`);return i`<g key=${p} class=${`is-line-${f}`}>
        <polyline points=${$.join(" ")} stroke-dasharray=${wr[f]} />
        <circle cx=${l(r.length-1)} cy=${u(r.at(-1)[p])} r="3.5" />
      </g>`})}
  </svg>`}var yl=(t,e,n)=>e.map(s=>`${t.at(-1).names[s]}: ${n.map(r=>h(r[s])).join(", ")}`).join("; ");function Sr({deals:t,onClose:e}){let[n,s]=w(t.length-1),r=t[Math.min(n,t.length-1)],o=i`<span></span><${_} kind="main" onTap=${e}>done<//>`;return i`<${lt} title="The score sheet" large onClose=${e} foot=${o}>
    <div class=${b(["score-sheet",gl(r)&&"is-wide"])}>
      <div class="score-all">
        <${_l} deals=${t} shown=${r} onLook=${s} />
        ${t.length>1&&i`<${_t} deals=${t} />`}
      </div>
      <${kl} deal=${r} />
    </div>
  <//>`}var gl=({names:t})=>Object.keys(t).length>4;function _l({deals:t,shown:e,onLook:n}){let s=Object.keys(e.sheet.before),{better:r,goal:o}=t.at(-1).sheet;return i`<div class="score-deals">
    <table class="ledger">
      <thead><tr><th>deal</th>${s.map((a,c)=>i`<th key=${a} class="number"><${ut} at=${c} /> ${t.at(-1).names[a]}</th>`)}</tr></thead>
      <tbody>${t.map((a,c)=>i`<tr key=${a.deal} class=${a===e?"is-now":null}>
        <th scope="row"><${_} kind="quiet" chosen=${a===e} onTap=${()=>n(c)}>${a.deal}<//></th>
        ${s.map(l=>i`<td key=${l} class="number">${H(a.sheet.after[l]-a.sheet.before[l])} <b>${h(a.sheet.after[l])}</b></td>`)}
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">${r==="high"?"The highest score wins":"The lowest score wins"}${o!==null&&`; ${h(o)} ends the game`}.</p>
  </div>`}function kl({deal:{deal:t,names:e,sheet:n}}){return i`<section class="deal-sheet" aria-label=${`deal ${t}`}>
    <h3>Deal ${t}</h3>
    <div class="deal-columns">
      ${Object.keys(n.before).map(s=>i`<${vl} key=${s} name=${s} who=${e[s]} names=${e} sheet=${n} />`)}
    </div>
  </section>`}function vl({name:t,who:e,sheet:n}){let s=t.split("+"),r=e.split(" and "),o=u=>r.length===s.length?r[s.indexOf(String(u))]:`seat ${u}`,a=u=>u.filter(p=>p.name===t),c=n.tricks.map((u,p)=>({...u,number:p+1})).filter(({seat:u})=>s.includes(String(u))),l=a(n.taken).reduce((u,{points:p})=>u+p,0);return i`<table class="ledger deal-column">
    <caption>${e}</caption>
    <tbody>
      <tr class="is-score"><th scope="row">before</th><td class="number">${h(n.before[t])}</td></tr>
      ${c.map(({number:u,seat:p,cards:f,points:$})=>i`<tr key=${`trick ${u}`}>
        <th scope="row" class="deal-trick"><span class="quiet">${u}${s.length>1&&` \xB7 ${o(p)}`}</span> ${f.map(j).join(" ")}</th>
        <td class="number">${h($)}</td></tr>`)}
      ${a(n.taken).map(({what:u,points:p})=>i`<tr key=${`took ${u}`}><th scope="row">${u}</th><td class="number">${H(p)}</td></tr>`)}
      ${a(n.taken).length>1&&i`<tr><th scope="row">taken</th><td class="number">${h(l)}</td></tr>`}
      ${a(n.items).map(({what:u,points:p},f)=>i`<tr key=${`scored ${f}`} class="is-scored"><th scope="row">${u}</th><td class="number">${H(p)}</td></tr>`)}
      <tr class="is-score"><th scope="row">after</th><td class="number"><b>${h((n.after??n.before)[t])}</b></td></tr>
    </tbody>
  </table>`}var Or={Felt:Sl,payments:xn,payment:xl};function xl({says:t,transfers:e}){return{hand:null,sums:t.length?t:e.map(({why:n,amount:s})=>`${n}: ${h(s)}`)}}function wl(t,e){let[n,s,...r]=t.split(":");if(s===void 0)return ct(n);let o=[n,...r].map(ct).join(" ");return e[s]?`${e[s]}: ${o}`:`${Ts(s)} ${o}`}var Ss={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},Ts=t=>Ss[t]?`${Ss[t]}\uFE0E`:ct(t);function Sl({state:t,paying:e}){let{round:n,table:s,night:r}=t,o=Object.fromEntries(n.seats.map(({seat:p,player:f})=>[p,f])),a=Object.entries(n.zones).filter(([p,{count:f}])=>f&&p!=="stock"),c=Object.entries(n.places),l=a.filter(([,{owner:p}])=>p===null),u=c.filter(([p])=>Z(p)===null);return i`<section class="felt general" aria-label="felt">
    <div class="general-middle">
      <${Tl} zone=${n.zones.stock} />
      ${l.map(([p,f])=>i`<${Ar} key=${p} name=${wl(p,o)} zone=${f} />`)}
      ${u.map(([p,f])=>i`<${Al} key=${p} place=${p} amount=${f} chipset=${r.chip_set} />`)}
    </div>
    <div class="general-seats">
      ${n.seats.map(p=>i`<${El} key=${p.seat} seat=${p} round=${n} players=${o}
        lit=${e?e.seat===p.seat:n.prompt?.awaited.includes(p.seat)}
        holds=${s.hand_over?.seat===p.seat}
        zones=${a.filter(([,{owner:f}])=>f===p.seat)}
        places=${c.filter(([f])=>Z(f)===p.seat)} />`)}
    </div>
    <${Qt} state=${t} />
    <${Tr} facts=${n.facts} players=${o} />
    ${Object.keys(n.board).length>0&&i`<${Tr} facts=${n.board} players=${o} />`}
  </section>`}function Qt({state:t}){let e=fe(t),[n,s]=w(!1);return e?i`
    <${xr} deals=${e} round=${t.round} onSheet=${e.length>0&&(()=>s(!0))} />
    ${n&&i`<${Sr} deals=${e} onClose=${()=>s(!1)} />`}`:null}var Tl=({zone:t})=>t?.count>0&&i`<div class="general-stock">
  <${A} card="??" /><span class="hand-label">stock ${t.count}</span>
</div>`,Ol=7;function Ar({name:t,zone:e}){return!e.cards.some(D)&&e.cards.length>3?i`<div class="general-stock"><${A} card="??" /><span class="hand-label">${t} ${e.count}</span></div>`:i`<${N} cards=${e.cards} label=${t} fanned=${e.cards.length>Ol} />`}var Al=({place:t,amount:e,chipset:n})=>i`<div class="general-place" data-place=${t}>
  <${Ht} amount=${e} chipset=${n} />
  <span><span class="quiet">${ct(t.replaceAll(":"," "))}</span> <b class="figure">${h(e)}</b></span>
</div>`;function El({seat:t,round:e,lit:n,holds:s,zones:r,places:o}){let a=e.markers[t.seat],c=[e.dealer===t.seat&&"the deal",s&&"has the tablet",a>0&&`owes ${h(a)}`];return i`<div class=${b(["general-seat",n&&"is-lit"])}>
    <div class="general-name">
      <b>${t.player}</b> <span class="figure" data-place=${`seat:${t.seat}`}>${h(t.rack)}</span>
      <span class="quiet small">${c.filter(Boolean).join(" \xB7 ")}</span>
    </div>
    ${o.map(([l,u])=>i`<div key=${l} class="small" data-place=${l}>
      <span class="quiet">${ct(l.split(":").filter(p=>p!==String(t.seat)).join(" "))}</span>
      <b class="figure"> ${h(u)}</b>
    </div>`)}
    ${r.map(([l,u])=>i`<${Ar} key=${l} name=${Nl(l)} zone=${Cl(l,u,e)} />`)}
  </div>`}var Cl=(t,e,n)=>t.startsWith("hand:")?{...e,cards:He(e.cards,n)}:e,Nl=t=>ct(t.split(":").filter(e=>!/^\d+$/.test(e)).join(" ")),jl=["sheet","scores","tokens"];function Tr({facts:t,players:e}){let n=Object.entries(t).filter(([s])=>!(t.sheet&&jl.includes(s))).map(([s,r])=>[s,Er(s,r,e)]).filter(([,s])=>s);return n.length>0&&i`<dl class="general-facts">
    ${n.map(([s,r])=>i`<div key=${s}><dt>${ct(s)}</dt><dd>${r}</dd></div>`)}
  </dl>`}var Ll=new Set("seat turn leader bidder declarer closer stopped winner playing losers winners takers".split(" ")),Er=(t,e,n)=>Ll.has(t)?Ml(e,n):Cr(e,n),Ml=(t,e)=>[t??[]].flat().map(n=>e[n]??`seat ${n}`).join(", ");function Cr(t,e){return t==null||t===""?"":typeof t=="boolean"?t?"yes":"no":Array.isArray(t)?t.map(s=>Cr(s,e)).filter(Boolean).join(", "):typeof t!="object"?Ss[t]?Ts(t):ie(t):Object.entries(t).map(([s,r])=>[e[s]??Ts(s),Er(s,r,e)]).filter(([,s])=>s).map(([s,r])=>`${s} ${r}`).join(" \xB7 ")}var Nr={Felt:Il,Seen:Dl,deed:Pl,passOn:Fl},Bl=10,Hl={T:10,Q:12},Rl=([t,e])=>(Hl[t]??Number(t))+(e==="h"?Bl:0);function Pl({do:t,args:e},{round:n}){return t==="show"&&e.card!=="??"?`${C(n)[e.seat]}: ${j(e.card)}.`:""}function Fl({prompt:t,facts:e,record:n}){let s=n.at(-1)?.do==="choose"&&t?.awaited.length===1;return e&&s?t.awaited[0]:null}function Il({state:t,paying:e}){let{round:n,table:s}=t,r=o=>e?e.seat===o:!!n.prompt?.awaited.includes(o);return i`<section class="felt tricks" aria-label="felt">
    <header class="tricks-head">
      <p><b>match ${Math.min(n.facts.matches.length+1,n.options.cards_in_play)}</b> of ${n.options.cards_in_play}
        ${n.facts.changed&&" \xB7 the hands have changed places"}</p>
      <span class="tricks-pot" data-place="pot">${n.places.pot>0&&i`pot <b class="figure">${h(n.places.pot)}</b>`}</span>
    </header>
    <${jr} round=${n} lit=${r} holds=${s.hand_over?.seat} />
    <${Qt} state=${t} />
  </section>`}function Dl({round:t}){return i`<div class="matches-seen"><${jr} round=${t} lit=${()=>!1} /></div>`}function jr({round:t,lit:e,holds:n}){let s=t.options.cards_in_play;return i`<div class=${b(["matches",s>10&&"is-long"])}>
    ${t.seats.map(({seat:r,player:o,rack:a},c)=>i`<section key=${r} class=${b(["matches-row",e(r)&&"is-lit"])} aria-label=${o}>
      <span class="matches-name"><${ut} at=${c} /> <b>${o}</b>
        <b class="figure">${Ul(t.facts.won[r])}</b>
        <span class="small" data-place=${`seat:${r}`}>${ql(t,r,a,n)}</span></span>
      <div class="matches-cards">
        ${[...Array(s).keys()].map(l=>i`<${Wl} key=${l} round=${t} seat=${r} match=${l} half=${l===s/2} />`)}
      </div>
    </section>`)}
  </div>`}var Ul=t=>`${t} ${t===1?"match":"matches"}`,ql=(t,e,n,s)=>[s===e&&"has the tablet",n>0&&U(n,"chip"),t.markers[e]>0&&`owes ${h(t.markers[e])}`].filter(Boolean).join(" \xB7 ");function Wl({round:t,seat:e,match:n,half:s}){let{matches:r}=t.facts,o=r[n],a=o?.cards[e]??(n===r.length?Kl(t,e):null);return i`<span class=${b(["matches-card",s&&"is-half"])}>
    ${a?i`<${A} card=${a} lit=${o?.winner===e} dim=${!!o&&o.winner!==e} />`:i`<${nt} />`}
    <span class="small figure">${a&&a!=="??"?Rl(a):""}</span>
  </span>`}function Kl({prompt:t,zones:e,facts:n,options:s},r){if(t?.say.code==="divide-and-conquer.match")return t.awaited.includes(r)?null:"??";let o=n.matches.length%(s.cards_in_play/2);return e[`played:${r}`]?.cards[o]??null}var Mr={Felt:eu,words:Gl,deed:Jl,payments:Zl,amongPlayers:!0,payment:Xl,over:Vl,passOn:Ql,handNote:Yl},zl={A:1,T:10},Lr=([t])=>zl[t]??Number(t);function Gl(){return{draw:()=>"DRAW",pass:()=>"PASS"}}function Jl({do:t},{who:e}){return t==="draw"?`${e} draws a card.`:t==="pass"?`${e} passes.`:null}function Ql({prompt:t}){return t?.say.code==="kabu.draw"?t.awaited[0]:null}function Yl({zones:t},e){let n=t[`hand:${e}`].cards,s=n.reduce((o,a)=>o+Lr(a),0),r=s>9?`: counts ${s%10}`:"";return`${n.map(Lr).join(" + ")} = ${s}${r}`}function Vl(t){return(n=>t.record.at(-1)?.events.find(s=>s.code===n)?.text)("kabu.over")??(t.facts.debts.length?"Everybody has paid.":"Equal counts: nobody owes anything.")}function Zl({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=C(t),s=Pt(t).filter(({action:a})=>a===e),r=[];for(let a of t.facts.debts){r.at(-1)?.seat!==a.from&&r.push({action:e,seat:a.from,player:n[a.from],amount:0,debts:[],ids:[]});let c=r.at(-1);c.debts.push(a),a.paid&&(c.amount-=a.amount,c.ids.push(s.shift().id))}let o=s.map(({from:a,amount:c,id:l})=>{let u=Number(a.split(":")[1]);return{action:e,seat:u,player:n[u],amount:-c,debts:[],ids:[l]}});return[...r,...o]}function Xl({seat:t,amount:e,debts:n},s){let r=C(s),{counts:o}=s.facts,{stake:a}=s.options,c=n.reduce((f,$)=>f+$.amount,0),l=f=>`${o[f]} \u2212 ${o[t]}`,u=a>1?` \xD7 ${h(a)}`:"";if(!n.length)return{hand:"repays the house's marker"};if(!e){let f=s.seats.find($=>$.seat===t).rack;return{line:`${r[t]} owes ${h(c)}, holds ${h(f)}, and pays nobody.`}}let p=n.map(({to:f,amount:$})=>({to:r[f],amount:$,why:u?`(${l(f)})${u}`:l(f)}));return{line:`${r[t]} pays ${tu(p)}.`,pushes:p}}function tu(t){let e=t.map(({to:n,amount:s})=>`${n} ${h(s)}`);return e.length>1?`${e.slice(0,-1).join(", ")} and ${e.at(-1)}`:e[0]}function eu({state:t,pace:e,paying:n,face:s}){let{round:r,table:o}=t,{facts:a}=r,c=nu(r),l=Object.keys(a.counts).length>0,u=r.finished&&a.debts.length>0,p=new Set(s.payments(t).slice(0,e.paid).map(({seat:$})=>$)),f=C(r);return i`<section class="felt kabu" aria-label="felt" style=${{"--players":c.length}}>
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
  </p>`}function ru({seat:t,seats:e,round:n,owing:s,lit:r,paid:o,holds:a}){let c=n.seats.find(d=>d.seat===t),{facts:l}=n,u=n.zones[`hand:${t}`].cards,p=l.counts[t],f=n.markers[t],$=[n.dealer===t&&"the deal",a&&"has the tablet",f&&`owes ${h(f)}`];return i`<div class=${b(["kabu-row",r&&"is-lit",o&&"is-paid"])} role="group" aria-label=${c.player}>
    <span class="kabu-who">
      <b>${c.player}</b><span class="figure" data-place=${`seat:${t}`}>${h(c.rack)}</span>
      <span class="kabu-note">${$.filter(Boolean).join(" \xB7 ")}</span>
    </span>
    <${N} cards=${u} />
    <b class="kabu-count">${p}</b>
    ${s?i`<${iu} seat=${t} seats=${e} debts=${l.debts} paid=${o} />`:i`<span class="kabu-state">${p===void 0?au(n,t):""}</span>`}
  </div>`}function au({facts:t,zones:e,prompt:n},s){let{count:r}=e[`hand:${s}`];return t.drawing.includes(s)?n?.say.code!=="kabu.draw"?"":n.awaited.includes(s)?r>2?"one more?":"draws or passes":r>t.lap+1?"drew a card":"":`passed with ${r}`}function iu({seat:t,seats:e,debts:n,paid:s}){let r=(c,l)=>n.find(u=>u.from===c&&u.to===l),o=c=>c.filter(l=>l.paid).reduce((l,{amount:u})=>l+u,0),a=o(n.filter(({to:c})=>c===t))-o(n.filter(({from:c})=>c===t));return i`
    ${e.map(c=>i`<${cu} key=${c} debt=${r(t,c)} done=${s} own=${c===t} />`)}
    <b class=${b(["kabu-net",a>0&&"won",a<0&&"lost"])}>${H(a)}</b>`}function cu({debt:t,done:e,own:n}){return t?i`<span class=${b(["kabu-debt",!t.paid&&"is-unpaid",t.paid&&e&&"is-done"])}>
    ${h(t.amount)}${t.paid&&e?i`<span class="kabu-tick">✓</span>`:""}
    ${!t.paid&&i`<span class="unseen">, not paid</span>`}
  </span>`:i`<span class=${b(["kabu-debt",n&&"is-own"])}></span>`}var Yt=[..."789TJQKA"];function Vt({round:t}){let{contract:e}=t.facts,n={train:pu,quart:du,domino:fu}[e]??lu;return i`<div class="lorum-middle"><${n} round=${t} /></div>`}var lu=({round:{board:t,facts:e,seats:n}})=>i`<div class="lorum-trick" role="group" aria-label="the trick">
  ${n.map(({seat:s})=>{let r=t.trick.find(o=>o.seat===s);return i`<span key=${s} class=${`lorum-played is-seat-${s}`}>
      ${r?i`<${A} card=${r.card} lit=${uu(e,t,s)} />`:i`<${nt} />`}
    </span>`})}
</div>`,uu=(t,e,n)=>e.trick.length===4&&t.takers[0]===n&&t.takers.every(s=>s===n);function pu({round:{zones:t,facts:e,board:n}}){let{total:s}=e,r=n.tolls.find(([a])=>a>s),o=t.train?.cards??[];return i`<div class="lorum-train" role="group" aria-label=${`the train, total ${s}`}>
    <b class="lorum-total">${s}</b>
    <ol class="lorum-tolls">${n.tolls.map(([a,c])=>i`<li key=${a} class=${b([a<=s&&"is-done",r?.[0]===a&&"is-next"])}>
      <b>${a}</b> <span>costs ${h(c)}</span></li>`)}</ol>
    <div class="lorum-cars">${o.map(a=>i`<${A} key=${a} card=${a} />`)}</div>
  </div>`}function du({round:{zones:t,board:e}}){let n=t.run?.cards??[],s=t.gone?.count??0;return i`<div class="lorum-run" role="group" aria-label="the run">
    <div class="lorum-cars">
      ${n.map(r=>i`<${A} key=${r} card=${r} />`)}
      ${e.wanted&&i`<span class="lorum-wanted"><${A} card=${e.wanted} dim /><span>wanted</span></span>`}
      ${!n.length&&i`<${nt} />`}
    </div>
    <p class="quiet">${s} played before</p>
  </div>`}function fu({round:{zones:t,board:e}}){let n=new Set(t.layout?.cards??[]),s=$u(e);return i`<div class="lorum-grid" role="group" aria-label="the domino">
    ${[..."shdc"].map(r=>Yt.map(o=>{let a=o+r;return i`<span key=${a}>${n.has(a)?i`<${A} card=${a} />`:i`<${nt} label=${s.has(a)?`room for ${a}`:"no card yet"} wanted=${s.has(a)} />`}</span>`}))}
  </div>`}function $u({laid:t,first_rank:e}){return e?new Set(Object.entries(t).flatMap(([n,s])=>{if(!s.length)return[e+n];let[r,o]=s.map(([a])=>Yt.indexOf(a));return[Yt[r-1],Yt[o+1]].filter(Boolean).map(a=>a+n)})):new Set}var Br=({prompt:t},e)=>t?.options.filter(({by:n})=>n===e)??[];function Hr({table:t,hand:e,seat:n,who:s,act:r,onCover:o}){let{round:a}=e,c=Br(a,n),l=c.find(y=>y.do==="play"),u=c.find(y=>y.do==="pass"),p=a.prompt?.options.map(Y).join()??"",f=Lt(p),$=(y,g)=>f.swallows(g)||r({...l,args:y}),d=a.zones[`hand:${n}`],m=wn(a),x=t.late.value;return i`
    <section class="hand-felt lorum-hand" aria-label="your hand">
      ${d.sight==="others"?i`<${hu} round=${a} seat=${n} />`:i`<div class="lorum-seen"><${Vt} round=${a} /></div>`}
      ${d.sight==="others"?i`<${Rr} left=${a.facts.positions?.[n]??[]} open=${l?.values.position??[]} onTap=${(y,g)=>$({position:y},g)} />`:i`<div class="tap-hand" role="group" aria-label="your cards">
            ${m.arranged(d.cards).map(y=>l?.values.card.includes(y)?i`<button type="button" class="tap-card is-open" key=${y} aria-label=${it(y)} onClick=${g=>$({card:y},g)}><${A} card=${y} /></button>`:i`<span class="tap-card" key=${y}><${A} card=${y} dim=${!!l} /></span>`)}
          </div>`}
    </section>
    <section class="foot" aria-label="what is next">
      <${ot} text=${a.prompt?.say.text??"The hand is over."} detail=${s} />
      <${mt} table=${t} />
      <${F} question=${p} end=${i`${d.sight==="owner"&&i`<${Sn} sorting=${m} />`}<${_} kind="plain" onTap=${o}>cover<//><${_} kind="plain" onTap=${t.takeBack}>back to the dealer<//>`}>
        ${u?i`<${_} kind="main" busy=${x} onTap=${()=>r({...u,args:{}})}>PASS<//>`:i`<p class="controls-note">${l?"Tap the card you play.":"Nothing of yours is asked for."}</p>`}
      <//>
    </section>`}var Rr=({left:t,open:e,onTap:n})=>i`<div class="tap-hand" role="group" aria-label="your cards, unseen">
  ${[...Array(8).keys()].map(s=>t.includes(s)?i`<button type="button" class="tap-card is-open" key=${s} disabled=${!e.includes(s)}
      aria-label=${`card ${s+1}`} onClick=${r=>n(s,r)}><${A} card="??" /></button>`:i`<span class="tap-card" key=${s}><${nt} /></span>`)}
</div>`;function hu({round:t,seat:e}){let n=C(t),s=t.seats.filter(r=>r.seat!==e);return i`<div class="lorum-others">
    <${Vt} round=${t} />
    <div class="lorum-hands">${s.map(r=>i`<${N} key=${r.seat} cards=${t.zones[`hand:${r.seat}`].cards} label=${n[r.seat]} />`)}</div>
  </div>`}function Pr({table:t,state:e,news:n}){let{round:s}=e,{prompt:r}=s,o=r.options.map(Y).join(),a={table:t,state:e,round:s,question:o};return i`<section class="foot lorum-foot" aria-label="what is next">
    <${ot} text=${r.say.text} news=${n} detail=${Rt(s,r.awaited)} />
    <${mt} table=${t} />
    ${s.cards==="physical"?i`<${bu} ...${a} />`:i`<${mu} ...${a} />`}
  </section>`}function mu({table:t,state:e,round:n,question:s}){let[r]=n.prompt.awaited,o=Br(n,r).find(({values:a})=>a.position);return i`<${F} question=${s}>
    ${pe(t,e)}
    ${o&&i`<div class="lorum-backs"><${Rr} left=${n.facts.positions[r]} open=${o.values.position}
      onTap=${a=>t.act({...o,args:{position:a}})} /></div>`}
  <//>`}function bu({table:t,round:e,question:n}){let{prompt:s,undoable:r}=e,o=t.late.value,a=s.options.filter(f=>f.do==="play"),c=s.options.find(f=>f.do==="pass"),l=i`<${_} kind="plain" disabled=${!r} busy=${o} onTap=${t.undo}>take back<//>`;if(a.length>1){let f=C(e);return i`<${F} question=${n} end=${l}>
      ${a.map($=>i`<${_} key=${$.by} kind="main" busy=${o}
        onTap=${()=>t.act({...$,args:{card:$.values.card[0]}})}>${f[$.by]} ${j($.values.card[0])}<//>`)}
    <//>`}let[u]=a,p=new Set(u?.values.card??[]);return i`<${F} end=${i`
      ${c&&i`<${_} kind="main" busy=${o} onTap=${()=>t.act({...c,args:{}})}>PASS<//>`}
      ${l}`}>
    <div class="lorum-pack" role="group" aria-label="cards">
      ${[..."shdc"].flatMap(f=>Yt.map($=>$+f)).map(f=>i`<button type="button" key=${f}
        class=${b(["picker-card",`suit-${f[1]}`,!p.has(f)&&"is-out"])} disabled=${!p.has(f)||o}
        aria-label=${it(f)} onClick=${()=>t.act({...u,args:{card:f}})}>${p.has(f)&&i`<${Jt} card=${f} />`}</button>`)}
    </div>
  <//>`}var Fe={"no-hearts":"No hearts",queens:"Queens","no-tricks":"No tricks","hairy-ape":"Hairy Ape",train:"Train",quart:"Quart",domino:"Domino"};function Ir({state:t,onClose:e}){let{round:n,table:s}=t,r=C(n),o=n.seats.map(({seat:d})=>d),{contracts:a,deals:c}=n.board,l=As(s,n),u=d=>s.seats.find(m=>m.player===d)?.seat,p=yu(l,u),f=d=>[...l.values()].reduce((m,x)=>m+(Pe(x,d,u)??0),0),$=(d,m)=>l.get(m*a.length+1)?.find(y=>y.seat===d)?.name??r[d];return i`<${lt} title="The score" onClose=${e} foot=${i`<${_} kind="plain" onTap=${e}>go back<//>`}>
    <div class="lorum-scores">
    <table class="lorum-sheet">
      <thead>
        <tr><th></th>${c.map((d,m)=>i`<th key=${d} colspan="4" scope="colgroup">${$(d,m)} deals</th>`)}</tr>
        <tr><th></th>${c.map(d=>o.map(m=>i`<th key=${`${d} ${m}`} class=${b([m===o[0]&&"starts"])}>${r[m].slice(0,3)}</th>`))}</tr>
      </thead>
      <tbody>${a.map((d,m)=>i`<tr key=${d}>
        <th scope="row">${Fe[d]}</th>
        ${c.map((x,y)=>{let g=y*a.length+m+1,k=l.get(g);return o.map(O=>{let v=k&&Pe(k,O,u);return i`<td key=${`${g} ${O}`} class=${b([O===o[0]&&"starts",g===n.facts.hand&&"is-now",v>0&&"won",v<0&&"lost"])}>
              ${k?v===void 0?"\u2013":v?H(v):"\xB7":""}</td>`})})}
      </tr>`)}</tbody>
    </table>
    </div>
    <p class="lorum-sums">${o.map((d,m)=>i`<span key=${d}><${ut} at=${m} /> ${r[d]} <b class=${b([f(d)>0&&"won",f(d)<0&&"lost"])}>${H(f(d))}</b></span>`)}
      ${p.map(({player:d,name:m,result:x})=>i`<span key=${`gone ${d}`} class="quiet">${m} (left) <b>${H(x)}</b></span>`)}
      <span>pot <b>${h(n.places.pot??0)}</b></span></p>
    ${l.size>1&&i`<${_t} deals=${Os(l,r,o,u)} />`}
  <//>`}function Os(t,e,n,s){let r=Object.fromEntries(n.map(o=>[o,0]));return[...t].map(([o,a])=>{let c=Object.fromEntries(n.map(u=>[u,r[u]+(Pe(a,u,s)??0)])),l={better:"high",goal:null,before:r,after:c};return r=c,{deal:o,names:e,sheet:l}})}function As({past:t,seats:e},n){let s=n.facts.hand-1,r=s?t.filter(({voided:a})=>!a).slice(-s):[],o=new Map(r.map((a,c)=>[s-r.length+c+1,Fr(a.seats,a.results)]));return n.finished?o.set(n.facts.hand,Fr(e,gu(n))):o}var Fr=(t,e)=>t.map(({seat:n,player:s,name:r})=>({seat:n,player:s,name:r,result:e[n]??0})),Pe=(t,e,n)=>t.find(({player:s})=>n(s)===e)?.result;function yu(t,e){let n=new Map;for(let{player:s,name:r,result:o}of[...t.values()].flat())e(s)===void 0&&n.set(s,{player:s,name:r,result:(n.get(s)?.result??0)+o});return[...n.values()]}function gu({record:t,seats:e}){let n=Object.fromEntries(e.map(({seat:s})=>[s,0]));for(let{from:s,to:r,amount:o}of t.flatMap(({transfers:a})=>a))s==="house"||r==="house"||(s.startsWith("seat:")&&(n[s.slice(5)]-=o),r.startsWith("seat:")&&(n[r.slice(5)]+=o));return n}var Dr={Felt:Ou,Foot:()=>Pr,OpenHand:Hr,words:_u,deed:ku,event:vu,payments:wu,amongPlayers:!0,payment:Su,over:Tu,passOn:xu};function _u(){return{pass:()=>"PASS"}}function ku({do:t,args:e},{who:n}){return t==="pass"?`${n} passes.`:t!=="play"?null:e.card&&e.card!=="??"?`${n}: ${j(e.card)}.`:`${n} plays a card.`}function vu({code:t,args:e,text:n}){return t==="lorum.total"?`Total ${e.total}.`:n}function xu({prompt:t}){return t?t.awaited.length===1?t.awaited[0]:t.options[0]?.by??null:null}function wu({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=C(t),s=[];for(let r of Pt(t).filter(({action:o})=>o===e)){let o=Z(r.from)??Z(r.to)??0,a=r.from==="pot";(s.at(-1)?.seat!==o||s.at(-1).takes!==a)&&s.push({action:e,seat:o,player:n[o],takes:a,amount:0,transfers:[],ids:[]});let c=s.at(-1);c.ids.push(r.id),r.from!=="house"&&(c.transfers.push(r),c.amount+=a?r.amount:-r.amount)}return s}function Su({player:t,takes:e,amount:n,transfers:s},r){if(e)return{line:`${t} takes the pot, ${h(n)}.`};let o=C(r),a=l=>l==="house"?"the house":o[Z(l)??0]??"the pot",c=s.map(l=>({to:a(l.to),amount:l.amount}));return{line:`${t} pays ${c.map(l=>`${l.to} ${h(l.amount)}`).join(", ")}.`,sums:[...new Set(s.map(({why:l})=>l))],pushes:c}}function Tu({facts:t,board:e,record:n}){return n.at(-1)?.events.find(({code:r})=>r==="lorum.over")?.text??`Hand ${t.hand} of ${e.hands} is over and paid.`}function Ou(t){let{state:e,paying:n}=t,{round:s,table:r}=e,[o,a]=w(!1),c=l=>n?n.seat===l:!!s.prompt?.awaited.includes(l);return i`<section class="felt lorum" aria-label="felt">
    <${Au} round=${s} onSheet=${()=>a(!0)} />
    <div class=${`lorum-table is-${s.facts.contract}`}>
      ${s.seats.map(({seat:l})=>i`<${Eu} key=${l} seat=${l} round=${s} lit=${c(l)} holds=${r.hand_over?.seat===l} />`)}
      <${Vt} round=${s} />
    </div>
    ${o&&i`<${Ir} state=${e} onClose=${()=>a(!1)} />`}
  </section>`}function Au({round:t,onSheet:e}){let{facts:n,board:s,places:r,options:o}=t;return i`<header class="lorum-head">
    <ol class="lorum-contracts" aria-label="the contracts">
      ${s.contracts.map((a,c)=>i`<li key=${a} class=${b([a===n.contract&&"is-lit",c<(n.hand-1)%s.contracts.length&&"is-done"])}>${Fe[a]}</li>`)}
    </ol>
    <div class="lorum-line">
      <span><b>hand ${n.hand}</b> of ${s.hands}</span>
      <span>${U(o.stake,"chip")} a point</span>
      <span data-place="pot">pot <b class="figure">${h(r.pot??0)}</b></span>
      <${_} kind="quiet" onTap=${e}>score sheet<//>
    </div>
  </header>`}function Eu({seat:t,round:e,lit:n,holds:s}){let{facts:r,zones:o,markers:a}=e,c=C(e)[t],l=e.seats.find(d=>d.seat===t).rack,u=o[`hand:${t}`].count,p=(o[`won:${t}`]?.count??0)/4,f=r.points?.[t],$=[e.dealer===t&&"the deal",f&&U(f,"point"),s&&"has the tablet",a[t]>0&&`owes ${h(a[t])}`];return i`<section class=${b(["lorum-seat",`is-seat-${t}`,n&&"is-lit"])} aria-label=${c}>
    <span class="lorum-name"><b>${c}</b> <span class="figure" data-place=${`seat:${t}`}>${h(l)}</span></span>
    <span class="small quiet">${$.filter(Boolean).join(" \xB7 ")}</span>
    <span class="small">${[u&&U(u,"card"),p&&U(p,"trick")].filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var Ur={c:"\u2663\uFE0E",d:"\u2666\uFE0E",h:"\u2665\uFE0E",s:"\u2660\uFE0E"},Cu=12,qr=t=>Ur[t],En=({points:t,no_trump:e})=>`${t}${e?" no trump":""}`;function Wr({bids:t=[],passed:e=[],contract:n},s){if(e.includes(s))return i`<span class="small quiet">passes</span>`;let r=t.find(a=>a.seat===s);if(!r)return null;let o=n?.seat===s;return i`<span class=${o?"tricks-contract":"small"}>${o?"plays":"bids"} ${En(r)}</span>`}function Kr({table:t,state:e,news:n}){let{round:s}=e,{prompt:r,undoable:o}=s,a=d=>r.options.find(m=>m.do===d),c=t.late.value,l=i`<${_} kind="plain" disabled=${!o} busy=${c} onTap=${t.undo}>take back<//>`,u=(d,m)=>()=>t.act({...d,args:m}),p=a("bid"),f=a("trump"),$=(d,m)=>d&&i`<${_} kind="plain" busy=${c} onTap=${u(d,{})}>${m}<//>`;return i`<section class="foot tricks-foot" aria-label="what is next">
    <${ot} text=${r.say.text} news=${n} />
    <${mt} table=${t} />
    <${F} question=${r.options.map(Y).join()} end=${l}>
      ${fs(e).length>0&&pe(t,e)}
      ${p&&i`<${Nu} bid=${p} round=${s} busy=${c} onBid=${d=>t.act({...p,args:d})} />`}
      ${f&&i`<${ju} busy=${c} onName=${d=>t.act({...f,args:d})} />`}
      ${$(a("pass"),"PASS")}
      ${$(a("misdeal"),"misdeal")}
    <//>
  </section>`}var Nu=({bid:t,round:e,busy:n,onBid:s})=>i`<div class="bids" role="group" aria-label="bids">
  ${Lu(t,e).map(({points:r,without:o,open:a})=>i`<${_} key=${`${r} ${o}`} kind=${a?"main":"plain"} disabled=${!a} busy=${n}
    name=${`bid ${En({points:r,no_trump:o})}`}
    onTap=${()=>s(o?{points:r,no_trump:!0}:{points:r})}>${r}${o&&i`<small> NT</small>`}<//>`)}
</div>`,ju=({busy:t,onName:e})=>Object.entries(Ur).map(([n,s])=>i`<${_} key=${n} kind="main" large busy=${t} name=${`trumps ${s}`} onTap=${()=>e({suit:n})}>${s}<//>`);function Lu({by:t,values:e,optional:n},{facts:s,dealer:r,options:o}){let a=s.bids.at(-1),c=(p,f)=>2*p+Number(f),l=a?c(a.points,a.no_trump)+(t===r?0:1):0,u=[];for(let p of[!1,!0])for(let f=o.minimum_bid;f<=Cu;f+=1)u.push({points:f,without:p,open:c(f,p)>=l&&f>=e.points.min&&(p||n.includes("no_trump"))});return u}var zr=Ie(Fu),Gr=Ie(Du),Jr={...Ie(Uu),Foot:qu};function Ie(t){let e=({round:n})=>i`<div class="tricks-seen"><${t} round=${n} /><${Qr} round=${n} /></div>`;return{deed:Mu,passOn:Bu,Felt:Hu(t),Seen:e}}function Mu({do:t,args:e},{who:n}){return t==="play"?e.card&&e.card!=="??"?`${n}: ${j(e.card)}.`:`${n} plays a card.`:["bid","pass","trump","misdeal"].includes(t)?"":null}function Bu({prompt:t}){return t?.awaited.length===1?t.awaited[0]:null}function Hu(t){return function(n){let{state:s,paying:r}=n,{round:o,table:a}=s;return i`<section class="felt tricks" aria-label="felt">
      <header class="tricks-head">
        <${t} round=${o} />
        <span class="tricks-pot" data-place="pot">${o.places.pot>0&&i`pot <b class="figure">${h(o.places.pot)}</b>`}</span>
      </header>
      <${Qr} round=${o} paying=${r} holds=${a.hand_over?.seat} />
      <${Qt} state=${s} />
    </section>`}}function Qr({round:t,paying:e,holds:n}){let s=a=>e?e.seat===a:!!t.prompt?.awaited.includes(a),r=!t.zones.trick?.cards.length,o=t.cards==="virtual"&&Object.keys(t.facts.scores).some(a=>a.includes("+"));return i`<div class=${b(["tricks-seats",r&&"is-empty",o&&"is-across"])}>
    ${t.seats.map(a=>i`<${Ru} key=${a.seat} seated=${a} round=${t} lit=${s(a.seat)} holds=${n===a.seat} />`)}
  </div>`}function Ru({seated:{seat:t,player:e,rack:n},round:s,lit:r,holds:o}){let{facts:a,zones:c,markers:l}=s,u=c[`hand:${t}`]?.count??0,p=a.tricks.takers.filter(m=>m===t).length,f=Object.keys(a.scores),$=f.findIndex(m=>m.split("+").includes(String(t))),d=[u&&U(u,"card"),p&&U(p,"trick"),s.dealer===t&&"the deal",o&&"has the tablet",n>0&&U(n,"chip"),l[t]>0&&`owes ${h(l[t])}`];return i`<section class=${b(["tricks-seat",r&&"is-lit"])} aria-label=${e}>
    <span class="tricks-name"><${ut} at=${$} /> <b>${e}</b></span>
    <span class="tricks-score"><b class="figure">${h(a.scores[f[$]])}</b> ${Wr(a,t)}</span>
    <${Pu} round=${s} seat=${t} />
    <span class="small">${d.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}function Pu({round:t,seat:e}){let{order:n,takers:s}=t.facts.tricks,r=t.zones.trick?.cards??[];if(t.finished)return null;let o=r[n.indexOf(e)];if(!o)return i`<${nt} />`;let a=r.length===n.length&&s.at(-1)===e;return i`<${A} card=${o} lit=${a} />`}function Fu({round:{facts:t,options:e}}){return i`<p><b>deal ${t.deal}</b> · ${h(e.limit)} points end the game ·
    J♠${"\uFE0E"} 2, every other jack 1${e.token>0&&` \xB7 ${U(e.token,"chip")} a point`}</p>`}var Iu={tricks:"Tricks 10",hearts:"Hearts 10",queens:"Queens 25","king-of-spades":"K\u2660\uFE0E 100","last-trick":"Last trick 100",everything:"Everything"};function Du({round:{facts:t}}){return i`<ol class="tricks-contracts" aria-label="the six deals">
    ${Object.entries(Iu).map(([e,n],s)=>i`<li key=${e} class=${b([s===t.deal-1&&"is-lit",s<t.deal-1&&"is-done"])}>${n}</li>`)}
  </ol>`}function Uu({round:t}){let{deal:e,contract:n,trump:s}=t.facts,r=C(t),o=n?i`<b>${r[n.seat]} plays ${En(n)}</b>${s&&i`, <b class="tricks-trump">${qr(s)}</b> trumps`}`:i`<b>bidding</b>`;return i`<p>deal ${e} · ${o} · 5♥${"\uFE0E"} +5 · 3♠${"\uFE0E"} −3</p>`}function qu(t){return t.prompt?.options.some(({do:e})=>e==="bid"||e==="trump")?Kr:null}var Wu=[..."ATKQJ"],Ku=[..."shdc"].flatMap(t=>Wu.map(e=>e+t));function Yr({table:t,state:e,news:n,face:s}){let[r,o]=w(null),{round:a}=e,{prompt:c}=a,l=s.sure(),u=s.words(),p=c.options.find(g=>g.do==="play"),f=c.options.filter(g=>g!==p),$=t.late.value,d=new Set(p.values.card),m=(g,k)=>l[g.do]?o({option:g,args:k}):t.act({...g,args:k}),x=()=>{o(null),t.act({...r.option,args:r.args})},y=g=>g.values.suit??[null];return i`<section class="foot" aria-label="what is next">
    <${ot} text=${c.say.text} news=${n} detail=${Rt(a,c.awaited)} />
    <${mt} table=${t} />
    <div class="schnapsen-pack" role="group" aria-label="cards">
      ${Ku.map(g=>i`<button type="button" key=${g} class=${b(["picker-card",`suit-${g[1]}`,!d.has(g)&&"is-out"])}
        disabled=${!d.has(g)||$} aria-label=${it(g)}
        onClick=${()=>t.act({...p,args:{card:g}})}>${d.has(g)&&i`<${Jt} card=${g} />`}</button>`)}
    </div>
    <${F} question=${c.options.map(Y).join()} end=${i`
      <${_} kind="plain" disabled=${!a.undoable} busy=${$} onTap=${t.undo}>undo<//>`}>
      ${f.flatMap(g=>y(g).map(k=>{let O=k?{suit:k}:{};return i`<${_} key=${`${g.do} ${k}`} busy=${$} onTap=${()=>m(g,O)}>
            ${u[g.do]?.(O)??g.do}
          <//>`}))}
    <//>
    ${r&&i`<${$t} ...${l[r.option.do](C(a)[r.option.by])} onYes=${x} onClose=${()=>o(null)} />`}
  </section>`}var zu={c:"clubs",d:"diamonds",h:"hearts",s:"spades"},Vr=Ie(Xr),Zr={...Vr,Foot:Gu,Seen:Zu,deed:Yu,sure:Vu,words:Qu};function Gu({cards:t,prompt:e}){return t==="physical"&&e?.options.some(n=>n.do==="play")?Yr:null}var Ju={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"};function Qu(){return{marry:({suit:t})=>`marry ${Ju[t]??""}\uFE0E`}}function Yu(t,e){return t.do==="play"?Vr.deed(t,e):""}function Vu(){return{declare:t=>({title:`${t} declares 66?`,text:"The tricks are turned up and counted. There is no way back.",yes:`${t} declares`}),close:t=>({title:`${t} closes the stock?`,text:"Nobody draws any more, and whoever closes must reach 66.",yes:`${t} closes`})}}function Zu({round:t}){let e=C(t),{order:n}=t.facts.tricks;return i`<div class="schnapsen-seen">
    <${Xr} round=${t} />
    ${(t.zones.trick?.cards??[]).map((s,r)=>i`<${N} key=${s} cards=${[s]} label=${e[n[r]]} />`)}
  </div>`}function Xr({round:t}){let{zones:e,facts:n}=t,s=C(t),[r]=e.upcard?.cards??[],o=e.stock.count+(r?1:0);return i`<div class="schnapsen-stock">
    <span class="schnapsen-cards">
      ${r&&i`<${A} card=${n.closed?"??":r} />`}
      ${e.stock.count>0&&!n.closed&&i`<${A} card="??" />`}
    </span>
    <span>
      ${n.trump&&i`<span class="schnapsen-trump">
        <svg class=${`suit-${n.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${Q[n.trump]} /></svg>
        <b>${zu[n.trump]}</b> trumps</span>`}
      <span class="small">${Xu(n,o,s)}</span>
    </span>
    <span class="schnapsen-shown">
      ${n.marriages.map(({seat:a,suit:c,points:l,counts:u})=>i`<span class="schnapsen-marriage" key=${c}>
        <${N} cards=${[`K${c}`,`Q${c}`]} fanned />
        <span class="small"><b>${s[a]}</b> <b class="figure">${l}</b><br />${u?"counts":"with the next trick"}</span>
      </span>`)}
    </span>
  </div>`}function Xu({closed:t},e,n){return t?`closed by ${n[t.seat]}`:e?`stock ${e}`:"stock drawn out"}var Es=t=>["speculation.market","speculation.due"].includes(t?.say.code),$e=({facts:t},e)=>t.bids.filter(n=>n.seat===e);function Cn({stands:t}){let e=Math.round(t/1e4);return t>0&&e===0?"under 1%":t<1e6&&e===100?"over 99%":`${e}%`}var kt=({prompt:t},e,n)=>t.options.find(s=>s.by===e&&s.do===n),ta=t=>Es(t.prompt)?kt(t,"dealer","sale"):null;function Nn(t,e){let n=ta(t);return n&&e.deal?.asked===Y(n)?e.deal:null}function ea(t,e,n){let s=ta(t);if(!s)return null;let{from:r,to:o,unseen:a}=s.values,c=Nn(t,e),l=Y(s);if(c&&(n===c.to||n===c.from&&a))return{asked:null};if(a&&!c)return r.includes(n)?{asked:l,from:n,unseen:!0}:null;let u=c?.from??r[0];return n===u||!o.includes(n)?null:{asked:l,from:u,to:n,unseen:!!a,price:tp(t,u,n,a)}}function tp(t,e,n,s){let r=$e(t,n).find(a=>a.unseen===(s?e:null));if(r||!s)return r?.price;let o=t.record.flatMap(({events:a})=>a).findLast(({code:a})=>a==="speculation.sells-unseen");return o&&o.args.price<=na(t,n)?o.args.price:void 0}var na=({seats:t},e)=>t.find(n=>n.seat===e).rack;function sa({table:t,state:e,pad:n,setPad:s,news:r}){let{round:o,night:a}=e,c=Nn(o,n),u={table:t,round:o,give:async(f,$)=>await t.act({...f,args:$})&&s(d=>d.deal===n.deal?{deal:null}:{})};if(!c)return i`<${ep} ...${u} news=${r} />`;let p=f=>s({deal:{...c,price:f}});return i`<${np} ...${u} news=${r} deal=${c} chipset=${a.chip_set} onPrice=${p} onCancel=${()=>s({deal:null})} />`}function ep({table:t,round:e,news:n,give:s}){let[r,o]=w(!1),{prompt:a,facts:c}=e,l=C(e),[u]=a.awaited,p=kt(e,u,"turn")??kt(e,u,"keep"),f=c.due===null&&kt(e,c.holder,"sell"),$=f&&c.bids.filter(g=>f.values.to.includes(g.seat)).sort((g,k)=>k.price-g.price)[0],d=c.offer&&kt(e,c.offer.to,"agree"),m=t.late.value,x=c.due===null?"Sold? Tap the buyer.":"An unseen card sold? Tap the seller, then the buyer.",y=!d&&i`<span class="controls-note">${x}</span>`;return i`<${Ft} table=${t} line=${a.say.text} detail=${Rt(e,a.awaited)} news=${n}>
    <${F} question=${Y(p)} end=${y}>
      <${_} kind=${d?"plain":"main"} large busy=${m} onTap=${()=>d?o(!0):s(p,{})}>${p.do==="turn"?"TURN":"KEEP"}<//>
      ${$&&i`<${_} kind="plain" busy=${m} onTap=${()=>s(f,{to:$.seat})}>sell to ${l[$.seat]} · ${h($.price)}<//>`}
      ${d&&i`<${_} kind="plain" busy=${m} onTap=${()=>s(d,{})}>${l[c.offer.to]} agrees · ${h(c.offer.price)}<//>`}
      ${d&&i`<${_} kind="quiet" busy=${m} onTap=${()=>s(kt(e,c.holder,"withdraw"),{})}>no more offer<//>`}
    <//>
    ${r&&d&&i`<${$t} title=${`${p.do==="turn"?"Turn":"Keep"} now?`} no=${`wait for ${l[c.offer.to]}`} yes=${p.do}
      text=${`${l[c.offer.to]} has not answered the offer at ${h(c.offer.price)}. It ends with the next card.`}
      onYes=${()=>{o(!1),s(p,{})}} onClose=${()=>o(!1)} />`}
  <//>`}function np({table:t,round:e,deal:n,chipset:s,news:r,give:o,onPrice:a,onCancel:c}){let l=C(e),{from:u,to:p,price:f,unseen:$}=n,d=p===void 0?0:na(e,p),m=$?"an unseen card":j(e.zones.held.cards[0]),x=f===void 0?"for \u2026":f===0?"for nothing":`for ${h(f)}`,y=p===void 0?`${l[u]} sells ${m}: tap the buyer.`:`${l[u]} sells ${m} to ${l[p]} ${x}.`,g=i`<${_} kind="plain" onTap=${c}>cancel<//>`;if(p===void 0)return i`<${Ft} table=${t} line=${y} news=${r}><${F} question=${`from ${u}`} end=${g} /><//>`;let k=t.late.value,O=f!==void 0&&f<=d,v=$?{unseen:u}:{},S=kt(e,"dealer","sale"),L=kt(e,p,"bid"),rt=kt(e,u,"offer"),W=$e(e,p).find(I=>I.unseen===($?u:null));return i`<${Ft} table=${t} line=${y} detail=${`${l[p]} \xB7 rack ${h(d)}`} news=${r}>
    <div class="bets">
      <div class="bets-row">
        <div class="speculation-prices" role="group" aria-label="price">
          ${op(e.places.pot).map(I=>i`<${_} key=${I} chosen=${I===f} disabled=${I>d} onTap=${()=>a(I)}>${h(I)}<//>`)}
        </div>
        <${ue} chipset=${s} fits=${I=>(f??0)+I<=d} onAdd=${I=>a((f??0)+I)}
          onTakeOff=${I=>a(Math.max(0,(f??0)-I))} />
      </div>
      <${F} question=${`${u} ${p}`} end=${g}>
        <${_} kind="main" disabled=${!O} busy=${k} onTap=${()=>o(S,{from:u,to:p,price:f,...$?{unseen:!0}:{}})}>
          SOLD${O?` \xB7 ${h(f)}`:""}
        <//>
        ${W&&W.price===f?i`<${_} kind="plain" busy=${k} onTap=${()=>o(kt(e,p,"withdraw"),v)}>no more bid<//>`:i`<${_} kind="plain" disabled=${!O} busy=${k} onTap=${()=>o(L,{price:f,...v})}>a bid<//>`}
        ${!$&&i`<${_} kind="plain" disabled=${!O} busy=${k} onTap=${()=>o(rt,{to:p,price:f})}>an offer<//>`}
      <//>
    </div>
  <//>`}var sp=[0,1,2,3,4,5,6,8,10,15];function op(t){let n=[1,2,5,10,20,50,100,200,500,1e3,2e3,5e3].findLast(s=>s*20<=t)??1;return sp.map(s=>s*n)}var oa={Felt:up,Foot:rp,deed:ap,payments:ip,payment:cp,over:lp};function rp(t){return Es(t.prompt)?sa:null}function ap({do:t,events:e},{who:n}){return t==="turn"&&!e.length?`${n} turns a card.`:""}function ip({round:t}){if(!t?.finished)return[];let e=C(t),n=t.record.at(-1).index;return Pt(t).filter(({action:s,from:r,to:o})=>s===n&&(r==="pot"||o==="house")).map(({from:s,to:r,amount:o,id:a})=>{let c=Number((s==="pot"?r:s).split(":")[1]);return{action:n,seat:c,player:e[c],amount:s==="pot"?o:-o,ids:[a]}})}function cp({amount:t},e){if(t<0)return{hand:"repays the house's marker"};let[n]=e.zones.held.cards;return{hand:`${j(n)} is the highest trump`,sums:["the whole pot"],lit:new Set([n])}}function lp({record:t}){return t.at(-1).events.find(({code:e})=>e==="speculation.wins").text}function up(t){let{state:e,paying:n}=t,{round:s}=e,r=s.seats.map(({seat:u})=>u).sort((u,p)=>u-p),o=Math.ceil(r.length/2),a=Nn(s,t.pad),c=[r.slice(0,o),r.slice(o).reverse()],l=u=>i`<div class="speculation-row">
    ${u.map(p=>i`<${fp} key=${p} seat=${p} ...${t} chosen=${a}
      lit=${n?n.seat===p:!!s.prompt?.awaited.includes(p)} />`)}
  </div>`;return i`<section class="felt speculation" aria-label="felt" style=${{"--across":o}}>
    ${l(c[0])}
    <${pp} state=${e} />
    ${l(c[1])}
  </section>`}function pp({state:t}){let{round:e,night:n}=t,{facts:s,places:r,zones:o,board:a}=e,[c]=o.held.cards;return i`<div class="speculation-middle">
    <${N} cards=${o.held.cards} places=${1} wanted=${!c} />
    <div class="speculation-held">
      ${c&&i`
        <p><b>${C(e)[s.holder]}</b> holds it ${!e.finished&&i`<span class="quiet">· ${s.due===null?"for sale":"not for sale"}</span>`}</p>
        <${dp} board=${a} finished=${e.finished} />`}
    </div>
    <div class="speculation-pot" data-place="pot">
      <${Ht} amount=${r.pot??0} chipset=${n.chip_set} />
      <span>pot <b class="figure">${h(r.pot??0)}</b></span>
    </div>
  </div>`}function dp({board:t,finished:e}){let{trumps:n,higher:s,against:r}=t;return e?null:i`
    <p class="speculation-stands"><b class="figure">${Cn(t)}</b> that it stands</p>
    <p class="speculation-higher">
      ${s.length?i`<svg class=${`suit-${n}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${Q[n]} /></svg>
        <span>${s.map(([o])=>o==="T"?"10":o).reverse().join(" ")} unseen</span>`:"nothing can beat it"}
      <span class="quiet"> · ${r} face down against it</span>
    </p>`}function fp({seat:t,state:e,pad:n,setPad:s,chosen:r,lit:o}){let{round:a}=e,c=a.seats.find($=>$.seat===t),l=a.zones[`pile:${t}`].count,u=ea(a,n,t),p=["speculation-seat",o&&"is-lit",a.facts.holder===t&&"is-holder",(r?.from===t||r?.to===t)&&"is-chosen"],f=i`
    <span class="speculation-who"><b>${c.player}</b><span class="figure" data-place=${`seat:${t}`}>${h(c.rack)}</span></span>
    <span class="speculation-cards">
      <span class="speculation-pile">
        ${[...Array(Math.min(l,3)).keys()].map($=>i`<${A} key=${$} card="??" />`)}
        ${l>0&&i`<span class="speculation-count">${l}</span>`}
      </span>
      <span class="speculation-turned">
        ${a.zones[`turned:${t}`].cards.map($=>i`<span key=${$}><${A} card=${$} /></span>`)}
      </span>
    </span>
    <span class="speculation-says">${$p(a,t,r)}</span>`;return u?i`<button type="button" class=${b(p)} aria-label=${c.player} aria-pressed=${String(r?.from===t||r?.to===t)}
    onClick=${()=>s({deal:u})}>${f}</button>`:i`<div class=${b(p)} role="group" aria-label=${c.player}>${f}</div>`}function $p(t,e,n){if(n?.to===e)return"buys";if(n?.from===e)return n.unseen?"sells a card":"sells it";let{offer:s,holder:r}=t.facts,o=C(t),a=$e(t,e).map(({unseen:u,price:p})=>`bids ${h(p)}${u===null?"":` for ${o[u]}'s`}`);if(s?.to===e&&a.push(`offered at ${h(s.price)}`),a.length)return a.join(", ");let c=t.markers[e];return[r===e&&"holds",t.dealer===e&&"the deal",c&&`owes ${h(c)}`].filter(Boolean).join(" \xB7 ")}var ra={Felt:hp,Seen:mp};function hp({state:t,paying:e}){let{round:n,table:s}=t,r=o=>e?e.seat===o:!!n.prompt?.awaited.includes(o);return i`<section class="felt bus" aria-label="felt">
    <${aa} round=${n} />
    <div class="bus-seats">
      ${n.seats.map(o=>i`<${bp} key=${o.seat} seated=${o} round=${n} lit=${r(o.seat)} holds=${s.hand_over?.seat===o.seat} />`)}
    </div>
    ${n.finished&&i`<${Qt} state=${t} />`}
  </section>`}function mp({round:t}){return i`<div class="bus-seen">
    <${aa} round=${t} />
    <p class="bus-all">${t.seats.map(({seat:e,player:n})=>i`<span key=${e}>${n} <${ca} count=${t.facts.tokens[e]} of=${ia(t)} /></span>`)}</p>
  </div>`}function aa({round:t}){let{pot:e}=t.places;return i`<div class="bus-middle">
    <${N} cards=${t.zones.middle?.cards??[]} label="the middle" />
    <span class="bus-pot" data-place="pot">${e>0&&i`pot <b class="figure">${h(e)}</b>`}</span>
  </div>`}function bp({seated:{seat:t,player:e,rack:n},round:s,lit:r,holds:o}){let{facts:a,zones:c,markers:l,options:u}=s,p=c[`hand:${t}`],f=[a.stopped===t&&"stopped the bus",a.losers.includes(t)&&"the worst hand",!a.playing.includes(t)&&"watches",s.dealer===t&&"the deal",o&&"has the tablet",(n>0||u.token>0)&&`rack ${h(n)}`,l[t]>0&&`owes ${h(l[t])}`];return i`<section class=${b(["bus-seat",r&&"is-lit"])} aria-label=${e}>
    <span class="bus-name"><b>${e}</b> <${ca} count=${a.tokens[t]} of=${ia(s)} /></span>
    <${N} cards=${He(p?.cards??[],s)} />
    <span class="small" data-place=${`seat:${t}`}>${f.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var ia=({facts:t,options:e})=>Math.max(e.tokens,...Object.values(t.sheet.before)),yp=6;function ca({count:t,of:e}){let n=`${t} ${t===1?"token":"tokens"}`;return e>yp?i`<span class="bus-tokens">${n}</span>`:i`<span class="bus-tokens" role="img" aria-label=${n}>
    ${Array.from({length:e},(s,r)=>i`<i key=${r} class=${r<t?"is-left":null}></i>`)}
  </span>`}var bt="HDCS",vt={H:"Hearts",D:"Diamonds",C:"Clubs",S:"Spades"},xt={WIN:1,EXA:2,SFC:4},pt=7,gp={H:"\u2665",D:"\u2666",C:"\u2663",S:"\u2660"},yt=t=>t.split("/").map(e=>`${gp[e]}\uFE0E`).join(" "),_p=t=>t.split("/").map(e=>vt[e]).join(", "),De=({horse:t})=>i`<svg class=${`horse-suit suit-${t.toLowerCase()}`} viewBox="-2 -2 104 104" role="img"
    aria-label=${vt[t]}>
  <path class="card-pip" d=${Q[t.toLowerCase()]} />
</svg>`,At=({order:t})=>i`<span class="order" role="img" aria-label=${_p(t)}>
  ${t.split("/").map(e=>i`<${De} key=${e} horse=${e} />`)}
</span>`;function Ue(t,e){let n=Object.fromEntries([...bt].map(r=>[r,0])),s=[];for(let r of t.slice(0,e)){let o=r[1].toUpperCase();n[o]<pt&&s.length<3&&(n[o]+=1),n[o]===pt&&!s.includes(o)&&s.push(o)}return s.length===3&&s.push([...bt].find(r=>!s.includes(r))),{spaces:n,home:s}}var he=t=>t.reduce((e,{amount:n})=>e+n,0),jn=(t,e,n)=>t.prompt?.options.find(s=>s.by===e&&s.do===n),la=({options:t},e)=>typeof t.minimum_bet=="object"?t.minimum_bet[e]:t.minimum_bet;function ua({table:t,state:e,paying:n,pad:s,setPad:r}){let[o,a]=w(null),{round:c}=e,l=c.prompt?.say.code==="superfecta.betting",u=async()=>{let{ticket:p,seat:f}=o;a(null),await t.act({...jn(c,f,"cancel"),args:{ticket:p}})};return i`<div class="tickets" role="group" aria-label="tickets by seat">
    ${c.seats.map(p=>i`<${kp} key=${p.seat} seated=${p} selling=${l}
      chosen=${l?(s.seat??c.seats[0].seat)===p.seat:n?.seat===p.seat}
      tickets=${c.facts.tickets.filter(({seat:f})=>f===p.seat)}
      finish=${c.facts.finish&&!c.prompt?c.facts.finish:null}
      onChoose=${()=>r({seat:p.seat})} onTicket=${a} />`)}
    ${o&&i`<${$t} title=${`Cancel ticket ${o.ticket}?`} yes="cancel the ticket" no="keep it"
      text=${`${o.bets.map(pa).join(", ")}: ${h(he(o.bets))} go back to the rack.`}
      onYes=${u} onClose=${()=>a(null)} />`}
  </div>`}var pa=({amount:t,type:e,horses:n})=>`${h(t)} ${e} ${yt(n)}`;function kp({seated:t,selling:e,chosen:n,tickets:s,onChoose:r,onTicket:o}){let a=R(null);M(()=>{n&&a.current.scrollIntoView({block:"nearest"})},[n]);let c=i`<b>${t.player}</b><span class="figure" data-place=${`seat:${t.seat}`}>${h(t.rack)}</span>`;return i`<div class=${b(["holder",n&&"is-lit"])} ref=${a}>
    ${e?i`<button type="button" class="holder-name" aria-pressed=${String(n)}
          aria-label=${`seat ${t.seat}, ${t.player}`} onClick=${r}>${c}</button>`:i`<div class="holder-name">${c}</div>`}
    ${s.map(l=>i`<${vp} key=${l.ticket} ticket=${l} selling=${e} onTap=${()=>o(l)} />`)}
  </div>`}function vp({ticket:t,selling:e,onTap:n}){let s=t.bets.map(({amount:o,type:a,horses:c},l)=>i`<span key=${l} class="ticket-line">
    ${h(o)} ${a} <${At} order=${c} /></span>`),r=i`<span class="ticket-number">${t.ticket}</span>`;return e?i`<button type="button" class="ticket" aria-label=${`ticket ${t.ticket}: cancel`} onClick=${n}>
    ${r}<span class="ticket-lines">${s}</span></button>`:i`<div class="ticket">${r}<span class="ticket-lines">${s}</span></div>`}function da({table:t,state:e,pad:n,setPad:s,last:r,news:o}){let{round:a,night:c}=e,l=a.seats.map(({seat:T})=>T),u=n.seat??l[0],p=a.seats.find(T=>T.seat===u),{amount:f=la(a,"WIN"),type:$="WIN",horses:d=[],tapped:m=[],fresh:x=!0}=n,y=n.lines?.[u]??[],g=jn(a,u,"ticket"),k=r[`${u} ticket`]?.bets,O=T=>s({seat:u,amount:f,type:$,horses:d,...T}),v=T=>O({amount:T.reduce((V,te)=>V+te,0),tapped:T,fresh:!1}),S=(T,V={})=>O({lines:{...n.lines,[u]:T},...V}),L=je(f,m,c.chip_set),rt=p.rack-he(y),W=T=>{if(d.includes(T))return O({horses:d.filter(te=>te!==T)});let V=xp([...d,T],$);return V.length<xt[$]?O({horses:V}):S([...y,{amount:f,type:$,horses:V.join("/")}],{horses:[],fresh:!0})},I=async T=>{await t.act({...g,args:{bets:T}})&&s(V=>({lines:{...V.lines,[u]:[]},...V.seat===n.seat?{seat:u,horses:[],amount:void 0,tapped:[],fresh:!0}:{}}))},st=wp(a,$,f,rt),dt=`${p.player} \xB7 rack ${h(p.rack)}`,tt=a.seats.find(T=>n.lines?.[T.seat]?.length),K=a.seats.filter(T=>jn(a,T.seat,"ticket")&&!a.facts.tickets.some(V=>V.seat===T.seat)).map(({player:T})=>T),Fn=i`<${_} kind=${tt||K.length?"plain":"main"} disabled=${!!tt} busy=${t.late.value}
    onTap=${()=>t.act(jn(a,"dealer","off"))}>OFF<//>`;return i`<${Ft} table=${t} line=${Tp(a,n,p,tt,K)} news=${o} detail=${dt}>
    <div class="builder">
      <div class="builder-row">
        <output class="builder-amount figure" aria-label="amount">${h(f)}</output>
        <${ue} chipset=${c.chip_set} fits=${T=>g&&(x?0:f)+T<=rt}
          onAdd=${T=>v(x?[T]:[...L,T])}
          onTakeOff=${T=>v(K(L,T))} />
        <${_} name="take off the last chip" disabled=${!f} onTap=${()=>v(L.slice(0,-1))}>⌫<//>
        <div class="builder-types" role="group" aria-label="pool">
          ${Object.keys(xt).map(T=>i`<${_} key=${T} chosen=${T===$}
            onTap=${()=>O({type:T,horses:[]})}>${T}<//>`)}
        </div>
        <div class="builder-horses" role="group" aria-label="horses, in the order they come in">
          ${[...bt].map(T=>i`<${Op} key=${T} horse=${T} at=${d.indexOf(T)}
            disabled=${!g||st!==null} onTap=${()=>W(T)} />`)}
        </div>
      </div>
      <${F} question=${`selling ${a.facts.sold??0}`} end=${Fn} steady>
        <${_} kind="main" disabled=${!y.length||he(y)>p.rack} busy=${t.late.value} onTap=${()=>I(y)}>
          ${y.length?`sell \xB7 ${h(he(y))}`:"sell"}
        <//>
        <${_} kind="plain" disabled=${!g||!k||he(k)>p.rack||y.length} onTap=${()=>I(k)}>
          same again${k?` \xB7 ${h(he(k))}`:""}
        <//>
        <div class="builder-lines" aria-label="lines of this ticket">
          ${y.map((T,V)=>i`<button type="button" key=${V} class="builder-line" aria-label=${`take off ${pa(T)}`}
            onClick=${()=>S(y.filter((te,In)=>In!==V))}>
            ${h(T.amount)} ${T.type} <${At} order=${T.horses} /> <span aria-hidden="true">✕</span></button>`)}
          ${st&&i`<span class="builder-note small">${st}</span>`}
        </div>
      <//>
    </div>
  <//>`}function xp(t,e){return xt[e]!==4||t.length!==3?t:[...t,[...bt].find(n=>!t.includes(n))]}function wp(t,e,n,s){let r=la(t,e);return n<r?`${e} is bet from ${h(r)}`:n%r?`${e} is bet in multiples of ${h(r)}`:n>s?`${h(s)} left in the rack`:null}var Sp=["first","second","third"];function Tp(t,{type:e="WIN",horses:n=[]},s,r,o){return n.length?`${s.player}: ${e} ${yt(n.join("/"))} \u2026 who comes ${Sp[n.length]}?`:r?r===s?`${s.player}'s ticket: another line, or sell.`:`${r.player}'s ticket is not sold yet.`:t.facts.tickets.length?o.length?`More bets? No ticket yet: ${Mt(o)}.`:"Everybody has a ticket. Off when the last one is in.":"Bets, please."}function Op({horse:t,at:e,disabled:n,onTap:s}){return i`<button type="button" class=${b(["horse-key",e>=0&&"is-picked"])} disabled=${n}
      aria-label=${vt[t]} aria-pressed=${e>=0?"true":"false"} onClick=${s}>
    <${De} horse=${t} />${e>=0&&i`<span class="horse-key-place">${e+1}</span>`}
  </button>`}var Ap=4;function fa({round:t,running:e}){let[n,s]=w(null),{board:r,facts:o}=t,a=e?null:o.finish,c=R(r);o.finish||(c.current=r);let l=e?{...t,board:c.current}:t;return i`<div class="tote" role="group" aria-label="tote board">
    ${Object.keys(xt).map(u=>i`<${Ep} key=${u} kind=${u} round=${l} finish=${a}
      onWhole=${u==="WIN"?null:()=>s(u)} />`)}
    ${n&&i`<${lt} title=${`${n}: ${Object.keys(r[n].orders).length} orders`} onClose=${()=>s(null)}
        foot=${i`<${_} kind="plain" onTap=${()=>s(null)}>go back<//>`}>
      <div class="tote-whole"><${ma} kind=${n} round=${l} finish=${a} staked lines=${ha(r[n].orders)} /></div>
    <//>`}
  </div>`}function Ep({kind:t,round:e,finish:n,onWhole:s}){let{orders:r,carried:o}=e.board[t],a=e.places[`pool:${t}`]??0,c=t==="WIN"?Object.entries(r):Cp(r,$a(t,n));return i`<section class="pool" aria-label=${t}>
    <header class="pool-head" data-place=${`pool:${t}`}>
      <b>${t}</b> <span class="figure">${h(a)}</span>
      ${o>0&&i`<span class="small quiet">${h(o)} carried</span>`}
    </header>
    <${ma} kind=${t} round=${e} finish=${n} lines=${c} />
    ${s&&i`<${_} kind="quiet" onTap=${s}>all ${Object.keys(r).length}<//>`}
  </section>`}var $a=(t,e)=>e?e.slice(0,xt[t]).join("/"):null,ha=t=>Object.entries(t).sort(([,e],[,n])=>n.chance-e.chance||n.staked-e.staked);function Cp(t,e){let n=([s,{staked:r}])=>s===e?2:r?1:0;return ha(t).sort((s,r)=>n(r)-n(s)).slice(0,Ap)}function ma({kind:t,round:e,finish:n,lines:s,staked:r}){let o=$a(t,n);return i`<table class="tote-lines">
    <thead><tr><th></th>${r&&i`<th>staked</th>`}<th>${n?"paid":"pays"}</th><th>chance</th></tr></thead>
    <tbody>${s.map(([a,c])=>i`<tr key=${a} class=${b([a===o&&"is-won"])}>
      <td><${At} order=${a} /></td>
      ${r&&i`<td>${c.staked?h(c.staked):"\u2013"}</td>`}
      <td class="tote-pays">${n?a===o?jp(t,e):"":Np(c,e)}</td>
      <td>${Lp(c.chance)}</td>
    </tr>`)}</tbody>
  </table>`}function Np({will_pay:t},{options:e}){return t===null?"\u2013":e.split==="even"?h(t):`${h(Math.floor(t/100))}.${String(t%100).padStart(2,"0")}`}function jp(t,{record:e}){let n=e.flatMap(({events:s})=>s).filter(({code:s,args:r})=>s==="superfecta.pays"&&r.pool===t);return n.length?h(n.reduce((s,{args:r})=>s+r.amount,0)):"carried"}var Lp=t=>t===null?"":`${Math.floor(t/1e4)}.${Math.floor(t%1e4/1e3)}%`;var ba={Felt:Kp,Foot:Mp,words:Bp,deed:Hp,event:Ip,payment:Dp,over:Up,beats:qp,showing:Wp};function Mp({prompt:t}){return t?.say.code==="superfecta.betting"?da:null}function Bp(){return{turn:()=>"TURN A CARD",run:()=>"RUN TO THE END"}}function Hp({index:t,do:e,args:n,transfers:s},{who:r,round:o}){switch(e){case"ticket":return`${r}: ${n.bets.map(Rp).join(", ")}${n.bets.length>1?` \xB7 ${h(Pp(n.bets))}`:""}.`;case"cancel":return`Ticket ${n.ticket} cancelled, ${h(s.reduce((a,{amount:c})=>a+c,0))} back.`;case"off":return"No more bets.";case"turn":return`${j(o.zones.course.cards[Fp(o,t)])}.`;case"run":return"Run to the end.";case"show":return`${j(n.card)}.`;default:return null}}var Rp=({amount:t,type:e,horses:n})=>`${h(t)} ${e} ${yt(n)}`,Pp=t=>t.reduce((e,{amount:n})=>e+n,0),Fp=({record:t},e)=>t.filter(n=>n.do==="turn"&&n.index<e).length;function Ip({code:t,args:e,text:n},s){switch(t){case"superfecta.off":return null;case"superfecta.home":return`${vt[e.horse]} home, number ${e.place}.`;case"superfecta.finish":return`The finish: ${yt(e.horses)}.`;case"superfecta.pays":return`${e.pool}: ${s[e.seat]} ${h(e.amount)}.`;case"superfecta.carried":return e.amount?`${e.pool}: nobody, ${h(e.amount)} carried.`:null;default:return n}}function Dp({action:t,seat:e,transfers:n},s){let r=s.record.find(({index:c})=>c===t)?.events.filter(({code:c,args:l})=>c==="superfecta.pays"&&l.seat===e)??[],o=r.map(({args:c})=>`${c.pool} ${yt(c.order)}: ${c.reckoning} = ${h(c.amount)}`),a=n.filter(({why:c})=>!/ pays /.test(c)).map(({from:c,why:l,amount:u})=>`${c.slice(5)}, ${l}: ${h(u)}`);return{hand:r.map(({args:c})=>`${c.pool} ${yt(c.order)}`).join(", ")||"the end of the meeting",sums:[...o,...a]}}function Up({facts:t}){return`${yt(t.finish.join("/"))}. Race ${t.race} of ${t.races} is paid.`}function qp({zones:t}){return t.course?.count??0}function Wp({zones:t},e){let{home:n}=Ue(t.course.cards,e);return n.length?`${n.slice(0,3).map((s,r)=>`${vt[s]} ${Cs[r]}`).join(", ")}.`:"They are off."}var Cs=["1st","2nd","3rd","4th"];function Kp(t){let{state:e,pace:n}=t,{round:s}=e,r=s.zones.course?.cards??[],{spaces:o,home:a}=Ue(r,n.beat);return i`<section class="felt races" aria-label="felt">
    <${zp} rail=${s.zones.rail?.cards??[]} spaces=${o} home=${a} card=${n.beat?r[n.beat-1]:null} />
    <div class="races-below">
      <${fa} round=${s} running=${n.running} />
      <${ua} ...${t} />
    </div>
  </section>`}function zp({rail:t,spaces:e,home:n,card:s}){let r=[...Array(pt).keys()];return i`<div class="track" role="group" aria-label="the track">
    <div class="track-rail" aria-label="the rail">
      <span class="track-turned">${s?i`<${A} card=${s} />`:i`<${nt} />`}</span>
      ${r.map(o=>i`<span key=${o} class="track-rail-card">
        ${o<pt-1&&(t[o]?i`<${A} card=${t[o]} />`:i`<${nt} />`)}
      </span>`)}
      <span class="track-end"></span>
    </div>
    ${[...bt].map(o=>i`<${Gp} key=${o} horse=${o} at=${e[o]} place=${n.indexOf(o)} />`)}
  </div>`}function Gp({horse:t,at:e,place:n}){let s={"--at":String(e)};return i`<div class=${b(["lane",n===0&&"is-winner"])} role="img"
      aria-label=${`${vt[t]}: ${n<0?`space ${e} of ${pt}`:Cs[n]}`}>
    <span class="lane-start"></span>
    ${[...Array(pt).keys()].map(r=>i`<span key=${r} class=${b(["lane-space",r===pt-1&&"is-line"])}></span>`)}
    <span class="lane-place figure">${n<0?"":Cs[n]}</span>
    <span class="horse" style=${s}><${De} horse=${t} /></span>
  </div>`}var Ns={ante:"Ante",blind:"Blind",play:"Play",trips:"Trips"},Dt=(t,e,n)=>t.places[`circle:${e}:${n}`]??0;function ga({board:t,options:e,onClose:n}){let s=Object.keys(t.blind_paytable),r=i`<${_} kind="plain" onTap=${n}>go back<//>`;return i`<${lt} title="What is paid" onClose=${n} foot=${r}>
    <table class="ledger paytables">
      <thead><tr><th>hand</th><th class="number">Blind</th><th class="number">Trips</th></tr></thead>
      <tbody>${s.map(o=>i`<tr key=${o}>
        <td>${o}</td>
        <td class="number">${t.blind_paytable[o]}</td>
        <td class="number">${t.trips_paytable[o]}</td>
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">Blind${ya(e.blind_paytable)}: only when the player beats the dealer; an equal hand pushes.
      What a fraction leaves over stays with the house.</p>
    <p class="small quiet">Trips${ya(e.trips_paytable)}: on the player's hand alone, whoever wins; a fold loses it.</p>
    <p class="small quiet">Ante and Play pay 1:1. Without a pair the dealer does not qualify, and the Ante pushes.</p>
  <//>`}var ya=t=>typeof t=="string"?` (${t})`:" (your own table)";var Jp=["ante","trips"];function va({table:t,state:e,pad:n,setPad:s,last:r,news:o}){let{round:a,night:c}=e,{prompt:l}=a,u=(E,G)=>l.options.find(et=>et.by===E&&et.do===G),p=a.seats.map(({seat:E})=>E),[f,$]=w(!1),d=E=>!!u(E,"bet")&&!n.sitting?.[E],m=n.seat===void 0?js(a,p.filter(d),0):n.seat,x=n.target??"ante",y=u(m,"bet"),g=Ls(a,m),k=n.drafts?.[m]??g,O=je(k[x],n.tapped?.[`${m} ${x}`]??[],c.chip_set),v=k.ante!==g.ante||k.trips!==g.trips,S=Qp(r[`${m} bet`]),L=a.seats.find(E=>E.seat===m),rt=(E,G=[])=>s({seat:m,target:x,drafts:{...n.drafts,[m]:{...k,[x]:E}},tapped:{...n.tapped,[`${m} ${x}`]:G}}),W=E=>rt(E.reduce((G,et)=>G+et,0),E),I=(E,G={})=>s(et=>{let{[E]:We,...qs}=et.drafts??{},{seat:wf,...ii}=G;return et.seat===n.seat?{drafts:qs,tapped:{},target:"ante",...G}:{drafts:qs,...ii}}),st=async E=>{let G=!E.ante&&!E.trips,et=G?u(m,"clear"):y;await t.act({...et,args:G?{}:_a(E)})&&I(m,{seat:js(a,p.filter(d),m),sitting:{...n.sitting,[m]:!1}})},dt=()=>{let E={...n.sitting,[m]:!n.sitting?.[m]},G=E[m]?js(a,p.filter(et=>d(et)&&et!==m),m):m;I(m,{seat:G,sitting:E})},tt=async()=>{$(!1);for(let[G,et]of Object.entries(n.drafts??{})){let We=Number(G);if(!(!et.ante&&!et.trips)){if(!await t.act({...u(We,"bet"),args:_a(et)}))return s({seat:We});I(We)}}let E=t.state.peek().round?.prompt?.options.find(({do:G})=>G==="deal");return E&&t.act(E)},K=u("dealer","deal")||Object.values(n.drafts??{}).some(({ante:E,trips:G})=>E||G),Fn=E=>y&&ka(a,y,L.rack+Zt(g),{...k,[x]:k[x]+E})===null,T=a.seats.filter(E=>d(E.seat)&&!Zt(n.drafts?.[E.seat]??Ls(a,E.seat))).map(({player:E})=>E),V=K&&!v&&!T.length,te=i`<${_} kind=${V?"main":"plain"} disabled=${!K} busy=${t.late.value}
    onTap=${T.length?()=>$(!0):tt}>DEAL<//>`,In=T.length?`${cn(T,"not bet")}.`:"All bets are down: deal.";return i`<${Ft} table=${t} line=${K&&(V||T.length)?In:l.say.text} news=${o}
      detail=${L&&`${L.player} \xB7 rack ${h(L.rack)}`}>
    ${f&&i`<${$t} title=${`Deal without ${Mt(T)}?`} no=${`wait for ${T.length===1?T[0]:"them"}`} yes=${`deal without ${T.length===1?T[0]:"them"}`}
      text=${`${cn(T,"not bet")}. Without a bet nobody is dealt in, and cards that are dealt cannot be taken back.`}
      onYes=${tt} onClose=${()=>$(!1)} />`}
    <div class="bets">
      <div class="bets-row">
        ${Jp.map(E=>i`<${Yp} key=${E} name=${E} draft=${k} chosen=${E===x} disabled=${!y}
          onTap=${()=>s({seat:m,target:E})} />`)}
        <${ue} chipset=${c.chip_set} fits=${Fn} onAdd=${E=>W([...O,E])}
          onTakeOff=${E=>W($n(O,E))} />
        <${_} name="take off the last chip" disabled=${!O.length} onTap=${()=>W(O.slice(0,-1))}>⌫<//>
        <p class="bets-note small" role="status">${L?Zp(a,y,k):""}</p>
      </div>
      <${F} question=${`betting ${m}`} end=${te} steady>
        <${_} kind="main" disabled=${!v} busy=${t.late.value} onTap=${()=>st(k)}>
          <span class="bets-place">${Vp(L,k,v)}</span>
        <//>
        <${_} kind="plain" disabled=${!y||!S||ka(a,y,L.rack+Zt(g),S)!==null}
          onTap=${()=>st(S)}>same again${S?` \xB7 ${xa(S)}`:""}<//>
        <${_} kind="quiet" disabled=${!Zt(k)} onTap=${()=>s({seat:m,target:"ante",drafts:{...n.drafts,[m]:{ante:0,trips:0}},tapped:{}})}>clear<//>
        <${_} kind="quiet" chosen=${!!(L&&n.sitting?.[m])} disabled=${!y||Zt(g)>0} onTap=${dt}>sits out<//>
      <//>
    </div>
  <//>`}var Ls=(t,e)=>({ante:Dt(t,e,"ante"),trips:Dt(t,e,"trips")}),Zt=({ante:t,trips:e})=>2*t+e,_a=({ante:t,trips:e})=>e?{ante:t,trips:e}:{ante:t},Qp=t=>t&&{ante:t.ante,trips:t.trips??0},xa=({ante:t,trips:e})=>[t&&h(t),e&&`Trips ${h(e)}`].filter(Boolean).join(" + ");function js(t,e,n){return[...e.filter(r=>r>n),...e.filter(r=>r<n)].find(r=>!Zt(Ls(t,r)))??null}function Yp({name:t,draft:e,chosen:n,disabled:s,onTap:r}){let o=e[t];return i`<button type="button" class=${b(["bets-target",n&&"is-chosen"])} aria-pressed=${String(n)}
      disabled=${s} onClick=${r}>
    <span class="small">${t==="ante"?"Ante":"Trips"}</span>
    <b class="bets-figure">${h(o)}</b>
    <span class="small">${t==="ante"?`+ Blind ${h(o)}`:" "}</span>
  </button>`}function Vp(t,e,n){return t?n?Zt(e)?`${t.player} bets ${xa(e)}`:`${t.player} takes it back`:`${t.player} bets`:"all bets are down"}function ka(t,e,n,{ante:s,trips:r}){let{maximum_bet:o}=t.options;return o&&(s>o||r>o)?`at most ${h(o)}`:s>e.values.ante.max||r>e.values.trips.max?"the rack does not hold that":3*s+r>n?"the rack keeps one more ante for the Play bet":null}function Zp(t,e,n){if(!e)return"The rack does not cover a bet.";let s=Object.entries(t.board.blind_paytable).find(([,a])=>Xp(a,n.ante));if(!s)return"";let[r,o]=s;return`A ${r} pays ${o.replace(":"," to ")} on the Blind: of ${h(n.ante)} the house would keep the odd part of a chip.`}var Xp=(t,e)=>{let[n,s]=t.split(":").map(Number);return s>1&&e*n%s!==0};var wa={Felt:ld,Foot:({facts:t})=>t.street==="betting"?va:null,words:ed,deed:nd,event:sd,payment:ad,over:id,passOn:cd},td=[7,6,5,4,3,2,1];function ed(t){let[e]=t.prompt?.awaited??[];return{check:()=>"CHECK",fold:()=>"FOLD",play:({times:n})=>`PLAY ${n}\xD7 \xB7 ${h(n*Dt(t,e,"ante"))}`}}function nd({do:t,args:e,transfers:n},{who:s}){switch(t){case"bet":{let r=e.trips?`Trips ${h(e.trips)}`:"",o=e.ante?`${h(e.ante)}, Blind ${h(e.ante)}`:"";return`${s} bets ${[o,r].filter(Boolean).join(", ")}.`}case"clear":return`${s} takes the bet back.`;case"deal":return"No more bets. Cards dealt.";case"check":return`${s} checks.`;case"fold":return`${s} folds.`;case"play":return`${s} plays ${e.times}\xD7, ${h(n[0].amount)}.`;case"show":return`${j(e.card)} turned up.`;default:return null}}function sd({code:t,args:e,text:n},s){if(t==="uth.breakage")return`Odd Blind: a ${e.hand} is rounded down.`;if(t!=="uth.settled")return n;let r=e.lines.reduce((o,{stake:a,result:c,won:l})=>o+(c==="loses"?-a:l),0);return`${s[e.seat]}: ${e.hand}, ${H(r)}.`}function od({circle:t,stake:e,odds:n,result:s,won:r}){let o=`${Ns[t]} ${h(e)}`;return s.startsWith("pays")?`${o} \xD7 ${n} = ${h(r)}${s.includes("breakage")?", the half chip stays":""}`:`${o} ${s}`}var rd={better:"",worse:", beaten",equal:", equal to the dealer's"};function ad({action:t,seat:e,transfers:n},s){let o=s.record.find(({index:p})=>p===t)?.events.find(({code:p,args:f})=>p==="uth.settled"&&f.seat===e);if(!o)return{hand:null,sums:n.map(({why:p,amount:f})=>`${p}: ${h(f)}`)};let{hand:a,cards:c,compared:l,lines:u}=o.args;return{hand:a+rd[l],sums:u.map(od),lit:new Set(c)}}function id({record:t}){let e=t.at(-1)?.events.find(({code:n})=>n==="uth.qualifies"||n==="uth.fails");return e?`${e.text} All paid.`:"Nobody stayed in. All paid."}function cd({prompt:t,record:e}){let[n]=t?.awaited??[];return typeof n=="number"&&n>e.at(-1).by?n:null}function ld({state:t,paying:e,pad:n,setPad:s,face:r}){let{round:o,table:a,night:c}=t,[l,u]=w(!1),{zones:p,facts:f,board:$}=o,d=e?r.payment(e,o).lit:void 0,m=p["hand:dealer"]?.cards??[],x=Array(p["board:covered"]?.count??0).fill("??"),y=o.record.flatMap(({events:g})=>g).find(({code:g})=>g==="uth.qualifies"||g==="uth.fails");return i`<section class="felt uth" aria-label="felt">
    <div class="uth-tables"><${_} kind="quiet" onTap=${()=>u(!0)}>paytables<//></div>
    <div class="uth-dealer">
      <${N} cards=${m} places=${2} lit=${d} label=${y?ud(y):"dealer"} />
    </div>
    <div class="uth-board"><${N} cards=${[...p.board?.cards??[],...x]} places=${5} lit=${d} /></div>
    ${td.map(g=>i`<${pd} key=${g} seat=${g} round=${o} chipset=${c.chip_set} lit=${d}
      street=${f.street} paying=${e?.seat===g} pad=${n} setPad=${s}
      holds=${a.hand_over?.seat===g} />`)}
    ${l&&i`<${ga} board=${$} options=${a.options} onClose=${()=>u(!1)} />`}
  </section>`}var ud=({code:t,args:e})=>`${e.hand}: ${t==="uth.qualifies"?"qualifies":"does not qualify"}`;function pd({seat:t,round:e,chipset:n,lit:s,street:r,paying:o,pad:a,setPad:c,holds:l}){let u=e.seats.find(v=>v.seat===t),p=`uth-seat uth-seat-${t}`;if(!u)return i`<div class=${`${p} is-empty`} aria-hidden="true"><span class="uth-empty">${t}</span></div>`;let f=r==="betting",$=e.zones[`hand:${t}`]?.cards??[],d=e.facts.folded.includes(t),m=!f&&!e.facts.dealt_in.includes(t),x=f&&a.seat===t,y=o||e.prompt?.awaited.includes(t)||x,g=f?a.drafts?.[t]:void 0,k=[p,y&&"is-lit",(d||m)&&"is-out",x&&"is-chosen",$d(e,t)&&"is-waiting"],O=i`
    <span class="uth-hand">
      ${$.length>0&&!d&&i`<${N} cards=${$} lit=${o?s:void 0} />`}
      <span class="uth-note">${f&&a.sitting?.[t]?"sits out":dd({folded:d,out:m,holds:l})}</span>
    </span>
    <span class="uth-circles">
      ${["trips","play","ante","blind"].map(v=>i`<${hd} key=${v} name=${v} place=${`circle:${t}:${v}`}
        amount=${fd(e,t,v,g)} draft=${g!==void 0} chipset=${n} />`)}
    </span>
    <span class="uth-who"><b>${u.player}</b><span class="figure" data-place=${`seat:${t}`}>${h(u.rack)}</span></span>`;return f?i`<button type="button" class=${b(k)} aria-label=${`seat ${t}, ${u.player}`} aria-pressed=${String(x)}
    onClick=${()=>c({seat:t,target:"ante"})}>${O}</button>`:i`<div class=${b(k)} role="group" aria-label=${`seat ${t}, ${u.player}`}>${O}</div>`}var dd=({folded:t,out:e,holds:n})=>t?"folded":n?"has the tablet":e?"out":"";function fd(t,e,n,s){return s?{ante:s.ante,blind:s.ante,trips:s.trips,play:0}[n]:Dt(t,e,n)}function $d(t,e){let[n]=t.prompt?.awaited??[],{dealt_in:s=[],folded:r}=t.facts;return typeof n=="number"&&e>n&&s.includes(e)&&!r.includes(e)&&Dt(t,e,"ante")>0&&!Dt(t,e,"play")}function hd({name:t,place:e,amount:n,draft:s,chipset:r}){let[o]=Ne(n,r);return i`<span class=${b(["uth-circle",`uth-${t}`,n>0&&s&&"is-draft"])} data-place=${e}>
    <span class="uth-ring">${o?i`<${hn} value=${n} colour=${o.colour} />`:Ns[t]}</span>
  </span>`}var md={lorum:Dr,polignac:zr,kaiser:Jr,"canadian-salad":Gr,schnapsen:Zr,"stop-the-bus":ra,"divide-and-conquer":Nr,bura:rr,"card-stock-market":_r,kabu:Mr,speculation:oa,uth:wa,superfecta:ba},Ln=t=>({...Or,...md[t]});var Sa=280;var bd=["uth.betting","superfecta.betting"];function Ta(t,e,n){let{round:s,table:r}=t,o=Ln(r.game),a=o.beats?.(s)??0,c=Math.min(n.beat,a),l=c<a,u=o.amongPlayers?[]:o.payments(t),p=Ms(e,r)?Math.min(e.paid,u.length):0,f=dr(t,pr(t,u,p).held),$=!l&&p<u.length?u[p]:null,d=l&&n.board?n.board:f.round.board;return{face:o,state:{...f,round:{...f.round,board:d}},round:{...f.round,board:d},table:f.table,night:f.night,paying:$,payment:$&&o.payment($,f.round),paid:u.slice(0,p),beat:c,running:l,scene:yd(s,l,$)}}var Ms=(t,e)=>t.rounds===e.number;function yd(t,e,n){return n?"reveal":t.finished&&!e?"over":bd.includes(t.prompt?.say.code)?"betting":"play"}var Mn=class{value=at({});#e={};#t;see({table:e,round:n},s){let r=e.table;if(!n)return;let o=Ln(e.game).beats?.(n)??0,a=this.value.peek()[r],c=a?.round===e.number?a:{round:e.number,beat:a?0:o,board:null},l=Ms(s,e)&&(s.paid>0||s.beat>=o);this.#e[r]=o,this.#n(r,{...c,beat:l?o:Math.min(c.beat,o),board:n.finished?c.board:n.board}),this.#o()}close(){clearTimeout(this.#t)}#n(e,n){this.value.value={...this.value.peek(),[e]:n}}#o(){let e=Object.entries(this.value.peek()).filter(([n,{beat:s}])=>s<this.#e[n]);!e.length||this.#t!==void 0||(this.#t=setTimeout(()=>{this.#t=void 0;for(let[n]of e){let s=this.value.peek()[n];this.#n(n,{...s,beat:Math.min(s.beat+1,this.#e[n])})}this.#o()},Sa))}};var gd=2e3,Bn=class{tables=at({});#e;#t;#n;#o={};#s=!1;#r=!1;#p;#d;#a=new Mn;constructor(e,n){this.#e=e,this.number=n,this.#t=`nights/${n}`,this.#n=new bn({api:e,path:`${this.#t}/wall`,events:`/api/${this.#t}/events`}),this.night=this.#n.state,this.connection=this.#n.connection,this.refusal=this.#n.refusal,this.beats=this.#a.value,this.#d=gt(()=>{if(this.night.value){for(let s of me(this.night.value))this.#i(s.table);this.#c()}})}close(){this.#d(),clearTimeout(this.#p),this.#a.close(),this.#n.close()}#i(e){let n=this.tables.peek()[e],s=this.night.peek().tables.find(({table:r})=>r===e);n&&this.#a.see(n,s)}async#c(){if(this.#r=!0,!this.#s){this.#s=!0,clearTimeout(this.#p);try{for(;this.#r;){this.#r=!1;let e=me(this.night.peek()).filter(n=>this.#l(n));await Promise.all(e.map(n=>this.#f(n.table)))}}catch{this.#p=setTimeout(()=>this.#c(),gd)}finally{this.#s=!1}}}#l({table:e,version:n}){let s=this.tables.peek()[e];return!s||s.version<n||this.night.peek().damage!==""}async#f(e){let n;try{n=await this.#e.look(`${this.#t}/tables/${e}?as=wall`,this.#o[e])}catch(s){if(s instanceof ft)return;throw s}!n||n.state.version<this.tables.peek()[e]?.version||(this.#o[e]=n.etag,oe(()=>{this.tables.value={...this.tables.peek(),[e]:n.state},this.#i(e)}))}},me=t=>t.tables.filter(e=>e.status!=="closed");var Oa=["","14 8","3 8","24 8 3 8","10 6 2 6","2 5"],Rs=Oa.length,Bs=900,Hs=480,Hn=14,Aa=t=>Oa[(t+Math.floor(t/Rs))%Rs],Ea=t=>`is-line-${t%Rs}`,Ca=({at:t})=>i`<svg class=${`line-stroke ${Ea(t)}`} viewBox="0 0 60 12" aria-hidden="true">
  <line x1="2" x2="58" y1="6" y2="6" stroke-dasharray=${Aa(t)} />
</svg>`;function Na({players:t}){let e=t.flatMap(({line:c})=>c),n=Math.min(0,...e),s=Math.max(1,...e),r=Math.max(1,t[0].line.length-1),o=c=>Hn+c*(Bs-2*Hn)/r,a=c=>Hs-Hn-(c-n)*(Hs-2*Hn)/(s-n);return i`<svg class="lines" viewBox=${`0 0 ${Bs} ${Hs}`} preserveAspectRatio="none" role="img"
      aria-label=${t.map(({name:c,line:l})=>`${c}: ${h(l.at(-1))}`).join("; ")}>
    <line class="lines-zero" x1="0" x2=${Bs} y1=${a(0)} y2=${a(0)} />
    ${t.map(({player:c,line:l},u)=>i`<g key=${c} class=${Ea(u)}>
      <polyline points=${l.map((p,f)=>`${o(f)},${a(p)}`).join(" ")} stroke-dasharray=${Aa(u)} />
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
            <${ut} at=${p} />
            <b class=${b(["sheet-name",ws(c,u)&&"is-best"])}>${a[u].split(vd).map(f=>i`<span>${f}</span>`)}</b>
            <span class="sheet-why">${[Re(c,u),xd(c,u)].filter(Boolean).join("; ")}</span>
          </div></th>
          ${o.map(({deal:f,sheet:{before:$,after:d}})=>i`<td key=${f} class="figure"><span>${H(d[u]-$[u])}</span> <b>${h(d[u])}</b></td>`)}
        </tr>`)}</tbody>
      </table>
    </div>
    <div class="sheet-side">
      ${t.length>1&&i`<${_t} deals=${t} />`}
      ${c.goal!==null&&i`<p>${h(c.goal)} ends the game</p>`}
      ${n}
    </div>
  </section>`}function xd(t,e){let n=t.taken.filter(s=>s.name===e&&s.points!==0);return n.length?`took ${n.map(({what:s,points:r})=>`${s} ${h(r)}`).join(", ")}`:""}function wd(t){let e=R(null),[n,s]=w(t);return Kt(()=>{n>1&&e.current.scrollWidth>e.current.clientWidth&&s(n-1)}),[e,n]}var Ps=7,Sd=8e3,Fs="evening";function ja({evening:t,states:e,room:n}){let s=Od(e),r=Math.max(...e.map(({version:c})=>c)),o=s[0]?.version===r?[...s,Fs]:[Fs,...s];s.length&&!t?.players.some(le)&&(o=s);let a=o[Ma(o.length)];return a!==Fs?i`<${Ad} key=${a.table.table} state=${a} room=${n} />`:i`<${Td} evening=${t} states=${e} room=${n} />`}function Td({evening:t,states:e,room:n}){if(!t?.players.some(le))return i`<div class="scene between-scene is-empty">
      <p class="between-welcome">Welcome</p>
      ${n&&i`<${Ce} room=${n} />`}
    </div>`;let s=t.players.filter(le);return i`<div class="scene between-scene">
    <div class="between-part">
      <${Ed} players=${s} />
      ${n&&i`<${Ce} room=${La(n)} small />`}
    </div>
    <div class="between-part">
      <${Na} players=${s} />
      <${Cd} evening=${t} states=${e} />
    </div>
  </div>`}var La=t=>({...t,addresses:t.addresses.slice(0,1)}),Od=t=>t.filter(({table:{carry:e},round:n})=>!n&&("scores"in e||"tokens"in e)).sort((e,n)=>n.version-e.version);function Ad({state:t,room:e}){let n=fe(t);return n?i`<div class="scene">
    <${Rn} deals=${n} title=${`${t.table.game_name} \xB7 ${t.table.name}`}
      side=${e&&i`<${Ce} room=${La(e)} small />`} />
  </div>`:null}function Ma(t){let[e,n]=w(0);return M(()=>{if(t<2)return;let s=setInterval(()=>n(r=>r+1),Sd);return()=>clearInterval(s)},[t]),e%Math.max(1,t)}function Ed({players:t}){let e=Ma(Math.ceil(t.length/Ps))*Ps;return i`<ol class="leaders" aria-label="who is up" start=${e+1}>
    ${t.slice(e,e+Ps).map(({player:n,name:s,result:r},o)=>i`<li key=${n} class=${b(["leader",e+o===0&&r>0&&"is-first"])}>
      <${Ca} at=${e+o} /> <b class="leader-name">${s}</b>
      <b class=${b(["figure",r>0&&"won",r<0&&"lost"])}>${H(r)}</b>
    </li>`)}
  </ol>`}function Cd({evening:{winners:t,biggest:e,streaks:n},states:s}){let r=s.flatMap(Nd);return i`<dl class="facts">
    ${t.length>0&&i`<div><dt>last won</dt>
      ${t.slice(0,2).map(({name:o,chips:a,table:c,round:l})=>i`<dd key=${`${c} ${l}`}>${o} <b class="figure won">${H(a)}</b></dd>`)}</div>`}
    ${e&&i`<div><dt>biggest win</dt><dd>${e.name} <b class="figure won">${H(e.chips)}</b></dd><dd class="facts-where">${e.game_name}</dd></div>`}
    ${n.length>0&&i`<div><dt>on a streak</dt><dd>${n[0].name}</dd><dd class="facts-where">${U(n[0].rounds,"round")} in a row</dd></div>`}
    ${r.length>0&&i`<div><dt>carried</dt>${r.slice(0,2).map(({name:o,amount:a})=>i`<dd key=${o}>${o} <b class="figure">${h(a)}</b></dd>`)}</div>`}
  </dl>`}function Nd({table:t,round:e}){if(e)return[];let n=Object.entries(t.places).filter(([s])=>Z(s)===null).reduce((s,[,r])=>s+r,0);return n>0?[{name:t.game_name,amount:n}]:[]}var jd=[1,0,2];function Ba({night:t,evening:e}){if(!e?.closing)return i`<div class="scene closing-scene"><p class="between-welcome">Good night</p></div>`;let{closing:n}=e,s=e.players.filter(le),{currency:r,chip:o}=t.money??{currency:null,chip:1},a=l=>r?`${l>0?"+":""}${cs(l*o,r)}`:H(l),c=jd.filter(l=>s[l]);return i`<div class="scene closing-scene">
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
          ${u.map(({payee:p,amount:f})=>i`<span key=${p}>${p} <b class="figure">${cs(f,r)}</b></span>`)}
        </li>`)}
      </ul>
    </section>
  </div>`}function Ld(t){let e=new Map;for(let n of t)e.set(n.payer,[...e.get(n.payer)??[],n]);return e}var X=({round:t})=>C(t),Is=({table:t})=>e=>t.for_points?null:h(t.seats.find(n=>n.seat===e)?.rack??0);function be({look:t,cards:e,note:n,figure:s=Is(t)}){let{round:r,paying:o}=t,a=o?[o.seat]:r.prompt?.awaited??[];return i`<ul class="seats" style=${{"--seats":r.seats.length}}>
    ${r.seats.map(({seat:c,player:l})=>i`<li key=${c} class=${b(["seat",a.includes(c)&&"is-lit"])}>
      <b class="seat-name">${l}</b>
      ${e?.(c)}
      <b class="seat-figure figure">${s(c)}</b>
      <span class="seat-note">${n?.(c)}</span>
    </li>`)}
  </ul>`}function Pn({look:t,order:e,cards:n,takes:s}){let r=X(t);return i`<div class="trick" role="group" aria-label="the trick">
    ${e.map((o,a)=>i`<figure key=${o} class=${b(["trick-card",o===s&&"is-lit"])}>
      ${n[a]?i`<${A} card=${n[a]} lit=${o===s} />`:i`<${nt} />`}
      <figcaption>${r[o]}</figcaption>
    </figure>`)}
  </div>`}function Xt({look:{round:t}}){let e=Object.entries(t.places).filter(([n,s])=>s>0&&Z(n)===null);return e.length?i`<ul class="pots">
    ${e.map(([n,s])=>i`<li key=${n}><span>${ct(n.split(":").at(-1))}</span> <b class="figure">${h(s)}</b></li>`)}
  </ul>`:null}var Ut=({amount:t})=>i`<b class=${b(["win figure",t>0&&"won",t<0&&"lost"])}>${H(t)}</b>`;function qe(t){let e={};for(let{seat:n,amount:s}of t)e[n]=(e[n]??0)+s;return e}function Ra({look:t}){let{round:e}=t,[n,s]=e.seats,[r]=e.zones.trump?.cards??[];return i`<div class="scene bura-scene">
    <${Ha} look=${t} who=${n} other=${s} />
    <div class="bura-between">
      <div class="bura-stock">
        ${r&&i`<${A} card=${r} />`}
        <p>${r?"trump":""} ${e.zones.stock.count>0?i`<b class="figure">${e.zones.stock.count}</b> to draw`:"no more drawing"}</p>
      </div>
      ${t.paying?i`<${Ut} amount=${t.paying.amount} />`:i`<p class="bura-pot">pot <b class="win figure">${h(e.places.pot??0)}</b></p>`}
    </div>
    <${Ha} look=${t} who=${s} other=${n} />
  </div>`}function Pa({round:t,scene:e,payment:n,paying:s}){let{announced:r}=t.facts;if(e==="reveal")return`${s.player}: ${n.hand??""}`;if(e==="over")return t.record.at(-1)?.events.at(-1)?.text??"";let o=r&&t.seats.find(({seat:a})=>a===r.seat)?.player;return o?`${o} announces ${r.kind}`:null}function Ha({look:t,who:{seat:e,player:n},other:s}){let{round:r,paying:o}=t,{led:a,trump:c}=r.facts,l=r.zones[`played:${e}`].cards,u=r.zones[`played:${s.seat}`].cards,p=a!==null&&a!==e&&l.length>0,f=p?bs(l,u,c):l,$=r.zones[`won:${e}`],d=o?o.seat===e:r.prompt?.awaited.includes(e);return i`<section class=${b(["bura-side",d&&"is-lit"])} aria-label=${n}>
    <div class="bura-who"><b class="seat-name">${n}</b> <b class="seat-figure figure">${Is(t)(e)}</b></div>
    <div class="bura-cards">
      ${$.sight==="all"?i`<${N} cards=${$.cards} fanned />`:f.map((m,x)=>i`<${A} key=${m} card=${m} lit=${p&&yn(m,u[x],c)} />`)}
    </div>
  </section>`}function Fa({look:t}){let{round:e,scene:n}=t,{counts:s,debts:r}=e.facts,o=X(t),a=Object.keys(s).length>0,c=Math.max(...Object.values(s));return i`<div class="scene kabu-scene">
    <ul class="kabu-hands" style=${{"--seats":e.seats.length}}>
      ${e.seats.map(({seat:l})=>{let u=a?s[l]===c:e.prompt?.awaited.includes(l);return i`<li key=${l} class=${b(["kabu-hand",u&&"is-lit"])}>
          <b class="seat-name">${o[l]}</b>
          <${N} cards=${e.zones[`hand:${l}`]?.cards??[]} fanned />
          ${a?i`<b class="kabu-count figure">${s[l]}</b>`:i`<span class="seat-note">${Md(e,l)}</span>`}
          ${n==="over"&&i`<b class="figure">${H(Bd(r,l))}</b>`}
        </li>`})}
    </ul>
  </div>`}var Md=({zones:t,prompt:e},n)=>{if(e?.awaited.includes(n))return"to draw, or not";let{cards:s=[]}=t[`hand:${n}`]??{};return s.some(D)?"":`${s.length} cards`};function Bd(t,e){let n=r=>r.reduce((o,{amount:a})=>o+a,0),s=t.filter(({paid:r})=>r);return n(s.filter(({to:r})=>r===e))-n(s.filter(({from:r})=>r===e))}function Ia({round:t,scene:e}){let{lap:n,counts:s,debts:r}=t.facts;if(e!=="over")return Object.keys(s).length?"The cards are shown":n?`Lap ${n}`:null;let o=r.reduce((a,{amount:c,paid:l})=>a+(l?c:0),0);return o?`${h(o)} chips change hands`:"Equal counts: nobody pays"}var Hd=["no-hearts","queens","no-tricks","hairy-ape"];function Da({look:t}){let{round:e,table:n}=t,{contract:s,order:r,takers:o}=e.facts,{trick:a}=e.board,c=a.length===e.seats.length;return i`<div class="scene lorum-scene">
    <div class="lorum-felt">
      ${Hd.includes(s)?i`<${Pn} look=${t} order=${r?.length?r:e.seats.map(({seat:l})=>l)}
            cards=${(r??[]).map(l=>a.find(u=>u.seat===l)?.card)} takes=${c?o.at(-1):null} />`:i`<${Vt} round=${e} />`}
      <${Xt} look=${t} />
    </div>
    <${Rd} look=${t} table=${n} />
  </div>`}function Ua({round:t,scene:e}){let{contract:n,hand:s}=t.facts,r=Fe[n];return e==="play"?`${r} \xB7 hand ${s} of ${t.board.hands}`:`${r} is over`}function Rd({look:t,table:e}){let{round:n}=t,s=X(t),r=n.seats.map(({seat:u})=>u),o=u=>e.seats.find(p=>p.player===u)?.seat,a=As(e,n),c=Object.fromEntries(r.map(u=>[u,[...a.values()].reduce((p,f)=>p+(Pe(f,u,o)??0),0)])),l=n.facts.points??{};return i`<aside class="points">
    <ol class="points-list">
      ${r.map((u,p)=>i`<li key=${u} class=${b([n.prompt?.awaited.includes(u)&&"is-lit"])}>
        <${ut} at=${p} /> <b class="points-name">${s[u]}</b> <b class="figure">${H(c[u])}</b>
        <span class="points-note">${!n.finished&&l[u]>0?`took ${l[u]}`:""}</span>
      </li>`)}
    </ol>
    ${a.size>1&&i`<${_t} deals=${Os(a,s,r,o)} />`}
  </aside>`}function qa({look:t}){let{round:e}=t,{prices:n,chart:s}=e.facts;return i`<div class="scene market-scene">
    <ul class="prices">
      ${ht.map(r=>i`<${Pd} key=${r} suit=${r} price=${n[r]} before=${s.at(-2)?.[r]} />`)}
    </ul>
    <${vn} prices=${s} />
    <${Fd} look=${t} />
  </div>`}function Wa({scene:t,payment:e,round:n}){if(t==="reveal")return e.line;let s=n.record.at(-1)?.events.find(({code:r})=>r==="csm.wins");return t==="over"?s?.text??"The market is closed":null}function Pd({suit:t,price:e,before:n}){let s=e!==void 0&&n!==void 0?e-n:0;return i`<li class=${b(["price",e===0&&"is-bankrupt"])} aria-label=${Le[t]}>
    <${de} suit=${t} /> <b class="price-figure figure">${e??"\u2013"}</b>
    <span class=${b(["price-step",s>0&&"won",s<0&&"lost"])}>${e===0?"bankrupt":s>0?`\u25B2${s}`:s<0?`\u25BC${-s}`:""}</span>
  </li>`}function Fd({look:t}){let{round:e,paying:n}=t,s=X(t),r=t.scene==="over"?_s(e):null,o=n?[n.seat]:e.prompt?.awaited??[],a=e.seats.map(({seat:c})=>({seat:c,...e.board.players[c]})).map(c=>({...c,worth:r?.[c.seat]??c.worth})).sort((c,l)=>l.worth-c.worth);return i`<ol class="worth">
    ${a.map(({seat:c,shares:l,worth:u})=>i`<li key=${c} class=${b([o.includes(c)&&"is-lit"])}>
      <b class="worth-name">${s[c]}</b>
      <span class="worth-shares">${ht.filter(p=>l[p]>0).map(p=>i`<span key=${p}><${de} suit=${p} />${l[p]}</span>`)}</span>
      <b class="figure">${h(u)}</b>
    </li>`)}
  </ol>`}var Id=8;function Ka({look:t}){let{round:e}=t,n=Object.entries(e.zones).filter(([o,{owner:a,cards:c}])=>a===null&&c.length>0&&o!=="stock"),s=o=>{let a=e.zones[`hand:${o}`]?.cards??[];return i`<span class="seat-cards">${a.length>0&&i`<${N} cards=${a} fanned />`}</span>`},r=o=>{let a=Object.entries(e.places).filter(([c])=>Z(c)===o).reduce((c,[,l])=>c+l,0);return a?`bets ${a}`:""};return i`<div class="scene plain-scene">
    <div class="plain-cards">
      ${n.map(([o,a])=>i`<${N} key=${o} cards=${a.cards.slice(-Id)} fanned=${a.cards.length>5} />`)}
    </div>
    <${Xt} look=${t} />
    <${be} look=${t} cards=${s} note=${r} />
  </div>`}var za={WIN:"Win",EXA:"Exacta",SFC:"Superfecta"},Dd=3;function Ga({look:t}){let{round:e,beat:n,running:s}=t,r=e.zones.course?.cards??[],{spaces:o,home:a}=Ue(r,n),c=Ud(t),l=!!e.facts.finish&&!s;return i`<div class="scene race-scene">
    <div class="lanes">
      ${[...bt].map(u=>i`<${qd} key=${u} horse=${u} at=${o[u]} place=${a.indexOf(u)}
        backers=${c[u]} line=${e.board.WIN.orders[u]} split=${e.options.split} isOver=${l} />`)}
    </div>
    ${t.paying?i`<${Qd} look=${t} />`:i`<${Wd} look=${t} card=${n?r[n-1]:null} isOver=${l} />`}
  </div>`}function Ja(t){let{round:e,beat:n,running:s,scene:r,face:o}=t,{race:a,races:c,finish:l}=e.facts;return r==="betting"?`Race ${a} of ${c}: bets are open`:l&&!s?`The finish: ${yt(l.join("/"))}`:n?o.showing(e,n):"They are off."}function Ud(t){let e=X(t),n=Object.fromEntries([...bt].map(s=>[s,new Set]));for(let{seat:s,bets:r}of t.round.facts.tickets)for(let{type:o,horses:a}of r)o==="WIN"&&n[a].add(e[s]);return n}function qd({horse:t,at:e,place:n,backers:s,line:r,split:o,isOver:a}){let c=t.toLowerCase(),l={left:`${Math.min(e,pt)/(pt+1)*100}%`};return i`<div class=${b(["lane",n===0&&"is-winner"])}>
    <div class="course" role="img" aria-label=${`${vt[t]}: ${n<0?`${e} of ${pt}`:`number ${n+1}`}`}>
      ${[...Array(pt+1).keys()].map(u=>i`<span key=${u} class=${b(["space",u===pt&&"is-line"])}></span>`)}
      <span class="backers">${[...s].join(", ")}</span>
      <span class="horse" style=${l}>
        <svg class=${`horse-mark suit-${c}`} viewBox="-22 -22 144 144" aria-hidden="true"><circle cx="50" cy="50" r="70" /><path d=${Q[c]} /></svg>
      </span>
    </div>
    <div class="lane-tote">${n>=0?i`<b class="lane-place">${n+1}.</b>`:!a&&i`<span>pays</span> <b class="figure">${Qa(r.will_pay,o)}</b>`}</div>
  </div>`}function Qa(t,e){return t==null?"\u2013":e==="even"?h(t):`${h(Math.floor(t/100))}.${String(t%100).padStart(2,"0")}`}function Wd({look:t,card:e,isOver:n}){let{round:s}=t,r=n?s.facts.finish:null;return i`<div class="tote">
    <div class="race-turned">${e&&i`<${A} card=${e} />`}</div>
    ${Object.keys(xt).map(o=>i`<${zd} key=${o} kind=${o} look=${t} won=${r} paid=${Kd(t,o)} />`)}
  </div>`}function Kd(t,e){if(t.scene!=="over")return null;let n=X(t),r=t.round.record.flatMap(({events:o})=>o).filter(({code:o,args:a})=>o==="superfecta.pays"&&a.pool===e);return r.length?r.map(({args:o})=>`${n[o.seat]} ${h(o.amount)}`).join(", "):"nobody had it"}function zd({kind:t,look:e,won:n,paid:s}){let{round:r}=e,{carried:o,orders:a}=r.board[t],c=r.places[`pool:${t}`]??0,l=Object.entries(a).filter(([,u])=>u.staked>0).sort(([,u],[,p])=>(p.chance??0)-(u.chance??0)||p.staked-u.staked);return i`<section class="pool" aria-label=${za[t]}>
    <header><span>${za[t]}</span> <b class="figure">${c>0||!n?h(c):""}</b></header>
    ${n?i`<p class="pool-paid">${s??i`<${At} order=${n.slice(0,xt[t]).join("/")} />`}</p>`:t==="WIN"?i`<${Gd} look=${e} />`:l.length>0?i`<ol class="pool-orders">${l.slice(0,Dd).map(([u,p])=>i`<li key=${u}><${At} order=${u} /> <b class="figure">${Qa(p.will_pay,r.options.split)}</b></li>`)}</ol>`:i`<p>${o>0?`${h(o)} carried`:""}</p>`}
  </section>`}var Gd=({look:{round:t,scene:e}})=>i`<ol class="chances">
  ${[...bt].map(n=>{let{chance:s,staked:r}=t.board.WIN.orders[n];return i`<li key=${n}><${At} order=${n} /> <b class="figure">${e==="betting"&&s!==null?Jd(s):h(r)}</b></li>`})}
</ol>`,Jd=t=>t>0&&t<1e4?"<1 %":`${Math.round(t/1e4)} %`;function Qd({look:{paying:t,payment:e,paid:n}}){let s=qe(n),r=[...new Map(n.map(({seat:o,player:a})=>[o,a]))];return i`<section class="reveal" key=${t.seat} aria-label=${t.player}>
    <div class="reveal-words">
      <b class="reveal-name">${t.player}</b>
      <p class="reveal-hand">${e.hand}</p>
    </div>
    <div class="reveal-win"><${Ut} amount=${t.amount} /></div>
    <p class="reveal-before">${r.map(([o,a])=>`${a} ${h(s[o])}`).join(" \xB7 ")}</p>
  </section>`}function Ya({look:t}){let{state:e,scene:n}=t,s=fe(e),r=Vd[t.table.game]??Ds,o=n==="over"||n==="reveal";return o&&s?.length&&(r===Ds||r===Za)?i`<div class="scene"><${Rn} deals=${s} side=${i`<${Xt} look=${t} />`} /></div>`:i`<div class=${b(["scene scored-scene",o&&"is-over"])}>
    <div class="scored-felt">
      <${r} look=${t} />
      <${Xt} look=${t} />
    </div>
    ${s&&i`<${tf} look=${t} deals=${s} />`}
  </div>`}function Va({round:t,scene:e,paying:n}){if(e==="reveal")return`${n.player} ${n.amount<0?"pays":"is paid"} ${h(Math.abs(n.amount))}`;if(e==="over")return vr(t);let{contract:s,trump:r,deal:o}=t.facts;if(typeof s=="string")return`Deal ${o}: ${s.replaceAll("-"," ")}`;if(s){let a=t.seats.find(({seat:l})=>l===s.seat)?.player,c=r?`, ${Yd[r]}`:"";return`${a} plays ${s.points}${s.no_trump?" without trumps":c}`}return null}var Yd={c:"clubs",d:"diamonds",h:"hearts",s:"spades"},Vd={"stop-the-bus":Zd,"divide-and-conquer":Xd,schnapsen:Za};function Ds({look:t}){let{round:e}=t,{order:n=[],takers:s=[]}=e.facts.tricks??{},r=n.length?n:e.seats.map(({seat:a})=>a),o=e.zones.trick?.cards??[];return i`<${Pn} look=${t} order=${r} cards=${o} takes=${o.length===r.length?s.at(-1):null} />`}function Za({look:t}){let{round:e}=t,[n]=e.zones.upcard?.cards??[];return i`<${Ds} look=${t} />
    <div class="scored-stock">
      ${n&&i`<${A} card=${n} />`}
      <p>${e.facts.closed?"closed":`${e.zones.stock?.count??0} to draw`}</p>
    </div>`}function Zd({look:t}){let{round:e}=t,n=X(t),{stopped:s,losers:r=[]}=e.facts;return i`<${N} cards=${e.zones.middle?.cards??[]} />
    ${e.finished?i`<ul class="bus-hands">${e.seats.map(({seat:o})=>i`<li key=${o} class=${b([r.includes(o)&&"is-out"])}>
            <b class="seat-name">${n[o]}</b> <${N} cards=${e.zones[`hand:${o}`]?.cards??[]} fanned /></li>`)}</ul>`:i`<p class="bus-line">${s?`${n[s]} has stopped the bus`:""}</p>`}`}function Xd({look:t}){let{round:e}=t,n=X(t);return i`<div class="matches">
    ${e.seats.map(({seat:s})=>i`<div key=${s} class="matches-row">
      <b class="seat-name">${n[s]}</b>
      <span class="matches-cards">${e.facts.matches.map(({cards:r,winner:o},a)=>i`<${A} key=${a} card=${r[s]} lit=${o===s} />`)}</span>
      <b class="win figure">${e.facts.won[s]??0}</b>
    </div>`)}
  </div>`}function tf({look:t,deals:e}){let{round:n}=t,{sheet:s}=n.facts;if(!s)return null;let r=An(s,n),o=s.after??s.before,a=Math[s.better==="high"?"max":"min"](...Object.values(o)),c=n.prompt?.awaited??[];return i`<aside class="points">
    <ol class="points-list">
      ${Object.keys(o).map((l,u)=>i`<li key=${l} class=${b([l.split("+").some(p=>c.includes(Number(p)))&&"is-lit"])}>
        <${ut} at=${u} /> <b class=${b(["points-name",l.includes("+")&&"is-partners"])}>${r[l]}</b>
        <b class="figure">${h(o[l])}${o[l]===a&&s.after?" \u2605":""}</b>
        <span class="points-note">${s.after?Re(s,l):ef(n,l)}</span>
      </li>`)}
    </ol>
    ${e.length>1&&i`<${_t} deals=${e} />`}
    ${s.goal!==null&&i`<p class="points-goal">${h(s.goal)} ends the game</p>`}
  </aside>`}function ef({facts:t},e){let n=e.split("+").map(Number),s=t.tricks?.takers.filter(r=>n.includes(r)).length??0;return s?`${s} ${s===1?"trick":"tricks"}`:""}function Xa({look:t}){let{round:e,paying:n,scene:s}=t,{facts:r,zones:o,board:a,places:c}=e,l=X(t),[u]=o.held.cards,p=$=>i`<span class="seat-cards">
    ${o[`pile:${$}`].count>0&&i`<span class="pile-of">${o[`pile:${$}`].count}×<${A} card="??" /></span>`}
    <${N} cards=${o[`turned:${$}`].cards.slice(-3)} fanned />
  </span>`,f=$=>{let d=$e(e,$).map(({price:m})=>`bids ${h(m)}`);return r.offer?.to===$&&d.push(`offered at ${h(r.offer.price)}`),d.length?d.join(", "):r.holder===$?"holds it":""};return i`<div class="scene speculation-scene">
    <div class="speculation-top">
      <${N} cards=${o.held.cards} places=${1} />
      <div class="speculation-words">
        ${u&&i`<b class="reveal-name">${l[r.holder]}</b>`}
        ${u&&s==="play"&&i`<p><b class="figure">${Cn(a)}</b> that it stands</p>`}
        ${u&&s==="play"&&i`<p>${a.higher.length?`${a.higher.length} can beat it`:"nothing can beat it"}</p>`}
      </div>
      <div class=${b(["speculation-pot",n&&"is-paid"])}>
        ${n?i`<${Ut} amount=${n.amount} />`:i`<span>pot</span> <b class="win figure">${h(c.pot??0)}</b>`}
      </div>
    </div>
    <${be} look=${t} cards=${p} note=${f} />
  </div>`}function ti({round:t,scene:e,face:n,payment:s,paying:r}){return e==="reveal"?s.hand?`${r.player} has the highest trump`:"":e==="over"?n.over(t):t.facts.offer||t.facts.bids.length?"Speculation":null}function ei({look:t}){let{round:e,payment:n}=t,{zones:s}=e,r=Array(s["board:covered"]?.count??0).fill("??"),o=n?.lit,a=nf(e);return i`<div class=${b(["scene uth-scene",n&&"is-reveal"])}>
    <div class="uth-board">
      <${N} cards=${[...s.board?.cards??[],...r]} places=${5} lit=${o} />
      <div class="uth-dealer">
        <${N} cards=${s["hand:dealer"]?.cards??[]} places=${2} lit=${o} />
        <p>${a??"dealer"}</p>
      </div>
    </div>
    ${n?i`<${sf} look=${t} />`:i`<${rf} look=${t} />`}
  </div>`}function nf({record:t}){let e=t.flatMap(({events:n})=>n).find(({code:n})=>n==="uth.qualifies"||n==="uth.fails");return e&&`${e.args.hand}${e.code==="uth.fails"?", not enough":""}`}function ni({scene:t,payment:e}){return t==="betting"?"Bets are open":t==="reveal"?e?.hand?"The cards are shown":"":t==="over"?"All paid":null}function sf({look:{round:t,night:e,paying:n,payment:s,paid:r}}){let o=t.zones[`hand:${n.seat}`]?.cards??[];return i`<section class="reveal" key=${n.seat} aria-label=${n.player}>
      <${N} cards=${o.filter(D)} lit=${s.lit} />
      <div class="reveal-words">
        <b class="reveal-name">${n.player}</b>
        <p class="reveal-hand">${s.hand??""}</p>
      </div>
      <div class="reveal-win">
        <${Ut} amount=${n.amount} />
        ${n.amount>0&&i`<${Ht} amount=${n.amount} chipset=${e.chip_set} />`}
      </div>
    </section>
    <${of} round=${t} paid=${r} paying=${n} />`}function of({round:t,paid:e,paying:n}){let s=qe(e);return i`<ol class="settled">
    ${t.seats.map(({seat:r,player:o})=>i`<li key=${r} class=${b([r===n.seat&&"is-lit"])}>
      <span>${o}</span> ${r in s&&i`<b class="figure">${s[r]?H(s[r]):"push"}</b>`}
    </li>`)}
  </ol>`}function rf({look:t}){let{round:e,paid:n,scene:s}=t,{folded:r,dealt_in:o}=e.facts,a=qe(n),c=p=>Object.entries(e.places).filter(([f])=>Z(f)===p).reduce((f,[,$])=>f+$,0);return i`<${be} look=${t} cards=${p=>{let f=e.zones[`hand:${p}`]?.cards??[];return i`<span class="seat-cards">${f.length>0&&!r.includes(p)&&i`<${N} cards=${f} />`}</span>`}} note=${p=>s==="over"?a[p]?H(a[p]):"":r.includes(p)?"folded":s!=="betting"&&!o.includes(p)?"sits out":c(p)?`bets ${h(c(p))}`:""} />`}var af={uth:[ei,ni],superfecta:[Ga,Ja],"card-stock-market":[qa,Wa],lorum:[Da,Ua],bura:[Ra,Pa],kabu:[Fa,Ia],speculation:[Xa,ti]},cf=[Ya,Va],lf=[Ka,()=>null],si=({table:t,round:e})=>af[t.game]??(e.facts.sheet?cf:lf);function oi({look:t}){let[e]=si(t);return i`<${e} key=${t.table.game} look=${t} />`}function ri(t){let[,e]=si(t);return(e(t)??uf(t)).replace(/\.$/,"")}function uf(t){let e=X(t),n=(t.round.prompt?.awaited??[]).map(s=>e[s]).filter(Boolean);return n.length?n.length===1?`${n[0]}'s turn`:`${Mt(n)} to play`:""}var pf=1500,ye=new ee("/api"),df=["wall","player"];async function ff(){let t=await ye.get("session");if(df.includes(t.role))return t.night;if(t.role!=="host")return null;let{nights:e}=await ye.get("nights");if(!e.length)throw new Error("There is no night yet.");return e[0].night}function $f(){let[t,e]=w(null),[n,s]=w(null),[r]=w(Zo),[o,a]=w(!!r),c=l=>{a(!1),e(new Bn(ye,l))};return M(()=>{r||ff().then(l=>l?c(l):a(!0),l=>s(l.message))},[]),n?i`<${ai} text=${n} />`:o?i`<${Xo} api=${ye} code=${r} onIn=${c} />`:t?i`<${hf} following=${t} />`:i`<${pn} title="One moment" />`}var ai=({text:t})=>i`<${pn} mark="d" title="Nothing on the wall" text=${t}>
  <p class="state-text">The host's desk shows the wall's code.</p>
  <a class="button is-plain" href="/sign-in?another">sign in</a>
<//>`;function hf({following:t}){let e=R(!1),n=t.night.value,s=t.connection.value==="lost",r=t.refusal.value;return r?i`<${ai} text=${r.message} />`:(e.current||=n&&me(n).every(({table:o})=>t.tables.value[o]),e.current?i`<${mf} following=${t} night=${n} lost=${s} />`:i`<${pn} title=${s?"No connection":"One moment"} text=${s?"This screen goes on trying.":""} />`)}function mf({following:t,night:e,lost:n}){let{looks:s,states:r}=yf(t,e),o=Ro(e),a=me(e),c=kf(a.map(m=>gf(m,s[m.table])),o.shows),l=ls(ye,t.number),u=l&&us(l)&&e.status==="open"?l:null,p=tr(ye,t.number,_f(e)),f=vf(c===Bt?null:s[c]);document.title=`${e.name} \xB7 the wall`;let $={night:e,lost:n,room:f&&u};if(e.status==="closed")return i`<main class="wall is-closing">
      <${Us} ...${$} title=${e.name} line="Good night" />
      <${Ba} night=${e} evening=${p} />
    </main>`;if(!f)return i`<main class="wall is-between">
      <${Us} ...${$} title=${e.name} line="" />
      <${ja} evening=${p} states=${r} room=${u} />
      <${ps} tables=${a.filter(({seated:m})=>m>0)} choice=${o} />
    </main>`;let{table:d}=f;return i`<main class=${b(["wall",`is-${f.scene}`])} aria-label=${`${d.name}: ${d.game_name}`}>
    <${Us} ...${$} title=${d.game_name} where=${bf(d)} line=${ri(f)} />
    <${oi} look=${f} />
    <${ps} tables=${a.filter(({seated:m})=>m>0)} choice=${o} />
  </main>`}var bf=({name:t,number:e,voided:n})=>`${t} \xB7 round ${h(e)}${n>0?` \xB7 ${h(n)} voided`:""}`;function yf(t,e){let n=t.tables.value,s=t.beats.value,r={};for(let o of me(e)){let a=n[o.table];a?.round?.seats.length&&(r[o.table]=Ta(a,o,s[o.table]??{beat:0,board:null}))}return{looks:r,states:Object.values(n)}}var gf=({table:t,version:e},n)=>({table:t,version:e,live:!!n,busy:!!(n&&(n.running||n.scene==="reveal"))}),_f=({status:t,tables:e})=>[t,...e.map(({rounds:n,status:s})=>`${n}${s}`)].join(" ");function kf(t,e){let[n,s]=w({shown:null,since:0,before:null}),[,r]=w(0);M(()=>{let a=setInterval(()=>r(c=>c+1),1e3);return()=>clearInterval(a)},[]);let o=Bo({...n,now:Date.now()},t,e);return M(()=>{if(o===n.shown)return;let a=setTimeout(()=>s({shown:o,since:Date.now(),before:n.shown}),o===Bt&&n.shown!==null?pf:0);return()=>clearTimeout(a)},[o,n.shown]),n.shown??o}function vf(t){let e=R(t);return t!==void 0&&(e.current=t),e.current}function Us({night:t,title:e,where:n,line:s,lost:r,room:o}){return i`<header class="wall-head">
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
  </header>`}function xf(){let[t,e]=w(Date.now());return M(()=>{let n=setInterval(()=>e(Date.now()),5e3);return()=>clearInterval(n)},[]),i`<time class="wall-clock">${new Date(t).toLocaleTimeString(void 0,{hour:"2-digit",minute:"2-digit",hourCycle:"h23"})}</time>`}Vn(i`<${$f} />`,document.getElementById("page"));
