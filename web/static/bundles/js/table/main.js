var mo=function(t,e,n,s){var o;e[0]=0;for(var r=1;r<e.length;r++){var a=e[r++],c=e[r]?(e[0]|=a?1:2,n[e[r++]]):e[++r];a===3?s[0]=c:a===4?s[1]=Object.assign(s[1]||{},c):a===5?(s[1]=s[1]||{})[e[++r]]=c:a===6?s[1][e[++r]]+=c+"":a?(o=t.apply(c,mo(t,c,n,["",null])),s.push(o),c[0]?e[0]|=2:(e[r-2]=0,e[r]=o)):s.push(c)}return s},$o=new Map;function ho(t){var e=$o.get(this);return e||(e=new Map,$o.set(this,e)),(e=mo(this,e.get(t)||(e.set(t,e=(function(n){for(var s,o,r=1,a="",c="",l=[0],p=function($){r===1&&($||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?l.push(0,$,a):r===3&&($||a)?(l.push(3,$,a),r=2):r===2&&a==="..."&&$?l.push(4,$,0):r===2&&a&&!$?l.push(5,0,!0,a):r>=5&&((a||!$&&r===5)&&(l.push(r,0,a,o),r=6),$&&(l.push(r,$,0,o),r=6)),a=""},u=0;u<n.length;u++){u&&(r===1&&p(),p(u));for(var f=0;f<n[u].length;f++)s=n[u][f],r===1?s==="<"?(p(),l=[l],r=3):a+=s:r===4?a==="--"&&s===">"?(r=1,a=""):a=s+a[0]:c?s===c?c="":a+=s:s==='"'||s==="'"?c=s:s===">"?(p(),r=1):r&&(s==="="?(r=5,o=a,a=""):s==="/"&&(r<5||n[u][f+1]===">")?(p(),r===3&&(l=l[0]),r=l,(l=l[0]).push(2,0,r),r=0):s===" "||s==="	"||s===`
`||s==="\r"?(p(),r=2):a+=s),r===3&&a==="!--"&&(r=4,l=l[0])}return p(),l})(t)),e),arguments,[])).length>1?e:e[0]}var L,go,is,Dt,rs,un,ko,cn,_o,cs,as,Sc,Pe=Symbol.for("pv"),pn={},dn=[],Tc=/^m(i|n|o|s|text|space)$/,ls=Array.isArray,us=dn.slice,oe=Object.assign;function se(t){t&&t.parentNode&&t.remove()}function fn(t,e,n){var s,o,r,a={},c=arguments.length;for(r in e)r=="key"?s=e[r]:r=="ref"&&typeof t!="function"?o=e[r]:a[r]=e[r];return c>2&&(a.children=c>3?us.call(arguments,2):n),He(t,a,s,o,null)}function He(t,e,n,s,o){var r={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Pe,__v:o||++go,__i:-1,__u:0};return!o&&L.vnode&&L.vnode(r),r}function qt(t){return t.children}function be(t,e){this.props=t,this.context=e,this.__g=0}function It(t,e){if(e==null)return t.__&&It(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:It(t)}function Oc(t){var e,n=t.__v,s=n.__e,o=[],r=[],a=t.__P;a&&((e=oe({constructor:Pe},n)).__v=n.__v+1,L.vnode&&L.vnode(e),ps(a,e,n,t.__n,a.namespaceURI,32&n.__u?[s]:null,o,s||It(n),32&n.__u,r),e.__v=n.__v,e.__.__k[e.__i]=e,Oo(o,e,r),n.__=n.__e=null,e.__e!=s&&vo(e))}function vo(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),vo(t)}function bo(t){(8&t.__g||(t.__g|=8,Dt.push(t),un++))&&rs==L.debounceRendering||((rs=L.debounceRendering)||queueMicrotask)(xo)}function xo(){try{for(var t,e=1;Dt.length;)Dt.length>e&&Dt.sort(ko),t=Dt.shift(),e=Dt.length,8&t.__g&&Oc(t)}finally{(un=Dt.length)&&(rs||queueMicrotask)(xo)}}function wo(t,e,n,s,o,r,a,c,l,p,u){var f,$,d,h,v,g,k=s.__k||dn,S=e.length;for(l=Ac(n,e,k,l,S),f=0;f<S;f++)(d=n.__k[f])!=null&&($=~d.__i&&k[d.__i]||pn,d.__i=f,g=ps(t,d,$,o,r,a,c,l,p,u),h=d.__e,($.ref!=d.ref||8&$.__u)&&($.ref&&ds($.ref,null,d,$),d.ref&&u.push(d.ref,d.__c||h,d)),v=v||h,4&d.__u?(l=So(d,l,t,!$.__v),$.__e&&($.__e=null)):typeof d.type=="function"&&g!==void 0?l=g:h&&(l=h.nextSibling),d.__u&=-21);return n.__e=v,l}function Ac(t,e,n,s,o){var r,a,c,l,p,u,f,$,d,h=n.length,v=h,g=0,k=0,S=t.__k=Array(o);for(r=0;r<o;r++)(a=e[r])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=S[r]=He(null,a):ls(a)?a=S[r]=He(qt,{children:a}):a.constructor===Pe&&a.__b?a=S[r]=He(a.type,a.props,a.key,a.ref,a.__v):S[r]=a,l=r+g,a.__=t,a.__b=t.__b+1,c=null,~(p=a.__i=Cc(a,n,l,v))&&(v--,(c=n[p])&&(c.__u|=2)),c&&c.__v?(a.__u|=16,p==l-1?g--:p==l+1?g++:p!=l&&(p>l?g--:g++,k=1)):(~p||(o>h?g--:o<h&&g++),typeof a.type!="function"&&(a.__u|=4))):S[r]=null;if(k){for(u=[],f=[],r=0;r<o;r++)if((a=S[r])&&16&a.__u){for(g=0,$=u.length;g<$;)u[d=g+$>>1]<a.__i?g=d+1:$=d;u[g]=a.__i,f[r]=g+1}for(g=u.length;r--;)f[r]&&(f[r]==g?g--:S[r].__u|=4)}if(v)for(r=0;r<h;r++)!(c=n[r])||2&c.__u||(c.__e==s&&(s=It(c)),fs(c,c));return s}function So(t,e,n,s){var o,r,a,c;if(typeof t.type=="function"){if(t.props.__P)return e;if(o=t.__k)for(r=0;r<o.length;r++)o[r]&&(o[r].__=t,e=So(o[r],e,n,!1));return e}for(e&&!e.parentNode&&(e=It(t))&&!e.parentNode&&(e=null),a=t.__e,c=e;c&&c.nodeType==8;)c=c.nextSibling;for(a!=c&&(!s&&n.moveBefore&&a.parentNode?n.moveBefore(a,e):n.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function Cc(t,e,n,s){var o,r=t.key,a=t.type,c=e[n],l=c&&!(2&c.__u);if(c===null&&r==null||l&&r==c.key&&a==c.type)return n;if(s>(l?1:0)){for(o=n-1;o>=0;o--)if((c=e[o])&&!(2&c.__u)&&r==c.key&&a==c.type)return o;for(o=n+1;o<e.length;o++)if((c=e[o])&&!(2&c.__u)&&r==c.key&&a==c.type)return o}return-1}function yo(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function an(t,e,n,s,o){var r,a;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.cssText=s=""),s)for(e in s)n&&e in n||yo(t.style,e);if(n)for(e in n)s&&n[e]==s[e]||yo(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(t.__e||(t.__e={}))[e]=n,n&&s||(a=as[e]||(as[e]=Ec(e)),(t.__a||(t.__a={}))[e]=cs,r=e!=(e=e.replace(_o,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,a,r):t.removeEventListener(e,a,r));else{if(o=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function Ec(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[cn]==null)e[cn]=cs++;else if(e[cn]<this.__a[t])return;return n(L.event?L.event(e):e)}}}function ps(t,e,n,s,o,r,a,c,l,p){var u,f,$,d,h,v,g,k,S,O,_,N,Q,st,D,K,Y,Z,ot=e.type;if(e.constructor!==Pe)return null;128&n.__u&&(l=32&n.__u,u=n.__c.__z)&&(e.__u|=l,f=r=[],u.nodeType==8?c=ln(u,r):r.push(u),c=r[0]||c),(u=L.__b)&&u(e);t:if(typeof ot=="function"){$=a.length;try{if(k=e.props,S=(u=ot.prototype)&&u.render,O=(u=ot.contextType)&&s[u.__c],_=u?O?O.props.value:u.__:s,(d=n.__c)?(e.__c=d,2&d.__g&&(d.__g|=1)):(S?e.__c=d=new ot(k,_):(e.__c=d=new be(k,_),d.constructor=ot,d.render=Nc),O&&O.sub(d),d.state||(d.state={}),d.__n=s,d.__g|=8,d.__h=[],d.__k=[]),S&&(d.__s||(d.__s=d.state),ot.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=oe({},d.__s)),oe(d.__s,ot.getDerivedStateFromProps(k,d.__s)))),h=d.props,v=d.state,d.__v=e,n.__c){if(k!==h&&S&&!ot.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(k,_),e.__v==n.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&d.shouldComponentUpdate(k,d.__s,_)===!1){e.__v!=n.__v&&(d.props=k,d.state=d.__s,d.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(U){U&&(U.__=e)}),dn.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&a.push(d),c=It(n);break t}d.componentWillUpdate&&d.componentWillUpdate(k,d.__s,_),S&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(h,v,g)})}else S&&!ot.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),S&&d.componentDidMount&&d.__h.push(d.componentDidMount);d.context=_,d.props=k,d.__P=t,d.__g&=-5,N=L.__r,Q=S?25:0;do d.__g&=-9,N&&N(e),u=d.render(d.props,d.state=d.__s,d.context);while(8&d.__g&&++Q<25);S&&(dn.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(s=oe({},s,d.getChildContext())),S&&n.__c&&d.getSnapshotBeforeUpdate&&(g=d.getSnapshotBeforeUpdate(h,v)),st=u&&u.type===qt&&u.key==null?u.props.children:u,k.__P&&(u=c,o=(t=k.__P).namespaceURI,l=r=null,n.props&&n.props.__P!=t&&(n.__k.some(function(U){U&&fs(U,U)}),n.__k=null),c=n.__k?It(n,0):null),c=wo(t,ls(st)?st:[st],e,n,s,o,r,a,c,l,p),k.__P&&(e.__e=null,c=u),e.__u&=-161,f&&f.some(se),d.__h.length&&a.push(d),1&d.__g&&(d.__g&=-4)}catch(U){if(a.length=$,e.__v=null,l||r)if(U&&U.then){if(e.__u|=128|l,r){for(~(Y=r.indexOf(c||void 0))||(Y=r.length);(Z=r[Y-1])&&Z.nodeType==8;)Y--;for(;Y<r.length;Y++)if(Z=r[Y])if(r[Y]=null,D){if(Z==K)break}else{if(Z.nodeType!=8)break;Z.data.startsWith("$s")&&(K=ln(D=Z))}}if(!D){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;D=c}(u=ln(D=e.__c.__z||(e.__c.__z=D)))?(e.__e=D,c=u):e.__e=c,c=c&&c.nextSibling}else r&&r.some(se);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),U&&U.then||To(e),L.__e(U,e,n)}}else c=e.__e=jc(n.__e,e,n,s,o,r,a,l,p,t);return(u=L.diffed)&&u(e),c}function ln(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function To(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(To))}function Oo(t,e,n){for(var s=0;s<n.length;)ds(n[s++],n[s++],n[s++]);L.__c&&L.__c(e,t),t.some(function(o){try{t=o.__h,o.__h=[],t.some(function(r){r.call(o)})}catch(r){L.__e(r,o.__v)}})}function jc(t,e,n,s,o,r,a,c,l,p){var u,f,$,d,h,v,g,k,S=n.props||pn,O=e.props,_=e.type;if(_=="svg"?o="http://www.w3.org/2000/svg":_=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),r){for(u=0;u<r.length;u++)if((h=r[u])&&(_?h.localName==_:h.nodeType==3)){t=h,r[u]=null;break}}if(!t){if(k=p.ownerDocument||document,!_)return k.createTextNode(O);t=k.createElementNS(o,_,O.is?O:p),c&&(L.__m&&L.__m(e,r),c=!1),r=null}if(_){if(p=_=="template"&&t.content||t,r=_=="textarea"&&O.defaultValue!=null?null:r&&us.call(p.childNodes),!c&&r)for(S={},u=0;u<t.attributes.length;u++)S[(h=t.attributes[u]).name]=h.value;for(u in S)h=S[u],u=="dangerouslySetInnerHTML"?$=h:u=="children"||u in O||u=="value"&&"defaultValue"in O||u=="checked"&&"defaultChecked"in O||an(t,u,null,h,o);for(u in O)h=O[u],u=="children"?d=h:u=="dangerouslySetInnerHTML"?f=h:u=="value"?v=h:u=="checked"?g=h:c&&typeof h!="function"||S[u]===h||an(t,u,h,S[u],o);f?(c||$&&(f.__html==$.__html||f.__html==t.innerHTML)||(t.innerHTML=f.__html),e.__k=[]):($&&(t.textContent=""),(_=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&Tc.test(_))&&(o="http://www.w3.org/1999/xhtml"),wo(p,ls(d)?d:[d],e,n,s,o,r,a,r?r[0]:n.__k&&It(n,0),c,l),r&&r.some(se)),c&&_!="textarea"||(u="value",_=="progress"&&v==null?t.removeAttribute(u):v==null||v===t[u]&&(_!="progress"||v)||an(t,u,v,S[u],o),u="checked",g!=null&&g!=t[u]&&an(t,u,g,S[u],o))}else S===O||c&&t.data==O||(t.data=O);return t}function ds(t,e,n,s){try{typeof t=="function"?e?e.__x=t(e)||1:s&&(s=s.__c||s.__e)&&(e=s.__x)&&(s.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(o){L.__e(o,n)}}function fs(t,e,n){var s,o,r,a;if(L.unmount&&L.unmount(t),!(s=t.ref)||s.current&&s.current!=t.__e||ds(s,null,e,t),s=t.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(c){L.__e(c,e)}s.__P=s.__n=null}if(s=t.__k)for(a=0;a<s.length;a++)s[a]&&fs(s[a],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(s=t.__c)&&(s=s.__z)&&(o=ln(s,r=[]))&&(s==t.__e&&r.some(se),se(o),se(s)),n||se(t.__e),t.__e=t.__c=t.__=null}function Nc(t,e,n){return this.constructor(t,n)}function Me(t,e){var n,s,o,r;L.__&&L.__(t,e),e.nodeType==9&&(e=e.documentElement),s=(n=t&&32&t.__u)?null:e.__k,e.__k=He(qt,{children:[t]}),o=[],r=[],ps(e,e.__k,s||pn,pn,e.namespaceURI,s?null:e.firstChild?us.call(e.childNodes):null,o,s?s.__e:e.firstChild,n,r),Oo(o,e.__k,r),e.__k.props.children=null}L={__e:function(t,e,n,s){for(var o,r,a;e=e.__;)if((o=e.__c)&&!(1&o.__g)){o.__g|=4;try{if((a=(r=o.constructor)&&r.getDerivedStateFromError)&&o.setState(r.getDerivedStateFromError(t)),o.componentDidCatch&&(o.componentDidCatch(t,s||{}),a=1),a&&8&o.__g)return void(o.__g|=2)}catch(c){t=c}}throw un=0,t}},go=0,is=function(t){return t!=null&&t.constructor===Pe},be.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=oe({},this.state)),typeof t=="function"&&(t=t(oe({},n),this.props)),t&&(oe(n,t),this.__v&&(e&&this.__k.push(e),bo(this)))},be.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),bo(this))},be.prototype.render=qt,Dt=[],un=0,ko=function(t,e){return t.__v.__b-e.__v.__b},cn=Symbol(),_o=/(PointerCapture)$|Capture$/i,cs=0,as={},Sc=0;var ye,tt,$s,Ao,ms=Object.is,$n=0,Lo=[],hs=[],V=L,Co=V.__b,Eo=V.__r,jo=V.diffed,No=V.__c,Bo=V.unmount,Ho=V.__;function mn(t,e){V.__h&&V.__h(tt,t,$n||e),$n=0;var n=tt.__H||(tt.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function w(t){return $n=1,Bc(Ro,t)}function Bc(t,e,n){var s=mn(ye++,2);if(s.t=t,!s.__c&&(s.__=[n?n(e):Ro(void 0,e),function(r){var a=(s.__N||s.__)[0],c=s.t(a,r);ms(a,c)||(s.__N=[c,s.__[1]],s.__c.setState({}))}],s.__c=tt,!tt.__f)){tt.__f=!0;var o=tt.shouldComponentUpdate;tt.shouldComponentUpdate=function(r,a,c){var l=this.__H;if(!l)return!0;var p=!1,u=this.props!=r;if(l.__.some(function($){$.__N&&(p=!0,ms($.__[0],$.__N[0])||(u=!0))}),o){var f=o.call(this,r,a,c);return p?f||u:f}return!p||u}}return s.__}function H(t,e){var n=mn(ye++,3);!V.__s&&ys(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,tt.__H.__h.push(n))}function Re(t,e){var n=mn(ye++,4);!V.__s&&ys(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,tt.__h.push(n))}function at(t){return $n=5,Fe(function(){return{current:t}},[])}function Fe(t,e){var n=mn(ye++,7);return ys(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function Hc(){var t;do{for(;t=hs.shift();)try{Le(t)}catch(n){V.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=Lo.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Le),e.__h.some(bs),e.__h=[]}catch(n){e.__h=[],V.__e(n,t.__v)}}}while(hs.length)}V.__b=function(t){tt=null,Co&&Co(t)},V.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),Ho&&Ho(t,e)},V.__r=function(t){Eo&&Eo(t),ye=0;var e=(tt=t.__c).__H;e&&($s==tt?tt.__h=[]:(e.__h.some(Le),e.__h.some(bs),ye=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),$s=tt},V.diffed=function(t){jo&&jo(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Mo(Lo.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),$s=tt=null},V.__c=function(t,e){e.some(function(n){try{n.__h.some(Le),n.__h=n.__h.filter(function(s){return!s.__||bs(s)})}catch(s){n.__h=[function(){throw s}]}}),No&&No(t,e)},V.unmount=function(t){Bo&&Bo(t);var e,n,s=t.__c;s&&s.__H&&(s.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,Mo(hs.push(o))}else Le(o)}catch(r){e=r}}),s.__H=void 0,e&&V.__e(e,s.__v))};var Po=typeof requestAnimationFrame=="function";function Pc(t){var e,n=function(){clearTimeout(s),Po&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(n,35);Po&&(e=requestAnimationFrame(n))}function Mo(t){t!=1&&Ao==V.requestAnimationFrame||((Ao=V.requestAnimationFrame)||Pc)(Hc)}function Le(t){var e=tt,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),tt=e}function bs(t){var e=tt;t.__c=t.__(),tt=e}function ys(t,e){return!t||t.length!=e.length||e.some(function(n,s){return!ms(n,t[s])})}function Ro(t,e){return typeof e=="function"?e(t):e}var Mc=Symbol.for("preact-signals");function gn(){if(Et>1){Et--;return}let t,e=!1;for((function(){let n=hn;for(hn=void 0;n!==void 0;){let s=n.S;if(s.v===n.v)for(let o=s.t;o!==void 0;o=o.x)o.i===n.i&&(o.i=s.i);n=n.o}})();Ie!==void 0;){let n=Ie;for(Ie=void 0,bn++;n!==void 0;){let s=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Do(n))try{n.c()}catch(o){e||(t=o,e=!0)}n=s}}if(bn=0,Et--,e)throw t}function kn(t){if(Et>0)return t();gs=++Lc,Et++;try{return t()}finally{gn()}}var z,De,Ie;function qe(t){let e=z,n=De;z=void 0,De=void 0;try{return t()}finally{z=e,De=n}}var hn,Et=0,bn=0,Lc=0,gs=0,yn=0;function Fo(t){if(z===void 0)return;let e=t.n;if(e===void 0||e.t!==z)return e={i:0,S:t,p:z.s,n:void 0,t:z,e:void 0,x:void 0,r:e},z.s!==void 0&&(z.s.n=e),z.s=e,t.n=e,32&z.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=z.s,e.n=void 0,z.s.n=e,z.s=e),e}function rt(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}rt.prototype.brand=Mc;rt.prototype.h=function(){return!0};rt.prototype.S=function(t){let e=this.t;e!==t&&t.e===void 0&&(t.x=e,this.t=t,e!==void 0?e.e=t:qe(()=>{var n;(n=this.W)==null||n.call(this)}))};rt.prototype.U=function(t){if(this.t!==void 0){let e=t.e,n=t.x;e!==void 0&&(e.x=n,t.e=void 0),n!==void 0&&(n.e=e,t.x=void 0),t===this.t&&(this.t=n,n===void 0&&qe(()=>{var s;(s=this.Z)==null||s.call(this)}))}};rt.prototype.subscribe=function(t){return St(()=>{let e=this.value;qe(()=>t(e))},{name:"sub"})};rt.prototype.valueOf=function(){return this.value};rt.prototype.toString=function(){return this.value+""};rt.prototype.toJSON=function(){return this.value};rt.prototype.peek=function(){return qe(()=>this.value)};Object.defineProperty(rt.prototype,"value",{get(){let t=Fo(this);return t!==void 0&&(t.i=this.i),this.v},set(t){if(t!==this.v){if(bn>100)throw new Error("Cycle detected");(function(e){Et!==0&&bn===0&&e.l!==gs&&(e.l=gs,hn={S:e,v:e.v,i:e.i,o:hn})})(this),this.v=t,this.i++,yn++,Et++;try{for(let e=this.t;e!==void 0;e=e.x)e.t.N()}finally{gn()}}}});function lt(t,e){return new rt(t,e)}function Do(t){for(let e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function Io(t){for(let e=t.s;e!==void 0;e=e.n){let n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function qo(t){let e,n=t.s;for(;n!==void 0;){let s=n.p;n.i===-1?(n.S.U(n),s!==void 0&&(s.n=n.n),n.n!==void 0&&(n.n.p=s)):e=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=s}t.s=e}function re(t,e){rt.call(this,void 0,e),this.x=t,this.s=void 0,this.g=yn-1,this.f=4}re.prototype=new rt;re.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===yn))return!0;if(this.g=yn,this.f|=1,this.i>0&&!Do(this))return this.f&=-2,!0;let t=z;try{Io(this),z=this;let e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return z=t,qo(this),this.f&=-2,!0};re.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(let e=this.s;e!==void 0;e=e.n)e.S.S(e)}rt.prototype.S.call(this,t)};re.prototype.U=function(t){if(this.t!==void 0&&(rt.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(let e=this.s;e!==void 0;e=e.n)e.S.U(e)}};re.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(re.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let t=Fo(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function Ue(t,e){return new re(t,e)}function Uo(t){let e=t.j;if(t.j=void 0,typeof e=="function"){Et++;let n=z;z=void 0;try{e()}catch(s){throw t.f&=-2,t.f|=8,ks(t),s}finally{z=n,gn()}}}function ks(t){for(let e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,Uo(t)}function Rc(t){if(z!==this)throw new Error("Out-of-order effect");qo(this),z=t,this.f&=-2;try{8&this.f&&ks(this)}finally{gn()}}function ge(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,De&&De.push(this)}ge.prototype.c=function(){let t=this.S();try{if(8&this.f||this.x===void 0)return;let e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};ge.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Uo(this),Io(this),Et++;let t=z;return z=this,Rc.bind(this,t)};ge.prototype.N=function(){2&this.f||(this.f|=2,this.u=Ie,Ie=this)};ge.prototype.d=function(){this.f|=8,1&this.f||ks(this)};ge.prototype.dispose=function(){this.d()};function St(t,e){let n=new ge(t,e);try{n.c()}catch(o){throw n.d(),o}let s=n.d.bind(n);return s[Symbol.dispose]=s,s}var Fc=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,Wo,vn,_n;var Ko=[];St(function(){Wo=this.N})();function ke(t,e){L[t]=e.bind(null,L[t]||(()=>{}))}function We(t){if(_n){let e=_n;_n=void 0,e()}_n=t&&t.S()}function zo({data:t}){let e=Ic(t);e.name="ReactiveDom",e.value=t;let[n,s]=Fe(()=>{let o=this,r=this.__v;for(;r=r.__;)if(r.__c){r.__c.__$f|=4;break}let a=Ue(()=>{let u=e.value.value;return u===0?0:u===!0?"":u||""}),c=Ue(()=>!Array.isArray(a.value)&&!is(a.value)),l=St(function(){if(this.N=Go,c.value){let u=a.value;o.__v&&o.__v.__e&&o.__v.__e.nodeType===3&&(o.__v.__e.data=u)}}),p=this.__$u.d;return this.__$u.d=function(){l(),p.call(this)},[c,a]},[]);return n.value?s.peek():s.value}zo.displayName="ReactiveTextNode";Object.defineProperties(rt.prototype,{constructor:{configurable:!0,value:fn(qt,null).constructor},type:{configurable:!0,value:zo},props:{configurable:!0,get(){let t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});ke("__b",(t,e)=>{if(We(),vn=void 0,typeof e.type=="string"){let n,s=e.props;for(let o in s){if(o==="children")continue;let r=s[o];r instanceof rt&&(n||(e.__np=n={}),n[o]=r,s[o]=r.peek())}}t(e)});ke("__r",(t,e)=>{if(t(e),e.type!==qt){We();let n,s=e.__c;s&&(s.__$f&=-2,n=s.__$u,n===void 0&&(s.__$u=n=(function(o,r){let a;return St(function(){a=this},{name:r}),a.c=o,a})((function(o){return function(){var r;Fc&&((r=this.y)==null||r.call(this)),o.__$f|=1,o.setState({})}})(s),typeof e.type=="function"?e.type.displayName||e.type.name:""))),vn=s,We(n)}});ke("__e",(t,e,n,s)=>{We(),vn=void 0,t(e,n,s)});ke("diffed",(t,e)=>{We(),vn=void 0;let n;if(typeof e.type=="string"&&(n=e.__e)){let s=e.__np,o=e.props,r=n.U;if(r)for(let a in r){let c=r[a];c===void 0||s&&a in s||(c.d(),r[a]=void 0)}if(s){r||(r={},n.U=r);for(let a in s){let c=r[a],l=s[a];c===void 0?(c=Dc(n,a,l,o),r[a]=c):c.o(l,o)}}}t(e)});function Dc(t,e,n,s){let o=e in t&&t.ownerSVGElement===void 0,r=lt(n);return{o:(a,c)=>{r.value=a,s=c},d:St(function(){this.N=Go;let a=r.value.value;s[e]!==a&&(s[e]=a,o?t[e]=a:a!=null&&(a!==!1||e[4]==="-")?t.setAttribute(e,a):t.removeAttribute(e))})}}ke("unmount",(t,e)=>{if(typeof e.type=="string"){let n=e.__e;if(n){let o=n.U;if(o){n.U=void 0;for(let r in o){let a=o[r];a&&a.d()}}}let s=e.__np;if(s){let o=e.props;for(let r in s)o[r]=s[r]}e.__np=void 0}else{let n=e.__c;if(n){n.__$f|=8;let s=n.__$u;s&&(n.__$u=void 0,s.d())}}t(e)});ke("__h",(t,e,n,s)=>{s<3&&(e.__$f|=2),t(e,n,s)});be.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;let n=this.__$u,s=n&&n.s!==void 0;for(let o in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let o=2&this.__$f;if(!(s||o||4&this.__$f)||1&this.__$f)return!0}else if(!(s||4&this.__$f)||3&this.__$f)return!0;for(let o in t)if(o!=="__source"&&t[o]!==this.props[o])return!0;for(let o in this.props)if(!(o in t))return!0;return!1};function Ic(t,e){return Fe(()=>lt(t,e),[])}var qc=t=>{queueMicrotask(()=>{queueMicrotask(t)})};function Uc(){kn(()=>{let t;for(;t=Ko.shift();)Wo.call(t)})}function Go(){Ko.push(this)===1&&(L.requestAnimationFrame||qc)(Uc)}var i=ho.bind(fn),T=t=>t.filter(Boolean).join(" ");function Jo(){let t=crypto.getRandomValues(new Uint8Array(16));return Array.from(t,e=>e.toString(16).padStart(2,"0")).join("")}var Qo=document.documentElement,ae=Qo.lang||"en",Wc=navigator.languages.find(t=>t.split("-")[0]===ae)??ae,Wm=JSON.parse(Qo.dataset.languages??'{"en":"English"}'),_s=Reflect.get(globalThis,"catalogue")??{};var Kc=new Intl.NumberFormat(ae).format(1e4).replace(/\d/g,"");function y(t){let e=String(Math.abs(t)).replace(/\B(?=(\d{3})+$)/g,Kc);return t<0?`\u2212${e}`:e}var vs=(t,e)=>new Intl.NumberFormat(ae,{minimumFractionDigits:e,maximumFractionDigits:e}).format(t),mt=t=>t>0?`+${y(t)}`:y(t);var W=(t,e)=>`${y(t)} ${e}${t===1?"":"s"}`;var Vo=/\{(\w+)\}/,zc=new Intl.PluralRules(ae),b=(t,e={})=>Xo(Yo(t),e);function jt(t,e,n,s={}){let o=_s[e],r=typeof o=="object"?o[zc.select(n)]??o.other:Zo(n===1?t:e);return Xo(r,{count:n,...s})}var Ut=(t,e)=>Yo(t).split(Vo).map((n,s)=>s%2?tr(e[n]):n);function Yo(t){let e=_s[t];return typeof e=="string"?e:Zo(t)}var Zo=t=>t.split("##")[0],Xo=(t,e)=>t.split(Vo).map((n,s)=>s%2?tr(e[n]):n).join(""),tr=t=>typeof t=="number"?y(t):t;var gt=class extends Error{constructor({code:e,message:n,status:s,body:o}){super(n),this.name="Refused",this.code=e,this.status=s,this.body=o}},Ke=class extends Error{constructor(){super(b("No answer from the server. Look whether it has arrived before you do it again.")),this.name="Unreachable",this.code="unreachable"}},Gc=5e3,er=[250,500,1e3,2e3,4e3],Jc=[502,503,504],_e=class{#n;constructor(e){this.#n=e.endsWith("/")?e:`${e}/`}async get(e){return xs(await this.#e(e,{}))}async look(e,n){let s=await this.#e(e,{headers:n?{"If-None-Match":n}:{},cache:"no-store"});return s.status===304?null:{state:xs(s),etag:s.etag}}async send(e,n,s={},{signal:o}={}){let r={"Content-Type":"application/json","Idempotency-Key":Jo()},a={method:e,headers:r,body:JSON.stringify(s)};for(let c=0;;c+=1){try{return xs(await this.#e(n,a))}catch(l){if(!(l instanceof Ke)||o?.aborted)throw l}await new Promise(l=>setTimeout(l,er[Math.min(c,er.length-1)]))}}async#e(e,n){let s=new AbortController,o=setTimeout(()=>s.abort(),Gc);try{let r=await fetch(this.#n+e,{signal:s.signal,...n});if(Jc.includes(r.status))throw new Ke;let{ok:a,status:c,headers:l}=r;return{ok:a,status:c,etag:l.get("ETag"),text:await r.text()}}catch{throw new Ke}finally{clearTimeout(o)}}};function xs({ok:t,status:e,text:n}){let s=Qc(n);if(t)return s;let{code:o=`http-${e}`,message:r}=s?.error??s??{};throw new gt({code:o,message:r??b("The server answered {status} and did not say why.",{status:e}),status:e,body:s})}function Qc(t){try{return JSON.parse(t)}catch{return null}}var Vc=1500,Yc=1e4,nr=[1e3,2e3,5e3,15e3],Zc=2,Xc=({status:t})=>t<500&&t!==429,xn=class{state=lt(null);connection=lt("polling");heard=lt(Date.now());refusal=lt(null);#n;#e;#s;#c=null;#a=null;#l=0;#o;#t;#r=!1;#p=!1;#d=0;#u=!1;#m=[[document,"visibilitychange",()=>this.#f()],[window,"pageshow",()=>this.#f()],[window,"pagehide",()=>this.#$()],[window,"online",()=>this.refresh()]];constructor({api:e,path:n,events:s}){this.#n=e,this.#e=n,this.#s=s;for(let[o,r,a]of this.#m)o.addEventListener(r,a);this.#f()}accept(e,n=null){let s=this.state.peek();s&&e.version<s.version||(this.#c=n,this.state.value=e)}refresh(){this.#u&&this.#i()}close(){this.#$();for(let[e,n,s]of this.#m)e.removeEventListener(n,s)}#f(){document.hidden?this.#$():this.#g()}#g(){this.#u||(this.#u=!0,this.#h(),this.#i())}#$(){this.#u=!1,this.#b(),clearTimeout(this.#o),clearTimeout(this.#t)}#h(){let e=new EventSource(this.#s);this.#a=e,e.onopen=()=>{this.#l=0,this.#y()},e.onmessage=({data:n})=>{Number(n)<=this.state.peek()?.version||this.#i()},e.addEventListener("look",()=>this.#i()),e.onerror=()=>{this.#b();let n=nr[Math.min(this.#l,nr.length-1)];this.#l+=1,this.#o=setTimeout(()=>this.#h(),n),this.#i()}}#b(){this.#a?.close(),this.#a=null}async#i(){if(this.#r){this.#p=!0;return}this.#r=!0,clearTimeout(this.#t);try{let n=this.state.peek(),s=await this.#n.look(this.#e,this.#c);s&&this.state.peek()!==n&&s.state.version===this.state.peek().version?this.#p=!0:s&&this.accept(s.state,s.etag),this.#d=0,this.heard.value=Date.now()}catch(n){if(n instanceof gt&&Xc(n))return this.#k(n);this.#d+=1}finally{this.#r=!1}if(this.#y(),!this.#u)return;if(this.#p)return this.#p=!1,this.#i();let e=this.#a?.readyState===EventSource.OPEN&&!this.#d?Yc:Vc;this.#t=setTimeout(()=>this.#i(),e)}#k(e){this.refusal.value=e,this.close()}#y(){this.#d>=Zc?this.connection.value="lost":this.#a?.readyState===EventSource.OPEN?this.connection.value="live":this.connection.value="polling"}};var rr=320,tl=1500,el=36,nl=1800,Ss={x:-1e3,y:-1e3,at:-1/0},ws=Ss,Tt=Ss;addEventListener("click",({clientX:t,clientY:e})=>{ws=Tt,Tt={x:t,y:e,at:performance.now()}},{capture:!0});var ar=(t,e)=>Math.hypot(t.x-e.x,t.y-e.y)<=el,ir=()=>ar(ws,Tt)&&Tt.at-ws.at<rr;function et(t,{fresh:e=!1}={}){let n=at(e&&Tt!==Ss?null:t),s=at(!1),o=at(null);return n.current!==t&&(n.current=t,s.current=!0,o.current=performance.now()-Tt.at<tl?Tt:null),Re(()=>{if(!s.current)return;let r=setTimeout(()=>{s.current=!1},rr);return()=>clearTimeout(r)},[t]),{swallows(r){return r.detail===0||!s.current||o.current&&!ar(o.current,Tt)?!1:(r.stopPropagation(),r.preventDefault(),Ts(b("This has just changed. Tap again.")),!0)}}}var sr=null,or;function Ts(t){sr?.remove(),clearTimeout(or);let e=document.createElement("p");sr=e,e.className="unheard",e.setAttribute("role","status"),e.textContent=t,([...document.querySelectorAll("dialog[open]")].at(-1)??document.body).append(e);let{width:s,height:o}=e.getBoundingClientRect();e.style.left=`${Math.max(8,Math.min(Tt.x-s/2,innerWidth-s-8))}px`,e.style.top=`${Math.max(8,Tt.y-o-40)}px`,or=setTimeout(()=>e.remove(),nl)}var sl=600,ol=8e3,wn=class{busy=lt(!1);late=lt(!1);error=lt(null);#n;dismiss=()=>this.#e(null);async send(e,{taken:n,refused:s}){if(this.busy.peek())return ir()||Ts(b("One moment: the last tap is still on its way.")),!1;this.busy.value=!0;let o=setTimeout(()=>{this.late.value=!0},sl);try{return n(await e()),this.#e(null),!0}catch(r){if(!(r instanceof gt))throw r;return this.#e(s(r)),!1}finally{clearTimeout(o),this.late.value=!1,this.busy.value=!1}}#e(e){clearTimeout(this.#n),this.error.value=e,e&&(this.#n=setTimeout(()=>{this.error.value=null},ol))}};var rl=1500,Sn=class{#n=new wn;busy=this.#n.busy;late=this.#n.late;passing=lt(null);error=this.#n.error;api=new _e("/api");#e;#s;constructor(e,n){this.#e=`nights/${e}/tables/${n}`,this.#s=new xn({api:this.api,path:this.#e,events:`/api/${this.#e}/events`}),this.state=this.#s.state,this.connection=this.#s.connection,this.heard=this.#s.heard,this.refusal=this.#s.refusal}refresh=()=>this.#s.refresh();dismiss=this.#n.dismiss;stop=()=>this.#s.close();sit=(e,n,s)=>this.#t("POST","seats",{player:e,seat:n,chips:s});sitAll=e=>this.#t("POST","seats/all",{places:e});standAll=()=>this.#t("DELETE","seats");stand=e=>this.#t("DELETE",`seats/${e}`);topUp=(e,n)=>this.#t("POST",`seats/${e}/top-ups`,{chips:n});cut=(e,n)=>this.#t("PUT",`seats/${e}/cut`,{word:n});changeGame=(e,n,s)=>this.#t("PUT","game",{game:e,options:n,cards:s});endSeries=()=>this.#t("POST","series/end");switchPhones=e=>this.#t("PUT","phones",{play:e});grant=e=>this.#t("POST",`wishes/${e}`);refuse=e=>this.#t("DELETE",`wishes/${e}`);renewCommitment=()=>this.#t("POST","commitment");drawPartners=e=>this.#t("POST","partners",{players:e});begin=()=>this.#t("POST","rounds",{number:this.#o()});act=(e,n)=>this.#c(e,n);undo=()=>this.#t("POST",`rounds/${this.#o()}/undo`,{action:this.state.peek().round.record.at(-1).index});amend=(e,n)=>this.#t("POST",`rounds/${this.#o()}/amendments`,{index:e,action:n});voidRound=e=>this.#t("POST",`rounds/${this.#o()}/void`,{reason:e});close=()=>this.#t("POST",`rounds/${this.#o()}/close`);sayShown=(e,n)=>this.api.send("PUT",`${this.#e}/rounds/${this.#o()}/shown`,{paid:e,beat:n}).catch(()=>{});next=async()=>await this.close()&&this.state.peek().table.can_begin===null&&this.begin();handOver=e=>this.#t("PUT","hand-over",{seat:e});takeBack=()=>this.#t("DELETE","hand-over");askToRun=()=>this.#t("POST","screen");letIn=e=>this.#t("PUT","screen",{session:e});sendAway=e=>this.#t("DELETE",`screen/${e}`);takeOver=()=>this.#t("PUT","screen");async actInHand(e,n,s){if(!s)return this.act(e,n);let o=null;this.passing.value=n;try{if(!await this.#c(e,n,l=>{o=l}))return!1;let a=s(o.round),c=o.as!=="dealer";return c&&a===n?await this.#l(o):a!==null?await this.#a(a,o):c?await this.takeBack():this.#r(o),!0}finally{this.passing.value=null}}async hand(e){try{return await this.api.get(this.#e+cr(e))}catch(n){return n instanceof gt&&this.refresh(),null}}games=async()=>(await this.api.get("games")).games;role=()=>this.api.get("session").then(({role:e})=>e,()=>null);#c({by:e,do:n,args:s={},since:o},r,a){return this.#t("POST",`rounds/${this.#o()}/actions${cr(r)}`,{action:{by:e,do:n,...s},since:o},a)}async#a(e,n){this.passing.value=e,this.#r(n),await this.handOver(e)}#l({version:e}){let n=({version:o,table:r})=>o>e||o===e&&r.hand_over!==null,s=new Promise(o=>{let r=this.state.subscribe(a=>n(a)&&(o(),queueMicrotask(()=>r())))});return this.refresh(),Promise.race([s,new Promise(o=>{setTimeout(o,rl)})])}#o(){return this.state.peek().table.number}#t(e,n,s,o=r=>this.#r(r)){return this.#n.send(()=>this.api.send(e,`${this.#e}/${n}`,s),{taken:r=>o(r.state??r),refused:r=>(r.body?.state&&this.#r(r.body.state),(r.status===401||r.code==="not-running")&&this.refresh(),al(r))})}#r(e){e.as.startsWith("seat:")?this.refresh():this.#s.accept(e)}},cr=t=>t?`?as=seat:${t}`:"";function al({message:t,body:e}){let n=Object.values(e?.error?.fields??{}).flat().filter(s=>typeof s=="string");return n.length?n.join(" "):t}function m({kind:t,name:e,disabled:n,busy:s,large:o,chosen:r,onTap:a,children:c}){let l=["button",t&&`is-${t}`,o&&"is-large",s&&"is-busy",r&&"is-chosen"];return i`<button type="button" class=${T(l)} aria-label=${e} aria-busy=${s?"true":null}
      aria-pressed=${r===void 0?null:String(!!r)}
      disabled=${n} onClick=${()=>!s&&a?.()}>${c}</button>`}function P({question:t,end:e,steady:n,children:s}){let o=et(t,{fresh:!0});return i`<div class="controls">
    <div class="controls-main" onClickCapture=${o.swallows}>${s}</div>
    ${e&&i`<div class="controls-end" onClickCapture=${n?null:o.swallows}>${e}</div>`}
  </div>`}var lr="23456789TJQKA",ur="cdhs",il={2:b("two"),3:b("three"),4:b("four"),5:b("five"),6:b("six"),7:b("seven"),8:b("eight"),9:b("nine"),T:b("ten"),J:b("jack"),Q:b("queen"),K:b("king"),A:b("ace")},cl={c:b("clubs"),d:b("diamonds"),h:b("hearts"),s:b("spades")},ze={2:"M4.5 12C5 6.5 9.5 3.5 15 3.5C21 3.5 25.5 7 25.5 13C25.5 17.5 23 21 18.5 25.5L4.5 40.5H26.5",3:"M4.5 7C7.5 4.5 10.5 3.5 14 3.5C20 3.5 24.5 7 24.5 12S20.5 20.7 13 20.7C21.5 20.7 26 24.5 26 30.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.8",4:"M20.5 40.5V3.5L3.5 29.5H27",5:"M24.5 3.5H7.5L6 20C8.5 18 11.5 17 14.5 17C21.5 17 26.5 21.5 26.5 28.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.5",6:"M4 29.5C4 23 9 18.3 15 18.3S26 23 26 29.5S21 40.5 15 40.5S4 36 4 29.5C4 16 9 7 19.5 3.5",7:"M3.5 3.5H26.5C19.5 15 14 27 12.5 40.5",8:"M15 21A9.8 8.75 0 1 1 15 3.5A9.8 8.75 0 1 1 15 21A11.3 9.75 0 1 1 15 40.5A11.3 9.75 0 1 1 15 21Z",9:"M26 14.5C26 21 21 25.7 15 25.7S4 21 4 14.5S9 3.5 15 3.5S26 8 26 14.5C26 28 21 37 10.5 40.5",T:"M3.5 10L9.5 3.5V40.5M24.2 3.5C18.5 3.5 16.4 10 16.4 22S18.5 40.5 24.2 40.5S32 34 32 22S29.9 3.5 24.2 3.5Z",J:"M13 3.5H23V29.5C23 36.5 19 40.5 13.5 40.5C8 40.5 4.5 37 4.5 31",Q:"M15 3.5C7.5 3.5 3.5 10 3.5 22S7.5 40.5 15 40.5S26.5 34 26.5 22S22.5 3.5 15 3.5ZM17.5 31.5L26.5 41.5",K:"M5 3.5V40.5M26 3.5L6.5 25M13 18.5L26.5 40.5",A:"M3.5 40.5L15 3.5L26.5 40.5M8 29H22"},it={c:"M71 28A21 21 0 1 1 29 28A21 21 0 1 1 71 28ZM50 59A22 22 0 1 1 6 59A22 22 0 1 1 50 59ZM94 59A22 22 0 1 1 50 59A22 22 0 1 1 94 59ZM38 42H62L54 62C55 78 59 88 67 95H33C41 88 45 78 46 62Z",d:"M50 3C60 21 73 38 87 50C73 62 60 79 50 97C40 79 27 62 13 50C27 38 40 21 50 3Z",h:"M50 93C20 68 5 51 5 32C5 17 16 7 28 7C38 7 46 13 50 23C54 13 62 7 72 7C84 7 95 17 95 32C95 51 80 68 50 93Z",s:"M50 4C66 26 93 41 93 62C93 74 84 83 73 83C65 83 59 79 55 73C56 82 60 89 67 95H33C40 89 44 82 45 73C41 79 35 83 27 83C16 83 7 74 7 62C7 41 34 26 50 4Z"},Tn="M50 4L61 37L96 37L68 58L78 92L50 71L22 92L32 58L4 37L39 37Z",pr=[...Array(9).keys()].map(t=>{let e=20*(t+1),n=Math.max(0,e-120),s=Math.min(80,e);return`M${10+n} ${10+e-n}L${10+s} ${10+e-s}M${90-n} ${10+e-n}L${90-s} ${10+e-s}`}).join("");function ct(t){return t==="Jk"?b("joker"):I(t)?b("{rank} of {suit}",{rank:il[t[0]],suit:cl[t[1]]}):b("face down")}var I=t=>typeof t=="string"&&/^([2-9TJQKA][cdhs]|Jk)$/.test(t),Ge=[..."shdc"].flatMap(t=>[..."AKQJT98765432"].map(e=>e+t));function Wt({mark:t="s",title:e,text:n,children:s}){return i`<div class="state">
    <svg class="state-mark" viewBox="0 0 100 100" aria-hidden="true">
      <path fill="currentColor" d=${it[t]} />
    </svg>
    <p class="state-title">${e}</p>
    ${n&&i`<p class="state-text">${n}</p>`}
    ${s}
  </div>`}function dr({since:t,onRetry:e}){let[n,s]=w(Date.now());return H(()=>{let o=setInterval(()=>s(Date.now()),1e3);return()=>clearInterval(o)},[]),i`<div class="lost-strip" role="alert">
    <span>${b("No connection. This is how it stood {time} ago; nothing is lost.",{time:ll(n-t)})}</span>
    ${e&&i`<${m} onTap=${e}>${b("try now")}<//>`}
  </div>`}function ll(t){let e=Math.max(1,Math.round(t/1e3));return e<90?jt("a second","{count} seconds",e):b("{count} minutes##some time ago",{count:Math.round(e/60)})}function bt({allowed:t,picked:e=[],onPick:n,onTakeBack:s,busy:o}){let r=new Set(t),a=r.has("Jk")?[...Ge,"Jk"]:Ge;return i`<div class="picker-grid" role="group" aria-label=${b("cards")}>
    ${a.map((c,l)=>i`<${ul} key=${c} card=${c} starts=${l%13===0}
      picked=${e.includes(c)} open=${r.has(c)} busy=${o}
      onTap=${()=>e.includes(c)?s?.(c):n(c)} />`)}
  </div>`}function $r({picked:t=[],onTakeBack:e,busy:n}){let s=t[t.length-1];return i`<${m} kind="plain" disabled=${n} onTap=${()=>e(s)}>
    ${s?b("take back {card}",{card:B(s)}):b("undo")}
  <//>`}function ul({card:t,starts:e,open:n,picked:s,busy:o,onTap:r}){let a=!n&&!s,l=[t!=="Jk"&&`suit-${t[1]}`,e&&"starts-suit",a&&"is-out",s&&"is-picked"];return i`<button type="button" class=${T(["picker-card",...l])} disabled=${a||o}
      aria-label=${ct(t)} aria-pressed=${s?"true":null} onClick=${r}>
    ${!a&&i`<${ie} card=${t} />`}
  </button>`}function ie({card:t}){if(!I(t))return i`<span>?</span>`;if(t==="Jk")return i`<${fr} path=${Tn} />`;let[e,n]=t;return i`
    <svg viewBox=${e==="T"?"0 0 36 44":"0 0 30 44"} aria-hidden="true">
      <path class="card-rank" d=${ze[e]} />
    </svg>
    <${fr} path=${it[n]} />`}var fr=({path:t})=>i`<svg viewBox="-2 -2 104 104" aria-hidden="true">
  <path class="card-pip" d=${t} />
</svg>`,pl={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},B=t=>I(t)&&t!=="Jk"?`${t[0]==="T"?"10":t[0]}${pl[t[1]]}\uFE0E`:ct(t);var C=t=>b(`${String(t).replaceAll("_"," ")}##of a game`);function ht(t){return I(t)?B(t):typeof t=="number"?y(t):typeof t=="boolean"?t?b("yes"):b("no"):Array.isArray(t)?t.map(ht).join(" "):t&&typeof t=="object"?Object.values(t).map(ht).join(" \xB7 "):C(t)}function ve(t,e,n={}){if(n[t])return n[t](e);let s=Object.entries(e),o=s.some(([,r])=>r!==0)?s.filter(([,r])=>r!==0):s.slice(0,1);return dl(C(t),o)}function dl(t,e){let s=e.filter(([,r])=>r!==!0).map(([,r])=>ht(r)).join(" "),o=s?b("{deed} {what}##a verb and what it is done with",{deed:t,what:s}):t;return e.filter(([,r])=>r===!0).reduce((r,[a])=>b("{deed} and {also}",{deed:r,also:C(a)}),o)}function dt(t){return t.length<2?t.join(""):b("{others} and {last}",{others:t.slice(0,-1).join(", "),last:t.at(-1)})}var On=t=>t.replace(/(\d{3})(?=\d)/g,"$1 ");function mr(t){return t instanceof Uint8Array||ArrayBuffer.isView(t)&&t.constructor.name==="Uint8Array"&&"BYTES_PER_ELEMENT"in t&&t.BYTES_PER_ELEMENT===1}var Os=t=>t?`"${t}" `:"";function As(t,e=""){if(typeof t!="number")throw new TypeError(Os(e)+"expected number, got "+typeof t);if(!Number.isSafeInteger(t)||t<0)throw new RangeError(Os(e)+"expected integer >= 0, got "+t);return t}function Je(t,e,n=""){if(mr(t)&&(e===void 0||t.length===e))return t;e!==void 0&&As(e,"length");let s=mr(t),o=e!==void 0?` of length ${e}`:"",r=s?`length=${t.length}`:`type=${typeof t}`,a=Os(n)+"expected Uint8Array"+o+", got "+r;throw s?new RangeError(a):new TypeError(a)}function br(t){if(typeof t!="function"||typeof t.create!="function")throw new TypeError("expected hash wrapped by utils.createHasher");if(As(t.outputLen),As(t.blockLen),t.outputLen<1||t.blockLen<1)throw new Error("hash blockLen / outputLen must be >= 1")}var fl=(t,e)=>{if(t===null||typeof t!="object"||Array.isArray(t))throw new TypeError((e==="object"?"":`"${e}" `)+"expected object, got type="+typeof t)},hr=(t,e)=>{fl(t,e);let n=Object.getPrototypeOf(t);if(n!==Object.prototype&&n!==null)throw new TypeError(`"${e}" expected plain object`);if(Object.hasOwn(t,"__proto__"))throw new TypeError(`"${e}.__proto__" is not allowed`)};function xe(t,e=!0){if(t.destroyed)throw new Error("hash was destroyed");if(e&&t.finished)throw new Error("digest() was already called")}function An(t,e){Je(t,void 0,"output");let n=e.outputLen;if(!(t.length>=n))throw new RangeError('"output" expected length >= '+n)}function Qe(...t){for(let e=0;e<t.length;e++)t[e].fill(0)}function Cn(t){return new DataView(t.buffer,t.byteOffset,t.byteLength)}function kt(t,e){return t<<32-e|t>>>e}function $l(t,e,n="opts"){return hr(t,"defaults"),e!==void 0&&hr(e,n),Object.assign(Object.create(null),t,e)}function yr(t,e={}){if(typeof t!="function")throw new TypeError('"hashCons" expected function, got type='+typeof t);e=$l({},e,"info");let n=(o,r)=>t(r).update(o).digest(),s=t(void 0);return n.outputLen=s.outputLen,n.blockLen=s.blockLen,n.canXOF=s.canXOF,n.create=o=>t(o),Object.assign(n,e),Object.freeze(n)}var gr=t=>({oid:Uint8Array.from([6,9,96,134,72,1,101,3,4,2,t])});var En=class{oHash;iHash;blockLen;outputLen;canXOF=!1;finished=!1;destroyed=!1;constructor(e,n){if(br(e),Je(n,void 0,"key"),this.iHash=e.create(),typeof this.iHash.update!="function")throw new Error("expected Hash instance");this.blockLen=this.iHash.blockLen,this.outputLen=this.iHash.outputLen;let s=this.blockLen,o=new Uint8Array(s);o.set(n.length>s?e.create().update(n).digest():n);for(let r=0;r<o.length;r++)o[r]^=54;this.iHash.update(o),this.oHash=e.create();for(let r=0;r<o.length;r++)o[r]^=106;this.oHash.update(o),Qe(o)}update(e){return xe(this),this.iHash.update(e),this}digestInto(e){xe(this),An(e,this),this.finished=!0;let n=e.subarray(0,this.outputLen);this.iHash.digestInto(n),this.oHash.update(n),this.oHash.digestInto(n),this.destroy()}digest(){let e=new Uint8Array(this.oHash.outputLen);return this.digestInto(e),e}_cloneInto(e){e||=Object.create(Object.getPrototypeOf(this),{});let{oHash:n,iHash:s,finished:o,destroyed:r,blockLen:a,outputLen:c,canXOF:l}=this;return e=e,e.finished=o,e.destroyed=r,e.blockLen=a,e.outputLen=c,e.canXOF=l,e.oHash=n._cloneInto(e.oHash),e.iHash=s._cloneInto(e.iHash),e}clone(){return this._cloneInto()}destroy(){this.destroyed=!0,this.oHash.destroy(),this.iHash.destroy()}},kr=(()=>{let t=((e,n,s)=>new En(e,n).update(s).digest());return t.create=(e,n)=>new En(e,n),t})();var ml=t=>t/2**32|0,hl=t=>t>>>0;function _r(t,e,n,s){let o=ml(n),r=hl(n);t.setUint32(e,s?r:o,s),t.setUint32(e+4,s?o:r,s)}function vr(t,e,n){return t&e^~t&n}function xr(t,e,n){return t&e^t&n^e&n}var jn=class{blockLen;outputLen;canXOF=!1;padOffset;isLE;buffer;view;finished=!1;length=0;pos=0;destroyed=!1;constructor(e,n,s,o){this.blockLen=e,this.outputLen=n,this.padOffset=s,this.isLE=o,this.buffer=new Uint8Array(e),this.view=Cn(this.buffer)}update(e){xe(this),Je(e);let{view:n,buffer:s,blockLen:o}=this,r=e.length,a=!1;for(let c=0;c<r;){let l=Math.min(o-this.pos,r-c);if(l===o){let p=Cn(e);for(;o<=r-c;c+=o)this.process(p,c);a=!0;continue}s.set(c===0&&l===r?e:e.subarray(c,c+l),this.pos),this.pos+=l,c+=l,this.pos===o&&(this.process(n,0),this.pos=0,a=!0)}return this.length+=e.length,a&&this.roundClean(),this}digestInto(e){xe(this),An(e,this),this.finished=!0;let{buffer:n,view:s,blockLen:o,isLE:r}=this,{pos:a}=this;n[a++]=128,n.fill(0,a),this.padOffset>o-a&&(this.process(s,0),n.fill(0)),_r(s,o-8,this.length*8,r),this.process(s,0),this.roundClean();let c=e===n?s:Cn(e),l=this.outputLen,p=l/4,u=this.get();if(l%4||p>u.length)throw new Error("invalid outputLen");for(let f=0;f<p;f++)c.setUint32(4*f,u[f],r)}digest(){let{buffer:e,outputLen:n}=this;this.digestInto(e);let s=e.slice(0,n);return this.destroy(),s}_cloneIntoMeta(e){let{buffer:n,length:s,finished:o,destroyed:r,pos:a}=this;return e.destroyed=r,e.finished=o,e.length=s,e.pos=a,a&&e.buffer.set(n),e}clone(){return this._cloneInto()}},wr=Uint32Array.from([1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225]);var yl=Uint32Array.from([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298]),Kt=new Uint32Array(64),Cs=class extends jn{A=0;B=0;C=0;D=0;E=0;F=0;G=0;H=0;constructor(e,n){super(64,e,8,!1),this.A=n[0]|0,this.B=n[1]|0,this.C=n[2]|0,this.D=n[3]|0,this.E=n[4]|0,this.F=n[5]|0,this.G=n[6]|0,this.H=n[7]|0}get(){let{A:e,B:n,C:s,D:o,E:r,F:a,G:c,H:l}=this;return[e,n,s,o,r,a,c,l]}set(e,n,s,o,r,a,c,l){this.A=e|0,this.B=n|0,this.C=s|0,this.D=o|0,this.E=r|0,this.F=a|0,this.G=c|0,this.H=l|0}_cloneInto(e){return(e||=new this.constructor).set(...this.get()),this._cloneIntoMeta(e)}process(e,n){for(let f=0;f<16;f++,n+=4)Kt[f]=e.getUint32(n,!1);for(let f=16;f<64;f++){let $=Kt[f-15],d=Kt[f-2],h=kt($,7)^kt($,18)^$>>>3,v=kt(d,17)^kt(d,19)^d>>>10;Kt[f]=v+Kt[f-7]+h+Kt[f-16]|0}let{A:s,B:o,C:r,D:a,E:c,F:l,G:p,H:u}=this;for(let f=0;f<64;f++){let $=kt(c,6)^kt(c,11)^kt(c,25),d=u+$+vr(c,l,p)+yl[f]+Kt[f]|0,v=(kt(s,2)^kt(s,13)^kt(s,22))+xr(s,o,r)|0;u=p,p=l,l=c,c=a+d|0,a=r,r=o,o=s,s=d+v|0}s=s+this.A|0,o=o+this.B|0,r=r+this.C|0,a=a+this.D|0,c=c+this.E|0,l=l+this.F|0,p=p+this.G|0,u=u+this.H|0,this.set(s,o,r,a,c,l,p,u)}roundClean(){Qe(Kt)}destroy(){this.destroyed=!0,this.set(0,0,0,0,0,0,0,0),Qe(this.buffer)}},Es=class extends Cs{constructor(){super(32,wr)}};var js=yr(()=>new Es,gr(1));var Ns=t=>typeof t=="string"?new TextEncoder().encode(t):t,Sr=t=>js(Ns(t)),Tr=(t,e)=>kr(js,Ns(t),Ns(e)),Or=t=>Array.from(t,e=>e.toString(16).padStart(2,"0")).join("");function Ve(t){if(!/^([0-9a-f]{2})*$/i.test(t))throw new RangeError("an even number of hexadecimal figures is needed");return Uint8Array.from(t.match(/../g)??[],e=>parseInt(e,16))}var gl="croupier-shuffle/1",Ye=t=>Or(Sr(t));function kl(t){let e=new Map,n=t.map(s=>{let o=(e.get(s)??0)+1;return e.set(s,o),{card:s,copy:o,joker:s==="Jk"?1:0,place:ur.indexOf(s[1])*13+lr.indexOf(s[0])}});return n.sort((s,o)=>s.joker-o.joker||s.copy-o.copy||s.place-o.place),n.map(({card:s})=>s)}function Bs(t,e,n,s){let o=kl(s),r=_l(t,e,n);for(let a=o.length-1;a>0;a-=1){let c=r(a+1);[o[a],o[c]]=[o[c],o[a]]}return o}function _l(t,e,n){let s=0,o=[],r=()=>{if(!o.length){let a=Tr(t,`${gl}
${e}
${n}
${s}`),c=new DataView(a.buffer,a.byteOffset,a.byteLength);o=[0,4,8,12,16,20,24,28].map(l=>c.getUint32(l)),s+=1}return o.shift()};return a=>{let c=4294967296-4294967296%a,l=r();for(;l>=c;)l=r();return l%a}}function Nn({commitment:t,cards:e}){let[n,s]=w(!1);return e==="physical"||!t?i`<p class="quiet small">A real deck: the dealer shuffles, and nothing is promised.</p>`:i`<div class="commitment">
    <${m} kind="quiet" name="commitment of the shuffle" chosen=${n} onTap=${()=>s(!n)}>
      <span class="quiet">shuffle</span> <code>${vl(t)}</code>
    <//>
    ${n&&i`<div class="commitment-whole">
      <code>${t}</code>
      <p class="small quiet">The SHA-256 of the seed this round is shuffled with, fixed before anybody bets. The seed is
        published when the round is closed, and anyone can redo the shuffle, on their own phone at
        <b> ${location.host}/shuffle</b>.</p>
    </div>`}
  </div>`}var vl=t=>`${t.slice(0,4)} ${t.slice(4,8)} \u2026`,ce=({night:t,table:e})=>`/rounds/${t.night}/${e.table}`;function Ar({state:t}){let e=t.table.last_round,[n,s]=w(!1),o=e.ended==="voided"?"was voided":"is closed";if(e.commitment&&!e.seed)return i`<p class="quiet small">Round ${e.number} ${o}. Its seed was lost: nobody can check its shuffle.</p>`;if(!e.seed)return i`<p class="quiet small">Round ${e.number} ${o}.</p>`;let r=Ye(Ve(e.seed))===e.commitment;return i`<div class="commitment">
    <${m} kind="quiet" chosen=${n} onTap=${()=>s(!n)}>
      <span class="quiet">round ${e.number} ${o}</span> ${r?"seed \u2713":"seed \u2717"}
    <//>
    ${n&&i`<div class="commitment-whole">
      <p class="small quiet">${r?"This screen has checked it: the published seed is the one that was promised.":"The published seed is not the one that was promised. Keep a photograph of this."}</p>
      <p class="small quiet">seed</p><code>${e.seed}</code>
      <p class="small quiet">promised</p><code>${e.commitment}</code>
      ${e.cut&&i`<p class="small quiet">cut</p><code>${e.cut}</code>`}
      <a class="button" href=${`${ce(t)}#${e.number}`}>see it again, card by card</a>
    </div>`}
  </div>`}var Hs="/sign-in?another";function Cr({table:t,state:e}){let[n,s]=w(null),{night:o,table:r}=e,a=o.status==="closed";H(()=>{t.role().then(s)},[t]),H(()=>{a&&t.stop()},[t,a]);let c=r.elsewhere,l=c.length?`Still open: ${dt(c.map(u=>`${u.name}, ${u.game_name}`))}.`:"No other table is open. The host opens one, or closes the night: this screen will say so.",p=a?"The night is over and its books are sealed. The tray is in the cage, the racks are with their players. Nothing is left to do on this screen.":`Its racks are with their players, its tray is in the cage. ${l}`;return i`<${Wt} mark="c" title=${a?"The night is closed":`${r.name} is closed`} text=${p}>
    <div class="state-ways">
      ${n==="host"&&c.map(u=>i`<a key=${u.table} class="button is-main" href=${`/table/${o.night}/${u.table}`}>go to ${u.name}</a>`)}
      ${n==="host"?i`<a class=${`button is-${c.length?"plain":"main"}`} href=${`/desk/${o.night}`}>the desk</a>`:i`<a class=${`button is-${a?"plain":"main"}`} href=${Hs}>type another table's code</a>`}
      ${r.past.length>0&&i`<a class="button is-plain" href=${ce(e)}>the last rounds</a>`}
    </div>
  <//>`}function Er({error:t}){return t.status===401?i`<${Wt} mark="d" title="This screen is signed out" text="Ask the host for the table's code and sign in again.">
      <${m} kind="main" onTap=${()=>location.assign(Hs)}>sign in<//>
    <//>`:i`<${Wt} mark="d" title="Not this table" text=${t.message}>
    <div class="state-ways">
      <${m} kind="main" onTap=${()=>location.assign("/")}>go where this screen belongs<//>
      <a class="button is-plain" href=${Hs}>type a table's code</a>
    </div>
  <//>`}function G({text:t,onGone:e}){return t?i`<div class="slip" role="alert">
    <span>${t}</span>${e&&i`<${m} kind="quiet" name=${b("close")} onTap=${e}>✕<//>`}
  </div>`:null}var jr=t=>t.as==="dealer",Nr=t=>!t.screens.here&&!(jr(t)&&t.screens.running===null);function Br({table:t,state:e}){let{running:n}=e.screens,s=n?`${n.name} runs ${e.table.name}`:`No screen runs ${e.table.name}`,o=jr(e)?wl:xl;return i`<main class="other-screen">
    <${Wt} mark="s" title=${s}>
      <${o} table=${t} state=${e} />
      <${G} text=${t.error.value} />
    <//>
  </main>`}function xl({table:t,state:e}){let{running:n,asks:s,name:o}=e.screens;if(!s)return i`<p class="state-text">One screen runs a table at a time. This one, ${o}, looks on.</p>
      <${m} kind="main" busy=${t.late.value} onTap=${t.askToRun}>ask to run it here<//>`;let r=n&&!n.silent?`on ${n.name}, or at the host\u2019s desk`:"at the host\u2019s desk";return i`<p class="state-text">This is ${o}, and it waits to be let in: tap <b>let it in</b> ${r}.</p>
    ${n?.silent&&i`<p class="state-text">${n.name} was not heard for a minute.</p>`}
    <a class="button is-plain" href="/sign-in?another">another table’s code</a>`}function wl({table:t,state:e}){let{name:n,silent:s}=e.screens.running,o=e.table.hand_over,r=o?`is handed to ${o.name}`:"deals there";return i`<p class="state-text">${s?`${n} was not heard for a minute.`:`${n} ${r} now, and looks on once you take the table over.`}</p>
    <${m} kind="main" busy=${t.late.value} onTap=${t.takeOver}>take the table over<//>
    <a class="button is-plain" href=${`/desk/${e.night.night}`}>the desk</a>`}function Hr({table:t,state:e}){let{here:n,waiting:s}=e.screens,[o,...r]=n?s:[],a=et(String(o?.session));if(!o)return null;let c=e.table.hand_over?.here;return i`<section class="asking" role="alert" aria-label="another screen" onClickCapture=${a.swallows}>
    <p>Another screen wants to run this table: <b>${o.name}</b>${r.length>0&&`, and ${r.length} more`}.</p>
    ${c?i`<p class="small">The dealer says, when the tablet is back.</p>`:i`<div class="asking-ways">
      <${m} busy=${t.late.value} onTap=${()=>t.sendAway(o.session)}>send it away<//>
      <${m} busy=${t.late.value} onTap=${()=>t.letIn(o.session)}>let it in<//>
    </div>`}
  </section>`}function j({card:t,lit:e,dim:n}){let s=I(t),o=[s&&t!=="Jk"&&`suit-${t[1]}`,e&&"is-lit",n&&"is-dim"];return i`<svg class=${T(["card",...o])} viewBox="0 0 100 140" role="img" aria-label=${ct(t)}>
    <rect class="card-paper" x="1" y="1" width="98" height="138" rx="9" />
    ${s?t==="Jk"?Tl:Sl(t):Ol}
  </svg>`}function Sl([t,e]){return i`
    <path class="card-rank" d=${ze[t]} transform=${`translate(${t==="T"?7:9} 9) scale(1.3)`} />
    <path class="card-pip" d=${it[e]} transform="translate(10 71) scale(.33)" />
    <path class="card-pip" d=${it[e]} transform="translate(47 82) scale(.47)" />`}var Tl=i`
  <path class="card-rank" d=${ze.J} transform="translate(9 9) scale(1.3)" />
  <path class="card-pip" d=${Tn} transform="translate(28 68) scale(.62)" />`,Ol=i`
  <rect class="card-back" x="7" y="7" width="86" height="126" rx="5" />
  <path class="card-lattice" d=${pr} />
  <rect class="card-lattice" x="10" y="10" width="80" height="120" rx="3" />`;function $t({label:t,wanted:e}){return i`<svg class="card" viewBox="0 0 100 140" role="img" aria-label=${t??b("no card yet")}>
    <rect class=${T(["card-outline",e&&"is-wanted"])} x="3" y="3" width="94" height="134" rx="9" />
  </svg>`}function R({cards:t,places:e=0,label:n,fanned:s,lit:o,wanted:r}){let a=Math.max(0,e-t.length);return i`<div class=${T(["hand",s&&"is-fanned"])} role="group" aria-label=${n}>
    <div class="hand-cards">
      ${t.map((c,l)=>i`<${j} key=${l} card=${c}
        lit=${o?.has(c)} dim=${o&&!o.has(c)} />`)}
      ${[...Array(a).keys()].map(c=>i`<${$t} key=${`empty ${c}`} wanted=${r&&c===0} />`)}
    </div>
    ${n&&i`<div class="hand-label">${n}</div>`}
  </div>`}function nt({text:t,detail:e,news:n}){return i`<div class="line">
    <p class="line-text" role="status">${n&&i`<span class="line-news">${n}</span> `}${t}</p>
    ${e&&i`<p class="line-detail">${e}</p>`}
  </div>`}function F({title:t,onClose:e,foot:n,large:s,children:o}){let r=at(null),a=et(t,{fresh:!0});H(()=>{let l=r.current,p=document.activeElement;return l.showModal(),()=>{l.close(),p?.focus({preventScroll:!0})}},[]);let c=l=>{l.preventDefault(),e()};return i`<dialog class=${T(["dialog",s&&"is-large"])} ref=${r} aria-label=${t} onCancel=${c} onClickCapture=${a.swallows}>
    <h2>${t}</h2>
    <div class="dialog-body">${o}</div>
    <div class="dialog-foot">${n}</div>
  </dialog>`}function yt({title:t,text:e,yes:n,no:s=b("go back"),danger:o,onYes:r,onClose:a}){let c=i`
    <${m} kind="plain" onTap=${a}>${s}<//>
    <${m} kind=${o?"danger":"main"} onTap=${r}>${n}<//>`;return i`<${F} title=${t} onClose=${a} foot=${c}><p>${e}</p><//>`}function le(t,e){let n=[],s=t;for(let o of[...e].sort((r,a)=>a.value-r.value)){let r=Math.floor(s/o.value);r>0&&n.push({...o,count:r}),s-=r*o.value}return n}var Pr=t=>t.map(({count:e,colour:n})=>b("{count} {colour}##of chips",{count:e,colour:C(n)})).join(", ");function we({min:t,max:e,step:n=1}){return e==null||e>=Number.MAX_SAFE_INTEGER?null:t+Math.floor((e-t)/n)*n}function Bn(t,e){let{min:n,step:s=1}=e,o=we(e);return o!==null&&o<n?b("not possible now"):t<n?b("at least {amount}",{amount:n}):o!==null&&t>o?b("at most {amount}",{amount:o}):(t-n)%s!==0?n%s===0?b("in steps of {step}",{step:s}):b("{first}, then in steps of {step}",{first:n,step:s}):null}function ue(t,e,n){return e.reduce((o,r)=>o+r,0)===t?e:le(t,n).flatMap(({value:o,count:r})=>Array(Math.min(r,500)).fill(o))}function Se(t,e){let n=t.lastIndexOf(e);return t.filter((s,o)=>o!==n)}var Mr={white:{body:"#efeadb",spots:"#7b7a74"},red:{body:"#c22f39",spots:"#fff"},blue:{body:"#2460b0",spots:"#fff"},green:{body:"#1f8a49",spots:"#fff"},black:{body:"#25252a",spots:"#fff"},purple:{body:"#6d3c9b",spots:"#fff"},yellow:{body:"#e6b91f",spots:"#25252a"},pink:{body:"#df79a4",spots:"#fff"},orange:{body:"#de6f25",spots:"#fff"},grey:{body:"#878d92",spots:"#fff"},brown:{body:"#794d2a",spots:"#fff"},turquoise:{body:"#17909a",spots:"#fff"}},Al=5,Lr=8,Te=({value:t,colour:e})=>i`<${Fr} value=${t} colour=${e} count=${1} bare />`;function Fr({value:t,colour:e,count:n,bare:s}){let o=Math.min(n,Al),r=64+(o-1)*Lr,{body:a,spots:c}=Mr[e]??Mr.grey,l={"--chip-colour":a,"--chip-spots":c},p=[...Array(o-1).keys()].map(f=>r-32-f*Lr),u=i`<svg class="chip" viewBox=${`0 0 64 ${r}`} style=${l} role="img"
      aria-label=${b("{count} {colour}, {value} each##of chips",{count:n,colour:C(e),value:t})}>
    ${p.map(f=>i`<g key=${f}>
      <circle class="chip-under" cx="32" cy=${f} r="30.5" />
      <circle class="chip-spots" cx="32" cy=${f} r="26.5" stroke-dasharray="13.9 13.85" />
    </g>`)}
    <circle class="chip-body" cx="32" cy="32" r="30.5" />
    <circle class="chip-spots" cx="32" cy="32" r="26.5" stroke-dasharray="13.9 13.85" />
    <circle class="chip-face" cx="32" cy="32" r="20.5" />
    <text class="chip-value" x="32" y=${32+Rr(t)*.36} font-size=${Rr(t)}>${Dr(t)}</text>
  </svg>`;return s?u:i`<span class="pile">${u}<span class="pile-count" aria-hidden="true">×${n}</span></span>`}function zt({amount:t,chipset:e,words:n}){let s=le(t,e);return i`<span class="chips">
    <span class="chips-piles">${s.map(o=>i`<${Fr} key=${o.value} ...${o} />`)}</span>
    ${n&&i`<span class="chips-words">${Pr(s)}</span>`}
  </span>`}function Dr(t){return t<1e3||t%100?String(t):`${t/1e3}k`}var Rr=t=>[26,25,19,15,12][Math.min(Dr(t).length,5)-1];function Hn({label:t,value:e,range:n,chipset:s,last:o,optional:r,onChange:a}){let[c,l]=w([]),p=ue(e,c,s),u=we(n),f=k=>u===null||k<=u,$=k=>{l(k),a(k.reduce((S,O)=>S+O,0))},d=k=>f(e+k)&&$([...p,k]),h=k=>$(Se(p,k)),v=k=>$(ue(k,[],s)),g=e===0&&r?b("none"):Bn(e,n);return i`<div class="pad" role="group" aria-label=${t}>
    <div class="pad-head">
      ${t&&i`<span class="pad-label">${t}</span>`}
      <output class="pad-amount">${y(e)}</output>
      <span class=${T(["pad-note",g&&e>0&&"is-wrong"])}>${g??Cl(u)}</span>
    </div>
    <div class="pad-keys">
      <${pe} chipset=${s} fits=${k=>f(e+k)} onAdd=${d} onTakeOff=${h} />
      <div class="pad-side">
        <${m} name=${b("take off the last chip")} disabled=${!p.length}
          onTap=${()=>$(p.slice(0,-1))}>⌫<//>
        <${m} kind="quiet" disabled=${!o||!f(o)} onTap=${()=>v(o)}>
          ${o?b("same again \xB7 {chips}",{chips:o}):b("same again")}
        <//>
        <${m} kind="quiet" disabled=${!e} onTap=${()=>$([])}>${b("clear")}<//>
      </div>
    </div>
  </div>`}function pe({chipset:t,fits:e,onAdd:n,onTakeOff:s}){let o=[...t].sort((r,a)=>r.value-a.value);return i`<div class="pad-chips">
    ${o.map(r=>i`<${jl} key=${r.value} chip=${r} disabled=${!e(r.value)}
      onAdd=${()=>e(r.value)&&n(r.value)} onTakeOff=${()=>s(r.value)} />`)}
  </div>`}var Cl=t=>t===null?"":b("of {most}",{most:t}),El=450;function jl({chip:t,disabled:e,onAdd:n,onTakeOff:s}){let o=at(null),r=at(!1),a=()=>{r.current=!1,o.current=setTimeout(()=>{r.current=!0,s()},El)},c=()=>clearTimeout(o.current);return i`<button type="button" class="pad-chip" aria-disabled=${e?"true":null}
      aria-label=${b("add {value} ({colour})",{value:t.value,colour:C(t.colour)})}
      onPointerDown=${a} onPointerUp=${c} onPointerLeave=${c} onPointerCancel=${c}
      onContextMenu=${l=>l.preventDefault()}
      onClick=${()=>!r.current&&n()}>
    <${Te} ...${t} />
  </button>`}var Nl=8;function Ot(t){return Array.isArray(t)?t.length&&t.every(I)?"card":"choice":"of"in t?"some":"rows"in t?"rows":"fields"in t?"fields":Ir(t)?"choice":"amount"}var Nt=t=>Array.isArray(t)?t:Ir(t)??[];function Ir(t){let e=we(t),{min:n,step:s=1}=t;if(e===null||(e-n)/s>=Nl)return null;let o=[];for(let r=n;r<=e;r+=s)o.push(r);return o}function qr(t,e=!1){switch(Ot(t)){case"amount":return 0;case"some":case"rows":return[];case"fields":return Jt(t.fields);default:return!e&&Nt(t).length===1?Nt(t)[0]:void 0}}var Jt=(t,e=[])=>Object.fromEntries(Object.entries(t).map(([n,s])=>[n,qr(s,e.includes(n))]));function Bl(t,e){switch(Ot(t)){case"amount":return Bn(e,t);case"some":return e.length<t.least?b("{count} more",{count:t.least-e.length}):e.length>t.most?b("at most {amount}",{amount:t.most}):null;case"rows":return e.length<t.least?b("{count} more",{count:t.least-e.length}):null;case"fields":return Gt(t.fields,e)?.why??null;default:return Nt(t).length?e===void 0?b("not chosen yet"):null:b("not possible now")}}function Gt(t,e,n=[]){for(let[s,o]of Object.entries(t)){if(n.includes(s)&&Ur(e[s]))continue;let r=Bl(o,e[s]);if(r)return{name:s,why:r}}return null}function Ps(t,e){let n=Object.keys(t.values).filter(s=>!(t.optional?.includes(s)&&Ur(e[s])));return Object.fromEntries(n.map(s=>[s,e[s]]))}var Ur=t=>t===void 0||t===0||Array.isArray(t)&&!t.length,Hl=6;function Wr(t){switch(Ot(t)){case"amount":return we(t)!==t.min;case"some":return t.least===0&&t.of.length>0;case"rows":return t.least===0&&t.most>0;case"fields":return Object.values(t.fields).some(Wr);default:return!1}}function Kr(t){if(t.optional?.length)return Pl(t);if(Object.values(t.values).some(Wr))return null;let e=Jt(t.values),n=Object.keys(e).filter(a=>e[a]===void 0),s=Gt(t.values,e);if(!s)return[e];let[o]=n;if(n.length!==1||s.name!==o||Nt(t.values[o]).length>Hl)return null;let r=Nt(t.values[o]).map(a=>({...e,[o]:a}));return r.some(a=>Gt(t.values,a))?null:r}function Pl({values:t,optional:e}){let[[n,s],...o]=Object.entries(t);return o.length||!e.includes(n)||Ot(s)!=="choice"||Nt(s).length!==1?null:[{},{[n]:Nt(s)[0]}]}function Ms(t){if(t.optional?.length)return null;let e=Object.entries(t.values).filter(([,n])=>qr(n)===void 0);return e.length===1&&Ot(e[0][1])==="card"?e[0][0]:null}var q=({by:t,do:e,since:n})=>`${t} ${e} ${n??""}`;function zr({options:t},e){let n=new Map;for(let{by:o,since:r=0}of t)o!=="dealer"&&n.set(o,Math.min(r,n.get(o)??r));let s=Math.min(...n.values());return[...n.keys()].filter(o=>!e.some(r=>r.by===o&&r.index>=s))}function Gr(t){let e=new Map;for(let n of t)e.set(n.by,[...e.get(n.by)??[],n]);return[...e].sort(([n],[s])=>+(n==="dealer")-+(s==="dealer"))}function Ml(t){let e=Ul[Ot(t.value)];return Ot(t.value)==="amount"?i`<${e} ...${t} />`:i`<fieldset class="field">
    <legend>${t.optional?b("{name} (may be left out)",{name:C(t.name)}):C(t.name)}</legend>
    <${e} ...${t} />
  </fieldset>`}function Pn({fields:t,held:e,optional:n=[],last:s={},chipset:o,onChange:r}){return Object.entries(t).map(([a,c])=>i`<${Ml} key=${a} name=${a} value=${c}
    held=${e[a]} optional=${n.includes(a)} last=${s[a]} chipset=${o}
    onChange=${l=>r({...e,[a]:l})} />`)}var Ll=({name:t,value:e,held:n,chipset:s,last:o,optional:r,onChange:a})=>i`<${Hn} label=${C(t)}
  value=${n} range=${e} chipset=${s} last=${o} optional=${r} onChange=${a} />`;function Rl({value:t,held:e,optional:n,onChange:s}){return i`<div class="choices">
    ${Nt(t).map(o=>i`<${m} key=${o} chosen=${o===e}
      onTap=${()=>s(n&&o===e?void 0:o)}>${ht(o)}<//>`)}
  </div>`}var Jr=13;function Fl({value:t,held:e,onChange:n}){return t.length<=Jr?i`<${Qr} cards=${t} chosen=${e?[e]:[]} onTap=${n} />`:i`<${bt} allowed=${t} picked=${e?[e]:[]} onPick=${n}
    onTakeBack=${()=>n(void 0)} />`}function Dl({value:t,held:e,onChange:n}){let s=r=>e.length<t.most&&n([...e,r]),o=r=>n(Se(e,r));if(!t.of.every(I))return i`<div class="choices">
      ${t.of.map(r=>i`<${m} key=${r} chosen=${e.includes(r)}
        onTap=${()=>e.includes(r)?o(r):s(r)}>${ht(r)}<//>`)}
    </div>`;if(t.of.length>Jr){let r=t.of.filter(a=>!e.includes(a));return i`<${bt} allowed=${r} picked=${e} onPick=${s} onTakeBack=${o} />`}return i`<${Qr} cards=${t.of} chosen=${e} onTap=${s} onTapAgain=${o} />`}function Qr({cards:t,chosen:e,onTap:n,onTapAgain:s=n}){let o=(r,a)=>r.filter(c=>c===a).length;return i`<div class="choices">
    ${t.map((r,a)=>{let c=o(e,r)>=o(t.slice(0,a+1),r);return i`<button type="button" key=${`${r} ${a}`} aria-label=${ct(r)}
          class=${T(["choice-card",c&&"is-chosen"])} aria-pressed=${String(c)}
          onClick=${()=>c?s(r):n(r)}><${j} card=${r} /></button>`})}
  </div>`}var Il=({value:t,held:e,chipset:n,onChange:s})=>i`<div class="row-builder">
  <${Pn} fields=${t.fields} held=${e} chipset=${n} onChange=${s} />
</div>`;function ql({value:t,held:e,chipset:n,onChange:s}){let[o,r]=w(Jt(t.rows)),a=Gt(t.rows,o),c=e.length>=t.most,l=()=>{s([...e,o]),r(Jt(t.rows))};return i`<div class="rows">
    ${e.map((p,u)=>i`<div class="row" key=${u}>
      <span>${u+1}. ${ht(p)}</span>
      <${m} kind="quiet" name=${b("take off line {number}",{number:u+1})}
        onTap=${()=>s(e.filter((f,$)=>$!==u))}>⌫<//>
    </div>`)}
    <div class="row-builder">
      <${Pn} fields=${t.rows} held=${o} chipset=${n} onChange=${r} />
      <div class="field-foot">
        <${m} kind="plain" disabled=${a||c} onTap=${l}>${b("add")}<//>
        <span class="quiet">${c?b("at most {amount}",{amount:t.most}):a?`${C(a.name)}: ${a.why}`:""}</span>
      </div>
    </div>
  </div>`}var Ul={amount:Ll,choice:Rl,card:Fl,some:Dl,rows:ql,fields:Il};function Mn(t){let{prompt:e,me:n,players:s,chipset:o,words:r={},sure:a={},last:c={},shown:l,entered:p,first:u,drawn:f,busy:$,error:d,onAct:h,onTakeBack:v,unheard:g=[],end:k}=t,S=Gr(e.options.filter(x=>(n==="dealer"||x.by===n)&&!f?.(x))),O=w(null),[_,N]=t.onChoose?[t.chosen,t.onChoose]:O,[Q,st]=w(null),[D,K]=w(null),Y=e.options.map(q).join(),Z=S.filter(([x])=>x!=="dealer"),ot=Z.some(([x])=>x===_)?_:Kl(Z,e.awaited),U=Z.find(([x])=>x===ot)?.[1]??[],xt=S.find(([x])=>x==="dealer")?.[1]??[],A=[...U,...xt].find(x=>q(x)===Q),J=x=>x==="dealer"?b("dealer"):s[x]??b("seat {seat}",{seat:x}),Ct=({by:x,do:M,since:X},Ft)=>h({by:x,do:M,args:Ft,since:X}),wt=n==="dealer"&&e.awaited.includes("dealer")?g.map(J):[],ne=x=>a[x.do]??(x.by==="dealer"&&wt.length?()=>Wl(x,wt):null),Ee=(x,M)=>ne(x)?K({option:x,args:M}):Ct(x,M),pt=e.awaited.filter(x=>x!=="dealer"||!wt.length),je={words:r,last:c,awaited:u?.length?[]:pt,busy:$,act:Ee,open:st},Ne=U.length>0&&xt.length>0,Be=U.length+xt.length===1?[...U,...xt][0]:null;return Be&&Gl(Be)?i`<${Jl} option=${Be} shown=${l} entered=${p} busy=${$} error=${d} question=${Y} act=${Ee}
      onTakeBack=${v} end=${k} />`:A?i`<${Yl} key=${Q} option=${A} who=${J(A.by)} chipset=${o} words=${r}
      last=${c[`${A.by} ${A.do}`]} busy=${$} error=${d} end=${k} onClose=${()=>st(null)}
      onAct=${async x=>{await Ee(A,x)&&st(null)}} />`:i`
    ${d&&i`<div class="panel"><${G} text=${d} /></div>`}
    ${Z.length>1&&i`<div class="seats-row" role="group" aria-label=${b("who")}>
      ${Z.map(([x])=>i`<${m} key=${x} chosen=${x===ot} onTap=${()=>N(x)}>${J(x)}<//>`)}
    </div>`}
    <${P} question=${Y} end=${(Ne||k)&&i`
        ${Ne&&wt.length>0&&i`<span class="controls-note">${b("not yet: {players}",{players:dt(wt)})}</span>`}
        ${Ne&&i`<${Vr} options=${xt} ...${je} />`}${k}`}>
      ${u}
      <${Vr} options=${U.length?U:xt} ...${je} />
    <//>
    ${D&&ne(D.option)&&Y.includes(q(D.option))&&i`<${yt} ...${ne(D.option)(J(D.option.by))}
      onClose=${()=>K(null)} onYes=${()=>{K(null),Ct(D.option,D.args)}} />`}`}var Wl=(t,e)=>({title:b("{deed} without {players}?",{deed:C(t.do),players:dt(e)}),text:jt("{players} has not done anything yet. Nobody may have anything to say after this.","{players} have not done anything yet. Nobody may have anything to say after this.",e.length,{players:dt(e)}),yes:C(t.do),no:b("wait")});function Kl(t,e){let[n]=t.find(([s])=>e.includes(s))??t[0]??[null];return n}var zl=13,Gl=t=>{let e=Ms(t);return e&&(t.by==="dealer"||t.values[e].length>zl)};function Jl({option:t,shown:e,entered:n,busy:s,error:o,question:r,act:a,onTakeBack:c,end:l}){let p=Ms(t)??"",u=f=>a(t,{...Ps(t,Jt(t.values)),[p]:f});return i`
    <div class="panel">
      <${bt} allowed=${t.values[p]} picked=${e} busy=${s}
        onPick=${u} onTakeBack=${c} />
      <${G} text=${o} />
    </div>
    <${P} question=${r} end=${(n||l)&&i`
        ${n&&i`<${R} cards=${n.cards} places=${n.places} wanted />`}${l}`}>
      ${c&&i`<${$r} picked=${e} busy=${s} onTakeBack=${c} />`}
    <//>`}function Vr({options:t,words:e,last:n,awaited:s,busy:o,act:r,open:a}){let c=({by:l})=>s.includes(l)?"main":"plain";return t.flatMap(l=>{let p=Kr(l);return p?p.map(u=>i`<${m} key=${q(l)+JSON.stringify(u)} kind=${c(l)}
      disabled=${o} onTap=${()=>r(l,u)}>
      ${e[l.do]?e[l.do](u):ve(l.do,Vl(l,u))}
    <//>`):[i`<${m} key=${q(l)} kind="plain" disabled=${o} onTap=${()=>a(q(l))}>
          ${C(l.do)} …
        <//>`,i`<${Ql} key=${`${q(l)} again`} option=${l} args=${n[`${l.by} ${l.do}`]}
          words=${e} busy=${o} act=${r} />`]})}function Ql({option:t,args:e,words:n,busy:s,act:o}){return!e||Gt(t.values,e,t.optional)?null:i`<${m} kind="plain" disabled=${s} onTap=${()=>o(t,e)}>
    ${b("{deed} again",{deed:ve(t.do,e,n)})}
  <//>`}var Vl=(t,e)=>Object.fromEntries(Object.entries(e).filter(([n])=>t.optional?.includes(n)||t.values[n].length!==1));function Yl({option:t,who:e,chipset:n,words:s,last:o,busy:r,error:a,onClose:c,onAct:l,end:p}){let[u,f]=w(Jt(t.values,t.optional)),$=Gt(t.values,u,t.optional),d=Ps(t,u);return i`
    <section class="panel" aria-label=${`${e}: ${C(t.do)}`}>
      <h2>${e}: ${C(t.do)}</h2>
      <div class="form-fields">
        <${Pn} fields=${t.values} held=${u} optional=${t.optional} last=${o}
          chipset=${n} onChange=${f} />
      </div>
      <${G} text=${a} />
    </section>
    <${P} question=${q(t)} end=${i`<${m} kind="plain" onTap=${c}>${b("cancel")}<//>${p}`}>
      <${m} kind="main" disabled=${$} busy=${r} onTap=${()=>l(d)}>
        ${$?C(t.do):ve(t.do,Zl(d),s)}
      <//>
      ${$&&i`<span class="controls-note">${C($.name)}: ${$.why}</span>`}
    <//>`}var Zl=t=>Object.fromEntries(Object.entries(t).filter(([,e])=>!Array.isArray(e)||e.length<=4));var Yr="hands",Xl={bura:"6789JQKTA",lorum:"789TJQKA",polignac:"789TAJQK",schnapsen:"JQKTA"},tu="23456789TJQKA",eu=["uth","kabu"],nu="shcd";function Ze(t,{game:e,facts:n}){let s=Xl[e]??tu,o=n?.trump,r=eu.includes(e),a=c=>{if(!I(c)||c==="Jk")return 1e3;let l=c[1]===o?-1:nu.indexOf(c[1]);return(r?0:l*20)-s.indexOf(c[0])};return[...t].sort((c,l)=>a(c)-a(l))}function Oe(t){let[e,n]=w(()=>su());return{as:e,turn:()=>{let o=e==="sorted"?"dealt":"sorted";ou(o),n(o)},arranged:o=>e==="sorted"?Ze(o,t):o}}var Ae=({sorting:t})=>i`<${m} kind="plain" onTap=${t.turn}>
  ${t.as==="sorted"?b("as dealt"):b("sort")}
<//>`;function su(){try{return localStorage.getItem(Yr)==="dealt"?"dealt":"sorted"}catch{return"sorted"}}function ou(t){try{localStorage.setItem(Yr,t)}catch{}}var E=t=>Object.fromEntries(t.seats.map(({seat:e,player:n})=>[e,n]));function Ln(t,{deed:e,event:n=({text:s})=>s}={}){let s=E(t);return t.record.map(r=>({number:r.index+1,text:[ru(r,s,t,e),...r.events.map(a=>n(a,s))].filter(Boolean).join(" ")})).filter(({text:r})=>r)}function Zr(t,e){let n=e.map(({entry:s,after:o,text:r})=>({key:`hand-over ${s}`,at:o-.5,text:r}));return[...t.map(s=>({at:s.number,...s})),...n].sort((s,o)=>s.at-o.at)}function ru(t,e,n,s){if(t.do===null)return null;let o=e[t.by]??"The dealer",r=s?.(t,{who:o,round:n});return r??(au(t)?null:cu(t,o))}var au=({by:t,do:e,events:n})=>n.some(({code:s,args:o})=>o.seat===t&&s.split(".")[1]?.replaceAll("-","_").startsWith(iu(e))),iu=t=>t.replace(/^[a-z]+/,e=>`${e}s`);function cu({by:t,do:e,args:n},s){let{seat:o,...r}=n,a=Object.entries(r).filter(([,l])=>l!==0).map(([l,p])=>p===!0?`and ${C(l)}`:ht(p)),c=[C(e),...a].join(" ");return t==="dealer"?`${c[0].toUpperCase()}${c.slice(1)}.`:`${s}: ${c}.`}function Xr({table:t,state:e,pad:n,setPad:s,last:o,news:r,face:a}){let{round:c}=e,{prompt:l}=c;return i`<section class="foot" aria-label="what is next">
    <${nt} text=${l.say.text} news=${r} detail=${_t(c,l.awaited)} />
    <${Mn} prompt=${l} me="dealer" players=${E(c)} chipset=${e.night.chip_set}
      words=${a.words?.(c)??{}} sure=${a.sure?.(c)} last=${o} first=${de(t,e)} busy=${t.late.value}
      error=${t.error.value} onAct=${t.act}
      chosen=${n.seat??null} onChoose=${p=>s({seat:p})} unheard=${zr(l,c.record)}
      shown=${lu(c)} entered=${uu(c)} onTakeBack=${c.undoable?t.undo:null} />
  </section>`}function _t(t,e){let n=e.length===1&&t.seats.find(s=>s.seat===e[0]);return!n||t.facts.sheet&&!n.rack?null:`rack ${y(n.rack)}`}function lu({record:t}){let e=t.at(-1);return e?.do==="show"?[e.args.card]:[]}function uu({prompt:t,record:e}){let{number:n,count:s}=t.say.args;return s>1?{cards:e.slice(e.length-n+1).map(({args:o})=>o.card),places:s}:null}function Ls({round:t}){let{prompt:e,zones:n,cards:s}=t,o=a=>Object.values(n).some(c=>c.count&&pu(c,a)),r=a=>e.options.some(({by:c})=>c===a);return e.awaited.filter(a=>a!=="dealer"&&(s==="virtual"&&o(a)||!r(a)))}var pu=({owner:t,sight:e},n)=>e==="owner"&&t===n||e==="others"&&t!==n;function de(t,e){let n=E(e.round);return Ls(e).map(s=>fe(e,s)?i`<span key=${`phone ${s}`} class="controls-note">${n[s]} has it on the phone.</span>`:i`<${m} key=${`pass ${s}`} kind="main" busy=${t.late.value}
    onTap=${()=>t.handOver(s)}>tablet to ${n[s]}<//>`)}var fe=({table:t},e)=>t.phones&&t.seats.find(n=>n.seat===e)?.phone==="in";var Rs=t=>["bura.first-lead","bura.lead"].includes(t?.say.code),du={bura:"three trumps",aces:"three aces",molodka:"three of one plain suit"};function Fs(){return{lead:({cards:t})=>`LEAD ${t.map(B).join(" ")}`,answer:({cards:t})=>`ANSWER ${t.map(B).join(" ")}`,announce:({kind:t})=>`announce ${t}`,declare:()=>"declare 31",yield:()=>"yield",pass:()=>"PASS"}}function ta({table:t,state:e,news:n,face:s}){let{round:o}=e,{prompt:r}=o,a=E(o),[c]=r.awaited,l=o.seats.find(({seat:h})=>h!==c).seat,p=(h,v)=>r.options.find(g=>g.do===h&&(v===void 0||g.by===v)),u=p("lead")??p("answer"),f=t.late.value,$=(h,v)=>fe(e,h)?i`<span class="controls-note">${a[h]} has it on the phone.</span>`:i`<${m} kind=${v} busy=${f} onTap=${()=>t.handOver(h)}>
    tablet to ${a[h]}
  <//>`,d=i`
    ${p("announce")&&i`<${$u} option=${p("announce")} who=${a[l]} table=${t} />`}
    ${p("declare")&&i`<${mu} options=${r.options.filter(h=>h.do==="declare")} players=${a}
      sure=${s.sure()} table=${t} />`}`;return i`<section class="foot" aria-label="what is next">
    <${nt} text=${r.say.text} news=${n} detail=${_t(o,r.awaited)} />
    ${u?i`<${fu} key=${q(u)} option=${u} words=${Fs()} table=${t} end=${d}
          undo=${o.undoable?t.undo:null} />`:i`
        ${t.error.value&&i`<div class="panel"><${G} text=${t.error.value} /></div>`}
        <${P} question=${r.options.map(q).join()} end=${d}>
          ${$(c,"main")}${$(l,"plain")}
        <//>`}
  </section>`}function fu({option:t,words:e,table:n,undo:s,end:o}){let[r,a]=w([]),{of:c,least:l,most:p}=t.values.cards,u=$=>n.act({...t,args:{cards:$}});return i`
    <div class="panel">
      <${bt} allowed=${c} picked=${r} onPick=${async $=>{let d=[...r,$].slice(-p);a(d),l===p&&d.length===p&&!await u(d)&&a([])}} onTakeBack=${$=>a(r.filter(d=>d!==$))} />
      <${G} text=${n.error.value} />
    </div>
    <${P} question=${q(t)} end=${o}>
      ${l<p?i`<${m} kind="main" disabled=${!r.length} busy=${n.late.value} onTap=${()=>u(r)}>
            ${r.length?e[t.do]({cards:r}):"tap the cards led"}
          <//>`:i`<p class="controls-note">${p===1?"Tap the card.":`Tap the ${p} cards: ${p-r.length} more.`}</p>`}
      <${m} kind="plain" disabled=${!s} busy=${n.late.value} onTap=${s}>undo<//>
    <//>`}function $u({option:t,who:e,table:n}){let[s,o]=w(!1),r=t.values.kind,a=async c=>{o(!1),await n.act({...t,args:{kind:c}})};return i`<${m} onTap=${()=>o(!0)}>announce …<//>
    ${s&&i`<${F} title=${`${e} announces`} onClose=${()=>o(!1)}
        foot=${i`<${m} kind="plain" onTap=${()=>o(!1)}>go back<//>`}>
      <div class="choices">
        ${r.map(c=>i`<${m} key=${c} onTap=${()=>a(c)}>
          <span class="choice-words"><b>${c}</b><span class="choice-note">${du[c]}</span></span>
        <//>`)}
      </div>
    <//>`}`}function mu({options:t,players:e,sure:n,table:s}){let[o,r]=w(!1),[a,c]=w(null),l=()=>{r(!1),c(null)},p=async()=>{l(),await s.act(a)};return i`<${m} onTap=${()=>r(!0)}>declare 31 …<//>
    ${o&&!a&&i`<${F} title="Who declares 31?" onClose=${l}
        foot=${i`<${m} kind="plain" onTap=${l}>go back<//>`}>
      <div class="choices">
        ${t.map(u=>i`<${m} key=${u.by} kind="plain" onTap=${()=>c(u)}>${e[u.by]}<//>`)}
      </div>
    <//>`}
    ${a&&i`<${yt} ...${n.declare(e[a.by])} onYes=${p} onClose=${l} />`}`}var sa={Felt:vu,Foot:hu,Seen:Eu,words:Fs,sure:bu,deed:yu,payment:ku,over:_u,passOn:gu},ea="6789JQKTA",na={A:11,T:10,K:4,Q:3,J:2},oa={c:"clubs",d:"diamonds",h:"hearts",s:"spades"};function hu(t){let{code:e}=t.prompt.say,n=t.cards==="physical"&&(e==="bura.answer"||e==="bura.promised");return Rs(t.prompt)||n?ta:null}function bu(){return{declare:t=>({title:`${t} declares 31?`,text:"The won cards are turned up and counted. There is no way back.",yes:`${t} declares`})}}function yu({do:t,args:e},{who:n}){let s=e.cards?.every(I)?` ${e.cards.map(B).join(" ")}`:"";switch(t){case"lead":return`${n} leads${s}.`;case"answer":return`${n} answers${s}.`;case"yield":return`${n} yields the lead.`;case"declare":return`${n} declares 31.`;case"pass":return`${n} passes.`;case"announce":return"";default:return null}}function gu({prompt:t}){return["bura.answer","bura.outbid","bura.promised"].includes(t?.say.code)?t.awaited[0]:null}function ku({transfers:t}){let e=t.find(({from:o,to:r})=>o==="pot"||r==="pot"),n=t.filter(o=>o!==e),s=e&&[e.from==="pot"?"out of the pot, all of it":"into the pot, which is carried"];return{hand:e?.why??null,sums:[...s??[],...n.map(({why:o,amount:r})=>`${o}: ${y(r)}`)]}}function _u({record:t}){return t.at(-1).events.map(({text:e})=>e).at(-1)}function vu({state:t,paying:e}){let{round:n,table:s,night:o}=t,{places:r,zones:a,facts:c}=n,l=n.seats.map(({seat:p})=>p).sort((p,u)=>p-u);return i`<section class=${T(["felt","bura",n.cards==="physical"&&"is-short"])} aria-label="felt">
    <${wu} zones=${a} facts=${c} />
    ${l.map(p=>i`<${Su} key=${p} seat=${p} round=${n} lit=${xu(n,e,p)}
      holds=${s.hand_over?.seat===p} />`)}
    <div class="bura-pot" data-place="pot">
      <${zt} amount=${r.pot??0} chipset=${o.chip_set} />
      <span>pot <b class="figure">${y(r.pot??0)}</b></span>
    </div>
  </section>`}var xu=({prompt:t},e,n)=>e?e.seat===n:!!t?.awaited.includes(n);function wu({zones:t,facts:e}){let n=t.stock.count+(t.trump?.count??0),[s]=t.trump?.cards??[];return i`<div class="bura-trumps">
    <div class="bura-stock">
      ${s&&i`<${j} card=${s} />`}
      ${t.stock.count>0&&i`<${j} card="??" />`}
    </div>
    <p>${n>0&&`stock ${n}`} ${!e.drawing&&"no more drawing"}</p>
    ${e.trump&&i`<p class="bura-suit">
      <svg class=${`suit-${e.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${it[e.trump]} /></svg>
      <b>${oa[e.trump]}</b> trumps
    </p>`}
  </div>`}function Su({seat:t,round:e,lit:n,holds:s}){let o=e.seats.find(p=>p.seat===t),r=e.markers[t],a=e.zones[`won:${t}`],c=e.zones[`hand:${t}`],l=[e.dealer===t&&"the deal",s&&"has the tablet",r&&`owes ${y(r)}`];return i`<div class=${T(["bura-side",n&&"is-lit"])} role="group" aria-label=${o.player}>
    <div class="bura-who">
      <b>${o.player}</b><span class="figure" data-place=${`seat:${t}`}>${y(o.rack)}</span>
      <span class="bura-note">${l.filter(Boolean).join(" \xB7 ")}</span>
      <span class="bura-word">${Tu(e,t)}</span>
      <${R} cards=${c.cards} fanned />
    </div>
    ${a.sight==="all"?i`<${Cu} cards=${a.cards} />`:i`
      <${Ou} round=${e} seat=${t} />
      <div class="bura-won">${a.count>0&&i`<${j} card="??" />`}<span class="small quiet">${a.count>0?"won":""}</span></div>`}
  </div>`}function Tu({facts:t,prompt:e,finished:n},s){let o=e?.say.code,{announced:r,leader:a,led:c}=t;return r?.seat===s?`announces ${r.kind}`:n?"":o==="bura.outbid"?"outbids or yields":o==="bura.answer"?c===s?"has led":"answers":o==="bura.last"?e.awaited.includes(s)?"has the last word":"":a!==s?Rs(e)?"may speak first":"":c===null?"has the lead":"takes the trick and leads"}function Ou({round:t,seat:e}){let{led:n,trump:s}=t.facts,o=t.zones[`played:${e}`].cards,r=t.seats.find(p=>p.seat!==e).seat,a=t.zones[`played:${r}`].cards,c=n!==null&&n!==e&&o.length>0,l=c?Au(o,a,s):o;return i`<div class="bura-played" role="group" aria-label="played">
    ${l.map((p,u)=>i`<${j} key=${p} card=${p} lit=${c&&ra(p,a[u],s)} />`)}
  </div>`}var ra=(t,e,n)=>t[1]===e[1]?ea.indexOf(t[0])>ea.indexOf(e[0]):t[1]===n;function Au(t,e,n){let s=o=>o.filter((r,a)=>ra(r,e[a],n)).length;return aa(t).reduce((o,r)=>s(r)>s(o)?r:o)}function aa(t){return t.length<2?[t]:t.flatMap((e,n)=>aa(t.filter((s,o)=>o!==n)).map(s=>[e,...s]))}function Cu({cards:t}){let e=r=>na[r[0]]??0,n=t.filter(e).sort((r,a)=>e(a)-e(r)),o=[...new Set(n.map(([r])=>r))].map(r=>`${n.filter(a=>a[0]===r).length} \xD7 ${na[r]}`);return i`<div class="bura-counted">
    <${R} cards=${n} fanned />
    <p>${o.join(" + ")||"nothing"} = <b class="figure">${n.reduce((r,a)=>r+e(a),0)}</b>
      <span class="quiet small"> of 31${t.length>n.length?`, and ${t.length-n.length} that count nothing`:""}</span></p>
  </div>`}function Eu({round:t,seat:e}){let n=E(t),[s]=t.zones.trump?.cards??[],o=t.seats.filter(r=>t.zones[`played:${r.seat}`].cards.length);return i`<div class="hand-others">
    ${s?i`<${R} cards=${[s]} label="trumps" />`:i`<p class="bura-suit"><b>${oa[t.facts.trump]}</b> trumps</p>`}
    ${o.map(r=>i`<${R} key=${r.seat} cards=${t.zones[`played:${r.seat}`].cards}
      label=${r.seat===e?"you":n[r.seat]} />`)}
  </div>`}var Qt=[..."cdhs"],Ds={c:"clubs",d:"diamonds",h:"hearts",s:"spades"},ia={A:1,T:10},ca={J:11,Q:12,K:13},ju=5,Nu=13,Xe=([t])=>t in ca,Rn=t=>Xe(t)?ju:ia[t[0]]??Number(t[0]),Is=t=>ca[t[0]]??ia[t[0]]??Number(t[0]),Fn=({zones:t},e)=>t[`certificates:${e}`]?.cards??[],tn=({places:t},e)=>t[`money:${e}`]??0,qs=({suit:t})=>i`<svg class=${`company suit-${t}`} viewBox="0 0 100 100" role="img" aria-label=${Ds[t]}>
  <path fill="currentColor" d=${it[t]} />
</svg>`;function Us({facts:t,zones:e,board:n},s){let o=e[`market:${s}`]?.cards.at(-1);if(!o||Xe(o))return[1,10];let{up:r,down:a}=n.limits[s],c=t.prices[s];return[Math.max(1,c-a),Math.min(10,c+r)]}function Dn({round:t}){return i`<div class="market" role="group" aria-label="the market">
    ${Qt.map(e=>i`<${Bu} key=${e} suit=${e} round=${t} />`)}
  </div>`}function Bu({suit:t,round:e}){let n=e.facts.prices[t],s=e.zones[`market:${t}`]?.cards.at(-1),[o,r]=Us(e,t),{up:a,down:c}=e.board.limits[t];return i`<section class=${T(["market-company",n===0&&"is-bankrupt"])} aria-label=${Ds[t]}>
    <${qs} suit=${t} />
    <b class="market-price">${n??"\u2013"}</b>
    ${s&&i`<${j} card=${s} />`}
    <span class="market-span">${Hu(n,o,r)}</span>
    <span class="market-limits">▲${y(a)} ▼${y(c)}</span>
  </section>`}function Hu(t,e,n){return t===void 0?"no price":`${t===0?"bankrupt, ":""}next ${e}\u2013${n}`}function la({prices:t}){let e=Math.max(t.length,12),n=r=>r/e*100,s=r=>100-r/Nu*100,o=t.at(-1)??{};return i`<figure class="chart" role="img" aria-label=${`the prices over the game; now ${Qt.map(r=>`${Ds[r]} ${o[r]??"none"}`).join(", ")}`}>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      ${[0,5,10].map(r=>i`<line key=${r} class="chart-rule" x1="0" x2="100" y1=${s(r)} y2=${s(r)} />`)}
      ${t.length>0&&Qt.map((r,a)=>i`<path key=${r} class=${`chart-line is-${r}`} d=${Pu(t,r,n,s)}
        transform=${`translate(0 ${(a-1.5)*.9})`} />`)}
    </svg>
    ${[0,5,10].map(r=>i`<span key=${r} class="chart-figure" style=${{top:`${s(r)}%`}} aria-hidden="true">${r}</span>`)}
    ${t.length>0&&Qt.map(r=>i`<span key=${r} class=${`chart-end is-${r}`} aria-hidden="true"
      style=${{top:`${s(o[r])}%`,left:`${n(t.length)}%`,"--beside":Mu(o,r)}}><${qs} suit=${r} /></span>`)}
  </figure>`}var Pu=(t,e,n,s)=>t.map((o,r)=>`${r?"V":"M0 "}${s(o[e])}H${n(r+1)}`).join(""),Mu=(t,e)=>Qt.slice(0,Qt.indexOf(e)).filter(n=>t[n]===t[e]).length;function ua({round:t,holds:e,lit:n}){let s=E(t),o=t.seats.map(({seat:c})=>c),r=Ru(t),a=Math.max(...o.map(c=>r?.[c]??t.board.players[c].worth));return i`<table class="holdings">
    <thead><tr>
      <th>share holders</th>
      ${Qt.map(c=>i`<th key=${c}><${qs} suit=${c} /></th>`)}
      <th class="number">money</th><th class="number">owes</th><th class="number">${r?"takes home":"worth"}</th>
    </tr></thead>
    <tbody>${o.map(c=>{let{shares:l,debt:p,worth:u}=t.board.players[c],f=r?.[c]??u,$=[t.dealer===c&&"banker",e===c&&"has the tablet"];return i`<tr key=${c} class=${T([n(c)&&"is-lit"])}>
        <th scope="row"><b>${s[c]}</b> <span class="quiet small">${$.filter(Boolean).join(" \xB7 ")}</span></th>
        ${Qt.map(d=>i`<td key=${d}><${Lu} count=${l[d]} cards=${Fn(t,c).filter(h=>h[1]===d)} /></td>`)}
        <td class="number" data-place=${`money:${c}`}>${y(tn(t,c))}</td>
        <td class="number">${p?y(p):""}</td>
        <td class="number"><b>${y(f)}</b><span class="holdings-best">${f===a?"\u2605":""}</span></td>
      </tr>`})}</tbody>
  </table>`}var Lu=({count:t,cards:e})=>t>0&&i`<b>${t}</b> <span class="holdings-cards">${e.map(([n])=>n==="T"?"10":n).join(" ")}</span>`;function Ru({record:t,finished:e}){if(!e)return null;let n=t.at(-1).events.filter(({code:s})=>s==="csm.takes");return Object.fromEntries(n.map(({args:s})=>[s.seat,s.amount]))}function In({round:t,payouts:e}){if(!t)return[];let n=t.finished?t.record.at(-1)?.index:null,s=new Map(t.record.map(a=>[a.index,a.by])),o=e.filter(({action:a})=>a===n||s.get(a)==="dealer"),r=Vt(t);return o.map(a=>({...a,ids:r.filter(c=>Fu(a,c)).map(({id:c})=>c)}))}var Fu=({action:t,seat:e},{action:n,by:s,from:o,to:r})=>n===t&&o!==`seat:${s}`&&(Bt(o)===e||Bt(r)===e),Vt=({record:t})=>t.flatMap(({index:e,by:n,transfers:s})=>s.map((o,r)=>({...o,action:e,by:n,id:`${e} ${r}`})));function pa(t,e,n){let s=t.round?Vt(t.round):[],o=new Set(e.slice(0,n).flatMap(({ids:c})=>c)),r=new Set(e.slice(n).flatMap(({ids:c})=>c)),a=({id:c})=>r.has(c)&&!o.has(c);return{moves:s.filter(c=>!a(c)),held:s.filter(a)}}function Bt(t){let e=t.split(":").find(n=>/^\d+$/.test(n));return e===void 0?null:Number(e)}function da(t,e){if(!e.length)return t;let n=new Map;for(let{from:c,to:l,amount:p}of e)n.set(c,(n.get(c)??0)+p),n.set(l,(n.get(l)??0)-p);let{table:s,round:o}=t,r=c=>({...c,rack:c.rack+(n.get(`seat:${c.seat}`)??0)}),a={...o.places};for(let[c,l]of n)c==="house"||c.startsWith("seat:")||(a[c]=(a[c]??0)+l,a[c]||delete a[c]);return{...t,table:{...s,tray:s.tray+(n.get("house")??0),seats:s.seats.map(r)},round:{...o,places:a,seats:o.seats.map(r)}}}var Du={live:b("live"),polling:b("slow"),lost:b("no connection")};function fa({path:t,round:e,tray:n,connection:s,children:o}){return i`<header class="bar">
    <ol class="bar-path">${t.map(r=>i`<li key=${r}>${r}</li>`)}</ol>
    ${e!=null&&i`<span>${Ut("round {number}",{number:i`<b>${e}</b>`})}</span>`}
    ${n!=null&&i`<span class="bar-tray" data-place="house">${Ut("tray {chips}",{chips:i`<b class="figure">${y(n)}</b>`})}</span>`}
    ${s&&i`<span class=${`connection is-${s}`} role="status">${Du[s]}</span>`}
    ${o}
  </header>`}var Iu="http://www.w3.org/2000/svg";function $a({svg:t,name:e}){let n=t.includes("xmlns")?t:t.replace("<svg",`<svg xmlns="${Iu}"`);return i`<img class="qr" alt=${e} src=${`data:image/svg+xml,${encodeURIComponent(n)}`} />`}var qu=3e4;function qn(t,e,n=null){let[s,o]=w(null);return H(()=>{let r=!1,a=()=>t.get(`nights/${e}/room`).then(l=>r||o(l),()=>{});a();let c=setInterval(()=>document.hidden||a(),qu);return()=>{r=!0,clearInterval(c)}},[e,n]),s}var Ws=t=>t.addresses.length>0;function ma({room:t,small:e}){return Ws(t)?i`<div class=${T(["room-code",e&&"is-small"])}>
    <${$a} svg=${t.qr} name=${b("the address to join with a phone, to scan")} />
    <div class="room-words">
      <p>${e?b("Join"):b("Scan it with a phone, or open")}</p>
      <p class="room-address">${t.addresses[0]}</p>
      ${t.addresses.slice(1).map(n=>i`<p key=${n} class="room-other">${b("or {address}",{address:n})}</p>`)}
      <p class="room-figures">${On(t.code)}</p>
    </div>
  </div>`:i`<p>${b("No phone reaches this Croupier: it listens on its own machine alone. Start it without --host.")}</p>`}function Un({table:t,state:e,onClose:n}){let s=qn(t.api,e.night.night),o=i`<span></span><${m} kind="main" onTap=${n}>done<//>`;return i`<${F} title="Join with a phone" onClose=${n} foot=${o}>
    ${s?i`<${ma} room=${s} />`:i`<p class="quiet">One moment.</p>`}
  <//>`}function Wn({table:t,state:e}){let{phones:n,seats:s}=e.table,o=s.filter(({phone:a})=>a).length,r=s.filter(({phone:a})=>a==="silent").map(({name:a})=>a);return i`<div class="phones">
    <${m} kind=${o>0&&!n?"main":void 0} chosen=${n} busy=${t.late.value} onTap=${()=>t.switchPhones(!n)}>
      ${n?"phones play here":"let phones play"}
    <//>
    <p class="small quiet">${o?`${W(o,"phone")} of ${W(s.length,"player")}`:"No phone of a player here is in."}
      ${r.length>0&&` Not heard for a minute: ${r.join(", ")}.`}</p>
  </div>`}var ha=["misdeal","a card was seen","wrong cards entered","the table gives up the round"];function ba({table:t,state:e,onClose:n}){let[s,o]=w(!1),[r,a]=w(null),[c,l]=w(!1);if(H(()=>{t.role().then(a)},[]),s)return i`<${Ks} table=${t} state=${e} onClose=${n} />`;if(c)return i`<${Un} table=${t} state=${e} onClose=${n} />`;let{game:p,status:u,commitment:f,cards:$,past:d}=e.table,h=u==="playing"||u==="frozen"||u==="finished",v=i`<${m} kind="plain" onTap=${n}>go back<//>
    ${h&&i`<${m} kind="danger" onTap=${()=>o(!0)}>void this round …<//>`}`;return i`<${F} title=${e.table.name} onClose=${n} foot=${v}>
    <div class="menu-links">
      <a class="button is-plain" href=${`/help/${p}`} target="_blank">how it is played</a>
      ${d.length>0&&i`<a class="button is-plain" href=${ce(e)}>the last rounds</a>`}
      ${e.night.status==="open"&&i`<${m} kind="plain" onTap=${()=>l(!0)}>join with a phone<//>`}
      <${m} kind="plain" onTap=${Uu}>full screen<//>
      ${r==="host"&&i`<a class="button is-plain" href=${`/desk/${e.night.night}`}>the desk</a>`}
    </div>
    <${Wn} table=${t} state=${e} />
    ${h&&i`<${Nn} commitment=${f} cards=${$} />`}
  <//>`}function Uu(){document.fullscreenElement?document.exitFullscreen():document.documentElement.requestFullscreen?.()}var Wu=({table:t})=>t.cards==="virtual"?t.status==="frozen"?", and its seed is published if it is there":" and the seed is published":"";function Ks({table:t,state:e,onClose:n}){let[s,o]=w(ha[0]),r=async()=>await t.voidRound(s.trim())&&n(),a=i`<${m} kind="plain" onTap=${n}>go back<//>
    <${m} kind="danger" disabled=${!s.trim()} busy=${t.late.value} onTap=${r}>
      void round ${e.table.number}
    <//>`;return i`<${F} title=${`Void round ${e.table.number}?`} onClose=${n} foot=${a}>
    <p>Every bet of the round goes back${Wu(e)}. This cannot be undone.</p>
    <div class="choices">
      ${ha.map(c=>i`<${m} key=${c} chosen=${c===s} onTap=${()=>o(c)}>${c}<//>`)}
    </div>
    <label class="field">or in your own words
      <input maxlength="200" value=${s} onInput=${c=>o(c.target.value)} /></label>
    <${G} text=${t.error.value} />
  <//>`}function $e({table:t,state:e}){let[n,s]=w(!1),{night:o,table:r}=e;return i`<${fa} path=${[o.name,r.name,r.game_name]} round=${r.number} tray=${r.for_points&&!r.tray?null:r.tray}
      connection=${t.connection.value}>
    <${m} kind="quiet" onTap=${()=>s(!0)}>menu<//>
    ${n&&i`<${ba} table=${t} state=${e} onClose=${()=>s(!1)} />`}
  <//>`}var ut=({table:t,line:e,detail:n,news:s,children:o})=>i`<section class="foot" aria-label="what is next">
  <${nt} text=${e} detail=${n} news=${s} />
  <${ft} table=${t} />
  ${o}
</section>`,ft=({table:t})=>t.error.value&&i`<div class="trouble"><${G} text=${t.error.value} onGone=${t.dismiss} /></div>`;var ga=({prompt:t},e,n)=>t?.options.find(s=>s.by===e&&s.do===n),Kn=(t,e)=>!!t?.values.card.includes(e);function zs(t,e){let n=Rn(e);return`${W(n,"share")} \xB7 ${y(n*t.facts.prices[e[1]])}`}function Ku(t,e,n){let{shares:s}=t.board.players[e],o=t.facts.prices[n[1]];if(!o)return"bankrupt";if(s[n[1]]+Rn(n)>t.options.max_shares)return`over ${y(t.options.max_shares)} shares`;let r=Rn(n)*o;return r>tn(t,e)?`costs ${y(r)}`:"not now"}var Gs=(t,e,n)=>`${y(t.facts.prices[e[1]])} \u2192 ${n==="zero"?0:Is(e)}`;function zu(t,e){let[n,s]=Us(t,e[1]),o=Is(e);return o<n||o>s?`only ${n} to ${s}`:"not now"}var Ht=({verb:t,note:e,ready:n,main:s,busy:o,onTap:r})=>i`<${m} kind=${s?"main":"plain"} disabled=${!n} busy=${o} onTap=${r}>
  <span class="trade-deed"><b>${t}</b><span>${e}</span></span>
<//>`;function ka({zones:t,facts:e},n){if(!e.turn.business.length)return"nothing done";let s=8-(t[`hand:${n}`]?.count??8);return s>0?`draw ${s}`:""}function _a({table:t,hand:e,seat:n,act:s,onCover:o}){let{round:r}=e,a=(r.prompt?.options??[]).map(q).join(),[c,l]=w({asked:a,own:[],sale:null}),{own:p,sale:u}=c.asked===a?c:{own:[],sale:null},f=et(a),$=Oe(r),d=$.arranged(r.zones[`hand:${n}`].cards),h=(_,N)=>f.swallows(N)||l({asked:a,sale:null,own:p.includes(_)?p.filter(Q=>Q!==_):[...p,_].slice(-4)}),v=(_,N)=>f.swallows(N)||l({asked:a,own:[],sale:u===_?null:_}),g=t.late.value,k=Fn(r,n),S=p.map(_=>d[_]),{shares:O}=r.board.players[n];return i`
    <section class="hand-felt trade-hand" aria-label="your hand">
      <${Dn} round=${r} />
      <div class="trade-mine" role="group" aria-label="your certificates">
        <span class="quiet">certificates</span>
        ${k.map((_,N)=>i`<${va} key=${N} card=${_} chosen=${u===N} onTap=${Q=>v(N,Q)} />`)}
        ${!k.length&&i`<span class="quiet">none yet</span>`}
        <span class="trade-most quiet">${Object.values(O).some(Boolean)?`at most ${y(r.options.max_shares)} shares of a company`:""}</span>
      </div>
      <div class="tap-hand" role="group" aria-label="your cards">
        ${d.map((_,N)=>i`<button type="button" key=${N} class=${T(["tap-card",p.includes(N)&&"is-raised"])}
          aria-label=${ct(_)} aria-pressed=${String(p.includes(N))} onClick=${Q=>h(N,Q)}><${j} card=${_} /></button>`)}
      </div>
      <div class="hand-foot trade-foot">
        <${m} kind="plain" onTap=${o}>cover<//>
        <${Ae} sorting=${$} />
        <p class="hand-note">${Ju(r)}</p>
        <${m} kind="plain" onTap=${t.takeBack}>back to the dealer<//>
      </div>
    </section>
    <section class="foot" aria-label="what is next">
      <${nt} text=${r.prompt?.say.text??"The game is over."} detail=${`money ${y(tn(r,n))}`} />
      <${ft} table=${t} />
      <${P} question=${a}>
        <div class="trade-row">
          <${Gu} round=${r} seat=${n} picked=${S} sale=${u===null?null:k[u]} busy=${g} act=${s} />
        </div>
      <//>
    </section>`}function Gu({round:t,seat:e,picked:n,sale:s,busy:o,act:r}){let a=h=>ga(t,e,h),c=(h,v)=>()=>r({...a(h),args:v}),l=n.length===1?n[0]:null,p=l!==null&&Xe(l),u=l!==null&&Kn(a("market"),l),f=l!==null&&Kn(a("buy"),l),$=a("discard")&&n.length>0,d=n.length>1?"one card":"tap a card";return i`
    ${s?i`<${Ht} main verb=${`SELL ${B(s)}`} note=${zs(t,s)} ready=${Kn(a("sell"),s)} busy=${o} onTap=${c("sell",{card:s})} />`:i`<${Ht} main verb="BUY" ready=${f} busy=${o} onTap=${c("buy",{card:l})}
          note=${l===null?d:f?zs(t,l):a("buy")?Ku(t,e,l):"no more trades"} />`}
    <${Ht} main verb="PRICE" ready=${u} busy=${o} onTap=${c("market",p?{card:l,to:"up"}:{card:l})}
      note=${l===null?d:u?Gs(t,l,"up"):a("market")?zu(t,l):"no more market"} />
    <${Ht} verb="BANKRUPT" ready=${u&&p} busy=${o} onTap=${c("market",{card:l,to:"zero"})}
      note=${u&&p?Gs(t,l,"zero"):"J Q K"} />
    <${Ht} verb="DISCARD" ready=${$} busy=${o} onTap=${c("discard",{cards:n})}
      note=${$?W(n.length,"card"):a("discard")?"1 to 4 cards":"not after business"} />
    <${Ht} main=${!a("buy")&&!a("sell")&&!a("market")} verb="END TURN" note=${ka(t,e)} ready=${a("end")} busy=${o} onTap=${c("end",{})} />`}function Ju({prompt:t,facts:e}){let{trades:n,plays:s}=t?.say.args??{};return t?.say.code==="csm.end"?e.turn.business.includes("discard")?"Discarded: only the end is left.":"Nothing left but the end.":n===void 0?"":`${W(n,"trade")}, ${W(s,"market card")} left`}var va=({card:t,chosen:e,onTap:n})=>i`<button type="button" class=${T(["trade-certificate",`suit-${t[1]}`,e&&"is-chosen"])}
  aria-label=${`certificate, ${ct(t)}`} aria-pressed=${String(e)} onClick=${n}><${ie} card=${t} /></button>`;function xa({table:t,state:e,pad:n,setPad:s,news:o}){let{round:r}=e,{prompt:a,cards:c}=r,[l]=a.awaited,p=a.options.map(q).join(),{verb:u=null,picked:f=[],sale:$=null}=n.asked===p?n:{},d=_=>s({asked:p,verb:null,picked:[],sale:null,..._}),h=Fn(r,l),v=_=>ga(r,l,_),g=a.options.find(_=>_.by==="dealer"&&_.do==="joker"),k=t.late.value,S=(_,N)=>async()=>{await t.act({...v(_),args:N})&&d({})},O={round:r,option:v,busy:k,say:S,set:d,verb:u,picked:f};return i`<section class="foot trade" aria-label="what is next">
    <${nt} text=${a.say.text} news=${o} detail=${`${E(r)[l]}'s money ${y(tn(r,l))}`} />
    ${c==="physical"&&u&&i`<${Yu} ...${O} />`}
    <${ft} table=${t} />
    <div class="trade-mine" role="group" aria-label=${`${E(r)[l]}'s certificates`}>
      <span class="quiet">${E(r)[l]}'s certificates</span>
      ${h.map((_,N)=>i`<${va} key=${N} card=${_} chosen=${$===N} onTap=${()=>d({sale:$===N?null:N})} />`)}
      ${!h.length&&i`<span class="quiet">none yet</span>`}
    </div>
    <${P} question=${p}>
      <div class=${T(["trade-row",c==="virtual"&&"is-short"])}>
        ${c==="virtual"?de(t,e):i`<${Vu} ...${O} />`}
        <${Ht} main=${$!==null} verb=${$===null?"SELL":`SELL ${B(h[$])}`} ready=${$!==null&&Kn(v("sell"),h[$])} busy=${k}
          note=${$!==null?zs(r,h[$]):v("sell")?"tap a certificate":h.length?"no more trades":"nothing to sell"} onTap=${S("sell",{card:h[$]})} />
        ${g&&i`<${Ht} verb="JOKER" note=${`${E(r)[g.values.seat[0]]} drew it`} ready busy=${k}
          onTap=${()=>t.act({...g,args:{seat:g.values.seat[0]}})} />`}
        <${Ht} verb="END TURN" note=${ka(r,l)} ready=${v("end")} busy=${k} onTap=${S("end",{})} />
      </div>
    <//>
  </section>`}var Qu={buy:"BUY",market:"PRICE",discard:"DISCARD"},Vu=({option:t,busy:e,set:n,verb:s})=>Object.entries(Qu).map(([o,r])=>i`<${m} key=${o} kind="plain" chosen=${s===o}
  disabled=${!t(o)} busy=${e} onTap=${()=>n({verb:s===o?null:o})}>
  <span class="trade-deed"><b>${r}</b><span>${t(o)?o==="discard"?"1 to 4 cards":"which card":"no more"}</span></span>
<//>`);function Yu({round:t,option:e,busy:n,say:s,set:o,verb:r,picked:a}){let c=e(r)?.values;if(!c)return null;if(r==="discard"){let{of:u,least:f,most:$}=c.cards,d=a.length<$?u.filter(g=>ya(a,g)<ya(u,g)):[],h=g=>o({verb:r,picked:[...a,g]});return i`<div class="panel">
      <${bt} allowed=${d} picked=${a} busy=${n} onPick=${h} onTakeBack=${g=>d.includes(g)?h(g):o({verb:r,picked:a.filter(k=>k!==g)})} />
      <div class="trade-entry">
        <span>${a.length?a.map(B).join(" "):"Which cards go?"}</span>
        <${m} kind="main" disabled=${a.length<f} busy=${n} onTap=${s("discard",{cards:a})}>discard ${W(a.length,"card")}<//>
      </div>
    </div>`}let[l]=a,p=u=>r==="market"&&Xe(u)?o({verb:r,picked:[u]}):s(r,{card:u})();return i`<div class="panel">
    <${bt} allowed=${c.card} picked=${a} busy=${n} onPick=${p} onTakeBack=${()=>o({verb:r})} />
    ${r==="market"&&i`<div class="trade-entry">
      <span>${l?`${B(l)} sends the price`:"A face card asks where it sends the price."}</span>
      <${m} kind="main" disabled=${!l} busy=${n} onTap=${s("market",{card:l,to:"up"})}>${l?Gs(t,l,"up"):"up"}<//>
      <${m} kind="main" disabled=${!l} busy=${n} onTap=${s("market",{card:l,to:"zero"})}>bankrupt<//>
    </div>`}
  </div>`}var ya=(t,e)=>t.filter(n=>n===e).length;var wa={Felt:ap,Foot:Zu,OpenHand:_a,words:Xu,deed:tp,event:ep,payments:sp,payment:op,over:rp,passOn:np},Sa=["csm.turn","csm.go-on","csm.end","csm.joker"];function Zu({prompt:t}){return Sa.includes(t?.say.code)?xa:null}function Xu(t){let e=n=>t.seats.find(s=>s.seat===n).player;return{reshuffle:()=>"SHUFFLED",joker:({seat:n})=>`JOKER \xB7 ${e(n)} drew it`}}function tp({do:t,args:e},{who:n}){switch(t){case"show":return I(e.card)?`${B(e.card)} turned up.`:"";case"end":return`${n} ends the turn.`;case"buy":case"sell":case"market":case"discard":case"joker":return"";default:return null}}function ep({code:t,args:e,text:n},s){if(t==="csm.opens")return`${e.company} open at ${e.price}.`;if(t==="csm.buys"||t==="csm.sells"){let o=I(e.card)?`${B(e.card)}: `:"";return`${s[e.seat]} ${t==="csm.buys"?"buys":"sells"} ${o}${e.shares} at ${e.price}, ${y(e.amount)}.`}return n}function np({prompt:t}){return Sa.includes(t?.say.code)?t.awaited[0]:null}function sp(t){return t.round?.finished?In(t).filter(({says:e})=>e.length):[]}function op({action:t,seat:e,player:n},s){let o=s.record.find(({index:p})=>p===t),r=p=>o.events.filter(u=>u.code===p&&u.args.seat===e).map(({args:u})=>u),[{amount:a}]=r("csm.takes"),c=r("csm.sells-out").map(({shares:p,price:u,amount:f})=>`${p} at ${u} = ${y(f)}`),l=r("csm.repays").map(({amount:p})=>`debt to the bank: ${y(p)}`);return{line:`${n} takes ${y(a)} home.`,sums:[...c,...l],amount:a}}function rp({record:t}){return t.at(-1)?.events.find(({code:e})=>e==="csm.wins")?.text}function ap({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return i`<section class="felt csm" aria-label="felt">
    <${Dn} round=${n} />
    <div class="csm-middle">
      <${la} prices=${n.facts.chart} />
      <dl class="csm-bank">
        <div><dt>bank</dt><dd data-place="bank">${y(n.places.bank??0)}</dd></div>
        <div><dt>draw pile</dt><dd>${n.board.draw_pile}</dd></div>
        <div><dt>${n.facts.reshuffles?"jokers are in":"no joker yet"}</dt></div>
      </dl>
    </div>
    <${ua} round=${n} holds=${s.hand_over?.seat} lit=${o} />
  </section>`}var ip=new _e("/api");function Ta({night:t,table:e,round:n}){let s=(e.past?.at(-1)??e.last)?.number??0,[o,r]=w({played:0,deals:[]});return H(()=>{if(!s||n&&!n.facts.sheet)return;let a=!1;return ip.get(`nights/${t.night}/tables/${e.table}/scores`).then(({deals:c})=>a||r({played:s,deals:c}),()=>{}),()=>{a=!0}},[t.night,e.table,e.game,s,!!n?.facts.sheet]),cp(o.deals,n,e.number)}function cp(t,e,n){if(!e)return t.length?t:null;let{sheet:s,deal:o}=e.facts;if(!s)return null;let r=t.filter(l=>l.deal<o&&l.round!==n),a=r.at(-1)?.deal===o-1,c=s.after?[{deal:o,names:Oa(s,e),sheet:s}]:[];return[...a?r:[],...c]}function Oa(t,e){let n=Object.fromEntries(e.seats.map(({seat:o,player:r})=>[o,r])),s=o=>dt(o.split("+").map(r=>n[r]));return Object.fromEntries(Object.keys(t.before).map(o=>[o,s(o)]))}function Aa({facts:t,carry:e,seats:n}){if(!t.sheet)return null;if(!e?.finished)return b("Deal {number} is scored.",{number:t.deal});if(e.winners.length===n.length)return b("The game is over: a tie.");let s=n.filter(({seat:o})=>e.winners.includes(o)).map(({player:o})=>o);return jt("The game is over: {players} wins.","The game is over: {players} win.",s.length,{players:dt(s)})}function Ca({deals:t,round:e,onSheet:n}){let s=t.at(-1),o=e?.facts.sheet??s.sheet,r=e?.facts.sheet?Oa(o,e):s.names;return i`<section class="scores" aria-label=${b("the score")}>
    <ol class="scores-names">
      ${Object.keys(o.before).map((a,c)=>i`<li key=${a} class=${T(["scores-name",up(o,a)&&"is-best"])}>
          <${Zt} at=${c} />
          <span class="scores-who">${r[a]}</span>
          <b class="figure">${y((o.after??o.before)[a])}</b>
          ${o.after&&i`<span class="scores-why small">${lp(o,a)}</span>`}
        </li>`)}
    </ol>
    ${t.length>1&&i`<${Gn} deals=${t} />`}
    ${n&&i`<${m} kind="quiet" onTap=${n}>${b("score sheet")}<//>`}
  </section>`}function lp(t,e){let n=t.items.filter(s=>s.name===e).map(({what:s})=>s);return n.length?`${mt(t.after[e]-t.before[e])}: ${n.join(", ")}`:""}function up({better:t,before:e,after:n},s){let o=Object.values(n??e),r=t==="high"?Math.max(...o):Math.min(...o);return o.some(a=>a!==r)&&(n??e)[s]===r}var Ea=["","7 4","2 4","12 4 2 4","5 3 1 3","1 3"],zn=260,Js=120,Yt=8,Zt=({at:t})=>i`<svg class=${`score-stroke is-line-${t}`} viewBox="0 0 28 6" aria-hidden="true">
  <line x1="1" x2="27" y1="3" y2="3" stroke-dasharray=${Ea[t]} />
</svg>`;function Gn({deals:t}){let[e]=t,n=Object.keys(e.sheet.before),{goal:s}=t.at(-1).sheet,o=[e.sheet.before,...t.map(({sheet:u})=>u.after??u.before)],r=o.flatMap(u=>n.map(f=>u[f])),a=Math.min(0,...r),c=Math.max(1,...r,s??0),l=u=>Yt+u*(zn-2*Yt)/Math.max(1,o.length-1),p=u=>Js-Yt-(u-a)*(Js-2*Yt)/(c-a);return i`<svg class="score-chart" viewBox=${`0 0 ${zn} ${Js}`} role="img" aria-label=${pp(t,n,o)}>
    <line class="score-zero" x1=${Yt} x2=${zn-Yt} y1=${p(0)} y2=${p(0)} />
    ${s!==null&&i`<line class="score-goal" x1=${Yt} x2=${zn-Yt} y1=${p(s)} y2=${p(s)} />`}
    ${n.map((u,f)=>{let $=o.map((d,h)=>`${l(h)},${p(d[u])}`);return i`<g key=${u} class=${`is-line-${f}`}>
        <polyline points=${$.join(" ")} stroke-dasharray=${Ea[f]} />
        <circle cx=${l(o.length-1)} cy=${p(o.at(-1)[u])} r="3.5" />
      </g>`})}
  </svg>`}var pp=(t,e,n)=>e.map(s=>`${t.at(-1).names[s]}: ${n.map(o=>y(o[s])).join(", ")}`).join("; ");function ja({deals:t,onClose:e}){let[n,s]=w(t.length-1),o=t[Math.min(n,t.length-1)],r=i`<span></span><${m} kind="main" onTap=${e}>${b("done")}<//>`;return i`<${F} title=${b("The score sheet")} large onClose=${e} foot=${r}>
    <div class=${T(["score-sheet",dp(o)&&"is-wide"])}>
      <div class="score-all">
        <${fp} deals=${t} shown=${o} onLook=${s} />
        ${t.length>1&&i`<${Gn} deals=${t} />`}
      </div>
      <${mp} deal=${o} />
    </div>
  <//>`}var dp=({names:t})=>Object.keys(t).length>4;function fp({deals:t,shown:e,onLook:n}){let s=Object.keys(e.sheet.before),{better:o,goal:r}=t.at(-1).sheet;return i`<div class="score-deals">
    <table class="ledger">
      <thead><tr><th>${b("deal")}</th>${s.map((a,c)=>i`<th key=${a} class="number"><${Zt} at=${c} /> ${t.at(-1).names[a]}</th>`)}</tr></thead>
      <tbody>${t.map((a,c)=>i`<tr key=${a.deal} class=${a===e?"is-now":null}>
        <th scope="row"><${m} kind="quiet" chosen=${a===e} onTap=${()=>n(c)}>${a.deal}<//></th>
        ${s.map(l=>i`<td key=${l} class="number">${mt(a.sheet.after[l]-a.sheet.before[l])} <b>${y(a.sheet.after[l])}</b></td>`)}
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">${$p(o,r)}</p>
  </div>`}function $p(t,e){return e===null?t==="high"?b("The highest score wins."):b("The lowest score wins."):t==="high"?b("The highest score wins; {goal} ends the game.",{goal:e}):b("The lowest score wins; {goal} ends the game.",{goal:e})}function mp({deal:{deal:t,names:e,sheet:n}}){return i`<section class="deal-sheet" aria-label=${b("deal {number}",{number:t})}>
    <h3>${b("Deal {number}",{number:t})}</h3>
    <div class="deal-columns">
      ${Object.keys(n.before).map(s=>i`<${hp} key=${s} name=${s} who=${e[s]} names=${e} sheet=${n} />`)}
    </div>
  </section>`}function hp({name:t,who:e,sheet:n}){let s=t.split("+"),o=e.split(b("{others} and {last}",{others:"",last:""})),r=p=>o.length===s.length?o[s.indexOf(String(p))]:b("seat {seat}",{seat:p}),a=p=>p.filter(u=>u.name===t),c=n.tricks.map((p,u)=>({...p,number:u+1})).filter(({seat:p})=>s.includes(String(p))),l=a(n.taken).reduce((p,{points:u})=>p+u,0);return i`<table class="ledger deal-column">
    <caption>${e}</caption>
    <tbody>
      <tr class="is-score"><th scope="row">${b("before")}</th><td class="number">${y(n.before[t])}</td></tr>
      ${c.map(({number:p,seat:u,cards:f,points:$})=>i`<tr key=${`trick ${p}`}>
        <th scope="row" class="deal-trick"><span class="quiet">${p}${s.length>1&&` \xB7 ${r(u)}`}</span> ${f.map(B).join(" ")}</th>
        <td class="number">${y($)}</td></tr>`)}
      ${a(n.taken).map(({what:p,points:u})=>i`<tr key=${`took ${p}`}><th scope="row">${p}</th><td class="number">${mt(u)}</td></tr>`)}
      ${a(n.taken).length>1&&i`<tr><th scope="row">${b("taken")}</th><td class="number">${y(l)}</td></tr>`}
      ${a(n.items).map(({what:p,points:u},f)=>i`<tr key=${`scored ${f}`} class="is-scored"><th scope="row">${p}</th><td class="number">${mt(u)}</td></tr>`)}
      <tr class="is-score"><th scope="row">${b("after")}</th><td class="number"><b>${y((n.after??n.before)[t])}</b></td></tr>
    </tbody>
  </table>`}var Ba={Felt:yp,payments:In,payment:bp};function bp({says:t,transfers:e}){return{hand:null,sums:t.length?t:e.map(({why:n,amount:s})=>`${n}: ${y(s)}`)}}function Jn(t,e){let[n,s,...o]=t.split(":");if(s===void 0)return C(n);let r=[n,...o].map(C).join(" ");return e[s]?`${e[s]}: ${r}`:`${Vs(s)} ${r}`}var Qs={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},Vs=t=>Qs[t]?`${Qs[t]}\uFE0E`:C(t);function yp({state:t,paying:e}){let{round:n,table:s,night:o}=t,r=Object.fromEntries(n.seats.map(({seat:u,player:f})=>[u,f])),a=Object.entries(n.zones).filter(([u,{count:f}])=>f&&u!=="stock"),c=Object.entries(n.places),l=a.filter(([,{owner:u}])=>u===null),p=c.filter(([u])=>Bt(u)===null);return i`<section class="felt general" aria-label="felt">
    <div class="general-middle">
      <${gp} zone=${n.zones.stock} />
      ${l.map(([u,f])=>i`<${Ha} key=${u} name=${Jn(u,r)} zone=${f} />`)}
      ${p.map(([u,f])=>i`<${_p} key=${u} place=${u} amount=${f} chipset=${o.chip_set} />`)}
    </div>
    <div class="general-seats">
      ${n.seats.map(u=>i`<${vp} key=${u.seat} seat=${u} round=${n} players=${r}
        lit=${e?e.seat===u.seat:n.prompt?.awaited.includes(u.seat)}
        holds=${s.hand_over?.seat===u.seat}
        zones=${a.filter(([,{owner:f}])=>f===u.seat)}
        places=${c.filter(([f])=>Bt(f)===u.seat)} />`)}
    </div>
    <${Pt} state=${t} />
    <${Na} facts=${n.facts} players=${r} />
    ${Object.keys(n.board).length>0&&i`<${Na} facts=${n.board} players=${r} />`}
  </section>`}function Pt({state:t}){let e=Ta(t),[n,s]=w(!1);return e?i`
    <${Ca} deals=${e} round=${t.round} onSheet=${e.length>0&&(()=>s(!0))} />
    ${n&&i`<${ja} deals=${e} onClose=${()=>s(!1)} />`}`:null}var gp=({zone:t})=>t?.count>0&&i`<div class="general-stock">
  <${j} card="??" /><span class="hand-label">stock ${t.count}</span>
</div>`,kp=7;function Ha({name:t,zone:e}){return!e.cards.some(I)&&e.cards.length>3?i`<div class="general-stock"><${j} card="??" /><span class="hand-label">${t} ${e.count}</span></div>`:i`<${R} cards=${e.cards} label=${t} fanned=${e.cards.length>kp} />`}var _p=({place:t,amount:e,chipset:n})=>i`<div class="general-place" data-place=${t}>
  <${zt} amount=${e} chipset=${n} />
  <span><span class="quiet">${C(t.replaceAll(":"," "))}</span> <b class="figure">${y(e)}</b></span>
</div>`;function vp({seat:t,round:e,lit:n,holds:s,zones:o,places:r}){let a=e.markers[t.seat],c=[e.dealer===t.seat&&"the deal",s&&"has the tablet",a>0&&`owes ${y(a)}`];return i`<div class=${T(["general-seat",n&&"is-lit"])}>
    <div class="general-name">
      <b>${t.player}</b> <span class="figure" data-place=${`seat:${t.seat}`}>${y(t.rack)}</span>
      <span class="quiet small">${c.filter(Boolean).join(" \xB7 ")}</span>
    </div>
    ${r.map(([l,p])=>i`<div key=${l} class="small" data-place=${l}>
      <span class="quiet">${C(l.split(":").filter(u=>u!==String(t.seat)).join(" "))}</span>
      <b class="figure"> ${y(p)}</b>
    </div>`)}
    ${o.map(([l,p])=>i`<${Ha} key=${l} name=${wp(l)} zone=${xp(l,p,e)} />`)}
  </div>`}var xp=(t,e,n)=>t.startsWith("hand:")?{...e,cards:Ze(e.cards,n)}:e,wp=t=>C(t.split(":").filter(e=>!/^\d+$/.test(e)).join(" ")),Sp=["sheet","scores","tokens"];function Na({facts:t,players:e}){let n=Object.entries(t).filter(([s])=>!(t.sheet&&Sp.includes(s))).map(([s,o])=>[s,Pa(s,o,e)]).filter(([,s])=>s);return n.length>0&&i`<dl class="general-facts">
    ${n.map(([s,o])=>i`<div key=${s}><dt>${C(s)}</dt><dd>${o}</dd></div>`)}
  </dl>`}var Tp=new Set("seat turn leader bidder declarer closer stopped winner playing losers winners takers".split(" ")),Pa=(t,e,n)=>Tp.has(t)?Op(e,n):Ma(e,n),Op=(t,e)=>[t??[]].flat().map(n=>e[n]??`seat ${n}`).join(", ");function Ma(t,e){return t==null||t===""?"":typeof t=="boolean"?t?"yes":"no":Array.isArray(t)?t.map(s=>Ma(s,e)).filter(Boolean).join(", "):typeof t!="object"?Qs[t]?Vs(t):ht(t):Object.entries(t).map(([s,o])=>[e[s]??Vs(s),Pa(s,o,e)]).filter(([,s])=>s).map(([s,o])=>`${s} ${o}`).join(" \xB7 ")}var La={Felt:Bp,Seen:Hp,deed:jp,passOn:Np},Ap=10,Cp={T:10,Q:12},Ep=([t,e])=>(Cp[t]??Number(t))+(e==="h"?Ap:0);function jp({do:t,args:e},{round:n}){return t==="show"&&e.card!=="??"?`${E(n)[e.seat]}: ${B(e.card)}.`:""}function Np({prompt:t,facts:e,record:n}){let s=n.at(-1)?.do==="choose"&&t?.awaited.length===1;return e&&s?t.awaited[0]:null}function Bp({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return i`<section class="felt tricks" aria-label="felt">
    <header class="tricks-head">
      <p><b>match ${Math.min(n.facts.matches.length+1,n.options.cards_in_play)}</b> of ${n.options.cards_in_play}
        ${n.facts.changed&&" \xB7 the hands have changed places"}</p>
      <span class="tricks-pot" data-place="pot">${n.places.pot>0&&i`pot <b class="figure">${y(n.places.pot)}</b>`}</span>
    </header>
    <${Ra} round=${n} lit=${o} holds=${s.hand_over?.seat} />
    <${Pt} state=${t} />
  </section>`}function Hp({round:t}){return i`<div class="matches-seen"><${Ra} round=${t} lit=${()=>!1} /></div>`}function Ra({round:t,lit:e,holds:n}){let s=t.options.cards_in_play;return i`<div class=${T(["matches",s>10&&"is-long"])}>
    ${t.seats.map(({seat:o,player:r,rack:a},c)=>i`<section key=${o} class=${T(["matches-row",e(o)&&"is-lit"])} aria-label=${r}>
      <span class="matches-name"><${Zt} at=${c} /> <b>${r}</b>
        <b class="figure">${Pp(t.facts.won[o])}</b>
        <span class="small" data-place=${`seat:${o}`}>${Mp(t,o,a,n)}</span></span>
      <div class="matches-cards">
        ${[...Array(s).keys()].map(l=>i`<${Lp} key=${l} round=${t} seat=${o} match=${l} half=${l===s/2} />`)}
      </div>
    </section>`)}
  </div>`}var Pp=t=>`${t} ${t===1?"match":"matches"}`,Mp=(t,e,n,s)=>[s===e&&"has the tablet",n>0&&W(n,"chip"),t.markers[e]>0&&`owes ${y(t.markers[e])}`].filter(Boolean).join(" \xB7 ");function Lp({round:t,seat:e,match:n,half:s}){let{matches:o}=t.facts,r=o[n],a=r?.cards[e]??(n===o.length?Rp(t,e):null);return i`<span class=${T(["matches-card",s&&"is-half"])}>
    ${a?i`<${j} card=${a} lit=${r?.winner===e} dim=${!!r&&r.winner!==e} />`:i`<${$t} />`}
    <span class="small figure">${a&&a!=="??"?Ep(a):""}</span>
  </span>`}function Rp({prompt:t,zones:e,facts:n,options:s},o){if(t?.say.code==="divide-and-conquer.match")return t.awaited.includes(o)?null:"??";let r=n.matches.length%(s.cards_in_play/2);return e[`played:${o}`]?.cards[r]??null}var Da={Felt:Jp,words:Dp,deed:Ip,payments:Kp,amongPlayers:!0,payment:zp,over:Wp,passOn:qp,handNote:Up},Fp={A:1,T:10},Fa=([t])=>Fp[t]??Number(t);function Dp(){return{draw:()=>"DRAW",pass:()=>"PASS"}}function Ip({do:t},{who:e}){return t==="draw"?`${e} draws a card.`:t==="pass"?`${e} passes.`:null}function qp({prompt:t}){return t?.say.code==="kabu.draw"?t.awaited[0]:null}function Up({zones:t},e){let n=t[`hand:${e}`].cards,s=n.reduce((r,a)=>r+Fa(a),0),o=s>9?`: counts ${s%10}`:"";return`${n.map(Fa).join(" + ")} = ${s}${o}`}function Wp(t){return(n=>t.record.at(-1)?.events.find(s=>s.code===n)?.text)("kabu.over")??(t.facts.debts.length?"Everybody has paid.":"Equal counts: nobody owes anything.")}function Kp({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=E(t),s=Vt(t).filter(({action:a})=>a===e),o=[];for(let a of t.facts.debts){o.at(-1)?.seat!==a.from&&o.push({action:e,seat:a.from,player:n[a.from],amount:0,debts:[],ids:[]});let c=o.at(-1);c.debts.push(a),a.paid&&(c.amount-=a.amount,c.ids.push(s.shift().id))}let r=s.map(({from:a,amount:c,id:l})=>{let p=Number(a.split(":")[1]);return{action:e,seat:p,player:n[p],amount:-c,debts:[],ids:[l]}});return[...o,...r]}function zp({seat:t,amount:e,debts:n},s){let o=E(s),{counts:r}=s.facts,{stake:a}=s.options,c=n.reduce((f,$)=>f+$.amount,0),l=f=>`${r[f]} \u2212 ${r[t]}`,p=a>1?` \xD7 ${y(a)}`:"";if(!n.length)return{hand:"repays the house's marker"};if(!e){let f=s.seats.find($=>$.seat===t).rack;return{line:`${o[t]} owes ${y(c)}, holds ${y(f)}, and pays nobody.`}}let u=n.map(({to:f,amount:$})=>({to:o[f],amount:$,why:p?`(${l(f)})${p}`:l(f)}));return{line:`${o[t]} pays ${Gp(u)}.`,pushes:u}}function Gp(t){let e=t.map(({to:n,amount:s})=>`${n} ${y(s)}`);return e.length>1?`${e.slice(0,-1).join(", ")} and ${e.at(-1)}`:e[0]}function Jp({state:t,pace:e,paying:n,face:s}){let{round:o,table:r}=t,{facts:a}=o,c=Qp(o),l=Object.keys(a.counts).length>0,p=o.finished&&a.debts.length>0,u=new Set(s.payments(t).slice(0,e.paid).map(({seat:$})=>$)),f=E(o);return i`<section class="felt kabu" aria-label="felt" style=${{"--players":c.length}}>
    <${Yp} round=${o} showing=${l} />
    <div class="kabu-row kabu-head">
      ${!p&&i`<span class="kabu-differ">${Vp(o)}</span>`}
      ${p&&i`<span class="kabu-title">pays</span>
        ${c.map($=>i`<span class="kabu-to" key=${$}>${f[$]}</span>`)}
        <span class="kabu-net">net</span>`}
    </div>
    ${c.map($=>i`<${Zp} key=${$} seat=${$} seats=${c} round=${o} owing=${p}
      lit=${(n?.seat??o.prompt?.say.args.seat)===$} paid=${u.has($)}
      holds=${r.hand_over?.seat===$} />`)}
  </section>`}var Qp=({seats:t,dealer:e})=>{let n=t.map(({seat:s})=>s).sort((s,o)=>s-o);return[...n.filter(s=>s>e),...n.filter(s=>s<=e)]},Vp=({record:t})=>t[0]?.events.find(({code:e})=>e==="kabu.racks-differ")?.text;function Yp({round:t,showing:e}){let{facts:n,options:s,zones:o}=t;return i`<p class="kabu-heading">
    <b>hand ${n.hand}</b>
    <span>${e?"showing":`lap ${n.lap} of 2`}</span>
    <span>stock ${o.stock.count}</span>
    <span>${W(s.stake,"chip")} a point</span>
  </p>`}function Zp({seat:t,seats:e,round:n,owing:s,lit:o,paid:r,holds:a}){let c=n.seats.find(d=>d.seat===t),{facts:l}=n,p=n.zones[`hand:${t}`].cards,u=l.counts[t],f=n.markers[t],$=[n.dealer===t&&"the deal",a&&"has the tablet",f&&`owes ${y(f)}`];return i`<div class=${T(["kabu-row",o&&"is-lit",r&&"is-paid"])} role="group" aria-label=${c.player}>
    <span class="kabu-who">
      <b>${c.player}</b><span class="figure" data-place=${`seat:${t}`}>${y(c.rack)}</span>
      <span class="kabu-note">${$.filter(Boolean).join(" \xB7 ")}</span>
    </span>
    <${R} cards=${p} />
    <b class="kabu-count">${u}</b>
    ${s?i`<${td} seat=${t} seats=${e} debts=${l.debts} paid=${r} />`:i`<span class="kabu-state">${u===void 0?Xp(n,t):""}</span>`}
  </div>`}function Xp({facts:t,zones:e,prompt:n},s){let{count:o}=e[`hand:${s}`];return t.drawing.includes(s)?n?.say.code!=="kabu.draw"?"":n.awaited.includes(s)?o>2?"one more?":"draws or passes":o>t.lap+1?"drew a card":"":`passed with ${o}`}function td({seat:t,seats:e,debts:n,paid:s}){let o=(c,l)=>n.find(p=>p.from===c&&p.to===l),r=c=>c.filter(l=>l.paid).reduce((l,{amount:p})=>l+p,0),a=r(n.filter(({to:c})=>c===t))-r(n.filter(({from:c})=>c===t));return i`
    ${e.map(c=>i`<${ed} key=${c} debt=${o(t,c)} done=${s} own=${c===t} />`)}
    <b class=${T(["kabu-net",a>0&&"won",a<0&&"lost"])}>${mt(a)}</b>`}function ed({debt:t,done:e,own:n}){return t?i`<span class=${T(["kabu-debt",!t.paid&&"is-unpaid",t.paid&&e&&"is-done"])}>
    ${y(t.amount)}${t.paid&&e?i`<span class="kabu-tick">✓</span>`:""}
    ${!t.paid&&i`<span class="unseen">, not paid</span>`}
  </span>`:i`<span class=${T(["kabu-debt",n&&"is-own"])}></span>`}var me=[..."789TJQKA"];function en({round:t}){let{contract:e}=t.facts,n={train:od,quart:rd,domino:ad}[e]??nd;return i`<div class="lorum-middle"><${n} round=${t} /></div>`}var nd=({round:{board:t,facts:e,seats:n}})=>i`<div class="lorum-trick" role="group" aria-label="the trick">
  ${n.map(({seat:s})=>{let o=t.trick.find(r=>r.seat===s);return i`<span key=${s} class=${`lorum-played is-seat-${s}`}>
      ${o?i`<${j} card=${o.card} lit=${sd(e,t,s)} />`:i`<${$t} />`}
    </span>`})}
</div>`,sd=(t,e,n)=>e.trick.length===4&&t.takers[0]===n&&t.takers.every(s=>s===n);function od({round:{zones:t,facts:e,board:n}}){let{total:s}=e,o=n.tolls.find(([a])=>a>s),r=t.train?.cards??[];return i`<div class="lorum-train" role="group" aria-label=${`the train, total ${s}`}>
    <b class="lorum-total">${s}</b>
    <ol class="lorum-tolls">${n.tolls.map(([a,c])=>i`<li key=${a} class=${T([a<=s&&"is-done",o?.[0]===a&&"is-next"])}>
      <b>${a}</b> <span>costs ${y(c)}</span></li>`)}</ol>
    <div class="lorum-cars">${r.map(a=>i`<${j} key=${a} card=${a} />`)}</div>
  </div>`}function rd({round:{zones:t,board:e}}){let n=t.run?.cards??[],s=t.gone?.count??0;return i`<div class="lorum-run" role="group" aria-label="the run">
    <div class="lorum-cars">
      ${n.map(o=>i`<${j} key=${o} card=${o} />`)}
      ${e.wanted&&i`<span class="lorum-wanted"><${j} card=${e.wanted} dim /><span>wanted</span></span>`}
      ${!n.length&&i`<${$t} />`}
    </div>
    <p class="quiet">${s} played before</p>
  </div>`}function ad({round:{zones:t,board:e}}){let n=new Set(t.layout?.cards??[]),s=id(e);return i`<div class="lorum-grid" role="group" aria-label="the domino">
    ${[..."shdc"].map(o=>me.map(r=>{let a=r+o;return i`<span key=${a}>${n.has(a)?i`<${j} card=${a} />`:i`<${$t} label=${s.has(a)?`room for ${a}`:"no card yet"} wanted=${s.has(a)} />`}</span>`}))}
  </div>`}function id({laid:t,first_rank:e}){return e?new Set(Object.entries(t).flatMap(([n,s])=>{if(!s.length)return[e+n];let[o,r]=s.map(([a])=>me.indexOf(a));return[me[o-1],me[r+1]].filter(Boolean).map(a=>a+n)})):new Set}var Ia=({prompt:t},e)=>t?.options.filter(({by:n})=>n===e)??[];function qa({table:t,hand:e,seat:n,who:s,act:o,onCover:r}){let{round:a}=e,c=Ia(a,n),l=c.find(g=>g.do==="play"),p=c.find(g=>g.do==="pass"),u=a.prompt?.options.map(q).join()??"",f=et(u),$=(g,k)=>f.swallows(k)||o({...l,args:g}),d=a.zones[`hand:${n}`],h=Oe(a),v=t.late.value;return i`
    <section class="hand-felt lorum-hand" aria-label="your hand">
      ${d.sight==="others"?i`<${cd} round=${a} seat=${n} />`:i`<div class="lorum-seen"><${en} round=${a} /></div>`}
      ${d.sight==="others"?i`<${Ua} left=${a.facts.positions?.[n]??[]} open=${l?.values.position??[]} onTap=${(g,k)=>$({position:g},k)} />`:i`<div class="tap-hand" role="group" aria-label="your cards">
            ${h.arranged(d.cards).map(g=>l?.values.card.includes(g)?i`<button type="button" class="tap-card is-open" key=${g} aria-label=${ct(g)} onClick=${k=>$({card:g},k)}><${j} card=${g} /></button>`:i`<span class="tap-card" key=${g}><${j} card=${g} dim=${!!l} /></span>`)}
          </div>`}
    </section>
    <section class="foot" aria-label="what is next">
      <${nt} text=${a.prompt?.say.text??"The hand is over."} detail=${s} />
      <${ft} table=${t} />
      <${P} question=${u} end=${i`${d.sight==="owner"&&i`<${Ae} sorting=${h} />`}<${m} kind="plain" onTap=${r}>cover<//><${m} kind="plain" onTap=${t.takeBack}>back to the dealer<//>`}>
        ${p?i`<${m} kind="main" busy=${v} onTap=${()=>o({...p,args:{}})}>PASS<//>`:i`<p class="controls-note">${l?"Tap the card you play.":"Nothing of yours is asked for."}</p>`}
      <//>
    </section>`}var Ua=({left:t,open:e,onTap:n})=>i`<div class="tap-hand" role="group" aria-label="your cards, unseen">
  ${[...Array(8).keys()].map(s=>t.includes(s)?i`<button type="button" class="tap-card is-open" key=${s} disabled=${!e.includes(s)}
      aria-label=${`card ${s+1}`} onClick=${o=>n(s,o)}><${j} card="??" /></button>`:i`<span class="tap-card" key=${s}><${$t} /></span>`)}
</div>`;function cd({round:t,seat:e}){let n=E(t),s=t.seats.filter(o=>o.seat!==e);return i`<div class="lorum-others">
    <${en} round=${t} />
    <div class="lorum-hands">${s.map(o=>i`<${R} key=${o.seat} cards=${t.zones[`hand:${o.seat}`].cards} label=${n[o.seat]} />`)}</div>
  </div>`}function Wa({table:t,state:e,news:n}){let{round:s}=e,{prompt:o}=s,r=o.options.map(q).join(),a={table:t,state:e,round:s,question:r};return i`<section class="foot lorum-foot" aria-label="what is next">
    <${nt} text=${o.say.text} news=${n} detail=${_t(s,o.awaited)} />
    <${ft} table=${t} />
    ${s.cards==="physical"?i`<${ud} ...${a} />`:i`<${ld} ...${a} />`}
  </section>`}function ld({table:t,state:e,round:n,question:s}){let[o]=n.prompt.awaited,r=Ia(n,o).find(({values:a})=>a.position);return i`<${P} question=${s}>
    ${de(t,e)}
    ${r&&i`<div class="lorum-backs"><${Ua} left=${n.facts.positions[o]} open=${r.values.position}
      onTap=${a=>t.act({...r,args:{position:a}})} /></div>`}
  <//>`}function ud({table:t,round:e,question:n}){let{prompt:s,undoable:o}=e,r=t.late.value,a=s.options.filter(f=>f.do==="play"),c=s.options.find(f=>f.do==="pass"),l=i`<${m} kind="plain" disabled=${!o} busy=${r} onTap=${t.undo}>take back<//>`;if(a.length>1){let f=E(e);return i`<${P} question=${n} end=${l}>
      ${a.map($=>i`<${m} key=${$.by} kind="main" busy=${r}
        onTap=${()=>t.act({...$,args:{card:$.values.card[0]}})}>${f[$.by]} ${B($.values.card[0])}<//>`)}
    <//>`}let[p]=a,u=new Set(p?.values.card??[]);return i`<${P} end=${i`
      ${c&&i`<${m} kind="main" busy=${r} onTap=${()=>t.act({...c,args:{}})}>PASS<//>`}
      ${l}`}>
    <div class="lorum-pack" role="group" aria-label="cards">
      ${[..."shdc"].flatMap(f=>me.map($=>$+f)).map(f=>i`<button type="button" key=${f}
        class=${T(["picker-card",`suit-${f[1]}`,!u.has(f)&&"is-out"])} disabled=${!u.has(f)||r}
        aria-label=${ct(f)} onClick=${()=>t.act({...p,args:{card:f}})}>${u.has(f)&&i`<${ie} card=${f} />`}</button>`)}
    </div>
  <//>`}var Zs={"no-hearts":"No hearts",queens:"Queens","no-tricks":"No tricks","hairy-ape":"Hairy Ape",train:"Train",quart:"Quart",domino:"Domino"};function za({state:t,onClose:e}){let{round:n,table:s}=t,o=E(n),r=n.seats.map(({seat:d})=>d),{contracts:a,deals:c}=n.board,l=dd(s,n),p=d=>s.seats.find(h=>h.player===d)?.seat,u=fd(l,p),f=d=>[...l.values()].reduce((h,v)=>h+(Ys(v,d,p)??0),0),$=(d,h)=>l.get(h*a.length+1)?.find(g=>g.seat===d)?.name??o[d];return i`<${F} title="The score" onClose=${e} foot=${i`<${m} kind="plain" onTap=${e}>go back<//>`}>
    <div class="lorum-scores">
    <table class="lorum-sheet">
      <thead>
        <tr><th></th>${c.map((d,h)=>i`<th key=${d} colspan="4" scope="colgroup">${$(d,h)} deals</th>`)}</tr>
        <tr><th></th>${c.map(d=>r.map(h=>i`<th key=${`${d} ${h}`} class=${T([h===r[0]&&"starts"])}>${o[h].slice(0,3)}</th>`))}</tr>
      </thead>
      <tbody>${a.map((d,h)=>i`<tr key=${d}>
        <th scope="row">${Zs[d]}</th>
        ${c.map((v,g)=>{let k=g*a.length+h+1,S=l.get(k);return r.map(O=>{let _=S&&Ys(S,O,p);return i`<td key=${`${k} ${O}`} class=${T([O===r[0]&&"starts",k===n.facts.hand&&"is-now",_>0&&"won",_<0&&"lost"])}>
              ${S?_===void 0?"\u2013":_?mt(_):"\xB7":""}</td>`})})}
      </tr>`)}</tbody>
    </table>
    </div>
    <p class="lorum-sums">${r.map((d,h)=>i`<span key=${d}><${Zt} at=${h} /> ${o[d]} <b class=${T([f(d)>0&&"won",f(d)<0&&"lost"])}>${mt(f(d))}</b></span>`)}
      ${u.map(({player:d,name:h,result:v})=>i`<span key=${`gone ${d}`} class="quiet">${h} (left) <b>${mt(v)}</b></span>`)}
      <span>pot <b>${y(n.places.pot??0)}</b></span></p>
    ${l.size>1&&i`<${Gn} deals=${pd(l,o,r,p)} />`}
  <//>`}function pd(t,e,n,s){let o=Object.fromEntries(n.map(r=>[r,0]));return[...t].map(([r,a])=>{let c=Object.fromEntries(n.map(p=>[p,o[p]+(Ys(a,p,s)??0)])),l={better:"high",goal:null,before:o,after:c};return o=c,{deal:r,names:e,sheet:l}})}function dd({past:t,seats:e},n){let s=n.facts.hand-1,o=s?t.filter(({voided:a})=>!a).slice(-s):[],r=new Map(o.map((a,c)=>[s-o.length+c+1,Ka(a.seats,a.results)]));return n.finished?r.set(n.facts.hand,Ka(e,$d(n))):r}var Ka=(t,e)=>t.map(({seat:n,player:s,name:o})=>({seat:n,player:s,name:o,result:e[n]??0})),Ys=(t,e,n)=>t.find(({player:s})=>n(s)===e)?.result;function fd(t,e){let n=new Map;for(let{player:s,name:o,result:r}of[...t.values()].flat())e(s)===void 0&&n.set(s,{player:s,name:o,result:(n.get(s)?.result??0)+r});return[...n.values()]}function $d({record:t,seats:e}){let n=Object.fromEntries(e.map(({seat:s})=>[s,0]));for(let{from:s,to:o,amount:r}of t.flatMap(({transfers:a})=>a))s==="house"||o==="house"||(s.startsWith("seat:")&&(n[s.slice(5)]-=r),o.startsWith("seat:")&&(n[o.slice(5)]+=r));return n}var Ga={Felt:vd,Foot:()=>Wa,OpenHand:qa,words:md,deed:hd,event:bd,payments:gd,amongPlayers:!0,payment:kd,over:_d,passOn:yd};function md(){return{pass:()=>"PASS"}}function hd({do:t,args:e},{who:n}){return t==="pass"?`${n} passes.`:t!=="play"?null:e.card&&e.card!=="??"?`${n}: ${B(e.card)}.`:`${n} plays a card.`}function bd({code:t,args:e,text:n}){return t==="lorum.total"?`Total ${e.total}.`:n}function yd({prompt:t}){return t?t.awaited.length===1?t.awaited[0]:t.options[0]?.by??null:null}function gd({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=E(t),s=[];for(let o of Vt(t).filter(({action:r})=>r===e)){let r=Bt(o.from)??Bt(o.to)??0,a=o.from==="pot";(s.at(-1)?.seat!==r||s.at(-1).takes!==a)&&s.push({action:e,seat:r,player:n[r],takes:a,amount:0,transfers:[],ids:[]});let c=s.at(-1);c.ids.push(o.id),o.from!=="house"&&(c.transfers.push(o),c.amount+=a?o.amount:-o.amount)}return s}function kd({player:t,takes:e,amount:n,transfers:s},o){if(e)return{line:`${t} takes the pot, ${y(n)}.`};let r=E(o),a=l=>l==="house"?"the house":r[Bt(l)??0]??"the pot",c=s.map(l=>({to:a(l.to),amount:l.amount}));return{line:`${t} pays ${c.map(l=>`${l.to} ${y(l.amount)}`).join(", ")}.`,sums:[...new Set(s.map(({why:l})=>l))],pushes:c}}function _d({facts:t,board:e,record:n}){return n.at(-1)?.events.find(({code:o})=>o==="lorum.over")?.text??`Hand ${t.hand} of ${e.hands} is over and paid.`}function vd(t){let{state:e,paying:n}=t,{round:s,table:o}=e,[r,a]=w(!1),c=l=>n?n.seat===l:!!s.prompt?.awaited.includes(l);return i`<section class="felt lorum" aria-label="felt">
    <${xd} round=${s} onSheet=${()=>a(!0)} />
    <div class=${`lorum-table is-${s.facts.contract}`}>
      ${s.seats.map(({seat:l})=>i`<${wd} key=${l} seat=${l} round=${s} lit=${c(l)} holds=${o.hand_over?.seat===l} />`)}
      <${en} round=${s} />
    </div>
    ${r&&i`<${za} state=${e} onClose=${()=>a(!1)} />`}
  </section>`}function xd({round:t,onSheet:e}){let{facts:n,board:s,places:o,options:r}=t;return i`<header class="lorum-head">
    <ol class="lorum-contracts" aria-label="the contracts">
      ${s.contracts.map((a,c)=>i`<li key=${a} class=${T([a===n.contract&&"is-lit",c<(n.hand-1)%s.contracts.length&&"is-done"])}>${Zs[a]}</li>`)}
    </ol>
    <div class="lorum-line">
      <span><b>hand ${n.hand}</b> of ${s.hands}</span>
      <span>${W(r.stake,"chip")} a point</span>
      <span data-place="pot">pot <b class="figure">${y(o.pot??0)}</b></span>
      <${m} kind="quiet" onTap=${e}>score sheet<//>
    </div>
  </header>`}function wd({seat:t,round:e,lit:n,holds:s}){let{facts:o,zones:r,markers:a}=e,c=E(e)[t],l=e.seats.find(d=>d.seat===t).rack,p=r[`hand:${t}`].count,u=(r[`won:${t}`]?.count??0)/4,f=o.points?.[t],$=[e.dealer===t&&"the deal",f&&W(f,"point"),s&&"has the tablet",a[t]>0&&`owes ${y(a[t])}`];return i`<section class=${T(["lorum-seat",`is-seat-${t}`,n&&"is-lit"])} aria-label=${c}>
    <span class="lorum-name"><b>${c}</b> <span class="figure" data-place=${`seat:${t}`}>${y(l)}</span></span>
    <span class="small quiet">${$.filter(Boolean).join(" \xB7 ")}</span>
    <span class="small">${[p&&W(p,"card"),u&&W(u,"trick")].filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var Ja={c:"\u2663\uFE0E",d:"\u2666\uFE0E",h:"\u2665\uFE0E",s:"\u2660\uFE0E"},Sd=12,Qa=t=>Ja[t],Qn=({points:t,no_trump:e})=>`${t}${e?" no trump":""}`;function Va({bids:t=[],passed:e=[],contract:n},s){if(e.includes(s))return i`<span class="small quiet">passes</span>`;let o=t.find(a=>a.seat===s);if(!o)return null;let r=n?.seat===s;return i`<span class=${r?"tricks-contract":"small"}>${r?"plays":"bids"} ${Qn(o)}</span>`}function Ya({table:t,state:e,news:n}){let{round:s}=e,{prompt:o,undoable:r}=s,a=d=>o.options.find(h=>h.do===d),c=t.late.value,l=i`<${m} kind="plain" disabled=${!r} busy=${c} onTap=${t.undo}>take back<//>`,p=(d,h)=>()=>t.act({...d,args:h}),u=a("bid"),f=a("trump"),$=(d,h)=>d&&i`<${m} kind="plain" busy=${c} onTap=${p(d,{})}>${h}<//>`;return i`<section class="foot tricks-foot" aria-label="what is next">
    <${nt} text=${o.say.text} news=${n} />
    <${ft} table=${t} />
    <${P} question=${o.options.map(q).join()} end=${l}>
      ${Ls(e).length>0&&de(t,e)}
      ${u&&i`<${Td} bid=${u} round=${s} busy=${c} onBid=${d=>t.act({...u,args:d})} />`}
      ${f&&i`<${Od} busy=${c} onName=${d=>t.act({...f,args:d})} />`}
      ${$(a("pass"),"PASS")}
      ${$(a("misdeal"),"misdeal")}
    <//>
  </section>`}var Td=({bid:t,round:e,busy:n,onBid:s})=>i`<div class="bids" role="group" aria-label="bids">
  ${Ad(t,e).map(({points:o,without:r,open:a})=>i`<${m} key=${`${o} ${r}`} kind=${a?"main":"plain"} disabled=${!a} busy=${n}
    name=${`bid ${Qn({points:o,no_trump:r})}`}
    onTap=${()=>s(r?{points:o,no_trump:!0}:{points:o})}>${o}${r&&i`<small> NT</small>`}<//>`)}
</div>`,Od=({busy:t,onName:e})=>Object.entries(Ja).map(([n,s])=>i`<${m} key=${n} kind="main" large busy=${t} name=${`trumps ${s}`} onTap=${()=>e({suit:n})}>${s}<//>`);function Ad({by:t,values:e,optional:n},{facts:s,dealer:o,options:r}){let a=s.bids.at(-1),c=(u,f)=>2*u+Number(f),l=a?c(a.points,a.no_trump)+(t===o?0:1):0,p=[];for(let u of[!1,!0])for(let f=r.minimum_bid;f<=Sd;f+=1)p.push({points:f,without:u,open:c(f,u)>=l&&f>=e.points.min&&(u||n.includes("no_trump"))});return p}var Za=nn(Hd),Xa=nn(Md),ti={...nn(Ld),Foot:Rd};function nn(t){let e=({round:n})=>i`<div class="tricks-seen"><${t} round=${n} /><${ei} round=${n} /></div>`;return{deed:Cd,passOn:Ed,Felt:jd(t),Seen:e}}function Cd({do:t,args:e},{who:n}){return t==="play"?e.card&&e.card!=="??"?`${n}: ${B(e.card)}.`:`${n} plays a card.`:["bid","pass","trump","misdeal"].includes(t)?"":null}function Ed({prompt:t}){return t?.awaited.length===1?t.awaited[0]:null}function jd(t){return function(n){let{state:s,paying:o}=n,{round:r,table:a}=s;return i`<section class="felt tricks" aria-label="felt">
      <header class="tricks-head">
        <${t} round=${r} />
        <span class="tricks-pot" data-place="pot">${r.places.pot>0&&i`pot <b class="figure">${y(r.places.pot)}</b>`}</span>
      </header>
      <${ei} round=${r} paying=${o} holds=${a.hand_over?.seat} />
      <${Pt} state=${s} />
    </section>`}}function ei({round:t,paying:e,holds:n}){let s=a=>e?e.seat===a:!!t.prompt?.awaited.includes(a),o=!t.zones.trick?.cards.length,r=t.cards==="virtual"&&Object.keys(t.facts.scores).some(a=>a.includes("+"));return i`<div class=${T(["tricks-seats",o&&"is-empty",r&&"is-across"])}>
    ${t.seats.map(a=>i`<${Nd} key=${a.seat} seated=${a} round=${t} lit=${s(a.seat)} holds=${n===a.seat} />`)}
  </div>`}function Nd({seated:{seat:t,player:e,rack:n},round:s,lit:o,holds:r}){let{facts:a,zones:c,markers:l}=s,p=c[`hand:${t}`]?.count??0,u=a.tricks.takers.filter(h=>h===t).length,f=Object.keys(a.scores),$=f.findIndex(h=>h.split("+").includes(String(t))),d=[p&&W(p,"card"),u&&W(u,"trick"),s.dealer===t&&"the deal",r&&"has the tablet",n>0&&W(n,"chip"),l[t]>0&&`owes ${y(l[t])}`];return i`<section class=${T(["tricks-seat",o&&"is-lit"])} aria-label=${e}>
    <span class="tricks-name"><${Zt} at=${$} /> <b>${e}</b></span>
    <span class="tricks-score"><b class="figure">${y(a.scores[f[$]])}</b> ${Va(a,t)}</span>
    <${Bd} round=${s} seat=${t} />
    <span class="small">${d.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}function Bd({round:t,seat:e}){let{order:n,takers:s}=t.facts.tricks,o=t.zones.trick?.cards??[];if(t.finished)return null;let r=o[n.indexOf(e)];if(!r)return i`<${$t} />`;let a=o.length===n.length&&s.at(-1)===e;return i`<${j} card=${r} lit=${a} />`}function Hd({round:{facts:t,options:e}}){return i`<p><b>deal ${t.deal}</b> · ${y(e.limit)} points end the game ·
    J♠${"\uFE0E"} 2, every other jack 1${e.token>0&&` \xB7 ${W(e.token,"chip")} a point`}</p>`}var Pd={tricks:"Tricks 10",hearts:"Hearts 10",queens:"Queens 25","king-of-spades":"K\u2660\uFE0E 100","last-trick":"Last trick 100",everything:"Everything"};function Md({round:{facts:t}}){return i`<ol class="tricks-contracts" aria-label="the six deals">
    ${Object.entries(Pd).map(([e,n],s)=>i`<li key=${e} class=${T([s===t.deal-1&&"is-lit",s<t.deal-1&&"is-done"])}>${n}</li>`)}
  </ol>`}function Ld({round:t}){let{deal:e,contract:n,trump:s}=t.facts,o=E(t),r=n?i`<b>${o[n.seat]} plays ${Qn(n)}</b>${s&&i`, <b class="tricks-trump">${Qa(s)}</b> trumps`}`:i`<b>bidding</b>`;return i`<p>deal ${e} · ${r} · 5♥${"\uFE0E"} +5 · 3♠${"\uFE0E"} −3</p>`}function Rd(t){return t.prompt?.options.some(({do:e})=>e==="bid"||e==="trump")?Ya:null}var Fd=[..."ATKQJ"],Dd=[..."shdc"].flatMap(t=>Fd.map(e=>e+t));function ni({table:t,state:e,news:n,face:s}){let[o,r]=w(null),{round:a}=e,{prompt:c}=a,l=s.sure(),p=s.words(),u=c.options.find(k=>k.do==="play"),f=c.options.filter(k=>k!==u),$=t.late.value,d=new Set(u.values.card),h=(k,S)=>l[k.do]?r({option:k,args:S}):t.act({...k,args:S}),v=()=>{r(null),t.act({...o.option,args:o.args})},g=k=>k.values.suit??[null];return i`<section class="foot" aria-label="what is next">
    <${nt} text=${c.say.text} news=${n} detail=${_t(a,c.awaited)} />
    <${ft} table=${t} />
    <div class="schnapsen-pack" role="group" aria-label="cards">
      ${Dd.map(k=>i`<button type="button" key=${k} class=${T(["picker-card",`suit-${k[1]}`,!d.has(k)&&"is-out"])}
        disabled=${!d.has(k)||$} aria-label=${ct(k)}
        onClick=${()=>t.act({...u,args:{card:k}})}>${d.has(k)&&i`<${ie} card=${k} />`}</button>`)}
    </div>
    <${P} question=${c.options.map(q).join()} end=${i`
      <${m} kind="plain" disabled=${!a.undoable} busy=${$} onTap=${t.undo}>undo<//>`}>
      ${f.flatMap(k=>g(k).map(S=>{let O=S?{suit:S}:{};return i`<${m} key=${`${k.do} ${S}`} busy=${$} onTap=${()=>h(k,O)}>
            ${p[k.do]?.(O)??k.do}
          <//>`}))}
    <//>
    ${o&&i`<${yt} ...${l[o.option.do](E(a)[o.option.by])} onYes=${v} onClose=${()=>r(null)} />`}
  </section>`}var Id={c:"clubs",d:"diamonds",h:"hearts",s:"spades"},si=nn(ri),oi={...si,Foot:qd,Seen:Gd,deed:Kd,sure:zd,words:Wd};function qd({cards:t,prompt:e}){return t==="physical"&&e?.options.some(n=>n.do==="play")?ni:null}var Ud={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"};function Wd(){return{marry:({suit:t})=>`marry ${Ud[t]??""}\uFE0E`}}function Kd(t,e){return t.do==="play"?si.deed(t,e):""}function zd(){return{declare:t=>({title:`${t} declares 66?`,text:"The tricks are turned up and counted. There is no way back.",yes:`${t} declares`}),close:t=>({title:`${t} closes the stock?`,text:"Nobody draws any more, and whoever closes must reach 66.",yes:`${t} closes`})}}function Gd({round:t}){let e=E(t),{order:n}=t.facts.tricks;return i`<div class="schnapsen-seen">
    <${ri} round=${t} />
    ${(t.zones.trick?.cards??[]).map((s,o)=>i`<${R} key=${s} cards=${[s]} label=${e[n[o]]} />`)}
  </div>`}function ri({round:t}){let{zones:e,facts:n}=t,s=E(t),[o]=e.upcard?.cards??[],r=e.stock.count+(o?1:0);return i`<div class="schnapsen-stock">
    <span class="schnapsen-cards">
      ${o&&i`<${j} card=${n.closed?"??":o} />`}
      ${e.stock.count>0&&!n.closed&&i`<${j} card="??" />`}
    </span>
    <span>
      ${n.trump&&i`<span class="schnapsen-trump">
        <svg class=${`suit-${n.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${it[n.trump]} /></svg>
        <b>${Id[n.trump]}</b> trumps</span>`}
      <span class="small">${Jd(n,r,s)}</span>
    </span>
    <span class="schnapsen-shown">
      ${n.marriages.map(({seat:a,suit:c,points:l,counts:p})=>i`<span class="schnapsen-marriage" key=${c}>
        <${R} cards=${[`K${c}`,`Q${c}`]} fanned />
        <span class="small"><b>${s[a]}</b> <b class="figure">${l}</b><br />${p?"counts":"with the next trick"}</span>
      </span>`)}
    </span>
  </div>`}function Jd({closed:t},e,n){return t?`closed by ${n[t.seat]}`:e?`stock ${e}`:"stock drawn out"}var Xs=t=>["speculation.market","speculation.due"].includes(t?.say.code),Vn=({facts:t},e)=>t.bids.filter(n=>n.seat===e);function ai({stands:t}){let e=Math.round(t/1e4);return t>0&&e===0?"under 1%":t<1e6&&e===100?"over 99%":`${e}%`}var At=({prompt:t},e,n)=>t.options.find(s=>s.by===e&&s.do===n),ii=t=>Xs(t.prompt)?At(t,"dealer","sale"):null;function Yn(t,e){let n=ii(t);return n&&e.deal?.asked===q(n)?e.deal:null}function ci(t,e,n){let s=ii(t);if(!s)return null;let{from:o,to:r,unseen:a}=s.values,c=Yn(t,e),l=q(s);if(c&&(n===c.to||n===c.from&&a))return{asked:null};if(a&&!c)return o.includes(n)?{asked:l,from:n,unseen:!0}:null;let p=c?.from??o[0];return n===p||!r.includes(n)?null:{asked:l,from:p,to:n,unseen:!!a,price:Qd(t,p,n,a)}}function Qd(t,e,n,s){let o=Vn(t,n).find(a=>a.unseen===(s?e:null));if(o||!s)return o?.price;let r=t.record.flatMap(({events:a})=>a).findLast(({code:a})=>a==="speculation.sells-unseen");return r&&r.args.price<=li(t,n)?r.args.price:void 0}var li=({seats:t},e)=>t.find(n=>n.seat===e).rack;function ui({table:t,state:e,pad:n,setPad:s,news:o}){let{round:r,night:a}=e,c=Yn(r,n),p={table:t,round:r,give:async(f,$)=>await t.act({...f,args:$})&&s(d=>d.deal===n.deal?{deal:null}:{})};if(!c)return i`<${Vd} ...${p} news=${o} />`;let u=f=>s({deal:{...c,price:f}});return i`<${Yd} ...${p} news=${o} deal=${c} chipset=${a.chip_set} onPrice=${u} onCancel=${()=>s({deal:null})} />`}function Vd({table:t,round:e,news:n,give:s}){let[o,r]=w(!1),{prompt:a,facts:c}=e,l=E(e),[p]=a.awaited,u=At(e,p,"turn")??At(e,p,"keep"),f=c.due===null&&At(e,c.holder,"sell"),$=f&&c.bids.filter(k=>f.values.to.includes(k.seat)).sort((k,S)=>S.price-k.price)[0],d=c.offer&&At(e,c.offer.to,"agree"),h=t.late.value,v=c.due===null?"Sold? Tap the buyer.":"An unseen card sold? Tap the seller, then the buyer.",g=!d&&i`<span class="controls-note">${v}</span>`;return i`<${ut} table=${t} line=${a.say.text} detail=${_t(e,a.awaited)} news=${n}>
    <${P} question=${q(u)} end=${g}>
      <${m} kind=${d?"plain":"main"} large busy=${h} onTap=${()=>d?r(!0):s(u,{})}>${u.do==="turn"?"TURN":"KEEP"}<//>
      ${$&&i`<${m} kind="plain" busy=${h} onTap=${()=>s(f,{to:$.seat})}>sell to ${l[$.seat]} · ${y($.price)}<//>`}
      ${d&&i`<${m} kind="plain" busy=${h} onTap=${()=>s(d,{})}>${l[c.offer.to]} agrees · ${y(c.offer.price)}<//>`}
      ${d&&i`<${m} kind="quiet" busy=${h} onTap=${()=>s(At(e,c.holder,"withdraw"),{})}>no more offer<//>`}
    <//>
    ${o&&d&&i`<${yt} title=${`${u.do==="turn"?"Turn":"Keep"} now?`} no=${`wait for ${l[c.offer.to]}`} yes=${u.do}
      text=${`${l[c.offer.to]} has not answered the offer at ${y(c.offer.price)}. It ends with the next card.`}
      onYes=${()=>{r(!1),s(u,{})}} onClose=${()=>r(!1)} />`}
  <//>`}function Yd({table:t,round:e,deal:n,chipset:s,news:o,give:r,onPrice:a,onCancel:c}){let l=E(e),{from:p,to:u,price:f,unseen:$}=n,d=u===void 0?0:li(e,u),h=$?"an unseen card":B(e.zones.held.cards[0]),v=f===void 0?"for \u2026":f===0?"for nothing":`for ${y(f)}`,g=u===void 0?`${l[p]} sells ${h}: tap the buyer.`:`${l[p]} sells ${h} to ${l[u]} ${v}.`,k=i`<${m} kind="plain" onTap=${c}>cancel<//>`;if(u===void 0)return i`<${ut} table=${t} line=${g} news=${o}><${P} question=${`from ${p}`} end=${k} /><//>`;let S=t.late.value,O=f!==void 0&&f<=d,_=$?{unseen:p}:{},N=At(e,"dealer","sale"),Q=At(e,u,"bid"),st=At(e,p,"offer"),D=Vn(e,u).find(K=>K.unseen===($?p:null));return i`<${ut} table=${t} line=${g} detail=${`${l[u]} \xB7 rack ${y(d)}`} news=${o}>
    <div class="bets">
      <div class="bets-row">
        <div class="speculation-prices" role="group" aria-label="price">
          ${Xd(e.places.pot).map(K=>i`<${m} key=${K} chosen=${K===f} disabled=${K>d} onTap=${()=>a(K)}>${y(K)}<//>`)}
        </div>
        <${pe} chipset=${s} fits=${K=>(f??0)+K<=d} onAdd=${K=>a((f??0)+K)}
          onTakeOff=${K=>a(Math.max(0,(f??0)-K))} />
      </div>
      <${P} question=${`${p} ${u}`} end=${k}>
        <${m} kind="main" disabled=${!O} busy=${S} onTap=${()=>r(N,{from:p,to:u,price:f,...$?{unseen:!0}:{}})}>
          SOLD${O?` \xB7 ${y(f)}`:""}
        <//>
        ${D&&D.price===f?i`<${m} kind="plain" busy=${S} onTap=${()=>r(At(e,u,"withdraw"),_)}>no more bid<//>`:i`<${m} kind="plain" disabled=${!O} busy=${S} onTap=${()=>r(Q,{price:f,..._})}>a bid<//>`}
        ${!$&&i`<${m} kind="plain" disabled=${!O} busy=${S} onTap=${()=>r(st,{to:u,price:f})}>an offer<//>`}
      <//>
    </div>
  <//>`}var Zd=[0,1,2,3,4,5,6,8,10,15];function Xd(t){let n=[1,2,5,10,20,50,100,200,500,1e3,2e3,5e3].findLast(s=>s*20<=t)??1;return Zd.map(s=>s*n)}var pi={Felt:rf,Foot:tf,deed:ef,payments:nf,payment:sf,over:of};function tf(t){return Xs(t.prompt)?ui:null}function ef({do:t,events:e},{who:n}){return t==="turn"&&!e.length?`${n} turns a card.`:""}function nf({round:t}){if(!t?.finished)return[];let e=E(t),n=t.record.at(-1).index;return Vt(t).filter(({action:s,from:o,to:r})=>s===n&&(o==="pot"||r==="house")).map(({from:s,to:o,amount:r,id:a})=>{let c=Number((s==="pot"?o:s).split(":")[1]);return{action:n,seat:c,player:e[c],amount:s==="pot"?r:-r,ids:[a]}})}function sf({amount:t},e){if(t<0)return{hand:"repays the house's marker"};let[n]=e.zones.held.cards;return{hand:`${B(n)} is the highest trump`,sums:["the whole pot"],lit:new Set([n])}}function of({record:t}){return t.at(-1).events.find(({code:e})=>e==="speculation.wins").text}function rf(t){let{state:e,paying:n}=t,{round:s}=e,o=s.seats.map(({seat:p})=>p).sort((p,u)=>p-u),r=Math.ceil(o.length/2),a=Yn(s,t.pad),c=[o.slice(0,r),o.slice(r).reverse()],l=p=>i`<div class="speculation-row">
    ${p.map(u=>i`<${lf} key=${u} seat=${u} ...${t} chosen=${a}
      lit=${n?n.seat===u:!!s.prompt?.awaited.includes(u)} />`)}
  </div>`;return i`<section class="felt speculation" aria-label="felt" style=${{"--across":r}}>
    ${l(c[0])}
    <${af} state=${e} />
    ${l(c[1])}
  </section>`}function af({state:t}){let{round:e,night:n}=t,{facts:s,places:o,zones:r,board:a}=e,[c]=r.held.cards;return i`<div class="speculation-middle">
    <${R} cards=${r.held.cards} places=${1} wanted=${!c} />
    <div class="speculation-held">
      ${c&&i`
        <p><b>${E(e)[s.holder]}</b> holds it ${!e.finished&&i`<span class="quiet">· ${s.due===null?"for sale":"not for sale"}</span>`}</p>
        <${cf} board=${a} finished=${e.finished} />`}
    </div>
    <div class="speculation-pot" data-place="pot">
      <${zt} amount=${o.pot??0} chipset=${n.chip_set} />
      <span>pot <b class="figure">${y(o.pot??0)}</b></span>
    </div>
  </div>`}function cf({board:t,finished:e}){let{trumps:n,higher:s,against:o}=t;return e?null:i`
    <p class="speculation-stands"><b class="figure">${ai(t)}</b> that it stands</p>
    <p class="speculation-higher">
      ${s.length?i`<svg class=${`suit-${n}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${it[n]} /></svg>
        <span>${s.map(([r])=>r==="T"?"10":r).reverse().join(" ")} unseen</span>`:"nothing can beat it"}
      <span class="quiet"> · ${o} face down against it</span>
    </p>`}function lf({seat:t,state:e,pad:n,setPad:s,chosen:o,lit:r}){let{round:a}=e,c=a.seats.find($=>$.seat===t),l=a.zones[`pile:${t}`].count,p=ci(a,n,t),u=["speculation-seat",r&&"is-lit",a.facts.holder===t&&"is-holder",(o?.from===t||o?.to===t)&&"is-chosen"],f=i`
    <span class="speculation-who"><b>${c.player}</b><span class="figure" data-place=${`seat:${t}`}>${y(c.rack)}</span></span>
    <span class="speculation-cards">
      <span class="speculation-pile">
        ${[...Array(Math.min(l,3)).keys()].map($=>i`<${j} key=${$} card="??" />`)}
        ${l>0&&i`<span class="speculation-count">${l}</span>`}
      </span>
      <span class="speculation-turned">
        ${a.zones[`turned:${t}`].cards.map($=>i`<span key=${$}><${j} card=${$} /></span>`)}
      </span>
    </span>
    <span class="speculation-says">${uf(a,t,o)}</span>`;return p?i`<button type="button" class=${T(u)} aria-label=${c.player} aria-pressed=${String(o?.from===t||o?.to===t)}
    onClick=${()=>s({deal:p})}>${f}</button>`:i`<div class=${T(u)} role="group" aria-label=${c.player}>${f}</div>`}function uf(t,e,n){if(n?.to===e)return"buys";if(n?.from===e)return n.unseen?"sells a card":"sells it";let{offer:s,holder:o}=t.facts,r=E(t),a=Vn(t,e).map(({unseen:p,price:u})=>`bids ${y(u)}${p===null?"":` for ${r[p]}'s`}`);if(s?.to===e&&a.push(`offered at ${y(s.price)}`),a.length)return a.join(", ");let c=t.markers[e];return[o===e&&"holds",t.dealer===e&&"the deal",c&&`owes ${y(c)}`].filter(Boolean).join(" \xB7 ")}var di={Felt:pf,Seen:df};function pf({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return i`<section class="felt bus" aria-label="felt">
    <${fi} round=${n} />
    <div class="bus-seats">
      ${n.seats.map(r=>i`<${ff} key=${r.seat} seated=${r} round=${n} lit=${o(r.seat)} holds=${s.hand_over?.seat===r.seat} />`)}
    </div>
    ${n.finished&&i`<${Pt} state=${t} />`}
  </section>`}function df({round:t}){return i`<div class="bus-seen">
    <${fi} round=${t} />
    <p class="bus-all">${t.seats.map(({seat:e,player:n})=>i`<span key=${e}>${n} <${mi} count=${t.facts.tokens[e]} of=${$i(t)} /></span>`)}</p>
  </div>`}function fi({round:t}){let{pot:e}=t.places;return i`<div class="bus-middle">
    <${R} cards=${t.zones.middle?.cards??[]} label="the middle" />
    <span class="bus-pot" data-place="pot">${e>0&&i`pot <b class="figure">${y(e)}</b>`}</span>
  </div>`}function ff({seated:{seat:t,player:e,rack:n},round:s,lit:o,holds:r}){let{facts:a,zones:c,markers:l,options:p}=s,u=c[`hand:${t}`],f=[a.stopped===t&&"stopped the bus",a.losers.includes(t)&&"the worst hand",!a.playing.includes(t)&&"watches",s.dealer===t&&"the deal",r&&"has the tablet",(n>0||p.token>0)&&`rack ${y(n)}`,l[t]>0&&`owes ${y(l[t])}`];return i`<section class=${T(["bus-seat",o&&"is-lit"])} aria-label=${e}>
    <span class="bus-name"><b>${e}</b> <${mi} count=${a.tokens[t]} of=${$i(s)} /></span>
    <${R} cards=${Ze(u?.cards??[],s)} />
    <span class="small" data-place=${`seat:${t}`}>${f.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var $i=({facts:t,options:e})=>Math.max(e.tokens,...Object.values(t.sheet.before)),$f=6;function mi({count:t,of:e}){let n=`${t} ${t===1?"token":"tokens"}`;return e>$f?i`<span class="bus-tokens">${n}</span>`:i`<span class="bus-tokens" role="img" aria-label=${n}>
    ${Array.from({length:e},(s,o)=>i`<i key=${o} class=${o<t?"is-left":null}></i>`)}
  </span>`}var Mt="HDCS",te={H:"Hearts",D:"Diamonds",C:"Clubs",S:"Spades"},Lt={WIN:1,EXA:2,SFC:4},Xt=7,mf={H:"\u2665",D:"\u2666",C:"\u2663",S:"\u2660"},Rt=t=>t.split("/").map(e=>`${mf[e]}\uFE0E`).join(" "),hf=t=>t.split("/").map(e=>te[e]).join(", "),sn=({horse:t})=>i`<svg class=${`horse-suit suit-${t.toLowerCase()}`} viewBox="-2 -2 104 104" role="img"
    aria-label=${te[t]}>
  <path class="card-pip" d=${it[t.toLowerCase()]} />
</svg>`,on=({order:t})=>i`<span class="order" role="img" aria-label=${hf(t)}>
  ${t.split("/").map(e=>i`<${sn} key=${e} horse=${e} />`)}
</span>`;function to(t,e){return e===0?[[]]:t.flatMap(n=>to(t.filter(s=>s!==n),e-1).map(s=>[n,...s]))}function eo(t,e){let n=Object.fromEntries([...Mt].map(o=>[o,0])),s=[];for(let o of t.slice(0,e)){let r=o[1].toUpperCase();n[r]<Xt&&s.length<3&&(n[r]+=1),n[r]===Xt&&!s.includes(r)&&s.push(r)}return s.length===3&&s.push([...Mt].find(o=>!s.includes(o))),{spaces:n,home:s}}var Ce=t=>t.reduce((e,{amount:n})=>e+n,0),Zn=(t,e,n)=>t.prompt?.options.find(s=>s.by===e&&s.do===n),hi=({options:t},e)=>typeof t.minimum_bet=="object"?t.minimum_bet[e]:t.minimum_bet;function bi({table:t,state:e,paying:n,pad:s,setPad:o}){let[r,a]=w(null),{round:c}=e,l=c.prompt?.say.code==="superfecta.betting",p=async()=>{let{ticket:u,seat:f}=r;a(null),await t.act({...Zn(c,f,"cancel"),args:{ticket:u}})};return i`<div class="tickets" role="group" aria-label="tickets by seat">
    ${c.seats.map(u=>i`<${bf} key=${u.seat} seated=${u} selling=${l}
      chosen=${l?(s.seat??c.seats[0].seat)===u.seat:n?.seat===u.seat}
      tickets=${c.facts.tickets.filter(({seat:f})=>f===u.seat)}
      finish=${c.facts.finish&&!c.prompt?c.facts.finish:null}
      onChoose=${()=>o({seat:u.seat})} onTicket=${a} />`)}
    ${r&&i`<${yt} title=${`Cancel ticket ${r.ticket}?`} yes="cancel the ticket" no="keep it"
      text=${`${r.bets.map(yi).join(", ")}: ${y(Ce(r.bets))} go back to the rack.`}
      onYes=${p} onClose=${()=>a(null)} />`}
  </div>`}var yi=({amount:t,type:e,horses:n})=>`${y(t)} ${e} ${Rt(n)}`;function bf({seated:t,selling:e,chosen:n,tickets:s,onChoose:o,onTicket:r}){let a=at(null);H(()=>{n&&a.current.scrollIntoView({block:"nearest"})},[n]);let c=i`<b>${t.player}</b><span class="figure" data-place=${`seat:${t.seat}`}>${y(t.rack)}</span>`;return i`<div class=${T(["holder",n&&"is-lit"])} ref=${a}>
    ${e?i`<button type="button" class="holder-name" aria-pressed=${String(n)}
          aria-label=${`seat ${t.seat}, ${t.player}`} onClick=${o}>${c}</button>`:i`<div class="holder-name">${c}</div>`}
    ${s.map(l=>i`<${yf} key=${l.ticket} ticket=${l} selling=${e} onTap=${()=>r(l)} />`)}
  </div>`}function yf({ticket:t,selling:e,onTap:n}){let s=t.bets.map(({amount:r,type:a,horses:c},l)=>i`<span key=${l} class="ticket-line">
    ${y(r)} ${a} <${on} order=${c} /></span>`),o=i`<span class="ticket-number">${t.ticket}</span>`;return e?i`<button type="button" class="ticket" aria-label=${`ticket ${t.ticket}: cancel`} onClick=${n}>
    ${o}<span class="ticket-lines">${s}</span></button>`:i`<div class="ticket">${o}<span class="ticket-lines">${s}</span></div>`}function gi({table:t,state:e,pad:n,setPad:s,last:o,news:r}){let{round:a,night:c}=e,l=a.seats.map(({seat:A})=>A),p=n.seat??l[0],u=a.seats.find(A=>A.seat===p),{amount:f=hi(a,"WIN"),type:$="WIN",horses:d=[],tapped:h=[],fresh:v=!0}=n,g=n.lines?.[p]??[],k=Zn(a,p,"ticket"),S=o[`${p} ticket`]?.bets,O=A=>s({seat:p,amount:f,type:$,horses:d,...A}),_=A=>O({amount:A.reduce((J,Ct)=>J+Ct,0),tapped:A,fresh:!1}),N=(A,J={})=>O({lines:{...n.lines,[p]:A},...J}),Q=ue(f,h,c.chip_set),st=u.rack-Ce(g),D=A=>{if(d.includes(A))return O({horses:d.filter(Ct=>Ct!==A)});let J=gf([...d,A],$);return J.length<Lt[$]?O({horses:J}):N([...g,{amount:f,type:$,horses:J.join("/")}],{horses:[],fresh:!0})},K=async A=>{await t.act({...k,args:{bets:A}})&&s(J=>({lines:{...J.lines,[p]:[]},...J.seat===n.seat?{seat:p,horses:[],amount:void 0,tapped:[],fresh:!0}:{}}))},Y=kf(a,$,f,st),Z=`${u.player} \xB7 rack ${y(u.rack)}`,ot=a.seats.find(A=>n.lines?.[A.seat]?.length),U=a.seats.filter(A=>Zn(a,A.seat,"ticket")&&!a.facts.tickets.some(J=>J.seat===A.seat)).map(({player:A})=>A),xt=i`<${m} kind=${ot||U.length?"plain":"main"} disabled=${!!ot} busy=${t.late.value}
    onTap=${()=>t.act(Zn(a,"dealer","off"))}>OFF<//>`;return i`<${ut} table=${t} line=${vf(a,n,u,ot,U)} news=${r} detail=${Z}>
    <div class="builder">
      <div class="builder-row">
        <output class="builder-amount figure" aria-label="amount">${y(f)}</output>
        <${pe} chipset=${c.chip_set} fits=${A=>k&&(v?0:f)+A<=st}
          onAdd=${A=>_(v?[A]:[...Q,A])}
          onTakeOff=${A=>_(U(Q,A))} />
        <${m} name="take off the last chip" disabled=${!f} onTap=${()=>_(Q.slice(0,-1))}>⌫<//>
        <div class="builder-types" role="group" aria-label="pool">
          ${Object.keys(Lt).map(A=>i`<${m} key=${A} chosen=${A===$}
            onTap=${()=>O({type:A,horses:[]})}>${A}<//>`)}
        </div>
        <div class="builder-horses" role="group" aria-label="horses, in the order they come in">
          ${[...Mt].map(A=>i`<${xf} key=${A} horse=${A} at=${d.indexOf(A)}
            disabled=${!k||Y!==null} onTap=${()=>D(A)} />`)}
        </div>
      </div>
      <${P} question=${`selling ${a.facts.sold??0}`} end=${xt} steady>
        <${m} kind="main" disabled=${!g.length||Ce(g)>u.rack} busy=${t.late.value} onTap=${()=>K(g)}>
          ${g.length?`sell \xB7 ${y(Ce(g))}`:"sell"}
        <//>
        <${m} kind="plain" disabled=${!k||!S||Ce(S)>u.rack||g.length} onTap=${()=>K(S)}>
          same again${S?` \xB7 ${y(Ce(S))}`:""}
        <//>
        <div class="builder-lines" aria-label="lines of this ticket">
          ${g.map((A,J)=>i`<button type="button" key=${J} class="builder-line" aria-label=${`take off ${yi(A)}`}
            onClick=${()=>N(g.filter((Ct,wt)=>wt!==J))}>
            ${y(A.amount)} ${A.type} <${on} order=${A.horses} /> <span aria-hidden="true">✕</span></button>`)}
          ${Y&&i`<span class="builder-note small">${Y}</span>`}
        </div>
      <//>
    </div>
  <//>`}function gf(t,e){return Lt[e]!==4||t.length!==3?t:[...t,[...Mt].find(n=>!t.includes(n))]}function kf(t,e,n,s){let o=hi(t,e);return n<o?`${e} is bet from ${y(o)}`:n%o?`${e} is bet in multiples of ${y(o)}`:n>s?`${y(s)} left in the rack`:null}var _f=["first","second","third"];function vf(t,{type:e="WIN",horses:n=[]},s,o,r){return n.length?`${s.player}: ${e} ${Rt(n.join("/"))} \u2026 who comes ${_f[n.length]}?`:o?o===s?`${s.player}'s ticket: another line, or sell.`:`${o.player}'s ticket is not sold yet.`:t.facts.tickets.length?r.length?`More bets? No ticket yet: ${dt(r)}.`:"Everybody has a ticket. Off when the last one is in.":"Bets, please."}function xf({horse:t,at:e,disabled:n,onTap:s}){return i`<button type="button" class=${T(["horse-key",e>=0&&"is-picked"])} disabled=${n}
      aria-label=${te[t]} aria-pressed=${e>=0?"true":"false"} onClick=${s}>
    <${sn} horse=${t} />${e>=0&&i`<span class="horse-key-place">${e+1}</span>`}
  </button>`}var no=1e6,wf=to([...Mt],Lt.SFC).map(t=>t.join("/"));function rn({course:t},e,n){let s=t[Math.min(n,t.length-1)];return s?s.reduce((o,r,a)=>wf[a].startsWith(e)?o+r:o,0):null}var ki=(t,e)=>vs(t*e/no,1);function so(t,e,n,s,o){let{least:r,orders:a}=t[e],c=a[n].one_more[s]*rn(t,n,o);return vs(c/r/no,2)}function _i(t){return t===null?"":t>0&&t<1e4?"<1 %":t<no&&t>99e4?">99 %":`${Math.round(t/1e4)} %`}var Sf=4;function vi({round:t,running:e,beat:n}){let[s,o]=w(null),{board:r,facts:a}=t,c=e?null:a.finish,l=at(r);a.finish||(l.current=r);let p={...t,beat:n,board:e?{...l.current,course:r.course}:r,open:t.prompt?.say.code==="superfecta.betting"};return i`<div class="tote" role="group" aria-label="tote board">
    ${Object.keys(Lt).map(u=>i`<${Af} key=${u} kind=${u} round=${p} finish=${c}
      onWhole=${()=>o(u)} />`)}
    ${s&&i`<${F} title=${`${s}: ${Object.keys(r[s].orders).length} orders`} onClose=${()=>o(null)}
        foot=${i`<${m} kind="plain" onTap=${()=>o(null)}>go back<//>`}>
      <div class="tote-whole">
        <p class="quiet small">${Tf[t.options.split]} ${p.open&&Of}</p>
        <${Si} kind=${s} round=${p} finish=${c} whole lines=${wi(p.board[s].orders)} />
      </div>
    <//>`}
  </div>`}var Tf={even:b("The winners of a pool share it a head each."),stake:b("The winners of a pool share it by what each bet staked.")},Of=b("The last two columns say what each chip of one more least bet brings back on average, to somebody who has none on that order, if its winners shared a head each, and if by stake. Below 1 is a bad bet.");function Af({kind:t,round:e,finish:n,onWhole:s}){let{orders:o,carried:r}=e.board[t],a=e.places[`pool:${t}`]??0,c=t==="WIN"?Object.entries(o):Cf(o,xi(t,n));return i`<section class="pool" aria-label=${t}>
    <header class="pool-head" data-place=${`pool:${t}`}>
      <b>${t}</b> <span class="figure">${y(a)}</span>
      ${r>0&&i`<span class="small quiet">${y(r)} carried</span>`}
    </header>
    <${Si} kind=${t} round=${e} finish=${n} lines=${c} />
    <${m} kind="quiet" onTap=${s}>all ${Object.keys(o).length}<//>
  </section>`}var xi=(t,e)=>e?e.slice(0,Lt[t]).join("/"):null,wi=t=>Object.entries(t).sort(([,e],[,n])=>n.chance-e.chance||n.staked-e.staked);function Cf(t,e){let n=([s,{staked:o}])=>s===e?2:o?1:0;return wi(t).sort((s,o)=>n(o)-n(s)).slice(0,Sf)}function Si({kind:t,round:e,finish:n,lines:s,whole:o}){let r=xi(t,n),{board:a,beat:c,open:l,options:p}=e,u=o&&l?Ef:null,f=rn(a,t==="WIN"?"H":"H/D",c)!==null,$=(d,h)=>l?so(a,t,d,p.split,c):h.staked?ki(jf(h,p),rn(a,d,c)):"\u2013";return i`<table class="tote-lines">
    <thead><tr><th></th>${o&&i`<th>staked</th>`}<th>${n?"paid":"pays"}</th><th>chance</th>
      ${!n&&(u?i`<th>${b("a head each")}</th><th>${b("by stake")}</th>`:i`<th>${l?b("brings##a bet, chips on average"):b("worth##a bet, chips on average")}</th>`)}</tr></thead>
    <tbody>${s.map(([d,h])=>i`<tr key=${d} class=${T([d===r&&"is-won"])}>
      <td><${on} order=${d} /></td>
      ${o&&i`<td>${h.staked?y(h.staked):"\u2013"}</td>`}
      <td class="tote-pays">${n?d===r?Bf(t,e):"":Nf(h,e)}</td>
      <td>${_i(rn(a,d,c))}</td>
      ${!n&&f&&(u?u.map(v=>i`<td key=${v}>${so(a,t,d,v,c)}</td>`):i`<td>${$(d,h)}</td>`)}
    </tr>`)}</tbody>
  </table>`}var Ef=["even","stake"],jf=({will_pay:t},{split:e})=>e==="even"?t:t/100;function Nf({will_pay:t},{options:e}){return t===null?"\u2013":e.split==="even"?y(t):`${y(Math.floor(t/100))}.${String(t%100).padStart(2,"0")}`}function Bf(t,{record:e}){let n=e.flatMap(({events:s})=>s).filter(({code:s,args:o})=>s==="superfecta.pays"&&o.pool===t);return n.length?y(n.reduce((s,{args:o})=>s+o.amount,0)):"carried"}var Ti={Felt:Kf,Foot:Hf,words:Pf,deed:Mf,event:Df,payment:If,over:qf,beats:Uf,showing:Wf};function Hf({prompt:t}){return t?.say.code==="superfecta.betting"?gi:null}function Pf(){return{turn:()=>"TURN A CARD",run:()=>"RUN TO THE END"}}function Mf({index:t,do:e,args:n,transfers:s},{who:o,round:r}){switch(e){case"ticket":return`${o}: ${n.bets.map(Lf).join(", ")}${n.bets.length>1?` \xB7 ${y(Rf(n.bets))}`:""}.`;case"cancel":return`Ticket ${n.ticket} cancelled, ${y(s.reduce((a,{amount:c})=>a+c,0))} back.`;case"off":return"No more bets.";case"turn":return`${B(r.zones.course.cards[Ff(r,t)])}.`;case"run":return"Run to the end.";case"show":return`${B(n.card)}.`;default:return null}}var Lf=({amount:t,type:e,horses:n})=>`${y(t)} ${e} ${Rt(n)}`,Rf=t=>t.reduce((e,{amount:n})=>e+n,0),Ff=({record:t},e)=>t.filter(n=>n.do==="turn"&&n.index<e).length;function Df({code:t,args:e,text:n},s){switch(t){case"superfecta.off":return null;case"superfecta.home":return`${te[e.horse]} home, number ${e.place}.`;case"superfecta.finish":return`The finish: ${Rt(e.horses)}.`;case"superfecta.pays":return`${e.pool}: ${s[e.seat]} ${y(e.amount)}.`;case"superfecta.carried":return e.amount?`${e.pool}: nobody, ${y(e.amount)} carried.`:null;default:return n}}function If({action:t,seat:e,transfers:n},s){let o=s.record.find(({index:c})=>c===t)?.events.filter(({code:c,args:l})=>c==="superfecta.pays"&&l.seat===e)??[],r=o.map(({args:c})=>`${c.pool} ${Rt(c.order)}: ${c.reckoning} = ${y(c.amount)}`),a=n.filter(({why:c})=>!/ pays /.test(c)).map(({from:c,why:l,amount:p})=>`${c.slice(5)}, ${l}: ${y(p)}`);return{hand:o.map(({args:c})=>`${c.pool} ${Rt(c.order)}`).join(", ")||"the end of the meeting",sums:[...r,...a]}}function qf({facts:t}){return`${Rt(t.finish.join("/"))}. Race ${t.race} of ${t.races} is paid.`}function Uf({zones:t}){return t.course?.count??0}function Wf({zones:t},e){let{home:n}=eo(t.course.cards,e);return n.length?`${n.slice(0,3).map((s,o)=>`${te[s]} ${oo[o]}`).join(", ")}.`:"They are off."}var oo=["1st","2nd","3rd","4th"];function Kf(t){let{state:e,pace:n}=t,{round:s}=e,o=s.zones.course?.cards??[],{spaces:r,home:a}=eo(o,n.beat);return i`<section class="felt races" aria-label="felt">
    <${zf} rail=${s.zones.rail?.cards??[]} spaces=${r} home=${a} card=${n.beat?o[n.beat-1]:null} />
    <div class="races-below">
      <${vi} round=${s} running=${n.running} beat=${n.beat} />
      <${bi} ...${t} />
    </div>
  </section>`}function zf({rail:t,spaces:e,home:n,card:s}){let o=[...Array(Xt).keys()];return i`<div class="track" role="group" aria-label="the track">
    <div class="track-rail" aria-label="the rail">
      <span class="track-turned">${s?i`<${j} card=${s} />`:i`<${$t} />`}</span>
      ${o.map(r=>i`<span key=${r} class="track-rail-card">
        ${r<Xt-1&&(t[r]?i`<${j} card=${t[r]} />`:i`<${$t} />`)}
      </span>`)}
      <span class="track-end"></span>
    </div>
    ${[...Mt].map(r=>i`<${Gf} key=${r} horse=${r} at=${e[r]} place=${n.indexOf(r)} />`)}
  </div>`}function Gf({horse:t,at:e,place:n}){let s={"--at":String(e)};return i`<div class=${T(["lane",n===0&&"is-winner"])} role="img"
      aria-label=${`${te[t]}: ${n<0?`space ${e} of ${Xt}`:oo[n]}`}>
    <span class="lane-start"></span>
    ${[...Array(Xt).keys()].map(o=>i`<span key=${o} class=${T(["lane-space",o===Xt-1&&"is-line"])}></span>`)}
    <span class="lane-place figure">${n<0?"":oo[n]}</span>
    <span class="horse" style=${s}><${sn} horse=${t} /></span>
  </div>`}var ro={ante:"Ante",blind:"Blind",play:"Play",trips:"Trips"},ee=(t,e,n)=>t.places[`circle:${e}:${n}`]??0;function Ai({board:t,options:e,onClose:n}){let s=Object.keys(t.blind_paytable),o=i`<${m} kind="plain" onTap=${n}>go back<//>`;return i`<${F} title="What is paid" onClose=${n} foot=${o}>
    <table class="ledger paytables">
      <thead><tr><th>hand</th><th class="number">Blind</th><th class="number">Trips</th></tr></thead>
      <tbody>${s.map(r=>i`<tr key=${r}>
        <td>${r}</td>
        <td class="number">${t.blind_paytable[r]}</td>
        <td class="number">${t.trips_paytable[r]}</td>
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">Blind${Oi(e.blind_paytable)}: only when the player beats the dealer; an equal hand pushes.
      What a fraction leaves over stays with the house.</p>
    <p class="small quiet">Trips${Oi(e.trips_paytable)}: on the player's hand alone, whoever wins; a fold loses it.</p>
    <p class="small quiet">Ante and Play pay 1:1. Without a pair the dealer does not qualify, and the Ante pushes.</p>
  <//>`}var Oi=t=>typeof t=="string"?` (${t})`:" (your own table)";var Jf=["ante","trips"];function Ei({table:t,state:e,pad:n,setPad:s,last:o,news:r}){let{round:a,night:c}=e,{prompt:l}=a,p=(x,M)=>l.options.find(X=>X.by===x&&X.do===M),u=a.seats.map(({seat:x})=>x),[f,$]=w(!1),[d,h]=w(!1),v=x=>!!p(x,"bet")&&!n.sitting?.[x],g=n.seat===void 0?Xn(a,u.filter(v),0):n.seat,k=n.target??"ante",S=p(g,"bet"),O=ts(a,g),_=n.drafts?.[g]??O,N=ue(_[k],n.tapped?.[`${g} ${k}`]??[],c.chip_set),Q=_.ante!==O.ante||_.trips!==O.trips,st=Ci(o[`${g} bet`]),D=a.seats.find(x=>x.seat===g),K=(x,M=[])=>s({seat:g,target:k,drafts:{...n.drafts,[g]:{..._,[k]:x}},tapped:{...n.tapped,[`${g} ${k}`]:M}}),Y=x=>K(x.reduce((M,X)=>M+X,0),x),Z=(x,M={})=>s(X=>{let{[x]:Ft,...fo}=X.drafts??{},{seat:wm,...wc}=M;return X.seat===n.seat?{drafts:fo,tapped:{},target:"ante",...M}:{drafts:fo,...wc}}),ot=async x=>{let M=!x.ante&&!x.trips,X=M?p(g,"clear"):S;await t.act({...X,args:M?{}:ao(x)})&&Z(g,{seat:Xn(a,u.filter(v),g),sitting:{...n.sitting,[g]:!1}})},U=x=>vt(_)?_:Ci(o[`${x} bet`]),xt=x=>{let M=U(x),{rack:X}=a.seats.find(Ft=>Ft.seat===x);return M&&vt(M)>0&&io(a,p(x,"bet"),X,M)===null},A=u.filter(x=>v(x)&&!vt(ts(a,x))).filter(xt),J=async()=>{h(!0);for(let M of A){if(!await t.act({...p(M,"bet"),args:ao(U(M))}))break;Z(M)}h(!1);let{round:x}=t.state.peek();s({seat:Xn(x,u.filter(v),0)})},Ct=()=>{let x={...n.sitting,[g]:!n.sitting?.[g]},M=x[g]?Xn(a,u.filter(X=>v(X)&&X!==g),g):g;Z(g,{seat:M,sitting:x})},wt=async()=>{$(!1);for(let[M,X]of Object.entries(n.drafts??{})){let Ft=Number(M);if(!(!X.ante&&!X.trips)){if(!await t.act({...p(Ft,"bet"),args:ao(X)}))return s({seat:Ft});Z(Ft)}}let x=t.state.peek().round?.prompt?.options.find(({do:M})=>M==="deal");return x&&t.act(x)},ne=p("dealer","deal")||Object.values(n.drafts??{}).some(({ante:x,trips:M})=>x||M),Ee=x=>S&&io(a,S,D.rack+vt(O),{..._,[k]:_[k]+x})===null,pt=a.seats.filter(x=>v(x.seat)&&!vt(n.drafts?.[x.seat]??ts(a,x.seat))).map(({player:x})=>x),je=ne&&!Q&&!pt.length,Ne=i`<${m} kind=${je?"main":"plain"} disabled=${!ne||d} busy=${t.late.value}
    onTap=${pt.length?()=>$(!0):wt}>DEAL<//>`,Be=pt.length?jt("{players} has not bet.","{players} have not bet.",pt.length,{players:dt(pt)}):"All bets are down: deal.";return i`<${ut} table=${t} line=${ne&&(je||pt.length)?Be:l.say.text} news=${r}
      detail=${D&&`${D.player} \xB7 rack ${y(D.rack)}`}>
    ${f&&i`<${yt} title=${`Deal without ${dt(pt)}?`} no=${`wait for ${pt.length===1?pt[0]:"them"}`} yes=${`deal without ${pt.length===1?pt[0]:"them"}`}
      text=${jt("{players} has not bet. Without a bet nobody is dealt in, and cards that are dealt cannot be taken back.","{players} have not bet. Without a bet nobody is dealt in, and cards that are dealt cannot be taken back.",pt.length,{players:dt(pt)})}
      onYes=${wt} onClose=${()=>$(!1)} />`}
    <div class="bets">
      <div class="bets-row">
        ${Jf.map(x=>i`<${Qf} key=${x} name=${x} draft=${_} chosen=${x===k} disabled=${!S}
          onTap=${()=>s({seat:g,target:x})} />`)}
        <${pe} chipset=${c.chip_set} fits=${Ee} onAdd=${x=>Y([...N,x])}
          onTakeOff=${x=>Y(Se(N,x))} />
        <${m} name="take off the last chip" disabled=${!N.length} onTap=${()=>Y(N.slice(0,-1))}>⌫<//>
        <p class="bets-note small" role="status">${D?Yf(a,S,_):""}</p>
      </div>
      <${P} question=${`betting ${g}`} end=${Ne} steady>
        <${m} kind="main" disabled=${!Q} busy=${t.late.value} onTap=${()=>ot(_)}>
          <span class="bets-place">${Vf(D,_,Q)}</span>
        <//>
        <${m} kind="plain" disabled=${!S||!st||io(a,S,D.rack+vt(O),st)!==null}
          onTap=${()=>ot(st)}>same again${st?` \xB7 ${co(st)}`:""}<//>
        <${m} kind="plain" disabled=${A.length<2||d} busy=${t.late.value} onTap=${J}>
          ${vt(_)?b("all bet {stakes}",{stakes:co(_)}):b("all as before")}<//>
        <${m} kind="quiet" disabled=${!vt(_)} onTap=${()=>s({seat:g,target:"ante",drafts:{...n.drafts,[g]:{ante:0,trips:0}},tapped:{}})}>clear<//>
        <${m} kind="quiet" chosen=${!!(D&&n.sitting?.[g])} disabled=${!S||vt(O)>0} onTap=${Ct}>sits out<//>
      <//>
    </div>
  <//>`}var ts=(t,e)=>({ante:ee(t,e,"ante"),trips:ee(t,e,"trips")}),vt=({ante:t,trips:e})=>2*t+e,ao=({ante:t,trips:e})=>e?{ante:t,trips:e}:{ante:t},Ci=t=>t&&{ante:t.ante,trips:t.trips??0},co=({ante:t,trips:e})=>[t&&y(t),e&&`Trips ${y(e)}`].filter(Boolean).join(" + ");function Xn(t,e,n){return[...e.filter(o=>o>n),...e.filter(o=>o<n)].find(o=>!vt(ts(t,o)))??null}function Qf({name:t,draft:e,chosen:n,disabled:s,onTap:o}){let r=e[t];return i`<button type="button" class=${T(["bets-target",n&&"is-chosen"])} aria-pressed=${String(n)}
      disabled=${s} onClick=${o}>
    <span class="small">${t==="ante"?"Ante":"Trips"}</span>
    <b class="bets-figure">${y(r)}</b>
    <span class="small">${t==="ante"?`+ Blind ${y(r)}`:" "}</span>
  </button>`}function Vf(t,e,n){return t?n?vt(e)?`${t.player} bets ${co(e)}`:`${t.player} takes it back`:`${t.player} bets`:"all bets are down"}function io(t,e,n,{ante:s,trips:o}){let{maximum_bet:r}=t.options;return r&&(s>r||o>r)?`at most ${y(r)}`:s>e.values.ante.max||o>e.values.trips.max?"the rack does not hold that":3*s+o>n?"the rack keeps one more ante for the Play bet":null}function Yf(t,e,n){if(!e)return"The rack does not cover a bet.";let s=Object.entries(t.board.blind_paytable).find(([,a])=>Zf(a,n.ante));if(!s)return"";let[o,r]=s;return`A ${o} pays ${r.replace(":"," to ")} on the Blind: of ${y(n.ante)} the house would keep the odd part of a chip.`}var Zf=(t,e)=>{let[n,s]=t.split(":").map(Number);return s>1&&e*n%s!==0};var ji={Felt:c$,Foot:({facts:t})=>t.street==="betting"?Ei:null,words:t$,deed:e$,event:n$,payment:r$,over:a$,passOn:i$},Xf=[7,6,5,4,3,2,1];function t$(t){let[e]=t.prompt?.awaited??[];return{check:()=>"CHECK",fold:()=>"FOLD",play:({times:n})=>`PLAY ${n}\xD7 \xB7 ${y(n*ee(t,e,"ante"))}`}}function e$({do:t,args:e,transfers:n},{who:s}){switch(t){case"bet":{let o=e.trips?`Trips ${y(e.trips)}`:"",r=e.ante?`${y(e.ante)}, Blind ${y(e.ante)}`:"";return`${s} bets ${[r,o].filter(Boolean).join(", ")}.`}case"clear":return`${s} takes the bet back.`;case"deal":return"No more bets. Cards dealt.";case"check":return`${s} checks.`;case"fold":return`${s} folds.`;case"play":return`${s} plays ${e.times}\xD7, ${y(n[0].amount)}.`;case"show":return`${B(e.card)} turned up.`;default:return null}}function n$({code:t,args:e,text:n},s){if(t==="uth.breakage")return`Odd Blind: a ${e.hand} is rounded down.`;if(t!=="uth.settled")return n;let o=e.lines.reduce((r,{stake:a,result:c,won:l})=>r+(c==="loses"?-a:l),0);return`${s[e.seat]}: ${e.hand}, ${mt(o)}.`}function s$({circle:t,stake:e,odds:n,result:s,won:o}){let r=`${ro[t]} ${y(e)}`;return s.startsWith("pays")?`${r} \xD7 ${n} = ${y(o)}${s.includes("breakage")?", the half chip stays":""}`:`${r} ${s}`}var o$={better:"",worse:", beaten",equal:", equal to the dealer's"};function r$({action:t,seat:e,transfers:n},s){let r=s.record.find(({index:u})=>u===t)?.events.find(({code:u,args:f})=>u==="uth.settled"&&f.seat===e);if(!r)return{hand:null,sums:n.map(({why:u,amount:f})=>`${u}: ${y(f)}`)};let{hand:a,cards:c,compared:l,lines:p}=r.args;return{hand:a+o$[l],sums:p.map(s$),lit:new Set(c)}}function a$({record:t}){let e=t.at(-1)?.events.find(({code:n})=>n==="uth.qualifies"||n==="uth.fails");return e?`${e.text} All paid.`:"Nobody stayed in. All paid."}function i$({prompt:t,record:e}){let[n]=t?.awaited??[];return typeof n=="number"&&n>e.at(-1).by?n:null}function c$({state:t,paying:e,pad:n,setPad:s,face:o}){let{round:r,table:a,night:c}=t,[l,p]=w(!1),{zones:u,facts:f,board:$}=r,d=e?o.payment(e,r).lit:void 0,h=u["hand:dealer"]?.cards??[],v=Array(u["board:covered"]?.count??0).fill("??"),g=r.record.flatMap(({events:k})=>k).find(({code:k})=>k==="uth.qualifies"||k==="uth.fails");return i`<section class="felt uth" aria-label="felt">
    <div class="uth-tables"><${m} kind="quiet" onTap=${()=>p(!0)}>paytables<//></div>
    <div class="uth-dealer">
      <${R} cards=${h} places=${2} lit=${d} label=${g?l$(g):"dealer"} />
    </div>
    <div class="uth-board"><${R} cards=${[...u.board?.cards??[],...v]} places=${5} lit=${d} /></div>
    ${Xf.map(k=>i`<${u$} key=${k} seat=${k} round=${r} chipset=${c.chip_set} lit=${d}
      street=${f.street} paying=${e?.seat===k} pad=${n} setPad=${s}
      holds=${a.hand_over?.seat===k} />`)}
    ${l&&i`<${Ai} board=${$} options=${a.options} onClose=${()=>p(!1)} />`}
  </section>`}var l$=({code:t,args:e})=>`${e.hand}: ${t==="uth.qualifies"?"qualifies":"does not qualify"}`;function u$({seat:t,round:e,chipset:n,lit:s,street:o,paying:r,pad:a,setPad:c,holds:l}){let p=e.seats.find(_=>_.seat===t),u=`uth-seat uth-seat-${t}`;if(!p)return i`<div class=${`${u} is-empty`} aria-hidden="true"><span class="uth-empty">${t}</span></div>`;let f=o==="betting",$=e.zones[`hand:${t}`]?.cards??[],d=e.facts.folded.includes(t),h=!f&&!e.facts.dealt_in.includes(t),v=f&&a.seat===t,g=r||e.prompt?.awaited.includes(t)||v,k=f?a.drafts?.[t]:void 0,S=[u,g&&"is-lit",(d||h)&&"is-out",v&&"is-chosen",f$(e,t)&&"is-waiting"],O=i`
    <span class="uth-hand">
      ${$.length>0&&!d&&i`<${R} cards=${$} lit=${r?s:void 0} />`}
      <span class="uth-note">${f&&a.sitting?.[t]?"sits out":p$({folded:d,out:h,holds:l})}</span>
    </span>
    <span class="uth-circles">
      ${["trips","play","ante","blind"].map(_=>i`<${$$} key=${_} name=${_} place=${`circle:${t}:${_}`}
        amount=${d$(e,t,_,k)} draft=${k!==void 0} chipset=${n} />`)}
    </span>
    <span class="uth-who"><b>${p.player}</b><span class="figure" data-place=${`seat:${t}`}>${y(p.rack)}</span></span>`;return f?i`<button type="button" class=${T(S)} aria-label=${`seat ${t}, ${p.player}`} aria-pressed=${String(v)}
    onClick=${()=>c({seat:t,target:"ante"})}>${O}</button>`:i`<div class=${T(S)} role="group" aria-label=${`seat ${t}, ${p.player}`}>${O}</div>`}var p$=({folded:t,out:e,holds:n})=>t?"folded":n?"has the tablet":e?"out":"";function d$(t,e,n,s){return s?{ante:s.ante,blind:s.ante,trips:s.trips,play:0}[n]:ee(t,e,n)}function f$(t,e){let[n]=t.prompt?.awaited??[],{dealt_in:s=[],folded:o}=t.facts;return typeof n=="number"&&e>n&&s.includes(e)&&!o.includes(e)&&ee(t,e,"ante")>0&&!ee(t,e,"play")}function $$({name:t,place:e,amount:n,draft:s,chipset:o}){let[r]=le(n,o);return i`<span class=${T(["uth-circle",`uth-${t}`,n>0&&s&&"is-draft"])} data-place=${e}>
    <span class="uth-ring">${r?i`<${Te} value=${n} colour=${r.colour} />`:ro[t]}</span>
  </span>`}var m$={lorum:Ga,polignac:Za,kaiser:ti,"canadian-salad":Xa,schnapsen:oi,"stop-the-bus":di,"divide-and-conquer":La,bura:sa,"card-stock-market":wa,kabu:Da,speculation:pi,uth:ji,superfecta:Ti},he=t=>({...Ba,...m$[t]});var Ni=(t,e)=>t.map(h$).filter(n=>n?.open.length&&n.open.every(s=>e.includes(s)));function h$(t){let e=Object.entries(t.values);if(e.length!==1)return null;let[[n,s]]=e;switch(Ot(s)){case"card":return{option:t,open:s,least:1,most:1,answer:([o])=>({[n]:o})};case"some":{let{of:o,least:r,most:a}=s;return o.every(I)?{option:t,open:o,least:r,most:a,answer:c=>({[n]:c})}:null}default:return null}}var Bi=({open:t,least:e})=>t.length===e;function Hi(t,e){let n=t.map(({option:f})=>q(f)).join(),[s,o]=w({asked:null,cards:[]}),r=et(n),a=t.length===1&&Bi(t[0])?t[0].open:[],c=s.asked===n?s.cards:a,l=(f,$=c)=>e({...f.option,args:f.answer($)});return{picked:c,tap:(f,$)=>{if(r.swallows($))return;let d=t.filter(({open:h})=>h.includes(f));d.length===1&&d[0].most===1?l(d[0],[f]):o({asked:n,cards:b$(c,f,Math.max(...d.map(({most:h})=>h)))})},ready:({open:f,least:$,most:d})=>c.length>=$&&c.length<=d&&c.every(h=>f.includes(h)),play:l}}function b$(t,e,n){return t.includes(e)?t.filter(s=>s!==e):[...t,e].slice(-n)}function Pi({cards:t,plays:e,hand:n,label:s}){let o=new Set(e.flatMap(r=>r.open));return i`<div class="tap-hand" role="group" aria-label=${s??"your cards"}>
    ${t.map(r=>{let a=n.picked.includes(r);return o.has(r)?i`<button type="button" key=${r} class=${T(["tap-card","is-open",a&&"is-raised"])}
          aria-label=${ct(r)} aria-pressed=${String(a)} onClick=${c=>n.tap(r,c)}><${j} card=${r} /></button>`:i`<span class="tap-card" key=${r}><${j} card=${r} dim=${o.size>0} /></span>`})}
  </div>`}function Mi({plays:t,hand:e,words:n,busy:s}){return t.map(o=>{let r=o.option.do;if(o.most===1&&t.length===1&&!Bi(o))return i`<p class="controls-note" key=${r}>Tap a card to ${C(r)}.</p>`;let a=e.ready(o);return i`<${m} key=${r} kind="main" disabled=${!a} busy=${s} onTap=${()=>e.play(o)}>
      ${a?ve(r,o.answer(e.picked),n):`${C(r)}: ${y$(o)}`}
    <//>`})}function y$({least:t,most:e}){return t===e?t===1?"tap a card":`tap ${t} cards`:`tap ${t} to ${e} cards`}var Li=t=>`last ${t.night.night} ${t.table.game}`,Ri=t=>JSON.parse(sessionStorage.getItem(Li(t))??"{}"),g$=(t,e)=>t.table.seats.find(n=>n.seat===e)?.player;function Fi(t){let e=Ri(t),n=JSON.stringify(e);for(let{by:o,do:r,args:a}of t.round?.record??[]){let c=g$(t,o);c&&Object.keys(a).length&&(e[`${c} ${r}`]=a)}let s=JSON.stringify(e);s!==n&&sessionStorage.setItem(Li(t),s)}function es(t){let e=Ri(t);return Object.fromEntries(t.table.seats.flatMap(({seat:n,player:s})=>Object.entries(e).filter(([o])=>o.startsWith(`${s} `)).map(([o,r])=>[`${n} ${o.slice(`${s} `.length)}`,r])))}var k$=25e3;function Di({table:t,state:e,seat:n}){let[s,o]=w(!1),r=_$(t,e,n),a=E(e.round)[n],c=()=>o(!1),{passOn:l}=he(e.round.game),p=d=>{let h=l(d);return h!==null&&fe(e,h)?null:h},u=d=>t.actInHand(d,n,l&&p),f=et(String(s)),$=he(e.round.game).OpenHand??x$;return H(()=>{if(!s)return;let d=setTimeout(c,k$);return document.addEventListener("visibilitychange",c),()=>{clearTimeout(d),document.removeEventListener("visibilitychange",c)}},[s,e.version]),i`<main class="screen is-hand" onClickCapture=${f.swallows}>
    <${$e} table=${t} state=${e} />
    ${s&&r?i`<${$} table=${t} hand=${r} seat=${n} who=${a} act=${u} onCover=${c} />`:i`<${v$} table=${t} state=${e} seat=${n} who=${a} ready=${r!==null} onLook=${()=>o(!0)} />`}
  </main>`}function _$(t,e,n){let[s,o]=w(null),r=e.table.hand_over?.here&&e.table.hand_over.seat===n;return H(()=>{if(!r)return;let a=!0;return t.hand(n).then(c=>a&&o(c)),()=>{a=!1}},[e.version,n,r]),s}function v$({table:t,state:e,seat:n,who:s,ready:o,onLook:r}){let a=he(e.round.game),c=Ln(e.round,a).at(-1);return i`
    <section class="hand-felt" aria-label="your hand, covered">
      <p class="hand-news">${c?.text}</p>
      ${a.Seen&&i`<${a.Seen} round=${e.round} seat=${n} />`}
      <button type="button" class="hand-cover" disabled=${!o} onClick=${r}>
        <span class="hand-backs" aria-hidden="true"><${j} card="??" /><${j} card="??" /></span>
        <span class="hand-touch">${s}, touch to look</span>
      </button>
    </section>
    <${ut} table=${t} line=${`${s}, this is for your eyes.`}>
      <${P} end=${i`<${m} kind="plain" onTap=${t.takeBack}>back to the dealer<//>`} />
    <//>`}function x$({table:t,hand:e,seat:n,who:s,act:o,onCover:r}){let{round:a}=e,{prompt:c}=a,l=he(a.game),p=Object.entries(a.zones).filter(([,{owner:O,sight:_,cards:N}])=>O===n&&_==="owner"&&N.length),u=E(a),f=c?.options.filter(({by:O})=>O===n)??[],$=Ni(f,p.flatMap(([,{cards:O}])=>O)),d=Hi($,o),h=Oe(a),v=l.words?.(a)??{},g=l.Seen??w$,k=t.late.value,S=i`<${m} kind="plain" onTap=${t.takeBack}>back to the dealer<//>`;return i`
    <section class="hand-felt" aria-label="your hand">
      <${g} round=${a} seat=${n} />
      <div class="hand-own">
        ${p.map(([O,{cards:_}])=>i`<${Pi} key=${O} cards=${h.arranged(_)} plays=${$} hand=${d}
          label=${p.length>1?Jn(O,u):null} />`)}
      </div>
      <div class="hand-foot">
        <p class="hand-note">${l.handNote?.(a,n)}</p>
        ${p.some(([,{cards:O}])=>O.length>1)&&i`<${Ae} sorting=${h} />`}
        <${m} kind="plain" onTap=${r}>cover<//>
      </div>
    </section>
    <section class="foot" aria-label="what is next">
      <${nt} text=${c?.say.text??"The round is over."} detail=${[s,_t(a,[n])].filter(Boolean).join(" \xB7 ")} />
      ${f.length>0?i`<${Mn} prompt=${c} me=${n} players=${u} chipset=${e.night.chip_set}
            words=${v} sure=${l.sure?.(a)} last=${es(e)} busy=${k} error=${t.error.value} onAct=${o} end=${S}
            first=${Mi({plays:$,hand:d,words:v,busy:k})} drawn=${O=>$.some(_=>_.option===O)} />`:i`<${ft} table=${t} /><${P} end=${S} />`}
    </section>`}function w$({round:t,seat:e}){let n=E(t),s=Object.entries(t.zones).filter(([,{owner:o,sight:r,cards:a}])=>!(o===e&&r==="owner")&&a.some(c=>c!=="??"));return i`<div class="hand-others">
    ${s.map(([o,{cards:r}])=>i`<${R} key=${o} cards=${r} label=${Jn(o,n)} />`)}
  </div>`}var po=(t,e={})=>Object.fromEntries(t.settings.map(({name:n,default:s})=>[n,e[n]??s])),ns=t=>Object.fromEntries(Object.entries(t).filter(([,e])=>e!==null&&e!==""));function ss(t,e){for(let{name:n,value:s,default:o}of t.settings){if(e[n]===null&&o===null)continue;let r=Ii(s,e[n]);if(r)return`${Ki(C(n))}: ${r}.`}return null}function Ii(t,e){return Array.isArray(t)?t.includes(e)?null:b("choose one"):t.fields?lo(Object.entries(t.fields).map(([n,s])=>Ii(s,e?.[n]))):t.paytable?typeof e=="string"?null:lo(Object.values(e).map(qi)):t.each&&e&&typeof e=="object"?lo(t.each.map(n=>uo(t,e[n]))):uo(t,e)}var lo=t=>t.find(Boolean)??null;function uo({min:t,max:e,step:n=1},s){return Number.isSafeInteger(s)?s<t?b("{amount} or more",{amount:t}):s>e?b("{amount} or less",{amount:e}):(s-t)%n?b("in steps of {step}",{step:n}):null:b("a whole number, please")}var S$=/^([1-9]\d{0,6}(\/[1-9]\d{0,6})?|push|lose)$/,qi=t=>S$.test(String(t))?null:b("each hand pays a whole number, a fraction 3/2, push or lose"),Ui=(t,e)=>t.settings.map(({name:n})=>Wi(C(n),e[n])).filter(Boolean);function Wi(t,e){if(e==null)return null;if(typeof e=="number")return`${t} ${y(e)}`;if(typeof e=="string")return`${t}: ${C(e)}`;let n=Object.entries(e);return n.length>6?`${t}: ${Vi}`:`${t}: ${n.map(([s,o])=>Wi(s,o)).join(", ")}`}var Ki=t=>t[0].toUpperCase()+t.slice(1);function zi({game:t,held:e,onChange:n}){return i`<div class="settings">
    ${t.settings.map(s=>i`<fieldset class="field setting" key=${s.name}>
      <legend>${Ki(C(s.name))}</legend>
      ${s.meaning&&i`<p class="quiet small">${s.meaning}</p>`}
      <${Gi} value=${s.value} name=${s.name} choices=${s.choices} held=${e[s.name]}
        none=${s.default===null} onChange=${o=>n({...e,[s.name]:o})} />
    </fieldset>`)}
    ${t.odds?.length>0&&i`<${T$} odds=${t.odds} />`}
  </div>`}var T$=({odds:t})=>i`<section class="odds">
  <h3>${b("What it costs or earns the house")}</h3>
  <dl>${t.map(({title:e,text:n})=>i`<div key=${e}><dt>${e}</dt><dd>${n}</dd></div>`)}</dl>
</section>`;function Gi(t){let{value:e}=t;return Array.isArray(e)?i`<${O$} ...${t} words=${e} />`:e.paytable?i`<${E$} ...${t} />`:e.fields?i`<${Qi} ...${t} />`:e.each?i`<${A$} ...${t} />`:i`<${Ji} ...${t} />`}var O$=({words:t,choices:e,held:n,onChange:s})=>i`<div class="choices">
  ${t.map(o=>i`<${m} key=${o} chosen=${o===n} onTap=${()=>s(o)}>
    <span class="choice-words"><b>${typeof o=="number"?y(o):C(o)}</b>
      ${e?.[o]&&i`<span class="choice-note">${e[o]}</span>`}</span>
  <//>`)}
</div>`;function Ji({value:t,name:e,held:n,none:s,onChange:o}){let r=n===null&&s?null:uo(t,n),a=c=>{let l=c.target.value.trim();o(/^\d{1,16}$/.test(l)?Number(l):l===""&&s?null:l)};return i`<div class="figure-field">
    <input class=${T(["figure-input",r&&"is-wrong"])} inputmode="numeric" autocomplete="off" aria-label=${C(e)}
      placeholder=${s?b("none"):""} value=${n??""} onInput=${a} />
    ${r&&i`<span class="quiet small">${r}</span>`}
  </div>`}var Qi=({value:t,held:e,onChange:n})=>i`<div class="setting-group">
  ${Object.entries(t.fields).map(([s,o])=>i`<label key=${s}><span>${C(s)}</span>
    <${Gi} value=${o} name=${s} held=${e?.[s]} onChange=${r=>n({...e,[s]:r})} />
  </label>`)}
</div>`;function A$({value:t,name:e,held:n,onChange:s}){let o=n!==null&&typeof n=="object",r=()=>s(Object.fromEntries(t.each.map(a=>[a,n])));return i`<div class="setting-each">
    <div class="choices">
      <${m} chosen=${!o} onTap=${()=>o&&s(n[t.each[0]])}>${b("one for all")}<//>
      <${m} chosen=${o} onTap=${()=>!o&&r()}>${b("one for each")}<//>
    </div>
    ${o?i`<${Qi} value=${{fields:Object.fromEntries(t.each.map(a=>[a,C$(t)]))}}
          held=${n} onChange=${s} />`:i`<${Ji} value=${t} name=${e} held=${n} onChange=${s} />`}
  </div>`}var C$=({min:t,max:e,step:n})=>({min:t,max:e,step:n}),Vi=b("your own##a paytable");function E$({value:t,choices:e,held:n,onChange:s}){let o=Object.entries(t.paytable),r=typeof n=="object"&&n!==null,a=()=>s(Object.fromEntries(Object.entries(o[0][1]).map(([l,p])=>[l,j$(p)]))),c=r?n:t.paytable[n];return i`<div class="setting-paytable">
    <div class="choices">
      ${o.map(([l])=>i`<${m} key=${l} chosen=${n===l} onTap=${()=>s(l)}>
        <span class="choice-words"><b>${C(l)}</b>
          ${e?.[l]&&i`<span class="choice-note">${e[l]}</span>`}</span>
      <//>`)}
      <${m} chosen=${r} onTap=${()=>!r&&a()}>${Vi} …<//>
    </div>
    <dl class="paytable">
      ${Object.entries(c??{}).map(([l,p])=>i`<div key=${l}>
        <dt>${l}</dt>
        <dd>${r?i`<input class=${T(["figure-input",qi(p)&&"is-wrong"])} aria-label=${l} value=${p}
              onInput=${u=>s({...n,[l]:Yi(u.target.value.trim())})} />`:p}</dd>
      </div>`)}
    </dl>
  </div>`}var j$=t=>Yi(t.replace(/:1$/,"").replace(":","/")),Yi=t=>/^[1-9]\d*$/.test(t)?Number(t):t;var N$=250;function Zi(t,e,n){let[s,o]=w(null),r=e?.odds?.length&&ss(e,n)===null?JSON.stringify(ns(n)):null;return H(()=>{if(r===null)return;let a=!1,c=setTimeout(async()=>{try{let{odds:l}=await t.send("POST",`games/${e.slug}/odds`,{options:JSON.parse(r)});a||o({game:e,odds:l})}catch{a||o(null)}},N$);return()=>{a=!0,clearTimeout(c)}},[e,r]),s?.game===e?s.odds:e?.odds??[]}var B$=[{cards:"virtual",name:"on the screens",note:"the house shuffles; everybody can check it"},{cards:"physical",name:"a real deck",note:"you deal, and tap each card that turns up"}];function Xi({table:t,state:e,onClose:n}){let[s,o]=w(null),[r,a]=w(null),[c,l]=w(e.table.cards);H(()=>{t.games().then(h=>{let v=h.find(({slug:g})=>g===e.table.game);o(h),a({game:v,options:po(v,e.table.options)})},()=>n())},[]);let p=Zi(t.api,r?.game??null,r?.options??{});if(!r)return i`<${F} title="What is played" onClose=${n} foot=${i`<${m} onTap=${n}>go back<//>`} />`;let u=ss(r.game,r.options),f=h=>a({game:h,options:po(h,h.slug===e.table.game?e.table.options:{})}),$=async()=>await t.changeGame(r.game.slug,ns(r.options),c)&&n(),d=i`<${m} kind="plain" onTap=${n}>go back<//>
    <${m} kind="main" disabled=${u!==null} busy=${t.late.value} onTap=${$}>play ${r.game.name}<//>`;return i`<${F} title="What is played" onClose=${n} foot=${d}>
    <div class="choices" role="group" aria-label="game">
      ${s.map(h=>i`<${m} key=${h.slug} chosen=${h===r.game} onTap=${()=>f(h)}>
        <span class="choice-words"><b>${h.name}</b><span class="choice-note">${H$(h.seats)}</span></span>
      <//>`)}
    </div>
    <fieldset class="field setting">
      <legend>Cards</legend>
      <div class="choices">
        ${B$.map(h=>i`<${m} key=${h.cards} chosen=${h.cards===c} onTap=${()=>l(h.cards)}>
          <span class="choice-words"><b>${h.name}</b><span class="choice-note">${h.note}</span></span>
        <//>`)}
      </div>
    </fieldset>
    <${zi} key=${r.game.slug} game=${{...r.game,odds:p}} held=${r.options}
      onChange=${h=>a({...r,options:h})} />
    <${G} text=${u??t.error.value} />
  <//>`}var H$=({least:t,most:e})=>t===e?`${t} players`:`${t} to ${e} players`;function tc({seed:t,commitment:e,cut:n,decks:s}){return`#${[...[["seed",t],["commitment",e],...n?[["cut",n]]:[]],...s.map(r=>["deck",r.join("")])].map(([r,a])=>`${r}=${encodeURIComponent(a)}`).join("&")}`}var ec=["Ac","Ad","Ah","As"],os=4;function nc({table:t,state:e,onClose:n}){let{seats:s,people:o}=e.table,r=[...s,...o].map(({player:f,name:$})=>({player:f,name:$})),[a,c]=w(s.map(({player:f})=>f).slice(0,os)),l=f=>c(a.includes(f)?a.filter($=>$!==f):[...a,f]),p=async()=>await t.drawPartners(a)&&n(),u=i`<${m} kind="plain" onTap=${n}>go back<//>
    <${m} kind="main" disabled=${a.length!==os} busy=${t.late.value} onTap=${p}>
      ${a.length===os?"DRAW THE CARDS":`choose ${os} players`}
    <//>`;return i`<${F} title="Draw partners" onClose=${n} foot=${u}>
    <p>Two red cards and two black ones are shuffled, one to each: equal colours are partners, and sit across from each
      other. The shuffle is the one this table has promised.</p>
    <div class="choices people" role="group" aria-label="who draws">
      ${r.map(({player:f,name:$})=>i`<${m} key=${f} chosen=${a.includes(f)} onTap=${()=>l(f)}>
        <span class="person"><b>${$}</b><span>${a.includes(f)?`card ${a.indexOf(f)+1}`:""}</span></span>
      <//>`)}
    </div>
    <${G} text=${t.error.value} />
  <//>`}function sc({onClose:t}){let e=i`<span></span><${m} kind="main" onTap=${t}>go back<//>`;return i`<${F} title="Draw partners" onClose=${t} foot=${e}>
    <p>This table plays with a real deck, whose shuffle no screen can promise: so you draw by hand.</p>
    <p>Shuffle two red cards of it and two black ones, and each of you draws one. Equal colours are partners, and sit
      across from each other: red at seats 1 and 3, black at 2 and 4. Then take these seats here.</p>
  <//>`}function oc({draw:t}){let e=Object.fromEntries(t.drawn.map(a=>[a.seat,a])),n=t.drawn.map(({card:a})=>a),s=Ve(t.seed),o=Ye(s)===t.commitment&&Bs(s,t.cut,1,ec).join()===n.join(),r=tc({...t,decks:[ec]});return i`<section class="partners" aria-label="partners">
    ${[1,2].map(a=>i`<div class="partners-side" key=${a}>
      ${[e[a],e[a+2]].map(({card:c,name:l})=>i`<span class="partners-one" key=${c}><${j} card=${c} /> <b>${l}</b></span>`)}
    </div>`)}
    <a class="small quiet" href=${`/shuffle${r}`} target="_blank">${o?"drawn as promised \u2713":"not the draw that was promised \u2717"}</a>
  </section>`}function rc(t){let e=t.state.table.seats.find(n=>n.seat===t.seat);return e?i`<${L$} ...${t} who=${e} />`:i`<${M$} ...${t} />`}var P$=[20,50,100,200,500,1e3];function ac({label:t,value:e,most:n,least:s,chipset:o,onChange:r}){let a=P$.filter(c=>c<n);return i`<div class="amount">
    <div class="choices" role="group" aria-label="amounts at one tap">
      <${m} chosen=${e===n&&n>0} disabled=${!n} onTap=${()=>r(n)}>all ${y(n)}<//>
      ${a.map(c=>i`<${m} key=${c} chosen=${e===c} onTap=${()=>r(c)}>${y(c)}<//>`)}
    </div>
    <${Hn} label=${t} value=${e} range=${{min:s,max:n}} optional=${s===0}
      chipset=${o} onChange=${r} />
  </div>`}function M$({table:t,state:e,seat:n,onClose:s}){let o=[...e.table.people].sort((g,k)=>+(k.bankroll>0)-+(g.bankroll>0)),r=e.table.for_points?o:o.filter(({bankroll:g})=>g>0),[a,c]=w(r.length===1?r[0].player:null),l=o.find(g=>g.player===a),[p,u]=w(null),{for_points:f}=e.table,$=Math.min(p??(f?0:l?.bankroll??0),l?.bankroll??0),d=g=>{c(g.player),u(null)},h=async()=>await t.sit(a,n,$)&&s(),v=i`<${m} kind="plain" onTap=${s}>go back<//>
    <${m} kind="main" disabled=${!l} busy=${t.late.value} onTap=${h}>
      ${l?f&&!$?`seat ${l.name}`:`seat ${l.name} with ${y($)}`:"sit down"}
    <//>`;return i`<${F} title=${`Seat ${n}`} onClose=${s} foot=${v}>
    ${!o.length&&i`<p>Everybody sits at this table already. New players ${f?"give their names":"buy their chips"} at the host's desk.</p>`}
    <div class="choices people" role="group" aria-label="who">
      ${o.map(g=>i`<${m} key=${g.player} chosen=${g.player===a} onTap=${()=>d(g)}>
        <span class="person"><b>${g.name}</b><span>${g.bankroll?y(g.bankroll):!f&&"no chips"}</span></span>
      <//>`)}
    </div>
    ${f&&i`<p class="quiet">Played for points: nobody needs chips here.</p>`}
    ${l&&l.bankroll===0&&!f&&i`<p class="quiet">${l.name} has no chips: they are sold at the host's desk.</p>`}
    ${l&&l.bankroll>0&&!f&&i`<${ac} label="brings" value=${$} least=${0} most=${l.bankroll}
      chipset=${e.night.chip_set} onChange=${u} />`}
    <${G} text=${t.error.value} />
  <//>`}function L$({table:t,state:e,seat:n,who:s,onClose:o}){let[r,a]=w(0),[c,l]=w(s.cut),p=d=>async()=>await d()&&o(),u=Math.min(r,s.bankroll),f=e.table.for_points&&!s.rack&&!s.owes,$=i`<${m} kind="plain" onTap=${o}>go back<//>
    <${m} kind="plain" busy=${t.late.value} onTap=${p(()=>t.stand(n))}>
      ${s.name} stands up${!f&&` with ${y(s.rack)}`}
    <//>`;return i`<${F} title=${`Seat ${n}: ${s.name}`} onClose=${o} foot=${$}>
    ${!f&&i`<p>rack <b class="figure">${y(s.rack)}</b> <span class="quiet">· bankroll ${y(s.bankroll)}
      ${s.owes>0&&` \xB7 owes ${y(s.owes)}`}</span></p>`}
    ${f?i`<p class="quiet">Played for points: nobody needs chips here.</p>`:s.bankroll>0?i`<${ac} label="more" value=${u} least=${1} most=${s.bankroll} chipset=${e.night.chip_set} onChange=${a} />
          <${m} kind="main" disabled=${u<1} busy=${t.late.value} onTap=${p(()=>t.topUp(n,u))}>
            ${u?`bring ${y(u)} more`:"bring more"}
          <//>`:i`<p class="quiet">Nothing in the bankroll to bring. Chips are sold at the host's desk.</p>`}
    ${e.table.cards==="virtual"&&i`<div class="cut">
      <label class="cut-word">a word for the shuffle
        <input maxlength="64" autocomplete="off" value=${c} onInput=${d=>l(d.target.value)} /></label>
      <${m} disabled=${c.trim()===s.cut} onTap=${p(()=>t.cut(n,c.trim()))}>cut<//>
      <p class="small quiet">Anyone seated may mix a word of their own into the shuffle of the next round.</p>
    </div>`}
    <${G} text=${t.error.value} />
  <//>`}function ic({table:t,state:e}){let[n,s]=w(null),[o,r]=w(!1),[a,c]=w(!1),{can_begin:l,seed_missing:p,number:u,seats:f,places:$}=e.table,d=(k,S)=>{t.dismiss(),k(S)},h=Object.values($).reduce((k,S)=>k+S,0),v=R$(e),g=h>0&&i`<${m} kind="plain" disabled=${!f.length} onTap=${t.endSeries}>
    divide the ${y(h)} on the felt
  <//>`;return i`<main class="screen is-idle">
    <${$e} table=${t} state=${e} />
    <section class="felt" aria-label="seats">
      <${q$} state=${e} onSeat=${s} />
      ${e.table.draw&&e.table.partners&&i`<${oc} draw=${e.table.draw} />`}
      <${Pt} state=${e} />
    </section>
    <${K$} table=${t} state=${e} onChoose=${()=>r(!0)} onDraw=${()=>c(!0)} />
    <${ut} table=${t} line=${p?F$:l??D$(e)} detail=${I$(f)}>
      <${P} question=${`idle ${u} ${p}`} end=${g}>
        ${p?i`<${m} kind="main" large busy=${t.late.value} onTap=${t.renewCommitment}>PROMISE ANOTHER SHUFFLE<//>`:i`<${m} kind="main" large disabled=${l!==null} busy=${t.late.value} onTap=${t.begin}>
            BEGIN ROUND ${u}
          <//>`}
        ${v.length>1&&i`<${m} kind="plain" busy=${t.late.value} onTap=${()=>t.sitAll(v)}>${b("seat all {people}",{people:v.length})}<//>`}
      <//>
    <//>
    ${n!==null&&i`<${rc} key=${n} table=${t} state=${e} seat=${n} onClose=${()=>d(s,null)} />`}
    ${a&&i`<${cc(e.table)?sc:nc} table=${t} state=${e} onClose=${()=>d(c,!1)} />`}
    ${o&&i`<${Xi} table=${t} state=${e} onClose=${()=>d(r,!1)} />`}
  </main>`}function R$({table:{people:t,free:e,for_points:n},night:s}){let o=t.filter(({bankroll:r,sits:a})=>!a&&(n||r>0));return o.length>e.length||s.status!=="open"?[]:o.map(({player:r,bankroll:a},c)=>({player:r,seat:e[c],chips:n?0:a}))}var F$="The seed that was promised for the next shuffle is not in this database. Promise another one, and cut again.",D$=({table:t})=>t.cards==="physical"?"Shuffle and cut. Ready when you are.":"Ready when you are.",I$=t=>t.length?W(t.length,"player"):null;function q$({state:t,onSeat:e}){let{seats:n,free:s,partners:o}=t.table;if(t.night.status!=="open")return null;let r=[...n,...s.map(a=>({seat:a}))].sort((a,c)=>a.seat-c.seat);return i`<div class=${T(["places",r.length>10&&"is-many",o&&"is-across"])}>
    ${r.map(a=>i`<${U$} key=${a.seat} ...${a} points=${t.table.for_points} onTap=${()=>e(a.seat)} />`)}
  </div>`}function U$({seat:t,name:e,rack:n,cut:s,owes:o,points:r,onTap:a}){return e?i`<button type="button" class="place" aria-label=${`seat ${t}, ${e}, rack ${y(n)}`} onClick=${a}>
    <span class="place-number">${t}</span>
    <span class="place-name">${e}</span>
    <span class="place-rack figure" data-place=${`seat:${t}`}>${n||!r?y(n):""}</span>
    <span class="place-note">${[s&&"cut \u2713",o>0&&`owes ${y(o)}`].filter(Boolean).join(" \xB7 ")}</span>
  </button>`:i`<button type="button" class="place is-free" aria-label=${`seat ${t}, free`} onClick=${a}>
      <span class="place-number">${t}</span><span class="place-name">sit down</span>
    </button>`}function W$({table:t,state:e}){let[n,s]=w(!1),o=qn(t.api,e.night.night);return!o||!Ws(o)||e.night.status!=="open"?null:i`<button type="button" class="join-line" onClick=${()=>s(!0)}>
      <span>join</span><b>${On(o.code)}</b>
    </button>
    ${n&&i`<${Un} table=${t} state=${e} onClose=${()=>s(!1)} />`}`}function K$({table:t,state:e,onChoose:n,onDraw:s}){let{game_name:o,cards:r,commitment:a,last_round:c}=e.table;return i`<aside class="side" aria-label="what is played">
    <h2>${o}</h2>
    <p>${r==="virtual"?"cards on the screens":"a real deck"}</p>
    <${G$} state=${e} />
    <${m} onTap=${n}>game, options …<//>
    ${e.table.seats.length>1&&i`<${m} busy=${t.late.value} onTap=${t.standAll}>${b("everybody stands up")}<//>`}
    ${(e.table.draws_partners||cc(e.table))&&i`<${m} onTap=${s}>draw partners …<//>`}
    <${Wn} table=${t} state=${e} />
    <${z$} table=${e.table} />
    <div class="side-foot">
      <${W$} table=${t} state=${e} />
      ${c&&i`<${Ar} state=${e} />
        <a class="button" href=${ce(e)}>the last rounds</a>`}
      <${Nn} commitment=${a} cards=${r} />
    </div>
  </aside>`}var cc=({partners:t,cards:e,carry:n})=>t&&e==="physical"&&(!("scores"in n)||n.finished);function z$({table:{rounds:t,voided:e,past:n,corrections:s}}){if(!e&&!s.length)return null;let o=n.findLast(r=>r.voided);return i`<ul class="side-options" aria-label="put right">
    ${e>0&&i`<li>${y(e)} of ${W(t,"round")} voided${o&&`; round ${o.number}: ${o.why}`}</li>`}
    ${s.slice(0,3).map(r=>i`<li key=${r.entry}>${r.was} taken back by ${r.who}: ${r.why}</li>`)}
  </ul>`}function G$({state:t}){let{options:e}=t.table,n={settings:Object.keys(e).map(s=>({name:s}))};return i`<ul class="side-options">
    ${Ui(n,e).map(s=>i`<li key=${s}>${s}</li>`)}
  </ul>`}function lc({payouts:t,at:e,chipset:n,news:s,onPaid:o,onPayAll:r,onWhy:a}){let c=et(e,{fresh:!0}),l=t[e],{amount:p,sums:u=[],pushes:f=[{amount:Math.abs(p)}]}=l,$=e===t.length-1;return i`
    <${nt} text=${Q$(l)} news=${s} />
    <section class="ceremony" aria-label=${b("paying")} onClickCapture=${c.swallows}>
      <${m} kind="main" large onTap=${o}>${J$(l)}<//>
      <div class="ceremony-sums">${u.map(d=>i`<p key=${d}>${d}</p>`)}</div>
      <div class="ceremony-chips">
        ${f.filter(d=>d.amount).map(d=>i`<div class="ceremony-push" key=${d.to}>
          ${d.to&&i`<span>${Ut("to {player}",{player:i`<b>${d.to}</b>`})}</span>`}
          <${zt} amount=${d.amount} chipset=${n} words=${!d.to} />
          ${d.why&&i`<span class="quiet small">${d.why}</span>`}
        </div>`)}
      </div>
      <div class="ceremony-end">
        <span class="quiet small">${b("{number} of {count}",{number:e+1,count:t.length})}</span>
        <div class="ceremony-ways">
          ${a&&i`<${m} name=${b("why {player} is paid this",{player:l.who})} onTap=${a}>${b("why?")}<//>`}
          <${m} disabled=${$} onTap=${r}>${b("pay all")}<//>
        </div>
      </div>
    </section>`}function J$({amount:t,pushes:e}){return t===0?b("next"):t>0||e?b("paid"):b("taken")}function Q$({who:t,hand:e,amount:n,line:s}){if(s)return s;let o=b("{player} pushes",{player:t});return n>0&&(o=b("Pay {player} {chips}",{player:t,chips:n})),n<0&&(o=b("Take {chips} from {player}",{player:t,chips:-n})),e?`${o}: ${e}.`:`${o}.`}function dc({api:t,path:e,seat:n,title:s,onClose:o}){let[{told:r,trouble:a},c]=w({}),[l,p]=w(n??null);H(()=>{let f=`${e}/explanation${l?`?seat=${l}`:""}`;t.get(f).then($=>c({told:$}),$=>c({trouble:Y$($)}))},[e,l]);let u=i`
    ${l?i`<${m} kind="plain" onTap=${()=>p(null)}>${b("the whole round")}<//>`:i`<span></span>`}
    <${m} kind="main" onTap=${o}>${b("done")}<//>`;return i`<${F} title=${s} onClose=${o} foot=${u}>
    <div class="explain">
      <${G} text=${a} />
      ${r&&i`<${X$} told=${r} about=${l} again=${r.closed&&V$(e)} />`}
      ${!r&&!a&&i`<p class="quiet">${b("One moment.")}</p>`}
    </div>
  <//>`}var V$=t=>t.replace(/^nights\/(\d+)\/tables\/(\d+)\/rounds\/(\d+)$/,"/rounds/$1/$2#$3"),Y$=t=>t instanceof gt?t.message:b("The server does not answer. Try again."),Z$="0 = 0";function X$({told:t,about:e,again:n}){let s=t.steps.filter(o=>!e||em(o)).reverse();return i`
    <p class="quiet">${tm(t)}</p>
    ${Object.values(t.sums).some(o=>o!==Z$)&&i`<dl class="explain-sums">
      ${Object.entries(t.sums).map(([o,r])=>i`<div key=${o}><dt>${o}</dt><dd>${r.replaceAll(" - "," \u2212 ")}</dd></div>`)}
    </dl>`}
    <ol class="explain-steps" reversed>
      ${s.map(o=>i`<${nm} key=${o.entry} step=${o} />`)}
    </ol>
    ${t.shuffle.seed&&i`<details class="explain-shuffle"><summary>${b("the shuffle, to check it")}</summary>
      ${["commitment","seed","cut"].filter(o=>t.shuffle[o]).map(o=>i`<p key=${o} class="small">
        <span class="quiet">${C(o)}</span> <code>${t.shuffle[o]}</code></p>`)}
    </details>`}
    ${n&&i`<p><a class="button is-plain" href=${n}>${b("see it card by card")}</a></p>`}`}var tm=({game:t,table:e,round:n,ended:s})=>s?Ut("{game}, table {table}, round {round}: {ended}.",{game:t,table:e,round:n,ended:i`<b>${s}</b>`}):b("{game}, table {table}, round {round}.",{game:t,table:e,round:n}),em=({says:t,moves:e,cards:n})=>t.length>0||e.length>0||Object.keys(n).length>0;function nm({step:t}){let{entry:e,did:n,cards:s,says:o,moves:r}=t;return i`<li class="explain-step" value=${e}>
    <p class="explain-did">${C(n)} <span class="quiet small">${b("entry {number}",{number:e})}</span></p>
    ${o.map((a,c)=>i`<${om} key=${c} ...${a} />`)}
    ${r.length>0&&i`<ul class="explain-moves">
      ${r.map((a,c)=>i`<li key=${c}>${sm(a)}</li>`)}
    </ul>`}
    ${Object.keys(s).length>0&&i`<div class="explain-cards">
      ${Object.entries(s).map(([a,c])=>c.length>0&&i`<${R} key=${a} cards=${c} label=${a} fanned=${c.length>5} />`)}
    </div>`}
  </li>`}var sm=({amount:t,source:e,target:n,why:s})=>Ut("{chips} from {source} to {target}: {why}",{chips:i`<b class="figure">${y(t)}</b>`,source:e,target:n,why:s});function om({text:t,details:e}){let n=Object.entries(e),s=n.filter(([,a])=>uc(a)),o=n.filter(([,a])=>pc(a)),r=n.filter(([,a])=>!uc(a)&&!pc(a));return i`<div class="explain-said">
    <p>${t}</p>
    ${s.map(([a,c])=>i`<${R} key=${a} cards=${c} label=${a==="cards"?null:C(a)} />`)}
    ${o.map(([a,c])=>i`<${rm} key=${a} rows=${c} />`)}
    ${r.length>0&&i`<p class="quiet small">${r.map(([a,c])=>`${C(a)} ${fc(c)}`).join(" \xB7 ")}</p>`}
  </div>`}var uc=t=>Array.isArray(t)&&t.length>0&&t.every(e=>I(e)||e==="??"),pc=t=>Array.isArray(t)&&t.length>0&&t.every(e=>e&&typeof e=="object"&&!Array.isArray(e));function rm({rows:t}){let e=[...new Set(t.flatMap(Object.keys))],n=o=>t.every(r=>r[o]==null||typeof r[o]=="number"),s=Object.fromEntries(e.map(o=>[o,n(o)?"number":null]));return i`<table class="ledger explain-rows">
    <thead><tr>${e.map(o=>i`<th key=${o} class=${s[o]}>${C(o)}</th>`)}</tr></thead>
    <tbody>${t.map((o,r)=>i`<tr key=${r}>
      ${e.map(a=>i`<td key=${a} class=${s[a]}>${fc(o[a])}</td>`)}
    </tr>`)}</tbody>
  </table>`}var fc=t=>t==null?"\u2013":ht(t);function $c({title:t,lines:e,onUndo:n,busy:s}){let o=et(e.at(-1)?.number??0);return i`<aside class="record" aria-label=${b("record of the round")}>
    ${t&&i`<h2 class="record-title">${t}</h2>`}
    <ol class="record-lines">
      ${e.map(r=>i`<li key=${r.key??r.number} class=${T(["record-line",r.undone&&"is-undone"])}>
        <span class="record-number">${r.number}</span>
        ${r.onTap?i`<button type="button" class="record-text" onClick=${r.onTap}>${r.text}</button>`:i`<span class="record-text">${r.text}</span>`}
      </li>`).reverse()}
    </ol>
    <div class="record-foot" onClickCapture=${o.swallows}><${m} disabled=${!n} busy=${s} onTap=${n}>${b("undo")}<//></div>
  </aside>`}var mc=(t,e)=>t.cards==="physical"&&e.do==="show"&&I(e.args.card)&&e!==t.record.at(-1);function hc({table:t,state:e,step:n,onClose:s}){let{by:o,do:r,args:a,index:c}=n,l=new Set(e.round.record.flatMap($=>Object.values($.args)).filter(I)),p=Ge.filter($=>!l.has($)),u=async $=>await t.amend(c,{by:o,do:r,...a,card:$})&&s(),f=i`<${m} kind="plain" onTap=${s}>leave it<//>`;return i`<${F} title=${`${B(a.card)} was wrong. Which card was it?`} onClose=${s} foot=${f}>
    <${bt} allowed=${p} picked=${[a.card]} busy=${t.late.value} onPick=${u} onTakeBack=${s} />
    <p class="small quiet">What came after it stands as far as it still fits; what does not is to be done again. Both are in the book.</p>
    <${G} text=${t.error.value} />
  <//>`}var am=260,im=12;function yc({round:t,moves:e,chipset:n}){let s=at(null),o=at({round:null,ids:new Set});return Re(()=>{let{ids:r}=o.current,a=o.current.round===t?e.filter(({id:c})=>!r.has(c)):[];if(o.current={round:t,ids:new Set(e.map(({id:c})=>c))},!matchMedia("(prefers-reduced-motion: reduce)").matches)for(let c of a.slice(-im))cm(s.current,c,n)}),i`<div class="moves" ref=${s} aria-hidden="true"></div>`}function cm(t,{from:e,to:n,amount:s},o){let r=bc(e),a=bc(n);if(!r||!a)return;let c=document.createElement("div");c.className="moving-chip",Me(i`<${Te} ...${le(s,o)[0]} />`,c),t.append(c);let l=({x:p,y:u})=>({transform:`translate(${p}px, ${u}px)`});c.animate([l(r),l(a)],{duration:am,easing:"cubic-bezier(.3, 0, .3, 1)"}).finished.finally(()=>c.remove()).catch(()=>{})}function bc(t){let e=document.querySelector(`[data-place="${CSS.escape(t)}"]`);if(!e)return null;let{left:n,top:s,width:o,height:r}=e.getBoundingClientRect();return{x:n+o/2,y:s+r/2}}var lm=280,um=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;function kc(t,e,n){let{table:s,night:o}=t,r=`paid ${o.night} ${s.table} ${s.number}`,[a,c]=w({key:r,paid:gc(r),beat:e}),l=a.key===r?a:{key:r,paid:gc(r),beat:0},p=um()?e:Math.min(l.beat,e),u=Math.min(l.paid,n);H(()=>{if((l!==a||p!==l.beat)&&c({...l,beat:p}),p>=e)return;let $=setTimeout(()=>c({...l,beat:p+1}),lm);return()=>clearTimeout($)},[r,p,e]),H(()=>{u!==l.paid&&f(u)},[u,l.paid]);let f=$=>{sessionStorage.setItem(r,$),c({...l,paid:$})};return{paid:u,beat:p,running:p<e,pay:()=>f(u+1),payAll:()=>f(n),skip:()=>c({...l,beat:e})}}var gc=t=>Number(sessionStorage.getItem(t)??0);function _c({table:t,state:e}){return e.round?i`<${pm} key=${e.table.game} table=${t} state=${e} />`:i`<${gm} table=${t} state=${e} />`}function pm({table:t,state:e}){let n=he(e.table.game),s=n.amongPlayers&&fm(e)?[]:n.payments(e),o=kc(e,n.beats?.(e.round)??0,s.length),{moves:r,held:a}=pa(e,s,o.paid),c=da(e,a),l=!o.running&&o.paid<s.length?s[o.paid]:null,[p,u]=$m(e),f=es(e),[$,d]=w(null),[h,v]=w(null);H(()=>Fi(e),[e]),dm(t,e,o);let g=async()=>{let{by:_}=e.round.record.at(-1);await t.undo()&&typeof _=="number"&&u(N=>N.seat===p.seat?{seat:_}:{})},k={table:t,state:c,pace:o,paying:l,pad:p,setPad:u,last:f,face:n,explain:v},S=new Map(e.round.record.map(_=>[_.index+1,_])),O=Ln(e.round,n).slice(0,o.running?-1:void 0).map(_=>{let N=S.get(_.number);return mc(e.round,N)?{..._,onTap:()=>d(N)}:N?.transfers.length?{..._,onTap:()=>v({})}:_});return i`<main class=${T(["screen",`is-${e.table.game}`])}>
    <${$e} table=${t} state=${c} />
    <${n.Felt} ...${k} />
    <${$c} title=${`round ${e.table.number}`} lines=${Zr(O,e.table.handed)} busy=${t.late.value}
      onUndo=${e.round.undoable&&!o.running?g:null} />
    <${mm} ...${k} due=${s} />
    ${$&&i`<${hc} table=${t} state=${e} step=${$} onClose=${()=>d(null)} />`}
    ${h&&i`<${dc} api=${t.api} path=${`nights/${e.night.night}/tables/${e.table.table}/rounds/${e.table.number}`}
      seat=${h.seat} title=${`Round ${e.table.number}, explained`} onClose=${()=>v(null)} />`}
    <${yc} round=${e.table.number} moves=${o.running?[]:r} chipset=${e.night.chip_set} />
  </main>`}function dm(t,e,n){let s=e.round.finished&&!n.running?n.beat:0,o=n.paid>0||s>0;H(()=>{o&&e.screens?.here&&t.sayShown(n.paid,s)},[e.table.number,o,n.paid,s])}var fm=t=>t.round?.seats.every(({seat:e})=>fe(t,e));function $m(t){let e=t.table.number,[n,s]=w({number:e,held:{}}),o=a=>a.number===e?a.held:{},r=a=>s(c=>{let l=o(c);return{number:e,held:{...l,...typeof a=="function"?a(l):a}}});return[o(n),r]}function mm(t){let{table:e,state:n,pace:s,paying:o,due:r,face:a,explain:c}=t,l=[n.table.fill?.text,...hm(n.round)].filter(Boolean).join(" ");if(s.running)return i`<${bm} ...${t} />`;if(o){let u=r.map(f=>({who:f.player,amount:f.amount,...a.payment(f,n.round)}));return i`<section class="foot" aria-label="what is next">
      <${lc} payouts=${u} at=${s.paid} chipset=${n.night.chip_set} news=${l}
        onPaid=${s.pay} onPayAll=${s.payAll} onWhy=${()=>c({seat:o.seat})} />
      <${ft} table=${e} />
    </section>`}if(n.round.finished)return i`<${ym} ...${t} news=${l} />`;let p=a.Foot?.(n.round);return i`<${p??Xr} ...${t} news=${l} />`}var hm=({record:t})=>t.at(-1).events.filter(({code:e})=>e==="fault").map(({text:e})=>e),bm=({table:t,state:e,pace:n,face:s})=>i`<${ut} table=${t} line=${s.showing(e.round,n.beat)}>
  <${P}><${m} kind="plain" onTap=${n.skip}>to the end<//><//>
<//>`;function ym({table:t,state:e,news:n,face:s}){let{number:o}=e.table,r=i`<${m} kind="plain" disabled=${t.late.value} onTap=${t.close}>seats and game<//>`;return i`<${ut} table=${t} line=${s.over?.(e.round)??Aa(e.round)??`Round ${o} is over and paid.`} news=${n}>
    <${P} question=${`finished ${o}`} end=${r}>
      <${m} kind="main" large busy=${t.late.value} onTap=${t.next}>NEXT ROUND<//>
    <//>
  <//>`}function gm({table:t,state:e}){let{number:n,frozen:s}=e.table,[o,r]=w(!1);return i`<main class="screen">
    <${$e} table=${t} state=${e} />
    <section class="felt frozen" aria-label="felt">
      <p class="state-title">Round ${n} is frozen</p>
      <p class="state-text">${s}</p>
      <p class="state-text">Everything is in the book. Void the round: every bet goes back.</p>
    </section>
    <aside class="side"></aside>
    <${ut} table=${t} line=${`Round ${n} cannot go on.`}>
      <${P} question=${`frozen ${n}`}>
        <${m} kind="danger" large onTap=${()=>r(!0)}>void this round …<//>
      <//>
    <//>
    ${o&&i`<${Ks} table=${t} state=${e} onClose=${()=>r(!1)} />`}
  </main>`}function vc({table:t,state:e}){let{wishes:n,status:s,hand_over:o}=e.table,[r,...a]=e.screens?.here||n.length?n:[],c=et(String(r?.number));if(!r||s==="closed"||o?.here)return null;let l=s==="playing"||s==="frozen",p=async()=>{s==="finished"&&!await t.close()||await t.grant(r.number)};return i`<section class=${`wishes ${l?"is-later":""}`} role="status" aria-label="asked for" onClickCapture=${c.swallows}>
    <p>${r.text}${a.length>0&&i` <span class="quiet">and ${a.length} more</span>`}${l&&i` <span class="quiet">After this round.</span>`}</p>
    <div class="asking-ways">
      <${m} busy=${t.late.value} onTap=${()=>t.refuse(r.number)}>no<//>
      ${!l&&i`<${m} kind="main" busy=${t.late.value} onTap=${p}>${r.chips?`yes \xB7 ${r.chips}`:"yes"}<//>`}
    </div>
  </section>`}function xc({table:t}){let e=t.state.value,n=e&&`${e.table.name} \xB7 ${e.table.game_name}`;H(()=>{n&&(document.title=n)},[n]),H(()=>St(()=>document.body.setAttribute("aria-busy",t.busy.value)),[t]);let s=t.connection.value==="lost";return i`
    ${s&&i`<${dr} since=${t.heard.value} onRetry=${t.refresh} />`}
    <${km} table=${t} state=${e} />
    ${e&&!t.refusal.value&&i`<${Hr} table=${t} state=${e} /><${vc} table=${t} state=${e} />`}`}function km({table:t,state:e}){if(t.refusal.value)return i`<${Er} error=${t.refusal.value} />`;if(!e)return i`<${Wt} mark="s" title="One moment" text="The table is being laid." />`;let{status:n,hand_over:s}=e.table,o=t.passing.value??(s?.here?s.seat:null);return o!==null&&e.round?i`<${Di} key=${o} table=${t} state=${e} seat=${o} />`:n==="closed"?i`<${Cr} table=${t} state=${e} />`:Nr(e)?i`<${Br} table=${t} state=${e} />`:n==="idle"?i`<${ic} table=${t} state=${e} />`:i`<${_c} table=${t} state=${e} />`}var[,,_m,vm]=location.pathname.split("/"),xm=new Sn(Number(_m),Number(vm));Me(i`<${xc} table=${xm} />`,document.getElementById("page"));
