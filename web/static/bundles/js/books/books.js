function Re(){let t=crypto.getRandomValues(new Uint8Array(16));return Array.from(t,e=>e.toString(16).padStart(2,"0")).join("")}var Ie=document.documentElement,J=Ie.lang||"en",ft=navigator.languages.find(t=>t.split("-")[0]===J)??J,Ps=JSON.parse(Ie.dataset.languages??'{"en":"English"}'),Xt=Reflect.get(globalThis,"catalogue")??{};var ao=new Intl.NumberFormat(J).format(1e4).replace(/\d/g,"");function _(t){let e=String(Math.abs(t)).replace(/\B(?=(\d{3})+$)/g,ao);return t<0?`\u2212${e}`:e}var Le=(t,e)=>new Intl.NumberFormat(J,{minimumFractionDigits:e,maximumFractionDigits:e}).format(t),E=t=>t>0?`+${_(t)}`:_(t);function He(t,e){if(!e)return _(t);let n=new Intl.NumberFormat(ft,{style:"currency",currency:e});return n.format(t/10**(n.resolvedOptions().maximumFractionDigits??0))}var De=/\{(\w+)\}/,co=new Intl.PluralRules(J),a=(t,e={})=>We(Be(t),e);function P(t,e,n,o={}){let r=Xt[e],s=typeof r=="object"?r[co.select(n)]??r.other:Ue(n===1?t:e);return We(s,{count:n,...o})}var V=(t,e)=>Be(t).split(De).map((n,o)=>o%2?Fe(e[n]):n);function Be(t){let e=Xt[t];return typeof e=="string"?e:Ue(t)}var Ue=t=>t.split("##")[0],We=(t,e)=>t.split(De).map((n,o)=>o%2?Fe(e[n]):n).join(""),Fe=t=>typeof t=="number"?_(t):t;var U=class extends Error{constructor({code:e,message:n,status:o,body:r}){super(n),this.name="Refused",this.code=e,this.status=o,this.body=r}},mt=class extends Error{constructor(){super(a("No answer from the server. Look whether it has arrived before you do it again.")),this.name="Unreachable",this.code="unreachable"}},ee=location.pathname.match(/^\/practice\/[\w-]+/)?.[0]??"",lo=5e3,qe=[250,500,1e3,2e3,4e3],uo=[502,503,504],At=class{#e;constructor(e){this.#e=ee+(e.endsWith("/")?e:`${e}/`)}async get(e){return te(await this.#t(e,{}))}async look(e,n){let o=await this.#t(e,{headers:n?{"If-None-Match":n}:{},cache:"no-store"});return o.status===304?null:{state:te(o),etag:o.etag}}async send(e,n,o={},{signal:r}={}){let s={"Content-Type":"application/json","Idempotency-Key":Re()},i={method:e,headers:s,body:JSON.stringify(o)};for(let c=0;;c+=1){try{return te(await this.#t(n,i))}catch(u){if(!(u instanceof mt)||r?.aborted)throw u}await new Promise(u=>setTimeout(u,qe[Math.min(c,qe.length-1)]))}}async#t(e,n){let o=new AbortController,r=setTimeout(()=>o.abort(),lo);try{let s=await fetch(this.#e+e,{signal:o.signal,...n});if(uo.includes(s.status))throw new mt;let{ok:i,status:c,headers:u}=s;return{ok:i,status:c,etag:u.get("ETag"),text:await s.text()}}catch{throw new mt}finally{clearTimeout(r)}}};function te({ok:t,status:e,text:n}){let o=po(n);if(t)return o;let{code:r=`http-${e}`,message:s}=o?.error??o??{};throw new U({code:r,message:s??a("The server answered {status} and did not say why.",{status:e}),status:e,body:o})}function po(t){try{return JSON.parse(t)}catch{return null}}var Je=function(t,e,n,o){var r;e[0]=0;for(var s=1;s<e.length;s++){var i=e[s++],c=e[s]?(e[0]|=i?1:2,n[e[s++]]):e[++s];i===3?o[0]=c:i===4?o[1]=Object.assign(o[1]||{},c):i===5?(o[1]=o[1]||{})[e[++s]]=c:i===6?o[1][e[++s]]+=c+"":i?(r=t.apply(c,Je(t,c,n,["",null])),o.push(r),c[0]?e[0]|=2:(e[s-2]=0,e[s]=r)):o.push(c)}return o},Ke=new Map;function Ve(t){var e=Ke.get(this);return e||(e=new Map,Ke.set(this,e)),(e=Je(this,e.get(t)||(e.set(t,e=(function(n){for(var o,r,s=1,i="",c="",u=[0],f=function(m){s===1&&(m||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,m,i):s===3&&(m||i)?(u.push(3,m,i),s=2):s===2&&i==="..."&&m?u.push(4,m,0):s===2&&i&&!m?u.push(5,0,!0,i):s>=5&&((i||!m&&s===5)&&(u.push(s,0,i,r),s=6),m&&(u.push(s,m,0,r),s=6)),i=""},p=0;p<n.length;p++){p&&(s===1&&f(),f(p));for(var h=0;h<n[p].length;h++)o=n[p][h],s===1?o==="<"?(f(),u=[u],s=3):i+=o:s===4?i==="--"&&o===">"?(s=1,i=""):i=o+i[0]:c?o===c?c="":i+=o:o==='"'||o==="'"?c=o:o===">"?(f(),s=1):s&&(o==="="?(s=5,r=i,i=""):o==="/"&&(s<5||n[p][h+1]===">")?(f(),s===3&&(u=u[0]),s=u,(u=u[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(f(),s=2):i+=o),s===3&&i==="!--"&&(s=4,u=u[0])}return f(),u})(t)),e),arguments,[])).length>1?e:e[0]}var v,ze,se,Z,ne,Nt,Qe,Mt,Ye,re,oe,ho,_t=Symbol.for("pv"),jt={},Pt=[],fo=/^m(i|n|o|s|text|space)$/,ie=Array.isArray,ae=Pt.slice,rt=Object.assign;function st(t){t&&t.parentNode&&t.remove()}function Rt(t,e,n){var o,r,s,i={},c=arguments.length;for(s in e)s=="key"?o=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:i[s]=e[s];return c>2&&(i.children=c>3?ae.call(arguments,2):n),$t(t,i,o,r,null)}function $t(t,e,n,o,r){var s={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:_t,__v:r||++ze,__i:-1,__u:0};return!r&&v.vnode&&v.vnode(s),s}function z(t){return t.children}function ct(t,e){this.props=t,this.context=e,this.__g=0}function G(t,e){if(e==null)return t.__&&G(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:G(t)}function mo(t){var e,n=t.__v,o=n.__e,r=[],s=[],i=t.__P;i&&((e=rt({constructor:_t},n)).__v=n.__v+1,v.vnode&&v.vnode(e),ce(i,e,n,t.__n,i.namespaceURI,32&n.__u?[o]:null,r,o||G(n),32&n.__u,s),e.__v=n.__v,e.__.__k[e.__i]=e,sn(r,e,s),n.__=n.__e=null,e.__e!=o&&Xe(e))}function Xe(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),Xe(t)}function Ze(t){(8&t.__g||(t.__g|=8,Z.push(t),Nt++))&&ne==v.debounceRendering||((ne=v.debounceRendering)||queueMicrotask)(tn)}function tn(){try{for(var t,e=1;Z.length;)Z.length>e&&Z.sort(Qe),t=Z.shift(),e=Z.length,8&t.__g&&mo(t)}finally{(Nt=Z.length)&&(ne||queueMicrotask)(tn)}}function en(t,e,n,o,r,s,i,c,u,f,p){var h,m,d,$,w,b,T=o.__k||Pt,g=e.length;for(u=$o(n,e,T,u,g),h=0;h<g;h++)(d=n.__k[h])!=null&&(m=~d.__i&&T[d.__i]||jt,d.__i=h,b=ce(t,d,m,r,s,i,c,u,f,p),$=d.__e,(m.ref!=d.ref||8&m.__u)&&(m.ref&&le(m.ref,null,d,m),d.ref&&p.push(d.ref,d.__c||$,d)),w=w||$,4&d.__u?(u=nn(d,u,t,!m.__v),m.__e&&(m.__e=null)):typeof d.type=="function"&&b!==void 0?u=b:$&&(u=$.nextSibling),d.__u&=-21);return n.__e=w,u}function $o(t,e,n,o,r){var s,i,c,u,f,p,h,m,d,$=n.length,w=$,b=0,T=0,g=t.__k=Array(r);for(s=0;s<r;s++)(i=e[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=g[s]=$t(null,i):ie(i)?i=g[s]=$t(z,{children:i}):i.constructor===_t&&i.__b?i=g[s]=$t(i.type,i.props,i.key,i.ref,i.__v):g[s]=i,u=s+b,i.__=t,i.__b=t.__b+1,c=null,~(f=i.__i=_o(i,n,u,w))&&(w--,(c=n[f])&&(c.__u|=2)),c&&c.__v?(i.__u|=16,f==u-1?b--:f==u+1?b++:f!=u&&(f>u?b--:b++,T=1)):(~f||(r>$?b--:r<$&&b++),typeof i.type!="function"&&(i.__u|=4))):g[s]=null;if(T){for(p=[],h=[],s=0;s<r;s++)if((i=g[s])&&16&i.__u){for(b=0,m=p.length;b<m;)p[d=b+m>>1]<i.__i?b=d+1:m=d;p[b]=i.__i,h[s]=b+1}for(b=p.length;s--;)h[s]&&(h[s]==b?b--:g[s].__u|=4)}if(w)for(s=0;s<$;s++)!(c=n[s])||2&c.__u||(c.__e==o&&(o=G(c)),ue(c,c));return o}function nn(t,e,n,o){var r,s,i,c;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=nn(r[s],e,n,!1));return e}for(e&&!e.parentNode&&(e=G(t))&&!e.parentNode&&(e=null),i=t.__e,c=e;c&&c.nodeType==8;)c=c.nextSibling;for(i!=c&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,e):n.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function _o(t,e,n,o){var r,s=t.key,i=t.type,c=e[n],u=c&&!(2&c.__u);if(c===null&&s==null||u&&s==c.key&&i==c.type)return n;if(o>(u?1:0)){for(r=n-1;r>=0;r--)if((c=e[r])&&!(2&c.__u)&&s==c.key&&i==c.type)return r;for(r=n+1;r<e.length;r++)if((c=e[r])&&!(2&c.__u)&&s==c.key&&i==c.type)return r}return-1}function Ge(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function Et(t,e,n,o,r){var s,i;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||Ge(t.style,e);if(n)for(e in n)o&&n[e]==o[e]||Ge(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(t.__e||(t.__e={}))[e]=n,n&&o||(i=oe[e]||(oe[e]=yo(e)),(t.__a||(t.__a={}))[e]=re,s=e!=(e=e.replace(Ye,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,i,s):t.removeEventListener(e,i,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function yo(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[Mt]==null)e[Mt]=re++;else if(e[Mt]<this.__a[t])return;return n(v.event?v.event(e):e)}}}function ce(t,e,n,o,r,s,i,c,u,f){var p,h,m,d,$,w,b,T,g,j,C,Yt,je,Ct,nt,Pe,K,ot,B=e.type;if(e.constructor!==_t)return null;128&n.__u&&(u=32&n.__u,p=n.__c.__z)&&(e.__u|=u,h=s=[],p.nodeType==8?c=Ot(p,s):s.push(p),c=s[0]||c),(p=v.__b)&&p(e);t:if(typeof B=="function"){m=i.length;try{if(T=e.props,g=(p=B.prototype)&&p.render,j=(p=B.contextType)&&o[p.__c],C=p?j?j.props.value:p.__:o,(d=n.__c)?(e.__c=d,2&d.__g&&(d.__g|=1)):(g?e.__c=d=new B(T,C):(e.__c=d=new ct(T,C),d.constructor=B,d.render=bo),j&&j.sub(d),d.state||(d.state={}),d.__n=o,d.__g|=8,d.__h=[],d.__k=[]),g&&(d.__s||(d.__s=d.state),B.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=rt({},d.__s)),rt(d.__s,B.getDerivedStateFromProps(T,d.__s)))),$=d.props,w=d.state,d.__v=e,n.__c){if(T!==$&&g&&!B.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(T,C),e.__v==n.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&d.shouldComponentUpdate(T,d.__s,C)===!1){e.__v!=n.__v&&(d.props=T,d.state=d.__s,d.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(H){H&&(H.__=e)}),Pt.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&i.push(d),c=G(n);break t}d.componentWillUpdate&&d.componentWillUpdate(T,d.__s,C),g&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate($,w,b)})}else g&&!B.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),g&&d.componentDidMount&&d.__h.push(d.componentDidMount);d.context=C,d.props=T,d.__P=t,d.__g&=-5,Yt=v.__r,je=g?25:0;do d.__g&=-9,Yt&&Yt(e),p=d.render(d.props,d.state=d.__s,d.context);while(8&d.__g&&++je<25);g&&(Pt.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(o=rt({},o,d.getChildContext())),g&&n.__c&&d.getSnapshotBeforeUpdate&&(b=d.getSnapshotBeforeUpdate($,w)),Ct=p&&p.type===z&&p.key==null?p.props.children:p,T.__P&&(p=c,r=(t=T.__P).namespaceURI,u=s=null,n.props&&n.props.__P!=t&&(n.__k.some(function(H){H&&ue(H,H)}),n.__k=null),c=n.__k?G(n,0):null),c=en(t,ie(Ct)?Ct:[Ct],e,n,o,r,s,i,c,u,f),T.__P&&(e.__e=null,c=p),e.__u&=-161,h&&h.some(st),d.__h.length&&i.push(d),1&d.__g&&(d.__g&=-4)}catch(H){if(i.length=m,e.__v=null,u||s)if(H&&H.then){if(e.__u|=128|u,s){for(~(K=s.indexOf(c||void 0))||(K=s.length);(ot=s[K-1])&&ot.nodeType==8;)K--;for(;K<s.length;K++)if(ot=s[K])if(s[K]=null,nt){if(ot==Pe)break}else{if(ot.nodeType!=8)break;ot.data.startsWith("$s")&&(Pe=Ot(nt=ot))}}if(!nt){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;nt=c}(p=Ot(nt=e.__c.__z||(e.__c.__z=nt)))?(e.__e=nt,c=p):e.__e=c,c=c&&c.nextSibling}else s&&s.some(st);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),H&&H.then||on(e),v.__e(H,e,n)}}else c=e.__e=go(n.__e,e,n,o,r,s,i,u,f,t);return(p=v.diffed)&&p(e),c}function Ot(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function on(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(on))}function sn(t,e,n){for(var o=0;o<n.length;)le(n[o++],n[o++],n[o++]);v.__c&&v.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){v.__e(s,r.__v)}})}function go(t,e,n,o,r,s,i,c,u,f){var p,h,m,d,$,w,b,T,g=n.props||jt,j=e.props,C=e.type;if(C=="svg"?r="http://www.w3.org/2000/svg":C=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(p=0;p<s.length;p++)if(($=s[p])&&(C?$.localName==C:$.nodeType==3)){t=$,s[p]=null;break}}if(!t){if(T=f.ownerDocument||document,!C)return T.createTextNode(j);t=T.createElementNS(r,C,j.is?j:f),c&&(v.__m&&v.__m(e,s),c=!1),s=null}if(C){if(f=C=="template"&&t.content||t,s=C=="textarea"&&j.defaultValue!=null?null:s&&ae.call(f.childNodes),!c&&s)for(g={},p=0;p<t.attributes.length;p++)g[($=t.attributes[p]).name]=$.value;for(p in g)$=g[p],p=="dangerouslySetInnerHTML"?m=$:p=="children"||p in j||p=="value"&&"defaultValue"in j||p=="checked"&&"defaultChecked"in j||Et(t,p,null,$,r);for(p in j)$=j[p],p=="children"?d=$:p=="dangerouslySetInnerHTML"?h=$:p=="value"?w=$:p=="checked"?b=$:c&&typeof $!="function"||g[p]===$||Et(t,p,$,g[p],r);h?(c||m&&(h.__html==m.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),e.__k=[]):(m&&(t.textContent=""),(C=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&fo.test(C))&&(r="http://www.w3.org/1999/xhtml"),en(f,ie(d)?d:[d],e,n,o,r,s,i,s?s[0]:n.__k&&G(n,0),c,u),s&&s.some(st)),c&&C!="textarea"||(p="value",C=="progress"&&w==null?t.removeAttribute(p):w==null||w===t[p]&&(C!="progress"||w)||Et(t,p,w,g[p],r),p="checked",b!=null&&b!=t[p]&&Et(t,p,b,g[p],r))}else g===j||c&&t.data==j||(t.data=j);return t}function le(t,e,n,o){try{typeof t=="function"?e?e.__x=t(e)||1:o&&(o=o.__c||o.__e)&&(e=o.__x)&&(o.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){v.__e(r,n)}}function ue(t,e,n){var o,r,s,i;if(v.unmount&&v.unmount(t),!(o=t.ref)||o.current&&o.current!=t.__e||le(o,null,e,t),o=t.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(c){v.__e(c,e)}o.__P=o.__n=null}if(o=t.__k)for(i=0;i<o.length;i++)o[i]&&ue(o[i],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(o=t.__c)&&(o=o.__z)&&(r=Ot(o,s=[]))&&(o==t.__e&&s.some(st),st(r),st(o)),n||st(t.__e),t.__e=t.__c=t.__=null}function bo(t,e,n){return this.constructor(t,n)}function pe(t,e){var n,o,r,s;v.__&&v.__(t,e),e.nodeType==9&&(e=e.documentElement),o=(n=t&&32&t.__u)?null:e.__k,e.__k=$t(z,{children:[t]}),r=[],s=[],ce(e,e.__k,o||jt,jt,e.namespaceURI,o?null:e.firstChild?ae.call(e.childNodes):null,r,o?o.__e:e.firstChild,n,s),sn(r,e.__k,s),e.__k.props.children=null}v={__e:function(t,e,n,o){for(var r,s,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,o||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(c){t=c}}throw Nt=0,t}},ze=0,se=function(t){return t!=null&&t.constructor===_t},ct.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=rt({},this.state)),typeof t=="function"&&(t=t(rt({},n),this.props)),t&&(rt(n,t),this.__v&&(e&&this.__k.push(e),Ze(this)))},ct.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Ze(this))},ct.prototype.render=z,Z=[],Nt=0,Qe=function(t,e){return t.__v.__b-e.__v.__b},Mt=Symbol(),Ye=/(PointerCapture)$|Capture$/i,re=0,oe={},ho=0;var lt,O,de,rn,he=Object.is,It=0,mn=[],fe=[],M=v,an=M.__b,cn=M.__r,ln=M.diffed,un=M.__c,pn=M.unmount,dn=M.__;function Lt(t,e){M.__h&&M.__h(O,t,It||e),It=0;var n=O.__H||(O.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function x(t){return It=1,vo($n,t)}function vo(t,e,n){var o=Lt(lt++,2);if(o.t=t,!o.__c&&(o.__=[n?n(e):$n(void 0,e),function(s){var i=(o.__N||o.__)[0],c=o.t(i,s);he(i,c)||(o.__N=[c,o.__[1]],o.__c.setState({}))}],o.__c=O,!O.__f)){O.__f=!0;var r=O.shouldComponentUpdate;O.shouldComponentUpdate=function(s,i,c){var u=this.__H;if(!u)return!0;var f=!1,p=this.props!=s;if(u.__.some(function(m){m.__N&&(f=!0,he(m.__[0],m.__N[0])||(p=!0))}),r){var h=r.call(this,s,i,c);return f?h||p:h}return!f||p}}return o.__}function A(t,e){var n=Lt(lt++,3);!M.__s&&_e(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,O.__H.__h.push(n))}function $e(t,e){var n=Lt(lt++,4);!M.__s&&_e(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,O.__h.push(n))}function W(t){return It=5,gt(function(){return{current:t}},[])}function gt(t,e){var n=Lt(lt++,7);return _e(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function wo(){var t;do{for(;t=fe.shift();)try{yt(t)}catch(n){M.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=mn.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(yt),e.__h.some(me),e.__h=[]}catch(n){e.__h=[],M.__e(n,t.__v)}}}while(fe.length)}M.__b=function(t){O=null,an&&an(t)},M.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),dn&&dn(t,e)},M.__r=function(t){cn&&cn(t),lt=0;var e=(O=t.__c).__H;e&&(de==O?O.__h=[]:(e.__h.some(yt),e.__h.some(me),lt=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),de=O},M.diffed=function(t){ln&&ln(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&fn(mn.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),de=O=null},M.__c=function(t,e){e.some(function(n){try{n.__h.some(yt),n.__h=n.__h.filter(function(o){return!o.__||me(o)})}catch(o){n.__h=[function(){throw o}]}}),un&&un(t,e)},M.unmount=function(t){pn&&pn(t);var e,n,o=t.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,fn(fe.push(r))}else yt(r)}catch(s){e=s}}),o.__H=void 0,e&&M.__e(e,o.__v))};var hn=typeof requestAnimationFrame=="function";function xo(t){var e,n=function(){clearTimeout(o),hn&&cancelAnimationFrame(e),setTimeout(t)},o=setTimeout(n,35);hn&&(e=requestAnimationFrame(n))}function fn(t){t!=1&&rn==M.requestAnimationFrame||((rn=M.requestAnimationFrame)||xo)(wo)}function yt(t){var e=O,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),O=e}function me(t){var e=O;t.__c=t.__(),O=e}function _e(t,e){return!t||t.length!=e.length||e.some(function(n,o){return!he(n,t[o])})}function $n(t,e){return typeof e=="function"?e(t):e}var ko=Symbol.for("preact-signals");function Ut(){if(F>1){F--;return}let t,e=!1;for((function(){let n=Ht;for(Ht=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let r=o.t;r!==void 0;r=r.x)r.i===n.i&&(r.i=o.i);n=n.o}})();vt!==void 0;){let n=vt;for(vt=void 0,Dt++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&yn(n))try{n.c()}catch(r){e||(t=r,e=!0)}n=o}}if(Dt=0,F--,e)throw t}function Wt(t){if(F>0)return t();ye=++So,F++;try{return t()}finally{Ut()}}var S,bt,vt;function wt(t){let e=S,n=bt;S=void 0,bt=void 0;try{return t()}finally{S=e,bt=n}}var Ht,F=0,Dt=0,So=0,ye=0,Bt=0;function _n(t){if(S===void 0)return;let e=t.n;if(e===void 0||e.t!==S)return e={i:0,S:t,p:S.s,n:void 0,t:S,e:void 0,x:void 0,r:e},S.s!==void 0&&(S.s.n=e),S.s=e,t.n=e,32&S.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=S.s,e.n=void 0,S.s.n=e,S.s=e),e}function N(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}N.prototype.brand=ko;N.prototype.h=function(){return!0};N.prototype.S=function(t){let e=this.t;e!==t&&t.e===void 0&&(t.x=e,this.t=t,e!==void 0?e.e=t:wt(()=>{var n;(n=this.W)==null||n.call(this)}))};N.prototype.U=function(t){if(this.t!==void 0){let e=t.e,n=t.x;e!==void 0&&(e.x=n,t.e=void 0),n!==void 0&&(n.e=e,t.x=void 0),t===this.t&&(this.t=n,n===void 0&&wt(()=>{var o;(o=this.Z)==null||o.call(this)}))}};N.prototype.subscribe=function(t){return Q(()=>{let e=this.value;wt(()=>t(e))},{name:"sub"})};N.prototype.valueOf=function(){return this.value};N.prototype.toString=function(){return this.value+""};N.prototype.toJSON=function(){return this.value};N.prototype.peek=function(){return wt(()=>this.value)};Object.defineProperty(N.prototype,"value",{get(){let t=_n(this);return t!==void 0&&(t.i=this.i),this.v},set(t){if(t!==this.v){if(Dt>100)throw new Error("Cycle detected");(function(e){F!==0&&Dt===0&&e.l!==ye&&(e.l=ye,Ht={S:e,v:e.v,i:e.i,o:Ht})})(this),this.v=t,this.i++,Bt++,F++;try{for(let e=this.t;e!==void 0;e=e.x)e.t.N()}finally{Ut()}}}});function xt(t,e){return new N(t,e)}function yn(t){for(let e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function gn(t){for(let e=t.s;e!==void 0;e=e.n){let n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function bn(t){let e,n=t.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):e=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}t.s=e}function it(t,e){N.call(this,void 0,e),this.x=t,this.s=void 0,this.g=Bt-1,this.f=4}it.prototype=new N;it.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Bt))return!0;if(this.g=Bt,this.f|=1,this.i>0&&!yn(this))return this.f&=-2,!0;let t=S;try{gn(this),S=this;let e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return S=t,bn(this),this.f&=-2,!0};it.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(let e=this.s;e!==void 0;e=e.n)e.S.S(e)}N.prototype.S.call(this,t)};it.prototype.U=function(t){if(this.t!==void 0&&(N.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(let e=this.s;e!==void 0;e=e.n)e.S.U(e)}};it.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(it.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let t=_n(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function kt(t,e){return new it(t,e)}function vn(t){let e=t.j;if(t.j=void 0,typeof e=="function"){F++;let n=S;S=void 0;try{e()}catch(o){throw t.f&=-2,t.f|=8,ge(t),o}finally{S=n,Ut()}}}function ge(t){for(let e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,vn(t)}function To(t){if(S!==this)throw new Error("Out-of-order effect");bn(this),S=t,this.f&=-2;try{8&this.f&&ge(this)}finally{Ut()}}function ut(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,bt&&bt.push(this)}ut.prototype.c=function(){let t=this.S();try{if(8&this.f||this.x===void 0)return;let e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};ut.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,vn(this),gn(this),F++;let t=S;return S=this,To.bind(this,t)};ut.prototype.N=function(){2&this.f||(this.f|=2,this.u=vt,vt=this)};ut.prototype.d=function(){this.f|=8,1&this.f||ge(this)};ut.prototype.dispose=function(){this.d()};function Q(t,e){let n=new ut(t,e);try{n.c()}catch(r){throw n.d(),r}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Co=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,wn,qt,Ft;var xn=[];Q(function(){wn=this.N})();function pt(t,e){v[t]=e.bind(null,v[t]||(()=>{}))}function St(t){if(Ft){let e=Ft;Ft=void 0,e()}Ft=t&&t.S()}function kn({data:t}){let e=Eo(t);e.name="ReactiveDom",e.value=t;let[n,o]=gt(()=>{let r=this,s=this.__v;for(;s=s.__;)if(s.__c){s.__c.__$f|=4;break}let i=kt(()=>{let p=e.value.value;return p===0?0:p===!0?"":p||""}),c=kt(()=>!Array.isArray(i.value)&&!se(i.value)),u=Q(function(){if(this.N=Sn,c.value){let p=i.value;r.__v&&r.__v.__e&&r.__v.__e.nodeType===3&&(r.__v.__e.data=p)}}),f=this.__$u.d;return this.__$u.d=function(){u(),f.call(this)},[c,i]},[]);return n.value?o.peek():o.value}kn.displayName="ReactiveTextNode";Object.defineProperties(N.prototype,{constructor:{configurable:!0,value:Rt(z,null).constructor},type:{configurable:!0,value:kn},props:{configurable:!0,get(){let t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});pt("__b",(t,e)=>{if(St(),qt=void 0,typeof e.type=="string"){let n,o=e.props;for(let r in o){if(r==="children")continue;let s=o[r];s instanceof N&&(n||(e.__np=n={}),n[r]=s,o[r]=s.peek())}}t(e)});pt("__r",(t,e)=>{if(t(e),e.type!==z){St();let n,o=e.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=(function(r,s){let i;return Q(function(){i=this},{name:s}),i.c=r,i})((function(r){return function(){var s;Co&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(o),typeof e.type=="function"?e.type.displayName||e.type.name:""))),qt=o,St(n)}});pt("__e",(t,e,n,o)=>{St(),qt=void 0,t(e,n,o)});pt("diffed",(t,e)=>{St(),qt=void 0;let n;if(typeof e.type=="string"&&(n=e.__e)){let o=e.__np,r=e.props,s=n.U;if(s)for(let i in s){let c=s[i];c===void 0||o&&i in o||(c.d(),s[i]=void 0)}if(o){s||(s={},n.U=s);for(let i in o){let c=s[i],u=o[i];c===void 0?(c=Ao(n,i,u,r),s[i]=c):c.o(u,r)}}}t(e)});function Ao(t,e,n,o){let r=e in t&&t.ownerSVGElement===void 0,s=xt(n);return{o:(i,c)=>{s.value=i,o=c},d:Q(function(){this.N=Sn;let i=s.value.value;o[e]!==i&&(o[e]=i,r?t[e]=i:i!=null&&(i!==!1||e[4]==="-")?t.setAttribute(e,i):t.removeAttribute(e))})}}pt("unmount",(t,e)=>{if(typeof e.type=="string"){let n=e.__e;if(n){let r=n.U;if(r){n.U=void 0;for(let s in r){let i=r[s];i&&i.d()}}}let o=e.__np;if(o){let r=e.props;for(let s in o)r[s]=o[s]}e.__np=void 0}else{let n=e.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}t(e)});pt("__h",(t,e,n,o)=>{o<3&&(e.__$f|=2),t(e,n,o)});ct.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let r in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let r in t)if(r!=="__source"&&t[r]!==this.props[r])return!0;for(let r in this.props)if(!(r in t))return!0;return!1};function Eo(t,e){return gt(()=>xt(t,e),[])}var Mo=t=>{queueMicrotask(()=>{queueMicrotask(t)})};function Oo(){Wt(()=>{let t;for(;t=xn.shift();)wn.call(t)})}function Sn(){xn.push(this)===1&&(v.requestAnimationFrame||Mo)(Oo)}var l=Ve.bind(Rt),y=t=>t.filter(Boolean).join(" ");var No=320,jo=1500,Po=36,Ro=1800,be={x:-1e3,y:-1e3,at:-1/0},Io=be,Y=be;addEventListener("click",({clientX:t,clientY:e})=>{Io=Y,Y={x:t,y:e,at:performance.now()}},{capture:!0});var Lo=(t,e)=>Math.hypot(t.x-e.x,t.y-e.y)<=Po;function ve(t,{fresh:e=!1}={}){let n=W(e&&Y!==be?null:t),o=W(!1),r=W(null);return n.current!==t&&(n.current=t,o.current=!0,r.current=performance.now()-Y.at<jo?Y:null),$e(()=>{if(!o.current)return;let s=setTimeout(()=>{o.current=!1},No);return()=>clearTimeout(s)},[t]),{swallows(s){return s.detail===0||!o.current||r.current&&!Lo(r.current,Y)?!1:(s.stopPropagation(),s.preventDefault(),Ho(a("This has just changed. Tap again.")),!0)}}}var Tn=null,Cn;function Ho(t){Tn?.remove(),clearTimeout(Cn);let e=document.createElement("p");Tn=e,e.className="unheard",e.setAttribute("role","status"),e.textContent=t,([...document.querySelectorAll("dialog[open]")].at(-1)??document.body).append(e);let{width:o,height:r}=e.getBoundingClientRect();e.style.left=`${Math.max(8,Math.min(Y.x-o/2,innerWidth-o-8))}px`,e.style.top=`${Math.max(8,Y.y-r-40)}px`,Cn=setTimeout(()=>e.remove(),Ro)}function k({kind:t,name:e,disabled:n,busy:o,large:r,chosen:s,onTap:i,children:c}){let u=["button",t&&`is-${t}`,r&&"is-large",o&&"is-busy",s&&"is-chosen"];return l`<button type="button" class=${y(u)} aria-label=${e} aria-busy=${o?"true":null}
      aria-pressed=${s===void 0?null:String(!!s)}
      disabled=${n} onClick=${()=>!o&&i?.()}>${c}</button>`}function An(){return location.replace(`/sign-in?next=${encodeURIComponent(location.pathname)}`),null}var Do={live:a("live"),polling:a("slow"),lost:a("no connection")};function En({path:t,heading:e,round:n,tray:o,connection:r,children:s}){return l`<header class="bar">
    <ol class="bar-path">${t.map((i,c)=>l`<li key=${i}>${e&&c===t.length-1?l`<h1>${i}</h1>`:i}</li>`)}</ol>
    ${n!=null&&l`<span>${V("round {number}",{number:l`<b>${n}</b>`})}</span>`}
    ${o!=null&&l`<span class="bar-tray" data-place="house">${V("tray {chips}",{chips:l`<b class="figure">${_(o)}</b>`})}</span>`}
    ${r&&l`<span class=${`connection is-${r}`} role="status">${Do[r]}</span>`}
    ${s}
  </header>`}var Mn=({path:t,connection:e,children:n})=>l`<div class="masthead" data-ground="felt">
  <${En} path=${t} connection=${e}>${n}<//>
</div>`;var Bo={2:a("two"),3:a("three"),4:a("four"),5:a("five"),6:a("six"),7:a("seven"),8:a("eight"),9:a("nine"),T:a("ten"),J:a("jack"),Q:a("queen"),K:a("king"),A:a("ace")},Uo={c:a("clubs"),d:a("diamonds"),h:a("hearts"),s:a("spades")},Kt={2:"M4.5 12C5 6.5 9.5 3.5 15 3.5C21 3.5 25.5 7 25.5 13C25.5 17.5 23 21 18.5 25.5L4.5 40.5H26.5",3:"M4.5 7C7.5 4.5 10.5 3.5 14 3.5C20 3.5 24.5 7 24.5 12S20.5 20.7 13 20.7C21.5 20.7 26 24.5 26 30.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.8",4:"M20.5 40.5V3.5L3.5 29.5H27",5:"M24.5 3.5H7.5L6 20C8.5 18 11.5 17 14.5 17C21.5 17 26.5 21.5 26.5 28.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.5",6:"M4 29.5C4 23 9 18.3 15 18.3S26 23 26 29.5S21 40.5 15 40.5S4 36 4 29.5C4 16 9 7 19.5 3.5",7:"M3.5 3.5H26.5C19.5 15 14 27 12.5 40.5",8:"M15 21A9.8 8.75 0 1 1 15 3.5A9.8 8.75 0 1 1 15 21A11.3 9.75 0 1 1 15 40.5A11.3 9.75 0 1 1 15 21Z",9:"M26 14.5C26 21 21 25.7 15 25.7S4 21 4 14.5S9 3.5 15 3.5S26 8 26 14.5C26 28 21 37 10.5 40.5",T:"M3.5 10L9.5 3.5V40.5M24.2 3.5C18.5 3.5 16.4 10 16.4 22S18.5 40.5 24.2 40.5S32 34 32 22S29.9 3.5 24.2 3.5Z",J:"M13 3.5H23V29.5C23 36.5 19 40.5 13.5 40.5C8 40.5 4.5 37 4.5 31",Q:"M15 3.5C7.5 3.5 3.5 10 3.5 22S7.5 40.5 15 40.5S26.5 34 26.5 22S22.5 3.5 15 3.5ZM17.5 31.5L26.5 41.5",K:"M5 3.5V40.5M26 3.5L6.5 25M13 18.5L26.5 40.5",A:"M3.5 40.5L15 3.5L26.5 40.5M8 29H22"},dt={c:"M71 28A21 21 0 1 1 29 28A21 21 0 1 1 71 28ZM50 59A22 22 0 1 1 6 59A22 22 0 1 1 50 59ZM94 59A22 22 0 1 1 50 59A22 22 0 1 1 94 59ZM38 42H62L54 62C55 78 59 88 67 95H33C41 88 45 78 46 62Z",d:"M50 3C60 21 73 38 87 50C73 62 60 79 50 97C40 79 27 62 13 50C27 38 40 21 50 3Z",h:"M50 93C20 68 5 51 5 32C5 17 16 7 28 7C38 7 46 13 50 23C54 13 62 7 72 7C84 7 95 17 95 32C95 51 80 68 50 93Z",s:"M50 4C66 26 93 41 93 62C93 74 84 83 73 83C65 83 59 79 55 73C56 82 60 89 67 95H33C40 89 44 82 45 73C41 79 35 83 27 83C16 83 7 74 7 62C7 41 34 26 50 4Z"},we="M50 4L61 37L96 37L68 58L78 92L50 71L22 92L32 58L4 37L39 37Z",On=[...Array(9).keys()].map(t=>{let e=20*(t+1),n=Math.max(0,e-120),o=Math.min(80,e);return`M${10+n} ${10+e-n}L${10+o} ${10+e-o}M${90-n} ${10+e-n}L${90-o} ${10+e-o}`}).join("");function Jt(t){return t==="Jk"?a("joker"):q(t)?a("{rank} of {suit}",{rank:Bo[t[0]],suit:Uo[t[1]]}):a("face down")}var q=t=>typeof t=="string"&&/^([2-9TJQKA][cdhs]|Jk)$/.test(t),Wo=[..."shdc"].flatMap(t=>[..."AKQJT98765432"].map(e=>e+t));var Fo={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},Nn=t=>q(t)&&t!=="Jk"?`${t[0]==="T"?"10":t[0]}${Fo[t[1]]}\uFE0E`:Jt(t);var R=t=>a(`${String(t).replaceAll("_"," ")}##of a game`);function Vt(t){return q(t)?Nn(t):typeof t=="number"?_(t):typeof t=="boolean"?t?a("yes"):a("no"):Array.isArray(t)?t.map(Vt).join(" "):t&&typeof t=="object"?Object.values(t).map(Vt).join(" \xB7 "):R(t)}function xe(t){return t.length<2?t.join(""):a("{others} and {last}",{others:t.slice(0,-1).join(", "),last:t.at(-1)})}var qo={weekday:"long",day:"numeric",month:"long",year:"numeric"},Zt=t=>new Date(t).toLocaleDateString(ft,qo),D=t=>new Date(t).toLocaleTimeString(ft,{hour:"2-digit",minute:"2-digit"});var jn=t=>P("{count} chip","{count} chips",t),ht=(t,e=_)=>t?e(t):"\u2013";function Ko({card:t,lit:e,dim:n}){let o=q(t),r=[o&&t!=="Jk"&&`suit-${t[1]}`,e&&"is-lit",n&&"is-dim"];return l`<svg class=${y(["card",...r])} viewBox="0 0 100 140" role="img" aria-label=${Jt(t)}>
    <rect class="card-paper" x="1" y="1" width="98" height="138" rx="9" />
    <g key=${t} class="card-side">${o?t==="Jk"?Vo:Jo(t):Zo}</g>
  </svg>`}function Jo([t,e]){return l`
    <path class="card-rank" d=${Kt[t]} transform=${`translate(${t==="T"?7:9} 9) scale(1.3)`} />
    <path class="card-pip" d=${dt[e]} transform="translate(10 71) scale(.33)" />
    <path class="card-pip" d=${dt[e]} transform="translate(47 82) scale(.47)" />`}var Vo=l`
  <path class="card-rank" d=${Kt.J} transform="translate(9 9) scale(1.3)" />
  <path class="card-pip" d=${we} transform="translate(28 68) scale(.62)" />`,Zo=l`
  <rect class="card-back" x="7" y="7" width="86" height="126" rx="5" />
  <path class="card-lattice" d=${On} />
  <rect class="card-lattice" x="10" y="10" width="80" height="120" rx="3" />`;function Go({label:t,wanted:e}){return l`<svg class="card" viewBox="0 0 100 140" role="img" aria-label=${t??a("no card yet")}>
    <rect class=${y(["card-outline",e&&"is-wanted"])} x="3" y="3" width="94" height="134" rx="9" />
  </svg>`}function ke({cards:t,places:e=0,label:n,fanned:o,lit:r,wanted:s}){let i=Math.max(0,e-t.length);return l`<div class=${y(["hand",o&&"is-fanned"])} role="group" aria-label=${n}>
    <div class="hand-cards">
      ${t.map((c,u)=>l`<${Ko} key=${u} card=${c}
        lit=${r?.has(c)} dim=${r&&!r.has(c)} />`)}
      ${[...Array(i).keys()].map(c=>l`<${Go} key=${`empty ${c}`} wanted=${s&&c===0} />`)}
    </div>
    ${n&&l`<div class="hand-label">${n}</div>`}
  </div>`}function Gt({title:t,onClose:e,foot:n,large:o,children:r}){let s=W(null),i=ve(t,{fresh:!0});A(()=>{let u=s.current,f=document.activeElement;return u.showModal(),()=>{u.close(),f?.focus({preventScroll:!0})}},[]);let c=u=>{u.preventDefault(),e()};return l`<dialog class=${y(["dialog",o&&"is-large"])} ref=${s} aria-label=${t} onCancel=${c} onClickCapture=${i.swallows}>
    <h2>${t}</h2>
    <div class="dialog-body">${r}</div>
    <div class="dialog-foot">${n}</div>
  </dialog>`}function X({text:t,onGone:e}){return t?l`<div class="slip" role="alert">
    <span>${t}</span>${e&&l`<${k} kind="quiet" name=${a("close")} onTap=${e}>✕<//>`}
  </div>`:null}function In({api:t,path:e,seat:n,title:o,onClose:r}){let[{told:s,trouble:i},c]=x({}),[u,f]=x(n??null);A(()=>{let h=`${e}/explanation${u?`?seat=${u}`:""}`;t.get(h).then(m=>c({told:m}),m=>c({trouble:Qo(m)}))},[e,u]);let p=l`
    ${u?l`<${k} kind="plain" onTap=${()=>f(null)}>${a("the whole round")}<//>`:l`<span></span>`}
    <${k} kind="main" onTap=${r}>${a("done")}<//>`;return l`<${Gt} title=${o} onClose=${r} foot=${p}>
    <div class="explain">
      <${X} text=${i} />
      ${s&&l`<${Xo} told=${s} about=${u} again=${s.closed&&zo(e)} />`}
      ${!s&&!i&&l`<p class="quiet">${a("One moment.")}</p>`}
    </div>
  <//>`}var zo=t=>t.replace(/^nights\/(\d+)\/tables\/(\d+)\/rounds\/(\d+)$/,`${ee}/rounds/$1/$2#$3`),Qo=t=>t instanceof U?t.message:a("The server does not answer. Try again."),Yo="0 = 0";function Xo({told:t,about:e,again:n}){let o=t.steps.filter(r=>!e||es(r)).reverse();return l`
    <p class="quiet">${ts(t)}</p>
    ${Object.values(t.sums).some(r=>r!==Yo)&&l`<dl class="explain-sums">
      ${Object.entries(t.sums).map(([r,s])=>l`<div key=${r}><dt>${r}</dt><dd>${s.replaceAll(" - "," \u2212 ")}</dd></div>`)}
    </dl>`}
    <ol class="explain-steps" reversed>
      ${o.map(r=>l`<${ns} key=${r.entry} step=${r} />`)}
    </ol>
    ${t.shuffle.seed&&l`<details class="explain-shuffle"><summary>${a("the shuffle, to check it")}</summary>
      ${["commitment","seed","cut"].filter(r=>t.shuffle[r]).map(r=>l`<p key=${r} class="small">
        <span class="quiet">${R(r)}</span> <code>${t.shuffle[r]}</code></p>`)}
    </details>`}
    ${n&&l`<p><a class="button is-plain" href=${n}>${a("see it card by card")}</a></p>`}`}var ts=({game:t,table:e,round:n,ended:o})=>o?V("{game}, table {table}, round {round}: {ended}.",{game:t,table:e,round:n,ended:l`<b>${o}</b>`}):a("{game}, table {table}, round {round}.",{game:t,table:e,round:n}),es=({says:t,moves:e,cards:n})=>t.length>0||e.length>0||Object.keys(n).length>0;function ns({step:t}){let{entry:e,did:n,cards:o,says:r,moves:s}=t;return l`<li class="explain-step" value=${e}>
    <p class="explain-did">${R(n)} <span class="quiet small">${a("entry {number}",{number:e})}</span></p>
    ${r.map((i,c)=>l`<${ss} key=${c} ...${i} />`)}
    ${s.length>0&&l`<ul class="explain-moves">
      ${s.map((i,c)=>l`<li key=${c}>${os(i)}</li>`)}
    </ul>`}
    ${Object.keys(o).length>0&&l`<div class="explain-cards">
      ${Object.entries(o).map(([i,c])=>c.length>0&&l`<${ke} key=${i} cards=${c} label=${i} fanned=${c.length>5} />`)}
    </div>`}
  </li>`}var os=({amount:t,source:e,target:n,why:o})=>V("{chips} from {source} to {target}: {why}",{chips:l`<b class="figure">${_(t)}</b>`,source:e,target:n,why:o});function ss({text:t,details:e}){let n=Object.entries(e),o=n.filter(([,i])=>Pn(i)),r=n.filter(([,i])=>Rn(i)),s=n.filter(([,i])=>!Pn(i)&&!Rn(i));return l`<div class="explain-said">
    <p>${t}</p>
    ${o.map(([i,c])=>l`<${ke} key=${i} cards=${c} label=${i==="cards"?null:R(i)} />`)}
    ${r.map(([i,c])=>l`<${rs} key=${i} rows=${c} />`)}
    ${s.length>0&&l`<p class="quiet small">${s.map(([i,c])=>`${R(i)} ${Ln(c)}`).join(" \xB7 ")}</p>`}
  </div>`}var Pn=t=>Array.isArray(t)&&t.length>0&&t.every(e=>q(e)||e==="??"),Rn=t=>Array.isArray(t)&&t.length>0&&t.every(e=>e&&typeof e=="object"&&!Array.isArray(e));function rs({rows:t}){let e=[...new Set(t.flatMap(Object.keys))],n=r=>t.every(s=>s[r]==null||typeof s[r]=="number"),o=Object.fromEntries(e.map(r=>[r,n(r)?"number":null]));return l`<table class="ledger explain-rows">
    <thead><tr>${e.map(r=>l`<th key=${r} class=${o[r]}>${R(r)}</th>`)}</tr></thead>
    <tbody>${t.map((r,s)=>l`<tr key=${s}>
      ${e.map(i=>l`<td key=${i} class=${o[i]}>${Ln(r[i])}</td>`)}
    </tr>`)}</tbody>
  </table>`}var Ln=t=>t==null?"\u2013":Vt(t);function Se({mark:t="s",title:e,text:n,children:o}){return l`<div class="state">
    <svg class="state-mark" viewBox="0 0 100 100" aria-hidden="true">
      <path fill="currentColor" d=${dt[t]} />
    </svg>
    <p class="state-title">${e}</p>
    ${n&&l`<p class="state-text">${n}</p>`}
    ${o}
  </div>`}var is=400;function Hn({api:t,path:e,books:n}){let[o,r]=x({status:"none"}),[s,i]=x(null),c=p=>p.then(h=>{r(h),i(null)},h=>i(h.message)),u=o.status==="waiting"||o.status==="running";A(()=>{c(t.get(`${e}/audit`))},[]),A(()=>{if(!u)return;let p=setTimeout(()=>c(t.get(`${e}/audit`)),is);return()=>clearTimeout(p)},[o,s]);let f=()=>c(t.send("POST",`${e}/audit`));return l`<section class="part" aria-labelledby="audit">
    <h2 id="audit">${a("Audit")}</h2>
    <div class="audit-box">
      <div class="audit-row">
        <p>${a("Every round is played again from its cards, every chip, hash and balance compared. What cannot be checked is named.")}</p>
        <${k} kind="main" busy=${u} onTap=${f}>${o.outcome?a("audit again"):a("audit the night")}<//>
      </div>
      <${X} text=${s??o.trouble} />
      ${u&&l`<${as} audit=${o} />`}
      ${o.outcome&&l`<${cs} audit=${o} version=${n.version} />`}
    </div>
  </section>`}var as=({audit:t})=>l`<div role="status">
  <progress max=${t.total||1} value=${t.done}></progress>
  <p class="note">${t.total?a("{done} of {total} entries",{done:t.done,total:t.total}):a("Another audit goes first.")}</p>
</div>`;function cs({audit:t,version:e}){let{findings:n,unchecked:o,hints:r,report:s}=t.outcome,i=o.reduce((u,f)=>u+f.chips,0),c=e-s.entries;return l`
    <${hs} verdict=${t.outcome.verdict} count=${n.length} report=${s} />
    <p class="note">${a("Checked at {time}, up to entry {entry}.",{time:D(t.ended),entry:s.entries})}
      ${c>0?` ${P("{count} entry has come since.","{count} entries have come since.",c)}`:""} ${V("The last hash: {hash}",{hash:l`<code>${s.hash.slice(0,16)}…</code>`})}</p>
    ${s.uncovered&&l`<p class="note">${ls(s.uncovered)}</p>`}
    ${n.length>0&&l`<ul class="found" aria-label=${a("findings")}>
      ${n.map((u,f)=>l`<li key=${f}>
        <b>${u.check}: ${u.where}</b><span>${u.what}</span>
        ${u.wanted&&l`<span>${a("It should be:")} <b>${u.wanted}</b></span>`}
      </li>`)}
    </ul>`}
    ${r.length>0&&l`<h3>${a("Worth a look, and no fault")}</h3>
      <ul class="found is-unchecked" aria-label=${a("worth a look")}>
      ${r.map((u,f)=>l`<li key=${f}><b>${u.where}</b><span>${u.what}</span></li>`)}
    </ul>`}
    ${o.length>0&&l`<h3>${a("Not checked: it rests on trust")}</h3>
      <p class="note">${P("{count} chip moved in it.","{count} chips moved in it.",i)}</p><ul class="found is-unchecked" aria-label=${a("not checked")}>
      ${o.map((u,f)=>l`<li key=${f}><b>${u.where}</b><span>${u.why}</span></li>`)}
    </ul>`}`}var ls=([t,e])=>t===e?a("Entry {entry} came after the last seal: it does not cover them.",{entry:t}):a("Entries {first} to {last} came after the last seal: it does not cover them.",{first:t,last:e});function us(t,e){return t==="sound"?a("Nothing is wrong."):t==="unchecked"?a("Nothing wrong was found, but not everything was checked."):P("One thing is wrong.","{count} things are wrong.",e)}var ps={sound:"is-good",unchecked:"is-open",wrong:"is-bad"},ds={sound:"\u2713",unchecked:"?",wrong:"!"};function hs({verdict:t,count:e,report:n}){let o=a("{entries} entries, {transfers} transfers, {replayed} of {rounds} rounds played again.",{entries:n.entries,transfers:n.transfers,replayed:n.replayed,rounds:n.rounds});return l`<div class=${`verdict ${ps[t]}`} role="status">
    <span class="verdict-mark" aria-hidden="true">${ds[t]}</span>
    <b>${us(t,e)}</b>
    <span>${o}</span>
  </div>`}var I=(t,e)=>He(t,e?.currency),Te=(t,e)=>e?I(t*e.chip,e):jn(t);var Ci=[1,10,100,1e3,1e4].flatMap(t=>[t,2*t,5*t]);var L=t=>t>0?"won":t<0?"lost":null;var Dn=[a("drop##chips brought to a table"),a("handle##all chips that were bet"),a("win##of the bank"),a("hold##win as a share of drop"),a("expected##of the bank"),a("difference##from what was expected")];function Bn({books:{bank:t}}){return t.length?l`<section class="part" aria-labelledby="bank">
    <h2 id="bank">${a("The bank and luck")}</h2>
    <table class="ledger figures">
      <thead><tr><th>${a("table##column of the books")}</th>${Dn.map(e=>l`<th key=${e} class="number">${e}</th>`)}</tr></thead>
      <tbody>${t.map(e=>l`<${fs} key=${`${e.table} ${e.game}`} line=${e} />`)}</tbody>
    </table>
    <p class="note">${a("In chips, of rounds that are over and not voided. Expected is what the very bets that were made bring on average: at Ultimate Texas Hold'em by the antes and Trips on the circles at each deal, counted over all deals, if everybody plays the best for Ante, Blind and Play; in a race nothing, since all goes back to the players. How likely a difference is, at most, follows from how each hand can end (Chernoff's bound).")}</p>
  </section>`:null}function fs({line:t}){let{name:e,game:n,rounds:o,drop:r,handle:s,win:i,expected:c,text:u,once_in:f}=t,p=[_(r),_(s),E(i),r?a("{figure} %",{figure:Le(100*i/r,1)}):"\u2013",c===null?"\u2013":E(c),c===null?"\u2013":E(i-c)];return l`<tr>
    <th scope="row" class="who">${e}<span class="note"> ${n}, ${P("{count} round","{count} rounds",o)}</span>
      <span class=${y(["note luck",f>=1e4&&"mark"])}>${u}</span></th>
    ${p.map((h,m)=>l`<td key=${m} data-label=${Dn[m]} class=${y(["number",m===2&&L(i)])}>${h}</td>`)}
  </tr>`}var ms=["round voided","undone","amended","corrected"];function Ce(t){let[e,,n]=t.split(":");return e==="dealer"?a("the tablet of table {table}",{table:n}):e==="host"?a("the host"):t}function Un({books:t}){let{counts:e,put_right:n,rounds:o}=t,r=[...new Set([...ms,...Object.keys(e)])];return l`<section class="part" aria-labelledby="put-right">
    <h2 id="put-right">${a("Voided, undone, put right")}</h2>
    <p class="counts">${r.map(s=>l`<span key=${s} class=${y(["count",!e[s]&&"is-none"])}>
      <span class="figure">${_(e[s]??0)}</span> ${R(s)}</span>`)}</p>
    <p class="note">${P("Of {count} round. Nothing is ever deleted: what was taken back stands in the journal, and so does who did it.","Of {count} rounds. Nothing is ever deleted: what was taken back stands in the journal, and so does who did it.",o)}</p>
    ${n.length>0&&l`<table class="ledger figures">
      <thead><tr><th>${a("what")}</th><th>${a("where")}</th><th>${a("by")}</th><th>${a("why")}</th><th class="number">${a("entry")}</th><th class="number">${a("at")}</th></tr></thead>
      <tbody>${n.map(s=>l`<tr key=${s.entry}>
        <th scope="row" class="who">${R(s.kind)}</th><td class="game">${s.where}</td><td class="game">${Ce(s.by)}</td>
        <td class="game">${s.why}</td><td class="number" data-label=${a("entry")}>${_(s.entry)}</td><td class="number" data-label=${a("at")}>${D(s.at)}</td>
      </tr>`)}</tbody>
    </table>`}
  </section>`}var Wn=["","14 8","3 8","24 8 3 8","10 6 2 6","2 5"],Me=Wn.length,Ae=900,Ee=480,zt=14,Fn=t=>Wn[(t+Math.floor(t/Me))%Me],qn=t=>`is-line-${t%Me}`,Kn=({at:t})=>l`<svg class=${`line-stroke ${qn(t)}`} viewBox="0 0 60 12" aria-hidden="true">
  <line x1="2" x2="58" y1="6" y2="6" stroke-dasharray=${Fn(t)} />
</svg>`;function Jn({players:t}){let e=t.flatMap(({line:c})=>c),n=Math.min(0,...e),o=Math.max(1,...e),r=Math.max(1,t[0].line.length-1),s=c=>zt+c*(Ae-2*zt)/r,i=c=>Ee-zt-(c-n)*(Ee-2*zt)/(o-n);return l`<svg class="lines" viewBox=${`0 0 ${Ae} ${Ee}`} preserveAspectRatio="none" role="img"
      aria-label=${t.map(({name:c,line:u})=>`${c}: ${_(u.at(-1))}`).join("; ")}>
    <line class="lines-zero" x1="0" x2=${Ae} y1=${i(0)} y2=${i(0)} />
    ${t.map(({player:c,line:u},f)=>l`<g key=${c} class=${qn(f)}>
      <polyline points=${u.map((p,h)=>`${s(h)},${i(p)}`).join(" ")} stroke-dasharray=${Fn(f)} />
      <path d=${`M${s(u.length-1)} ${i(u.at(-1))}h.01`} />
    </g>`)}
  </svg>`}function Vn({amount:t,most:e}){let n=e?Math.abs(t)/e*50:0;return l`<svg class=${`bar-drawn ${t<0?"is-down":"is-up"}`} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
    <rect x=${t<0?50-n:50} y="1" width=${n} height="10" />
    <line class="lines-zero" x1="50" x2="50" y1="0" y2="12" />
  </svg>`}function Zn({api:t,path:e,books:n}){let[o,r]=x(null);A(()=>{t.get(`${e}/evening`).then(r,()=>{})},[n.version]);let s=o?.players??[],i=n.tables.filter(({rounds:u})=>u>0),c=Math.max(...i.map(({sum:u})=>Math.abs(u.results)));return s.some(({line:u})=>u.length>1)?l`<section class="part drawn" aria-labelledby="drawn">
    <h2 id="drawn">${a("The evening drawn")}</h2>
    <${Jn} players=${s} />
    <ul class="drawn-names">
      ${s.map(({player:u,name:f,result:p},h)=>l`<li key=${u}><${Kn} at=${h} /> ${f}
        <span class=${y(["figure",L(p)])}>${E(p)}</span></li>`)}
    </ul>
    <p class="note">${a("In chips, after each round. Of each table at most its last forty rounds are drawn.")}</p>
    ${c>0&&l`<h3>${a("What the house made at each table")}</h3>
      <dl class="drawn-tables">
        ${i.map(({table:u,name:f,sum:p})=>l`<div key=${u}><dt>${f}</dt><dd><${Vn} amount=${p.results} most=${c} /></dd>
          <dd class=${y(["figure",L(p.results)])}>${E(p.results)}</dd></div>`)}
      </dl>`}
  </section>`:null}var $s=[["xlsx",a("Spreadsheet"),a("Who is up, every round and transfer, totals that add themselves up")],["pdf",a("Statements to print"),a("A page for every player, a closer slip for every table")],["json",a("Bundle"),a("Complete: croupier verify audits it anywhere, without us")],["hledger-house",a("House's books, hledger"),a("What the tables won, cash, and who is owed what")],["beancount-house",a("House's books, Beancount"),a("The same for Beancount and Fava")],["hledger",a("Chips' journal, hledger"),a("Where every chip went, to the single bet")],["beancount",a("Chips' journal, Beancount"),a("The same for Beancount and Fava")]],_s=["settlement","players","results","rounds","tables","scores","seals","transfers","balances","entries","nights"];function Gn({api:t,path:e,number:n}){let[o,r]=x("this"),[s,i]=x([n]),[c,u]=x({from:"",to:""}),f={nights:o==="some"?s.join(","):"",from:o==="days"?c.from:"",to:o==="days"?c.to:""},p=o==="this"?`/api/${e}/exports`:"/api/exports",h=(o!=="some"||s.length>0)&&(o!=="days"||c.from||c.to);return l`<section class="part no-print" aria-labelledby="exports">
    <h2 id="exports">${a("Take home")}</h2>
    <div class="choices">
      <${k} chosen=${o==="this"} onTap=${()=>r("this")}>${a("this night")}<//>
      <${k} chosen=${o==="some"} onTap=${()=>r("some")}>${a("nights of a list")}<//>
      <${k} chosen=${o==="days"} onTap=${()=>r("days")}>${a("from a day to a day")}<//>
      <${k} chosen=${o==="all"} onTap=${()=>r("all")}>${a("all nights")}<//>
    </div>
    ${o==="some"&&l`<${ys} api=${t} picked=${s} onPick=${i} />`}
    ${o==="days"&&l`<div class="filters">
      <label>${a("from")} <input type="date" value=${c.from} onInput=${m=>u({...c,from:m.target.value})} /></label>
      <label>${a("to")} <input type="date" value=${c.to} onInput=${m=>u({...c,to:m.target.value})} /></label>
    </div>`}
    ${h&&l`<div class="exports">${$s.map(([m,d,$])=>l`<a key=${m} class="export" href=${Oe(p,m,f)} download>
      <b>${d}</b><span class="note">${$}</span></a>`)}</div>
    <h3>${a("CSV, a table a file")}</h3>
    <div class="choices">${_s.map(m=>l`<a key=${m} class="button" href=${Oe(p,"csv",{...f,file:`${m}.csv`})} download>${m}</a>`)}<a class="button" href=${Oe(p,"csv",f)} download>${a("all in one ZIP file")}</a></div>
    <p>${a("Whoever has a bundle can check it on any device, with no network and without us:")}
      ${" "}<a href="/verify">${a("open the page that checks it")}</a>, <a href="/verify" download="croupier-verify.html">${a("or take that page home, too")}</a></p>`}
  </section>`}function ys({api:t,picked:e,onPick:n}){let[o,r]=x([]);A(()=>{t.get("nights").then(({nights:i})=>r(i))},[t]);let s=i=>e.includes(i)?e.filter(c=>c!==i):[...e,i];return l`<div class="choices">${o.map(i=>l`<${k} key=${i.night} chosen=${e.includes(i.night)}
      onTap=${()=>n(s(i.night))}>${i.name}<//>`)}</div>`}function Oe(t,e,n){let o=new URLSearchParams(Object.entries(n).filter(([,r])=>r));return o.size?`${t}/${e}?${o}`:`${t}/${e}`}var gs={[a("put right")]:"undo,amendment,round-voided,commitment-renewed,correction,night-reopened,tray-counted,drawer-counted",[a("chips and cash")]:"buy-in,buy-back,cash-out,marker-repaid,marker-limited,house-paid,gift,float-added,drawer-counted,correction",[a("tables")]:"table-opened,table-closed,game-changed,commitment-renewed,partners-drawn,phones-switched,series-ended,fill,credit,tray-counted,sat,stood,topped-up",[a("rounds")]:"round-began,round-closed,round-voided",[a("what was played")]:"action,undo,amendment,hand-over,cut",[a("the night")]:"night-opened,night-changed,night-closed,night-reopened,player-added,player-renamed"};function zn({api:t,path:e,books:n,onExplain:o}){let[r,s]=x({table:"",player:"",kinds:""}),[{lines:i,older:c,trouble:u},f]=x({lines:[]}),p=async(h,m)=>{let d={...r,before:h},$=Object.entries(d).filter(([,w])=>w).map(([w,b])=>`${w}=${b}`).join("&");try{let w=await t.get(`${e}/books/journal?${$}`);f({lines:[...m,...w.lines],older:w.older})}catch(w){f({lines:m,trouble:w.message})}};return A(()=>{p(null,[])},[r]),l`<section class="part" aria-labelledby="journal">
    <h2 id="journal">${a("Journal")}</h2>
    <div class="filters no-print">
      <${Ne} label=${a("table")} value=${r.table} choices=${n.tables.map(h=>[h.table,h.name])} onChange=${h=>s({...r,table:h})} />
      <${Ne} label=${a("player")} value=${r.player} choices=${n.players.map(h=>[h.player,h.name])} onChange=${h=>s({...r,player:h})} />
      <${Ne} label=${a("kind")} value=${r.kinds} choices=${Object.entries(gs).map(([h,m])=>[m,h])} onChange=${h=>s({...r,kinds:h})} />
    </div>
    <${X} text=${u} />
    ${!i.length&&!u&&l`<p class="empty">${a("No such entry.")}</p>`}
    <ol class="journal">${i.map(h=>l`<${vs} key=${h.entry} line=${h} money=${n.money} onExplain=${o} />`)}</ol>
    ${c&&l`<div class="no-print"><${k} onTap=${()=>p(c,i)}>${a("older entries")}<//></div>`}
  </section>`}var Ne=({label:t,value:e,choices:n,onChange:o})=>l`<label>${t}
  <select value=${e} onChange=${r=>o(r.target.value)}>
    <option value="">${a("all")}</option>
    ${n.map(([r,s])=>l`<option key=${r} value=${r}>${s}</option>`)}
  </select>
</label>`;function bs(t,e){let n={chips:r=>P("{count} chip","{count} chips",r),cash:r=>e?I(r,e):a("{chips} in cash",{chips:_(r)}),marker:r=>a("a marker of {chips}",{chips:_(r)})},o=Object.entries(t).map(([r,s])=>n[r](s));return o.length?` \xB7 ${a("moves {what}",{what:o.join(", ")})}`:""}function vs({line:t,money:e,onExplain:n}){let{entry:o,at:r,kind:s,by:i,table:c,round:u,says:f,why:p,puts_right:h,put_right_by:m,moves:d}=t,$=[c&&a("table {number}",{number:c}),u&&a("round {number}",{number:u})].filter(Boolean).join(", "),w=u&&["action","amendment","round-closed","round-voided"].includes(s);return l`<li class=${y([m&&"is-undone"])}>
    <span class="journal-number figure">${_(o)}</span>
    <div class="journal-says">
      <span>${f}</span>
      ${p&&l`<span>: ${p}</span>`}
      <span class="note">${D(r)} · ${Ce(i.who)}${$&&` \xB7 ${$}`}${bs(d,e)}</span>
      ${h&&l`<span class="note mark">${a("puts entry {number} right",{number:h})}</span>`}
      ${m&&l`<span class="note mark">${a("put right by entry {number}",{number:m})}</span>`}
    </div>
    ${w&&l`<${k} kind="quiet" name=${a("explain round {round} of table {table}",{round:u,table:c})} onTap=${()=>n({table:c,round:u})}>${a("explain")}<//>`}
  </li>`}var ws="http://www.w3.org/2000/svg";function Qn({svg:t,name:e}){let n=t.includes("xmlns")?t:t.replace("<svg",`<svg xmlns="${ws}"`);return l`<img class="qr" alt=${e} src=${`data:image/svg+xml,${encodeURIComponent(n)}`} />`}function Yn({books:t}){let{seals:e}=t;return l`<section class="part" aria-labelledby="seals">
    <h2 id="seals">${a("Seals")}</h2>
    ${e.length?l`
      <div class="seals">${e.map(n=>l`<figure key=${n.entry} class="seal-card">
        <${Qn} svg=${n.qr} name=${a("the seal of entry {entry}",{entry:n.entry})} />
        <b class="seal">${n.code}</b>
        <figcaption class="note">${a("entry {entry}, {date}, {time}",{entry:n.entry,date:Zt(n.at),time:D(n.at)})}</figcaption>
        <code>${n.hash}</code>
      </figure>`)}</div>
      <${xs} seals=${e} />`:l`<p class="empty">${a("Closing the night seals it. There is nothing to photograph before.")}</p>`}
  </section>`}function xs({seals:t}){let[e,n]=x(""),o=e.toLowerCase().replace(/[^0-9a-f]/g,""),r=o.length>=16&&t.find(s=>s.hash.startsWith(o));return l`<div class="labelled no-print">
    <label for="photographed">${a("A seal that somebody photographed")}</label>
    <input id="photographed" maxlength="90" autocomplete="off" placeholder="1a2b-3c4d-5e6f-7081" value=${e} onInput=${s=>n(s.target.value)} />
    <p class=${o.length<16?"note":r?"note is-good":"note is-warning"} role="status">${o.length<16?a("Type its code: these books must still have it."):r?a("It is the seal of entry {entry}. Now audit the night: that ties everything before it to this seal.",{entry:r.entry}):a("These books do not have this seal. They are not the ones that were sealed.")}</p>
  </div>`}var to=({books:t})=>l`<section class="part" aria-labelledby="settling">
  <h2 id="settling">${a("Who pays whom")}</h2>
  <div class="settling">
    <${Xn} title=${a("The house as one of all")} payments=${t.settling.with_house} money=${t.money} />
    <${Xn} title=${a("What the house won or lost, divided equally")} payments=${t.settling.among_players} money=${t.money} />
  </div>
  <p class="note">${a("The fewest payments that make everyone even, as the night stands.")}</p>
</section>`,Xn=({title:t,payments:e,money:n})=>l`<div>
  <h3>${t}</h3>
  ${e.length===0?l`<p class="quiet">${a("Nobody owes anybody anything.")}</p>`:l`<ul class="pays">
    ${e.map(({payer:o,payee:r,amount:s})=>l`<li key=${`${o} ${r}`}>
      <span>${a("{payer} pays {payee}",{payer:o,payee:r})}</span><b class="figure">${I(s,n)}</b></li>`)}
  </ul>`}
</div>`;var at=(t,e)=>t.reduce((n,o)=>n+e(o),0),eo=(t,e)=>e&&t?`${t<0?"\u2212":"+"}${Te(Math.abs(t),e)}`:null;function no({books:t,onStatement:e}){let{players:n,money:o}=t,r=i=>at(n,c=>c[i]),s=[...n].sort((i,c)=>c.result-i.result);return l`<section class="part" aria-labelledby="players">
    <h2 id="players">${a("Who is up")}</h2>
    ${n.length?l`<table class="ledger figures">
      <thead><tr><th>${a("player")}</th><th class="number">${a("paid in")}</th><th class="number">${a("paid out")}</th><th class="number">${a("chips")}</th>
        <th class="number">${a("owes")}</th><th class="number">${a("is owed")}</th><th class="number">${a("result")}</th></tr></thead>
      <tbody>${s.map(i=>l`<tr key=${i.player}>
        <th scope="row" class="who"><button type="button" class="who-button" onClick=${()=>e(i.player)}>${i.name}</button></th>
        <td class="number" data-label=${a("paid in")}>${ht(i.cash_in,c=>I(c,o))}</td>
        <td class="number" data-label=${a("paid out")}>${ht(i.cash_out,c=>I(c,o))}</td>
        <td class="number" data-label=${a("chips")}>${ht(i.chips)}</td>
        <td class=${y(["number",!i.owes&&"is-nothing"])} data-label=${a("owes")}>${ht(i.owes)}</td>
        <td class=${y(["number",!i.owed&&"is-nothing"])} data-label=${a("is owed")}>${ht(i.owed)}</td>
        <td class=${y(["number","result",L(i.result)])} data-label=${a("result")}>${E(i.result)}
          ${o&&i.result!==0&&l`<span class="note"> ${eo(i.result,o)}</span>`}</td>
      </tr>`)}</tbody>
      <tfoot><tr>
        <th scope="row" class="who">${a("all players")}</th>
        <td class="number" data-label=${a("paid in")}>${I(r("cash_in"),o)}</td>
        <td class="number" data-label=${a("paid out")}>${I(r("cash_out"),o)}</td>
        <td class="number" data-label=${a("chips")}>${_(r("chips"))}</td>
        <td class="number" data-label=${a("owes")}>${_(r("owes"))}</td>
        <td class="number" data-label=${a("is owed")}>${_(r("owed"))}</td>
        <td class=${y(["number","result",L(r("result"))])} data-label=${a("result")}>${E(r("result"))}</td>
      </tr></tfoot>
    </table>`:l`<p class="empty">${a("Nobody has come yet.")}</p>`}
  </section>`}function oo({books:t}){let{tables:e,on_felts:n,over_short:o}=t.house,r=e+n+o,s=at(t.players,c=>c.result),i=[[a("won at the tables, less lost"),e],n!==0&&[a("in pots on the felt"),n],o!==0&&[a("chips missing by count, less found"),o]].filter(Boolean);return l`<section class="part" aria-labelledby="house">
    <h2 id="house">${a("The house")}</h2>
    <dl class="standing">
      ${i.map(([c,u])=>l`<div key=${c}><dt>${c}</dt><dd class=${y(["figure",L(u)])}>${E(u)}</dd></div>`)}
      <div><dt>${r<0?a("the house is down"):a("the house is up")}</dt><dd class=${y(["figure",L(r)])}>${E(r)}${t.money&&r!==0?` \xB7 ${eo(r,t.money)}`:""}</dd></div>
      <div><dt>${a("in the drawer")}</dt><dd class="figure">${I(t.drawer.cash,t.money)}</dd></div>
    </dl>
    <p class=${y(["note",r+s===0?"is-good":"is-warning"])}>${r+s===0?a("Everything adds up: all the players and the house come to nothing together."):a("It does not add up: {chips} chips are nobody's.",{chips:E(r+s)})}</p>
  </section>`}function so({api:t,path:e,books:n,player:o,onExplain:r,onClose:s}){let[{found:i,trouble:c},u]=x({});A(()=>{t.get(`${e}/books/statements/${o}`).then(h=>u({found:h}),h=>u({trouble:h.message}))},[o]);let f=l`<span></span><${k} kind="main" onTap=${s}>${a("done")}<//>`,{name:p}=n.players.find(h=>h.player===o);return l`<${Gt} title=${a("{player}, line by line",{player:p})} onClose=${s} foot=${f}>
    <div class="explain">
      <${X} text=${c} />
      ${i&&l`<${ks} lines=${i.lines} money=${n.money} onExplain=${r} />`}
    </div>
  <//>`}function ks({lines:t,money:e,onExplain:n}){if(!t.length)return l`<p class="quiet">${a("Nothing yet.")}</p>`;let o=s=>at(t,i=>i[s]),r=s=>s?`${s<0?"\u2212":"+"}${I(Math.abs(s),e)}`:"";return l`<table class="ledger figures">
    <thead><tr><th>${a("what")}</th><th class="number">${a("chips")}</th><th class="number">${a("cash")}</th><th class="number">${a("owes")}</th></tr></thead>
    <tbody>${t.map(s=>l`<tr key=${s.entry}>
      <th scope="row" class="who">${s.of?l`<button type="button" class="who-button" onClick=${()=>n(s.of)}>${s.what}</button>`:s.what}
        <span class="note"> ${D(s.at)}</span></th>
      <td class=${y(["number","result",s.of&&L(s.chips)])} data-label=${a("chips")}>${E(s.chips)}</td>
      <td class=${y(["number",!s.cash&&"is-nothing"])} data-label=${a("cash")}>${r(s.cash)}</td>
      <td class=${y(["number",!s.owes&&"is-nothing"])} data-label=${a("owes")}>${s.owes?E(s.owes):""}</td>
    </tr>`)}</tbody>
    <tfoot><tr><th scope="row" class="who">${a("in all")}</th>
      <td class="number result" data-label=${a("chips")}>${E(o("chips"))}</td>
      <td class="number" data-label=${a("cash")}>${r(o("cash"))}</td>
      <td class="number" data-label=${a("owes")}>${E(o("owes"))}</td></tr></tfoot>
  </table>`}var Qt=[["opening",1],["fills",1],["credits",-1],["results",1],["advanced",-1],["repaid",1],["counted",1]],ro=t=>Qt.reduce((e,[n,o])=>e+o*t[n],0);function io({books:t}){let{tables:e}=t;return l`<section class="part" aria-labelledby="tables">
    <h2 id="tables">${a("Tables")}</h2>
    ${e.length?l`<table class="ledger figures">
      <thead><tr><th>${a("table")}</th>${Qt.map(([n,o])=>l`<th key=${n} class="number">${o<0?"\u2212 ":n==="opening"?"":"+ "}${R(n)}</th>`)}
        <th class="number">${a("= closing")}</th></tr></thead>
      <tbody>${e.map(n=>l`<${Ss} key=${n.table} table=${n} />`)}</tbody>
      <tfoot><tr><th scope="row" class="who">${a("all")}</th>
        ${Qt.map(([n])=>l`<td key=${n} class="number" data-label=${R(n)}>${_(at(e,o=>o.sum[n]))}</td>`)}
        <td class="number result" data-label=${a("closing")}>${_(at(e,n=>n.sum.closing))}</td>
      </tr></tfoot>
    </table>`:l`<p class="empty">${a("No table was opened.")}</p>`}
    <p class="note">${a("In chips. Results are what the house won of the rounds, less what it lost; advanced are markers for compulsory payments. The closing of a table that is open is what its tray holds now.")}</p>
  </section>`}function Ss({table:t}){let{sum:e}=t,n=ro(e)===e.closing;return l`<tr>
    <th scope="row" class="who">${t.name}<span class="note"> ${xe(t.games)}, ${P("{count} round","{count} rounds",t.rounds)}${t.voided?l`, <b class="mark">${a("{voided} voided",{voided:t.voided})}</b>`:""}</span></th>
    ${Qt.map(([o])=>l`<td key=${o} data-label=${R(o)}
      class=${y(["number",o==="results"&&L(e[o]),!e[o]&&o!=="opening"&&"is-nothing"])}>${o==="results"||o==="counted"?E(e[o]):_(e[o])}</td>`)}
    <td class="number result" data-label=${a("closing")}>${_(e.closing)}${n?"":l` <b class="mark">${a("not {chips}",{chips:_(ro(e))})}</b>`}</td>
  </tr>`}var Tt=Number(location.pathname.split("/")[2]),tt=new At("/api"),et=`nights/${Tt}`,Ts=15e3,Cs=10,As=1e3,Es=[["players",a("who is up")],["settling",a("who pays whom")],["put-right",a("put right")],["audit",a("audit##a part of the books")],["tables",a("tables")],["seals",a("seals")],["exports",a("take home")],["journal",a("journal")]];function Ms(){let{books:t,newer:e,trouble:n,look:o}=Ns(),[r,s]=x({statement:Os()});if(n)return l`<${Se} mark="d" title=${a("The books are not here")} text=${n}>
    <${k} kind="main" onTap=${()=>o()}>${a("try again")}<//><//>`;if(!t)return l`<${Se} title=${a("One moment")} text=${a("The books are being read.")} />`;document.title=a("The books of {night} \xB7 Croupier",{night:t.name});let i=c=>s(u=>({...u,round:c}));return l`
    <${Mn} path=${[t.name,a("The books")]}><a class="masthead-link" href=${`/desk/${Tt}`}>${a("the desk")}</a><//>
    <main class="desk books">
      <div class="headline">
        <div><h1>${a("The books of {night}",{night:t.name})}</h1>
          <p class="quiet">${a("{date} \xB7 as of entry {entry}, {time}",{date:Zt(t.opened),entry:t.version,time:D(t.last)})}</p></div>
        <span class=${`badge is-${t.status}`}>${R(t.status)}</span>
      </div>
      ${t.damage&&l`<p class="stale" role="alert">${`${t.damage} ${a("These are the books up to entry {entry}.",{entry:t.version})}`}</p>`}
      ${e&&l`<p class="stale no-print" role="status">${a("The night has gone on since.")} <${k} onTap=${()=>o()}>${a("read again")}<//></p>`}
      <nav class="books-nav" aria-label=${a("parts of the books")}>
        ${Es.map(([c,u])=>l`<a key=${c} href=${`#${c}`}>${u}</a>`)}
        <a href=${`/api/nights/${Tt}/page`}>${a("on one page")}</a>
        <a href=${`/api/nights/${Tt}/purposes/page`}>${a("receipts and expenses")}</a>
        <${k} onTap=${()=>print()}>${a("print")}<//>
      </nav>
      <${no} books=${t} onStatement=${c=>s({statement:c})} />
      <${Zn} api=${tt} path=${et} books=${t} />
      <${oo} books=${t} />
      <${to} books=${t} />
      <${Un} books=${t} />
      <${Hn} api=${tt} path=${et} books=${t} />
      <${io} books=${t} />
      <${Bn} books=${t} />
      <${Yn} books=${t} />
      <${Gn} api=${tt} path=${et} number=${Tt} />
      <${zn} key=${t.version} api=${tt} path=${et} books=${t} onExplain=${i} />
    </main>
    ${t.players.some(c=>c.player===r.statement)&&l`<${so} api=${tt} path=${et} books=${t} player=${r.statement}
      onExplain=${i} onClose=${()=>s({})} />`}
    ${r.round&&l`<${In} api=${tt} path=${`${et}/tables/${r.round.table}/rounds/${r.round.round}`}
      title=${a("Round {number}, explained",{number:r.round.round})} onClose=${()=>i(null)} />`}`}var Os=()=>Number(/^#player-(\d{1,9})$/.exec(location.hash)?.[1])||null;function Ns(){let[t,e]=x({}),n=async(r=Cs)=>{try{e({books:await tt.get(`${et}/books`)})}catch(s){s instanceof U&&s.status===401?An():s instanceof U||r===1?e({trouble:s.message}):setTimeout(()=>n(r-1),As)}};A(()=>{n()},[]);let o=t.books?.version;return A(()=>{if(!o||t.newer||t.books.status==="closed")return;let s=setInterval(()=>document.hidden||tt.get(`${et}/books/journal?limit=1`).then(({lines:[i]})=>i.entry>o&&e(c=>({...c,newer:!0})),()=>null),Ts);return()=>clearInterval(s)},[o,t.newer]),{...t,look:n}}pe(l`<${Ms} />`,document.getElementById("page"));
