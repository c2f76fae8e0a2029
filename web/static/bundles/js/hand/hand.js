function so(){let t=crypto.getRandomValues(new Uint8Array(16));return Array.from(t,e=>e.toString(16).padStart(2,"0")).join("")}var Ht=class extends Error{constructor({code:e,message:n,status:s,body:o}){super(n),this.name="Refused",this.code=e,this.status=s,this.body=o}},je=class extends Error{constructor(){super("No answer from the server. Look whether it has arrived before you do it again."),this.name="Unreachable",this.code="unreachable"}},qi=5e3,oo=[250,500,1e3,2e3,4e3],Di=[502,503,504],It=class{#e;constructor(e){this.#e=e.endsWith("/")?e:`${e}/`}async get(e){return ts(await this.#t(e,{}))}async look(e,n){let s=await this.#t(e,{headers:n?{"If-None-Match":n}:{},cache:"no-store"});return s.status===304?null:{state:ts(s),etag:s.etag}}async send(e,n,s={},{signal:o}={}){let r={"Content-Type":"application/json","Idempotency-Key":so()},a={method:e,headers:r,body:JSON.stringify(s)};for(let c=0;;c+=1){try{return ts(await this.#t(n,a))}catch(l){if(!(l instanceof je)||o?.aborted)throw l}await new Promise(l=>setTimeout(l,oo[Math.min(c,oo.length-1)]))}}async#t(e,n){let s=new AbortController,o=setTimeout(()=>s.abort(),qi);try{let r=await fetch(this.#e+e,{signal:s.signal,...n});if(Di.includes(r.status))throw new je;let{ok:a,status:c,headers:l}=r;return{ok:a,status:c,etag:l.get("ETag"),text:await r.text()}}catch{throw new je}finally{clearTimeout(o)}}};function ts({ok:t,status:e,text:n}){let s=Ii(n);if(t)return s;let{code:o=`http-${e}`,message:r}=s?.error??s??{};throw new Ht({code:o,message:r??`The server answered ${e} and did not say why.`,status:e,body:s})}function Ii(t){try{return JSON.parse(t)}catch{return null}}var ao=function(t,e,n,s){var o;e[0]=0;for(var r=1;r<e.length;r++){var a=e[r++],c=e[r]?(e[0]|=a?1:2,n[e[r++]]):e[++r];a===3?s[0]=c:a===4?s[1]=Object.assign(s[1]||{},c):a===5?(s[1]=s[1]||{})[e[++r]]=c:a===6?s[1][e[++r]]+=c+"":a?(o=t.apply(c,ao(t,c,n,["",null])),s.push(o),c[0]?e[0]|=2:(e[r-2]=0,e[r]=o)):s.push(c)}return s},ro=new Map;function io(t){var e=ro.get(this);return e||(e=new Map,ro.set(this,e)),(e=ao(this,e.get(t)||(e.set(t,e=(function(n){for(var s,o,r=1,a="",c="",l=[0],p=function($){r===1&&($||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?l.push(0,$,a):r===3&&($||a)?(l.push(3,$,a),r=2):r===2&&a==="..."&&$?l.push(4,$,0):r===2&&a&&!$?l.push(5,0,!0,a):r>=5&&((a||!$&&r===5)&&(l.push(r,0,a,o),r=6),$&&(l.push(r,$,0,o),r=6)),a=""},u=0;u<n.length;u++){u&&(r===1&&p(),p(u));for(var f=0;f<n[u].length;f++)s=n[u][f],r===1?s==="<"?(p(),l=[l],r=3):a+=s:r===4?a==="--"&&s===">"?(r=1,a=""):a=s+a[0]:c?s===c?c="":a+=s:s==='"'||s==="'"?c=s:s===">"?(p(),r=1):r&&(s==="="?(r=5,o=a,a=""):s==="/"&&(r<5||n[u][f+1]===">")?(p(),r===3&&(l=l[0]),r=l,(l=l[0]).push(2,0,r),r=0):s===" "||s==="	"||s===`
`||s==="\r"?(p(),r=2):a+=s),r===3&&a==="!--"&&(r=4,l=l[0])}return p(),l})(t)),e),arguments,[])).length>1?e:e[0]}var U,uo,ss,Ut,es,sn,po,en,fo,os,ns,Ui,Me=Symbol.for("pv"),on={},rn=[],Wi=/^m(i|n|o|s|text|space)$/,rs=Array.isArray,as=rn.slice,oe=Object.assign;function se(t){t&&t.parentNode&&t.remove()}function an(t,e,n){var s,o,r,a={},c=arguments.length;for(r in e)r=="key"?s=e[r]:r=="ref"&&typeof t!="function"?o=e[r]:a[r]=e[r];return c>2&&(a.children=c>3?as.call(arguments,2):n),Ne(t,a,s,o,null)}function Ne(t,e,n,s,o){var r={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Me,__v:o||++uo,__i:-1,__u:0};return!o&&U.vnode&&U.vnode(r),r}function Kt(t){return t.children}function be(t,e){this.props=t,this.context=e,this.__g=0}function Wt(t,e){if(e==null)return t.__&&Wt(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:Wt(t)}function Ki(t){var e,n=t.__v,s=n.__e,o=[],r=[],a=t.__P;a&&((e=oe({constructor:Me},n)).__v=n.__v+1,U.vnode&&U.vnode(e),is(a,e,n,t.__n,a.namespaceURI,32&n.__u?[s]:null,o,s||Wt(n),32&n.__u,r),e.__v=n.__v,e.__.__k[e.__i]=e,go(o,e,r),n.__=n.__e=null,e.__e!=s&&$o(e))}function $o(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),$o(t)}function co(t){(8&t.__g||(t.__g|=8,Ut.push(t),sn++))&&es==U.debounceRendering||((es=U.debounceRendering)||queueMicrotask)(ho)}function ho(){try{for(var t,e=1;Ut.length;)Ut.length>e&&Ut.sort(po),t=Ut.shift(),e=Ut.length,8&t.__g&&Ki(t)}finally{(sn=Ut.length)&&(es||queueMicrotask)(ho)}}function mo(t,e,n,s,o,r,a,c,l,p,u){var f,$,d,m,v,g,y=s.__k||rn,_=e.length;for(l=zi(n,e,y,l,_),f=0;f<_;f++)(d=n.__k[f])!=null&&($=~d.__i&&y[d.__i]||on,d.__i=f,g=is(t,d,$,o,r,a,c,l,p,u),m=d.__e,($.ref!=d.ref||8&$.__u)&&($.ref&&cs($.ref,null,d,$),d.ref&&u.push(d.ref,d.__c||m,d)),v=v||m,4&d.__u?(l=bo(d,l,t,!$.__v),$.__e&&($.__e=null)):typeof d.type=="function"&&g!==void 0?l=g:m&&(l=m.nextSibling),d.__u&=-21);return n.__e=v,l}function zi(t,e,n,s,o){var r,a,c,l,p,u,f,$,d,m=n.length,v=m,g=0,y=0,_=t.__k=Array(o);for(r=0;r<o;r++)(a=e[r])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=_[r]=Ne(null,a):rs(a)?a=_[r]=Ne(Kt,{children:a}):a.constructor===Me&&a.__b?a=_[r]=Ne(a.type,a.props,a.key,a.ref,a.__v):_[r]=a,l=r+g,a.__=t,a.__b=t.__b+1,c=null,~(p=a.__i=Gi(a,n,l,v))&&(v--,(c=n[p])&&(c.__u|=2)),c&&c.__v?(a.__u|=16,p==l-1?g--:p==l+1?g++:p!=l&&(p>l?g--:g++,y=1)):(~p||(o>m?g--:o<m&&g++),typeof a.type!="function"&&(a.__u|=4))):_[r]=null;if(y){for(u=[],f=[],r=0;r<o;r++)if((a=_[r])&&16&a.__u){for(g=0,$=u.length;g<$;)u[d=g+$>>1]<a.__i?g=d+1:$=d;u[g]=a.__i,f[r]=g+1}for(g=u.length;r--;)f[r]&&(f[r]==g?g--:_[r].__u|=4)}if(v)for(r=0;r<m;r++)!(c=n[r])||2&c.__u||(c.__e==s&&(s=Wt(c)),ls(c,c));return s}function bo(t,e,n,s){var o,r,a,c;if(typeof t.type=="function"){if(t.props.__P)return e;if(o=t.__k)for(r=0;r<o.length;r++)o[r]&&(o[r].__=t,e=bo(o[r],e,n,!1));return e}for(e&&!e.parentNode&&(e=Wt(t))&&!e.parentNode&&(e=null),a=t.__e,c=e;c&&c.nodeType==8;)c=c.nextSibling;for(a!=c&&(!s&&n.moveBefore&&a.parentNode?n.moveBefore(a,e):n.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function Gi(t,e,n,s){var o,r=t.key,a=t.type,c=e[n],l=c&&!(2&c.__u);if(c===null&&r==null||l&&r==c.key&&a==c.type)return n;if(s>(l?1:0)){for(o=n-1;o>=0;o--)if((c=e[o])&&!(2&c.__u)&&r==c.key&&a==c.type)return o;for(o=n+1;o<e.length;o++)if((c=e[o])&&!(2&c.__u)&&r==c.key&&a==c.type)return o}return-1}function lo(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function tn(t,e,n,s,o){var r,a;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.cssText=s=""),s)for(e in s)n&&e in n||lo(t.style,e);if(n)for(e in n)s&&n[e]==s[e]||lo(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(t.__e||(t.__e={}))[e]=n,n&&s||(a=ns[e]||(ns[e]=Ji(e)),(t.__a||(t.__a={}))[e]=os,r=e!=(e=e.replace(fo,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,a,r):t.removeEventListener(e,a,r));else{if(o=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function Ji(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[en]==null)e[en]=os++;else if(e[en]<this.__a[t])return;return n(U.event?U.event(e):e)}}}function is(t,e,n,s,o,r,a,c,l,p){var u,f,$,d,m,v,g,y,_,T,x,B,P,Z,W,I,A,z,O=e.type;if(e.constructor!==Me)return null;128&n.__u&&(l=32&n.__u,u=n.__c.__z)&&(e.__u|=l,f=r=[],u.nodeType==8?c=nn(u,r):r.push(u),c=r[0]||c),(u=U.__b)&&u(e);t:if(typeof O=="function"){$=a.length;try{if(y=e.props,_=(u=O.prototype)&&u.render,T=(u=O.contextType)&&s[u.__c],x=u?T?T.props.value:u.__:s,(d=n.__c)?(e.__c=d,2&d.__g&&(d.__g|=1)):(_?e.__c=d=new O(y,x):(e.__c=d=new be(y,x),d.constructor=O,d.render=Qi),T&&T.sub(d),d.state||(d.state={}),d.__n=s,d.__g|=8,d.__h=[],d.__k=[]),_&&(d.__s||(d.__s=d.state),O.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=oe({},d.__s)),oe(d.__s,O.getDerivedStateFromProps(y,d.__s)))),m=d.props,v=d.state,d.__v=e,n.__c){if(y!==m&&_&&!O.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(y,x),e.__v==n.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&d.shouldComponentUpdate(y,d.__s,x)===!1){e.__v!=n.__v&&(d.props=y,d.state=d.__s,d.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(H){H&&(H.__=e)}),rn.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&a.push(d),c=Wt(n);break t}d.componentWillUpdate&&d.componentWillUpdate(y,d.__s,x),_&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(m,v,g)})}else _&&!O.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),_&&d.componentDidMount&&d.__h.push(d.componentDidMount);d.context=x,d.props=y,d.__P=t,d.__g&=-5,B=U.__r,P=_?25:0;do d.__g&=-9,B&&B(e),u=d.render(d.props,d.state=d.__s,d.context);while(8&d.__g&&++P<25);_&&(rn.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(s=oe({},s,d.getChildContext())),_&&n.__c&&d.getSnapshotBeforeUpdate&&(g=d.getSnapshotBeforeUpdate(m,v)),Z=u&&u.type===Kt&&u.key==null?u.props.children:u,y.__P&&(u=c,o=(t=y.__P).namespaceURI,l=r=null,n.props&&n.props.__P!=t&&(n.__k.some(function(H){H&&ls(H,H)}),n.__k=null),c=n.__k?Wt(n,0):null),c=mo(t,rs(Z)?Z:[Z],e,n,s,o,r,a,c,l,p),y.__P&&(e.__e=null,c=u),e.__u&=-161,f&&f.some(se),d.__h.length&&a.push(d),1&d.__g&&(d.__g&=-4)}catch(H){if(a.length=$,e.__v=null,l||r)if(H&&H.then){if(e.__u|=128|l,r){for(~(A=r.indexOf(c||void 0))||(A=r.length);(z=r[A-1])&&z.nodeType==8;)A--;for(;A<r.length;A++)if(z=r[A])if(r[A]=null,W){if(z==I)break}else{if(z.nodeType!=8)break;z.data.startsWith("$s")&&(I=nn(W=z))}}if(!W){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;W=c}(u=nn(W=e.__c.__z||(e.__c.__z=W)))?(e.__e=W,c=u):e.__e=c,c=c&&c.nextSibling}else r&&r.some(se);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),H&&H.then||yo(e),U.__e(H,e,n)}}else c=e.__e=Yi(n.__e,e,n,s,o,r,a,l,p,t);return(u=U.diffed)&&u(e),c}function nn(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function yo(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(yo))}function go(t,e,n){for(var s=0;s<n.length;)cs(n[s++],n[s++],n[s++]);U.__c&&U.__c(e,t),t.some(function(o){try{t=o.__h,o.__h=[],t.some(function(r){r.call(o)})}catch(r){U.__e(r,o.__v)}})}function Yi(t,e,n,s,o,r,a,c,l,p){var u,f,$,d,m,v,g,y,_=n.props||on,T=e.props,x=e.type;if(x=="svg"?o="http://www.w3.org/2000/svg":x=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),r){for(u=0;u<r.length;u++)if((m=r[u])&&(x?m.localName==x:m.nodeType==3)){t=m,r[u]=null;break}}if(!t){if(y=p.ownerDocument||document,!x)return y.createTextNode(T);t=y.createElementNS(o,x,T.is?T:p),c&&(U.__m&&U.__m(e,r),c=!1),r=null}if(x){if(p=x=="template"&&t.content||t,r=x=="textarea"&&T.defaultValue!=null?null:r&&as.call(p.childNodes),!c&&r)for(_={},u=0;u<t.attributes.length;u++)_[(m=t.attributes[u]).name]=m.value;for(u in _)m=_[u],u=="dangerouslySetInnerHTML"?$=m:u=="children"||u in T||u=="value"&&"defaultValue"in T||u=="checked"&&"defaultChecked"in T||tn(t,u,null,m,o);for(u in T)m=T[u],u=="children"?d=m:u=="dangerouslySetInnerHTML"?f=m:u=="value"?v=m:u=="checked"?g=m:c&&typeof m!="function"||_[u]===m||tn(t,u,m,_[u],o);f?(c||$&&(f.__html==$.__html||f.__html==t.innerHTML)||(t.innerHTML=f.__html),e.__k=[]):($&&(t.textContent=""),(x=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&Wi.test(x))&&(o="http://www.w3.org/1999/xhtml"),mo(p,rs(d)?d:[d],e,n,s,o,r,a,r?r[0]:n.__k&&Wt(n,0),c,l),r&&r.some(se)),c&&x!="textarea"||(u="value",x=="progress"&&v==null?t.removeAttribute(u):v==null||v===t[u]&&(x!="progress"||v)||tn(t,u,v,_[u],o),u="checked",g!=null&&g!=t[u]&&tn(t,u,g,_[u],o))}else _===T||c&&t.data==T||(t.data=T);return t}function cs(t,e,n,s){try{typeof t=="function"?e?e.__x=t(e)||1:s&&(s=s.__c||s.__e)&&(e=s.__x)&&(s.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(o){U.__e(o,n)}}function ls(t,e,n){var s,o,r,a;if(U.unmount&&U.unmount(t),!(s=t.ref)||s.current&&s.current!=t.__e||cs(s,null,e,t),s=t.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(c){U.__e(c,e)}s.__P=s.__n=null}if(s=t.__k)for(a=0;a<s.length;a++)s[a]&&ls(s[a],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(s=t.__c)&&(s=s.__z)&&(o=nn(s,r=[]))&&(s==t.__e&&r.some(se),se(o),se(s)),n||se(t.__e),t.__e=t.__c=t.__=null}function Qi(t,e,n){return this.constructor(t,n)}function cn(t,e){var n,s,o,r;U.__&&U.__(t,e),e.nodeType==9&&(e=e.documentElement),s=(n=t&&32&t.__u)?null:e.__k,e.__k=Ne(Kt,{children:[t]}),o=[],r=[],is(e,e.__k,s||on,on,e.namespaceURI,s?null:e.firstChild?as.call(e.childNodes):null,o,s?s.__e:e.firstChild,n,r),go(o,e.__k,r),e.__k.props.children=null}U={__e:function(t,e,n,s){for(var o,r,a;e=e.__;)if((o=e.__c)&&!(1&o.__g)){o.__g|=4;try{if((a=(r=o.constructor)&&r.getDerivedStateFromError)&&o.setState(r.getDerivedStateFromError(t)),o.componentDidCatch&&(o.componentDidCatch(t,s||{}),a=1),a&&8&o.__g)return void(o.__g|=2)}catch(c){t=c}}throw sn=0,t}},uo=0,ss=function(t){return t!=null&&t.constructor===Me},be.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=oe({},this.state)),typeof t=="function"&&(t=t(oe({},n),this.props)),t&&(oe(n,t),this.__v&&(e&&this.__k.push(e),co(this)))},be.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),co(this))},be.prototype.render=Kt,Ut=[],sn=0,po=function(t,e){return t.__v.__b-e.__v.__b},en=Symbol(),fo=/(PointerCapture)$|Capture$/i,os=0,ns={},Ui=0;var ye,tt,us,ko,ps=Object.is,ln=0,Co=[],ds=[],X=U,_o=X.__b,vo=X.__r,xo=X.diffed,wo=X.__c,So=X.unmount,To=X.__;function un(t,e){X.__h&&X.__h(tt,t,ln||e),ln=0;var n=tt.__H||(tt.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function w(t){return ln=1,Vi(Eo,t)}function Vi(t,e,n){var s=un(ye++,2);if(s.t=t,!s.__c&&(s.__=[n?n(e):Eo(void 0,e),function(r){var a=(s.__N||s.__)[0],c=s.t(a,r);ps(a,c)||(s.__N=[c,s.__[1]],s.__c.setState({}))}],s.__c=tt,!tt.__f)){tt.__f=!0;var o=tt.shouldComponentUpdate;tt.shouldComponentUpdate=function(r,a,c){var l=this.__H;if(!l)return!0;var p=!1,u=this.props!=r;if(l.__.some(function($){$.__N&&(p=!0,ps($.__[0],$.__N[0])||(u=!0))}),o){var f=o.call(this,r,a,c);return p?f||u:f}return!p||u}}return s.__}function q(t,e){var n=un(ye++,3);!X.__s&&hs(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,tt.__H.__h.push(n))}function $s(t,e){var n=un(ye++,4);!X.__s&&hs(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,tt.__h.push(n))}function et(t){return ln=5,Le(function(){return{current:t}},[])}function Le(t,e){var n=un(ye++,7);return hs(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function Zi(){var t;do{for(;t=ds.shift();)try{He(t)}catch(n){X.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=Co.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(He),e.__h.some(fs),e.__h=[]}catch(n){e.__h=[],X.__e(n,t.__v)}}}while(ds.length)}X.__b=function(t){tt=null,_o&&_o(t)},X.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),To&&To(t,e)},X.__r=function(t){vo&&vo(t),ye=0;var e=(tt=t.__c).__H;e&&(us==tt?tt.__h=[]:(e.__h.some(He),e.__h.some(fs),ye=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),us=tt},X.diffed=function(t){xo&&xo(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Ao(Co.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),us=tt=null},X.__c=function(t,e){e.some(function(n){try{n.__h.some(He),n.__h=n.__h.filter(function(s){return!s.__||fs(s)})}catch(s){n.__h=[function(){throw s}]}}),wo&&wo(t,e)},X.unmount=function(t){So&&So(t);var e,n,s=t.__c;s&&s.__H&&(s.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,Ao(ds.push(o))}else He(o)}catch(r){e=r}}),s.__H=void 0,e&&X.__e(e,s.__v))};var Oo=typeof requestAnimationFrame=="function";function Xi(t){var e,n=function(){clearTimeout(s),Oo&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(n,35);Oo&&(e=requestAnimationFrame(n))}function Ao(t){t!=1&&ko==X.requestAnimationFrame||((ko=X.requestAnimationFrame)||Xi)(Zi)}function He(t){var e=tt,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),tt=e}function fs(t){var e=tt;t.__c=t.__(),tt=e}function hs(t,e){return!t||t.length!=e.length||e.some(function(n,s){return!ps(n,t[s])})}function Eo(t,e){return typeof e=="function"?e(t):e}var tc=Symbol.for("preact-signals");function $n(){if(Lt>1){Lt--;return}let t,e=!1;for((function(){let n=pn;for(pn=void 0;n!==void 0;){let s=n.S;if(s.v===n.v)for(let o=s.t;o!==void 0;o=o.x)o.i===n.i&&(o.i=s.i);n=n.o}})();Re!==void 0;){let n=Re;for(Re=void 0,dn++;n!==void 0;){let s=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&jo(n))try{n.c()}catch(o){e||(t=o,e=!0)}n=s}}if(dn=0,Lt--,e)throw t}function hn(t){if(Lt>0)return t();ms=++ec,Lt++;try{return t()}finally{$n()}}var J,Pe,Re;function Fe(t){let e=J,n=Pe;J=void 0,Pe=void 0;try{return t()}finally{J=e,Pe=n}}var pn,Lt=0,dn=0,ec=0,ms=0,fn=0;function Bo(t){if(J===void 0)return;let e=t.n;if(e===void 0||e.t!==J)return e={i:0,S:t,p:J.s,n:void 0,t:J,e:void 0,x:void 0,r:e},J.s!==void 0&&(J.s.n=e),J.s=e,t.n=e,32&J.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=J.s,e.n=void 0,J.s.n=e,J.s=e),e}function st(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}st.prototype.brand=tc;st.prototype.h=function(){return!0};st.prototype.S=function(t){let e=this.t;e!==t&&t.e===void 0&&(t.x=e,this.t=t,e!==void 0?e.e=t:Fe(()=>{var n;(n=this.W)==null||n.call(this)}))};st.prototype.U=function(t){if(this.t!==void 0){let e=t.e,n=t.x;e!==void 0&&(e.x=n,t.e=void 0),n!==void 0&&(n.e=e,t.x=void 0),t===this.t&&(this.t=n,n===void 0&&Fe(()=>{var s;(s=this.Z)==null||s.call(this)}))}};st.prototype.subscribe=function(t){return ht(()=>{let e=this.value;Fe(()=>t(e))},{name:"sub"})};st.prototype.valueOf=function(){return this.value};st.prototype.toString=function(){return this.value+""};st.prototype.toJSON=function(){return this.value};st.prototype.peek=function(){return Fe(()=>this.value)};Object.defineProperty(st.prototype,"value",{get(){let t=Bo(this);return t!==void 0&&(t.i=this.i),this.v},set(t){if(t!==this.v){if(dn>100)throw new Error("Cycle detected");(function(e){Lt!==0&&dn===0&&e.l!==ms&&(e.l=ms,pn={S:e,v:e.v,i:e.i,o:pn})})(this),this.v=t,this.i++,fn++,Lt++;try{for(let e=this.t;e!==void 0;e=e.x)e.t.N()}finally{$n()}}}});function ot(t,e){return new st(t,e)}function jo(t){for(let e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function No(t){for(let e=t.s;e!==void 0;e=e.n){let n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function Mo(t){let e,n=t.s;for(;n!==void 0;){let s=n.p;n.i===-1?(n.S.U(n),s!==void 0&&(s.n=n.n),n.n!==void 0&&(n.n.p=s)):e=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=s}t.s=e}function re(t,e){st.call(this,void 0,e),this.x=t,this.s=void 0,this.g=fn-1,this.f=4}re.prototype=new st;re.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===fn))return!0;if(this.g=fn,this.f|=1,this.i>0&&!jo(this))return this.f&=-2,!0;let t=J;try{No(this),J=this;let e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return J=t,Mo(this),this.f&=-2,!0};re.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(let e=this.s;e!==void 0;e=e.n)e.S.S(e)}st.prototype.S.call(this,t)};re.prototype.U=function(t){if(this.t!==void 0&&(st.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(let e=this.s;e!==void 0;e=e.n)e.S.U(e)}};re.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(re.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let t=Bo(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function qe(t,e){return new re(t,e)}function Ho(t){let e=t.j;if(t.j=void 0,typeof e=="function"){Lt++;let n=J;J=void 0;try{e()}catch(s){throw t.f&=-2,t.f|=8,bs(t),s}finally{J=n,$n()}}}function bs(t){for(let e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,Ho(t)}function nc(t){if(J!==this)throw new Error("Out-of-order effect");Mo(this),J=t,this.f&=-2;try{8&this.f&&bs(this)}finally{$n()}}function ge(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,Pe&&Pe.push(this)}ge.prototype.c=function(){let t=this.S();try{if(8&this.f||this.x===void 0)return;let e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};ge.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Ho(this),No(this),Lt++;let t=J;return J=this,nc.bind(this,t)};ge.prototype.N=function(){2&this.f||(this.f|=2,this.u=Re,Re=this)};ge.prototype.d=function(){this.f|=8,1&this.f||bs(this)};ge.prototype.dispose=function(){this.d()};function ht(t,e){let n=new ge(t,e);try{n.c()}catch(o){throw n.d(),o}let s=n.d.bind(n);return s[Symbol.dispose]=s,s}var sc=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,Lo,bn,mn;var Po=[];ht(function(){Lo=this.N})();function ke(t,e){U[t]=e.bind(null,U[t]||(()=>{}))}function De(t){if(mn){let e=mn;mn=void 0,e()}mn=t&&t.S()}function Ro({data:t}){let e=rc(t);e.name="ReactiveDom",e.value=t;let[n,s]=Le(()=>{let o=this,r=this.__v;for(;r=r.__;)if(r.__c){r.__c.__$f|=4;break}let a=qe(()=>{let u=e.value.value;return u===0?0:u===!0?"":u||""}),c=qe(()=>!Array.isArray(a.value)&&!ss(a.value)),l=ht(function(){if(this.N=Fo,c.value){let u=a.value;o.__v&&o.__v.__e&&o.__v.__e.nodeType===3&&(o.__v.__e.data=u)}}),p=this.__$u.d;return this.__$u.d=function(){l(),p.call(this)},[c,a]},[]);return n.value?s.peek():s.value}Ro.displayName="ReactiveTextNode";Object.defineProperties(st.prototype,{constructor:{configurable:!0,value:an(Kt,null).constructor},type:{configurable:!0,value:Ro},props:{configurable:!0,get(){let t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});ke("__b",(t,e)=>{if(De(),bn=void 0,typeof e.type=="string"){let n,s=e.props;for(let o in s){if(o==="children")continue;let r=s[o];r instanceof st&&(n||(e.__np=n={}),n[o]=r,s[o]=r.peek())}}t(e)});ke("__r",(t,e)=>{if(t(e),e.type!==Kt){De();let n,s=e.__c;s&&(s.__$f&=-2,n=s.__$u,n===void 0&&(s.__$u=n=(function(o,r){let a;return ht(function(){a=this},{name:r}),a.c=o,a})((function(o){return function(){var r;sc&&((r=this.y)==null||r.call(this)),o.__$f|=1,o.setState({})}})(s),typeof e.type=="function"?e.type.displayName||e.type.name:""))),bn=s,De(n)}});ke("__e",(t,e,n,s)=>{De(),bn=void 0,t(e,n,s)});ke("diffed",(t,e)=>{De(),bn=void 0;let n;if(typeof e.type=="string"&&(n=e.__e)){let s=e.__np,o=e.props,r=n.U;if(r)for(let a in r){let c=r[a];c===void 0||s&&a in s||(c.d(),r[a]=void 0)}if(s){r||(r={},n.U=r);for(let a in s){let c=r[a],l=s[a];c===void 0?(c=oc(n,a,l,o),r[a]=c):c.o(l,o)}}}t(e)});function oc(t,e,n,s){let o=e in t&&t.ownerSVGElement===void 0,r=ot(n);return{o:(a,c)=>{r.value=a,s=c},d:ht(function(){this.N=Fo;let a=r.value.value;s[e]!==a&&(s[e]=a,o?t[e]=a:a!=null&&(a!==!1||e[4]==="-")?t.setAttribute(e,a):t.removeAttribute(e))})}}ke("unmount",(t,e)=>{if(typeof e.type=="string"){let n=e.__e;if(n){let o=n.U;if(o){n.U=void 0;for(let r in o){let a=o[r];a&&a.d()}}}let s=e.__np;if(s){let o=e.props;for(let r in s)o[r]=s[r]}e.__np=void 0}else{let n=e.__c;if(n){n.__$f|=8;let s=n.__$u;s&&(n.__$u=void 0,s.d())}}t(e)});ke("__h",(t,e,n,s)=>{s<3&&(e.__$f|=2),t(e,n,s)});be.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;let n=this.__$u,s=n&&n.s!==void 0;for(let o in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let o=2&this.__$f;if(!(s||o||4&this.__$f)||1&this.__$f)return!0}else if(!(s||4&this.__$f)||3&this.__$f)return!0;for(let o in t)if(o!=="__source"&&t[o]!==this.props[o])return!0;for(let o in this.props)if(!(o in t))return!0;return!1};function rc(t,e){return Le(()=>ot(t,e),[])}var ac=t=>{queueMicrotask(()=>{queueMicrotask(t)})};function ic(){hn(()=>{let t;for(;t=Po.shift();)Lo.call(t)})}function Fo(){Po.push(this)===1&&(U.requestAnimationFrame||ac)(ic)}var i=io.bind(an),k=t=>t.filter(Boolean).join(" ");var qo=document.documentElement,Pt=qo.lang||"en",Do=navigator.languages.find(t=>t.split("-")[0]===Pt)??Pt,Io=JSON.parse(qo.dataset.languages??'{"en":"English"}'),Uo=Reflect.get(globalThis,"catalogue")??{},cc=31536e3;function Wo(t){document.cookie=`croupier-language=${t}; path=/; max-age=${cc}; samesite=lax`,location.reload()}var lc=new Intl.NumberFormat(Pt).format(1e4).replace(/\d/g,"");function h(t){let e=String(Math.abs(t)).replace(/\B(?=(\d{3})+$)/g,lc);return t<0?`\u2212${e}`:e}var rt=t=>t>0?`+${h(t)}`:h(t);function Ko(t,e){if(!e)return h(t);let n=new Intl.NumberFormat(Do,{style:"currency",currency:e});return n.format(t/10**(n.resolvedOptions().maximumFractionDigits??0))}var K=(t,e)=>`${h(t)} ${e}${t===1?"":"s"}`;function Ie(t,e){let n=[],s=t;for(let o of[...e].sort((r,a)=>a.value-r.value)){let r=Math.floor(s/o.value);r>0&&n.push({...o,count:r}),s-=r*o.value}return n}var zo=t=>t.map(({count:e,colour:n})=>`${e} ${n}`).join(", ");function _e({min:t,max:e,step:n=1}){return e==null||e>=Number.MAX_SAFE_INTEGER?null:t+Math.floor((e-t)/n)*n}function yn(t,e){let{min:n,step:s=1}=e,o=_e(e);return o!==null&&o<n?"not possible now":t<n?`at least ${h(n)}`:o!==null&&t>o?`at most ${h(o)}`:(t-n)%s!==0?n%s===0?`in steps of ${s}`:`${n}, then in steps of ${s}`:null}function kt(t,e,n){return e.reduce((o,r)=>o+r,0)===t?e:Ie(t,n).flatMap(({value:o,count:r})=>Array(Math.min(r,500)).fill(o))}function Ct(t,e){let n=t.lastIndexOf(e);return t.filter((s,o)=>o!==n)}var Go={white:{body:"#efeadb",spots:"#7b7a74"},red:{body:"#c22f39",spots:"#fff"},blue:{body:"#2460b0",spots:"#fff"},green:{body:"#1f8a49",spots:"#fff"},black:{body:"#25252a",spots:"#fff"},purple:{body:"#6d3c9b",spots:"#fff"},yellow:{body:"#e6b91f",spots:"#25252a"},pink:{body:"#df79a4",spots:"#fff"},orange:{body:"#de6f25",spots:"#fff"},grey:{body:"#878d92",spots:"#fff"},brown:{body:"#794d2a",spots:"#fff"},turquoise:{body:"#17909a",spots:"#fff"}},uc=5,Jo=8,gn=({value:t,colour:e})=>i`<${kn} value=${t} colour=${e} count=${1} bare />`;function kn({value:t,colour:e,count:n,bare:s}){let o=Math.min(n,uc),r=64+(o-1)*Jo,{body:a,spots:c}=Go[e]??Go.grey,l={"--chip-colour":a,"--chip-spots":c},p=[...Array(o-1).keys()].map(f=>r-32-f*Jo),u=i`<svg class="chip" viewBox=${`0 0 64 ${r}`} style=${l} role="img"
      aria-label=${`${n} ${e}, ${h(t)} each`}>
    ${p.map(f=>i`<g key=${f}>
      <circle class="chip-under" cx="32" cy=${f} r="30.5" />
      <circle class="chip-spots" cx="32" cy=${f} r="26.5" stroke-dasharray="13.9 13.85" />
    </g>`)}
    <circle class="chip-body" cx="32" cy="32" r="30.5" />
    <circle class="chip-spots" cx="32" cy="32" r="26.5" stroke-dasharray="13.9 13.85" />
    <circle class="chip-face" cx="32" cy="32" r="20.5" />
    <text class="chip-value" x="32" y=${32+Yo(t)*.36} font-size=${Yo(t)}>${Qo(t)}</text>
  </svg>`;return s?u:i`<span class="pile">${u}<span class="pile-count" aria-hidden="true">×${n}</span></span>`}function ve({amount:t,chipset:e,words:n}){let s=Ie(t,e);return i`<span class="chips">
    <span class="chips-piles">${s.map(o=>i`<${kn} key=${o.value} ...${o} />`)}</span>
    ${n&&i`<span class="chips-words">${zo(s)}</span>`}
  </span>`}function Qo(t){return t<1e3||t%100?String(t):`${t/1e3}k`}var Yo=t=>[26,25,19,15,12][Math.min(Qo(t).length,5)-1];var Xo=320,pc=1500,dc=36,fc=1800,gs={x:-1e3,y:-1e3,at:-1/0},ys=gs,Et=gs;addEventListener("click",({clientX:t,clientY:e})=>{ys=Et,Et={x:t,y:e,at:performance.now()}},{capture:!0});var tr=(t,e)=>Math.hypot(t.x-e.x,t.y-e.y)<=dc,er=()=>tr(ys,Et)&&Et.at-ys.at<Xo;function ft(t,{fresh:e=!1}={}){let n=et(e&&Et!==gs?null:t),s=et(!1),o=et(null);return n.current!==t&&(n.current=t,s.current=!0,o.current=performance.now()-Et.at<pc?Et:null),$s(()=>{if(!s.current)return;let r=setTimeout(()=>{s.current=!1},Xo);return()=>clearTimeout(r)},[t]),{swallows(r){return r.detail===0||!s.current||o.current&&!tr(o.current,Et)?!1:(r.stopPropagation(),r.preventDefault(),ks("This has just changed. Tap again."),!0)}}}var Vo=null,Zo;function ks(t){Vo?.remove(),clearTimeout(Zo);let e=document.createElement("p");Vo=e,e.className="unheard",e.setAttribute("role","status"),e.textContent=t,([...document.querySelectorAll("dialog[open]")].at(-1)??document.body).append(e);let{width:s,height:o}=e.getBoundingClientRect();e.style.left=`${Math.max(8,Math.min(Et.x-s/2,innerWidth-s-8))}px`,e.style.top=`${Math.max(8,Et.y-o-40)}px`,Zo=setTimeout(()=>e.remove(),fc)}function b({kind:t,name:e,disabled:n,busy:s,large:o,chosen:r,onTap:a,children:c}){let l=["button",t&&`is-${t}`,o&&"is-large",s&&"is-busy",r&&"is-chosen"];return i`<button type="button" class=${k(l)} aria-label=${e} aria-busy=${s?"true":null}
      aria-pressed=${r===void 0?null:String(!!r)}
      disabled=${n} onClick=${()=>!s&&a?.()}>${c}</button>`}function R({question:t,end:e,steady:n,children:s}){let o=ft(t,{fresh:!0});return i`<div class="controls">
    <div class="controls-main" onClickCapture=${o.swallows}>${s}</div>
    ${e&&i`<div class="controls-end" onClickCapture=${n?null:o.swallows}>${e}</div>`}
  </div>`}var $c=/\{(\w+)\}/,fh=new Intl.PluralRules(Pt),nr=(t,e={})=>bc(hc(t),e);function hc(t){let e=Uo[t];return typeof e=="string"?e:mc(t)}var mc=t=>t.split("##")[0],bc=(t,e)=>t.split($c).map((n,s)=>s%2?yc(e[n]):n).join(""),yc=t=>typeof t=="number"?h(t):t;var sr=()=>i`<div class="languages" role="group" aria-label=${nr("The language of this screen")}>
  ${Object.entries(Io).map(([t,e])=>i`<${b} key=${t} kind="quiet" chosen=${t===Pt}
      onTap=${()=>t!==Pt&&Wo(t)}><span lang=${t}>${e}</span><//>`)}
</div>`;var or=({title:t,text:e,children:n})=>i`<main class="porch">
  <div class="porch-words">
    <div class="porch-mark" aria-hidden="true"><${kn} value=${1} colour="white" count=${3} bare /></div>
    <p class="porch-name">Croupier</p>
    <h1>${t}</h1>
    ${e&&i`<p class="quiet">${e}</p>`}
    <${sr} />
  </div>
  ${n}
</main>`;var gc=1500,kc=1e4,rr=[1e3,2e3,5e3,15e3],_c=2,vc=({status:t})=>t<500&&t!==429,_n=class{state=ot(null);connection=ot("polling");heard=ot(Date.now());refusal=ot(null);#e;#t;#n;#c=null;#s=null;#r=0;#i;#l;#o=!1;#p=!1;#d=0;#u=!1;#h=[[document,"visibilitychange",()=>this.#f()],[window,"pageshow",()=>this.#f()],[window,"pagehide",()=>this.#$()],[window,"online",()=>this.refresh()]];constructor({api:e,path:n,events:s}){this.#e=e,this.#t=n,this.#n=s;for(let[o,r,a]of this.#h)o.addEventListener(r,a);this.#f()}accept(e,n=null){let s=this.state.peek();s&&e.version<s.version||(this.#c=n,this.state.value=e)}refresh(){this.#u&&this.#a()}close(){this.#$();for(let[e,n,s]of this.#h)e.removeEventListener(n,s)}#f(){document.hidden?this.#$():this.#g()}#g(){this.#u||(this.#u=!0,this.#m(),this.#a())}#$(){this.#u=!1,this.#b(),clearTimeout(this.#i),clearTimeout(this.#l)}#m(){let e=new EventSource(this.#n);this.#s=e,e.onopen=()=>{this.#r=0,this.#y()},e.onmessage=({data:n})=>{Number(n)<=this.state.peek()?.version||this.#a()},e.addEventListener("look",()=>this.#a()),e.onerror=()=>{this.#b();let n=rr[Math.min(this.#r,rr.length-1)];this.#r+=1,this.#i=setTimeout(()=>this.#m(),n),this.#a()}}#b(){this.#s?.close(),this.#s=null}async#a(){if(this.#o){this.#p=!0;return}this.#o=!0,clearTimeout(this.#l);try{let n=this.state.peek(),s=await this.#e.look(this.#t,this.#c);s&&this.state.peek()!==n&&s.state.version===this.state.peek().version?this.#p=!0:s&&this.accept(s.state,s.etag),this.#d=0,this.heard.value=Date.now()}catch(n){if(n instanceof Ht&&vc(n))return this.#k(n);this.#d+=1}finally{this.#o=!1}if(this.#y(),!this.#u)return;if(this.#p)return this.#p=!1,this.#a();let e=this.#s?.readyState===EventSource.OPEN&&!this.#d?kc:gc;this.#l=setTimeout(()=>this.#a(),e)}#k(e){this.refusal.value=e,this.close()}#y(){this.#d>=_c?this.connection.value="lost":this.#s?.readyState===EventSource.OPEN?this.connection.value="live":this.connection.value="polling"}};var xc=600,wc=8e3,vn=class{busy=ot(!1);late=ot(!1);error=ot(null);#e;dismiss=()=>this.#t(null);async send(e,{taken:n,refused:s}){if(this.busy.peek())return er()||ks("One moment: the last tap is still on its way."),!1;this.busy.value=!0;let o=setTimeout(()=>{this.late.value=!0},xc);try{return n(await e()),this.#t(null),!0}catch(r){if(!(r instanceof Ht))throw r;return this.#t(s(r)),!1}finally{clearTimeout(o),this.late.value=!1,this.busy.value=!1}}#t(e){clearTimeout(this.#e),this.error.value=e,e&&(this.#e=setTimeout(()=>{this.error.value=null},wc))}};var xn=class{state=ot(null);connection=ot("polling");heard=ot(Date.now());refusal=ot(null);#e=new vn;busy=this.#e.busy;late=this.#e.late;error=this.#e.error;withdrawn=null;api=new It("/api");#t;#n=null;#c=null;#s=()=>{};constructor(e){this.#t=`nights/${e}`,addEventListener("offline",()=>{this.connection.value="lost"}),this.#i(null)}refresh=()=>this.#n?.refresh();dismiss=this.#e.dismiss;show=e=>this.#i(e);act=({do:e,args:n={},since:s})=>this.#o("POST",`tables/${this.#r().table}/rounds/${this.#r().number}/actions`,{action:{do:e,...n},since:s});cut=e=>this.#o("PUT",`tables/${this.#r().table}/cut`,{word:e});wish=e=>(e.kind===this.withdrawn&&(this.withdrawn=null),this.#o("POST","wishes",e));takeBack=e=>(this.withdrawn=e,this.#o("DELETE","wishes",{kind:e}));bill=()=>this.api.get(`${this.#t}/hand/bill`);round=(e,n)=>this.api.get(`${this.#t}/tables/${e}/rounds/${n}`);game=e=>this.api.get(`games/${e}`);roundPath=(e,n)=>`${this.#t}/tables/${e}/rounds/${n}`;#r(){return this.state.peek().table}#i(e){this.#s(),this.#n?.close(),this.#c=e;let n=e?`?table=${e}`:"",s=e?`/tables/${e}`:"",o=new _n({api:this.api,path:`${this.#t}/hand${n}`,events:`/api/${this.#t}/hand${s}/events`});this.#n=o;let r=[ht(()=>this.#l(o.state.value)),ht(()=>{this.connection.value=o.connection.value,this.heard.value=o.heard.value,this.refusal.value=o.refusal.value})];this.#s=()=>{for(let a of r)a()}}#l(e){let n=this.state.peek();if(!e||n&&e.version<n.version)return;this.state.value=e;let s=e.table?.table??null;s!==this.#c&&queueMicrotask(()=>this.#i(s))}#o(e,n,s){return this.#e.send(()=>this.api.send(e,`${this.#t}/hand/${n}`,s),{taken:o=>this.#n?.accept(o.state??o),refused:({message:o,body:r})=>(r?.state?this.#n?.accept(r.state):this.refresh(),o)})}};var Sc={2:"two",3:"three",4:"four",5:"five",6:"six",7:"seven",8:"eight",9:"nine",T:"ten",J:"jack",Q:"queen",K:"king",A:"ace"},Tc={c:"clubs",d:"diamonds",h:"hearts",s:"spades"},Ue={2:"M4.5 12C5 6.5 9.5 3.5 15 3.5C21 3.5 25.5 7 25.5 13C25.5 17.5 23 21 18.5 25.5L4.5 40.5H26.5",3:"M4.5 7C7.5 4.5 10.5 3.5 14 3.5C20 3.5 24.5 7 24.5 12S20.5 20.7 13 20.7C21.5 20.7 26 24.5 26 30.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.8",4:"M20.5 40.5V3.5L3.5 29.5H27",5:"M24.5 3.5H7.5L6 20C8.5 18 11.5 17 14.5 17C21.5 17 26.5 21.5 26.5 28.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.5",6:"M4 29.5C4 23 9 18.3 15 18.3S26 23 26 29.5S21 40.5 15 40.5S4 36 4 29.5C4 16 9 7 19.5 3.5",7:"M3.5 3.5H26.5C19.5 15 14 27 12.5 40.5",8:"M15 21A9.8 8.75 0 1 1 15 3.5A9.8 8.75 0 1 1 15 21A11.3 9.75 0 1 1 15 40.5A11.3 9.75 0 1 1 15 21Z",9:"M26 14.5C26 21 21 25.7 15 25.7S4 21 4 14.5S9 3.5 15 3.5S26 8 26 14.5C26 28 21 37 10.5 40.5",T:"M3.5 10L9.5 3.5V40.5M24.2 3.5C18.5 3.5 16.4 10 16.4 22S18.5 40.5 24.2 40.5S32 34 32 22S29.9 3.5 24.2 3.5Z",J:"M13 3.5H23V29.5C23 36.5 19 40.5 13.5 40.5C8 40.5 4.5 37 4.5 31",Q:"M15 3.5C7.5 3.5 3.5 10 3.5 22S7.5 40.5 15 40.5S26.5 34 26.5 22S22.5 3.5 15 3.5ZM17.5 31.5L26.5 41.5",K:"M5 3.5V40.5M26 3.5L6.5 25M13 18.5L26.5 40.5",A:"M3.5 40.5L15 3.5L26.5 40.5M8 29H22"},ct={c:"M71 28A21 21 0 1 1 29 28A21 21 0 1 1 71 28ZM50 59A22 22 0 1 1 6 59A22 22 0 1 1 50 59ZM94 59A22 22 0 1 1 50 59A22 22 0 1 1 94 59ZM38 42H62L54 62C55 78 59 88 67 95H33C41 88 45 78 46 62Z",d:"M50 3C60 21 73 38 87 50C73 62 60 79 50 97C40 79 27 62 13 50C27 38 40 21 50 3Z",h:"M50 93C20 68 5 51 5 32C5 17 16 7 28 7C38 7 46 13 50 23C54 13 62 7 72 7C84 7 95 17 95 32C95 51 80 68 50 93Z",s:"M50 4C66 26 93 41 93 62C93 74 84 83 73 83C65 83 59 79 55 73C56 82 60 89 67 95H33C40 89 44 82 45 73C41 79 35 83 27 83C16 83 7 74 7 62C7 41 34 26 50 4Z"},wn="M50 4L61 37L96 37L68 58L78 92L50 71L22 92L32 58L4 37L39 37Z",ar=[...Array(9).keys()].map(t=>{let e=20*(t+1),n=Math.max(0,e-120),s=Math.min(80,e);return`M${10+n} ${10+e-n}L${10+s} ${10+e-s}M${90-n} ${10+e-n}L${90-s} ${10+e-s}`}).join("");function at(t){return t==="Jk"?"joker":G(t)?`${Sc[t[0]]} of ${Tc[t[1]]}`:"face down"}var G=t=>typeof t=="string"&&/^([2-9TJQKA][cdhs]|Jk)$/.test(t),_s=[..."shdc"].flatMap(t=>[..."AKQJT98765432"].map(e=>e+t));function E({card:t,lit:e,dim:n}){let s=G(t),o=[s&&t!=="Jk"&&`suit-${t[1]}`,e&&"is-lit",n&&"is-dim"];return i`<svg class=${k(["card",...o])} viewBox="0 0 100 140" role="img" aria-label=${at(t)}>
    <rect class="card-paper" x="1" y="1" width="98" height="138" rx="9" />
    ${s?t==="Jk"?Ac:Oc(t):Cc}
  </svg>`}function Oc([t,e]){return i`
    <path class="card-rank" d=${Ue[t]} transform=${`translate(${t==="T"?7:9} 9) scale(1.3)`} />
    <path class="card-pip" d=${ct[e]} transform="translate(10 71) scale(.33)" />
    <path class="card-pip" d=${ct[e]} transform="translate(47 82) scale(.47)" />`}var Ac=i`
  <path class="card-rank" d=${Ue.J} transform="translate(9 9) scale(1.3)" />
  <path class="card-pip" d=${wn} transform="translate(28 68) scale(.62)" />`,Cc=i`
  <rect class="card-back" x="7" y="7" width="86" height="126" rx="5" />
  <path class="card-lattice" d=${ar} />
  <rect class="card-lattice" x="10" y="10" width="80" height="120" rx="3" />`;function $t({label:t,wanted:e}){return i`<svg class="card" viewBox="0 0 100 140" role="img" aria-label=${t??"no card yet"}>
    <rect class=${k(["card-outline",e&&"is-wanted"])} x="3" y="3" width="94" height="134" rx="9" />
  </svg>`}function N({cards:t,places:e=0,label:n,fanned:s,lit:o,wanted:r}){let a=Math.max(0,e-t.length);return i`<div class=${k(["hand",s&&"is-fanned"])} role="group" aria-label=${n}>
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
    <${b} kind=${o?"danger":"main"} onTap=${r}>${n}<//>`;return i`<${V} title=${t} onClose=${a} foot=${c}><p>${e}</p><//>`}function Bt({allowed:t,picked:e=[],onPick:n,onTakeBack:s,busy:o}){let r=new Set(t),a=r.has("Jk")?[..._s,"Jk"]:_s;return i`<div class="picker-grid" role="group" aria-label="cards">
    ${a.map((c,l)=>i`<${Ec} key=${c} card=${c} starts=${l%13===0}
      picked=${e.includes(c)} open=${r.has(c)} busy=${o}
      onTap=${()=>e.includes(c)?s?.(c):n(c)} />`)}
  </div>`}function cr({picked:t=[],onTakeBack:e,busy:n}){let s=t[t.length-1];return i`<${b} kind="plain" disabled=${n} onTap=${()=>e(s)}>
    ${s?`take back ${L(s)}`:"undo"}
  <//>`}function Ec({card:t,starts:e,open:n,picked:s,busy:o,onTap:r}){let a=!n&&!s,l=[t!=="Jk"&&`suit-${t[1]}`,e&&"starts-suit",a&&"is-out",s&&"is-picked"];return i`<button type="button" class=${k(["picker-card",...l])} disabled=${a||o}
      aria-label=${at(t)} aria-pressed=${s?"true":null} onClick=${r}>
    ${!a&&i`<${ae} card=${t} />`}
  </button>`}function ae({card:t}){if(!G(t))return i`<span>?</span>`;if(t==="Jk")return i`<${ir} path=${wn} />`;let[e,n]=t;return i`
    <svg viewBox=${e==="T"?"0 0 36 44":"0 0 30 44"} aria-hidden="true">
      <path class="card-rank" d=${Ue[e]} />
    </svg>
    <${ir} path=${ct[n]} />`}var ir=({path:t})=>i`<svg viewBox="-2 -2 104 104" aria-hidden="true">
  <path class="card-pip" d=${t} />
</svg>`,Bc={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},L=t=>G(t)&&t!=="Jk"?`${t[0]==="T"?"10":t[0]}${Bc[t[1]]}\uFE0E`:at(t);var F=t=>String(t).replaceAll("_"," ");function mt(t){return G(t)?L(t):typeof t=="number"?h(t):typeof t=="boolean"?t?"yes":"no":Array.isArray(t)?t.map(mt).join(" "):t&&typeof t=="object"?Object.values(t).map(mt).join(" \xB7 "):F(t)}function xe(t,e,n={}){if(n[t])return n[t](e);let s=Object.entries(e),o=s.some(([,r])=>r!==0)?s.filter(([,r])=>r!==0):s.slice(0,1);return[F(t),...o.map(([r,a])=>a===!0?`and ${F(r)}`:mt(a))].join(" ")}function zt(t){return t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`}var We=(t,e)=>`${zt(t)} ${t.length===1?"has":"have"} ${e}`;function nt({text:t,onGone:e}){return t?i`<div class="slip" role="alert">
    <span>${t}</span>${e&&i`<${b} kind="quiet" name="close" onTap=${e}>✕<//>`}
  </div>`:null}var jc=6e3;function lr({list:t,onGone:e}){return i`<div class="toasts" aria-live="polite">
    ${t.map(n=>i`<${Nc} key=${n.id} text=${n.text} onGone=${()=>e(n.id)} />`)}
  </div>`}function Nc({text:t,onGone:e}){return q(()=>{let n=setTimeout(e,jc);return()=>clearTimeout(n)},[]),i`<div class="slip is-news"><span>${t}</span></div>`}function dr({api:t,path:e,seat:n,title:s,onClose:o}){let[{told:r,trouble:a},c]=w({}),[l,p]=w(n??null);q(()=>{let f=`${e}/explanation${l?`?seat=${l}`:""}`;t.get(f).then($=>c({told:$}),$=>c({trouble:Hc($)}))},[e,l]);let u=i`
    ${l?i`<${b} kind="plain" onTap=${()=>p(null)}>the whole round<//>`:i`<span></span>`}
    <${b} kind="main" onTap=${o}>done<//>`;return i`<${V} title=${s} onClose=${o} foot=${u}>
    <div class="explain">
      <${nt} text=${a} />
      ${r&&i`<${Pc} told=${r} about=${l} again=${r.closed&&Mc(e)} />`}
      ${!r&&!a&&i`<p class="quiet">One moment.</p>`}
    </div>
  <//>`}var Mc=t=>t.replace(/^nights\/(\d+)\/tables\/(\d+)\/rounds\/(\d+)$/,"/rounds/$1/$2#$3"),Hc=t=>t instanceof Ht?t.message:"The server does not answer. Try again.",Lc="0 = 0";function Pc({told:t,about:e,again:n}){let s=t.steps.filter(o=>!e||Rc(o)).reverse();return i`
    <p class="quiet">${t.game}, table ${t.table}, round ${t.round}${t.ended&&i`: <b>${t.ended}</b>`}.</p>
    ${Object.values(t.sums).some(o=>o!==Lc)&&i`<dl class="explain-sums">
      ${Object.entries(t.sums).map(([o,r])=>i`<div key=${o}><dt>${o}</dt><dd>${r.replaceAll(" - "," \u2212 ")}</dd></div>`)}
    </dl>`}
    <ol class="explain-steps" reversed>
      ${s.map(o=>i`<${Fc} key=${o.entry} step=${o} />`)}
    </ol>
    ${t.shuffle.seed&&i`<details class="explain-shuffle"><summary>the shuffle, to check it</summary>
      ${["commitment","seed","cut"].filter(o=>t.shuffle[o]).map(o=>i`<p key=${o} class="small">
        <span class="quiet">${o}</span> <code>${t.shuffle[o]}</code></p>`)}
    </details>`}
    ${n&&i`<p><a class="button is-plain" href=${n}>see it card by card</a></p>`}`}var Rc=({says:t,moves:e,cards:n})=>t.length>0||e.length>0||Object.keys(n).length>0;function Fc({step:t}){let{entry:e,did:n,cards:s,says:o,moves:r}=t;return i`<li class="explain-step" value=${e}>
    <p class="explain-did">${F(n)} <span class="quiet small">entry ${h(e)}</span></p>
    ${o.map((a,c)=>i`<${qc} key=${c} ...${a} />`)}
    ${r.length>0&&i`<ul class="explain-moves">
      ${r.map((a,c)=>i`<li key=${c}><b class="figure">${h(a.amount)}</b> from ${a.source} to ${a.target}: ${a.why}</li>`)}
    </ul>`}
    ${Object.keys(s).length>0&&i`<div class="explain-cards">
      ${Object.entries(s).map(([a,c])=>c.length>0&&i`<${N} key=${a} cards=${c} label=${a} fanned=${c.length>5} />`)}
    </div>`}
  </li>`}function qc({text:t,details:e}){let n=Object.entries(e),s=n.filter(([,a])=>ur(a)),o=n.filter(([,a])=>pr(a)),r=n.filter(([,a])=>!ur(a)&&!pr(a));return i`<div class="explain-said">
    <p>${t}</p>
    ${s.map(([a,c])=>i`<${N} key=${a} cards=${c} label=${a==="cards"?null:F(a)} />`)}
    ${o.map(([a,c])=>i`<${Dc} key=${a} rows=${c} />`)}
    ${r.length>0&&i`<p class="quiet small">${r.map(([a,c])=>`${F(a)} ${fr(c)}`).join(" \xB7 ")}</p>`}
  </div>`}var ur=t=>Array.isArray(t)&&t.length>0&&t.every(e=>G(e)||e==="??"),pr=t=>Array.isArray(t)&&t.length>0&&t.every(e=>e&&typeof e=="object"&&!Array.isArray(e));function Dc({rows:t}){let e=[...new Set(t.flatMap(Object.keys))],n=o=>t.every(r=>r[o]==null||typeof r[o]=="number"),s=Object.fromEntries(e.map(o=>[o,n(o)?"number":null]));return i`<table class="ledger explain-rows">
    <thead><tr>${e.map(o=>i`<th key=${o} class=${s[o]}>${F(o)}</th>`)}</tr></thead>
    <tbody>${t.map((o,r)=>i`<tr key=${r}>
      ${e.map(a=>i`<td key=${a} class=${s[a]}>${fr(o[a])}</td>`)}
    </tr>`)}</tbody>
  </table>`}var fr=t=>t==null?"\u2013":mt(t);function ie({mark:t="s",title:e,text:n,children:s}){return i`<div class="state">
    <svg class="state-mark" viewBox="0 0 100 100" aria-hidden="true">
      <path fill="currentColor" d=${ct[t]} />
    </svg>
    <p class="state-title">${e}</p>
    ${n&&i`<p class="state-text">${n}</p>`}
    ${s}
  </div>`}function $r(t){let e=Math.max(1,Math.round(t/1e3));return e<90?e===1?"a second":`${e} seconds`:`${Math.round(e/60)} minutes`}var hr=1500;function br({hand:t,state:e}){let n=et(e),s=et([]),[o,r]=w([]);return q(()=>{let c=n.current;n.current=e;let l=c.wishes.filter(f=>Ic(f,e,t.withdrawn));s.current.push(...l.map(f=>({wish:f,was:c,until:performance.now()+hr})));let p=()=>{let f=[];s.current=s.current.filter(({wish:$,was:d,until:m})=>{let v=Uc($,d,e)??(performance.now()<m?null:Wc($));return v!==null&&f.push({id:$.number,text:v}),v===null}),f.length&&r($=>[...$,...f])};if(p(),!s.current.length)return;let u=setTimeout(p,hr+50);return()=>clearTimeout(u)},[e]),i`<${lr} list=${o} onGone=${c=>r(l=>l.filter(p=>p.id!==c))} />`}var Ic=({number:t,kind:e},{wishes:n},s)=>e!==s&&!n.some(o=>o.number===t||o.kind===e),mr=({mine:t},e)=>t.find(n=>n.table===e);function Uc({kind:t,table:e,chips:n},s,o){let r=o.me.bankroll-s.me.bankroll,[a,c]=[mr(o,e),mr(s,e)];switch(t){case"sit":return a?"You have a seat.":null;case"stand":return a?null:"You have left the table.";case"top-up":return(a?.rack??0)>(c?.rack??0)?`${h(n)} more lie in your rack.`:null;case"buy-in":return r>0?`${h(r)} chips are in your bankroll.`:null;default:return r<0?`Cashed out: ${h(-r)} went to the desk.`:null}}function Wc({kind:t}){return t==="sit"?"The dealer has no seat for you now.":`The ${t==="buy-in"||t==="cash-out"?"host":"dealer"} says: not now.`}var Kc=8;function yt(t){return Array.isArray(t)?t.length&&t.every(G)?"card":"choice":"of"in t?"some":"rows"in t?"rows":"fields"in t?"fields":yr(t)?"choice":"amount"}var Rt=t=>Array.isArray(t)?t:yr(t)??[];function yr(t){let e=_e(t),{min:n,step:s=1}=t;if(e===null||(e-n)/s>=Kc)return null;let o=[];for(let r=n;r<=e;r+=s)o.push(r);return o}function gr(t,e=!1){switch(yt(t)){case"amount":return 0;case"some":case"rows":return[];case"fields":return Jt(t.fields);default:return!e&&Rt(t).length===1?Rt(t)[0]:void 0}}var Jt=(t,e=[])=>Object.fromEntries(Object.entries(t).map(([n,s])=>[n,gr(s,e.includes(n))]));function zc(t,e){switch(yt(t)){case"amount":return yn(e,t);case"some":return e.length<t.least?`${t.least-e.length} more`:e.length>t.most?`at most ${t.most}`:null;case"rows":return e.length<t.least?`${t.least-e.length} more`:null;case"fields":return Gt(t.fields,e)?.why??null;default:return Rt(t).length?e===void 0?"not chosen yet":null:"not possible now"}}function Gt(t,e,n=[]){for(let[s,o]of Object.entries(t)){if(n.includes(s)&&kr(e[s]))continue;let r=zc(o,e[s]);if(r)return{name:s,why:r}}return null}function vs(t,e){let n=Object.keys(t.values).filter(s=>!(t.optional?.includes(s)&&kr(e[s])));return Object.fromEntries(n.map(s=>[s,e[s]]))}var kr=t=>t===void 0||t===0||Array.isArray(t)&&!t.length,Gc=6;function _r(t){switch(yt(t)){case"amount":return _e(t)!==t.min;case"some":return t.least===0&&t.of.length>0;case"rows":return t.least===0&&t.most>0;case"fields":return Object.values(t.fields).some(_r);default:return!1}}function vr(t){if(t.optional?.length)return Jc(t);if(Object.values(t.values).some(_r))return null;let e=Jt(t.values),n=Object.keys(e).filter(a=>e[a]===void 0),s=Gt(t.values,e);if(!s)return[e];let[o]=n;if(n.length!==1||s.name!==o||Rt(t.values[o]).length>Gc)return null;let r=Rt(t.values[o]).map(a=>({...e,[o]:a}));return r.some(a=>Gt(t.values,a))?null:r}function Jc({values:t,optional:e}){let[[n,s],...o]=Object.entries(t);return o.length||!e.includes(n)||yt(s)!=="choice"||Rt(s).length!==1?null:[{},{[n]:Rt(s)[0]}]}function xs(t){if(t.optional?.length)return null;let e=Object.entries(t.values).filter(([,n])=>gr(n)===void 0);return e.length===1&&yt(e[0][1])==="card"?e[0][0]:null}var D=({by:t,do:e,since:n})=>`${t} ${e} ${n??""}`;function xr(t){let e=new Map;for(let n of t)e.set(n.by,[...e.get(n.by)??[],n]);return[...e].sort(([n],[s])=>+(n==="dealer")-+(s==="dealer"))}var Yc=new It("/api");function wr({night:t,table:e,round:n}){let s=(e.past?.at(-1)??e.last)?.number??0,[o,r]=w({played:0,deals:[]});return q(()=>{if(!s||n&&!n.facts.sheet)return;let a=!1;return Yc.get(`nights/${t.night}/tables/${e.table}/scores`).then(({deals:c})=>a||r({played:s,deals:c}),()=>{}),()=>{a=!0}},[t.night,e.table,e.game,s,!!n?.facts.sheet]),Qc(o.deals,n,e.number)}function Qc(t,e,n){if(!e)return t.length?t:null;let{sheet:s,deal:o}=e.facts;if(!s)return null;let r=t.filter(l=>l.deal<o&&l.round!==n),a=r.at(-1)?.deal===o-1,c=s.after?[{deal:o,names:Sr(s,e),sheet:s}]:[];return[...a?r:[],...c]}function Sr(t,e){let n=Object.fromEntries(e.seats.map(({seat:o,player:r})=>[o,r])),s=o=>o.split("+").map(r=>n[r]).join(" and ");return Object.fromEntries(Object.keys(t.before).map(o=>[o,s(o)]))}function Tr({facts:t,carry:e,seats:n}){if(!t.sheet)return null;if(!e?.finished)return`Deal ${t.deal} is scored.`;if(e.winners.length===n.length)return"The game is over: a tie.";let s=n.filter(({seat:o})=>e.winners.includes(o)).map(({player:o})=>o);return`The game is over: ${s.join(" and ")} ${s.length>1?"win":"wins"}.`}function Or({deals:t,round:e,onSheet:n}){let s=t.at(-1),o=e?.facts.sheet??s.sheet,r=e?.facts.sheet?Sr(o,e):s.names;return i`<section class="scores" aria-label="the score">
    <ol class="scores-names">
      ${Object.keys(o.before).map((a,c)=>i`<li key=${a} class=${k(["scores-name",Zc(o,a)&&"is-best"])}>
          <${Qt} at=${c} />
          <span class="scores-who">${r[a]}</span>
          <b class="figure">${h((o.after??o.before)[a])}</b>
          ${o.after&&i`<span class="scores-why small">${Vc(o,a)}</span>`}
        </li>`)}
    </ol>
    ${t.length>1&&i`<${Tn} deals=${t} />`}
    ${n&&i`<${b} kind="quiet" onTap=${n}>score sheet<//>`}
  </section>`}function Vc(t,e){let n=t.items.filter(s=>s.name===e).map(({what:s})=>s);return n.length?`${rt(t.after[e]-t.before[e])}: ${n.join(", ")}`:""}function Zc({better:t,before:e,after:n},s){let o=Object.values(n??e),r=t==="high"?Math.max(...o):Math.min(...o);return o.some(a=>a!==r)&&(n??e)[s]===r}var Ar=["","7 4","2 4","12 4 2 4","5 3 1 3","1 3"],Sn=260,ws=120,Yt=8,Qt=({at:t})=>i`<svg class=${`score-stroke is-line-${t}`} viewBox="0 0 28 6" aria-hidden="true">
  <line x1="1" x2="27" y1="3" y2="3" stroke-dasharray=${Ar[t]} />
</svg>`;function Tn({deals:t}){let[e]=t,n=Object.keys(e.sheet.before),{goal:s}=t.at(-1).sheet,o=[e.sheet.before,...t.map(({sheet:u})=>u.after??u.before)],r=o.flatMap(u=>n.map(f=>u[f])),a=Math.min(0,...r),c=Math.max(1,...r,s??0),l=u=>Yt+u*(Sn-2*Yt)/Math.max(1,o.length-1),p=u=>ws-Yt-(u-a)*(ws-2*Yt)/(c-a);return i`<svg class="score-chart" viewBox=${`0 0 ${Sn} ${ws}`} role="img" aria-label=${Xc(t,n,o)}>
    <line class="score-zero" x1=${Yt} x2=${Sn-Yt} y1=${p(0)} y2=${p(0)} />
    ${s!==null&&i`<line class="score-goal" x1=${Yt} x2=${Sn-Yt} y1=${p(s)} y2=${p(s)} />`}
    ${n.map((u,f)=>{let $=o.map((d,m)=>`${l(m)},${p(d[u])}`);return i`<g key=${u} class=${`is-line-${f}`}>
        <polyline points=${$.join(" ")} stroke-dasharray=${Ar[f]} />
        <circle cx=${l(o.length-1)} cy=${p(o.at(-1)[u])} r="3.5" />
      </g>`})}
  </svg>`}var Xc=(t,e,n)=>e.map(s=>`${t.at(-1).names[s]}: ${n.map(o=>h(o[s])).join(", ")}`).join("; ");function Cr({deals:t,onClose:e}){let[n,s]=w(t.length-1),o=t[Math.min(n,t.length-1)],r=i`<span></span><${b} kind="main" onTap=${e}>done<//>`;return i`<${V} title="The score sheet" large onClose=${e} foot=${r}>
    <div class=${k(["score-sheet",tl(o)&&"is-wide"])}>
      <div class="score-all">
        <${el} deals=${t} shown=${o} onLook=${s} />
        ${t.length>1&&i`<${Tn} deals=${t} />`}
      </div>
      <${nl} deal=${o} />
    </div>
  <//>`}var tl=({names:t})=>Object.keys(t).length>4;function el({deals:t,shown:e,onLook:n}){let s=Object.keys(e.sheet.before),{better:o,goal:r}=t.at(-1).sheet;return i`<div class="score-deals">
    <table class="ledger">
      <thead><tr><th>deal</th>${s.map((a,c)=>i`<th key=${a} class="number"><${Qt} at=${c} /> ${t.at(-1).names[a]}</th>`)}</tr></thead>
      <tbody>${t.map((a,c)=>i`<tr key=${a.deal} class=${a===e?"is-now":null}>
        <th scope="row"><${b} kind="quiet" chosen=${a===e} onTap=${()=>n(c)}>${a.deal}<//></th>
        ${s.map(l=>i`<td key=${l} class="number">${rt(a.sheet.after[l]-a.sheet.before[l])} <b>${h(a.sheet.after[l])}</b></td>`)}
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">${o==="high"?"The highest score wins":"The lowest score wins"}${r!==null&&`; ${h(r)} ends the game`}.</p>
  </div>`}function nl({deal:{deal:t,names:e,sheet:n}}){return i`<section class="deal-sheet" aria-label=${`deal ${t}`}>
    <h3>Deal ${t}</h3>
    <div class="deal-columns">
      ${Object.keys(n.before).map(s=>i`<${sl} key=${s} name=${s} who=${e[s]} names=${e} sheet=${n} />`)}
    </div>
  </section>`}function sl({name:t,who:e,sheet:n}){let s=t.split("+"),o=e.split(" and "),r=p=>o.length===s.length?o[s.indexOf(String(p))]:`seat ${p}`,a=p=>p.filter(u=>u.name===t),c=n.tricks.map((p,u)=>({...p,number:u+1})).filter(({seat:p})=>s.includes(String(p))),l=a(n.taken).reduce((p,{points:u})=>p+u,0);return i`<table class="ledger deal-column">
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
  </table>`}var Er="hands",ol={bura:"6789JQKTA",lorum:"789TJQKA",polignac:"789TAJQK",schnapsen:"JQKTA"},rl="23456789TJQKA",al=["uth","kabu"],il="shcd";function we(t,{game:e,facts:n}){let s=ol[e]??rl,o=n?.trump,r=al.includes(e),a=c=>{if(!G(c)||c==="Jk")return 1e3;let l=c[1]===o?-1:il.indexOf(c[1]);return(r?0:l*20)-s.indexOf(c[0])};return[...t].sort((c,l)=>a(c)-a(l))}var On=(t,e)=>Br()==="sorted"?we(t,e):t;function Se(t){let[e,n]=w(()=>Br());return{as:e,turn:()=>{let o=e==="sorted"?"dealt":"sorted";cl(o),n(o)},arranged:o=>e==="sorted"?we(o,t):o}}var An=({sorting:t})=>i`<${b} kind="plain" onTap=${t.turn}>
  ${t.as==="sorted"?"as dealt":"sort"}
<//>`;function Br(){try{return localStorage.getItem(Er)==="dealt"?"dealt":"sorted"}catch{return"sorted"}}function cl(t){try{localStorage.setItem(Er,t)}catch{}}var _t=t=>Object.fromEntries(t.seats.map(({seat:e,player:n})=>[e,n])),ce=({round:t,table:e})=>t?.seats.find(({seat:n})=>n===e.seat)?.rack??e.rack,Ss=t=>{switch(yt(t)){case"card":return!0;case"some":return t.of.some(G);case"rows":return Object.values(t.rows).some(Ss);case"fields":return Object.values(t.fields).some(Ss);default:return!1}},ll=({values:t})=>Object.values(t).some(Ss);function Ts({round:t,table:e}){let n=t?.prompt?.options.filter(({by:s})=>s===e?.seat)??[];return t?.cards==="physical"?n.filter(s=>!ll(s)):n}function Cn(t){let{round:e,table:n}=t,s=Ts(t);if(!n?.phones||!s.length)return!1;let{prompt:o,record:r}=e;if(o.awaited.includes(n.seat))return!0;let a=Math.min(...s.map(l=>l.since)),c=r.some(({by:l,index:p})=>l===n.seat&&p>=a-1);return o.awaited.every(l=>l==="dealer")&&!c}var Hr=t=>Cn(t)?`${t.table.table} ${t.table.number} ${t.round.record.length} ${t.round.prompt.say.code}`:null;function Lr({round:t,table:e}){return!t||t.cards==="physical"?[]:Object.entries(t.zones).filter(([,{owner:n,sight:s,cards:o}])=>n===e.seat&&s==="owner"&&o.length).map(([n,{cards:s}])=>[n,On(s,t)])}var jr=new Map,Nr=(t,e)=>`${t} ${e}`;function Pr(t,e){let{round:n,table:s}=t;if(n?.finished){let r=pl(t,e);return jr.set(Nr(s.table,s.number),r),{number:s.number,won:Mr(ul(n,s.seat),s),why:r}}let{last:o}=s;return o?o.voided?{number:o.number,won:null,why:`voided: ${o.why}`}:o.result===null?null:{number:o.number,won:Mr(o.result,s),why:jr.get(Nr(s.table,o.number))}:null}var Mr=(t,{for_points:e})=>t||!e?t:void 0;function En(t){let{table:e,me:n}=t;return!!e?.for_points&&!ce(t)&&!n.bankroll&&!n.owes}function ul({record:t},e){let n=`seat:${e}`;return t.flatMap(({transfers:s})=>s).reduce((s,{from:o,to:r,amount:a})=>s+(r===n?a:0)-(o===n?a:0),0)}function pl({round:t,payouts:e,table:n},s){let o=e.findLast(({seat:r})=>r===n.seat);return s.reason?.(o,t,n.seat)||o?.says.at(-1)||s.over?.(t)||Tr(t)||void 0}var dl=4e4;function Rr(t){let[e,n]=w(!1),[s,o]=w(0);return q(()=>{let r=()=>o(a=>a+1);return addEventListener("pointerdown",r),()=>removeEventListener("pointerdown",r)},[]),q(()=>{if(n(!1),t!==null)return;let r=setTimeout(()=>n(!0),dl);return()=>clearTimeout(r)},[t,s]),{asleep:e&&t===null,wake:()=>n(!1)}}function Fr({state:t,onWake:e}){let{table:n,me:s}=t;return i`<button type="button" class="hand-asleep" onClick=${e} aria-label="wake up">
    ${n?i`<span>${n.name} · ${Os(t)}</span>
        ${!En(t)&&i`<b>${h(ce(t))}</b><span>your rack</span>`}`:i`<span>${s.name}</span><b>${h(s.bankroll)}</b><span>your bankroll</span>`}
  </button>`}function Os({round:t,table:e}){if(!t)return"between rounds";if(t.finished||!t.prompt)return`round ${e.number} is over`;let n=_t(t),s=t.prompt.awaited.filter(r=>r!==e.seat),[o]=s;return o===void 0?"your turn":o==="dealer"?"the dealer goes on":`${n[o]}'s turn`}var As="hand: silent",fl=[140,70,140],$l=[660,880],Bn=.14,Cs=()=>localStorage.getItem(As)===null;function qr(t){t?localStorage.removeItem(As):localStorage.setItem(As,"yes"),t&&Ir()}function Dr(t){let e=et(t);q(()=>{let n=t!==null&&t!==e.current;e.current=t,n&&(navigator.userActivation?.hasBeenActive!==!1&&navigator.vibrate?.(fl),Cs()&&Ir())},[t])}var le=null;addEventListener("pointerdown",()=>{globalThis.AudioContext&&(le??=new AudioContext,le.resume())});function Ir(){if(le?.state!=="running")return;let t=le.currentTime;$l.forEach((e,n)=>{let s=le.createOscillator(),o=le.createGain();s.frequency.value=e,o.gain.setValueAtTime(.18,t+n*Bn),o.gain.exponentialRampToValueAtTime(.001,t+(n+1)*Bn),s.connect(o).connect(le.destination),s.start(t+n*Bn),s.stop(t+(n+1)*Bn)})}function jn({round:t,payouts:e}){if(!t)return[];let n=t.finished?t.record.at(-1)?.index:null,s=new Map(t.record.map(a=>[a.index,a.by])),o=e.filter(({action:a})=>a===n||s.get(a)==="dealer"),r=ue(t);return o.map(a=>({...a,ids:r.filter(c=>hl(a,c)).map(({id:c})=>c)}))}var hl=({action:t,seat:e},{action:n,by:s,from:o,to:r})=>n===t&&o!==`seat:${s}`&&(Ft(o)===e||Ft(r)===e),ue=({record:t})=>t.flatMap(({index:e,by:n,transfers:s})=>s.map((o,r)=>({...o,action:e,by:n,id:`${e} ${r}`})));function Ft(t){let e=t.split(":").find(n=>/^\d+$/.test(n));return e===void 0?null:Number(e)}var Wr={Felt:bl,payments:jn,payment:ml};function ml({says:t,transfers:e}){return{hand:null,sums:t.length?t:e.map(({why:n,amount:s})=>`${n}: ${h(s)}`)}}function Nn(t,e){let[n,s,...o]=t.split(":");if(s===void 0)return F(n);let r=[n,...o].map(F).join(" ");return e[s]?`${e[s]}: ${r}`:`${Bs(s)} ${r}`}var Es={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},Bs=t=>Es[t]?`${Es[t]}\uFE0E`:F(t);function bl({state:t,paying:e}){let{round:n,table:s,night:o}=t,r=Object.fromEntries(n.seats.map(({seat:u,player:f})=>[u,f])),a=Object.entries(n.zones).filter(([u,{count:f}])=>f&&u!=="stock"),c=Object.entries(n.places),l=a.filter(([,{owner:u}])=>u===null),p=c.filter(([u])=>Ft(u)===null);return i`<section class="felt general" aria-label="felt">
    <div class="general-middle">
      <${yl} zone=${n.zones.stock} />
      ${l.map(([u,f])=>i`<${Kr} key=${u} name=${Nn(u,r)} zone=${f} />`)}
      ${p.map(([u,f])=>i`<${kl} key=${u} place=${u} amount=${f} chipset=${o.chip_set} />`)}
    </div>
    <div class="general-seats">
      ${n.seats.map(u=>i`<${_l} key=${u.seat} seat=${u} round=${n} players=${r}
        lit=${e?e.seat===u.seat:n.prompt?.awaited.includes(u.seat)}
        holds=${s.hand_over?.seat===u.seat}
        zones=${a.filter(([,{owner:f}])=>f===u.seat)}
        places=${c.filter(([f])=>Ft(f)===u.seat)} />`)}
    </div>
    <${vt} state=${t} />
    <${Ur} facts=${n.facts} players=${r} />
    ${Object.keys(n.board).length>0&&i`<${Ur} facts=${n.board} players=${r} />`}
  </section>`}function vt({state:t}){let e=wr(t),[n,s]=w(!1);return e?i`
    <${Or} deals=${e} round=${t.round} onSheet=${e.length>0&&(()=>s(!0))} />
    ${n&&i`<${Cr} deals=${e} onClose=${()=>s(!1)} />`}`:null}var yl=({zone:t})=>t?.count>0&&i`<div class="general-stock">
  <${E} card="??" /><span class="hand-label">stock ${t.count}</span>
</div>`,gl=7;function Kr({name:t,zone:e}){return!e.cards.some(G)&&e.cards.length>3?i`<div class="general-stock"><${E} card="??" /><span class="hand-label">${t} ${e.count}</span></div>`:i`<${N} cards=${e.cards} label=${t} fanned=${e.cards.length>gl} />`}var kl=({place:t,amount:e,chipset:n})=>i`<div class="general-place" data-place=${t}>
  <${ve} amount=${e} chipset=${n} />
  <span><span class="quiet">${F(t.replaceAll(":"," "))}</span> <b class="figure">${h(e)}</b></span>
</div>`;function _l({seat:t,round:e,lit:n,holds:s,zones:o,places:r}){let a=e.markers[t.seat],c=[e.dealer===t.seat&&"the deal",s&&"has the tablet",a>0&&`owes ${h(a)}`];return i`<div class=${k(["general-seat",n&&"is-lit"])}>
    <div class="general-name">
      <b>${t.player}</b> <span class="figure" data-place=${`seat:${t.seat}`}>${h(t.rack)}</span>
      <span class="quiet small">${c.filter(Boolean).join(" \xB7 ")}</span>
    </div>
    ${r.map(([l,p])=>i`<div key=${l} class="small" data-place=${l}>
      <span class="quiet">${F(l.split(":").filter(u=>u!==String(t.seat)).join(" "))}</span>
      <b class="figure"> ${h(p)}</b>
    </div>`)}
    ${o.map(([l,p])=>i`<${Kr} key=${l} name=${xl(l)} zone=${vl(l,p,e)} />`)}
  </div>`}var vl=(t,e,n)=>t.startsWith("hand:")?{...e,cards:we(e.cards,n)}:e,xl=t=>F(t.split(":").filter(e=>!/^\d+$/.test(e)).join(" ")),wl=["sheet","scores","tokens"];function Ur({facts:t,players:e}){let n=Object.entries(t).filter(([s])=>!(t.sheet&&wl.includes(s))).map(([s,o])=>[s,zr(s,o,e)]).filter(([,s])=>s);return n.length>0&&i`<dl class="general-facts">
    ${n.map(([s,o])=>i`<div key=${s}><dt>${F(s)}</dt><dd>${o}</dd></div>`)}
  </dl>`}var Sl=new Set("seat turn leader bidder declarer closer stopped winner playing losers winners takers".split(" ")),zr=(t,e,n)=>Sl.has(t)?Tl(e,n):Gr(e,n),Tl=(t,e)=>[t??[]].flat().map(n=>e[n]??`seat ${n}`).join(", ");function Gr(t,e){return t==null||t===""?"":typeof t=="boolean"?t?"yes":"no":Array.isArray(t)?t.map(s=>Gr(s,e)).filter(Boolean).join(", "):typeof t!="object"?Es[t]?Bs(t):mt(t):Object.entries(t).map(([s,o])=>[e[s]??Bs(s),zr(s,o,e)]).filter(([,s])=>s).map(([s,o])=>`${s} ${o}`).join(" \xB7 ")}function Jr({hand:t,table:e}){let[n,s]=w(!1),[o,r]=w(e.cut),a=async c=>await t.cut(c)&&s(!1);return n?i`<form class="hand-cut" onSubmit=${c=>{c.preventDefault(),a(o.trim())}}>
    <label class="field">a word of your own for this shuffle
      <input value=${o} maxlength="64" autocomplete="off" onInput=${({target:c})=>r(c.value)} /></label>
    <div class="hand-row">
      <${b} kind="plain" onTap=${()=>s(!1)}>leave it<//>
      <${b} kind="main" busy=${t.late.value} onTap=${()=>a(o.trim())}>add it<//>
    </div>
  </form>`:i`<div class="hand-cut">
      <${b} kind="quiet" onTap=${()=>s(!0)}>${e.cut?`your word: ${e.cut}`:"add a word to the shuffle"}<//>
      <p class="small quiet">promised: <code>${e.commitment.slice(0,16)} …</code></p>
    </div>`}function Yr({hand:t,table:e,number:n}){let[s,o]=w(null);return i`<${b} kind="plain" onTap=${async()=>{try{let{check:a}=await t.round(e,n);a?location.assign(`/shuffle${new URL(a.url).hash}`):o("A real deck was dealt: there is no shuffle to check.")}catch(a){o(a.message)}}}>check the shuffle of round ${n}<//><${nt} text=${s} />`}function Qr({hand:t,state:e,news:n}){let{table:s}=e;if(s.status==="closed")return i`<${ie} mark="c" title=${`${s.name} is closed`} text="Your rack is back in your bankroll." />`;let o=s.seats.filter(({seat:r})=>r!==s.seat).map(({name:r})=>r);return i`<section class="hand-between" aria-label="between rounds">
    ${n}
    <${vt} state=${e} />
    <p class="hand-big">${s.game_name}</p>
    <p class="quiet">Round ${s.number} begins when the dealer begins it.</p>
    <p class="quiet small">${o.length?`With ${o.join(", ")}.`:"Nobody else sits here yet."}
      ${s.phones?"":" Phones do not play here: the dealer takes what you say, or hands you the tablet."}</p>
    ${s.commitment&&i`<${Jr} key=${s.number} hand=${t} table=${s} />`}
    <${Te} hand=${t} />
  </section>`}var j=t=>Object.fromEntries(t.seats.map(({seat:e,player:n})=>[e,n]));function Vr(t,{deed:e,event:n=({text:s})=>s}={}){let s=j(t);return t.record.map(r=>({number:r.index+1,text:[Ol(r,s,t,e),...r.events.map(a=>n(a,s))].filter(Boolean).join(" ")})).filter(({text:r})=>r)}function Ol(t,e,n,s){if(t.do===null)return null;let o=e[t.by]??"The dealer",r=s?.(t,{who:o,round:n});return r??(Al(t)?null:El(t,o))}var Al=({by:t,do:e,events:n})=>n.some(({code:s,args:o})=>o.seat===t&&s.split(".")[1]?.replaceAll("-","_").startsWith(Cl(e))),Cl=t=>t.replace(/^[a-z]+/,e=>`${e}s`);function El({by:t,do:e,args:n},s){let{seat:o,...r}=n,a=Object.entries(r).filter(([,l])=>l!==0).map(([l,p])=>p===!0?`and ${F(l)}`:mt(p)),c=[F(e),...a].join(" ");return t==="dealer"?`${c[0].toUpperCase()}${c.slice(1)}.`:`${s}: ${c}.`}function pt({text:t,detail:e,news:n}){return i`<div class="line">
    <p class="line-text" role="status">${n&&i`<span class="line-news">${n}</span> `}${t}</p>
    ${e&&i`<p class="line-detail">${e}</p>`}
  </div>`}function Mn({label:t,value:e,range:n,chipset:s,last:o,optional:r,onChange:a}){let[c,l]=w([]),p=kt(e,c,s),u=_e(n),f=y=>u===null||y<=u,$=y=>{l(y),a(y.reduce((_,T)=>_+T,0))},d=y=>f(e+y)&&$([...p,y]),m=y=>$(Ct(p,y)),v=y=>$(kt(y,[],s)),g=e===0&&r?"none":yn(e,n);return i`<div class="pad" role="group" aria-label=${t}>
    <div class="pad-head">
      ${t&&i`<span class="pad-label">${t}</span>`}
      <output class="pad-amount">${h(e)}</output>
      <span class=${k(["pad-note",g&&e>0&&"is-wrong"])}>${g??Bl(u)}</span>
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
    ${o.map(r=>i`<${Nl} key=${r.value} chip=${r} disabled=${!e(r.value)}
      onAdd=${()=>e(r.value)&&n(r.value)} onTakeOff=${()=>s(r.value)} />`)}
  </div>`}var Bl=t=>t===null?"":`of ${h(t)}`,jl=450;function Nl({chip:t,disabled:e,onAdd:n,onTakeOff:s}){let o=et(null),r=et(!1),a=()=>{r.current=!1,o.current=setTimeout(()=>{r.current=!0,s()},jl)},c=()=>clearTimeout(o.current);return i`<button type="button" class="pad-chip" aria-disabled=${e?"true":null}
      aria-label=${`add ${h(t.value)} (${t.colour})`}
      onPointerDown=${a} onPointerUp=${c} onPointerLeave=${c} onPointerCancel=${c}
      onContextMenu=${l=>l.preventDefault()}
      onClick=${()=>!r.current&&n()}>
    <${gn} ...${t} />
  </button>`}function Ml(t){let e=Dl[yt(t.value)];return yt(t.value)==="amount"?i`<${e} ...${t} />`:i`<fieldset class="field">
    <legend>${F(t.name)}${t.optional?" (may be left out)":""}</legend>
    <${e} ...${t} />
  </fieldset>`}function Hn({fields:t,held:e,optional:n=[],last:s={},chipset:o,onChange:r}){return Object.entries(t).map(([a,c])=>i`<${Ml} key=${a} name=${a} value=${c}
    held=${e[a]} optional=${n.includes(a)} last=${s[a]} chipset=${o}
    onChange=${l=>r({...e,[a]:l})} />`)}var Hl=({name:t,value:e,held:n,chipset:s,last:o,optional:r,onChange:a})=>i`<${Mn} label=${F(t)}
  value=${n} range=${e} chipset=${s} last=${o} optional=${r} onChange=${a} />`;function Ll({value:t,held:e,optional:n,onChange:s}){return i`<div class="choices">
    ${Rt(t).map(o=>i`<${b} key=${o} chosen=${o===e}
      onTap=${()=>s(n&&o===e?void 0:o)}>${mt(o)}<//>`)}
  </div>`}var Zr=13;function Pl({value:t,held:e,onChange:n}){return t.length<=Zr?i`<${Xr} cards=${t} chosen=${e?[e]:[]} onTap=${n} />`:i`<${Bt} allowed=${t} picked=${e?[e]:[]} onPick=${n}
    onTakeBack=${()=>n(void 0)} />`}function Rl({value:t,held:e,onChange:n}){let s=r=>e.length<t.most&&n([...e,r]),o=r=>n(Ct(e,r));if(!t.of.every(G))return i`<div class="choices">
      ${t.of.map(r=>i`<${b} key=${r} chosen=${e.includes(r)}
        onTap=${()=>e.includes(r)?o(r):s(r)}>${mt(r)}<//>`)}
    </div>`;if(t.of.length>Zr){let r=t.of.filter(a=>!e.includes(a));return i`<${Bt} allowed=${r} picked=${e} onPick=${s} onTakeBack=${o} />`}return i`<${Xr} cards=${t.of} chosen=${e} onTap=${s} onTapAgain=${o} />`}function Xr({cards:t,chosen:e,onTap:n,onTapAgain:s=n}){let o=(r,a)=>r.filter(c=>c===a).length;return i`<div class="choices">
    ${t.map((r,a)=>{let c=o(e,r)>=o(t.slice(0,a+1),r);return i`<button type="button" key=${`${r} ${a}`} aria-label=${at(r)}
          class=${k(["choice-card",c&&"is-chosen"])} aria-pressed=${String(c)}
          onClick=${()=>c?s(r):n(r)}><${E} card=${r} /></button>`})}
  </div>`}var Fl=({value:t,held:e,chipset:n,onChange:s})=>i`<div class="row-builder">
  <${Hn} fields=${t.fields} held=${e} chipset=${n} onChange=${s} />
</div>`;function ql({value:t,held:e,chipset:n,onChange:s}){let[o,r]=w(Jt(t.rows)),a=Gt(t.rows,o),c=e.length>=t.most,l=()=>{s([...e,o]),r(Jt(t.rows))};return i`<div class="rows">
    ${e.map((p,u)=>i`<div class="row" key=${u}>
      <span>${u+1}. ${mt(p)}</span>
      <${b} kind="quiet" name=${`take off line ${u+1}`}
        onTap=${()=>s(e.filter((f,$)=>$!==u))}>⌫<//>
    </div>`)}
    <div class="row-builder">
      <${Hn} fields=${t.rows} held=${o} chipset=${n} onChange=${r} />
      <div class="field-foot">
        <${b} kind="plain" disabled=${a||c} onTap=${l}>add<//>
        <span class="quiet">${c?`at most ${t.most}`:a?`${F(a.name)}: ${a.why}`:""}</span>
      </div>
    </div>
  </div>`}var Dl={amount:Hl,choice:Ll,card:Pl,some:Rl,rows:ql,fields:Fl};function js(t){let{prompt:e,me:n,players:s,chipset:o,words:r={},sure:a={},last:c={},shown:l,entered:p,first:u,drawn:f,busy:$,error:d,onAct:m,onTakeBack:v,unheard:g=[],end:y}=t,_=xr(e.options.filter(M=>(n==="dealer"||M.by===n)&&!f?.(M))),T=w(null),[x,B]=t.onChoose?[t.chosen,t.onChoose]:T,[P,Z]=w(null),[W,I]=w(null),A=e.options.map(D).join(),z=_.filter(([M])=>M!=="dealer"),O=z.some(([M])=>M===x)?x:Ul(z,e.awaited),H=z.find(([M])=>M===O)?.[1]??[],ut=_.find(([M])=>M==="dealer")?.[1]??[],S=[...H,...ut].find(M=>D(M)===P),Y=M=>M==="dealer"?"dealer":s[M]??`seat ${M}`,Nt=({by:M,do:Xe,since:Ri},Fi)=>m({by:M,do:Xe,args:Fi,since:Ri}),Mt=n==="dealer"&&e.awaited.includes("dealer")?g.map(Y):[],C=M=>a[M.do]??(M.by==="dealer"&&Mt.length?()=>Il(M,Mt):null),Q=(M,Xe)=>C(M)?I({option:M,args:Xe}):Nt(M,Xe),it=e.awaited.filter(M=>M!=="dealer"||!Mt.length),ne={words:r,last:c,awaited:u?.length?[]:it,busy:$,act:Q,open:Z},me=H.length>0&&ut.length>0,Ze=H.length+ut.length===1?[...H,...ut][0]:null;return Ze&&Kl(Ze)?i`<${zl} option=${Ze} shown=${l} entered=${p} busy=${$} error=${d} question=${A} act=${Q}
      onTakeBack=${v} end=${y} />`:S?i`<${Yl} key=${P} option=${S} who=${Y(S.by)} chipset=${o} words=${r}
      last=${c[`${S.by} ${S.do}`]} busy=${$} error=${d} end=${y} onClose=${()=>Z(null)}
      onAct=${async M=>{await Q(S,M)&&Z(null)}} />`:i`
    ${d&&i`<div class="panel"><${nt} text=${d} /></div>`}
    ${z.length>1&&i`<div class="seats-row" role="group" aria-label="who">
      ${z.map(([M])=>i`<${b} key=${M} chosen=${M===O} onTap=${()=>B(M)}>${Y(M)}<//>`)}
    </div>`}
    <${R} question=${A} end=${(me||y)&&i`
        ${me&&Mt.length>0&&i`<span class="controls-note">not yet: ${zt(Mt)}</span>`}
        ${me&&i`<${ta} options=${ut} ...${ne} />`}${y}`}>
      ${u}
      <${ta} options=${H.length?H:ut} ...${ne} />
    <//>
    ${W&&C(W.option)&&A.includes(D(W.option))&&i`<${lt} ...${C(W.option)(Y(W.option.by))}
      onClose=${()=>I(null)} onYes=${()=>{I(null),Nt(W.option,W.args)}} />`}`}var Il=(t,e)=>({title:`${F(t.do)} without ${zt(e)}?`,text:`${We(e,"done anything yet")}. Nobody may have anything to say after this.`,yes:F(t.do),no:"wait"});function Ul(t,e){let[n]=t.find(([s])=>e.includes(s))??t[0]??[null];return n}var Wl=13,Kl=t=>{let e=xs(t);return e&&(t.by==="dealer"||t.values[e].length>Wl)};function zl({option:t,shown:e,entered:n,busy:s,error:o,question:r,act:a,onTakeBack:c,end:l}){let p=xs(t)??"",u=f=>a(t,{...vs(t,Jt(t.values)),[p]:f});return i`
    <div class="panel">
      <${Bt} allowed=${t.values[p]} picked=${e} busy=${s}
        onPick=${u} onTakeBack=${c} />
      <${nt} text=${o} />
    </div>
    <${R} question=${r} end=${(n||l)&&i`
        ${n&&i`<${N} cards=${n.cards} places=${n.places} wanted />`}${l}`}>
      ${c&&i`<${cr} picked=${e} busy=${s} onTakeBack=${c} />`}
    <//>`}function ta({options:t,words:e,last:n,awaited:s,busy:o,act:r,open:a}){let c=({by:l})=>s.includes(l)?"main":"plain";return t.flatMap(l=>{let p=vr(l);return p?p.map(u=>i`<${b} key=${D(l)+JSON.stringify(u)} kind=${c(l)}
      disabled=${o} onTap=${()=>r(l,u)}>
      ${e[l.do]?e[l.do](u):xe(l.do,Jl(l,u))}
    <//>`):[i`<${b} key=${D(l)} kind="plain" disabled=${o} onTap=${()=>a(D(l))}>
          ${F(l.do)} …
        <//>`,i`<${Gl} key=${`${D(l)} again`} option=${l} args=${n[`${l.by} ${l.do}`]}
          words=${e} busy=${o} act=${r} />`]})}function Gl({option:t,args:e,words:n,busy:s,act:o}){return!e||Gt(t.values,e,t.optional)?null:i`<${b} kind="plain" disabled=${s} onTap=${()=>o(t,e)}>
    ${xe(t.do,e,n)} again
  <//>`}var Jl=(t,e)=>Object.fromEntries(Object.entries(e).filter(([n])=>t.optional?.includes(n)||t.values[n].length!==1));function Yl({option:t,who:e,chipset:n,words:s,last:o,busy:r,error:a,onClose:c,onAct:l,end:p}){let[u,f]=w(Jt(t.values,t.optional)),$=Gt(t.values,u,t.optional),d=vs(t,u);return i`
    <section class="panel" aria-label=${`${e}: ${F(t.do)}`}>
      <h2>${e}: ${F(t.do)}</h2>
      <div class="form-fields">
        <${Hn} fields=${t.values} held=${u} optional=${t.optional} last=${o}
          chipset=${n} onChange=${f} />
      </div>
      <${nt} text=${a} />
    </section>
    <${R} question=${D(t)} end=${i`<${b} kind="plain" onTap=${c}>cancel<//>${p}`}>
      <${b} kind="main" disabled=${$} busy=${r} onTap=${()=>l(d)}>
        ${$?F(t.do):xe(t.do,Ql(d),s)}
      <//>
      ${$&&i`<span class="controls-note">${F($.name)}: ${$.why}</span>`}
    <//>`}var Ql=t=>Object.fromEntries(Object.entries(t).filter(([,e])=>!Array.isArray(e)||e.length<=4));function Vt(t,e){let n=e.length===1&&t.seats.find(s=>s.seat===e[0]);return!n||t.facts.sheet&&!n.rack?null:`rack ${h(n.rack)}`}function Ns({round:t}){let{prompt:e,zones:n,cards:s}=t,o=a=>Object.values(n).some(c=>c.count&&Vl(c,a)),r=a=>e.options.some(({by:c})=>c===a);return e.awaited.filter(a=>a!=="dealer"&&(s==="virtual"&&o(a)||!r(a)))}var Vl=({owner:t,sight:e},n)=>e==="owner"&&t===n||e==="others"&&t!==n;function Oe(t,e){let n=j(e.round);return Ns(e).map(s=>Ms(e,s)?i`<span key=${`phone ${s}`} class="controls-note">${n[s]} has it on the phone.</span>`:i`<${b} key=${`pass ${s}`} kind="main" busy=${t.late.value}
    onTap=${()=>t.handOver(s)}>tablet to ${n[s]}<//>`)}var Ms=({table:t},e)=>t.phones&&t.seats.find(n=>n.seat===e)?.phone==="in";var Hs=t=>["bura.first-lead","bura.lead"].includes(t?.say.code),Zl={bura:"three trumps",aces:"three aces",molodka:"three of one plain suit"};function Ls(){return{lead:({cards:t})=>`LEAD ${t.map(L).join(" ")}`,answer:({cards:t})=>`ANSWER ${t.map(L).join(" ")}`,announce:({kind:t})=>`announce ${t}`,declare:()=>"declare 31",yield:()=>"yield",pass:()=>"PASS"}}function ea({table:t,state:e,news:n,face:s}){let{round:o}=e,{prompt:r}=o,a=j(o),[c]=r.awaited,l=o.seats.find(({seat:m})=>m!==c).seat,p=(m,v)=>r.options.find(g=>g.do===m&&(v===void 0||g.by===v)),u=p("lead")??p("answer"),f=t.late.value,$=(m,v)=>Ms(e,m)?i`<span class="controls-note">${a[m]} has it on the phone.</span>`:i`<${b} kind=${v} busy=${f} onTap=${()=>t.handOver(m)}>
    tablet to ${a[m]}
  <//>`,d=i`
    ${p("announce")&&i`<${tu} option=${p("announce")} who=${a[l]} table=${t} />`}
    ${p("declare")&&i`<${eu} options=${r.options.filter(m=>m.do==="declare")} players=${a}
      sure=${s.sure()} table=${t} />`}`;return i`<section class="foot" aria-label="what is next">
    <${pt} text=${r.say.text} news=${n} detail=${Vt(o,r.awaited)} />
    ${u?i`<${Xl} key=${D(u)} option=${u} words=${Ls()} table=${t} end=${d}
          undo=${o.undoable?t.undo:null} />`:i`
        ${t.error.value&&i`<div class="panel"><${nt} text=${t.error.value} /></div>`}
        <${R} question=${r.options.map(D).join()} end=${d}>
          ${$(c,"main")}${$(l,"plain")}
        <//>`}
  </section>`}function Xl({option:t,words:e,table:n,undo:s,end:o}){let[r,a]=w([]),{of:c,least:l,most:p}=t.values.cards,u=$=>n.act({...t,args:{cards:$}});return i`
    <div class="panel">
      <${Bt} allowed=${c} picked=${r} onPick=${async $=>{let d=[...r,$].slice(-p);a(d),l===p&&d.length===p&&!await u(d)&&a([])}} onTakeBack=${$=>a(r.filter(d=>d!==$))} />
      <${nt} text=${n.error.value} />
    </div>
    <${R} question=${D(t)} end=${o}>
      ${l<p?i`<${b} kind="main" disabled=${!r.length} busy=${n.late.value} onTap=${()=>u(r)}>
            ${r.length?e[t.do]({cards:r}):"tap the cards led"}
          <//>`:i`<p class="controls-note">${p===1?"Tap the card.":`Tap the ${p} cards: ${p-r.length} more.`}</p>`}
      <${b} kind="plain" disabled=${!s} busy=${n.late.value} onTap=${s}>undo<//>
    <//>`}function tu({option:t,who:e,table:n}){let[s,o]=w(!1),r=t.values.kind,a=async c=>{o(!1),await n.act({...t,args:{kind:c}})};return i`<${b} onTap=${()=>o(!0)}>announce …<//>
    ${s&&i`<${V} title=${`${e} announces`} onClose=${()=>o(!1)}
        foot=${i`<${b} kind="plain" onTap=${()=>o(!1)}>go back<//>`}>
      <div class="choices">
        ${r.map(c=>i`<${b} key=${c} onTap=${()=>a(c)}>
          <span class="choice-words"><b>${c}</b><span class="choice-note">${Zl[c]}</span></span>
        <//>`)}
      </div>
    <//>`}`}function eu({options:t,players:e,sure:n,table:s}){let[o,r]=w(!1),[a,c]=w(null),l=()=>{r(!1),c(null)},p=async()=>{l(),await s.act(a)};return i`<${b} onTap=${()=>r(!0)}>declare 31 …<//>
    ${o&&!a&&i`<${V} title="Who declares 31?" onClose=${l}
        foot=${i`<${b} kind="plain" onTap=${l}>go back<//>`}>
      <div class="choices">
        ${t.map(u=>i`<${b} key=${u.by} kind="plain" onTap=${()=>c(u)}>${e[u.by]}<//>`)}
      </div>
    <//>`}
    ${a&&i`<${lt} ...${n.declare(e[a.by])} onYes=${p} onClose=${l} />`}`}var Ke={Felt:cu,Foot:nu,Seen:mu,words:Ls,sure:su,deed:ou,payment:au,over:iu,passOn:ru},na="6789JQKTA",sa={A:11,T:10,K:4,Q:3,J:2},oa={c:"clubs",d:"diamonds",h:"hearts",s:"spades"};function nu(t){let{code:e}=t.prompt.say,n=t.cards==="physical"&&(e==="bura.answer"||e==="bura.promised");return Hs(t.prompt)||n?ea:null}function su(){return{declare:t=>({title:`${t} declares 31?`,text:"The won cards are turned up and counted. There is no way back.",yes:`${t} declares`})}}function ou({do:t,args:e},{who:n}){let s=e.cards?.every(G)?` ${e.cards.map(L).join(" ")}`:"";switch(t){case"lead":return`${n} leads${s}.`;case"answer":return`${n} answers${s}.`;case"yield":return`${n} yields the lead.`;case"declare":return`${n} declares 31.`;case"pass":return`${n} passes.`;case"announce":return"";default:return null}}function ru({prompt:t}){return["bura.answer","bura.outbid","bura.promised"].includes(t?.say.code)?t.awaited[0]:null}function au({transfers:t}){let e=t.find(({from:o,to:r})=>o==="pot"||r==="pot"),n=t.filter(o=>o!==e),s=e&&[e.from==="pot"?"out of the pot, all of it":"into the pot, which is carried"];return{hand:e?.why??null,sums:[...s??[],...n.map(({why:o,amount:r})=>`${o}: ${h(r)}`)]}}function iu({record:t}){return t.at(-1).events.map(({text:e})=>e).at(-1)}function cu({state:t,paying:e}){let{round:n,table:s,night:o}=t,{places:r,zones:a,facts:c}=n,l=n.seats.map(({seat:p})=>p).sort((p,u)=>p-u);return i`<section class=${k(["felt","bura",n.cards==="physical"&&"is-short"])} aria-label="felt">
    <${uu} zones=${a} facts=${c} />
    ${l.map(p=>i`<${pu} key=${p} seat=${p} round=${n} lit=${lu(n,e,p)}
      holds=${s.hand_over?.seat===p} />`)}
    <div class="bura-pot" data-place="pot">
      <${ve} amount=${r.pot??0} chipset=${o.chip_set} />
      <span>pot <b class="figure">${h(r.pot??0)}</b></span>
    </div>
  </section>`}var lu=({prompt:t},e,n)=>e?e.seat===n:!!t?.awaited.includes(n);function uu({zones:t,facts:e}){let n=t.stock.count+(t.trump?.count??0),[s]=t.trump?.cards??[];return i`<div class="bura-trumps">
    <div class="bura-stock">
      ${s&&i`<${E} card=${s} />`}
      ${t.stock.count>0&&i`<${E} card="??" />`}
    </div>
    <p>${n>0&&`stock ${n}`} ${!e.drawing&&"no more drawing"}</p>
    ${e.trump&&i`<p class="bura-suit">
      <svg class=${`suit-${e.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${ct[e.trump]} /></svg>
      <b>${oa[e.trump]}</b> trumps
    </p>`}
  </div>`}function pu({seat:t,round:e,lit:n,holds:s}){let o=e.seats.find(p=>p.seat===t),r=e.markers[t],a=e.zones[`won:${t}`],c=e.zones[`hand:${t}`],l=[e.dealer===t&&"the deal",s&&"has the tablet",r&&`owes ${h(r)}`];return i`<div class=${k(["bura-side",n&&"is-lit"])} role="group" aria-label=${o.player}>
    <div class="bura-who">
      <b>${o.player}</b><span class="figure" data-place=${`seat:${t}`}>${h(o.rack)}</span>
      <span class="bura-note">${l.filter(Boolean).join(" \xB7 ")}</span>
      <span class="bura-word">${du(e,t)}</span>
      <${N} cards=${c.cards} fanned />
    </div>
    ${a.sight==="all"?i`<${hu} cards=${a.cards} />`:i`
      <${fu} round=${e} seat=${t} />
      <div class="bura-won">${a.count>0&&i`<${E} card="??" />`}<span class="small quiet">${a.count>0?"won":""}</span></div>`}
  </div>`}function du({facts:t,prompt:e,finished:n},s){let o=e?.say.code,{announced:r,leader:a,led:c}=t;return r?.seat===s?`announces ${r.kind}`:n?"":o==="bura.outbid"?"outbids or yields":o==="bura.answer"?c===s?"has led":"answers":o==="bura.last"?e.awaited.includes(s)?"has the last word":"":a!==s?Hs(e)?"may speak first":"":c===null?"has the lead":"takes the trick and leads"}function fu({round:t,seat:e}){let{led:n,trump:s}=t.facts,o=t.zones[`played:${e}`].cards,r=t.seats.find(p=>p.seat!==e).seat,a=t.zones[`played:${r}`].cards,c=n!==null&&n!==e&&o.length>0,l=c?$u(o,a,s):o;return i`<div class="bura-played" role="group" aria-label="played">
    ${l.map((p,u)=>i`<${E} key=${p} card=${p} lit=${c&&ra(p,a[u],s)} />`)}
  </div>`}var ra=(t,e,n)=>t[1]===e[1]?na.indexOf(t[0])>na.indexOf(e[0]):t[1]===n;function $u(t,e,n){let s=o=>o.filter((r,a)=>ra(r,e[a],n)).length;return aa(t).reduce((o,r)=>s(r)>s(o)?r:o)}function aa(t){return t.length<2?[t]:t.flatMap((e,n)=>aa(t.filter((s,o)=>o!==n)).map(s=>[e,...s]))}function hu({cards:t}){let e=r=>sa[r[0]]??0,n=t.filter(e).sort((r,a)=>e(a)-e(r)),o=[...new Set(n.map(([r])=>r))].map(r=>`${n.filter(a=>a[0]===r).length} \xD7 ${sa[r]}`);return i`<div class="bura-counted">
    <${N} cards=${n} fanned />
    <p>${o.join(" + ")||"nothing"} = <b class="figure">${n.reduce((r,a)=>r+e(a),0)}</b>
      <span class="quiet small"> of 31${t.length>n.length?`, and ${t.length-n.length} that count nothing`:""}</span></p>
  </div>`}function mu({round:t,seat:e}){let n=j(t),[s]=t.zones.trump?.cards??[],o=t.seats.filter(r=>t.zones[`played:${r.seat}`].cards.length);return i`<div class="hand-others">
    ${s?i`<${N} cards=${[s]} label="trumps" />`:i`<p class="bura-suit"><b>${oa[t.facts.trump]}</b> trumps</p>`}
    ${o.map(r=>i`<${N} key=${r.seat} cards=${t.zones[`played:${r.seat}`].cards}
      label=${r.seat===e?"you":n[r.seat]} />`)}
  </div>`}var Zt=[..."cdhs"],Ps={c:"clubs",d:"diamonds",h:"hearts",s:"spades"},ia={A:1,T:10},ca={J:11,Q:12,K:13},bu=5,yu=13,ze=([t])=>t in ca,Ln=t=>ze(t)?bu:ia[t[0]]??Number(t[0]),Rs=t=>ca[t[0]]??ia[t[0]]??Number(t[0]),pe=({zones:t},e)=>t[`certificates:${e}`]?.cards??[],de=({places:t},e)=>t[`money:${e}`]??0,Fs=({suit:t})=>i`<svg class=${`company suit-${t}`} viewBox="0 0 100 100" role="img" aria-label=${Ps[t]}>
  <path fill="currentColor" d=${ct[t]} />
</svg>`;function qs({facts:t,zones:e,board:n},s){let o=e[`market:${s}`]?.cards.at(-1);if(!o||ze(o))return[1,10];let{up:r,down:a}=n.limits[s],c=t.prices[s];return[Math.max(1,c-a),Math.min(10,c+r)]}function Ae({round:t}){return i`<div class="market" role="group" aria-label="the market">
    ${Zt.map(e=>i`<${gu} key=${e} suit=${e} round=${t} />`)}
  </div>`}function gu({suit:t,round:e}){let n=e.facts.prices[t],s=e.zones[`market:${t}`]?.cards.at(-1),[o,r]=qs(e,t),{up:a,down:c}=e.board.limits[t];return i`<section class=${k(["market-company",n===0&&"is-bankrupt"])} aria-label=${Ps[t]}>
    <${Fs} suit=${t} />
    <b class="market-price">${n??"\u2013"}</b>
    ${s&&i`<${E} card=${s} />`}
    <span class="market-span">${ku(n,o,r)}</span>
    <span class="market-limits">▲${h(a)} ▼${h(c)}</span>
  </section>`}function ku(t,e,n){return t===void 0?"no price":`${t===0?"bankrupt, ":""}next ${e}\u2013${n}`}function la({prices:t}){let e=Math.max(t.length,12),n=r=>r/e*100,s=r=>100-r/yu*100,o=t.at(-1)??{};return i`<figure class="chart" role="img" aria-label=${`the prices over the game; now ${Zt.map(r=>`${Ps[r]} ${o[r]??"none"}`).join(", ")}`}>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      ${[0,5,10].map(r=>i`<line key=${r} class="chart-rule" x1="0" x2="100" y1=${s(r)} y2=${s(r)} />`)}
      ${t.length>0&&Zt.map((r,a)=>i`<path key=${r} class=${`chart-line is-${r}`} d=${_u(t,r,n,s)}
        transform=${`translate(0 ${(a-1.5)*.9})`} />`)}
    </svg>
    ${[0,5,10].map(r=>i`<span key=${r} class="chart-figure" style=${{top:`${s(r)}%`}} aria-hidden="true">${r}</span>`)}
    ${t.length>0&&Zt.map(r=>i`<span key=${r} class=${`chart-end is-${r}`} aria-hidden="true"
      style=${{top:`${s(o[r])}%`,left:`${n(t.length)}%`,"--beside":vu(o,r)}}><${Fs} suit=${r} /></span>`)}
  </figure>`}var _u=(t,e,n,s)=>t.map((o,r)=>`${r?"V":"M0 "}${s(o[e])}H${n(r+1)}`).join(""),vu=(t,e)=>Zt.slice(0,Zt.indexOf(e)).filter(n=>t[n]===t[e]).length;function ua({round:t,holds:e,lit:n}){let s=j(t),o=t.seats.map(({seat:c})=>c),r=wu(t),a=Math.max(...o.map(c=>r?.[c]??t.board.players[c].worth));return i`<table class="holdings">
    <thead><tr>
      <th>share holders</th>
      ${Zt.map(c=>i`<th key=${c}><${Fs} suit=${c} /></th>`)}
      <th class="number">money</th><th class="number">owes</th><th class="number">${r?"takes home":"worth"}</th>
    </tr></thead>
    <tbody>${o.map(c=>{let{shares:l,debt:p,worth:u}=t.board.players[c],f=r?.[c]??u,$=[t.dealer===c&&"banker",e===c&&"has the tablet"];return i`<tr key=${c} class=${k([n(c)&&"is-lit"])}>
        <th scope="row"><b>${s[c]}</b> <span class="quiet small">${$.filter(Boolean).join(" \xB7 ")}</span></th>
        ${Zt.map(d=>i`<td key=${d}><${xu} count=${l[d]} cards=${pe(t,c).filter(m=>m[1]===d)} /></td>`)}
        <td class="number" data-place=${`money:${c}`}>${h(de(t,c))}</td>
        <td class="number">${p?h(p):""}</td>
        <td class="number"><b>${h(f)}</b><span class="holdings-best">${f===a?"\u2605":""}</span></td>
      </tr>`})}</tbody>
  </table>`}var xu=({count:t,cards:e})=>t>0&&i`<b>${t}</b> <span class="holdings-cards">${e.map(([n])=>n==="T"?"10":n).join(" ")}</span>`;function wu({record:t,finished:e}){if(!e)return null;let n=t.at(-1).events.filter(({code:s})=>s==="csm.takes");return Object.fromEntries(n.map(({args:s})=>[s.seat,s.amount]))}var Xt=({table:t,line:e,detail:n,news:s,children:o})=>i`<section class="foot" aria-label="what is next">
  <${pt} text=${e} detail=${n} news=${s} />
  <${wt} table=${t} />
  ${o}
</section>`,wt=({table:t})=>t.error.value&&i`<div class="trouble"><${nt} text=${t.error.value} onGone=${t.dismiss} /></div>`;var da=({prompt:t},e,n)=>t?.options.find(s=>s.by===e&&s.do===n),Pn=(t,e)=>!!t?.values.card.includes(e);function Ds(t,e){let n=Ln(e);return`${K(n,"share")} \xB7 ${h(n*t.facts.prices[e[1]])}`}function Eu(t,e,n){let{shares:s}=t.board.players[e],o=t.facts.prices[n[1]];if(!o)return"bankrupt";if(s[n[1]]+Ln(n)>t.options.max_shares)return`over ${h(t.options.max_shares)} shares`;let r=Ln(n)*o;return r>de(t,e)?`costs ${h(r)}`:"not now"}var Is=(t,e,n)=>`${h(t.facts.prices[e[1]])} \u2192 ${n==="zero"?0:Rs(e)}`;function Bu(t,e){let[n,s]=qs(t,e[1]),o=Rs(e);return o<n||o>s?`only ${n} to ${s}`:"not now"}var qt=({verb:t,note:e,ready:n,main:s,busy:o,onTap:r})=>i`<${b} kind=${s?"main":"plain"} disabled=${!n} busy=${o} onTap=${r}>
  <span class="trade-deed"><b>${t}</b><span>${e}</span></span>
<//>`;function fa({zones:t,facts:e},n){if(!e.turn.business.length)return"nothing done";let s=8-(t[`hand:${n}`]?.count??8);return s>0?`draw ${s}`:""}function $a({table:t,hand:e,seat:n,act:s,onCover:o}){let{round:r}=e,a=(r.prompt?.options??[]).map(D).join(),[c,l]=w({asked:a,own:[],sale:null}),{own:p,sale:u}=c.asked===a?c:{own:[],sale:null},f=ft(a),$=Se(r),d=$.arranged(r.zones[`hand:${n}`].cards),m=(x,B)=>f.swallows(B)||l({asked:a,sale:null,own:p.includes(x)?p.filter(P=>P!==x):[...p,x].slice(-4)}),v=(x,B)=>f.swallows(B)||l({asked:a,own:[],sale:u===x?null:x}),g=t.late.value,y=pe(r,n),_=p.map(x=>d[x]),{shares:T}=r.board.players[n];return i`
    <section class="hand-felt trade-hand" aria-label="your hand">
      <${Ae} round=${r} />
      <div class="trade-mine" role="group" aria-label="your certificates">
        <span class="quiet">certificates</span>
        ${y.map((x,B)=>i`<${Rn} key=${B} card=${x} chosen=${u===B} onTap=${P=>v(B,P)} />`)}
        ${!y.length&&i`<span class="quiet">none yet</span>`}
        <span class="trade-most quiet">${Object.values(T).some(Boolean)?`at most ${h(r.options.max_shares)} shares of a company`:""}</span>
      </div>
      <div class="tap-hand" role="group" aria-label="your cards">
        ${d.map((x,B)=>i`<button type="button" key=${B} class=${k(["tap-card",p.includes(B)&&"is-raised"])}
          aria-label=${at(x)} aria-pressed=${String(p.includes(B))} onClick=${P=>m(B,P)}><${E} card=${x} /></button>`)}
      </div>
      <div class="hand-foot trade-foot">
        <${b} kind="plain" onTap=${o}>cover<//>
        <${An} sorting=${$} />
        <p class="hand-note">${Ws(r)}</p>
        <${b} kind="plain" onTap=${t.takeBack}>back to the dealer<//>
      </div>
    </section>
    <section class="foot" aria-label="what is next">
      <${pt} text=${r.prompt?.say.text??"The game is over."} detail=${`money ${h(de(r,n))}`} />
      <${wt} table=${t} />
      <${R} question=${a}>
        <div class="trade-row">
          <${Us} round=${r} seat=${n} picked=${_} sale=${u===null?null:y[u]} busy=${g} act=${s} />
        </div>
      <//>
    </section>`}function Us({round:t,seat:e,picked:n,sale:s,busy:o,act:r}){let a=m=>da(t,e,m),c=(m,v)=>()=>r({...a(m),args:v}),l=n.length===1?n[0]:null,p=l!==null&&ze(l),u=l!==null&&Pn(a("market"),l),f=l!==null&&Pn(a("buy"),l),$=a("discard")&&n.length>0,d=n.length>1?"one card":"tap a card";return i`
    ${s?i`<${qt} main verb=${`SELL ${L(s)}`} note=${Ds(t,s)} ready=${Pn(a("sell"),s)} busy=${o} onTap=${c("sell",{card:s})} />`:i`<${qt} main verb="BUY" ready=${f} busy=${o} onTap=${c("buy",{card:l})}
          note=${l===null?d:f?Ds(t,l):a("buy")?Eu(t,e,l):"no more trades"} />`}
    <${qt} main verb="PRICE" ready=${u} busy=${o} onTap=${c("market",p?{card:l,to:"up"}:{card:l})}
      note=${l===null?d:u?Is(t,l,"up"):a("market")?Bu(t,l):"no more market"} />
    <${qt} verb="BANKRUPT" ready=${u&&p} busy=${o} onTap=${c("market",{card:l,to:"zero"})}
      note=${u&&p?Is(t,l,"zero"):"J Q K"} />
    <${qt} verb="DISCARD" ready=${$} busy=${o} onTap=${c("discard",{cards:n})}
      note=${$?K(n.length,"card"):a("discard")?"1 to 4 cards":"not after business"} />
    <${qt} main=${!a("buy")&&!a("sell")&&!a("market")} verb="END TURN" note=${fa(t,e)} ready=${a("end")} busy=${o} onTap=${c("end",{})} />`}function Ws({prompt:t,facts:e}){let{trades:n,plays:s}=t?.say.args??{};return t?.say.code==="csm.end"?e.turn.business.includes("discard")?"Discarded: only the end is left.":"Nothing left but the end.":n===void 0?"":`${K(n,"trade")}, ${K(s,"market card")} left`}var Rn=({card:t,chosen:e,onTap:n})=>i`<button type="button" class=${k(["trade-certificate",`suit-${t[1]}`,e&&"is-chosen"])}
  aria-label=${`certificate, ${at(t)}`} aria-pressed=${String(e)} onClick=${n}><${ae} card=${t} /></button>`;function ha({table:t,state:e,pad:n,setPad:s,news:o}){let{round:r}=e,{prompt:a,cards:c}=r,[l]=a.awaited,p=a.options.map(D).join(),{verb:u=null,picked:f=[],sale:$=null}=n.asked===p?n:{},d=x=>s({asked:p,verb:null,picked:[],sale:null,...x}),m=pe(r,l),v=x=>da(r,l,x),g=a.options.find(x=>x.by==="dealer"&&x.do==="joker"),y=t.late.value,_=(x,B)=>async()=>{await t.act({...v(x),args:B})&&d({})},T={round:r,option:v,busy:y,say:_,set:d,verb:u,picked:f};return i`<section class="foot trade" aria-label="what is next">
    <${pt} text=${a.say.text} news=${o} detail=${`${j(r)[l]}'s money ${h(de(r,l))}`} />
    ${c==="physical"&&u&&i`<${Mu} ...${T} />`}
    <${wt} table=${t} />
    <div class="trade-mine" role="group" aria-label=${`${j(r)[l]}'s certificates`}>
      <span class="quiet">${j(r)[l]}'s certificates</span>
      ${m.map((x,B)=>i`<${Rn} key=${B} card=${x} chosen=${$===B} onTap=${()=>d({sale:$===B?null:B})} />`)}
      ${!m.length&&i`<span class="quiet">none yet</span>`}
    </div>
    <${R} question=${p}>
      <div class=${k(["trade-row",c==="virtual"&&"is-short"])}>
        ${c==="virtual"?Oe(t,e):i`<${Nu} ...${T} />`}
        <${qt} main=${$!==null} verb=${$===null?"SELL":`SELL ${L(m[$])}`} ready=${$!==null&&Pn(v("sell"),m[$])} busy=${y}
          note=${$!==null?Ds(r,m[$]):v("sell")?"tap a certificate":m.length?"no more trades":"nothing to sell"} onTap=${_("sell",{card:m[$]})} />
        ${g&&i`<${qt} verb="JOKER" note=${`${j(r)[g.values.seat[0]]} drew it`} ready busy=${y}
          onTap=${()=>t.act({...g,args:{seat:g.values.seat[0]}})} />`}
        <${qt} verb="END TURN" note=${fa(r,l)} ready=${v("end")} busy=${y} onTap=${_("end",{})} />
      </div>
    <//>
  </section>`}var ju={buy:"BUY",market:"PRICE",discard:"DISCARD"},Nu=({option:t,busy:e,set:n,verb:s})=>Object.entries(ju).map(([o,r])=>i`<${b} key=${o} kind="plain" chosen=${s===o}
  disabled=${!t(o)} busy=${e} onTap=${()=>n({verb:s===o?null:o})}>
  <span class="trade-deed"><b>${r}</b><span>${t(o)?o==="discard"?"1 to 4 cards":"which card":"no more"}</span></span>
<//>`);function Mu({round:t,option:e,busy:n,say:s,set:o,verb:r,picked:a}){let c=e(r)?.values;if(!c)return null;if(r==="discard"){let{of:u,least:f,most:$}=c.cards,d=a.length<$?u.filter(g=>pa(a,g)<pa(u,g)):[],m=g=>o({verb:r,picked:[...a,g]});return i`<div class="panel">
      <${Bt} allowed=${d} picked=${a} busy=${n} onPick=${m} onTakeBack=${g=>d.includes(g)?m(g):o({verb:r,picked:a.filter(y=>y!==g)})} />
      <div class="trade-entry">
        <span>${a.length?a.map(L).join(" "):"Which cards go?"}</span>
        <${b} kind="main" disabled=${a.length<f} busy=${n} onTap=${s("discard",{cards:a})}>discard ${K(a.length,"card")}<//>
      </div>
    </div>`}let[l]=a,p=u=>r==="market"&&ze(u)?o({verb:r,picked:[u]}):s(r,{card:u})();return i`<div class="panel">
    <${Bt} allowed=${c.card} picked=${a} busy=${n} onPick=${p} onTakeBack=${()=>o({verb:r})} />
    ${r==="market"&&i`<div class="trade-entry">
      <span>${l?`${L(l)} sends the price`:"A face card asks where it sends the price."}</span>
      <${b} kind="main" disabled=${!l} busy=${n} onTap=${s("market",{card:l,to:"up"})}>${l?Is(t,l,"up"):"up"}<//>
      <${b} kind="main" disabled=${!l} busy=${n} onTap=${s("market",{card:l,to:"zero"})}>bankrupt<//>
    </div>`}
  </div>`}var pa=(t,e)=>t.filter(n=>n===e).length;var ma={Felt:Uu,Foot:Hu,OpenHand:$a,words:Lu,deed:Pu,event:Ru,payments:qu,payment:Du,over:Iu,passOn:Fu},ba=["csm.turn","csm.go-on","csm.end","csm.joker"];function Hu({prompt:t}){return ba.includes(t?.say.code)?ha:null}function Lu(t){let e=n=>t.seats.find(s=>s.seat===n).player;return{reshuffle:()=>"SHUFFLED",joker:({seat:n})=>`JOKER \xB7 ${e(n)} drew it`}}function Pu({do:t,args:e},{who:n}){switch(t){case"show":return G(e.card)?`${L(e.card)} turned up.`:"";case"end":return`${n} ends the turn.`;case"buy":case"sell":case"market":case"discard":case"joker":return"";default:return null}}function Ru({code:t,args:e,text:n},s){if(t==="csm.opens")return`${e.company} open at ${e.price}.`;if(t==="csm.buys"||t==="csm.sells"){let o=G(e.card)?`${L(e.card)}: `:"";return`${s[e.seat]} ${t==="csm.buys"?"buys":"sells"} ${o}${e.shares} at ${e.price}, ${h(e.amount)}.`}return n}function Fu({prompt:t}){return ba.includes(t?.say.code)?t.awaited[0]:null}function qu(t){return t.round?.finished?jn(t).filter(({says:e})=>e.length):[]}function Du({action:t,seat:e,player:n},s){let o=s.record.find(({index:p})=>p===t),r=p=>o.events.filter(u=>u.code===p&&u.args.seat===e).map(({args:u})=>u),[{amount:a}]=r("csm.takes"),c=r("csm.sells-out").map(({shares:p,price:u,amount:f})=>`${p} at ${u} = ${h(f)}`),l=r("csm.repays").map(({amount:p})=>`debt to the bank: ${h(p)}`);return{line:`${n} takes ${h(a)} home.`,sums:[...c,...l],amount:a}}function Iu({record:t}){return t.at(-1)?.events.find(({code:e})=>e==="csm.wins")?.text}function Uu({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return i`<section class="felt csm" aria-label="felt">
    <${Ae} round=${n} />
    <div class="csm-middle">
      <${la} prices=${n.facts.chart} />
      <dl class="csm-bank">
        <div><dt>bank</dt><dd data-place="bank">${h(n.places.bank??0)}</dd></div>
        <div><dt>draw pile</dt><dd>${n.board.draw_pile}</dd></div>
        <div><dt>${n.facts.reshuffles?"jokers are in":"no joker yet"}</dt></div>
      </dl>
    </div>
    <${ua} round=${n} holds=${s.hand_over?.seat} lit=${o} />
  </section>`}var Fn={Felt:Yu,Seen:Qu,deed:Gu,passOn:Ju},Wu=10,Ku={T:10,Q:12},zu=([t,e])=>(Ku[t]??Number(t))+(e==="h"?Wu:0);function Gu({do:t,args:e},{round:n}){return t==="show"&&e.card!=="??"?`${j(n)[e.seat]}: ${L(e.card)}.`:""}function Ju({prompt:t,facts:e,record:n}){let s=n.at(-1)?.do==="choose"&&t?.awaited.length===1;return e&&s?t.awaited[0]:null}function Yu({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return i`<section class="felt tricks" aria-label="felt">
    <header class="tricks-head">
      <p><b>match ${Math.min(n.facts.matches.length+1,n.options.cards_in_play)}</b> of ${n.options.cards_in_play}
        ${n.facts.changed&&" \xB7 the hands have changed places"}</p>
      <span class="tricks-pot" data-place="pot">${n.places.pot>0&&i`pot <b class="figure">${h(n.places.pot)}</b>`}</span>
    </header>
    <${ya} round=${n} lit=${o} holds=${s.hand_over?.seat} />
    <${vt} state=${t} />
  </section>`}function Qu({round:t}){return i`<div class="matches-seen"><${ya} round=${t} lit=${()=>!1} /></div>`}function ya({round:t,lit:e,holds:n}){let s=t.options.cards_in_play;return i`<div class=${k(["matches",s>10&&"is-long"])}>
    ${t.seats.map(({seat:o,player:r,rack:a},c)=>i`<section key=${o} class=${k(["matches-row",e(o)&&"is-lit"])} aria-label=${r}>
      <span class="matches-name"><${Qt} at=${c} /> <b>${r}</b>
        <b class="figure">${Vu(t.facts.won[o])}</b>
        <span class="small" data-place=${`seat:${o}`}>${Zu(t,o,a,n)}</span></span>
      <div class="matches-cards">
        ${[...Array(s).keys()].map(l=>i`<${Xu} key=${l} round=${t} seat=${o} match=${l} half=${l===s/2} />`)}
      </div>
    </section>`)}
  </div>`}var Vu=t=>`${t} ${t===1?"match":"matches"}`,Zu=(t,e,n,s)=>[s===e&&"has the tablet",n>0&&K(n,"chip"),t.markers[e]>0&&`owes ${h(t.markers[e])}`].filter(Boolean).join(" \xB7 ");function Xu({round:t,seat:e,match:n,half:s}){let{matches:o}=t.facts,r=o[n],a=r?.cards[e]??(n===o.length?tp(t,e):null);return i`<span class=${k(["matches-card",s&&"is-half"])}>
    ${a?i`<${E} card=${a} lit=${r?.winner===e} dim=${!!r&&r.winner!==e} />`:i`<${$t} />`}
    <span class="small figure">${a&&a!=="??"?zu(a):""}</span>
  </span>`}function tp({prompt:t,zones:e,facts:n,options:s},o){if(t?.say.code==="divide-and-conquer.match")return t.awaited.includes(o)?null:"??";let r=n.matches.length%(s.cards_in_play/2);return e[`played:${o}`]?.cards[r]??null}var ka={Felt:up,words:np,deed:sp,payments:ip,amongPlayers:!0,payment:cp,over:ap,passOn:op,handNote:rp},ep={A:1,T:10},ga=([t])=>ep[t]??Number(t);function np(){return{draw:()=>"DRAW",pass:()=>"PASS"}}function sp({do:t},{who:e}){return t==="draw"?`${e} draws a card.`:t==="pass"?`${e} passes.`:null}function op({prompt:t}){return t?.say.code==="kabu.draw"?t.awaited[0]:null}function rp({zones:t},e){let n=t[`hand:${e}`].cards,s=n.reduce((r,a)=>r+ga(a),0),o=s>9?`: counts ${s%10}`:"";return`${n.map(ga).join(" + ")} = ${s}${o}`}function ap(t){return(n=>t.record.at(-1)?.events.find(s=>s.code===n)?.text)("kabu.over")??(t.facts.debts.length?"Everybody has paid.":"Equal counts: nobody owes anything.")}function ip({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=j(t),s=ue(t).filter(({action:a})=>a===e),o=[];for(let a of t.facts.debts){o.at(-1)?.seat!==a.from&&o.push({action:e,seat:a.from,player:n[a.from],amount:0,debts:[],ids:[]});let c=o.at(-1);c.debts.push(a),a.paid&&(c.amount-=a.amount,c.ids.push(s.shift().id))}let r=s.map(({from:a,amount:c,id:l})=>{let p=Number(a.split(":")[1]);return{action:e,seat:p,player:n[p],amount:-c,debts:[],ids:[l]}});return[...o,...r]}function cp({seat:t,amount:e,debts:n},s){let o=j(s),{counts:r}=s.facts,{stake:a}=s.options,c=n.reduce((f,$)=>f+$.amount,0),l=f=>`${r[f]} \u2212 ${r[t]}`,p=a>1?` \xD7 ${h(a)}`:"";if(!n.length)return{hand:"repays the house's marker"};if(!e){let f=s.seats.find($=>$.seat===t).rack;return{line:`${o[t]} owes ${h(c)}, holds ${h(f)}, and pays nobody.`}}let u=n.map(({to:f,amount:$})=>({to:o[f],amount:$,why:p?`(${l(f)})${p}`:l(f)}));return{line:`${o[t]} pays ${lp(u)}.`,pushes:u}}function lp(t){let e=t.map(({to:n,amount:s})=>`${n} ${h(s)}`);return e.length>1?`${e.slice(0,-1).join(", ")} and ${e.at(-1)}`:e[0]}function up({state:t,pace:e,paying:n,face:s}){let{round:o,table:r}=t,{facts:a}=o,c=pp(o),l=Object.keys(a.counts).length>0,p=o.finished&&a.debts.length>0,u=new Set(s.payments(t).slice(0,e.paid).map(({seat:$})=>$)),f=j(o);return i`<section class="felt kabu" aria-label="felt" style=${{"--players":c.length}}>
    <${fp} round=${o} showing=${l} />
    <div class="kabu-row kabu-head">
      ${!p&&i`<span class="kabu-differ">${dp(o)}</span>`}
      ${p&&i`<span class="kabu-title">pays</span>
        ${c.map($=>i`<span class="kabu-to" key=${$}>${f[$]}</span>`)}
        <span class="kabu-net">net</span>`}
    </div>
    ${c.map($=>i`<${$p} key=${$} seat=${$} seats=${c} round=${o} owing=${p}
      lit=${(n?.seat??o.prompt?.say.args.seat)===$} paid=${u.has($)}
      holds=${r.hand_over?.seat===$} />`)}
  </section>`}var pp=({seats:t,dealer:e})=>{let n=t.map(({seat:s})=>s).sort((s,o)=>s-o);return[...n.filter(s=>s>e),...n.filter(s=>s<=e)]},dp=({record:t})=>t[0]?.events.find(({code:e})=>e==="kabu.racks-differ")?.text;function fp({round:t,showing:e}){let{facts:n,options:s,zones:o}=t;return i`<p class="kabu-heading">
    <b>hand ${n.hand}</b>
    <span>${e?"showing":`lap ${n.lap} of 2`}</span>
    <span>stock ${o.stock.count}</span>
    <span>${K(s.stake,"chip")} a point</span>
  </p>`}function $p({seat:t,seats:e,round:n,owing:s,lit:o,paid:r,holds:a}){let c=n.seats.find(d=>d.seat===t),{facts:l}=n,p=n.zones[`hand:${t}`].cards,u=l.counts[t],f=n.markers[t],$=[n.dealer===t&&"the deal",a&&"has the tablet",f&&`owes ${h(f)}`];return i`<div class=${k(["kabu-row",o&&"is-lit",r&&"is-paid"])} role="group" aria-label=${c.player}>
    <span class="kabu-who">
      <b>${c.player}</b><span class="figure" data-place=${`seat:${t}`}>${h(c.rack)}</span>
      <span class="kabu-note">${$.filter(Boolean).join(" \xB7 ")}</span>
    </span>
    <${N} cards=${p} />
    <b class="kabu-count">${u}</b>
    ${s?i`<${mp} seat=${t} seats=${e} debts=${l.debts} paid=${r} />`:i`<span class="kabu-state">${u===void 0?hp(n,t):""}</span>`}
  </div>`}function hp({facts:t,zones:e,prompt:n},s){let{count:o}=e[`hand:${s}`];return t.drawing.includes(s)?n?.say.code!=="kabu.draw"?"":n.awaited.includes(s)?o>2?"one more?":"draws or passes":o>t.lap+1?"drew a card":"":`passed with ${o}`}function mp({seat:t,seats:e,debts:n,paid:s}){let o=(c,l)=>n.find(p=>p.from===c&&p.to===l),r=c=>c.filter(l=>l.paid).reduce((l,{amount:p})=>l+p,0),a=r(n.filter(({to:c})=>c===t))-r(n.filter(({from:c})=>c===t));return i`
    ${e.map(c=>i`<${bp} key=${c} debt=${o(t,c)} done=${s} own=${c===t} />`)}
    <b class=${k(["kabu-net",a>0&&"won",a<0&&"lost"])}>${rt(a)}</b>`}function bp({debt:t,done:e,own:n}){return t?i`<span class=${k(["kabu-debt",!t.paid&&"is-unpaid",t.paid&&e&&"is-done"])}>
    ${h(t.amount)}${t.paid&&e?i`<span class="kabu-tick">✓</span>`:""}
    ${!t.paid&&i`<span class="unseen">, not paid</span>`}
  </span>`:i`<span class=${k(["kabu-debt",n&&"is-own"])}></span>`}var fe=[..."789TJQKA"];function $e({round:t}){let{contract:e}=t.facts,n={train:kp,quart:_p,domino:vp}[e]??yp;return i`<div class="lorum-middle"><${n} round=${t} /></div>`}var yp=({round:{board:t,facts:e,seats:n}})=>i`<div class="lorum-trick" role="group" aria-label="the trick">
  ${n.map(({seat:s})=>{let o=t.trick.find(r=>r.seat===s);return i`<span key=${s} class=${`lorum-played is-seat-${s}`}>
      ${o?i`<${E} card=${o.card} lit=${gp(e,t,s)} />`:i`<${$t} />`}
    </span>`})}
</div>`,gp=(t,e,n)=>e.trick.length===4&&t.takers[0]===n&&t.takers.every(s=>s===n);function kp({round:{zones:t,facts:e,board:n}}){let{total:s}=e,o=n.tolls.find(([a])=>a>s),r=t.train?.cards??[];return i`<div class="lorum-train" role="group" aria-label=${`the train, total ${s}`}>
    <b class="lorum-total">${s}</b>
    <ol class="lorum-tolls">${n.tolls.map(([a,c])=>i`<li key=${a} class=${k([a<=s&&"is-done",o?.[0]===a&&"is-next"])}>
      <b>${a}</b> <span>costs ${h(c)}</span></li>`)}</ol>
    <div class="lorum-cars">${r.map(a=>i`<${E} key=${a} card=${a} />`)}</div>
  </div>`}function _p({round:{zones:t,board:e}}){let n=t.run?.cards??[],s=t.gone?.count??0;return i`<div class="lorum-run" role="group" aria-label="the run">
    <div class="lorum-cars">
      ${n.map(o=>i`<${E} key=${o} card=${o} />`)}
      ${e.wanted&&i`<span class="lorum-wanted"><${E} card=${e.wanted} dim /><span>wanted</span></span>`}
      ${!n.length&&i`<${$t} />`}
    </div>
    <p class="quiet">${s} played before</p>
  </div>`}function vp({round:{zones:t,board:e}}){let n=new Set(t.layout?.cards??[]),s=xp(e);return i`<div class="lorum-grid" role="group" aria-label="the domino">
    ${[..."shdc"].map(o=>fe.map(r=>{let a=r+o;return i`<span key=${a}>${n.has(a)?i`<${E} card=${a} />`:i`<${$t} label=${s.has(a)?`room for ${a}`:"no card yet"} wanted=${s.has(a)} />`}</span>`}))}
  </div>`}function xp({laid:t,first_rank:e}){return e?new Set(Object.entries(t).flatMap(([n,s])=>{if(!s.length)return[e+n];let[o,r]=s.map(([a])=>fe.indexOf(a));return[fe[o-1],fe[r+1]].filter(Boolean).map(a=>a+n)})):new Set}var _a=({prompt:t},e)=>t?.options.filter(({by:n})=>n===e)??[];function va({table:t,hand:e,seat:n,who:s,act:o,onCover:r}){let{round:a}=e,c=_a(a,n),l=c.find(g=>g.do==="play"),p=c.find(g=>g.do==="pass"),u=a.prompt?.options.map(D).join()??"",f=ft(u),$=(g,y)=>f.swallows(y)||o({...l,args:g}),d=a.zones[`hand:${n}`],m=Se(a),v=t.late.value;return i`
    <section class="hand-felt lorum-hand" aria-label="your hand">
      ${d.sight==="others"?i`<${wp} round=${a} seat=${n} />`:i`<div class="lorum-seen"><${$e} round=${a} /></div>`}
      ${d.sight==="others"?i`<${qn} left=${a.facts.positions?.[n]??[]} open=${l?.values.position??[]} onTap=${(g,y)=>$({position:g},y)} />`:i`<div class="tap-hand" role="group" aria-label="your cards">
            ${m.arranged(d.cards).map(g=>l?.values.card.includes(g)?i`<button type="button" class="tap-card is-open" key=${g} aria-label=${at(g)} onClick=${y=>$({card:g},y)}><${E} card=${g} /></button>`:i`<span class="tap-card" key=${g}><${E} card=${g} dim=${!!l} /></span>`)}
          </div>`}
    </section>
    <section class="foot" aria-label="what is next">
      <${pt} text=${a.prompt?.say.text??"The hand is over."} detail=${s} />
      <${wt} table=${t} />
      <${R} question=${u} end=${i`${d.sight==="owner"&&i`<${An} sorting=${m} />`}<${b} kind="plain" onTap=${r}>cover<//><${b} kind="plain" onTap=${t.takeBack}>back to the dealer<//>`}>
        ${p?i`<${b} kind="main" busy=${v} onTap=${()=>o({...p,args:{}})}>PASS<//>`:i`<p class="controls-note">${l?"Tap the card you play.":"Nothing of yours is asked for."}</p>`}
      <//>
    </section>`}var qn=({left:t,open:e,onTap:n})=>i`<div class="tap-hand" role="group" aria-label="your cards, unseen">
  ${[...Array(8).keys()].map(s=>t.includes(s)?i`<button type="button" class="tap-card is-open" key=${s} disabled=${!e.includes(s)}
      aria-label=${`card ${s+1}`} onClick=${o=>n(s,o)}><${E} card="??" /></button>`:i`<span class="tap-card" key=${s}><${$t} /></span>`)}
</div>`;function wp({round:t,seat:e}){let n=j(t),s=t.seats.filter(o=>o.seat!==e);return i`<div class="lorum-others">
    <${$e} round=${t} />
    <div class="lorum-hands">${s.map(o=>i`<${N} key=${o.seat} cards=${t.zones[`hand:${o.seat}`].cards} label=${n[o.seat]} />`)}</div>
  </div>`}function xa({table:t,state:e,news:n}){let{round:s}=e,{prompt:o}=s,r=o.options.map(D).join(),a={table:t,state:e,round:s,question:r};return i`<section class="foot lorum-foot" aria-label="what is next">
    <${pt} text=${o.say.text} news=${n} detail=${Vt(s,o.awaited)} />
    <${wt} table=${t} />
    ${s.cards==="physical"?i`<${Tp} ...${a} />`:i`<${Sp} ...${a} />`}
  </section>`}function Sp({table:t,state:e,round:n,question:s}){let[o]=n.prompt.awaited,r=_a(n,o).find(({values:a})=>a.position);return i`<${R} question=${s}>
    ${Oe(t,e)}
    ${r&&i`<div class="lorum-backs"><${qn} left=${n.facts.positions[o]} open=${r.values.position}
      onTap=${a=>t.act({...r,args:{position:a}})} /></div>`}
  <//>`}function Tp({table:t,round:e,question:n}){let{prompt:s,undoable:o}=e,r=t.late.value,a=s.options.filter(f=>f.do==="play"),c=s.options.find(f=>f.do==="pass"),l=i`<${b} kind="plain" disabled=${!o} busy=${r} onTap=${t.undo}>take back<//>`;if(a.length>1){let f=j(e);return i`<${R} question=${n} end=${l}>
      ${a.map($=>i`<${b} key=${$.by} kind="main" busy=${r}
        onTap=${()=>t.act({...$,args:{card:$.values.card[0]}})}>${f[$.by]} ${L($.values.card[0])}<//>`)}
    <//>`}let[p]=a,u=new Set(p?.values.card??[]);return i`<${R} end=${i`
      ${c&&i`<${b} kind="main" busy=${r} onTap=${()=>t.act({...c,args:{}})}>PASS<//>`}
      ${l}`}>
    <div class="lorum-pack" role="group" aria-label="cards">
      ${[..."shdc"].flatMap(f=>fe.map($=>$+f)).map(f=>i`<button type="button" key=${f}
        class=${k(["picker-card",`suit-${f[1]}`,!u.has(f)&&"is-out"])} disabled=${!u.has(f)||r}
        aria-label=${at(f)} onClick=${()=>t.act({...p,args:{card:f}})}>${u.has(f)&&i`<${ae} card=${f} />`}</button>`)}
    </div>
  <//>`}var Ge={"no-hearts":"No hearts",queens:"Queens","no-tricks":"No tricks","hairy-ape":"Hairy Ape",train:"Train",quart:"Quart",domino:"Domino"};function Sa({state:t,onClose:e}){let{round:n,table:s}=t,o=j(n),r=n.seats.map(({seat:d})=>d),{contracts:a,deals:c}=n.board,l=Ap(s,n),p=d=>s.seats.find(m=>m.player===d)?.seat,u=Cp(l,p),f=d=>[...l.values()].reduce((m,v)=>m+(Ks(v,d,p)??0),0),$=(d,m)=>l.get(m*a.length+1)?.find(g=>g.seat===d)?.name??o[d];return i`<${V} title="The score" onClose=${e} foot=${i`<${b} kind="plain" onTap=${e}>go back<//>`}>
    <div class="lorum-scores">
    <table class="lorum-sheet">
      <thead>
        <tr><th></th>${c.map((d,m)=>i`<th key=${d} colspan="4" scope="colgroup">${$(d,m)} deals</th>`)}</tr>
        <tr><th></th>${c.map(d=>r.map(m=>i`<th key=${`${d} ${m}`} class=${k([m===r[0]&&"starts"])}>${o[m].slice(0,3)}</th>`))}</tr>
      </thead>
      <tbody>${a.map((d,m)=>i`<tr key=${d}>
        <th scope="row">${Ge[d]}</th>
        ${c.map((v,g)=>{let y=g*a.length+m+1,_=l.get(y);return r.map(T=>{let x=_&&Ks(_,T,p);return i`<td key=${`${y} ${T}`} class=${k([T===r[0]&&"starts",y===n.facts.hand&&"is-now",x>0&&"won",x<0&&"lost"])}>
              ${_?x===void 0?"\u2013":x?rt(x):"\xB7":""}</td>`})})}
      </tr>`)}</tbody>
    </table>
    </div>
    <p class="lorum-sums">${r.map((d,m)=>i`<span key=${d}><${Qt} at=${m} /> ${o[d]} <b class=${k([f(d)>0&&"won",f(d)<0&&"lost"])}>${rt(f(d))}</b></span>`)}
      ${u.map(({player:d,name:m,result:v})=>i`<span key=${`gone ${d}`} class="quiet">${m} (left) <b>${rt(v)}</b></span>`)}
      <span>pot <b>${h(n.places.pot??0)}</b></span></p>
    ${l.size>1&&i`<${Tn} deals=${Op(l,o,r,p)} />`}
  <//>`}function Op(t,e,n,s){let o=Object.fromEntries(n.map(r=>[r,0]));return[...t].map(([r,a])=>{let c=Object.fromEntries(n.map(p=>[p,o[p]+(Ks(a,p,s)??0)])),l={better:"high",goal:null,before:o,after:c};return o=c,{deal:r,names:e,sheet:l}})}function Ap({past:t,seats:e},n){let s=n.facts.hand-1,o=s?t.filter(({voided:a})=>!a).slice(-s):[],r=new Map(o.map((a,c)=>[s-o.length+c+1,wa(a.seats,a.results)]));return n.finished?r.set(n.facts.hand,wa(e,Ep(n))):r}var wa=(t,e)=>t.map(({seat:n,player:s,name:o})=>({seat:n,player:s,name:o,result:e[n]??0})),Ks=(t,e,n)=>t.find(({player:s})=>n(s)===e)?.result;function Cp(t,e){let n=new Map;for(let{player:s,name:o,result:r}of[...t.values()].flat())e(s)===void 0&&n.set(s,{player:s,name:o,result:(n.get(s)?.result??0)+r});return[...n.values()]}function Ep({record:t,seats:e}){let n=Object.fromEntries(e.map(({seat:s})=>[s,0]));for(let{from:s,to:o,amount:r}of t.flatMap(({transfers:a})=>a))s==="house"||o==="house"||(s.startsWith("seat:")&&(n[s.slice(5)]-=r),o.startsWith("seat:")&&(n[o.slice(5)]+=r));return n}var Ta={Felt:Rp,Foot:()=>xa,OpenHand:va,words:Bp,deed:jp,event:Np,payments:Hp,amongPlayers:!0,payment:Lp,over:Pp,passOn:Mp};function Bp(){return{pass:()=>"PASS"}}function jp({do:t,args:e},{who:n}){return t==="pass"?`${n} passes.`:t!=="play"?null:e.card&&e.card!=="??"?`${n}: ${L(e.card)}.`:`${n} plays a card.`}function Np({code:t,args:e,text:n}){return t==="lorum.total"?`Total ${e.total}.`:n}function Mp({prompt:t}){return t?t.awaited.length===1?t.awaited[0]:t.options[0]?.by??null:null}function Hp({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=j(t),s=[];for(let o of ue(t).filter(({action:r})=>r===e)){let r=Ft(o.from)??Ft(o.to)??0,a=o.from==="pot";(s.at(-1)?.seat!==r||s.at(-1).takes!==a)&&s.push({action:e,seat:r,player:n[r],takes:a,amount:0,transfers:[],ids:[]});let c=s.at(-1);c.ids.push(o.id),o.from!=="house"&&(c.transfers.push(o),c.amount+=a?o.amount:-o.amount)}return s}function Lp({player:t,takes:e,amount:n,transfers:s},o){if(e)return{line:`${t} takes the pot, ${h(n)}.`};let r=j(o),a=l=>l==="house"?"the house":r[Ft(l)??0]??"the pot",c=s.map(l=>({to:a(l.to),amount:l.amount}));return{line:`${t} pays ${c.map(l=>`${l.to} ${h(l.amount)}`).join(", ")}.`,sums:[...new Set(s.map(({why:l})=>l))],pushes:c}}function Pp({facts:t,board:e,record:n}){return n.at(-1)?.events.find(({code:o})=>o==="lorum.over")?.text??`Hand ${t.hand} of ${e.hands} is over and paid.`}function Rp(t){let{state:e,paying:n}=t,{round:s,table:o}=e,[r,a]=w(!1),c=l=>n?n.seat===l:!!s.prompt?.awaited.includes(l);return i`<section class="felt lorum" aria-label="felt">
    <${Fp} round=${s} onSheet=${()=>a(!0)} />
    <div class=${`lorum-table is-${s.facts.contract}`}>
      ${s.seats.map(({seat:l})=>i`<${qp} key=${l} seat=${l} round=${s} lit=${c(l)} holds=${o.hand_over?.seat===l} />`)}
      <${$e} round=${s} />
    </div>
    ${r&&i`<${Sa} state=${e} onClose=${()=>a(!1)} />`}
  </section>`}function Fp({round:t,onSheet:e}){let{facts:n,board:s,places:o,options:r}=t;return i`<header class="lorum-head">
    <ol class="lorum-contracts" aria-label="the contracts">
      ${s.contracts.map((a,c)=>i`<li key=${a} class=${k([a===n.contract&&"is-lit",c<(n.hand-1)%s.contracts.length&&"is-done"])}>${Ge[a]}</li>`)}
    </ol>
    <div class="lorum-line">
      <span><b>hand ${n.hand}</b> of ${s.hands}</span>
      <span>${K(r.stake,"chip")} a point</span>
      <span data-place="pot">pot <b class="figure">${h(o.pot??0)}</b></span>
      <${b} kind="quiet" onTap=${e}>score sheet<//>
    </div>
  </header>`}function qp({seat:t,round:e,lit:n,holds:s}){let{facts:o,zones:r,markers:a}=e,c=j(e)[t],l=e.seats.find(d=>d.seat===t).rack,p=r[`hand:${t}`].count,u=(r[`won:${t}`]?.count??0)/4,f=o.points?.[t],$=[e.dealer===t&&"the deal",f&&K(f,"point"),s&&"has the tablet",a[t]>0&&`owes ${h(a[t])}`];return i`<section class=${k(["lorum-seat",`is-seat-${t}`,n&&"is-lit"])} aria-label=${c}>
    <span class="lorum-name"><b>${c}</b> <span class="figure" data-place=${`seat:${t}`}>${h(l)}</span></span>
    <span class="small quiet">${$.filter(Boolean).join(" \xB7 ")}</span>
    <span class="small">${[p&&K(p,"card"),u&&K(u,"trick")].filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var Oa={c:"\u2663\uFE0E",d:"\u2666\uFE0E",h:"\u2665\uFE0E",s:"\u2660\uFE0E"},Dp=12,Aa=t=>Oa[t],Dn=({points:t,no_trump:e})=>`${t}${e?" no trump":""}`;function Ca({bids:t=[],passed:e=[],contract:n},s){if(e.includes(s))return i`<span class="small quiet">passes</span>`;let o=t.find(a=>a.seat===s);if(!o)return null;let r=n?.seat===s;return i`<span class=${r?"tricks-contract":"small"}>${r?"plays":"bids"} ${Dn(o)}</span>`}function Ea({table:t,state:e,news:n}){let{round:s}=e,{prompt:o,undoable:r}=s,a=d=>o.options.find(m=>m.do===d),c=t.late.value,l=i`<${b} kind="plain" disabled=${!r} busy=${c} onTap=${t.undo}>take back<//>`,p=(d,m)=>()=>t.act({...d,args:m}),u=a("bid"),f=a("trump"),$=(d,m)=>d&&i`<${b} kind="plain" busy=${c} onTap=${p(d,{})}>${m}<//>`;return i`<section class="foot tricks-foot" aria-label="what is next">
    <${pt} text=${o.say.text} news=${n} />
    <${wt} table=${t} />
    <${R} question=${o.options.map(D).join()} end=${l}>
      ${Ns(e).length>0&&Oe(t,e)}
      ${u&&i`<${zs} bid=${u} round=${s} busy=${c} onBid=${d=>t.act({...u,args:d})} />`}
      ${f&&i`<${Gs} busy=${c} onName=${d=>t.act({...f,args:d})} />`}
      ${$(a("pass"),"PASS")}
      ${$(a("misdeal"),"misdeal")}
    <//>
  </section>`}var zs=({bid:t,round:e,busy:n,onBid:s})=>i`<div class="bids" role="group" aria-label="bids">
  ${Ip(t,e).map(({points:o,without:r,open:a})=>i`<${b} key=${`${o} ${r}`} kind=${a?"main":"plain"} disabled=${!a} busy=${n}
    name=${`bid ${Dn({points:o,no_trump:r})}`}
    onTap=${()=>s(r?{points:o,no_trump:!0}:{points:o})}>${o}${r&&i`<small> NT</small>`}<//>`)}
</div>`,Gs=({busy:t,onName:e})=>Object.entries(Oa).map(([n,s])=>i`<${b} key=${n} kind="main" large busy=${t} name=${`trumps ${s}`} onTap=${()=>e({suit:n})}>${s}<//>`);function Ip({by:t,values:e,optional:n},{facts:s,dealer:o,options:r}){let a=s.bids.at(-1),c=(u,f)=>2*u+Number(f),l=a?c(a.points,a.no_trump)+(t===o?0:1):0,p=[];for(let u of[!1,!0])for(let f=r.minimum_bid;f<=Dp;f+=1)p.push({points:f,without:u,open:c(f,u)>=l&&f>=e.points.min&&(u||n.includes("no_trump"))});return p}var In=Je(Jp),Un=Je(Qp),Wn={...Je(Vp),Foot:Zp};function Je(t){let e=({round:n})=>i`<div class="tricks-seen"><${t} round=${n} /><${Ba} round=${n} /></div>`;return{deed:Up,passOn:Wp,Felt:Kp(t),Seen:e}}function Up({do:t,args:e},{who:n}){return t==="play"?e.card&&e.card!=="??"?`${n}: ${L(e.card)}.`:`${n} plays a card.`:["bid","pass","trump","misdeal"].includes(t)?"":null}function Wp({prompt:t}){return t?.awaited.length===1?t.awaited[0]:null}function Kp(t){return function(n){let{state:s,paying:o}=n,{round:r,table:a}=s;return i`<section class="felt tricks" aria-label="felt">
      <header class="tricks-head">
        <${t} round=${r} />
        <span class="tricks-pot" data-place="pot">${r.places.pot>0&&i`pot <b class="figure">${h(r.places.pot)}</b>`}</span>
      </header>
      <${Ba} round=${r} paying=${o} holds=${a.hand_over?.seat} />
      <${vt} state=${s} />
    </section>`}}function Ba({round:t,paying:e,holds:n}){let s=a=>e?e.seat===a:!!t.prompt?.awaited.includes(a),o=!t.zones.trick?.cards.length,r=t.cards==="virtual"&&Object.keys(t.facts.scores).some(a=>a.includes("+"));return i`<div class=${k(["tricks-seats",o&&"is-empty",r&&"is-across"])}>
    ${t.seats.map(a=>i`<${zp} key=${a.seat} seated=${a} round=${t} lit=${s(a.seat)} holds=${n===a.seat} />`)}
  </div>`}function zp({seated:{seat:t,player:e,rack:n},round:s,lit:o,holds:r}){let{facts:a,zones:c,markers:l}=s,p=c[`hand:${t}`]?.count??0,u=a.tricks.takers.filter(m=>m===t).length,f=Object.keys(a.scores),$=f.findIndex(m=>m.split("+").includes(String(t))),d=[p&&K(p,"card"),u&&K(u,"trick"),s.dealer===t&&"the deal",r&&"has the tablet",n>0&&K(n,"chip"),l[t]>0&&`owes ${h(l[t])}`];return i`<section class=${k(["tricks-seat",o&&"is-lit"])} aria-label=${e}>
    <span class="tricks-name"><${Qt} at=${$} /> <b>${e}</b></span>
    <span class="tricks-score"><b class="figure">${h(a.scores[f[$]])}</b> ${Ca(a,t)}</span>
    <${Gp} round=${s} seat=${t} />
    <span class="small">${d.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}function Gp({round:t,seat:e}){let{order:n,takers:s}=t.facts.tricks,o=t.zones.trick?.cards??[];if(t.finished)return null;let r=o[n.indexOf(e)];if(!r)return i`<${$t} />`;let a=o.length===n.length&&s.at(-1)===e;return i`<${E} card=${r} lit=${a} />`}function Jp({round:{facts:t,options:e}}){return i`<p><b>deal ${t.deal}</b> · ${h(e.limit)} points end the game ·
    J♠${"\uFE0E"} 2, every other jack 1${e.token>0&&` \xB7 ${K(e.token,"chip")} a point`}</p>`}var Yp={tricks:"Tricks 10",hearts:"Hearts 10",queens:"Queens 25","king-of-spades":"K\u2660\uFE0E 100","last-trick":"Last trick 100",everything:"Everything"};function Qp({round:{facts:t}}){return i`<ol class="tricks-contracts" aria-label="the six deals">
    ${Object.entries(Yp).map(([e,n],s)=>i`<li key=${e} class=${k([s===t.deal-1&&"is-lit",s<t.deal-1&&"is-done"])}>${n}</li>`)}
  </ol>`}function Vp({round:t}){let{deal:e,contract:n,trump:s}=t.facts,o=j(t),r=n?i`<b>${o[n.seat]} plays ${Dn(n)}</b>${s&&i`, <b class="tricks-trump">${Aa(s)}</b> trumps`}`:i`<b>bidding</b>`;return i`<p>deal ${e} · ${r} · 5♥${"\uFE0E"} +5 · 3♠${"\uFE0E"} −3</p>`}function Zp(t){return t.prompt?.options.some(({do:e})=>e==="bid"||e==="trump")?Ea:null}var td=[..."ATKQJ"],ed=[..."shdc"].flatMap(t=>td.map(e=>e+t));function ja({table:t,state:e,news:n,face:s}){let[o,r]=w(null),{round:a}=e,{prompt:c}=a,l=s.sure(),p=s.words(),u=c.options.find(y=>y.do==="play"),f=c.options.filter(y=>y!==u),$=t.late.value,d=new Set(u.values.card),m=(y,_)=>l[y.do]?r({option:y,args:_}):t.act({...y,args:_}),v=()=>{r(null),t.act({...o.option,args:o.args})},g=y=>y.values.suit??[null];return i`<section class="foot" aria-label="what is next">
    <${pt} text=${c.say.text} news=${n} detail=${Vt(a,c.awaited)} />
    <${wt} table=${t} />
    <div class="schnapsen-pack" role="group" aria-label="cards">
      ${ed.map(y=>i`<button type="button" key=${y} class=${k(["picker-card",`suit-${y[1]}`,!d.has(y)&&"is-out"])}
        disabled=${!d.has(y)||$} aria-label=${at(y)}
        onClick=${()=>t.act({...u,args:{card:y}})}>${d.has(y)&&i`<${ae} card=${y} />`}</button>`)}
    </div>
    <${R} question=${c.options.map(D).join()} end=${i`
      <${b} kind="plain" disabled=${!a.undoable} busy=${$} onTap=${t.undo}>undo<//>`}>
      ${f.flatMap(y=>g(y).map(_=>{let T=_?{suit:_}:{};return i`<${b} key=${`${y.do} ${_}`} busy=${$} onTap=${()=>m(y,T)}>
            ${p[y.do]?.(T)??y.do}
          <//>`}))}
    <//>
    ${o&&i`<${lt} ...${l[o.option.do](j(a)[o.option.by])} onYes=${v} onClose=${()=>r(null)} />`}
  </section>`}var nd={c:"clubs",d:"diamonds",h:"hearts",s:"spades"},Na=Je(Ma),Kn={...Na,Foot:sd,Seen:cd,deed:ad,sure:id,words:rd};function sd({cards:t,prompt:e}){return t==="physical"&&e?.options.some(n=>n.do==="play")?ja:null}var od={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"};function rd(){return{marry:({suit:t})=>`marry ${od[t]??""}\uFE0E`}}function ad(t,e){return t.do==="play"?Na.deed(t,e):""}function id(){return{declare:t=>({title:`${t} declares 66?`,text:"The tricks are turned up and counted. There is no way back.",yes:`${t} declares`}),close:t=>({title:`${t} closes the stock?`,text:"Nobody draws any more, and whoever closes must reach 66.",yes:`${t} closes`})}}function cd({round:t}){let e=j(t),{order:n}=t.facts.tricks;return i`<div class="schnapsen-seen">
    <${Ma} round=${t} />
    ${(t.zones.trick?.cards??[]).map((s,o)=>i`<${N} key=${s} cards=${[s]} label=${e[n[o]]} />`)}
  </div>`}function Ma({round:t}){let{zones:e,facts:n}=t,s=j(t),[o]=e.upcard?.cards??[],r=e.stock.count+(o?1:0);return i`<div class="schnapsen-stock">
    <span class="schnapsen-cards">
      ${o&&i`<${E} card=${n.closed?"??":o} />`}
      ${e.stock.count>0&&!n.closed&&i`<${E} card="??" />`}
    </span>
    <span>
      ${n.trump&&i`<span class="schnapsen-trump">
        <svg class=${`suit-${n.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${ct[n.trump]} /></svg>
        <b>${nd[n.trump]}</b> trumps</span>`}
      <span class="small">${ld(n,r,s)}</span>
    </span>
    <span class="schnapsen-shown">
      ${n.marriages.map(({seat:a,suit:c,points:l,counts:p})=>i`<span class="schnapsen-marriage" key=${c}>
        <${N} cards=${[`K${c}`,`Q${c}`]} fanned />
        <span class="small"><b>${s[a]}</b> <b class="figure">${l}</b><br />${p?"counts":"with the next trick"}</span>
      </span>`)}
    </span>
  </div>`}function ld({closed:t},e,n){return t?`closed by ${n[t.seat]}`:e?`stock ${e}`:"stock drawn out"}var Js=t=>["speculation.market","speculation.due"].includes(t?.say.code),he=({facts:t},e)=>t.bids.filter(n=>n.seat===e);function zn({stands:t}){let e=Math.round(t/1e4);return t>0&&e===0?"under 1%":t<1e6&&e===100?"over 99%":`${e}%`}var jt=({prompt:t},e,n)=>t.options.find(s=>s.by===e&&s.do===n),Ha=t=>Js(t.prompt)?jt(t,"dealer","sale"):null;function Gn(t,e){let n=Ha(t);return n&&e.deal?.asked===D(n)?e.deal:null}function La(t,e,n){let s=Ha(t);if(!s)return null;let{from:o,to:r,unseen:a}=s.values,c=Gn(t,e),l=D(s);if(c&&(n===c.to||n===c.from&&a))return{asked:null};if(a&&!c)return o.includes(n)?{asked:l,from:n,unseen:!0}:null;let p=c?.from??o[0];return n===p||!r.includes(n)?null:{asked:l,from:p,to:n,unseen:!!a,price:ud(t,p,n,a)}}function ud(t,e,n,s){let o=he(t,n).find(a=>a.unseen===(s?e:null));if(o||!s)return o?.price;let r=t.record.flatMap(({events:a})=>a).findLast(({code:a})=>a==="speculation.sells-unseen");return r&&r.args.price<=Pa(t,n)?r.args.price:void 0}var Pa=({seats:t},e)=>t.find(n=>n.seat===e).rack;function Ra({table:t,state:e,pad:n,setPad:s,news:o}){let{round:r,night:a}=e,c=Gn(r,n),p={table:t,round:r,give:async(f,$)=>await t.act({...f,args:$})&&s(d=>d.deal===n.deal?{deal:null}:{})};if(!c)return i`<${pd} ...${p} news=${o} />`;let u=f=>s({deal:{...c,price:f}});return i`<${dd} ...${p} news=${o} deal=${c} chipset=${a.chip_set} onPrice=${u} onCancel=${()=>s({deal:null})} />`}function pd({table:t,round:e,news:n,give:s}){let[o,r]=w(!1),{prompt:a,facts:c}=e,l=j(e),[p]=a.awaited,u=jt(e,p,"turn")??jt(e,p,"keep"),f=c.due===null&&jt(e,c.holder,"sell"),$=f&&c.bids.filter(y=>f.values.to.includes(y.seat)).sort((y,_)=>_.price-y.price)[0],d=c.offer&&jt(e,c.offer.to,"agree"),m=t.late.value,v=c.due===null?"Sold? Tap the buyer.":"An unseen card sold? Tap the seller, then the buyer.",g=!d&&i`<span class="controls-note">${v}</span>`;return i`<${Xt} table=${t} line=${a.say.text} detail=${Vt(e,a.awaited)} news=${n}>
    <${R} question=${D(u)} end=${g}>
      <${b} kind=${d?"plain":"main"} large busy=${m} onTap=${()=>d?r(!0):s(u,{})}>${u.do==="turn"?"TURN":"KEEP"}<//>
      ${$&&i`<${b} kind="plain" busy=${m} onTap=${()=>s(f,{to:$.seat})}>sell to ${l[$.seat]} · ${h($.price)}<//>`}
      ${d&&i`<${b} kind="plain" busy=${m} onTap=${()=>s(d,{})}>${l[c.offer.to]} agrees · ${h(c.offer.price)}<//>`}
      ${d&&i`<${b} kind="quiet" busy=${m} onTap=${()=>s(jt(e,c.holder,"withdraw"),{})}>no more offer<//>`}
    <//>
    ${o&&d&&i`<${lt} title=${`${u.do==="turn"?"Turn":"Keep"} now?`} no=${`wait for ${l[c.offer.to]}`} yes=${u.do}
      text=${`${l[c.offer.to]} has not answered the offer at ${h(c.offer.price)}. It ends with the next card.`}
      onYes=${()=>{r(!1),s(u,{})}} onClose=${()=>r(!1)} />`}
  <//>`}function dd({table:t,round:e,deal:n,chipset:s,news:o,give:r,onPrice:a,onCancel:c}){let l=j(e),{from:p,to:u,price:f,unseen:$}=n,d=u===void 0?0:Pa(e,u),m=$?"an unseen card":L(e.zones.held.cards[0]),v=f===void 0?"for \u2026":f===0?"for nothing":`for ${h(f)}`,g=u===void 0?`${l[p]} sells ${m}: tap the buyer.`:`${l[p]} sells ${m} to ${l[u]} ${v}.`,y=i`<${b} kind="plain" onTap=${c}>cancel<//>`;if(u===void 0)return i`<${Xt} table=${t} line=${g} news=${o}><${R} question=${`from ${p}`} end=${y} /><//>`;let _=t.late.value,T=f!==void 0&&f<=d,x=$?{unseen:p}:{},B=jt(e,"dealer","sale"),P=jt(e,u,"bid"),Z=jt(e,p,"offer"),W=he(e,u).find(I=>I.unseen===($?p:null));return i`<${Xt} table=${t} line=${g} detail=${`${l[u]} \xB7 rack ${h(d)}`} news=${o}>
    <div class="bets">
      <div class="bets-row">
        <div class="speculation-prices" role="group" aria-label="price">
          ${$d(e.places.pot).map(I=>i`<${b} key=${I} chosen=${I===f} disabled=${I>d} onTap=${()=>a(I)}>${h(I)}<//>`)}
        </div>
        <${xt} chipset=${s} fits=${I=>(f??0)+I<=d} onAdd=${I=>a((f??0)+I)}
          onTakeOff=${I=>a(Math.max(0,(f??0)-I))} />
      </div>
      <${R} question=${`${p} ${u}`} end=${y}>
        <${b} kind="main" disabled=${!T} busy=${_} onTap=${()=>r(B,{from:p,to:u,price:f,...$?{unseen:!0}:{}})}>
          SOLD${T?` \xB7 ${h(f)}`:""}
        <//>
        ${W&&W.price===f?i`<${b} kind="plain" busy=${_} onTap=${()=>r(jt(e,u,"withdraw"),x)}>no more bid<//>`:i`<${b} kind="plain" disabled=${!T} busy=${_} onTap=${()=>r(P,{price:f,...x})}>a bid<//>`}
        ${!$&&i`<${b} kind="plain" disabled=${!T} busy=${_} onTap=${()=>r(Z,{to:u,price:f})}>an offer<//>`}
      <//>
    </div>
  <//>`}var fd=[0,1,2,3,4,5,6,8,10,15];function $d(t){let n=[1,2,5,10,20,50,100,200,500,1e3,2e3,5e3].findLast(s=>s*20<=t)??1;return fd.map(s=>s*n)}var Ye={Felt:kd,Foot:hd,deed:md,payments:bd,payment:yd,over:gd};function hd(t){return Js(t.prompt)?Ra:null}function md({do:t,events:e},{who:n}){return t==="turn"&&!e.length?`${n} turns a card.`:""}function bd({round:t}){if(!t?.finished)return[];let e=j(t),n=t.record.at(-1).index;return ue(t).filter(({action:s,from:o,to:r})=>s===n&&(o==="pot"||r==="house")).map(({from:s,to:o,amount:r,id:a})=>{let c=Number((s==="pot"?o:s).split(":")[1]);return{action:n,seat:c,player:e[c],amount:s==="pot"?r:-r,ids:[a]}})}function yd({amount:t},e){if(t<0)return{hand:"repays the house's marker"};let[n]=e.zones.held.cards;return{hand:`${L(n)} is the highest trump`,sums:["the whole pot"],lit:new Set([n])}}function gd({record:t}){return t.at(-1).events.find(({code:e})=>e==="speculation.wins").text}function kd(t){let{state:e,paying:n}=t,{round:s}=e,o=s.seats.map(({seat:p})=>p).sort((p,u)=>p-u),r=Math.ceil(o.length/2),a=Gn(s,t.pad),c=[o.slice(0,r),o.slice(r).reverse()],l=p=>i`<div class="speculation-row">
    ${p.map(u=>i`<${xd} key=${u} seat=${u} ...${t} chosen=${a}
      lit=${n?n.seat===u:!!s.prompt?.awaited.includes(u)} />`)}
  </div>`;return i`<section class="felt speculation" aria-label="felt" style=${{"--across":r}}>
    ${l(c[0])}
    <${_d} state=${e} />
    ${l(c[1])}
  </section>`}function _d({state:t}){let{round:e,night:n}=t,{facts:s,places:o,zones:r,board:a}=e,[c]=r.held.cards;return i`<div class="speculation-middle">
    <${N} cards=${r.held.cards} places=${1} wanted=${!c} />
    <div class="speculation-held">
      ${c&&i`
        <p><b>${j(e)[s.holder]}</b> holds it ${!e.finished&&i`<span class="quiet">· ${s.due===null?"for sale":"not for sale"}</span>`}</p>
        <${vd} board=${a} finished=${e.finished} />`}
    </div>
    <div class="speculation-pot" data-place="pot">
      <${ve} amount=${o.pot??0} chipset=${n.chip_set} />
      <span>pot <b class="figure">${h(o.pot??0)}</b></span>
    </div>
  </div>`}function vd({board:t,finished:e}){let{trumps:n,higher:s,against:o}=t;return e?null:i`
    <p class="speculation-stands"><b class="figure">${zn(t)}</b> that it stands</p>
    <p class="speculation-higher">
      ${s.length?i`<svg class=${`suit-${n}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${ct[n]} /></svg>
        <span>${s.map(([r])=>r==="T"?"10":r).reverse().join(" ")} unseen</span>`:"nothing can beat it"}
      <span class="quiet"> · ${o} face down against it</span>
    </p>`}function xd({seat:t,state:e,pad:n,setPad:s,chosen:o,lit:r}){let{round:a}=e,c=a.seats.find($=>$.seat===t),l=a.zones[`pile:${t}`].count,p=La(a,n,t),u=["speculation-seat",r&&"is-lit",a.facts.holder===t&&"is-holder",(o?.from===t||o?.to===t)&&"is-chosen"],f=i`
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
    <span class="speculation-says">${wd(a,t,o)}</span>`;return p?i`<button type="button" class=${k(u)} aria-label=${c.player} aria-pressed=${String(o?.from===t||o?.to===t)}
    onClick=${()=>s({deal:p})}>${f}</button>`:i`<div class=${k(u)} role="group" aria-label=${c.player}>${f}</div>`}function wd(t,e,n){if(n?.to===e)return"buys";if(n?.from===e)return n.unseen?"sells a card":"sells it";let{offer:s,holder:o}=t.facts,r=j(t),a=he(t,e).map(({unseen:p,price:u})=>`bids ${h(u)}${p===null?"":` for ${r[p]}'s`}`);if(s?.to===e&&a.push(`offered at ${h(s.price)}`),a.length)return a.join(", ");let c=t.markers[e];return[o===e&&"holds",t.dealer===e&&"the deal",c&&`owes ${h(c)}`].filter(Boolean).join(" \xB7 ")}var Jn={Felt:Sd,Seen:Td};function Sd({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return i`<section class="felt bus" aria-label="felt">
    <${Fa} round=${n} />
    <div class="bus-seats">
      ${n.seats.map(r=>i`<${Od} key=${r.seat} seated=${r} round=${n} lit=${o(r.seat)} holds=${s.hand_over?.seat===r.seat} />`)}
    </div>
    ${n.finished&&i`<${vt} state=${t} />`}
  </section>`}function Td({round:t}){return i`<div class="bus-seen">
    <${Fa} round=${t} />
    <p class="bus-all">${t.seats.map(({seat:e,player:n})=>i`<span key=${e}>${n} <${Da} count=${t.facts.tokens[e]} of=${qa(t)} /></span>`)}</p>
  </div>`}function Fa({round:t}){let{pot:e}=t.places;return i`<div class="bus-middle">
    <${N} cards=${t.zones.middle?.cards??[]} label="the middle" />
    <span class="bus-pot" data-place="pot">${e>0&&i`pot <b class="figure">${h(e)}</b>`}</span>
  </div>`}function Od({seated:{seat:t,player:e,rack:n},round:s,lit:o,holds:r}){let{facts:a,zones:c,markers:l,options:p}=s,u=c[`hand:${t}`],f=[a.stopped===t&&"stopped the bus",a.losers.includes(t)&&"the worst hand",!a.playing.includes(t)&&"watches",s.dealer===t&&"the deal",r&&"has the tablet",(n>0||p.token>0)&&`rack ${h(n)}`,l[t]>0&&`owes ${h(l[t])}`];return i`<section class=${k(["bus-seat",o&&"is-lit"])} aria-label=${e}>
    <span class="bus-name"><b>${e}</b> <${Da} count=${a.tokens[t]} of=${qa(s)} /></span>
    <${N} cards=${we(u?.cards??[],s)} />
    <span class="small" data-place=${`seat:${t}`}>${f.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var qa=({facts:t,options:e})=>Math.max(e.tokens,...Object.values(t.sheet.before)),Ad=6;function Da({count:t,of:e}){let n=`${t} ${t===1?"token":"tokens"}`;return e>Ad?i`<span class="bus-tokens">${n}</span>`:i`<span class="bus-tokens" role="img" aria-label=${n}>
    ${Array.from({length:e},(s,o)=>i`<i key=${o} class=${o<t?"is-left":null}></i>`)}
  </span>`}var St="HDCS",Ot={H:"Hearts",D:"Diamonds",C:"Clubs",S:"Spades"},At={WIN:1,EXA:2,SFC:4},Tt=7,Cd={H:"\u2665",D:"\u2666",C:"\u2663",S:"\u2660"},Dt=t=>t.split("/").map(e=>`${Cd[e]}\uFE0E`).join(" "),Ed=t=>t.split("/").map(e=>Ot[e]).join(", "),te=({horse:t})=>i`<svg class=${`horse-suit suit-${t.toLowerCase()}`} viewBox="-2 -2 104 104" role="img"
    aria-label=${Ot[t]}>
  <path class="card-pip" d=${ct[t.toLowerCase()]} />
</svg>`,ee=({order:t})=>i`<span class="order" role="img" aria-label=${Ed(t)}>
  ${t.split("/").map(e=>i`<${te} key=${e} horse=${e} />`)}
</span>`;function Qe(t,e){let n=Object.fromEntries([...St].map(o=>[o,0])),s=[];for(let o of t.slice(0,e)){let r=o[1].toUpperCase();n[r]<Tt&&s.length<3&&(n[r]+=1),n[r]===Tt&&!s.includes(r)&&s.push(r)}return s.length===3&&s.push([...St].find(o=>!s.includes(o))),{spaces:n,home:s}}var dt=t=>t.reduce((e,{amount:n})=>e+n,0),Yn=(t,e,n)=>t.prompt?.options.find(s=>s.by===e&&s.do===n),Qn=({options:t},e)=>typeof t.minimum_bet=="object"?t.minimum_bet[e]:t.minimum_bet;function Ia({table:t,state:e,paying:n,pad:s,setPad:o}){let[r,a]=w(null),{round:c}=e,l=c.prompt?.say.code==="superfecta.betting",p=async()=>{let{ticket:u,seat:f}=r;a(null),await t.act({...Yn(c,f,"cancel"),args:{ticket:u}})};return i`<div class="tickets" role="group" aria-label="tickets by seat">
    ${c.seats.map(u=>i`<${Bd} key=${u.seat} seated=${u} selling=${l}
      chosen=${l?(s.seat??c.seats[0].seat)===u.seat:n?.seat===u.seat}
      tickets=${c.facts.tickets.filter(({seat:f})=>f===u.seat)}
      finish=${c.facts.finish&&!c.prompt?c.facts.finish:null}
      onChoose=${()=>o({seat:u.seat})} onTicket=${a} />`)}
    ${r&&i`<${lt} title=${`Cancel ticket ${r.ticket}?`} yes="cancel the ticket" no="keep it"
      text=${`${r.bets.map(Ua).join(", ")}: ${h(dt(r.bets))} go back to the rack.`}
      onYes=${p} onClose=${()=>a(null)} />`}
  </div>`}var Ua=({amount:t,type:e,horses:n})=>`${h(t)} ${e} ${Dt(n)}`;function Bd({seated:t,selling:e,chosen:n,tickets:s,onChoose:o,onTicket:r}){let a=et(null);q(()=>{n&&a.current.scrollIntoView({block:"nearest"})},[n]);let c=i`<b>${t.player}</b><span class="figure" data-place=${`seat:${t.seat}`}>${h(t.rack)}</span>`;return i`<div class=${k(["holder",n&&"is-lit"])} ref=${a}>
    ${e?i`<button type="button" class="holder-name" aria-pressed=${String(n)}
          aria-label=${`seat ${t.seat}, ${t.player}`} onClick=${o}>${c}</button>`:i`<div class="holder-name">${c}</div>`}
    ${s.map(l=>i`<${jd} key=${l.ticket} ticket=${l} selling=${e} onTap=${()=>r(l)} />`)}
  </div>`}function jd({ticket:t,selling:e,onTap:n}){let s=t.bets.map(({amount:r,type:a,horses:c},l)=>i`<span key=${l} class="ticket-line">
    ${h(r)} ${a} <${ee} order=${c} /></span>`),o=i`<span class="ticket-number">${t.ticket}</span>`;return e?i`<button type="button" class="ticket" aria-label=${`ticket ${t.ticket}: cancel`} onClick=${n}>
    ${o}<span class="ticket-lines">${s}</span></button>`:i`<div class="ticket">${o}<span class="ticket-lines">${s}</span></div>`}function Wa({table:t,state:e,pad:n,setPad:s,last:o,news:r}){let{round:a,night:c}=e,l=a.seats.map(({seat:S})=>S),p=n.seat??l[0],u=a.seats.find(S=>S.seat===p),{amount:f=Qn(a,"WIN"),type:$="WIN",horses:d=[],tapped:m=[],fresh:v=!0}=n,g=n.lines?.[p]??[],y=Yn(a,p,"ticket"),_=o[`${p} ticket`]?.bets,T=S=>s({seat:p,amount:f,type:$,horses:d,...S}),x=S=>T({amount:S.reduce((Y,Nt)=>Y+Nt,0),tapped:S,fresh:!1}),B=(S,Y={})=>T({lines:{...n.lines,[p]:S},...Y}),P=kt(f,m,c.chip_set),Z=u.rack-dt(g),W=S=>{if(d.includes(S))return T({horses:d.filter(Nt=>Nt!==S)});let Y=Ys([...d,S],$);return Y.length<At[$]?T({horses:Y}):B([...g,{amount:f,type:$,horses:Y.join("/")}],{horses:[],fresh:!0})},I=async S=>{await t.act({...y,args:{bets:S}})&&s(Y=>({lines:{...Y.lines,[p]:[]},...Y.seat===n.seat?{seat:p,horses:[],amount:void 0,tapped:[],fresh:!0}:{}}))},A=Qs(a,$,f,Z),z=`${u.player} \xB7 rack ${h(u.rack)}`,O=a.seats.find(S=>n.lines?.[S.seat]?.length),H=a.seats.filter(S=>Yn(a,S.seat,"ticket")&&!a.facts.tickets.some(Y=>Y.seat===S.seat)).map(({player:S})=>S),ut=i`<${b} kind=${O||H.length?"plain":"main"} disabled=${!!O} busy=${t.late.value}
    onTap=${()=>t.act(Yn(a,"dealer","off"))}>OFF<//>`;return i`<${Xt} table=${t} line=${Md(a,n,u,O,H)} news=${r} detail=${z}>
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
          ${[...St].map(S=>i`<${Hd} key=${S} horse=${S} at=${d.indexOf(S)}
            disabled=${!y||A!==null} onTap=${()=>W(S)} />`)}
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
          ${g.map((S,Y)=>i`<button type="button" key=${Y} class="builder-line" aria-label=${`take off ${Ua(S)}`}
            onClick=${()=>B(g.filter((Nt,Mt)=>Mt!==Y))}>
            ${h(S.amount)} ${S.type} <${ee} order=${S.horses} /> <span aria-hidden="true">✕</span></button>`)}
          ${A&&i`<span class="builder-note small">${A}</span>`}
        </div>
      <//>
    </div>
  <//>`}function Ys(t,e){return At[e]!==4||t.length!==3?t:[...t,[...St].find(n=>!t.includes(n))]}function Qs(t,e,n,s){let o=Qn(t,e);return n<o?`${e} is bet from ${h(o)}`:n%o?`${e} is bet in multiples of ${h(o)}`:n>s?`${h(s)} left in the rack`:null}var Nd=["first","second","third"];function Md(t,{type:e="WIN",horses:n=[]},s,o,r){return n.length?`${s.player}: ${e} ${Dt(n.join("/"))} \u2026 who comes ${Nd[n.length]}?`:o?o===s?`${s.player}'s ticket: another line, or sell.`:`${o.player}'s ticket is not sold yet.`:t.facts.tickets.length?r.length?`More bets? No ticket yet: ${zt(r)}.`:"Everybody has a ticket. Off when the last one is in.":"Bets, please."}function Hd({horse:t,at:e,disabled:n,onTap:s}){return i`<button type="button" class=${k(["horse-key",e>=0&&"is-picked"])} disabled=${n}
      aria-label=${Ot[t]} aria-pressed=${e>=0?"true":"false"} onClick=${s}>
    <${te} horse=${t} />${e>=0&&i`<span class="horse-key-place">${e+1}</span>`}
  </button>`}var Ld=4;function Ka({round:t,running:e}){let[n,s]=w(null),{board:o,facts:r}=t,a=e?null:r.finish,c=et(o);r.finish||(c.current=o);let l=e?{...t,board:c.current}:t;return i`<div class="tote" role="group" aria-label="tote board">
    ${Object.keys(At).map(p=>i`<${Pd} key=${p} kind=${p} round=${l} finish=${a}
      onWhole=${p==="WIN"?null:()=>s(p)} />`)}
    ${n&&i`<${V} title=${`${n}: ${Object.keys(o[n].orders).length} orders`} onClose=${()=>s(null)}
        foot=${i`<${b} kind="plain" onTap=${()=>s(null)}>go back<//>`}>
      <div class="tote-whole"><${Ja} kind=${n} round=${l} finish=${a} staked lines=${Ga(o[n].orders)} /></div>
    <//>`}
  </div>`}function Pd({kind:t,round:e,finish:n,onWhole:s}){let{orders:o,carried:r}=e.board[t],a=e.places[`pool:${t}`]??0,c=t==="WIN"?Object.entries(o):Rd(o,za(t,n));return i`<section class="pool" aria-label=${t}>
    <header class="pool-head" data-place=${`pool:${t}`}>
      <b>${t}</b> <span class="figure">${h(a)}</span>
      ${r>0&&i`<span class="small quiet">${h(r)} carried</span>`}
    </header>
    <${Ja} kind=${t} round=${e} finish=${n} lines=${c} />
    ${s&&i`<${b} kind="quiet" onTap=${s}>all ${Object.keys(o).length}<//>`}
  </section>`}var za=(t,e)=>e?e.slice(0,At[t]).join("/"):null,Ga=t=>Object.entries(t).sort(([,e],[,n])=>n.chance-e.chance||n.staked-e.staked);function Rd(t,e){let n=([s,{staked:o}])=>s===e?2:o?1:0;return Ga(t).sort((s,o)=>n(o)-n(s)).slice(0,Ld)}function Ja({kind:t,round:e,finish:n,lines:s,staked:o}){let r=za(t,n);return i`<table class="tote-lines">
    <thead><tr><th></th>${o&&i`<th>staked</th>`}<th>${n?"paid":"pays"}</th><th>chance</th></tr></thead>
    <tbody>${s.map(([a,c])=>i`<tr key=${a} class=${k([a===r&&"is-won"])}>
      <td><${ee} order=${a} /></td>
      ${o&&i`<td>${c.staked?h(c.staked):"\u2013"}</td>`}
      <td class="tote-pays">${n?a===r?qd(t,e):"":Fd(c,e)}</td>
      <td>${Dd(c.chance)}</td>
    </tr>`)}</tbody>
  </table>`}function Fd({will_pay:t},{options:e}){return t===null?"\u2013":e.split==="even"?h(t):`${h(Math.floor(t/100))}.${String(t%100).padStart(2,"0")}`}function qd(t,{record:e}){let n=e.flatMap(({events:s})=>s).filter(({code:s,args:o})=>s==="superfecta.pays"&&o.pool===t);return n.length?h(n.reduce((s,{args:o})=>s+o.amount,0)):"carried"}var Dd=t=>t===null?"":`${Math.floor(t/1e4)}.${Math.floor(t%1e4/1e3)}%`;var Vn={Felt:Xd,Foot:Id,words:Ud,deed:Wd,event:Jd,payment:Yd,over:Qd,beats:Vd,showing:Zd};function Id({prompt:t}){return t?.say.code==="superfecta.betting"?Wa:null}function Ud(){return{turn:()=>"TURN A CARD",run:()=>"RUN TO THE END"}}function Wd({index:t,do:e,args:n,transfers:s},{who:o,round:r}){switch(e){case"ticket":return`${o}: ${n.bets.map(Kd).join(", ")}${n.bets.length>1?` \xB7 ${h(zd(n.bets))}`:""}.`;case"cancel":return`Ticket ${n.ticket} cancelled, ${h(s.reduce((a,{amount:c})=>a+c,0))} back.`;case"off":return"No more bets.";case"turn":return`${L(r.zones.course.cards[Gd(r,t)])}.`;case"run":return"Run to the end.";case"show":return`${L(n.card)}.`;default:return null}}var Kd=({amount:t,type:e,horses:n})=>`${h(t)} ${e} ${Dt(n)}`,zd=t=>t.reduce((e,{amount:n})=>e+n,0),Gd=({record:t},e)=>t.filter(n=>n.do==="turn"&&n.index<e).length;function Jd({code:t,args:e,text:n},s){switch(t){case"superfecta.off":return null;case"superfecta.home":return`${Ot[e.horse]} home, number ${e.place}.`;case"superfecta.finish":return`The finish: ${Dt(e.horses)}.`;case"superfecta.pays":return`${e.pool}: ${s[e.seat]} ${h(e.amount)}.`;case"superfecta.carried":return e.amount?`${e.pool}: nobody, ${h(e.amount)} carried.`:null;default:return n}}function Yd({action:t,seat:e,transfers:n},s){let o=s.record.find(({index:c})=>c===t)?.events.filter(({code:c,args:l})=>c==="superfecta.pays"&&l.seat===e)??[],r=o.map(({args:c})=>`${c.pool} ${Dt(c.order)}: ${c.reckoning} = ${h(c.amount)}`),a=n.filter(({why:c})=>!/ pays /.test(c)).map(({from:c,why:l,amount:p})=>`${c.slice(5)}, ${l}: ${h(p)}`);return{hand:o.map(({args:c})=>`${c.pool} ${Dt(c.order)}`).join(", ")||"the end of the meeting",sums:[...r,...a]}}function Qd({facts:t}){return`${Dt(t.finish.join("/"))}. Race ${t.race} of ${t.races} is paid.`}function Vd({zones:t}){return t.course?.count??0}function Zd({zones:t},e){let{home:n}=Qe(t.course.cards,e);return n.length?`${n.slice(0,3).map((s,o)=>`${Ot[s]} ${Vs[o]}`).join(", ")}.`:"They are off."}var Vs=["1st","2nd","3rd","4th"];function Xd(t){let{state:e,pace:n}=t,{round:s}=e,o=s.zones.course?.cards??[],{spaces:r,home:a}=Qe(o,n.beat);return i`<section class="felt races" aria-label="felt">
    <${tf} rail=${s.zones.rail?.cards??[]} spaces=${r} home=${a} card=${n.beat?o[n.beat-1]:null} />
    <div class="races-below">
      <${Ka} round=${s} running=${n.running} />
      <${Ia} ...${t} />
    </div>
  </section>`}function tf({rail:t,spaces:e,home:n,card:s}){let o=[...Array(Tt).keys()];return i`<div class="track" role="group" aria-label="the track">
    <div class="track-rail" aria-label="the rail">
      <span class="track-turned">${s?i`<${E} card=${s} />`:i`<${$t} />`}</span>
      ${o.map(r=>i`<span key=${r} class="track-rail-card">
        ${r<Tt-1&&(t[r]?i`<${E} card=${t[r]} />`:i`<${$t} />`)}
      </span>`)}
      <span class="track-end"></span>
    </div>
    ${[...St].map(r=>i`<${ef} key=${r} horse=${r} at=${e[r]} place=${n.indexOf(r)} />`)}
  </div>`}function ef({horse:t,at:e,place:n}){let s={"--at":String(e)};return i`<div class=${k(["lane",n===0&&"is-winner"])} role="img"
      aria-label=${`${Ot[t]}: ${n<0?`space ${e} of ${Tt}`:Vs[n]}`}>
    <span class="lane-start"></span>
    ${[...Array(Tt).keys()].map(o=>i`<span key=${o} class=${k(["lane-space",o===Tt-1&&"is-line"])}></span>`)}
    <span class="lane-place figure">${n<0?"":Vs[n]}</span>
    <span class="horse" style=${s}><${te} horse=${t} /></span>
  </div>`}var Ce={ante:"Ante",blind:"Blind",play:"Play",trips:"Trips"},bt=(t,e,n)=>t.places[`circle:${e}:${n}`]??0;function Qa({board:t,options:e,onClose:n}){let s=Object.keys(t.blind_paytable),o=i`<${b} kind="plain" onTap=${n}>go back<//>`;return i`<${V} title="What is paid" onClose=${n} foot=${o}>
    <table class="ledger paytables">
      <thead><tr><th>hand</th><th class="number">Blind</th><th class="number">Trips</th></tr></thead>
      <tbody>${s.map(r=>i`<tr key=${r}>
        <td>${r}</td>
        <td class="number">${t.blind_paytable[r]}</td>
        <td class="number">${t.trips_paytable[r]}</td>
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">Blind${Ya(e.blind_paytable)}: only when the player beats the dealer; an equal hand pushes.
      What a fraction leaves over stays with the house.</p>
    <p class="small quiet">Trips${Ya(e.trips_paytable)}: on the player's hand alone, whoever wins; a fold loses it.</p>
    <p class="small quiet">Ante and Play pay 1:1. Without a pair the dealer does not qualify, and the Ante pushes.</p>
  <//>`}var Ya=t=>typeof t=="string"?` (${t})`:" (your own table)";var nf=["ante","trips"];function Za({table:t,state:e,pad:n,setPad:s,last:o,news:r}){let{round:a,night:c}=e,{prompt:l}=a,p=(C,Q)=>l.options.find(it=>it.by===C&&it.do===Q),u=a.seats.map(({seat:C})=>C),[f,$]=w(!1),d=C=>!!p(C,"bet")&&!n.sitting?.[C],m=n.seat===void 0?Zs(a,u.filter(d),0):n.seat,v=n.target??"ante",g=p(m,"bet"),y=Xs(a,m),_=n.drafts?.[m]??y,T=kt(_[v],n.tapped?.[`${m} ${v}`]??[],c.chip_set),x=_.ante!==y.ante||_.trips!==y.trips,B=sf(o[`${m} bet`]),P=a.seats.find(C=>C.seat===m),Z=(C,Q=[])=>s({seat:m,target:v,drafts:{...n.drafts,[m]:{..._,[v]:C}},tapped:{...n.tapped,[`${m} ${v}`]:Q}}),W=C=>Z(C.reduce((Q,it)=>Q+it,0),C),I=(C,Q={})=>s(it=>{let{[C]:ne,...me}=it.drafts??{},{seat:Ze,...M}=Q;return it.seat===n.seat?{drafts:me,tapped:{},target:"ante",...Q}:{drafts:me,...M}}),A=async C=>{let Q=!C.ante&&!C.trips,it=Q?p(m,"clear"):g;await t.act({...it,args:Q?{}:Va(C)})&&I(m,{seat:Zs(a,u.filter(d),m),sitting:{...n.sitting,[m]:!1}})},z=()=>{let C={...n.sitting,[m]:!n.sitting?.[m]},Q=C[m]?Zs(a,u.filter(it=>d(it)&&it!==m),m):m;I(m,{seat:Q,sitting:C})},O=async()=>{$(!1);for(let[Q,it]of Object.entries(n.drafts??{})){let ne=Number(Q);if(!(!it.ante&&!it.trips)){if(!await t.act({...p(ne,"bet"),args:Va(it)}))return s({seat:ne});I(ne)}}let C=t.state.peek().round?.prompt?.options.find(({do:Q})=>Q==="deal");return C&&t.act(C)},H=p("dealer","deal")||Object.values(n.drafts??{}).some(({ante:C,trips:Q})=>C||Q),ut=C=>g&&Ve(a,g,P.rack+gt(y),{..._,[v]:_[v]+C})===null,S=a.seats.filter(C=>d(C.seat)&&!gt(n.drafts?.[C.seat]??Xs(a,C.seat))).map(({player:C})=>C),Y=H&&!x&&!S.length,Nt=i`<${b} kind=${Y?"main":"plain"} disabled=${!H} busy=${t.late.value}
    onTap=${S.length?()=>$(!0):O}>DEAL<//>`,Mt=S.length?`${We(S,"not bet")}.`:"All bets are down: deal.";return i`<${Xt} table=${t} line=${H&&(Y||S.length)?Mt:l.say.text} news=${r}
      detail=${P&&`${P.player} \xB7 rack ${h(P.rack)}`}>
    ${f&&i`<${lt} title=${`Deal without ${zt(S)}?`} no=${`wait for ${S.length===1?S[0]:"them"}`} yes=${`deal without ${S.length===1?S[0]:"them"}`}
      text=${`${We(S,"not bet")}. Without a bet nobody is dealt in, and cards that are dealt cannot be taken back.`}
      onYes=${O} onClose=${()=>$(!1)} />`}
    <div class="bets">
      <div class="bets-row">
        ${nf.map(C=>i`<${of} key=${C} name=${C} draft=${_} chosen=${C===v} disabled=${!g}
          onTap=${()=>s({seat:m,target:C})} />`)}
        <${xt} chipset=${c.chip_set} fits=${ut} onAdd=${C=>W([...T,C])}
          onTakeOff=${C=>W(Ct(T,C))} />
        <${b} name="take off the last chip" disabled=${!T.length} onTap=${()=>W(T.slice(0,-1))}>⌫<//>
        <p class="bets-note small" role="status">${P?af(a,g,_):""}</p>
      </div>
      <${R} question=${`betting ${m}`} end=${Nt} steady>
        <${b} kind="main" disabled=${!x} busy=${t.late.value} onTap=${()=>A(_)}>
          <span class="bets-place">${rf(P,_,x)}</span>
        <//>
        <${b} kind="plain" disabled=${!g||!B||Ve(a,g,P.rack+gt(y),B)!==null}
          onTap=${()=>A(B)}>same again${B?` \xB7 ${Xa(B)}`:""}<//>
        <${b} kind="quiet" disabled=${!gt(_)} onTap=${()=>s({seat:m,target:"ante",drafts:{...n.drafts,[m]:{ante:0,trips:0}},tapped:{}})}>clear<//>
        <${b} kind="quiet" chosen=${!!(P&&n.sitting?.[m])} disabled=${!g||gt(y)>0} onTap=${z}>sits out<//>
      <//>
    </div>
  <//>`}var Xs=(t,e)=>({ante:bt(t,e,"ante"),trips:bt(t,e,"trips")}),gt=({ante:t,trips:e})=>2*t+e,Va=({ante:t,trips:e})=>e?{ante:t,trips:e}:{ante:t},sf=t=>t&&{ante:t.ante,trips:t.trips??0},Xa=({ante:t,trips:e})=>[t&&h(t),e&&`Trips ${h(e)}`].filter(Boolean).join(" + ");function Zs(t,e,n){return[...e.filter(o=>o>n),...e.filter(o=>o<n)].find(o=>!gt(Xs(t,o)))??null}function of({name:t,draft:e,chosen:n,disabled:s,onTap:o}){let r=e[t];return i`<button type="button" class=${k(["bets-target",n&&"is-chosen"])} aria-pressed=${String(n)}
      disabled=${s} onClick=${o}>
    <span class="small">${t==="ante"?"Ante":"Trips"}</span>
    <b class="bets-figure">${h(r)}</b>
    <span class="small">${t==="ante"?`+ Blind ${h(r)}`:" "}</span>
  </button>`}function rf(t,e,n){return t?n?gt(e)?`${t.player} bets ${Xa(e)}`:`${t.player} takes it back`:`${t.player} bets`:"all bets are down"}function Ve(t,e,n,{ante:s,trips:o}){let{maximum_bet:r}=t.options;return r&&(s>r||o>r)?`at most ${h(r)}`:s>e.values.ante.max||o>e.values.trips.max?"the rack does not hold that":3*s+o>n?"the rack keeps one more ante for the Play bet":null}function af(t,e,n){if(!e)return"The rack does not cover a bet.";let s=Object.entries(t.board.blind_paytable).find(([,a])=>cf(a,n.ante));if(!s)return"";let[o,r]=s;return`A ${o} pays ${r.replace(":"," to ")} on the Blind: of ${h(n.ante)} the house would keep the odd part of a chip.`}var cf=(t,e)=>{let[n,s]=t.split(":").map(Number);return s>1&&e*n%s!==0};var Zn={Felt:yf,Foot:({facts:t})=>t.street==="betting"?Za:null,words:uf,deed:pf,event:df,payment:hf,over:mf,passOn:bf},lf=[7,6,5,4,3,2,1];function uf(t){let[e]=t.prompt?.awaited??[];return{check:()=>"CHECK",fold:()=>"FOLD",play:({times:n})=>`PLAY ${n}\xD7 \xB7 ${h(n*bt(t,e,"ante"))}`}}function pf({do:t,args:e,transfers:n},{who:s}){switch(t){case"bet":{let o=e.trips?`Trips ${h(e.trips)}`:"",r=e.ante?`${h(e.ante)}, Blind ${h(e.ante)}`:"";return`${s} bets ${[r,o].filter(Boolean).join(", ")}.`}case"clear":return`${s} takes the bet back.`;case"deal":return"No more bets. Cards dealt.";case"check":return`${s} checks.`;case"fold":return`${s} folds.`;case"play":return`${s} plays ${e.times}\xD7, ${h(n[0].amount)}.`;case"show":return`${L(e.card)} turned up.`;default:return null}}function df({code:t,args:e,text:n},s){if(t==="uth.breakage")return`Odd Blind: a ${e.hand} is rounded down.`;if(t!=="uth.settled")return n;let o=e.lines.reduce((r,{stake:a,result:c,won:l})=>r+(c==="loses"?-a:l),0);return`${s[e.seat]}: ${e.hand}, ${rt(o)}.`}function ff({circle:t,stake:e,odds:n,result:s,won:o}){let r=`${Ce[t]} ${h(e)}`;return s.startsWith("pays")?`${r} \xD7 ${n} = ${h(o)}${s.includes("breakage")?", the half chip stays":""}`:`${r} ${s}`}var $f={better:"",worse:", beaten",equal:", equal to the dealer's"};function hf({action:t,seat:e,transfers:n},s){let r=s.record.find(({index:u})=>u===t)?.events.find(({code:u,args:f})=>u==="uth.settled"&&f.seat===e);if(!r)return{hand:null,sums:n.map(({why:u,amount:f})=>`${u}: ${h(f)}`)};let{hand:a,cards:c,compared:l,lines:p}=r.args;return{hand:a+$f[l],sums:p.map(ff),lit:new Set(c)}}function mf({record:t}){let e=t.at(-1)?.events.find(({code:n})=>n==="uth.qualifies"||n==="uth.fails");return e?`${e.text} All paid.`:"Nobody stayed in. All paid."}function bf({prompt:t,record:e}){let[n]=t?.awaited??[];return typeof n=="number"&&n>e.at(-1).by?n:null}function yf({state:t,paying:e,pad:n,setPad:s,face:o}){let{round:r,table:a,night:c}=t,[l,p]=w(!1),{zones:u,facts:f,board:$}=r,d=e?o.payment(e,r).lit:void 0,m=u["hand:dealer"]?.cards??[],v=Array(u["board:covered"]?.count??0).fill("??"),g=r.record.flatMap(({events:y})=>y).find(({code:y})=>y==="uth.qualifies"||y==="uth.fails");return i`<section class="felt uth" aria-label="felt">
    <div class="uth-tables"><${b} kind="quiet" onTap=${()=>p(!0)}>paytables<//></div>
    <div class="uth-dealer">
      <${N} cards=${m} places=${2} lit=${d} label=${g?gf(g):"dealer"} />
    </div>
    <div class="uth-board"><${N} cards=${[...u.board?.cards??[],...v]} places=${5} lit=${d} /></div>
    ${lf.map(y=>i`<${kf} key=${y} seat=${y} round=${r} chipset=${c.chip_set} lit=${d}
      street=${f.street} paying=${e?.seat===y} pad=${n} setPad=${s}
      holds=${a.hand_over?.seat===y} />`)}
    ${l&&i`<${Qa} board=${$} options=${a.options} onClose=${()=>p(!1)} />`}
  </section>`}var gf=({code:t,args:e})=>`${e.hand}: ${t==="uth.qualifies"?"qualifies":"does not qualify"}`;function kf({seat:t,round:e,chipset:n,lit:s,street:o,paying:r,pad:a,setPad:c,holds:l}){let p=e.seats.find(x=>x.seat===t),u=`uth-seat uth-seat-${t}`;if(!p)return i`<div class=${`${u} is-empty`} aria-hidden="true"><span class="uth-empty">${t}</span></div>`;let f=o==="betting",$=e.zones[`hand:${t}`]?.cards??[],d=e.facts.folded.includes(t),m=!f&&!e.facts.dealt_in.includes(t),v=f&&a.seat===t,g=r||e.prompt?.awaited.includes(t)||v,y=f?a.drafts?.[t]:void 0,_=[u,g&&"is-lit",(d||m)&&"is-out",v&&"is-chosen",xf(e,t)&&"is-waiting"],T=i`
    <span class="uth-hand">
      ${$.length>0&&!d&&i`<${N} cards=${$} lit=${r?s:void 0} />`}
      <span class="uth-note">${f&&a.sitting?.[t]?"sits out":_f({folded:d,out:m,holds:l})}</span>
    </span>
    <span class="uth-circles">
      ${["trips","play","ante","blind"].map(x=>i`<${wf} key=${x} name=${x} place=${`circle:${t}:${x}`}
        amount=${vf(e,t,x,y)} draft=${y!==void 0} chipset=${n} />`)}
    </span>
    <span class="uth-who"><b>${p.player}</b><span class="figure" data-place=${`seat:${t}`}>${h(p.rack)}</span></span>`;return f?i`<button type="button" class=${k(_)} aria-label=${`seat ${t}, ${p.player}`} aria-pressed=${String(v)}
    onClick=${()=>c({seat:t,target:"ante"})}>${T}</button>`:i`<div class=${k(_)} role="group" aria-label=${`seat ${t}, ${p.player}`}>${T}</div>`}var _f=({folded:t,out:e,holds:n})=>t?"folded":n?"has the tablet":e?"out":"";function vf(t,e,n,s){return s?{ante:s.ante,blind:s.ante,trips:s.trips,play:0}[n]:bt(t,e,n)}function xf(t,e){let[n]=t.prompt?.awaited??[],{dealt_in:s=[],folded:o}=t.facts;return typeof n=="number"&&e>n&&s.includes(e)&&!o.includes(e)&&bt(t,e,"ante")>0&&!bt(t,e,"play")}function wf({name:t,place:e,amount:n,draft:s,chipset:o}){let[r]=Ie(n,o);return i`<span class=${k(["uth-circle",`uth-${t}`,n>0&&s&&"is-draft"])} data-place=${e}>
    <span class="uth-ring">${r?i`<${gn} value=${n} colour=${r.colour} />`:Ce[t]}</span>
  </span>`}var Sf={lorum:Ta,polignac:In,kaiser:Wn,"canadian-salad":Un,schnapsen:Kn,"stop-the-bus":Jn,"divide-and-conquer":Fn,bura:Ke,"card-stock-market":ma,kabu:ka,speculation:Ye,uth:Zn,superfecta:Vn},ti=t=>({...Wr,...Sf[t]});var ei={Board:Tf,reason:t=>t&&Ke.payment(t).hand};function Tf({state:{round:t,table:e}}){let n=t.zones.stock.count+(t.zones.trump?.count??0);return i`<${Ke.Seen} round=${t} seat=${e.seat} />
    <p class="hand-pots"><span>pot <b class="figure">${h(t.places.pot??0)}</b></span><span>stock <b>${n}</b></span></p>`}var ni={Board:Af,line:Of,Mine:()=>Cf,Play:()=>Ef};function Of({round:t}){return Ws(t)||null}function Af({state:{round:t,table:e}}){return i`<${Ae} round=${t} />
    <p class="hand-pots"><span>money <b class="figure">${h(de(t,e.seat))}</b></span>
      <span>worth <b class="figure">${h(t.board.players[e.seat].worth)}</b></span>
      <span>draw pile <b>${t.board.draw_pile}</b></span></p>`}function si({pad:t,options:e}){let n=e.map(D).join();return t.asked===n?t:{asked:n,own:[],sale:null}}function Cf(t){let{state:e,setPad:n,cover:s}=t,{round:o,table:r}=e,{asked:a,own:c,sale:l}=si(t),p=o.zones[`hand:${r.seat}`]?.cards??[],u=pe(o,r.seat),f=$=>{let d=c.includes($)?c.filter(m=>m!==$):[...c,$].slice(-4);n({asked:a,own:d,sale:null})};return i`<div class="hand-open is-many" style=${{"--of":8}}>
    <div class="tap-hand" role="group" aria-label="my cards">${p.map(($,d)=>i`<button type="button" key=${d} class=${k(["tap-card","is-open",c.includes(d)&&"is-raised"])}
      aria-label=${at($)} aria-pressed=${String(c.includes(d))} onClick=${()=>f(d)}><${E} card=${$} /></button>`)}</div>
    <div class="hand-under">
      <div class="trade-mine" role="group" aria-label="my certificates">
        ${u.map(($,d)=>i`<${Rn} key=${d} card=${$} chosen=${l===d} onTap=${()=>n({asked:a,own:[],sale:l===d?null:d})} />`)}
        ${!u.length&&i`<span class="quiet small">no certificates yet</span>`}
      </div>
      <${b} kind="quiet" onTap=${s.cover}>cover<//>
    </div>
  </div>`}function Ef(t){let{hand:e,state:n,open:s,cover:o}=t,{round:r,table:a}=n,{asked:c,own:l,sale:p}=si(t);if(!s)return i`<${R} question="covered"><${b} kind="main" onTap=${o.look}>look at my cards<//><//>`;let u=r.zones[`hand:${a.seat}`]?.cards??[];return i`<${R} question=${c}><div class="hand-deeds"><${Us} round=${r} seat=${a.seat} picked=${l.map(f=>u[f])}
    sale=${p===null?null:pe(r,a.seat)[p]} busy=${e.late.value} act=${e.act} /></div><//>`}var oi={Board:Bf};function Bf({state:{round:t,table:e}}){let{facts:n,zones:s,options:o}=t,r=t.seats.filter(({seat:a})=>a!==e.seat);return i`<p class="hand-pots"><span>hand <b>${n.hand}</b></span><span>stock <b>${s.stock?.count??0}</b></span>
      <span>${K(o.stake,"chip")} a point</span></p>
    <div class="hand-seen">${r.map(({seat:a,player:c})=>{let l=n.counts[a],p=n.drawing.includes(a);return i`<div key=${a} class=${k(["hand-other",t.prompt?.awaited.includes(a)&&"is-lit"])}>
        <${N} cards=${s[`hand:${a}`].cards} label=${c} />
        <b>${l??(p?"":"passed")}</b></div>`})}</div>`}var to=({round:t,table:e})=>t.cards==="virtual"&&t.zones[`hand:${e.seat}`]?.sight==="others",jf=()=>i`<p class="controls-note">Tap the back of the card you play.</p>`,ri={Board:Nf,Mine:t=>to(t)?Hf:null,Play:t=>to(t)?jf:null};function Nf({state:t}){let{round:e,table:n}=t,{facts:s,board:o,options:r,places:a}=e,c=s.points?.[n.seat];return i`<p class="hand-pots"><span><b>${Ge[s.contract]}</b></span><span>hand ${s.hand} of ${o.hands}</span>
      <span>pot <b class="figure">${h(a.pot??0)}</b></span><span>${c?K(c,"point"):`${K(r.stake,"chip")} a point`}</span></p>
    <${$e} round=${e} />
    ${to(t)&&i`<${Mf} state=${t} />`}`}function Mf({state:{round:t,table:e}}){let n=_t(t);return i`<div class="hand-others">${t.seats.filter(({seat:s})=>s!==e.seat).map(({seat:s})=>i`<${N} key=${s} cards=${t.zones[`hand:${s}`].cards} label=${n[s]} fanned />`)}</div>`}function Hf({hand:t,state:e,options:n}){let{round:s,table:o}=e,r=n.find(l=>l.do==="play"),a=ft(r?D(r):""),c=(l,p)=>a.swallows(p)||t.act({...r,args:{position:l}});return i`<div class="hand-open is-many" style=${{"--of":8}}>
    <${qn} left=${s.facts.positions?.[o.seat]??[]} open=${r?.values.position??[]} onTap=${c} /></div>`}var ai={Board:Rf,reason:(t,e)=>t?.amount>0?Ye.payment(t,e).hand:Ye.over(e),words:Lf};function Lf(t){let e=_t(t);return{turn:()=>"TURN",keep:()=>"KEEP",agree:()=>`AGREE \xB7 ${h(t.facts.offer?.price??0)}`,sell:({to:n})=>`SELL to ${e[n]} \xB7 ${h(Pf(t,n)??0)}`,withdraw:({unseen:n})=>n?`no more bid for ${e[n]}'s`:"withdraw"}}var Pf=(t,e)=>he(t,e).find(({unseen:n})=>n===null)?.price;function Rf({state:{round:t,table:e}}){let{facts:n,zones:s,places:o,board:r}=t,a=_t(t),c=s[`pile:${e.seat}`]?.count??0,l=t.seats.flatMap(({seat:p})=>he(t,p).map(u=>({...u,seat:p})));return i`<div class="hand-seen">
      <${N} cards=${s.held.cards} places=${1} label=${n.holder?`${a[n.holder]} holds`:"no trump yet"} />
      <div class="hand-says">
        <p>pot <b class="figure">${h(o.pot??0)}</b></p>
        ${s.held.cards.length>0&&!t.finished&&i`<p class="small">${zn(r)} that it stands</p>`}
        ${l.map(p=>i`<p key=${`${p.seat} ${p.unseen}`} class="small">${a[p.seat]} bids <b>${h(p.price)}</b>${p.unseen?` for ${a[p.unseen]}'s`:""}</p>`)}
        ${n.offer&&i`<p class="small">offered to ${a[n.offer.to]} at <b>${h(n.offer.price)}</b></p>`}
      </div>
      <div class="hand-pile">${c>0&&i`<${E} card="??" />`}<span class="hand-label">my pile ${c}</span></div>
    </div>
    <div class="hand-seen is-small">${t.seats.map(({seat:p,player:u})=>{let{cards:f}=s[`turned:${p}`];return f.length>0&&i`<${N} key=${p} cards=${f.slice(-4)} label=${p===e.seat?"mine":u} fanned />`})}</div>`}var ci={Board:qf,Mine:()=>Df,line:Ff,Play:({round:t})=>t.prompt?.say.code==="superfecta.betting"?If:null,reason:(t,e)=>t&&Vn.payment(t,e).hand};function Ff({round:t,table:e}){return t.prompt?.say.code!=="superfecta.betting"?null:t.facts.tickets.some(({seat:n})=>n===e.seat)?"Your ticket is in.":"Fill in your slip."}function qf({state:{round:t}}){let e=t.zones.course?.cards??[],{spaces:n,home:s}=Qe(e,e.length);return i`<div class="hand-race" role="group" aria-label="the race">
    ${[...St].map(o=>{let r=s.indexOf(o);return i`<div key=${o} class="hand-lane" role="img" aria-label=${`${Ot[o]}: ${r<0?`space ${n[o]} of ${Tt}`:`number ${r+1}`}`}>
        <span class="hand-way" style=${{"--at":String(n[o]/Tt)}}><span class="hand-horse"><${te} horse=${o} /></span></span>
        <b>${r<0?"":r+1}</b></div>`})}</div>`}function Df({hand:t,state:e,options:n}){let{round:s,table:o}=e,r=s.facts.tickets.filter(({seat:c})=>c===o.seat),a=n.find(c=>c.do==="cancel");return r.length?i`<ul class="hand-tickets" aria-label="my tickets">${r.map(({ticket:c,bets:l})=>i`<li key=${c}>
      <span class="hand-bets">${l.map((p,u)=>i`<span key=${u}>${h(p.amount)} ${p.type} <${ee} order=${p.horses} /></span>`)}</span>
      <b class="figure">${h(dt(l))}</b>
      ${a&&i`<${b} kind="quiet" name=${`cancel ticket ${c}`} busy=${t.late.value} onTap=${()=>t.act({...a,args:{ticket:c}})}>✕<//>`}
    </li>`)}</ul>`:i`<p class="quiet">No ticket yet.</p>`}var ii={type:"WIN",horses:[],box:!1,lines:[],tapped:[],fresh:!0};function If({hand:t,state:e,options:n,last:s}){let{round:o,night:r,table:a}=e,[c,l]=w(ii),{type:p,horses:u,box:f,lines:$,tapped:d,fresh:m}=c,v=n.find(O=>O.do==="ticket"),g=c.amount??Qn(o,"WIN"),y=O=>l({...c,amount:g,...O}),{rack:_}=o.seats.find(O=>O.seat===a.seat),T=_-dt($),x=kt(g,d,r.chip_set),B=O=>y({amount:O.reduce((H,ut)=>H+ut,0),tapped:O,fresh:!1}),P=s[`${a.seat} ticket`]?.bets,Z=Qs(o,p,g,T),W=O=>{if(u.includes(O))return y({horses:u.filter(ut=>ut!==O)});let H=f?[...u,O]:Ys([...u,O],p);return f||H.length<At[p]?y({horses:H}):y({horses:[],fresh:!0,lines:[...$,{amount:g,type:p,horses:H.join("/")}]})},A=(f?li(p==="SFC"?[...St]:u,At[p]):[]).map(O=>({amount:g,type:p,horses:O.join("/")})),z=async O=>await t.act({...v,args:{bets:O}})&&l(ii);return v?i`
    <div class="hand-slip">
      <div class="hand-row">
        <output class="pad-amount" aria-label="amount">${h(g)}</output>
        ${Object.keys(At).map(O=>i`<${b} key=${O} chosen=${O===p} onTap=${()=>y({type:O,horses:[],box:f&&O!=="WIN"})}>${O}<//>`)}
        ${p!=="WIN"&&i`<${b} chosen=${f} onTap=${()=>y({box:!f,horses:[]})}>box<//>`}
      </div>
      <div class="hand-row"><${xt} chipset=${r.chip_set} fits=${O=>(m?0:g)+O<=T}
        onAdd=${O=>B(m?[O]:[...x,O])} onTakeOff=${O=>B(Ct(x,O))} /></div>
      <div class="hand-row" role="group" aria-label="horses, in the order they come in">
        ${[...St].map(O=>i`<${Uf} key=${O} horse=${O} at=${u.indexOf(O)} box=${f} disabled=${Z!==null||f&&p==="SFC"} onTap=${()=>W(O)} />`)}
      </div>
      ${Z&&i`<p class="small hand-fault">${Z}</p>`}
      ${A.length>0&&i`<${b} kind="plain" disabled=${dt(A)>T} onTap=${()=>y({lines:[...$,...A],horses:[],box:!1,fresh:!0})}>
        box: ${A.length} bets · ${h(dt(A))}<//>`}
      ${$.length>0&&i`<div class="hand-lines" aria-label="bets of this slip">${$.map((O,H)=>i`<button type="button" key=${H} class="hand-bet" aria-label=${`take off ${h(O.amount)} ${O.type}`}
          onClick=${()=>y({lines:$.filter((ut,S)=>S!==H)})}>${h(O.amount)} ${O.type} <${ee} order=${O.horses} /> ✕</button>`)}</div>`}
    </div>
    <${R} question=${`slip ${o.facts.sold??0}`} steady>
      <${b} kind="main" disabled=${!$.length||dt($)>_} busy=${t.late.value} onTap=${()=>z($)}>${$.length?`BET ${h(dt($))}`:"BET"}<//>
      <${b} kind="plain" disabled=${!P||$.length>0||dt(P)>_} onTap=${()=>z(P)}>same again${P?` \xB7 ${h(dt(P))}`:""}<//>
    <//>`:i`<p class="quiet">Your rack covers no bet.</p>`}function li(t,e){return e===0?[[]]:t.flatMap(n=>li(t.filter(s=>s!==n),e-1).map(s=>[n,...s]))}var Uf=({horse:t,at:e,box:n,disabled:s,onTap:o})=>i`<button type="button" class=${k(["horse-key",e>=0&&"is-picked"])} disabled=${s}
    aria-label=${Ot[t]} aria-pressed=${String(e>=0)} onClick=${o}>
  <${te} horse=${t} />${e>=0&&!n&&i`<span class="horse-key-place">${e+1}</span>`}
</button>`;var ui={Board:Ee(In)},pi={Board:Ee(Un)},di={Board:Ee(Kn)},fi={Board:Ee(Fn)},$i={Board:Ee(Jn)},hi={Board:Ee(Wn),Play:Wf};function Ee({Seen:t}){return({state:e})=>e.round.finished?i`<${vt} state=${e} />`:i`<${t} round=${e.round} />`}function Wf({round:t,table:e}){return(t.prompt?.options.filter(({by:s})=>s===e.seat)??[]).some(({do:s})=>s==="bid"||s==="trump")?Kf:null}function Kf({hand:t,state:e,options:n,open:s,cover:o}){let r=t.late.value,a=$=>n.find(d=>d.do===$),[c,l,p]=["bid","trump","pass"].map(a),u=s&&a("misdeal"),f=$=>d=>t.act({...$,args:d});return i`<div class="hand-bidding">
    ${!s&&i`<${b} kind="plain" onTap=${o.look}>look at my cards<//>`}
    ${c&&i`<${zs} bid=${c} round=${e.round} busy=${r} onBid=${f(c)} />`}
    ${l&&i`<div class="hand-suits"><${Gs} busy=${r} onName=${f(l)} /></div>`}
    ${p&&i`<${b} kind="plain" busy=${r} onTap=${()=>f(p)({})}>PASS<//>`}
    ${u&&i`<${b} kind="plain" busy=${r} onTap=${()=>f(u)({})}>misdeal<//>`}
  </div>`}var mi={Board:Jf,Play:({round:t})=>t.facts.street==="betting"?Qf:null,line:zf,reason:Gf,empty:({round:t,table:e})=>t.facts.street!=="betting"&&!t.facts.dealt_in.includes(e.seat)?"You sit this hand out.":null};function zf({round:t,table:e}){return t.facts.street!=="betting"?null:t.places[`circle:${e.seat}:ante`]||t.places[`circle:${e.seat}:trips`]?"Your bet is down.":"Place your bet."}function Gf(t,e,n){return e.facts.folded.includes(n)?"folded":e.facts.dealt_in.includes(n)?t&&Zn.payment(t,e).hand:"you sat this hand out"}function Jf({state:t}){let{round:e,table:n}=t,{zones:s}=e,o=Object.keys(Ce).filter(r=>bt(e,n.seat,r));return i`<div class="hand-seen">
      <${N} cards=${s["hand:dealer"]?.cards??[]} places=${2} label="dealer" />
      <${N} cards=${s.board?.cards??[]} places=${5} label="board" />
    </div>
    <p class="hand-pots">${o.map(r=>i`<span key=${r}>${Ce[r]} <b class="figure">${h(bt(e,n.seat,r))}</b></span>`)}</p>`}var Yf={ante:"Ante",trips:"Trips"};function Qf({hand:t,state:e,last:n}){let{round:s,night:o,table:r}=e,{seat:a}=r,c=A=>s.prompt.options.find(z=>z.by===a&&z.do===A),l={ante:bt(s,a,"ante"),trips:bt(s,a,"trips")},[p,u]=w({on:l,tapped:{}}),f=p.on.ante===l.ante&&p.on.trips===l.trips,{draft:$=l,tapped:d={},target:m="ante"}=f?p:{},v=A=>u({on:l,draft:$,tapped:d,target:m,...A}),g=c("bet"),{rack:y}=s.seats.find(A=>A.seat===a),_=y+gt(l),T=n[`${a} bet`]&&{ante:0,trips:0,...n[`${a} bet`]},x=kt($[m],d[m]??[],o.chip_set),B=A=>v({draft:{...$,[m]:A.reduce((z,O)=>z+O,0)},tapped:{...d,[m]:A}}),P=A=>g&&!Ve(s,g,_,{...$,[m]:$[m]+A}),Z=A=>t.act({...g,args:A.trips?A:{ante:A.ante}}),W=$.ante!==l.ante||$.trips!==l.trips,I=gt(l)>0;return g?i`
    <div class="hand-targets">
      ${Object.entries(Yf).map(([A,z])=>i`<button type="button" key=${A} class=${k(["hand-target",A===m&&"is-chosen"])}
          aria-pressed=${String(A===m)} onClick=${()=>v({target:A})}>
        <span>${z}</span><b class="figure">${h($[A])}</b>
        <span class="small quiet">${A==="ante"?`+ Blind ${h($.ante)}`:"on its own"}</span></button>`)}
      <${b} name="take off the last chip" disabled=${!x.length} onTap=${()=>B(x.slice(0,-1))}>⌫<//>
    </div>
    <${xt} chipset=${o.chip_set} fits=${P} onAdd=${A=>B([...x,A])} onTakeOff=${A=>B(Ct(x,A))} />
    <${R} question=${`bets ${r.number}`} steady>
      <${b} kind="main" disabled=${!W||!gt($)} busy=${t.late.value} onTap=${()=>Z($)}>
        ${W||!I?gt($)?`BET ${eo($)}`:"BET":`${eo(l)} is down`}<//>
      ${I?i`<${b} kind="plain" busy=${t.late.value} onTap=${()=>t.act(c("clear"))}>take it back<//>`:i`<${b} kind="plain" disabled=${!T||!!Ve(s,g,_,T)} onTap=${()=>Z(T)}>same again${T?` \xB7 ${eo(T)}`:""}<//>`}
    <//>`:i`<p class="quiet">Your rack does not cover a bet.</p>`}var eo=({ante:t,trips:e})=>[t&&h(t),e&&`Trips ${h(e)}`].filter(Boolean).join(" + ");var Vf={uth:mi,superfecta:ci,lorum:ri,polignac:ui,kaiser:hi,"canadian-salad":pi,schnapsen:di,"stop-the-bus":$i,"divide-and-conquer":fi,kabu:oi,bura:ei,speculation:ai,"card-stock-market":ni},bi=t=>({...ti(t),...Vf[t]});function yi({hand:t,state:e,onClose:n}){let{table:s,me:o,night:r}=e,[a,c]=w(Cs()),l=Se(e.round??{}),[p,u]=w(!1),f=()=>{qr(!a),c(!a)};return p?i`<${Zf} hand=${t} game=${s.game} onClose=${()=>u(!1)} />`:i`<${V} title=${o.name} onClose=${n} foot=${i`<${b} kind="main" onTap=${n}>go back<//>`}>
    <p class="quiet">${r.name}${s?` \xB7 ${s.name} \xB7 seat ${s.seat}`:""}</p>
    <div class="hand-list">
      ${s&&i`<${b} kind="plain" onTap=${()=>u(!0)}>how ${s.game_name} is played<//>`}
      <${b} kind="plain" chosen=${a} onTap=${f}>sound at my turn: ${a?"on":"off"}<//>
      <${b} kind="plain" onTap=${l.turn}>my cards: ${l.as==="sorted"?"sorted":"as dealt"}<//>
      ${s?.last&&s.cards==="virtual"&&i`<${Yr} hand=${t} table=${s.table} number=${s.last.number} />`}
    </div>
    ${s?.commitment&&i`<div class="hand-promise"><p class="small quiet">The shuffle of round ${s.number} is promised. This is the SHA-256 of its seed, which
        is published when the round is closed; then your own phone can do the shuffle again.</p>
      <code>${s.commitment}</code></div>`}
  <//>`}function Zf({hand:t,game:e,onClose:n}){let[s,o]=w(null);return q(()=>{t.game(e).then(({help:r})=>o(r||"<p>Its page of help has not been written yet.</p>"),()=>o("<p>The house does not answer. Try again.</p>"))},[e]),i`<${V} title="How it is played" large onClose=${n} foot=${i`<${b} kind="main" onTap=${n}>back to my hand<//>`}>
    ${s?i`<div class="hand-help" dangerouslySetInnerHTML=${{__html:s}}></div>`:i`<p class="quiet">One moment.</p>`}
  <//>`}var Xf={sit:({chips:t})=>t?`A seat, with ${h(t)}`:"A seat",stand:()=>"To stand up","top-up":({chips:t})=>`${h(t)} more to the table`,"buy-in":({chips:t})=>`${h(t)} chips of the desk`,"cash-out":()=>"To be cashed out"},t$={"buy-in":"the host","cash-out":"the host"};function Xn({hand:t,state:e}){return e.wishes.length?i`<ul class="hand-wishes" aria-label="what I asked for">
    ${e.wishes.map(n=>i`<li key=${n.number}>
      <span><b>${Xf[n.kind](n)}</b> <span class="quiet">${t$[n.kind]??"the dealer"} will say</span></span>
      <${b} kind="quiet" busy=${t.late.value} onTap=${()=>t.takeBack(n.kind)}>take back<//>
    </li>`)}
  </ul>`:null}function Be({hand:t,title:e,wish:n,most:s,start:o=0,chipset:r,verb:a,onClose:c}){let[l,p]=w(o),u={min:1,max:s,step:1},f=async()=>await t.wish({...n,chips:l})&&c(),$=i`<${b} kind="plain" onTap=${c}>go back<//>
    <${b} kind="main" disabled=${l<1||s!==void 0&&l>s} busy=${t.late.value} onTap=${f}>${a} ${h(l)}<//>`;return i`<${V} title=${e} onClose=${c} foot=${$}>
    <${Mn} value=${l} range=${u} chipset=${r} onChange=${p} />
    <${nt} text=${t.error.value} />
  <//>`}function no({hand:t,state:e,onExplain:n,onClose:s}){let[o,r]=w(null),[{bill:a,trouble:c},l]=w({}),{me:p,table:u,night:f}=e;q(()=>{t.bill().then(v=>l({bill:v}),()=>l({trouble:"The house does not answer. Try again."}))},[e.version]);let $=()=>{t.dismiss(),r(null)},d={hand:t,chipset:f.chip_set,onClose:$};if(o==="top-up")return i`<${Be} ...${d} title=${`More chips to ${u.name}`} wish=${{kind:"top-up",table:u.table}} most=${p.bankroll} verb="ask for" />`;if(o==="buy-in")return i`<${Be} ...${d} title="More chips of the desk" wish=${{kind:"buy-in"}} verb="ask for" />`;if(o==="stand")return i`<${lt} title=${`Stand up from ${u.name}?`} text="The dealer says yes between two rounds; your rack goes to your bankroll."
      yes="ask" no="stay" onClose=${$} onYes=${()=>t.wish({kind:"stand",table:u.table}).then($)} />`;if(o==="cash-out")return i`<${lt} title="Be cashed out?" text=${`${h(p.bankroll)} in your bankroll go back to the desk. What is at a table stays there.`}
      yes="ask" no="play on" onClose=${$} onYes=${()=>t.wish({kind:"cash-out"}).then($)} />`;let m=i`<${b} kind="main" onTap=${s}>go back<//>`;return i`<${V} title="What I have" large onClose=${s} foot=${m}>
    <dl class="hand-sums">
      ${u&&i`<div><dt>at ${u.name}</dt><dd>${h(ce(e))}</dd></div>`}
      <div><dt>in the bankroll</dt><dd>${h(p.bankroll)}</dd></div>
      ${p.owes>0&&i`<div><dt>owed to the house</dt><dd>${h(p.owes)}</dd></div>`}
      ${p.owed>0&&i`<div><dt>the house owes me</dt><dd>${h(p.owed)}</dd></div>`}
      ${a&&i`<div class="hand-up"><dt>the night so far</dt><dd class=${gi(a.sum.result)}>${rt(a.sum.result)}</dd></div>`}
    </dl>
    <${Xn} hand=${t} state=${e} />
    <${nt} text=${t.error.value} />
    ${f.status==="open"&&i`<div class="hand-asks">
      ${u&&i`<${b} kind="plain" disabled=${!p.bankroll} onTap=${()=>r("top-up")}>more to the table<//>`}
      ${u&&i`<${b} kind="plain" onTap=${()=>r("stand")}>stand up<//>`}
      <${b} kind="plain" onTap=${()=>r("buy-in")}>buy chips<//>
      <${b} kind="plain" disabled=${!p.bankroll} onTap=${()=>r("cash-out")}>cash me out<//>
    </div>`}
    <${e$} bill=${a} trouble=${c} onExplain=${n} />
  <//>`}var gi=t=>t>0?"won":t<0?"lost":null;function e$({bill:t,trouble:e,onExplain:n}){if(!t)return i`<p class="quiet">${e??"One moment."}</p>`;let{lines:s,money:o}=t;return i`<ol class="hand-bill" aria-label="the bill">
    ${s.map(r=>i`<li key=${r.entry}><${n$} line=${r} worth=${o} onExplain=${n} /></li>`).reverse()}
    ${!s.length&&i`<li class="quiet">Nothing yet.</li>`}
  </ol>`}function n$({line:t,worth:e,onExplain:n}){let{what:s,chips:o,cash:r,owes:a,of:c}=t,l=[e&&r!==0&&`${Ko(Math.abs(r),e.currency)} ${r<0?"paid":"paid to you"}`,a!==0&&`owed ${rt(a)}`],p=i`<span>${s}<span class="quiet small"> ${l.filter(Boolean).join(" \xB7 ")}</span></span>
    <b class=${k(["figure",c&&gi(o)])}>${rt(o)}</b>`;return c?i`<button type="button" class="hand-line" onClick=${()=>n({table:c.table,number:c.round})}>${p}</button>`:i`<div class="hand-line">${p}</div>`}var ki=(t,e)=>t.map(s$).filter(n=>n?.open.length&&n.open.every(s=>e.includes(s)));function s$(t){let e=Object.entries(t.values);if(e.length!==1)return null;let[[n,s]]=e;switch(yt(s)){case"card":return{option:t,open:s,least:1,most:1,answer:([o])=>({[n]:o})};case"some":{let{of:o,least:r,most:a}=s;return o.every(G)?{option:t,open:o,least:r,most:a,answer:c=>({[n]:c})}:null}default:return null}}var _i=({open:t,least:e})=>t.length===e;function vi(t,e){let n=t.map(({option:f})=>D(f)).join(),[s,o]=w({asked:null,cards:[]}),r=ft(n),a=t.length===1&&_i(t[0])?t[0].open:[],c=s.asked===n?s.cards:a,l=(f,$=c)=>e({...f.option,args:f.answer($)});return{picked:c,tap:(f,$)=>{if(r.swallows($))return;let d=t.filter(({open:m})=>m.includes(f));d.length===1&&d[0].most===1?l(d[0],[f]):o({asked:n,cards:o$(c,f,Math.max(...d.map(({most:m})=>m)))})},ready:({open:f,least:$,most:d})=>c.length>=$&&c.length<=d&&c.every(m=>f.includes(m)),play:l}}function o$(t,e,n){return t.includes(e)?t.filter(s=>s!==e):[...t,e].slice(-n)}function xi({cards:t,plays:e,hand:n,label:s}){let o=new Set(e.flatMap(r=>r.open));return i`<div class="tap-hand" role="group" aria-label=${s??"your cards"}>
    ${t.map(r=>{let a=n.picked.includes(r);return o.has(r)?i`<button type="button" key=${r} class=${k(["tap-card","is-open",a&&"is-raised"])}
          aria-label=${at(r)} aria-pressed=${String(a)} onClick=${c=>n.tap(r,c)}><${E} card=${r} /></button>`:i`<span class="tap-card" key=${r}><${E} card=${r} dim=${o.size>0} /></span>`})}
  </div>`}function wi({plays:t,hand:e,words:n,busy:s}){return t.map(o=>{let r=o.option.do;if(o.most===1&&t.length===1&&!_i(o))return i`<p class="controls-note" key=${r}>Tap a card to ${F(r)}.</p>`;let a=e.ready(o);return i`<${b} key=${r} kind="main" disabled=${!a} busy=${s} onTap=${()=>e.play(o)}>
      ${a?xe(r,o.answer(e.picked),n):`${F(r)}: ${r$(o)}`}
    <//>`})}function r$({least:t,most:e}){return t===e?t===1?"tap a card":`tap ${t} cards`:`tap ${t} to ${e} cards`}var Si=t=>`last ${t.night.night} ${t.table.game}`,Ti=t=>JSON.parse(sessionStorage.getItem(Si(t))??"{}"),a$=(t,e)=>t.table.seats.find(n=>n.seat===e)?.player;function Oi(t){let e=Ti(t),n=JSON.stringify(e);for(let{by:o,do:r,args:a}of t.round?.record??[]){let c=a$(t,o);c&&Object.keys(a).length&&(e[`${c} ${r}`]=a)}let s=JSON.stringify(e);s!==n&&sessionStorage.setItem(Si(t),s)}function Ai(t){let e=Ti(t);return Object.fromEntries(t.table.seats.flatMap(({seat:n,player:s})=>Object.entries(e).filter(([o])=>o.startsWith(`${s} `)).map(([o,r])=>[`${n} ${o.slice(`${s} `.length)}`,r])))}var i$=25e3,c$=400;function Ci(t){let[e,n]=w({key:t,open:!1}),s=e.key===t&&e.open,o=a=>n({key:t,open:a});return q(()=>{if(!s)return;let a=0,c=()=>o(!1),l=()=>{clearTimeout(a),a=setTimeout(c,i$)};return l(),addEventListener("pointerdown",l),document.addEventListener("visibilitychange",c),()=>{clearTimeout(a),removeEventListener("pointerdown",l),document.removeEventListener("visibilitychange",c)}},[s,t]),{open:s,press:({timeStamp:a})=>{o(!0);let c=({timeStamp:l})=>{removeEventListener("pointerup",c),removeEventListener("pointercancel",c),l-a>c$&&o(!1)};addEventListener("pointerup",c),addEventListener("pointercancel",c)},look:()=>o(!0),cover:()=>o(!1)}}var l$=8;function Ei({count:t,cover:e}){let n=Math.min(t,l$);return i`<button type="button" class="hand-cover" aria-label="look at my cards" style=${{"--of":n}}
      onPointerDown=${e.press} onClick=${({detail:s})=>s===0&&e.look()}>
    <span class="hand-backs" aria-hidden="true">${[...Array(n).keys()].map(s=>i`<${E} key=${s} card="??" />`)}</span>
    <span class="hand-touch">press to look</span>
  </button>`}var u$={leads:"lead",plays:"play",starts:"start",answers:"answer",names:"name",sells:"sell",keeps:"keep"},p$=t=>`${t.slice(0,1).toUpperCase()}${t.slice(1)}`;function ji(t,e){let n=d$(t,e);if(n<0)return t;let s=t.slice(0,n),o=t.slice(n+e.length);return s+(s===""||s.endsWith(". ")?p$(Bi(o)):Bi(o))}function Bi(t){return t.startsWith(": ")||t.startsWith(", ")?t.slice(2):t.startsWith("'s ")?`your${t.slice(2)}`:t.startsWith(" to ")?`your turn${t}`:`you${t.replaceAll(/\b\w+\b/g,e=>u$[e]??e)}`}function d$(t,e){for(let n=t.indexOf(e);n>=0;n=t.indexOf(e,n+1)){let[s,o]=[t[n-1]??" ",t[n+e.length]??" "];if(s===" "&&" :,'".includes(o))return n}return-1}function Ni({hand:t,state:e,game:n,news:s}){let{round:o,table:r}=e,a=r.phones?Ts(e):[],c=Lr(e),l=c.flatMap(([,x])=>x),p=Ci(`${r.table} ${r.number}`),u=p.open||!l.length,f=ft(String(p.open));q(()=>Oi(e),[e]);let $=ki(a,l),d=vi($,t.act),[m,v]=w({}),g=Ai(e),y={hand:t,state:e,game:n,options:a,open:u,cover:p,plays:$,playing:d,last:g,pad:m,setPad:v},_=n.Play?.(e)??b$,T=n.Mine?.(e)??m$;return i`<div class=${`hand-playing is-${o.game}`} onClickCapture=${f.swallows}>
    <section class="hand-board" aria-label="the table">
      ${o.cards==="virtual"?i`<${n.Board??g$} ...${y} />`:i`<${y$} state=${e} />`}
      ${!o.finished&&i`<p class="hand-news">${Vr(o,n).at(-1)?.text}</p>`}
    </section>
    <section class="hand-mine" aria-label="my cards">
      ${c.length>0&&!p.open?i`<${Ei} count=${l.length} cover=${p} />`:i`<${T} ...${y} own=${c} />`}
    </section>
    <section class="hand-thumb" aria-label="what I may do">
      ${s&&!Cn(e)&&s}
      ${o.finished?i`<p class="hand-waits">The dealer goes on to the next round.</p>`:i`<${f$} state=${e} options=${a} game=${n} />`}
      <${Te} hand=${t} />
      ${!o.finished&&a.length>0&&i`<${_} ...${y} />`}
    </section>
  </div>`}function f$({state:t,options:e,game:n}){let{round:s,table:o}=t,{prompt:r}=s,a=n.line?.(t)??ji(r.say.text,t.me.name);if(Cn(t))return i`<p class="line-text hand-line-text" role="status">${a}</p>`;if(!o.phones&&r.awaited.includes(o.seat))return i`<p class="line-text hand-line-text" role="status">${a} Tell the dealer.</p>`;let c=Os(t);return i`<p class="hand-waits" role="status">${e.length>0&&n.line?.(t)?a:`${c[0].toUpperCase()}${c.slice(1)}.`}</p>`}var $$=4,h$=10;function m$({state:t,own:e,plays:n,playing:s,cover:o,game:r}){let{round:a,table:c}=t,l=a.zones[`hand:${c.seat}`];if(!e.length&&l?.sight==="all"&&l.cards.length)return i`<div class="hand-open" style=${{"--of":l.cards.length}}><${N} cards=${On(l.cards,a)} /></div>`;if(!e.length)return i`<p class="quiet">${r.empty?.(t)}</p>`;let p=e.reduce((u,[,f])=>u+f.length,0);return i`<div class=${k(["hand-open",p>$$&&"is-many",p>h$&&"is-crowd"])} style=${{"--of":p}}>
    ${e.map(([u,f])=>i`<${xi} key=${u} cards=${f} plays=${n} hand=${s} label=${e.length>1?Nn(u,_t(a)):null} />`)}
    <div class="hand-under"><span class="hand-note">${r.handNote?.(a,c.seat)}</span>
      <${b} kind="quiet" onTap=${o.cover}>cover<//></div>
  </div>`}function b$({hand:t,state:e,game:n,options:s,open:o,cover:r,plays:a,playing:c,last:l}){let{round:p,table:u,night:f}=e,$=s.filter(({do:g})=>o||u.public.includes(g)),d=n.words?.(p)??{},v=$.length<s.length?[i`<${b} key="look" kind="main" onTap=${r.look}>look at my cards<//>`]:wi({plays:a,hand:c,words:d,busy:t.late.value});return i`<${js} prompt=${{...p.prompt,options:$}} me=${u.seat} players=${_t(p)}
    chipset=${f.chip_set} words=${d} sure=${n.sure?.(p)} last=${l} busy=${t.late.value}
    first=${v} drawn=${g=>a.some(y=>y.option===g)} onAct=${t.act} />`}function y$({state:{round:t,table:e}}){let n=String(e.seat),s=Object.entries(t.places).filter(([r])=>{let a=r.split(":").filter(c=>/^\d+$/.test(c));return a.length===0||a.includes(n)}),o=r=>r.split(":").filter(a=>a!==n&&a!=="circle").join(" ");return i`<p class="hand-pots">${s.map(([r,a])=>i`<span key=${r}>${o(r)} <b class="figure">${h(a)}</b></span>`)}</p>`}function g$({state:t}){let{round:e,table:n}=t,s=_t(e),o=Object.entries(e.zones).filter(([,{owner:a,sight:c,cards:l}])=>!(a===n.seat&&c==="owner")&&l.some(p=>p!=="??")),r=Object.entries(e.places).filter(([a])=>!/\d/.test(a));return i`<div class="hand-seen">
    ${o.map(([a,{cards:c}])=>i`<${N} key=${a} cards=${c} label=${Nn(a,s)} fanned=${c.length>5} />`)}
  </div>
  ${r.length>0&&i`<p class="hand-pots">${r.map(([a,c])=>i`<span key=${a}>${a.replaceAll(":"," ")} <b class="figure">${h(c)}</b></span>`)}</p>`}`}function Mi({hand:t,state:e}){let[n,s]=w(null),{tables:o,me:r,night:a,wishes:c}=e,l=async u=>await t.wish({kind:"sit",table:u.table,chips:0})&&s(null),p=c.find(({kind:u})=>u==="sit");return i`<section class="hand-between" aria-label="sit down">
    <${Xn} hand=${t} state=${e} />
    ${o.length?i`<p class="hand-big">${p?"One moment: the dealer is asked":"Where do you sit down?"}</p>
      <div class="hand-list">${o.map(u=>i`<${k$} key=${u.table} table=${u} asked=${p?.table===u.table} onTap=${()=>s(u)} />`)}</div>`:i`<${ie} mark="c" title="No table is open" text="The host opens one. It appears here by itself." />`}
    <${Te} hand=${t} />
    ${n&&(n.for_points?i`<${lt} title=${`Sit down at ${n.name}?`} text="It is played for points: nobody needs chips there."
        yes="ask for a seat" onClose=${()=>s(null)} onYes=${()=>l(n)} />`:r.bankroll?i`<${Be} hand=${t} title=${`Sit down at ${n.name} with \u2026`} wish=${{kind:"sit",table:n.table}} most=${r.bankroll} start=${r.bankroll}
        chipset=${a.chip_set} verb="ask for a seat with" onClose=${()=>s(null)} />`:i`<${Be} hand=${t} title="You have no chips yet. Ask the desk for some first." wish=${{kind:"buy-in"}}
        chipset=${a.chip_set} verb="ask for" onClose=${()=>s(null)} />`)}
  </section>`}var k$=({table:t,asked:e,onTap:n})=>i`<button type="button" class="hand-table" disabled=${!t.free.length} onClick=${n}>
  <b>${t.name}</b><span>${t.game_name}</span>
  <span class="quiet small">${e?"asked for a seat":t.free.length?`${K(t.seated,"player")}, ${K(t.free.length,"free seat")}`:"every seat is taken"}</span>
</button>`;function Hi({hand:t}){let e=t.state.value,n=t.connection.value==="lost";return q(()=>ht(()=>document.body.setAttribute("aria-busy",t.busy.value)),[t]),t.refusal.value?i`<${v$} error=${t.refusal.value} />`:e?i`
    ${n&&i`<${_$} hand=${t} />`}
    <div class="hand-page" inert=${n}><${x$} hand=${t} state=${e} /></div>`:i`<${ie} mark="s" title="One moment" text="Your cards are being fetched." />`}var _$=({hand:t})=>i`<div class="hand-lost" role="alert">
  <b>No connection</b>
  <span>This is how it stood ${$r(Date.now()-t.heard.value)} ago. Nothing you tap would arrive; it goes on by itself.</span>
</div>`;function v$({error:t}){let e=t.status===401;return i`<${ie} mark="d" title=${e?"This phone is out":"Not for this phone"}
    text=${e?"Another phone came in as you, or the host signed this one out.":t.message}>
    <a class="button is-main" href="/join">join again</a>
  <//>`}function x$({hand:t,state:e}){let[n,s]=w(null),o=Hr(e),r=Rr(o);Dr(o),q(()=>{document.title=o?"Your turn":`${e.me.name} \xB7 ${e.night.name}`,document.body.classList.toggle("is-asked",o!==null)},[o,e.me.name]);let a=()=>{t.dismiss(),s(null)};return e.night.status==="closed"?i`<${A$} hand=${t} state=${e} sheet=${n} open=${s} close=${a} />`:i`
    ${r.asleep&&!n?i`<${Fr} state=${e} onWake=${r.wake} />`:i`<main class=${k(["hand-screen",o&&"is-asked"])}>
      <${T$} state=${e} hand=${t} onMenu=${()=>s("menu")} />
      ${e.table?i`<${w$} key=${e.table.table} hand=${t} state=${e} onExplain=${s} />`:i`<${Mi} hand=${t} state=${e} />`}
      <${O$} state=${e} onTap=${()=>s("money")} />
    </main>`}
    ${n==="menu"&&i`<${yi} hand=${t} state=${e} onClose=${a} />`}
    ${n==="money"&&i`<${no} hand=${t} state=${e} onExplain=${s} onClose=${a} />`}
    <${Li} hand=${t} state=${e} round=${n} onClose=${a} />
    <${br} hand=${t} state=${e} />`}function w$({hand:t,state:e,onExplain:n}){let{round:s,table:o}=e,r=bi(o.game),a=Pr(e,r),c=a&&i`<${S$} ...${a} large=${!!s?.finished}
      onTap=${()=>n({table:o.table,number:a.number})} />`;return o.frozen?i`<section class="hand-between"><p class="hand-big">Round ${o.number} is frozen</p><p class="quiet">${o.frozen}</p></section>`:s?i`<${Ni} hand=${t} state=${e} game=${r} news=${c} />`:i`<${Qr} hand=${t} state=${e} news=${c} />`}var S$=({number:t,won:e,why:n,large:s,onTap:o})=>i`<button type="button" onClick=${o}
    class=${k(["hand-result",s&&"is-large",e>0&&"is-won",e<0&&"is-lost"])}>
  ${e!==void 0&&i`<b class="hand-won">${e===null?"\u2013":rt(e)}</b>`}
  <span class="hand-why">${n??`round ${t}`}<span class="hand-ask"> why?</span></span>
</button>`;function T$({state:t,hand:e,onMenu:n}){let{table:s,mine:o,night:r,me:a}=t,c=o.filter(l=>l.table!==s?.table);return i`<header class="hand-top" key=${s?.table}>
    <p class="hand-where"><b>${s?s.name:r.name}</b>
      <span class="quiet">${s?` round ${s.number}`:` ${a.name}`}</span></p>
    ${c.map(l=>i`<${b} key=${l.table} kind=${l.asked?"main":"quiet"} onTap=${()=>e.show(l.table)}>${l.name}<//>`)}
    <${b} kind="quiet" name="menu" onTap=${n}>☰<//>
  </header>`}function O$({state:t,onTap:e}){let{me:n,table:s,wishes:o}=t,r=o.length>0;return i`<button type="button" class="hand-have" onClick=${e} aria-label="what I have">
    ${En(t)?i`<span class="quiet">played for points</span>`:s?i`<span><b class="figure" data-place="rack">${h(ce(t))}</b> at the table</span>
        <span><b class="figure" data-place="bankroll">${h(n.bankroll)}</b> bankroll</span>`:i`<span><b class="figure" data-place="bankroll">${h(n.bankroll)}</b> in your bankroll</span>`}
    <span class="hand-more">${r?"asked \u2026":"more"}</span>
  </button>`}function Li({hand:t,state:e,round:n,onClose:s}){if(!n?.number)return null;let o=n.table===e.table?.table?e.table.seat:void 0;return i`<${dr} api=${t.api} path=${t.roundPath(n.table,n.number)} seat=${n.seat??o}
    title=${`Round ${n.number}`} onClose=${s} />`}function A$({hand:t,state:e,sheet:n,open:s,close:o}){return i`<main class="hand-screen">
    <section class="hand-between">
      <p class="hand-big">The night is over</p>
      <p class="quiet">Every table is closed and the books are sealed. Your bill stays here.</p>
      <${b} kind="main" onTap=${()=>s("money")}>your bill<//>
    </section>
    ${n==="money"&&i`<${no} hand=${t} state=${e} onExplain=${s} onClose=${o} />`}
    <${Li} hand=${t} state=${e} round=${n} onClose=${o} />
  </main>`}var Te=({hand:t})=>t.error.value&&i`<${nt} text=${t.error.value} onGone=${t.dismiss} />`;var Pi=document.getElementById("page");async function C$(){let{role:t,night:e}=await new It("/api").get("session");return t!=="player"?location.replace("/"):cn(i`<${Hi} hand=${new xn(e)} />`,Pi)}C$().catch(()=>{cn(i`<${or} title="No connection" text="Your phone cannot reach the house. It tries again." />`,Pi),setTimeout(()=>location.reload(),3e3)});
