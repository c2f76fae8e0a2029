function Re(){let t=crypto.getRandomValues(new Uint8Array(16));return Array.from(t,e=>e.toString(16).padStart(2,"0")).join("")}var Ie=document.documentElement,J=Ie.lang||"en",ft=navigator.languages.find(t=>t.split("-")[0]===J)??J,Ds=JSON.parse(Ie.dataset.languages??'{"en":"English"}'),Xt=Reflect.get(globalThis,"catalogue")??{};var lo=new Intl.NumberFormat(J).format(1e4).replace(/\d/g,"");function y(t){let e=String(Math.abs(t)).replace(/\B(?=(\d{3})+$)/g,lo);return t<0?`\u2212${e}`:e}var Le=(t,e)=>new Intl.NumberFormat(J,{minimumFractionDigits:e,maximumFractionDigits:e}).format(t),E=t=>t>0?`+${y(t)}`:y(t);function De(t,e){if(!e)return y(t);let n=new Intl.NumberFormat(ft,{style:"currency",currency:e});return n.format(t/10**(n.resolvedOptions().maximumFractionDigits??0))}var He=/\{(\w+)\}/,uo=new Intl.PluralRules(J),i=(t,e={})=>We(Be(t),e);function j(t,e,n,o={}){let r=Xt[e],s=typeof r=="object"?r[uo.select(n)]??r.other:Ue(n===1?t:e);return We(s,{count:n,...o})}var V=(t,e)=>Be(t).split(He).map((n,o)=>o%2?Fe(e[n]):n);function Be(t){let e=Xt[t];return typeof e=="string"?e:Ue(t)}var Ue=t=>t.split("##")[0],We=(t,e)=>t.split(He).map((n,o)=>o%2?Fe(e[n]):n).join(""),Fe=t=>typeof t=="number"?y(t):t;var U=class extends Error{constructor({code:e,message:n,status:o,body:r}){super(n),this.name="Refused",this.code=e,this.status=o,this.body=r}},mt=class extends Error{constructor(){super(i("No answer from the server. Look whether it has arrived before you do it again.")),this.name="Unreachable",this.code="unreachable"}},ee=location.pathname.match(/^\/practice\/[\w-]+/)?.[0]??"",po=5e3,qe=[250,500,1e3,2e3,4e3],ho=[502,503,504],At=class{#e;constructor(e){this.#e=ee+(e.endsWith("/")?e:`${e}/`)}async get(e){return te(await this.#t(e,{}))}async look(e,n){let o=await this.#t(e,{headers:n?{"If-None-Match":n}:{},cache:"no-store"});return o.status===304?null:{state:te(o),etag:o.etag}}async send(e,n,o={},{signal:r}={}){let s={"Content-Type":"application/json","Idempotency-Key":Re()},a={method:e,headers:s,body:JSON.stringify(o)};for(let c=0;;c+=1){try{return te(await this.#t(n,a))}catch(u){if(!(u instanceof mt)||r?.aborted)throw u}await new Promise(u=>setTimeout(u,qe[Math.min(c,qe.length-1)]))}}async#t(e,n){let o=new AbortController,r=setTimeout(()=>o.abort(),po);try{let s=await fetch(this.#e+e,{signal:o.signal,...n});if(ho.includes(s.status))throw new mt;let{ok:a,status:c,headers:u}=s;return{ok:a,status:c,etag:u.get("ETag"),text:await s.text()}}catch{throw new mt}finally{clearTimeout(r)}}};function te({ok:t,status:e,text:n}){let o=fo(n);if(t)return o;let{code:r=`http-${e}`,message:s}=o?.error??o??{};throw new U({code:r,message:s??i("The server answered {status} and did not say why.",{status:e}),status:e,body:o})}function fo(t){try{return JSON.parse(t)}catch{return null}}var Je=function(t,e,n,o){var r;e[0]=0;for(var s=1;s<e.length;s++){var a=e[s++],c=e[s]?(e[0]|=a?1:2,n[e[s++]]):e[++s];a===3?o[0]=c:a===4?o[1]=Object.assign(o[1]||{},c):a===5?(o[1]=o[1]||{})[e[++s]]=c:a===6?o[1][e[++s]]+=c+"":a?(r=t.apply(c,Je(t,c,n,["",null])),o.push(r),c[0]?e[0]|=2:(e[s-2]=0,e[s]=r)):o.push(c)}return o},Ke=new Map;function Ve(t){var e=Ke.get(this);return e||(e=new Map,Ke.set(this,e)),(e=Je(this,e.get(t)||(e.set(t,e=(function(n){for(var o,r,s=1,a="",c="",u=[0],f=function(m){s===1&&(m||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,m,a):s===3&&(m||a)?(u.push(3,m,a),s=2):s===2&&a==="..."&&m?u.push(4,m,0):s===2&&a&&!m?u.push(5,0,!0,a):s>=5&&((a||!m&&s===5)&&(u.push(s,0,a,r),s=6),m&&(u.push(s,m,0,r),s=6)),a=""},p=0;p<n.length;p++){p&&(s===1&&f(),f(p));for(var h=0;h<n[p].length;h++)o=n[p][h],s===1?o==="<"?(f(),u=[u],s=3):a+=o:s===4?a==="--"&&o===">"?(s=1,a=""):a=o+a[0]:c?o===c?c="":a+=o:o==='"'||o==="'"?c=o:o===">"?(f(),s=1):s&&(o==="="?(s=5,r=a,a=""):o==="/"&&(s<5||n[p][h+1]===">")?(f(),s===3&&(u=u[0]),s=u,(u=u[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(f(),s=2):a+=o),s===3&&a==="!--"&&(s=4,u=u[0])}return f(),u})(t)),e),arguments,[])).length>1?e:e[0]}var w,ze,se,Z,ne,Nt,Qe,Mt,Ye,re,oe,mo,_t=Symbol.for("pv"),Pt={},jt=[],$o=/^m(i|n|o|s|text|space)$/,ie=Array.isArray,ae=jt.slice,rt=Object.assign;function st(t){t&&t.parentNode&&t.remove()}function Rt(t,e,n){var o,r,s,a={},c=arguments.length;for(s in e)s=="key"?o=e[s]:s=="ref"&&typeof t!="function"?r=e[s]:a[s]=e[s];return c>2&&(a.children=c>3?ae.call(arguments,2):n),$t(t,a,o,r,null)}function $t(t,e,n,o,r){var s={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:_t,__v:r||++ze,__i:-1,__u:0};return!r&&w.vnode&&w.vnode(s),s}function z(t){return t.children}function ct(t,e){this.props=t,this.context=e,this.__g=0}function G(t,e){if(e==null)return t.__&&G(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:G(t)}function _o(t){var e,n=t.__v,o=n.__e,r=[],s=[],a=t.__P;a&&((e=rt({constructor:_t},n)).__v=n.__v+1,w.vnode&&w.vnode(e),ce(a,e,n,t.__n,a.namespaceURI,32&n.__u?[o]:null,r,o||G(n),32&n.__u,s),e.__v=n.__v,e.__.__k[e.__i]=e,sn(r,e,s),n.__=n.__e=null,e.__e!=o&&Xe(e))}function Xe(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),Xe(t)}function Ze(t){(8&t.__g||(t.__g|=8,Z.push(t),Nt++))&&ne==w.debounceRendering||((ne=w.debounceRendering)||queueMicrotask)(tn)}function tn(){try{for(var t,e=1;Z.length;)Z.length>e&&Z.sort(Qe),t=Z.shift(),e=Z.length,8&t.__g&&_o(t)}finally{(Nt=Z.length)&&(ne||queueMicrotask)(tn)}}function en(t,e,n,o,r,s,a,c,u,f,p){var h,m,d,$,_,b,S=o.__k||jt,v=e.length;for(u=yo(n,e,S,u,v),h=0;h<v;h++)(d=n.__k[h])!=null&&(m=~d.__i&&S[d.__i]||Pt,d.__i=h,b=ce(t,d,m,r,s,a,c,u,f,p),$=d.__e,(m.ref!=d.ref||8&m.__u)&&(m.ref&&le(m.ref,null,d,m),d.ref&&p.push(d.ref,d.__c||$,d)),_=_||$,4&d.__u?(u=nn(d,u,t,!m.__v),m.__e&&(m.__e=null)):typeof d.type=="function"&&b!==void 0?u=b:$&&(u=$.nextSibling),d.__u&=-21);return n.__e=_,u}function yo(t,e,n,o,r){var s,a,c,u,f,p,h,m,d,$=n.length,_=$,b=0,S=0,v=t.__k=Array(r);for(s=0;s<r;s++)(a=e[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=v[s]=$t(null,a):ie(a)?a=v[s]=$t(z,{children:a}):a.constructor===_t&&a.__b?a=v[s]=$t(a.type,a.props,a.key,a.ref,a.__v):v[s]=a,u=s+b,a.__=t,a.__b=t.__b+1,c=null,~(f=a.__i=go(a,n,u,_))&&(_--,(c=n[f])&&(c.__u|=2)),c&&c.__v?(a.__u|=16,f==u-1?b--:f==u+1?b++:f!=u&&(f>u?b--:b++,S=1)):(~f||(r>$?b--:r<$&&b++),typeof a.type!="function"&&(a.__u|=4))):v[s]=null;if(S){for(p=[],h=[],s=0;s<r;s++)if((a=v[s])&&16&a.__u){for(b=0,m=p.length;b<m;)p[d=b+m>>1]<a.__i?b=d+1:m=d;p[b]=a.__i,h[s]=b+1}for(b=p.length;s--;)h[s]&&(h[s]==b?b--:v[s].__u|=4)}if(_)for(s=0;s<$;s++)!(c=n[s])||2&c.__u||(c.__e==o&&(o=G(c)),ue(c,c));return o}function nn(t,e,n,o){var r,s,a,c;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=t,e=nn(r[s],e,n,!1));return e}for(e&&!e.parentNode&&(e=G(t))&&!e.parentNode&&(e=null),a=t.__e,c=e;c&&c.nodeType==8;)c=c.nextSibling;for(a!=c&&(!o&&n.moveBefore&&a.parentNode?n.moveBefore(a,e):n.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function go(t,e,n,o){var r,s=t.key,a=t.type,c=e[n],u=c&&!(2&c.__u);if(c===null&&s==null||u&&s==c.key&&a==c.type)return n;if(o>(u?1:0)){for(r=n-1;r>=0;r--)if((c=e[r])&&!(2&c.__u)&&s==c.key&&a==c.type)return r;for(r=n+1;r<e.length;r++)if((c=e[r])&&!(2&c.__u)&&s==c.key&&a==c.type)return r}return-1}function Ge(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function Et(t,e,n,o,r){var s,a;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||Ge(t.style,e);if(n)for(e in n)o&&n[e]==o[e]||Ge(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(t.__e||(t.__e={}))[e]=n,n&&o||(a=oe[e]||(oe[e]=bo(e)),(t.__a||(t.__a={}))[e]=re,s=e!=(e=e.replace(Ye,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,a,s):t.removeEventListener(e,a,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function bo(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[Mt]==null)e[Mt]=re++;else if(e[Mt]<this.__a[t])return;return n(w.event?w.event(e):e)}}}function ce(t,e,n,o,r,s,a,c,u,f){var p,h,m,d,$,_,b,S,v,P,C,Yt,Pe,Ct,nt,je,K,ot,B=e.type;if(e.constructor!==_t)return null;128&n.__u&&(u=32&n.__u,p=n.__c.__z)&&(e.__u|=u,h=s=[],p.nodeType==8?c=Ot(p,s):s.push(p),c=s[0]||c),(p=w.__b)&&p(e);t:if(typeof B=="function"){m=a.length;try{if(S=e.props,v=(p=B.prototype)&&p.render,P=(p=B.contextType)&&o[p.__c],C=p?P?P.props.value:p.__:o,(d=n.__c)?(e.__c=d,2&d.__g&&(d.__g|=1)):(v?e.__c=d=new B(S,C):(e.__c=d=new ct(S,C),d.constructor=B,d.render=wo),P&&P.sub(d),d.state||(d.state={}),d.__n=o,d.__g|=8,d.__h=[],d.__k=[]),v&&(d.__s||(d.__s=d.state),B.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=rt({},d.__s)),rt(d.__s,B.getDerivedStateFromProps(S,d.__s)))),$=d.props,_=d.state,d.__v=e,n.__c){if(S!==$&&v&&!B.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(S,C),e.__v==n.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&d.shouldComponentUpdate(S,d.__s,C)===!1){e.__v!=n.__v&&(d.props=S,d.state=d.__s,d.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(D){D&&(D.__=e)}),jt.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&a.push(d),c=G(n);break t}d.componentWillUpdate&&d.componentWillUpdate(S,d.__s,C),v&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate($,_,b)})}else v&&!B.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),v&&d.componentDidMount&&d.__h.push(d.componentDidMount);d.context=C,d.props=S,d.__P=t,d.__g&=-5,Yt=w.__r,Pe=v?25:0;do d.__g&=-9,Yt&&Yt(e),p=d.render(d.props,d.state=d.__s,d.context);while(8&d.__g&&++Pe<25);v&&(jt.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(o=rt({},o,d.getChildContext())),v&&n.__c&&d.getSnapshotBeforeUpdate&&(b=d.getSnapshotBeforeUpdate($,_)),Ct=p&&p.type===z&&p.key==null?p.props.children:p,S.__P&&(p=c,r=(t=S.__P).namespaceURI,u=s=null,n.props&&n.props.__P!=t&&(n.__k.some(function(D){D&&ue(D,D)}),n.__k=null),c=n.__k?G(n,0):null),c=en(t,ie(Ct)?Ct:[Ct],e,n,o,r,s,a,c,u,f),S.__P&&(e.__e=null,c=p),e.__u&=-161,h&&h.some(st),d.__h.length&&a.push(d),1&d.__g&&(d.__g&=-4)}catch(D){if(a.length=m,e.__v=null,u||s)if(D&&D.then){if(e.__u|=128|u,s){for(~(K=s.indexOf(c||void 0))||(K=s.length);(ot=s[K-1])&&ot.nodeType==8;)K--;for(;K<s.length;K++)if(ot=s[K])if(s[K]=null,nt){if(ot==je)break}else{if(ot.nodeType!=8)break;ot.data.startsWith("$s")&&(je=Ot(nt=ot))}}if(!nt){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;nt=c}(p=Ot(nt=e.__c.__z||(e.__c.__z=nt)))?(e.__e=nt,c=p):e.__e=c,c=c&&c.nextSibling}else s&&s.some(st);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),D&&D.then||on(e),w.__e(D,e,n)}}else c=e.__e=vo(n.__e,e,n,o,r,s,a,u,f,t);return(p=w.diffed)&&p(e),c}function Ot(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function on(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(on))}function sn(t,e,n){for(var o=0;o<n.length;)le(n[o++],n[o++],n[o++]);w.__c&&w.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(s){s.call(r)})}catch(s){w.__e(s,r.__v)}})}function vo(t,e,n,o,r,s,a,c,u,f){var p,h,m,d,$,_,b,S,v=n.props||Pt,P=e.props,C=e.type;if(C=="svg"?r="http://www.w3.org/2000/svg":C=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(p=0;p<s.length;p++)if(($=s[p])&&(C?$.localName==C:$.nodeType==3)){t=$,s[p]=null;break}}if(!t){if(S=f.ownerDocument||document,!C)return S.createTextNode(P);t=S.createElementNS(r,C,P.is?P:f),c&&(w.__m&&w.__m(e,s),c=!1),s=null}if(C){if(f=C=="template"&&t.content||t,s=C=="textarea"&&P.defaultValue!=null?null:s&&ae.call(f.childNodes),!c&&s)for(v={},p=0;p<t.attributes.length;p++)v[($=t.attributes[p]).name]=$.value;for(p in v)$=v[p],p=="dangerouslySetInnerHTML"?m=$:p=="children"||p in P||p=="value"&&"defaultValue"in P||p=="checked"&&"defaultChecked"in P||Et(t,p,null,$,r);for(p in P)$=P[p],p=="children"?d=$:p=="dangerouslySetInnerHTML"?h=$:p=="value"?_=$:p=="checked"?b=$:c&&typeof $!="function"||v[p]===$||Et(t,p,$,v[p],r);h?(c||m&&(h.__html==m.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),e.__k=[]):(m&&(t.textContent=""),(C=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&$o.test(C))&&(r="http://www.w3.org/1999/xhtml"),en(f,ie(d)?d:[d],e,n,o,r,s,a,s?s[0]:n.__k&&G(n,0),c,u),s&&s.some(st)),c&&C!="textarea"||(p="value",C=="progress"&&_==null?t.removeAttribute(p):_==null||_===t[p]&&(C!="progress"||_)||Et(t,p,_,v[p],r),p="checked",b!=null&&b!=t[p]&&Et(t,p,b,v[p],r))}else v===P||c&&t.data==P||(t.data=P);return t}function le(t,e,n,o){try{typeof t=="function"?e?e.__x=t(e)||1:o&&(o=o.__c||o.__e)&&(e=o.__x)&&(o.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){w.__e(r,n)}}function ue(t,e,n){var o,r,s,a;if(w.unmount&&w.unmount(t),!(o=t.ref)||o.current&&o.current!=t.__e||le(o,null,e,t),o=t.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(c){w.__e(c,e)}o.__P=o.__n=null}if(o=t.__k)for(a=0;a<o.length;a++)o[a]&&ue(o[a],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(o=t.__c)&&(o=o.__z)&&(r=Ot(o,s=[]))&&(o==t.__e&&s.some(st),st(r),st(o)),n||st(t.__e),t.__e=t.__c=t.__=null}function wo(t,e,n){return this.constructor(t,n)}function pe(t,e){var n,o,r,s;w.__&&w.__(t,e),e.nodeType==9&&(e=e.documentElement),o=(n=t&&32&t.__u)?null:e.__k,e.__k=$t(z,{children:[t]}),r=[],s=[],ce(e,e.__k,o||Pt,Pt,e.namespaceURI,o?null:e.firstChild?ae.call(e.childNodes):null,r,o?o.__e:e.firstChild,n,s),sn(r,e.__k,s),e.__k.props.children=null}w={__e:function(t,e,n,o){for(var r,s,a;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,o||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(c){t=c}}throw Nt=0,t}},ze=0,se=function(t){return t!=null&&t.constructor===_t},ct.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=rt({},this.state)),typeof t=="function"&&(t=t(rt({},n),this.props)),t&&(rt(n,t),this.__v&&(e&&this.__k.push(e),Ze(this)))},ct.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Ze(this))},ct.prototype.render=z,Z=[],Nt=0,Qe=function(t,e){return t.__v.__b-e.__v.__b},Mt=Symbol(),Ye=/(PointerCapture)$|Capture$/i,re=0,oe={},mo=0;var lt,O,de,rn,he=Object.is,It=0,mn=[],fe=[],M=w,an=M.__b,cn=M.__r,ln=M.diffed,un=M.__c,pn=M.unmount,dn=M.__;function Lt(t,e){M.__h&&M.__h(O,t,It||e),It=0;var n=O.__H||(O.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function k(t){return It=1,ko($n,t)}function ko(t,e,n){var o=Lt(lt++,2);if(o.t=t,!o.__c&&(o.__=[n?n(e):$n(void 0,e),function(s){var a=(o.__N||o.__)[0],c=o.t(a,s);he(a,c)||(o.__N=[c,o.__[1]],o.__c.setState({}))}],o.__c=O,!O.__f)){O.__f=!0;var r=O.shouldComponentUpdate;O.shouldComponentUpdate=function(s,a,c){var u=this.__H;if(!u)return!0;var f=!1,p=this.props!=s;if(u.__.some(function(m){m.__N&&(f=!0,he(m.__[0],m.__N[0])||(p=!0))}),r){var h=r.call(this,s,a,c);return f?h||p:h}return!f||p}}return o.__}function A(t,e){var n=Lt(lt++,3);!M.__s&&_e(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,O.__H.__h.push(n))}function $e(t,e){var n=Lt(lt++,4);!M.__s&&_e(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,O.__h.push(n))}function W(t){return It=5,gt(function(){return{current:t}},[])}function gt(t,e){var n=Lt(lt++,7);return _e(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function xo(){var t;do{for(;t=fe.shift();)try{yt(t)}catch(n){M.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=mn.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(yt),e.__h.some(me),e.__h=[]}catch(n){e.__h=[],M.__e(n,t.__v)}}}while(fe.length)}M.__b=function(t){O=null,an&&an(t)},M.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),dn&&dn(t,e)},M.__r=function(t){cn&&cn(t),lt=0;var e=(O=t.__c).__H;e&&(de==O?O.__h=[]:(e.__h.some(yt),e.__h.some(me),lt=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),de=O},M.diffed=function(t){ln&&ln(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&fn(mn.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),de=O=null},M.__c=function(t,e){e.some(function(n){try{n.__h.some(yt),n.__h=n.__h.filter(function(o){return!o.__||me(o)})}catch(o){n.__h=[function(){throw o}]}}),un&&un(t,e)},M.unmount=function(t){pn&&pn(t);var e,n,o=t.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,fn(fe.push(r))}else yt(r)}catch(s){e=s}}),o.__H=void 0,e&&M.__e(e,o.__v))};var hn=typeof requestAnimationFrame=="function";function So(t){var e,n=function(){clearTimeout(o),hn&&cancelAnimationFrame(e),setTimeout(t)},o=setTimeout(n,35);hn&&(e=requestAnimationFrame(n))}function fn(t){t!=1&&rn==M.requestAnimationFrame||((rn=M.requestAnimationFrame)||So)(xo)}function yt(t){var e=O,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),O=e}function me(t){var e=O;t.__c=t.__(),O=e}function _e(t,e){return!t||t.length!=e.length||e.some(function(n,o){return!he(n,t[o])})}function $n(t,e){return typeof e=="function"?e(t):e}var To=Symbol.for("preact-signals");function Ut(){if(F>1){F--;return}let t,e=!1;for((function(){let n=Dt;for(Dt=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let r=o.t;r!==void 0;r=r.x)r.i===n.i&&(r.i=o.i);n=n.o}})();vt!==void 0;){let n=vt;for(vt=void 0,Ht++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&yn(n))try{n.c()}catch(r){e||(t=r,e=!0)}n=o}}if(Ht=0,F--,e)throw t}function Wt(t){if(F>0)return t();ye=++Co,F++;try{return t()}finally{Ut()}}var T,bt,vt;function wt(t){let e=T,n=bt;T=void 0,bt=void 0;try{return t()}finally{T=e,bt=n}}var Dt,F=0,Ht=0,Co=0,ye=0,Bt=0;function _n(t){if(T===void 0)return;let e=t.n;if(e===void 0||e.t!==T)return e={i:0,S:t,p:T.s,n:void 0,t:T,e:void 0,x:void 0,r:e},T.s!==void 0&&(T.s.n=e),T.s=e,t.n=e,32&T.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=T.s,e.n=void 0,T.s.n=e,T.s=e),e}function N(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}N.prototype.brand=To;N.prototype.h=function(){return!0};N.prototype.S=function(t){let e=this.t;e!==t&&t.e===void 0&&(t.x=e,this.t=t,e!==void 0?e.e=t:wt(()=>{var n;(n=this.W)==null||n.call(this)}))};N.prototype.U=function(t){if(this.t!==void 0){let e=t.e,n=t.x;e!==void 0&&(e.x=n,t.e=void 0),n!==void 0&&(n.e=e,t.x=void 0),t===this.t&&(this.t=n,n===void 0&&wt(()=>{var o;(o=this.Z)==null||o.call(this)}))}};N.prototype.subscribe=function(t){return Q(()=>{let e=this.value;wt(()=>t(e))},{name:"sub"})};N.prototype.valueOf=function(){return this.value};N.prototype.toString=function(){return this.value+""};N.prototype.toJSON=function(){return this.value};N.prototype.peek=function(){return wt(()=>this.value)};Object.defineProperty(N.prototype,"value",{get(){let t=_n(this);return t!==void 0&&(t.i=this.i),this.v},set(t){if(t!==this.v){if(Ht>100)throw new Error("Cycle detected");(function(e){F!==0&&Ht===0&&e.l!==ye&&(e.l=ye,Dt={S:e,v:e.v,i:e.i,o:Dt})})(this),this.v=t,this.i++,Bt++,F++;try{for(let e=this.t;e!==void 0;e=e.x)e.t.N()}finally{Ut()}}}});function kt(t,e){return new N(t,e)}function yn(t){for(let e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function gn(t){for(let e=t.s;e!==void 0;e=e.n){let n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function bn(t){let e,n=t.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):e=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}t.s=e}function it(t,e){N.call(this,void 0,e),this.x=t,this.s=void 0,this.g=Bt-1,this.f=4}it.prototype=new N;it.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Bt))return!0;if(this.g=Bt,this.f|=1,this.i>0&&!yn(this))return this.f&=-2,!0;let t=T;try{gn(this),T=this;let e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return T=t,bn(this),this.f&=-2,!0};it.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(let e=this.s;e!==void 0;e=e.n)e.S.S(e)}N.prototype.S.call(this,t)};it.prototype.U=function(t){if(this.t!==void 0&&(N.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(let e=this.s;e!==void 0;e=e.n)e.S.U(e)}};it.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(it.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let t=_n(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function xt(t,e){return new it(t,e)}function vn(t){let e=t.j;if(t.j=void 0,typeof e=="function"){F++;let n=T;T=void 0;try{e()}catch(o){throw t.f&=-2,t.f|=8,ge(t),o}finally{T=n,Ut()}}}function ge(t){for(let e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,vn(t)}function Ao(t){if(T!==this)throw new Error("Out-of-order effect");bn(this),T=t,this.f&=-2;try{8&this.f&&ge(this)}finally{Ut()}}function ut(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,bt&&bt.push(this)}ut.prototype.c=function(){let t=this.S();try{if(8&this.f||this.x===void 0)return;let e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};ut.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,vn(this),gn(this),F++;let t=T;return T=this,Ao.bind(this,t)};ut.prototype.N=function(){2&this.f||(this.f|=2,this.u=vt,vt=this)};ut.prototype.d=function(){this.f|=8,1&this.f||ge(this)};ut.prototype.dispose=function(){this.d()};function Q(t,e){let n=new ut(t,e);try{n.c()}catch(r){throw n.d(),r}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Eo=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,wn,qt,Ft;var kn=[];Q(function(){wn=this.N})();function pt(t,e){w[t]=e.bind(null,w[t]||(()=>{}))}function St(t){if(Ft){let e=Ft;Ft=void 0,e()}Ft=t&&t.S()}function xn({data:t}){let e=Oo(t);e.name="ReactiveDom",e.value=t;let[n,o]=gt(()=>{let r=this,s=this.__v;for(;s=s.__;)if(s.__c){s.__c.__$f|=4;break}let a=xt(()=>{let p=e.value.value;return p===0?0:p===!0?"":p||""}),c=xt(()=>!Array.isArray(a.value)&&!se(a.value)),u=Q(function(){if(this.N=Sn,c.value){let p=a.value;r.__v&&r.__v.__e&&r.__v.__e.nodeType===3&&(r.__v.__e.data=p)}}),f=this.__$u.d;return this.__$u.d=function(){u(),f.call(this)},[c,a]},[]);return n.value?o.peek():o.value}xn.displayName="ReactiveTextNode";Object.defineProperties(N.prototype,{constructor:{configurable:!0,value:Rt(z,null).constructor},type:{configurable:!0,value:xn},props:{configurable:!0,get(){let t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});pt("__b",(t,e)=>{if(St(),qt=void 0,typeof e.type=="string"){let n,o=e.props;for(let r in o){if(r==="children")continue;let s=o[r];s instanceof N&&(n||(e.__np=n={}),n[r]=s,o[r]=s.peek())}}t(e)});pt("__r",(t,e)=>{if(t(e),e.type!==z){St();let n,o=e.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=(function(r,s){let a;return Q(function(){a=this},{name:s}),a.c=r,a})((function(r){return function(){var s;Eo&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(o),typeof e.type=="function"?e.type.displayName||e.type.name:""))),qt=o,St(n)}});pt("__e",(t,e,n,o)=>{St(),qt=void 0,t(e,n,o)});pt("diffed",(t,e)=>{St(),qt=void 0;let n;if(typeof e.type=="string"&&(n=e.__e)){let o=e.__np,r=e.props,s=n.U;if(s)for(let a in s){let c=s[a];c===void 0||o&&a in o||(c.d(),s[a]=void 0)}if(o){s||(s={},n.U=s);for(let a in o){let c=s[a],u=o[a];c===void 0?(c=Mo(n,a,u,r),s[a]=c):c.o(u,r)}}}t(e)});function Mo(t,e,n,o){let r=e in t&&t.ownerSVGElement===void 0,s=kt(n);return{o:(a,c)=>{s.value=a,o=c},d:Q(function(){this.N=Sn;let a=s.value.value;o[e]!==a&&(o[e]=a,r?t[e]=a:a!=null&&(a!==!1||e[4]==="-")?t.setAttribute(e,a):t.removeAttribute(e))})}}pt("unmount",(t,e)=>{if(typeof e.type=="string"){let n=e.__e;if(n){let r=n.U;if(r){n.U=void 0;for(let s in r){let a=r[s];a&&a.d()}}}let o=e.__np;if(o){let r=e.props;for(let s in o)r[s]=o[s]}e.__np=void 0}else{let n=e.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}t(e)});pt("__h",(t,e,n,o)=>{o<3&&(e.__$f|=2),t(e,n,o)});ct.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let r in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let r=2&this.__$f;if(!(o||r||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let r in t)if(r!=="__source"&&t[r]!==this.props[r])return!0;for(let r in this.props)if(!(r in t))return!0;return!1};function Oo(t,e){return gt(()=>kt(t,e),[])}var No=t=>{queueMicrotask(()=>{queueMicrotask(t)})};function Po(){Wt(()=>{let t;for(;t=kn.shift();)wn.call(t)})}function Sn(){kn.push(this)===1&&(w.requestAnimationFrame||No)(Po)}var l=Ve.bind(Rt),g=t=>t.filter(Boolean).join(" ");var jo=320,Ro=1500,Io=36,Lo=1800,be={x:-1e3,y:-1e3,key:null,at:-1/0},Do=be,Y=be;function An(t,e,n){Do=Y,Y={x:t,y:e,key:n,at:performance.now()}}function Ho(t,e){let{left:n,top:o,width:r,height:s}=e.getBoundingClientRect();An(n+r/2,o+s/2,t)}addEventListener("click",({isTrusted:t,detail:e,clientX:n,clientY:o,target:r})=>{if(!t)return;let s=r instanceof Element&&r.closest("button");e?An(n,o,null):s&&Ho("enter",s)},{capture:!0});var Bo=(t,e)=>t.key===e.key&&(t.key!==null||Math.hypot(t.x-e.x,t.y-e.y)<=Io);function ve(t,{fresh:e=!1}={}){let n=W(e&&Y!==be?null:t),o=W(!1),r=W(null);return n.current!==t&&(n.current=t,o.current=!0,r.current=performance.now()-Y.at<Ro?Y:null),$e(()=>{if(!o.current)return;let s=setTimeout(()=>{o.current=!1},jo);return()=>clearTimeout(s)},[t]),{swallows(s){return!o.current||r.current&&!Bo(r.current,Y)?!1:(s.stopPropagation(),s.preventDefault(),Uo(i("This has just changed. Tap again.")),!0)}}}var Tn=null,Cn;function Uo(t){Tn?.remove(),clearTimeout(Cn);let e=document.createElement("p");Tn=e,e.className="unheard",e.setAttribute("role","status"),e.textContent=t,([...document.querySelectorAll("dialog[open]")].at(-1)??document.body).append(e);let{width:o,height:r}=e.getBoundingClientRect();e.style.left=`${Math.max(8,Math.min(Y.x-o/2,innerWidth-o-8))}px`,e.style.top=`${Math.max(8,Y.y-r-40)}px`,Cn=setTimeout(()=>e.remove(),Lo)}function x({kind:t,name:e,disabled:n,busy:o,large:r,chosen:s,onTap:a,children:c}){let u=["button",t&&`is-${t}`,r&&"is-large",o&&"is-busy",s&&"is-chosen"];return l`<button type="button" class=${g(u)} aria-label=${e} aria-busy=${o?"true":null}
      aria-pressed=${s===void 0?null:String(!!s)}
      disabled=${n} onClick=${()=>!o&&a?.()}>${c}</button>`}function En(){return location.replace(`/sign-in?next=${encodeURIComponent(location.pathname)}`),null}var Wo={live:i("live"),polling:i("slow"),lost:i("no connection")};function Mn({path:t,heading:e,round:n,tray:o,connection:r,children:s}){return l`<header class="bar">
    <ol class="bar-path">${t.map((a,c)=>l`<li key=${a}>${e&&c===t.length-1?l`<h1>${a}</h1>`:a}</li>`)}</ol>
    ${n!=null&&l`<span>${V("round {number}",{number:l`<b>${n}</b>`})}</span>`}
    ${o!=null&&l`<span class="bar-tray" data-place="house">${V("tray {chips}",{chips:l`<b class="figure">${y(o)}</b>`})}</span>`}
    ${r&&l`<span class=${`connection is-${r}`} role="status">${Wo[r]}</span>`}
    ${s}
  </header>`}var On=({path:t,connection:e,children:n})=>l`<div class="masthead" data-ground="felt">
  <${Mn} path=${t} connection=${e}>${n}<//>
</div>`;var Fo={2:i("two"),3:i("three"),4:i("four"),5:i("five"),6:i("six"),7:i("seven"),8:i("eight"),9:i("nine"),T:i("ten"),J:i("jack"),Q:i("queen"),K:i("king"),A:i("ace")},qo={c:i("clubs"),d:i("diamonds"),h:i("hearts"),s:i("spades")},Kt={2:"M4.5 12C5 6.5 9.5 3.5 15 3.5C21 3.5 25.5 7 25.5 13C25.5 17.5 23 21 18.5 25.5L4.5 40.5H26.5",3:"M4.5 7C7.5 4.5 10.5 3.5 14 3.5C20 3.5 24.5 7 24.5 12S20.5 20.7 13 20.7C21.5 20.7 26 24.5 26 30.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.8",4:"M20.5 40.5V3.5L3.5 29.5H27",5:"M24.5 3.5H7.5L6 20C8.5 18 11.5 17 14.5 17C21.5 17 26.5 21.5 26.5 28.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.5",6:"M4 29.5C4 23 9 18.3 15 18.3S26 23 26 29.5S21 40.5 15 40.5S4 36 4 29.5C4 16 9 7 19.5 3.5",7:"M3.5 3.5H26.5C19.5 15 14 27 12.5 40.5",8:"M15 21A9.8 8.75 0 1 1 15 3.5A9.8 8.75 0 1 1 15 21A11.3 9.75 0 1 1 15 40.5A11.3 9.75 0 1 1 15 21Z",9:"M26 14.5C26 21 21 25.7 15 25.7S4 21 4 14.5S9 3.5 15 3.5S26 8 26 14.5C26 28 21 37 10.5 40.5",T:"M3.5 10L9.5 3.5V40.5M24.2 3.5C18.5 3.5 16.4 10 16.4 22S18.5 40.5 24.2 40.5S32 34 32 22S29.9 3.5 24.2 3.5Z",J:"M13 3.5H23V29.5C23 36.5 19 40.5 13.5 40.5C8 40.5 4.5 37 4.5 31",Q:"M15 3.5C7.5 3.5 3.5 10 3.5 22S7.5 40.5 15 40.5S26.5 34 26.5 22S22.5 3.5 15 3.5ZM17.5 31.5L26.5 41.5",K:"M5 3.5V40.5M26 3.5L6.5 25M13 18.5L26.5 40.5",A:"M3.5 40.5L15 3.5L26.5 40.5M8 29H22"},dt={c:"M71 28A21 21 0 1 1 29 28A21 21 0 1 1 71 28ZM50 59A22 22 0 1 1 6 59A22 22 0 1 1 50 59ZM94 59A22 22 0 1 1 50 59A22 22 0 1 1 94 59ZM38 42H62L54 62C55 78 59 88 67 95H33C41 88 45 78 46 62Z",d:"M50 3C60 21 73 38 87 50C73 62 60 79 50 97C40 79 27 62 13 50C27 38 40 21 50 3Z",h:"M50 93C20 68 5 51 5 32C5 17 16 7 28 7C38 7 46 13 50 23C54 13 62 7 72 7C84 7 95 17 95 32C95 51 80 68 50 93Z",s:"M50 4C66 26 93 41 93 62C93 74 84 83 73 83C65 83 59 79 55 73C56 82 60 89 67 95H33C40 89 44 82 45 73C41 79 35 83 27 83C16 83 7 74 7 62C7 41 34 26 50 4Z"},we="M50 4L61 37L96 37L68 58L78 92L50 71L22 92L32 58L4 37L39 37Z",Nn=[...Array(9).keys()].map(t=>{let e=20*(t+1),n=Math.max(0,e-120),o=Math.min(80,e);return`M${10+n} ${10+e-n}L${10+o} ${10+e-o}M${90-n} ${10+e-n}L${90-o} ${10+e-o}`}).join("");function Jt(t){return t==="Jk"?i("joker"):q(t)?i("{rank} of {suit}",{rank:Fo[t[0]],suit:qo[t[1]]}):i("face down")}var q=t=>typeof t=="string"&&/^([2-9TJQKA][cdhs]|Jk)$/.test(t),Ko=[..."shdc"].flatMap(t=>[..."AKQJT98765432"].map(e=>e+t));var Jo={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},Pn=t=>q(t)&&t!=="Jk"?`${t[0]==="T"?"10":t[0]}${Jo[t[1]]}\uFE0E`:Jt(t);var R=t=>i(`${String(t).replaceAll("_"," ")}##of a game`);function Vt(t){return q(t)?Pn(t):typeof t=="number"?y(t):typeof t=="boolean"?t?i("yes"):i("no"):Array.isArray(t)?t.map(Vt).join(" "):t&&typeof t=="object"?Object.values(t).map(Vt).join(" \xB7 "):R(t)}function ke(t){return t.length<2?t.join(""):i("{others} and {last}",{others:t.slice(0,-1).join(", "),last:t.at(-1)})}var Vo={weekday:"long",day:"numeric",month:"long",year:"numeric"},Zt=t=>new Date(t).toLocaleDateString(ft,Vo),H=t=>new Date(t).toLocaleTimeString(ft,{hour:"2-digit",minute:"2-digit"});var jn=t=>j("{count} chip","{count} chips",t),ht=(t,e=y)=>t?e(t):"\u2013";function Zo({card:t,lit:e,dim:n}){let o=q(t),r=[o&&t!=="Jk"&&`suit-${t[1]}`,e&&"is-lit",n&&"is-dim"];return l`<svg class=${g(["card",...r])} viewBox="0 0 100 140" role="img" aria-label=${Jt(t)}>
    <rect class="card-paper" x="1" y="1" width="98" height="138" rx="9" />
    <g key=${t} class="card-side">${o?t==="Jk"?zo:Go(t):Qo}</g>
  </svg>`}function Go([t,e]){return l`
    <path class="card-rank" d=${Kt[t]} transform=${`translate(${t==="T"?7:9} 9) scale(1.3)`} />
    <path class="card-pip" d=${dt[e]} transform="translate(10 71) scale(.33)" />
    <path class="card-pip" d=${dt[e]} transform="translate(47 82) scale(.47)" />`}var zo=l`
  <path class="card-rank" d=${Kt.J} transform="translate(9 9) scale(1.3)" />
  <path class="card-pip" d=${we} transform="translate(28 68) scale(.62)" />`,Qo=l`
  <rect class="card-back" x="7" y="7" width="86" height="126" rx="5" />
  <path class="card-lattice" d=${Nn} />
  <rect class="card-lattice" x="10" y="10" width="80" height="120" rx="3" />`;function Yo({label:t,wanted:e}){return l`<svg class="card" viewBox="0 0 100 140" role="img" aria-label=${t??i("no card yet")}>
    <rect class=${g(["card-outline",e&&"is-wanted"])} x="3" y="3" width="94" height="134" rx="9" />
  </svg>`}function xe({cards:t,places:e=0,label:n,fanned:o,lit:r,wanted:s}){let a=Math.max(0,e-t.length);return l`<div class=${g(["hand",o&&"is-fanned"])} role="group" aria-label=${n}>
    <div class="hand-cards">
      ${t.map((c,u)=>l`<${Zo} key=${u} card=${c}
        lit=${r?.has(c)} dim=${r&&!r.has(c)} />`)}
      ${[...Array(a).keys()].map(c=>l`<${Yo} key=${`empty ${c}`} wanted=${s&&c===0} />`)}
    </div>
    ${n&&l`<div class="hand-label">${n}</div>`}
  </div>`}function Gt({title:t,onClose:e,foot:n,large:o,children:r}){let s=W(null),a=ve(t,{fresh:!0});A(()=>{let u=s.current,f=document.activeElement;return u.showModal(),()=>{u.close(),f?.focus({preventScroll:!0})}},[]);let c=u=>{u.preventDefault(),e()};return l`<dialog class=${g(["dialog",o&&"is-large"])} ref=${s} aria-label=${t} onCancel=${c} onClickCapture=${a.swallows}>
    <h2>${t}</h2>
    <div class="dialog-body">${r}</div>
    <div class="dialog-foot">${n}</div>
  </dialog>`}function X({text:t,onGone:e}){return t?l`<div class="slip" role="alert">
    <span>${t}</span>${e&&l`<${x} kind="quiet" name=${i("close")} onTap=${e}>✕<//>`}
  </div>`:null}function Ln({api:t,path:e,seat:n,title:o,onClose:r}){let[{told:s,trouble:a},c]=k({}),[u,f]=k(n??null);A(()=>{let h=`${e}/explanation${u?`?seat=${u}`:""}`;t.get(h).then(m=>c({told:m}),m=>c({trouble:ts(m)}))},[e,u]);let p=l`
    ${u?l`<${x} kind="plain" onTap=${()=>f(null)}>${i("the whole round")}<//>`:l`<span></span>`}
    <${x} kind="main" onTap=${r}>${i("done")}<//>`;return l`<${Gt} title=${o} onClose=${r} foot=${p}>
    <div class="explain">
      <${X} text=${a} />
      ${s&&l`<${ns} told=${s} about=${u} again=${s.closed&&Xo(e)} />`}
      ${!s&&!a&&l`<p class="quiet">${i("One moment.")}</p>`}
    </div>
  <//>`}var Xo=t=>t.replace(/^nights\/(\d+)\/tables\/(\d+)\/rounds\/(\d+)$/,`${ee}/rounds/$1/$2#$3`),ts=t=>t instanceof U?t.message:i("The server does not answer. Try again."),es="0 = 0";function ns({told:t,about:e,again:n}){let o=t.steps.filter(r=>!e||ss(r)).reverse();return l`
    <p class="quiet">${os(t)}</p>
    ${Object.values(t.sums).some(r=>r!==es)&&l`<dl class="explain-sums">
      ${Object.entries(t.sums).map(([r,s])=>l`<div key=${r}><dt>${r}</dt><dd>${s.replaceAll(" - "," \u2212 ")}</dd></div>`)}
    </dl>`}
    <ol class="explain-steps" reversed>
      ${o.map(r=>l`<${rs} key=${r.entry} step=${r} />`)}
    </ol>
    ${t.shuffle.seed&&l`<details class="explain-shuffle"><summary>${i("the shuffle, to check it")}</summary>
      ${["commitment","seed","cut"].filter(r=>t.shuffle[r]).map(r=>l`<p key=${r} class="small">
        <span class="quiet">${R(r)}</span> <code>${t.shuffle[r]}</code></p>`)}
    </details>`}
    ${n&&l`<p><a class="button is-plain" href=${n}>${i("see it card by card")}</a></p>`}`}var os=({game:t,table:e,round:n,ended:o})=>o?V("{game}, table {table}, round {round}: {ended}.",{game:t,table:e,round:n,ended:l`<b>${o}</b>`}):i("{game}, table {table}, round {round}.",{game:t,table:e,round:n}),ss=({says:t,moves:e,cards:n})=>t.length>0||e.length>0||Object.keys(n).length>0;function rs({step:t}){let{entry:e,did:n,cards:o,says:r,moves:s}=t;return l`<li class="explain-step" value=${e}>
    <p class="explain-did">${R(n)} <span class="quiet small">${i("entry {number}",{number:e})}</span></p>
    ${r.map((a,c)=>l`<${as} key=${c} ...${a} />`)}
    ${s.length>0&&l`<ul class="explain-moves">
      ${s.map((a,c)=>l`<li key=${c}>${is(a)}</li>`)}
    </ul>`}
    ${Object.keys(o).length>0&&l`<div class="explain-cards">
      ${Object.entries(o).map(([a,c])=>c.length>0&&l`<${xe} key=${a} cards=${c} label=${a} fanned=${c.length>5} />`)}
    </div>`}
  </li>`}var is=({amount:t,source:e,target:n,why:o})=>V("{chips} from {source} to {target}: {why}",{chips:l`<b class="figure">${y(t)}</b>`,source:e,target:n,why:o});function as({text:t,details:e}){let n=Object.entries(e),o=n.filter(([,a])=>Rn(a)),r=n.filter(([,a])=>In(a)),s=n.filter(([,a])=>!Rn(a)&&!In(a));return l`<div class="explain-said">
    <p>${t}</p>
    ${o.map(([a,c])=>l`<${xe} key=${a} cards=${c} label=${a==="cards"?null:R(a)} />`)}
    ${r.map(([a,c])=>l`<${cs} key=${a} rows=${c} />`)}
    ${s.length>0&&l`<p class="quiet small">${s.map(([a,c])=>`${R(a)} ${Dn(c)}`).join(" \xB7 ")}</p>`}
  </div>`}var Rn=t=>Array.isArray(t)&&t.length>0&&t.every(e=>q(e)||e==="??"),In=t=>Array.isArray(t)&&t.length>0&&t.every(e=>e&&typeof e=="object"&&!Array.isArray(e));function cs({rows:t}){let e=[...new Set(t.flatMap(Object.keys))],n=r=>t.every(s=>s[r]==null||typeof s[r]=="number"),o=Object.fromEntries(e.map(r=>[r,n(r)?"number":null]));return l`<table class="ledger explain-rows">
    <thead><tr>${e.map(r=>l`<th key=${r} class=${o[r]}>${R(r)}</th>`)}</tr></thead>
    <tbody>${t.map((r,s)=>l`<tr key=${s}>
      ${e.map(a=>l`<td key=${a} class=${o[a]}>${Dn(r[a])}</td>`)}
    </tr>`)}</tbody>
  </table>`}var Dn=t=>t==null?"\u2013":Vt(t);function Se({mark:t="s",title:e,text:n,children:o}){return l`<div class="state">
    <svg class="state-mark" viewBox="0 0 100 100" aria-hidden="true">
      <path fill="currentColor" d=${dt[t]} />
    </svg>
    <p class="state-title">${e}</p>
    ${n&&l`<p class="state-text">${n}</p>`}
    ${o}
  </div>`}var ls=400;function Hn({api:t,path:e,books:n}){let[o,r]=k({status:"none"}),[s,a]=k(null),c=p=>p.then(h=>{r(h),a(null)},h=>a(h.message)),u=o.status==="waiting"||o.status==="running";A(()=>{c(t.get(`${e}/audit`))},[]),A(()=>{if(!u)return;let p=setTimeout(()=>c(t.get(`${e}/audit`)),ls);return()=>clearTimeout(p)},[o,s]);let f=()=>c(t.send("POST",`${e}/audit`));return l`<section class="part" aria-labelledby="audit">
    <h2 id="audit">${i("Audit")}</h2>
    <div class="audit-box">
      <div class="audit-row">
        <p>${i("Every round is played again from its cards, every chip, hash and balance compared. What cannot be checked is named.")}</p>
        <${x} kind="main" busy=${u} onTap=${f}>${o.outcome?i("audit again"):i("audit the night")}<//>
      </div>
      <${X} text=${s??o.trouble} />
      ${u&&l`<${us} audit=${o} />`}
      ${o.outcome&&l`<${ps} audit=${o} version=${n.version} />`}
    </div>
  </section>`}var us=({audit:t})=>l`<div role="status">
  <progress max=${t.total||1} value=${t.done}></progress>
  <p class="note">${t.total?i("{done} of {total} entries",{done:t.done,total:t.total}):i("Another audit goes first.")}</p>
</div>`;function ps({audit:t,version:e}){let{findings:n,unchecked:o,hints:r,report:s}=t.outcome,a=o.reduce((u,f)=>u+f.chips,0),c=e-s.entries;return l`
    <${$s} verdict=${t.outcome.verdict} count=${n.length} report=${s} />
    <p class="note">${i("Checked at {time}, up to entry {entry}.",{time:H(t.ended),entry:s.entries})}
      ${c>0?` ${j("{count} entry has come since.","{count} entries have come since.",c)}`:""} ${V("The last hash: {hash}",{hash:l`<code>${s.hash.slice(0,16)}…</code>`})}</p>
    ${s.uncovered&&l`<p class="note">${ds(s.uncovered)}</p>`}
    ${n.length>0&&l`<ul class="found" aria-label=${i("findings")}>
      ${n.map((u,f)=>l`<li key=${f}>
        <b>${u.check}: ${u.where}</b><span>${u.what}</span>
        ${u.wanted&&l`<span>${i("It should be:")} <b>${u.wanted}</b></span>`}
      </li>`)}
    </ul>`}
    ${r.length>0&&l`<h3>${i("Worth a look, and no fault")}</h3>
      <ul class="found is-unchecked" aria-label=${i("worth a look")}>
      ${r.map((u,f)=>l`<li key=${f}><b>${u.where}</b><span>${u.what}</span></li>`)}
    </ul>`}
    ${o.length>0&&l`<h3>${i("Not checked: it rests on trust")}</h3>
      <p class="note">${j("{count} chip moved in it.","{count} chips moved in it.",a)}</p><ul class="found is-unchecked" aria-label=${i("not checked")}>
      ${o.map((u,f)=>l`<li key=${f}><b>${u.where}</b><span>${u.why}</span></li>`)}
    </ul>`}`}var ds=([t,e])=>t===e?i("Entry {entry} came after the last seal: it does not cover them.",{entry:t}):i("Entries {first} to {last} came after the last seal: it does not cover them.",{first:t,last:e});function hs(t,e){return t==="sound"?i("Nothing is wrong."):t==="unchecked"?i("Nothing wrong was found, but not everything was checked."):j("One thing is wrong.","{count} things are wrong.",e)}var fs={sound:"is-good",unchecked:"is-open",wrong:"is-bad"},ms={sound:"\u2713",unchecked:"?",wrong:"!"};function $s({verdict:t,count:e,report:n}){let o=i("{entries} entries, {transfers} transfers, {replayed} of {rounds} rounds played again.",{entries:n.entries,transfers:n.transfers,replayed:n.replayed,rounds:n.rounds});return l`<div class=${`verdict ${fs[t]}`} role="status">
    <span class="verdict-mark" aria-hidden="true">${ms[t]}</span>
    <b>${hs(t,e)}</b>
    <span>${o}</span>
  </div>`}var I=(t,e)=>De(t,e?.currency),Te=(t,e)=>e?I(t*e.chip,e):jn(t);var Oi=[1,10,100,1e3,1e4].flatMap(t=>[t,2*t,5*t]);var L=t=>t>0?"won":t<0?"lost":null;var Bn=[i("drop##chips brought to a table"),i("handle##all chips that were bet"),i("win##of the bank"),i("hold##win as a share of drop"),i("expected##of the bank"),i("difference##from what was expected")];function Un({books:{bank:t}}){return t.length?l`<section class="part" aria-labelledby="bank">
    <h2 id="bank">${i("The bank and luck")}</h2>
    <table class="ledger figures">
      <thead><tr><th>${i("table##column of the books")}</th>${Bn.map(e=>l`<th key=${e} class="number">${e}</th>`)}</tr></thead>
      <tbody>${t.map(e=>l`<${_s} key=${`${e.table} ${e.game}`} line=${e} />`)}</tbody>
    </table>
    <p class="note">${i("In chips, of rounds that are over and not voided. Expected is what the very bets that were made bring on average: at Ultimate Texas Hold'em by the antes and Trips on the circles at each deal, counted over all deals, if everybody plays the best for Ante, Blind and Play; in a race nothing, since all goes back to the players. How likely a difference is, at most, follows from how each hand can end (Chernoff's bound).")}</p>
  </section>`:null}function _s({line:t}){let{name:e,game:n,rounds:o,drop:r,handle:s,win:a,expected:c,text:u,once_in:f}=t,p=[y(r),y(s),E(a),r?i("{figure} %",{figure:Le(100*a/r,1)}):"\u2013",c===null?"\u2013":E(c),c===null?"\u2013":E(a-c)];return l`<tr>
    <th scope="row" class="who">${e}<span class="note"> ${n}, ${j("{count} round","{count} rounds",o)}</span>
      <span class=${g(["note luck",f>=1e4&&"mark"])}>${u}</span></th>
    ${p.map((h,m)=>l`<td key=${m} data-label=${Bn[m]} class=${g(["number",m===2&&L(a)])}>${h}</td>`)}
  </tr>`}var ys=["round voided","undone","amended","corrected"];function Ce(t){let[e,,n]=t.split(":");return e==="dealer"?i("the tablet of table {table}",{table:n}):e==="host"?i("the host"):t}function Wn({books:t}){let{counts:e,put_right:n,rounds:o}=t,r=[...new Set([...ys,...Object.keys(e)])];return l`<section class="part" aria-labelledby="put-right">
    <h2 id="put-right">${i("Voided, undone, put right")}</h2>
    <p class="counts">${r.map(s=>l`<span key=${s} class=${g(["count",!e[s]&&"is-none"])}>
      <span class="figure">${y(e[s]??0)}</span> ${R(s)}</span>`)}</p>
    <p class="note">${j("Of {count} round. Nothing is ever deleted: what was taken back stands in the journal, and so does who did it.","Of {count} rounds. Nothing is ever deleted: what was taken back stands in the journal, and so does who did it.",o)}</p>
    ${n.length>0&&l`<table class="ledger figures">
      <thead><tr><th>${i("what")}</th><th>${i("where")}</th><th>${i("by")}</th><th>${i("why")}</th><th class="number">${i("entry")}</th><th class="number">${i("at")}</th></tr></thead>
      <tbody>${n.map(s=>l`<tr key=${s.entry}>
        <th scope="row" class="who">${R(s.kind)}</th><td class="game">${s.where}</td><td class="game">${Ce(s.by)}</td>
        <td class="game">${s.why}</td><td class="number" data-label=${i("entry")}>${y(s.entry)}</td><td class="number" data-label=${i("at")}>${H(s.at)}</td>
      </tr>`)}</tbody>
    </table>`}
  </section>`}var Fn=["","14 8","3 8","24 8 3 8","10 6 2 6","2 5"],Me=Fn.length,Ae=900,Ee=480,zt=14,qn=t=>Fn[(t+Math.floor(t/Me))%Me],Kn=t=>`is-line-${t%Me}`,Jn=({at:t})=>l`<svg class=${`line-stroke ${Kn(t)}`} viewBox="0 0 60 12" aria-hidden="true">
  <line x1="2" x2="58" y1="6" y2="6" stroke-dasharray=${qn(t)} />
</svg>`;function Vn({players:t}){let e=t.flatMap(({line:c})=>c),n=Math.min(0,...e),o=Math.max(1,...e),r=Math.max(1,t[0].line.length-1),s=c=>zt+c*(Ae-2*zt)/r,a=c=>Ee-zt-(c-n)*(Ee-2*zt)/(o-n);return l`<svg class="lines" viewBox=${`0 0 ${Ae} ${Ee}`} preserveAspectRatio="none" role="img"
      aria-label=${t.map(({name:c,line:u})=>`${c}: ${y(u.at(-1))}`).join("; ")}>
    <line class="lines-zero" x1="0" x2=${Ae} y1=${a(0)} y2=${a(0)} />
    ${t.map(({player:c,line:u},f)=>l`<g key=${c} class=${Kn(f)}>
      <polyline points=${u.map((p,h)=>`${s(h)},${a(p)}`).join(" ")} stroke-dasharray=${qn(f)} />
      <path d=${`M${s(u.length-1)} ${a(u.at(-1))}h.01`} />
    </g>`)}
  </svg>`}function Zn({amount:t,most:e}){let n=e?Math.abs(t)/e*50:0;return l`<svg class=${`bar-drawn ${t<0?"is-down":"is-up"}`} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
    <rect x=${t<0?50-n:50} y="1" width=${n} height="10" />
    <line class="lines-zero" x1="50" x2="50" y1="0" y2="12" />
  </svg>`}function Gn({api:t,path:e,books:n}){let[o,r]=k(null);A(()=>{t.get(`${e}/evening`).then(r,()=>{})},[n.version]);let s=o?.players??[],a=n.tables.filter(({rounds:u})=>u>0),c=Math.max(...a.map(({sum:u})=>Math.abs(u.results)));return s.some(({line:u})=>u.length>1)?l`<section class="part drawn" aria-labelledby="drawn">
    <h2 id="drawn">${i("The evening drawn")}</h2>
    <${Vn} players=${s} />
    <ul class="drawn-names">
      ${s.map(({player:u,name:f,result:p},h)=>l`<li key=${u}><${Jn} at=${h} /> ${f}
        <span class=${g(["figure",L(p)])}>${E(p)}</span></li>`)}
    </ul>
    <p class="note">${i("In chips, after each round. Of each table at most its last forty rounds are drawn.")}</p>
    ${c>0&&l`<h3>${i("What the house made at each table")}</h3>
      <dl class="drawn-tables">
        ${a.map(({table:u,name:f,sum:p})=>l`<div key=${u}><dt>${f}</dt><dd><${Zn} amount=${p.results} most=${c} /></dd>
          <dd class=${g(["figure",L(p.results)])}>${E(p.results)}</dd></div>`)}
      </dl>`}
  </section>`:null}var gs=[["xlsx",i("Spreadsheet"),i("Who is up, every round and transfer, totals that add themselves up")],["pdf",i("Statements to print"),i("A page for every player, a closer slip for every table")],["json",i("Bundle"),i("Complete: croupier verify audits it anywhere, without us")],["hledger-house",i("House's books, hledger"),i("What the tables won, cash, and who is owed what")],["beancount-house",i("House's books, Beancount"),i("The same for Beancount and Fava")],["hledger",i("Chips' journal, hledger"),i("Where every chip went, to the single bet")],["beancount",i("Chips' journal, Beancount"),i("The same for Beancount and Fava")]],bs=["settlement","players","results","rounds","tables","scores","seals","transfers","balances","entries","nights"];function zn({api:t,path:e,number:n}){let[o,r]=k("this"),[s,a]=k([n]),[c,u]=k({from:"",to:""}),[f,p]=k(""),m={some:{nights:s.join(",")},season:{from:`${f}-01-01`,to:`${f}-12-31`},days:c}[o]??{},d=o==="this"?`/api/${e}/exports`:"/api/exports",$=(o!=="some"||s.length>0)&&(o!=="season"||f)&&(o!=="days"||c.from||c.to);return l`<section class="part no-print" aria-labelledby="exports">
    <h2 id="exports">${i("Take home")}</h2>
    <div class="choices">
      <${x} chosen=${o==="this"} onTap=${()=>r("this")}>${i("this night")}<//>
      <${x} chosen=${o==="some"} onTap=${()=>r("some")}>${i("nights of a list")}<//>
      <${x} chosen=${o==="season"} onTap=${()=>r("season")}>${i("a season")}<//>
      <${x} chosen=${o==="days"} onTap=${()=>r("days")}>${i("from a day to a day")}<//>
      <${x} chosen=${o==="all"} onTap=${()=>r("all")}>${i("all nights")}<//>
    </div>
    ${o==="some"&&l`<${ws} api=${t} picked=${s} onPick=${a} />`}
    ${o==="season"&&l`<${vs} api=${t} year=${f} onPick=${p} />`}
    ${o==="days"&&l`<div class="filters">
      <label>${i("from")} <input type="date" value=${c.from} onInput=${_=>u({...c,from:_.target.value})} /></label>
      <label>${i("to")} <input type="date" value=${c.to} onInput=${_=>u({...c,to:_.target.value})} /></label>
    </div>`}
    ${$&&l`<div class="exports">${gs.map(([_,b,S])=>l`<a key=${_} class="export" href=${Oe(d,_,m)} download>
      <b>${b}</b><span class="note">${S}</span></a>`)}</div>
    <h3>${i("CSV, a table a file")}</h3>
    <div class="choices">${bs.map(_=>l`<a key=${_} class="button" href=${Oe(d,"csv",{...m,file:`${_}.csv`})} download>${_}</a>`)}<a class="button" href=${Oe(d,"csv",m)} download>${i("all in one ZIP file")}</a></div>
    <p>${i("Whoever has a bundle can check it on any device, with no network and without us:")}
      ${" "}<a href="/verify">${i("open the page that checks it")}</a>, <a href="/verify" download="croupier-verify.html">${i("or take that page home, too")}</a></p>`}
  </section>`}function Qn(t){let[e,n]=k([]);return A(()=>{t.get("nights").then(({nights:o})=>n(o))},[t]),e}function vs({api:t,year:e,onPick:n}){let o=Qn(t).map(r=>String(new Date(r.opened).getFullYear()));return l`<div class="choices">${[...new Set(o)].map(r=>l`<${x} key=${r} chosen=${r===e} onTap=${()=>n(r)}>${r}<//>`)}</div>`}function ws({api:t,picked:e,onPick:n}){let o=Qn(t),r=s=>e.includes(s)?e.filter(a=>a!==s):[...e,s];return l`<div class="choices">${o.map(s=>l`<${x} key=${s.night} chosen=${e.includes(s.night)}
      onTap=${()=>n(r(s.night))}>${s.name}<//>`)}</div>`}function Oe(t,e,n){let o=new URLSearchParams(Object.entries(n).filter(([,r])=>r));return o.size?`${t}/${e}?${o}`:`${t}/${e}`}var ks={[i("put right")]:"undo,amendment,round-voided,commitment-renewed,correction,night-reopened,tray-counted,drawer-counted",[i("chips and cash")]:"buy-in,buy-back,cash-out,marker-repaid,marker-limited,house-paid,gift,float-added,drawer-counted,correction",[i("tables")]:"table-opened,table-closed,game-changed,commitment-renewed,partners-drawn,phones-switched,hints-switched,series-ended,fill,credit,tray-counted,sat,stood,topped-up",[i("rounds")]:"round-began,round-closed,round-voided",[i("what was played")]:"action,undo,amendment,hand-over,cut",[i("the night")]:"night-opened,night-changed,night-closed,night-reopened,player-added,player-renamed"};function Yn({api:t,path:e,books:n,onExplain:o}){let[r,s]=k({table:"",player:"",kinds:""}),[{lines:a,older:c,trouble:u},f]=k({lines:[]}),p=async(h,m)=>{let d={...r,before:h},$=Object.entries(d).filter(([,_])=>_).map(([_,b])=>`${_}=${b}`).join("&");try{let _=await t.get(`${e}/books/journal?${$}`);f({lines:[...m,..._.lines],older:_.older})}catch(_){f({lines:m,trouble:_.message})}};return A(()=>{p(null,[])},[r]),l`<section class="part" aria-labelledby="journal">
    <h2 id="journal">${i("Journal")}</h2>
    <div class="filters no-print">
      <${Ne} label=${i("table")} value=${r.table} choices=${n.tables.map(h=>[h.table,h.name])} onChange=${h=>s({...r,table:h})} />
      <${Ne} label=${i("player")} value=${r.player} choices=${n.players.map(h=>[h.player,h.name])} onChange=${h=>s({...r,player:h})} />
      <${Ne} label=${i("kind")} value=${r.kinds} choices=${Object.entries(ks).map(([h,m])=>[m,h])} onChange=${h=>s({...r,kinds:h})} />
    </div>
    <${X} text=${u} />
    ${!a.length&&!u&&l`<p class="empty">${i("No such entry.")}</p>`}
    <ol class="journal">${a.map(h=>l`<${Ss} key=${h.entry} line=${h} money=${n.money} onExplain=${o} />`)}</ol>
    ${c&&l`<div class="no-print"><${x} onTap=${()=>p(c,a)}>${i("older entries")}<//></div>`}
  </section>`}var Ne=({label:t,value:e,choices:n,onChange:o})=>l`<label>${t}
  <select value=${e} onChange=${r=>o(r.target.value)}>
    <option value="">${i("all")}</option>
    ${n.map(([r,s])=>l`<option key=${r} value=${r}>${s}</option>`)}
  </select>
</label>`;function xs(t,e){let n={chips:r=>j("{count} chip","{count} chips",r),cash:r=>e?I(r,e):i("{chips} in cash",{chips:y(r)}),marker:r=>i("a marker of {chips}",{chips:y(r)})},o=Object.entries(t).map(([r,s])=>n[r](s));return o.length?` \xB7 ${i("moves {what}",{what:o.join(", ")})}`:""}function Ss({line:t,money:e,onExplain:n}){let{entry:o,at:r,kind:s,by:a,table:c,round:u,says:f,why:p,puts_right:h,put_right_by:m,moves:d}=t,$=[c&&i("table {number}",{number:c}),u&&i("round {number}",{number:u})].filter(Boolean).join(", "),_=u&&["action","amendment","round-closed","round-voided"].includes(s);return l`<li class=${g([m&&"is-undone"])}>
    <span class="journal-number figure">${y(o)}</span>
    <div class="journal-says">
      <span>${f}</span>
      ${p&&l`<span>: ${p}</span>`}
      <span class="note">${H(r)} · ${Ce(a.who)}${$&&` \xB7 ${$}`}${xs(d,e)}</span>
      ${h&&l`<span class="note mark">${i("puts entry {number} right",{number:h})}</span>`}
      ${m&&l`<span class="note mark">${i("put right by entry {number}",{number:m})}</span>`}
    </div>
    ${_&&l`<${x} kind="quiet" name=${i("explain round {round} of table {table}",{round:u,table:c})} onTap=${()=>n({table:c,round:u})}>${i("explain")}<//>`}
  </li>`}var Ts="http://www.w3.org/2000/svg";function Xn({svg:t,name:e}){let n=t.includes("xmlns")?t:t.replace("<svg",`<svg xmlns="${Ts}"`);return l`<img class="qr" alt=${e} src=${`data:image/svg+xml,${encodeURIComponent(n)}`} />`}function to({books:t}){let{seals:e}=t;return l`<section class="part" aria-labelledby="seals">
    <h2 id="seals">${i("Seals")}</h2>
    ${e.length?l`
      <div class="seals">${e.map(n=>l`<figure key=${n.entry} class="seal-card">
        <${Xn} svg=${n.qr} name=${i("the seal of entry {entry}",{entry:n.entry})} />
        <b class="seal">${n.code}</b>
        <figcaption class="note">${i("entry {entry}, {date}, {time}",{entry:n.entry,date:Zt(n.at),time:H(n.at)})}</figcaption>
        <code>${n.hash}</code>
      </figure>`)}</div>
      <${Cs} seals=${e} />`:l`<p class="empty">${i("Closing the night seals it. There is nothing to photograph before.")}</p>`}
  </section>`}function Cs({seals:t}){let[e,n]=k(""),o=e.toLowerCase().replace(/[^0-9a-f]/g,""),r=o.length>=16&&t.find(s=>s.hash.startsWith(o));return l`<div class="labelled no-print">
    <label for="photographed">${i("A seal that somebody photographed")}</label>
    <input id="photographed" maxlength="90" autocomplete="off" placeholder="1a2b-3c4d-5e6f-7081" value=${e} onInput=${s=>n(s.target.value)} />
    <p class=${o.length<16?"note":r?"note is-good":"note is-warning"} role="status">${o.length<16?i("Type its code: these books must still have it."):r?i("It is the seal of entry {entry}. Now audit the night: that ties everything before it to this seal.",{entry:r.entry}):i("These books do not have this seal. They are not the ones that were sealed.")}</p>
  </div>`}var no=({books:t})=>l`<section class="part" aria-labelledby="settling">
  <h2 id="settling">${i("Who pays whom")}</h2>
  <div class="settling">
    <${eo} title=${i("The house as one of all")} payments=${t.settling.with_house} money=${t.money} />
    <${eo} title=${i("What the house won or lost, divided equally")} payments=${t.settling.among_players} money=${t.money} />
  </div>
  <p class="note">${i("The fewest payments that make everyone even, as the night stands.")}</p>
</section>`,eo=({title:t,payments:e,money:n})=>l`<div>
  <h3>${t}</h3>
  ${e.length===0?l`<p class="quiet">${i("Nobody owes anybody anything.")}</p>`:l`<ul class="pays">
    ${e.map(({payer:o,payee:r,amount:s})=>l`<li key=${`${o} ${r}`}>
      <span>${i("{payer} pays {payee}",{payer:o,payee:r})}</span><b class="figure">${I(s,n)}</b></li>`)}
  </ul>`}
</div>`;var at=(t,e)=>t.reduce((n,o)=>n+e(o),0),oo=(t,e)=>e&&t?`${t<0?"\u2212":"+"}${Te(Math.abs(t),e)}`:null;function so({books:t,onStatement:e}){let{players:n,money:o}=t,r=a=>at(n,c=>c[a]),s=[...n].sort((a,c)=>c.result-a.result);return l`<section class="part" aria-labelledby="players">
    <h2 id="players">${i("Who is up")}</h2>
    ${n.length?l`<table class="ledger figures">
      <thead><tr><th>${i("player")}</th><th class="number">${i("paid in")}</th><th class="number">${i("paid out")}</th><th class="number">${i("chips")}</th>
        <th class="number">${i("owes")}</th><th class="number">${i("is owed")}</th><th class="number">${i("result")}</th></tr></thead>
      <tbody>${s.map(a=>l`<tr key=${a.player}>
        <th scope="row" class="who"><button type="button" class="who-button" onClick=${()=>e(a.player)}>${a.name}</button></th>
        <td class="number" data-label=${i("paid in")}>${ht(a.cash_in,c=>I(c,o))}</td>
        <td class="number" data-label=${i("paid out")}>${ht(a.cash_out,c=>I(c,o))}</td>
        <td class="number" data-label=${i("chips")}>${ht(a.chips)}</td>
        <td class=${g(["number",!a.owes&&"is-nothing"])} data-label=${i("owes")}>${ht(a.owes)}</td>
        <td class=${g(["number",!a.owed&&"is-nothing"])} data-label=${i("is owed")}>${ht(a.owed)}</td>
        <td class=${g(["number","result",L(a.result)])} data-label=${i("result")}>${E(a.result)}
          ${o&&a.result!==0&&l`<span class="note"> ${oo(a.result,o)}</span>`}</td>
      </tr>`)}</tbody>
      <tfoot><tr>
        <th scope="row" class="who">${i("all players")}</th>
        <td class="number" data-label=${i("paid in")}>${I(r("cash_in"),o)}</td>
        <td class="number" data-label=${i("paid out")}>${I(r("cash_out"),o)}</td>
        <td class="number" data-label=${i("chips")}>${y(r("chips"))}</td>
        <td class="number" data-label=${i("owes")}>${y(r("owes"))}</td>
        <td class="number" data-label=${i("is owed")}>${y(r("owed"))}</td>
        <td class=${g(["number","result",L(r("result"))])} data-label=${i("result")}>${E(r("result"))}</td>
      </tr></tfoot>
    </table>`:l`<p class="empty">${i("Nobody has come yet.")}</p>`}
  </section>`}function ro({books:t}){let{tables:e,on_felts:n,over_short:o}=t.house,r=e+n+o,s=at(t.players,c=>c.result),a=[[i("won at the tables, less lost"),e],n!==0&&[i("in pots on the felt"),n],o!==0&&[i("chips missing by count, less found"),o]].filter(Boolean);return l`<section class="part" aria-labelledby="house">
    <h2 id="house">${i("The house")}</h2>
    <dl class="standing">
      ${a.map(([c,u])=>l`<div key=${c}><dt>${c}</dt><dd class=${g(["figure",L(u)])}>${E(u)}</dd></div>`)}
      <div><dt>${r<0?i("the house is down"):i("the house is up")}</dt><dd class=${g(["figure",L(r)])}>${E(r)}${t.money&&r!==0?` \xB7 ${oo(r,t.money)}`:""}</dd></div>
      <div><dt>${i("in the drawer")}</dt><dd class="figure">${I(t.drawer.cash,t.money)}</dd></div>
    </dl>
    <p class=${g(["note",r+s===0?"is-good":"is-warning"])}>${r+s===0?i("Everything adds up: all the players and the house come to nothing together."):i("It does not add up: {chips} chips are nobody's.",{chips:E(r+s)})}</p>
  </section>`}function io({api:t,path:e,books:n,player:o,onExplain:r,onClose:s}){let[{found:a,trouble:c},u]=k({});A(()=>{t.get(`${e}/books/statements/${o}`).then(h=>u({found:h}),h=>u({trouble:h.message}))},[o]);let f=l`<span></span><${x} kind="main" onTap=${s}>${i("done")}<//>`,{name:p}=n.players.find(h=>h.player===o);return l`<${Gt} title=${i("{player}, line by line",{player:p})} onClose=${s} foot=${f}>
    <div class="explain">
      <${X} text=${c} />
      ${a&&l`<${As} lines=${a.lines} money=${n.money} onExplain=${r} />`}
    </div>
  <//>`}function As({lines:t,money:e,onExplain:n}){if(!t.length)return l`<p class="quiet">${i("Nothing yet.")}</p>`;let o=s=>at(t,a=>a[s]),r=s=>s?`${s<0?"\u2212":"+"}${I(Math.abs(s),e)}`:"";return l`<table class="ledger figures">
    <thead><tr><th>${i("what")}</th><th class="number">${i("chips")}</th><th class="number">${i("cash")}</th><th class="number">${i("owes")}</th></tr></thead>
    <tbody>${t.map(s=>l`<tr key=${s.entry}>
      <th scope="row" class="who">${s.of?l`<button type="button" class="who-button" onClick=${()=>n(s.of)}>${s.what}</button>`:s.what}
        <span class="note"> ${H(s.at)}</span></th>
      <td class=${g(["number","result",s.of&&L(s.chips)])} data-label=${i("chips")}>${E(s.chips)}</td>
      <td class=${g(["number",!s.cash&&"is-nothing"])} data-label=${i("cash")}>${r(s.cash)}</td>
      <td class=${g(["number",!s.owes&&"is-nothing"])} data-label=${i("owes")}>${s.owes?E(s.owes):""}</td>
    </tr>`)}</tbody>
    <tfoot><tr><th scope="row" class="who">${i("in all")}</th>
      <td class="number result" data-label=${i("chips")}>${E(o("chips"))}</td>
      <td class="number" data-label=${i("cash")}>${r(o("cash"))}</td>
      <td class="number" data-label=${i("owes")}>${E(o("owes"))}</td></tr></tfoot>
  </table>`}var Qt=[["opening",1],["fills",1],["credits",-1],["results",1],["advanced",-1],["repaid",1],["counted",1]],ao=t=>Qt.reduce((e,[n,o])=>e+o*t[n],0);function co({books:t}){let{tables:e}=t;return l`<section class="part" aria-labelledby="tables">
    <h2 id="tables">${i("Tables")}</h2>
    ${e.length?l`<table class="ledger figures">
      <thead><tr><th>${i("table")}</th>${Qt.map(([n,o])=>l`<th key=${n} class="number">${o<0?"\u2212 ":n==="opening"?"":"+ "}${R(n)}</th>`)}
        <th class="number">${i("= closing")}</th></tr></thead>
      <tbody>${e.map(n=>l`<${Es} key=${n.table} table=${n} />`)}</tbody>
      <tfoot><tr><th scope="row" class="who">${i("all")}</th>
        ${Qt.map(([n])=>l`<td key=${n} class="number" data-label=${R(n)}>${y(at(e,o=>o.sum[n]))}</td>`)}
        <td class="number result" data-label=${i("closing")}>${y(at(e,n=>n.sum.closing))}</td>
      </tr></tfoot>
    </table>`:l`<p class="empty">${i("No table was opened.")}</p>`}
    <p class="note">${i("In chips. Results are what the house won of the rounds, less what it lost; advanced are markers for compulsory payments. The closing of a table that is open is what its tray holds now.")}</p>
  </section>`}function Es({table:t}){let{sum:e}=t,n=ao(e)===e.closing;return l`<tr>
    <th scope="row" class="who">${t.name}<span class="note"> ${ke(t.games)}, ${j("{count} round","{count} rounds",t.rounds)}${t.voided?l`, <b class="mark">${i("{voided} voided",{voided:t.voided})}</b>`:""}</span></th>
    ${Qt.map(([o])=>l`<td key=${o} data-label=${R(o)}
      class=${g(["number",o==="results"&&L(e[o]),!e[o]&&o!=="opening"&&"is-nothing"])}>${o==="results"||o==="counted"?E(e[o]):y(e[o])}</td>`)}
    <td class="number result" data-label=${i("closing")}>${y(e.closing)}${n?"":l` <b class="mark">${i("not {chips}",{chips:y(ao(e))})}</b>`}</td>
  </tr>`}var Tt=Number(location.pathname.split("/")[2]),tt=new At("/api"),et=`nights/${Tt}`,Ms=15e3,Os=10,Ns=1e3,Ps=[["players",i("who is up")],["settling",i("who pays whom")],["put-right",i("put right")],["audit",i("audit##a part of the books")],["tables",i("tables")],["seals",i("seals")],["exports",i("take home")],["journal",i("journal")]];function js(){let{books:t,newer:e,trouble:n,look:o}=Is(),[r,s]=k({statement:Rs()});if(n)return l`<${Se} mark="d" title=${i("The books are not here")} text=${n}>
    <${x} kind="main" onTap=${()=>o()}>${i("try again")}<//><//>`;if(!t)return l`<${Se} title=${i("One moment")} text=${i("The books are being read.")} />`;document.title=i("The books of {night} \xB7 Croupier",{night:t.name});let a=c=>s(u=>({...u,round:c}));return l`
    <${On} path=${[t.name,i("The books")]}><a class="masthead-link" href=${`/desk/${Tt}`}>${i("the desk")}</a><//>
    <main class="desk books">
      <div class="headline">
        <div><h1>${i("The books of {night}",{night:t.name})}</h1>
          <p class="quiet">${i("{date} \xB7 as of entry {entry}, {time}",{date:Zt(t.opened),entry:t.version,time:H(t.last)})}</p></div>
        <span class=${`badge is-${t.status}`}>${R(t.status)}</span>
      </div>
      ${t.damage&&l`<p class="stale" role="alert">${`${t.damage} ${i("These are the books up to entry {entry}.",{entry:t.version})}`}</p>`}
      ${e&&l`<p class="stale no-print" role="status">${i("The night has gone on since.")} <${x} onTap=${()=>o()}>${i("read again")}<//></p>`}
      <nav class="books-nav" aria-label=${i("parts of the books")}>
        ${Ps.map(([c,u])=>l`<a key=${c} href=${`#${c}`}>${u}</a>`)}
        <a href=${`/api/nights/${Tt}/page`}>${i("on one page")}</a>
        <a href=${`/api/nights/${Tt}/purposes/page`}>${i("receipts and expenses")}</a>
        <${x} onTap=${()=>print()}>${i("print")}<//>
      </nav>
      <${so} books=${t} onStatement=${c=>s({statement:c})} />
      <${Gn} api=${tt} path=${et} books=${t} />
      <${ro} books=${t} />
      <${no} books=${t} />
      <${Wn} books=${t} />
      <${Hn} api=${tt} path=${et} books=${t} />
      <${co} books=${t} />
      <${Un} books=${t} />
      <${to} books=${t} />
      <${zn} api=${tt} path=${et} number=${Tt} />
      <${Yn} key=${t.version} api=${tt} path=${et} books=${t} onExplain=${a} />
    </main>
    ${t.players.some(c=>c.player===r.statement)&&l`<${io} api=${tt} path=${et} books=${t} player=${r.statement}
      onExplain=${a} onClose=${()=>s({})} />`}
    ${r.round&&l`<${Ln} api=${tt} path=${`${et}/tables/${r.round.table}/rounds/${r.round.round}`}
      title=${i("Round {number}, explained",{number:r.round.round})} onClose=${()=>a(null)} />`}`}var Rs=()=>Number(/^#player-(\d{1,9})$/.exec(location.hash)?.[1])||null;function Is(){let[t,e]=k({}),n=async(r=Os)=>{try{e({books:await tt.get(`${et}/books`)})}catch(s){s instanceof U&&s.status===401?En():s instanceof U||r===1?e({trouble:s.message}):setTimeout(()=>n(r-1),Ns)}};A(()=>{n()},[]);let o=t.books?.version;return A(()=>{if(!o||t.newer||t.books.status==="closed")return;let s=setInterval(()=>document.hidden||tt.get(`${et}/books/journal?limit=1`).then(({lines:[a]})=>a.entry>o&&e(c=>({...c,newer:!0})),()=>null),Ms);return()=>clearInterval(s)},[o,t.newer]),{...t,look:n}}pe(l`<${js} />`,document.getElementById("page"));
