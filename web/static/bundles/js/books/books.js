function ke(){let t=crypto.getRandomValues(new Uint8Array(16));return Array.from(t,e=>e.toString(16).padStart(2,"0")).join("")}var L=class extends Error{constructor({code:e,message:n,status:o,body:r}){super(n),this.name="Refused",this.code=e,this.status=o,this.body=r}},pt=class extends Error{constructor(){super("No answer from the server. Look whether it has arrived before you do it again."),this.name="Unreachable",this.code="unreachable"}},In=5e3,Se=[250,500,1e3,2e3,4e3],Ln=[502,503,504],xt=class{#e;constructor(e){this.#e=e.endsWith("/")?e:`${e}/`}async get(e){return Zt(await this.#t(e,{}))}async look(e,n){let o=await this.#t(e,{headers:n?{"If-None-Match":n}:{},cache:"no-store"});return o.status===304?null:{state:Zt(o),etag:o.etag}}async send(e,n,o={},{signal:r}={}){let s={"Content-Type":"application/json","Idempotency-Key":ke()},i={method:e,headers:s,body:JSON.stringify(o)};for(let a=0;;a+=1){try{return Zt(await this.#t(n,i))}catch(u){if(!(u instanceof pt)||r?.aborted)throw u}await new Promise(u=>setTimeout(u,Se[Math.min(a,Se.length-1)]))}}async#t(e,n){let o=new AbortController,r=setTimeout(()=>o.abort(),In);try{let s=await fetch(this.#e+e,{signal:o.signal,...n});if(Ln.includes(s.status))throw new pt;let{ok:i,status:a,headers:u}=s;return{ok:i,status:a,etag:u.get("ETag"),text:await s.text()}}catch{throw new pt}finally{clearTimeout(r)}}};function Zt({ok:t,status:e,text:n}){let o=Hn(n);if(t)return o;let{code:r=`http-${e}`,message:s}=o?.error??o??{};throw new L({code:r,message:s??`The server answered ${e} and did not say why.`,status:e,body:o})}function Hn(t){try{return JSON.parse(t)}catch{return null}}var Ce=function(t,e,n,o){var r;e[0]=0;for(var s=1;s<e.length;s++){var i=e[s++],a=e[s]?(e[0]|=i?1:2,n[e[s++]]):e[++s];i===3?o[0]=a:i===4?o[1]=Object.assign(o[1]||{},a):i===5?(o[1]=o[1]||{})[e[++s]]=a:i===6?o[1][e[++s]]+=a+"":i?(r=t.apply(a,Ce(t,a,n,["",null])),o.push(r),a[0]?e[0]|=2:(e[s-2]=0,e[s]=r)):o.push(a)}return o},Te=new Map;function Ae(t){var e=Te.get(this);return e||(e=new Map,Te.set(this,e)),(e=Ce(this,e.get(t)||(e.set(t,e=(function(n){for(var o,r,s=1,i="",a="",u=[0],_=function(h){s===1&&(h||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,h,i):s===3&&(h||i)?(u.push(3,h,i),s=2):s===2&&i==="..."&&h?u.push(4,h,0):s===2&&i&&!h?u.push(5,0,!0,i):s>=5&&((i||!h&&s===5)&&(u.push(s,0,i,r),s=6),h&&(u.push(s,h,0,r),s=6)),i=""},p=0;p<n.length;p++){p&&(s===1&&_(),_(p));for(var f=0;f<n[p].length;f++)o=n[p][f],s===1?o==="<"?(_(),u=[u],s=3):i+=o:s===4?i==="--"&&o===">"?(s=1,i=""):i=o+i[0]:a?o===a?a="":i+=o:o==='"'||o==="'"?a=o:o===">"?(_(),s=1):s&&(o==="="?(s=5,r=i,i=""):o==="/"&&(s<5||n[p][f+1]===">")?(_(),s===3&&(u=u[0]),s=u,(u=u[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(_(),s=2):i+=o),s===3&&i==="!--"&&(s=4,u=u[0])}return _(),u})(t)),e),arguments,[])).length>1?e:e[0]}var y,Ne,zt,q,Gt,Ct,Oe,St,Pe,Yt,Qt,Dn,dt=Symbol.for("pv"),At={},Et=[],Un=/^m(i|n|o|s|text|space)$/,Xt=Array.isArray,te=Et.slice,X=Object.assign;function Y(t){t&&t.parentNode&&t.remove()}function Mt(t,e,n){var o,r,s,i={},a=arguments.length;for(s in e)s=="key"?o=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:i[s]=e[s];return a>2&&(i.children=a>3?te.call(arguments,2):n),ft(t,i,o,r,null)}function ft(t,e,n,o,r){var s={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:dt,__v:r||++Ne,__i:-1,__u:0};return!r&&y.vnode&&y.vnode(s),s}function K(t){return t.children}function ot(t,e){this.props=t,this.context=e,this.__g=0}function J(t,e){if(e==null)return t.__&&J(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:J(t)}function Bn(t){var e,n=t.__v,o=n.__e,r=[],s=[],i=t.__P;i&&((e=X({constructor:dt},n)).__v=n.__v+1,y.vnode&&y.vnode(e),ee(i,e,n,t.__n,i.namespaceURI,32&n.__u?[o]:null,r,o||J(n),32&n.__u,s),e.__v=n.__v,e.__.__k[e.__i]=e,De(r,e,s),n.__=n.__e=null,e.__e!=o&&je(e))}function je(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),je(t)}function Ee(t){(8&t.__g||(t.__g|=8,q.push(t),Ct++))&&Gt==y.debounceRendering||((Gt=y.debounceRendering)||queueMicrotask)(Re)}function Re(){try{for(var t,e=1;q.length;)q.length>e&&q.sort(Oe),t=q.shift(),e=q.length,8&t.__g&&Bn(t)}finally{(Ct=q.length)&&(Gt||queueMicrotask)(Re)}}function Ie(t,e,n,o,r,s,i,a,u,_,p){var f,h,c,m,v,g,x=o.__k||Et,$=e.length;for(u=Fn(n,e,x,u,$),f=0;f<$;f++)(c=n.__k[f])!=null&&(h=~c.__i&&x[c.__i]||At,c.__i=f,g=ee(t,c,h,r,s,i,a,u,_,p),m=c.__e,(h.ref!=c.ref||8&h.__u)&&(h.ref&&ne(h.ref,null,c,h),c.ref&&p.push(c.ref,c.__c||m,c)),v=v||m,4&c.__u?(u=Le(c,u,t,!h.__v),h.__e&&(h.__e=null)):typeof c.type=="function"&&g!==void 0?u=g:m&&(u=m.nextSibling),c.__u&=-21);return n.__e=v,u}function Fn(t,e,n,o,r){var s,i,a,u,_,p,f,h,c,m=n.length,v=m,g=0,x=0,$=t.__k=Array(r);for(s=0;s<r;s++)(i=e[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=$[s]=ft(null,i):Xt(i)?i=$[s]=ft(K,{children:i}):i.constructor===dt&&i.__b?i=$[s]=ft(i.type,i.props,i.key,i.ref,i.__v):$[s]=i,u=s+g,i.__=t,i.__b=t.__b+1,a=null,~(_=i.__i=Wn(i,n,u,v))&&(v--,(a=n[_])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,_==u-1?g--:_==u+1?g++:_!=u&&(_>u?g--:g++,x=1)):(~_||(r>m?g--:r<m&&g++),typeof i.type!="function"&&(i.__u|=4))):$[s]=null;if(x){for(p=[],f=[],s=0;s<r;s++)if((i=$[s])&&16&i.__u){for(g=0,h=p.length;g<h;)p[c=g+h>>1]<i.__i?g=c+1:h=c;p[g]=i.__i,f[s]=g+1}for(g=p.length;s--;)f[s]&&(f[s]==g?g--:$[s].__u|=4)}if(v)for(s=0;s<m;s++)!(a=n[s])||2&a.__u||(a.__e==o&&(o=J(a)),oe(a,a));return o}function Le(t,e,n,o){var r,s,i,a;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=Le(r[s],e,n,!1));return e}for(e&&!e.parentNode&&(e=J(t))&&!e.parentNode&&(e=null),i=t.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;for(i!=a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,e):n.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function Wn(t,e,n,o){var r,s=t.key,i=t.type,a=e[n],u=a&&!(2&a.__u);if(a===null&&s==null||u&&s==a.key&&i==a.type)return n;if(o>(u?1:0)){for(r=n-1;r>=0;r--)if((a=e[r])&&!(2&a.__u)&&s==a.key&&i==a.type)return r;for(r=n+1;r<e.length;r++)if((a=e[r])&&!(2&a.__u)&&s==a.key&&i==a.type)return r}return-1}function Me(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function kt(t,e,n,o,r){var s,i;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||Me(t.style,e);if(n)for(e in n)o&&n[e]==o[e]||Me(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(t.__e||(t.__e={}))[e]=n,n&&o||(i=Qt[e]||(Qt[e]=qn(e)),(t.__a||(t.__a={}))[e]=Yt,s=e!=(e=e.replace(Pe,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,i,s):t.removeEventListener(e,i,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function qn(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[St]==null)e[St]=Yt++;else if(e[St]<this.__a[t])return;return n(y.event?y.event(e):e)}}}function ee(t,e,n,o,r,s,i,a,u,_){var p,f,h,c,m,v,g,x,$,M,k,Vt,we,wt,Q,xe,W,z,I=e.type;if(e.constructor!==dt)return null;128&n.__u&&(u=32&n.__u,p=n.__c.__z)&&(e.__u|=u,f=s=[],p.nodeType==8?a=Tt(p,s):s.push(p),a=s[0]||a),(p=y.__b)&&p(e);t:if(typeof I=="function"){h=i.length;try{if(x=e.props,$=(p=I.prototype)&&p.render,M=(p=I.contextType)&&o[p.__c],k=p?M?M.props.value:p.__:o,(c=n.__c)?(e.__c=c,2&c.__g&&(c.__g|=1)):($?e.__c=c=new I(x,k):(e.__c=c=new ot(x,k),c.constructor=I,c.render=Kn),M&&M.sub(c),c.state||(c.state={}),c.__n=o,c.__g|=8,c.__h=[],c.__k=[]),$&&(c.__s||(c.__s=c.state),I.getDerivedStateFromProps&&(c.__s==c.state&&(c.__s=X({},c.__s)),X(c.__s,I.getDerivedStateFromProps(x,c.__s)))),m=c.props,v=c.state,c.__v=e,n.__c){if(x!==m&&$&&!I.getDerivedStateFromProps&&c.componentWillReceiveProps&&c.componentWillReceiveProps(x,k),e.__v==n.__v&&!(8&c.__g)||!(4&c.__g)&&c.shouldComponentUpdate&&c.shouldComponentUpdate(x,c.__s,k)===!1){e.__v!=n.__v&&(c.props=x,c.state=c.__s,c.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(j){j&&(j.__=e)}),Et.push.apply(c.__h,c.__k),c.__k=[],c.__h.length&&i.push(c),a=J(n);break t}c.componentWillUpdate&&c.componentWillUpdate(x,c.__s,k),$&&c.componentDidUpdate&&c.__h.push(function(){c.componentDidUpdate(m,v,g)})}else $&&!I.getDerivedStateFromProps&&c.componentWillMount&&c.componentWillMount(),$&&c.componentDidMount&&c.__h.push(c.componentDidMount);c.context=k,c.props=x,c.__P=t,c.__g&=-5,Vt=y.__r,we=$?25:0;do c.__g&=-9,Vt&&Vt(e),p=c.render(c.props,c.state=c.__s,c.context);while(8&c.__g&&++we<25);$&&(Et.push.apply(c.__h,c.__k),c.__k=[]),c.state=c.__s,c.getChildContext&&(o=X({},o,c.getChildContext())),$&&n.__c&&c.getSnapshotBeforeUpdate&&(g=c.getSnapshotBeforeUpdate(m,v)),wt=p&&p.type===K&&p.key==null?p.props.children:p,x.__P&&(p=a,r=(t=x.__P).namespaceURI,u=s=null,n.props&&n.props.__P!=t&&(n.__k.some(function(j){j&&oe(j,j)}),n.__k=null),a=n.__k?J(n,0):null),a=Ie(t,Xt(wt)?wt:[wt],e,n,o,r,s,i,a,u,_),x.__P&&(e.__e=null,a=p),e.__u&=-161,f&&f.some(Y),c.__h.length&&i.push(c),1&c.__g&&(c.__g&=-4)}catch(j){if(i.length=h,e.__v=null,u||s)if(j&&j.then){if(e.__u|=128|u,s){for(~(W=s.indexOf(a||void 0))||(W=s.length);(z=s[W-1])&&z.nodeType==8;)W--;for(;W<s.length;W++)if(z=s[W])if(s[W]=null,Q){if(z==xe)break}else{if(z.nodeType!=8)break;z.data.startsWith("$s")&&(xe=Tt(Q=z))}}if(!Q){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;Q=a}(p=Tt(Q=e.__c.__z||(e.__c.__z=Q)))?(e.__e=Q,a=p):e.__e=a,a=a&&a.nextSibling}else s&&s.some(Y);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),j&&j.then||He(e),y.__e(j,e,n)}}else a=e.__e=Jn(n.__e,e,n,o,r,s,i,u,_,t);return(p=y.diffed)&&p(e),a}function Tt(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function He(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(He))}function De(t,e,n){for(var o=0;o<n.length;)ne(n[o++],n[o++],n[o++]);y.__c&&y.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){y.__e(s,r.__v)}})}function Jn(t,e,n,o,r,s,i,a,u,_){var p,f,h,c,m,v,g,x,$=n.props||At,M=e.props,k=e.type;if(k=="svg"?r="http://www.w3.org/2000/svg":k=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(p=0;p<s.length;p++)if((m=s[p])&&(k?m.localName==k:m.nodeType==3)){t=m,s[p]=null;break}}if(!t){if(x=_.ownerDocument||document,!k)return x.createTextNode(M);t=x.createElementNS(r,k,M.is?M:_),a&&(y.__m&&y.__m(e,s),a=!1),s=null}if(k){if(_=k=="template"&&t.content||t,s=k=="textarea"&&M.defaultValue!=null?null:s&&te.call(_.childNodes),!a&&s)for($={},p=0;p<t.attributes.length;p++)$[(m=t.attributes[p]).name]=m.value;for(p in $)m=$[p],p=="dangerouslySetInnerHTML"?h=m:p=="children"||p in M||p=="value"&&"defaultValue"in M||p=="checked"&&"defaultChecked"in M||kt(t,p,null,m,r);for(p in M)m=M[p],p=="children"?c=m:p=="dangerouslySetInnerHTML"?f=m:p=="value"?v=m:p=="checked"?g=m:a&&typeof m!="function"||$[p]===m||kt(t,p,m,$[p],r);f?(a||h&&(f.__html==h.__html||f.__html==t.innerHTML)||(t.innerHTML=f.__html),e.__k=[]):(h&&(t.textContent=""),(k=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Un.test(k))&&(r="http://www.w3.org/1999/xhtml"),Ie(_,Xt(c)?c:[c],e,n,o,r,s,i,s?s[0]:n.__k&&J(n,0),a,u),s&&s.some(Y)),a&&k!="textarea"||(p="value",k=="progress"&&v==null?t.removeAttribute(p):v==null||v===t[p]&&(k!="progress"||v)||kt(t,p,v,$[p],r),p="checked",g!=null&&g!=t[p]&&kt(t,p,g,$[p],r))}else $===M||a&&t.data==M||(t.data=M);return t}function ne(t,e,n,o){try{typeof t=="function"?e?e.__x=t(e)||1:o&&(o=o.__c||o.__e)&&(e=o.__x)&&(o.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){y.__e(r,n)}}function oe(t,e,n){var o,r,s,i;if(y.unmount&&y.unmount(t),!(o=t.ref)||o.current&&o.current!=t.__e||ne(o,null,e,t),o=t.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){y.__e(a,e)}o.__P=o.__n=null}if(o=t.__k)for(i=0;i<o.length;i++)o[i]&&oe(o[i],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(o=t.__c)&&(o=o.__z)&&(r=Tt(o,s=[]))&&(o==t.__e&&s.some(Y),Y(r),Y(o)),n||Y(t.__e),t.__e=t.__c=t.__=null}function Kn(t,e,n){return this.constructor(t,n)}function se(t,e){var n,o,r,s;y.__&&y.__(t,e),e.nodeType==9&&(e=e.documentElement),o=(n=t&&32&t.__u)?null:e.__k,e.__k=ft(K,{children:[t]}),r=[],s=[],ee(e,e.__k,o||At,At,e.namespaceURI,o?null:e.firstChild?te.call(e.childNodes):null,r,o?o.__e:e.firstChild,n,s),De(r,e.__k,s),e.__k.props.children=null}y={__e:function(t,e,n,o){for(var r,s,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,o||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(a){t=a}}throw Ct=0,t}},Ne=0,zt=function(t){return t!=null&&t.constructor===dt},ot.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=X({},this.state)),typeof t=="function"&&(t=t(X({},n),this.props)),t&&(X(n,t),this.__v&&(e&&this.__k.push(e),Ee(this)))},ot.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Ee(this))},ot.prototype.render=K,q=[],Ct=0,Oe=function(t,e){return t.__v.__b-e.__v.__b},St=Symbol(),Pe=/(PointerCapture)$|Capture$/i,Yt=0,Qt={},Dn=0;var st,A,re,Ue,ie=Object.is,Nt=0,Ge=[],ae=[],T=y,Be=T.__b,Fe=T.__r,We=T.diffed,qe=T.__c,Je=T.unmount,Ke=T.__;function Ot(t,e){T.__h&&T.__h(A,t,Nt||e),Nt=0;var n=A.__H||(A.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function C(t){return Nt=1,Vn(Qe,t)}function Vn(t,e,n){var o=Ot(st++,2);if(o.t=t,!o.__c&&(o.__=[n?n(e):Qe(void 0,e),function(s){var i=(o.__N||o.__)[0],a=o.t(i,s);ie(i,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=A,!A.__f)){A.__f=!0;var r=A.shouldComponentUpdate;A.shouldComponentUpdate=function(s,i,a){var u=this.__H;if(!u)return!0;var _=!1,p=this.props!=s;if(u.__.some(function(h){h.__N&&(_=!0,ie(h.__[0],h.__N[0])||(p=!0))}),r){var f=r.call(this,s,i,a);return _?f||p:f}return!_||p}}return o.__}function N(t,e){var n=Ot(st++,3);!T.__s&&ue(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,A.__H.__h.push(n))}function ce(t,e){var n=Ot(st++,4);!T.__s&&ue(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,A.__h.push(n))}function H(t){return Nt=5,_t(function(){return{current:t}},[])}function _t(t,e){var n=Ot(st++,7);return ue(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function Zn(){var t;do{for(;t=ae.shift();)try{ht(t)}catch(n){T.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=Ge.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(ht),e.__h.some(le),e.__h=[]}catch(n){e.__h=[],T.__e(n,t.__v)}}}while(ae.length)}T.__b=function(t){A=null,Be&&Be(t)},T.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),Ke&&Ke(t,e)},T.__r=function(t){Fe&&Fe(t),st=0;var e=(A=t.__c).__H;e&&(re==A?A.__h=[]:(e.__h.some(ht),e.__h.some(le),st=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),re=A},T.diffed=function(t){We&&We(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Ze(Ge.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),re=A=null},T.__c=function(t,e){e.some(function(n){try{n.__h.some(ht),n.__h=n.__h.filter(function(o){return!o.__||le(o)})}catch(o){n.__h=[function(){throw o}]}}),qe&&qe(t,e)},T.unmount=function(t){Je&&Je(t);var e,n,o=t.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Ze(ae.push(r))}else ht(r)}catch(s){e=s}}),o.__H=void 0,e&&T.__e(e,o.__v))};var Ve=typeof requestAnimationFrame=="function";function Gn(t){var e,n=function(){clearTimeout(o),Ve&&cancelAnimationFrame(e),setTimeout(t)},o=setTimeout(n,35);Ve&&(e=requestAnimationFrame(n))}function Ze(t){t!=1&&Ue==T.requestAnimationFrame||((Ue=T.requestAnimationFrame)||Gn)(Zn)}function ht(t){var e=A,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),A=e}function le(t){var e=A;t.__c=t.__(),A=e}function ue(t,e){return!t||t.length!=e.length||e.some(function(n,o){return!ie(n,t[o])})}function Qe(t,e){return typeof e=="function"?e(t):e}var Qn=Symbol.for("preact-signals");function It(){if(D>1){D--;return}let t,e=!1;for((function(){let n=Pt;for(Pt=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let r=o.t;r!==void 0;r=r.x)r.i===n.i&&(r.i=o.i);n=n.o}})();$t!==void 0;){let n=$t;for($t=void 0,jt++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Ye(n))try{n.c()}catch(r){e||(t=r,e=!0)}n=o}}if(jt=0,D--,e)throw t}function Lt(t){if(D>0)return t();pe=++zn,D++;try{return t()}finally{It()}}var w,mt,$t;function gt(t){let e=w,n=mt;w=void 0,mt=void 0;try{return t()}finally{w=e,mt=n}}var Pt,D=0,jt=0,zn=0,pe=0,Rt=0;function ze(t){if(w===void 0)return;let e=t.n;if(e===void 0||e.t!==w)return e={i:0,S:t,p:w.s,n:void 0,t:w,e:void 0,x:void 0,r:e},w.s!==void 0&&(w.s.n=e),w.s=e,t.n=e,32&w.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=w.s,e.n=void 0,w.s.n=e,w.s=e),e}function E(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}E.prototype.brand=Qn;E.prototype.h=function(){return!0};E.prototype.S=function(t){let e=this.t;e!==t&&t.e===void 0&&(t.x=e,this.t=t,e!==void 0?e.e=t:gt(()=>{var n;(n=this.W)==null||n.call(this)}))};E.prototype.U=function(t){if(this.t!==void 0){let e=t.e,n=t.x;e!==void 0&&(e.x=n,t.e=void 0),n!==void 0&&(n.e=e,t.x=void 0),t===this.t&&(this.t=n,n===void 0&&gt(()=>{var o;(o=this.Z)==null||o.call(this)}))}};E.prototype.subscribe=function(t){return V(()=>{let e=this.value;gt(()=>t(e))},{name:"sub"})};E.prototype.valueOf=function(){return this.value};E.prototype.toString=function(){return this.value+""};E.prototype.toJSON=function(){return this.value};E.prototype.peek=function(){return gt(()=>this.value)};Object.defineProperty(E.prototype,"value",{get(){let t=ze(this);return t!==void 0&&(t.i=this.i),this.v},set(t){if(t!==this.v){if(jt>100)throw new Error("Cycle detected");(function(e){D!==0&&jt===0&&e.l!==pe&&(e.l=pe,Pt={S:e,v:e.v,i:e.i,o:Pt})})(this),this.v=t,this.i++,Rt++,D++;try{for(let e=this.t;e!==void 0;e=e.x)e.t.N()}finally{It()}}}});function yt(t,e){return new E(t,e)}function Ye(t){for(let e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function Xe(t){for(let e=t.s;e!==void 0;e=e.n){let n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function tn(t){let e,n=t.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):e=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}t.s=e}function tt(t,e){E.call(this,void 0,e),this.x=t,this.s=void 0,this.g=Rt-1,this.f=4}tt.prototype=new E;tt.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Rt))return!0;if(this.g=Rt,this.f|=1,this.i>0&&!Ye(this))return this.f&=-2,!0;let t=w;try{Xe(this),w=this;let e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return w=t,tn(this),this.f&=-2,!0};tt.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(let e=this.s;e!==void 0;e=e.n)e.S.S(e)}E.prototype.S.call(this,t)};tt.prototype.U=function(t){if(this.t!==void 0&&(E.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(let e=this.s;e!==void 0;e=e.n)e.S.U(e)}};tt.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(tt.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let t=ze(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function vt(t,e){return new tt(t,e)}function en(t){let e=t.j;if(t.j=void 0,typeof e=="function"){D++;let n=w;w=void 0;try{e()}catch(o){throw t.f&=-2,t.f|=8,fe(t),o}finally{w=n,It()}}}function fe(t){for(let e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,en(t)}function Yn(t){if(w!==this)throw new Error("Out-of-order effect");tn(this),w=t,this.f&=-2;try{8&this.f&&fe(this)}finally{It()}}function rt(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,mt&&mt.push(this)}rt.prototype.c=function(){let t=this.S();try{if(8&this.f||this.x===void 0)return;let e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};rt.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,en(this),Xe(this),D++;let t=w;return w=this,Yn.bind(this,t)};rt.prototype.N=function(){2&this.f||(this.f|=2,this.u=$t,$t=this)};rt.prototype.d=function(){this.f|=8,1&this.f||fe(this)};rt.prototype.dispose=function(){this.d()};function V(t,e){let n=new rt(t,e);try{n.c()}catch(r){throw n.d(),r}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Xn=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,nn,Dt,Ht;var on=[];V(function(){nn=this.N})();function it(t,e){y[t]=e.bind(null,y[t]||(()=>{}))}function bt(t){if(Ht){let e=Ht;Ht=void 0,e()}Ht=t&&t.S()}function sn({data:t}){let e=eo(t);e.name="ReactiveDom",e.value=t;let[n,o]=_t(()=>{let r=this,s=this.__v;for(;s=s.__;)if(s.__c){s.__c.__$f|=4;break}let i=vt(()=>{let p=e.value.value;return p===0?0:p===!0?"":p||""}),a=vt(()=>!Array.isArray(i.value)&&!zt(i.value)),u=V(function(){if(this.N=rn,a.value){let p=i.value;r.__v&&r.__v.__e&&r.__v.__e.nodeType===3&&(r.__v.__e.data=p)}}),_=this.__$u.d;return this.__$u.d=function(){u(),_.call(this)},[a,i]},[]);return n.value?o.peek():o.value}sn.displayName="ReactiveTextNode";Object.defineProperties(E.prototype,{constructor:{configurable:!0,value:Mt(K,null).constructor},type:{configurable:!0,value:sn},props:{configurable:!0,get(){let t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});it("__b",(t,e)=>{if(bt(),Dt=void 0,typeof e.type=="string"){let n,o=e.props;for(let r in o){if(r==="children")continue;let s=o[r];s instanceof E&&(n||(e.__np=n={}),n[r]=s,o[r]=s.peek())}}t(e)});it("__r",(t,e)=>{if(t(e),e.type!==K){bt();let n,o=e.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=(function(r,s){let i;return V(function(){i=this},{name:s}),i.c=r,i})((function(r){return function(){var s;Xn&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(o),typeof e.type=="function"?e.type.displayName||e.type.name:""))),Dt=o,bt(n)}});it("__e",(t,e,n,o)=>{bt(),Dt=void 0,t(e,n,o)});it("diffed",(t,e)=>{bt(),Dt=void 0;let n;if(typeof e.type=="string"&&(n=e.__e)){let o=e.__np,r=e.props,s=n.U;if(s)for(let i in s){let a=s[i];a===void 0||o&&i in o||(a.d(),s[i]=void 0)}if(o){s||(s={},n.U=s);for(let i in o){let a=s[i],u=o[i];a===void 0?(a=to(n,i,u,r),s[i]=a):a.o(u,r)}}}t(e)});function to(t,e,n,o){let r=e in t&&t.ownerSVGElement===void 0,s=yt(n);return{o:(i,a)=>{s.value=i,o=a},d:V(function(){this.N=rn;let i=s.value.value;o[e]!==i&&(o[e]=i,r?t[e]=i:i!=null&&(i!==!1||e[4]==="-")?t.setAttribute(e,i):t.removeAttribute(e))})}}it("unmount",(t,e)=>{if(typeof e.type=="string"){let n=e.__e;if(n){let r=n.U;if(r){n.U=void 0;for(let s in r){let i=r[s];i&&i.d()}}}let o=e.__np;if(o){let r=e.props;for(let s in o)r[s]=o[s]}e.__np=void 0}else{let n=e.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}t(e)});it("__h",(t,e,n,o)=>{o<3&&(e.__$f|=2),t(e,n,o)});ot.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let r in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let r in t)if(r!=="__source"&&t[r]!==this.props[r])return!0;for(let r in this.props)if(!(r in t))return!0;return!1};function eo(t,e){return _t(()=>yt(t,e),[])}var no=t=>{queueMicrotask(()=>{queueMicrotask(t)})};function oo(){Lt(()=>{let t;for(;t=on.shift();)nn.call(t)})}function rn(){on.push(this)===1&&(y.requestAnimationFrame||no)(oo)}var l=Ae.bind(Mt),b=t=>t.filter(Boolean).join(" ");var so=320,ro=1500,io=36,ao=1800,de={x:-1e3,y:-1e3,at:-1/0},lo=de,Z=de;addEventListener("click",({clientX:t,clientY:e})=>{lo=Z,Z={x:t,y:e,at:performance.now()}},{capture:!0});var co=(t,e)=>Math.hypot(t.x-e.x,t.y-e.y)<=io;function he(t,{fresh:e=!1}={}){let n=H(e&&Z!==de?null:t),o=H(!1),r=H(null);return n.current!==t&&(n.current=t,o.current=!0,r.current=performance.now()-Z.at<ro?Z:null),ce(()=>{if(!o.current)return;let s=setTimeout(()=>{o.current=!1},so);return()=>clearTimeout(s)},[t]),{swallows(s){return s.detail===0||!o.current||r.current&&!co(r.current,Z)?!1:(s.stopPropagation(),s.preventDefault(),uo("This has just changed. Tap again."),!0)}}}var an=null,ln;function uo(t){an?.remove(),clearTimeout(ln);let e=document.createElement("p");an=e,e.className="unheard",e.setAttribute("role","status"),e.textContent=t,([...document.querySelectorAll("dialog[open]")].at(-1)??document.body).append(e);let{width:o,height:r}=e.getBoundingClientRect();e.style.left=`${Math.max(8,Math.min(Z.x-o/2,innerWidth-o-8))}px`,e.style.top=`${Math.max(8,Z.y-r-40)}px`,ln=setTimeout(()=>e.remove(),ao)}function S({kind:t,name:e,disabled:n,busy:o,large:r,chosen:s,onTap:i,children:a}){let u=["button",t&&`is-${t}`,r&&"is-large",o&&"is-busy",s&&"is-chosen"];return l`<button type="button" class=${b(u)} aria-label=${e} aria-busy=${o?"true":null}
      aria-pressed=${s===void 0?null:String(!!s)}
      disabled=${n} onClick=${()=>!o&&i?.()}>${a}</button>`}function cn(){return location.replace(`/sign-in?next=${encodeURIComponent(location.pathname)}`),null}var un=document.documentElement,Ut=un.lang||"en",pn=navigator.languages.find(t=>t.split("-")[0]===Ut)??Ut,Ns=JSON.parse(un.dataset.languages??'{"en":"English"}'),Os=Reflect.get(globalThis,"catalogue")??{};var po=new Intl.NumberFormat(Ut).format(1e4).replace(/\d/g,"");function d(t){let e=String(Math.abs(t)).replace(/\B(?=(\d{3})+$)/g,po);return t<0?`\u2212${e}`:e}var O=t=>t>0?`+${d(t)}`:d(t);function fn(t,e){if(!e)return d(t);let n=new Intl.NumberFormat(pn,{style:"currency",currency:e});return n.format(t/10**(n.resolvedOptions().maximumFractionDigits??0))}var U=(t,e)=>`${d(t)} ${e}${t===1?"":"s"}`;var fo={live:"live",polling:"slow",lost:"no connection"};function dn({path:t,round:e,tray:n,connection:o,children:r}){return l`<header class="bar">
    <ol class="bar-path">${t.map(s=>l`<li key=${s}>${s}</li>`)}</ol>
    ${e!=null&&l`<span>round <b>${e}</b></span>`}
    ${n!=null&&l`<span class="bar-tray" data-place="house">tray <b class="figure">${d(n)}</b></span>`}
    ${o&&l`<span class=${`connection is-${o}`} role="status">${fo[o]}</span>`}
    ${r}
  </header>`}var hn=({path:t,connection:e,children:n})=>l`<div class="masthead" data-ground="felt">
  <${dn} path=${t} connection=${e}>${n}<//>
</div>`;var ho={2:"two",3:"three",4:"four",5:"five",6:"six",7:"seven",8:"eight",9:"nine",T:"ten",J:"jack",Q:"queen",K:"king",A:"ace"},_o={c:"clubs",d:"diamonds",h:"hearts",s:"spades"},Bt={2:"M4.5 12C5 6.5 9.5 3.5 15 3.5C21 3.5 25.5 7 25.5 13C25.5 17.5 23 21 18.5 25.5L4.5 40.5H26.5",3:"M4.5 7C7.5 4.5 10.5 3.5 14 3.5C20 3.5 24.5 7 24.5 12S20.5 20.7 13 20.7C21.5 20.7 26 24.5 26 30.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.8",4:"M20.5 40.5V3.5L3.5 29.5H27",5:"M24.5 3.5H7.5L6 20C8.5 18 11.5 17 14.5 17C21.5 17 26.5 21.5 26.5 28.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.5",6:"M4 29.5C4 23 9 18.3 15 18.3S26 23 26 29.5S21 40.5 15 40.5S4 36 4 29.5C4 16 9 7 19.5 3.5",7:"M3.5 3.5H26.5C19.5 15 14 27 12.5 40.5",8:"M15 21A9.8 8.75 0 1 1 15 3.5A9.8 8.75 0 1 1 15 21A11.3 9.75 0 1 1 15 40.5A11.3 9.75 0 1 1 15 21Z",9:"M26 14.5C26 21 21 25.7 15 25.7S4 21 4 14.5S9 3.5 15 3.5S26 8 26 14.5C26 28 21 37 10.5 40.5",T:"M3.5 10L9.5 3.5V40.5M24.2 3.5C18.5 3.5 16.4 10 16.4 22S18.5 40.5 24.2 40.5S32 34 32 22S29.9 3.5 24.2 3.5Z",J:"M13 3.5H23V29.5C23 36.5 19 40.5 13.5 40.5C8 40.5 4.5 37 4.5 31",Q:"M15 3.5C7.5 3.5 3.5 10 3.5 22S7.5 40.5 15 40.5S26.5 34 26.5 22S22.5 3.5 15 3.5ZM17.5 31.5L26.5 41.5",K:"M5 3.5V40.5M26 3.5L6.5 25M13 18.5L26.5 40.5",A:"M3.5 40.5L15 3.5L26.5 40.5M8 29H22"},at={c:"M71 28A21 21 0 1 1 29 28A21 21 0 1 1 71 28ZM50 59A22 22 0 1 1 6 59A22 22 0 1 1 50 59ZM94 59A22 22 0 1 1 50 59A22 22 0 1 1 94 59ZM38 42H62L54 62C55 78 59 88 67 95H33C41 88 45 78 46 62Z",d:"M50 3C60 21 73 38 87 50C73 62 60 79 50 97C40 79 27 62 13 50C27 38 40 21 50 3Z",h:"M50 93C20 68 5 51 5 32C5 17 16 7 28 7C38 7 46 13 50 23C54 13 62 7 72 7C84 7 95 17 95 32C95 51 80 68 50 93Z",s:"M50 4C66 26 93 41 93 62C93 74 84 83 73 83C65 83 59 79 55 73C56 82 60 89 67 95H33C40 89 44 82 45 73C41 79 35 83 27 83C16 83 7 74 7 62C7 41 34 26 50 4Z"},_e="M50 4L61 37L96 37L68 58L78 92L50 71L22 92L32 58L4 37L39 37Z",_n=[...Array(9).keys()].map(t=>{let e=20*(t+1),n=Math.max(0,e-120),o=Math.min(80,e);return`M${10+n} ${10+e-n}L${10+o} ${10+e-o}M${90-n} ${10+e-n}L${90-o} ${10+e-o}`}).join("");function Ft(t){return t==="Jk"?"joker":B(t)?`${ho[t[0]]} of ${_o[t[1]]}`:"face down"}var B=t=>typeof t=="string"&&/^([2-9TJQKA][cdhs]|Jk)$/.test(t),mo=[..."shdc"].flatMap(t=>[..."AKQJT98765432"].map(e=>e+t));var $o={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},mn=t=>B(t)&&t!=="Jk"?`${t[0]==="T"?"10":t[0]}${$o[t[1]]}\uFE0E`:Ft(t);var lt=t=>String(t).replaceAll("_"," ");function Wt(t){return B(t)?mn(t):typeof t=="number"?d(t):typeof t=="boolean"?t?"yes":"no":Array.isArray(t)?t.map(Wt).join(" "):t&&typeof t=="object"?Object.values(t).map(Wt).join(" \xB7 "):lt(t)}function me(t){return t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`}var go={weekday:"long",day:"numeric",month:"long",year:"numeric"},qt=t=>new Date(t).toLocaleDateString(void 0,go),R=t=>new Date(t).toLocaleTimeString(void 0,{hour:"2-digit",minute:"2-digit"});var ct=(t,e=d)=>t?e(t):"\u2013";function yo({card:t,lit:e,dim:n}){let o=B(t),r=[o&&t!=="Jk"&&`suit-${t[1]}`,e&&"is-lit",n&&"is-dim"];return l`<svg class=${b(["card",...r])} viewBox="0 0 100 140" role="img" aria-label=${Ft(t)}>
    <rect class="card-paper" x="1" y="1" width="98" height="138" rx="9" />
    ${o?t==="Jk"?bo:vo(t):wo}
  </svg>`}function vo([t,e]){return l`
    <path class="card-rank" d=${Bt[t]} transform=${`translate(${t==="T"?7:9} 9) scale(1.3)`} />
    <path class="card-pip" d=${at[e]} transform="translate(10 71) scale(.33)" />
    <path class="card-pip" d=${at[e]} transform="translate(47 82) scale(.47)" />`}var bo=l`
  <path class="card-rank" d=${Bt.J} transform="translate(9 9) scale(1.3)" />
  <path class="card-pip" d=${_e} transform="translate(28 68) scale(.62)" />`,wo=l`
  <rect class="card-back" x="7" y="7" width="86" height="126" rx="5" />
  <path class="card-lattice" d=${_n} />
  <rect class="card-lattice" x="10" y="10" width="80" height="120" rx="3" />`;function xo({label:t,wanted:e}){return l`<svg class="card" viewBox="0 0 100 140" role="img" aria-label=${t??"no card yet"}>
    <rect class=${b(["card-outline",e&&"is-wanted"])} x="3" y="3" width="94" height="134" rx="9" />
  </svg>`}function $e({cards:t,places:e=0,label:n,fanned:o,lit:r,wanted:s}){let i=Math.max(0,e-t.length);return l`<div class=${b(["hand",o&&"is-fanned"])} role="group" aria-label=${n}>
    <div class="hand-cards">
      ${t.map((a,u)=>l`<${yo} key=${u} card=${a}
        lit=${r?.has(a)} dim=${r&&!r.has(a)} />`)}
      ${[...Array(i).keys()].map(a=>l`<${xo} key=${`empty ${a}`} wanted=${s&&a===0} />`)}
    </div>
    ${n&&l`<div class="hand-label">${n}</div>`}
  </div>`}function Jt({title:t,onClose:e,foot:n,large:o,children:r}){let s=H(null),i=he(t,{fresh:!0});N(()=>{let u=s.current,_=document.activeElement;return u.showModal(),()=>{u.close(),_?.focus({preventScroll:!0})}},[]);let a=u=>{u.preventDefault(),e()};return l`<dialog class=${b(["dialog",o&&"is-large"])} ref=${s} aria-label=${t} onCancel=${a} onClickCapture=${i.swallows}>
    <h2>${t}</h2>
    <div class="dialog-body">${r}</div>
    <div class="dialog-foot">${n}</div>
  </dialog>`}function G({text:t,onGone:e}){return t?l`<div class="slip" role="alert">
    <span>${t}</span>${e&&l`<${S} kind="quiet" name="close" onTap=${e}>✕<//>`}
  </div>`:null}function yn({api:t,path:e,seat:n,title:o,onClose:r}){let[{told:s,trouble:i},a]=C({}),[u,_]=C(n??null);N(()=>{let f=`${e}/explanation${u?`?seat=${u}`:""}`;t.get(f).then(h=>a({told:h}),h=>a({trouble:So(h)}))},[e,u]);let p=l`
    ${u?l`<${S} kind="plain" onTap=${()=>_(null)}>the whole round<//>`:l`<span></span>`}
    <${S} kind="main" onTap=${r}>done<//>`;return l`<${Jt} title=${o} onClose=${r} foot=${p}>
    <div class="explain">
      <${G} text=${i} />
      ${s&&l`<${Co} told=${s} about=${u} again=${s.closed&&ko(e)} />`}
      ${!s&&!i&&l`<p class="quiet">One moment.</p>`}
    </div>
  <//>`}var ko=t=>t.replace(/^nights\/(\d+)\/tables\/(\d+)\/rounds\/(\d+)$/,"/rounds/$1/$2#$3"),So=t=>t instanceof L?t.message:"The server does not answer. Try again.",To="0 = 0";function Co({told:t,about:e,again:n}){let o=t.steps.filter(r=>!e||Ao(r)).reverse();return l`
    <p class="quiet">${t.game}, table ${t.table}, round ${t.round}${t.ended&&l`: <b>${t.ended}</b>`}.</p>
    ${Object.values(t.sums).some(r=>r!==To)&&l`<dl class="explain-sums">
      ${Object.entries(t.sums).map(([r,s])=>l`<div key=${r}><dt>${r}</dt><dd>${s.replaceAll(" - "," \u2212 ")}</dd></div>`)}
    </dl>`}
    <ol class="explain-steps" reversed>
      ${o.map(r=>l`<${Eo} key=${r.entry} step=${r} />`)}
    </ol>
    ${t.shuffle.seed&&l`<details class="explain-shuffle"><summary>the shuffle, to check it</summary>
      ${["commitment","seed","cut"].filter(r=>t.shuffle[r]).map(r=>l`<p key=${r} class="small">
        <span class="quiet">${r}</span> <code>${t.shuffle[r]}</code></p>`)}
    </details>`}
    ${n&&l`<p><a class="button is-plain" href=${n}>see it card by card</a></p>`}`}var Ao=({says:t,moves:e,cards:n})=>t.length>0||e.length>0||Object.keys(n).length>0;function Eo({step:t}){let{entry:e,did:n,cards:o,says:r,moves:s}=t;return l`<li class="explain-step" value=${e}>
    <p class="explain-did">${lt(n)} <span class="quiet small">entry ${d(e)}</span></p>
    ${r.map((i,a)=>l`<${Mo} key=${a} ...${i} />`)}
    ${s.length>0&&l`<ul class="explain-moves">
      ${s.map((i,a)=>l`<li key=${a}><b class="figure">${d(i.amount)}</b> from ${i.source} to ${i.target}: ${i.why}</li>`)}
    </ul>`}
    ${Object.keys(o).length>0&&l`<div class="explain-cards">
      ${Object.entries(o).map(([i,a])=>a.length>0&&l`<${$e} key=${i} cards=${a} label=${i} fanned=${a.length>5} />`)}
    </div>`}
  </li>`}function Mo({text:t,details:e}){let n=Object.entries(e),o=n.filter(([,i])=>$n(i)),r=n.filter(([,i])=>gn(i)),s=n.filter(([,i])=>!$n(i)&&!gn(i));return l`<div class="explain-said">
    <p>${t}</p>
    ${o.map(([i,a])=>l`<${$e} key=${i} cards=${a} label=${i==="cards"?null:lt(i)} />`)}
    ${r.map(([i,a])=>l`<${No} key=${i} rows=${a} />`)}
    ${s.length>0&&l`<p class="quiet small">${s.map(([i,a])=>`${lt(i)} ${vn(a)}`).join(" \xB7 ")}</p>`}
  </div>`}var $n=t=>Array.isArray(t)&&t.length>0&&t.every(e=>B(e)||e==="??"),gn=t=>Array.isArray(t)&&t.length>0&&t.every(e=>e&&typeof e=="object"&&!Array.isArray(e));function No({rows:t}){let e=[...new Set(t.flatMap(Object.keys))],n=r=>t.every(s=>s[r]==null||typeof s[r]=="number"),o=Object.fromEntries(e.map(r=>[r,n(r)?"number":null]));return l`<table class="ledger explain-rows">
    <thead><tr>${e.map(r=>l`<th key=${r} class=${o[r]}>${lt(r)}</th>`)}</tr></thead>
    <tbody>${t.map((r,s)=>l`<tr key=${s}>
      ${e.map(i=>l`<td key=${i} class=${o[i]}>${vn(r[i])}</td>`)}
    </tr>`)}</tbody>
  </table>`}var vn=t=>t==null?"\u2013":Wt(t);function ge({mark:t="s",title:e,text:n,children:o}){return l`<div class="state">
    <svg class="state-mark" viewBox="0 0 100 100" aria-hidden="true">
      <path fill="currentColor" d=${at[t]} />
    </svg>
    <p class="state-title">${e}</p>
    ${n&&l`<p class="state-text">${n}</p>`}
    ${o}
  </div>`}var Oo=400;function bn({api:t,path:e,books:n}){let[o,r]=C({status:"none"}),[s,i]=C(null),a=p=>p.then(f=>{r(f),i(null)},f=>i(f.message)),u=o.status==="waiting"||o.status==="running";return N(()=>{a(t.get(`${e}/audit`))},[]),N(()=>{if(!u)return;let p=setTimeout(()=>a(t.get(`${e}/audit`)),Oo);return()=>clearTimeout(p)},[o,s]),l`<section class="part" aria-labelledby="audit">
    <h2 id="audit">Audit</h2>
    <div class="audit-box">
      <div class="audit-row">
        <p>Every round is played again from its cards, every chip, hash and balance compared. What cannot be checked is named.</p>
        <${S} kind="main" busy=${u} onTap=${()=>a(t.send("POST",`${e}/audit`))}>${o.outcome?"audit again":"audit the night"}<//>
      </div>
      <${G} text=${s??o.trouble} />
      ${u&&l`<${Po} audit=${o} />`}
      ${o.outcome&&l`<${jo} audit=${o} version=${n.version} />`}
    </div>
  </section>`}var Po=({audit:t})=>l`<div role="status">
  <progress max=${t.total||1} value=${t.done}></progress>
  <p class="note">${t.total?`${d(t.done)} of ${d(t.total)} entries`:"Another audit goes first."}</p>
</div>`;function jo({audit:t,version:e}){let{findings:n,unchecked:o,report:r}=t.outcome,s=o.reduce((a,u)=>a+u.chips,0),i=e-r.entries;return l`
    <${Do} verdict=${t.outcome.verdict} count=${n.length} report=${r} />
    <p class="note">Checked at ${R(t.ended)}, up to entry ${d(r.entries)}.
      ${i>0?` ${d(i)} entries have come since.`:""} The last hash: <code>${r.hash.slice(0,16)}…</code></p>
    ${r.uncovered&&l`<p class="note">${Ro(r.uncovered)} after the last seal: it does not cover them.</p>`}
    ${n.length>0&&l`<ul class="found" aria-label="findings">
      ${n.map((a,u)=>l`<li key=${u}>
        <b>${a.check}: ${a.where}</b><span>${a.what}</span>
        ${a.wanted&&l`<span>It should be: <b>${a.wanted}</b></span>`}
      </li>`)}
    </ul>`}
    ${o.length>0&&l`<h3>Not checked: it rests on trust</h3>
      <p class="note">${d(s)} ${s===1?"chip":"chips"} moved in it.</p><ul class="found is-unchecked" aria-label="not checked">
      ${o.map((a,u)=>l`<li key=${u}><b>${a.where}</b><span>${a.why}</span></li>`)}
    </ul>`}`}var Ro=([t,e])=>t===e?`Entry ${d(t)} came`:`Entries ${d(t)} to ${d(e)} came`;function Io(t,e){return t==="sound"?"Nothing is wrong.":t==="unchecked"?"Nothing wrong was found, but not everything was checked.":e===1?"One thing is wrong.":`${d(e)} things are wrong.`}var Lo={sound:"is-good",unchecked:"is-open",wrong:"is-bad"},Ho={sound:"\u2713",unchecked:"?",wrong:"!"};function Do({verdict:t,count:e,report:n}){let o=`${d(n.entries)} entries, ${d(n.transfers)} transfers, ${d(n.replayed)} of ${d(n.rounds)} rounds played again.`;return l`<div class=${`verdict ${Lo[t]}`} role="status">
    <span class="verdict-mark" aria-hidden="true">${Ho[t]}</span>
    <b>${Io(t,e)}</b>
    <span>${o}</span>
  </div>`}var Uo=["round voided","undone","amended","corrected"];function ye(t){let[e,,n]=t.split(":");return e==="dealer"?`the tablet of table ${n}`:e==="host"?"the host":t}function wn({books:t}){let{counts:e,put_right:n,rounds:o}=t,r=[...new Set([...Uo,...Object.keys(e)])];return l`<section class="part" aria-labelledby="put-right">
    <h2 id="put-right">Voided, undone, put right</h2>
    <p class="counts">${r.map(s=>l`<span key=${s} class=${b(["count",!e[s]&&"is-none"])}>
      <span class="figure">${d(e[s]??0)}</span> ${s}</span>`)}</p>
    <p class="note">Of ${U(o,"round")}. Nothing is ever deleted: what was taken back stands in the journal, and so does who did it.</p>
    ${n.length>0&&l`<table class="ledger figures">
      <thead><tr><th>what</th><th>where</th><th>by</th><th>why</th><th class="number">entry</th><th class="number">at</th></tr></thead>
      <tbody>${n.map(s=>l`<tr key=${s.entry}>
        <th scope="row" class="who">${s.kind}</th><td class="game">${s.where}</td><td class="game">${ye(s.by)}</td>
        <td class="game">${s.why}</td><td class="number" data-label="entry">${d(s.entry)}</td><td class="number" data-label="at">${R(s.at)}</td>
      </tr>`)}</tbody>
    </table>`}
  </section>`}var Bo=[["xlsx","Spreadsheet","Who is up, every round and transfer, totals that add themselves up"],["pdf","Statements to print","A page for every player, a closer slip for every table"],["json","Bundle","Complete: croupier verify audits it anywhere, without us"],["csv","CSV","Plain tables in a ZIP file"],["hledger-house","House's books, hledger","What the tables won, cash, and who is owed what"],["beancount-house","House's books, Beancount","The same for Beancount and Fava"],["hledger","Chips' journal, hledger","Where every chip went, to the single bet"],["beancount","Chips' journal, Beancount","The same for Beancount and Fava"]];function xn({path:t}){let[e,n]=C(!1),o=e?"/api/exports":`/api/${t}/exports`;return l`<section class="part no-print" aria-labelledby="exports">
    <h2 id="exports">Take home</h2>
    <div class="choices">
      <${S} chosen=${!e} onTap=${()=>n(!1)}>this night<//>
      <${S} chosen=${e} onTap=${()=>n(!0)}>all nights<//>
    </div>
    <div class="exports">${Bo.map(([r,s,i])=>l`<a key=${r} class="export" href=${`${o}/${r}`} download>
      <b>${s}</b><span class="note">${i}</span></a>`)}</div>
  </section>`}var P=(t,e)=>fn(t,e?.currency),ve=(t,e)=>e?P(t*e.chip,e):U(t,"chip");var Dr=[1,10,100,1e3,1e4].flatMap(t=>[t,2*t,5*t]);var Fo={"put right":"undo,amendment,round-voided,commitment-renewed,correction,night-reopened,tray-counted,drawer-counted","chips and cash":"buy-in,buy-back,cash-out,marker-repaid,marker-limited,house-paid,gift,float-added,drawer-counted,correction",tables:"table-opened,table-closed,game-changed,commitment-renewed,partners-drawn,phones-switched,series-ended,fill,credit,tray-counted,sat,stood,topped-up",rounds:"round-began,round-closed,round-voided","what was played":"action,undo,amendment,hand-over,cut","the night":"night-opened,night-changed,night-closed,night-reopened,player-added,player-renamed"};function kn({api:t,path:e,books:n,onExplain:o}){let[r,s]=C({table:"",player:"",kinds:""}),[{lines:i,older:a,trouble:u},_]=C({lines:[]}),p=async(f,h)=>{let c={...r,before:f},m=Object.entries(c).filter(([,v])=>v).map(([v,g])=>`${v}=${g}`).join("&");try{let v=await t.get(`${e}/books/journal?${m}`);_({lines:[...h,...v.lines],older:v.older})}catch(v){_({lines:h,trouble:v.message})}};return N(()=>{p(null,[])},[r]),l`<section class="part" aria-labelledby="journal">
    <h2 id="journal">Journal</h2>
    <div class="filters no-print">
      <${be} label="table" value=${r.table} choices=${n.tables.map(f=>[f.table,f.name])} onChange=${f=>s({...r,table:f})} />
      <${be} label="player" value=${r.player} choices=${n.players.map(f=>[f.player,f.name])} onChange=${f=>s({...r,player:f})} />
      <${be} label="kind" value=${r.kinds} choices=${Object.entries(Fo).map(([f,h])=>[h,f])} onChange=${f=>s({...r,kinds:f})} />
    </div>
    <${G} text=${u} />
    ${!i.length&&!u&&l`<p class="empty">No such entry.</p>`}
    <ol class="journal">${i.map(f=>l`<${qo} key=${f.entry} line=${f} money=${n.money} onExplain=${o} />`)}</ol>
    ${a&&l`<div class="no-print"><${S} onTap=${()=>p(a,i)}>older entries<//></div>`}
  </section>`}var be=({label:t,value:e,choices:n,onChange:o})=>l`<label>${t}
  <select value=${e} onChange=${r=>o(r.target.value)}>
    <option value="">all</option>
    ${n.map(([r,s])=>l`<option key=${r} value=${r}>${s}</option>`)}
  </select>
</label>`;function Wo(t,e){let n={chips:r=>U(r,"chip"),cash:r=>e?P(r,e):`${d(r)} in cash`,marker:r=>`a marker of ${d(r)}`},o=Object.entries(t).map(([r,s])=>n[r](s));return o.length?` \xB7 moves ${o.join(", ")}`:""}function qo({line:t,money:e,onExplain:n}){let{entry:o,at:r,kind:s,by:i,table:a,round:u,says:_,why:p,puts_right:f,put_right_by:h,moves:c}=t,m=[a&&`table ${a}`,u&&`round ${u}`].filter(Boolean).join(", "),v=u&&["action","amendment","round-closed","round-voided"].includes(s);return l`<li class=${b([h&&"is-undone"])}>
    <span class="journal-number figure">${d(o)}</span>
    <div class="journal-says">
      <span>${_}</span>
      ${p&&l`<span>: ${p}</span>`}
      <span class="note">${R(r)} · ${ye(i.who)}${m&&` \xB7 ${m}`}${Wo(c,e)}</span>
      ${f&&l`<span class="note mark">puts entry ${d(f)} right</span>`}
      ${h&&l`<span class="note mark">put right by entry ${d(h)}</span>`}
    </div>
    ${v&&l`<${S} kind="quiet" name=${`explain round ${u} of table ${a}`} onTap=${()=>n({table:a,round:u})}>explain<//>`}
  </li>`}var Jo="http://www.w3.org/2000/svg";function Sn({svg:t,name:e}){let n=t.includes("xmlns")?t:t.replace("<svg",`<svg xmlns="${Jo}"`);return l`<img class="qr" alt=${e} src=${`data:image/svg+xml,${encodeURIComponent(n)}`} />`}function Tn({books:t}){let{seals:e}=t;return l`<section class="part" aria-labelledby="seals">
    <h2 id="seals">Seals</h2>
    ${e.length?l`
      <div class="seals">${e.map(n=>l`<figure key=${n.entry} class="seal-card">
        <${Sn} svg=${n.qr} name=${`the seal of entry ${n.entry}`} />
        <b class="seal">${n.code}</b>
        <figcaption class="note">entry ${d(n.entry)}, ${qt(n.at)}, ${R(n.at)}</figcaption>
        <code>${n.hash}</code>
      </figure>`)}</div>
      <${Ko} seals=${e} />`:l`<p class="empty">Closing the night seals it. There is nothing to photograph before.</p>`}
  </section>`}function Ko({seals:t}){let[e,n]=C(""),o=e.toLowerCase().replace(/[^0-9a-f]/g,""),r=o.length>=16&&t.find(s=>s.hash.startsWith(o));return l`<div class="labelled no-print">
    <label for="photographed">A seal that somebody photographed</label>
    <input id="photographed" maxlength="90" autocomplete="off" placeholder="1a2b-3c4d-5e6f-7081" value=${e} onInput=${s=>n(s.target.value)} />
    <p class=${o.length<16?"note":r?"note is-good":"note is-warning"} role="status">${o.length<16?"Type its code: these books must still have it.":r?`It is the seal of entry ${r.entry}. Now audit the night: that ties everything before it to this seal.`:"These books do not have this seal. They are not the ones that were sealed."}</p>
  </div>`}var An=({books:t})=>l`<section class="part" aria-labelledby="settling">
  <h2 id="settling">Who pays whom</h2>
  <div class="settling">
    <${Cn} title="The house as one of all" payments=${t.settling.with_house} money=${t.money} />
    <${Cn} title="What the house won or lost, divided equally" payments=${t.settling.among_players} money=${t.money} />
  </div>
  <p class="note">The fewest payments that make everyone even, as the night stands.</p>
</section>`,Cn=({title:t,payments:e,money:n})=>l`<div>
  <h3>${t}</h3>
  ${e.length===0?l`<p class="quiet">Nobody owes anybody anything.</p>`:l`<ul class="pays">
    ${e.map(({payer:o,payee:r,amount:s})=>l`<li key=${`${o} ${r}`}>
      <span>${o} pays ${r}</span><b class="figure">${P(s,n)}</b></li>`)}
  </ul>`}
</div>`;var F=t=>t>0?"won":t<0?"lost":null;var et=(t,e)=>t.reduce((n,o)=>n+e(o),0),En=(t,e)=>e&&t?`${t<0?"\u2212":"+"}${ve(Math.abs(t),e)}`:null;function Mn({books:t,onStatement:e}){let{players:n,money:o}=t,r=i=>et(n,a=>a[i]),s=[...n].sort((i,a)=>a.result-i.result);return l`<section class="part" aria-labelledby="players">
    <h2 id="players">Who is up</h2>
    ${n.length?l`<table class="ledger figures">
      <thead><tr><th>player</th><th class="number">paid in</th><th class="number">paid out</th><th class="number">chips</th>
        <th class="number">owes</th><th class="number">is owed</th><th class="number">result</th></tr></thead>
      <tbody>${s.map(i=>l`<tr key=${i.player}>
        <th scope="row" class="who"><button type="button" class="who-button" onClick=${()=>e(i.player)}>${i.name}</button></th>
        <td class="number" data-label="paid in">${ct(i.cash_in,a=>P(a,o))}</td>
        <td class="number" data-label="paid out">${ct(i.cash_out,a=>P(a,o))}</td>
        <td class="number" data-label="chips">${ct(i.chips)}</td>
        <td class=${b(["number",!i.owes&&"is-nothing"])} data-label="owes">${ct(i.owes)}</td>
        <td class=${b(["number",!i.owed&&"is-nothing"])} data-label="is owed">${ct(i.owed)}</td>
        <td class=${b(["number","result",F(i.result)])} data-label="result">${O(i.result)}
          ${o&&i.result!==0&&l`<span class="note"> ${En(i.result,o)}</span>`}</td>
      </tr>`)}</tbody>
      <tfoot><tr>
        <th scope="row" class="who">all players</th>
        <td class="number" data-label="paid in">${P(r("cash_in"),o)}</td>
        <td class="number" data-label="paid out">${P(r("cash_out"),o)}</td>
        <td class="number" data-label="chips">${d(r("chips"))}</td>
        <td class="number" data-label="owes">${d(r("owes"))}</td>
        <td class="number" data-label="is owed">${d(r("owed"))}</td>
        <td class=${b(["number","result",F(r("result"))])} data-label="result">${O(r("result"))}</td>
      </tr></tfoot>
    </table>`:l`<p class="empty">Nobody has come yet.</p>`}
  </section>`}function Nn({books:t}){let{tables:e,on_felts:n,over_short:o}=t.house,r=e+n+o,s=et(t.players,a=>a.result),i=[["won at the tables, less lost",e],n!==0&&["in pots on the felt",n],o!==0&&["chips missing by count, less found",o]].filter(Boolean);return l`<section class="part" aria-labelledby="house">
    <h2 id="house">The house</h2>
    <dl class="standing">
      ${i.map(([a,u])=>l`<div key=${a}><dt>${a}</dt><dd class=${b(["figure",F(u)])}>${O(u)}</dd></div>`)}
      <div><dt>the house is ${r<0?"down":"up"}</dt><dd class=${b(["figure",F(r)])}>${O(r)}${t.money&&r!==0?` \xB7 ${En(r,t.money)}`:""}</dd></div>
      <div><dt>in the drawer</dt><dd class="figure">${P(t.drawer.cash,t.money)}</dd></div>
    </dl>
    <p class=${b(["note",r+s===0?"is-good":"is-warning"])}>${r+s===0?"Everything adds up: all the players and the house come to nothing together.":`It does not add up: ${O(r+s)} chips are nobody's.`}</p>
  </section>`}function On({api:t,path:e,books:n,player:o,onExplain:r,onClose:s}){let[{found:i,trouble:a},u]=C({});N(()=>{t.get(`${e}/books/statements/${o}`).then(f=>u({found:f}),f=>u({trouble:f.message}))},[o]);let _=l`<span></span><${S} kind="main" onTap=${s}>done<//>`,{name:p}=n.players.find(f=>f.player===o);return l`<${Jt} title=${`${p}, line by line`} onClose=${s} foot=${_}>
    <div class="explain">
      <${G} text=${a} />
      ${i&&l`<${Vo} lines=${i.lines} money=${n.money} onExplain=${r} />`}
    </div>
  <//>`}function Vo({lines:t,money:e,onExplain:n}){if(!t.length)return l`<p class="quiet">Nothing yet.</p>`;let o=s=>et(t,i=>i[s]),r=s=>s?`${s<0?"\u2212":"+"}${P(Math.abs(s),e)}`:"";return l`<table class="ledger figures">
    <thead><tr><th>what</th><th class="number">chips</th><th class="number">cash</th><th class="number">owes</th></tr></thead>
    <tbody>${t.map(s=>l`<tr key=${s.entry}>
      <th scope="row" class="who">${s.of?l`<button type="button" class="who-button" onClick=${()=>n(s.of)}>${s.what}</button>`:s.what}
        <span class="note"> ${R(s.at)}</span></th>
      <td class=${b(["number","result",s.of&&F(s.chips)])} data-label="chips">${O(s.chips)}</td>
      <td class=${b(["number",!s.cash&&"is-nothing"])} data-label="cash">${r(s.cash)}</td>
      <td class=${b(["number",!s.owes&&"is-nothing"])} data-label="owes">${s.owes?O(s.owes):""}</td>
    </tr>`)}</tbody>
    <tfoot><tr><th scope="row" class="who">in all</th>
      <td class="number result" data-label="chips">${O(o("chips"))}</td>
      <td class="number" data-label="cash">${r(o("cash"))}</td>
      <td class="number" data-label="owes">${O(o("owes"))}</td></tr></tfoot>
  </table>`}var Kt=[["opening",1],["fills",1],["credits",-1],["results",1],["advanced",-1],["repaid",1],["counted",1]],Pn=t=>Kt.reduce((e,[n,o])=>e+o*t[n],0);function jn({books:t}){let{tables:e}=t;return l`<section class="part" aria-labelledby="tables">
    <h2 id="tables">Tables</h2>
    ${e.length?l`<table class="ledger figures">
      <thead><tr><th>table</th>${Kt.map(([n,o])=>l`<th key=${n} class="number">${o<0?"\u2212 ":n==="opening"?"":"+ "}${n}</th>`)}
        <th class="number">= closing</th></tr></thead>
      <tbody>${e.map(n=>l`<${Zo} key=${n.table} table=${n} />`)}</tbody>
      <tfoot><tr><th scope="row" class="who">all</th>
        ${Kt.map(([n])=>l`<td key=${n} class="number" data-label=${n}>${d(et(e,o=>o.sum[n]))}</td>`)}
        <td class="number result" data-label="closing">${d(et(e,n=>n.sum.closing))}</td>
      </tr></tfoot>
    </table>`:l`<p class="empty">No table was opened.</p>`}
    <p class="note">In chips. Results are what the house won of the rounds, less what it lost; advanced are markers for compulsory payments.
      The closing of a table that is open is what its tray holds now.</p>
  </section>`}function Zo({table:t}){let{sum:e}=t,n=Pn(e)===e.closing;return l`<tr>
    <th scope="row" class="who">${t.name}<span class="note"> ${me(t.games)}, ${U(t.rounds,"round")}${t.voided?l`, <b class="mark">${t.voided} voided</b>`:""}</span></th>
    ${Kt.map(([o])=>l`<td key=${o} data-label=${o}
      class=${b(["number",o==="results"&&F(e[o]),!e[o]&&o!=="opening"&&"is-nothing"])}>${o==="results"||o==="counted"?O(e[o]):d(e[o])}</td>`)}
    <td class="number result" data-label="closing">${d(e.closing)}${n?"":l` <b class="mark">not ${d(Pn(e))}</b>`}</td>
  </tr>`}var Rn=Number(location.pathname.split("/")[2]),ut=new xt("/api"),nt=`nights/${Rn}`,Go=15e3,Qo=10,zo=1e3,Yo=[["players","who is up"],["settling","who pays whom"],["put-right","put right"],["audit","audit"],["tables","tables"],["seals","seals"],["exports","take home"],["journal","journal"]];function Xo(){let{books:t,newer:e,trouble:n,look:o}=es(),[r,s]=C({statement:ts()});if(n)return l`<${ge} mark="d" title="The books are not here" text=${n}>
    <${S} kind="main" onTap=${()=>o()}>try again<//><//>`;if(!t)return l`<${ge} title="One moment" text="The books are being read." />`;document.title=`The books of ${t.name} \xB7 Croupier`;let i=a=>s(u=>({...u,round:a}));return l`
    <${hn} path=${[t.name,"The books"]}><a class="masthead-link" href=${`/desk/${Rn}`}>the desk</a><//>
    <main class="desk books">
      <div class="headline">
        <div><h1>The books of ${t.name}</h1>
          <p class="quiet">${qt(t.opened)} · as of entry ${d(t.version)}, ${R(t.last)}</p></div>
        <span class=${`badge is-${t.status}`}>${t.status}</span>
      </div>
      ${t.damage&&l`<p class="stale" role="alert">${t.damage} These are the books up to entry ${d(t.version)}.</p>`}
      ${e&&l`<p class="stale no-print" role="status">The night has gone on since. <${S} onTap=${()=>o()}>read again<//></p>`}
      <nav class="books-nav" aria-label="parts of the books">
        ${Yo.map(([a,u])=>l`<a key=${a} href=${`#${a}`}>${u}</a>`)}
        <${S} onTap=${()=>print()}>print<//>
      </nav>
      <${Mn} books=${t} onStatement=${a=>s({statement:a})} />
      <${Nn} books=${t} />
      <${An} books=${t} />
      <${wn} books=${t} />
      <${bn} api=${ut} path=${nt} books=${t} />
      <${jn} books=${t} />
      <${Tn} books=${t} />
      <${xn} path=${nt} />
      <${kn} key=${t.version} api=${ut} path=${nt} books=${t} onExplain=${i} />
    </main>
    ${t.players.some(a=>a.player===r.statement)&&l`<${On} api=${ut} path=${nt} books=${t} player=${r.statement}
      onExplain=${i} onClose=${()=>s({})} />`}
    ${r.round&&l`<${yn} api=${ut} path=${`${nt}/tables/${r.round.table}/rounds/${r.round.round}`}
      title=${`Round ${r.round.round}, explained`} onClose=${()=>i(null)} />`}`}var ts=()=>Number(/^#player-(\d{1,9})$/.exec(location.hash)?.[1])||null;function es(){let[t,e]=C({}),n=async(r=Qo)=>{try{e({books:await ut.get(`${nt}/books`)})}catch(s){s instanceof L&&s.status===401?cn():s instanceof L||r===1?e({trouble:s.message}):setTimeout(()=>n(r-1),zo)}};N(()=>{n()},[]);let o=t.books?.version;return N(()=>{if(!o||t.newer||t.books.status==="closed")return;let s=setInterval(()=>document.hidden||ut.get(`${nt}/books/journal?limit=1`).then(({lines:[i]})=>i.entry>o&&e(a=>({...a,newer:!0})),()=>null),Go);return()=>clearInterval(s)},[o,t.newer]),{...t,look:n}}se(l`<${Xo} />`,document.getElementById("page"));
