function Ce(){let t=crypto.getRandomValues(new Uint8Array(16));return Array.from(t,e=>e.toString(16).padStart(2,"0")).join("")}var Ae=document.documentElement,rt=Ae.lang||"en",Ee=navigator.languages.find(t=>t.split("-")[0]===rt)??rt,ds=JSON.parse(Ae.dataset.languages??'{"en":"English"}'),Me=Reflect.get(globalThis,"catalogue")??{};var Fn=new Intl.NumberFormat(rt).format(1e4).replace(/\d/g,"");function h(t){let e=String(Math.abs(t)).replace(/\B(?=(\d{3})+$)/g,Fn);return t<0?`\u2212${e}`:e}var P=t=>t>0?`+${h(t)}`:h(t);function Ne(t,e){if(!e)return h(t);let n=new Intl.NumberFormat(Ee,{style:"currency",currency:e});return n.format(t/10**(n.resolvedOptions().maximumFractionDigits??0))}var L=(t,e)=>`${h(t)} ${e}${t===1?"":"s"}`;var Oe=/\{(\w+)\}/,ys=new Intl.PluralRules(rt),d=(t,e={})=>qn(Pe(t),e);var it=(t,e)=>Pe(t).split(Oe).map((n,o)=>o%2?je(e[n]):n);function Pe(t){let e=Me[t];return typeof e=="string"?e:Wn(t)}var Wn=t=>t.split("##")[0],qn=(t,e)=>t.split(Oe).map((n,o)=>o%2?je(e[n]):n).join(""),je=t=>typeof t=="number"?h(t):t;var H=class extends Error{constructor({code:e,message:n,status:o,body:r}){super(n),this.name="Refused",this.code=e,this.status=o,this.body=r}},ht=class extends Error{constructor(){super(d("No answer from the server. Look whether it has arrived before you do it again.")),this.name="Unreachable",this.code="unreachable"}},Jn=5e3,Re=[250,500,1e3,2e3,4e3],Kn=[502,503,504],Tt=class{#e;constructor(e){this.#e=e.endsWith("/")?e:`${e}/`}async get(e){return zt(await this.#t(e,{}))}async look(e,n){let o=await this.#t(e,{headers:n?{"If-None-Match":n}:{},cache:"no-store"});return o.status===304?null:{state:zt(o),etag:o.etag}}async send(e,n,o={},{signal:r}={}){let s={"Content-Type":"application/json","Idempotency-Key":Ce()},i={method:e,headers:s,body:JSON.stringify(o)};for(let a=0;;a+=1){try{return zt(await this.#t(n,i))}catch(u){if(!(u instanceof ht)||r?.aborted)throw u}await new Promise(u=>setTimeout(u,Re[Math.min(a,Re.length-1)]))}}async#t(e,n){let o=new AbortController,r=setTimeout(()=>o.abort(),Jn);try{let s=await fetch(this.#e+e,{signal:o.signal,...n});if(Kn.includes(s.status))throw new ht;let{ok:i,status:a,headers:u}=s;return{ok:i,status:a,etag:u.get("ETag"),text:await s.text()}}catch{throw new ht}finally{clearTimeout(r)}}};function zt({ok:t,status:e,text:n}){let o=Vn(n);if(t)return o;let{code:r=`http-${e}`,message:s}=o?.error??o??{};throw new H({code:r,message:s??d("The server answered {status} and did not say why.",{status:e}),status:e,body:o})}function Vn(t){try{return JSON.parse(t)}catch{return null}}var De=function(t,e,n,o){var r;e[0]=0;for(var s=1;s<e.length;s++){var i=e[s++],a=e[s]?(e[0]|=i?1:2,n[e[s++]]):e[++s];i===3?o[0]=a:i===4?o[1]=Object.assign(o[1]||{},a):i===5?(o[1]=o[1]||{})[e[++s]]=a:i===6?o[1][e[++s]]+=a+"":i?(r=t.apply(a,De(t,a,n,["",null])),o.push(r),a[0]?e[0]|=2:(e[s-2]=0,e[s]=r)):o.push(a)}return o},Ie=new Map;function Le(t){var e=Ie.get(this);return e||(e=new Map,Ie.set(this,e)),(e=De(this,e.get(t)||(e.set(t,e=(function(n){for(var o,r,s=1,i="",a="",u=[0],m=function(_){s===1&&(_||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,_,i):s===3&&(_||i)?(u.push(3,_,i),s=2):s===2&&i==="..."&&_?u.push(4,_,0):s===2&&i&&!_?u.push(5,0,!0,i):s>=5&&((i||!_&&s===5)&&(u.push(s,0,i,r),s=6),_&&(u.push(s,_,0,r),s=6)),i=""},p=0;p<n.length;p++){p&&(s===1&&m(),m(p));for(var f=0;f<n[p].length;f++)o=n[p][f],s===1?o==="<"?(m(),u=[u],s=3):i+=o:s===4?i==="--"&&o===">"?(s=1,i=""):i=o+i[0]:a?o===a?a="":i+=o:o==='"'||o==="'"?a=o:o===">"?(m(),s=1):s&&(o==="="?(s=5,r=i,i=""):o==="/"&&(s<5||n[p][f+1]===">")?(m(),s===3&&(u=u[0]),s=u,(u=u[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(m(),s=2):i+=o),s===3&&i==="!--"&&(s=4,u=u[0])}return m(),u})(t)),e),arguments,[])).length>1?e:e[0]}var v,Be,te,J,Yt,Mt,Fe,At,We,ee,Xt,Zn,mt=Symbol.for("pv"),Nt={},Ot=[],Gn=/^m(i|n|o|s|text|space)$/,ne=Array.isArray,oe=Ot.slice,tt=Object.assign;function X(t){t&&t.parentNode&&t.remove()}function Pt(t,e,n){var o,r,s,i={},a=arguments.length;for(s in e)s=="key"?o=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:i[s]=e[s];return a>2&&(i.children=a>3?oe.call(arguments,2):n),_t(t,i,o,r,null)}function _t(t,e,n,o,r){var s={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:mt,__v:r||++Be,__i:-1,__u:0};return!r&&v.vnode&&v.vnode(s),s}function V(t){return t.children}function at(t,e){this.props=t,this.context=e,this.__g=0}function K(t,e){if(e==null)return t.__&&K(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:K(t)}function Qn(t){var e,n=t.__v,o=n.__e,r=[],s=[],i=t.__P;i&&((e=tt({constructor:mt},n)).__v=n.__v+1,v.vnode&&v.vnode(e),se(i,e,n,t.__n,i.namespaceURI,32&n.__u?[o]:null,r,o||K(n),32&n.__u,s),e.__v=n.__v,e.__.__k[e.__i]=e,Ge(r,e,s),n.__=n.__e=null,e.__e!=o&&qe(e))}function qe(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),qe(t)}function He(t){(8&t.__g||(t.__g|=8,J.push(t),Mt++))&&Yt==v.debounceRendering||((Yt=v.debounceRendering)||queueMicrotask)(Je)}function Je(){try{for(var t,e=1;J.length;)J.length>e&&J.sort(Fe),t=J.shift(),e=J.length,8&t.__g&&Qn(t)}finally{(Mt=J.length)&&(Yt||queueMicrotask)(Je)}}function Ke(t,e,n,o,r,s,i,a,u,m,p){var f,_,c,$,b,y,k=o.__k||Ot,g=e.length;for(u=zn(n,e,k,u,g),f=0;f<g;f++)(c=n.__k[f])!=null&&(_=~c.__i&&k[c.__i]||Nt,c.__i=f,y=se(t,c,_,r,s,i,a,u,m,p),$=c.__e,(_.ref!=c.ref||8&_.__u)&&(_.ref&&re(_.ref,null,c,_),c.ref&&p.push(c.ref,c.__c||$,c)),b=b||$,4&c.__u?(u=Ve(c,u,t,!_.__v),_.__e&&(_.__e=null)):typeof c.type=="function"&&y!==void 0?u=y:$&&(u=$.nextSibling),c.__u&=-21);return n.__e=b,u}function zn(t,e,n,o,r){var s,i,a,u,m,p,f,_,c,$=n.length,b=$,y=0,k=0,g=t.__k=Array(r);for(s=0;s<r;s++)(i=e[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=g[s]=_t(null,i):ne(i)?i=g[s]=_t(V,{children:i}):i.constructor===mt&&i.__b?i=g[s]=_t(i.type,i.props,i.key,i.ref,i.__v):g[s]=i,u=s+y,i.__=t,i.__b=t.__b+1,a=null,~(m=i.__i=Yn(i,n,u,b))&&(b--,(a=n[m])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,m==u-1?y--:m==u+1?y++:m!=u&&(m>u?y--:y++,k=1)):(~m||(r>$?y--:r<$&&y++),typeof i.type!="function"&&(i.__u|=4))):g[s]=null;if(k){for(p=[],f=[],s=0;s<r;s++)if((i=g[s])&&16&i.__u){for(y=0,_=p.length;y<_;)p[c=y+_>>1]<i.__i?y=c+1:_=c;p[y]=i.__i,f[s]=y+1}for(y=p.length;s--;)f[s]&&(f[s]==y?y--:g[s].__u|=4)}if(b)for(s=0;s<$;s++)!(a=n[s])||2&a.__u||(a.__e==o&&(o=K(a)),ie(a,a));return o}function Ve(t,e,n,o){var r,s,i,a;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=Ve(r[s],e,n,!1));return e}for(e&&!e.parentNode&&(e=K(t))&&!e.parentNode&&(e=null),i=t.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;for(i!=a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,e):n.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function Yn(t,e,n,o){var r,s=t.key,i=t.type,a=e[n],u=a&&!(2&a.__u);if(a===null&&s==null||u&&s==a.key&&i==a.type)return n;if(o>(u?1:0)){for(r=n-1;r>=0;r--)if((a=e[r])&&!(2&a.__u)&&s==a.key&&i==a.type)return r;for(r=n+1;r<e.length;r++)if((a=e[r])&&!(2&a.__u)&&s==a.key&&i==a.type)return r}return-1}function Ue(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function Ct(t,e,n,o,r){var s,i;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||Ue(t.style,e);if(n)for(e in n)o&&n[e]==o[e]||Ue(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(t.__e||(t.__e={}))[e]=n,n&&o||(i=Xt[e]||(Xt[e]=Xn(e)),(t.__a||(t.__a={}))[e]=ee,s=e!=(e=e.replace(We,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,i,s):t.removeEventListener(e,i,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function Xn(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[At]==null)e[At]=ee++;else if(e[At]<this.__a[t])return;return n(v.event?v.event(e):e)}}}function se(t,e,n,o,r,s,i,a,u,m){var p,f,_,c,$,b,y,k,g,N,S,Qt,Se,St,z,Te,q,Y,D=e.type;if(e.constructor!==mt)return null;128&n.__u&&(u=32&n.__u,p=n.__c.__z)&&(e.__u|=u,f=s=[],p.nodeType==8?a=Et(p,s):s.push(p),a=s[0]||a),(p=v.__b)&&p(e);t:if(typeof D=="function"){_=i.length;try{if(k=e.props,g=(p=D.prototype)&&p.render,N=(p=D.contextType)&&o[p.__c],S=p?N?N.props.value:p.__:o,(c=n.__c)?(e.__c=c,2&c.__g&&(c.__g|=1)):(g?e.__c=c=new D(k,S):(e.__c=c=new at(k,S),c.constructor=D,c.render=eo),N&&N.sub(c),c.state||(c.state={}),c.__n=o,c.__g|=8,c.__h=[],c.__k=[]),g&&(c.__s||(c.__s=c.state),D.getDerivedStateFromProps&&(c.__s==c.state&&(c.__s=tt({},c.__s)),tt(c.__s,D.getDerivedStateFromProps(k,c.__s)))),$=c.props,b=c.state,c.__v=e,n.__c){if(k!==$&&g&&!D.getDerivedStateFromProps&&c.componentWillReceiveProps&&c.componentWillReceiveProps(k,S),e.__v==n.__v&&!(8&c.__g)||!(4&c.__g)&&c.shouldComponentUpdate&&c.shouldComponentUpdate(k,c.__s,S)===!1){e.__v!=n.__v&&(c.props=k,c.state=c.__s,c.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(R){R&&(R.__=e)}),Ot.push.apply(c.__h,c.__k),c.__k=[],c.__h.length&&i.push(c),a=K(n);break t}c.componentWillUpdate&&c.componentWillUpdate(k,c.__s,S),g&&c.componentDidUpdate&&c.__h.push(function(){c.componentDidUpdate($,b,y)})}else g&&!D.getDerivedStateFromProps&&c.componentWillMount&&c.componentWillMount(),g&&c.componentDidMount&&c.__h.push(c.componentDidMount);c.context=S,c.props=k,c.__P=t,c.__g&=-5,Qt=v.__r,Se=g?25:0;do c.__g&=-9,Qt&&Qt(e),p=c.render(c.props,c.state=c.__s,c.context);while(8&c.__g&&++Se<25);g&&(Ot.push.apply(c.__h,c.__k),c.__k=[]),c.state=c.__s,c.getChildContext&&(o=tt({},o,c.getChildContext())),g&&n.__c&&c.getSnapshotBeforeUpdate&&(y=c.getSnapshotBeforeUpdate($,b)),St=p&&p.type===V&&p.key==null?p.props.children:p,k.__P&&(p=a,r=(t=k.__P).namespaceURI,u=s=null,n.props&&n.props.__P!=t&&(n.__k.some(function(R){R&&ie(R,R)}),n.__k=null),a=n.__k?K(n,0):null),a=Ke(t,ne(St)?St:[St],e,n,o,r,s,i,a,u,m),k.__P&&(e.__e=null,a=p),e.__u&=-161,f&&f.some(X),c.__h.length&&i.push(c),1&c.__g&&(c.__g&=-4)}catch(R){if(i.length=_,e.__v=null,u||s)if(R&&R.then){if(e.__u|=128|u,s){for(~(q=s.indexOf(a||void 0))||(q=s.length);(Y=s[q-1])&&Y.nodeType==8;)q--;for(;q<s.length;q++)if(Y=s[q])if(s[q]=null,z){if(Y==Te)break}else{if(Y.nodeType!=8)break;Y.data.startsWith("$s")&&(Te=Et(z=Y))}}if(!z){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;z=a}(p=Et(z=e.__c.__z||(e.__c.__z=z)))?(e.__e=z,a=p):e.__e=a,a=a&&a.nextSibling}else s&&s.some(X);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),R&&R.then||Ze(e),v.__e(R,e,n)}}else a=e.__e=to(n.__e,e,n,o,r,s,i,u,m,t);return(p=v.diffed)&&p(e),a}function Et(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function Ze(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Ze))}function Ge(t,e,n){for(var o=0;o<n.length;)re(n[o++],n[o++],n[o++]);v.__c&&v.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){v.__e(s,r.__v)}})}function to(t,e,n,o,r,s,i,a,u,m){var p,f,_,c,$,b,y,k,g=n.props||Nt,N=e.props,S=e.type;if(S=="svg"?r="http://www.w3.org/2000/svg":S=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(p=0;p<s.length;p++)if(($=s[p])&&(S?$.localName==S:$.nodeType==3)){t=$,s[p]=null;break}}if(!t){if(k=m.ownerDocument||document,!S)return k.createTextNode(N);t=k.createElementNS(r,S,N.is?N:m),a&&(v.__m&&v.__m(e,s),a=!1),s=null}if(S){if(m=S=="template"&&t.content||t,s=S=="textarea"&&N.defaultValue!=null?null:s&&oe.call(m.childNodes),!a&&s)for(g={},p=0;p<t.attributes.length;p++)g[($=t.attributes[p]).name]=$.value;for(p in g)$=g[p],p=="dangerouslySetInnerHTML"?_=$:p=="children"||p in N||p=="value"&&"defaultValue"in N||p=="checked"&&"defaultChecked"in N||Ct(t,p,null,$,r);for(p in N)$=N[p],p=="children"?c=$:p=="dangerouslySetInnerHTML"?f=$:p=="value"?b=$:p=="checked"?y=$:a&&typeof $!="function"||g[p]===$||Ct(t,p,$,g[p],r);f?(a||_&&(f.__html==_.__html||f.__html==t.innerHTML)||(t.innerHTML=f.__html),e.__k=[]):(_&&(t.textContent=""),(S=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Gn.test(S))&&(r="http://www.w3.org/1999/xhtml"),Ke(m,ne(c)?c:[c],e,n,o,r,s,i,s?s[0]:n.__k&&K(n,0),a,u),s&&s.some(X)),a&&S!="textarea"||(p="value",S=="progress"&&b==null?t.removeAttribute(p):b==null||b===t[p]&&(S!="progress"||b)||Ct(t,p,b,g[p],r),p="checked",y!=null&&y!=t[p]&&Ct(t,p,y,g[p],r))}else g===N||a&&t.data==N||(t.data=N);return t}function re(t,e,n,o){try{typeof t=="function"?e?e.__x=t(e)||1:o&&(o=o.__c||o.__e)&&(e=o.__x)&&(o.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){v.__e(r,n)}}function ie(t,e,n){var o,r,s,i;if(v.unmount&&v.unmount(t),!(o=t.ref)||o.current&&o.current!=t.__e||re(o,null,e,t),o=t.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){v.__e(a,e)}o.__P=o.__n=null}if(o=t.__k)for(i=0;i<o.length;i++)o[i]&&ie(o[i],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(o=t.__c)&&(o=o.__z)&&(r=Et(o,s=[]))&&(o==t.__e&&s.some(X),X(r),X(o)),n||X(t.__e),t.__e=t.__c=t.__=null}function eo(t,e,n){return this.constructor(t,n)}function ae(t,e){var n,o,r,s;v.__&&v.__(t,e),e.nodeType==9&&(e=e.documentElement),o=(n=t&&32&t.__u)?null:e.__k,e.__k=_t(V,{children:[t]}),r=[],s=[],se(e,e.__k,o||Nt,Nt,e.namespaceURI,o?null:e.firstChild?oe.call(e.childNodes):null,r,o?o.__e:e.firstChild,n,s),Ge(r,e.__k,s),e.__k.props.children=null}v={__e:function(t,e,n,o){for(var r,s,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,o||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(a){t=a}}throw Mt=0,t}},Be=0,te=function(t){return t!=null&&t.constructor===mt},at.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=tt({},this.state)),typeof t=="function"&&(t=t(tt({},n),this.props)),t&&(tt(n,t),this.__v&&(e&&this.__k.push(e),He(this)))},at.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),He(this))},at.prototype.render=V,J=[],Mt=0,Fe=function(t,e){return t.__v.__b-e.__v.__b},At=Symbol(),We=/(PointerCapture)$|Capture$/i,ee=0,Xt={},Zn=0;var lt,E,le,Qe,ce=Object.is,jt=0,rn=[],ue=[],C=v,ze=C.__b,Ye=C.__r,Xe=C.diffed,tn=C.__c,en=C.unmount,nn=C.__;function Rt(t,e){C.__h&&C.__h(E,t,jt||e),jt=0;var n=E.__H||(E.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function A(t){return jt=1,no(an,t)}function no(t,e,n){var o=Rt(lt++,2);if(o.t=t,!o.__c&&(o.__=[n?n(e):an(void 0,e),function(s){var i=(o.__N||o.__)[0],a=o.t(i,s);ce(i,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=E,!E.__f)){E.__f=!0;var r=E.shouldComponentUpdate;E.shouldComponentUpdate=function(s,i,a){var u=this.__H;if(!u)return!0;var m=!1,p=this.props!=s;if(u.__.some(function(_){_.__N&&(m=!0,ce(_.__[0],_.__N[0])||(p=!0))}),r){var f=r.call(this,s,i,a);return m?f||p:f}return!m||p}}return o.__}function O(t,e){var n=Rt(lt++,3);!C.__s&&de(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,E.__H.__h.push(n))}function fe(t,e){var n=Rt(lt++,4);!C.__s&&de(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,E.__h.push(n))}function U(t){return jt=5,gt(function(){return{current:t}},[])}function gt(t,e){var n=Rt(lt++,7);return de(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function oo(){var t;do{for(;t=ue.shift();)try{$t(t)}catch(n){C.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=rn.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some($t),e.__h.some(pe),e.__h=[]}catch(n){e.__h=[],C.__e(n,t.__v)}}}while(ue.length)}C.__b=function(t){E=null,ze&&ze(t)},C.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),nn&&nn(t,e)},C.__r=function(t){Ye&&Ye(t),lt=0;var e=(E=t.__c).__H;e&&(le==E?E.__h=[]:(e.__h.some($t),e.__h.some(pe),lt=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),le=E},C.diffed=function(t){Xe&&Xe(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&sn(rn.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),le=E=null},C.__c=function(t,e){e.some(function(n){try{n.__h.some($t),n.__h=n.__h.filter(function(o){return!o.__||pe(o)})}catch(o){n.__h=[function(){throw o}]}}),tn&&tn(t,e)},C.unmount=function(t){en&&en(t);var e,n,o=t.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,sn(ue.push(r))}else $t(r)}catch(s){e=s}}),o.__H=void 0,e&&C.__e(e,o.__v))};var on=typeof requestAnimationFrame=="function";function so(t){var e,n=function(){clearTimeout(o),on&&cancelAnimationFrame(e),setTimeout(t)},o=setTimeout(n,35);on&&(e=requestAnimationFrame(n))}function sn(t){t!=1&&Qe==C.requestAnimationFrame||((Qe=C.requestAnimationFrame)||so)(oo)}function $t(t){var e=E,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),E=e}function pe(t){var e=E;t.__c=t.__(),E=e}function de(t,e){return!t||t.length!=e.length||e.some(function(n,o){return!ce(n,t[o])})}function an(t,e){return typeof e=="function"?e(t):e}var ro=Symbol.for("preact-signals");function Ht(){if(B>1){B--;return}let t,e=!1;for((function(){let n=It;for(It=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let r=o.t;r!==void 0;r=r.x)r.i===n.i&&(r.i=o.i);n=n.o}})();vt!==void 0;){let n=vt;for(vt=void 0,Dt++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&cn(n))try{n.c()}catch(r){e||(t=r,e=!0)}n=o}}if(Dt=0,B--,e)throw t}function Ut(t){if(B>0)return t();he=++io,B++;try{return t()}finally{Ht()}}var x,yt,vt;function bt(t){let e=x,n=yt;x=void 0,yt=void 0;try{return t()}finally{x=e,yt=n}}var It,B=0,Dt=0,io=0,he=0,Lt=0;function ln(t){if(x===void 0)return;let e=t.n;if(e===void 0||e.t!==x)return e={i:0,S:t,p:x.s,n:void 0,t:x,e:void 0,x:void 0,r:e},x.s!==void 0&&(x.s.n=e),x.s=e,t.n=e,32&x.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=x.s,e.n=void 0,x.s.n=e,x.s=e),e}function M(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}M.prototype.brand=ro;M.prototype.h=function(){return!0};M.prototype.S=function(t){let e=this.t;e!==t&&t.e===void 0&&(t.x=e,this.t=t,e!==void 0?e.e=t:bt(()=>{var n;(n=this.W)==null||n.call(this)}))};M.prototype.U=function(t){if(this.t!==void 0){let e=t.e,n=t.x;e!==void 0&&(e.x=n,t.e=void 0),n!==void 0&&(n.e=e,t.x=void 0),t===this.t&&(this.t=n,n===void 0&&bt(()=>{var o;(o=this.Z)==null||o.call(this)}))}};M.prototype.subscribe=function(t){return Z(()=>{let e=this.value;bt(()=>t(e))},{name:"sub"})};M.prototype.valueOf=function(){return this.value};M.prototype.toString=function(){return this.value+""};M.prototype.toJSON=function(){return this.value};M.prototype.peek=function(){return bt(()=>this.value)};Object.defineProperty(M.prototype,"value",{get(){let t=ln(this);return t!==void 0&&(t.i=this.i),this.v},set(t){if(t!==this.v){if(Dt>100)throw new Error("Cycle detected");(function(e){B!==0&&Dt===0&&e.l!==he&&(e.l=he,It={S:e,v:e.v,i:e.i,o:It})})(this),this.v=t,this.i++,Lt++,B++;try{for(let e=this.t;e!==void 0;e=e.x)e.t.N()}finally{Ht()}}}});function wt(t,e){return new M(t,e)}function cn(t){for(let e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function un(t){for(let e=t.s;e!==void 0;e=e.n){let n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function pn(t){let e,n=t.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):e=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}t.s=e}function et(t,e){M.call(this,void 0,e),this.x=t,this.s=void 0,this.g=Lt-1,this.f=4}et.prototype=new M;et.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Lt))return!0;if(this.g=Lt,this.f|=1,this.i>0&&!cn(this))return this.f&=-2,!0;let t=x;try{un(this),x=this;let e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return x=t,pn(this),this.f&=-2,!0};et.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(let e=this.s;e!==void 0;e=e.n)e.S.S(e)}M.prototype.S.call(this,t)};et.prototype.U=function(t){if(this.t!==void 0&&(M.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(let e=this.s;e!==void 0;e=e.n)e.S.U(e)}};et.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(et.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let t=ln(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function xt(t,e){return new et(t,e)}function fn(t){let e=t.j;if(t.j=void 0,typeof e=="function"){B++;let n=x;x=void 0;try{e()}catch(o){throw t.f&=-2,t.f|=8,_e(t),o}finally{x=n,Ht()}}}function _e(t){for(let e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,fn(t)}function ao(t){if(x!==this)throw new Error("Out-of-order effect");pn(this),x=t,this.f&=-2;try{8&this.f&&_e(this)}finally{Ht()}}function ct(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,yt&&yt.push(this)}ct.prototype.c=function(){let t=this.S();try{if(8&this.f||this.x===void 0)return;let e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};ct.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,fn(this),un(this),B++;let t=x;return x=this,ao.bind(this,t)};ct.prototype.N=function(){2&this.f||(this.f|=2,this.u=vt,vt=this)};ct.prototype.d=function(){this.f|=8,1&this.f||_e(this)};ct.prototype.dispose=function(){this.d()};function Z(t,e){let n=new ct(t,e);try{n.c()}catch(r){throw n.d(),r}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var lo=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,dn,Ft,Bt;var hn=[];Z(function(){dn=this.N})();function ut(t,e){v[t]=e.bind(null,v[t]||(()=>{}))}function kt(t){if(Bt){let e=Bt;Bt=void 0,e()}Bt=t&&t.S()}function _n({data:t}){let e=uo(t);e.name="ReactiveDom",e.value=t;let[n,o]=gt(()=>{let r=this,s=this.__v;for(;s=s.__;)if(s.__c){s.__c.__$f|=4;break}let i=xt(()=>{let p=e.value.value;return p===0?0:p===!0?"":p||""}),a=xt(()=>!Array.isArray(i.value)&&!te(i.value)),u=Z(function(){if(this.N=mn,a.value){let p=i.value;r.__v&&r.__v.__e&&r.__v.__e.nodeType===3&&(r.__v.__e.data=p)}}),m=this.__$u.d;return this.__$u.d=function(){u(),m.call(this)},[a,i]},[]);return n.value?o.peek():o.value}_n.displayName="ReactiveTextNode";Object.defineProperties(M.prototype,{constructor:{configurable:!0,value:Pt(V,null).constructor},type:{configurable:!0,value:_n},props:{configurable:!0,get(){let t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});ut("__b",(t,e)=>{if(kt(),Ft=void 0,typeof e.type=="string"){let n,o=e.props;for(let r in o){if(r==="children")continue;let s=o[r];s instanceof M&&(n||(e.__np=n={}),n[r]=s,o[r]=s.peek())}}t(e)});ut("__r",(t,e)=>{if(t(e),e.type!==V){kt();let n,o=e.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=(function(r,s){let i;return Z(function(){i=this},{name:s}),i.c=r,i})((function(r){return function(){var s;lo&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(o),typeof e.type=="function"?e.type.displayName||e.type.name:""))),Ft=o,kt(n)}});ut("__e",(t,e,n,o)=>{kt(),Ft=void 0,t(e,n,o)});ut("diffed",(t,e)=>{kt(),Ft=void 0;let n;if(typeof e.type=="string"&&(n=e.__e)){let o=e.__np,r=e.props,s=n.U;if(s)for(let i in s){let a=s[i];a===void 0||o&&i in o||(a.d(),s[i]=void 0)}if(o){s||(s={},n.U=s);for(let i in o){let a=s[i],u=o[i];a===void 0?(a=co(n,i,u,r),s[i]=a):a.o(u,r)}}}t(e)});function co(t,e,n,o){let r=e in t&&t.ownerSVGElement===void 0,s=wt(n);return{o:(i,a)=>{s.value=i,o=a},d:Z(function(){this.N=mn;let i=s.value.value;o[e]!==i&&(o[e]=i,r?t[e]=i:i!=null&&(i!==!1||e[4]==="-")?t.setAttribute(e,i):t.removeAttribute(e))})}}ut("unmount",(t,e)=>{if(typeof e.type=="string"){let n=e.__e;if(n){let r=n.U;if(r){n.U=void 0;for(let s in r){let i=r[s];i&&i.d()}}}let o=e.__np;if(o){let r=e.props;for(let s in o)r[s]=o[s]}e.__np=void 0}else{let n=e.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}t(e)});ut("__h",(t,e,n,o)=>{o<3&&(e.__$f|=2),t(e,n,o)});at.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let r in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let r in t)if(r!=="__source"&&t[r]!==this.props[r])return!0;for(let r in this.props)if(!(r in t))return!0;return!1};function uo(t,e){return gt(()=>wt(t,e),[])}var po=t=>{queueMicrotask(()=>{queueMicrotask(t)})};function fo(){Ut(()=>{let t;for(;t=hn.shift();)dn.call(t)})}function mn(){hn.push(this)===1&&(v.requestAnimationFrame||po)(fo)}var l=Le.bind(Pt),w=t=>t.filter(Boolean).join(" ");var ho=320,_o=1500,mo=36,$o=1800,me={x:-1e3,y:-1e3,at:-1/0},go=me,G=me;addEventListener("click",({clientX:t,clientY:e})=>{go=G,G={x:t,y:e,at:performance.now()}},{capture:!0});var yo=(t,e)=>Math.hypot(t.x-e.x,t.y-e.y)<=mo;function $e(t,{fresh:e=!1}={}){let n=U(e&&G!==me?null:t),o=U(!1),r=U(null);return n.current!==t&&(n.current=t,o.current=!0,r.current=performance.now()-G.at<_o?G:null),fe(()=>{if(!o.current)return;let s=setTimeout(()=>{o.current=!1},ho);return()=>clearTimeout(s)},[t]),{swallows(s){return s.detail===0||!o.current||r.current&&!yo(r.current,G)?!1:(s.stopPropagation(),s.preventDefault(),vo(d("This has just changed. Tap again.")),!0)}}}var $n=null,gn;function vo(t){$n?.remove(),clearTimeout(gn);let e=document.createElement("p");$n=e,e.className="unheard",e.setAttribute("role","status"),e.textContent=t,([...document.querySelectorAll("dialog[open]")].at(-1)??document.body).append(e);let{width:o,height:r}=e.getBoundingClientRect();e.style.left=`${Math.max(8,Math.min(G.x-o/2,innerWidth-o-8))}px`,e.style.top=`${Math.max(8,G.y-r-40)}px`,gn=setTimeout(()=>e.remove(),$o)}function T({kind:t,name:e,disabled:n,busy:o,large:r,chosen:s,onTap:i,children:a}){let u=["button",t&&`is-${t}`,r&&"is-large",o&&"is-busy",s&&"is-chosen"];return l`<button type="button" class=${w(u)} aria-label=${e} aria-busy=${o?"true":null}
      aria-pressed=${s===void 0?null:String(!!s)}
      disabled=${n} onClick=${()=>!o&&i?.()}>${a}</button>`}function yn(){return location.replace(`/sign-in?next=${encodeURIComponent(location.pathname)}`),null}var bo={live:d("live"),polling:d("slow"),lost:d("no connection")};function vn({path:t,round:e,tray:n,connection:o,children:r}){return l`<header class="bar">
    <ol class="bar-path">${t.map(s=>l`<li key=${s}>${s}</li>`)}</ol>
    ${e!=null&&l`<span>${it("round {number}",{number:l`<b>${e}</b>`})}</span>`}
    ${n!=null&&l`<span class="bar-tray" data-place="house">${it("tray {chips}",{chips:l`<b class="figure">${h(n)}</b>`})}</span>`}
    ${o&&l`<span class=${`connection is-${o}`} role="status">${bo[o]}</span>`}
    ${r}
  </header>`}var bn=({path:t,connection:e,children:n})=>l`<div class="masthead" data-ground="felt">
  <${vn} path=${t} connection=${e}>${n}<//>
</div>`;var wo={2:d("two"),3:d("three"),4:d("four"),5:d("five"),6:d("six"),7:d("seven"),8:d("eight"),9:d("nine"),T:d("ten"),J:d("jack"),Q:d("queen"),K:d("king"),A:d("ace")},xo={c:d("clubs"),d:d("diamonds"),h:d("hearts"),s:d("spades")},Wt={2:"M4.5 12C5 6.5 9.5 3.5 15 3.5C21 3.5 25.5 7 25.5 13C25.5 17.5 23 21 18.5 25.5L4.5 40.5H26.5",3:"M4.5 7C7.5 4.5 10.5 3.5 14 3.5C20 3.5 24.5 7 24.5 12S20.5 20.7 13 20.7C21.5 20.7 26 24.5 26 30.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.8",4:"M20.5 40.5V3.5L3.5 29.5H27",5:"M24.5 3.5H7.5L6 20C8.5 18 11.5 17 14.5 17C21.5 17 26.5 21.5 26.5 28.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.5",6:"M4 29.5C4 23 9 18.3 15 18.3S26 23 26 29.5S21 40.5 15 40.5S4 36 4 29.5C4 16 9 7 19.5 3.5",7:"M3.5 3.5H26.5C19.5 15 14 27 12.5 40.5",8:"M15 21A9.8 8.75 0 1 1 15 3.5A9.8 8.75 0 1 1 15 21A11.3 9.75 0 1 1 15 40.5A11.3 9.75 0 1 1 15 21Z",9:"M26 14.5C26 21 21 25.7 15 25.7S4 21 4 14.5S9 3.5 15 3.5S26 8 26 14.5C26 28 21 37 10.5 40.5",T:"M3.5 10L9.5 3.5V40.5M24.2 3.5C18.5 3.5 16.4 10 16.4 22S18.5 40.5 24.2 40.5S32 34 32 22S29.9 3.5 24.2 3.5Z",J:"M13 3.5H23V29.5C23 36.5 19 40.5 13.5 40.5C8 40.5 4.5 37 4.5 31",Q:"M15 3.5C7.5 3.5 3.5 10 3.5 22S7.5 40.5 15 40.5S26.5 34 26.5 22S22.5 3.5 15 3.5ZM17.5 31.5L26.5 41.5",K:"M5 3.5V40.5M26 3.5L6.5 25M13 18.5L26.5 40.5",A:"M3.5 40.5L15 3.5L26.5 40.5M8 29H22"},pt={c:"M71 28A21 21 0 1 1 29 28A21 21 0 1 1 71 28ZM50 59A22 22 0 1 1 6 59A22 22 0 1 1 50 59ZM94 59A22 22 0 1 1 50 59A22 22 0 1 1 94 59ZM38 42H62L54 62C55 78 59 88 67 95H33C41 88 45 78 46 62Z",d:"M50 3C60 21 73 38 87 50C73 62 60 79 50 97C40 79 27 62 13 50C27 38 40 21 50 3Z",h:"M50 93C20 68 5 51 5 32C5 17 16 7 28 7C38 7 46 13 50 23C54 13 62 7 72 7C84 7 95 17 95 32C95 51 80 68 50 93Z",s:"M50 4C66 26 93 41 93 62C93 74 84 83 73 83C65 83 59 79 55 73C56 82 60 89 67 95H33C40 89 44 82 45 73C41 79 35 83 27 83C16 83 7 74 7 62C7 41 34 26 50 4Z"},ge="M50 4L61 37L96 37L68 58L78 92L50 71L22 92L32 58L4 37L39 37Z",wn=[...Array(9).keys()].map(t=>{let e=20*(t+1),n=Math.max(0,e-120),o=Math.min(80,e);return`M${10+n} ${10+e-n}L${10+o} ${10+e-o}M${90-n} ${10+e-n}L${90-o} ${10+e-o}`}).join("");function qt(t){return t==="Jk"?d("joker"):F(t)?d("{rank} of {suit}",{rank:wo[t[0]],suit:xo[t[1]]}):d("face down")}var F=t=>typeof t=="string"&&/^([2-9TJQKA][cdhs]|Jk)$/.test(t),ko=[..."shdc"].flatMap(t=>[..."AKQJT98765432"].map(e=>e+t));var So={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},xn=t=>F(t)&&t!=="Jk"?`${t[0]==="T"?"10":t[0]}${So[t[1]]}\uFE0E`:qt(t);var nt=t=>d(`${String(t).replaceAll("_"," ")}##of a game`);function Jt(t){return F(t)?xn(t):typeof t=="number"?h(t):typeof t=="boolean"?t?d("yes"):d("no"):Array.isArray(t)?t.map(Jt).join(" "):t&&typeof t=="object"?Object.values(t).map(Jt).join(" \xB7 "):nt(t)}function ye(t){return t.length<2?t.join(""):d("{others} and {last}",{others:t.slice(0,-1).join(", "),last:t.at(-1)})}var To={weekday:"long",day:"numeric",month:"long",year:"numeric"},Kt=t=>new Date(t).toLocaleDateString(void 0,To),I=t=>new Date(t).toLocaleTimeString(void 0,{hour:"2-digit",minute:"2-digit"});var ft=(t,e=h)=>t?e(t):"\u2013";function Co({card:t,lit:e,dim:n}){let o=F(t),r=[o&&t!=="Jk"&&`suit-${t[1]}`,e&&"is-lit",n&&"is-dim"];return l`<svg class=${w(["card",...r])} viewBox="0 0 100 140" role="img" aria-label=${qt(t)}>
    <rect class="card-paper" x="1" y="1" width="98" height="138" rx="9" />
    <g key=${t} class="card-side">${o?t==="Jk"?Eo:Ao(t):Mo}</g>
  </svg>`}function Ao([t,e]){return l`
    <path class="card-rank" d=${Wt[t]} transform=${`translate(${t==="T"?7:9} 9) scale(1.3)`} />
    <path class="card-pip" d=${pt[e]} transform="translate(10 71) scale(.33)" />
    <path class="card-pip" d=${pt[e]} transform="translate(47 82) scale(.47)" />`}var Eo=l`
  <path class="card-rank" d=${Wt.J} transform="translate(9 9) scale(1.3)" />
  <path class="card-pip" d=${ge} transform="translate(28 68) scale(.62)" />`,Mo=l`
  <rect class="card-back" x="7" y="7" width="86" height="126" rx="5" />
  <path class="card-lattice" d=${wn} />
  <rect class="card-lattice" x="10" y="10" width="80" height="120" rx="3" />`;function No({label:t,wanted:e}){return l`<svg class="card" viewBox="0 0 100 140" role="img" aria-label=${t??d("no card yet")}>
    <rect class=${w(["card-outline",e&&"is-wanted"])} x="3" y="3" width="94" height="134" rx="9" />
  </svg>`}function ve({cards:t,places:e=0,label:n,fanned:o,lit:r,wanted:s}){let i=Math.max(0,e-t.length);return l`<div class=${w(["hand",o&&"is-fanned"])} role="group" aria-label=${n}>
    <div class="hand-cards">
      ${t.map((a,u)=>l`<${Co} key=${u} card=${a}
        lit=${r?.has(a)} dim=${r&&!r.has(a)} />`)}
      ${[...Array(i).keys()].map(a=>l`<${No} key=${`empty ${a}`} wanted=${s&&a===0} />`)}
    </div>
    ${n&&l`<div class="hand-label">${n}</div>`}
  </div>`}function Vt({title:t,onClose:e,foot:n,large:o,children:r}){let s=U(null),i=$e(t,{fresh:!0});O(()=>{let u=s.current,m=document.activeElement;return u.showModal(),()=>{u.close(),m?.focus({preventScroll:!0})}},[]);let a=u=>{u.preventDefault(),e()};return l`<dialog class=${w(["dialog",o&&"is-large"])} ref=${s} aria-label=${t} onCancel=${a} onClickCapture=${i.swallows}>
    <h2>${t}</h2>
    <div class="dialog-body">${r}</div>
    <div class="dialog-foot">${n}</div>
  </dialog>`}function Q({text:t,onGone:e}){return t?l`<div class="slip" role="alert">
    <span>${t}</span>${e&&l`<${T} kind="quiet" name=${d("close")} onTap=${e}>✕<//>`}
  </div>`:null}function Tn({api:t,path:e,seat:n,title:o,onClose:r}){let[{told:s,trouble:i},a]=A({}),[u,m]=A(n??null);O(()=>{let f=`${e}/explanation${u?`?seat=${u}`:""}`;t.get(f).then(_=>a({told:_}),_=>a({trouble:Po(_)}))},[e,u]);let p=l`
    ${u?l`<${T} kind="plain" onTap=${()=>m(null)}>${d("the whole round")}<//>`:l`<span></span>`}
    <${T} kind="main" onTap=${r}>${d("done")}<//>`;return l`<${Vt} title=${o} onClose=${r} foot=${p}>
    <div class="explain">
      <${Q} text=${i} />
      ${s&&l`<${Ro} told=${s} about=${u} again=${s.closed&&Oo(e)} />`}
      ${!s&&!i&&l`<p class="quiet">${d("One moment.")}</p>`}
    </div>
  <//>`}var Oo=t=>t.replace(/^nights\/(\d+)\/tables\/(\d+)\/rounds\/(\d+)$/,"/rounds/$1/$2#$3"),Po=t=>t instanceof H?t.message:d("The server does not answer. Try again."),jo="0 = 0";function Ro({told:t,about:e,again:n}){let o=t.steps.filter(r=>!e||Do(r)).reverse();return l`
    <p class="quiet">${Io(t)}</p>
    ${Object.values(t.sums).some(r=>r!==jo)&&l`<dl class="explain-sums">
      ${Object.entries(t.sums).map(([r,s])=>l`<div key=${r}><dt>${r}</dt><dd>${s.replaceAll(" - "," \u2212 ")}</dd></div>`)}
    </dl>`}
    <ol class="explain-steps" reversed>
      ${o.map(r=>l`<${Lo} key=${r.entry} step=${r} />`)}
    </ol>
    ${t.shuffle.seed&&l`<details class="explain-shuffle"><summary>${d("the shuffle, to check it")}</summary>
      ${["commitment","seed","cut"].filter(r=>t.shuffle[r]).map(r=>l`<p key=${r} class="small">
        <span class="quiet">${nt(r)}</span> <code>${t.shuffle[r]}</code></p>`)}
    </details>`}
    ${n&&l`<p><a class="button is-plain" href=${n}>${d("see it card by card")}</a></p>`}`}var Io=({game:t,table:e,round:n,ended:o})=>o?it("{game}, table {table}, round {round}: {ended}.",{game:t,table:e,round:n,ended:l`<b>${o}</b>`}):d("{game}, table {table}, round {round}.",{game:t,table:e,round:n}),Do=({says:t,moves:e,cards:n})=>t.length>0||e.length>0||Object.keys(n).length>0;function Lo({step:t}){let{entry:e,did:n,cards:o,says:r,moves:s}=t;return l`<li class="explain-step" value=${e}>
    <p class="explain-did">${nt(n)} <span class="quiet small">${d("entry {number}",{number:e})}</span></p>
    ${r.map((i,a)=>l`<${Uo} key=${a} ...${i} />`)}
    ${s.length>0&&l`<ul class="explain-moves">
      ${s.map((i,a)=>l`<li key=${a}>${Ho(i)}</li>`)}
    </ul>`}
    ${Object.keys(o).length>0&&l`<div class="explain-cards">
      ${Object.entries(o).map(([i,a])=>a.length>0&&l`<${ve} key=${i} cards=${a} label=${i} fanned=${a.length>5} />`)}
    </div>`}
  </li>`}var Ho=({amount:t,source:e,target:n,why:o})=>it("{chips} from {source} to {target}: {why}",{chips:l`<b class="figure">${h(t)}</b>`,source:e,target:n,why:o});function Uo({text:t,details:e}){let n=Object.entries(e),o=n.filter(([,i])=>kn(i)),r=n.filter(([,i])=>Sn(i)),s=n.filter(([,i])=>!kn(i)&&!Sn(i));return l`<div class="explain-said">
    <p>${t}</p>
    ${o.map(([i,a])=>l`<${ve} key=${i} cards=${a} label=${i==="cards"?null:nt(i)} />`)}
    ${r.map(([i,a])=>l`<${Bo} key=${i} rows=${a} />`)}
    ${s.length>0&&l`<p class="quiet small">${s.map(([i,a])=>`${nt(i)} ${Cn(a)}`).join(" \xB7 ")}</p>`}
  </div>`}var kn=t=>Array.isArray(t)&&t.length>0&&t.every(e=>F(e)||e==="??"),Sn=t=>Array.isArray(t)&&t.length>0&&t.every(e=>e&&typeof e=="object"&&!Array.isArray(e));function Bo({rows:t}){let e=[...new Set(t.flatMap(Object.keys))],n=r=>t.every(s=>s[r]==null||typeof s[r]=="number"),o=Object.fromEntries(e.map(r=>[r,n(r)?"number":null]));return l`<table class="ledger explain-rows">
    <thead><tr>${e.map(r=>l`<th key=${r} class=${o[r]}>${nt(r)}</th>`)}</tr></thead>
    <tbody>${t.map((r,s)=>l`<tr key=${s}>
      ${e.map(i=>l`<td key=${i} class=${o[i]}>${Cn(r[i])}</td>`)}
    </tr>`)}</tbody>
  </table>`}var Cn=t=>t==null?"\u2013":Jt(t);function be({mark:t="s",title:e,text:n,children:o}){return l`<div class="state">
    <svg class="state-mark" viewBox="0 0 100 100" aria-hidden="true">
      <path fill="currentColor" d=${pt[t]} />
    </svg>
    <p class="state-title">${e}</p>
    ${n&&l`<p class="state-text">${n}</p>`}
    ${o}
  </div>`}var Fo=400;function An({api:t,path:e,books:n}){let[o,r]=A({status:"none"}),[s,i]=A(null),a=p=>p.then(f=>{r(f),i(null)},f=>i(f.message)),u=o.status==="waiting"||o.status==="running";return O(()=>{a(t.get(`${e}/audit`))},[]),O(()=>{if(!u)return;let p=setTimeout(()=>a(t.get(`${e}/audit`)),Fo);return()=>clearTimeout(p)},[o,s]),l`<section class="part" aria-labelledby="audit">
    <h2 id="audit">Audit</h2>
    <div class="audit-box">
      <div class="audit-row">
        <p>Every round is played again from its cards, every chip, hash and balance compared. What cannot be checked is named.</p>
        <${T} kind="main" busy=${u} onTap=${()=>a(t.send("POST",`${e}/audit`))}>${o.outcome?"audit again":"audit the night"}<//>
      </div>
      <${Q} text=${s??o.trouble} />
      ${u&&l`<${Wo} audit=${o} />`}
      ${o.outcome&&l`<${qo} audit=${o} version=${n.version} />`}
    </div>
  </section>`}var Wo=({audit:t})=>l`<div role="status">
  <progress max=${t.total||1} value=${t.done}></progress>
  <p class="note">${t.total?`${h(t.done)} of ${h(t.total)} entries`:"Another audit goes first."}</p>
</div>`;function qo({audit:t,version:e}){let{findings:n,unchecked:o,report:r}=t.outcome,s=o.reduce((a,u)=>a+u.chips,0),i=e-r.entries;return l`
    <${Go} verdict=${t.outcome.verdict} count=${n.length} report=${r} />
    <p class="note">Checked at ${I(t.ended)}, up to entry ${h(r.entries)}.
      ${i>0?` ${h(i)} entries have come since.`:""} The last hash: <code>${r.hash.slice(0,16)}…</code></p>
    ${r.uncovered&&l`<p class="note">${Jo(r.uncovered)} after the last seal: it does not cover them.</p>`}
    ${n.length>0&&l`<ul class="found" aria-label="findings">
      ${n.map((a,u)=>l`<li key=${u}>
        <b>${a.check}: ${a.where}</b><span>${a.what}</span>
        ${a.wanted&&l`<span>It should be: <b>${a.wanted}</b></span>`}
      </li>`)}
    </ul>`}
    ${o.length>0&&l`<h3>Not checked: it rests on trust</h3>
      <p class="note">${h(s)} ${s===1?"chip":"chips"} moved in it.</p><ul class="found is-unchecked" aria-label="not checked">
      ${o.map((a,u)=>l`<li key=${u}><b>${a.where}</b><span>${a.why}</span></li>`)}
    </ul>`}`}var Jo=([t,e])=>t===e?`Entry ${h(t)} came`:`Entries ${h(t)} to ${h(e)} came`;function Ko(t,e){return t==="sound"?"Nothing is wrong.":t==="unchecked"?"Nothing wrong was found, but not everything was checked.":e===1?"One thing is wrong.":`${h(e)} things are wrong.`}var Vo={sound:"is-good",unchecked:"is-open",wrong:"is-bad"},Zo={sound:"\u2713",unchecked:"?",wrong:"!"};function Go({verdict:t,count:e,report:n}){let o=`${h(n.entries)} entries, ${h(n.transfers)} transfers, ${h(n.replayed)} of ${h(n.rounds)} rounds played again.`;return l`<div class=${`verdict ${Vo[t]}`} role="status">
    <span class="verdict-mark" aria-hidden="true">${Zo[t]}</span>
    <b>${Ko(t,e)}</b>
    <span>${o}</span>
  </div>`}var Qo=["round voided","undone","amended","corrected"];function we(t){let[e,,n]=t.split(":");return e==="dealer"?`the tablet of table ${n}`:e==="host"?"the host":t}function En({books:t}){let{counts:e,put_right:n,rounds:o}=t,r=[...new Set([...Qo,...Object.keys(e)])];return l`<section class="part" aria-labelledby="put-right">
    <h2 id="put-right">Voided, undone, put right</h2>
    <p class="counts">${r.map(s=>l`<span key=${s} class=${w(["count",!e[s]&&"is-none"])}>
      <span class="figure">${h(e[s]??0)}</span> ${s}</span>`)}</p>
    <p class="note">Of ${L(o,"round")}. Nothing is ever deleted: what was taken back stands in the journal, and so does who did it.</p>
    ${n.length>0&&l`<table class="ledger figures">
      <thead><tr><th>what</th><th>where</th><th>by</th><th>why</th><th class="number">entry</th><th class="number">at</th></tr></thead>
      <tbody>${n.map(s=>l`<tr key=${s.entry}>
        <th scope="row" class="who">${s.kind}</th><td class="game">${s.where}</td><td class="game">${we(s.by)}</td>
        <td class="game">${s.why}</td><td class="number" data-label="entry">${h(s.entry)}</td><td class="number" data-label="at">${I(s.at)}</td>
      </tr>`)}</tbody>
    </table>`}
  </section>`}var zo=[["xlsx","Spreadsheet","Who is up, every round and transfer, totals that add themselves up"],["pdf","Statements to print","A page for every player, a closer slip for every table"],["json","Bundle","Complete: croupier verify audits it anywhere, without us"],["csv","CSV","Plain tables in a ZIP file"],["hledger-house","House's books, hledger","What the tables won, cash, and who is owed what"],["beancount-house","House's books, Beancount","The same for Beancount and Fava"],["hledger","Chips' journal, hledger","Where every chip went, to the single bet"],["beancount","Chips' journal, Beancount","The same for Beancount and Fava"]];function Mn({path:t}){let[e,n]=A(!1),o=e?"/api/exports":`/api/${t}/exports`;return l`<section class="part no-print" aria-labelledby="exports">
    <h2 id="exports">Take home</h2>
    <div class="choices">
      <${T} chosen=${!e} onTap=${()=>n(!1)}>this night<//>
      <${T} chosen=${e} onTap=${()=>n(!0)}>all nights<//>
    </div>
    <div class="exports">${zo.map(([r,s,i])=>l`<a key=${r} class="export" href=${`${o}/${r}`} download>
      <b>${s}</b><span class="note">${i}</span></a>`)}</div>
    <p>${d("Whoever has a bundle can check it on any device, with no network and without us:")}
      ${" "}<a href="/verify">${d("open the page that checks it")}</a>, <a href="/verify" download="croupier-verify.html">${d("or take that page home, too")}</a></p>
  </section>`}var j=(t,e)=>Ne(t,e?.currency),xe=(t,e)=>e?j(t*e.chip,e):L(t,"chip");var pi=[1,10,100,1e3,1e4].flatMap(t=>[t,2*t,5*t]);var Yo={"put right":"undo,amendment,round-voided,commitment-renewed,correction,night-reopened,tray-counted,drawer-counted","chips and cash":"buy-in,buy-back,cash-out,marker-repaid,marker-limited,house-paid,gift,float-added,drawer-counted,correction",tables:"table-opened,table-closed,game-changed,commitment-renewed,partners-drawn,phones-switched,series-ended,fill,credit,tray-counted,sat,stood,topped-up",rounds:"round-began,round-closed,round-voided","what was played":"action,undo,amendment,hand-over,cut","the night":"night-opened,night-changed,night-closed,night-reopened,player-added,player-renamed"};function Nn({api:t,path:e,books:n,onExplain:o}){let[r,s]=A({table:"",player:"",kinds:""}),[{lines:i,older:a,trouble:u},m]=A({lines:[]}),p=async(f,_)=>{let c={...r,before:f},$=Object.entries(c).filter(([,b])=>b).map(([b,y])=>`${b}=${y}`).join("&");try{let b=await t.get(`${e}/books/journal?${$}`);m({lines:[..._,...b.lines],older:b.older})}catch(b){m({lines:_,trouble:b.message})}};return O(()=>{p(null,[])},[r]),l`<section class="part" aria-labelledby="journal">
    <h2 id="journal">Journal</h2>
    <div class="filters no-print">
      <${ke} label="table" value=${r.table} choices=${n.tables.map(f=>[f.table,f.name])} onChange=${f=>s({...r,table:f})} />
      <${ke} label="player" value=${r.player} choices=${n.players.map(f=>[f.player,f.name])} onChange=${f=>s({...r,player:f})} />
      <${ke} label="kind" value=${r.kinds} choices=${Object.entries(Yo).map(([f,_])=>[_,f])} onChange=${f=>s({...r,kinds:f})} />
    </div>
    <${Q} text=${u} />
    ${!i.length&&!u&&l`<p class="empty">No such entry.</p>`}
    <ol class="journal">${i.map(f=>l`<${ts} key=${f.entry} line=${f} money=${n.money} onExplain=${o} />`)}</ol>
    ${a&&l`<div class="no-print"><${T} onTap=${()=>p(a,i)}>older entries<//></div>`}
  </section>`}var ke=({label:t,value:e,choices:n,onChange:o})=>l`<label>${t}
  <select value=${e} onChange=${r=>o(r.target.value)}>
    <option value="">all</option>
    ${n.map(([r,s])=>l`<option key=${r} value=${r}>${s}</option>`)}
  </select>
</label>`;function Xo(t,e){let n={chips:r=>L(r,"chip"),cash:r=>e?j(r,e):`${h(r)} in cash`,marker:r=>`a marker of ${h(r)}`},o=Object.entries(t).map(([r,s])=>n[r](s));return o.length?` \xB7 moves ${o.join(", ")}`:""}function ts({line:t,money:e,onExplain:n}){let{entry:o,at:r,kind:s,by:i,table:a,round:u,says:m,why:p,puts_right:f,put_right_by:_,moves:c}=t,$=[a&&`table ${a}`,u&&`round ${u}`].filter(Boolean).join(", "),b=u&&["action","amendment","round-closed","round-voided"].includes(s);return l`<li class=${w([_&&"is-undone"])}>
    <span class="journal-number figure">${h(o)}</span>
    <div class="journal-says">
      <span>${m}</span>
      ${p&&l`<span>: ${p}</span>`}
      <span class="note">${I(r)} · ${we(i.who)}${$&&` \xB7 ${$}`}${Xo(c,e)}</span>
      ${f&&l`<span class="note mark">puts entry ${h(f)} right</span>`}
      ${_&&l`<span class="note mark">put right by entry ${h(_)}</span>`}
    </div>
    ${b&&l`<${T} kind="quiet" name=${`explain round ${u} of table ${a}`} onTap=${()=>n({table:a,round:u})}>explain<//>`}
  </li>`}var es="http://www.w3.org/2000/svg";function On({svg:t,name:e}){let n=t.includes("xmlns")?t:t.replace("<svg",`<svg xmlns="${es}"`);return l`<img class="qr" alt=${e} src=${`data:image/svg+xml,${encodeURIComponent(n)}`} />`}function Pn({books:t}){let{seals:e}=t;return l`<section class="part" aria-labelledby="seals">
    <h2 id="seals">Seals</h2>
    ${e.length?l`
      <div class="seals">${e.map(n=>l`<figure key=${n.entry} class="seal-card">
        <${On} svg=${n.qr} name=${`the seal of entry ${n.entry}`} />
        <b class="seal">${n.code}</b>
        <figcaption class="note">entry ${h(n.entry)}, ${Kt(n.at)}, ${I(n.at)}</figcaption>
        <code>${n.hash}</code>
      </figure>`)}</div>
      <${ns} seals=${e} />`:l`<p class="empty">Closing the night seals it. There is nothing to photograph before.</p>`}
  </section>`}function ns({seals:t}){let[e,n]=A(""),o=e.toLowerCase().replace(/[^0-9a-f]/g,""),r=o.length>=16&&t.find(s=>s.hash.startsWith(o));return l`<div class="labelled no-print">
    <label for="photographed">A seal that somebody photographed</label>
    <input id="photographed" maxlength="90" autocomplete="off" placeholder="1a2b-3c4d-5e6f-7081" value=${e} onInput=${s=>n(s.target.value)} />
    <p class=${o.length<16?"note":r?"note is-good":"note is-warning"} role="status">${o.length<16?"Type its code: these books must still have it.":r?`It is the seal of entry ${r.entry}. Now audit the night: that ties everything before it to this seal.`:"These books do not have this seal. They are not the ones that were sealed."}</p>
  </div>`}var Rn=({books:t})=>l`<section class="part" aria-labelledby="settling">
  <h2 id="settling">Who pays whom</h2>
  <div class="settling">
    <${jn} title="The house as one of all" payments=${t.settling.with_house} money=${t.money} />
    <${jn} title="What the house won or lost, divided equally" payments=${t.settling.among_players} money=${t.money} />
  </div>
  <p class="note">The fewest payments that make everyone even, as the night stands.</p>
</section>`,jn=({title:t,payments:e,money:n})=>l`<div>
  <h3>${t}</h3>
  ${e.length===0?l`<p class="quiet">Nobody owes anybody anything.</p>`:l`<ul class="pays">
    ${e.map(({payer:o,payee:r,amount:s})=>l`<li key=${`${o} ${r}`}>
      <span>${o} pays ${r}</span><b class="figure">${j(s,n)}</b></li>`)}
  </ul>`}
</div>`;var W=t=>t>0?"won":t<0?"lost":null;var ot=(t,e)=>t.reduce((n,o)=>n+e(o),0),In=(t,e)=>e&&t?`${t<0?"\u2212":"+"}${xe(Math.abs(t),e)}`:null;function Dn({books:t,onStatement:e}){let{players:n,money:o}=t,r=i=>ot(n,a=>a[i]),s=[...n].sort((i,a)=>a.result-i.result);return l`<section class="part" aria-labelledby="players">
    <h2 id="players">Who is up</h2>
    ${n.length?l`<table class="ledger figures">
      <thead><tr><th>player</th><th class="number">paid in</th><th class="number">paid out</th><th class="number">chips</th>
        <th class="number">owes</th><th class="number">is owed</th><th class="number">result</th></tr></thead>
      <tbody>${s.map(i=>l`<tr key=${i.player}>
        <th scope="row" class="who"><button type="button" class="who-button" onClick=${()=>e(i.player)}>${i.name}</button></th>
        <td class="number" data-label="paid in">${ft(i.cash_in,a=>j(a,o))}</td>
        <td class="number" data-label="paid out">${ft(i.cash_out,a=>j(a,o))}</td>
        <td class="number" data-label="chips">${ft(i.chips)}</td>
        <td class=${w(["number",!i.owes&&"is-nothing"])} data-label="owes">${ft(i.owes)}</td>
        <td class=${w(["number",!i.owed&&"is-nothing"])} data-label="is owed">${ft(i.owed)}</td>
        <td class=${w(["number","result",W(i.result)])} data-label="result">${P(i.result)}
          ${o&&i.result!==0&&l`<span class="note"> ${In(i.result,o)}</span>`}</td>
      </tr>`)}</tbody>
      <tfoot><tr>
        <th scope="row" class="who">all players</th>
        <td class="number" data-label="paid in">${j(r("cash_in"),o)}</td>
        <td class="number" data-label="paid out">${j(r("cash_out"),o)}</td>
        <td class="number" data-label="chips">${h(r("chips"))}</td>
        <td class="number" data-label="owes">${h(r("owes"))}</td>
        <td class="number" data-label="is owed">${h(r("owed"))}</td>
        <td class=${w(["number","result",W(r("result"))])} data-label="result">${P(r("result"))}</td>
      </tr></tfoot>
    </table>`:l`<p class="empty">Nobody has come yet.</p>`}
  </section>`}function Ln({books:t}){let{tables:e,on_felts:n,over_short:o}=t.house,r=e+n+o,s=ot(t.players,a=>a.result),i=[["won at the tables, less lost",e],n!==0&&["in pots on the felt",n],o!==0&&["chips missing by count, less found",o]].filter(Boolean);return l`<section class="part" aria-labelledby="house">
    <h2 id="house">The house</h2>
    <dl class="standing">
      ${i.map(([a,u])=>l`<div key=${a}><dt>${a}</dt><dd class=${w(["figure",W(u)])}>${P(u)}</dd></div>`)}
      <div><dt>the house is ${r<0?"down":"up"}</dt><dd class=${w(["figure",W(r)])}>${P(r)}${t.money&&r!==0?` \xB7 ${In(r,t.money)}`:""}</dd></div>
      <div><dt>in the drawer</dt><dd class="figure">${j(t.drawer.cash,t.money)}</dd></div>
    </dl>
    <p class=${w(["note",r+s===0?"is-good":"is-warning"])}>${r+s===0?"Everything adds up: all the players and the house come to nothing together.":`It does not add up: ${P(r+s)} chips are nobody's.`}</p>
  </section>`}function Hn({api:t,path:e,books:n,player:o,onExplain:r,onClose:s}){let[{found:i,trouble:a},u]=A({});O(()=>{t.get(`${e}/books/statements/${o}`).then(f=>u({found:f}),f=>u({trouble:f.message}))},[o]);let m=l`<span></span><${T} kind="main" onTap=${s}>done<//>`,{name:p}=n.players.find(f=>f.player===o);return l`<${Vt} title=${`${p}, line by line`} onClose=${s} foot=${m}>
    <div class="explain">
      <${Q} text=${a} />
      ${i&&l`<${os} lines=${i.lines} money=${n.money} onExplain=${r} />`}
    </div>
  <//>`}function os({lines:t,money:e,onExplain:n}){if(!t.length)return l`<p class="quiet">Nothing yet.</p>`;let o=s=>ot(t,i=>i[s]),r=s=>s?`${s<0?"\u2212":"+"}${j(Math.abs(s),e)}`:"";return l`<table class="ledger figures">
    <thead><tr><th>what</th><th class="number">chips</th><th class="number">cash</th><th class="number">owes</th></tr></thead>
    <tbody>${t.map(s=>l`<tr key=${s.entry}>
      <th scope="row" class="who">${s.of?l`<button type="button" class="who-button" onClick=${()=>n(s.of)}>${s.what}</button>`:s.what}
        <span class="note"> ${I(s.at)}</span></th>
      <td class=${w(["number","result",s.of&&W(s.chips)])} data-label="chips">${P(s.chips)}</td>
      <td class=${w(["number",!s.cash&&"is-nothing"])} data-label="cash">${r(s.cash)}</td>
      <td class=${w(["number",!s.owes&&"is-nothing"])} data-label="owes">${s.owes?P(s.owes):""}</td>
    </tr>`)}</tbody>
    <tfoot><tr><th scope="row" class="who">in all</th>
      <td class="number result" data-label="chips">${P(o("chips"))}</td>
      <td class="number" data-label="cash">${r(o("cash"))}</td>
      <td class="number" data-label="owes">${P(o("owes"))}</td></tr></tfoot>
  </table>`}var Zt=[["opening",1],["fills",1],["credits",-1],["results",1],["advanced",-1],["repaid",1],["counted",1]],Un=t=>Zt.reduce((e,[n,o])=>e+o*t[n],0);function Bn({books:t}){let{tables:e}=t;return l`<section class="part" aria-labelledby="tables">
    <h2 id="tables">Tables</h2>
    ${e.length?l`<table class="ledger figures">
      <thead><tr><th>table</th>${Zt.map(([n,o])=>l`<th key=${n} class="number">${o<0?"\u2212 ":n==="opening"?"":"+ "}${n}</th>`)}
        <th class="number">= closing</th></tr></thead>
      <tbody>${e.map(n=>l`<${ss} key=${n.table} table=${n} />`)}</tbody>
      <tfoot><tr><th scope="row" class="who">all</th>
        ${Zt.map(([n])=>l`<td key=${n} class="number" data-label=${n}>${h(ot(e,o=>o.sum[n]))}</td>`)}
        <td class="number result" data-label="closing">${h(ot(e,n=>n.sum.closing))}</td>
      </tr></tfoot>
    </table>`:l`<p class="empty">No table was opened.</p>`}
    <p class="note">In chips. Results are what the house won of the rounds, less what it lost; advanced are markers for compulsory payments.
      The closing of a table that is open is what its tray holds now.</p>
  </section>`}function ss({table:t}){let{sum:e}=t,n=Un(e)===e.closing;return l`<tr>
    <th scope="row" class="who">${t.name}<span class="note"> ${ye(t.games)}, ${L(t.rounds,"round")}${t.voided?l`, <b class="mark">${t.voided} voided</b>`:""}</span></th>
    ${Zt.map(([o])=>l`<td key=${o} data-label=${o}
      class=${w(["number",o==="results"&&W(e[o]),!e[o]&&o!=="opening"&&"is-nothing"])}>${o==="results"||o==="counted"?P(e[o]):h(e[o])}</td>`)}
    <td class="number result" data-label="closing">${h(e.closing)}${n?"":l` <b class="mark">not ${h(Un(e))}</b>`}</td>
  </tr>`}var Gt=Number(location.pathname.split("/")[2]),dt=new Tt("/api"),st=`nights/${Gt}`,rs=15e3,is=10,as=1e3,ls=[["players","who is up"],["settling","who pays whom"],["put-right","put right"],["audit","audit"],["tables","tables"],["seals","seals"],["exports","take home"],["journal","journal"]];function cs(){let{books:t,newer:e,trouble:n,look:o}=ps(),[r,s]=A({statement:us()});if(n)return l`<${be} mark="d" title="The books are not here" text=${n}>
    <${T} kind="main" onTap=${()=>o()}>try again<//><//>`;if(!t)return l`<${be} title="One moment" text="The books are being read." />`;document.title=`The books of ${t.name} \xB7 Croupier`;let i=a=>s(u=>({...u,round:a}));return l`
    <${bn} path=${[t.name,"The books"]}><a class="masthead-link" href=${`/desk/${Gt}`}>the desk</a><//>
    <main class="desk books">
      <div class="headline">
        <div><h1>The books of ${t.name}</h1>
          <p class="quiet">${Kt(t.opened)} · as of entry ${h(t.version)}, ${I(t.last)}</p></div>
        <span class=${`badge is-${t.status}`}>${t.status}</span>
      </div>
      ${t.damage&&l`<p class="stale" role="alert">${t.damage} These are the books up to entry ${h(t.version)}.</p>`}
      ${e&&l`<p class="stale no-print" role="status">The night has gone on since. <${T} onTap=${()=>o()}>read again<//></p>`}
      <nav class="books-nav" aria-label="parts of the books">
        ${ls.map(([a,u])=>l`<a key=${a} href=${`#${a}`}>${u}</a>`)}
        <a href=${`/api/nights/${Gt}/page`}>${d("on one page")}</a>
        <a href=${`/api/nights/${Gt}/purposes/page`}>${d("receipts and expenses")}</a>
        <${T} onTap=${()=>print()}>print<//>
      </nav>
      <${Dn} books=${t} onStatement=${a=>s({statement:a})} />
      <${Ln} books=${t} />
      <${Rn} books=${t} />
      <${En} books=${t} />
      <${An} api=${dt} path=${st} books=${t} />
      <${Bn} books=${t} />
      <${Pn} books=${t} />
      <${Mn} path=${st} />
      <${Nn} key=${t.version} api=${dt} path=${st} books=${t} onExplain=${i} />
    </main>
    ${t.players.some(a=>a.player===r.statement)&&l`<${Hn} api=${dt} path=${st} books=${t} player=${r.statement}
      onExplain=${i} onClose=${()=>s({})} />`}
    ${r.round&&l`<${Tn} api=${dt} path=${`${st}/tables/${r.round.table}/rounds/${r.round.round}`}
      title=${`Round ${r.round.round}, explained`} onClose=${()=>i(null)} />`}`}var us=()=>Number(/^#player-(\d{1,9})$/.exec(location.hash)?.[1])||null;function ps(){let[t,e]=A({}),n=async(r=is)=>{try{e({books:await dt.get(`${st}/books`)})}catch(s){s instanceof H&&s.status===401?yn():s instanceof H||r===1?e({trouble:s.message}):setTimeout(()=>n(r-1),as)}};O(()=>{n()},[]);let o=t.books?.version;return O(()=>{if(!o||t.newer||t.books.status==="closed")return;let s=setInterval(()=>document.hidden||dt.get(`${st}/books/journal?limit=1`).then(({lines:[i]})=>i.entry>o&&e(a=>({...a,newer:!0})),()=>null),rs);return()=>clearInterval(s)},[o,t.newer]),{...t,look:n}}ae(l`<${cs} />`,document.getElementById("page"));
