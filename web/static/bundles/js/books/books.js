function je(){let t=crypto.getRandomValues(new Uint8Array(16));return Array.from(t,e=>e.toString(16).padStart(2,"0")).join("")}var Pe=document.documentElement,at=Pe.lang||"en",Re=navigator.languages.find(t=>t.split("-")[0]===at)??at,Cs=JSON.parse(Pe.dataset.languages??'{"en":"English"}'),Yt=Reflect.get(globalThis,"catalogue")??{};var no=new Intl.NumberFormat(at).format(1e4).replace(/\d/g,"");function $(t){let e=String(Math.abs(t)).replace(/\B(?=(\d{3})+$)/g,no);return t<0?`\u2212${e}`:e}var j=t=>t>0?`+${$(t)}`:$(t);function Ie(t,e){if(!e)return $(t);let n=new Intl.NumberFormat(Re,{style:"currency",currency:e});return n.format(t/10**(n.resolvedOptions().maximumFractionDigits??0))}var Xt=(t,e)=>`${$(t)} ${e}${t===1?"":"s"}`;var Le=/\{(\w+)\}/,oo=new Intl.PluralRules(at),a=(t,e={})=>Be(De(t),e);function H(t,e,n,o={}){let r=Yt[e],s=typeof r=="object"?r[oo.select(n)]??r.other:He(n===1?t:e);return Be(s,{count:n,...o})}var J=(t,e)=>De(t).split(Le).map((n,o)=>o%2?Ue(e[n]):n);function De(t){let e=Yt[t];return typeof e=="string"?e:He(t)}var He=t=>t.split("##")[0],Be=(t,e)=>t.split(Le).map((n,o)=>o%2?Ue(e[n]):n).join(""),Ue=t=>typeof t=="number"?$(t):t;var U=class extends Error{constructor({code:e,message:n,status:o,body:r}){super(n),this.name="Refused",this.code=e,this.status=o,this.body=r}},ht=class extends Error{constructor(){super(a("No answer from the server. Look whether it has arrived before you do it again.")),this.name="Unreachable",this.code="unreachable"}},so=location.pathname.match(/^\/practice\/[\w-]+/)?.[0]??"",ro=5e3,We=[250,500,1e3,2e3,4e3],io=[502,503,504],Tt=class{#e;constructor(e){this.#e=so+(e.endsWith("/")?e:`${e}/`)}async get(e){return te(await this.#t(e,{}))}async look(e,n){let o=await this.#t(e,{headers:n?{"If-None-Match":n}:{},cache:"no-store"});return o.status===304?null:{state:te(o),etag:o.etag}}async send(e,n,o={},{signal:r}={}){let s={"Content-Type":"application/json","Idempotency-Key":je()},i={method:e,headers:s,body:JSON.stringify(o)};for(let l=0;;l+=1){try{return te(await this.#t(n,i))}catch(u){if(!(u instanceof ht)||r?.aborted)throw u}await new Promise(u=>setTimeout(u,We[Math.min(l,We.length-1)]))}}async#t(e,n){let o=new AbortController,r=setTimeout(()=>o.abort(),ro);try{let s=await fetch(this.#e+e,{signal:o.signal,...n});if(io.includes(s.status))throw new ht;let{ok:i,status:l,headers:u}=s;return{ok:i,status:l,etag:u.get("ETag"),text:await s.text()}}catch{throw new ht}finally{clearTimeout(r)}}};function te({ok:t,status:e,text:n}){let o=ao(n);if(t)return o;let{code:r=`http-${e}`,message:s}=o?.error??o??{};throw new U({code:r,message:s??a("The server answered {status} and did not say why.",{status:e}),status:e,body:o})}function ao(t){try{return JSON.parse(t)}catch{return null}}var qe=function(t,e,n,o){var r;e[0]=0;for(var s=1;s<e.length;s++){var i=e[s++],l=e[s]?(e[0]|=i?1:2,n[e[s++]]):e[++s];i===3?o[0]=l:i===4?o[1]=Object.assign(o[1]||{},l):i===5?(o[1]=o[1]||{})[e[++s]]=l:i===6?o[1][e[++s]]+=l+"":i?(r=t.apply(l,qe(t,l,n,["",null])),o.push(r),l[0]?e[0]|=2:(e[s-2]=0,e[s]=r)):o.push(l)}return o},Fe=new Map;function Ke(t){var e=Fe.get(this);return e||(e=new Map,Fe.set(this,e)),(e=qe(this,e.get(t)||(e.set(t,e=(function(n){for(var o,r,s=1,i="",l="",u=[0],h=function(m){s===1&&(m||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,m,i):s===3&&(m||i)?(u.push(3,m,i),s=2):s===2&&i==="..."&&m?u.push(4,m,0):s===2&&i&&!m?u.push(5,0,!0,i):s>=5&&((i||!m&&s===5)&&(u.push(s,0,i,r),s=6),m&&(u.push(s,m,0,r),s=6)),i=""},p=0;p<n.length;p++){p&&(s===1&&h(),h(p));for(var f=0;f<n[p].length;f++)o=n[p][f],s===1?o==="<"?(h(),u=[u],s=3):i+=o:s===4?i==="--"&&o===">"?(s=1,i=""):i=o+i[0]:l?o===l?l="":i+=o:o==='"'||o==="'"?l=o:o===">"?(h(),s=1):s&&(o==="="?(s=5,r=i,i=""):o==="/"&&(s<5||n[p][f+1]===">")?(h(),s===3&&(u=u[0]),s=u,(u=u[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(h(),s=2):i+=o),s===3&&i==="!--"&&(s=4,u=u[0])}return h(),u})(t)),e),arguments,[])).length>1?e:e[0]}var b,Ze,oe,V,ee,Mt,Ge,At,ze,se,ne,lo,_t=Symbol.for("pv"),Ot={},Nt=[],co=/^m(i|n|o|s|text|space)$/,re=Array.isArray,ie=Nt.slice,ot=Object.assign;function nt(t){t&&t.parentNode&&t.remove()}function jt(t,e,n){var o,r,s,i={},l=arguments.length;for(s in e)s=="key"?o=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:i[s]=e[s];return l>2&&(i.children=l>3?ie.call(arguments,2):n),mt(t,i,o,r,null)}function mt(t,e,n,o,r){var s={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:_t,__v:r||++Ze,__i:-1,__u:0};return!r&&b.vnode&&b.vnode(s),s}function G(t){return t.children}function lt(t,e){this.props=t,this.context=e,this.__g=0}function Z(t,e){if(e==null)return t.__&&Z(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:Z(t)}function uo(t){var e,n=t.__v,o=n.__e,r=[],s=[],i=t.__P;i&&((e=ot({constructor:_t},n)).__v=n.__v+1,b.vnode&&b.vnode(e),ae(i,e,n,t.__n,i.namespaceURI,32&n.__u?[o]:null,r,o||Z(n),32&n.__u,s),e.__v=n.__v,e.__.__k[e.__i]=e,nn(r,e,s),n.__=n.__e=null,e.__e!=o&&Qe(e))}function Qe(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),Qe(t)}function Je(t){(8&t.__g||(t.__g|=8,V.push(t),Mt++))&&ee==b.debounceRendering||((ee=b.debounceRendering)||queueMicrotask)(Ye)}function Ye(){try{for(var t,e=1;V.length;)V.length>e&&V.sort(Ge),t=V.shift(),e=V.length,8&t.__g&&uo(t)}finally{(Mt=V.length)&&(ee||queueMicrotask)(Ye)}}function Xe(t,e,n,o,r,s,i,l,u,h,p){var f,m,d,_,w,v,k=o.__k||Nt,g=e.length;for(u=po(n,e,k,u,g),f=0;f<g;f++)(d=n.__k[f])!=null&&(m=~d.__i&&k[d.__i]||Ot,d.__i=f,v=ae(t,d,m,r,s,i,l,u,h,p),_=d.__e,(m.ref!=d.ref||8&m.__u)&&(m.ref&&le(m.ref,null,d,m),d.ref&&p.push(d.ref,d.__c||_,d)),w=w||_,4&d.__u?(u=tn(d,u,t,!m.__v),m.__e&&(m.__e=null)):typeof d.type=="function"&&v!==void 0?u=v:_&&(u=_.nextSibling),d.__u&=-21);return n.__e=w,u}function po(t,e,n,o,r){var s,i,l,u,h,p,f,m,d,_=n.length,w=_,v=0,k=0,g=t.__k=Array(r);for(s=0;s<r;s++)(i=e[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=g[s]=mt(null,i):re(i)?i=g[s]=mt(G,{children:i}):i.constructor===_t&&i.__b?i=g[s]=mt(i.type,i.props,i.key,i.ref,i.__v):g[s]=i,u=s+v,i.__=t,i.__b=t.__b+1,l=null,~(h=i.__i=fo(i,n,u,w))&&(w--,(l=n[h])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,h==u-1?v--:h==u+1?v++:h!=u&&(h>u?v--:v++,k=1)):(~h||(r>_?v--:r<_&&v++),typeof i.type!="function"&&(i.__u|=4))):g[s]=null;if(k){for(p=[],f=[],s=0;s<r;s++)if((i=g[s])&&16&i.__u){for(v=0,m=p.length;v<m;)p[d=v+m>>1]<i.__i?v=d+1:m=d;p[v]=i.__i,f[s]=v+1}for(v=p.length;s--;)f[s]&&(f[s]==v?v--:g[s].__u|=4)}if(w)for(s=0;s<_;s++)!(l=n[s])||2&l.__u||(l.__e==o&&(o=Z(l)),ce(l,l));return o}function tn(t,e,n,o){var r,s,i,l;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=tn(r[s],e,n,!1));return e}for(e&&!e.parentNode&&(e=Z(t))&&!e.parentNode&&(e=null),i=t.__e,l=e;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,e):n.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function fo(t,e,n,o){var r,s=t.key,i=t.type,l=e[n],u=l&&!(2&l.__u);if(l===null&&s==null||u&&s==l.key&&i==l.type)return n;if(o>(u?1:0)){for(r=n-1;r>=0;r--)if((l=e[r])&&!(2&l.__u)&&s==l.key&&i==l.type)return r;for(r=n+1;r<e.length;r++)if((l=e[r])&&!(2&l.__u)&&s==l.key&&i==l.type)return r}return-1}function Ve(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function Ct(t,e,n,o,r){var s,i;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||Ve(t.style,e);if(n)for(e in n)o&&n[e]==o[e]||Ve(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(t.__e||(t.__e={}))[e]=n,n&&o||(i=ne[e]||(ne[e]=ho(e)),(t.__a||(t.__a={}))[e]=se,s=e!=(e=e.replace(ze,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,i,s):t.removeEventListener(e,i,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function ho(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[At]==null)e[At]=se++;else if(e[At]<this.__a[t])return;return n(b.event?b.event(e):e)}}}function ae(t,e,n,o,r,s,i,l,u,h){var p,f,m,d,_,w,v,k,g,N,T,Qt,Oe,St,tt,Ne,K,et,B=e.type;if(e.constructor!==_t)return null;128&n.__u&&(u=32&n.__u,p=n.__c.__z)&&(e.__u|=u,f=s=[],p.nodeType==8?l=Et(p,s):s.push(p),l=s[0]||l),(p=b.__b)&&p(e);t:if(typeof B=="function"){m=i.length;try{if(k=e.props,g=(p=B.prototype)&&p.render,N=(p=B.contextType)&&o[p.__c],T=p?N?N.props.value:p.__:o,(d=n.__c)?(e.__c=d,2&d.__g&&(d.__g|=1)):(g?e.__c=d=new B(k,T):(e.__c=d=new lt(k,T),d.constructor=B,d.render=_o),N&&N.sub(d),d.state||(d.state={}),d.__n=o,d.__g|=8,d.__h=[],d.__k=[]),g&&(d.__s||(d.__s=d.state),B.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=ot({},d.__s)),ot(d.__s,B.getDerivedStateFromProps(k,d.__s)))),_=d.props,w=d.state,d.__v=e,n.__c){if(k!==_&&g&&!B.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(k,T),e.__v==n.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&d.shouldComponentUpdate(k,d.__s,T)===!1){e.__v!=n.__v&&(d.props=k,d.state=d.__s,d.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(I){I&&(I.__=e)}),Nt.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&i.push(d),l=Z(n);break t}d.componentWillUpdate&&d.componentWillUpdate(k,d.__s,T),g&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(_,w,v)})}else g&&!B.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),g&&d.componentDidMount&&d.__h.push(d.componentDidMount);d.context=T,d.props=k,d.__P=t,d.__g&=-5,Qt=b.__r,Oe=g?25:0;do d.__g&=-9,Qt&&Qt(e),p=d.render(d.props,d.state=d.__s,d.context);while(8&d.__g&&++Oe<25);g&&(Nt.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(o=ot({},o,d.getChildContext())),g&&n.__c&&d.getSnapshotBeforeUpdate&&(v=d.getSnapshotBeforeUpdate(_,w)),St=p&&p.type===G&&p.key==null?p.props.children:p,k.__P&&(p=l,r=(t=k.__P).namespaceURI,u=s=null,n.props&&n.props.__P!=t&&(n.__k.some(function(I){I&&ce(I,I)}),n.__k=null),l=n.__k?Z(n,0):null),l=Xe(t,re(St)?St:[St],e,n,o,r,s,i,l,u,h),k.__P&&(e.__e=null,l=p),e.__u&=-161,f&&f.some(nt),d.__h.length&&i.push(d),1&d.__g&&(d.__g&=-4)}catch(I){if(i.length=m,e.__v=null,u||s)if(I&&I.then){if(e.__u|=128|u,s){for(~(K=s.indexOf(l||void 0))||(K=s.length);(et=s[K-1])&&et.nodeType==8;)K--;for(;K<s.length;K++)if(et=s[K])if(s[K]=null,tt){if(et==Ne)break}else{if(et.nodeType!=8)break;et.data.startsWith("$s")&&(Ne=Et(tt=et))}}if(!tt){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;tt=l}(p=Et(tt=e.__c.__z||(e.__c.__z=tt)))?(e.__e=tt,l=p):e.__e=l,l=l&&l.nextSibling}else s&&s.some(nt);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),I&&I.then||en(e),b.__e(I,e,n)}}else l=e.__e=mo(n.__e,e,n,o,r,s,i,u,h,t);return(p=b.diffed)&&p(e),l}function Et(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function en(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(en))}function nn(t,e,n){for(var o=0;o<n.length;)le(n[o++],n[o++],n[o++]);b.__c&&b.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){b.__e(s,r.__v)}})}function mo(t,e,n,o,r,s,i,l,u,h){var p,f,m,d,_,w,v,k,g=n.props||Ot,N=e.props,T=e.type;if(T=="svg"?r="http://www.w3.org/2000/svg":T=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(p=0;p<s.length;p++)if((_=s[p])&&(T?_.localName==T:_.nodeType==3)){t=_,s[p]=null;break}}if(!t){if(k=h.ownerDocument||document,!T)return k.createTextNode(N);t=k.createElementNS(r,T,N.is?N:h),l&&(b.__m&&b.__m(e,s),l=!1),s=null}if(T){if(h=T=="template"&&t.content||t,s=T=="textarea"&&N.defaultValue!=null?null:s&&ie.call(h.childNodes),!l&&s)for(g={},p=0;p<t.attributes.length;p++)g[(_=t.attributes[p]).name]=_.value;for(p in g)_=g[p],p=="dangerouslySetInnerHTML"?m=_:p=="children"||p in N||p=="value"&&"defaultValue"in N||p=="checked"&&"defaultChecked"in N||Ct(t,p,null,_,r);for(p in N)_=N[p],p=="children"?d=_:p=="dangerouslySetInnerHTML"?f=_:p=="value"?w=_:p=="checked"?v=_:l&&typeof _!="function"||g[p]===_||Ct(t,p,_,g[p],r);f?(l||m&&(f.__html==m.__html||f.__html==t.innerHTML)||(t.innerHTML=f.__html),e.__k=[]):(m&&(t.textContent=""),(T=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&co.test(T))&&(r="http://www.w3.org/1999/xhtml"),Xe(h,re(d)?d:[d],e,n,o,r,s,i,s?s[0]:n.__k&&Z(n,0),l,u),s&&s.some(nt)),l&&T!="textarea"||(p="value",T=="progress"&&w==null?t.removeAttribute(p):w==null||w===t[p]&&(T!="progress"||w)||Ct(t,p,w,g[p],r),p="checked",v!=null&&v!=t[p]&&Ct(t,p,v,g[p],r))}else g===N||l&&t.data==N||(t.data=N);return t}function le(t,e,n,o){try{typeof t=="function"?e?e.__x=t(e)||1:o&&(o=o.__c||o.__e)&&(e=o.__x)&&(o.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){b.__e(r,n)}}function ce(t,e,n){var o,r,s,i;if(b.unmount&&b.unmount(t),!(o=t.ref)||o.current&&o.current!=t.__e||le(o,null,e,t),o=t.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(l){b.__e(l,e)}o.__P=o.__n=null}if(o=t.__k)for(i=0;i<o.length;i++)o[i]&&ce(o[i],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(o=t.__c)&&(o=o.__z)&&(r=Et(o,s=[]))&&(o==t.__e&&s.some(nt),nt(r),nt(o)),n||nt(t.__e),t.__e=t.__c=t.__=null}function _o(t,e,n){return this.constructor(t,n)}function ue(t,e){var n,o,r,s;b.__&&b.__(t,e),e.nodeType==9&&(e=e.documentElement),o=(n=t&&32&t.__u)?null:e.__k,e.__k=mt(G,{children:[t]}),r=[],s=[],ae(e,e.__k,o||Ot,Ot,e.namespaceURI,o?null:e.firstChild?ie.call(e.childNodes):null,r,o?o.__e:e.firstChild,n,s),nn(r,e.__k,s),e.__k.props.children=null}b={__e:function(t,e,n,o){for(var r,s,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,o||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(l){t=l}}throw Mt=0,t}},Ze=0,oe=function(t){return t!=null&&t.constructor===_t},lt.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=ot({},this.state)),typeof t=="function"&&(t=t(ot({},n),this.props)),t&&(ot(n,t),this.__v&&(e&&this.__k.push(e),Je(this)))},lt.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Je(this))},lt.prototype.render=G,V=[],Mt=0,Ge=function(t,e){return t.__v.__b-e.__v.__b},At=Symbol(),ze=/(PointerCapture)$|Capture$/i,se=0,ne={},lo=0;var ct,E,pe,on,de=Object.is,Pt=0,fn=[],fe=[],A=b,sn=A.__b,rn=A.__r,an=A.diffed,ln=A.__c,cn=A.unmount,un=A.__;function Rt(t,e){A.__h&&A.__h(E,t,Pt||e),Pt=0;var n=E.__H||(E.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function S(t){return Pt=1,$o(hn,t)}function $o(t,e,n){var o=Rt(ct++,2);if(o.t=t,!o.__c&&(o.__=[n?n(e):hn(void 0,e),function(s){var i=(o.__N||o.__)[0],l=o.t(i,s);de(i,l)||(o.__N=[l,o.__[1]],o.__c.setState({}))}],o.__c=E,!E.__f)){E.__f=!0;var r=E.shouldComponentUpdate;E.shouldComponentUpdate=function(s,i,l){var u=this.__H;if(!u)return!0;var h=!1,p=this.props!=s;if(u.__.some(function(m){m.__N&&(h=!0,de(m.__[0],m.__N[0])||(p=!0))}),r){var f=r.call(this,s,i,l);return h?f||p:f}return!h||p}}return o.__}function M(t,e){var n=Rt(ct++,3);!A.__s&&_e(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,E.__H.__h.push(n))}function me(t,e){var n=Rt(ct++,4);!A.__s&&_e(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,E.__h.push(n))}function W(t){return Pt=5,gt(function(){return{current:t}},[])}function gt(t,e){var n=Rt(ct++,7);return _e(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function go(){var t;do{for(;t=fe.shift();)try{$t(t)}catch(n){A.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=fn.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some($t),e.__h.some(he),e.__h=[]}catch(n){e.__h=[],A.__e(n,t.__v)}}}while(fe.length)}A.__b=function(t){E=null,sn&&sn(t)},A.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),un&&un(t,e)},A.__r=function(t){rn&&rn(t),ct=0;var e=(E=t.__c).__H;e&&(pe==E?E.__h=[]:(e.__h.some($t),e.__h.some(he),ct=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),pe=E},A.diffed=function(t){an&&an(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&dn(fn.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),pe=E=null},A.__c=function(t,e){e.some(function(n){try{n.__h.some($t),n.__h=n.__h.filter(function(o){return!o.__||he(o)})}catch(o){n.__h=[function(){throw o}]}}),ln&&ln(t,e)},A.unmount=function(t){cn&&cn(t);var e,n,o=t.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,dn(fe.push(r))}else $t(r)}catch(s){e=s}}),o.__H=void 0,e&&A.__e(e,o.__v))};var pn=typeof requestAnimationFrame=="function";function yo(t){var e,n=function(){clearTimeout(o),pn&&cancelAnimationFrame(e),setTimeout(t)},o=setTimeout(n,35);pn&&(e=requestAnimationFrame(n))}function dn(t){t!=1&&on==A.requestAnimationFrame||((on=A.requestAnimationFrame)||yo)(go)}function $t(t){var e=E,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),E=e}function he(t){var e=E;t.__c=t.__(),E=e}function _e(t,e){return!t||t.length!=e.length||e.some(function(n,o){return!de(n,t[o])})}function hn(t,e){return typeof e=="function"?e(t):e}var vo=Symbol.for("preact-signals");function Ht(){if(F>1){F--;return}let t,e=!1;for((function(){let n=It;for(It=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let r=o.t;r!==void 0;r=r.x)r.i===n.i&&(r.i=o.i);n=n.o}})();vt!==void 0;){let n=vt;for(vt=void 0,Lt++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&_n(n))try{n.c()}catch(r){e||(t=r,e=!0)}n=o}}if(Lt=0,F--,e)throw t}function Bt(t){if(F>0)return t();$e=++bo,F++;try{return t()}finally{Ht()}}var x,yt,vt;function bt(t){let e=x,n=yt;x=void 0,yt=void 0;try{return t()}finally{x=e,yt=n}}var It,F=0,Lt=0,bo=0,$e=0,Dt=0;function mn(t){if(x===void 0)return;let e=t.n;if(e===void 0||e.t!==x)return e={i:0,S:t,p:x.s,n:void 0,t:x,e:void 0,x:void 0,r:e},x.s!==void 0&&(x.s.n=e),x.s=e,t.n=e,32&x.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=x.s,e.n=void 0,x.s.n=e,x.s=e),e}function O(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}O.prototype.brand=vo;O.prototype.h=function(){return!0};O.prototype.S=function(t){let e=this.t;e!==t&&t.e===void 0&&(t.x=e,this.t=t,e!==void 0?e.e=t:bt(()=>{var n;(n=this.W)==null||n.call(this)}))};O.prototype.U=function(t){if(this.t!==void 0){let e=t.e,n=t.x;e!==void 0&&(e.x=n,t.e=void 0),n!==void 0&&(n.e=e,t.x=void 0),t===this.t&&(this.t=n,n===void 0&&bt(()=>{var o;(o=this.Z)==null||o.call(this)}))}};O.prototype.subscribe=function(t){return z(()=>{let e=this.value;bt(()=>t(e))},{name:"sub"})};O.prototype.valueOf=function(){return this.value};O.prototype.toString=function(){return this.value+""};O.prototype.toJSON=function(){return this.value};O.prototype.peek=function(){return bt(()=>this.value)};Object.defineProperty(O.prototype,"value",{get(){let t=mn(this);return t!==void 0&&(t.i=this.i),this.v},set(t){if(t!==this.v){if(Lt>100)throw new Error("Cycle detected");(function(e){F!==0&&Lt===0&&e.l!==$e&&(e.l=$e,It={S:e,v:e.v,i:e.i,o:It})})(this),this.v=t,this.i++,Dt++,F++;try{for(let e=this.t;e!==void 0;e=e.x)e.t.N()}finally{Ht()}}}});function wt(t,e){return new O(t,e)}function _n(t){for(let e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function $n(t){for(let e=t.s;e!==void 0;e=e.n){let n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function gn(t){let e,n=t.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):e=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}t.s=e}function st(t,e){O.call(this,void 0,e),this.x=t,this.s=void 0,this.g=Dt-1,this.f=4}st.prototype=new O;st.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Dt))return!0;if(this.g=Dt,this.f|=1,this.i>0&&!_n(this))return this.f&=-2,!0;let t=x;try{$n(this),x=this;let e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return x=t,gn(this),this.f&=-2,!0};st.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(let e=this.s;e!==void 0;e=e.n)e.S.S(e)}O.prototype.S.call(this,t)};st.prototype.U=function(t){if(this.t!==void 0&&(O.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(let e=this.s;e!==void 0;e=e.n)e.S.U(e)}};st.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(st.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let t=mn(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function xt(t,e){return new st(t,e)}function yn(t){let e=t.j;if(t.j=void 0,typeof e=="function"){F++;let n=x;x=void 0;try{e()}catch(o){throw t.f&=-2,t.f|=8,ge(t),o}finally{x=n,Ht()}}}function ge(t){for(let e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,yn(t)}function wo(t){if(x!==this)throw new Error("Out-of-order effect");gn(this),x=t,this.f&=-2;try{8&this.f&&ge(this)}finally{Ht()}}function ut(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,yt&&yt.push(this)}ut.prototype.c=function(){let t=this.S();try{if(8&this.f||this.x===void 0)return;let e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};ut.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,yn(this),$n(this),F++;let t=x;return x=this,wo.bind(this,t)};ut.prototype.N=function(){2&this.f||(this.f|=2,this.u=vt,vt=this)};ut.prototype.d=function(){this.f|=8,1&this.f||ge(this)};ut.prototype.dispose=function(){this.d()};function z(t,e){let n=new ut(t,e);try{n.c()}catch(r){throw n.d(),r}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var xo=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,vn,Wt,Ut;var bn=[];z(function(){vn=this.N})();function pt(t,e){b[t]=e.bind(null,b[t]||(()=>{}))}function kt(t){if(Ut){let e=Ut;Ut=void 0,e()}Ut=t&&t.S()}function wn({data:t}){let e=So(t);e.name="ReactiveDom",e.value=t;let[n,o]=gt(()=>{let r=this,s=this.__v;for(;s=s.__;)if(s.__c){s.__c.__$f|=4;break}let i=xt(()=>{let p=e.value.value;return p===0?0:p===!0?"":p||""}),l=xt(()=>!Array.isArray(i.value)&&!oe(i.value)),u=z(function(){if(this.N=xn,l.value){let p=i.value;r.__v&&r.__v.__e&&r.__v.__e.nodeType===3&&(r.__v.__e.data=p)}}),h=this.__$u.d;return this.__$u.d=function(){u(),h.call(this)},[l,i]},[]);return n.value?o.peek():o.value}wn.displayName="ReactiveTextNode";Object.defineProperties(O.prototype,{constructor:{configurable:!0,value:jt(G,null).constructor},type:{configurable:!0,value:wn},props:{configurable:!0,get(){let t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});pt("__b",(t,e)=>{if(kt(),Wt=void 0,typeof e.type=="string"){let n,o=e.props;for(let r in o){if(r==="children")continue;let s=o[r];s instanceof O&&(n||(e.__np=n={}),n[r]=s,o[r]=s.peek())}}t(e)});pt("__r",(t,e)=>{if(t(e),e.type!==G){kt();let n,o=e.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=(function(r,s){let i;return z(function(){i=this},{name:s}),i.c=r,i})((function(r){return function(){var s;xo&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(o),typeof e.type=="function"?e.type.displayName||e.type.name:""))),Wt=o,kt(n)}});pt("__e",(t,e,n,o)=>{kt(),Wt=void 0,t(e,n,o)});pt("diffed",(t,e)=>{kt(),Wt=void 0;let n;if(typeof e.type=="string"&&(n=e.__e)){let o=e.__np,r=e.props,s=n.U;if(s)for(let i in s){let l=s[i];l===void 0||o&&i in o||(l.d(),s[i]=void 0)}if(o){s||(s={},n.U=s);for(let i in o){let l=s[i],u=o[i];l===void 0?(l=ko(n,i,u,r),s[i]=l):l.o(u,r)}}}t(e)});function ko(t,e,n,o){let r=e in t&&t.ownerSVGElement===void 0,s=wt(n);return{o:(i,l)=>{s.value=i,o=l},d:z(function(){this.N=xn;let i=s.value.value;o[e]!==i&&(o[e]=i,r?t[e]=i:i!=null&&(i!==!1||e[4]==="-")?t.setAttribute(e,i):t.removeAttribute(e))})}}pt("unmount",(t,e)=>{if(typeof e.type=="string"){let n=e.__e;if(n){let r=n.U;if(r){n.U=void 0;for(let s in r){let i=r[s];i&&i.d()}}}let o=e.__np;if(o){let r=e.props;for(let s in o)r[s]=o[s]}e.__np=void 0}else{let n=e.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}t(e)});pt("__h",(t,e,n,o)=>{o<3&&(e.__$f|=2),t(e,n,o)});lt.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let r in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let r in t)if(r!=="__source"&&t[r]!==this.props[r])return!0;for(let r in this.props)if(!(r in t))return!0;return!1};function So(t,e){return gt(()=>wt(t,e),[])}var To=t=>{queueMicrotask(()=>{queueMicrotask(t)})};function Co(){Bt(()=>{let t;for(;t=bn.shift();)vn.call(t)})}function xn(){bn.push(this)===1&&(b.requestAnimationFrame||To)(Co)}var c=Ke.bind(jt),y=t=>t.filter(Boolean).join(" ");var Ao=320,Eo=1500,Mo=36,Oo=1800,ye={x:-1e3,y:-1e3,at:-1/0},No=ye,Q=ye;addEventListener("click",({clientX:t,clientY:e})=>{No=Q,Q={x:t,y:e,at:performance.now()}},{capture:!0});var jo=(t,e)=>Math.hypot(t.x-e.x,t.y-e.y)<=Mo;function ve(t,{fresh:e=!1}={}){let n=W(e&&Q!==ye?null:t),o=W(!1),r=W(null);return n.current!==t&&(n.current=t,o.current=!0,r.current=performance.now()-Q.at<Eo?Q:null),me(()=>{if(!o.current)return;let s=setTimeout(()=>{o.current=!1},Ao);return()=>clearTimeout(s)},[t]),{swallows(s){return s.detail===0||!o.current||r.current&&!jo(r.current,Q)?!1:(s.stopPropagation(),s.preventDefault(),Po(a("This has just changed. Tap again.")),!0)}}}var kn=null,Sn;function Po(t){kn?.remove(),clearTimeout(Sn);let e=document.createElement("p");kn=e,e.className="unheard",e.setAttribute("role","status"),e.textContent=t,([...document.querySelectorAll("dialog[open]")].at(-1)??document.body).append(e);let{width:o,height:r}=e.getBoundingClientRect();e.style.left=`${Math.max(8,Math.min(Q.x-o/2,innerWidth-o-8))}px`,e.style.top=`${Math.max(8,Q.y-r-40)}px`,Sn=setTimeout(()=>e.remove(),Oo)}function C({kind:t,name:e,disabled:n,busy:o,large:r,chosen:s,onTap:i,children:l}){let u=["button",t&&`is-${t}`,r&&"is-large",o&&"is-busy",s&&"is-chosen"];return c`<button type="button" class=${y(u)} aria-label=${e} aria-busy=${o?"true":null}
      aria-pressed=${s===void 0?null:String(!!s)}
      disabled=${n} onClick=${()=>!o&&i?.()}>${l}</button>`}function Tn(){return location.replace(`/sign-in?next=${encodeURIComponent(location.pathname)}`),null}var Ro={live:a("live"),polling:a("slow"),lost:a("no connection")};function Cn({path:t,round:e,tray:n,connection:o,children:r}){return c`<header class="bar">
    <ol class="bar-path">${t.map(s=>c`<li key=${s}>${s}</li>`)}</ol>
    ${e!=null&&c`<span>${J("round {number}",{number:c`<b>${e}</b>`})}</span>`}
    ${n!=null&&c`<span class="bar-tray" data-place="house">${J("tray {chips}",{chips:c`<b class="figure">${$(n)}</b>`})}</span>`}
    ${o&&c`<span class=${`connection is-${o}`} role="status">${Ro[o]}</span>`}
    ${r}
  </header>`}var An=({path:t,connection:e,children:n})=>c`<div class="masthead" data-ground="felt">
  <${Cn} path=${t} connection=${e}>${n}<//>
</div>`;var Io={2:a("two"),3:a("three"),4:a("four"),5:a("five"),6:a("six"),7:a("seven"),8:a("eight"),9:a("nine"),T:a("ten"),J:a("jack"),Q:a("queen"),K:a("king"),A:a("ace")},Lo={c:a("clubs"),d:a("diamonds"),h:a("hearts"),s:a("spades")},Ft={2:"M4.5 12C5 6.5 9.5 3.5 15 3.5C21 3.5 25.5 7 25.5 13C25.5 17.5 23 21 18.5 25.5L4.5 40.5H26.5",3:"M4.5 7C7.5 4.5 10.5 3.5 14 3.5C20 3.5 24.5 7 24.5 12S20.5 20.7 13 20.7C21.5 20.7 26 24.5 26 30.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.8",4:"M20.5 40.5V3.5L3.5 29.5H27",5:"M24.5 3.5H7.5L6 20C8.5 18 11.5 17 14.5 17C21.5 17 26.5 21.5 26.5 28.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.5",6:"M4 29.5C4 23 9 18.3 15 18.3S26 23 26 29.5S21 40.5 15 40.5S4 36 4 29.5C4 16 9 7 19.5 3.5",7:"M3.5 3.5H26.5C19.5 15 14 27 12.5 40.5",8:"M15 21A9.8 8.75 0 1 1 15 3.5A9.8 8.75 0 1 1 15 21A11.3 9.75 0 1 1 15 40.5A11.3 9.75 0 1 1 15 21Z",9:"M26 14.5C26 21 21 25.7 15 25.7S4 21 4 14.5S9 3.5 15 3.5S26 8 26 14.5C26 28 21 37 10.5 40.5",T:"M3.5 10L9.5 3.5V40.5M24.2 3.5C18.5 3.5 16.4 10 16.4 22S18.5 40.5 24.2 40.5S32 34 32 22S29.9 3.5 24.2 3.5Z",J:"M13 3.5H23V29.5C23 36.5 19 40.5 13.5 40.5C8 40.5 4.5 37 4.5 31",Q:"M15 3.5C7.5 3.5 3.5 10 3.5 22S7.5 40.5 15 40.5S26.5 34 26.5 22S22.5 3.5 15 3.5ZM17.5 31.5L26.5 41.5",K:"M5 3.5V40.5M26 3.5L6.5 25M13 18.5L26.5 40.5",A:"M3.5 40.5L15 3.5L26.5 40.5M8 29H22"},dt={c:"M71 28A21 21 0 1 1 29 28A21 21 0 1 1 71 28ZM50 59A22 22 0 1 1 6 59A22 22 0 1 1 50 59ZM94 59A22 22 0 1 1 50 59A22 22 0 1 1 94 59ZM38 42H62L54 62C55 78 59 88 67 95H33C41 88 45 78 46 62Z",d:"M50 3C60 21 73 38 87 50C73 62 60 79 50 97C40 79 27 62 13 50C27 38 40 21 50 3Z",h:"M50 93C20 68 5 51 5 32C5 17 16 7 28 7C38 7 46 13 50 23C54 13 62 7 72 7C84 7 95 17 95 32C95 51 80 68 50 93Z",s:"M50 4C66 26 93 41 93 62C93 74 84 83 73 83C65 83 59 79 55 73C56 82 60 89 67 95H33C40 89 44 82 45 73C41 79 35 83 27 83C16 83 7 74 7 62C7 41 34 26 50 4Z"},be="M50 4L61 37L96 37L68 58L78 92L50 71L22 92L32 58L4 37L39 37Z",En=[...Array(9).keys()].map(t=>{let e=20*(t+1),n=Math.max(0,e-120),o=Math.min(80,e);return`M${10+n} ${10+e-n}L${10+o} ${10+e-o}M${90-n} ${10+e-n}L${90-o} ${10+e-o}`}).join("");function qt(t){return t==="Jk"?a("joker"):q(t)?a("{rank} of {suit}",{rank:Io[t[0]],suit:Lo[t[1]]}):a("face down")}var q=t=>typeof t=="string"&&/^([2-9TJQKA][cdhs]|Jk)$/.test(t),Do=[..."shdc"].flatMap(t=>[..."AKQJT98765432"].map(e=>e+t));var Ho={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},Mn=t=>q(t)&&t!=="Jk"?`${t[0]==="T"?"10":t[0]}${Ho[t[1]]}\uFE0E`:qt(t);var P=t=>a(`${String(t).replaceAll("_"," ")}##of a game`);function Kt(t){return q(t)?Mn(t):typeof t=="number"?$(t):typeof t=="boolean"?t?a("yes"):a("no"):Array.isArray(t)?t.map(Kt).join(" "):t&&typeof t=="object"?Object.values(t).map(Kt).join(" \xB7 "):P(t)}function we(t){return t.length<2?t.join(""):a("{others} and {last}",{others:t.slice(0,-1).join(", "),last:t.at(-1)})}var Bo={weekday:"long",day:"numeric",month:"long",year:"numeric"},Jt=t=>new Date(t).toLocaleDateString(void 0,Bo),L=t=>new Date(t).toLocaleTimeString(void 0,{hour:"2-digit",minute:"2-digit"});var ft=(t,e=$)=>t?e(t):"\u2013";function Uo({card:t,lit:e,dim:n}){let o=q(t),r=[o&&t!=="Jk"&&`suit-${t[1]}`,e&&"is-lit",n&&"is-dim"];return c`<svg class=${y(["card",...r])} viewBox="0 0 100 140" role="img" aria-label=${qt(t)}>
    <rect class="card-paper" x="1" y="1" width="98" height="138" rx="9" />
    <g key=${t} class="card-side">${o?t==="Jk"?Fo:Wo(t):qo}</g>
  </svg>`}function Wo([t,e]){return c`
    <path class="card-rank" d=${Ft[t]} transform=${`translate(${t==="T"?7:9} 9) scale(1.3)`} />
    <path class="card-pip" d=${dt[e]} transform="translate(10 71) scale(.33)" />
    <path class="card-pip" d=${dt[e]} transform="translate(47 82) scale(.47)" />`}var Fo=c`
  <path class="card-rank" d=${Ft.J} transform="translate(9 9) scale(1.3)" />
  <path class="card-pip" d=${be} transform="translate(28 68) scale(.62)" />`,qo=c`
  <rect class="card-back" x="7" y="7" width="86" height="126" rx="5" />
  <path class="card-lattice" d=${En} />
  <rect class="card-lattice" x="10" y="10" width="80" height="120" rx="3" />`;function Ko({label:t,wanted:e}){return c`<svg class="card" viewBox="0 0 100 140" role="img" aria-label=${t??a("no card yet")}>
    <rect class=${y(["card-outline",e&&"is-wanted"])} x="3" y="3" width="94" height="134" rx="9" />
  </svg>`}function xe({cards:t,places:e=0,label:n,fanned:o,lit:r,wanted:s}){let i=Math.max(0,e-t.length);return c`<div class=${y(["hand",o&&"is-fanned"])} role="group" aria-label=${n}>
    <div class="hand-cards">
      ${t.map((l,u)=>c`<${Uo} key=${u} card=${l}
        lit=${r?.has(l)} dim=${r&&!r.has(l)} />`)}
      ${[...Array(i).keys()].map(l=>c`<${Ko} key=${`empty ${l}`} wanted=${s&&l===0} />`)}
    </div>
    ${n&&c`<div class="hand-label">${n}</div>`}
  </div>`}function Vt({title:t,onClose:e,foot:n,large:o,children:r}){let s=W(null),i=ve(t,{fresh:!0});M(()=>{let u=s.current,h=document.activeElement;return u.showModal(),()=>{u.close(),h?.focus({preventScroll:!0})}},[]);let l=u=>{u.preventDefault(),e()};return c`<dialog class=${y(["dialog",o&&"is-large"])} ref=${s} aria-label=${t} onCancel=${l} onClickCapture=${i.swallows}>
    <h2>${t}</h2>
    <div class="dialog-body">${r}</div>
    <div class="dialog-foot">${n}</div>
  </dialog>`}function Y({text:t,onGone:e}){return t?c`<div class="slip" role="alert">
    <span>${t}</span>${e&&c`<${C} kind="quiet" name=${a("close")} onTap=${e}>✕<//>`}
  </div>`:null}function jn({api:t,path:e,seat:n,title:o,onClose:r}){let[{told:s,trouble:i},l]=S({}),[u,h]=S(n??null);M(()=>{let f=`${e}/explanation${u?`?seat=${u}`:""}`;t.get(f).then(m=>l({told:m}),m=>l({trouble:Vo(m)}))},[e,u]);let p=c`
    ${u?c`<${C} kind="plain" onTap=${()=>h(null)}>${a("the whole round")}<//>`:c`<span></span>`}
    <${C} kind="main" onTap=${r}>${a("done")}<//>`;return c`<${Vt} title=${o} onClose=${r} foot=${p}>
    <div class="explain">
      <${Y} text=${i} />
      ${s&&c`<${Go} told=${s} about=${u} again=${s.closed&&Jo(e)} />`}
      ${!s&&!i&&c`<p class="quiet">${a("One moment.")}</p>`}
    </div>
  <//>`}var Jo=t=>t.replace(/^nights\/(\d+)\/tables\/(\d+)\/rounds\/(\d+)$/,"/rounds/$1/$2#$3"),Vo=t=>t instanceof U?t.message:a("The server does not answer. Try again."),Zo="0 = 0";function Go({told:t,about:e,again:n}){let o=t.steps.filter(r=>!e||Qo(r)).reverse();return c`
    <p class="quiet">${zo(t)}</p>
    ${Object.values(t.sums).some(r=>r!==Zo)&&c`<dl class="explain-sums">
      ${Object.entries(t.sums).map(([r,s])=>c`<div key=${r}><dt>${r}</dt><dd>${s.replaceAll(" - "," \u2212 ")}</dd></div>`)}
    </dl>`}
    <ol class="explain-steps" reversed>
      ${o.map(r=>c`<${Yo} key=${r.entry} step=${r} />`)}
    </ol>
    ${t.shuffle.seed&&c`<details class="explain-shuffle"><summary>${a("the shuffle, to check it")}</summary>
      ${["commitment","seed","cut"].filter(r=>t.shuffle[r]).map(r=>c`<p key=${r} class="small">
        <span class="quiet">${P(r)}</span> <code>${t.shuffle[r]}</code></p>`)}
    </details>`}
    ${n&&c`<p><a class="button is-plain" href=${n}>${a("see it card by card")}</a></p>`}`}var zo=({game:t,table:e,round:n,ended:o})=>o?J("{game}, table {table}, round {round}: {ended}.",{game:t,table:e,round:n,ended:c`<b>${o}</b>`}):a("{game}, table {table}, round {round}.",{game:t,table:e,round:n}),Qo=({says:t,moves:e,cards:n})=>t.length>0||e.length>0||Object.keys(n).length>0;function Yo({step:t}){let{entry:e,did:n,cards:o,says:r,moves:s}=t;return c`<li class="explain-step" value=${e}>
    <p class="explain-did">${P(n)} <span class="quiet small">${a("entry {number}",{number:e})}</span></p>
    ${r.map((i,l)=>c`<${ts} key=${l} ...${i} />`)}
    ${s.length>0&&c`<ul class="explain-moves">
      ${s.map((i,l)=>c`<li key=${l}>${Xo(i)}</li>`)}
    </ul>`}
    ${Object.keys(o).length>0&&c`<div class="explain-cards">
      ${Object.entries(o).map(([i,l])=>l.length>0&&c`<${xe} key=${i} cards=${l} label=${i} fanned=${l.length>5} />`)}
    </div>`}
  </li>`}var Xo=({amount:t,source:e,target:n,why:o})=>J("{chips} from {source} to {target}: {why}",{chips:c`<b class="figure">${$(t)}</b>`,source:e,target:n,why:o});function ts({text:t,details:e}){let n=Object.entries(e),o=n.filter(([,i])=>On(i)),r=n.filter(([,i])=>Nn(i)),s=n.filter(([,i])=>!On(i)&&!Nn(i));return c`<div class="explain-said">
    <p>${t}</p>
    ${o.map(([i,l])=>c`<${xe} key=${i} cards=${l} label=${i==="cards"?null:P(i)} />`)}
    ${r.map(([i,l])=>c`<${es} key=${i} rows=${l} />`)}
    ${s.length>0&&c`<p class="quiet small">${s.map(([i,l])=>`${P(i)} ${Pn(l)}`).join(" \xB7 ")}</p>`}
  </div>`}var On=t=>Array.isArray(t)&&t.length>0&&t.every(e=>q(e)||e==="??"),Nn=t=>Array.isArray(t)&&t.length>0&&t.every(e=>e&&typeof e=="object"&&!Array.isArray(e));function es({rows:t}){let e=[...new Set(t.flatMap(Object.keys))],n=r=>t.every(s=>s[r]==null||typeof s[r]=="number"),o=Object.fromEntries(e.map(r=>[r,n(r)?"number":null]));return c`<table class="ledger explain-rows">
    <thead><tr>${e.map(r=>c`<th key=${r} class=${o[r]}>${P(r)}</th>`)}</tr></thead>
    <tbody>${t.map((r,s)=>c`<tr key=${s}>
      ${e.map(i=>c`<td key=${i} class=${o[i]}>${Pn(r[i])}</td>`)}
    </tr>`)}</tbody>
  </table>`}var Pn=t=>t==null?"\u2013":Kt(t);function ke({mark:t="s",title:e,text:n,children:o}){return c`<div class="state">
    <svg class="state-mark" viewBox="0 0 100 100" aria-hidden="true">
      <path fill="currentColor" d=${dt[t]} />
    </svg>
    <p class="state-title">${e}</p>
    ${n&&c`<p class="state-text">${n}</p>`}
    ${o}
  </div>`}var ns=400;function Rn({api:t,path:e,books:n}){let[o,r]=S({status:"none"}),[s,i]=S(null),l=p=>p.then(f=>{r(f),i(null)},f=>i(f.message)),u=o.status==="waiting"||o.status==="running";M(()=>{l(t.get(`${e}/audit`))},[]),M(()=>{if(!u)return;let p=setTimeout(()=>l(t.get(`${e}/audit`)),ns);return()=>clearTimeout(p)},[o,s]);let h=()=>l(t.send("POST",`${e}/audit`));return c`<section class="part" aria-labelledby="audit">
    <h2 id="audit">${a("Audit")}</h2>
    <div class="audit-box">
      <div class="audit-row">
        <p>${a("Every round is played again from its cards, every chip, hash and balance compared. What cannot be checked is named.")}</p>
        <${C} kind="main" busy=${u} onTap=${h}>${o.outcome?a("audit again"):a("audit the night")}<//>
      </div>
      <${Y} text=${s??o.trouble} />
      ${u&&c`<${os} audit=${o} />`}
      ${o.outcome&&c`<${ss} audit=${o} version=${n.version} />`}
    </div>
  </section>`}var os=({audit:t})=>c`<div role="status">
  <progress max=${t.total||1} value=${t.done}></progress>
  <p class="note">${t.total?a("{done} of {total} entries",{done:t.done,total:t.total}):a("Another audit goes first.")}</p>
</div>`;function ss({audit:t,version:e}){let{findings:n,unchecked:o,report:r}=t.outcome,s=o.reduce((l,u)=>l+u.chips,0),i=e-r.entries;return c`
    <${cs} verdict=${t.outcome.verdict} count=${n.length} report=${r} />
    <p class="note">${a("Checked at {time}, up to entry {entry}.",{time:L(t.ended),entry:r.entries})}
      ${i>0?` ${H("{count} entry has come since.","{count} entries have come since.",i)}`:""} ${J("The last hash: {hash}",{hash:c`<code>${r.hash.slice(0,16)}…</code>`})}</p>
    ${r.uncovered&&c`<p class="note">${rs(r.uncovered)}</p>`}
    ${n.length>0&&c`<ul class="found" aria-label=${a("findings")}>
      ${n.map((l,u)=>c`<li key=${u}>
        <b>${l.check}: ${l.where}</b><span>${l.what}</span>
        ${l.wanted&&c`<span>${a("It should be:")} <b>${l.wanted}</b></span>`}
      </li>`)}
    </ul>`}
    ${o.length>0&&c`<h3>${a("Not checked: it rests on trust")}</h3>
      <p class="note">${H("{count} chip moved in it.","{count} chips moved in it.",s)}</p><ul class="found is-unchecked" aria-label=${a("not checked")}>
      ${o.map((l,u)=>c`<li key=${u}><b>${l.where}</b><span>${l.why}</span></li>`)}
    </ul>`}`}var rs=([t,e])=>t===e?a("Entry {entry} came after the last seal: it does not cover them.",{entry:t}):a("Entries {first} to {last} came after the last seal: it does not cover them.",{first:t,last:e});function is(t,e){return t==="sound"?a("Nothing is wrong."):t==="unchecked"?a("Nothing wrong was found, but not everything was checked."):H("One thing is wrong.","{count} things are wrong.",e)}var as={sound:"is-good",unchecked:"is-open",wrong:"is-bad"},ls={sound:"\u2713",unchecked:"?",wrong:"!"};function cs({verdict:t,count:e,report:n}){let o=a("{entries} entries, {transfers} transfers, {replayed} of {rounds} rounds played again.",{entries:n.entries,transfers:n.transfers,replayed:n.replayed,rounds:n.rounds});return c`<div class=${`verdict ${as[t]}`} role="status">
    <span class="verdict-mark" aria-hidden="true">${ls[t]}</span>
    <b>${is(t,e)}</b>
    <span>${o}</span>
  </div>`}var us=["round voided","undone","amended","corrected"];function Se(t){let[e,,n]=t.split(":");return e==="dealer"?a("the tablet of table {table}",{table:n}):e==="host"?a("the host"):t}function In({books:t}){let{counts:e,put_right:n,rounds:o}=t,r=[...new Set([...us,...Object.keys(e)])];return c`<section class="part" aria-labelledby="put-right">
    <h2 id="put-right">${a("Voided, undone, put right")}</h2>
    <p class="counts">${r.map(s=>c`<span key=${s} class=${y(["count",!e[s]&&"is-none"])}>
      <span class="figure">${$(e[s]??0)}</span> ${P(s)}</span>`)}</p>
    <p class="note">${H("Of {count} round. Nothing is ever deleted: what was taken back stands in the journal, and so does who did it.","Of {count} rounds. Nothing is ever deleted: what was taken back stands in the journal, and so does who did it.",o)}</p>
    ${n.length>0&&c`<table class="ledger figures">
      <thead><tr><th>${a("what")}</th><th>${a("where")}</th><th>${a("by")}</th><th>${a("why")}</th><th class="number">${a("entry")}</th><th class="number">${a("at")}</th></tr></thead>
      <tbody>${n.map(s=>c`<tr key=${s.entry}>
        <th scope="row" class="who">${P(s.kind)}</th><td class="game">${s.where}</td><td class="game">${Se(s.by)}</td>
        <td class="game">${s.why}</td><td class="number" data-label=${a("entry")}>${$(s.entry)}</td><td class="number" data-label=${a("at")}>${L(s.at)}</td>
      </tr>`)}</tbody>
    </table>`}
  </section>`}var R=(t,e)=>Ie(t,e?.currency),Te=(t,e)=>e?R(t*e.chip,e):Xt(t,"chip");var wi=[1,10,100,1e3,1e4].flatMap(t=>[t,2*t,5*t]);var D=t=>t>0?"won":t<0?"lost":null;var Ln=["","14 8","3 8","24 8 3 8","10 6 2 6","2 5"],Ee=Ln.length,Ce=900,Ae=480,Zt=14,Dn=t=>Ln[(t+Math.floor(t/Ee))%Ee],Hn=t=>`is-line-${t%Ee}`,Bn=({at:t})=>c`<svg class=${`line-stroke ${Hn(t)}`} viewBox="0 0 60 12" aria-hidden="true">
  <line x1="2" x2="58" y1="6" y2="6" stroke-dasharray=${Dn(t)} />
</svg>`;function Un({players:t}){let e=t.flatMap(({line:l})=>l),n=Math.min(0,...e),o=Math.max(1,...e),r=Math.max(1,t[0].line.length-1),s=l=>Zt+l*(Ce-2*Zt)/r,i=l=>Ae-Zt-(l-n)*(Ae-2*Zt)/(o-n);return c`<svg class="lines" viewBox=${`0 0 ${Ce} ${Ae}`} preserveAspectRatio="none" role="img"
      aria-label=${t.map(({name:l,line:u})=>`${l}: ${$(u.at(-1))}`).join("; ")}>
    <line class="lines-zero" x1="0" x2=${Ce} y1=${i(0)} y2=${i(0)} />
    ${t.map(({player:l,line:u},h)=>c`<g key=${l} class=${Hn(h)}>
      <polyline points=${u.map((p,f)=>`${s(f)},${i(p)}`).join(" ")} stroke-dasharray=${Dn(h)} />
      <path d=${`M${s(u.length-1)} ${i(u.at(-1))}h.01`} />
    </g>`)}
  </svg>`}function Wn({amount:t,most:e}){let n=e?Math.abs(t)/e*50:0;return c`<svg class=${`bar-drawn ${t<0?"is-down":"is-up"}`} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
    <rect x=${t<0?50-n:50} y="1" width=${n} height="10" />
    <line class="lines-zero" x1="50" x2="50" y1="0" y2="12" />
  </svg>`}function Fn({api:t,path:e,books:n}){let[o,r]=S(null);M(()=>{t.get(`${e}/evening`).then(r,()=>{})},[n.version]);let s=o?.players??[],i=n.tables.filter(({rounds:u})=>u>0),l=Math.max(...i.map(({sum:u})=>Math.abs(u.results)));return s.some(({line:u})=>u.length>1)?c`<section class="part drawn" aria-labelledby="drawn">
    <h2 id="drawn">${a("The evening drawn")}</h2>
    <${Un} players=${s} />
    <ul class="drawn-names">
      ${s.map(({player:u,name:h,result:p},f)=>c`<li key=${u}><${Bn} at=${f} /> ${h}
        <span class=${y(["figure",D(p)])}>${j(p)}</span></li>`)}
    </ul>
    <p class="note">${a("In chips, after each round. Of each table at most its last forty rounds are drawn.")}</p>
    ${l>0&&c`<h3>${a("What the house made at each table")}</h3>
      <dl class="drawn-tables">
        ${i.map(({table:u,name:h,sum:p})=>c`<div key=${u}><dt>${h}</dt><dd><${Wn} amount=${p.results} most=${l} /></dd>
          <dd class=${y(["figure",D(p.results)])}>${j(p.results)}</dd></div>`)}
      </dl>`}
  </section>`:null}var ps=[["xlsx",a("Spreadsheet"),a("Who is up, every round and transfer, totals that add themselves up")],["pdf",a("Statements to print"),a("A page for every player, a closer slip for every table")],["json",a("Bundle"),a("Complete: croupier verify audits it anywhere, without us")],["csv",a("CSV"),a("Plain tables in a ZIP file")],["hledger-house",a("House's books, hledger"),a("What the tables won, cash, and who is owed what")],["beancount-house",a("House's books, Beancount"),a("The same for Beancount and Fava")],["hledger",a("Chips' journal, hledger"),a("Where every chip went, to the single bet")],["beancount",a("Chips' journal, Beancount"),a("The same for Beancount and Fava")]];function qn({path:t}){let[e,n]=S(!1),o=e?"/api/exports":`/api/${t}/exports`;return c`<section class="part no-print" aria-labelledby="exports">
    <h2 id="exports">${a("Take home")}</h2>
    <div class="choices">
      <${C} chosen=${!e} onTap=${()=>n(!1)}>${a("this night")}<//>
      <${C} chosen=${e} onTap=${()=>n(!0)}>${a("all nights")}<//>
    </div>
    <div class="exports">${ps.map(([r,s,i])=>c`<a key=${r} class="export" href=${`${o}/${r}`} download>
      <b>${s}</b><span class="note">${i}</span></a>`)}</div>
    <p>${a("Whoever has a bundle can check it on any device, with no network and without us:")}
      ${" "}<a href="/verify">${a("open the page that checks it")}</a>, <a href="/verify" download="croupier-verify.html">${a("or take that page home, too")}</a></p>
  </section>`}var ds={[a("put right")]:"undo,amendment,round-voided,commitment-renewed,correction,night-reopened,tray-counted,drawer-counted",[a("chips and cash")]:"buy-in,buy-back,cash-out,marker-repaid,marker-limited,house-paid,gift,float-added,drawer-counted,correction",[a("tables")]:"table-opened,table-closed,game-changed,commitment-renewed,partners-drawn,phones-switched,series-ended,fill,credit,tray-counted,sat,stood,topped-up",[a("rounds")]:"round-began,round-closed,round-voided",[a("what was played")]:"action,undo,amendment,hand-over,cut",[a("the night")]:"night-opened,night-changed,night-closed,night-reopened,player-added,player-renamed"};function Kn({api:t,path:e,books:n,onExplain:o}){let[r,s]=S({table:"",player:"",kinds:""}),[{lines:i,older:l,trouble:u},h]=S({lines:[]}),p=async(f,m)=>{let d={...r,before:f},_=Object.entries(d).filter(([,w])=>w).map(([w,v])=>`${w}=${v}`).join("&");try{let w=await t.get(`${e}/books/journal?${_}`);h({lines:[...m,...w.lines],older:w.older})}catch(w){h({lines:m,trouble:w.message})}};return M(()=>{p(null,[])},[r]),c`<section class="part" aria-labelledby="journal">
    <h2 id="journal">${a("Journal")}</h2>
    <div class="filters no-print">
      <${Me} label=${a("table")} value=${r.table} choices=${n.tables.map(f=>[f.table,f.name])} onChange=${f=>s({...r,table:f})} />
      <${Me} label=${a("player")} value=${r.player} choices=${n.players.map(f=>[f.player,f.name])} onChange=${f=>s({...r,player:f})} />
      <${Me} label=${a("kind")} value=${r.kinds} choices=${Object.entries(ds).map(([f,m])=>[m,f])} onChange=${f=>s({...r,kinds:f})} />
    </div>
    <${Y} text=${u} />
    ${!i.length&&!u&&c`<p class="empty">${a("No such entry.")}</p>`}
    <ol class="journal">${i.map(f=>c`<${hs} key=${f.entry} line=${f} money=${n.money} onExplain=${o} />`)}</ol>
    ${l&&c`<div class="no-print"><${C} onTap=${()=>p(l,i)}>${a("older entries")}<//></div>`}
  </section>`}var Me=({label:t,value:e,choices:n,onChange:o})=>c`<label>${t}
  <select value=${e} onChange=${r=>o(r.target.value)}>
    <option value="">${a("all")}</option>
    ${n.map(([r,s])=>c`<option key=${r} value=${r}>${s}</option>`)}
  </select>
</label>`;function fs(t,e){let n={chips:r=>H("{count} chip","{count} chips",r),cash:r=>e?R(r,e):a("{chips} in cash",{chips:$(r)}),marker:r=>a("a marker of {chips}",{chips:$(r)})},o=Object.entries(t).map(([r,s])=>n[r](s));return o.length?` \xB7 ${a("moves {what}",{what:o.join(", ")})}`:""}function hs({line:t,money:e,onExplain:n}){let{entry:o,at:r,kind:s,by:i,table:l,round:u,says:h,why:p,puts_right:f,put_right_by:m,moves:d}=t,_=[l&&a("table {number}",{number:l}),u&&a("round {number}",{number:u})].filter(Boolean).join(", "),w=u&&["action","amendment","round-closed","round-voided"].includes(s);return c`<li class=${y([m&&"is-undone"])}>
    <span class="journal-number figure">${$(o)}</span>
    <div class="journal-says">
      <span>${h}</span>
      ${p&&c`<span>: ${p}</span>`}
      <span class="note">${L(r)} · ${Se(i.who)}${_&&` \xB7 ${_}`}${fs(d,e)}</span>
      ${f&&c`<span class="note mark">${a("puts entry {number} right",{number:f})}</span>`}
      ${m&&c`<span class="note mark">${a("put right by entry {number}",{number:m})}</span>`}
    </div>
    ${w&&c`<${C} kind="quiet" name=${a("explain round {round} of table {table}",{round:u,table:l})} onTap=${()=>n({table:l,round:u})}>${a("explain")}<//>`}
  </li>`}var ms="http://www.w3.org/2000/svg";function Jn({svg:t,name:e}){let n=t.includes("xmlns")?t:t.replace("<svg",`<svg xmlns="${ms}"`);return c`<img class="qr" alt=${e} src=${`data:image/svg+xml,${encodeURIComponent(n)}`} />`}function Vn({books:t}){let{seals:e}=t;return c`<section class="part" aria-labelledby="seals">
    <h2 id="seals">${a("Seals")}</h2>
    ${e.length?c`
      <div class="seals">${e.map(n=>c`<figure key=${n.entry} class="seal-card">
        <${Jn} svg=${n.qr} name=${a("the seal of entry {entry}",{entry:n.entry})} />
        <b class="seal">${n.code}</b>
        <figcaption class="note">${a("entry {entry}, {date}, {time}",{entry:n.entry,date:Jt(n.at),time:L(n.at)})}</figcaption>
        <code>${n.hash}</code>
      </figure>`)}</div>
      <${_s} seals=${e} />`:c`<p class="empty">${a("Closing the night seals it. There is nothing to photograph before.")}</p>`}
  </section>`}function _s({seals:t}){let[e,n]=S(""),o=e.toLowerCase().replace(/[^0-9a-f]/g,""),r=o.length>=16&&t.find(s=>s.hash.startsWith(o));return c`<div class="labelled no-print">
    <label for="photographed">${a("A seal that somebody photographed")}</label>
    <input id="photographed" maxlength="90" autocomplete="off" placeholder="1a2b-3c4d-5e6f-7081" value=${e} onInput=${s=>n(s.target.value)} />
    <p class=${o.length<16?"note":r?"note is-good":"note is-warning"} role="status">${o.length<16?a("Type its code: these books must still have it."):r?a("It is the seal of entry {entry}. Now audit the night: that ties everything before it to this seal.",{entry:r.entry}):a("These books do not have this seal. They are not the ones that were sealed.")}</p>
  </div>`}var Gn=({books:t})=>c`<section class="part" aria-labelledby="settling">
  <h2 id="settling">${a("Who pays whom")}</h2>
  <div class="settling">
    <${Zn} title=${a("The house as one of all")} payments=${t.settling.with_house} money=${t.money} />
    <${Zn} title=${a("What the house won or lost, divided equally")} payments=${t.settling.among_players} money=${t.money} />
  </div>
  <p class="note">${a("The fewest payments that make everyone even, as the night stands.")}</p>
</section>`,Zn=({title:t,payments:e,money:n})=>c`<div>
  <h3>${t}</h3>
  ${e.length===0?c`<p class="quiet">${a("Nobody owes anybody anything.")}</p>`:c`<ul class="pays">
    ${e.map(({payer:o,payee:r,amount:s})=>c`<li key=${`${o} ${r}`}>
      <span>${a("{payer} pays {payee}",{payer:o,payee:r})}</span><b class="figure">${R(s,n)}</b></li>`)}
  </ul>`}
</div>`;var rt=(t,e)=>t.reduce((n,o)=>n+e(o),0),zn=(t,e)=>e&&t?`${t<0?"\u2212":"+"}${Te(Math.abs(t),e)}`:null;function Qn({books:t,onStatement:e}){let{players:n,money:o}=t,r=i=>rt(n,l=>l[i]),s=[...n].sort((i,l)=>l.result-i.result);return c`<section class="part" aria-labelledby="players">
    <h2 id="players">${a("Who is up")}</h2>
    ${n.length?c`<table class="ledger figures">
      <thead><tr><th>${a("player")}</th><th class="number">${a("paid in")}</th><th class="number">${a("paid out")}</th><th class="number">${a("chips")}</th>
        <th class="number">${a("owes")}</th><th class="number">${a("is owed")}</th><th class="number">${a("result")}</th></tr></thead>
      <tbody>${s.map(i=>c`<tr key=${i.player}>
        <th scope="row" class="who"><button type="button" class="who-button" onClick=${()=>e(i.player)}>${i.name}</button></th>
        <td class="number" data-label=${a("paid in")}>${ft(i.cash_in,l=>R(l,o))}</td>
        <td class="number" data-label=${a("paid out")}>${ft(i.cash_out,l=>R(l,o))}</td>
        <td class="number" data-label=${a("chips")}>${ft(i.chips)}</td>
        <td class=${y(["number",!i.owes&&"is-nothing"])} data-label=${a("owes")}>${ft(i.owes)}</td>
        <td class=${y(["number",!i.owed&&"is-nothing"])} data-label=${a("is owed")}>${ft(i.owed)}</td>
        <td class=${y(["number","result",D(i.result)])} data-label=${a("result")}>${j(i.result)}
          ${o&&i.result!==0&&c`<span class="note"> ${zn(i.result,o)}</span>`}</td>
      </tr>`)}</tbody>
      <tfoot><tr>
        <th scope="row" class="who">${a("all players")}</th>
        <td class="number" data-label=${a("paid in")}>${R(r("cash_in"),o)}</td>
        <td class="number" data-label=${a("paid out")}>${R(r("cash_out"),o)}</td>
        <td class="number" data-label=${a("chips")}>${$(r("chips"))}</td>
        <td class="number" data-label=${a("owes")}>${$(r("owes"))}</td>
        <td class="number" data-label=${a("is owed")}>${$(r("owed"))}</td>
        <td class=${y(["number","result",D(r("result"))])} data-label=${a("result")}>${j(r("result"))}</td>
      </tr></tfoot>
    </table>`:c`<p class="empty">${a("Nobody has come yet.")}</p>`}
  </section>`}function Yn({books:t}){let{tables:e,on_felts:n,over_short:o}=t.house,r=e+n+o,s=rt(t.players,l=>l.result),i=[[a("won at the tables, less lost"),e],n!==0&&[a("in pots on the felt"),n],o!==0&&[a("chips missing by count, less found"),o]].filter(Boolean);return c`<section class="part" aria-labelledby="house">
    <h2 id="house">${a("The house")}</h2>
    <dl class="standing">
      ${i.map(([l,u])=>c`<div key=${l}><dt>${l}</dt><dd class=${y(["figure",D(u)])}>${j(u)}</dd></div>`)}
      <div><dt>${r<0?a("the house is down"):a("the house is up")}</dt><dd class=${y(["figure",D(r)])}>${j(r)}${t.money&&r!==0?` \xB7 ${zn(r,t.money)}`:""}</dd></div>
      <div><dt>${a("in the drawer")}</dt><dd class="figure">${R(t.drawer.cash,t.money)}</dd></div>
    </dl>
    <p class=${y(["note",r+s===0?"is-good":"is-warning"])}>${r+s===0?a("Everything adds up: all the players and the house come to nothing together."):a("It does not add up: {chips} chips are nobody's.",{chips:j(r+s)})}</p>
  </section>`}function Xn({api:t,path:e,books:n,player:o,onExplain:r,onClose:s}){let[{found:i,trouble:l},u]=S({});M(()=>{t.get(`${e}/books/statements/${o}`).then(f=>u({found:f}),f=>u({trouble:f.message}))},[o]);let h=c`<span></span><${C} kind="main" onTap=${s}>${a("done")}<//>`,{name:p}=n.players.find(f=>f.player===o);return c`<${Vt} title=${a("{player}, line by line",{player:p})} onClose=${s} foot=${h}>
    <div class="explain">
      <${Y} text=${l} />
      ${i&&c`<${$s} lines=${i.lines} money=${n.money} onExplain=${r} />`}
    </div>
  <//>`}function $s({lines:t,money:e,onExplain:n}){if(!t.length)return c`<p class="quiet">${a("Nothing yet.")}</p>`;let o=s=>rt(t,i=>i[s]),r=s=>s?`${s<0?"\u2212":"+"}${R(Math.abs(s),e)}`:"";return c`<table class="ledger figures">
    <thead><tr><th>${a("what")}</th><th class="number">${a("chips")}</th><th class="number">${a("cash")}</th><th class="number">${a("owes")}</th></tr></thead>
    <tbody>${t.map(s=>c`<tr key=${s.entry}>
      <th scope="row" class="who">${s.of?c`<button type="button" class="who-button" onClick=${()=>n(s.of)}>${s.what}</button>`:s.what}
        <span class="note"> ${L(s.at)}</span></th>
      <td class=${y(["number","result",s.of&&D(s.chips)])} data-label=${a("chips")}>${j(s.chips)}</td>
      <td class=${y(["number",!s.cash&&"is-nothing"])} data-label=${a("cash")}>${r(s.cash)}</td>
      <td class=${y(["number",!s.owes&&"is-nothing"])} data-label=${a("owes")}>${s.owes?j(s.owes):""}</td>
    </tr>`)}</tbody>
    <tfoot><tr><th scope="row" class="who">${a("in all")}</th>
      <td class="number result" data-label=${a("chips")}>${j(o("chips"))}</td>
      <td class="number" data-label=${a("cash")}>${r(o("cash"))}</td>
      <td class="number" data-label=${a("owes")}>${j(o("owes"))}</td></tr></tfoot>
  </table>`}var Gt=[["opening",1],["fills",1],["credits",-1],["results",1],["advanced",-1],["repaid",1],["counted",1]],to=t=>Gt.reduce((e,[n,o])=>e+o*t[n],0);function eo({books:t}){let{tables:e}=t;return c`<section class="part" aria-labelledby="tables">
    <h2 id="tables">${a("Tables")}</h2>
    ${e.length?c`<table class="ledger figures">
      <thead><tr><th>${a("table")}</th>${Gt.map(([n,o])=>c`<th key=${n} class="number">${o<0?"\u2212 ":n==="opening"?"":"+ "}${P(n)}</th>`)}
        <th class="number">${a("= closing")}</th></tr></thead>
      <tbody>${e.map(n=>c`<${gs} key=${n.table} table=${n} />`)}</tbody>
      <tfoot><tr><th scope="row" class="who">${a("all")}</th>
        ${Gt.map(([n])=>c`<td key=${n} class="number" data-label=${P(n)}>${$(rt(e,o=>o.sum[n]))}</td>`)}
        <td class="number result" data-label=${a("closing")}>${$(rt(e,n=>n.sum.closing))}</td>
      </tr></tfoot>
    </table>`:c`<p class="empty">${a("No table was opened.")}</p>`}
    <p class="note">${a("In chips. Results are what the house won of the rounds, less what it lost; advanced are markers for compulsory payments. The closing of a table that is open is what its tray holds now.")}</p>
  </section>`}function gs({table:t}){let{sum:e}=t,n=to(e)===e.closing;return c`<tr>
    <th scope="row" class="who">${t.name}<span class="note"> ${we(t.games)}, ${H("{count} round","{count} rounds",t.rounds)}${t.voided?c`, <b class="mark">${a("{voided} voided",{voided:t.voided})}</b>`:""}</span></th>
    ${Gt.map(([o])=>c`<td key=${o} data-label=${P(o)}
      class=${y(["number",o==="results"&&D(e[o]),!e[o]&&o!=="opening"&&"is-nothing"])}>${o==="results"||o==="counted"?j(e[o]):$(e[o])}</td>`)}
    <td class="number result" data-label=${a("closing")}>${$(e.closing)}${n?"":c` <b class="mark">${a("not {chips}",{chips:$(to(e))})}</b>`}</td>
  </tr>`}var zt=Number(location.pathname.split("/")[2]),it=new Tt("/api"),X=`nights/${zt}`,ys=15e3,vs=10,bs=1e3,ws=[["players",a("who is up")],["settling",a("who pays whom")],["put-right",a("put right")],["audit",a("audit##a part of the books")],["tables",a("tables")],["seals",a("seals")],["exports",a("take home")],["journal",a("journal")]];function xs(){let{books:t,newer:e,trouble:n,look:o}=Ss(),[r,s]=S({statement:ks()});if(n)return c`<${ke} mark="d" title=${a("The books are not here")} text=${n}>
    <${C} kind="main" onTap=${()=>o()}>${a("try again")}<//><//>`;if(!t)return c`<${ke} title=${a("One moment")} text=${a("The books are being read.")} />`;document.title=a("The books of {night} \xB7 Croupier",{night:t.name});let i=l=>s(u=>({...u,round:l}));return c`
    <${An} path=${[t.name,a("The books")]}><a class="masthead-link" href=${`/desk/${zt}`}>${a("the desk")}</a><//>
    <main class="desk books">
      <div class="headline">
        <div><h1>${a("The books of {night}",{night:t.name})}</h1>
          <p class="quiet">${a("{date} \xB7 as of entry {entry}, {time}",{date:Jt(t.opened),entry:t.version,time:L(t.last)})}</p></div>
        <span class=${`badge is-${t.status}`}>${P(t.status)}</span>
      </div>
      ${t.damage&&c`<p class="stale" role="alert">${`${t.damage} ${a("These are the books up to entry {entry}.",{entry:t.version})}`}</p>`}
      ${e&&c`<p class="stale no-print" role="status">${a("The night has gone on since.")} <${C} onTap=${()=>o()}>${a("read again")}<//></p>`}
      <nav class="books-nav" aria-label=${a("parts of the books")}>
        ${ws.map(([l,u])=>c`<a key=${l} href=${`#${l}`}>${u}</a>`)}
        <a href=${`/api/nights/${zt}/page`}>${a("on one page")}</a>
        <a href=${`/api/nights/${zt}/purposes/page`}>${a("receipts and expenses")}</a>
        <${C} onTap=${()=>print()}>${a("print")}<//>
      </nav>
      <${Qn} books=${t} onStatement=${l=>s({statement:l})} />
      <${Fn} api=${it} path=${X} books=${t} />
      <${Yn} books=${t} />
      <${Gn} books=${t} />
      <${In} books=${t} />
      <${Rn} api=${it} path=${X} books=${t} />
      <${eo} books=${t} />
      <${Vn} books=${t} />
      <${qn} path=${X} />
      <${Kn} key=${t.version} api=${it} path=${X} books=${t} onExplain=${i} />
    </main>
    ${t.players.some(l=>l.player===r.statement)&&c`<${Xn} api=${it} path=${X} books=${t} player=${r.statement}
      onExplain=${i} onClose=${()=>s({})} />`}
    ${r.round&&c`<${jn} api=${it} path=${`${X}/tables/${r.round.table}/rounds/${r.round.round}`}
      title=${a("Round {number}, explained",{number:r.round.round})} onClose=${()=>i(null)} />`}`}var ks=()=>Number(/^#player-(\d{1,9})$/.exec(location.hash)?.[1])||null;function Ss(){let[t,e]=S({}),n=async(r=vs)=>{try{e({books:await it.get(`${X}/books`)})}catch(s){s instanceof U&&s.status===401?Tn():s instanceof U||r===1?e({trouble:s.message}):setTimeout(()=>n(r-1),bs)}};M(()=>{n()},[]);let o=t.books?.version;return M(()=>{if(!o||t.newer||t.books.status==="closed")return;let s=setInterval(()=>document.hidden||it.get(`${X}/books/journal?limit=1`).then(({lines:[i]})=>i.entry>o&&e(l=>({...l,newer:!0})),()=>null),ys);return()=>clearInterval(s)},[o,t.newer]),{...t,look:n}}ue(c`<${xs} />`,document.getElementById("page"));
