function Go(){let t=crypto.getRandomValues(new Uint8Array(16));return Array.from(t,e=>e.toString(16).padStart(2,"0")).join("")}var Jo=document.documentElement,At=Jo.lang||"en",Yo=navigator.languages.find(t=>t.split("-")[0]===At)??At,Vo=JSON.parse(Jo.dataset.languages??'{"en":"English"}'),vs=Reflect.get(globalThis,"catalogue")??{},Ic=31536e3;function Zo(t){document.cookie=`croupier-language=${t}; path=/; max-age=${Ic}; samesite=lax`,location.reload()}var Uc=new Intl.NumberFormat(At).format(1e4).replace(/\d/g,"");function h(t){let e=String(Math.abs(t)).replace(/\B(?=(\d{3})+$)/g,Uc);return t<0?`\u2212${e}`:e}var ws=(t,e)=>new Intl.NumberFormat(At,{minimumFractionDigits:e,maximumFractionDigits:e}).format(t),rt=t=>t>0?`+${h(t)}`:h(t);function _s(t,e){if(!e)return h(t);let n=new Intl.NumberFormat(Yo,{style:"currency",currency:e});return n.format(t/10**(n.resolvedOptions().maximumFractionDigits??0))}var Qo=/\{(\w+)\}/,Wc=new Intl.PluralRules(At),a=(t,e={})=>er(Xo(t),e);function M(t,e,n,s={}){let o=vs[e],r=typeof o=="object"?o[Wc.select(n)]??o.other:tr(n===1?t:e);return er(r,{count:n,...s})}var j=(t,e)=>Xo(t).split(Qo).map((n,s)=>s%2?nr(e[n]):n);function Xo(t){let e=vs[t];return typeof e=="string"?e:tr(t)}var tr=t=>t.split("##")[0],er=(t,e)=>t.split(Qo).map((n,s)=>s%2?nr(e[n]):n).join(""),nr=t=>typeof t=="number"?h(t):t;var Gt=class extends Error{constructor({code:e,message:n,status:s,body:o}){super(n),this.name="Refused",this.code=e,this.status=s,this.body=o}},Ge=class extends Error{constructor(){super(a("No answer from the server. Look whether it has arrived before you do it again.")),this.name="Unreachable",this.code="unreachable"}},ft=location.pathname.match(/^\/practice\/[\w-]+/)?.[0]??"",Kc=5e3,sr=[250,500,1e3,2e3,4e3],zc=[502,503,504],Dt=class{#e;constructor(e){this.#e=ft+(e.endsWith("/")?e:`${e}/`)}async get(e){return xs(await this.#t(e,{}))}async look(e,n){let s=await this.#t(e,{headers:n?{"If-None-Match":n}:{},cache:"no-store"});return s.status===304?null:{state:xs(s),etag:s.etag}}async send(e,n,s={},{signal:o}={}){let r={"Content-Type":"application/json","Idempotency-Key":Go()},i={method:e,headers:r,body:JSON.stringify(s)};for(let l=0;;l+=1){try{return xs(await this.#t(n,i))}catch(p){if(!(p instanceof Ge)||o?.aborted)throw p}await new Promise(p=>setTimeout(p,sr[Math.min(l,sr.length-1)]))}}async#t(e,n){let s=new AbortController,o=setTimeout(()=>s.abort(),Kc);try{let r=await fetch(this.#e+e,{signal:s.signal,...n});if(zc.includes(r.status))throw new Ge;let{ok:i,status:l,headers:p}=r;return{ok:i,status:l,etag:p.get("ETag"),text:await r.text()}}catch{throw new Ge}finally{clearTimeout(o)}}};function xs({ok:t,status:e,text:n}){let s=Gc(n);if(t)return s;let{code:o=`http-${e}`,message:r}=s?.error??s??{};throw new Gt({code:o,message:r??a("The server answered {status} and did not say why.",{status:e}),status:e,body:s})}function Gc(t){try{return JSON.parse(t)}catch{return null}}var rr=function(t,e,n,s){var o;e[0]=0;for(var r=1;r<e.length;r++){var i=e[r++],l=e[r]?(e[0]|=i?1:2,n[e[r++]]):e[++r];i===3?s[0]=l:i===4?s[1]=Object.assign(s[1]||{},l):i===5?(s[1]=s[1]||{})[e[++r]]=l:i===6?s[1][e[++r]]+=l+"":i?(o=t.apply(l,rr(t,l,n,["",null])),s.push(o),l[0]?e[0]|=2:(e[r-2]=0,e[r]=o)):s.push(l)}return s},or=new Map;function ar(t){var e=or.get(this);return e||(e=new Map,or.set(this,e)),(e=rr(this,e.get(t)||(e.set(t,e=(function(n){for(var s,o,r=1,i="",l="",p=[0],d=function(m){r===1&&(m||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?p.push(0,m,i):r===3&&(m||i)?(p.push(3,m,i),r=2):r===2&&i==="..."&&m?p.push(4,m,0):r===2&&i&&!m?p.push(5,0,!0,i):r>=5&&((i||!m&&r===5)&&(p.push(r,0,i,o),r=6),m&&(p.push(r,m,0,o),r=6)),i=""},u=0;u<n.length;u++){u&&(r===1&&d(),d(u));for(var f=0;f<n[u].length;f++)s=n[u][f],r===1?s==="<"?(d(),p=[p],r=3):i+=s:r===4?i==="--"&&s===">"?(r=1,i=""):i=s+i[0]:l?s===l?l="":i+=s:s==='"'||s==="'"?l=s:s===">"?(d(),r=1):r&&(s==="="?(r=5,o=i,i=""):s==="/"&&(r<5||n[u][f+1]===">")?(d(),r===3&&(p=p[0]),r=p,(p=p[0]).push(2,0,r),r=0):s===" "||s==="	"||s===`
`||s==="\r"?(d(),r=2):i+=s),r===3&&i==="!--"&&(r=4,p=p[0])}return d(),p})(t)),e),arguments,[])).length>1?e:e[0]}var J,lr,Os,ee,Ss,gn,pr,bn,ur,As,Ts,Jc,Ye=Symbol.for("pv"),kn={},vn=[],Yc=/^m(i|n|o|s|text|space)$/,Cs=Array.isArray,Es=vn.slice,he=Object.assign;function me(t){t&&t.parentNode&&t.remove()}function wn(t,e,n){var s,o,r,i={},l=arguments.length;for(r in e)r=="key"?s=e[r]:r=="ref"&&typeof t!="function"?o=e[r]:i[r]=e[r];return l>2&&(i.children=l>3?Es.call(arguments,2):n),Je(t,i,s,o,null)}function Je(t,e,n,s,o){var r={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ye,__v:o||++lr,__i:-1,__u:0};return!o&&J.vnode&&J.vnode(r),r}function se(t){return t.children}function Oe(t,e){this.props=t,this.context=e,this.__g=0}function ne(t,e){if(e==null)return t.__&&ne(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:ne(t)}function Vc(t){var e,n=t.__v,s=n.__e,o=[],r=[],i=t.__P;i&&((e=he({constructor:Ye},n)).__v=n.__v+1,J.vnode&&J.vnode(e),Bs(i,e,n,t.__n,i.namespaceURI,32&n.__u?[s]:null,o,s||ne(n),32&n.__u,r),e.__v=n.__v,e.__.__k[e.__i]=e,br(o,e,r),n.__=n.__e=null,e.__e!=s&&dr(e))}function dr(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),dr(t)}function ir(t){(8&t.__g||(t.__g|=8,ee.push(t),gn++))&&Ss==J.debounceRendering||((Ss=J.debounceRendering)||queueMicrotask)(fr)}function fr(){try{for(var t,e=1;ee.length;)ee.length>e&&ee.sort(pr),t=ee.shift(),e=ee.length,8&t.__g&&Vc(t)}finally{(gn=ee.length)&&(Ss||queueMicrotask)(fr)}}function $r(t,e,n,s,o,r,i,l,p,d,u){var f,m,$,y,x,k,g=s.__k||vn,S=e.length;for(p=Zc(n,e,g,p,S),f=0;f<S;f++)($=n.__k[f])!=null&&(m=~$.__i&&g[$.__i]||kn,$.__i=f,k=Bs(t,$,m,o,r,i,l,p,d,u),y=$.__e,(m.ref!=$.ref||8&m.__u)&&(m.ref&&Ms(m.ref,null,$,m),$.ref&&u.push($.ref,$.__c||y,$)),x=x||y,4&$.__u?(p=mr($,p,t,!m.__v),m.__e&&(m.__e=null)):typeof $.type=="function"&&k!==void 0?p=k:y&&(p=y.nextSibling),$.__u&=-21);return n.__e=x,p}function Zc(t,e,n,s,o){var r,i,l,p,d,u,f,m,$,y=n.length,x=y,k=0,g=0,S=t.__k=Array(o);for(r=0;r<o;r++)(i=e[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=S[r]=Je(null,i):Cs(i)?i=S[r]=Je(se,{children:i}):i.constructor===Ye&&i.__b?i=S[r]=Je(i.type,i.props,i.key,i.ref,i.__v):S[r]=i,p=r+k,i.__=t,i.__b=t.__b+1,l=null,~(d=i.__i=Qc(i,n,p,x))&&(x--,(l=n[d])&&(l.__u|=2)),l&&l.__v?(i.__u|=16,d==p-1?k--:d==p+1?k++:d!=p&&(d>p?k--:k++,g=1)):(~d||(o>y?k--:o<y&&k++),typeof i.type!="function"&&(i.__u|=4))):S[r]=null;if(g){for(u=[],f=[],r=0;r<o;r++)if((i=S[r])&&16&i.__u){for(k=0,m=u.length;k<m;)u[$=k+m>>1]<i.__i?k=$+1:m=$;u[k]=i.__i,f[r]=k+1}for(k=u.length;r--;)f[r]&&(f[r]==k?k--:S[r].__u|=4)}if(x)for(r=0;r<y;r++)!(l=n[r])||2&l.__u||(l.__e==s&&(s=ne(l)),js(l,l));return s}function mr(t,e,n,s){var o,r,i,l;if(typeof t.type=="function"){if(t.props.__P)return e;if(o=t.__k)for(r=0;r<o.length;r++)o[r]&&(o[r].__=t,e=mr(o[r],e,n,!1));return e}for(e&&!e.parentNode&&(e=ne(t))&&!e.parentNode&&(e=null),i=t.__e,l=e;l&&l.nodeType==8;)l=l.nextSibling;for(i!=l&&(!s&&n.moveBefore&&i.parentNode?n.moveBefore(i,e):n.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function Qc(t,e,n,s){var o,r=t.key,i=t.type,l=e[n],p=l&&!(2&l.__u);if(l===null&&r==null||p&&r==l.key&&i==l.type)return n;if(s>(p?1:0)){for(o=n-1;o>=0;o--)if((l=e[o])&&!(2&l.__u)&&r==l.key&&i==l.type)return o;for(o=n+1;o<e.length;o++)if((l=e[o])&&!(2&l.__u)&&r==l.key&&i==l.type)return o}return-1}function cr(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function hn(t,e,n,s,o){var r,i;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.cssText=s=""),s)for(e in s)n&&e in n||cr(t.style,e);if(n)for(e in n)s&&n[e]==s[e]||cr(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(t.__e||(t.__e={}))[e]=n,n&&s||(i=Ts[e]||(Ts[e]=Xc(e)),(t.__a||(t.__a={}))[e]=As,r=e!=(e=e.replace(ur,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,i,r):t.removeEventListener(e,i,r));else{if(o=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function Xc(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[bn]==null)e[bn]=As++;else if(e[bn]<this.__a[t])return;return n(J.event?J.event(e):e)}}}function Bs(t,e,n,s,o,r,i,l,p,d){var u,f,m,$,y,x,k,g,S,T,v,H,R,G,D,Y,B,z,O=e.type;if(e.constructor!==Ye)return null;128&n.__u&&(p=32&n.__u,u=n.__c.__z)&&(e.__u|=p,f=r=[],u.nodeType==8?l=yn(u,r):r.push(u),l=r[0]||l),(u=J.__b)&&u(e);t:if(typeof O=="function"){m=i.length;try{if(g=e.props,S=(u=O.prototype)&&u.render,T=(u=O.contextType)&&s[u.__c],v=u?T?T.props.value:u.__:s,($=n.__c)?(e.__c=$,2&$.__g&&($.__g|=1)):(S?e.__c=$=new O(g,v):(e.__c=$=new Oe(g,v),$.constructor=O,$.render=el),T&&T.sub($),$.state||($.state={}),$.__n=s,$.__g|=8,$.__h=[],$.__k=[]),S&&($.__s||($.__s=$.state),O.getDerivedStateFromProps&&($.__s==$.state&&($.__s=he({},$.__s)),he($.__s,O.getDerivedStateFromProps(g,$.__s)))),y=$.props,x=$.state,$.__v=e,n.__c){if(g!==y&&S&&!O.getDerivedStateFromProps&&$.componentWillReceiveProps&&$.componentWillReceiveProps(g,v),e.__v==n.__v&&!(8&$.__g)||!(4&$.__g)&&$.shouldComponentUpdate&&$.shouldComponentUpdate(g,$.__s,v)===!1){e.__v!=n.__v&&($.props=g,$.state=$.__s,$.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(I){I&&(I.__=e)}),vn.push.apply($.__h,$.__k),$.__k=[],$.__h.length&&i.push($),l=ne(n);break t}$.componentWillUpdate&&$.componentWillUpdate(g,$.__s,v),S&&$.componentDidUpdate&&$.__h.push(function(){$.componentDidUpdate(y,x,k)})}else S&&!O.getDerivedStateFromProps&&$.componentWillMount&&$.componentWillMount(),S&&$.componentDidMount&&$.__h.push($.componentDidMount);$.context=v,$.props=g,$.__P=t,$.__g&=-5,H=J.__r,R=S?25:0;do $.__g&=-9,H&&H(e),u=$.render($.props,$.state=$.__s,$.context);while(8&$.__g&&++R<25);S&&(vn.push.apply($.__h,$.__k),$.__k=[]),$.state=$.__s,$.getChildContext&&(s=he({},s,$.getChildContext())),S&&n.__c&&$.getSnapshotBeforeUpdate&&(k=$.getSnapshotBeforeUpdate(y,x)),G=u&&u.type===se&&u.key==null?u.props.children:u,g.__P&&(u=l,o=(t=g.__P).namespaceURI,p=r=null,n.props&&n.props.__P!=t&&(n.__k.some(function(I){I&&js(I,I)}),n.__k=null),l=n.__k?ne(n,0):null),l=$r(t,Cs(G)?G:[G],e,n,s,o,r,i,l,p,d),g.__P&&(e.__e=null,l=u),e.__u&=-161,f&&f.some(me),$.__h.length&&i.push($),1&$.__g&&($.__g&=-4)}catch(I){if(i.length=m,e.__v=null,p||r)if(I&&I.then){if(e.__u|=128|p,r){for(~(B=r.indexOf(l||void 0))||(B=r.length);(z=r[B-1])&&z.nodeType==8;)B--;for(;B<r.length;B++)if(z=r[B])if(r[B]=null,D){if(z==Y)break}else{if(z.nodeType!=8)break;z.data.startsWith("$s")&&(Y=yn(D=z))}}if(!D){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;D=l}(u=yn(D=e.__c.__z||(e.__c.__z=D)))?(e.__e=D,l=u):e.__e=l,l=l&&l.nextSibling}else r&&r.some(me);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),I&&I.then||hr(e),J.__e(I,e,n)}}else l=e.__e=tl(n.__e,e,n,s,o,r,i,p,d,t);return(u=J.diffed)&&u(e),l}function yn(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function hr(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(hr))}function br(t,e,n){for(var s=0;s<n.length;)Ms(n[s++],n[s++],n[s++]);J.__c&&J.__c(e,t),t.some(function(o){try{t=o.__h,o.__h=[],t.some(function(r){r.call(o)})}catch(r){J.__e(r,o.__v)}})}function tl(t,e,n,s,o,r,i,l,p,d){var u,f,m,$,y,x,k,g,S=n.props||kn,T=e.props,v=e.type;if(v=="svg"?o="http://www.w3.org/2000/svg":v=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),r){for(u=0;u<r.length;u++)if((y=r[u])&&(v?y.localName==v:y.nodeType==3)){t=y,r[u]=null;break}}if(!t){if(g=d.ownerDocument||document,!v)return g.createTextNode(T);t=g.createElementNS(o,v,T.is?T:d),l&&(J.__m&&J.__m(e,r),l=!1),r=null}if(v){if(d=v=="template"&&t.content||t,r=v=="textarea"&&T.defaultValue!=null?null:r&&Es.call(d.childNodes),!l&&r)for(S={},u=0;u<t.attributes.length;u++)S[(y=t.attributes[u]).name]=y.value;for(u in S)y=S[u],u=="dangerouslySetInnerHTML"?m=y:u=="children"||u in T||u=="value"&&"defaultValue"in T||u=="checked"&&"defaultChecked"in T||hn(t,u,null,y,o);for(u in T)y=T[u],u=="children"?$=y:u=="dangerouslySetInnerHTML"?f=y:u=="value"?x=y:u=="checked"?k=y:l&&typeof y!="function"||S[u]===y||hn(t,u,y,S[u],o);f?(l||m&&(f.__html==m.__html||f.__html==t.innerHTML)||(t.innerHTML=f.__html),e.__k=[]):(m&&(t.textContent=""),(v=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&Yc.test(v))&&(o="http://www.w3.org/1999/xhtml"),$r(d,Cs($)?$:[$],e,n,s,o,r,i,r?r[0]:n.__k&&ne(n,0),l,p),r&&r.some(me)),l&&v!="textarea"||(u="value",v=="progress"&&x==null?t.removeAttribute(u):x==null||x===t[u]&&(v!="progress"||x)||hn(t,u,x,S[u],o),u="checked",k!=null&&k!=t[u]&&hn(t,u,k,S[u],o))}else S===T||l&&t.data==T||(t.data=T);return t}function Ms(t,e,n,s){try{typeof t=="function"?e?e.__x=t(e)||1:s&&(s=s.__c||s.__e)&&(e=s.__x)&&(s.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(o){J.__e(o,n)}}function js(t,e,n){var s,o,r,i;if(J.unmount&&J.unmount(t),!(s=t.ref)||s.current&&s.current!=t.__e||Ms(s,null,e,t),s=t.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(l){J.__e(l,e)}s.__P=s.__n=null}if(s=t.__k)for(i=0;i<s.length;i++)s[i]&&js(s[i],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(s=t.__c)&&(s=s.__z)&&(o=yn(s,r=[]))&&(s==t.__e&&r.some(me),me(o),me(s)),n||me(t.__e),t.__e=t.__c=t.__=null}function el(t,e,n){return this.constructor(t,n)}function _n(t,e){var n,s,o,r;J.__&&J.__(t,e),e.nodeType==9&&(e=e.documentElement),s=(n=t&&32&t.__u)?null:e.__k,e.__k=Je(se,{children:[t]}),o=[],r=[],Bs(e,e.__k,s||kn,kn,e.namespaceURI,s?null:e.firstChild?Es.call(e.childNodes):null,o,s?s.__e:e.firstChild,n,r),br(o,e.__k,r),e.__k.props.children=null}J={__e:function(t,e,n,s){for(var o,r,i;e=e.__;)if((o=e.__c)&&!(1&o.__g)){o.__g|=4;try{if((i=(r=o.constructor)&&r.getDerivedStateFromError)&&o.setState(r.getDerivedStateFromError(t)),o.componentDidCatch&&(o.componentDidCatch(t,s||{}),i=1),i&&8&o.__g)return void(o.__g|=2)}catch(l){t=l}}throw gn=0,t}},lr=0,Os=function(t){return t!=null&&t.constructor===Ye},Oe.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=he({},this.state)),typeof t=="function"&&(t=t(he({},n),this.props)),t&&(he(n,t),this.__v&&(e&&this.__k.push(e),ir(this)))},Oe.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),ir(this))},Oe.prototype.render=se,ee=[],gn=0,pr=function(t,e){return t.__v.__b-e.__v.__b},bn=Symbol(),ur=/(PointerCapture)$|Capture$/i,As=0,Ts={},Jc=0;var Ae,at,Ls,yr,Hs=Object.is,xn=0,Or=[],Ns=[],nt=J,gr=nt.__b,kr=nt.__r,vr=nt.diffed,wr=nt.__c,_r=nt.unmount,xr=nt.__;function Sn(t,e){nt.__h&&nt.__h(at,t,xn||e),xn=0;var n=at.__H||(at.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function w(t){return xn=1,nl(Ar,t)}function nl(t,e,n){var s=Sn(Ae++,2);if(s.t=t,!s.__c&&(s.__=[n?n(e):Ar(void 0,e),function(r){var i=(s.__N||s.__)[0],l=s.t(i,r);Hs(i,l)||(s.__N=[l,s.__[1]],s.__c.setState({}))}],s.__c=at,!at.__f)){at.__f=!0;var o=at.shouldComponentUpdate;at.shouldComponentUpdate=function(r,i,l){var p=this.__H;if(!p)return!0;var d=!1,u=this.props!=r;if(p.__.some(function(m){m.__N&&(d=!0,Hs(m.__[0],m.__N[0])||(u=!0))}),o){var f=o.call(this,r,i,l);return d?f||u:f}return!d||u}}return s.__}function P(t,e){var n=Sn(Ae++,3);!nt.__s&&Fs(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,at.__H.__h.push(n))}function Rs(t,e){var n=Sn(Ae++,4);!nt.__s&&Fs(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,at.__h.push(n))}function st(t){return xn=5,Ze(function(){return{current:t}},[])}function Ze(t,e){var n=Sn(Ae++,7);return Fs(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function sl(){var t;do{for(;t=Ns.shift();)try{Ve(t)}catch(n){nt.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=Or.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Ve),e.__h.some(Ps),e.__h=[]}catch(n){e.__h=[],nt.__e(n,t.__v)}}}while(Ns.length)}nt.__b=function(t){at=null,gr&&gr(t)},nt.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),xr&&xr(t,e)},nt.__r=function(t){kr&&kr(t),Ae=0;var e=(at=t.__c).__H;e&&(Ls==at?at.__h=[]:(e.__h.some(Ve),e.__h.some(Ps),Ae=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Ls=at},nt.diffed=function(t){vr&&vr(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Tr(Or.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Ls=at=null},nt.__c=function(t,e){e.some(function(n){try{n.__h.some(Ve),n.__h=n.__h.filter(function(s){return!s.__||Ps(s)})}catch(s){n.__h=[function(){throw s}]}}),wr&&wr(t,e)},nt.unmount=function(t){_r&&_r(t);var e,n,s=t.__c;s&&s.__H&&(s.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,Tr(Ns.push(o))}else Ve(o)}catch(r){e=r}}),s.__H=void 0,e&&nt.__e(e,s.__v))};var Sr=typeof requestAnimationFrame=="function";function ol(t){var e,n=function(){clearTimeout(s),Sr&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(n,35);Sr&&(e=requestAnimationFrame(n))}function Tr(t){t!=1&&yr==nt.requestAnimationFrame||((yr=nt.requestAnimationFrame)||ol)(sl)}function Ve(t){var e=at,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),at=e}function Ps(t){var e=at;t.__c=t.__(),at=e}function Fs(t,e){return!t||t.length!=e.length||e.some(function(n,s){return!Hs(n,t[s])})}function Ar(t,e){return typeof e=="function"?e(t):e}var rl=Symbol.for("preact-signals");function Cn(){if(Jt>1){Jt--;return}let t,e=!1;for((function(){let n=Tn;for(Tn=void 0;n!==void 0;){let s=n.S;if(s.v===n.v)for(let o=s.t;o!==void 0;o=o.x)o.i===n.i&&(o.i=s.i);n=n.o}})();Xe!==void 0;){let n=Xe;for(Xe=void 0,On++;n!==void 0;){let s=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Er(n))try{n.c()}catch(o){e||(t=o,e=!0)}n=s}}if(On=0,Jt--,e)throw t}function En(t){if(Jt>0)return t();qs=++al,Jt++;try{return t()}finally{Cn()}}var Q,Qe,Xe;function tn(t){let e=Q,n=Qe;Q=void 0,Qe=void 0;try{return t()}finally{Q=e,Qe=n}}var Tn,Jt=0,On=0,al=0,qs=0,An=0;function Cr(t){if(Q===void 0)return;let e=t.n;if(e===void 0||e.t!==Q)return e={i:0,S:t,p:Q.s,n:void 0,t:Q,e:void 0,x:void 0,r:e},Q.s!==void 0&&(Q.s.n=e),Q.s=e,t.n=e,32&Q.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=Q.s,e.n=void 0,Q.s.n=e,Q.s=e),e}function ct(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}ct.prototype.brand=rl;ct.prototype.h=function(){return!0};ct.prototype.S=function(t){let e=this.t;e!==t&&t.e===void 0&&(t.x=e,this.t=t,e!==void 0?e.e=t:tn(()=>{var n;(n=this.W)==null||n.call(this)}))};ct.prototype.U=function(t){if(this.t!==void 0){let e=t.e,n=t.x;e!==void 0&&(e.x=n,t.e=void 0),n!==void 0&&(n.e=e,t.x=void 0),t===this.t&&(this.t=n,n===void 0&&tn(()=>{var s;(s=this.Z)==null||s.call(this)}))}};ct.prototype.subscribe=function(t){return _t(()=>{let e=this.value;tn(()=>t(e))},{name:"sub"})};ct.prototype.valueOf=function(){return this.value};ct.prototype.toString=function(){return this.value+""};ct.prototype.toJSON=function(){return this.value};ct.prototype.peek=function(){return tn(()=>this.value)};Object.defineProperty(ct.prototype,"value",{get(){let t=Cr(this);return t!==void 0&&(t.i=this.i),this.v},set(t){if(t!==this.v){if(On>100)throw new Error("Cycle detected");(function(e){Jt!==0&&On===0&&e.l!==qs&&(e.l=qs,Tn={S:e,v:e.v,i:e.i,o:Tn})})(this),this.v=t,this.i++,An++,Jt++;try{for(let e=this.t;e!==void 0;e=e.x)e.t.N()}finally{Cn()}}}});function lt(t,e){return new ct(t,e)}function Er(t){for(let e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function Br(t){for(let e=t.s;e!==void 0;e=e.n){let n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function Mr(t){let e,n=t.s;for(;n!==void 0;){let s=n.p;n.i===-1?(n.S.U(n),s!==void 0&&(s.n=n.n),n.n!==void 0&&(n.n.p=s)):e=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=s}t.s=e}function be(t,e){ct.call(this,void 0,e),this.x=t,this.s=void 0,this.g=An-1,this.f=4}be.prototype=new ct;be.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===An))return!0;if(this.g=An,this.f|=1,this.i>0&&!Er(this))return this.f&=-2,!0;let t=Q;try{Br(this),Q=this;let e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return Q=t,Mr(this),this.f&=-2,!0};be.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(let e=this.s;e!==void 0;e=e.n)e.S.S(e)}ct.prototype.S.call(this,t)};be.prototype.U=function(t){if(this.t!==void 0&&(ct.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(let e=this.s;e!==void 0;e=e.n)e.S.U(e)}};be.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(be.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let t=Cr(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function en(t,e){return new be(t,e)}function jr(t){let e=t.j;if(t.j=void 0,typeof e=="function"){Jt++;let n=Q;Q=void 0;try{e()}catch(s){throw t.f&=-2,t.f|=8,Ds(t),s}finally{Q=n,Cn()}}}function Ds(t){for(let e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,jr(t)}function il(t){if(Q!==this)throw new Error("Out-of-order effect");Mr(this),Q=t,this.f&=-2;try{8&this.f&&Ds(this)}finally{Cn()}}function Ce(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,Qe&&Qe.push(this)}Ce.prototype.c=function(){let t=this.S();try{if(8&this.f||this.x===void 0)return;let e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};Ce.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,jr(this),Br(this),Jt++;let t=Q;return Q=this,il.bind(this,t)};Ce.prototype.N=function(){2&this.f||(this.f|=2,this.u=Xe,Xe=this)};Ce.prototype.d=function(){this.f|=8,1&this.f||Ds(this)};Ce.prototype.dispose=function(){this.d()};function _t(t,e){let n=new Ce(t,e);try{n.c()}catch(o){throw n.d(),o}let s=n.d.bind(n);return s[Symbol.dispose]=s,s}var cl=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,Lr,Mn,Bn;var Hr=[];_t(function(){Lr=this.N})();function Ee(t,e){J[t]=e.bind(null,J[t]||(()=>{}))}function nn(t){if(Bn){let e=Bn;Bn=void 0,e()}Bn=t&&t.S()}function Nr({data:t}){let e=pl(t);e.name="ReactiveDom",e.value=t;let[n,s]=Ze(()=>{let o=this,r=this.__v;for(;r=r.__;)if(r.__c){r.__c.__$f|=4;break}let i=en(()=>{let u=e.value.value;return u===0?0:u===!0?"":u||""}),l=en(()=>!Array.isArray(i.value)&&!Os(i.value)),p=_t(function(){if(this.N=Pr,l.value){let u=i.value;o.__v&&o.__v.__e&&o.__v.__e.nodeType===3&&(o.__v.__e.data=u)}}),d=this.__$u.d;return this.__$u.d=function(){p(),d.call(this)},[l,i]},[]);return n.value?s.peek():s.value}Nr.displayName="ReactiveTextNode";Object.defineProperties(ct.prototype,{constructor:{configurable:!0,value:wn(se,null).constructor},type:{configurable:!0,value:Nr},props:{configurable:!0,get(){let t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});Ee("__b",(t,e)=>{if(nn(),Mn=void 0,typeof e.type=="string"){let n,s=e.props;for(let o in s){if(o==="children")continue;let r=s[o];r instanceof ct&&(n||(e.__np=n={}),n[o]=r,s[o]=r.peek())}}t(e)});Ee("__r",(t,e)=>{if(t(e),e.type!==se){nn();let n,s=e.__c;s&&(s.__$f&=-2,n=s.__$u,n===void 0&&(s.__$u=n=(function(o,r){let i;return _t(function(){i=this},{name:r}),i.c=o,i})((function(o){return function(){var r;cl&&((r=this.y)==null||r.call(this)),o.__$f|=1,o.setState({})}})(s),typeof e.type=="function"?e.type.displayName||e.type.name:""))),Mn=s,nn(n)}});Ee("__e",(t,e,n,s)=>{nn(),Mn=void 0,t(e,n,s)});Ee("diffed",(t,e)=>{nn(),Mn=void 0;let n;if(typeof e.type=="string"&&(n=e.__e)){let s=e.__np,o=e.props,r=n.U;if(r)for(let i in r){let l=r[i];l===void 0||s&&i in s||(l.d(),r[i]=void 0)}if(s){r||(r={},n.U=r);for(let i in s){let l=r[i],p=s[i];l===void 0?(l=ll(n,i,p,o),r[i]=l):l.o(p,o)}}}t(e)});function ll(t,e,n,s){let o=e in t&&t.ownerSVGElement===void 0,r=lt(n);return{o:(i,l)=>{r.value=i,s=l},d:_t(function(){this.N=Pr;let i=r.value.value;s[e]!==i&&(s[e]=i,o?t[e]=i:i!=null&&(i!==!1||e[4]==="-")?t.setAttribute(e,i):t.removeAttribute(e))})}}Ee("unmount",(t,e)=>{if(typeof e.type=="string"){let n=e.__e;if(n){let o=n.U;if(o){n.U=void 0;for(let r in o){let i=o[r];i&&i.d()}}}let s=e.__np;if(s){let o=e.props;for(let r in s)o[r]=s[r]}e.__np=void 0}else{let n=e.__c;if(n){n.__$f|=8;let s=n.__$u;s&&(n.__$u=void 0,s.d())}}t(e)});Ee("__h",(t,e,n,s)=>{s<3&&(e.__$f|=2),t(e,n,s)});Oe.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;let n=this.__$u,s=n&&n.s!==void 0;for(let o in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let o=2&this.__$f;if(!(s||o||4&this.__$f)||1&this.__$f)return!0}else if(!(s||4&this.__$f)||3&this.__$f)return!0;for(let o in t)if(o!=="__source"&&t[o]!==this.props[o])return!0;for(let o in this.props)if(!(o in t))return!0;return!1};function pl(t,e){return Ze(()=>lt(t,e),[])}var ul=t=>{queueMicrotask(()=>{queueMicrotask(t)})};function dl(){En(()=>{let t;for(;t=Hr.shift();)Lr.call(t)})}function Pr(){Hr.push(this)===1&&(J.requestAnimationFrame||ul)(dl)}var c=ar.bind(wn),_=t=>t.filter(Boolean).join(" ");var qr=320,fl=1500,$l=36,ml=1800,Us={x:-1e3,y:-1e3,key:null,at:-1/0},Is=Us,It=Us;function Dr(t,e,n){Is=It,It={x:t,y:e,key:n,at:performance.now()}}function Ir(t,e){let{left:n,top:s,width:o,height:r}=e.getBoundingClientRect();Dr(n+o/2,s+r/2,t)}addEventListener("click",({isTrusted:t,detail:e,clientX:n,clientY:s,target:o})=>{if(!t)return;let r=o instanceof Element&&o.closest("button");e?Dr(n,s,null):r&&Ir("enter",r)},{capture:!0});var Ur=(t,e)=>t.key===e.key&&(t.key!==null||Math.hypot(t.x-e.x,t.y-e.y)<=$l),Wr=()=>Ur(Is,It)&&It.at-Is.at<qr;function bt(t,{fresh:e=!1}={}){let n=st(e&&It!==Us?null:t),s=st(!1),o=st(null);return n.current!==t&&(n.current=t,s.current=!0,o.current=performance.now()-It.at<fl?It:null),Rs(()=>{if(!s.current)return;let r=setTimeout(()=>{s.current=!1},qr);return()=>clearTimeout(r)},[t]),{swallows(r){return!s.current||o.current&&!Ur(o.current,It)?!1:(r.stopPropagation(),r.preventDefault(),Ws(a("This has just changed. Tap again.")),!0)}}}var Rr=null,Fr;function Ws(t){Rr?.remove(),clearTimeout(Fr);let e=document.createElement("p");Rr=e,e.className="unheard",e.setAttribute("role","status"),e.textContent=t,([...document.querySelectorAll("dialog[open]")].at(-1)??document.body).append(e);let{width:s,height:o}=e.getBoundingClientRect();e.style.left=`${Math.max(8,Math.min(It.x-s/2,innerWidth-s-8))}px`,e.style.top=`${Math.max(8,It.y-o-40)}px`,Fr=setTimeout(()=>e.remove(),ml)}function b({kind:t,name:e,keys:n,disabled:s,busy:o,large:r,chosen:i,onTap:l,children:p}){let d=["button",t&&`is-${t}`,r&&"is-large",o&&"is-busy",i&&"is-chosen"];return c`<button type="button" class=${_(d)} aria-label=${e} data-keys=${n} aria-busy=${o?"true":null}
      aria-pressed=${i===void 0?null:String(!!i)}
      disabled=${s} onClick=${()=>!o&&l?.()}>${p}</button>`}function W({question:t,end:e,steady:n,children:s}){let o=bt(t,{fresh:!0});return c`<div class="controls">
    <div class="controls-main" onClickCapture=${o.swallows}>${s}</div>
    ${e&&c`<div class="controls-end" onClickCapture=${n?null:o.swallows}>${e}</div>`}
  </div>`}function V({title:t,onClose:e,foot:n,large:s,children:o}){let r=st(null),i=bt(t,{fresh:!0});P(()=>{let p=r.current,d=document.activeElement;return p.showModal(),()=>{p.close(),d?.focus({preventScroll:!0})}},[]);let l=p=>{p.preventDefault(),e()};return c`<dialog class=${_(["dialog",s&&"is-large"])} ref=${r} aria-label=${t} onCancel=${l} onClickCapture=${i.swallows}>
    <h2>${t}</h2>
    <div class="dialog-body">${o}</div>
    <div class="dialog-foot">${n}</div>
  </dialog>`}function $t({title:t,text:e,yes:n,no:s=a("go back"),danger:o,onYes:r,onClose:i}){let l=c`
    <${b} kind="plain" onTap=${i}>${s}<//>
    <${b} kind=${o?"danger":"main"} onTap=${r}>${n}<//>`;return c`<${V} title=${t} onClose=${i} foot=${l}><p>${e}</p><//>`}function jn({api:t,path:e,onClose:n}){let[s,o]=w({});P(()=>{let i=!1;return t.get(e).then(l=>i||o({found:l}),l=>i||o({trouble:l.message})),()=>{i=!0}},[e]);let r=c`<${b} kind="main" onTap=${n}>${a("go back")}<//>`;return c`<${V} title=${a("What was best?")} onClose=${n} foot=${r}>
    ${s.trouble&&c`<p role="alert">${s.trouble}</p>`}
    ${!s.trouble&&!s.found&&c`<p>${a("One moment: it is being computed.")}</p>`}
    ${s.found&&s.found.remarks.length===0&&c`<p>${a("There is nothing to say of your choices in this round.")}</p>`}
    ${s.found&&c`<ol class="remarks">
      ${s.found.remarks.map((i,l)=>c`<li key=${l} class=${i.good?"is-good":"is-worse"}>
        <b>${i.good?a("You did well: {did}.",{did:i.did}):a("You did: {did}. The program would: {best}.",{did:i.did,best:i.best})}</b>
        ${i.cost&&c` <span>${a("That costs {cost} chips on average.",{cost:i.cost})}</span>`}
        <p>${i.why}</p>
      </li>`)}
    </ol>`}
  <//>`}var Ks=new Dt("/api");function Kr(){let[t,e]=w(!1),[n,s]=w(!1);if(P(()=>{document.documentElement.classList.toggle("is-practice",ft!==""),ft&&Ks.get("practice").then(r=>s(r.plays),()=>{})},[]),!ft)return null;let o=()=>{let r=()=>location.assign("/");Ks.send("DELETE","practice").then(r,r)};return c`<div class="practice" role="note">
    <b>${a("Practice: nothing counts")}</b>
    ${n&&c`<${b} kind="quiet" onTap=${()=>e(!0)}>${a("what was best?")}<//>`}
    <${b} kind="quiet" onTap=${o}>${a("leave")}<//>
    ${t&&c`<${jn} api=${Ks} path="practice/remarks" onClose=${()=>e(!1)} />`}
  </div>`}var hl={2:a("two"),3:a("three"),4:a("four"),5:a("five"),6:a("six"),7:a("seven"),8:a("eight"),9:a("nine"),T:a("ten"),J:a("jack"),Q:a("queen"),K:a("king"),A:a("ace")},bl={c:a("clubs"),d:a("diamonds"),h:a("hearts"),s:a("spades")},Ln={2:"M4.5 12C5 6.5 9.5 3.5 15 3.5C21 3.5 25.5 7 25.5 13C25.5 17.5 23 21 18.5 25.5L4.5 40.5H26.5",3:"M4.5 7C7.5 4.5 10.5 3.5 14 3.5C20 3.5 24.5 7 24.5 12S20.5 20.7 13 20.7C21.5 20.7 26 24.5 26 30.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.8",4:"M20.5 40.5V3.5L3.5 29.5H27",5:"M24.5 3.5H7.5L6 20C8.5 18 11.5 17 14.5 17C21.5 17 26.5 21.5 26.5 28.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.5",6:"M4 29.5C4 23 9 18.3 15 18.3S26 23 26 29.5S21 40.5 15 40.5S4 36 4 29.5C4 16 9 7 19.5 3.5",7:"M3.5 3.5H26.5C19.5 15 14 27 12.5 40.5",8:"M15 21A9.8 8.75 0 1 1 15 3.5A9.8 8.75 0 1 1 15 21A11.3 9.75 0 1 1 15 40.5A11.3 9.75 0 1 1 15 21Z",9:"M26 14.5C26 21 21 25.7 15 25.7S4 21 4 14.5S9 3.5 15 3.5S26 8 26 14.5C26 28 21 37 10.5 40.5",T:"M3.5 10L9.5 3.5V40.5M24.2 3.5C18.5 3.5 16.4 10 16.4 22S18.5 40.5 24.2 40.5S32 34 32 22S29.9 3.5 24.2 3.5Z",J:"M13 3.5H23V29.5C23 36.5 19 40.5 13.5 40.5C8 40.5 4.5 37 4.5 31",Q:"M15 3.5C7.5 3.5 3.5 10 3.5 22S7.5 40.5 15 40.5S26.5 34 26.5 22S22.5 3.5 15 3.5ZM17.5 31.5L26.5 41.5",K:"M5 3.5V40.5M26 3.5L6.5 25M13 18.5L26.5 40.5",A:"M3.5 40.5L15 3.5L26.5 40.5M8 29H22"},ut={c:"M71 28A21 21 0 1 1 29 28A21 21 0 1 1 71 28ZM50 59A22 22 0 1 1 6 59A22 22 0 1 1 50 59ZM94 59A22 22 0 1 1 50 59A22 22 0 1 1 94 59ZM38 42H62L54 62C55 78 59 88 67 95H33C41 88 45 78 46 62Z",d:"M50 3C60 21 73 38 87 50C73 62 60 79 50 97C40 79 27 62 13 50C27 38 40 21 50 3Z",h:"M50 93C20 68 5 51 5 32C5 17 16 7 28 7C38 7 46 13 50 23C54 13 62 7 72 7C84 7 95 17 95 32C95 51 80 68 50 93Z",s:"M50 4C66 26 93 41 93 62C93 74 84 83 73 83C65 83 59 79 55 73C56 82 60 89 67 95H33C40 89 44 82 45 73C41 79 35 83 27 83C16 83 7 74 7 62C7 41 34 26 50 4Z"},Be="M50 4L61 37L96 37L68 58L78 92L50 71L22 92L32 58L4 37L39 37Z",zr=[...Array(9).keys()].map(t=>{let e=20*(t+1),n=Math.max(0,e-120),s=Math.min(80,e);return`M${10+n} ${10+e-n}L${10+s} ${10+e-s}M${90-n} ${10+e-n}L${90-s} ${10+e-s}`}).join("");function pt(t){return t==="Jk"?a("joker"):Z(t)?a("{rank} of {suit}",{rank:hl[t[0]],suit:bl[t[1]]}):a("face down")}var Z=t=>typeof t=="string"&&/^([2-9TJQKA][cdhs]|Jk)$/.test(t),zs=[..."shdc"].flatMap(t=>[..."AKQJT98765432"].map(e=>e+t));function Ut({allowed:t,picked:e=[],onPick:n,onTakeBack:s,busy:o}){let r=new Set(t),i=r.has("Jk")?[...zs,"Jk"]:zs;return c`<div class="picker-grid" role="group" aria-label=${a("cards")}>
    ${i.map((l,p)=>c`<${yl} key=${l} card=${l} starts=${p%13===0}
      picked=${e.includes(l)} open=${r.has(l)} busy=${o}
      onTap=${()=>e.includes(l)?s?.(l):n(l)} />`)}
  </div>`}var sn=t=>t==="Jk"?"J J":[...t.toUpperCase()].join(" ");function Jr({picked:t=[],onTakeBack:e,busy:n}){let s=t[t.length-1];return c`<${b} kind="plain" disabled=${n} onTap=${()=>e(s)}>
    ${s?a("take back {card}",{card:U(s)}):a("undo")}
  <//>`}function yl({card:t,starts:e,open:n,picked:s,busy:o,onTap:r}){let i=!n&&!s,p=[t!=="Jk"&&`suit-${t[1]}`,e&&"starts-suit",i&&"is-out",s&&"is-picked"];return c`<button type="button" class=${_(["picker-card",...p])} disabled=${i||o}
      aria-label=${pt(t)} data-keys=${sn(t)} aria-pressed=${s?"true":null} onClick=${r}>
    ${!i&&c`<${ye} card=${t} />`}
  </button>`}function ye({card:t}){if(!Z(t))return c`<span>?</span>`;if(t==="Jk")return c`<${Gr} path=${Be} />`;let[e,n]=t;return c`
    <svg viewBox=${e==="T"?"0 0 36 44":"0 0 30 44"} aria-hidden="true">
      <path class="card-rank" d=${Ln[e]} />
    </svg>
    <${Gr} path=${ut[n]} />`}var Gr=({path:t})=>c`<svg viewBox="-2 -2 104 104" aria-hidden="true">
  <path class="card-pip" d=${t} />
</svg>`,gl={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},U=t=>Z(t)&&t!=="Jk"?`${t[0]==="T"?"10":t[0]}${gl[t[1]]}\uFE0E`:pt(t);var E=t=>a(`${String(t).replaceAll("_"," ")}##of a game`);function Mt(t){return Z(t)?U(t):typeof t=="number"?h(t):typeof t=="boolean"?t?a("yes"):a("no"):Array.isArray(t)?t.map(Mt).join(" "):t&&typeof t=="object"?Object.values(t).map(Mt).join(" \xB7 "):E(t)}function Me(t,e,n={}){if(n[t])return n[t](e);let s=Object.entries(e),o=s.some(([,r])=>r!==0)?s.filter(([,r])=>r!==0):s.slice(0,1);return Gs(E(t),o)}function Gs(t,e){let s=e.filter(([,r])=>r!==!0).map(([,r])=>Mt(r)).join(" "),o=s?a("{deed} {what}##a verb and what it is done with",{deed:t,what:s}):t;return e.filter(([,r])=>r===!0).reduce((r,[i])=>a("{deed} and {also}",{deed:r,also:E(i)}),o)}function mt(t){return t.length<2?t.join(""):a("{others} and {last}",{others:t.slice(0,-1).join(", "),last:t.at(-1)})}function ge(t,e){let n=[],s=t;for(let o of[...e].sort((r,i)=>i.value-r.value)){let r=Math.floor(s/o.value);r>0&&n.push({...o,count:r}),s-=r*o.value}return n}var kl=4;function Yr(t,e,n=vl(t,e),s=kl){let o=new Map(ge(t,e).map(({value:p,count:d})=>[p,d])),r=e.map(({value:p})=>p).sort((p,d)=>p-d),i=p=>o.get(p)??0,l=()=>r.filter(p=>p<=n).reduce((p,d)=>p+d*i(d),0);for(;l()<Math.min(s*n,t);){let p=r.find(u=>u>n&&i(u));if(!p)break;o.set(p,i(p)-1);let d=e.filter(({value:u})=>u<p);for(let{value:u,count:f}of ge(p,d))o.set(u,i(u)+f)}return e.map(p=>({...p,count:i(p.value)})).filter(({count:p})=>p).sort((p,d)=>d.value-p.value)}var vl=(t,e)=>Math.max(1,...e.map(({value:n})=>n).filter(n=>n<=t/50)),Vr=t=>t.map(({count:e,colour:n})=>a("{count} {colour}##of chips",{count:e,colour:E(n)})).join(", ");function je({min:t,max:e,step:n=1}){return e==null||e>=Number.MAX_SAFE_INTEGER?null:t+Math.floor((e-t)/n)*n}function Hn(t,e){let{min:n,step:s=1}=e,o=je(e);return o!==null&&o<n?a("not possible now"):t<n?a("at least {amount}",{amount:n}):o!==null&&t>o?a("at most {amount}",{amount:o}):(t-n)%s!==0?n%s===0?a("in steps of {step}",{step:s}):a("{first}, then in steps of {step}",{first:n,step:s}):null}function jt(t,e,n){return e.reduce((o,r)=>o+r,0)===t?e:ge(t,n).flatMap(({value:o,count:r})=>Array(Math.min(r,500)).fill(o))}function Wt(t,e){let n=t.lastIndexOf(e);return t.filter((s,o)=>o!==n)}var Zr={white:{body:"#efeadb",spots:"#7b7a74"},red:{body:"#c22f39",spots:"#fff"},blue:{body:"#2460b0",spots:"#fff"},green:{body:"#1f8a49",spots:"#fff"},black:{body:"#25252a",spots:"#fff"},purple:{body:"#6d3c9b",spots:"#fff"},yellow:{body:"#e6b91f",spots:"#25252a"},pink:{body:"#df79a4",spots:"#fff"},orange:{body:"#de6f25",spots:"#fff"},grey:{body:"#878d92",spots:"#fff"},brown:{body:"#794d2a",spots:"#fff"},turquoise:{body:"#17909a",spots:"#fff"}},wl=5,Qr=8,Nn=({value:t,colour:e})=>c`<${Pn} value=${t} colour=${e} count=${1} bare />`;function Pn({value:t,colour:e,count:n,bare:s}){let o=Math.min(n,wl),r=64+(o-1)*Qr,{body:i,spots:l}=Zr[e]??Zr.grey,p={"--chip-colour":i,"--chip-spots":l},d=[...Array(o-1).keys()].map(f=>r-32-f*Qr),u=c`<svg class="chip" viewBox=${`0 0 64 ${r}`} style=${p} role="img"
      aria-label=${a("{count} {colour}, {value} each##of chips",{count:n,colour:E(e),value:t})}>
    ${d.map(f=>c`<g key=${f}>
      <circle class="chip-under" cx="32" cy=${f} r="30.5" />
      <circle class="chip-spots" cx="32" cy=${f} r="26.5" stroke-dasharray="13.9 13.85" />
    </g>`)}
    <circle class="chip-body" cx="32" cy="32" r="30.5" />
    <circle class="chip-spots" cx="32" cy="32" r="26.5" stroke-dasharray="13.9 13.85" />
    <circle class="chip-face" cx="32" cy="32" r="20.5" />
    <text class="chip-value" x="32" y=${32+Xr(t)*.36} font-size=${Xr(t)}>${ta(t)}</text>
  </svg>`;return s?u:c`<span class="pile">${u}<span class="pile-count" aria-hidden="true">×${n}</span></span>`}function Le({amount:t,chipset:e,change:n,words:s}){let o=n?Yr(t,e,...n===!0?[]:[n,1]):ge(t,e);return c`<span class="chips">
    <span class="chips-piles">${o.map(r=>c`<${Pn} key=${r.value} ...${r} />`)}</span>
    ${s&&c`<span class="chips-words">${Vr(o)}</span>`}
  </span>`}function ta(t){return t<1e3||t%100?String(t):`${t/1e3}k`}var Xr=t=>[26,25,19,15,12][Math.min(ta(t).length,5)-1];var ea={ArrowLeft:-1,ArrowRight:1},_l=null;function xl(t){let{key:e,target:n,currentTarget:s}=t;if(e in ea){let o=[...s.querySelectorAll("button")];o.at((o.indexOf(n)+ea[e])%o.length)?.focus()}else if(e==="ArrowUp"||e==="ArrowDown")n.blur(),_l?.focus();else return;t.preventDefault()}var He=()=>c`<div class="languages" role="group" onKeyDown=${xl} aria-label=${a("The language of this screen")}>
  ${Object.entries(Vo).map(([t,e])=>c`<${b} key=${t} kind="quiet" chosen=${t===At}
      onTap=${()=>t!==At&&Zo(t)}><span lang=${t}>${e}</span><//>`)}
</div>`;var na=({title:t,text:e,children:n})=>c`<main class="porch">
  <div class="porch-words">
    <div class="porch-mark" aria-hidden="true"><${Pn} value=${1} colour="white" count=${3} bare /></div>
    <p class="porch-name">Croupier</p>
    <h1>${t}</h1>
    ${e&&c`<p class="quiet">${e}</p>`}
    <${He} />
  </div>
  ${n}
</main>`;var Sl=1500,Tl=1e4,sa=[1e3,2e3,5e3,15e3],Ol=2,Al=({status:t})=>t<500&&t!==429,Rn=class{state=lt(null);connection=lt("polling");heard=lt(Date.now());refusal=lt(null);#e;#t;#n;#c=null;#s=null;#r=0;#i;#l;#o=!1;#u=!1;#d=0;#p=!1;#m=[[document,"visibilitychange",()=>this.#f()],[window,"pageshow",()=>this.#f()],[window,"pagehide",()=>this.#$()],[window,"online",()=>this.refresh()]];constructor({api:e,path:n,events:s}){this.#e=e,this.#t=n,this.#n=ft+s;for(let[o,r,i]of this.#m)o.addEventListener(r,i);this.#f()}accept(e,n=null){let s=this.state.peek();s&&e.version<s.version||(this.#c=n,this.state.value=e)}refresh(){this.#p&&this.#a()}close(){this.#$();for(let[e,n,s]of this.#m)e.removeEventListener(n,s)}#f(){document.hidden?this.#$():this.#g()}#g(){this.#p||(this.#p=!0,this.#h(),this.#a())}#$(){this.#p=!1,this.#b(),clearTimeout(this.#i),clearTimeout(this.#l)}#h(){let e=new EventSource(this.#n);this.#s=e,e.onopen=()=>{this.#r=0,this.#y()},e.onmessage=({data:n})=>{Number(n)<=this.state.peek()?.version||this.#a()},e.addEventListener("look",()=>this.#a()),e.onerror=()=>{this.#b();let n=sa[Math.min(this.#r,sa.length-1)];this.#r+=1,this.#i=setTimeout(()=>this.#h(),n),this.#a()}}#b(){this.#s?.close(),this.#s=null}async#a(){if(this.#o){this.#u=!0;return}this.#o=!0,clearTimeout(this.#l);try{let n=this.state.peek(),s=await this.#e.look(this.#t,this.#c);s&&this.state.peek()!==n&&s.state.version===this.state.peek().version?this.#u=!0:s&&this.accept(s.state,s.etag),this.#d=0,this.heard.value=Date.now()}catch(n){if(n instanceof Gt&&Al(n))return this.#k(n);this.#d+=1}finally{this.#o=!1}if(this.#y(),!this.#p)return;if(this.#u)return this.#u=!1,this.#a();let e=this.#s?.readyState===EventSource.OPEN&&!this.#d?Tl:Sl;this.#l=setTimeout(()=>this.#a(),e)}#k(e){this.refusal.value=e,this.close()}#y(){this.#d>=Ol?this.connection.value="lost":this.#s?.readyState===EventSource.OPEN?this.connection.value="live":this.connection.value="polling"}};var Cl=600,El=8e3,Fn=class{busy=lt(!1);late=lt(!1);error=lt(null);#e;dismiss=()=>this.#t(null);complain=e=>this.#t(e);async send(e,{taken:n,refused:s}){if(this.busy.peek())return Wr()||Ws(a("One moment: the last tap is still on its way.")),!1;this.busy.value=!0;let o=setTimeout(()=>{this.late.value=!0},Cl);try{return n(await e()),this.#t(null),!0}catch(r){if(!(r instanceof Gt))throw r;return this.#t(s(r)),!1}finally{clearTimeout(o),this.late.value=!1,this.busy.value=!1}}#t(e){clearTimeout(this.#e),this.error.value=e,e&&(this.#e=setTimeout(()=>{this.error.value=null},El))}};var qn=class{state=lt(null);connection=lt("polling");heard=lt(Date.now());refusal=lt(null);#e=new Fn;busy=this.#e.busy;late=this.#e.late;error=this.#e.error;withdrawn=null;api=new Dt("/api");#t;#n=null;#c=null;#s=()=>{};constructor(e){this.#t=`nights/${e}`,addEventListener("offline",()=>{this.connection.value="lost"}),this.#i(null)}refresh=()=>this.#n?.refresh();dismiss=this.#e.dismiss;show=e=>this.#i(e);act=({do:e,args:n={},since:s})=>this.#o("POST",`tables/${this.#r().table}/rounds/${this.#r().number}/actions`,{action:{do:e,...n},since:s});cut=e=>this.#o("PUT",`tables/${this.#r().table}/cut`,{word:e});wish=e=>(e.kind===this.withdrawn&&(this.withdrawn=null),this.#o("POST","wishes",e));takeBack=e=>(this.withdrawn=e,this.#o("DELETE","wishes",{kind:e}));bill=()=>this.api.get(`${this.#t}/hand/bill`);round=(e,n)=>this.api.get(`${this.#t}/tables/${e}/rounds/${n}`);game=e=>this.api.get(`games/${e}`);roundPath=(e,n)=>`${this.#t}/tables/${e}/rounds/${n}`;#r(){return this.state.peek().table}#i(e){this.#s(),this.#n?.close(),this.#c=e;let n=e?`?table=${e}`:"",s=e?`/tables/${e}`:"",o=new Rn({api:this.api,path:`${this.#t}/hand${n}`,events:`/api/${this.#t}/hand${s}/events`});this.#n=o;let r=[_t(()=>this.#l(o.state.value)),_t(()=>{this.connection.value=o.connection.value,this.heard.value=o.heard.value,this.refusal.value=o.refusal.value})];this.#s=()=>{for(let i of r)i()}}#l(e){let n=this.state.peek();if(!e||n&&e.version<n.version)return;this.state.value=e;let s=e.table?.table??null;s!==this.#c&&queueMicrotask(()=>this.#i(s))}#o(e,n,s){return this.#e.send(()=>this.api.send(e,`${this.#t}/hand/${n}`,s),{taken:o=>this.#n?.accept(o.state??o),refused:({message:o,body:r})=>(r?.state?this.#n?.accept(r.state):this.refresh(),o)})}};var oa="M47 27H65V37C65 45 60.500 49.500 56 49.500S47 45 47 37Z",Js="M50.500 34.500H53.800M58.200 34.500H61.500M56 33.500V38.800",ra="M14 70C19 62 33 55.500 46 52L56 60L66 52C76 54.500 83.500 60 86 70Z",Ys="M79.200 70V24H82.800V70Z",Vs={K:[["cloth",ra],["gold",Ys],["paper","M41 53.500L56 62L71 53.500L76.500 56C72 63 64 68.500 56 70C48 68.500 40 63 35.500 56Z"],["ink","M43.500 26C41 36 41 45 44 53L68 53C71 45 71 36 68.500 26Z"],["paper",oa],["ink","M47 37C50 41.500 53 39.500 56 39.500S62 41.500 65 37L66.500 44C66.500 54 60 60 56 63C52 60 45.500 54 45.500 44Z"],["line",Js],["light","M53.500 44.200H58.500"],["gold","M43 28.500L39 13L48 19.500L56 9L64 19.500L73 13L69 28.500Q56 25 43 28.500Z"],["line","M42.500 24.200Q56 20.700 69.500 24.200"],["line","M43 58.500V60.500M50 63.500V65.500M62 63.500V65.500M69 58.500V60.500"]],Q:[["ink","M45 26C38 40 41 52 35 62L77 62C71 52 74 40 67 26C64 19 48 19 45 26Z"],["cloth","M14 70C18 63 30 58.500 42 56L56 68L70 56C78 58 84 62 86 70Z"],["paper","M51 44H61V53L66 57.500L56 67.500L46 57.500L51 53Z"],["paper","M47 30C47 23 65 23 65 30V37C65 45 60.500 49.500 56 49.500S47 45 47 37Z"],["line",Js],["mouth","M53.300 43.500Q56 42.500 58.700 43.500Q56 47 53.300 43.500Z"],["gold","M45 26C43.500 20 42 17 40 13C44.500 16.500 47 16 49 10.500C51 16 53 14.500 56 7.500C59 14.500 61 16 63 10.500C65 16 67.500 16.500 72 13C70 17 68.500 20 67 26Q56 21.500 45 26Z"],["gold",Ys]],J:[["cloth",ra],["gold",Ys],["ink","M44 26C41 36 41 46 43.500 51L68.500 51C71 46 71 36 68 26Z"],["paper",oa],["line",Js],["line","M53.500 44H58.500"],["gold","M47 15C43 6 34 5 28.500 10.500C34 11.500 38 15 41 22Z"],["cloth","M40 27C37 15 47 9.500 57 10.500C68 10.500 75 17 72.500 27Q56 21.500 40 27Z"],["gold","M40.500 30.500Q56 24 71.500 30.500L72.500 26Q56 19.500 39.500 26Z"],["light","M36 70V58.500M46 70V56M66 70V56M76 70V58.500"]]},aa=[81,21,20],ia="M13 67.500H87V72.500H13Z";var on=[39,61],Ct=[50],Dn=[[24,on],[116,on]],Zs=[...Dn,[70,on]],ca=[...Dn,[54.5,on],[85.5,on]],Bl={2:[34,[28,Ct],[112,Ct]],3:[34,[28,Ct],[70,Ct],[112,Ct]],4:[23,...Dn],5:[23,...Dn,[70,Ct]],6:[23,...Zs],7:[22,...Zs,[47.5,Ct]],8:[22,...Zs,[47.5,Ct],[92.5,Ct]],9:[21,...ca,[70,Ct]],T:[21,...ca,[40,Ct],[100,Ct]]};function la(t,e){let[n,...s]=Bl[e];return s.flatMap(([o,r])=>r.map(i=>Lt(t,i,o,o>70?-n:n))).join("")}function Lt(t,e,n,s){let o=l=>l*s/100,r=l=>Qs(e+o(l-50)),i=l=>Qs(n+o(l-50));return t.replace(/([A-Z])([^A-Z]*)/g,(l,p,d)=>{let u=d.split(/[ ,]/).filter(Boolean).map(Number);if(p==="H")return p+r(u[0]);if(p==="V")return p+i(u[0]);if(p!=="A")return p+u.map((T,v)=>(v%2?i:r)(T)).join(" ");let[f,m,$,y,x,k,g]=u,S=[f,m].map(T=>Qs(Math.abs(o(T))));return p+[...S,$,y,x,r(k),i(g)].join(" ")})}var Qs=t=>Math.round(t*100)/100;function L({card:t,lit:e,dim:n}){let s=Z(t),o=[s&&t!=="Jk"&&`suit-${t[1]}`,e&&"is-lit",n&&"is-dim"];return c`<svg class=${_(["card",...o])} viewBox="0 0 100 140" role="img" aria-label=${pt(t)}>
    <rect class="card-paper" x="1" y="1" width="98" height="138" rx="9" />
    <g key=${t} class="card-side">${s?jl(t):Ml}</g>
  </svg>`}var Ml=c`
  <rect class="card-back" x="7" y="7" width="86" height="126" rx="5" />
  <path class="card-lattice" d=${zr} />
  <rect class="card-lattice" x="10" y="10" width="80" height="120" rx="3" />
  <circle class="card-seal" cx="50" cy="70" r="20" />
  <path class="card-back" d=${Lt(ut.s,50,70,25)} />`,Xs=new Map;function jl(t){if(!Xs.has(t)){let[e,n]=t,[s,o]=t==="Jk"?Nl():[Ll(e,n),Hl(e,n)];Xs.set(t,c`<g class="card-small">${Ne(s)}</g><g class="card-large">${o}</g>`)}return Xs.get(t)}var Ll=(t,e)=>c`
  <${pa} rank=${t} at=${`${t==="T"?4:8} 9`} scale="1.2" />
  <path class="card-pip" d=${Lt(ut[e],72,29,39)} />`;function Hl(t,e){let n=ut[e],s=c`
    <${pa} rank=${t} at="6 8.5" scale=${t==="T"?.6:.66} />
    <path class="card-pip" d=${Lt(n,16,50,18)} />`;if(t==="A")return c`${Ne(s)}
      <path class="card-pip" d=${Lt(n,50,70,62)} />
      <path class="court-inlay" d=${Lt(n,50,70,48)} />`;if(!Vs[t])return c`${Ne(s)}<path class="card-pip" d=${la(n,t)} />`;let o=c`
    ${Vs[t].map(([r,i])=>c`<path class=${`court-${r}`} d=${i} />`)}
    <path class="court-cloth" d=${Lt(n,...aa)} />`;return c`${Ne(s)}${Ne(o)}<path class="court-gold" d=${ia} />`}var Nl=()=>[c`<path class="card-pip" d=${Lt(Be,32,36,50)} />`,c`${Ne(c`<path class="card-pip" d=${Lt(Be,17,18,24)} />`)}
    <path class="court-gold" d=${Lt(Be,50,70,66)} />`],pa=({rank:t,at:e,scale:n})=>c`<path class="card-rank" d=${Ln[t]} transform=${`translate(${e}) scale(${n})`} />`,Ne=t=>c`${t}<g transform="rotate(180 50 70)">${t}</g>`;function vt({label:t,wanted:e}){return c`<svg class="card" viewBox="0 0 100 140" role="img" aria-label=${t??a("no card yet")}>
    <rect class=${_(["card-outline",e&&"is-wanted"])} x="3" y="3" width="94" height="134" rx="9" />
  </svg>`}function F({cards:t,places:e=0,label:n,fanned:s,lit:o,wanted:r}){let i=Math.max(0,e-t.length);return c`<div class=${_(["hand",s&&"is-fanned"])} role="group" aria-label=${n}>
    <div class="hand-cards">
      ${t.map((l,p)=>c`<${L} key=${p} card=${l}
        lit=${o?.has(l)} dim=${o&&!o.has(l)} />`)}
      ${[...Array(i).keys()].map(l=>c`<${vt} key=${`empty ${l}`} wanted=${r&&l===0} />`)}
    </div>
    ${n&&c`<div class="hand-label">${n}</div>`}
  </div>`}function it({text:t,onGone:e}){return t?c`<div class="slip" role="alert">
    <span>${t}</span>${e&&c`<${b} kind="quiet" name=${a("close")} onTap=${e}>✕<//>`}
  </div>`:null}var Pl=6e3;function ua({list:t,onGone:e}){return c`<div class="toasts" aria-live="polite">
    ${t.map(n=>c`<${Rl} key=${n.id} text=${n.text} onGone=${()=>e(n.id)} />`)}
  </div>`}function Rl({text:t,onGone:e}){return P(()=>{let n=setTimeout(e,Pl);return()=>clearTimeout(n)},[]),c`<div class="slip is-news"><span>${t}</span></div>`}function $a({api:t,path:e,seat:n,title:s,onClose:o}){let[{told:r,trouble:i},l]=w({}),[p,d]=w(n??null);P(()=>{let f=`${e}/explanation${p?`?seat=${p}`:""}`;t.get(f).then(m=>l({told:m}),m=>l({trouble:ql(m)}))},[e,p]);let u=c`
    ${p?c`<${b} kind="plain" onTap=${()=>d(null)}>${a("the whole round")}<//>`:c`<span></span>`}
    <${b} kind="main" onTap=${o}>${a("done")}<//>`;return c`<${V} title=${s} onClose=${o} foot=${u}>
    <div class="explain">
      <${it} text=${i} />
      ${r&&c`<${Il} told=${r} about=${p} again=${r.closed&&Fl(e)} />`}
      ${!r&&!i&&c`<p class="quiet">${a("One moment.")}</p>`}
    </div>
  <//>`}var Fl=t=>t.replace(/^nights\/(\d+)\/tables\/(\d+)\/rounds\/(\d+)$/,`${ft}/rounds/$1/$2#$3`),ql=t=>t instanceof Gt?t.message:a("The server does not answer. Try again."),Dl="0 = 0";function Il({told:t,about:e,again:n}){let s=t.steps.filter(o=>!e||Wl(o)).reverse();return c`
    <p class="quiet">${Ul(t)}</p>
    ${Object.values(t.sums).some(o=>o!==Dl)&&c`<dl class="explain-sums">
      ${Object.entries(t.sums).map(([o,r])=>c`<div key=${o}><dt>${o}</dt><dd>${r.replaceAll(" - "," \u2212 ")}</dd></div>`)}
    </dl>`}
    <ol class="explain-steps" reversed>
      ${s.map(o=>c`<${Kl} key=${o.entry} step=${o} />`)}
    </ol>
    ${t.shuffle.seed&&c`<details class="explain-shuffle"><summary>${a("the shuffle, to check it")}</summary>
      ${["commitment","seed","cut"].filter(o=>t.shuffle[o]).map(o=>c`<p key=${o} class="small">
        <span class="quiet">${E(o)}</span> <code>${t.shuffle[o]}</code></p>`)}
    </details>`}
    ${n&&c`<p><a class="button is-plain" href=${n}>${a("see it card by card")}</a></p>`}`}var Ul=({game:t,table:e,round:n,ended:s})=>s?j("{game}, table {table}, round {round}: {ended}.",{game:t,table:e,round:n,ended:c`<b>${s}</b>`}):a("{game}, table {table}, round {round}.",{game:t,table:e,round:n}),Wl=({says:t,moves:e,cards:n})=>t.length>0||e.length>0||Object.keys(n).length>0;function Kl({step:t}){let{entry:e,did:n,cards:s,says:o,moves:r}=t;return c`<li class="explain-step" value=${e}>
    <p class="explain-did">${E(n)} <span class="quiet small">${a("entry {number}",{number:e})}</span></p>
    ${o.map((i,l)=>c`<${Gl} key=${l} ...${i} />`)}
    ${r.length>0&&c`<ul class="explain-moves">
      ${r.map((i,l)=>c`<li key=${l}>${zl(i)}</li>`)}
    </ul>`}
    ${Object.keys(s).length>0&&c`<div class="explain-cards">
      ${Object.entries(s).map(([i,l])=>l.length>0&&c`<${F} key=${i} cards=${l} label=${i} fanned=${l.length>5} />`)}
    </div>`}
  </li>`}var zl=({amount:t,source:e,target:n,why:s})=>j("{chips} from {source} to {target}: {why}",{chips:c`<b class="figure">${h(t)}</b>`,source:e,target:n,why:s});function Gl({text:t,details:e}){let n=Object.entries(e),s=n.filter(([,i])=>da(i)),o=n.filter(([,i])=>fa(i)),r=n.filter(([,i])=>!da(i)&&!fa(i));return c`<div class="explain-said">
    <p>${t}</p>
    ${s.map(([i,l])=>c`<${F} key=${i} cards=${l} label=${i==="cards"?null:E(i)} />`)}
    ${o.map(([i,l])=>c`<${Jl} key=${i} rows=${l} />`)}
    ${r.length>0&&c`<p class="quiet small">${r.map(([i,l])=>`${E(i)} ${ma(l)}`).join(" \xB7 ")}</p>`}
  </div>`}var da=t=>Array.isArray(t)&&t.length>0&&t.every(e=>Z(e)||e==="??"),fa=t=>Array.isArray(t)&&t.length>0&&t.every(e=>e&&typeof e=="object"&&!Array.isArray(e));function Jl({rows:t}){let e=[...new Set(t.flatMap(Object.keys))],n=o=>t.every(r=>r[o]==null||typeof r[o]=="number"),s=Object.fromEntries(e.map(o=>[o,n(o)?"number":null]));return c`<table class="ledger explain-rows">
    <thead><tr>${e.map(o=>c`<th key=${o} class=${s[o]}>${Yl(o)}</th>`)}</tr></thead>
    <tbody>${t.map((o,r)=>c`<tr key=${r}>
      ${e.map(i=>c`<td key=${i} class=${s[i]}>${ma(o[i])}</td>`)}
    </tr>`)}</tbody>
  </table>`}var Yl=t=>t==="stake"?a("staked"):E(t),ma=t=>t==null?"\u2013":Mt(t);function ke({mark:t="s",title:e,text:n,children:s}){return c`<div class="state">
    <svg class="state-mark" viewBox="0 0 100 100" aria-hidden="true">
      <path fill="currentColor" d=${ut[t]} />
    </svg>
    <p class="state-title">${e}</p>
    ${n&&c`<p class="state-text">${n}</p>`}
    ${s}
  </div>`}function ha(t){let e=Math.max(1,Math.round(t/1e3));return e<90?M("a second","{count} seconds",e):a("{count} minutes##some time ago",{count:Math.round(e/60)})}var ba=1500;function ga({hand:t,state:e}){let n=st(e),s=st([]),[o,r]=w([]);return P(()=>{let l=n.current;n.current=e;let p=l.wishes.filter(f=>Vl(f,e,t.withdrawn));s.current.push(...p.map(f=>({wish:f,was:l,until:performance.now()+ba})));let d=()=>{let f=[];s.current=s.current.filter(({wish:m,was:$,until:y})=>{let x=Zl(m,$,e)??(performance.now()<y?null:Ql(m));return x!==null&&f.push({id:m.number,text:x}),x===null}),f.length&&r(m=>[...m,...f])};if(d(),!s.current.length)return;let u=setTimeout(d,ba+50);return()=>clearTimeout(u)},[e]),c`<${ua} list=${o} onGone=${l=>r(p=>p.filter(d=>d.id!==l))} />`}var Vl=({number:t,kind:e},{wishes:n},s)=>e!==s&&!n.some(o=>o.number===t||o.kind===e),ya=({mine:t},e)=>t.find(n=>n.table===e);function Zl({kind:t,table:e,chips:n},s,o){let r=o.me.bankroll-s.me.bankroll,[i,l]=[ya(o,e),ya(s,e)];switch(t){case"sit":return i?a("You have a seat."):null;case"stand":return i?null:a("You have left the table.");case"top-up":return(i?.rack??0)>(l?.rack??0)?a("{chips} more lie in your rack.",{chips:n}):null;case"buy-in":return r>0?a("{chips} chips are in your bankroll.",{chips:r}):null;default:return r<0?a("Cashed out: {chips} went to the desk.",{chips:-r}):null}}function Ql({kind:t}){return t==="sit"?a("The dealer has no seat for you now."):t==="buy-in"||t==="cash-out"?a("The host says: not now."):a("The dealer says: not now.")}var Xl=8;function Et(t){return Array.isArray(t)?t.length&&t.every(Z)?"card":"choice":"of"in t?"some":"rows"in t?"rows":"fields"in t?"fields":ka(t)?"choice":"amount"}var Yt=t=>Array.isArray(t)?t:ka(t)??[];function ka(t){let e=je(t),{min:n,step:s=1}=t;if(e===null||(e-n)/s>=Xl)return null;let o=[];for(let r=n;r<=e;r+=s)o.push(r);return o}function va(t,e=!1){switch(Et(t)){case"amount":return 0;case"some":case"rows":return[];case"fields":return re(t.fields);default:return!e&&Yt(t).length===1?Yt(t)[0]:void 0}}var re=(t,e=[])=>Object.fromEntries(Object.entries(t).map(([n,s])=>[n,va(s,e.includes(n))]));function tp(t,e){switch(Et(t)){case"amount":return Hn(e,t);case"some":return e.length<t.least?a("{count} more",{count:t.least-e.length}):e.length>t.most?a("at most {amount}",{amount:t.most}):null;case"rows":return e.length<t.least?a("{count} more",{count:t.least-e.length}):null;case"fields":return oe(t.fields,e)?.why??null;default:return Yt(t).length?e===void 0?a("not chosen yet"):null:a("not possible now")}}function oe(t,e,n=[]){for(let[s,o]of Object.entries(t)){if(n.includes(s)&&wa(e[s]))continue;let r=tp(o,e[s]);if(r)return{name:s,why:r}}return null}function to(t,e){let n=Object.keys(t.values).filter(s=>!(t.optional?.includes(s)&&wa(e[s])));return Object.fromEntries(n.map(s=>[s,e[s]]))}var wa=t=>t===void 0||t===0||Array.isArray(t)&&!t.length,ep=6;function _a(t){switch(Et(t)){case"amount":return je(t)!==t.min;case"some":return t.least===0&&t.of.length>0;case"rows":return t.least===0&&t.most>0;case"fields":return Object.values(t.fields).some(_a);default:return!1}}function xa(t){if(t.optional?.length)return np(t);if(Object.values(t.values).some(_a))return null;let e=re(t.values),n=Object.keys(e).filter(i=>e[i]===void 0),s=oe(t.values,e);if(!s)return[e];let[o]=n;if(n.length!==1||s.name!==o||Yt(t.values[o]).length>ep)return null;let r=Yt(t.values[o]).map(i=>({...e,[o]:i}));return r.some(i=>oe(t.values,i))?null:r}function np({values:t,optional:e}){let[[n,s],...o]=Object.entries(t);return o.length||!e.includes(n)||Et(s)!=="choice"||Yt(s).length!==1?null:[{},{[n]:Yt(s)[0]}]}function eo(t){if(t.optional?.length)return null;let e=Object.entries(t.values).filter(([,n])=>va(n)===void 0);return e.length===1&&Et(e[0][1])==="card"?e[0][0]:null}var K=({by:t,do:e,since:n})=>`${t} ${e} ${n??""}`;function Sa(t){let e=new Map;for(let n of t)e.set(n.by,[...e.get(n.by)??[],n]);return[...e].sort(([n],[s])=>+(n==="dealer")-+(s==="dealer"))}var sp=new Dt("/api");function Ta({night:t,table:e,round:n}){let s=(e.past?.at(-1)??e.last)?.number??0,[o,r]=w({played:0,deals:[]});return P(()=>{if(!s||n&&!n.facts.sheet)return;let i=!1;return sp.get(`nights/${t.night}/tables/${e.table}/scores`).then(({deals:l})=>i||r({played:s,deals:l}),()=>{}),()=>{i=!0}},[t.night,e.table,e.game,s,!!n?.facts.sheet]),op(o.deals,n,e.number)}function op(t,e,n){if(!e)return t.length?t:null;let{sheet:s,deal:o}=e.facts;if(!s)return null;let r=t.filter(p=>p.deal<o&&p.round!==n),i=r.at(-1)?.deal===o-1,l=s.after?[{deal:o,names:Oa(s,e),sheet:s}]:[];return[...i?r:[],...l]}function Oa(t,e){let n=Object.fromEntries(e.seats.map(({seat:o,player:r})=>[o,r])),s=o=>mt(o.split("+").map(r=>n[r]));return Object.fromEntries(Object.keys(t.before).map(o=>[o,s(o)]))}function Aa({facts:t,carry:e,seats:n}){if(!t.sheet)return null;if(!e?.finished)return a("Deal {number} is scored.",{number:t.deal});if(e.winners.length===n.length)return a("The game is over: a tie.");let s=n.filter(({seat:o})=>e.winners.includes(o)).map(({player:o})=>o);return M("The game is over: {players} wins.","The game is over: {players} win.",s.length,{players:mt(s)})}function Ca({deals:t,round:e,onSheet:n}){let s=t.at(-1),o=e?.facts.sheet??s.sheet,r=e?.facts.sheet?Oa(o,e):s.names;return c`<section class="scores" aria-label=${a("the score")}>
    <ol class="scores-names">
      ${Object.keys(o.before).map((i,l)=>c`<li key=${i} class=${_(["scores-name",ap(o,i)&&"is-best"])}>
          <${ie} at=${l} />
          <span class="scores-who">${r[i]}</span>
          <b class="figure">${h((o.after??o.before)[i])}</b>
          ${o.after&&c`<span class="scores-why small">${rp(o,i)}</span>`}
        </li>`)}
    </ol>
    ${t.length>1&&c`<${Un} deals=${t} />`}
    ${n&&c`<${b} kind="quiet" onTap=${n}>${a("score sheet")}<//>`}
  </section>`}function rp(t,e){let n=t.items.filter(s=>s.name===e).map(({what:s})=>s);return n.length?`${rt(t.after[e]-t.before[e])}: ${n.join(", ")}`:""}function ap({better:t,before:e,after:n},s){let o=Object.values(n??e),r=t==="high"?Math.max(...o):Math.min(...o);return o.some(i=>i!==r)&&(n??e)[s]===r}var Ea=["","7 4","2 4","12 4 2 4","5 3 1 3","1 3"],In=260,no=120,ae=8,ie=({at:t})=>c`<svg class=${`score-stroke is-line-${t}`} viewBox="0 0 28 6" aria-hidden="true">
  <line x1="1" x2="27" y1="3" y2="3" stroke-dasharray=${Ea[t]} />
</svg>`;function Un({deals:t}){let[e]=t,n=Object.keys(e.sheet.before),{goal:s}=t.at(-1).sheet,o=[e.sheet.before,...t.map(({sheet:u})=>u.after??u.before)],r=o.flatMap(u=>n.map(f=>u[f])),i=Math.min(0,...r),l=Math.max(1,...r,s??0),p=u=>ae+u*(In-2*ae)/Math.max(1,o.length-1),d=u=>no-ae-(u-i)*(no-2*ae)/(l-i);return c`<svg class="score-chart" viewBox=${`0 0 ${In} ${no}`} role="img" aria-label=${ip(t,n,o)}>
    <line class="score-zero" x1=${ae} x2=${In-ae} y1=${d(0)} y2=${d(0)} />
    ${s!==null&&c`<line class="score-goal" x1=${ae} x2=${In-ae} y1=${d(s)} y2=${d(s)} />`}
    ${n.map((u,f)=>{let m=o.map(($,y)=>`${p(y)},${d($[u])}`);return c`<g key=${u} class=${`is-line-${f}`}>
        <polyline points=${m.join(" ")} stroke-dasharray=${Ea[f]} />
        <circle cx=${p(o.length-1)} cy=${d(o.at(-1)[u])} r="3.5" />
      </g>`})}
  </svg>`}var ip=(t,e,n)=>e.map(s=>`${t.at(-1).names[s]}: ${n.map(o=>h(o[s])).join(", ")}`).join("; ");function Ba({deals:t,onClose:e}){let[n,s]=w(t.length-1),o=t[Math.min(n,t.length-1)],r=c`<span></span><${b} kind="main" onTap=${e}>${a("done")}<//>`;return c`<${V} title=${a("The score sheet")} large onClose=${e} foot=${r}>
    <div class=${_(["score-sheet",cp(o)&&"is-wide"])}>
      <div class="score-all">
        <${lp} deals=${t} shown=${o} onLook=${s} />
        ${t.length>1&&c`<${Un} deals=${t} />`}
      </div>
      <${up} deal=${o} />
    </div>
  <//>`}var cp=({names:t})=>Object.keys(t).length>4;function lp({deals:t,shown:e,onLook:n}){let s=Object.keys(e.sheet.before),{better:o,goal:r}=t.at(-1).sheet;return c`<div class="score-deals">
    <table class="ledger">
      <thead><tr><th>${a("deal")}</th>${s.map((i,l)=>c`<th key=${i} class="number"><${ie} at=${l} /> ${t.at(-1).names[i]}</th>`)}</tr></thead>
      <tbody>${t.map((i,l)=>c`<tr key=${i.deal} class=${i===e?"is-now":null}>
        <th scope="row"><${b} kind="quiet" chosen=${i===e} onTap=${()=>n(l)}>${i.deal}<//></th>
        ${s.map(p=>c`<td key=${p} class="number">${rt(i.sheet.after[p]-i.sheet.before[p])} <b>${h(i.sheet.after[p])}</b></td>`)}
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">${pp(o,r)}</p>
  </div>`}function pp(t,e){return e===null?t==="high"?a("The highest score wins."):a("The lowest score wins."):t==="high"?a("The highest score wins; {goal} ends the game.",{goal:e}):a("The lowest score wins; {goal} ends the game.",{goal:e})}function up({deal:{deal:t,names:e,sheet:n}}){return c`<section class="deal-sheet" aria-label=${a("deal {number}",{number:t})}>
    <h3>${a("Deal {number}",{number:t})}</h3>
    <div class="deal-columns">
      ${Object.keys(n.before).map(s=>c`<${dp} key=${s} name=${s} who=${e[s]} names=${e} sheet=${n} />`)}
    </div>
  </section>`}function dp({name:t,who:e,sheet:n}){let s=t.split("+"),o=e.split(a("{others} and {last}",{others:"",last:""})),r=d=>o.length===s.length?o[s.indexOf(String(d))]:a("seat {seat}",{seat:d}),i=d=>d.filter(u=>u.name===t),l=n.tricks.map((d,u)=>({...d,number:u+1})).filter(({seat:d})=>s.includes(String(d))),p=i(n.taken).reduce((d,{points:u})=>d+u,0);return c`<table class="ledger deal-column">
    <caption>${e}</caption>
    <tbody>
      <tr class="is-score"><th scope="row">${a("before")}</th><td class="number">${h(n.before[t])}</td></tr>
      ${l.map(({number:d,seat:u,cards:f,points:m})=>c`<tr key=${`trick ${d}`}>
        <th scope="row" class="deal-trick"><span class="quiet">${d}${s.length>1&&` \xB7 ${r(u)}`}</span> ${f.map(U).join(" ")}</th>
        <td class="number">${h(m)}</td></tr>`)}
      ${i(n.taken).map(({what:d,points:u})=>c`<tr key=${`took ${d}`}><th scope="row">${d}</th><td class="number">${rt(u)}</td></tr>`)}
      ${i(n.taken).length>1&&c`<tr><th scope="row">${a("taken")}</th><td class="number">${h(p)}</td></tr>`}
      ${i(n.items).map(({what:d,points:u},f)=>c`<tr key=${`scored ${f}`} class="is-scored"><th scope="row">${d}</th><td class="number">${rt(u)}</td></tr>`)}
      <tr class="is-score"><th scope="row">${a("after")}</th><td class="number"><b>${h((n.after??n.before)[t])}</b></td></tr>
    </tbody>
  </table>`}var Ma="hands",fp={bura:"6789JQKTA",lorum:"789TJQKA",polignac:"789TAJQK",schnapsen:"JQKTA"},$p="23456789TJQKA",mp=["uth","kabu"],hp="shcd";function Pe(t,{game:e,facts:n}){let s=fp[e]??$p,o=n?.trump,r=mp.includes(e),i=l=>{if(!Z(l)||l==="Jk")return 1e3;let p=l[1]===o?-1:hp.indexOf(l[1]);return(r?0:p*20)-s.indexOf(l[0])};return[...t].sort((l,p)=>i(l)-i(p))}var Wn=(t,e)=>ja()==="sorted"?Pe(t,e):t;function Re(t){let[e,n]=w(()=>ja());return{as:e,turn:()=>{let o=e==="sorted"?"dealt":"sorted";bp(o),n(o)},arranged:o=>e==="sorted"?Pe(o,t):o}}var Kn=({sorting:t})=>c`<${b} kind="plain" onTap=${t.turn}>
  ${t.as==="sorted"?a("as dealt"):a("sort")}
<//>`;function ja(){try{return localStorage.getItem(Ma)==="dealt"?"dealt":"sorted"}catch{return"sorted"}}function bp(t){try{localStorage.setItem(Ma,t)}catch{}}var Ht=t=>Object.fromEntries(t.seats.map(({seat:e,player:n})=>[e,n])),ce=({round:t,table:e})=>t?.seats.find(({seat:n})=>n===e.seat)?.rack??e.rack,so=t=>{switch(Et(t)){case"card":return!0;case"some":return t.of.some(Z);case"rows":return Object.values(t.rows).some(so);case"fields":return Object.values(t.fields).some(so);default:return!1}},yp=({values:t})=>Object.values(t).some(so);function oo({round:t,table:e}){let n=t?.prompt?.options.filter(({by:s})=>s===e?.seat)??[];return t?.cards==="physical"?n.filter(s=>!yp(s)):n}function zn(t){let{round:e,table:n}=t,s=oo(t);if(!n?.phones||!s.length)return!1;let{prompt:o,record:r}=e;if(o.awaited.includes(n.seat))return!0;let i=Math.min(...s.map(p=>p.since)),l=r.some(({by:p,index:d})=>p===n.seat&&d>=i-1);return o.awaited.every(p=>p==="dealer")&&!l}var Pa=t=>zn(t)?`${t.table.table} ${t.table.number} ${t.round.record.length} ${t.round.prompt.say.code}`:null;function Ra({round:t,table:e}){return!t||t.cards==="physical"?[]:Object.entries(t.zones).filter(([,{owner:n,sight:s,cards:o}])=>n===e.seat&&s==="owner"&&o.length).map(([n,{cards:s}])=>[n,Wn(s,t)])}var La=new Map,Ha=(t,e)=>`${t} ${e}`;function Fa(t,e){let{round:n,table:s}=t;if(n?.finished){let r=kp(t,e);return La.set(Ha(s.table,s.number),r),{number:s.number,won:Na(gp(n,s.seat),s),why:r}}let{last:o}=s;return o?o.voided?{number:o.number,won:null,why:a("voided: {why}",{why:o.why})}:o.result===null?null:{number:o.number,won:Na(o.result,s),why:La.get(Ha(s.table,o.number))}:null}var Na=(t,{for_points:e})=>t||!e?t:void 0;function rn(t){let{table:e,me:n}=t;return!!e?.for_points&&!ce(t)&&!n.bankroll&&!n.owes}function gp({record:t},e){let n=`seat:${e}`;return t.flatMap(({transfers:s})=>s).reduce((s,{from:o,to:r,amount:i})=>s+(r===n?i:0)-(o===n?i:0),0)}function kp({round:t,payouts:e,table:n},s){let o=e.findLast(({seat:r})=>r===n.seat);return s.reason?.(o,t,n.seat)||o?.says.at(-1)||s.over?.(t)||Aa(t)||void 0}var vp=4e4;function qa(t){let[e,n]=w(!1),[s,o]=w(0);return P(()=>{let r=()=>o(i=>i+1);return addEventListener("pointerdown",r),()=>removeEventListener("pointerdown",r)},[]),P(()=>{if(n(!1),t!==null)return;let r=setTimeout(()=>n(!0),vp);return()=>clearTimeout(r)},[t,s]),{asleep:e&&t===null,wake:()=>n(!1)}}function Da({state:t,onWake:e}){let{table:n,me:s}=t;return c`<button type="button" class="hand-asleep" onClick=${e} aria-label=${a("wake up")}>
    ${n?c`<span>${n.name} · ${ro(t)}</span>
        ${!rn(t)&&c`<b>${h(ce(t))}</b><span>${a("your rack")}</span>`}`:c`<span>${s.name}</span><b>${h(s.bankroll)}</b><span>${a("your bankroll")}</span>`}
  </button>`}function ro({round:t,table:e}){if(!t)return a("between rounds");if(t.finished||!t.prompt)return a("round {number} is over",{number:e.number});let n=Ht(t),s=t.prompt.awaited.filter(r=>r!==e.seat),[o]=s;return o===void 0?a("your turn"):o==="dealer"?a("the dealer goes on"):a("{player}'s turn",{player:n[o]})}var ao="sounds",wp=.16,_p={card:[{pitch:320,to:90,after:0,lasts:.06,wave:"triangle"}],chips:[{pitch:2100,to:1900,after:0,lasts:.05,wave:"sine"},{pitch:2700,to:2500,after:.05,lasts:.07,wave:"sine"}],turn:[{pitch:660,to:660,after:0,lasts:.16,wave:"sine"},{pitch:880,to:880,after:.14,lasts:.24,wave:"sine"}]},Jn=()=>localStorage.getItem(ao)==="on";async function Ia(t){t?localStorage.setItem(ao,"on"):localStorage.removeItem(ao),await Ua(),io("chips")}var Gn=null;addEventListener("pointerdown",Ua);async function Ua(){!Jn()||!globalThis.AudioContext||(Gn??=new AudioContext,await Gn.resume())}function io(t){if(!(!Jn()||Gn?.state!=="running"))for(let e of _p[t])xp(Gn,e)}function xp(t,{pitch:e,to:n,after:s,lasts:o,wave:r}){let i=t.currentTime+s,l=t.createOscillator(),p=t.createGain();l.type=r,l.frequency.setValueAtTime(e,i),l.frequency.exponentialRampToValueAtTime(n,i+o),p.gain.setValueAtTime(wp,i),p.gain.exponentialRampToValueAtTime(.001,i+o),l.connect(p).connect(t.destination),l.start(i),l.stop(i+o)}var Sp=[140,70,140];function Wa(t){let e=st(t);P(()=>{let n=t!==null&&t!==e.current;e.current=t,n&&(navigator.userActivation?.hasBeenActive!==!1&&navigator.vibrate?.(Sp),io("turn"))},[t])}function co({api:t,game:e}){let[n,s]=w([]);return P(()=>{t.get(`games/${e}`).then(o=>s(o.words),()=>s([]))},[e]),n.length>0&&c`<ul class="game-words" aria-label=${a("words of this game")}>
    ${n.map(o=>c`<${Tp} key=${o} text=${o} />`)}
  </ul>`}var lo=t=>c`<details class="game-words-fold"><summary>${a("words of this game")}</summary>
  <${co} ...${t} /></details>`;function Tp({text:t}){let e=t.indexOf(":");return c`<li><b>${t.slice(0,e)}</b>${t.slice(e)}</li>`}function Yn({round:t,payouts:e}){if(!t)return[];let n=t.finished?t.record.at(-1)?.index:null,s=new Map(t.record.map(i=>[i.index,i.by])),o=e.filter(({action:i})=>i===n||s.get(i)==="dealer"),r=Vt(t);return o.map(i=>({...i,ids:r.filter(l=>Op(i,l)).map(({id:l})=>l)}))}var Op=({action:t,seat:e},{action:n,by:s,from:o,to:r})=>n===t&&o!==`seat:${s}`&&(Bt(o)===e||Bt(r)===e),Vt=({record:t})=>t.flatMap(({index:e,by:n,transfers:s})=>s.map((o,r)=>({...o,action:e,by:n,id:`${e} ${r}`})));function Bt(t){let e=t.split(":").find(n=>/^\d+$/.test(n));return e===void 0?null:Number(e)}var Zt={ante:a("Ante"),blind:a("Blind"),play:a("Play"),trips:a("Trips")},xt=(t,e,n)=>t.places[`circle:${e}:${n}`]??0;function tt(t,e){let{rack:n}=t.seats.find(r=>r.seat===e),s=t.markers[e],o=n>0||!t.facts.sheet;return[...Object.entries(Ap(t,e)).map(([r,i])=>`${Cp(r)} ${h(i)}`),o&&a("rack {chips}",{chips:h(n)}),s>0&&a("owes {chips}",{chips:h(s)})].filter(Boolean).join(", ")}function Ap(t,e){let n=Object.fromEntries(Object.entries(t.places).filter(([s])=>Bt(s)===e));for(let{from:s,to:o,amount:r}of t.finished?[]:Vt(t))s===`seat:${e}`&&Ka(o)&&(n[o]=(n[o]??0)+r),o===`seat:${e}`&&Ka(s)&&(n[s]=(n[s]??0)-r);return Object.fromEntries(Object.entries(n).filter(([,s])=>s>0))}var Ka=t=>t!=="house"&&Bt(t)===null;function Cp(t){let e=t.split(":").filter(n=>!/^\d+$/.test(n)).at(-1);return Zt[e]??E(e)}var Ga={Felt:Bp,payments:Yn,payment:Ep};function Ep({says:t,transfers:e}){return{hand:null,sums:t.length?t:e.map(({why:n,amount:s})=>`${n}: ${h(s)}`)}}function Vn(t,e){let[n,s,...o]=t.split(":");if(s===void 0)return E(n);let r=[n,...o].map(E).join(" ");return e[s]?`${e[s]}: ${r}`:`${uo(s)} ${r}`}var po={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},uo=t=>po[t]?`${po[t]}\uFE0E`:E(t);function Bp({state:t,paying:e}){let{round:n,table:s,night:o}=t,r=Object.fromEntries(n.seats.map(({seat:u,player:f})=>[u,f])),i=Object.entries(n.zones).filter(([u,{count:f}])=>f&&u!=="stock"),l=Object.entries(n.places),p=i.filter(([,{owner:u}])=>u===null),d=l.filter(([u])=>Bt(u)===null);return c`<section class="felt general" aria-label=${a("felt")}>
    <div class="general-middle">
      <${Mp} zone=${n.zones.stock} />
      ${p.map(([u,f])=>c`<${Ja} key=${u} name=${Vn(u,r)} zone=${f} />`)}
      ${d.map(([u,f])=>c`<${Lp} key=${u} place=${u} amount=${f} chipset=${o.chip_set} />`)}
    </div>
    <div class="general-seats">
      ${n.seats.map(u=>c`<${Hp} key=${u.seat} seat=${u} round=${n} players=${r}
        lit=${e?e.seat===u.seat:n.prompt?.awaited.includes(u.seat)}
        holds=${s.hand_over?.seat===u.seat}
        zones=${i.filter(([,{owner:f}])=>f===u.seat)}
        places=${l.filter(([f])=>Bt(f)===u.seat)} />`)}
    </div>
    <${Nt} state=${t} />
    <${za} facts=${n.facts} players=${r} />
    ${Object.keys(n.board).length>0&&c`<${za} facts=${n.board} players=${r} />`}
  </section>`}function Nt({state:t}){let e=Ta(t),[n,s]=w(!1);return e?c`
    <${Ca} deals=${e} round=${t.round} onSheet=${e.length>0&&(()=>s(!0))} />
    ${n&&c`<${Ba} deals=${e} onClose=${()=>s(!1)} />`}`:null}var Mp=({zone:t})=>t?.count>0&&c`<div class="general-stock">
  <${L} card="??" /><span class="hand-label">${a("stock {count}",{count:t.count})}</span>
</div>`,jp=7;function Ja({name:t,zone:e}){return!e.cards.some(Z)&&e.cards.length>3?c`<div class="general-stock"><${L} card="??" /><span class="hand-label">${t} ${e.count}</span></div>`:c`<${F} cards=${e.cards} label=${t} fanned=${e.cards.length>jp} />`}var Lp=({place:t,amount:e,chipset:n})=>c`<div class="general-place" data-place=${t}>
  <${Le} amount=${e} chipset=${n} />
  <span><span class="quiet">${E(t.replaceAll(":"," "))}</span> <b class="figure">${h(e)}</b></span>
</div>`;function Hp({seat:t,round:e,lit:n,holds:s,zones:o,places:r}){let i=e.markers[t.seat],l=[e.dealer===t.seat&&a("the deal"),s&&a("has the tablet"),i>0&&a("owes {chips}",{chips:h(i)})];return c`<div class=${_(["general-seat",n&&"is-lit"])} role="group" aria-label=${t.player}
      aria-description=${tt(e,t.seat)}>
    <div class="general-name">
      <b>${t.player}</b> <span class="figure" data-place=${`seat:${t.seat}`}>${h(t.rack)}</span>
      <span class="quiet small">${l.filter(Boolean).join(" \xB7 ")}</span>
    </div>
    ${r.map(([p,d])=>c`<div key=${p} class="small" data-place=${p}>
      <span class="quiet">${E(p.split(":").filter(u=>u!==String(t.seat)).join(" "))}</span>
      <b class="figure"> ${h(d)}</b>
    </div>`)}
    ${o.map(([p,d])=>c`<${Ja} key=${p} name=${Pp(p)} zone=${Np(p,d,e)} />`)}
  </div>`}var Np=(t,e,n)=>t.startsWith("hand:")?{...e,cards:Pe(e.cards,n)}:e,Pp=t=>E(t.split(":").filter(e=>!/^\d+$/.test(e)).join(" ")),Rp=["sheet","scores","tokens"];function za({facts:t,players:e}){let n=Object.entries(t).filter(([s])=>!(t.sheet&&Rp.includes(s))).map(([s,o])=>[s,Ya(s,o,e)]).filter(([,s])=>s);return n.length>0&&c`<dl class="general-facts">
    ${n.map(([s,o])=>c`<div key=${s}><dt>${E(s)}</dt><dd>${o}</dd></div>`)}
  </dl>`}var Fp=new Set("seat turn leader bidder declarer closer stopped winner playing losers winners takers".split(" ")),Ya=(t,e,n)=>Fp.has(t)?qp(e,n):Va(e,n),qp=(t,e)=>[t??[]].flat().map(n=>e[n]??a("seat {seat}",{seat:n})).join(", ");function Va(t,e){return t==null||t===""?"":typeof t=="boolean"?t?a("yes"):a("no"):Array.isArray(t)?t.map(s=>Va(s,e)).filter(Boolean).join(", "):typeof t!="object"?po[t]?uo(t):Mt(t):Object.entries(t).map(([s,o])=>[e[s]??uo(s),Ya(s,o,e)]).filter(([,s])=>s).map(([s,o])=>`${s} ${o}`).join(" \xB7 ")}function Za({hand:t,table:e}){let[n,s]=w(!1),[o,r]=w(e.cut),i=async l=>await t.cut(l)&&s(!1);return n?c`<form class="hand-cut" onSubmit=${l=>{l.preventDefault(),i(o.trim())}}>
    <label class="field">${a("a word of your own for this shuffle")}
      <input value=${o} maxlength="64" autocomplete="off" onInput=${({target:l})=>r(l.value)} /></label>
    <div class="hand-row">
      <${b} kind="plain" onTap=${()=>s(!1)}>${a("leave it")}<//>
      <${b} kind="main" busy=${t.late.value} onTap=${()=>i(o.trim())}>${a("add it")}<//>
    </div>
  </form>`:c`<div class="hand-cut">
      <${b} kind="quiet" onTap=${()=>s(!0)}>${e.cut?a("your word: {word}",{word:e.cut}):a("add a word to the shuffle")}<//>
      <p class="small quiet">${a("promised:")} <code>${e.commitment.slice(0,16)} …</code></p>
    </div>`}function Qa({hand:t,table:e,number:n}){let[s,o]=w(null);return c`<${b} kind="plain" onTap=${async()=>{try{let{check:i}=await t.round(e,n);i?location.assign(`/shuffle${new URL(i.url).hash}`):o(a("A real deck was dealt: there is no shuffle to check."))}catch(i){o(i.message)}}}>${a("check the shuffle of round {number}",{number:n})}<//><${it} text=${s} />`}function Xa({hand:t,state:e,news:n}){let{table:s}=e;if(s.status==="closed")return c`<${ke} mark="c" title=${a("{table} is closed",{table:s.name})} text=${a("Your rack is back in your bankroll.")} />`;let o=s.seats.filter(({seat:r})=>r!==s.seat).map(({name:r})=>r);return c`<section class="hand-between" aria-label=${a("between rounds")}>
    ${n}
    <${Nt} state=${e} />
    <p class="hand-big">${s.game_name}</p>
    <p class="quiet">${a("Round {number} begins when the dealer begins it.",{number:s.number})}</p>
    <p class="quiet small">${o.length?a("With {players}.",{players:o.join(", ")}):a("Nobody else sits here yet.")}
      ${s.phones?"":` ${a("Phones do not play here: the dealer takes what you say, or hands you the tablet.")}`}</p>
    ${s.number===1&&c`<${co} api=${t.api} game=${s.game} />`}
    ${s.hints&&c`<p class="quiet small">${a("Hints are shown to everybody at this table.")}</p>`}
    ${s.commitment&&c`<${Za} key=${s.number} hand=${t} table=${s} />`}
    <${Fe} hand=${t} />
  </section>`}var N=t=>Object.fromEntries(t.seats.map(({seat:e,player:n})=>[e,n]));function ti(t,{deed:e,event:n=({text:s})=>s}={}){let s=N(t);return t.record.map(r=>({number:r.index+1,text:[Dp(r,s,t,e),...r.events.map(i=>n(i,s))].filter(Boolean).join(" ")})).filter(({text:r})=>r)}function Dp(t,e,n,s){if(t.do===null)return null;let o=e[t.by]??a("The dealer"),r=s?.(t,{who:o,round:n});return r??(Ip(t)?null:Wp(t,o))}var Ip=({by:t,do:e,events:n})=>n.some(({code:s,args:o})=>o.seat===t&&s.split(".")[1]?.replaceAll("-","_").startsWith(Up(e))),Up=t=>t.replace(/^[a-z]+/,e=>`${e}s`);function Wp({by:t,do:e,args:n},s){let{seat:o,...r}=n,i=Gs(E(e),Object.entries(r).filter(([,l])=>l!==0));return t==="dealer"?`${i[0].toUpperCase()}${i.slice(1)}.`:`${s}: ${i}.`}function yt({text:t,detail:e,news:n}){return c`<div class="line">
    <p class="line-text" role="status">${n&&c`<span class="line-news">${n}</span> `}${t}</p>
    ${e&&c`<p class="line-detail">${e}</p>`}
  </div>`}function Zn({label:t,value:e,range:n,chipset:s,last:o,optional:r,onChange:i}){let[l,p]=w([]),d=jt(e,l,s),u=je(n),f=g=>u===null||g<=u,m=g=>{p(g),i(g.reduce((S,T)=>S+T,0))},$=g=>f(e+g)&&m([...d,g]),y=g=>m(Wt(d,g)),x=g=>m(jt(g,[],s)),k=e===0&&r?a("none"):Hn(e,n);return c`<div class="pad" role="group" aria-label=${t}>
    <div class="pad-head">
      ${t&&c`<span class="pad-label">${t}</span>`}
      <output class="pad-amount">${h(e)}</output>
      <span class=${_(["pad-note",k&&e>0&&"is-wrong"])}>${k??Kp(u)}</span>
    </div>
    <div class="pad-keys">
      <${Pt} chipset=${s} fits=${g=>f(e+g)} onAdd=${$} onTakeOff=${y} />
      <div class="pad-side">
        <${b} name=${a("take off the last chip")} keys="backspace" disabled=${!d.length}
          onTap=${()=>m(d.slice(0,-1))}>⌫<//>
        <${b} kind="quiet" disabled=${!o||!f(o)} onTap=${()=>x(o)}>
          ${o?a("same again \xB7 {chips}",{chips:o}):a("same again")}
        <//>
        <${b} kind="quiet" disabled=${!e} onTap=${()=>m([])}>${a("clear")}<//>
      </div>
    </div>
  </div>`}function Pt({chipset:t,fits:e,onAdd:n,onTakeOff:s}){let o=[...t].sort((r,i)=>r.value-i.value);return c`<div class="pad-chips">
    ${o.map((r,i)=>c`<${Gp} key=${r.value} chip=${r} keys=${`Shift+${i+1}`} disabled=${!e(r.value)}
      onAdd=${()=>e(r.value)&&n(r.value)} onTakeOff=${()=>s(r.value)} />`)}
  </div>`}var Kp=t=>t===null?"":a("of {most}",{most:t}),zp=450;function Gp({chip:t,keys:e,disabled:n,onAdd:s,onTakeOff:o}){let r=st(null),i=st(!1),l=()=>{i.current=!1,r.current=setTimeout(()=>{i.current=!0,o()},zp)},p=()=>clearTimeout(r.current);return c`<button type="button" class="pad-chip" data-keys=${e} aria-disabled=${n?"true":null}
      aria-label=${a("add {value} ({colour})",{value:t.value,colour:E(t.colour)})}
      onPointerDown=${l} onPointerUp=${p} onPointerLeave=${p} onPointerCancel=${p}
      onContextMenu=${d=>d.preventDefault()}
      onClick=${()=>!i.current&&s()}>
    <${Nn} ...${t} />
  </button>`}function Jp(t){let e=eu[Et(t.value)];return Et(t.value)==="amount"?c`<${e} ...${t} />`:c`<fieldset class="field">
    <legend>${t.optional?a("{name} (may be left out)",{name:E(t.name)}):E(t.name)}</legend>
    <${e} ...${t} />
  </fieldset>`}function Qn({fields:t,held:e,optional:n=[],last:s={},chipset:o,onChange:r}){return Object.entries(t).map(([i,l])=>c`<${Jp} key=${i} name=${i} value=${l}
    held=${e[i]} optional=${n.includes(i)} last=${s[i]} chipset=${o}
    onChange=${p=>r({...e,[i]:p})} />`)}var Yp=({name:t,value:e,held:n,chipset:s,last:o,optional:r,onChange:i})=>c`<${Zn} label=${E(t)}
  value=${n} range=${e} chipset=${s} last=${o} optional=${r} onChange=${i} />`;function Vp({value:t,held:e,optional:n,onChange:s}){return c`<div class="choices">
    ${Yt(t).map(o=>c`<${b} key=${o} chosen=${o===e}
      onTap=${()=>s(n&&o===e?void 0:o)}>${Mt(o)}<//>`)}
  </div>`}var ei=13;function Zp({value:t,held:e,onChange:n}){return t.length<=ei?c`<${ni} cards=${t} chosen=${e?[e]:[]} onTap=${n} />`:c`<${Ut} allowed=${t} picked=${e?[e]:[]} onPick=${n}
    onTakeBack=${()=>n(void 0)} />`}function Qp({value:t,held:e,onChange:n}){let s=r=>e.length<t.most&&n([...e,r]),o=r=>n(Wt(e,r));if(!t.of.every(Z))return c`<div class="choices">
      ${t.of.map(r=>c`<${b} key=${r} chosen=${e.includes(r)}
        onTap=${()=>e.includes(r)?o(r):s(r)}>${Mt(r)}<//>`)}
    </div>`;if(t.of.length>ei){let r=t.of.filter(i=>!e.includes(i));return c`<${Ut} allowed=${r} picked=${e} onPick=${s} onTakeBack=${o} />`}return c`<${ni} cards=${t.of} chosen=${e} onTap=${s} onTapAgain=${o} />`}function ni({cards:t,chosen:e,onTap:n,onTapAgain:s=n}){let o=(r,i)=>r.filter(l=>l===i).length;return c`<div class="choices">
    ${t.map((r,i)=>{let l=o(e,r)>=o(t.slice(0,i+1),r);return c`<button type="button" key=${`${r} ${i}`} aria-label=${pt(r)}
          class=${_(["choice-card",l&&"is-chosen"])} aria-pressed=${String(l)}
          onClick=${()=>l?s(r):n(r)}><${L} card=${r} /></button>`})}
  </div>`}var Xp=({value:t,held:e,chipset:n,onChange:s})=>c`<div class="row-builder">
  <${Qn} fields=${t.fields} held=${e} chipset=${n} onChange=${s} />
</div>`;function tu({value:t,held:e,chipset:n,onChange:s}){let[o,r]=w(re(t.rows)),i=oe(t.rows,o),l=e.length>=t.most,p=()=>{s([...e,o]),r(re(t.rows))};return c`<div class="rows">
    ${e.map((d,u)=>c`<div class="row" key=${u}>
      <span>${u+1}. ${Mt(d)}</span>
      <${b} kind="quiet" name=${a("take off line {number}",{number:u+1})}
        onTap=${()=>s(e.filter((f,m)=>m!==u))}>⌫<//>
    </div>`)}
    <div class="row-builder">
      <${Qn} fields=${t.rows} held=${o} chipset=${n} onChange=${r} />
      <div class="field-foot">
        <${b} kind="plain" disabled=${i||l} onTap=${p}>${a("add")}<//>
        <span class="quiet">${l?a("at most {amount}",{amount:t.most}):i?`${E(i.name)}: ${i.why}`:""}</span>
      </div>
    </div>
  </div>`}var eu={amount:Yp,choice:Vp,card:Zp,some:Qp,rows:tu,fields:Xp};function fo(t){let{prompt:e,me:n,players:s,chipset:o,words:r={},sure:i={},last:l={},shown:p,entered:d,first:u,drawn:f,busy:m,error:$,onAct:y,onTakeBack:x,unheard:k=[],end:g}=t,S=Sa(e.options.filter(q=>(n==="dealer"||q.by===n)&&!f?.(q))),T=w(null),[v,H]=t.onChoose?[t.chosen,t.onChoose]:T,[R,G]=w(null),[D,Y]=w(null),B=e.options.map(K).join(),z=S.filter(([q])=>q!=="dealer"),O=z.some(([q])=>q===v)?v:su(z,e.awaited),I=z.find(([q])=>q===O)?.[1]??[],dt=S.find(([q])=>q==="dealer")?.[1]??[],wt=[...I,...dt].find(q=>K(q)===R),C=q=>q==="dealer"?a("dealer"):s[q]??a("seat {seat}",{seat:q}),et=({by:q,do:A,since:X},ot)=>y({by:q,do:A,args:ot,since:X}),Ot=n==="dealer"&&e.awaited.includes("dealer")?k.map(C):[],te=q=>i[q.do]??(q.by==="dealer"&&Ot.length?()=>nu(q,Ot):null),$e=(q,A)=>te(q)?Y({option:q,args:A}):et(q,A),ks=e.awaited.filter(q=>q!=="dealer"||!Ot.length),ht={words:r,last:l,awaited:u?.length?[]:ks,busy:m,act:$e,open:G},Te=I.length>0&&dt.length>0,ze=I.length+dt.length===1?[...I,...dt][0]:null;return ze&&ru(ze)?c`<${au} option=${ze} shown=${p} entered=${d} busy=${m} error=${$} question=${B} act=${$e}
      onTakeBack=${x} end=${g} />`:wt?c`<${lu} key=${R} option=${wt} who=${C(wt.by)} chipset=${o} words=${r}
      last=${l[`${wt.by} ${wt.do}`]} busy=${m} error=${$} end=${g} onClose=${()=>G(null)}
      onAct=${async q=>{await $e(wt,q)&&G(null)}} />`:c`
    ${$&&c`<div class="panel"><${it} text=${$} /></div>`}
    ${z.length>1&&c`<div class="seats-row" role="group" aria-label=${a("who")}>
      ${z.map(([q])=>c`<${b} key=${q} chosen=${q===O} onTap=${()=>H(q)}>${C(q)}<//>`)}
    </div>`}
    <${W} question=${B} end=${(Te||g)&&c`
        ${Te&&Ot.length>0&&c`<span class="controls-note">${a("not yet: {players}",{players:mt(Ot)})}</span>`}
        ${Te&&c`<${si} options=${dt} ...${ht} />`}${g}`}>
      ${u}
      <${si} options=${I.length?I:dt} ...${ht} />
    <//>
    ${D&&te(D.option)&&B.includes(K(D.option))&&c`<${$t} ...${te(D.option)(C(D.option.by))}
      onClose=${()=>Y(null)} onYes=${()=>{Y(null),et(D.option,D.args)}} />`}`}var nu=(t,e)=>({title:a("{deed} without {players}?",{deed:E(t.do),players:mt(e)}),text:M("{players} has not done anything yet. Nobody may have anything to say after this.","{players} have not done anything yet. Nobody may have anything to say after this.",e.length,{players:mt(e)}),yes:E(t.do),no:a("wait")});function su(t,e){let[n]=t.find(([s])=>e.includes(s))??t[0]??[null];return n}var ou=13,ru=t=>{let e=eo(t);return e&&(t.by==="dealer"||t.values[e].length>ou)};function au({option:t,shown:e,entered:n,busy:s,error:o,question:r,act:i,onTakeBack:l,end:p}){let d=eo(t)??"",u=f=>i(t,{...to(t,re(t.values)),[d]:f});return c`
    <div class="panel">
      <${Ut} allowed=${t.values[d]} picked=${e} busy=${s}
        onPick=${u} onTakeBack=${l} />
      <${it} text=${o} />
    </div>
    <${W} question=${r} end=${(n||p)&&c`
        ${n&&c`<${F} cards=${n.cards} places=${n.places} wanted />`}${p}`}>
      ${l&&c`<${Jr} picked=${e} busy=${s} onTakeBack=${l} />`}
    <//>`}function si({options:t,words:e,last:n,awaited:s,busy:o,act:r,open:i}){let l=({by:p})=>s.includes(p)?"main":"plain";return t.flatMap(p=>{let d=xa(p);return d?d.map(u=>c`<${b} key=${K(p)+JSON.stringify(u)} kind=${l(p)}
      disabled=${o} onTap=${()=>r(p,u)}>
      ${e[p.do]?e[p.do](u):Me(p.do,cu(p,u))}
    <//>`):[c`<${b} key=${K(p)} kind="plain" disabled=${o} onTap=${()=>i(K(p))}>
          ${E(p.do)} …
        <//>`,c`<${iu} key=${`${K(p)} again`} option=${p} args=${n[`${p.by} ${p.do}`]}
          words=${e} busy=${o} act=${r} />`]})}function iu({option:t,args:e,words:n,busy:s,act:o}){return!e||oe(t.values,e,t.optional)?null:c`<${b} kind="plain" disabled=${s} onTap=${()=>o(t,e)}>
    ${a("{deed} again",{deed:Me(t.do,e,n)})}
  <//>`}var cu=(t,e)=>Object.fromEntries(Object.entries(e).filter(([n])=>t.optional?.includes(n)||t.values[n].length!==1));function lu({option:t,who:e,chipset:n,words:s,last:o,busy:r,error:i,onClose:l,onAct:p,end:d}){let[u,f]=w(re(t.values,t.optional)),m=oe(t.values,u,t.optional),$=to(t,u);return c`
    <section class="panel" aria-label=${`${e}: ${E(t.do)}`}>
      <h2>${e}: ${E(t.do)}</h2>
      <div class="form-fields">
        <${Qn} fields=${t.values} held=${u} optional=${t.optional} last=${o}
          chipset=${n} onChange=${f} />
      </div>
      <${it} text=${i} />
    </section>
    <${W} question=${K(t)} end=${c`<${b} kind="plain" onTap=${l}>${a("cancel")}<//>${d}`}>
      <${b} kind="main" disabled=${m} busy=${r} onTap=${()=>p($)}>
        ${m?E(t.do):Me(t.do,pu($),s)}
      <//>
      ${m&&c`<span class="controls-note">${E(m.name)}: ${m.why}</span>`}
    <//>`}var pu=t=>Object.fromEntries(Object.entries(t).filter(([,e])=>!Array.isArray(e)||e.length<=4));function le(t,e){let n=e.length===1&&t.seats.find(s=>s.seat===e[0]);return!n||t.facts.sheet&&!n.rack?null:a("rack {chips}",{chips:n.rack})}function mo({round:t}){let{prompt:e,zones:n,cards:s}=t,o=i=>Object.values(n).some(l=>l.count&&uu(l,i)),r=i=>e.options.some(({by:l})=>l===i);return e.awaited.filter(i=>i!=="dealer"&&(s==="virtual"&&o(i)||!r(i)))}var uu=({owner:t,sight:e},n)=>e==="owner"&&t===n||e==="others"&&t!==n;function qe(t,e){let n=N(e.round);return mo(e).map(s=>ho(e,s)?c`<span key=${`phone ${s}`} class="controls-note">${bo(e,s)}</span>`:c`<${b} key=${`pass ${s}`} kind="main" busy=${t.late.value}
    onTap=${()=>t.handOver(s)}>${a("tablet to {player}",{player:n[s]})}<//>`)}var $o=({table:t},e)=>t.seats.find(n=>n.seat===e),ho=(t,e)=>!!$o(t,e)?.program||t.table.phones&&$o(t,e)?.phone==="in",bo=(t,e)=>{let{name:n,program:s}=$o(t,e);return s?a("The program plays for {player}.",{player:n}):a("{player} has it on the phone.",{player:n})};var yo=t=>["bura.first-lead","bura.lead"].includes(t?.say.code),du={bura:a("three trumps"),aces:a("three aces"),molodka:a("three of one plain suit")};function go(){return{lead:({cards:t})=>a("LEAD {cards}",{cards:t.map(U).join(" ")}),answer:({cards:t})=>a("ANSWER {cards}",{cards:t.map(U).join(" ")}),announce:({kind:t})=>a("announce {kind}",{kind:t}),declare:()=>a("declare 31"),yield:()=>a("yield"),pass:()=>a("PASS")}}function oi({table:t,state:e,news:n,face:s}){let{round:o}=e,{prompt:r}=o,i=N(o),[l]=r.awaited,p=o.seats.find(({seat:y})=>y!==l).seat,d=(y,x)=>r.options.find(k=>k.do===y&&(x===void 0||k.by===x)),u=d("lead")??d("answer"),f=t.late.value,m=(y,x)=>ho(e,y)?c`<span class="controls-note">${bo(e,y)}</span>`:c`<${b} kind=${x} busy=${f} onTap=${()=>t.handOver(y)}>
    ${a("tablet to {player}",{player:i[y]})}
  <//>`,$=c`
    ${d("announce")&&c`<${$u} option=${d("announce")} who=${i[p]} table=${t} />`}
    ${d("declare")&&c`<${mu} options=${r.options.filter(y=>y.do==="declare")} players=${i}
      sure=${s.sure()} table=${t} />`}`;return c`<section class="foot" aria-label=${a("what is next")}>
    <${yt} text=${r.say.text} news=${n} detail=${le(o,r.awaited)} />
    ${u?c`<${fu} key=${K(u)} option=${u} words=${go()} table=${t} end=${$}
          undo=${o.undoable?t.undo:null} />`:c`
        ${t.error.value&&c`<div class="panel"><${it} text=${t.error.value} /></div>`}
        <${W} question=${r.options.map(K).join()} end=${$}>
          ${m(l,"main")}${m(p,"plain")}
        <//>`}
  </section>`}function fu({option:t,words:e,table:n,undo:s,end:o}){let[r,i]=w([]),{of:l,least:p,most:d}=t.values.cards,u=m=>n.act({...t,args:{cards:m}});return c`
    <div class="panel">
      <${Ut} allowed=${l} picked=${r} onPick=${async m=>{let $=[...r,m].slice(-d);i($),p===d&&$.length===d&&!await u($)&&i([])}} onTakeBack=${m=>i(r.filter($=>$!==m))} />
      <${it} text=${n.error.value} />
    </div>
    <${W} question=${K(t)} end=${o}>
      ${p<d?c`<${b} kind="main" disabled=${!r.length} busy=${n.late.value} onTap=${()=>u(r)}>
            ${r.length?e[t.do]({cards:r}):a("tap the cards led")}
          <//>`:c`<p class="controls-note">${d===1?a("Tap the card."):a("Tap the {most} cards: {count} more.",{most:d,count:d-r.length})}</p>`}
      <${b} kind="plain" disabled=${!s} busy=${n.late.value} onTap=${s}>${a("undo")}<//>
    <//>`}function $u({option:t,who:e,table:n}){let[s,o]=w(!1),r=t.values.kind,i=async l=>{o(!1),await n.act({...t,args:{kind:l}})};return c`<${b} onTap=${()=>o(!0)}>${a("announce \u2026")}<//>
    ${s&&c`<${V} title=${a("{player} announces",{player:e})} onClose=${()=>o(!1)}
        foot=${c`<${b} kind="plain" onTap=${()=>o(!1)}>${a("go back")}<//>`}>
      <div class="choices">
        ${r.map(l=>c`<${b} key=${l} onTap=${()=>i(l)}>
          <span class="choice-words"><b>${l}</b><span class="choice-note">${du[l]}</span></span>
        <//>`)}
      </div>
    <//>`}`}function mu({options:t,players:e,sure:n,table:s}){let[o,r]=w(!1),[i,l]=w(null),p=()=>{r(!1),l(null)},d=async()=>{p(),await s.act(i)};return c`<${b} onTap=${()=>r(!0)}>${a("declare 31 \u2026")}<//>
    ${o&&!i&&c`<${V} title=${a("Who declares 31?")} onClose=${p}
        foot=${c`<${b} kind="plain" onTap=${p}>${a("go back")}<//>`}>
      <div class="choices">
        ${t.map(u=>c`<${b} key=${u.by} kind="plain" onTap=${()=>l(u)}>${e[u.by]}<//>`)}
      </div>
    <//>`}
    ${i&&c`<${$t} ...${n.declare(e[i.by])} onYes=${d} onClose=${p} />`}`}var an={Felt:wu,Foot:hu,Seen:Eu,words:go,sure:bu,deed:yu,payment:ku,over:vu,passOn:gu},ri="6789JQKTA",ai={A:11,T:10,K:4,Q:3,J:2},ii={c:a("clubs"),d:a("diamonds"),h:a("hearts"),s:a("spades")};function hu(t){let{code:e}=t.prompt.say,n=t.cards==="physical"&&(e==="bura.answer"||e==="bura.promised");return yo(t.prompt)||n?oi:null}function bu(){return{declare:t=>({title:a("{player} declares 31?",{player:t}),text:a("The won cards are turned up and counted. There is no way back."),yes:a("{player} declares",{player:t})})}}function yu({do:t,args:e},{who:n}){let s=e.cards?.every(Z)?` ${e.cards.map(U).join(" ")}`:"";switch(t){case"lead":return a("{player} leads{cards}.",{player:n,cards:s});case"answer":return a("{player} answers{cards}.",{player:n,cards:s});case"yield":return a("{player} yields the lead.",{player:n});case"declare":return a("{player} declares 31.",{player:n});case"pass":return a("{player} passes.",{player:n});case"announce":return"";default:return null}}function gu({prompt:t}){return["bura.answer","bura.outbid","bura.promised"].includes(t?.say.code)?t.awaited[0]:null}function ku({transfers:t}){let e=t.find(({from:o,to:r})=>o==="pot"||r==="pot"),n=t.filter(o=>o!==e),s=e&&[e.from==="pot"?a("out of the pot, all of it"):a("into the pot, which is carried")];return{hand:e?.why??null,sums:[...s??[],...n.map(({why:o,amount:r})=>`${o}: ${h(r)}`)]}}function vu({record:t}){return t.at(-1).events.map(({text:e})=>e).at(-1)}function wu({state:t,paying:e}){let{round:n,table:s,night:o}=t,{places:r,zones:i,facts:l}=n,p=n.seats.map(({seat:d})=>d).sort((d,u)=>d-u);return c`<section class=${_(["felt","bura",n.cards==="physical"&&"is-short"])} aria-label=${a("felt")}>
    <${xu} zones=${i} facts=${l} />
    ${p.map(d=>c`<${Su} key=${d} seat=${d} round=${n} lit=${_u(n,e,d)}
      holds=${s.hand_over?.seat===d} />`)}
    <div class="bura-pot" data-place="pot">
      <${Le} amount=${r.pot??0} chipset=${o.chip_set} />
      <span>${j("pot {chips}",{chips:c`<b class="figure">${h(r.pot??0)}</b>`})}</span>
    </div>
  </section>`}var _u=({prompt:t},e,n)=>e?e.seat===n:!!t?.awaited.includes(n);function xu({zones:t,facts:e}){let n=t.stock.count+(t.trump?.count??0),[s]=t.trump?.cards??[];return c`<div class="bura-trumps">
    <div class="bura-stock">
      ${s&&c`<${L} card=${s} />`}
      ${t.stock.count>0&&c`<${L} card="??" />`}
    </div>
    <p>${n>0&&a("stock {count}",{count:n})} ${!e.drawing&&a("no more drawing")}</p>
    ${e.trump&&c`<p class="bura-suit">
      <svg class=${`suit-${e.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${ut[e.trump]} /></svg>
      <span>${j("{suit} trumps",{suit:c`<b>${ii[e.trump]}</b>`})}</span>
    </p>`}
  </div>`}function Su({seat:t,round:e,lit:n,holds:s}){let o=e.seats.find(d=>d.seat===t),r=e.markers[t],i=e.zones[`won:${t}`],l=e.zones[`hand:${t}`],p=[e.dealer===t&&a("the deal"),s&&a("has the tablet"),r&&a("owes {chips}",{chips:h(r)})];return c`<div class=${_(["bura-side",n&&"is-lit"])} role="group" aria-label=${o.player}
      aria-description=${tt(e,t)}>
    <div class="bura-who">
      <b>${o.player}</b><span class="figure" data-place=${`seat:${t}`}>${h(o.rack)}</span>
      <span class="bura-note">${p.filter(Boolean).join(" \xB7 ")}</span>
      <span class="bura-word">${Tu(e,t)}</span>
      <${F} cards=${l.cards} fanned />
    </div>
    ${i.sight==="all"?c`<${Cu} cards=${i.cards} />`:c`
      <${Ou} round=${e} seat=${t} />
      <div class="bura-won">${i.count>0&&c`<${L} card="??" />`}<span class="small quiet">${i.count>0?a("won##cards"):""}</span></div>`}
  </div>`}function Tu({facts:t,prompt:e,finished:n},s){let o=e?.say.code,{announced:r,leader:i,led:l}=t;return r?.seat===s?a("announces {kind}",{kind:r.kind}):n?"":o==="bura.outbid"?a("outbids or yields"):o==="bura.answer"?l===s?a("has led"):a("answers##has to, now"):o==="bura.last"?e.awaited.includes(s)?a("has the last word"):"":i!==s?yo(e)?a("may speak first"):"":l===null?a("has the lead"):a("takes the trick and leads")}function Ou({round:t,seat:e}){let{led:n,trump:s}=t.facts,o=t.zones[`played:${e}`].cards,r=t.seats.find(d=>d.seat!==e).seat,i=t.zones[`played:${r}`].cards,l=n!==null&&n!==e&&o.length>0,p=l?Au(o,i,s):o;return c`<div class="bura-played" role="group" aria-label=${a("played")}>
    ${p.map((d,u)=>c`<${L} key=${d} card=${d} lit=${l&&ci(d,i[u],s)} />`)}
  </div>`}var ci=(t,e,n)=>t[1]===e[1]?ri.indexOf(t[0])>ri.indexOf(e[0]):t[1]===n;function Au(t,e,n){let s=o=>o.filter((r,i)=>ci(r,e[i],n)).length;return li(t).reduce((o,r)=>s(r)>s(o)?r:o)}function li(t){return t.length<2?[t]:t.flatMap((e,n)=>li(t.filter((s,o)=>o!==n)).map(s=>[e,...s]))}function Cu({cards:t}){let e=r=>ai[r[0]]??0,n=t.filter(e).sort((r,i)=>e(i)-e(r)),o=[...new Set(n.map(([r])=>r))].map(r=>`${n.filter(i=>i[0]===r).length} \xD7 ${ai[r]}`);return c`<div class="bura-counted">
    <${F} cards=${n} fanned />
    <p>${o.join(" + ")||a("nothing")} = <b class="figure">${n.reduce((r,i)=>r+e(i),0)}</b>
      <span class="quiet small"> ${t.length>n.length?a("of 31, and {count} that count nothing",{count:t.length-n.length}):a("of 31")}</span></p>
  </div>`}function Eu({round:t,seat:e}){let n=N(t),[s]=t.zones.trump?.cards??[],o=t.seats.filter(r=>t.zones[`played:${r.seat}`].cards.length);return c`<div class="hand-others">
    ${s?c`<${F} cards=${[s]} label=${a("trumps")} />`:c`<p class="bura-suit"><span>${j("{suit} trumps",{suit:c`<b>${ii[t.facts.trump]}</b>`})}</span></p>`}
    ${o.map(r=>c`<${F} key=${r.seat} cards=${t.zones[`played:${r.seat}`].cards}
      label=${r.seat===e?a("you"):n[r.seat]} />`)}
  </div>`}var pe=[..."cdhs"],ko={c:a("clubs"),d:a("diamonds"),h:a("hearts"),s:a("spades")},pi={A:1,T:10},ui={J:11,Q:12,K:13},Bu=5,Mu=13,cn=([t])=>t in ui,Xn=t=>cn(t)?Bu:pi[t[0]]??Number(t[0]),vo=t=>ui[t[0]]??pi[t[0]]??Number(t[0]),ve=({zones:t},e)=>t[`certificates:${e}`]?.cards??[],we=({places:t},e)=>t[`money:${e}`]??0,wo=({suit:t})=>c`<svg class=${`company suit-${t}`} viewBox="0 0 100 100" role="img" aria-label=${ko[t]}>
  <path fill="currentColor" d=${ut[t]} />
</svg>`;function _o({facts:t,zones:e,board:n},s){let o=e[`market:${s}`]?.cards.at(-1);if(!o||cn(o))return[1,10];let{up:r,down:i}=n.limits[s],l=t.prices[s];return[Math.max(1,l-i),Math.min(10,l+r)]}function De({round:t}){return c`<div class="market" role="group" aria-label=${a("the market")}>
    ${pe.map(e=>c`<${ju} key=${e} suit=${e} round=${t} />`)}
  </div>`}function ju({suit:t,round:e}){let n=e.facts.prices[t],s=e.zones[`market:${t}`]?.cards.at(-1),[o,r]=_o(e,t),{up:i,down:l}=e.board.limits[t];return c`<section class=${_(["market-company",n===0&&"is-bankrupt"])} aria-label=${ko[t]}>
    <${wo} suit=${t} />
    <b class="market-price">${n??"\u2013"}</b>
    ${s&&c`<${L} card=${s} />`}
    <span class="market-span">${Lu(n,o,r)}</span>
    <span class="market-limits">▲${h(i)} ▼${h(l)}</span>
  </section>`}function Lu(t,e,n){return t===void 0?a("no price"):t===0?a("bankrupt, next {low}\u2013{high}",{low:e,high:n}):a("next {low}\u2013{high}",{low:e,high:n})}function di({prices:t}){let e=Math.max(t.length,12),n=r=>r/e*100,s=r=>100-r/Mu*100,o=t.at(-1)??{};return c`<figure class="chart" role="img" aria-label=${a("the prices over the game; now {prices}",{prices:pe.map(r=>`${ko[r]} ${o[r]??a("none")}`).join(", ")})}>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      ${[0,5,10].map(r=>c`<line key=${r} class="chart-rule" x1="0" x2="100" y1=${s(r)} y2=${s(r)} />`)}
      ${t.length>0&&pe.map((r,i)=>c`<path key=${r} class=${`chart-line is-${r}`} d=${Hu(t,r,n,s)}
        transform=${`translate(0 ${(i-1.5)*.9})`} />`)}
    </svg>
    ${[0,5,10].map(r=>c`<span key=${r} class="chart-figure" style=${{top:`${s(r)}%`}} aria-hidden="true">${r}</span>`)}
    ${t.length>0&&pe.map(r=>c`<span key=${r} class=${`chart-end is-${r}`} aria-hidden="true"
      style=${{top:`${s(o[r])}%`,left:`${n(t.length)}%`,"--beside":Nu(o,r)}}><${wo} suit=${r} /></span>`)}
  </figure>`}var Hu=(t,e,n,s)=>t.map((o,r)=>`${r?"V":"M0 "}${s(o[e])}H${n(r+1)}`).join(""),Nu=(t,e)=>pe.slice(0,pe.indexOf(e)).filter(n=>t[n]===t[e]).length;function fi({round:t,holds:e,lit:n}){let s=N(t),o=t.seats.map(({seat:l})=>l),r=Ru(t),i=Math.max(...o.map(l=>r?.[l]??t.board.players[l].worth));return c`<table class="holdings">
    <thead><tr>
      <th>${a("share holders")}</th>
      ${pe.map(l=>c`<th key=${l}><${wo} suit=${l} /></th>`)}
      <th class="number">${a("money")}</th><th class="number">${a("owes")}</th><th class="number">${r?a("takes home"):a("worth")}</th>
    </tr></thead>
    <tbody>${o.map(l=>{let{shares:p,debt:d,worth:u}=t.board.players[l],f=r?.[l]??u,m=[t.dealer===l&&a("banker"),e===l&&a("has the tablet")];return c`<tr key=${l} class=${_([n(l)&&"is-lit"])}>
        <th scope="row"><b>${s[l]}</b> <span class="quiet small">${m.filter(Boolean).join(" \xB7 ")}</span></th>
        ${pe.map($=>c`<td key=${$}><${Pu} count=${p[$]} cards=${ve(t,l).filter(y=>y[1]===$)} /></td>`)}
        <td class="number" data-place=${`money:${l}`}>${h(we(t,l))}</td>
        <td class="number">${d?h(d):""}</td>
        <td class="number"><b>${h(f)}</b><span class="holdings-best">${f===i?"\u2605":""}</span></td>
      </tr>`})}</tbody>
  </table>`}var Pu=({count:t,cards:e})=>t>0&&c`<b>${t}</b> <span class="holdings-cards">${e.map(([n])=>n==="T"?"10":n).join(" ")}</span>`;function Ru({record:t,finished:e}){if(!e)return null;let n=t.at(-1).events.filter(({code:s})=>s==="csm.takes");return Object.fromEntries(n.map(({args:s})=>[s.seat,s.amount]))}var fk={live:a("live"),polling:a("slow"),lost:a("no connection")};var kk={device:a("as the device"),light:a("light"),dark:a("dark")};function xo({kind:t}){let[e,n]=Fu("suits");return c`<${b} kind=${t} chosen=${e==="four"} onTap=${()=>n(e==="four"?null:"four")}>
    ${e==="four"?a("four-colour cards: on"):a("four-colour cards: off")}
  <//>`}function Fu(t){let[e,n]=w(()=>qu(t));return[e,o=>{Du(t,o),n(o),dispatchEvent(new Event("storage"))}]}function qu(t){try{return localStorage.getItem(t)}catch{return null}}function Du(t,e){try{e===null?localStorage.removeItem(t):localStorage.setItem(t,e)}catch{}}var Iu="wakeLock"in navigator;var Yk=[[a("Enter or Space"),a("the main button, where there is only one")],["1 \u2013 9",a("the buttons under the line, in their order")],["\u2190 \u2192",a("the seat before or after")],[a("Shift + 1 \u2013 9"),a("a chip more, the smallest first; Backspace takes the last one off")],["K H",a("a card of a real deck: its rank (0 or T: ten), then H, D, C or S; the joker: J J")],["A, T",a("Ultimate Texas Hold'em: chips for the Ante, for Trips")],["W, E, F",a("Superfecta: WIN, EXA, SFC; the horses: H, D, C, S")],["U",a("undo")],["P",a("pay all; the last one: paid")],[a("? or /"),a("this list")]];var xw=[a("misdeal"),a("a card was seen"),a("wrong cards entered"),a("the table gives up the round")];var ue=({table:t,line:e,detail:n,news:s,children:o})=>c`<section class="foot" aria-label=${a("what is next")}>
  <${yt} text=${e} detail=${n} news=${s} />
  <${Rt} table=${t} />
  ${o}
</section>`,Rt=({table:t})=>t.error.value&&c`<div class="trouble"><${it} text=${t.error.value} onGone=${t.dismiss} /></div>`;var mi=({prompt:t},e,n)=>t?.options.find(s=>s.by===e&&s.do===n),ts=(t,e)=>!!t?.values.card.includes(e);function So(t,e){let n=Xn(e);return`${M("{count} share","{count} shares",n)} \xB7 ${h(n*t.facts.prices[e[1]])}`}function Ju(t,e,n){let{shares:s}=t.board.players[e],o=t.facts.prices[n[1]];if(!o)return a("bankrupt");if(s[n[1]]+Xn(n)>t.options.max_shares)return a("over {chips} shares",{chips:h(t.options.max_shares)});let r=Xn(n)*o;return r>we(t,e)?a("costs {chips}",{chips:h(r)}):a("not now")}var To=(t,e,n)=>`${h(t.facts.prices[e[1]])} \u2192 ${n==="zero"?0:vo(e)}`;function Yu(t,e){let[n,s]=_o(t,e[1]),o=vo(e);return o<n||o>s?a("only {low} to {high}",{low:n,high:s}):a("not now")}var Qt=({verb:t,note:e,ready:n,main:s,busy:o,onTap:r})=>c`<${b} kind=${s?"main":"plain"} disabled=${!n} busy=${o} onTap=${r}>
  <span class="trade-deed"><b>${t}</b><span>${e}</span></span>
<//>`;function hi({zones:t,facts:e},n){if(!e.turn.business.length)return a("nothing done");let s=8-(t[`hand:${n}`]?.count??8);return s>0?a("draw {lacking}",{lacking:s}):""}function bi({table:t,hand:e,seat:n,act:s,onCover:o}){let{round:r}=e,i=(r.prompt?.options??[]).map(K).join(),[l,p]=w({asked:i,own:[],sale:null}),{own:d,sale:u}=l.asked===i?l:{own:[],sale:null},f=bt(i),m=Re(r),$=m.arranged(r.zones[`hand:${n}`].cards),y=(v,H)=>f.swallows(H)||p({asked:i,sale:null,own:d.includes(v)?d.filter(R=>R!==v):[...d,v].slice(-4)}),x=(v,H)=>f.swallows(H)||p({asked:i,own:[],sale:u===v?null:v}),k=t.late.value,g=ve(r,n),S=d.map(v=>$[v]),{shares:T}=r.board.players[n];return c`
    <section class="hand-felt trade-hand" aria-label=${a("your hand")}>
      <${De} round=${r} />
      <div class="trade-mine" role="group" aria-label=${a("your certificates")}>
        <span class="quiet">${a("certificates")}</span>
        ${g.map((v,H)=>c`<${es} key=${H} card=${v} chosen=${u===H} onTap=${R=>x(H,R)} />`)}
        ${!g.length&&c`<span class="quiet">${a("none yet")}</span>`}
        <span class="trade-most quiet">${Object.values(T).some(Boolean)?a("at most {chips} shares of a company",{chips:h(r.options.max_shares)}):""}</span>
      </div>
      <div class="tap-hand" role="group" aria-label=${a("your cards")}>
        ${$.map((v,H)=>c`<button type="button" key=${H} class=${_(["tap-card",d.includes(H)&&"is-raised"])}
          aria-label=${pt(v)} aria-pressed=${String(d.includes(H))} onClick=${R=>y(H,R)}><${L} card=${v} /></button>`)}
      </div>
      <div class="hand-foot trade-foot">
        <${b} kind="plain" onTap=${o}>${a("cover")}<//>
        <${Kn} sorting=${m} />
        <p class="hand-note">${Ao(r)}</p>
        <${b} kind="plain" onTap=${t.takeBack}>${a("back to the dealer")}<//>
      </div>
    </section>
    <section class="foot" aria-label=${a("what is next")}>
      <${yt} text=${r.prompt?.say.text??a("The game is over.")} detail=${a("money {chips}",{chips:h(we(r,n))})} />
      <${Rt} table=${t} />
      <${W} question=${i}>
        <div class="trade-row">
          <${Oo} round=${r} seat=${n} picked=${S} sale=${u===null?null:g[u]} busy=${k} act=${s} />
        </div>
      <//>
    </section>`}function Oo({round:t,seat:e,picked:n,sale:s,busy:o,act:r}){let i=y=>mi(t,e,y),l=(y,x)=>()=>r({...i(y),args:x}),p=n.length===1?n[0]:null,d=p!==null&&cn(p),u=p!==null&&ts(i("market"),p),f=p!==null&&ts(i("buy"),p),m=i("discard")&&n.length>0,$=n.length>1?a("one card"):a("tap a card");return c`
    ${s?c`<${Qt} main verb=${a("SELL {card}",{card:U(s)})} note=${So(t,s)} ready=${ts(i("sell"),s)} busy=${o} onTap=${l("sell",{card:s})} />`:c`<${Qt} main verb="BUY" ready=${f} busy=${o} onTap=${l("buy",{card:p})}
          note=${p===null?$:f?So(t,p):i("buy")?Ju(t,e,p):a("no more trades")} />`}
    <${Qt} main verb="PRICE" ready=${u} busy=${o} onTap=${l("market",d?{card:p,to:"up"}:{card:p})}
      note=${p===null?$:u?To(t,p,"up"):i("market")?Yu(t,p):a("no more market")} />
    <${Qt} verb="BANKRUPT" ready=${u&&d} busy=${o} onTap=${l("market",{card:p,to:"zero"})}
      note=${u&&d?To(t,p,"zero"):"J Q K"} />
    <${Qt} verb="DISCARD" ready=${m} busy=${o} onTap=${l("discard",{cards:n})}
      note=${m?M("{count} card","{count} cards",n.length):i("discard")?"1 to 4 cards":a("not after business")} />
    <${Qt} main=${!i("buy")&&!i("sell")&&!i("market")} verb=${a("END TURN")} note=${hi(t,e)} ready=${i("end")} busy=${o} onTap=${l("end",{})} />`}function Ao({prompt:t,facts:e}){let{trades:n,plays:s}=t?.say.args??{};return t?.say.code==="csm.end"?e.turn.business.includes("discard")?a("Discarded: only the end is left."):a("Nothing left but the end."):n===void 0?"":a("{trades}, {plays} left",{trades:M("{count} trade","{count} trades",n),plays:M("{count} market card","{count} market cards",s)})}var es=({card:t,chosen:e,onTap:n})=>c`<button type="button" class=${_(["trade-certificate",`suit-${t[1]}`,e&&"is-chosen"])}
  aria-label=${a("certificate, {card}",{card:pt(t)})} aria-pressed=${String(e)} onClick=${n}><${ye} card=${t} /></button>`;function yi({table:t,state:e,pad:n,setPad:s,news:o}){let{round:r}=e,{prompt:i,cards:l}=r,[p]=i.awaited,d=i.options.map(K).join(),{verb:u=null,picked:f=[],sale:m=null}=n.asked===d?n:{},$=v=>s({asked:d,verb:null,picked:[],sale:null,...v}),y=ve(r,p),x=v=>mi(r,p,v),k=i.options.find(v=>v.by==="dealer"&&v.do==="joker"),g=t.late.value,S=(v,H)=>async()=>{await t.act({...x(v),args:H})&&$({})},T={round:r,option:x,busy:g,deed:S,set:$,verb:u,picked:f};return c`<section class="foot trade" aria-label=${a("what is next")}>
    <${yt} text=${i.say.text} news=${o} detail=${a("{player}'s money {chips}",{player:N(r)[p],chips:h(we(r,p))})} />
    ${l==="physical"&&u&&c`<${Qu} ...${T} />`}
    <${Rt} table=${t} />
    <div class="trade-mine" role="group" aria-label=${a("{player}'s certificates",{player:N(r)[p]})}>
      <span class="quiet">${a("{player}'s certificates",{player:N(r)[p]})}</span>
      ${y.map((v,H)=>c`<${es} key=${H} card=${v} chosen=${m===H} onTap=${()=>$({sale:m===H?null:H})} />`)}
      ${!y.length&&c`<span class="quiet">${a("none yet")}</span>`}
    </div>
    <${W} question=${d}>
      <div class=${_(["trade-row",l==="virtual"&&"is-short"])}>
        ${l==="virtual"?qe(t,e):c`<${Zu} ...${T} />`}
        <${Qt} main=${m!==null} verb=${m===null?a("SELL"):a("SELL {card}",{card:U(y[m])})} ready=${m!==null&&ts(x("sell"),y[m])} busy=${g}
          note=${m!==null?So(r,y[m]):x("sell")?a("tap a certificate"):y.length?a("no more trades"):a("nothing to sell")} onTap=${S("sell",{card:y[m]})} />
        ${k&&c`<${Qt} verb="JOKER" note=${a("{player} drew it",{player:N(r)[k.values.seat[0]]})} ready busy=${g}
          onTap=${()=>t.act({...k,args:{seat:k.values.seat[0]}})} />`}
        <${Qt} verb=${a("END TURN")} note=${hi(r,p)} ready=${x("end")} busy=${g} onTap=${S("end",{})} />
      </div>
    <//>
  </section>`}var Vu={buy:a("BUY"),market:a("PRICE"),discard:a("DISCARD")},Zu=({option:t,busy:e,set:n,verb:s})=>Object.entries(Vu).map(([o,r])=>c`<${b} key=${o} kind="plain" chosen=${s===o}
  disabled=${!t(o)} busy=${e} onTap=${()=>n({verb:s===o?null:o})}>
  <span class="trade-deed"><b>${r}</b><span>${t(o)?o==="discard"?"1 to 4 cards":a("which card"):a("no more")}</span></span>
<//>`);function Qu({round:t,option:e,busy:n,deed:s,set:o,verb:r,picked:i}){let l=e(r)?.values;if(!l)return null;if(r==="discard"){let{of:u,least:f,most:m}=l.cards,$=i.length<m?u.filter(k=>$i(i,k)<$i(u,k)):[],y=k=>o({verb:r,picked:[...i,k]});return c`<div class="panel">
      <${Ut} allowed=${$} picked=${i} busy=${n} onPick=${y} onTakeBack=${k=>$.includes(k)?y(k):o({verb:r,picked:i.filter(g=>g!==k)})} />
      <div class="trade-entry">
        <span>${i.length?i.map(U).join(" "):a("Which cards go?")}</span>
        <${b} kind="main" disabled=${i.length<f} busy=${n} onTap=${s("discard",{cards:i})}>${a("discard {amount}",{amount:M("{count} card","{count} cards",i.length)})}<//>
      </div>
    </div>`}let[p]=i,d=u=>r==="market"&&cn(u)?o({verb:r,picked:[u]}):s(r,{card:u})();return c`<div class="panel">
    <${Ut} allowed=${l.card} picked=${i} busy=${n} onPick=${d} onTakeBack=${()=>o({verb:r})} />
    ${r==="market"&&c`<div class="trade-entry">
      <span>${p?a("{card} sends the price",{card:U(p)}):a("A face card asks where it sends the price.")}</span>
      <${b} kind="main" disabled=${!p} busy=${n} onTap=${s("market",{card:p,to:"up"})}>${p?To(t,p,"up"):a("up")}<//>
      <${b} kind="main" disabled=${!p} busy=${n} onTap=${s("market",{card:p,to:"zero"})}>${a("bankrupt")}<//>
    </div>`}
  </div>`}var $i=(t,e)=>t.filter(n=>n===e).length;var gi={Felt:id,Foot:Xu,OpenHand:bi,words:td,deed:ed,event:nd,payments:od,payment:rd,over:ad,passOn:sd},ki=["csm.turn","csm.go-on","csm.end","csm.joker"];function Xu({prompt:t}){return ki.includes(t?.say.code)?yi:null}function td(t){let e=n=>t.seats.find(s=>s.seat===n).player;return{reshuffle:()=>a("SHUFFLED"),joker:({seat:n})=>a("JOKER \xB7 {name} drew it",{name:e(n)})}}function ed({do:t,args:e},{who:n}){switch(t){case"show":return Z(e.card)?a("{card} turned up.",{card:U(e.card)}):"";case"end":return a("{player} ends the turn.",{player:n});case"buy":case"sell":case"market":case"discard":case"joker":return"";default:return null}}function nd({code:t,args:e,text:n},s){if(t==="csm.opens")return a("{company} open at {price}.",{company:e.company,price:e.price});if(t==="csm.buys"||t==="csm.sells"){let o=Z(e.card)?`${U(e.card)}: `:"";return t==="csm.buys"?a("{player} buys {shares} at {price}, {chips}.",{player:s[e.seat],shares:`${o}${e.shares}`,price:e.price,chips:e.amount}):a("{player} sells {shares} at {price}, {chips}.",{player:s[e.seat],shares:`${o}${e.shares}`,price:e.price,chips:e.amount})}return n}function sd({prompt:t}){return ki.includes(t?.say.code)?t.awaited[0]:null}function od(t){return t.round?.finished?Yn(t).filter(({says:e})=>e.length):[]}function rd({action:t,seat:e,player:n},s){let o=s.record.find(({index:d})=>d===t),r=d=>o.events.filter(u=>u.code===d&&u.args.seat===e).map(({args:u})=>u),[{amount:i}]=r("csm.takes"),l=r("csm.sells-out").map(({shares:d,price:u,amount:f})=>a("{shares} at {price} = {chips}",{shares:d,price:u,chips:h(f)})),p=r("csm.repays").map(({amount:d})=>a("debt to the bank: {chips}",{chips:h(d)}));return{line:a("{player} takes {chips} home.",{player:n,chips:h(i)}),sums:[...l,...p],amount:i}}function ad({record:t}){return t.at(-1)?.events.find(({code:e})=>e==="csm.wins")?.text}function id({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return c`<section class="felt csm" aria-label=${a("felt")}>
    <${De} round=${n} />
    <div class="csm-middle">
      <${di} prices=${n.facts.chart} />
      <dl class="csm-bank">
        <div><dt>${a("bank")}</dt><dd data-place="bank">${h(n.places.bank??0)}</dd></div>
        <div><dt>${a("draw pile")}</dt><dd>${n.board.draw_pile}</dd></div>
        <div><dt>${n.facts.reshuffles?a("jokers are in"):a("no joker yet")}</dt></div>
      </dl>
    </div>
    <${fi} round=${n} holds=${s.hand_over?.seat} lit=${o} />
  </section>`}var ns={Felt:fd,Seen:$d,deed:ud,passOn:dd},cd=10,ld={T:10,Q:12},pd=([t,e])=>(ld[t]??Number(t))+(e==="h"?cd:0);function ud({do:t,args:e},{round:n}){return t==="show"&&e.card!=="??"?`${N(n)[e.seat]}: ${U(e.card)}.`:""}function dd({prompt:t,facts:e,record:n}){let s=n.at(-1)?.do==="choose"&&t?.awaited.length===1;return e&&s?t.awaited[0]:null}function fd({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return c`<section class="felt tricks" aria-label=${a("felt")}>
    <header class="tricks-head">
      <p>${j("{match} of {count}##a match, of so many",{match:c`<b>${a("match {number}",{number:Math.min(n.facts.matches.length+1,n.options.cards_in_play)})}</b>`,count:n.options.cards_in_play})}
        ${n.facts.changed&&` \xB7 ${a("the hands have changed places")}`}</p>
      <span class="tricks-pot" data-place="pot">${n.places.pot>0&&c`${j("pot {chips}",{chips:c`<b class="figure">${h(n.places.pot)}</b>`})}`}</span>
    </header>
    <${vi} round=${n} lit=${o} holds=${s.hand_over?.seat} />
    <${Nt} state=${t} />
  </section>`}function $d({round:t}){return c`<div class="matches-seen"><${vi} round=${t} lit=${()=>!1} /></div>`}function vi({round:t,lit:e,holds:n}){let s=t.options.cards_in_play;return c`<div class=${_(["matches",s>10&&"is-long"])}>
    ${t.seats.map(({seat:o,player:r,rack:i},l)=>c`<section key=${o} class=${_(["matches-row",e(o)&&"is-lit"])} aria-label=${r} aria-description=${tt(t,o)}>
      <span class="matches-name"><${ie} at=${l} /> <b>${r}</b>
        <b class="figure">${md(t.facts.won[o])}</b>
        <span class="small" data-place=${`seat:${o}`}>${hd(t,o,i,n)}</span></span>
      <div class="matches-cards">
        ${[...Array(s).keys()].map(p=>c`<${bd} key=${p} round=${t} seat=${o} match=${p} half=${p===s/2} />`)}
      </div>
    </section>`)}
  </div>`}var md=t=>M("{count} match","{count} matches",t),hd=(t,e,n,s)=>[s===e&&a("has the tablet"),n>0&&M("{count} chip","{count} chips",n),t.markers[e]>0&&a("owes {chips}",{chips:h(t.markers[e])})].filter(Boolean).join(" \xB7 ");function bd({round:t,seat:e,match:n,half:s}){let{matches:o}=t.facts,r=o[n],i=r?.cards[e]??(n===o.length?yd(t,e):null);return c`<span class=${_(["matches-card",s&&"is-half"])}>
    ${i?c`<${L} card=${i} lit=${r?.winner===e} dim=${!!r&&r.winner!==e} />`:c`<${vt} />`}
    <span class="small figure">${i&&i!=="??"?pd(i):""}</span>
  </span>`}function yd({prompt:t,zones:e,facts:n,options:s},o){if(t?.say.code==="divide-and-conquer.match")return t.awaited.includes(o)?null:"??";let r=n.matches.length%(s.cards_in_play/2);return e[`played:${o}`]?.cards[r]??null}var _i={Felt:Ad,words:kd,deed:vd,payments:Sd,amongPlayers:!0,payment:Td,over:xd,passOn:wd,handNote:_d},gd={A:1,T:10},wi=([t])=>gd[t]??Number(t);function kd(){return{draw:()=>a("DRAW"),pass:()=>a("PASS")}}function vd({do:t},{who:e}){return t==="draw"?a("{player} draws a card.",{player:e}):t==="pass"?a("{player} passes.",{player:e}):null}function wd({prompt:t}){return t?.say.code==="kabu.draw"?t.awaited[0]:null}function _d({zones:t},e){let n=t[`hand:${e}`].cards,s=n.reduce((r,i)=>r+wi(i),0),o=s>9?`: ${a("counts {count}",{count:s%10})}`:"";return`${n.map(wi).join(" + ")} = ${s}${o}`}function xd(t){return(n=>t.record.at(-1)?.events.find(s=>s.code===n)?.text)("kabu.over")??(t.facts.debts.length?a("Everybody has paid."):a("Equal counts: nobody owes anything."))}function Sd({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=N(t),s=Vt(t).filter(({action:i})=>i===e),o=[];for(let i of t.facts.debts){o.at(-1)?.seat!==i.from&&o.push({action:e,seat:i.from,player:n[i.from],amount:0,debts:[],ids:[]});let l=o.at(-1);l.debts.push(i),i.paid&&(l.amount-=i.amount,l.ids.push(s.shift().id))}let r=s.map(({from:i,amount:l,id:p})=>{let d=Number(i.split(":")[1]);return{action:e,seat:d,player:n[d],amount:-l,debts:[],ids:[p]}});return[...o,...r]}function Td({seat:t,amount:e,debts:n},s){let o=N(s),{counts:r}=s.facts,{stake:i}=s.options,l=n.reduce((f,m)=>f+m.amount,0),p=f=>`${r[f]} \u2212 ${r[t]}`,d=i>1?` \xD7 ${h(i)}`:"";if(!n.length)return{hand:a("repays the house's marker")};if(!e){let f=s.seats.find(m=>m.seat===t).rack;return{line:a("{player} owes {owed}, holds {chips}, and pays nobody.",{player:o[t],owed:l,chips:h(f)})}}let u=n.map(({to:f,amount:m})=>({to:o[f],amount:m,why:d?`(${p(f)})${d}`:p(f)}));return{line:a("{player} pays {others}.",{player:o[t],others:Od(u)}),pushes:u}}function Od(t){let e=t.map(({to:n,amount:s})=>`${n} ${h(s)}`);return mt(e)}function Ad({state:t,pace:e,paying:n,face:s}){let{round:o,table:r}=t,{facts:i}=o,l=Cd(o),p=Object.keys(i.counts).length>0,d=o.finished&&i.debts.length>0,u=new Set(s.payments(t).slice(0,e.paid).map(({seat:m})=>m)),f=N(o);return c`<section class="felt kabu" aria-label=${a("felt")} style=${{"--players":l.length}}>
    <${Bd} round=${o} showing=${p} />
    <div class="kabu-row kabu-head">
      ${!d&&c`<span class="kabu-differ">${Ed(o)}</span>`}
      ${d&&c`<span class="kabu-title">${a("pays")}</span>
        ${l.map(m=>c`<span class="kabu-to" key=${m}>${f[m]}</span>`)}
        <span class="kabu-net">${a("net")}</span>`}
    </div>
    ${l.map(m=>c`<${Md} key=${m} seat=${m} seats=${l} round=${o} owing=${d}
      lit=${(n?.seat??o.prompt?.say.args.seat)===m} paid=${u.has(m)}
      holds=${r.hand_over?.seat===m} />`)}
  </section>`}var Cd=({seats:t,dealer:e})=>{let n=t.map(({seat:s})=>s).sort((s,o)=>s-o);return[...n.filter(s=>s>e),...n.filter(s=>s<=e)]},Ed=({record:t})=>t[0]?.events.find(({code:e})=>e==="kabu.racks-differ")?.text;function Bd({round:t,showing:e}){let{facts:n,options:s,zones:o}=t;return c`<p class="kabu-heading">
    <b>${a("hand {number}",{number:n.hand})}</b>
    <span>${e?a("showing"):a("lap {lap} of 2",{lap:n.lap})}</span>
    <span>${a("stock {count}",{count:o.stock.count})}</span>
    <span>${M("{count} chip a point","{count} chips a point",s.stake)}</span>
  </p>`}function Md({seat:t,seats:e,round:n,owing:s,lit:o,paid:r,holds:i}){let l=n.seats.find($=>$.seat===t),{facts:p}=n,d=n.zones[`hand:${t}`].cards,u=p.counts[t],f=n.markers[t],m=[n.dealer===t&&a("the deal"),i&&a("has the tablet"),f&&a("owes {chips}",{chips:h(f)})];return c`<div class=${_(["kabu-row",o&&"is-lit",r&&"is-paid"])} role="group" aria-label=${l.player}
      aria-description=${tt(n,t)}>
    <span class="kabu-who">
      <b>${l.player}</b><span class="figure" data-place=${`seat:${t}`}>${h(l.rack)}</span>
      <span class="kabu-note">${m.filter(Boolean).join(" \xB7 ")}</span>
    </span>
    <${F} cards=${d} />
    <b class="kabu-count">${u}</b>
    ${s?c`<${Ld} seat=${t} seats=${e} debts=${p.debts} paid=${r} />`:c`<span class="kabu-state">${u===void 0?jd(n,t):""}</span>`}
  </div>`}function jd({facts:t,zones:e,prompt:n},s){let{count:o}=e[`hand:${s}`];return t.drawing.includes(s)?n?.say.code!=="kabu.draw"?"":n.awaited.includes(s)?o>2?a("one more?"):a("draws or passes"):o>t.lap+1?a("drew a card"):"":a("passed with {count}",{count:o})}function Ld({seat:t,seats:e,debts:n,paid:s}){let o=(l,p)=>n.find(d=>d.from===l&&d.to===p),r=l=>l.filter(p=>p.paid).reduce((p,{amount:d})=>p+d,0),i=r(n.filter(({to:l})=>l===t))-r(n.filter(({from:l})=>l===t));return c`
    ${e.map(l=>c`<${Hd} key=${l} debt=${o(t,l)} done=${s} own=${l===t} />`)}
    <b class=${_(["kabu-net",i>0&&"won",i<0&&"lost"])}>${rt(i)}</b>`}function Hd({debt:t,done:e,own:n}){return t?c`<span class=${_(["kabu-debt",!t.paid&&"is-unpaid",t.paid&&e&&"is-done"])}>
    ${h(t.amount)}${t.paid&&e?c`<span class="kabu-tick">✓</span>`:""}
    ${!t.paid&&c`<span class="unseen">${`, ${a("not paid")}`}</span>`}
  </span>`:c`<span class=${_(["kabu-debt",n&&"is-own"])}></span>`}var _e=[..."789TJQKA"];function xe({round:t}){let{contract:e}=t.facts,n={train:Rd,quart:Fd,domino:qd}[e]??Nd;return c`<div class="lorum-middle"><${n} round=${t} /></div>`}var Nd=({round:{board:t,facts:e,seats:n}})=>c`<div class="lorum-trick" role="group" aria-label=${a("the trick")}>
  ${n.map(({seat:s})=>{let o=t.trick.find(r=>r.seat===s);return c`<span key=${s} class=${`lorum-played is-seat-${s}`}>
      ${o?c`<${L} card=${o.card} lit=${Pd(e,t,s)} />`:c`<${vt} />`}
    </span>`})}
</div>`,Pd=(t,e,n)=>e.trick.length===4&&t.takers[0]===n&&t.takers.every(s=>s===n);function Rd({round:{zones:t,facts:e,board:n}}){let{total:s}=e,o=n.tolls.find(([i])=>i>s),r=t.train?.cards??[];return c`<div class="lorum-train" role="group" aria-label=${a("the train, total {total}",{total:s})}>
    <b class="lorum-total">${s}</b>
    <ol class="lorum-tolls">${n.tolls.map(([i,l])=>c`<li key=${i} class=${_([i<=s&&"is-done",o?.[0]===i&&"is-next"])}>
      <b>${i}</b> <span>${a("costs {chips}",{chips:h(l)})}</span></li>`)}</ol>
    <div class="lorum-cars">${r.map(i=>c`<${L} key=${i} card=${i} />`)}</div>
  </div>`}function Fd({round:{zones:t,board:e}}){let n=t.run?.cards??[],s=t.gone?.count??0;return c`<div class="lorum-run" role="group" aria-label=${a("the run")}>
    <div class="lorum-cars">
      ${n.map(o=>c`<${L} key=${o} card=${o} />`)}
      ${e.wanted&&c`<span class="lorum-wanted"><${L} card=${e.wanted} dim /><span>${a("wanted")}</span></span>`}
      ${!n.length&&c`<${vt} />`}
    </div>
    <p class="quiet">${a("{gone} played before",{gone:s})}</p>
  </div>`}function qd({round:{zones:t,board:e}}){let n=new Set(t.layout?.cards??[]),s=Dd(e);return c`<div class="lorum-grid" role="group" aria-label=${a("the domino")}>
    ${[..."shdc"].map(o=>_e.map(r=>{let i=r+o;return c`<span key=${i}>${n.has(i)?c`<${L} card=${i} />`:c`<${vt} label=${s.has(i)?a("room for {card}",{card:i}):a("no card yet")} wanted=${s.has(i)} />`}</span>`}))}
  </div>`}function Dd({laid:t,first_rank:e}){return e?new Set(Object.entries(t).flatMap(([n,s])=>{if(!s.length)return[e+n];let[o,r]=s.map(([i])=>_e.indexOf(i));return[_e[o-1],_e[r+1]].filter(Boolean).map(i=>i+n)})):new Set}var xi=({prompt:t},e)=>t?.options.filter(({by:n})=>n===e)??[];function Si({table:t,hand:e,seat:n,who:s,act:o,onCover:r}){let{round:i}=e,l=xi(i,n),p=l.find(k=>k.do==="play"),d=l.find(k=>k.do==="pass"),u=i.prompt?.options.map(K).join()??"",f=bt(u),m=(k,g)=>f.swallows(g)||o({...p,args:k}),$=i.zones[`hand:${n}`],y=Re(i),x=t.late.value;return c`
    <section class="hand-felt lorum-hand" aria-label=${a("your hand")}>
      ${$.sight==="others"?c`<${Id} round=${i} seat=${n} />`:c`<div class="lorum-seen"><${xe} round=${i} /></div>`}
      ${$.sight==="others"?c`<${ss} left=${i.facts.positions?.[n]??[]} open=${p?.values.position??[]} onTap=${(k,g)=>m({position:k},g)} />`:c`<div class="tap-hand" role="group" aria-label=${a("your cards")}>
            ${y.arranged($.cards).map(k=>p?.values.card.includes(k)?c`<button type="button" class="tap-card is-open" key=${k} aria-label=${pt(k)} onClick=${g=>m({card:k},g)}><${L} card=${k} /></button>`:c`<span class="tap-card" key=${k}><${L} card=${k} dim=${!!p} /></span>`)}
          </div>`}
    </section>
    <section class="foot" aria-label=${a("what is next")}>
      <${yt} text=${i.prompt?.say.text??a("The hand is over.")} detail=${s} />
      <${Rt} table=${t} />
      <${W} question=${u} end=${c`${$.sight==="owner"&&c`<${Kn} sorting=${y} />`}<${b} kind="plain" onTap=${r}>${a("cover")}<//><${b} kind="plain" onTap=${t.takeBack}>${a("back to the dealer")}<//>`}>
        ${d?c`<${b} kind="main" busy=${x} onTap=${()=>o({...d,args:{}})}>${a("PASS")}<//>`:c`<p class="controls-note">${p?a("Tap the card you play."):a("Nothing of yours is asked for.")}</p>`}
      <//>
    </section>`}var ss=({left:t,open:e,onTap:n})=>c`<div class="tap-hand" role="group" aria-label=${a("your cards, unseen")}>
  ${[...Array(8).keys()].map(s=>t.includes(s)?c`<button type="button" class="tap-card is-open" key=${s} disabled=${!e.includes(s)}
      aria-label=${a("card {number}",{number:s+1})} onClick=${o=>n(s,o)}><${L} card="??" /></button>`:c`<span class="tap-card" key=${s}><${vt} /></span>`)}
</div>`;function Id({round:t,seat:e}){let n=N(t),s=t.seats.filter(o=>o.seat!==e);return c`<div class="lorum-others">
    <${xe} round=${t} />
    <div class="lorum-hands">${s.map(o=>c`<${F} key=${o.seat} cards=${t.zones[`hand:${o.seat}`].cards} label=${n[o.seat]} />`)}</div>
  </div>`}function Ti({table:t,state:e,news:n}){let{round:s}=e,{prompt:o}=s,r=o.options.map(K).join(),i={table:t,state:e,round:s,question:r};return c`<section class="foot lorum-foot" aria-label=${a("what is next")}>
    <${yt} text=${o.say.text} news=${n} detail=${le(s,o.awaited)} />
    <${Rt} table=${t} />
    ${s.cards==="physical"?c`<${Wd} ...${i} />`:c`<${Ud} ...${i} />`}
  </section>`}function Ud({table:t,state:e,round:n,question:s}){let[o]=n.prompt.awaited,r=xi(n,o).find(({values:i})=>i.position);return c`<${W} question=${s}>
    ${qe(t,e)}
    ${r&&c`<div class="lorum-backs"><${ss} left=${n.facts.positions[o]} open=${r.values.position}
      onTap=${i=>t.act({...r,args:{position:i}})} /></div>`}
  <//>`}function Wd({table:t,round:e,question:n}){let{prompt:s,undoable:o}=e,r=t.late.value,i=s.options.filter(f=>f.do==="play"),l=s.options.find(f=>f.do==="pass"),p=c`<${b} kind="plain" disabled=${!o} busy=${r} onTap=${t.undo}>${a("take back")}<//>`;if(i.length>1){let f=N(e);return c`<${W} question=${n} end=${p}>
      ${i.map(m=>c`<${b} key=${m.by} kind="main" busy=${r}
        onTap=${()=>t.act({...m,args:{card:m.values.card[0]}})}>${f[m.by]} ${U(m.values.card[0])}<//>`)}
    <//>`}let[d]=i,u=new Set(d?.values.card??[]);return c`<${W} end=${c`
      ${l&&c`<${b} kind="main" busy=${r} onTap=${()=>t.act({...l,args:{}})}>${a("PASS")}<//>`}
      ${p}`}>
    <div class="lorum-pack" role="group" aria-label=${a("cards")}>
      ${[..."shdc"].flatMap(f=>_e.map(m=>m+f)).map(f=>c`<button type="button" key=${f}
        class=${_(["picker-card",`suit-${f[1]}`,!u.has(f)&&"is-out"])} disabled=${!u.has(f)||r}
        aria-label=${pt(f)} data-keys=${sn(f)} onClick=${()=>t.act({...d,args:{card:f}})}>${u.has(f)&&c`<${ye} card=${f} />`}</button>`)}
    </div>
  <//>`}var ln={"no-hearts":a("No hearts"),queens:a("Queens"),"no-tricks":a("No tricks"),"hairy-ape":a("Hairy Ape"),train:a("Train"),quart:a("Quart"),domino:a("Domino")};function Ai({state:t,onClose:e}){let{round:n,table:s}=t,o=N(n),r=n.seats.map(({seat:$})=>$),{contracts:i,deals:l}=n.board,p=zd(s,n),d=$=>s.seats.find(y=>y.player===$)?.seat,u=Gd(p,d),f=$=>[...p.values()].reduce((y,x)=>y+(Co(x,$,d)??0),0),m=($,y)=>p.get(y*i.length+1)?.find(k=>k.seat===$)?.name??o[$];return c`<${V} title=${a("The score")} onClose=${e} foot=${c`<${b} kind="plain" onTap=${e}>${a("go back")}<//>`}>
    <div class="lorum-scores">
    <table class="lorum-sheet">
      <thead>
        <tr><th><span class="unseen">${a("contract##heads the column of contracts")}</span></th>${l.map(($,y)=>c`<th key=${$} colspan="4" scope="colgroup">${a("{player} deals",{player:m($,y)})}</th>`)}</tr>
        <tr><th><span class="unseen">${a("contract##heads the column of contracts")}</span></th>${l.map($=>r.map(y=>c`<th key=${`${$} ${y}`} class=${_([y===r[0]&&"starts"])}>${o[y].slice(0,3)}</th>`))}</tr>
      </thead>
      <tbody>${i.map(($,y)=>c`<tr key=${$}>
        <th scope="row">${ln[$]}</th>
        ${l.map((x,k)=>{let g=k*i.length+y+1,S=p.get(g);return r.map(T=>{let v=S&&Co(S,T,d);return c`<td key=${`${g} ${T}`} class=${_([T===r[0]&&"starts",g===n.facts.hand&&"is-now",v>0&&"won",v<0&&"lost"])}>
              ${S?v===void 0?"\u2013":v?rt(v):"\xB7":""}</td>`})})}
      </tr>`)}</tbody>
    </table>
    </div>
    <p class="lorum-sums">${r.map(($,y)=>c`<span key=${$}><${ie} at=${y} /> ${o[$]} <b class=${_([f($)>0&&"won",f($)<0&&"lost"])}>${rt(f($))}</b></span>`)}
      ${u.map(({player:$,name:y,result:x})=>c`<span key=${`gone ${$}`} class="quiet">${a("{player} (left)",{player:y})} <b>${rt(x)}</b></span>`)}
      <span>${j("pot {chips}",{chips:c`<b>${h(n.places.pot??0)}</b>`})}</span></p>
    ${p.size>1&&c`<${Un} deals=${Kd(p,o,r,d)} />`}
  <//>`}function Kd(t,e,n,s){let o=Object.fromEntries(n.map(r=>[r,0]));return[...t].map(([r,i])=>{let l=Object.fromEntries(n.map(d=>[d,o[d]+(Co(i,d,s)??0)])),p={better:"high",goal:null,before:o,after:l};return o=l,{deal:r,names:e,sheet:p}})}function zd({past:t,seats:e},n){let s=n.facts.hand-1,o=s?t.filter(({voided:i})=>!i).slice(-s):[],r=new Map(o.map((i,l)=>[s-o.length+l+1,Oi(i.seats,i.results)]));return n.finished?r.set(n.facts.hand,Oi(e,Jd(n))):r}var Oi=(t,e)=>t.map(({seat:n,player:s,name:o})=>({seat:n,player:s,name:o,result:e[n]??0})),Co=(t,e,n)=>t.find(({player:s})=>n(s)===e)?.result;function Gd(t,e){let n=new Map;for(let{player:s,name:o,result:r}of[...t.values()].flat())e(s)===void 0&&n.set(s,{player:s,name:o,result:(n.get(s)?.result??0)+r});return[...n.values()]}function Jd({record:t,seats:e}){let n=Object.fromEntries(e.map(({seat:s})=>[s,0]));for(let{from:s,to:o,amount:r}of t.flatMap(({transfers:i})=>i))s==="house"||o==="house"||(s.startsWith("seat:")&&(n[s.slice(5)]-=r),o.startsWith("seat:")&&(n[o.slice(5)]+=r));return n}var Ci={Felt:nf,Foot:()=>Ti,OpenHand:Si,words:Yd,deed:Vd,event:Zd,payments:Xd,amongPlayers:!0,payment:tf,over:ef,passOn:Qd};function Yd(){return{pass:()=>a("PASS")}}function Vd({do:t,args:e},{who:n}){return t==="pass"?a("{player} passes.",{player:n}):t!=="play"?null:e.card&&e.card!=="??"?`${n}: ${U(e.card)}.`:a("{player} plays a card.",{player:n})}function Zd({code:t,args:e,text:n}){return t==="lorum.total"?a("Total {total}.",{total:e.total}):n}function Qd({prompt:t}){return t?t.awaited.length===1?t.awaited[0]:t.options[0]?.by??null:null}function Xd({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=N(t),s=[];for(let o of Vt(t).filter(({action:r})=>r===e)){let r=Bt(o.from)??Bt(o.to)??0,i=o.from==="pot";(s.at(-1)?.seat!==r||s.at(-1).takes!==i)&&s.push({action:e,seat:r,player:n[r],takes:i,amount:0,transfers:[],ids:[]});let l=s.at(-1);l.ids.push(o.id),o.from!=="house"&&(l.transfers.push(o),l.amount+=i?o.amount:-o.amount)}return s}function tf({player:t,takes:e,amount:n,transfers:s},o){if(e)return{line:a("{player} takes the pot, {chips}.",{player:t,chips:h(n)})};let r=N(o),i=p=>p==="house"?a("the house"):r[Bt(p)??0]??a("the pot"),l=s.map(p=>({to:i(p.to),amount:p.amount}));return{line:a("{player} pays {others}.",{player:t,others:l.map(p=>`${p.to} ${h(p.amount)}`).join(", ")}),sums:[...new Set(s.map(({why:p})=>p))],pushes:l}}function ef({facts:t,board:e,record:n}){return n.at(-1)?.events.find(({code:o})=>o==="lorum.over")?.text??a("Hand {hand} of {hands} is over and paid.",{hand:t.hand,hands:e.hands})}function nf(t){let{state:e,paying:n}=t,{round:s,table:o}=e,[r,i]=w(!1),l=p=>n?n.seat===p:!!s.prompt?.awaited.includes(p);return c`<section class="felt lorum" aria-label=${a("felt")}>
    <${sf} round=${s} onSheet=${()=>i(!0)} />
    <div class=${`lorum-table is-${s.facts.contract}`}>
      ${s.seats.map(({seat:p})=>c`<${of} key=${p} seat=${p} round=${s} lit=${l(p)} holds=${o.hand_over?.seat===p} />`)}
      <${xe} round=${s} />
    </div>
    ${r&&c`<${Ai} state=${e} onClose=${()=>i(!1)} />`}
  </section>`}function sf({round:t,onSheet:e}){let{facts:n,board:s,places:o,options:r}=t;return c`<header class="lorum-head">
    <ol class="lorum-contracts" aria-label=${a("the contracts")}>
      ${s.contracts.map((i,l)=>c`<li key=${i} class=${_([i===n.contract&&"is-lit",l<(n.hand-1)%s.contracts.length&&"is-done"])}>${ln[i]}</li>`)}
    </ol>
    <div class="lorum-line">
      <span>${j("{hand} of {count}##a hand, of so many",{hand:c`<b>${a("hand {number}",{number:n.hand})}</b>`,count:s.hands})}</span>
      <span>${M("{count} chip a point","{count} chips a point",r.stake)}</span>
      <span data-place="pot">${j("pot {chips}",{chips:c`<b class="figure">${h(o.pot??0)}</b>`})}</span>
      <${b} kind="quiet" onTap=${e}>${a("score sheet")}<//>
    </div>
  </header>`}function of({seat:t,round:e,lit:n,holds:s}){let{facts:o,zones:r,markers:i}=e,l=N(e)[t],p=e.seats.find($=>$.seat===t).rack,d=r[`hand:${t}`].count,u=(r[`won:${t}`]?.count??0)/4,f=o.points?.[t],m=[e.dealer===t&&a("the deal"),f&&M("{count} point","{count} points",f),s&&a("has the tablet"),i[t]>0&&a("owes {chips}",{chips:h(i[t])})];return c`<section class=${_(["lorum-seat",`is-seat-${t}`,n&&"is-lit"])} aria-label=${l} aria-description=${tt(e,t)}>
    <span class="lorum-name"><b>${l}</b> <span class="figure" data-place=${`seat:${t}`}>${h(p)}</span></span>
    <span class="small quiet">${m.filter(Boolean).join(" \xB7 ")}</span>
    <span class="small">${[d&&M("{count} card","{count} cards",d),u&&M("{count} trick","{count} tricks",u)].filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var Ei={c:"\u2663\uFE0E",d:"\u2666\uFE0E",h:"\u2665\uFE0E",s:"\u2660\uFE0E"},rf=12,Bi=t=>Ei[t],os=({points:t,no_trump:e})=>e?a("{points} no trump",{points:t}):String(t);function Mi({bids:t=[],passed:e=[],contract:n},s){if(e.includes(s))return c`<span class="small quiet">${a("passes")}</span>`;let o=t.find(i=>i.seat===s);if(!o)return null;let r=n?.seat===s;return c`<span class=${r?"tricks-contract":"small"}>${r?a("plays##a contract"):a("bids##an amount")} ${os(o)}</span>`}function ji({table:t,state:e,news:n}){let{round:s}=e,{prompt:o,undoable:r}=s,i=$=>o.options.find(y=>y.do===$),l=t.late.value,p=c`<${b} kind="plain" disabled=${!r} busy=${l} onTap=${t.undo}>${a("take back")}<//>`,d=($,y)=>()=>t.act({...$,args:y}),u=i("bid"),f=i("trump"),m=($,y)=>$&&c`<${b} kind="plain" busy=${l} onTap=${d($,{})}>${y}<//>`;return c`<section class="foot tricks-foot" aria-label=${a("what is next")}>
    <${yt} text=${o.say.text} news=${n} />
    <${Rt} table=${t} />
    <${W} question=${o.options.map(K).join()} end=${p}>
      ${mo(e).length>0&&qe(t,e)}
      ${u&&c`<${Eo} bid=${u} round=${s} busy=${l} onBid=${$=>t.act({...u,args:$})} />`}
      ${f&&c`<${Bo} busy=${l} onName=${$=>t.act({...f,args:$})} />`}
      ${m(i("pass"),a("PASS"))}
      ${m(i("misdeal"),a("misdeal"))}
    <//>
  </section>`}var Eo=({bid:t,round:e,busy:n,onBid:s})=>c`<div class="bids" role="group" aria-label=${a("bids")}>
  ${af(t,e).map(({points:o,without:r,open:i})=>c`<${b} key=${`${o} ${r}`} kind=${i?"main":"plain"} disabled=${!i} busy=${n}
    onTap=${()=>s(r?{points:o,no_trump:!0}:{points:o})}>
      <span class="unseen">${a("bid {bid}",{bid:os({points:o,no_trump:r})})}</span>
      <span aria-hidden="true">${o}${r&&c`<small> ${a("NT")}</small>`}</span><//>`)}
</div>`,Bo=({busy:t,onName:e})=>Object.entries(Ei).map(([n,s])=>c`<${b} key=${n} kind="main" large busy=${t} name=${a("trumps {sign}",{sign:s})} onTap=${()=>e({suit:n})}>${s}<//>`);function af({by:t,values:e,optional:n},{facts:s,dealer:o,options:r}){let i=s.bids.at(-1),l=(u,f)=>2*u+Number(f),p=i?l(i.points,i.no_trump)+(t===o?0:1):0,d=[];for(let u of[!1,!0])for(let f=r.minimum_bid;f<=rf;f+=1)d.push({points:f,without:u,open:l(f,u)>=p&&f>=e.points.min&&(u||n.includes("no_trump"))});return d}var rs=pn(ff),as=pn(mf),is={...pn(hf),Foot:bf};function pn(t){let e=({round:n})=>c`<div class="tricks-seen"><${t} round=${n} /><${Li} round=${n} /></div>`;return{deed:cf,passOn:lf,Felt:pf(t),Seen:e}}function cf({do:t,args:e},{who:n}){return t==="play"?e.card&&e.card!=="??"?`${n}: ${U(e.card)}.`:a("{player} plays a card.",{player:n}):["bid","pass","trump","misdeal"].includes(t)?"":null}function lf({prompt:t}){return t?.awaited.length===1?t.awaited[0]:null}function pf(t){return function(n){let{state:s,paying:o}=n,{round:r,table:i}=s;return c`<section class="felt tricks" aria-label=${a("felt")}>
      <header class="tricks-head">
        <${t} round=${r} />
        <span class="tricks-pot" data-place="pot">${r.places.pot>0&&c`${j("pot {chips}",{chips:c`<b class="figure">${h(r.places.pot)}</b>`})}`}</span>
      </header>
      <${Li} round=${r} paying=${o} holds=${i.hand_over?.seat} />
      <${Nt} state=${s} />
    </section>`}}function Li({round:t,paying:e,holds:n}){let s=i=>e?e.seat===i:!!t.prompt?.awaited.includes(i),o=!t.zones.trick?.cards.length,r=t.cards==="virtual"&&Object.keys(t.facts.scores).some(i=>i.includes("+"));return c`<div class=${_(["tricks-seats",o&&"is-empty",r&&"is-across"])}>
    ${t.seats.map(i=>c`<${uf} key=${i.seat} seated=${i} round=${t} lit=${s(i.seat)} holds=${n===i.seat} />`)}
  </div>`}function uf({seated:{seat:t,player:e,rack:n},round:s,lit:o,holds:r}){let{facts:i,zones:l,markers:p}=s,d=l[`hand:${t}`]?.count??0,u=i.tricks.takers.filter(y=>y===t).length,f=Object.keys(i.scores),m=f.findIndex(y=>y.split("+").includes(String(t))),$=[d&&M("{count} card","{count} cards",d),u&&M("{count} trick","{count} tricks",u),s.dealer===t&&a("the deal"),r&&a("has the tablet"),n>0&&M("{count} chip","{count} chips",n),p[t]>0&&a("owes {chips}",{chips:h(p[t])})];return c`<section class=${_(["tricks-seat",o&&"is-lit"])} aria-label=${e} aria-description=${tt(s,t)}>
    <span class="tricks-name"><${ie} at=${m} /> <b>${e}</b></span>
    <span class="tricks-score"><b class="figure">${h(i.scores[f[m]])}</b> ${Mi(i,t)}</span>
    <${df} round=${s} seat=${t} />
    <span class="small">${$.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}function df({round:t,seat:e}){let{order:n,takers:s}=t.facts.tricks,o=t.zones.trick?.cards??[];if(t.finished)return null;let r=o[n.indexOf(e)];if(!r)return c`<${vt} />`;let i=o.length===n.length&&s.at(-1)===e;return c`<${L} card=${r} lit=${i} />`}function ff({round:{facts:t,options:e}}){return c`<p><b>${a("deal {number}",{number:t.deal})}</b> · ${a("{limit} points end the game \xB7 {jack} 2, every other jack 1",{limit:e.limit,jack:"J\u2660\uFE0E"})}${e.token>0&&` \xB7 ${M("{count} chip a point","{count} chips a point",e.token)}`}</p>`}var $f={tricks:a("Tricks 10"),hearts:a("Hearts 10"),queens:a("Queens 25"),"king-of-spades":"K\u2660\uFE0E 100","last-trick":a("Last trick 100"),everything:a("Everything")};function mf({round:{facts:t}}){return c`<ol class="tricks-contracts" aria-label=${a("the six deals")}>
    ${Object.entries($f).map(([e,n],s)=>c`<li key=${e} class=${_([s===t.deal-1&&"is-lit",s<t.deal-1&&"is-done"])}>${n}</li>`)}
  </ol>`}function hf({round:t}){let{deal:e,contract:n,trump:s}=t.facts,o=N(t),r=n?c`<b>${a("{player} plays {bid}",{player:o[n.seat],bid:os(n)})}</b>${s&&c`, ${j("{suit} trumps",{suit:c`<b class="tricks-trump">${Bi(s)}</b>`})}`}`:c`<b>${a("bidding")}</b>`;return c`<p>${a("deal {number}",{number:e})} · ${r} · 5♥${"\uFE0E"} +5 · 3♠${"\uFE0E"} −3</p>`}function bf(t){return t.prompt?.options.some(({do:e})=>e==="bid"||e==="trump")?ji:null}var gf=[..."ATKQJ"],kf=[..."shdc"].flatMap(t=>gf.map(e=>e+t));function Hi({table:t,state:e,news:n,face:s}){let[o,r]=w(null),{round:i}=e,{prompt:l}=i,p=s.sure(),d=s.words(),u=l.options.find(g=>g.do==="play"),f=l.options.filter(g=>g!==u),m=t.late.value,$=new Set(u.values.card),y=(g,S)=>p[g.do]?r({option:g,args:S}):t.act({...g,args:S}),x=()=>{r(null),t.act({...o.option,args:o.args})},k=g=>g.values.suit??[null];return c`<section class="foot" aria-label=${a("what is next")}>
    <${yt} text=${l.say.text} news=${n} detail=${le(i,l.awaited)} />
    <${Rt} table=${t} />
    <div class="schnapsen-pack" role="group" aria-label=${a("cards")}>
      ${kf.map(g=>c`<button type="button" key=${g} class=${_(["picker-card",`suit-${g[1]}`,!$.has(g)&&"is-out"])}
        disabled=${!$.has(g)||m} aria-label=${pt(g)} data-keys=${sn(g)}
        onClick=${()=>t.act({...u,args:{card:g}})}>${$.has(g)&&c`<${ye} card=${g} />`}</button>`)}
    </div>
    <${W} question=${l.options.map(K).join()} end=${c`
      <${b} kind="plain" disabled=${!i.undoable} busy=${m} onTap=${t.undo}>${a("undo")}<//>`}>
      ${f.flatMap(g=>k(g).map(S=>{let T=S?{suit:S}:{};return c`<${b} key=${`${g.do} ${S}`} busy=${m} onTap=${()=>y(g,T)}>
            ${d[g.do]?.(T)??g.do}
          <//>`}))}
    <//>
    ${o&&c`<${$t} ...${p[o.option.do](N(i)[o.option.by])} onYes=${x} onClose=${()=>r(null)} />`}
  </section>`}var vf={c:a("clubs"),d:a("diamonds"),h:a("hearts"),s:a("spades")},Ni=pn(Pi),cs={...Ni,Foot:wf,Seen:Of,deed:Sf,sure:Tf,words:xf};function wf({cards:t,prompt:e}){return t==="physical"&&e?.options.some(n=>n.do==="play")?Hi:null}var _f={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"};function xf(){return{marry:({suit:t})=>a("marry {suit}",{suit:`${_f[t]??""}\uFE0E`})}}function Sf(t,e){return t.do==="play"?Ni.deed(t,e):""}function Tf(){return{declare:t=>({title:a("{player} declares 66?",{player:t}),text:a("The tricks are turned up and counted. There is no way back."),yes:a("{player} declares",{player:t})}),close:t=>({title:a("{player} closes the stock?",{player:t}),text:a("Nobody draws any more, and whoever closes must reach 66."),yes:a("{player} closes",{player:t})})}}function Of({round:t}){let e=N(t),{order:n}=t.facts.tricks;return c`<div class="schnapsen-seen">
    <${Pi} round=${t} />
    ${(t.zones.trick?.cards??[]).map((s,o)=>c`<${F} key=${s} cards=${[s]} label=${e[n[o]]} />`)}
  </div>`}function Pi({round:t}){let{zones:e,facts:n}=t,s=N(t),[o]=e.upcard?.cards??[],r=e.stock.count+(o?1:0);return c`<div class="schnapsen-stock">
    <span class="schnapsen-cards">
      ${o&&c`<${L} card=${n.closed?"??":o} />`}
      ${e.stock.count>0&&!n.closed&&c`<${L} card="??" />`}
    </span>
    <span>
      ${n.trump&&c`<span class="schnapsen-trump">
        <svg class=${`suit-${n.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${ut[n.trump]} /></svg>
        <span>${j("{suit} trumps",{suit:c`<b>${vf[n.trump]}</b>`})}</span></span>`}
      <span class="small">${Af(n,r,s)}</span>
    </span>
    <span class="schnapsen-shown">
      ${n.marriages.map(({seat:i,suit:l,points:p,counts:d})=>c`<span class="schnapsen-marriage" key=${l}>
        <${F} cards=${[`K${l}`,`Q${l}`]} fanned />
        <span class="small"><b>${s[i]}</b> <b class="figure">${p}</b><br />${d?a("counts##of a marriage"):a("with the next trick")}</span>
      </span>`)}
    </span>
  </div>`}function Af({closed:t},e,n){return t?a("closed by {player}",{player:n[t.seat]}):e?a("stock {count}",{count:e}):a("stock drawn out")}var Mo=t=>["speculation.market","speculation.due"].includes(t?.say.code),Se=({facts:t},e)=>t.bids.filter(n=>n.seat===e);function ls({stands:t}){let e=Math.round(t/1e4);return t>0&&e===0?a("under 1%"):t<1e6&&e===100?a("over 99%"):a("{percent}%",{percent:e})}var Kt=({prompt:t},e,n)=>t.options.find(s=>s.by===e&&s.do===n),Ri=t=>Mo(t.prompt)?Kt(t,"dealer","sale"):null;function ps(t,e){let n=Ri(t);return n&&e.deal?.asked===K(n)?e.deal:null}function Fi(t,e,n){let s=Ri(t);if(!s)return null;let{from:o,to:r,unseen:i}=s.values,l=ps(t,e),p=K(s);if(l&&(n===l.to||n===l.from&&i))return{asked:null};if(i&&!l)return o.includes(n)?{asked:p,from:n,unseen:!0}:null;let d=l?.from??o[0];return n===d||!r.includes(n)?null:{asked:p,from:d,to:n,unseen:!!i,price:Cf(t,d,n,i)}}function Cf(t,e,n,s){let o=Se(t,n).find(i=>i.unseen===(s?e:null));if(o||!s)return o?.price;let r=t.record.flatMap(({events:i})=>i).findLast(({code:i})=>i==="speculation.sells-unseen");return r&&r.args.price<=qi(t,n)?r.args.price:void 0}var qi=({seats:t},e)=>t.find(n=>n.seat===e).rack;function Di({table:t,state:e,pad:n,setPad:s,news:o}){let{round:r,night:i}=e,l=ps(r,n),d={table:t,round:r,give:async(f,m)=>await t.act({...f,args:m})&&s($=>$.deal===n.deal?{deal:null}:{})};if(!l)return c`<${Ef} ...${d} news=${o} />`;let u=f=>s({deal:{...l,price:f}});return c`<${Bf} ...${d} news=${o} deal=${l} chipset=${i.chip_set} onPrice=${u} onCancel=${()=>s({deal:null})} />`}function Ef({table:t,round:e,news:n,give:s}){let[o,r]=w(!1),{prompt:i,facts:l}=e,p=N(e),[d]=i.awaited,u=Kt(e,d,"turn")??Kt(e,d,"keep"),f=l.due===null&&Kt(e,l.holder,"sell"),m=f&&l.bids.filter(g=>f.values.to.includes(g.seat)).sort((g,S)=>S.price-g.price)[0],$=l.offer&&Kt(e,l.offer.to,"agree"),y=t.late.value,x=l.due===null?a("Sold? Tap the buyer."):a("An unseen card sold? Tap the seller, then the buyer."),k=!$&&c`<span class="controls-note">${x}</span>`;return c`<${ue} table=${t} line=${i.say.text} detail=${le(e,i.awaited)} news=${n}>
    <${W} question=${K(u)} end=${k}>
      <${b} kind=${$?"plain":"main"} large busy=${y} onTap=${()=>$?r(!0):s(u,{})}>${u.do==="turn"?a("TURN"):a("KEEP")}<//>
      ${m&&c`<${b} kind="plain" busy=${y} onTap=${()=>s(f,{to:m.seat})}>${a("sell to {player} \xB7 {chips}",{player:p[m.seat],chips:h(m.price)})}<//>`}
      ${$&&c`<${b} kind="plain" busy=${y} onTap=${()=>s($,{})}>${a("{player} agrees \xB7 {chips}",{player:p[l.offer.to],chips:h(l.offer.price)})}<//>`}
      ${$&&c`<${b} kind="quiet" busy=${y} onTap=${()=>s(Kt(e,l.holder,"withdraw"),{})}>${a("no more offer")}<//>`}
    <//>
    ${o&&$&&c`<${$t} title=${u.do==="turn"?a("Turn now?"):a("Keep now?")} no=${a("wait for {player}",{player:p[l.offer.to]})} yes=${u.do}
      text=${a("{player} has not answered the offer at {chips}. It ends with the next card.",{player:p[l.offer.to],chips:h(l.offer.price)})}
      onYes=${()=>{r(!1),s(u,{})}} onClose=${()=>r(!1)} />`}
  <//>`}function Bf({table:t,round:e,deal:n,chipset:s,news:o,give:r,onPrice:i,onCancel:l}){let p=N(e),{from:d,to:u,price:f,unseen:m}=n,$=u===void 0?0:qi(e,u),y=m?a("an unseen card"):U(e.zones.held.cards[0]),x=f===void 0?a("for \u2026"):f===0?a("for nothing"):a("for {chips}",{chips:h(f)}),k=u===void 0?a("{player} sells {what}: tap the buyer.",{player:p[d],what:y}):a("{player} sells {what} to {buyer} {priced}.",{player:p[d],what:y,buyer:p[u],priced:x}),g=c`<${b} kind="plain" onTap=${l}>${a("cancel")}<//>`;if(u===void 0)return c`<${ue} table=${t} line=${k} news=${o}><${W} question=${`from ${d}`} end=${g} /><//>`;let S=t.late.value,T=f!==void 0&&f<=$,v=m?{unseen:d}:{},H=Kt(e,"dealer","sale"),R=Kt(e,u,"bid"),G=Kt(e,d,"offer"),D=Se(e,u).find(Y=>Y.unseen===(m?d:null));return c`<${ue} table=${t} line=${k} detail=${a("{player} \xB7 rack {chips}",{player:p[u],chips:h($)})} news=${o}>
    <div class="bets">
      <div class="bets-row">
        <div class="speculation-prices" role="group" aria-label=${a("price")}>
          ${jf(e.places.pot).map(Y=>c`<${b} key=${Y} chosen=${Y===f} disabled=${Y>$} onTap=${()=>i(Y)}>${h(Y)}<//>`)}
        </div>
        <${Pt} chipset=${s} fits=${Y=>(f??0)+Y<=$} onAdd=${Y=>i((f??0)+Y)}
          onTakeOff=${Y=>i(Math.max(0,(f??0)-Y))} />
      </div>
      <${W} question=${`${d} ${u}`} end=${g}>
        <${b} kind="main" disabled=${!T} busy=${S} onTap=${()=>r(H,{from:d,to:u,price:f,...m?{unseen:!0}:{}})}>
          ${T?a("SOLD \xB7 {price}",{price:f}):a("SOLD")}
        <//>
        ${D&&D.price===f?c`<${b} kind="plain" busy=${S} onTap=${()=>r(Kt(e,u,"withdraw"),v)}>${a("no more bid")}<//>`:c`<${b} kind="plain" disabled=${!T} busy=${S} onTap=${()=>r(R,{price:f,...v})}>${a("a bid")}<//>`}
        ${!m&&c`<${b} kind="plain" disabled=${!T} busy=${S} onTap=${()=>r(G,{to:u,price:f})}>${a("an offer")}<//>`}
      <//>
    </div>
  <//>`}var Mf=[0,1,2,3,4,5,6,8,10,15];function jf(t){let n=[1,2,5,10,20,50,100,200,500,1e3,2e3,5e3].findLast(s=>s*20<=t)??1;return Mf.map(s=>s*n)}var un={Felt:Ff,Foot:Lf,deed:Hf,payments:Nf,payment:Pf,over:Rf};function Lf(t){return Mo(t.prompt)?Di:null}function Hf({do:t,events:e},{who:n}){return t==="turn"&&!e.length?a("{player} turns a card.",{player:n}):""}function Nf({round:t}){if(!t?.finished)return[];let e=N(t),n=t.record.at(-1).index;return Vt(t).filter(({action:s,from:o,to:r})=>s===n&&(o==="pot"||r==="house")).map(({from:s,to:o,amount:r,id:i})=>{let l=Number((s==="pot"?o:s).split(":")[1]);return{action:n,seat:l,player:e[l],amount:s==="pot"?r:-r,ids:[i]}})}function Pf({amount:t},e){if(t<0)return{hand:a("repays the house's marker")};let[n]=e.zones.held.cards;return{hand:a("{card} is the highest trump",{card:U(n)}),sums:[a("the whole pot")],lit:new Set([n])}}function Rf({record:t}){return t.at(-1).events.find(({code:e})=>e==="speculation.wins").text}function Ff(t){let{state:e,paying:n}=t,{round:s}=e,o=s.seats.map(({seat:d})=>d).sort((d,u)=>d-u),r=Math.ceil(o.length/2),i=ps(s,t.pad),l=[o.slice(0,r),o.slice(r).reverse()],p=d=>c`<div class="speculation-row">
    ${d.map(u=>c`<${If} key=${u} seat=${u} ...${t} chosen=${i}
      lit=${n?n.seat===u:!!s.prompt?.awaited.includes(u)} />`)}
  </div>`;return c`<section class="felt speculation" aria-label=${a("felt")} style=${{"--across":r}}>
    ${p(l[0])}
    <${qf} state=${e} />
    ${p(l[1])}
  </section>`}function qf({state:t}){let{round:e,night:n}=t,{facts:s,places:o,zones:r,board:i}=e,[l]=r.held.cards;return c`<div class="speculation-middle">
    <${F} cards=${r.held.cards} places=${1} wanted=${!l} />
    <div class="speculation-held">
      ${l&&c`
        <p>${j("{player} holds it",{player:c`<b>${N(e)[s.holder]}</b>`})} ${!e.finished&&c`<span class="quiet">· ${s.due===null?a("for sale"):a("not for sale")}</span>`}</p>
        <${Df} board=${i} finished=${e.finished} />`}
    </div>
    <div class="speculation-pot" data-place="pot">
      <${Le} amount=${o.pot??0} chipset=${n.chip_set} />
      <span>${j("pot {chips}",{chips:c`<b class="figure">${h(o.pot??0)}</b>`})}</span>
    </div>
  </div>`}function Df({board:t,finished:e}){let{trumps:n,higher:s,against:o}=t;return e?null:c`
    <p class="speculation-stands">${j("{chance} that it stands",{chance:c`<b class="figure">${ls(t)}</b>`})}</p>
    <p class="speculation-higher">
      ${s.length?c`<svg class=${`suit-${n}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${ut[n]} /></svg>
        <span>${a("{ranks} unseen",{ranks:s.map(([r])=>r==="T"?"10":r).reverse().join(" ")})}</span>`:a("nothing can beat it")}
      <span class="quiet"> ${a("\xB7 {against} face down against it",{against:o})}</span>
    </p>`}function If({seat:t,state:e,pad:n,setPad:s,chosen:o,lit:r}){let{round:i}=e,l=i.seats.find(y=>y.seat===t),p=i.zones[`pile:${t}`].count,d=Fi(i,n,t),u=["speculation-seat",r&&"is-lit",i.facts.holder===t&&"is-holder",(o?.from===t||o?.to===t)&&"is-chosen"],f=Uf(i,t,o),m=d?"true":null,$=c`
    <span class="speculation-who" aria-hidden=${m}><b>${l.player}</b><span class="figure" data-place=${`seat:${t}`}>${h(l.rack)}</span></span>
    <span class="speculation-cards" aria-hidden=${m}>
      <span class="speculation-pile">
        ${[...Array(Math.min(p,3)).keys()].map(y=>c`<${L} key=${y} card="??" />`)}
        ${p>0&&c`<span class="speculation-count">${p}</span>`}
      </span>
      <span class="speculation-turned">
        ${i.zones[`turned:${t}`].cards.map(y=>c`<span key=${y}><${L} card=${y} /></span>`)}
      </span>
    </span>
    <span class="speculation-says" aria-hidden=${m}>${f}</span>`;return d?c`<button type="button" class=${_(u)} aria-description=${[tt(i,t),f].filter(Boolean).join(", ")} aria-pressed=${String(o?.from===t||o?.to===t)}
    onClick=${()=>s({deal:d})}><span class="unseen">${l.player}</span>${$}</button>`:c`<div class=${_(u)} role="group" aria-label=${l.player} aria-description=${tt(i,t)}>${$}</div>`}function Uf(t,e,n){if(n?.to===e)return a("buys##this one");if(n?.from===e)return n.unseen?a("sells a card"):a("sells it");let{offer:s,holder:o}=t.facts,r=N(t),i=Se(t,e).map(({unseen:d,price:u})=>d===null?a("bids {price}",{price:u}):a("bids {price} for {player}'s",{price:u,player:r[d]}));if(s?.to===e&&i.push(a("offered at {chips}",{chips:h(s.price)})),i.length)return i.join(", ");let l=t.markers[e];return[o===e&&a("holds##the highest trump"),t.dealer===e&&a("the deal"),l&&a("owes {chips}",{chips:h(l)})].filter(Boolean).join(" \xB7 ")}var us={Felt:Wf,Seen:Kf};function Wf({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return c`<section class="felt bus" aria-label=${a("felt")}>
    <${Ii} round=${n} />
    <div class="bus-seats">
      ${n.seats.map(r=>c`<${zf} key=${r.seat} seated=${r} round=${n} lit=${o(r.seat)} holds=${s.hand_over?.seat===r.seat} />`)}
    </div>
    ${n.finished&&c`<${Nt} state=${t} />`}
  </section>`}function Kf({round:t}){return c`<div class="bus-seen">
    <${Ii} round=${t} />
    <p class="bus-all">${t.seats.map(({seat:e,player:n})=>c`<span key=${e}>${n} <${Wi} count=${t.facts.tokens[e]} of=${Ui(t)} /></span>`)}</p>
  </div>`}function Ii({round:t}){let{pot:e}=t.places;return c`<div class="bus-middle">
    <${F} cards=${t.zones.middle?.cards??[]} label=${a("the middle")} />
    <span class="bus-pot" data-place="pot">${e>0&&c`${a("pot")} <b class="figure">${h(e)}</b>`}</span>
  </div>`}function zf({seated:{seat:t,player:e,rack:n},round:s,lit:o,holds:r}){let{facts:i,zones:l,markers:p,options:d}=s,u=l[`hand:${t}`],f=[i.stopped===t&&a("stopped the bus"),i.losers.includes(t)&&a("the worst hand"),!i.playing.includes(t)&&a("watches"),s.dealer===t&&a("the deal"),r&&a("has the tablet"),(n>0||d.token>0)&&a("rack {chips}",{chips:h(n)}),p[t]>0&&a("owes {chips}",{chips:h(p[t])})];return c`<section class=${_(["bus-seat",o&&"is-lit"])} aria-label=${e} aria-description=${tt(s,t)}>
    <span class="bus-name"><b>${e}</b> <${Wi} count=${i.tokens[t]} of=${Ui(s)} /></span>
    <${F} cards=${Pe(u?.cards??[],s)} />
    <span class="small" data-place=${`seat:${t}`}>${f.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var Ui=({facts:t,options:e})=>Math.max(e.tokens,...Object.values(t.sheet.before)),Gf=6;function Wi({count:t,of:e}){let n=M("{count} token","{count} tokens",t);return e>Gf?c`<span class="bus-tokens">${n}</span>`:c`<span class="bus-tokens" role="img" aria-label=${n}>
    ${Array.from({length:e},(s,o)=>c`<i key=${o} class=${o<t?"is-left":null}></i>`)}
  </span>`}var St="HDCS",qt={H:a("Hearts"),D:a("Diamonds"),C:a("Clubs"),S:a("Spades")},Tt={WIN:1,EXA:2,SFC:4},Ft=7,Jf={H:"\u2665",D:"\u2666",C:"\u2663",S:"\u2660"},Xt=t=>t.split("/").map(e=>`${Jf[e]}\uFE0E`).join(" "),Yf=t=>t.split("/").map(e=>qt[e]).join(", "),de=({horse:t})=>c`<svg class=${`horse-suit suit-${t.toLowerCase()}`} viewBox="-2 -2 104 104" role="img"
    aria-label=${qt[t]}>
  <path class="card-pip" d=${ut[t.toLowerCase()]} />
</svg>`,fe=({order:t})=>c`<span class="order" role="img" aria-label=${Yf(t)}>
  ${t.split("/").map(e=>c`<${de} key=${e} horse=${e} />`)}
</span>`;function dn(t,e){return e===0?[[]]:t.flatMap(n=>dn(t.filter(s=>s!==n),e-1).map(s=>[n,...s]))}function fn(t,e){let n=Object.fromEntries([...St].map(o=>[o,0])),s=[];for(let o of t.slice(0,e)){let r=o[1].toUpperCase();n[r]<Ft&&s.length<3&&(n[r]+=1),n[r]===Ft&&!s.includes(r)&&s.push(r)}return s.length===3&&s.push([...St].find(o=>!s.includes(o))),{spaces:n,home:s}}function ds({table:t,state:e,sits:n}){let[s,o]=w(!1),r=({again:p})=>p.filter(({seat:d})=>!n?.(d)),i=async()=>{o(!0);let p=!await Vf(t,r);o(!1);let d=N(e.round),u=[...new Set(r(t.state.peek()).map(({seat:f})=>f))];!p&&u.length&&t.complain(M("{players} cannot bet the same again: the rack is too short, or the limits are others.","{players} cannot bet the same again: the racks are too short, or the limits are others.",u.length,{players:mt(u.map(f=>d[f]))}))};return{button:p=>c`<${b} kind="plain" disabled=${!r(e).length||s} busy=${t.late.value}
      onTap=${()=>i().then(p)}>${a("all as before")}<//>`,placing:s}}async function Vf(t,e){for(;;){let{round:n,again:s}=t.state.peek(),o=e({again:s}).find(({fits:i})=>i);if(!o)return!0;let r=n.prompt.options.find(({by:i,do:l})=>i===o.seat&&l===o.do);if(!await t.act({...r,args:o.args}))return!1}}var Zf={WIN:"W",EXA:"E",SFC:"F"},gt=t=>t.reduce((e,{amount:n})=>e+n,0),fs=(t,e,n)=>t.prompt?.options.find(s=>s.by===e&&s.do===n),$s=({options:t},e)=>typeof t.minimum_bet=="object"?t.minimum_bet[e]:t.minimum_bet;function Ki({table:t,state:e,paying:n,pad:s,setPad:o}){let[r,i]=w(null),{round:l}=e,p=l.prompt?.say.code==="superfecta.betting",d=async()=>{let{ticket:u,seat:f}=r;i(null),await t.act({...fs(l,f,"cancel"),args:{ticket:u}})};return c`<div class="tickets" role="group" aria-label=${a("tickets by seat")}>
    ${l.seats.map(u=>c`<${Qf} key=${u.seat} round=${l} seated=${u} selling=${p}
      chosen=${p?(s.seat??l.seats[0].seat)===u.seat:n?.seat===u.seat}
      tickets=${l.facts.tickets.filter(({seat:f})=>f===u.seat)}
      finish=${l.facts.finish&&!l.prompt?l.facts.finish:null}
      onChoose=${()=>o({seat:u.seat})} onTicket=${i} />`)}
    ${r&&c`<${$t} title=${a("Cancel ticket {ticket}?",{ticket:r.ticket})} yes=${a("cancel the ticket")} no=${a("keep it")}
      text=${a("{bets}: {chips} go back to the rack.",{bets:r.bets.map(zi).join(", "),chips:h(gt(r.bets))})}
      onYes=${d} onClose=${()=>i(null)} />`}
  </div>`}var zi=({amount:t,type:e,horses:n})=>`${h(t)} ${e} ${Xt(n)}`;function Qf({round:t,seated:e,selling:n,chosen:s,tickets:o,onChoose:r,onTicket:i}){let l=st(null);P(()=>{s&&l.current.scrollIntoView({block:"nearest"})},[s]);let p=n?"true":null,d=c`<b aria-hidden=${p}>${e.player}</b><span class="figure" aria-hidden=${p} data-place=${`seat:${e.seat}`}>${h(e.rack)}</span>`;return c`<div class=${_(["holder",s&&"is-lit"])} ref=${l}>
    ${n?c`<button type="button" class="holder-name" aria-pressed=${String(s)}
          aria-description=${tt(t,e.seat)} onClick=${r}>
          <span class="unseen">${a("seat {seat}, {player}",{seat:e.seat,player:e.player})}</span>${d}</button>`:c`<div class="holder-name" role="group" aria-label=${e.player} aria-description=${tt(t,e.seat)}>${d}</div>`}
    ${o.map(u=>c`<${Xf} key=${u.ticket} ticket=${u} selling=${n} onTap=${()=>i(u)} />`)}
  </div>`}function Xf({ticket:t,selling:e,onTap:n}){let s=t.bets.map(({amount:r,type:i,horses:l},p)=>c`<span key=${p} class="ticket-line">
    ${h(r)} ${i} <${fe} order=${l} /></span>`),o=c`<span class="ticket-number" aria-hidden=${e?"true":null}>${t.ticket}</span>`;return e?c`<button type="button" class="ticket"
      aria-description=${t.bets.map(({amount:r,type:i,horses:l})=>`${h(r)} ${i} ${l}`).join(", ")} onClick=${n}>
    <span class="unseen">${a("ticket {ticket}: cancel",{ticket:t.ticket})}</span>${o}<span class="ticket-lines" aria-hidden="true">${s}</span></button>`:c`<div class="ticket">${o}<span class="ticket-lines">${s}</span></div>`}function Gi({table:t,state:e,pad:n,setPad:s,last:o,news:r}){let{round:i,night:l}=e,p=i.seats.map(({seat:C})=>C),d=n.seat??p[0],u=i.seats.find(C=>C.seat===d),{amount:f=$s(i,"WIN"),type:m="WIN",horses:$=[],tapped:y=[],fresh:x=!0}=n,k=n.lines?.[d]??[],g=fs(i,d,"ticket"),S=o[`${d} ticket`]?.bets,T=C=>s({seat:d,amount:f,type:m,horses:$,...C}),v=C=>T({amount:C.reduce((et,Ot)=>et+Ot,0),tapped:C,fresh:!1}),H=(C,et={})=>T({lines:{...n.lines,[d]:C},...et}),R=ds({table:t,state:e}),G=jt(f,y,l.chip_set),D=u.rack-gt(k),Y=C=>{if($.includes(C))return T({horses:$.filter(Ot=>Ot!==C)});let et=jo([...$,C],m);return et.length<Tt[m]?T({horses:et}):H([...k,{amount:f,type:m,horses:et.join("/")}],{horses:[],fresh:!0})},B=async C=>{await t.act({...g,args:{bets:C}})&&s(et=>({lines:{...et.lines,[d]:[]},...et.seat===n.seat?{seat:d,horses:[],amount:void 0,tapped:[],fresh:!0}:{}}))},z=Lo(i,m,f,D),O=a("{player} \xB7 rack {chips}",{player:u.player,chips:h(u.rack)}),I=i.seats.find(C=>n.lines?.[C.seat]?.length),dt=i.seats.filter(C=>fs(i,C.seat,"ticket")&&!i.facts.tickets.some(et=>et.seat===C.seat)).map(({player:C})=>C),wt=c`<${b} kind=${I||dt.length?"plain":"main"} disabled=${!!I||R.placing} busy=${t.late.value}
    onTap=${()=>t.act(fs(i,"dealer","off"))}>${a("OFF")}<//>`;return c`<${ue} table=${t} line=${e$(i,n,u,I,dt)} news=${r} detail=${O}>
    <div class="builder">
      <div class="builder-row">
        <output class="builder-amount figure" aria-label=${a("amount")}>${h(f)}</output>
        <${Pt} chipset=${l.chip_set} fits=${C=>g&&(x?0:f)+C<=D}
          onAdd=${C=>v(x?[C]:[...G,C])}
          onTakeOff=${C=>v(dt(G,C))} />
        <${b} name=${a("take off the last chip")} keys="backspace" disabled=${!f} onTap=${()=>v(G.slice(0,-1))}>⌫<//>
        <div class="builder-types" role="group" aria-label=${a("pool")}>
          ${Object.keys(Tt).map(C=>c`<${b} key=${C} keys=${Zf[C]} chosen=${C===m}
            onTap=${()=>T({type:C,horses:[]})}>${C}<//>`)}
        </div>
        <div class="builder-horses" role="group" aria-label=${a("horses, in the order they come in")}>
          ${[...St].map(C=>c`<${n$} key=${C} horse=${C} at=${$.indexOf(C)}
            disabled=${!g||z!==null} onTap=${()=>Y(C)} />`)}
        </div>
      </div>
      <${W} question=${`selling ${i.facts.sold??0}`} end=${wt} steady>
        <${b} kind="main" disabled=${!k.length||gt(k)>u.rack} busy=${t.late.value} onTap=${()=>B(k)}>
          ${k.length?a("sell \xB7 {chips}",{chips:h(gt(k))}):a("sell")}
        <//>
        <${b} kind="plain" disabled=${!g||!S||gt(S)>u.rack||k.length} onTap=${()=>B(S)}>
          ${S?a("same again \xB7 {chips}",{chips:gt(S)}):a("same again")}
        <//>
        ${R.button()}
        <div class="builder-lines" role="group" aria-label=${a("lines of this ticket")}>
          ${k.map((C,et)=>c`<button type="button" key=${et} class="builder-line" aria-label=${a("take off {bet}",{bet:zi(C)})}
            onClick=${()=>H(k.filter((Ot,te)=>te!==et))}>
            ${h(C.amount)} ${C.type} <${fe} order=${C.horses} /> <span aria-hidden="true">✕</span></button>`)}
          ${z&&c`<span class="builder-note small">${z}</span>`}
        </div>
      <//>
    </div>
  <//>`}function jo(t,e){return Tt[e]!==4||t.length!==3?t:[...t,[...St].find(n=>!t.includes(n))]}function Lo(t,e,n,s){let o=$s(t,e);return n<o?a("{type} is bet from {chips}",{type:e,chips:h(o)}):n%o?a("{type} is bet in multiples of {chips}",{type:e,chips:h(o)}):n>s?a("{chips} left in the rack",{chips:h(s)}):null}var t$=[a("first##in a race"),a("second##in a race"),a("third##in a race")];function e$(t,{type:e="WIN",horses:n=[]},s,o,r){return n.length?a("{player}: {type} {horses} \u2026 who comes {place}?",{player:s.player,type:e,horses:Xt(n.join("/")),place:t$[n.length]}):o?o===s?a("{player}'s ticket: another line, or sell.",{player:s.player}):a("{player}'s ticket is not sold yet.",{player:o.player}):t.facts.tickets.length?r.length?a("More bets? No ticket yet: {players}.",{players:mt(r)}):a("Everybody has a ticket. Off when the last one is in."):a("Bets, please.")}function n$({horse:t,at:e,disabled:n,onTap:s}){return c`<button type="button" class=${_(["horse-key",e>=0&&"is-picked"])} data-keys=${t} disabled=${n}
      aria-pressed=${e>=0?"true":"false"} onClick=${s}>
    <span class="unseen">${qt[t]}</span>
    <span aria-hidden="true"><${de} horse=${t} /></span>${e>=0&&c`<span class="horse-key-place" aria-hidden="true">${e+1}</span>`}
  </button>`}var Ho=1e6,s$=dn([...St],Tt.SFC).map(t=>t.join("/"));function zt({course:t},e,n){let s=t[Math.min(n,t.length-1)];return s?s.reduce((o,r,i)=>s$[i].startsWith(e)?o+r:o,0):null}var No=(t,e)=>ws(t*e/Ho,1);function Po(t,e,n,s,o){let{least:r,orders:i}=t[e],l=i[n].one_more[s]*zt(t,n,o);return ws(l/r/Ho,2)}function Ro({board:t},e,{amount:n,type:s,horses:o},r,i){let l=t[s].bets.find(d=>d.seat===e&&d.horses===o),p=zt(t,o,i);return!l||p===null?null:No(l[r]*n/l.staked,p)}function Ie(t){return t===null?"":t>0&&t<1e4?"<1 %":t<Ho&&t>99e4?">99 %":`${Math.round(t/1e4)} %`}var o$=4;function Ji({round:t,running:e,beat:n}){let[s,o]=w(null),{board:r,facts:i}=t,l=e?null:i.finish,p=st(r);i.finish||(p.current=r);let d={...t,beat:n,board:e?{...p.current,course:r.course}:r,open:t.prompt?.say.code==="superfecta.betting"};return c`<div class="tote" role="group" aria-label=${a("tote board")}>
    ${Object.keys(Tt).map(u=>c`<${i$} key=${u} kind=${u} round=${d} finish=${l}
      onWhole=${()=>o(u)} />`)}
    ${s&&c`<${V} title=${a("{whole}: {count} orders",{whole:s,count:Object.keys(r[s].orders).length})} onClose=${()=>o(null)}
        foot=${c`<${b} kind="plain" onTap=${()=>o(null)}>${a("go back")}<//>`}>
      <div class="tote-whole">
        <p class="quiet small">${r$[t.options.split]} ${d.open&&a$}</p>
        <${Zi} kind=${s} round=${d} finish=${l} whole lines=${Vi(d.board[s].orders)} />
      </div>
    <//>`}
  </div>`}var r$={even:a("The winners of a pool share it a head each."),stake:a("The winners of a pool share it by what each bet staked.")},a$=a("The last two columns say what each chip of one more least bet brings back on average, to somebody who has none on that order, if its winners shared a head each, and if by stake. Below 1 is a bad bet.");function i$({kind:t,round:e,finish:n,onWhole:s}){let{orders:o,carried:r}=e.board[t],i=e.places[`pool:${t}`]??0,l=t==="WIN"?Object.entries(o):c$(o,Yi(t,n));return c`<section class="pool" aria-label=${t}>
    <header class="pool-head" data-place=${`pool:${t}`}>
      <b>${t}</b> <span class="figure">${h(i)}</span>
      ${r>0&&c`<span class="small quiet">${a("{chips} carried",{chips:h(r)})}</span>`}
    </header>
    <${Zi} kind=${t} round=${e} finish=${n} lines=${l} />
    <${b} kind="quiet" onTap=${s}>${a("all {count}",{count:Object.keys(o).length})}<//>
  </section>`}var Yi=(t,e)=>e?e.slice(0,Tt[t]).join("/"):null,Vi=t=>Object.entries(t).sort(([,e],[,n])=>n.chance-e.chance||n.staked-e.staked);function c$(t,e){let n=([s,{staked:o}])=>s===e?2:o?1:0;return Vi(t).sort((s,o)=>n(o)-n(s)).slice(0,o$)}function Zi({kind:t,round:e,finish:n,lines:s,whole:o}){let r=Yi(t,n),{board:i,beat:l,open:p,options:d}=e,u=o&&p?l$:null,f=zt(i,t==="WIN"?"H":"H/D",l)!==null,m=($,y)=>p?Po(i,t,$,d.split,l):y.staked?No(p$(y,d),zt(i,$,l)):"\u2013";return c`<table class="tote-lines">
    <thead><tr><th><span class="unseen">${a("order##heads the column of orders")}</span></th>${o&&c`<th>${a("staked")}</th>`}<th>${n?a("paid##by a pool"):a("pays")}</th><th>${a("chance")}</th>
      ${!n&&(u?c`<th>${a("a head each")}</th><th>${a("by stake")}</th>`:c`<th>${p?a("brings##a bet, chips on average"):a("worth##a bet, chips on average")}</th>`)}</tr></thead>
    <tbody>${s.map(([$,y])=>c`<tr key=${$} class=${_([$===r&&"is-won"])}>
      <td><${fe} order=${$} /></td>
      ${o&&c`<td>${y.staked?h(y.staked):"\u2013"}</td>`}
      <td class="tote-pays">${n?$===r?d$(t,e):"":u$(y,e)}</td>
      <td>${Ie(zt(i,$,l))}</td>
      ${!n&&f&&(u?u.map(x=>c`<td key=${x}>${Po(i,t,$,x,l)}</td>`):c`<td>${m($,y)}</td>`)}
    </tr>`)}</tbody>
  </table>`}var l$=["even","stake"],p$=({will_pay:t},{split:e})=>e==="even"?t:t/100;function u$({will_pay:t},{options:e}){return t===null?"\u2013":e.split==="even"?h(t):`${h(Math.floor(t/100))}.${String(t%100).padStart(2,"0")}`}function d$(t,{record:e}){let n=e.flatMap(({events:s})=>s).filter(({code:s,args:o})=>s==="superfecta.pays"&&o.pool===t);return n.length?h(n.reduce((s,{args:o})=>s+o.amount,0)):a("carried")}var ms={Felt:x$,Foot:f$,words:$$,deed:m$,event:g$,payment:k$,over:v$,beats:w$,showing:_$};function f$({prompt:t}){return t?.say.code==="superfecta.betting"?Gi:null}function $$(){return{turn:()=>a("TURN A CARD"),run:()=>a("RUN TO THE END")}}function m$({index:t,do:e,args:n,transfers:s},{who:o,round:r}){switch(e){case"ticket":return`${o}: ${n.bets.map(h$).join(", ")}${n.bets.length>1?` \xB7 ${h(b$(n.bets))}`:""}.`;case"cancel":return a("Ticket {ticket} cancelled, {chips} back.",{ticket:n.ticket,chips:h(s.reduce((i,{amount:l})=>i+l,0))});case"off":return a("No more bets.");case"turn":return`${U(r.zones.course.cards[y$(r,t)])}.`;case"run":return a("Run to the end.");case"show":return`${U(n.card)}.`;default:return null}}var h$=({amount:t,type:e,horses:n})=>`${h(t)} ${e} ${Xt(n)}`,b$=t=>t.reduce((e,{amount:n})=>e+n,0),y$=({record:t},e)=>t.filter(n=>n.do==="turn"&&n.index<e).length;function g$({code:t,args:e,text:n},s){switch(t){case"superfecta.off":return null;case"superfecta.home":return a("{horse} home, number {place}.",{horse:qt[e.horse],place:e.place});case"superfecta.finish":return a("The finish: {horses}.",{horses:Xt(e.horses)});case"superfecta.pays":return`${e.pool}: ${s[e.seat]} ${h(e.amount)}.`;case"superfecta.carried":return e.amount?a("{pool}: nobody, {chips} carried.",{pool:e.pool,chips:h(e.amount)}):null;default:return n}}function k$({action:t,seat:e,transfers:n},s){let o=s.record.find(({index:l})=>l===t)?.events.filter(({code:l,args:p})=>l==="superfecta.pays"&&p.seat===e)??[],r=o.map(({args:l})=>`${l.pool} ${Xt(l.order)}: ${l.reckoning} = ${h(l.amount)}`),i=n.filter(({why:l})=>!/ pays /.test(l)).map(({from:l,why:p,amount:d})=>`${l.slice(5)}, ${p}: ${h(d)}`);return{hand:o.map(({args:l})=>`${l.pool} ${Xt(l.order)}`).join(", ")||a("the end of the meeting"),sums:[...r,...i]}}function v$({facts:t}){return a("{horses}. Race {race} of {races} is paid.",{horses:Xt(t.finish.join("/")),race:t.race,races:t.races})}function w$({zones:t}){return t.course?.count??0}function _$({zones:t},e){let{home:n}=fn(t.course.cards,e);return n.length?`${n.slice(0,3).map((s,o)=>`${qt[s]} ${Fo[o]}`).join(", ")}.`:a("They are off.")}var Fo=[a("1st"),a("2nd"),a("3rd"),a("4th")];function x$(t){let{state:e,pace:n}=t,{round:s}=e,o=s.zones.course?.cards??[],{spaces:r,home:i}=fn(o,n.beat);return c`<section class="felt races" aria-label=${a("felt")}>
    <${S$} rail=${s.zones.rail?.cards??[]} spaces=${r} home=${i} card=${n.beat?o[n.beat-1]:null} />
    <div class="races-below">
      <${Ji} round=${s} running=${n.running} beat=${n.beat} />
      <${Ki} ...${t} />
    </div>
  </section>`}function S$({rail:t,spaces:e,home:n,card:s}){let o=[...Array(Ft).keys()];return c`<div class="track" role="group" aria-label=${a("the track")}>
    <div class="track-rail" aria-label=${a("the rail")}>
      <span class="track-turned">${s?c`<${L} card=${s} />`:c`<${vt} />`}</span>
      ${o.map(r=>c`<span key=${r} class="track-rail-card">
        ${r<Ft-1&&(t[r]?c`<${L} card=${t[r]} />`:c`<${vt} />`)}
      </span>`)}
      <span class="track-end"></span>
    </div>
    ${[...St].map(r=>c`<${T$} key=${r} horse=${r} at=${e[r]} place=${n.indexOf(r)} />`)}
  </div>`}function T$({horse:t,at:e,place:n}){let s={"--at":String(e)};return c`<div class=${_(["lane",n===0&&"is-winner"])} role="img"
      aria-label=${`${qt[t]}: ${n<0?a("space {number} of {count}",{number:e,count:Ft}):Fo[n]}`}>
    <span class="lane-start"></span>
    ${[...Array(Ft).keys()].map(o=>c`<span key=${o} class=${_(["lane-space",o===Ft-1&&"is-line"])}></span>`)}
    <span class="lane-place figure">${n<0?"":Fo[n]}</span>
    <span class="horse" style=${s}><${de} horse=${t} /></span>
  </div>`}function Xi({board:t,options:e,onClose:n}){let s=Object.keys(t.blind_paytable),o=c`<${b} kind="plain" onTap=${n}>${a("go back")}<//>`;return c`<${V} title=${a("What is paid")} onClose=${n} foot=${o}>
    <table class="ledger paytables">
      <thead><tr><th>${a("hand")}</th><th class="number">${a("Blind")}</th><th class="number">${a("Trips")}</th></tr></thead>
      <tbody>${s.map(r=>c`<tr key=${r}>
        <td>${E(r)}</td>
        <td class="number">${E(t.blind_paytable[r])}</td>
        <td class="number">${E(t.trips_paytable[r])}</td>
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">${a("Blind ({name}): only when the player beats the dealer; an equal hand pushes. What a fraction leaves over stays with the house.",{name:Qi(e.blind_paytable)})}</p>
    <p class="small quiet">${a("Trips ({name}): on the player's hand alone, whoever wins; a fold loses it.",{name:Qi(e.trips_paytable)})}</p>
    <p class="small quiet">${a("Ante and Play pay 1:1. Without a pair the dealer does not qualify, and the Ante pushes.")}</p>
  <//>`}var Qi=t=>typeof t=="string"?E(t):a("your own table");var O$=["ante","trips"],Io={ante:a("Ante: against the dealer. Blind: for great hands only."),trips:a("Trips: on this hand alone, whoever wins.")};function tc({table:t,state:e,pad:n,setPad:s,last:o,news:r}){let{round:i,night:l}=e,{prompt:p}=i,d=(A,X)=>p.options.find(ot=>ot.by===A&&ot.do===X),u=i.seats.map(({seat:A})=>A),[f,m]=w(!1),[$,y]=w(!1),x=A=>!!d(A,"bet")&&!n.sitting?.[A],k=n.seat===void 0?hs(i,u.filter(x),0):n.seat,g=n.target??"ante",S=d(k,"bet"),T=bs(i,k),v=n.drafts?.[k]??T,H=jt(v[g],n.tapped?.[`${k} ${g}`]??[],l.chip_set),R=v.ante!==T.ante||v.trips!==T.trips,G=A$(o[`${k} bet`]),D=i.seats.find(A=>A.seat===k),Y=(A,X=[])=>s({seat:k,target:g,drafts:{...n.drafts,[k]:{...v,[g]:A}},tapped:{...n.tapped,[`${k} ${g}`]:X}}),B=A=>Y(A.reduce((X,ot)=>X+ot,0),A),z=(A,X={})=>s(ot=>{let{[A]:mn,...zo}=ot.drafts??{},{seat:ah,...Dc}=X;return ot.seat===n.seat?{drafts:zo,tapped:{},target:"ante",...X}:{drafts:zo,...Dc}}),O=async A=>{let X=!A.ante&&!A.trips,ot=X?d(k,"clear"):S;await t.act({...ot,args:X?{}:qo(A)})&&z(k,{seat:hs(i,u.filter(x),k),sitting:{...n.sitting,[k]:!1}})},I=ds({table:t,state:e,sits:A=>!!n.sitting?.[A]}),dt=A=>{let{rack:X}=i.seats.find(ot=>ot.seat===A);return kt(v)>0&&Ue(i,d(A,"bet"),X,v)===null},wt=u.filter(A=>x(A)&&!kt(bs(i,A))).filter(dt),C=async()=>{y(!0);for(let A of wt){if(!await t.act({...d(A,"bet"),args:qo(v)}))break;z(A)}y(!1),et()},et=()=>s({seat:hs(t.state.peek().round,u.filter(x),0)}),Ot=()=>{let A={...n.sitting,[k]:!n.sitting?.[k]},X=A[k]?hs(i,u.filter(ot=>x(ot)&&ot!==k),k):k;z(k,{seat:X,sitting:A})},te=async()=>{m(!1);for(let[X,ot]of Object.entries(n.drafts??{})){let mn=Number(X);if(!(!ot.ante&&!ot.trips)){if(!await t.act({...d(mn,"bet"),args:qo(ot)}))return s({seat:mn});z(mn)}}let A=t.state.peek().round?.prompt?.options.find(({do:X})=>X==="deal");return A&&t.act(A)},$e=d("dealer","deal")||Object.values(n.drafts??{}).some(({ante:A,trips:X})=>A||X),ks=A=>S&&Ue(i,S,D.rack+kt(T),{...v,[g]:v[g]+A})===null,ht=i.seats.filter(A=>x(A.seat)&&!kt(n.drafts?.[A.seat]??bs(i,A.seat))).map(({player:A})=>A),Te=$e&&!R&&!ht.length,ze=c`<${b} kind=${Te?"main":"plain"} disabled=${!$e||$||I.placing} busy=${t.late.value}
    onTap=${ht.length?()=>m(!0):te}>${a("DEAL")}<//>`,q=ht.length?M("{players} has not bet.","{players} have not bet.",ht.length,{players:mt(ht)}):a("All bets are down: deal.");return c`<${ue} table=${t} line=${$e&&(Te||ht.length)?q:p.say.text} news=${r}
      detail=${D&&a("{player} \xB7 rack {chips}",{player:D.player,chips:h(D.rack)})}>
    ${f&&c`<${$t} title=${a("Deal without {players}?",{players:mt(ht)})} no=${M("wait for {player}","wait for them",ht.length,{player:ht[0]})} yes=${M("deal without {player}","deal without them",ht.length,{player:ht[0]})}
      text=${M("{players} has not bet. Without a bet nobody is dealt in, and cards that are dealt cannot be taken back.","{players} have not bet. Without a bet nobody is dealt in, and cards that are dealt cannot be taken back.",ht.length,{players:mt(ht)})}
      onYes=${te} onClose=${()=>m(!1)} />`}
    <div class="bets">
      <div class="bets-row">
        ${O$.map(A=>c`<${C$} key=${A} name=${A} draft=${v} chosen=${A===g} disabled=${!S}
          onTap=${()=>s({seat:k,target:A})} />`)}
        <${Pt} chipset=${l.chip_set} fits=${ks} onAdd=${A=>B([...H,A])}
          onTakeOff=${A=>B(Wt(H,A))} />
        <${b} name=${a("take off the last chip")} keys="backspace" disabled=${!H.length} onTap=${()=>B(H.slice(0,-1))}>⌫<//>
        <p class="bets-note small" role="status">${D&&(B$(i,S,v)||!v[g]&&c`<span class="quiet">${Io[g]}</span>`)}</p>
      </div>
      <${W} question=${`betting ${k}`} end=${ze} steady>
        <${b} kind="main" disabled=${!R} busy=${t.late.value} onTap=${()=>O(v)}>
          <span class="bets-place">${E$(D,v,R)}</span>
        <//>
        <${b} kind="plain" disabled=${!S||!G||Ue(i,S,D.rack+kt(T),G)!==null}
          onTap=${()=>O(G)}>${G?a("same again \xB7 {chips}",{chips:Do(G)}):a("same again")}<//>
        ${kt(v)?c`<${b} kind="plain" disabled=${wt.length<2||$} busy=${t.late.value} onTap=${C}>
          ${a("all bet {stakes}",{stakes:Do(v)})}<//>`:I.button(et)}
        <${b} kind="quiet" disabled=${!kt(v)} onTap=${()=>s({seat:k,target:"ante",drafts:{...n.drafts,[k]:{ante:0,trips:0}},tapped:{}})}>${a("clear")}<//>
        <${b} kind="quiet" chosen=${!!(D&&n.sitting?.[k])} disabled=${!S||kt(T)>0} onTap=${Ot}>${a("sits out")}<//>
      <//>
    </div>
  <//>`}var bs=(t,e)=>({ante:xt(t,e,"ante"),trips:xt(t,e,"trips")}),kt=({ante:t,trips:e})=>2*t+e,qo=({ante:t,trips:e})=>e?{ante:t,trips:e}:{ante:t},A$=t=>t&&{ante:t.ante,trips:t.trips??0},Do=({ante:t,trips:e})=>[t&&h(t),e&&a("Trips {chips}",{chips:h(e)})].filter(Boolean).join(" + ");function hs(t,e,n){return[...e.filter(o=>o>n),...e.filter(o=>o<n)].find(o=>!kt(bs(t,o)))??null}function C$({name:t,draft:e,chosen:n,disabled:s,onTap:o}){let r=e[t];return c`<button type="button" class=${_(["bets-target",n&&"is-chosen"])} data-keys=${t==="ante"?"A":"T"} aria-pressed=${String(n)}
      disabled=${s} onClick=${o}>
    <span class="small">${t==="ante"?a("Ante"):a("Trips")}</span>
    <b class="bets-figure">${h(r)}</b>
    <span class="small">${t==="ante"?a("+ Blind {chips}",{chips:h(r)}):" "}</span>
  </button>`}function E$(t,e,n){return t?n?kt(e)?a("{player} bets {bet}",{player:t.player,bet:Do(e)}):a("{player} takes it back",{player:t.player}):a("{player} bets",{player:t.player}):a("all bets are down")}function Ue(t,e,n,{ante:s,trips:o}){let{maximum_bet:r}=t.options;return r&&(s>r||o>r)?a("at most {chips}",{chips:h(r)}):s>e.values.ante.max||o>e.values.trips.max?a("the rack does not hold that"):3*s+o>n?a("the rack keeps one more ante for the Play bet"):null}function B$(t,e,n){if(!e)return a("The rack does not cover a bet.");let s=Object.entries(t.board.blind_paytable).find(([,p])=>M$(p,n.ante));if(!s)return"";let[o,r]=s,[i,l]=r.split(":");return a("A {hand} pays {odds} on the Blind: of {chips} the house would keep the odd part of a chip.",{hand:E(o),odds:a("{wins} to {stake}##odds",{wins:i,stake:l}),chips:h(n.ante)})}var M$=(t,e)=>{let[n,s]=t.split(":").map(Number);return s>1&&e*n%s!==0};var ys={Felt:I$,Foot:({facts:t})=>t.street==="betting"?tc:null,words:L$,deed:H$,event:N$,payment:F$,over:q$,passOn:D$},j$=[7,6,5,4,3,2,1];function L$(t){let[e]=t.prompt?.awaited??[];return{check:()=>a("CHECK"),fold:()=>a("FOLD"),play:({times:n})=>a("PLAY {times}\xD7 \xB7 {chips}",{times:n,chips:h(n*xt(t,e,"ante"))})}}function H$({do:t,args:e,transfers:n},{who:s}){switch(t){case"bet":{let o=e.trips?a("Trips {chips}",{chips:h(e.trips)}):"",r=e.ante?a("{ante}, Blind {ante}",{ante:e.ante}):"";return a("{player} bets {bets}.",{player:s,bets:[r,o].filter(Boolean).join(", ")})}case"clear":return a("{player} takes the bet back.",{player:s});case"deal":return a("No more bets. Cards dealt.");case"check":return a("{player} checks.",{player:s});case"fold":return a("{player} folds.",{player:s});case"play":return a("{player} plays {times}\xD7, {chips}.",{player:s,times:e.times,chips:h(n[0].amount)});case"show":return a("{card} turned up.",{card:U(e.card)});default:return null}}function N$({code:t,args:e,text:n},s){if(t==="uth.breakage")return a("Odd Blind: a {hand} is rounded down.",{hand:e.hand});if(t!=="uth.settled")return n;let o=e.lines.reduce((r,{stake:i,result:l,won:p})=>r+(l==="loses"?-i:p),0);return`${s[e.seat]}: ${e.hand}, ${rt(o)}.`}function P$({circle:t,stake:e,odds:n,result:s,won:o}){let r=`${Zt[t]} ${h(e)}`;return s.startsWith("pays")?`${r} \xD7 ${n} = ${h(o)}${s.includes("breakage")?`, ${a("the half chip stays")}`:""}`:`${r} ${E(s)}`}function R$(t,e){return t==="worse"?a("{hand}, beaten",{hand:e}):t==="equal"?a("{hand}, equal to the dealer's",{hand:e}):e}function F$({action:t,seat:e,transfers:n},s){let r=s.record.find(({index:f})=>f===t)?.events.find(({code:f,args:m})=>f==="uth.settled"&&m.seat===e);if(!r)return{hand:null,sums:n.map(({why:f,amount:m})=>`${f}: ${h(m)}`)};let{hand:i,cards:l,compared:p,lines:d}=r.args,u=d.find(({circle:f})=>f==="ante")?.stake;return{hand:R$(p,i),sums:d.map(P$),lit:new Set(l),change:u}}function q$({record:t}){let e=t.at(-1)?.events.find(({code:n})=>n==="uth.qualifies"||n==="uth.fails");return e?`${e.text} ${a("All paid.")}`:a("Nobody stayed in. All paid.")}function D$({prompt:t,record:e}){let[n]=t?.awaited??[];return typeof n=="number"&&n>e.at(-1).by?n:null}function I$({state:t,paying:e,pad:n,setPad:s,face:o}){let{round:r,table:i,night:l}=t,[p,d]=w(!1),{zones:u,facts:f,board:m}=r,$=e?o.payment(e,r).lit:void 0,y=u["hand:dealer"]?.cards??[],x=Array(u["board:covered"]?.count??0).fill("??"),k=r.record.flatMap(({events:g})=>g).find(({code:g})=>g==="uth.qualifies"||g==="uth.fails");return c`<section class="felt uth" aria-label=${a("felt")}>
    <div class="uth-tables"><${b} kind="quiet" onTap=${()=>d(!0)}>${a("paytables")}<//></div>
    <div class="uth-dealer">
      <${F} cards=${y} places=${2} lit=${$} label=${k?U$(k):a("dealer")} />
    </div>
    <div class="uth-board"><${F} cards=${[...u.board?.cards??[],...x]} places=${5} lit=${$} /></div>
    ${j$.map(g=>c`<${W$} key=${g} seat=${g} round=${r} chipset=${l.chip_set} lit=${$}
      street=${f.street} paying=${e?.seat===g} pad=${n} setPad=${s}
      holds=${i.hand_over?.seat===g} />`)}
    ${p&&c`<${Xi} board=${m} options=${i.options} onClose=${()=>d(!1)} />`}
  </section>`}var U$=({code:t,args:e})=>`${e.hand}: ${t==="uth.qualifies"?a("qualifies"):a("does not qualify")}`;function W$({seat:t,round:e,chipset:n,lit:s,street:o,paying:r,pad:i,setPad:l,holds:p}){let d=e.seats.find(R=>R.seat===t),u=`uth-seat uth-seat-${t}`;if(!d)return c`<div class=${`${u} is-empty`} aria-hidden="true"><span class="uth-empty">${t}</span></div>`;let f=o==="betting",m=e.zones[`hand:${t}`]?.cards??[],$=e.facts.folded.includes(t),y=!f&&!e.facts.dealt_in.includes(t),x=f&&i.seat===t,k=r||e.prompt?.awaited.includes(t)||x,g=f?i.drafts?.[t]:void 0,S=[u,k&&"is-lit",($||y)&&"is-out",x&&"is-chosen",z$(e,t)&&"is-waiting"],T=f?"true":null,v=Object.entries(Zt).map(([R,G])=>[G,ec(e,t,R,g)]).filter(([,R])=>R).map(([R,G])=>`${R} ${h(G)}`),H=c`
    <span class="uth-hand" aria-hidden=${T}>
      ${m.length>0&&!$&&c`<${F} cards=${m} lit=${r?s:void 0} />`}
      <span class="uth-note">${f&&i.sitting?.[t]?a("sits out"):K$({folded:$,out:y,holds:p})}</span>
    </span>
    <span class="uth-circles" aria-hidden=${T}>
      ${["trips","play","ante","blind"].map(R=>c`<${G$} key=${R} name=${R} place=${`circle:${t}:${R}`}
        amount=${ec(e,t,R,g)} draft=${g!==void 0} chipset=${n} />`)}
    </span>
    <span class="uth-who" aria-hidden=${T}><b>${d.player}</b><span class="figure" data-place=${`seat:${t}`}>${h(d.rack)}</span></span>`;return f?c`<button type="button" class=${_(S)}
    aria-description=${[...v,a("rack {chips}",{chips:d.rack})].join(", ")} aria-pressed=${String(x)}
    onClick=${()=>l({seat:t,target:"ante"})}>
    <span class="unseen">${a("seat {seat}, {player}",{seat:t,player:d.player})}</span>${H}</button>`:c`<div class=${_(S)} role="group" aria-label=${a("seat {seat}, {player}",{seat:t,player:d.player})}
      aria-description=${tt(e,t)}>${H}</div>`}var K$=({folded:t,out:e,holds:n})=>t?a("folded"):n?a("has the tablet"):e?a("out##of a round"):"";function ec(t,e,n,s){return s?{ante:s.ante,blind:s.ante,trips:s.trips,play:0}[n]:xt(t,e,n)}function z$(t,e){let[n]=t.prompt?.awaited??[],{dealt_in:s=[],folded:o}=t.facts;return typeof n=="number"&&e>n&&s.includes(e)&&!o.includes(e)&&xt(t,e,"ante")>0&&!xt(t,e,"play")}function G$({name:t,place:e,amount:n,draft:s,chipset:o}){let[r]=ge(n,o);return c`<span class=${_(["uth-circle",`uth-${t}`,n>0&&s&&"is-draft"])} data-place=${e}>
    <span class="uth-ring">${r?c`<${Nn} value=${n} colour=${r.colour} />`:Zt[t]}</span>
  </span>`}var J$={lorum:Ci,polignac:rs,kaiser:is,"canadian-salad":as,schnapsen:cs,"stop-the-bus":us,"divide-and-conquer":ns,bura:an,"card-stock-market":gi,kabu:_i,speculation:un,uth:ys,superfecta:ms},nc=t=>({...Ga,...J$[t]});var sc={Board:Y$,reason:t=>t&&an.payment(t).hand};function Y$({state:{round:t,table:e}}){let n=t.zones.stock.count+(t.zones.trump?.count??0);return c`<${an.Seen} round=${t} seat=${e.seat} />
    <p class="hand-pots"><span>${j("pot {chips}",{chips:c`<b class="figure">${h(t.places.pot??0)}</b>`})}</span><span>${j("stock {count}",{count:c`<b>${n}</b>`})}</span></p>`}var oc={Board:Z$,line:V$,Mine:()=>Q$,Play:()=>X$};function V$({round:t}){return Ao(t)||null}function Z$({state:{round:t,table:e}}){return c`<${De} round=${t} />
    <p class="hand-pots"><span>${j("money {chips}",{chips:c`<b class="figure">${h(we(t,e.seat))}</b>`})}</span>
      <span>${j("worth {chips}",{chips:c`<b class="figure">${h(t.board.players[e.seat].worth)}</b>`})}</span>
      <span>${j("draw pile {count}",{count:c`<b>${t.board.draw_pile}</b>`})}</span></p>`}function rc({pad:t,options:e}){let n=e.map(K).join();return t.asked===n?t:{asked:n,own:[],sale:null}}function Q$(t){let{state:e,setPad:n,cover:s}=t,{round:o,table:r}=e,{asked:i,own:l,sale:p}=rc(t),d=o.zones[`hand:${r.seat}`]?.cards??[],u=ve(o,r.seat),f=m=>{let $=l.includes(m)?l.filter(y=>y!==m):[...l,m].slice(-4);n({asked:i,own:$,sale:null})};return c`<div class="hand-open is-many" style=${{"--of":8}}>
    <div class="tap-hand" role="group" aria-label=${a("my cards")}>${d.map((m,$)=>c`<button type="button" key=${$} class=${_(["tap-card","is-open",l.includes($)&&"is-raised"])}
      aria-label=${pt(m)} aria-pressed=${String(l.includes($))} onClick=${()=>f($)}><${L} card=${m} /></button>`)}</div>
    <div class="hand-under">
      <div class="trade-mine" role="group" aria-label=${a("my certificates")}>
        ${u.map((m,$)=>c`<${es} key=${$} card=${m} chosen=${p===$} onTap=${()=>n({asked:i,own:[],sale:p===$?null:$})} />`)}
        ${!u.length&&c`<span class="quiet small">${a("no certificates yet")}</span>`}
      </div>
      <${b} kind="quiet" onTap=${s.cover}>${a("cover")}<//>
    </div>
  </div>`}function X$(t){let{hand:e,state:n,open:s,cover:o}=t,{round:r,table:i}=n,{asked:l,own:p,sale:d}=rc(t);if(!s)return c`<${W} question=${a("covered")}><${b} kind="main" onTap=${o.look}>${a("look at my cards")}<//><//>`;let u=r.zones[`hand:${i.seat}`]?.cards??[];return c`<${W} question=${l}><div class="hand-deeds"><${Oo} round=${r} seat=${i.seat} picked=${p.map(f=>u[f])}
    sale=${d===null?null:ve(r,i.seat)[d]} busy=${e.late.value} act=${e.act} /></div><//>`}var ac={Board:tm};function tm({state:{round:t,table:e}}){let{facts:n,zones:s,options:o}=t,r=t.seats.filter(({seat:i})=>i!==e.seat);return c`<p class="hand-pots"><span>${j("hand {number}",{number:c`<b>${n.hand}</b>`})}</span><span>${j("stock {count}",{count:c`<b>${s.stock?.count??0}</b>`})}</span>
      <span>${M("{count} chip a point","{count} chips a point",o.stake)}</span></p>
    <div class="hand-seen">${r.map(({seat:i,player:l})=>{let p=n.counts[i],d=n.drawing.includes(i);return c`<div key=${i} class=${_(["hand-other",t.prompt?.awaited.includes(i)&&"is-lit"])}>
        <${F} cards=${s[`hand:${i}`].cards} label=${l} />
        <b>${p??(d?"":a("passed"))}</b></div>`})}</div>`}var Uo=({round:t,table:e})=>t.cards==="virtual"&&t.zones[`hand:${e.seat}`]?.sight==="others",em=()=>c`<p class="controls-note">${a("Tap the back of the card you play.")}</p>`,ic={Board:nm,Mine:t=>Uo(t)?om:null,Play:t=>Uo(t)?em:null};function nm({state:t}){let{round:e,table:n}=t,{facts:s,board:o,options:r,places:i}=e,l=s.points?.[n.seat];return c`<p class="hand-pots"><span><b>${ln[s.contract]}</b></span><span>${a("hand {number} of {count}",{number:s.hand,count:o.hands})}</span>
      <span>${j("pot {chips}",{chips:c`<b class="figure">${h(i.pot??0)}</b>`})}</span><span>${l?M("{count} point","{count} points",l):M("{count} chip a point","{count} chips a point",r.stake)}</span></p>
    <${xe} round=${e} />
    ${Uo(t)&&c`<${sm} state=${t} />`}`}function sm({state:{round:t,table:e}}){let n=Ht(t);return c`<div class="hand-others">${t.seats.filter(({seat:s})=>s!==e.seat).map(({seat:s})=>c`<${F} key=${s} cards=${t.zones[`hand:${s}`].cards} label=${n[s]} fanned />`)}</div>`}function om({hand:t,state:e,options:n}){let{round:s,table:o}=e,r=n.find(p=>p.do==="play"),i=bt(r?K(r):""),l=(p,d)=>i.swallows(d)||t.act({...r,args:{position:p}});return c`<div class="hand-open is-many" style=${{"--of":8}}>
    <${ss} left=${s.facts.positions?.[o.seat]??[]} open=${r?.values.position??[]} onTap=${l} /></div>`}var cc={Board:im,reason:(t,e)=>t?.amount>0?un.payment(t,e).hand:un.over(e),words:rm};function rm(t){let e=Ht(t);return{turn:()=>a("TURN"),keep:()=>a("KEEP"),agree:()=>a("AGREE \xB7 {price}",{price:t.facts.offer?.price??0}),sell:({to:n})=>a("SELL to {player} \xB7 {price}",{player:e[n],price:am(t,n)??0}),withdraw:({unseen:n})=>n?a("no more bid for {player}'s",{player:e[n]}):a("withdraw")}}var am=(t,e)=>Se(t,e).find(({unseen:n})=>n===null)?.price;function im({state:{round:t,table:e}}){let{facts:n,zones:s,places:o,board:r}=t,i=Ht(t),l=s[`pile:${e.seat}`]?.count??0,p=t.seats.flatMap(({seat:d})=>Se(t,d).map(u=>({...u,seat:d})));return c`<div class="hand-seen">
      <${F} cards=${s.held.cards} places=${1} label=${n.holder?a("{player} holds",{player:i[n.holder]}):a("no trump yet")} />
      <div class="hand-says">
        <p>${j("pot {chips}",{chips:c`<b class="figure">${h(o.pot??0)}</b>`})}</p>
        ${s.held.cards.length>0&&!t.finished&&c`<p class="small">${a("{chance} that it stands",{chance:ls(r)})}</p>`}
        ${p.map(d=>c`<p key=${`${d.seat} ${d.unseen}`} class="small">${cm(d,i)}</p>`)}
        ${n.offer&&c`<p class="small">${j("offered to {player} at {price}",{player:i[n.offer.to],price:c`<b>${h(n.offer.price)}</b>`})}</p>`}
      </div>
      <div class="hand-pile">${l>0&&c`<${L} card="??" />`}<span class="hand-label">${a("my pile {count}",{count:l})}</span></div>
    </div>
    <div class="hand-seen is-small">${t.seats.map(({seat:d,player:u})=>{let{cards:f}=s[`turned:${d}`];return f.length>0&&c`<${F} key=${d} cards=${f.slice(-4)} label=${d===e.seat?a("mine"):u} fanned />`})}</div>`}function cm({seat:t,price:e,unseen:n},s){let o={player:s[t],price:c`<b>${h(e)}</b>`};return n?j("{player} bids {price} for {other}'s",{...o,other:s[n]}):j("{player} bids {price}",o)}var pc={Board:pm,Mine:()=>um,line:lm,Play:({round:t})=>t.prompt?.say.code==="superfecta.betting"?fm:null,reason:(t,e)=>t&&ms.payment(t,e).hand};function lm({round:t,table:e}){return t.prompt?.say.code!=="superfecta.betting"?null:t.facts.tickets.some(({seat:n})=>n===e.seat)?a("Your ticket is in."):a("Fill in your slip.")}function pm({state:{round:t}}){let e=t.zones.course?.cards??[],{spaces:n,home:s}=fn(e,e.length);return c`<div class="hand-race" role="group" aria-label=${a("the race")}>
    ${[...St].map(o=>{let r=s.indexOf(o);return c`<div key=${o} class="hand-lane" role="img" aria-label=${`${qt[o]}: ${r<0?a("space {number} of {count}",{number:n[o],count:Ft}):a("number {number}##in a race",{number:r+1})}`}>
        <span class="hand-way" style=${{"--at":String(n[o]/Ft)}}><span class="hand-horse"><${de} horse=${o} /></span></span>
        <b class="figure">${r<0?Ie(zt(t.board,o,e.length)):`${r+1}.`}</b></div>`})}</div>`}function um({hand:t,state:e,options:n}){let{round:s,table:o}=e,r=s.facts.tickets.filter(({seat:p})=>p===o.seat),i=n.find(p=>p.do==="cancel"),l=s.zones.course?.count??0;return r.length?c`<ul class="hand-tickets" aria-label=${a("my tickets")}>${r.map(({ticket:p,bets:d})=>c`<li key=${p}>
      <span class="hand-bets">${d.map((u,f)=>c`<span key=${f}>${h(u.amount)} ${u.type} <${fe} order=${u.horses} />
          ${!s.facts.finish&&c`<small>${dm(s,o.seat,u,l)}</small>`}</span>`)}</span>
      <b class="figure">${h(gt(d))}</b>
      ${i&&c`<${b} kind="quiet" name=${a("cancel ticket {number}",{number:p})} busy=${t.late.value} onTap=${()=>t.act({...i,args:{ticket:p}})}>✕<//>`}
    </li>`)}</ul>`:c`<p class="quiet">${a("No ticket yet.")}</p>`}function dm(t,e,n,s){let{split:o}=t.options,r=Ro(t,e,n,o,s),i=Ro(t,e,n,o==="even"?"stake":"even",s);if(r===null||i===null)return"";let l=Ie(zt(t.board,n.horses,s));return i===r?a("{chance} \xB7 worth {chips}",{chance:l,chips:r}):o==="even"?a("{chance} \xB7 worth {chips} (by stake {other})",{chance:l,chips:r,other:i}):a("{chance} \xB7 worth {chips} (a head each {other})",{chance:l,chips:r,other:i})}var lc={type:"WIN",horses:[],box:!1,lines:[],tapped:[],fresh:!0};function fm({hand:t,state:e,options:n,last:s}){let{round:o,night:r,table:i}=e,[l,p]=w(lc),{type:d,horses:u,box:f,lines:m,tapped:$,fresh:y}=l,x=n.find(O=>O.do==="ticket"),k=l.amount??$s(o,"WIN"),g=O=>p({...l,amount:k,...O}),{rack:S}=o.seats.find(O=>O.seat===i.seat),T=S-gt(m),v=jt(k,$,r.chip_set),H=O=>g({amount:O.reduce((I,dt)=>I+dt,0),tapped:O,fresh:!1}),R=s[`${i.seat} ticket`]?.bets,G=Lo(o,d,k,T),D=O=>{if(u.includes(O))return g({horses:u.filter(dt=>dt!==O)});let I=f?[...u,O]:jo([...u,O],d);return f||I.length<Tt[d]?g({horses:I}):g({horses:[],fresh:!0,lines:[...m,{amount:k,type:d,horses:I.join("/")}]})},B=(f?dn(d==="SFC"?[...St]:u,Tt[d]):[]).map(O=>({amount:k,type:d,horses:O.join("/")})),z=async O=>await t.act({...x,args:{bets:O}})&&p(lc);return x?c`
    <div class="hand-slip">
      <div class="hand-row">
        <output class="pad-amount" aria-label=${a("amount")}>${h(k)}</output>
        ${Object.keys(Tt).map(O=>c`<${b} key=${O} chosen=${O===d} onTap=${()=>g({type:O,horses:[],box:f&&O!=="WIN"})}>${O}<//>`)}
        ${d!=="WIN"&&c`<${b} chosen=${f} onTap=${()=>g({box:!f,horses:[]})}>${a("box")}<//>`}
      </div>
      <div class="hand-row"><${Pt} chipset=${r.chip_set} fits=${O=>(y?0:k)+O<=T}
        onAdd=${O=>H(y?[O]:[...v,O])} onTakeOff=${O=>H(Wt(v,O))} /></div>
      <div class="hand-row" role="group" aria-label=${a("horses, in the order they come in")}>
        ${[...St].map(O=>c`<${$m} key=${O} horse=${O} at=${u.indexOf(O)} box=${f}
          chance=${f||u.includes(O)?null:zt(o.board,[...u,O].join("/"),0)} disabled=${G!==null||f&&d==="SFC"} onTap=${()=>D(O)} />`)}
      </div>
      ${G&&c`<p class="small hand-fault">${G}</p>`}
      ${B.length>0&&c`<${b} kind="plain" disabled=${gt(B)>T} onTap=${()=>g({lines:[...m,...B],horses:[],box:!1,fresh:!0})}>
        ${M("box: {count} bet \xB7 {chips}","box: {count} bets \xB7 {chips}",B.length,{chips:gt(B)})}<//>`}
      ${m.length>0&&c`<div class="hand-lines" aria-label=${a("bets of this slip")}>${m.map((O,I)=>c`<button type="button" key=${I} class="hand-bet" aria-label=${a("take off {chips} {pool}",{chips:O.amount,pool:O.type})}
          onClick=${()=>g({lines:m.filter((dt,wt)=>wt!==I)})}>${h(O.amount)} ${O.type} <${fe} order=${O.horses} /> ✕</button>`)}</div>`}
    </div>
    <${W} question=${`slip ${o.facts.sold??0}`} steady>
      <${b} kind="main" disabled=${!m.length||gt(m)>S} busy=${t.late.value} onTap=${()=>z(m)}>${m.length?a("BET {chips}",{chips:gt(m)}):a("BET")}<//>
      <${b} kind="plain" disabled=${!R||m.length>0||gt(R)>S} onTap=${()=>z(R)}>${R?a("same again \xB7 {chips}",{chips:gt(R)}):a("same again")}<//>
    <//>`:c`<p class="quiet">${a("Your rack covers no bet.")}</p>`}var $m=({horse:t,at:e,box:n,chance:s,disabled:o,onTap:r})=>c`<button type="button" class=${_(["horse-key",e>=0&&"is-picked"])} disabled=${o}
    aria-pressed=${String(e>=0)} onClick=${r}>
  <span class="unseen">${qt[t]}</span>
  <span aria-hidden="true"><${de} horse=${t} /></span>${e>=0&&!n&&c`<span class="horse-key-place" aria-hidden="true">${e+1}</span>`}
  ${s!==null&&c`<span class="horse-key-chance" aria-hidden="true">${Ie(s)}</span>`}
</button>`;var uc={Board:We(rs)},dc={Board:We(as)},fc={Board:We(cs)},$c={Board:We(ns)},mc={Board:We(us)},hc={Board:We(is),Play:mm};function We({Seen:t}){return({state:e})=>e.round.finished?c`<${Nt} state=${e} />`:c`<${t} round=${e.round} />`}function mm({round:t,table:e}){return(t.prompt?.options.filter(({by:s})=>s===e.seat)??[]).some(({do:s})=>s==="bid"||s==="trump")?hm:null}function hm({hand:t,state:e,options:n,open:s,cover:o}){let r=t.late.value,i=m=>n.find($=>$.do===m),[l,p,d]=["bid","trump","pass"].map(i),u=s&&i("misdeal"),f=m=>$=>t.act({...m,args:$});return c`<div class="hand-bidding">
    ${!s&&c`<${b} kind="plain" onTap=${o.look}>${a("look at my cards")}<//>`}
    ${l&&c`<${Eo} bid=${l} round=${e.round} busy=${r} onBid=${f(l)} />`}
    ${p&&c`<div class="hand-suits"><${Bo} busy=${r} onName=${f(p)} /></div>`}
    ${d&&c`<${b} kind="plain" busy=${r} onTap=${()=>f(d)({})}>${a("PASS")}<//>`}
    ${u&&c`<${b} kind="plain" busy=${r} onTap=${()=>f(u)({})}>${a("misdeal")}<//>`}
  </div>`}var bc={Board:gm,Play:({round:t})=>t.facts.street==="betting"?vm:null,line:bm,reason:ym,empty:({round:t,table:e})=>t.facts.street!=="betting"&&!t.facts.dealt_in.includes(e.seat)?a("You sit this hand out."):null};function bm({round:t,table:e}){return t.facts.street!=="betting"?null:t.places[`circle:${e.seat}:ante`]||t.places[`circle:${e.seat}:trips`]?a("Your bet is down."):a("Place your bet.")}function ym(t,e,n){return e.facts.folded.includes(n)?a("folded"):e.facts.dealt_in.includes(n)?t&&ys.payment(t,e).hand:a("you sat this hand out")}function gm({state:t}){let{round:e,table:n}=t,{zones:s}=e,o=Object.keys(Zt).filter(r=>xt(e,n.seat,r));return c`<div class="hand-seen">
      <${F} cards=${s["hand:dealer"]?.cards??[]} places=${2} label=${a("dealer")} />
      <${F} cards=${s.board?.cards??[]} places=${5} label=${a("board")} />
    </div>
    <p class="hand-pots">${o.map(r=>c`<span key=${r}>${Zt[r]} <b class="figure">${h(xt(e,n.seat,r))}</b></span>`)}</p>`}var km={ante:"Ante",trips:"Trips"};function vm({hand:t,state:e,last:n}){let{round:s,night:o,table:r}=e,{seat:i}=r,l=B=>s.prompt.options.find(z=>z.by===i&&z.do===B),p={ante:xt(s,i,"ante"),trips:xt(s,i,"trips")},[d,u]=w({on:p,tapped:{}}),f=d.on.ante===p.ante&&d.on.trips===p.trips,{draft:m=p,tapped:$={},target:y="ante"}=f?d:{},x=B=>u({on:p,draft:m,tapped:$,target:y,...B}),k=l("bet"),{rack:g}=s.seats.find(B=>B.seat===i),S=g+kt(p),T=n[`${i} bet`]&&{ante:0,trips:0,...n[`${i} bet`]},v=jt(m[y],$[y]??[],o.chip_set),H=B=>x({draft:{...m,[y]:B.reduce((z,O)=>z+O,0)},tapped:{...$,[y]:B}}),R=B=>k&&!Ue(s,k,S,{...m,[y]:m[y]+B}),G=B=>t.act({...k,args:B.trips?B:{ante:B.ante}}),D=m.ante!==p.ante||m.trips!==p.trips,Y=kt(p)>0;return k?c`
    <div class="hand-targets">
      ${Object.entries(km).map(([B,z])=>c`<button type="button" key=${B} class=${_(["hand-target",B===y&&"is-chosen"])}
          aria-pressed=${String(B===y)} onClick=${()=>x({target:B})}>
        <span>${z}</span><b class="figure">${h(m[B])}</b>
        <span class="small quiet">${B==="ante"?a("+ Blind {chips}",{chips:m.ante}):a("on its own")}</span></button>`)}
      <${b} name=${a("take off the last chip")} disabled=${!v.length} onTap=${()=>H(v.slice(0,-1))}>⌫<//>
    </div>
    <p class="small quiet">${Io[y]}</p>
    <${Pt} chipset=${o.chip_set} fits=${R} onAdd=${B=>H([...v,B])} onTakeOff=${B=>H(Wt(v,B))} />
    <${W} question=${`bets ${r.number}`} steady>
      <${b} kind="main" disabled=${!D||!kt(m)} busy=${t.late.value} onTap=${()=>G(m)}>
        ${D||!Y?kt(m)?a("BET {chips}",{chips:Wo(m)}):a("BET"):a("{bet} is down",{bet:Wo(p)})}<//>
      ${Y?c`<${b} kind="plain" busy=${t.late.value} onTap=${()=>t.act(l("clear"))}>${a("take it back")}<//>`:c`<${b} kind="plain" disabled=${!T||!!Ue(s,k,S,T)} onTap=${()=>G(T)}>${T?a("same again \xB7 {chips}",{chips:Wo(T)}):a("same again")}<//>`}
    <//>`:c`<p class="quiet">${a("Your rack does not cover a bet.")}</p>`}var Wo=({ante:t,trips:e})=>[t&&h(t),e&&a("Trips {chips}",{chips:h(e)})].filter(Boolean).join(" + ");var wm={uth:bc,superfecta:pc,lorum:ic,polignac:uc,kaiser:hc,"canadian-salad":dc,schnapsen:fc,"stop-the-bus":mc,"divide-and-conquer":$c,kabu:ac,bura:sc,speculation:cc,"card-stock-market":oc},yc=t=>({...nc(t),...wm[t]});function gc({hand:t,state:e,onClose:n}){let{table:s,me:o,night:r}=e,[i,l]=w(Jn()),p=Re(e.round??{}),[d,u]=w(!1),f=()=>{Ia(!i),l(!i)};return d?c`<${_m} hand=${t} game=${s.game} onClose=${()=>u(!1)} />`:c`<${V} title=${o.name} onClose=${n} foot=${c`<${b} kind="main" onTap=${n}>${a("go back")}<//>`}>
    <p class="quiet">${r.name}${s?` \xB7 ${s.name} \xB7 ${a("seat {seat}",{seat:s.seat})}`:""}</p>
    <div class="hand-list">
      ${s&&c`<${b} kind="plain" onTap=${()=>u(!0)}>${a("how {game} is played",{game:s.game_name})}<//>`}
      <${b} kind="plain" chosen=${i} onTap=${f}>${i?a("sound at my turn: on"):a("sound at my turn: off")}<//>
      <${b} kind="plain" onTap=${p.turn}>${p.as==="sorted"?a("my cards: sorted"):a("my cards: as dealt")}<//>
      <${xo} kind="plain" />
      ${s?.last&&s.cards==="virtual"&&c`<${Qa} hand=${t} table=${s.table} number=${s.last.number} />`}
    </div>
    ${s&&c`<${lo} api=${t.api} game=${s.game} />`}
    <${He} />
    ${s?.commitment&&c`<div class="hand-promise"><p class="small quiet">${a("The shuffle of round {number} is promised. This is the SHA-256 of its seed, which is published when the round is closed; then your own phone can do the shuffle again.",{number:s.number})}</p>
      <code>${s.commitment}</code></div>`}
  <//>`}function _m({hand:t,game:e,onClose:n}){let[s,o]=w(null);return P(()=>{t.game(e).then(({help:r})=>o(r||`<p>${a("Its page of help has not been written yet.")}</p>`),()=>o(`<p>${a("The house does not answer. Try again.")}</p>`))},[e]),c`<${V} title=${a("How it is played")} large onClose=${n} foot=${c`<${b} kind="main" onTap=${n}>${a("back to my hand")}<//>`}>
    ${s?c`<div class="hand-help" dangerouslySetInnerHTML=${{__html:s}}></div>`:c`<p class="quiet">${a("One moment.")}</p>`}
  <//>`}var xm=["","14 8","3 8","24 8 3 8","10 6 2 6","2 5"],YS=xm.length;var Sm={width:160,height:40,edge:5};function kc({line:t,label:e}){let{width:n,height:s,edge:o}=Sm,r=Math.min(0,...t),i=Math.max(0,...t),l=u=>o+u*(n-2*o)/Math.max(1,t.length-1),p=u=>s-o-(u-r)*(s-2*o)/(i-r||1),d=t.length-1;return c`<svg class=${`spark ${t[d]<0?"is-down":"is-up"}`} viewBox=${`0 0 ${n} ${s}`} role="img" aria-label=${e}>
    <line class="lines-zero" x1="0" x2=${n} y1=${p(0)} y2=${p(0)} />
    <polyline points=${t.map((u,f)=>`${l(f)},${p(u)}`).join(" ")} />
    <circle cx=${l(d)} cy=${p(t[d])} r="4" />
  </svg>`}var Tm={sit:({chips:t})=>t?a("A seat, with {chips}",{chips:t}):a("A seat"),stand:()=>a("To stand up"),"top-up":({chips:t})=>a("{chips} more to the table",{chips:t}),"buy-in":({chips:t})=>a("{chips} chips of the desk",{chips:t}),"cash-out":()=>a("To be cashed out")},Om=["buy-in","cash-out"];function gs({hand:t,state:e}){return e.wishes.length?c`<ul class="hand-wishes" aria-label=${a("what I asked for")}>
    ${e.wishes.map(n=>c`<li key=${n.number}>
      <span><b>${Tm[n.kind](n)}</b> <span class="quiet">${Om.includes(n.kind)?a("the host will say"):a("the dealer will say")}</span></span>
      <${b} kind="quiet" busy=${t.late.value} onTap=${()=>t.takeBack(n.kind)}>${a("take back")}<//>
    </li>`)}
  </ul>`:null}function Ke({hand:t,title:e,wish:n,most:s,start:o=0,chipset:r,deed:i,onClose:l}){let[p,d]=w(o),u={min:1,max:s,step:1},f=async()=>await t.wish({...n,chips:p})&&l(),m=c`<${b} kind="plain" onTap=${l}>${a("go back")}<//>
    <${b} kind="main" disabled=${p<1||s!==void 0&&p>s} busy=${t.late.value} onTap=${f}>${i(p)}<//>`;return c`<${V} title=${e} onClose=${l} foot=${m}>
    <${Zn} value=${p} range=${u} chipset=${r} onChange=${d} />
    <${it} text=${t.error.value} />
  <//>`}var $n=t=>a("ask for {chips}",{chips:t});function Ko({hand:t,state:e,onExplain:n,onClose:s}){let[o,r]=w(null),[{bill:i,trouble:l},p]=w({}),{me:d,table:u,night:f}=e;P(()=>{t.bill().then(x=>p({bill:x}),()=>p({trouble:a("The house does not answer. Try again.")}))},[e.version]);let m=()=>{t.dismiss(),r(null)},$={hand:t,chipset:f.chip_set,onClose:m};if(o==="top-up")return c`<${Ke} ...${$} title=${a("More chips to {table}",{table:u.name})} wish=${{kind:"top-up",table:u.table}} most=${d.bankroll} deed=${$n} />`;if(o==="buy-in")return c`<${Ke} ...${$} title=${a("More chips of the desk")} wish=${{kind:"buy-in"}} deed=${$n} />`;if(o==="stand")return c`<${$t} title=${a("Stand up from {table}?",{table:u.name})} text=${a("The dealer says yes between two rounds; your rack goes to your bankroll.")}
      yes=${a("ask")} no=${a("stay")} onClose=${m} onYes=${()=>t.wish({kind:"stand",table:u.table}).then(m)} />`;if(o==="cash-out")return c`<${$t} title=${a("Be cashed out?")} text=${a("{chips} in your bankroll go back to the desk. What is at a table stays there.",{chips:d.bankroll})}
      yes=${a("ask")} no=${a("play on")} onClose=${m} onYes=${()=>t.wish({kind:"cash-out"}).then(m)} />`;let y=c`<${b} kind="main" onTap=${s}>${a("go back")}<//>`;return c`<${V} title=${a("What I have")} large onClose=${s} foot=${y}>
    <dl class="hand-sums">
      ${u&&c`<div><dt>${a("at {table}",{table:u.name})}</dt><dd>${h(ce(e))}</dd></div>`}
      <div><dt>${a("in the bankroll")}</dt><dd>${h(d.bankroll)}</dd></div>
      ${d.owes>0&&c`<div><dt>${a("owed to the house")}</dt><dd>${h(d.owes)}</dd></div>`}
      ${d.owed>0&&c`<div><dt>${a("the house owes me")}</dt><dd>${h(d.owed)}</dd></div>`}
      ${i&&c`<div class="hand-up"><dt>${a("the night so far")}</dt><dd class=${vc(i.sum.result)}>${rt(i.sum.result)}</dd></div>`}
    </dl>
    <${Am} bill=${i} />
    <${gs} hand=${t} state=${e} />
    <${it} text=${t.error.value} />
    ${f.status==="open"&&c`<div class="hand-asks">
      ${u&&c`<${b} kind="plain" disabled=${!d.bankroll} onTap=${()=>r("top-up")}>${a("more to the table")}<//>`}
      ${u&&c`<${b} kind="plain" onTap=${()=>r("stand")}>${a("stand up")}<//>`}
      <${b} kind="plain" onTap=${()=>r("buy-in")}>${a("buy chips")}<//>
      <${b} kind="plain" disabled=${!d.bankroll} onTap=${()=>r("cash-out")}>${a("cash me out")}<//>
    </div>`}
    <${Cm} bill=${i} trouble=${l} night=${f.night} onExplain=${n} />
    <p><a href=${`/api/nights/${f.night}/hand/season`}>${a("all my nights")}</a></p>
  <//>`}function Am({bill:t}){let e=0,n=(t?.lines??[]).filter(({of:s})=>s).map(s=>e+=s.chips);return n.length<2?null:c`<${kc} line=${[0,...n]} label=${a("my evening: {chips} after {rounds} rounds",{chips:rt(e),rounds:n.length})} />`}var vc=t=>t>0?"won":t<0?"lost":null;function Cm({bill:t,trouble:e,night:n,onExplain:s}){if(!t)return c`<p class="quiet">${e??a("One moment.")}</p>`;let{lines:o,money:r}=t;return c`<ol class="hand-bill" aria-label=${a("the bill")}>
    ${o.map(i=>c`<li key=${i.entry}><${Em} line=${i} worth=${r} night=${n} onExplain=${s} /></li>`).reverse()}
    ${!o.length&&c`<li class="quiet">${a("Nothing yet.")}</li>`}
  </ol>`}function Em({line:t,worth:e,night:n,onExplain:s}){let{what:o,chips:r,cash:i,owes:l,of:p}=t,d=[e&&i!==0&&(i<0?a("{money} paid",{money:_s(-i,e.currency)}):a("{money} paid to you",{money:_s(i,e.currency)})),l!==0&&a("owed {chips}",{chips:rt(l)})],u=c`<span>${o}<span class="quiet small"> ${d.filter(Boolean).join(" \xB7 ")}</span></span>
    <b class=${_(["figure",p&&vc(r)])}>${rt(r)}</b>`;return!p&&(i||l)?c`<a class="hand-line" href=${`/api/nights/${n}/hand/receipts/${t.entry}`}>${u}</a>`:p?c`<button type="button" class="hand-line" onClick=${()=>s({table:p.table,number:p.round})}>${u}</button>`:c`<div class="hand-line">${u}</div>`}function wc({api:t,state:e,seat:n=null}){let{night:s,table:o,round:r,version:i}=e,l=o.hints&&r?.prompt!=null,p=`nights/${s.night}/tables/${o.table}/hints${n===null?"":`?as=seat:${n}`}`,[d,u]=w(null);return P(()=>{if(!l)return;let f=!1;return t.get(p).then(m=>f||u(m),()=>f||u(null)),()=>{f=!0}},[p,i,l]),!l||!d?.hints.length||d.version!==i?null:c`<ul class="hints" aria-label=${a("what would be best")}>
    ${d.hints.map(f=>c`<${Bm} key=${f.seat} hint=${f} named=${n===null} />`)}
  </ul>`}var Bm=({hint:t,named:e})=>c`<li><details><summary>
  <b>${e?a("Best for {player}: {best}.",{player:t.name,best:t.best}):a("Best: {best}.",{best:t.best})}</b>
  ${t.others.length>0&&c` <span>${t.others.map(({did:n,cost:s})=>a("{did} costs {cost}",{did:n,cost:s})).join(" \xB7 ")}</span>`}
  </summary><p>${t.why}</p></details>
</li>`;var _c=(t,e)=>t.map(Mm).filter(n=>n?.open.length&&n.open.every(s=>e.includes(s)));function Mm(t){let e=Object.entries(t.values);if(e.length!==1)return null;let[[n,s]]=e;switch(Et(s)){case"card":return{option:t,open:s,least:1,most:1,answer:([o])=>({[n]:o})};case"some":{let{of:o,least:r,most:i}=s;return o.every(Z)?{option:t,open:o,least:r,most:i,answer:l=>({[n]:l})}:null}default:return null}}var xc=({open:t,least:e})=>t.length===e;function Sc(t,e){let n=t.map(({option:f})=>K(f)).join(),[s,o]=w({asked:null,cards:[]}),r=bt(n),i=t.length===1&&xc(t[0])?t[0].open:[],l=s.asked===n?s.cards:i,p=(f,m=l)=>e({...f.option,args:f.answer(m)});return{picked:l,tap:(f,m)=>{if(r.swallows(m))return;let $=t.filter(({open:y})=>y.includes(f));$.length===1&&$[0].most===1?p($[0],[f]):o({asked:n,cards:jm(l,f,Math.max(...$.map(({most:y})=>y)))})},ready:({open:f,least:m,most:$})=>l.length>=m&&l.length<=$&&l.every(y=>f.includes(y)),play:p}}function jm(t,e,n){return t.includes(e)?t.filter(s=>s!==e):[...t,e].slice(-n)}function Tc({cards:t,plays:e,hand:n,label:s}){let o=new Set(e.flatMap(r=>r.open));return c`<div class="tap-hand" role="group" aria-label=${s??a("your cards")}>
    ${t.map(r=>{let i=n.picked.includes(r);return o.has(r)?c`<button type="button" key=${r} class=${_(["tap-card","is-open",i&&"is-raised"])}
          aria-label=${pt(r)} aria-pressed=${String(i)} onClick=${l=>n.tap(r,l)}><${L} card=${r} /></button>`:c`<span class="tap-card" key=${r}><${L} card=${r} dim=${o.size>0} /></span>`})}
  </div>`}function Oc({plays:t,hand:e,words:n,busy:s}){return t.map(o=>{let r=o.option.do;if(o.most===1&&t.length===1&&!xc(o))return c`<p class="controls-note" key=${r}>${a("Tap a card to {deed}.",{deed:E(r)})}</p>`;let i=e.ready(o);return c`<${b} key=${r} kind="main" disabled=${!i} busy=${s} onTap=${()=>e.play(o)}>
      ${i?Me(r,o.answer(e.picked),n):`${E(r)}: ${Lm(o)}`}
    <//>`})}function Lm({least:t,most:e}){return t===e?M("tap a card","tap {count} cards",t):a("tap {least} to {most} cards",{least:t,most:e})}var Ac=t=>`last ${ft}${t.night.night} ${t.table.game}`,Cc=t=>JSON.parse(sessionStorage.getItem(Ac(t))??"{}"),Hm=(t,e)=>t.table.seats.find(n=>n.seat===e)?.player;function Ec(t){let e=Cc(t),n=JSON.stringify(e);for(let{by:o,do:r,args:i}of t.round?.record??[]){let l=Hm(t,o);l&&Object.keys(i).length&&(e[`${l} ${r}`]=i)}let s=JSON.stringify(e);s!==n&&sessionStorage.setItem(Ac(t),s)}function Bc(t){let e=Cc(t);return Object.fromEntries(t.table.seats.flatMap(({seat:n,player:s})=>Object.entries(e).filter(([o])=>o.startsWith(`${s} `)).map(([o,r])=>[`${n} ${o.slice(`${s} `.length)}`,r])))}var Nm=25e3,Pm=400;function Mc(t){let[e,n]=w({key:t,open:!1}),s=e.key===t&&e.open,o=i=>n({key:t,open:i});return P(()=>{if(!s)return;let i=0,l=()=>o(!1),p=()=>{clearTimeout(i),i=setTimeout(l,Nm)};return p(),addEventListener("pointerdown",p),document.addEventListener("visibilitychange",l),()=>{clearTimeout(i),removeEventListener("pointerdown",p),document.removeEventListener("visibilitychange",l)}},[s,t]),{open:s,press:({timeStamp:i})=>{o(!0);let l=({timeStamp:p})=>{removeEventListener("pointerup",l),removeEventListener("pointercancel",l),p-i>Pm&&o(!1)};addEventListener("pointerup",l),addEventListener("pointercancel",l)},look:()=>o(!0),cover:()=>o(!1)}}var Rm=8;function jc({count:t,cover:e}){let n=Math.min(t,Rm);return c`<button type="button" class="hand-cover" aria-label=${a("press to look at my cards")} style=${{"--of":n}}
      onPointerDown=${e.press} onClick=${({detail:s})=>s===0&&e.look()}>
    <span class="hand-backs" aria-hidden="true">${[...Array(n).keys()].map(s=>c`<${L} key=${s} card="??" />`)}</span>
    <span class="hand-touch">${a("press to look")}</span>
  </button>`}var Fm={leads:"lead",plays:"play",starts:"start",answers:"answer",names:"name",sells:"sell",keeps:"keep"},qm=t=>`${t.slice(0,1).toUpperCase()}${t.slice(1)}`;function Hc(t,e){let n=Dm(t,e);if(n<0)return t;let s=t.slice(0,n),o=t.slice(n+e.length);return At!=="en"&&!/^[:,] /.test(o)?t:s+(s===""||s.endsWith(". ")?qm(Lc(o)):Lc(o))}function Lc(t){return t.startsWith(": ")||t.startsWith(", ")?t.slice(2):t.startsWith("'s ")?`your${t.slice(2)}`:t.startsWith(" to ")?`your turn${t}`:`you${t.replaceAll(/\b\w+\b/g,e=>Fm[e]??e)}`}function Dm(t,e){for(let n=t.indexOf(e);n>=0;n=t.indexOf(e,n+1)){let[s,o]=[t[n-1]??" ",t[n+e.length]??" "];if(s===" "&&" :,'".includes(o))return n}return-1}function Nc({hand:t,state:e,game:n,news:s}){let{round:o,table:r}=e,i=r.phones?oo(e):[],l=Ra(e),p=l.flatMap(([,v])=>v),d=Mc(`${r.table} ${r.number}`),u=d.open||!p.length,f=bt(String(d.open));P(()=>Ec(e),[e]);let m=_c(i,p),$=Sc(m,t.act),[y,x]=w({}),k=Bc(e),g={hand:t,state:e,game:n,options:i,open:u,cover:d,plays:m,playing:$,last:k,pad:y,setPad:x},S=n.Play?.(e)??zm,T=n.Mine?.(e)??Km;return c`<div class=${`hand-playing is-${o.game}`} onClickCapture=${f.swallows}>
    <section class="hand-board" aria-label=${a("the table")}>
      ${o.cards==="virtual"?c`<${n.Board??Jm} ...${g} />`:c`<${Gm} state=${e} />`}
      ${!o.finished&&c`<p class="hand-news">${ti(o,n).at(-1)?.text}</p>`}
    </section>
    <section class="hand-mine" aria-label=${a("my cards")}>
      ${l.length>0&&!d.open?c`<${jc} count=${p.length} cover=${d} />`:c`<${T} ...${g} own=${l} />`}
    </section>
    <section class="hand-thumb" aria-label=${a("what I may do")}>
      ${s&&!zn(e)&&s}
      ${o.finished?c`<p class="hand-waits">${a("The dealer goes on to the next round.")}</p>`:c`<${Im} state=${e} options=${i} game=${n} />`}
      ${u&&c`<${wc} api=${t.api} state=${e} seat=${r.seat} />`}
      <${Fe} hand=${t} />
      ${!o.finished&&i.length>0&&c`<${S} ...${g} />`}
    </section>
  </div>`}function Im({state:t,options:e,game:n}){let{round:s,table:o}=t,{prompt:r}=s,i=n.line?.(t)??Hc(r.say.text,t.me.name);if(zn(t))return c`<p class="line-text hand-line-text" role="status">${i}</p>`;if(!o.phones&&r.awaited.includes(o.seat))return c`<p class="line-text hand-line-text" role="status">${i} ${a("Tell the dealer.")}</p>`;let l=ro(t);return c`<p class="hand-waits" role="status">${e.length>0&&n.line?.(t)?i:`${l[0].toUpperCase()}${l.slice(1)}.`}</p>`}var Um=4,Wm=10;function Km({state:t,own:e,plays:n,playing:s,cover:o,game:r}){let{round:i,table:l}=t,p=i.zones[`hand:${l.seat}`];if(!e.length&&p?.sight==="all"&&p.cards.length)return c`<div class="hand-open" style=${{"--of":p.cards.length}}><${F} cards=${Wn(p.cards,i)} /></div>`;if(!e.length)return c`<p class="quiet">${r.empty?.(t)}</p>`;let d=e.reduce((u,[,f])=>u+f.length,0);return c`<div class=${_(["hand-open",d>Um&&"is-many",d>Wm&&"is-crowd"])} style=${{"--of":d}}>
    ${e.map(([u,f])=>c`<${Tc} key=${u} cards=${f} plays=${n} hand=${s} label=${e.length>1?Vn(u,Ht(i)):null} />`)}
    <div class="hand-under"><span class="hand-note">${r.handNote?.(i,l.seat)}</span>
      <${b} kind="quiet" onTap=${o.cover}>${a("cover")}<//></div>
  </div>`}function zm({hand:t,state:e,game:n,options:s,open:o,cover:r,plays:i,playing:l,last:p}){let{round:d,table:u,night:f}=e,m=s.filter(({do:k})=>o||u.public.includes(k)),$=n.words?.(d)??{},x=m.length<s.length?[c`<${b} key="look" kind="main" onTap=${r.look}>${a("look at my cards")}<//>`]:Oc({plays:i,hand:l,words:$,busy:t.late.value});return c`<${fo} prompt=${{...d.prompt,options:m}} me=${u.seat} players=${Ht(d)}
    chipset=${f.chip_set} words=${$} sure=${n.sure?.(d)} last=${p} busy=${t.late.value}
    first=${x} drawn=${k=>i.some(g=>g.option===k)} onAct=${t.act} />`}function Gm({state:{round:t,table:e}}){let n=String(e.seat),s=Object.entries(t.places).filter(([r])=>{let i=r.split(":").filter(l=>/^\d+$/.test(l));return i.length===0||i.includes(n)}),o=r=>r.split(":").filter(i=>i!==n&&i!=="circle").join(" ");return c`<p class="hand-pots">${s.map(([r,i])=>c`<span key=${r}>${o(r)} <b class="figure">${h(i)}</b></span>`)}</p>`}function Jm({state:t}){let{round:e,table:n}=t,s=Ht(e),o=Object.entries(e.zones).filter(([,{owner:i,sight:l,cards:p}])=>!(i===n.seat&&l==="owner")&&p.some(d=>d!=="??")),r=Object.entries(e.places).filter(([i])=>!/\d/.test(i));return c`<div class="hand-seen">
    ${o.map(([i,{cards:l}])=>c`<${F} key=${i} cards=${l} label=${Vn(i,s)} fanned=${l.length>5} />`)}
  </div>
  ${r.length>0&&c`<p class="hand-pots">${r.map(([i,l])=>c`<span key=${i}>${i.replaceAll(":"," ")} <b class="figure">${h(l)}</b></span>`)}</p>`}`}function Pc({hand:t,state:e}){let[n,s]=w(null),{tables:o,me:r,night:i,wishes:l}=e,p=async u=>await t.wish({kind:"sit",table:u.table,chips:0})&&s(null),d=l.find(({kind:u})=>u==="sit");return c`<section class="hand-between" aria-label=${a("sit down")}>
    <${gs} hand=${t} state=${e} />
    ${o.length?c`<p class="hand-big">${d?a("One moment: the dealer is asked"):a("Where do you sit down?")}</p>
      <div class="hand-list">${o.map(u=>c`<${Ym} key=${u.table} table=${u} asked=${d?.table===u.table} onTap=${()=>s(u)} />`)}</div>`:c`<${ke} mark="c" title=${a("No table is open")} text=${a("The host opens one. It appears here by itself.")} />`}
    <${Fe} hand=${t} />
    ${n&&(n.for_points?c`<${$t} title=${a("Sit down at {table}?",{table:n.name})} text=${a("It is played for points: nobody needs chips there.")}
        yes=${a("ask for a seat")} onClose=${()=>s(null)} onYes=${()=>p(n)} />`:r.bankroll?c`<${Ke} hand=${t} title=${a("Sit down at {table} with \u2026",{table:n.name})} wish=${{kind:"sit",table:n.table}} most=${r.bankroll} start=${r.bankroll}
        chipset=${i.chip_set} deed=${u=>a("ask for a seat with {chips}",{chips:u})} onClose=${()=>s(null)} />`:c`<${Ke} hand=${t} title=${a("You have no chips yet. Ask the desk for some first.")} wish=${{kind:"buy-in"}}
        chipset=${i.chip_set} deed=${$n} onClose=${()=>s(null)} />`)}
  </section>`}var Ym=({table:t,asked:e,onTap:n})=>c`<button type="button" class="hand-table" disabled=${!t.free.length} onClick=${n}>
  <b>${t.name}</b><span>${t.game_name}</span>
  <span class="quiet small">${e?a("asked for a seat"):t.free.length?`${M("{count} player","{count} players",t.seated)}, ${M("{count} free seat","{count} free seats",t.free.length)}`:a("every seat is taken")}</span>
</button>`;function Rc({hand:t}){let e=t.state.value,n=t.connection.value==="lost";return P(()=>_t(()=>document.body.setAttribute("aria-busy",t.busy.value)),[t]),t.refusal.value?c`<${Zm} error=${t.refusal.value} />`:e?c`
    ${n&&c`<${Vm} hand=${t} />`}
    <div class="hand-page" inert=${n}><${Qm} hand=${t} state=${e} /></div>`:c`<${ke} mark="s" title=${a("One moment")} text=${a("Your cards are being fetched.")} />`}var Vm=({hand:t})=>c`<div class="hand-lost" role="alert">
  <b>${a("No connection")}</b>
  <span>${a("This is how it stood {time} ago. Nothing you tap would arrive; it goes on by itself.",{time:ha(Date.now()-t.heard.value)})}</span>
</div>`;function Zm({error:t}){let e=t.status===401;return c`<${ke} mark="d" title=${e?a("This phone is out"):a("Not for this phone")}
    text=${e?a("Another phone came in as you, or the host signed this one out."):t.message}>
    <a class="button is-main" href="/join">${a("join again")}</a>
  <//>`}function Qm({hand:t,state:e}){let[n,s]=w(null),o=Pa(e),r=qa(o);Wa(o),P(()=>{document.title=o?a("Your turn"):`${e.me.name} \xB7 ${e.night.name}`,document.body.classList.toggle("is-asked",o!==null)},[o,e.me.name]);let i=()=>{t.dismiss(),s(null)};return e.night.status==="closed"?c`<${oh} hand=${t} state=${e} sheet=${n} open=${s} close=${i} />`:c`
    ${r.asleep&&!n?c`<${Da} state=${e} onWake=${r.wake} />`:c`<main class=${_(["hand-screen",o&&"is-asked"])}>
      <${nh} state=${e} hand=${t} onMenu=${()=>s("menu")} />
      ${e.table?c`<${Xm} key=${e.table.table} hand=${t} state=${e} onExplain=${s} />`:c`<${Pc} hand=${t} state=${e} />`}
      <${sh} state=${e} onTap=${()=>s("money")} />
    </main>`}
    ${n==="menu"&&c`<${gc} hand=${t} state=${e} onClose=${i} />`}
    ${n==="money"&&c`<${Ko} hand=${t} state=${e} onExplain=${s} onClose=${i} />`}
    <${Fc} hand=${t} state=${e} round=${n} onClose=${i} />
    <${ga} hand=${t} state=${e} />`}function Xm({hand:t,state:e,onExplain:n}){let{round:s,table:o}=e,r=yc(o.game),i=Fa(e,r),l=i&&c`<${eh} ...${i} large=${!!s?.finished}
        onTap=${()=>n({table:o.table,number:i.number})} />
      ${s?.finished&&!ft&&c`<${th} hand=${t} state=${e} />`}`;return o.frozen?c`<section class="hand-between"><p class="hand-big">${a("Round {number} is frozen",{number:o.number})}</p><p class="quiet">${o.frozen}</p></section>`:s?c`<${Nc} hand=${t} state=${e} game=${r} news=${l} />`:c`<${Xa} hand=${t} state=${e} news=${l} />`}function th({hand:t,state:e}){let[n,s]=w(!1);return c`<${b} kind="quiet" onTap=${()=>s(!0)}>${a("what was best?")}<//>
    ${n&&c`<${jn} api=${t.api} path=${`nights/${e.night.night}/hand/tables/${e.table.table}/remarks`}
        onClose=${()=>s(!1)} />`}`}var eh=({number:t,won:e,why:n,large:s,onTap:o})=>c`<button type="button" onClick=${o}
    class=${_(["hand-result",s&&"is-large",e>0&&"is-won",e<0&&"is-lost"])}>
  ${e!==void 0&&c`<b class="hand-won">${e===null?"\u2013":rt(e)}</b>`}
  <span class="hand-why">${n??a("round {number}",{number:t})}<span class="hand-ask"> ${a("why?")}</span></span>
</button>`;function nh({state:t,hand:e,onMenu:n}){let{table:s,mine:o,night:r,me:i}=t,l=o.filter(p=>p.table!==s?.table);return c`<header class="hand-top" key=${s?.table}>
    <h1 class="hand-where"><b>${s?s.name:r.name}</b>
      <span class="quiet">${s?` ${a("round {number}",{number:s.number})}`:` ${i.name}`}</span></h1>
    ${l.map(p=>c`<${b} key=${p.table} kind=${p.asked?"main":"quiet"} onTap=${()=>e.show(p.table)}>${p.name}<//>`)}
    <${b} kind="quiet" name=${a("menu")} onTap=${n}>☰<//>
  </header>`}function sh({state:t,onTap:e}){let{me:n,table:s,wishes:o}=t,r=o.length>0,i=rn(t)?a("played for points"):s?`${a("{chips} at the table",{chips:ce(t)})}, ${a("{chips} bankroll",{chips:n.bankroll})}`:a("{chips} in your bankroll",{chips:n.bankroll});return c`<button type="button" class="hand-have" onClick=${e} aria-description=${i}>
    <span class="unseen">${a("what I have")}</span>
    ${rn(t)?c`<span class="quiet" aria-hidden="true">${a("played for points")}</span>`:s?c`<span aria-hidden="true">${j("{chips} at the table",{chips:c`<b class="figure" data-place="rack">${h(ce(t))}</b>`})}</span>
        <span aria-hidden="true">${j("{chips} bankroll",{chips:c`<b class="figure" data-place="bankroll">${h(n.bankroll)}</b>`})}</span>`:c`<span aria-hidden="true">${j("{chips} in your bankroll",{chips:c`<b class="figure" data-place="bankroll">${h(n.bankroll)}</b>`})}</span>`}
    <span class="hand-more" aria-hidden="true">${r?a("asked \u2026"):a("more")}</span>
  </button>`}function Fc({hand:t,state:e,round:n,onClose:s}){if(!n?.number)return null;let o=n.table===e.table?.table?e.table.seat:void 0;return c`<${$a} api=${t.api} path=${t.roundPath(n.table,n.number)} seat=${n.seat??o}
    title=${a("Round {number}",{number:n.number})} onClose=${s} />`}function oh({hand:t,state:e,sheet:n,open:s,close:o}){return c`<main class="hand-screen">
    <section class="hand-between">
      <p class="hand-big">${a("The night is over")}</p>
      <p class="quiet">${a("Every table is closed and the books are sealed. Your bill stays here.")}</p>
      <${b} kind="main" onTap=${()=>s("money")}>${a("your bill")}<//>
    </section>
    ${n==="money"&&c`<${Ko} hand=${t} state=${e} onExplain=${s} onClose=${o} />`}
    <${Fc} hand=${t} state=${e} round=${n} onClose=${o} />
  </main>`}var Fe=({hand:t})=>t.error.value&&c`<${it} text=${t.error.value} onGone=${t.dismiss} />`;var qc=document.getElementById("page");async function rh(){let{role:t,night:e}=await new Dt("/api").get("session");return t!=="player"?location.replace(`${ft}/`):_n(c`<${Kr} /><${Rc} hand=${new qn(e)} />`,qc)}rh().catch(()=>{_n(c`<${na} title=${a("No connection")} text=${a("Your phone cannot reach the house. It tries again.")} />`,qc),setTimeout(()=>location.reload(),3e3)});
