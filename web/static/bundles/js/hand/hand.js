function no(){let t=crypto.getRandomValues(new Uint8Array(16));return Array.from(t,e=>e.toString(16).padStart(2,"0")).join("")}var Ht=class extends Error{constructor({code:e,message:n,status:s,body:o}){super(n),this.name="Refused",this.code=e,this.status=s,this.body=o}},Be=class extends Error{constructor(){super("No answer from the server. Look whether it has arrived before you do it again."),this.name="Unreachable",this.code="unreachable"}},ji=5e3,so=[250,500,1e3,2e3,4e3],Mi=[502,503,504],Dt=class{#e;constructor(e){this.#e=e.endsWith("/")?e:`${e}/`}async get(e){return Xn(await this.#t(e,{}))}async look(e,n){let s=await this.#t(e,{headers:n?{"If-None-Match":n}:{},cache:"no-store"});return s.status===304?null:{state:Xn(s),etag:s.etag}}async send(e,n,s={},{signal:o}={}){let r={"Content-Type":"application/json","Idempotency-Key":no()},a={method:e,headers:r,body:JSON.stringify(s)};for(let c=0;;c+=1){try{return Xn(await this.#t(n,a))}catch(l){if(!(l instanceof Be)||o?.aborted)throw l}await new Promise(l=>setTimeout(l,so[Math.min(c,so.length-1)]))}}async#t(e,n){let s=new AbortController,o=setTimeout(()=>s.abort(),ji);try{let r=await fetch(this.#e+e,{signal:s.signal,...n});if(Mi.includes(r.status))throw new Be;let{ok:a,status:c,headers:l}=r;return{ok:a,status:c,etag:l.get("ETag"),text:await r.text()}}catch{throw new Be}finally{clearTimeout(o)}}};function Xn({ok:t,status:e,text:n}){let s=Ni(n);if(t)return s;let{code:o=`http-${e}`,message:r}=s?.error??s??{};throw new Ht({code:o,message:r??`The server answered ${e} and did not say why.`,status:e,body:s})}function Ni(t){try{return JSON.parse(t)}catch{return null}}var ro=function(t,e,n,s){var o;e[0]=0;for(var r=1;r<e.length;r++){var a=e[r++],c=e[r]?(e[0]|=a?1:2,n[e[r++]]):e[++r];a===3?s[0]=c:a===4?s[1]=Object.assign(s[1]||{},c):a===5?(s[1]=s[1]||{})[e[++r]]=c:a===6?s[1][e[++r]]+=c+"":a?(o=t.apply(c,ro(t,c,n,["",null])),s.push(o),c[0]?e[0]|=2:(e[r-2]=0,e[r]=o)):s.push(c)}return s},oo=new Map;function ao(t){var e=oo.get(this);return e||(e=new Map,oo.set(this,e)),(e=ro(this,e.get(t)||(e.set(t,e=(function(n){for(var s,o,r=1,a="",c="",l=[0],p=function($){r===1&&($||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?l.push(0,$,a):r===3&&($||a)?(l.push(3,$,a),r=2):r===2&&a==="..."&&$?l.push(4,$,0):r===2&&a&&!$?l.push(5,0,!0,a):r>=5&&((a||!$&&r===5)&&(l.push(r,0,a,o),r=6),$&&(l.push(r,$,0,o),r=6)),a=""},u=0;u<n.length;u++){u&&(r===1&&p(),p(u));for(var f=0;f<n[u].length;f++)s=n[u][f],r===1?s==="<"?(p(),l=[l],r=3):a+=s:r===4?a==="--"&&s===">"?(r=1,a=""):a=s+a[0]:c?s===c?c="":a+=s:s==='"'||s==="'"?c=s:s===">"?(p(),r=1):r&&(s==="="?(r=5,o=a,a=""):s==="/"&&(r<5||n[u][f+1]===">")?(p(),r===3&&(l=l[0]),r=l,(l=l[0]).push(2,0,r),r=0):s===" "||s==="	"||s===`
`||s==="\r"?(p(),r=2):a+=s),r===3&&a==="!--"&&(r=4,l=l[0])}return p(),l})(t)),e),arguments,[])).length>1?e:e[0]}var W,lo,ns,It,ts,nn,uo,tn,po,ss,es,Hi,Me=Symbol.for("pv"),sn={},on=[],Li=/^m(i|n|o|s|text|space)$/,os=Array.isArray,rs=on.slice,se=Object.assign;function ne(t){t&&t.parentNode&&t.remove()}function rn(t,e,n){var s,o,r,a={},c=arguments.length;for(r in e)r=="key"?s=e[r]:r=="ref"&&typeof t!="function"?o=e[r]:a[r]=e[r];return c>2&&(a.children=c>3?rs.call(arguments,2):n),je(t,a,s,o,null)}function je(t,e,n,s,o){var r={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Me,__v:o||++lo,__i:-1,__u:0};return!o&&W.vnode&&W.vnode(r),r}function Ut(t){return t.children}function me(t,e){this.props=t,this.context=e,this.__g=0}function Wt(t,e){if(e==null)return t.__&&Wt(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:Wt(t)}function Pi(t){var e,n=t.__v,s=n.__e,o=[],r=[],a=t.__P;a&&((e=se({constructor:Me},n)).__v=n.__v+1,W.vnode&&W.vnode(e),as(a,e,n,t.__n,a.namespaceURI,32&n.__u?[s]:null,o,s||Wt(n),32&n.__u,r),e.__v=n.__v,e.__.__k[e.__i]=e,yo(o,e,r),n.__=n.__e=null,e.__e!=s&&fo(e))}function fo(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),fo(t)}function io(t){(8&t.__g||(t.__g|=8,It.push(t),nn++))&&ts==W.debounceRendering||((ts=W.debounceRendering)||queueMicrotask)($o)}function $o(){try{for(var t,e=1;It.length;)It.length>e&&It.sort(uo),t=It.shift(),e=It.length,8&t.__g&&Pi(t)}finally{(nn=It.length)&&(ts||queueMicrotask)($o)}}function ho(t,e,n,s,o,r,a,c,l,p,u){var f,$,d,m,v,g,y=s.__k||on,_=e.length;for(l=Ri(n,e,y,l,_),f=0;f<_;f++)(d=n.__k[f])!=null&&($=~d.__i&&y[d.__i]||sn,d.__i=f,g=as(t,d,$,o,r,a,c,l,p,u),m=d.__e,($.ref!=d.ref||8&$.__u)&&($.ref&&is($.ref,null,d,$),d.ref&&u.push(d.ref,d.__c||m,d)),v=v||m,4&d.__u?(l=mo(d,l,t,!$.__v),$.__e&&($.__e=null)):typeof d.type=="function"&&g!==void 0?l=g:m&&(l=m.nextSibling),d.__u&=-21);return n.__e=v,l}function Ri(t,e,n,s,o){var r,a,c,l,p,u,f,$,d,m=n.length,v=m,g=0,y=0,_=t.__k=Array(o);for(r=0;r<o;r++)(a=e[r])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=_[r]=je(null,a):os(a)?a=_[r]=je(Ut,{children:a}):a.constructor===Me&&a.__b?a=_[r]=je(a.type,a.props,a.key,a.ref,a.__v):_[r]=a,l=r+g,a.__=t,a.__b=t.__b+1,c=null,~(p=a.__i=Fi(a,n,l,v))&&(v--,(c=n[p])&&(c.__u|=2)),c&&c.__v?(a.__u|=16,p==l-1?g--:p==l+1?g++:p!=l&&(p>l?g--:g++,y=1)):(~p||(o>m?g--:o<m&&g++),typeof a.type!="function"&&(a.__u|=4))):_[r]=null;if(y){for(u=[],f=[],r=0;r<o;r++)if((a=_[r])&&16&a.__u){for(g=0,$=u.length;g<$;)u[d=g+$>>1]<a.__i?g=d+1:$=d;u[g]=a.__i,f[r]=g+1}for(g=u.length;r--;)f[r]&&(f[r]==g?g--:_[r].__u|=4)}if(v)for(r=0;r<m;r++)!(c=n[r])||2&c.__u||(c.__e==s&&(s=Wt(c)),cs(c,c));return s}function mo(t,e,n,s){var o,r,a,c;if(typeof t.type=="function"){if(t.props.__P)return e;if(o=t.__k)for(r=0;r<o.length;r++)o[r]&&(o[r].__=t,e=mo(o[r],e,n,!1));return e}for(e&&!e.parentNode&&(e=Wt(t))&&!e.parentNode&&(e=null),a=t.__e,c=e;c&&c.nodeType==8;)c=c.nextSibling;for(a!=c&&(!s&&n.moveBefore&&a.parentNode?n.moveBefore(a,e):n.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function Fi(t,e,n,s){var o,r=t.key,a=t.type,c=e[n],l=c&&!(2&c.__u);if(c===null&&r==null||l&&r==c.key&&a==c.type)return n;if(s>(l?1:0)){for(o=n-1;o>=0;o--)if((c=e[o])&&!(2&c.__u)&&r==c.key&&a==c.type)return o;for(o=n+1;o<e.length;o++)if((c=e[o])&&!(2&c.__u)&&r==c.key&&a==c.type)return o}return-1}function co(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function Xe(t,e,n,s,o){var r,a;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.cssText=s=""),s)for(e in s)n&&e in n||co(t.style,e);if(n)for(e in n)s&&n[e]==s[e]||co(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(t.__e||(t.__e={}))[e]=n,n&&s||(a=es[e]||(es[e]=qi(e)),(t.__a||(t.__a={}))[e]=ss,r=e!=(e=e.replace(po,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,a,r):t.removeEventListener(e,a,r));else{if(o=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function qi(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[tn]==null)e[tn]=ss++;else if(e[tn]<this.__a[t])return;return n(W.event?W.event(e):e)}}}function as(t,e,n,s,o,r,a,c,l,p){var u,f,$,d,m,v,g,y,_,T,x,B,P,Z,U,I,A,z,O=e.type;if(e.constructor!==Me)return null;128&n.__u&&(l=32&n.__u,u=n.__c.__z)&&(e.__u|=l,f=r=[],u.nodeType==8?c=en(u,r):r.push(u),c=r[0]||c),(u=W.__b)&&u(e);t:if(typeof O=="function"){$=a.length;try{if(y=e.props,_=(u=O.prototype)&&u.render,T=(u=O.contextType)&&s[u.__c],x=u?T?T.props.value:u.__:s,(d=n.__c)?(e.__c=d,2&d.__g&&(d.__g|=1)):(_?e.__c=d=new O(y,x):(e.__c=d=new me(y,x),d.constructor=O,d.render=Ii),T&&T.sub(d),d.state||(d.state={}),d.__n=s,d.__g|=8,d.__h=[],d.__k=[]),_&&(d.__s||(d.__s=d.state),O.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=se({},d.__s)),se(d.__s,O.getDerivedStateFromProps(y,d.__s)))),m=d.props,v=d.state,d.__v=e,n.__c){if(y!==m&&_&&!O.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(y,x),e.__v==n.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&d.shouldComponentUpdate(y,d.__s,x)===!1){e.__v!=n.__v&&(d.props=y,d.state=d.__s,d.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(H){H&&(H.__=e)}),on.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&a.push(d),c=Wt(n);break t}d.componentWillUpdate&&d.componentWillUpdate(y,d.__s,x),_&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(m,v,g)})}else _&&!O.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),_&&d.componentDidMount&&d.__h.push(d.componentDidMount);d.context=x,d.props=y,d.__P=t,d.__g&=-5,B=W.__r,P=_?25:0;do d.__g&=-9,B&&B(e),u=d.render(d.props,d.state=d.__s,d.context);while(8&d.__g&&++P<25);_&&(on.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(s=se({},s,d.getChildContext())),_&&n.__c&&d.getSnapshotBeforeUpdate&&(g=d.getSnapshotBeforeUpdate(m,v)),Z=u&&u.type===Ut&&u.key==null?u.props.children:u,y.__P&&(u=c,o=(t=y.__P).namespaceURI,l=r=null,n.props&&n.props.__P!=t&&(n.__k.some(function(H){H&&cs(H,H)}),n.__k=null),c=n.__k?Wt(n,0):null),c=ho(t,os(Z)?Z:[Z],e,n,s,o,r,a,c,l,p),y.__P&&(e.__e=null,c=u),e.__u&=-161,f&&f.some(ne),d.__h.length&&a.push(d),1&d.__g&&(d.__g&=-4)}catch(H){if(a.length=$,e.__v=null,l||r)if(H&&H.then){if(e.__u|=128|l,r){for(~(A=r.indexOf(c||void 0))||(A=r.length);(z=r[A-1])&&z.nodeType==8;)A--;for(;A<r.length;A++)if(z=r[A])if(r[A]=null,U){if(z==I)break}else{if(z.nodeType!=8)break;z.data.startsWith("$s")&&(I=en(U=z))}}if(!U){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;U=c}(u=en(U=e.__c.__z||(e.__c.__z=U)))?(e.__e=U,c=u):e.__e=c,c=c&&c.nextSibling}else r&&r.some(ne);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),H&&H.then||bo(e),W.__e(H,e,n)}}else c=e.__e=Di(n.__e,e,n,s,o,r,a,l,p,t);return(u=W.diffed)&&u(e),c}function en(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function bo(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(bo))}function yo(t,e,n){for(var s=0;s<n.length;)is(n[s++],n[s++],n[s++]);W.__c&&W.__c(e,t),t.some(function(o){try{t=o.__h,o.__h=[],t.some(function(r){r.call(o)})}catch(r){W.__e(r,o.__v)}})}function Di(t,e,n,s,o,r,a,c,l,p){var u,f,$,d,m,v,g,y,_=n.props||sn,T=e.props,x=e.type;if(x=="svg"?o="http://www.w3.org/2000/svg":x=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),r){for(u=0;u<r.length;u++)if((m=r[u])&&(x?m.localName==x:m.nodeType==3)){t=m,r[u]=null;break}}if(!t){if(y=p.ownerDocument||document,!x)return y.createTextNode(T);t=y.createElementNS(o,x,T.is?T:p),c&&(W.__m&&W.__m(e,r),c=!1),r=null}if(x){if(p=x=="template"&&t.content||t,r=x=="textarea"&&T.defaultValue!=null?null:r&&rs.call(p.childNodes),!c&&r)for(_={},u=0;u<t.attributes.length;u++)_[(m=t.attributes[u]).name]=m.value;for(u in _)m=_[u],u=="dangerouslySetInnerHTML"?$=m:u=="children"||u in T||u=="value"&&"defaultValue"in T||u=="checked"&&"defaultChecked"in T||Xe(t,u,null,m,o);for(u in T)m=T[u],u=="children"?d=m:u=="dangerouslySetInnerHTML"?f=m:u=="value"?v=m:u=="checked"?g=m:c&&typeof m!="function"||_[u]===m||Xe(t,u,m,_[u],o);f?(c||$&&(f.__html==$.__html||f.__html==t.innerHTML)||(t.innerHTML=f.__html),e.__k=[]):($&&(t.textContent=""),(x=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&Li.test(x))&&(o="http://www.w3.org/1999/xhtml"),ho(p,os(d)?d:[d],e,n,s,o,r,a,r?r[0]:n.__k&&Wt(n,0),c,l),r&&r.some(ne)),c&&x!="textarea"||(u="value",x=="progress"&&v==null?t.removeAttribute(u):v==null||v===t[u]&&(x!="progress"||v)||Xe(t,u,v,_[u],o),u="checked",g!=null&&g!=t[u]&&Xe(t,u,g,_[u],o))}else _===T||c&&t.data==T||(t.data=T);return t}function is(t,e,n,s){try{typeof t=="function"?e?e.__x=t(e)||1:s&&(s=s.__c||s.__e)&&(e=s.__x)&&(s.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(o){W.__e(o,n)}}function cs(t,e,n){var s,o,r,a;if(W.unmount&&W.unmount(t),!(s=t.ref)||s.current&&s.current!=t.__e||is(s,null,e,t),s=t.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(c){W.__e(c,e)}s.__P=s.__n=null}if(s=t.__k)for(a=0;a<s.length;a++)s[a]&&cs(s[a],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(s=t.__c)&&(s=s.__z)&&(o=en(s,r=[]))&&(s==t.__e&&r.some(ne),ne(o),ne(s)),n||ne(t.__e),t.__e=t.__c=t.__=null}function Ii(t,e,n){return this.constructor(t,n)}function an(t,e){var n,s,o,r;W.__&&W.__(t,e),e.nodeType==9&&(e=e.documentElement),s=(n=t&&32&t.__u)?null:e.__k,e.__k=je(Ut,{children:[t]}),o=[],r=[],as(e,e.__k,s||sn,sn,e.namespaceURI,s?null:e.firstChild?rs.call(e.childNodes):null,o,s?s.__e:e.firstChild,n,r),yo(o,e.__k,r),e.__k.props.children=null}W={__e:function(t,e,n,s){for(var o,r,a;e=e.__;)if((o=e.__c)&&!(1&o.__g)){o.__g|=4;try{if((a=(r=o.constructor)&&r.getDerivedStateFromError)&&o.setState(r.getDerivedStateFromError(t)),o.componentDidCatch&&(o.componentDidCatch(t,s||{}),a=1),a&&8&o.__g)return void(o.__g|=2)}catch(c){t=c}}throw nn=0,t}},lo=0,ns=function(t){return t!=null&&t.constructor===Me},me.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=se({},this.state)),typeof t=="function"&&(t=t(se({},n),this.props)),t&&(se(n,t),this.__v&&(e&&this.__k.push(e),io(this)))},me.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),io(this))},me.prototype.render=Ut,It=[],nn=0,uo=function(t,e){return t.__v.__b-e.__v.__b},tn=Symbol(),po=/(PointerCapture)$|Capture$/i,ss=0,es={},Hi=0;var be,tt,ls,go,us=Object.is,cn=0,Ao=[],ps=[],X=W,ko=X.__b,_o=X.__r,vo=X.diffed,xo=X.__c,wo=X.unmount,So=X.__;function ln(t,e){X.__h&&X.__h(tt,t,cn||e),cn=0;var n=tt.__H||(tt.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function w(t){return cn=1,Wi(Co,t)}function Wi(t,e,n){var s=ln(be++,2);if(s.t=t,!s.__c&&(s.__=[n?n(e):Co(void 0,e),function(r){var a=(s.__N||s.__)[0],c=s.t(a,r);us(a,c)||(s.__N=[c,s.__[1]],s.__c.setState({}))}],s.__c=tt,!tt.__f)){tt.__f=!0;var o=tt.shouldComponentUpdate;tt.shouldComponentUpdate=function(r,a,c){var l=this.__H;if(!l)return!0;var p=!1,u=this.props!=r;if(l.__.some(function($){$.__N&&(p=!0,us($.__[0],$.__N[0])||(u=!0))}),o){var f=o.call(this,r,a,c);return p?f||u:f}return!p||u}}return s.__}function q(t,e){var n=ln(be++,3);!X.__s&&$s(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,tt.__H.__h.push(n))}function fs(t,e){var n=ln(be++,4);!X.__s&&$s(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,tt.__h.push(n))}function et(t){return cn=5,He(function(){return{current:t}},[])}function He(t,e){var n=ln(be++,7);return $s(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function Ui(){var t;do{for(;t=ps.shift();)try{Ne(t)}catch(n){X.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=Ao.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Ne),e.__h.some(ds),e.__h=[]}catch(n){e.__h=[],X.__e(n,t.__v)}}}while(ps.length)}X.__b=function(t){tt=null,ko&&ko(t)},X.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),So&&So(t,e)},X.__r=function(t){_o&&_o(t),be=0;var e=(tt=t.__c).__H;e&&(ls==tt?tt.__h=[]:(e.__h.some(Ne),e.__h.some(ds),be=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),ls=tt},X.diffed=function(t){vo&&vo(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Oo(Ao.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),ls=tt=null},X.__c=function(t,e){e.some(function(n){try{n.__h.some(Ne),n.__h=n.__h.filter(function(s){return!s.__||ds(s)})}catch(s){n.__h=[function(){throw s}]}}),xo&&xo(t,e)},X.unmount=function(t){wo&&wo(t);var e,n,s=t.__c;s&&s.__H&&(s.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,Oo(ps.push(o))}else Ne(o)}catch(r){e=r}}),s.__H=void 0,e&&X.__e(e,s.__v))};var To=typeof requestAnimationFrame=="function";function Ki(t){var e,n=function(){clearTimeout(s),To&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(n,35);To&&(e=requestAnimationFrame(n))}function Oo(t){t!=1&&go==X.requestAnimationFrame||((go=X.requestAnimationFrame)||Ki)(Ui)}function Ne(t){var e=tt,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),tt=e}function ds(t){var e=tt;t.__c=t.__(),tt=e}function $s(t,e){return!t||t.length!=e.length||e.some(function(n,s){return!us(n,t[s])})}function Co(t,e){return typeof e=="function"?e(t):e}var zi=Symbol.for("preact-signals");function fn(){if(Lt>1){Lt--;return}let t,e=!1;for((function(){let n=un;for(un=void 0;n!==void 0;){let s=n.S;if(s.v===n.v)for(let o=s.t;o!==void 0;o=o.x)o.i===n.i&&(o.i=s.i);n=n.o}})();Pe!==void 0;){let n=Pe;for(Pe=void 0,pn++;n!==void 0;){let s=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Bo(n))try{n.c()}catch(o){e||(t=o,e=!0)}n=s}}if(pn=0,Lt--,e)throw t}function $n(t){if(Lt>0)return t();hs=++Gi,Lt++;try{return t()}finally{fn()}}var J,Le,Pe;function Re(t){let e=J,n=Le;J=void 0,Le=void 0;try{return t()}finally{J=e,Le=n}}var un,Lt=0,pn=0,Gi=0,hs=0,dn=0;function Eo(t){if(J===void 0)return;let e=t.n;if(e===void 0||e.t!==J)return e={i:0,S:t,p:J.s,n:void 0,t:J,e:void 0,x:void 0,r:e},J.s!==void 0&&(J.s.n=e),J.s=e,t.n=e,32&J.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=J.s,e.n=void 0,J.s.n=e,J.s=e),e}function st(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}st.prototype.brand=zi;st.prototype.h=function(){return!0};st.prototype.S=function(t){let e=this.t;e!==t&&t.e===void 0&&(t.x=e,this.t=t,e!==void 0?e.e=t:Re(()=>{var n;(n=this.W)==null||n.call(this)}))};st.prototype.U=function(t){if(this.t!==void 0){let e=t.e,n=t.x;e!==void 0&&(e.x=n,t.e=void 0),n!==void 0&&(n.e=e,t.x=void 0),t===this.t&&(this.t=n,n===void 0&&Re(()=>{var s;(s=this.Z)==null||s.call(this)}))}};st.prototype.subscribe=function(t){return ht(()=>{let e=this.value;Re(()=>t(e))},{name:"sub"})};st.prototype.valueOf=function(){return this.value};st.prototype.toString=function(){return this.value+""};st.prototype.toJSON=function(){return this.value};st.prototype.peek=function(){return Re(()=>this.value)};Object.defineProperty(st.prototype,"value",{get(){let t=Eo(this);return t!==void 0&&(t.i=this.i),this.v},set(t){if(t!==this.v){if(pn>100)throw new Error("Cycle detected");(function(e){Lt!==0&&pn===0&&e.l!==hs&&(e.l=hs,un={S:e,v:e.v,i:e.i,o:un})})(this),this.v=t,this.i++,dn++,Lt++;try{for(let e=this.t;e!==void 0;e=e.x)e.t.N()}finally{fn()}}}});function ot(t,e){return new st(t,e)}function Bo(t){for(let e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function jo(t){for(let e=t.s;e!==void 0;e=e.n){let n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function Mo(t){let e,n=t.s;for(;n!==void 0;){let s=n.p;n.i===-1?(n.S.U(n),s!==void 0&&(s.n=n.n),n.n!==void 0&&(n.n.p=s)):e=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=s}t.s=e}function oe(t,e){st.call(this,void 0,e),this.x=t,this.s=void 0,this.g=dn-1,this.f=4}oe.prototype=new st;oe.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===dn))return!0;if(this.g=dn,this.f|=1,this.i>0&&!Bo(this))return this.f&=-2,!0;let t=J;try{jo(this),J=this;let e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return J=t,Mo(this),this.f&=-2,!0};oe.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(let e=this.s;e!==void 0;e=e.n)e.S.S(e)}st.prototype.S.call(this,t)};oe.prototype.U=function(t){if(this.t!==void 0&&(st.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(let e=this.s;e!==void 0;e=e.n)e.S.U(e)}};oe.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(oe.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let t=Eo(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function Fe(t,e){return new oe(t,e)}function No(t){let e=t.j;if(t.j=void 0,typeof e=="function"){Lt++;let n=J;J=void 0;try{e()}catch(s){throw t.f&=-2,t.f|=8,ms(t),s}finally{J=n,fn()}}}function ms(t){for(let e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,No(t)}function Ji(t){if(J!==this)throw new Error("Out-of-order effect");Mo(this),J=t,this.f&=-2;try{8&this.f&&ms(this)}finally{fn()}}function ye(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,Le&&Le.push(this)}ye.prototype.c=function(){let t=this.S();try{if(8&this.f||this.x===void 0)return;let e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};ye.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,No(this),jo(this),Lt++;let t=J;return J=this,Ji.bind(this,t)};ye.prototype.N=function(){2&this.f||(this.f|=2,this.u=Pe,Pe=this)};ye.prototype.d=function(){this.f|=8,1&this.f||ms(this)};ye.prototype.dispose=function(){this.d()};function ht(t,e){let n=new ye(t,e);try{n.c()}catch(o){throw n.d(),o}let s=n.d.bind(n);return s[Symbol.dispose]=s,s}var Yi=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,Ho,mn,hn;var Lo=[];ht(function(){Ho=this.N})();function ge(t,e){W[t]=e.bind(null,W[t]||(()=>{}))}function qe(t){if(hn){let e=hn;hn=void 0,e()}hn=t&&t.S()}function Po({data:t}){let e=Vi(t);e.name="ReactiveDom",e.value=t;let[n,s]=He(()=>{let o=this,r=this.__v;for(;r=r.__;)if(r.__c){r.__c.__$f|=4;break}let a=Fe(()=>{let u=e.value.value;return u===0?0:u===!0?"":u||""}),c=Fe(()=>!Array.isArray(a.value)&&!ns(a.value)),l=ht(function(){if(this.N=Ro,c.value){let u=a.value;o.__v&&o.__v.__e&&o.__v.__e.nodeType===3&&(o.__v.__e.data=u)}}),p=this.__$u.d;return this.__$u.d=function(){l(),p.call(this)},[c,a]},[]);return n.value?s.peek():s.value}Po.displayName="ReactiveTextNode";Object.defineProperties(st.prototype,{constructor:{configurable:!0,value:rn(Ut,null).constructor},type:{configurable:!0,value:Po},props:{configurable:!0,get(){let t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});ge("__b",(t,e)=>{if(qe(),mn=void 0,typeof e.type=="string"){let n,s=e.props;for(let o in s){if(o==="children")continue;let r=s[o];r instanceof st&&(n||(e.__np=n={}),n[o]=r,s[o]=r.peek())}}t(e)});ge("__r",(t,e)=>{if(t(e),e.type!==Ut){qe();let n,s=e.__c;s&&(s.__$f&=-2,n=s.__$u,n===void 0&&(s.__$u=n=(function(o,r){let a;return ht(function(){a=this},{name:r}),a.c=o,a})((function(o){return function(){var r;Yi&&((r=this.y)==null||r.call(this)),o.__$f|=1,o.setState({})}})(s),typeof e.type=="function"?e.type.displayName||e.type.name:""))),mn=s,qe(n)}});ge("__e",(t,e,n,s)=>{qe(),mn=void 0,t(e,n,s)});ge("diffed",(t,e)=>{qe(),mn=void 0;let n;if(typeof e.type=="string"&&(n=e.__e)){let s=e.__np,o=e.props,r=n.U;if(r)for(let a in r){let c=r[a];c===void 0||s&&a in s||(c.d(),r[a]=void 0)}if(s){r||(r={},n.U=r);for(let a in s){let c=r[a],l=s[a];c===void 0?(c=Qi(n,a,l,o),r[a]=c):c.o(l,o)}}}t(e)});function Qi(t,e,n,s){let o=e in t&&t.ownerSVGElement===void 0,r=ot(n);return{o:(a,c)=>{r.value=a,s=c},d:ht(function(){this.N=Ro;let a=r.value.value;s[e]!==a&&(s[e]=a,o?t[e]=a:a!=null&&(a!==!1||e[4]==="-")?t.setAttribute(e,a):t.removeAttribute(e))})}}ge("unmount",(t,e)=>{if(typeof e.type=="string"){let n=e.__e;if(n){let o=n.U;if(o){n.U=void 0;for(let r in o){let a=o[r];a&&a.d()}}}let s=e.__np;if(s){let o=e.props;for(let r in s)o[r]=s[r]}e.__np=void 0}else{let n=e.__c;if(n){n.__$f|=8;let s=n.__$u;s&&(n.__$u=void 0,s.d())}}t(e)});ge("__h",(t,e,n,s)=>{s<3&&(e.__$f|=2),t(e,n,s)});me.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;let n=this.__$u,s=n&&n.s!==void 0;for(let o in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let o=2&this.__$f;if(!(s||o||4&this.__$f)||1&this.__$f)return!0}else if(!(s||4&this.__$f)||3&this.__$f)return!0;for(let o in t)if(o!=="__source"&&t[o]!==this.props[o])return!0;for(let o in this.props)if(!(o in t))return!0;return!1};function Vi(t,e){return He(()=>ot(t,e),[])}var Zi=t=>{queueMicrotask(()=>{queueMicrotask(t)})};function Xi(){$n(()=>{let t;for(;t=Lo.shift();)Ho.call(t)})}function Ro(){Lo.push(this)===1&&(W.requestAnimationFrame||Zi)(Xi)}var i=ao.bind(rn),k=t=>t.filter(Boolean).join(" ");function De(t,e){let n=[],s=t;for(let o of[...e].sort((r,a)=>a.value-r.value)){let r=Math.floor(s/o.value);r>0&&n.push({...o,count:r}),s-=r*o.value}return n}var Fo=t=>t.map(({count:e,colour:n})=>`${e} ${n}`).join(", ");function ke({min:t,max:e,step:n=1}){return e==null||e>=Number.MAX_SAFE_INTEGER?null:t+Math.floor((e-t)/n)*n}function bn(t,e){let{min:n,step:s=1}=e,o=ke(e);return o!==null&&o<n?"not possible now":t<n?`at least ${n.toLocaleString("en")}`:o!==null&&t>o?`at most ${o.toLocaleString("en")}`:(t-n)%s!==0?n%s===0?`in steps of ${s}`:`${n}, then in steps of ${s}`:null}function kt(t,e,n){return e.reduce((o,r)=>o+r,0)===t?e:De(t,n).flatMap(({value:o,count:r})=>Array(Math.min(r,500)).fill(o))}function Ct(t,e){let n=t.lastIndexOf(e);return t.filter((s,o)=>o!==n)}function h(t){let e=String(Math.abs(t)).replace(/\B(?=(\d{3})+$)/g,",");return t<0?`\u2212${e}`:e}var rt=t=>t>0?`+${h(t)}`:h(t);function qo(t,e,n){if(!e)return h(t);let s=new Intl.NumberFormat(n,{style:"currency",currency:e});return s.format(t/10**(s.resolvedOptions().maximumFractionDigits??0))}var K=(t,e)=>`${h(t)} ${e}${t===1?"":"s"}`;var Do={white:{body:"#efeadb",spots:"#7b7a74"},red:{body:"#c22f39",spots:"#fff"},blue:{body:"#2460b0",spots:"#fff"},green:{body:"#1f8a49",spots:"#fff"},black:{body:"#25252a",spots:"#fff"},purple:{body:"#6d3c9b",spots:"#fff"},yellow:{body:"#e6b91f",spots:"#25252a"},pink:{body:"#df79a4",spots:"#fff"},orange:{body:"#de6f25",spots:"#fff"},grey:{body:"#878d92",spots:"#fff"},brown:{body:"#794d2a",spots:"#fff"},turquoise:{body:"#17909a",spots:"#fff"}},tc=5,Io=8,yn=({value:t,colour:e})=>i`<${gn} value=${t} colour=${e} count=${1} bare />`;function gn({value:t,colour:e,count:n,bare:s}){let o=Math.min(n,tc),r=64+(o-1)*Io,{body:a,spots:c}=Do[e]??Do.grey,l={"--chip-colour":a,"--chip-spots":c},p=[...Array(o-1).keys()].map(f=>r-32-f*Io),u=i`<svg class="chip" viewBox=${`0 0 64 ${r}`} style=${l} role="img"
      aria-label=${`${n} ${e}, ${h(t)} each`}>
    ${p.map(f=>i`<g key=${f}>
      <circle class="chip-under" cx="32" cy=${f} r="30.5" />
      <circle class="chip-spots" cx="32" cy=${f} r="26.5" stroke-dasharray="13.9 13.85" />
    </g>`)}
    <circle class="chip-body" cx="32" cy="32" r="30.5" />
    <circle class="chip-spots" cx="32" cy="32" r="26.5" stroke-dasharray="13.9 13.85" />
    <circle class="chip-face" cx="32" cy="32" r="20.5" />
    <text class="chip-value" x="32" y=${32+Wo(t)*.36} font-size=${Wo(t)}>${Uo(t)}</text>
  </svg>`;return s?u:i`<span class="pile">${u}<span class="pile-count" aria-hidden="true">×${n}</span></span>`}function _e({amount:t,chipset:e,words:n}){let s=De(t,e);return i`<span class="chips">
    <span class="chips-piles">${s.map(o=>i`<${gn} key=${o.value} ...${o} />`)}</span>
    ${n&&i`<span class="chips-words">${Fo(s)}</span>`}
  </span>`}function Uo(t){return t<1e3||t%100?String(t):`${t/1e3}k`}var Wo=t=>[26,25,19,15,12][Math.min(Uo(t).length,5)-1];var Ko=({title:t,text:e,children:n})=>i`<main class="porch">
  <div class="porch-words">
    <div class="porch-mark" aria-hidden="true"><${gn} value=${1} colour="white" count=${3} bare /></div>
    <p class="porch-name">Croupier</p>
    <h1>${t}</h1>
    ${e&&i`<p class="quiet">${e}</p>`}
  </div>
  ${n}
</main>`;var ec=1500,nc=1e4,zo=[1e3,2e3,5e3,15e3],sc=2,oc=({status:t})=>t<500&&t!==429,kn=class{state=ot(null);connection=ot("polling");heard=ot(Date.now());refusal=ot(null);#e;#t;#n;#c=null;#s=null;#r=0;#i;#l;#o=!1;#p=!1;#d=0;#u=!1;#h=[[document,"visibilitychange",()=>this.#f()],[window,"pageshow",()=>this.#f()],[window,"pagehide",()=>this.#$()],[window,"online",()=>this.refresh()]];constructor({api:e,path:n,events:s}){this.#e=e,this.#t=n,this.#n=s;for(let[o,r,a]of this.#h)o.addEventListener(r,a);this.#f()}accept(e,n=null){let s=this.state.peek();s&&e.version<s.version||(this.#c=n,this.state.value=e)}refresh(){this.#u&&this.#a()}close(){this.#$();for(let[e,n,s]of this.#h)e.removeEventListener(n,s)}#f(){document.hidden?this.#$():this.#g()}#g(){this.#u||(this.#u=!0,this.#m(),this.#a())}#$(){this.#u=!1,this.#b(),clearTimeout(this.#i),clearTimeout(this.#l)}#m(){let e=new EventSource(this.#n);this.#s=e,e.onopen=()=>{this.#r=0,this.#y()},e.onmessage=({data:n})=>{Number(n)<=this.state.peek()?.version||this.#a()},e.addEventListener("look",()=>this.#a()),e.onerror=()=>{this.#b();let n=zo[Math.min(this.#r,zo.length-1)];this.#r+=1,this.#i=setTimeout(()=>this.#m(),n),this.#a()}}#b(){this.#s?.close(),this.#s=null}async#a(){if(this.#o){this.#p=!0;return}this.#o=!0,clearTimeout(this.#l);try{let n=this.state.peek(),s=await this.#e.look(this.#t,this.#c);s&&this.state.peek()!==n&&s.state.version===this.state.peek().version?this.#p=!0:s&&this.accept(s.state,s.etag),this.#d=0,this.heard.value=Date.now()}catch(n){if(n instanceof Ht&&oc(n))return this.#k(n);this.#d+=1}finally{this.#o=!1}if(this.#y(),!this.#u)return;if(this.#p)return this.#p=!1,this.#a();let e=this.#s?.readyState===EventSource.OPEN&&!this.#d?nc:ec;this.#l=setTimeout(()=>this.#a(),e)}#k(e){this.refusal.value=e,this.close()}#y(){this.#d>=sc?this.connection.value="lost":this.#s?.readyState===EventSource.OPEN?this.connection.value="live":this.connection.value="polling"}};var Yo=320,rc=1500,ac=36,ic=1800,ys={x:-1e3,y:-1e3,at:-1/0},bs=ys,Et=ys;addEventListener("click",({clientX:t,clientY:e})=>{bs=Et,Et={x:t,y:e,at:performance.now()}},{capture:!0});var Qo=(t,e)=>Math.hypot(t.x-e.x,t.y-e.y)<=ac,Vo=()=>Qo(bs,Et)&&Et.at-bs.at<Yo;function ft(t,{fresh:e=!1}={}){let n=et(e&&Et!==ys?null:t),s=et(!1),o=et(null);return n.current!==t&&(n.current=t,s.current=!0,o.current=performance.now()-Et.at<rc?Et:null),fs(()=>{if(!s.current)return;let r=setTimeout(()=>{s.current=!1},Yo);return()=>clearTimeout(r)},[t]),{swallows(r){return r.detail===0||!s.current||o.current&&!Qo(o.current,Et)?!1:(r.stopPropagation(),r.preventDefault(),gs("This has just changed. Tap again."),!0)}}}var Go=null,Jo;function gs(t){Go?.remove(),clearTimeout(Jo);let e=document.createElement("p");Go=e,e.className="unheard",e.setAttribute("role","status"),e.textContent=t,([...document.querySelectorAll("dialog[open]")].at(-1)??document.body).append(e);let{width:s,height:o}=e.getBoundingClientRect();e.style.left=`${Math.max(8,Math.min(Et.x-s/2,innerWidth-s-8))}px`,e.style.top=`${Math.max(8,Et.y-o-40)}px`,Jo=setTimeout(()=>e.remove(),ic)}var cc=600,lc=8e3,_n=class{busy=ot(!1);late=ot(!1);error=ot(null);#e;dismiss=()=>this.#t(null);async send(e,{taken:n,refused:s}){if(this.busy.peek())return Vo()||gs("One moment: the last tap is still on its way."),!1;this.busy.value=!0;let o=setTimeout(()=>{this.late.value=!0},cc);try{return n(await e()),this.#t(null),!0}catch(r){if(!(r instanceof Ht))throw r;return this.#t(s(r)),!1}finally{clearTimeout(o),this.late.value=!1,this.busy.value=!1}}#t(e){clearTimeout(this.#e),this.error.value=e,e&&(this.#e=setTimeout(()=>{this.error.value=null},lc))}};var vn=class{state=ot(null);connection=ot("polling");heard=ot(Date.now());refusal=ot(null);#e=new _n;busy=this.#e.busy;late=this.#e.late;error=this.#e.error;withdrawn=null;api=new Dt("/api");#t;#n=null;#c=null;#s=()=>{};constructor(e){this.#t=`nights/${e}`,addEventListener("offline",()=>{this.connection.value="lost"}),this.#i(null)}refresh=()=>this.#n?.refresh();dismiss=this.#e.dismiss;show=e=>this.#i(e);act=({do:e,args:n={},since:s})=>this.#o("POST",`tables/${this.#r().table}/rounds/${this.#r().number}/actions`,{action:{do:e,...n},since:s});cut=e=>this.#o("PUT",`tables/${this.#r().table}/cut`,{word:e});wish=e=>(e.kind===this.withdrawn&&(this.withdrawn=null),this.#o("POST","wishes",e));takeBack=e=>(this.withdrawn=e,this.#o("DELETE","wishes",{kind:e}));bill=()=>this.api.get(`${this.#t}/hand/bill`);round=(e,n)=>this.api.get(`${this.#t}/tables/${e}/rounds/${n}`);game=e=>this.api.get(`games/${e}`);roundPath=(e,n)=>`${this.#t}/tables/${e}/rounds/${n}`;#r(){return this.state.peek().table}#i(e){this.#s(),this.#n?.close(),this.#c=e;let n=e?`?table=${e}`:"",s=e?`/tables/${e}`:"",o=new kn({api:this.api,path:`${this.#t}/hand${n}`,events:`/api/${this.#t}/hand${s}/events`});this.#n=o;let r=[ht(()=>this.#l(o.state.value)),ht(()=>{this.connection.value=o.connection.value,this.heard.value=o.heard.value,this.refusal.value=o.refusal.value})];this.#s=()=>{for(let a of r)a()}}#l(e){let n=this.state.peek();if(!e||n&&e.version<n.version)return;this.state.value=e;let s=e.table?.table??null;s!==this.#c&&queueMicrotask(()=>this.#i(s))}#o(e,n,s){return this.#e.send(()=>this.api.send(e,`${this.#t}/hand/${n}`,s),{taken:o=>this.#n?.accept(o.state??o),refused:({message:o,body:r})=>(r?.state?this.#n?.accept(r.state):this.refresh(),o)})}};function b({kind:t,name:e,disabled:n,busy:s,large:o,chosen:r,onTap:a,children:c}){let l=["button",t&&`is-${t}`,o&&"is-large",s&&"is-busy",r&&"is-chosen"];return i`<button type="button" class=${k(l)} aria-label=${e} aria-busy=${s?"true":null}
      aria-pressed=${r===void 0?null:String(!!r)}
      disabled=${n} onClick=${()=>!s&&a?.()}>${c}</button>`}function R({question:t,end:e,steady:n,children:s}){let o=ft(t,{fresh:!0});return i`<div class="controls">
    <div class="controls-main" onClickCapture=${o.swallows}>${s}</div>
    ${e&&i`<div class="controls-end" onClickCapture=${n?null:o.swallows}>${e}</div>`}
  </div>`}var uc={2:"two",3:"three",4:"four",5:"five",6:"six",7:"seven",8:"eight",9:"nine",T:"ten",J:"jack",Q:"queen",K:"king",A:"ace"},pc={c:"clubs",d:"diamonds",h:"hearts",s:"spades"},Ie={2:"M4.5 12C5 6.5 9.5 3.5 15 3.5C21 3.5 25.5 7 25.5 13C25.5 17.5 23 21 18.5 25.5L4.5 40.5H26.5",3:"M4.5 7C7.5 4.5 10.5 3.5 14 3.5C20 3.5 24.5 7 24.5 12S20.5 20.7 13 20.7C21.5 20.7 26 24.5 26 30.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.8",4:"M20.5 40.5V3.5L3.5 29.5H27",5:"M24.5 3.5H7.5L6 20C8.5 18 11.5 17 14.5 17C21.5 17 26.5 21.5 26.5 28.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.5",6:"M4 29.5C4 23 9 18.3 15 18.3S26 23 26 29.5S21 40.5 15 40.5S4 36 4 29.5C4 16 9 7 19.5 3.5",7:"M3.5 3.5H26.5C19.5 15 14 27 12.5 40.5",8:"M15 21A9.8 8.75 0 1 1 15 3.5A9.8 8.75 0 1 1 15 21A11.3 9.75 0 1 1 15 40.5A11.3 9.75 0 1 1 15 21Z",9:"M26 14.5C26 21 21 25.7 15 25.7S4 21 4 14.5S9 3.5 15 3.5S26 8 26 14.5C26 28 21 37 10.5 40.5",T:"M3.5 10L9.5 3.5V40.5M24.2 3.5C18.5 3.5 16.4 10 16.4 22S18.5 40.5 24.2 40.5S32 34 32 22S29.9 3.5 24.2 3.5Z",J:"M13 3.5H23V29.5C23 36.5 19 40.5 13.5 40.5C8 40.5 4.5 37 4.5 31",Q:"M15 3.5C7.5 3.5 3.5 10 3.5 22S7.5 40.5 15 40.5S26.5 34 26.5 22S22.5 3.5 15 3.5ZM17.5 31.5L26.5 41.5",K:"M5 3.5V40.5M26 3.5L6.5 25M13 18.5L26.5 40.5",A:"M3.5 40.5L15 3.5L26.5 40.5M8 29H22"},ct={c:"M71 28A21 21 0 1 1 29 28A21 21 0 1 1 71 28ZM50 59A22 22 0 1 1 6 59A22 22 0 1 1 50 59ZM94 59A22 22 0 1 1 50 59A22 22 0 1 1 94 59ZM38 42H62L54 62C55 78 59 88 67 95H33C41 88 45 78 46 62Z",d:"M50 3C60 21 73 38 87 50C73 62 60 79 50 97C40 79 27 62 13 50C27 38 40 21 50 3Z",h:"M50 93C20 68 5 51 5 32C5 17 16 7 28 7C38 7 46 13 50 23C54 13 62 7 72 7C84 7 95 17 95 32C95 51 80 68 50 93Z",s:"M50 4C66 26 93 41 93 62C93 74 84 83 73 83C65 83 59 79 55 73C56 82 60 89 67 95H33C40 89 44 82 45 73C41 79 35 83 27 83C16 83 7 74 7 62C7 41 34 26 50 4Z"},xn="M50 4L61 37L96 37L68 58L78 92L50 71L22 92L32 58L4 37L39 37Z",Zo=[...Array(9).keys()].map(t=>{let e=20*(t+1),n=Math.max(0,e-120),s=Math.min(80,e);return`M${10+n} ${10+e-n}L${10+s} ${10+e-s}M${90-n} ${10+e-n}L${90-s} ${10+e-s}`}).join("");function at(t){return t==="Jk"?"joker":G(t)?`${uc[t[0]]} of ${pc[t[1]]}`:"face down"}var G=t=>typeof t=="string"&&/^([2-9TJQKA][cdhs]|Jk)$/.test(t),ks=[..."shdc"].flatMap(t=>[..."AKQJT98765432"].map(e=>e+t));function E({card:t,lit:e,dim:n}){let s=G(t),o=[s&&t!=="Jk"&&`suit-${t[1]}`,e&&"is-lit",n&&"is-dim"];return i`<svg class=${k(["card",...o])} viewBox="0 0 100 140" role="img" aria-label=${at(t)}>
    <rect class="card-paper" x="1" y="1" width="98" height="138" rx="9" />
    ${s?t==="Jk"?fc:dc(t):$c}
  </svg>`}function dc([t,e]){return i`
    <path class="card-rank" d=${Ie[t]} transform=${`translate(${t==="T"?7:9} 9) scale(1.3)`} />
    <path class="card-pip" d=${ct[e]} transform="translate(10 71) scale(.33)" />
    <path class="card-pip" d=${ct[e]} transform="translate(47 82) scale(.47)" />`}var fc=i`
  <path class="card-rank" d=${Ie.J} transform="translate(9 9) scale(1.3)" />
  <path class="card-pip" d=${xn} transform="translate(28 68) scale(.62)" />`,$c=i`
  <rect class="card-back" x="7" y="7" width="86" height="126" rx="5" />
  <path class="card-lattice" d=${Zo} />
  <rect class="card-lattice" x="10" y="10" width="80" height="120" rx="3" />`;function $t({label:t,wanted:e}){return i`<svg class="card" viewBox="0 0 100 140" role="img" aria-label=${t??"no card yet"}>
    <rect class=${k(["card-outline",e&&"is-wanted"])} x="3" y="3" width="94" height="134" rx="9" />
  </svg>`}function M({cards:t,places:e=0,label:n,fanned:s,lit:o,wanted:r}){let a=Math.max(0,e-t.length);return i`<div class=${k(["hand",s&&"is-fanned"])} role="group" aria-label=${n}>
    <div class="hand-cards">
      ${t.map((c,l)=>i`<${E} key=${l} card=${c}
        lit=${o?.has(c)} dim=${o&&!o.has(c)} />`)}
      ${[...Array(a).keys()].map(c=>i`<${$t} key=${`empty ${c}`} wanted=${r&&c===0} />`)}
    </div>
    ${n&&i`<div class="hand-label">${n}</div>`}
  </div>`}function V({title:t,onClose:e,foot:n,large:s,children:o}){let r=et(null),a=ft(t,{fresh:!0});q(()=>{let l=r.current,p=document.activeElement;return l.showModal(),()=>{l.close(),p?.focus({preventScroll:!0})}},[]);let c=l=>{l.preventDefault(),e()};return i`<dialog class=${k(["dialog",s&&"is-large"])} ref=${r} aria-label=${t} onCancel=${c} onClickCapture=${a.swallows}>
    <h2>${t}</h2>
    <div class="dialog-body">${o}</div>
    <div class="dialog-foot">${n}</div>
  </dialog>`}function lt({title:t,text:e,yes:n,no:s="go back",danger:o,onYes:r,onClose:a}){let c=i`
    <${b} kind="plain" onTap=${a}>${s}<//>
    <${b} kind=${o?"danger":"main"} onTap=${r}>${n}<//>`;return i`<${V} title=${t} onClose=${a} foot=${c}><p>${e}</p><//>`}function Bt({allowed:t,picked:e=[],onPick:n,onTakeBack:s,busy:o}){let r=new Set(t),a=r.has("Jk")?[...ks,"Jk"]:ks;return i`<div class="picker-grid" role="group" aria-label="cards">
    ${a.map((c,l)=>i`<${hc} key=${c} card=${c} starts=${l%13===0}
      picked=${e.includes(c)} open=${r.has(c)} busy=${o}
      onTap=${()=>e.includes(c)?s?.(c):n(c)} />`)}
  </div>`}function tr({picked:t=[],onTakeBack:e,busy:n}){let s=t[t.length-1];return i`<${b} kind="plain" disabled=${n} onTap=${()=>e(s)}>
    ${s?`take back ${L(s)}`:"undo"}
  <//>`}function hc({card:t,starts:e,open:n,picked:s,busy:o,onTap:r}){let a=!n&&!s,l=[t!=="Jk"&&`suit-${t[1]}`,e&&"starts-suit",a&&"is-out",s&&"is-picked"];return i`<button type="button" class=${k(["picker-card",...l])} disabled=${a||o}
      aria-label=${at(t)} aria-pressed=${s?"true":null} onClick=${r}>
    ${!a&&i`<${re} card=${t} />`}
  </button>`}function re({card:t}){if(!G(t))return i`<span>?</span>`;if(t==="Jk")return i`<${Xo} path=${xn} />`;let[e,n]=t;return i`
    <svg viewBox=${e==="T"?"0 0 36 44":"0 0 30 44"} aria-hidden="true">
      <path class="card-rank" d=${Ie[e]} />
    </svg>
    <${Xo} path=${ct[n]} />`}var Xo=({path:t})=>i`<svg viewBox="-2 -2 104 104" aria-hidden="true">
  <path class="card-pip" d=${t} />
</svg>`,mc={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},L=t=>G(t)&&t!=="Jk"?`${t[0]==="T"?"10":t[0]}${mc[t[1]]}\uFE0E`:at(t);var F=t=>String(t).replaceAll("_"," ");function mt(t){return G(t)?L(t):typeof t=="number"?h(t):typeof t=="boolean"?t?"yes":"no":Array.isArray(t)?t.map(mt).join(" "):t&&typeof t=="object"?Object.values(t).map(mt).join(" \xB7 "):F(t)}function ve(t,e,n={}){if(n[t])return n[t](e);let s=Object.entries(e),o=s.some(([,r])=>r!==0)?s.filter(([,r])=>r!==0):s.slice(0,1);return[F(t),...o.map(([r,a])=>a===!0?`and ${F(r)}`:mt(a))].join(" ")}function Kt(t){return t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`}var We=(t,e)=>`${Kt(t)} ${t.length===1?"has":"have"} ${e}`;function nt({text:t,onGone:e}){return t?i`<div class="slip" role="alert">
    <span>${t}</span>${e&&i`<${b} kind="quiet" name="close" onTap=${e}>✕<//>`}
  </div>`:null}var bc=6e3;function er({list:t,onGone:e}){return i`<div class="toasts" aria-live="polite">
    ${t.map(n=>i`<${yc} key=${n.id} text=${n.text} onGone=${()=>e(n.id)} />`)}
  </div>`}function yc({text:t,onGone:e}){return q(()=>{let n=setTimeout(e,bc);return()=>clearTimeout(n)},[]),i`<div class="slip is-news"><span>${t}</span></div>`}function or({api:t,path:e,seat:n,title:s,onClose:o}){let[{told:r,trouble:a},c]=w({}),[l,p]=w(n??null);q(()=>{let f=`${e}/explanation${l?`?seat=${l}`:""}`;t.get(f).then($=>c({told:$}),$=>c({trouble:kc($)}))},[e,l]);let u=i`
    ${l?i`<${b} kind="plain" onTap=${()=>p(null)}>the whole round<//>`:i`<span></span>`}
    <${b} kind="main" onTap=${o}>done<//>`;return i`<${V} title=${s} onClose=${o} foot=${u}>
    <div class="explain">
      <${nt} text=${a} />
      ${r&&i`<${vc} told=${r} about=${l} again=${r.closed&&gc(e)} />`}
      ${!r&&!a&&i`<p class="quiet">One moment.</p>`}
    </div>
  <//>`}var gc=t=>t.replace(/^nights\/(\d+)\/tables\/(\d+)\/rounds\/(\d+)$/,"/rounds/$1/$2#$3"),kc=t=>t instanceof Ht?t.message:"The server does not answer. Try again.",_c="0 = 0";function vc({told:t,about:e,again:n}){let s=t.steps.filter(o=>!e||xc(o)).reverse();return i`
    <p class="quiet">${t.game}, table ${t.table}, round ${t.round}${t.ended&&i`: <b>${t.ended}</b>`}.</p>
    ${Object.values(t.sums).some(o=>o!==_c)&&i`<dl class="explain-sums">
      ${Object.entries(t.sums).map(([o,r])=>i`<div key=${o}><dt>${o}</dt><dd>${r.replaceAll(" - "," \u2212 ")}</dd></div>`)}
    </dl>`}
    <ol class="explain-steps" reversed>
      ${s.map(o=>i`<${wc} key=${o.entry} step=${o} />`)}
    </ol>
    ${t.shuffle.seed&&i`<details class="explain-shuffle"><summary>the shuffle, to check it</summary>
      ${["commitment","seed","cut"].filter(o=>t.shuffle[o]).map(o=>i`<p key=${o} class="small">
        <span class="quiet">${o}</span> <code>${t.shuffle[o]}</code></p>`)}
    </details>`}
    ${n&&i`<p><a class="button is-plain" href=${n}>see it card by card</a></p>`}`}var xc=({says:t,moves:e,cards:n})=>t.length>0||e.length>0||Object.keys(n).length>0;function wc({step:t}){let{entry:e,did:n,cards:s,says:o,moves:r}=t;return i`<li class="explain-step" value=${e}>
    <p class="explain-did">${F(n)} <span class="quiet small">entry ${h(e)}</span></p>
    ${o.map((a,c)=>i`<${Sc} key=${c} ...${a} />`)}
    ${r.length>0&&i`<ul class="explain-moves">
      ${r.map((a,c)=>i`<li key=${c}><b class="figure">${h(a.amount)}</b> from ${a.source} to ${a.target}: ${a.why}</li>`)}
    </ul>`}
    ${Object.keys(s).length>0&&i`<div class="explain-cards">
      ${Object.entries(s).map(([a,c])=>c.length>0&&i`<${M} key=${a} cards=${c} label=${a} fanned=${c.length>5} />`)}
    </div>`}
  </li>`}function Sc({text:t,details:e}){let n=Object.entries(e),s=n.filter(([,a])=>nr(a)),o=n.filter(([,a])=>sr(a)),r=n.filter(([,a])=>!nr(a)&&!sr(a));return i`<div class="explain-said">
    <p>${t}</p>
    ${s.map(([a,c])=>i`<${M} key=${a} cards=${c} label=${a==="cards"?null:F(a)} />`)}
    ${o.map(([a,c])=>i`<${Tc} key=${a} rows=${c} />`)}
    ${r.length>0&&i`<p class="quiet small">${r.map(([a,c])=>`${F(a)} ${rr(c)}`).join(" \xB7 ")}</p>`}
  </div>`}var nr=t=>Array.isArray(t)&&t.length>0&&t.every(e=>G(e)||e==="??"),sr=t=>Array.isArray(t)&&t.length>0&&t.every(e=>e&&typeof e=="object"&&!Array.isArray(e));function Tc({rows:t}){let e=[...new Set(t.flatMap(Object.keys))],n=o=>t.every(r=>r[o]==null||typeof r[o]=="number"),s=Object.fromEntries(e.map(o=>[o,n(o)?"number":null]));return i`<table class="ledger explain-rows">
    <thead><tr>${e.map(o=>i`<th key=${o} class=${s[o]}>${F(o)}</th>`)}</tr></thead>
    <tbody>${t.map((o,r)=>i`<tr key=${r}>
      ${e.map(a=>i`<td key=${a} class=${s[a]}>${rr(o[a])}</td>`)}
    </tr>`)}</tbody>
  </table>`}var rr=t=>t==null?"\u2013":mt(t);function ae({mark:t="s",title:e,text:n,children:s}){return i`<div class="state">
    <svg class="state-mark" viewBox="0 0 100 100" aria-hidden="true">
      <path fill="currentColor" d=${ct[t]} />
    </svg>
    <p class="state-title">${e}</p>
    ${n&&i`<p class="state-text">${n}</p>`}
    ${s}
  </div>`}function ar(t){let e=Math.max(1,Math.round(t/1e3));return e<90?e===1?"a second":`${e} seconds`:`${Math.round(e/60)} minutes`}var ir=1500;function lr({hand:t,state:e}){let n=et(e),s=et([]),[o,r]=w([]);return q(()=>{let c=n.current;n.current=e;let l=c.wishes.filter(f=>Oc(f,e,t.withdrawn));s.current.push(...l.map(f=>({wish:f,was:c,until:performance.now()+ir})));let p=()=>{let f=[];s.current=s.current.filter(({wish:$,was:d,until:m})=>{let v=Ac($,d,e)??(performance.now()<m?null:Cc($));return v!==null&&f.push({id:$.number,text:v}),v===null}),f.length&&r($=>[...$,...f])};if(p(),!s.current.length)return;let u=setTimeout(p,ir+50);return()=>clearTimeout(u)},[e]),i`<${er} list=${o} onGone=${c=>r(l=>l.filter(p=>p.id!==c))} />`}var Oc=({number:t,kind:e},{wishes:n},s)=>e!==s&&!n.some(o=>o.number===t||o.kind===e),cr=({mine:t},e)=>t.find(n=>n.table===e);function Ac({kind:t,table:e,chips:n},s,o){let r=o.me.bankroll-s.me.bankroll,[a,c]=[cr(o,e),cr(s,e)];switch(t){case"sit":return a?"You have a seat.":null;case"stand":return a?null:"You have left the table.";case"top-up":return(a?.rack??0)>(c?.rack??0)?`${h(n)} more lie in your rack.`:null;case"buy-in":return r>0?`${h(r)} chips are in your bankroll.`:null;default:return r<0?`Cashed out: ${h(-r)} went to the desk.`:null}}function Cc({kind:t}){return t==="sit"?"The dealer has no seat for you now.":`The ${t==="buy-in"||t==="cash-out"?"host":"dealer"} says: not now.`}var Ec=8;function yt(t){return Array.isArray(t)?t.length&&t.every(G)?"card":"choice":"of"in t?"some":"rows"in t?"rows":"fields"in t?"fields":ur(t)?"choice":"amount"}var Pt=t=>Array.isArray(t)?t:ur(t)??[];function ur(t){let e=ke(t),{min:n,step:s=1}=t;if(e===null||(e-n)/s>=Ec)return null;let o=[];for(let r=n;r<=e;r+=s)o.push(r);return o}function pr(t,e=!1){switch(yt(t)){case"amount":return 0;case"some":case"rows":return[];case"fields":return Gt(t.fields);default:return!e&&Pt(t).length===1?Pt(t)[0]:void 0}}var Gt=(t,e=[])=>Object.fromEntries(Object.entries(t).map(([n,s])=>[n,pr(s,e.includes(n))]));function Bc(t,e){switch(yt(t)){case"amount":return bn(e,t);case"some":return e.length<t.least?`${t.least-e.length} more`:e.length>t.most?`at most ${t.most}`:null;case"rows":return e.length<t.least?`${t.least-e.length} more`:null;case"fields":return zt(t.fields,e)?.why??null;default:return Pt(t).length?e===void 0?"not chosen yet":null:"not possible now"}}function zt(t,e,n=[]){for(let[s,o]of Object.entries(t)){if(n.includes(s)&&dr(e[s]))continue;let r=Bc(o,e[s]);if(r)return{name:s,why:r}}return null}function _s(t,e){let n=Object.keys(t.values).filter(s=>!(t.optional?.includes(s)&&dr(e[s])));return Object.fromEntries(n.map(s=>[s,e[s]]))}var dr=t=>t===void 0||t===0||Array.isArray(t)&&!t.length,jc=6;function fr(t){switch(yt(t)){case"amount":return ke(t)!==t.min;case"some":return t.least===0&&t.of.length>0;case"rows":return t.least===0&&t.most>0;case"fields":return Object.values(t.fields).some(fr);default:return!1}}function $r(t){if(t.optional?.length)return Mc(t);if(Object.values(t.values).some(fr))return null;let e=Gt(t.values),n=Object.keys(e).filter(a=>e[a]===void 0),s=zt(t.values,e);if(!s)return[e];let[o]=n;if(n.length!==1||s.name!==o||Pt(t.values[o]).length>jc)return null;let r=Pt(t.values[o]).map(a=>({...e,[o]:a}));return r.some(a=>zt(t.values,a))?null:r}function Mc({values:t,optional:e}){let[[n,s],...o]=Object.entries(t);return o.length||!e.includes(n)||yt(s)!=="choice"||Pt(s).length!==1?null:[{},{[n]:Pt(s)[0]}]}function vs(t){if(t.optional?.length)return null;let e=Object.entries(t.values).filter(([,n])=>pr(n)===void 0);return e.length===1&&yt(e[0][1])==="card"?e[0][0]:null}var D=({by:t,do:e,since:n})=>`${t} ${e} ${n??""}`;function hr(t){let e=new Map;for(let n of t)e.set(n.by,[...e.get(n.by)??[],n]);return[...e].sort(([n],[s])=>+(n==="dealer")-+(s==="dealer"))}var Nc=new Dt("/api");function mr({night:t,table:e,round:n}){let s=(e.past?.at(-1)??e.last)?.number??0,[o,r]=w({played:0,deals:[]});return q(()=>{if(!s||n&&!n.facts.sheet)return;let a=!1;return Nc.get(`nights/${t.night}/tables/${e.table}/scores`).then(({deals:c})=>a||r({played:s,deals:c}),()=>{}),()=>{a=!0}},[t.night,e.table,e.game,s,!!n?.facts.sheet]),Hc(o.deals,n,e.number)}function Hc(t,e,n){if(!e)return t.length?t:null;let{sheet:s,deal:o}=e.facts;if(!s)return null;let r=t.filter(l=>l.deal<o&&l.round!==n),a=r.at(-1)?.deal===o-1,c=s.after?[{deal:o,names:br(s,e),sheet:s}]:[];return[...a?r:[],...c]}function br(t,e){let n=Object.fromEntries(e.seats.map(({seat:o,player:r})=>[o,r])),s=o=>o.split("+").map(r=>n[r]).join(" and ");return Object.fromEntries(Object.keys(t.before).map(o=>[o,s(o)]))}function yr({facts:t,carry:e,seats:n}){if(!t.sheet)return null;if(!e?.finished)return`Deal ${t.deal} is scored.`;if(e.winners.length===n.length)return"The game is over: a tie.";let s=n.filter(({seat:o})=>e.winners.includes(o)).map(({player:o})=>o);return`The game is over: ${s.join(" and ")} ${s.length>1?"win":"wins"}.`}function gr({deals:t,round:e,onSheet:n}){let s=t.at(-1),o=e?.facts.sheet??s.sheet,r=e?.facts.sheet?br(o,e):s.names;return i`<section class="scores" aria-label="the score">
    <ol class="scores-names">
      ${Object.keys(o.before).map((a,c)=>i`<li key=${a} class=${k(["scores-name",Pc(o,a)&&"is-best"])}>
          <${Yt} at=${c} />
          <span class="scores-who">${r[a]}</span>
          <b class="figure">${h((o.after??o.before)[a])}</b>
          ${o.after&&i`<span class="scores-why small">${Lc(o,a)}</span>`}
        </li>`)}
    </ol>
    ${t.length>1&&i`<${Sn} deals=${t} />`}
    ${n&&i`<${b} kind="quiet" onTap=${n}>score sheet<//>`}
  </section>`}function Lc(t,e){let n=t.items.filter(s=>s.name===e).map(({what:s})=>s);return n.length?`${rt(t.after[e]-t.before[e])}: ${n.join(", ")}`:""}function Pc({better:t,before:e,after:n},s){let o=Object.values(n??e),r=t==="high"?Math.max(...o):Math.min(...o);return o.some(a=>a!==r)&&(n??e)[s]===r}var kr=["","7 4","2 4","12 4 2 4","5 3 1 3","1 3"],wn=260,xs=120,Jt=8,Yt=({at:t})=>i`<svg class=${`score-stroke is-line-${t}`} viewBox="0 0 28 6" aria-hidden="true">
  <line x1="1" x2="27" y1="3" y2="3" stroke-dasharray=${kr[t]} />
</svg>`;function Sn({deals:t}){let[e]=t,n=Object.keys(e.sheet.before),{goal:s}=t.at(-1).sheet,o=[e.sheet.before,...t.map(({sheet:u})=>u.after??u.before)],r=o.flatMap(u=>n.map(f=>u[f])),a=Math.min(0,...r),c=Math.max(1,...r,s??0),l=u=>Jt+u*(wn-2*Jt)/Math.max(1,o.length-1),p=u=>xs-Jt-(u-a)*(xs-2*Jt)/(c-a);return i`<svg class="score-chart" viewBox=${`0 0 ${wn} ${xs}`} role="img" aria-label=${Rc(t,n,o)}>
    <line class="score-zero" x1=${Jt} x2=${wn-Jt} y1=${p(0)} y2=${p(0)} />
    ${s!==null&&i`<line class="score-goal" x1=${Jt} x2=${wn-Jt} y1=${p(s)} y2=${p(s)} />`}
    ${n.map((u,f)=>{let $=o.map((d,m)=>`${l(m)},${p(d[u])}`);return i`<g key=${u} class=${`is-line-${f}`}>
        <polyline points=${$.join(" ")} stroke-dasharray=${kr[f]} />
        <circle cx=${l(o.length-1)} cy=${p(o.at(-1)[u])} r="3.5" />
      </g>`})}
  </svg>`}var Rc=(t,e,n)=>e.map(s=>`${t.at(-1).names[s]}: ${n.map(o=>h(o[s])).join(", ")}`).join("; ");function _r({deals:t,onClose:e}){let[n,s]=w(t.length-1),o=t[Math.min(n,t.length-1)],r=i`<span></span><${b} kind="main" onTap=${e}>done<//>`;return i`<${V} title="The score sheet" large onClose=${e} foot=${r}>
    <div class=${k(["score-sheet",Fc(o)&&"is-wide"])}>
      <div class="score-all">
        <${qc} deals=${t} shown=${o} onLook=${s} />
        ${t.length>1&&i`<${Sn} deals=${t} />`}
      </div>
      <${Dc} deal=${o} />
    </div>
  <//>`}var Fc=({names:t})=>Object.keys(t).length>4;function qc({deals:t,shown:e,onLook:n}){let s=Object.keys(e.sheet.before),{better:o,goal:r}=t.at(-1).sheet;return i`<div class="score-deals">
    <table class="ledger">
      <thead><tr><th>deal</th>${s.map((a,c)=>i`<th key=${a} class="number"><${Yt} at=${c} /> ${t.at(-1).names[a]}</th>`)}</tr></thead>
      <tbody>${t.map((a,c)=>i`<tr key=${a.deal} class=${a===e?"is-now":null}>
        <th scope="row"><${b} kind="quiet" chosen=${a===e} onTap=${()=>n(c)}>${a.deal}<//></th>
        ${s.map(l=>i`<td key=${l} class="number">${rt(a.sheet.after[l]-a.sheet.before[l])} <b>${h(a.sheet.after[l])}</b></td>`)}
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">${o==="high"?"The highest score wins":"The lowest score wins"}${r!==null&&`; ${h(r)} ends the game`}.</p>
  </div>`}function Dc({deal:{deal:t,names:e,sheet:n}}){return i`<section class="deal-sheet" aria-label=${`deal ${t}`}>
    <h3>Deal ${t}</h3>
    <div class="deal-columns">
      ${Object.keys(n.before).map(s=>i`<${Ic} key=${s} name=${s} who=${e[s]} names=${e} sheet=${n} />`)}
    </div>
  </section>`}function Ic({name:t,who:e,sheet:n}){let s=t.split("+"),o=e.split(" and "),r=p=>o.length===s.length?o[s.indexOf(String(p))]:`seat ${p}`,a=p=>p.filter(u=>u.name===t),c=n.tricks.map((p,u)=>({...p,number:u+1})).filter(({seat:p})=>s.includes(String(p))),l=a(n.taken).reduce((p,{points:u})=>p+u,0);return i`<table class="ledger deal-column">
    <caption>${e}</caption>
    <tbody>
      <tr class="is-score"><th scope="row">before</th><td class="number">${h(n.before[t])}</td></tr>
      ${c.map(({number:p,seat:u,cards:f,points:$})=>i`<tr key=${`trick ${p}`}>
        <th scope="row" class="deal-trick"><span class="quiet">${p}${s.length>1&&` \xB7 ${r(u)}`}</span> ${f.map(L).join(" ")}</th>
        <td class="number">${h($)}</td></tr>`)}
      ${a(n.taken).map(({what:p,points:u})=>i`<tr key=${`took ${p}`}><th scope="row">${p}</th><td class="number">${rt(u)}</td></tr>`)}
      ${a(n.taken).length>1&&i`<tr><th scope="row">taken</th><td class="number">${h(l)}</td></tr>`}
      ${a(n.items).map(({what:p,points:u},f)=>i`<tr key=${`scored ${f}`} class="is-scored"><th scope="row">${p}</th><td class="number">${rt(u)}</td></tr>`)}
      <tr class="is-score"><th scope="row">after</th><td class="number"><b>${h((n.after??n.before)[t])}</b></td></tr>
    </tbody>
  </table>`}var vr="hands",Wc={bura:"6789JQKTA",lorum:"789TJQKA",polignac:"789TAJQK",schnapsen:"JQKTA"},Uc="23456789TJQKA",Kc=["uth","kabu"],zc="shcd";function xe(t,{game:e,facts:n}){let s=Wc[e]??Uc,o=n?.trump,r=Kc.includes(e),a=c=>{if(!G(c)||c==="Jk")return 1e3;let l=c[1]===o?-1:zc.indexOf(c[1]);return(r?0:l*20)-s.indexOf(c[0])};return[...t].sort((c,l)=>a(c)-a(l))}var Tn=(t,e)=>xr()==="sorted"?xe(t,e):t;function we(t){let[e,n]=w(()=>xr());return{as:e,turn:()=>{let o=e==="sorted"?"dealt":"sorted";Gc(o),n(o)},arranged:o=>e==="sorted"?xe(o,t):o}}var On=({sorting:t})=>i`<${b} kind="plain" onTap=${t.turn}>
  ${t.as==="sorted"?"as dealt":"sort"}
<//>`;function xr(){try{return localStorage.getItem(vr)==="dealt"?"dealt":"sorted"}catch{return"sorted"}}function Gc(t){try{localStorage.setItem(vr,t)}catch{}}var _t=t=>Object.fromEntries(t.seats.map(({seat:e,player:n})=>[e,n])),ie=({round:t,table:e})=>t?.seats.find(({seat:n})=>n===e.seat)?.rack??e.rack,ws=t=>{switch(yt(t)){case"card":return!0;case"some":return t.of.some(G);case"rows":return Object.values(t.rows).some(ws);case"fields":return Object.values(t.fields).some(ws);default:return!1}},Jc=({values:t})=>Object.values(t).some(ws);function Ss({round:t,table:e}){let n=t?.prompt?.options.filter(({by:s})=>s===e?.seat)??[];return t?.cards==="physical"?n.filter(s=>!Jc(s)):n}function An(t){let{round:e,table:n}=t,s=Ss(t);if(!n?.phones||!s.length)return!1;let{prompt:o,record:r}=e;if(o.awaited.includes(n.seat))return!0;let a=Math.min(...s.map(l=>l.since)),c=r.some(({by:l,index:p})=>l===n.seat&&p>=a-1);return o.awaited.every(l=>l==="dealer")&&!c}var Or=t=>An(t)?`${t.table.table} ${t.table.number} ${t.round.record.length} ${t.round.prompt.say.code}`:null;function Ar({round:t,table:e}){return!t||t.cards==="physical"?[]:Object.entries(t.zones).filter(([,{owner:n,sight:s,cards:o}])=>n===e.seat&&s==="owner"&&o.length).map(([n,{cards:s}])=>[n,Tn(s,t)])}var wr=new Map,Sr=(t,e)=>`${t} ${e}`;function Cr(t,e){let{round:n,table:s}=t;if(n?.finished){let r=Qc(t,e);return wr.set(Sr(s.table,s.number),r),{number:s.number,won:Tr(Yc(n,s.seat),s),why:r}}let{last:o}=s;return o?o.voided?{number:o.number,won:null,why:`voided: ${o.why}`}:o.result===null?null:{number:o.number,won:Tr(o.result,s),why:wr.get(Sr(s.table,o.number))}:null}var Tr=(t,{for_points:e})=>t||!e?t:void 0;function Cn(t){let{table:e,me:n}=t;return!!e?.for_points&&!ie(t)&&!n.bankroll&&!n.owes}function Yc({record:t},e){let n=`seat:${e}`;return t.flatMap(({transfers:s})=>s).reduce((s,{from:o,to:r,amount:a})=>s+(r===n?a:0)-(o===n?a:0),0)}function Qc({round:t,payouts:e,table:n},s){let o=e.findLast(({seat:r})=>r===n.seat);return s.reason?.(o,t,n.seat)||o?.says.at(-1)||s.over?.(t)||yr(t)||void 0}var Vc=4e4;function Er(t){let[e,n]=w(!1),[s,o]=w(0);return q(()=>{let r=()=>o(a=>a+1);return addEventListener("pointerdown",r),()=>removeEventListener("pointerdown",r)},[]),q(()=>{if(n(!1),t!==null)return;let r=setTimeout(()=>n(!0),Vc);return()=>clearTimeout(r)},[t,s]),{asleep:e&&t===null,wake:()=>n(!1)}}function Br({state:t,onWake:e}){let{table:n,me:s}=t;return i`<button type="button" class="hand-asleep" onClick=${e} aria-label="wake up">
    ${n?i`<span>${n.name} · ${Ts(t)}</span>
        ${!Cn(t)&&i`<b>${h(ie(t))}</b><span>your rack</span>`}`:i`<span>${s.name}</span><b>${h(s.bankroll)}</b><span>your bankroll</span>`}
  </button>`}function Ts({round:t,table:e}){if(!t)return"between rounds";if(t.finished||!t.prompt)return`round ${e.number} is over`;let n=_t(t),s=t.prompt.awaited.filter(r=>r!==e.seat),[o]=s;return o===void 0?"your turn":o==="dealer"?"the dealer goes on":`${n[o]}'s turn`}var Os="hand: silent",Zc=[140,70,140],Xc=[660,880],En=.14,As=()=>localStorage.getItem(Os)===null;function jr(t){t?localStorage.removeItem(Os):localStorage.setItem(Os,"yes"),t&&Nr()}function Mr(t){let e=et(t);q(()=>{let n=t!==null&&t!==e.current;e.current=t,n&&(navigator.userActivation?.hasBeenActive!==!1&&navigator.vibrate?.(Zc),As()&&Nr())},[t])}var ce=null;addEventListener("pointerdown",()=>{globalThis.AudioContext&&(ce??=new AudioContext,ce.resume())});function Nr(){if(ce?.state!=="running")return;let t=ce.currentTime;Xc.forEach((e,n)=>{let s=ce.createOscillator(),o=ce.createGain();s.frequency.value=e,o.gain.setValueAtTime(.18,t+n*En),o.gain.exponentialRampToValueAtTime(.001,t+(n+1)*En),s.connect(o).connect(ce.destination),s.start(t+n*En),s.stop(t+(n+1)*En)})}function Bn({round:t,payouts:e}){if(!t)return[];let n=t.finished?t.record.at(-1)?.index:null,s=new Map(t.record.map(a=>[a.index,a.by])),o=e.filter(({action:a})=>a===n||s.get(a)==="dealer"),r=le(t);return o.map(a=>({...a,ids:r.filter(c=>tl(a,c)).map(({id:c})=>c)}))}var tl=({action:t,seat:e},{action:n,by:s,from:o,to:r})=>n===t&&o!==`seat:${s}`&&(Rt(o)===e||Rt(r)===e),le=({record:t})=>t.flatMap(({index:e,by:n,transfers:s})=>s.map((o,r)=>({...o,action:e,by:n,id:`${e} ${r}`})));function Rt(t){let e=t.split(":").find(n=>/^\d+$/.test(n));return e===void 0?null:Number(e)}var Lr={Felt:nl,payments:Bn,payment:el};function el({says:t,transfers:e}){return{hand:null,sums:t.length?t:e.map(({why:n,amount:s})=>`${n}: ${h(s)}`)}}function jn(t,e){let[n,s,...o]=t.split(":");if(s===void 0)return F(n);let r=[n,...o].map(F).join(" ");return e[s]?`${e[s]}: ${r}`:`${Es(s)} ${r}`}var Cs={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},Es=t=>Cs[t]?`${Cs[t]}\uFE0E`:F(t);function nl({state:t,paying:e}){let{round:n,table:s,night:o}=t,r=Object.fromEntries(n.seats.map(({seat:u,player:f})=>[u,f])),a=Object.entries(n.zones).filter(([u,{count:f}])=>f&&u!=="stock"),c=Object.entries(n.places),l=a.filter(([,{owner:u}])=>u===null),p=c.filter(([u])=>Rt(u)===null);return i`<section class="felt general" aria-label="felt">
    <div class="general-middle">
      <${sl} zone=${n.zones.stock} />
      ${l.map(([u,f])=>i`<${Pr} key=${u} name=${jn(u,r)} zone=${f} />`)}
      ${p.map(([u,f])=>i`<${rl} key=${u} place=${u} amount=${f} chipset=${o.chip_set} />`)}
    </div>
    <div class="general-seats">
      ${n.seats.map(u=>i`<${al} key=${u.seat} seat=${u} round=${n} players=${r}
        lit=${e?e.seat===u.seat:n.prompt?.awaited.includes(u.seat)}
        holds=${s.hand_over?.seat===u.seat}
        zones=${a.filter(([,{owner:f}])=>f===u.seat)}
        places=${c.filter(([f])=>Rt(f)===u.seat)} />`)}
    </div>
    <${vt} state=${t} />
    <${Hr} facts=${n.facts} players=${r} />
    ${Object.keys(n.board).length>0&&i`<${Hr} facts=${n.board} players=${r} />`}
  </section>`}function vt({state:t}){let e=mr(t),[n,s]=w(!1);return e?i`
    <${gr} deals=${e} round=${t.round} onSheet=${e.length>0&&(()=>s(!0))} />
    ${n&&i`<${_r} deals=${e} onClose=${()=>s(!1)} />`}`:null}var sl=({zone:t})=>t?.count>0&&i`<div class="general-stock">
  <${E} card="??" /><span class="hand-label">stock ${t.count}</span>
</div>`,ol=7;function Pr({name:t,zone:e}){return!e.cards.some(G)&&e.cards.length>3?i`<div class="general-stock"><${E} card="??" /><span class="hand-label">${t} ${e.count}</span></div>`:i`<${M} cards=${e.cards} label=${t} fanned=${e.cards.length>ol} />`}var rl=({place:t,amount:e,chipset:n})=>i`<div class="general-place" data-place=${t}>
  <${_e} amount=${e} chipset=${n} />
  <span><span class="quiet">${F(t.replaceAll(":"," "))}</span> <b class="figure">${h(e)}</b></span>
</div>`;function al({seat:t,round:e,lit:n,holds:s,zones:o,places:r}){let a=e.markers[t.seat],c=[e.dealer===t.seat&&"the deal",s&&"has the tablet",a>0&&`owes ${h(a)}`];return i`<div class=${k(["general-seat",n&&"is-lit"])}>
    <div class="general-name">
      <b>${t.player}</b> <span class="figure" data-place=${`seat:${t.seat}`}>${h(t.rack)}</span>
      <span class="quiet small">${c.filter(Boolean).join(" \xB7 ")}</span>
    </div>
    ${r.map(([l,p])=>i`<div key=${l} class="small" data-place=${l}>
      <span class="quiet">${F(l.split(":").filter(u=>u!==String(t.seat)).join(" "))}</span>
      <b class="figure"> ${h(p)}</b>
    </div>`)}
    ${o.map(([l,p])=>i`<${Pr} key=${l} name=${cl(l)} zone=${il(l,p,e)} />`)}
  </div>`}var il=(t,e,n)=>t.startsWith("hand:")?{...e,cards:xe(e.cards,n)}:e,cl=t=>F(t.split(":").filter(e=>!/^\d+$/.test(e)).join(" ")),ll=["sheet","scores","tokens"];function Hr({facts:t,players:e}){let n=Object.entries(t).filter(([s])=>!(t.sheet&&ll.includes(s))).map(([s,o])=>[s,Rr(s,o,e)]).filter(([,s])=>s);return n.length>0&&i`<dl class="general-facts">
    ${n.map(([s,o])=>i`<div key=${s}><dt>${F(s)}</dt><dd>${o}</dd></div>`)}
  </dl>`}var ul=new Set("seat turn leader bidder declarer closer stopped winner playing losers winners takers".split(" ")),Rr=(t,e,n)=>ul.has(t)?pl(e,n):Fr(e,n),pl=(t,e)=>[t??[]].flat().map(n=>e[n]??`seat ${n}`).join(", ");function Fr(t,e){return t==null||t===""?"":typeof t=="boolean"?t?"yes":"no":Array.isArray(t)?t.map(s=>Fr(s,e)).filter(Boolean).join(", "):typeof t!="object"?Cs[t]?Es(t):mt(t):Object.entries(t).map(([s,o])=>[e[s]??Es(s),Rr(s,o,e)]).filter(([,s])=>s).map(([s,o])=>`${s} ${o}`).join(" \xB7 ")}function qr({hand:t,table:e}){let[n,s]=w(!1),[o,r]=w(e.cut),a=async c=>await t.cut(c)&&s(!1);return n?i`<form class="hand-cut" onSubmit=${c=>{c.preventDefault(),a(o.trim())}}>
    <label class="field">a word of your own for this shuffle
      <input value=${o} maxlength="64" autocomplete="off" onInput=${({target:c})=>r(c.value)} /></label>
    <div class="hand-row">
      <${b} kind="plain" onTap=${()=>s(!1)}>leave it<//>
      <${b} kind="main" busy=${t.late.value} onTap=${()=>a(o.trim())}>add it<//>
    </div>
  </form>`:i`<div class="hand-cut">
      <${b} kind="quiet" onTap=${()=>s(!0)}>${e.cut?`your word: ${e.cut}`:"add a word to the shuffle"}<//>
      <p class="small quiet">promised: <code>${e.commitment.slice(0,16)} …</code></p>
    </div>`}function Dr({hand:t,table:e,number:n}){let[s,o]=w(null);return i`<${b} kind="plain" onTap=${async()=>{try{let{check:a}=await t.round(e,n);a?location.assign(`/shuffle${new URL(a.url).hash}`):o("A real deck was dealt: there is no shuffle to check.")}catch(a){o(a.message)}}}>check the shuffle of round ${n}<//><${nt} text=${s} />`}function Ir({hand:t,state:e,news:n}){let{table:s}=e;if(s.status==="closed")return i`<${ae} mark="c" title=${`${s.name} is closed`} text="Your rack is back in your bankroll." />`;let o=s.seats.filter(({seat:r})=>r!==s.seat).map(({name:r})=>r);return i`<section class="hand-between" aria-label="between rounds">
    ${n}
    <${vt} state=${e} />
    <p class="hand-big">${s.game_name}</p>
    <p class="quiet">Round ${s.number} begins when the dealer begins it.</p>
    <p class="quiet small">${o.length?`With ${o.join(", ")}.`:"Nobody else sits here yet."}
      ${s.phones?"":" Phones do not play here: the dealer takes what you say, or hands you the tablet."}</p>
    ${s.commitment&&i`<${qr} key=${s.number} hand=${t} table=${s} />`}
    <${Se} hand=${t} />
  </section>`}var j=t=>Object.fromEntries(t.seats.map(({seat:e,player:n})=>[e,n]));function Wr(t,{deed:e,event:n=({text:s})=>s}={}){let s=j(t);return t.record.map(r=>({number:r.index+1,text:[dl(r,s,t,e),...r.events.map(a=>n(a,s))].filter(Boolean).join(" ")})).filter(({text:r})=>r)}function dl(t,e,n,s){if(t.do===null)return null;let o=e[t.by]??"The dealer",r=s?.(t,{who:o,round:n});return r??(fl(t)?null:hl(t,o))}var fl=({by:t,do:e,events:n})=>n.some(({code:s,args:o})=>o.seat===t&&s.split(".")[1]?.replaceAll("-","_").startsWith($l(e))),$l=t=>t.replace(/^[a-z]+/,e=>`${e}s`);function hl({by:t,do:e,args:n},s){let{seat:o,...r}=n,a=Object.entries(r).filter(([,l])=>l!==0).map(([l,p])=>p===!0?`and ${F(l)}`:mt(p)),c=[F(e),...a].join(" ");return t==="dealer"?`${c[0].toUpperCase()}${c.slice(1)}.`:`${s}: ${c}.`}function pt({text:t,detail:e,news:n}){return i`<div class="line">
    <p class="line-text" role="status">${n&&i`<span class="line-news">${n}</span> `}${t}</p>
    ${e&&i`<p class="line-detail">${e}</p>`}
  </div>`}function Mn({label:t,value:e,range:n,chipset:s,last:o,optional:r,onChange:a}){let[c,l]=w([]),p=kt(e,c,s),u=ke(n),f=y=>u===null||y<=u,$=y=>{l(y),a(y.reduce((_,T)=>_+T,0))},d=y=>f(e+y)&&$([...p,y]),m=y=>$(Ct(p,y)),v=y=>$(kt(y,[],s)),g=e===0&&r?"none":bn(e,n);return i`<div class="pad" role="group" aria-label=${t}>
    <div class="pad-head">
      ${t&&i`<span class="pad-label">${t}</span>`}
      <output class="pad-amount">${h(e)}</output>
      <span class=${k(["pad-note",g&&e>0&&"is-wrong"])}>${g??ml(u)}</span>
    </div>
    <div class="pad-keys">
      <${xt} chipset=${s} fits=${y=>f(e+y)} onAdd=${d} onTakeOff=${m} />
      <div class="pad-side">
        <${b} name="take off the last chip" disabled=${!p.length}
          onTap=${()=>$(p.slice(0,-1))}>⌫<//>
        <${b} kind="quiet" disabled=${!o||!f(o)} onTap=${()=>v(o)}>
          same again${o?` \xB7 ${h(o)}`:""}
        <//>
        <${b} kind="quiet" disabled=${!e} onTap=${()=>$([])}>clear<//>
      </div>
    </div>
  </div>`}function xt({chipset:t,fits:e,onAdd:n,onTakeOff:s}){let o=[...t].sort((r,a)=>r.value-a.value);return i`<div class="pad-chips">
    ${o.map(r=>i`<${yl} key=${r.value} chip=${r} disabled=${!e(r.value)}
      onAdd=${()=>e(r.value)&&n(r.value)} onTakeOff=${()=>s(r.value)} />`)}
  </div>`}var ml=t=>t===null?"":`of ${h(t)}`,bl=450;function yl({chip:t,disabled:e,onAdd:n,onTakeOff:s}){let o=et(null),r=et(!1),a=()=>{r.current=!1,o.current=setTimeout(()=>{r.current=!0,s()},bl)},c=()=>clearTimeout(o.current);return i`<button type="button" class="pad-chip" aria-disabled=${e?"true":null}
      aria-label=${`add ${h(t.value)} (${t.colour})`}
      onPointerDown=${a} onPointerUp=${c} onPointerLeave=${c} onPointerCancel=${c}
      onContextMenu=${l=>l.preventDefault()}
      onClick=${()=>!r.current&&n()}>
    <${yn} ...${t} />
  </button>`}function gl(t){let e=Tl[yt(t.value)];return yt(t.value)==="amount"?i`<${e} ...${t} />`:i`<fieldset class="field">
    <legend>${F(t.name)}${t.optional?" (may be left out)":""}</legend>
    <${e} ...${t} />
  </fieldset>`}function Nn({fields:t,held:e,optional:n=[],last:s={},chipset:o,onChange:r}){return Object.entries(t).map(([a,c])=>i`<${gl} key=${a} name=${a} value=${c}
    held=${e[a]} optional=${n.includes(a)} last=${s[a]} chipset=${o}
    onChange=${l=>r({...e,[a]:l})} />`)}var kl=({name:t,value:e,held:n,chipset:s,last:o,optional:r,onChange:a})=>i`<${Mn} label=${F(t)}
  value=${n} range=${e} chipset=${s} last=${o} optional=${r} onChange=${a} />`;function _l({value:t,held:e,optional:n,onChange:s}){return i`<div class="choices">
    ${Pt(t).map(o=>i`<${b} key=${o} chosen=${o===e}
      onTap=${()=>s(n&&o===e?void 0:o)}>${mt(o)}<//>`)}
  </div>`}var Ur=13;function vl({value:t,held:e,onChange:n}){return t.length<=Ur?i`<${Kr} cards=${t} chosen=${e?[e]:[]} onTap=${n} />`:i`<${Bt} allowed=${t} picked=${e?[e]:[]} onPick=${n}
    onTakeBack=${()=>n(void 0)} />`}function xl({value:t,held:e,onChange:n}){let s=r=>e.length<t.most&&n([...e,r]),o=r=>n(Ct(e,r));if(!t.of.every(G))return i`<div class="choices">
      ${t.of.map(r=>i`<${b} key=${r} chosen=${e.includes(r)}
        onTap=${()=>e.includes(r)?o(r):s(r)}>${mt(r)}<//>`)}
    </div>`;if(t.of.length>Ur){let r=t.of.filter(a=>!e.includes(a));return i`<${Bt} allowed=${r} picked=${e} onPick=${s} onTakeBack=${o} />`}return i`<${Kr} cards=${t.of} chosen=${e} onTap=${s} onTapAgain=${o} />`}function Kr({cards:t,chosen:e,onTap:n,onTapAgain:s=n}){let o=(r,a)=>r.filter(c=>c===a).length;return i`<div class="choices">
    ${t.map((r,a)=>{let c=o(e,r)>=o(t.slice(0,a+1),r);return i`<button type="button" key=${`${r} ${a}`} aria-label=${at(r)}
          class=${k(["choice-card",c&&"is-chosen"])} aria-pressed=${String(c)}
          onClick=${()=>c?s(r):n(r)}><${E} card=${r} /></button>`})}
  </div>`}var wl=({value:t,held:e,chipset:n,onChange:s})=>i`<div class="row-builder">
  <${Nn} fields=${t.fields} held=${e} chipset=${n} onChange=${s} />
</div>`;function Sl({value:t,held:e,chipset:n,onChange:s}){let[o,r]=w(Gt(t.rows)),a=zt(t.rows,o),c=e.length>=t.most,l=()=>{s([...e,o]),r(Gt(t.rows))};return i`<div class="rows">
    ${e.map((p,u)=>i`<div class="row" key=${u}>
      <span>${u+1}. ${mt(p)}</span>
      <${b} kind="quiet" name=${`take off line ${u+1}`}
        onTap=${()=>s(e.filter((f,$)=>$!==u))}>⌫<//>
    </div>`)}
    <div class="row-builder">
      <${Nn} fields=${t.rows} held=${o} chipset=${n} onChange=${r} />
      <div class="field-foot">
        <${b} kind="plain" disabled=${a||c} onTap=${l}>add<//>
        <span class="quiet">${c?`at most ${t.most}`:a?`${F(a.name)}: ${a.why}`:""}</span>
      </div>
    </div>
  </div>`}var Tl={amount:kl,choice:_l,card:vl,some:xl,rows:Sl,fields:wl};function Bs(t){let{prompt:e,me:n,players:s,chipset:o,words:r={},sure:a={},last:c={},shown:l,entered:p,first:u,drawn:f,busy:$,error:d,onAct:m,onTakeBack:v,unheard:g=[],end:y}=t,_=hr(e.options.filter(N=>(n==="dealer"||N.by===n)&&!f?.(N))),T=w(null),[x,B]=t.onChoose?[t.chosen,t.onChoose]:T,[P,Z]=w(null),[U,I]=w(null),A=e.options.map(D).join(),z=_.filter(([N])=>N!=="dealer"),O=z.some(([N])=>N===x)?x:Al(z,e.awaited),H=z.find(([N])=>N===O)?.[1]??[],ut=_.find(([N])=>N==="dealer")?.[1]??[],S=[...H,...ut].find(N=>D(N)===P),Y=N=>N==="dealer"?"dealer":s[N]??`seat ${N}`,Mt=({by:N,do:Ze,since:Ei},Bi)=>m({by:N,do:Ze,args:Bi,since:Ei}),Nt=n==="dealer"&&e.awaited.includes("dealer")?g.map(Y):[],C=N=>a[N.do]??(N.by==="dealer"&&Nt.length?()=>Ol(N,Nt):null),Q=(N,Ze)=>C(N)?I({option:N,args:Ze}):Mt(N,Ze),it=e.awaited.filter(N=>N!=="dealer"||!Nt.length),ee={words:r,last:c,awaited:u?.length?[]:it,busy:$,act:Q,open:Z},he=H.length>0&&ut.length>0,Ve=H.length+ut.length===1?[...H,...ut][0]:null;return Ve&&El(Ve)?i`<${Bl} option=${Ve} shown=${l} entered=${p} busy=${$} error=${d} question=${A} act=${Q}
      onTakeBack=${v} end=${y} />`:S?i`<${Nl} key=${P} option=${S} who=${Y(S.by)} chipset=${o} words=${r}
      last=${c[`${S.by} ${S.do}`]} busy=${$} error=${d} end=${y} onClose=${()=>Z(null)}
      onAct=${async N=>{await Q(S,N)&&Z(null)}} />`:i`
    ${d&&i`<div class="panel"><${nt} text=${d} /></div>`}
    ${z.length>1&&i`<div class="seats-row" role="group" aria-label="who">
      ${z.map(([N])=>i`<${b} key=${N} chosen=${N===O} onTap=${()=>B(N)}>${Y(N)}<//>`)}
    </div>`}
    <${R} question=${A} end=${(he||y)&&i`
        ${he&&Nt.length>0&&i`<span class="controls-note">not yet: ${Kt(Nt)}</span>`}
        ${he&&i`<${zr} options=${ut} ...${ee} />`}${y}`}>
      ${u}
      <${zr} options=${H.length?H:ut} ...${ee} />
    <//>
    ${U&&C(U.option)&&A.includes(D(U.option))&&i`<${lt} ...${C(U.option)(Y(U.option.by))}
      onClose=${()=>I(null)} onYes=${()=>{I(null),Mt(U.option,U.args)}} />`}`}var Ol=(t,e)=>({title:`${F(t.do)} without ${Kt(e)}?`,text:`${We(e,"done anything yet")}. Nobody may have anything to say after this.`,yes:F(t.do),no:"wait"});function Al(t,e){let[n]=t.find(([s])=>e.includes(s))??t[0]??[null];return n}var Cl=13,El=t=>{let e=vs(t);return e&&(t.by==="dealer"||t.values[e].length>Cl)};function Bl({option:t,shown:e,entered:n,busy:s,error:o,question:r,act:a,onTakeBack:c,end:l}){let p=vs(t)??"",u=f=>a(t,{..._s(t,Gt(t.values)),[p]:f});return i`
    <div class="panel">
      <${Bt} allowed=${t.values[p]} picked=${e} busy=${s}
        onPick=${u} onTakeBack=${c} />
      <${nt} text=${o} />
    </div>
    <${R} question=${r} end=${(n||l)&&i`
        ${n&&i`<${M} cards=${n.cards} places=${n.places} wanted />`}${l}`}>
      ${c&&i`<${tr} picked=${e} busy=${s} onTakeBack=${c} />`}
    <//>`}function zr({options:t,words:e,last:n,awaited:s,busy:o,act:r,open:a}){let c=({by:l})=>s.includes(l)?"main":"plain";return t.flatMap(l=>{let p=$r(l);return p?p.map(u=>i`<${b} key=${D(l)+JSON.stringify(u)} kind=${c(l)}
      disabled=${o} onTap=${()=>r(l,u)}>
      ${e[l.do]?e[l.do](u):ve(l.do,Ml(l,u))}
    <//>`):[i`<${b} key=${D(l)} kind="plain" disabled=${o} onTap=${()=>a(D(l))}>
          ${F(l.do)} …
        <//>`,i`<${jl} key=${`${D(l)} again`} option=${l} args=${n[`${l.by} ${l.do}`]}
          words=${e} busy=${o} act=${r} />`]})}function jl({option:t,args:e,words:n,busy:s,act:o}){return!e||zt(t.values,e,t.optional)?null:i`<${b} kind="plain" disabled=${s} onTap=${()=>o(t,e)}>
    ${ve(t.do,e,n)} again
  <//>`}var Ml=(t,e)=>Object.fromEntries(Object.entries(e).filter(([n])=>t.optional?.includes(n)||t.values[n].length!==1));function Nl({option:t,who:e,chipset:n,words:s,last:o,busy:r,error:a,onClose:c,onAct:l,end:p}){let[u,f]=w(Gt(t.values,t.optional)),$=zt(t.values,u,t.optional),d=_s(t,u);return i`
    <section class="panel" aria-label=${`${e}: ${F(t.do)}`}>
      <h2>${e}: ${F(t.do)}</h2>
      <div class="form-fields">
        <${Nn} fields=${t.values} held=${u} optional=${t.optional} last=${o}
          chipset=${n} onChange=${f} />
      </div>
      <${nt} text=${a} />
    </section>
    <${R} question=${D(t)} end=${i`<${b} kind="plain" onTap=${c}>cancel<//>${p}`}>
      <${b} kind="main" disabled=${$} busy=${r} onTap=${()=>l(d)}>
        ${$?F(t.do):ve(t.do,Hl(d),s)}
      <//>
      ${$&&i`<span class="controls-note">${F($.name)}: ${$.why}</span>`}
    <//>`}var Hl=t=>Object.fromEntries(Object.entries(t).filter(([,e])=>!Array.isArray(e)||e.length<=4));function Qt(t,e){let n=e.length===1&&t.seats.find(s=>s.seat===e[0]);return!n||t.facts.sheet&&!n.rack?null:`rack ${h(n.rack)}`}function js({round:t}){let{prompt:e,zones:n,cards:s}=t,o=a=>Object.values(n).some(c=>c.count&&Ll(c,a)),r=a=>e.options.some(({by:c})=>c===a);return e.awaited.filter(a=>a!=="dealer"&&(s==="virtual"&&o(a)||!r(a)))}var Ll=({owner:t,sight:e},n)=>e==="owner"&&t===n||e==="others"&&t!==n;function Te(t,e){let n=j(e.round);return js(e).map(s=>Ms(e,s)?i`<span key=${`phone ${s}`} class="controls-note">${n[s]} has it on the phone.</span>`:i`<${b} key=${`pass ${s}`} kind="main" busy=${t.late.value}
    onTap=${()=>t.handOver(s)}>tablet to ${n[s]}<//>`)}var Ms=({table:t},e)=>t.phones&&t.seats.find(n=>n.seat===e)?.phone==="in";var Ns=t=>["bura.first-lead","bura.lead"].includes(t?.say.code),Pl={bura:"three trumps",aces:"three aces",molodka:"three of one plain suit"};function Hs(){return{lead:({cards:t})=>`LEAD ${t.map(L).join(" ")}`,answer:({cards:t})=>`ANSWER ${t.map(L).join(" ")}`,announce:({kind:t})=>`announce ${t}`,declare:()=>"declare 31",yield:()=>"yield",pass:()=>"PASS"}}function Gr({table:t,state:e,news:n,face:s}){let{round:o}=e,{prompt:r}=o,a=j(o),[c]=r.awaited,l=o.seats.find(({seat:m})=>m!==c).seat,p=(m,v)=>r.options.find(g=>g.do===m&&(v===void 0||g.by===v)),u=p("lead")??p("answer"),f=t.late.value,$=(m,v)=>Ms(e,m)?i`<span class="controls-note">${a[m]} has it on the phone.</span>`:i`<${b} kind=${v} busy=${f} onTap=${()=>t.handOver(m)}>
    tablet to ${a[m]}
  <//>`,d=i`
    ${p("announce")&&i`<${Fl} option=${p("announce")} who=${a[l]} table=${t} />`}
    ${p("declare")&&i`<${ql} options=${r.options.filter(m=>m.do==="declare")} players=${a}
      sure=${s.sure()} table=${t} />`}`;return i`<section class="foot" aria-label="what is next">
    <${pt} text=${r.say.text} news=${n} detail=${Qt(o,r.awaited)} />
    ${u?i`<${Rl} key=${D(u)} option=${u} words=${Hs()} table=${t} end=${d}
          undo=${o.undoable?t.undo:null} />`:i`
        ${t.error.value&&i`<div class="panel"><${nt} text=${t.error.value} /></div>`}
        <${R} question=${r.options.map(D).join()} end=${d}>
          ${$(c,"main")}${$(l,"plain")}
        <//>`}
  </section>`}function Rl({option:t,words:e,table:n,undo:s,end:o}){let[r,a]=w([]),{of:c,least:l,most:p}=t.values.cards,u=$=>n.act({...t,args:{cards:$}});return i`
    <div class="panel">
      <${Bt} allowed=${c} picked=${r} onPick=${async $=>{let d=[...r,$].slice(-p);a(d),l===p&&d.length===p&&!await u(d)&&a([])}} onTakeBack=${$=>a(r.filter(d=>d!==$))} />
      <${nt} text=${n.error.value} />
    </div>
    <${R} question=${D(t)} end=${o}>
      ${l<p?i`<${b} kind="main" disabled=${!r.length} busy=${n.late.value} onTap=${()=>u(r)}>
            ${r.length?e[t.do]({cards:r}):"tap the cards led"}
          <//>`:i`<p class="controls-note">${p===1?"Tap the card.":`Tap the ${p} cards: ${p-r.length} more.`}</p>`}
      <${b} kind="plain" disabled=${!s} busy=${n.late.value} onTap=${s}>undo<//>
    <//>`}function Fl({option:t,who:e,table:n}){let[s,o]=w(!1),r=t.values.kind,a=async c=>{o(!1),await n.act({...t,args:{kind:c}})};return i`<${b} onTap=${()=>o(!0)}>announce …<//>
    ${s&&i`<${V} title=${`${e} announces`} onClose=${()=>o(!1)}
        foot=${i`<${b} kind="plain" onTap=${()=>o(!1)}>go back<//>`}>
      <div class="choices">
        ${r.map(c=>i`<${b} key=${c} onTap=${()=>a(c)}>
          <span class="choice-words"><b>${c}</b><span class="choice-note">${Pl[c]}</span></span>
        <//>`)}
      </div>
    <//>`}`}function ql({options:t,players:e,sure:n,table:s}){let[o,r]=w(!1),[a,c]=w(null),l=()=>{r(!1),c(null)},p=async()=>{l(),await s.act(a)};return i`<${b} onTap=${()=>r(!0)}>declare 31 …<//>
    ${o&&!a&&i`<${V} title="Who declares 31?" onClose=${l}
        foot=${i`<${b} kind="plain" onTap=${l}>go back<//>`}>
      <div class="choices">
        ${t.map(u=>i`<${b} key=${u.by} kind="plain" onTap=${()=>c(u)}>${e[u.by]}<//>`)}
      </div>
    <//>`}
    ${a&&i`<${lt} ...${n.declare(e[a.by])} onYes=${p} onClose=${l} />`}`}var Ue={Felt:Gl,Foot:Dl,Seen:eu,words:Hs,sure:Il,deed:Wl,payment:Kl,over:zl,passOn:Ul},Jr="6789JQKTA",Yr={A:11,T:10,K:4,Q:3,J:2},Qr={c:"clubs",d:"diamonds",h:"hearts",s:"spades"};function Dl(t){let{code:e}=t.prompt.say,n=t.cards==="physical"&&(e==="bura.answer"||e==="bura.promised");return Ns(t.prompt)||n?Gr:null}function Il(){return{declare:t=>({title:`${t} declares 31?`,text:"The won cards are turned up and counted. There is no way back.",yes:`${t} declares`})}}function Wl({do:t,args:e},{who:n}){let s=e.cards?.every(G)?` ${e.cards.map(L).join(" ")}`:"";switch(t){case"lead":return`${n} leads${s}.`;case"answer":return`${n} answers${s}.`;case"yield":return`${n} yields the lead.`;case"declare":return`${n} declares 31.`;case"pass":return`${n} passes.`;case"announce":return"";default:return null}}function Ul({prompt:t}){return["bura.answer","bura.outbid","bura.promised"].includes(t?.say.code)?t.awaited[0]:null}function Kl({transfers:t}){let e=t.find(({from:o,to:r})=>o==="pot"||r==="pot"),n=t.filter(o=>o!==e),s=e&&[e.from==="pot"?"out of the pot, all of it":"into the pot, which is carried"];return{hand:e?.why??null,sums:[...s??[],...n.map(({why:o,amount:r})=>`${o}: ${h(r)}`)]}}function zl({record:t}){return t.at(-1).events.map(({text:e})=>e).at(-1)}function Gl({state:t,paying:e}){let{round:n,table:s,night:o}=t,{places:r,zones:a,facts:c}=n,l=n.seats.map(({seat:p})=>p).sort((p,u)=>p-u);return i`<section class=${k(["felt","bura",n.cards==="physical"&&"is-short"])} aria-label="felt">
    <${Yl} zones=${a} facts=${c} />
    ${l.map(p=>i`<${Ql} key=${p} seat=${p} round=${n} lit=${Jl(n,e,p)}
      holds=${s.hand_over?.seat===p} />`)}
    <div class="bura-pot" data-place="pot">
      <${_e} amount=${r.pot??0} chipset=${o.chip_set} />
      <span>pot <b class="figure">${h(r.pot??0)}</b></span>
    </div>
  </section>`}var Jl=({prompt:t},e,n)=>e?e.seat===n:!!t?.awaited.includes(n);function Yl({zones:t,facts:e}){let n=t.stock.count+(t.trump?.count??0),[s]=t.trump?.cards??[];return i`<div class="bura-trumps">
    <div class="bura-stock">
      ${s&&i`<${E} card=${s} />`}
      ${t.stock.count>0&&i`<${E} card="??" />`}
    </div>
    <p>${n>0&&`stock ${n}`} ${!e.drawing&&"no more drawing"}</p>
    ${e.trump&&i`<p class="bura-suit">
      <svg class=${`suit-${e.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${ct[e.trump]} /></svg>
      <b>${Qr[e.trump]}</b> trumps
    </p>`}
  </div>`}function Ql({seat:t,round:e,lit:n,holds:s}){let o=e.seats.find(p=>p.seat===t),r=e.markers[t],a=e.zones[`won:${t}`],c=e.zones[`hand:${t}`],l=[e.dealer===t&&"the deal",s&&"has the tablet",r&&`owes ${h(r)}`];return i`<div class=${k(["bura-side",n&&"is-lit"])} role="group" aria-label=${o.player}>
    <div class="bura-who">
      <b>${o.player}</b><span class="figure" data-place=${`seat:${t}`}>${h(o.rack)}</span>
      <span class="bura-note">${l.filter(Boolean).join(" \xB7 ")}</span>
      <span class="bura-word">${Vl(e,t)}</span>
      <${M} cards=${c.cards} fanned />
    </div>
    ${a.sight==="all"?i`<${tu} cards=${a.cards} />`:i`
      <${Zl} round=${e} seat=${t} />
      <div class="bura-won">${a.count>0&&i`<${E} card="??" />`}<span class="small quiet">${a.count>0?"won":""}</span></div>`}
  </div>`}function Vl({facts:t,prompt:e,finished:n},s){let o=e?.say.code,{announced:r,leader:a,led:c}=t;return r?.seat===s?`announces ${r.kind}`:n?"":o==="bura.outbid"?"outbids or yields":o==="bura.answer"?c===s?"has led":"answers":o==="bura.last"?e.awaited.includes(s)?"has the last word":"":a!==s?Ns(e)?"may speak first":"":c===null?"has the lead":"takes the trick and leads"}function Zl({round:t,seat:e}){let{led:n,trump:s}=t.facts,o=t.zones[`played:${e}`].cards,r=t.seats.find(p=>p.seat!==e).seat,a=t.zones[`played:${r}`].cards,c=n!==null&&n!==e&&o.length>0,l=c?Xl(o,a,s):o;return i`<div class="bura-played" role="group" aria-label="played">
    ${l.map((p,u)=>i`<${E} key=${p} card=${p} lit=${c&&Vr(p,a[u],s)} />`)}
  </div>`}var Vr=(t,e,n)=>t[1]===e[1]?Jr.indexOf(t[0])>Jr.indexOf(e[0]):t[1]===n;function Xl(t,e,n){let s=o=>o.filter((r,a)=>Vr(r,e[a],n)).length;return Zr(t).reduce((o,r)=>s(r)>s(o)?r:o)}function Zr(t){return t.length<2?[t]:t.flatMap((e,n)=>Zr(t.filter((s,o)=>o!==n)).map(s=>[e,...s]))}function tu({cards:t}){let e=r=>Yr[r[0]]??0,n=t.filter(e).sort((r,a)=>e(a)-e(r)),o=[...new Set(n.map(([r])=>r))].map(r=>`${n.filter(a=>a[0]===r).length} \xD7 ${Yr[r]}`);return i`<div class="bura-counted">
    <${M} cards=${n} fanned />
    <p>${o.join(" + ")||"nothing"} = <b class="figure">${n.reduce((r,a)=>r+e(a),0)}</b>
      <span class="quiet small"> of 31${t.length>n.length?`, and ${t.length-n.length} that count nothing`:""}</span></p>
  </div>`}function eu({round:t,seat:e}){let n=j(t),[s]=t.zones.trump?.cards??[],o=t.seats.filter(r=>t.zones[`played:${r.seat}`].cards.length);return i`<div class="hand-others">
    ${s?i`<${M} cards=${[s]} label="trumps" />`:i`<p class="bura-suit"><b>${Qr[t.facts.trump]}</b> trumps</p>`}
    ${o.map(r=>i`<${M} key=${r.seat} cards=${t.zones[`played:${r.seat}`].cards}
      label=${r.seat===e?"you":n[r.seat]} />`)}
  </div>`}var Vt=[..."cdhs"],Ls={c:"clubs",d:"diamonds",h:"hearts",s:"spades"},Xr={A:1,T:10},ta={J:11,Q:12,K:13},nu=5,su=13,Ke=([t])=>t in ta,Hn=t=>Ke(t)?nu:Xr[t[0]]??Number(t[0]),Ps=t=>ta[t[0]]??Xr[t[0]]??Number(t[0]),ue=({zones:t},e)=>t[`certificates:${e}`]?.cards??[],pe=({places:t},e)=>t[`money:${e}`]??0,Rs=({suit:t})=>i`<svg class=${`company suit-${t}`} viewBox="0 0 100 100" role="img" aria-label=${Ls[t]}>
  <path fill="currentColor" d=${ct[t]} />
</svg>`;function Fs({facts:t,zones:e,board:n},s){let o=e[`market:${s}`]?.cards.at(-1);if(!o||Ke(o))return[1,10];let{up:r,down:a}=n.limits[s],c=t.prices[s];return[Math.max(1,c-a),Math.min(10,c+r)]}function Oe({round:t}){return i`<div class="market" role="group" aria-label="the market">
    ${Vt.map(e=>i`<${ou} key=${e} suit=${e} round=${t} />`)}
  </div>`}function ou({suit:t,round:e}){let n=e.facts.prices[t],s=e.zones[`market:${t}`]?.cards.at(-1),[o,r]=Fs(e,t),{up:a,down:c}=e.board.limits[t];return i`<section class=${k(["market-company",n===0&&"is-bankrupt"])} aria-label=${Ls[t]}>
    <${Rs} suit=${t} />
    <b class="market-price">${n??"\u2013"}</b>
    ${s&&i`<${E} card=${s} />`}
    <span class="market-span">${ru(n,o,r)}</span>
    <span class="market-limits">▲${h(a)} ▼${h(c)}</span>
  </section>`}function ru(t,e,n){return t===void 0?"no price":`${t===0?"bankrupt, ":""}next ${e}\u2013${n}`}function ea({prices:t}){let e=Math.max(t.length,12),n=r=>r/e*100,s=r=>100-r/su*100,o=t.at(-1)??{};return i`<figure class="chart" role="img" aria-label=${`the prices over the game; now ${Vt.map(r=>`${Ls[r]} ${o[r]??"none"}`).join(", ")}`}>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      ${[0,5,10].map(r=>i`<line key=${r} class="chart-rule" x1="0" x2="100" y1=${s(r)} y2=${s(r)} />`)}
      ${t.length>0&&Vt.map((r,a)=>i`<path key=${r} class=${`chart-line is-${r}`} d=${au(t,r,n,s)}
        transform=${`translate(0 ${(a-1.5)*.9})`} />`)}
    </svg>
    ${[0,5,10].map(r=>i`<span key=${r} class="chart-figure" style=${{top:`${s(r)}%`}} aria-hidden="true">${r}</span>`)}
    ${t.length>0&&Vt.map(r=>i`<span key=${r} class=${`chart-end is-${r}`} aria-hidden="true"
      style=${{top:`${s(o[r])}%`,left:`${n(t.length)}%`,"--beside":iu(o,r)}}><${Rs} suit=${r} /></span>`)}
  </figure>`}var au=(t,e,n,s)=>t.map((o,r)=>`${r?"V":"M0 "}${s(o[e])}H${n(r+1)}`).join(""),iu=(t,e)=>Vt.slice(0,Vt.indexOf(e)).filter(n=>t[n]===t[e]).length;function na({round:t,holds:e,lit:n}){let s=j(t),o=t.seats.map(({seat:c})=>c),r=lu(t),a=Math.max(...o.map(c=>r?.[c]??t.board.players[c].worth));return i`<table class="holdings">
    <thead><tr>
      <th>share holders</th>
      ${Vt.map(c=>i`<th key=${c}><${Rs} suit=${c} /></th>`)}
      <th class="number">money</th><th class="number">owes</th><th class="number">${r?"takes home":"worth"}</th>
    </tr></thead>
    <tbody>${o.map(c=>{let{shares:l,debt:p,worth:u}=t.board.players[c],f=r?.[c]??u,$=[t.dealer===c&&"banker",e===c&&"has the tablet"];return i`<tr key=${c} class=${k([n(c)&&"is-lit"])}>
        <th scope="row"><b>${s[c]}</b> <span class="quiet small">${$.filter(Boolean).join(" \xB7 ")}</span></th>
        ${Vt.map(d=>i`<td key=${d}><${cu} count=${l[d]} cards=${ue(t,c).filter(m=>m[1]===d)} /></td>`)}
        <td class="number" data-place=${`money:${c}`}>${h(pe(t,c))}</td>
        <td class="number">${p?h(p):""}</td>
        <td class="number"><b>${h(f)}</b><span class="holdings-best">${f===a?"\u2605":""}</span></td>
      </tr>`})}</tbody>
  </table>`}var cu=({count:t,cards:e})=>t>0&&i`<b>${t}</b> <span class="holdings-cards">${e.map(([n])=>n==="T"?"10":n).join(" ")}</span>`;function lu({record:t,finished:e}){if(!e)return null;let n=t.at(-1).events.filter(({code:s})=>s==="csm.takes");return Object.fromEntries(n.map(({args:s})=>[s.seat,s.amount]))}var Zt=({table:t,line:e,detail:n,news:s,children:o})=>i`<section class="foot" aria-label="what is next">
  <${pt} text=${e} detail=${n} news=${s} />
  <${wt} table=${t} />
  ${o}
</section>`,wt=({table:t})=>t.error.value&&i`<div class="trouble"><${nt} text=${t.error.value} onGone=${t.dismiss} /></div>`;var oa=({prompt:t},e,n)=>t?.options.find(s=>s.by===e&&s.do===n),Ln=(t,e)=>!!t?.values.card.includes(e);function qs(t,e){let n=Hn(e);return`${K(n,"share")} \xB7 ${h(n*t.facts.prices[e[1]])}`}function hu(t,e,n){let{shares:s}=t.board.players[e],o=t.facts.prices[n[1]];if(!o)return"bankrupt";if(s[n[1]]+Hn(n)>t.options.max_shares)return`over ${h(t.options.max_shares)} shares`;let r=Hn(n)*o;return r>pe(t,e)?`costs ${h(r)}`:"not now"}var Ds=(t,e,n)=>`${h(t.facts.prices[e[1]])} \u2192 ${n==="zero"?0:Ps(e)}`;function mu(t,e){let[n,s]=Fs(t,e[1]),o=Ps(e);return o<n||o>s?`only ${n} to ${s}`:"not now"}var Ft=({verb:t,note:e,ready:n,main:s,busy:o,onTap:r})=>i`<${b} kind=${s?"main":"plain"} disabled=${!n} busy=${o} onTap=${r}>
  <span class="trade-deed"><b>${t}</b><span>${e}</span></span>
<//>`;function ra({zones:t,facts:e},n){if(!e.turn.business.length)return"nothing done";let s=8-(t[`hand:${n}`]?.count??8);return s>0?`draw ${s}`:""}function aa({table:t,hand:e,seat:n,act:s,onCover:o}){let{round:r}=e,a=(r.prompt?.options??[]).map(D).join(),[c,l]=w({asked:a,own:[],sale:null}),{own:p,sale:u}=c.asked===a?c:{own:[],sale:null},f=ft(a),$=we(r),d=$.arranged(r.zones[`hand:${n}`].cards),m=(x,B)=>f.swallows(B)||l({asked:a,sale:null,own:p.includes(x)?p.filter(P=>P!==x):[...p,x].slice(-4)}),v=(x,B)=>f.swallows(B)||l({asked:a,own:[],sale:u===x?null:x}),g=t.late.value,y=ue(r,n),_=p.map(x=>d[x]),{shares:T}=r.board.players[n];return i`
    <section class="hand-felt trade-hand" aria-label="your hand">
      <${Oe} round=${r} />
      <div class="trade-mine" role="group" aria-label="your certificates">
        <span class="quiet">certificates</span>
        ${y.map((x,B)=>i`<${Pn} key=${B} card=${x} chosen=${u===B} onTap=${P=>v(B,P)} />`)}
        ${!y.length&&i`<span class="quiet">none yet</span>`}
        <span class="trade-most quiet">${Object.values(T).some(Boolean)?`at most ${h(r.options.max_shares)} shares of a company`:""}</span>
      </div>
      <div class="tap-hand" role="group" aria-label="your cards">
        ${d.map((x,B)=>i`<button type="button" key=${B} class=${k(["tap-card",p.includes(B)&&"is-raised"])}
          aria-label=${at(x)} aria-pressed=${String(p.includes(B))} onClick=${P=>m(B,P)}><${E} card=${x} /></button>`)}
      </div>
      <div class="hand-foot trade-foot">
        <${b} kind="plain" onTap=${o}>cover<//>
        <${On} sorting=${$} />
        <p class="hand-note">${Ws(r)}</p>
        <${b} kind="plain" onTap=${t.takeBack}>back to the dealer<//>
      </div>
    </section>
    <section class="foot" aria-label="what is next">
      <${pt} text=${r.prompt?.say.text??"The game is over."} detail=${`money ${h(pe(r,n))}`} />
      <${wt} table=${t} />
      <${R} question=${a}>
        <div class="trade-row">
          <${Is} round=${r} seat=${n} picked=${_} sale=${u===null?null:y[u]} busy=${g} act=${s} />
        </div>
      <//>
    </section>`}function Is({round:t,seat:e,picked:n,sale:s,busy:o,act:r}){let a=m=>oa(t,e,m),c=(m,v)=>()=>r({...a(m),args:v}),l=n.length===1?n[0]:null,p=l!==null&&Ke(l),u=l!==null&&Ln(a("market"),l),f=l!==null&&Ln(a("buy"),l),$=a("discard")&&n.length>0,d=n.length>1?"one card":"tap a card";return i`
    ${s?i`<${Ft} main verb=${`SELL ${L(s)}`} note=${qs(t,s)} ready=${Ln(a("sell"),s)} busy=${o} onTap=${c("sell",{card:s})} />`:i`<${Ft} main verb="BUY" ready=${f} busy=${o} onTap=${c("buy",{card:l})}
          note=${l===null?d:f?qs(t,l):a("buy")?hu(t,e,l):"no more trades"} />`}
    <${Ft} main verb="PRICE" ready=${u} busy=${o} onTap=${c("market",p?{card:l,to:"up"}:{card:l})}
      note=${l===null?d:u?Ds(t,l,"up"):a("market")?mu(t,l):"no more market"} />
    <${Ft} verb="BANKRUPT" ready=${u&&p} busy=${o} onTap=${c("market",{card:l,to:"zero"})}
      note=${u&&p?Ds(t,l,"zero"):"J Q K"} />
    <${Ft} verb="DISCARD" ready=${$} busy=${o} onTap=${c("discard",{cards:n})}
      note=${$?K(n.length,"card"):a("discard")?"1 to 4 cards":"not after business"} />
    <${Ft} main=${!a("buy")&&!a("sell")&&!a("market")} verb="END TURN" note=${ra(t,e)} ready=${a("end")} busy=${o} onTap=${c("end",{})} />`}function Ws({prompt:t,facts:e}){let{trades:n,plays:s}=t?.say.args??{};return t?.say.code==="csm.end"?e.turn.business.includes("discard")?"Discarded: only the end is left.":"Nothing left but the end.":n===void 0?"":`${K(n,"trade")}, ${K(s,"market card")} left`}var Pn=({card:t,chosen:e,onTap:n})=>i`<button type="button" class=${k(["trade-certificate",`suit-${t[1]}`,e&&"is-chosen"])}
  aria-label=${`certificate, ${at(t)}`} aria-pressed=${String(e)} onClick=${n}><${re} card=${t} /></button>`;function ia({table:t,state:e,pad:n,setPad:s,news:o}){let{round:r}=e,{prompt:a,cards:c}=r,[l]=a.awaited,p=a.options.map(D).join(),{verb:u=null,picked:f=[],sale:$=null}=n.asked===p?n:{},d=x=>s({asked:p,verb:null,picked:[],sale:null,...x}),m=ue(r,l),v=x=>oa(r,l,x),g=a.options.find(x=>x.by==="dealer"&&x.do==="joker"),y=t.late.value,_=(x,B)=>async()=>{await t.act({...v(x),args:B})&&d({})},T={round:r,option:v,busy:y,say:_,set:d,verb:u,picked:f};return i`<section class="foot trade" aria-label="what is next">
    <${pt} text=${a.say.text} news=${o} detail=${`${j(r)[l]}'s money ${h(pe(r,l))}`} />
    ${c==="physical"&&u&&i`<${gu} ...${T} />`}
    <${wt} table=${t} />
    <div class="trade-mine" role="group" aria-label=${`${j(r)[l]}'s certificates`}>
      <span class="quiet">${j(r)[l]}'s certificates</span>
      ${m.map((x,B)=>i`<${Pn} key=${B} card=${x} chosen=${$===B} onTap=${()=>d({sale:$===B?null:B})} />`)}
      ${!m.length&&i`<span class="quiet">none yet</span>`}
    </div>
    <${R} question=${p}>
      <div class=${k(["trade-row",c==="virtual"&&"is-short"])}>
        ${c==="virtual"?Te(t,e):i`<${yu} ...${T} />`}
        <${Ft} main=${$!==null} verb=${$===null?"SELL":`SELL ${L(m[$])}`} ready=${$!==null&&Ln(v("sell"),m[$])} busy=${y}
          note=${$!==null?qs(r,m[$]):v("sell")?"tap a certificate":m.length?"no more trades":"nothing to sell"} onTap=${_("sell",{card:m[$]})} />
        ${g&&i`<${Ft} verb="JOKER" note=${`${j(r)[g.values.seat[0]]} drew it`} ready busy=${y}
          onTap=${()=>t.act({...g,args:{seat:g.values.seat[0]}})} />`}
        <${Ft} verb="END TURN" note=${ra(r,l)} ready=${v("end")} busy=${y} onTap=${_("end",{})} />
      </div>
    <//>
  </section>`}var bu={buy:"BUY",market:"PRICE",discard:"DISCARD"},yu=({option:t,busy:e,set:n,verb:s})=>Object.entries(bu).map(([o,r])=>i`<${b} key=${o} kind="plain" chosen=${s===o}
  disabled=${!t(o)} busy=${e} onTap=${()=>n({verb:s===o?null:o})}>
  <span class="trade-deed"><b>${r}</b><span>${t(o)?o==="discard"?"1 to 4 cards":"which card":"no more"}</span></span>
<//>`);function gu({round:t,option:e,busy:n,say:s,set:o,verb:r,picked:a}){let c=e(r)?.values;if(!c)return null;if(r==="discard"){let{of:u,least:f,most:$}=c.cards,d=a.length<$?u.filter(g=>sa(a,g)<sa(u,g)):[],m=g=>o({verb:r,picked:[...a,g]});return i`<div class="panel">
      <${Bt} allowed=${d} picked=${a} busy=${n} onPick=${m} onTakeBack=${g=>d.includes(g)?m(g):o({verb:r,picked:a.filter(y=>y!==g)})} />
      <div class="trade-entry">
        <span>${a.length?a.map(L).join(" "):"Which cards go?"}</span>
        <${b} kind="main" disabled=${a.length<f} busy=${n} onTap=${s("discard",{cards:a})}>discard ${K(a.length,"card")}<//>
      </div>
    </div>`}let[l]=a,p=u=>r==="market"&&Ke(u)?o({verb:r,picked:[u]}):s(r,{card:u})();return i`<div class="panel">
    <${Bt} allowed=${c.card} picked=${a} busy=${n} onPick=${p} onTakeBack=${()=>o({verb:r})} />
    ${r==="market"&&i`<div class="trade-entry">
      <span>${l?`${L(l)} sends the price`:"A face card asks where it sends the price."}</span>
      <${b} kind="main" disabled=${!l} busy=${n} onTap=${s("market",{card:l,to:"up"})}>${l?Ds(t,l,"up"):"up"}<//>
      <${b} kind="main" disabled=${!l} busy=${n} onTap=${s("market",{card:l,to:"zero"})}>bankrupt<//>
    </div>`}
  </div>`}var sa=(t,e)=>t.filter(n=>n===e).length;var ca={Felt:Au,Foot:ku,OpenHand:aa,words:_u,deed:vu,event:xu,payments:Su,payment:Tu,over:Ou,passOn:wu},la=["csm.turn","csm.go-on","csm.end","csm.joker"];function ku({prompt:t}){return la.includes(t?.say.code)?ia:null}function _u(t){let e=n=>t.seats.find(s=>s.seat===n).player;return{reshuffle:()=>"SHUFFLED",joker:({seat:n})=>`JOKER \xB7 ${e(n)} drew it`}}function vu({do:t,args:e},{who:n}){switch(t){case"show":return G(e.card)?`${L(e.card)} turned up.`:"";case"end":return`${n} ends the turn.`;case"buy":case"sell":case"market":case"discard":case"joker":return"";default:return null}}function xu({code:t,args:e,text:n},s){if(t==="csm.opens")return`${e.company} open at ${e.price}.`;if(t==="csm.buys"||t==="csm.sells"){let o=G(e.card)?`${L(e.card)}: `:"";return`${s[e.seat]} ${t==="csm.buys"?"buys":"sells"} ${o}${e.shares} at ${e.price}, ${h(e.amount)}.`}return n}function wu({prompt:t}){return la.includes(t?.say.code)?t.awaited[0]:null}function Su(t){return t.round?.finished?Bn(t).filter(({says:e})=>e.length):[]}function Tu({action:t,seat:e,player:n},s){let o=s.record.find(({index:p})=>p===t),r=p=>o.events.filter(u=>u.code===p&&u.args.seat===e).map(({args:u})=>u),[{amount:a}]=r("csm.takes"),c=r("csm.sells-out").map(({shares:p,price:u,amount:f})=>`${p} at ${u} = ${h(f)}`),l=r("csm.repays").map(({amount:p})=>`debt to the bank: ${h(p)}`);return{line:`${n} takes ${h(a)} home.`,sums:[...c,...l],amount:a}}function Ou({record:t}){return t.at(-1)?.events.find(({code:e})=>e==="csm.wins")?.text}function Au({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return i`<section class="felt csm" aria-label="felt">
    <${Oe} round=${n} />
    <div class="csm-middle">
      <${ea} prices=${n.facts.chart} />
      <dl class="csm-bank">
        <div><dt>bank</dt><dd data-place="bank">${h(n.places.bank??0)}</dd></div>
        <div><dt>draw pile</dt><dd>${n.board.draw_pile}</dd></div>
        <div><dt>${n.facts.reshuffles?"jokers are in":"no joker yet"}</dt></div>
      </dl>
    </div>
    <${na} round=${n} holds=${s.hand_over?.seat} lit=${o} />
  </section>`}var Rn={Felt:Nu,Seen:Hu,deed:ju,passOn:Mu},Cu=10,Eu={T:10,Q:12},Bu=([t,e])=>(Eu[t]??Number(t))+(e==="h"?Cu:0);function ju({do:t,args:e},{round:n}){return t==="show"&&e.card!=="??"?`${j(n)[e.seat]}: ${L(e.card)}.`:""}function Mu({prompt:t,facts:e,record:n}){let s=n.at(-1)?.do==="choose"&&t?.awaited.length===1;return e&&s?t.awaited[0]:null}function Nu({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return i`<section class="felt tricks" aria-label="felt">
    <header class="tricks-head">
      <p><b>match ${Math.min(n.facts.matches.length+1,n.options.cards_in_play)}</b> of ${n.options.cards_in_play}
        ${n.facts.changed&&" \xB7 the hands have changed places"}</p>
      <span class="tricks-pot" data-place="pot">${n.places.pot>0&&i`pot <b class="figure">${h(n.places.pot)}</b>`}</span>
    </header>
    <${ua} round=${n} lit=${o} holds=${s.hand_over?.seat} />
    <${vt} state=${t} />
  </section>`}function Hu({round:t}){return i`<div class="matches-seen"><${ua} round=${t} lit=${()=>!1} /></div>`}function ua({round:t,lit:e,holds:n}){let s=t.options.cards_in_play;return i`<div class=${k(["matches",s>10&&"is-long"])}>
    ${t.seats.map(({seat:o,player:r,rack:a},c)=>i`<section key=${o} class=${k(["matches-row",e(o)&&"is-lit"])} aria-label=${r}>
      <span class="matches-name"><${Yt} at=${c} /> <b>${r}</b>
        <b class="figure">${Lu(t.facts.won[o])}</b>
        <span class="small" data-place=${`seat:${o}`}>${Pu(t,o,a,n)}</span></span>
      <div class="matches-cards">
        ${[...Array(s).keys()].map(l=>i`<${Ru} key=${l} round=${t} seat=${o} match=${l} half=${l===s/2} />`)}
      </div>
    </section>`)}
  </div>`}var Lu=t=>`${t} ${t===1?"match":"matches"}`,Pu=(t,e,n,s)=>[s===e&&"has the tablet",n>0&&K(n,"chip"),t.markers[e]>0&&`owes ${h(t.markers[e])}`].filter(Boolean).join(" \xB7 ");function Ru({round:t,seat:e,match:n,half:s}){let{matches:o}=t.facts,r=o[n],a=r?.cards[e]??(n===o.length?Fu(t,e):null);return i`<span class=${k(["matches-card",s&&"is-half"])}>
    ${a?i`<${E} card=${a} lit=${r?.winner===e} dim=${!!r&&r.winner!==e} />`:i`<${$t} />`}
    <span class="small figure">${a&&a!=="??"?Bu(a):""}</span>
  </span>`}function Fu({prompt:t,zones:e,facts:n,options:s},o){if(t?.say.code==="divide-and-conquer.match")return t.awaited.includes(o)?null:"??";let r=n.matches.length%(s.cards_in_play/2);return e[`played:${o}`]?.cards[r]??null}var da={Felt:Yu,words:Du,deed:Iu,payments:zu,amongPlayers:!0,payment:Gu,over:Ku,passOn:Wu,handNote:Uu},qu={A:1,T:10},pa=([t])=>qu[t]??Number(t);function Du(){return{draw:()=>"DRAW",pass:()=>"PASS"}}function Iu({do:t},{who:e}){return t==="draw"?`${e} draws a card.`:t==="pass"?`${e} passes.`:null}function Wu({prompt:t}){return t?.say.code==="kabu.draw"?t.awaited[0]:null}function Uu({zones:t},e){let n=t[`hand:${e}`].cards,s=n.reduce((r,a)=>r+pa(a),0),o=s>9?`: counts ${s%10}`:"";return`${n.map(pa).join(" + ")} = ${s}${o}`}function Ku(t){return(n=>t.record.at(-1)?.events.find(s=>s.code===n)?.text)("kabu.over")??(t.facts.debts.length?"Everybody has paid.":"Equal counts: nobody owes anything.")}function zu({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=j(t),s=le(t).filter(({action:a})=>a===e),o=[];for(let a of t.facts.debts){o.at(-1)?.seat!==a.from&&o.push({action:e,seat:a.from,player:n[a.from],amount:0,debts:[],ids:[]});let c=o.at(-1);c.debts.push(a),a.paid&&(c.amount-=a.amount,c.ids.push(s.shift().id))}let r=s.map(({from:a,amount:c,id:l})=>{let p=Number(a.split(":")[1]);return{action:e,seat:p,player:n[p],amount:-c,debts:[],ids:[l]}});return[...o,...r]}function Gu({seat:t,amount:e,debts:n},s){let o=j(s),{counts:r}=s.facts,{stake:a}=s.options,c=n.reduce((f,$)=>f+$.amount,0),l=f=>`${r[f]} \u2212 ${r[t]}`,p=a>1?` \xD7 ${h(a)}`:"";if(!n.length)return{hand:"repays the house's marker"};if(!e){let f=s.seats.find($=>$.seat===t).rack;return{line:`${o[t]} owes ${h(c)}, holds ${h(f)}, and pays nobody.`}}let u=n.map(({to:f,amount:$})=>({to:o[f],amount:$,why:p?`(${l(f)})${p}`:l(f)}));return{line:`${o[t]} pays ${Ju(u)}.`,pushes:u}}function Ju(t){let e=t.map(({to:n,amount:s})=>`${n} ${h(s)}`);return e.length>1?`${e.slice(0,-1).join(", ")} and ${e.at(-1)}`:e[0]}function Yu({state:t,pace:e,paying:n,face:s}){let{round:o,table:r}=t,{facts:a}=o,c=Qu(o),l=Object.keys(a.counts).length>0,p=o.finished&&a.debts.length>0,u=new Set(s.payments(t).slice(0,e.paid).map(({seat:$})=>$)),f=j(o);return i`<section class="felt kabu" aria-label="felt" style=${{"--players":c.length}}>
    <${Zu} round=${o} showing=${l} />
    <div class="kabu-row kabu-head">
      ${!p&&i`<span class="kabu-differ">${Vu(o)}</span>`}
      ${p&&i`<span class="kabu-title">pays</span>
        ${c.map($=>i`<span class="kabu-to" key=${$}>${f[$]}</span>`)}
        <span class="kabu-net">net</span>`}
    </div>
    ${c.map($=>i`<${Xu} key=${$} seat=${$} seats=${c} round=${o} owing=${p}
      lit=${(n?.seat??o.prompt?.say.args.seat)===$} paid=${u.has($)}
      holds=${r.hand_over?.seat===$} />`)}
  </section>`}var Qu=({seats:t,dealer:e})=>{let n=t.map(({seat:s})=>s).sort((s,o)=>s-o);return[...n.filter(s=>s>e),...n.filter(s=>s<=e)]},Vu=({record:t})=>t[0]?.events.find(({code:e})=>e==="kabu.racks-differ")?.text;function Zu({round:t,showing:e}){let{facts:n,options:s,zones:o}=t;return i`<p class="kabu-heading">
    <b>hand ${n.hand}</b>
    <span>${e?"showing":`lap ${n.lap} of 2`}</span>
    <span>stock ${o.stock.count}</span>
    <span>${K(s.stake,"chip")} a point</span>
  </p>`}function Xu({seat:t,seats:e,round:n,owing:s,lit:o,paid:r,holds:a}){let c=n.seats.find(d=>d.seat===t),{facts:l}=n,p=n.zones[`hand:${t}`].cards,u=l.counts[t],f=n.markers[t],$=[n.dealer===t&&"the deal",a&&"has the tablet",f&&`owes ${h(f)}`];return i`<div class=${k(["kabu-row",o&&"is-lit",r&&"is-paid"])} role="group" aria-label=${c.player}>
    <span class="kabu-who">
      <b>${c.player}</b><span class="figure" data-place=${`seat:${t}`}>${h(c.rack)}</span>
      <span class="kabu-note">${$.filter(Boolean).join(" \xB7 ")}</span>
    </span>
    <${M} cards=${p} />
    <b class="kabu-count">${u}</b>
    ${s?i`<${ep} seat=${t} seats=${e} debts=${l.debts} paid=${r} />`:i`<span class="kabu-state">${u===void 0?tp(n,t):""}</span>`}
  </div>`}function tp({facts:t,zones:e,prompt:n},s){let{count:o}=e[`hand:${s}`];return t.drawing.includes(s)?n?.say.code!=="kabu.draw"?"":n.awaited.includes(s)?o>2?"one more?":"draws or passes":o>t.lap+1?"drew a card":"":`passed with ${o}`}function ep({seat:t,seats:e,debts:n,paid:s}){let o=(c,l)=>n.find(p=>p.from===c&&p.to===l),r=c=>c.filter(l=>l.paid).reduce((l,{amount:p})=>l+p,0),a=r(n.filter(({to:c})=>c===t))-r(n.filter(({from:c})=>c===t));return i`
    ${e.map(c=>i`<${np} key=${c} debt=${o(t,c)} done=${s} own=${c===t} />`)}
    <b class=${k(["kabu-net",a>0&&"won",a<0&&"lost"])}>${rt(a)}</b>`}function np({debt:t,done:e,own:n}){return t?i`<span class=${k(["kabu-debt",!t.paid&&"is-unpaid",t.paid&&e&&"is-done"])}>
    ${h(t.amount)}${t.paid&&e?i`<span class="kabu-tick">✓</span>`:""}
    ${!t.paid&&i`<span class="unseen">, not paid</span>`}
  </span>`:i`<span class=${k(["kabu-debt",n&&"is-own"])}></span>`}var de=[..."789TJQKA"];function fe({round:t}){let{contract:e}=t.facts,n={train:rp,quart:ap,domino:ip}[e]??sp;return i`<div class="lorum-middle"><${n} round=${t} /></div>`}var sp=({round:{board:t,facts:e,seats:n}})=>i`<div class="lorum-trick" role="group" aria-label="the trick">
  ${n.map(({seat:s})=>{let o=t.trick.find(r=>r.seat===s);return i`<span key=${s} class=${`lorum-played is-seat-${s}`}>
      ${o?i`<${E} card=${o.card} lit=${op(e,t,s)} />`:i`<${$t} />`}
    </span>`})}
</div>`,op=(t,e,n)=>e.trick.length===4&&t.takers[0]===n&&t.takers.every(s=>s===n);function rp({round:{zones:t,facts:e,board:n}}){let{total:s}=e,o=n.tolls.find(([a])=>a>s),r=t.train?.cards??[];return i`<div class="lorum-train" role="group" aria-label=${`the train, total ${s}`}>
    <b class="lorum-total">${s}</b>
    <ol class="lorum-tolls">${n.tolls.map(([a,c])=>i`<li key=${a} class=${k([a<=s&&"is-done",o?.[0]===a&&"is-next"])}>
      <b>${a}</b> <span>costs ${h(c)}</span></li>`)}</ol>
    <div class="lorum-cars">${r.map(a=>i`<${E} key=${a} card=${a} />`)}</div>
  </div>`}function ap({round:{zones:t,board:e}}){let n=t.run?.cards??[],s=t.gone?.count??0;return i`<div class="lorum-run" role="group" aria-label="the run">
    <div class="lorum-cars">
      ${n.map(o=>i`<${E} key=${o} card=${o} />`)}
      ${e.wanted&&i`<span class="lorum-wanted"><${E} card=${e.wanted} dim /><span>wanted</span></span>`}
      ${!n.length&&i`<${$t} />`}
    </div>
    <p class="quiet">${s} played before</p>
  </div>`}function ip({round:{zones:t,board:e}}){let n=new Set(t.layout?.cards??[]),s=cp(e);return i`<div class="lorum-grid" role="group" aria-label="the domino">
    ${[..."shdc"].map(o=>de.map(r=>{let a=r+o;return i`<span key=${a}>${n.has(a)?i`<${E} card=${a} />`:i`<${$t} label=${s.has(a)?`room for ${a}`:"no card yet"} wanted=${s.has(a)} />`}</span>`}))}
  </div>`}function cp({laid:t,first_rank:e}){return e?new Set(Object.entries(t).flatMap(([n,s])=>{if(!s.length)return[e+n];let[o,r]=s.map(([a])=>de.indexOf(a));return[de[o-1],de[r+1]].filter(Boolean).map(a=>a+n)})):new Set}var fa=({prompt:t},e)=>t?.options.filter(({by:n})=>n===e)??[];function $a({table:t,hand:e,seat:n,who:s,act:o,onCover:r}){let{round:a}=e,c=fa(a,n),l=c.find(g=>g.do==="play"),p=c.find(g=>g.do==="pass"),u=a.prompt?.options.map(D).join()??"",f=ft(u),$=(g,y)=>f.swallows(y)||o({...l,args:g}),d=a.zones[`hand:${n}`],m=we(a),v=t.late.value;return i`
    <section class="hand-felt lorum-hand" aria-label="your hand">
      ${d.sight==="others"?i`<${lp} round=${a} seat=${n} />`:i`<div class="lorum-seen"><${fe} round=${a} /></div>`}
      ${d.sight==="others"?i`<${Fn} left=${a.facts.positions?.[n]??[]} open=${l?.values.position??[]} onTap=${(g,y)=>$({position:g},y)} />`:i`<div class="tap-hand" role="group" aria-label="your cards">
            ${m.arranged(d.cards).map(g=>l?.values.card.includes(g)?i`<button type="button" class="tap-card is-open" key=${g} aria-label=${at(g)} onClick=${y=>$({card:g},y)}><${E} card=${g} /></button>`:i`<span class="tap-card" key=${g}><${E} card=${g} dim=${!!l} /></span>`)}
          </div>`}
    </section>
    <section class="foot" aria-label="what is next">
      <${pt} text=${a.prompt?.say.text??"The hand is over."} detail=${s} />
      <${wt} table=${t} />
      <${R} question=${u} end=${i`${d.sight==="owner"&&i`<${On} sorting=${m} />`}<${b} kind="plain" onTap=${r}>cover<//><${b} kind="plain" onTap=${t.takeBack}>back to the dealer<//>`}>
        ${p?i`<${b} kind="main" busy=${v} onTap=${()=>o({...p,args:{}})}>PASS<//>`:i`<p class="controls-note">${l?"Tap the card you play.":"Nothing of yours is asked for."}</p>`}
      <//>
    </section>`}var Fn=({left:t,open:e,onTap:n})=>i`<div class="tap-hand" role="group" aria-label="your cards, unseen">
  ${[...Array(8).keys()].map(s=>t.includes(s)?i`<button type="button" class="tap-card is-open" key=${s} disabled=${!e.includes(s)}
      aria-label=${`card ${s+1}`} onClick=${o=>n(s,o)}><${E} card="??" /></button>`:i`<span class="tap-card" key=${s}><${$t} /></span>`)}
</div>`;function lp({round:t,seat:e}){let n=j(t),s=t.seats.filter(o=>o.seat!==e);return i`<div class="lorum-others">
    <${fe} round=${t} />
    <div class="lorum-hands">${s.map(o=>i`<${M} key=${o.seat} cards=${t.zones[`hand:${o.seat}`].cards} label=${n[o.seat]} />`)}</div>
  </div>`}function ha({table:t,state:e,news:n}){let{round:s}=e,{prompt:o}=s,r=o.options.map(D).join(),a={table:t,state:e,round:s,question:r};return i`<section class="foot lorum-foot" aria-label="what is next">
    <${pt} text=${o.say.text} news=${n} detail=${Qt(s,o.awaited)} />
    <${wt} table=${t} />
    ${s.cards==="physical"?i`<${pp} ...${a} />`:i`<${up} ...${a} />`}
  </section>`}function up({table:t,state:e,round:n,question:s}){let[o]=n.prompt.awaited,r=fa(n,o).find(({values:a})=>a.position);return i`<${R} question=${s}>
    ${Te(t,e)}
    ${r&&i`<div class="lorum-backs"><${Fn} left=${n.facts.positions[o]} open=${r.values.position}
      onTap=${a=>t.act({...r,args:{position:a}})} /></div>`}
  <//>`}function pp({table:t,round:e,question:n}){let{prompt:s,undoable:o}=e,r=t.late.value,a=s.options.filter(f=>f.do==="play"),c=s.options.find(f=>f.do==="pass"),l=i`<${b} kind="plain" disabled=${!o} busy=${r} onTap=${t.undo}>take back<//>`;if(a.length>1){let f=j(e);return i`<${R} question=${n} end=${l}>
      ${a.map($=>i`<${b} key=${$.by} kind="main" busy=${r}
        onTap=${()=>t.act({...$,args:{card:$.values.card[0]}})}>${f[$.by]} ${L($.values.card[0])}<//>`)}
    <//>`}let[p]=a,u=new Set(p?.values.card??[]);return i`<${R} end=${i`
      ${c&&i`<${b} kind="main" busy=${r} onTap=${()=>t.act({...c,args:{}})}>PASS<//>`}
      ${l}`}>
    <div class="lorum-pack" role="group" aria-label="cards">
      ${[..."shdc"].flatMap(f=>de.map($=>$+f)).map(f=>i`<button type="button" key=${f}
        class=${k(["picker-card",`suit-${f[1]}`,!u.has(f)&&"is-out"])} disabled=${!u.has(f)||r}
        aria-label=${at(f)} onClick=${()=>t.act({...p,args:{card:f}})}>${u.has(f)&&i`<${re} card=${f} />`}</button>`)}
    </div>
  <//>`}var ze={"no-hearts":"No hearts",queens:"Queens","no-tricks":"No tricks","hairy-ape":"Hairy Ape",train:"Train",quart:"Quart",domino:"Domino"};function ba({state:t,onClose:e}){let{round:n,table:s}=t,o=j(n),r=n.seats.map(({seat:d})=>d),{contracts:a,deals:c}=n.board,l=fp(s,n),p=d=>s.seats.find(m=>m.player===d)?.seat,u=$p(l,p),f=d=>[...l.values()].reduce((m,v)=>m+(Us(v,d,p)??0),0),$=(d,m)=>l.get(m*a.length+1)?.find(g=>g.seat===d)?.name??o[d];return i`<${V} title="The score" onClose=${e} foot=${i`<${b} kind="plain" onTap=${e}>go back<//>`}>
    <div class="lorum-scores">
    <table class="lorum-sheet">
      <thead>
        <tr><th></th>${c.map((d,m)=>i`<th key=${d} colspan="4" scope="colgroup">${$(d,m)} deals</th>`)}</tr>
        <tr><th></th>${c.map(d=>r.map(m=>i`<th key=${`${d} ${m}`} class=${k([m===r[0]&&"starts"])}>${o[m].slice(0,3)}</th>`))}</tr>
      </thead>
      <tbody>${a.map((d,m)=>i`<tr key=${d}>
        <th scope="row">${ze[d]}</th>
        ${c.map((v,g)=>{let y=g*a.length+m+1,_=l.get(y);return r.map(T=>{let x=_&&Us(_,T,p);return i`<td key=${`${y} ${T}`} class=${k([T===r[0]&&"starts",y===n.facts.hand&&"is-now",x>0&&"won",x<0&&"lost"])}>
              ${_?x===void 0?"\u2013":x?rt(x):"\xB7":""}</td>`})})}
      </tr>`)}</tbody>
    </table>
    </div>
    <p class="lorum-sums">${r.map((d,m)=>i`<span key=${d}><${Yt} at=${m} /> ${o[d]} <b class=${k([f(d)>0&&"won",f(d)<0&&"lost"])}>${rt(f(d))}</b></span>`)}
      ${u.map(({player:d,name:m,result:v})=>i`<span key=${`gone ${d}`} class="quiet">${m} (left) <b>${rt(v)}</b></span>`)}
      <span>pot <b>${h(n.places.pot??0)}</b></span></p>
    ${l.size>1&&i`<${Sn} deals=${dp(l,o,r,p)} />`}
  <//>`}function dp(t,e,n,s){let o=Object.fromEntries(n.map(r=>[r,0]));return[...t].map(([r,a])=>{let c=Object.fromEntries(n.map(p=>[p,o[p]+(Us(a,p,s)??0)])),l={better:"high",goal:null,before:o,after:c};return o=c,{deal:r,names:e,sheet:l}})}function fp({past:t,seats:e},n){let s=n.facts.hand-1,o=s?t.filter(({voided:a})=>!a).slice(-s):[],r=new Map(o.map((a,c)=>[s-o.length+c+1,ma(a.seats,a.results)]));return n.finished?r.set(n.facts.hand,ma(e,hp(n))):r}var ma=(t,e)=>t.map(({seat:n,player:s,name:o})=>({seat:n,player:s,name:o,result:e[n]??0})),Us=(t,e,n)=>t.find(({player:s})=>n(s)===e)?.result;function $p(t,e){let n=new Map;for(let{player:s,name:o,result:r}of[...t.values()].flat())e(s)===void 0&&n.set(s,{player:s,name:o,result:(n.get(s)?.result??0)+r});return[...n.values()]}function hp({record:t,seats:e}){let n=Object.fromEntries(e.map(({seat:s})=>[s,0]));for(let{from:s,to:o,amount:r}of t.flatMap(({transfers:a})=>a))s==="house"||o==="house"||(s.startsWith("seat:")&&(n[s.slice(5)]-=r),o.startsWith("seat:")&&(n[o.slice(5)]+=r));return n}var ya={Felt:xp,Foot:()=>ha,OpenHand:$a,words:mp,deed:bp,event:yp,payments:kp,amongPlayers:!0,payment:_p,over:vp,passOn:gp};function mp(){return{pass:()=>"PASS"}}function bp({do:t,args:e},{who:n}){return t==="pass"?`${n} passes.`:t!=="play"?null:e.card&&e.card!=="??"?`${n}: ${L(e.card)}.`:`${n} plays a card.`}function yp({code:t,args:e,text:n}){return t==="lorum.total"?`Total ${e.total}.`:n}function gp({prompt:t}){return t?t.awaited.length===1?t.awaited[0]:t.options[0]?.by??null:null}function kp({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=j(t),s=[];for(let o of le(t).filter(({action:r})=>r===e)){let r=Rt(o.from)??Rt(o.to)??0,a=o.from==="pot";(s.at(-1)?.seat!==r||s.at(-1).takes!==a)&&s.push({action:e,seat:r,player:n[r],takes:a,amount:0,transfers:[],ids:[]});let c=s.at(-1);c.ids.push(o.id),o.from!=="house"&&(c.transfers.push(o),c.amount+=a?o.amount:-o.amount)}return s}function _p({player:t,takes:e,amount:n,transfers:s},o){if(e)return{line:`${t} takes the pot, ${h(n)}.`};let r=j(o),a=l=>l==="house"?"the house":r[Rt(l)??0]??"the pot",c=s.map(l=>({to:a(l.to),amount:l.amount}));return{line:`${t} pays ${c.map(l=>`${l.to} ${h(l.amount)}`).join(", ")}.`,sums:[...new Set(s.map(({why:l})=>l))],pushes:c}}function vp({facts:t,board:e,record:n}){return n.at(-1)?.events.find(({code:o})=>o==="lorum.over")?.text??`Hand ${t.hand} of ${e.hands} is over and paid.`}function xp(t){let{state:e,paying:n}=t,{round:s,table:o}=e,[r,a]=w(!1),c=l=>n?n.seat===l:!!s.prompt?.awaited.includes(l);return i`<section class="felt lorum" aria-label="felt">
    <${wp} round=${s} onSheet=${()=>a(!0)} />
    <div class=${`lorum-table is-${s.facts.contract}`}>
      ${s.seats.map(({seat:l})=>i`<${Sp} key=${l} seat=${l} round=${s} lit=${c(l)} holds=${o.hand_over?.seat===l} />`)}
      <${fe} round=${s} />
    </div>
    ${r&&i`<${ba} state=${e} onClose=${()=>a(!1)} />`}
  </section>`}function wp({round:t,onSheet:e}){let{facts:n,board:s,places:o,options:r}=t;return i`<header class="lorum-head">
    <ol class="lorum-contracts" aria-label="the contracts">
      ${s.contracts.map((a,c)=>i`<li key=${a} class=${k([a===n.contract&&"is-lit",c<(n.hand-1)%s.contracts.length&&"is-done"])}>${ze[a]}</li>`)}
    </ol>
    <div class="lorum-line">
      <span><b>hand ${n.hand}</b> of ${s.hands}</span>
      <span>${K(r.stake,"chip")} a point</span>
      <span data-place="pot">pot <b class="figure">${h(o.pot??0)}</b></span>
      <${b} kind="quiet" onTap=${e}>score sheet<//>
    </div>
  </header>`}function Sp({seat:t,round:e,lit:n,holds:s}){let{facts:o,zones:r,markers:a}=e,c=j(e)[t],l=e.seats.find(d=>d.seat===t).rack,p=r[`hand:${t}`].count,u=(r[`won:${t}`]?.count??0)/4,f=o.points?.[t],$=[e.dealer===t&&"the deal",f&&K(f,"point"),s&&"has the tablet",a[t]>0&&`owes ${h(a[t])}`];return i`<section class=${k(["lorum-seat",`is-seat-${t}`,n&&"is-lit"])} aria-label=${c}>
    <span class="lorum-name"><b>${c}</b> <span class="figure" data-place=${`seat:${t}`}>${h(l)}</span></span>
    <span class="small quiet">${$.filter(Boolean).join(" \xB7 ")}</span>
    <span class="small">${[p&&K(p,"card"),u&&K(u,"trick")].filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var ga={c:"\u2663\uFE0E",d:"\u2666\uFE0E",h:"\u2665\uFE0E",s:"\u2660\uFE0E"},Tp=12,ka=t=>ga[t],qn=({points:t,no_trump:e})=>`${t}${e?" no trump":""}`;function _a({bids:t=[],passed:e=[],contract:n},s){if(e.includes(s))return i`<span class="small quiet">passes</span>`;let o=t.find(a=>a.seat===s);if(!o)return null;let r=n?.seat===s;return i`<span class=${r?"tricks-contract":"small"}>${r?"plays":"bids"} ${qn(o)}</span>`}function va({table:t,state:e,news:n}){let{round:s}=e,{prompt:o,undoable:r}=s,a=d=>o.options.find(m=>m.do===d),c=t.late.value,l=i`<${b} kind="plain" disabled=${!r} busy=${c} onTap=${t.undo}>take back<//>`,p=(d,m)=>()=>t.act({...d,args:m}),u=a("bid"),f=a("trump"),$=(d,m)=>d&&i`<${b} kind="plain" busy=${c} onTap=${p(d,{})}>${m}<//>`;return i`<section class="foot tricks-foot" aria-label="what is next">
    <${pt} text=${o.say.text} news=${n} />
    <${wt} table=${t} />
    <${R} question=${o.options.map(D).join()} end=${l}>
      ${js(e).length>0&&Te(t,e)}
      ${u&&i`<${Ks} bid=${u} round=${s} busy=${c} onBid=${d=>t.act({...u,args:d})} />`}
      ${f&&i`<${zs} busy=${c} onName=${d=>t.act({...f,args:d})} />`}
      ${$(a("pass"),"PASS")}
      ${$(a("misdeal"),"misdeal")}
    <//>
  </section>`}var Ks=({bid:t,round:e,busy:n,onBid:s})=>i`<div class="bids" role="group" aria-label="bids">
  ${Op(t,e).map(({points:o,without:r,open:a})=>i`<${b} key=${`${o} ${r}`} kind=${a?"main":"plain"} disabled=${!a} busy=${n}
    name=${`bid ${qn({points:o,no_trump:r})}`}
    onTap=${()=>s(r?{points:o,no_trump:!0}:{points:o})}>${o}${r&&i`<small> NT</small>`}<//>`)}
</div>`,zs=({busy:t,onName:e})=>Object.entries(ga).map(([n,s])=>i`<${b} key=${n} kind="main" large busy=${t} name=${`trumps ${s}`} onTap=${()=>e({suit:n})}>${s}<//>`);function Op({by:t,values:e,optional:n},{facts:s,dealer:o,options:r}){let a=s.bids.at(-1),c=(u,f)=>2*u+Number(f),l=a?c(a.points,a.no_trump)+(t===o?0:1):0,p=[];for(let u of[!1,!0])for(let f=r.minimum_bid;f<=Tp;f+=1)p.push({points:f,without:u,open:c(f,u)>=l&&f>=e.points.min&&(u||n.includes("no_trump"))});return p}var Dn=Ge(Mp),In=Ge(Hp),Wn={...Ge(Lp),Foot:Pp};function Ge(t){let e=({round:n})=>i`<div class="tricks-seen"><${t} round=${n} /><${xa} round=${n} /></div>`;return{deed:Ap,passOn:Cp,Felt:Ep(t),Seen:e}}function Ap({do:t,args:e},{who:n}){return t==="play"?e.card&&e.card!=="??"?`${n}: ${L(e.card)}.`:`${n} plays a card.`:["bid","pass","trump","misdeal"].includes(t)?"":null}function Cp({prompt:t}){return t?.awaited.length===1?t.awaited[0]:null}function Ep(t){return function(n){let{state:s,paying:o}=n,{round:r,table:a}=s;return i`<section class="felt tricks" aria-label="felt">
      <header class="tricks-head">
        <${t} round=${r} />
        <span class="tricks-pot" data-place="pot">${r.places.pot>0&&i`pot <b class="figure">${h(r.places.pot)}</b>`}</span>
      </header>
      <${xa} round=${r} paying=${o} holds=${a.hand_over?.seat} />
      <${vt} state=${s} />
    </section>`}}function xa({round:t,paying:e,holds:n}){let s=a=>e?e.seat===a:!!t.prompt?.awaited.includes(a),o=!t.zones.trick?.cards.length,r=t.cards==="virtual"&&Object.keys(t.facts.scores).some(a=>a.includes("+"));return i`<div class=${k(["tricks-seats",o&&"is-empty",r&&"is-across"])}>
    ${t.seats.map(a=>i`<${Bp} key=${a.seat} seated=${a} round=${t} lit=${s(a.seat)} holds=${n===a.seat} />`)}
  </div>`}function Bp({seated:{seat:t,player:e,rack:n},round:s,lit:o,holds:r}){let{facts:a,zones:c,markers:l}=s,p=c[`hand:${t}`]?.count??0,u=a.tricks.takers.filter(m=>m===t).length,f=Object.keys(a.scores),$=f.findIndex(m=>m.split("+").includes(String(t))),d=[p&&K(p,"card"),u&&K(u,"trick"),s.dealer===t&&"the deal",r&&"has the tablet",n>0&&K(n,"chip"),l[t]>0&&`owes ${h(l[t])}`];return i`<section class=${k(["tricks-seat",o&&"is-lit"])} aria-label=${e}>
    <span class="tricks-name"><${Yt} at=${$} /> <b>${e}</b></span>
    <span class="tricks-score"><b class="figure">${h(a.scores[f[$]])}</b> ${_a(a,t)}</span>
    <${jp} round=${s} seat=${t} />
    <span class="small">${d.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}function jp({round:t,seat:e}){let{order:n,takers:s}=t.facts.tricks,o=t.zones.trick?.cards??[];if(t.finished)return null;let r=o[n.indexOf(e)];if(!r)return i`<${$t} />`;let a=o.length===n.length&&s.at(-1)===e;return i`<${E} card=${r} lit=${a} />`}function Mp({round:{facts:t,options:e}}){return i`<p><b>deal ${t.deal}</b> · ${h(e.limit)} points end the game ·
    J♠${"\uFE0E"} 2, every other jack 1${e.token>0&&` \xB7 ${K(e.token,"chip")} a point`}</p>`}var Np={tricks:"Tricks 10",hearts:"Hearts 10",queens:"Queens 25","king-of-spades":"K\u2660\uFE0E 100","last-trick":"Last trick 100",everything:"Everything"};function Hp({round:{facts:t}}){return i`<ol class="tricks-contracts" aria-label="the six deals">
    ${Object.entries(Np).map(([e,n],s)=>i`<li key=${e} class=${k([s===t.deal-1&&"is-lit",s<t.deal-1&&"is-done"])}>${n}</li>`)}
  </ol>`}function Lp({round:t}){let{deal:e,contract:n,trump:s}=t.facts,o=j(t),r=n?i`<b>${o[n.seat]} plays ${qn(n)}</b>${s&&i`, <b class="tricks-trump">${ka(s)}</b> trumps`}`:i`<b>bidding</b>`;return i`<p>deal ${e} · ${r} · 5♥${"\uFE0E"} +5 · 3♠${"\uFE0E"} −3</p>`}function Pp(t){return t.prompt?.options.some(({do:e})=>e==="bid"||e==="trump")?va:null}var Fp=[..."ATKQJ"],qp=[..."shdc"].flatMap(t=>Fp.map(e=>e+t));function wa({table:t,state:e,news:n,face:s}){let[o,r]=w(null),{round:a}=e,{prompt:c}=a,l=s.sure(),p=s.words(),u=c.options.find(y=>y.do==="play"),f=c.options.filter(y=>y!==u),$=t.late.value,d=new Set(u.values.card),m=(y,_)=>l[y.do]?r({option:y,args:_}):t.act({...y,args:_}),v=()=>{r(null),t.act({...o.option,args:o.args})},g=y=>y.values.suit??[null];return i`<section class="foot" aria-label="what is next">
    <${pt} text=${c.say.text} news=${n} detail=${Qt(a,c.awaited)} />
    <${wt} table=${t} />
    <div class="schnapsen-pack" role="group" aria-label="cards">
      ${qp.map(y=>i`<button type="button" key=${y} class=${k(["picker-card",`suit-${y[1]}`,!d.has(y)&&"is-out"])}
        disabled=${!d.has(y)||$} aria-label=${at(y)}
        onClick=${()=>t.act({...u,args:{card:y}})}>${d.has(y)&&i`<${re} card=${y} />`}</button>`)}
    </div>
    <${R} question=${c.options.map(D).join()} end=${i`
      <${b} kind="plain" disabled=${!a.undoable} busy=${$} onTap=${t.undo}>undo<//>`}>
      ${f.flatMap(y=>g(y).map(_=>{let T=_?{suit:_}:{};return i`<${b} key=${`${y.do} ${_}`} busy=${$} onTap=${()=>m(y,T)}>
            ${p[y.do]?.(T)??y.do}
          <//>`}))}
    <//>
    ${o&&i`<${lt} ...${l[o.option.do](j(a)[o.option.by])} onYes=${v} onClose=${()=>r(null)} />`}
  </section>`}var Dp={c:"clubs",d:"diamonds",h:"hearts",s:"spades"},Sa=Ge(Ta),Un={...Sa,Foot:Ip,Seen:Gp,deed:Kp,sure:zp,words:Up};function Ip({cards:t,prompt:e}){return t==="physical"&&e?.options.some(n=>n.do==="play")?wa:null}var Wp={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"};function Up(){return{marry:({suit:t})=>`marry ${Wp[t]??""}\uFE0E`}}function Kp(t,e){return t.do==="play"?Sa.deed(t,e):""}function zp(){return{declare:t=>({title:`${t} declares 66?`,text:"The tricks are turned up and counted. There is no way back.",yes:`${t} declares`}),close:t=>({title:`${t} closes the stock?`,text:"Nobody draws any more, and whoever closes must reach 66.",yes:`${t} closes`})}}function Gp({round:t}){let e=j(t),{order:n}=t.facts.tricks;return i`<div class="schnapsen-seen">
    <${Ta} round=${t} />
    ${(t.zones.trick?.cards??[]).map((s,o)=>i`<${M} key=${s} cards=${[s]} label=${e[n[o]]} />`)}
  </div>`}function Ta({round:t}){let{zones:e,facts:n}=t,s=j(t),[o]=e.upcard?.cards??[],r=e.stock.count+(o?1:0);return i`<div class="schnapsen-stock">
    <span class="schnapsen-cards">
      ${o&&i`<${E} card=${n.closed?"??":o} />`}
      ${e.stock.count>0&&!n.closed&&i`<${E} card="??" />`}
    </span>
    <span>
      ${n.trump&&i`<span class="schnapsen-trump">
        <svg class=${`suit-${n.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${ct[n.trump]} /></svg>
        <b>${Dp[n.trump]}</b> trumps</span>`}
      <span class="small">${Jp(n,r,s)}</span>
    </span>
    <span class="schnapsen-shown">
      ${n.marriages.map(({seat:a,suit:c,points:l,counts:p})=>i`<span class="schnapsen-marriage" key=${c}>
        <${M} cards=${[`K${c}`,`Q${c}`]} fanned />
        <span class="small"><b>${s[a]}</b> <b class="figure">${l}</b><br />${p?"counts":"with the next trick"}</span>
      </span>`)}
    </span>
  </div>`}function Jp({closed:t},e,n){return t?`closed by ${n[t.seat]}`:e?`stock ${e}`:"stock drawn out"}var Gs=t=>["speculation.market","speculation.due"].includes(t?.say.code),$e=({facts:t},e)=>t.bids.filter(n=>n.seat===e);function Kn({stands:t}){let e=Math.round(t/1e4);return t>0&&e===0?"under 1%":t<1e6&&e===100?"over 99%":`${e}%`}var jt=({prompt:t},e,n)=>t.options.find(s=>s.by===e&&s.do===n),Oa=t=>Gs(t.prompt)?jt(t,"dealer","sale"):null;function zn(t,e){let n=Oa(t);return n&&e.deal?.asked===D(n)?e.deal:null}function Aa(t,e,n){let s=Oa(t);if(!s)return null;let{from:o,to:r,unseen:a}=s.values,c=zn(t,e),l=D(s);if(c&&(n===c.to||n===c.from&&a))return{asked:null};if(a&&!c)return o.includes(n)?{asked:l,from:n,unseen:!0}:null;let p=c?.from??o[0];return n===p||!r.includes(n)?null:{asked:l,from:p,to:n,unseen:!!a,price:Yp(t,p,n,a)}}function Yp(t,e,n,s){let o=$e(t,n).find(a=>a.unseen===(s?e:null));if(o||!s)return o?.price;let r=t.record.flatMap(({events:a})=>a).findLast(({code:a})=>a==="speculation.sells-unseen");return r&&r.args.price<=Ca(t,n)?r.args.price:void 0}var Ca=({seats:t},e)=>t.find(n=>n.seat===e).rack;function Ea({table:t,state:e,pad:n,setPad:s,news:o}){let{round:r,night:a}=e,c=zn(r,n),p={table:t,round:r,give:async(f,$)=>await t.act({...f,args:$})&&s(d=>d.deal===n.deal?{deal:null}:{})};if(!c)return i`<${Qp} ...${p} news=${o} />`;let u=f=>s({deal:{...c,price:f}});return i`<${Vp} ...${p} news=${o} deal=${c} chipset=${a.chip_set} onPrice=${u} onCancel=${()=>s({deal:null})} />`}function Qp({table:t,round:e,news:n,give:s}){let[o,r]=w(!1),{prompt:a,facts:c}=e,l=j(e),[p]=a.awaited,u=jt(e,p,"turn")??jt(e,p,"keep"),f=c.due===null&&jt(e,c.holder,"sell"),$=f&&c.bids.filter(y=>f.values.to.includes(y.seat)).sort((y,_)=>_.price-y.price)[0],d=c.offer&&jt(e,c.offer.to,"agree"),m=t.late.value,v=c.due===null?"Sold? Tap the buyer.":"An unseen card sold? Tap the seller, then the buyer.",g=!d&&i`<span class="controls-note">${v}</span>`;return i`<${Zt} table=${t} line=${a.say.text} detail=${Qt(e,a.awaited)} news=${n}>
    <${R} question=${D(u)} end=${g}>
      <${b} kind=${d?"plain":"main"} large busy=${m} onTap=${()=>d?r(!0):s(u,{})}>${u.do==="turn"?"TURN":"KEEP"}<//>
      ${$&&i`<${b} kind="plain" busy=${m} onTap=${()=>s(f,{to:$.seat})}>sell to ${l[$.seat]} · ${h($.price)}<//>`}
      ${d&&i`<${b} kind="plain" busy=${m} onTap=${()=>s(d,{})}>${l[c.offer.to]} agrees · ${h(c.offer.price)}<//>`}
      ${d&&i`<${b} kind="quiet" busy=${m} onTap=${()=>s(jt(e,c.holder,"withdraw"),{})}>no more offer<//>`}
    <//>
    ${o&&d&&i`<${lt} title=${`${u.do==="turn"?"Turn":"Keep"} now?`} no=${`wait for ${l[c.offer.to]}`} yes=${u.do}
      text=${`${l[c.offer.to]} has not answered the offer at ${h(c.offer.price)}. It ends with the next card.`}
      onYes=${()=>{r(!1),s(u,{})}} onClose=${()=>r(!1)} />`}
  <//>`}function Vp({table:t,round:e,deal:n,chipset:s,news:o,give:r,onPrice:a,onCancel:c}){let l=j(e),{from:p,to:u,price:f,unseen:$}=n,d=u===void 0?0:Ca(e,u),m=$?"an unseen card":L(e.zones.held.cards[0]),v=f===void 0?"for \u2026":f===0?"for nothing":`for ${h(f)}`,g=u===void 0?`${l[p]} sells ${m}: tap the buyer.`:`${l[p]} sells ${m} to ${l[u]} ${v}.`,y=i`<${b} kind="plain" onTap=${c}>cancel<//>`;if(u===void 0)return i`<${Zt} table=${t} line=${g} news=${o}><${R} question=${`from ${p}`} end=${y} /><//>`;let _=t.late.value,T=f!==void 0&&f<=d,x=$?{unseen:p}:{},B=jt(e,"dealer","sale"),P=jt(e,u,"bid"),Z=jt(e,p,"offer"),U=$e(e,u).find(I=>I.unseen===($?p:null));return i`<${Zt} table=${t} line=${g} detail=${`${l[u]} \xB7 rack ${h(d)}`} news=${o}>
    <div class="bets">
      <div class="bets-row">
        <div class="speculation-prices" role="group" aria-label="price">
          ${Xp(e.places.pot).map(I=>i`<${b} key=${I} chosen=${I===f} disabled=${I>d} onTap=${()=>a(I)}>${h(I)}<//>`)}
        </div>
        <${xt} chipset=${s} fits=${I=>(f??0)+I<=d} onAdd=${I=>a((f??0)+I)}
          onTakeOff=${I=>a(Math.max(0,(f??0)-I))} />
      </div>
      <${R} question=${`${p} ${u}`} end=${y}>
        <${b} kind="main" disabled=${!T} busy=${_} onTap=${()=>r(B,{from:p,to:u,price:f,...$?{unseen:!0}:{}})}>
          SOLD${T?` \xB7 ${h(f)}`:""}
        <//>
        ${U&&U.price===f?i`<${b} kind="plain" busy=${_} onTap=${()=>r(jt(e,u,"withdraw"),x)}>no more bid<//>`:i`<${b} kind="plain" disabled=${!T} busy=${_} onTap=${()=>r(P,{price:f,...x})}>a bid<//>`}
        ${!$&&i`<${b} kind="plain" disabled=${!T} busy=${_} onTap=${()=>r(Z,{to:u,price:f})}>an offer<//>`}
      <//>
    </div>
  <//>`}var Zp=[0,1,2,3,4,5,6,8,10,15];function Xp(t){let n=[1,2,5,10,20,50,100,200,500,1e3,2e3,5e3].findLast(s=>s*20<=t)??1;return Zp.map(s=>s*n)}var Je={Felt:rd,Foot:td,deed:ed,payments:nd,payment:sd,over:od};function td(t){return Gs(t.prompt)?Ea:null}function ed({do:t,events:e},{who:n}){return t==="turn"&&!e.length?`${n} turns a card.`:""}function nd({round:t}){if(!t?.finished)return[];let e=j(t),n=t.record.at(-1).index;return le(t).filter(({action:s,from:o,to:r})=>s===n&&(o==="pot"||r==="house")).map(({from:s,to:o,amount:r,id:a})=>{let c=Number((s==="pot"?o:s).split(":")[1]);return{action:n,seat:c,player:e[c],amount:s==="pot"?r:-r,ids:[a]}})}function sd({amount:t},e){if(t<0)return{hand:"repays the house's marker"};let[n]=e.zones.held.cards;return{hand:`${L(n)} is the highest trump`,sums:["the whole pot"],lit:new Set([n])}}function od({record:t}){return t.at(-1).events.find(({code:e})=>e==="speculation.wins").text}function rd(t){let{state:e,paying:n}=t,{round:s}=e,o=s.seats.map(({seat:p})=>p).sort((p,u)=>p-u),r=Math.ceil(o.length/2),a=zn(s,t.pad),c=[o.slice(0,r),o.slice(r).reverse()],l=p=>i`<div class="speculation-row">
    ${p.map(u=>i`<${cd} key=${u} seat=${u} ...${t} chosen=${a}
      lit=${n?n.seat===u:!!s.prompt?.awaited.includes(u)} />`)}
  </div>`;return i`<section class="felt speculation" aria-label="felt" style=${{"--across":r}}>
    ${l(c[0])}
    <${ad} state=${e} />
    ${l(c[1])}
  </section>`}function ad({state:t}){let{round:e,night:n}=t,{facts:s,places:o,zones:r,board:a}=e,[c]=r.held.cards;return i`<div class="speculation-middle">
    <${M} cards=${r.held.cards} places=${1} wanted=${!c} />
    <div class="speculation-held">
      ${c&&i`
        <p><b>${j(e)[s.holder]}</b> holds it ${!e.finished&&i`<span class="quiet">· ${s.due===null?"for sale":"not for sale"}</span>`}</p>
        <${id} board=${a} finished=${e.finished} />`}
    </div>
    <div class="speculation-pot" data-place="pot">
      <${_e} amount=${o.pot??0} chipset=${n.chip_set} />
      <span>pot <b class="figure">${h(o.pot??0)}</b></span>
    </div>
  </div>`}function id({board:t,finished:e}){let{trumps:n,higher:s,against:o}=t;return e?null:i`
    <p class="speculation-stands"><b class="figure">${Kn(t)}</b> that it stands</p>
    <p class="speculation-higher">
      ${s.length?i`<svg class=${`suit-${n}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${ct[n]} /></svg>
        <span>${s.map(([r])=>r==="T"?"10":r).reverse().join(" ")} unseen</span>`:"nothing can beat it"}
      <span class="quiet"> · ${o} face down against it</span>
    </p>`}function cd({seat:t,state:e,pad:n,setPad:s,chosen:o,lit:r}){let{round:a}=e,c=a.seats.find($=>$.seat===t),l=a.zones[`pile:${t}`].count,p=Aa(a,n,t),u=["speculation-seat",r&&"is-lit",a.facts.holder===t&&"is-holder",(o?.from===t||o?.to===t)&&"is-chosen"],f=i`
    <span class="speculation-who"><b>${c.player}</b><span class="figure" data-place=${`seat:${t}`}>${h(c.rack)}</span></span>
    <span class="speculation-cards">
      <span class="speculation-pile">
        ${[...Array(Math.min(l,3)).keys()].map($=>i`<${E} key=${$} card="??" />`)}
        ${l>0&&i`<span class="speculation-count">${l}</span>`}
      </span>
      <span class="speculation-turned">
        ${a.zones[`turned:${t}`].cards.map($=>i`<span key=${$}><${E} card=${$} /></span>`)}
      </span>
    </span>
    <span class="speculation-says">${ld(a,t,o)}</span>`;return p?i`<button type="button" class=${k(u)} aria-label=${c.player} aria-pressed=${String(o?.from===t||o?.to===t)}
    onClick=${()=>s({deal:p})}>${f}</button>`:i`<div class=${k(u)} role="group" aria-label=${c.player}>${f}</div>`}function ld(t,e,n){if(n?.to===e)return"buys";if(n?.from===e)return n.unseen?"sells a card":"sells it";let{offer:s,holder:o}=t.facts,r=j(t),a=$e(t,e).map(({unseen:p,price:u})=>`bids ${h(u)}${p===null?"":` for ${r[p]}'s`}`);if(s?.to===e&&a.push(`offered at ${h(s.price)}`),a.length)return a.join(", ");let c=t.markers[e];return[o===e&&"holds",t.dealer===e&&"the deal",c&&`owes ${h(c)}`].filter(Boolean).join(" \xB7 ")}var Gn={Felt:ud,Seen:pd};function ud({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return i`<section class="felt bus" aria-label="felt">
    <${Ba} round=${n} />
    <div class="bus-seats">
      ${n.seats.map(r=>i`<${dd} key=${r.seat} seated=${r} round=${n} lit=${o(r.seat)} holds=${s.hand_over?.seat===r.seat} />`)}
    </div>
    ${n.finished&&i`<${vt} state=${t} />`}
  </section>`}function pd({round:t}){return i`<div class="bus-seen">
    <${Ba} round=${t} />
    <p class="bus-all">${t.seats.map(({seat:e,player:n})=>i`<span key=${e}>${n} <${Ma} count=${t.facts.tokens[e]} of=${ja(t)} /></span>`)}</p>
  </div>`}function Ba({round:t}){let{pot:e}=t.places;return i`<div class="bus-middle">
    <${M} cards=${t.zones.middle?.cards??[]} label="the middle" />
    <span class="bus-pot" data-place="pot">${e>0&&i`pot <b class="figure">${h(e)}</b>`}</span>
  </div>`}function dd({seated:{seat:t,player:e,rack:n},round:s,lit:o,holds:r}){let{facts:a,zones:c,markers:l,options:p}=s,u=c[`hand:${t}`],f=[a.stopped===t&&"stopped the bus",a.losers.includes(t)&&"the worst hand",!a.playing.includes(t)&&"watches",s.dealer===t&&"the deal",r&&"has the tablet",(n>0||p.token>0)&&`rack ${h(n)}`,l[t]>0&&`owes ${h(l[t])}`];return i`<section class=${k(["bus-seat",o&&"is-lit"])} aria-label=${e}>
    <span class="bus-name"><b>${e}</b> <${Ma} count=${a.tokens[t]} of=${ja(s)} /></span>
    <${M} cards=${xe(u?.cards??[],s)} />
    <span class="small" data-place=${`seat:${t}`}>${f.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var ja=({facts:t,options:e})=>Math.max(e.tokens,...Object.values(t.sheet.before)),fd=6;function Ma({count:t,of:e}){let n=`${t} ${t===1?"token":"tokens"}`;return e>fd?i`<span class="bus-tokens">${n}</span>`:i`<span class="bus-tokens" role="img" aria-label=${n}>
    ${Array.from({length:e},(s,o)=>i`<i key=${o} class=${o<t?"is-left":null}></i>`)}
  </span>`}var St="HDCS",Ot={H:"Hearts",D:"Diamonds",C:"Clubs",S:"Spades"},At={WIN:1,EXA:2,SFC:4},Tt=7,$d={H:"\u2665",D:"\u2666",C:"\u2663",S:"\u2660"},qt=t=>t.split("/").map(e=>`${$d[e]}\uFE0E`).join(" "),hd=t=>t.split("/").map(e=>Ot[e]).join(", "),Xt=({horse:t})=>i`<svg class=${`horse-suit suit-${t.toLowerCase()}`} viewBox="-2 -2 104 104" role="img"
    aria-label=${Ot[t]}>
  <path class="card-pip" d=${ct[t.toLowerCase()]} />
</svg>`,te=({order:t})=>i`<span class="order" role="img" aria-label=${hd(t)}>
  ${t.split("/").map(e=>i`<${Xt} key=${e} horse=${e} />`)}
</span>`;function Ye(t,e){let n=Object.fromEntries([...St].map(o=>[o,0])),s=[];for(let o of t.slice(0,e)){let r=o[1].toUpperCase();n[r]<Tt&&s.length<3&&(n[r]+=1),n[r]===Tt&&!s.includes(r)&&s.push(r)}return s.length===3&&s.push([...St].find(o=>!s.includes(o))),{spaces:n,home:s}}var dt=t=>t.reduce((e,{amount:n})=>e+n,0),Jn=(t,e,n)=>t.prompt?.options.find(s=>s.by===e&&s.do===n),Yn=({options:t},e)=>typeof t.minimum_bet=="object"?t.minimum_bet[e]:t.minimum_bet;function Na({table:t,state:e,paying:n,pad:s,setPad:o}){let[r,a]=w(null),{round:c}=e,l=c.prompt?.say.code==="superfecta.betting",p=async()=>{let{ticket:u,seat:f}=r;a(null),await t.act({...Jn(c,f,"cancel"),args:{ticket:u}})};return i`<div class="tickets" role="group" aria-label="tickets by seat">
    ${c.seats.map(u=>i`<${md} key=${u.seat} seated=${u} selling=${l}
      chosen=${l?(s.seat??c.seats[0].seat)===u.seat:n?.seat===u.seat}
      tickets=${c.facts.tickets.filter(({seat:f})=>f===u.seat)}
      finish=${c.facts.finish&&!c.prompt?c.facts.finish:null}
      onChoose=${()=>o({seat:u.seat})} onTicket=${a} />`)}
    ${r&&i`<${lt} title=${`Cancel ticket ${r.ticket}?`} yes="cancel the ticket" no="keep it"
      text=${`${r.bets.map(Ha).join(", ")}: ${h(dt(r.bets))} go back to the rack.`}
      onYes=${p} onClose=${()=>a(null)} />`}
  </div>`}var Ha=({amount:t,type:e,horses:n})=>`${h(t)} ${e} ${qt(n)}`;function md({seated:t,selling:e,chosen:n,tickets:s,onChoose:o,onTicket:r}){let a=et(null);q(()=>{n&&a.current.scrollIntoView({block:"nearest"})},[n]);let c=i`<b>${t.player}</b><span class="figure" data-place=${`seat:${t.seat}`}>${h(t.rack)}</span>`;return i`<div class=${k(["holder",n&&"is-lit"])} ref=${a}>
    ${e?i`<button type="button" class="holder-name" aria-pressed=${String(n)}
          aria-label=${`seat ${t.seat}, ${t.player}`} onClick=${o}>${c}</button>`:i`<div class="holder-name">${c}</div>`}
    ${s.map(l=>i`<${bd} key=${l.ticket} ticket=${l} selling=${e} onTap=${()=>r(l)} />`)}
  </div>`}function bd({ticket:t,selling:e,onTap:n}){let s=t.bets.map(({amount:r,type:a,horses:c},l)=>i`<span key=${l} class="ticket-line">
    ${h(r)} ${a} <${te} order=${c} /></span>`),o=i`<span class="ticket-number">${t.ticket}</span>`;return e?i`<button type="button" class="ticket" aria-label=${`ticket ${t.ticket}: cancel`} onClick=${n}>
    ${o}<span class="ticket-lines">${s}</span></button>`:i`<div class="ticket">${o}<span class="ticket-lines">${s}</span></div>`}function La({table:t,state:e,pad:n,setPad:s,last:o,news:r}){let{round:a,night:c}=e,l=a.seats.map(({seat:S})=>S),p=n.seat??l[0],u=a.seats.find(S=>S.seat===p),{amount:f=Yn(a,"WIN"),type:$="WIN",horses:d=[],tapped:m=[],fresh:v=!0}=n,g=n.lines?.[p]??[],y=Jn(a,p,"ticket"),_=o[`${p} ticket`]?.bets,T=S=>s({seat:p,amount:f,type:$,horses:d,...S}),x=S=>T({amount:S.reduce((Y,Mt)=>Y+Mt,0),tapped:S,fresh:!1}),B=(S,Y={})=>T({lines:{...n.lines,[p]:S},...Y}),P=kt(f,m,c.chip_set),Z=u.rack-dt(g),U=S=>{if(d.includes(S))return T({horses:d.filter(Mt=>Mt!==S)});let Y=Js([...d,S],$);return Y.length<At[$]?T({horses:Y}):B([...g,{amount:f,type:$,horses:Y.join("/")}],{horses:[],fresh:!0})},I=async S=>{await t.act({...y,args:{bets:S}})&&s(Y=>({lines:{...Y.lines,[p]:[]},...Y.seat===n.seat?{seat:p,horses:[],amount:void 0,tapped:[],fresh:!0}:{}}))},A=Ys(a,$,f,Z),z=`${u.player} \xB7 rack ${h(u.rack)}`,O=a.seats.find(S=>n.lines?.[S.seat]?.length),H=a.seats.filter(S=>Jn(a,S.seat,"ticket")&&!a.facts.tickets.some(Y=>Y.seat===S.seat)).map(({player:S})=>S),ut=i`<${b} kind=${O||H.length?"plain":"main"} disabled=${!!O} busy=${t.late.value}
    onTap=${()=>t.act(Jn(a,"dealer","off"))}>OFF<//>`;return i`<${Zt} table=${t} line=${gd(a,n,u,O,H)} news=${r} detail=${z}>
    <div class="builder">
      <div class="builder-row">
        <output class="builder-amount figure" aria-label="amount">${h(f)}</output>
        <${xt} chipset=${c.chip_set} fits=${S=>y&&(v?0:f)+S<=Z}
          onAdd=${S=>x(v?[S]:[...P,S])}
          onTakeOff=${S=>x(H(P,S))} />
        <${b} name="take off the last chip" disabled=${!f} onTap=${()=>x(P.slice(0,-1))}>⌫<//>
        <div class="builder-types" role="group" aria-label="pool">
          ${Object.keys(At).map(S=>i`<${b} key=${S} chosen=${S===$}
            onTap=${()=>T({type:S,horses:[]})}>${S}<//>`)}
        </div>
        <div class="builder-horses" role="group" aria-label="horses, in the order they come in">
          ${[...St].map(S=>i`<${kd} key=${S} horse=${S} at=${d.indexOf(S)}
            disabled=${!y||A!==null} onTap=${()=>U(S)} />`)}
        </div>
      </div>
      <${R} question=${`selling ${a.facts.sold??0}`} end=${ut} steady>
        <${b} kind="main" disabled=${!g.length||dt(g)>u.rack} busy=${t.late.value} onTap=${()=>I(g)}>
          ${g.length?`sell \xB7 ${h(dt(g))}`:"sell"}
        <//>
        <${b} kind="plain" disabled=${!y||!_||dt(_)>u.rack||g.length} onTap=${()=>I(_)}>
          same again${_?` \xB7 ${h(dt(_))}`:""}
        <//>
        <div class="builder-lines" aria-label="lines of this ticket">
          ${g.map((S,Y)=>i`<button type="button" key=${Y} class="builder-line" aria-label=${`take off ${Ha(S)}`}
            onClick=${()=>B(g.filter((Mt,Nt)=>Nt!==Y))}>
            ${h(S.amount)} ${S.type} <${te} order=${S.horses} /> <span aria-hidden="true">✕</span></button>`)}
          ${A&&i`<span class="builder-note small">${A}</span>`}
        </div>
      <//>
    </div>
  <//>`}function Js(t,e){return At[e]!==4||t.length!==3?t:[...t,[...St].find(n=>!t.includes(n))]}function Ys(t,e,n,s){let o=Yn(t,e);return n<o?`${e} is bet from ${h(o)}`:n%o?`${e} is bet in multiples of ${h(o)}`:n>s?`${h(s)} left in the rack`:null}var yd=["first","second","third"];function gd(t,{type:e="WIN",horses:n=[]},s,o,r){return n.length?`${s.player}: ${e} ${qt(n.join("/"))} \u2026 who comes ${yd[n.length]}?`:o?o===s?`${s.player}'s ticket: another line, or sell.`:`${o.player}'s ticket is not sold yet.`:t.facts.tickets.length?r.length?`More bets? No ticket yet: ${Kt(r)}.`:"Everybody has a ticket. Off when the last one is in.":"Bets, please."}function kd({horse:t,at:e,disabled:n,onTap:s}){return i`<button type="button" class=${k(["horse-key",e>=0&&"is-picked"])} disabled=${n}
      aria-label=${Ot[t]} aria-pressed=${e>=0?"true":"false"} onClick=${s}>
    <${Xt} horse=${t} />${e>=0&&i`<span class="horse-key-place">${e+1}</span>`}
  </button>`}var _d=4;function Pa({round:t,running:e}){let[n,s]=w(null),{board:o,facts:r}=t,a=e?null:r.finish,c=et(o);r.finish||(c.current=o);let l=e?{...t,board:c.current}:t;return i`<div class="tote" role="group" aria-label="tote board">
    ${Object.keys(At).map(p=>i`<${vd} key=${p} kind=${p} round=${l} finish=${a}
      onWhole=${p==="WIN"?null:()=>s(p)} />`)}
    ${n&&i`<${V} title=${`${n}: ${Object.keys(o[n].orders).length} orders`} onClose=${()=>s(null)}
        foot=${i`<${b} kind="plain" onTap=${()=>s(null)}>go back<//>`}>
      <div class="tote-whole"><${qa} kind=${n} round=${l} finish=${a} staked lines=${Fa(o[n].orders)} /></div>
    <//>`}
  </div>`}function vd({kind:t,round:e,finish:n,onWhole:s}){let{orders:o,carried:r}=e.board[t],a=e.places[`pool:${t}`]??0,c=t==="WIN"?Object.entries(o):xd(o,Ra(t,n));return i`<section class="pool" aria-label=${t}>
    <header class="pool-head" data-place=${`pool:${t}`}>
      <b>${t}</b> <span class="figure">${h(a)}</span>
      ${r>0&&i`<span class="small quiet">${h(r)} carried</span>`}
    </header>
    <${qa} kind=${t} round=${e} finish=${n} lines=${c} />
    ${s&&i`<${b} kind="quiet" onTap=${s}>all ${Object.keys(o).length}<//>`}
  </section>`}var Ra=(t,e)=>e?e.slice(0,At[t]).join("/"):null,Fa=t=>Object.entries(t).sort(([,e],[,n])=>n.chance-e.chance||n.staked-e.staked);function xd(t,e){let n=([s,{staked:o}])=>s===e?2:o?1:0;return Fa(t).sort((s,o)=>n(o)-n(s)).slice(0,_d)}function qa({kind:t,round:e,finish:n,lines:s,staked:o}){let r=Ra(t,n);return i`<table class="tote-lines">
    <thead><tr><th></th>${o&&i`<th>staked</th>`}<th>${n?"paid":"pays"}</th><th>chance</th></tr></thead>
    <tbody>${s.map(([a,c])=>i`<tr key=${a} class=${k([a===r&&"is-won"])}>
      <td><${te} order=${a} /></td>
      ${o&&i`<td>${c.staked?h(c.staked):"\u2013"}</td>`}
      <td class="tote-pays">${n?a===r?Sd(t,e):"":wd(c,e)}</td>
      <td>${Td(c.chance)}</td>
    </tr>`)}</tbody>
  </table>`}function wd({will_pay:t},{options:e}){return t===null?"\u2013":e.split==="even"?h(t):`${h(Math.floor(t/100))}.${String(t%100).padStart(2,"0")}`}function Sd(t,{record:e}){let n=e.flatMap(({events:s})=>s).filter(({code:s,args:o})=>s==="superfecta.pays"&&o.pool===t);return n.length?h(n.reduce((s,{args:o})=>s+o.amount,0)):"carried"}var Td=t=>t===null?"":`${Math.floor(t/1e4)}.${Math.floor(t%1e4/1e3)}%`;var Qn={Felt:Rd,Foot:Od,words:Ad,deed:Cd,event:Md,payment:Nd,over:Hd,beats:Ld,showing:Pd};function Od({prompt:t}){return t?.say.code==="superfecta.betting"?La:null}function Ad(){return{turn:()=>"TURN A CARD",run:()=>"RUN TO THE END"}}function Cd({index:t,do:e,args:n,transfers:s},{who:o,round:r}){switch(e){case"ticket":return`${o}: ${n.bets.map(Ed).join(", ")}${n.bets.length>1?` \xB7 ${h(Bd(n.bets))}`:""}.`;case"cancel":return`Ticket ${n.ticket} cancelled, ${h(s.reduce((a,{amount:c})=>a+c,0))} back.`;case"off":return"No more bets.";case"turn":return`${L(r.zones.course.cards[jd(r,t)])}.`;case"run":return"Run to the end.";case"show":return`${L(n.card)}.`;default:return null}}var Ed=({amount:t,type:e,horses:n})=>`${h(t)} ${e} ${qt(n)}`,Bd=t=>t.reduce((e,{amount:n})=>e+n,0),jd=({record:t},e)=>t.filter(n=>n.do==="turn"&&n.index<e).length;function Md({code:t,args:e,text:n},s){switch(t){case"superfecta.off":return null;case"superfecta.home":return`${Ot[e.horse]} home, number ${e.place}.`;case"superfecta.finish":return`The finish: ${qt(e.horses)}.`;case"superfecta.pays":return`${e.pool}: ${s[e.seat]} ${h(e.amount)}.`;case"superfecta.carried":return e.amount?`${e.pool}: nobody, ${h(e.amount)} carried.`:null;default:return n}}function Nd({action:t,seat:e,transfers:n},s){let o=s.record.find(({index:c})=>c===t)?.events.filter(({code:c,args:l})=>c==="superfecta.pays"&&l.seat===e)??[],r=o.map(({args:c})=>`${c.pool} ${qt(c.order)}: ${c.reckoning} = ${h(c.amount)}`),a=n.filter(({why:c})=>!/ pays /.test(c)).map(({from:c,why:l,amount:p})=>`${c.slice(5)}, ${l}: ${h(p)}`);return{hand:o.map(({args:c})=>`${c.pool} ${qt(c.order)}`).join(", ")||"the end of the meeting",sums:[...r,...a]}}function Hd({facts:t}){return`${qt(t.finish.join("/"))}. Race ${t.race} of ${t.races} is paid.`}function Ld({zones:t}){return t.course?.count??0}function Pd({zones:t},e){let{home:n}=Ye(t.course.cards,e);return n.length?`${n.slice(0,3).map((s,o)=>`${Ot[s]} ${Qs[o]}`).join(", ")}.`:"They are off."}var Qs=["1st","2nd","3rd","4th"];function Rd(t){let{state:e,pace:n}=t,{round:s}=e,o=s.zones.course?.cards??[],{spaces:r,home:a}=Ye(o,n.beat);return i`<section class="felt races" aria-label="felt">
    <${Fd} rail=${s.zones.rail?.cards??[]} spaces=${r} home=${a} card=${n.beat?o[n.beat-1]:null} />
    <div class="races-below">
      <${Pa} round=${s} running=${n.running} />
      <${Na} ...${t} />
    </div>
  </section>`}function Fd({rail:t,spaces:e,home:n,card:s}){let o=[...Array(Tt).keys()];return i`<div class="track" role="group" aria-label="the track">
    <div class="track-rail" aria-label="the rail">
      <span class="track-turned">${s?i`<${E} card=${s} />`:i`<${$t} />`}</span>
      ${o.map(r=>i`<span key=${r} class="track-rail-card">
        ${r<Tt-1&&(t[r]?i`<${E} card=${t[r]} />`:i`<${$t} />`)}
      </span>`)}
      <span class="track-end"></span>
    </div>
    ${[...St].map(r=>i`<${qd} key=${r} horse=${r} at=${e[r]} place=${n.indexOf(r)} />`)}
  </div>`}function qd({horse:t,at:e,place:n}){let s={"--at":String(e)};return i`<div class=${k(["lane",n===0&&"is-winner"])} role="img"
      aria-label=${`${Ot[t]}: ${n<0?`space ${e} of ${Tt}`:Qs[n]}`}>
    <span class="lane-start"></span>
    ${[...Array(Tt).keys()].map(o=>i`<span key=${o} class=${k(["lane-space",o===Tt-1&&"is-line"])}></span>`)}
    <span class="lane-place figure">${n<0?"":Qs[n]}</span>
    <span class="horse" style=${s}><${Xt} horse=${t} /></span>
  </div>`}var Ae={ante:"Ante",blind:"Blind",play:"Play",trips:"Trips"},bt=(t,e,n)=>t.places[`circle:${e}:${n}`]??0;function Ia({board:t,options:e,onClose:n}){let s=Object.keys(t.blind_paytable),o=i`<${b} kind="plain" onTap=${n}>go back<//>`;return i`<${V} title="What is paid" onClose=${n} foot=${o}>
    <table class="ledger paytables">
      <thead><tr><th>hand</th><th class="number">Blind</th><th class="number">Trips</th></tr></thead>
      <tbody>${s.map(r=>i`<tr key=${r}>
        <td>${r}</td>
        <td class="number">${t.blind_paytable[r]}</td>
        <td class="number">${t.trips_paytable[r]}</td>
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">Blind${Da(e.blind_paytable)}: only when the player beats the dealer; an equal hand pushes.
      What a fraction leaves over stays with the house.</p>
    <p class="small quiet">Trips${Da(e.trips_paytable)}: on the player's hand alone, whoever wins; a fold loses it.</p>
    <p class="small quiet">Ante and Play pay 1:1. Without a pair the dealer does not qualify, and the Ante pushes.</p>
  <//>`}var Da=t=>typeof t=="string"?` (${t})`:" (your own table)";var Dd=["ante","trips"];function Ua({table:t,state:e,pad:n,setPad:s,last:o,news:r}){let{round:a,night:c}=e,{prompt:l}=a,p=(C,Q)=>l.options.find(it=>it.by===C&&it.do===Q),u=a.seats.map(({seat:C})=>C),[f,$]=w(!1),d=C=>!!p(C,"bet")&&!n.sitting?.[C],m=n.seat===void 0?Vs(a,u.filter(d),0):n.seat,v=n.target??"ante",g=p(m,"bet"),y=Zs(a,m),_=n.drafts?.[m]??y,T=kt(_[v],n.tapped?.[`${m} ${v}`]??[],c.chip_set),x=_.ante!==y.ante||_.trips!==y.trips,B=Id(o[`${m} bet`]),P=a.seats.find(C=>C.seat===m),Z=(C,Q=[])=>s({seat:m,target:v,drafts:{...n.drafts,[m]:{..._,[v]:C}},tapped:{...n.tapped,[`${m} ${v}`]:Q}}),U=C=>Z(C.reduce((Q,it)=>Q+it,0),C),I=(C,Q={})=>s(it=>{let{[C]:ee,...he}=it.drafts??{},{seat:Ve,...N}=Q;return it.seat===n.seat?{drafts:he,tapped:{},target:"ante",...Q}:{drafts:he,...N}}),A=async C=>{let Q=!C.ante&&!C.trips,it=Q?p(m,"clear"):g;await t.act({...it,args:Q?{}:Wa(C)})&&I(m,{seat:Vs(a,u.filter(d),m),sitting:{...n.sitting,[m]:!1}})},z=()=>{let C={...n.sitting,[m]:!n.sitting?.[m]},Q=C[m]?Vs(a,u.filter(it=>d(it)&&it!==m),m):m;I(m,{seat:Q,sitting:C})},O=async()=>{$(!1);for(let[Q,it]of Object.entries(n.drafts??{})){let ee=Number(Q);if(!(!it.ante&&!it.trips)){if(!await t.act({...p(ee,"bet"),args:Wa(it)}))return s({seat:ee});I(ee)}}let C=t.state.peek().round?.prompt?.options.find(({do:Q})=>Q==="deal");return C&&t.act(C)},H=p("dealer","deal")||Object.values(n.drafts??{}).some(({ante:C,trips:Q})=>C||Q),ut=C=>g&&Qe(a,g,P.rack+gt(y),{..._,[v]:_[v]+C})===null,S=a.seats.filter(C=>d(C.seat)&&!gt(n.drafts?.[C.seat]??Zs(a,C.seat))).map(({player:C})=>C),Y=H&&!x&&!S.length,Mt=i`<${b} kind=${Y?"main":"plain"} disabled=${!H} busy=${t.late.value}
    onTap=${S.length?()=>$(!0):O}>DEAL<//>`,Nt=S.length?`${We(S,"not bet")}.`:"All bets are down: deal.";return i`<${Zt} table=${t} line=${H&&(Y||S.length)?Nt:l.say.text} news=${r}
      detail=${P&&`${P.player} \xB7 rack ${h(P.rack)}`}>
    ${f&&i`<${lt} title=${`Deal without ${Kt(S)}?`} no=${`wait for ${S.length===1?S[0]:"them"}`} yes=${`deal without ${S.length===1?S[0]:"them"}`}
      text=${`${We(S,"not bet")}. Without a bet nobody is dealt in, and cards that are dealt cannot be taken back.`}
      onYes=${O} onClose=${()=>$(!1)} />`}
    <div class="bets">
      <div class="bets-row">
        ${Dd.map(C=>i`<${Wd} key=${C} name=${C} draft=${_} chosen=${C===v} disabled=${!g}
          onTap=${()=>s({seat:m,target:C})} />`)}
        <${xt} chipset=${c.chip_set} fits=${ut} onAdd=${C=>U([...T,C])}
          onTakeOff=${C=>U(Ct(T,C))} />
        <${b} name="take off the last chip" disabled=${!T.length} onTap=${()=>U(T.slice(0,-1))}>⌫<//>
        <p class="bets-note small" role="status">${P?Kd(a,g,_):""}</p>
      </div>
      <${R} question=${`betting ${m}`} end=${Mt} steady>
        <${b} kind="main" disabled=${!x} busy=${t.late.value} onTap=${()=>A(_)}>
          <span class="bets-place">${Ud(P,_,x)}</span>
        <//>
        <${b} kind="plain" disabled=${!g||!B||Qe(a,g,P.rack+gt(y),B)!==null}
          onTap=${()=>A(B)}>same again${B?` \xB7 ${Ka(B)}`:""}<//>
        <${b} kind="quiet" disabled=${!gt(_)} onTap=${()=>s({seat:m,target:"ante",drafts:{...n.drafts,[m]:{ante:0,trips:0}},tapped:{}})}>clear<//>
        <${b} kind="quiet" chosen=${!!(P&&n.sitting?.[m])} disabled=${!g||gt(y)>0} onTap=${z}>sits out<//>
      <//>
    </div>
  <//>`}var Zs=(t,e)=>({ante:bt(t,e,"ante"),trips:bt(t,e,"trips")}),gt=({ante:t,trips:e})=>2*t+e,Wa=({ante:t,trips:e})=>e?{ante:t,trips:e}:{ante:t},Id=t=>t&&{ante:t.ante,trips:t.trips??0},Ka=({ante:t,trips:e})=>[t&&h(t),e&&`Trips ${h(e)}`].filter(Boolean).join(" + ");function Vs(t,e,n){return[...e.filter(o=>o>n),...e.filter(o=>o<n)].find(o=>!gt(Zs(t,o)))??null}function Wd({name:t,draft:e,chosen:n,disabled:s,onTap:o}){let r=e[t];return i`<button type="button" class=${k(["bets-target",n&&"is-chosen"])} aria-pressed=${String(n)}
      disabled=${s} onClick=${o}>
    <span class="small">${t==="ante"?"Ante":"Trips"}</span>
    <b class="bets-figure">${h(r)}</b>
    <span class="small">${t==="ante"?`+ Blind ${h(r)}`:" "}</span>
  </button>`}function Ud(t,e,n){return t?n?gt(e)?`${t.player} bets ${Ka(e)}`:`${t.player} takes it back`:`${t.player} bets`:"all bets are down"}function Qe(t,e,n,{ante:s,trips:o}){let{maximum_bet:r}=t.options;return r&&(s>r||o>r)?`at most ${h(r)}`:s>e.values.ante.max||o>e.values.trips.max?"the rack does not hold that":3*s+o>n?"the rack keeps one more ante for the Play bet":null}function Kd(t,e,n){if(!e)return"The rack does not cover a bet.";let s=Object.entries(t.board.blind_paytable).find(([,a])=>zd(a,n.ante));if(!s)return"";let[o,r]=s;return`A ${o} pays ${r.replace(":"," to ")} on the Blind: of ${h(n.ante)} the house would keep the odd part of a chip.`}var zd=(t,e)=>{let[n,s]=t.split(":").map(Number);return s>1&&e*n%s!==0};var Vn={Felt:nf,Foot:({facts:t})=>t.street==="betting"?Ua:null,words:Jd,deed:Yd,event:Qd,payment:Xd,over:tf,passOn:ef},Gd=[7,6,5,4,3,2,1];function Jd(t){let[e]=t.prompt?.awaited??[];return{check:()=>"CHECK",fold:()=>"FOLD",play:({times:n})=>`PLAY ${n}\xD7 \xB7 ${h(n*bt(t,e,"ante"))}`}}function Yd({do:t,args:e,transfers:n},{who:s}){switch(t){case"bet":{let o=e.trips?`Trips ${h(e.trips)}`:"",r=e.ante?`${h(e.ante)}, Blind ${h(e.ante)}`:"";return`${s} bets ${[r,o].filter(Boolean).join(", ")}.`}case"clear":return`${s} takes the bet back.`;case"deal":return"No more bets. Cards dealt.";case"check":return`${s} checks.`;case"fold":return`${s} folds.`;case"play":return`${s} plays ${e.times}\xD7, ${h(n[0].amount)}.`;case"show":return`${L(e.card)} turned up.`;default:return null}}function Qd({code:t,args:e,text:n},s){if(t==="uth.breakage")return`Odd Blind: a ${e.hand} is rounded down.`;if(t!=="uth.settled")return n;let o=e.lines.reduce((r,{stake:a,result:c,won:l})=>r+(c==="loses"?-a:l),0);return`${s[e.seat]}: ${e.hand}, ${rt(o)}.`}function Vd({circle:t,stake:e,odds:n,result:s,won:o}){let r=`${Ae[t]} ${h(e)}`;return s.startsWith("pays")?`${r} \xD7 ${n} = ${h(o)}${s.includes("breakage")?", the half chip stays":""}`:`${r} ${s}`}var Zd={better:"",worse:", beaten",equal:", equal to the dealer's"};function Xd({action:t,seat:e,transfers:n},s){let r=s.record.find(({index:u})=>u===t)?.events.find(({code:u,args:f})=>u==="uth.settled"&&f.seat===e);if(!r)return{hand:null,sums:n.map(({why:u,amount:f})=>`${u}: ${h(f)}`)};let{hand:a,cards:c,compared:l,lines:p}=r.args;return{hand:a+Zd[l],sums:p.map(Vd),lit:new Set(c)}}function tf({record:t}){let e=t.at(-1)?.events.find(({code:n})=>n==="uth.qualifies"||n==="uth.fails");return e?`${e.text} All paid.`:"Nobody stayed in. All paid."}function ef({prompt:t,record:e}){let[n]=t?.awaited??[];return typeof n=="number"&&n>e.at(-1).by?n:null}function nf({state:t,paying:e,pad:n,setPad:s,face:o}){let{round:r,table:a,night:c}=t,[l,p]=w(!1),{zones:u,facts:f,board:$}=r,d=e?o.payment(e,r).lit:void 0,m=u["hand:dealer"]?.cards??[],v=Array(u["board:covered"]?.count??0).fill("??"),g=r.record.flatMap(({events:y})=>y).find(({code:y})=>y==="uth.qualifies"||y==="uth.fails");return i`<section class="felt uth" aria-label="felt">
    <div class="uth-tables"><${b} kind="quiet" onTap=${()=>p(!0)}>paytables<//></div>
    <div class="uth-dealer">
      <${M} cards=${m} places=${2} lit=${d} label=${g?sf(g):"dealer"} />
    </div>
    <div class="uth-board"><${M} cards=${[...u.board?.cards??[],...v]} places=${5} lit=${d} /></div>
    ${Gd.map(y=>i`<${of} key=${y} seat=${y} round=${r} chipset=${c.chip_set} lit=${d}
      street=${f.street} paying=${e?.seat===y} pad=${n} setPad=${s}
      holds=${a.hand_over?.seat===y} />`)}
    ${l&&i`<${Ia} board=${$} options=${a.options} onClose=${()=>p(!1)} />`}
  </section>`}var sf=({code:t,args:e})=>`${e.hand}: ${t==="uth.qualifies"?"qualifies":"does not qualify"}`;function of({seat:t,round:e,chipset:n,lit:s,street:o,paying:r,pad:a,setPad:c,holds:l}){let p=e.seats.find(x=>x.seat===t),u=`uth-seat uth-seat-${t}`;if(!p)return i`<div class=${`${u} is-empty`} aria-hidden="true"><span class="uth-empty">${t}</span></div>`;let f=o==="betting",$=e.zones[`hand:${t}`]?.cards??[],d=e.facts.folded.includes(t),m=!f&&!e.facts.dealt_in.includes(t),v=f&&a.seat===t,g=r||e.prompt?.awaited.includes(t)||v,y=f?a.drafts?.[t]:void 0,_=[u,g&&"is-lit",(d||m)&&"is-out",v&&"is-chosen",cf(e,t)&&"is-waiting"],T=i`
    <span class="uth-hand">
      ${$.length>0&&!d&&i`<${M} cards=${$} lit=${r?s:void 0} />`}
      <span class="uth-note">${f&&a.sitting?.[t]?"sits out":rf({folded:d,out:m,holds:l})}</span>
    </span>
    <span class="uth-circles">
      ${["trips","play","ante","blind"].map(x=>i`<${lf} key=${x} name=${x} place=${`circle:${t}:${x}`}
        amount=${af(e,t,x,y)} draft=${y!==void 0} chipset=${n} />`)}
    </span>
    <span class="uth-who"><b>${p.player}</b><span class="figure" data-place=${`seat:${t}`}>${h(p.rack)}</span></span>`;return f?i`<button type="button" class=${k(_)} aria-label=${`seat ${t}, ${p.player}`} aria-pressed=${String(v)}
    onClick=${()=>c({seat:t,target:"ante"})}>${T}</button>`:i`<div class=${k(_)} role="group" aria-label=${`seat ${t}, ${p.player}`}>${T}</div>`}var rf=({folded:t,out:e,holds:n})=>t?"folded":n?"has the tablet":e?"out":"";function af(t,e,n,s){return s?{ante:s.ante,blind:s.ante,trips:s.trips,play:0}[n]:bt(t,e,n)}function cf(t,e){let[n]=t.prompt?.awaited??[],{dealt_in:s=[],folded:o}=t.facts;return typeof n=="number"&&e>n&&s.includes(e)&&!o.includes(e)&&bt(t,e,"ante")>0&&!bt(t,e,"play")}function lf({name:t,place:e,amount:n,draft:s,chipset:o}){let[r]=De(n,o);return i`<span class=${k(["uth-circle",`uth-${t}`,n>0&&s&&"is-draft"])} data-place=${e}>
    <span class="uth-ring">${r?i`<${yn} value=${n} colour=${r.colour} />`:Ae[t]}</span>
  </span>`}var uf={lorum:ya,polignac:Dn,kaiser:Wn,"canadian-salad":In,schnapsen:Un,"stop-the-bus":Gn,"divide-and-conquer":Rn,bura:Ue,"card-stock-market":ca,kabu:da,speculation:Je,uth:Vn,superfecta:Qn},za=t=>({...Lr,...uf[t]});var Ga={Board:pf,reason:t=>t&&Ue.payment(t).hand};function pf({state:{round:t,table:e}}){let n=t.zones.stock.count+(t.zones.trump?.count??0);return i`<${Ue.Seen} round=${t} seat=${e.seat} />
    <p class="hand-pots"><span>pot <b class="figure">${h(t.places.pot??0)}</b></span><span>stock <b>${n}</b></span></p>`}var Ja={Board:ff,line:df,Mine:()=>$f,Play:()=>hf};function df({round:t}){return Ws(t)||null}function ff({state:{round:t,table:e}}){return i`<${Oe} round=${t} />
    <p class="hand-pots"><span>money <b class="figure">${h(pe(t,e.seat))}</b></span>
      <span>worth <b class="figure">${h(t.board.players[e.seat].worth)}</b></span>
      <span>draw pile <b>${t.board.draw_pile}</b></span></p>`}function Ya({pad:t,options:e}){let n=e.map(D).join();return t.asked===n?t:{asked:n,own:[],sale:null}}function $f(t){let{state:e,setPad:n,cover:s}=t,{round:o,table:r}=e,{asked:a,own:c,sale:l}=Ya(t),p=o.zones[`hand:${r.seat}`]?.cards??[],u=ue(o,r.seat),f=$=>{let d=c.includes($)?c.filter(m=>m!==$):[...c,$].slice(-4);n({asked:a,own:d,sale:null})};return i`<div class="hand-open is-many" style=${{"--of":8}}>
    <div class="tap-hand" role="group" aria-label="my cards">${p.map(($,d)=>i`<button type="button" key=${d} class=${k(["tap-card","is-open",c.includes(d)&&"is-raised"])}
      aria-label=${at($)} aria-pressed=${String(c.includes(d))} onClick=${()=>f(d)}><${E} card=${$} /></button>`)}</div>
    <div class="hand-under">
      <div class="trade-mine" role="group" aria-label="my certificates">
        ${u.map(($,d)=>i`<${Pn} key=${d} card=${$} chosen=${l===d} onTap=${()=>n({asked:a,own:[],sale:l===d?null:d})} />`)}
        ${!u.length&&i`<span class="quiet small">no certificates yet</span>`}
      </div>
      <${b} kind="quiet" onTap=${s.cover}>cover<//>
    </div>
  </div>`}function hf(t){let{hand:e,state:n,open:s,cover:o}=t,{round:r,table:a}=n,{asked:c,own:l,sale:p}=Ya(t);if(!s)return i`<${R} question="covered"><${b} kind="main" onTap=${o.look}>look at my cards<//><//>`;let u=r.zones[`hand:${a.seat}`]?.cards??[];return i`<${R} question=${c}><div class="hand-deeds"><${Is} round=${r} seat=${a.seat} picked=${l.map(f=>u[f])}
    sale=${p===null?null:ue(r,a.seat)[p]} busy=${e.late.value} act=${e.act} /></div><//>`}var Qa={Board:mf};function mf({state:{round:t,table:e}}){let{facts:n,zones:s,options:o}=t,r=t.seats.filter(({seat:a})=>a!==e.seat);return i`<p class="hand-pots"><span>hand <b>${n.hand}</b></span><span>stock <b>${s.stock?.count??0}</b></span>
      <span>${K(o.stake,"chip")} a point</span></p>
    <div class="hand-seen">${r.map(({seat:a,player:c})=>{let l=n.counts[a],p=n.drawing.includes(a);return i`<div key=${a} class=${k(["hand-other",t.prompt?.awaited.includes(a)&&"is-lit"])}>
        <${M} cards=${s[`hand:${a}`].cards} label=${c} />
        <b>${l??(p?"":"passed")}</b></div>`})}</div>`}var Xs=({round:t,table:e})=>t.cards==="virtual"&&t.zones[`hand:${e.seat}`]?.sight==="others",bf=()=>i`<p class="controls-note">Tap the back of the card you play.</p>`,Va={Board:yf,Mine:t=>Xs(t)?kf:null,Play:t=>Xs(t)?bf:null};function yf({state:t}){let{round:e,table:n}=t,{facts:s,board:o,options:r,places:a}=e,c=s.points?.[n.seat];return i`<p class="hand-pots"><span><b>${ze[s.contract]}</b></span><span>hand ${s.hand} of ${o.hands}</span>
      <span>pot <b class="figure">${h(a.pot??0)}</b></span><span>${c?K(c,"point"):`${K(r.stake,"chip")} a point`}</span></p>
    <${fe} round=${e} />
    ${Xs(t)&&i`<${gf} state=${t} />`}`}function gf({state:{round:t,table:e}}){let n=_t(t);return i`<div class="hand-others">${t.seats.filter(({seat:s})=>s!==e.seat).map(({seat:s})=>i`<${M} key=${s} cards=${t.zones[`hand:${s}`].cards} label=${n[s]} fanned />`)}</div>`}function kf({hand:t,state:e,options:n}){let{round:s,table:o}=e,r=n.find(l=>l.do==="play"),a=ft(r?D(r):""),c=(l,p)=>a.swallows(p)||t.act({...r,args:{position:l}});return i`<div class="hand-open is-many" style=${{"--of":8}}>
    <${Fn} left=${s.facts.positions?.[o.seat]??[]} open=${r?.values.position??[]} onTap=${c} /></div>`}var Za={Board:xf,reason:(t,e)=>t?.amount>0?Je.payment(t,e).hand:Je.over(e),words:_f};function _f(t){let e=_t(t);return{turn:()=>"TURN",keep:()=>"KEEP",agree:()=>`AGREE \xB7 ${h(t.facts.offer?.price??0)}`,sell:({to:n})=>`SELL to ${e[n]} \xB7 ${h(vf(t,n)??0)}`,withdraw:({unseen:n})=>n?`no more bid for ${e[n]}'s`:"withdraw"}}var vf=(t,e)=>$e(t,e).find(({unseen:n})=>n===null)?.price;function xf({state:{round:t,table:e}}){let{facts:n,zones:s,places:o,board:r}=t,a=_t(t),c=s[`pile:${e.seat}`]?.count??0,l=t.seats.flatMap(({seat:p})=>$e(t,p).map(u=>({...u,seat:p})));return i`<div class="hand-seen">
      <${M} cards=${s.held.cards} places=${1} label=${n.holder?`${a[n.holder]} holds`:"no trump yet"} />
      <div class="hand-says">
        <p>pot <b class="figure">${h(o.pot??0)}</b></p>
        ${s.held.cards.length>0&&!t.finished&&i`<p class="small">${Kn(r)} that it stands</p>`}
        ${l.map(p=>i`<p key=${`${p.seat} ${p.unseen}`} class="small">${a[p.seat]} bids <b>${h(p.price)}</b>${p.unseen?` for ${a[p.unseen]}'s`:""}</p>`)}
        ${n.offer&&i`<p class="small">offered to ${a[n.offer.to]} at <b>${h(n.offer.price)}</b></p>`}
      </div>
      <div class="hand-pile">${c>0&&i`<${E} card="??" />`}<span class="hand-label">my pile ${c}</span></div>
    </div>
    <div class="hand-seen is-small">${t.seats.map(({seat:p,player:u})=>{let{cards:f}=s[`turned:${p}`];return f.length>0&&i`<${M} key=${p} cards=${f.slice(-4)} label=${p===e.seat?"mine":u} fanned />`})}</div>`}var ti={Board:Sf,Mine:()=>Tf,line:wf,Play:({round:t})=>t.prompt?.say.code==="superfecta.betting"?Of:null,reason:(t,e)=>t&&Qn.payment(t,e).hand};function wf({round:t,table:e}){return t.prompt?.say.code!=="superfecta.betting"?null:t.facts.tickets.some(({seat:n})=>n===e.seat)?"Your ticket is in.":"Fill in your slip."}function Sf({state:{round:t}}){let e=t.zones.course?.cards??[],{spaces:n,home:s}=Ye(e,e.length);return i`<div class="hand-race" role="group" aria-label="the race">
    ${[...St].map(o=>{let r=s.indexOf(o);return i`<div key=${o} class="hand-lane" role="img" aria-label=${`${Ot[o]}: ${r<0?`space ${n[o]} of ${Tt}`:`number ${r+1}`}`}>
        <span class="hand-way" style=${{"--at":String(n[o]/Tt)}}><span class="hand-horse"><${Xt} horse=${o} /></span></span>
        <b>${r<0?"":r+1}</b></div>`})}</div>`}function Tf({hand:t,state:e,options:n}){let{round:s,table:o}=e,r=s.facts.tickets.filter(({seat:c})=>c===o.seat),a=n.find(c=>c.do==="cancel");return r.length?i`<ul class="hand-tickets" aria-label="my tickets">${r.map(({ticket:c,bets:l})=>i`<li key=${c}>
      <span class="hand-bets">${l.map((p,u)=>i`<span key=${u}>${h(p.amount)} ${p.type} <${te} order=${p.horses} /></span>`)}</span>
      <b class="figure">${h(dt(l))}</b>
      ${a&&i`<${b} kind="quiet" name=${`cancel ticket ${c}`} busy=${t.late.value} onTap=${()=>t.act({...a,args:{ticket:c}})}>✕<//>`}
    </li>`)}</ul>`:i`<p class="quiet">No ticket yet.</p>`}var Xa={type:"WIN",horses:[],box:!1,lines:[],tapped:[],fresh:!0};function Of({hand:t,state:e,options:n,last:s}){let{round:o,night:r,table:a}=e,[c,l]=w(Xa),{type:p,horses:u,box:f,lines:$,tapped:d,fresh:m}=c,v=n.find(O=>O.do==="ticket"),g=c.amount??Yn(o,"WIN"),y=O=>l({...c,amount:g,...O}),{rack:_}=o.seats.find(O=>O.seat===a.seat),T=_-dt($),x=kt(g,d,r.chip_set),B=O=>y({amount:O.reduce((H,ut)=>H+ut,0),tapped:O,fresh:!1}),P=s[`${a.seat} ticket`]?.bets,Z=Ys(o,p,g,T),U=O=>{if(u.includes(O))return y({horses:u.filter(ut=>ut!==O)});let H=f?[...u,O]:Js([...u,O],p);return f||H.length<At[p]?y({horses:H}):y({horses:[],fresh:!0,lines:[...$,{amount:g,type:p,horses:H.join("/")}]})},A=(f?ei(p==="SFC"?[...St]:u,At[p]):[]).map(O=>({amount:g,type:p,horses:O.join("/")})),z=async O=>await t.act({...v,args:{bets:O}})&&l(Xa);return v?i`
    <div class="hand-slip">
      <div class="hand-row">
        <output class="pad-amount" aria-label="amount">${h(g)}</output>
        ${Object.keys(At).map(O=>i`<${b} key=${O} chosen=${O===p} onTap=${()=>y({type:O,horses:[],box:f&&O!=="WIN"})}>${O}<//>`)}
        ${p!=="WIN"&&i`<${b} chosen=${f} onTap=${()=>y({box:!f,horses:[]})}>box<//>`}
      </div>
      <div class="hand-row"><${xt} chipset=${r.chip_set} fits=${O=>(m?0:g)+O<=T}
        onAdd=${O=>B(m?[O]:[...x,O])} onTakeOff=${O=>B(Ct(x,O))} /></div>
      <div class="hand-row" role="group" aria-label="horses, in the order they come in">
        ${[...St].map(O=>i`<${Af} key=${O} horse=${O} at=${u.indexOf(O)} box=${f} disabled=${Z!==null||f&&p==="SFC"} onTap=${()=>U(O)} />`)}
      </div>
      ${Z&&i`<p class="small hand-fault">${Z}</p>`}
      ${A.length>0&&i`<${b} kind="plain" disabled=${dt(A)>T} onTap=${()=>y({lines:[...$,...A],horses:[],box:!1,fresh:!0})}>
        box: ${A.length} bets · ${h(dt(A))}<//>`}
      ${$.length>0&&i`<div class="hand-lines" aria-label="bets of this slip">${$.map((O,H)=>i`<button type="button" key=${H} class="hand-bet" aria-label=${`take off ${h(O.amount)} ${O.type}`}
          onClick=${()=>y({lines:$.filter((ut,S)=>S!==H)})}>${h(O.amount)} ${O.type} <${te} order=${O.horses} /> ✕</button>`)}</div>`}
    </div>
    <${R} question=${`slip ${o.facts.sold??0}`} steady>
      <${b} kind="main" disabled=${!$.length||dt($)>_} busy=${t.late.value} onTap=${()=>z($)}>${$.length?`BET ${h(dt($))}`:"BET"}<//>
      <${b} kind="plain" disabled=${!P||$.length>0||dt(P)>_} onTap=${()=>z(P)}>same again${P?` \xB7 ${h(dt(P))}`:""}<//>
    <//>`:i`<p class="quiet">Your rack covers no bet.</p>`}function ei(t,e){return e===0?[[]]:t.flatMap(n=>ei(t.filter(s=>s!==n),e-1).map(s=>[n,...s]))}var Af=({horse:t,at:e,box:n,disabled:s,onTap:o})=>i`<button type="button" class=${k(["horse-key",e>=0&&"is-picked"])} disabled=${s}
    aria-label=${Ot[t]} aria-pressed=${String(e>=0)} onClick=${o}>
  <${Xt} horse=${t} />${e>=0&&!n&&i`<span class="horse-key-place">${e+1}</span>`}
</button>`;var ni={Board:Ce(Dn)},si={Board:Ce(In)},oi={Board:Ce(Un)},ri={Board:Ce(Rn)},ai={Board:Ce(Gn)},ii={Board:Ce(Wn),Play:Cf};function Ce({Seen:t}){return({state:e})=>e.round.finished?i`<${vt} state=${e} />`:i`<${t} round=${e.round} />`}function Cf({round:t,table:e}){return(t.prompt?.options.filter(({by:s})=>s===e.seat)??[]).some(({do:s})=>s==="bid"||s==="trump")?Ef:null}function Ef({hand:t,state:e,options:n,open:s,cover:o}){let r=t.late.value,a=$=>n.find(d=>d.do===$),[c,l,p]=["bid","trump","pass"].map(a),u=s&&a("misdeal"),f=$=>d=>t.act({...$,args:d});return i`<div class="hand-bidding">
    ${!s&&i`<${b} kind="plain" onTap=${o.look}>look at my cards<//>`}
    ${c&&i`<${Ks} bid=${c} round=${e.round} busy=${r} onBid=${f(c)} />`}
    ${l&&i`<div class="hand-suits"><${zs} busy=${r} onName=${f(l)} /></div>`}
    ${p&&i`<${b} kind="plain" busy=${r} onTap=${()=>f(p)({})}>PASS<//>`}
    ${u&&i`<${b} kind="plain" busy=${r} onTap=${()=>f(u)({})}>misdeal<//>`}
  </div>`}var ci={Board:Mf,Play:({round:t})=>t.facts.street==="betting"?Hf:null,line:Bf,reason:jf,empty:({round:t,table:e})=>t.facts.street!=="betting"&&!t.facts.dealt_in.includes(e.seat)?"You sit this hand out.":null};function Bf({round:t,table:e}){return t.facts.street!=="betting"?null:t.places[`circle:${e.seat}:ante`]||t.places[`circle:${e.seat}:trips`]?"Your bet is down.":"Place your bet."}function jf(t,e,n){return e.facts.folded.includes(n)?"folded":e.facts.dealt_in.includes(n)?t&&Vn.payment(t,e).hand:"you sat this hand out"}function Mf({state:t}){let{round:e,table:n}=t,{zones:s}=e,o=Object.keys(Ae).filter(r=>bt(e,n.seat,r));return i`<div class="hand-seen">
      <${M} cards=${s["hand:dealer"]?.cards??[]} places=${2} label="dealer" />
      <${M} cards=${s.board?.cards??[]} places=${5} label="board" />
    </div>
    <p class="hand-pots">${o.map(r=>i`<span key=${r}>${Ae[r]} <b class="figure">${h(bt(e,n.seat,r))}</b></span>`)}</p>`}var Nf={ante:"Ante",trips:"Trips"};function Hf({hand:t,state:e,last:n}){let{round:s,night:o,table:r}=e,{seat:a}=r,c=A=>s.prompt.options.find(z=>z.by===a&&z.do===A),l={ante:bt(s,a,"ante"),trips:bt(s,a,"trips")},[p,u]=w({on:l,tapped:{}}),f=p.on.ante===l.ante&&p.on.trips===l.trips,{draft:$=l,tapped:d={},target:m="ante"}=f?p:{},v=A=>u({on:l,draft:$,tapped:d,target:m,...A}),g=c("bet"),{rack:y}=s.seats.find(A=>A.seat===a),_=y+gt(l),T=n[`${a} bet`]&&{ante:0,trips:0,...n[`${a} bet`]},x=kt($[m],d[m]??[],o.chip_set),B=A=>v({draft:{...$,[m]:A.reduce((z,O)=>z+O,0)},tapped:{...d,[m]:A}}),P=A=>g&&!Qe(s,g,_,{...$,[m]:$[m]+A}),Z=A=>t.act({...g,args:A.trips?A:{ante:A.ante}}),U=$.ante!==l.ante||$.trips!==l.trips,I=gt(l)>0;return g?i`
    <div class="hand-targets">
      ${Object.entries(Nf).map(([A,z])=>i`<button type="button" key=${A} class=${k(["hand-target",A===m&&"is-chosen"])}
          aria-pressed=${String(A===m)} onClick=${()=>v({target:A})}>
        <span>${z}</span><b class="figure">${h($[A])}</b>
        <span class="small quiet">${A==="ante"?`+ Blind ${h($.ante)}`:"on its own"}</span></button>`)}
      <${b} name="take off the last chip" disabled=${!x.length} onTap=${()=>B(x.slice(0,-1))}>⌫<//>
    </div>
    <${xt} chipset=${o.chip_set} fits=${P} onAdd=${A=>B([...x,A])} onTakeOff=${A=>B(Ct(x,A))} />
    <${R} question=${`bets ${r.number}`} steady>
      <${b} kind="main" disabled=${!U||!gt($)} busy=${t.late.value} onTap=${()=>Z($)}>
        ${U||!I?gt($)?`BET ${to($)}`:"BET":`${to(l)} is down`}<//>
      ${I?i`<${b} kind="plain" busy=${t.late.value} onTap=${()=>t.act(c("clear"))}>take it back<//>`:i`<${b} kind="plain" disabled=${!T||!!Qe(s,g,_,T)} onTap=${()=>Z(T)}>same again${T?` \xB7 ${to(T)}`:""}<//>`}
    <//>`:i`<p class="quiet">Your rack does not cover a bet.</p>`}var to=({ante:t,trips:e})=>[t&&h(t),e&&`Trips ${h(e)}`].filter(Boolean).join(" + ");var Lf={uth:ci,superfecta:ti,lorum:Va,polignac:ni,kaiser:ii,"canadian-salad":si,schnapsen:oi,"stop-the-bus":ai,"divide-and-conquer":ri,kabu:Qa,bura:Ga,speculation:Za,"card-stock-market":Ja},li=t=>({...za(t),...Lf[t]});function ui({hand:t,state:e,onClose:n}){let{table:s,me:o,night:r}=e,[a,c]=w(As()),l=we(e.round??{}),[p,u]=w(!1),f=()=>{jr(!a),c(!a)};return p?i`<${Pf} hand=${t} game=${s.game} onClose=${()=>u(!1)} />`:i`<${V} title=${o.name} onClose=${n} foot=${i`<${b} kind="main" onTap=${n}>go back<//>`}>
    <p class="quiet">${r.name}${s?` \xB7 ${s.name} \xB7 seat ${s.seat}`:""}</p>
    <div class="hand-list">
      ${s&&i`<${b} kind="plain" onTap=${()=>u(!0)}>how ${s.game_name} is played<//>`}
      <${b} kind="plain" chosen=${a} onTap=${f}>sound at my turn: ${a?"on":"off"}<//>
      <${b} kind="plain" onTap=${l.turn}>my cards: ${l.as==="sorted"?"sorted":"as dealt"}<//>
      ${s?.last&&s.cards==="virtual"&&i`<${Dr} hand=${t} table=${s.table} number=${s.last.number} />`}
    </div>
    ${s?.commitment&&i`<div class="hand-promise"><p class="small quiet">The shuffle of round ${s.number} is promised. This is the SHA-256 of its seed, which
        is published when the round is closed; then your own phone can do the shuffle again.</p>
      <code>${s.commitment}</code></div>`}
  <//>`}function Pf({hand:t,game:e,onClose:n}){let[s,o]=w(null);return q(()=>{t.game(e).then(({help:r})=>o(r||"<p>Its page of help has not been written yet.</p>"),()=>o("<p>The house does not answer. Try again.</p>"))},[e]),i`<${V} title="How it is played" large onClose=${n} foot=${i`<${b} kind="main" onTap=${n}>back to my hand<//>`}>
    ${s?i`<div class="hand-help" dangerouslySetInnerHTML=${{__html:s}}></div>`:i`<p class="quiet">One moment.</p>`}
  <//>`}var Rf={sit:({chips:t})=>t?`A seat, with ${h(t)}`:"A seat",stand:()=>"To stand up","top-up":({chips:t})=>`${h(t)} more to the table`,"buy-in":({chips:t})=>`${h(t)} chips of the desk`,"cash-out":()=>"To be cashed out"},Ff={"buy-in":"the host","cash-out":"the host"};function Zn({hand:t,state:e}){return e.wishes.length?i`<ul class="hand-wishes" aria-label="what I asked for">
    ${e.wishes.map(n=>i`<li key=${n.number}>
      <span><b>${Rf[n.kind](n)}</b> <span class="quiet">${Ff[n.kind]??"the dealer"} will say</span></span>
      <${b} kind="quiet" busy=${t.late.value} onTap=${()=>t.takeBack(n.kind)}>take back<//>
    </li>`)}
  </ul>`:null}function Ee({hand:t,title:e,wish:n,most:s,start:o=0,chipset:r,verb:a,onClose:c}){let[l,p]=w(o),u={min:1,max:s,step:1},f=async()=>await t.wish({...n,chips:l})&&c(),$=i`<${b} kind="plain" onTap=${c}>go back<//>
    <${b} kind="main" disabled=${l<1||s!==void 0&&l>s} busy=${t.late.value} onTap=${f}>${a} ${h(l)}<//>`;return i`<${V} title=${e} onClose=${c} foot=${$}>
    <${Mn} value=${l} range=${u} chipset=${r} onChange=${p} />
    <${nt} text=${t.error.value} />
  <//>`}function eo({hand:t,state:e,onExplain:n,onClose:s}){let[o,r]=w(null),[{bill:a,trouble:c},l]=w({}),{me:p,table:u,night:f}=e;q(()=>{t.bill().then(v=>l({bill:v}),()=>l({trouble:"The house does not answer. Try again."}))},[e.version]);let $=()=>{t.dismiss(),r(null)},d={hand:t,chipset:f.chip_set,onClose:$};if(o==="top-up")return i`<${Ee} ...${d} title=${`More chips to ${u.name}`} wish=${{kind:"top-up",table:u.table}} most=${p.bankroll} verb="ask for" />`;if(o==="buy-in")return i`<${Ee} ...${d} title="More chips of the desk" wish=${{kind:"buy-in"}} verb="ask for" />`;if(o==="stand")return i`<${lt} title=${`Stand up from ${u.name}?`} text="The dealer says yes between two rounds; your rack goes to your bankroll."
      yes="ask" no="stay" onClose=${$} onYes=${()=>t.wish({kind:"stand",table:u.table}).then($)} />`;if(o==="cash-out")return i`<${lt} title="Be cashed out?" text=${`${h(p.bankroll)} in your bankroll go back to the desk. What is at a table stays there.`}
      yes="ask" no="play on" onClose=${$} onYes=${()=>t.wish({kind:"cash-out"}).then($)} />`;let m=i`<${b} kind="main" onTap=${s}>go back<//>`;return i`<${V} title="What I have" large onClose=${s} foot=${m}>
    <dl class="hand-sums">
      ${u&&i`<div><dt>at ${u.name}</dt><dd>${h(ie(e))}</dd></div>`}
      <div><dt>in the bankroll</dt><dd>${h(p.bankroll)}</dd></div>
      ${p.owes>0&&i`<div><dt>owed to the house</dt><dd>${h(p.owes)}</dd></div>`}
      ${p.owed>0&&i`<div><dt>the house owes me</dt><dd>${h(p.owed)}</dd></div>`}
      ${a&&i`<div class="hand-up"><dt>the night so far</dt><dd class=${pi(a.sum.result)}>${rt(a.sum.result)}</dd></div>`}
    </dl>
    <${Zn} hand=${t} state=${e} />
    <${nt} text=${t.error.value} />
    ${f.status==="open"&&i`<div class="hand-asks">
      ${u&&i`<${b} kind="plain" disabled=${!p.bankroll} onTap=${()=>r("top-up")}>more to the table<//>`}
      ${u&&i`<${b} kind="plain" onTap=${()=>r("stand")}>stand up<//>`}
      <${b} kind="plain" onTap=${()=>r("buy-in")}>buy chips<//>
      <${b} kind="plain" disabled=${!p.bankroll} onTap=${()=>r("cash-out")}>cash me out<//>
    </div>`}
    <${qf} bill=${a} trouble=${c} onExplain=${n} />
  <//>`}var pi=t=>t>0?"won":t<0?"lost":null;function qf({bill:t,trouble:e,onExplain:n}){if(!t)return i`<p class="quiet">${e??"One moment."}</p>`;let{lines:s,money:o}=t;return i`<ol class="hand-bill" aria-label="the bill">
    ${s.map(r=>i`<li key=${r.entry}><${Df} line=${r} worth=${o} onExplain=${n} /></li>`).reverse()}
    ${!s.length&&i`<li class="quiet">Nothing yet.</li>`}
  </ol>`}function Df({line:t,worth:e,onExplain:n}){let{what:s,chips:o,cash:r,owes:a,of:c}=t,l=[e&&r!==0&&`${qo(Math.abs(r),e.currency)} ${r<0?"paid":"paid to you"}`,a!==0&&`owed ${rt(a)}`],p=i`<span>${s}<span class="quiet small"> ${l.filter(Boolean).join(" \xB7 ")}</span></span>
    <b class=${k(["figure",c&&pi(o)])}>${rt(o)}</b>`;return c?i`<button type="button" class="hand-line" onClick=${()=>n({table:c.table,number:c.round})}>${p}</button>`:i`<div class="hand-line">${p}</div>`}var di=(t,e)=>t.map(If).filter(n=>n?.open.length&&n.open.every(s=>e.includes(s)));function If(t){let e=Object.entries(t.values);if(e.length!==1)return null;let[[n,s]]=e;switch(yt(s)){case"card":return{option:t,open:s,least:1,most:1,answer:([o])=>({[n]:o})};case"some":{let{of:o,least:r,most:a}=s;return o.every(G)?{option:t,open:o,least:r,most:a,answer:c=>({[n]:c})}:null}default:return null}}var fi=({open:t,least:e})=>t.length===e;function $i(t,e){let n=t.map(({option:f})=>D(f)).join(),[s,o]=w({asked:null,cards:[]}),r=ft(n),a=t.length===1&&fi(t[0])?t[0].open:[],c=s.asked===n?s.cards:a,l=(f,$=c)=>e({...f.option,args:f.answer($)});return{picked:c,tap:(f,$)=>{if(r.swallows($))return;let d=t.filter(({open:m})=>m.includes(f));d.length===1&&d[0].most===1?l(d[0],[f]):o({asked:n,cards:Wf(c,f,Math.max(...d.map(({most:m})=>m)))})},ready:({open:f,least:$,most:d})=>c.length>=$&&c.length<=d&&c.every(m=>f.includes(m)),play:l}}function Wf(t,e,n){return t.includes(e)?t.filter(s=>s!==e):[...t,e].slice(-n)}function hi({cards:t,plays:e,hand:n,label:s}){let o=new Set(e.flatMap(r=>r.open));return i`<div class="tap-hand" role="group" aria-label=${s??"your cards"}>
    ${t.map(r=>{let a=n.picked.includes(r);return o.has(r)?i`<button type="button" key=${r} class=${k(["tap-card","is-open",a&&"is-raised"])}
          aria-label=${at(r)} aria-pressed=${String(a)} onClick=${c=>n.tap(r,c)}><${E} card=${r} /></button>`:i`<span class="tap-card" key=${r}><${E} card=${r} dim=${o.size>0} /></span>`})}
  </div>`}function mi({plays:t,hand:e,words:n,busy:s}){return t.map(o=>{let r=o.option.do;if(o.most===1&&t.length===1&&!fi(o))return i`<p class="controls-note" key=${r}>Tap a card to ${F(r)}.</p>`;let a=e.ready(o);return i`<${b} key=${r} kind="main" disabled=${!a} busy=${s} onTap=${()=>e.play(o)}>
      ${a?ve(r,o.answer(e.picked),n):`${F(r)}: ${Uf(o)}`}
    <//>`})}function Uf({least:t,most:e}){return t===e?t===1?"tap a card":`tap ${t} cards`:`tap ${t} to ${e} cards`}var bi=t=>`last ${t.night.night} ${t.table.game}`,yi=t=>JSON.parse(sessionStorage.getItem(bi(t))??"{}"),Kf=(t,e)=>t.table.seats.find(n=>n.seat===e)?.player;function gi(t){let e=yi(t),n=JSON.stringify(e);for(let{by:o,do:r,args:a}of t.round?.record??[]){let c=Kf(t,o);c&&Object.keys(a).length&&(e[`${c} ${r}`]=a)}let s=JSON.stringify(e);s!==n&&sessionStorage.setItem(bi(t),s)}function ki(t){let e=yi(t);return Object.fromEntries(t.table.seats.flatMap(({seat:n,player:s})=>Object.entries(e).filter(([o])=>o.startsWith(`${s} `)).map(([o,r])=>[`${n} ${o.slice(`${s} `.length)}`,r])))}var zf=25e3,Gf=400;function _i(t){let[e,n]=w({key:t,open:!1}),s=e.key===t&&e.open,o=a=>n({key:t,open:a});return q(()=>{if(!s)return;let a=0,c=()=>o(!1),l=()=>{clearTimeout(a),a=setTimeout(c,zf)};return l(),addEventListener("pointerdown",l),document.addEventListener("visibilitychange",c),()=>{clearTimeout(a),removeEventListener("pointerdown",l),document.removeEventListener("visibilitychange",c)}},[s,t]),{open:s,press:({timeStamp:a})=>{o(!0);let c=({timeStamp:l})=>{removeEventListener("pointerup",c),removeEventListener("pointercancel",c),l-a>Gf&&o(!1)};addEventListener("pointerup",c),addEventListener("pointercancel",c)},look:()=>o(!0),cover:()=>o(!1)}}var Jf=8;function vi({count:t,cover:e}){let n=Math.min(t,Jf);return i`<button type="button" class="hand-cover" aria-label="look at my cards" style=${{"--of":n}}
      onPointerDown=${e.press} onClick=${({detail:s})=>s===0&&e.look()}>
    <span class="hand-backs" aria-hidden="true">${[...Array(n).keys()].map(s=>i`<${E} key=${s} card="??" />`)}</span>
    <span class="hand-touch">press to look</span>
  </button>`}var Yf={leads:"lead",plays:"play",starts:"start",answers:"answer",names:"name",sells:"sell",keeps:"keep"},Qf=t=>`${t.slice(0,1).toUpperCase()}${t.slice(1)}`;function wi(t,e){let n=Vf(t,e);if(n<0)return t;let s=t.slice(0,n),o=t.slice(n+e.length);return s+(s===""||s.endsWith(". ")?Qf(xi(o)):xi(o))}function xi(t){return t.startsWith(": ")||t.startsWith(", ")?t.slice(2):t.startsWith("'s ")?`your${t.slice(2)}`:t.startsWith(" to ")?`your turn${t}`:`you${t.replaceAll(/\b\w+\b/g,e=>Yf[e]??e)}`}function Vf(t,e){for(let n=t.indexOf(e);n>=0;n=t.indexOf(e,n+1)){let[s,o]=[t[n-1]??" ",t[n+e.length]??" "];if(s===" "&&" :,'".includes(o))return n}return-1}function Si({hand:t,state:e,game:n,news:s}){let{round:o,table:r}=e,a=r.phones?Ss(e):[],c=Ar(e),l=c.flatMap(([,x])=>x),p=_i(`${r.table} ${r.number}`),u=p.open||!l.length,f=ft(String(p.open));q(()=>gi(e),[e]);let $=di(a,l),d=$i($,t.act),[m,v]=w({}),g=ki(e),y={hand:t,state:e,game:n,options:a,open:u,cover:p,plays:$,playing:d,last:g,pad:m,setPad:v},_=n.Play?.(e)??n$,T=n.Mine?.(e)??e$;return i`<div class=${`hand-playing is-${o.game}`} onClickCapture=${f.swallows}>
    <section class="hand-board" aria-label="the table">
      ${o.cards==="virtual"?i`<${n.Board??o$} ...${y} />`:i`<${s$} state=${e} />`}
      ${!o.finished&&i`<p class="hand-news">${Wr(o,n).at(-1)?.text}</p>`}
    </section>
    <section class="hand-mine" aria-label="my cards">
      ${c.length>0&&!p.open?i`<${vi} count=${l.length} cover=${p} />`:i`<${T} ...${y} own=${c} />`}
    </section>
    <section class="hand-thumb" aria-label="what I may do">
      ${s&&!An(e)&&s}
      ${o.finished?i`<p class="hand-waits">The dealer goes on to the next round.</p>`:i`<${Zf} state=${e} options=${a} game=${n} />`}
      <${Se} hand=${t} />
      ${!o.finished&&a.length>0&&i`<${_} ...${y} />`}
    </section>
  </div>`}function Zf({state:t,options:e,game:n}){let{round:s,table:o}=t,{prompt:r}=s,a=n.line?.(t)??wi(r.say.text,t.me.name);if(An(t))return i`<p class="line-text hand-line-text" role="status">${a}</p>`;if(!o.phones&&r.awaited.includes(o.seat))return i`<p class="line-text hand-line-text" role="status">${a} Tell the dealer.</p>`;let c=Ts(t);return i`<p class="hand-waits" role="status">${e.length>0&&n.line?.(t)?a:`${c[0].toUpperCase()}${c.slice(1)}.`}</p>`}var Xf=4,t$=10;function e$({state:t,own:e,plays:n,playing:s,cover:o,game:r}){let{round:a,table:c}=t,l=a.zones[`hand:${c.seat}`];if(!e.length&&l?.sight==="all"&&l.cards.length)return i`<div class="hand-open" style=${{"--of":l.cards.length}}><${M} cards=${Tn(l.cards,a)} /></div>`;if(!e.length)return i`<p class="quiet">${r.empty?.(t)}</p>`;let p=e.reduce((u,[,f])=>u+f.length,0);return i`<div class=${k(["hand-open",p>Xf&&"is-many",p>t$&&"is-crowd"])} style=${{"--of":p}}>
    ${e.map(([u,f])=>i`<${hi} key=${u} cards=${f} plays=${n} hand=${s} label=${e.length>1?jn(u,_t(a)):null} />`)}
    <div class="hand-under"><span class="hand-note">${r.handNote?.(a,c.seat)}</span>
      <${b} kind="quiet" onTap=${o.cover}>cover<//></div>
  </div>`}function n$({hand:t,state:e,game:n,options:s,open:o,cover:r,plays:a,playing:c,last:l}){let{round:p,table:u,night:f}=e,$=s.filter(({do:g})=>o||u.public.includes(g)),d=n.words?.(p)??{},v=$.length<s.length?[i`<${b} key="look" kind="main" onTap=${r.look}>look at my cards<//>`]:mi({plays:a,hand:c,words:d,busy:t.late.value});return i`<${Bs} prompt=${{...p.prompt,options:$}} me=${u.seat} players=${_t(p)}
    chipset=${f.chip_set} words=${d} sure=${n.sure?.(p)} last=${l} busy=${t.late.value}
    first=${v} drawn=${g=>a.some(y=>y.option===g)} onAct=${t.act} />`}function s$({state:{round:t,table:e}}){let n=String(e.seat),s=Object.entries(t.places).filter(([r])=>{let a=r.split(":").filter(c=>/^\d+$/.test(c));return a.length===0||a.includes(n)}),o=r=>r.split(":").filter(a=>a!==n&&a!=="circle").join(" ");return i`<p class="hand-pots">${s.map(([r,a])=>i`<span key=${r}>${o(r)} <b class="figure">${h(a)}</b></span>`)}</p>`}function o$({state:t}){let{round:e,table:n}=t,s=_t(e),o=Object.entries(e.zones).filter(([,{owner:a,sight:c,cards:l}])=>!(a===n.seat&&c==="owner")&&l.some(p=>p!=="??")),r=Object.entries(e.places).filter(([a])=>!/\d/.test(a));return i`<div class="hand-seen">
    ${o.map(([a,{cards:c}])=>i`<${M} key=${a} cards=${c} label=${jn(a,s)} fanned=${c.length>5} />`)}
  </div>
  ${r.length>0&&i`<p class="hand-pots">${r.map(([a,c])=>i`<span key=${a}>${a.replaceAll(":"," ")} <b class="figure">${h(c)}</b></span>`)}</p>`}`}function Ti({hand:t,state:e}){let[n,s]=w(null),{tables:o,me:r,night:a,wishes:c}=e,l=async u=>await t.wish({kind:"sit",table:u.table,chips:0})&&s(null),p=c.find(({kind:u})=>u==="sit");return i`<section class="hand-between" aria-label="sit down">
    <${Zn} hand=${t} state=${e} />
    ${o.length?i`<p class="hand-big">${p?"One moment: the dealer is asked":"Where do you sit down?"}</p>
      <div class="hand-list">${o.map(u=>i`<${r$} key=${u.table} table=${u} asked=${p?.table===u.table} onTap=${()=>s(u)} />`)}</div>`:i`<${ae} mark="c" title="No table is open" text="The host opens one. It appears here by itself." />`}
    <${Se} hand=${t} />
    ${n&&(n.for_points?i`<${lt} title=${`Sit down at ${n.name}?`} text="It is played for points: nobody needs chips there."
        yes="ask for a seat" onClose=${()=>s(null)} onYes=${()=>l(n)} />`:r.bankroll?i`<${Ee} hand=${t} title=${`Sit down at ${n.name} with \u2026`} wish=${{kind:"sit",table:n.table}} most=${r.bankroll} start=${r.bankroll}
        chipset=${a.chip_set} verb="ask for a seat with" onClose=${()=>s(null)} />`:i`<${Ee} hand=${t} title="You have no chips yet. Ask the desk for some first." wish=${{kind:"buy-in"}}
        chipset=${a.chip_set} verb="ask for" onClose=${()=>s(null)} />`)}
  </section>`}var r$=({table:t,asked:e,onTap:n})=>i`<button type="button" class="hand-table" disabled=${!t.free.length} onClick=${n}>
  <b>${t.name}</b><span>${t.game_name}</span>
  <span class="quiet small">${e?"asked for a seat":t.free.length?`${K(t.seated,"player")}, ${K(t.free.length,"free seat")}`:"every seat is taken"}</span>
</button>`;function Oi({hand:t}){let e=t.state.value,n=t.connection.value==="lost";return q(()=>ht(()=>document.body.setAttribute("aria-busy",t.busy.value)),[t]),t.refusal.value?i`<${i$} error=${t.refusal.value} />`:e?i`
    ${n&&i`<${a$} hand=${t} />`}
    <div class="hand-page" inert=${n}><${c$} hand=${t} state=${e} /></div>`:i`<${ae} mark="s" title="One moment" text="Your cards are being fetched." />`}var a$=({hand:t})=>i`<div class="hand-lost" role="alert">
  <b>No connection</b>
  <span>This is how it stood ${ar(Date.now()-t.heard.value)} ago. Nothing you tap would arrive; it goes on by itself.</span>
</div>`;function i$({error:t}){let e=t.status===401;return i`<${ae} mark="d" title=${e?"This phone is out":"Not for this phone"}
    text=${e?"Another phone came in as you, or the host signed this one out.":t.message}>
    <a class="button is-main" href="/join">join again</a>
  <//>`}function c$({hand:t,state:e}){let[n,s]=w(null),o=Or(e),r=Er(o);Mr(o),q(()=>{document.title=o?"Your turn":`${e.me.name} \xB7 ${e.night.name}`,document.body.classList.toggle("is-asked",o!==null)},[o,e.me.name]);let a=()=>{t.dismiss(),s(null)};return e.night.status==="closed"?i`<${f$} hand=${t} state=${e} sheet=${n} open=${s} close=${a} />`:i`
    ${r.asleep&&!n?i`<${Br} state=${e} onWake=${r.wake} />`:i`<main class=${k(["hand-screen",o&&"is-asked"])}>
      <${p$} state=${e} hand=${t} onMenu=${()=>s("menu")} />
      ${e.table?i`<${l$} key=${e.table.table} hand=${t} state=${e} onExplain=${s} />`:i`<${Ti} hand=${t} state=${e} />`}
      <${d$} state=${e} onTap=${()=>s("money")} />
    </main>`}
    ${n==="menu"&&i`<${ui} hand=${t} state=${e} onClose=${a} />`}
    ${n==="money"&&i`<${eo} hand=${t} state=${e} onExplain=${s} onClose=${a} />`}
    <${Ai} hand=${t} state=${e} round=${n} onClose=${a} />
    <${lr} hand=${t} state=${e} />`}function l$({hand:t,state:e,onExplain:n}){let{round:s,table:o}=e,r=li(o.game),a=Cr(e,r),c=a&&i`<${u$} ...${a} large=${!!s?.finished}
      onTap=${()=>n({table:o.table,number:a.number})} />`;return o.frozen?i`<section class="hand-between"><p class="hand-big">Round ${o.number} is frozen</p><p class="quiet">${o.frozen}</p></section>`:s?i`<${Si} hand=${t} state=${e} game=${r} news=${c} />`:i`<${Ir} hand=${t} state=${e} news=${c} />`}var u$=({number:t,won:e,why:n,large:s,onTap:o})=>i`<button type="button" onClick=${o}
    class=${k(["hand-result",s&&"is-large",e>0&&"is-won",e<0&&"is-lost"])}>
  ${e!==void 0&&i`<b class="hand-won">${e===null?"\u2013":rt(e)}</b>`}
  <span class="hand-why">${n??`round ${t}`}<span class="hand-ask"> why?</span></span>
</button>`;function p$({state:t,hand:e,onMenu:n}){let{table:s,mine:o,night:r,me:a}=t,c=o.filter(l=>l.table!==s?.table);return i`<header class="hand-top" key=${s?.table}>
    <p class="hand-where"><b>${s?s.name:r.name}</b>
      <span class="quiet">${s?` round ${s.number}`:` ${a.name}`}</span></p>
    ${c.map(l=>i`<${b} key=${l.table} kind=${l.asked?"main":"quiet"} onTap=${()=>e.show(l.table)}>${l.name}<//>`)}
    <${b} kind="quiet" name="menu" onTap=${n}>☰<//>
  </header>`}function d$({state:t,onTap:e}){let{me:n,table:s,wishes:o}=t,r=o.length>0;return i`<button type="button" class="hand-have" onClick=${e} aria-label="what I have">
    ${Cn(t)?i`<span class="quiet">played for points</span>`:s?i`<span><b class="figure" data-place="rack">${h(ie(t))}</b> at the table</span>
        <span><b class="figure" data-place="bankroll">${h(n.bankroll)}</b> bankroll</span>`:i`<span><b class="figure" data-place="bankroll">${h(n.bankroll)}</b> in your bankroll</span>`}
    <span class="hand-more">${r?"asked \u2026":"more"}</span>
  </button>`}function Ai({hand:t,state:e,round:n,onClose:s}){if(!n?.number)return null;let o=n.table===e.table?.table?e.table.seat:void 0;return i`<${or} api=${t.api} path=${t.roundPath(n.table,n.number)} seat=${n.seat??o}
    title=${`Round ${n.number}`} onClose=${s} />`}function f$({hand:t,state:e,sheet:n,open:s,close:o}){return i`<main class="hand-screen">
    <section class="hand-between">
      <p class="hand-big">The night is over</p>
      <p class="quiet">Every table is closed and the books are sealed. Your bill stays here.</p>
      <${b} kind="main" onTap=${()=>s("money")}>your bill<//>
    </section>
    ${n==="money"&&i`<${eo} hand=${t} state=${e} onExplain=${s} onClose=${o} />`}
    <${Ai} hand=${t} state=${e} round=${n} onClose=${o} />
  </main>`}var Se=({hand:t})=>t.error.value&&i`<${nt} text=${t.error.value} onGone=${t.dismiss} />`;var Ci=document.getElementById("page");async function $$(){let{role:t,night:e}=await new Dt("/api").get("session");return t!=="player"?location.replace("/"):an(i`<${Oi} hand=${new vn(e)} />`,Ci)}$$().catch(()=>{an(i`<${Ko} title="No connection" text="Your phone cannot reach the house. It tries again." />`,Ci),setTimeout(()=>location.reload(),3e3)});
