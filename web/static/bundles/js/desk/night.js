function mn(){let e=crypto.getRandomValues(new Uint8Array(16));return Array.from(e,t=>t.toString(16).padStart(2,"0")).join("")}var F=class extends Error{constructor({code:t,message:n,status:o,body:i}){super(n),this.name="Refused",this.code=t,this.status=o,this.body=i}},Dt=class extends Error{constructor(){super("No answer from the server. Look whether it has arrived before you do it again."),this.name="Unreachable",this.code="unreachable"}},$s=5e3,_n=[250,500,1e3,2e3,4e3],fs=[502,503,504],Qt=class{#n;constructor(t){this.#n=t.endsWith("/")?t:`${t}/`}async get(t){return Se(await this.#e(t,{}))}async look(t,n){let o=await this.#e(t,{headers:n?{"If-None-Match":n}:{},cache:"no-store"});return o.status===304?null:{state:Se(o),etag:o.etag}}async send(t,n,o={},{signal:i}={}){let s={"Content-Type":"application/json","Idempotency-Key":mn()},a={method:t,headers:s,body:JSON.stringify(o)};for(let l=0;;l+=1){try{return Se(await this.#e(n,a))}catch(c){if(!(c instanceof Dt)||i?.aborted)throw c}await new Promise(c=>setTimeout(c,_n[Math.min(l,_n.length-1)]))}}async#e(t,n){let o=new AbortController,i=setTimeout(()=>o.abort(),$s);try{let s=await fetch(this.#n+t,{signal:o.signal,...n});if(fs.includes(s.status))throw new Dt;let{ok:a,status:l,headers:c}=s;return{ok:a,status:l,etag:c.get("ETag"),text:await s.text()}}catch{throw new Dt}finally{clearTimeout(i)}}};function Se({ok:e,status:t,text:n}){let o=hs(n);if(e)return o;let{code:i=`http-${t}`,message:s}=o?.error??o??{};throw new F({code:i,message:s??`The server answered ${t} and did not say why.`,status:t,body:o})}function hs(e){try{return JSON.parse(e)}catch{return null}}var gn=function(e,t,n,o){var i;t[0]=0;for(var s=1;s<t.length;s++){var a=t[s++],l=t[s]?(t[0]|=a?1:2,n[t[s++]]):t[++s];a===3?o[0]=l:a===4?o[1]=Object.assign(o[1]||{},l):a===5?(o[1]=o[1]||{})[t[++s]]=l:a===6?o[1][t[++s]]+=l+"":a?(i=e.apply(l,gn(e,l,n,["",null])),o.push(i),l[0]?t[0]|=2:(t[s-2]=0,t[s]=i)):o.push(l)}return o},bn=new Map;function yn(e){var t=bn.get(this);return t||(t=new Map,bn.set(this,t)),(t=gn(this,t.get(e)||(t.set(e,t=(function(n){for(var o,i,s=1,a="",l="",c=[0],p=function(h){s===1&&(h||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,h,a):s===3&&(h||a)?(c.push(3,h,a),s=2):s===2&&a==="..."&&h?c.push(4,h,0):s===2&&a&&!h?c.push(5,0,!0,a):s>=5&&((a||!h&&s===5)&&(c.push(s,0,a,i),s=6),h&&(c.push(s,h,0,i),s=6)),a=""},u=0;u<n.length;u++){u&&(s===1&&p(),p(u));for(var f=0;f<n[u].length;f++)o=n[u][f],s===1?o==="<"?(p(),c=[c],s=3):a+=o:s===4?a==="--"&&o===">"?(s=1,a=""):a=o+a[0]:l?o===l?l="":a+=o:o==='"'||o==="'"?l=o:o===">"?(p(),s=1):s&&(o==="="?(s=5,i=a,a=""):o==="/"&&(s<5||n[u][f+1]===">")?(p(),s===3&&(c=c[0]),s=c,(c=c[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(p(),s=2):a+=o),s===3&&a==="!--"&&(s=4,c=c[0])}return p(),c})(e)),t),arguments,[])).length>1?t:t[0]}var x,kn,Ae,lt,xe,te,Tn,Yt,Sn,Oe,Ce,ds,It=Symbol.for("pv"),ee={},ne=[],ms=/^m(i|n|o|s|text|space)$/,Ee=Array.isArray,Pe=ne.slice,ht=Object.assign;function ft(e){e&&e.parentNode&&e.remove()}function oe(e,t,n){var o,i,s,a={},l=arguments.length;for(s in t)s=="key"?o=t[s]:s=="ref"&&typeof e!="function"?i=t[s]:a[s]=t[s];return l>2&&(a.children=l>3?Pe.call(arguments,2):n),Rt(e,a,o,i,null)}function Rt(e,t,n,o,i){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:It,__v:i||++kn,__i:-1,__u:0};return!i&&x.vnode&&x.vnode(s),s}function ut(e){return e.children}function vt(e,t){this.props=e,this.context=t,this.__g=0}function ct(e,t){if(t==null)return e.__&&ct(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:ct(e)}function _s(e){var t,n=e.__v,o=n.__e,i=[],s=[],a=e.__P;a&&((t=ht({constructor:It},n)).__v=n.__v+1,x.vnode&&x.vnode(t),Ne(a,t,n,e.__n,a.namespaceURI,32&n.__u?[o]:null,i,o||ct(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,Pn(i,t,s),n.__=n.__e=null,t.__e!=o&&xn(t))}function xn(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),xn(e)}function vn(e){(8&e.__g||(e.__g|=8,lt.push(e),te++))&&xe==x.debounceRendering||((xe=x.debounceRendering)||queueMicrotask)(Cn)}function Cn(){try{for(var e,t=1;lt.length;)lt.length>t&&lt.sort(Tn),e=lt.shift(),t=lt.length,8&e.__g&&_s(e)}finally{(te=lt.length)&&(xe||queueMicrotask)(Cn)}}function An(e,t,n,o,i,s,a,l,c,p,u){var f,h,$,_,k,y,v=o.__k||ne,w=t.length;for(c=bs(n,t,v,c,w),f=0;f<w;f++)($=n.__k[f])!=null&&(h=~$.__i&&v[$.__i]||ee,$.__i=f,y=Ne(e,$,h,i,s,a,l,c,p,u),_=$.__e,(h.ref!=$.ref||8&h.__u)&&(h.ref&&Me(h.ref,null,$,h),$.ref&&u.push($.ref,$.__c||_,$)),k=k||_,4&$.__u?(c=On($,c,e,!h.__v),h.__e&&(h.__e=null)):typeof $.type=="function"&&y!==void 0?c=y:_&&(c=_.nextSibling),$.__u&=-21);return n.__e=k,c}function bs(e,t,n,o,i){var s,a,l,c,p,u,f,h,$,_=n.length,k=_,y=0,v=0,w=e.__k=Array(i);for(s=0;s<i;s++)(a=t[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=w[s]=Rt(null,a):Ee(a)?a=w[s]=Rt(ut,{children:a}):a.constructor===It&&a.__b?a=w[s]=Rt(a.type,a.props,a.key,a.ref,a.__v):w[s]=a,c=s+y,a.__=e,a.__b=e.__b+1,l=null,~(p=a.__i=gs(a,n,c,k))&&(k--,(l=n[p])&&(l.__u|=2)),l&&l.__v?(a.__u|=16,p==c-1?y--:p==c+1?y++:p!=c&&(p>c?y--:y++,v=1)):(~p||(i>_?y--:i<_&&y++),typeof a.type!="function"&&(a.__u|=4))):w[s]=null;if(v){for(u=[],f=[],s=0;s<i;s++)if((a=w[s])&&16&a.__u){for(y=0,h=u.length;y<h;)u[$=y+h>>1]<a.__i?y=$+1:h=$;u[y]=a.__i,f[s]=y+1}for(y=u.length;s--;)f[s]&&(f[s]==y?y--:w[s].__u|=4)}if(k)for(s=0;s<_;s++)!(l=n[s])||2&l.__u||(l.__e==o&&(o=ct(l)),De(l,l));return o}function On(e,t,n,o){var i,s,a,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(i=e.__k)for(s=0;s<i.length;s++)i[s]&&(i[s].__=e,t=On(i[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=ct(e))&&!t.parentNode&&(t=null),a=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(a!=l&&(!o&&n.moveBefore&&a.parentNode?n.moveBefore(a,t):n.insertBefore(a,t||null)),t=a;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function gs(e,t,n,o){var i,s=e.key,a=e.type,l=t[n],c=l&&!(2&l.__u);if(l===null&&s==null||c&&s==l.key&&a==l.type)return n;if(o>(c?1:0)){for(i=n-1;i>=0;i--)if((l=t[i])&&!(2&l.__u)&&s==l.key&&a==l.type)return i;for(i=n+1;i<t.length;i++)if((l=t[i])&&!(2&l.__u)&&s==l.key&&a==l.type)return i}return-1}function wn(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function zt(e,t,n,o,i){var s,a;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||wn(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||wn(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(a=Ce[t]||(Ce[t]=ys(t)),(e.__a||(e.__a={}))[t]=Oe,s=t!=(t=t.replace(Sn,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,a,s):e.removeEventListener(t,a,s));else{if(i=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function ys(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Yt]==null)t[Yt]=Oe++;else if(t[Yt]<this.__a[e])return;return n(x.event?x.event(t):t)}}}function Ne(e,t,n,o,i,s,a,l,c,p){var u,f,h,$,_,k,y,v,w,E,P,tt,Zt,yt,ot,W,Q,st,it=t.type;if(t.constructor!==It)return null;128&n.__u&&(c=32&n.__u,u=n.__c.__z)&&(t.__u|=c,f=s=[],u.nodeType==8?l=Xt(u,s):s.push(u),l=s[0]||l),(u=x.__b)&&u(t);t:if(typeof it=="function"){h=a.length;try{if(v=t.props,w=(u=it.prototype)&&u.render,E=(u=it.contextType)&&o[u.__c],P=u?E?E.props.value:u.__:o,($=n.__c)?(t.__c=$,2&$.__g&&($.__g|=1)):(w?t.__c=$=new it(v,P):(t.__c=$=new vt(v,P),$.constructor=it,$.render=ws),E&&E.sub($),$.state||($.state={}),$.__n=o,$.__g|=8,$.__h=[],$.__k=[]),w&&($.__s||($.__s=$.state),it.getDerivedStateFromProps&&($.__s==$.state&&($.__s=ht({},$.__s)),ht($.__s,it.getDerivedStateFromProps(v,$.__s)))),_=$.props,k=$.state,$.__v=t,n.__c){if(v!==_&&w&&!it.getDerivedStateFromProps&&$.componentWillReceiveProps&&$.componentWillReceiveProps(v,P),t.__v==n.__v&&!(8&$.__g)||!(4&$.__g)&&$.shouldComponentUpdate&&$.shouldComponentUpdate(v,$.__s,P)===!1){t.__v!=n.__v&&($.props=v,$.state=$.__s,$.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(G){G&&(G.__=t)}),ne.push.apply($.__h,$.__k),$.__k=[],$.__h.length&&a.push($),l=ct(n);break t}$.componentWillUpdate&&$.componentWillUpdate(v,$.__s,P),w&&$.componentDidUpdate&&$.__h.push(function(){$.componentDidUpdate(_,k,y)})}else w&&!it.getDerivedStateFromProps&&$.componentWillMount&&$.componentWillMount(),w&&$.componentDidMount&&$.__h.push($.componentDidMount);$.context=P,$.props=v,$.__P=e,$.__g&=-5,tt=x.__r,Zt=w?25:0;do $.__g&=-9,tt&&tt(t),u=$.render($.props,$.state=$.__s,$.context);while(8&$.__g&&++Zt<25);w&&(ne.push.apply($.__h,$.__k),$.__k=[]),$.state=$.__s,$.getChildContext&&(o=ht({},o,$.getChildContext())),w&&n.__c&&$.getSnapshotBeforeUpdate&&(y=$.getSnapshotBeforeUpdate(_,k)),yt=u&&u.type===ut&&u.key==null?u.props.children:u,v.__P&&(u=l,i=(e=v.__P).namespaceURI,c=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(G){G&&De(G,G)}),n.__k=null),l=n.__k?ct(n,0):null),l=An(e,Ee(yt)?yt:[yt],t,n,o,i,s,a,l,c,p),v.__P&&(t.__e=null,l=u),t.__u&=-161,f&&f.some(ft),$.__h.length&&a.push($),1&$.__g&&($.__g&=-4)}catch(G){if(a.length=h,t.__v=null,c||s)if(G&&G.then){if(t.__u|=128|c,s){for(~(Q=s.indexOf(l||void 0))||(Q=s.length);(st=s[Q-1])&&st.nodeType==8;)Q--;for(;Q<s.length;Q++)if(st=s[Q])if(s[Q]=null,ot){if(st==W)break}else{if(st.nodeType!=8)break;st.data.startsWith("$s")&&(W=Xt(ot=st))}}if(!ot){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;ot=l}(u=Xt(ot=t.__c.__z||(t.__c.__z=ot)))?(t.__e=ot,l=u):t.__e=l,l=l&&l.nextSibling}else s&&s.some(ft);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),G&&G.then||En(t),x.__e(G,t,n)}}else l=t.__e=vs(n.__e,t,n,o,i,s,a,c,p,e);return(u=x.diffed)&&u(t),l}function Xt(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function En(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(En))}function Pn(e,t,n){for(var o=0;o<n.length;)Me(n[o++],n[o++],n[o++]);x.__c&&x.__c(t,e),e.some(function(i){try{e=i.__h,i.__h=[],e.some(function(s){s.call(i)})}catch(s){x.__e(s,i.__v)}})}function vs(e,t,n,o,i,s,a,l,c,p){var u,f,h,$,_,k,y,v,w=n.props||ee,E=t.props,P=t.type;if(P=="svg"?i="http://www.w3.org/2000/svg":P=="math"?i="http://www.w3.org/1998/Math/MathML":i||(i="http://www.w3.org/1999/xhtml"),s){for(u=0;u<s.length;u++)if((_=s[u])&&(P?_.localName==P:_.nodeType==3)){e=_,s[u]=null;break}}if(!e){if(v=p.ownerDocument||document,!P)return v.createTextNode(E);e=v.createElementNS(i,P,E.is?E:p),l&&(x.__m&&x.__m(t,s),l=!1),s=null}if(P){if(p=P=="template"&&e.content||e,s=P=="textarea"&&E.defaultValue!=null?null:s&&Pe.call(p.childNodes),!l&&s)for(w={},u=0;u<e.attributes.length;u++)w[(_=e.attributes[u]).name]=_.value;for(u in w)_=w[u],u=="dangerouslySetInnerHTML"?h=_:u=="children"||u in E||u=="value"&&"defaultValue"in E||u=="checked"&&"defaultChecked"in E||zt(e,u,null,_,i);for(u in E)_=E[u],u=="children"?$=_:u=="dangerouslySetInnerHTML"?f=_:u=="value"?k=_:u=="checked"?y=_:l&&typeof _!="function"||w[u]===_||zt(e,u,_,w[u],i);f?(l||h&&(f.__html==h.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),t.__k=[]):(h&&(e.textContent=""),(P=="foreignObject"||i=="http://www.w3.org/1998/Math/MathML"&&ms.test(P))&&(i="http://www.w3.org/1999/xhtml"),An(p,Ee($)?$:[$],t,n,o,i,s,a,s?s[0]:n.__k&&ct(n,0),l,c),s&&s.some(ft)),l&&P!="textarea"||(u="value",P=="progress"&&k==null?e.removeAttribute(u):k==null||k===e[u]&&(P!="progress"||k)||zt(e,u,k,w[u],i),u="checked",y!=null&&y!=e[u]&&zt(e,u,y,w[u],i))}else w===E||l&&e.data==E||(e.data=E);return e}function Me(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(i){x.__e(i,n)}}function De(e,t,n){var o,i,s,a;if(x.unmount&&x.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Me(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(l){x.__e(l,t)}o.__P=o.__n=null}if(o=e.__k)for(a=0;a<o.length;a++)o[a]&&De(o[a],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(i=Xt(o,s=[]))&&(o==e.__e&&s.some(ft),ft(i),ft(o)),n||ft(e.__e),e.__e=e.__c=e.__=null}function ws(e,t,n){return this.constructor(e,n)}function Re(e,t){var n,o,i,s;x.__&&x.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=Rt(ut,{children:[e]}),i=[],s=[],Ne(t,t.__k,o||ee,ee,t.namespaceURI,o?null:t.firstChild?Pe.call(t.childNodes):null,i,o?o.__e:t.firstChild,n,s),Pn(i,t.__k,s),t.__k.props.children=null}x={__e:function(e,t,n,o){for(var i,s,a;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((a=(s=i.constructor)&&s.getDerivedStateFromError)&&i.setState(s.getDerivedStateFromError(e)),i.componentDidCatch&&(i.componentDidCatch(e,o||{}),a=1),a&&8&i.__g)return void(i.__g|=2)}catch(l){e=l}}throw te=0,e}},kn=0,Ae=function(e){return e!=null&&e.constructor===It},vt.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=ht({},this.state)),typeof e=="function"&&(e=e(ht({},n),this.props)),e&&(ht(n,e),this.__v&&(t&&this.__k.push(t),vn(this)))},vt.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),vn(this))},vt.prototype.render=ut,lt=[],te=0,Tn=function(e,t){return e.__v.__b-t.__v.__b},Yt=Symbol(),Sn=/(PointerCapture)$|Capture$/i,Oe=0,Ce={},ds=0;var wt,I,Ie,Nn,Le=Object.is,se=0,Un=[],Be=[],R=x,Mn=R.__b,Dn=R.__r,Rn=R.diffed,In=R.__c,Ln=R.unmount,Bn=R.__;function ie(e,t){R.__h&&R.__h(I,e,se||t),se=0;var n=I.__H||(I.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function m(e){return se=1,ks(Wn,e)}function ks(e,t,n){var o=ie(wt++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Wn(void 0,t),function(s){var a=(o.__N||o.__)[0],l=o.t(a,s);Le(a,l)||(o.__N=[l,o.__[1]],o.__c.setState({}))}],o.__c=I,!I.__f)){I.__f=!0;var i=I.shouldComponentUpdate;I.shouldComponentUpdate=function(s,a,l){var c=this.__H;if(!c)return!0;var p=!1,u=this.props!=s;if(c.__.some(function(h){h.__N&&(p=!0,Le(h.__[0],h.__N[0])||(u=!0))}),i){var f=i.call(this,s,a,l);return p?f||u:f}return!p||u}}return o.__}function N(e,t){var n=ie(wt++,3);!R.__s&&Ue(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,I.__H.__h.push(n))}function Fe(e,t){var n=ie(wt++,4);!R.__s&&Ue(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,I.__h.push(n))}function B(e){return se=5,Bt(function(){return{current:e}},[])}function Bt(e,t){var n=ie(wt++,7);return Ue(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Ts(){var e;do{for(;e=Be.shift();)try{Lt(e)}catch(n){R.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Un.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Lt),t.__h.some(je),t.__h=[]}catch(n){t.__h=[],R.__e(n,e.__v)}}}while(Be.length)}R.__b=function(e){I=null,Mn&&Mn(e)},R.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Bn&&Bn(e,t)},R.__r=function(e){Dn&&Dn(e),wt=0;var t=(I=e.__c).__H;t&&(Ie==I?I.__h=[]:(t.__h.some(Lt),t.__h.some(je),wt=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Ie=I},R.diffed=function(e){Rn&&Rn(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Fn(Un.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Ie=I=null},R.__c=function(e,t){t.some(function(n){try{n.__h.some(Lt),n.__h=n.__h.filter(function(o){return!o.__||je(o)})}catch(o){n.__h=[function(){throw o}]}}),In&&In(e,t)},R.unmount=function(e){Ln&&Ln(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(i){try{if(i.__P&&i.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}i.__P=n,Fn(Be.push(i))}else Lt(i)}catch(s){t=s}}),o.__H=void 0,t&&R.__e(t,o.__v))};var jn=typeof requestAnimationFrame=="function";function Ss(e){var t,n=function(){clearTimeout(o),jn&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);jn&&(t=requestAnimationFrame(n))}function Fn(e){e!=1&&Nn==R.requestAnimationFrame||((Nn=R.requestAnimationFrame)||Ss)(Ts)}function Lt(e){var t=I,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),I=t}function je(e){var t=I;e.__c=e.__(),I=t}function Ue(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!Le(n,e[o])})}function Wn(e,t){return typeof t=="function"?t(e):t}var xs=Symbol.for("preact-signals");function ce(){if(at>1){at--;return}let e,t=!1;for((function(){let n=ae;for(ae=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let i=o.t;i!==void 0;i=i.x)i.i===n.i&&(i.i=o.i);n=n.o}})();Ft!==void 0;){let n=Ft;for(Ft=void 0,re++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&qn(n))try{n.c()}catch(i){t||(e=i,t=!0)}n=o}}if(re=0,at--,t)throw e}function ue(e){if(at>0)return e();We=++Cs,at++;try{return e()}finally{ce()}}var M,jt,Ft;function Ut(e){let t=M,n=jt;M=void 0,jt=void 0;try{return e()}finally{M=t,jt=n}}var ae,at=0,re=0,Cs=0,We=0,le=0;function Hn(e){if(M===void 0)return;let t=e.n;if(t===void 0||t.t!==M)return t={i:0,S:e,p:M.s,n:void 0,t:M,e:void 0,x:void 0,r:t},M.s!==void 0&&(M.s.n=t),M.s=t,e.n=t,32&M.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=M.s,t.n=void 0,M.s.n=t,M.s=t),t}function L(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}L.prototype.brand=xs;L.prototype.h=function(){return!0};L.prototype.S=function(e){let t=this.t;t!==e&&e.e===void 0&&(e.x=t,this.t=e,t!==void 0?t.e=e:Ut(()=>{var n;(n=this.W)==null||n.call(this)}))};L.prototype.U=function(e){if(this.t!==void 0){let t=e.e,n=e.x;t!==void 0&&(t.x=n,e.e=void 0),n!==void 0&&(n.e=t,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&Ut(()=>{var o;(o=this.Z)==null||o.call(this)}))}};L.prototype.subscribe=function(e){return pt(()=>{let t=this.value;Ut(()=>e(t))},{name:"sub"})};L.prototype.valueOf=function(){return this.value};L.prototype.toString=function(){return this.value+""};L.prototype.toJSON=function(){return this.value};L.prototype.peek=function(){return Ut(()=>this.value)};Object.defineProperty(L.prototype,"value",{get(){let e=Hn(this);return e!==void 0&&(e.i=this.i),this.v},set(e){if(e!==this.v){if(re>100)throw new Error("Cycle detected");(function(t){at!==0&&re===0&&t.l!==We&&(t.l=We,ae={S:t,v:t.v,i:t.i,o:ae})})(this),this.v=e,this.i++,le++,at++;try{for(let t=this.t;t!==void 0;t=t.x)t.t.N()}finally{ce()}}}});function et(e,t){return new L(e,t)}function qn(e){for(let t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Kn(e){for(let t=e.s;t!==void 0;t=t.n){let n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Gn(e){let t,n=e.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):t=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}e.s=t}function dt(e,t){L.call(this,void 0,t),this.x=e,this.s=void 0,this.g=le-1,this.f=4}dt.prototype=new L;dt.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===le))return!0;if(this.g=le,this.f|=1,this.i>0&&!qn(this))return this.f&=-2,!0;let e=M;try{Kn(this),M=this;let t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.i++}return M=e,Gn(this),this.f&=-2,!0};dt.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(let t=this.s;t!==void 0;t=t.n)t.S.S(t)}L.prototype.S.call(this,e)};dt.prototype.U=function(e){if(this.t!==void 0&&(L.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(let t=this.s;t!==void 0;t=t.n)t.S.U(t)}};dt.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(dt.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let e=Hn(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Wt(e,t){return new dt(e,t)}function Jn(e){let t=e.j;if(e.j=void 0,typeof t=="function"){at++;let n=M;M=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,He(e),o}finally{M=n,ce()}}}function He(e){for(let t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Jn(e)}function As(e){if(M!==this)throw new Error("Out-of-order effect");Gn(this),M=e,this.f&=-2;try{8&this.f&&He(this)}finally{ce()}}function kt(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,jt&&jt.push(this)}kt.prototype.c=function(){let e=this.S();try{if(8&this.f||this.x===void 0)return;let t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};kt.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Jn(this),Kn(this),at++;let e=M;return M=this,As.bind(this,e)};kt.prototype.N=function(){2&this.f||(this.f|=2,this.u=Ft,Ft=this)};kt.prototype.d=function(){this.f|=8,1&this.f||He(this)};kt.prototype.dispose=function(){this.d()};function pt(e,t){let n=new kt(e,t);try{n.c()}catch(i){throw n.d(),i}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Os=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,Vn,$e,pe;var Zn=[];pt(function(){Vn=this.N})();function Tt(e,t){x[e]=t.bind(null,x[e]||(()=>{}))}function Ht(e){if(pe){let t=pe;pe=void 0,t()}pe=e&&e.S()}function Qn({data:e}){let t=Ps(e);t.name="ReactiveDom",t.value=e;let[n,o]=Bt(()=>{let i=this,s=this.__v;for(;s=s.__;)if(s.__c){s.__c.__$f|=4;break}let a=Wt(()=>{let u=t.value.value;return u===0?0:u===!0?"":u||""}),l=Wt(()=>!Array.isArray(a.value)&&!Ae(a.value)),c=pt(function(){if(this.N=zn,l.value){let u=a.value;i.__v&&i.__v.__e&&i.__v.__e.nodeType===3&&(i.__v.__e.data=u)}}),p=this.__$u.d;return this.__$u.d=function(){c(),p.call(this)},[l,a]},[]);return n.value?o.peek():o.value}Qn.displayName="ReactiveTextNode";Object.defineProperties(L.prototype,{constructor:{configurable:!0,value:oe(ut,null).constructor},type:{configurable:!0,value:Qn},props:{configurable:!0,get(){let e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Tt("__b",(e,t)=>{if(Ht(),$e=void 0,typeof t.type=="string"){let n,o=t.props;for(let i in o){if(i==="children")continue;let s=o[i];s instanceof L&&(n||(t.__np=n={}),n[i]=s,o[i]=s.peek())}}e(t)});Tt("__r",(e,t)=>{if(e(t),t.type!==ut){Ht();let n,o=t.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=(function(i,s){let a;return pt(function(){a=this},{name:s}),a.c=i,a})((function(i){return function(){var s;Os&&((s=this.y)==null||s.call(this)),i.__$f|=1,i.setState({})}})(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),$e=o,Ht(n)}});Tt("__e",(e,t,n,o)=>{Ht(),$e=void 0,e(t,n,o)});Tt("diffed",(e,t)=>{Ht(),$e=void 0;let n;if(typeof t.type=="string"&&(n=t.__e)){let o=t.__np,i=t.props,s=n.U;if(s)for(let a in s){let l=s[a];l===void 0||o&&a in o||(l.d(),s[a]=void 0)}if(o){s||(s={},n.U=s);for(let a in o){let l=s[a],c=o[a];l===void 0?(l=Es(n,a,c,i),s[a]=l):l.o(c,i)}}}e(t)});function Es(e,t,n,o){let i=t in e&&e.ownerSVGElement===void 0,s=et(n);return{o:(a,l)=>{s.value=a,o=l},d:pt(function(){this.N=zn;let a=s.value.value;o[t]!==a&&(o[t]=a,i?e[t]=a:a!=null&&(a!==!1||t[4]==="-")?e.setAttribute(t,a):e.removeAttribute(t))})}}Tt("unmount",(e,t)=>{if(typeof t.type=="string"){let n=t.__e;if(n){let i=n.U;if(i){n.U=void 0;for(let s in i){let a=i[s];a&&a.d()}}}let o=t.__np;if(o){let i=t.props;for(let s in o)i[s]=o[s]}t.__np=void 0}else{let n=t.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}e(t)});Tt("__h",(e,t,n,o)=>{o<3&&(t.__$f|=2),e(t,n,o)});vt.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let i in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let i=2&this.__$f;if(!(o||i||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let i in e)if(i!=="__source"&&e[i]!==this.props[i])return!0;for(let i in this.props)if(!(i in e))return!0;return!1};function Ps(e,t){return Bt(()=>et(e,t),[])}var Ns=e=>{queueMicrotask(()=>{queueMicrotask(e)})};function Ms(){ue(()=>{let e;for(;e=Zn.shift();)Vn.call(e)})}function zn(){Zn.push(this)===1&&(x.requestAnimationFrame||Ns)(Ms)}var r=yn.bind(oe),C=e=>e.filter(Boolean).join(" ");var Ds=320,Rs=1500,Is=36,Ls=1800,qe={x:-1e3,y:-1e3,at:-1/0},Bs=qe,$t=qe;addEventListener("click",({clientX:e,clientY:t})=>{Bs=$t,$t={x:e,y:t,at:performance.now()}},{capture:!0});var js=(e,t)=>Math.hypot(e.x-t.x,e.y-t.y)<=Is;function Ke(e,{fresh:t=!1}={}){let n=B(t&&$t!==qe?null:e),o=B(!1),i=B(null);return n.current!==e&&(n.current=e,o.current=!0,i.current=performance.now()-$t.at<Rs?$t:null),Fe(()=>{if(!o.current)return;let s=setTimeout(()=>{o.current=!1},Ds);return()=>clearTimeout(s)},[e]),{swallows(s){return s.detail===0||!o.current||i.current&&!js(i.current,$t)?!1:(s.stopPropagation(),s.preventDefault(),Fs("This has just changed. Tap again."),!0)}}}var Yn=null,Xn;function Fs(e){Yn?.remove(),clearTimeout(Xn);let t=document.createElement("p");Yn=t,t.className="unheard",t.setAttribute("role","status"),t.textContent=e,([...document.querySelectorAll("dialog[open]")].at(-1)??document.body).append(t);let{width:o,height:i}=t.getBoundingClientRect();t.style.left=`${Math.max(8,Math.min($t.x-o/2,innerWidth-o-8))}px`,t.style.top=`${Math.max(8,$t.y-i-40)}px`,Xn=setTimeout(()=>t.remove(),Ls)}function d({kind:e,name:t,disabled:n,busy:o,large:i,chosen:s,onTap:a,children:l}){let c=["button",e&&`is-${e}`,i&&"is-large",o&&"is-busy",s&&"is-chosen"];return r`<button type="button" class=${C(c)} aria-label=${t} aria-busy=${o?"true":null}
      aria-pressed=${s===void 0?null:String(!!s)}
      disabled=${n} onClick=${()=>!o&&a?.()}>${l}</button>`}var Us=1500,Ws=1e4,to=[1e3,2e3,5e3,15e3],Hs=2,qs=({status:e})=>e<500&&e!==429,fe=class{state=et(null);connection=et("polling");heard=et(Date.now());refusal=et(null);#n;#e;#$;#f=null;#o=null;#r=0;#h;#l;#c=!1;#i=!1;#a=0;#s=!1;#d=[[document,"visibilitychange",()=>this.#u()],[window,"pageshow",()=>this.#u()],[window,"pagehide",()=>this.#p()],[window,"online",()=>this.refresh()]];constructor({api:t,path:n,events:o}){this.#n=t,this.#e=n,this.#$=o;for(let[i,s,a]of this.#d)i.addEventListener(s,a);this.#u()}accept(t,n=null){let o=this.state.peek();o&&t.version<o.version||(this.#f=n,this.state.value=t)}refresh(){this.#s&&this.#t()}close(){this.#p();for(let[t,n,o]of this.#d)t.removeEventListener(n,o)}#u(){document.hidden?this.#p():this.#g()}#g(){this.#s||(this.#s=!0,this.#m(),this.#t())}#p(){this.#s=!1,this.#_(),clearTimeout(this.#h),clearTimeout(this.#l)}#m(){let t=new EventSource(this.#$);this.#o=t,t.onopen=()=>{this.#r=0,this.#b()},t.onmessage=({data:n})=>{Number(n)<=this.state.peek()?.version||this.#t()},t.addEventListener("look",()=>this.#t()),t.onerror=()=>{this.#_();let n=to[Math.min(this.#r,to.length-1)];this.#r+=1,this.#h=setTimeout(()=>this.#m(),n),this.#t()}}#_(){this.#o?.close(),this.#o=null}async#t(){if(this.#c){this.#i=!0;return}this.#c=!0,clearTimeout(this.#l);try{let n=this.state.peek(),o=await this.#n.look(this.#e,this.#f);o&&this.state.peek()!==n&&o.state.version===this.state.peek().version?this.#i=!0:o&&this.accept(o.state,o.etag),this.#a=0,this.heard.value=Date.now()}catch(n){if(n instanceof F&&qs(n))return this.#y(n);this.#a+=1}finally{this.#c=!1}if(this.#b(),!this.#s)return;if(this.#i)return this.#i=!1,this.#t();let t=this.#o?.readyState===EventSource.OPEN&&!this.#a?Ws:Us;this.#l=setTimeout(()=>this.#t(),t)}#y(t){this.refusal.value=t,this.close()}#b(){this.#a>=Hs?this.connection.value="lost":this.#o?.readyState===EventSource.OPEN?this.connection.value="live":this.connection.value="polling"}};var Ge={c:"M71 28A21 21 0 1 1 29 28A21 21 0 1 1 71 28ZM50 59A22 22 0 1 1 6 59A22 22 0 1 1 50 59ZM94 59A22 22 0 1 1 50 59A22 22 0 1 1 94 59ZM38 42H62L54 62C55 78 59 88 67 95H33C41 88 45 78 46 62Z",d:"M50 3C60 21 73 38 87 50C73 62 60 79 50 97C40 79 27 62 13 50C27 38 40 21 50 3Z",h:"M50 93C20 68 5 51 5 32C5 17 16 7 28 7C38 7 46 13 50 23C54 13 62 7 72 7C84 7 95 17 95 32C95 51 80 68 50 93Z",s:"M50 4C66 26 93 41 93 62C93 74 84 83 73 83C65 83 59 79 55 73C56 82 60 89 67 95H33C40 89 44 82 45 73C41 79 35 83 27 83C16 83 7 74 7 62C7 41 34 26 50 4Z"};var za=[...Array(9).keys()].map(e=>{let t=20*(e+1),n=Math.max(0,t-120),o=Math.min(80,t);return`M${10+n} ${10+t-n}L${10+o} ${10+t-o}M${90-n} ${10+t-n}L${90-o} ${10+t-o}`}).join("");var Ks=[..."shdc"].flatMap(e=>[..."AKQJT98765432"].map(t=>t+e));function he({mark:e="s",title:t,text:n,children:o}){return r`<div class="state">
    <svg class="state-mark" viewBox="0 0 100 100" aria-hidden="true">
      <path fill="currentColor" d=${Ge[e]} />
    </svg>
    <p class="state-title">${t}</p>
    ${n&&r`<p class="state-text">${n}</p>`}
    ${o}
  </div>`}function eo({since:e,onRetry:t}){let[n,o]=m(Date.now());return N(()=>{let i=setInterval(()=>o(Date.now()),1e3);return()=>clearInterval(i)},[]),r`<div class="lost-strip" role="alert">
    <span>No connection. This is how it stood ${Gs(n-e)} ago; nothing is lost.</span>
    ${t&&r`<${d} onTap=${t}>try now<//>`}
  </div>`}function Gs(e){let t=Math.max(1,Math.round(e/1e3));return t<90?t===1?"a second":`${t} seconds`:`${Math.round(t/60)} minutes`}var Js=3e3,St={busy:!1,late:!1,error:null,fields:{}};function T({api:e,accept:t}){let[n,o]=m(St),i=B(!1);return{...n,ask:async(a,l,c)=>{if(i.current)return null;i.current=!0,o({...St,busy:!0});let p=setTimeout(()=>o({...St,busy:!0,late:!0}),Js);try{let u=await e.send(a,l,c);return t?.(u?.state),o(St),u??{}}catch(u){if(!(u instanceof F))throw u;return u.status===401?qt():(t?.(u.body?.state),o({...St,error:u.message,fields:Vs(u.body?.error?.fields)}),null)}finally{clearTimeout(p),i.current=!1}},clear:()=>o(a=>a.error?St:a)}}function qt(){return location.replace(`/sign-in?next=${encodeURIComponent(location.pathname)}`),null}var Vs=(e={})=>Object.fromEntries(Object.entries(e).map(([t,[n]])=>[t,n]));function S({title:e,onClose:t,foot:n,large:o,children:i}){let s=B(null),a=Ke(e,{fresh:!0});N(()=>{let c=s.current,p=document.activeElement;return c.showModal(),()=>{c.close(),p?.focus({preventScroll:!0})}},[]);let l=c=>{c.preventDefault(),t()};return r`<dialog class=${C(["dialog",o&&"is-large"])} ref=${s} aria-label=${e} onCancel=${l} onClickCapture=${a.swallows}>
    <h2>${e}</h2>
    <div class="dialog-body">${i}</div>
    <div class="dialog-foot">${n}</div>
  </dialog>`}function de({title:e,text:t,yes:n,no:o="go back",danger:i,onYes:s,onClose:a}){let l=r`
    <${d} kind="plain" onTap=${a}>${o}<//>
    <${d} kind=${i?"danger":"main"} onTap=${s}>${n}<//>`;return r`<${S} title=${e} onClose=${a} foot=${l}><p>${t}</p><//>`}function O({text:e,onGone:t}){return e?r`<div class="slip" role="alert">
    <span>${e}</span>${t&&r`<${d} kind="quiet" name="close" onTap=${t}>✕<//>`}
  </div>`:null}function b(e){let t=String(Math.abs(e)).replace(/\B(?=(\d{3})+$)/g,",");return e<0?`\u2212${t}`:t}var q=e=>e>0?`+${b(e)}`:b(e);function no(e,t,n){if(!t)return b(e);let o=new Intl.NumberFormat(n,{style:"currency",currency:t});return o.format(e/10**(o.resolvedOptions().maximumFractionDigits??0))}var g=(e,t)=>`${b(e)} ${t}${e===1?"":"s"}`;var j=e=>e.owes.desk+e.owes.table,K=e=>e.racks.reduce((t,n)=>t+n.chips,0),z=(e,t)=>e.reduce((n,o)=>n+t(o),0);function oo(e){return{cash_in:z(e,t=>t.cash_in),bankroll:z(e,t=>t.bankroll),at_tables:z(e,K),cash_out:z(e,t=>t.cash_out),owes:z(e,j),owed:z(e,t=>t.owed),result:z(e,t=>t.result)}}var Kt=e=>({tray:z(e,t=>t.tray),result:z(e,t=>t.result)}),Je=e=>z(e,t=>Math.max(0,t.bankroll+K(t)-j(t))+t.owed);function me({players:e,drawer:t,money:n}){return Math.max(0,Je(e)*(n?.chip??1)-t.cash)}function so({chips:e,players:t,tables:n}){let o=e.issued-e.cage,i=z(t,a=>a.bankroll+K(a)),s=Kt(n).tray;return{out:o,held:i,trays:s,felt:o-i-s}}function io(e,{drawer:t,money:n}){let o=Math.min(e.bankroll,j(e)),i=e.bankroll-o,s=Math.min(i,Math.floor(t.cash/(n?.chip??1)));return{settled:o,paid:s,owed:i-s}}var ao=e=>e.filter(t=>["playing","finished","frozen"].includes(t.status));function ro(e){return{seated:e.filter(t=>t.racks.length),holders:e.filter(t=>t.bankroll+K(t)>0),debtors:e.filter(t=>j(t)>0),creditors:e.filter(t=>t.owed>0)}}var Zs=0;function Gt(){let e=B(null);return e.current??=`control-${Zs+=1}`,e.current}function D({asking:e,submit:t,way:n,danger:o,blocked:i,onSubmit:s,children:a}){let l=p=>{p.preventDefault(),!e.busy&&!i&&s()},c=["button",o?"is-danger":"is-main",e.busy&&"is-busy"];return r`<form class="form" onSubmit=${l} onInput=${e.clear} novalidate>
    ${a}
    <${O} text=${e.error} onGone=${e.clear} />
    ${e.late&&r`<p class="quiet" role="status">No answer yet. It is being said again, and will happen once.</p>`}
    <div class="form-foot">
      ${n}
      <button type="submit" class=${C(c)} disabled=${!!i} aria-busy=${e.busy?"true":null}>
        ${t}</button>
    </div>
  </form>`}function Ve({label:e,note:t,wrong:n,id:o,children:i}){return r`<div class="labelled">
    <label for=${o}>${e}</label>
    ${i}
    ${n?r`<p class="wrong" id=${`${o}-wrong`} role="alert">${n}</p>`:t&&r`<p class="note">${t}</p>`}
  </div>`}function J({label:e,value:t,note:n,wrong:o,numeric:i,suffix:s,focused:a,onInput:l,...c}){let p=Gt(),u=B(null);N(()=>{a&&u.current.focus()},[]);let f=r`<input id=${p} ref=${u} type="text" value=${t} autocomplete="off" spellcheck=${!1}
    inputmode=${i?"decimal":null} class=${i?"is-numeric":null} aria-invalid=${o?"true":null}
    aria-describedby=${o?`${p}-wrong`:null} onInput=${h=>l(h.target.value)} ...${c} />`;return r`<${Ve} label=${e} note=${n} wrong=${o} id=${p}>
    ${s?r`<span class="with-suffix">${f}<span>${s}</span></span>`:f}
  <//>`}function U({label:e,value:t,choices:n,wide:o,onChange:i}){return r`<fieldset class=${C(["field","one-of",o&&"is-wide"])}>
    <legend>${e}</legend>
    <div class="choices">
      ${n.map(s=>r`<${d} key=${s.value} chosen=${s.value===t}
        onTap=${()=>i(s.value)}>
        ${s.note?r`<span class="choice-words"><b>${s.label}</b><span class="choice-note">${s.note}</span></span>`:s.label}
      <//>`)}
    </div>
  </fieldset>`}var Qs="http://www.w3.org/2000/svg";function nt({svg:e,name:t}){let n=e.includes("xmlns")?e:e.replace("<svg",`<svg xmlns="${Qs}"`);return r`<img class="qr" alt=${t} src=${`data:image/svg+xml,${encodeURIComponent(n)}`} />`}var A=(e,t)=>no(e,t?.currency),H=(e,t)=>t?A(e*t.chip,t):g(e,"chip");function Jt(e){return e?new Intl.NumberFormat("en",{style:"currency",currency:e}).resolvedOptions().maximumFractionDigits??0:0}function xt(e,t){let n=Jt(t),o=/^(\d{1,9})(?:[.,](\d+))?$/.exec(e.trim());return!o||(o[2]?.length??0)>n?null:Number(o[1]+(o[2]??"").padEnd(n,"0"))}function Ct(e,t){let n=Jt(t);if(!n)return String(e);let o=String(e).padStart(n+1,"0");return`${o.slice(0,-n)}.${o.slice(-n)}`}function Ze(e){let t=e.trim().replace(/^(\d{1,3})((?:,\d{3})+)$/,n=>n.replaceAll(",",""));return/^\d{1,15}$/.test(t)?Number(t):null}var zs=[1,10,100,1e3,1e4].flatMap(e=>[e,2*e,5*e]);function Qe(e,t=1/0,{from:n=20,count:o=5}={}){let i=e?10**Jt(e.currency):1,s=zs.map(a=>a*i/(e?.chip??1)).filter(a=>Number.isInteger(a)&&a>=n&&a<=t).slice(0,o);return s.length||!e?s:Qe(null,t,{from:n,count:o})}var Ys=[{value:"with_house",label:"The house is one of us",note:"it keeps what it won"},{value:"among_players",label:"Without the house",note:"what it won or lost is divided"}];function ze({server:e,state:t,onClose:n}){let{books:o,trouble:i}=co(e),[s,a]=m("with_house"),l=r`<span></span><${d} kind="main" onTap=${n}>done<//>`;return r`<${S} title="Settling up" onClose=${n} foot=${l}>
    <${ti} state=${t} />
    <${U} label="Between whom" value=${s} choices=${Ys} onChange=${a} />
    <${O} text=${i} />
    ${o&&r`<${Xs} payments=${o.settling[s]} money=${t.money} />`}
    <p class="note">The fewest payments that make everyone even. Chips are taken at their worth; the drawer is the house's.</p>
  <//>`}function Xs({payments:e,money:t}){return e.length?r`<dl class="standing payments">
    ${e.map(n=>r`<div key=${`${n.payer} ${n.payee}`}>
      <dt><b>${n.payer}</b> pays <b>${n.payee}</b></dt><dd class="figure">${A(n.amount,t)}</dd>
    </div>`)}
  </dl>`:r`<p class="says">Everyone is even.</p>`}function ti({state:{players:e,money:t}}){let n=e.filter(o=>o.bankroll+K(o)||j(o)||o.owed);return n.length?r`<dl class="standing positions">
    ${n.map(o=>r`<div key=${o.player}><dt>${o.name}</dt><dd>${ei(o,t)}</dd></div>`)}
  </dl>`:r`<p>Nothing is open: nobody holds chips, nobody owes anything.</p>`}function ei(e,t){let n=e.bankroll+K(e),o=i=>t?`${b(i)} (${H(i,t)})`:g(i,"chip");return[n>0&&`holds ${o(n)}`,e.owes.desk>0&&`owes the desk ${o(e.owes.desk)}`,e.owes.table>0&&`owes for advances ${o(e.owes.table)}`,e.owed>0&&`is owed ${o(e.owed)}`].filter(Boolean).join(", ")}function lo({server:e,state:t,seal:n,onClose:o}){let{books:i,trouble:s}=co(e),a=i?.seals.find(c=>c.entry===n.entry),l=r`<span></span><${d} kind="main" onTap=${o}>done<//>`;return r`<${S} title=${`The seal of ${t.name}`} large onClose=${o} foot=${l}>
    <${O} text=${s} />
    ${a&&r`<div class="seal-sheet">
      <${nt} svg=${a.qr} name="the seal, to photograph" />
      <div class="seal-words">
        <p class="seal-code"><span>${a.code.slice(0,10)}</span><span>${a.code.slice(10)}</span></p>
        <p>Everybody takes a photograph. Whoever has it can tell, at any time, whether anything up to entry ${b(a.entry)} was
          changed:</p>
        <p><code>croupier verify FILE --seal CODE</code></p>
      </div>
    </div>`}
    ${!a&&!s&&r`<p class="quiet">One moment.</p>`}
  <//>`}function co({api:e,path:t}){let[n,o]=m({});return N(()=>{e.get(`${t}/books`).then(i=>o({books:i}),i=>{o({trouble:i instanceof F?i.message:"No answer from the server."})})},[t]),n}var mt=e=>String(e).replaceAll("_"," ");function At(e){return e.length<2?e.join(""):`${e.slice(0,-1).join(", ")} and ${e.at(-1)}`}var _t=e=>e.replace(/(\d{3})(?=\d)/g,"$1 ");var oi={weekday:"long",day:"numeric",month:"long",year:"numeric"},uo=e=>new Date(e).toLocaleDateString(void 0,oi),V=e=>new Date(e).toLocaleTimeString(void 0,{hour:"2-digit",minute:"2-digit"});var po=(e,t=b)=>e?t(e):"\u2013";function $o({server:e,state:t,onClose:n}){let o=T(e),[i,s]=m(!1),a=ao(t.tables),l=t.tables.filter(u=>u.status!=="closed"&&u.counted===null),c=async()=>{await o.ask("POST",`${e.path}/close`,{})&&n()};if(i)return r`<${ze} server=${e} state=${t} onClose=${()=>s(!1)} />`;let p=r`<${d} kind="plain" onTap=${n}>go back<//>`;return r`<${S} title=${`Close ${t.name}?`} onClose=${n}>
    <${D} asking=${o} way=${p} danger blocked=${a.length>0} submit="close the night" onSubmit=${c}>
      ${a.length>0&&r`<p class="wrong">${At(a.map(u=>u.name))}: a round is not over there.
        Take it to its end, or void it; then the night can be closed.</p>`}
      <${si} state=${t} />
      ${l.length>0&&r`<p class="note is-warning">Not counted: the ${l.length===1?"tray":"trays"} of ${At(l.map(u=>u.name))}. A table's own sheet counts its tray.</p>`}
      <div><${d} kind="quiet" onTap=${()=>s(!0)}>settling up: who pays whom …<//></div>
      <p class="note">Tables are closed, racks go to the bankrolls, and the books are sealed. It can be opened again.</p>
    <//>
  <//>`}function si({state:e}){let{money:t}=e,{seated:n,holders:o,debtors:i,creditors:s}=ro(e.players),a=me(e);return!o.length&&!i.length&&!s.length?r`<p>Nothing is open: nobody holds chips, nobody owes anything.</p>`:r`<div class="still-open">
    <${Ye} title="Still hold chips" people=${o} amount=${l=>l.bankroll+K(l)} money=${t} />
    <${Ye} title="Owe the house" people=${i} amount=${j} money=${t} />
    <${Ye} title="The house owes" people=${s} amount=${l=>l.owed} money=${t} />
    ${n.length>0&&r`<p>${At(n.map(l=>l.name))} still ${n.length===1?"sits":"sit"} at a table.</p>`}
    ${a>0&&r`<p class="wrong">The drawer is ${A(a,t)} short of paying everyone.</p>`}
  </div>`}function Ye({title:e,people:t,amount:n,money:o}){return t.length?r`<div>
    <h3>${e}</h3>
    <dl class="standing">
      ${t.map(i=>r`<div key=${i.player}><dt>${i.name}</dt>
        <dd class="figure">${o?`${b(n(i))} \xB7 ${H(n(i),o)}`:g(n(i),"chip")}</dd></div>`)}
    </dl>
  </div>`:null}function fo({server:e,state:t}){let n=T(e),[o,i]=m(!1),[s,a]=m(null),l=t.seals.at(-1),c=async()=>{i(!1),await n.ask("POST",`${e.path}/reopen`,{})};return r`<section class="closed" aria-label="closed">
    <div>
      <p class="closed-words">The night is closed and the books are sealed.</p>
      ${l&&r`<p>Seal <b class="seal">${l.code}</b> <span class="quiet">at entry ${b(l.entry)}</span></p>`}
      ${t.seals.length>1&&r`<p class="note">It was sealed ${t.seals.length} times: ${At(t.seals.map(p=>p.code))}.</p>`}
      <${O} text=${n.error} onGone=${n.clear} />
    </div>
    <div class="choices no-print">
      <${d} kind="main" onTap=${()=>a("seal")}>show the seal<//>
      <${d} onTap=${()=>a("settling")}>settling up<//>
      <${d} busy=${n.busy} onTap=${()=>i(!0)}>open it again<//>
    </div>
    ${s==="seal"&&r`<${lo} server=${e} state=${t} seal=${l} onClose=${()=>a(null)} />`}
    ${s==="settling"&&r`<${ze} server=${e} state=${t} onClose=${()=>a(null)} />`}
    ${o&&r`<${de} title=${`Open ${t.name} again?`} yes="open it again" onYes=${c} onClose=${()=>i(!1)}
      text="The seal stays in the books, and closing the night once more gives it a second one." />`}
  </section>`}function Xe(e,t){let n=[],o=e;for(let i of[...t].sort((s,a)=>a.value-s.value)){let s=Math.floor(o/i.value);s>0&&n.push({...i,count:s}),o-=s*i.value}return n}var ho=e=>e.map(({count:t,colour:n})=>`${t} ${n}`).join(", ");function tn({min:e,max:t,step:n=1}){return t==null||t>=Number.MAX_SAFE_INTEGER?null:e+Math.floor((t-e)/n)*n}function mo(e,t){let{min:n,step:o=1}=t,i=tn(t);return i!==null&&i<n?"not possible now":e<n?`at least ${n.toLocaleString("en")}`:i!==null&&e>i?`at most ${i.toLocaleString("en")}`:(e-n)%o!==0?n%o===0?`in steps of ${o}`:`${n}, then in steps of ${o}`:null}function en(e,t,n){return t.reduce((i,s)=>i+s,0)===e?t:Xe(e,n).flatMap(({value:i,count:s})=>Array(Math.min(s,500)).fill(i))}function _o(e,t){let n=e.lastIndexOf(t);return e.filter((o,i)=>i!==n)}var _e={white:{body:"#efeadb",spots:"#7b7a74"},red:{body:"#c22f39",spots:"#fff"},blue:{body:"#2460b0",spots:"#fff"},green:{body:"#1f8a49",spots:"#fff"},black:{body:"#25252a",spots:"#fff"},purple:{body:"#6d3c9b",spots:"#fff"},yellow:{body:"#e6b91f",spots:"#25252a"},pink:{body:"#df79a4",spots:"#fff"},orange:{body:"#de6f25",spots:"#fff"},grey:{body:"#878d92",spots:"#fff"},brown:{body:"#794d2a",spots:"#fff"},turquoise:{body:"#17909a",spots:"#fff"}},ii=5,bo=8,bt=({value:e,colour:t})=>r`<${yo} value=${e} colour=${t} count=${1} bare />`;function yo({value:e,colour:t,count:n,bare:o}){let i=Math.min(n,ii),s=64+(i-1)*bo,{body:a,spots:l}=_e[t]??_e.grey,c={"--chip-colour":a,"--chip-spots":l},p=[...Array(i-1).keys()].map(f=>s-32-f*bo),u=r`<svg class="chip" viewBox=${`0 0 64 ${s}`} style=${c} role="img"
      aria-label=${`${n} ${t}, ${b(e)} each`}>
    ${p.map(f=>r`<g key=${f}>
      <circle class="chip-under" cx="32" cy=${f} r="30.5" />
      <circle class="chip-spots" cx="32" cy=${f} r="26.5" stroke-dasharray="13.9 13.85" />
    </g>`)}
    <circle class="chip-body" cx="32" cy="32" r="30.5" />
    <circle class="chip-spots" cx="32" cy="32" r="26.5" stroke-dasharray="13.9 13.85" />
    <circle class="chip-face" cx="32" cy="32" r="20.5" />
    <text class="chip-value" x="32" y=${32+go(e)*.36} font-size=${go(e)}>${wo(e)}</text>
  </svg>`;return o?u:r`<span class="pile">${u}<span class="pile-count" aria-hidden="true">×${n}</span></span>`}function vo({amount:e,chipset:t,words:n}){let o=Xe(e,t);return r`<span class="chips">
    <span class="chips-piles">${o.map(i=>r`<${yo} key=${i.value} ...${i} />`)}</span>
    ${n&&r`<span class="chips-words">${ho(o)}</span>`}
  </span>`}function wo(e){return e<1e3||e%100?String(e):`${e/1e3}k`}var go=e=>[26,25,19,15,12][Math.min(wo(e).length,5)-1];var nn=20,ai=1e6,on=e=>e.reduce((t,{value:n,count:o})=>t+n*o,0);function be(e,t){let[n,o]=m({book:e,done:[]}),[i,s]=m({}),[a,l]=m(!1),c=Object.entries(i).filter(([,f])=>f>0).map(([f,h])=>({value:Number(f),count:h})),p=a?t.map(({value:f})=>({value:f,count:0})):c,u=n.done.length?on(n.done[0]):null;return{counts:i,set(f,h){l(!1),s($=>({...$,[f]:Math.min(Math.max(h,0),ai)}))},none:a,sayNone(f){s({}),l(f)},said:p.length>0,total:on(p),first:u,book:n.book,over(){let f=[...n.done,p];return f.length===1&&on(p)!==n.book?(o({...n,done:f}),s({}),l(!1),null):{counts:f,book:n.book}},afresh(f){o({book:f,done:[]}),s({}),l(!1)}}}function ge({counting:e,chipset:t}){return r`<div class="count" role="group" aria-label="the chips, by their kinds">
    ${t.map(n=>r`<${ri} key=${n.value} chip=${n} count=${e.counts[n.value]??0}
      onCount=${o=>e.set(n.value,o)} />`)}
    <div class="count-none"><${d} kind="quiet" chosen=${e.none} onTap=${()=>e.sayNone(!e.none)}>there are no chips<//></div>
    <p class="count-total"><span>counted</span> <output>${b(e.total)}</output></p>
    ${e.first!==null&&r`<p class="note is-warning" role="status">The first count came to ${b(e.first)};
      the book has ${b(e.book)}. Count once more: both are written down, and this one stands.</p>`}
  </div>`}var Ot=(e,t,n=100)=>Math.abs(e-t)*10>t||Math.abs(e-t)>=n;function Et({found:e,book:t,written:n=a=>g(a,"chip"),says:o,onYes:i,onClose:s}){let a=n(Math.abs(e-t)),l=e<t?"short":"over";return r`<${de} title=${`${a} ${e<t?"missing":"too many"}?`} danger no="go back and count" yes=${`note ${a} ${l}`}
    text=${`The book has ${n(t)}; ${e?n(e):"nothing"} was counted. ${a} would be noted as ${l}.${o?` ${o}`:""}`}
    onYes=${i} onClose=${s} />`}function ri({chip:e,count:t,onCount:n}){let o=`${b(e.value)} (${e.colour})`,i=s=>n(Number(s.target.value.replace(/\D/g,"").slice(0,7)));return r`<div class="count-row">
    <button type="button" class="pad-chip" aria-label=${`one more ${o}`} onClick=${()=>n(t+1)}><${bt} ...${e} /></button>
    <${d} name=${`a stack of ${nn} more of ${o}`} onTap=${()=>n(t+nn)}>+${nn}<//>
    <input type="text" class="is-numeric" inputmode="numeric" autocomplete="off" aria-label=${`how many of ${o}`}
      value=${t||""} placeholder="0" onInput=${i} />
    <${d} kind="quiet" name=${`one less of ${o}`} disabled=${!t} onTap=${()=>n(t-1)}>⌫<//>
    <span class="count-sum figure">${b(t*e.value)}</span>
  </div>`}var li=[{value:"float",label:"Put cash in",note:"more of the host's own"},{value:"count",label:"Count it",note:"note what is really there"}];function ko({server:e,state:t,onClose:n}){let o=T(e),[i,s]=m("float"),[a,l]=m(""),[c,p]=m(!1),u=xt(a,t.money?.currency),f=u!==null&&(i==="count"||u>0),h=y=>{s(y),l(""),o.clear()},$=()=>{let y=100*(t.money?.chip??1);i==="count"&&Ot(u,t.drawer.cash,y)?p(!0):_()},_=async()=>{p(!1),(i==="float"?await o.ask("POST",`${e.path}/floats`,{cash:u}):await o.ask("POST",`${e.path}/drawer-counts`,{counted:u}))&&n()},k=r`<${d} kind="plain" onTap=${n}>go back<//>`;return r`<${S} title="The drawer" onClose=${n}>
    <${D} asking=${o} way=${k} blocked=${!f} submit=${i==="float"?"put in":"note it"} onSubmit=${$}>
      <p>By the book it holds <b>${A(t.drawer.cash,t.money)}</b>, ${A(t.drawer.float,t.money)} of it the host's own.</p>
      <${U} label="What to do" value=${i} choices=${li} onChange=${h} />
      <${J} label=${i==="float"?"Cash put in":"Cash counted"} value=${a} numeric suffix=${t.money?.currency??"play money"}
        wrong=${a&&u===null&&"An amount such as 100 or 100.50."} onInput=${l} />
      <p class="says">${f?ci(i,u,t):""}</p>
      ${c&&r`<${Et} found=${u} book=${t.drawer.cash} written=${y=>A(y,t.money)}
        onYes=${_} onClose=${()=>p(!1)} />`}
    <//>
  <//>`}function ci(e,t,{drawer:n,money:o}){if(e==="float")return`The drawer then holds ${A(n.cash+t,o)}.`;let i=t-n.cash;return i?i>0?`${A(i,o)} more than the book has: noted as over.`:`${A(-i,o)} less than the book has: noted as short.`:"That agrees with the book."}var ui=["buy-in","buy-back","cash-out","marker-repaid","house-paid","gift","float-added","fill","credit","tray-counted","drawer-counted","correction","marker-limited","round-voided"],pi=30,$i=["a slip of the finger","another player's","another amount"];function ye({server:e,state:t,player:n,onClose:o}){let{lines:i,older:s,trouble:a,look:l}=di(e,n),[c,p]=m(null),u=()=>{p(null),l()};if(c)return r`<${hi} server=${e} line=${c} onDone=${u} onClose=${()=>p(null)} />`;let f=r`<span></span><${d} kind="main" onTap=${o}>done<//>`;return r`<${S} title=${n?`What was done for ${n.name}`:"What was done at the desk"} onClose=${o} foot=${f}>
    <${O} text=${a} />
    ${i?.length===0&&r`<p>Nothing yet.</p>`}
    ${i?.length>0&&r`<ol class="doings">
      ${i.map(h=>r`<${fi} key=${h.entry} line=${h} open=${t.status==="open"} onWrong=${()=>p(h)} />`)}
    </ol>`}
    ${s&&r`<div><${d} kind="quiet" onTap=${()=>l(s)}>older<//></div>`}
    ${!i&&!a&&r`<p class="quiet">One moment.</p>`}
  <//>`}function fi({line:e,open:t,onWrong:n}){let o=e.put_right_by!==null,i=t&&!o&&e.reversible;return r`<li class=${C(["doing",o&&"is-corrected"])}>
    <div>
      <p class="doing-says">${e.says}</p>
      <p class="note">${V(e.at)} · entry ${e.entry} · ${e.by.who}${e.why&&` \xB7 ${e.why}`}${o?` \xB7 put right by entry ${e.put_right_by}`:""}</p>
    </div>
    ${i&&r`<${d} name=${`put entry ${e.entry} right`} onTap=${n}>put right …<//>`}
  </li>`}function hi({server:e,line:t,onDone:n,onClose:o}){let i=T(e),[s,a]=m(""),l=async()=>{await i.ask("POST",`${e.path}/corrections`,{entry:t.entry,why:s.trim()})&&n()},c=r`<${d} kind="plain" onTap=${o}>go back<//>`;return r`<${S} title="Put it right" onClose=${o}>
    <${D} asking=${i} way=${c} blocked=${!s.trim()} submit="take it back" onSubmit=${l}>
      <p class="receipt-line">${t.says}.</p>
      <p>Everything it moved goes back. Nothing is deleted: the entry stays, and its correction stands beside it, with the
        reason, for whomever it touches to see. Do it again as it should have been.</p>
      <${J} label="Why" value=${s} maxlength="200" wrong=${i.fields.why} focused onInput=${a} />
      <div class="choices">${$i.map(p=>r`<${d} key=${p} chosen=${p===s} onTap=${()=>a(p)}>${p}<//>`)}</div>
    <//>
  <//>`}function di({api:e,path:t},n){let[o,i]=m({}),s=async(a=null)=>{let l=[`kinds=${ui.join(",")}`,`limit=${pi}`,n&&`player=${n.player}`,a&&`before=${a}`];try{let c=await e.get(`${t}/books/journal?${l.filter(Boolean).join("&")}`);i(p=>({lines:[...a?p.lines:[],...c.lines],older:c.older}))}catch(c){c instanceof F&&c.status===401?qt():i(p=>({...p,trouble:c.message}))}};return N(()=>{s()},[t,n?.player]),{...o,look:s}}function So({server:e,state:t,onClose:n}){let[o,i]=m({}),s=T({api:e.api}),a=()=>e.api.get(`sessions?night=${t.night}`).then(i,u=>i({trouble:u instanceof F?u.message:String(u.message)}));N(()=>{a()},[]);let l=async u=>{await s.ask("DELETE",`sessions/${u}`),a()},p=r`<${d} kind="plain" onTap=${async()=>{await s.ask("DELETE","session")&&location.replace("/sign-in")}}>sign this screen out<//><${d} kind="main" onTap=${n}>done<//>`;return r`<${S} title="Screens signed in" onClose=${n} foot=${p}>
    <${O} text=${o.trouble??s.error} />
    <ul class="screens">
      ${(o.sessions??[]).map(u=>r`<li key=${u.session} class="screen-row">
        <span><b>${To(u,t)}</b><span class="note">${u.present?"this screen":`last heard ${V(u.last_seen)}`}${u.screen&&` \xB7 screen ${u.screen} of the night`}</span></span>
        ${!u.present&&r`<${d} busy=${s.busy} name=${`sign out ${To(u,t)}, ${u.screen?`screen ${u.screen}`:`number ${u.session}`}`}
          onTap=${()=>l(u.session)}>sign out<//>`}
      </li>`)}
    </ul>
  <//>`}function To({role:e,night:t,table:n,player:o},i){if(e==="host")return"The host's desk";let s=t===i.night?"":`, night ${t}`;if(e==="wall")return`A wall${s}`;if(e==="player"){let l=t===i.night&&i.players.find(c=>c.player===o);return`The phone of ${l?l.name:`player ${o}`}${s}`}let a=t===i.night&&i.tables.find(l=>l.table===n);return`Tablet of ${a?a.name:`table ${n}`}${s}`}var mi=12,an=Object.keys(_e),sn=(...e)=>e.map((t,n)=>({value:t,colour:an[n]})),_i=[{name:"casino",chips:[{value:1,colour:"white"},{value:5,colour:"red"},{value:25,colour:"green"},{value:100,colour:"black"},{value:500,colour:"purple"}]},{name:"tens",chips:sn(1,5,10,50,100)},{name:"many small",chips:sn(1,2,5,10,20,50)},{name:"three colours",chips:sn(1,5,20)}];function rn(e){let t=e.map(n=>n.value);return t.some(n=>!n)?"Every chip needs a value, a whole number from 1.":new Set(t).size<t.length?"Two kinds of chips have the same value.":t.includes(1)?null:"There must be a chip of 1, or some amounts could not be paid."}var bi=(e,t)=>e.length===t.length&&e.every((n,o)=>n.value===t[o].value&&n.colour===t[o].colour);function xo({held:e,money:t,wrong:n,onChange:o}){let i=(a,l)=>o(e.map((c,p)=>p===a?{...c,...l}:c)),s=()=>{let a=an.find(c=>!e.some(p=>p.colour===c))??"grey",l=Math.max(...e.map(c=>c.value??0));o([...e,{value:l?l*5:1,colour:a}])};return r`<fieldset class="field chip-set">
    <legend>Chips</legend>
    <div class="choices">
      ${_i.map(a=>r`<${d} key=${a.name} chosen=${bi(a.chips,e)}
        onTap=${()=>o(a.chips)}>
        <span class="choice-words"><b>${a.name}</b><span class="choice-note">${a.chips.map(l=>l.value).join(" ")}</span></span>
      <//>`)}
    </div>
    <ul class="chip-rows">
      ${e.map((a,l)=>r`<${gi} key=${l} chip=${a} money=${t} alone=${e.length===1}
        onChange=${c=>i(l,c)} onRemove=${()=>o(e.filter((c,p)=>p!==l))} />`)}
    </ul>
    <div><${d} kind="quiet" disabled=${e.length>=mi} onTap=${s}>add a chip<//></div>
    ${n&&r`<p class="wrong" role="alert">${n}</p>`}
  </fieldset>`}function gi({chip:e,money:t,alone:n,onChange:o,onRemove:i}){let[s,a]=m(!1),[l,c]=m(String(e.value??"")),p=Gt(),u=(Ze(l)||null)===e.value?l:String(e.value??""),f=h=>{c(h),o({value:Ze(h)||null})};return r`<li class="chip-row">
    <button type="button" class="swatch" aria-expanded=${String(s)} aria-label=${`colour: ${e.colour}`}
      onClick=${()=>a(!s)}><${bt} value=${e.value??0} colour=${e.colour} /></button>
    <span class="chip-colour">${e.colour}</span>
    <label class="unseen" for=${p}>value of the ${e.colour} chip</label>
    <input id=${p} class="is-numeric" type="text" inputmode="numeric" autocomplete="off" value=${u}
      onInput=${h=>f(h.target.value)} />
    <span class="chip-worth quiet">${e.value&&t?H(e.value,t):""}</span>
    <${d} kind="quiet" name=${`take the ${e.colour} chip out of the set`} disabled=${n} onTap=${i}>✕<//>
    ${s&&r`<div class="swatches" role="group" aria-label="colour">
      ${an.map(h=>r`<button type="button" key=${h} aria-label=${h}
        class=${C(["swatch",h===e.colour&&"is-chosen"])} aria-pressed=${String(h===e.colour)}
        onClick=${()=>{o({colour:h}),a(!1)}}><${bt} value=${e.value??0} colour=${h} /></button>`)}
    </div>`}
  </li>`}var yi=["EUR","USD","GBP","CHF","CZK","DKK","NOK","PLN","SEK","AUD","CAD","JPY","UAH"],vi={US:"USD",GB:"GBP",CH:"CHF",CZ:"CZK",DK:"DKK",NO:"NOK",PL:"PLN",SE:"SEK",AU:"AUD",CA:"CAD",JP:"JPY",UA:"UAH"};function cn(){let e=new Intl.Locale(navigator.language||"en-IE").maximize().region,t=vi[e]??"EUR";return{currency:t,worth:Ct(ln(t)[2],t)}}function Co({currency:e,worth:t}){if(!e)return null;let n=xt(t,e);return n?{currency:e,chip:n}:void 0}var ln=e=>Jt(e)?[10,20,50,100,200]:[10,20,50,100,500];function Ao({held:e,wrong:t,onChange:n}){let o=Gt(),{currency:i,worth:s}=e,a=[{value:"cash",label:"Cash",note:"the drawer holds real money"},{value:"play",label:"Play money",note:"chips are only chips"}],l=p=>n(p==="play"?{...e,currency:null}:cn()),c=p=>n({currency:p,worth:Ct(ln(p)[2],p)});return r`<div class="money">
    <${U} label="What is played for" value=${i?"cash":"play"} choices=${a} onChange=${l} />
    ${i&&r`<div class="money-cash">
      <${Ve} label="Currency" id=${o}>
        <select id=${o} value=${i} onChange=${p=>c(p.target.value)}>
          ${yi.map(p=>r`<option key=${p} value=${p}>${p}</option>`)}
        </select>
      <//>
      <${J} label="A chip is worth" value=${s} numeric suffix=${i} wrong=${t}
        note=${wi(s,i)} onInput=${p=>n({currency:i,worth:p})} />
      <${U} label="Usual" value=${xt(s,i)}
        choices=${ln(i).map(p=>({value:p,label:A(p,{currency:i})}))}
        onChange=${p=>n({currency:i,worth:Ct(p,i)})} />
    </div>`}
  </div>`}function wi(e,t){let n=xt(e,t);return n?`100 chips are ${A(100*n,{currency:t})}.`:null}var Oo=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function Eo({server:e,state:t,onClose:n}){let o=T(e),[i,s]=m(t.name),[a,l]=m(t.chip_set),[c,p]=m(()=>ki(t.money)),u=t.chips.issued>0||t.drawer.cash>0,f=Co(c),h={...i.trim()!==t.name&&{name:i.trim()},...!Oo(a,t.chip_set)&&{chip_set:a.map(({value:y,colour:v})=>({value:y,colour:v}))},...!u&&!Oo(f,t.money)&&{money:f}},$=async()=>{await o.ask("PATCH",e.path,h)&&n()},_=!i.trim()||rn(a)||f===void 0,k=r`<${d} kind="plain" onTap=${n}>go back<//>`;return r`<${S} title="Settings of the night" onClose=${n}>
    <${D} asking=${o} way=${k} submit="change" onSubmit=${$} blocked=${_||!Object.keys(h).length}>
      <${J} label="Name" value=${i} wrong=${o.fields.name} onInput=${s} />
      ${u?r`<p class="note">${t.money?`A chip is worth ${H(1,t.money)}`:"Chips are play money"}; that is settled once there are chips about, or cash in the drawer.</p>`:r`<${Ao} held=${c} wrong=${f===void 0&&"What is a chip worth? Such as 0.50."} onChange=${p} />`}
      <${xo} held=${a} money=${t.money} wrong=${rn(a)??o.fields.chip_set} onChange=${l} />
    <//>
  <//>`}function ki(e){return e?{currency:e.currency,worth:Ct(e.chip,e.currency)}:{...cn(),currency:null}}function Po({server:e,state:t,table:n,route:o,onClose:i}){let{found:s,trouble:a,look:l}=Vt(e.api,`${o}/codes`),c=r`
    <a class="button is-plain" href=${`/table/${t.night}/${n.table}`}>deal on this screen</a>
    <${d} kind="main" onTap=${i}>done<//>`;return r`<${S} title=${`A tablet for ${n.name}`} onClose=${i} foot=${c}>
    <${O} text=${a} />
    ${s&&r`<div class="invitation">
      <${nt} svg=${s.qr} name=${`the address of ${n.name}'s tablet, to scan`} />
      <div class="invitation-words">
        <p>Scan it with the tablet, or open</p>
        <p class="address">${new URL(s.url).host}</p>
        <p>there and type</p>
        <p class="code">${_t(s.code)}</p>
        <p class="note">Good until ${V(s.expires)}, for one tablet: another one that comes in waits until it is let in.</p>
        <${d} kind="quiet" onTap=${l}>another code<//>
      </div>
    </div>`}
    ${!s&&!a&&r`<p class="quiet">One moment.</p>`}
  <//>`}function Vt(e,t){let[n,o]=m({}),i=async()=>{try{o({found:await e.send("POST",t)})}catch(s){if(!(s instanceof F))throw s;o({trouble:s.message})}};return N(()=>{i()},[t]),{...n,look:i}}var Ti={entries:ye,drawer:ko,wall:Si,screens:So,settings:Eo};function No({server:e,state:t,onClose:n}){let[o,i]=m(null),s=Ti[o],a=t.status==="open";return r`<section class="whole-night no-print" aria-label="the whole night">
    <div class="choices">
      ${a&&r`<${d} onTap=${()=>i("drawer")}>drawer<//>`}
      <${d} onTap=${()=>i("entries")}>put right …<//>
      <${d} onTap=${()=>i("wall")}>wall<//>
      <${d} onTap=${()=>i("screens")}>screens<//>
      ${a&&r`<${d} onTap=${()=>i("settings")}>settings<//>`}
      <a class="button" href=${`/books/${t.night}`}>the books</a>
      <${d} onTap=${()=>print()}>print<//>
    </div>
    ${a&&r`<${d} kind="danger" onTap=${n}>close the night<//>`}
    ${s&&r`<${s} server=${e} state=${t} onClose=${()=>i(null)} />`}
  </section>`}function Si({server:e,onClose:t}){let{found:n,trouble:o}=Vt(e.api,`${e.path}/wall-links`),i=r`<span></span><${d} kind="main" onTap=${t}>done<//>`;return r`<${S} title="A screen on the wall" onClose=${t} foot=${i}>
    <${O} text=${o} />
    <p>It shows every table of the night, and can do nothing. Open this on it:</p>
    ${n&&r`<div class="invitation">
      <${nt} svg=${n.qr} name="the wall's address, to scan" />
      <div class="invitation-words">
        <p><a class="address" href=${n.url} target="_blank" rel="noopener">${n.url}</a></p>
        <p class="note">Whoever has this address can look on. A new one ends the last one.</p>
      </div>
    </div>`}
  <//>`}var xi={live:"live",polling:"slow",lost:"no connection"};function Mo({path:e,round:t,tray:n,connection:o,children:i}){return r`<header class="bar">
    <ol class="bar-path">${e.map(s=>r`<li key=${s}>${s}</li>`)}</ol>
    ${t!=null&&r`<span>round <b>${t}</b></span>`}
    ${n!=null&&r`<span class="bar-tray" data-place="house">tray <b class="figure">${b(n)}</b></span>`}
    ${o&&r`<span class=${`connection is-${o}`} role="status">${xi[o]}</span>`}
    ${i}
  </header>`}var Do=({path:e,connection:t,children:n})=>r`<div class="masthead" data-ground="felt">
  <${Mo} path=${e} connection=${t}>${n}<//>
</div>`;var Ci=3e4;function Ro(e,t,n=null){let[o,i]=m(null);return N(()=>{let s=!1,a=()=>e.get(`nights/${t}/room`).then(c=>s||i(c),()=>{});a();let l=setInterval(()=>document.hidden||a(),Ci);return()=>{s=!0,clearInterval(l)}},[t,n]),o}var un=e=>e.addresses.length>0;function Io({room:e,small:t}){return un(e)?r`<div class=${C(["room-code",t&&"is-small"])}>
    <${nt} svg=${e.qr} name="the address to join with a phone, to scan" />
    <div class="room-words">
      <p>${t?"Join":"Scan it with a phone, or open"}</p>
      <p class="room-address">${e.addresses[0]}</p>
      ${e.addresses.slice(1).map(n=>r`<p key=${n} class="room-other">or ${n}</p>`)}
      <p class="room-figures">${_t(e.code)}</p>
    </div>
  </div>`:r`<p>No phone reaches this Croupier: it listens on its own machine alone. Start it without --host.</p>`}function Lo({server:e,state:t}){let n=T(e);if(!t.asking.length)return null;let o=s=>`${e.path}/guests/${s.session}`,i=(s,a)=>n.ask(s,o(a));return r`<ul class="asked no-print" aria-label="phones that ask to come in">
    ${t.asking.map(s=>r`<li key=${s.session} role="alert">
      <span><b>${s.name}</b> ${s.player===null?"asks to come in.":"asks to come in with another phone."}
        ${s.player!==null&&r` <span class="note">The one that is in goes out.</span>`}</span>
      <${d} busy=${n.busy} name=${`send ${s.name} away`} onTap=${()=>i("DELETE",s)}>send away<//>
      <${d} kind="main" busy=${n.busy} name=${`let ${s.name} in`} onTap=${()=>i("PUT",s)}>let in<//>
    </li>`)}
    <${O} text=${n.error} onGone=${n.clear} />
  </ul>`}function Bo({server:e,state:t,large:n,onShow:o}){let i=Ro(e.api,t.night,n);return i?un(i)?r`<button type="button" class="room-button no-print" onClick=${o}>
    <span>join at <b>${i.addresses[0]}</b></span>
    <span class="code">${_t(i.code)}</span>
    <span class="note">${t.phones.length?`${g(t.phones.length,"phone")} in`:"no phone is in"} · show it large</span>
  </button>`:r`<p class="note no-print">No phone reaches this Croupier: it listens on its own machine alone.</p>`:null}var Ai={ask:"wait for your tap",in:"come in at once",out:"stay out"};function jo({server:e,state:t,onClose:n}){let[o,i]=m(null),[s,a]=m(null),l=T(e),c=`${e.path}/phones`;N(()=>{e.api.get(c).then(i,()=>{})},[t.phones.join(),t.asking.length]);let p=async(h,$,_)=>{let k=await l.ask(h,`${e.path}/${$}`,_);k?.room&&i(k)},u=h=>l.ask("DELETE",`sessions/${h.session}`);if(s)return r`<${pn} server=${e} player=${s} onClose=${()=>a(null)} />`;let f=r`<span></span><${d} kind="main" onTap=${n}>done<//>`;return r`<${S} title="Phones" onClose=${n} foot=${f}>
    <${O} text=${l.error} onGone=${l.clear} />
    ${!o&&r`<p class="quiet">One moment.</p>`}
    ${o&&r`<${Io} room=${o.room} />
      <div><${d} kind="quiet" busy=${l.busy} onTap=${()=>p("POST","room/code")}>another code<//></div>
      <fieldset class="field"><legend>Somebody whose name is not on the list</legend>
        <div class="choices">
          ${Object.entries(Ai).map(([h,$])=>r`<${d} key=${h} chosen=${o.new_names===h} busy=${l.busy}
            onTap=${()=>p("PUT","room",{new_names:h})}>${$}<//>`)}
        </div>
      </fieldset>
      <h3>${o.phones.length?`${g(o.phones.length,"phone")} in`:"No phone is in yet"}</h3>
      <ul class="screens">
        ${o.phones.map(h=>r`<li key=${h.session} class="screen-row">
          <span><b>${h.name}</b><span class="note">in since ${V(h.since)} · last heard ${V(h.last_seen)}</span></span>
          <span class="choices">
            <${d} name=${`a new link for ${h.name}`} onTap=${()=>a(h)}>new link<//>
            <${d} busy=${l.busy} name=${`sign the phone of ${h.name} out`} onTap=${()=>u(h)}>sign out<//>
          </span>
        </li>`)}
      </ul>`}
  <//>`}function pn({server:e,player:t,onClose:n}){let{found:o,trouble:i,look:s}=Vt(e.api,`${e.path}/players/${t.player}/link`),a=r`<span></span><${d} kind="main" onTap=${n}>done<//>`;return r`<${S} title=${`A phone for ${t.name}`} onClose=${n} foot=${a}>
    <${O} text=${i} />
    ${o&&r`<div class="invitation">
      <${nt} svg=${o.qr} name=${`the link of ${t.name}'s phone, to scan`} />
      <div class="invitation-words">
        <p>Scan it with ${t.name}'s own phone: whoever opens it is ${t.name}.</p>
        <p class="note">Good until ${V(o.expires)}. A phone that ${t.name} had is out as soon as this one is in.</p>
        <${d} kind="quiet" onTap=${s}>another link<//>
      </div>
    </div>`}
    ${!o&&!i&&r`<p class="quiet">One moment.</p>`}
  <//>`}function Fo({label:e,value:t,range:n,chipset:o,last:i,optional:s,onChange:a}){let[l,c]=m([]),p=en(t,l,o),u=tn(n),f=v=>u===null||v<=u,h=v=>{c(v),a(v.reduce((w,E)=>w+E,0))},$=v=>f(t+v)&&h([...p,v]),_=v=>h(_o(p,v)),k=v=>h(en(v,[],o)),y=t===0&&s?"none":mo(t,n);return r`<div class="pad" role="group" aria-label=${e}>
    <div class="pad-head">
      ${e&&r`<span class="pad-label">${e}</span>`}
      <output class="pad-amount">${b(t)}</output>
      <span class=${C(["pad-note",y&&t>0&&"is-wrong"])}>${y??Ei(u)}</span>
    </div>
    <div class="pad-keys">
      <${Oi} chipset=${o} fits=${v=>f(t+v)} onAdd=${$} onTakeOff=${_} />
      <div class="pad-side">
        <${d} name="take off the last chip" disabled=${!p.length}
          onTap=${()=>h(p.slice(0,-1))}>⌫<//>
        <${d} kind="quiet" disabled=${!i||!f(i)} onTap=${()=>k(i)}>
          same again${i?` \xB7 ${b(i)}`:""}
        <//>
        <${d} kind="quiet" disabled=${!t} onTap=${()=>h([])}>clear<//>
      </div>
    </div>
  </div>`}function Oi({chipset:e,fits:t,onAdd:n,onTakeOff:o}){let i=[...e].sort((s,a)=>s.value-a.value);return r`<div class="pad-chips">
    ${i.map(s=>r`<${Ni} key=${s.value} chip=${s} disabled=${!t(s.value)}
      onAdd=${()=>t(s.value)&&n(s.value)} onTakeOff=${()=>o(s.value)} />`)}
  </div>`}var Ei=e=>e===null?"":`of ${b(e)}`,Pi=450;function Ni({chip:e,disabled:t,onAdd:n,onTakeOff:o}){let i=B(null),s=B(!1),a=()=>{s.current=!1,i.current=setTimeout(()=>{s.current=!0,o()},Pi)},l=()=>clearTimeout(i.current);return r`<button type="button" class="pad-chip" aria-disabled=${t?"true":null}
      aria-label=${`add ${b(e.value)} (${e.colour})`}
      onPointerDown=${a} onPointerUp=${l} onPointerLeave=${l} onPointerCancel=${l}
      onContextMenu=${c=>c.preventDefault()}
      onClick=${()=>!s.current&&n()}>
    <${bt} ...${e} />
  </button>`}var Mi=Number.MAX_SAFE_INTEGER;function Z({label:e,value:t,most:n,least:o=1,money:i,chipset:s,inChips:a,last:l,onChange:c}){let p=a?null:i,u=Qe(p,n,{from:a?100:20}).filter(f=>f!==n);return r`<div class="chip-amount">
    <div class="quick" role="group" aria-label="amounts at one tap">
      ${u.map(f=>r`<${Uo} key=${f} sum=${f} money=${p} chosen=${f===t} onTap=${c} />`)}
      ${n>0&&r`<${Uo} sum=${n} words="all" money=${p} chosen=${n===t} onTap=${c} />`}
    </div>
    <${Fo} label=${e} value=${t} range=${{min:o,max:n??Mi,step:1}} chipset=${s}
      last=${l} optional=${o===0} onChange=${c} />
  </div>`}function Uo({sum:e,words:t,money:n,chosen:o,onTap:i}){let s=t??(n?A(e*n.chip,n):b(e)),a=t||n?`${b(e)} chip${e===1?"":"s"}`:null;return r`<${d} chosen=${o} onTap=${()=>i(e)}>
    <span class="choice-words"><b>${s}</b>${a&&r`<span class="choice-note">${a}</span>`}</span>
  <//>`}var Pt=(e,t,n)=>`${e.path}/players/${t.player}/${n}`,Y=(e,t)=>t?H(e,t):`${g(e,"chip")} of play money`,ve=({drawer:e,money:t})=>Math.floor(e.cash/(t?.chip??1)),Ho=(e,t)=>e.state.players.find(n=>n.player===t.player),Wo=0;function Di({server:e,state:t,player:n,way:o,onDone:i}){let s=T(e),[a,l]=m(0),[c,p]=m(n.owed>0?"owed":"cash"),u=Y(a,t.money),f=async()=>{let k=await s.ask("POST",Pt(e,n,"buy-ins"),{chips:a,against:c});k&&(Wo=a,i({entry:k.entry,title:`${n.name} has bought ${g(a,"chip")}`,take:{cash:`Take ${u} from ${n.name}.`,marker:`${n.name} signs a marker for ${g(a,"chip")}.`,owed:`The house owes ${n.name} ${g(n.owed-a,"chip")} from now on.`}[c],hand:"Push across:",piles:a}))},h=n.limit===null?"owed to the desk":`${g(Math.max(0,n.limit-n.owes.desk),"chip")} more at most`,$=[n.owed>0&&{value:"owed",label:"What the house owes",note:g(n.owed,"chip")},{value:"cash",label:"Cash",note:"into the drawer"},{value:"marker",label:"Marker",note:h}].filter(Boolean),_={cash:`${n.name} pays ${u}.`,marker:`${n.name} will owe ${g(n.owes.desk+a,"chip")} to the desk.`,owed:`Paid with ${g(a,"chip")} of what the house owes.`};return r`<${D} asking=${s} way=${o} blocked=${!a} onSubmit=${f}
      submit=${a?`sell ${g(a,"chip")}`:"sell"}>
    <${Z} label="chips" value=${a} last=${Wo} money=${t.money} chipset=${t.chip_set} onChange=${Nt(s,l)} />
    <${U} label="Against" value=${c} choices=${$} onChange=${p} />
    <p class="says">${a?_[c]:"How much?"}</p>
  <//>`}function Ri({server:e,state:t,player:n,way:o,onDone:i}){let s=T(e),[a,l]=m(0),c=Math.min(n.bankroll,ve(t));return r`<${D} asking=${s} way=${o} blocked=${!a} onSubmit=${async()=>{let u=await s.ask("POST",Pt(e,n,"buy-backs"),{chips:a});u&&i({entry:u.entry,title:`${g(a,"chip")} taken back`,take:`Take ${g(a,"chip")} from ${n.name}:`,piles:a,after:`Hand ${n.name} ${Y(a,t.money)} from the drawer.`})}}
      submit=${a?`take ${g(a,"chip")} back`:"take back"}>
    <${Z} label="chips" value=${a} most=${c} money=${t.money} chipset=${t.chip_set} onChange=${Nt(s,l)} />
    <p class="says">${a?`${n.name} gets ${Y(a,t.money)}.`:c<n.bankroll?`The drawer can pay for ${g(c,"chip")} of ${n.bankroll}.`:"How much?"}</p>
  <//>`}function Ii({server:e,state:t,player:n,way:o,onDone:i}){let s=T(e),a=be(n.bankroll,t.chip_set),[l,c]=m("count"),[p,u]=m(null),f=l==="count",h=f?a.total:n.bankroll,$=io({...n,bankroll:h},t),_=()=>{let w=f?a.over():{};w&&(f&&Ot(a.total,a.book)?u(w):k(w))},k=async w=>{u(null);let E=await s.ask("POST",Pt(e,n,"cash-outs"),w);if(!E)return a.afresh(n.bankroll);let P=Ho(E,n),tt=P.cash_out-n.cash_out;i({entry:E.entry,title:`${n.name} has cashed out`,take:`Take the ${g(h,"chip")} back.`,hand:tt>0?`Hand ${n.name} ${A(tt,t.money)}.`:"Nothing to hand over.",after:[Wi(P.found-n.found),Hi(P,t.money)].filter(Boolean).join(" ")})},y=[{value:"count",label:"Count the chips",note:"by their kinds"},{value:"book",label:"As in the book",note:g(n.bankroll,"chip")}],v=[[f?"counted":`${n.name}'s bankroll`,g(h,"chip")],$.settled>0&&["goes to what is owed",g($.settled,"chip")],["paid from the drawer",Y($.paid,t.money)],$.owed>0&&["the drawer cannot pay: the house will owe",Y($.owed,t.money)]].filter(Boolean);return r`<${D} asking=${s} way=${o} blocked=${f?!a.said:!h} onSubmit=${_} submit=${`cash out ${n.name}`}>
    <${U} label="Chips handed in" value=${l} choices=${y} onChange=${c} />
    ${f&&r`<${ge} counting=${a} chipset=${t.chip_set} />`}
    ${p&&r`<${Et} found=${a.total} book=${a.book} says=${`${n.name} is paid for ${g(a.total,"chip")}.`}
      onYes=${()=>k(p)} onClose=${()=>u(null)} />`}
    <dl class="standing">
      ${v.map(([w,E])=>r`<div key=${w}><dt>${w}</dt><dd class="figure">${E}</dd></div>`)}
    </dl>
    ${n.racks.length>0&&r`<p class="note">What stands at the tables stays there until ${n.name} stands up.</p>`}
  <//>`}function Li({server:e,state:t,player:n,way:o,onDone:i}){let s=T(e),[a,l]=m(0),[c,p]=m(n.bankroll?"chips":"cash"),u=c==="chips"?Math.min(j(n),n.bankroll):j(n),f=async()=>{let _=await s.ask("POST",Pt(e,n,"repayments"),{chips:a,with:c});if(!_)return;let k=j(n)-a;i({entry:_.entry,title:`${n.name} has repaid ${g(a,"chip")}`,take:c==="cash"?`Take ${Y(a,t.money)} from ${n.name}.`:`Take ${g(a,"chip")} from ${n.name}:`,piles:c==="chips"?a:0,after:k?`${n.name} still owes ${g(k,"chip")}.`:"Nothing is owed any more."})},h=[{value:"chips",label:"Chips",note:"of the bankroll"},{value:"cash",label:"Cash",note:"into the drawer"}],$=_=>{p(_),l(0),s.clear()};return r`<${D} asking=${s} way=${o} blocked=${!a} onSubmit=${f}
      submit=${a?`repay ${g(a,"chip")}`:"repay"}>
    <${U} label="With" value=${c} choices=${h} onChange=${$} />
    <${Z} label="chips" value=${a} most=${u} money=${t.money} chipset=${t.chip_set} onChange=${Nt(s,l)} />
    <p class="says">${a&&c==="cash"?`${n.name} pays ${Y(a,t.money)}.`:`${n.name} owes ${g(j(n),"chip")}${c==="chips"?` and has ${g(n.bankroll,"chip")} in the bankroll`:""}.`}</p>
  <//>`}function Bi({server:e,state:t,player:n,way:o,onDone:i}){let s=T(e),a=Math.min(n.owed,ve(t)),[l,c]=m(a);return r`<${D} asking=${s} way=${o} blocked=${!l} onSubmit=${async()=>{let u=await s.ask("POST",Pt(e,n,"house-payments"),{chips:l});if(!u)return;let f=n.owed-l;i({entry:u.entry,title:`The house has paid ${n.name}`,hand:`Hand ${n.name} ${Y(l,t.money)} from the drawer.`,after:f?`The house still owes ${Y(f,t.money)}.`:"The house owes nothing any more."})}}
      submit=${l?`pay ${Y(l,t.money)}`:"pay"}>
    <${Z} label="chips' worth" value=${l} most=${a} money=${t.money} chipset=${t.chip_set} onChange=${Nt(s,c)} />
    <p class="says">The house owes ${n.name} ${Y(n.owed,t.money)}; the drawer holds ${A(t.drawer.cash,t.money)}.</p>
  <//>`}function ji({server:e,state:t,player:n,way:o,onDone:i}){let s=T(e),a=t.players.filter($=>$.player!==n.player),[l,c]=m(a.length===1?a[0].player:null),[p,u]=m(0),f=a.find($=>$.player===l);return r`<${D} asking=${s} way=${o} blocked=${!p||!f} onSubmit=${async()=>{let $={from:n.player,to:l,chips:p},_=await s.ask("POST",`${e.path}/gifts`,$);_&&i({entry:_.entry,title:`${n.name} gives ${f.name} ${g(p,"chip")}`,hand:"From hand to hand:",piles:p})}}
      submit=${p?`give ${g(p,"chip")}`:"give"}>
    <${U} label="To" value=${l} choices=${a.map($=>({value:$.player,label:$.name}))} onChange=${c} />
    <${Z} label="chips" value=${p} most=${n.bankroll} money=${t.money} chipset=${t.chip_set} onChange=${Nt(s,u)} />
    <p class="says">${f?p?`${n.name} gives ${f.name} ${g(p,"chip")}.`:"How much?":"To whom?"}</p>
  <//>`}function Fi({server:e,state:t,player:n,way:o,onDone:i}){let s=T(e),[a,l]=m(n.limit!==null?"some":"none"),[c,p]=m(n.limit??0),u=a==="none"?null:c,f=async()=>{await s.ask("PUT",Pt(e,n,"marker-limit"),{limit:u})&&i({title:`${n.name}'s limit`,hand:u===null?`The desk lends ${n.name} without a limit.`:`The desk lends ${n.name} ${g(u,"chip")} at most.`})},h=[{value:"none",label:"No limit"},{value:"some",label:"A limit",note:"for what the desk lends"}];return r`<${D} asking=${s} way=${o} blocked=${u===n.limit} onSubmit=${f} submit="that is the limit">
    <${U} label="Markers at the desk" value=${a} choices=${h} onChange=${l} />
    ${a==="some"&&r`<${Z} label="chips" least=${0} value=${c} money=${t.money} chipset=${t.chip_set} onChange=${Nt(s,p)} />`}
    <p class="says">${n.name} owes the desk ${g(n.owes.desk,"chip")} now.</p>
    <p class="note">Compulsory payments at the tables are advanced regardless.</p>
  <//>`}function Ui({server:e,player:t,way:n,onDone:o}){let i=T(e),[s,a]=m(t.name),l=async()=>{let c=await i.ask("PATCH",`${e.path}/players/${t.player}`,{name:s.trim()});c&&o({title:Ho(c,t).name,hand:`${t.name} is called that from now on.`})};return r`<${D} asking=${i} way=${n} blocked=${!s.trim()||s.trim()===t.name} onSubmit=${l} submit="rename">
    <${J} label="Name" value=${s} wrong=${i.fields.name} focused onInput=${a} />
  <//>`}function Wi(e){return e?`${g(Math.abs(e),"chip")} ${e>0?"more":"fewer"} than in the book: noted as ${e>0?"over":"short"}.`:null}function Hi(e,t){let n=[K(e)>0&&`still has ${g(K(e),"chip")} at the tables`,j(e)>0&&`still owes ${g(j(e),"chip")}`,e.owed>0&&`is owed ${H(e.owed,t)} by the house`].filter(Boolean);return n.length?`${e.name} ${n.join(" and ")}.`:null}var Nt=(e,t)=>n=>{e.clear(),t(n)},$n={sell:{label:"sell chips",main:!0,Form:Di,possible:()=>!0},out:{label:"cash out",Form:Ii,possible:e=>e.bankroll>0},back:{label:"take chips back",Form:Ri,possible:(e,t)=>Math.min(e.bankroll,ve(t))>0},give:{label:"give chips to \u2026",Form:ji,possible:(e,t)=>e.bankroll>0&&t.players.length>1},repay:{label:"repay a marker",Form:Li,possible:e=>j(e)>0},pay:{label:"pay what is owed",Form:Bi,possible:(e,t)=>Math.min(e.owed,ve(t))>0},limit:{label:"limit of markers",Form:Fi,possible:()=>!0},rename:{label:"rename",Form:Ui,possible:()=>!0}};function qo({server:e,state:t,player:n,deed:o,onClose:i}){let[s,a]=m(o??null),[l,c]=m(null),p=()=>{c(null),a(null)};if(l)return r`<${Gi} server=${e} receipt=${l} state=${t} onMore=${p} onClose=${i} />`;if(s==="entries")return r`<${ye} server=${e} state=${t} player=${n} onClose=${p} />`;if(s==="phone")return r`<${pn} server=${e} player=${n} onClose=${p} />`;if(s){let{Form:f,label:h}=$n[s],$=r`<${d} kind="plain" onTap=${o?i:p}>go back<//>`;return r`<${S} title=${`${n.name}: ${h}`} onClose=${i}>
      <${f} server=${e} state=${t} player=${n} way=${$} onDone=${c} />
    <//>`}let u=r`<${d} kind="plain" onTap=${i}>close<//>
    <a class="button is-plain" href=${`/books/${t.night}#player-${n.player}`}>line by line</a>`;return r`<${S} title=${n.name} onClose=${i} foot=${u}>
    <${qi} player=${n} state=${t} />
    <${Ki} corrections=${n.corrections} />
    <div class="deed-grid">
      ${Object.entries($n).map(([f,h])=>r`<${d} key=${f} kind=${h.main?"main":"plain"}
        disabled=${!h.possible(n,t)} onTap=${()=>a(f)}>${h.label}<//>`)}
      <${d} kind="plain" onTap=${()=>a("phone")}>a link for the phone …<//>
      <${d} kind="plain" onTap=${()=>a("entries")}>what was done …<//>
    </div>
  <//>`}function qi({player:e,state:t}){let n=e.racks.map(i=>[`${t.tables.find(a=>a.table===i.table)?.name??`Table ${i.table}`}, seat ${i.seat}`,b(i.chips)]),o=[["cash in",A(e.cash_in,t.money)],["bankroll",b(e.bankroll)],...n,e.cash_out>0&&["cash out",A(e.cash_out,t.money)],e.owes.desk>0&&["owes the desk",b(e.owes.desk)],e.owes.table>0&&["owes for advances at tables",b(e.owes.table)],e.owed>0&&["the house owes",b(e.owed)],e.limit!==null&&["the desk lends at most",b(e.limit)],e.found!==0&&[`counted ${e.found>0?"over":"short"}`,q(e.found)],["result",q(e.result)]].filter(Boolean);return r`<dl class="standing">
    ${o.map(([i,s])=>r`<div key=${i}><dt>${i}</dt><dd class="figure">${s}</dd></div>`)}
  </dl>`}function Ki({corrections:e}){return e.length?r`<ul class="corrections" aria-label="put right">
    ${e.map(t=>r`<li key=${t.entry} class="note">Entry ${t.corrects}
      (${t.was.replaceAll("-"," ")}) taken back at ${V(t.at)} by ${t.who}: ${t.why}</li>`)}
  </ul>`:null}function Gi({server:e,receipt:t,state:n,onMore:o,onClose:i}){let s=T(e),[a,l]=m(!1),{title:c,hand:p,take:u,piles:f,after:h,entry:$}=t,_=async()=>{let y={entry:$,why:"taken back at once at the desk"};await s.ask("POST",`${e.path}/corrections`,y)&&l(!0)},k=r`
    <${d} kind="plain" onTap=${o}>something else<//>
    <${d} kind="main" onTap=${i}>done<//>`;return a?r`<${S} title="Taken back" onClose=${i} foot=${k}>
      <p>It stands in the book, and so does its correction: everything is as it was before.</p>
    <//>`:r`<${S} title=${c} onClose=${i} foot=${k}>
    ${u&&r`<p class="receipt-line">${u}</p>`}
    ${p&&r`<p class="receipt-line">${p}</p>`}
    ${f>0&&r`<${vo} amount=${f} chipset=${n.chip_set} words />`}
    ${h&&r`<p class="quiet">${h}</p>`}
    <${O} text=${s.error} onGone=${s.clear} />
    ${$&&r`<div><${d} kind="quiet" busy=${s.busy} onTap=${_}>a mistake: take it back<//></div>`}
  <//>`}function Ko({state:e}){let{money:t,drawer:n,players:o,checks:i}=e,s=me(e),a=Je(o),l=so(e),c=Kt(e.tables).result;return r`<section class="summary" aria-label="the night in figures">
    <${we} name="Drawer" value=${A(n.cash,t)} note=${`float ${A(n.float,t)}`}
      warning=${s>0&&`${A(s,t)} short if everyone cashed in`}
      good=${!s&&a>0&&`covers everyone: ${A(a*(t?.chip??1),t)}`} />
    <${we} name="Chips out" value=${b(l.out)} note=${Vi(l)}
      warning=${e.chips.over_short!==0&&`counted ${e.chips.over_short>0?"short":"over"}: ${b(Math.abs(e.chips.over_short))}`} />
    <${we} name="House" value=${q(c)} tone=${gt(c)}
      note=${t&&c?`${H(Math.abs(c),t)} ${c>0?"up":"down"} at the tables`:"result at the tables"} />
    <${we} name="Books" value=${i.agree?"agree":"do not agree"} tone=${i.agree?null:"lost"}
      note=${Ji(e.put_right)} good=${i.agree&&"balances are what the transfers make"} />
    ${!i.agree&&r`<ul class="findings" role="alert">
      ${i.findings.map(p=>r`<li key=${p}>${p}</li>`)}
    </ul>`}
  </section>`}var gt=e=>e>0?"won":e<0?"lost":null;function Ji({voided:e,undone:t,corrected:n}){return[e>0&&`${g(e,"round")} voided`,t>0&&`${g(t,"action")} undone`,n>0&&`${n} ${n===1?"entry":"entries"} corrected`].filter(Boolean).join(" \xB7 ")}function Vi({held:e,trays:t,felt:n}){return[`players ${b(e)}`,`trays ${b(t)}`,n>0&&`felts ${b(n)}`].filter(Boolean).join(" \xB7 ")}var we=({name:e,value:t,note:n,good:o,warning:i,tone:s})=>r`<div class="sum">
  <h2 class="sum-name">${e}</h2>
  <p class=${C(["sum-value",s])}>${t}</p>
  ${n&&r`<p class="note">${n}</p>`}
  ${o&&r`<p class="note is-good">${o}</p>`}
  ${i&&r`<p class="note is-warning">${i}</p>`}
</div>`;function Go({server:e,state:t,onShow:n}){let o=t.status==="open";return r`<section class="part" aria-labelledby="players">
    <h2 id="players">Players</h2>
    ${t.players.length>0?r`<${Zi} state=${t} open=${o} onShow=${n} />`:r`<p class="empty">${o?"Nobody has come yet. Type the first name.":"Nobody came."}</p>`}
    ${o&&r`<${Qi} server=${e} state=${t} />`}
  </section>`}function Zi({state:e,open:t,onShow:n}){let o=oo(e.players),i=s=>A(s,e.money);return r`<table class="ledger figures">
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
        <th scope="row" class="who">
          ${t?r`<button type="button" class="who-button" onClick=${()=>n(s.player)}>${s.name}</button>`:s.name}
        </th>
        <${Mt} label="cash in" amount=${s.cash_in} written=${i} />
        <${Mt} label="bankroll" amount=${s.bankroll} />
        <${Mt} label="at tables" amount=${K(s)} />
        <${Mt} label="cash out" amount=${s.cash_out} written=${i} />
        <${Mt} label="owes" amount=${j(s)} />
        <${Mt} label="is owed" amount=${s.owed} />
        <td class=${C(["number","result",gt(s.result)])} data-label="result">${q(s.result)}</td>
        ${t&&r`<td class="deeds no-print">
          <${d} name=${`sell chips to ${s.name}`} onTap=${()=>n(s.player,"sell")}>sell<//>
          <${d} name=${`everything else for ${s.name}`} onTap=${()=>n(s.player)}>more<//>
        </td>`}
      </tr>`)}
    </tbody>
    <tfoot><tr>
      <th scope="row" class="who">all</th>
      <td class="number" data-label="cash in">${i(o.cash_in)}</td>
      <td class="number" data-label="bankroll">${b(o.bankroll)}</td>
      <td class="number" data-label="at tables">${b(o.at_tables)}</td>
      <td class="number" data-label="cash out">${i(o.cash_out)}</td>
      <td class="number" data-label="owes">${b(o.owes)}</td>
      <td class="number" data-label="is owed">${b(o.owed)}</td>
      <td class=${C(["number","result",gt(o.result)])} data-label="result">${q(o.result)}</td>
      ${t&&r`<td class="deeds no-print"></td>`}
    </tr></tfoot>
  </table>`}var Mt=({label:e,amount:t,written:n})=>r`<td class=${C(["number",!t&&"is-nothing"])} data-label=${e}>
  ${po(t,n)}</td>`;function Qi({server:e,state:t}){let n=T(e),[o,i]=m(""),s=async l=>{if(l.preventDefault(),!o.trim())return;let c=o;await n.ask("POST",`${e.path}/players`,{name:c.trim()})&&i(p=>p===c?"":p)},a=t.players.length===0;return r`<form class="newcomer no-print" onSubmit=${s} novalidate>
    <div class="newcomer-row">
      <input type="text" value=${o} aria-label="name of a new player" autocomplete="off" spellcheck=${!1}
        placeholder=${a?"Name":"Another name"} aria-invalid=${n.error?"true":null}
        onInput=${l=>{i(l.target.value),n.clear()}} />
      <button type="submit" class=${C(["button",a&&"is-main",n.busy&&"is-busy"])}
        aria-busy=${n.busy?"true":null}>add player</button>
    </div>
    <${O} text=${n.fields.name??n.error} onGone=${n.clear} />
  </form>`}var zi={tablet:Po,fill:Yi,credit:Xi,count:Vo,close:ta};function Jo({server:e,state:t,table:n,about:o,onClose:i}){let[s,a]=m(o??null),l=`${e.path}/tables/${n.table}`;if(s){let p=zi[s];return r`<${p} server=${e} state=${t} table=${n} route=${l}
      onBack=${o?i:()=>a(null)} onClose=${i} />`}let c=r`<${d} kind="plain" onTap=${i}>close<//>`;return r`<${S} title=${n.name} onClose=${i} foot=${c}>
    <dl class="standing">
      <div><dt>${n.game_name}</dt><dd>${n.cards==="physical"?"a real deck":"on the screens"}</dd></div>
      <div><dt>tray</dt><dd class="figure">${b(n.tray)}</dd></div>
      <div><dt>result</dt><dd class="figure">${q(n.result)}</dd></div>
      ${n.found!==0&&r`<div><dt>counted ${n.found>0?"over":"short"}</dt><dd class="figure">${q(n.found)}</dd></div>`}
      ${n.round>0&&r`<div><dt>voided</dt><dd>${b(n.voided)} of ${g(n.round,"round")}</dd></div>`}
      ${n.undone>0&&r`<div><dt>taken back or amended</dt><dd>${g(n.undone,"action")}</dd></div>`}
    </dl>
    <div class="deed-grid">
      <a class="button is-main" href=${`/table/${t.night}/${n.table}`}>deal on this screen</a>
      <${d} kind="plain" onTap=${()=>a("tablet")}>code for a tablet<//>
      <${d} kind="plain" onTap=${()=>a("fill")}>fill the tray<//>
      <${d} kind="plain" disabled=${!n.tray} onTap=${()=>a("credit")}>take from the tray<//>
      <${d} kind="plain" disabled=${n.status!=="idle"} onTap=${()=>a("count")}>count the tray<//>
      <${d} kind="danger" onTap=${()=>a("close")}>close the table<//>
    </div>
  <//>`}function Yi({server:e,state:t,table:n,route:o,onBack:i,onClose:s}){let a=T(e),[l,c]=m(0),p=async()=>{await a.ask("POST",`${o}/fills`,{chips:l})&&s()},u=r`<${d} kind="plain" onTap=${i}>go back<//>`;return r`<${S} title=${`Fill the tray of ${n.name}`} onClose=${s}>
    <${D} asking=${a} way=${u} blocked=${!l} onSubmit=${p}
        submit=${l?`fill ${g(l,"chip")}`:"fill"}>
      <${Z} label="chips" value=${l} inChips chipset=${t.chip_set} onChange=${c} />
      <p class="says">From the cage, which holds ${b(t.chips.cage)}. More chips are issued if it is short.
        The tray then holds ${b(n.tray+l)}.</p>
    <//>
  <//>`}function Xi({server:e,state:t,table:n,route:o,onBack:i,onClose:s}){let a=T(e),[l,c]=m(0),p=async()=>{await a.ask("POST",`${o}/credits`,{chips:l})&&s()},u=r`<${d} kind="plain" onTap=${i}>go back<//>`;return r`<${S} title=${`Take from the tray of ${n.name}`} onClose=${s}>
    <${D} asking=${a} way=${u} blocked=${!l} onSubmit=${p}
        submit=${l?`take ${g(l,"chip")}`:"take"}>
      <${Z} label="chips" value=${l} most=${n.tray} inChips chipset=${t.chip_set} onChange=${c} />
      <p class="says">Back to the cage. The tray then holds ${b(n.tray-l)}.</p>
    <//>
  <//>`}function Vo({server:e,state:t,table:n,route:o,onBack:i,onClose:s}){let a=T(e),l=be(n.tray,t.chip_set),[c,p]=m(null),u=()=>{let _=l.over();_&&(Ot(l.total,l.book)?p(_):f(_))},f=async _=>{p(null),await a.ask("POST",`${o}/counts`,_)?s():l.afresh(n.tray)},h=n.tray!==l.book,$=r`<${d} kind="plain" onTap=${i}>go back<//>`;return r`<${S} title=${`Count the tray of ${n.name}`} onClose=${s}>
    ${h&&r`<p class="note is-warning">The tray has changed since you began.
      <${d} kind="quiet" onTap=${()=>l.afresh(n.tray)}>count afresh<//></p>`}
    <${D} asking=${a} way=${$} blocked=${h||n.status!=="idle"||!l.said} onSubmit=${u}
        submit=${l.said?`that is all: ${b(l.total)}`:"that is all"}>
      <${ge} counting=${l} chipset=${t.chip_set} />
      <p class="note">What is more or less than the book has is written down as over or short. It is nobody's win.</p>
      ${c&&r`<${Et} found=${l.total} book=${l.book} onYes=${()=>f(c)} onClose=${()=>p(null)} />`}
    <//>
  <//>`}function ta({server:e,state:t,table:n,route:o,onBack:i,onClose:s}){let a=T(e),[l,c]=m(!1),p=async()=>{await a.ask("POST",`${o}/close`,{})&&s()},u=t.players.flatMap($=>$.racks.filter(_=>_.table===n.table).map(_=>({name:$.name,chips:_.chips}))),f=n.status!=="idle";if(l)return r`<${Vo} server=${e} state=${t} table=${n} route=${o}
      onBack=${()=>c(!1)} onClose=${()=>c(!1)} />`;let h=r`<${d} kind="plain" onTap=${i}>go back<//>`;return r`<${S} title=${`Close ${n.name}?`} onClose=${s}>
    <${D} asking=${a} way=${h} danger blocked=${f} submit="close the table" onSubmit=${p}>
      ${f&&r`<p class="wrong">A round is not over there. End it first, or void it.</p>`}
      ${!f&&(n.counted!==null?r`<p class="note is-good">The tray is counted.</p>`:r`<div class="count-first"><p class="note is-warning">The tray is not counted.</p>
            <${d} onTap=${()=>c(!0)}>count it first<//></div>`)}
      <p>The tray's ${g(n.tray,"chip")} go to the cage.${u.length>0&&" These racks go to the bankrolls:"}</p>
      ${u.length>0&&r`<dl class="standing">
        ${u.map($=>r`<div key=${$.name}><dt>${$.name}</dt><dd class="figure">${b($.chips)}</dd></div>`)}
      </dl>`}
    <//>
  <//>`}function Zo({server:e,state:t}){let n=T(e),o=t.tables.flatMap(s=>s.waiting.map(a=>({table:s,screen:a})));if(!o.length)return null;let i=s=>`${e.path}/tables/${s.table}/screen`;return r`<ul class="asked no-print" aria-label="screens that ask">
    ${o.map(({table:s,screen:a})=>r`<li key=${a.session} role="alert">
      <span><b>${a.name}</b> wants to run ${s.name}. <span class="note">${zo(s)}</span></span>
      <${d} busy=${n.busy} name=${`send ${a.name} away`}
        onTap=${()=>n.ask("DELETE",`${i(s)}/${a.session}`)}>send it away<//>
      <${d} kind="main" busy=${n.busy} name=${`let ${a.name} in`}
        onTap=${()=>n.ask("PUT",i(s),{session:a.session})}>let it in<//>
    </li>`)}
    <${O} text=${n.error} />
  </ul>`}var Qo=({table:e})=>e.running&&r`<span class=${`note ${e.running.silent?"is-warning":""}`}>${zo(e)}</span>`;function zo({running:e}){return e?e.silent?`${e.name} runs it, and was not heard for a minute.`:`${e.name} runs it.`:"No screen runs it."}var Yo=(e,t={})=>Object.fromEntries(e.settings.map(({name:n,default:o})=>[n,t[n]??o])),ke=e=>Object.fromEntries(Object.entries(e).filter(([,t])=>t!==null&&t!==""));function Te(e,t){for(let{name:n,value:o,default:i}of e.settings){if(t[n]===null&&i===null)continue;let s=Xo(o,t[n]);if(s)return`${es(mt(n))}: ${s}.`}return null}function Xo(e,t){return Array.isArray(e)?e.includes(t)?null:"choose one":e.fields?fn(Object.entries(e.fields).map(([n,o])=>Xo(o,t?.[n]))):e.paytable?typeof t=="string"?null:fn(Object.values(t).map(ts)):e.each&&t&&typeof t=="object"?fn(e.each.map(n=>hn(e,t[n]))):hn(e,t)}var fn=e=>e.find(Boolean)??null;function hn({min:e,max:t,step:n=1},o){return Number.isSafeInteger(o)?o<e?`${b(e)} or more`:o>t?`${b(t)} or less`:(o-e)%n?`in steps of ${n}`:null:"a whole number, please"}var ea=/^([1-9]\d{0,6}(\/[1-9]\d{0,6})?|push|lose)$/,ts=e=>ea.test(String(e))?null:"each hand pays a whole number, a fraction 3/2, push or lose";var es=e=>e[0].toUpperCase()+e.slice(1);function ns({game:e,held:t,onChange:n}){return r`<div class="settings">
    ${e.settings.map(o=>r`<fieldset class="field setting" key=${o.name}>
      <legend>${es(mt(o.name))}</legend>
      ${o.meaning&&r`<p class="quiet small">${o.meaning}</p>`}
      <${os} value=${o.value} name=${o.name} choices=${o.choices} held=${t[o.name]}
        none=${o.default===null} onChange=${i=>n({...t,[o.name]:i})} />
    </fieldset>`)}
    ${e.odds?.length>0&&r`<${na} odds=${e.odds} />`}
  </div>`}var na=({odds:e})=>r`<section class="odds">
  <h3>What it costs or earns the house</h3>
  <dl>${e.map(({title:t,text:n})=>r`<div key=${t}><dt>${t}</dt><dd>${n}</dd></div>`)}</dl>
</section>`;function os(e){let{value:t}=e;return Array.isArray(t)?r`<${oa} ...${e} words=${t} />`:t.paytable?r`<${ra} ...${e} />`:t.fields?r`<${is} ...${e} />`:t.each?r`<${sa} ...${e} />`:r`<${ss} ...${e} />`}var oa=({words:e,choices:t,held:n,onChange:o})=>r`<div class="choices">
  ${e.map(i=>r`<${d} key=${i} chosen=${i===n} onTap=${()=>o(i)}>
    <span class="choice-words"><b>${typeof i=="number"?b(i):mt(i)}</b>
      ${t?.[i]&&r`<span class="choice-note">${t[i]}</span>`}</span>
  <//>`)}
</div>`;function ss({value:e,name:t,held:n,none:o,onChange:i}){let s=n===null&&o?null:hn(e,n),a=l=>{let c=l.target.value.trim();i(/^\d{1,16}$/.test(c)?Number(c):c===""&&o?null:c)};return r`<div class="figure-field">
    <input class=${C(["figure-input",s&&"is-wrong"])} inputmode="numeric" autocomplete="off" aria-label=${mt(t)}
      placeholder=${o?"none":""} value=${n??""} onInput=${a} />
    ${s&&r`<span class="quiet small">${s}</span>`}
  </div>`}var is=({value:e,held:t,onChange:n})=>r`<div class="setting-group">
  ${Object.entries(e.fields).map(([o,i])=>r`<label key=${o}><span>${mt(o)}</span>
    <${os} value=${i} name=${o} held=${t?.[o]} onChange=${s=>n({...t,[o]:s})} />
  </label>`)}
</div>`;function sa({value:e,name:t,held:n,onChange:o}){let i=n!==null&&typeof n=="object",s=()=>o(Object.fromEntries(e.each.map(a=>[a,n])));return r`<div class="setting-each">
    <div class="choices">
      <${d} chosen=${!i} onTap=${()=>i&&o(n[e.each[0]])}>one for all<//>
      <${d} chosen=${i} onTap=${()=>!i&&s()}>one for each<//>
    </div>
    ${i?r`<${is} value=${{fields:Object.fromEntries(e.each.map(a=>[a,ia(e)]))}}
          held=${n} onChange=${o} />`:r`<${ss} value=${e} name=${t} held=${n} onChange=${o} />`}
  </div>`}var ia=({min:e,max:t,step:n})=>({min:e,max:t,step:n}),aa="your own";function ra({value:e,choices:t,held:n,onChange:o}){let i=Object.entries(e.paytable),s=typeof n=="object"&&n!==null,a=()=>o(Object.fromEntries(Object.entries(i[0][1]).map(([c,p])=>[c,la(p)]))),l=s?n:e.paytable[n];return r`<div class="setting-paytable">
    <div class="choices">
      ${i.map(([c])=>r`<${d} key=${c} chosen=${n===c} onTap=${()=>o(c)}>
        <span class="choice-words"><b>${mt(c)}</b>
          ${t?.[c]&&r`<span class="choice-note">${t[c]}</span>`}</span>
      <//>`)}
      <${d} chosen=${s} onTap=${()=>!s&&a()}>${aa} …<//>
    </div>
    <dl class="paytable">
      ${Object.entries(l??{}).map(([c,p])=>r`<div key=${c}>
        <dt>${c}</dt>
        <dd>${s?r`<input class=${C(["figure-input",ts(p)&&"is-wrong"])} aria-label=${c} value=${p}
              onInput=${u=>o({...n,[c]:as(u.target.value.trim())})} />`:p}</dd>
      </div>`)}
    </dl>
  </div>`}var la=e=>as(e.replace(/:1$/,"").replace(":","/")),as=e=>/^[1-9]\d*$/.test(e)?Number(e):e;var ca=250;function rs(e,t,n){let[o,i]=m(null),s=t?.odds?.length&&Te(t,n)===null?JSON.stringify(ke(n)):null;return N(()=>{if(s===null)return;let a=!1,l=setTimeout(async()=>{try{let{odds:c}=await e.send("POST",`games/${t.slug}/odds`,{options:JSON.parse(s)});a||i({game:t,odds:c})}catch{a||i(null)}},ca);return()=>{a=!0,clearTimeout(l)}},[t,s]),o?.game===t?o.odds:t?.odds??[]}var ua=[{value:"virtual",label:"on the screens",note:"the house shuffles; everybody can check it"},{value:"physical",label:"a real deck",note:"the dealer deals, and taps each card that turns up"}];function ls({server:e,state:t,onOpened:n,onClose:o}){let{games:i,trouble:s}=$a(e.api),a=T(e),[l,c]=m(null),[p,u]=m(null),[f,h]=m("virtual"),[$,_]=m(0),[k,y]=m(""),v=B(null);N(()=>v.current.scrollIntoView({block:"nearest"}),[]);let w=`Table ${Math.max(0,...t.tables.map(W=>W.table))+1}`,E=W=>{let Q=i.find(st=>st.slug===W);c(Q),u(Yo(Q)),a.clear()},P=W=>{u(W),a.clear()},tt=l&&Te(l,p),Zt=rs(e.api,l,p),yt=async()=>{let W=await a.ask("POST",`${e.path}/tables`,{game:l.slug,options:ke(p),cards:f,tray:$,...k.trim()&&{name:k.trim()}});W&&n(W.number)},ot=r`<${d} kind="plain" onTap=${o}>go back<//>`;return r`<section class="sheet" ref=${v} aria-labelledby="open-table">
    <h3 id="open-table">Open a table</h3>
    <${O} text=${s} />
    <${D} asking=${a} submit="open the table" way=${ot} onSubmit=${yt}
        blocked=${!l||tt}>
      <${U} label="Game" value=${l?.slug} wide onChange=${E}
        choices=${(i??[]).map(W=>({value:W.slug,label:W.name,note:pa(W.seats)}))} />
      ${l&&r`
        <p class="note"><a href=${`/help/${l.slug}`} target="_blank" rel="noopener">How ${l.name} is played</a></p>
        <${U} label="Cards" value=${f} wide choices=${ua} onChange=${h} />
        <${ns} key=${l.slug} game=${{...l,odds:Zt}} held=${p} onChange=${P} />
        ${tt&&r`<p class="wrong" role="alert">${tt}</p>`}
        <fieldset class="field"><legend>Tray</legend>
          <p class="note">${l.scored?"Players pay each other here, and the house only lends: the tray may stay empty. Played for points alone, nobody needs a chip.":"Chips with which the house pays at this table. When they run out, the cage fills the tray by itself and the dealer says so."}</p>
          <${Z} label="chips" value=${$} least=${0} inChips chipset=${t.chip_set} onChange=${_} />
        </fieldset>
        <${J} label="Name" value=${k} placeholder=${w} wrong=${a.fields.name} onInput=${y} />`}
    <//>
  </section>`}function pa({least:e,most:t}){return e===t?g(t,"player"):`${e} to ${t} players`}function $a(e){let[t,n]=m({});return N(()=>{e.get("games").then(({games:o})=>n({games:o}),o=>n({trouble:o instanceof F?o.message:"The list of games did not come. Go back and try again."}))},[]),t}var fa={idle:"between rounds",playing:"playing",finished:"paid, waits for the next round",frozen:"stopped: the round can only be voided",closed:"closed"};function cs({server:e,state:t,onShow:n}){let[o,i]=m(!1),s=t.status==="open",a=l=>{i(!1),n(l,"tablet")};return r`<section class="part" aria-labelledby="tables">
    <h2 id="tables">Tables</h2>
    ${s&&r`<${Zo} server=${e} state=${t} />`}
    ${t.tables.length>0?r`<${ha} state=${t} open=${s} onShow=${n} />`:!o&&r`<p class="empty">${s?"No table yet. A game begins with one.":"No table was opened."}</p>`}
    ${s&&(o?r`<${ls} server=${e} state=${t} onOpened=${a} onClose=${()=>i(!1)} />`:r`<div class="no-print"><${d} kind=${t.tables.length?null:"main"} onTap=${()=>i(!0)}>open a table<//></div>`)}
  </section>`}function ha({state:e,open:t,onShow:n}){let o=Kt(e.tables);return r`<table class="ledger figures is-tables">
    <thead><tr>
      <th>table</th><th>game</th><th class="number">round</th><th class="number">seated</th>
      <th class="number">tray</th><th class="number">result</th>
      ${t&&r`<th class="no-print"><span class="unseen">what to do</span></th>`}
    </tr></thead>
    <tbody>
      ${e.tables.map(i=>r`<${da} key=${i.table} table=${i} night=${e.night} open=${t} onShow=${n} />`)}
    </tbody>
    <tfoot><tr>
      <th scope="row" class="who" colspan="4">all</th>
      <td class="number" data-label="tray">${b(o.tray)}</td>
      <td class=${C(["number","result",gt(o.result)])} data-label="result">${q(o.result)}</td>
      ${t&&r`<td class="deeds no-print"></td>`}
    </tr></tfoot>
  </table>`}function da({table:e,night:t,open:n,onShow:o}){let i=n&&e.status!=="closed";return r`<tr class=${C([e.status==="closed"&&"is-over"])}>
    <th scope="row" class="who">${e.name}</th>
    <td class="game">${e.game_name}
      <span class="note">${e.cards==="physical"?"a real deck":"on the screens"} · ${fa[e.status]}</span>
      ${i&&r`<${Qo} table=${e} />`}
      ${e.voided>0&&r`<span class="note is-warning">${e.voided} of ${g(e.round,"round")} voided</span>`}</td>
    <td class="number" data-label="round">${e.round?b(e.round):"\u2013"}</td>
    <td class="number" data-label="seated">${b(e.seated)}</td>
    <td class="number" data-label="tray">${b(e.tray)}</td>
    <td class=${C(["number","result",gt(e.result)])} data-label="result">${q(e.result)}</td>
    ${n&&r`<td class="deeds no-print">
      ${i&&r`<a class="button" href=${`/table/${t}/${e.table}`}>deal</a>
        <${d} name=${`everything else about ${e.name}`} onTap=${()=>o(e.table)}>more<//>`}
    </td>`}
  </tr>`}function us({server:e,state:t}){let n=T(e);if(!t.wishes.length)return null;let o=s=>`${e.path}/wishes/${s.number}`,i=(s,a)=>n.ask("POST",o(s),a?{against:a}:{});return r`<section class="desk-wishes" role="status" aria-label="asked for">
    ${t.wishes.map(s=>r`<div key=${s.number} class="desk-wish">
      <p><b>${s.text}</b> <span class="quiet">${ma(s,t.money)}</span></p>
      <div class="desk-wish-ways">
        <${d} busy=${n.busy} onTap=${()=>n.ask("DELETE",o(s))}>no<//>
        ${s.kind==="buy-in"&&r`<${d} busy=${n.busy} onTap=${()=>i(s,"marker")}>on a marker<//>`}
        <${d} kind="main" busy=${n.busy} onTap=${()=>i(s)}>${s.kind==="buy-in"?"sold for cash":"yes"}<//>
      </div>
    </div>`)}
    <${O} text=${n.error} />
  </section>`}var ma=({kind:e,chips:t},n)=>e==="buy-in"&&n?`${H(t,n)} in cash`:"";var _a=Number(location.pathname.split("/")[2]),ps=new Qt("/api"),dn=`nights/${_a}`,rt=new fe({api:ps,path:dn,events:`/api/${dn}/events`}),X={api:ps,path:dn,accept(e){e?.players?rt.accept(e):rt.refresh()}};function ba(){let e=rt.state.value,t=rt.refusal.value;return t?r`<${va} error=${t} />`:e?r`<${ga} state=${e} connection=${rt.connection.value} />`:r`<${ya} lost=${rt.connection.value==="lost"} />`}function ga({state:e,connection:t}){let[n,o]=m(null),i=()=>o(null),s=n?.player&&e.players.find(c=>c.player===n.player),a=n?.table&&e.tables.find(c=>c.table===n.table),l=e.status==="open";return document.title=`${e.name} \xB7 Croupier`,r`
    ${t==="lost"&&r`<${eo} since=${rt.heard.value} onRetry=${()=>rt.refresh()} />`}
    <${Do} path=${["Nights",e.name]} connection=${t}>
      <a class="masthead-link" href="/desk">all nights</a>
    <//>
    <main class="desk">
      <div class="headline">
        <div><h1>${e.name}</h1><p class="quiet">${uo(e.opened)}</p></div>
        ${l?r`<${Bo} server=${X} state=${e} large=${!!n?.phones} onShow=${()=>o({phones:!0})} />`:r`<span class="badge is-closed">closed</span>`}
      </div>
      <${Lo} server=${X} state=${e} />
      ${!l&&r`<${fo} server=${X} state=${e} />`}
      <${us} server=${X} state=${e} />
      <${Ko} state=${e} />
      <${Go} server=${X} state=${e} onShow=${(c,p)=>o({player:c,deed:p})} />
      <${cs} server=${X} state=${e} onShow=${(c,p)=>o({table:c,about:p})} />
      <${No} server=${X} state=${e} onClose=${()=>o({closing:!0})} />
    </main>
    ${s&&r`<${qo} key=${s.player} server=${X} state=${e} player=${s}
      deed=${n.deed} onClose=${i} />`}
    ${a&&r`<${Jo} key=${a.table} server=${X} state=${e} table=${a}
      about=${n.about} onClose=${i} />`}
    ${n?.phones&&r`<${jo} server=${X} state=${e} onClose=${i} />`}
    ${n?.closing&&r`<${$o} server=${X} state=${e} onClose=${i} />`}`}var ya=({lost:e})=>e?r`<${he} mark="d" title="No connection" text="The server does not answer. This page goes on trying.">
      <${d} onTap=${()=>rt.refresh()}>try now<//>
    <//>`:r`<${he} title="One moment" text="The night is being fetched." />`;function va({error:e}){return e.status===401&&qt(),r`<${he} mark="d" title="Not for this screen" text=${e.message}>
    <a class="button is-main" href="/">go on</a>
  <//>`}Re(r`<${ba} />`,document.getElementById("page"));
