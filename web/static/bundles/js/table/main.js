var is="wakeLock"in navigator;function ko(){if(!is)return;let t=()=>{document.visibilityState==="visible"&&navigator.wakeLock.request("screen").catch(()=>{})};document.addEventListener("visibilitychange",t),t()}var vo=function(t,e,n,s){var o;e[0]=0;for(var r=1;r<e.length;r++){var a=e[r++],c=e[r]?(e[0]|=a?1:2,n[e[r++]]):e[++r];a===3?s[0]=c:a===4?s[1]=Object.assign(s[1]||{},c):a===5?(s[1]=s[1]||{})[e[++r]]=c:a===6?s[1][e[++r]]+=c+"":a?(o=t.apply(c,vo(t,c,n,["",null])),s.push(o),c[0]?e[0]|=2:(e[r-2]=0,e[r]=o)):s.push(c)}return s},_o=new Map;function wo(t){var e=_o.get(this);return e||(e=new Map,_o.set(this,e)),(e=vo(this,e.get(t)||(e.set(t,e=(function(n){for(var s,o,r=1,a="",c="",l=[0],d=function(m){r===1&&(m||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?l.push(0,m,a):r===3&&(m||a)?(l.push(3,m,a),r=2):r===2&&a==="..."&&m?l.push(4,m,0):r===2&&a&&!m?l.push(5,0,!0,a):r>=5&&((a||!m&&r===5)&&(l.push(r,0,a,o),r=6),m&&(l.push(r,m,0,o),r=6)),a=""},u=0;u<n.length;u++){u&&(r===1&&d(),d(u));for(var $=0;$<n[u].length;$++)s=n[u][$],r===1?s==="<"?(d(),l=[l],r=3):a+=s:r===4?a==="--"&&s===">"?(r=1,a=""):a=s+a[0]:c?s===c?c="":a+=s:s==='"'||s==="'"?c=s:s===">"?(d(),r=1):r&&(s==="="?(r=5,o=a,a=""):s==="/"&&(r<5||n[u][$+1]===">")?(d(),r===3&&(l=l[0]),r=l,(l=l[0]).push(2,0,r),r=0):s===" "||s==="	"||s===`
`||s==="\r"?(d(),r=2):a+=s),r===3&&a==="!--"&&(r=4,l=l[0])}return d(),l})(t)),e),arguments,[])).length>1?e:e[0]}var M,To,us,qt,cs,dn,Oo,un,Ao,ps,ls,Fc,Le=Symbol.for("pv"),$n={},fn=[],Dc=/^m(i|n|o|s|text|space)$/,ds=Array.isArray,$s=fn.slice,re=Object.assign;function oe(t){t&&t.parentNode&&t.remove()}function mn(t,e,n){var s,o,r,a={},c=arguments.length;for(r in e)r=="key"?s=e[r]:r=="ref"&&typeof t!="function"?o=e[r]:a[r]=e[r];return c>2&&(a.children=c>3?$s.call(arguments,2):n),Pe(t,a,s,o,null)}function Pe(t,e,n,s,o){var r={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Le,__v:o||++To,__i:-1,__u:0};return!o&&M.vnode&&M.vnode(r),r}function Wt(t){return t.children}function be(t,e){this.props=t,this.context=e,this.__g=0}function Ut(t,e){if(e==null)return t.__&&Ut(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:Ut(t)}function Ic(t){var e,n=t.__v,s=n.__e,o=[],r=[],a=t.__P;a&&((e=re({constructor:Le},n)).__v=n.__v+1,M.vnode&&M.vnode(e),fs(a,e,n,t.__n,a.namespaceURI,32&n.__u?[s]:null,o,s||Ut(n),32&n.__u,r),e.__v=n.__v,e.__.__k[e.__i]=e,Ho(o,e,r),n.__=n.__e=null,e.__e!=s&&Co(e))}function Co(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),Co(t)}function xo(t){(8&t.__g||(t.__g|=8,qt.push(t),dn++))&&cs==M.debounceRendering||((cs=M.debounceRendering)||queueMicrotask)(Eo)}function Eo(){try{for(var t,e=1;qt.length;)qt.length>e&&qt.sort(Oo),t=qt.shift(),e=qt.length,8&t.__g&&Ic(t)}finally{(dn=qt.length)&&(cs||queueMicrotask)(Eo)}}function jo(t,e,n,s,o,r,a,c,l,d,u){var $,m,f,b,v,g,k=s.__k||fn,S=e.length;for(l=qc(n,e,k,l,S),$=0;$<S;$++)(f=n.__k[$])!=null&&(m=~f.__i&&k[f.__i]||$n,f.__i=$,g=fs(t,f,m,o,r,a,c,l,d,u),b=f.__e,(m.ref!=f.ref||8&m.__u)&&(m.ref&&ms(m.ref,null,f,m),f.ref&&u.push(f.ref,f.__c||b,f)),v=v||b,4&f.__u?(l=No(f,l,t,!m.__v),m.__e&&(m.__e=null)):typeof f.type=="function"&&g!==void 0?l=g:b&&(l=b.nextSibling),f.__u&=-21);return n.__e=v,l}function qc(t,e,n,s,o){var r,a,c,l,d,u,$,m,f,b=n.length,v=b,g=0,k=0,S=t.__k=Array(o);for(r=0;r<o;r++)(a=e[r])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=S[r]=Pe(null,a):ds(a)?a=S[r]=Pe(Wt,{children:a}):a.constructor===Le&&a.__b?a=S[r]=Pe(a.type,a.props,a.key,a.ref,a.__v):S[r]=a,l=r+g,a.__=t,a.__b=t.__b+1,c=null,~(d=a.__i=Uc(a,n,l,v))&&(v--,(c=n[d])&&(c.__u|=2)),c&&c.__v?(a.__u|=16,d==l-1?g--:d==l+1?g++:d!=l&&(d>l?g--:g++,k=1)):(~d||(o>b?g--:o<b&&g++),typeof a.type!="function"&&(a.__u|=4))):S[r]=null;if(k){for(u=[],$=[],r=0;r<o;r++)if((a=S[r])&&16&a.__u){for(g=0,m=u.length;g<m;)u[f=g+m>>1]<a.__i?g=f+1:m=f;u[g]=a.__i,$[r]=g+1}for(g=u.length;r--;)$[r]&&($[r]==g?g--:S[r].__u|=4)}if(v)for(r=0;r<b;r++)!(c=n[r])||2&c.__u||(c.__e==s&&(s=Ut(c)),hs(c,c));return s}function No(t,e,n,s){var o,r,a,c;if(typeof t.type=="function"){if(t.props.__P)return e;if(o=t.__k)for(r=0;r<o.length;r++)o[r]&&(o[r].__=t,e=No(o[r],e,n,!1));return e}for(e&&!e.parentNode&&(e=Ut(t))&&!e.parentNode&&(e=null),a=t.__e,c=e;c&&c.nodeType==8;)c=c.nextSibling;for(a!=c&&(!s&&n.moveBefore&&a.parentNode?n.moveBefore(a,e):n.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function Uc(t,e,n,s){var o,r=t.key,a=t.type,c=e[n],l=c&&!(2&c.__u);if(c===null&&r==null||l&&r==c.key&&a==c.type)return n;if(s>(l?1:0)){for(o=n-1;o>=0;o--)if((c=e[o])&&!(2&c.__u)&&r==c.key&&a==c.type)return o;for(o=n+1;o<e.length;o++)if((c=e[o])&&!(2&c.__u)&&r==c.key&&a==c.type)return o}return-1}function So(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function ln(t,e,n,s,o){var r,a;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.cssText=s=""),s)for(e in s)n&&e in n||So(t.style,e);if(n)for(e in n)s&&n[e]==s[e]||So(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(t.__e||(t.__e={}))[e]=n,n&&s||(a=ls[e]||(ls[e]=Wc(e)),(t.__a||(t.__a={}))[e]=ps,r=e!=(e=e.replace(Ao,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,a,r):t.removeEventListener(e,a,r));else{if(o=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function Wc(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[un]==null)e[un]=ps++;else if(e[un]<this.__a[t])return;return n(M.event?M.event(e):e)}}}function fs(t,e,n,s,o,r,a,c,l,d){var u,$,m,f,b,v,g,k,S,O,_,N,J,ot,D,W,Q,Y,rt=e.type;if(e.constructor!==Le)return null;128&n.__u&&(l=32&n.__u,u=n.__c.__z)&&(e.__u|=l,$=r=[],u.nodeType==8?c=pn(u,r):r.push(u),c=r[0]||c),(u=M.__b)&&u(e);t:if(typeof rt=="function"){m=a.length;try{if(k=e.props,S=(u=rt.prototype)&&u.render,O=(u=rt.contextType)&&s[u.__c],_=u?O?O.props.value:u.__:s,(f=n.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):(S?e.__c=f=new rt(k,_):(e.__c=f=new be(k,_),f.constructor=rt,f.render=Gc),O&&O.sub(f),f.state||(f.state={}),f.__n=s,f.__g|=8,f.__h=[],f.__k=[]),S&&(f.__s||(f.__s=f.state),rt.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=re({},f.__s)),re(f.__s,rt.getDerivedStateFromProps(k,f.__s)))),b=f.props,v=f.state,f.__v=e,n.__c){if(k!==b&&S&&!rt.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(k,_),e.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(k,f.__s,_)===!1){e.__v!=n.__v&&(f.props=k,f.state=f.__s,f.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(U){U&&(U.__=e)}),fn.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&a.push(f),c=Ut(n);break t}f.componentWillUpdate&&f.componentWillUpdate(k,f.__s,_),S&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(b,v,g)})}else S&&!rt.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),S&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=_,f.props=k,f.__P=t,f.__g&=-5,N=M.__r,J=S?25:0;do f.__g&=-9,N&&N(e),u=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++J<25);S&&(fn.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(s=re({},s,f.getChildContext())),S&&n.__c&&f.getSnapshotBeforeUpdate&&(g=f.getSnapshotBeforeUpdate(b,v)),ot=u&&u.type===Wt&&u.key==null?u.props.children:u,k.__P&&(u=c,o=(t=k.__P).namespaceURI,l=r=null,n.props&&n.props.__P!=t&&(n.__k.some(function(U){U&&hs(U,U)}),n.__k=null),c=n.__k?Ut(n,0):null),c=jo(t,ds(ot)?ot:[ot],e,n,s,o,r,a,c,l,d),k.__P&&(e.__e=null,c=u),e.__u&=-161,$&&$.some(oe),f.__h.length&&a.push(f),1&f.__g&&(f.__g&=-4)}catch(U){if(a.length=m,e.__v=null,l||r)if(U&&U.then){if(e.__u|=128|l,r){for(~(Q=r.indexOf(c||void 0))||(Q=r.length);(Y=r[Q-1])&&Y.nodeType==8;)Q--;for(;Q<r.length;Q++)if(Y=r[Q])if(r[Q]=null,D){if(Y==W)break}else{if(Y.nodeType!=8)break;Y.data.startsWith("$s")&&(W=pn(D=Y))}}if(!D){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;D=c}(u=pn(D=e.__c.__z||(e.__c.__z=D)))?(e.__e=D,c=u):e.__e=c,c=c&&c.nextSibling}else r&&r.some(oe);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),U&&U.then||Bo(e),M.__e(U,e,n)}}else c=e.__e=Kc(n.__e,e,n,s,o,r,a,l,d,t);return(u=M.diffed)&&u(e),c}function pn(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function Bo(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Bo))}function Ho(t,e,n){for(var s=0;s<n.length;)ms(n[s++],n[s++],n[s++]);M.__c&&M.__c(e,t),t.some(function(o){try{t=o.__h,o.__h=[],t.some(function(r){r.call(o)})}catch(r){M.__e(r,o.__v)}})}function Kc(t,e,n,s,o,r,a,c,l,d){var u,$,m,f,b,v,g,k,S=n.props||$n,O=e.props,_=e.type;if(_=="svg"?o="http://www.w3.org/2000/svg":_=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),r){for(u=0;u<r.length;u++)if((b=r[u])&&(_?b.localName==_:b.nodeType==3)){t=b,r[u]=null;break}}if(!t){if(k=d.ownerDocument||document,!_)return k.createTextNode(O);t=k.createElementNS(o,_,O.is?O:d),c&&(M.__m&&M.__m(e,r),c=!1),r=null}if(_){if(d=_=="template"&&t.content||t,r=_=="textarea"&&O.defaultValue!=null?null:r&&$s.call(d.childNodes),!c&&r)for(S={},u=0;u<t.attributes.length;u++)S[(b=t.attributes[u]).name]=b.value;for(u in S)b=S[u],u=="dangerouslySetInnerHTML"?m=b:u=="children"||u in O||u=="value"&&"defaultValue"in O||u=="checked"&&"defaultChecked"in O||ln(t,u,null,b,o);for(u in O)b=O[u],u=="children"?f=b:u=="dangerouslySetInnerHTML"?$=b:u=="value"?v=b:u=="checked"?g=b:c&&typeof b!="function"||S[u]===b||ln(t,u,b,S[u],o);$?(c||m&&($.__html==m.__html||$.__html==t.innerHTML)||(t.innerHTML=$.__html),e.__k=[]):(m&&(t.textContent=""),(_=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&Dc.test(_))&&(o="http://www.w3.org/1999/xhtml"),jo(d,ds(f)?f:[f],e,n,s,o,r,a,r?r[0]:n.__k&&Ut(n,0),c,l),r&&r.some(oe)),c&&_!="textarea"||(u="value",_=="progress"&&v==null?t.removeAttribute(u):v==null||v===t[u]&&(_!="progress"||v)||ln(t,u,v,S[u],o),u="checked",g!=null&&g!=t[u]&&ln(t,u,g,S[u],o))}else S===O||c&&t.data==O||(t.data=O);return t}function ms(t,e,n,s){try{typeof t=="function"?e?e.__x=t(e)||1:s&&(s=s.__c||s.__e)&&(e=s.__x)&&(s.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(o){M.__e(o,n)}}function hs(t,e,n){var s,o,r,a;if(M.unmount&&M.unmount(t),!(s=t.ref)||s.current&&s.current!=t.__e||ms(s,null,e,t),s=t.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(c){M.__e(c,e)}s.__P=s.__n=null}if(s=t.__k)for(a=0;a<s.length;a++)s[a]&&hs(s[a],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(s=t.__c)&&(s=s.__z)&&(o=pn(s,r=[]))&&(s==t.__e&&r.some(oe),oe(o),oe(s)),n||oe(t.__e),t.__e=t.__c=t.__=null}function Gc(t,e,n){return this.constructor(t,n)}function Me(t,e){var n,s,o,r;M.__&&M.__(t,e),e.nodeType==9&&(e=e.documentElement),s=(n=t&&32&t.__u)?null:e.__k,e.__k=Pe(Wt,{children:[t]}),o=[],r=[],fs(e,e.__k,s||$n,$n,e.namespaceURI,s?null:e.firstChild?$s.call(e.childNodes):null,o,s?s.__e:e.firstChild,n,r),Ho(o,e.__k,r),e.__k.props.children=null}M={__e:function(t,e,n,s){for(var o,r,a;e=e.__;)if((o=e.__c)&&!(1&o.__g)){o.__g|=4;try{if((a=(r=o.constructor)&&r.getDerivedStateFromError)&&o.setState(r.getDerivedStateFromError(t)),o.componentDidCatch&&(o.componentDidCatch(t,s||{}),a=1),a&&8&o.__g)return void(o.__g|=2)}catch(c){t=c}}throw dn=0,t}},To=0,us=function(t){return t!=null&&t.constructor===Le},be.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=re({},this.state)),typeof t=="function"&&(t=t(re({},n),this.props)),t&&(re(n,t),this.__v&&(e&&this.__k.push(e),xo(this)))},be.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),xo(this))},be.prototype.render=Wt,qt=[],dn=0,Oo=function(t,e){return t.__v.__b-e.__v.__b},un=Symbol(),Ao=/(PointerCapture)$|Capture$/i,ps=0,ls={},Fc=0;var ye,X,bs,Po,ys=Object.is,hn=0,Wo=[],gs=[],V=M,Lo=V.__b,Mo=V.__r,Ro=V.diffed,Fo=V.__c,Do=V.unmount,Io=V.__;function bn(t,e){V.__h&&V.__h(X,t,hn||e),hn=0;var n=X.__H||(X.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function w(t){return hn=1,zc(Ko,t)}function zc(t,e,n){var s=bn(ye++,2);if(s.t=t,!s.__c&&(s.__=[n?n(e):Ko(void 0,e),function(r){var a=(s.__N||s.__)[0],c=s.t(a,r);ys(a,c)||(s.__N=[c,s.__[1]],s.__c.setState({}))}],s.__c=X,!X.__f)){X.__f=!0;var o=X.shouldComponentUpdate;X.shouldComponentUpdate=function(r,a,c){var l=this.__H;if(!l)return!0;var d=!1,u=this.props!=r;if(l.__.some(function(m){m.__N&&(d=!0,ys(m.__[0],m.__N[0])||(u=!0))}),o){var $=o.call(this,r,a,c);return d?$||u:$}return!d||u}}return s.__}function B(t,e){var n=bn(ye++,3);!V.__s&&_s(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,X.__H.__h.push(n))}function Fe(t,e){var n=bn(ye++,4);!V.__s&&_s(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,X.__h.push(n))}function tt(t){return hn=5,De(function(){return{current:t}},[])}function De(t,e){var n=bn(ye++,7);return _s(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function Jc(){var t;do{for(;t=gs.shift();)try{Re(t)}catch(n){V.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=Wo.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Re),e.__h.some(ks),e.__h=[]}catch(n){e.__h=[],V.__e(n,t.__v)}}}while(gs.length)}V.__b=function(t){X=null,Lo&&Lo(t)},V.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),Io&&Io(t,e)},V.__r=function(t){Mo&&Mo(t),ye=0;var e=(X=t.__c).__H;e&&(bs==X?X.__h=[]:(e.__h.some(Re),e.__h.some(ks),ye=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),bs=X},V.diffed=function(t){Ro&&Ro(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Uo(Wo.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),bs=X=null},V.__c=function(t,e){e.some(function(n){try{n.__h.some(Re),n.__h=n.__h.filter(function(s){return!s.__||ks(s)})}catch(s){n.__h=[function(){throw s}]}}),Fo&&Fo(t,e)},V.unmount=function(t){Do&&Do(t);var e,n,s=t.__c;s&&s.__H&&(s.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,Uo(gs.push(o))}else Re(o)}catch(r){e=r}}),s.__H=void 0,e&&V.__e(e,s.__v))};var qo=typeof requestAnimationFrame=="function";function Vc(t){var e,n=function(){clearTimeout(s),qo&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(n,35);qo&&(e=requestAnimationFrame(n))}function Uo(t){t!=1&&Po==V.requestAnimationFrame||((Po=V.requestAnimationFrame)||Vc)(Jc)}function Re(t){var e=X,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),X=e}function ks(t){var e=X;t.__c=t.__(),X=e}function _s(t,e){return!t||t.length!=e.length||e.some(function(n,s){return!ys(n,t[s])})}function Ko(t,e){return typeof e=="function"?e(t):e}var Qc=Symbol.for("preact-signals");function _n(){if(Bt>1){Bt--;return}let t,e=!1;for((function(){let n=yn;for(yn=void 0;n!==void 0;){let s=n.S;if(s.v===n.v)for(let o=s.t;o!==void 0;o=o.x)o.i===n.i&&(o.i=s.i);n=n.o}})();qe!==void 0;){let n=qe;for(qe=void 0,gn++;n!==void 0;){let s=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&zo(n))try{n.c()}catch(o){e||(t=o,e=!0)}n=s}}if(gn=0,Bt--,e)throw t}function vn(t){if(Bt>0)return t();vs=++Yc,Bt++;try{return t()}finally{_n()}}var K,Ie,qe;function Ue(t){let e=K,n=Ie;K=void 0,Ie=void 0;try{return t()}finally{K=e,Ie=n}}var yn,Bt=0,gn=0,Yc=0,vs=0,kn=0;function Go(t){if(K===void 0)return;let e=t.n;if(e===void 0||e.t!==K)return e={i:0,S:t,p:K.s,n:void 0,t:K,e:void 0,x:void 0,r:e},K.s!==void 0&&(K.s.n=e),K.s=e,t.n=e,32&K.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=K.s,e.n=void 0,K.s.n=e,K.s=e),e}function at(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}at.prototype.brand=Qc;at.prototype.h=function(){return!0};at.prototype.S=function(t){let e=this.t;e!==t&&t.e===void 0&&(t.x=e,this.t=t,e!==void 0?e.e=t:Ue(()=>{var n;(n=this.W)==null||n.call(this)}))};at.prototype.U=function(t){if(this.t!==void 0){let e=t.e,n=t.x;e!==void 0&&(e.x=n,t.e=void 0),n!==void 0&&(n.e=e,t.x=void 0),t===this.t&&(this.t=n,n===void 0&&Ue(()=>{var s;(s=this.Z)==null||s.call(this)}))}};at.prototype.subscribe=function(t){return Ot(()=>{let e=this.value;Ue(()=>t(e))},{name:"sub"})};at.prototype.valueOf=function(){return this.value};at.prototype.toString=function(){return this.value+""};at.prototype.toJSON=function(){return this.value};at.prototype.peek=function(){return Ue(()=>this.value)};Object.defineProperty(at.prototype,"value",{get(){let t=Go(this);return t!==void 0&&(t.i=this.i),this.v},set(t){if(t!==this.v){if(gn>100)throw new Error("Cycle detected");(function(e){Bt!==0&&gn===0&&e.l!==vs&&(e.l=vs,yn={S:e,v:e.v,i:e.i,o:yn})})(this),this.v=t,this.i++,kn++,Bt++;try{for(let e=this.t;e!==void 0;e=e.x)e.t.N()}finally{_n()}}}});function ut(t,e){return new at(t,e)}function zo(t){for(let e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function Jo(t){for(let e=t.s;e!==void 0;e=e.n){let n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function Vo(t){let e,n=t.s;for(;n!==void 0;){let s=n.p;n.i===-1?(n.S.U(n),s!==void 0&&(s.n=n.n),n.n!==void 0&&(n.n.p=s)):e=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=s}t.s=e}function ae(t,e){at.call(this,void 0,e),this.x=t,this.s=void 0,this.g=kn-1,this.f=4}ae.prototype=new at;ae.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===kn))return!0;if(this.g=kn,this.f|=1,this.i>0&&!zo(this))return this.f&=-2,!0;let t=K;try{Jo(this),K=this;let e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return K=t,Vo(this),this.f&=-2,!0};ae.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(let e=this.s;e!==void 0;e=e.n)e.S.S(e)}at.prototype.S.call(this,t)};ae.prototype.U=function(t){if(this.t!==void 0&&(at.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(let e=this.s;e!==void 0;e=e.n)e.S.U(e)}};ae.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(ae.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let t=Go(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function We(t,e){return new ae(t,e)}function Qo(t){let e=t.j;if(t.j=void 0,typeof e=="function"){Bt++;let n=K;K=void 0;try{e()}catch(s){throw t.f&=-2,t.f|=8,ws(t),s}finally{K=n,_n()}}}function ws(t){for(let e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,Qo(t)}function Zc(t){if(K!==this)throw new Error("Out-of-order effect");Vo(this),K=t,this.f&=-2;try{8&this.f&&ws(this)}finally{_n()}}function ge(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,Ie&&Ie.push(this)}ge.prototype.c=function(){let t=this.S();try{if(8&this.f||this.x===void 0)return;let e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};ge.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Qo(this),Jo(this),Bt++;let t=K;return K=this,Zc.bind(this,t)};ge.prototype.N=function(){2&this.f||(this.f|=2,this.u=qe,qe=this)};ge.prototype.d=function(){this.f|=8,1&this.f||ws(this)};ge.prototype.dispose=function(){this.d()};function Ot(t,e){let n=new ge(t,e);try{n.c()}catch(o){throw n.d(),o}let s=n.d.bind(n);return s[Symbol.dispose]=s,s}var Xc=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,Yo,xn,wn;var Zo=[];Ot(function(){Yo=this.N})();function ke(t,e){M[t]=e.bind(null,M[t]||(()=>{}))}function Ke(t){if(wn){let e=wn;wn=void 0,e()}wn=t&&t.S()}function Xo({data:t}){let e=el(t);e.name="ReactiveDom",e.value=t;let[n,s]=De(()=>{let o=this,r=this.__v;for(;r=r.__;)if(r.__c){r.__c.__$f|=4;break}let a=We(()=>{let u=e.value.value;return u===0?0:u===!0?"":u||""}),c=We(()=>!Array.isArray(a.value)&&!us(a.value)),l=Ot(function(){if(this.N=tr,c.value){let u=a.value;o.__v&&o.__v.__e&&o.__v.__e.nodeType===3&&(o.__v.__e.data=u)}}),d=this.__$u.d;return this.__$u.d=function(){l(),d.call(this)},[c,a]},[]);return n.value?s.peek():s.value}Xo.displayName="ReactiveTextNode";Object.defineProperties(at.prototype,{constructor:{configurable:!0,value:mn(Wt,null).constructor},type:{configurable:!0,value:Xo},props:{configurable:!0,get(){let t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});ke("__b",(t,e)=>{if(Ke(),xn=void 0,typeof e.type=="string"){let n,s=e.props;for(let o in s){if(o==="children")continue;let r=s[o];r instanceof at&&(n||(e.__np=n={}),n[o]=r,s[o]=r.peek())}}t(e)});ke("__r",(t,e)=>{if(t(e),e.type!==Wt){Ke();let n,s=e.__c;s&&(s.__$f&=-2,n=s.__$u,n===void 0&&(s.__$u=n=(function(o,r){let a;return Ot(function(){a=this},{name:r}),a.c=o,a})((function(o){return function(){var r;Xc&&((r=this.y)==null||r.call(this)),o.__$f|=1,o.setState({})}})(s),typeof e.type=="function"?e.type.displayName||e.type.name:""))),xn=s,Ke(n)}});ke("__e",(t,e,n,s)=>{Ke(),xn=void 0,t(e,n,s)});ke("diffed",(t,e)=>{Ke(),xn=void 0;let n;if(typeof e.type=="string"&&(n=e.__e)){let s=e.__np,o=e.props,r=n.U;if(r)for(let a in r){let c=r[a];c===void 0||s&&a in s||(c.d(),r[a]=void 0)}if(s){r||(r={},n.U=r);for(let a in s){let c=r[a],l=s[a];c===void 0?(c=tl(n,a,l,o),r[a]=c):c.o(l,o)}}}t(e)});function tl(t,e,n,s){let o=e in t&&t.ownerSVGElement===void 0,r=ut(n);return{o:(a,c)=>{r.value=a,s=c},d:Ot(function(){this.N=tr;let a=r.value.value;s[e]!==a&&(s[e]=a,o?t[e]=a:a!=null&&(a!==!1||e[4]==="-")?t.setAttribute(e,a):t.removeAttribute(e))})}}ke("unmount",(t,e)=>{if(typeof e.type=="string"){let n=e.__e;if(n){let o=n.U;if(o){n.U=void 0;for(let r in o){let a=o[r];a&&a.d()}}}let s=e.__np;if(s){let o=e.props;for(let r in s)o[r]=s[r]}e.__np=void 0}else{let n=e.__c;if(n){n.__$f|=8;let s=n.__$u;s&&(n.__$u=void 0,s.d())}}t(e)});ke("__h",(t,e,n,s)=>{s<3&&(e.__$f|=2),t(e,n,s)});be.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;let n=this.__$u,s=n&&n.s!==void 0;for(let o in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let o=2&this.__$f;if(!(s||o||4&this.__$f)||1&this.__$f)return!0}else if(!(s||4&this.__$f)||3&this.__$f)return!0;for(let o in t)if(o!=="__source"&&t[o]!==this.props[o])return!0;for(let o in this.props)if(!(o in t))return!0;return!1};function el(t,e){return De(()=>ut(t,e),[])}var nl=t=>{queueMicrotask(()=>{queueMicrotask(t)})};function sl(){vn(()=>{let t;for(;t=Zo.shift();)Yo.call(t)})}function tr(){Zo.push(this)===1&&(M.requestAnimationFrame||nl)(sl)}var i=wo.bind(mn),T=t=>t.filter(Boolean).join(" ");function er(){let t=crypto.getRandomValues(new Uint8Array(16));return Array.from(t,e=>e.toString(16).padStart(2,"0")).join("")}var nr=document.documentElement,At=nr.lang||"en",ol=navigator.languages.find(t=>t.split("-")[0]===At)??At,sr=JSON.parse(nr.dataset.languages??'{"en":"English"}'),xs=Reflect.get(globalThis,"catalogue")??{},rl=31536e3;function or(t){document.cookie=`croupier-language=${t}; path=/; max-age=${rl}; samesite=lax`,location.reload()}var al=new Intl.NumberFormat(At).format(1e4).replace(/\d/g,"");function y(t){let e=String(Math.abs(t)).replace(/\B(?=(\d{3})+$)/g,al);return t<0?`\u2212${e}`:e}var Ss=(t,e)=>new Intl.NumberFormat(At,{minimumFractionDigits:e,maximumFractionDigits:e}).format(t),ft=t=>t>0?`+${y(t)}`:y(t);var et=(t,e)=>`${y(t)} ${e}${t===1?"":"s"}`;var rr=/\{(\w+)\}/,il=new Intl.PluralRules(At),p=(t,e={})=>cr(ar(t),e);function it(t,e,n,s={}){let o=xs[e],r=typeof o=="object"?o[il.select(n)]??o.other:ir(n===1?t:e);return cr(r,{count:n,...s})}var pt=(t,e)=>ar(t).split(rr).map((n,s)=>s%2?lr(e[n]):n);function ar(t){let e=xs[t];return typeof e=="string"?e:ir(t)}var ir=t=>t.split("##")[0],cr=(t,e)=>t.split(rr).map((n,s)=>s%2?lr(e[n]):n).join(""),lr=t=>typeof t=="number"?y(t):t;var kt=class extends Error{constructor({code:e,message:n,status:s,body:o}){super(n),this.name="Refused",this.code=e,this.status=s,this.body=o}},Ge=class extends Error{constructor(){super(p("No answer from the server. Look whether it has arrived before you do it again.")),this.name="Unreachable",this.code="unreachable"}},cl=5e3,ur=[250,500,1e3,2e3,4e3],ll=[502,503,504],_e=class{#n;constructor(e){this.#n=e.endsWith("/")?e:`${e}/`}async get(e){return Ts(await this.#e(e,{}))}async look(e,n){let s=await this.#e(e,{headers:n?{"If-None-Match":n}:{},cache:"no-store"});return s.status===304?null:{state:Ts(s),etag:s.etag}}async send(e,n,s={},{signal:o}={}){let r={"Content-Type":"application/json","Idempotency-Key":er()},a={method:e,headers:r,body:JSON.stringify(s)};for(let c=0;;c+=1){try{return Ts(await this.#e(n,a))}catch(l){if(!(l instanceof Ge)||o?.aborted)throw l}await new Promise(l=>setTimeout(l,ur[Math.min(c,ur.length-1)]))}}async#e(e,n){let s=new AbortController,o=setTimeout(()=>s.abort(),cl);try{let r=await fetch(this.#n+e,{signal:s.signal,...n});if(ll.includes(r.status))throw new Ge;let{ok:a,status:c,headers:l}=r;return{ok:a,status:c,etag:l.get("ETag"),text:await r.text()}}catch{throw new Ge}finally{clearTimeout(o)}}};function Ts({ok:t,status:e,text:n}){let s=ul(n);if(t)return s;let{code:o=`http-${e}`,message:r}=s?.error??s??{};throw new kt({code:o,message:r??p("The server answered {status} and did not say why.",{status:e}),status:e,body:s})}function ul(t){try{return JSON.parse(t)}catch{return null}}var pl=1500,dl=1e4,pr=[1e3,2e3,5e3,15e3],$l=2,fl=({status:t})=>t<500&&t!==429,Sn=class{state=ut(null);connection=ut("polling");heard=ut(Date.now());refusal=ut(null);#n;#e;#s;#c=null;#a=null;#l=0;#o;#t;#r=!1;#p=!1;#d=0;#u=!1;#m=[[document,"visibilitychange",()=>this.#$()],[window,"pageshow",()=>this.#$()],[window,"pagehide",()=>this.#f()],[window,"online",()=>this.refresh()]];constructor({api:e,path:n,events:s}){this.#n=e,this.#e=n,this.#s=s;for(let[o,r,a]of this.#m)o.addEventListener(r,a);this.#$()}accept(e,n=null){let s=this.state.peek();s&&e.version<s.version||(this.#c=n,this.state.value=e)}refresh(){this.#u&&this.#i()}close(){this.#f();for(let[e,n,s]of this.#m)e.removeEventListener(n,s)}#$(){document.hidden?this.#f():this.#g()}#g(){this.#u||(this.#u=!0,this.#h(),this.#i())}#f(){this.#u=!1,this.#b(),clearTimeout(this.#o),clearTimeout(this.#t)}#h(){let e=new EventSource(this.#s);this.#a=e,e.onopen=()=>{this.#l=0,this.#y()},e.onmessage=({data:n})=>{Number(n)<=this.state.peek()?.version||this.#i()},e.addEventListener("look",()=>this.#i()),e.onerror=()=>{this.#b();let n=pr[Math.min(this.#l,pr.length-1)];this.#l+=1,this.#o=setTimeout(()=>this.#h(),n),this.#i()}}#b(){this.#a?.close(),this.#a=null}async#i(){if(this.#r){this.#p=!0;return}this.#r=!0,clearTimeout(this.#t);try{let n=this.state.peek(),s=await this.#n.look(this.#e,this.#c);s&&this.state.peek()!==n&&s.state.version===this.state.peek().version?this.#p=!0:s&&this.accept(s.state,s.etag),this.#d=0,this.heard.value=Date.now()}catch(n){if(n instanceof kt&&fl(n))return this.#k(n);this.#d+=1}finally{this.#r=!1}if(this.#y(),!this.#u)return;if(this.#p)return this.#p=!1,this.#i();let e=this.#a?.readyState===EventSource.OPEN&&!this.#d?dl:pl;this.#t=setTimeout(()=>this.#i(),e)}#k(e){this.refusal.value=e,this.close()}#y(){this.#d>=$l?this.connection.value="lost":this.#a?.readyState===EventSource.OPEN?this.connection.value="live":this.connection.value="polling"}};var fr=320,ml=1500,hl=36,bl=1800,As={x:-1e3,y:-1e3,at:-1/0},Os=As,Ct=As;addEventListener("click",({clientX:t,clientY:e})=>{Os=Ct,Ct={x:t,y:e,at:performance.now()}},{capture:!0});var mr=(t,e)=>Math.hypot(t.x-e.x,t.y-e.y)<=hl,hr=()=>mr(Os,Ct)&&Ct.at-Os.at<fr;function nt(t,{fresh:e=!1}={}){let n=tt(e&&Ct!==As?null:t),s=tt(!1),o=tt(null);return n.current!==t&&(n.current=t,s.current=!0,o.current=performance.now()-Ct.at<ml?Ct:null),Fe(()=>{if(!s.current)return;let r=setTimeout(()=>{s.current=!1},fr);return()=>clearTimeout(r)},[t]),{swallows(r){return r.detail===0||!s.current||o.current&&!mr(o.current,Ct)?!1:(r.stopPropagation(),r.preventDefault(),Cs(p("This has just changed. Tap again.")),!0)}}}var dr=null,$r;function Cs(t){dr?.remove(),clearTimeout($r);let e=document.createElement("p");dr=e,e.className="unheard",e.setAttribute("role","status"),e.textContent=t,([...document.querySelectorAll("dialog[open]")].at(-1)??document.body).append(e);let{width:s,height:o}=e.getBoundingClientRect();e.style.left=`${Math.max(8,Math.min(Ct.x-s/2,innerWidth-s-8))}px`,e.style.top=`${Math.max(8,Ct.y-o-40)}px`,$r=setTimeout(()=>e.remove(),bl)}var yl=600,gl=8e3,Tn=class{busy=ut(!1);late=ut(!1);error=ut(null);#n;dismiss=()=>this.#e(null);async send(e,{taken:n,refused:s}){if(this.busy.peek())return hr()||Cs(p("One moment: the last tap is still on its way.")),!1;this.busy.value=!0;let o=setTimeout(()=>{this.late.value=!0},yl);try{return n(await e()),this.#e(null),!0}catch(r){if(!(r instanceof kt))throw r;return this.#e(s(r)),!1}finally{clearTimeout(o),this.late.value=!1,this.busy.value=!1}}#e(e){clearTimeout(this.#n),this.error.value=e,e&&(this.#n=setTimeout(()=>{this.error.value=null},gl))}};var kl=1500,On=class{#n=new Tn;busy=this.#n.busy;late=this.#n.late;passing=ut(null);error=this.#n.error;api=new _e("/api");#e;#s;constructor(e,n){this.#e=`nights/${e}/tables/${n}`,this.#s=new Sn({api:this.api,path:this.#e,events:`/api/${this.#e}/events`}),this.state=this.#s.state,this.connection=this.#s.connection,this.heard=this.#s.heard,this.refusal=this.#s.refusal}refresh=()=>this.#s.refresh();dismiss=this.#n.dismiss;stop=()=>this.#s.close();sit=(e,n,s)=>this.#t("POST","seats",{player:e,seat:n,chips:s});sitAll=e=>this.#t("POST","seats/all",{places:e});standAll=()=>this.#t("DELETE","seats");stand=e=>this.#t("DELETE",`seats/${e}`);topUp=(e,n)=>this.#t("POST",`seats/${e}/top-ups`,{chips:n});cut=(e,n)=>this.#t("PUT",`seats/${e}/cut`,{word:n});changeGame=(e,n,s)=>this.#t("PUT","game",{game:e,options:n,cards:s});endSeries=()=>this.#t("POST","series/end");switchPhones=e=>this.#t("PUT","phones",{play:e});grant=e=>this.#t("POST",`wishes/${e}`);refuse=e=>this.#t("DELETE",`wishes/${e}`);renewCommitment=()=>this.#t("POST","commitment");drawPartners=e=>this.#t("POST","partners",{players:e});begin=()=>this.#t("POST","rounds",{number:this.#o()});act=(e,n)=>this.#c(e,n);undo=()=>this.#t("POST",`rounds/${this.#o()}/undo`,{action:this.state.peek().round.record.at(-1).index});amend=(e,n)=>this.#t("POST",`rounds/${this.#o()}/amendments`,{index:e,action:n});voidRound=e=>this.#t("POST",`rounds/${this.#o()}/void`,{reason:e});close=()=>this.#t("POST",`rounds/${this.#o()}/close`);sayShown=(e,n)=>this.api.send("PUT",`${this.#e}/rounds/${this.#o()}/shown`,{paid:e,beat:n}).catch(()=>{});next=async()=>await this.close()&&this.state.peek().table.can_begin===null&&this.begin();handOver=e=>this.#t("PUT","hand-over",{seat:e});takeBack=()=>this.#t("DELETE","hand-over");askToRun=()=>this.#t("POST","screen");letIn=e=>this.#t("PUT","screen",{session:e});sendAway=e=>this.#t("DELETE",`screen/${e}`);takeOver=()=>this.#t("PUT","screen");async actInHand(e,n,s){if(!s)return this.act(e,n);let o=null;this.passing.value=n;try{if(!await this.#c(e,n,l=>{o=l}))return!1;let a=s(o.round),c=o.as!=="dealer";return c&&a===n?await this.#l(o):a!==null?await this.#a(a,o):c?await this.takeBack():this.#r(o),!0}finally{this.passing.value=null}}async hand(e){try{return await this.api.get(this.#e+br(e))}catch(n){return n instanceof kt&&this.refresh(),null}}games=async()=>(await this.api.get("games")).games;role=()=>this.api.get("session").then(({role:e})=>e,()=>null);#c({by:e,do:n,args:s={},since:o},r,a){return this.#t("POST",`rounds/${this.#o()}/actions${br(r)}`,{action:{by:e,do:n,...s},since:o},a)}async#a(e,n){this.passing.value=e,this.#r(n),await this.handOver(e)}#l({version:e}){let n=({version:o,table:r})=>o>e||o===e&&r.hand_over!==null,s=new Promise(o=>{let r=this.state.subscribe(a=>n(a)&&(o(),queueMicrotask(()=>r())))});return this.refresh(),Promise.race([s,new Promise(o=>{setTimeout(o,kl)})])}#o(){return this.state.peek().table.number}#t(e,n,s,o=r=>this.#r(r)){return this.#n.send(()=>this.api.send(e,`${this.#e}/${n}`,s),{taken:r=>o(r.state??r),refused:r=>(r.body?.state&&this.#r(r.body.state),(r.status===401||r.code==="not-running")&&this.refresh(),_l(r))})}#r(e){e.as.startsWith("seat:")?this.refresh():this.#s.accept(e)}},br=t=>t?`?as=seat:${t}`:"";function _l({message:t,body:e}){let n=Object.values(e?.error?.fields??{}).flat().filter(s=>typeof s=="string");return n.length?n.join(" "):t}function h({kind:t,name:e,disabled:n,busy:s,large:o,chosen:r,onTap:a,children:c}){let l=["button",t&&`is-${t}`,o&&"is-large",s&&"is-busy",r&&"is-chosen"];return i`<button type="button" class=${T(l)} aria-label=${e} aria-busy=${s?"true":null}
      aria-pressed=${r===void 0?null:String(!!r)}
      disabled=${n} onClick=${()=>!s&&a?.()}>${c}</button>`}function P({question:t,end:e,steady:n,children:s}){let o=nt(t,{fresh:!0});return i`<div class="controls">
    <div class="controls-main" onClickCapture=${o.swallows}>${s}</div>
    ${e&&i`<div class="controls-end" onClickCapture=${n?null:o.swallows}>${e}</div>`}
  </div>`}var yr="23456789TJQKA",gr="cdhs",vl={2:p("two"),3:p("three"),4:p("four"),5:p("five"),6:p("six"),7:p("seven"),8:p("eight"),9:p("nine"),T:p("ten"),J:p("jack"),Q:p("queen"),K:p("king"),A:p("ace")},wl={c:p("clubs"),d:p("diamonds"),h:p("hearts"),s:p("spades")},ze={2:"M4.5 12C5 6.5 9.5 3.5 15 3.5C21 3.5 25.5 7 25.5 13C25.5 17.5 23 21 18.5 25.5L4.5 40.5H26.5",3:"M4.5 7C7.5 4.5 10.5 3.5 14 3.5C20 3.5 24.5 7 24.5 12S20.5 20.7 13 20.7C21.5 20.7 26 24.5 26 30.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.8",4:"M20.5 40.5V3.5L3.5 29.5H27",5:"M24.5 3.5H7.5L6 20C8.5 18 11.5 17 14.5 17C21.5 17 26.5 21.5 26.5 28.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.5",6:"M4 29.5C4 23 9 18.3 15 18.3S26 23 26 29.5S21 40.5 15 40.5S4 36 4 29.5C4 16 9 7 19.5 3.5",7:"M3.5 3.5H26.5C19.5 15 14 27 12.5 40.5",8:"M15 21A9.8 8.75 0 1 1 15 3.5A9.8 8.75 0 1 1 15 21A11.3 9.75 0 1 1 15 40.5A11.3 9.75 0 1 1 15 21Z",9:"M26 14.5C26 21 21 25.7 15 25.7S4 21 4 14.5S9 3.5 15 3.5S26 8 26 14.5C26 28 21 37 10.5 40.5",T:"M3.5 10L9.5 3.5V40.5M24.2 3.5C18.5 3.5 16.4 10 16.4 22S18.5 40.5 24.2 40.5S32 34 32 22S29.9 3.5 24.2 3.5Z",J:"M13 3.5H23V29.5C23 36.5 19 40.5 13.5 40.5C8 40.5 4.5 37 4.5 31",Q:"M15 3.5C7.5 3.5 3.5 10 3.5 22S7.5 40.5 15 40.5S26.5 34 26.5 22S22.5 3.5 15 3.5ZM17.5 31.5L26.5 41.5",K:"M5 3.5V40.5M26 3.5L6.5 25M13 18.5L26.5 40.5",A:"M3.5 40.5L15 3.5L26.5 40.5M8 29H22"},ct={c:"M71 28A21 21 0 1 1 29 28A21 21 0 1 1 71 28ZM50 59A22 22 0 1 1 6 59A22 22 0 1 1 50 59ZM94 59A22 22 0 1 1 50 59A22 22 0 1 1 94 59ZM38 42H62L54 62C55 78 59 88 67 95H33C41 88 45 78 46 62Z",d:"M50 3C60 21 73 38 87 50C73 62 60 79 50 97C40 79 27 62 13 50C27 38 40 21 50 3Z",h:"M50 93C20 68 5 51 5 32C5 17 16 7 28 7C38 7 46 13 50 23C54 13 62 7 72 7C84 7 95 17 95 32C95 51 80 68 50 93Z",s:"M50 4C66 26 93 41 93 62C93 74 84 83 73 83C65 83 59 79 55 73C56 82 60 89 67 95H33C40 89 44 82 45 73C41 79 35 83 27 83C16 83 7 74 7 62C7 41 34 26 50 4Z"},An="M50 4L61 37L96 37L68 58L78 92L50 71L22 92L32 58L4 37L39 37Z",kr=[...Array(9).keys()].map(t=>{let e=20*(t+1),n=Math.max(0,e-120),s=Math.min(80,e);return`M${10+n} ${10+e-n}L${10+s} ${10+e-s}M${90-n} ${10+e-n}L${90-s} ${10+e-s}`}).join("");function lt(t){return t==="Jk"?p("joker"):I(t)?p("{rank} of {suit}",{rank:vl[t[0]],suit:wl[t[1]]}):p("face down")}var I=t=>typeof t=="string"&&/^([2-9TJQKA][cdhs]|Jk)$/.test(t),Je=[..."shdc"].flatMap(t=>[..."AKQJT98765432"].map(e=>e+t));function Kt({mark:t="s",title:e,text:n,children:s}){return i`<div class="state">
    <svg class="state-mark" viewBox="0 0 100 100" aria-hidden="true">
      <path fill="currentColor" d=${ct[t]} />
    </svg>
    <p class="state-title">${e}</p>
    ${n&&i`<p class="state-text">${n}</p>`}
    ${s}
  </div>`}function _r({since:t,onRetry:e}){let[n,s]=w(Date.now());return B(()=>{let o=setInterval(()=>s(Date.now()),1e3);return()=>clearInterval(o)},[]),i`<div class="lost-strip" role="alert">
    <span>${p("No connection. This is how it stood {time} ago; nothing is lost.",{time:xl(n-t)})}</span>
    ${e&&i`<${h} onTap=${e}>${p("try now")}<//>`}
  </div>`}function xl(t){let e=Math.max(1,Math.round(t/1e3));return e<90?it("a second","{count} seconds",e):p("{count} minutes##some time ago",{count:Math.round(e/60)})}function yt({allowed:t,picked:e=[],onPick:n,onTakeBack:s,busy:o}){let r=new Set(t),a=r.has("Jk")?[...Je,"Jk"]:Je;return i`<div class="picker-grid" role="group" aria-label=${p("cards")}>
    ${a.map((c,l)=>i`<${Sl} key=${c} card=${c} starts=${l%13===0}
      picked=${e.includes(c)} open=${r.has(c)} busy=${o}
      onTap=${()=>e.includes(c)?s?.(c):n(c)} />`)}
  </div>`}function wr({picked:t=[],onTakeBack:e,busy:n}){let s=t[t.length-1];return i`<${h} kind="plain" disabled=${n} onTap=${()=>e(s)}>
    ${s?p("take back {card}",{card:H(s)}):p("undo")}
  <//>`}function Sl({card:t,starts:e,open:n,picked:s,busy:o,onTap:r}){let a=!n&&!s,l=[t!=="Jk"&&`suit-${t[1]}`,e&&"starts-suit",a&&"is-out",s&&"is-picked"];return i`<button type="button" class=${T(["picker-card",...l])} disabled=${a||o}
      aria-label=${lt(t)} aria-pressed=${s?"true":null} onClick=${r}>
    ${!a&&i`<${ie} card=${t} />`}
  </button>`}function ie({card:t}){if(!I(t))return i`<span>?</span>`;if(t==="Jk")return i`<${vr} path=${An} />`;let[e,n]=t;return i`
    <svg viewBox=${e==="T"?"0 0 36 44":"0 0 30 44"} aria-hidden="true">
      <path class="card-rank" d=${ze[e]} />
    </svg>
    <${vr} path=${ct[n]} />`}var vr=({path:t})=>i`<svg viewBox="-2 -2 104 104" aria-hidden="true">
  <path class="card-pip" d=${t} />
</svg>`,Tl={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},H=t=>I(t)&&t!=="Jk"?`${t[0]==="T"?"10":t[0]}${Tl[t[1]]}\uFE0E`:lt(t);var C=t=>p(`${String(t).replaceAll("_"," ")}##of a game`);function _t(t){return I(t)?H(t):typeof t=="number"?y(t):typeof t=="boolean"?t?p("yes"):p("no"):Array.isArray(t)?t.map(_t).join(" "):t&&typeof t=="object"?Object.values(t).map(_t).join(" \xB7 "):C(t)}function ve(t,e,n={}){if(n[t])return n[t](e);let s=Object.entries(e),o=s.some(([,r])=>r!==0)?s.filter(([,r])=>r!==0):s.slice(0,1);return Es(C(t),o)}function Es(t,e){let s=e.filter(([,r])=>r!==!0).map(([,r])=>_t(r)).join(" "),o=s?p("{deed} {what}##a verb and what it is done with",{deed:t,what:s}):t;return e.filter(([,r])=>r===!0).reduce((r,[a])=>p("{deed} and {also}",{deed:r,also:C(a)}),o)}function mt(t){return t.length<2?t.join(""):p("{others} and {last}",{others:t.slice(0,-1).join(", "),last:t.at(-1)})}var Cn=t=>t.replace(/(\d{3})(?=\d)/g,"$1 ");function xr(t){return t instanceof Uint8Array||ArrayBuffer.isView(t)&&t.constructor.name==="Uint8Array"&&"BYTES_PER_ELEMENT"in t&&t.BYTES_PER_ELEMENT===1}var js=t=>t?`"${t}" `:"";function Ns(t,e=""){if(typeof t!="number")throw new TypeError(js(e)+"expected number, got "+typeof t);if(!Number.isSafeInteger(t)||t<0)throw new RangeError(js(e)+"expected integer >= 0, got "+t);return t}function Ve(t,e,n=""){if(xr(t)&&(e===void 0||t.length===e))return t;e!==void 0&&Ns(e,"length");let s=xr(t),o=e!==void 0?` of length ${e}`:"",r=s?`length=${t.length}`:`type=${typeof t}`,a=js(n)+"expected Uint8Array"+o+", got "+r;throw s?new RangeError(a):new TypeError(a)}function Tr(t){if(typeof t!="function"||typeof t.create!="function")throw new TypeError("expected hash wrapped by utils.createHasher");if(Ns(t.outputLen),Ns(t.blockLen),t.outputLen<1||t.blockLen<1)throw new Error("hash blockLen / outputLen must be >= 1")}var Ol=(t,e)=>{if(t===null||typeof t!="object"||Array.isArray(t))throw new TypeError((e==="object"?"":`"${e}" `)+"expected object, got type="+typeof t)},Sr=(t,e)=>{Ol(t,e);let n=Object.getPrototypeOf(t);if(n!==Object.prototype&&n!==null)throw new TypeError(`"${e}" expected plain object`);if(Object.hasOwn(t,"__proto__"))throw new TypeError(`"${e}.__proto__" is not allowed`)};function we(t,e=!0){if(t.destroyed)throw new Error("hash was destroyed");if(e&&t.finished)throw new Error("digest() was already called")}function En(t,e){Ve(t,void 0,"output");let n=e.outputLen;if(!(t.length>=n))throw new RangeError('"output" expected length >= '+n)}function Qe(...t){for(let e=0;e<t.length;e++)t[e].fill(0)}function jn(t){return new DataView(t.buffer,t.byteOffset,t.byteLength)}function vt(t,e){return t<<32-e|t>>>e}function Al(t,e,n="opts"){return Sr(t,"defaults"),e!==void 0&&Sr(e,n),Object.assign(Object.create(null),t,e)}function Or(t,e={}){if(typeof t!="function")throw new TypeError('"hashCons" expected function, got type='+typeof t);e=Al({},e,"info");let n=(o,r)=>t(r).update(o).digest(),s=t(void 0);return n.outputLen=s.outputLen,n.blockLen=s.blockLen,n.canXOF=s.canXOF,n.create=o=>t(o),Object.assign(n,e),Object.freeze(n)}var Ar=t=>({oid:Uint8Array.from([6,9,96,134,72,1,101,3,4,2,t])});var Nn=class{oHash;iHash;blockLen;outputLen;canXOF=!1;finished=!1;destroyed=!1;constructor(e,n){if(Tr(e),Ve(n,void 0,"key"),this.iHash=e.create(),typeof this.iHash.update!="function")throw new Error("expected Hash instance");this.blockLen=this.iHash.blockLen,this.outputLen=this.iHash.outputLen;let s=this.blockLen,o=new Uint8Array(s);o.set(n.length>s?e.create().update(n).digest():n);for(let r=0;r<o.length;r++)o[r]^=54;this.iHash.update(o),this.oHash=e.create();for(let r=0;r<o.length;r++)o[r]^=106;this.oHash.update(o),Qe(o)}update(e){return we(this),this.iHash.update(e),this}digestInto(e){we(this),En(e,this),this.finished=!0;let n=e.subarray(0,this.outputLen);this.iHash.digestInto(n),this.oHash.update(n),this.oHash.digestInto(n),this.destroy()}digest(){let e=new Uint8Array(this.oHash.outputLen);return this.digestInto(e),e}_cloneInto(e){e||=Object.create(Object.getPrototypeOf(this),{});let{oHash:n,iHash:s,finished:o,destroyed:r,blockLen:a,outputLen:c,canXOF:l}=this;return e=e,e.finished=o,e.destroyed=r,e.blockLen=a,e.outputLen=c,e.canXOF=l,e.oHash=n._cloneInto(e.oHash),e.iHash=s._cloneInto(e.iHash),e}clone(){return this._cloneInto()}destroy(){this.destroyed=!0,this.oHash.destroy(),this.iHash.destroy()}},Cr=(()=>{let t=((e,n,s)=>new Nn(e,n).update(s).digest());return t.create=(e,n)=>new Nn(e,n),t})();var Cl=t=>t/2**32|0,El=t=>t>>>0;function Er(t,e,n,s){let o=Cl(n),r=El(n);t.setUint32(e,s?r:o,s),t.setUint32(e+4,s?o:r,s)}function jr(t,e,n){return t&e^~t&n}function Nr(t,e,n){return t&e^t&n^e&n}var Bn=class{blockLen;outputLen;canXOF=!1;padOffset;isLE;buffer;view;finished=!1;length=0;pos=0;destroyed=!1;constructor(e,n,s,o){this.blockLen=e,this.outputLen=n,this.padOffset=s,this.isLE=o,this.buffer=new Uint8Array(e),this.view=jn(this.buffer)}update(e){we(this),Ve(e);let{view:n,buffer:s,blockLen:o}=this,r=e.length,a=!1;for(let c=0;c<r;){let l=Math.min(o-this.pos,r-c);if(l===o){let d=jn(e);for(;o<=r-c;c+=o)this.process(d,c);a=!0;continue}s.set(c===0&&l===r?e:e.subarray(c,c+l),this.pos),this.pos+=l,c+=l,this.pos===o&&(this.process(n,0),this.pos=0,a=!0)}return this.length+=e.length,a&&this.roundClean(),this}digestInto(e){we(this),En(e,this),this.finished=!0;let{buffer:n,view:s,blockLen:o,isLE:r}=this,{pos:a}=this;n[a++]=128,n.fill(0,a),this.padOffset>o-a&&(this.process(s,0),n.fill(0)),Er(s,o-8,this.length*8,r),this.process(s,0),this.roundClean();let c=e===n?s:jn(e),l=this.outputLen,d=l/4,u=this.get();if(l%4||d>u.length)throw new Error("invalid outputLen");for(let $=0;$<d;$++)c.setUint32(4*$,u[$],r)}digest(){let{buffer:e,outputLen:n}=this;this.digestInto(e);let s=e.slice(0,n);return this.destroy(),s}_cloneIntoMeta(e){let{buffer:n,length:s,finished:o,destroyed:r,pos:a}=this;return e.destroyed=r,e.finished=o,e.length=s,e.pos=a,a&&e.buffer.set(n),e}clone(){return this._cloneInto()}},Br=Uint32Array.from([1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225]);var Nl=Uint32Array.from([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298]),Gt=new Uint32Array(64),Bs=class extends Bn{A=0;B=0;C=0;D=0;E=0;F=0;G=0;H=0;constructor(e,n){super(64,e,8,!1),this.A=n[0]|0,this.B=n[1]|0,this.C=n[2]|0,this.D=n[3]|0,this.E=n[4]|0,this.F=n[5]|0,this.G=n[6]|0,this.H=n[7]|0}get(){let{A:e,B:n,C:s,D:o,E:r,F:a,G:c,H:l}=this;return[e,n,s,o,r,a,c,l]}set(e,n,s,o,r,a,c,l){this.A=e|0,this.B=n|0,this.C=s|0,this.D=o|0,this.E=r|0,this.F=a|0,this.G=c|0,this.H=l|0}_cloneInto(e){return(e||=new this.constructor).set(...this.get()),this._cloneIntoMeta(e)}process(e,n){for(let $=0;$<16;$++,n+=4)Gt[$]=e.getUint32(n,!1);for(let $=16;$<64;$++){let m=Gt[$-15],f=Gt[$-2],b=vt(m,7)^vt(m,18)^m>>>3,v=vt(f,17)^vt(f,19)^f>>>10;Gt[$]=v+Gt[$-7]+b+Gt[$-16]|0}let{A:s,B:o,C:r,D:a,E:c,F:l,G:d,H:u}=this;for(let $=0;$<64;$++){let m=vt(c,6)^vt(c,11)^vt(c,25),f=u+m+jr(c,l,d)+Nl[$]+Gt[$]|0,v=(vt(s,2)^vt(s,13)^vt(s,22))+Nr(s,o,r)|0;u=d,d=l,l=c,c=a+f|0,a=r,r=o,o=s,s=f+v|0}s=s+this.A|0,o=o+this.B|0,r=r+this.C|0,a=a+this.D|0,c=c+this.E|0,l=l+this.F|0,d=d+this.G|0,u=u+this.H|0,this.set(s,o,r,a,c,l,d,u)}roundClean(){Qe(Gt)}destroy(){this.destroyed=!0,this.set(0,0,0,0,0,0,0,0),Qe(this.buffer)}},Hs=class extends Bs{constructor(){super(32,Br)}};var Ps=Or(()=>new Hs,Ar(1));var Ls=t=>typeof t=="string"?new TextEncoder().encode(t):t,Hr=t=>Ps(Ls(t)),Pr=(t,e)=>Cr(Ps,Ls(t),Ls(e)),Lr=t=>Array.from(t,e=>e.toString(16).padStart(2,"0")).join("");function Ye(t){if(!/^([0-9a-f]{2})*$/i.test(t))throw new RangeError("an even number of hexadecimal figures is needed");return Uint8Array.from(t.match(/../g)??[],e=>parseInt(e,16))}var Bl="croupier-shuffle/1",Ze=t=>Lr(Hr(t));function Hl(t){let e=new Map,n=t.map(s=>{let o=(e.get(s)??0)+1;return e.set(s,o),{card:s,copy:o,joker:s==="Jk"?1:0,place:gr.indexOf(s[1])*13+yr.indexOf(s[0])}});return n.sort((s,o)=>s.joker-o.joker||s.copy-o.copy||s.place-o.place),n.map(({card:s})=>s)}function Ms(t,e,n,s){let o=Hl(s),r=Pl(t,e,n);for(let a=o.length-1;a>0;a-=1){let c=r(a+1);[o[a],o[c]]=[o[c],o[a]]}return o}function Pl(t,e,n){let s=0,o=[],r=()=>{if(!o.length){let a=Pr(t,`${Bl}
${e}
${n}
${s}`),c=new DataView(a.buffer,a.byteOffset,a.byteLength);o=[0,4,8,12,16,20,24,28].map(l=>c.getUint32(l)),s+=1}return o.shift()};return a=>{let c=4294967296-4294967296%a,l=r();for(;l>=c;)l=r();return l%a}}function Hn({commitment:t,cards:e}){let[n,s]=w(!1);return e==="physical"||!t?i`<p class="quiet small">${p("A real deck: the dealer shuffles, and nothing is promised.")}</p>`:i`<div class="commitment">
    <${h} kind="quiet" name=${p("commitment of the shuffle")} chosen=${n} onTap=${()=>s(!n)}>
      <span class="quiet">${p("shuffle")}</span> <code>${Ll(t)}</code>
    <//>
    ${n&&i`<div class="commitment-whole">
      <code>${t}</code>
      <p class="small quiet">${pt("The SHA-256 of the seed this round is shuffled with, fixed before anybody bets. The seed is published when the round is closed, and anyone can redo the shuffle, on their own phone at {address}.",{address:i`<b>${location.host}/shuffle</b>`})}</p>
    </div>`}
  </div>`}var Ll=t=>`${t.slice(0,4)} ${t.slice(4,8)} \u2026`,ce=({night:t,table:e})=>`/rounds/${t.night}/${e.table}`;function Mr({state:t}){let e=t.table.last_round,[n,s]=w(!1),{number:o}=e,r=e.ended==="voided"?p("Round {number} was voided.",{number:o}):p("Round {number} is closed.",{number:o});if(e.commitment&&!e.seed)return i`<p class="quiet small">${r} ${p("Its seed was lost: nobody can check its shuffle.")}</p>`;if(!e.seed)return i`<p class="quiet small">${r}</p>`;let a=Ze(Ye(e.seed))===e.commitment;return i`<div class="commitment">
    <${h} kind="quiet" chosen=${n} onTap=${()=>s(!n)}>
      <span class="quiet">${e.ended==="voided"?p("round {number} was voided",{number:o}):p("round {number} is closed",{number:o})}</span> ${a?p("seed \u2713"):p("seed \u2717")}
    <//>
    ${n&&i`<div class="commitment-whole">
      <p class="small quiet">${a?p("This screen has checked it: the published seed is the one that was promised."):p("The published seed is not the one that was promised. Keep a photograph of this.")}</p>
      <p class="small quiet">${p("seed")}</p><code>${e.seed}</code>
      <p class="small quiet">${p("promised")}</p><code>${e.commitment}</code>
      ${e.cut&&i`<p class="small quiet">${p("cut")}</p><code>${e.cut}</code>`}
      <a class="button" href=${`${ce(t)}#${e.number}`}>${p("see it again, card by card")}</a>
    </div>`}
  </div>`}var Rs="/sign-in?another";function Rr({table:t,state:e}){let[n,s]=w(null),{night:o,table:r}=e,a=o.status==="closed";B(()=>{t.role().then(s)},[t]),B(()=>{a&&t.stop()},[t,a]);let c=r.elsewhere,l=c.length?p("Still open: {tables}.",{tables:mt(c.map(u=>`${u.name}, ${u.game_name}`))}):p("No other table is open. The host opens one, or closes the night: this screen will say so."),d=a?p("The night is over and its books are sealed. The tray is in the cage, the racks are with their players. Nothing is left to do on this screen."):`${p("Its racks are with their players, its tray is in the cage.")} ${l}`;return i`<${Kt} mark="c" title=${a?p("The night is closed"):p("{table} is closed",{table:r.name})} text=${d}>
    <div class="state-ways">
      ${n==="host"&&c.map(u=>i`<a key=${u.table} class="button is-main" href=${`/table/${o.night}/${u.table}`}>${p("go to {table}",{table:u.name})}</a>`)}
      ${n==="host"?i`<a class=${`button is-${c.length?"plain":"main"}`} href=${`/desk/${o.night}`}>${p("the desk")}</a>`:i`<a class=${`button is-${a?"plain":"main"}`} href=${Rs}>${p("type another table's code")}</a>`}
      ${r.past.length>0&&i`<a class="button is-plain" href=${ce(e)}>${p("the last rounds")}</a>`}
    </div>
  <//>`}function Fr({error:t}){return t.status===401?i`<${Kt} mark="d" title=${p("This screen is signed out")} text=${p("Ask the host for the table's code and sign in again.")}>
      <${h} kind="main" onTap=${()=>location.assign(Rs)}>${p("sign in")}<//>
    <//>`:i`<${Kt} mark="d" title=${p("Not this table")} text=${t.message}>
    <div class="state-ways">
      <${h} kind="main" onTap=${()=>location.assign("/")}>${p("go where this screen belongs")}<//>
      <a class="button is-plain" href=${Rs}>${p("type a table's code")}</a>
    </div>
  <//>`}function G({text:t,onGone:e}){return t?i`<div class="slip" role="alert">
    <span>${t}</span>${e&&i`<${h} kind="quiet" name=${p("close")} onTap=${e}>✕<//>`}
  </div>`:null}var Dr=t=>t.as==="dealer",Ir=t=>!t.screens.here&&!(Dr(t)&&t.screens.running===null);function qr({table:t,state:e}){let{running:n}=e.screens,s=n?p("{screen} runs {table}",{screen:n.name,table:e.table.name}):p("No screen runs {table}",{table:e.table.name}),o=Dr(e)?Rl:Ml;return i`<main class="other-screen">
    <${Kt} mark="s" title=${s}>
      <${o} table=${t} state=${e} />
      <${G} text=${t.error.value} />
    <//>
  </main>`}function Ml({table:t,state:e}){let{running:n,asks:s,name:o}=e.screens;if(!s)return i`<p class="state-text">${p("One screen runs a table at a time. This one, {screen}, looks on.",{screen:o})}</p>
      <${h} kind="main" busy=${t.late.value} onTap=${t.askToRun}>${p("ask to run it here")}<//>`;let r=i`<b>${p("let it in")}</b>`;return i`<p class="state-text">${n&&!n.silent?pt("This is {screen}, and it waits to be let in: tap {deed} on {other}, or at the host\u2019s desk.",{screen:o,deed:r,other:n.name}):pt("This is {screen}, and it waits to be let in: tap {deed} at the host\u2019s desk.",{screen:o,deed:r})}</p>
    ${n?.silent&&i`<p class="state-text">${p("{screen} was not heard for a minute.",{screen:n.name})}</p>`}
    <a class="button is-plain" href="/sign-in?another">${p("another table\u2019s code")}</a>`}function Rl({table:t,state:e}){let{name:n,silent:s}=e.screens.running,o=e.table.hand_over,r=o?p("{screen} is handed to {player} now, and looks on once you take the table over.",{screen:n,player:o.name}):p("{screen} deals there now, and looks on once you take the table over.",{screen:n});return i`<p class="state-text">${s?p("{screen} was not heard for a minute.",{screen:n}):r}</p>
    <${h} kind="main" busy=${t.late.value} onTap=${t.takeOver}>${p("take the table over")}<//>
    <a class="button is-plain" href=${`/desk/${e.night.night}`}>${p("the desk")}</a>`}function Ur({table:t,state:e}){let{here:n,waiting:s}=e.screens,[o,...r]=n?s:[],a=nt(String(o?.session));if(!o)return null;let c=e.table.hand_over?.here;return i`<section class="asking" role="alert" aria-label=${p("another screen")} onClickCapture=${a.swallows}>
    <p>${pt("Another screen wants to run this table: {screen}.",{screen:i`<b>${o.name}</b>`})}${r.length>0&&` ${p("And {count} more.",{count:r.length})}`}</p>
    ${c?i`<p class="small">${p("The dealer says, when the tablet is back.")}</p>`:i`<div class="asking-ways">
      <${h} busy=${t.late.value} onTap=${()=>t.sendAway(o.session)}>${p("send it away")}<//>
      <${h} busy=${t.late.value} onTap=${()=>t.letIn(o.session)}>${p("let it in")}<//>
    </div>`}
  </section>`}function j({card:t,lit:e,dim:n}){let s=I(t),o=[s&&t!=="Jk"&&`suit-${t[1]}`,e&&"is-lit",n&&"is-dim"];return i`<svg class=${T(["card",...o])} viewBox="0 0 100 140" role="img" aria-label=${lt(t)}>
    <rect class="card-paper" x="1" y="1" width="98" height="138" rx="9" />
    <g key=${t} class="card-side">${s?t==="Jk"?Dl:Fl(t):Il}</g>
  </svg>`}function Fl([t,e]){return i`
    <path class="card-rank" d=${ze[t]} transform=${`translate(${t==="T"?7:9} 9) scale(1.3)`} />
    <path class="card-pip" d=${ct[e]} transform="translate(10 71) scale(.33)" />
    <path class="card-pip" d=${ct[e]} transform="translate(47 82) scale(.47)" />`}var Dl=i`
  <path class="card-rank" d=${ze.J} transform="translate(9 9) scale(1.3)" />
  <path class="card-pip" d=${An} transform="translate(28 68) scale(.62)" />`,Il=i`
  <rect class="card-back" x="7" y="7" width="86" height="126" rx="5" />
  <path class="card-lattice" d=${kr} />
  <rect class="card-lattice" x="10" y="10" width="80" height="120" rx="3" />`;function bt({label:t,wanted:e}){return i`<svg class="card" viewBox="0 0 100 140" role="img" aria-label=${t??p("no card yet")}>
    <rect class=${T(["card-outline",e&&"is-wanted"])} x="3" y="3" width="94" height="134" rx="9" />
  </svg>`}function R({cards:t,places:e=0,label:n,fanned:s,lit:o,wanted:r}){let a=Math.max(0,e-t.length);return i`<div class=${T(["hand",s&&"is-fanned"])} role="group" aria-label=${n}>
    <div class="hand-cards">
      ${t.map((c,l)=>i`<${j} key=${l} card=${c}
        lit=${o?.has(c)} dim=${o&&!o.has(c)} />`)}
      ${[...Array(a).keys()].map(c=>i`<${bt} key=${`empty ${c}`} wanted=${r&&c===0} />`)}
    </div>
    ${n&&i`<div class="hand-label">${n}</div>`}
  </div>`}function st({text:t,detail:e,news:n}){return i`<div class="line">
    <p class="line-text" role="status">${n&&i`<span class="line-news">${n}</span> `}${t}</p>
    ${e&&i`<p class="line-detail">${e}</p>`}
  </div>`}function F({title:t,onClose:e,foot:n,large:s,children:o}){let r=tt(null),a=nt(t,{fresh:!0});B(()=>{let l=r.current,d=document.activeElement;return l.showModal(),()=>{l.close(),d?.focus({preventScroll:!0})}},[]);let c=l=>{l.preventDefault(),e()};return i`<dialog class=${T(["dialog",s&&"is-large"])} ref=${r} aria-label=${t} onCancel=${c} onClickCapture=${a.swallows}>
    <h2>${t}</h2>
    <div class="dialog-body">${o}</div>
    <div class="dialog-foot">${n}</div>
  </dialog>`}function gt({title:t,text:e,yes:n,no:s=p("go back"),danger:o,onYes:r,onClose:a}){let c=i`
    <${h} kind="plain" onTap=${a}>${s}<//>
    <${h} kind=${o?"danger":"main"} onTap=${r}>${n}<//>`;return i`<${F} title=${t} onClose=${a} foot=${c}><p>${e}</p><//>`}function le(t,e){let n=[],s=t;for(let o of[...e].sort((r,a)=>a.value-r.value)){let r=Math.floor(s/o.value);r>0&&n.push({...o,count:r}),s-=r*o.value}return n}var Wr=t=>t.map(({count:e,colour:n})=>p("{count} {colour}##of chips",{count:e,colour:C(n)})).join(", ");function xe({min:t,max:e,step:n=1}){return e==null||e>=Number.MAX_SAFE_INTEGER?null:t+Math.floor((e-t)/n)*n}function Pn(t,e){let{min:n,step:s=1}=e,o=xe(e);return o!==null&&o<n?p("not possible now"):t<n?p("at least {amount}",{amount:n}):o!==null&&t>o?p("at most {amount}",{amount:o}):(t-n)%s!==0?n%s===0?p("in steps of {step}",{step:s}):p("{first}, then in steps of {step}",{first:n,step:s}):null}function ue(t,e,n){return e.reduce((o,r)=>o+r,0)===t?e:le(t,n).flatMap(({value:o,count:r})=>Array(Math.min(r,500)).fill(o))}function Se(t,e){let n=t.lastIndexOf(e);return t.filter((s,o)=>o!==n)}var Kr={white:{body:"#efeadb",spots:"#7b7a74"},red:{body:"#c22f39",spots:"#fff"},blue:{body:"#2460b0",spots:"#fff"},green:{body:"#1f8a49",spots:"#fff"},black:{body:"#25252a",spots:"#fff"},purple:{body:"#6d3c9b",spots:"#fff"},yellow:{body:"#e6b91f",spots:"#25252a"},pink:{body:"#df79a4",spots:"#fff"},orange:{body:"#de6f25",spots:"#fff"},grey:{body:"#878d92",spots:"#fff"},brown:{body:"#794d2a",spots:"#fff"},turquoise:{body:"#17909a",spots:"#fff"}},ql=5,Gr=8,Te=({value:t,colour:e})=>i`<${Jr} value=${t} colour=${e} count=${1} bare />`;function Jr({value:t,colour:e,count:n,bare:s}){let o=Math.min(n,ql),r=64+(o-1)*Gr,{body:a,spots:c}=Kr[e]??Kr.grey,l={"--chip-colour":a,"--chip-spots":c},d=[...Array(o-1).keys()].map($=>r-32-$*Gr),u=i`<svg class="chip" viewBox=${`0 0 64 ${r}`} style=${l} role="img"
      aria-label=${p("{count} {colour}, {value} each##of chips",{count:n,colour:C(e),value:t})}>
    ${d.map($=>i`<g key=${$}>
      <circle class="chip-under" cx="32" cy=${$} r="30.5" />
      <circle class="chip-spots" cx="32" cy=${$} r="26.5" stroke-dasharray="13.9 13.85" />
    </g>`)}
    <circle class="chip-body" cx="32" cy="32" r="30.5" />
    <circle class="chip-spots" cx="32" cy="32" r="26.5" stroke-dasharray="13.9 13.85" />
    <circle class="chip-face" cx="32" cy="32" r="20.5" />
    <text class="chip-value" x="32" y=${32+zr(t)*.36} font-size=${zr(t)}>${Vr(t)}</text>
  </svg>`;return s?u:i`<span class="pile">${u}<span class="pile-count" aria-hidden="true">×${n}</span></span>`}function zt({amount:t,chipset:e,words:n}){let s=le(t,e);return i`<span class="chips">
    <span class="chips-piles">${s.map(o=>i`<${Jr} key=${o.value} ...${o} />`)}</span>
    ${n&&i`<span class="chips-words">${Wr(s)}</span>`}
  </span>`}function Vr(t){return t<1e3||t%100?String(t):`${t/1e3}k`}var zr=t=>[26,25,19,15,12][Math.min(Vr(t).length,5)-1];function Ln({label:t,value:e,range:n,chipset:s,last:o,optional:r,onChange:a}){let[c,l]=w([]),d=ue(e,c,s),u=xe(n),$=k=>u===null||k<=u,m=k=>{l(k),a(k.reduce((S,O)=>S+O,0))},f=k=>$(e+k)&&m([...d,k]),b=k=>m(Se(d,k)),v=k=>m(ue(k,[],s)),g=e===0&&r?p("none"):Pn(e,n);return i`<div class="pad" role="group" aria-label=${t}>
    <div class="pad-head">
      ${t&&i`<span class="pad-label">${t}</span>`}
      <output class="pad-amount">${y(e)}</output>
      <span class=${T(["pad-note",g&&e>0&&"is-wrong"])}>${g??Ul(u)}</span>
    </div>
    <div class="pad-keys">
      <${pe} chipset=${s} fits=${k=>$(e+k)} onAdd=${f} onTakeOff=${b} />
      <div class="pad-side">
        <${h} name=${p("take off the last chip")} disabled=${!d.length}
          onTap=${()=>m(d.slice(0,-1))}>⌫<//>
        <${h} kind="quiet" disabled=${!o||!$(o)} onTap=${()=>v(o)}>
          ${o?p("same again \xB7 {chips}",{chips:o}):p("same again")}
        <//>
        <${h} kind="quiet" disabled=${!e} onTap=${()=>m([])}>${p("clear")}<//>
      </div>
    </div>
  </div>`}function pe({chipset:t,fits:e,onAdd:n,onTakeOff:s}){let o=[...t].sort((r,a)=>r.value-a.value);return i`<div class="pad-chips">
    ${o.map(r=>i`<${Kl} key=${r.value} chip=${r} disabled=${!e(r.value)}
      onAdd=${()=>e(r.value)&&n(r.value)} onTakeOff=${()=>s(r.value)} />`)}
  </div>`}var Ul=t=>t===null?"":p("of {most}",{most:t}),Wl=450;function Kl({chip:t,disabled:e,onAdd:n,onTakeOff:s}){let o=tt(null),r=tt(!1),a=()=>{r.current=!1,o.current=setTimeout(()=>{r.current=!0,s()},Wl)},c=()=>clearTimeout(o.current);return i`<button type="button" class="pad-chip" aria-disabled=${e?"true":null}
      aria-label=${p("add {value} ({colour})",{value:t.value,colour:C(t.colour)})}
      onPointerDown=${a} onPointerUp=${c} onPointerLeave=${c} onPointerCancel=${c}
      onContextMenu=${l=>l.preventDefault()}
      onClick=${()=>!r.current&&n()}>
    <${Te} ...${t} />
  </button>`}var Gl=8;function Et(t){return Array.isArray(t)?t.length&&t.every(I)?"card":"choice":"of"in t?"some":"rows"in t?"rows":"fields"in t?"fields":Qr(t)?"choice":"amount"}var Ht=t=>Array.isArray(t)?t:Qr(t)??[];function Qr(t){let e=xe(t),{min:n,step:s=1}=t;if(e===null||(e-n)/s>=Gl)return null;let o=[];for(let r=n;r<=e;r+=s)o.push(r);return o}function Yr(t,e=!1){switch(Et(t)){case"amount":return 0;case"some":case"rows":return[];case"fields":return Vt(t.fields);default:return!e&&Ht(t).length===1?Ht(t)[0]:void 0}}var Vt=(t,e=[])=>Object.fromEntries(Object.entries(t).map(([n,s])=>[n,Yr(s,e.includes(n))]));function zl(t,e){switch(Et(t)){case"amount":return Pn(e,t);case"some":return e.length<t.least?p("{count} more",{count:t.least-e.length}):e.length>t.most?p("at most {amount}",{amount:t.most}):null;case"rows":return e.length<t.least?p("{count} more",{count:t.least-e.length}):null;case"fields":return Jt(t.fields,e)?.why??null;default:return Ht(t).length?e===void 0?p("not chosen yet"):null:p("not possible now")}}function Jt(t,e,n=[]){for(let[s,o]of Object.entries(t)){if(n.includes(s)&&Zr(e[s]))continue;let r=zl(o,e[s]);if(r)return{name:s,why:r}}return null}function Fs(t,e){let n=Object.keys(t.values).filter(s=>!(t.optional?.includes(s)&&Zr(e[s])));return Object.fromEntries(n.map(s=>[s,e[s]]))}var Zr=t=>t===void 0||t===0||Array.isArray(t)&&!t.length,Jl=6;function Xr(t){switch(Et(t)){case"amount":return xe(t)!==t.min;case"some":return t.least===0&&t.of.length>0;case"rows":return t.least===0&&t.most>0;case"fields":return Object.values(t.fields).some(Xr);default:return!1}}function ta(t){if(t.optional?.length)return Vl(t);if(Object.values(t.values).some(Xr))return null;let e=Vt(t.values),n=Object.keys(e).filter(a=>e[a]===void 0),s=Jt(t.values,e);if(!s)return[e];let[o]=n;if(n.length!==1||s.name!==o||Ht(t.values[o]).length>Jl)return null;let r=Ht(t.values[o]).map(a=>({...e,[o]:a}));return r.some(a=>Jt(t.values,a))?null:r}function Vl({values:t,optional:e}){let[[n,s],...o]=Object.entries(t);return o.length||!e.includes(n)||Et(s)!=="choice"||Ht(s).length!==1?null:[{},{[n]:Ht(s)[0]}]}function Ds(t){if(t.optional?.length)return null;let e=Object.entries(t.values).filter(([,n])=>Yr(n)===void 0);return e.length===1&&Et(e[0][1])==="card"?e[0][0]:null}var q=({by:t,do:e,since:n})=>`${t} ${e} ${n??""}`;function ea({options:t},e){let n=new Map;for(let{by:o,since:r=0}of t)o!=="dealer"&&n.set(o,Math.min(r,n.get(o)??r));let s=Math.min(...n.values());return[...n.keys()].filter(o=>!e.some(r=>r.by===o&&r.index>=s))}function na(t){let e=new Map;for(let n of t)e.set(n.by,[...e.get(n.by)??[],n]);return[...e].sort(([n],[s])=>+(n==="dealer")-+(s==="dealer"))}function Ql(t){let e=su[Et(t.value)];return Et(t.value)==="amount"?i`<${e} ...${t} />`:i`<fieldset class="field">
    <legend>${t.optional?p("{name} (may be left out)",{name:C(t.name)}):C(t.name)}</legend>
    <${e} ...${t} />
  </fieldset>`}function Mn({fields:t,held:e,optional:n=[],last:s={},chipset:o,onChange:r}){return Object.entries(t).map(([a,c])=>i`<${Ql} key=${a} name=${a} value=${c}
    held=${e[a]} optional=${n.includes(a)} last=${s[a]} chipset=${o}
    onChange=${l=>r({...e,[a]:l})} />`)}var Yl=({name:t,value:e,held:n,chipset:s,last:o,optional:r,onChange:a})=>i`<${Ln} label=${C(t)}
  value=${n} range=${e} chipset=${s} last=${o} optional=${r} onChange=${a} />`;function Zl({value:t,held:e,optional:n,onChange:s}){return i`<div class="choices">
    ${Ht(t).map(o=>i`<${h} key=${o} chosen=${o===e}
      onTap=${()=>s(n&&o===e?void 0:o)}>${_t(o)}<//>`)}
  </div>`}var sa=13;function Xl({value:t,held:e,onChange:n}){return t.length<=sa?i`<${oa} cards=${t} chosen=${e?[e]:[]} onTap=${n} />`:i`<${yt} allowed=${t} picked=${e?[e]:[]} onPick=${n}
    onTakeBack=${()=>n(void 0)} />`}function tu({value:t,held:e,onChange:n}){let s=r=>e.length<t.most&&n([...e,r]),o=r=>n(Se(e,r));if(!t.of.every(I))return i`<div class="choices">
      ${t.of.map(r=>i`<${h} key=${r} chosen=${e.includes(r)}
        onTap=${()=>e.includes(r)?o(r):s(r)}>${_t(r)}<//>`)}
    </div>`;if(t.of.length>sa){let r=t.of.filter(a=>!e.includes(a));return i`<${yt} allowed=${r} picked=${e} onPick=${s} onTakeBack=${o} />`}return i`<${oa} cards=${t.of} chosen=${e} onTap=${s} onTapAgain=${o} />`}function oa({cards:t,chosen:e,onTap:n,onTapAgain:s=n}){let o=(r,a)=>r.filter(c=>c===a).length;return i`<div class="choices">
    ${t.map((r,a)=>{let c=o(e,r)>=o(t.slice(0,a+1),r);return i`<button type="button" key=${`${r} ${a}`} aria-label=${lt(r)}
          class=${T(["choice-card",c&&"is-chosen"])} aria-pressed=${String(c)}
          onClick=${()=>c?s(r):n(r)}><${j} card=${r} /></button>`})}
  </div>`}var eu=({value:t,held:e,chipset:n,onChange:s})=>i`<div class="row-builder">
  <${Mn} fields=${t.fields} held=${e} chipset=${n} onChange=${s} />
</div>`;function nu({value:t,held:e,chipset:n,onChange:s}){let[o,r]=w(Vt(t.rows)),a=Jt(t.rows,o),c=e.length>=t.most,l=()=>{s([...e,o]),r(Vt(t.rows))};return i`<div class="rows">
    ${e.map((d,u)=>i`<div class="row" key=${u}>
      <span>${u+1}. ${_t(d)}</span>
      <${h} kind="quiet" name=${p("take off line {number}",{number:u+1})}
        onTap=${()=>s(e.filter(($,m)=>m!==u))}>⌫<//>
    </div>`)}
    <div class="row-builder">
      <${Mn} fields=${t.rows} held=${o} chipset=${n} onChange=${r} />
      <div class="field-foot">
        <${h} kind="plain" disabled=${a||c} onTap=${l}>${p("add")}<//>
        <span class="quiet">${c?p("at most {amount}",{amount:t.most}):a?`${C(a.name)}: ${a.why}`:""}</span>
      </div>
    </div>
  </div>`}var su={amount:Yl,choice:Zl,card:Xl,some:tu,rows:nu,fields:eu};function Rn(t){let{prompt:e,me:n,players:s,chipset:o,words:r={},sure:a={},last:c={},shown:l,entered:d,first:u,drawn:$,busy:m,error:f,onAct:b,onTakeBack:v,unheard:g=[],end:k}=t,S=na(e.options.filter(x=>(n==="dealer"||x.by===n)&&!$?.(x))),O=w(null),[_,N]=t.onChoose?[t.chosen,t.onChoose]:O,[J,ot]=w(null),[D,W]=w(null),Q=e.options.map(q).join(),Y=S.filter(([x])=>x!=="dealer"),rt=Y.some(([x])=>x===_)?_:ru(Y,e.awaited),U=Y.find(([x])=>x===rt)?.[1]??[],St=S.find(([x])=>x==="dealer")?.[1]??[],A=[...U,...St].find(x=>q(x)===J),z=x=>x==="dealer"?p("dealer"):s[x]??p("seat {seat}",{seat:x}),Nt=({by:x,do:L,since:Z},It)=>b({by:x,do:L,args:It,since:Z}),Tt=n==="dealer"&&e.awaited.includes("dealer")?g.map(z):[],se=x=>a[x.do]??(x.by==="dealer"&&Tt.length?()=>ou(x,Tt):null),je=(x,L)=>se(x)?W({option:x,args:L}):Nt(x,L),$t=e.awaited.filter(x=>x!=="dealer"||!Tt.length),Ne={words:r,last:c,awaited:u?.length?[]:$t,busy:m,act:je,open:ot},Be=U.length>0&&St.length>0,He=U.length+St.length===1?[...U,...St][0]:null;return He&&iu(He)?i`<${cu} option=${He} shown=${l} entered=${d} busy=${m} error=${f} question=${Q} act=${je}
      onTakeBack=${v} end=${k} />`:A?i`<${pu} key=${J} option=${A} who=${z(A.by)} chipset=${o} words=${r}
      last=${c[`${A.by} ${A.do}`]} busy=${m} error=${f} end=${k} onClose=${()=>ot(null)}
      onAct=${async x=>{await je(A,x)&&ot(null)}} />`:i`
    ${f&&i`<div class="panel"><${G} text=${f} /></div>`}
    ${Y.length>1&&i`<div class="seats-row" role="group" aria-label=${p("who")}>
      ${Y.map(([x])=>i`<${h} key=${x} chosen=${x===rt} onTap=${()=>N(x)}>${z(x)}<//>`)}
    </div>`}
    <${P} question=${Q} end=${(Be||k)&&i`
        ${Be&&Tt.length>0&&i`<span class="controls-note">${p("not yet: {players}",{players:mt(Tt)})}</span>`}
        ${Be&&i`<${ra} options=${St} ...${Ne} />`}${k}`}>
      ${u}
      <${ra} options=${U.length?U:St} ...${Ne} />
    <//>
    ${D&&se(D.option)&&Q.includes(q(D.option))&&i`<${gt} ...${se(D.option)(z(D.option.by))}
      onClose=${()=>W(null)} onYes=${()=>{W(null),Nt(D.option,D.args)}} />`}`}var ou=(t,e)=>({title:p("{deed} without {players}?",{deed:C(t.do),players:mt(e)}),text:it("{players} has not done anything yet. Nobody may have anything to say after this.","{players} have not done anything yet. Nobody may have anything to say after this.",e.length,{players:mt(e)}),yes:C(t.do),no:p("wait")});function ru(t,e){let[n]=t.find(([s])=>e.includes(s))??t[0]??[null];return n}var au=13,iu=t=>{let e=Ds(t);return e&&(t.by==="dealer"||t.values[e].length>au)};function cu({option:t,shown:e,entered:n,busy:s,error:o,question:r,act:a,onTakeBack:c,end:l}){let d=Ds(t)??"",u=$=>a(t,{...Fs(t,Vt(t.values)),[d]:$});return i`
    <div class="panel">
      <${yt} allowed=${t.values[d]} picked=${e} busy=${s}
        onPick=${u} onTakeBack=${c} />
      <${G} text=${o} />
    </div>
    <${P} question=${r} end=${(n||l)&&i`
        ${n&&i`<${R} cards=${n.cards} places=${n.places} wanted />`}${l}`}>
      ${c&&i`<${wr} picked=${e} busy=${s} onTakeBack=${c} />`}
    <//>`}function ra({options:t,words:e,last:n,awaited:s,busy:o,act:r,open:a}){let c=({by:l})=>s.includes(l)?"main":"plain";return t.flatMap(l=>{let d=ta(l);return d?d.map(u=>i`<${h} key=${q(l)+JSON.stringify(u)} kind=${c(l)}
      disabled=${o} onTap=${()=>r(l,u)}>
      ${e[l.do]?e[l.do](u):ve(l.do,uu(l,u))}
    <//>`):[i`<${h} key=${q(l)} kind="plain" disabled=${o} onTap=${()=>a(q(l))}>
          ${C(l.do)} …
        <//>`,i`<${lu} key=${`${q(l)} again`} option=${l} args=${n[`${l.by} ${l.do}`]}
          words=${e} busy=${o} act=${r} />`]})}function lu({option:t,args:e,words:n,busy:s,act:o}){return!e||Jt(t.values,e,t.optional)?null:i`<${h} kind="plain" disabled=${s} onTap=${()=>o(t,e)}>
    ${p("{deed} again",{deed:ve(t.do,e,n)})}
  <//>`}var uu=(t,e)=>Object.fromEntries(Object.entries(e).filter(([n])=>t.optional?.includes(n)||t.values[n].length!==1));function pu({option:t,who:e,chipset:n,words:s,last:o,busy:r,error:a,onClose:c,onAct:l,end:d}){let[u,$]=w(Vt(t.values,t.optional)),m=Jt(t.values,u,t.optional),f=Fs(t,u);return i`
    <section class="panel" aria-label=${`${e}: ${C(t.do)}`}>
      <h2>${e}: ${C(t.do)}</h2>
      <div class="form-fields">
        <${Mn} fields=${t.values} held=${u} optional=${t.optional} last=${o}
          chipset=${n} onChange=${$} />
      </div>
      <${G} text=${a} />
    </section>
    <${P} question=${q(t)} end=${i`<${h} kind="plain" onTap=${c}>${p("cancel")}<//>${d}`}>
      <${h} kind="main" disabled=${m} busy=${r} onTap=${()=>l(f)}>
        ${m?C(t.do):ve(t.do,du(f),s)}
      <//>
      ${m&&i`<span class="controls-note">${C(m.name)}: ${m.why}</span>`}
    <//>`}var du=t=>Object.fromEntries(Object.entries(t).filter(([,e])=>!Array.isArray(e)||e.length<=4));var aa="hands",$u={bura:"6789JQKTA",lorum:"789TJQKA",polignac:"789TAJQK",schnapsen:"JQKTA"},fu="23456789TJQKA",mu=["uth","kabu"],hu="shcd";function Xe(t,{game:e,facts:n}){let s=$u[e]??fu,o=n?.trump,r=mu.includes(e),a=c=>{if(!I(c)||c==="Jk")return 1e3;let l=c[1]===o?-1:hu.indexOf(c[1]);return(r?0:l*20)-s.indexOf(c[0])};return[...t].sort((c,l)=>a(c)-a(l))}function Oe(t){let[e,n]=w(()=>bu());return{as:e,turn:()=>{let o=e==="sorted"?"dealt":"sorted";yu(o),n(o)},arranged:o=>e==="sorted"?Xe(o,t):o}}var Ae=({sorting:t})=>i`<${h} kind="plain" onTap=${t.turn}>
  ${t.as==="sorted"?p("as dealt"):p("sort")}
<//>`;function bu(){try{return localStorage.getItem(aa)==="dealt"?"dealt":"sorted"}catch{return"sorted"}}function yu(t){try{localStorage.setItem(aa,t)}catch{}}var E=t=>Object.fromEntries(t.seats.map(({seat:e,player:n})=>[e,n]));function Fn(t,{deed:e,event:n=({text:s})=>s}={}){let s=E(t);return t.record.map(r=>({number:r.index+1,text:[gu(r,s,t,e),...r.events.map(a=>n(a,s))].filter(Boolean).join(" ")})).filter(({text:r})=>r)}function ia(t,e){let n=e.map(({entry:s,after:o,text:r})=>({key:`hand-over ${s}`,at:o-.5,text:r}));return[...t.map(s=>({at:s.number,...s})),...n].sort((s,o)=>s.at-o.at)}function gu(t,e,n,s){if(t.do===null)return null;let o=e[t.by]??p("The dealer"),r=s?.(t,{who:o,round:n});return r??(ku(t)?null:vu(t,o))}var ku=({by:t,do:e,events:n})=>n.some(({code:s,args:o})=>o.seat===t&&s.split(".")[1]?.replaceAll("-","_").startsWith(_u(e))),_u=t=>t.replace(/^[a-z]+/,e=>`${e}s`);function vu({by:t,do:e,args:n},s){let{seat:o,...r}=n,a=Es(C(e),Object.entries(r).filter(([,c])=>c!==0));return t==="dealer"?`${a[0].toUpperCase()}${a.slice(1)}.`:`${s}: ${a}.`}function ca({table:t,state:e,pad:n,setPad:s,last:o,news:r,face:a}){let{round:c}=e,{prompt:l}=c;return i`<section class="foot" aria-label=${p("what is next")}>
    <${st} text=${l.say.text} news=${r} detail=${wt(c,l.awaited)} />
    <${Rn} prompt=${l} me="dealer" players=${E(c)} chipset=${e.night.chip_set}
      words=${a.words?.(c)??{}} sure=${a.sure?.(c)} last=${o} first=${de(t,e)} busy=${t.late.value}
      error=${t.error.value} onAct=${t.act}
      chosen=${n.seat??null} onChoose=${d=>s({seat:d})} unheard=${ea(l,c.record)}
      shown=${wu(c)} entered=${xu(c)} onTakeBack=${c.undoable?t.undo:null} />
  </section>`}function wt(t,e){let n=e.length===1&&t.seats.find(s=>s.seat===e[0]);return!n||t.facts.sheet&&!n.rack?null:p("rack {chips}",{chips:n.rack})}function wu({record:t}){let e=t.at(-1);return e?.do==="show"?[e.args.card]:[]}function xu({prompt:t,record:e}){let{number:n,count:s}=t.say.args;return s>1?{cards:e.slice(e.length-n+1).map(({args:o})=>o.card),places:s}:null}function Is({round:t}){let{prompt:e,zones:n,cards:s}=t,o=a=>Object.values(n).some(c=>c.count&&Su(c,a)),r=a=>e.options.some(({by:c})=>c===a);return e.awaited.filter(a=>a!=="dealer"&&(s==="virtual"&&o(a)||!r(a)))}var Su=({owner:t,sight:e},n)=>e==="owner"&&t===n||e==="others"&&t!==n;function de(t,e){let n=E(e.round);return Is(e).map(s=>$e(e,s)?i`<span key=${`phone ${s}`} class="controls-note">${p("{player} has it on the phone.",{player:n[s]})}</span>`:i`<${h} key=${`pass ${s}`} kind="main" busy=${t.late.value}
    onTap=${()=>t.handOver(s)}>${p("tablet to {player}",{player:n[s]})}<//>`)}var $e=({table:t},e)=>t.phones&&t.seats.find(n=>n.seat===e)?.phone==="in";var qs=t=>["bura.first-lead","bura.lead"].includes(t?.say.code),Tu={bura:"three trumps",aces:"three aces",molodka:"three of one plain suit"};function Us(){return{lead:({cards:t})=>`LEAD ${t.map(H).join(" ")}`,answer:({cards:t})=>`ANSWER ${t.map(H).join(" ")}`,announce:({kind:t})=>`announce ${t}`,declare:()=>"declare 31",yield:()=>"yield",pass:()=>"PASS"}}function la({table:t,state:e,news:n,face:s}){let{round:o}=e,{prompt:r}=o,a=E(o),[c]=r.awaited,l=o.seats.find(({seat:b})=>b!==c).seat,d=(b,v)=>r.options.find(g=>g.do===b&&(v===void 0||g.by===v)),u=d("lead")??d("answer"),$=t.late.value,m=(b,v)=>$e(e,b)?i`<span class="controls-note">${a[b]} has it on the phone.</span>`:i`<${h} kind=${v} busy=${$} onTap=${()=>t.handOver(b)}>
    tablet to ${a[b]}
  <//>`,f=i`
    ${d("announce")&&i`<${Au} option=${d("announce")} who=${a[l]} table=${t} />`}
    ${d("declare")&&i`<${Cu} options=${r.options.filter(b=>b.do==="declare")} players=${a}
      sure=${s.sure()} table=${t} />`}`;return i`<section class="foot" aria-label="what is next">
    <${st} text=${r.say.text} news=${n} detail=${wt(o,r.awaited)} />
    ${u?i`<${Ou} key=${q(u)} option=${u} words=${Us()} table=${t} end=${f}
          undo=${o.undoable?t.undo:null} />`:i`
        ${t.error.value&&i`<div class="panel"><${G} text=${t.error.value} /></div>`}
        <${P} question=${r.options.map(q).join()} end=${f}>
          ${m(c,"main")}${m(l,"plain")}
        <//>`}
  </section>`}function Ou({option:t,words:e,table:n,undo:s,end:o}){let[r,a]=w([]),{of:c,least:l,most:d}=t.values.cards,u=m=>n.act({...t,args:{cards:m}});return i`
    <div class="panel">
      <${yt} allowed=${c} picked=${r} onPick=${async m=>{let f=[...r,m].slice(-d);a(f),l===d&&f.length===d&&!await u(f)&&a([])}} onTakeBack=${m=>a(r.filter(f=>f!==m))} />
      <${G} text=${n.error.value} />
    </div>
    <${P} question=${q(t)} end=${o}>
      ${l<d?i`<${h} kind="main" disabled=${!r.length} busy=${n.late.value} onTap=${()=>u(r)}>
            ${r.length?e[t.do]({cards:r}):"tap the cards led"}
          <//>`:i`<p class="controls-note">${d===1?"Tap the card.":`Tap the ${d} cards: ${d-r.length} more.`}</p>`}
      <${h} kind="plain" disabled=${!s} busy=${n.late.value} onTap=${s}>undo<//>
    <//>`}function Au({option:t,who:e,table:n}){let[s,o]=w(!1),r=t.values.kind,a=async c=>{o(!1),await n.act({...t,args:{kind:c}})};return i`<${h} onTap=${()=>o(!0)}>announce …<//>
    ${s&&i`<${F} title=${`${e} announces`} onClose=${()=>o(!1)}
        foot=${i`<${h} kind="plain" onTap=${()=>o(!1)}>go back<//>`}>
      <div class="choices">
        ${r.map(c=>i`<${h} key=${c} onTap=${()=>a(c)}>
          <span class="choice-words"><b>${c}</b><span class="choice-note">${Tu[c]}</span></span>
        <//>`)}
      </div>
    <//>`}`}function Cu({options:t,players:e,sure:n,table:s}){let[o,r]=w(!1),[a,c]=w(null),l=()=>{r(!1),c(null)},d=async()=>{l(),await s.act(a)};return i`<${h} onTap=${()=>r(!0)}>declare 31 …<//>
    ${o&&!a&&i`<${F} title="Who declares 31?" onClose=${l}
        foot=${i`<${h} kind="plain" onTap=${l}>go back<//>`}>
      <div class="choices">
        ${t.map(u=>i`<${h} key=${u.by} kind="plain" onTap=${()=>c(u)}>${e[u.by]}<//>`)}
      </div>
    <//>`}
    ${a&&i`<${gt} ...${n.declare(e[a.by])} onYes=${d} onClose=${l} />`}`}var da={Felt:Lu,Foot:Eu,Seen:Wu,words:Us,sure:ju,deed:Nu,payment:Hu,over:Pu,passOn:Bu},ua="6789JQKTA",pa={A:11,T:10,K:4,Q:3,J:2},$a={c:"clubs",d:"diamonds",h:"hearts",s:"spades"};function Eu(t){let{code:e}=t.prompt.say,n=t.cards==="physical"&&(e==="bura.answer"||e==="bura.promised");return qs(t.prompt)||n?la:null}function ju(){return{declare:t=>({title:`${t} declares 31?`,text:"The won cards are turned up and counted. There is no way back.",yes:`${t} declares`})}}function Nu({do:t,args:e},{who:n}){let s=e.cards?.every(I)?` ${e.cards.map(H).join(" ")}`:"";switch(t){case"lead":return`${n} leads${s}.`;case"answer":return`${n} answers${s}.`;case"yield":return`${n} yields the lead.`;case"declare":return`${n} declares 31.`;case"pass":return`${n} passes.`;case"announce":return"";default:return null}}function Bu({prompt:t}){return["bura.answer","bura.outbid","bura.promised"].includes(t?.say.code)?t.awaited[0]:null}function Hu({transfers:t}){let e=t.find(({from:o,to:r})=>o==="pot"||r==="pot"),n=t.filter(o=>o!==e),s=e&&[e.from==="pot"?"out of the pot, all of it":"into the pot, which is carried"];return{hand:e?.why??null,sums:[...s??[],...n.map(({why:o,amount:r})=>`${o}: ${y(r)}`)]}}function Pu({record:t}){return t.at(-1).events.map(({text:e})=>e).at(-1)}function Lu({state:t,paying:e}){let{round:n,table:s,night:o}=t,{places:r,zones:a,facts:c}=n,l=n.seats.map(({seat:d})=>d).sort((d,u)=>d-u);return i`<section class=${T(["felt","bura",n.cards==="physical"&&"is-short"])} aria-label="felt">
    <${Ru} zones=${a} facts=${c} />
    ${l.map(d=>i`<${Fu} key=${d} seat=${d} round=${n} lit=${Mu(n,e,d)}
      holds=${s.hand_over?.seat===d} />`)}
    <div class="bura-pot" data-place="pot">
      <${zt} amount=${r.pot??0} chipset=${o.chip_set} />
      <span>pot <b class="figure">${y(r.pot??0)}</b></span>
    </div>
  </section>`}var Mu=({prompt:t},e,n)=>e?e.seat===n:!!t?.awaited.includes(n);function Ru({zones:t,facts:e}){let n=t.stock.count+(t.trump?.count??0),[s]=t.trump?.cards??[];return i`<div class="bura-trumps">
    <div class="bura-stock">
      ${s&&i`<${j} card=${s} />`}
      ${t.stock.count>0&&i`<${j} card="??" />`}
    </div>
    <p>${n>0&&`stock ${n}`} ${!e.drawing&&"no more drawing"}</p>
    ${e.trump&&i`<p class="bura-suit">
      <svg class=${`suit-${e.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${ct[e.trump]} /></svg>
      <b>${$a[e.trump]}</b> trumps
    </p>`}
  </div>`}function Fu({seat:t,round:e,lit:n,holds:s}){let o=e.seats.find(d=>d.seat===t),r=e.markers[t],a=e.zones[`won:${t}`],c=e.zones[`hand:${t}`],l=[e.dealer===t&&"the deal",s&&"has the tablet",r&&`owes ${y(r)}`];return i`<div class=${T(["bura-side",n&&"is-lit"])} role="group" aria-label=${o.player}>
    <div class="bura-who">
      <b>${o.player}</b><span class="figure" data-place=${`seat:${t}`}>${y(o.rack)}</span>
      <span class="bura-note">${l.filter(Boolean).join(" \xB7 ")}</span>
      <span class="bura-word">${Du(e,t)}</span>
      <${R} cards=${c.cards} fanned />
    </div>
    ${a.sight==="all"?i`<${Uu} cards=${a.cards} />`:i`
      <${Iu} round=${e} seat=${t} />
      <div class="bura-won">${a.count>0&&i`<${j} card="??" />`}<span class="small quiet">${a.count>0?"won":""}</span></div>`}
  </div>`}function Du({facts:t,prompt:e,finished:n},s){let o=e?.say.code,{announced:r,leader:a,led:c}=t;return r?.seat===s?`announces ${r.kind}`:n?"":o==="bura.outbid"?"outbids or yields":o==="bura.answer"?c===s?"has led":"answers":o==="bura.last"?e.awaited.includes(s)?"has the last word":"":a!==s?qs(e)?"may speak first":"":c===null?"has the lead":"takes the trick and leads"}function Iu({round:t,seat:e}){let{led:n,trump:s}=t.facts,o=t.zones[`played:${e}`].cards,r=t.seats.find(d=>d.seat!==e).seat,a=t.zones[`played:${r}`].cards,c=n!==null&&n!==e&&o.length>0,l=c?qu(o,a,s):o;return i`<div class="bura-played" role="group" aria-label="played">
    ${l.map((d,u)=>i`<${j} key=${d} card=${d} lit=${c&&fa(d,a[u],s)} />`)}
  </div>`}var fa=(t,e,n)=>t[1]===e[1]?ua.indexOf(t[0])>ua.indexOf(e[0]):t[1]===n;function qu(t,e,n){let s=o=>o.filter((r,a)=>fa(r,e[a],n)).length;return ma(t).reduce((o,r)=>s(r)>s(o)?r:o)}function ma(t){return t.length<2?[t]:t.flatMap((e,n)=>ma(t.filter((s,o)=>o!==n)).map(s=>[e,...s]))}function Uu({cards:t}){let e=r=>pa[r[0]]??0,n=t.filter(e).sort((r,a)=>e(a)-e(r)),o=[...new Set(n.map(([r])=>r))].map(r=>`${n.filter(a=>a[0]===r).length} \xD7 ${pa[r]}`);return i`<div class="bura-counted">
    <${R} cards=${n} fanned />
    <p>${o.join(" + ")||"nothing"} = <b class="figure">${n.reduce((r,a)=>r+e(a),0)}</b>
      <span class="quiet small"> of 31${t.length>n.length?`, and ${t.length-n.length} that count nothing`:""}</span></p>
  </div>`}function Wu({round:t,seat:e}){let n=E(t),[s]=t.zones.trump?.cards??[],o=t.seats.filter(r=>t.zones[`played:${r.seat}`].cards.length);return i`<div class="hand-others">
    ${s?i`<${R} cards=${[s]} label="trumps" />`:i`<p class="bura-suit"><b>${$a[t.facts.trump]}</b> trumps</p>`}
    ${o.map(r=>i`<${R} key=${r.seat} cards=${t.zones[`played:${r.seat}`].cards}
      label=${r.seat===e?"you":n[r.seat]} />`)}
  </div>`}var Qt=[..."cdhs"],Ws={c:"clubs",d:"diamonds",h:"hearts",s:"spades"},ha={A:1,T:10},ba={J:11,Q:12,K:13},Ku=5,Gu=13,tn=([t])=>t in ba,Dn=t=>tn(t)?Ku:ha[t[0]]??Number(t[0]),Ks=t=>ba[t[0]]??ha[t[0]]??Number(t[0]),In=({zones:t},e)=>t[`certificates:${e}`]?.cards??[],en=({places:t},e)=>t[`money:${e}`]??0,Gs=({suit:t})=>i`<svg class=${`company suit-${t}`} viewBox="0 0 100 100" role="img" aria-label=${Ws[t]}>
  <path fill="currentColor" d=${ct[t]} />
</svg>`;function zs({facts:t,zones:e,board:n},s){let o=e[`market:${s}`]?.cards.at(-1);if(!o||tn(o))return[1,10];let{up:r,down:a}=n.limits[s],c=t.prices[s];return[Math.max(1,c-a),Math.min(10,c+r)]}function qn({round:t}){return i`<div class="market" role="group" aria-label="the market">
    ${Qt.map(e=>i`<${zu} key=${e} suit=${e} round=${t} />`)}
  </div>`}function zu({suit:t,round:e}){let n=e.facts.prices[t],s=e.zones[`market:${t}`]?.cards.at(-1),[o,r]=zs(e,t),{up:a,down:c}=e.board.limits[t];return i`<section class=${T(["market-company",n===0&&"is-bankrupt"])} aria-label=${Ws[t]}>
    <${Gs} suit=${t} />
    <b class="market-price">${n??"\u2013"}</b>
    ${s&&i`<${j} card=${s} />`}
    <span class="market-span">${Ju(n,o,r)}</span>
    <span class="market-limits">▲${y(a)} ▼${y(c)}</span>
  </section>`}function Ju(t,e,n){return t===void 0?"no price":`${t===0?"bankrupt, ":""}next ${e}\u2013${n}`}function ya({prices:t}){let e=Math.max(t.length,12),n=r=>r/e*100,s=r=>100-r/Gu*100,o=t.at(-1)??{};return i`<figure class="chart" role="img" aria-label=${`the prices over the game; now ${Qt.map(r=>`${Ws[r]} ${o[r]??"none"}`).join(", ")}`}>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      ${[0,5,10].map(r=>i`<line key=${r} class="chart-rule" x1="0" x2="100" y1=${s(r)} y2=${s(r)} />`)}
      ${t.length>0&&Qt.map((r,a)=>i`<path key=${r} class=${`chart-line is-${r}`} d=${Vu(t,r,n,s)}
        transform=${`translate(0 ${(a-1.5)*.9})`} />`)}
    </svg>
    ${[0,5,10].map(r=>i`<span key=${r} class="chart-figure" style=${{top:`${s(r)}%`}} aria-hidden="true">${r}</span>`)}
    ${t.length>0&&Qt.map(r=>i`<span key=${r} class=${`chart-end is-${r}`} aria-hidden="true"
      style=${{top:`${s(o[r])}%`,left:`${n(t.length)}%`,"--beside":Qu(o,r)}}><${Gs} suit=${r} /></span>`)}
  </figure>`}var Vu=(t,e,n,s)=>t.map((o,r)=>`${r?"V":"M0 "}${s(o[e])}H${n(r+1)}`).join(""),Qu=(t,e)=>Qt.slice(0,Qt.indexOf(e)).filter(n=>t[n]===t[e]).length;function ga({round:t,holds:e,lit:n}){let s=E(t),o=t.seats.map(({seat:c})=>c),r=Zu(t),a=Math.max(...o.map(c=>r?.[c]??t.board.players[c].worth));return i`<table class="holdings">
    <thead><tr>
      <th>share holders</th>
      ${Qt.map(c=>i`<th key=${c}><${Gs} suit=${c} /></th>`)}
      <th class="number">money</th><th class="number">owes</th><th class="number">${r?"takes home":"worth"}</th>
    </tr></thead>
    <tbody>${o.map(c=>{let{shares:l,debt:d,worth:u}=t.board.players[c],$=r?.[c]??u,m=[t.dealer===c&&"banker",e===c&&"has the tablet"];return i`<tr key=${c} class=${T([n(c)&&"is-lit"])}>
        <th scope="row"><b>${s[c]}</b> <span class="quiet small">${m.filter(Boolean).join(" \xB7 ")}</span></th>
        ${Qt.map(f=>i`<td key=${f}><${Yu} count=${l[f]} cards=${In(t,c).filter(b=>b[1]===f)} /></td>`)}
        <td class="number" data-place=${`money:${c}`}>${y(en(t,c))}</td>
        <td class="number">${d?y(d):""}</td>
        <td class="number"><b>${y($)}</b><span class="holdings-best">${$===a?"\u2605":""}</span></td>
      </tr>`})}</tbody>
  </table>`}var Yu=({count:t,cards:e})=>t>0&&i`<b>${t}</b> <span class="holdings-cards">${e.map(([n])=>n==="T"?"10":n).join(" ")}</span>`;function Zu({record:t,finished:e}){if(!e)return null;let n=t.at(-1).events.filter(({code:s})=>s==="csm.takes");return Object.fromEntries(n.map(({args:s})=>[s.seat,s.amount]))}function Un({round:t,payouts:e}){if(!t)return[];let n=t.finished?t.record.at(-1)?.index:null,s=new Map(t.record.map(a=>[a.index,a.by])),o=e.filter(({action:a})=>a===n||s.get(a)==="dealer"),r=Yt(t);return o.map(a=>({...a,ids:r.filter(c=>Xu(a,c)).map(({id:c})=>c)}))}var Xu=({action:t,seat:e},{action:n,by:s,from:o,to:r})=>n===t&&o!==`seat:${s}`&&(Pt(o)===e||Pt(r)===e),Yt=({record:t})=>t.flatMap(({index:e,by:n,transfers:s})=>s.map((o,r)=>({...o,action:e,by:n,id:`${e} ${r}`})));function ka(t,e,n){let s=t.round?Yt(t.round):[],o=new Set(e.slice(0,n).flatMap(({ids:c})=>c)),r=new Set(e.slice(n).flatMap(({ids:c})=>c)),a=({id:c})=>r.has(c)&&!o.has(c);return{moves:s.filter(c=>!a(c)),held:s.filter(a)}}function Pt(t){let e=t.split(":").find(n=>/^\d+$/.test(n));return e===void 0?null:Number(e)}function _a(t,e){if(!e.length)return t;let n=new Map;for(let{from:c,to:l,amount:d}of e)n.set(c,(n.get(c)??0)+d),n.set(l,(n.get(l)??0)-d);let{table:s,round:o}=t,r=c=>({...c,rack:c.rack+(n.get(`seat:${c.seat}`)??0)}),a={...o.places};for(let[c,l]of n)c==="house"||c.startsWith("seat:")||(a[c]=(a[c]??0)+l,a[c]||delete a[c]);return{...t,table:{...s,tray:s.tray+(n.get("house")??0),seats:s.seats.map(r)},round:{...o,places:a,seats:o.seats.map(r)}}}var tp={live:p("live"),polling:p("slow"),lost:p("no connection")};function va({path:t,round:e,tray:n,connection:s,children:o}){return i`<header class="bar">
    <ol class="bar-path">${t.map(r=>i`<li key=${r}>${r}</li>`)}</ol>
    ${e!=null&&i`<span>${pt("round {number}",{number:i`<b>${e}</b>`})}</span>`}
    ${n!=null&&i`<span class="bar-tray" data-place="house">${pt("tray {chips}",{chips:i`<b class="figure">${y(n)}</b>`})}</span>`}
    ${s&&i`<span class=${`connection is-${s}`} role="status">${tp[s]}</span>`}
    ${o}
  </header>`}var wa=()=>i`<div class="languages" role="group" aria-label=${p("The language of this screen")}>
  ${Object.entries(sr).map(([t,e])=>i`<${h} key=${t} kind="quiet" chosen=${t===At}
      onTap=${()=>t!==At&&or(t)}><span lang=${t}>${e}</span><//>`)}
</div>`;var Js="sounds",ep=.16,np={card:[{pitch:320,to:90,after:0,lasts:.06,wave:"triangle"}],chips:[{pitch:2100,to:1900,after:0,lasts:.05,wave:"sine"},{pitch:2700,to:2500,after:.05,lasts:.07,wave:"sine"}],turn:[{pitch:660,to:660,after:0,lasts:.16,wave:"sine"},{pitch:880,to:880,after:.14,lasts:.24,wave:"sine"}]},Vs=()=>localStorage.getItem(Js)==="on";async function sp(t){t?localStorage.setItem(Js,"on"):localStorage.removeItem(Js),await xa(),nn("chips")}var Wn=null;addEventListener("pointerdown",xa);async function xa(){!Vs()||!globalThis.AudioContext||(Wn??=new AudioContext,await Wn.resume())}function nn(t){if(!(!Vs()||Wn?.state!=="running"))for(let e of np[t])op(Wn,e)}function op(t,{pitch:e,to:n,after:s,lasts:o,wave:r}){let a=t.currentTime+s,c=t.createOscillator(),l=t.createGain();c.type=r,c.frequency.setValueAtTime(e,a),c.frequency.exponentialRampToValueAtTime(n,a+o),l.gain.setValueAtTime(ep,a),l.gain.exponentialRampToValueAtTime(.001,a+o),c.connect(l).connect(t.destination),c.start(a),c.stop(a+o)}function Sa(){let[t,e]=w(Vs());return i`<${h} chosen=${t} onTap=${()=>{sp(!t),e(!t)}}>${t?p("sounds are on"):p("sounds are off")}<//>`}var rp="http://www.w3.org/2000/svg";function Ta({svg:t,name:e}){let n=t.includes("xmlns")?t:t.replace("<svg",`<svg xmlns="${rp}"`);return i`<img class="qr" alt=${e} src=${`data:image/svg+xml,${encodeURIComponent(n)}`} />`}var ap=3e4;function Kn(t,e,n=null){let[s,o]=w(null);return B(()=>{let r=!1,a=()=>t.get(`nights/${e}/room`).then(l=>r||o(l),()=>{});a();let c=setInterval(()=>document.hidden||a(),ap);return()=>{r=!0,clearInterval(c)}},[e,n]),s}var Qs=t=>t.addresses.length>0;function Oa({room:t,small:e}){return Qs(t)?i`<div class=${T(["room-code",e&&"is-small"])}>
    <${Ta} svg=${t.qr} name=${p("the address to join with a phone, to scan")} />
    <div class="room-words">
      <p>${e?p("Join"):p("Scan it with a phone, or open")}</p>
      <p class="room-address">${t.addresses[0]}</p>
      ${t.addresses.slice(1).map(n=>i`<p key=${n} class="room-other">${p("or {address}",{address:n})}</p>`)}
      <p class="room-figures">${Cn(t.code)}</p>
    </div>
  </div>`:i`<p>${p("No phone reaches this Croupier: it listens on its own machine alone. Start it without --host.")}</p>`}function Gn({table:t,state:e,onClose:n}){let s=Kn(t.api,e.night.night),o=i`<span></span><${h} kind="main" onTap=${n}>${p("done")}<//>`;return i`<${F} title=${p("Join with a phone")} onClose=${n} foot=${o}>
    ${s?i`<${Oa} room=${s} />`:i`<p class="quiet">${p("One moment.")}</p>`}
  <//>`}function zn({table:t,state:e}){let{phones:n,seats:s}=e.table,o=s.filter(({phone:a})=>a).length,r=s.filter(({phone:a})=>a==="silent").map(({name:a})=>a);return i`<div class="phones">
    <${h} kind=${o>0&&!n?"main":void 0} chosen=${n} busy=${t.late.value} onTap=${()=>t.switchPhones(!n)}>
      ${n?p("phones play here"):p("let phones play")}
    <//>
    <p class="small quiet">${o?ip(o,s.length):p("No phone of a player here is in.")}
      ${r.length>0&&` ${p("Not heard for a minute: {players}.",{players:r.join(", ")})}`}</p>
  </div>`}var ip=(t,e)=>p("{phones} of {players}##inside, of those who sit here",{phones:it("{count} phone","{count} phones",t),players:it("{count} player","{count} players",e)});var Aa=[p("misdeal"),p("a card was seen"),p("wrong cards entered"),p("the table gives up the round")];function Ca({table:t,state:e,onClose:n}){let[s,o]=w(!1),[r,a]=w(null),[c,l]=w(!1);if(B(()=>{t.role().then(a)},[]),s)return i`<${Ys} table=${t} state=${e} onClose=${n} />`;if(c)return i`<${Gn} table=${t} state=${e} onClose=${n} />`;let{game:d,status:u,commitment:$,cards:m,past:f}=e.table,b=u==="playing"||u==="frozen"||u==="finished",v=i`<${h} kind="plain" onTap=${n}>${p("go back")}<//>
    ${b&&i`<${h} kind="danger" onTap=${()=>o(!0)}>${p("void this round \u2026")}<//>`}`;return i`<${F} title=${e.table.name} onClose=${n} foot=${v}>
    <div class="menu-links">
      <a class="button is-plain" href=${`/help/${d}`} target="_blank">${p("how it is played")}</a>
      ${f.length>0&&i`<a class="button is-plain" href=${ce(e)}>${p("the last rounds")}</a>`}
      ${e.night.status==="open"&&i`<${h} kind="plain" onTap=${()=>l(!0)}>${p("join with a phone")}<//>`}
      <${h} kind="plain" onTap=${cp}>${p("full screen")}<//>
      ${r==="host"&&i`<a class="button is-plain" href=${`/desk/${e.night.night}`}>${p("the desk")}</a>`}
    </div>
    <div class="menu-links"><${Sa} /></div>
    ${!is&&i`<p class="quiet small">${p("This browser lets no page keep the screen on: switch its lock off in the tablet's own settings.")}</p>`}
    <${wa} />
    <${zn} table=${t} state=${e} />
    ${b&&i`<${Hn} commitment=${$} cards=${m} />`}
  <//>`}function cp(){document.fullscreenElement?document.exitFullscreen():document.documentElement.requestFullscreen?.()}function lp({table:t}){return t.cards!=="virtual"?p("Every bet of the round goes back. This cannot be undone."):t.status==="frozen"?p("Every bet of the round goes back, and its seed is published if it is there. This cannot be undone."):p("Every bet of the round goes back and the seed is published. This cannot be undone.")}function Ys({table:t,state:e,onClose:n}){let[s,o]=w(Aa[0]),r=async()=>await t.voidRound(s.trim())&&n(),a=i`<${h} kind="plain" onTap=${n}>${p("go back")}<//>
    <${h} kind="danger" disabled=${!s.trim()} busy=${t.late.value} onTap=${r}>
      ${p("void round {number}",{number:e.table.number})}
    <//>`;return i`<${F} title=${p("Void round {number}?",{number:e.table.number})} onClose=${n} foot=${a}>
    <p>${lp(e)}</p>
    <div class="choices">
      ${Aa.map(c=>i`<${h} key=${c} chosen=${c===s} onTap=${()=>o(c)}>${c}<//>`)}
    </div>
    <label class="field">${p("or in your own words")}
      <input maxlength="200" value=${s} onInput=${c=>o(c.target.value)} /></label>
    <${G} text=${t.error.value} />
  <//>`}function fe({table:t,state:e}){let[n,s]=w(!1),{night:o,table:r}=e;return i`<${va} path=${[o.name,r.name,r.game_name]} round=${r.number} tray=${r.for_points&&!r.tray?null:r.tray}
      connection=${t.connection.value}>
    <${h} kind="quiet" onTap=${()=>s(!0)}>${p("menu")}<//>
    ${n&&i`<${Ca} table=${t} state=${e} onClose=${()=>s(!1)} />`}
  <//>`}var dt=({table:t,line:e,detail:n,news:s,children:o})=>i`<section class="foot" aria-label=${p("what is next")}>
  <${st} text=${e} detail=${n} news=${s} />
  <${ht} table=${t} />
  ${o}
</section>`,ht=({table:t})=>t.error.value&&i`<div class="trouble"><${G} text=${t.error.value} onGone=${t.dismiss} /></div>`;var ja=({prompt:t},e,n)=>t?.options.find(s=>s.by===e&&s.do===n),Jn=(t,e)=>!!t?.values.card.includes(e);function Zs(t,e){let n=Dn(e);return`${et(n,"share")} \xB7 ${y(n*t.facts.prices[e[1]])}`}function up(t,e,n){let{shares:s}=t.board.players[e],o=t.facts.prices[n[1]];if(!o)return"bankrupt";if(s[n[1]]+Dn(n)>t.options.max_shares)return`over ${y(t.options.max_shares)} shares`;let r=Dn(n)*o;return r>en(t,e)?`costs ${y(r)}`:"not now"}var Xs=(t,e,n)=>`${y(t.facts.prices[e[1]])} \u2192 ${n==="zero"?0:Ks(e)}`;function pp(t,e){let[n,s]=zs(t,e[1]),o=Ks(e);return o<n||o>s?`only ${n} to ${s}`:"not now"}var Lt=({verb:t,note:e,ready:n,main:s,busy:o,onTap:r})=>i`<${h} kind=${s?"main":"plain"} disabled=${!n} busy=${o} onTap=${r}>
  <span class="trade-deed"><b>${t}</b><span>${e}</span></span>
<//>`;function Na({zones:t,facts:e},n){if(!e.turn.business.length)return"nothing done";let s=8-(t[`hand:${n}`]?.count??8);return s>0?`draw ${s}`:""}function Ba({table:t,hand:e,seat:n,act:s,onCover:o}){let{round:r}=e,a=(r.prompt?.options??[]).map(q).join(),[c,l]=w({asked:a,own:[],sale:null}),{own:d,sale:u}=c.asked===a?c:{own:[],sale:null},$=nt(a),m=Oe(r),f=m.arranged(r.zones[`hand:${n}`].cards),b=(_,N)=>$.swallows(N)||l({asked:a,sale:null,own:d.includes(_)?d.filter(J=>J!==_):[...d,_].slice(-4)}),v=(_,N)=>$.swallows(N)||l({asked:a,own:[],sale:u===_?null:_}),g=t.late.value,k=In(r,n),S=d.map(_=>f[_]),{shares:O}=r.board.players[n];return i`
    <section class="hand-felt trade-hand" aria-label="your hand">
      <${qn} round=${r} />
      <div class="trade-mine" role="group" aria-label="your certificates">
        <span class="quiet">certificates</span>
        ${k.map((_,N)=>i`<${Ha} key=${N} card=${_} chosen=${u===N} onTap=${J=>v(N,J)} />`)}
        ${!k.length&&i`<span class="quiet">none yet</span>`}
        <span class="trade-most quiet">${Object.values(O).some(Boolean)?`at most ${y(r.options.max_shares)} shares of a company`:""}</span>
      </div>
      <div class="tap-hand" role="group" aria-label="your cards">
        ${f.map((_,N)=>i`<button type="button" key=${N} class=${T(["tap-card",d.includes(N)&&"is-raised"])}
          aria-label=${lt(_)} aria-pressed=${String(d.includes(N))} onClick=${J=>b(N,J)}><${j} card=${_} /></button>`)}
      </div>
      <div class="hand-foot trade-foot">
        <${h} kind="plain" onTap=${o}>cover<//>
        <${Ae} sorting=${m} />
        <p class="hand-note">${$p(r)}</p>
        <${h} kind="plain" onTap=${t.takeBack}>back to the dealer<//>
      </div>
    </section>
    <section class="foot" aria-label="what is next">
      <${st} text=${r.prompt?.say.text??"The game is over."} detail=${`money ${y(en(r,n))}`} />
      <${ht} table=${t} />
      <${P} question=${a}>
        <div class="trade-row">
          <${dp} round=${r} seat=${n} picked=${S} sale=${u===null?null:k[u]} busy=${g} act=${s} />
        </div>
      <//>
    </section>`}function dp({round:t,seat:e,picked:n,sale:s,busy:o,act:r}){let a=b=>ja(t,e,b),c=(b,v)=>()=>r({...a(b),args:v}),l=n.length===1?n[0]:null,d=l!==null&&tn(l),u=l!==null&&Jn(a("market"),l),$=l!==null&&Jn(a("buy"),l),m=a("discard")&&n.length>0,f=n.length>1?"one card":"tap a card";return i`
    ${s?i`<${Lt} main verb=${`SELL ${H(s)}`} note=${Zs(t,s)} ready=${Jn(a("sell"),s)} busy=${o} onTap=${c("sell",{card:s})} />`:i`<${Lt} main verb="BUY" ready=${$} busy=${o} onTap=${c("buy",{card:l})}
          note=${l===null?f:$?Zs(t,l):a("buy")?up(t,e,l):"no more trades"} />`}
    <${Lt} main verb="PRICE" ready=${u} busy=${o} onTap=${c("market",d?{card:l,to:"up"}:{card:l})}
      note=${l===null?f:u?Xs(t,l,"up"):a("market")?pp(t,l):"no more market"} />
    <${Lt} verb="BANKRUPT" ready=${u&&d} busy=${o} onTap=${c("market",{card:l,to:"zero"})}
      note=${u&&d?Xs(t,l,"zero"):"J Q K"} />
    <${Lt} verb="DISCARD" ready=${m} busy=${o} onTap=${c("discard",{cards:n})}
      note=${m?et(n.length,"card"):a("discard")?"1 to 4 cards":"not after business"} />
    <${Lt} main=${!a("buy")&&!a("sell")&&!a("market")} verb="END TURN" note=${Na(t,e)} ready=${a("end")} busy=${o} onTap=${c("end",{})} />`}function $p({prompt:t,facts:e}){let{trades:n,plays:s}=t?.say.args??{};return t?.say.code==="csm.end"?e.turn.business.includes("discard")?"Discarded: only the end is left.":"Nothing left but the end.":n===void 0?"":`${et(n,"trade")}, ${et(s,"market card")} left`}var Ha=({card:t,chosen:e,onTap:n})=>i`<button type="button" class=${T(["trade-certificate",`suit-${t[1]}`,e&&"is-chosen"])}
  aria-label=${`certificate, ${lt(t)}`} aria-pressed=${String(e)} onClick=${n}><${ie} card=${t} /></button>`;function Pa({table:t,state:e,pad:n,setPad:s,news:o}){let{round:r}=e,{prompt:a,cards:c}=r,[l]=a.awaited,d=a.options.map(q).join(),{verb:u=null,picked:$=[],sale:m=null}=n.asked===d?n:{},f=_=>s({asked:d,verb:null,picked:[],sale:null,..._}),b=In(r,l),v=_=>ja(r,l,_),g=a.options.find(_=>_.by==="dealer"&&_.do==="joker"),k=t.late.value,S=(_,N)=>async()=>{await t.act({...v(_),args:N})&&f({})},O={round:r,option:v,busy:k,say:S,set:f,verb:u,picked:$};return i`<section class="foot trade" aria-label="what is next">
    <${st} text=${a.say.text} news=${o} detail=${`${E(r)[l]}'s money ${y(en(r,l))}`} />
    ${c==="physical"&&u&&i`<${hp} ...${O} />`}
    <${ht} table=${t} />
    <div class="trade-mine" role="group" aria-label=${`${E(r)[l]}'s certificates`}>
      <span class="quiet">${E(r)[l]}'s certificates</span>
      ${b.map((_,N)=>i`<${Ha} key=${N} card=${_} chosen=${m===N} onTap=${()=>f({sale:m===N?null:N})} />`)}
      ${!b.length&&i`<span class="quiet">none yet</span>`}
    </div>
    <${P} question=${d}>
      <div class=${T(["trade-row",c==="virtual"&&"is-short"])}>
        ${c==="virtual"?de(t,e):i`<${mp} ...${O} />`}
        <${Lt} main=${m!==null} verb=${m===null?"SELL":`SELL ${H(b[m])}`} ready=${m!==null&&Jn(v("sell"),b[m])} busy=${k}
          note=${m!==null?Zs(r,b[m]):v("sell")?"tap a certificate":b.length?"no more trades":"nothing to sell"} onTap=${S("sell",{card:b[m]})} />
        ${g&&i`<${Lt} verb="JOKER" note=${`${E(r)[g.values.seat[0]]} drew it`} ready busy=${k}
          onTap=${()=>t.act({...g,args:{seat:g.values.seat[0]}})} />`}
        <${Lt} verb="END TURN" note=${Na(r,l)} ready=${v("end")} busy=${k} onTap=${S("end",{})} />
      </div>
    <//>
  </section>`}var fp={buy:"BUY",market:"PRICE",discard:"DISCARD"},mp=({option:t,busy:e,set:n,verb:s})=>Object.entries(fp).map(([o,r])=>i`<${h} key=${o} kind="plain" chosen=${s===o}
  disabled=${!t(o)} busy=${e} onTap=${()=>n({verb:s===o?null:o})}>
  <span class="trade-deed"><b>${r}</b><span>${t(o)?o==="discard"?"1 to 4 cards":"which card":"no more"}</span></span>
<//>`);function hp({round:t,option:e,busy:n,say:s,set:o,verb:r,picked:a}){let c=e(r)?.values;if(!c)return null;if(r==="discard"){let{of:u,least:$,most:m}=c.cards,f=a.length<m?u.filter(g=>Ea(a,g)<Ea(u,g)):[],b=g=>o({verb:r,picked:[...a,g]});return i`<div class="panel">
      <${yt} allowed=${f} picked=${a} busy=${n} onPick=${b} onTakeBack=${g=>f.includes(g)?b(g):o({verb:r,picked:a.filter(k=>k!==g)})} />
      <div class="trade-entry">
        <span>${a.length?a.map(H).join(" "):"Which cards go?"}</span>
        <${h} kind="main" disabled=${a.length<$} busy=${n} onTap=${s("discard",{cards:a})}>discard ${et(a.length,"card")}<//>
      </div>
    </div>`}let[l]=a,d=u=>r==="market"&&tn(u)?o({verb:r,picked:[u]}):s(r,{card:u})();return i`<div class="panel">
    <${yt} allowed=${c.card} picked=${a} busy=${n} onPick=${d} onTakeBack=${()=>o({verb:r})} />
    ${r==="market"&&i`<div class="trade-entry">
      <span>${l?`${H(l)} sends the price`:"A face card asks where it sends the price."}</span>
      <${h} kind="main" disabled=${!l} busy=${n} onTap=${s("market",{card:l,to:"up"})}>${l?Xs(t,l,"up"):"up"}<//>
      <${h} kind="main" disabled=${!l} busy=${n} onTap=${s("market",{card:l,to:"zero"})}>bankrupt<//>
    </div>`}
  </div>`}var Ea=(t,e)=>t.filter(n=>n===e).length;var La={Felt:Sp,Foot:bp,OpenHand:Ba,words:yp,deed:gp,event:kp,payments:vp,payment:wp,over:xp,passOn:_p},Ma=["csm.turn","csm.go-on","csm.end","csm.joker"];function bp({prompt:t}){return Ma.includes(t?.say.code)?Pa:null}function yp(t){let e=n=>t.seats.find(s=>s.seat===n).player;return{reshuffle:()=>"SHUFFLED",joker:({seat:n})=>`JOKER \xB7 ${e(n)} drew it`}}function gp({do:t,args:e},{who:n}){switch(t){case"show":return I(e.card)?`${H(e.card)} turned up.`:"";case"end":return`${n} ends the turn.`;case"buy":case"sell":case"market":case"discard":case"joker":return"";default:return null}}function kp({code:t,args:e,text:n},s){if(t==="csm.opens")return`${e.company} open at ${e.price}.`;if(t==="csm.buys"||t==="csm.sells"){let o=I(e.card)?`${H(e.card)}: `:"";return`${s[e.seat]} ${t==="csm.buys"?"buys":"sells"} ${o}${e.shares} at ${e.price}, ${y(e.amount)}.`}return n}function _p({prompt:t}){return Ma.includes(t?.say.code)?t.awaited[0]:null}function vp(t){return t.round?.finished?Un(t).filter(({says:e})=>e.length):[]}function wp({action:t,seat:e,player:n},s){let o=s.record.find(({index:d})=>d===t),r=d=>o.events.filter(u=>u.code===d&&u.args.seat===e).map(({args:u})=>u),[{amount:a}]=r("csm.takes"),c=r("csm.sells-out").map(({shares:d,price:u,amount:$})=>`${d} at ${u} = ${y($)}`),l=r("csm.repays").map(({amount:d})=>`debt to the bank: ${y(d)}`);return{line:`${n} takes ${y(a)} home.`,sums:[...c,...l],amount:a}}function xp({record:t}){return t.at(-1)?.events.find(({code:e})=>e==="csm.wins")?.text}function Sp({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return i`<section class="felt csm" aria-label="felt">
    <${qn} round=${n} />
    <div class="csm-middle">
      <${ya} prices=${n.facts.chart} />
      <dl class="csm-bank">
        <div><dt>bank</dt><dd data-place="bank">${y(n.places.bank??0)}</dd></div>
        <div><dt>draw pile</dt><dd>${n.board.draw_pile}</dd></div>
        <div><dt>${n.facts.reshuffles?"jokers are in":"no joker yet"}</dt></div>
      </dl>
    </div>
    <${ga} round=${n} holds=${s.hand_over?.seat} lit=${o} />
  </section>`}var Tp=new _e("/api");function Ra({night:t,table:e,round:n}){let s=(e.past?.at(-1)??e.last)?.number??0,[o,r]=w({played:0,deals:[]});return B(()=>{if(!s||n&&!n.facts.sheet)return;let a=!1;return Tp.get(`nights/${t.night}/tables/${e.table}/scores`).then(({deals:c})=>a||r({played:s,deals:c}),()=>{}),()=>{a=!0}},[t.night,e.table,e.game,s,!!n?.facts.sheet]),Op(o.deals,n,e.number)}function Op(t,e,n){if(!e)return t.length?t:null;let{sheet:s,deal:o}=e.facts;if(!s)return null;let r=t.filter(l=>l.deal<o&&l.round!==n),a=r.at(-1)?.deal===o-1,c=s.after?[{deal:o,names:Fa(s,e),sheet:s}]:[];return[...a?r:[],...c]}function Fa(t,e){let n=Object.fromEntries(e.seats.map(({seat:o,player:r})=>[o,r])),s=o=>mt(o.split("+").map(r=>n[r]));return Object.fromEntries(Object.keys(t.before).map(o=>[o,s(o)]))}function Da({facts:t,carry:e,seats:n}){if(!t.sheet)return null;if(!e?.finished)return p("Deal {number} is scored.",{number:t.deal});if(e.winners.length===n.length)return p("The game is over: a tie.");let s=n.filter(({seat:o})=>e.winners.includes(o)).map(({player:o})=>o);return it("The game is over: {players} wins.","The game is over: {players} win.",s.length,{players:mt(s)})}function Ia({deals:t,round:e,onSheet:n}){let s=t.at(-1),o=e?.facts.sheet??s.sheet,r=e?.facts.sheet?Fa(o,e):s.names;return i`<section class="scores" aria-label=${p("the score")}>
    <ol class="scores-names">
      ${Object.keys(o.before).map((a,c)=>i`<li key=${a} class=${T(["scores-name",Cp(o,a)&&"is-best"])}>
          <${Xt} at=${c} />
          <span class="scores-who">${r[a]}</span>
          <b class="figure">${y((o.after??o.before)[a])}</b>
          ${o.after&&i`<span class="scores-why small">${Ap(o,a)}</span>`}
        </li>`)}
    </ol>
    ${t.length>1&&i`<${Qn} deals=${t} />`}
    ${n&&i`<${h} kind="quiet" onTap=${n}>${p("score sheet")}<//>`}
  </section>`}function Ap(t,e){let n=t.items.filter(s=>s.name===e).map(({what:s})=>s);return n.length?`${ft(t.after[e]-t.before[e])}: ${n.join(", ")}`:""}function Cp({better:t,before:e,after:n},s){let o=Object.values(n??e),r=t==="high"?Math.max(...o):Math.min(...o);return o.some(a=>a!==r)&&(n??e)[s]===r}var qa=["","7 4","2 4","12 4 2 4","5 3 1 3","1 3"],Vn=260,to=120,Zt=8,Xt=({at:t})=>i`<svg class=${`score-stroke is-line-${t}`} viewBox="0 0 28 6" aria-hidden="true">
  <line x1="1" x2="27" y1="3" y2="3" stroke-dasharray=${qa[t]} />
</svg>`;function Qn({deals:t}){let[e]=t,n=Object.keys(e.sheet.before),{goal:s}=t.at(-1).sheet,o=[e.sheet.before,...t.map(({sheet:u})=>u.after??u.before)],r=o.flatMap(u=>n.map($=>u[$])),a=Math.min(0,...r),c=Math.max(1,...r,s??0),l=u=>Zt+u*(Vn-2*Zt)/Math.max(1,o.length-1),d=u=>to-Zt-(u-a)*(to-2*Zt)/(c-a);return i`<svg class="score-chart" viewBox=${`0 0 ${Vn} ${to}`} role="img" aria-label=${Ep(t,n,o)}>
    <line class="score-zero" x1=${Zt} x2=${Vn-Zt} y1=${d(0)} y2=${d(0)} />
    ${s!==null&&i`<line class="score-goal" x1=${Zt} x2=${Vn-Zt} y1=${d(s)} y2=${d(s)} />`}
    ${n.map((u,$)=>{let m=o.map((f,b)=>`${l(b)},${d(f[u])}`);return i`<g key=${u} class=${`is-line-${$}`}>
        <polyline points=${m.join(" ")} stroke-dasharray=${qa[$]} />
        <circle cx=${l(o.length-1)} cy=${d(o.at(-1)[u])} r="3.5" />
      </g>`})}
  </svg>`}var Ep=(t,e,n)=>e.map(s=>`${t.at(-1).names[s]}: ${n.map(o=>y(o[s])).join(", ")}`).join("; ");function Ua({deals:t,onClose:e}){let[n,s]=w(t.length-1),o=t[Math.min(n,t.length-1)],r=i`<span></span><${h} kind="main" onTap=${e}>${p("done")}<//>`;return i`<${F} title=${p("The score sheet")} large onClose=${e} foot=${r}>
    <div class=${T(["score-sheet",jp(o)&&"is-wide"])}>
      <div class="score-all">
        <${Np} deals=${t} shown=${o} onLook=${s} />
        ${t.length>1&&i`<${Qn} deals=${t} />`}
      </div>
      <${Hp} deal=${o} />
    </div>
  <//>`}var jp=({names:t})=>Object.keys(t).length>4;function Np({deals:t,shown:e,onLook:n}){let s=Object.keys(e.sheet.before),{better:o,goal:r}=t.at(-1).sheet;return i`<div class="score-deals">
    <table class="ledger">
      <thead><tr><th>${p("deal")}</th>${s.map((a,c)=>i`<th key=${a} class="number"><${Xt} at=${c} /> ${t.at(-1).names[a]}</th>`)}</tr></thead>
      <tbody>${t.map((a,c)=>i`<tr key=${a.deal} class=${a===e?"is-now":null}>
        <th scope="row"><${h} kind="quiet" chosen=${a===e} onTap=${()=>n(c)}>${a.deal}<//></th>
        ${s.map(l=>i`<td key=${l} class="number">${ft(a.sheet.after[l]-a.sheet.before[l])} <b>${y(a.sheet.after[l])}</b></td>`)}
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">${Bp(o,r)}</p>
  </div>`}function Bp(t,e){return e===null?t==="high"?p("The highest score wins."):p("The lowest score wins."):t==="high"?p("The highest score wins; {goal} ends the game.",{goal:e}):p("The lowest score wins; {goal} ends the game.",{goal:e})}function Hp({deal:{deal:t,names:e,sheet:n}}){return i`<section class="deal-sheet" aria-label=${p("deal {number}",{number:t})}>
    <h3>${p("Deal {number}",{number:t})}</h3>
    <div class="deal-columns">
      ${Object.keys(n.before).map(s=>i`<${Pp} key=${s} name=${s} who=${e[s]} names=${e} sheet=${n} />`)}
    </div>
  </section>`}function Pp({name:t,who:e,sheet:n}){let s=t.split("+"),o=e.split(p("{others} and {last}",{others:"",last:""})),r=d=>o.length===s.length?o[s.indexOf(String(d))]:p("seat {seat}",{seat:d}),a=d=>d.filter(u=>u.name===t),c=n.tricks.map((d,u)=>({...d,number:u+1})).filter(({seat:d})=>s.includes(String(d))),l=a(n.taken).reduce((d,{points:u})=>d+u,0);return i`<table class="ledger deal-column">
    <caption>${e}</caption>
    <tbody>
      <tr class="is-score"><th scope="row">${p("before")}</th><td class="number">${y(n.before[t])}</td></tr>
      ${c.map(({number:d,seat:u,cards:$,points:m})=>i`<tr key=${`trick ${d}`}>
        <th scope="row" class="deal-trick"><span class="quiet">${d}${s.length>1&&` \xB7 ${r(u)}`}</span> ${$.map(H).join(" ")}</th>
        <td class="number">${y(m)}</td></tr>`)}
      ${a(n.taken).map(({what:d,points:u})=>i`<tr key=${`took ${d}`}><th scope="row">${d}</th><td class="number">${ft(u)}</td></tr>`)}
      ${a(n.taken).length>1&&i`<tr><th scope="row">${p("taken")}</th><td class="number">${y(l)}</td></tr>`}
      ${a(n.items).map(({what:d,points:u},$)=>i`<tr key=${`scored ${$}`} class="is-scored"><th scope="row">${d}</th><td class="number">${ft(u)}</td></tr>`)}
      <tr class="is-score"><th scope="row">${p("after")}</th><td class="number"><b>${y((n.after??n.before)[t])}</b></td></tr>
    </tbody>
  </table>`}var Ka={Felt:Mp,payments:Un,payment:Lp};function Lp({says:t,transfers:e}){return{hand:null,sums:t.length?t:e.map(({why:n,amount:s})=>`${n}: ${y(s)}`)}}function Yn(t,e){let[n,s,...o]=t.split(":");if(s===void 0)return C(n);let r=[n,...o].map(C).join(" ");return e[s]?`${e[s]}: ${r}`:`${no(s)} ${r}`}var eo={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},no=t=>eo[t]?`${eo[t]}\uFE0E`:C(t);function Mp({state:t,paying:e}){let{round:n,table:s,night:o}=t,r=Object.fromEntries(n.seats.map(({seat:u,player:$})=>[u,$])),a=Object.entries(n.zones).filter(([u,{count:$}])=>$&&u!=="stock"),c=Object.entries(n.places),l=a.filter(([,{owner:u}])=>u===null),d=c.filter(([u])=>Pt(u)===null);return i`<section class="felt general" aria-label="felt">
    <div class="general-middle">
      <${Rp} zone=${n.zones.stock} />
      ${l.map(([u,$])=>i`<${Ga} key=${u} name=${Yn(u,r)} zone=${$} />`)}
      ${d.map(([u,$])=>i`<${Dp} key=${u} place=${u} amount=${$} chipset=${o.chip_set} />`)}
    </div>
    <div class="general-seats">
      ${n.seats.map(u=>i`<${Ip} key=${u.seat} seat=${u} round=${n} players=${r}
        lit=${e?e.seat===u.seat:n.prompt?.awaited.includes(u.seat)}
        holds=${s.hand_over?.seat===u.seat}
        zones=${a.filter(([,{owner:$}])=>$===u.seat)}
        places=${c.filter(([$])=>Pt($)===u.seat)} />`)}
    </div>
    <${Mt} state=${t} />
    <${Wa} facts=${n.facts} players=${r} />
    ${Object.keys(n.board).length>0&&i`<${Wa} facts=${n.board} players=${r} />`}
  </section>`}function Mt({state:t}){let e=Ra(t),[n,s]=w(!1);return e?i`
    <${Ia} deals=${e} round=${t.round} onSheet=${e.length>0&&(()=>s(!0))} />
    ${n&&i`<${Ua} deals=${e} onClose=${()=>s(!1)} />`}`:null}var Rp=({zone:t})=>t?.count>0&&i`<div class="general-stock">
  <${j} card="??" /><span class="hand-label">stock ${t.count}</span>
</div>`,Fp=7;function Ga({name:t,zone:e}){return!e.cards.some(I)&&e.cards.length>3?i`<div class="general-stock"><${j} card="??" /><span class="hand-label">${t} ${e.count}</span></div>`:i`<${R} cards=${e.cards} label=${t} fanned=${e.cards.length>Fp} />`}var Dp=({place:t,amount:e,chipset:n})=>i`<div class="general-place" data-place=${t}>
  <${zt} amount=${e} chipset=${n} />
  <span><span class="quiet">${C(t.replaceAll(":"," "))}</span> <b class="figure">${y(e)}</b></span>
</div>`;function Ip({seat:t,round:e,lit:n,holds:s,zones:o,places:r}){let a=e.markers[t.seat],c=[e.dealer===t.seat&&"the deal",s&&"has the tablet",a>0&&`owes ${y(a)}`];return i`<div class=${T(["general-seat",n&&"is-lit"])}>
    <div class="general-name">
      <b>${t.player}</b> <span class="figure" data-place=${`seat:${t.seat}`}>${y(t.rack)}</span>
      <span class="quiet small">${c.filter(Boolean).join(" \xB7 ")}</span>
    </div>
    ${r.map(([l,d])=>i`<div key=${l} class="small" data-place=${l}>
      <span class="quiet">${C(l.split(":").filter(u=>u!==String(t.seat)).join(" "))}</span>
      <b class="figure"> ${y(d)}</b>
    </div>`)}
    ${o.map(([l,d])=>i`<${Ga} key=${l} name=${Up(l)} zone=${qp(l,d,e)} />`)}
  </div>`}var qp=(t,e,n)=>t.startsWith("hand:")?{...e,cards:Xe(e.cards,n)}:e,Up=t=>C(t.split(":").filter(e=>!/^\d+$/.test(e)).join(" ")),Wp=["sheet","scores","tokens"];function Wa({facts:t,players:e}){let n=Object.entries(t).filter(([s])=>!(t.sheet&&Wp.includes(s))).map(([s,o])=>[s,za(s,o,e)]).filter(([,s])=>s);return n.length>0&&i`<dl class="general-facts">
    ${n.map(([s,o])=>i`<div key=${s}><dt>${C(s)}</dt><dd>${o}</dd></div>`)}
  </dl>`}var Kp=new Set("seat turn leader bidder declarer closer stopped winner playing losers winners takers".split(" ")),za=(t,e,n)=>Kp.has(t)?Gp(e,n):Ja(e,n),Gp=(t,e)=>[t??[]].flat().map(n=>e[n]??`seat ${n}`).join(", ");function Ja(t,e){return t==null||t===""?"":typeof t=="boolean"?t?"yes":"no":Array.isArray(t)?t.map(s=>Ja(s,e)).filter(Boolean).join(", "):typeof t!="object"?eo[t]?no(t):_t(t):Object.entries(t).map(([s,o])=>[e[s]??no(s),za(s,o,e)]).filter(([,s])=>s).map(([s,o])=>`${s} ${o}`).join(" \xB7 ")}var Va={Felt:Zp,Seen:Xp,deed:Qp,passOn:Yp},zp=10,Jp={T:10,Q:12},Vp=([t,e])=>(Jp[t]??Number(t))+(e==="h"?zp:0);function Qp({do:t,args:e},{round:n}){return t==="show"&&e.card!=="??"?`${E(n)[e.seat]}: ${H(e.card)}.`:""}function Yp({prompt:t,facts:e,record:n}){let s=n.at(-1)?.do==="choose"&&t?.awaited.length===1;return e&&s?t.awaited[0]:null}function Zp({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return i`<section class="felt tricks" aria-label="felt">
    <header class="tricks-head">
      <p><b>match ${Math.min(n.facts.matches.length+1,n.options.cards_in_play)}</b> of ${n.options.cards_in_play}
        ${n.facts.changed&&" \xB7 the hands have changed places"}</p>
      <span class="tricks-pot" data-place="pot">${n.places.pot>0&&i`pot <b class="figure">${y(n.places.pot)}</b>`}</span>
    </header>
    <${Qa} round=${n} lit=${o} holds=${s.hand_over?.seat} />
    <${Mt} state=${t} />
  </section>`}function Xp({round:t}){return i`<div class="matches-seen"><${Qa} round=${t} lit=${()=>!1} /></div>`}function Qa({round:t,lit:e,holds:n}){let s=t.options.cards_in_play;return i`<div class=${T(["matches",s>10&&"is-long"])}>
    ${t.seats.map(({seat:o,player:r,rack:a},c)=>i`<section key=${o} class=${T(["matches-row",e(o)&&"is-lit"])} aria-label=${r}>
      <span class="matches-name"><${Xt} at=${c} /> <b>${r}</b>
        <b class="figure">${td(t.facts.won[o])}</b>
        <span class="small" data-place=${`seat:${o}`}>${ed(t,o,a,n)}</span></span>
      <div class="matches-cards">
        ${[...Array(s).keys()].map(l=>i`<${nd} key=${l} round=${t} seat=${o} match=${l} half=${l===s/2} />`)}
      </div>
    </section>`)}
  </div>`}var td=t=>`${t} ${t===1?"match":"matches"}`,ed=(t,e,n,s)=>[s===e&&"has the tablet",n>0&&et(n,"chip"),t.markers[e]>0&&`owes ${y(t.markers[e])}`].filter(Boolean).join(" \xB7 ");function nd({round:t,seat:e,match:n,half:s}){let{matches:o}=t.facts,r=o[n],a=r?.cards[e]??(n===o.length?sd(t,e):null);return i`<span class=${T(["matches-card",s&&"is-half"])}>
    ${a?i`<${j} card=${a} lit=${r?.winner===e} dim=${!!r&&r.winner!==e} />`:i`<${bt} />`}
    <span class="small figure">${a&&a!=="??"?Vp(a):""}</span>
  </span>`}function sd({prompt:t,zones:e,facts:n,options:s},o){if(t?.say.code==="divide-and-conquer.match")return t.awaited.includes(o)?null:"??";let r=n.matches.length%(s.cards_in_play/2);return e[`played:${o}`]?.cards[r]??null}var Za={Felt:$d,words:rd,deed:ad,payments:ud,amongPlayers:!0,payment:pd,over:ld,passOn:id,handNote:cd},od={A:1,T:10},Ya=([t])=>od[t]??Number(t);function rd(){return{draw:()=>"DRAW",pass:()=>"PASS"}}function ad({do:t},{who:e}){return t==="draw"?`${e} draws a card.`:t==="pass"?`${e} passes.`:null}function id({prompt:t}){return t?.say.code==="kabu.draw"?t.awaited[0]:null}function cd({zones:t},e){let n=t[`hand:${e}`].cards,s=n.reduce((r,a)=>r+Ya(a),0),o=s>9?`: counts ${s%10}`:"";return`${n.map(Ya).join(" + ")} = ${s}${o}`}function ld(t){return(n=>t.record.at(-1)?.events.find(s=>s.code===n)?.text)("kabu.over")??(t.facts.debts.length?"Everybody has paid.":"Equal counts: nobody owes anything.")}function ud({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=E(t),s=Yt(t).filter(({action:a})=>a===e),o=[];for(let a of t.facts.debts){o.at(-1)?.seat!==a.from&&o.push({action:e,seat:a.from,player:n[a.from],amount:0,debts:[],ids:[]});let c=o.at(-1);c.debts.push(a),a.paid&&(c.amount-=a.amount,c.ids.push(s.shift().id))}let r=s.map(({from:a,amount:c,id:l})=>{let d=Number(a.split(":")[1]);return{action:e,seat:d,player:n[d],amount:-c,debts:[],ids:[l]}});return[...o,...r]}function pd({seat:t,amount:e,debts:n},s){let o=E(s),{counts:r}=s.facts,{stake:a}=s.options,c=n.reduce(($,m)=>$+m.amount,0),l=$=>`${r[$]} \u2212 ${r[t]}`,d=a>1?` \xD7 ${y(a)}`:"";if(!n.length)return{hand:"repays the house's marker"};if(!e){let $=s.seats.find(m=>m.seat===t).rack;return{line:`${o[t]} owes ${y(c)}, holds ${y($)}, and pays nobody.`}}let u=n.map(({to:$,amount:m})=>({to:o[$],amount:m,why:d?`(${l($)})${d}`:l($)}));return{line:`${o[t]} pays ${dd(u)}.`,pushes:u}}function dd(t){let e=t.map(({to:n,amount:s})=>`${n} ${y(s)}`);return e.length>1?`${e.slice(0,-1).join(", ")} and ${e.at(-1)}`:e[0]}function $d({state:t,pace:e,paying:n,face:s}){let{round:o,table:r}=t,{facts:a}=o,c=fd(o),l=Object.keys(a.counts).length>0,d=o.finished&&a.debts.length>0,u=new Set(s.payments(t).slice(0,e.paid).map(({seat:m})=>m)),$=E(o);return i`<section class="felt kabu" aria-label="felt" style=${{"--players":c.length}}>
    <${hd} round=${o} showing=${l} />
    <div class="kabu-row kabu-head">
      ${!d&&i`<span class="kabu-differ">${md(o)}</span>`}
      ${d&&i`<span class="kabu-title">pays</span>
        ${c.map(m=>i`<span class="kabu-to" key=${m}>${$[m]}</span>`)}
        <span class="kabu-net">net</span>`}
    </div>
    ${c.map(m=>i`<${bd} key=${m} seat=${m} seats=${c} round=${o} owing=${d}
      lit=${(n?.seat??o.prompt?.say.args.seat)===m} paid=${u.has(m)}
      holds=${r.hand_over?.seat===m} />`)}
  </section>`}var fd=({seats:t,dealer:e})=>{let n=t.map(({seat:s})=>s).sort((s,o)=>s-o);return[...n.filter(s=>s>e),...n.filter(s=>s<=e)]},md=({record:t})=>t[0]?.events.find(({code:e})=>e==="kabu.racks-differ")?.text;function hd({round:t,showing:e}){let{facts:n,options:s,zones:o}=t;return i`<p class="kabu-heading">
    <b>hand ${n.hand}</b>
    <span>${e?"showing":`lap ${n.lap} of 2`}</span>
    <span>stock ${o.stock.count}</span>
    <span>${et(s.stake,"chip")} a point</span>
  </p>`}function bd({seat:t,seats:e,round:n,owing:s,lit:o,paid:r,holds:a}){let c=n.seats.find(f=>f.seat===t),{facts:l}=n,d=n.zones[`hand:${t}`].cards,u=l.counts[t],$=n.markers[t],m=[n.dealer===t&&"the deal",a&&"has the tablet",$&&`owes ${y($)}`];return i`<div class=${T(["kabu-row",o&&"is-lit",r&&"is-paid"])} role="group" aria-label=${c.player}>
    <span class="kabu-who">
      <b>${c.player}</b><span class="figure" data-place=${`seat:${t}`}>${y(c.rack)}</span>
      <span class="kabu-note">${m.filter(Boolean).join(" \xB7 ")}</span>
    </span>
    <${R} cards=${d} />
    <b class="kabu-count">${u}</b>
    ${s?i`<${gd} seat=${t} seats=${e} debts=${l.debts} paid=${r} />`:i`<span class="kabu-state">${u===void 0?yd(n,t):""}</span>`}
  </div>`}function yd({facts:t,zones:e,prompt:n},s){let{count:o}=e[`hand:${s}`];return t.drawing.includes(s)?n?.say.code!=="kabu.draw"?"":n.awaited.includes(s)?o>2?"one more?":"draws or passes":o>t.lap+1?"drew a card":"":`passed with ${o}`}function gd({seat:t,seats:e,debts:n,paid:s}){let o=(c,l)=>n.find(d=>d.from===c&&d.to===l),r=c=>c.filter(l=>l.paid).reduce((l,{amount:d})=>l+d,0),a=r(n.filter(({to:c})=>c===t))-r(n.filter(({from:c})=>c===t));return i`
    ${e.map(c=>i`<${kd} key=${c} debt=${o(t,c)} done=${s} own=${c===t} />`)}
    <b class=${T(["kabu-net",a>0&&"won",a<0&&"lost"])}>${ft(a)}</b>`}function kd({debt:t,done:e,own:n}){return t?i`<span class=${T(["kabu-debt",!t.paid&&"is-unpaid",t.paid&&e&&"is-done"])}>
    ${y(t.amount)}${t.paid&&e?i`<span class="kabu-tick">✓</span>`:""}
    ${!t.paid&&i`<span class="unseen">, not paid</span>`}
  </span>`:i`<span class=${T(["kabu-debt",n&&"is-own"])}></span>`}var me=[..."789TJQKA"];function sn({round:t}){let{contract:e}=t.facts,n={train:wd,quart:xd,domino:Sd}[e]??_d;return i`<div class="lorum-middle"><${n} round=${t} /></div>`}var _d=({round:{board:t,facts:e,seats:n}})=>i`<div class="lorum-trick" role="group" aria-label="the trick">
  ${n.map(({seat:s})=>{let o=t.trick.find(r=>r.seat===s);return i`<span key=${s} class=${`lorum-played is-seat-${s}`}>
      ${o?i`<${j} card=${o.card} lit=${vd(e,t,s)} />`:i`<${bt} />`}
    </span>`})}
</div>`,vd=(t,e,n)=>e.trick.length===4&&t.takers[0]===n&&t.takers.every(s=>s===n);function wd({round:{zones:t,facts:e,board:n}}){let{total:s}=e,o=n.tolls.find(([a])=>a>s),r=t.train?.cards??[];return i`<div class="lorum-train" role="group" aria-label=${`the train, total ${s}`}>
    <b class="lorum-total">${s}</b>
    <ol class="lorum-tolls">${n.tolls.map(([a,c])=>i`<li key=${a} class=${T([a<=s&&"is-done",o?.[0]===a&&"is-next"])}>
      <b>${a}</b> <span>costs ${y(c)}</span></li>`)}</ol>
    <div class="lorum-cars">${r.map(a=>i`<${j} key=${a} card=${a} />`)}</div>
  </div>`}function xd({round:{zones:t,board:e}}){let n=t.run?.cards??[],s=t.gone?.count??0;return i`<div class="lorum-run" role="group" aria-label="the run">
    <div class="lorum-cars">
      ${n.map(o=>i`<${j} key=${o} card=${o} />`)}
      ${e.wanted&&i`<span class="lorum-wanted"><${j} card=${e.wanted} dim /><span>wanted</span></span>`}
      ${!n.length&&i`<${bt} />`}
    </div>
    <p class="quiet">${s} played before</p>
  </div>`}function Sd({round:{zones:t,board:e}}){let n=new Set(t.layout?.cards??[]),s=Td(e);return i`<div class="lorum-grid" role="group" aria-label="the domino">
    ${[..."shdc"].map(o=>me.map(r=>{let a=r+o;return i`<span key=${a}>${n.has(a)?i`<${j} card=${a} />`:i`<${bt} label=${s.has(a)?`room for ${a}`:"no card yet"} wanted=${s.has(a)} />`}</span>`}))}
  </div>`}function Td({laid:t,first_rank:e}){return e?new Set(Object.entries(t).flatMap(([n,s])=>{if(!s.length)return[e+n];let[o,r]=s.map(([a])=>me.indexOf(a));return[me[o-1],me[r+1]].filter(Boolean).map(a=>a+n)})):new Set}var Xa=({prompt:t},e)=>t?.options.filter(({by:n})=>n===e)??[];function ti({table:t,hand:e,seat:n,who:s,act:o,onCover:r}){let{round:a}=e,c=Xa(a,n),l=c.find(g=>g.do==="play"),d=c.find(g=>g.do==="pass"),u=a.prompt?.options.map(q).join()??"",$=nt(u),m=(g,k)=>$.swallows(k)||o({...l,args:g}),f=a.zones[`hand:${n}`],b=Oe(a),v=t.late.value;return i`
    <section class="hand-felt lorum-hand" aria-label="your hand">
      ${f.sight==="others"?i`<${Od} round=${a} seat=${n} />`:i`<div class="lorum-seen"><${sn} round=${a} /></div>`}
      ${f.sight==="others"?i`<${ei} left=${a.facts.positions?.[n]??[]} open=${l?.values.position??[]} onTap=${(g,k)=>m({position:g},k)} />`:i`<div class="tap-hand" role="group" aria-label="your cards">
            ${b.arranged(f.cards).map(g=>l?.values.card.includes(g)?i`<button type="button" class="tap-card is-open" key=${g} aria-label=${lt(g)} onClick=${k=>m({card:g},k)}><${j} card=${g} /></button>`:i`<span class="tap-card" key=${g}><${j} card=${g} dim=${!!l} /></span>`)}
          </div>`}
    </section>
    <section class="foot" aria-label="what is next">
      <${st} text=${a.prompt?.say.text??"The hand is over."} detail=${s} />
      <${ht} table=${t} />
      <${P} question=${u} end=${i`${f.sight==="owner"&&i`<${Ae} sorting=${b} />`}<${h} kind="plain" onTap=${r}>cover<//><${h} kind="plain" onTap=${t.takeBack}>back to the dealer<//>`}>
        ${d?i`<${h} kind="main" busy=${v} onTap=${()=>o({...d,args:{}})}>PASS<//>`:i`<p class="controls-note">${l?"Tap the card you play.":"Nothing of yours is asked for."}</p>`}
      <//>
    </section>`}var ei=({left:t,open:e,onTap:n})=>i`<div class="tap-hand" role="group" aria-label="your cards, unseen">
  ${[...Array(8).keys()].map(s=>t.includes(s)?i`<button type="button" class="tap-card is-open" key=${s} disabled=${!e.includes(s)}
      aria-label=${`card ${s+1}`} onClick=${o=>n(s,o)}><${j} card="??" /></button>`:i`<span class="tap-card" key=${s}><${bt} /></span>`)}
</div>`;function Od({round:t,seat:e}){let n=E(t),s=t.seats.filter(o=>o.seat!==e);return i`<div class="lorum-others">
    <${sn} round=${t} />
    <div class="lorum-hands">${s.map(o=>i`<${R} key=${o.seat} cards=${t.zones[`hand:${o.seat}`].cards} label=${n[o.seat]} />`)}</div>
  </div>`}function ni({table:t,state:e,news:n}){let{round:s}=e,{prompt:o}=s,r=o.options.map(q).join(),a={table:t,state:e,round:s,question:r};return i`<section class="foot lorum-foot" aria-label="what is next">
    <${st} text=${o.say.text} news=${n} detail=${wt(s,o.awaited)} />
    <${ht} table=${t} />
    ${s.cards==="physical"?i`<${Cd} ...${a} />`:i`<${Ad} ...${a} />`}
  </section>`}function Ad({table:t,state:e,round:n,question:s}){let[o]=n.prompt.awaited,r=Xa(n,o).find(({values:a})=>a.position);return i`<${P} question=${s}>
    ${de(t,e)}
    ${r&&i`<div class="lorum-backs"><${ei} left=${n.facts.positions[o]} open=${r.values.position}
      onTap=${a=>t.act({...r,args:{position:a}})} /></div>`}
  <//>`}function Cd({table:t,round:e,question:n}){let{prompt:s,undoable:o}=e,r=t.late.value,a=s.options.filter($=>$.do==="play"),c=s.options.find($=>$.do==="pass"),l=i`<${h} kind="plain" disabled=${!o} busy=${r} onTap=${t.undo}>take back<//>`;if(a.length>1){let $=E(e);return i`<${P} question=${n} end=${l}>
      ${a.map(m=>i`<${h} key=${m.by} kind="main" busy=${r}
        onTap=${()=>t.act({...m,args:{card:m.values.card[0]}})}>${$[m.by]} ${H(m.values.card[0])}<//>`)}
    <//>`}let[d]=a,u=new Set(d?.values.card??[]);return i`<${P} end=${i`
      ${c&&i`<${h} kind="main" busy=${r} onTap=${()=>t.act({...c,args:{}})}>PASS<//>`}
      ${l}`}>
    <div class="lorum-pack" role="group" aria-label="cards">
      ${[..."shdc"].flatMap($=>me.map(m=>m+$)).map($=>i`<button type="button" key=${$}
        class=${T(["picker-card",`suit-${$[1]}`,!u.has($)&&"is-out"])} disabled=${!u.has($)||r}
        aria-label=${lt($)} onClick=${()=>t.act({...d,args:{card:$}})}>${u.has($)&&i`<${ie} card=${$} />`}</button>`)}
    </div>
  <//>`}var oo={"no-hearts":"No hearts",queens:"Queens","no-tricks":"No tricks","hairy-ape":"Hairy Ape",train:"Train",quart:"Quart",domino:"Domino"};function oi({state:t,onClose:e}){let{round:n,table:s}=t,o=E(n),r=n.seats.map(({seat:f})=>f),{contracts:a,deals:c}=n.board,l=jd(s,n),d=f=>s.seats.find(b=>b.player===f)?.seat,u=Nd(l,d),$=f=>[...l.values()].reduce((b,v)=>b+(so(v,f,d)??0),0),m=(f,b)=>l.get(b*a.length+1)?.find(g=>g.seat===f)?.name??o[f];return i`<${F} title="The score" onClose=${e} foot=${i`<${h} kind="plain" onTap=${e}>go back<//>`}>
    <div class="lorum-scores">
    <table class="lorum-sheet">
      <thead>
        <tr><th></th>${c.map((f,b)=>i`<th key=${f} colspan="4" scope="colgroup">${m(f,b)} deals</th>`)}</tr>
        <tr><th></th>${c.map(f=>r.map(b=>i`<th key=${`${f} ${b}`} class=${T([b===r[0]&&"starts"])}>${o[b].slice(0,3)}</th>`))}</tr>
      </thead>
      <tbody>${a.map((f,b)=>i`<tr key=${f}>
        <th scope="row">${oo[f]}</th>
        ${c.map((v,g)=>{let k=g*a.length+b+1,S=l.get(k);return r.map(O=>{let _=S&&so(S,O,d);return i`<td key=${`${k} ${O}`} class=${T([O===r[0]&&"starts",k===n.facts.hand&&"is-now",_>0&&"won",_<0&&"lost"])}>
              ${S?_===void 0?"\u2013":_?ft(_):"\xB7":""}</td>`})})}
      </tr>`)}</tbody>
    </table>
    </div>
    <p class="lorum-sums">${r.map((f,b)=>i`<span key=${f}><${Xt} at=${b} /> ${o[f]} <b class=${T([$(f)>0&&"won",$(f)<0&&"lost"])}>${ft($(f))}</b></span>`)}
      ${u.map(({player:f,name:b,result:v})=>i`<span key=${`gone ${f}`} class="quiet">${b} (left) <b>${ft(v)}</b></span>`)}
      <span>pot <b>${y(n.places.pot??0)}</b></span></p>
    ${l.size>1&&i`<${Qn} deals=${Ed(l,o,r,d)} />`}
  <//>`}function Ed(t,e,n,s){let o=Object.fromEntries(n.map(r=>[r,0]));return[...t].map(([r,a])=>{let c=Object.fromEntries(n.map(d=>[d,o[d]+(so(a,d,s)??0)])),l={better:"high",goal:null,before:o,after:c};return o=c,{deal:r,names:e,sheet:l}})}function jd({past:t,seats:e},n){let s=n.facts.hand-1,o=s?t.filter(({voided:a})=>!a).slice(-s):[],r=new Map(o.map((a,c)=>[s-o.length+c+1,si(a.seats,a.results)]));return n.finished?r.set(n.facts.hand,si(e,Bd(n))):r}var si=(t,e)=>t.map(({seat:n,player:s,name:o})=>({seat:n,player:s,name:o,result:e[n]??0})),so=(t,e,n)=>t.find(({player:s})=>n(s)===e)?.result;function Nd(t,e){let n=new Map;for(let{player:s,name:o,result:r}of[...t.values()].flat())e(s)===void 0&&n.set(s,{player:s,name:o,result:(n.get(s)?.result??0)+r});return[...n.values()]}function Bd({record:t,seats:e}){let n=Object.fromEntries(e.map(({seat:s})=>[s,0]));for(let{from:s,to:o,amount:r}of t.flatMap(({transfers:a})=>a))s==="house"||o==="house"||(s.startsWith("seat:")&&(n[s.slice(5)]-=r),o.startsWith("seat:")&&(n[o.slice(5)]+=r));return n}var ri={Felt:Id,Foot:()=>ni,OpenHand:ti,words:Hd,deed:Pd,event:Ld,payments:Rd,amongPlayers:!0,payment:Fd,over:Dd,passOn:Md};function Hd(){return{pass:()=>"PASS"}}function Pd({do:t,args:e},{who:n}){return t==="pass"?`${n} passes.`:t!=="play"?null:e.card&&e.card!=="??"?`${n}: ${H(e.card)}.`:`${n} plays a card.`}function Ld({code:t,args:e,text:n}){return t==="lorum.total"?`Total ${e.total}.`:n}function Md({prompt:t}){return t?t.awaited.length===1?t.awaited[0]:t.options[0]?.by??null:null}function Rd({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=E(t),s=[];for(let o of Yt(t).filter(({action:r})=>r===e)){let r=Pt(o.from)??Pt(o.to)??0,a=o.from==="pot";(s.at(-1)?.seat!==r||s.at(-1).takes!==a)&&s.push({action:e,seat:r,player:n[r],takes:a,amount:0,transfers:[],ids:[]});let c=s.at(-1);c.ids.push(o.id),o.from!=="house"&&(c.transfers.push(o),c.amount+=a?o.amount:-o.amount)}return s}function Fd({player:t,takes:e,amount:n,transfers:s},o){if(e)return{line:`${t} takes the pot, ${y(n)}.`};let r=E(o),a=l=>l==="house"?"the house":r[Pt(l)??0]??"the pot",c=s.map(l=>({to:a(l.to),amount:l.amount}));return{line:`${t} pays ${c.map(l=>`${l.to} ${y(l.amount)}`).join(", ")}.`,sums:[...new Set(s.map(({why:l})=>l))],pushes:c}}function Dd({facts:t,board:e,record:n}){return n.at(-1)?.events.find(({code:o})=>o==="lorum.over")?.text??`Hand ${t.hand} of ${e.hands} is over and paid.`}function Id(t){let{state:e,paying:n}=t,{round:s,table:o}=e,[r,a]=w(!1),c=l=>n?n.seat===l:!!s.prompt?.awaited.includes(l);return i`<section class="felt lorum" aria-label="felt">
    <${qd} round=${s} onSheet=${()=>a(!0)} />
    <div class=${`lorum-table is-${s.facts.contract}`}>
      ${s.seats.map(({seat:l})=>i`<${Ud} key=${l} seat=${l} round=${s} lit=${c(l)} holds=${o.hand_over?.seat===l} />`)}
      <${sn} round=${s} />
    </div>
    ${r&&i`<${oi} state=${e} onClose=${()=>a(!1)} />`}
  </section>`}function qd({round:t,onSheet:e}){let{facts:n,board:s,places:o,options:r}=t;return i`<header class="lorum-head">
    <ol class="lorum-contracts" aria-label="the contracts">
      ${s.contracts.map((a,c)=>i`<li key=${a} class=${T([a===n.contract&&"is-lit",c<(n.hand-1)%s.contracts.length&&"is-done"])}>${oo[a]}</li>`)}
    </ol>
    <div class="lorum-line">
      <span><b>hand ${n.hand}</b> of ${s.hands}</span>
      <span>${et(r.stake,"chip")} a point</span>
      <span data-place="pot">pot <b class="figure">${y(o.pot??0)}</b></span>
      <${h} kind="quiet" onTap=${e}>score sheet<//>
    </div>
  </header>`}function Ud({seat:t,round:e,lit:n,holds:s}){let{facts:o,zones:r,markers:a}=e,c=E(e)[t],l=e.seats.find(f=>f.seat===t).rack,d=r[`hand:${t}`].count,u=(r[`won:${t}`]?.count??0)/4,$=o.points?.[t],m=[e.dealer===t&&"the deal",$&&et($,"point"),s&&"has the tablet",a[t]>0&&`owes ${y(a[t])}`];return i`<section class=${T(["lorum-seat",`is-seat-${t}`,n&&"is-lit"])} aria-label=${c}>
    <span class="lorum-name"><b>${c}</b> <span class="figure" data-place=${`seat:${t}`}>${y(l)}</span></span>
    <span class="small quiet">${m.filter(Boolean).join(" \xB7 ")}</span>
    <span class="small">${[d&&et(d,"card"),u&&et(u,"trick")].filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var ai={c:"\u2663\uFE0E",d:"\u2666\uFE0E",h:"\u2665\uFE0E",s:"\u2660\uFE0E"},Wd=12,ii=t=>ai[t],Zn=({points:t,no_trump:e})=>`${t}${e?" no trump":""}`;function ci({bids:t=[],passed:e=[],contract:n},s){if(e.includes(s))return i`<span class="small quiet">passes</span>`;let o=t.find(a=>a.seat===s);if(!o)return null;let r=n?.seat===s;return i`<span class=${r?"tricks-contract":"small"}>${r?"plays":"bids"} ${Zn(o)}</span>`}function li({table:t,state:e,news:n}){let{round:s}=e,{prompt:o,undoable:r}=s,a=f=>o.options.find(b=>b.do===f),c=t.late.value,l=i`<${h} kind="plain" disabled=${!r} busy=${c} onTap=${t.undo}>take back<//>`,d=(f,b)=>()=>t.act({...f,args:b}),u=a("bid"),$=a("trump"),m=(f,b)=>f&&i`<${h} kind="plain" busy=${c} onTap=${d(f,{})}>${b}<//>`;return i`<section class="foot tricks-foot" aria-label="what is next">
    <${st} text=${o.say.text} news=${n} />
    <${ht} table=${t} />
    <${P} question=${o.options.map(q).join()} end=${l}>
      ${Is(e).length>0&&de(t,e)}
      ${u&&i`<${Kd} bid=${u} round=${s} busy=${c} onBid=${f=>t.act({...u,args:f})} />`}
      ${$&&i`<${Gd} busy=${c} onName=${f=>t.act({...$,args:f})} />`}
      ${m(a("pass"),"PASS")}
      ${m(a("misdeal"),"misdeal")}
    <//>
  </section>`}var Kd=({bid:t,round:e,busy:n,onBid:s})=>i`<div class="bids" role="group" aria-label="bids">
  ${zd(t,e).map(({points:o,without:r,open:a})=>i`<${h} key=${`${o} ${r}`} kind=${a?"main":"plain"} disabled=${!a} busy=${n}
    name=${`bid ${Zn({points:o,no_trump:r})}`}
    onTap=${()=>s(r?{points:o,no_trump:!0}:{points:o})}>${o}${r&&i`<small> NT</small>`}<//>`)}
</div>`,Gd=({busy:t,onName:e})=>Object.entries(ai).map(([n,s])=>i`<${h} key=${n} kind="main" large busy=${t} name=${`trumps ${s}`} onTap=${()=>e({suit:n})}>${s}<//>`);function zd({by:t,values:e,optional:n},{facts:s,dealer:o,options:r}){let a=s.bids.at(-1),c=(u,$)=>2*u+Number($),l=a?c(a.points,a.no_trump)+(t===o?0:1):0,d=[];for(let u of[!1,!0])for(let $=r.minimum_bid;$<=Wd;$+=1)d.push({points:$,without:u,open:c($,u)>=l&&$>=e.points.min&&(u||n.includes("no_trump"))});return d}var ui=on(Xd),pi=on(e$),di={...on(n$),Foot:s$};function on(t){let e=({round:n})=>i`<div class="tricks-seen"><${t} round=${n} /><${$i} round=${n} /></div>`;return{deed:Jd,passOn:Vd,Felt:Qd(t),Seen:e}}function Jd({do:t,args:e},{who:n}){return t==="play"?e.card&&e.card!=="??"?`${n}: ${H(e.card)}.`:`${n} plays a card.`:["bid","pass","trump","misdeal"].includes(t)?"":null}function Vd({prompt:t}){return t?.awaited.length===1?t.awaited[0]:null}function Qd(t){return function(n){let{state:s,paying:o}=n,{round:r,table:a}=s;return i`<section class="felt tricks" aria-label="felt">
      <header class="tricks-head">
        <${t} round=${r} />
        <span class="tricks-pot" data-place="pot">${r.places.pot>0&&i`pot <b class="figure">${y(r.places.pot)}</b>`}</span>
      </header>
      <${$i} round=${r} paying=${o} holds=${a.hand_over?.seat} />
      <${Mt} state=${s} />
    </section>`}}function $i({round:t,paying:e,holds:n}){let s=a=>e?e.seat===a:!!t.prompt?.awaited.includes(a),o=!t.zones.trick?.cards.length,r=t.cards==="virtual"&&Object.keys(t.facts.scores).some(a=>a.includes("+"));return i`<div class=${T(["tricks-seats",o&&"is-empty",r&&"is-across"])}>
    ${t.seats.map(a=>i`<${Yd} key=${a.seat} seated=${a} round=${t} lit=${s(a.seat)} holds=${n===a.seat} />`)}
  </div>`}function Yd({seated:{seat:t,player:e,rack:n},round:s,lit:o,holds:r}){let{facts:a,zones:c,markers:l}=s,d=c[`hand:${t}`]?.count??0,u=a.tricks.takers.filter(b=>b===t).length,$=Object.keys(a.scores),m=$.findIndex(b=>b.split("+").includes(String(t))),f=[d&&et(d,"card"),u&&et(u,"trick"),s.dealer===t&&"the deal",r&&"has the tablet",n>0&&et(n,"chip"),l[t]>0&&`owes ${y(l[t])}`];return i`<section class=${T(["tricks-seat",o&&"is-lit"])} aria-label=${e}>
    <span class="tricks-name"><${Xt} at=${m} /> <b>${e}</b></span>
    <span class="tricks-score"><b class="figure">${y(a.scores[$[m]])}</b> ${ci(a,t)}</span>
    <${Zd} round=${s} seat=${t} />
    <span class="small">${f.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}function Zd({round:t,seat:e}){let{order:n,takers:s}=t.facts.tricks,o=t.zones.trick?.cards??[];if(t.finished)return null;let r=o[n.indexOf(e)];if(!r)return i`<${bt} />`;let a=o.length===n.length&&s.at(-1)===e;return i`<${j} card=${r} lit=${a} />`}function Xd({round:{facts:t,options:e}}){return i`<p><b>deal ${t.deal}</b> · ${y(e.limit)} points end the game ·
    J♠${"\uFE0E"} 2, every other jack 1${e.token>0&&` \xB7 ${et(e.token,"chip")} a point`}</p>`}var t$={tricks:"Tricks 10",hearts:"Hearts 10",queens:"Queens 25","king-of-spades":"K\u2660\uFE0E 100","last-trick":"Last trick 100",everything:"Everything"};function e$({round:{facts:t}}){return i`<ol class="tricks-contracts" aria-label="the six deals">
    ${Object.entries(t$).map(([e,n],s)=>i`<li key=${e} class=${T([s===t.deal-1&&"is-lit",s<t.deal-1&&"is-done"])}>${n}</li>`)}
  </ol>`}function n$({round:t}){let{deal:e,contract:n,trump:s}=t.facts,o=E(t),r=n?i`<b>${o[n.seat]} plays ${Zn(n)}</b>${s&&i`, <b class="tricks-trump">${ii(s)}</b> trumps`}`:i`<b>bidding</b>`;return i`<p>deal ${e} · ${r} · 5♥${"\uFE0E"} +5 · 3♠${"\uFE0E"} −3</p>`}function s$(t){return t.prompt?.options.some(({do:e})=>e==="bid"||e==="trump")?li:null}var o$=[..."ATKQJ"],r$=[..."shdc"].flatMap(t=>o$.map(e=>e+t));function fi({table:t,state:e,news:n,face:s}){let[o,r]=w(null),{round:a}=e,{prompt:c}=a,l=s.sure(),d=s.words(),u=c.options.find(k=>k.do==="play"),$=c.options.filter(k=>k!==u),m=t.late.value,f=new Set(u.values.card),b=(k,S)=>l[k.do]?r({option:k,args:S}):t.act({...k,args:S}),v=()=>{r(null),t.act({...o.option,args:o.args})},g=k=>k.values.suit??[null];return i`<section class="foot" aria-label="what is next">
    <${st} text=${c.say.text} news=${n} detail=${wt(a,c.awaited)} />
    <${ht} table=${t} />
    <div class="schnapsen-pack" role="group" aria-label="cards">
      ${r$.map(k=>i`<button type="button" key=${k} class=${T(["picker-card",`suit-${k[1]}`,!f.has(k)&&"is-out"])}
        disabled=${!f.has(k)||m} aria-label=${lt(k)}
        onClick=${()=>t.act({...u,args:{card:k}})}>${f.has(k)&&i`<${ie} card=${k} />`}</button>`)}
    </div>
    <${P} question=${c.options.map(q).join()} end=${i`
      <${h} kind="plain" disabled=${!a.undoable} busy=${m} onTap=${t.undo}>undo<//>`}>
      ${$.flatMap(k=>g(k).map(S=>{let O=S?{suit:S}:{};return i`<${h} key=${`${k.do} ${S}`} busy=${m} onTap=${()=>b(k,O)}>
            ${d[k.do]?.(O)??k.do}
          <//>`}))}
    <//>
    ${o&&i`<${gt} ...${l[o.option.do](E(a)[o.option.by])} onYes=${v} onClose=${()=>r(null)} />`}
  </section>`}var a$={c:"clubs",d:"diamonds",h:"hearts",s:"spades"},mi=on(bi),hi={...mi,Foot:i$,Seen:d$,deed:u$,sure:p$,words:l$};function i$({cards:t,prompt:e}){return t==="physical"&&e?.options.some(n=>n.do==="play")?fi:null}var c$={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"};function l$(){return{marry:({suit:t})=>`marry ${c$[t]??""}\uFE0E`}}function u$(t,e){return t.do==="play"?mi.deed(t,e):""}function p$(){return{declare:t=>({title:`${t} declares 66?`,text:"The tricks are turned up and counted. There is no way back.",yes:`${t} declares`}),close:t=>({title:`${t} closes the stock?`,text:"Nobody draws any more, and whoever closes must reach 66.",yes:`${t} closes`})}}function d$({round:t}){let e=E(t),{order:n}=t.facts.tricks;return i`<div class="schnapsen-seen">
    <${bi} round=${t} />
    ${(t.zones.trick?.cards??[]).map((s,o)=>i`<${R} key=${s} cards=${[s]} label=${e[n[o]]} />`)}
  </div>`}function bi({round:t}){let{zones:e,facts:n}=t,s=E(t),[o]=e.upcard?.cards??[],r=e.stock.count+(o?1:0);return i`<div class="schnapsen-stock">
    <span class="schnapsen-cards">
      ${o&&i`<${j} card=${n.closed?"??":o} />`}
      ${e.stock.count>0&&!n.closed&&i`<${j} card="??" />`}
    </span>
    <span>
      ${n.trump&&i`<span class="schnapsen-trump">
        <svg class=${`suit-${n.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${ct[n.trump]} /></svg>
        <b>${a$[n.trump]}</b> trumps</span>`}
      <span class="small">${$$(n,r,s)}</span>
    </span>
    <span class="schnapsen-shown">
      ${n.marriages.map(({seat:a,suit:c,points:l,counts:d})=>i`<span class="schnapsen-marriage" key=${c}>
        <${R} cards=${[`K${c}`,`Q${c}`]} fanned />
        <span class="small"><b>${s[a]}</b> <b class="figure">${l}</b><br />${d?"counts":"with the next trick"}</span>
      </span>`)}
    </span>
  </div>`}function $$({closed:t},e,n){return t?`closed by ${n[t.seat]}`:e?`stock ${e}`:"stock drawn out"}var ro=t=>["speculation.market","speculation.due"].includes(t?.say.code),Xn=({facts:t},e)=>t.bids.filter(n=>n.seat===e);function yi({stands:t}){let e=Math.round(t/1e4);return t>0&&e===0?"under 1%":t<1e6&&e===100?"over 99%":`${e}%`}var jt=({prompt:t},e,n)=>t.options.find(s=>s.by===e&&s.do===n),gi=t=>ro(t.prompt)?jt(t,"dealer","sale"):null;function ts(t,e){let n=gi(t);return n&&e.deal?.asked===q(n)?e.deal:null}function ki(t,e,n){let s=gi(t);if(!s)return null;let{from:o,to:r,unseen:a}=s.values,c=ts(t,e),l=q(s);if(c&&(n===c.to||n===c.from&&a))return{asked:null};if(a&&!c)return o.includes(n)?{asked:l,from:n,unseen:!0}:null;let d=c?.from??o[0];return n===d||!r.includes(n)?null:{asked:l,from:d,to:n,unseen:!!a,price:f$(t,d,n,a)}}function f$(t,e,n,s){let o=Xn(t,n).find(a=>a.unseen===(s?e:null));if(o||!s)return o?.price;let r=t.record.flatMap(({events:a})=>a).findLast(({code:a})=>a==="speculation.sells-unseen");return r&&r.args.price<=_i(t,n)?r.args.price:void 0}var _i=({seats:t},e)=>t.find(n=>n.seat===e).rack;function vi({table:t,state:e,pad:n,setPad:s,news:o}){let{round:r,night:a}=e,c=ts(r,n),d={table:t,round:r,give:async($,m)=>await t.act({...$,args:m})&&s(f=>f.deal===n.deal?{deal:null}:{})};if(!c)return i`<${m$} ...${d} news=${o} />`;let u=$=>s({deal:{...c,price:$}});return i`<${h$} ...${d} news=${o} deal=${c} chipset=${a.chip_set} onPrice=${u} onCancel=${()=>s({deal:null})} />`}function m$({table:t,round:e,news:n,give:s}){let[o,r]=w(!1),{prompt:a,facts:c}=e,l=E(e),[d]=a.awaited,u=jt(e,d,"turn")??jt(e,d,"keep"),$=c.due===null&&jt(e,c.holder,"sell"),m=$&&c.bids.filter(k=>$.values.to.includes(k.seat)).sort((k,S)=>S.price-k.price)[0],f=c.offer&&jt(e,c.offer.to,"agree"),b=t.late.value,v=c.due===null?"Sold? Tap the buyer.":"An unseen card sold? Tap the seller, then the buyer.",g=!f&&i`<span class="controls-note">${v}</span>`;return i`<${dt} table=${t} line=${a.say.text} detail=${wt(e,a.awaited)} news=${n}>
    <${P} question=${q(u)} end=${g}>
      <${h} kind=${f?"plain":"main"} large busy=${b} onTap=${()=>f?r(!0):s(u,{})}>${u.do==="turn"?"TURN":"KEEP"}<//>
      ${m&&i`<${h} kind="plain" busy=${b} onTap=${()=>s($,{to:m.seat})}>sell to ${l[m.seat]} · ${y(m.price)}<//>`}
      ${f&&i`<${h} kind="plain" busy=${b} onTap=${()=>s(f,{})}>${l[c.offer.to]} agrees · ${y(c.offer.price)}<//>`}
      ${f&&i`<${h} kind="quiet" busy=${b} onTap=${()=>s(jt(e,c.holder,"withdraw"),{})}>no more offer<//>`}
    <//>
    ${o&&f&&i`<${gt} title=${`${u.do==="turn"?"Turn":"Keep"} now?`} no=${`wait for ${l[c.offer.to]}`} yes=${u.do}
      text=${`${l[c.offer.to]} has not answered the offer at ${y(c.offer.price)}. It ends with the next card.`}
      onYes=${()=>{r(!1),s(u,{})}} onClose=${()=>r(!1)} />`}
  <//>`}function h$({table:t,round:e,deal:n,chipset:s,news:o,give:r,onPrice:a,onCancel:c}){let l=E(e),{from:d,to:u,price:$,unseen:m}=n,f=u===void 0?0:_i(e,u),b=m?"an unseen card":H(e.zones.held.cards[0]),v=$===void 0?"for \u2026":$===0?"for nothing":`for ${y($)}`,g=u===void 0?`${l[d]} sells ${b}: tap the buyer.`:`${l[d]} sells ${b} to ${l[u]} ${v}.`,k=i`<${h} kind="plain" onTap=${c}>cancel<//>`;if(u===void 0)return i`<${dt} table=${t} line=${g} news=${o}><${P} question=${`from ${d}`} end=${k} /><//>`;let S=t.late.value,O=$!==void 0&&$<=f,_=m?{unseen:d}:{},N=jt(e,"dealer","sale"),J=jt(e,u,"bid"),ot=jt(e,d,"offer"),D=Xn(e,u).find(W=>W.unseen===(m?d:null));return i`<${dt} table=${t} line=${g} detail=${`${l[u]} \xB7 rack ${y(f)}`} news=${o}>
    <div class="bets">
      <div class="bets-row">
        <div class="speculation-prices" role="group" aria-label="price">
          ${y$(e.places.pot).map(W=>i`<${h} key=${W} chosen=${W===$} disabled=${W>f} onTap=${()=>a(W)}>${y(W)}<//>`)}
        </div>
        <${pe} chipset=${s} fits=${W=>($??0)+W<=f} onAdd=${W=>a(($??0)+W)}
          onTakeOff=${W=>a(Math.max(0,($??0)-W))} />
      </div>
      <${P} question=${`${d} ${u}`} end=${k}>
        <${h} kind="main" disabled=${!O} busy=${S} onTap=${()=>r(N,{from:d,to:u,price:$,...m?{unseen:!0}:{}})}>
          SOLD${O?` \xB7 ${y($)}`:""}
        <//>
        ${D&&D.price===$?i`<${h} kind="plain" busy=${S} onTap=${()=>r(jt(e,u,"withdraw"),_)}>no more bid<//>`:i`<${h} kind="plain" disabled=${!O} busy=${S} onTap=${()=>r(J,{price:$,..._})}>a bid<//>`}
        ${!m&&i`<${h} kind="plain" disabled=${!O} busy=${S} onTap=${()=>r(ot,{to:u,price:$})}>an offer<//>`}
      <//>
    </div>
  <//>`}var b$=[0,1,2,3,4,5,6,8,10,15];function y$(t){let n=[1,2,5,10,20,50,100,200,500,1e3,2e3,5e3].findLast(s=>s*20<=t)??1;return b$.map(s=>s*n)}var wi={Felt:x$,Foot:g$,deed:k$,payments:_$,payment:v$,over:w$};function g$(t){return ro(t.prompt)?vi:null}function k$({do:t,events:e},{who:n}){return t==="turn"&&!e.length?`${n} turns a card.`:""}function _$({round:t}){if(!t?.finished)return[];let e=E(t),n=t.record.at(-1).index;return Yt(t).filter(({action:s,from:o,to:r})=>s===n&&(o==="pot"||r==="house")).map(({from:s,to:o,amount:r,id:a})=>{let c=Number((s==="pot"?o:s).split(":")[1]);return{action:n,seat:c,player:e[c],amount:s==="pot"?r:-r,ids:[a]}})}function v$({amount:t},e){if(t<0)return{hand:"repays the house's marker"};let[n]=e.zones.held.cards;return{hand:`${H(n)} is the highest trump`,sums:["the whole pot"],lit:new Set([n])}}function w$({record:t}){return t.at(-1).events.find(({code:e})=>e==="speculation.wins").text}function x$(t){let{state:e,paying:n}=t,{round:s}=e,o=s.seats.map(({seat:d})=>d).sort((d,u)=>d-u),r=Math.ceil(o.length/2),a=ts(s,t.pad),c=[o.slice(0,r),o.slice(r).reverse()],l=d=>i`<div class="speculation-row">
    ${d.map(u=>i`<${O$} key=${u} seat=${u} ...${t} chosen=${a}
      lit=${n?n.seat===u:!!s.prompt?.awaited.includes(u)} />`)}
  </div>`;return i`<section class="felt speculation" aria-label="felt" style=${{"--across":r}}>
    ${l(c[0])}
    <${S$} state=${e} />
    ${l(c[1])}
  </section>`}function S$({state:t}){let{round:e,night:n}=t,{facts:s,places:o,zones:r,board:a}=e,[c]=r.held.cards;return i`<div class="speculation-middle">
    <${R} cards=${r.held.cards} places=${1} wanted=${!c} />
    <div class="speculation-held">
      ${c&&i`
        <p><b>${E(e)[s.holder]}</b> holds it ${!e.finished&&i`<span class="quiet">· ${s.due===null?"for sale":"not for sale"}</span>`}</p>
        <${T$} board=${a} finished=${e.finished} />`}
    </div>
    <div class="speculation-pot" data-place="pot">
      <${zt} amount=${o.pot??0} chipset=${n.chip_set} />
      <span>pot <b class="figure">${y(o.pot??0)}</b></span>
    </div>
  </div>`}function T$({board:t,finished:e}){let{trumps:n,higher:s,against:o}=t;return e?null:i`
    <p class="speculation-stands"><b class="figure">${yi(t)}</b> that it stands</p>
    <p class="speculation-higher">
      ${s.length?i`<svg class=${`suit-${n}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${ct[n]} /></svg>
        <span>${s.map(([r])=>r==="T"?"10":r).reverse().join(" ")} unseen</span>`:"nothing can beat it"}
      <span class="quiet"> · ${o} face down against it</span>
    </p>`}function O$({seat:t,state:e,pad:n,setPad:s,chosen:o,lit:r}){let{round:a}=e,c=a.seats.find(m=>m.seat===t),l=a.zones[`pile:${t}`].count,d=ki(a,n,t),u=["speculation-seat",r&&"is-lit",a.facts.holder===t&&"is-holder",(o?.from===t||o?.to===t)&&"is-chosen"],$=i`
    <span class="speculation-who"><b>${c.player}</b><span class="figure" data-place=${`seat:${t}`}>${y(c.rack)}</span></span>
    <span class="speculation-cards">
      <span class="speculation-pile">
        ${[...Array(Math.min(l,3)).keys()].map(m=>i`<${j} key=${m} card="??" />`)}
        ${l>0&&i`<span class="speculation-count">${l}</span>`}
      </span>
      <span class="speculation-turned">
        ${a.zones[`turned:${t}`].cards.map(m=>i`<span key=${m}><${j} card=${m} /></span>`)}
      </span>
    </span>
    <span class="speculation-says">${A$(a,t,o)}</span>`;return d?i`<button type="button" class=${T(u)} aria-label=${c.player} aria-pressed=${String(o?.from===t||o?.to===t)}
    onClick=${()=>s({deal:d})}>${$}</button>`:i`<div class=${T(u)} role="group" aria-label=${c.player}>${$}</div>`}function A$(t,e,n){if(n?.to===e)return"buys";if(n?.from===e)return n.unseen?"sells a card":"sells it";let{offer:s,holder:o}=t.facts,r=E(t),a=Xn(t,e).map(({unseen:d,price:u})=>`bids ${y(u)}${d===null?"":` for ${r[d]}'s`}`);if(s?.to===e&&a.push(`offered at ${y(s.price)}`),a.length)return a.join(", ");let c=t.markers[e];return[o===e&&"holds",t.dealer===e&&"the deal",c&&`owes ${y(c)}`].filter(Boolean).join(" \xB7 ")}var xi={Felt:C$,Seen:E$};function C$({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return i`<section class="felt bus" aria-label="felt">
    <${Si} round=${n} />
    <div class="bus-seats">
      ${n.seats.map(r=>i`<${j$} key=${r.seat} seated=${r} round=${n} lit=${o(r.seat)} holds=${s.hand_over?.seat===r.seat} />`)}
    </div>
    ${n.finished&&i`<${Mt} state=${t} />`}
  </section>`}function E$({round:t}){return i`<div class="bus-seen">
    <${Si} round=${t} />
    <p class="bus-all">${t.seats.map(({seat:e,player:n})=>i`<span key=${e}>${n} <${Oi} count=${t.facts.tokens[e]} of=${Ti(t)} /></span>`)}</p>
  </div>`}function Si({round:t}){let{pot:e}=t.places;return i`<div class="bus-middle">
    <${R} cards=${t.zones.middle?.cards??[]} label="the middle" />
    <span class="bus-pot" data-place="pot">${e>0&&i`pot <b class="figure">${y(e)}</b>`}</span>
  </div>`}function j$({seated:{seat:t,player:e,rack:n},round:s,lit:o,holds:r}){let{facts:a,zones:c,markers:l,options:d}=s,u=c[`hand:${t}`],$=[a.stopped===t&&"stopped the bus",a.losers.includes(t)&&"the worst hand",!a.playing.includes(t)&&"watches",s.dealer===t&&"the deal",r&&"has the tablet",(n>0||d.token>0)&&`rack ${y(n)}`,l[t]>0&&`owes ${y(l[t])}`];return i`<section class=${T(["bus-seat",o&&"is-lit"])} aria-label=${e}>
    <span class="bus-name"><b>${e}</b> <${Oi} count=${a.tokens[t]} of=${Ti(s)} /></span>
    <${R} cards=${Xe(u?.cards??[],s)} />
    <span class="small" data-place=${`seat:${t}`}>${$.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var Ti=({facts:t,options:e})=>Math.max(e.tokens,...Object.values(t.sheet.before)),N$=6;function Oi({count:t,of:e}){let n=`${t} ${t===1?"token":"tokens"}`;return e>N$?i`<span class="bus-tokens">${n}</span>`:i`<span class="bus-tokens" role="img" aria-label=${n}>
    ${Array.from({length:e},(s,o)=>i`<i key=${o} class=${o<t?"is-left":null}></i>`)}
  </span>`}var Rt="HDCS",ee={H:"Hearts",D:"Diamonds",C:"Clubs",S:"Spades"},Ft={WIN:1,EXA:2,SFC:4},te=7,B$={H:"\u2665",D:"\u2666",C:"\u2663",S:"\u2660"},Dt=t=>t.split("/").map(e=>`${B$[e]}\uFE0E`).join(" "),H$=t=>t.split("/").map(e=>ee[e]).join(", "),rn=({horse:t})=>i`<svg class=${`horse-suit suit-${t.toLowerCase()}`} viewBox="-2 -2 104 104" role="img"
    aria-label=${ee[t]}>
  <path class="card-pip" d=${ct[t.toLowerCase()]} />
</svg>`,an=({order:t})=>i`<span class="order" role="img" aria-label=${H$(t)}>
  ${t.split("/").map(e=>i`<${rn} key=${e} horse=${e} />`)}
</span>`;function ao(t,e){return e===0?[[]]:t.flatMap(n=>ao(t.filter(s=>s!==n),e-1).map(s=>[n,...s]))}function io(t,e){let n=Object.fromEntries([...Rt].map(o=>[o,0])),s=[];for(let o of t.slice(0,e)){let r=o[1].toUpperCase();n[r]<te&&s.length<3&&(n[r]+=1),n[r]===te&&!s.includes(r)&&s.push(r)}return s.length===3&&s.push([...Rt].find(o=>!s.includes(o))),{spaces:n,home:s}}var Ce=t=>t.reduce((e,{amount:n})=>e+n,0),es=(t,e,n)=>t.prompt?.options.find(s=>s.by===e&&s.do===n),Ai=({options:t},e)=>typeof t.minimum_bet=="object"?t.minimum_bet[e]:t.minimum_bet;function Ci({table:t,state:e,paying:n,pad:s,setPad:o}){let[r,a]=w(null),{round:c}=e,l=c.prompt?.say.code==="superfecta.betting",d=async()=>{let{ticket:u,seat:$}=r;a(null),await t.act({...es(c,$,"cancel"),args:{ticket:u}})};return i`<div class="tickets" role="group" aria-label="tickets by seat">
    ${c.seats.map(u=>i`<${P$} key=${u.seat} seated=${u} selling=${l}
      chosen=${l?(s.seat??c.seats[0].seat)===u.seat:n?.seat===u.seat}
      tickets=${c.facts.tickets.filter(({seat:$})=>$===u.seat)}
      finish=${c.facts.finish&&!c.prompt?c.facts.finish:null}
      onChoose=${()=>o({seat:u.seat})} onTicket=${a} />`)}
    ${r&&i`<${gt} title=${`Cancel ticket ${r.ticket}?`} yes="cancel the ticket" no="keep it"
      text=${`${r.bets.map(Ei).join(", ")}: ${y(Ce(r.bets))} go back to the rack.`}
      onYes=${d} onClose=${()=>a(null)} />`}
  </div>`}var Ei=({amount:t,type:e,horses:n})=>`${y(t)} ${e} ${Dt(n)}`;function P$({seated:t,selling:e,chosen:n,tickets:s,onChoose:o,onTicket:r}){let a=tt(null);B(()=>{n&&a.current.scrollIntoView({block:"nearest"})},[n]);let c=i`<b>${t.player}</b><span class="figure" data-place=${`seat:${t.seat}`}>${y(t.rack)}</span>`;return i`<div class=${T(["holder",n&&"is-lit"])} ref=${a}>
    ${e?i`<button type="button" class="holder-name" aria-pressed=${String(n)}
          aria-label=${`seat ${t.seat}, ${t.player}`} onClick=${o}>${c}</button>`:i`<div class="holder-name">${c}</div>`}
    ${s.map(l=>i`<${L$} key=${l.ticket} ticket=${l} selling=${e} onTap=${()=>r(l)} />`)}
  </div>`}function L$({ticket:t,selling:e,onTap:n}){let s=t.bets.map(({amount:r,type:a,horses:c},l)=>i`<span key=${l} class="ticket-line">
    ${y(r)} ${a} <${an} order=${c} /></span>`),o=i`<span class="ticket-number">${t.ticket}</span>`;return e?i`<button type="button" class="ticket" aria-label=${`ticket ${t.ticket}: cancel`} onClick=${n}>
    ${o}<span class="ticket-lines">${s}</span></button>`:i`<div class="ticket">${o}<span class="ticket-lines">${s}</span></div>`}function ji({table:t,state:e,pad:n,setPad:s,last:o,news:r}){let{round:a,night:c}=e,l=a.seats.map(({seat:A})=>A),d=n.seat??l[0],u=a.seats.find(A=>A.seat===d),{amount:$=Ai(a,"WIN"),type:m="WIN",horses:f=[],tapped:b=[],fresh:v=!0}=n,g=n.lines?.[d]??[],k=es(a,d,"ticket"),S=o[`${d} ticket`]?.bets,O=A=>s({seat:d,amount:$,type:m,horses:f,...A}),_=A=>O({amount:A.reduce((z,Nt)=>z+Nt,0),tapped:A,fresh:!1}),N=(A,z={})=>O({lines:{...n.lines,[d]:A},...z}),J=ue($,b,c.chip_set),ot=u.rack-Ce(g),D=A=>{if(f.includes(A))return O({horses:f.filter(Nt=>Nt!==A)});let z=M$([...f,A],m);return z.length<Ft[m]?O({horses:z}):N([...g,{amount:$,type:m,horses:z.join("/")}],{horses:[],fresh:!0})},W=async A=>{await t.act({...k,args:{bets:A}})&&s(z=>({lines:{...z.lines,[d]:[]},...z.seat===n.seat?{seat:d,horses:[],amount:void 0,tapped:[],fresh:!0}:{}}))},Q=R$(a,m,$,ot),Y=`${u.player} \xB7 rack ${y(u.rack)}`,rt=a.seats.find(A=>n.lines?.[A.seat]?.length),U=a.seats.filter(A=>es(a,A.seat,"ticket")&&!a.facts.tickets.some(z=>z.seat===A.seat)).map(({player:A})=>A),St=i`<${h} kind=${rt||U.length?"plain":"main"} disabled=${!!rt} busy=${t.late.value}
    onTap=${()=>t.act(es(a,"dealer","off"))}>OFF<//>`;return i`<${dt} table=${t} line=${D$(a,n,u,rt,U)} news=${r} detail=${Y}>
    <div class="builder">
      <div class="builder-row">
        <output class="builder-amount figure" aria-label="amount">${y($)}</output>
        <${pe} chipset=${c.chip_set} fits=${A=>k&&(v?0:$)+A<=ot}
          onAdd=${A=>_(v?[A]:[...J,A])}
          onTakeOff=${A=>_(U(J,A))} />
        <${h} name="take off the last chip" disabled=${!$} onTap=${()=>_(J.slice(0,-1))}>⌫<//>
        <div class="builder-types" role="group" aria-label="pool">
          ${Object.keys(Ft).map(A=>i`<${h} key=${A} chosen=${A===m}
            onTap=${()=>O({type:A,horses:[]})}>${A}<//>`)}
        </div>
        <div class="builder-horses" role="group" aria-label="horses, in the order they come in">
          ${[...Rt].map(A=>i`<${I$} key=${A} horse=${A} at=${f.indexOf(A)}
            disabled=${!k||Q!==null} onTap=${()=>D(A)} />`)}
        </div>
      </div>
      <${P} question=${`selling ${a.facts.sold??0}`} end=${St} steady>
        <${h} kind="main" disabled=${!g.length||Ce(g)>u.rack} busy=${t.late.value} onTap=${()=>W(g)}>
          ${g.length?`sell \xB7 ${y(Ce(g))}`:"sell"}
        <//>
        <${h} kind="plain" disabled=${!k||!S||Ce(S)>u.rack||g.length} onTap=${()=>W(S)}>
          same again${S?` \xB7 ${y(Ce(S))}`:""}
        <//>
        <div class="builder-lines" aria-label="lines of this ticket">
          ${g.map((A,z)=>i`<button type="button" key=${z} class="builder-line" aria-label=${`take off ${Ei(A)}`}
            onClick=${()=>N(g.filter((Nt,Tt)=>Tt!==z))}>
            ${y(A.amount)} ${A.type} <${an} order=${A.horses} /> <span aria-hidden="true">✕</span></button>`)}
          ${Q&&i`<span class="builder-note small">${Q}</span>`}
        </div>
      <//>
    </div>
  <//>`}function M$(t,e){return Ft[e]!==4||t.length!==3?t:[...t,[...Rt].find(n=>!t.includes(n))]}function R$(t,e,n,s){let o=Ai(t,e);return n<o?`${e} is bet from ${y(o)}`:n%o?`${e} is bet in multiples of ${y(o)}`:n>s?`${y(s)} left in the rack`:null}var F$=["first","second","third"];function D$(t,{type:e="WIN",horses:n=[]},s,o,r){return n.length?`${s.player}: ${e} ${Dt(n.join("/"))} \u2026 who comes ${F$[n.length]}?`:o?o===s?`${s.player}'s ticket: another line, or sell.`:`${o.player}'s ticket is not sold yet.`:t.facts.tickets.length?r.length?`More bets? No ticket yet: ${mt(r)}.`:"Everybody has a ticket. Off when the last one is in.":"Bets, please."}function I$({horse:t,at:e,disabled:n,onTap:s}){return i`<button type="button" class=${T(["horse-key",e>=0&&"is-picked"])} disabled=${n}
      aria-label=${ee[t]} aria-pressed=${e>=0?"true":"false"} onClick=${s}>
    <${rn} horse=${t} />${e>=0&&i`<span class="horse-key-place">${e+1}</span>`}
  </button>`}var co=1e6,q$=ao([...Rt],Ft.SFC).map(t=>t.join("/"));function cn({course:t},e,n){let s=t[Math.min(n,t.length-1)];return s?s.reduce((o,r,a)=>q$[a].startsWith(e)?o+r:o,0):null}var Ni=(t,e)=>Ss(t*e/co,1);function lo(t,e,n,s,o){let{least:r,orders:a}=t[e],c=a[n].one_more[s]*cn(t,n,o);return Ss(c/r/co,2)}function Bi(t){return t===null?"":t>0&&t<1e4?"<1 %":t<co&&t>99e4?">99 %":`${Math.round(t/1e4)} %`}var U$=4;function Hi({round:t,running:e,beat:n}){let[s,o]=w(null),{board:r,facts:a}=t,c=e?null:a.finish,l=tt(r);a.finish||(l.current=r);let d={...t,beat:n,board:e?{...l.current,course:r.course}:r,open:t.prompt?.say.code==="superfecta.betting"};return i`<div class="tote" role="group" aria-label="tote board">
    ${Object.keys(Ft).map(u=>i`<${G$} key=${u} kind=${u} round=${d} finish=${c}
      onWhole=${()=>o(u)} />`)}
    ${s&&i`<${F} title=${`${s}: ${Object.keys(r[s].orders).length} orders`} onClose=${()=>o(null)}
        foot=${i`<${h} kind="plain" onTap=${()=>o(null)}>go back<//>`}>
      <div class="tote-whole">
        <p class="quiet small">${W$[t.options.split]} ${d.open&&K$}</p>
        <${Mi} kind=${s} round=${d} finish=${c} whole lines=${Li(d.board[s].orders)} />
      </div>
    <//>`}
  </div>`}var W$={even:p("The winners of a pool share it a head each."),stake:p("The winners of a pool share it by what each bet staked.")},K$=p("The last two columns say what each chip of one more least bet brings back on average, to somebody who has none on that order, if its winners shared a head each, and if by stake. Below 1 is a bad bet.");function G$({kind:t,round:e,finish:n,onWhole:s}){let{orders:o,carried:r}=e.board[t],a=e.places[`pool:${t}`]??0,c=t==="WIN"?Object.entries(o):z$(o,Pi(t,n));return i`<section class="pool" aria-label=${t}>
    <header class="pool-head" data-place=${`pool:${t}`}>
      <b>${t}</b> <span class="figure">${y(a)}</span>
      ${r>0&&i`<span class="small quiet">${y(r)} carried</span>`}
    </header>
    <${Mi} kind=${t} round=${e} finish=${n} lines=${c} />
    <${h} kind="quiet" onTap=${s}>all ${Object.keys(o).length}<//>
  </section>`}var Pi=(t,e)=>e?e.slice(0,Ft[t]).join("/"):null,Li=t=>Object.entries(t).sort(([,e],[,n])=>n.chance-e.chance||n.staked-e.staked);function z$(t,e){let n=([s,{staked:o}])=>s===e?2:o?1:0;return Li(t).sort((s,o)=>n(o)-n(s)).slice(0,U$)}function Mi({kind:t,round:e,finish:n,lines:s,whole:o}){let r=Pi(t,n),{board:a,beat:c,open:l,options:d}=e,u=o&&l?J$:null,$=cn(a,t==="WIN"?"H":"H/D",c)!==null,m=(f,b)=>l?lo(a,t,f,d.split,c):b.staked?Ni(V$(b,d),cn(a,f,c)):"\u2013";return i`<table class="tote-lines">
    <thead><tr><th></th>${o&&i`<th>staked</th>`}<th>${n?"paid":"pays"}</th><th>chance</th>
      ${!n&&(u?i`<th>${p("a head each")}</th><th>${p("by stake")}</th>`:i`<th>${l?p("brings##a bet, chips on average"):p("worth##a bet, chips on average")}</th>`)}</tr></thead>
    <tbody>${s.map(([f,b])=>i`<tr key=${f} class=${T([f===r&&"is-won"])}>
      <td><${an} order=${f} /></td>
      ${o&&i`<td>${b.staked?y(b.staked):"\u2013"}</td>`}
      <td class="tote-pays">${n?f===r?Y$(t,e):"":Q$(b,e)}</td>
      <td>${Bi(cn(a,f,c))}</td>
      ${!n&&$&&(u?u.map(v=>i`<td key=${v}>${lo(a,t,f,v,c)}</td>`):i`<td>${m(f,b)}</td>`)}
    </tr>`)}</tbody>
  </table>`}var J$=["even","stake"],V$=({will_pay:t},{split:e})=>e==="even"?t:t/100;function Q$({will_pay:t},{options:e}){return t===null?"\u2013":e.split==="even"?y(t):`${y(Math.floor(t/100))}.${String(t%100).padStart(2,"0")}`}function Y$(t,{record:e}){let n=e.flatMap(({events:s})=>s).filter(({code:s,args:o})=>s==="superfecta.pays"&&o.pool===t);return n.length?y(n.reduce((s,{args:o})=>s+o.amount,0)):"carried"}var Ri={Felt:uf,Foot:Z$,words:X$,deed:tf,event:of,payment:rf,over:af,beats:cf,showing:lf};function Z$({prompt:t}){return t?.say.code==="superfecta.betting"?ji:null}function X$(){return{turn:()=>"TURN A CARD",run:()=>"RUN TO THE END"}}function tf({index:t,do:e,args:n,transfers:s},{who:o,round:r}){switch(e){case"ticket":return`${o}: ${n.bets.map(ef).join(", ")}${n.bets.length>1?` \xB7 ${y(nf(n.bets))}`:""}.`;case"cancel":return`Ticket ${n.ticket} cancelled, ${y(s.reduce((a,{amount:c})=>a+c,0))} back.`;case"off":return"No more bets.";case"turn":return`${H(r.zones.course.cards[sf(r,t)])}.`;case"run":return"Run to the end.";case"show":return`${H(n.card)}.`;default:return null}}var ef=({amount:t,type:e,horses:n})=>`${y(t)} ${e} ${Dt(n)}`,nf=t=>t.reduce((e,{amount:n})=>e+n,0),sf=({record:t},e)=>t.filter(n=>n.do==="turn"&&n.index<e).length;function of({code:t,args:e,text:n},s){switch(t){case"superfecta.off":return null;case"superfecta.home":return`${ee[e.horse]} home, number ${e.place}.`;case"superfecta.finish":return`The finish: ${Dt(e.horses)}.`;case"superfecta.pays":return`${e.pool}: ${s[e.seat]} ${y(e.amount)}.`;case"superfecta.carried":return e.amount?`${e.pool}: nobody, ${y(e.amount)} carried.`:null;default:return n}}function rf({action:t,seat:e,transfers:n},s){let o=s.record.find(({index:c})=>c===t)?.events.filter(({code:c,args:l})=>c==="superfecta.pays"&&l.seat===e)??[],r=o.map(({args:c})=>`${c.pool} ${Dt(c.order)}: ${c.reckoning} = ${y(c.amount)}`),a=n.filter(({why:c})=>!/ pays /.test(c)).map(({from:c,why:l,amount:d})=>`${c.slice(5)}, ${l}: ${y(d)}`);return{hand:o.map(({args:c})=>`${c.pool} ${Dt(c.order)}`).join(", ")||"the end of the meeting",sums:[...r,...a]}}function af({facts:t}){return`${Dt(t.finish.join("/"))}. Race ${t.race} of ${t.races} is paid.`}function cf({zones:t}){return t.course?.count??0}function lf({zones:t},e){let{home:n}=io(t.course.cards,e);return n.length?`${n.slice(0,3).map((s,o)=>`${ee[s]} ${uo[o]}`).join(", ")}.`:"They are off."}var uo=["1st","2nd","3rd","4th"];function uf(t){let{state:e,pace:n}=t,{round:s}=e,o=s.zones.course?.cards??[],{spaces:r,home:a}=io(o,n.beat);return i`<section class="felt races" aria-label="felt">
    <${pf} rail=${s.zones.rail?.cards??[]} spaces=${r} home=${a} card=${n.beat?o[n.beat-1]:null} />
    <div class="races-below">
      <${Hi} round=${s} running=${n.running} beat=${n.beat} />
      <${Ci} ...${t} />
    </div>
  </section>`}function pf({rail:t,spaces:e,home:n,card:s}){let o=[...Array(te).keys()];return i`<div class="track" role="group" aria-label="the track">
    <div class="track-rail" aria-label="the rail">
      <span class="track-turned">${s?i`<${j} card=${s} />`:i`<${bt} />`}</span>
      ${o.map(r=>i`<span key=${r} class="track-rail-card">
        ${r<te-1&&(t[r]?i`<${j} card=${t[r]} />`:i`<${bt} />`)}
      </span>`)}
      <span class="track-end"></span>
    </div>
    ${[...Rt].map(r=>i`<${df} key=${r} horse=${r} at=${e[r]} place=${n.indexOf(r)} />`)}
  </div>`}function df({horse:t,at:e,place:n}){let s={"--at":String(e)};return i`<div class=${T(["lane",n===0&&"is-winner"])} role="img"
      aria-label=${`${ee[t]}: ${n<0?`space ${e} of ${te}`:uo[n]}`}>
    <span class="lane-start"></span>
    ${[...Array(te).keys()].map(o=>i`<span key=${o} class=${T(["lane-space",o===te-1&&"is-line"])}></span>`)}
    <span class="lane-place figure">${n<0?"":uo[n]}</span>
    <span class="horse" style=${s}><${rn} horse=${t} /></span>
  </div>`}var po={ante:"Ante",blind:"Blind",play:"Play",trips:"Trips"},ne=(t,e,n)=>t.places[`circle:${e}:${n}`]??0;function Di({board:t,options:e,onClose:n}){let s=Object.keys(t.blind_paytable),o=i`<${h} kind="plain" onTap=${n}>go back<//>`;return i`<${F} title="What is paid" onClose=${n} foot=${o}>
    <table class="ledger paytables">
      <thead><tr><th>hand</th><th class="number">Blind</th><th class="number">Trips</th></tr></thead>
      <tbody>${s.map(r=>i`<tr key=${r}>
        <td>${r}</td>
        <td class="number">${t.blind_paytable[r]}</td>
        <td class="number">${t.trips_paytable[r]}</td>
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">Blind${Fi(e.blind_paytable)}: only when the player beats the dealer; an equal hand pushes.
      What a fraction leaves over stays with the house.</p>
    <p class="small quiet">Trips${Fi(e.trips_paytable)}: on the player's hand alone, whoever wins; a fold loses it.</p>
    <p class="small quiet">Ante and Play pay 1:1. Without a pair the dealer does not qualify, and the Ante pushes.</p>
  <//>`}var Fi=t=>typeof t=="string"?` (${t})`:" (your own table)";var $f=["ante","trips"];function qi({table:t,state:e,pad:n,setPad:s,last:o,news:r}){let{round:a,night:c}=e,{prompt:l}=a,d=(x,L)=>l.options.find(Z=>Z.by===x&&Z.do===L),u=a.seats.map(({seat:x})=>x),[$,m]=w(!1),[f,b]=w(!1),v=x=>!!d(x,"bet")&&!n.sitting?.[x],g=n.seat===void 0?ns(a,u.filter(v),0):n.seat,k=n.target??"ante",S=d(g,"bet"),O=ss(a,g),_=n.drafts?.[g]??O,N=ue(_[k],n.tapped?.[`${g} ${k}`]??[],c.chip_set),J=_.ante!==O.ante||_.trips!==O.trips,ot=Ii(o[`${g} bet`]),D=a.seats.find(x=>x.seat===g),W=(x,L=[])=>s({seat:g,target:k,drafts:{...n.drafts,[g]:{..._,[k]:x}},tapped:{...n.tapped,[`${g} ${k}`]:L}}),Q=x=>W(x.reduce((L,Z)=>L+Z,0),x),Y=(x,L={})=>s(Z=>{let{[x]:It,...go}=Z.drafts??{},{seat:Vm,...Rc}=L;return Z.seat===n.seat?{drafts:go,tapped:{},target:"ante",...L}:{drafts:go,...Rc}}),rt=async x=>{let L=!x.ante&&!x.trips,Z=L?d(g,"clear"):S;await t.act({...Z,args:L?{}:$o(x)})&&Y(g,{seat:ns(a,u.filter(v),g),sitting:{...n.sitting,[g]:!1}})},U=x=>xt(_)?_:Ii(o[`${x} bet`]),St=x=>{let L=U(x),{rack:Z}=a.seats.find(It=>It.seat===x);return L&&xt(L)>0&&fo(a,d(x,"bet"),Z,L)===null},A=u.filter(x=>v(x)&&!xt(ss(a,x))).filter(St),z=async()=>{b(!0);for(let L of A){if(!await t.act({...d(L,"bet"),args:$o(U(L))}))break;Y(L)}b(!1);let{round:x}=t.state.peek();s({seat:ns(x,u.filter(v),0)})},Nt=()=>{let x={...n.sitting,[g]:!n.sitting?.[g]},L=x[g]?ns(a,u.filter(Z=>v(Z)&&Z!==g),g):g;Y(g,{seat:L,sitting:x})},Tt=async()=>{m(!1);for(let[L,Z]of Object.entries(n.drafts??{})){let It=Number(L);if(!(!Z.ante&&!Z.trips)){if(!await t.act({...d(It,"bet"),args:$o(Z)}))return s({seat:It});Y(It)}}let x=t.state.peek().round?.prompt?.options.find(({do:L})=>L==="deal");return x&&t.act(x)},se=d("dealer","deal")||Object.values(n.drafts??{}).some(({ante:x,trips:L})=>x||L),je=x=>S&&fo(a,S,D.rack+xt(O),{..._,[k]:_[k]+x})===null,$t=a.seats.filter(x=>v(x.seat)&&!xt(n.drafts?.[x.seat]??ss(a,x.seat))).map(({player:x})=>x),Ne=se&&!J&&!$t.length,Be=i`<${h} kind=${Ne?"main":"plain"} disabled=${!se||f} busy=${t.late.value}
    onTap=${$t.length?()=>m(!0):Tt}>DEAL<//>`,He=$t.length?it("{players} has not bet.","{players} have not bet.",$t.length,{players:mt($t)}):"All bets are down: deal.";return i`<${dt} table=${t} line=${se&&(Ne||$t.length)?He:l.say.text} news=${r}
      detail=${D&&`${D.player} \xB7 rack ${y(D.rack)}`}>
    ${$&&i`<${gt} title=${`Deal without ${mt($t)}?`} no=${`wait for ${$t.length===1?$t[0]:"them"}`} yes=${`deal without ${$t.length===1?$t[0]:"them"}`}
      text=${it("{players} has not bet. Without a bet nobody is dealt in, and cards that are dealt cannot be taken back.","{players} have not bet. Without a bet nobody is dealt in, and cards that are dealt cannot be taken back.",$t.length,{players:mt($t)})}
      onYes=${Tt} onClose=${()=>m(!1)} />`}
    <div class="bets">
      <div class="bets-row">
        ${$f.map(x=>i`<${ff} key=${x} name=${x} draft=${_} chosen=${x===k} disabled=${!S}
          onTap=${()=>s({seat:g,target:x})} />`)}
        <${pe} chipset=${c.chip_set} fits=${je} onAdd=${x=>Q([...N,x])}
          onTakeOff=${x=>Q(Se(N,x))} />
        <${h} name="take off the last chip" disabled=${!N.length} onTap=${()=>Q(N.slice(0,-1))}>⌫<//>
        <p class="bets-note small" role="status">${D?hf(a,S,_):""}</p>
      </div>
      <${P} question=${`betting ${g}`} end=${Be} steady>
        <${h} kind="main" disabled=${!J} busy=${t.late.value} onTap=${()=>rt(_)}>
          <span class="bets-place">${mf(D,_,J)}</span>
        <//>
        <${h} kind="plain" disabled=${!S||!ot||fo(a,S,D.rack+xt(O),ot)!==null}
          onTap=${()=>rt(ot)}>same again${ot?` \xB7 ${mo(ot)}`:""}<//>
        <${h} kind="plain" disabled=${A.length<2||f} busy=${t.late.value} onTap=${z}>
          ${xt(_)?p("all bet {stakes}",{stakes:mo(_)}):p("all as before")}<//>
        <${h} kind="quiet" disabled=${!xt(_)} onTap=${()=>s({seat:g,target:"ante",drafts:{...n.drafts,[g]:{ante:0,trips:0}},tapped:{}})}>clear<//>
        <${h} kind="quiet" chosen=${!!(D&&n.sitting?.[g])} disabled=${!S||xt(O)>0} onTap=${Nt}>sits out<//>
      <//>
    </div>
  <//>`}var ss=(t,e)=>({ante:ne(t,e,"ante"),trips:ne(t,e,"trips")}),xt=({ante:t,trips:e})=>2*t+e,$o=({ante:t,trips:e})=>e?{ante:t,trips:e}:{ante:t},Ii=t=>t&&{ante:t.ante,trips:t.trips??0},mo=({ante:t,trips:e})=>[t&&y(t),e&&`Trips ${y(e)}`].filter(Boolean).join(" + ");function ns(t,e,n){return[...e.filter(o=>o>n),...e.filter(o=>o<n)].find(o=>!xt(ss(t,o)))??null}function ff({name:t,draft:e,chosen:n,disabled:s,onTap:o}){let r=e[t];return i`<button type="button" class=${T(["bets-target",n&&"is-chosen"])} aria-pressed=${String(n)}
      disabled=${s} onClick=${o}>
    <span class="small">${t==="ante"?"Ante":"Trips"}</span>
    <b class="bets-figure">${y(r)}</b>
    <span class="small">${t==="ante"?`+ Blind ${y(r)}`:" "}</span>
  </button>`}function mf(t,e,n){return t?n?xt(e)?`${t.player} bets ${mo(e)}`:`${t.player} takes it back`:`${t.player} bets`:"all bets are down"}function fo(t,e,n,{ante:s,trips:o}){let{maximum_bet:r}=t.options;return r&&(s>r||o>r)?`at most ${y(r)}`:s>e.values.ante.max||o>e.values.trips.max?"the rack does not hold that":3*s+o>n?"the rack keeps one more ante for the Play bet":null}function hf(t,e,n){if(!e)return"The rack does not cover a bet.";let s=Object.entries(t.board.blind_paytable).find(([,a])=>bf(a,n.ante));if(!s)return"";let[o,r]=s;return`A ${o} pays ${r.replace(":"," to ")} on the Blind: of ${y(n.ante)} the house would keep the odd part of a chip.`}var bf=(t,e)=>{let[n,s]=t.split(":").map(Number);return s>1&&e*n%s!==0};var Ui={Felt:Of,Foot:({facts:t})=>t.street==="betting"?qi:null,words:gf,deed:kf,event:_f,payment:xf,over:Sf,passOn:Tf},yf=[7,6,5,4,3,2,1];function gf(t){let[e]=t.prompt?.awaited??[];return{check:()=>"CHECK",fold:()=>"FOLD",play:({times:n})=>`PLAY ${n}\xD7 \xB7 ${y(n*ne(t,e,"ante"))}`}}function kf({do:t,args:e,transfers:n},{who:s}){switch(t){case"bet":{let o=e.trips?`Trips ${y(e.trips)}`:"",r=e.ante?`${y(e.ante)}, Blind ${y(e.ante)}`:"";return`${s} bets ${[r,o].filter(Boolean).join(", ")}.`}case"clear":return`${s} takes the bet back.`;case"deal":return"No more bets. Cards dealt.";case"check":return`${s} checks.`;case"fold":return`${s} folds.`;case"play":return`${s} plays ${e.times}\xD7, ${y(n[0].amount)}.`;case"show":return`${H(e.card)} turned up.`;default:return null}}function _f({code:t,args:e,text:n},s){if(t==="uth.breakage")return`Odd Blind: a ${e.hand} is rounded down.`;if(t!=="uth.settled")return n;let o=e.lines.reduce((r,{stake:a,result:c,won:l})=>r+(c==="loses"?-a:l),0);return`${s[e.seat]}: ${e.hand}, ${ft(o)}.`}function vf({circle:t,stake:e,odds:n,result:s,won:o}){let r=`${po[t]} ${y(e)}`;return s.startsWith("pays")?`${r} \xD7 ${n} = ${y(o)}${s.includes("breakage")?", the half chip stays":""}`:`${r} ${s}`}var wf={better:"",worse:", beaten",equal:", equal to the dealer's"};function xf({action:t,seat:e,transfers:n},s){let r=s.record.find(({index:u})=>u===t)?.events.find(({code:u,args:$})=>u==="uth.settled"&&$.seat===e);if(!r)return{hand:null,sums:n.map(({why:u,amount:$})=>`${u}: ${y($)}`)};let{hand:a,cards:c,compared:l,lines:d}=r.args;return{hand:a+wf[l],sums:d.map(vf),lit:new Set(c)}}function Sf({record:t}){let e=t.at(-1)?.events.find(({code:n})=>n==="uth.qualifies"||n==="uth.fails");return e?`${e.text} All paid.`:"Nobody stayed in. All paid."}function Tf({prompt:t,record:e}){let[n]=t?.awaited??[];return typeof n=="number"&&n>e.at(-1).by?n:null}function Of({state:t,paying:e,pad:n,setPad:s,face:o}){let{round:r,table:a,night:c}=t,[l,d]=w(!1),{zones:u,facts:$,board:m}=r,f=e?o.payment(e,r).lit:void 0,b=u["hand:dealer"]?.cards??[],v=Array(u["board:covered"]?.count??0).fill("??"),g=r.record.flatMap(({events:k})=>k).find(({code:k})=>k==="uth.qualifies"||k==="uth.fails");return i`<section class="felt uth" aria-label="felt">
    <div class="uth-tables"><${h} kind="quiet" onTap=${()=>d(!0)}>paytables<//></div>
    <div class="uth-dealer">
      <${R} cards=${b} places=${2} lit=${f} label=${g?Af(g):"dealer"} />
    </div>
    <div class="uth-board"><${R} cards=${[...u.board?.cards??[],...v]} places=${5} lit=${f} /></div>
    ${yf.map(k=>i`<${Cf} key=${k} seat=${k} round=${r} chipset=${c.chip_set} lit=${f}
      street=${$.street} paying=${e?.seat===k} pad=${n} setPad=${s}
      holds=${a.hand_over?.seat===k} />`)}
    ${l&&i`<${Di} board=${m} options=${a.options} onClose=${()=>d(!1)} />`}
  </section>`}var Af=({code:t,args:e})=>`${e.hand}: ${t==="uth.qualifies"?"qualifies":"does not qualify"}`;function Cf({seat:t,round:e,chipset:n,lit:s,street:o,paying:r,pad:a,setPad:c,holds:l}){let d=e.seats.find(_=>_.seat===t),u=`uth-seat uth-seat-${t}`;if(!d)return i`<div class=${`${u} is-empty`} aria-hidden="true"><span class="uth-empty">${t}</span></div>`;let $=o==="betting",m=e.zones[`hand:${t}`]?.cards??[],f=e.facts.folded.includes(t),b=!$&&!e.facts.dealt_in.includes(t),v=$&&a.seat===t,g=r||e.prompt?.awaited.includes(t)||v,k=$?a.drafts?.[t]:void 0,S=[u,g&&"is-lit",(f||b)&&"is-out",v&&"is-chosen",Nf(e,t)&&"is-waiting"],O=i`
    <span class="uth-hand">
      ${m.length>0&&!f&&i`<${R} cards=${m} lit=${r?s:void 0} />`}
      <span class="uth-note">${$&&a.sitting?.[t]?"sits out":Ef({folded:f,out:b,holds:l})}</span>
    </span>
    <span class="uth-circles">
      ${["trips","play","ante","blind"].map(_=>i`<${Bf} key=${_} name=${_} place=${`circle:${t}:${_}`}
        amount=${jf(e,t,_,k)} draft=${k!==void 0} chipset=${n} />`)}
    </span>
    <span class="uth-who"><b>${d.player}</b><span class="figure" data-place=${`seat:${t}`}>${y(d.rack)}</span></span>`;return $?i`<button type="button" class=${T(S)} aria-label=${`seat ${t}, ${d.player}`} aria-pressed=${String(v)}
    onClick=${()=>c({seat:t,target:"ante"})}>${O}</button>`:i`<div class=${T(S)} role="group" aria-label=${`seat ${t}, ${d.player}`}>${O}</div>`}var Ef=({folded:t,out:e,holds:n})=>t?"folded":n?"has the tablet":e?"out":"";function jf(t,e,n,s){return s?{ante:s.ante,blind:s.ante,trips:s.trips,play:0}[n]:ne(t,e,n)}function Nf(t,e){let[n]=t.prompt?.awaited??[],{dealt_in:s=[],folded:o}=t.facts;return typeof n=="number"&&e>n&&s.includes(e)&&!o.includes(e)&&ne(t,e,"ante")>0&&!ne(t,e,"play")}function Bf({name:t,place:e,amount:n,draft:s,chipset:o}){let[r]=le(n,o);return i`<span class=${T(["uth-circle",`uth-${t}`,n>0&&s&&"is-draft"])} data-place=${e}>
    <span class="uth-ring">${r?i`<${Te} value=${n} colour=${r.colour} />`:po[t]}</span>
  </span>`}var Hf={lorum:ri,polignac:ui,kaiser:di,"canadian-salad":pi,schnapsen:hi,"stop-the-bus":xi,"divide-and-conquer":Va,bura:da,"card-stock-market":La,kabu:Za,speculation:wi,uth:Ui,superfecta:Ri},he=t=>({...Ka,...Hf[t]});var Wi=(t,e)=>t.map(Pf).filter(n=>n?.open.length&&n.open.every(s=>e.includes(s)));function Pf(t){let e=Object.entries(t.values);if(e.length!==1)return null;let[[n,s]]=e;switch(Et(s)){case"card":return{option:t,open:s,least:1,most:1,answer:([o])=>({[n]:o})};case"some":{let{of:o,least:r,most:a}=s;return o.every(I)?{option:t,open:o,least:r,most:a,answer:c=>({[n]:c})}:null}default:return null}}var Ki=({open:t,least:e})=>t.length===e;function Gi(t,e){let n=t.map(({option:$})=>q($)).join(),[s,o]=w({asked:null,cards:[]}),r=nt(n),a=t.length===1&&Ki(t[0])?t[0].open:[],c=s.asked===n?s.cards:a,l=($,m=c)=>e({...$.option,args:$.answer(m)});return{picked:c,tap:($,m)=>{if(r.swallows(m))return;let f=t.filter(({open:b})=>b.includes($));f.length===1&&f[0].most===1?l(f[0],[$]):o({asked:n,cards:Lf(c,$,Math.max(...f.map(({most:b})=>b)))})},ready:({open:$,least:m,most:f})=>c.length>=m&&c.length<=f&&c.every(b=>$.includes(b)),play:l}}function Lf(t,e,n){return t.includes(e)?t.filter(s=>s!==e):[...t,e].slice(-n)}function zi({cards:t,plays:e,hand:n,label:s}){let o=new Set(e.flatMap(r=>r.open));return i`<div class="tap-hand" role="group" aria-label=${s??p("your cards")}>
    ${t.map(r=>{let a=n.picked.includes(r);return o.has(r)?i`<button type="button" key=${r} class=${T(["tap-card","is-open",a&&"is-raised"])}
          aria-label=${lt(r)} aria-pressed=${String(a)} onClick=${c=>n.tap(r,c)}><${j} card=${r} /></button>`:i`<span class="tap-card" key=${r}><${j} card=${r} dim=${o.size>0} /></span>`})}
  </div>`}function Ji({plays:t,hand:e,words:n,busy:s}){return t.map(o=>{let r=o.option.do;if(o.most===1&&t.length===1&&!Ki(o))return i`<p class="controls-note" key=${r}>${p("Tap a card to {deed}.",{deed:C(r)})}</p>`;let a=e.ready(o);return i`<${h} key=${r} kind="main" disabled=${!a} busy=${s} onTap=${()=>e.play(o)}>
      ${a?ve(r,o.answer(e.picked),n):`${C(r)}: ${Mf(o)}`}
    <//>`})}function Mf({least:t,most:e}){return t===e?it("tap a card","tap {count} cards",t):p("tap {least} to {most} cards",{least:t,most:e})}var Vi=t=>`last ${t.night.night} ${t.table.game}`,Qi=t=>JSON.parse(sessionStorage.getItem(Vi(t))??"{}"),Rf=(t,e)=>t.table.seats.find(n=>n.seat===e)?.player;function Yi(t){let e=Qi(t),n=JSON.stringify(e);for(let{by:o,do:r,args:a}of t.round?.record??[]){let c=Rf(t,o);c&&Object.keys(a).length&&(e[`${c} ${r}`]=a)}let s=JSON.stringify(e);s!==n&&sessionStorage.setItem(Vi(t),s)}function os(t){let e=Qi(t);return Object.fromEntries(t.table.seats.flatMap(({seat:n,player:s})=>Object.entries(e).filter(([o])=>o.startsWith(`${s} `)).map(([o,r])=>[`${n} ${o.slice(`${s} `.length)}`,r])))}var Ff=25e3;function Zi({table:t,state:e,seat:n}){let[s,o]=w(!1),r=Df(t,e,n),a=E(e.round)[n],c=()=>o(!1),{passOn:l}=he(e.round.game),d=f=>{let b=l(f);return b!==null&&$e(e,b)?null:b},u=f=>t.actInHand(f,n,l&&d),$=nt(String(s)),m=he(e.round.game).OpenHand??qf;return B(()=>{if(!s)return;let f=setTimeout(c,Ff);return document.addEventListener("visibilitychange",c),()=>{clearTimeout(f),document.removeEventListener("visibilitychange",c)}},[s,e.version]),i`<main class="screen is-hand" onClickCapture=${$.swallows}>
    <${fe} table=${t} state=${e} />
    ${s&&r?i`<${m} table=${t} hand=${r} seat=${n} who=${a} act=${u} onCover=${c} />`:i`<${If} table=${t} state=${e} seat=${n} who=${a} ready=${r!==null} onLook=${()=>o(!0)} />`}
  </main>`}function Df(t,e,n){let[s,o]=w(null),r=e.table.hand_over?.here&&e.table.hand_over.seat===n;return B(()=>{if(!r)return;let a=!0;return t.hand(n).then(c=>a&&o(c)),()=>{a=!1}},[e.version,n,r]),s}function If({table:t,state:e,seat:n,who:s,ready:o,onLook:r}){let a=he(e.round.game),c=Fn(e.round,a).at(-1);return i`
    <section class="hand-felt" aria-label=${p("your hand, covered")}>
      <p class="hand-news">${c?.text}</p>
      ${a.Seen&&i`<${a.Seen} round=${e.round} seat=${n} />`}
      <button type="button" class="hand-cover" disabled=${!o} onClick=${r}>
        <span class="hand-backs" aria-hidden="true"><${j} card="??" /><${j} card="??" /></span>
        <span class="hand-touch">${p("{player}, touch to look",{player:s})}</span>
      </button>
    </section>
    <${dt} table=${t} line=${p("{player}, this is for your eyes.",{player:s})}>
      <${P} end=${i`<${h} kind="plain" onTap=${t.takeBack}>${p("back to the dealer")}<//>`} />
    <//>`}function qf({table:t,hand:e,seat:n,who:s,act:o,onCover:r}){let{round:a}=e,{prompt:c}=a,l=he(a.game),d=Object.entries(a.zones).filter(([,{owner:O,sight:_,cards:N}])=>O===n&&_==="owner"&&N.length),u=E(a),$=c?.options.filter(({by:O})=>O===n)??[],m=Wi($,d.flatMap(([,{cards:O}])=>O)),f=Gi(m,o),b=Oe(a),v=l.words?.(a)??{},g=l.Seen??Uf,k=t.late.value,S=i`<${h} kind="plain" onTap=${t.takeBack}>${p("back to the dealer")}<//>`;return i`
    <section class="hand-felt" aria-label=${p("your hand")}>
      <${g} round=${a} seat=${n} />
      <div class="hand-own">
        ${d.map(([O,{cards:_}])=>i`<${zi} key=${O} cards=${b.arranged(_)} plays=${m} hand=${f}
          label=${d.length>1?Yn(O,u):null} />`)}
      </div>
      <div class="hand-foot">
        <p class="hand-note">${l.handNote?.(a,n)}</p>
        ${d.some(([,{cards:O}])=>O.length>1)&&i`<${Ae} sorting=${b} />`}
        <${h} kind="plain" onTap=${r}>${p("cover")}<//>
      </div>
    </section>
    <section class="foot" aria-label=${p("what is next")}>
      <${st} text=${c?.say.text??p("The round is over.")} detail=${[s,wt(a,[n])].filter(Boolean).join(" \xB7 ")} />
      ${$.length>0?i`<${Rn} prompt=${c} me=${n} players=${u} chipset=${e.night.chip_set}
            words=${v} sure=${l.sure?.(a)} last=${os(e)} busy=${k} error=${t.error.value} onAct=${o} end=${S}
            first=${Ji({plays:m,hand:f,words:v,busy:k})} drawn=${O=>m.some(_=>_.option===O)} />`:i`<${ht} table=${t} /><${P} end=${S} />`}
    </section>`}function Uf({round:t,seat:e}){let n=E(t),s=Object.entries(t.zones).filter(([,{owner:o,sight:r,cards:a}])=>!(o===e&&r==="owner")&&a.some(c=>c!=="??"));return i`<div class="hand-others">
    ${s.map(([o,{cards:r}])=>i`<${R} key=${o} cards=${r} label=${Yn(o,n)} />`)}
  </div>`}var yo=(t,e={})=>Object.fromEntries(t.settings.map(({name:n,default:s,is_asked:o})=>[n,e[n]??(o?null:s)])),Ee=t=>Object.fromEntries(Object.entries(t).filter(([,e])=>e!==null&&e!==""));function rs(t,e){for(let{name:n,value:s,default:o}of t.settings){if(e[n]===null&&o===null)continue;if(e[n]===null)return p("Choose: {option}.",{option:C(n)});let r=Xi(s,e[n]);if(r)return`${sc(C(n))}: ${r}.`}return null}function Xi(t,e){return Array.isArray(t)?t.includes(e)?null:p("choose one"):t.fields?ho(Object.entries(t.fields).map(([n,s])=>Xi(s,e?.[n]))):t.paytable?typeof e=="string"?null:ho(Object.values(e).map(tc)):t.each&&e&&typeof e=="object"?ho(t.each.map(n=>bo(t,e[n]))):bo(t,e)}var ho=t=>t.find(Boolean)??null;function bo({min:t,max:e,step:n=1},s){return Number.isSafeInteger(s)?s<t?p("{amount} or more",{amount:t}):s>e?p("{amount} or less",{amount:e}):(s-t)%n?p("in steps of {step}",{step:n}):null:p("a whole number, please")}var Wf=/^([1-9]\d{0,6}(\/[1-9]\d{0,6})?|push|lose)$/,tc=t=>Wf.test(String(t))?null:p("each hand pays a whole number, a fraction 3/2, push or lose"),ec=(t,e)=>t.settings.map(({name:n})=>nc(C(n),e[n])).filter(Boolean);function nc(t,e){if(e==null)return null;if(typeof e=="number")return`${t} ${y(e)}`;if(typeof e=="string")return`${t}: ${C(e)}`;let n=Object.entries(e);return n.length>6?`${t}: ${cc}`:`${t}: ${n.map(([s,o])=>nc(s,o)).join(", ")}`}var sc=t=>t[0].toUpperCase()+t.slice(1);function oc({game:t,held:e,onChange:n}){return i`<div class="settings">
    ${t.settings.map(s=>i`<fieldset class="field setting" key=${s.name}>
      <legend>${sc(C(s.name))}</legend>
      ${s.meaning&&i`<p class="quiet small">${s.meaning}</p>`}
      <${rc} value=${s.value} name=${s.name} choices=${s.choices} held=${e[s.name]}
        none=${s.default===null} onChange=${o=>n({...e,[s.name]:o})} />
    </fieldset>`)}
    ${t.odds?.length>0&&i`<${Kf} odds=${t.odds} />`}
  </div>`}var Kf=({odds:t})=>i`<section class="odds">
  <h3>${p("What it costs or earns the house")}</h3>
  <dl>${t.map(({title:e,text:n})=>i`<div key=${e}><dt>${e}</dt><dd>${n}</dd></div>`)}</dl>
</section>`;function rc(t){let{value:e}=t;return Array.isArray(e)?i`<${Gf} ...${t} words=${e} />`:e.paytable?i`<${Vf} ...${t} />`:e.fields?i`<${ic} ...${t} />`:e.each?i`<${zf} ...${t} />`:i`<${ac} ...${t} />`}var Gf=({words:t,choices:e,held:n,onChange:s})=>i`<div class="choices">
  ${t.map(o=>i`<${h} key=${o} chosen=${o===n} onTap=${()=>s(o)}>
    <span class="choice-words"><b>${typeof o=="number"?y(o):C(o)}</b>
      ${e?.[o]&&i`<span class="choice-note">${e[o]}</span>`}</span>
  <//>`)}
</div>`;function ac({value:t,name:e,held:n,none:s,onChange:o}){let r=n===null&&s?null:bo(t,n),a=c=>{let l=c.target.value.trim();o(/^\d{1,16}$/.test(l)?Number(l):l===""&&s?null:l)};return i`<div class="figure-field">
    <input class=${T(["figure-input",r&&"is-wrong"])} inputmode="numeric" autocomplete="off" aria-label=${C(e)}
      placeholder=${s?p("none"):""} value=${n??""} onInput=${a} />
    ${r&&i`<span class="quiet small">${r}</span>`}
  </div>`}var ic=({value:t,held:e,onChange:n})=>i`<div class="setting-group">
  ${Object.entries(t.fields).map(([s,o])=>i`<label key=${s}><span>${C(s)}</span>
    <${rc} value=${o} name=${s} held=${e?.[s]} onChange=${r=>n({...e,[s]:r})} />
  </label>`)}
</div>`;function zf({value:t,name:e,held:n,onChange:s}){let o=n!==null&&typeof n=="object",r=()=>s(Object.fromEntries(t.each.map(a=>[a,n])));return i`<div class="setting-each">
    <div class="choices">
      <${h} chosen=${!o} onTap=${()=>o&&s(n[t.each[0]])}>${p("one for all")}<//>
      <${h} chosen=${o} onTap=${()=>!o&&r()}>${p("one for each")}<//>
    </div>
    ${o?i`<${ic} value=${{fields:Object.fromEntries(t.each.map(a=>[a,Jf(t)]))}}
          held=${n} onChange=${s} />`:i`<${ac} value=${t} name=${e} held=${n} onChange=${s} />`}
  </div>`}var Jf=({min:t,max:e,step:n})=>({min:t,max:e,step:n}),cc=p("your own##a paytable");function Vf({value:t,choices:e,held:n,onChange:s}){let o=Object.entries(t.paytable),r=typeof n=="object"&&n!==null,a=()=>s(Object.fromEntries(Object.entries(o[0][1]).map(([l,d])=>[l,Qf(d)]))),c=r?n:t.paytable[n];return i`<div class="setting-paytable">
    <div class="choices">
      ${o.map(([l])=>i`<${h} key=${l} chosen=${n===l} onTap=${()=>s(l)}>
        <span class="choice-words"><b>${C(l)}</b>
          ${e?.[l]&&i`<span class="choice-note">${e[l]}</span>`}</span>
      <//>`)}
      <${h} chosen=${r} onTap=${()=>!r&&a()}>${cc} …<//>
    </div>
    <dl class="paytable">
      ${Object.entries(c??{}).map(([l,d])=>i`<div key=${l}>
        <dt>${l}</dt>
        <dd>${r?i`<input class=${T(["figure-input",tc(d)&&"is-wrong"])} aria-label=${l} value=${d}
              onInput=${u=>s({...n,[l]:lc(u.target.value.trim())})} />`:d}</dd>
      </div>`)}
    </dl>
  </div>`}var Qf=t=>lc(t.replace(/:1$/,"").replace(":","/")),lc=t=>/^[1-9]\d*$/.test(t)?Number(t):t;var Yf=250,Zf=60,Xf=4,tm=1e6;function pc({api:t,game:e,options:n}){let s=Number.isSafeInteger(n.minimum_bet)?n.minimum_bet:1,[o,r]=w({hands:Zf,seats:Xf,stake:null}),a=o.stake??s,c=em(t,e,n,{...o,stake:a});if(!e.evening_hands.length)return null;let l=[...Array(e.seats.most-e.seats.least+1).keys()].map(u=>u+e.seats.least),d=({target:u})=>{let $=u.value.trim();$===""?r({...o,stake:null}):/^\d{1,7}$/.test($)&&Number($)>=1&&Number($)<=tm&&r({...o,stake:Number($)})};return i`<section class="evening" aria-label=${p("An evening for the bank")}>
    <h3>${p("An evening for the bank")}</h3>
    <div class="evening-asked">
      <${uc} label=${p("hands##of an evening")} value=${o.hands} values=${e.evening_hands} onChange=${u=>r({...o,hands:u})} />
      <${uc} label=${p("players##who play an evening")} value=${o.seats} values=${l} onChange=${u=>r({...o,seats:u})} />
      <label>${p("ante##on each hand")} <input class="figure-input" inputmode="numeric" autocomplete="off" value=${a} onInput=${d} /></label>
    </div>
    <table class="evening-lines">
      <thead><tr><th></th><th>${p("the bank wins")}</th><th>${p("tray##needed for an evening")}</th><th>${p("drawer##needed for an evening")}</th></tr></thead>
      <tbody>${c.map(({choice:u,expected:$,tray:m,drawer:f,text:b})=>i`<tr key=${u}>
          <th scope="row">${C(u)}</th><td>${ft($)}</td><td>${m===null?"\u2013":y(m)}</td><td>${f===null?"\u2013":y(f)}</td></tr>
          <tr class="evening-text"><td colspan="4">${b}</td></tr>`)}</tbody>
    </table>
    <p class="quiet small">${p("In chips, if everybody plays the best, antes the same and leaves Trips alone. Who plays worse brings the bank more.")}</p>
  </section>`}var uc=({label:t,value:e,values:n,onChange:s})=>i`<label>${t}
  <select value=${e} onChange=${({target:o})=>s(Number(o.value))}>
    ${n.map(o=>i`<option key=${o} value=${o}>${y(o)}</option>`)}
  </select></label>`;function em(t,e,n,{hands:s,seats:o,stake:r}){let[a,c]=w([]),l=JSON.stringify({options:Ee(n),hands:s,seats:o,stake:r});return B(()=>{if(!e.evening_hands.length)return;let d=!1,u=setTimeout(async()=>{try{let{evening:$}=await t.send("POST",`games/${e.slug}/evening`,JSON.parse(l));d||c($)}catch{d||c([])}},Yf);return()=>{d=!0,clearTimeout(u)}},[e,l]),a}var nm=250;function dc(t,e,n){let[s,o]=w(null),r=e?.odds?.length&&rs(e,n)===null?JSON.stringify(Ee(n)):null;return B(()=>{if(r===null)return;let a=!1,c=setTimeout(async()=>{try{let{odds:l}=await t.send("POST",`games/${e.slug}/odds`,{options:JSON.parse(r)});a||o({game:e,odds:l})}catch{a||o(null)}},nm);return()=>{a=!0,clearTimeout(c)}},[e,r]),r!==null&&s?.game===e?s.odds:[]}var sm=[{cards:"virtual",name:p("on the screens"),note:p("the house shuffles; everybody can check it")},{cards:"physical",name:p("a real deck"),note:p("you deal, and tap each card that turns up")}];function $c({table:t,state:e,onClose:n}){let[s,o]=w(null),[r,a]=w(null),[c,l]=w(e.table.cards);B(()=>{t.games().then(b=>{let v=b.find(({slug:g})=>g===e.table.game);o(b),a({game:v,options:yo(v,e.table.options)})},()=>n())},[]);let d=dc(t.api,r?.game??null,r?.options??{});if(!r)return i`<${F} title=${p("What is played")} onClose=${n} foot=${i`<${h} onTap=${n}>${p("go back")}<//>`} />`;let u=rs(r.game,r.options),$=b=>a({game:b,options:yo(b,b.slug===e.table.game?e.table.options:{})}),m=async()=>await t.changeGame(r.game.slug,Ee(r.options),c)&&n(),f=i`<${h} kind="plain" onTap=${n}>${p("go back")}<//>
    <${h} kind="main" disabled=${u!==null} busy=${t.late.value} onTap=${m}>${p("play {game}",{game:r.game.name})}<//>`;return i`<${F} title=${p("What is played")} onClose=${n} foot=${f}>
    <div class="choices" role="group" aria-label=${p("game")}>
      ${s.map(b=>i`<${h} key=${b.slug} chosen=${b===r.game} onTap=${()=>$(b)}>
        <span class="choice-words"><b>${b.name}</b><span class="choice-note">${om(b.seats)}</span></span>
      <//>`)}
    </div>
    <fieldset class="field setting">
      <legend>${p("Cards")}</legend>
      <div class="choices">
        ${sm.map(b=>i`<${h} key=${b.cards} chosen=${b.cards===c} onTap=${()=>l(b.cards)}>
          <span class="choice-words"><b>${b.name}</b><span class="choice-note">${b.note}</span></span>
        <//>`)}
      </div>
    </fieldset>
    <${oc} key=${r.game.slug} game=${{...r.game,odds:d}} held=${r.options}
      onChange=${b=>a({...r,options:b})} />
    <${pc} key=${`evening ${r.game.slug}`} api=${t.api} game=${r.game} options=${r.options} />
    <${G} text=${u??t.error.value} />
  <//>`}var om=({least:t,most:e})=>t===e?it("{count} player","{count} players",t):p("{least} to {most} players",{least:t,most:e});function fc({seed:t,commitment:e,cut:n,decks:s}){return`#${[...[["seed",t],["commitment",e],...n?[["cut",n]]:[]],...s.map(r=>["deck",r.join("")])].map(([r,a])=>`${r}=${encodeURIComponent(a)}`).join("&")}`}var mc=["Ac","Ad","Ah","As"],as=4;function hc({table:t,state:e,onClose:n}){let{seats:s,people:o}=e.table,r=[...s,...o].map(({player:$,name:m})=>({player:$,name:m})),[a,c]=w(s.map(({player:$})=>$).slice(0,as)),l=$=>c(a.includes($)?a.filter(m=>m!==$):[...a,$]),d=async()=>await t.drawPartners(a)&&n(),u=i`<${h} kind="plain" onTap=${n}>${p("go back")}<//>
    <${h} kind="main" disabled=${a.length!==as} busy=${t.late.value} onTap=${d}>
      ${a.length===as?p("DRAW THE CARDS"):p("choose {count} players",{count:as})}
    <//>`;return i`<${F} title=${p("Draw partners")} onClose=${n} foot=${u}>
    <p>${p("Two red cards and two black ones are shuffled, one to each: equal colours are partners, and sit across from each other. The shuffle is the one this table has promised.")}</p>
    <div class="choices people" role="group" aria-label=${p("who draws")}>
      ${r.map(({player:$,name:m})=>i`<${h} key=${$} chosen=${a.includes($)} onTap=${()=>l($)}>
        <span class="person"><b>${m}</b><span>${a.includes($)?p("card {number}",{number:a.indexOf($)+1}):""}</span></span>
      <//>`)}
    </div>
    <${G} text=${t.error.value} />
  <//>`}function bc({onClose:t}){let e=i`<span></span><${h} kind="main" onTap=${t}>${p("go back")}<//>`;return i`<${F} title=${p("Draw partners")} onClose=${t} foot=${e}>
    <p>${p("This table plays with a real deck, whose shuffle no screen can promise: so you draw by hand.")}</p>
    <p>${p("Shuffle two red cards of it and two black ones, and each of you draws one. Equal colours are partners, and sit across from each other: red at seats 1 and 3, black at 2 and 4. Then take these seats here.")}</p>
  <//>`}function yc({draw:t}){let e=Object.fromEntries(t.drawn.map(a=>[a.seat,a])),n=t.drawn.map(({card:a})=>a),s=Ye(t.seed),o=Ze(s)===t.commitment&&Ms(s,t.cut,1,mc).join()===n.join(),r=fc({...t,decks:[mc]});return i`<section class="partners" aria-label=${p("partners")}>
    ${[1,2].map(a=>i`<div class="partners-side" key=${a}>
      ${[e[a],e[a+2]].map(({card:c,name:l})=>i`<span class="partners-one" key=${c}><${j} card=${c} /> <b>${l}</b></span>`)}
    </div>`)}
    <a class="small quiet" href=${`/shuffle${r}`} target="_blank">${o?p("drawn as promised \u2713"):p("not the draw that was promised \u2717")}</a>
  </section>`}function gc(t){let e=t.state.table.seats.find(n=>n.seat===t.seat);return e?i`<${im} ...${t} who=${e} />`:i`<${am} ...${t} />`}var rm=[20,50,100,200,500,1e3];function kc({label:t,value:e,most:n,least:s,chipset:o,onChange:r}){let a=rm.filter(c=>c<n);return i`<div class="amount">
    <div class="choices" role="group" aria-label=${p("amounts at one tap")}>
      <${h} chosen=${e===n&&n>0} disabled=${!n} onTap=${()=>r(n)}>${p("all {chips}##of them",{chips:n})}<//>
      ${a.map(c=>i`<${h} key=${c} chosen=${e===c} onTap=${()=>r(c)}>${y(c)}<//>`)}
    </div>
    <${Ln} label=${t} value=${e} range=${{min:s,max:n}} optional=${s===0}
      chipset=${o} onChange=${r} />
  </div>`}function am({table:t,state:e,seat:n,onClose:s}){let o=[...e.table.people].sort((g,k)=>+(k.bankroll>0)-+(g.bankroll>0)),r=e.table.for_points?o:o.filter(({bankroll:g})=>g>0),[a,c]=w(r.length===1?r[0].player:null),l=o.find(g=>g.player===a),[d,u]=w(null),{for_points:$}=e.table,m=Math.min(d??($?0:l?.bankroll??0),l?.bankroll??0),f=g=>{c(g.player),u(null)},b=async()=>await t.sit(a,n,m)&&s(),v=i`<${h} kind="plain" onTap=${s}>${p("go back")}<//>
    <${h} kind="main" disabled=${!l} busy=${t.late.value} onTap=${b}>
      ${l?$&&!m?p("seat {player}",{player:l.name}):p("seat {player} with {chips}",{player:l.name,chips:m}):p("sit down")}
    <//>`;return i`<${F} title=${p("Seat {seat}",{seat:n})} onClose=${s} foot=${v}>
    ${!o.length&&i`<p>${$?p("Everybody sits at this table already. New players give their names at the host's desk."):p("Everybody sits at this table already. New players buy their chips at the host's desk.")}</p>`}
    <div class="choices people" role="group" aria-label=${p("who")}>
      ${o.map(g=>i`<${h} key=${g.player} chosen=${g.player===a} onTap=${()=>f(g)}>
        <span class="person"><b>${g.name}</b><span>${g.bankroll?y(g.bankroll):!$&&p("no chips")}</span></span>
      <//>`)}
    </div>
    ${$&&i`<p class="quiet">${p("Played for points: nobody needs chips here.")}</p>`}
    ${l&&l.bankroll===0&&!$&&i`<p class="quiet">${p("{player} has no chips: they are sold at the host's desk.",{player:l.name})}</p>`}
    ${l&&l.bankroll>0&&!$&&i`<${kc} label=${p("brings")} value=${m} least=${0} most=${l.bankroll}
      chipset=${e.night.chip_set} onChange=${u} />`}
    <${G} text=${t.error.value} />
  <//>`}function im({table:t,state:e,seat:n,who:s,onClose:o}){let[r,a]=w(0),[c,l]=w(s.cut),d=f=>async()=>await f()&&o(),u=Math.min(r,s.bankroll),$=e.table.for_points&&!s.rack&&!s.owes,m=i`<${h} kind="plain" onTap=${o}>${p("go back")}<//>
    <${h} kind="plain" busy=${t.late.value} onTap=${d(()=>t.stand(n))}>
      ${$?p("{player} stands up",{player:s.name}):p("{player} stands up with {chips}",{player:s.name,chips:s.rack})}
    <//>`;return i`<${F} title=${p("Seat {seat}: {player}",{seat:n,player:s.name})} onClose=${o} foot=${m}>
    ${!$&&i`<p>${pt("rack {chips}",{chips:i`<b class="figure">${y(s.rack)}</b>`})} <span class="quiet">· ${p("bankroll {chips}",{chips:s.bankroll})}
      ${s.owes>0&&` \xB7 ${p("owes {chips}",{chips:s.owes})}`}</span></p>`}
    ${$?i`<p class="quiet">${p("Played for points: nobody needs chips here.")}</p>`:s.bankroll>0?i`<${kc} label=${p("more")} value=${u} least=${1} most=${s.bankroll} chipset=${e.night.chip_set} onChange=${a} />
          <${h} kind="main" disabled=${u<1} busy=${t.late.value} onTap=${d(()=>t.topUp(n,u))}>
            ${u?p("bring {chips} more",{chips:u}):p("bring more")}
          <//>`:i`<p class="quiet">${p("Nothing in the bankroll to bring. Chips are sold at the host's desk.")}</p>`}
    ${e.table.cards==="virtual"&&i`<div class="cut">
      <label class="cut-word">${p("a word for the shuffle")}
        <input maxlength="64" autocomplete="off" value=${c} onInput=${f=>l(f.target.value)} /></label>
      <${h} disabled=${c.trim()===s.cut} onTap=${d(()=>t.cut(n,c.trim()))}>${p("cut")}<//>
      <p class="small quiet">${p("Anyone seated may mix a word of their own into the shuffle of the next round.")}</p>
    </div>`}
    <${G} text=${t.error.value} />
  <//>`}function _c({table:t,state:e}){let[n,s]=w(null),[o,r]=w(!1),[a,c]=w(!1),{can_begin:l,seed_missing:d,number:u,seats:$,places:m}=e.table,f=(k,S)=>{t.dismiss(),k(S)},b=Object.values(m).reduce((k,S)=>k+S,0),v=cm(e),g=b>0&&i`<${h} kind="plain" disabled=${!$.length} onTap=${t.endSeries}>
    ${p("divide the {chips} on the felt",{chips:b})}
  <//>`;return i`<main class="screen is-idle">
    <${fe} table=${t} state=${e} />
    <section class="felt" aria-label=${p("seats")}>
      <${dm} state=${e} onSeat=${s} />
      ${e.table.draw&&e.table.partners&&i`<${yc} draw=${e.table.draw} />`}
      <${Mt} state=${e} />
    </section>
    <${mm} table=${t} state=${e} onChoose=${()=>r(!0)} onDraw=${()=>c(!0)} />
    <${dt} table=${t} line=${d?lm:l??um(e)} detail=${pm($)}>
      <${P} question=${`idle ${u} ${d}`} end=${g}>
        ${d?i`<${h} kind="main" large busy=${t.late.value} onTap=${t.renewCommitment}>${p("PROMISE ANOTHER SHUFFLE")}<//>`:i`<${h} kind="main" large disabled=${l!==null} busy=${t.late.value} onTap=${t.begin}>
            ${p("BEGIN ROUND {number}",{number:u})}
          <//>`}
        ${v.length>1&&i`<${h} kind="plain" busy=${t.late.value} onTap=${()=>t.sitAll(v)}>${p("seat all {people}",{people:v.length})}<//>`}
      <//>
    <//>
    ${n!==null&&i`<${gc} key=${n} table=${t} state=${e} seat=${n} onClose=${()=>f(s,null)} />`}
    ${a&&i`<${vc(e.table)?bc:hc} table=${t} state=${e} onClose=${()=>f(c,!1)} />`}
    ${o&&i`<${$c} table=${t} state=${e} onClose=${()=>f(r,!1)} />`}
  </main>`}function cm({table:{people:t,free:e,for_points:n},night:s}){let o=t.filter(({bankroll:r,sits:a})=>!a&&(n||r>0));return o.length>e.length||s.status!=="open"?[]:o.map(({player:r,bankroll:a},c)=>({player:r,seat:e[c],chips:n?0:a}))}var lm=p("The seed that was promised for the next shuffle is not in this database. Promise another one, and cut again."),um=({table:t})=>t.cards==="physical"?p("Shuffle and cut. Ready when you are."):p("Ready when you are."),pm=t=>t.length?it("{count} player","{count} players",t.length):null;function dm({state:t,onSeat:e}){let{seats:n,free:s,partners:o}=t.table;if(t.night.status!=="open")return null;let r=[...n,...s.map(a=>({seat:a}))].sort((a,c)=>a.seat-c.seat);return i`<div class=${T(["places",r.length>10&&"is-many",o&&"is-across"])}>
    ${r.map(a=>i`<${$m} key=${a.seat} ...${a} points=${t.table.for_points} onTap=${()=>e(a.seat)} />`)}
  </div>`}function $m({seat:t,name:e,rack:n,cut:s,owes:o,points:r,onTap:a}){return e?i`<button type="button" class="place" aria-label=${p("seat {seat}, {player}, rack {chips}",{seat:t,player:e,chips:n})} onClick=${a}>
    <span class="place-number">${t}</span>
    <span class="place-name">${e}</span>
    <span class="place-rack figure" data-place=${`seat:${t}`}>${n||!r?y(n):""}</span>
    <span class="place-note">${[s&&p("cut \u2713"),o>0&&p("owes {chips}",{chips:o})].filter(Boolean).join(" \xB7 ")}</span>
  </button>`:i`<button type="button" class="place is-free" aria-label=${p("seat {seat}, free",{seat:t})} onClick=${a}>
      <span class="place-number">${t}</span><span class="place-name">${p("sit down")}</span>
    </button>`}function fm({table:t,state:e}){let[n,s]=w(!1),o=Kn(t.api,e.night.night);return!o||!Qs(o)||e.night.status!=="open"?null:i`<button type="button" class="join-line" onClick=${()=>s(!0)}>
      <span>${p("join")}</span><b>${Cn(o.code)}</b>
    </button>
    ${n&&i`<${Gn} table=${t} state=${e} onClose=${()=>s(!1)} />`}`}function mm({table:t,state:e,onChoose:n,onDraw:s}){let{game_name:o,cards:r,commitment:a,last_round:c}=e.table;return i`<aside class="side" aria-label=${p("what is played")}>
    <h2>${o}</h2>
    <p>${r==="virtual"?p("cards on the screens"):p("a real deck")}</p>
    <${bm} state=${e} />
    <${h} onTap=${n}>${p("game, options \u2026")}<//>
    ${e.table.seats.length>1&&i`<${h} busy=${t.late.value} onTap=${t.standAll}>${p("everybody stands up")}<//>`}
    ${(e.table.draws_partners||vc(e.table))&&i`<${h} onTap=${s}>${p("draw partners \u2026")}<//>`}
    <${zn} table=${t} state=${e} />
    <${hm} table=${e.table} />
    <div class="side-foot">
      <${fm} table=${t} state=${e} />
      ${c&&i`<${Mr} state=${e} />
        <a class="button" href=${ce(e)}>${p("the last rounds")}</a>`}
      <${Hn} commitment=${a} cards=${r} />
    </div>
  </aside>`}var vc=({partners:t,cards:e,carry:n})=>t&&e==="physical"&&(!("scores"in n)||n.finished);function hm({table:{rounds:t,voided:e,past:n,corrections:s}}){if(!e&&!s.length)return null;let o=n.findLast(r=>r.voided);return i`<ul class="side-options" aria-label=${p("put right")}>
    ${e>0&&i`<li>${it("{voided} of {count} round voided","{voided} of {count} rounds voided",t,{voided:e})}${o&&`; ${p("round {number}: {why}",{number:o.number,why:o.why})}`}</li>`}
    ${s.slice(0,3).map(r=>i`<li key=${r.entry}>${p("{what} taken back by {who}: {why}",{what:r.was,who:r.who,why:r.why})}</li>`)}
  </ul>`}function bm({state:t}){let{options:e}=t.table,n={settings:Object.keys(e).map(s=>({name:s}))};return i`<ul class="side-options">
    ${ec(n,e).map(s=>i`<li key=${s}>${s}</li>`)}
  </ul>`}function wc({payouts:t,at:e,chipset:n,news:s,onPaid:o,onPayAll:r,onWhy:a}){let c=nt(e,{fresh:!0}),l=t[e],{amount:d,sums:u=[],pushes:$=[{amount:Math.abs(d)}]}=l,m=e===t.length-1;return i`
    <${st} text=${gm(l)} news=${s} />
    <section class="ceremony" aria-label=${p("paying")} onClickCapture=${c.swallows}>
      <${h} kind="main" large onTap=${o}>${ym(l)}<//>
      <div class="ceremony-sums">${u.map(f=>i`<p key=${f}>${f}</p>`)}</div>
      <div class="ceremony-chips">
        ${$.filter(f=>f.amount).map(f=>i`<div class="ceremony-push" key=${f.to}>
          ${f.to&&i`<span>${pt("to {player}",{player:i`<b>${f.to}</b>`})}</span>`}
          <${zt} amount=${f.amount} chipset=${n} words=${!f.to} />
          ${f.why&&i`<span class="quiet small">${f.why}</span>`}
        </div>`)}
      </div>
      <div class="ceremony-end">
        <span class="quiet small">${p("{number} of {count}",{number:e+1,count:t.length})}</span>
        <div class="ceremony-ways">
          ${a&&i`<${h} name=${p("why {player} is paid this",{player:l.who})} onTap=${a}>${p("why?")}<//>`}
          <${h} disabled=${m} onTap=${r}>${p("pay all")}<//>
        </div>
      </div>
    </section>`}function ym({amount:t,pushes:e}){return t===0?p("next"):t>0||e?p("paid"):p("taken")}function gm({who:t,hand:e,amount:n,line:s}){if(s)return s;let o=p("{player} pushes",{player:t});return n>0&&(o=p("Pay {player} {chips}",{player:t,chips:n})),n<0&&(o=p("Take {chips} from {player}",{player:t,chips:-n})),e?`${o}: ${e}.`:`${o}.`}function Tc({api:t,path:e,seat:n,title:s,onClose:o}){let[{told:r,trouble:a},c]=w({}),[l,d]=w(n??null);B(()=>{let $=`${e}/explanation${l?`?seat=${l}`:""}`;t.get($).then(m=>c({told:m}),m=>c({trouble:_m(m)}))},[e,l]);let u=i`
    ${l?i`<${h} kind="plain" onTap=${()=>d(null)}>${p("the whole round")}<//>`:i`<span></span>`}
    <${h} kind="main" onTap=${o}>${p("done")}<//>`;return i`<${F} title=${s} onClose=${o} foot=${u}>
    <div class="explain">
      <${G} text=${a} />
      ${r&&i`<${wm} told=${r} about=${l} again=${r.closed&&km(e)} />`}
      ${!r&&!a&&i`<p class="quiet">${p("One moment.")}</p>`}
    </div>
  <//>`}var km=t=>t.replace(/^nights\/(\d+)\/tables\/(\d+)\/rounds\/(\d+)$/,"/rounds/$1/$2#$3"),_m=t=>t instanceof kt?t.message:p("The server does not answer. Try again."),vm="0 = 0";function wm({told:t,about:e,again:n}){let s=t.steps.filter(o=>!e||Sm(o)).reverse();return i`
    <p class="quiet">${xm(t)}</p>
    ${Object.values(t.sums).some(o=>o!==vm)&&i`<dl class="explain-sums">
      ${Object.entries(t.sums).map(([o,r])=>i`<div key=${o}><dt>${o}</dt><dd>${r.replaceAll(" - "," \u2212 ")}</dd></div>`)}
    </dl>`}
    <ol class="explain-steps" reversed>
      ${s.map(o=>i`<${Tm} key=${o.entry} step=${o} />`)}
    </ol>
    ${t.shuffle.seed&&i`<details class="explain-shuffle"><summary>${p("the shuffle, to check it")}</summary>
      ${["commitment","seed","cut"].filter(o=>t.shuffle[o]).map(o=>i`<p key=${o} class="small">
        <span class="quiet">${C(o)}</span> <code>${t.shuffle[o]}</code></p>`)}
    </details>`}
    ${n&&i`<p><a class="button is-plain" href=${n}>${p("see it card by card")}</a></p>`}`}var xm=({game:t,table:e,round:n,ended:s})=>s?pt("{game}, table {table}, round {round}: {ended}.",{game:t,table:e,round:n,ended:i`<b>${s}</b>`}):p("{game}, table {table}, round {round}.",{game:t,table:e,round:n}),Sm=({says:t,moves:e,cards:n})=>t.length>0||e.length>0||Object.keys(n).length>0;function Tm({step:t}){let{entry:e,did:n,cards:s,says:o,moves:r}=t;return i`<li class="explain-step" value=${e}>
    <p class="explain-did">${C(n)} <span class="quiet small">${p("entry {number}",{number:e})}</span></p>
    ${o.map((a,c)=>i`<${Am} key=${c} ...${a} />`)}
    ${r.length>0&&i`<ul class="explain-moves">
      ${r.map((a,c)=>i`<li key=${c}>${Om(a)}</li>`)}
    </ul>`}
    ${Object.keys(s).length>0&&i`<div class="explain-cards">
      ${Object.entries(s).map(([a,c])=>c.length>0&&i`<${R} key=${a} cards=${c} label=${a} fanned=${c.length>5} />`)}
    </div>`}
  </li>`}var Om=({amount:t,source:e,target:n,why:s})=>pt("{chips} from {source} to {target}: {why}",{chips:i`<b class="figure">${y(t)}</b>`,source:e,target:n,why:s});function Am({text:t,details:e}){let n=Object.entries(e),s=n.filter(([,a])=>xc(a)),o=n.filter(([,a])=>Sc(a)),r=n.filter(([,a])=>!xc(a)&&!Sc(a));return i`<div class="explain-said">
    <p>${t}</p>
    ${s.map(([a,c])=>i`<${R} key=${a} cards=${c} label=${a==="cards"?null:C(a)} />`)}
    ${o.map(([a,c])=>i`<${Cm} key=${a} rows=${c} />`)}
    ${r.length>0&&i`<p class="quiet small">${r.map(([a,c])=>`${C(a)} ${Oc(c)}`).join(" \xB7 ")}</p>`}
  </div>`}var xc=t=>Array.isArray(t)&&t.length>0&&t.every(e=>I(e)||e==="??"),Sc=t=>Array.isArray(t)&&t.length>0&&t.every(e=>e&&typeof e=="object"&&!Array.isArray(e));function Cm({rows:t}){let e=[...new Set(t.flatMap(Object.keys))],n=o=>t.every(r=>r[o]==null||typeof r[o]=="number"),s=Object.fromEntries(e.map(o=>[o,n(o)?"number":null]));return i`<table class="ledger explain-rows">
    <thead><tr>${e.map(o=>i`<th key=${o} class=${s[o]}>${C(o)}</th>`)}</tr></thead>
    <tbody>${t.map((o,r)=>i`<tr key=${r}>
      ${e.map(a=>i`<td key=${a} class=${s[a]}>${Oc(o[a])}</td>`)}
    </tr>`)}</tbody>
  </table>`}var Oc=t=>t==null?"\u2013":_t(t);function Ac({title:t,lines:e,onUndo:n,busy:s}){let o=nt(e.at(-1)?.number??0);return i`<aside class="record" aria-label=${p("record of the round")}>
    ${t&&i`<h2 class="record-title">${t}</h2>`}
    <ol class="record-lines">
      ${e.map(r=>i`<li key=${r.key??r.number} class=${T(["record-line",r.undone&&"is-undone"])}>
        <span class="record-number">${r.number}</span>
        ${r.onTap?i`<button type="button" class="record-text" onClick=${r.onTap}>${r.text}</button>`:i`<span class="record-text">${r.text}</span>`}
      </li>`).reverse()}
    </ol>
    <div class="record-foot" onClickCapture=${o.swallows}><${h} disabled=${!n} busy=${s} onTap=${n}>${p("undo")}<//></div>
  </aside>`}var Cc=(t,e)=>t.cards==="physical"&&e.do==="show"&&I(e.args.card)&&e!==t.record.at(-1);function Ec({table:t,state:e,step:n,onClose:s}){let{by:o,do:r,args:a,index:c}=n,l=new Set(e.round.record.flatMap(m=>Object.values(m.args)).filter(I)),d=Je.filter(m=>!l.has(m)),u=async m=>await t.amend(c,{by:o,do:r,...a,card:m})&&s(),$=i`<${h} kind="plain" onTap=${s}>${p("leave it")}<//>`;return i`<${F} title=${p("{card} was wrong. Which card was it?",{card:H(a.card)})} onClose=${s} foot=${$}>
    <${yt} allowed=${d} picked=${[a.card]} busy=${t.late.value} onPick=${u} onTakeBack=${s} />
    <p class="small quiet">${p("What came after it stands as far as it still fits; what does not is to be done again. Both are in the book.")}</p>
    <${G} text=${t.error.value} />
  <//>`}var Em=260,jm=12;function Nc({round:t,moves:e,chipset:n}){let s=tt(null),o=tt({round:null,ids:new Set});return Fe(()=>{let{ids:r}=o.current,a=o.current.round===t?e.filter(({id:c})=>!r.has(c)):[];if(o.current={round:t,ids:new Set(e.map(({id:c})=>c))},a.length&&nn("chips"),!matchMedia("(prefers-reduced-motion: reduce)").matches)for(let c of a.slice(-jm))Nm(s.current,c,n)}),i`<div class="moves" ref=${s} aria-hidden="true"></div>`}function Nm(t,{from:e,to:n,amount:s},o){let r=jc(e),a=jc(n);if(!r||!a)return;let c=document.createElement("div");c.className="moving-chip",Me(i`<${Te} ...${le(s,o)[0]} />`,c),t.append(c);let l=({x:d,y:u})=>({transform:`translate(${d}px, ${u}px)`});c.animate([l(r),l(a)],{duration:Em,easing:"cubic-bezier(.3, 0, .3, 1)"}).finished.finally(()=>c.remove()).catch(()=>{})}function jc(t){let e=document.querySelector(`[data-place="${CSS.escape(t)}"]`);if(!e)return null;let{left:n,top:s,width:o,height:r}=e.getBoundingClientRect();return{x:n+o/2,y:s+r/2}}var Bm=280,Hm=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;function Hc(t,e,n){let{table:s,night:o}=t,r=`paid ${o.night} ${s.table} ${s.number}`,[a,c]=w({key:r,paid:Bc(r),beat:e}),l=a.key===r?a:{key:r,paid:Bc(r),beat:0},d=Hm()?e:Math.min(l.beat,e),u=Math.min(l.paid,n);B(()=>{if((l!==a||d!==l.beat)&&c({...l,beat:d}),d>=e)return;let m=setTimeout(()=>c({...l,beat:d+1}),Bm);return()=>clearTimeout(m)},[r,d,e]),B(()=>{u!==l.paid&&$(u)},[u,l.paid]);let $=m=>{sessionStorage.setItem(r,m),c({...l,paid:m})};return{paid:u,beat:d,running:d<e,pay:()=>$(u+1),payAll:()=>$(n),skip:()=>c({...l,beat:e})}}var Bc=t=>Number(sessionStorage.getItem(t)??0);function Pc({table:t,state:e}){return e.round?i`<${Pm} key=${e.table.game} table=${t} state=${e} />`:i`<${Wm} table=${t} state=${e} />`}function Pm({table:t,state:e}){let n=he(e.table.game),s=n.amongPlayers&&Rm(e)?[]:n.payments(e),o=Hc(e,n.beats?.(e.round)??0,s.length),{moves:r,held:a}=ka(e,s,o.paid),c=_a(e,a),l=!o.running&&o.paid<s.length?s[o.paid]:null,[d,u]=Fm(e),$=os(e),[m,f]=w(null),[b,v]=w(null);B(()=>Yi(e),[e]),Lm(t,e,o),Mm(e);let g=async()=>{let{by:_}=e.round.record.at(-1);await t.undo()&&typeof _=="number"&&u(N=>N.seat===d.seat?{seat:_}:{})},k={table:t,state:c,pace:o,paying:l,pad:d,setPad:u,last:$,face:n,explain:v},S=new Map(e.round.record.map(_=>[_.index+1,_])),O=Fn(e.round,n).slice(0,o.running?-1:void 0).map(_=>{let N=S.get(_.number);return Cc(e.round,N)?{..._,onTap:()=>f(N)}:N?.transfers.length?{..._,onTap:()=>v({})}:_});return i`<main class=${T(["screen",`is-${e.table.game}`])}>
    <${fe} table=${t} state=${c} />
    <${n.Felt} ...${k} />
    <${Ac} title=${p("round {number}",{number:e.table.number})} lines=${ia(O,e.table.handed)} busy=${t.late.value}
      onUndo=${e.round.undoable&&!o.running?g:null} />
    <${Dm} ...${k} due=${s} />
    ${m&&i`<${Ec} table=${t} state=${e} step=${m} onClose=${()=>f(null)} />`}
    ${b&&i`<${Tc} api=${t.api} path=${`nights/${e.night.night}/tables/${e.table.table}/rounds/${e.table.number}`}
      seat=${b.seat} title=${p("Round {number}, explained",{number:e.table.number})} onClose=${()=>v(null)} />`}
    <${Nc} round=${e.table.number} moves=${o.running?[]:r} chipset=${e.night.chip_set} />
  </main>`}function Lm(t,e,n){let s=e.round.finished&&!n.running?n.beat:0,o=n.paid>0||s>0;B(()=>{o&&e.screens?.here&&t.sayShown(n.paid,s)},[e.table.number,o,n.paid,s])}function Mm({table:t,round:e}){let n=tt(null),s=Object.values(e.zones).map(({count:o,cards:r})=>`${o} ${r}`).join();B(()=>{n.current!==null&&n.current!==s&&nn("card"),n.current=s},[t.number,s])}var Rm=t=>t.round?.seats.every(({seat:e})=>$e(t,e));function Fm(t){let e=t.table.number,[n,s]=w({number:e,held:{}}),o=a=>a.number===e?a.held:{},r=a=>s(c=>{let l=o(c);return{number:e,held:{...l,...typeof a=="function"?a(l):a}}});return[o(n),r]}function Dm(t){let{table:e,state:n,pace:s,paying:o,due:r,face:a,explain:c}=t,l=[n.table.fill?.text,...Im(n.round)].filter(Boolean).join(" ");if(s.running)return i`<${qm} ...${t} />`;if(o){let u=r.map($=>({who:$.player,amount:$.amount,...a.payment($,n.round)}));return i`<section class="foot" aria-label=${p("what is next")}>
      <${wc} payouts=${u} at=${s.paid} chipset=${n.night.chip_set} news=${l}
        onPaid=${s.pay} onPayAll=${s.payAll} onWhy=${()=>c({seat:o.seat})} />
      <${ht} table=${e} />
    </section>`}if(n.round.finished)return i`<${Um} ...${t} news=${l} />`;let d=a.Foot?.(n.round);return i`<${d??ca} ...${t} news=${l} />`}var Im=({record:t})=>t.at(-1).events.filter(({code:e})=>e==="fault").map(({text:e})=>e),qm=({table:t,state:e,pace:n,face:s})=>i`<${dt} table=${t} line=${s.showing(e.round,n.beat)}>
  <${P}><${h} kind="plain" onTap=${n.skip}>${p("to the end")}<//><//>
<//>`;function Um({table:t,state:e,news:n,face:s}){let{number:o}=e.table,r=i`<${h} kind="plain" disabled=${t.late.value} onTap=${t.close}>${p("seats and game")}<//>`;return i`<${dt} table=${t} line=${s.over?.(e.round)??Da(e.round)??p("Round {number} is over and paid.",{number:o})} news=${n}>
    <${P} question=${`finished ${o}`} end=${r}>
      <${h} kind="main" large busy=${t.late.value} onTap=${t.next}>${p("NEXT ROUND")}<//>
    <//>
  <//>`}function Wm({table:t,state:e}){let{number:n,frozen:s}=e.table,[o,r]=w(!1);return i`<main class="screen">
    <${fe} table=${t} state=${e} />
    <section class="felt frozen" aria-label=${p("felt")}>
      <p class="state-title">${p("Round {number} is frozen",{number:n})}</p>
      <p class="state-text">${s}</p>
      <p class="state-text">${p("Everything is in the book. Void the round: every bet goes back.")}</p>
    </section>
    <aside class="side"></aside>
    <${dt} table=${t} line=${p("Round {number} cannot go on.",{number:n})}>
      <${P} question=${`frozen ${n}`}>
        <${h} kind="danger" large onTap=${()=>r(!0)}>${p("void this round \u2026")}<//>
      <//>
    <//>
    ${o&&i`<${Ys} table=${t} state=${e} onClose=${()=>r(!1)} />`}
  </main>`}function Lc({table:t,state:e}){let{wishes:n,status:s,hand_over:o}=e.table,[r,...a]=e.screens?.here||n.length?n:[],c=nt(String(r?.number));if(!r||s==="closed"||o?.here)return null;let l=s==="playing"||s==="frozen",d=async()=>{s==="finished"&&!await t.close()||await t.grant(r.number)};return i`<section class=${`wishes ${l?"is-later":""}`} role="status" aria-label=${p("asked for")} onClickCapture=${c.swallows}>
    <p>${r.text}${a.length>0&&i` <span class="quiet">${p("and {count} more",{count:a.length})}</span>`}${l&&i` <span class="quiet">${p("After this round.")}</span>`}</p>
    <div class="asking-ways">
      <${h} busy=${t.late.value} onTap=${()=>t.refuse(r.number)}>${p("no")}<//>
      ${!l&&i`<${h} kind="main" busy=${t.late.value} onTap=${d}>${r.chips?p("yes \xB7 {chips}",{chips:r.chips}):p("yes")}<//>`}
    </div>
  </section>`}function Mc({table:t}){let e=t.state.value,n=e&&`${e.table.name} \xB7 ${e.table.game_name}`;B(()=>{n&&(document.title=n)},[n]),B(()=>Ot(()=>document.body.setAttribute("aria-busy",t.busy.value)),[t]);let s=t.connection.value==="lost";return i`
    ${s&&i`<${_r} since=${t.heard.value} onRetry=${t.refresh} />`}
    <${Km} table=${t} state=${e} />
    ${e&&!t.refusal.value&&i`<${Ur} table=${t} state=${e} /><${Lc} table=${t} state=${e} />`}`}function Km({table:t,state:e}){if(t.refusal.value)return i`<${Fr} error=${t.refusal.value} />`;if(!e)return i`<${Kt} mark="s" title=${p("One moment")} text=${p("The table is being laid.")} />`;let{status:n,hand_over:s}=e.table,o=t.passing.value??(s?.here?s.seat:null);return o!==null&&e.round?i`<${Zi} key=${o} table=${t} state=${e} seat=${o} />`:n==="closed"?i`<${Rr} table=${t} state=${e} />`:Ir(e)?i`<${qr} table=${t} state=${e} />`:n==="idle"?i`<${_c} table=${t} state=${e} />`:i`<${Pc} table=${t} state=${e} />`}var[,,Gm,zm]=location.pathname.split("/"),Jm=new On(Number(Gm),Number(zm));Me(i`<${Mc} table=${Jm} />`,document.getElementById("page"));ko();
