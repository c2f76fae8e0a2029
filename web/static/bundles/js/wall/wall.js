function Ps(){let t=crypto.getRandomValues(new Uint8Array(16));return Array.from(t,e=>e.toString(16).padStart(2,"0")).join("")}var ft=class extends Error{constructor({code:e,message:n,status:s,body:o}){super(n),this.name="Refused",this.code=e,this.status=s,this.body=o}},he=class extends Error{constructor(){super("No answer from the server. Look whether it has arrived before you do it again."),this.name="Unreachable",this.code="unreachable"}},Ga=5e3,Fs=[250,500,1e3,2e3,4e3],Ja=[502,503,504],Zt=class{#e;constructor(e){this.#e=e.endsWith("/")?e:`${e}/`}async get(e){return Pn(await this.#t(e,{}))}async look(e,n){let s=await this.#t(e,{headers:n?{"If-None-Match":n}:{},cache:"no-store"});return s.status===304?null:{state:Pn(s),etag:s.etag}}async send(e,n,s={},{signal:o}={}){let r={"Content-Type":"application/json","Idempotency-Key":Ps()},a={method:e,headers:r,body:JSON.stringify(s)};for(let c=0;;c+=1){try{return Pn(await this.#t(n,a))}catch(l){if(!(l instanceof he)||o?.aborted)throw l}await new Promise(l=>setTimeout(l,Fs[Math.min(c,Fs.length-1)]))}}async#t(e,n){let s=new AbortController,o=setTimeout(()=>s.abort(),Ga);try{let r=await fetch(this.#e+e,{signal:s.signal,...n});if(Ja.includes(r.status))throw new he;let{ok:a,status:c,headers:l}=r;return{ok:a,status:c,etag:l.get("ETag"),text:await r.text()}}catch{throw new he}finally{clearTimeout(o)}}};function Pn({ok:t,status:e,text:n}){let s=Qa(n);if(t)return s;let{code:o=`http-${e}`,message:r}=s?.error??s??{};throw new ft({code:o,message:r??`The server answered ${e} and did not say why.`,status:e,body:s})}function Qa(t){try{return JSON.parse(t)}catch{return null}}var Ds=function(t,e,n,s){var o;e[0]=0;for(var r=1;r<e.length;r++){var a=e[r++],c=e[r]?(e[0]|=a?1:2,n[e[r++]]):e[++r];a===3?s[0]=c:a===4?s[1]=Object.assign(s[1]||{},c):a===5?(s[1]=s[1]||{})[e[++r]]=c:a===6?s[1][e[++r]]+=c+"":a?(o=t.apply(c,Ds(t,c,n,["",null])),s.push(o),c[0]?e[0]|=2:(e[r-2]=0,e[r]=o)):s.push(c)}return s},Is=new Map;function Us(t){var e=Is.get(this);return e||(e=new Map,Is.set(this,e)),(e=Ds(this,e.get(t)||(e.set(t,e=(function(n){for(var s,o,r=1,a="",c="",l=[0],u=function($){r===1&&($||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?l.push(0,$,a):r===3&&($||a)?(l.push(3,$,a),r=2):r===2&&a==="..."&&$?l.push(4,$,0):r===2&&a&&!$?l.push(5,0,!0,a):r>=5&&((a||!$&&r===5)&&(l.push(r,0,a,o),r=6),$&&(l.push(r,$,0,o),r=6)),a=""},d=0;d<n.length;d++){d&&(r===1&&u(),u(d));for(var f=0;f<n[d].length;f++)s=n[d][f],r===1?s==="<"?(u(),l=[l],r=3):a+=s:r===4?a==="--"&&s===">"?(r=1,a=""):a=s+a[0]:c?s===c?c="":a+=s:s==='"'||s==="'"?c=s:s===">"?(u(),r=1):r&&(s==="="?(r=5,o=a,a=""):s==="/"&&(r<5||n[d][f+1]===">")?(u(),r===3&&(l=l[0]),r=l,(l=l[0]).push(2,0,r),r=0):s===" "||s==="	"||s===`
`||s==="\r"?(u(),r=2):a+=s),r===3&&a==="!--"&&(r=4,l=l[0])}return u(),l})(t)),e),arguments,[])).length>1?e:e[0]}var H,Ks,Dn,Ot,Fn,qe,zs,Ue,Gs,Un,In,Ya,be=Symbol.for("pv"),Ke={},ze=[],Va=/^m(i|n|o|s|text|space)$/,Wn=Array.isArray,qn=ze.slice,Wt=Object.assign;function Ut(t){t&&t.parentNode&&t.remove()}function Ge(t,e,n){var s,o,r,a={},c=arguments.length;for(r in e)r=="key"?s=e[r]:r=="ref"&&typeof t!="function"?o=e[r]:a[r]=e[r];return c>2&&(a.children=c>3?qn.call(arguments,2):n),me(t,a,s,o,null)}function me(t,e,n,s,o){var r={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:be,__v:o||++Ks,__i:-1,__u:0};return!o&&H.vnode&&H.vnode(r),r}function Et(t){return t.children}function Xt(t,e){this.props=t,this.context=e,this.__g=0}function At(t,e){if(e==null)return t.__&&At(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:At(t)}function Za(t){var e,n=t.__v,s=n.__e,o=[],r=[],a=t.__P;a&&((e=Wt({constructor:be},n)).__v=n.__v+1,H.vnode&&H.vnode(e),Kn(a,e,n,t.__n,a.namespaceURI,32&n.__u?[s]:null,o,s||At(n),32&n.__u,r),e.__v=n.__v,e.__.__k[e.__i]=e,Xs(o,e,r),n.__=n.__e=null,e.__e!=s&&Js(e))}function Js(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),Js(t)}function Ws(t){(8&t.__g||(t.__g|=8,Ot.push(t),qe++))&&Fn==H.debounceRendering||((Fn=H.debounceRendering)||queueMicrotask)(Qs)}function Qs(){try{for(var t,e=1;Ot.length;)Ot.length>e&&Ot.sort(zs),t=Ot.shift(),e=Ot.length,8&t.__g&&Za(t)}finally{(qe=Ot.length)&&(Fn||queueMicrotask)(Qs)}}function Ys(t,e,n,s,o,r,a,c,l,u,d){var f,$,p,m,x,y,g=s.__k||ze,k=e.length;for(l=Xa(n,e,g,l,k),f=0;f<k;f++)(p=n.__k[f])!=null&&($=~p.__i&&g[p.__i]||Ke,p.__i=f,y=Kn(t,p,$,o,r,a,c,l,u,d),m=p.__e,($.ref!=p.ref||8&$.__u)&&($.ref&&zn($.ref,null,p,$),p.ref&&d.push(p.ref,p.__c||m,p)),x=x||m,4&p.__u?(l=Vs(p,l,t,!$.__v),$.__e&&($.__e=null)):typeof p.type=="function"&&y!==void 0?l=y:m&&(l=m.nextSibling),p.__u&=-21);return n.__e=x,l}function Xa(t,e,n,s,o){var r,a,c,l,u,d,f,$,p,m=n.length,x=m,y=0,g=0,k=t.__k=Array(o);for(r=0;r<o;r++)(a=e[r])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=k[r]=me(null,a):Wn(a)?a=k[r]=me(Et,{children:a}):a.constructor===be&&a.__b?a=k[r]=me(a.type,a.props,a.key,a.ref,a.__v):k[r]=a,l=r+y,a.__=t,a.__b=t.__b+1,c=null,~(u=a.__i=ti(a,n,l,x))&&(x--,(c=n[u])&&(c.__u|=2)),c&&c.__v?(a.__u|=16,u==l-1?y--:u==l+1?y++:u!=l&&(u>l?y--:y++,g=1)):(~u||(o>m?y--:o<m&&y++),typeof a.type!="function"&&(a.__u|=4))):k[r]=null;if(g){for(d=[],f=[],r=0;r<o;r++)if((a=k[r])&&16&a.__u){for(y=0,$=d.length;y<$;)d[p=y+$>>1]<a.__i?y=p+1:$=p;d[y]=a.__i,f[r]=y+1}for(y=d.length;r--;)f[r]&&(f[r]==y?y--:k[r].__u|=4)}if(x)for(r=0;r<m;r++)!(c=n[r])||2&c.__u||(c.__e==s&&(s=At(c)),Gn(c,c));return s}function Vs(t,e,n,s){var o,r,a,c;if(typeof t.type=="function"){if(t.props.__P)return e;if(o=t.__k)for(r=0;r<o.length;r++)o[r]&&(o[r].__=t,e=Vs(o[r],e,n,!1));return e}for(e&&!e.parentNode&&(e=At(t))&&!e.parentNode&&(e=null),a=t.__e,c=e;c&&c.nodeType==8;)c=c.nextSibling;for(a!=c&&(!s&&n.moveBefore&&a.parentNode?n.moveBefore(a,e):n.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function ti(t,e,n,s){var o,r=t.key,a=t.type,c=e[n],l=c&&!(2&c.__u);if(c===null&&r==null||l&&r==c.key&&a==c.type)return n;if(s>(l?1:0)){for(o=n-1;o>=0;o--)if((c=e[o])&&!(2&c.__u)&&r==c.key&&a==c.type)return o;for(o=n+1;o<e.length;o++)if((c=e[o])&&!(2&c.__u)&&r==c.key&&a==c.type)return o}return-1}function qs(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function De(t,e,n,s,o){var r,a;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.cssText=s=""),s)for(e in s)n&&e in n||qs(t.style,e);if(n)for(e in n)s&&n[e]==s[e]||qs(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(t.__e||(t.__e={}))[e]=n,n&&s||(a=In[e]||(In[e]=ei(e)),(t.__a||(t.__a={}))[e]=Un,r=e!=(e=e.replace(Gs,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,a,r):t.removeEventListener(e,a,r));else{if(o=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function ei(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[Ue]==null)e[Ue]=Un++;else if(e[Ue]<this.__a[t])return;return n(H.event?H.event(e):e)}}}function Kn(t,e,n,s,o,r,a,c,l,u){var d,f,$,p,m,x,y,g,k,O,v,w,M,rt,q,I,st,pt,tt=e.type;if(e.constructor!==be)return null;128&n.__u&&(l=32&n.__u,d=n.__c.__z)&&(e.__u|=l,f=r=[],d.nodeType==8?c=We(d,r):r.push(d),c=r[0]||c),(d=H.__b)&&d(e);t:if(typeof tt=="function"){$=a.length;try{if(g=e.props,k=(d=tt.prototype)&&d.render,O=(d=tt.contextType)&&s[d.__c],v=d?O?O.props.value:d.__:s,(p=n.__c)?(e.__c=p,2&p.__g&&(p.__g|=1)):(k?e.__c=p=new tt(g,v):(e.__c=p=new Xt(g,v),p.constructor=tt,p.render=si),O&&O.sub(p),p.state||(p.state={}),p.__n=s,p.__g|=8,p.__h=[],p.__k=[]),k&&(p.__s||(p.__s=p.state),tt.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=Wt({},p.__s)),Wt(p.__s,tt.getDerivedStateFromProps(g,p.__s)))),m=p.props,x=p.state,p.__v=e,n.__c){if(g!==m&&k&&!tt.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(g,v),e.__v==n.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&p.shouldComponentUpdate(g,p.__s,v)===!1){e.__v!=n.__v&&(p.props=g,p.state=p.__s,p.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(K){K&&(K.__=e)}),ze.push.apply(p.__h,p.__k),p.__k=[],p.__h.length&&a.push(p),c=At(n);break t}p.componentWillUpdate&&p.componentWillUpdate(g,p.__s,v),k&&p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(m,x,y)})}else k&&!tt.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),k&&p.componentDidMount&&p.__h.push(p.componentDidMount);p.context=v,p.props=g,p.__P=t,p.__g&=-5,w=H.__r,M=k?25:0;do p.__g&=-9,w&&w(e),d=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++M<25);k&&(ze.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(s=Wt({},s,p.getChildContext())),k&&n.__c&&p.getSnapshotBeforeUpdate&&(y=p.getSnapshotBeforeUpdate(m,x)),rt=d&&d.type===Et&&d.key==null?d.props.children:d,g.__P&&(d=c,o=(t=g.__P).namespaceURI,l=r=null,n.props&&n.props.__P!=t&&(n.__k.some(function(K){K&&Gn(K,K)}),n.__k=null),c=n.__k?At(n,0):null),c=Ys(t,Wn(rt)?rt:[rt],e,n,s,o,r,a,c,l,u),g.__P&&(e.__e=null,c=d),e.__u&=-161,f&&f.some(Ut),p.__h.length&&a.push(p),1&p.__g&&(p.__g&=-4)}catch(K){if(a.length=$,e.__v=null,l||r)if(K&&K.then){if(e.__u|=128|l,r){for(~(st=r.indexOf(c||void 0))||(st=r.length);(pt=r[st-1])&&pt.nodeType==8;)st--;for(;st<r.length;st++)if(pt=r[st])if(r[st]=null,q){if(pt==I)break}else{if(pt.nodeType!=8)break;pt.data.startsWith("$s")&&(I=We(q=pt))}}if(!q){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;q=c}(d=We(q=e.__c.__z||(e.__c.__z=q)))?(e.__e=q,c=d):e.__e=c,c=c&&c.nextSibling}else r&&r.some(Ut);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),K&&K.then||Zs(e),H.__e(K,e,n)}}else c=e.__e=ni(n.__e,e,n,s,o,r,a,l,u,t);return(d=H.diffed)&&d(e),c}function We(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function Zs(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Zs))}function Xs(t,e,n){for(var s=0;s<n.length;)zn(n[s++],n[s++],n[s++]);H.__c&&H.__c(e,t),t.some(function(o){try{t=o.__h,o.__h=[],t.some(function(r){r.call(o)})}catch(r){H.__e(r,o.__v)}})}function ni(t,e,n,s,o,r,a,c,l,u){var d,f,$,p,m,x,y,g,k=n.props||Ke,O=e.props,v=e.type;if(v=="svg"?o="http://www.w3.org/2000/svg":v=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),r){for(d=0;d<r.length;d++)if((m=r[d])&&(v?m.localName==v:m.nodeType==3)){t=m,r[d]=null;break}}if(!t){if(g=u.ownerDocument||document,!v)return g.createTextNode(O);t=g.createElementNS(o,v,O.is?O:u),c&&(H.__m&&H.__m(e,r),c=!1),r=null}if(v){if(u=v=="template"&&t.content||t,r=v=="textarea"&&O.defaultValue!=null?null:r&&qn.call(u.childNodes),!c&&r)for(k={},d=0;d<t.attributes.length;d++)k[(m=t.attributes[d]).name]=m.value;for(d in k)m=k[d],d=="dangerouslySetInnerHTML"?$=m:d=="children"||d in O||d=="value"&&"defaultValue"in O||d=="checked"&&"defaultChecked"in O||De(t,d,null,m,o);for(d in O)m=O[d],d=="children"?p=m:d=="dangerouslySetInnerHTML"?f=m:d=="value"?x=m:d=="checked"?y=m:c&&typeof m!="function"||k[d]===m||De(t,d,m,k[d],o);f?(c||$&&(f.__html==$.__html||f.__html==t.innerHTML)||(t.innerHTML=f.__html),e.__k=[]):($&&(t.textContent=""),(v=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&Va.test(v))&&(o="http://www.w3.org/1999/xhtml"),Ys(u,Wn(p)?p:[p],e,n,s,o,r,a,r?r[0]:n.__k&&At(n,0),c,l),r&&r.some(Ut)),c&&v!="textarea"||(d="value",v=="progress"&&x==null?t.removeAttribute(d):x==null||x===t[d]&&(v!="progress"||x)||De(t,d,x,k[d],o),d="checked",y!=null&&y!=t[d]&&De(t,d,y,k[d],o))}else k===O||c&&t.data==O||(t.data=O);return t}function zn(t,e,n,s){try{typeof t=="function"?e?e.__x=t(e)||1:s&&(s=s.__c||s.__e)&&(e=s.__x)&&(s.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(o){H.__e(o,n)}}function Gn(t,e,n){var s,o,r,a;if(H.unmount&&H.unmount(t),!(s=t.ref)||s.current&&s.current!=t.__e||zn(s,null,e,t),s=t.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(c){H.__e(c,e)}s.__P=s.__n=null}if(s=t.__k)for(a=0;a<s.length;a++)s[a]&&Gn(s[a],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(s=t.__c)&&(s=s.__z)&&(o=We(s,r=[]))&&(s==t.__e&&r.some(Ut),Ut(o),Ut(s)),n||Ut(t.__e),t.__e=t.__c=t.__=null}function si(t,e,n){return this.constructor(t,n)}function Jn(t,e){var n,s,o,r;H.__&&H.__(t,e),e.nodeType==9&&(e=e.documentElement),s=(n=t&&32&t.__u)?null:e.__k,e.__k=me(Et,{children:[t]}),o=[],r=[],Kn(e,e.__k,s||Ke,Ke,e.namespaceURI,s?null:e.firstChild?qn.call(e.childNodes):null,o,s?s.__e:e.firstChild,n,r),Xs(o,e.__k,r),e.__k.props.children=null}H={__e:function(t,e,n,s){for(var o,r,a;e=e.__;)if((o=e.__c)&&!(1&o.__g)){o.__g|=4;try{if((a=(r=o.constructor)&&r.getDerivedStateFromError)&&o.setState(r.getDerivedStateFromError(t)),o.componentDidCatch&&(o.componentDidCatch(t,s||{}),a=1),a&&8&o.__g)return void(o.__g|=2)}catch(c){t=c}}throw qe=0,t}},Ks=0,Dn=function(t){return t!=null&&t.constructor===be},Xt.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=Wt({},this.state)),typeof t=="function"&&(t=t(Wt({},n),this.props)),t&&(Wt(n,t),this.__v&&(e&&this.__k.push(e),Ws(this)))},Xt.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Ws(this))},Xt.prototype.render=Et,Ot=[],qe=0,zs=function(t,e){return t.__v.__b-e.__v.__b},Ue=Symbol(),Gs=/(PointerCapture)$|Capture$/i,Un=0,In={},Ya=0;var te,z,Qn,to,Yn=Object.is,Je=0,lo=[],Vn=[],W=H,eo=W.__b,no=W.__r,so=W.diffed,oo=W.__c,ro=W.unmount,ao=W.__;function Qe(t,e){W.__h&&W.__h(z,t,Je||e),Je=0;var n=z.__H||(z.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function S(t){return Je=1,oi(uo,t)}function oi(t,e,n){var s=Qe(te++,2);if(s.t=t,!s.__c&&(s.__=[n?n(e):uo(void 0,e),function(r){var a=(s.__N||s.__)[0],c=s.t(a,r);Yn(a,c)||(s.__N=[c,s.__[1]],s.__c.setState({}))}],s.__c=z,!z.__f)){z.__f=!0;var o=z.shouldComponentUpdate;z.shouldComponentUpdate=function(r,a,c){var l=this.__H;if(!l)return!0;var u=!1,d=this.props!=r;if(l.__.some(function($){$.__N&&(u=!0,Yn($.__[0],$.__N[0])||(d=!0))}),o){var f=o.call(this,r,a,c);return u?f||d:f}return!u||d}}return s.__}function L(t,e){var n=Qe(te++,3);!W.__s&&Xn(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,z.__H.__h.push(n))}function ge(t,e){var n=Qe(te++,4);!W.__s&&Xn(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,z.__h.push(n))}function R(t){return Je=5,_e(function(){return{current:t}},[])}function _e(t,e){var n=Qe(te++,7);return Xn(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function ri(){var t;do{for(;t=Vn.shift();)try{ye(t)}catch(n){W.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=lo.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(ye),e.__h.some(Zn),e.__h=[]}catch(n){e.__h=[],W.__e(n,t.__v)}}}while(Vn.length)}W.__b=function(t){z=null,eo&&eo(t)},W.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),ao&&ao(t,e)},W.__r=function(t){no&&no(t),te=0;var e=(z=t.__c).__H;e&&(Qn==z?z.__h=[]:(e.__h.some(ye),e.__h.some(Zn),te=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Qn=z},W.diffed=function(t){so&&so(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&co(lo.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Qn=z=null},W.__c=function(t,e){e.some(function(n){try{n.__h.some(ye),n.__h=n.__h.filter(function(s){return!s.__||Zn(s)})}catch(s){n.__h=[function(){throw s}]}}),oo&&oo(t,e)},W.unmount=function(t){ro&&ro(t);var e,n,s=t.__c;s&&s.__H&&(s.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,co(Vn.push(o))}else ye(o)}catch(r){e=r}}),s.__H=void 0,e&&W.__e(e,s.__v))};var io=typeof requestAnimationFrame=="function";function ai(t){var e,n=function(){clearTimeout(s),io&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(n,35);io&&(e=requestAnimationFrame(n))}function co(t){t!=1&&to==W.requestAnimationFrame||((to=W.requestAnimationFrame)||ai)(ri)}function ye(t){var e=z,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),z=e}function Zn(t){var e=z;t.__c=t.__(),z=e}function Xn(t,e){return!t||t.length!=e.length||e.some(function(n,s){return!Yn(n,t[s])})}function uo(t,e){return typeof e=="function"?e(t):e}var ii=Symbol.for("preact-signals");function Xe(){if(xt>1){xt--;return}let t,e=!1;for((function(){let n=Ye;for(Ye=void 0;n!==void 0;){let s=n.S;if(s.v===n.v)for(let o=s.t;o!==void 0;o=o.x)o.i===n.i&&(o.i=s.i);n=n.o}})();ve!==void 0;){let n=ve;for(ve=void 0,Ve++;n!==void 0;){let s=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&fo(n))try{n.c()}catch(o){e||(t=o,e=!0)}n=s}}if(Ve=0,xt--,e)throw t}function ee(t){if(xt>0)return t();ts=++ci,xt++;try{return t()}finally{Xe()}}var P,ke,ve;function xe(t){let e=P,n=ke;P=void 0,ke=void 0;try{return t()}finally{P=e,ke=n}}var Ye,xt=0,Ve=0,ci=0,ts=0,Ze=0;function po(t){if(P===void 0)return;let e=t.n;if(e===void 0||e.t!==P)return e={i:0,S:t,p:P.s,n:void 0,t:P,e:void 0,x:void 0,r:e},P.s!==void 0&&(P.s.n=e),P.s=e,t.n=e,32&P.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=P.s,e.n=void 0,P.s.n=e,P.s=e),e}function J(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}J.prototype.brand=ii;J.prototype.h=function(){return!0};J.prototype.S=function(t){let e=this.t;e!==t&&t.e===void 0&&(t.x=e,this.t=t,e!==void 0?e.e=t:xe(()=>{var n;(n=this.W)==null||n.call(this)}))};J.prototype.U=function(t){if(this.t!==void 0){let e=t.e,n=t.x;e!==void 0&&(e.x=n,t.e=void 0),n!==void 0&&(n.e=e,t.x=void 0),t===this.t&&(this.t=n,n===void 0&&xe(()=>{var s;(s=this.Z)==null||s.call(this)}))}};J.prototype.subscribe=function(t){return gt(()=>{let e=this.value;xe(()=>t(e))},{name:"sub"})};J.prototype.valueOf=function(){return this.value};J.prototype.toString=function(){return this.value+""};J.prototype.toJSON=function(){return this.value};J.prototype.peek=function(){return xe(()=>this.value)};Object.defineProperty(J.prototype,"value",{get(){let t=po(this);return t!==void 0&&(t.i=this.i),this.v},set(t){if(t!==this.v){if(Ve>100)throw new Error("Cycle detected");(function(e){xt!==0&&Ve===0&&e.l!==ts&&(e.l=ts,Ye={S:e,v:e.v,i:e.i,o:Ye})})(this),this.v=t,this.i++,Ze++,xt++;try{for(let e=this.t;e!==void 0;e=e.x)e.t.N()}finally{Xe()}}}});function at(t,e){return new J(t,e)}function fo(t){for(let e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function $o(t){for(let e=t.s;e!==void 0;e=e.n){let n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function ho(t){let e,n=t.s;for(;n!==void 0;){let s=n.p;n.i===-1?(n.S.U(n),s!==void 0&&(s.n=n.n),n.n!==void 0&&(n.n.p=s)):e=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=s}t.s=e}function qt(t,e){J.call(this,void 0,e),this.x=t,this.s=void 0,this.g=Ze-1,this.f=4}qt.prototype=new J;qt.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Ze))return!0;if(this.g=Ze,this.f|=1,this.i>0&&!fo(this))return this.f&=-2,!0;let t=P;try{$o(this),P=this;let e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return P=t,ho(this),this.f&=-2,!0};qt.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(let e=this.s;e!==void 0;e=e.n)e.S.S(e)}J.prototype.S.call(this,t)};qt.prototype.U=function(t){if(this.t!==void 0&&(J.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(let e=this.s;e!==void 0;e=e.n)e.S.U(e)}};qt.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(qt.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let t=po(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function we(t,e){return new qt(t,e)}function mo(t){let e=t.j;if(t.j=void 0,typeof e=="function"){xt++;let n=P;P=void 0;try{e()}catch(s){throw t.f&=-2,t.f|=8,es(t),s}finally{P=n,Xe()}}}function es(t){for(let e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,mo(t)}function li(t){if(P!==this)throw new Error("Out-of-order effect");ho(this),P=t,this.f&=-2;try{8&this.f&&es(this)}finally{Xe()}}function ne(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,ke&&ke.push(this)}ne.prototype.c=function(){let t=this.S();try{if(8&this.f||this.x===void 0)return;let e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};ne.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,mo(this),$o(this),xt++;let t=P;return P=this,li.bind(this,t)};ne.prototype.N=function(){2&this.f||(this.f|=2,this.u=ve,ve=this)};ne.prototype.d=function(){this.f|=8,1&this.f||es(this)};ne.prototype.dispose=function(){this.d()};function gt(t,e){let n=new ne(t,e);try{n.c()}catch(o){throw n.d(),o}let s=n.d.bind(n);return s[Symbol.dispose]=s,s}var ui=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,bo,en,tn;var yo=[];gt(function(){bo=this.N})();function se(t,e){H[t]=e.bind(null,H[t]||(()=>{}))}function Se(t){if(tn){let e=tn;tn=void 0,e()}tn=t&&t.S()}function go({data:t}){let e=pi(t);e.name="ReactiveDom",e.value=t;let[n,s]=_e(()=>{let o=this,r=this.__v;for(;r=r.__;)if(r.__c){r.__c.__$f|=4;break}let a=we(()=>{let d=e.value.value;return d===0?0:d===!0?"":d||""}),c=we(()=>!Array.isArray(a.value)&&!Dn(a.value)),l=gt(function(){if(this.N=_o,c.value){let d=a.value;o.__v&&o.__v.__e&&o.__v.__e.nodeType===3&&(o.__v.__e.data=d)}}),u=this.__$u.d;return this.__$u.d=function(){l(),u.call(this)},[c,a]},[]);return n.value?s.peek():s.value}go.displayName="ReactiveTextNode";Object.defineProperties(J.prototype,{constructor:{configurable:!0,value:Ge(Et,null).constructor},type:{configurable:!0,value:go},props:{configurable:!0,get(){let t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});se("__b",(t,e)=>{if(Se(),en=void 0,typeof e.type=="string"){let n,s=e.props;for(let o in s){if(o==="children")continue;let r=s[o];r instanceof J&&(n||(e.__np=n={}),n[o]=r,s[o]=r.peek())}}t(e)});se("__r",(t,e)=>{if(t(e),e.type!==Et){Se();let n,s=e.__c;s&&(s.__$f&=-2,n=s.__$u,n===void 0&&(s.__$u=n=(function(o,r){let a;return gt(function(){a=this},{name:r}),a.c=o,a})((function(o){return function(){var r;ui&&((r=this.y)==null||r.call(this)),o.__$f|=1,o.setState({})}})(s),typeof e.type=="function"?e.type.displayName||e.type.name:""))),en=s,Se(n)}});se("__e",(t,e,n,s)=>{Se(),en=void 0,t(e,n,s)});se("diffed",(t,e)=>{Se(),en=void 0;let n;if(typeof e.type=="string"&&(n=e.__e)){let s=e.__np,o=e.props,r=n.U;if(r)for(let a in r){let c=r[a];c===void 0||s&&a in s||(c.d(),r[a]=void 0)}if(s){r||(r={},n.U=r);for(let a in s){let c=r[a],l=s[a];c===void 0?(c=di(n,a,l,o),r[a]=c):c.o(l,o)}}}t(e)});function di(t,e,n,s){let o=e in t&&t.ownerSVGElement===void 0,r=at(n);return{o:(a,c)=>{r.value=a,s=c},d:gt(function(){this.N=_o;let a=r.value.value;s[e]!==a&&(s[e]=a,o?t[e]=a:a!=null&&(a!==!1||e[4]==="-")?t.setAttribute(e,a):t.removeAttribute(e))})}}se("unmount",(t,e)=>{if(typeof e.type=="string"){let n=e.__e;if(n){let o=n.U;if(o){n.U=void 0;for(let r in o){let a=o[r];a&&a.d()}}}let s=e.__np;if(s){let o=e.props;for(let r in s)o[r]=s[r]}e.__np=void 0}else{let n=e.__c;if(n){n.__$f|=8;let s=n.__$u;s&&(n.__$u=void 0,s.d())}}t(e)});se("__h",(t,e,n,s)=>{s<3&&(e.__$f|=2),t(e,n,s)});Xt.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;let n=this.__$u,s=n&&n.s!==void 0;for(let o in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let o=2&this.__$f;if(!(s||o||4&this.__$f)||1&this.__$f)return!0}else if(!(s||4&this.__$f)||3&this.__$f)return!0;for(let o in t)if(o!=="__source"&&t[o]!==this.props[o])return!0;for(let o in this.props)if(!(o in t))return!0;return!1};function pi(t,e){return _e(()=>at(t,e),[])}var fi=t=>{queueMicrotask(()=>{queueMicrotask(t)})};function $i(){ee(()=>{let t;for(;t=yo.shift();)bo.call(t)})}function _o(){yo.push(this)===1&&(H.requestAnimationFrame||fi)($i)}var i=Us.bind(Ge),b=t=>t.filter(Boolean).join(" ");var hi=320,mi=1500,bi=36,yi=1800,ns={x:-1e3,y:-1e3,at:-1/0},gi=ns,Ct=ns;addEventListener("click",({clientX:t,clientY:e})=>{gi=Ct,Ct={x:t,y:e,at:performance.now()}},{capture:!0});var _i=(t,e)=>Math.hypot(t.x-e.x,t.y-e.y)<=bi;function jt(t,{fresh:e=!1}={}){let n=R(e&&Ct!==ns?null:t),s=R(!1),o=R(null);return n.current!==t&&(n.current=t,s.current=!0,o.current=performance.now()-Ct.at<mi?Ct:null),ge(()=>{if(!s.current)return;let r=setTimeout(()=>{s.current=!1},hi);return()=>clearTimeout(r)},[t]),{swallows(r){return r.detail===0||!s.current||o.current&&!_i(o.current,Ct)?!1:(r.stopPropagation(),r.preventDefault(),ki("This has just changed. Tap again."),!0)}}}var ko=null,vo;function ki(t){ko?.remove(),clearTimeout(vo);let e=document.createElement("p");ko=e,e.className="unheard",e.setAttribute("role","status"),e.textContent=t,([...document.querySelectorAll("dialog[open]")].at(-1)??document.body).append(e);let{width:s,height:o}=e.getBoundingClientRect();e.style.left=`${Math.max(8,Math.min(Ct.x-s/2,innerWidth-s-8))}px`,e.style.top=`${Math.max(8,Ct.y-o-40)}px`,vo=setTimeout(()=>e.remove(),yi)}function _({kind:t,name:e,disabled:n,busy:s,large:o,chosen:r,onTap:a,children:c}){let l=["button",t&&`is-${t}`,o&&"is-large",s&&"is-busy",r&&"is-chosen"];return i`<button type="button" class=${b(l)} aria-label=${e} aria-busy=${s?"true":null}
      aria-pressed=${r===void 0?null:String(!!r)}
      disabled=${n} onClick=${()=>!s&&a?.()}>${c}</button>`}function F({guard:t,end:e,steady:n,children:s}){let o=jt(t,{fresh:!0});return i`<div class="controls">
    <div class="controls-main" onClickCapture=${o.swallows}>${s}</div>
    ${e&&i`<div class="controls-end" onClickCapture=${n?null:o.swallows}>${e}</div>`}
  </div>`}var vi={2:"two",3:"three",4:"four",5:"five",6:"six",7:"seven",8:"eight",9:"nine",T:"ten",J:"jack",Q:"queen",K:"king",A:"ace"},xi={c:"clubs",d:"diamonds",h:"hearts",s:"spades"},Te={2:"M4.5 12C5 6.5 9.5 3.5 15 3.5C21 3.5 25.5 7 25.5 13C25.5 17.5 23 21 18.5 25.5L4.5 40.5H26.5",3:"M4.5 7C7.5 4.5 10.5 3.5 14 3.5C20 3.5 24.5 7 24.5 12S20.5 20.7 13 20.7C21.5 20.7 26 24.5 26 30.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.8",4:"M20.5 40.5V3.5L3.5 29.5H27",5:"M24.5 3.5H7.5L6 20C8.5 18 11.5 17 14.5 17C21.5 17 26.5 21.5 26.5 28.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.5",6:"M4 29.5C4 23 9 18.3 15 18.3S26 23 26 29.5S21 40.5 15 40.5S4 36 4 29.5C4 16 9 7 19.5 3.5",7:"M3.5 3.5H26.5C19.5 15 14 27 12.5 40.5",8:"M15 21A9.8 8.75 0 1 1 15 3.5A9.8 8.75 0 1 1 15 21A11.3 9.75 0 1 1 15 40.5A11.3 9.75 0 1 1 15 21Z",9:"M26 14.5C26 21 21 25.7 15 25.7S4 21 4 14.5S9 3.5 15 3.5S26 8 26 14.5C26 28 21 37 10.5 40.5",T:"M3.5 10L9.5 3.5V40.5M24.2 3.5C18.5 3.5 16.4 10 16.4 22S18.5 40.5 24.2 40.5S32 34 32 22S29.9 3.5 24.2 3.5Z",J:"M13 3.5H23V29.5C23 36.5 19 40.5 13.5 40.5C8 40.5 4.5 37 4.5 31",Q:"M15 3.5C7.5 3.5 3.5 10 3.5 22S7.5 40.5 15 40.5S26.5 34 26.5 22S22.5 3.5 15 3.5ZM17.5 31.5L26.5 41.5",K:"M5 3.5V40.5M26 3.5L6.5 25M13 18.5L26.5 40.5",A:"M3.5 40.5L15 3.5L26.5 40.5M8 29H22"},Q={c:"M71 28A21 21 0 1 1 29 28A21 21 0 1 1 71 28ZM50 59A22 22 0 1 1 6 59A22 22 0 1 1 50 59ZM94 59A22 22 0 1 1 50 59A22 22 0 1 1 94 59ZM38 42H62L54 62C55 78 59 88 67 95H33C41 88 45 78 46 62Z",d:"M50 3C60 21 73 38 87 50C73 62 60 79 50 97C40 79 27 62 13 50C27 38 40 21 50 3Z",h:"M50 93C20 68 5 51 5 32C5 17 16 7 28 7C38 7 46 13 50 23C54 13 62 7 72 7C84 7 95 17 95 32C95 51 80 68 50 93Z",s:"M50 4C66 26 93 41 93 62C93 74 84 83 73 83C65 83 59 79 55 73C56 82 60 89 67 95H33C40 89 44 82 45 73C41 79 35 83 27 83C16 83 7 74 7 62C7 41 34 26 50 4Z"},nn="M50 4L61 37L96 37L68 58L78 92L50 71L22 92L32 58L4 37L39 37Z",xo=[...Array(9).keys()].map(t=>{let e=20*(t+1),n=Math.max(0,e-120),s=Math.min(80,e);return`M${10+n} ${10+e-n}L${10+s} ${10+e-s}M${90-n} ${10+e-n}L${90-s} ${10+e-s}`}).join("");function it(t){return t==="Jk"?"joker":D(t)?`${vi[t[0]]} of ${xi[t[1]]}`:"face down"}var D=t=>typeof t=="string"&&/^([2-9TJQKA][cdhs]|Jk)$/.test(t),ss=[..."shdc"].flatMap(t=>[..."AKQJT98765432"].map(e=>e+t));function Kt({allowed:t,picked:e=[],onPick:n,onTakeBack:s,busy:o}){let r=new Set(t),a=r.has("Jk")?[...ss,"Jk"]:ss;return i`<div class="picker-grid" role="group" aria-label="cards">
    ${a.map((c,l)=>i`<${wi} key=${c} card=${c} starts=${l%13===0}
      picked=${e.includes(c)} open=${r.has(c)} busy=${o}
      onTap=${()=>e.includes(c)?s?.(c):n(c)} />`)}
  </div>`}function wi({card:t,starts:e,open:n,picked:s,busy:o,onTap:r}){let a=!n&&!s,l=[t!=="Jk"&&`suit-${t[1]}`,e&&"starts-suit",a&&"is-out",s&&"is-picked"];return i`<button type="button" class=${b(["picker-card",...l])} disabled=${a||o}
      aria-label=${it(t)} aria-pressed=${s?"true":null} onClick=${r}>
    ${!a&&i`<${zt} card=${t} />`}
  </button>`}function zt({card:t}){if(!D(t))return i`<span>?</span>`;if(t==="Jk")return i`<${wo} path=${nn} />`;let[e,n]=t;return i`
    <svg viewBox=${e==="T"?"0 0 36 44":"0 0 30 44"} aria-hidden="true">
      <path class="card-rank" d=${Te[e]} />
    </svg>
    <${wo} path=${Q[n]} />`}var wo=({path:t})=>i`<svg viewBox="-2 -2 104 104" aria-hidden="true">
  <path class="card-pip" d=${t} />
</svg>`,Si={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},N=t=>D(t)&&t!=="Jk"?`${t[0]==="T"?"10":t[0]}${Si[t[1]]}\uFE0E`:it(t);function h(t){let e=String(Math.abs(t)).replace(/\B(?=(\d{3})+$)/g,",");return t<0?`\u2212${e}`:e}var B=t=>t>0?`+${h(t)}`:h(t);function os(t,e,n){if(!e)return h(t);let s=new Intl.NumberFormat(n,{style:"currency",currency:e});return s.format(t/10**(s.resolvedOptions().maximumFractionDigits??0))}var U=(t,e)=>`${h(t)} ${e}${t===1?"":"s"}`;var ct=t=>String(t).replaceAll("_"," ");function oe(t){return D(t)?N(t):typeof t=="number"?h(t):typeof t=="boolean"?t?"yes":"no":Array.isArray(t)?t.map(oe).join(" "):t&&typeof t=="object"?Object.values(t).map(oe).join(" \xB7 "):ct(t)}function Nt(t){return t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`}var sn=(t,e)=>`${Nt(t)} ${t.length===1?"has":"have"} ${e}`,on=t=>t.replace(/(\d{3})(?=\d)/g,"$1 ");var Ti="http://www.w3.org/2000/svg";function rn({svg:t,name:e}){let n=t.includes("xmlns")?t:t.replace("<svg",`<svg xmlns="${Ti}"`);return i`<img class="qr" alt=${e} src=${`data:image/svg+xml,${encodeURIComponent(n)}`} />`}var Oi=3e4;function rs(t,e,n=null){let[s,o]=S(null);return L(()=>{let r=!1,a=()=>t.get(`nights/${e}/room`).then(l=>r||o(l),()=>{});a();let c=setInterval(()=>document.hidden||a(),Oi);return()=>{r=!0,clearInterval(c)}},[e,n]),s}var as=t=>t.addresses.length>0;function an({room:t,small:e}){return as(t)?i`<div class=${b(["room-code",e&&"is-small"])}>
    <${rn} svg=${t.qr} name="the address to join with a phone, to scan" />
    <div class="room-words">
      <p>${e?"Join":"Scan it with a phone, or open"}</p>
      <p class="room-address">${t.addresses[0]}</p>
      ${t.addresses.slice(1).map(n=>i`<p key=${n} class="room-other">or ${n}</p>`)}
      <p class="room-figures">${on(t.code)}</p>
    </div>
  </div>`:i`<p>No phone reaches this Croupier: it listens on its own machine alone. Start it without --host.</p>`}function cn({mark:t="s",title:e,text:n,children:s}){return i`<div class="state">
    <svg class="state-mark" viewBox="0 0 100 100" aria-hidden="true">
      <path fill="currentColor" d=${Q[t]} />
    </svg>
    <p class="state-title">${e}</p>
    ${n&&i`<p class="state-text">${n}</p>`}
    ${s}
  </div>`}var Mt="between",un="liveliest",ln="turns";function So({shown:t,since:e,before:n,now:s},o,r){let a=o.filter(({live:u})=>u);if(r!==un&&r!==ln)return a.some(({table:u})=>String(u)===r)?Number(r):Mt;if(!a.length)return Mt;let c=a.find(({table:u})=>u===t),l=s-e;return c?.busy&&l<6e4?t:r===ln?Ai(t,l,a):Ei(t,n,l,a)?Mt:Ci(c,l,a)}function Ai(t,e,n){let s=[...n.map(({table:r})=>r),Mt],o=s.indexOf(t);return o>=0&&e<15e3?t:s[(o+1)%s.length]}function Ei(t,e,n,s){let o=r=>s.some(({table:a})=>a===r);return t===Mt?n<8e3&&e!==null&&!o(e):t!==null&&!o(t)}function Ci(t,e,n){if(t&&e<8e3)return t.table;let[s]=[...n].sort((o,r)=>r.busy-o.busy||r.version-o.version);return s.table}var To="wall shows",ji=6e3;function Oo({night:t,shows:e,said:n}){let[s,o]=S(()=>JSON.parse(localStorage.getItem(To)??"null")),r=c=>{let l={night:t,said:n,shows:c};localStorage.setItem(To,JSON.stringify(l)),o(l)};return{shows:s?.night===t&&s.said===n?s.shows:e,choose:r}}function is({tables:t,choice:e}){let[n,s]=S(0),o=[[un,"where something happens"],[ln,"table after table"],...t.map(({table:a,name:c})=>[String(a),c])],r=R(null);return r.current={ways:o,choice:e},ge(()=>{let a=({key:l})=>{let{ways:u,choice:d}=r.current,f=u.findIndex(([p])=>p===d.shows),$={ArrowLeft:-1,ArrowRight:1,ArrowUp:-1,ArrowDown:1}[l];if($)d.choose(u[(f+$+u.length)%u.length][0]);else if(l==="0")d.choose(un);else if(u.some(([p])=>p===l))d.choose(l);else if(l!=="Enter")return;s(p=>p+1)},c=()=>s(l=>l+1);return addEventListener("keydown",a),addEventListener("click",c),()=>{removeEventListener("keydown",a),removeEventListener("click",c)}},[]),L(()=>{if(!n)return;let a=setTimeout(()=>s(0),ji);return()=>clearTimeout(a)},[n]),n?i`<div class="wall-choices" role="group" aria-label="this wall shows">
    ${o.map(([a,c])=>i`<button key=${a} type="button" class=${b(["wall-choice",a===e.shows&&"is-chosen"])}
      aria-pressed=${String(a===e.shows)} onClick=${()=>e.choose(a)}>${c}</button>`)}
  </div>`:null}var Ao=(t,e,n)=>t.send("POST",e,n);var cs=t=>t instanceof ft?t.body?.error?.wait??0:0;function Eo(t){let[e,n]=S({busy:!1,trouble:null}),[s,o]=S(0),r=R(!1);return L(()=>{if(!s)return;let c=setTimeout(()=>o(s-1),1e3);return()=>clearTimeout(c)},[s]),{...e,wait:s,knock:async(c,l)=>{if(r.current)return null;r.current=!0,n({busy:!0,trouble:null});try{let u=await Ao(t,c,l);return n({busy:!1,trouble:null}),u}catch(u){if(!(u instanceof ft))throw u;return o(cs(u)),n({busy:!1,trouble:cs(u)?null:u.message}),null}finally{r.current=!1}},clear:()=>n(c=>c.trouble?{busy:!1,trouble:null}:c)}}function wt({text:t,onGone:e}){return t?i`<div class="slip" role="alert">
    <span>${t}</span>${e&&i`<${_} kind="quiet" name="close" onTap=${e}>✕<//>`}
  </div>`:null}var Co={ArrowLeft:-1,ArrowRight:1,ArrowUp:-3,ArrowDown:3},Ni=["1","2","3","4","5","6","7","8","9"];function jo({label:t,value:e,length:n,least:s=n,most:o=n,secret:r,submit:a,busy:c,trouble:l,wait:u,onInput:d,onSubmit:f}){let $=R(null),p=R(e);p.current=e;let m=c||u>0,x=w=>{let M=w.replace(/\D/g,"").slice(0,o);m||M===p.current||(p.current=M,d(M),M.length===n&&f(M))},y=w=>x(p.current+w),g=()=>x(p.current.slice(0,-1)),k=w=>{w.preventDefault(),$.current.focus(),p.current.length>=s&&!m&&f(p.current)},O=w=>{if(w.key in Co)return v(w);w.target!==$.current&&/^\d$/.test(w.key)&&y(w.key)},v=w=>{let M=[...w.currentTarget.querySelectorAll(".pad-grid button")],rt=M.indexOf(w.target),q=rt<0?w.key==="ArrowDown"?0:null:rt+Co[w.key];q!==null&&(w.preventDefault(),q<0?$.current.focus():M[q]?.focus())};return L(()=>$.current.focus(),[t]),i`<form class="pad-form" onSubmit=${k} onKeyDown=${O} novalidate>
    <label class="pad-question" for="figures">${t}</label>
    <input id="figures" ref=${$} class=${b(["pad-figures",r&&"is-secret"])} type=${r?"password":"text"}
      inputmode="none" autocomplete="off" value=${e} aria-invalid=${l?"true":null}
      onInput=${w=>{x(w.target.value),w.target.value=p.current}} />
    <div class="pad-trouble">
      <${wt} text=${u>0?`Too many wrong tries. Wait ${Mi(u)}.`:l} />
    </div>
    <div class="pad-grid">
      ${Ni.map(w=>i`<${_} key=${w} disabled=${u>0} onTap=${()=>y(w)}>${w}<//>`)}
      <${_} name="take off the last figure" disabled=${!e} onTap=${g}>⌫<//>
      <${_} disabled=${u>0} onTap=${()=>y("0")}>0<//>
      <button type="submit" class=${b(["button is-main",c&&"is-busy"])} disabled=${e.length<s||u>0}
        aria-busy=${c?"true":null}>${a}</button>
    </div>
  </form>`}var Mi=t=>t<100?`${t} s`:`${Math.ceil(t/60)} minutes`;function Oe(t,e){let n=[],s=t;for(let o of[...e].sort((r,a)=>a.value-r.value)){let r=Math.floor(s/o.value);r>0&&n.push({...o,count:r}),s-=r*o.value}return n}var No=t=>t.map(({count:e,colour:n})=>`${e} ${n}`).join(", ");function Ae(t,e,n){return e.reduce((o,r)=>o+r,0)===t?e:Oe(t,n).flatMap(({value:o,count:r})=>Array(Math.min(r,500)).fill(o))}function dn(t,e){let n=t.lastIndexOf(e);return t.filter((s,o)=>o!==n)}var Mo={white:{body:"#efeadb",spots:"#7b7a74"},red:{body:"#c22f39",spots:"#fff"},blue:{body:"#2460b0",spots:"#fff"},green:{body:"#1f8a49",spots:"#fff"},black:{body:"#25252a",spots:"#fff"},purple:{body:"#6d3c9b",spots:"#fff"},yellow:{body:"#e6b91f",spots:"#25252a"},pink:{body:"#df79a4",spots:"#fff"},orange:{body:"#de6f25",spots:"#fff"},grey:{body:"#878d92",spots:"#fff"},brown:{body:"#794d2a",spots:"#fff"},turquoise:{body:"#17909a",spots:"#fff"}},Li=5,Lo=8,pn=({value:t,colour:e})=>i`<${fn} value=${t} colour=${e} count=${1} bare />`;function fn({value:t,colour:e,count:n,bare:s}){let o=Math.min(n,Li),r=64+(o-1)*Lo,{body:a,spots:c}=Mo[e]??Mo.grey,l={"--chip-colour":a,"--chip-spots":c},u=[...Array(o-1).keys()].map(f=>r-32-f*Lo),d=i`<svg class="chip" viewBox=${`0 0 64 ${r}`} style=${l} role="img"
      aria-label=${`${n} ${e}, ${h(t)} each`}>
    ${u.map(f=>i`<g key=${f}>
      <circle class="chip-under" cx="32" cy=${f} r="30.5" />
      <circle class="chip-spots" cx="32" cy=${f} r="26.5" stroke-dasharray="13.9 13.85" />
    </g>`)}
    <circle class="chip-body" cx="32" cy="32" r="30.5" />
    <circle class="chip-spots" cx="32" cy="32" r="26.5" stroke-dasharray="13.9 13.85" />
    <circle class="chip-face" cx="32" cy="32" r="20.5" />
    <text class="chip-value" x="32" y=${32+Bo(t)*.36} font-size=${Bo(t)}>${Ho(t)}</text>
  </svg>`;return s?d:i`<span class="pile">${d}<span class="pile-count" aria-hidden="true">×${n}</span></span>`}function Lt({amount:t,chipset:e,words:n}){let s=Oe(t,e);return i`<span class="chips">
    <span class="chips-piles">${s.map(o=>i`<${fn} key=${o.value} ...${o} />`)}</span>
    ${n&&i`<span class="chips-words">${No(s)}</span>`}
  </span>`}function Ho(t){return t<1e3||t%100?String(t):`${t/1e3}k`}var Bo=t=>[26,25,19,15,12][Math.min(Ho(t).length,5)-1];var Ro=({title:t,text:e,children:n})=>i`<main class="porch">
  <div class="porch-words">
    <div class="porch-mark" aria-hidden="true"><${fn} value=${1} colour="white" count=${3} bare /></div>
    <p class="porch-name">Croupier</p>
    <h1>${t}</h1>
    ${e&&i`<p class="quiet">${e}</p>`}
  </div>
  ${n}
</main>`;function Po(){let t=decodeURIComponent(location.hash.slice(1)).replace(/\D/g,"");return location.hash&&history.replaceState(null,"","/wall"),t}function Fo({api:t,code:e="",onIn:n}){let[s,o]=S(e),r=Eo(t),a=async l=>{let u=await r.knock("session/wall",{code:l});u?n(u.night):o("")};L(()=>{e&&a(e)},[]);let c=l=>{o(l),r.clear()};return i`<${Ro} title="A screen on the wall" text="The host's desk shows the code: the night, wall.">
    <div class="porch-door">
      <${jo} label="The wall's code" value=${s} length=${6} submit="go" busy=${r.busy}
        trouble=${r.trouble} wait=${r.wait} onInput=${c} onSubmit=${a} />
      <p class="porch-else"><a href="/sign-in?another">not a wall: join, a table, the host</a></p>
    </div>
  <//>`}var Bi=3e3;function Io(t,e,n){let[s,o]=S(null),r=R(void 0);return L(()=>{let a,c=!1,l=async()=>{try{let u=await t.look(`nights/${e}/evening`,r.current);if(c||!u)return;r.current=u.etag,o(u.state)}catch{a=setTimeout(l,Bi)}};return l(),()=>{c=!0,clearTimeout(a)}},[e,n]),s}var Ee=({result:t,line:e})=>t!==0||e.some(n=>n!==e[0]);var Hi=1500,Ri=1e4,Do=[1e3,2e3,5e3,15e3],Pi=2,Fi=({status:t})=>t<500&&t!==429,$n=class{state=at(null);connection=at("polling");heard=at(Date.now());refusal=at(null);#e;#t;#n;#o=null;#s=null;#r=0;#d;#p;#a=!1;#i=!1;#c=0;#l=!1;#f=[[document,"visibilitychange",()=>this.#$()],[window,"pageshow",()=>this.#$()],[window,"pagehide",()=>this.#h()],[window,"online",()=>this.refresh()]];constructor({api:e,path:n,events:s}){this.#e=e,this.#t=n,this.#n=s;for(let[o,r,a]of this.#f)o.addEventListener(r,a);this.#$()}accept(e,n=null){let s=this.state.peek();s&&e.version<s.version||(this.#o=n,this.state.value=e)}refresh(){this.#l&&this.#u()}close(){this.#h();for(let[e,n,s]of this.#f)e.removeEventListener(n,s)}#$(){document.hidden?this.#h():this.#g()}#g(){this.#l||(this.#l=!0,this.#m(),this.#u())}#h(){this.#l=!1,this.#b(),clearTimeout(this.#d),clearTimeout(this.#p)}#m(){let e=new EventSource(this.#n);this.#s=e,e.onopen=()=>{this.#r=0,this.#y()},e.onmessage=({data:n})=>{Number(n)<=this.state.peek()?.version||this.#u()},e.addEventListener("look",()=>this.#u()),e.onerror=()=>{this.#b();let n=Do[Math.min(this.#r,Do.length-1)];this.#r+=1,this.#d=setTimeout(()=>this.#m(),n),this.#u()}}#b(){this.#s?.close(),this.#s=null}async#u(){if(this.#a){this.#i=!0;return}this.#a=!0,clearTimeout(this.#p);try{let n=this.state.peek(),s=await this.#e.look(this.#t,this.#o);s&&this.state.peek()!==n&&s.state.version===this.state.peek().version?this.#i=!0:s&&this.accept(s.state,s.etag),this.#c=0,this.heard.value=Date.now()}catch(n){if(n instanceof ft&&Fi(n))return this.#_(n);this.#c+=1}finally{this.#a=!1}if(this.#y(),!this.#l)return;if(this.#i)return this.#i=!1,this.#u();let e=this.#s?.readyState===EventSource.OPEN&&!this.#c?Ri:Hi;this.#p=setTimeout(()=>this.#u(),e)}#_(e){this.refusal.value=e,this.close()}#y(){this.#c>=Pi?this.connection.value="lost":this.#s?.readyState===EventSource.OPEN?this.connection.value="live":this.connection.value="polling"}};function A({card:t,lit:e,dim:n}){let s=D(t),o=[s&&t!=="Jk"&&`suit-${t[1]}`,e&&"is-lit",n&&"is-dim"];return i`<svg class=${b(["card",...o])} viewBox="0 0 100 140" role="img" aria-label=${it(t)}>
    <rect class="card-paper" x="1" y="1" width="98" height="138" rx="9" />
    ${s?t==="Jk"?Di:Ii(t):Ui}
  </svg>`}function Ii([t,e]){return i`
    <path class="card-rank" d=${Te[t]} transform=${`translate(${t==="T"?7:9} 9) scale(1.3)`} />
    <path class="card-pip" d=${Q[e]} transform="translate(10 71) scale(.33)" />
    <path class="card-pip" d=${Q[e]} transform="translate(47 82) scale(.47)" />`}var Di=i`
  <path class="card-rank" d=${Te.J} transform="translate(9 9) scale(1.3)" />
  <path class="card-pip" d=${nn} transform="translate(28 68) scale(.62)" />`,Ui=i`
  <rect class="card-back" x="7" y="7" width="86" height="126" rx="5" />
  <path class="card-lattice" d=${xo} />
  <rect class="card-lattice" x="10" y="10" width="80" height="120" rx="3" />`;function nt({label:t,wanted:e}){return i`<svg class="card" viewBox="0 0 100 140" role="img" aria-label=${t??"no card yet"}>
    <rect class=${b(["card-outline",e&&"is-wanted"])} x="3" y="3" width="94" height="134" rx="9" />
  </svg>`}function j({cards:t,places:e=0,label:n,fanned:s,lit:o,wanted:r}){let a=Math.max(0,e-t.length);return i`<div class=${b(["hand",s&&"is-fanned"])} role="group" aria-label=${n}>
    <div class="hand-cards">
      ${t.map((c,l)=>i`<${A} key=${l} card=${c}
        lit=${o?.has(c)} dim=${o&&!o.has(c)} />`)}
      ${[...Array(a).keys()].map(c=>i`<${nt} key=${`empty ${c}`} wanted=${r&&c===0} />`)}
    </div>
    ${n&&i`<div class="hand-label">${n}</div>`}
  </div>`}var C=t=>Object.fromEntries(t.seats.map(({seat:e,player:n})=>[e,n]));function lt({title:t,onClose:e,foot:n,large:s,children:o}){let r=R(null),a=jt(t,{fresh:!0});L(()=>{let l=r.current,u=document.activeElement;return l.showModal(),()=>{l.close(),u?.focus({preventScroll:!0})}},[]);let c=l=>{l.preventDefault(),e()};return i`<dialog class=${b(["dialog",s&&"is-large"])} ref=${r} aria-label=${t} onCancel=${c} onClickCapture=${a.swallows}>
    <h2>${t}</h2>
    <div class="dialog-body">${o}</div>
    <div class="dialog-foot">${n}</div>
  </dialog>`}function $t({title:t,text:e,yes:n,no:s="go back",danger:o,onYes:r,onClose:a}){let c=i`
    <${_} kind="plain" onTap=${a}>${s}<//>
    <${_} kind=${o?"danger":"main"} onTap=${r}>${n}<//>`;return i`<${lt} title=${t} onClose=${a} foot=${c}><p>${e}</p><//>`}function ot({text:t,detail:e,news:n}){return i`<div class="line">
    <p class="line-text" role="status">${n&&i`<span class="line-news">${n}</span> `}${t}</p>
    ${e&&i`<p class="line-detail">${e}</p>`}
  </div>`}var Y=({by:t,do:e,since:n})=>`${t} ${e} ${n??""}`;function re({chipset:t,fits:e,onAdd:n,onTakeOff:s}){let o=[...t].sort((r,a)=>r.value-a.value);return i`<div class="pad-chips">
    ${o.map(r=>i`<${zi} key=${r.value} chip=${r} disabled=${!e(r.value)}
      onAdd=${()=>e(r.value)&&n(r.value)} onTakeOff=${()=>s(r.value)} />`)}
  </div>`}var Ki=450;function zi({chip:t,disabled:e,onAdd:n,onTakeOff:s}){let o=R(null),r=R(!1),a=()=>{r.current=!1,o.current=setTimeout(()=>{r.current=!0,s()},Ki)},c=()=>clearTimeout(o.current);return i`<button type="button" class="pad-chip" aria-disabled=${e?"true":null}
      aria-label=${`add ${h(t.value)} (${t.colour})`}
      onPointerDown=${a} onPointerUp=${c} onPointerLeave=${c} onPointerCancel=${c}
      onContextMenu=${l=>l.preventDefault()}
      onClick=${()=>!r.current&&n()}>
    <${pn} ...${t} />
  </button>`}function Bt(t,e){let n=e.length===1&&t.seats.find(s=>s.seat===e[0]);return!n||t.facts.sheet&&!n.rack?null:`rack ${h(n.rack)}`}function ls({round:t}){let{prompt:e,zones:n,cards:s}=t,o=a=>Object.values(n).some(c=>c.count&&Qi(c,a)),r=a=>e.options.some(({by:c})=>c===a);return e.awaited.filter(a=>a!=="dealer"&&(s==="virtual"&&o(a)||!r(a)))}var Qi=({owner:t,sight:e},n)=>e==="owner"&&t===n||e==="others"&&t!==n;function ae(t,e){let n=C(e.round);return ls(e).map(s=>us(e,s)?i`<span key=${`phone ${s}`} class="controls-note">${n[s]} has it on the phone.</span>`:i`<${_} key=${`pass ${s}`} kind="main" busy=${t.late.value}
    onTap=${()=>t.handOver(s)}>tablet to ${n[s]}<//>`)}var us=({table:t},e)=>t.phones&&t.seats.find(n=>n.seat===e)?.phone==="in";var ds=t=>["bura.first-lead","bura.lead"].includes(t?.say.code),Yi={bura:"three trumps",aces:"three aces",molodka:"three of one plain suit"};function ps(){return{lead:({cards:t})=>`LEAD ${t.map(N).join(" ")}`,answer:({cards:t})=>`ANSWER ${t.map(N).join(" ")}`,announce:({kind:t})=>`announce ${t}`,declare:()=>"declare 31",yield:()=>"yield",pass:()=>"PASS"}}function Uo({table:t,state:e,news:n,face:s}){let{round:o}=e,{prompt:r}=o,a=C(o),[c]=r.awaited,l=o.seats.find(({seat:m})=>m!==c).seat,u=(m,x)=>r.options.find(y=>y.do===m&&(x===void 0||y.by===x)),d=u("lead")??u("answer"),f=t.late.value,$=(m,x)=>us(e,m)?i`<span class="controls-note">${a[m]} has it on the phone.</span>`:i`<${_} kind=${x} busy=${f} onTap=${()=>t.handOver(m)}>
    tablet to ${a[m]}
  <//>`,p=i`
    ${u("announce")&&i`<${Zi} option=${u("announce")} who=${a[l]} table=${t} />`}
    ${u("declare")&&i`<${Xi} options=${r.options.filter(m=>m.do==="declare")} players=${a}
      sure=${s.sure()} table=${t} />`}`;return i`<section class="foot" aria-label="what is next">
    <${ot} text=${r.say.text} news=${n} detail=${Bt(o,r.awaited)} />
    ${d?i`<${Vi} key=${Y(d)} option=${d} words=${ps()} table=${t} end=${p}
          undo=${o.undoable?t.undo:null} />`:i`
        ${t.error.value&&i`<div class="panel"><${wt} text=${t.error.value} /></div>`}
        <${F} guard=${r.options.map(Y).join()} end=${p}>
          ${$(c,"main")}${$(l,"plain")}
        <//>`}
  </section>`}function Vi({option:t,words:e,table:n,undo:s,end:o}){let[r,a]=S([]),{of:c,least:l,most:u}=t.values.cards,d=$=>n.act({...t,args:{cards:$}});return i`
    <div class="panel">
      <${Kt} allowed=${c} picked=${r} onPick=${async $=>{let p=[...r,$].slice(-u);a(p),l===u&&p.length===u&&!await d(p)&&a([])}} onTakeBack=${$=>a(r.filter(p=>p!==$))} />
      <${wt} text=${n.error.value} />
    </div>
    <${F} guard=${Y(t)} end=${o}>
      ${l<u?i`<${_} kind="main" disabled=${!r.length} busy=${n.late.value} onTap=${()=>d(r)}>
            ${r.length?e[t.do]({cards:r}):"tap the cards led"}
          <//>`:i`<p class="controls-note">${u===1?"Tap the card.":`Tap the ${u} cards: ${u-r.length} more.`}</p>`}
      <${_} kind="plain" disabled=${!s} busy=${n.late.value} onTap=${s}>undo<//>
    <//>`}function Zi({option:t,who:e,table:n}){let[s,o]=S(!1),r=t.values.kind,a=async c=>{o(!1),await n.act({...t,args:{kind:c}})};return i`<${_} onTap=${()=>o(!0)}>announce …<//>
    ${s&&i`<${lt} title=${`${e} announces`} onClose=${()=>o(!1)}
        foot=${i`<${_} kind="plain" onTap=${()=>o(!1)}>go back<//>`}>
      <div class="choices">
        ${r.map(c=>i`<${_} key=${c} onTap=${()=>a(c)}>
          <span class="choice-words"><b>${c}</b><span class="choice-note">${Yi[c]}</span></span>
        <//>`)}
      </div>
    <//>`}`}function Xi({options:t,players:e,sure:n,table:s}){let[o,r]=S(!1),[a,c]=S(null),l=()=>{r(!1),c(null)},u=async()=>{l(),await s.act(a)};return i`<${_} onTap=${()=>r(!0)}>declare 31 …<//>
    ${o&&!a&&i`<${lt} title="Who declares 31?" onClose=${l}
        foot=${i`<${_} kind="plain" onTap=${l}>go back<//>`}>
      <div class="choices">
        ${t.map(d=>i`<${_} key=${d.by} kind="plain" onTap=${()=>c(d)}>${e[d.by]}<//>`)}
      </div>
    <//>`}
    ${a&&i`<${$t} ...${n.declare(e[a.by])} onYes=${u} onClose=${l} />`}`}var Ko={Felt:ac,Foot:tc,Seen:fc,words:ps,sure:ec,deed:nc,payment:oc,over:rc,passOn:sc},Wo="6789JQKTA",qo={A:11,T:10,K:4,Q:3,J:2},zo={c:"clubs",d:"diamonds",h:"hearts",s:"spades"};function tc(t){let{code:e}=t.prompt.say,n=t.cards==="physical"&&(e==="bura.answer"||e==="bura.promised");return ds(t.prompt)||n?Uo:null}function ec(){return{declare:t=>({title:`${t} declares 31?`,text:"The won cards are turned up and counted. There is no way back.",yes:`${t} declares`})}}function nc({do:t,args:e},{who:n}){let s=e.cards?.every(D)?` ${e.cards.map(N).join(" ")}`:"";switch(t){case"lead":return`${n} leads${s}.`;case"answer":return`${n} answers${s}.`;case"yield":return`${n} yields the lead.`;case"declare":return`${n} declares 31.`;case"pass":return`${n} passes.`;case"announce":return"";default:return null}}function sc({prompt:t}){return["bura.answer","bura.outbid","bura.promised"].includes(t?.say.code)?t.awaited[0]:null}function oc({transfers:t}){let e=t.find(({from:o,to:r})=>o==="pot"||r==="pot"),n=t.filter(o=>o!==e),s=e&&[e.from==="pot"?"out of the pot, all of it":"into the pot, which is carried"];return{hand:e?.why??null,sums:[...s??[],...n.map(({why:o,amount:r})=>`${o}: ${h(r)}`)]}}function rc({record:t}){return t.at(-1).events.map(({text:e})=>e).at(-1)}function ac({state:t,paying:e}){let{round:n,table:s,night:o}=t,{places:r,zones:a,facts:c}=n,l=n.seats.map(({seat:u})=>u).sort((u,d)=>u-d);return i`<section class=${b(["felt","bura",n.cards==="physical"&&"is-short"])} aria-label="felt">
    <${cc} zones=${a} facts=${c} />
    ${l.map(u=>i`<${lc} key=${u} seat=${u} round=${n} lit=${ic(n,e,u)}
      holds=${s.hand_over?.seat===u} />`)}
    <div class="bura-pot" data-place="pot">
      <${Lt} amount=${r.pot??0} chipset=${o.chip_set} />
      <span>pot <b class="figure">${h(r.pot??0)}</b></span>
    </div>
  </section>`}var ic=({prompt:t},e,n)=>e?e.seat===n:!!t?.awaited.includes(n);function cc({zones:t,facts:e}){let n=t.stock.count+(t.trump?.count??0),[s]=t.trump?.cards??[];return i`<div class="bura-trumps">
    <div class="bura-stock">
      ${s&&i`<${A} card=${s} />`}
      ${t.stock.count>0&&i`<${A} card="??" />`}
    </div>
    <p>${n>0&&`stock ${n}`} ${!e.drawing&&"no more drawing"}</p>
    ${e.trump&&i`<p class="bura-suit">
      <svg class=${`suit-${e.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${Q[e.trump]} /></svg>
      <b>${zo[e.trump]}</b> trumps
    </p>`}
  </div>`}function lc({seat:t,round:e,lit:n,holds:s}){let o=e.seats.find(u=>u.seat===t),r=e.markers[t],a=e.zones[`won:${t}`],c=e.zones[`hand:${t}`],l=[e.dealer===t&&"the deal",s&&"has the tablet",r&&`owes ${h(r)}`];return i`<div class=${b(["bura-side",n&&"is-lit"])} role="group" aria-label=${o.player}>
    <div class="bura-who">
      <b>${o.player}</b><span class="figure" data-place=${`seat:${t}`}>${h(o.rack)}</span>
      <span class="bura-note">${l.filter(Boolean).join(" \xB7 ")}</span>
      <span class="bura-word">${uc(e,t)}</span>
      <${j} cards=${c.cards} fanned />
    </div>
    ${a.sight==="all"?i`<${pc} cards=${a.cards} />`:i`
      <${dc} round=${e} seat=${t} />
      <div class="bura-won">${a.count>0&&i`<${A} card="??" />`}<span class="small quiet">${a.count>0?"won":""}</span></div>`}
  </div>`}function uc({facts:t,prompt:e,finished:n},s){let o=e?.say.code,{announced:r,leader:a,led:c}=t;return r?.seat===s?`announces ${r.kind}`:n?"":o==="bura.outbid"?"outbids or yields":o==="bura.answer"?c===s?"has led":"answers":o==="bura.last"?e.awaited.includes(s)?"has the last word":"":a!==s?ds(e)?"may speak first":"":c===null?"has the lead":"takes the trick and leads"}function dc({round:t,seat:e}){let{led:n,trump:s}=t.facts,o=t.zones[`played:${e}`].cards,r=t.seats.find(u=>u.seat!==e).seat,a=t.zones[`played:${r}`].cards,c=n!==null&&n!==e&&o.length>0,l=c?fs(o,a,s):o;return i`<div class="bura-played" role="group" aria-label="played">
    ${l.map((u,d)=>i`<${A} key=${u} card=${u} lit=${c&&hn(u,a[d],s)} />`)}
  </div>`}var hn=(t,e,n)=>t[1]===e[1]?Wo.indexOf(t[0])>Wo.indexOf(e[0]):t[1]===n;function fs(t,e,n){let s=o=>o.filter((r,a)=>hn(r,e[a],n)).length;return Go(t).reduce((o,r)=>s(r)>s(o)?r:o)}function Go(t){return t.length<2?[t]:t.flatMap((e,n)=>Go(t.filter((s,o)=>o!==n)).map(s=>[e,...s]))}function pc({cards:t}){let e=r=>qo[r[0]]??0,n=t.filter(e).sort((r,a)=>e(a)-e(r)),o=[...new Set(n.map(([r])=>r))].map(r=>`${n.filter(a=>a[0]===r).length} \xD7 ${qo[r]}`);return i`<div class="bura-counted">
    <${j} cards=${n} fanned />
    <p>${o.join(" + ")||"nothing"} = <b class="figure">${n.reduce((r,a)=>r+e(a),0)}</b>
      <span class="quiet small"> of 31${t.length>n.length?`, and ${t.length-n.length} that count nothing`:""}</span></p>
  </div>`}function fc({round:t,seat:e}){let n=C(t),[s]=t.zones.trump?.cards??[],o=t.seats.filter(r=>t.zones[`played:${r.seat}`].cards.length);return i`<div class="hand-others">
    ${s?i`<${j} cards=${[s]} label="trumps" />`:i`<p class="bura-suit"><b>${zo[t.facts.trump]}</b> trumps</p>`}
    ${o.map(r=>i`<${j} key=${r.seat} cards=${t.zones[`played:${r.seat}`].cards}
      label=${r.seat===e?"you":n[r.seat]} />`)}
  </div>`}var ht=[..."cdhs"],Ce={c:"clubs",d:"diamonds",h:"hearts",s:"spades"},Jo={A:1,T:10},Qo={J:11,Q:12,K:13},$c=5,hc=13,je=([t])=>t in Qo,mn=t=>je(t)?$c:Jo[t[0]]??Number(t[0]),$s=t=>Qo[t[0]]??Jo[t[0]]??Number(t[0]),bn=({zones:t},e)=>t[`certificates:${e}`]?.cards??[],Ne=({places:t},e)=>t[`money:${e}`]??0,ie=({suit:t})=>i`<svg class=${`company suit-${t}`} viewBox="0 0 100 100" role="img" aria-label=${Ce[t]}>
  <path fill="currentColor" d=${Q[t]} />
</svg>`;function hs({facts:t,zones:e,board:n},s){let o=e[`market:${s}`]?.cards.at(-1);if(!o||je(o))return[1,10];let{up:r,down:a}=n.limits[s],c=t.prices[s];return[Math.max(1,c-a),Math.min(10,c+r)]}function yn({round:t}){return i`<div class="market" role="group" aria-label="the market">
    ${ht.map(e=>i`<${mc} key=${e} suit=${e} round=${t} />`)}
  </div>`}function mc({suit:t,round:e}){let n=e.facts.prices[t],s=e.zones[`market:${t}`]?.cards.at(-1),[o,r]=hs(e,t),{up:a,down:c}=e.board.limits[t];return i`<section class=${b(["market-company",n===0&&"is-bankrupt"])} aria-label=${Ce[t]}>
    <${ie} suit=${t} />
    <b class="market-price">${n??"\u2013"}</b>
    ${s&&i`<${A} card=${s} />`}
    <span class="market-span">${bc(n,o,r)}</span>
    <span class="market-limits">▲${h(a)} ▼${h(c)}</span>
  </section>`}function bc(t,e,n){return t===void 0?"no price":`${t===0?"bankrupt, ":""}next ${e}\u2013${n}`}function gn({prices:t}){let e=Math.max(t.length,12),n=r=>r/e*100,s=r=>100-r/hc*100,o=t.at(-1)??{};return i`<figure class="chart" role="img" aria-label=${`the prices over the game; now ${ht.map(r=>`${Ce[r]} ${o[r]??"none"}`).join(", ")}`}>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      ${[0,5,10].map(r=>i`<line key=${r} class="chart-rule" x1="0" x2="100" y1=${s(r)} y2=${s(r)} />`)}
      ${t.length>0&&ht.map((r,a)=>i`<path key=${r} class=${`chart-line is-${r}`} d=${yc(t,r,n,s)}
        transform=${`translate(0 ${(a-1.5)*.9})`} />`)}
    </svg>
    ${[0,5,10].map(r=>i`<span key=${r} class="chart-figure" style=${{top:`${s(r)}%`}} aria-hidden="true">${r}</span>`)}
    ${t.length>0&&ht.map(r=>i`<span key=${r} class=${`chart-end is-${r}`} aria-hidden="true"
      style=${{top:`${s(o[r])}%`,left:`${n(t.length)}%`,"--beside":gc(o,r)}}><${ie} suit=${r} /></span>`)}
  </figure>`}var yc=(t,e,n,s)=>t.map((o,r)=>`${r?"V":"M0 "}${s(o[e])}H${n(r+1)}`).join(""),gc=(t,e)=>ht.slice(0,ht.indexOf(e)).filter(n=>t[n]===t[e]).length;function Yo({round:t,holds:e,lit:n}){let s=C(t),o=t.seats.map(({seat:c})=>c),r=ms(t),a=Math.max(...o.map(c=>r?.[c]??t.board.players[c].worth));return i`<table class="holdings">
    <thead><tr>
      <th>share holders</th>
      ${ht.map(c=>i`<th key=${c}><${ie} suit=${c} /></th>`)}
      <th class="number">money</th><th class="number">owes</th><th class="number">${r?"takes home":"worth"}</th>
    </tr></thead>
    <tbody>${o.map(c=>{let{shares:l,debt:u,worth:d}=t.board.players[c],f=r?.[c]??d,$=[t.dealer===c&&"banker",e===c&&"has the tablet"];return i`<tr key=${c} class=${b([n(c)&&"is-lit"])}>
        <th scope="row"><b>${s[c]}</b> <span class="quiet small">${$.filter(Boolean).join(" \xB7 ")}</span></th>
        ${ht.map(p=>i`<td key=${p}><${_c} count=${l[p]} cards=${bn(t,c).filter(m=>m[1]===p)} /></td>`)}
        <td class="number" data-place=${`money:${c}`}>${h(Ne(t,c))}</td>
        <td class="number">${u?h(u):""}</td>
        <td class="number"><b>${h(f)}</b><span class="holdings-best">${f===a?"\u2605":""}</span></td>
      </tr>`})}</tbody>
  </table>`}var _c=({count:t,cards:e})=>t>0&&i`<b>${t}</b> <span class="holdings-cards">${e.map(([n])=>n==="T"?"10":n).join(" ")}</span>`;function ms({record:t,finished:e}){if(!e)return null;let n=t.at(-1).events.filter(({code:s})=>s==="csm.takes");return Object.fromEntries(n.map(({args:s})=>[s.seat,s.amount]))}function _n({round:t,payouts:e}){if(!t)return[];let n=t.finished?t.record.at(-1)?.index:null,s=new Map(t.record.map(a=>[a.index,a.by])),o=e.filter(({action:a})=>a===n||s.get(a)==="dealer"),r=Ht(t);return o.map(a=>({...a,ids:r.filter(c=>kc(a,c)).map(({id:c})=>c)}))}var kc=({action:t,seat:e},{action:n,by:s,from:o,to:r})=>n===t&&o!==`seat:${s}`&&(Z(o)===e||Z(r)===e),Ht=({record:t})=>t.flatMap(({index:e,by:n,transfers:s})=>s.map((o,r)=>({...o,action:e,by:n,id:`${e} ${r}`})));function Vo(t,e,n){let s=t.round?Ht(t.round):[],o=new Set(e.slice(0,n).flatMap(({ids:c})=>c)),r=new Set(e.slice(n).flatMap(({ids:c})=>c)),a=({id:c})=>r.has(c)&&!o.has(c);return{moves:s.filter(c=>!a(c)),held:s.filter(a)}}function Z(t){let e=t.split(":").find(n=>/^\d+$/.test(n));return e===void 0?null:Number(e)}function Zo(t,e){if(!e.length)return t;let n=new Map;for(let{from:c,to:l,amount:u}of e)n.set(c,(n.get(c)??0)+u),n.set(l,(n.get(l)??0)-u);let{table:s,round:o}=t,r=c=>({...c,rack:c.rack+(n.get(`seat:${c.seat}`)??0)}),a={...o.places};for(let[c,l]of n)c==="house"||c.startsWith("seat:")||(a[c]=(a[c]??0)+l,a[c]||delete a[c]);return{...t,table:{...s,tray:s.tray+(n.get("house")??0),seats:s.seats.map(r)},round:{...o,places:a,seats:o.seats.map(r)}}}var Xo="hands",vc={bura:"6789JQKTA",lorum:"789TJQKA",polignac:"789TAJQK",schnapsen:"JQKTA"},xc="23456789TJQKA",wc=["uth","kabu"],Sc="shcd";function Me(t,{game:e,facts:n}){let s=vc[e]??xc,o=n?.trump,r=wc.includes(e),a=c=>{if(!D(c)||c==="Jk")return 1e3;let l=c[1]===o?-1:Sc.indexOf(c[1]);return(r?0:l*20)-s.indexOf(c[0])};return[...t].sort((c,l)=>a(c)-a(l))}function kn(t){let[e,n]=S(()=>Tc());return{as:e,turn:()=>{let o=e==="sorted"?"dealt":"sorted";Oc(o),n(o)},arranged:o=>e==="sorted"?Me(o,t):o}}var vn=({sorting:t})=>i`<${_} kind="plain" onTap=${t.turn}>
  ${t.as==="sorted"?"as dealt":"sort"}
<//>`;function Tc(){try{return localStorage.getItem(Xo)==="dealt"?"dealt":"sorted"}catch{return"sorted"}}function Oc(t){try{localStorage.setItem(Xo,t)}catch{}}var Rt=({table:t,line:e,detail:n,news:s,children:o})=>i`<section class="foot" aria-label="what is next">
  <${ot} text=${e} detail=${n} news=${s} />
  <${mt} table=${t} />
  ${o}
</section>`,mt=({table:t})=>t.error.value&&i`<div class="trouble"><${wt} text=${t.error.value} onGone=${t.dismiss} /></div>`;var er=({prompt:t},e,n)=>t?.options.find(s=>s.by===e&&s.do===n),xn=(t,e)=>!!t?.values.card.includes(e);function bs(t,e){let n=mn(e);return`${U(n,"share")} \xB7 ${h(n*t.facts.prices[e[1]])}`}function Mc(t,e,n){let{shares:s}=t.board.players[e],o=t.facts.prices[n[1]];if(!o)return"bankrupt";if(s[n[1]]+mn(n)>t.options.max_shares)return`over ${h(t.options.max_shares)} shares`;let r=mn(n)*o;return r>Ne(t,e)?`costs ${h(r)}`:"not now"}var ys=(t,e,n)=>`${h(t.facts.prices[e[1]])} \u2192 ${n==="zero"?0:$s(e)}`;function Lc(t,e){let[n,s]=hs(t,e[1]),o=$s(e);return o<n||o>s?`only ${n} to ${s}`:"not now"}var St=({verb:t,note:e,ready:n,main:s,busy:o,onTap:r})=>i`<${_} kind=${s?"main":"plain"} disabled=${!n} busy=${o} onTap=${r}>
  <span class="trade-deed"><b>${t}</b><span>${e}</span></span>
<//>`;function nr({zones:t,facts:e},n){if(!e.turn.business.length)return"nothing done";let s=8-(t[`hand:${n}`]?.count??8);return s>0?`draw ${s}`:""}function sr({table:t,hand:e,seat:n,act:s,onCover:o}){let{round:r}=e,a=(r.prompt?.options??[]).map(Y).join(),[c,l]=S({asked:a,own:[],sale:null}),{own:u,sale:d}=c.asked===a?c:{own:[],sale:null},f=jt(a),$=kn(r),p=$.arranged(r.zones[`hand:${n}`].cards),m=(v,w)=>f.swallows(w)||l({asked:a,sale:null,own:u.includes(v)?u.filter(M=>M!==v):[...u,v].slice(-4)}),x=(v,w)=>f.swallows(w)||l({asked:a,own:[],sale:d===v?null:v}),y=t.late.value,g=bn(r,n),k=u.map(v=>p[v]),{shares:O}=r.board.players[n];return i`
    <section class="hand-felt trade-hand" aria-label="your hand">
      <${yn} round=${r} />
      <div class="trade-mine" role="group" aria-label="your certificates">
        <span class="quiet">certificates</span>
        ${g.map((v,w)=>i`<${or} key=${w} card=${v} chosen=${d===w} onTap=${M=>x(w,M)} />`)}
        ${!g.length&&i`<span class="quiet">none yet</span>`}
        <span class="trade-most quiet">${Object.values(O).some(Boolean)?`at most ${h(r.options.max_shares)} shares of a company`:""}</span>
      </div>
      <div class="tap-hand" role="group" aria-label="your cards">
        ${p.map((v,w)=>i`<button type="button" key=${w} class=${b(["tap-card",u.includes(w)&&"is-raised"])}
          aria-label=${it(v)} aria-pressed=${String(u.includes(w))} onClick=${M=>m(w,M)}><${A} card=${v} /></button>`)}
      </div>
      <div class="hand-foot trade-foot">
        <${_} kind="plain" onTap=${o}>cover<//>
        <${vn} sorting=${$} />
        <p class="hand-note">${Hc(r)}</p>
        <${_} kind="plain" onTap=${t.takeBack}>back to the dealer<//>
      </div>
    </section>
    <section class="foot" aria-label="what is next">
      <${ot} text=${r.prompt?.say.text??"The game is over."} detail=${`money ${h(Ne(r,n))}`} />
      <${mt} table=${t} />
      <${F} guard=${a}>
        <div class="trade-row">
          <${Bc} round=${r} seat=${n} picked=${k} sale=${d===null?null:g[d]} busy=${y} act=${s} />
        </div>
      <//>
    </section>`}function Bc({round:t,seat:e,picked:n,sale:s,busy:o,act:r}){let a=m=>er(t,e,m),c=(m,x)=>()=>r({...a(m),args:x}),l=n.length===1?n[0]:null,u=l!==null&&je(l),d=l!==null&&xn(a("market"),l),f=l!==null&&xn(a("buy"),l),$=a("discard")&&n.length>0,p=n.length>1?"one card":"tap a card";return i`
    ${s?i`<${St} main verb=${`SELL ${N(s)}`} note=${bs(t,s)} ready=${xn(a("sell"),s)} busy=${o} onTap=${c("sell",{card:s})} />`:i`<${St} main verb="BUY" ready=${f} busy=${o} onTap=${c("buy",{card:l})}
          note=${l===null?p:f?bs(t,l):a("buy")?Mc(t,e,l):"no more trades"} />`}
    <${St} main verb="PRICE" ready=${d} busy=${o} onTap=${c("market",u?{card:l,to:"up"}:{card:l})}
      note=${l===null?p:d?ys(t,l,"up"):a("market")?Lc(t,l):"no more market"} />
    <${St} verb="BANKRUPT" ready=${d&&u} busy=${o} onTap=${c("market",{card:l,to:"zero"})}
      note=${d&&u?ys(t,l,"zero"):"J Q K"} />
    <${St} verb="DISCARD" ready=${$} busy=${o} onTap=${c("discard",{cards:n})}
      note=${$?U(n.length,"card"):a("discard")?"1 to 4 cards":"not after business"} />
    <${St} main=${!a("buy")&&!a("sell")&&!a("market")} verb="END TURN" note=${nr(t,e)} ready=${a("end")} busy=${o} onTap=${c("end",{})} />`}function Hc({prompt:t,facts:e}){let{trades:n,plays:s}=t?.say.args??{};return t?.say.code==="csm.end"?e.turn.business.includes("discard")?"Discarded: only the end is left.":"Nothing left but the end.":n===void 0?"":`${U(n,"trade")}, ${U(s,"market card")} left`}var or=({card:t,chosen:e,onTap:n})=>i`<button type="button" class=${b(["trade-certificate",`suit-${t[1]}`,e&&"is-chosen"])}
  aria-label=${`certificate, ${it(t)}`} aria-pressed=${String(e)} onClick=${n}><${zt} card=${t} /></button>`;function rr({table:t,state:e,pad:n,setPad:s,news:o}){let{round:r}=e,{prompt:a,cards:c}=r,[l]=a.awaited,u=a.options.map(Y).join(),{verb:d=null,picked:f=[],sale:$=null}=n.asked===u?n:{},p=v=>s({asked:u,verb:null,picked:[],sale:null,...v}),m=bn(r,l),x=v=>er(r,l,v),y=a.options.find(v=>v.by==="dealer"&&v.do==="joker"),g=t.late.value,k=(v,w)=>async()=>{await t.act({...x(v),args:w})&&p({})},O={round:r,option:x,busy:g,say:k,set:p,verb:d,picked:f};return i`<section class="foot trade" aria-label="what is next">
    <${ot} text=${a.say.text} news=${o} detail=${`${C(r)[l]}'s money ${h(Ne(r,l))}`} />
    ${c==="physical"&&d&&i`<${Fc} ...${O} />`}
    <${mt} table=${t} />
    <div class="trade-mine" role="group" aria-label=${`${C(r)[l]}'s certificates`}>
      <span class="quiet">${C(r)[l]}'s certificates</span>
      ${m.map((v,w)=>i`<${or} key=${w} card=${v} chosen=${$===w} onTap=${()=>p({sale:$===w?null:w})} />`)}
      ${!m.length&&i`<span class="quiet">none yet</span>`}
    </div>
    <${F} guard=${u}>
      <div class=${b(["trade-row",c==="virtual"&&"is-short"])}>
        ${c==="virtual"?ae(t,e):i`<${Pc} ...${O} />`}
        <${St} main=${$!==null} verb=${$===null?"SELL":`SELL ${N(m[$])}`} ready=${$!==null&&xn(x("sell"),m[$])} busy=${g}
          note=${$!==null?bs(r,m[$]):x("sell")?"tap a certificate":m.length?"no more trades":"nothing to sell"} onTap=${k("sell",{card:m[$]})} />
        ${y&&i`<${St} verb="JOKER" note=${`${C(r)[y.values.seat[0]]} drew it`} ready busy=${g}
          onTap=${()=>t.act({...y,args:{seat:y.values.seat[0]}})} />`}
        <${St} verb="END TURN" note=${nr(r,l)} ready=${x("end")} busy=${g} onTap=${k("end",{})} />
      </div>
    <//>
  </section>`}var Rc={buy:"BUY",market:"PRICE",discard:"DISCARD"},Pc=({option:t,busy:e,set:n,verb:s})=>Object.entries(Rc).map(([o,r])=>i`<${_} key=${o} kind="plain" chosen=${s===o}
  disabled=${!t(o)} busy=${e} onTap=${()=>n({verb:s===o?null:o})}>
  <span class="trade-deed"><b>${r}</b><span>${t(o)?o==="discard"?"1 to 4 cards":"which card":"no more"}</span></span>
<//>`);function Fc({round:t,option:e,busy:n,say:s,set:o,verb:r,picked:a}){let c=e(r)?.values;if(!c)return null;if(r==="discard"){let{of:d,least:f,most:$}=c.cards,p=a.length<$?d.filter(y=>tr(a,y)<tr(d,y)):[],m=y=>o({verb:r,picked:[...a,y]});return i`<div class="panel">
      <${Kt} allowed=${p} picked=${a} busy=${n} onPick=${m} onTakeBack=${y=>p.includes(y)?m(y):o({verb:r,picked:a.filter(g=>g!==y)})} />
      <div class="trade-entry">
        <span>${a.length?a.map(N).join(" "):"Which cards go?"}</span>
        <${_} kind="main" disabled=${a.length<f} busy=${n} onTap=${s("discard",{cards:a})}>discard ${U(a.length,"card")}<//>
      </div>
    </div>`}let[l]=a,u=d=>r==="market"&&je(d)?o({verb:r,picked:[d]}):s(r,{card:d})();return i`<div class="panel">
    <${Kt} allowed=${c.card} picked=${a} busy=${n} onPick=${u} onTakeBack=${()=>o({verb:r})} />
    ${r==="market"&&i`<div class="trade-entry">
      <span>${l?`${N(l)} sends the price`:"A face card asks where it sends the price."}</span>
      <${_} kind="main" disabled=${!l} busy=${n} onTap=${s("market",{card:l,to:"up"})}>${l?ys(t,l,"up"):"up"}<//>
      <${_} kind="main" disabled=${!l} busy=${n} onTap=${s("market",{card:l,to:"zero"})}>bankrupt<//>
    </div>`}
  </div>`}var tr=(t,e)=>t.filter(n=>n===e).length;var ar={Felt:Jc,Foot:Ic,OpenHand:sr,words:Dc,deed:Uc,event:Wc,payments:Kc,payment:zc,over:Gc,passOn:qc},ir=["csm.turn","csm.go-on","csm.end","csm.joker"];function Ic({prompt:t}){return ir.includes(t?.say.code)?rr:null}function Dc(t){let e=n=>t.seats.find(s=>s.seat===n).player;return{reshuffle:()=>"SHUFFLED",joker:({seat:n})=>`JOKER \xB7 ${e(n)} drew it`}}function Uc({do:t,args:e},{who:n}){switch(t){case"show":return D(e.card)?`${N(e.card)} turned up.`:"";case"end":return`${n} ends the turn.`;case"buy":case"sell":case"market":case"discard":case"joker":return"";default:return null}}function Wc({code:t,args:e,text:n},s){if(t==="csm.opens")return`${e.company} open at ${e.price}.`;if(t==="csm.buys"||t==="csm.sells"){let o=D(e.card)?`${N(e.card)}: `:"";return`${s[e.seat]} ${t==="csm.buys"?"buys":"sells"} ${o}${e.shares} at ${e.price}, ${h(e.amount)}.`}return n}function qc({prompt:t}){return ir.includes(t?.say.code)?t.awaited[0]:null}function Kc(t){return t.round?.finished?_n(t).filter(({says:e})=>e.length):[]}function zc({action:t,seat:e,player:n},s){let o=s.record.find(({index:u})=>u===t),r=u=>o.events.filter(d=>d.code===u&&d.args.seat===e).map(({args:d})=>d),[{amount:a}]=r("csm.takes"),c=r("csm.sells-out").map(({shares:u,price:d,amount:f})=>`${u} at ${d} = ${h(f)}`),l=r("csm.repays").map(({amount:u})=>`debt to the bank: ${h(u)}`);return{line:`${n} takes ${h(a)} home.`,sums:[...c,...l],amount:a}}function Gc({record:t}){return t.at(-1)?.events.find(({code:e})=>e==="csm.wins")?.text}function Jc({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return i`<section class="felt csm" aria-label="felt">
    <${yn} round=${n} />
    <div class="csm-middle">
      <${gn} prices=${n.facts.chart} />
      <dl class="csm-bank">
        <div><dt>bank</dt><dd data-place="bank">${h(n.places.bank??0)}</dd></div>
        <div><dt>draw pile</dt><dd>${n.board.draw_pile}</dd></div>
        <div><dt>${n.facts.reshuffles?"jokers are in":"no joker yet"}</dt></div>
      </dl>
    </div>
    <${Yo} round=${n} holds=${s.hand_over?.seat} lit=${o} />
  </section>`}var Qc=new Zt("/api");function ce({night:t,table:e,round:n}){let s=(e.past?.at(-1)??e.last)?.number??0,[o,r]=S({played:0,deals:[]});return L(()=>{if(!s||n&&!n.facts.sheet)return;let a=!1;return Qc.get(`nights/${t.night}/tables/${e.table}/scores`).then(({deals:c})=>a||r({played:s,deals:c}),()=>{}),()=>{a=!0}},[t.night,e.table,e.game,s,!!n?.facts.sheet]),Yc(o.deals,n,e.number)}function Yc(t,e,n){if(!e)return t.length?t:null;let{sheet:s,deal:o}=e.facts;if(!s)return null;let r=t.filter(l=>l.deal<o&&l.round!==n),a=r.at(-1)?.deal===o-1,c=s.after?[{deal:o,names:Sn(s,e),sheet:s}]:[];return[...a?r:[],...c]}function Sn(t,e){let n=Object.fromEntries(e.seats.map(({seat:o,player:r})=>[o,r])),s=o=>o.split("+").map(r=>n[r]).join(" and ");return Object.fromEntries(Object.keys(t.before).map(o=>[o,s(o)]))}function cr({facts:t,carry:e,seats:n}){if(!t.sheet)return null;if(!e?.finished)return`Deal ${t.deal} is scored.`;if(e.winners.length===n.length)return"The game is over: a tie.";let s=n.filter(({seat:o})=>e.winners.includes(o)).map(({player:o})=>o);return`The game is over: ${s.join(" and ")} ${s.length>1?"win":"wins"}.`}function Tn({deals:t,round:e,onSheet:n}){let s=t.at(-1),o=e?.facts.sheet??s.sheet,r=e?.facts.sheet?Sn(o,e):s.names,a=!!o.after;return i`<section class="scores" aria-label="the score">
    <ol class="scores-names">
      ${Object.keys(o.before).map((c,l)=>{let u=a?o.after[c]-o.before[c]:0;return i`<li key=${c} class=${b(["scores-name",Zc(o,c)&&"is-best"])}>
          <${dt} at=${l} />
          <span class="scores-who">${r[c]}</span>
          <b class="figure">${h((o.after??o.before)[c])}</b>
          ${a&&i`<span class="scores-why small">${Vc(o,c,u)}</span>`}
        </li>`})}
    </ol>
    ${t.length>1&&i`<${Ft} deals=${t} />`}
    ${n&&i`<${_} kind="quiet" onTap=${n}>score sheet<//>`}
  </section>`}function Vc(t,e,n){let s=t.items.filter(o=>o.name===e).map(({what:o})=>o);return s.length?`${B(n)}: ${s.join(", ")}`:""}function Zc({better:t,before:e,after:n},s){let o=Object.values(n??e),r=t==="high"?Math.max(...o):Math.min(...o);return o.some(a=>a!==r)&&(n??e)[s]===r}var lr=["","7 4","2 4","12 4 2 4","5 3 1 3","1 3"],wn=260,gs=120,Pt=8,dt=({at:t})=>i`<svg class=${`score-stroke is-line-${t}`} viewBox="0 0 28 6" aria-hidden="true">
  <line x1="1" x2="27" y1="3" y2="3" stroke-dasharray=${lr[t]} />
</svg>`;function Ft({deals:t}){let[e]=t,n=Object.keys(e.sheet.before),{goal:s}=t.at(-1).sheet,o=[e.sheet.before,...t.map(({sheet:d})=>d.after??d.before)],r=o.flatMap(d=>n.map(f=>d[f])),a=Math.min(0,...r),c=Math.max(1,...r,s??0),l=d=>Pt+d*(wn-2*Pt)/Math.max(1,o.length-1),u=d=>gs-Pt-(d-a)*(gs-2*Pt)/(c-a);return i`<svg class="score-chart" viewBox=${`0 0 ${wn} ${gs}`} role="img" aria-label=${Xc(t,n,o)}>
    <line class="score-zero" x1=${Pt} x2=${wn-Pt} y1=${u(0)} y2=${u(0)} />
    ${s!==null&&i`<line class="score-goal" x1=${Pt} x2=${wn-Pt} y1=${u(s)} y2=${u(s)} />`}
    ${n.map((d,f)=>{let $=o.map((p,m)=>`${l(m)},${u(p[d])}`);return i`<g key=${d} class=${`is-line-${f}`}>
        <polyline points=${$.join(" ")} stroke-dasharray=${lr[f]} />
        <circle cx=${l(o.length-1)} cy=${u(o.at(-1)[d])} r="3.5" />
      </g>`})}
  </svg>`}var Xc=(t,e,n)=>e.map(s=>`${t.at(-1).names[s]}: ${n.map(o=>h(o[s])).join(", ")}`).join("; ");function ur({deals:t,onClose:e}){let[n,s]=S(t.length-1),o=t[Math.min(n,t.length-1)],r=i`<span></span><${_} kind="main" onTap=${e}>done<//>`;return i`<${lt} title="The score sheet" large onClose=${e} foot=${r}>
    <div class=${b(["score-sheet",tl(o)&&"is-wide"])}>
      <div class="score-all">
        <${el} deals=${t} shown=${o} onLook=${s} />
        ${t.length>1&&i`<${Ft} deals=${t} />`}
      </div>
      <${nl} deal=${o} />
    </div>
  <//>`}var tl=({names:t})=>Object.keys(t).length>4;function el({deals:t,shown:e,onLook:n}){let s=Object.keys(e.sheet.before),{better:o,goal:r}=t.at(-1).sheet;return i`<div class="score-deals">
    <table class="ledger">
      <thead><tr><th>deal</th>${s.map((a,c)=>i`<th key=${a} class="number"><${dt} at=${c} /> ${t.at(-1).names[a]}</th>`)}</tr></thead>
      <tbody>${t.map((a,c)=>i`<tr key=${a.deal} class=${a===e?"is-now":null}>
        <th scope="row"><${_} kind="quiet" chosen=${a===e} onTap=${()=>n(c)}>${a.deal}<//></th>
        ${s.map(l=>i`<td key=${l} class="number">${B(a.sheet.after[l]-a.sheet.before[l])} <b>${h(a.sheet.after[l])}</b></td>`)}
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">${o==="high"?"The highest score wins":"The lowest score wins"}${r!==null&&`; ${h(r)} ends the game`}.</p>
  </div>`}function nl({deal:{deal:t,names:e,sheet:n}}){return i`<section class="deal-sheet" aria-label=${`deal ${t}`}>
    <h3>Deal ${t}</h3>
    <div class="deal-columns">
      ${Object.keys(n.before).map(s=>i`<${sl} key=${s} name=${s} who=${e[s]} names=${e} sheet=${n} />`)}
    </div>
  </section>`}function sl({name:t,who:e,sheet:n}){let s=t.split("+"),o=e.split(" and "),r=u=>o.length===s.length?o[s.indexOf(String(u))]:`seat ${u}`,a=u=>u.filter(d=>d.name===t),c=n.tricks.map((u,d)=>({...u,number:d+1})).filter(({seat:u})=>s.includes(String(u))),l=a(n.taken).reduce((u,{points:d})=>u+d,0);return i`<table class="ledger deal-column">
    <caption>${e}</caption>
    <tbody>
      <tr class="is-score"><th scope="row">before</th><td class="number">${h(n.before[t])}</td></tr>
      ${c.map(({number:u,seat:d,cards:f,points:$})=>i`<tr key=${`trick ${u}`}>
        <th scope="row" class="deal-trick"><span class="quiet">${u}${s.length>1&&` \xB7 ${r(d)}`}</span> ${f.map(N).join(" ")}</th>
        <td class="number">${h($)}</td></tr>`)}
      ${a(n.taken).map(({what:u,points:d})=>i`<tr key=${`took ${u}`}><th scope="row">${u}</th><td class="number">${B(d)}</td></tr>`)}
      ${a(n.taken).length>1&&i`<tr><th scope="row">taken</th><td class="number">${h(l)}</td></tr>`}
      ${a(n.items).map(({what:u,points:d},f)=>i`<tr key=${`scored ${f}`} class="is-scored"><th scope="row">${u}</th><td class="number">${B(d)}</td></tr>`)}
      <tr class="is-score"><th scope="row">after</th><td class="number"><b>${h((n.after??n.before)[t])}</b></td></tr>
    </tbody>
  </table>`}var pr={Felt:al,payments:_n,payment:ol};function ol({says:t,transfers:e}){return{hand:null,sums:t.length?t:e.map(({why:n,amount:s})=>`${n}: ${h(s)}`)}}function rl(t,e){let[n,s,...o]=t.split(":");if(s===void 0)return ct(n);let r=[n,...o].map(ct).join(" ");return e[s]?`${e[s]}: ${r}`:`${ks(s)} ${r}`}var _s={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},ks=t=>_s[t]?`${_s[t]}\uFE0E`:ct(t);function al({state:t,paying:e}){let{round:n,table:s,night:o}=t,r=Object.fromEntries(n.seats.map(({seat:d,player:f})=>[d,f])),a=Object.entries(n.zones).filter(([d,{count:f}])=>f&&d!=="stock"),c=Object.entries(n.places),l=a.filter(([,{owner:d}])=>d===null),u=c.filter(([d])=>Z(d)===null);return i`<section class="felt general" aria-label="felt">
    <div class="general-middle">
      <${il} zone=${n.zones.stock} />
      ${l.map(([d,f])=>i`<${fr} key=${d} name=${rl(d,r)} zone=${f} />`)}
      ${u.map(([d,f])=>i`<${ll} key=${d} place=${d} amount=${f} chipset=${o.chip_set} />`)}
    </div>
    <div class="general-seats">
      ${n.seats.map(d=>i`<${ul} key=${d.seat} seat=${d} round=${n} players=${r}
        lit=${e?e.seat===d.seat:n.prompt?.awaited.includes(d.seat)}
        holds=${s.hand_over?.seat===d.seat}
        zones=${a.filter(([,{owner:f}])=>f===d.seat)}
        places=${c.filter(([f])=>Z(f)===d.seat)} />`)}
    </div>
    <${Gt} state=${t} />
    <${dr} facts=${n.facts} players=${r} />
    ${Object.keys(n.board).length>0&&i`<${dr} facts=${n.board} players=${r} />`}
  </section>`}function Gt({state:t}){let e=ce(t),[n,s]=S(!1);return e?i`
    <${Tn} deals=${e} round=${t.round} onSheet=${e.length>0&&(()=>s(!0))} />
    ${n&&i`<${ur} deals=${e} onClose=${()=>s(!1)} />`}`:null}var il=({zone:t})=>t?.count>0&&i`<div class="general-stock">
  <${A} card="??" /><span class="hand-label">stock ${t.count}</span>
</div>`,cl=7;function fr({name:t,zone:e}){return!e.cards.some(D)&&e.cards.length>3?i`<div class="general-stock"><${A} card="??" /><span class="hand-label">${t} ${e.count}</span></div>`:i`<${j} cards=${e.cards} label=${t} fanned=${e.cards.length>cl} />`}var ll=({place:t,amount:e,chipset:n})=>i`<div class="general-place" data-place=${t}>
  <${Lt} amount=${e} chipset=${n} />
  <span><span class="quiet">${ct(t.replaceAll(":"," "))}</span> <b class="figure">${h(e)}</b></span>
</div>`;function ul({seat:t,round:e,lit:n,holds:s,zones:o,places:r}){let a=e.markers[t.seat],c=[e.dealer===t.seat&&"the deal",s&&"has the tablet",a>0&&`owes ${h(a)}`];return i`<div class=${b(["general-seat",n&&"is-lit"])}>
    <div class="general-name">
      <b>${t.player}</b> <span class="figure" data-place=${`seat:${t.seat}`}>${h(t.rack)}</span>
      <span class="quiet small">${c.filter(Boolean).join(" \xB7 ")}</span>
    </div>
    ${r.map(([l,u])=>i`<div key=${l} class="small" data-place=${l}>
      <span class="quiet">${ct(l.split(":").filter(d=>d!==String(t.seat)).join(" "))}</span>
      <b class="figure"> ${h(u)}</b>
    </div>`)}
    ${o.map(([l,u])=>i`<${fr} key=${l} name=${pl(l)} zone=${dl(l,u,e)} />`)}
  </div>`}var dl=(t,e,n)=>t.startsWith("hand:")?{...e,cards:Me(e.cards,n)}:e,pl=t=>ct(t.split(":").filter(e=>!/^\d+$/.test(e)).join(" ")),fl=["sheet","scores","tokens"];function dr({facts:t,players:e}){let n=Object.entries(t).filter(([s])=>!(t.sheet&&fl.includes(s))).map(([s,o])=>[s,$r(s,o,e)]).filter(([,s])=>s);return n.length>0&&i`<dl class="general-facts">
    ${n.map(([s,o])=>i`<div key=${s}><dt>${ct(s)}</dt><dd>${o}</dd></div>`)}
  </dl>`}var $l=new Set("seat turn leader bidder declarer closer stopped winner playing losers winners takers".split(" ")),$r=(t,e,n)=>$l.has(t)?hl(e,n):hr(e,n),hl=(t,e)=>[t??[]].flat().map(n=>e[n]??`seat ${n}`).join(", ");function hr(t,e){return t==null||t===""?"":typeof t=="boolean"?t?"yes":"no":Array.isArray(t)?t.map(s=>hr(s,e)).filter(Boolean).join(", "):typeof t!="object"?_s[t]?ks(t):oe(t):Object.entries(t).map(([s,o])=>[e[s]??ks(s),$r(s,o,e)]).filter(([,s])=>s).map(([s,o])=>`${s} ${o}`).join(" \xB7 ")}var mr={Felt:kl,Seen:vl,deed:gl,passOn:_l},ml=10,bl={T:10,Q:12},yl=([t,e])=>(bl[t]??Number(t))+(e==="h"?ml:0);function gl({do:t,args:e},{round:n}){return t==="show"&&e.card!=="??"?`${C(n)[e.seat]}: ${N(e.card)}.`:""}function _l({prompt:t,facts:e,record:n}){let s=n.at(-1)?.do==="choose"&&t?.awaited.length===1;return e&&s?t.awaited[0]:null}function kl({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return i`<section class="felt tricks" aria-label="felt">
    <header class="tricks-head">
      <p><b>match ${Math.min(n.facts.matches.length+1,n.options.cards_in_play)}</b> of ${n.options.cards_in_play}
        ${n.facts.changed&&" \xB7 the hands have changed places"}</p>
      <span class="tricks-pot" data-place="pot">${n.places.pot>0&&i`pot <b class="figure">${h(n.places.pot)}</b>`}</span>
    </header>
    <${br} round=${n} lit=${o} holds=${s.hand_over?.seat} />
    <${Gt} state=${t} />
  </section>`}function vl({round:t}){return i`<div class="matches-seen"><${br} round=${t} lit=${()=>!1} /></div>`}function br({round:t,lit:e,holds:n}){let s=t.options.cards_in_play;return i`<div class=${b(["matches",s>10&&"is-long"])}>
    ${t.seats.map(({seat:o,player:r,rack:a},c)=>i`<section key=${o} class=${b(["matches-row",e(o)&&"is-lit"])} aria-label=${r}>
      <span class="matches-name"><${dt} at=${c} /> <b>${r}</b>
        <b class="figure">${xl(t.facts.won[o])}</b>
        <span class="small" data-place=${`seat:${o}`}>${wl(t,o,a,n)}</span></span>
      <div class="matches-cards">
        ${[...Array(s).keys()].map(l=>i`<${Sl} key=${l} round=${t} seat=${o} match=${l} half=${l===s/2} />`)}
      </div>
    </section>`)}
  </div>`}var xl=t=>`${t} ${t===1?"match":"matches"}`,wl=(t,e,n,s)=>[s===e&&"has the tablet",n>0&&U(n,"chip"),t.markers[e]>0&&`owes ${h(t.markers[e])}`].filter(Boolean).join(" \xB7 ");function Sl({round:t,seat:e,match:n,half:s}){let{matches:o}=t.facts,r=o[n],a=r?.cards[e]??(n===o.length?Tl(t,e):null);return i`<span class=${b(["matches-card",s&&"is-half"])}>
    ${a?i`<${A} card=${a} lit=${r?.winner===e} dim=${!!r&&r.winner!==e} />`:i`<${nt} />`}
    <span class="small figure">${a&&a!=="??"?yl(a):""}</span>
  </span>`}function Tl({prompt:t,zones:e,facts:n,options:s},o){if(t?.say.code==="divide-and-conquer.match")return t.awaited.includes(o)?null:"??";let r=n.matches.length%(s.cards_in_play/2);return e[`played:${o}`]?.cards[r]??null}var gr={Felt:Hl,words:Al,deed:El,payments:Ml,amongPlayers:!0,payment:Ll,over:Nl,passOn:Cl,handNote:jl},Ol={A:1,T:10},yr=([t])=>Ol[t]??Number(t);function Al(){return{draw:()=>"DRAW",pass:()=>"PASS"}}function El({do:t},{who:e}){return t==="draw"?`${e} draws a card.`:t==="pass"?`${e} passes.`:null}function Cl({prompt:t}){return t?.say.code==="kabu.draw"?t.awaited[0]:null}function jl({zones:t},e){let n=t[`hand:${e}`].cards,s=n.reduce((r,a)=>r+yr(a),0),o=s>9?`: counts ${s%10}`:"";return`${n.map(yr).join(" + ")} = ${s}${o}`}function Nl(t){return(n=>t.record.at(-1)?.events.find(s=>s.code===n)?.text)("kabu.over")??(t.facts.debts.length?"Everybody has paid.":"Equal counts: nobody owes anything.")}function Ml({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=C(t),s=Ht(t).filter(({action:a})=>a===e),o=[];for(let a of t.facts.debts){o.at(-1)?.seat!==a.from&&o.push({action:e,seat:a.from,player:n[a.from],amount:0,debts:[],ids:[]});let c=o.at(-1);c.debts.push(a),a.paid&&(c.amount-=a.amount,c.ids.push(s.shift().id))}let r=s.map(({from:a,amount:c,id:l})=>{let u=Number(a.split(":")[1]);return{action:e,seat:u,player:n[u],amount:-c,debts:[],ids:[l]}});return[...o,...r]}function Ll({seat:t,amount:e,debts:n},s){let o=C(s),{counts:r}=s.facts,{stake:a}=s.options,c=n.reduce((f,$)=>f+$.amount,0),l=f=>`${r[f]} \u2212 ${r[t]}`,u=a>1?` \xD7 ${h(a)}`:"";if(!n.length)return{hand:"repays the house's marker"};if(!e){let f=s.seats.find($=>$.seat===t).rack;return{line:`${o[t]} owes ${h(c)}, holds ${h(f)}, and pays nobody.`}}let d=n.map(({to:f,amount:$})=>({to:o[f],amount:$,why:u?`(${l(f)})${u}`:l(f)}));return{line:`${o[t]} pays ${Bl(d)}.`,pushes:d}}function Bl(t){let e=t.map(({to:n,amount:s})=>`${n} ${h(s)}`);return e.length>1?`${e.slice(0,-1).join(", ")} and ${e.at(-1)}`:e[0]}function Hl({state:t,pace:e,paying:n,face:s}){let{round:o,table:r}=t,{facts:a}=o,c=Rl(o),l=Object.keys(a.counts).length>0,u=o.finished&&a.debts.length>0,d=new Set(s.payments(t).slice(0,e.paid).map(({seat:$})=>$)),f=C(o);return i`<section class="felt kabu" aria-label="felt" style=${{"--players":c.length}}>
    <${Fl} round=${o} showing=${l} />
    <div class="kabu-row kabu-head">
      ${!u&&i`<span class="kabu-differ">${Pl(o)}</span>`}
      ${u&&i`<span class="kabu-title">pays</span>
        ${c.map($=>i`<span class="kabu-to" key=${$}>${f[$]}</span>`)}
        <span class="kabu-net">net</span>`}
    </div>
    ${c.map($=>i`<${Il} key=${$} seat=${$} seats=${c} round=${o} owing=${u}
      lit=${(n?.seat??o.prompt?.say.args.seat)===$} paid=${d.has($)}
      holds=${r.hand_over?.seat===$} />`)}
  </section>`}var Rl=({seats:t,dealer:e})=>{let n=t.map(({seat:s})=>s).sort((s,o)=>s-o);return[...n.filter(s=>s>e),...n.filter(s=>s<=e)]},Pl=({record:t})=>t[0]?.events.find(({code:e})=>e==="kabu.racks-differ")?.text;function Fl({round:t,showing:e}){let{facts:n,options:s,zones:o}=t;return i`<p class="kabu-heading">
    <b>hand ${n.hand}</b>
    <span>${e?"showing":`lap ${n.lap} of 2`}</span>
    <span>stock ${o.stock.count}</span>
    <span>${U(s.stake,"chip")} a point</span>
  </p>`}function Il({seat:t,seats:e,round:n,owing:s,lit:o,paid:r,holds:a}){let c=n.seats.find(p=>p.seat===t),{facts:l}=n,u=n.zones[`hand:${t}`].cards,d=l.counts[t],f=n.markers[t],$=[n.dealer===t&&"the deal",a&&"has the tablet",f&&`owes ${h(f)}`];return i`<div class=${b(["kabu-row",o&&"is-lit",r&&"is-paid"])} role="group" aria-label=${c.player}>
    <span class="kabu-who">
      <b>${c.player}</b><span class="figure" data-place=${`seat:${t}`}>${h(c.rack)}</span>
      <span class="kabu-note">${$.filter(Boolean).join(" \xB7 ")}</span>
    </span>
    <${j} cards=${u} />
    <b class="kabu-count">${d}</b>
    ${s?i`<${Ul} seat=${t} seats=${e} debts=${l.debts} paid=${r} />`:i`<span class="kabu-state">${d===void 0?Dl(n,t):""}</span>`}
  </div>`}function Dl({facts:t,zones:e,prompt:n},s){let{count:o}=e[`hand:${s}`];return t.drawing.includes(s)?n?.say.code!=="kabu.draw"?"":n.awaited.includes(s)?o>2?"one more?":"draws or passes":o>t.lap+1?"drew a card":"":`passed with ${o}`}function Ul({seat:t,seats:e,debts:n,paid:s}){let o=(c,l)=>n.find(u=>u.from===c&&u.to===l),r=c=>c.filter(l=>l.paid).reduce((l,{amount:u})=>l+u,0),a=r(n.filter(({to:c})=>c===t))-r(n.filter(({from:c})=>c===t));return i`
    ${e.map(c=>i`<${Wl} key=${c} debt=${o(t,c)} done=${s} own=${c===t} />`)}
    <b class=${b(["kabu-net",a>0&&"won",a<0&&"lost"])}>${B(a)}</b>`}function Wl({debt:t,done:e,own:n}){return t?i`<span class=${b(["kabu-debt",!t.paid&&"is-unpaid",t.paid&&e&&"is-done"])}>
    ${h(t.amount)}${t.paid&&e?i`<span class="kabu-tick">✓</span>`:""}
    ${!t.paid&&i`<span class="unseen">, not paid</span>`}
  </span>`:i`<span class=${b(["kabu-debt",n&&"is-own"])}></span>`}var Jt=[..."789TJQKA"];function Qt({round:t}){let{contract:e}=t.facts,n={train:zl,quart:Gl,domino:Jl}[e]??ql;return i`<div class="lorum-middle"><${n} round=${t} /></div>`}var ql=({round:{board:t,facts:e,seats:n}})=>i`<div class="lorum-trick" role="group" aria-label="the trick">
  ${n.map(({seat:s})=>{let o=t.trick.find(r=>r.seat===s);return i`<span key=${s} class=${`lorum-played is-seat-${s}`}>
      ${o?i`<${A} card=${o.card} lit=${Kl(e,t,s)} />`:i`<${nt} />`}
    </span>`})}
</div>`,Kl=(t,e,n)=>e.trick.length===4&&t.takers[0]===n&&t.takers.every(s=>s===n);function zl({round:{zones:t,facts:e,board:n}}){let{total:s}=e,o=n.tolls.find(([a])=>a>s),r=t.train?.cards??[];return i`<div class="lorum-train" role="group" aria-label=${`the train, total ${s}`}>
    <b class="lorum-total">${s}</b>
    <ol class="lorum-tolls">${n.tolls.map(([a,c])=>i`<li key=${a} class=${b([a<=s&&"is-done",o?.[0]===a&&"is-next"])}>
      <b>${a}</b> <span>costs ${h(c)}</span></li>`)}</ol>
    <div class="lorum-cars">${r.map(a=>i`<${A} key=${a} card=${a} />`)}</div>
  </div>`}function Gl({round:{zones:t,board:e}}){let n=t.run?.cards??[],s=t.gone?.count??0;return i`<div class="lorum-run" role="group" aria-label="the run">
    <div class="lorum-cars">
      ${n.map(o=>i`<${A} key=${o} card=${o} />`)}
      ${e.wanted&&i`<span class="lorum-wanted"><${A} card=${e.wanted} dim /><span>wanted</span></span>`}
      ${!n.length&&i`<${nt} />`}
    </div>
    <p class="quiet">${s} played before</p>
  </div>`}function Jl({round:{zones:t,board:e}}){let n=new Set(t.layout?.cards??[]),s=Ql(e);return i`<div class="lorum-grid" role="group" aria-label="the domino">
    ${[..."shdc"].map(o=>Jt.map(r=>{let a=r+o;return i`<span key=${a}>${n.has(a)?i`<${A} card=${a} />`:i`<${nt} label=${s.has(a)?`room for ${a}`:"no card yet"} wanted=${s.has(a)} />`}</span>`}))}
  </div>`}function Ql({laid:t,first_rank:e}){return e?new Set(Object.entries(t).flatMap(([n,s])=>{if(!s.length)return[e+n];let[o,r]=s.map(([a])=>Jt.indexOf(a));return[Jt[o-1],Jt[r+1]].filter(Boolean).map(a=>a+n)})):new Set}var _r=({prompt:t},e)=>t?.options.filter(({by:n})=>n===e)??[];function kr({table:t,hand:e,seat:n,who:s,act:o,onCover:r}){let{round:a}=e,c=_r(a,n),l=c.find(y=>y.do==="play"),u=c.find(y=>y.do==="pass"),d=a.prompt?.options.map(Y).join()??"",f=jt(d),$=(y,g)=>f.swallows(g)||o({...l,args:y}),p=a.zones[`hand:${n}`],m=kn(a),x=t.late.value;return i`
    <section class="hand-felt lorum-hand" aria-label="your hand">
      ${p.sight==="others"?i`<${Yl} round=${a} seat=${n} />`:i`<div class="lorum-seen"><${Qt} round=${a} /></div>`}
      ${p.sight==="others"?i`<${vr} left=${a.facts.positions?.[n]??[]} open=${l?.values.position??[]} onTap=${(y,g)=>$({position:y},g)} />`:i`<div class="tap-hand" role="group" aria-label="your cards">
            ${m.arranged(p.cards).map(y=>l?.values.card.includes(y)?i`<button type="button" class="tap-card is-open" key=${y} aria-label=${it(y)} onClick=${g=>$({card:y},g)}><${A} card=${y} /></button>`:i`<span class="tap-card" key=${y}><${A} card=${y} dim=${!!l} /></span>`)}
          </div>`}
    </section>
    <section class="foot" aria-label="what is next">
      <${ot} text=${a.prompt?.say.text??"The hand is over."} detail=${s} />
      <${mt} table=${t} />
      <${F} guard=${d} end=${i`${p.sight==="owner"&&i`<${vn} sorting=${m} />`}<${_} kind="plain" onTap=${r}>cover<//><${_} kind="plain" onTap=${t.takeBack}>back to the dealer<//>`}>
        ${u?i`<${_} kind="main" busy=${x} onTap=${()=>o({...u,args:{}})}>PASS<//>`:i`<p class="controls-note">${l?"Tap the card you play.":"Nothing of yours is asked for."}</p>`}
      <//>
    </section>`}var vr=({left:t,open:e,onTap:n})=>i`<div class="tap-hand" role="group" aria-label="your cards, unseen">
  ${[...Array(8).keys()].map(s=>t.includes(s)?i`<button type="button" class="tap-card is-open" key=${s} disabled=${!e.includes(s)}
      aria-label=${`card ${s+1}`} onClick=${o=>n(s,o)}><${A} card="??" /></button>`:i`<span class="tap-card" key=${s}><${nt} /></span>`)}
</div>`;function Yl({round:t,seat:e}){let n=C(t),s=t.seats.filter(o=>o.seat!==e);return i`<div class="lorum-others">
    <${Qt} round=${t} />
    <div class="lorum-hands">${s.map(o=>i`<${j} key=${o.seat} cards=${t.zones[`hand:${o.seat}`].cards} label=${n[o.seat]} />`)}</div>
  </div>`}function xr({table:t,state:e,news:n}){let{round:s}=e,{prompt:o}=s,r=o.options.map(Y).join(),a={table:t,state:e,round:s,guard:r};return i`<section class="foot lorum-foot" aria-label="what is next">
    <${ot} text=${o.say.text} news=${n} detail=${Bt(s,o.awaited)} />
    <${mt} table=${t} />
    ${s.cards==="physical"?i`<${Zl} ...${a} />`:i`<${Vl} ...${a} />`}
  </section>`}function Vl({table:t,state:e,round:n,guard:s}){let[o]=n.prompt.awaited,r=_r(n,o).find(({values:a})=>a.position);return i`<${F} guard=${s}>
    ${ae(t,e)}
    ${r&&i`<div class="lorum-backs"><${vr} left=${n.facts.positions[o]} open=${r.values.position}
      onTap=${a=>t.act({...r,args:{position:a}})} /></div>`}
  <//>`}function Zl({table:t,round:e,guard:n}){let{prompt:s,undoable:o}=e,r=t.late.value,a=s.options.filter(f=>f.do==="play"),c=s.options.find(f=>f.do==="pass"),l=i`<${_} kind="plain" disabled=${!o} busy=${r} onTap=${t.undo}>take back<//>`;if(a.length>1){let f=C(e);return i`<${F} guard=${n} end=${l}>
      ${a.map($=>i`<${_} key=${$.by} kind="main" busy=${r}
        onTap=${()=>t.act({...$,args:{card:$.values.card[0]}})}>${f[$.by]} ${N($.values.card[0])}<//>`)}
    <//>`}let[u]=a,d=new Set(u?.values.card??[]);return i`<${F} end=${i`
      ${c&&i`<${_} kind="main" busy=${r} onTap=${()=>t.act({...c,args:{}})}>PASS<//>`}
      ${l}`}>
    <div class="lorum-pack" role="group" aria-label="cards">
      ${[..."shdc"].flatMap(f=>Jt.map($=>$+f)).map(f=>i`<button type="button" key=${f}
        class=${b(["picker-card",`suit-${f[1]}`,!d.has(f)&&"is-out"])} disabled=${!d.has(f)||r}
        aria-label=${it(f)} onClick=${()=>t.act({...u,args:{card:f}})}>${d.has(f)&&i`<${zt} card=${f} />`}</button>`)}
    </div>
  <//>`}var Be={"no-hearts":"No hearts",queens:"Queens","no-tricks":"No tricks","hairy-ape":"Hairy Ape",train:"Train",quart:"Quart",domino:"Domino"};function Sr({state:t,onClose:e}){let{round:n,table:s}=t,o=C(n),r=n.seats.map(({seat:p})=>p),{contracts:a,deals:c}=n.board,l=xs(s,n),u=p=>s.seats.find(m=>m.player===p)?.seat,d=Xl(l,u),f=p=>[...l.values()].reduce((m,x)=>m+(Le(x,p,u)??0),0),$=(p,m)=>l.get(m*a.length+1)?.find(y=>y.seat===p)?.name??o[p];return i`<${lt} title="The score" onClose=${e} foot=${i`<${_} kind="plain" onTap=${e}>go back<//>`}>
    <div class="lorum-scores">
    <table class="lorum-sheet">
      <thead>
        <tr><th></th>${c.map((p,m)=>i`<th key=${p} colspan="4" scope="colgroup">${$(p,m)} deals</th>`)}</tr>
        <tr><th></th>${c.map(p=>r.map(m=>i`<th key=${`${p} ${m}`} class=${b([m===r[0]&&"starts"])}>${o[m].slice(0,3)}</th>`))}</tr>
      </thead>
      <tbody>${a.map((p,m)=>i`<tr key=${p}>
        <th scope="row">${Be[p]}</th>
        ${c.map((x,y)=>{let g=y*a.length+m+1,k=l.get(g);return r.map(O=>{let v=k&&Le(k,O,u);return i`<td key=${`${g} ${O}`} class=${b([O===r[0]&&"starts",g===n.facts.hand&&"is-now",v>0&&"won",v<0&&"lost"])}>
              ${k?v===void 0?"\u2013":v?B(v):"\xB7":""}</td>`})})}
      </tr>`)}</tbody>
    </table>
    </div>
    <p class="lorum-sums">${r.map((p,m)=>i`<span key=${p}><${dt} at=${m} /> ${o[p]} <b class=${b([f(p)>0&&"won",f(p)<0&&"lost"])}>${B(f(p))}</b></span>`)}
      ${d.map(({player:p,name:m,result:x})=>i`<span key=${`gone ${p}`} class="quiet">${m} (left) <b>${B(x)}</b></span>`)}
      <span>pot <b>${h(n.places.pot??0)}</b></span></p>
    ${l.size>1&&i`<${Ft} deals=${vs(l,o,r,u)} />`}
  <//>`}function vs(t,e,n,s){let o=Object.fromEntries(n.map(r=>[r,0]));return[...t].map(([r,a])=>{let c=Object.fromEntries(n.map(u=>[u,o[u]+(Le(a,u,s)??0)])),l={better:"high",goal:null,before:o,after:c};return o=c,{deal:r,names:e,sheet:l}})}function xs({past:t,seats:e},n){let s=n.facts.hand-1,o=s?t.filter(({voided:a})=>!a).slice(-s):[],r=new Map(o.map((a,c)=>[s-o.length+c+1,wr(a.seats,a.results)]));return n.finished?r.set(n.facts.hand,wr(e,tu(n))):r}var wr=(t,e)=>t.map(({seat:n,player:s,name:o})=>({seat:n,player:s,name:o,result:e[n]??0})),Le=(t,e,n)=>t.find(({player:s})=>n(s)===e)?.result;function Xl(t,e){let n=new Map;for(let{player:s,name:o,result:r}of[...t.values()].flat())e(s)===void 0&&n.set(s,{player:s,name:o,result:(n.get(s)?.result??0)+r});return[...n.values()]}function tu({record:t,seats:e}){let n=Object.fromEntries(e.map(({seat:s})=>[s,0]));for(let{from:s,to:o,amount:r}of t.flatMap(({transfers:a})=>a))s==="house"||o==="house"||(s.startsWith("seat:")&&(n[s.slice(5)]-=r),o.startsWith("seat:")&&(n[o.slice(5)]+=r));return n}var Tr={Felt:cu,Foot:()=>xr,OpenHand:kr,words:eu,deed:nu,event:su,payments:ru,amongPlayers:!0,payment:au,over:iu,passOn:ou};function eu(){return{pass:()=>"PASS"}}function nu({do:t,args:e},{who:n}){return t==="pass"?`${n} passes.`:t!=="play"?null:e.card&&e.card!=="??"?`${n}: ${N(e.card)}.`:`${n} plays a card.`}function su({code:t,args:e,text:n}){return t==="lorum.total"?`Total ${e.total}.`:n}function ou({prompt:t}){return t?t.awaited.length===1?t.awaited[0]:t.options[0]?.by??null:null}function ru({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=C(t),s=[];for(let o of Ht(t).filter(({action:r})=>r===e)){let r=Z(o.from)??Z(o.to)??0,a=o.from==="pot";(s.at(-1)?.seat!==r||s.at(-1).takes!==a)&&s.push({action:e,seat:r,player:n[r],takes:a,amount:0,transfers:[],ids:[]});let c=s.at(-1);c.ids.push(o.id),o.from!=="house"&&(c.transfers.push(o),c.amount+=a?o.amount:-o.amount)}return s}function au({player:t,takes:e,amount:n,transfers:s},o){if(e)return{line:`${t} takes the pot, ${h(n)}.`};let r=C(o),a=l=>l==="house"?"the house":r[Z(l)??0]??"the pot",c=s.map(l=>({to:a(l.to),amount:l.amount}));return{line:`${t} pays ${c.map(l=>`${l.to} ${h(l.amount)}`).join(", ")}.`,sums:[...new Set(s.map(({why:l})=>l))],pushes:c}}function iu({facts:t,board:e,record:n}){return n.at(-1)?.events.find(({code:o})=>o==="lorum.over")?.text??`Hand ${t.hand} of ${e.hands} is over and paid.`}function cu(t){let{state:e,paying:n}=t,{round:s,table:o}=e,[r,a]=S(!1),c=l=>n?n.seat===l:!!s.prompt?.awaited.includes(l);return i`<section class="felt lorum" aria-label="felt">
    <${lu} round=${s} onSheet=${()=>a(!0)} />
    <div class=${`lorum-table is-${s.facts.contract}`}>
      ${s.seats.map(({seat:l})=>i`<${uu} key=${l} seat=${l} round=${s} lit=${c(l)} holds=${o.hand_over?.seat===l} />`)}
      <${Qt} round=${s} />
    </div>
    ${r&&i`<${Sr} state=${e} onClose=${()=>a(!1)} />`}
  </section>`}function lu({round:t,onSheet:e}){let{facts:n,board:s,places:o,options:r}=t;return i`<header class="lorum-head">
    <ol class="lorum-contracts" aria-label="the contracts">
      ${s.contracts.map((a,c)=>i`<li key=${a} class=${b([a===n.contract&&"is-lit",c<(n.hand-1)%s.contracts.length&&"is-done"])}>${Be[a]}</li>`)}
    </ol>
    <div class="lorum-line">
      <span><b>hand ${n.hand}</b> of ${s.hands}</span>
      <span>${U(r.stake,"chip")} a point</span>
      <span data-place="pot">pot <b class="figure">${h(o.pot??0)}</b></span>
      <${_} kind="quiet" onTap=${e}>score sheet<//>
    </div>
  </header>`}function uu({seat:t,round:e,lit:n,holds:s}){let{facts:o,zones:r,markers:a}=e,c=C(e)[t],l=e.seats.find(p=>p.seat===t).rack,u=r[`hand:${t}`].count,d=(r[`won:${t}`]?.count??0)/4,f=o.points?.[t],$=[e.dealer===t&&"the deal",f&&U(f,"point"),s&&"has the tablet",a[t]>0&&`owes ${h(a[t])}`];return i`<section class=${b(["lorum-seat",`is-seat-${t}`,n&&"is-lit"])} aria-label=${c}>
    <span class="lorum-name"><b>${c}</b> <span class="figure" data-place=${`seat:${t}`}>${h(l)}</span></span>
    <span class="small quiet">${$.filter(Boolean).join(" \xB7 ")}</span>
    <span class="small">${[u&&U(u,"card"),d&&U(d,"trick")].filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var Or={c:"\u2663\uFE0E",d:"\u2666\uFE0E",h:"\u2665\uFE0E",s:"\u2660\uFE0E"},du=12,Ar=t=>Or[t],On=({points:t,no_trump:e})=>`${t}${e?" no trump":""}`;function Er({bids:t=[],passed:e=[],contract:n},s){if(e.includes(s))return i`<span class="small quiet">passes</span>`;let o=t.find(a=>a.seat===s);if(!o)return null;let r=n?.seat===s;return i`<span class=${r?"tricks-contract":"small"}>${r?"plays":"bids"} ${On(o)}</span>`}function Cr({table:t,state:e,news:n}){let{round:s}=e,{prompt:o,undoable:r}=s,a=p=>o.options.find(m=>m.do===p),c=t.late.value,l=i`<${_} kind="plain" disabled=${!r} busy=${c} onTap=${t.undo}>take back<//>`,u=(p,m)=>()=>t.act({...p,args:m}),d=a("bid"),f=a("trump"),$=(p,m)=>p&&i`<${_} kind="plain" busy=${c} onTap=${u(p,{})}>${m}<//>`;return i`<section class="foot tricks-foot" aria-label="what is next">
    <${ot} text=${o.say.text} news=${n} />
    <${mt} table=${t} />
    <${F} guard=${o.options.map(Y).join()} end=${l}>
      ${ls(e).length>0&&ae(t,e)}
      ${d&&i`<${pu} bid=${d} round=${s} busy=${c} onBid=${p=>t.act({...d,args:p})} />`}
      ${f&&i`<${fu} busy=${c} onName=${p=>t.act({...f,args:p})} />`}
      ${$(a("pass"),"PASS")}
      ${$(a("misdeal"),"misdeal")}
    <//>
  </section>`}var pu=({bid:t,round:e,busy:n,onBid:s})=>i`<div class="bids" role="group" aria-label="bids">
  ${$u(t,e).map(({points:o,without:r,open:a})=>i`<${_} key=${`${o} ${r}`} kind=${a?"main":"plain"} disabled=${!a} busy=${n}
    name=${`bid ${On({points:o,no_trump:r})}`}
    onTap=${()=>s(r?{points:o,no_trump:!0}:{points:o})}>${o}${r&&i`<small> NT</small>`}<//>`)}
</div>`,fu=({busy:t,onName:e})=>Object.entries(Or).map(([n,s])=>i`<${_} key=${n} kind="main" large busy=${t} name=${`trumps ${s}`} onTap=${()=>e({suit:n})}>${s}<//>`);function $u({by:t,values:e,optional:n},{facts:s,dealer:o,options:r}){let a=s.bids.at(-1),c=(d,f)=>2*d+Number(f),l=a?c(a.points,a.no_trump)+(t===o?0:1):0,u=[];for(let d of[!1,!0])for(let f=r.minimum_bid;f<=du;f+=1)u.push({points:f,without:d,open:c(f,d)>=l&&f>=e.points.min&&(d||n.includes("no_trump"))});return u}var jr=He(_u),Nr=He(vu),Mr={...He(xu),Foot:wu};function He(t){let e=({round:n})=>i`<div class="tricks-seen"><${t} round=${n} /><${Lr} round=${n} /></div>`;return{deed:hu,passOn:mu,Felt:bu(t),Seen:e}}function hu({do:t,args:e},{who:n}){return t==="play"?e.card&&e.card!=="??"?`${n}: ${N(e.card)}.`:`${n} plays a card.`:["bid","pass","trump","misdeal"].includes(t)?"":null}function mu({prompt:t}){return t?.awaited.length===1?t.awaited[0]:null}function bu(t){return function(n){let{state:s,paying:o}=n,{round:r,table:a}=s;return i`<section class="felt tricks" aria-label="felt">
      <header class="tricks-head">
        <${t} round=${r} />
        <span class="tricks-pot" data-place="pot">${r.places.pot>0&&i`pot <b class="figure">${h(r.places.pot)}</b>`}</span>
      </header>
      <${Lr} round=${r} paying=${o} holds=${a.hand_over?.seat} />
      <${Gt} state=${s} />
    </section>`}}function Lr({round:t,paying:e,holds:n}){let s=a=>e?e.seat===a:!!t.prompt?.awaited.includes(a),o=!t.zones.trick?.cards.length,r=t.cards==="virtual"&&Object.keys(t.facts.scores).some(a=>a.includes("+"));return i`<div class=${b(["tricks-seats",o&&"is-empty",r&&"is-across"])}>
    ${t.seats.map(a=>i`<${yu} key=${a.seat} seated=${a} round=${t} lit=${s(a.seat)} holds=${n===a.seat} />`)}
  </div>`}function yu({seated:{seat:t,player:e,rack:n},round:s,lit:o,holds:r}){let{facts:a,zones:c,markers:l}=s,u=c[`hand:${t}`]?.count??0,d=a.tricks.takers.filter(m=>m===t).length,f=Object.keys(a.scores),$=f.findIndex(m=>m.split("+").includes(String(t))),p=[u&&U(u,"card"),d&&U(d,"trick"),s.dealer===t&&"the deal",r&&"has the tablet",n>0&&U(n,"chip"),l[t]>0&&`owes ${h(l[t])}`];return i`<section class=${b(["tricks-seat",o&&"is-lit"])} aria-label=${e}>
    <span class="tricks-name"><${dt} at=${$} /> <b>${e}</b></span>
    <span class="tricks-score"><b class="figure">${h(a.scores[f[$]])}</b> ${Er(a,t)}</span>
    <${gu} round=${s} seat=${t} />
    <span class="small">${p.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}function gu({round:t,seat:e}){let{order:n,takers:s}=t.facts.tricks,o=t.zones.trick?.cards??[];if(t.finished)return null;let r=o[n.indexOf(e)];if(!r)return i`<${nt} />`;let a=o.length===n.length&&s.at(-1)===e;return i`<${A} card=${r} lit=${a} />`}function _u({round:{facts:t,options:e}}){return i`<p><b>deal ${t.deal}</b> · ${h(e.limit)} points end the game ·
    J♠${"\uFE0E"} 2, every other jack 1${e.token>0&&` \xB7 ${U(e.token,"chip")} a point`}</p>`}var ku={tricks:"Tricks 10",hearts:"Hearts 10",queens:"Queens 25","king-of-spades":"K\u2660\uFE0E 100","last-trick":"Last trick 100",everything:"Everything"};function vu({round:{facts:t}}){return i`<ol class="tricks-contracts" aria-label="the six deals">
    ${Object.entries(ku).map(([e,n],s)=>i`<li key=${e} class=${b([s===t.deal-1&&"is-lit",s<t.deal-1&&"is-done"])}>${n}</li>`)}
  </ol>`}function xu({round:t}){let{deal:e,contract:n,trump:s}=t.facts,o=C(t),r=n?i`<b>${o[n.seat]} plays ${On(n)}</b>${s&&i`, <b class="tricks-trump">${Ar(s)}</b> trumps`}`:i`<b>bidding</b>`;return i`<p>deal ${e} · ${r} · 5♥${"\uFE0E"} +5 · 3♠${"\uFE0E"} −3</p>`}function wu(t){return t.prompt?.options.some(({do:e})=>e==="bid"||e==="trump")?Cr:null}var Su=[..."ATKQJ"],Tu=[..."shdc"].flatMap(t=>Su.map(e=>e+t));function Br({table:t,state:e,news:n,face:s}){let[o,r]=S(null),{round:a}=e,{prompt:c}=a,l=s.sure(),u=s.words(),d=c.options.find(g=>g.do==="play"),f=c.options.filter(g=>g!==d),$=t.late.value,p=new Set(d.values.card),m=(g,k)=>l[g.do]?r({option:g,args:k}):t.act({...g,args:k}),x=()=>{r(null),t.act({...o.option,args:o.args})},y=g=>g.values.suit??[null];return i`<section class="foot" aria-label="what is next">
    <${ot} text=${c.say.text} news=${n} detail=${Bt(a,c.awaited)} />
    <${mt} table=${t} />
    <div class="schnapsen-pack" role="group" aria-label="cards">
      ${Tu.map(g=>i`<button type="button" key=${g} class=${b(["picker-card",`suit-${g[1]}`,!p.has(g)&&"is-out"])}
        disabled=${!p.has(g)||$} aria-label=${it(g)}
        onClick=${()=>t.act({...d,args:{card:g}})}>${p.has(g)&&i`<${zt} card=${g} />`}</button>`)}
    </div>
    <${F} guard=${c.options.map(Y).join()} end=${i`
      <${_} kind="plain" disabled=${!a.undoable} busy=${$} onTap=${t.undo}>undo<//>`}>
      ${f.flatMap(g=>y(g).map(k=>{let O=k?{suit:k}:{};return i`<${_} key=${`${g.do} ${k}`} busy=${$} onTap=${()=>m(g,O)}>
            ${u[g.do]?.(O)??g.do}
          <//>`}))}
    <//>
    ${o&&i`<${$t} ...${l[o.option.do](C(a)[o.option.by])} onYes=${x} onClose=${()=>r(null)} />`}
  </section>`}var Ou={c:"clubs",d:"diamonds",h:"hearts",s:"spades"},Hr=He(Pr),Rr={...Hr,Foot:Au,Seen:Mu,deed:ju,sure:Nu,words:Cu};function Au({cards:t,prompt:e}){return t==="physical"&&e?.options.some(n=>n.do==="play")?Br:null}var Eu={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"};function Cu(){return{marry:({suit:t})=>`marry ${Eu[t]??""}\uFE0E`}}function ju(t,e){return t.do==="play"?Hr.deed(t,e):""}function Nu(){return{declare:t=>({title:`${t} declares 66?`,text:"The tricks are turned up and counted. There is no way back.",yes:`${t} declares`}),close:t=>({title:`${t} closes the stock?`,text:"Nobody draws any more, and whoever closes must reach 66.",yes:`${t} closes`})}}function Mu({round:t}){let e=C(t),{order:n}=t.facts.tricks;return i`<div class="schnapsen-seen">
    <${Pr} round=${t} />
    ${(t.zones.trick?.cards??[]).map((s,o)=>i`<${j} key=${s} cards=${[s]} label=${e[n[o]]} />`)}
  </div>`}function Pr({round:t}){let{zones:e,facts:n}=t,s=C(t),[o]=e.upcard?.cards??[],r=e.stock.count+(o?1:0);return i`<div class="schnapsen-stock">
    <span class="schnapsen-cards">
      ${o&&i`<${A} card=${n.closed?"??":o} />`}
      ${e.stock.count>0&&!n.closed&&i`<${A} card="??" />`}
    </span>
    <span>
      ${n.trump&&i`<span class="schnapsen-trump">
        <svg class=${`suit-${n.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${Q[n.trump]} /></svg>
        <b>${Ou[n.trump]}</b> trumps</span>`}
      <span class="small">${Lu(n,r,s)}</span>
    </span>
    <span class="schnapsen-shown">
      ${n.marriages.map(({seat:a,suit:c,points:l,counts:u})=>i`<span class="schnapsen-marriage" key=${c}>
        <${j} cards=${[`K${c}`,`Q${c}`]} fanned />
        <span class="small"><b>${s[a]}</b> <b class="figure">${l}</b><br />${u?"counts":"with the next trick"}</span>
      </span>`)}
    </span>
  </div>`}function Lu({closed:t},e,n){return t?`closed by ${n[t.seat]}`:e?`stock ${e}`:"stock drawn out"}var ws=t=>["speculation.market","speculation.due"].includes(t?.say.code),le=({facts:t},e)=>t.bids.filter(n=>n.seat===e);function An({stands:t}){let e=Math.round(t/1e4);return t>0&&e===0?"under 1%":t<1e6&&e===100?"over 99%":`${e}%`}var _t=({prompt:t},e,n)=>t.options.find(s=>s.by===e&&s.do===n),Fr=t=>ws(t.prompt)?_t(t,"dealer","sale"):null;function En(t,e){let n=Fr(t);return n&&e.deal?.asked===Y(n)?e.deal:null}function Ir(t,e,n){let s=Fr(t);if(!s)return null;let{from:o,to:r,unseen:a}=s.values,c=En(t,e),l=Y(s);if(c&&(n===c.to||n===c.from&&a))return{asked:null};if(a&&!c)return o.includes(n)?{asked:l,from:n,unseen:!0}:null;let u=c?.from??o[0];return n===u||!r.includes(n)?null:{asked:l,from:u,to:n,unseen:!!a,price:Bu(t,u,n,a)}}function Bu(t,e,n,s){let o=le(t,n).find(a=>a.unseen===(s?e:null));if(o||!s)return o?.price;let r=t.record.flatMap(({events:a})=>a).findLast(({code:a})=>a==="speculation.sells-unseen");return r&&r.args.price<=Dr(t,n)?r.args.price:void 0}var Dr=({seats:t},e)=>t.find(n=>n.seat===e).rack;function Ur({table:t,state:e,pad:n,setPad:s,news:o}){let{round:r,night:a}=e,c=En(r,n),u={table:t,round:r,give:async(f,$)=>await t.act({...f,args:$})&&s(p=>p.deal===n.deal?{deal:null}:{})};if(!c)return i`<${Hu} ...${u} news=${o} />`;let d=f=>s({deal:{...c,price:f}});return i`<${Ru} ...${u} news=${o} deal=${c} chipset=${a.chip_set} onPrice=${d} onCancel=${()=>s({deal:null})} />`}function Hu({table:t,round:e,news:n,give:s}){let[o,r]=S(!1),{prompt:a,facts:c}=e,l=C(e),[u]=a.awaited,d=_t(e,u,"turn")??_t(e,u,"keep"),f=c.due===null&&_t(e,c.holder,"sell"),$=f&&c.bids.filter(g=>f.values.to.includes(g.seat)).sort((g,k)=>k.price-g.price)[0],p=c.offer&&_t(e,c.offer.to,"agree"),m=t.late.value,x=c.due===null?"Sold? Tap the buyer.":"An unseen card sold? Tap the seller, then the buyer.",y=!p&&i`<span class="controls-note">${x}</span>`;return i`<${Rt} table=${t} line=${a.say.text} detail=${Bt(e,a.awaited)} news=${n}>
    <${F} guard=${Y(d)} end=${y}>
      <${_} kind=${p?"plain":"main"} large busy=${m} onTap=${()=>p?r(!0):s(d,{})}>${d.do==="turn"?"TURN":"KEEP"}<//>
      ${$&&i`<${_} kind="plain" busy=${m} onTap=${()=>s(f,{to:$.seat})}>sell to ${l[$.seat]} · ${h($.price)}<//>`}
      ${p&&i`<${_} kind="plain" busy=${m} onTap=${()=>s(p,{})}>${l[c.offer.to]} agrees · ${h(c.offer.price)}<//>`}
      ${p&&i`<${_} kind="quiet" busy=${m} onTap=${()=>s(_t(e,c.holder,"withdraw"),{})}>no more offer<//>`}
    <//>
    ${o&&p&&i`<${$t} title=${`${d.do==="turn"?"Turn":"Keep"} now?`} no=${`wait for ${l[c.offer.to]}`} yes=${d.do}
      text=${`${l[c.offer.to]} has not answered the offer at ${h(c.offer.price)}. It ends with the next card.`}
      onYes=${()=>{r(!1),s(d,{})}} onClose=${()=>r(!1)} />`}
  <//>`}function Ru({table:t,round:e,deal:n,chipset:s,news:o,give:r,onPrice:a,onCancel:c}){let l=C(e),{from:u,to:d,price:f,unseen:$}=n,p=d===void 0?0:Dr(e,d),m=$?"an unseen card":N(e.zones.held.cards[0]),x=f===void 0?"for \u2026":f===0?"for nothing":`for ${h(f)}`,y=d===void 0?`${l[u]} sells ${m}: tap the buyer.`:`${l[u]} sells ${m} to ${l[d]} ${x}.`,g=i`<${_} kind="plain" onTap=${c}>cancel<//>`;if(d===void 0)return i`<${Rt} table=${t} line=${y} news=${o}><${F} guard=${`from ${u}`} end=${g} /><//>`;let k=t.late.value,O=f!==void 0&&f<=p,v=$?{unseen:u}:{},w=_t(e,"dealer","sale"),M=_t(e,d,"bid"),rt=_t(e,u,"offer"),q=le(e,d).find(I=>I.unseen===($?u:null));return i`<${Rt} table=${t} line=${y} detail=${`${l[d]} \xB7 rack ${h(p)}`} news=${o}>
    <div class="bets">
      <div class="bets-row">
        <div class="speculation-prices" role="group" aria-label="price">
          ${Fu(e.places.pot).map(I=>i`<${_} key=${I} chosen=${I===f} disabled=${I>p} onTap=${()=>a(I)}>${h(I)}<//>`)}
        </div>
        <${re} chipset=${s} fits=${I=>(f??0)+I<=p} onAdd=${I=>a((f??0)+I)}
          onTakeOff=${I=>a(Math.max(0,(f??0)-I))} />
      </div>
      <${F} guard=${`${u} ${d}`} end=${g}>
        <${_} kind="main" disabled=${!O} busy=${k} onTap=${()=>r(w,{from:u,to:d,price:f,...$?{unseen:!0}:{}})}>
          SOLD${O?` \xB7 ${h(f)}`:""}
        <//>
        ${q&&q.price===f?i`<${_} kind="plain" busy=${k} onTap=${()=>r(_t(e,d,"withdraw"),v)}>no more bid<//>`:i`<${_} kind="plain" disabled=${!O} busy=${k} onTap=${()=>r(M,{price:f,...v})}>a bid<//>`}
        ${!$&&i`<${_} kind="plain" disabled=${!O} busy=${k} onTap=${()=>r(rt,{to:d,price:f})}>an offer<//>`}
      <//>
    </div>
  <//>`}var Pu=[0,1,2,3,4,5,6,8,10,15];function Fu(t){let n=[1,2,5,10,20,50,100,200,500,1e3,2e3,5e3].findLast(s=>s*20<=t)??1;return Pu.map(s=>s*n)}var Wr={Felt:Ku,Foot:Iu,deed:Du,payments:Uu,payment:Wu,over:qu};function Iu(t){return ws(t.prompt)?Ur:null}function Du({do:t,events:e},{who:n}){return t==="turn"&&!e.length?`${n} turns a card.`:""}function Uu({round:t}){if(!t?.finished)return[];let e=C(t),n=t.record.at(-1).index;return Ht(t).filter(({action:s,from:o,to:r})=>s===n&&(o==="pot"||r==="house")).map(({from:s,to:o,amount:r,id:a})=>{let c=Number((s==="pot"?o:s).split(":")[1]);return{action:n,seat:c,player:e[c],amount:s==="pot"?r:-r,ids:[a]}})}function Wu({amount:t},e){if(t<0)return{hand:"repays the house's marker"};let[n]=e.zones.held.cards;return{hand:`${N(n)} is the highest trump`,sums:["the whole pot"],lit:new Set([n])}}function qu({record:t}){return t.at(-1).events.find(({code:e})=>e==="speculation.wins").text}function Ku(t){let{state:e,paying:n}=t,{round:s}=e,o=s.seats.map(({seat:u})=>u).sort((u,d)=>u-d),r=Math.ceil(o.length/2),a=En(s,t.pad),c=[o.slice(0,r),o.slice(r).reverse()],l=u=>i`<div class="speculation-row">
    ${u.map(d=>i`<${Ju} key=${d} seat=${d} ...${t} chosen=${a}
      lit=${n?n.seat===d:!!s.prompt?.awaited.includes(d)} />`)}
  </div>`;return i`<section class="felt speculation" aria-label="felt" style=${{"--across":r}}>
    ${l(c[0])}
    <${zu} state=${e} />
    ${l(c[1])}
  </section>`}function zu({state:t}){let{round:e,night:n}=t,{facts:s,places:o,zones:r,board:a}=e,[c]=r.held.cards;return i`<div class="speculation-middle">
    <${j} cards=${r.held.cards} places=${1} wanted=${!c} />
    <div class="speculation-held">
      ${c&&i`
        <p><b>${C(e)[s.holder]}</b> holds it ${!e.finished&&i`<span class="quiet">· ${s.due===null?"for sale":"not for sale"}</span>`}</p>
        <${Gu} board=${a} finished=${e.finished} />`}
    </div>
    <div class="speculation-pot" data-place="pot">
      <${Lt} amount=${o.pot??0} chipset=${n.chip_set} />
      <span>pot <b class="figure">${h(o.pot??0)}</b></span>
    </div>
  </div>`}function Gu({board:t,finished:e}){let{trumps:n,higher:s,against:o}=t;return e?null:i`
    <p class="speculation-stands"><b class="figure">${An(t)}</b> that it stands</p>
    <p class="speculation-higher">
      ${s.length?i`<svg class=${`suit-${n}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${Q[n]} /></svg>
        <span>${s.map(([r])=>r==="T"?"10":r).reverse().join(" ")} unseen</span>`:"nothing can beat it"}
      <span class="quiet"> · ${o} face down against it</span>
    </p>`}function Ju({seat:t,state:e,pad:n,setPad:s,chosen:o,lit:r}){let{round:a}=e,c=a.seats.find($=>$.seat===t),l=a.zones[`pile:${t}`].count,u=Ir(a,n,t),d=["speculation-seat",r&&"is-lit",a.facts.holder===t&&"is-holder",(o?.from===t||o?.to===t)&&"is-chosen"],f=i`
    <span class="speculation-who"><b>${c.player}</b><span class="figure" data-place=${`seat:${t}`}>${h(c.rack)}</span></span>
    <span class="speculation-cards">
      <span class="speculation-pile">
        ${[...Array(Math.min(l,3)).keys()].map($=>i`<${A} key=${$} card="??" />`)}
        ${l>0&&i`<span class="speculation-count">${l}</span>`}
      </span>
      <span class="speculation-turned">
        ${a.zones[`turned:${t}`].cards.map($=>i`<span key=${$}><${A} card=${$} /></span>`)}
      </span>
    </span>
    <span class="speculation-says">${Qu(a,t,o)}</span>`;return u?i`<button type="button" class=${b(d)} aria-label=${c.player} aria-pressed=${String(o?.from===t||o?.to===t)}
    onClick=${()=>s({deal:u})}>${f}</button>`:i`<div class=${b(d)} role="group" aria-label=${c.player}>${f}</div>`}function Qu(t,e,n){if(n?.to===e)return"buys";if(n?.from===e)return n.unseen?"sells a card":"sells it";let{offer:s,holder:o}=t.facts,r=C(t),a=le(t,e).map(({unseen:u,price:d})=>`bids ${h(d)}${u===null?"":` for ${r[u]}'s`}`);if(s?.to===e&&a.push(`offered at ${h(s.price)}`),a.length)return a.join(", ");let c=t.markers[e];return[o===e&&"holds",t.dealer===e&&"the deal",c&&`owes ${h(c)}`].filter(Boolean).join(" \xB7 ")}var qr={Felt:Yu,Seen:Vu};function Yu({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return i`<section class="felt bus" aria-label="felt">
    <${Kr} round=${n} />
    <div class="bus-seats">
      ${n.seats.map(r=>i`<${Zu} key=${r.seat} seated=${r} round=${n} lit=${o(r.seat)} holds=${s.hand_over?.seat===r.seat} />`)}
    </div>
    ${n.finished&&i`<${Gt} state=${t} />`}
  </section>`}function Vu({round:t}){return i`<div class="bus-seen">
    <${Kr} round=${t} />
    <p class="bus-all">${t.seats.map(({seat:e,player:n})=>i`<span key=${e}>${n} <${Gr} count=${t.facts.tokens[e]} of=${zr(t)} /></span>`)}</p>
  </div>`}function Kr({round:t}){let{pot:e}=t.places;return i`<div class="bus-middle">
    <${j} cards=${t.zones.middle?.cards??[]} label="the middle" />
    <span class="bus-pot" data-place="pot">${e>0&&i`pot <b class="figure">${h(e)}</b>`}</span>
  </div>`}function Zu({seated:{seat:t,player:e,rack:n},round:s,lit:o,holds:r}){let{facts:a,zones:c,markers:l,options:u}=s,d=c[`hand:${t}`],f=[a.stopped===t&&"stopped the bus",a.losers.includes(t)&&"the worst hand",!a.playing.includes(t)&&"watches",s.dealer===t&&"the deal",r&&"has the tablet",(n>0||u.token>0)&&`rack ${h(n)}`,l[t]>0&&`owes ${h(l[t])}`];return i`<section class=${b(["bus-seat",o&&"is-lit"])} aria-label=${e}>
    <span class="bus-name"><b>${e}</b> <${Gr} count=${a.tokens[t]} of=${zr(s)} /></span>
    <${j} cards=${Me(d?.cards??[],s)} />
    <span class="small" data-place=${`seat:${t}`}>${f.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var zr=({facts:t,options:e})=>Math.max(e.tokens,...Object.values(t.sheet.before)),Xu=6;function Gr({count:t,of:e}){let n=`${t} ${t===1?"token":"tokens"}`;return e>Xu?i`<span class="bus-tokens">${n}</span>`:i`<span class="bus-tokens" role="img" aria-label=${n}>
    ${Array.from({length:e},(s,o)=>i`<i key=${o} class=${o<t?"is-left":null}></i>`)}
  </span>`}var bt="HDCS",kt={H:"Hearts",D:"Diamonds",C:"Clubs",S:"Spades"},vt={WIN:1,EXA:2,SFC:4},ut=7,td={H:"\u2665",D:"\u2666",C:"\u2663",S:"\u2660"},yt=t=>t.split("/").map(e=>`${td[e]}\uFE0E`).join(" "),ed=t=>t.split("/").map(e=>kt[e]).join(", "),Re=({horse:t})=>i`<svg class=${`horse-suit suit-${t.toLowerCase()}`} viewBox="-2 -2 104 104" role="img"
    aria-label=${kt[t]}>
  <path class="card-pip" d=${Q[t.toLowerCase()]} />
</svg>`,Tt=({order:t})=>i`<span class="order" role="img" aria-label=${ed(t)}>
  ${t.split("/").map(e=>i`<${Re} key=${e} horse=${e} />`)}
</span>`;function Pe(t,e){let n=Object.fromEntries([...bt].map(o=>[o,0])),s=[];for(let o of t.slice(0,e)){let r=o[1].toUpperCase();n[r]<ut&&s.length<3&&(n[r]+=1),n[r]===ut&&!s.includes(r)&&s.push(r)}return s.length===3&&s.push([...bt].find(o=>!s.includes(o))),{spaces:n,home:s}}var ue=t=>t.reduce((e,{amount:n})=>e+n,0),Cn=(t,e,n)=>t.prompt?.options.find(s=>s.by===e&&s.do===n),Jr=({options:t},e)=>typeof t.minimum_bet=="object"?t.minimum_bet[e]:t.minimum_bet;function Qr({table:t,state:e,paying:n,pad:s,setPad:o}){let[r,a]=S(null),{round:c}=e,l=c.prompt?.say.code==="superfecta.betting",u=async()=>{let{ticket:d,seat:f}=r;a(null),await t.act({...Cn(c,f,"cancel"),args:{ticket:d}})};return i`<div class="tickets" role="group" aria-label="tickets by seat">
    ${c.seats.map(d=>i`<${nd} key=${d.seat} seated=${d} selling=${l}
      chosen=${l?(s.seat??c.seats[0].seat)===d.seat:n?.seat===d.seat}
      tickets=${c.facts.tickets.filter(({seat:f})=>f===d.seat)}
      finish=${c.facts.finish&&!c.prompt?c.facts.finish:null}
      onChoose=${()=>o({seat:d.seat})} onTicket=${a} />`)}
    ${r&&i`<${$t} title=${`Cancel ticket ${r.ticket}?`} yes="cancel the ticket" no="keep it"
      text=${`${r.bets.map(Yr).join(", ")}: ${h(ue(r.bets))} go back to the rack.`}
      onYes=${u} onClose=${()=>a(null)} />`}
  </div>`}var Yr=({amount:t,type:e,horses:n})=>`${h(t)} ${e} ${yt(n)}`;function nd({seated:t,selling:e,chosen:n,tickets:s,onChoose:o,onTicket:r}){let a=R(null);L(()=>{n&&a.current.scrollIntoView({block:"nearest"})},[n]);let c=i`<b>${t.player}</b><span class="figure" data-place=${`seat:${t.seat}`}>${h(t.rack)}</span>`;return i`<div class=${b(["holder",n&&"is-lit"])} ref=${a}>
    ${e?i`<button type="button" class="holder-name" aria-pressed=${String(n)}
          aria-label=${`seat ${t.seat}, ${t.player}`} onClick=${o}>${c}</button>`:i`<div class="holder-name">${c}</div>`}
    ${s.map(l=>i`<${sd} key=${l.ticket} ticket=${l} selling=${e} onTap=${()=>r(l)} />`)}
  </div>`}function sd({ticket:t,selling:e,onTap:n}){let s=t.bets.map(({amount:r,type:a,horses:c},l)=>i`<span key=${l} class="ticket-line">
    ${h(r)} ${a} <${Tt} order=${c} /></span>`),o=i`<span class="ticket-number">${t.ticket}</span>`;return e?i`<button type="button" class="ticket" aria-label=${`ticket ${t.ticket}: cancel`} onClick=${n}>
    ${o}<span class="ticket-lines">${s}</span></button>`:i`<div class="ticket">${o}<span class="ticket-lines">${s}</span></div>`}function Vr({table:t,state:e,pad:n,setPad:s,last:o,news:r}){let{round:a,night:c}=e,l=a.seats.map(({seat:T})=>T),u=n.seat??l[0],d=a.seats.find(T=>T.seat===u),{amount:f=Jr(a,"WIN"),type:$="WIN",horses:p=[],tapped:m=[],fresh:x=!0}=n,y=n.lines?.[u]??[],g=Cn(a,u,"ticket"),k=o[`${u} ticket`]?.bets,O=T=>s({seat:u,amount:f,type:$,horses:p,...T}),v=T=>O({amount:T.reduce((V,Vt)=>V+Vt,0),tapped:T,fresh:!1}),w=(T,V={})=>O({lines:{...n.lines,[u]:T},...V}),M=Ae(f,m,c.chip_set),rt=d.rack-ue(y),q=T=>{if(p.includes(T))return O({horses:p.filter(Vt=>Vt!==T)});let V=od([...p,T],$);return V.length<vt[$]?O({horses:V}):w([...y,{amount:f,type:$,horses:V.join("/")}],{horses:[],fresh:!0})},I=async T=>{await t.act({...g,args:{bets:T}})&&s(V=>({lines:{...V.lines,[u]:[]},...V.seat===n.seat?{seat:u,horses:[],amount:void 0,tapped:[],fresh:!0}:{}}))},st=rd(a,$,f,rt),pt=`${d.player} \xB7 rack ${h(d.rack)}`,tt=a.seats.find(T=>n.lines?.[T.seat]?.length),K=a.seats.filter(T=>Cn(a,T.seat,"ticket")&&!a.facts.tickets.some(V=>V.seat===T.seat)).map(({player:T})=>T),Hn=i`<${_} kind=${tt||K.length?"plain":"main"} disabled=${!!tt} busy=${t.late.value}
    onTap=${()=>t.act(Cn(a,"dealer","off"))}>OFF<//>`;return i`<${Rt} table=${t} line=${id(a,n,d,tt,K)} news=${r} detail=${pt}>
    <div class="builder">
      <div class="builder-row">
        <output class="builder-amount figure" aria-label="amount">${h(f)}</output>
        <${re} chipset=${c.chip_set} fits=${T=>g&&(x?0:f)+T<=rt}
          onAdd=${T=>v(x?[T]:[...M,T])}
          onTakeOff=${T=>v(K(M,T))} />
        <${_} name="take off the last chip" disabled=${!f} onTap=${()=>v(M.slice(0,-1))}>⌫<//>
        <div class="builder-types" role="group" aria-label="pool">
          ${Object.keys(vt).map(T=>i`<${_} key=${T} chosen=${T===$}
            onTap=${()=>O({type:T,horses:[]})}>${T}<//>`)}
        </div>
        <div class="builder-horses" role="group" aria-label="horses, in the order they come in">
          ${[...bt].map(T=>i`<${cd} key=${T} horse=${T} at=${p.indexOf(T)}
            disabled=${!g||st!==null} onTap=${()=>q(T)} />`)}
        </div>
      </div>
      <${F} guard=${`selling ${a.facts.sold??0}`} end=${Hn} steady>
        <${_} kind="main" disabled=${!y.length||ue(y)>d.rack} busy=${t.late.value} onTap=${()=>I(y)}>
          ${y.length?`sell \xB7 ${h(ue(y))}`:"sell"}
        <//>
        <${_} kind="plain" disabled=${!g||!k||ue(k)>d.rack||y.length} onTap=${()=>I(k)}>
          same again${k?` \xB7 ${h(ue(k))}`:""}
        <//>
        <div class="builder-lines" aria-label="lines of this ticket">
          ${y.map((T,V)=>i`<button type="button" key=${V} class="builder-line" aria-label=${`take off ${Yr(T)}`}
            onClick=${()=>w(y.filter((Vt,Rn)=>Rn!==V))}>
            ${h(T.amount)} ${T.type} <${Tt} order=${T.horses} /> <span aria-hidden="true">✕</span></button>`)}
          ${st&&i`<span class="builder-note small">${st}</span>`}
        </div>
      <//>
    </div>
  <//>`}function od(t,e){return vt[e]!==4||t.length!==3?t:[...t,[...bt].find(n=>!t.includes(n))]}function rd(t,e,n,s){let o=Jr(t,e);return n<o?`${e} is bet from ${h(o)}`:n%o?`${e} is bet in multiples of ${h(o)}`:n>s?`${h(s)} left in the rack`:null}var ad=["first","second","third"];function id(t,{type:e="WIN",horses:n=[]},s,o,r){return n.length?`${s.player}: ${e} ${yt(n.join("/"))} \u2026 who comes ${ad[n.length]}?`:o?o===s?`${s.player}'s ticket: another line, or sell.`:`${o.player}'s ticket is not sold yet.`:t.facts.tickets.length?r.length?`More bets? No ticket yet: ${Nt(r)}.`:"Everybody has a ticket. Off when the last one is in.":"Bets, please."}function cd({horse:t,at:e,disabled:n,onTap:s}){return i`<button type="button" class=${b(["horse-key",e>=0&&"is-picked"])} disabled=${n}
      aria-label=${kt[t]} aria-pressed=${e>=0?"true":"false"} onClick=${s}>
    <${Re} horse=${t} />${e>=0&&i`<span class="horse-key-place">${e+1}</span>`}
  </button>`}var ld=4;function Zr({round:t,running:e}){let[n,s]=S(null),{board:o,facts:r}=t,a=e?null:r.finish,c=R(o);r.finish||(c.current=o);let l=e?{...t,board:c.current}:t;return i`<div class="tote" role="group" aria-label="tote board">
    ${Object.keys(vt).map(u=>i`<${ud} key=${u} kind=${u} round=${l} finish=${a}
      onWhole=${u==="WIN"?null:()=>s(u)} />`)}
    ${n&&i`<${lt} title=${`${n}: ${Object.keys(o[n].orders).length} orders`} onClose=${()=>s(null)}
        foot=${i`<${_} kind="plain" onTap=${()=>s(null)}>go back<//>`}>
      <div class="tote-whole"><${ea} kind=${n} round=${l} finish=${a} staked lines=${ta(o[n].orders)} /></div>
    <//>`}
  </div>`}function ud({kind:t,round:e,finish:n,onWhole:s}){let{orders:o,carried:r}=e.board[t],a=e.places[`pool:${t}`]??0,c=t==="WIN"?Object.entries(o):dd(o,Xr(t,n));return i`<section class="pool" aria-label=${t}>
    <header class="pool-head" data-place=${`pool:${t}`}>
      <b>${t}</b> <span class="figure">${h(a)}</span>
      ${r>0&&i`<span class="small quiet">${h(r)} carried</span>`}
    </header>
    <${ea} kind=${t} round=${e} finish=${n} lines=${c} />
    ${s&&i`<${_} kind="quiet" onTap=${s}>all ${Object.keys(o).length}<//>`}
  </section>`}var Xr=(t,e)=>e?e.slice(0,vt[t]).join("/"):null,ta=t=>Object.entries(t).sort(([,e],[,n])=>n.chance-e.chance||n.staked-e.staked);function dd(t,e){let n=([s,{staked:o}])=>s===e?2:o?1:0;return ta(t).sort((s,o)=>n(o)-n(s)).slice(0,ld)}function ea({kind:t,round:e,finish:n,lines:s,staked:o}){let r=Xr(t,n);return i`<table class="tote-lines">
    <thead><tr><th></th>${o&&i`<th>staked</th>`}<th>${n?"paid":"pays"}</th><th>chance</th></tr></thead>
    <tbody>${s.map(([a,c])=>i`<tr key=${a} class=${b([a===r&&"is-won"])}>
      <td><${Tt} order=${a} /></td>
      ${o&&i`<td>${c.staked?h(c.staked):"\u2013"}</td>`}
      <td class="tote-pays">${n?a===r?fd(t,e):"":pd(c,e)}</td>
      <td>${$d(c.chance)}</td>
    </tr>`)}</tbody>
  </table>`}function pd({will_pay:t},{options:e}){return t===null?"\u2013":e.split==="even"?h(t):`${h(Math.floor(t/100))}.${String(t%100).padStart(2,"0")}`}function fd(t,{record:e}){let n=e.flatMap(({events:s})=>s).filter(({code:s,args:o})=>s==="superfecta.pays"&&o.pool===t);return n.length?h(n.reduce((s,{args:o})=>s+o.amount,0)):"carried"}var $d=t=>t===null?"":`${Math.floor(t/1e4)}.${Math.floor(t%1e4/1e3)}%`;var na={Felt:Td,Foot:hd,words:md,deed:bd,event:kd,payment:vd,over:xd,beats:wd,showing:Sd};function hd({prompt:t}){return t?.say.code==="superfecta.betting"?Vr:null}function md(){return{turn:()=>"TURN A CARD",run:()=>"RUN TO THE END"}}function bd({index:t,do:e,args:n,transfers:s},{who:o,round:r}){switch(e){case"ticket":return`${o}: ${n.bets.map(yd).join(", ")}${n.bets.length>1?` \xB7 ${h(gd(n.bets))}`:""}.`;case"cancel":return`Ticket ${n.ticket} cancelled, ${h(s.reduce((a,{amount:c})=>a+c,0))} back.`;case"off":return"No more bets.";case"turn":return`${N(r.zones.course.cards[_d(r,t)])}.`;case"run":return"Run to the end.";case"show":return`${N(n.card)}.`;default:return null}}var yd=({amount:t,type:e,horses:n})=>`${h(t)} ${e} ${yt(n)}`,gd=t=>t.reduce((e,{amount:n})=>e+n,0),_d=({record:t},e)=>t.filter(n=>n.do==="turn"&&n.index<e).length;function kd({code:t,args:e,text:n},s){switch(t){case"superfecta.off":return null;case"superfecta.home":return`${kt[e.horse]} home, number ${e.place}.`;case"superfecta.finish":return`The finish: ${yt(e.horses)}.`;case"superfecta.pays":return`${e.pool}: ${s[e.seat]} ${h(e.amount)}.`;case"superfecta.carried":return e.amount?`${e.pool}: nobody, ${h(e.amount)} carried.`:null;default:return n}}function vd({action:t,seat:e,transfers:n},s){let o=s.record.find(({index:c})=>c===t)?.events.filter(({code:c,args:l})=>c==="superfecta.pays"&&l.seat===e)??[],r=o.map(({args:c})=>`${c.pool} ${yt(c.order)}: ${c.reckoning} = ${h(c.amount)}`),a=n.filter(({why:c})=>!/ pays /.test(c)).map(({from:c,why:l,amount:u})=>`${c.slice(5)}, ${l}: ${h(u)}`);return{hand:o.map(({args:c})=>`${c.pool} ${yt(c.order)}`).join(", ")||"the end of the meeting",sums:[...r,...a]}}function xd({facts:t}){return`${yt(t.finish.join("/"))}. Race ${t.race} of ${t.races} is paid.`}function wd({zones:t}){return t.course?.count??0}function Sd({zones:t},e){let{home:n}=Pe(t.course.cards,e);return n.length?`${n.slice(0,3).map((s,o)=>`${kt[s]} ${Ss[o]}`).join(", ")}.`:"They are off."}var Ss=["1st","2nd","3rd","4th"];function Td(t){let{state:e,pace:n}=t,{round:s}=e,o=s.zones.course?.cards??[],{spaces:r,home:a}=Pe(o,n.beat);return i`<section class="felt races" aria-label="felt">
    <${Od} rail=${s.zones.rail?.cards??[]} spaces=${r} home=${a} card=${n.beat?o[n.beat-1]:null} />
    <div class="races-below">
      <${Zr} round=${s} running=${n.running} />
      <${Qr} ...${t} />
    </div>
  </section>`}function Od({rail:t,spaces:e,home:n,card:s}){let o=[...Array(ut).keys()];return i`<div class="track" role="group" aria-label="the track">
    <div class="track-rail" aria-label="the rail">
      <span class="track-turned">${s?i`<${A} card=${s} />`:i`<${nt} />`}</span>
      ${o.map(r=>i`<span key=${r} class="track-rail-card">
        ${r<ut-1&&(t[r]?i`<${A} card=${t[r]} />`:i`<${nt} />`)}
      </span>`)}
      <span class="track-end"></span>
    </div>
    ${[...bt].map(r=>i`<${Ad} key=${r} horse=${r} at=${e[r]} place=${n.indexOf(r)} />`)}
  </div>`}function Ad({horse:t,at:e,place:n}){let s={"--at":String(e)};return i`<div class=${b(["lane",n===0&&"is-winner"])} role="img"
      aria-label=${`${kt[t]}: ${n<0?`space ${e} of ${ut}`:Ss[n]}`}>
    <span class="lane-start"></span>
    ${[...Array(ut).keys()].map(o=>i`<span key=${o} class=${b(["lane-space",o===ut-1&&"is-line"])}></span>`)}
    <span class="lane-place figure">${n<0?"":Ss[n]}</span>
    <span class="horse" style=${s}><${Re} horse=${t} /></span>
  </div>`}var Ts={ante:"Ante",blind:"Blind",play:"Play",trips:"Trips"},It=(t,e,n)=>t.places[`circle:${e}:${n}`]??0;function oa({board:t,options:e,onClose:n}){let s=Object.keys(t.blind_paytable),o=i`<${_} kind="plain" onTap=${n}>go back<//>`;return i`<${lt} title="What is paid" onClose=${n} foot=${o}>
    <table class="ledger paytables">
      <thead><tr><th>hand</th><th class="number">Blind</th><th class="number">Trips</th></tr></thead>
      <tbody>${s.map(r=>i`<tr key=${r}>
        <td>${r}</td>
        <td class="number">${t.blind_paytable[r]}</td>
        <td class="number">${t.trips_paytable[r]}</td>
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">Blind${sa(e.blind_paytable)}: only when the player beats the dealer; an equal hand pushes.
      What a fraction leaves over stays with the house.</p>
    <p class="small quiet">Trips${sa(e.trips_paytable)}: on the player's hand alone, whoever wins; a fold loses it.</p>
    <p class="small quiet">Ante and Play pay 1:1. Without a pair the dealer does not qualify, and the Ante pushes.</p>
  <//>`}var sa=t=>typeof t=="string"?` (${t})`:" (your own table)";var Ed=["ante","trips"];function ia({table:t,state:e,pad:n,setPad:s,last:o,news:r}){let{round:a,night:c}=e,{prompt:l}=a,u=(E,G)=>l.options.find(et=>et.by===E&&et.do===G),d=a.seats.map(({seat:E})=>E),[f,$]=S(!1),p=E=>!!u(E,"bet")&&!n.sitting?.[E],m=n.seat===void 0?Os(a,d.filter(p),0):n.seat,x=n.target??"ante",y=u(m,"bet"),g=As(a,m),k=n.drafts?.[m]??g,O=Ae(k[x],n.tapped?.[`${m} ${x}`]??[],c.chip_set),v=k.ante!==g.ante||k.trips!==g.trips,w=Cd(o[`${m} bet`]),M=a.seats.find(E=>E.seat===m),rt=(E,G=[])=>s({seat:m,target:x,drafts:{...n.drafts,[m]:{...k,[x]:E}},tapped:{...n.tapped,[`${m} ${x}`]:G}}),q=E=>rt(E.reduce((G,et)=>G+et,0),E),I=(E,G={})=>s(et=>{let{[E]:Ie,...Rs}=et.drafts??{},{seat:ef,...za}=G;return et.seat===n.seat?{drafts:Rs,tapped:{},target:"ante",...G}:{drafts:Rs,...za}}),st=async E=>{let G=!E.ante&&!E.trips,et=G?u(m,"clear"):y;await t.act({...et,args:G?{}:ra(E)})&&I(m,{seat:Os(a,d.filter(p),m),sitting:{...n.sitting,[m]:!1}})},pt=()=>{let E={...n.sitting,[m]:!n.sitting?.[m]},G=E[m]?Os(a,d.filter(et=>p(et)&&et!==m),m):m;I(m,{seat:G,sitting:E})},tt=async()=>{$(!1);for(let[G,et]of Object.entries(n.drafts??{})){let Ie=Number(G);if(!(!et.ante&&!et.trips)){if(!await t.act({...u(Ie,"bet"),args:ra(et)}))return s({seat:Ie});I(Ie)}}let E=t.state.peek().round?.prompt?.options.find(({do:G})=>G==="deal");return E&&t.act(E)},K=u("dealer","deal")||Object.values(n.drafts??{}).some(({ante:E,trips:G})=>E||G),Hn=E=>y&&aa(a,y,M.rack+Yt(g),{...k,[x]:k[x]+E})===null,T=a.seats.filter(E=>p(E.seat)&&!Yt(n.drafts?.[E.seat]??As(a,E.seat))).map(({player:E})=>E),V=K&&!v&&!T.length,Vt=i`<${_} kind=${V?"main":"plain"} disabled=${!K} busy=${t.late.value}
    onTap=${T.length?()=>$(!0):tt}>DEAL<//>`,Rn=T.length?`${sn(T,"not bet")}.`:"All bets are down: deal.";return i`<${Rt} table=${t} line=${K&&(V||T.length)?Rn:l.say.text} news=${r}
      detail=${M&&`${M.player} \xB7 rack ${h(M.rack)}`}>
    ${f&&i`<${$t} title=${`Deal without ${Nt(T)}?`} no=${`wait for ${T.length===1?T[0]:"them"}`} yes=${`deal without ${T.length===1?T[0]:"them"}`}
      text=${`${sn(T,"not bet")}. Without a bet nobody is dealt in, and cards that are dealt cannot be taken back.`}
      onYes=${tt} onClose=${()=>$(!1)} />`}
    <div class="bets">
      <div class="bets-row">
        ${Ed.map(E=>i`<${jd} key=${E} name=${E} draft=${k} chosen=${E===x} disabled=${!y}
          onTap=${()=>s({seat:m,target:E})} />`)}
        <${re} chipset=${c.chip_set} fits=${Hn} onAdd=${E=>q([...O,E])}
          onTakeOff=${E=>q(dn(O,E))} />
        <${_} name="take off the last chip" disabled=${!O.length} onTap=${()=>q(O.slice(0,-1))}>⌫<//>
        <p class="bets-note small" role="status">${M?Md(a,y,k):""}</p>
      </div>
      <${F} guard=${`betting ${m}`} end=${Vt} steady>
        <${_} kind="main" disabled=${!v} busy=${t.late.value} onTap=${()=>st(k)}>
          <span class="bets-place">${Nd(M,k,v)}</span>
        <//>
        <${_} kind="plain" disabled=${!y||!w||aa(a,y,M.rack+Yt(g),w)!==null}
          onTap=${()=>st(w)}>same again${w?` \xB7 ${ca(w)}`:""}<//>
        <${_} kind="quiet" disabled=${!Yt(k)} onTap=${()=>s({seat:m,target:"ante",drafts:{...n.drafts,[m]:{ante:0,trips:0}},tapped:{}})}>clear<//>
        <${_} kind="quiet" chosen=${!!(M&&n.sitting?.[m])} disabled=${!y||Yt(g)>0} onTap=${pt}>sits out<//>
      <//>
    </div>
  <//>`}var As=(t,e)=>({ante:It(t,e,"ante"),trips:It(t,e,"trips")}),Yt=({ante:t,trips:e})=>2*t+e,ra=({ante:t,trips:e})=>e?{ante:t,trips:e}:{ante:t},Cd=t=>t&&{ante:t.ante,trips:t.trips??0},ca=({ante:t,trips:e})=>[t&&h(t),e&&`Trips ${h(e)}`].filter(Boolean).join(" + ");function Os(t,e,n){return[...e.filter(o=>o>n),...e.filter(o=>o<n)].find(o=>!Yt(As(t,o)))??null}function jd({name:t,draft:e,chosen:n,disabled:s,onTap:o}){let r=e[t];return i`<button type="button" class=${b(["bets-target",n&&"is-chosen"])} aria-pressed=${String(n)}
      disabled=${s} onClick=${o}>
    <span class="small">${t==="ante"?"Ante":"Trips"}</span>
    <b class="bets-figure">${h(r)}</b>
    <span class="small">${t==="ante"?`+ Blind ${h(r)}`:" "}</span>
  </button>`}function Nd(t,e,n){return t?n?Yt(e)?`${t.player} bets ${ca(e)}`:`${t.player} takes it back`:`${t.player} bets`:"all bets are down"}function aa(t,e,n,{ante:s,trips:o}){let{maximum_bet:r}=t.options;return r&&(s>r||o>r)?`at most ${h(r)}`:s>e.values.ante.max||o>e.values.trips.max?"the rack does not hold that":3*s+o>n?"the rack keeps one more ante for the Play bet":null}function Md(t,e,n){if(!e)return"The rack does not cover a bet.";let s=Object.entries(t.board.blind_paytable).find(([,a])=>Ld(a,n.ante));if(!s)return"";let[o,r]=s;return`A ${o} pays ${r.replace(":"," to ")} on the Blind: of ${h(n.ante)} the house would keep the odd part of a chip.`}var Ld=(t,e)=>{let[n,s]=t.split(":").map(Number);return s>1&&e*n%s!==0};var la={Felt:qd,Foot:({facts:t})=>t.street==="betting"?ia:null,words:Hd,deed:Rd,event:Pd,payment:Dd,over:Ud,passOn:Wd},Bd=[7,6,5,4,3,2,1];function Hd(t){let[e]=t.prompt?.awaited??[];return{check:()=>"CHECK",fold:()=>"FOLD",play:({times:n})=>`PLAY ${n}\xD7 \xB7 ${h(n*It(t,e,"ante"))}`}}function Rd({do:t,args:e,transfers:n},{who:s}){switch(t){case"bet":{let o=e.trips?`Trips ${h(e.trips)}`:"",r=e.ante?`${h(e.ante)}, Blind ${h(e.ante)}`:"";return`${s} bets ${[r,o].filter(Boolean).join(", ")}.`}case"clear":return`${s} takes the bet back.`;case"deal":return"No more bets. Cards dealt.";case"check":return`${s} checks.`;case"fold":return`${s} folds.`;case"play":return`${s} plays ${e.times}\xD7, ${h(n[0].amount)}.`;case"show":return`${N(e.card)} turned up.`;default:return null}}function Pd({code:t,args:e,text:n},s){if(t==="uth.breakage")return`Odd Blind: a ${e.hand} is rounded down.`;if(t!=="uth.settled")return n;let o=e.lines.reduce((r,{stake:a,result:c,won:l})=>r+(c==="loses"?-a:l),0);return`${s[e.seat]}: ${e.hand}, ${B(o)}.`}function Fd({circle:t,stake:e,odds:n,result:s,won:o}){let r=`${Ts[t]} ${h(e)}`;return s.startsWith("pays")?`${r} \xD7 ${n} = ${h(o)}${s.includes("breakage")?", the half chip stays":""}`:`${r} ${s}`}var Id={better:"",worse:", beaten",equal:", equal to the dealer's"};function Dd({action:t,seat:e,transfers:n},s){let r=s.record.find(({index:d})=>d===t)?.events.find(({code:d,args:f})=>d==="uth.settled"&&f.seat===e);if(!r)return{hand:null,sums:n.map(({why:d,amount:f})=>`${d}: ${h(f)}`)};let{hand:a,cards:c,compared:l,lines:u}=r.args;return{hand:a+Id[l],sums:u.map(Fd),lit:new Set(c)}}function Ud({record:t}){let e=t.at(-1)?.events.find(({code:n})=>n==="uth.qualifies"||n==="uth.fails");return e?`${e.text} All paid.`:"Nobody stayed in. All paid."}function Wd({prompt:t,record:e}){let[n]=t?.awaited??[];return typeof n=="number"&&n>e.at(-1).by?n:null}function qd({state:t,paying:e,pad:n,setPad:s,face:o}){let{round:r,table:a,night:c}=t,[l,u]=S(!1),{zones:d,facts:f,board:$}=r,p=e?o.payment(e,r).lit:void 0,m=d["hand:dealer"]?.cards??[],x=Array(d["board:covered"]?.count??0).fill("??"),y=r.record.flatMap(({events:g})=>g).find(({code:g})=>g==="uth.qualifies"||g==="uth.fails");return i`<section class="felt uth" aria-label="felt">
    <div class="uth-tables"><${_} kind="quiet" onTap=${()=>u(!0)}>paytables<//></div>
    <div class="uth-dealer">
      <${j} cards=${m} places=${2} lit=${p} label=${y?Kd(y):"dealer"} />
    </div>
    <div class="uth-board"><${j} cards=${[...d.board?.cards??[],...x]} places=${5} lit=${p} /></div>
    ${Bd.map(g=>i`<${zd} key=${g} seat=${g} round=${r} chipset=${c.chip_set} lit=${p}
      street=${f.street} paying=${e?.seat===g} pad=${n} setPad=${s}
      holds=${a.hand_over?.seat===g} />`)}
    ${l&&i`<${oa} board=${$} options=${a.options} onClose=${()=>u(!1)} />`}
  </section>`}var Kd=({code:t,args:e})=>`${e.hand}: ${t==="uth.qualifies"?"qualifies":"does not qualify"}`;function zd({seat:t,round:e,chipset:n,lit:s,street:o,paying:r,pad:a,setPad:c,holds:l}){let u=e.seats.find(v=>v.seat===t),d=`uth-seat uth-seat-${t}`;if(!u)return i`<div class=${`${d} is-empty`} aria-hidden="true"><span class="uth-empty">${t}</span></div>`;let f=o==="betting",$=e.zones[`hand:${t}`]?.cards??[],p=e.facts.folded.includes(t),m=!f&&!e.facts.dealt_in.includes(t),x=f&&a.seat===t,y=r||e.prompt?.awaited.includes(t)||x,g=f?a.drafts?.[t]:void 0,k=[d,y&&"is-lit",(p||m)&&"is-out",x&&"is-chosen",Qd(e,t)&&"is-waiting"],O=i`
    <span class="uth-hand">
      ${$.length>0&&!p&&i`<${j} cards=${$} lit=${r?s:void 0} />`}
      <span class="uth-note">${f&&a.sitting?.[t]?"sits out":Gd({folded:p,out:m,holds:l})}</span>
    </span>
    <span class="uth-circles">
      ${["trips","play","ante","blind"].map(v=>i`<${Yd} key=${v} name=${v} place=${`circle:${t}:${v}`}
        amount=${Jd(e,t,v,g)} draft=${g!==void 0} chipset=${n} />`)}
    </span>
    <span class="uth-who"><b>${u.player}</b><span class="figure" data-place=${`seat:${t}`}>${h(u.rack)}</span></span>`;return f?i`<button type="button" class=${b(k)} aria-label=${`seat ${t}, ${u.player}`} aria-pressed=${String(x)}
    onClick=${()=>c({seat:t,target:"ante"})}>${O}</button>`:i`<div class=${b(k)} role="group" aria-label=${`seat ${t}, ${u.player}`}>${O}</div>`}var Gd=({folded:t,out:e,holds:n})=>t?"folded":n?"has the tablet":e?"out":"";function Jd(t,e,n,s){return s?{ante:s.ante,blind:s.ante,trips:s.trips,play:0}[n]:It(t,e,n)}function Qd(t,e){let[n]=t.prompt?.awaited??[],{dealt_in:s=[],folded:o}=t.facts;return typeof n=="number"&&e>n&&s.includes(e)&&!o.includes(e)&&It(t,e,"ante")>0&&!It(t,e,"play")}function Yd({name:t,place:e,amount:n,draft:s,chipset:o}){let[r]=Oe(n,o);return i`<span class=${b(["uth-circle",`uth-${t}`,n>0&&s&&"is-draft"])} data-place=${e}>
    <span class="uth-ring">${r?i`<${pn} value=${n} colour=${r.colour} />`:Ts[t]}</span>
  </span>`}var Vd={lorum:Tr,polignac:jr,kaiser:Mr,"canadian-salad":Nr,schnapsen:Rr,"stop-the-bus":qr,"divide-and-conquer":mr,bura:Ko,"card-stock-market":ar,kabu:gr,speculation:Wr,uth:la,superfecta:na},jn=t=>({...pr,...Vd[t]});var ua=280;var Zd=["uth.betting","superfecta.betting"];function da(t,e,n){let{round:s,table:o}=t,r=jn(o.game),a=r.beats?.(s)??0,c=Math.min(n.beat,a),l=c<a,u=r.amongPlayers?[]:r.payments(t),d=Es(e,o)?Math.min(e.paid,u.length):0,f=Zo(t,Vo(t,u,d).held),$=!l&&d<u.length?u[d]:null,p=l&&n.board?n.board:f.round.board;return{face:r,state:{...f,round:{...f.round,board:p}},round:{...f.round,board:p},table:f.table,night:f.night,paying:$,payment:$&&r.payment($,f.round),paid:u.slice(0,d),beat:c,running:l,scene:Xd(s,l,$)}}var Es=(t,e)=>t.rounds===e.number;function Xd(t,e,n){return n?"reveal":t.finished&&!e?"over":Zd.includes(t.prompt?.say.code)?"betting":"play"}var Nn=class{value=at({});#e={};#t;see({table:e,round:n},s){let o=e.table;if(!n)return;let r=jn(e.game).beats?.(n)??0,a=this.value.peek()[o],c=a?.round===e.number?a:{round:e.number,beat:a?0:r,board:null},l=Es(s,e)&&(s.paid>0||s.beat>=r);this.#e[o]=r,this.#n(o,{...c,beat:l?r:Math.min(c.beat,r),board:n.finished?c.board:n.board}),this.#o()}close(){clearTimeout(this.#t)}#n(e,n){this.value.value={...this.value.peek(),[e]:n}}#o(){let e=Object.entries(this.value.peek()).filter(([n,{beat:s}])=>s<this.#e[n]);!e.length||this.#t!==void 0||(this.#t=setTimeout(()=>{this.#t=void 0;for(let[n]of e){let s=this.value.peek()[n];this.#n(n,{...s,beat:Math.min(s.beat+1,this.#e[n])})}this.#o()},ua))}};var tp=2e3,Mn=class{tables=at({});#e;#t;#n;#o={};#s=!1;#r=!1;#d;#p;#a=new Nn;constructor(e,n){this.#e=e,this.number=n,this.#t=`nights/${n}`,this.#n=new $n({api:e,path:`${this.#t}/wall`,events:`/api/${this.#t}/events`}),this.night=this.#n.state,this.connection=this.#n.connection,this.refusal=this.#n.refusal,this.beats=this.#a.value,this.#p=gt(()=>{if(this.night.value){for(let s of de(this.night.value))this.#i(s.table);this.#c()}})}close(){this.#p(),clearTimeout(this.#d),this.#a.close(),this.#n.close()}#i(e){let n=this.tables.peek()[e],s=this.night.peek().tables.find(({table:o})=>o===e);n&&this.#a.see(n,s)}async#c(){if(this.#r=!0,!this.#s){this.#s=!0,clearTimeout(this.#d);try{for(;this.#r;){this.#r=!1;let e=de(this.night.peek()).filter(n=>this.#l(n));await Promise.all(e.map(n=>this.#f(n.table)))}}catch{this.#d=setTimeout(()=>this.#c(),tp)}finally{this.#s=!1}}}#l({table:e,version:n}){let s=this.tables.peek()[e];return!s||s.version<n||this.night.peek().damage!==""}async#f(e){let n;try{n=await this.#e.look(`${this.#t}/tables/${e}?as=wall`,this.#o[e])}catch(s){if(s instanceof ft)return;throw s}!n||n.state.version<this.tables.peek()[e]?.version||(this.#o[e]=n.etag,ee(()=>{this.tables.value={...this.tables.peek(),[e]:n.state},this.#i(e)}))}},de=t=>t.tables.filter(e=>e.status!=="closed");var pa=["","14 8","3 8","24 8 3 8","10 6 2 6","2 5"],Ns=pa.length,Cs=900,js=480,Ln=14,fa=t=>pa[(t+Math.floor(t/Ns))%Ns],$a=t=>`is-line-${t%Ns}`,ha=({at:t})=>i`<svg class=${`line-stroke ${$a(t)}`} viewBox="0 0 60 12" aria-hidden="true">
  <line x1="2" x2="58" y1="6" y2="6" stroke-dasharray=${fa(t)} />
</svg>`;function ma({players:t}){let e=t.flatMap(({line:c})=>c),n=Math.min(0,...e),s=Math.max(1,...e),o=Math.max(1,t[0].line.length-1),r=c=>Ln+c*(Cs-2*Ln)/o,a=c=>js-Ln-(c-n)*(js-2*Ln)/(s-n);return i`<svg class="lines" viewBox=${`0 0 ${Cs} ${js}`} preserveAspectRatio="none" role="img"
      aria-label=${t.map(({name:c,line:l})=>`${c}: ${h(l.at(-1))}`).join("; ")}>
    <line class="lines-zero" x1="0" x2=${Cs} y1=${a(0)} y2=${a(0)} />
    ${t.map(({player:c,line:l},u)=>i`<g key=${c} class=${$a(u)}>
      <polyline points=${l.map((d,f)=>`${r(f)},${a(d)}`).join(" ")} stroke-dasharray=${fa(u)} />
      <circle cx=${r(l.length-1)} cy=${a(l.at(-1))} r="8" />
    </g>`)}
  </svg>`}var Ms=7,ep=8e3;function ya({evening:t,states:e,room:n}){let s=np(e);if(!t?.players.some(Ee))return i`<div class=${b(["scene between-scene is-empty",s.length>0&&"is-points"])}>
      ${s.length>0?i`<${ba} states=${s} atOnce=${2} />`:i`<p class="between-welcome">Welcome</p>`}
      ${n&&i`<${an} room=${n} small=${s.length>0} />`}
    </div>`;let o=t.players.filter(Ee);return i`<div class="scene between-scene">
    <div class="between-part">
      <${op} players=${o} />
      ${n&&i`<${an} room=${{...n,addresses:n.addresses.slice(0,1)}} small />`}
    </div>
    <div class="between-part">
      <${ma} players=${o} />
      ${s.length>0?i`<${ba} states=${s} atOnce=${1} />`:i`<${rp} evening=${t} states=${e} />`}
    </div>
  </div>`}var np=t=>t.filter(({table:{carry:e},round:n})=>!n&&("scores"in e||"tokens"in e));function ba({states:t,atOnce:e}){let n=ga(Math.ceil(t.length/e))*e;return i`<div class="standings">
    ${t.slice(n,n+e).map(s=>i`<${sp} key=${s.table.table} state=${s} />`)}
  </div>`}function sp({state:t}){let e=ce(t);return e?i`<section class="standing" aria-label=${t.table.name}>
    <h2>${t.table.game_name}</h2>
    <${Tn} deals=${e} />
  </section>`:null}function ga(t){let[e,n]=S(0);return L(()=>{if(t<2)return;let s=setInterval(()=>n(o=>o+1),ep);return()=>clearInterval(s)},[t]),e%Math.max(1,t)}function op({players:t}){let e=ga(Math.ceil(t.length/Ms))*Ms;return i`<ol class="leaders" aria-label="who is up" start=${e+1}>
    ${t.slice(e,e+Ms).map(({player:n,name:s,result:o},r)=>i`<li key=${n} class=${b(["leader",e+r===0&&o>0&&"is-first"])}>
      <${ha} at=${e+r} /> <b class="leader-name">${s}</b>
      <b class=${b(["figure",o>0&&"won",o<0&&"lost"])}>${B(o)}</b>
    </li>`)}
  </ol>`}function rp({evening:{winners:t,biggest:e,streaks:n},states:s}){let o=s.flatMap(ap);return i`<dl class="facts">
    ${t.length>0&&i`<div><dt>last won</dt>
      ${t.slice(0,2).map(({name:r,chips:a,table:c,round:l})=>i`<dd key=${`${c} ${l}`}>${r} <b class="figure won">${B(a)}</b></dd>`)}</div>`}
    ${e&&i`<div><dt>biggest win</dt><dd>${e.name} <b class="figure won">${B(e.chips)}</b></dd><dd class="facts-where">${e.game_name}</dd></div>`}
    ${n.length>0&&i`<div><dt>on a streak</dt><dd>${n[0].name}</dd><dd class="facts-where">${U(n[0].rounds,"round")} in a row</dd></div>`}
    ${o.length>0&&i`<div><dt>carried</dt>${o.slice(0,2).map(({name:r,amount:a})=>i`<dd key=${r}>${r} <b class="figure">${h(a)}</b></dd>`)}</div>`}
  </dl>`}function ap({table:t,round:e}){if(e)return[];let n=Object.entries(t.places).filter(([s])=>Z(s)===null).reduce((s,[,o])=>s+o,0);return n>0?[{name:t.game_name,amount:n}]:[]}var ip=[1,0,2];function _a({night:t,evening:e}){if(!e?.closing)return i`<div class="scene closing-scene"><p class="between-welcome">Good night</p></div>`;let{closing:n}=e,s=e.players.filter(Ee),{currency:o,chip:r}=t.money??{currency:null,chip:1},a=l=>o?`${l>0?"+":""}${os(l*r,o)}`:B(l),c=ip.filter(l=>s[l]);return i`<div class="scene closing-scene">
    <ol class="podium" aria-label="the podium">
      ${c.map(l=>i`<li key=${l} class=${`podium-step is-step-${l+1}`}>
        <b class="podium-name">${s[l].name}</b>
        <b class="podium-sum figure">${a(s[l].result)}</b>
        <span class="podium-place" aria-hidden="true">${l+1}</span>
      </li>`)}
    </ol>
    <figure class="seal">
      <${rn} svg=${n.seal.qr} name="the seal of the night, to photograph" />
      <figcaption><span>the seal of this night</span> <b class="seal-code">${n.seal.code}</b></figcaption>
    </figure>
    <section class="payments" aria-label="who pays whom">
      ${n.payments.length===0&&i`<p>Everybody is even.</p>`}
      <ul>
        ${[...cp(n.payments)].map(([l,u])=>i`<li key=${l}>
          <span><b>${l}</b> <small>pays</small></span>
          ${u.map(({payee:d,amount:f})=>i`<span key=${d}>${d} <b class="figure">${os(f,o)}</b></span>`)}
        </li>`)}
      </ul>
    </section>
  </div>`}function cp(t){let e=new Map;for(let n of t)e.set(n.payer,[...e.get(n.payer)??[],n]);return e}var X=({round:t})=>C(t),Ls=({table:t})=>e=>t.for_points?null:h(t.seats.find(n=>n.seat===e)?.rack??0);function pe({look:t,cards:e,note:n,figure:s=Ls(t)}){let{round:o,paying:r}=t,a=r?[r.seat]:o.prompt?.awaited??[];return i`<ul class="seats" style=${{"--seats":o.seats.length}}>
    ${o.seats.map(({seat:c,player:l})=>i`<li key=${c} class=${b(["seat",a.includes(c)&&"is-lit"])}>
      <b class="seat-name">${l}</b>
      ${e?.(c)}
      <b class="seat-figure figure">${s(c)}</b>
      <span class="seat-note">${n?.(c)}</span>
    </li>`)}
  </ul>`}function Bn({look:t,order:e,cards:n,takes:s}){let o=X(t);return i`<div class="trick" role="group" aria-label="the trick">
    ${e.map((r,a)=>i`<figure key=${r} class=${b(["trick-card",r===s&&"is-lit"])}>
      ${n[a]?i`<${A} card=${n[a]} lit=${r===s} />`:i`<${nt} />`}
      <figcaption>${o[r]}</figcaption>
    </figure>`)}
  </div>`}function fe({look:{round:t}}){let e=Object.entries(t.places).filter(([n,s])=>s>0&&Z(n)===null);return e.length?i`<ul class="pots">
    ${e.map(([n,s])=>i`<li key=${n}><span>${ct(n.split(":").at(-1))}</span> <b class="figure">${h(s)}</b></li>`)}
  </ul>`:null}var Dt=({amount:t})=>i`<b class=${b(["win figure",t>0&&"won",t<0&&"lost"])}>${B(t)}</b>`;function Fe(t){let e={};for(let{seat:n,amount:s}of t)e[n]=(e[n]??0)+s;return e}function va({look:t}){let{round:e}=t,[n,s]=e.seats,[o]=e.zones.trump?.cards??[];return i`<div class="scene bura-scene">
    <${ka} look=${t} who=${n} other=${s} />
    <div class="bura-between">
      <div class="bura-stock">
        ${o&&i`<${A} card=${o} />`}
        <p>${o?"trump":""} ${e.zones.stock.count>0?i`<b class="figure">${e.zones.stock.count}</b> to draw`:"no more drawing"}</p>
      </div>
      ${t.paying?i`<${Dt} amount=${t.paying.amount} />`:i`<p class="bura-pot">pot <b class="win figure">${h(e.places.pot??0)}</b></p>`}
    </div>
    <${ka} look=${t} who=${s} other=${n} />
  </div>`}function xa({round:t,scene:e,payment:n,paying:s}){let{announced:o}=t.facts;if(e==="reveal")return`${s.player}: ${n.hand??""}`;if(e==="over")return t.record.at(-1)?.events.at(-1)?.text??"";let r=o&&t.seats.find(({seat:a})=>a===o.seat)?.player;return r?`${r} announces ${o.kind}`:null}function ka({look:t,who:{seat:e,player:n},other:s}){let{round:o,paying:r}=t,{led:a,trump:c}=o.facts,l=o.zones[`played:${e}`].cards,u=o.zones[`played:${s.seat}`].cards,d=a!==null&&a!==e&&l.length>0,f=d?fs(l,u,c):l,$=o.zones[`won:${e}`],p=r?r.seat===e:o.prompt?.awaited.includes(e);return i`<section class=${b(["bura-side",p&&"is-lit"])} aria-label=${n}>
    <div class="bura-who"><b class="seat-name">${n}</b> <b class="seat-figure figure">${Ls(t)(e)}</b></div>
    <div class="bura-cards">
      ${$.sight==="all"?i`<${j} cards=${$.cards} fanned />`:f.map((m,x)=>i`<${A} key=${m} card=${m} lit=${d&&hn(m,u[x],c)} />`)}
    </div>
  </section>`}function wa({look:t}){let{round:e,scene:n}=t,{counts:s,debts:o}=e.facts,r=X(t),a=Object.keys(s).length>0,c=Math.max(...Object.values(s));return i`<div class="scene kabu-scene">
    <ul class="kabu-hands" style=${{"--seats":e.seats.length}}>
      ${e.seats.map(({seat:l})=>{let u=a?s[l]===c:e.prompt?.awaited.includes(l);return i`<li key=${l} class=${b(["kabu-hand",u&&"is-lit"])}>
          <b class="seat-name">${r[l]}</b>
          <${j} cards=${e.zones[`hand:${l}`]?.cards??[]} fanned />
          ${a?i`<b class="kabu-count figure">${s[l]}</b>`:i`<span class="seat-note">${lp(e,l)}</span>`}
          ${n==="over"&&i`<b class="figure">${B(up(o,l))}</b>`}
        </li>`})}
    </ul>
  </div>`}var lp=({zones:t,prompt:e},n)=>{if(e?.awaited.includes(n))return"to draw, or not";let{cards:s=[]}=t[`hand:${n}`]??{};return s.some(D)?"":`${s.length} cards`};function up(t,e){let n=o=>o.reduce((r,{amount:a})=>r+a,0),s=t.filter(({paid:o})=>o);return n(s.filter(({to:o})=>o===e))-n(s.filter(({from:o})=>o===e))}function Sa({round:t,scene:e}){let{lap:n,counts:s,debts:o}=t.facts;if(e!=="over")return Object.keys(s).length?"The cards are shown":n?`Lap ${n}`:null;let r=o.reduce((a,{amount:c,paid:l})=>a+(l?c:0),0);return r?`${h(r)} chips change hands`:"Equal counts: nobody pays"}var dp=["no-hearts","queens","no-tricks","hairy-ape"];function Ta({look:t}){let{round:e,table:n}=t,{contract:s,order:o,takers:r}=e.facts,{trick:a}=e.board,c=a.length===e.seats.length;return i`<div class="scene lorum-scene">
    <div class="lorum-felt">
      ${dp.includes(s)?i`<${Bn} look=${t} order=${o?.length?o:e.seats.map(({seat:l})=>l)}
            cards=${(o??[]).map(l=>a.find(u=>u.seat===l)?.card)} takes=${c?r.at(-1):null} />`:i`<${Qt} round=${e} />`}
      <${fe} look=${t} />
    </div>
    <${pp} look=${t} table=${n} />
  </div>`}function Oa({round:t,scene:e}){let{contract:n,hand:s}=t.facts,o=Be[n];return e==="play"?`${o} \xB7 hand ${s} of ${t.board.hands}`:`${o} is over`}function pp({look:t,table:e}){let{round:n}=t,s=X(t),o=n.seats.map(({seat:u})=>u),r=u=>e.seats.find(d=>d.player===u)?.seat,a=xs(e,n),c=Object.fromEntries(o.map(u=>[u,[...a.values()].reduce((d,f)=>d+(Le(f,u,r)??0),0)])),l=n.facts.points??{};return i`<aside class="points">
    <ol class="points-list">
      ${o.map((u,d)=>i`<li key=${u} class=${b([n.prompt?.awaited.includes(u)&&"is-lit"])}>
        <${dt} at=${d} /> <b class="points-name">${s[u]}</b> <b class="figure">${B(c[u])}</b>
        <span class="points-note">${!n.finished&&l[u]>0?`took ${l[u]}`:""}</span>
      </li>`)}
    </ol>
    ${a.size>1&&i`<${Ft} deals=${vs(a,s,o,r)} />`}
  </aside>`}function Aa({look:t}){let{round:e}=t,{prices:n,chart:s}=e.facts;return i`<div class="scene market-scene">
    <ul class="prices">
      ${ht.map(o=>i`<${fp} key=${o} suit=${o} price=${n[o]} before=${s.at(-2)?.[o]} />`)}
    </ul>
    <${gn} prices=${s} />
    <${$p} look=${t} />
  </div>`}function Ea({scene:t,payment:e,round:n}){if(t==="reveal")return e.line;let s=n.record.at(-1)?.events.find(({code:o})=>o==="csm.wins");return t==="over"?s?.text??"The market is closed":null}function fp({suit:t,price:e,before:n}){let s=e!==void 0&&n!==void 0?e-n:0;return i`<li class=${b(["price",e===0&&"is-bankrupt"])} aria-label=${Ce[t]}>
    <${ie} suit=${t} /> <b class="price-figure figure">${e??"\u2013"}</b>
    <span class=${b(["price-step",s>0&&"won",s<0&&"lost"])}>${e===0?"bankrupt":s>0?`\u25B2${s}`:s<0?`\u25BC${-s}`:""}</span>
  </li>`}function $p({look:t}){let{round:e,paying:n}=t,s=X(t),o=t.scene==="over"?ms(e):null,r=n?[n.seat]:e.prompt?.awaited??[],a=e.seats.map(({seat:c})=>({seat:c,...e.board.players[c]})).map(c=>({...c,worth:o?.[c.seat]??c.worth})).sort((c,l)=>l.worth-c.worth);return i`<ol class="worth">
    ${a.map(({seat:c,shares:l,worth:u})=>i`<li key=${c} class=${b([r.includes(c)&&"is-lit"])}>
      <b class="worth-name">${s[c]}</b>
      <span class="worth-shares">${ht.filter(d=>l[d]>0).map(d=>i`<span key=${d}><${ie} suit=${d} />${l[d]}</span>`)}</span>
      <b class="figure">${h(u)}</b>
    </li>`)}
  </ol>`}var hp=8;function Ca({look:t}){let{round:e}=t,n=Object.entries(e.zones).filter(([r,{owner:a,cards:c}])=>a===null&&c.length>0&&r!=="stock"),s=r=>{let a=e.zones[`hand:${r}`]?.cards??[];return i`<span class="seat-cards">${a.length>0&&i`<${j} cards=${a} fanned />`}</span>`},o=r=>{let a=Object.entries(e.places).filter(([c])=>Z(c)===r).reduce((c,[,l])=>c+l,0);return a?`bets ${a}`:""};return i`<div class="scene plain-scene">
    <div class="plain-cards">
      ${n.map(([r,a])=>i`<${j} key=${r} cards=${a.cards.slice(-hp)} fanned=${a.cards.length>5} />`)}
    </div>
    <${fe} look=${t} />
    <${pe} look=${t} cards=${s} note=${o} />
  </div>`}var ja={WIN:"Win",EXA:"Exacta",SFC:"Superfecta"},mp=3;function Na({look:t}){let{round:e,beat:n,running:s}=t,o=e.zones.course?.cards??[],{spaces:r,home:a}=Pe(o,n),c=bp(t),l=!!e.facts.finish&&!s;return i`<div class="scene race-scene">
    <div class="lanes">
      ${[...bt].map(u=>i`<${yp} key=${u} horse=${u} at=${r[u]} place=${a.indexOf(u)}
        backers=${c[u]} line=${e.board.WIN.orders[u]} split=${e.options.split} isOver=${l} />`)}
    </div>
    ${t.paying?i`<${wp} look=${t} />`:i`<${gp} look=${t} card=${n?o[n-1]:null} isOver=${l} />`}
  </div>`}function Ma(t){let{round:e,beat:n,running:s,scene:o,face:r}=t,{race:a,races:c,finish:l}=e.facts;return o==="betting"?`Race ${a} of ${c}: bets are open`:l&&!s?`The finish: ${yt(l.join("/"))}`:n?r.showing(e,n):"They are off."}function bp(t){let e=X(t),n=Object.fromEntries([...bt].map(s=>[s,new Set]));for(let{seat:s,bets:o}of t.round.facts.tickets)for(let{type:r,horses:a}of o)r==="WIN"&&n[a].add(e[s]);return n}function yp({horse:t,at:e,place:n,backers:s,line:o,split:r,isOver:a}){let c=t.toLowerCase(),l={left:`${Math.min(e,ut)/(ut+1)*100}%`};return i`<div class=${b(["lane",n===0&&"is-winner"])}>
    <div class="course" role="img" aria-label=${`${kt[t]}: ${n<0?`${e} of ${ut}`:`number ${n+1}`}`}>
      ${[...Array(ut+1).keys()].map(u=>i`<span key=${u} class=${b(["space",u===ut&&"is-line"])}></span>`)}
      <span class="backers">${[...s].join(", ")}</span>
      <span class="horse" style=${l}>
        <svg class=${`horse-mark suit-${c}`} viewBox="-22 -22 144 144" aria-hidden="true"><circle cx="50" cy="50" r="70" /><path d=${Q[c]} /></svg>
      </span>
    </div>
    <div class="lane-tote">${n>=0?i`<b class="lane-place">${n+1}.</b>`:!a&&i`<span>pays</span> <b class="figure">${La(o.will_pay,r)}</b>`}</div>
  </div>`}function La(t,e){return t==null?"\u2013":e==="even"?h(t):`${h(Math.floor(t/100))}.${String(t%100).padStart(2,"0")}`}function gp({look:t,card:e,isOver:n}){let{round:s}=t,o=n?s.facts.finish:null;return i`<div class="tote">
    <div class="race-turned">${e&&i`<${A} card=${e} />`}</div>
    ${Object.keys(vt).map(r=>i`<${kp} key=${r} kind=${r} look=${t} won=${o} paid=${_p(t,r)} />`)}
  </div>`}function _p(t,e){if(t.scene!=="over")return null;let n=X(t),o=t.round.record.flatMap(({events:r})=>r).filter(({code:r,args:a})=>r==="superfecta.pays"&&a.pool===e);return o.length?o.map(({args:r})=>`${n[r.seat]} ${h(r.amount)}`).join(", "):"nobody had it"}function kp({kind:t,look:e,won:n,paid:s}){let{round:o}=e,{carried:r,orders:a}=o.board[t],c=o.places[`pool:${t}`]??0,l=Object.entries(a).filter(([,u])=>u.staked>0).sort(([,u],[,d])=>(d.chance??0)-(u.chance??0)||d.staked-u.staked);return i`<section class="pool" aria-label=${ja[t]}>
    <header><span>${ja[t]}</span> <b class="figure">${c>0||!n?h(c):""}</b></header>
    ${n?i`<p class="pool-paid">${s??i`<${Tt} order=${n.slice(0,vt[t]).join("/")} />`}</p>`:t==="WIN"?i`<${vp} look=${e} />`:l.length>0?i`<ol class="pool-orders">${l.slice(0,mp).map(([u,d])=>i`<li key=${u}><${Tt} order=${u} /> <b class="figure">${La(d.will_pay,o.options.split)}</b></li>`)}</ol>`:i`<p>${r>0?`${h(r)} carried`:""}</p>`}
  </section>`}var vp=({look:{round:t,scene:e}})=>i`<ol class="chances">
  ${[...bt].map(n=>{let{chance:s,staked:o}=t.board.WIN.orders[n];return i`<li key=${n}><${Tt} order=${n} /> <b class="figure">${e==="betting"&&s!==null?xp(s):h(o)}</b></li>`})}
</ol>`,xp=t=>t>0&&t<1e4?"<1 %":`${Math.round(t/1e4)} %`;function wp({look:{paying:t,payment:e,paid:n}}){let s=Fe(n),o=[...new Map(n.map(({seat:r,player:a})=>[r,a]))];return i`<section class="reveal" key=${t.seat} aria-label=${t.player}>
    <div class="reveal-words">
      <b class="reveal-name">${t.player}</b>
      <p class="reveal-hand">${e.hand}</p>
    </div>
    <div class="reveal-win"><${Dt} amount=${t.amount} /></div>
    <p class="reveal-before">${o.map(([r,a])=>`${a} ${h(s[r])}`).join(" \xB7 ")}</p>
  </section>`}function Ba({look:t}){let{state:e,scene:n}=t,s=ce(e),o=Op[t.table.game]??Bs,r=n==="over"||n==="reveal";return i`<div class=${b(["scene scored-scene",r&&"is-over"])}>
    <div class="scored-felt">
      ${r&&(o===Bs||o===Ra)&&s?i`<${Cp} deals=${s} />`:i`<${o} look=${t} />`}
      <${fe} look=${t} />
    </div>
    ${s&&i`<${jp} look=${t} deals=${s} />`}
  </div>`}function Ha({round:t,scene:e,paying:n}){if(e==="reveal")return`${n.player} ${n.amount<0?"pays":"is paid"} ${h(Math.abs(n.amount))}`;if(e==="over")return cr(t);let{contract:s,trump:o,deal:r}=t.facts;if(typeof s=="string")return`Deal ${r}: ${s.replaceAll("-"," ")}`;if(s){let a=t.seats.find(({seat:l})=>l===s.seat)?.player,c=o?`, ${Tp[o]}`:"";return`${a} plays ${s.points}${s.no_trump?" without trumps":c}`}return null}var Sp=7,Tp={c:"clubs",d:"diamonds",h:"hearts",s:"spades"},Op={"stop-the-bus":Ap,"divide-and-conquer":Ep,schnapsen:Ra};function Bs({look:t}){let{round:e}=t,{order:n=[],takers:s=[]}=e.facts.tricks??{},o=n.length?n:e.seats.map(({seat:a})=>a),r=e.zones.trick?.cards??[];return i`<${Bn} look=${t} order=${o} cards=${r} takes=${r.length===o.length?s.at(-1):null} />`}function Ra({look:t}){let{round:e}=t,[n]=e.zones.upcard?.cards??[];return i`<${Bs} look=${t} />
    <div class="scored-stock">
      ${n&&i`<${A} card=${n} />`}
      <p>${e.facts.closed?"closed":`${e.zones.stock?.count??0} to draw`}</p>
    </div>`}function Ap({look:t}){let{round:e}=t,n=X(t),{stopped:s,losers:o=[]}=e.facts;return i`<${j} cards=${e.zones.middle?.cards??[]} />
    ${e.finished?i`<ul class="bus-hands">${e.seats.map(({seat:r})=>i`<li key=${r} class=${b([o.includes(r)&&"is-out"])}>
            <b class="seat-name">${n[r]}</b> <${j} cards=${e.zones[`hand:${r}`]?.cards??[]} fanned /></li>`)}</ul>`:i`<p class="bus-line">${s?`${n[s]} has stopped the bus`:""}</p>`}`}function Ep({look:t}){let{round:e}=t,n=X(t);return i`<div class="matches">
    ${e.seats.map(({seat:s})=>i`<div key=${s} class="matches-row">
      <b class="seat-name">${n[s]}</b>
      <span class="matches-cards">${e.facts.matches.map(({cards:o,winner:r},a)=>i`<${A} key=${a} card=${o[s]} lit=${r===s} />`)}</span>
      <b class="win figure">${e.facts.won[s]??0}</b>
    </div>`)}
  </div>`}function Cp({deals:t}){let{names:e,sheet:n}=t.at(-1),s=Object.keys(n.before);return i`<table class="deals">
    <thead><tr><th></th>${s.map(o=>i`<th key=${o} scope="col">${e[o]}</th>`)}</tr></thead>
    <tbody>${t.slice(-Sp).map(({deal:o,sheet:{before:r,after:a}})=>i`<tr key=${o}>
      <th scope="row">deal ${o}</th>
      ${s.map(c=>i`<td key=${c}><span>${B(a[c]-r[c])}</span> ${h(a[c])}</td>`)}
    </tr>`)}</tbody>
  </table>`}function jp({look:t,deals:e}){let{round:n,scene:s}=t,{sheet:o}=n.facts;if(!o)return null;let r=Sn(o,n),a=o.after??o.before,c=Math[o.better==="high"?"max":"min"](...Object.values(a)),l=n.prompt?.awaited??[];return i`<aside class="points">
    <ol class="points-list">
      ${Object.keys(a).map((u,d)=>i`<li key=${u} class=${b([u.split("+").some(f=>l.includes(Number(f)))&&"is-lit"])}>
        <${dt} at=${d} /> <b class="points-name">${r[u]}</b>
        <b class="figure">${h(a[u])}${a[u]===c&&o.after?" \u2605":""}</b>
        <span class="points-note">${s!=="play"?Np(o,u):Mp(n,u)}</span>
      </li>`)}
    </ol>
    ${e.length>1&&i`<${Ft} deals=${e} />`}
    ${o.goal!==null&&i`<p class="points-goal">${h(o.goal)} ends the game</p>`}
  </aside>`}function Np({after:t,before:e,items:n},s){if(!t)return"";let o=n.filter(r=>r.name===s).map(({what:r})=>r);return[B(t[s]-e[s]),o.join(", ")].filter(Boolean).join(": ")}function Mp({facts:t},e){let n=e.split("+").map(Number),s=t.tricks?.takers.filter(o=>n.includes(o)).length??0;return s?`${s} ${s===1?"trick":"tricks"}`:""}function Pa({look:t}){let{round:e,paying:n,scene:s}=t,{facts:o,zones:r,board:a,places:c}=e,l=X(t),[u]=r.held.cards,d=$=>i`<span class="seat-cards">
    ${r[`pile:${$}`].count>0&&i`<span class="pile-of">${r[`pile:${$}`].count}×<${A} card="??" /></span>`}
    <${j} cards=${r[`turned:${$}`].cards.slice(-3)} fanned />
  </span>`,f=$=>{let p=le(e,$).map(({price:m})=>`bids ${h(m)}`);return o.offer?.to===$&&p.push(`offered at ${h(o.offer.price)}`),p.length?p.join(", "):o.holder===$?"holds it":""};return i`<div class="scene speculation-scene">
    <div class="speculation-top">
      <${j} cards=${r.held.cards} places=${1} />
      <div class="speculation-words">
        ${u&&i`<b class="reveal-name">${l[o.holder]}</b>`}
        ${u&&s==="play"&&i`<p><b class="figure">${An(a)}</b> that it stands</p>`}
        ${u&&s==="play"&&i`<p>${a.higher.length?`${a.higher.length} can beat it`:"nothing can beat it"}</p>`}
      </div>
      <div class=${b(["speculation-pot",n&&"is-paid"])}>
        ${n?i`<${Dt} amount=${n.amount} />`:i`<span>pot</span> <b class="win figure">${h(c.pot??0)}</b>`}
      </div>
    </div>
    <${pe} look=${t} cards=${d} note=${f} />
  </div>`}function Fa({round:t,scene:e,face:n,payment:s,paying:o}){return e==="reveal"?s.hand?`${o.player} has the highest trump`:"":e==="over"?n.over(t):t.facts.offer||t.facts.bids.length?"Speculation":null}function Ia({look:t}){let{round:e,payment:n}=t,{zones:s}=e,o=Array(s["board:covered"]?.count??0).fill("??"),r=n?.lit,a=Lp(e);return i`<div class=${b(["scene uth-scene",n&&"is-reveal"])}>
    <div class="uth-board">
      <${j} cards=${[...s.board?.cards??[],...o]} places=${5} lit=${r} />
      <div class="uth-dealer">
        <${j} cards=${s["hand:dealer"]?.cards??[]} places=${2} lit=${r} />
        <p>${a??"dealer"}</p>
      </div>
    </div>
    ${n?i`<${Bp} look=${t} />`:i`<${Rp} look=${t} />`}
  </div>`}function Lp({record:t}){let e=t.flatMap(({events:n})=>n).find(({code:n})=>n==="uth.qualifies"||n==="uth.fails");return e&&`${e.args.hand}${e.code==="uth.fails"?", not enough":""}`}function Da({scene:t,payment:e}){return t==="betting"?"Bets are open":t==="reveal"?e?.hand?"The cards are shown":"":t==="over"?"All paid":null}function Bp({look:{round:t,night:e,paying:n,payment:s,paid:o}}){let r=t.zones[`hand:${n.seat}`]?.cards??[];return i`<section class="reveal" key=${n.seat} aria-label=${n.player}>
      <${j} cards=${r.filter(D)} lit=${s.lit} />
      <div class="reveal-words">
        <b class="reveal-name">${n.player}</b>
        <p class="reveal-hand">${s.hand??""}</p>
      </div>
      <div class="reveal-win">
        <${Dt} amount=${n.amount} />
        ${n.amount>0&&i`<${Lt} amount=${n.amount} chipset=${e.chip_set} />`}
      </div>
    </section>
    <${Hp} round=${t} paid=${o} paying=${n} />`}function Hp({round:t,paid:e,paying:n}){let s=Fe(e);return i`<ol class="settled">
    ${t.seats.map(({seat:o,player:r})=>i`<li key=${o} class=${b([o===n.seat&&"is-lit"])}>
      <span>${r}</span> ${o in s&&i`<b class="figure">${s[o]?B(s[o]):"push"}</b>`}
    </li>`)}
  </ol>`}function Rp({look:t}){let{round:e,paid:n,scene:s}=t,{folded:o,dealt_in:r}=e.facts,a=Fe(n),c=d=>Object.entries(e.places).filter(([f])=>Z(f)===d).reduce((f,[,$])=>f+$,0);return i`<${pe} look=${t} cards=${d=>{let f=e.zones[`hand:${d}`]?.cards??[];return i`<span class="seat-cards">${f.length>0&&!o.includes(d)&&i`<${j} cards=${f} />`}</span>`}} note=${d=>s==="over"?a[d]?B(a[d]):"":o.includes(d)?"folded":s!=="betting"&&!r.includes(d)?"sits out":c(d)?`bets ${h(c(d))}`:""} />`}var Pp={uth:[Ia,Da],superfecta:[Na,Ma],"card-stock-market":[Aa,Ea],lorum:[Ta,Oa],bura:[va,xa],kabu:[wa,Sa],speculation:[Pa,Fa]},Fp=[Ba,Ha],Ip=[Ca,()=>null],Ua=({table:t,round:e})=>Pp[t.game]??(e.facts.sheet?Fp:Ip);function Wa({look:t}){let[e]=Ua(t);return i`<${e} key=${t.table.game} look=${t} />`}function qa(t){let[,e]=Ua(t);return(e(t)??Dp(t)).replace(/\.$/,"")}function Dp(t){let e=X(t),n=(t.round.prompt?.awaited??[]).map(s=>e[s]).filter(Boolean);return n.length?n.length===1?`${n[0]}'s turn`:`${Nt(n)} to play`:""}var Up=1500,$e=new Zt("/api"),Wp=["wall","player"];async function qp(){let t=await $e.get("session");if(Wp.includes(t.role))return t.night;if(t.role!=="host")return null;let{nights:e}=await $e.get("nights");if(!e.length)throw new Error("There is no night yet.");return e[0].night}function Kp(){let[t,e]=S(null),[n,s]=S(null),[o]=S(Po),[r,a]=S(!!o),c=l=>{a(!1),e(new Mn($e,l))};return L(()=>{o||qp().then(l=>l?c(l):a(!0),l=>s(l.message))},[]),n?i`<${Ka} text=${n} />`:r?i`<${Fo} api=${$e} code=${o} onIn=${c} />`:t?i`<${zp} following=${t} />`:i`<${cn} title="One moment" />`}var Ka=({text:t})=>i`<${cn} mark="d" title="Nothing on the wall" text=${t}>
  <p class="state-text">The host's desk shows the wall's code.</p>
  <a class="button is-plain" href="/sign-in?another">sign in</a>
<//>`;function zp({following:t}){let e=R(!1),n=t.night.value,s=t.connection.value==="lost",o=t.refusal.value;return o?i`<${Ka} text=${o.message} />`:(e.current||=n&&de(n).every(({table:r})=>t.tables.value[r]),e.current?i`<${Gp} following=${t} night=${n} lost=${s} />`:i`<${cn} title=${s?"No connection":"One moment"} text=${s?"This screen goes on trying.":""} />`)}function Gp({following:t,night:e,lost:n}){let{looks:s,states:o}=Qp(t,e),r=Oo(e),a=de(e),c=Zp(a.map(m=>Yp(m,s[m.table])),r.shows),l=rs($e,t.number),u=l&&as(l)&&e.status==="open"?l:null,d=Io($e,t.number,Vp(e)),f=Xp(c===Mt?null:s[c]);document.title=`${e.name} \xB7 the wall`;let $={night:e,lost:n,room:f&&u};if(e.status==="closed")return i`<main class="wall is-closing">
      <${Hs} ...${$} title=${e.name} line="Good night" />
      <${_a} night=${e} evening=${d} />
    </main>`;if(!f)return i`<main class="wall is-between">
      <${Hs} ...${$} title=${e.name} line="" />
      <${ya} evening=${d} states=${o} room=${u} />
      <${is} tables=${a.filter(({seated:m})=>m>0)} choice=${r} />
    </main>`;let{table:p}=f;return i`<main class=${b(["wall",`is-${f.scene}`])} aria-label=${`${p.name}: ${p.game_name}`}>
    <${Hs} ...${$} title=${p.game_name} where=${Jp(p)} line=${qa(f)} />
    <${Wa} look=${f} />
    <${is} tables=${a.filter(({seated:m})=>m>0)} choice=${r} />
  </main>`}var Jp=({name:t,number:e,voided:n})=>`${t} \xB7 round ${h(e)}${n>0?` \xB7 ${h(n)} voided`:""}`;function Qp(t,e){let n=t.tables.value,s=t.beats.value,o={};for(let r of de(e)){let a=n[r.table];a?.round?.seats.length&&(o[r.table]=da(a,r,s[r.table]??{beat:0,board:null}))}return{looks:o,states:Object.values(n)}}var Yp=({table:t,version:e},n)=>({table:t,version:e,live:!!n,busy:!!(n&&(n.running||n.scene==="reveal"))}),Vp=({status:t,tables:e})=>[t,...e.map(({rounds:n,status:s})=>`${n}${s}`)].join(" ");function Zp(t,e){let[n,s]=S({shown:null,since:0,before:null}),[,o]=S(0);L(()=>{let a=setInterval(()=>o(c=>c+1),1e3);return()=>clearInterval(a)},[]);let r=So({...n,now:Date.now()},t,e);return L(()=>{if(r===n.shown)return;let a=setTimeout(()=>s({shown:r,since:Date.now(),before:n.shown}),r===Mt&&n.shown!==null?Up:0);return()=>clearTimeout(a)},[r,n.shown]),n.shown??r}function Xp(t){let e=R(t);return t!==void 0&&(e.current=t),e.current}function Hs({night:t,title:e,where:n,line:s,lost:o,room:r}){return i`<header class="wall-head">
    <div class="wall-title">
      <h1>${e}</h1><span>${n}</span>
      <p class="wall-line" role="status">${s}</p>
    </div>
    <div class="wall-side">
      ${o&&i`<p class="wall-lost" role="alert">No connection</p>`}
      ${r&&i`<p class="wall-join"><span>${r.addresses[0]}</span> <b>${on(r.code)}</b></p>`}
      <${tf} />
    </div>
    ${t.damage&&i`<p class="wall-lost is-wide" role="alert">The book of this night is damaged, and play stops: the host's desk says more.</p>`}
  </header>`}function tf(){let[t,e]=S(Date.now());return L(()=>{let n=setInterval(()=>e(Date.now()),5e3);return()=>clearInterval(n)},[]),i`<time class="wall-clock">${new Date(t).toLocaleTimeString(void 0,{hour:"2-digit",minute:"2-digit",hourCycle:"h23"})}</time>`}Jn(i`<${Kp} />`,document.getElementById("page"));
