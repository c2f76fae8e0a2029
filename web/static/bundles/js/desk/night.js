function Sn(){let e=crypto.getRandomValues(new Uint8Array(16));return Array.from(e,t=>t.toString(16).padStart(2,"0")).join("")}var xn=document.documentElement,At=xn.lang||"en",Cn=navigator.languages.find(e=>e.split("-")[0]===At)??At,$r=JSON.parse(xn.dataset.languages??'{"en":"English"}'),Pe=Reflect.get(globalThis,"catalogue")??{};var Bs=new Intl.NumberFormat(At).format(1e4).replace(/\d/g,"");function g(e){let t=String(Math.abs(e)).replace(/\B(?=(\d{3})+$)/g,Bs);return e<0?`\u2212${t}`:t}var G=e=>e>0?`+${g(e)}`:g(e);function An(e,t){if(!t)return g(e);let n=new Intl.NumberFormat(Cn,{style:"currency",currency:t});return n.format(e/10**(n.resolvedOptions().maximumFractionDigits??0))}var v=(e,t)=>`${g(e)} ${t}${e===1?"":"s"}`;var En=/\{(\w+)\}/,Fs=new Intl.PluralRules(At),f=(e,t={})=>Nn(On(e),t);function yt(e,t,n,o={}){let i=Pe[t],s=typeof i=="object"?i[Fs.select(n)]??i.other:Pn(n===1?e:t);return Nn(s,{count:n,...o})}var Ne=(e,t)=>On(e).split(En).map((n,o)=>o%2?Mn(t[n]):n);function On(e){let t=Pe[e];return typeof t=="string"?t:Pn(e)}var Pn=e=>e.split("##")[0],Nn=(e,t)=>e.split(En).map((n,o)=>o%2?Mn(t[n]):n).join(""),Mn=e=>typeof e=="number"?g(e):e;var W=class extends Error{constructor({code:t,message:n,status:o,body:i}){super(n),this.name="Refused",this.code=t,this.status=o,this.body=i}},Ut=class extends Error{constructor(){super(f("No answer from the server. Look whether it has arrived before you do it again.")),this.name="Unreachable",this.code="unreachable"}},De=location.pathname.match(/^\/practice\/[\w-]+/)?.[0]??"",Ls=5e3,Dn=[250,500,1e3,2e3,4e3],js=[502,503,504],oe=class{#n;constructor(t){this.#n=De+(t.endsWith("/")?t:`${t}/`)}async get(t){return Me(await this.#e(t,{}))}async look(t,n){let o=await this.#e(t,{headers:n?{"If-None-Match":n}:{},cache:"no-store"});return o.status===304?null:{state:Me(o),etag:o.etag}}async send(t,n,o={},{signal:i}={}){let s={"Content-Type":"application/json","Idempotency-Key":Sn()},a={method:t,headers:s,body:JSON.stringify(o)};for(let l=0;;l+=1){try{return Me(await this.#e(n,a))}catch(c){if(!(c instanceof Ut)||i?.aborted)throw c}await new Promise(c=>setTimeout(c,Dn[Math.min(l,Dn.length-1)]))}}async#e(t,n){let o=new AbortController,i=setTimeout(()=>o.abort(),Ls);try{let s=await fetch(this.#n+t,{signal:o.signal,...n});if(js.includes(s.status))throw new Ut;let{ok:a,status:l,headers:c}=s;return{ok:a,status:l,etag:c.get("ETag"),text:await s.text()}}catch{throw new Ut}finally{clearTimeout(i)}}};function Me({ok:e,status:t,text:n}){let o=Us(n);if(e)return o;let{code:i=`http-${t}`,message:s}=o?.error??o??{};throw new W({code:i,message:s??f("The server answered {status} and did not say why.",{status:t}),status:t,body:o})}function Us(e){try{return JSON.parse(e)}catch{return null}}var In=function(e,t,n,o){var i;t[0]=0;for(var s=1;s<t.length;s++){var a=t[s++],l=t[s]?(t[0]|=a?1:2,n[t[s++]]):t[++s];a===3?o[0]=l:a===4?o[1]=Object.assign(o[1]||{},l):a===5?(o[1]=o[1]||{})[t[++s]]=l:a===6?o[1][t[++s]]+=l+"":a?(i=e.apply(l,In(e,l,n,["",null])),o.push(i),l[0]?t[0]|=2:(t[s-2]=0,t[s]=i)):o.push(l)}return o},Rn=new Map;function Bn(e){var t=Rn.get(this);return t||(t=new Map,Rn.set(this,t)),(t=In(this,t.get(e)||(t.set(e,t=(function(n){for(var o,i,s=1,a="",l="",c=[0],p=function(d){s===1&&(d||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,d,a):s===3&&(d||a)?(c.push(3,d,a),s=2):s===2&&a==="..."&&d?c.push(4,d,0):s===2&&a&&!d?c.push(5,0,!0,a):s>=5&&((a||!d&&s===5)&&(c.push(s,0,a,i),s=6),d&&(c.push(s,d,0,i),s=6)),a=""},u=0;u<n.length;u++){u&&(s===1&&p(),p(u));for(var h=0;h<n[u].length;h++)o=n[u][h],s===1?o==="<"?(p(),c=[c],s=3):a+=o:s===4?a==="--"&&o===">"?(s=1,a=""):a=o+a[0]:l?o===l?l="":a+=o:o==='"'||o==="'"?l=o:o===">"?(p(),s=1):s&&(o==="="?(s=5,i=a,a=""):o==="/"&&(s<5||n[u][h+1]===">")?(p(),s===3&&(c=c[0]),s=c,(c=c[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(p(),s=2):a+=o),s===3&&a==="!--"&&(s=4,c=c[0])}return p(),c})(e)),t),arguments,[])).length>1?t:t[0]}var N,jn,Be,ft,Re,re,Un,ie,Wn,Fe,Ie,Ws,Ht=Symbol.for("pv"),le={},ce=[],Hs=/^m(i|n|o|s|text|space)$/,Le=Array.isArray,je=ce.slice,kt=Object.assign;function vt(e){e&&e.parentNode&&e.remove()}function ue(e,t,n){var o,i,s,a={},l=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e!="function"?i=t[s]:a[s]=t[s];return l>2&&(a.children=l>3?je.call(arguments,2):n),Wt(e,a,o,i,null)}function Wt(e,t,n,o,i){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ht,__v:i||++jn,__i:-1,__u:0};return!i&&N.vnode&&N.vnode(s),s}function dt(e){return e.children}function Et(e,t){this.props=e,this.context=t,this.__g=0}function mt(e,t){if(t==null)return e.__&&mt(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:mt(e)}function qs(e){var t,n=e.__v,o=n.__e,i=[],s=[],a=e.__P;a&&((t=kt({constructor:Ht},n)).__v=n.__v+1,N.vnode&&N.vnode(t),Ue(a,t,n,e.__n,a.namespaceURI,32&n.__u?[o]:null,i,o||mt(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,Vn(i,t,s),n.__=n.__e=null,t.__e!=o&&Hn(t))}function Hn(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Hn(e)}function Fn(e){(8&e.__g||(e.__g|=8,ft.push(e),re++))&&Re==N.debounceRendering||((Re=N.debounceRendering)||queueMicrotask)(qn)}function qn(){try{for(var e,t=1;ft.length;)ft.length>t&&ft.sort(Un),e=ft.shift(),t=ft.length,8&e.__g&&qs(e)}finally{(re=ft.length)&&(Re||queueMicrotask)(qn)}}function Gn(e,t,n,o,i,s,a,l,c,p,u){var h,d,$,b,S,k,w=o.__k||ce,y=t.length;for(c=Gs(n,t,w,c,y),h=0;h<y;h++)($=n.__k[h])!=null&&(d=~$.__i&&w[$.__i]||le,$.__i=h,k=Ue(e,$,d,i,s,a,l,c,p,u),b=$.__e,(d.ref!=$.ref||8&d.__u)&&(d.ref&&We(d.ref,null,$,d),$.ref&&u.push($.ref,$.__c||b,$)),S=S||b,4&$.__u?(c=Kn($,c,e,!d.__v),d.__e&&(d.__e=null)):typeof $.type=="function"&&k!==void 0?c=k:b&&(c=b.nextSibling),$.__u&=-21);return n.__e=S,c}function Gs(e,t,n,o,i){var s,a,l,c,p,u,h,d,$,b=n.length,S=b,k=0,w=0,y=e.__k=Array(i);for(s=0;s<i;s++)(a=t[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=y[s]=Wt(null,a):Le(a)?a=y[s]=Wt(dt,{children:a}):a.constructor===Ht&&a.__b?a=y[s]=Wt(a.type,a.props,a.key,a.ref,a.__v):y[s]=a,c=s+k,a.__=e,a.__b=e.__b+1,l=null,~(p=a.__i=Ks(a,n,c,S))&&(S--,(l=n[p])&&(l.__u|=2)),l&&l.__v?(a.__u|=16,p==c-1?k--:p==c+1?k++:p!=c&&(p>c?k--:k++,w=1)):(~p||(i>b?k--:i<b&&k++),typeof a.type!="function"&&(a.__u|=4))):y[s]=null;if(w){for(u=[],h=[],s=0;s<i;s++)if((a=y[s])&&16&a.__u){for(k=0,d=u.length;k<d;)u[$=k+d>>1]<a.__i?k=$+1:d=$;u[k]=a.__i,h[s]=k+1}for(k=u.length;s--;)h[s]&&(h[s]==k?k--:y[s].__u|=4)}if(S)for(s=0;s<b;s++)!(l=n[s])||2&l.__u||(l.__e==o&&(o=mt(l)),He(l,l));return o}function Kn(e,t,n,o){var i,s,a,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(i=e.__k)for(s=0;s<i.length;s++)i[s]&&(i[s].__=e,t=Kn(i[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=mt(e))&&!t.parentNode&&(t=null),a=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(a!=l&&(!o&&n.moveBefore&&a.parentNode?n.moveBefore(a,t):n.insertBefore(a,t||null)),t=a;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Ks(e,t,n,o){var i,s=e.key,a=e.type,l=t[n],c=l&&!(2&l.__u);if(l===null&&s==null||c&&s==l.key&&a==l.type)return n;if(o>(c?1:0)){for(i=n-1;i>=0;i--)if((l=t[i])&&!(2&l.__u)&&s==l.key&&a==l.type)return i;for(i=n+1;i<t.length;i++)if((l=t[i])&&!(2&l.__u)&&s==l.key&&a==l.type)return i}return-1}function Ln(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function se(e,t,n,o,i){var s,a;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||Ln(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||Ln(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(a=Ie[t]||(Ie[t]=Js(t)),(e.__a||(e.__a={}))[t]=Fe,s=t!=(t=t.replace(Wn,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,a,s):e.removeEventListener(t,a,s));else{if(i=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Js(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[ie]==null)t[ie]=Fe++;else if(t[ie]<this.__a[e])return;return n(N.event?N.event(t):t)}}}function Ue(e,t,n,o,i,s,a,l,c,p){var u,h,d,$,b,S,k,w,y,C,O,Y,at,ht,rt,J,tt,lt,ct=t.type;if(t.constructor!==Ht)return null;128&n.__u&&(c=32&n.__u,u=n.__c.__z)&&(t.__u|=c,h=s=[],u.nodeType==8?l=ae(u,s):s.push(u),l=s[0]||l),(u=N.__b)&&u(t);t:if(typeof ct=="function"){d=a.length;try{if(w=t.props,y=(u=ct.prototype)&&u.render,C=(u=ct.contextType)&&o[u.__c],O=u?C?C.props.value:u.__:o,($=n.__c)?(t.__c=$,2&$.__g&&($.__g|=1)):(y?t.__c=$=new ct(w,O):(t.__c=$=new Et(w,O),$.constructor=ct,$.render=zs),C&&C.sub($),$.state||($.state={}),$.__n=o,$.__g|=8,$.__h=[],$.__k=[]),y&&($.__s||($.__s=$.state),ct.getDerivedStateFromProps&&($.__s==$.state&&($.__s=kt({},$.__s)),kt($.__s,ct.getDerivedStateFromProps(w,$.__s)))),b=$.props,S=$.state,$.__v=t,n.__c){if(w!==b&&y&&!ct.getDerivedStateFromProps&&$.componentWillReceiveProps&&$.componentWillReceiveProps(w,O),t.__v==n.__v&&!(8&$.__g)||!(4&$.__g)&&$.shouldComponentUpdate&&$.shouldComponentUpdate(w,$.__s,O)===!1){t.__v!=n.__v&&($.props=w,$.state=$.__s,$.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(X){X&&(X.__=t)}),ce.push.apply($.__h,$.__k),$.__k=[],$.__h.length&&a.push($),l=mt(n);break t}$.componentWillUpdate&&$.componentWillUpdate(w,$.__s,O),y&&$.componentDidUpdate&&$.__h.push(function(){$.componentDidUpdate(b,S,k)})}else y&&!ct.getDerivedStateFromProps&&$.componentWillMount&&$.componentWillMount(),y&&$.componentDidMount&&$.__h.push($.componentDidMount);$.context=O,$.props=w,$.__P=e,$.__g&=-5,Y=N.__r,at=y?25:0;do $.__g&=-9,Y&&Y(t),u=$.render($.props,$.state=$.__s,$.context);while(8&$.__g&&++at<25);y&&(ce.push.apply($.__h,$.__k),$.__k=[]),$.state=$.__s,$.getChildContext&&(o=kt({},o,$.getChildContext())),y&&n.__c&&$.getSnapshotBeforeUpdate&&(k=$.getSnapshotBeforeUpdate(b,S)),ht=u&&u.type===dt&&u.key==null?u.props.children:u,w.__P&&(u=l,i=(e=w.__P).namespaceURI,c=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(X){X&&He(X,X)}),n.__k=null),l=n.__k?mt(n,0):null),l=Gn(e,Le(ht)?ht:[ht],t,n,o,i,s,a,l,c,p),w.__P&&(t.__e=null,l=u),t.__u&=-161,h&&h.some(vt),$.__h.length&&a.push($),1&$.__g&&($.__g&=-4)}catch(X){if(a.length=d,t.__v=null,c||s)if(X&&X.then){if(t.__u|=128|c,s){for(~(tt=s.indexOf(l||void 0))||(tt=s.length);(lt=s[tt-1])&&lt.nodeType==8;)tt--;for(;tt<s.length;tt++)if(lt=s[tt])if(s[tt]=null,rt){if(lt==J)break}else{if(lt.nodeType!=8)break;lt.data.startsWith("$s")&&(J=ae(rt=lt))}}if(!rt){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;rt=l}(u=ae(rt=t.__c.__z||(t.__c.__z=rt)))?(t.__e=rt,l=u):t.__e=l,l=l&&l.nextSibling}else s&&s.some(vt);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),X&&X.then||Jn(t),N.__e(X,t,n)}}else l=t.__e=Vs(n.__e,t,n,o,i,s,a,c,p,e);return(u=N.diffed)&&u(t),l}function ae(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Jn(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Jn))}function Vn(e,t,n){for(var o=0;o<n.length;)We(n[o++],n[o++],n[o++]);N.__c&&N.__c(t,e),e.some(function(i){try{e=i.__h,i.__h=[],e.some(function(s){s.call(i)})}catch(s){N.__e(s,i.__v)}})}function Vs(e,t,n,o,i,s,a,l,c,p){var u,h,d,$,b,S,k,w,y=n.props||le,C=t.props,O=t.type;if(O=="svg"?i="http://www.w3.org/2000/svg":O=="math"?i="http://www.w3.org/1998/Math/MathML":i||(i="http://www.w3.org/1999/xhtml"),s){for(u=0;u<s.length;u++)if((b=s[u])&&(O?b.localName==O:b.nodeType==3)){e=b,s[u]=null;break}}if(!e){if(w=p.ownerDocument||document,!O)return w.createTextNode(C);e=w.createElementNS(i,O,C.is?C:p),l&&(N.__m&&N.__m(t,s),l=!1),s=null}if(O){if(p=O=="template"&&e.content||e,s=O=="textarea"&&C.defaultValue!=null?null:s&&je.call(p.childNodes),!l&&s)for(y={},u=0;u<e.attributes.length;u++)y[(b=e.attributes[u]).name]=b.value;for(u in y)b=y[u],u=="dangerouslySetInnerHTML"?d=b:u=="children"||u in C||u=="value"&&"defaultValue"in C||u=="checked"&&"defaultChecked"in C||se(e,u,null,b,i);for(u in C)b=C[u],u=="children"?$=b:u=="dangerouslySetInnerHTML"?h=b:u=="value"?S=b:u=="checked"?k=b:l&&typeof b!="function"||y[u]===b||se(e,u,b,y[u],i);h?(l||d&&(h.__html==d.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(d&&(e.textContent=""),(O=="foreignObject"||i=="http://www.w3.org/1998/Math/MathML"&&Hs.test(O))&&(i="http://www.w3.org/1999/xhtml"),Gn(p,Le($)?$:[$],t,n,o,i,s,a,s?s[0]:n.__k&&mt(n,0),l,c),s&&s.some(vt)),l&&O!="textarea"||(u="value",O=="progress"&&S==null?e.removeAttribute(u):S==null||S===e[u]&&(O!="progress"||S)||se(e,u,S,y[u],i),u="checked",k!=null&&k!=e[u]&&se(e,u,k,y[u],i))}else y===C||l&&e.data==C||(e.data=C);return e}function We(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(i){N.__e(i,n)}}function He(e,t,n){var o,i,s,a;if(N.unmount&&N.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||We(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(l){N.__e(l,t)}o.__P=o.__n=null}if(o=e.__k)for(a=0;a<o.length;a++)o[a]&&He(o[a],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(i=ae(o,s=[]))&&(o==e.__e&&s.some(vt),vt(i),vt(o)),n||vt(e.__e),e.__e=e.__c=e.__=null}function zs(e,t,n){return this.constructor(e,n)}function qe(e,t){var n,o,i,s;N.__&&N.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=Wt(dt,{children:[e]}),i=[],s=[],Ue(t,t.__k,o||le,le,t.namespaceURI,o?null:t.firstChild?je.call(t.childNodes):null,i,o?o.__e:t.firstChild,n,s),Vn(i,t.__k,s),t.__k.props.children=null}N={__e:function(e,t,n,o){for(var i,s,a;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((a=(s=i.constructor)&&s.getDerivedStateFromError)&&i.setState(s.getDerivedStateFromError(e)),i.componentDidCatch&&(i.componentDidCatch(e,o||{}),a=1),a&&8&i.__g)return void(i.__g|=2)}catch(l){e=l}}throw re=0,e}},jn=0,Be=function(e){return e!=null&&e.constructor===Ht},Et.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=kt({},this.state)),typeof e=="function"&&(e=e(kt({},n),this.props)),e&&(kt(n,e),this.__v&&(t&&this.__k.push(t),Fn(this)))},Et.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Fn(this))},Et.prototype.render=dt,ft=[],re=0,Un=function(e,t){return e.__v.__b-t.__v.__b},ie=Symbol(),Wn=/(PointerCapture)$|Capture$/i,Fe=0,Ie={},Ws=0;var Ot,F,Ge,zn,Ke=Object.is,pe=0,so=[],Je=[],B=N,Zn=B.__b,Qn=B.__r,Yn=B.diffed,Xn=B.__c,to=B.unmount,eo=B.__;function $e(e,t){B.__h&&B.__h(F,e,pe||t),pe=0;var n=F.__H||(F.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function _(e){return pe=1,Zs(io,e)}function Zs(e,t,n){var o=$e(Ot++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):io(void 0,t),function(s){var a=(o.__N||o.__)[0],l=o.t(a,s);Ke(a,l)||(o.__N=[l,o.__[1]],o.__c.setState({}))}],o.__c=F,!F.__f)){F.__f=!0;var i=F.shouldComponentUpdate;F.shouldComponentUpdate=function(s,a,l){var c=this.__H;if(!c)return!0;var p=!1,u=this.props!=s;if(c.__.some(function(d){d.__N&&(p=!0,Ke(d.__[0],d.__N[0])||(u=!0))}),i){var h=i.call(this,s,a,l);return p?h||u:h}return!p||u}}return o.__}function A(e,t){var n=$e(Ot++,3);!B.__s&&Ze(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,F.__H.__h.push(n))}function ze(e,t){var n=$e(Ot++,4);!B.__s&&Ze(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,F.__h.push(n))}function U(e){return pe=5,Gt(function(){return{current:e}},[])}function Gt(e,t){var n=$e(Ot++,7);return Ze(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Qs(){var e;do{for(;e=Je.shift();)try{qt(e)}catch(n){B.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=so.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(qt),t.__h.some(Ve),t.__h=[]}catch(n){t.__h=[],B.__e(n,e.__v)}}}while(Je.length)}B.__b=function(e){F=null,Zn&&Zn(e)},B.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),eo&&eo(e,t)},B.__r=function(e){Qn&&Qn(e),Ot=0;var t=(F=e.__c).__H;t&&(Ge==F?F.__h=[]:(t.__h.some(qt),t.__h.some(Ve),Ot=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Ge=F},B.diffed=function(e){Yn&&Yn(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&oo(so.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Ge=F=null},B.__c=function(e,t){t.some(function(n){try{n.__h.some(qt),n.__h=n.__h.filter(function(o){return!o.__||Ve(o)})}catch(o){n.__h=[function(){throw o}]}}),Xn&&Xn(e,t)},B.unmount=function(e){to&&to(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(i){try{if(i.__P&&i.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}i.__P=n,oo(Je.push(i))}else qt(i)}catch(s){t=s}}),o.__H=void 0,t&&B.__e(t,o.__v))};var no=typeof requestAnimationFrame=="function";function Ys(e){var t,n=function(){clearTimeout(o),no&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);no&&(t=requestAnimationFrame(n))}function oo(e){e!=1&&zn==B.requestAnimationFrame||((zn=B.requestAnimationFrame)||Ys)(Qs)}function qt(e){var t=F,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),F=t}function Ve(e){var t=F;e.__c=e.__(),F=t}function Ze(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!Ke(n,e[o])})}function io(e,t){return typeof t=="function"?t(e):t}var Xs=Symbol.for("preact-signals");function de(){if(ut>1){ut--;return}let e,t=!1;for((function(){let n=he;for(he=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let i=o.t;i!==void 0;i=i.x)i.i===n.i&&(i.i=o.i);n=n.o}})();Jt!==void 0;){let n=Jt;for(Jt=void 0,fe++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&ro(n))try{n.c()}catch(i){t||(e=i,t=!0)}n=o}}if(fe=0,ut--,t)throw e}function _e(e){if(ut>0)return e();Qe=++ti,ut++;try{return e()}finally{de()}}var R,Kt,Jt;function Vt(e){let t=R,n=Kt;R=void 0,Kt=void 0;try{return e()}finally{R=t,Kt=n}}var he,ut=0,fe=0,ti=0,Qe=0,me=0;function ao(e){if(R===void 0)return;let t=e.n;if(t===void 0||t.t!==R)return t={i:0,S:e,p:R.s,n:void 0,t:R,e:void 0,x:void 0,r:t},R.s!==void 0&&(R.s.n=t),R.s=t,e.n=t,32&R.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=R.s,t.n=void 0,R.s.n=t,R.s=t),t}function L(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}L.prototype.brand=Xs;L.prototype.h=function(){return!0};L.prototype.S=function(e){let t=this.t;t!==e&&e.e===void 0&&(e.x=t,this.t=e,t!==void 0?t.e=e:Vt(()=>{var n;(n=this.W)==null||n.call(this)}))};L.prototype.U=function(e){if(this.t!==void 0){let t=e.e,n=e.x;t!==void 0&&(t.x=n,e.e=void 0),n!==void 0&&(n.e=t,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&Vt(()=>{var o;(o=this.Z)==null||o.call(this)}))}};L.prototype.subscribe=function(e){return _t(()=>{let t=this.value;Vt(()=>e(t))},{name:"sub"})};L.prototype.valueOf=function(){return this.value};L.prototype.toString=function(){return this.value+""};L.prototype.toJSON=function(){return this.value};L.prototype.peek=function(){return Vt(()=>this.value)};Object.defineProperty(L.prototype,"value",{get(){let e=ao(this);return e!==void 0&&(e.i=this.i),this.v},set(e){if(e!==this.v){if(fe>100)throw new Error("Cycle detected");(function(t){ut!==0&&fe===0&&t.l!==Qe&&(t.l=Qe,he={S:t,v:t.v,i:t.i,o:he})})(this),this.v=e,this.i++,me++,ut++;try{for(let t=this.t;t!==void 0;t=t.x)t.t.N()}finally{de()}}}});function ot(e,t){return new L(e,t)}function ro(e){for(let t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function lo(e){for(let t=e.s;t!==void 0;t=t.n){let n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function co(e){let t,n=e.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):t=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}e.s=t}function wt(e,t){L.call(this,void 0,t),this.x=e,this.s=void 0,this.g=me-1,this.f=4}wt.prototype=new L;wt.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===me))return!0;if(this.g=me,this.f|=1,this.i>0&&!ro(this))return this.f&=-2,!0;let e=R;try{lo(this),R=this;let t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.i++}return R=e,co(this),this.f&=-2,!0};wt.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(let t=this.s;t!==void 0;t=t.n)t.S.S(t)}L.prototype.S.call(this,e)};wt.prototype.U=function(e){if(this.t!==void 0&&(L.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(let t=this.s;t!==void 0;t=t.n)t.S.U(t)}};wt.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(wt.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let e=ao(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function zt(e,t){return new wt(e,t)}function uo(e){let t=e.j;if(e.j=void 0,typeof t=="function"){ut++;let n=R;R=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Ye(e),o}finally{R=n,de()}}}function Ye(e){for(let t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,uo(e)}function ei(e){if(R!==this)throw new Error("Out-of-order effect");co(this),R=e,this.f&=-2;try{8&this.f&&Ye(this)}finally{de()}}function Pt(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Kt&&Kt.push(this)}Pt.prototype.c=function(){let e=this.S();try{if(8&this.f||this.x===void 0)return;let t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Pt.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,uo(this),lo(this),ut++;let e=R;return R=this,ei.bind(this,e)};Pt.prototype.N=function(){2&this.f||(this.f|=2,this.u=Jt,Jt=this)};Pt.prototype.d=function(){this.f|=8,1&this.f||Ye(this)};Pt.prototype.dispose=function(){this.d()};function _t(e,t){let n=new Pt(e,t);try{n.c()}catch(i){throw n.d(),i}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var ni=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,po,ge,be;var $o=[];_t(function(){po=this.N})();function Nt(e,t){N[e]=t.bind(null,N[e]||(()=>{}))}function Zt(e){if(be){let t=be;be=void 0,t()}be=e&&e.S()}function ho({data:e}){let t=si(e);t.name="ReactiveDom",t.value=e;let[n,o]=Gt(()=>{let i=this,s=this.__v;for(;s=s.__;)if(s.__c){s.__c.__$f|=4;break}let a=zt(()=>{let u=t.value.value;return u===0?0:u===!0?"":u||""}),l=zt(()=>!Array.isArray(a.value)&&!Be(a.value)),c=_t(function(){if(this.N=fo,l.value){let u=a.value;i.__v&&i.__v.__e&&i.__v.__e.nodeType===3&&(i.__v.__e.data=u)}}),p=this.__$u.d;return this.__$u.d=function(){c(),p.call(this)},[l,a]},[]);return n.value?o.peek():o.value}ho.displayName="ReactiveTextNode";Object.defineProperties(L.prototype,{constructor:{configurable:!0,value:ue(dt,null).constructor},type:{configurable:!0,value:ho},props:{configurable:!0,get(){let e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Nt("__b",(e,t)=>{if(Zt(),ge=void 0,typeof t.type=="string"){let n,o=t.props;for(let i in o){if(i==="children")continue;let s=o[i];s instanceof L&&(n||(t.__np=n={}),n[i]=s,o[i]=s.peek())}}e(t)});Nt("__r",(e,t)=>{if(e(t),t.type!==dt){Zt();let n,o=t.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=(function(i,s){let a;return _t(function(){a=this},{name:s}),a.c=i,a})((function(i){return function(){var s;ni&&((s=this.y)==null||s.call(this)),i.__$f|=1,i.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),ge=o,Zt(n)}});Nt("__e",(e,t,n,o)=>{Zt(),ge=void 0,e(t,n,o)});Nt("diffed",(e,t)=>{Zt(),ge=void 0;let n;if(typeof t.type=="string"&&(n=t.__e)){let o=t.__np,i=t.props,s=n.U;if(s)for(let a in s){let l=s[a];l===void 0||o&&a in o||(l.d(),s[a]=void 0)}if(o){s||(s={},n.U=s);for(let a in o){let l=s[a],c=o[a];l===void 0?(l=oi(n,a,c,i),s[a]=l):l.o(c,i)}}}e(t)});function oi(e,t,n,o){let i=t in e&&e.ownerSVGElement===void 0,s=ot(n);return{o:(a,l)=>{s.value=a,o=l},d:_t(function(){this.N=fo;let a=s.value.value;o[t]!==a&&(o[t]=a,i?e[t]=a:a!=null&&(a!==!1||t[4]==="-")?e.setAttribute(t,a):e.removeAttribute(t))})}}Nt("unmount",(e,t)=>{if(typeof t.type=="string"){let n=t.__e;if(n){let i=n.U;if(i){n.U=void 0;for(let s in i){let a=i[s];a&&a.d()}}}let o=t.__np;if(o){let i=t.props;for(let s in o)i[s]=o[s]}t.__np=void 0}else{let n=t.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}e(t)});Nt("__h",(e,t,n,o)=>{o<3&&(t.__$f|=2),e(t,n,o)});Et.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let i in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let i=2&this.__$f;if(!(o||i||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let i in e)if(i!=="__source"&&e[i]!==this.props[i])return!0;for(let i in this.props)if(!(i in e))return!0;return!1};function si(e,t){return Gt(()=>ot(e,t),[])}var ii=e=>{queueMicrotask(()=>{queueMicrotask(e)})};function ai(){_e(()=>{let e;for(;e=$o.shift();)po.call(e)})}function fo(){$o.push(this)===1&&(N.requestAnimationFrame||ii)(ai)}var r=Bn.bind(ue),M=e=>e.filter(Boolean).join(" ");var ri=320,li=1500,ci=36,ui=1800,Xe={x:-1e3,y:-1e3,at:-1/0},pi=Xe,bt=Xe;addEventListener("click",({clientX:e,clientY:t})=>{pi=bt,bt={x:e,y:t,at:performance.now()}},{capture:!0});var $i=(e,t)=>Math.hypot(e.x-t.x,e.y-t.y)<=ci;function tn(e,{fresh:t=!1}={}){let n=U(t&&bt!==Xe?null:e),o=U(!1),i=U(null);return n.current!==e&&(n.current=e,o.current=!0,i.current=performance.now()-bt.at<li?bt:null),ze(()=>{if(!o.current)return;let s=setTimeout(()=>{o.current=!1},ri);return()=>clearTimeout(s)},[e]),{swallows(s){return s.detail===0||!o.current||i.current&&!$i(i.current,bt)?!1:(s.stopPropagation(),s.preventDefault(),hi(f("This has just changed. Tap again.")),!0)}}}var mo=null,_o;function hi(e){mo?.remove(),clearTimeout(_o);let t=document.createElement("p");mo=t,t.className="unheard",t.setAttribute("role","status"),t.textContent=e,([...document.querySelectorAll("dialog[open]")].at(-1)??document.body).append(t);let{width:o,height:i}=t.getBoundingClientRect();t.style.left=`${Math.max(8,Math.min(bt.x-o/2,innerWidth-o-8))}px`,t.style.top=`${Math.max(8,bt.y-i-40)}px`,_o=setTimeout(()=>t.remove(),ui)}function m({kind:e,name:t,disabled:n,busy:o,large:i,chosen:s,onTap:a,children:l}){let c=["button",e&&`is-${e}`,i&&"is-large",o&&"is-busy",s&&"is-chosen"];return r`<button type="button" class=${M(c)} aria-label=${t} aria-busy=${o?"true":null}
      aria-pressed=${s===void 0?null:String(!!s)}
      disabled=${n} onClick=${()=>!o&&a?.()}>${l}</button>`}var fi=1500,mi=1e4,bo=[1e3,2e3,5e3,15e3],di=2,_i=({status:e})=>e<500&&e!==429,ye=class{state=ot(null);connection=ot("polling");heard=ot(Date.now());refusal=ot(null);#n;#e;#$;#h=null;#o=null;#r=0;#f;#l;#c=!1;#i=!1;#a=0;#s=!1;#m=[[document,"visibilitychange",()=>this.#u()],[window,"pageshow",()=>this.#u()],[window,"pagehide",()=>this.#p()],[window,"online",()=>this.refresh()]];constructor({api:t,path:n,events:o}){this.#n=t,this.#e=n,this.#$=De+o;for(let[i,s,a]of this.#m)i.addEventListener(s,a);this.#u()}accept(t,n=null){let o=this.state.peek();o&&t.version<o.version||(this.#h=n,this.state.value=t)}refresh(){this.#s&&this.#t()}close(){this.#p();for(let[t,n,o]of this.#m)t.removeEventListener(n,o)}#u(){document.hidden?this.#p():this.#g()}#g(){this.#s||(this.#s=!0,this.#d(),this.#t())}#p(){this.#s=!1,this.#_(),clearTimeout(this.#f),clearTimeout(this.#l)}#d(){let t=new EventSource(this.#$);this.#o=t,t.onopen=()=>{this.#r=0,this.#b()},t.onmessage=({data:n})=>{Number(n)<=this.state.peek()?.version||this.#t()},t.addEventListener("look",()=>this.#t()),t.onerror=()=>{this.#_();let n=bo[Math.min(this.#r,bo.length-1)];this.#r+=1,this.#f=setTimeout(()=>this.#d(),n),this.#t()}}#_(){this.#o?.close(),this.#o=null}async#t(){if(this.#c){this.#i=!0;return}this.#c=!0,clearTimeout(this.#l);try{let n=this.state.peek(),o=await this.#n.look(this.#e,this.#h);o&&this.state.peek()!==n&&o.state.version===this.state.peek().version?this.#i=!0:o&&this.accept(o.state,o.etag),this.#a=0,this.heard.value=Date.now()}catch(n){if(n instanceof W&&_i(n))return this.#y(n);this.#a+=1}finally{this.#c=!1}if(this.#b(),!this.#s)return;if(this.#i)return this.#i=!1,this.#t();let t=this.#o?.readyState===EventSource.OPEN&&!this.#a?mi:fi;this.#l=setTimeout(()=>this.#t(),t)}#y(t){this.refusal.value=t,this.close()}#b(){this.#a>=di?this.connection.value="lost":this.#o?.readyState===EventSource.OPEN?this.connection.value="live":this.connection.value="polling"}};var Zr={2:f("two"),3:f("three"),4:f("four"),5:f("five"),6:f("six"),7:f("seven"),8:f("eight"),9:f("nine"),T:f("ten"),J:f("jack"),Q:f("queen"),K:f("king"),A:f("ace")},Qr={c:f("clubs"),d:f("diamonds"),h:f("hearts"),s:f("spades")};var en={c:"M71 28A21 21 0 1 1 29 28A21 21 0 1 1 71 28ZM50 59A22 22 0 1 1 6 59A22 22 0 1 1 50 59ZM94 59A22 22 0 1 1 50 59A22 22 0 1 1 94 59ZM38 42H62L54 62C55 78 59 88 67 95H33C41 88 45 78 46 62Z",d:"M50 3C60 21 73 38 87 50C73 62 60 79 50 97C40 79 27 62 13 50C27 38 40 21 50 3Z",h:"M50 93C20 68 5 51 5 32C5 17 16 7 28 7C38 7 46 13 50 23C54 13 62 7 72 7C84 7 95 17 95 32C95 51 80 68 50 93Z",s:"M50 4C66 26 93 41 93 62C93 74 84 83 73 83C65 83 59 79 55 73C56 82 60 89 67 95H33C40 89 44 82 45 73C41 79 35 83 27 83C16 83 7 74 7 62C7 41 34 26 50 4Z"};var Yr=[...Array(9).keys()].map(e=>{let t=20*(e+1),n=Math.max(0,t-120),o=Math.min(80,t);return`M${10+n} ${10+t-n}L${10+o} ${10+t-o}M${90-n} ${10+t-n}L${90-o} ${10+t-o}`}).join("");var bi=[..."shdc"].flatMap(e=>[..."AKQJT98765432"].map(t=>t+e));function ve({mark:e="s",title:t,text:n,children:o}){return r`<div class="state">
    <svg class="state-mark" viewBox="0 0 100 100" aria-hidden="true">
      <path fill="currentColor" d=${en[e]} />
    </svg>
    <p class="state-title">${t}</p>
    ${n&&r`<p class="state-text">${n}</p>`}
    ${o}
  </div>`}function go({since:e,onRetry:t}){let[n,o]=_(Date.now());return A(()=>{let i=setInterval(()=>o(Date.now()),1e3);return()=>clearInterval(i)},[]),r`<div class="lost-strip" role="alert">
    <span>${f("No connection. This is how it stood {time} ago; nothing is lost.",{time:gi(n-e)})}</span>
    ${t&&r`<${m} onTap=${t}>${f("try now")}<//>`}
  </div>`}function gi(e){let t=Math.max(1,Math.round(e/1e3));return t<90?yt("a second","{count} seconds",t):f("{count} minutes##some time ago",{count:Math.round(t/60)})}var yi=3e3,Mt={busy:!1,late:!1,error:null,fields:{}};function T({api:e,accept:t}){let[n,o]=_(Mt),i=U(!1);return{...n,ask:async(a,l,c)=>{if(i.current)return null;i.current=!0,o({...Mt,busy:!0});let p=setTimeout(()=>o({...Mt,busy:!0,late:!0}),yi);try{let u=await e.send(a,l,c);return t?.(u?.state),o(Mt),u??{}}catch(u){if(!(u instanceof W))throw u;return u.status===401?Qt():(t?.(u.body?.state),o({...Mt,error:u.message,fields:vi(u.body?.error?.fields)}),null)}finally{clearTimeout(p),i.current=!1}},clear:()=>o(a=>a.error?Mt:a)}}function Qt(){return location.replace(`/sign-in?next=${encodeURIComponent(location.pathname)}`),null}var vi=(e={})=>Object.fromEntries(Object.entries(e).map(([t,[n]])=>[t,n]));function x({title:e,onClose:t,foot:n,large:o,children:i}){let s=U(null),a=tn(e,{fresh:!0});A(()=>{let c=s.current,p=document.activeElement;return c.showModal(),()=>{c.close(),p?.focus({preventScroll:!0})}},[]);let l=c=>{c.preventDefault(),t()};return r`<dialog class=${M(["dialog",o&&"is-large"])} ref=${s} aria-label=${e} onCancel=${l} onClickCapture=${a.swallows}>
    <h2>${e}</h2>
    <div class="dialog-body">${i}</div>
    <div class="dialog-foot">${n}</div>
  </dialog>`}function ke({title:e,text:t,yes:n,no:o=f("go back"),danger:i,onYes:s,onClose:a}){let l=r`
    <${m} kind="plain" onTap=${a}>${o}<//>
    <${m} kind=${i?"danger":"main"} onTap=${s}>${n}<//>`;return r`<${x} title=${e} onClose=${a} foot=${l}><p>${t}</p><//>`}function E({text:e,onGone:t}){return e?r`<div class="slip" role="alert">
    <span>${e}</span>${t&&r`<${m} kind="quiet" name=${f("close")} onTap=${t}>✕<//>`}
  </div>`:null}var j=e=>e.owes.desk+e.owes.table,z=e=>e.racks.reduce((t,n)=>t+n.chips,0),et=(e,t)=>e.reduce((n,o)=>n+t(o),0);function yo(e){return{cash_in:et(e,t=>t.cash_in),bankroll:et(e,t=>t.bankroll),at_tables:et(e,z),cash_out:et(e,t=>t.cash_out),owes:et(e,j),owed:et(e,t=>t.owed),result:et(e,t=>t.result)}}var Yt=e=>({tray:et(e,t=>t.tray),result:et(e,t=>t.result)}),nn=e=>et(e,t=>Math.max(0,t.bankroll+z(t)-j(t))+t.owed);function we({players:e,drawer:t,money:n}){return Math.max(0,nn(e)*(n?.chip??1)-t.cash)}function vo({chips:e,players:t,tables:n}){let o=e.issued-e.cage,i=et(t,a=>a.bankroll+z(a)),s=Yt(n).tray;return{out:o,held:i,trays:s,felt:o-i-s}}function Tt({chips:e,drawer:t,tables:n,players:o}){let i=n.filter(({status:l})=>l!=="closed"),s=[e.issued,e.cage,t.cash,t.float].some(Boolean),a=o.some(l=>l.cash_in||l.cash_out||j(l));return i.length>0&&i.every(l=>l.for_points)&&!s&&!a}function ko(e,{drawer:t,money:n}){let o=Math.min(e.bankroll,j(e)),i=e.bankroll-o,s=Math.min(i,Math.floor(t.cash/(n?.chip??1)));return{settled:o,paid:s,owed:i-s}}var wo=e=>e.filter(t=>["playing","finished","frozen"].includes(t.status));function To(e){return{seated:e.filter(t=>t.racks.length),holders:e.filter(t=>t.bankroll+z(t)>0),debtors:e.filter(t=>j(t)>0),creditors:e.filter(t=>t.owed>0)}}var ki=0;function St(){let e=U(null);return e.current??=`control-${ki+=1}`,e.current}function P({asking:e,submit:t,way:n,danger:o,blocked:i,onSubmit:s,children:a}){let l=p=>{p.preventDefault(),!e.busy&&!i&&s()},c=["button",o?"is-danger":"is-main",e.busy&&"is-busy"];return r`<form class="form" onSubmit=${l} onInput=${e.clear} novalidate>
    ${a}
    <${E} text=${e.error} onGone=${e.clear} />
    ${e.late&&r`<p class="quiet" role="status">No answer yet. It is being said again, and will happen once.</p>`}
    <div class="form-foot">
      ${n}
      <button type="submit" class=${M(c)} disabled=${!!i} aria-busy=${e.busy?"true":null}>
        ${t}</button>
    </div>
  </form>`}function on({label:e,note:t,wrong:n,id:o,children:i}){return r`<div class="labelled">
    <label for=${o}>${e}</label>
    ${i}
    ${n?r`<p class="wrong" id=${`${o}-wrong`} role="alert">${n}</p>`:t&&r`<p class="note">${t}</p>`}
  </div>`}function H({label:e,value:t,note:n,wrong:o,numeric:i,suffix:s,focused:a,onInput:l,...c}){let p=St(),u=U(null);A(()=>{a&&u.current.focus()},[]);let h=r`<input id=${p} ref=${u} type="text" value=${t} autocomplete="off" spellcheck=${!1}
    inputmode=${i?"decimal":null} class=${i?"is-numeric":null} aria-invalid=${o?"true":null}
    aria-describedby=${o?`${p}-wrong`:null} onInput=${d=>l(d.target.value)} ...${c} />`;return r`<${on} label=${e} note=${n} wrong=${o} id=${p}>
    ${s?r`<span class="with-suffix">${h}<span>${s}</span></span>`:h}
  <//>`}function I({label:e,value:t,choices:n,wide:o,onChange:i}){return r`<fieldset class=${M(["field","one-of",o&&"is-wide"])}>
    <legend>${e}</legend>
    <div class="choices">
      ${n.map(s=>r`<${m} key=${s.value} chosen=${s.value===t}
        onTap=${()=>i(s.value)}>
        ${s.note?r`<span class="choice-words"><b>${s.label}</b><span class="choice-note">${s.note}</span></span>`:s.label}
      <//>`)}
    </div>
  </fieldset>`}var wi="http://www.w3.org/2000/svg";function st({svg:e,name:t}){let n=e.includes("xmlns")?e:e.replace("<svg",`<svg xmlns="${wi}"`);return r`<img class="qr" alt=${t} src=${`data:image/svg+xml,${encodeURIComponent(n)}`} />`}var D=(e,t)=>An(e,t?.currency),V=(e,t)=>t?D(e*t.chip,t):v(e,"chip"),q=(e,t)=>t?V(e,t):`${v(e,"chip")} of play money`;function Xt(e){return e?new Intl.NumberFormat("en",{style:"currency",currency:e}).resolvedOptions().maximumFractionDigits??0:0}function gt(e,t){let n=Xt(t),o=/^(\d{1,9})(?:[.,](\d+))?$/.exec(e.trim());return!o||(o[2]?.length??0)>n?null:Number(o[1]+(o[2]??"").padEnd(n,"0"))}function Dt(e,t){let n=Xt(t);if(!n)return String(e);let o=String(e).padStart(n+1,"0");return`${o.slice(0,-n)}.${o.slice(-n)}`}function sn(e){let t=e.trim().replace(/^(\d{1,3})((?:,\d{3})+)$/,n=>n.replaceAll(",",""));return/^\d{1,15}$/.test(t)?Number(t):null}var Ti=[1,10,100,1e3,1e4].flatMap(e=>[e,2*e,5*e]);function an(e,t=1/0,{from:n=20,count:o=5}={}){let i=e?10**Xt(e.currency):1,s=Ti.map(a=>a*i/(e?.chip??1)).filter(a=>Number.isInteger(a)&&a>=n&&a<=t).slice(0,o);return s.length||!e?s:an(null,t,{from:n,count:o})}var Si=[{value:"with_house",label:"The house is one of us",note:"it keeps what it won"},{value:"among_players",label:"Without the house",note:"what it won or lost is divided"}];function rn({server:e,state:t,onClose:n}){let{books:o,trouble:i}=xo(e),[s,a]=_("with_house"),l=r`<span></span><${m} kind="main" onTap=${n}>done<//>`;return r`<${x} title="Settling up" onClose=${n} foot=${l}>
    <${Ci} state=${t} />
    <${I} label="Between whom" value=${s} choices=${Si} onChange=${a} />
    <${E} text=${i} />
    ${o&&r`<${xi} payments=${o.settling[s]} money=${t.money} />`}
    <p class="note">The fewest payments that make everyone even. Chips are taken at their worth; the drawer is the house's.</p>
  <//>`}function xi({payments:e,money:t}){return e.length?r`<dl class="standing payments">
    ${e.map(n=>r`<div key=${`${n.payer} ${n.payee}`}>
      <dt><b>${n.payer}</b> pays <b>${n.payee}</b></dt><dd class="figure">${D(n.amount,t)}</dd>
    </div>`)}
  </dl>`:r`<p class="says">Everyone is even.</p>`}function Ci({state:{players:e,money:t}}){let n=e.filter(o=>o.bankroll+z(o)||j(o)||o.owed);return n.length?r`<dl class="standing positions">
    ${n.map(o=>r`<div key=${o.player}><dt>${o.name}</dt><dd>${Ai(o,t)}</dd></div>`)}
  </dl>`:r`<p>Nothing is open: nobody holds chips, nobody owes anything.</p>`}function Ai(e,t){let n=e.bankroll+z(e),o=i=>t?`${g(i)} (${V(i,t)})`:v(i,"chip");return[n>0&&`holds ${o(n)}`,e.owes.desk>0&&`owes the desk ${o(e.owes.desk)}`,e.owes.table>0&&`owes for advances ${o(e.owes.table)}`,e.owed>0&&`is owed ${o(e.owed)}`].filter(Boolean).join(", ")}function So({server:e,state:t,seal:n,onClose:o}){let{books:i,trouble:s}=xo(e),a=i?.seals.find(c=>c.entry===n.entry),l=r`<span></span><${m} kind="main" onTap=${o}>done<//>`;return r`<${x} title=${`The seal of ${t.name}`} large onClose=${o} foot=${l}>
    <${E} text=${s} />
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
  <//>`}function xo({api:e,path:t}){let[n,o]=_({});return A(()=>{e.get(`${t}/books`).then(i=>o({books:i}),i=>{o({trouble:i instanceof W?i.message:"No answer from the server."})})},[t]),n}var K=e=>f(`${String(e).replaceAll("_"," ")}##of a game`);function it(e){return e.length<2?e.join(""):f("{others} and {last}",{others:e.slice(0,-1).join(", "),last:e.at(-1)})}var pt=e=>e.replace(/(\d{3})(?=\d)/g,"$1 ");var Oi={weekday:"long",day:"numeric",month:"long",year:"numeric"},Co=e=>new Date(e).toLocaleDateString(void 0,Oi),Z=e=>new Date(e).toLocaleTimeString(void 0,{hour:"2-digit",minute:"2-digit"});var Ao=(e,t=g)=>e?t(e):"\u2013";function Eo({server:e,state:t,onClose:n}){let o=T(e),[i,s]=_(!1),a=wo(t.tables),l=t.tables.filter(u=>u.status!=="closed"&&u.counted===null),c=async()=>{await o.ask("POST",`${e.path}/close`,{})&&n()};if(i)return r`<${rn} server=${e} state=${t} onClose=${()=>s(!1)} />`;let p=r`<${m} kind="plain" onTap=${n}>go back<//>`;return r`<${x} title=${`Close ${t.name}?`} onClose=${n}>
    <${P} asking=${o} way=${p} danger blocked=${a.length>0} submit="close the night" onSubmit=${c}>
      ${a.length>0&&r`<p class="wrong">${it(a.map(u=>u.name))}: a round is not over there.
        Take it to its end, or void it; then the night can be closed.</p>`}
      <${Pi} state=${t} />
      ${l.length>0&&r`<p class="note is-warning">Not counted: the ${l.length===1?"tray":"trays"} of ${it(l.map(u=>u.name))}. A table's own sheet counts its tray.</p>`}
      <div><${m} kind="quiet" onTap=${()=>s(!0)}>settling up: who pays whom …<//></div>
      <p class="note">Tables are closed, racks go to the bankrolls, and the books are sealed. It can be opened again.</p>
    <//>
  <//>`}function Pi({state:e}){let{money:t}=e,{seated:n,holders:o,debtors:i,creditors:s}=To(e.players),a=we(e);return!o.length&&!i.length&&!s.length?r`<p>Nothing is open: nobody holds chips, nobody owes anything.</p>`:r`<div class="still-open">
    <${ln} title="Still hold chips" people=${o} amount=${l=>l.bankroll+z(l)} money=${t} />
    <${ln} title="Owe the house" people=${i} amount=${j} money=${t} />
    <${ln} title="The house owes" people=${s} amount=${l=>l.owed} money=${t} />
    ${n.length>0&&r`<p>${it(n.map(l=>l.name))} still ${n.length===1?"sits":"sit"} at a table.</p>`}
    ${a>0&&r`<p class="wrong">The drawer is ${D(a,t)} short of paying everyone.</p>`}
  </div>`}function ln({title:e,people:t,amount:n,money:o}){return t.length?r`<div>
    <h3>${e}</h3>
    <dl class="standing">
      ${t.map(i=>r`<div key=${i.player}><dt>${i.name}</dt>
        <dd class="figure">${o?`${g(n(i))} \xB7 ${V(n(i),o)}`:v(n(i),"chip")}</dd></div>`)}
    </dl>
  </div>`:null}function Oo({server:e,state:t}){let n=T(e),[o,i]=_(!1),[s,a]=_(null),l=t.seals.at(-1),c=async()=>{i(!1),await n.ask("POST",`${e.path}/reopen`,{})};return r`<section class="closed" aria-label="closed">
    <div>
      <p class="closed-words">The night is closed and the books are sealed.</p>
      ${l&&r`<p>Seal <b class="seal">${l.code}</b> <span class="quiet">at entry ${g(l.entry)}</span></p>`}
      ${t.seals.length>1&&r`<p class="note">It was sealed ${t.seals.length} times: ${it(t.seals.map(p=>p.code))}.</p>`}
      <${E} text=${n.error} onGone=${n.clear} />
    </div>
    <div class="choices no-print">
      <${m} kind="main" onTap=${()=>a("seal")}>show the seal<//>
      <${m} onTap=${()=>a("settling")}>settling up<//>
      <${m} busy=${n.busy} onTap=${()=>i(!0)}>open it again<//>
    </div>
    ${s==="seal"&&r`<${So} server=${e} state=${t} seal=${l} onClose=${()=>a(null)} />`}
    ${s==="settling"&&r`<${rn} server=${e} state=${t} onClose=${()=>a(null)} />`}
    ${o&&r`<${ke} title=${`Open ${t.name} again?`} yes="open it again" onYes=${c} onClose=${()=>i(!1)}
      text="The seal stays in the books, and closing the night once more gives it a second one." />`}
  </section>`}function te(e,t){let n=[],o=e;for(let i of[...t].sort((s,a)=>a.value-s.value)){let s=Math.floor(o/i.value);s>0&&n.push({...i,count:s}),o-=s*i.value}return n}var Ni=4;function Po(e,t,n=Mi(e,t),o=Ni){let i=new Map(te(e,t).map(({value:c,count:p})=>[c,p])),s=t.map(({value:c})=>c).sort((c,p)=>c-p),a=c=>i.get(c)??0,l=()=>s.filter(c=>c<=n).reduce((c,p)=>c+p*a(p),0);for(;l()<Math.min(o*n,e);){let c=s.find(u=>u>n&&a(u));if(!c)break;i.set(c,a(c)-1);let p=t.filter(({value:u})=>u<c);for(let{value:u,count:h}of te(c,p))i.set(u,a(u)+h)}return t.map(c=>({...c,count:a(c.value)})).filter(({count:c})=>c).sort((c,p)=>p.value-c.value)}var Mi=(e,t)=>Math.max(1,...t.map(({value:n})=>n).filter(n=>n<=e/50)),No=e=>e.map(({count:t,colour:n})=>f("{count} {colour}##of chips",{count:t,colour:K(n)})).join(", ");function cn({min:e,max:t,step:n=1}){return t==null||t>=Number.MAX_SAFE_INTEGER?null:e+Math.floor((t-e)/n)*n}function Mo(e,t){let{min:n,step:o=1}=t,i=cn(t);return i!==null&&i<n?f("not possible now"):e<n?f("at least {amount}",{amount:n}):i!==null&&e>i?f("at most {amount}",{amount:i}):(e-n)%o!==0?n%o===0?f("in steps of {step}",{step:o}):f("{first}, then in steps of {step}",{first:n,step:o}):null}function un(e,t,n){return t.reduce((i,s)=>i+s,0)===e?t:te(e,n).flatMap(({value:i,count:s})=>Array(Math.min(s,500)).fill(i))}function Do(e,t){let n=e.lastIndexOf(t);return e.filter((o,i)=>i!==n)}var Te={white:{body:"#efeadb",spots:"#7b7a74"},red:{body:"#c22f39",spots:"#fff"},blue:{body:"#2460b0",spots:"#fff"},green:{body:"#1f8a49",spots:"#fff"},black:{body:"#25252a",spots:"#fff"},purple:{body:"#6d3c9b",spots:"#fff"},yellow:{body:"#e6b91f",spots:"#25252a"},pink:{body:"#df79a4",spots:"#fff"},orange:{body:"#de6f25",spots:"#fff"},grey:{body:"#878d92",spots:"#fff"},brown:{body:"#794d2a",spots:"#fff"},turquoise:{body:"#17909a",spots:"#fff"}},Di=5,Ro=8,xt=({value:e,colour:t})=>r`<${Bo} value=${e} colour=${t} count=${1} bare />`;function Bo({value:e,colour:t,count:n,bare:o}){let i=Math.min(n,Di),s=64+(i-1)*Ro,{body:a,spots:l}=Te[t]??Te.grey,c={"--chip-colour":a,"--chip-spots":l},p=[...Array(i-1).keys()].map(h=>s-32-h*Ro),u=r`<svg class="chip" viewBox=${`0 0 64 ${s}`} style=${c} role="img"
      aria-label=${f("{count} {colour}, {value} each##of chips",{count:n,colour:K(t),value:e})}>
    ${p.map(h=>r`<g key=${h}>
      <circle class="chip-under" cx="32" cy=${h} r="30.5" />
      <circle class="chip-spots" cx="32" cy=${h} r="26.5" stroke-dasharray="13.9 13.85" />
    </g>`)}
    <circle class="chip-body" cx="32" cy="32" r="30.5" />
    <circle class="chip-spots" cx="32" cy="32" r="26.5" stroke-dasharray="13.9 13.85" />
    <circle class="chip-face" cx="32" cy="32" r="20.5" />
    <text class="chip-value" x="32" y=${32+Io(e)*.36} font-size=${Io(e)}>${Fo(e)}</text>
  </svg>`;return o?u:r`<span class="pile">${u}<span class="pile-count" aria-hidden="true">×${n}</span></span>`}function Se({amount:e,chipset:t,change:n,words:o}){let i=n?Po(e,t,...n===!0?[]:[n,1]):te(e,t);return r`<span class="chips">
    <span class="chips-piles">${i.map(s=>r`<${Bo} key=${s.value} ...${s} />`)}</span>
    ${o&&r`<span class="chips-words">${No(i)}</span>`}
  </span>`}function Fo(e){return e<1e3||e%100?String(e):`${e/1e3}k`}var Io=e=>[26,25,19,15,12][Math.min(Fo(e).length,5)-1];var pn=20,Ri=1e6,$n=e=>e.reduce((t,{value:n,count:o})=>t+n*o,0);function xe(e,t){let[n,o]=_({book:e,done:[]}),[i,s]=_({}),[a,l]=_(!1),c=Object.entries(i).filter(([,h])=>h>0).map(([h,d])=>({value:Number(h),count:d})),p=a?t.map(({value:h})=>({value:h,count:0})):c,u=n.done.length?$n(n.done[0]):null;return{counts:i,set(h,d){l(!1),s($=>({...$,[h]:Math.min(Math.max(d,0),Ri)}))},none:a,sayNone(h){s({}),l(h)},said:p.length>0,total:$n(p),first:u,book:n.book,over(){let h=[...n.done,p];return h.length===1&&$n(p)!==n.book?(o({...n,done:h}),s({}),l(!1),null):{counts:h,book:n.book}},afresh(h){o({book:h,done:[]}),s({}),l(!1)}}}function Ce({counting:e,chipset:t}){return r`<div class="count" role="group" aria-label="the chips, by their kinds">
    ${t.map(n=>r`<${Ii} key=${n.value} chip=${n} count=${e.counts[n.value]??0}
      onCount=${o=>e.set(n.value,o)} />`)}
    <div class="count-none"><${m} kind="quiet" chosen=${e.none} onTap=${()=>e.sayNone(!e.none)}>there are no chips<//></div>
    <p class="count-total"><span>counted</span> <output>${g(e.total)}</output></p>
    ${e.first!==null&&r`<p class="note is-warning" role="status">The first count came to ${g(e.first)};
      the book has ${g(e.book)}. Count once more: both are written down, and this one stands.</p>`}
  </div>`}var Rt=(e,t,n=100)=>Math.abs(e-t)*10>t||Math.abs(e-t)>=n;function It({found:e,book:t,written:n=a=>v(a,"chip"),says:o,onYes:i,onClose:s}){let a=n(Math.abs(e-t)),l=e<t?"short":"over";return r`<${ke} title=${`${a} ${e<t?"missing":"too many"}?`} danger no="go back and count" yes=${`note ${a} ${l}`}
    text=${`The book has ${n(t)}; ${e?n(e):"nothing"} was counted. ${a} would be noted as ${l}.${o?` ${o}`:""}`}
    onYes=${i} onClose=${s} />`}function Ii({chip:e,count:t,onCount:n}){let o=`${g(e.value)} (${e.colour})`,i=s=>n(Number(s.target.value.replace(/\D/g,"").slice(0,7)));return r`<div class="count-row">
    <button type="button" class="pad-chip" aria-label=${`one more ${o}`} onClick=${()=>n(t+1)}><${xt} ...${e} /></button>
    <${m} name=${`a stack of ${pn} more of ${o}`} onTap=${()=>n(t+pn)}>+${pn}<//>
    <input type="text" class="is-numeric" inputmode="numeric" autocomplete="off" aria-label=${`how many of ${o}`}
      value=${t||""} placeholder="0" onInput=${i} />
    <${m} kind="quiet" name=${`one less of ${o}`} disabled=${!t} onTap=${()=>n(t-1)}>⌫<//>
    <span class="count-sum figure">${g(t*e.value)}</span>
  </div>`}var Bi=[{value:"float",label:"Put cash in",note:"more of the host's own"},{value:"count",label:"Count it",note:"note what is really there"}];function Lo({server:e,state:t,onClose:n}){let o=T(e),[i,s]=_("float"),[a,l]=_(""),[c,p]=_(!1),u=gt(a,t.money?.currency),h=u!==null&&(i==="count"||u>0),d=k=>{s(k),l(""),o.clear()},$=()=>{let k=100*(t.money?.chip??1);i==="count"&&Rt(u,t.drawer.cash,k)?p(!0):b()},b=async()=>{p(!1),(i==="float"?await o.ask("POST",`${e.path}/floats`,{cash:u}):await o.ask("POST",`${e.path}/drawer-counts`,{counted:u}))&&n()},S=r`<${m} kind="plain" onTap=${n}>go back<//>`;return r`<${x} title="The drawer" onClose=${n}>
    <${P} asking=${o} way=${S} blocked=${!h} submit=${i==="float"?"put in":"note it"} onSubmit=${$}>
      <p>By the book it holds <b>${D(t.drawer.cash,t.money)}</b>, ${D(t.drawer.float,t.money)} of it the host's own.</p>
      <${I} label="What to do" value=${i} choices=${Bi} onChange=${d} />
      <${H} label=${i==="float"?"Cash put in":"Cash counted"} value=${a} numeric suffix=${t.money?.currency??"play money"}
        wrong=${a&&u===null&&"An amount such as 100 or 100.50."} onInput=${l} />
      <p class="says">${h?Fi(i,u,t):""}</p>
      ${c&&r`<${It} found=${u} book=${t.drawer.cash} written=${k=>D(k,t.money)}
        onYes=${b} onClose=${()=>p(!1)} />`}
    <//>
  <//>`}function Fi(e,t,{drawer:n,money:o}){if(e==="float")return`The drawer then holds ${D(n.cash+t,o)}.`;let i=t-n.cash;return i?i>0?`${D(i,o)} more than the book has: noted as over.`:`${D(-i,o)} less than the book has: noted as short.`:"That agrees with the book."}var Li=["buy-in","buy-back","cash-out","marker-repaid","house-paid","gift","debt-brought","cash-booked","float-added","fill","credit","tray-counted","drawer-counted","correction","marker-limited","round-voided"],ji=["buy-in","buy-back","cash-out","marker-repaid","house-paid","debt-brought","cash-booked","fill","credit"],Ui=30,Wi=["a slip of the finger","another player's","another amount"];function Ae({server:e,state:t,player:n,onClose:o}){let{lines:i,older:s,trouble:a,look:l}=Gi(e,n),[c,p]=_(null),u=()=>{p(null),l()};if(c)return r`<${qi} server=${e} line=${c} onDone=${u} onClose=${()=>p(null)} />`;let h=r`<span></span><${m} kind="main" onTap=${o}>done<//>`;return r`<${x} title=${n?`What was done for ${n.name}`:"What was done at the desk"} onClose=${o} foot=${h}>
    <${E} text=${a} />
    ${i?.length===0&&r`<p>Nothing yet.</p>`}
    ${i?.length>0&&r`<ol class="doings">
      ${i.map(d=>r`<${Hi} key=${d.entry} line=${d} night=${t.night} open=${t.status==="open"} onWrong=${()=>p(d)} />`)}
    </ol>`}
    ${s&&r`<div><${m} kind="quiet" onTap=${()=>l(s)}>older<//></div>`}
    ${!i&&!a&&r`<p class="quiet">One moment.</p>`}
  <//>`}function Hi({line:e,night:t,open:n,onWrong:o}){let i=e.put_right_by!==null,s=n&&!i&&e.reversible;return r`<li class=${M(["doing",i&&"is-corrected"])}>
    <div>
      <p class="doing-says">${e.says}</p>
      <p class="note">${Z(e.at)} · entry ${e.entry} · ${e.by.who}${e.why&&` \xB7 ${e.why}`}${i?` \xB7 put right by entry ${e.put_right_by}`:""}</p>
    </div>
    ${ji.includes(e.kind)&&r`<a class="button" href=${`/api/nights/${t}/receipts/${e.entry}`}>${f("receipt")}</a>`}
    ${s&&r`<${m} name=${`put entry ${e.entry} right`} onTap=${o}>put right …<//>`}
  </li>`}function qi({server:e,line:t,onDone:n,onClose:o}){let i=T(e),[s,a]=_(""),l=async()=>{await i.ask("POST",`${e.path}/corrections`,{entry:t.entry,why:s.trim()})&&n()},c=r`<${m} kind="plain" onTap=${o}>go back<//>`;return r`<${x} title="Put it right" onClose=${o}>
    <${P} asking=${i} way=${c} blocked=${!s.trim()} submit="take it back" onSubmit=${l}>
      <p class="receipt-line">${t.says}.</p>
      <p>Everything it moved goes back. Nothing is deleted: the entry stays, and its correction stands beside it, with the
        reason, for whomever it touches to see. Do it again as it should have been.</p>
      <${H} label="Why" value=${s} maxlength="200" wrong=${i.fields.why} focused onInput=${a} />
      <div class="choices">${Wi.map(p=>r`<${m} key=${p} chosen=${p===s} onTap=${()=>a(p)}>${p}<//>`)}</div>
    <//>
  <//>`}function Gi({api:e,path:t},n){let[o,i]=_({}),s=async(a=null)=>{let l=[`kinds=${Li.join(",")}`,`limit=${Ui}`,n&&`player=${n.player}`,a&&`before=${a}`];try{let c=await e.get(`${t}/books/journal?${l.filter(Boolean).join("&")}`);i(p=>({lines:[...a?p.lines:[],...c.lines],older:c.older}))}catch(c){c instanceof W&&c.status===401?Qt():i(p=>({...p,trouble:c.message}))}};return A(()=>{s()},[t,n?.player]),{...o,look:s}}var Ki=[{value:"donation",label:f("Donation"),note:f("into the drawer")},{value:"entry-fee",label:f("Entry fee"),note:f("into the drawer")},{value:"prize",label:f("Prize"),note:f("out of the drawer")},{value:"expense",label:f("Expense"),note:f("out of the drawer")}];function jo({server:e,state:t,onClose:n}){let o=T(e),i=St(),[s,a]=_({what:"donation",text:"",purpose:"",player:0}),l=gt(s.text,t.money?.currency),c=async()=>{let{what:h,purpose:d,player:$}=s,b={what:h,cash:l,purpose:d.trim(),...$&&{player:$}};await o.ask("POST",`${e.path}/purposes`,b)&&n()},p=h=>d=>a($=>({...$,[h]:d})),u=r`<${m} kind="plain" onTap=${n}>${f("go back")}<//>`;return r`<${x} title=${f("Money for a purpose")} onClose=${n}>
    <${P} asking=${o} way=${u} blocked=${!l||!s.purpose.trim()} submit=${f("book it")} onSubmit=${c}>
      <${I} label=${f("What it is")} value=${s.what} choices=${Ki} onChange=${p("what")} />
      <${H} label=${f("Amount")} value=${s.text} numeric suffix=${t.money?.currency??f("play money")}
        wrong=${s.text&&l===null&&f("An amount such as 100 or 100.50.")} onInput=${p("text")} />
      <${H} label=${f("Purpose")} value=${s.purpose} wrong=${o.fields.purpose} onInput=${p("purpose")} />
      <div class="labelled"><label for=${i}>${f("Whose")}</label>
        <select id=${i} value=${s.player} onChange=${h=>p("player")(Number(h.target.value))}>
          <option value="0">${f("nobody's in particular")}</option>
          ${t.players.map(({player:h,name:d})=>r`<option key=${h} value=${h}>${d}</option>`)}
        </select></div>
      <p><a href=${`/api/${e.path}/purposes/page`}>${f("The report: receipts, prizes, expenses, proceeds")}</a></p>
    <//>
  <//>`}function Wo({server:e,state:t,onClose:n}){let[o,i]=_({}),s=T({api:e.api}),a=()=>e.api.get(`sessions?night=${t.night}`).then(i,u=>i({trouble:u instanceof W?u.message:String(u.message)}));A(()=>{a()},[]);let l=async u=>{await s.ask("DELETE",`sessions/${u}`),a()},p=r`<${m} kind="plain" onTap=${async()=>{await s.ask("DELETE","session")&&location.replace("/sign-in")}}>sign this screen out<//><${m} kind="main" onTap=${n}>done<//>`;return r`<${x} title="Screens signed in" onClose=${n} foot=${p}>
    <${E} text=${o.trouble??s.error} />
    <ul class="screens">
      ${(o.sessions??[]).map(u=>r`<li key=${u.session} class="screen-row">
        <span><b>${Uo(u,t)}</b><span class="note">${u.present?"this screen":`last heard ${Z(u.last_seen)}`}${u.screen&&` \xB7 screen ${u.screen} of the night`}</span></span>
        ${!u.present&&r`<${m} busy=${s.busy} name=${`sign out ${Uo(u,t)}, ${u.screen?`screen ${u.screen}`:`number ${u.session}`}`}
          onTap=${()=>l(u.session)}>sign out<//>`}
      </li>`)}
    </ul>
  <//>`}function Uo({role:e,night:t,table:n,player:o},i){if(e==="host")return"The host's desk";let s=t===i.night?"":`, night ${t}`;if(e==="wall")return`A wall${s}`;if(e==="player"){let l=t===i.night&&i.players.find(c=>c.player===o);return`The phone of ${l?l.name:`player ${o}`}${s}`}let a=t===i.night&&i.tables.find(l=>l.table===n);return`Tablet of ${a?a.name:`table ${n}`}${s}`}var Ji=12,fn=Object.keys(Te),hn=(...e)=>e.map((t,n)=>({value:t,colour:fn[n]})),Vi=[{name:"casino",chips:[{value:1,colour:"white"},{value:5,colour:"red"},{value:25,colour:"green"},{value:100,colour:"black"},{value:500,colour:"purple"}]},{name:"tens",chips:hn(1,5,10,50,100)},{name:"many small",chips:hn(1,2,5,10,20,50)},{name:"three colours",chips:hn(1,5,20)}];function mn(e){let t=e.map(n=>n.value);return t.some(n=>!n)?"Every chip needs a value, a whole number from 1.":new Set(t).size<t.length?"Two kinds of chips have the same value.":t.includes(1)?null:"There must be a chip of 1, or some amounts could not be paid."}var zi=(e,t)=>e.length===t.length&&e.every((n,o)=>n.value===t[o].value&&n.colour===t[o].colour);function Ho({held:e,money:t,wrong:n,onChange:o}){let i=(a,l)=>o(e.map((c,p)=>p===a?{...c,...l}:c)),s=()=>{let a=fn.find(c=>!e.some(p=>p.colour===c))??"grey",l=Math.max(...e.map(c=>c.value??0));o([...e,{value:l?l*5:1,colour:a}])};return r`<fieldset class="field chip-set">
    <legend>Chips</legend>
    <div class="choices">
      ${Vi.map(a=>r`<${m} key=${a.name} chosen=${zi(a.chips,e)}
        onTap=${()=>o(a.chips)}>
        <span class="choice-words"><b>${a.name}</b><span class="choice-note">${a.chips.map(l=>l.value).join(" ")}</span></span>
      <//>`)}
    </div>
    <ul class="chip-rows">
      ${e.map((a,l)=>r`<${Zi} key=${l} chip=${a} money=${t} alone=${e.length===1}
        onChange=${c=>i(l,c)} onRemove=${()=>o(e.filter((c,p)=>p!==l))} />`)}
    </ul>
    <div><${m} kind="quiet" disabled=${e.length>=Ji} onTap=${s}>add a chip<//></div>
    ${n&&r`<p class="wrong" role="alert">${n}</p>`}
  </fieldset>`}function Zi({chip:e,money:t,alone:n,onChange:o,onRemove:i}){let[s,a]=_(!1),[l,c]=_(String(e.value??"")),p=St(),u=(sn(l)||null)===e.value?l:String(e.value??""),h=d=>{c(d),o({value:sn(d)||null})};return r`<li class="chip-row">
    <button type="button" class="swatch" aria-expanded=${String(s)} aria-label=${`colour: ${e.colour}`}
      onClick=${()=>a(!s)}><${xt} value=${e.value??0} colour=${e.colour} /></button>
    <span class="chip-colour">${e.colour}</span>
    <label class="unseen" for=${p}>value of the ${e.colour} chip</label>
    <input id=${p} class="is-numeric" type="text" inputmode="numeric" autocomplete="off" value=${u}
      onInput=${d=>h(d.target.value)} />
    <span class="chip-worth quiet">${e.value&&t?V(e.value,t):""}</span>
    <${m} kind="quiet" name=${`take the ${e.colour} chip out of the set`} disabled=${n} onTap=${i}>✕<//>
    ${s&&r`<div class="swatches" role="group" aria-label="colour">
      ${fn.map(d=>r`<button type="button" key=${d} aria-label=${d}
        class=${M(["swatch",d===e.colour&&"is-chosen"])} aria-pressed=${String(d===e.colour)}
        onClick=${()=>{o({colour:d}),a(!1)}}><${xt} value=${e.value??0} colour=${d} /></button>`)}
    </div>`}
  </li>`}var Qi=["EUR","USD","GBP","CHF","CZK","DKK","NOK","PLN","SEK","AUD","CAD","JPY","UAH"],Yi={US:"USD",GB:"GBP",CH:"CHF",CZ:"CZK",DK:"DKK",NO:"NOK",PL:"PLN",SE:"SEK",AU:"AUD",CA:"CAD",JP:"JPY",UA:"UAH"};function _n(){let e=new Intl.Locale(navigator.language||"en-IE").maximize().region,t=Yi[e]??"EUR";return{currency:t,worth:Dt(dn(t)[2],t)}}function qo({currency:e,worth:t}){if(!e)return null;let n=gt(t,e);return n?{currency:e,chip:n}:void 0}var dn=e=>Xt(e)?[10,20,50,100,200]:[10,20,50,100,500];function Go({held:e,wrong:t,onChange:n}){let o=St(),{currency:i,worth:s}=e,a=[{value:"cash",label:"Cash",note:"the drawer holds real money"},{value:"play",label:"Play money",note:"chips are only chips"}],l=p=>n(p==="play"?{...e,currency:null}:_n()),c=p=>n({currency:p,worth:Dt(dn(p)[2],p)});return r`<div class="money">
    <${I} label="What is played for" value=${i?"cash":"play"} choices=${a} onChange=${l} />
    ${i&&r`<div class="money-cash">
      <${on} label="Currency" id=${o}>
        <select id=${o} value=${i} onChange=${p=>c(p.target.value)}>
          ${Qi.map(p=>r`<option key=${p} value=${p}>${p}</option>`)}
        </select>
      <//>
      <${H} label="A chip is worth" value=${s} numeric suffix=${i} wrong=${t}
        note=${Xi(s,i)} onInput=${p=>n({currency:i,worth:p})} />
      <${I} label="Usual" value=${gt(s,i)}
        choices=${dn(i).map(p=>({value:p,label:D(p,{currency:i})}))}
        onChange=${p=>n({currency:i,worth:Dt(p,i)})} />
    </div>`}
  </div>`}function Xi(e,t){let n=gt(e,t);return n?`100 chips are ${D(100*n,{currency:t})}.`:null}var Ko=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function Jo({server:e,state:t,onClose:n}){let o=T(e),[i,s]=_(t.name),[a,l]=_(t.chip_set),[c,p]=_(()=>ta(t.money)),u=t.chips.issued>0||t.drawer.cash>0,h=qo(c),d={...i.trim()!==t.name&&{name:i.trim()},...!Ko(a,t.chip_set)&&{chip_set:a.map(({value:k,colour:w})=>({value:k,colour:w}))},...!u&&!Ko(h,t.money)&&{money:h}},$=async()=>{await o.ask("PATCH",e.path,d)&&n()},b=!i.trim()||mn(a)||h===void 0,S=r`<${m} kind="plain" onTap=${n}>go back<//>`;return r`<${x} title="Settings of the night" onClose=${n}>
    <${P} asking=${o} way=${S} submit="change" onSubmit=${$} blocked=${b||!Object.keys(d).length}>
      <${H} label="Name" value=${i} wrong=${o.fields.name} onInput=${s} />
      ${u?r`<p class="note">${t.money?`A chip is worth ${V(1,t.money)}`:"Chips are play money"}; that is settled once there are chips about, or cash in the drawer.</p>`:r`<${Go} held=${c} wrong=${h===void 0&&"What is a chip worth? Such as 0.50."} onChange=${p} />`}
      <${Ho} held=${a} money=${t.money} wrong=${mn(a)??o.fields.chip_set} onChange=${l} />
    <//>
  <//>`}function ta(e){return e?{currency:e.currency,worth:Dt(e.chip,e.currency)}:{..._n(),currency:null}}function Vo({server:e,state:t,table:n,route:o,onClose:i}){let{found:s,trouble:a,look:l}=ee(e.api,`${o}/codes`),c=r`
    <a class="button is-plain" href=${`/table/${t.night}/${n.table}`}>deal on this screen</a>
    <${m} kind="main" onTap=${i}>done<//>`;return r`<${x} title=${`A tablet for ${n.name}`} onClose=${i} foot=${c}>
    <${E} text=${a} />
    ${s&&r`<div class="invitation">
      <${st} svg=${s.qr} name=${`the address of ${n.name}'s tablet, to scan`} />
      <div class="invitation-words">
        <p>Scan it with the tablet, or open</p>
        <p class="address">${new URL(s.url).host}</p>
        <p>there and type</p>
        <p class="code">${pt(s.code)}</p>
        <p class="note">Good until ${Z(s.expires)}, for one tablet: another one that comes in waits until it is let in.</p>
        <${m} kind="quiet" onTap=${l}>another code<//>
      </div>
    </div>`}
    ${!s&&!a&&r`<p class="quiet">One moment.</p>`}
  <//>`}function ee(e,t){let[n,o]=_({}),i=async()=>{try{o({found:await e.send("POST",t)})}catch(s){if(!(s instanceof W))throw s;o({trouble:s.message})}};return A(()=>{i()},[t]),{...n,look:i}}function zo({server:e,state:t,onClose:n}){let{found:o,trouble:i,look:s}=ee(e.api,`${e.path}/wall-codes`),a=r`<a class="button is-plain" href="/wall" target="_blank" rel="noopener">look at the wall here</a>
    <${m} kind="main" onTap=${n}>done<//>`;return r`<${x} title="A screen on the wall" onClose=${n} foot=${a}>
    <${E} text=${i} />
    ${o&&r`<div class="invitation">
      <${st} svg=${o.qr} name="the wall's address, to scan" />
      <div class="invitation-words">
        <p>Open on the television</p>
        <p class="address">${new URL(o.url).host}/wall</p>
        <p>and type, with the remote control</p>
        <p class="code">${pt(o.code)}</p>
        <p class="note">Good until ${Z(o.expires)}. It shows every table of the night, and can do nothing.</p>
        <${m} kind="quiet" onTap=${s}>another code<//>
      </div>
    </div>`}
    <${ea} server=${e} state=${t} />
  <//>`}function ea({server:e,state:t}){let[n,o]=_(null),i=T({api:e.api});A(()=>{e.api.get(`${e.path}/wall`).then(c=>o(c.shows),()=>{})},[]);let s=async c=>{await i.ask("PUT",`${e.path}/wall`,{shows:c})&&o(c)},a=t.tables.filter(({status:c})=>c!=="closed"),l=[["liveliest","where something happens"],["turns","table after table"],...a.map(({table:c,name:p})=>[String(c),p])];return r`<fieldset class="wall-choice">
    <legend>The walls show</legend>
    <${E} text=${i.error} />
    <div class="choices">
      ${l.map(([c,p])=>r`<${m} key=${c} chosen=${n===c} busy=${i.busy} onTap=${()=>s(c)}>${p}<//>`)}
    </div>
  </fieldset>`}var na={entries:Ae,drawer:Lo,purposes:jo,wall:zo,screens:Wo,settings:Jo};function Zo({server:e,state:t,onClose:n}){let[o,i]=_(null),s=na[o],a=t.status==="open";return r`<section class="whole-night no-print" aria-label="the whole night">
    <div class="choices">
      ${a&&r`<${m} onTap=${()=>i("drawer")}>drawer<//>`}
      ${a&&r`<${m} onTap=${()=>i("purposes")}>${f("donations, prizes \u2026")}<//>`}
      <${m} onTap=${()=>i("entries")}>put right …<//>
      <${m} onTap=${()=>i("wall")}>wall<//>
      <${m} onTap=${()=>i("screens")}>screens<//>
      ${a&&r`<${m} onTap=${()=>i("settings")}>settings<//>`}
      <a class="button" href=${`/books/${t.night}`}>the books</a>
      <a class="button" href=${`/api/nights/${t.night}/page`}>${f("on one page")}</a>
      <${m} onTap=${()=>print()}>print<//>
    </div>
    ${a&&r`<${m} kind="danger" onTap=${n}>close the night<//>`}
    ${s&&r`<${s} server=${e} state=${t} onClose=${()=>i(null)} />`}
  </section>`}var oa={live:f("live"),polling:f("slow"),lost:f("no connection")};function Qo({path:e,round:t,tray:n,connection:o,children:i}){return r`<header class="bar">
    <ol class="bar-path">${e.map(s=>r`<li key=${s}>${s}</li>`)}</ol>
    ${t!=null&&r`<span>${Ne("round {number}",{number:r`<b>${t}</b>`})}</span>`}
    ${n!=null&&r`<span class="bar-tray" data-place="house">${Ne("tray {chips}",{chips:r`<b class="figure">${g(n)}</b>`})}</span>`}
    ${o&&r`<span class=${`connection is-${o}`} role="status">${oa[o]}</span>`}
    ${i}
  </header>`}var Yo=({path:e,connection:t,children:n})=>r`<div class="masthead" data-ground="felt">
  <${Qo} path=${e} connection=${t}>${n}<//>
</div>`;var sa=3e4;function Xo(e,t,n=null){let[o,i]=_(null);return A(()=>{let s=!1,a=()=>e.get(`nights/${t}/room`).then(c=>s||i(c),()=>{});a();let l=setInterval(()=>document.hidden||a(),sa);return()=>{s=!0,clearInterval(l)}},[t,n]),o}var bn=e=>e.addresses.length>0;function ts({room:e,small:t}){return bn(e)?r`<div class=${M(["room-code",t&&"is-small"])}>
    <${st} svg=${e.qr} name=${f("the address to join with a phone, to scan")} />
    <div class="room-words">
      <p>${t?f("Join"):f("Scan it with a phone, or open")}</p>
      <p class="room-address">${e.addresses[0]}</p>
      ${e.addresses.slice(1).map(n=>r`<p key=${n} class="room-other">${f("or {address}",{address:n})}</p>`)}
      <p class="room-figures">${pt(e.code)}</p>
    </div>
  </div>`:r`<p>${f("No phone reaches this Croupier: it listens on its own machine alone. Start it without --host.")}</p>`}function es({server:e,state:t}){let n=T(e);if(!t.asking.length)return null;let o=s=>`${e.path}/guests/${s.session}`,i=(s,a)=>n.ask(s,o(a));return r`<ul class="asked no-print" aria-label="phones that ask to come in">
    ${t.asking.map(s=>r`<li key=${s.session} role="alert">
      <span><b>${s.name}</b> ${s.player===null?"asks to come in.":"asks to come in with another phone."}
        ${s.player!==null&&r` <span class="note">The one that is in goes out.</span>`}</span>
      <${m} busy=${n.busy} name=${`send ${s.name} away`} onTap=${()=>i("DELETE",s)}>send away<//>
      <${m} kind="main" busy=${n.busy} name=${`let ${s.name} in`} onTap=${()=>i("PUT",s)}>let in<//>
    </li>`)}
    <${E} text=${n.error} onGone=${n.clear} />
  </ul>`}function ns({server:e,state:t,large:n,onShow:o}){let i=Xo(e.api,t.night,n);return i?bn(i)?r`<button type="button" class="room-button no-print" onClick=${o}>
    <span>join at <b>${i.addresses[0]}</b></span>
    <span class="code">${pt(i.code)}</span>
    <span class="note">${t.phones.length?`${v(t.phones.length,"phone")} in`:"no phone is in"} · show it large</span>
  </button>`:r`<p class="note no-print">No phone reaches this Croupier: it listens on its own machine alone.</p>`:null}var ia={ask:"wait for your tap",in:"come in at once",out:"stay out"};function os({server:e,state:t,onClose:n}){let[o,i]=_(null),[s,a]=_(null),l=T(e),c=`${e.path}/phones`;A(()=>{e.api.get(c).then(i,()=>{})},[t.phones.join(),t.asking.length]);let p=async(d,$,b)=>{let S=await l.ask(d,`${e.path}/${$}`,b);S?.room&&i(S)},u=d=>l.ask("DELETE",`sessions/${d.session}`);if(s)return r`<${gn} server=${e} player=${s} onClose=${()=>a(null)} />`;let h=r`<span></span><${m} kind="main" onTap=${n}>done<//>`;return r`<${x} title="Phones" onClose=${n} foot=${h}>
    <${E} text=${l.error} onGone=${l.clear} />
    ${!o&&r`<p class="quiet">One moment.</p>`}
    ${o&&r`<${ts} room=${o.room} />
      <div><${m} kind="quiet" busy=${l.busy} onTap=${()=>p("POST","room/code")}>another code<//></div>
      <fieldset class="field"><legend>Somebody whose name is not on the list</legend>
        <div class="choices">
          ${Object.entries(ia).map(([d,$])=>r`<${m} key=${d} chosen=${o.new_names===d} busy=${l.busy}
            onTap=${()=>p("PUT","room",{new_names:d})}>${$}<//>`)}
        </div>
      </fieldset>
      <h3>${o.phones.length?`${v(o.phones.length,"phone")} in`:"No phone is in yet"}</h3>
      <ul class="screens">
        ${o.phones.map(d=>r`<li key=${d.session} class="screen-row">
          <span><b>${d.name}</b><span class="note">in since ${Z(d.since)} · last heard ${Z(d.last_seen)}</span></span>
          <span class="choices">
            <${m} name=${`a new link for ${d.name}`} onTap=${()=>a(d)}>new link<//>
            <${m} busy=${l.busy} name=${`sign the phone of ${d.name} out`} onTap=${()=>u(d)}>sign out<//>
          </span>
        </li>`)}
      </ul>`}
  <//>`}function gn({server:e,player:t,onClose:n}){let{found:o,trouble:i,look:s}=ee(e.api,`${e.path}/players/${t.player}/link`),a=r`<span></span><${m} kind="main" onTap=${n}>done<//>`;return r`<${x} title=${`A phone for ${t.name}`} onClose=${n} foot=${a}>
    <${E} text=${i} />
    ${o&&r`<div class="invitation">
      <${st} svg=${o.qr} name=${`the link of ${t.name}'s phone, to scan`} />
      <div class="invitation-words">
        <p>Scan it with ${t.name}'s own phone: whoever opens it is ${t.name}.</p>
        <p class="note">Good until ${Z(o.expires)}. A phone that ${t.name} had is out as soon as this one is in.</p>
        <${m} kind="quiet" onTap=${s}>another link<//>
      </div>
    </div>`}
    ${!o&&!i&&r`<p class="quiet">One moment.</p>`}
  <//>`}function ss({label:e,value:t,range:n,chipset:o,last:i,optional:s,onChange:a}){let[l,c]=_([]),p=un(t,l,o),u=cn(n),h=w=>u===null||w<=u,d=w=>{c(w),a(w.reduce((y,C)=>y+C,0))},$=w=>h(t+w)&&d([...p,w]),b=w=>d(Do(p,w)),S=w=>d(un(w,[],o)),k=t===0&&s?f("none"):Mo(t,n);return r`<div class="pad" role="group" aria-label=${e}>
    <div class="pad-head">
      ${e&&r`<span class="pad-label">${e}</span>`}
      <output class="pad-amount">${g(t)}</output>
      <span class=${M(["pad-note",k&&t>0&&"is-wrong"])}>${k??ra(u)}</span>
    </div>
    <div class="pad-keys">
      <${aa} chipset=${o} fits=${w=>h(t+w)} onAdd=${$} onTakeOff=${b} />
      <div class="pad-side">
        <${m} name=${f("take off the last chip")} disabled=${!p.length}
          onTap=${()=>d(p.slice(0,-1))}>⌫<//>
        <${m} kind="quiet" disabled=${!i||!h(i)} onTap=${()=>S(i)}>
          ${i?f("same again \xB7 {chips}",{chips:i}):f("same again")}
        <//>
        <${m} kind="quiet" disabled=${!t} onTap=${()=>d([])}>${f("clear")}<//>
      </div>
    </div>
  </div>`}function aa({chipset:e,fits:t,onAdd:n,onTakeOff:o}){let i=[...e].sort((s,a)=>s.value-a.value);return r`<div class="pad-chips">
    ${i.map(s=>r`<${ca} key=${s.value} chip=${s} disabled=${!t(s.value)}
      onAdd=${()=>t(s.value)&&n(s.value)} onTakeOff=${()=>o(s.value)} />`)}
  </div>`}var ra=e=>e===null?"":f("of {most}",{most:e}),la=450;function ca({chip:e,disabled:t,onAdd:n,onTakeOff:o}){let i=U(null),s=U(!1),a=()=>{s.current=!1,i.current=setTimeout(()=>{s.current=!0,o()},la)},l=()=>clearTimeout(i.current);return r`<button type="button" class="pad-chip" aria-disabled=${t?"true":null}
      aria-label=${f("add {value} ({colour})",{value:e.value,colour:K(e.colour)})}
      onPointerDown=${a} onPointerUp=${l} onPointerLeave=${l} onPointerCancel=${l}
      onContextMenu=${c=>c.preventDefault()}
      onClick=${()=>!s.current&&n()}>
    <${xt} ...${e} />
  </button>`}var ua=Number.MAX_SAFE_INTEGER;function Q({label:e,value:t,most:n,least:o=1,money:i,chipset:s,inChips:a,last:l,onChange:c}){let p=a?null:i,u=an(p,n,{from:a?100:20}).filter(h=>h!==n);return r`<div class="chip-amount">
    <div class="quick" role="group" aria-label="amounts at one tap">
      ${u.map(h=>r`<${is} key=${h} sum=${h} money=${p} chosen=${h===t} onTap=${c} />`)}
      ${n>0&&r`<${is} sum=${n} words="all" money=${p} chosen=${n===t} onTap=${c} />`}
    </div>
    <${ss} label=${e} value=${t} range=${{min:o,max:n??ua,step:1}} chipset=${s}
      last=${l} optional=${o===0} onChange=${c} />
  </div>`}function is({sum:e,words:t,money:n,chosen:o,onTap:i}){let s=t??(n?D(e*n.chip,n):g(e)),a=t||n?`${g(e)} chip${e===1?"":"s"}`:null;return r`<${m} chosen=${o} onTap=${()=>i(e)}>
    <span class="choice-words"><b>${s}</b>${a&&r`<span class="choice-note">${a}</span>`}</span>
  <//>`}var Bt=(e,t,n)=>`${e.path}/players/${t.player}/${n}`,Ee=({drawer:e,money:t})=>Math.floor(e.cash/(t?.chip??1)),rs=(e,t)=>e.state.players.find(n=>n.player===t.player),as=0;function pa({server:e,state:t,player:n,way:o,onDone:i}){let s=T(e),[a,l]=_(0),[c,p]=_(n.owed>0?"owed":"cash"),u=q(a,t.money),h=async()=>{let S=await s.ask("POST",Bt(e,n,"buy-ins"),{chips:a,against:c});S&&(as=a,i({entry:S.entry,title:`${n.name} has bought ${v(a,"chip")}`,take:{cash:`Take ${u} from ${n.name}.`,marker:`${n.name} signs a marker for ${v(a,"chip")}.`,owed:`The house owes ${n.name} ${v(n.owed-a,"chip")} from now on.`}[c],hand:"Push across:",piles:a,change:!0}))},d=n.limit===null?"owed to the desk":`${v(Math.max(0,n.limit-n.owes.desk),"chip")} more at most`,$=[n.owed>0&&{value:"owed",label:"What the house owes",note:v(n.owed,"chip")},{value:"cash",label:"Cash",note:"into the drawer"},{value:"marker",label:"Marker",note:d}].filter(Boolean),b={cash:`${n.name} pays ${u}.`,marker:`${n.name} will owe ${v(n.owes.desk+a,"chip")} to the desk.`,owed:`Paid with ${v(a,"chip")} of what the house owes.`};return r`<${P} asking=${s} way=${o} blocked=${!a} onSubmit=${h}
      submit=${a?`sell ${v(a,"chip")}`:"sell"}>
    <${Q} label="chips" value=${a} last=${as} money=${t.money} chipset=${t.chip_set} onChange=${Ft(s,l)} />
    <${I} label="Against" value=${c} choices=${$} onChange=${p} />
    <p class="says">${a?b[c]:"How much?"}</p>
  <//>`}function $a({server:e,state:t,player:n,way:o,onDone:i}){let s=T(e),[a,l]=_(0),c=Math.min(n.bankroll,Ee(t));return r`<${P} asking=${s} way=${o} blocked=${!a} onSubmit=${async()=>{let u=await s.ask("POST",Bt(e,n,"buy-backs"),{chips:a});u&&i({entry:u.entry,title:`${v(a,"chip")} taken back`,take:`Take ${v(a,"chip")} from ${n.name}:`,piles:a,after:`Hand ${n.name} ${q(a,t.money)} from the drawer.`})}}
      submit=${a?`take ${v(a,"chip")} back`:"take back"}>
    <${Q} label="chips" value=${a} most=${c} money=${t.money} chipset=${t.chip_set} onChange=${Ft(s,l)} />
    <p class="says">${a?`${n.name} gets ${q(a,t.money)}.`:c<n.bankroll?`The drawer can pay for ${v(c,"chip")} of ${n.bankroll}.`:"How much?"}</p>
  <//>`}function ha({server:e,state:t,player:n,way:o,onDone:i}){let s=T(e),a=xe(n.bankroll,t.chip_set),[l,c]=_("count"),[p,u]=_(null),h=l==="count",d=h?a.total:n.bankroll,$=ko({...n,bankroll:d},t),b=()=>{let y=h?a.over():{};y&&(h&&Rt(a.total,a.book)?u(y):S(y))},S=async y=>{u(null);let C=await s.ask("POST",Bt(e,n,"cash-outs"),y);if(!C)return a.afresh(n.bankroll);let O=rs(C,n),Y=O.cash_out-n.cash_out;i({entry:C.entry,title:`${n.name} has cashed out`,take:`Take the ${v(d,"chip")} back.`,hand:Y>0?`Hand ${n.name} ${D(Y,t.money)}.`:"Nothing to hand over.",after:[ga(O.found-n.found),ya(O,t.money)].filter(Boolean).join(" ")})},k=[{value:"count",label:"Count the chips",note:"by their kinds"},{value:"book",label:"As in the book",note:v(n.bankroll,"chip")}],w=[[h?"counted":`${n.name}'s bankroll`,v(d,"chip")],$.settled>0&&["goes to what is owed",v($.settled,"chip")],["paid from the drawer",q($.paid,t.money)],$.owed>0&&["the drawer cannot pay: the house will owe",q($.owed,t.money)]].filter(Boolean);return r`<${P} asking=${s} way=${o} blocked=${h?!a.said:!d} onSubmit=${b} submit=${`cash out ${n.name}`}>
    <${I} label="Chips handed in" value=${l} choices=${k} onChange=${c} />
    ${h&&r`<${Ce} counting=${a} chipset=${t.chip_set} />`}
    ${p&&r`<${It} found=${a.total} book=${a.book} says=${`${n.name} is paid for ${v(a.total,"chip")}.`}
      onYes=${()=>S(p)} onClose=${()=>u(null)} />`}
    <dl class="standing">
      ${w.map(([y,C])=>r`<div key=${y}><dt>${y}</dt><dd class="figure">${C}</dd></div>`)}
    </dl>
    ${n.racks.length>0&&r`<p class="note">What stands at the tables stays there until ${n.name} stands up.</p>`}
  <//>`}function fa({server:e,state:t,player:n,way:o,onDone:i}){let s=T(e),[a,l]=_(0),[c,p]=_(n.bankroll?"chips":"cash"),u=c==="chips"?Math.min(j(n),n.bankroll):j(n),h=async()=>{let b=await s.ask("POST",Bt(e,n,"repayments"),{chips:a,with:c});if(!b)return;let S=j(n)-a;i({entry:b.entry,title:`${n.name} has repaid ${v(a,"chip")}`,take:c==="cash"?`Take ${q(a,t.money)} from ${n.name}.`:`Take ${v(a,"chip")} from ${n.name}:`,piles:c==="chips"?a:0,after:S?`${n.name} still owes ${v(S,"chip")}.`:"Nothing is owed any more."})},d=[{value:"chips",label:"Chips",note:"of the bankroll"},{value:"cash",label:"Cash",note:"into the drawer"}],$=b=>{p(b),l(0),s.clear()};return r`<${P} asking=${s} way=${o} blocked=${!a} onSubmit=${h}
      submit=${a?`repay ${v(a,"chip")}`:"repay"}>
    <${I} label="With" value=${c} choices=${d} onChange=${$} />
    <${Q} label="chips" value=${a} most=${u} money=${t.money} chipset=${t.chip_set} onChange=${Ft(s,l)} />
    <p class="says">${a&&c==="cash"?`${n.name} pays ${q(a,t.money)}.`:`${n.name} owes ${v(j(n),"chip")}${c==="chips"?` and has ${v(n.bankroll,"chip")} in the bankroll`:""}.`}</p>
  <//>`}function ma({server:e,state:t,player:n,way:o,onDone:i}){let s=T(e),a=Math.min(n.owed,Ee(t)),[l,c]=_(a);return r`<${P} asking=${s} way=${o} blocked=${!l} onSubmit=${async()=>{let u=await s.ask("POST",Bt(e,n,"house-payments"),{chips:l});if(!u)return;let h=n.owed-l;i({entry:u.entry,title:`The house has paid ${n.name}`,hand:`Hand ${n.name} ${q(l,t.money)} from the drawer.`,after:h?`The house still owes ${q(h,t.money)}.`:"The house owes nothing any more."})}}
      submit=${l?`pay ${q(l,t.money)}`:"pay"}>
    <${Q} label="chips' worth" value=${l} most=${a} money=${t.money} chipset=${t.chip_set} onChange=${Ft(s,c)} />
    <p class="says">The house owes ${n.name} ${q(n.owed,t.money)}; the drawer holds ${D(t.drawer.cash,t.money)}.</p>
  <//>`}function da({server:e,state:t,player:n,way:o,onDone:i}){let s=T(e),a=t.players.filter($=>$.player!==n.player),[l,c]=_(a.length===1?a[0].player:null),[p,u]=_(0),h=a.find($=>$.player===l);return r`<${P} asking=${s} way=${o} blocked=${!p||!h} onSubmit=${async()=>{let $={from:n.player,to:l,chips:p},b=await s.ask("POST",`${e.path}/gifts`,$);b&&i({entry:b.entry,title:`${n.name} gives ${h.name} ${v(p,"chip")}`,hand:"From hand to hand:",piles:p})}}
      submit=${p?`give ${v(p,"chip")}`:"give"}>
    <${I} label="To" value=${l} choices=${a.map($=>({value:$.player,label:$.name}))} onChange=${c} />
    <${Q} label="chips" value=${p} most=${n.bankroll} money=${t.money} chipset=${t.chip_set} onChange=${Ft(s,u)} />
    <p class="says">${h?p?`${n.name} gives ${h.name} ${v(p,"chip")}.`:"How much?":"To whom?"}</p>
  <//>`}function _a({server:e,state:t,player:n,way:o,onDone:i}){let s=T(e),[a,l]=_(n.limit!==null?"some":"none"),[c,p]=_(n.limit??0),u=a==="none"?null:c,h=async()=>{await s.ask("PUT",Bt(e,n,"marker-limit"),{limit:u})&&i({title:`${n.name}'s limit`,hand:u===null?`The desk lends ${n.name} without a limit.`:`The desk lends ${n.name} ${v(u,"chip")} at most.`})},d=[{value:"none",label:"No limit"},{value:"some",label:"A limit",note:"for what the desk lends"}];return r`<${P} asking=${s} way=${o} blocked=${u===n.limit} onSubmit=${h} submit="that is the limit">
    <${I} label="Markers at the desk" value=${a} choices=${d} onChange=${l} />
    ${a==="some"&&r`<${Q} label="chips" least=${0} value=${c} money=${t.money} chipset=${t.chip_set} onChange=${Ft(s,p)} />`}
    <p class="says">${n.name} owes the desk ${v(n.owes.desk,"chip")} now.</p>
    <p class="note">Compulsory payments at the tables are advanced regardless.</p>
  <//>`}function ba({server:e,player:t,way:n,onDone:o}){let i=T(e),[s,a]=_(t.name),l=async()=>{let c=await i.ask("PATCH",`${e.path}/players/${t.player}`,{name:s.trim()});c&&o({title:rs(c,t).name,hand:`${t.name} is called that from now on.`})};return r`<${P} asking=${i} way=${n} blocked=${!s.trim()||s.trim()===t.name} onSubmit=${l} submit="rename">
    <${H} label="Name" value=${s} wrong=${i.fields.name} focused onInput=${a} />
  <//>`}function ga(e){return e?`${v(Math.abs(e),"chip")} ${e>0?"more":"fewer"} than in the book: noted as ${e>0?"over":"short"}.`:null}function ya(e,t){let n=[z(e)>0&&`still has ${v(z(e),"chip")} at the tables`,j(e)>0&&`still owes ${v(j(e),"chip")}`,e.owed>0&&`is owed ${V(e.owed,t)} by the house`].filter(Boolean);return n.length?`${e.name} ${n.join(" and ")}.`:null}var Ft=(e,t)=>n=>{e.clear(),t(n)},yn={sell:{label:"sell chips",main:!0,Form:pa,possible:()=>!0},out:{label:"cash out",Form:ha,possible:e=>e.bankroll>0},back:{label:"take chips back",Form:$a,possible:(e,t)=>Math.min(e.bankroll,Ee(t))>0},give:{label:"give chips to \u2026",Form:da,possible:(e,t)=>e.bankroll>0&&t.players.length>1},repay:{label:"repay a marker",Form:fa,possible:e=>j(e)>0},pay:{label:"pay what is owed",Form:ma,possible:(e,t)=>Math.min(e.owed,Ee(t))>0},limit:{label:"limit of markers",Form:_a,possible:()=>!0},rename:{label:"rename",Form:ba,possible:()=>!0}};function ls({server:e,state:t,player:n,deed:o,onClose:i}){let[s,a]=_(o??null),[l,c]=_(null),p=()=>{c(null),a(null)};if(l)return r`<${wa} server=${e} receipt=${l} state=${t} onMore=${p} onClose=${i} />`;if(s==="entries")return r`<${Ae} server=${e} state=${t} player=${n} onClose=${p} />`;if(s==="phone")return r`<${gn} server=${e} player=${n} onClose=${p} />`;if(s){let{Form:h,label:d}=yn[s],$=r`<${m} kind="plain" onTap=${o?i:p}>go back<//>`;return r`<${x} title=${`${n.name}: ${d}`} onClose=${i}>
      <${h} server=${e} state=${t} player=${n} way=${$} onDone=${c} />
    <//>`}let u=r`<${m} kind="plain" onTap=${i}>close<//>
    <a class="button is-plain" href=${`/books/${t.night}#player-${n.player}`}>line by line</a>`;return r`<${x} title=${n.name} onClose=${i} foot=${u}>
    <${va} player=${n} state=${t} />
    <${ka} corrections=${n.corrections} />
    <div class="deed-grid">
      ${Object.entries(yn).map(([h,d])=>r`<${m} key=${h} kind=${d.main?"main":"plain"}
        disabled=${!d.possible(n,t)} onTap=${()=>a(h)}>${d.label}<//>`)}
      <${m} kind="plain" onTap=${()=>a("phone")}>a link for the phone …<//>
      <${m} kind="plain" onTap=${()=>a("entries")}>what was done …<//>
    </div>
  <//>`}function va({player:e,state:t}){let n=e.racks.map(i=>[`${t.tables.find(a=>a.table===i.table)?.name??`Table ${i.table}`}, seat ${i.seat}`,g(i.chips)]),o=[["cash in",D(e.cash_in,t.money)],["bankroll",g(e.bankroll)],...n,e.cash_out>0&&["cash out",D(e.cash_out,t.money)],e.owes.desk>0&&["owes the desk",g(e.owes.desk)],e.owes.table>0&&["owes for advances at tables",g(e.owes.table)],e.owed>0&&["the house owes",g(e.owed)],e.limit!==null&&["the desk lends at most",g(e.limit)],e.found!==0&&[`counted ${e.found>0?"over":"short"}`,G(e.found)],["result",G(e.result)]].filter(Boolean);return r`<dl class="standing">
    ${o.map(([i,s])=>r`<div key=${i}><dt>${i}</dt><dd class="figure">${s}</dd></div>`)}
  </dl>`}function ka({corrections:e}){return e.length?r`<ul class="corrections" aria-label="put right">
    ${e.map(t=>r`<li key=${t.entry} class="note">Entry ${t.corrects}
      (${t.was.replaceAll("-"," ")}) taken back at ${Z(t.at)} by ${t.who}: ${t.why}</li>`)}
  </ul>`:null}function wa({server:e,receipt:t,state:n,onMore:o,onClose:i}){let s=T(e),[a,l]=_(!1),{title:c,hand:p,take:u,piles:h,change:d,after:$,entry:b}=t,S=async()=>{let w={entry:b,why:"taken back at once at the desk"};await s.ask("POST",`${e.path}/corrections`,w)&&l(!0)},k=r`
    <${m} kind="plain" onTap=${o}>something else<//>
    <${m} kind="main" onTap=${i}>done<//>`;return a?r`<${x} title="Taken back" onClose=${i} foot=${k}>
      <p>It stands in the book, and so does its correction: everything is as it was before.</p>
    <//>`:r`<${x} title=${c} onClose=${i} foot=${k}>
    ${u&&r`<p class="receipt-line">${u}</p>`}
    ${p&&r`<p class="receipt-line">${p}</p>`}
    ${h>0&&r`<${Se} amount=${h} chipset=${n.chip_set} change=${d} words />`}
    ${$&&r`<p class="quiet">${$}</p>`}
    <${E} text=${s.error} onGone=${s.clear} />
    ${b&&r`<div><${m} kind="quiet" busy=${s.busy} onTap=${S}>a mistake: take it back<//></div>`}
  <//>`}var Ta=12;function vn(e){let[t,n]=_(null);return A(()=>{e.get("people").then(n,()=>{})},[]),t}function cs({house:e,here:t,onCome:n}){if(!e)return null;let o=l=>l.filter(({name:c})=>!t.includes(c)),i=new Map(e.people.map(l=>[l.person,l])),s=e.groups.map(({name:l,people:c})=>({name:l,people:o(c.map(p=>i.get(p)).filter(Boolean))})).filter(({people:l})=>l.length),a=o(e.people).slice(0,Ta);return a.length?r`<div class="names-list" role="group" aria-label=${f("people of the house")}>
    ${s.map(({name:l,people:c})=>r`<${m} key=${`group ${l}`} onTap=${()=>n(c)}>
      ${f("{group}: all {people}",{group:l,people:c.length})}<//>`)}
    ${a.map(l=>r`<${m} key=${l.person} kind="quiet" onTap=${()=>n([l])}>+ ${l.name}<//>`)}
  </div>`:null}function us({server:e,state:t,onClose:n}){let o=T({api:e.api}),i=vn(e.api),[s,a]=_(t.name),l=(i?.players??[]).filter(({night:u,person:h})=>u===t.night&&h!==null),c=async()=>{let u=l.map(({person:h})=>h);await o.ask("PUT","groups",{name:s.trim(),people:u})&&n()},p=r`<${m} kind="plain" onTap=${n}>${f("go back")}<//>`;return r`<${x} title=${f("A group of friends")} onClose=${n}>
    <${P} asking=${o} way=${p} blocked=${!s.trim()||!l.length} onSubmit=${c} submit=${f("save the group")}>
      <${H} label=${f("Its name")} value=${s} focused onInput=${a} />
      <p class="says">${it(l.map(u=>u.name))}</p>
      <p class="note">${f("On another night all of them come with one tap.")}</p>
    <//>
  <//>`}var Sa=[{value:"cash",label:f("Cash"),note:f("into the drawer")},{value:"marker",label:f("Marker"),note:f("owed to the desk")}];function ps({server:e,state:t,onClose:n}){let o=T(e),i=({chips:y})=>y===0,s=t.players.some(i)?t.players.filter(i):t.players,[a,l]=_(s.map(({player:y})=>y)),[c,p]=_(0),[u,h]=_("cash"),[d,$]=_(null),b=t.players.filter(({player:y})=>a.includes(y)),S=y=>l(a.includes(y)?a.filter(C=>C!==y):[...a,y]),k=async()=>{let y=b.map(({player:at})=>at),C={players:y,chips:c,against:u},O=await o.ask("POST",`${e.path}/buy-ins`,C);if(!O)return;let Y=y.map((at,ht)=>O.entry-y.length+1+ht);$({entries:Y,who:b.map(({name:at})=>at),amount:c,against:u})};if(d)return r`<${Aa} server=${e} state=${t} sold=${d} onClose=${n} />`;let w=r`<${m} kind="plain" onTap=${n}>${f("go back")}<//>`;return r`<${x} title=${f("The same chips for several")} onClose=${n}>
    <${P} asking=${o} way=${w} blocked=${!c||!b.length} onSubmit=${k}
        submit=${xa(c,b)}>
      <div class="choices" role="group" aria-label=${f("to whom")}>
        ${t.players.map(({player:y,name:C})=>r`<${m} key=${y} chosen=${a.includes(y)}
          onTap=${()=>S(y)}>${C}<//>`)}
      </div>
      <${Q} label=${f("chips for each")} value=${c} money=${t.money} chipset=${t.chip_set}
        onChange=${y=>{o.clear(),p(y)}} />
      <${I} label=${f("Against##what is given for chips")} value=${u} choices=${Sa} onChange=${h} />
      <p class="says">${!c||!b.length?f("How much, and to whom?"):Ca(u,c,b.length,t.money)}</p>
    <//>
  <//>`}var xa=(e,{length:t})=>e&&t?yt("sell {count} chip to each of {people}","sell {count} chips to each of {people}",e,{people:t}):f("sell"),Ca=(e,t,n,o)=>e==="cash"?f("Each pays {sum}, together {all}.",{sum:q(t,o),all:q(t*n,o)}):yt("Each will owe {count} chip more to the desk.","Each will owe {count} chips more to the desk.",t);function Aa({server:e,state:t,sold:n,onClose:o}){let i=T(e),[s,a]=_(!1),{entries:l,who:c,amount:p,against:u}=n,h=async()=>{let $={entries:l,why:"taken back at once at the desk"};await i.ask("POST",`${e.path}/corrections/all`,$)&&a(!0)},d=r`<${m} kind="main" onTap=${o}>${f("done")}<//>`;return s?r`<${x} title=${f("Taken back")} onClose=${o} foot=${d}>
      <p>${f("It stands in the book, and so does its correction: everything is as it was before.")}</p>
    <//>`:r`<${x} title=${yt("{count} chip each for {people}","{count} chips each for {people}",p,{people:it(c)})} onClose=${o} foot=${d}>
    <p class="receipt-line">${u==="cash"?f("Take {sum} from each: {all} in all.",{sum:q(p,t.money),all:q(p*c.length,t.money)}):yt("Each signs a marker for {count} chip.","Each signs a marker for {count} chips.",p)}</p>
    <p class="receipt-line">${f("Push across, to each:")}</p>
    <${Se} amount=${p} chipset=${t.chip_set} change words />
    <${E} text=${i.error} onGone=${i.clear} />
    <div><${m} kind="quiet" busy=${i.busy} onTap=${h}>${f("a mistake: take it back from all")}<//></div>
  <//>`}function $s({state:e}){let{money:t,drawer:n,players:o,checks:i}=e,s=we(e),a=nn(o),l=vo(e),c=Yt(e.tables).result,p=!Tt(e)&&r`<${ne} name="Drawer" value=${D(n.cash,t)} note=${`float ${D(n.float,t)}`}
      warning=${s>0&&`${D(s,t)} short if everyone cashed in`}
      good=${!s&&a>0&&`covers everyone: ${D(a*(t?.chip??1),t)}`} />
    <${ne} name="Chips out" value=${g(l.out)} note=${Oa(l)}
      warning=${e.chips.over_short!==0&&`counted ${e.chips.over_short>0?"short":"over"}: ${g(Math.abs(e.chips.over_short))}`} />
    <${ne} name="House" value=${G(c)} tone=${Ct(c)}
      note=${t&&c?`${V(Math.abs(c),t)} ${c>0?"up":"down"} at the tables`:"result at the tables"} />`;return r`<section class="summary" aria-label="the night in figures">
    ${p||r`<${ne} name="Played for" value="points" note="no chips are out; sell some and the figures appear" />`}
    <${ne} name="Books" value=${i.agree?"agree":"do not agree"} tone=${i.agree?null:"lost"}
      note=${Ea(e.put_right)} good=${i.agree&&"balances are what the transfers make"} />
    ${!i.agree&&r`<ul class="findings" role="alert">
      ${i.findings.map(u=>r`<li key=${u}>${u}</li>`)}
    </ul>`}
  </section>`}var Ct=e=>e>0?"won":e<0?"lost":null;function Ea({voided:e,undone:t,corrected:n}){return[e>0&&`${v(e,"round")} voided`,t>0&&`${v(t,"action")} undone`,n>0&&`${n} ${n===1?"entry":"entries"} corrected`].filter(Boolean).join(" \xB7 ")}function Oa({held:e,trays:t,felt:n}){return[`players ${g(e)}`,`trays ${g(t)}`,n>0&&`felts ${g(n)}`].filter(Boolean).join(" \xB7 ")}var ne=({name:e,value:t,note:n,good:o,warning:i,tone:s})=>r`<div class="sum">
  <h2 class="sum-name">${e}</h2>
  <p class=${M(["sum-value",s])}>${t}</p>
  ${n&&r`<p class="note">${n}</p>`}
  ${o&&r`<p class="note is-good">${o}</p>`}
  ${i&&r`<p class="note is-warning">${i}</p>`}
</div>`;function hs({server:e,state:t,onShow:n}){let[o,i]=_(!1),[s,a]=_(!1),l=t.status==="open";return r`<section class="part" aria-labelledby="players">
    <h2 id="players">Players</h2>
    ${t.players.length>0?r`<${Tt(t)?Pa:Na} state=${t} open=${l} onShow=${n} />`:r`<p class="empty">${l?"Nobody has come yet. Type the first name.":"Nobody came."}</p>`}
    ${l&&r`<${Ma} server=${e} state=${t} />`}
    ${l&&t.players.length>1&&!Tt(t)&&r`<div class="names-list no-print"><${m} onTap=${()=>i(!0)}>${f("sell the same to several \u2026")}<//>
        <${m} kind="quiet" onTap=${()=>a(!0)}>${f("save as a group of friends \u2026")}<//></div>`}
    ${s&&r`<${us} server=${e} state=${t} onClose=${()=>a(!1)} />`}
    ${o&&r`<${ps} server=${e} state=${t} onClose=${()=>i(!1)} />`}
  </section>`}function Pa({state:e,open:t,onShow:n}){let o=Object.fromEntries(e.tables.map(({table:i,name:s})=>[i,s]));return r`<table class="ledger figures is-points">
    <thead><tr>
      <th>player</th><th>sits at</th>
      ${t&&r`<th class="no-print"><span class="unseen">what to do</span></th>`}
    </tr></thead>
    <tbody>
      ${e.players.map(i=>r`<tr key=${i.player}>
        <th scope="row" class="who"><${fs} player=${i} open=${t} onShow=${n} /></th>
        <td data-label="sits at">${i.racks.map(s=>o[s.table]).join(", ")||"\u2013"}</td>
        ${t&&r`<td class="deeds no-print">
          <${m} name=${`everything else for ${i.name}`} onTap=${()=>n(i.player)}>more<//>
        </td>`}
      </tr>`)}
    </tbody>
  </table>`}var fs=({player:e,open:t,onShow:n})=>t?r`<button type="button" class="who-button" onClick=${()=>n(e.player)}>${e.name}</button>`:e.name;function Na({state:e,open:t,onShow:n}){let o=yo(e.players),i=s=>D(s,e.money);return r`<table class="ledger figures">
    <thead><tr>
      <th>player</th>
      <th class="number">cash in</th>
      <th class="number">bankroll</th>
      <th class="number">at tables</th>
      <th class="number">cash out</th>
      <th class="number">owes</th>
      <th class="number">is owed</th>
      <th class="number">result</th>
      ${t&&r`<th class="no-print"><span class="unseen">what to do</span></th>`}
    </tr></thead>
    <tbody>
      ${e.players.map(s=>r`<tr key=${s.player}>
        <th scope="row" class="who"><${fs} player=${s} open=${t} onShow=${n} /></th>
        <${Lt} label="cash in" amount=${s.cash_in} written=${i} />
        <${Lt} label="bankroll" amount=${s.bankroll} />
        <${Lt} label="at tables" amount=${z(s)} />
        <${Lt} label="cash out" amount=${s.cash_out} written=${i} />
        <${Lt} label="owes" amount=${j(s)} />
        <${Lt} label="is owed" amount=${s.owed} />
        <td class=${M(["number","result",Ct(s.result)])} data-label="result">${G(s.result)}</td>
        ${t&&r`<td class="deeds no-print">
          <${m} name=${`sell chips to ${s.name}`} onTap=${()=>n(s.player,"sell")}>sell<//>
          <${m} name=${`everything else for ${s.name}`} onTap=${()=>n(s.player)}>more<//>
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
      <td class=${M(["number","result",Ct(o.result)])} data-label="result">${G(o.result)}</td>
      ${t&&r`<td class="deeds no-print"></td>`}
    </tr></tfoot>
  </table>`}var Lt=({label:e,amount:t,written:n})=>r`<td class=${M(["number",!t&&"is-nothing"])} data-label=${e}>
  ${Ao(t,n)}</td>`;function Ma({server:e,state:t}){let n=T(e),[o,i]=_(""),s=async p=>{if(p.preventDefault(),!o.trim())return;let u=o;await n.ask("POST",`${e.path}/players`,{name:u.trim()})&&i(h=>h===u?"":h)},a=vn(e.api),l=async p=>{for(let{person:u}of p)if(!await n.ask("POST",`${e.path}/players`,{person:u}))return},c=t.players.length===0;return r`<form class="newcomer no-print" onSubmit=${s} novalidate>
    <div class="newcomer-row">
      <input type="text" value=${o} aria-label="name of a new player" autocomplete="off" spellcheck=${!1}
        placeholder=${c?"Name":"Another name"} aria-invalid=${n.error?"true":null}
        onInput=${p=>{i(p.target.value),n.clear()}} />
      <button type="submit" class=${M(["button",c&&"is-main",n.busy&&"is-busy"])}
        aria-busy=${n.busy?"true":null}>add player</button>
    </div>
    <${cs} house=${a} here=${t.players.map(p=>p.name)} onCome=${l} />
    <${E} text=${n.fields.name??n.error} onGone=${n.clear} />
  </form>`}var Da={tablet:Vo,fill:Ia,credit:Ba,count:_s,move:Ra,close:Fa};function ms({server:e,state:t,table:n,about:o,onClose:i}){let[s,a]=_(o??null),l=`${e.path}/tables/${n.table}`;if(s){let p=Da[s];return r`<${p} server=${e} state=${t} table=${n} route=${l}
      onBack=${o?i:()=>a(null)} onClose=${i} />`}let c=r`<${m} kind="plain" onTap=${i}>close<//>`;return r`<${x} title=${n.name} onClose=${i} foot=${c}>
    <dl class="standing">
      <div><dt>${n.game_name}</dt><dd>${n.cards==="physical"?"a real deck":"on the screens"}</dd></div>
      <div><dt>tray</dt><dd class="figure">${g(n.tray)}</dd></div>
      <div><dt>result</dt><dd class="figure">${G(n.result)}</dd></div>
      ${n.found!==0&&r`<div><dt>counted ${n.found>0?"over":"short"}</dt><dd class="figure">${G(n.found)}</dd></div>`}
      ${n.round>0&&r`<div><dt>voided</dt><dd>${g(n.voided)} of ${v(n.round,"round")}</dd></div>`}
      ${n.undone>0&&r`<div><dt>taken back or amended</dt><dd>${v(n.undone,"action")}</dd></div>`}
    </dl>
    <div class="deed-grid">
      <a class="button is-main" href=${`/table/${t.night}/${n.table}`}>deal on this screen</a>
      <${m} kind="plain" onTap=${()=>a("tablet")}>code for a tablet<//>
      <${m} kind="plain" onTap=${()=>a("fill")}>fill the tray<//>
      <${m} kind="plain" disabled=${!n.tray} onTap=${()=>a("credit")}>take from the tray<//>
      <${m} kind="plain" disabled=${n.status!=="idle"} onTap=${()=>a("count")}>count the tray<//>
      <${m} kind="plain" disabled=${!n.seated||n.status!=="idle"||!ds(t,n).length}
        onTap=${()=>a("move")}>${f("move everybody to \u2026")}<//>
      <${m} kind="danger" onTap=${()=>a("close")}>close the table<//>
    </div>
  <//>`}var ds=(e,t)=>e.tables.filter(n=>n.table!==t.table&&n.status==="idle");function Ra({server:e,state:t,table:n,route:o,onBack:i,onClose:s}){let a=T(e),l=ds(t,n),[c,p]=_(l.length===1?l[0].table:null),u=l.find(b=>b.table===c),h=async()=>{await a.ask("POST",`${o}/move`,{to:c})&&s()},d=l.map(b=>({value:b.table,label:b.name,note:b.game_name})),$=r`<${m} kind="plain" onTap=${i}>${f("go back")}<//>`;return r`<${x} title=${f("Everybody at {table} moves",{table:n.name})} onClose=${s}>
    <${P} asking=${a} way=${$} blocked=${!u} onSubmit=${h}
        submit=${u?f("move to {table}",{table:u.name}):f("move##to another table")}>
      <${I} label=${f("To##which table")} value=${c} wide choices=${d} onChange=${p} />
      <p class="says">${f("Each takes the chips at the table along, and sits in the seat of the same number, or in the next free one.")}</p>
    <//>
  <//>`}function Ia({server:e,state:t,table:n,route:o,onBack:i,onClose:s}){let a=T(e),[l,c]=_(0),p=async()=>{await a.ask("POST",`${o}/fills`,{chips:l})&&s()},u=r`<${m} kind="plain" onTap=${i}>go back<//>`;return r`<${x} title=${`Fill the tray of ${n.name}`} onClose=${s}>
    <${P} asking=${a} way=${u} blocked=${!l} onSubmit=${p}
        submit=${l?`fill ${v(l,"chip")}`:"fill"}>
      <${Q} label="chips" value=${l} inChips chipset=${t.chip_set} onChange=${c} />
      <p class="says">From the cage, which holds ${g(t.chips.cage)}. More chips are issued if it is short.
        The tray then holds ${g(n.tray+l)}.</p>
    <//>
  <//>`}function Ba({server:e,state:t,table:n,route:o,onBack:i,onClose:s}){let a=T(e),[l,c]=_(0),p=async()=>{await a.ask("POST",`${o}/credits`,{chips:l})&&s()},u=r`<${m} kind="plain" onTap=${i}>go back<//>`;return r`<${x} title=${`Take from the tray of ${n.name}`} onClose=${s}>
    <${P} asking=${a} way=${u} blocked=${!l} onSubmit=${p}
        submit=${l?`take ${v(l,"chip")}`:"take"}>
      <${Q} label="chips" value=${l} most=${n.tray} inChips chipset=${t.chip_set} onChange=${c} />
      <p class="says">Back to the cage. The tray then holds ${g(n.tray-l)}.</p>
    <//>
  <//>`}function _s({server:e,state:t,table:n,route:o,onBack:i,onClose:s}){let a=T(e),l=xe(n.tray,t.chip_set),[c,p]=_(null),u=()=>{let b=l.over();b&&(Rt(l.total,l.book)?p(b):h(b))},h=async b=>{p(null),await a.ask("POST",`${o}/counts`,b)?s():l.afresh(n.tray)},d=n.tray!==l.book,$=r`<${m} kind="plain" onTap=${i}>go back<//>`;return r`<${x} title=${`Count the tray of ${n.name}`} onClose=${s}>
    ${d&&r`<p class="note is-warning">The tray has changed since you began.
      <${m} kind="quiet" onTap=${()=>l.afresh(n.tray)}>count afresh<//></p>`}
    <${P} asking=${a} way=${$} blocked=${d||n.status!=="idle"||!l.said} onSubmit=${u}
        submit=${l.said?`that is all: ${g(l.total)}`:"that is all"}>
      <${Ce} counting=${l} chipset=${t.chip_set} />
      <p class="note">What is more or less than the book has is written down as over or short. It is nobody's win.</p>
      ${c&&r`<${It} found=${l.total} book=${l.book} onYes=${()=>h(c)} onClose=${()=>p(null)} />`}
    <//>
  <//>`}function Fa({server:e,state:t,table:n,route:o,onBack:i,onClose:s}){let a=T(e),[l,c]=_(!1),p=async()=>{await a.ask("POST",`${o}/close`,{})&&s()},u=t.players.flatMap($=>$.racks.filter(b=>b.table===n.table).map(b=>({name:$.name,chips:b.chips}))),h=n.status!=="idle";if(l)return r`<${_s} server=${e} state=${t} table=${n} route=${o}
      onBack=${()=>c(!1)} onClose=${()=>c(!1)} />`;let d=r`<${m} kind="plain" onTap=${i}>go back<//>`;return r`<${x} title=${`Close ${n.name}?`} onClose=${s}>
    <${P} asking=${a} way=${d} danger blocked=${h} submit="close the table" onSubmit=${p}>
      ${h&&r`<p class="wrong">A round is not over there. End it first, or void it.</p>`}
      ${!h&&(n.counted!==null?r`<p class="note is-good">The tray is counted.</p>`:r`<div class="count-first"><p class="note is-warning">The tray is not counted.</p>
            <${m} onTap=${()=>c(!0)}>count it first<//></div>`)}
      <p>The tray's ${v(n.tray,"chip")} go to the cage.${u.length>0&&" These racks go to the bankrolls:"}</p>
      ${u.length>0&&r`<dl class="standing">
        ${u.map($=>r`<div key=${$.name}><dt>${$.name}</dt><dd class="figure">${g($.chips)}</dd></div>`)}
      </dl>`}
    <//>
  <//>`}function bs({server:e,state:t}){let n=T(e),o=t.tables.flatMap(s=>s.waiting.map(a=>({table:s,screen:a})));if(!o.length)return null;let i=s=>`${e.path}/tables/${s.table}/screen`;return r`<ul class="asked no-print" aria-label="screens that ask">
    ${o.map(({table:s,screen:a})=>r`<li key=${a.session} role="alert">
      <span><b>${a.name}</b> wants to run ${s.name}. <span class="note">${ys(s)}</span></span>
      <${m} busy=${n.busy} name=${`send ${a.name} away`}
        onTap=${()=>n.ask("DELETE",`${i(s)}/${a.session}`)}>send it away<//>
      <${m} kind="main" busy=${n.busy} name=${`let ${a.name} in`}
        onTap=${()=>n.ask("PUT",i(s),{session:a.session})}>let it in<//>
    </li>`)}
    <${E} text=${n.error} />
  </ul>`}var gs=({table:e})=>e.running&&r`<span class=${`note ${e.running.silent?"is-warning":""}`}>${ys(e)}</span>`;function ys({running:e}){return e?e.silent?`${e.name} runs it, and was not heard for a minute.`:`${e.name} runs it.`:"No screen runs it."}var vs=(e,t={})=>Object.fromEntries(e.settings.map(({name:n,default:o,is_asked:i})=>[n,t[n]??(i?null:o)])),jt=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==null&&t!==""));function Oe(e,t){for(let{name:n,value:o,default:i}of e.settings){if(t[n]===null&&i===null)continue;if(t[n]===null)return f("Choose: {option}.",{option:K(n)});let s=ks(o,t[n]);if(s)return`${Ts(K(n))}: ${s}.`}return null}function ks(e,t){return Array.isArray(e)?e.includes(t)?null:f("choose one"):e.fields?kn(Object.entries(e.fields).map(([n,o])=>ks(o,t?.[n]))):e.paytable?typeof t=="string"?null:kn(Object.values(t).map(ws)):e.each&&t&&typeof t=="object"?kn(e.each.map(n=>wn(e,t[n]))):wn(e,t)}var kn=e=>e.find(Boolean)??null;function wn({min:e,max:t,step:n=1},o){return Number.isSafeInteger(o)?o<e?f("{amount} or more",{amount:e}):o>t?f("{amount} or less",{amount:t}):(o-e)%n?f("in steps of {step}",{step:n}):null:f("a whole number, please")}var La=/^([1-9]\d{0,6}(\/[1-9]\d{0,6})?|push|lose)$/,ws=e=>La.test(String(e))?null:f("each hand pays a whole number, a fraction 3/2, push or lose");var Ts=e=>e[0].toUpperCase()+e.slice(1);function Ss({game:e,held:t,onChange:n}){return r`<div class="settings">
    ${e.settings.map(o=>r`<fieldset class="field setting" key=${o.name}>
      <legend>${Ts(K(o.name))}</legend>
      ${o.meaning&&r`<p class="quiet small">${o.meaning}</p>`}
      <${xs} value=${o.value} name=${o.name} choices=${o.choices} held=${t[o.name]}
        none=${o.default===null} onChange=${i=>n({...t,[o.name]:i})} />
    </fieldset>`)}
    ${e.odds?.length>0&&r`<${ja} odds=${e.odds} />`}
  </div>`}var ja=({odds:e})=>r`<section class="odds">
  <h3>${f("What it costs or earns the house")}</h3>
  <dl>${e.map(({title:t,text:n})=>r`<div key=${t}><dt>${t}</dt><dd>${n}</dd></div>`)}</dl>
</section>`;function xs(e){let{value:t}=e;return Array.isArray(t)?r`<${Ua} ...${e} words=${t} />`:t.paytable?r`<${Ga} ...${e} />`:t.fields?r`<${As} ...${e} />`:t.each?r`<${Wa} ...${e} />`:r`<${Cs} ...${e} />`}var Ua=({words:e,choices:t,held:n,onChange:o})=>r`<div class="choices">
  ${e.map(i=>r`<${m} key=${i} chosen=${i===n} onTap=${()=>o(i)}>
    <span class="choice-words"><b>${typeof i=="number"?g(i):K(i)}</b>
      ${t?.[i]&&r`<span class="choice-note">${t[i]}</span>`}</span>
  <//>`)}
</div>`;function Cs({value:e,name:t,held:n,none:o,onChange:i}){let s=n===null&&o?null:wn(e,n),a=l=>{let c=l.target.value.trim();i(/^\d{1,16}$/.test(c)?Number(c):c===""&&o?null:c)};return r`<div class="figure-field">
    <input class=${M(["figure-input",s&&"is-wrong"])} inputmode="numeric" autocomplete="off" aria-label=${K(t)}
      placeholder=${o?f("none"):""} value=${n??""} onInput=${a} />
    ${s&&r`<span class="quiet small">${s}</span>`}
  </div>`}var As=({value:e,held:t,onChange:n})=>r`<div class="setting-group">
  ${Object.entries(e.fields).map(([o,i])=>r`<label key=${o}><span>${K(o)}</span>
    <${xs} value=${i} name=${o} held=${t?.[o]} onChange=${s=>n({...t,[o]:s})} />
  </label>`)}
</div>`;function Wa({value:e,name:t,held:n,onChange:o}){let i=n!==null&&typeof n=="object",s=()=>o(Object.fromEntries(e.each.map(a=>[a,n])));return r`<div class="setting-each">
    <div class="choices">
      <${m} chosen=${!i} onTap=${()=>i&&o(n[e.each[0]])}>${f("one for all")}<//>
      <${m} chosen=${i} onTap=${()=>!i&&s()}>${f("one for each")}<//>
    </div>
    ${i?r`<${As} value=${{fields:Object.fromEntries(e.each.map(a=>[a,Ha(e)]))}}
          held=${n} onChange=${o} />`:r`<${Cs} value=${e} name=${t} held=${n} onChange=${o} />`}
  </div>`}var Ha=({min:e,max:t,step:n})=>({min:e,max:t,step:n}),qa=f("your own##a paytable");function Ga({value:e,choices:t,held:n,onChange:o}){let i=Object.entries(e.paytable),s=typeof n=="object"&&n!==null,a=()=>o(Object.fromEntries(Object.entries(i[0][1]).map(([c,p])=>[c,Ka(p)]))),l=s?n:e.paytable[n];return r`<div class="setting-paytable">
    <div class="choices">
      ${i.map(([c])=>r`<${m} key=${c} chosen=${n===c} onTap=${()=>o(c)}>
        <span class="choice-words"><b>${K(c)}</b>
          ${t?.[c]&&r`<span class="choice-note">${t[c]}</span>`}</span>
      <//>`)}
      <${m} chosen=${s} onTap=${()=>!s&&a()}>${qa} …<//>
    </div>
    <dl class="paytable">
      ${Object.entries(l??{}).map(([c,p])=>r`<div key=${c}>
        <dt>${c}</dt>
        <dd>${s?r`<input class=${M(["figure-input",ws(p)&&"is-wrong"])} aria-label=${c} value=${p}
              onInput=${u=>o({...n,[c]:Es(u.target.value.trim())})} />`:p}</dd>
      </div>`)}
    </dl>
  </div>`}var Ka=e=>Es(e.replace(/:1$/,"").replace(":","/")),Es=e=>/^[1-9]\d*$/.test(e)?Number(e):e;var Ja=250,Va=60,za=4,Za=1e6;function Ps({api:e,game:t,options:n}){let o=Number.isSafeInteger(n.minimum_bet)?n.minimum_bet:1,[i,s]=_({hands:Va,seats:za,stake:null}),a=i.stake??o,l=Qa(e,t,n,{...i,stake:a});if(!t.evening_hands.length)return null;let c=[...Array(t.seats.most-t.seats.least+1).keys()].map(u=>u+t.seats.least),p=({target:u})=>{let h=u.value.trim();h===""?s({...i,stake:null}):/^\d{1,7}$/.test(h)&&Number(h)>=1&&Number(h)<=Za&&s({...i,stake:Number(h)})};return r`<section class="evening" aria-label=${f("An evening for the bank")}>
    <h3>${f("An evening for the bank")}</h3>
    <div class="evening-asked">
      <${Os} label=${f("hands##of an evening")} value=${i.hands} values=${t.evening_hands} onChange=${u=>s({...i,hands:u})} />
      <${Os} label=${f("players##who play an evening")} value=${i.seats} values=${c} onChange=${u=>s({...i,seats:u})} />
      <label>${f("ante##on each hand")} <input class="figure-input" inputmode="numeric" autocomplete="off" value=${a} onInput=${p} /></label>
    </div>
    <table class="evening-lines">
      <thead><tr><th></th><th>${f("the bank wins")}</th><th>${f("tray##needed for an evening")}</th><th>${f("drawer##needed for an evening")}</th></tr></thead>
      <tbody>${l.map(({choice:u,expected:h,tray:d,drawer:$,text:b})=>r`<tr key=${u}>
          <th scope="row">${K(u)}</th><td>${G(h)}</td><td>${d===null?"\u2013":g(d)}</td><td>${$===null?"\u2013":g($)}</td></tr>
          <tr class="evening-text"><td colspan="4">${b}</td></tr>`)}</tbody>
    </table>
    <p class="quiet small">${f("In chips, if everybody plays the best, antes the same and leaves Trips alone. Who plays worse brings the bank more.")}</p>
  </section>`}var Os=({label:e,value:t,values:n,onChange:o})=>r`<label>${e}
  <select value=${t} onChange=${({target:i})=>o(Number(i.value))}>
    ${n.map(i=>r`<option key=${i} value=${i}>${g(i)}</option>`)}
  </select></label>`;function Qa(e,t,n,{hands:o,seats:i,stake:s}){let[a,l]=_([]),c=JSON.stringify({options:jt(n),hands:o,seats:i,stake:s});return A(()=>{if(!t.evening_hands.length)return;let p=!1,u=setTimeout(async()=>{try{let{evening:h}=await e.send("POST",`games/${t.slug}/evening`,JSON.parse(c));p||l(h)}catch{p||l([])}},Ja);return()=>{p=!0,clearTimeout(u)}},[t,c]),a}var Ya=250;function Ns(e,t,n){let[o,i]=_(null),s=t?.odds?.length&&Oe(t,n)===null?JSON.stringify(jt(n)):null;return A(()=>{if(s===null)return;let a=!1,l=setTimeout(async()=>{try{let{odds:c}=await e.send("POST",`games/${t.slug}/odds`,{options:JSON.parse(s)});a||i({game:t,odds:c})}catch{a||i(null)}},Ya);return()=>{a=!0,clearTimeout(l)}},[t,s]),s!==null&&o?.game===t?o.odds:[]}var Xa=[{value:"virtual",label:"on the screens",note:"the house shuffles; everybody can check it"},{value:"physical",label:"a real deck",note:"the dealer deals, and taps each card that turns up"}];function Ms({server:e,state:t,onOpened:n,onClose:o}){let{games:i,trouble:s}=er(e.api),a=T(e),[l,c]=_(null),[p,u]=_(null),[h,d]=_("virtual"),[$,b]=_(0),[S,k]=_(""),w=U(null);A(()=>w.current.scrollIntoView({block:"nearest"}),[]);let y=`Table ${Math.max(0,...t.tables.map(J=>J.table))+1}`,C=J=>{let tt=i.find(lt=>lt.slug===J);c(tt),u(vs(tt)),a.clear()},O=J=>{u(J),a.clear()},Y=l&&Oe(l,p),at=Ns(e.api,l,p),ht=async()=>{let J=await a.ask("POST",`${e.path}/tables`,{game:l.slug,options:jt(p),cards:h,tray:$,...S.trim()&&{name:S.trim()}});J&&n(J.number)},rt=r`<${m} kind="plain" onTap=${o}>go back<//>`;return r`<section class="sheet" ref=${w} aria-labelledby="open-table">
    <h3 id="open-table">Open a table</h3>
    <${E} text=${s} />
    <${P} asking=${a} submit="open the table" way=${rt} onSubmit=${ht}
        blocked=${!l||Y}>
      <${I} label="Game" value=${l?.slug} wide onChange=${C}
        choices=${(i??[]).map(J=>({value:J.slug,label:J.name,note:tr(J.seats)}))} />
      ${l&&r`
        <p class="note"><a href=${`/help/${l.slug}`} target="_blank" rel="noopener">How ${l.name} is played</a></p>
        <${I} label="Cards" value=${h} wide choices=${Xa} onChange=${d} />
        <${Ss} key=${l.slug} game=${{...l,odds:at}} held=${p} onChange=${O} />
        <${Ps} key=${`evening ${l.slug}`} api=${e.api} game=${l} options=${p} />
        ${Y&&r`<p class="wrong" role="alert">${Y}</p>`}
        <fieldset class="field"><legend>Tray</legend>
          <p class="note">${l.scored?"Players pay each other here, and the house only lends: the tray may stay empty. Played for points alone, nobody needs a chip.":"Chips with which the house pays at this table. When they run out, the cage fills the tray by itself and the dealer says so."}</p>
          <${Q} label="chips" value=${$} least=${0} inChips chipset=${t.chip_set} onChange=${b} />
        </fieldset>
        <${H} label="Name" value=${S} placeholder=${y} wrong=${a.fields.name} onInput=${k} />`}
    <//>
  </section>`}function tr({least:e,most:t}){return e===t?v(t,"player"):`${e} to ${t} players`}function er(e){let[t,n]=_({});return A(()=>{e.get("games").then(({games:o})=>n({games:o}),o=>n({trouble:o instanceof W?o.message:"The list of games did not come. Go back and try again."}))},[]),t}var nr={idle:"between rounds",playing:"playing",finished:"paid, waits for the next round",frozen:"stopped: the round can only be voided",closed:"closed"};function Ds({server:e,state:t,onShow:n}){let[o,i]=_(!1),s=t.status==="open",a=l=>{i(!1),n(l,"tablet")};return r`<section class="part" aria-labelledby="tables">
    <h2 id="tables">Tables</h2>
    ${s&&r`<${bs} server=${e} state=${t} />`}
    ${t.tables.length>0?r`<${or} state=${t} open=${s} onShow=${n} />`:!o&&r`<p class="empty">${s?"No table yet. A game begins with one.":"No table was opened."}</p>`}
    ${s&&(o?r`<${Ms} server=${e} state=${t} onOpened=${a} onClose=${()=>i(!1)} />`:r`<div class="no-print"><${m} kind=${t.tables.length?null:"main"} onTap=${()=>i(!0)}>open a table<//></div>`)}
  </section>`}function or({state:e,open:t,onShow:n}){let o=Yt(e.tables),i=Tt(e);return r`<table class="ledger figures is-tables">
    <thead><tr>
      <th>table</th><th>game</th><th class="number">round</th><th class="number">seated</th>
      ${!i&&r`<th class="number">tray</th><th class="number">result</th>`}
      ${t&&r`<th class="no-print"><span class="unseen">what to do</span></th>`}
    </tr></thead>
    <tbody>
      ${e.tables.map(s=>r`<${sr} key=${s.table} table=${s} night=${e.night} points=${i} open=${t} onShow=${n} />`)}
    </tbody>
    ${!i&&r`<tfoot><tr>
      <th scope="row" class="who" colspan="4">all</th>
      <td class="number" data-label="tray">${g(o.tray)}</td>
      <td class=${M(["number","result",Ct(o.result)])} data-label="result">${G(o.result)}</td>
      ${t&&r`<td class="deeds no-print"></td>`}
    </tr></tfoot>`}
  </table>`}function sr({table:e,night:t,points:n,open:o,onShow:i}){let s=o&&e.status!=="closed";return r`<tr class=${M([e.status==="closed"&&"is-over"])}>
    <th scope="row" class="who">${e.name}</th>
    <td class="game">${e.game_name}
      <span class="note">${e.cards==="physical"?"a real deck":"on the screens"} · ${nr[e.status]}</span>
      ${s&&r`<${gs} table=${e} />`}
      ${e.voided>0&&r`<span class="note is-warning">${e.voided} of ${v(e.round,"round")} voided</span>`}</td>
    <td class="number" data-label="round">${e.round?g(e.round):"\u2013"}</td>
    <td class="number" data-label="seated">${g(e.seated)}</td>
    ${!n&&r`<td class="number" data-label="tray">${g(e.tray)}</td>
      <td class=${M(["number","result",Ct(e.result)])} data-label="result">${G(e.result)}</td>`}
    ${o&&r`<td class="deeds no-print">
      ${s&&r`<a class="button" href=${`/table/${t}/${e.table}`}>deal</a>
        <${m} name=${`everything else about ${e.name}`} onTap=${()=>i(e.table)}>more<//>`}
    </td>`}
  </tr>`}function Rs({server:e,state:t}){let n=T(e);if(!t.wishes.length)return null;let o=s=>`${e.path}/wishes/${s.number}`,i=(s,a)=>n.ask("POST",o(s),a?{against:a}:{});return r`<section class="desk-wishes" role="status" aria-label="asked for">
    ${t.wishes.map(s=>r`<div key=${s.number} class="desk-wish">
      <p><b>${s.text}</b> <span class="quiet">${ir(s,t.money)}</span></p>
      <div class="desk-wish-ways">
        <${m} busy=${n.busy} onTap=${()=>n.ask("DELETE",o(s))}>no<//>
        ${s.kind==="buy-in"&&r`<${m} busy=${n.busy} onTap=${()=>i(s,"marker")}>on a marker<//>`}
        <${m} kind="main" busy=${n.busy} onTap=${()=>i(s)}>${s.kind==="buy-in"?"sold for cash":"yes"}<//>
      </div>
    </div>`)}
    <${E} text=${n.error} />
  </section>`}var ir=({kind:e,chips:t},n)=>e==="buy-in"&&n?`${V(t,n)} in cash`:"";var ar=Number(location.pathname.split("/")[2]),Is=new oe("/api"),Tn=`nights/${ar}`,$t=new ye({api:Is,path:Tn,events:`/api/${Tn}/events`}),nt={api:Is,path:Tn,accept(e){e?.players?$t.accept(e):$t.refresh()}};function rr(){let e=$t.state.value,t=$t.refusal.value;return t?r`<${ur} error=${t} />`:e?r`<${lr} state=${e} connection=${$t.connection.value} />`:r`<${cr} lost=${$t.connection.value==="lost"} />`}function lr({state:e,connection:t}){let[n,o]=_(null),i=()=>o(null),s=n?.player&&e.players.find(c=>c.player===n.player),a=n?.table&&e.tables.find(c=>c.table===n.table),l=e.status==="open";return document.title=`${e.name} \xB7 Croupier`,r`
    ${t==="lost"&&r`<${go} since=${$t.heard.value} onRetry=${()=>$t.refresh()} />`}
    <${Yo} path=${["Nights",e.name]} connection=${t}>
      <a class="masthead-link" href="/desk">all nights</a>
    <//>
    <main class="desk">
      <div class="headline">
        <div><h1>${e.name}</h1><p class="quiet">${Co(e.opened)}</p></div>
        ${l?r`<${ns} server=${nt} state=${e} large=${!!n?.phones} onShow=${()=>o({phones:!0})} />`:r`<span class="badge is-closed">closed</span>`}
      </div>
      <${es} server=${nt} state=${e} />
      ${!l&&r`<${Oo} server=${nt} state=${e} />`}
      <${Rs} server=${nt} state=${e} />
      <${$s} state=${e} />
      <${hs} server=${nt} state=${e} onShow=${(c,p)=>o({player:c,deed:p})} />
      <${Ds} server=${nt} state=${e} onShow=${(c,p)=>o({table:c,about:p})} />
      <${Zo} server=${nt} state=${e} onClose=${()=>o({closing:!0})} />
    </main>
    ${s&&r`<${ls} key=${s.player} server=${nt} state=${e} player=${s}
      deed=${n.deed} onClose=${i} />`}
    ${a&&r`<${ms} key=${a.table} server=${nt} state=${e} table=${a}
      about=${n.about} onClose=${i} />`}
    ${n?.phones&&r`<${os} server=${nt} state=${e} onClose=${i} />`}
    ${n?.closing&&r`<${Eo} server=${nt} state=${e} onClose=${i} />`}`}var cr=({lost:e})=>e?r`<${ve} mark="d" title="No connection" text="The server does not answer. This page goes on trying.">
      <${m} onTap=${()=>$t.refresh()}>try now<//>
    <//>`:r`<${ve} title="One moment" text="The night is being fetched." />`;function ur({error:e}){return e.status===401&&Qt(),r`<${ve} mark="d" title="Not for this screen" text=${e.message}>
    <a class="button is-main" href="/">go on</a>
  <//>`}qe(r`<${rr} />`,document.getElementById("page"));
