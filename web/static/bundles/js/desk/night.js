function bn(){let t=crypto.getRandomValues(new Uint8Array(16));return Array.from(t,e=>e.toString(16).padStart(2,"0")).join("")}var F=class extends Error{constructor({code:e,message:n,status:o,body:i}){super(n),this.name="Refused",this.code=e,this.status=o,this.body=i}},Dt=class extends Error{constructor(){super("No answer from the server. Look whether it has arrived before you do it again."),this.name="Unreachable",this.code="unreachable"}},bs=5e3,gn=[250,500,1e3,2e3,4e3],gs=[502,503,504],Yt=class{#n;constructor(e){this.#n=e.endsWith("/")?e:`${e}/`}async get(e){return Ce(await this.#e(e,{}))}async look(e,n){let o=await this.#e(e,{headers:n?{"If-None-Match":n}:{},cache:"no-store"});return o.status===304?null:{state:Ce(o),etag:o.etag}}async send(e,n,o={},{signal:i}={}){let s={"Content-Type":"application/json","Idempotency-Key":bn()},a={method:e,headers:s,body:JSON.stringify(o)};for(let l=0;;l+=1){try{return Ce(await this.#e(n,a))}catch(c){if(!(c instanceof Dt)||i?.aborted)throw c}await new Promise(c=>setTimeout(c,gn[Math.min(l,gn.length-1)]))}}async#e(e,n){let o=new AbortController,i=setTimeout(()=>o.abort(),bs);try{let s=await fetch(this.#n+e,{signal:o.signal,...n});if(gs.includes(s.status))throw new Dt;let{ok:a,status:l,headers:c}=s;return{ok:a,status:l,etag:c.get("ETag"),text:await s.text()}}catch{throw new Dt}finally{clearTimeout(i)}}};function Ce({ok:t,status:e,text:n}){let o=ys(n);if(t)return o;let{code:i=`http-${e}`,message:s}=o?.error??o??{};throw new F({code:i,message:s??`The server answered ${e} and did not say why.`,status:e,body:o})}function ys(t){try{return JSON.parse(t)}catch{return null}}var vn=function(t,e,n,o){var i;e[0]=0;for(var s=1;s<e.length;s++){var a=e[s++],l=e[s]?(e[0]|=a?1:2,n[e[s++]]):e[++s];a===3?o[0]=l:a===4?o[1]=Object.assign(o[1]||{},l):a===5?(o[1]=o[1]||{})[e[++s]]=l:a===6?o[1][e[++s]]+=l+"":a?(i=t.apply(l,vn(t,l,n,["",null])),o.push(i),l[0]?e[0]|=2:(e[s-2]=0,e[s]=i)):o.push(l)}return o},yn=new Map;function wn(t){var e=yn.get(this);return e||(e=new Map,yn.set(this,e)),(e=vn(this,e.get(t)||(e.set(t,e=(function(n){for(var o,i,s=1,a="",l="",c=[0],p=function(d){s===1&&(d||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,d,a):s===3&&(d||a)?(c.push(3,d,a),s=2):s===2&&a==="..."&&d?c.push(4,d,0):s===2&&a&&!d?c.push(5,0,!0,a):s>=5&&((a||!d&&s===5)&&(c.push(s,0,a,i),s=6),d&&(c.push(s,d,0,i),s=6)),a=""},u=0;u<n.length;u++){u&&(s===1&&p(),p(u));for(var h=0;h<n[u].length;h++)o=n[u][h],s===1?o==="<"?(p(),c=[c],s=3):a+=o:s===4?a==="--"&&o===">"?(s=1,a=""):a=o+a[0]:l?o===l?l="":a+=o:o==='"'||o==="'"?l=o:o===">"?(p(),s=1):s&&(o==="="?(s=5,i=a,a=""):o==="/"&&(s<5||n[u][h+1]===">")?(p(),s===3&&(c=c[0]),s=c,(c=c[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(p(),s=2):a+=o),s===3&&a==="!--"&&(s=4,c=c[0])}return p(),c})(t)),e),arguments,[])).length>1?e:e[0]}var x,Sn,Ee,ct,Ae,ne,xn,te,Cn,Pe,Oe,vs,Lt=Symbol.for("pv"),oe={},se=[],ws=/^m(i|n|o|s|text|space)$/,Ne=Array.isArray,Me=se.slice,dt=Object.assign;function ht(t){t&&t.parentNode&&t.remove()}function ie(t,e,n){var o,i,s,a={},l=arguments.length;for(s in e)s=="key"?o=e[s]:s=="ref"&&typeof t!="function"?i=e[s]:a[s]=e[s];return l>2&&(a.children=l>3?Me.call(arguments,2):n),It(t,a,o,i,null)}function It(t,e,n,o,i){var s={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Lt,__v:i||++Sn,__i:-1,__u:0};return!i&&x.vnode&&x.vnode(s),s}function pt(t){return t.children}function vt(t,e){this.props=t,this.context=e,this.__g=0}function ut(t,e){if(e==null)return t.__&&ut(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:ut(t)}function ks(t){var e,n=t.__v,o=n.__e,i=[],s=[],a=t.__P;a&&((e=dt({constructor:Lt},n)).__v=n.__v+1,x.vnode&&x.vnode(e),Re(a,e,n,t.__n,a.namespaceURI,32&n.__u?[o]:null,i,o||ut(n),32&n.__u,s),e.__v=n.__v,e.__.__k[e.__i]=e,Mn(i,e,s),n.__=n.__e=null,e.__e!=o&&An(e))}function An(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),An(t)}function kn(t){(8&t.__g||(t.__g|=8,ct.push(t),ne++))&&Ae==x.debounceRendering||((Ae=x.debounceRendering)||queueMicrotask)(On)}function On(){try{for(var t,e=1;ct.length;)ct.length>e&&ct.sort(xn),t=ct.shift(),e=ct.length,8&t.__g&&ks(t)}finally{(ne=ct.length)&&(Ae||queueMicrotask)(On)}}function En(t,e,n,o,i,s,a,l,c,p,u){var h,d,$,b,k,y,v=o.__k||se,w=e.length;for(c=Ts(n,e,v,c,w),h=0;h<w;h++)($=n.__k[h])!=null&&(d=~$.__i&&v[$.__i]||oe,$.__i=h,y=Re(t,$,d,i,s,a,l,c,p,u),b=$.__e,(d.ref!=$.ref||8&d.__u)&&(d.ref&&De(d.ref,null,$,d),$.ref&&u.push($.ref,$.__c||b,$)),k=k||b,4&$.__u?(c=Pn($,c,t,!d.__v),d.__e&&(d.__e=null)):typeof $.type=="function"&&y!==void 0?c=y:b&&(c=b.nextSibling),$.__u&=-21);return n.__e=k,c}function Ts(t,e,n,o,i){var s,a,l,c,p,u,h,d,$,b=n.length,k=b,y=0,v=0,w=t.__k=Array(i);for(s=0;s<i;s++)(a=e[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=w[s]=It(null,a):Ne(a)?a=w[s]=It(pt,{children:a}):a.constructor===Lt&&a.__b?a=w[s]=It(a.type,a.props,a.key,a.ref,a.__v):w[s]=a,c=s+y,a.__=t,a.__b=t.__b+1,l=null,~(p=a.__i=Ss(a,n,c,k))&&(k--,(l=n[p])&&(l.__u|=2)),l&&l.__v?(a.__u|=16,p==c-1?y--:p==c+1?y++:p!=c&&(p>c?y--:y++,v=1)):(~p||(i>b?y--:i<b&&y++),typeof a.type!="function"&&(a.__u|=4))):w[s]=null;if(v){for(u=[],h=[],s=0;s<i;s++)if((a=w[s])&&16&a.__u){for(y=0,d=u.length;y<d;)u[$=y+d>>1]<a.__i?y=$+1:d=$;u[y]=a.__i,h[s]=y+1}for(y=u.length;s--;)h[s]&&(h[s]==y?y--:w[s].__u|=4)}if(k)for(s=0;s<b;s++)!(l=n[s])||2&l.__u||(l.__e==o&&(o=ut(l)),Ie(l,l));return o}function Pn(t,e,n,o){var i,s,a,l;if(typeof t.type=="function"){if(t.props.__P)return e;if(i=t.__k)for(s=0;s<i.length;s++)i[s]&&(i[s].__=t,e=Pn(i[s],e,n,!1));return e}for(e&&!e.parentNode&&(e=ut(t))&&!e.parentNode&&(e=null),a=t.__e,l=e;l&&l.nodeType==8;)l=l.nextSibling;for(a!=l&&(!o&&n.moveBefore&&a.parentNode?n.moveBefore(a,e):n.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function Ss(t,e,n,o){var i,s=t.key,a=t.type,l=e[n],c=l&&!(2&l.__u);if(l===null&&s==null||c&&s==l.key&&a==l.type)return n;if(o>(c?1:0)){for(i=n-1;i>=0;i--)if((l=e[i])&&!(2&l.__u)&&s==l.key&&a==l.type)return i;for(i=n+1;i<e.length;i++)if((l=e[i])&&!(2&l.__u)&&s==l.key&&a==l.type)return i}return-1}function Tn(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function Xt(t,e,n,o,i){var s,a;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||Tn(t.style,e);if(n)for(e in n)o&&n[e]==o[e]||Tn(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(t.__e||(t.__e={}))[e]=n,n&&o||(a=Oe[e]||(Oe[e]=xs(e)),(t.__a||(t.__a={}))[e]=Pe,s=e!=(e=e.replace(Cn,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,a,s):t.removeEventListener(e,a,s));else{if(i=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function xs(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[te]==null)e[te]=Pe++;else if(e[te]<this.__a[t])return;return n(x.event?x.event(e):e)}}}function Re(t,e,n,o,i,s,a,l,c,p){var u,h,d,$,b,k,y,v,w,E,P,tt,zt,yt,ot,W,Q,st,it=e.type;if(e.constructor!==Lt)return null;128&n.__u&&(c=32&n.__u,u=n.__c.__z)&&(e.__u|=c,h=s=[],u.nodeType==8?l=ee(u,s):s.push(u),l=s[0]||l),(u=x.__b)&&u(e);t:if(typeof it=="function"){d=a.length;try{if(v=e.props,w=(u=it.prototype)&&u.render,E=(u=it.contextType)&&o[u.__c],P=u?E?E.props.value:u.__:o,($=n.__c)?(e.__c=$,2&$.__g&&($.__g|=1)):(w?e.__c=$=new it(v,P):(e.__c=$=new vt(v,P),$.constructor=it,$.render=As),E&&E.sub($),$.state||($.state={}),$.__n=o,$.__g|=8,$.__h=[],$.__k=[]),w&&($.__s||($.__s=$.state),it.getDerivedStateFromProps&&($.__s==$.state&&($.__s=dt({},$.__s)),dt($.__s,it.getDerivedStateFromProps(v,$.__s)))),b=$.props,k=$.state,$.__v=e,n.__c){if(v!==b&&w&&!it.getDerivedStateFromProps&&$.componentWillReceiveProps&&$.componentWillReceiveProps(v,P),e.__v==n.__v&&!(8&$.__g)||!(4&$.__g)&&$.shouldComponentUpdate&&$.shouldComponentUpdate(v,$.__s,P)===!1){e.__v!=n.__v&&($.props=v,$.state=$.__s,$.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(J){J&&(J.__=e)}),se.push.apply($.__h,$.__k),$.__k=[],$.__h.length&&a.push($),l=ut(n);break t}$.componentWillUpdate&&$.componentWillUpdate(v,$.__s,P),w&&$.componentDidUpdate&&$.__h.push(function(){$.componentDidUpdate(b,k,y)})}else w&&!it.getDerivedStateFromProps&&$.componentWillMount&&$.componentWillMount(),w&&$.componentDidMount&&$.__h.push($.componentDidMount);$.context=P,$.props=v,$.__P=t,$.__g&=-5,tt=x.__r,zt=w?25:0;do $.__g&=-9,tt&&tt(e),u=$.render($.props,$.state=$.__s,$.context);while(8&$.__g&&++zt<25);w&&(se.push.apply($.__h,$.__k),$.__k=[]),$.state=$.__s,$.getChildContext&&(o=dt({},o,$.getChildContext())),w&&n.__c&&$.getSnapshotBeforeUpdate&&(y=$.getSnapshotBeforeUpdate(b,k)),yt=u&&u.type===pt&&u.key==null?u.props.children:u,v.__P&&(u=l,i=(t=v.__P).namespaceURI,c=s=null,n.props&&n.props.__P!=t&&(n.__k.some(function(J){J&&Ie(J,J)}),n.__k=null),l=n.__k?ut(n,0):null),l=En(t,Ne(yt)?yt:[yt],e,n,o,i,s,a,l,c,p),v.__P&&(e.__e=null,l=u),e.__u&=-161,h&&h.some(ht),$.__h.length&&a.push($),1&$.__g&&($.__g&=-4)}catch(J){if(a.length=d,e.__v=null,c||s)if(J&&J.then){if(e.__u|=128|c,s){for(~(Q=s.indexOf(l||void 0))||(Q=s.length);(st=s[Q-1])&&st.nodeType==8;)Q--;for(;Q<s.length;Q++)if(st=s[Q])if(s[Q]=null,ot){if(st==W)break}else{if(st.nodeType!=8)break;st.data.startsWith("$s")&&(W=ee(ot=st))}}if(!ot){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;ot=l}(u=ee(ot=e.__c.__z||(e.__c.__z=ot)))?(e.__e=ot,l=u):e.__e=l,l=l&&l.nextSibling}else s&&s.some(ht);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),J&&J.then||Nn(e),x.__e(J,e,n)}}else l=e.__e=Cs(n.__e,e,n,o,i,s,a,c,p,t);return(u=x.diffed)&&u(e),l}function ee(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function Nn(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Nn))}function Mn(t,e,n){for(var o=0;o<n.length;)De(n[o++],n[o++],n[o++]);x.__c&&x.__c(e,t),t.some(function(i){try{t=i.__h,i.__h=[],t.some(function(s){s.call(i)})}catch(s){x.__e(s,i.__v)}})}function Cs(t,e,n,o,i,s,a,l,c,p){var u,h,d,$,b,k,y,v,w=n.props||oe,E=e.props,P=e.type;if(P=="svg"?i="http://www.w3.org/2000/svg":P=="math"?i="http://www.w3.org/1998/Math/MathML":i||(i="http://www.w3.org/1999/xhtml"),s){for(u=0;u<s.length;u++)if((b=s[u])&&(P?b.localName==P:b.nodeType==3)){t=b,s[u]=null;break}}if(!t){if(v=p.ownerDocument||document,!P)return v.createTextNode(E);t=v.createElementNS(i,P,E.is?E:p),l&&(x.__m&&x.__m(e,s),l=!1),s=null}if(P){if(p=P=="template"&&t.content||t,s=P=="textarea"&&E.defaultValue!=null?null:s&&Me.call(p.childNodes),!l&&s)for(w={},u=0;u<t.attributes.length;u++)w[(b=t.attributes[u]).name]=b.value;for(u in w)b=w[u],u=="dangerouslySetInnerHTML"?d=b:u=="children"||u in E||u=="value"&&"defaultValue"in E||u=="checked"&&"defaultChecked"in E||Xt(t,u,null,b,i);for(u in E)b=E[u],u=="children"?$=b:u=="dangerouslySetInnerHTML"?h=b:u=="value"?k=b:u=="checked"?y=b:l&&typeof b!="function"||w[u]===b||Xt(t,u,b,w[u],i);h?(l||d&&(h.__html==d.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),e.__k=[]):(d&&(t.textContent=""),(P=="foreignObject"||i=="http://www.w3.org/1998/Math/MathML"&&ws.test(P))&&(i="http://www.w3.org/1999/xhtml"),En(p,Ne($)?$:[$],e,n,o,i,s,a,s?s[0]:n.__k&&ut(n,0),l,c),s&&s.some(ht)),l&&P!="textarea"||(u="value",P=="progress"&&k==null?t.removeAttribute(u):k==null||k===t[u]&&(P!="progress"||k)||Xt(t,u,k,w[u],i),u="checked",y!=null&&y!=t[u]&&Xt(t,u,y,w[u],i))}else w===E||l&&t.data==E||(t.data=E);return t}function De(t,e,n,o){try{typeof t=="function"?e?e.__x=t(e)||1:o&&(o=o.__c||o.__e)&&(e=o.__x)&&(o.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(i){x.__e(i,n)}}function Ie(t,e,n){var o,i,s,a;if(x.unmount&&x.unmount(t),!(o=t.ref)||o.current&&o.current!=t.__e||De(o,null,e,t),o=t.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(l){x.__e(l,e)}o.__P=o.__n=null}if(o=t.__k)for(a=0;a<o.length;a++)o[a]&&Ie(o[a],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(o=t.__c)&&(o=o.__z)&&(i=ee(o,s=[]))&&(o==t.__e&&s.some(ht),ht(i),ht(o)),n||ht(t.__e),t.__e=t.__c=t.__=null}function As(t,e,n){return this.constructor(t,n)}function Le(t,e){var n,o,i,s;x.__&&x.__(t,e),e.nodeType==9&&(e=e.documentElement),o=(n=t&&32&t.__u)?null:e.__k,e.__k=It(pt,{children:[t]}),i=[],s=[],Re(e,e.__k,o||oe,oe,e.namespaceURI,o?null:e.firstChild?Me.call(e.childNodes):null,i,o?o.__e:e.firstChild,n,s),Mn(i,e.__k,s),e.__k.props.children=null}x={__e:function(t,e,n,o){for(var i,s,a;e=e.__;)if((i=e.__c)&&!(1&i.__g)){i.__g|=4;try{if((a=(s=i.constructor)&&s.getDerivedStateFromError)&&i.setState(s.getDerivedStateFromError(t)),i.componentDidCatch&&(i.componentDidCatch(t,o||{}),a=1),a&&8&i.__g)return void(i.__g|=2)}catch(l){t=l}}throw ne=0,t}},Sn=0,Ee=function(t){return t!=null&&t.constructor===Lt},vt.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=dt({},this.state)),typeof t=="function"&&(t=t(dt({},n),this.props)),t&&(dt(n,t),this.__v&&(e&&this.__k.push(e),kn(this)))},vt.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),kn(this))},vt.prototype.render=pt,ct=[],ne=0,xn=function(t,e){return t.__v.__b-e.__v.__b},te=Symbol(),Cn=/(PointerCapture)$|Capture$/i,Pe=0,Oe={},vs=0;var wt,I,Be,Rn,je=Object.is,ae=0,Hn=[],Fe=[],D=x,Dn=D.__b,In=D.__r,Ln=D.diffed,Bn=D.__c,jn=D.unmount,Fn=D.__;function re(t,e){D.__h&&D.__h(I,t,ae||e),ae=0;var n=I.__H||(I.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function m(t){return ae=1,Os(qn,t)}function Os(t,e,n){var o=re(wt++,2);if(o.t=t,!o.__c&&(o.__=[n?n(e):qn(void 0,e),function(s){var a=(o.__N||o.__)[0],l=o.t(a,s);je(a,l)||(o.__N=[l,o.__[1]],o.__c.setState({}))}],o.__c=I,!I.__f)){I.__f=!0;var i=I.shouldComponentUpdate;I.shouldComponentUpdate=function(s,a,l){var c=this.__H;if(!c)return!0;var p=!1,u=this.props!=s;if(c.__.some(function(d){d.__N&&(p=!0,je(d.__[0],d.__N[0])||(u=!0))}),i){var h=i.call(this,s,a,l);return p?h||u:h}return!p||u}}return o.__}function N(t,e){var n=re(wt++,3);!D.__s&&He(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,I.__H.__h.push(n))}function We(t,e){var n=re(wt++,4);!D.__s&&He(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,I.__h.push(n))}function j(t){return ae=5,jt(function(){return{current:t}},[])}function jt(t,e){var n=re(wt++,7);return He(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function Es(){var t;do{for(;t=Fe.shift();)try{Bt(t)}catch(n){D.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=Hn.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Bt),e.__h.some(Ue),e.__h=[]}catch(n){e.__h=[],D.__e(n,t.__v)}}}while(Fe.length)}D.__b=function(t){I=null,Dn&&Dn(t)},D.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),Fn&&Fn(t,e)},D.__r=function(t){In&&In(t),wt=0;var e=(I=t.__c).__H;e&&(Be==I?I.__h=[]:(e.__h.some(Bt),e.__h.some(Ue),wt=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Be=I},D.diffed=function(t){Ln&&Ln(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Wn(Hn.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Be=I=null},D.__c=function(t,e){e.some(function(n){try{n.__h.some(Bt),n.__h=n.__h.filter(function(o){return!o.__||Ue(o)})}catch(o){n.__h=[function(){throw o}]}}),Bn&&Bn(t,e)},D.unmount=function(t){jn&&jn(t);var e,n,o=t.__c;o&&o.__H&&(o.__H.__.some(function(i){try{if(i.__P&&i.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}i.__P=n,Wn(Fe.push(i))}else Bt(i)}catch(s){e=s}}),o.__H=void 0,e&&D.__e(e,o.__v))};var Un=typeof requestAnimationFrame=="function";function Ps(t){var e,n=function(){clearTimeout(o),Un&&cancelAnimationFrame(e),setTimeout(t)},o=setTimeout(n,35);Un&&(e=requestAnimationFrame(n))}function Wn(t){t!=1&&Rn==D.requestAnimationFrame||((Rn=D.requestAnimationFrame)||Ps)(Es)}function Bt(t){var e=I,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),I=e}function Ue(t){var e=I;t.__c=t.__(),I=e}function He(t,e){return!t||t.length!=e.length||e.some(function(n,o){return!je(n,t[o])})}function qn(t,e){return typeof e=="function"?e(t):e}var Ns=Symbol.for("preact-signals");function pe(){if(at>1){at--;return}let t,e=!1;for((function(){let n=le;for(le=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let i=o.t;i!==void 0;i=i.x)i.i===n.i&&(i.i=o.i);n=n.o}})();Ut!==void 0;){let n=Ut;for(Ut=void 0,ce++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Kn(n))try{n.c()}catch(i){e||(t=i,e=!0)}n=o}}if(ce=0,at--,e)throw t}function $e(t){if(at>0)return t();qe=++Ms,at++;try{return t()}finally{pe()}}var M,Ft,Ut;function Wt(t){let e=M,n=Ft;M=void 0,Ft=void 0;try{return t()}finally{M=e,Ft=n}}var le,at=0,ce=0,Ms=0,qe=0,ue=0;function Gn(t){if(M===void 0)return;let e=t.n;if(e===void 0||e.t!==M)return e={i:0,S:t,p:M.s,n:void 0,t:M,e:void 0,x:void 0,r:e},M.s!==void 0&&(M.s.n=e),M.s=e,t.n=e,32&M.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=M.s,e.n=void 0,M.s.n=e,M.s=e),e}function L(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}L.prototype.brand=Ns;L.prototype.h=function(){return!0};L.prototype.S=function(t){let e=this.t;e!==t&&t.e===void 0&&(t.x=e,this.t=t,e!==void 0?e.e=t:Wt(()=>{var n;(n=this.W)==null||n.call(this)}))};L.prototype.U=function(t){if(this.t!==void 0){let e=t.e,n=t.x;e!==void 0&&(e.x=n,t.e=void 0),n!==void 0&&(n.e=e,t.x=void 0),t===this.t&&(this.t=n,n===void 0&&Wt(()=>{var o;(o=this.Z)==null||o.call(this)}))}};L.prototype.subscribe=function(t){return $t(()=>{let e=this.value;Wt(()=>t(e))},{name:"sub"})};L.prototype.valueOf=function(){return this.value};L.prototype.toString=function(){return this.value+""};L.prototype.toJSON=function(){return this.value};L.prototype.peek=function(){return Wt(()=>this.value)};Object.defineProperty(L.prototype,"value",{get(){let t=Gn(this);return t!==void 0&&(t.i=this.i),this.v},set(t){if(t!==this.v){if(ce>100)throw new Error("Cycle detected");(function(e){at!==0&&ce===0&&e.l!==qe&&(e.l=qe,le={S:e,v:e.v,i:e.i,o:le})})(this),this.v=t,this.i++,ue++,at++;try{for(let e=this.t;e!==void 0;e=e.x)e.t.N()}finally{pe()}}}});function et(t,e){return new L(t,e)}function Kn(t){for(let e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function Jn(t){for(let e=t.s;e!==void 0;e=e.n){let n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function Vn(t){let e,n=t.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):e=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}t.s=e}function mt(t,e){L.call(this,void 0,e),this.x=t,this.s=void 0,this.g=ue-1,this.f=4}mt.prototype=new L;mt.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===ue))return!0;if(this.g=ue,this.f|=1,this.i>0&&!Kn(this))return this.f&=-2,!0;let t=M;try{Jn(this),M=this;let e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return M=t,Vn(this),this.f&=-2,!0};mt.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(let e=this.s;e!==void 0;e=e.n)e.S.S(e)}L.prototype.S.call(this,t)};mt.prototype.U=function(t){if(this.t!==void 0&&(L.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(let e=this.s;e!==void 0;e=e.n)e.S.U(e)}};mt.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(mt.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let t=Gn(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function Ht(t,e){return new mt(t,e)}function Zn(t){let e=t.j;if(t.j=void 0,typeof e=="function"){at++;let n=M;M=void 0;try{e()}catch(o){throw t.f&=-2,t.f|=8,Ge(t),o}finally{M=n,pe()}}}function Ge(t){for(let e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,Zn(t)}function Rs(t){if(M!==this)throw new Error("Out-of-order effect");Vn(this),M=t,this.f&=-2;try{8&this.f&&Ge(this)}finally{pe()}}function kt(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,Ft&&Ft.push(this)}kt.prototype.c=function(){let t=this.S();try{if(8&this.f||this.x===void 0)return;let e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};kt.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Zn(this),Jn(this),at++;let t=M;return M=this,Rs.bind(this,t)};kt.prototype.N=function(){2&this.f||(this.f|=2,this.u=Ut,Ut=this)};kt.prototype.d=function(){this.f|=8,1&this.f||Ge(this)};kt.prototype.dispose=function(){this.d()};function $t(t,e){let n=new kt(t,e);try{n.c()}catch(i){throw n.d(),i}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Ds=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,Qn,he,fe;var zn=[];$t(function(){Qn=this.N})();function Tt(t,e){x[t]=e.bind(null,x[t]||(()=>{}))}function qt(t){if(fe){let e=fe;fe=void 0,e()}fe=t&&t.S()}function Yn({data:t}){let e=Ls(t);e.name="ReactiveDom",e.value=t;let[n,o]=jt(()=>{let i=this,s=this.__v;for(;s=s.__;)if(s.__c){s.__c.__$f|=4;break}let a=Ht(()=>{let u=e.value.value;return u===0?0:u===!0?"":u||""}),l=Ht(()=>!Array.isArray(a.value)&&!Ee(a.value)),c=$t(function(){if(this.N=Xn,l.value){let u=a.value;i.__v&&i.__v.__e&&i.__v.__e.nodeType===3&&(i.__v.__e.data=u)}}),p=this.__$u.d;return this.__$u.d=function(){c(),p.call(this)},[l,a]},[]);return n.value?o.peek():o.value}Yn.displayName="ReactiveTextNode";Object.defineProperties(L.prototype,{constructor:{configurable:!0,value:ie(pt,null).constructor},type:{configurable:!0,value:Yn},props:{configurable:!0,get(){let t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});Tt("__b",(t,e)=>{if(qt(),he=void 0,typeof e.type=="string"){let n,o=e.props;for(let i in o){if(i==="children")continue;let s=o[i];s instanceof L&&(n||(e.__np=n={}),n[i]=s,o[i]=s.peek())}}t(e)});Tt("__r",(t,e)=>{if(t(e),e.type!==pt){qt();let n,o=e.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=(function(i,s){let a;return $t(function(){a=this},{name:s}),a.c=i,a})((function(i){return function(){var s;Ds&&((s=this.y)==null||s.call(this)),i.__$f|=1,i.setState({})}})(o),typeof e.type=="function"?e.type.displayName||e.type.name:""))),he=o,qt(n)}});Tt("__e",(t,e,n,o)=>{qt(),he=void 0,t(e,n,o)});Tt("diffed",(t,e)=>{qt(),he=void 0;let n;if(typeof e.type=="string"&&(n=e.__e)){let o=e.__np,i=e.props,s=n.U;if(s)for(let a in s){let l=s[a];l===void 0||o&&a in o||(l.d(),s[a]=void 0)}if(o){s||(s={},n.U=s);for(let a in o){let l=s[a],c=o[a];l===void 0?(l=Is(n,a,c,i),s[a]=l):l.o(c,i)}}}t(e)});function Is(t,e,n,o){let i=e in t&&t.ownerSVGElement===void 0,s=et(n);return{o:(a,l)=>{s.value=a,o=l},d:$t(function(){this.N=Xn;let a=s.value.value;o[e]!==a&&(o[e]=a,i?t[e]=a:a!=null&&(a!==!1||e[4]==="-")?t.setAttribute(e,a):t.removeAttribute(e))})}}Tt("unmount",(t,e)=>{if(typeof e.type=="string"){let n=e.__e;if(n){let i=n.U;if(i){n.U=void 0;for(let s in i){let a=i[s];a&&a.d()}}}let o=e.__np;if(o){let i=e.props;for(let s in o)i[s]=o[s]}e.__np=void 0}else{let n=e.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}t(e)});Tt("__h",(t,e,n,o)=>{o<3&&(e.__$f|=2),t(e,n,o)});vt.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let i in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let i=2&this.__$f;if(!(o||i||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let i in t)if(i!=="__source"&&t[i]!==this.props[i])return!0;for(let i in this.props)if(!(i in t))return!0;return!1};function Ls(t,e){return jt(()=>et(t,e),[])}var Bs=t=>{queueMicrotask(()=>{queueMicrotask(t)})};function js(){$e(()=>{let t;for(;t=zn.shift();)Qn.call(t)})}function Xn(){zn.push(this)===1&&(x.requestAnimationFrame||Bs)(js)}var r=wn.bind(ie),C=t=>t.filter(Boolean).join(" ");var Fs=320,Us=1500,Ws=36,Hs=1800,Ke={x:-1e3,y:-1e3,at:-1/0},qs=Ke,ft=Ke;addEventListener("click",({clientX:t,clientY:e})=>{qs=ft,ft={x:t,y:e,at:performance.now()}},{capture:!0});var Gs=(t,e)=>Math.hypot(t.x-e.x,t.y-e.y)<=Ws;function Je(t,{fresh:e=!1}={}){let n=j(e&&ft!==Ke?null:t),o=j(!1),i=j(null);return n.current!==t&&(n.current=t,o.current=!0,i.current=performance.now()-ft.at<Us?ft:null),We(()=>{if(!o.current)return;let s=setTimeout(()=>{o.current=!1},Fs);return()=>clearTimeout(s)},[t]),{swallows(s){return s.detail===0||!o.current||i.current&&!Gs(i.current,ft)?!1:(s.stopPropagation(),s.preventDefault(),Ks("This has just changed. Tap again."),!0)}}}var to=null,eo;function Ks(t){to?.remove(),clearTimeout(eo);let e=document.createElement("p");to=e,e.className="unheard",e.setAttribute("role","status"),e.textContent=t,([...document.querySelectorAll("dialog[open]")].at(-1)??document.body).append(e);let{width:o,height:i}=e.getBoundingClientRect();e.style.left=`${Math.max(8,Math.min(ft.x-o/2,innerWidth-o-8))}px`,e.style.top=`${Math.max(8,ft.y-i-40)}px`,eo=setTimeout(()=>e.remove(),Hs)}function f({kind:t,name:e,disabled:n,busy:o,large:i,chosen:s,onTap:a,children:l}){let c=["button",t&&`is-${t}`,i&&"is-large",o&&"is-busy",s&&"is-chosen"];return r`<button type="button" class=${C(c)} aria-label=${e} aria-busy=${o?"true":null}
      aria-pressed=${s===void 0?null:String(!!s)}
      disabled=${n} onClick=${()=>!o&&a?.()}>${l}</button>`}var Js=1500,Vs=1e4,no=[1e3,2e3,5e3,15e3],Zs=2,Qs=({status:t})=>t<500&&t!==429,de=class{state=et(null);connection=et("polling");heard=et(Date.now());refusal=et(null);#n;#e;#$;#f=null;#o=null;#r=0;#h;#l;#c=!1;#i=!1;#a=0;#s=!1;#d=[[document,"visibilitychange",()=>this.#u()],[window,"pageshow",()=>this.#u()],[window,"pagehide",()=>this.#p()],[window,"online",()=>this.refresh()]];constructor({api:e,path:n,events:o}){this.#n=e,this.#e=n,this.#$=o;for(let[i,s,a]of this.#d)i.addEventListener(s,a);this.#u()}accept(e,n=null){let o=this.state.peek();o&&e.version<o.version||(this.#f=n,this.state.value=e)}refresh(){this.#s&&this.#t()}close(){this.#p();for(let[e,n,o]of this.#d)e.removeEventListener(n,o)}#u(){document.hidden?this.#p():this.#g()}#g(){this.#s||(this.#s=!0,this.#m(),this.#t())}#p(){this.#s=!1,this.#_(),clearTimeout(this.#h),clearTimeout(this.#l)}#m(){let e=new EventSource(this.#$);this.#o=e,e.onopen=()=>{this.#r=0,this.#b()},e.onmessage=({data:n})=>{Number(n)<=this.state.peek()?.version||this.#t()},e.addEventListener("look",()=>this.#t()),e.onerror=()=>{this.#_();let n=no[Math.min(this.#r,no.length-1)];this.#r+=1,this.#h=setTimeout(()=>this.#m(),n),this.#t()}}#_(){this.#o?.close(),this.#o=null}async#t(){if(this.#c){this.#i=!0;return}this.#c=!0,clearTimeout(this.#l);try{let n=this.state.peek(),o=await this.#n.look(this.#e,this.#f);o&&this.state.peek()!==n&&o.state.version===this.state.peek().version?this.#i=!0:o&&this.accept(o.state,o.etag),this.#a=0,this.heard.value=Date.now()}catch(n){if(n instanceof F&&Qs(n))return this.#y(n);this.#a+=1}finally{this.#c=!1}if(this.#b(),!this.#s)return;if(this.#i)return this.#i=!1,this.#t();let e=this.#o?.readyState===EventSource.OPEN&&!this.#a?Vs:Js;this.#l=setTimeout(()=>this.#t(),e)}#y(e){this.refusal.value=e,this.close()}#b(){this.#a>=Zs?this.connection.value="lost":this.#o?.readyState===EventSource.OPEN?this.connection.value="live":this.connection.value="polling"}};var Ve={c:"M71 28A21 21 0 1 1 29 28A21 21 0 1 1 71 28ZM50 59A22 22 0 1 1 6 59A22 22 0 1 1 50 59ZM94 59A22 22 0 1 1 50 59A22 22 0 1 1 94 59ZM38 42H62L54 62C55 78 59 88 67 95H33C41 88 45 78 46 62Z",d:"M50 3C60 21 73 38 87 50C73 62 60 79 50 97C40 79 27 62 13 50C27 38 40 21 50 3Z",h:"M50 93C20 68 5 51 5 32C5 17 16 7 28 7C38 7 46 13 50 23C54 13 62 7 72 7C84 7 95 17 95 32C95 51 80 68 50 93Z",s:"M50 4C66 26 93 41 93 62C93 74 84 83 73 83C65 83 59 79 55 73C56 82 60 89 67 95H33C40 89 44 82 45 73C41 79 35 83 27 83C16 83 7 74 7 62C7 41 34 26 50 4Z"};var ir=[...Array(9).keys()].map(t=>{let e=20*(t+1),n=Math.max(0,e-120),o=Math.min(80,e);return`M${10+n} ${10+e-n}L${10+o} ${10+e-o}M${90-n} ${10+e-n}L${90-o} ${10+e-o}`}).join("");var zs=[..."shdc"].flatMap(t=>[..."AKQJT98765432"].map(e=>e+t));function me({mark:t="s",title:e,text:n,children:o}){return r`<div class="state">
    <svg class="state-mark" viewBox="0 0 100 100" aria-hidden="true">
      <path fill="currentColor" d=${Ve[t]} />
    </svg>
    <p class="state-title">${e}</p>
    ${n&&r`<p class="state-text">${n}</p>`}
    ${o}
  </div>`}function oo({since:t,onRetry:e}){let[n,o]=m(Date.now());return N(()=>{let i=setInterval(()=>o(Date.now()),1e3);return()=>clearInterval(i)},[]),r`<div class="lost-strip" role="alert">
    <span>No connection. This is how it stood ${Ys(n-t)} ago; nothing is lost.</span>
    ${e&&r`<${f} onTap=${e}>try now<//>`}
  </div>`}function Ys(t){let e=Math.max(1,Math.round(t/1e3));return e<90?e===1?"a second":`${e} seconds`:`${Math.round(e/60)} minutes`}var Xs=3e3,St={busy:!1,late:!1,error:null,fields:{}};function T({api:t,accept:e}){let[n,o]=m(St),i=j(!1);return{...n,ask:async(a,l,c)=>{if(i.current)return null;i.current=!0,o({...St,busy:!0});let p=setTimeout(()=>o({...St,busy:!0,late:!0}),Xs);try{let u=await t.send(a,l,c);return e?.(u?.state),o(St),u??{}}catch(u){if(!(u instanceof F))throw u;return u.status===401?Gt():(e?.(u.body?.state),o({...St,error:u.message,fields:ti(u.body?.error?.fields)}),null)}finally{clearTimeout(p),i.current=!1}},clear:()=>o(a=>a.error?St:a)}}function Gt(){return location.replace(`/sign-in?next=${encodeURIComponent(location.pathname)}`),null}var ti=(t={})=>Object.fromEntries(Object.entries(t).map(([e,[n]])=>[e,n]));function S({title:t,onClose:e,foot:n,large:o,children:i}){let s=j(null),a=Je(t,{fresh:!0});N(()=>{let c=s.current,p=document.activeElement;return c.showModal(),()=>{c.close(),p?.focus({preventScroll:!0})}},[]);let l=c=>{c.preventDefault(),e()};return r`<dialog class=${C(["dialog",o&&"is-large"])} ref=${s} aria-label=${t} onCancel=${l} onClickCapture=${a.swallows}>
    <h2>${t}</h2>
    <div class="dialog-body">${i}</div>
    <div class="dialog-foot">${n}</div>
  </dialog>`}function _e({title:t,text:e,yes:n,no:o="go back",danger:i,onYes:s,onClose:a}){let l=r`
    <${f} kind="plain" onTap=${a}>${o}<//>
    <${f} kind=${i?"danger":"main"} onTap=${s}>${n}<//>`;return r`<${S} title=${t} onClose=${a} foot=${l}><p>${e}</p><//>`}function A({text:t,onGone:e}){return t?r`<div class="slip" role="alert">
    <span>${t}</span>${e&&r`<${f} kind="quiet" name="close" onTap=${e}>✕<//>`}
  </div>`:null}var so=document.documentElement,be=so.lang||"en",io=navigator.languages.find(t=>t.split("-")[0]===be)??be,vr=JSON.parse(so.dataset.languages??'{"en":"English"}'),wr=Reflect.get(globalThis,"catalogue")??{};var ei=new Intl.NumberFormat(be).format(1e4).replace(/\d/g,"");function _(t){let e=String(Math.abs(t)).replace(/\B(?=(\d{3})+$)/g,ei);return t<0?`\u2212${e}`:e}var q=t=>t>0?`+${_(t)}`:_(t);function ao(t,e){if(!e)return _(t);let n=new Intl.NumberFormat(io,{style:"currency",currency:e});return n.format(t/10**(n.resolvedOptions().maximumFractionDigits??0))}var g=(t,e)=>`${_(t)} ${e}${t===1?"":"s"}`;var B=t=>t.owes.desk+t.owes.table,G=t=>t.racks.reduce((e,n)=>e+n.chips,0),z=(t,e)=>t.reduce((n,o)=>n+e(o),0);function ro(t){return{cash_in:z(t,e=>e.cash_in),bankroll:z(t,e=>e.bankroll),at_tables:z(t,G),cash_out:z(t,e=>e.cash_out),owes:z(t,B),owed:z(t,e=>e.owed),result:z(t,e=>e.result)}}var Kt=t=>({tray:z(t,e=>e.tray),result:z(t,e=>e.result)}),Ze=t=>z(t,e=>Math.max(0,e.bankroll+G(e)-B(e))+e.owed);function ge({players:t,drawer:e,money:n}){return Math.max(0,Ze(t)*(n?.chip??1)-e.cash)}function lo({chips:t,players:e,tables:n}){let o=t.issued-t.cage,i=z(e,a=>a.bankroll+G(a)),s=Kt(n).tray;return{out:o,held:i,trays:s,felt:o-i-s}}function xt({chips:t,drawer:e,tables:n,players:o}){let i=n.filter(({status:l})=>l!=="closed"),s=[t.issued,t.cage,e.cash,e.float].some(Boolean),a=o.some(l=>l.cash_in||l.cash_out||B(l));return i.length>0&&i.every(l=>l.for_points)&&!s&&!a}function co(t,{drawer:e,money:n}){let o=Math.min(t.bankroll,B(t)),i=t.bankroll-o,s=Math.min(i,Math.floor(e.cash/(n?.chip??1)));return{settled:o,paid:s,owed:i-s}}var uo=t=>t.filter(e=>["playing","finished","frozen"].includes(e.status));function po(t){return{seated:t.filter(e=>e.racks.length),holders:t.filter(e=>e.bankroll+G(e)>0),debtors:t.filter(e=>B(e)>0),creditors:t.filter(e=>e.owed>0)}}var ni=0;function Jt(){let t=j(null);return t.current??=`control-${ni+=1}`,t.current}function R({asking:t,submit:e,way:n,danger:o,blocked:i,onSubmit:s,children:a}){let l=p=>{p.preventDefault(),!t.busy&&!i&&s()},c=["button",o?"is-danger":"is-main",t.busy&&"is-busy"];return r`<form class="form" onSubmit=${l} onInput=${t.clear} novalidate>
    ${a}
    <${A} text=${t.error} onGone=${t.clear} />
    ${t.late&&r`<p class="quiet" role="status">No answer yet. It is being said again, and will happen once.</p>`}
    <div class="form-foot">
      ${n}
      <button type="submit" class=${C(c)} disabled=${!!i} aria-busy=${t.busy?"true":null}>
        ${e}</button>
    </div>
  </form>`}function Qe({label:t,note:e,wrong:n,id:o,children:i}){return r`<div class="labelled">
    <label for=${o}>${t}</label>
    ${i}
    ${n?r`<p class="wrong" id=${`${o}-wrong`} role="alert">${n}</p>`:e&&r`<p class="note">${e}</p>`}
  </div>`}function V({label:t,value:e,note:n,wrong:o,numeric:i,suffix:s,focused:a,onInput:l,...c}){let p=Jt(),u=j(null);N(()=>{a&&u.current.focus()},[]);let h=r`<input id=${p} ref=${u} type="text" value=${e} autocomplete="off" spellcheck=${!1}
    inputmode=${i?"decimal":null} class=${i?"is-numeric":null} aria-invalid=${o?"true":null}
    aria-describedby=${o?`${p}-wrong`:null} onInput=${d=>l(d.target.value)} ...${c} />`;return r`<${Qe} label=${t} note=${n} wrong=${o} id=${p}>
    ${s?r`<span class="with-suffix">${h}<span>${s}</span></span>`:h}
  <//>`}function U({label:t,value:e,choices:n,wide:o,onChange:i}){return r`<fieldset class=${C(["field","one-of",o&&"is-wide"])}>
    <legend>${t}</legend>
    <div class="choices">
      ${n.map(s=>r`<${f} key=${s.value} chosen=${s.value===e}
        onTap=${()=>i(s.value)}>
        ${s.note?r`<span class="choice-words"><b>${s.label}</b><span class="choice-note">${s.note}</span></span>`:s.label}
      <//>`)}
    </div>
  </fieldset>`}var oi="http://www.w3.org/2000/svg";function nt({svg:t,name:e}){let n=t.includes("xmlns")?t:t.replace("<svg",`<svg xmlns="${oi}"`);return r`<img class="qr" alt=${e} src=${`data:image/svg+xml,${encodeURIComponent(n)}`} />`}var O=(t,e)=>ao(t,e?.currency),H=(t,e)=>e?O(t*e.chip,e):g(t,"chip");function Vt(t){return t?new Intl.NumberFormat("en",{style:"currency",currency:t}).resolvedOptions().maximumFractionDigits??0:0}function Ct(t,e){let n=Vt(e),o=/^(\d{1,9})(?:[.,](\d+))?$/.exec(t.trim());return!o||(o[2]?.length??0)>n?null:Number(o[1]+(o[2]??"").padEnd(n,"0"))}function At(t,e){let n=Vt(e);if(!n)return String(t);let o=String(t).padStart(n+1,"0");return`${o.slice(0,-n)}.${o.slice(-n)}`}function ze(t){let e=t.trim().replace(/^(\d{1,3})((?:,\d{3})+)$/,n=>n.replaceAll(",",""));return/^\d{1,15}$/.test(e)?Number(e):null}var si=[1,10,100,1e3,1e4].flatMap(t=>[t,2*t,5*t]);function Ye(t,e=1/0,{from:n=20,count:o=5}={}){let i=t?10**Vt(t.currency):1,s=si.map(a=>a*i/(t?.chip??1)).filter(a=>Number.isInteger(a)&&a>=n&&a<=e).slice(0,o);return s.length||!t?s:Ye(null,e,{from:n,count:o})}var ii=[{value:"with_house",label:"The house is one of us",note:"it keeps what it won"},{value:"among_players",label:"Without the house",note:"what it won or lost is divided"}];function Xe({server:t,state:e,onClose:n}){let{books:o,trouble:i}=fo(t),[s,a]=m("with_house"),l=r`<span></span><${f} kind="main" onTap=${n}>done<//>`;return r`<${S} title="Settling up" onClose=${n} foot=${l}>
    <${ri} state=${e} />
    <${U} label="Between whom" value=${s} choices=${ii} onChange=${a} />
    <${A} text=${i} />
    ${o&&r`<${ai} payments=${o.settling[s]} money=${e.money} />`}
    <p class="note">The fewest payments that make everyone even. Chips are taken at their worth; the drawer is the house's.</p>
  <//>`}function ai({payments:t,money:e}){return t.length?r`<dl class="standing payments">
    ${t.map(n=>r`<div key=${`${n.payer} ${n.payee}`}>
      <dt><b>${n.payer}</b> pays <b>${n.payee}</b></dt><dd class="figure">${O(n.amount,e)}</dd>
    </div>`)}
  </dl>`:r`<p class="says">Everyone is even.</p>`}function ri({state:{players:t,money:e}}){let n=t.filter(o=>o.bankroll+G(o)||B(o)||o.owed);return n.length?r`<dl class="standing positions">
    ${n.map(o=>r`<div key=${o.player}><dt>${o.name}</dt><dd>${li(o,e)}</dd></div>`)}
  </dl>`:r`<p>Nothing is open: nobody holds chips, nobody owes anything.</p>`}function li(t,e){let n=t.bankroll+G(t),o=i=>e?`${_(i)} (${H(i,e)})`:g(i,"chip");return[n>0&&`holds ${o(n)}`,t.owes.desk>0&&`owes the desk ${o(t.owes.desk)}`,t.owes.table>0&&`owes for advances ${o(t.owes.table)}`,t.owed>0&&`is owed ${o(t.owed)}`].filter(Boolean).join(", ")}function $o({server:t,state:e,seal:n,onClose:o}){let{books:i,trouble:s}=fo(t),a=i?.seals.find(c=>c.entry===n.entry),l=r`<span></span><${f} kind="main" onTap=${o}>done<//>`;return r`<${S} title=${`The seal of ${e.name}`} large onClose=${o} foot=${l}>
    <${A} text=${s} />
    ${a&&r`<div class="seal-sheet">
      <${nt} svg=${a.qr} name="the seal, to photograph" />
      <div class="seal-words">
        <p class="seal-code"><span>${a.code.slice(0,10)}</span><span>${a.code.slice(10)}</span></p>
        <p>Everybody takes a photograph. Whoever has it can tell, at any time, whether anything up to entry ${_(a.entry)} was
          changed:</p>
        <p><code>croupier verify FILE --seal CODE</code></p>
      </div>
    </div>`}
    ${!a&&!s&&r`<p class="quiet">One moment.</p>`}
  <//>`}function fo({api:t,path:e}){let[n,o]=m({});return N(()=>{t.get(`${e}/books`).then(i=>o({books:i}),i=>{o({trouble:i instanceof F?i.message:"No answer from the server."})})},[e]),n}var _t=t=>String(t).replaceAll("_"," ");function Ot(t){return t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`}var rt=t=>t.replace(/(\d{3})(?=\d)/g,"$1 ");var ui={weekday:"long",day:"numeric",month:"long",year:"numeric"},ho=t=>new Date(t).toLocaleDateString(void 0,ui),K=t=>new Date(t).toLocaleTimeString(void 0,{hour:"2-digit",minute:"2-digit"});var mo=(t,e=_)=>t?e(t):"\u2013";function _o({server:t,state:e,onClose:n}){let o=T(t),[i,s]=m(!1),a=uo(e.tables),l=e.tables.filter(u=>u.status!=="closed"&&u.counted===null),c=async()=>{await o.ask("POST",`${t.path}/close`,{})&&n()};if(i)return r`<${Xe} server=${t} state=${e} onClose=${()=>s(!1)} />`;let p=r`<${f} kind="plain" onTap=${n}>go back<//>`;return r`<${S} title=${`Close ${e.name}?`} onClose=${n}>
    <${R} asking=${o} way=${p} danger blocked=${a.length>0} submit="close the night" onSubmit=${c}>
      ${a.length>0&&r`<p class="wrong">${Ot(a.map(u=>u.name))}: a round is not over there.
        Take it to its end, or void it; then the night can be closed.</p>`}
      <${pi} state=${e} />
      ${l.length>0&&r`<p class="note is-warning">Not counted: the ${l.length===1?"tray":"trays"} of ${Ot(l.map(u=>u.name))}. A table's own sheet counts its tray.</p>`}
      <div><${f} kind="quiet" onTap=${()=>s(!0)}>settling up: who pays whom …<//></div>
      <p class="note">Tables are closed, racks go to the bankrolls, and the books are sealed. It can be opened again.</p>
    <//>
  <//>`}function pi({state:t}){let{money:e}=t,{seated:n,holders:o,debtors:i,creditors:s}=po(t.players),a=ge(t);return!o.length&&!i.length&&!s.length?r`<p>Nothing is open: nobody holds chips, nobody owes anything.</p>`:r`<div class="still-open">
    <${tn} title="Still hold chips" people=${o} amount=${l=>l.bankroll+G(l)} money=${e} />
    <${tn} title="Owe the house" people=${i} amount=${B} money=${e} />
    <${tn} title="The house owes" people=${s} amount=${l=>l.owed} money=${e} />
    ${n.length>0&&r`<p>${Ot(n.map(l=>l.name))} still ${n.length===1?"sits":"sit"} at a table.</p>`}
    ${a>0&&r`<p class="wrong">The drawer is ${O(a,e)} short of paying everyone.</p>`}
  </div>`}function tn({title:t,people:e,amount:n,money:o}){return e.length?r`<div>
    <h3>${t}</h3>
    <dl class="standing">
      ${e.map(i=>r`<div key=${i.player}><dt>${i.name}</dt>
        <dd class="figure">${o?`${_(n(i))} \xB7 ${H(n(i),o)}`:g(n(i),"chip")}</dd></div>`)}
    </dl>
  </div>`:null}function bo({server:t,state:e}){let n=T(t),[o,i]=m(!1),[s,a]=m(null),l=e.seals.at(-1),c=async()=>{i(!1),await n.ask("POST",`${t.path}/reopen`,{})};return r`<section class="closed" aria-label="closed">
    <div>
      <p class="closed-words">The night is closed and the books are sealed.</p>
      ${l&&r`<p>Seal <b class="seal">${l.code}</b> <span class="quiet">at entry ${_(l.entry)}</span></p>`}
      ${e.seals.length>1&&r`<p class="note">It was sealed ${e.seals.length} times: ${Ot(e.seals.map(p=>p.code))}.</p>`}
      <${A} text=${n.error} onGone=${n.clear} />
    </div>
    <div class="choices no-print">
      <${f} kind="main" onTap=${()=>a("seal")}>show the seal<//>
      <${f} onTap=${()=>a("settling")}>settling up<//>
      <${f} busy=${n.busy} onTap=${()=>i(!0)}>open it again<//>
    </div>
    ${s==="seal"&&r`<${$o} server=${t} state=${e} seal=${l} onClose=${()=>a(null)} />`}
    ${s==="settling"&&r`<${Xe} server=${t} state=${e} onClose=${()=>a(null)} />`}
    ${o&&r`<${_e} title=${`Open ${e.name} again?`} yes="open it again" onYes=${c} onClose=${()=>i(!1)}
      text="The seal stays in the books, and closing the night once more gives it a second one." />`}
  </section>`}function en(t,e){let n=[],o=t;for(let i of[...e].sort((s,a)=>a.value-s.value)){let s=Math.floor(o/i.value);s>0&&n.push({...i,count:s}),o-=s*i.value}return n}var go=t=>t.map(({count:e,colour:n})=>`${e} ${n}`).join(", ");function nn({min:t,max:e,step:n=1}){return e==null||e>=Number.MAX_SAFE_INTEGER?null:t+Math.floor((e-t)/n)*n}function yo(t,e){let{min:n,step:o=1}=e,i=nn(e);return i!==null&&i<n?"not possible now":t<n?`at least ${_(n)}`:i!==null&&t>i?`at most ${_(i)}`:(t-n)%o!==0?n%o===0?`in steps of ${o}`:`${n}, then in steps of ${o}`:null}function on(t,e,n){return e.reduce((i,s)=>i+s,0)===t?e:en(t,n).flatMap(({value:i,count:s})=>Array(Math.min(s,500)).fill(i))}function vo(t,e){let n=t.lastIndexOf(e);return t.filter((o,i)=>i!==n)}var ye={white:{body:"#efeadb",spots:"#7b7a74"},red:{body:"#c22f39",spots:"#fff"},blue:{body:"#2460b0",spots:"#fff"},green:{body:"#1f8a49",spots:"#fff"},black:{body:"#25252a",spots:"#fff"},purple:{body:"#6d3c9b",spots:"#fff"},yellow:{body:"#e6b91f",spots:"#25252a"},pink:{body:"#df79a4",spots:"#fff"},orange:{body:"#de6f25",spots:"#fff"},grey:{body:"#878d92",spots:"#fff"},brown:{body:"#794d2a",spots:"#fff"},turquoise:{body:"#17909a",spots:"#fff"}},$i=5,wo=8,bt=({value:t,colour:e})=>r`<${To} value=${t} colour=${e} count=${1} bare />`;function To({value:t,colour:e,count:n,bare:o}){let i=Math.min(n,$i),s=64+(i-1)*wo,{body:a,spots:l}=ye[e]??ye.grey,c={"--chip-colour":a,"--chip-spots":l},p=[...Array(i-1).keys()].map(h=>s-32-h*wo),u=r`<svg class="chip" viewBox=${`0 0 64 ${s}`} style=${c} role="img"
      aria-label=${`${n} ${e}, ${_(t)} each`}>
    ${p.map(h=>r`<g key=${h}>
      <circle class="chip-under" cx="32" cy=${h} r="30.5" />
      <circle class="chip-spots" cx="32" cy=${h} r="26.5" stroke-dasharray="13.9 13.85" />
    </g>`)}
    <circle class="chip-body" cx="32" cy="32" r="30.5" />
    <circle class="chip-spots" cx="32" cy="32" r="26.5" stroke-dasharray="13.9 13.85" />
    <circle class="chip-face" cx="32" cy="32" r="20.5" />
    <text class="chip-value" x="32" y=${32+ko(t)*.36} font-size=${ko(t)}>${xo(t)}</text>
  </svg>`;return o?u:r`<span class="pile">${u}<span class="pile-count" aria-hidden="true">×${n}</span></span>`}function So({amount:t,chipset:e,words:n}){let o=en(t,e);return r`<span class="chips">
    <span class="chips-piles">${o.map(i=>r`<${To} key=${i.value} ...${i} />`)}</span>
    ${n&&r`<span class="chips-words">${go(o)}</span>`}
  </span>`}function xo(t){return t<1e3||t%100?String(t):`${t/1e3}k`}var ko=t=>[26,25,19,15,12][Math.min(xo(t).length,5)-1];var sn=20,fi=1e6,an=t=>t.reduce((e,{value:n,count:o})=>e+n*o,0);function ve(t,e){let[n,o]=m({book:t,done:[]}),[i,s]=m({}),[a,l]=m(!1),c=Object.entries(i).filter(([,h])=>h>0).map(([h,d])=>({value:Number(h),count:d})),p=a?e.map(({value:h})=>({value:h,count:0})):c,u=n.done.length?an(n.done[0]):null;return{counts:i,set(h,d){l(!1),s($=>({...$,[h]:Math.min(Math.max(d,0),fi)}))},none:a,sayNone(h){s({}),l(h)},said:p.length>0,total:an(p),first:u,book:n.book,over(){let h=[...n.done,p];return h.length===1&&an(p)!==n.book?(o({...n,done:h}),s({}),l(!1),null):{counts:h,book:n.book}},afresh(h){o({book:h,done:[]}),s({}),l(!1)}}}function we({counting:t,chipset:e}){return r`<div class="count" role="group" aria-label="the chips, by their kinds">
    ${e.map(n=>r`<${hi} key=${n.value} chip=${n} count=${t.counts[n.value]??0}
      onCount=${o=>t.set(n.value,o)} />`)}
    <div class="count-none"><${f} kind="quiet" chosen=${t.none} onTap=${()=>t.sayNone(!t.none)}>there are no chips<//></div>
    <p class="count-total"><span>counted</span> <output>${_(t.total)}</output></p>
    ${t.first!==null&&r`<p class="note is-warning" role="status">The first count came to ${_(t.first)};
      the book has ${_(t.book)}. Count once more: both are written down, and this one stands.</p>`}
  </div>`}var Et=(t,e,n=100)=>Math.abs(t-e)*10>e||Math.abs(t-e)>=n;function Pt({found:t,book:e,written:n=a=>g(a,"chip"),says:o,onYes:i,onClose:s}){let a=n(Math.abs(t-e)),l=t<e?"short":"over";return r`<${_e} title=${`${a} ${t<e?"missing":"too many"}?`} danger no="go back and count" yes=${`note ${a} ${l}`}
    text=${`The book has ${n(e)}; ${t?n(t):"nothing"} was counted. ${a} would be noted as ${l}.${o?` ${o}`:""}`}
    onYes=${i} onClose=${s} />`}function hi({chip:t,count:e,onCount:n}){let o=`${_(t.value)} (${t.colour})`,i=s=>n(Number(s.target.value.replace(/\D/g,"").slice(0,7)));return r`<div class="count-row">
    <button type="button" class="pad-chip" aria-label=${`one more ${o}`} onClick=${()=>n(e+1)}><${bt} ...${t} /></button>
    <${f} name=${`a stack of ${sn} more of ${o}`} onTap=${()=>n(e+sn)}>+${sn}<//>
    <input type="text" class="is-numeric" inputmode="numeric" autocomplete="off" aria-label=${`how many of ${o}`}
      value=${e||""} placeholder="0" onInput=${i} />
    <${f} kind="quiet" name=${`one less of ${o}`} disabled=${!e} onTap=${()=>n(e-1)}>⌫<//>
    <span class="count-sum figure">${_(e*t.value)}</span>
  </div>`}var di=[{value:"float",label:"Put cash in",note:"more of the host's own"},{value:"count",label:"Count it",note:"note what is really there"}];function Co({server:t,state:e,onClose:n}){let o=T(t),[i,s]=m("float"),[a,l]=m(""),[c,p]=m(!1),u=Ct(a,e.money?.currency),h=u!==null&&(i==="count"||u>0),d=y=>{s(y),l(""),o.clear()},$=()=>{let y=100*(e.money?.chip??1);i==="count"&&Et(u,e.drawer.cash,y)?p(!0):b()},b=async()=>{p(!1),(i==="float"?await o.ask("POST",`${t.path}/floats`,{cash:u}):await o.ask("POST",`${t.path}/drawer-counts`,{counted:u}))&&n()},k=r`<${f} kind="plain" onTap=${n}>go back<//>`;return r`<${S} title="The drawer" onClose=${n}>
    <${R} asking=${o} way=${k} blocked=${!h} submit=${i==="float"?"put in":"note it"} onSubmit=${$}>
      <p>By the book it holds <b>${O(e.drawer.cash,e.money)}</b>, ${O(e.drawer.float,e.money)} of it the host's own.</p>
      <${U} label="What to do" value=${i} choices=${di} onChange=${d} />
      <${V} label=${i==="float"?"Cash put in":"Cash counted"} value=${a} numeric suffix=${e.money?.currency??"play money"}
        wrong=${a&&u===null&&"An amount such as 100 or 100.50."} onInput=${l} />
      <p class="says">${h?mi(i,u,e):""}</p>
      ${c&&r`<${Pt} found=${u} book=${e.drawer.cash} written=${y=>O(y,e.money)}
        onYes=${b} onClose=${()=>p(!1)} />`}
    <//>
  <//>`}function mi(t,e,{drawer:n,money:o}){if(t==="float")return`The drawer then holds ${O(n.cash+e,o)}.`;let i=e-n.cash;return i?i>0?`${O(i,o)} more than the book has: noted as over.`:`${O(-i,o)} less than the book has: noted as short.`:"That agrees with the book."}var _i=["buy-in","buy-back","cash-out","marker-repaid","house-paid","gift","float-added","fill","credit","tray-counted","drawer-counted","correction","marker-limited","round-voided"],bi=30,gi=["a slip of the finger","another player's","another amount"];function ke({server:t,state:e,player:n,onClose:o}){let{lines:i,older:s,trouble:a,look:l}=wi(t,n),[c,p]=m(null),u=()=>{p(null),l()};if(c)return r`<${vi} server=${t} line=${c} onDone=${u} onClose=${()=>p(null)} />`;let h=r`<span></span><${f} kind="main" onTap=${o}>done<//>`;return r`<${S} title=${n?`What was done for ${n.name}`:"What was done at the desk"} onClose=${o} foot=${h}>
    <${A} text=${a} />
    ${i?.length===0&&r`<p>Nothing yet.</p>`}
    ${i?.length>0&&r`<ol class="doings">
      ${i.map(d=>r`<${yi} key=${d.entry} line=${d} open=${e.status==="open"} onWrong=${()=>p(d)} />`)}
    </ol>`}
    ${s&&r`<div><${f} kind="quiet" onTap=${()=>l(s)}>older<//></div>`}
    ${!i&&!a&&r`<p class="quiet">One moment.</p>`}
  <//>`}function yi({line:t,open:e,onWrong:n}){let o=t.put_right_by!==null,i=e&&!o&&t.reversible;return r`<li class=${C(["doing",o&&"is-corrected"])}>
    <div>
      <p class="doing-says">${t.says}</p>
      <p class="note">${K(t.at)} · entry ${t.entry} · ${t.by.who}${t.why&&` \xB7 ${t.why}`}${o?` \xB7 put right by entry ${t.put_right_by}`:""}</p>
    </div>
    ${i&&r`<${f} name=${`put entry ${t.entry} right`} onTap=${n}>put right …<//>`}
  </li>`}function vi({server:t,line:e,onDone:n,onClose:o}){let i=T(t),[s,a]=m(""),l=async()=>{await i.ask("POST",`${t.path}/corrections`,{entry:e.entry,why:s.trim()})&&n()},c=r`<${f} kind="plain" onTap=${o}>go back<//>`;return r`<${S} title="Put it right" onClose=${o}>
    <${R} asking=${i} way=${c} blocked=${!s.trim()} submit="take it back" onSubmit=${l}>
      <p class="receipt-line">${e.says}.</p>
      <p>Everything it moved goes back. Nothing is deleted: the entry stays, and its correction stands beside it, with the
        reason, for whomever it touches to see. Do it again as it should have been.</p>
      <${V} label="Why" value=${s} maxlength="200" wrong=${i.fields.why} focused onInput=${a} />
      <div class="choices">${gi.map(p=>r`<${f} key=${p} chosen=${p===s} onTap=${()=>a(p)}>${p}<//>`)}</div>
    <//>
  <//>`}function wi({api:t,path:e},n){let[o,i]=m({}),s=async(a=null)=>{let l=[`kinds=${_i.join(",")}`,`limit=${bi}`,n&&`player=${n.player}`,a&&`before=${a}`];try{let c=await t.get(`${e}/books/journal?${l.filter(Boolean).join("&")}`);i(p=>({lines:[...a?p.lines:[],...c.lines],older:c.older}))}catch(c){c instanceof F&&c.status===401?Gt():i(p=>({...p,trouble:c.message}))}};return N(()=>{s()},[e,n?.player]),{...o,look:s}}function Oo({server:t,state:e,onClose:n}){let[o,i]=m({}),s=T({api:t.api}),a=()=>t.api.get(`sessions?night=${e.night}`).then(i,u=>i({trouble:u instanceof F?u.message:String(u.message)}));N(()=>{a()},[]);let l=async u=>{await s.ask("DELETE",`sessions/${u}`),a()},p=r`<${f} kind="plain" onTap=${async()=>{await s.ask("DELETE","session")&&location.replace("/sign-in")}}>sign this screen out<//><${f} kind="main" onTap=${n}>done<//>`;return r`<${S} title="Screens signed in" onClose=${n} foot=${p}>
    <${A} text=${o.trouble??s.error} />
    <ul class="screens">
      ${(o.sessions??[]).map(u=>r`<li key=${u.session} class="screen-row">
        <span><b>${Ao(u,e)}</b><span class="note">${u.present?"this screen":`last heard ${K(u.last_seen)}`}${u.screen&&` \xB7 screen ${u.screen} of the night`}</span></span>
        ${!u.present&&r`<${f} busy=${s.busy} name=${`sign out ${Ao(u,e)}, ${u.screen?`screen ${u.screen}`:`number ${u.session}`}`}
          onTap=${()=>l(u.session)}>sign out<//>`}
      </li>`)}
    </ul>
  <//>`}function Ao({role:t,night:e,table:n,player:o},i){if(t==="host")return"The host's desk";let s=e===i.night?"":`, night ${e}`;if(t==="wall")return`A wall${s}`;if(t==="player"){let l=e===i.night&&i.players.find(c=>c.player===o);return`The phone of ${l?l.name:`player ${o}`}${s}`}let a=e===i.night&&i.tables.find(l=>l.table===n);return`Tablet of ${a?a.name:`table ${n}`}${s}`}var ki=12,ln=Object.keys(ye),rn=(...t)=>t.map((e,n)=>({value:e,colour:ln[n]})),Ti=[{name:"casino",chips:[{value:1,colour:"white"},{value:5,colour:"red"},{value:25,colour:"green"},{value:100,colour:"black"},{value:500,colour:"purple"}]},{name:"tens",chips:rn(1,5,10,50,100)},{name:"many small",chips:rn(1,2,5,10,20,50)},{name:"three colours",chips:rn(1,5,20)}];function cn(t){let e=t.map(n=>n.value);return e.some(n=>!n)?"Every chip needs a value, a whole number from 1.":new Set(e).size<e.length?"Two kinds of chips have the same value.":e.includes(1)?null:"There must be a chip of 1, or some amounts could not be paid."}var Si=(t,e)=>t.length===e.length&&t.every((n,o)=>n.value===e[o].value&&n.colour===e[o].colour);function Eo({held:t,money:e,wrong:n,onChange:o}){let i=(a,l)=>o(t.map((c,p)=>p===a?{...c,...l}:c)),s=()=>{let a=ln.find(c=>!t.some(p=>p.colour===c))??"grey",l=Math.max(...t.map(c=>c.value??0));o([...t,{value:l?l*5:1,colour:a}])};return r`<fieldset class="field chip-set">
    <legend>Chips</legend>
    <div class="choices">
      ${Ti.map(a=>r`<${f} key=${a.name} chosen=${Si(a.chips,t)}
        onTap=${()=>o(a.chips)}>
        <span class="choice-words"><b>${a.name}</b><span class="choice-note">${a.chips.map(l=>l.value).join(" ")}</span></span>
      <//>`)}
    </div>
    <ul class="chip-rows">
      ${t.map((a,l)=>r`<${xi} key=${l} chip=${a} money=${e} alone=${t.length===1}
        onChange=${c=>i(l,c)} onRemove=${()=>o(t.filter((c,p)=>p!==l))} />`)}
    </ul>
    <div><${f} kind="quiet" disabled=${t.length>=ki} onTap=${s}>add a chip<//></div>
    ${n&&r`<p class="wrong" role="alert">${n}</p>`}
  </fieldset>`}function xi({chip:t,money:e,alone:n,onChange:o,onRemove:i}){let[s,a]=m(!1),[l,c]=m(String(t.value??"")),p=Jt(),u=(ze(l)||null)===t.value?l:String(t.value??""),h=d=>{c(d),o({value:ze(d)||null})};return r`<li class="chip-row">
    <button type="button" class="swatch" aria-expanded=${String(s)} aria-label=${`colour: ${t.colour}`}
      onClick=${()=>a(!s)}><${bt} value=${t.value??0} colour=${t.colour} /></button>
    <span class="chip-colour">${t.colour}</span>
    <label class="unseen" for=${p}>value of the ${t.colour} chip</label>
    <input id=${p} class="is-numeric" type="text" inputmode="numeric" autocomplete="off" value=${u}
      onInput=${d=>h(d.target.value)} />
    <span class="chip-worth quiet">${t.value&&e?H(t.value,e):""}</span>
    <${f} kind="quiet" name=${`take the ${t.colour} chip out of the set`} disabled=${n} onTap=${i}>✕<//>
    ${s&&r`<div class="swatches" role="group" aria-label="colour">
      ${ln.map(d=>r`<button type="button" key=${d} aria-label=${d}
        class=${C(["swatch",d===t.colour&&"is-chosen"])} aria-pressed=${String(d===t.colour)}
        onClick=${()=>{o({colour:d}),a(!1)}}><${bt} value=${t.value??0} colour=${d} /></button>`)}
    </div>`}
  </li>`}var Ci=["EUR","USD","GBP","CHF","CZK","DKK","NOK","PLN","SEK","AUD","CAD","JPY","UAH"],Ai={US:"USD",GB:"GBP",CH:"CHF",CZ:"CZK",DK:"DKK",NO:"NOK",PL:"PLN",SE:"SEK",AU:"AUD",CA:"CAD",JP:"JPY",UA:"UAH"};function pn(){let t=new Intl.Locale(navigator.language||"en-IE").maximize().region,e=Ai[t]??"EUR";return{currency:e,worth:At(un(e)[2],e)}}function Po({currency:t,worth:e}){if(!t)return null;let n=Ct(e,t);return n?{currency:t,chip:n}:void 0}var un=t=>Vt(t)?[10,20,50,100,200]:[10,20,50,100,500];function No({held:t,wrong:e,onChange:n}){let o=Jt(),{currency:i,worth:s}=t,a=[{value:"cash",label:"Cash",note:"the drawer holds real money"},{value:"play",label:"Play money",note:"chips are only chips"}],l=p=>n(p==="play"?{...t,currency:null}:pn()),c=p=>n({currency:p,worth:At(un(p)[2],p)});return r`<div class="money">
    <${U} label="What is played for" value=${i?"cash":"play"} choices=${a} onChange=${l} />
    ${i&&r`<div class="money-cash">
      <${Qe} label="Currency" id=${o}>
        <select id=${o} value=${i} onChange=${p=>c(p.target.value)}>
          ${Ci.map(p=>r`<option key=${p} value=${p}>${p}</option>`)}
        </select>
      <//>
      <${V} label="A chip is worth" value=${s} numeric suffix=${i} wrong=${e}
        note=${Oi(s,i)} onInput=${p=>n({currency:i,worth:p})} />
      <${U} label="Usual" value=${Ct(s,i)}
        choices=${un(i).map(p=>({value:p,label:O(p,{currency:i})}))}
        onChange=${p=>n({currency:i,worth:At(p,i)})} />
    </div>`}
  </div>`}function Oi(t,e){let n=Ct(t,e);return n?`100 chips are ${O(100*n,{currency:e})}.`:null}var Mo=(t,e)=>JSON.stringify(t)===JSON.stringify(e);function Ro({server:t,state:e,onClose:n}){let o=T(t),[i,s]=m(e.name),[a,l]=m(e.chip_set),[c,p]=m(()=>Ei(e.money)),u=e.chips.issued>0||e.drawer.cash>0,h=Po(c),d={...i.trim()!==e.name&&{name:i.trim()},...!Mo(a,e.chip_set)&&{chip_set:a.map(({value:y,colour:v})=>({value:y,colour:v}))},...!u&&!Mo(h,e.money)&&{money:h}},$=async()=>{await o.ask("PATCH",t.path,d)&&n()},b=!i.trim()||cn(a)||h===void 0,k=r`<${f} kind="plain" onTap=${n}>go back<//>`;return r`<${S} title="Settings of the night" onClose=${n}>
    <${R} asking=${o} way=${k} submit="change" onSubmit=${$} blocked=${b||!Object.keys(d).length}>
      <${V} label="Name" value=${i} wrong=${o.fields.name} onInput=${s} />
      ${u?r`<p class="note">${e.money?`A chip is worth ${H(1,e.money)}`:"Chips are play money"}; that is settled once there are chips about, or cash in the drawer.</p>`:r`<${No} held=${c} wrong=${h===void 0&&"What is a chip worth? Such as 0.50."} onChange=${p} />`}
      <${Eo} held=${a} money=${e.money} wrong=${cn(a)??o.fields.chip_set} onChange=${l} />
    <//>
  <//>`}function Ei(t){return t?{currency:t.currency,worth:At(t.chip,t.currency)}:{...pn(),currency:null}}function Do({server:t,state:e,table:n,route:o,onClose:i}){let{found:s,trouble:a,look:l}=Zt(t.api,`${o}/codes`),c=r`
    <a class="button is-plain" href=${`/table/${e.night}/${n.table}`}>deal on this screen</a>
    <${f} kind="main" onTap=${i}>done<//>`;return r`<${S} title=${`A tablet for ${n.name}`} onClose=${i} foot=${c}>
    <${A} text=${a} />
    ${s&&r`<div class="invitation">
      <${nt} svg=${s.qr} name=${`the address of ${n.name}'s tablet, to scan`} />
      <div class="invitation-words">
        <p>Scan it with the tablet, or open</p>
        <p class="address">${new URL(s.url).host}</p>
        <p>there and type</p>
        <p class="code">${rt(s.code)}</p>
        <p class="note">Good until ${K(s.expires)}, for one tablet: another one that comes in waits until it is let in.</p>
        <${f} kind="quiet" onTap=${l}>another code<//>
      </div>
    </div>`}
    ${!s&&!a&&r`<p class="quiet">One moment.</p>`}
  <//>`}function Zt(t,e){let[n,o]=m({}),i=async()=>{try{o({found:await t.send("POST",e)})}catch(s){if(!(s instanceof F))throw s;o({trouble:s.message})}};return N(()=>{i()},[e]),{...n,look:i}}function Io({server:t,state:e,onClose:n}){let{found:o,trouble:i,look:s}=Zt(t.api,`${t.path}/wall-codes`),a=r`<a class="button is-plain" href="/wall" target="_blank" rel="noopener">look at the wall here</a>
    <${f} kind="main" onTap=${n}>done<//>`;return r`<${S} title="A screen on the wall" onClose=${n} foot=${a}>
    <${A} text=${i} />
    ${o&&r`<div class="invitation">
      <${nt} svg=${o.qr} name="the wall's address, to scan" />
      <div class="invitation-words">
        <p>Open on the television</p>
        <p class="address">${new URL(o.url).host}/wall</p>
        <p>and type, with the remote control</p>
        <p class="code">${rt(o.code)}</p>
        <p class="note">Good until ${K(o.expires)}. It shows every table of the night, and can do nothing.</p>
        <${f} kind="quiet" onTap=${s}>another code<//>
      </div>
    </div>`}
    <${Pi} server=${t} state=${e} />
  <//>`}function Pi({server:t,state:e}){let[n,o]=m(null),i=T({api:t.api});N(()=>{t.api.get(`${t.path}/wall`).then(c=>o(c.shows),()=>{})},[]);let s=async c=>{await i.ask("PUT",`${t.path}/wall`,{shows:c})&&o(c)},a=e.tables.filter(({status:c})=>c!=="closed"),l=[["liveliest","where something happens"],["turns","table after table"],...a.map(({table:c,name:p})=>[String(c),p])];return r`<fieldset class="wall-choice">
    <legend>The walls show</legend>
    <${A} text=${i.error} />
    <div class="choices">
      ${l.map(([c,p])=>r`<${f} key=${c} chosen=${n===c} busy=${i.busy} onTap=${()=>s(c)}>${p}<//>`)}
    </div>
  </fieldset>`}var Ni={entries:ke,drawer:Co,wall:Io,screens:Oo,settings:Ro};function Lo({server:t,state:e,onClose:n}){let[o,i]=m(null),s=Ni[o],a=e.status==="open";return r`<section class="whole-night no-print" aria-label="the whole night">
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
  </section>`}var Mi={live:"live",polling:"slow",lost:"no connection"};function Bo({path:t,round:e,tray:n,connection:o,children:i}){return r`<header class="bar">
    <ol class="bar-path">${t.map(s=>r`<li key=${s}>${s}</li>`)}</ol>
    ${e!=null&&r`<span>round <b>${e}</b></span>`}
    ${n!=null&&r`<span class="bar-tray" data-place="house">tray <b class="figure">${_(n)}</b></span>`}
    ${o&&r`<span class=${`connection is-${o}`} role="status">${Mi[o]}</span>`}
    ${i}
  </header>`}var jo=({path:t,connection:e,children:n})=>r`<div class="masthead" data-ground="felt">
  <${Bo} path=${t} connection=${e}>${n}<//>
</div>`;var Ri=3e4;function Fo(t,e,n=null){let[o,i]=m(null);return N(()=>{let s=!1,a=()=>t.get(`nights/${e}/room`).then(c=>s||i(c),()=>{});a();let l=setInterval(()=>document.hidden||a(),Ri);return()=>{s=!0,clearInterval(l)}},[e,n]),o}var $n=t=>t.addresses.length>0;function Uo({room:t,small:e}){return $n(t)?r`<div class=${C(["room-code",e&&"is-small"])}>
    <${nt} svg=${t.qr} name="the address to join with a phone, to scan" />
    <div class="room-words">
      <p>${e?"Join":"Scan it with a phone, or open"}</p>
      <p class="room-address">${t.addresses[0]}</p>
      ${t.addresses.slice(1).map(n=>r`<p key=${n} class="room-other">or ${n}</p>`)}
      <p class="room-figures">${rt(t.code)}</p>
    </div>
  </div>`:r`<p>No phone reaches this Croupier: it listens on its own machine alone. Start it without --host.</p>`}function Wo({server:t,state:e}){let n=T(t);if(!e.asking.length)return null;let o=s=>`${t.path}/guests/${s.session}`,i=(s,a)=>n.ask(s,o(a));return r`<ul class="asked no-print" aria-label="phones that ask to come in">
    ${e.asking.map(s=>r`<li key=${s.session} role="alert">
      <span><b>${s.name}</b> ${s.player===null?"asks to come in.":"asks to come in with another phone."}
        ${s.player!==null&&r` <span class="note">The one that is in goes out.</span>`}</span>
      <${f} busy=${n.busy} name=${`send ${s.name} away`} onTap=${()=>i("DELETE",s)}>send away<//>
      <${f} kind="main" busy=${n.busy} name=${`let ${s.name} in`} onTap=${()=>i("PUT",s)}>let in<//>
    </li>`)}
    <${A} text=${n.error} onGone=${n.clear} />
  </ul>`}function Ho({server:t,state:e,large:n,onShow:o}){let i=Fo(t.api,e.night,n);return i?$n(i)?r`<button type="button" class="room-button no-print" onClick=${o}>
    <span>join at <b>${i.addresses[0]}</b></span>
    <span class="code">${rt(i.code)}</span>
    <span class="note">${e.phones.length?`${g(e.phones.length,"phone")} in`:"no phone is in"} · show it large</span>
  </button>`:r`<p class="note no-print">No phone reaches this Croupier: it listens on its own machine alone.</p>`:null}var Di={ask:"wait for your tap",in:"come in at once",out:"stay out"};function qo({server:t,state:e,onClose:n}){let[o,i]=m(null),[s,a]=m(null),l=T(t),c=`${t.path}/phones`;N(()=>{t.api.get(c).then(i,()=>{})},[e.phones.join(),e.asking.length]);let p=async(d,$,b)=>{let k=await l.ask(d,`${t.path}/${$}`,b);k?.room&&i(k)},u=d=>l.ask("DELETE",`sessions/${d.session}`);if(s)return r`<${fn} server=${t} player=${s} onClose=${()=>a(null)} />`;let h=r`<span></span><${f} kind="main" onTap=${n}>done<//>`;return r`<${S} title="Phones" onClose=${n} foot=${h}>
    <${A} text=${l.error} onGone=${l.clear} />
    ${!o&&r`<p class="quiet">One moment.</p>`}
    ${o&&r`<${Uo} room=${o.room} />
      <div><${f} kind="quiet" busy=${l.busy} onTap=${()=>p("POST","room/code")}>another code<//></div>
      <fieldset class="field"><legend>Somebody whose name is not on the list</legend>
        <div class="choices">
          ${Object.entries(Di).map(([d,$])=>r`<${f} key=${d} chosen=${o.new_names===d} busy=${l.busy}
            onTap=${()=>p("PUT","room",{new_names:d})}>${$}<//>`)}
        </div>
      </fieldset>
      <h3>${o.phones.length?`${g(o.phones.length,"phone")} in`:"No phone is in yet"}</h3>
      <ul class="screens">
        ${o.phones.map(d=>r`<li key=${d.session} class="screen-row">
          <span><b>${d.name}</b><span class="note">in since ${K(d.since)} · last heard ${K(d.last_seen)}</span></span>
          <span class="choices">
            <${f} name=${`a new link for ${d.name}`} onTap=${()=>a(d)}>new link<//>
            <${f} busy=${l.busy} name=${`sign the phone of ${d.name} out`} onTap=${()=>u(d)}>sign out<//>
          </span>
        </li>`)}
      </ul>`}
  <//>`}function fn({server:t,player:e,onClose:n}){let{found:o,trouble:i,look:s}=Zt(t.api,`${t.path}/players/${e.player}/link`),a=r`<span></span><${f} kind="main" onTap=${n}>done<//>`;return r`<${S} title=${`A phone for ${e.name}`} onClose=${n} foot=${a}>
    <${A} text=${i} />
    ${o&&r`<div class="invitation">
      <${nt} svg=${o.qr} name=${`the link of ${e.name}'s phone, to scan`} />
      <div class="invitation-words">
        <p>Scan it with ${e.name}'s own phone: whoever opens it is ${e.name}.</p>
        <p class="note">Good until ${K(o.expires)}. A phone that ${e.name} had is out as soon as this one is in.</p>
        <${f} kind="quiet" onTap=${s}>another link<//>
      </div>
    </div>`}
    ${!o&&!i&&r`<p class="quiet">One moment.</p>`}
  <//>`}function Go({label:t,value:e,range:n,chipset:o,last:i,optional:s,onChange:a}){let[l,c]=m([]),p=on(e,l,o),u=nn(n),h=v=>u===null||v<=u,d=v=>{c(v),a(v.reduce((w,E)=>w+E,0))},$=v=>h(e+v)&&d([...p,v]),b=v=>d(vo(p,v)),k=v=>d(on(v,[],o)),y=e===0&&s?"none":yo(e,n);return r`<div class="pad" role="group" aria-label=${t}>
    <div class="pad-head">
      ${t&&r`<span class="pad-label">${t}</span>`}
      <output class="pad-amount">${_(e)}</output>
      <span class=${C(["pad-note",y&&e>0&&"is-wrong"])}>${y??Li(u)}</span>
    </div>
    <div class="pad-keys">
      <${Ii} chipset=${o} fits=${v=>h(e+v)} onAdd=${$} onTakeOff=${b} />
      <div class="pad-side">
        <${f} name="take off the last chip" disabled=${!p.length}
          onTap=${()=>d(p.slice(0,-1))}>⌫<//>
        <${f} kind="quiet" disabled=${!i||!h(i)} onTap=${()=>k(i)}>
          same again${i?` \xB7 ${_(i)}`:""}
        <//>
        <${f} kind="quiet" disabled=${!e} onTap=${()=>d([])}>clear<//>
      </div>
    </div>
  </div>`}function Ii({chipset:t,fits:e,onAdd:n,onTakeOff:o}){let i=[...t].sort((s,a)=>s.value-a.value);return r`<div class="pad-chips">
    ${i.map(s=>r`<${ji} key=${s.value} chip=${s} disabled=${!e(s.value)}
      onAdd=${()=>e(s.value)&&n(s.value)} onTakeOff=${()=>o(s.value)} />`)}
  </div>`}var Li=t=>t===null?"":`of ${_(t)}`,Bi=450;function ji({chip:t,disabled:e,onAdd:n,onTakeOff:o}){let i=j(null),s=j(!1),a=()=>{s.current=!1,i.current=setTimeout(()=>{s.current=!0,o()},Bi)},l=()=>clearTimeout(i.current);return r`<button type="button" class="pad-chip" aria-disabled=${e?"true":null}
      aria-label=${`add ${_(t.value)} (${t.colour})`}
      onPointerDown=${a} onPointerUp=${l} onPointerLeave=${l} onPointerCancel=${l}
      onContextMenu=${c=>c.preventDefault()}
      onClick=${()=>!s.current&&n()}>
    <${bt} ...${t} />
  </button>`}var Fi=Number.MAX_SAFE_INTEGER;function Z({label:t,value:e,most:n,least:o=1,money:i,chipset:s,inChips:a,last:l,onChange:c}){let p=a?null:i,u=Ye(p,n,{from:a?100:20}).filter(h=>h!==n);return r`<div class="chip-amount">
    <div class="quick" role="group" aria-label="amounts at one tap">
      ${u.map(h=>r`<${Ko} key=${h} sum=${h} money=${p} chosen=${h===e} onTap=${c} />`)}
      ${n>0&&r`<${Ko} sum=${n} words="all" money=${p} chosen=${n===e} onTap=${c} />`}
    </div>
    <${Go} label=${t} value=${e} range=${{min:o,max:n??Fi,step:1}} chipset=${s}
      last=${l} optional=${o===0} onChange=${c} />
  </div>`}function Ko({sum:t,words:e,money:n,chosen:o,onTap:i}){let s=e??(n?O(t*n.chip,n):_(t)),a=e||n?`${_(t)} chip${t===1?"":"s"}`:null;return r`<${f} chosen=${o} onTap=${()=>i(t)}>
    <span class="choice-words"><b>${s}</b>${a&&r`<span class="choice-note">${a}</span>`}</span>
  <//>`}var Nt=(t,e,n)=>`${t.path}/players/${e.player}/${n}`,Y=(t,e)=>e?H(t,e):`${g(t,"chip")} of play money`,Te=({drawer:t,money:e})=>Math.floor(t.cash/(e?.chip??1)),Vo=(t,e)=>t.state.players.find(n=>n.player===e.player),Jo=0;function Ui({server:t,state:e,player:n,way:o,onDone:i}){let s=T(t),[a,l]=m(0),[c,p]=m(n.owed>0?"owed":"cash"),u=Y(a,e.money),h=async()=>{let k=await s.ask("POST",Nt(t,n,"buy-ins"),{chips:a,against:c});k&&(Jo=a,i({entry:k.entry,title:`${n.name} has bought ${g(a,"chip")}`,take:{cash:`Take ${u} from ${n.name}.`,marker:`${n.name} signs a marker for ${g(a,"chip")}.`,owed:`The house owes ${n.name} ${g(n.owed-a,"chip")} from now on.`}[c],hand:"Push across:",piles:a}))},d=n.limit===null?"owed to the desk":`${g(Math.max(0,n.limit-n.owes.desk),"chip")} more at most`,$=[n.owed>0&&{value:"owed",label:"What the house owes",note:g(n.owed,"chip")},{value:"cash",label:"Cash",note:"into the drawer"},{value:"marker",label:"Marker",note:d}].filter(Boolean),b={cash:`${n.name} pays ${u}.`,marker:`${n.name} will owe ${g(n.owes.desk+a,"chip")} to the desk.`,owed:`Paid with ${g(a,"chip")} of what the house owes.`};return r`<${R} asking=${s} way=${o} blocked=${!a} onSubmit=${h}
      submit=${a?`sell ${g(a,"chip")}`:"sell"}>
    <${Z} label="chips" value=${a} last=${Jo} money=${e.money} chipset=${e.chip_set} onChange=${Mt(s,l)} />
    <${U} label="Against" value=${c} choices=${$} onChange=${p} />
    <p class="says">${a?b[c]:"How much?"}</p>
  <//>`}function Wi({server:t,state:e,player:n,way:o,onDone:i}){let s=T(t),[a,l]=m(0),c=Math.min(n.bankroll,Te(e));return r`<${R} asking=${s} way=${o} blocked=${!a} onSubmit=${async()=>{let u=await s.ask("POST",Nt(t,n,"buy-backs"),{chips:a});u&&i({entry:u.entry,title:`${g(a,"chip")} taken back`,take:`Take ${g(a,"chip")} from ${n.name}:`,piles:a,after:`Hand ${n.name} ${Y(a,e.money)} from the drawer.`})}}
      submit=${a?`take ${g(a,"chip")} back`:"take back"}>
    <${Z} label="chips" value=${a} most=${c} money=${e.money} chipset=${e.chip_set} onChange=${Mt(s,l)} />
    <p class="says">${a?`${n.name} gets ${Y(a,e.money)}.`:c<n.bankroll?`The drawer can pay for ${g(c,"chip")} of ${n.bankroll}.`:"How much?"}</p>
  <//>`}function Hi({server:t,state:e,player:n,way:o,onDone:i}){let s=T(t),a=ve(n.bankroll,e.chip_set),[l,c]=m("count"),[p,u]=m(null),h=l==="count",d=h?a.total:n.bankroll,$=co({...n,bankroll:d},e),b=()=>{let w=h?a.over():{};w&&(h&&Et(a.total,a.book)?u(w):k(w))},k=async w=>{u(null);let E=await s.ask("POST",Nt(t,n,"cash-outs"),w);if(!E)return a.afresh(n.bankroll);let P=Vo(E,n),tt=P.cash_out-n.cash_out;i({entry:E.entry,title:`${n.name} has cashed out`,take:`Take the ${g(d,"chip")} back.`,hand:tt>0?`Hand ${n.name} ${O(tt,e.money)}.`:"Nothing to hand over.",after:[Zi(P.found-n.found),Qi(P,e.money)].filter(Boolean).join(" ")})},y=[{value:"count",label:"Count the chips",note:"by their kinds"},{value:"book",label:"As in the book",note:g(n.bankroll,"chip")}],v=[[h?"counted":`${n.name}'s bankroll`,g(d,"chip")],$.settled>0&&["goes to what is owed",g($.settled,"chip")],["paid from the drawer",Y($.paid,e.money)],$.owed>0&&["the drawer cannot pay: the house will owe",Y($.owed,e.money)]].filter(Boolean);return r`<${R} asking=${s} way=${o} blocked=${h?!a.said:!d} onSubmit=${b} submit=${`cash out ${n.name}`}>
    <${U} label="Chips handed in" value=${l} choices=${y} onChange=${c} />
    ${h&&r`<${we} counting=${a} chipset=${e.chip_set} />`}
    ${p&&r`<${Pt} found=${a.total} book=${a.book} says=${`${n.name} is paid for ${g(a.total,"chip")}.`}
      onYes=${()=>k(p)} onClose=${()=>u(null)} />`}
    <dl class="standing">
      ${v.map(([w,E])=>r`<div key=${w}><dt>${w}</dt><dd class="figure">${E}</dd></div>`)}
    </dl>
    ${n.racks.length>0&&r`<p class="note">What stands at the tables stays there until ${n.name} stands up.</p>`}
  <//>`}function qi({server:t,state:e,player:n,way:o,onDone:i}){let s=T(t),[a,l]=m(0),[c,p]=m(n.bankroll?"chips":"cash"),u=c==="chips"?Math.min(B(n),n.bankroll):B(n),h=async()=>{let b=await s.ask("POST",Nt(t,n,"repayments"),{chips:a,with:c});if(!b)return;let k=B(n)-a;i({entry:b.entry,title:`${n.name} has repaid ${g(a,"chip")}`,take:c==="cash"?`Take ${Y(a,e.money)} from ${n.name}.`:`Take ${g(a,"chip")} from ${n.name}:`,piles:c==="chips"?a:0,after:k?`${n.name} still owes ${g(k,"chip")}.`:"Nothing is owed any more."})},d=[{value:"chips",label:"Chips",note:"of the bankroll"},{value:"cash",label:"Cash",note:"into the drawer"}],$=b=>{p(b),l(0),s.clear()};return r`<${R} asking=${s} way=${o} blocked=${!a} onSubmit=${h}
      submit=${a?`repay ${g(a,"chip")}`:"repay"}>
    <${U} label="With" value=${c} choices=${d} onChange=${$} />
    <${Z} label="chips" value=${a} most=${u} money=${e.money} chipset=${e.chip_set} onChange=${Mt(s,l)} />
    <p class="says">${a&&c==="cash"?`${n.name} pays ${Y(a,e.money)}.`:`${n.name} owes ${g(B(n),"chip")}${c==="chips"?` and has ${g(n.bankroll,"chip")} in the bankroll`:""}.`}</p>
  <//>`}function Gi({server:t,state:e,player:n,way:o,onDone:i}){let s=T(t),a=Math.min(n.owed,Te(e)),[l,c]=m(a);return r`<${R} asking=${s} way=${o} blocked=${!l} onSubmit=${async()=>{let u=await s.ask("POST",Nt(t,n,"house-payments"),{chips:l});if(!u)return;let h=n.owed-l;i({entry:u.entry,title:`The house has paid ${n.name}`,hand:`Hand ${n.name} ${Y(l,e.money)} from the drawer.`,after:h?`The house still owes ${Y(h,e.money)}.`:"The house owes nothing any more."})}}
      submit=${l?`pay ${Y(l,e.money)}`:"pay"}>
    <${Z} label="chips' worth" value=${l} most=${a} money=${e.money} chipset=${e.chip_set} onChange=${Mt(s,c)} />
    <p class="says">The house owes ${n.name} ${Y(n.owed,e.money)}; the drawer holds ${O(e.drawer.cash,e.money)}.</p>
  <//>`}function Ki({server:t,state:e,player:n,way:o,onDone:i}){let s=T(t),a=e.players.filter($=>$.player!==n.player),[l,c]=m(a.length===1?a[0].player:null),[p,u]=m(0),h=a.find($=>$.player===l);return r`<${R} asking=${s} way=${o} blocked=${!p||!h} onSubmit=${async()=>{let $={from:n.player,to:l,chips:p},b=await s.ask("POST",`${t.path}/gifts`,$);b&&i({entry:b.entry,title:`${n.name} gives ${h.name} ${g(p,"chip")}`,hand:"From hand to hand:",piles:p})}}
      submit=${p?`give ${g(p,"chip")}`:"give"}>
    <${U} label="To" value=${l} choices=${a.map($=>({value:$.player,label:$.name}))} onChange=${c} />
    <${Z} label="chips" value=${p} most=${n.bankroll} money=${e.money} chipset=${e.chip_set} onChange=${Mt(s,u)} />
    <p class="says">${h?p?`${n.name} gives ${h.name} ${g(p,"chip")}.`:"How much?":"To whom?"}</p>
  <//>`}function Ji({server:t,state:e,player:n,way:o,onDone:i}){let s=T(t),[a,l]=m(n.limit!==null?"some":"none"),[c,p]=m(n.limit??0),u=a==="none"?null:c,h=async()=>{await s.ask("PUT",Nt(t,n,"marker-limit"),{limit:u})&&i({title:`${n.name}'s limit`,hand:u===null?`The desk lends ${n.name} without a limit.`:`The desk lends ${n.name} ${g(u,"chip")} at most.`})},d=[{value:"none",label:"No limit"},{value:"some",label:"A limit",note:"for what the desk lends"}];return r`<${R} asking=${s} way=${o} blocked=${u===n.limit} onSubmit=${h} submit="that is the limit">
    <${U} label="Markers at the desk" value=${a} choices=${d} onChange=${l} />
    ${a==="some"&&r`<${Z} label="chips" least=${0} value=${c} money=${e.money} chipset=${e.chip_set} onChange=${Mt(s,p)} />`}
    <p class="says">${n.name} owes the desk ${g(n.owes.desk,"chip")} now.</p>
    <p class="note">Compulsory payments at the tables are advanced regardless.</p>
  <//>`}function Vi({server:t,player:e,way:n,onDone:o}){let i=T(t),[s,a]=m(e.name),l=async()=>{let c=await i.ask("PATCH",`${t.path}/players/${e.player}`,{name:s.trim()});c&&o({title:Vo(c,e).name,hand:`${e.name} is called that from now on.`})};return r`<${R} asking=${i} way=${n} blocked=${!s.trim()||s.trim()===e.name} onSubmit=${l} submit="rename">
    <${V} label="Name" value=${s} wrong=${i.fields.name} focused onInput=${a} />
  <//>`}function Zi(t){return t?`${g(Math.abs(t),"chip")} ${t>0?"more":"fewer"} than in the book: noted as ${t>0?"over":"short"}.`:null}function Qi(t,e){let n=[G(t)>0&&`still has ${g(G(t),"chip")} at the tables`,B(t)>0&&`still owes ${g(B(t),"chip")}`,t.owed>0&&`is owed ${H(t.owed,e)} by the house`].filter(Boolean);return n.length?`${t.name} ${n.join(" and ")}.`:null}var Mt=(t,e)=>n=>{t.clear(),e(n)},hn={sell:{label:"sell chips",main:!0,Form:Ui,possible:()=>!0},out:{label:"cash out",Form:Hi,possible:t=>t.bankroll>0},back:{label:"take chips back",Form:Wi,possible:(t,e)=>Math.min(t.bankroll,Te(e))>0},give:{label:"give chips to \u2026",Form:Ki,possible:(t,e)=>t.bankroll>0&&e.players.length>1},repay:{label:"repay a marker",Form:qi,possible:t=>B(t)>0},pay:{label:"pay what is owed",Form:Gi,possible:(t,e)=>Math.min(t.owed,Te(e))>0},limit:{label:"limit of markers",Form:Ji,possible:()=>!0},rename:{label:"rename",Form:Vi,possible:()=>!0}};function Zo({server:t,state:e,player:n,deed:o,onClose:i}){let[s,a]=m(o??null),[l,c]=m(null),p=()=>{c(null),a(null)};if(l)return r`<${Xi} server=${t} receipt=${l} state=${e} onMore=${p} onClose=${i} />`;if(s==="entries")return r`<${ke} server=${t} state=${e} player=${n} onClose=${p} />`;if(s==="phone")return r`<${fn} server=${t} player=${n} onClose=${p} />`;if(s){let{Form:h,label:d}=hn[s],$=r`<${f} kind="plain" onTap=${o?i:p}>go back<//>`;return r`<${S} title=${`${n.name}: ${d}`} onClose=${i}>
      <${h} server=${t} state=${e} player=${n} way=${$} onDone=${c} />
    <//>`}let u=r`<${f} kind="plain" onTap=${i}>close<//>
    <a class="button is-plain" href=${`/books/${e.night}#player-${n.player}`}>line by line</a>`;return r`<${S} title=${n.name} onClose=${i} foot=${u}>
    <${zi} player=${n} state=${e} />
    <${Yi} corrections=${n.corrections} />
    <div class="deed-grid">
      ${Object.entries(hn).map(([h,d])=>r`<${f} key=${h} kind=${d.main?"main":"plain"}
        disabled=${!d.possible(n,e)} onTap=${()=>a(h)}>${d.label}<//>`)}
      <${f} kind="plain" onTap=${()=>a("phone")}>a link for the phone …<//>
      <${f} kind="plain" onTap=${()=>a("entries")}>what was done …<//>
    </div>
  <//>`}function zi({player:t,state:e}){let n=t.racks.map(i=>[`${e.tables.find(a=>a.table===i.table)?.name??`Table ${i.table}`}, seat ${i.seat}`,_(i.chips)]),o=[["cash in",O(t.cash_in,e.money)],["bankroll",_(t.bankroll)],...n,t.cash_out>0&&["cash out",O(t.cash_out,e.money)],t.owes.desk>0&&["owes the desk",_(t.owes.desk)],t.owes.table>0&&["owes for advances at tables",_(t.owes.table)],t.owed>0&&["the house owes",_(t.owed)],t.limit!==null&&["the desk lends at most",_(t.limit)],t.found!==0&&[`counted ${t.found>0?"over":"short"}`,q(t.found)],["result",q(t.result)]].filter(Boolean);return r`<dl class="standing">
    ${o.map(([i,s])=>r`<div key=${i}><dt>${i}</dt><dd class="figure">${s}</dd></div>`)}
  </dl>`}function Yi({corrections:t}){return t.length?r`<ul class="corrections" aria-label="put right">
    ${t.map(e=>r`<li key=${e.entry} class="note">Entry ${e.corrects}
      (${e.was.replaceAll("-"," ")}) taken back at ${K(e.at)} by ${e.who}: ${e.why}</li>`)}
  </ul>`:null}function Xi({server:t,receipt:e,state:n,onMore:o,onClose:i}){let s=T(t),[a,l]=m(!1),{title:c,hand:p,take:u,piles:h,after:d,entry:$}=e,b=async()=>{let y={entry:$,why:"taken back at once at the desk"};await s.ask("POST",`${t.path}/corrections`,y)&&l(!0)},k=r`
    <${f} kind="plain" onTap=${o}>something else<//>
    <${f} kind="main" onTap=${i}>done<//>`;return a?r`<${S} title="Taken back" onClose=${i} foot=${k}>
      <p>It stands in the book, and so does its correction: everything is as it was before.</p>
    <//>`:r`<${S} title=${c} onClose=${i} foot=${k}>
    ${u&&r`<p class="receipt-line">${u}</p>`}
    ${p&&r`<p class="receipt-line">${p}</p>`}
    ${h>0&&r`<${So} amount=${h} chipset=${n.chip_set} words />`}
    ${d&&r`<p class="quiet">${d}</p>`}
    <${A} text=${s.error} onGone=${s.clear} />
    ${$&&r`<div><${f} kind="quiet" busy=${s.busy} onTap=${b}>a mistake: take it back<//></div>`}
  <//>`}function Qo({state:t}){let{money:e,drawer:n,players:o,checks:i}=t,s=ge(t),a=Ze(o),l=lo(t),c=Kt(t.tables).result,p=!xt(t)&&r`<${Qt} name="Drawer" value=${O(n.cash,e)} note=${`float ${O(n.float,e)}`}
      warning=${s>0&&`${O(s,e)} short if everyone cashed in`}
      good=${!s&&a>0&&`covers everyone: ${O(a*(e?.chip??1),e)}`} />
    <${Qt} name="Chips out" value=${_(l.out)} note=${ea(l)}
      warning=${t.chips.over_short!==0&&`counted ${t.chips.over_short>0?"short":"over"}: ${_(Math.abs(t.chips.over_short))}`} />
    <${Qt} name="House" value=${q(c)} tone=${gt(c)}
      note=${e&&c?`${H(Math.abs(c),e)} ${c>0?"up":"down"} at the tables`:"result at the tables"} />`;return r`<section class="summary" aria-label="the night in figures">
    ${p||r`<${Qt} name="Played for" value="points" note="no chips are out; sell some and the figures appear" />`}
    <${Qt} name="Books" value=${i.agree?"agree":"do not agree"} tone=${i.agree?null:"lost"}
      note=${ta(t.put_right)} good=${i.agree&&"balances are what the transfers make"} />
    ${!i.agree&&r`<ul class="findings" role="alert">
      ${i.findings.map(u=>r`<li key=${u}>${u}</li>`)}
    </ul>`}
  </section>`}var gt=t=>t>0?"won":t<0?"lost":null;function ta({voided:t,undone:e,corrected:n}){return[t>0&&`${g(t,"round")} voided`,e>0&&`${g(e,"action")} undone`,n>0&&`${n} ${n===1?"entry":"entries"} corrected`].filter(Boolean).join(" \xB7 ")}function ea({held:t,trays:e,felt:n}){return[`players ${_(t)}`,`trays ${_(e)}`,n>0&&`felts ${_(n)}`].filter(Boolean).join(" \xB7 ")}var Qt=({name:t,value:e,note:n,good:o,warning:i,tone:s})=>r`<div class="sum">
  <h2 class="sum-name">${t}</h2>
  <p class=${C(["sum-value",s])}>${e}</p>
  ${n&&r`<p class="note">${n}</p>`}
  ${o&&r`<p class="note is-good">${o}</p>`}
  ${i&&r`<p class="note is-warning">${i}</p>`}
</div>`;function zo({server:t,state:e,onShow:n}){let o=e.status==="open";return r`<section class="part" aria-labelledby="players">
    <h2 id="players">Players</h2>
    ${e.players.length>0?r`<${xt(e)?na:oa} state=${e} open=${o} onShow=${n} />`:r`<p class="empty">${o?"Nobody has come yet. Type the first name.":"Nobody came."}</p>`}
    ${o&&r`<${sa} server=${t} state=${e} />`}
  </section>`}function na({state:t,open:e,onShow:n}){let o=Object.fromEntries(t.tables.map(({table:i,name:s})=>[i,s]));return r`<table class="ledger figures is-points">
    <thead><tr>
      <th>player</th><th>sits at</th>
      ${e&&r`<th class="no-print"><span class="unseen">what to do</span></th>`}
    </tr></thead>
    <tbody>
      ${t.players.map(i=>r`<tr key=${i.player}>
        <th scope="row" class="who"><${Yo} player=${i} open=${e} onShow=${n} /></th>
        <td data-label="sits at">${i.racks.map(s=>o[s.table]).join(", ")||"\u2013"}</td>
        ${e&&r`<td class="deeds no-print">
          <${f} name=${`everything else for ${i.name}`} onTap=${()=>n(i.player)}>more<//>
        </td>`}
      </tr>`)}
    </tbody>
  </table>`}var Yo=({player:t,open:e,onShow:n})=>e?r`<button type="button" class="who-button" onClick=${()=>n(t.player)}>${t.name}</button>`:t.name;function oa({state:t,open:e,onShow:n}){let o=ro(t.players),i=s=>O(s,t.money);return r`<table class="ledger figures">
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
        <th scope="row" class="who"><${Yo} player=${s} open=${e} onShow=${n} /></th>
        <${Rt} label="cash in" amount=${s.cash_in} written=${i} />
        <${Rt} label="bankroll" amount=${s.bankroll} />
        <${Rt} label="at tables" amount=${G(s)} />
        <${Rt} label="cash out" amount=${s.cash_out} written=${i} />
        <${Rt} label="owes" amount=${B(s)} />
        <${Rt} label="is owed" amount=${s.owed} />
        <td class=${C(["number","result",gt(s.result)])} data-label="result">${q(s.result)}</td>
        ${e&&r`<td class="deeds no-print">
          <${f} name=${`sell chips to ${s.name}`} onTap=${()=>n(s.player,"sell")}>sell<//>
          <${f} name=${`everything else for ${s.name}`} onTap=${()=>n(s.player)}>more<//>
        </td>`}
      </tr>`)}
    </tbody>
    <tfoot><tr>
      <th scope="row" class="who">all</th>
      <td class="number" data-label="cash in">${i(o.cash_in)}</td>
      <td class="number" data-label="bankroll">${_(o.bankroll)}</td>
      <td class="number" data-label="at tables">${_(o.at_tables)}</td>
      <td class="number" data-label="cash out">${i(o.cash_out)}</td>
      <td class="number" data-label="owes">${_(o.owes)}</td>
      <td class="number" data-label="is owed">${_(o.owed)}</td>
      <td class=${C(["number","result",gt(o.result)])} data-label="result">${q(o.result)}</td>
      ${e&&r`<td class="deeds no-print"></td>`}
    </tr></tfoot>
  </table>`}var Rt=({label:t,amount:e,written:n})=>r`<td class=${C(["number",!e&&"is-nothing"])} data-label=${t}>
  ${mo(e,n)}</td>`;function sa({server:t,state:e}){let n=T(t),[o,i]=m(""),s=async l=>{if(l.preventDefault(),!o.trim())return;let c=o;await n.ask("POST",`${t.path}/players`,{name:c.trim()})&&i(p=>p===c?"":p)},a=e.players.length===0;return r`<form class="newcomer no-print" onSubmit=${s} novalidate>
    <div class="newcomer-row">
      <input type="text" value=${o} aria-label="name of a new player" autocomplete="off" spellcheck=${!1}
        placeholder=${a?"Name":"Another name"} aria-invalid=${n.error?"true":null}
        onInput=${l=>{i(l.target.value),n.clear()}} />
      <button type="submit" class=${C(["button",a&&"is-main",n.busy&&"is-busy"])}
        aria-busy=${n.busy?"true":null}>add player</button>
    </div>
    <${A} text=${n.fields.name??n.error} onGone=${n.clear} />
  </form>`}var ia={tablet:Do,fill:aa,credit:ra,count:ts,close:la};function Xo({server:t,state:e,table:n,about:o,onClose:i}){let[s,a]=m(o??null),l=`${t.path}/tables/${n.table}`;if(s){let p=ia[s];return r`<${p} server=${t} state=${e} table=${n} route=${l}
      onBack=${o?i:()=>a(null)} onClose=${i} />`}let c=r`<${f} kind="plain" onTap=${i}>close<//>`;return r`<${S} title=${n.name} onClose=${i} foot=${c}>
    <dl class="standing">
      <div><dt>${n.game_name}</dt><dd>${n.cards==="physical"?"a real deck":"on the screens"}</dd></div>
      <div><dt>tray</dt><dd class="figure">${_(n.tray)}</dd></div>
      <div><dt>result</dt><dd class="figure">${q(n.result)}</dd></div>
      ${n.found!==0&&r`<div><dt>counted ${n.found>0?"over":"short"}</dt><dd class="figure">${q(n.found)}</dd></div>`}
      ${n.round>0&&r`<div><dt>voided</dt><dd>${_(n.voided)} of ${g(n.round,"round")}</dd></div>`}
      ${n.undone>0&&r`<div><dt>taken back or amended</dt><dd>${g(n.undone,"action")}</dd></div>`}
    </dl>
    <div class="deed-grid">
      <a class="button is-main" href=${`/table/${e.night}/${n.table}`}>deal on this screen</a>
      <${f} kind="plain" onTap=${()=>a("tablet")}>code for a tablet<//>
      <${f} kind="plain" onTap=${()=>a("fill")}>fill the tray<//>
      <${f} kind="plain" disabled=${!n.tray} onTap=${()=>a("credit")}>take from the tray<//>
      <${f} kind="plain" disabled=${n.status!=="idle"} onTap=${()=>a("count")}>count the tray<//>
      <${f} kind="danger" onTap=${()=>a("close")}>close the table<//>
    </div>
  <//>`}function aa({server:t,state:e,table:n,route:o,onBack:i,onClose:s}){let a=T(t),[l,c]=m(0),p=async()=>{await a.ask("POST",`${o}/fills`,{chips:l})&&s()},u=r`<${f} kind="plain" onTap=${i}>go back<//>`;return r`<${S} title=${`Fill the tray of ${n.name}`} onClose=${s}>
    <${R} asking=${a} way=${u} blocked=${!l} onSubmit=${p}
        submit=${l?`fill ${g(l,"chip")}`:"fill"}>
      <${Z} label="chips" value=${l} inChips chipset=${e.chip_set} onChange=${c} />
      <p class="says">From the cage, which holds ${_(e.chips.cage)}. More chips are issued if it is short.
        The tray then holds ${_(n.tray+l)}.</p>
    <//>
  <//>`}function ra({server:t,state:e,table:n,route:o,onBack:i,onClose:s}){let a=T(t),[l,c]=m(0),p=async()=>{await a.ask("POST",`${o}/credits`,{chips:l})&&s()},u=r`<${f} kind="plain" onTap=${i}>go back<//>`;return r`<${S} title=${`Take from the tray of ${n.name}`} onClose=${s}>
    <${R} asking=${a} way=${u} blocked=${!l} onSubmit=${p}
        submit=${l?`take ${g(l,"chip")}`:"take"}>
      <${Z} label="chips" value=${l} most=${n.tray} inChips chipset=${e.chip_set} onChange=${c} />
      <p class="says">Back to the cage. The tray then holds ${_(n.tray-l)}.</p>
    <//>
  <//>`}function ts({server:t,state:e,table:n,route:o,onBack:i,onClose:s}){let a=T(t),l=ve(n.tray,e.chip_set),[c,p]=m(null),u=()=>{let b=l.over();b&&(Et(l.total,l.book)?p(b):h(b))},h=async b=>{p(null),await a.ask("POST",`${o}/counts`,b)?s():l.afresh(n.tray)},d=n.tray!==l.book,$=r`<${f} kind="plain" onTap=${i}>go back<//>`;return r`<${S} title=${`Count the tray of ${n.name}`} onClose=${s}>
    ${d&&r`<p class="note is-warning">The tray has changed since you began.
      <${f} kind="quiet" onTap=${()=>l.afresh(n.tray)}>count afresh<//></p>`}
    <${R} asking=${a} way=${$} blocked=${d||n.status!=="idle"||!l.said} onSubmit=${u}
        submit=${l.said?`that is all: ${_(l.total)}`:"that is all"}>
      <${we} counting=${l} chipset=${e.chip_set} />
      <p class="note">What is more or less than the book has is written down as over or short. It is nobody's win.</p>
      ${c&&r`<${Pt} found=${l.total} book=${l.book} onYes=${()=>h(c)} onClose=${()=>p(null)} />`}
    <//>
  <//>`}function la({server:t,state:e,table:n,route:o,onBack:i,onClose:s}){let a=T(t),[l,c]=m(!1),p=async()=>{await a.ask("POST",`${o}/close`,{})&&s()},u=e.players.flatMap($=>$.racks.filter(b=>b.table===n.table).map(b=>({name:$.name,chips:b.chips}))),h=n.status!=="idle";if(l)return r`<${ts} server=${t} state=${e} table=${n} route=${o}
      onBack=${()=>c(!1)} onClose=${()=>c(!1)} />`;let d=r`<${f} kind="plain" onTap=${i}>go back<//>`;return r`<${S} title=${`Close ${n.name}?`} onClose=${s}>
    <${R} asking=${a} way=${d} danger blocked=${h} submit="close the table" onSubmit=${p}>
      ${h&&r`<p class="wrong">A round is not over there. End it first, or void it.</p>`}
      ${!h&&(n.counted!==null?r`<p class="note is-good">The tray is counted.</p>`:r`<div class="count-first"><p class="note is-warning">The tray is not counted.</p>
            <${f} onTap=${()=>c(!0)}>count it first<//></div>`)}
      <p>The tray's ${g(n.tray,"chip")} go to the cage.${u.length>0&&" These racks go to the bankrolls:"}</p>
      ${u.length>0&&r`<dl class="standing">
        ${u.map($=>r`<div key=${$.name}><dt>${$.name}</dt><dd class="figure">${_($.chips)}</dd></div>`)}
      </dl>`}
    <//>
  <//>`}function es({server:t,state:e}){let n=T(t),o=e.tables.flatMap(s=>s.waiting.map(a=>({table:s,screen:a})));if(!o.length)return null;let i=s=>`${t.path}/tables/${s.table}/screen`;return r`<ul class="asked no-print" aria-label="screens that ask">
    ${o.map(({table:s,screen:a})=>r`<li key=${a.session} role="alert">
      <span><b>${a.name}</b> wants to run ${s.name}. <span class="note">${os(s)}</span></span>
      <${f} busy=${n.busy} name=${`send ${a.name} away`}
        onTap=${()=>n.ask("DELETE",`${i(s)}/${a.session}`)}>send it away<//>
      <${f} kind="main" busy=${n.busy} name=${`let ${a.name} in`}
        onTap=${()=>n.ask("PUT",i(s),{session:a.session})}>let it in<//>
    </li>`)}
    <${A} text=${n.error} />
  </ul>`}var ns=({table:t})=>t.running&&r`<span class=${`note ${t.running.silent?"is-warning":""}`}>${os(t)}</span>`;function os({running:t}){return t?t.silent?`${t.name} runs it, and was not heard for a minute.`:`${t.name} runs it.`:"No screen runs it."}var ss=(t,e={})=>Object.fromEntries(t.settings.map(({name:n,default:o})=>[n,e[n]??o])),Se=t=>Object.fromEntries(Object.entries(t).filter(([,e])=>e!==null&&e!==""));function xe(t,e){for(let{name:n,value:o,default:i}of t.settings){if(e[n]===null&&i===null)continue;let s=is(o,e[n]);if(s)return`${rs(_t(n))}: ${s}.`}return null}function is(t,e){return Array.isArray(t)?t.includes(e)?null:"choose one":t.fields?dn(Object.entries(t.fields).map(([n,o])=>is(o,e?.[n]))):t.paytable?typeof e=="string"?null:dn(Object.values(e).map(as)):t.each&&e&&typeof e=="object"?dn(t.each.map(n=>mn(t,e[n]))):mn(t,e)}var dn=t=>t.find(Boolean)??null;function mn({min:t,max:e,step:n=1},o){return Number.isSafeInteger(o)?o<t?`${_(t)} or more`:o>e?`${_(e)} or less`:(o-t)%n?`in steps of ${n}`:null:"a whole number, please"}var ca=/^([1-9]\d{0,6}(\/[1-9]\d{0,6})?|push|lose)$/,as=t=>ca.test(String(t))?null:"each hand pays a whole number, a fraction 3/2, push or lose";var rs=t=>t[0].toUpperCase()+t.slice(1);function ls({game:t,held:e,onChange:n}){return r`<div class="settings">
    ${t.settings.map(o=>r`<fieldset class="field setting" key=${o.name}>
      <legend>${rs(_t(o.name))}</legend>
      ${o.meaning&&r`<p class="quiet small">${o.meaning}</p>`}
      <${cs} value=${o.value} name=${o.name} choices=${o.choices} held=${e[o.name]}
        none=${o.default===null} onChange=${i=>n({...e,[o.name]:i})} />
    </fieldset>`)}
    ${t.odds?.length>0&&r`<${ua} odds=${t.odds} />`}
  </div>`}var ua=({odds:t})=>r`<section class="odds">
  <h3>What it costs or earns the house</h3>
  <dl>${t.map(({title:e,text:n})=>r`<div key=${e}><dt>${e}</dt><dd>${n}</dd></div>`)}</dl>
</section>`;function cs(t){let{value:e}=t;return Array.isArray(e)?r`<${pa} ...${t} words=${e} />`:e.paytable?r`<${da} ...${t} />`:e.fields?r`<${ps} ...${t} />`:e.each?r`<${$a} ...${t} />`:r`<${us} ...${t} />`}var pa=({words:t,choices:e,held:n,onChange:o})=>r`<div class="choices">
  ${t.map(i=>r`<${f} key=${i} chosen=${i===n} onTap=${()=>o(i)}>
    <span class="choice-words"><b>${typeof i=="number"?_(i):_t(i)}</b>
      ${e?.[i]&&r`<span class="choice-note">${e[i]}</span>`}</span>
  <//>`)}
</div>`;function us({value:t,name:e,held:n,none:o,onChange:i}){let s=n===null&&o?null:mn(t,n),a=l=>{let c=l.target.value.trim();i(/^\d{1,16}$/.test(c)?Number(c):c===""&&o?null:c)};return r`<div class="figure-field">
    <input class=${C(["figure-input",s&&"is-wrong"])} inputmode="numeric" autocomplete="off" aria-label=${_t(e)}
      placeholder=${o?"none":""} value=${n??""} onInput=${a} />
    ${s&&r`<span class="quiet small">${s}</span>`}
  </div>`}var ps=({value:t,held:e,onChange:n})=>r`<div class="setting-group">
  ${Object.entries(t.fields).map(([o,i])=>r`<label key=${o}><span>${_t(o)}</span>
    <${cs} value=${i} name=${o} held=${e?.[o]} onChange=${s=>n({...e,[o]:s})} />
  </label>`)}
</div>`;function $a({value:t,name:e,held:n,onChange:o}){let i=n!==null&&typeof n=="object",s=()=>o(Object.fromEntries(t.each.map(a=>[a,n])));return r`<div class="setting-each">
    <div class="choices">
      <${f} chosen=${!i} onTap=${()=>i&&o(n[t.each[0]])}>one for all<//>
      <${f} chosen=${i} onTap=${()=>!i&&s()}>one for each<//>
    </div>
    ${i?r`<${ps} value=${{fields:Object.fromEntries(t.each.map(a=>[a,fa(t)]))}}
          held=${n} onChange=${o} />`:r`<${us} value=${t} name=${e} held=${n} onChange=${o} />`}
  </div>`}var fa=({min:t,max:e,step:n})=>({min:t,max:e,step:n}),ha="your own";function da({value:t,choices:e,held:n,onChange:o}){let i=Object.entries(t.paytable),s=typeof n=="object"&&n!==null,a=()=>o(Object.fromEntries(Object.entries(i[0][1]).map(([c,p])=>[c,ma(p)]))),l=s?n:t.paytable[n];return r`<div class="setting-paytable">
    <div class="choices">
      ${i.map(([c])=>r`<${f} key=${c} chosen=${n===c} onTap=${()=>o(c)}>
        <span class="choice-words"><b>${_t(c)}</b>
          ${e?.[c]&&r`<span class="choice-note">${e[c]}</span>`}</span>
      <//>`)}
      <${f} chosen=${s} onTap=${()=>!s&&a()}>${ha} …<//>
    </div>
    <dl class="paytable">
      ${Object.entries(l??{}).map(([c,p])=>r`<div key=${c}>
        <dt>${c}</dt>
        <dd>${s?r`<input class=${C(["figure-input",as(p)&&"is-wrong"])} aria-label=${c} value=${p}
              onInput=${u=>o({...n,[c]:$s(u.target.value.trim())})} />`:p}</dd>
      </div>`)}
    </dl>
  </div>`}var ma=t=>$s(t.replace(/:1$/,"").replace(":","/")),$s=t=>/^[1-9]\d*$/.test(t)?Number(t):t;var _a=250;function fs(t,e,n){let[o,i]=m(null),s=e?.odds?.length&&xe(e,n)===null?JSON.stringify(Se(n)):null;return N(()=>{if(s===null)return;let a=!1,l=setTimeout(async()=>{try{let{odds:c}=await t.send("POST",`games/${e.slug}/odds`,{options:JSON.parse(s)});a||i({game:e,odds:c})}catch{a||i(null)}},_a);return()=>{a=!0,clearTimeout(l)}},[e,s]),o?.game===e?o.odds:e?.odds??[]}var ba=[{value:"virtual",label:"on the screens",note:"the house shuffles; everybody can check it"},{value:"physical",label:"a real deck",note:"the dealer deals, and taps each card that turns up"}];function hs({server:t,state:e,onOpened:n,onClose:o}){let{games:i,trouble:s}=ya(t.api),a=T(t),[l,c]=m(null),[p,u]=m(null),[h,d]=m("virtual"),[$,b]=m(0),[k,y]=m(""),v=j(null);N(()=>v.current.scrollIntoView({block:"nearest"}),[]);let w=`Table ${Math.max(0,...e.tables.map(W=>W.table))+1}`,E=W=>{let Q=i.find(st=>st.slug===W);c(Q),u(ss(Q)),a.clear()},P=W=>{u(W),a.clear()},tt=l&&xe(l,p),zt=fs(t.api,l,p),yt=async()=>{let W=await a.ask("POST",`${t.path}/tables`,{game:l.slug,options:Se(p),cards:h,tray:$,...k.trim()&&{name:k.trim()}});W&&n(W.number)},ot=r`<${f} kind="plain" onTap=${o}>go back<//>`;return r`<section class="sheet" ref=${v} aria-labelledby="open-table">
    <h3 id="open-table">Open a table</h3>
    <${A} text=${s} />
    <${R} asking=${a} submit="open the table" way=${ot} onSubmit=${yt}
        blocked=${!l||tt}>
      <${U} label="Game" value=${l?.slug} wide onChange=${E}
        choices=${(i??[]).map(W=>({value:W.slug,label:W.name,note:ga(W.seats)}))} />
      ${l&&r`
        <p class="note"><a href=${`/help/${l.slug}`} target="_blank" rel="noopener">How ${l.name} is played</a></p>
        <${U} label="Cards" value=${h} wide choices=${ba} onChange=${d} />
        <${ls} key=${l.slug} game=${{...l,odds:zt}} held=${p} onChange=${P} />
        ${tt&&r`<p class="wrong" role="alert">${tt}</p>`}
        <fieldset class="field"><legend>Tray</legend>
          <p class="note">${l.scored?"Players pay each other here, and the house only lends: the tray may stay empty. Played for points alone, nobody needs a chip.":"Chips with which the house pays at this table. When they run out, the cage fills the tray by itself and the dealer says so."}</p>
          <${Z} label="chips" value=${$} least=${0} inChips chipset=${e.chip_set} onChange=${b} />
        </fieldset>
        <${V} label="Name" value=${k} placeholder=${w} wrong=${a.fields.name} onInput=${y} />`}
    <//>
  </section>`}function ga({least:t,most:e}){return t===e?g(e,"player"):`${t} to ${e} players`}function ya(t){let[e,n]=m({});return N(()=>{t.get("games").then(({games:o})=>n({games:o}),o=>n({trouble:o instanceof F?o.message:"The list of games did not come. Go back and try again."}))},[]),e}var va={idle:"between rounds",playing:"playing",finished:"paid, waits for the next round",frozen:"stopped: the round can only be voided",closed:"closed"};function ds({server:t,state:e,onShow:n}){let[o,i]=m(!1),s=e.status==="open",a=l=>{i(!1),n(l,"tablet")};return r`<section class="part" aria-labelledby="tables">
    <h2 id="tables">Tables</h2>
    ${s&&r`<${es} server=${t} state=${e} />`}
    ${e.tables.length>0?r`<${wa} state=${e} open=${s} onShow=${n} />`:!o&&r`<p class="empty">${s?"No table yet. A game begins with one.":"No table was opened."}</p>`}
    ${s&&(o?r`<${hs} server=${t} state=${e} onOpened=${a} onClose=${()=>i(!1)} />`:r`<div class="no-print"><${f} kind=${e.tables.length?null:"main"} onTap=${()=>i(!0)}>open a table<//></div>`)}
  </section>`}function wa({state:t,open:e,onShow:n}){let o=Kt(t.tables),i=xt(t);return r`<table class="ledger figures is-tables">
    <thead><tr>
      <th>table</th><th>game</th><th class="number">round</th><th class="number">seated</th>
      ${!i&&r`<th class="number">tray</th><th class="number">result</th>`}
      ${e&&r`<th class="no-print"><span class="unseen">what to do</span></th>`}
    </tr></thead>
    <tbody>
      ${t.tables.map(s=>r`<${ka} key=${s.table} table=${s} night=${t.night} points=${i} open=${e} onShow=${n} />`)}
    </tbody>
    ${!i&&r`<tfoot><tr>
      <th scope="row" class="who" colspan="4">all</th>
      <td class="number" data-label="tray">${_(o.tray)}</td>
      <td class=${C(["number","result",gt(o.result)])} data-label="result">${q(o.result)}</td>
      ${e&&r`<td class="deeds no-print"></td>`}
    </tr></tfoot>`}
  </table>`}function ka({table:t,night:e,points:n,open:o,onShow:i}){let s=o&&t.status!=="closed";return r`<tr class=${C([t.status==="closed"&&"is-over"])}>
    <th scope="row" class="who">${t.name}</th>
    <td class="game">${t.game_name}
      <span class="note">${t.cards==="physical"?"a real deck":"on the screens"} · ${va[t.status]}</span>
      ${s&&r`<${ns} table=${t} />`}
      ${t.voided>0&&r`<span class="note is-warning">${t.voided} of ${g(t.round,"round")} voided</span>`}</td>
    <td class="number" data-label="round">${t.round?_(t.round):"\u2013"}</td>
    <td class="number" data-label="seated">${_(t.seated)}</td>
    ${!n&&r`<td class="number" data-label="tray">${_(t.tray)}</td>
      <td class=${C(["number","result",gt(t.result)])} data-label="result">${q(t.result)}</td>`}
    ${o&&r`<td class="deeds no-print">
      ${s&&r`<a class="button" href=${`/table/${e}/${t.table}`}>deal</a>
        <${f} name=${`everything else about ${t.name}`} onTap=${()=>i(t.table)}>more<//>`}
    </td>`}
  </tr>`}function ms({server:t,state:e}){let n=T(t);if(!e.wishes.length)return null;let o=s=>`${t.path}/wishes/${s.number}`,i=(s,a)=>n.ask("POST",o(s),a?{against:a}:{});return r`<section class="desk-wishes" role="status" aria-label="asked for">
    ${e.wishes.map(s=>r`<div key=${s.number} class="desk-wish">
      <p><b>${s.text}</b> <span class="quiet">${Ta(s,e.money)}</span></p>
      <div class="desk-wish-ways">
        <${f} busy=${n.busy} onTap=${()=>n.ask("DELETE",o(s))}>no<//>
        ${s.kind==="buy-in"&&r`<${f} busy=${n.busy} onTap=${()=>i(s,"marker")}>on a marker<//>`}
        <${f} kind="main" busy=${n.busy} onTap=${()=>i(s)}>${s.kind==="buy-in"?"sold for cash":"yes"}<//>
      </div>
    </div>`)}
    <${A} text=${n.error} />
  </section>`}var Ta=({kind:t,chips:e},n)=>t==="buy-in"&&n?`${H(e,n)} in cash`:"";var Sa=Number(location.pathname.split("/")[2]),_s=new Yt("/api"),_n=`nights/${Sa}`,lt=new de({api:_s,path:_n,events:`/api/${_n}/events`}),X={api:_s,path:_n,accept(t){t?.players?lt.accept(t):lt.refresh()}};function xa(){let t=lt.state.value,e=lt.refusal.value;return e?r`<${Oa} error=${e} />`:t?r`<${Ca} state=${t} connection=${lt.connection.value} />`:r`<${Aa} lost=${lt.connection.value==="lost"} />`}function Ca({state:t,connection:e}){let[n,o]=m(null),i=()=>o(null),s=n?.player&&t.players.find(c=>c.player===n.player),a=n?.table&&t.tables.find(c=>c.table===n.table),l=t.status==="open";return document.title=`${t.name} \xB7 Croupier`,r`
    ${e==="lost"&&r`<${oo} since=${lt.heard.value} onRetry=${()=>lt.refresh()} />`}
    <${jo} path=${["Nights",t.name]} connection=${e}>
      <a class="masthead-link" href="/desk">all nights</a>
    <//>
    <main class="desk">
      <div class="headline">
        <div><h1>${t.name}</h1><p class="quiet">${ho(t.opened)}</p></div>
        ${l?r`<${Ho} server=${X} state=${t} large=${!!n?.phones} onShow=${()=>o({phones:!0})} />`:r`<span class="badge is-closed">closed</span>`}
      </div>
      <${Wo} server=${X} state=${t} />
      ${!l&&r`<${bo} server=${X} state=${t} />`}
      <${ms} server=${X} state=${t} />
      <${Qo} state=${t} />
      <${zo} server=${X} state=${t} onShow=${(c,p)=>o({player:c,deed:p})} />
      <${ds} server=${X} state=${t} onShow=${(c,p)=>o({table:c,about:p})} />
      <${Lo} server=${X} state=${t} onClose=${()=>o({closing:!0})} />
    </main>
    ${s&&r`<${Zo} key=${s.player} server=${X} state=${t} player=${s}
      deed=${n.deed} onClose=${i} />`}
    ${a&&r`<${Xo} key=${a.table} server=${X} state=${t} table=${a}
      about=${n.about} onClose=${i} />`}
    ${n?.phones&&r`<${qo} server=${X} state=${t} onClose=${i} />`}
    ${n?.closing&&r`<${_o} server=${X} state=${t} onClose=${i} />`}`}var Aa=({lost:t})=>t?r`<${me} mark="d" title="No connection" text="The server does not answer. This page goes on trying.">
      <${f} onTap=${()=>lt.refresh()}>try now<//>
    <//>`:r`<${me} title="One moment" text="The night is being fetched." />`;function Oa({error:t}){return t.status===401&&Gt(),r`<${me} mark="d" title="Not for this screen" text=${t.message}>
    <a class="button is-main" href="/">go on</a>
  <//>`}Le(r`<${xa} />`,document.getElementById("page"));
