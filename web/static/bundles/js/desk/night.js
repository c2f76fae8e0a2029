function vn(){let t=crypto.getRandomValues(new Uint8Array(16));return Array.from(t,e=>e.toString(16).padStart(2,"0")).join("")}var wn=document.documentElement,wt=wn.lang||"en",kn=navigator.languages.find(t=>t.split("-")[0]===wt)??wt,Ua=JSON.parse(wn.dataset.languages??'{"en":"English"}'),Ae=Reflect.get(globalThis,"catalogue")??{};var Cs=new Intl.NumberFormat(wt).format(1e4).replace(/\d/g,"");function g(t){let e=String(Math.abs(t)).replace(/\B(?=(\d{3})+$)/g,Cs);return t<0?`\u2212${e}`:e}var G=t=>t>0?`+${g(t)}`:g(t);function Tn(t,e){if(!e)return g(t);let n=new Intl.NumberFormat(kn,{style:"currency",currency:e});return n.format(t/10**(n.resolvedOptions().maximumFractionDigits??0))}var y=(t,e)=>`${g(t)} ${e}${t===1?"":"s"}`;var Sn=/\{(\w+)\}/,As=new Intl.PluralRules(wt),_=(t,e={})=>On(Cn(t),e);function xn(t,e,n,o={}){let i=Ae[e],s=typeof i=="object"?i[As.select(n)]??i.other:An(n===1?t:e);return On(s,{count:n,...o})}var Oe=(t,e)=>Cn(t).split(Sn).map((n,o)=>o%2?En(e[n]):n);function Cn(t){let e=Ae[t];return typeof e=="string"?e:An(t)}var An=t=>t.split("##")[0],On=(t,e)=>t.split(Sn).map((n,o)=>o%2?En(e[n]):n).join(""),En=t=>typeof t=="number"?g(t):t;var U=class extends Error{constructor({code:e,message:n,status:o,body:i}){super(n),this.name="Refused",this.code=e,this.status=o,this.body=i}},Lt=class extends Error{constructor(){super(_("No answer from the server. Look whether it has arrived before you do it again.")),this.name="Unreachable",this.code="unreachable"}},Os=5e3,Pn=[250,500,1e3,2e3,4e3],Es=[502,503,504],te=class{#n;constructor(e){this.#n=e.endsWith("/")?e:`${e}/`}async get(e){return Ee(await this.#e(e,{}))}async look(e,n){let o=await this.#e(e,{headers:n?{"If-None-Match":n}:{},cache:"no-store"});return o.status===304?null:{state:Ee(o),etag:o.etag}}async send(e,n,o={},{signal:i}={}){let s={"Content-Type":"application/json","Idempotency-Key":vn()},a={method:e,headers:s,body:JSON.stringify(o)};for(let l=0;;l+=1){try{return Ee(await this.#e(n,a))}catch(c){if(!(c instanceof Lt)||i?.aborted)throw c}await new Promise(c=>setTimeout(c,Pn[Math.min(l,Pn.length-1)]))}}async#e(e,n){let o=new AbortController,i=setTimeout(()=>o.abort(),Os);try{let s=await fetch(this.#n+e,{signal:o.signal,...n});if(Es.includes(s.status))throw new Lt;let{ok:a,status:l,headers:c}=s;return{ok:a,status:l,etag:c.get("ETag"),text:await s.text()}}catch{throw new Lt}finally{clearTimeout(i)}}};function Ee({ok:t,status:e,text:n}){let o=Ps(n);if(t)return o;let{code:i=`http-${e}`,message:s}=o?.error??o??{};throw new U({code:i,message:s??_("The server answered {status} and did not say why.",{status:e}),status:e,body:o})}function Ps(t){try{return JSON.parse(t)}catch{return null}}var Mn=function(t,e,n,o){var i;e[0]=0;for(var s=1;s<e.length;s++){var a=e[s++],l=e[s]?(e[0]|=a?1:2,n[e[s++]]):e[++s];a===3?o[0]=l:a===4?o[1]=Object.assign(o[1]||{},l):a===5?(o[1]=o[1]||{})[e[++s]]=l:a===6?o[1][e[++s]]+=l+"":a?(i=t.apply(l,Mn(t,l,n,["",null])),o.push(i),l[0]?e[0]|=2:(e[s-2]=0,e[s]=i)):o.push(l)}return o},Nn=new Map;function Rn(t){var e=Nn.get(this);return e||(e=new Map,Nn.set(this,e)),(e=Mn(this,e.get(t)||(e.set(t,e=(function(n){for(var o,i,s=1,a="",l="",c=[0],p=function(d){s===1&&(d||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,d,a):s===3&&(d||a)?(c.push(3,d,a),s=2):s===2&&a==="..."&&d?c.push(4,d,0):s===2&&a&&!d?c.push(5,0,!0,a):s>=5&&((a||!d&&s===5)&&(c.push(s,0,a,i),s=6),d&&(c.push(s,d,0,i),s=6)),a=""},u=0;u<n.length;u++){u&&(s===1&&p(),p(u));for(var h=0;h<n[u].length;h++)o=n[u][h],s===1?o==="<"?(p(),c=[c],s=3):a+=o:s===4?a==="--"&&o===">"?(s=1,a=""):a=o+a[0]:l?o===l?l="":a+=o:o==='"'||o==="'"?l=o:o===">"?(p(),s=1):s&&(o==="="?(s=5,i=a,a=""):o==="/"&&(s<5||n[u][h+1]===">")?(p(),s===3&&(c=c[0]),s=c,(c=c[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(p(),s=2):a+=o),s===3&&a==="!--"&&(s=4,c=c[0])}return p(),c})(t)),e),arguments,[])).length>1?e:e[0]}var C,Ln,Me,pt,Pe,se,jn,ne,Bn,Re,Ne,Ns,Bt=Symbol.for("pv"),ie={},ae=[],Ms=/^m(i|n|o|s|text|space)$/,De=Array.isArray,Ie=ae.slice,_t=Object.assign;function mt(t){t&&t.parentNode&&t.remove()}function re(t,e,n){var o,i,s,a={},l=arguments.length;for(s in e)s=="key"?o=e[s]:s=="ref"&&typeof t!="function"?i=e[s]:a[s]=e[s];return l>2&&(a.children=l>3?Ie.call(arguments,2):n),jt(t,a,o,i,null)}function jt(t,e,n,o,i){var s={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Bt,__v:i||++Ln,__i:-1,__u:0};return!i&&C.vnode&&C.vnode(s),s}function ft(t){return t.children}function kt(t,e){this.props=t,this.context=e,this.__g=0}function $t(t,e){if(e==null)return t.__&&$t(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:$t(t)}function Rs(t){var e,n=t.__v,o=n.__e,i=[],s=[],a=t.__P;a&&((e=_t({constructor:Bt},n)).__v=n.__v+1,C.vnode&&C.vnode(e),Le(a,e,n,t.__n,a.namespaceURI,32&n.__u?[o]:null,i,o||$t(n),32&n.__u,s),e.__v=n.__v,e.__.__k[e.__i]=e,Gn(i,e,s),n.__=n.__e=null,e.__e!=o&&Fn(e))}function Fn(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),Fn(t)}function Dn(t){(8&t.__g||(t.__g|=8,pt.push(t),se++))&&Pe==C.debounceRendering||((Pe=C.debounceRendering)||queueMicrotask)(Un)}function Un(){try{for(var t,e=1;pt.length;)pt.length>e&&pt.sort(jn),t=pt.shift(),e=pt.length,8&t.__g&&Rs(t)}finally{(se=pt.length)&&(Pe||queueMicrotask)(Un)}}function Wn(t,e,n,o,i,s,a,l,c,p,u){var h,d,$,b,T,v,w=o.__k||ae,k=e.length;for(c=Ds(n,e,w,c,k),h=0;h<k;h++)($=n.__k[h])!=null&&(d=~$.__i&&w[$.__i]||ie,$.__i=h,v=Le(t,$,d,i,s,a,l,c,p,u),b=$.__e,(d.ref!=$.ref||8&d.__u)&&(d.ref&&je(d.ref,null,$,d),$.ref&&u.push($.ref,$.__c||b,$)),T=T||b,4&$.__u?(c=Hn($,c,t,!d.__v),d.__e&&(d.__e=null)):typeof $.type=="function"&&v!==void 0?c=v:b&&(c=b.nextSibling),$.__u&=-21);return n.__e=T,c}function Ds(t,e,n,o,i){var s,a,l,c,p,u,h,d,$,b=n.length,T=b,v=0,w=0,k=t.__k=Array(i);for(s=0;s<i;s++)(a=e[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=k[s]=jt(null,a):De(a)?a=k[s]=jt(ft,{children:a}):a.constructor===Bt&&a.__b?a=k[s]=jt(a.type,a.props,a.key,a.ref,a.__v):k[s]=a,c=s+v,a.__=t,a.__b=t.__b+1,l=null,~(p=a.__i=Is(a,n,c,T))&&(T--,(l=n[p])&&(l.__u|=2)),l&&l.__v?(a.__u|=16,p==c-1?v--:p==c+1?v++:p!=c&&(p>c?v--:v++,w=1)):(~p||(i>b?v--:i<b&&v++),typeof a.type!="function"&&(a.__u|=4))):k[s]=null;if(w){for(u=[],h=[],s=0;s<i;s++)if((a=k[s])&&16&a.__u){for(v=0,d=u.length;v<d;)u[$=v+d>>1]<a.__i?v=$+1:d=$;u[v]=a.__i,h[s]=v+1}for(v=u.length;s--;)h[s]&&(h[s]==v?v--:k[s].__u|=4)}if(T)for(s=0;s<b;s++)!(l=n[s])||2&l.__u||(l.__e==o&&(o=$t(l)),Be(l,l));return o}function Hn(t,e,n,o){var i,s,a,l;if(typeof t.type=="function"){if(t.props.__P)return e;if(i=t.__k)for(s=0;s<i.length;s++)i[s]&&(i[s].__=t,e=Hn(i[s],e,n,!1));return e}for(e&&!e.parentNode&&(e=$t(t))&&!e.parentNode&&(e=null),a=t.__e,l=e;l&&l.nodeType==8;)l=l.nextSibling;for(a!=l&&(!o&&n.moveBefore&&a.parentNode?n.moveBefore(a,e):n.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function Is(t,e,n,o){var i,s=t.key,a=t.type,l=e[n],c=l&&!(2&l.__u);if(l===null&&s==null||c&&s==l.key&&a==l.type)return n;if(o>(c?1:0)){for(i=n-1;i>=0;i--)if((l=e[i])&&!(2&l.__u)&&s==l.key&&a==l.type)return i;for(i=n+1;i<e.length;i++)if((l=e[i])&&!(2&l.__u)&&s==l.key&&a==l.type)return i}return-1}function In(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function ee(t,e,n,o,i){var s,a;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||In(t.style,e);if(n)for(e in n)o&&n[e]==o[e]||In(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(t.__e||(t.__e={}))[e]=n,n&&o||(a=Ne[e]||(Ne[e]=Ls(e)),(t.__a||(t.__a={}))[e]=Re,s=e!=(e=e.replace(Bn,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,a,s):t.removeEventListener(e,a,s));else{if(i=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function Ls(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[ne]==null)e[ne]=Re++;else if(e[ne]<this.__a[t])return;return n(C.event?C.event(e):e)}}}function Le(t,e,n,o,i,s,a,l,c,p){var u,h,d,$,b,T,v,w,k,P,N,nt,Xt,vt,it,H,Y,at,rt=e.type;if(e.constructor!==Bt)return null;128&n.__u&&(c=32&n.__u,u=n.__c.__z)&&(e.__u|=c,h=s=[],u.nodeType==8?l=oe(u,s):s.push(u),l=s[0]||l),(u=C.__b)&&u(e);t:if(typeof rt=="function"){d=a.length;try{if(w=e.props,k=(u=rt.prototype)&&u.render,P=(u=rt.contextType)&&o[u.__c],N=u?P?P.props.value:u.__:o,($=n.__c)?(e.__c=$,2&$.__g&&($.__g|=1)):(k?e.__c=$=new rt(w,N):(e.__c=$=new kt(w,N),$.constructor=rt,$.render=Bs),P&&P.sub($),$.state||($.state={}),$.__n=o,$.__g|=8,$.__h=[],$.__k=[]),k&&($.__s||($.__s=$.state),rt.getDerivedStateFromProps&&($.__s==$.state&&($.__s=_t({},$.__s)),_t($.__s,rt.getDerivedStateFromProps(w,$.__s)))),b=$.props,T=$.state,$.__v=e,n.__c){if(w!==b&&k&&!rt.getDerivedStateFromProps&&$.componentWillReceiveProps&&$.componentWillReceiveProps(w,N),e.__v==n.__v&&!(8&$.__g)||!(4&$.__g)&&$.shouldComponentUpdate&&$.shouldComponentUpdate(w,$.__s,N)===!1){e.__v!=n.__v&&($.props=w,$.state=$.__s,$.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(Z){Z&&(Z.__=e)}),ae.push.apply($.__h,$.__k),$.__k=[],$.__h.length&&a.push($),l=$t(n);break t}$.componentWillUpdate&&$.componentWillUpdate(w,$.__s,N),k&&$.componentDidUpdate&&$.__h.push(function(){$.componentDidUpdate(b,T,v)})}else k&&!rt.getDerivedStateFromProps&&$.componentWillMount&&$.componentWillMount(),k&&$.componentDidMount&&$.__h.push($.componentDidMount);$.context=N,$.props=w,$.__P=t,$.__g&=-5,nt=C.__r,Xt=k?25:0;do $.__g&=-9,nt&&nt(e),u=$.render($.props,$.state=$.__s,$.context);while(8&$.__g&&++Xt<25);k&&(ae.push.apply($.__h,$.__k),$.__k=[]),$.state=$.__s,$.getChildContext&&(o=_t({},o,$.getChildContext())),k&&n.__c&&$.getSnapshotBeforeUpdate&&(v=$.getSnapshotBeforeUpdate(b,T)),vt=u&&u.type===ft&&u.key==null?u.props.children:u,w.__P&&(u=l,i=(t=w.__P).namespaceURI,c=s=null,n.props&&n.props.__P!=t&&(n.__k.some(function(Z){Z&&Be(Z,Z)}),n.__k=null),l=n.__k?$t(n,0):null),l=Wn(t,De(vt)?vt:[vt],e,n,o,i,s,a,l,c,p),w.__P&&(e.__e=null,l=u),e.__u&=-161,h&&h.some(mt),$.__h.length&&a.push($),1&$.__g&&($.__g&=-4)}catch(Z){if(a.length=d,e.__v=null,c||s)if(Z&&Z.then){if(e.__u|=128|c,s){for(~(Y=s.indexOf(l||void 0))||(Y=s.length);(at=s[Y-1])&&at.nodeType==8;)Y--;for(;Y<s.length;Y++)if(at=s[Y])if(s[Y]=null,it){if(at==H)break}else{if(at.nodeType!=8)break;at.data.startsWith("$s")&&(H=oe(it=at))}}if(!it){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;it=l}(u=oe(it=e.__c.__z||(e.__c.__z=it)))?(e.__e=it,l=u):e.__e=l,l=l&&l.nextSibling}else s&&s.some(mt);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),Z&&Z.then||qn(e),C.__e(Z,e,n)}}else l=e.__e=js(n.__e,e,n,o,i,s,a,c,p,t);return(u=C.diffed)&&u(e),l}function oe(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function qn(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(qn))}function Gn(t,e,n){for(var o=0;o<n.length;)je(n[o++],n[o++],n[o++]);C.__c&&C.__c(e,t),t.some(function(i){try{t=i.__h,i.__h=[],t.some(function(s){s.call(i)})}catch(s){C.__e(s,i.__v)}})}function js(t,e,n,o,i,s,a,l,c,p){var u,h,d,$,b,T,v,w,k=n.props||ie,P=e.props,N=e.type;if(N=="svg"?i="http://www.w3.org/2000/svg":N=="math"?i="http://www.w3.org/1998/Math/MathML":i||(i="http://www.w3.org/1999/xhtml"),s){for(u=0;u<s.length;u++)if((b=s[u])&&(N?b.localName==N:b.nodeType==3)){t=b,s[u]=null;break}}if(!t){if(w=p.ownerDocument||document,!N)return w.createTextNode(P);t=w.createElementNS(i,N,P.is?P:p),l&&(C.__m&&C.__m(e,s),l=!1),s=null}if(N){if(p=N=="template"&&t.content||t,s=N=="textarea"&&P.defaultValue!=null?null:s&&Ie.call(p.childNodes),!l&&s)for(k={},u=0;u<t.attributes.length;u++)k[(b=t.attributes[u]).name]=b.value;for(u in k)b=k[u],u=="dangerouslySetInnerHTML"?d=b:u=="children"||u in P||u=="value"&&"defaultValue"in P||u=="checked"&&"defaultChecked"in P||ee(t,u,null,b,i);for(u in P)b=P[u],u=="children"?$=b:u=="dangerouslySetInnerHTML"?h=b:u=="value"?T=b:u=="checked"?v=b:l&&typeof b!="function"||k[u]===b||ee(t,u,b,k[u],i);h?(l||d&&(h.__html==d.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),e.__k=[]):(d&&(t.textContent=""),(N=="foreignObject"||i=="http://www.w3.org/1998/Math/MathML"&&Ms.test(N))&&(i="http://www.w3.org/1999/xhtml"),Wn(p,De($)?$:[$],e,n,o,i,s,a,s?s[0]:n.__k&&$t(n,0),l,c),s&&s.some(mt)),l&&N!="textarea"||(u="value",N=="progress"&&T==null?t.removeAttribute(u):T==null||T===t[u]&&(N!="progress"||T)||ee(t,u,T,k[u],i),u="checked",v!=null&&v!=t[u]&&ee(t,u,v,k[u],i))}else k===P||l&&t.data==P||(t.data=P);return t}function je(t,e,n,o){try{typeof t=="function"?e?e.__x=t(e)||1:o&&(o=o.__c||o.__e)&&(e=o.__x)&&(o.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(i){C.__e(i,n)}}function Be(t,e,n){var o,i,s,a;if(C.unmount&&C.unmount(t),!(o=t.ref)||o.current&&o.current!=t.__e||je(o,null,e,t),o=t.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(l){C.__e(l,e)}o.__P=o.__n=null}if(o=t.__k)for(a=0;a<o.length;a++)o[a]&&Be(o[a],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(o=t.__c)&&(o=o.__z)&&(i=oe(o,s=[]))&&(o==t.__e&&s.some(mt),mt(i),mt(o)),n||mt(t.__e),t.__e=t.__c=t.__=null}function Bs(t,e,n){return this.constructor(t,n)}function Fe(t,e){var n,o,i,s;C.__&&C.__(t,e),e.nodeType==9&&(e=e.documentElement),o=(n=t&&32&t.__u)?null:e.__k,e.__k=jt(ft,{children:[t]}),i=[],s=[],Le(e,e.__k,o||ie,ie,e.namespaceURI,o?null:e.firstChild?Ie.call(e.childNodes):null,i,o?o.__e:e.firstChild,n,s),Gn(i,e.__k,s),e.__k.props.children=null}C={__e:function(t,e,n,o){for(var i,s,a;e=e.__;)if((i=e.__c)&&!(1&i.__g)){i.__g|=4;try{if((a=(s=i.constructor)&&s.getDerivedStateFromError)&&i.setState(s.getDerivedStateFromError(t)),i.componentDidCatch&&(i.componentDidCatch(t,o||{}),a=1),a&&8&i.__g)return void(i.__g|=2)}catch(l){t=l}}throw se=0,t}},Ln=0,Me=function(t){return t!=null&&t.constructor===Bt},kt.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=_t({},this.state)),typeof t=="function"&&(t=t(_t({},n),this.props)),t&&(_t(n,t),this.__v&&(e&&this.__k.push(e),Dn(this)))},kt.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Dn(this))},kt.prototype.render=ft,pt=[],se=0,jn=function(t,e){return t.__v.__b-e.__v.__b},ne=Symbol(),Bn=/(PointerCapture)$|Capture$/i,Re=0,Ne={},Ns=0;var Tt,L,Ue,Kn,We=Object.is,le=0,eo=[],He=[],I=C,Jn=I.__b,Vn=I.__r,Zn=I.diffed,Qn=I.__c,zn=I.unmount,Yn=I.__;function ce(t,e){I.__h&&I.__h(L,t,le||e),le=0;var n=L.__H||(L.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function m(t){return le=1,Fs(no,t)}function Fs(t,e,n){var o=ce(Tt++,2);if(o.t=t,!o.__c&&(o.__=[n?n(e):no(void 0,e),function(s){var a=(o.__N||o.__)[0],l=o.t(a,s);We(a,l)||(o.__N=[l,o.__[1]],o.__c.setState({}))}],o.__c=L,!L.__f)){L.__f=!0;var i=L.shouldComponentUpdate;L.shouldComponentUpdate=function(s,a,l){var c=this.__H;if(!c)return!0;var p=!1,u=this.props!=s;if(c.__.some(function(d){d.__N&&(p=!0,We(d.__[0],d.__N[0])||(u=!0))}),i){var h=i.call(this,s,a,l);return p?h||u:h}return!p||u}}return o.__}function M(t,e){var n=ce(Tt++,3);!I.__s&&Ke(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,L.__H.__h.push(n))}function Ge(t,e){var n=ce(Tt++,4);!I.__s&&Ke(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,L.__h.push(n))}function F(t){return le=5,Ut(function(){return{current:t}},[])}function Ut(t,e){var n=ce(Tt++,7);return Ke(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function Us(){var t;do{for(;t=He.shift();)try{Ft(t)}catch(n){I.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=eo.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Ft),e.__h.some(qe),e.__h=[]}catch(n){e.__h=[],I.__e(n,t.__v)}}}while(He.length)}I.__b=function(t){L=null,Jn&&Jn(t)},I.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),Yn&&Yn(t,e)},I.__r=function(t){Vn&&Vn(t),Tt=0;var e=(L=t.__c).__H;e&&(Ue==L?L.__h=[]:(e.__h.some(Ft),e.__h.some(qe),Tt=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Ue=L},I.diffed=function(t){Zn&&Zn(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&to(eo.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Ue=L=null},I.__c=function(t,e){e.some(function(n){try{n.__h.some(Ft),n.__h=n.__h.filter(function(o){return!o.__||qe(o)})}catch(o){n.__h=[function(){throw o}]}}),Qn&&Qn(t,e)},I.unmount=function(t){zn&&zn(t);var e,n,o=t.__c;o&&o.__H&&(o.__H.__.some(function(i){try{if(i.__P&&i.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}i.__P=n,to(He.push(i))}else Ft(i)}catch(s){e=s}}),o.__H=void 0,e&&I.__e(e,o.__v))};var Xn=typeof requestAnimationFrame=="function";function Ws(t){var e,n=function(){clearTimeout(o),Xn&&cancelAnimationFrame(e),setTimeout(t)},o=setTimeout(n,35);Xn&&(e=requestAnimationFrame(n))}function to(t){t!=1&&Kn==I.requestAnimationFrame||((Kn=I.requestAnimationFrame)||Ws)(Us)}function Ft(t){var e=L,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),L=e}function qe(t){var e=L;t.__c=t.__(),L=e}function Ke(t,e){return!t||t.length!=e.length||e.some(function(n,o){return!We(n,t[o])})}function no(t,e){return typeof e=="function"?e(t):e}var Hs=Symbol.for("preact-signals");function fe(){if(lt>1){lt--;return}let t,e=!1;for((function(){let n=ue;for(ue=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let i=o.t;i!==void 0;i=i.x)i.i===n.i&&(i.i=o.i);n=n.o}})();Ht!==void 0;){let n=Ht;for(Ht=void 0,pe++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&so(n))try{n.c()}catch(i){e||(t=i,e=!0)}n=o}}if(pe=0,lt--,e)throw t}function he(t){if(lt>0)return t();Je=++qs,lt++;try{return t()}finally{fe()}}var R,Wt,Ht;function qt(t){let e=R,n=Wt;R=void 0,Wt=void 0;try{return t()}finally{R=e,Wt=n}}var ue,lt=0,pe=0,qs=0,Je=0,$e=0;function oo(t){if(R===void 0)return;let e=t.n;if(e===void 0||e.t!==R)return e={i:0,S:t,p:R.s,n:void 0,t:R,e:void 0,x:void 0,r:e},R.s!==void 0&&(R.s.n=e),R.s=e,t.n=e,32&R.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=R.s,e.n=void 0,R.s.n=e,R.s=e),e}function j(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}j.prototype.brand=Hs;j.prototype.h=function(){return!0};j.prototype.S=function(t){let e=this.t;e!==t&&t.e===void 0&&(t.x=e,this.t=t,e!==void 0?e.e=t:qt(()=>{var n;(n=this.W)==null||n.call(this)}))};j.prototype.U=function(t){if(this.t!==void 0){let e=t.e,n=t.x;e!==void 0&&(e.x=n,t.e=void 0),n!==void 0&&(n.e=e,t.x=void 0),t===this.t&&(this.t=n,n===void 0&&qt(()=>{var o;(o=this.Z)==null||o.call(this)}))}};j.prototype.subscribe=function(t){return ht(()=>{let e=this.value;qt(()=>t(e))},{name:"sub"})};j.prototype.valueOf=function(){return this.value};j.prototype.toString=function(){return this.value+""};j.prototype.toJSON=function(){return this.value};j.prototype.peek=function(){return qt(()=>this.value)};Object.defineProperty(j.prototype,"value",{get(){let t=oo(this);return t!==void 0&&(t.i=this.i),this.v},set(t){if(t!==this.v){if(pe>100)throw new Error("Cycle detected");(function(e){lt!==0&&pe===0&&e.l!==Je&&(e.l=Je,ue={S:e,v:e.v,i:e.i,o:ue})})(this),this.v=t,this.i++,$e++,lt++;try{for(let e=this.t;e!==void 0;e=e.x)e.t.N()}finally{fe()}}}});function ot(t,e){return new j(t,e)}function so(t){for(let e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function io(t){for(let e=t.s;e!==void 0;e=e.n){let n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function ao(t){let e,n=t.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):e=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}t.s=e}function bt(t,e){j.call(this,void 0,e),this.x=t,this.s=void 0,this.g=$e-1,this.f=4}bt.prototype=new j;bt.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===$e))return!0;if(this.g=$e,this.f|=1,this.i>0&&!so(this))return this.f&=-2,!0;let t=R;try{io(this),R=this;let e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return R=t,ao(this),this.f&=-2,!0};bt.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(let e=this.s;e!==void 0;e=e.n)e.S.S(e)}j.prototype.S.call(this,t)};bt.prototype.U=function(t){if(this.t!==void 0&&(j.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(let e=this.s;e!==void 0;e=e.n)e.S.U(e)}};bt.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(bt.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let t=oo(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function Gt(t,e){return new bt(t,e)}function ro(t){let e=t.j;if(t.j=void 0,typeof e=="function"){lt++;let n=R;R=void 0;try{e()}catch(o){throw t.f&=-2,t.f|=8,Ve(t),o}finally{R=n,fe()}}}function Ve(t){for(let e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,ro(t)}function Gs(t){if(R!==this)throw new Error("Out-of-order effect");ao(this),R=t,this.f&=-2;try{8&this.f&&Ve(this)}finally{fe()}}function St(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,Wt&&Wt.push(this)}St.prototype.c=function(){let t=this.S();try{if(8&this.f||this.x===void 0)return;let e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};St.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,ro(this),io(this),lt++;let t=R;return R=this,Gs.bind(this,t)};St.prototype.N=function(){2&this.f||(this.f|=2,this.u=Ht,Ht=this)};St.prototype.d=function(){this.f|=8,1&this.f||Ve(this)};St.prototype.dispose=function(){this.d()};function ht(t,e){let n=new St(t,e);try{n.c()}catch(i){throw n.d(),i}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Ks=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,lo,me,de;var co=[];ht(function(){lo=this.N})();function xt(t,e){C[t]=e.bind(null,C[t]||(()=>{}))}function Kt(t){if(de){let e=de;de=void 0,e()}de=t&&t.S()}function uo({data:t}){let e=Vs(t);e.name="ReactiveDom",e.value=t;let[n,o]=Ut(()=>{let i=this,s=this.__v;for(;s=s.__;)if(s.__c){s.__c.__$f|=4;break}let a=Gt(()=>{let u=e.value.value;return u===0?0:u===!0?"":u||""}),l=Gt(()=>!Array.isArray(a.value)&&!Me(a.value)),c=ht(function(){if(this.N=po,l.value){let u=a.value;i.__v&&i.__v.__e&&i.__v.__e.nodeType===3&&(i.__v.__e.data=u)}}),p=this.__$u.d;return this.__$u.d=function(){c(),p.call(this)},[l,a]},[]);return n.value?o.peek():o.value}uo.displayName="ReactiveTextNode";Object.defineProperties(j.prototype,{constructor:{configurable:!0,value:re(ft,null).constructor},type:{configurable:!0,value:uo},props:{configurable:!0,get(){let t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});xt("__b",(t,e)=>{if(Kt(),me=void 0,typeof e.type=="string"){let n,o=e.props;for(let i in o){if(i==="children")continue;let s=o[i];s instanceof j&&(n||(e.__np=n={}),n[i]=s,o[i]=s.peek())}}t(e)});xt("__r",(t,e)=>{if(t(e),e.type!==ft){Kt();let n,o=e.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=(function(i,s){let a;return ht(function(){a=this},{name:s}),a.c=i,a})((function(i){return function(){var s;Ks&&((s=this.y)==null||s.call(this)),i.__$f|=1,i.setState({})}})(o),typeof e.type=="function"?e.type.displayName||e.type.name:""))),me=o,Kt(n)}});xt("__e",(t,e,n,o)=>{Kt(),me=void 0,t(e,n,o)});xt("diffed",(t,e)=>{Kt(),me=void 0;let n;if(typeof e.type=="string"&&(n=e.__e)){let o=e.__np,i=e.props,s=n.U;if(s)for(let a in s){let l=s[a];l===void 0||o&&a in o||(l.d(),s[a]=void 0)}if(o){s||(s={},n.U=s);for(let a in o){let l=s[a],c=o[a];l===void 0?(l=Js(n,a,c,i),s[a]=l):l.o(c,i)}}}t(e)});function Js(t,e,n,o){let i=e in t&&t.ownerSVGElement===void 0,s=ot(n);return{o:(a,l)=>{s.value=a,o=l},d:ht(function(){this.N=po;let a=s.value.value;o[e]!==a&&(o[e]=a,i?t[e]=a:a!=null&&(a!==!1||e[4]==="-")?t.setAttribute(e,a):t.removeAttribute(e))})}}xt("unmount",(t,e)=>{if(typeof e.type=="string"){let n=e.__e;if(n){let i=n.U;if(i){n.U=void 0;for(let s in i){let a=i[s];a&&a.d()}}}let o=e.__np;if(o){let i=e.props;for(let s in o)i[s]=o[s]}e.__np=void 0}else{let n=e.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}t(e)});xt("__h",(t,e,n,o)=>{o<3&&(e.__$f|=2),t(e,n,o)});kt.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let i in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let i=2&this.__$f;if(!(o||i||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let i in t)if(i!=="__source"&&t[i]!==this.props[i])return!0;for(let i in this.props)if(!(i in t))return!0;return!1};function Vs(t,e){return Ut(()=>ot(t,e),[])}var Zs=t=>{queueMicrotask(()=>{queueMicrotask(t)})};function Qs(){he(()=>{let t;for(;t=co.shift();)lo.call(t)})}function po(){co.push(this)===1&&(C.requestAnimationFrame||Zs)(Qs)}var r=Rn.bind(re),A=t=>t.filter(Boolean).join(" ");var zs=320,Ys=1500,Xs=36,ti=1800,Ze={x:-1e3,y:-1e3,at:-1/0},ei=Ze,dt=Ze;addEventListener("click",({clientX:t,clientY:e})=>{ei=dt,dt={x:t,y:e,at:performance.now()}},{capture:!0});var ni=(t,e)=>Math.hypot(t.x-e.x,t.y-e.y)<=Xs;function Qe(t,{fresh:e=!1}={}){let n=F(e&&dt!==Ze?null:t),o=F(!1),i=F(null);return n.current!==t&&(n.current=t,o.current=!0,i.current=performance.now()-dt.at<Ys?dt:null),Ge(()=>{if(!o.current)return;let s=setTimeout(()=>{o.current=!1},zs);return()=>clearTimeout(s)},[t]),{swallows(s){return s.detail===0||!o.current||i.current&&!ni(i.current,dt)?!1:(s.stopPropagation(),s.preventDefault(),oi(_("This has just changed. Tap again.")),!0)}}}var $o=null,fo;function oi(t){$o?.remove(),clearTimeout(fo);let e=document.createElement("p");$o=e,e.className="unheard",e.setAttribute("role","status"),e.textContent=t,([...document.querySelectorAll("dialog[open]")].at(-1)??document.body).append(e);let{width:o,height:i}=e.getBoundingClientRect();e.style.left=`${Math.max(8,Math.min(dt.x-o/2,innerWidth-o-8))}px`,e.style.top=`${Math.max(8,dt.y-i-40)}px`,fo=setTimeout(()=>e.remove(),ti)}function f({kind:t,name:e,disabled:n,busy:o,large:i,chosen:s,onTap:a,children:l}){let c=["button",t&&`is-${t}`,i&&"is-large",o&&"is-busy",s&&"is-chosen"];return r`<button type="button" class=${A(c)} aria-label=${e} aria-busy=${o?"true":null}
      aria-pressed=${s===void 0?null:String(!!s)}
      disabled=${n} onClick=${()=>!o&&a?.()}>${l}</button>`}var si=1500,ii=1e4,ho=[1e3,2e3,5e3,15e3],ai=2,ri=({status:t})=>t<500&&t!==429,_e=class{state=ot(null);connection=ot("polling");heard=ot(Date.now());refusal=ot(null);#n;#e;#$;#f=null;#o=null;#r=0;#h;#l;#c=!1;#i=!1;#a=0;#s=!1;#d=[[document,"visibilitychange",()=>this.#u()],[window,"pageshow",()=>this.#u()],[window,"pagehide",()=>this.#p()],[window,"online",()=>this.refresh()]];constructor({api:e,path:n,events:o}){this.#n=e,this.#e=n,this.#$=o;for(let[i,s,a]of this.#d)i.addEventListener(s,a);this.#u()}accept(e,n=null){let o=this.state.peek();o&&e.version<o.version||(this.#f=n,this.state.value=e)}refresh(){this.#s&&this.#t()}close(){this.#p();for(let[e,n,o]of this.#d)e.removeEventListener(n,o)}#u(){document.hidden?this.#p():this.#g()}#g(){this.#s||(this.#s=!0,this.#m(),this.#t())}#p(){this.#s=!1,this.#_(),clearTimeout(this.#h),clearTimeout(this.#l)}#m(){let e=new EventSource(this.#$);this.#o=e,e.onopen=()=>{this.#r=0,this.#b()},e.onmessage=({data:n})=>{Number(n)<=this.state.peek()?.version||this.#t()},e.addEventListener("look",()=>this.#t()),e.onerror=()=>{this.#_();let n=ho[Math.min(this.#r,ho.length-1)];this.#r+=1,this.#h=setTimeout(()=>this.#m(),n),this.#t()}}#_(){this.#o?.close(),this.#o=null}async#t(){if(this.#c){this.#i=!0;return}this.#c=!0,clearTimeout(this.#l);try{let n=this.state.peek(),o=await this.#n.look(this.#e,this.#f);o&&this.state.peek()!==n&&o.state.version===this.state.peek().version?this.#i=!0:o&&this.accept(o.state,o.etag),this.#a=0,this.heard.value=Date.now()}catch(n){if(n instanceof U&&ri(n))return this.#y(n);this.#a+=1}finally{this.#c=!1}if(this.#b(),!this.#s)return;if(this.#i)return this.#i=!1,this.#t();let e=this.#o?.readyState===EventSource.OPEN&&!this.#a?ii:si;this.#l=setTimeout(()=>this.#t(),e)}#y(e){this.refusal.value=e,this.close()}#b(){this.#a>=ai?this.connection.value="lost":this.#o?.readyState===EventSource.OPEN?this.connection.value="live":this.connection.value="polling"}};var Sr={2:_("two"),3:_("three"),4:_("four"),5:_("five"),6:_("six"),7:_("seven"),8:_("eight"),9:_("nine"),T:_("ten"),J:_("jack"),Q:_("queen"),K:_("king"),A:_("ace")},xr={c:_("clubs"),d:_("diamonds"),h:_("hearts"),s:_("spades")};var ze={c:"M71 28A21 21 0 1 1 29 28A21 21 0 1 1 71 28ZM50 59A22 22 0 1 1 6 59A22 22 0 1 1 50 59ZM94 59A22 22 0 1 1 50 59A22 22 0 1 1 94 59ZM38 42H62L54 62C55 78 59 88 67 95H33C41 88 45 78 46 62Z",d:"M50 3C60 21 73 38 87 50C73 62 60 79 50 97C40 79 27 62 13 50C27 38 40 21 50 3Z",h:"M50 93C20 68 5 51 5 32C5 17 16 7 28 7C38 7 46 13 50 23C54 13 62 7 72 7C84 7 95 17 95 32C95 51 80 68 50 93Z",s:"M50 4C66 26 93 41 93 62C93 74 84 83 73 83C65 83 59 79 55 73C56 82 60 89 67 95H33C40 89 44 82 45 73C41 79 35 83 27 83C16 83 7 74 7 62C7 41 34 26 50 4Z"};var Cr=[...Array(9).keys()].map(t=>{let e=20*(t+1),n=Math.max(0,e-120),o=Math.min(80,e);return`M${10+n} ${10+e-n}L${10+o} ${10+e-o}M${90-n} ${10+e-n}L${90-o} ${10+e-o}`}).join("");var li=[..."shdc"].flatMap(t=>[..."AKQJT98765432"].map(e=>e+t));function be({mark:t="s",title:e,text:n,children:o}){return r`<div class="state">
    <svg class="state-mark" viewBox="0 0 100 100" aria-hidden="true">
      <path fill="currentColor" d=${ze[t]} />
    </svg>
    <p class="state-title">${e}</p>
    ${n&&r`<p class="state-text">${n}</p>`}
    ${o}
  </div>`}function mo({since:t,onRetry:e}){let[n,o]=m(Date.now());return M(()=>{let i=setInterval(()=>o(Date.now()),1e3);return()=>clearInterval(i)},[]),r`<div class="lost-strip" role="alert">
    <span>${_("No connection. This is how it stood {time} ago; nothing is lost.",{time:ci(n-t)})}</span>
    ${e&&r`<${f} onTap=${e}>${_("try now")}<//>`}
  </div>`}function ci(t){let e=Math.max(1,Math.round(t/1e3));return e<90?xn("a second","{count} seconds",e):_("{count} minutes##some time ago",{count:Math.round(e/60)})}var ui=3e3,Ct={busy:!1,late:!1,error:null,fields:{}};function S({api:t,accept:e}){let[n,o]=m(Ct),i=F(!1);return{...n,ask:async(a,l,c)=>{if(i.current)return null;i.current=!0,o({...Ct,busy:!0});let p=setTimeout(()=>o({...Ct,busy:!0,late:!0}),ui);try{let u=await t.send(a,l,c);return e?.(u?.state),o(Ct),u??{}}catch(u){if(!(u instanceof U))throw u;return u.status===401?Jt():(e?.(u.body?.state),o({...Ct,error:u.message,fields:pi(u.body?.error?.fields)}),null)}finally{clearTimeout(p),i.current=!1}},clear:()=>o(a=>a.error?Ct:a)}}function Jt(){return location.replace(`/sign-in?next=${encodeURIComponent(location.pathname)}`),null}var pi=(t={})=>Object.fromEntries(Object.entries(t).map(([e,[n]])=>[e,n]));function x({title:t,onClose:e,foot:n,large:o,children:i}){let s=F(null),a=Qe(t,{fresh:!0});M(()=>{let c=s.current,p=document.activeElement;return c.showModal(),()=>{c.close(),p?.focus({preventScroll:!0})}},[]);let l=c=>{c.preventDefault(),e()};return r`<dialog class=${A(["dialog",o&&"is-large"])} ref=${s} aria-label=${t} onCancel=${l} onClickCapture=${a.swallows}>
    <h2>${t}</h2>
    <div class="dialog-body">${i}</div>
    <div class="dialog-foot">${n}</div>
  </dialog>`}function ge({title:t,text:e,yes:n,no:o=_("go back"),danger:i,onYes:s,onClose:a}){let l=r`
    <${f} kind="plain" onTap=${a}>${o}<//>
    <${f} kind=${i?"danger":"main"} onTap=${s}>${n}<//>`;return r`<${x} title=${t} onClose=${a} foot=${l}><p>${e}</p><//>`}function O({text:t,onGone:e}){return t?r`<div class="slip" role="alert">
    <span>${t}</span>${e&&r`<${f} kind="quiet" name=${_("close")} onTap=${e}>✕<//>`}
  </div>`:null}var B=t=>t.owes.desk+t.owes.table,K=t=>t.racks.reduce((e,n)=>e+n.chips,0),X=(t,e)=>t.reduce((n,o)=>n+e(o),0);function _o(t){return{cash_in:X(t,e=>e.cash_in),bankroll:X(t,e=>e.bankroll),at_tables:X(t,K),cash_out:X(t,e=>e.cash_out),owes:X(t,B),owed:X(t,e=>e.owed),result:X(t,e=>e.result)}}var Vt=t=>({tray:X(t,e=>e.tray),result:X(t,e=>e.result)}),Ye=t=>X(t,e=>Math.max(0,e.bankroll+K(e)-B(e))+e.owed);function ye({players:t,drawer:e,money:n}){return Math.max(0,Ye(t)*(n?.chip??1)-e.cash)}function bo({chips:t,players:e,tables:n}){let o=t.issued-t.cage,i=X(e,a=>a.bankroll+K(a)),s=Vt(n).tray;return{out:o,held:i,trays:s,felt:o-i-s}}function At({chips:t,drawer:e,tables:n,players:o}){let i=n.filter(({status:l})=>l!=="closed"),s=[t.issued,t.cage,e.cash,e.float].some(Boolean),a=o.some(l=>l.cash_in||l.cash_out||B(l));return i.length>0&&i.every(l=>l.for_points)&&!s&&!a}function go(t,{drawer:e,money:n}){let o=Math.min(t.bankroll,B(t)),i=t.bankroll-o,s=Math.min(i,Math.floor(e.cash/(n?.chip??1)));return{settled:o,paid:s,owed:i-s}}var yo=t=>t.filter(e=>["playing","finished","frozen"].includes(e.status));function vo(t){return{seated:t.filter(e=>e.racks.length),holders:t.filter(e=>e.bankroll+K(e)>0),debtors:t.filter(e=>B(e)>0),creditors:t.filter(e=>e.owed>0)}}var $i=0;function Zt(){let t=F(null);return t.current??=`control-${$i+=1}`,t.current}function D({asking:t,submit:e,way:n,danger:o,blocked:i,onSubmit:s,children:a}){let l=p=>{p.preventDefault(),!t.busy&&!i&&s()},c=["button",o?"is-danger":"is-main",t.busy&&"is-busy"];return r`<form class="form" onSubmit=${l} onInput=${t.clear} novalidate>
    ${a}
    <${O} text=${t.error} onGone=${t.clear} />
    ${t.late&&r`<p class="quiet" role="status">No answer yet. It is being said again, and will happen once.</p>`}
    <div class="form-foot">
      ${n}
      <button type="submit" class=${A(c)} disabled=${!!i} aria-busy=${t.busy?"true":null}>
        ${e}</button>
    </div>
  </form>`}function Xe({label:t,note:e,wrong:n,id:o,children:i}){return r`<div class="labelled">
    <label for=${o}>${t}</label>
    ${i}
    ${n?r`<p class="wrong" id=${`${o}-wrong`} role="alert">${n}</p>`:e&&r`<p class="note">${e}</p>`}
  </div>`}function Q({label:t,value:e,note:n,wrong:o,numeric:i,suffix:s,focused:a,onInput:l,...c}){let p=Zt(),u=F(null);M(()=>{a&&u.current.focus()},[]);let h=r`<input id=${p} ref=${u} type="text" value=${e} autocomplete="off" spellcheck=${!1}
    inputmode=${i?"decimal":null} class=${i?"is-numeric":null} aria-invalid=${o?"true":null}
    aria-describedby=${o?`${p}-wrong`:null} onInput=${d=>l(d.target.value)} ...${c} />`;return r`<${Xe} label=${t} note=${n} wrong=${o} id=${p}>
    ${s?r`<span class="with-suffix">${h}<span>${s}</span></span>`:h}
  <//>`}function W({label:t,value:e,choices:n,wide:o,onChange:i}){return r`<fieldset class=${A(["field","one-of",o&&"is-wide"])}>
    <legend>${t}</legend>
    <div class="choices">
      ${n.map(s=>r`<${f} key=${s.value} chosen=${s.value===e}
        onTap=${()=>i(s.value)}>
        ${s.note?r`<span class="choice-words"><b>${s.label}</b><span class="choice-note">${s.note}</span></span>`:s.label}
      <//>`)}
    </div>
  </fieldset>`}var fi="http://www.w3.org/2000/svg";function st({svg:t,name:e}){let n=t.includes("xmlns")?t:t.replace("<svg",`<svg xmlns="${fi}"`);return r`<img class="qr" alt=${e} src=${`data:image/svg+xml,${encodeURIComponent(n)}`} />`}var E=(t,e)=>Tn(t,e?.currency),q=(t,e)=>e?E(t*e.chip,e):y(t,"chip");function Qt(t){return t?new Intl.NumberFormat("en",{style:"currency",currency:t}).resolvedOptions().maximumFractionDigits??0:0}function Ot(t,e){let n=Qt(e),o=/^(\d{1,9})(?:[.,](\d+))?$/.exec(t.trim());return!o||(o[2]?.length??0)>n?null:Number(o[1]+(o[2]??"").padEnd(n,"0"))}function Et(t,e){let n=Qt(e);if(!n)return String(t);let o=String(t).padStart(n+1,"0");return`${o.slice(0,-n)}.${o.slice(-n)}`}function tn(t){let e=t.trim().replace(/^(\d{1,3})((?:,\d{3})+)$/,n=>n.replaceAll(",",""));return/^\d{1,15}$/.test(e)?Number(e):null}var hi=[1,10,100,1e3,1e4].flatMap(t=>[t,2*t,5*t]);function en(t,e=1/0,{from:n=20,count:o=5}={}){let i=t?10**Qt(t.currency):1,s=hi.map(a=>a*i/(t?.chip??1)).filter(a=>Number.isInteger(a)&&a>=n&&a<=e).slice(0,o);return s.length||!t?s:en(null,e,{from:n,count:o})}var di=[{value:"with_house",label:"The house is one of us",note:"it keeps what it won"},{value:"among_players",label:"Without the house",note:"what it won or lost is divided"}];function nn({server:t,state:e,onClose:n}){let{books:o,trouble:i}=ko(t),[s,a]=m("with_house"),l=r`<span></span><${f} kind="main" onTap=${n}>done<//>`;return r`<${x} title="Settling up" onClose=${n} foot=${l}>
    <${_i} state=${e} />
    <${W} label="Between whom" value=${s} choices=${di} onChange=${a} />
    <${O} text=${i} />
    ${o&&r`<${mi} payments=${o.settling[s]} money=${e.money} />`}
    <p class="note">The fewest payments that make everyone even. Chips are taken at their worth; the drawer is the house's.</p>
  <//>`}function mi({payments:t,money:e}){return t.length?r`<dl class="standing payments">
    ${t.map(n=>r`<div key=${`${n.payer} ${n.payee}`}>
      <dt><b>${n.payer}</b> pays <b>${n.payee}</b></dt><dd class="figure">${E(n.amount,e)}</dd>
    </div>`)}
  </dl>`:r`<p class="says">Everyone is even.</p>`}function _i({state:{players:t,money:e}}){let n=t.filter(o=>o.bankroll+K(o)||B(o)||o.owed);return n.length?r`<dl class="standing positions">
    ${n.map(o=>r`<div key=${o.player}><dt>${o.name}</dt><dd>${bi(o,e)}</dd></div>`)}
  </dl>`:r`<p>Nothing is open: nobody holds chips, nobody owes anything.</p>`}function bi(t,e){let n=t.bankroll+K(t),o=i=>e?`${g(i)} (${q(i,e)})`:y(i,"chip");return[n>0&&`holds ${o(n)}`,t.owes.desk>0&&`owes the desk ${o(t.owes.desk)}`,t.owes.table>0&&`owes for advances ${o(t.owes.table)}`,t.owed>0&&`is owed ${o(t.owed)}`].filter(Boolean).join(", ")}function wo({server:t,state:e,seal:n,onClose:o}){let{books:i,trouble:s}=ko(t),a=i?.seals.find(c=>c.entry===n.entry),l=r`<span></span><${f} kind="main" onTap=${o}>done<//>`;return r`<${x} title=${`The seal of ${e.name}`} large onClose=${o} foot=${l}>
    <${O} text=${s} />
    ${a&&r`<div class="seal-sheet">
      <${st} svg=${a.qr} name="the seal, to photograph" />
      <div class="seal-words">
        <p class="seal-code"><span>${a.code.slice(0,10)}</span><span>${a.code.slice(10)}</span></p>
        <p>Everybody takes a photograph. Whoever has it can tell, at any time, whether anything up to entry ${g(a.entry)} was
          changed:</p>
        <p><code>croupier verify FILE --seal CODE</code></p>
      </div>
    </div>`}
    ${!a&&!s&&r`<p class="quiet">One moment.</p>`}
  <//>`}function ko({api:t,path:e}){let[n,o]=m({});return M(()=>{t.get(`${e}/books`).then(i=>o({books:i}),i=>{o({trouble:i instanceof U?i.message:"No answer from the server."})})},[e]),n}var V=t=>_(`${String(t).replaceAll("_"," ")}##of a game`);function Pt(t){return t.length<2?t.join(""):_("{others} and {last}",{others:t.slice(0,-1).join(", "),last:t.at(-1)})}var ct=t=>t.replace(/(\d{3})(?=\d)/g,"$1 ");var yi={weekday:"long",day:"numeric",month:"long",year:"numeric"},To=t=>new Date(t).toLocaleDateString(void 0,yi),J=t=>new Date(t).toLocaleTimeString(void 0,{hour:"2-digit",minute:"2-digit"});var So=(t,e=g)=>t?e(t):"\u2013";function xo({server:t,state:e,onClose:n}){let o=S(t),[i,s]=m(!1),a=yo(e.tables),l=e.tables.filter(u=>u.status!=="closed"&&u.counted===null),c=async()=>{await o.ask("POST",`${t.path}/close`,{})&&n()};if(i)return r`<${nn} server=${t} state=${e} onClose=${()=>s(!1)} />`;let p=r`<${f} kind="plain" onTap=${n}>go back<//>`;return r`<${x} title=${`Close ${e.name}?`} onClose=${n}>
    <${D} asking=${o} way=${p} danger blocked=${a.length>0} submit="close the night" onSubmit=${c}>
      ${a.length>0&&r`<p class="wrong">${Pt(a.map(u=>u.name))}: a round is not over there.
        Take it to its end, or void it; then the night can be closed.</p>`}
      <${vi} state=${e} />
      ${l.length>0&&r`<p class="note is-warning">Not counted: the ${l.length===1?"tray":"trays"} of ${Pt(l.map(u=>u.name))}. A table's own sheet counts its tray.</p>`}
      <div><${f} kind="quiet" onTap=${()=>s(!0)}>settling up: who pays whom …<//></div>
      <p class="note">Tables are closed, racks go to the bankrolls, and the books are sealed. It can be opened again.</p>
    <//>
  <//>`}function vi({state:t}){let{money:e}=t,{seated:n,holders:o,debtors:i,creditors:s}=vo(t.players),a=ye(t);return!o.length&&!i.length&&!s.length?r`<p>Nothing is open: nobody holds chips, nobody owes anything.</p>`:r`<div class="still-open">
    <${on} title="Still hold chips" people=${o} amount=${l=>l.bankroll+K(l)} money=${e} />
    <${on} title="Owe the house" people=${i} amount=${B} money=${e} />
    <${on} title="The house owes" people=${s} amount=${l=>l.owed} money=${e} />
    ${n.length>0&&r`<p>${Pt(n.map(l=>l.name))} still ${n.length===1?"sits":"sit"} at a table.</p>`}
    ${a>0&&r`<p class="wrong">The drawer is ${E(a,e)} short of paying everyone.</p>`}
  </div>`}function on({title:t,people:e,amount:n,money:o}){return e.length?r`<div>
    <h3>${t}</h3>
    <dl class="standing">
      ${e.map(i=>r`<div key=${i.player}><dt>${i.name}</dt>
        <dd class="figure">${o?`${g(n(i))} \xB7 ${q(n(i),o)}`:y(n(i),"chip")}</dd></div>`)}
    </dl>
  </div>`:null}function Co({server:t,state:e}){let n=S(t),[o,i]=m(!1),[s,a]=m(null),l=e.seals.at(-1),c=async()=>{i(!1),await n.ask("POST",`${t.path}/reopen`,{})};return r`<section class="closed" aria-label="closed">
    <div>
      <p class="closed-words">The night is closed and the books are sealed.</p>
      ${l&&r`<p>Seal <b class="seal">${l.code}</b> <span class="quiet">at entry ${g(l.entry)}</span></p>`}
      ${e.seals.length>1&&r`<p class="note">It was sealed ${e.seals.length} times: ${Pt(e.seals.map(p=>p.code))}.</p>`}
      <${O} text=${n.error} onGone=${n.clear} />
    </div>
    <div class="choices no-print">
      <${f} kind="main" onTap=${()=>a("seal")}>show the seal<//>
      <${f} onTap=${()=>a("settling")}>settling up<//>
      <${f} busy=${n.busy} onTap=${()=>i(!0)}>open it again<//>
    </div>
    ${s==="seal"&&r`<${wo} server=${t} state=${e} seal=${l} onClose=${()=>a(null)} />`}
    ${s==="settling"&&r`<${nn} server=${t} state=${e} onClose=${()=>a(null)} />`}
    ${o&&r`<${ge} title=${`Open ${e.name} again?`} yes="open it again" onYes=${c} onClose=${()=>i(!1)}
      text="The seal stays in the books, and closing the night once more gives it a second one." />`}
  </section>`}function sn(t,e){let n=[],o=t;for(let i of[...e].sort((s,a)=>a.value-s.value)){let s=Math.floor(o/i.value);s>0&&n.push({...i,count:s}),o-=s*i.value}return n}var Ao=t=>t.map(({count:e,colour:n})=>_("{count} {colour}##of chips",{count:e,colour:V(n)})).join(", ");function an({min:t,max:e,step:n=1}){return e==null||e>=Number.MAX_SAFE_INTEGER?null:t+Math.floor((e-t)/n)*n}function Oo(t,e){let{min:n,step:o=1}=e,i=an(e);return i!==null&&i<n?_("not possible now"):t<n?_("at least {amount}",{amount:n}):i!==null&&t>i?_("at most {amount}",{amount:i}):(t-n)%o!==0?n%o===0?_("in steps of {step}",{step:o}):_("{first}, then in steps of {step}",{first:n,step:o}):null}function rn(t,e,n){return e.reduce((i,s)=>i+s,0)===t?e:sn(t,n).flatMap(({value:i,count:s})=>Array(Math.min(s,500)).fill(i))}function Eo(t,e){let n=t.lastIndexOf(e);return t.filter((o,i)=>i!==n)}var ve={white:{body:"#efeadb",spots:"#7b7a74"},red:{body:"#c22f39",spots:"#fff"},blue:{body:"#2460b0",spots:"#fff"},green:{body:"#1f8a49",spots:"#fff"},black:{body:"#25252a",spots:"#fff"},purple:{body:"#6d3c9b",spots:"#fff"},yellow:{body:"#e6b91f",spots:"#25252a"},pink:{body:"#df79a4",spots:"#fff"},orange:{body:"#de6f25",spots:"#fff"},grey:{body:"#878d92",spots:"#fff"},brown:{body:"#794d2a",spots:"#fff"},turquoise:{body:"#17909a",spots:"#fff"}},wi=5,Po=8,gt=({value:t,colour:e})=>r`<${Mo} value=${t} colour=${e} count=${1} bare />`;function Mo({value:t,colour:e,count:n,bare:o}){let i=Math.min(n,wi),s=64+(i-1)*Po,{body:a,spots:l}=ve[e]??ve.grey,c={"--chip-colour":a,"--chip-spots":l},p=[...Array(i-1).keys()].map(h=>s-32-h*Po),u=r`<svg class="chip" viewBox=${`0 0 64 ${s}`} style=${c} role="img"
      aria-label=${_("{count} {colour}, {value} each##of chips",{count:n,colour:V(e),value:t})}>
    ${p.map(h=>r`<g key=${h}>
      <circle class="chip-under" cx="32" cy=${h} r="30.5" />
      <circle class="chip-spots" cx="32" cy=${h} r="26.5" stroke-dasharray="13.9 13.85" />
    </g>`)}
    <circle class="chip-body" cx="32" cy="32" r="30.5" />
    <circle class="chip-spots" cx="32" cy="32" r="26.5" stroke-dasharray="13.9 13.85" />
    <circle class="chip-face" cx="32" cy="32" r="20.5" />
    <text class="chip-value" x="32" y=${32+No(t)*.36} font-size=${No(t)}>${Do(t)}</text>
  </svg>`;return o?u:r`<span class="pile">${u}<span class="pile-count" aria-hidden="true">×${n}</span></span>`}function Ro({amount:t,chipset:e,words:n}){let o=sn(t,e);return r`<span class="chips">
    <span class="chips-piles">${o.map(i=>r`<${Mo} key=${i.value} ...${i} />`)}</span>
    ${n&&r`<span class="chips-words">${Ao(o)}</span>`}
  </span>`}function Do(t){return t<1e3||t%100?String(t):`${t/1e3}k`}var No=t=>[26,25,19,15,12][Math.min(Do(t).length,5)-1];var ln=20,ki=1e6,cn=t=>t.reduce((e,{value:n,count:o})=>e+n*o,0);function we(t,e){let[n,o]=m({book:t,done:[]}),[i,s]=m({}),[a,l]=m(!1),c=Object.entries(i).filter(([,h])=>h>0).map(([h,d])=>({value:Number(h),count:d})),p=a?e.map(({value:h})=>({value:h,count:0})):c,u=n.done.length?cn(n.done[0]):null;return{counts:i,set(h,d){l(!1),s($=>({...$,[h]:Math.min(Math.max(d,0),ki)}))},none:a,sayNone(h){s({}),l(h)},said:p.length>0,total:cn(p),first:u,book:n.book,over(){let h=[...n.done,p];return h.length===1&&cn(p)!==n.book?(o({...n,done:h}),s({}),l(!1),null):{counts:h,book:n.book}},afresh(h){o({book:h,done:[]}),s({}),l(!1)}}}function ke({counting:t,chipset:e}){return r`<div class="count" role="group" aria-label="the chips, by their kinds">
    ${e.map(n=>r`<${Ti} key=${n.value} chip=${n} count=${t.counts[n.value]??0}
      onCount=${o=>t.set(n.value,o)} />`)}
    <div class="count-none"><${f} kind="quiet" chosen=${t.none} onTap=${()=>t.sayNone(!t.none)}>there are no chips<//></div>
    <p class="count-total"><span>counted</span> <output>${g(t.total)}</output></p>
    ${t.first!==null&&r`<p class="note is-warning" role="status">The first count came to ${g(t.first)};
      the book has ${g(t.book)}. Count once more: both are written down, and this one stands.</p>`}
  </div>`}var Nt=(t,e,n=100)=>Math.abs(t-e)*10>e||Math.abs(t-e)>=n;function Mt({found:t,book:e,written:n=a=>y(a,"chip"),says:o,onYes:i,onClose:s}){let a=n(Math.abs(t-e)),l=t<e?"short":"over";return r`<${ge} title=${`${a} ${t<e?"missing":"too many"}?`} danger no="go back and count" yes=${`note ${a} ${l}`}
    text=${`The book has ${n(e)}; ${t?n(t):"nothing"} was counted. ${a} would be noted as ${l}.${o?` ${o}`:""}`}
    onYes=${i} onClose=${s} />`}function Ti({chip:t,count:e,onCount:n}){let o=`${g(t.value)} (${t.colour})`,i=s=>n(Number(s.target.value.replace(/\D/g,"").slice(0,7)));return r`<div class="count-row">
    <button type="button" class="pad-chip" aria-label=${`one more ${o}`} onClick=${()=>n(e+1)}><${gt} ...${t} /></button>
    <${f} name=${`a stack of ${ln} more of ${o}`} onTap=${()=>n(e+ln)}>+${ln}<//>
    <input type="text" class="is-numeric" inputmode="numeric" autocomplete="off" aria-label=${`how many of ${o}`}
      value=${e||""} placeholder="0" onInput=${i} />
    <${f} kind="quiet" name=${`one less of ${o}`} disabled=${!e} onTap=${()=>n(e-1)}>⌫<//>
    <span class="count-sum figure">${g(e*t.value)}</span>
  </div>`}var Si=[{value:"float",label:"Put cash in",note:"more of the host's own"},{value:"count",label:"Count it",note:"note what is really there"}];function Io({server:t,state:e,onClose:n}){let o=S(t),[i,s]=m("float"),[a,l]=m(""),[c,p]=m(!1),u=Ot(a,e.money?.currency),h=u!==null&&(i==="count"||u>0),d=v=>{s(v),l(""),o.clear()},$=()=>{let v=100*(e.money?.chip??1);i==="count"&&Nt(u,e.drawer.cash,v)?p(!0):b()},b=async()=>{p(!1),(i==="float"?await o.ask("POST",`${t.path}/floats`,{cash:u}):await o.ask("POST",`${t.path}/drawer-counts`,{counted:u}))&&n()},T=r`<${f} kind="plain" onTap=${n}>go back<//>`;return r`<${x} title="The drawer" onClose=${n}>
    <${D} asking=${o} way=${T} blocked=${!h} submit=${i==="float"?"put in":"note it"} onSubmit=${$}>
      <p>By the book it holds <b>${E(e.drawer.cash,e.money)}</b>, ${E(e.drawer.float,e.money)} of it the host's own.</p>
      <${W} label="What to do" value=${i} choices=${Si} onChange=${d} />
      <${Q} label=${i==="float"?"Cash put in":"Cash counted"} value=${a} numeric suffix=${e.money?.currency??"play money"}
        wrong=${a&&u===null&&"An amount such as 100 or 100.50."} onInput=${l} />
      <p class="says">${h?xi(i,u,e):""}</p>
      ${c&&r`<${Mt} found=${u} book=${e.drawer.cash} written=${v=>E(v,e.money)}
        onYes=${b} onClose=${()=>p(!1)} />`}
    <//>
  <//>`}function xi(t,e,{drawer:n,money:o}){if(t==="float")return`The drawer then holds ${E(n.cash+e,o)}.`;let i=e-n.cash;return i?i>0?`${E(i,o)} more than the book has: noted as over.`:`${E(-i,o)} less than the book has: noted as short.`:"That agrees with the book."}var Ci=["buy-in","buy-back","cash-out","marker-repaid","house-paid","gift","float-added","fill","credit","tray-counted","drawer-counted","correction","marker-limited","round-voided"],Ai=30,Oi=["a slip of the finger","another player's","another amount"];function Te({server:t,state:e,player:n,onClose:o}){let{lines:i,older:s,trouble:a,look:l}=Ni(t,n),[c,p]=m(null),u=()=>{p(null),l()};if(c)return r`<${Pi} server=${t} line=${c} onDone=${u} onClose=${()=>p(null)} />`;let h=r`<span></span><${f} kind="main" onTap=${o}>done<//>`;return r`<${x} title=${n?`What was done for ${n.name}`:"What was done at the desk"} onClose=${o} foot=${h}>
    <${O} text=${a} />
    ${i?.length===0&&r`<p>Nothing yet.</p>`}
    ${i?.length>0&&r`<ol class="doings">
      ${i.map(d=>r`<${Ei} key=${d.entry} line=${d} open=${e.status==="open"} onWrong=${()=>p(d)} />`)}
    </ol>`}
    ${s&&r`<div><${f} kind="quiet" onTap=${()=>l(s)}>older<//></div>`}
    ${!i&&!a&&r`<p class="quiet">One moment.</p>`}
  <//>`}function Ei({line:t,open:e,onWrong:n}){let o=t.put_right_by!==null,i=e&&!o&&t.reversible;return r`<li class=${A(["doing",o&&"is-corrected"])}>
    <div>
      <p class="doing-says">${t.says}</p>
      <p class="note">${J(t.at)} · entry ${t.entry} · ${t.by.who}${t.why&&` \xB7 ${t.why}`}${o?` \xB7 put right by entry ${t.put_right_by}`:""}</p>
    </div>
    ${i&&r`<${f} name=${`put entry ${t.entry} right`} onTap=${n}>put right …<//>`}
  </li>`}function Pi({server:t,line:e,onDone:n,onClose:o}){let i=S(t),[s,a]=m(""),l=async()=>{await i.ask("POST",`${t.path}/corrections`,{entry:e.entry,why:s.trim()})&&n()},c=r`<${f} kind="plain" onTap=${o}>go back<//>`;return r`<${x} title="Put it right" onClose=${o}>
    <${D} asking=${i} way=${c} blocked=${!s.trim()} submit="take it back" onSubmit=${l}>
      <p class="receipt-line">${e.says}.</p>
      <p>Everything it moved goes back. Nothing is deleted: the entry stays, and its correction stands beside it, with the
        reason, for whomever it touches to see. Do it again as it should have been.</p>
      <${Q} label="Why" value=${s} maxlength="200" wrong=${i.fields.why} focused onInput=${a} />
      <div class="choices">${Oi.map(p=>r`<${f} key=${p} chosen=${p===s} onTap=${()=>a(p)}>${p}<//>`)}</div>
    <//>
  <//>`}function Ni({api:t,path:e},n){let[o,i]=m({}),s=async(a=null)=>{let l=[`kinds=${Ci.join(",")}`,`limit=${Ai}`,n&&`player=${n.player}`,a&&`before=${a}`];try{let c=await t.get(`${e}/books/journal?${l.filter(Boolean).join("&")}`);i(p=>({lines:[...a?p.lines:[],...c.lines],older:c.older}))}catch(c){c instanceof U&&c.status===401?Jt():i(p=>({...p,trouble:c.message}))}};return M(()=>{s()},[e,n?.player]),{...o,look:s}}function jo({server:t,state:e,onClose:n}){let[o,i]=m({}),s=S({api:t.api}),a=()=>t.api.get(`sessions?night=${e.night}`).then(i,u=>i({trouble:u instanceof U?u.message:String(u.message)}));M(()=>{a()},[]);let l=async u=>{await s.ask("DELETE",`sessions/${u}`),a()},p=r`<${f} kind="plain" onTap=${async()=>{await s.ask("DELETE","session")&&location.replace("/sign-in")}}>sign this screen out<//><${f} kind="main" onTap=${n}>done<//>`;return r`<${x} title="Screens signed in" onClose=${n} foot=${p}>
    <${O} text=${o.trouble??s.error} />
    <ul class="screens">
      ${(o.sessions??[]).map(u=>r`<li key=${u.session} class="screen-row">
        <span><b>${Lo(u,e)}</b><span class="note">${u.present?"this screen":`last heard ${J(u.last_seen)}`}${u.screen&&` \xB7 screen ${u.screen} of the night`}</span></span>
        ${!u.present&&r`<${f} busy=${s.busy} name=${`sign out ${Lo(u,e)}, ${u.screen?`screen ${u.screen}`:`number ${u.session}`}`}
          onTap=${()=>l(u.session)}>sign out<//>`}
      </li>`)}
    </ul>
  <//>`}function Lo({role:t,night:e,table:n,player:o},i){if(t==="host")return"The host's desk";let s=e===i.night?"":`, night ${e}`;if(t==="wall")return`A wall${s}`;if(t==="player"){let l=e===i.night&&i.players.find(c=>c.player===o);return`The phone of ${l?l.name:`player ${o}`}${s}`}let a=e===i.night&&i.tables.find(l=>l.table===n);return`Tablet of ${a?a.name:`table ${n}`}${s}`}var Mi=12,pn=Object.keys(ve),un=(...t)=>t.map((e,n)=>({value:e,colour:pn[n]})),Ri=[{name:"casino",chips:[{value:1,colour:"white"},{value:5,colour:"red"},{value:25,colour:"green"},{value:100,colour:"black"},{value:500,colour:"purple"}]},{name:"tens",chips:un(1,5,10,50,100)},{name:"many small",chips:un(1,2,5,10,20,50)},{name:"three colours",chips:un(1,5,20)}];function $n(t){let e=t.map(n=>n.value);return e.some(n=>!n)?"Every chip needs a value, a whole number from 1.":new Set(e).size<e.length?"Two kinds of chips have the same value.":e.includes(1)?null:"There must be a chip of 1, or some amounts could not be paid."}var Di=(t,e)=>t.length===e.length&&t.every((n,o)=>n.value===e[o].value&&n.colour===e[o].colour);function Bo({held:t,money:e,wrong:n,onChange:o}){let i=(a,l)=>o(t.map((c,p)=>p===a?{...c,...l}:c)),s=()=>{let a=pn.find(c=>!t.some(p=>p.colour===c))??"grey",l=Math.max(...t.map(c=>c.value??0));o([...t,{value:l?l*5:1,colour:a}])};return r`<fieldset class="field chip-set">
    <legend>Chips</legend>
    <div class="choices">
      ${Ri.map(a=>r`<${f} key=${a.name} chosen=${Di(a.chips,t)}
        onTap=${()=>o(a.chips)}>
        <span class="choice-words"><b>${a.name}</b><span class="choice-note">${a.chips.map(l=>l.value).join(" ")}</span></span>
      <//>`)}
    </div>
    <ul class="chip-rows">
      ${t.map((a,l)=>r`<${Ii} key=${l} chip=${a} money=${e} alone=${t.length===1}
        onChange=${c=>i(l,c)} onRemove=${()=>o(t.filter((c,p)=>p!==l))} />`)}
    </ul>
    <div><${f} kind="quiet" disabled=${t.length>=Mi} onTap=${s}>add a chip<//></div>
    ${n&&r`<p class="wrong" role="alert">${n}</p>`}
  </fieldset>`}function Ii({chip:t,money:e,alone:n,onChange:o,onRemove:i}){let[s,a]=m(!1),[l,c]=m(String(t.value??"")),p=Zt(),u=(tn(l)||null)===t.value?l:String(t.value??""),h=d=>{c(d),o({value:tn(d)||null})};return r`<li class="chip-row">
    <button type="button" class="swatch" aria-expanded=${String(s)} aria-label=${`colour: ${t.colour}`}
      onClick=${()=>a(!s)}><${gt} value=${t.value??0} colour=${t.colour} /></button>
    <span class="chip-colour">${t.colour}</span>
    <label class="unseen" for=${p}>value of the ${t.colour} chip</label>
    <input id=${p} class="is-numeric" type="text" inputmode="numeric" autocomplete="off" value=${u}
      onInput=${d=>h(d.target.value)} />
    <span class="chip-worth quiet">${t.value&&e?q(t.value,e):""}</span>
    <${f} kind="quiet" name=${`take the ${t.colour} chip out of the set`} disabled=${n} onTap=${i}>✕<//>
    ${s&&r`<div class="swatches" role="group" aria-label="colour">
      ${pn.map(d=>r`<button type="button" key=${d} aria-label=${d}
        class=${A(["swatch",d===t.colour&&"is-chosen"])} aria-pressed=${String(d===t.colour)}
        onClick=${()=>{o({colour:d}),a(!1)}}><${gt} value=${t.value??0} colour=${d} /></button>`)}
    </div>`}
  </li>`}var Li=["EUR","USD","GBP","CHF","CZK","DKK","NOK","PLN","SEK","AUD","CAD","JPY","UAH"],ji={US:"USD",GB:"GBP",CH:"CHF",CZ:"CZK",DK:"DKK",NO:"NOK",PL:"PLN",SE:"SEK",AU:"AUD",CA:"CAD",JP:"JPY",UA:"UAH"};function hn(){let t=new Intl.Locale(navigator.language||"en-IE").maximize().region,e=ji[t]??"EUR";return{currency:e,worth:Et(fn(e)[2],e)}}function Fo({currency:t,worth:e}){if(!t)return null;let n=Ot(e,t);return n?{currency:t,chip:n}:void 0}var fn=t=>Qt(t)?[10,20,50,100,200]:[10,20,50,100,500];function Uo({held:t,wrong:e,onChange:n}){let o=Zt(),{currency:i,worth:s}=t,a=[{value:"cash",label:"Cash",note:"the drawer holds real money"},{value:"play",label:"Play money",note:"chips are only chips"}],l=p=>n(p==="play"?{...t,currency:null}:hn()),c=p=>n({currency:p,worth:Et(fn(p)[2],p)});return r`<div class="money">
    <${W} label="What is played for" value=${i?"cash":"play"} choices=${a} onChange=${l} />
    ${i&&r`<div class="money-cash">
      <${Xe} label="Currency" id=${o}>
        <select id=${o} value=${i} onChange=${p=>c(p.target.value)}>
          ${Li.map(p=>r`<option key=${p} value=${p}>${p}</option>`)}
        </select>
      <//>
      <${Q} label="A chip is worth" value=${s} numeric suffix=${i} wrong=${e}
        note=${Bi(s,i)} onInput=${p=>n({currency:i,worth:p})} />
      <${W} label="Usual" value=${Ot(s,i)}
        choices=${fn(i).map(p=>({value:p,label:E(p,{currency:i})}))}
        onChange=${p=>n({currency:i,worth:Et(p,i)})} />
    </div>`}
  </div>`}function Bi(t,e){let n=Ot(t,e);return n?`100 chips are ${E(100*n,{currency:e})}.`:null}var Wo=(t,e)=>JSON.stringify(t)===JSON.stringify(e);function Ho({server:t,state:e,onClose:n}){let o=S(t),[i,s]=m(e.name),[a,l]=m(e.chip_set),[c,p]=m(()=>Fi(e.money)),u=e.chips.issued>0||e.drawer.cash>0,h=Fo(c),d={...i.trim()!==e.name&&{name:i.trim()},...!Wo(a,e.chip_set)&&{chip_set:a.map(({value:v,colour:w})=>({value:v,colour:w}))},...!u&&!Wo(h,e.money)&&{money:h}},$=async()=>{await o.ask("PATCH",t.path,d)&&n()},b=!i.trim()||$n(a)||h===void 0,T=r`<${f} kind="plain" onTap=${n}>go back<//>`;return r`<${x} title="Settings of the night" onClose=${n}>
    <${D} asking=${o} way=${T} submit="change" onSubmit=${$} blocked=${b||!Object.keys(d).length}>
      <${Q} label="Name" value=${i} wrong=${o.fields.name} onInput=${s} />
      ${u?r`<p class="note">${e.money?`A chip is worth ${q(1,e.money)}`:"Chips are play money"}; that is settled once there are chips about, or cash in the drawer.</p>`:r`<${Uo} held=${c} wrong=${h===void 0&&"What is a chip worth? Such as 0.50."} onChange=${p} />`}
      <${Bo} held=${a} money=${e.money} wrong=${$n(a)??o.fields.chip_set} onChange=${l} />
    <//>
  <//>`}function Fi(t){return t?{currency:t.currency,worth:Et(t.chip,t.currency)}:{...hn(),currency:null}}function qo({server:t,state:e,table:n,route:o,onClose:i}){let{found:s,trouble:a,look:l}=zt(t.api,`${o}/codes`),c=r`
    <a class="button is-plain" href=${`/table/${e.night}/${n.table}`}>deal on this screen</a>
    <${f} kind="main" onTap=${i}>done<//>`;return r`<${x} title=${`A tablet for ${n.name}`} onClose=${i} foot=${c}>
    <${O} text=${a} />
    ${s&&r`<div class="invitation">
      <${st} svg=${s.qr} name=${`the address of ${n.name}'s tablet, to scan`} />
      <div class="invitation-words">
        <p>Scan it with the tablet, or open</p>
        <p class="address">${new URL(s.url).host}</p>
        <p>there and type</p>
        <p class="code">${ct(s.code)}</p>
        <p class="note">Good until ${J(s.expires)}, for one tablet: another one that comes in waits until it is let in.</p>
        <${f} kind="quiet" onTap=${l}>another code<//>
      </div>
    </div>`}
    ${!s&&!a&&r`<p class="quiet">One moment.</p>`}
  <//>`}function zt(t,e){let[n,o]=m({}),i=async()=>{try{o({found:await t.send("POST",e)})}catch(s){if(!(s instanceof U))throw s;o({trouble:s.message})}};return M(()=>{i()},[e]),{...n,look:i}}function Go({server:t,state:e,onClose:n}){let{found:o,trouble:i,look:s}=zt(t.api,`${t.path}/wall-codes`),a=r`<a class="button is-plain" href="/wall" target="_blank" rel="noopener">look at the wall here</a>
    <${f} kind="main" onTap=${n}>done<//>`;return r`<${x} title="A screen on the wall" onClose=${n} foot=${a}>
    <${O} text=${i} />
    ${o&&r`<div class="invitation">
      <${st} svg=${o.qr} name="the wall's address, to scan" />
      <div class="invitation-words">
        <p>Open on the television</p>
        <p class="address">${new URL(o.url).host}/wall</p>
        <p>and type, with the remote control</p>
        <p class="code">${ct(o.code)}</p>
        <p class="note">Good until ${J(o.expires)}. It shows every table of the night, and can do nothing.</p>
        <${f} kind="quiet" onTap=${s}>another code<//>
      </div>
    </div>`}
    <${Ui} server=${t} state=${e} />
  <//>`}function Ui({server:t,state:e}){let[n,o]=m(null),i=S({api:t.api});M(()=>{t.api.get(`${t.path}/wall`).then(c=>o(c.shows),()=>{})},[]);let s=async c=>{await i.ask("PUT",`${t.path}/wall`,{shows:c})&&o(c)},a=e.tables.filter(({status:c})=>c!=="closed"),l=[["liveliest","where something happens"],["turns","table after table"],...a.map(({table:c,name:p})=>[String(c),p])];return r`<fieldset class="wall-choice">
    <legend>The walls show</legend>
    <${O} text=${i.error} />
    <div class="choices">
      ${l.map(([c,p])=>r`<${f} key=${c} chosen=${n===c} busy=${i.busy} onTap=${()=>s(c)}>${p}<//>`)}
    </div>
  </fieldset>`}var Wi={entries:Te,drawer:Io,wall:Go,screens:jo,settings:Ho};function Ko({server:t,state:e,onClose:n}){let[o,i]=m(null),s=Wi[o],a=e.status==="open";return r`<section class="whole-night no-print" aria-label="the whole night">
    <div class="choices">
      ${a&&r`<${f} onTap=${()=>i("drawer")}>drawer<//>`}
      <${f} onTap=${()=>i("entries")}>put right …<//>
      <${f} onTap=${()=>i("wall")}>wall<//>
      <${f} onTap=${()=>i("screens")}>screens<//>
      ${a&&r`<${f} onTap=${()=>i("settings")}>settings<//>`}
      <a class="button" href=${`/books/${e.night}`}>the books</a>
      <${f} onTap=${()=>print()}>print<//>
    </div>
    ${a&&r`<${f} kind="danger" onTap=${n}>close the night<//>`}
    ${s&&r`<${s} server=${t} state=${e} onClose=${()=>i(null)} />`}
  </section>`}var Hi={live:_("live"),polling:_("slow"),lost:_("no connection")};function Jo({path:t,round:e,tray:n,connection:o,children:i}){return r`<header class="bar">
    <ol class="bar-path">${t.map(s=>r`<li key=${s}>${s}</li>`)}</ol>
    ${e!=null&&r`<span>${Oe("round {number}",{number:r`<b>${e}</b>`})}</span>`}
    ${n!=null&&r`<span class="bar-tray" data-place="house">${Oe("tray {chips}",{chips:r`<b class="figure">${g(n)}</b>`})}</span>`}
    ${o&&r`<span class=${`connection is-${o}`} role="status">${Hi[o]}</span>`}
    ${i}
  </header>`}var Vo=({path:t,connection:e,children:n})=>r`<div class="masthead" data-ground="felt">
  <${Jo} path=${t} connection=${e}>${n}<//>
</div>`;var qi=3e4;function Zo(t,e,n=null){let[o,i]=m(null);return M(()=>{let s=!1,a=()=>t.get(`nights/${e}/room`).then(c=>s||i(c),()=>{});a();let l=setInterval(()=>document.hidden||a(),qi);return()=>{s=!0,clearInterval(l)}},[e,n]),o}var dn=t=>t.addresses.length>0;function Qo({room:t,small:e}){return dn(t)?r`<div class=${A(["room-code",e&&"is-small"])}>
    <${st} svg=${t.qr} name=${_("the address to join with a phone, to scan")} />
    <div class="room-words">
      <p>${e?_("Join"):_("Scan it with a phone, or open")}</p>
      <p class="room-address">${t.addresses[0]}</p>
      ${t.addresses.slice(1).map(n=>r`<p key=${n} class="room-other">${_("or {address}",{address:n})}</p>`)}
      <p class="room-figures">${ct(t.code)}</p>
    </div>
  </div>`:r`<p>${_("No phone reaches this Croupier: it listens on its own machine alone. Start it without --host.")}</p>`}function zo({server:t,state:e}){let n=S(t);if(!e.asking.length)return null;let o=s=>`${t.path}/guests/${s.session}`,i=(s,a)=>n.ask(s,o(a));return r`<ul class="asked no-print" aria-label="phones that ask to come in">
    ${e.asking.map(s=>r`<li key=${s.session} role="alert">
      <span><b>${s.name}</b> ${s.player===null?"asks to come in.":"asks to come in with another phone."}
        ${s.player!==null&&r` <span class="note">The one that is in goes out.</span>`}</span>
      <${f} busy=${n.busy} name=${`send ${s.name} away`} onTap=${()=>i("DELETE",s)}>send away<//>
      <${f} kind="main" busy=${n.busy} name=${`let ${s.name} in`} onTap=${()=>i("PUT",s)}>let in<//>
    </li>`)}
    <${O} text=${n.error} onGone=${n.clear} />
  </ul>`}function Yo({server:t,state:e,large:n,onShow:o}){let i=Zo(t.api,e.night,n);return i?dn(i)?r`<button type="button" class="room-button no-print" onClick=${o}>
    <span>join at <b>${i.addresses[0]}</b></span>
    <span class="code">${ct(i.code)}</span>
    <span class="note">${e.phones.length?`${y(e.phones.length,"phone")} in`:"no phone is in"} · show it large</span>
  </button>`:r`<p class="note no-print">No phone reaches this Croupier: it listens on its own machine alone.</p>`:null}var Gi={ask:"wait for your tap",in:"come in at once",out:"stay out"};function Xo({server:t,state:e,onClose:n}){let[o,i]=m(null),[s,a]=m(null),l=S(t),c=`${t.path}/phones`;M(()=>{t.api.get(c).then(i,()=>{})},[e.phones.join(),e.asking.length]);let p=async(d,$,b)=>{let T=await l.ask(d,`${t.path}/${$}`,b);T?.room&&i(T)},u=d=>l.ask("DELETE",`sessions/${d.session}`);if(s)return r`<${mn} server=${t} player=${s} onClose=${()=>a(null)} />`;let h=r`<span></span><${f} kind="main" onTap=${n}>done<//>`;return r`<${x} title="Phones" onClose=${n} foot=${h}>
    <${O} text=${l.error} onGone=${l.clear} />
    ${!o&&r`<p class="quiet">One moment.</p>`}
    ${o&&r`<${Qo} room=${o.room} />
      <div><${f} kind="quiet" busy=${l.busy} onTap=${()=>p("POST","room/code")}>another code<//></div>
      <fieldset class="field"><legend>Somebody whose name is not on the list</legend>
        <div class="choices">
          ${Object.entries(Gi).map(([d,$])=>r`<${f} key=${d} chosen=${o.new_names===d} busy=${l.busy}
            onTap=${()=>p("PUT","room",{new_names:d})}>${$}<//>`)}
        </div>
      </fieldset>
      <h3>${o.phones.length?`${y(o.phones.length,"phone")} in`:"No phone is in yet"}</h3>
      <ul class="screens">
        ${o.phones.map(d=>r`<li key=${d.session} class="screen-row">
          <span><b>${d.name}</b><span class="note">in since ${J(d.since)} · last heard ${J(d.last_seen)}</span></span>
          <span class="choices">
            <${f} name=${`a new link for ${d.name}`} onTap=${()=>a(d)}>new link<//>
            <${f} busy=${l.busy} name=${`sign the phone of ${d.name} out`} onTap=${()=>u(d)}>sign out<//>
          </span>
        </li>`)}
      </ul>`}
  <//>`}function mn({server:t,player:e,onClose:n}){let{found:o,trouble:i,look:s}=zt(t.api,`${t.path}/players/${e.player}/link`),a=r`<span></span><${f} kind="main" onTap=${n}>done<//>`;return r`<${x} title=${`A phone for ${e.name}`} onClose=${n} foot=${a}>
    <${O} text=${i} />
    ${o&&r`<div class="invitation">
      <${st} svg=${o.qr} name=${`the link of ${e.name}'s phone, to scan`} />
      <div class="invitation-words">
        <p>Scan it with ${e.name}'s own phone: whoever opens it is ${e.name}.</p>
        <p class="note">Good until ${J(o.expires)}. A phone that ${e.name} had is out as soon as this one is in.</p>
        <${f} kind="quiet" onTap=${s}>another link<//>
      </div>
    </div>`}
    ${!o&&!i&&r`<p class="quiet">One moment.</p>`}
  <//>`}function ts({label:t,value:e,range:n,chipset:o,last:i,optional:s,onChange:a}){let[l,c]=m([]),p=rn(e,l,o),u=an(n),h=w=>u===null||w<=u,d=w=>{c(w),a(w.reduce((k,P)=>k+P,0))},$=w=>h(e+w)&&d([...p,w]),b=w=>d(Eo(p,w)),T=w=>d(rn(w,[],o)),v=e===0&&s?_("none"):Oo(e,n);return r`<div class="pad" role="group" aria-label=${t}>
    <div class="pad-head">
      ${t&&r`<span class="pad-label">${t}</span>`}
      <output class="pad-amount">${g(e)}</output>
      <span class=${A(["pad-note",v&&e>0&&"is-wrong"])}>${v??Ji(u)}</span>
    </div>
    <div class="pad-keys">
      <${Ki} chipset=${o} fits=${w=>h(e+w)} onAdd=${$} onTakeOff=${b} />
      <div class="pad-side">
        <${f} name=${_("take off the last chip")} disabled=${!p.length}
          onTap=${()=>d(p.slice(0,-1))}>⌫<//>
        <${f} kind="quiet" disabled=${!i||!h(i)} onTap=${()=>T(i)}>
          ${i?_("same again \xB7 {chips}",{chips:i}):_("same again")}
        <//>
        <${f} kind="quiet" disabled=${!e} onTap=${()=>d([])}>${_("clear")}<//>
      </div>
    </div>
  </div>`}function Ki({chipset:t,fits:e,onAdd:n,onTakeOff:o}){let i=[...t].sort((s,a)=>s.value-a.value);return r`<div class="pad-chips">
    ${i.map(s=>r`<${Zi} key=${s.value} chip=${s} disabled=${!e(s.value)}
      onAdd=${()=>e(s.value)&&n(s.value)} onTakeOff=${()=>o(s.value)} />`)}
  </div>`}var Ji=t=>t===null?"":_("of {most}",{most:t}),Vi=450;function Zi({chip:t,disabled:e,onAdd:n,onTakeOff:o}){let i=F(null),s=F(!1),a=()=>{s.current=!1,i.current=setTimeout(()=>{s.current=!0,o()},Vi)},l=()=>clearTimeout(i.current);return r`<button type="button" class="pad-chip" aria-disabled=${e?"true":null}
      aria-label=${_("add {value} ({colour})",{value:t.value,colour:V(t.colour)})}
      onPointerDown=${a} onPointerUp=${l} onPointerLeave=${l} onPointerCancel=${l}
      onContextMenu=${c=>c.preventDefault()}
      onClick=${()=>!s.current&&n()}>
    <${gt} ...${t} />
  </button>`}var Qi=Number.MAX_SAFE_INTEGER;function z({label:t,value:e,most:n,least:o=1,money:i,chipset:s,inChips:a,last:l,onChange:c}){let p=a?null:i,u=en(p,n,{from:a?100:20}).filter(h=>h!==n);return r`<div class="chip-amount">
    <div class="quick" role="group" aria-label="amounts at one tap">
      ${u.map(h=>r`<${es} key=${h} sum=${h} money=${p} chosen=${h===e} onTap=${c} />`)}
      ${n>0&&r`<${es} sum=${n} words="all" money=${p} chosen=${n===e} onTap=${c} />`}
    </div>
    <${ts} label=${t} value=${e} range=${{min:o,max:n??Qi,step:1}} chipset=${s}
      last=${l} optional=${o===0} onChange=${c} />
  </div>`}function es({sum:t,words:e,money:n,chosen:o,onTap:i}){let s=e??(n?E(t*n.chip,n):g(t)),a=e||n?`${g(t)} chip${t===1?"":"s"}`:null;return r`<${f} chosen=${o} onTap=${()=>i(t)}>
    <span class="choice-words"><b>${s}</b>${a&&r`<span class="choice-note">${a}</span>`}</span>
  <//>`}var Rt=(t,e,n)=>`${t.path}/players/${e.player}/${n}`,tt=(t,e)=>e?q(t,e):`${y(t,"chip")} of play money`,Se=({drawer:t,money:e})=>Math.floor(t.cash/(e?.chip??1)),os=(t,e)=>t.state.players.find(n=>n.player===e.player),ns=0;function zi({server:t,state:e,player:n,way:o,onDone:i}){let s=S(t),[a,l]=m(0),[c,p]=m(n.owed>0?"owed":"cash"),u=tt(a,e.money),h=async()=>{let T=await s.ask("POST",Rt(t,n,"buy-ins"),{chips:a,against:c});T&&(ns=a,i({entry:T.entry,title:`${n.name} has bought ${y(a,"chip")}`,take:{cash:`Take ${u} from ${n.name}.`,marker:`${n.name} signs a marker for ${y(a,"chip")}.`,owed:`The house owes ${n.name} ${y(n.owed-a,"chip")} from now on.`}[c],hand:"Push across:",piles:a}))},d=n.limit===null?"owed to the desk":`${y(Math.max(0,n.limit-n.owes.desk),"chip")} more at most`,$=[n.owed>0&&{value:"owed",label:"What the house owes",note:y(n.owed,"chip")},{value:"cash",label:"Cash",note:"into the drawer"},{value:"marker",label:"Marker",note:d}].filter(Boolean),b={cash:`${n.name} pays ${u}.`,marker:`${n.name} will owe ${y(n.owes.desk+a,"chip")} to the desk.`,owed:`Paid with ${y(a,"chip")} of what the house owes.`};return r`<${D} asking=${s} way=${o} blocked=${!a} onSubmit=${h}
      submit=${a?`sell ${y(a,"chip")}`:"sell"}>
    <${z} label="chips" value=${a} last=${ns} money=${e.money} chipset=${e.chip_set} onChange=${Dt(s,l)} />
    <${W} label="Against" value=${c} choices=${$} onChange=${p} />
    <p class="says">${a?b[c]:"How much?"}</p>
  <//>`}function Yi({server:t,state:e,player:n,way:o,onDone:i}){let s=S(t),[a,l]=m(0),c=Math.min(n.bankroll,Se(e));return r`<${D} asking=${s} way=${o} blocked=${!a} onSubmit=${async()=>{let u=await s.ask("POST",Rt(t,n,"buy-backs"),{chips:a});u&&i({entry:u.entry,title:`${y(a,"chip")} taken back`,take:`Take ${y(a,"chip")} from ${n.name}:`,piles:a,after:`Hand ${n.name} ${tt(a,e.money)} from the drawer.`})}}
      submit=${a?`take ${y(a,"chip")} back`:"take back"}>
    <${z} label="chips" value=${a} most=${c} money=${e.money} chipset=${e.chip_set} onChange=${Dt(s,l)} />
    <p class="says">${a?`${n.name} gets ${tt(a,e.money)}.`:c<n.bankroll?`The drawer can pay for ${y(c,"chip")} of ${n.bankroll}.`:"How much?"}</p>
  <//>`}function Xi({server:t,state:e,player:n,way:o,onDone:i}){let s=S(t),a=we(n.bankroll,e.chip_set),[l,c]=m("count"),[p,u]=m(null),h=l==="count",d=h?a.total:n.bankroll,$=go({...n,bankroll:d},e),b=()=>{let k=h?a.over():{};k&&(h&&Nt(a.total,a.book)?u(k):T(k))},T=async k=>{u(null);let P=await s.ask("POST",Rt(t,n,"cash-outs"),k);if(!P)return a.afresh(n.bankroll);let N=os(P,n),nt=N.cash_out-n.cash_out;i({entry:P.entry,title:`${n.name} has cashed out`,take:`Take the ${y(d,"chip")} back.`,hand:nt>0?`Hand ${n.name} ${E(nt,e.money)}.`:"Nothing to hand over.",after:[ia(N.found-n.found),aa(N,e.money)].filter(Boolean).join(" ")})},v=[{value:"count",label:"Count the chips",note:"by their kinds"},{value:"book",label:"As in the book",note:y(n.bankroll,"chip")}],w=[[h?"counted":`${n.name}'s bankroll`,y(d,"chip")],$.settled>0&&["goes to what is owed",y($.settled,"chip")],["paid from the drawer",tt($.paid,e.money)],$.owed>0&&["the drawer cannot pay: the house will owe",tt($.owed,e.money)]].filter(Boolean);return r`<${D} asking=${s} way=${o} blocked=${h?!a.said:!d} onSubmit=${b} submit=${`cash out ${n.name}`}>
    <${W} label="Chips handed in" value=${l} choices=${v} onChange=${c} />
    ${h&&r`<${ke} counting=${a} chipset=${e.chip_set} />`}
    ${p&&r`<${Mt} found=${a.total} book=${a.book} says=${`${n.name} is paid for ${y(a.total,"chip")}.`}
      onYes=${()=>T(p)} onClose=${()=>u(null)} />`}
    <dl class="standing">
      ${w.map(([k,P])=>r`<div key=${k}><dt>${k}</dt><dd class="figure">${P}</dd></div>`)}
    </dl>
    ${n.racks.length>0&&r`<p class="note">What stands at the tables stays there until ${n.name} stands up.</p>`}
  <//>`}function ta({server:t,state:e,player:n,way:o,onDone:i}){let s=S(t),[a,l]=m(0),[c,p]=m(n.bankroll?"chips":"cash"),u=c==="chips"?Math.min(B(n),n.bankroll):B(n),h=async()=>{let b=await s.ask("POST",Rt(t,n,"repayments"),{chips:a,with:c});if(!b)return;let T=B(n)-a;i({entry:b.entry,title:`${n.name} has repaid ${y(a,"chip")}`,take:c==="cash"?`Take ${tt(a,e.money)} from ${n.name}.`:`Take ${y(a,"chip")} from ${n.name}:`,piles:c==="chips"?a:0,after:T?`${n.name} still owes ${y(T,"chip")}.`:"Nothing is owed any more."})},d=[{value:"chips",label:"Chips",note:"of the bankroll"},{value:"cash",label:"Cash",note:"into the drawer"}],$=b=>{p(b),l(0),s.clear()};return r`<${D} asking=${s} way=${o} blocked=${!a} onSubmit=${h}
      submit=${a?`repay ${y(a,"chip")}`:"repay"}>
    <${W} label="With" value=${c} choices=${d} onChange=${$} />
    <${z} label="chips" value=${a} most=${u} money=${e.money} chipset=${e.chip_set} onChange=${Dt(s,l)} />
    <p class="says">${a&&c==="cash"?`${n.name} pays ${tt(a,e.money)}.`:`${n.name} owes ${y(B(n),"chip")}${c==="chips"?` and has ${y(n.bankroll,"chip")} in the bankroll`:""}.`}</p>
  <//>`}function ea({server:t,state:e,player:n,way:o,onDone:i}){let s=S(t),a=Math.min(n.owed,Se(e)),[l,c]=m(a);return r`<${D} asking=${s} way=${o} blocked=${!l} onSubmit=${async()=>{let u=await s.ask("POST",Rt(t,n,"house-payments"),{chips:l});if(!u)return;let h=n.owed-l;i({entry:u.entry,title:`The house has paid ${n.name}`,hand:`Hand ${n.name} ${tt(l,e.money)} from the drawer.`,after:h?`The house still owes ${tt(h,e.money)}.`:"The house owes nothing any more."})}}
      submit=${l?`pay ${tt(l,e.money)}`:"pay"}>
    <${z} label="chips' worth" value=${l} most=${a} money=${e.money} chipset=${e.chip_set} onChange=${Dt(s,c)} />
    <p class="says">The house owes ${n.name} ${tt(n.owed,e.money)}; the drawer holds ${E(e.drawer.cash,e.money)}.</p>
  <//>`}function na({server:t,state:e,player:n,way:o,onDone:i}){let s=S(t),a=e.players.filter($=>$.player!==n.player),[l,c]=m(a.length===1?a[0].player:null),[p,u]=m(0),h=a.find($=>$.player===l);return r`<${D} asking=${s} way=${o} blocked=${!p||!h} onSubmit=${async()=>{let $={from:n.player,to:l,chips:p},b=await s.ask("POST",`${t.path}/gifts`,$);b&&i({entry:b.entry,title:`${n.name} gives ${h.name} ${y(p,"chip")}`,hand:"From hand to hand:",piles:p})}}
      submit=${p?`give ${y(p,"chip")}`:"give"}>
    <${W} label="To" value=${l} choices=${a.map($=>({value:$.player,label:$.name}))} onChange=${c} />
    <${z} label="chips" value=${p} most=${n.bankroll} money=${e.money} chipset=${e.chip_set} onChange=${Dt(s,u)} />
    <p class="says">${h?p?`${n.name} gives ${h.name} ${y(p,"chip")}.`:"How much?":"To whom?"}</p>
  <//>`}function oa({server:t,state:e,player:n,way:o,onDone:i}){let s=S(t),[a,l]=m(n.limit!==null?"some":"none"),[c,p]=m(n.limit??0),u=a==="none"?null:c,h=async()=>{await s.ask("PUT",Rt(t,n,"marker-limit"),{limit:u})&&i({title:`${n.name}'s limit`,hand:u===null?`The desk lends ${n.name} without a limit.`:`The desk lends ${n.name} ${y(u,"chip")} at most.`})},d=[{value:"none",label:"No limit"},{value:"some",label:"A limit",note:"for what the desk lends"}];return r`<${D} asking=${s} way=${o} blocked=${u===n.limit} onSubmit=${h} submit="that is the limit">
    <${W} label="Markers at the desk" value=${a} choices=${d} onChange=${l} />
    ${a==="some"&&r`<${z} label="chips" least=${0} value=${c} money=${e.money} chipset=${e.chip_set} onChange=${Dt(s,p)} />`}
    <p class="says">${n.name} owes the desk ${y(n.owes.desk,"chip")} now.</p>
    <p class="note">Compulsory payments at the tables are advanced regardless.</p>
  <//>`}function sa({server:t,player:e,way:n,onDone:o}){let i=S(t),[s,a]=m(e.name),l=async()=>{let c=await i.ask("PATCH",`${t.path}/players/${e.player}`,{name:s.trim()});c&&o({title:os(c,e).name,hand:`${e.name} is called that from now on.`})};return r`<${D} asking=${i} way=${n} blocked=${!s.trim()||s.trim()===e.name} onSubmit=${l} submit="rename">
    <${Q} label="Name" value=${s} wrong=${i.fields.name} focused onInput=${a} />
  <//>`}function ia(t){return t?`${y(Math.abs(t),"chip")} ${t>0?"more":"fewer"} than in the book: noted as ${t>0?"over":"short"}.`:null}function aa(t,e){let n=[K(t)>0&&`still has ${y(K(t),"chip")} at the tables`,B(t)>0&&`still owes ${y(B(t),"chip")}`,t.owed>0&&`is owed ${q(t.owed,e)} by the house`].filter(Boolean);return n.length?`${t.name} ${n.join(" and ")}.`:null}var Dt=(t,e)=>n=>{t.clear(),e(n)},_n={sell:{label:"sell chips",main:!0,Form:zi,possible:()=>!0},out:{label:"cash out",Form:Xi,possible:t=>t.bankroll>0},back:{label:"take chips back",Form:Yi,possible:(t,e)=>Math.min(t.bankroll,Se(e))>0},give:{label:"give chips to \u2026",Form:na,possible:(t,e)=>t.bankroll>0&&e.players.length>1},repay:{label:"repay a marker",Form:ta,possible:t=>B(t)>0},pay:{label:"pay what is owed",Form:ea,possible:(t,e)=>Math.min(t.owed,Se(e))>0},limit:{label:"limit of markers",Form:oa,possible:()=>!0},rename:{label:"rename",Form:sa,possible:()=>!0}};function ss({server:t,state:e,player:n,deed:o,onClose:i}){let[s,a]=m(o??null),[l,c]=m(null),p=()=>{c(null),a(null)};if(l)return r`<${ca} server=${t} receipt=${l} state=${e} onMore=${p} onClose=${i} />`;if(s==="entries")return r`<${Te} server=${t} state=${e} player=${n} onClose=${p} />`;if(s==="phone")return r`<${mn} server=${t} player=${n} onClose=${p} />`;if(s){let{Form:h,label:d}=_n[s],$=r`<${f} kind="plain" onTap=${o?i:p}>go back<//>`;return r`<${x} title=${`${n.name}: ${d}`} onClose=${i}>
      <${h} server=${t} state=${e} player=${n} way=${$} onDone=${c} />
    <//>`}let u=r`<${f} kind="plain" onTap=${i}>close<//>
    <a class="button is-plain" href=${`/books/${e.night}#player-${n.player}`}>line by line</a>`;return r`<${x} title=${n.name} onClose=${i} foot=${u}>
    <${ra} player=${n} state=${e} />
    <${la} corrections=${n.corrections} />
    <div class="deed-grid">
      ${Object.entries(_n).map(([h,d])=>r`<${f} key=${h} kind=${d.main?"main":"plain"}
        disabled=${!d.possible(n,e)} onTap=${()=>a(h)}>${d.label}<//>`)}
      <${f} kind="plain" onTap=${()=>a("phone")}>a link for the phone …<//>
      <${f} kind="plain" onTap=${()=>a("entries")}>what was done …<//>
    </div>
  <//>`}function ra({player:t,state:e}){let n=t.racks.map(i=>[`${e.tables.find(a=>a.table===i.table)?.name??`Table ${i.table}`}, seat ${i.seat}`,g(i.chips)]),o=[["cash in",E(t.cash_in,e.money)],["bankroll",g(t.bankroll)],...n,t.cash_out>0&&["cash out",E(t.cash_out,e.money)],t.owes.desk>0&&["owes the desk",g(t.owes.desk)],t.owes.table>0&&["owes for advances at tables",g(t.owes.table)],t.owed>0&&["the house owes",g(t.owed)],t.limit!==null&&["the desk lends at most",g(t.limit)],t.found!==0&&[`counted ${t.found>0?"over":"short"}`,G(t.found)],["result",G(t.result)]].filter(Boolean);return r`<dl class="standing">
    ${o.map(([i,s])=>r`<div key=${i}><dt>${i}</dt><dd class="figure">${s}</dd></div>`)}
  </dl>`}function la({corrections:t}){return t.length?r`<ul class="corrections" aria-label="put right">
    ${t.map(e=>r`<li key=${e.entry} class="note">Entry ${e.corrects}
      (${e.was.replaceAll("-"," ")}) taken back at ${J(e.at)} by ${e.who}: ${e.why}</li>`)}
  </ul>`:null}function ca({server:t,receipt:e,state:n,onMore:o,onClose:i}){let s=S(t),[a,l]=m(!1),{title:c,hand:p,take:u,piles:h,after:d,entry:$}=e,b=async()=>{let v={entry:$,why:"taken back at once at the desk"};await s.ask("POST",`${t.path}/corrections`,v)&&l(!0)},T=r`
    <${f} kind="plain" onTap=${o}>something else<//>
    <${f} kind="main" onTap=${i}>done<//>`;return a?r`<${x} title="Taken back" onClose=${i} foot=${T}>
      <p>It stands in the book, and so does its correction: everything is as it was before.</p>
    <//>`:r`<${x} title=${c} onClose=${i} foot=${T}>
    ${u&&r`<p class="receipt-line">${u}</p>`}
    ${p&&r`<p class="receipt-line">${p}</p>`}
    ${h>0&&r`<${Ro} amount=${h} chipset=${n.chip_set} words />`}
    ${d&&r`<p class="quiet">${d}</p>`}
    <${O} text=${s.error} onGone=${s.clear} />
    ${$&&r`<div><${f} kind="quiet" busy=${s.busy} onTap=${b}>a mistake: take it back<//></div>`}
  <//>`}function is({state:t}){let{money:e,drawer:n,players:o,checks:i}=t,s=ye(t),a=Ye(o),l=bo(t),c=Vt(t.tables).result,p=!At(t)&&r`<${Yt} name="Drawer" value=${E(n.cash,e)} note=${`float ${E(n.float,e)}`}
      warning=${s>0&&`${E(s,e)} short if everyone cashed in`}
      good=${!s&&a>0&&`covers everyone: ${E(a*(e?.chip??1),e)}`} />
    <${Yt} name="Chips out" value=${g(l.out)} note=${pa(l)}
      warning=${t.chips.over_short!==0&&`counted ${t.chips.over_short>0?"short":"over"}: ${g(Math.abs(t.chips.over_short))}`} />
    <${Yt} name="House" value=${G(c)} tone=${yt(c)}
      note=${e&&c?`${q(Math.abs(c),e)} ${c>0?"up":"down"} at the tables`:"result at the tables"} />`;return r`<section class="summary" aria-label="the night in figures">
    ${p||r`<${Yt} name="Played for" value="points" note="no chips are out; sell some and the figures appear" />`}
    <${Yt} name="Books" value=${i.agree?"agree":"do not agree"} tone=${i.agree?null:"lost"}
      note=${ua(t.put_right)} good=${i.agree&&"balances are what the transfers make"} />
    ${!i.agree&&r`<ul class="findings" role="alert">
      ${i.findings.map(u=>r`<li key=${u}>${u}</li>`)}
    </ul>`}
  </section>`}var yt=t=>t>0?"won":t<0?"lost":null;function ua({voided:t,undone:e,corrected:n}){return[t>0&&`${y(t,"round")} voided`,e>0&&`${y(e,"action")} undone`,n>0&&`${n} ${n===1?"entry":"entries"} corrected`].filter(Boolean).join(" \xB7 ")}function pa({held:t,trays:e,felt:n}){return[`players ${g(t)}`,`trays ${g(e)}`,n>0&&`felts ${g(n)}`].filter(Boolean).join(" \xB7 ")}var Yt=({name:t,value:e,note:n,good:o,warning:i,tone:s})=>r`<div class="sum">
  <h2 class="sum-name">${t}</h2>
  <p class=${A(["sum-value",s])}>${e}</p>
  ${n&&r`<p class="note">${n}</p>`}
  ${o&&r`<p class="note is-good">${o}</p>`}
  ${i&&r`<p class="note is-warning">${i}</p>`}
</div>`;function as({server:t,state:e,onShow:n}){let o=e.status==="open";return r`<section class="part" aria-labelledby="players">
    <h2 id="players">Players</h2>
    ${e.players.length>0?r`<${At(e)?$a:fa} state=${e} open=${o} onShow=${n} />`:r`<p class="empty">${o?"Nobody has come yet. Type the first name.":"Nobody came."}</p>`}
    ${o&&r`<${ha} server=${t} state=${e} />`}
  </section>`}function $a({state:t,open:e,onShow:n}){let o=Object.fromEntries(t.tables.map(({table:i,name:s})=>[i,s]));return r`<table class="ledger figures is-points">
    <thead><tr>
      <th>player</th><th>sits at</th>
      ${e&&r`<th class="no-print"><span class="unseen">what to do</span></th>`}
    </tr></thead>
    <tbody>
      ${t.players.map(i=>r`<tr key=${i.player}>
        <th scope="row" class="who"><${rs} player=${i} open=${e} onShow=${n} /></th>
        <td data-label="sits at">${i.racks.map(s=>o[s.table]).join(", ")||"\u2013"}</td>
        ${e&&r`<td class="deeds no-print">
          <${f} name=${`everything else for ${i.name}`} onTap=${()=>n(i.player)}>more<//>
        </td>`}
      </tr>`)}
    </tbody>
  </table>`}var rs=({player:t,open:e,onShow:n})=>e?r`<button type="button" class="who-button" onClick=${()=>n(t.player)}>${t.name}</button>`:t.name;function fa({state:t,open:e,onShow:n}){let o=_o(t.players),i=s=>E(s,t.money);return r`<table class="ledger figures">
    <thead><tr>
      <th>player</th>
      <th class="number">cash in</th>
      <th class="number">bankroll</th>
      <th class="number">at tables</th>
      <th class="number">cash out</th>
      <th class="number">owes</th>
      <th class="number">is owed</th>
      <th class="number">result</th>
      ${e&&r`<th class="no-print"><span class="unseen">what to do</span></th>`}
    </tr></thead>
    <tbody>
      ${t.players.map(s=>r`<tr key=${s.player}>
        <th scope="row" class="who"><${rs} player=${s} open=${e} onShow=${n} /></th>
        <${It} label="cash in" amount=${s.cash_in} written=${i} />
        <${It} label="bankroll" amount=${s.bankroll} />
        <${It} label="at tables" amount=${K(s)} />
        <${It} label="cash out" amount=${s.cash_out} written=${i} />
        <${It} label="owes" amount=${B(s)} />
        <${It} label="is owed" amount=${s.owed} />
        <td class=${A(["number","result",yt(s.result)])} data-label="result">${G(s.result)}</td>
        ${e&&r`<td class="deeds no-print">
          <${f} name=${`sell chips to ${s.name}`} onTap=${()=>n(s.player,"sell")}>sell<//>
          <${f} name=${`everything else for ${s.name}`} onTap=${()=>n(s.player)}>more<//>
        </td>`}
      </tr>`)}
    </tbody>
    <tfoot><tr>
      <th scope="row" class="who">all</th>
      <td class="number" data-label="cash in">${i(o.cash_in)}</td>
      <td class="number" data-label="bankroll">${g(o.bankroll)}</td>
      <td class="number" data-label="at tables">${g(o.at_tables)}</td>
      <td class="number" data-label="cash out">${i(o.cash_out)}</td>
      <td class="number" data-label="owes">${g(o.owes)}</td>
      <td class="number" data-label="is owed">${g(o.owed)}</td>
      <td class=${A(["number","result",yt(o.result)])} data-label="result">${G(o.result)}</td>
      ${e&&r`<td class="deeds no-print"></td>`}
    </tr></tfoot>
  </table>`}var It=({label:t,amount:e,written:n})=>r`<td class=${A(["number",!e&&"is-nothing"])} data-label=${t}>
  ${So(e,n)}</td>`;function ha({server:t,state:e}){let n=S(t),[o,i]=m(""),s=async l=>{if(l.preventDefault(),!o.trim())return;let c=o;await n.ask("POST",`${t.path}/players`,{name:c.trim()})&&i(p=>p===c?"":p)},a=e.players.length===0;return r`<form class="newcomer no-print" onSubmit=${s} novalidate>
    <div class="newcomer-row">
      <input type="text" value=${o} aria-label="name of a new player" autocomplete="off" spellcheck=${!1}
        placeholder=${a?"Name":"Another name"} aria-invalid=${n.error?"true":null}
        onInput=${l=>{i(l.target.value),n.clear()}} />
      <button type="submit" class=${A(["button",a&&"is-main",n.busy&&"is-busy"])}
        aria-busy=${n.busy?"true":null}>add player</button>
    </div>
    <${O} text=${n.fields.name??n.error} onGone=${n.clear} />
  </form>`}var da={tablet:qo,fill:ma,credit:_a,count:cs,close:ba};function ls({server:t,state:e,table:n,about:o,onClose:i}){let[s,a]=m(o??null),l=`${t.path}/tables/${n.table}`;if(s){let p=da[s];return r`<${p} server=${t} state=${e} table=${n} route=${l}
      onBack=${o?i:()=>a(null)} onClose=${i} />`}let c=r`<${f} kind="plain" onTap=${i}>close<//>`;return r`<${x} title=${n.name} onClose=${i} foot=${c}>
    <dl class="standing">
      <div><dt>${n.game_name}</dt><dd>${n.cards==="physical"?"a real deck":"on the screens"}</dd></div>
      <div><dt>tray</dt><dd class="figure">${g(n.tray)}</dd></div>
      <div><dt>result</dt><dd class="figure">${G(n.result)}</dd></div>
      ${n.found!==0&&r`<div><dt>counted ${n.found>0?"over":"short"}</dt><dd class="figure">${G(n.found)}</dd></div>`}
      ${n.round>0&&r`<div><dt>voided</dt><dd>${g(n.voided)} of ${y(n.round,"round")}</dd></div>`}
      ${n.undone>0&&r`<div><dt>taken back or amended</dt><dd>${y(n.undone,"action")}</dd></div>`}
    </dl>
    <div class="deed-grid">
      <a class="button is-main" href=${`/table/${e.night}/${n.table}`}>deal on this screen</a>
      <${f} kind="plain" onTap=${()=>a("tablet")}>code for a tablet<//>
      <${f} kind="plain" onTap=${()=>a("fill")}>fill the tray<//>
      <${f} kind="plain" disabled=${!n.tray} onTap=${()=>a("credit")}>take from the tray<//>
      <${f} kind="plain" disabled=${n.status!=="idle"} onTap=${()=>a("count")}>count the tray<//>
      <${f} kind="danger" onTap=${()=>a("close")}>close the table<//>
    </div>
  <//>`}function ma({server:t,state:e,table:n,route:o,onBack:i,onClose:s}){let a=S(t),[l,c]=m(0),p=async()=>{await a.ask("POST",`${o}/fills`,{chips:l})&&s()},u=r`<${f} kind="plain" onTap=${i}>go back<//>`;return r`<${x} title=${`Fill the tray of ${n.name}`} onClose=${s}>
    <${D} asking=${a} way=${u} blocked=${!l} onSubmit=${p}
        submit=${l?`fill ${y(l,"chip")}`:"fill"}>
      <${z} label="chips" value=${l} inChips chipset=${e.chip_set} onChange=${c} />
      <p class="says">From the cage, which holds ${g(e.chips.cage)}. More chips are issued if it is short.
        The tray then holds ${g(n.tray+l)}.</p>
    <//>
  <//>`}function _a({server:t,state:e,table:n,route:o,onBack:i,onClose:s}){let a=S(t),[l,c]=m(0),p=async()=>{await a.ask("POST",`${o}/credits`,{chips:l})&&s()},u=r`<${f} kind="plain" onTap=${i}>go back<//>`;return r`<${x} title=${`Take from the tray of ${n.name}`} onClose=${s}>
    <${D} asking=${a} way=${u} blocked=${!l} onSubmit=${p}
        submit=${l?`take ${y(l,"chip")}`:"take"}>
      <${z} label="chips" value=${l} most=${n.tray} inChips chipset=${e.chip_set} onChange=${c} />
      <p class="says">Back to the cage. The tray then holds ${g(n.tray-l)}.</p>
    <//>
  <//>`}function cs({server:t,state:e,table:n,route:o,onBack:i,onClose:s}){let a=S(t),l=we(n.tray,e.chip_set),[c,p]=m(null),u=()=>{let b=l.over();b&&(Nt(l.total,l.book)?p(b):h(b))},h=async b=>{p(null),await a.ask("POST",`${o}/counts`,b)?s():l.afresh(n.tray)},d=n.tray!==l.book,$=r`<${f} kind="plain" onTap=${i}>go back<//>`;return r`<${x} title=${`Count the tray of ${n.name}`} onClose=${s}>
    ${d&&r`<p class="note is-warning">The tray has changed since you began.
      <${f} kind="quiet" onTap=${()=>l.afresh(n.tray)}>count afresh<//></p>`}
    <${D} asking=${a} way=${$} blocked=${d||n.status!=="idle"||!l.said} onSubmit=${u}
        submit=${l.said?`that is all: ${g(l.total)}`:"that is all"}>
      <${ke} counting=${l} chipset=${e.chip_set} />
      <p class="note">What is more or less than the book has is written down as over or short. It is nobody's win.</p>
      ${c&&r`<${Mt} found=${l.total} book=${l.book} onYes=${()=>h(c)} onClose=${()=>p(null)} />`}
    <//>
  <//>`}function ba({server:t,state:e,table:n,route:o,onBack:i,onClose:s}){let a=S(t),[l,c]=m(!1),p=async()=>{await a.ask("POST",`${o}/close`,{})&&s()},u=e.players.flatMap($=>$.racks.filter(b=>b.table===n.table).map(b=>({name:$.name,chips:b.chips}))),h=n.status!=="idle";if(l)return r`<${cs} server=${t} state=${e} table=${n} route=${o}
      onBack=${()=>c(!1)} onClose=${()=>c(!1)} />`;let d=r`<${f} kind="plain" onTap=${i}>go back<//>`;return r`<${x} title=${`Close ${n.name}?`} onClose=${s}>
    <${D} asking=${a} way=${d} danger blocked=${h} submit="close the table" onSubmit=${p}>
      ${h&&r`<p class="wrong">A round is not over there. End it first, or void it.</p>`}
      ${!h&&(n.counted!==null?r`<p class="note is-good">The tray is counted.</p>`:r`<div class="count-first"><p class="note is-warning">The tray is not counted.</p>
            <${f} onTap=${()=>c(!0)}>count it first<//></div>`)}
      <p>The tray's ${y(n.tray,"chip")} go to the cage.${u.length>0&&" These racks go to the bankrolls:"}</p>
      ${u.length>0&&r`<dl class="standing">
        ${u.map($=>r`<div key=${$.name}><dt>${$.name}</dt><dd class="figure">${g($.chips)}</dd></div>`)}
      </dl>`}
    <//>
  <//>`}function us({server:t,state:e}){let n=S(t),o=e.tables.flatMap(s=>s.waiting.map(a=>({table:s,screen:a})));if(!o.length)return null;let i=s=>`${t.path}/tables/${s.table}/screen`;return r`<ul class="asked no-print" aria-label="screens that ask">
    ${o.map(({table:s,screen:a})=>r`<li key=${a.session} role="alert">
      <span><b>${a.name}</b> wants to run ${s.name}. <span class="note">${$s(s)}</span></span>
      <${f} busy=${n.busy} name=${`send ${a.name} away`}
        onTap=${()=>n.ask("DELETE",`${i(s)}/${a.session}`)}>send it away<//>
      <${f} kind="main" busy=${n.busy} name=${`let ${a.name} in`}
        onTap=${()=>n.ask("PUT",i(s),{session:a.session})}>let it in<//>
    </li>`)}
    <${O} text=${n.error} />
  </ul>`}var ps=({table:t})=>t.running&&r`<span class=${`note ${t.running.silent?"is-warning":""}`}>${$s(t)}</span>`;function $s({running:t}){return t?t.silent?`${t.name} runs it, and was not heard for a minute.`:`${t.name} runs it.`:"No screen runs it."}var fs=(t,e={})=>Object.fromEntries(t.settings.map(({name:n,default:o})=>[n,e[n]??o])),xe=t=>Object.fromEntries(Object.entries(t).filter(([,e])=>e!==null&&e!==""));function Ce(t,e){for(let{name:n,value:o,default:i}of t.settings){if(e[n]===null&&i===null)continue;let s=hs(o,e[n]);if(s)return`${ms(V(n))}: ${s}.`}return null}function hs(t,e){return Array.isArray(t)?t.includes(e)?null:_("choose one"):t.fields?bn(Object.entries(t.fields).map(([n,o])=>hs(o,e?.[n]))):t.paytable?typeof e=="string"?null:bn(Object.values(e).map(ds)):t.each&&e&&typeof e=="object"?bn(t.each.map(n=>gn(t,e[n]))):gn(t,e)}var bn=t=>t.find(Boolean)??null;function gn({min:t,max:e,step:n=1},o){return Number.isSafeInteger(o)?o<t?_("{amount} or more",{amount:t}):o>e?_("{amount} or less",{amount:e}):(o-t)%n?_("in steps of {step}",{step:n}):null:_("a whole number, please")}var ga=/^([1-9]\d{0,6}(\/[1-9]\d{0,6})?|push|lose)$/,ds=t=>ga.test(String(t))?null:_("each hand pays a whole number, a fraction 3/2, push or lose");var ms=t=>t[0].toUpperCase()+t.slice(1);function _s({game:t,held:e,onChange:n}){return r`<div class="settings">
    ${t.settings.map(o=>r`<fieldset class="field setting" key=${o.name}>
      <legend>${ms(V(o.name))}</legend>
      ${o.meaning&&r`<p class="quiet small">${o.meaning}</p>`}
      <${bs} value=${o.value} name=${o.name} choices=${o.choices} held=${e[o.name]}
        none=${o.default===null} onChange=${i=>n({...e,[o.name]:i})} />
    </fieldset>`)}
    ${t.odds?.length>0&&r`<${ya} odds=${t.odds} />`}
  </div>`}var ya=({odds:t})=>r`<section class="odds">
  <h3>${_("What it costs or earns the house")}</h3>
  <dl>${t.map(({title:e,text:n})=>r`<div key=${e}><dt>${e}</dt><dd>${n}</dd></div>`)}</dl>
</section>`;function bs(t){let{value:e}=t;return Array.isArray(e)?r`<${va} ...${t} words=${e} />`:e.paytable?r`<${Sa} ...${t} />`:e.fields?r`<${ys} ...${t} />`:e.each?r`<${wa} ...${t} />`:r`<${gs} ...${t} />`}var va=({words:t,choices:e,held:n,onChange:o})=>r`<div class="choices">
  ${t.map(i=>r`<${f} key=${i} chosen=${i===n} onTap=${()=>o(i)}>
    <span class="choice-words"><b>${typeof i=="number"?g(i):V(i)}</b>
      ${e?.[i]&&r`<span class="choice-note">${e[i]}</span>`}</span>
  <//>`)}
</div>`;function gs({value:t,name:e,held:n,none:o,onChange:i}){let s=n===null&&o?null:gn(t,n),a=l=>{let c=l.target.value.trim();i(/^\d{1,16}$/.test(c)?Number(c):c===""&&o?null:c)};return r`<div class="figure-field">
    <input class=${A(["figure-input",s&&"is-wrong"])} inputmode="numeric" autocomplete="off" aria-label=${V(e)}
      placeholder=${o?_("none"):""} value=${n??""} onInput=${a} />
    ${s&&r`<span class="quiet small">${s}</span>`}
  </div>`}var ys=({value:t,held:e,onChange:n})=>r`<div class="setting-group">
  ${Object.entries(t.fields).map(([o,i])=>r`<label key=${o}><span>${V(o)}</span>
    <${bs} value=${i} name=${o} held=${e?.[o]} onChange=${s=>n({...e,[o]:s})} />
  </label>`)}
</div>`;function wa({value:t,name:e,held:n,onChange:o}){let i=n!==null&&typeof n=="object",s=()=>o(Object.fromEntries(t.each.map(a=>[a,n])));return r`<div class="setting-each">
    <div class="choices">
      <${f} chosen=${!i} onTap=${()=>i&&o(n[t.each[0]])}>${_("one for all")}<//>
      <${f} chosen=${i} onTap=${()=>!i&&s()}>${_("one for each")}<//>
    </div>
    ${i?r`<${ys} value=${{fields:Object.fromEntries(t.each.map(a=>[a,ka(t)]))}}
          held=${n} onChange=${o} />`:r`<${gs} value=${t} name=${e} held=${n} onChange=${o} />`}
  </div>`}var ka=({min:t,max:e,step:n})=>({min:t,max:e,step:n}),Ta=_("your own##a paytable");function Sa({value:t,choices:e,held:n,onChange:o}){let i=Object.entries(t.paytable),s=typeof n=="object"&&n!==null,a=()=>o(Object.fromEntries(Object.entries(i[0][1]).map(([c,p])=>[c,xa(p)]))),l=s?n:t.paytable[n];return r`<div class="setting-paytable">
    <div class="choices">
      ${i.map(([c])=>r`<${f} key=${c} chosen=${n===c} onTap=${()=>o(c)}>
        <span class="choice-words"><b>${V(c)}</b>
          ${e?.[c]&&r`<span class="choice-note">${e[c]}</span>`}</span>
      <//>`)}
      <${f} chosen=${s} onTap=${()=>!s&&a()}>${Ta} …<//>
    </div>
    <dl class="paytable">
      ${Object.entries(l??{}).map(([c,p])=>r`<div key=${c}>
        <dt>${c}</dt>
        <dd>${s?r`<input class=${A(["figure-input",ds(p)&&"is-wrong"])} aria-label=${c} value=${p}
              onInput=${u=>o({...n,[c]:vs(u.target.value.trim())})} />`:p}</dd>
      </div>`)}
    </dl>
  </div>`}var xa=t=>vs(t.replace(/:1$/,"").replace(":","/")),vs=t=>/^[1-9]\d*$/.test(t)?Number(t):t;var Ca=250;function ws(t,e,n){let[o,i]=m(null),s=e?.odds?.length&&Ce(e,n)===null?JSON.stringify(xe(n)):null;return M(()=>{if(s===null)return;let a=!1,l=setTimeout(async()=>{try{let{odds:c}=await t.send("POST",`games/${e.slug}/odds`,{options:JSON.parse(s)});a||i({game:e,odds:c})}catch{a||i(null)}},Ca);return()=>{a=!0,clearTimeout(l)}},[e,s]),o?.game===e?o.odds:e?.odds??[]}var Aa=[{value:"virtual",label:"on the screens",note:"the house shuffles; everybody can check it"},{value:"physical",label:"a real deck",note:"the dealer deals, and taps each card that turns up"}];function ks({server:t,state:e,onOpened:n,onClose:o}){let{games:i,trouble:s}=Ea(t.api),a=S(t),[l,c]=m(null),[p,u]=m(null),[h,d]=m("virtual"),[$,b]=m(0),[T,v]=m(""),w=F(null);M(()=>w.current.scrollIntoView({block:"nearest"}),[]);let k=`Table ${Math.max(0,...e.tables.map(H=>H.table))+1}`,P=H=>{let Y=i.find(at=>at.slug===H);c(Y),u(fs(Y)),a.clear()},N=H=>{u(H),a.clear()},nt=l&&Ce(l,p),Xt=ws(t.api,l,p),vt=async()=>{let H=await a.ask("POST",`${t.path}/tables`,{game:l.slug,options:xe(p),cards:h,tray:$,...T.trim()&&{name:T.trim()}});H&&n(H.number)},it=r`<${f} kind="plain" onTap=${o}>go back<//>`;return r`<section class="sheet" ref=${w} aria-labelledby="open-table">
    <h3 id="open-table">Open a table</h3>
    <${O} text=${s} />
    <${D} asking=${a} submit="open the table" way=${it} onSubmit=${vt}
        blocked=${!l||nt}>
      <${W} label="Game" value=${l?.slug} wide onChange=${P}
        choices=${(i??[]).map(H=>({value:H.slug,label:H.name,note:Oa(H.seats)}))} />
      ${l&&r`
        <p class="note"><a href=${`/help/${l.slug}`} target="_blank" rel="noopener">How ${l.name} is played</a></p>
        <${W} label="Cards" value=${h} wide choices=${Aa} onChange=${d} />
        <${_s} key=${l.slug} game=${{...l,odds:Xt}} held=${p} onChange=${N} />
        ${nt&&r`<p class="wrong" role="alert">${nt}</p>`}
        <fieldset class="field"><legend>Tray</legend>
          <p class="note">${l.scored?"Players pay each other here, and the house only lends: the tray may stay empty. Played for points alone, nobody needs a chip.":"Chips with which the house pays at this table. When they run out, the cage fills the tray by itself and the dealer says so."}</p>
          <${z} label="chips" value=${$} least=${0} inChips chipset=${e.chip_set} onChange=${b} />
        </fieldset>
        <${Q} label="Name" value=${T} placeholder=${k} wrong=${a.fields.name} onInput=${v} />`}
    <//>
  </section>`}function Oa({least:t,most:e}){return t===e?y(e,"player"):`${t} to ${e} players`}function Ea(t){let[e,n]=m({});return M(()=>{t.get("games").then(({games:o})=>n({games:o}),o=>n({trouble:o instanceof U?o.message:"The list of games did not come. Go back and try again."}))},[]),e}var Pa={idle:"between rounds",playing:"playing",finished:"paid, waits for the next round",frozen:"stopped: the round can only be voided",closed:"closed"};function Ts({server:t,state:e,onShow:n}){let[o,i]=m(!1),s=e.status==="open",a=l=>{i(!1),n(l,"tablet")};return r`<section class="part" aria-labelledby="tables">
    <h2 id="tables">Tables</h2>
    ${s&&r`<${us} server=${t} state=${e} />`}
    ${e.tables.length>0?r`<${Na} state=${e} open=${s} onShow=${n} />`:!o&&r`<p class="empty">${s?"No table yet. A game begins with one.":"No table was opened."}</p>`}
    ${s&&(o?r`<${ks} server=${t} state=${e} onOpened=${a} onClose=${()=>i(!1)} />`:r`<div class="no-print"><${f} kind=${e.tables.length?null:"main"} onTap=${()=>i(!0)}>open a table<//></div>`)}
  </section>`}function Na({state:t,open:e,onShow:n}){let o=Vt(t.tables),i=At(t);return r`<table class="ledger figures is-tables">
    <thead><tr>
      <th>table</th><th>game</th><th class="number">round</th><th class="number">seated</th>
      ${!i&&r`<th class="number">tray</th><th class="number">result</th>`}
      ${e&&r`<th class="no-print"><span class="unseen">what to do</span></th>`}
    </tr></thead>
    <tbody>
      ${t.tables.map(s=>r`<${Ma} key=${s.table} table=${s} night=${t.night} points=${i} open=${e} onShow=${n} />`)}
    </tbody>
    ${!i&&r`<tfoot><tr>
      <th scope="row" class="who" colspan="4">all</th>
      <td class="number" data-label="tray">${g(o.tray)}</td>
      <td class=${A(["number","result",yt(o.result)])} data-label="result">${G(o.result)}</td>
      ${e&&r`<td class="deeds no-print"></td>`}
    </tr></tfoot>`}
  </table>`}function Ma({table:t,night:e,points:n,open:o,onShow:i}){let s=o&&t.status!=="closed";return r`<tr class=${A([t.status==="closed"&&"is-over"])}>
    <th scope="row" class="who">${t.name}</th>
    <td class="game">${t.game_name}
      <span class="note">${t.cards==="physical"?"a real deck":"on the screens"} · ${Pa[t.status]}</span>
      ${s&&r`<${ps} table=${t} />`}
      ${t.voided>0&&r`<span class="note is-warning">${t.voided} of ${y(t.round,"round")} voided</span>`}</td>
    <td class="number" data-label="round">${t.round?g(t.round):"\u2013"}</td>
    <td class="number" data-label="seated">${g(t.seated)}</td>
    ${!n&&r`<td class="number" data-label="tray">${g(t.tray)}</td>
      <td class=${A(["number","result",yt(t.result)])} data-label="result">${G(t.result)}</td>`}
    ${o&&r`<td class="deeds no-print">
      ${s&&r`<a class="button" href=${`/table/${e}/${t.table}`}>deal</a>
        <${f} name=${`everything else about ${t.name}`} onTap=${()=>i(t.table)}>more<//>`}
    </td>`}
  </tr>`}function Ss({server:t,state:e}){let n=S(t);if(!e.wishes.length)return null;let o=s=>`${t.path}/wishes/${s.number}`,i=(s,a)=>n.ask("POST",o(s),a?{against:a}:{});return r`<section class="desk-wishes" role="status" aria-label="asked for">
    ${e.wishes.map(s=>r`<div key=${s.number} class="desk-wish">
      <p><b>${s.text}</b> <span class="quiet">${Ra(s,e.money)}</span></p>
      <div class="desk-wish-ways">
        <${f} busy=${n.busy} onTap=${()=>n.ask("DELETE",o(s))}>no<//>
        ${s.kind==="buy-in"&&r`<${f} busy=${n.busy} onTap=${()=>i(s,"marker")}>on a marker<//>`}
        <${f} kind="main" busy=${n.busy} onTap=${()=>i(s)}>${s.kind==="buy-in"?"sold for cash":"yes"}<//>
      </div>
    </div>`)}
    <${O} text=${n.error} />
  </section>`}var Ra=({kind:t,chips:e},n)=>t==="buy-in"&&n?`${q(e,n)} in cash`:"";var Da=Number(location.pathname.split("/")[2]),xs=new te("/api"),yn=`nights/${Da}`,ut=new _e({api:xs,path:yn,events:`/api/${yn}/events`}),et={api:xs,path:yn,accept(t){t?.players?ut.accept(t):ut.refresh()}};function Ia(){let t=ut.state.value,e=ut.refusal.value;return e?r`<${Ba} error=${e} />`:t?r`<${La} state=${t} connection=${ut.connection.value} />`:r`<${ja} lost=${ut.connection.value==="lost"} />`}function La({state:t,connection:e}){let[n,o]=m(null),i=()=>o(null),s=n?.player&&t.players.find(c=>c.player===n.player),a=n?.table&&t.tables.find(c=>c.table===n.table),l=t.status==="open";return document.title=`${t.name} \xB7 Croupier`,r`
    ${e==="lost"&&r`<${mo} since=${ut.heard.value} onRetry=${()=>ut.refresh()} />`}
    <${Vo} path=${["Nights",t.name]} connection=${e}>
      <a class="masthead-link" href="/desk">all nights</a>
    <//>
    <main class="desk">
      <div class="headline">
        <div><h1>${t.name}</h1><p class="quiet">${To(t.opened)}</p></div>
        ${l?r`<${Yo} server=${et} state=${t} large=${!!n?.phones} onShow=${()=>o({phones:!0})} />`:r`<span class="badge is-closed">closed</span>`}
      </div>
      <${zo} server=${et} state=${t} />
      ${!l&&r`<${Co} server=${et} state=${t} />`}
      <${Ss} server=${et} state=${t} />
      <${is} state=${t} />
      <${as} server=${et} state=${t} onShow=${(c,p)=>o({player:c,deed:p})} />
      <${Ts} server=${et} state=${t} onShow=${(c,p)=>o({table:c,about:p})} />
      <${Ko} server=${et} state=${t} onClose=${()=>o({closing:!0})} />
    </main>
    ${s&&r`<${ss} key=${s.player} server=${et} state=${t} player=${s}
      deed=${n.deed} onClose=${i} />`}
    ${a&&r`<${ls} key=${a.table} server=${et} state=${t} table=${a}
      about=${n.about} onClose=${i} />`}
    ${n?.phones&&r`<${Xo} server=${et} state=${t} onClose=${i} />`}
    ${n?.closing&&r`<${xo} server=${et} state=${t} onClose=${i} />`}`}var ja=({lost:t})=>t?r`<${be} mark="d" title="No connection" text="The server does not answer. This page goes on trying.">
      <${f} onTap=${()=>ut.refresh()}>try now<//>
    <//>`:r`<${be} title="One moment" text="The night is being fetched." />`;function Ba({error:t}){return t.status===401&&Jt(),r`<${be} mark="d" title="Not for this screen" text=${t.message}>
    <a class="button is-main" href="/">go on</a>
  <//>`}Fe(r`<${Ia} />`,document.getElementById("page"));
