var to=function(t,e,n,s){var o;e[0]=0;for(var r=1;r<e.length;r++){var a=e[r++],c=e[r]?(e[0]|=a?1:2,n[e[r++]]):e[++r];a===3?s[0]=c:a===4?s[1]=Object.assign(s[1]||{},c):a===5?(s[1]=s[1]||{})[e[++r]]=c:a===6?s[1][e[++r]]+=c+"":a?(o=t.apply(c,to(t,c,n,["",null])),s.push(o),c[0]?e[0]|=2:(e[r-2]=0,e[r]=o)):s.push(c)}return s},Xs=new Map;function eo(t){var e=Xs.get(this);return e||(e=new Map,Xs.set(this,e)),(e=to(this,e.get(t)||(e.set(t,e=(function(n){for(var s,o,r=1,a="",c="",l=[0],p=function(f){r===1&&(f||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?l.push(0,f,a):r===3&&(f||a)?(l.push(3,f,a),r=2):r===2&&a==="..."&&f?l.push(4,f,0):r===2&&a&&!f?l.push(5,0,!0,a):r>=5&&((a||!f&&r===5)&&(l.push(r,0,a,o),r=6),f&&(l.push(r,f,0,o),r=6)),a=""},u=0;u<n.length;u++){u&&(r===1&&p(),p(u));for(var d=0;d<n[u].length;d++)s=n[u][d],r===1?s==="<"?(p(),l=[l],r=3):a+=s:r===4?a==="--"&&s===">"?(r=1,a=""):a=s+a[0]:c?s===c?c="":a+=s:s==='"'||s==="'"?c=s:s===">"?(p(),r=1):r&&(s==="="?(r=5,o=a,a=""):s==="/"&&(r<5||n[u][d+1]===">")?(p(),r===3&&(l=l[0]),r=l,(l=l[0]).push(2,0,r),r=0):s===" "||s==="	"||s===`
`||s==="\r"?(p(),r=2):a+=s),r===3&&a==="!--"&&(r=4,l=l[0])}return p(),l})(t)),e),arguments,[])).length>1?e:e[0]}var M,oo,ts,Ht,Zn,sn,ro,en,ao,es,Xn,ac,Oe=Symbol.for("pv"),on={},rn=[],ic=/^m(i|n|o|s|text|space)$/,ns=Array.isArray,ss=rn.slice,Yt=Object.assign;function Vt(t){t&&t.parentNode&&t.remove()}function an(t,e,n){var s,o,r,a={},c=arguments.length;for(r in e)r=="key"?s=e[r]:r=="ref"&&typeof t!="function"?o=e[r]:a[r]=e[r];return c>2&&(a.children=c>3?ss.call(arguments,2):n),Te(t,a,s,o,null)}function Te(t,e,n,s,o){var r={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Oe,__v:o||++oo,__i:-1,__u:0};return!o&&M.vnode&&M.vnode(r),r}function Mt(t){return t.children}function $e(t,e){this.props=t,this.context=e,this.__g=0}function Pt(t,e){if(e==null)return t.__&&Pt(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:Pt(t)}function cc(t){var e,n=t.__v,s=n.__e,o=[],r=[],a=t.__P;a&&((e=Yt({constructor:Oe},n)).__v=n.__v+1,M.vnode&&M.vnode(e),os(a,e,n,t.__n,a.namespaceURI,32&n.__u?[s]:null,o,s||Pt(n),32&n.__u,r),e.__v=n.__v,e.__.__k[e.__i]=e,$o(o,e,r),n.__=n.__e=null,e.__e!=s&&io(e))}function io(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),io(t)}function no(t){(8&t.__g||(t.__g|=8,Ht.push(t),sn++))&&Zn==M.debounceRendering||((Zn=M.debounceRendering)||queueMicrotask)(co)}function co(){try{for(var t,e=1;Ht.length;)Ht.length>e&&Ht.sort(ro),t=Ht.shift(),e=Ht.length,8&t.__g&&cc(t)}finally{(sn=Ht.length)&&(Zn||queueMicrotask)(co)}}function lo(t,e,n,s,o,r,a,c,l,p,u){var d,f,$,h,_,g,y=s.__k||rn,w=e.length;for(l=lc(n,e,y,l,w),d=0;d<w;d++)($=n.__k[d])!=null&&(f=~$.__i&&y[$.__i]||on,$.__i=d,g=os(t,$,f,o,r,a,c,l,p,u),h=$.__e,(f.ref!=$.ref||8&f.__u)&&(f.ref&&rs(f.ref,null,$,f),$.ref&&u.push($.ref,$.__c||h,$)),_=_||h,4&$.__u?(l=uo($,l,t,!f.__v),f.__e&&(f.__e=null)):typeof $.type=="function"&&g!==void 0?l=g:h&&(l=h.nextSibling),$.__u&=-21);return n.__e=_,l}function lc(t,e,n,s,o){var r,a,c,l,p,u,d,f,$,h=n.length,_=h,g=0,y=0,w=t.__k=Array(o);for(r=0;r<o;r++)(a=e[r])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=w[r]=Te(null,a):ns(a)?a=w[r]=Te(Mt,{children:a}):a.constructor===Oe&&a.__b?a=w[r]=Te(a.type,a.props,a.key,a.ref,a.__v):w[r]=a,l=r+g,a.__=t,a.__b=t.__b+1,c=null,~(p=a.__i=uc(a,n,l,_))&&(_--,(c=n[p])&&(c.__u|=2)),c&&c.__v?(a.__u|=16,p==l-1?g--:p==l+1?g++:p!=l&&(p>l?g--:g++,y=1)):(~p||(o>h?g--:o<h&&g++),typeof a.type!="function"&&(a.__u|=4))):w[r]=null;if(y){for(u=[],d=[],r=0;r<o;r++)if((a=w[r])&&16&a.__u){for(g=0,f=u.length;g<f;)u[$=g+f>>1]<a.__i?g=$+1:f=$;u[g]=a.__i,d[r]=g+1}for(g=u.length;r--;)d[r]&&(d[r]==g?g--:w[r].__u|=4)}if(_)for(r=0;r<h;r++)!(c=n[r])||2&c.__u||(c.__e==s&&(s=Pt(c)),as(c,c));return s}function uo(t,e,n,s){var o,r,a,c;if(typeof t.type=="function"){if(t.props.__P)return e;if(o=t.__k)for(r=0;r<o.length;r++)o[r]&&(o[r].__=t,e=uo(o[r],e,n,!1));return e}for(e&&!e.parentNode&&(e=Pt(t))&&!e.parentNode&&(e=null),a=t.__e,c=e;c&&c.nodeType==8;)c=c.nextSibling;for(a!=c&&(!s&&n.moveBefore&&a.parentNode?n.moveBefore(a,e):n.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function uc(t,e,n,s){var o,r=t.key,a=t.type,c=e[n],l=c&&!(2&c.__u);if(c===null&&r==null||l&&r==c.key&&a==c.type)return n;if(s>(l?1:0)){for(o=n-1;o>=0;o--)if((c=e[o])&&!(2&c.__u)&&r==c.key&&a==c.type)return o;for(o=n+1;o<e.length;o++)if((c=e[o])&&!(2&c.__u)&&r==c.key&&a==c.type)return o}return-1}function so(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function tn(t,e,n,s,o){var r,a;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.cssText=s=""),s)for(e in s)n&&e in n||so(t.style,e);if(n)for(e in n)s&&n[e]==s[e]||so(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(t.__e||(t.__e={}))[e]=n,n&&s||(a=Xn[e]||(Xn[e]=pc(e)),(t.__a||(t.__a={}))[e]=es,r=e!=(e=e.replace(ao,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,a,r):t.removeEventListener(e,a,r));else{if(o=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function pc(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[en]==null)e[en]=es++;else if(e[en]<this.__a[t])return;return n(M.event?M.event(e):e)}}}function os(t,e,n,s,o,r,a,c,l,p){var u,d,f,$,h,_,g,y,w,S,k,E,U,ut,K,I,tt,rt,et=e.type;if(e.constructor!==Oe)return null;128&n.__u&&(l=32&n.__u,u=n.__c.__z)&&(e.__u|=l,d=r=[],u.nodeType==8?c=nn(u,r):r.push(u),c=r[0]||c),(u=M.__b)&&u(e);t:if(typeof et=="function"){f=a.length;try{if(y=e.props,w=(u=et.prototype)&&u.render,S=(u=et.contextType)&&s[u.__c],k=u?S?S.props.value:u.__:s,($=n.__c)?(e.__c=$,2&$.__g&&($.__g|=1)):(w?e.__c=$=new et(y,k):(e.__c=$=new $e(y,k),$.constructor=et,$.render=$c),S&&S.sub($),$.state||($.state={}),$.__n=s,$.__g|=8,$.__h=[],$.__k=[]),w&&($.__s||($.__s=$.state),et.getDerivedStateFromProps&&($.__s==$.state&&($.__s=Yt({},$.__s)),Yt($.__s,et.getDerivedStateFromProps(y,$.__s)))),h=$.props,_=$.state,$.__v=e,n.__c){if(y!==h&&w&&!et.getDerivedStateFromProps&&$.componentWillReceiveProps&&$.componentWillReceiveProps(y,k),e.__v==n.__v&&!(8&$.__g)||!(4&$.__g)&&$.shouldComponentUpdate&&$.shouldComponentUpdate(y,$.__s,k)===!1){e.__v!=n.__v&&($.props=y,$.state=$.__s,$.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(q){q&&(q.__=e)}),rn.push.apply($.__h,$.__k),$.__k=[],$.__h.length&&a.push($),c=Pt(n);break t}$.componentWillUpdate&&$.componentWillUpdate(y,$.__s,k),w&&$.componentDidUpdate&&$.__h.push(function(){$.componentDidUpdate(h,_,g)})}else w&&!et.getDerivedStateFromProps&&$.componentWillMount&&$.componentWillMount(),w&&$.componentDidMount&&$.__h.push($.componentDidMount);$.context=k,$.props=y,$.__P=t,$.__g&=-5,E=M.__r,U=w?25:0;do $.__g&=-9,E&&E(e),u=$.render($.props,$.state=$.__s,$.context);while(8&$.__g&&++U<25);w&&(rn.push.apply($.__h,$.__k),$.__k=[]),$.state=$.__s,$.getChildContext&&(s=Yt({},s,$.getChildContext())),w&&n.__c&&$.getSnapshotBeforeUpdate&&(g=$.getSnapshotBeforeUpdate(h,_)),ut=u&&u.type===Mt&&u.key==null?u.props.children:u,y.__P&&(u=c,o=(t=y.__P).namespaceURI,l=r=null,n.props&&n.props.__P!=t&&(n.__k.some(function(q){q&&as(q,q)}),n.__k=null),c=n.__k?Pt(n,0):null),c=lo(t,ns(ut)?ut:[ut],e,n,s,o,r,a,c,l,p),y.__P&&(e.__e=null,c=u),e.__u&=-161,d&&d.some(Vt),$.__h.length&&a.push($),1&$.__g&&($.__g&=-4)}catch(q){if(a.length=f,e.__v=null,l||r)if(q&&q.then){if(e.__u|=128|l,r){for(~(tt=r.indexOf(c||void 0))||(tt=r.length);(rt=r[tt-1])&&rt.nodeType==8;)tt--;for(;tt<r.length;tt++)if(rt=r[tt])if(r[tt]=null,K){if(rt==I)break}else{if(rt.nodeType!=8)break;rt.data.startsWith("$s")&&(I=nn(K=rt))}}if(!K){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;K=c}(u=nn(K=e.__c.__z||(e.__c.__z=K)))?(e.__e=K,c=u):e.__e=c,c=c&&c.nextSibling}else r&&r.some(Vt);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),q&&q.then||po(e),M.__e(q,e,n)}}else c=e.__e=dc(n.__e,e,n,s,o,r,a,l,p,t);return(u=M.diffed)&&u(e),c}function nn(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function po(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(po))}function $o(t,e,n){for(var s=0;s<n.length;)rs(n[s++],n[s++],n[s++]);M.__c&&M.__c(e,t),t.some(function(o){try{t=o.__h,o.__h=[],t.some(function(r){r.call(o)})}catch(r){M.__e(r,o.__v)}})}function dc(t,e,n,s,o,r,a,c,l,p){var u,d,f,$,h,_,g,y,w=n.props||on,S=e.props,k=e.type;if(k=="svg"?o="http://www.w3.org/2000/svg":k=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),r){for(u=0;u<r.length;u++)if((h=r[u])&&(k?h.localName==k:h.nodeType==3)){t=h,r[u]=null;break}}if(!t){if(y=p.ownerDocument||document,!k)return y.createTextNode(S);t=y.createElementNS(o,k,S.is?S:p),c&&(M.__m&&M.__m(e,r),c=!1),r=null}if(k){if(p=k=="template"&&t.content||t,r=k=="textarea"&&S.defaultValue!=null?null:r&&ss.call(p.childNodes),!c&&r)for(w={},u=0;u<t.attributes.length;u++)w[(h=t.attributes[u]).name]=h.value;for(u in w)h=w[u],u=="dangerouslySetInnerHTML"?f=h:u=="children"||u in S||u=="value"&&"defaultValue"in S||u=="checked"&&"defaultChecked"in S||tn(t,u,null,h,o);for(u in S)h=S[u],u=="children"?$=h:u=="dangerouslySetInnerHTML"?d=h:u=="value"?_=h:u=="checked"?g=h:c&&typeof h!="function"||w[u]===h||tn(t,u,h,w[u],o);d?(c||f&&(d.__html==f.__html||d.__html==t.innerHTML)||(t.innerHTML=d.__html),e.__k=[]):(f&&(t.textContent=""),(k=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&ic.test(k))&&(o="http://www.w3.org/1999/xhtml"),lo(p,ns($)?$:[$],e,n,s,o,r,a,r?r[0]:n.__k&&Pt(n,0),c,l),r&&r.some(Vt)),c&&k!="textarea"||(u="value",k=="progress"&&_==null?t.removeAttribute(u):_==null||_===t[u]&&(k!="progress"||_)||tn(t,u,_,w[u],o),u="checked",g!=null&&g!=t[u]&&tn(t,u,g,w[u],o))}else w===S||c&&t.data==S||(t.data=S);return t}function rs(t,e,n,s){try{typeof t=="function"?e?e.__x=t(e)||1:s&&(s=s.__c||s.__e)&&(e=s.__x)&&(s.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(o){M.__e(o,n)}}function as(t,e,n){var s,o,r,a;if(M.unmount&&M.unmount(t),!(s=t.ref)||s.current&&s.current!=t.__e||rs(s,null,e,t),s=t.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(c){M.__e(c,e)}s.__P=s.__n=null}if(s=t.__k)for(a=0;a<s.length;a++)s[a]&&as(s[a],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(s=t.__c)&&(s=s.__z)&&(o=nn(s,r=[]))&&(s==t.__e&&r.some(Vt),Vt(o),Vt(s)),n||Vt(t.__e),t.__e=t.__c=t.__=null}function $c(t,e,n){return this.constructor(t,n)}function Ae(t,e){var n,s,o,r;M.__&&M.__(t,e),e.nodeType==9&&(e=e.documentElement),s=(n=t&&32&t.__u)?null:e.__k,e.__k=Te(Mt,{children:[t]}),o=[],r=[],os(e,e.__k,s||on,on,e.namespaceURI,s?null:e.firstChild?ss.call(e.childNodes):null,o,s?s.__e:e.firstChild,n,r),$o(o,e.__k,r),e.__k.props.children=null}M={__e:function(t,e,n,s){for(var o,r,a;e=e.__;)if((o=e.__c)&&!(1&o.__g)){o.__g|=4;try{if((a=(r=o.constructor)&&r.getDerivedStateFromError)&&o.setState(r.getDerivedStateFromError(t)),o.componentDidCatch&&(o.componentDidCatch(t,s||{}),a=1),a&&8&o.__g)return void(o.__g|=2)}catch(c){t=c}}throw sn=0,t}},oo=0,ts=function(t){return t!=null&&t.constructor===Oe},$e.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=Yt({},this.state)),typeof t=="function"&&(t=t(Yt({},n),this.props)),t&&(Yt(n,t),this.__v&&(e&&this.__k.push(e),no(this)))},$e.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),no(this))},$e.prototype.render=Mt,Ht=[],sn=0,ro=function(t,e){return t.__v.__b-e.__v.__b},en=Symbol(),ao=/(PointerCapture)$|Capture$/i,es=0,Xn={},ac=0;var fe,Y,is,fo,cs=Object.is,cn=0,xo=[],ls=[],V=M,ho=V.__b,mo=V.__r,bo=V.diffed,yo=V.__c,go=V.unmount,ko=V.__;function ln(t,e){V.__h&&V.__h(Y,t,cn||e),cn=0;var n=Y.__H||(Y.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function v(t){return cn=1,fc(wo,t)}function fc(t,e,n){var s=ln(fe++,2);if(s.t=t,!s.__c&&(s.__=[n?n(e):wo(void 0,e),function(r){var a=(s.__N||s.__)[0],c=s.t(a,r);cs(a,c)||(s.__N=[c,s.__[1]],s.__c.setState({}))}],s.__c=Y,!Y.__f)){Y.__f=!0;var o=Y.shouldComponentUpdate;Y.shouldComponentUpdate=function(r,a,c){var l=this.__H;if(!l)return!0;var p=!1,u=this.props!=r;if(l.__.some(function(f){f.__N&&(p=!0,cs(f.__[0],f.__N[0])||(u=!0))}),o){var d=o.call(this,r,a,c);return p?d||u:d}return!p||u}}return s.__}function H(t,e){var n=ln(fe++,3);!V.__s&&ps(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,Y.__H.__h.push(n))}function Ee(t,e){var n=ln(fe++,4);!V.__s&&ps(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,Y.__h.push(n))}function ot(t){return cn=5,je(function(){return{current:t}},[])}function je(t,e){var n=ln(fe++,7);return ps(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function hc(){var t;do{for(;t=ls.shift();)try{Ce(t)}catch(n){V.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=xo.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Ce),e.__h.some(us),e.__h=[]}catch(n){e.__h=[],V.__e(n,t.__v)}}}while(ls.length)}V.__b=function(t){Y=null,ho&&ho(t)},V.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),ko&&ko(t,e)},V.__r=function(t){mo&&mo(t),fe=0;var e=(Y=t.__c).__H;e&&(is==Y?Y.__h=[]:(e.__h.some(Ce),e.__h.some(us),fe=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),is=Y},V.diffed=function(t){bo&&bo(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&vo(xo.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),is=Y=null},V.__c=function(t,e){e.some(function(n){try{n.__h.some(Ce),n.__h=n.__h.filter(function(s){return!s.__||us(s)})}catch(s){n.__h=[function(){throw s}]}}),yo&&yo(t,e)},V.unmount=function(t){go&&go(t);var e,n,s=t.__c;s&&s.__H&&(s.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,vo(ls.push(o))}else Ce(o)}catch(r){e=r}}),s.__H=void 0,e&&V.__e(e,s.__v))};var _o=typeof requestAnimationFrame=="function";function mc(t){var e,n=function(){clearTimeout(s),_o&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(n,35);_o&&(e=requestAnimationFrame(n))}function vo(t){t!=1&&fo==V.requestAnimationFrame||((fo=V.requestAnimationFrame)||mc)(hc)}function Ce(t){var e=Y,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),Y=e}function us(t){var e=Y;t.__c=t.__(),Y=e}function ps(t,e){return!t||t.length!=e.length||e.some(function(n,s){return!cs(n,t[s])})}function wo(t,e){return typeof e=="function"?e(t):e}var bc=Symbol.for("preact-signals");function $n(){if(At>1){At--;return}let t,e=!1;for((function(){let n=un;for(un=void 0;n!==void 0;){let s=n.S;if(s.v===n.v)for(let o=s.t;o!==void 0;o=o.x)o.i===n.i&&(o.i=s.i);n=n.o}})();Be!==void 0;){let n=Be;for(Be=void 0,pn++;n!==void 0;){let s=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&To(n))try{n.c()}catch(o){e||(t=o,e=!0)}n=s}}if(pn=0,At--,e)throw t}function fn(t){if(At>0)return t();ds=++yc,At++;try{return t()}finally{$n()}}var z,Ne,Be;function He(t){let e=z,n=Ne;z=void 0,Ne=void 0;try{return t()}finally{z=e,Ne=n}}var un,At=0,pn=0,yc=0,ds=0,dn=0;function So(t){if(z===void 0)return;let e=t.n;if(e===void 0||e.t!==z)return e={i:0,S:t,p:z.s,n:void 0,t:z,e:void 0,x:void 0,r:e},z.s!==void 0&&(z.s.n=e),z.s=e,t.n=e,32&z.f&&t.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=z.s,e.n=void 0,z.s.n=e,z.s=e),e}function nt(t,e){this.v=t,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}nt.prototype.brand=bc;nt.prototype.h=function(){return!0};nt.prototype.S=function(t){let e=this.t;e!==t&&t.e===void 0&&(t.x=e,this.t=t,e!==void 0?e.e=t:He(()=>{var n;(n=this.W)==null||n.call(this)}))};nt.prototype.U=function(t){if(this.t!==void 0){let e=t.e,n=t.x;e!==void 0&&(e.x=n,t.e=void 0),n!==void 0&&(n.e=e,t.x=void 0),t===this.t&&(this.t=n,n===void 0&&He(()=>{var s;(s=this.Z)==null||s.call(this)}))}};nt.prototype.subscribe=function(t){return _t(()=>{let e=this.value;He(()=>t(e))},{name:"sub"})};nt.prototype.valueOf=function(){return this.value};nt.prototype.toString=function(){return this.value+""};nt.prototype.toJSON=function(){return this.value};nt.prototype.peek=function(){return He(()=>this.value)};Object.defineProperty(nt.prototype,"value",{get(){let t=So(this);return t!==void 0&&(t.i=this.i),this.v},set(t){if(t!==this.v){if(pn>100)throw new Error("Cycle detected");(function(e){At!==0&&pn===0&&e.l!==ds&&(e.l=ds,un={S:e,v:e.v,i:e.i,o:un})})(this),this.v=t,this.i++,dn++,At++;try{for(let e=this.t;e!==void 0;e=e.x)e.t.N()}finally{$n()}}}});function ct(t,e){return new nt(t,e)}function To(t){for(let e=t.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function Oo(t){for(let e=t.s;e!==void 0;e=e.n){let n=e.S.n;if(n!==void 0&&(e.r=n),e.S.n=e,e.i=-1,e.n===void 0){t.s=e;break}}}function Ao(t){let e,n=t.s;for(;n!==void 0;){let s=n.p;n.i===-1?(n.S.U(n),s!==void 0&&(s.n=n.n),n.n!==void 0&&(n.n.p=s)):e=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=s}t.s=e}function Zt(t,e){nt.call(this,void 0,e),this.x=t,this.s=void 0,this.g=dn-1,this.f=4}Zt.prototype=new nt;Zt.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===dn))return!0;if(this.g=dn,this.f|=1,this.i>0&&!To(this))return this.f&=-2,!0;let t=z;try{Oo(this),z=this;let e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(e){this.v=e,this.f|=16,this.i++}return z=t,Ao(this),this.f&=-2,!0};Zt.prototype.S=function(t){if(this.t===void 0){this.f|=36;for(let e=this.s;e!==void 0;e=e.n)e.S.S(e)}nt.prototype.S.call(this,t)};Zt.prototype.U=function(t){if(this.t!==void 0&&(nt.prototype.U.call(this,t),this.t===void 0)){this.f&=-33;for(let e=this.s;e!==void 0;e=e.n)e.S.U(e)}};Zt.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let t=this.t;t!==void 0;t=t.x)t.t.N()}};Object.defineProperty(Zt.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let t=So(this);if(this.h(),t!==void 0&&(t.i=this.i),16&this.f)throw this.v;return this.v}});function Pe(t,e){return new Zt(t,e)}function Co(t){let e=t.j;if(t.j=void 0,typeof e=="function"){At++;let n=z;z=void 0;try{e()}catch(s){throw t.f&=-2,t.f|=8,$s(t),s}finally{z=n,$n()}}}function $s(t){for(let e=t.s;e!==void 0;e=e.n)e.S.U(e);t.x=void 0,t.s=void 0,Co(t)}function gc(t){if(z!==this)throw new Error("Out-of-order effect");Ao(this),z=t,this.f&=-2;try{8&this.f&&$s(this)}finally{$n()}}function he(t,e){this.x=t,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,Ne&&Ne.push(this)}he.prototype.c=function(){let t=this.S();try{if(8&this.f||this.x===void 0)return;let e=this.x();typeof e=="function"&&(this.j=e)}finally{t()}};he.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Co(this),Oo(this),At++;let t=z;return z=this,gc.bind(this,t)};he.prototype.N=function(){2&this.f||(this.f|=2,this.u=Be,Be=this)};he.prototype.d=function(){this.f|=8,1&this.f||$s(this)};he.prototype.dispose=function(){this.d()};function _t(t,e){let n=new he(t,e);try{n.c()}catch(o){throw n.d(),o}let s=n.d.bind(n);return s[Symbol.dispose]=s,s}var kc=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,Eo,mn,hn;var jo=[];_t(function(){Eo=this.N})();function me(t,e){M[t]=e.bind(null,M[t]||(()=>{}))}function Me(t){if(hn){let e=hn;hn=void 0,e()}hn=t&&t.S()}function No({data:t}){let e=vc(t);e.name="ReactiveDom",e.value=t;let[n,s]=je(()=>{let o=this,r=this.__v;for(;r=r.__;)if(r.__c){r.__c.__$f|=4;break}let a=Pe(()=>{let u=e.value.value;return u===0?0:u===!0?"":u||""}),c=Pe(()=>!Array.isArray(a.value)&&!ts(a.value)),l=_t(function(){if(this.N=Bo,c.value){let u=a.value;o.__v&&o.__v.__e&&o.__v.__e.nodeType===3&&(o.__v.__e.data=u)}}),p=this.__$u.d;return this.__$u.d=function(){l(),p.call(this)},[c,a]},[]);return n.value?s.peek():s.value}No.displayName="ReactiveTextNode";Object.defineProperties(nt.prototype,{constructor:{configurable:!0,value:an(Mt,null).constructor},type:{configurable:!0,value:No},props:{configurable:!0,get(){let t=this;return{data:{get value(){return t.value}}}}},__b:{configurable:!0,value:1}});me("__b",(t,e)=>{if(Me(),mn=void 0,typeof e.type=="string"){let n,s=e.props;for(let o in s){if(o==="children")continue;let r=s[o];r instanceof nt&&(n||(e.__np=n={}),n[o]=r,s[o]=r.peek())}}t(e)});me("__r",(t,e)=>{if(t(e),e.type!==Mt){Me();let n,s=e.__c;s&&(s.__$f&=-2,n=s.__$u,n===void 0&&(s.__$u=n=(function(o,r){let a;return _t(function(){a=this},{name:r}),a.c=o,a})((function(o){return function(){var r;kc&&((r=this.y)==null||r.call(this)),o.__$f|=1,o.setState({})}})(s),typeof e.type=="function"?e.type.displayName||e.type.name:""))),mn=s,Me(n)}});me("__e",(t,e,n,s)=>{Me(),mn=void 0,t(e,n,s)});me("diffed",(t,e)=>{Me(),mn=void 0;let n;if(typeof e.type=="string"&&(n=e.__e)){let s=e.__np,o=e.props,r=n.U;if(r)for(let a in r){let c=r[a];c===void 0||s&&a in s||(c.d(),r[a]=void 0)}if(s){r||(r={},n.U=r);for(let a in s){let c=r[a],l=s[a];c===void 0?(c=_c(n,a,l,o),r[a]=c):c.o(l,o)}}}t(e)});function _c(t,e,n,s){let o=e in t&&t.ownerSVGElement===void 0,r=ct(n);return{o:(a,c)=>{r.value=a,s=c},d:_t(function(){this.N=Bo;let a=r.value.value;s[e]!==a&&(s[e]=a,o?t[e]=a:a!=null&&(a!==!1||e[4]==="-")?t.setAttribute(e,a):t.removeAttribute(e))})}}me("unmount",(t,e)=>{if(typeof e.type=="string"){let n=e.__e;if(n){let o=n.U;if(o){n.U=void 0;for(let r in o){let a=o[r];a&&a.d()}}}let s=e.__np;if(s){let o=e.props;for(let r in s)o[r]=s[r]}e.__np=void 0}else{let n=e.__c;if(n){n.__$f|=8;let s=n.__$u;s&&(n.__$u=void 0,s.d())}}t(e)});me("__h",(t,e,n,s)=>{s<3&&(e.__$f|=2),t(e,n,s)});$e.prototype.shouldComponentUpdate=function(t,e){if(this.__R)return!0;let n=this.__$u,s=n&&n.s!==void 0;for(let o in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let o=2&this.__$f;if(!(s||o||4&this.__$f)||1&this.__$f)return!0}else if(!(s||4&this.__$f)||3&this.__$f)return!0;for(let o in t)if(o!=="__source"&&t[o]!==this.props[o])return!0;for(let o in this.props)if(!(o in t))return!0;return!1};function vc(t,e){return je(()=>ct(t,e),[])}var xc=t=>{queueMicrotask(()=>{queueMicrotask(t)})};function wc(){fn(()=>{let t;for(;t=jo.shift();)Eo.call(t)})}function Bo(){jo.push(this)===1&&(M.requestAnimationFrame||xc)(wc)}var i=eo.bind(an),x=t=>t.filter(Boolean).join(" ");function Ho(){let t=crypto.getRandomValues(new Uint8Array(16));return Array.from(t,e=>e.toString(16).padStart(2,"0")).join("")}var bt=class extends Error{constructor({code:e,message:n,status:s,body:o}){super(n),this.name="Refused",this.code=e,this.status=s,this.body=o}},Le=class extends Error{constructor(){super("No answer from the server. Look whether it has arrived before you do it again."),this.name="Unreachable",this.code="unreachable"}},Sc=5e3,Po=[250,500,1e3,2e3,4e3],Tc=[502,503,504],be=class{#n;constructor(e){this.#n=e.endsWith("/")?e:`${e}/`}async get(e){return fs(await this.#e(e,{}))}async look(e,n){let s=await this.#e(e,{headers:n?{"If-None-Match":n}:{},cache:"no-store"});return s.status===304?null:{state:fs(s),etag:s.etag}}async send(e,n,s={},{signal:o}={}){let r={"Content-Type":"application/json","Idempotency-Key":Ho()},a={method:e,headers:r,body:JSON.stringify(s)};for(let c=0;;c+=1){try{return fs(await this.#e(n,a))}catch(l){if(!(l instanceof Le)||o?.aborted)throw l}await new Promise(l=>setTimeout(l,Po[Math.min(c,Po.length-1)]))}}async#e(e,n){let s=new AbortController,o=setTimeout(()=>s.abort(),Sc);try{let r=await fetch(this.#n+e,{signal:s.signal,...n});if(Tc.includes(r.status))throw new Le;let{ok:a,status:c,headers:l}=r;return{ok:a,status:c,etag:l.get("ETag"),text:await r.text()}}catch{throw new Le}finally{clearTimeout(o)}}};function fs({ok:t,status:e,text:n}){let s=Oc(n);if(t)return s;let{code:o=`http-${e}`,message:r}=s?.error??s??{};throw new bt({code:o,message:r??`The server answered ${e} and did not say why.`,status:e,body:s})}function Oc(t){try{return JSON.parse(t)}catch{return null}}var Ac=1500,Cc=1e4,Mo=[1e3,2e3,5e3,15e3],Ec=2,jc=({status:t})=>t<500&&t!==429,bn=class{state=ct(null);connection=ct("polling");heard=ct(Date.now());refusal=ct(null);#n;#e;#s;#c=null;#a=null;#l=0;#o;#t;#r=!1;#p=!1;#d=0;#u=!1;#h=[[document,"visibilitychange",()=>this.#$()],[window,"pageshow",()=>this.#$()],[window,"pagehide",()=>this.#f()],[window,"online",()=>this.refresh()]];constructor({api:e,path:n,events:s}){this.#n=e,this.#e=n,this.#s=s;for(let[o,r,a]of this.#h)o.addEventListener(r,a);this.#$()}accept(e,n=null){let s=this.state.peek();s&&e.version<s.version||(this.#c=n,this.state.value=e)}refresh(){this.#u&&this.#i()}close(){this.#f();for(let[e,n,s]of this.#h)e.removeEventListener(n,s)}#$(){document.hidden?this.#f():this.#g()}#g(){this.#u||(this.#u=!0,this.#m(),this.#i())}#f(){this.#u=!1,this.#b(),clearTimeout(this.#o),clearTimeout(this.#t)}#m(){let e=new EventSource(this.#s);this.#a=e,e.onopen=()=>{this.#l=0,this.#y()},e.onmessage=({data:n})=>{Number(n)<=this.state.peek()?.version||this.#i()},e.addEventListener("look",()=>this.#i()),e.onerror=()=>{this.#b();let n=Mo[Math.min(this.#l,Mo.length-1)];this.#l+=1,this.#o=setTimeout(()=>this.#m(),n),this.#i()}}#b(){this.#a?.close(),this.#a=null}async#i(){if(this.#r){this.#p=!0;return}this.#r=!0,clearTimeout(this.#t);try{let n=this.state.peek(),s=await this.#n.look(this.#e,this.#c);s&&this.state.peek()!==n&&s.state.version===this.state.peek().version?this.#p=!0:s&&this.accept(s.state,s.etag),this.#d=0,this.heard.value=Date.now()}catch(n){if(n instanceof bt&&jc(n))return this.#k(n);this.#d+=1}finally{this.#r=!1}if(this.#y(),!this.#u)return;if(this.#p)return this.#p=!1,this.#i();let e=this.#a?.readyState===EventSource.OPEN&&!this.#d?Cc:Ac;this.#t=setTimeout(()=>this.#i(),e)}#k(e){this.refusal.value=e,this.close()}#y(){this.#d>=Ec?this.connection.value="lost":this.#a?.readyState===EventSource.OPEN?this.connection.value="live":this.connection.value="polling"}};var Fo=320,Nc=1500,Bc=36,Hc=1800,ms={x:-1e3,y:-1e3,at:-1/0},hs=ms,vt=ms;addEventListener("click",({clientX:t,clientY:e})=>{hs=vt,vt={x:t,y:e,at:performance.now()}},{capture:!0});var Do=(t,e)=>Math.hypot(t.x-e.x,t.y-e.y)<=Bc,Io=()=>Do(hs,vt)&&vt.at-hs.at<Fo;function Z(t,{fresh:e=!1}={}){let n=ot(e&&vt!==ms?null:t),s=ot(!1),o=ot(null);return n.current!==t&&(n.current=t,s.current=!0,o.current=performance.now()-vt.at<Nc?vt:null),Ee(()=>{if(!s.current)return;let r=setTimeout(()=>{s.current=!1},Fo);return()=>clearTimeout(r)},[t]),{swallows(r){return r.detail===0||!s.current||o.current&&!Do(o.current,vt)?!1:(r.stopPropagation(),r.preventDefault(),bs("This has just changed. Tap again."),!0)}}}var Lo=null,Ro;function bs(t){Lo?.remove(),clearTimeout(Ro);let e=document.createElement("p");Lo=e,e.className="unheard",e.setAttribute("role","status"),e.textContent=t,([...document.querySelectorAll("dialog[open]")].at(-1)??document.body).append(e);let{width:s,height:o}=e.getBoundingClientRect();e.style.left=`${Math.max(8,Math.min(vt.x-s/2,innerWidth-s-8))}px`,e.style.top=`${Math.max(8,vt.y-o-40)}px`,Ro=setTimeout(()=>e.remove(),Hc)}var Pc=600,Mc=8e3,yn=class{busy=ct(!1);late=ct(!1);error=ct(null);#n;dismiss=()=>this.#e(null);async send(e,{taken:n,refused:s}){if(this.busy.peek())return Io()||bs("One moment: the last tap is still on its way."),!1;this.busy.value=!0;let o=setTimeout(()=>{this.late.value=!0},Pc);try{return n(await e()),this.#e(null),!0}catch(r){if(!(r instanceof bt))throw r;return this.#e(s(r)),!1}finally{clearTimeout(o),this.late.value=!1,this.busy.value=!1}}#e(e){clearTimeout(this.#n),this.error.value=e,e&&(this.#n=setTimeout(()=>{this.error.value=null},Mc))}};var Lc=1500,gn=class{#n=new yn;busy=this.#n.busy;late=this.#n.late;passing=ct(null);error=this.#n.error;api=new be("/api");#e;#s;constructor(e,n){this.#e=`nights/${e}/tables/${n}`,this.#s=new bn({api:this.api,path:this.#e,events:`/api/${this.#e}/events`}),this.state=this.#s.state,this.connection=this.#s.connection,this.heard=this.#s.heard,this.refusal=this.#s.refusal}refresh=()=>this.#s.refresh();dismiss=this.#n.dismiss;stop=()=>this.#s.close();sit=(e,n,s)=>this.#t("POST","seats",{player:e,seat:n,chips:s});stand=e=>this.#t("DELETE",`seats/${e}`);topUp=(e,n)=>this.#t("POST",`seats/${e}/top-ups`,{chips:n});cut=(e,n)=>this.#t("PUT",`seats/${e}/cut`,{word:n});changeGame=(e,n,s)=>this.#t("PUT","game",{game:e,options:n,cards:s});endSeries=()=>this.#t("POST","series/end");switchPhones=e=>this.#t("PUT","phones",{play:e});grant=e=>this.#t("POST",`wishes/${e}`);refuse=e=>this.#t("DELETE",`wishes/${e}`);renewCommitment=()=>this.#t("POST","commitment");drawPartners=e=>this.#t("POST","partners",{players:e});begin=()=>this.#t("POST","rounds",{number:this.#o()});act=(e,n)=>this.#c(e,n);undo=()=>this.#t("POST",`rounds/${this.#o()}/undo`,{action:this.state.peek().round.record.at(-1).index});amend=(e,n)=>this.#t("POST",`rounds/${this.#o()}/amendments`,{index:e,action:n});voidRound=e=>this.#t("POST",`rounds/${this.#o()}/void`,{reason:e});close=()=>this.#t("POST",`rounds/${this.#o()}/close`);sayShown=(e,n)=>this.api.send("PUT",`${this.#e}/rounds/${this.#o()}/shown`,{paid:e,beat:n}).catch(()=>{});next=async()=>await this.close()&&this.state.peek().table.can_begin===null&&this.begin();handOver=e=>this.#t("PUT","hand-over",{seat:e});takeBack=()=>this.#t("DELETE","hand-over");askToRun=()=>this.#t("POST","screen");letIn=e=>this.#t("PUT","screen",{session:e});sendAway=e=>this.#t("DELETE",`screen/${e}`);takeOver=()=>this.#t("PUT","screen");async actInHand(e,n,s){if(!s)return this.act(e,n);let o=null;this.passing.value=n;try{if(!await this.#c(e,n,l=>{o=l}))return!1;let a=s(o.round),c=o.as!=="dealer";return c&&a===n?await this.#l(o):a!==null?await this.#a(a,o):c?await this.takeBack():this.#r(o),!0}finally{this.passing.value=null}}async hand(e){try{return await this.api.get(this.#e+qo(e))}catch(n){return n instanceof bt&&this.refresh(),null}}games=async()=>(await this.api.get("games")).games;role=()=>this.api.get("session").then(({role:e})=>e,()=>null);#c({by:e,do:n,args:s={},since:o},r,a){return this.#t("POST",`rounds/${this.#o()}/actions${qo(r)}`,{action:{by:e,do:n,...s},since:o},a)}async#a(e,n){this.passing.value=e,this.#r(n),await this.handOver(e)}#l({version:e}){let n=({version:o,table:r})=>o>e||o===e&&r.hand_over!==null,s=new Promise(o=>{let r=this.state.subscribe(a=>n(a)&&(o(),queueMicrotask(()=>r())))});return this.refresh(),Promise.race([s,new Promise(o=>{setTimeout(o,Lc)})])}#o(){return this.state.peek().table.number}#t(e,n,s,o=r=>this.#r(r)){return this.#n.send(()=>this.api.send(e,`${this.#e}/${n}`,s),{taken:r=>o(r.state??r),refused:r=>(r.body?.state&&this.#r(r.body.state),(r.status===401||r.code==="not-running")&&this.refresh(),Rc(r))})}#r(e){e.as.startsWith("seat:")?this.refresh():this.#s.accept(e)}},qo=t=>t?`?as=seat:${t}`:"";function Rc({message:t,body:e}){let n=Object.values(e?.error?.fields??{}).flat().filter(s=>typeof s=="string");return n.length?n.join(" "):t}function m({kind:t,name:e,disabled:n,busy:s,large:o,chosen:r,onTap:a,children:c}){let l=["button",t&&`is-${t}`,o&&"is-large",s&&"is-busy",r&&"is-chosen"];return i`<button type="button" class=${x(l)} aria-label=${e} aria-busy=${s?"true":null}
      aria-pressed=${r===void 0?null:String(!!r)}
      disabled=${n} onClick=${()=>!s&&a?.()}>${c}</button>`}function P({question:t,end:e,steady:n,children:s}){let o=Z(t,{fresh:!0});return i`<div class="controls">
    <div class="controls-main" onClickCapture=${o.swallows}>${s}</div>
    ${e&&i`<div class="controls-end" onClickCapture=${n?null:o.swallows}>${e}</div>`}
  </div>`}var Uo="23456789TJQKA",Wo="cdhs",Fc={2:"two",3:"three",4:"four",5:"five",6:"six",7:"seven",8:"eight",9:"nine",T:"ten",J:"jack",Q:"queen",K:"king",A:"ace"},Dc={c:"clubs",d:"diamonds",h:"hearts",s:"spades"},Re={2:"M4.5 12C5 6.5 9.5 3.5 15 3.5C21 3.5 25.5 7 25.5 13C25.5 17.5 23 21 18.5 25.5L4.5 40.5H26.5",3:"M4.5 7C7.5 4.5 10.5 3.5 14 3.5C20 3.5 24.5 7 24.5 12S20.5 20.7 13 20.7C21.5 20.7 26 24.5 26 30.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.8",4:"M20.5 40.5V3.5L3.5 29.5H27",5:"M24.5 3.5H7.5L6 20C8.5 18 11.5 17 14.5 17C21.5 17 26.5 21.5 26.5 28.5S21.5 40.5 14 40.5C9.5 40.5 6.5 39 4 36.5",6:"M4 29.5C4 23 9 18.3 15 18.3S26 23 26 29.5S21 40.5 15 40.5S4 36 4 29.5C4 16 9 7 19.5 3.5",7:"M3.5 3.5H26.5C19.5 15 14 27 12.5 40.5",8:"M15 21A9.8 8.75 0 1 1 15 3.5A9.8 8.75 0 1 1 15 21A11.3 9.75 0 1 1 15 40.5A11.3 9.75 0 1 1 15 21Z",9:"M26 14.5C26 21 21 25.7 15 25.7S4 21 4 14.5S9 3.5 15 3.5S26 8 26 14.5C26 28 21 37 10.5 40.5",T:"M3.5 10L9.5 3.5V40.5M24.2 3.5C18.5 3.5 16.4 10 16.4 22S18.5 40.5 24.2 40.5S32 34 32 22S29.9 3.5 24.2 3.5Z",J:"M13 3.5H23V29.5C23 36.5 19 40.5 13.5 40.5C8 40.5 4.5 37 4.5 31",Q:"M15 3.5C7.5 3.5 3.5 10 3.5 22S7.5 40.5 15 40.5S26.5 34 26.5 22S22.5 3.5 15 3.5ZM17.5 31.5L26.5 41.5",K:"M5 3.5V40.5M26 3.5L6.5 25M13 18.5L26.5 40.5",A:"M3.5 40.5L15 3.5L26.5 40.5M8 29H22"},at={c:"M71 28A21 21 0 1 1 29 28A21 21 0 1 1 71 28ZM50 59A22 22 0 1 1 6 59A22 22 0 1 1 50 59ZM94 59A22 22 0 1 1 50 59A22 22 0 1 1 94 59ZM38 42H62L54 62C55 78 59 88 67 95H33C41 88 45 78 46 62Z",d:"M50 3C60 21 73 38 87 50C73 62 60 79 50 97C40 79 27 62 13 50C27 38 40 21 50 3Z",h:"M50 93C20 68 5 51 5 32C5 17 16 7 28 7C38 7 46 13 50 23C54 13 62 7 72 7C84 7 95 17 95 32C95 51 80 68 50 93Z",s:"M50 4C66 26 93 41 93 62C93 74 84 83 73 83C65 83 59 79 55 73C56 82 60 89 67 95H33C40 89 44 82 45 73C41 79 35 83 27 83C16 83 7 74 7 62C7 41 34 26 50 4Z"},kn="M50 4L61 37L96 37L68 58L78 92L50 71L22 92L32 58L4 37L39 37Z",Ko=[...Array(9).keys()].map(t=>{let e=20*(t+1),n=Math.max(0,e-120),s=Math.min(80,e);return`M${10+n} ${10+e-n}L${10+s} ${10+e-s}M${90-n} ${10+e-n}L${90-s} ${10+e-s}`}).join("");function it(t){return t==="Jk"?"joker":F(t)?`${Fc[t[0]]} of ${Dc[t[1]]}`:"face down"}var F=t=>typeof t=="string"&&/^([2-9TJQKA][cdhs]|Jk)$/.test(t),Fe=[..."shdc"].flatMap(t=>[..."AKQJT98765432"].map(e=>e+t));function Lt({mark:t="s",title:e,text:n,children:s}){return i`<div class="state">
    <svg class="state-mark" viewBox="0 0 100 100" aria-hidden="true">
      <path fill="currentColor" d=${at[t]} />
    </svg>
    <p class="state-title">${e}</p>
    ${n&&i`<p class="state-text">${n}</p>`}
    ${s}
  </div>`}function zo({since:t,onRetry:e}){let[n,s]=v(Date.now());return H(()=>{let o=setInterval(()=>s(Date.now()),1e3);return()=>clearInterval(o)},[]),i`<div class="lost-strip" role="alert">
    <span>No connection. This is how it stood ${Ic(n-t)} ago; nothing is lost.</span>
    ${e&&i`<${m} onTap=${e}>try now<//>`}
  </div>`}function Ic(t){let e=Math.max(1,Math.round(t/1e3));return e<90?e===1?"a second":`${e} seconds`:`${Math.round(e/60)} minutes`}function ht({allowed:t,picked:e=[],onPick:n,onTakeBack:s,busy:o}){let r=new Set(t),a=r.has("Jk")?[...Fe,"Jk"]:Fe;return i`<div class="picker-grid" role="group" aria-label="cards">
    ${a.map((c,l)=>i`<${qc} key=${c} card=${c} starts=${l%13===0}
      picked=${e.includes(c)} open=${r.has(c)} busy=${o}
      onTap=${()=>e.includes(c)?s?.(c):n(c)} />`)}
  </div>`}function Jo({picked:t=[],onTakeBack:e,busy:n}){let s=t[t.length-1];return i`<${m} kind="plain" disabled=${n} onTap=${()=>e(s)}>
    ${s?`take back ${B(s)}`:"undo"}
  <//>`}function qc({card:t,starts:e,open:n,picked:s,busy:o,onTap:r}){let a=!n&&!s,l=[t!=="Jk"&&`suit-${t[1]}`,e&&"starts-suit",a&&"is-out",s&&"is-picked"];return i`<button type="button" class=${x(["picker-card",...l])} disabled=${a||o}
      aria-label=${it(t)} aria-pressed=${s?"true":null} onClick=${r}>
    ${!a&&i`<${Xt} card=${t} />`}
  </button>`}function Xt({card:t}){if(!F(t))return i`<span>?</span>`;if(t==="Jk")return i`<${Go} path=${kn} />`;let[e,n]=t;return i`
    <svg viewBox=${e==="T"?"0 0 36 44":"0 0 30 44"} aria-hidden="true">
      <path class="card-rank" d=${Re[e]} />
    </svg>
    <${Go} path=${at[n]} />`}var Go=({path:t})=>i`<svg viewBox="-2 -2 104 104" aria-hidden="true">
  <path class="card-pip" d=${t} />
</svg>`,Uc={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},B=t=>F(t)&&t!=="Jk"?`${t[0]==="T"?"10":t[0]}${Uc[t[1]]}\uFE0E`:it(t);var Qo=document.documentElement,_n=Qo.lang||"en",Wc=navigator.languages.find(t=>t.split("-")[0]===_n)??_n,Wh=JSON.parse(Qo.dataset.languages??'{"en":"English"}'),Kh=Reflect.get(globalThis,"catalogue")??{};var Kc=new Intl.NumberFormat(_n).format(1e4).replace(/\d/g,"");function b(t){let e=String(Math.abs(t)).replace(/\B(?=(\d{3})+$)/g,Kc);return t<0?`\u2212${e}`:e}var $t=t=>t>0?`+${b(t)}`:b(t);var W=(t,e)=>`${b(t)} ${e}${t===1?"":"s"}`;var j=t=>String(t).replaceAll("_"," ");function ft(t){return F(t)?B(t):typeof t=="number"?b(t):typeof t=="boolean"?t?"yes":"no":Array.isArray(t)?t.map(ft).join(" "):t&&typeof t=="object"?Object.values(t).map(ft).join(" \xB7 "):j(t)}function ye(t,e,n={}){if(n[t])return n[t](e);let s=Object.entries(e),o=s.some(([,r])=>r!==0)?s.filter(([,r])=>r!==0):s.slice(0,1);return[j(t),...o.map(([r,a])=>a===!0?`and ${j(r)}`:ft(a))].join(" ")}function xt(t){return t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t.at(-1)}`}var De=(t,e)=>`${xt(t)} ${t.length===1?"has":"have"} ${e}`,vn=t=>t.replace(/(\d{3})(?=\d)/g,"$1 ");function Vo(t){return t instanceof Uint8Array||ArrayBuffer.isView(t)&&t.constructor.name==="Uint8Array"&&"BYTES_PER_ELEMENT"in t&&t.BYTES_PER_ELEMENT===1}var ys=t=>t?`"${t}" `:"";function gs(t,e=""){if(typeof t!="number")throw new TypeError(ys(e)+"expected number, got "+typeof t);if(!Number.isSafeInteger(t)||t<0)throw new RangeError(ys(e)+"expected integer >= 0, got "+t);return t}function Ie(t,e,n=""){if(Vo(t)&&(e===void 0||t.length===e))return t;e!==void 0&&gs(e,"length");let s=Vo(t),o=e!==void 0?` of length ${e}`:"",r=s?`length=${t.length}`:`type=${typeof t}`,a=ys(n)+"expected Uint8Array"+o+", got "+r;throw s?new RangeError(a):new TypeError(a)}function Zo(t){if(typeof t!="function"||typeof t.create!="function")throw new TypeError("expected hash wrapped by utils.createHasher");if(gs(t.outputLen),gs(t.blockLen),t.outputLen<1||t.blockLen<1)throw new Error("hash blockLen / outputLen must be >= 1")}var zc=(t,e)=>{if(t===null||typeof t!="object"||Array.isArray(t))throw new TypeError((e==="object"?"":`"${e}" `)+"expected object, got type="+typeof t)},Yo=(t,e)=>{zc(t,e);let n=Object.getPrototypeOf(t);if(n!==Object.prototype&&n!==null)throw new TypeError(`"${e}" expected plain object`);if(Object.hasOwn(t,"__proto__"))throw new TypeError(`"${e}.__proto__" is not allowed`)};function ge(t,e=!0){if(t.destroyed)throw new Error("hash was destroyed");if(e&&t.finished)throw new Error("digest() was already called")}function xn(t,e){Ie(t,void 0,"output");let n=e.outputLen;if(!(t.length>=n))throw new RangeError('"output" expected length >= '+n)}function qe(...t){for(let e=0;e<t.length;e++)t[e].fill(0)}function wn(t){return new DataView(t.buffer,t.byteOffset,t.byteLength)}function yt(t,e){return t<<32-e|t>>>e}function Gc(t,e,n="opts"){return Yo(t,"defaults"),e!==void 0&&Yo(e,n),Object.assign(Object.create(null),t,e)}function Xo(t,e={}){if(typeof t!="function")throw new TypeError('"hashCons" expected function, got type='+typeof t);e=Gc({},e,"info");let n=(o,r)=>t(r).update(o).digest(),s=t(void 0);return n.outputLen=s.outputLen,n.blockLen=s.blockLen,n.canXOF=s.canXOF,n.create=o=>t(o),Object.assign(n,e),Object.freeze(n)}var tr=t=>({oid:Uint8Array.from([6,9,96,134,72,1,101,3,4,2,t])});var Sn=class{oHash;iHash;blockLen;outputLen;canXOF=!1;finished=!1;destroyed=!1;constructor(e,n){if(Zo(e),Ie(n,void 0,"key"),this.iHash=e.create(),typeof this.iHash.update!="function")throw new Error("expected Hash instance");this.blockLen=this.iHash.blockLen,this.outputLen=this.iHash.outputLen;let s=this.blockLen,o=new Uint8Array(s);o.set(n.length>s?e.create().update(n).digest():n);for(let r=0;r<o.length;r++)o[r]^=54;this.iHash.update(o),this.oHash=e.create();for(let r=0;r<o.length;r++)o[r]^=106;this.oHash.update(o),qe(o)}update(e){return ge(this),this.iHash.update(e),this}digestInto(e){ge(this),xn(e,this),this.finished=!0;let n=e.subarray(0,this.outputLen);this.iHash.digestInto(n),this.oHash.update(n),this.oHash.digestInto(n),this.destroy()}digest(){let e=new Uint8Array(this.oHash.outputLen);return this.digestInto(e),e}_cloneInto(e){e||=Object.create(Object.getPrototypeOf(this),{});let{oHash:n,iHash:s,finished:o,destroyed:r,blockLen:a,outputLen:c,canXOF:l}=this;return e=e,e.finished=o,e.destroyed=r,e.blockLen=a,e.outputLen=c,e.canXOF=l,e.oHash=n._cloneInto(e.oHash),e.iHash=s._cloneInto(e.iHash),e}clone(){return this._cloneInto()}destroy(){this.destroyed=!0,this.oHash.destroy(),this.iHash.destroy()}},er=(()=>{let t=((e,n,s)=>new Sn(e,n).update(s).digest());return t.create=(e,n)=>new Sn(e,n),t})();var Jc=t=>t/2**32|0,Qc=t=>t>>>0;function nr(t,e,n,s){let o=Jc(n),r=Qc(n);t.setUint32(e,s?r:o,s),t.setUint32(e+4,s?o:r,s)}function sr(t,e,n){return t&e^~t&n}function or(t,e,n){return t&e^t&n^e&n}var Tn=class{blockLen;outputLen;canXOF=!1;padOffset;isLE;buffer;view;finished=!1;length=0;pos=0;destroyed=!1;constructor(e,n,s,o){this.blockLen=e,this.outputLen=n,this.padOffset=s,this.isLE=o,this.buffer=new Uint8Array(e),this.view=wn(this.buffer)}update(e){ge(this),Ie(e);let{view:n,buffer:s,blockLen:o}=this,r=e.length,a=!1;for(let c=0;c<r;){let l=Math.min(o-this.pos,r-c);if(l===o){let p=wn(e);for(;o<=r-c;c+=o)this.process(p,c);a=!0;continue}s.set(c===0&&l===r?e:e.subarray(c,c+l),this.pos),this.pos+=l,c+=l,this.pos===o&&(this.process(n,0),this.pos=0,a=!0)}return this.length+=e.length,a&&this.roundClean(),this}digestInto(e){ge(this),xn(e,this),this.finished=!0;let{buffer:n,view:s,blockLen:o,isLE:r}=this,{pos:a}=this;n[a++]=128,n.fill(0,a),this.padOffset>o-a&&(this.process(s,0),n.fill(0)),nr(s,o-8,this.length*8,r),this.process(s,0),this.roundClean();let c=e===n?s:wn(e),l=this.outputLen,p=l/4,u=this.get();if(l%4||p>u.length)throw new Error("invalid outputLen");for(let d=0;d<p;d++)c.setUint32(4*d,u[d],r)}digest(){let{buffer:e,outputLen:n}=this;this.digestInto(e);let s=e.slice(0,n);return this.destroy(),s}_cloneIntoMeta(e){let{buffer:n,length:s,finished:o,destroyed:r,pos:a}=this;return e.destroyed=r,e.finished=o,e.length=s,e.pos=a,a&&e.buffer.set(n),e}clone(){return this._cloneInto()}},rr=Uint32Array.from([1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225]);var Yc=Uint32Array.from([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298]),Rt=new Uint32Array(64),ks=class extends Tn{A=0;B=0;C=0;D=0;E=0;F=0;G=0;H=0;constructor(e,n){super(64,e,8,!1),this.A=n[0]|0,this.B=n[1]|0,this.C=n[2]|0,this.D=n[3]|0,this.E=n[4]|0,this.F=n[5]|0,this.G=n[6]|0,this.H=n[7]|0}get(){let{A:e,B:n,C:s,D:o,E:r,F:a,G:c,H:l}=this;return[e,n,s,o,r,a,c,l]}set(e,n,s,o,r,a,c,l){this.A=e|0,this.B=n|0,this.C=s|0,this.D=o|0,this.E=r|0,this.F=a|0,this.G=c|0,this.H=l|0}_cloneInto(e){return(e||=new this.constructor).set(...this.get()),this._cloneIntoMeta(e)}process(e,n){for(let d=0;d<16;d++,n+=4)Rt[d]=e.getUint32(n,!1);for(let d=16;d<64;d++){let f=Rt[d-15],$=Rt[d-2],h=yt(f,7)^yt(f,18)^f>>>3,_=yt($,17)^yt($,19)^$>>>10;Rt[d]=_+Rt[d-7]+h+Rt[d-16]|0}let{A:s,B:o,C:r,D:a,E:c,F:l,G:p,H:u}=this;for(let d=0;d<64;d++){let f=yt(c,6)^yt(c,11)^yt(c,25),$=u+f+sr(c,l,p)+Yc[d]+Rt[d]|0,_=(yt(s,2)^yt(s,13)^yt(s,22))+or(s,o,r)|0;u=p,p=l,l=c,c=a+$|0,a=r,r=o,o=s,s=$+_|0}s=s+this.A|0,o=o+this.B|0,r=r+this.C|0,a=a+this.D|0,c=c+this.E|0,l=l+this.F|0,p=p+this.G|0,u=u+this.H|0,this.set(s,o,r,a,c,l,p,u)}roundClean(){qe(Rt)}destroy(){this.destroyed=!0,this.set(0,0,0,0,0,0,0,0),qe(this.buffer)}},_s=class extends ks{constructor(){super(32,rr)}};var vs=Xo(()=>new _s,tr(1));var xs=t=>typeof t=="string"?new TextEncoder().encode(t):t,ar=t=>vs(xs(t)),ir=(t,e)=>er(vs,xs(t),xs(e)),cr=t=>Array.from(t,e=>e.toString(16).padStart(2,"0")).join("");function Ue(t){if(!/^([0-9a-f]{2})*$/i.test(t))throw new RangeError("an even number of hexadecimal figures is needed");return Uint8Array.from(t.match(/../g)??[],e=>parseInt(e,16))}var Zc="croupier-shuffle/1",We=t=>cr(ar(t));function Xc(t){let e=new Map,n=t.map(s=>{let o=(e.get(s)??0)+1;return e.set(s,o),{card:s,copy:o,joker:s==="Jk"?1:0,place:Wo.indexOf(s[1])*13+Uo.indexOf(s[0])}});return n.sort((s,o)=>s.joker-o.joker||s.copy-o.copy||s.place-o.place),n.map(({card:s})=>s)}function ws(t,e,n,s){let o=Xc(s),r=tl(t,e,n);for(let a=o.length-1;a>0;a-=1){let c=r(a+1);[o[a],o[c]]=[o[c],o[a]]}return o}function tl(t,e,n){let s=0,o=[],r=()=>{if(!o.length){let a=ir(t,`${Zc}
${e}
${n}
${s}`),c=new DataView(a.buffer,a.byteOffset,a.byteLength);o=[0,4,8,12,16,20,24,28].map(l=>c.getUint32(l)),s+=1}return o.shift()};return a=>{let c=4294967296-4294967296%a,l=r();for(;l>=c;)l=r();return l%a}}function On({commitment:t,cards:e}){let[n,s]=v(!1);return e==="physical"||!t?i`<p class="quiet small">A real deck: the dealer shuffles, and nothing is promised.</p>`:i`<div class="commitment">
    <${m} kind="quiet" name="commitment of the shuffle" chosen=${n} onTap=${()=>s(!n)}>
      <span class="quiet">shuffle</span> <code>${el(t)}</code>
    <//>
    ${n&&i`<div class="commitment-whole">
      <code>${t}</code>
      <p class="small quiet">The SHA-256 of the seed this round is shuffled with, fixed before anybody bets. The seed is
        published when the round is closed, and anyone can redo the shuffle, on their own phone at
        <b> ${location.host}/shuffle</b>.</p>
    </div>`}
  </div>`}var el=t=>`${t.slice(0,4)} ${t.slice(4,8)} \u2026`,te=({night:t,table:e})=>`/rounds/${t.night}/${e.table}`;function lr({state:t}){let e=t.table.last_round,[n,s]=v(!1),o=e.ended==="voided"?"was voided":"is closed";if(e.commitment&&!e.seed)return i`<p class="quiet small">Round ${e.number} ${o}. Its seed was lost: nobody can check its shuffle.</p>`;if(!e.seed)return i`<p class="quiet small">Round ${e.number} ${o}.</p>`;let r=We(Ue(e.seed))===e.commitment;return i`<div class="commitment">
    <${m} kind="quiet" chosen=${n} onTap=${()=>s(!n)}>
      <span class="quiet">round ${e.number} ${o}</span> ${r?"seed \u2713":"seed \u2717"}
    <//>
    ${n&&i`<div class="commitment-whole">
      <p class="small quiet">${r?"This screen has checked it: the published seed is the one that was promised.":"The published seed is not the one that was promised. Keep a photograph of this."}</p>
      <p class="small quiet">seed</p><code>${e.seed}</code>
      <p class="small quiet">promised</p><code>${e.commitment}</code>
      ${e.cut&&i`<p class="small quiet">cut</p><code>${e.cut}</code>`}
      <a class="button" href=${`${te(t)}#${e.number}`}>see it again, card by card</a>
    </div>`}
  </div>`}var Ss="/sign-in?another";function ur({table:t,state:e}){let[n,s]=v(null),{night:o,table:r}=e,a=o.status==="closed";H(()=>{t.role().then(s)},[t]),H(()=>{a&&t.stop()},[t,a]);let c=r.elsewhere,l=c.length?`Still open: ${xt(c.map(u=>`${u.name}, ${u.game_name}`))}.`:"No other table is open. The host opens one, or closes the night: this screen will say so.",p=a?"The night is over and its books are sealed. The tray is in the cage, the racks are with their players. Nothing is left to do on this screen.":`Its racks are with their players, its tray is in the cage. ${l}`;return i`<${Lt} mark="c" title=${a?"The night is closed":`${r.name} is closed`} text=${p}>
    <div class="state-ways">
      ${n==="host"&&c.map(u=>i`<a key=${u.table} class="button is-main" href=${`/table/${o.night}/${u.table}`}>go to ${u.name}</a>`)}
      ${n==="host"?i`<a class=${`button is-${c.length?"plain":"main"}`} href=${`/desk/${o.night}`}>the desk</a>`:i`<a class=${`button is-${a?"plain":"main"}`} href=${Ss}>type another table's code</a>`}
      ${r.past.length>0&&i`<a class="button is-plain" href=${te(e)}>the last rounds</a>`}
    </div>
  <//>`}function pr({error:t}){return t.status===401?i`<${Lt} mark="d" title="This screen is signed out" text="Ask the host for the table's code and sign in again.">
      <${m} kind="main" onTap=${()=>location.assign(Ss)}>sign in<//>
    <//>`:i`<${Lt} mark="d" title="Not this table" text=${t.message}>
    <div class="state-ways">
      <${m} kind="main" onTap=${()=>location.assign("/")}>go where this screen belongs<//>
      <a class="button is-plain" href=${Ss}>type a table's code</a>
    </div>
  <//>`}function G({text:t,onGone:e}){return t?i`<div class="slip" role="alert">
    <span>${t}</span>${e&&i`<${m} kind="quiet" name="close" onTap=${e}>✕<//>`}
  </div>`:null}var dr=t=>t.as==="dealer",$r=t=>!t.screens.here&&!(dr(t)&&t.screens.running===null);function fr({table:t,state:e}){let{running:n}=e.screens,s=n?`${n.name} runs ${e.table.name}`:`No screen runs ${e.table.name}`,o=dr(e)?sl:nl;return i`<main class="other-screen">
    <${Lt} mark="s" title=${s}>
      <${o} table=${t} state=${e} />
      <${G} text=${t.error.value} />
    <//>
  </main>`}function nl({table:t,state:e}){let{running:n,asks:s,name:o}=e.screens;if(!s)return i`<p class="state-text">One screen runs a table at a time. This one, ${o}, looks on.</p>
      <${m} kind="main" busy=${t.late.value} onTap=${t.askToRun}>ask to run it here<//>`;let r=n&&!n.silent?`on ${n.name}, or at the host\u2019s desk`:"at the host\u2019s desk";return i`<p class="state-text">This is ${o}, and it waits to be let in: tap <b>let it in</b> ${r}.</p>
    ${n?.silent&&i`<p class="state-text">${n.name} was not heard for a minute.</p>`}
    <a class="button is-plain" href="/sign-in?another">another table’s code</a>`}function sl({table:t,state:e}){let{name:n,silent:s}=e.screens.running,o=e.table.hand_over,r=o?`is handed to ${o.name}`:"deals there";return i`<p class="state-text">${s?`${n} was not heard for a minute.`:`${n} ${r} now, and looks on once you take the table over.`}</p>
    <${m} kind="main" busy=${t.late.value} onTap=${t.takeOver}>take the table over<//>
    <a class="button is-plain" href=${`/desk/${e.night.night}`}>the desk</a>`}function hr({table:t,state:e}){let{here:n,waiting:s}=e.screens,[o,...r]=n?s:[],a=Z(String(o?.session));if(!o)return null;let c=e.table.hand_over?.here;return i`<section class="asking" role="alert" aria-label="another screen" onClickCapture=${a.swallows}>
    <p>Another screen wants to run this table: <b>${o.name}</b>${r.length>0&&`, and ${r.length} more`}.</p>
    ${c?i`<p class="small">The dealer says, when the tablet is back.</p>`:i`<div class="asking-ways">
      <${m} busy=${t.late.value} onTap=${()=>t.sendAway(o.session)}>send it away<//>
      <${m} busy=${t.late.value} onTap=${()=>t.letIn(o.session)}>let it in<//>
    </div>`}
  </section>`}function C({card:t,lit:e,dim:n}){let s=F(t),o=[s&&t!=="Jk"&&`suit-${t[1]}`,e&&"is-lit",n&&"is-dim"];return i`<svg class=${x(["card",...o])} viewBox="0 0 100 140" role="img" aria-label=${it(t)}>
    <rect class="card-paper" x="1" y="1" width="98" height="138" rx="9" />
    ${s?t==="Jk"?rl:ol(t):al}
  </svg>`}function ol([t,e]){return i`
    <path class="card-rank" d=${Re[t]} transform=${`translate(${t==="T"?7:9} 9) scale(1.3)`} />
    <path class="card-pip" d=${at[e]} transform="translate(10 71) scale(.33)" />
    <path class="card-pip" d=${at[e]} transform="translate(47 82) scale(.47)" />`}var rl=i`
  <path class="card-rank" d=${Re.J} transform="translate(9 9) scale(1.3)" />
  <path class="card-pip" d=${kn} transform="translate(28 68) scale(.62)" />`,al=i`
  <rect class="card-back" x="7" y="7" width="86" height="126" rx="5" />
  <path class="card-lattice" d=${Ko} />
  <rect class="card-lattice" x="10" y="10" width="80" height="120" rx="3" />`;function dt({label:t,wanted:e}){return i`<svg class="card" viewBox="0 0 100 140" role="img" aria-label=${t??"no card yet"}>
    <rect class=${x(["card-outline",e&&"is-wanted"])} x="3" y="3" width="94" height="134" rx="9" />
  </svg>`}function L({cards:t,places:e=0,label:n,fanned:s,lit:o,wanted:r}){let a=Math.max(0,e-t.length);return i`<div class=${x(["hand",s&&"is-fanned"])} role="group" aria-label=${n}>
    <div class="hand-cards">
      ${t.map((c,l)=>i`<${C} key=${l} card=${c}
        lit=${o?.has(c)} dim=${o&&!o.has(c)} />`)}
      ${[...Array(a).keys()].map(c=>i`<${dt} key=${`empty ${c}`} wanted=${r&&c===0} />`)}
    </div>
    ${n&&i`<div class="hand-label">${n}</div>`}
  </div>`}function X({text:t,detail:e,news:n}){return i`<div class="line">
    <p class="line-text" role="status">${n&&i`<span class="line-news">${n}</span> `}${t}</p>
    ${e&&i`<p class="line-detail">${e}</p>`}
  </div>`}function R({title:t,onClose:e,foot:n,large:s,children:o}){let r=ot(null),a=Z(t,{fresh:!0});H(()=>{let l=r.current,p=document.activeElement;return l.showModal(),()=>{l.close(),p?.focus({preventScroll:!0})}},[]);let c=l=>{l.preventDefault(),e()};return i`<dialog class=${x(["dialog",s&&"is-large"])} ref=${r} aria-label=${t} onCancel=${c} onClickCapture=${a.swallows}>
    <h2>${t}</h2>
    <div class="dialog-body">${o}</div>
    <div class="dialog-foot">${n}</div>
  </dialog>`}function mt({title:t,text:e,yes:n,no:s="go back",danger:o,onYes:r,onClose:a}){let c=i`
    <${m} kind="plain" onTap=${a}>${s}<//>
    <${m} kind=${o?"danger":"main"} onTap=${r}>${n}<//>`;return i`<${R} title=${t} onClose=${a} foot=${c}><p>${e}</p><//>`}function ee(t,e){let n=[],s=t;for(let o of[...e].sort((r,a)=>a.value-r.value)){let r=Math.floor(s/o.value);r>0&&n.push({...o,count:r}),s-=r*o.value}return n}var mr=t=>t.map(({count:e,colour:n})=>`${e} ${n}`).join(", ");function ke({min:t,max:e,step:n=1}){return e==null||e>=Number.MAX_SAFE_INTEGER?null:t+Math.floor((e-t)/n)*n}function An(t,e){let{min:n,step:s=1}=e,o=ke(e);return o!==null&&o<n?"not possible now":t<n?`at least ${b(n)}`:o!==null&&t>o?`at most ${b(o)}`:(t-n)%s!==0?n%s===0?`in steps of ${s}`:`${n}, then in steps of ${s}`:null}function ne(t,e,n){return e.reduce((o,r)=>o+r,0)===t?e:ee(t,n).flatMap(({value:o,count:r})=>Array(Math.min(r,500)).fill(o))}function _e(t,e){let n=t.lastIndexOf(e);return t.filter((s,o)=>o!==n)}var br={white:{body:"#efeadb",spots:"#7b7a74"},red:{body:"#c22f39",spots:"#fff"},blue:{body:"#2460b0",spots:"#fff"},green:{body:"#1f8a49",spots:"#fff"},black:{body:"#25252a",spots:"#fff"},purple:{body:"#6d3c9b",spots:"#fff"},yellow:{body:"#e6b91f",spots:"#25252a"},pink:{body:"#df79a4",spots:"#fff"},orange:{body:"#de6f25",spots:"#fff"},grey:{body:"#878d92",spots:"#fff"},brown:{body:"#794d2a",spots:"#fff"},turquoise:{body:"#17909a",spots:"#fff"}},il=5,yr=8,ve=({value:t,colour:e})=>i`<${kr} value=${t} colour=${e} count=${1} bare />`;function kr({value:t,colour:e,count:n,bare:s}){let o=Math.min(n,il),r=64+(o-1)*yr,{body:a,spots:c}=br[e]??br.grey,l={"--chip-colour":a,"--chip-spots":c},p=[...Array(o-1).keys()].map(d=>r-32-d*yr),u=i`<svg class="chip" viewBox=${`0 0 64 ${r}`} style=${l} role="img"
      aria-label=${`${n} ${e}, ${b(t)} each`}>
    ${p.map(d=>i`<g key=${d}>
      <circle class="chip-under" cx="32" cy=${d} r="30.5" />
      <circle class="chip-spots" cx="32" cy=${d} r="26.5" stroke-dasharray="13.9 13.85" />
    </g>`)}
    <circle class="chip-body" cx="32" cy="32" r="30.5" />
    <circle class="chip-spots" cx="32" cy="32" r="26.5" stroke-dasharray="13.9 13.85" />
    <circle class="chip-face" cx="32" cy="32" r="20.5" />
    <text class="chip-value" x="32" y=${32+gr(t)*.36} font-size=${gr(t)}>${_r(t)}</text>
  </svg>`;return s?u:i`<span class="pile">${u}<span class="pile-count" aria-hidden="true">×${n}</span></span>`}function Ft({amount:t,chipset:e,words:n}){let s=ee(t,e);return i`<span class="chips">
    <span class="chips-piles">${s.map(o=>i`<${kr} key=${o.value} ...${o} />`)}</span>
    ${n&&i`<span class="chips-words">${mr(s)}</span>`}
  </span>`}function _r(t){return t<1e3||t%100?String(t):`${t/1e3}k`}var gr=t=>[26,25,19,15,12][Math.min(_r(t).length,5)-1];function Cn({label:t,value:e,range:n,chipset:s,last:o,optional:r,onChange:a}){let[c,l]=v([]),p=ne(e,c,s),u=ke(n),d=y=>u===null||y<=u,f=y=>{l(y),a(y.reduce((w,S)=>w+S,0))},$=y=>d(e+y)&&f([...p,y]),h=y=>f(_e(p,y)),_=y=>f(ne(y,[],s)),g=e===0&&r?"none":An(e,n);return i`<div class="pad" role="group" aria-label=${t}>
    <div class="pad-head">
      ${t&&i`<span class="pad-label">${t}</span>`}
      <output class="pad-amount">${b(e)}</output>
      <span class=${x(["pad-note",g&&e>0&&"is-wrong"])}>${g??cl(u)}</span>
    </div>
    <div class="pad-keys">
      <${se} chipset=${s} fits=${y=>d(e+y)} onAdd=${$} onTakeOff=${h} />
      <div class="pad-side">
        <${m} name="take off the last chip" disabled=${!p.length}
          onTap=${()=>f(p.slice(0,-1))}>⌫<//>
        <${m} kind="quiet" disabled=${!o||!d(o)} onTap=${()=>_(o)}>
          same again${o?` \xB7 ${b(o)}`:""}
        <//>
        <${m} kind="quiet" disabled=${!e} onTap=${()=>f([])}>clear<//>
      </div>
    </div>
  </div>`}function se({chipset:t,fits:e,onAdd:n,onTakeOff:s}){let o=[...t].sort((r,a)=>r.value-a.value);return i`<div class="pad-chips">
    ${o.map(r=>i`<${ul} key=${r.value} chip=${r} disabled=${!e(r.value)}
      onAdd=${()=>e(r.value)&&n(r.value)} onTakeOff=${()=>s(r.value)} />`)}
  </div>`}var cl=t=>t===null?"":`of ${b(t)}`,ll=450;function ul({chip:t,disabled:e,onAdd:n,onTakeOff:s}){let o=ot(null),r=ot(!1),a=()=>{r.current=!1,o.current=setTimeout(()=>{r.current=!0,s()},ll)},c=()=>clearTimeout(o.current);return i`<button type="button" class="pad-chip" aria-disabled=${e?"true":null}
      aria-label=${`add ${b(t.value)} (${t.colour})`}
      onPointerDown=${a} onPointerUp=${c} onPointerLeave=${c} onPointerCancel=${c}
      onContextMenu=${l=>l.preventDefault()}
      onClick=${()=>!r.current&&n()}>
    <${ve} ...${t} />
  </button>`}var pl=8;function wt(t){return Array.isArray(t)?t.length&&t.every(F)?"card":"choice":"of"in t?"some":"rows"in t?"rows":"fields"in t?"fields":vr(t)?"choice":"amount"}var Ct=t=>Array.isArray(t)?t:vr(t)??[];function vr(t){let e=ke(t),{min:n,step:s=1}=t;if(e===null||(e-n)/s>=pl)return null;let o=[];for(let r=n;r<=e;r+=s)o.push(r);return o}function xr(t,e=!1){switch(wt(t)){case"amount":return 0;case"some":case"rows":return[];case"fields":return It(t.fields);default:return!e&&Ct(t).length===1?Ct(t)[0]:void 0}}var It=(t,e=[])=>Object.fromEntries(Object.entries(t).map(([n,s])=>[n,xr(s,e.includes(n))]));function dl(t,e){switch(wt(t)){case"amount":return An(e,t);case"some":return e.length<t.least?`${t.least-e.length} more`:e.length>t.most?`at most ${t.most}`:null;case"rows":return e.length<t.least?`${t.least-e.length} more`:null;case"fields":return Dt(t.fields,e)?.why??null;default:return Ct(t).length?e===void 0?"not chosen yet":null:"not possible now"}}function Dt(t,e,n=[]){for(let[s,o]of Object.entries(t)){if(n.includes(s)&&wr(e[s]))continue;let r=dl(o,e[s]);if(r)return{name:s,why:r}}return null}function Ts(t,e){let n=Object.keys(t.values).filter(s=>!(t.optional?.includes(s)&&wr(e[s])));return Object.fromEntries(n.map(s=>[s,e[s]]))}var wr=t=>t===void 0||t===0||Array.isArray(t)&&!t.length,$l=6;function Sr(t){switch(wt(t)){case"amount":return ke(t)!==t.min;case"some":return t.least===0&&t.of.length>0;case"rows":return t.least===0&&t.most>0;case"fields":return Object.values(t.fields).some(Sr);default:return!1}}function Tr(t){if(t.optional?.length)return fl(t);if(Object.values(t.values).some(Sr))return null;let e=It(t.values),n=Object.keys(e).filter(a=>e[a]===void 0),s=Dt(t.values,e);if(!s)return[e];let[o]=n;if(n.length!==1||s.name!==o||Ct(t.values[o]).length>$l)return null;let r=Ct(t.values[o]).map(a=>({...e,[o]:a}));return r.some(a=>Dt(t.values,a))?null:r}function fl({values:t,optional:e}){let[[n,s],...o]=Object.entries(t);return o.length||!e.includes(n)||wt(s)!=="choice"||Ct(s).length!==1?null:[{},{[n]:Ct(s)[0]}]}function Os(t){if(t.optional?.length)return null;let e=Object.entries(t.values).filter(([,n])=>xr(n)===void 0);return e.length===1&&wt(e[0][1])==="card"?e[0][0]:null}var D=({by:t,do:e,since:n})=>`${t} ${e} ${n??""}`;function Or({options:t},e){let n=new Map;for(let{by:o,since:r=0}of t)o!=="dealer"&&n.set(o,Math.min(r,n.get(o)??r));let s=Math.min(...n.values());return[...n.keys()].filter(o=>!e.some(r=>r.by===o&&r.index>=s))}function Ar(t){let e=new Map;for(let n of t)e.set(n.by,[...e.get(n.by)??[],n]);return[...e].sort(([n],[s])=>+(n==="dealer")-+(s==="dealer"))}function hl(t){let e=vl[wt(t.value)];return wt(t.value)==="amount"?i`<${e} ...${t} />`:i`<fieldset class="field">
    <legend>${j(t.name)}${t.optional?" (may be left out)":""}</legend>
    <${e} ...${t} />
  </fieldset>`}function En({fields:t,held:e,optional:n=[],last:s={},chipset:o,onChange:r}){return Object.entries(t).map(([a,c])=>i`<${hl} key=${a} name=${a} value=${c}
    held=${e[a]} optional=${n.includes(a)} last=${s[a]} chipset=${o}
    onChange=${l=>r({...e,[a]:l})} />`)}var ml=({name:t,value:e,held:n,chipset:s,last:o,optional:r,onChange:a})=>i`<${Cn} label=${j(t)}
  value=${n} range=${e} chipset=${s} last=${o} optional=${r} onChange=${a} />`;function bl({value:t,held:e,optional:n,onChange:s}){return i`<div class="choices">
    ${Ct(t).map(o=>i`<${m} key=${o} chosen=${o===e}
      onTap=${()=>s(n&&o===e?void 0:o)}>${ft(o)}<//>`)}
  </div>`}var Cr=13;function yl({value:t,held:e,onChange:n}){return t.length<=Cr?i`<${Er} cards=${t} chosen=${e?[e]:[]} onTap=${n} />`:i`<${ht} allowed=${t} picked=${e?[e]:[]} onPick=${n}
    onTakeBack=${()=>n(void 0)} />`}function gl({value:t,held:e,onChange:n}){let s=r=>e.length<t.most&&n([...e,r]),o=r=>n(_e(e,r));if(!t.of.every(F))return i`<div class="choices">
      ${t.of.map(r=>i`<${m} key=${r} chosen=${e.includes(r)}
        onTap=${()=>e.includes(r)?o(r):s(r)}>${ft(r)}<//>`)}
    </div>`;if(t.of.length>Cr){let r=t.of.filter(a=>!e.includes(a));return i`<${ht} allowed=${r} picked=${e} onPick=${s} onTakeBack=${o} />`}return i`<${Er} cards=${t.of} chosen=${e} onTap=${s} onTapAgain=${o} />`}function Er({cards:t,chosen:e,onTap:n,onTapAgain:s=n}){let o=(r,a)=>r.filter(c=>c===a).length;return i`<div class="choices">
    ${t.map((r,a)=>{let c=o(e,r)>=o(t.slice(0,a+1),r);return i`<button type="button" key=${`${r} ${a}`} aria-label=${it(r)}
          class=${x(["choice-card",c&&"is-chosen"])} aria-pressed=${String(c)}
          onClick=${()=>c?s(r):n(r)}><${C} card=${r} /></button>`})}
  </div>`}var kl=({value:t,held:e,chipset:n,onChange:s})=>i`<div class="row-builder">
  <${En} fields=${t.fields} held=${e} chipset=${n} onChange=${s} />
</div>`;function _l({value:t,held:e,chipset:n,onChange:s}){let[o,r]=v(It(t.rows)),a=Dt(t.rows,o),c=e.length>=t.most,l=()=>{s([...e,o]),r(It(t.rows))};return i`<div class="rows">
    ${e.map((p,u)=>i`<div class="row" key=${u}>
      <span>${u+1}. ${ft(p)}</span>
      <${m} kind="quiet" name=${`take off line ${u+1}`}
        onTap=${()=>s(e.filter((d,f)=>f!==u))}>⌫<//>
    </div>`)}
    <div class="row-builder">
      <${En} fields=${t.rows} held=${o} chipset=${n} onChange=${r} />
      <div class="field-foot">
        <${m} kind="plain" disabled=${a||c} onTap=${l}>add<//>
        <span class="quiet">${c?`at most ${t.most}`:a?`${j(a.name)}: ${a.why}`:""}</span>
      </div>
    </div>
  </div>`}var vl={amount:ml,choice:bl,card:yl,some:gl,rows:_l,fields:kl};function jn(t){let{prompt:e,me:n,players:s,chipset:o,words:r={},sure:a={},last:c={},shown:l,entered:p,first:u,drawn:d,busy:f,error:$,onAct:h,onTakeBack:_,unheard:g=[],end:y}=t,w=Ar(e.options.filter(N=>(n==="dealer"||N.by===n)&&!d?.(N))),S=v(null),[k,E]=t.onChoose?[t.chosen,t.onChoose]:S,[U,ut]=v(null),[K,I]=v(null),tt=e.options.map(D).join(),rt=w.filter(([N])=>N!=="dealer"),et=rt.some(([N])=>N===k)?k:wl(rt,e.awaited),q=rt.find(([N])=>N===et)?.[1]??[],kt=w.find(([N])=>N==="dealer")?.[1]??[],T=[...q,...kt].find(N=>D(N)===U),J=N=>N==="dealer"?"dealer":s[N]??`seat ${N}`,Tt=({by:N,do:Xe,since:oc},rc)=>h({by:N,do:Xe,args:rc,since:oc}),Ot=n==="dealer"&&e.awaited.includes("dealer")?g.map(J):[],O=N=>a[N.do]??(N.by==="dealer"&&Ot.length?()=>xl(N,Ot):null),Q=(N,Xe)=>O(N)?I({option:N,args:Xe}):Tt(N,Xe),st=e.awaited.filter(N=>N!=="dealer"||!Ot.length),Qt={words:r,last:c,awaited:u?.length?[]:st,busy:f,act:Q,open:ut},de=q.length>0&&kt.length>0,Ze=q.length+kt.length===1?[...q,...kt][0]:null;return Ze&&Tl(Ze)?i`<${Ol} option=${Ze} shown=${l} entered=${p} busy=${f} error=${$} question=${tt} act=${Q}
      onTakeBack=${_} end=${y} />`:T?i`<${El} key=${U} option=${T} who=${J(T.by)} chipset=${o} words=${r}
      last=${c[`${T.by} ${T.do}`]} busy=${f} error=${$} end=${y} onClose=${()=>ut(null)}
      onAct=${async N=>{await Q(T,N)&&ut(null)}} />`:i`
    ${$&&i`<div class="panel"><${G} text=${$} /></div>`}
    ${rt.length>1&&i`<div class="seats-row" role="group" aria-label="who">
      ${rt.map(([N])=>i`<${m} key=${N} chosen=${N===et} onTap=${()=>E(N)}>${J(N)}<//>`)}
    </div>`}
    <${P} question=${tt} end=${(de||y)&&i`
        ${de&&Ot.length>0&&i`<span class="controls-note">not yet: ${xt(Ot)}</span>`}
        ${de&&i`<${jr} options=${kt} ...${Qt} />`}${y}`}>
      ${u}
      <${jr} options=${q.length?q:kt} ...${Qt} />
    <//>
    ${K&&O(K.option)&&tt.includes(D(K.option))&&i`<${mt} ...${O(K.option)(J(K.option.by))}
      onClose=${()=>I(null)} onYes=${()=>{I(null),Tt(K.option,K.args)}} />`}`}var xl=(t,e)=>({title:`${j(t.do)} without ${xt(e)}?`,text:`${De(e,"done anything yet")}. Nobody may have anything to say after this.`,yes:j(t.do),no:"wait"});function wl(t,e){let[n]=t.find(([s])=>e.includes(s))??t[0]??[null];return n}var Sl=13,Tl=t=>{let e=Os(t);return e&&(t.by==="dealer"||t.values[e].length>Sl)};function Ol({option:t,shown:e,entered:n,busy:s,error:o,question:r,act:a,onTakeBack:c,end:l}){let p=Os(t)??"",u=d=>a(t,{...Ts(t,It(t.values)),[p]:d});return i`
    <div class="panel">
      <${ht} allowed=${t.values[p]} picked=${e} busy=${s}
        onPick=${u} onTakeBack=${c} />
      <${G} text=${o} />
    </div>
    <${P} question=${r} end=${(n||l)&&i`
        ${n&&i`<${L} cards=${n.cards} places=${n.places} wanted />`}${l}`}>
      ${c&&i`<${Jo} picked=${e} busy=${s} onTakeBack=${c} />`}
    <//>`}function jr({options:t,words:e,last:n,awaited:s,busy:o,act:r,open:a}){let c=({by:l})=>s.includes(l)?"main":"plain";return t.flatMap(l=>{let p=Tr(l);return p?p.map(u=>i`<${m} key=${D(l)+JSON.stringify(u)} kind=${c(l)}
      disabled=${o} onTap=${()=>r(l,u)}>
      ${e[l.do]?e[l.do](u):ye(l.do,Cl(l,u))}
    <//>`):[i`<${m} key=${D(l)} kind="plain" disabled=${o} onTap=${()=>a(D(l))}>
          ${j(l.do)} …
        <//>`,i`<${Al} key=${`${D(l)} again`} option=${l} args=${n[`${l.by} ${l.do}`]}
          words=${e} busy=${o} act=${r} />`]})}function Al({option:t,args:e,words:n,busy:s,act:o}){return!e||Dt(t.values,e,t.optional)?null:i`<${m} kind="plain" disabled=${s} onTap=${()=>o(t,e)}>
    ${ye(t.do,e,n)} again
  <//>`}var Cl=(t,e)=>Object.fromEntries(Object.entries(e).filter(([n])=>t.optional?.includes(n)||t.values[n].length!==1));function El({option:t,who:e,chipset:n,words:s,last:o,busy:r,error:a,onClose:c,onAct:l,end:p}){let[u,d]=v(It(t.values,t.optional)),f=Dt(t.values,u,t.optional),$=Ts(t,u);return i`
    <section class="panel" aria-label=${`${e}: ${j(t.do)}`}>
      <h2>${e}: ${j(t.do)}</h2>
      <div class="form-fields">
        <${En} fields=${t.values} held=${u} optional=${t.optional} last=${o}
          chipset=${n} onChange=${d} />
      </div>
      <${G} text=${a} />
    </section>
    <${P} question=${D(t)} end=${i`<${m} kind="plain" onTap=${c}>cancel<//>${p}`}>
      <${m} kind="main" disabled=${f} busy=${r} onTap=${()=>l($)}>
        ${f?j(t.do):ye(t.do,jl($),s)}
      <//>
      ${f&&i`<span class="controls-note">${j(f.name)}: ${f.why}</span>`}
    <//>`}var jl=t=>Object.fromEntries(Object.entries(t).filter(([,e])=>!Array.isArray(e)||e.length<=4));var Nr="hands",Nl={bura:"6789JQKTA",lorum:"789TJQKA",polignac:"789TAJQK",schnapsen:"JQKTA"},Bl="23456789TJQKA",Hl=["uth","kabu"],Pl="shcd";function Ke(t,{game:e,facts:n}){let s=Nl[e]??Bl,o=n?.trump,r=Hl.includes(e),a=c=>{if(!F(c)||c==="Jk")return 1e3;let l=c[1]===o?-1:Pl.indexOf(c[1]);return(r?0:l*20)-s.indexOf(c[0])};return[...t].sort((c,l)=>a(c)-a(l))}function xe(t){let[e,n]=v(()=>Ml());return{as:e,turn:()=>{let o=e==="sorted"?"dealt":"sorted";Ll(o),n(o)},arranged:o=>e==="sorted"?Ke(o,t):o}}var we=({sorting:t})=>i`<${m} kind="plain" onTap=${t.turn}>
  ${t.as==="sorted"?"as dealt":"sort"}
<//>`;function Ml(){try{return localStorage.getItem(Nr)==="dealt"?"dealt":"sorted"}catch{return"sorted"}}function Ll(t){try{localStorage.setItem(Nr,t)}catch{}}var A=t=>Object.fromEntries(t.seats.map(({seat:e,player:n})=>[e,n]));function Nn(t,{deed:e,event:n=({text:s})=>s}={}){let s=A(t);return t.record.map(r=>({number:r.index+1,text:[Rl(r,s,t,e),...r.events.map(a=>n(a,s))].filter(Boolean).join(" ")})).filter(({text:r})=>r)}function Br(t,e){let n=e.map(({entry:s,after:o,text:r})=>({key:`hand-over ${s}`,at:o-.5,text:r}));return[...t.map(s=>({at:s.number,...s})),...n].sort((s,o)=>s.at-o.at)}function Rl(t,e,n,s){if(t.do===null)return null;let o=e[t.by]??"The dealer",r=s?.(t,{who:o,round:n});return r??(Fl(t)?null:Il(t,o))}var Fl=({by:t,do:e,events:n})=>n.some(({code:s,args:o})=>o.seat===t&&s.split(".")[1]?.replaceAll("-","_").startsWith(Dl(e))),Dl=t=>t.replace(/^[a-z]+/,e=>`${e}s`);function Il({by:t,do:e,args:n},s){let{seat:o,...r}=n,a=Object.entries(r).filter(([,l])=>l!==0).map(([l,p])=>p===!0?`and ${j(l)}`:ft(p)),c=[j(e),...a].join(" ");return t==="dealer"?`${c[0].toUpperCase()}${c.slice(1)}.`:`${s}: ${c}.`}function Hr({table:t,state:e,pad:n,setPad:s,last:o,news:r,face:a}){let{round:c}=e,{prompt:l}=c;return i`<section class="foot" aria-label="what is next">
    <${X} text=${l.say.text} news=${r} detail=${gt(c,l.awaited)} />
    <${jn} prompt=${l} me="dealer" players=${A(c)} chipset=${e.night.chip_set}
      words=${a.words?.(c)??{}} sure=${a.sure?.(c)} last=${o} first=${oe(t,e)} busy=${t.late.value}
      error=${t.error.value} onAct=${t.act}
      chosen=${n.seat??null} onChoose=${p=>s({seat:p})} unheard=${Or(l,c.record)}
      shown=${ql(c)} entered=${Ul(c)} onTakeBack=${c.undoable?t.undo:null} />
  </section>`}function gt(t,e){let n=e.length===1&&t.seats.find(s=>s.seat===e[0]);return!n||t.facts.sheet&&!n.rack?null:`rack ${b(n.rack)}`}function ql({record:t}){let e=t.at(-1);return e?.do==="show"?[e.args.card]:[]}function Ul({prompt:t,record:e}){let{number:n,count:s}=t.say.args;return s>1?{cards:e.slice(e.length-n+1).map(({args:o})=>o.card),places:s}:null}function As({round:t}){let{prompt:e,zones:n,cards:s}=t,o=a=>Object.values(n).some(c=>c.count&&Wl(c,a)),r=a=>e.options.some(({by:c})=>c===a);return e.awaited.filter(a=>a!=="dealer"&&(s==="virtual"&&o(a)||!r(a)))}var Wl=({owner:t,sight:e},n)=>e==="owner"&&t===n||e==="others"&&t!==n;function oe(t,e){let n=A(e.round);return As(e).map(s=>re(e,s)?i`<span key=${`phone ${s}`} class="controls-note">${n[s]} has it on the phone.</span>`:i`<${m} key=${`pass ${s}`} kind="main" busy=${t.late.value}
    onTap=${()=>t.handOver(s)}>tablet to ${n[s]}<//>`)}var re=({table:t},e)=>t.phones&&t.seats.find(n=>n.seat===e)?.phone==="in";var Cs=t=>["bura.first-lead","bura.lead"].includes(t?.say.code),Kl={bura:"three trumps",aces:"three aces",molodka:"three of one plain suit"};function Es(){return{lead:({cards:t})=>`LEAD ${t.map(B).join(" ")}`,answer:({cards:t})=>`ANSWER ${t.map(B).join(" ")}`,announce:({kind:t})=>`announce ${t}`,declare:()=>"declare 31",yield:()=>"yield",pass:()=>"PASS"}}function Pr({table:t,state:e,news:n,face:s}){let{round:o}=e,{prompt:r}=o,a=A(o),[c]=r.awaited,l=o.seats.find(({seat:h})=>h!==c).seat,p=(h,_)=>r.options.find(g=>g.do===h&&(_===void 0||g.by===_)),u=p("lead")??p("answer"),d=t.late.value,f=(h,_)=>re(e,h)?i`<span class="controls-note">${a[h]} has it on the phone.</span>`:i`<${m} kind=${_} busy=${d} onTap=${()=>t.handOver(h)}>
    tablet to ${a[h]}
  <//>`,$=i`
    ${p("announce")&&i`<${Gl} option=${p("announce")} who=${a[l]} table=${t} />`}
    ${p("declare")&&i`<${Jl} options=${r.options.filter(h=>h.do==="declare")} players=${a}
      sure=${s.sure()} table=${t} />`}`;return i`<section class="foot" aria-label="what is next">
    <${X} text=${r.say.text} news=${n} detail=${gt(o,r.awaited)} />
    ${u?i`<${zl} key=${D(u)} option=${u} words=${Es()} table=${t} end=${$}
          undo=${o.undoable?t.undo:null} />`:i`
        ${t.error.value&&i`<div class="panel"><${G} text=${t.error.value} /></div>`}
        <${P} question=${r.options.map(D).join()} end=${$}>
          ${f(c,"main")}${f(l,"plain")}
        <//>`}
  </section>`}function zl({option:t,words:e,table:n,undo:s,end:o}){let[r,a]=v([]),{of:c,least:l,most:p}=t.values.cards,u=f=>n.act({...t,args:{cards:f}});return i`
    <div class="panel">
      <${ht} allowed=${c} picked=${r} onPick=${async f=>{let $=[...r,f].slice(-p);a($),l===p&&$.length===p&&!await u($)&&a([])}} onTakeBack=${f=>a(r.filter($=>$!==f))} />
      <${G} text=${n.error.value} />
    </div>
    <${P} question=${D(t)} end=${o}>
      ${l<p?i`<${m} kind="main" disabled=${!r.length} busy=${n.late.value} onTap=${()=>u(r)}>
            ${r.length?e[t.do]({cards:r}):"tap the cards led"}
          <//>`:i`<p class="controls-note">${p===1?"Tap the card.":`Tap the ${p} cards: ${p-r.length} more.`}</p>`}
      <${m} kind="plain" disabled=${!s} busy=${n.late.value} onTap=${s}>undo<//>
    <//>`}function Gl({option:t,who:e,table:n}){let[s,o]=v(!1),r=t.values.kind,a=async c=>{o(!1),await n.act({...t,args:{kind:c}})};return i`<${m} onTap=${()=>o(!0)}>announce …<//>
    ${s&&i`<${R} title=${`${e} announces`} onClose=${()=>o(!1)}
        foot=${i`<${m} kind="plain" onTap=${()=>o(!1)}>go back<//>`}>
      <div class="choices">
        ${r.map(c=>i`<${m} key=${c} onTap=${()=>a(c)}>
          <span class="choice-words"><b>${c}</b><span class="choice-note">${Kl[c]}</span></span>
        <//>`)}
      </div>
    <//>`}`}function Jl({options:t,players:e,sure:n,table:s}){let[o,r]=v(!1),[a,c]=v(null),l=()=>{r(!1),c(null)},p=async()=>{l(),await s.act(a)};return i`<${m} onTap=${()=>r(!0)}>declare 31 …<//>
    ${o&&!a&&i`<${R} title="Who declares 31?" onClose=${l}
        foot=${i`<${m} kind="plain" onTap=${l}>go back<//>`}>
      <div class="choices">
        ${t.map(u=>i`<${m} key=${u.by} kind="plain" onTap=${()=>c(u)}>${e[u.by]}<//>`)}
      </div>
    <//>`}
    ${a&&i`<${mt} ...${n.declare(e[a.by])} onYes=${p} onClose=${l} />`}`}var Rr={Felt:eu,Foot:Ql,Seen:lu,words:Es,sure:Vl,deed:Yl,payment:Xl,over:tu,passOn:Zl},Mr="6789JQKTA",Lr={A:11,T:10,K:4,Q:3,J:2},Fr={c:"clubs",d:"diamonds",h:"hearts",s:"spades"};function Ql(t){let{code:e}=t.prompt.say,n=t.cards==="physical"&&(e==="bura.answer"||e==="bura.promised");return Cs(t.prompt)||n?Pr:null}function Vl(){return{declare:t=>({title:`${t} declares 31?`,text:"The won cards are turned up and counted. There is no way back.",yes:`${t} declares`})}}function Yl({do:t,args:e},{who:n}){let s=e.cards?.every(F)?` ${e.cards.map(B).join(" ")}`:"";switch(t){case"lead":return`${n} leads${s}.`;case"answer":return`${n} answers${s}.`;case"yield":return`${n} yields the lead.`;case"declare":return`${n} declares 31.`;case"pass":return`${n} passes.`;case"announce":return"";default:return null}}function Zl({prompt:t}){return["bura.answer","bura.outbid","bura.promised"].includes(t?.say.code)?t.awaited[0]:null}function Xl({transfers:t}){let e=t.find(({from:o,to:r})=>o==="pot"||r==="pot"),n=t.filter(o=>o!==e),s=e&&[e.from==="pot"?"out of the pot, all of it":"into the pot, which is carried"];return{hand:e?.why??null,sums:[...s??[],...n.map(({why:o,amount:r})=>`${o}: ${b(r)}`)]}}function tu({record:t}){return t.at(-1).events.map(({text:e})=>e).at(-1)}function eu({state:t,paying:e}){let{round:n,table:s,night:o}=t,{places:r,zones:a,facts:c}=n,l=n.seats.map(({seat:p})=>p).sort((p,u)=>p-u);return i`<section class=${x(["felt","bura",n.cards==="physical"&&"is-short"])} aria-label="felt">
    <${su} zones=${a} facts=${c} />
    ${l.map(p=>i`<${ou} key=${p} seat=${p} round=${n} lit=${nu(n,e,p)}
      holds=${s.hand_over?.seat===p} />`)}
    <div class="bura-pot" data-place="pot">
      <${Ft} amount=${r.pot??0} chipset=${o.chip_set} />
      <span>pot <b class="figure">${b(r.pot??0)}</b></span>
    </div>
  </section>`}var nu=({prompt:t},e,n)=>e?e.seat===n:!!t?.awaited.includes(n);function su({zones:t,facts:e}){let n=t.stock.count+(t.trump?.count??0),[s]=t.trump?.cards??[];return i`<div class="bura-trumps">
    <div class="bura-stock">
      ${s&&i`<${C} card=${s} />`}
      ${t.stock.count>0&&i`<${C} card="??" />`}
    </div>
    <p>${n>0&&`stock ${n}`} ${!e.drawing&&"no more drawing"}</p>
    ${e.trump&&i`<p class="bura-suit">
      <svg class=${`suit-${e.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${at[e.trump]} /></svg>
      <b>${Fr[e.trump]}</b> trumps
    </p>`}
  </div>`}function ou({seat:t,round:e,lit:n,holds:s}){let o=e.seats.find(p=>p.seat===t),r=e.markers[t],a=e.zones[`won:${t}`],c=e.zones[`hand:${t}`],l=[e.dealer===t&&"the deal",s&&"has the tablet",r&&`owes ${b(r)}`];return i`<div class=${x(["bura-side",n&&"is-lit"])} role="group" aria-label=${o.player}>
    <div class="bura-who">
      <b>${o.player}</b><span class="figure" data-place=${`seat:${t}`}>${b(o.rack)}</span>
      <span class="bura-note">${l.filter(Boolean).join(" \xB7 ")}</span>
      <span class="bura-word">${ru(e,t)}</span>
      <${L} cards=${c.cards} fanned />
    </div>
    ${a.sight==="all"?i`<${cu} cards=${a.cards} />`:i`
      <${au} round=${e} seat=${t} />
      <div class="bura-won">${a.count>0&&i`<${C} card="??" />`}<span class="small quiet">${a.count>0?"won":""}</span></div>`}
  </div>`}function ru({facts:t,prompt:e,finished:n},s){let o=e?.say.code,{announced:r,leader:a,led:c}=t;return r?.seat===s?`announces ${r.kind}`:n?"":o==="bura.outbid"?"outbids or yields":o==="bura.answer"?c===s?"has led":"answers":o==="bura.last"?e.awaited.includes(s)?"has the last word":"":a!==s?Cs(e)?"may speak first":"":c===null?"has the lead":"takes the trick and leads"}function au({round:t,seat:e}){let{led:n,trump:s}=t.facts,o=t.zones[`played:${e}`].cards,r=t.seats.find(p=>p.seat!==e).seat,a=t.zones[`played:${r}`].cards,c=n!==null&&n!==e&&o.length>0,l=c?iu(o,a,s):o;return i`<div class="bura-played" role="group" aria-label="played">
    ${l.map((p,u)=>i`<${C} key=${p} card=${p} lit=${c&&Dr(p,a[u],s)} />`)}
  </div>`}var Dr=(t,e,n)=>t[1]===e[1]?Mr.indexOf(t[0])>Mr.indexOf(e[0]):t[1]===n;function iu(t,e,n){let s=o=>o.filter((r,a)=>Dr(r,e[a],n)).length;return Ir(t).reduce((o,r)=>s(r)>s(o)?r:o)}function Ir(t){return t.length<2?[t]:t.flatMap((e,n)=>Ir(t.filter((s,o)=>o!==n)).map(s=>[e,...s]))}function cu({cards:t}){let e=r=>Lr[r[0]]??0,n=t.filter(e).sort((r,a)=>e(a)-e(r)),o=[...new Set(n.map(([r])=>r))].map(r=>`${n.filter(a=>a[0]===r).length} \xD7 ${Lr[r]}`);return i`<div class="bura-counted">
    <${L} cards=${n} fanned />
    <p>${o.join(" + ")||"nothing"} = <b class="figure">${n.reduce((r,a)=>r+e(a),0)}</b>
      <span class="quiet small"> of 31${t.length>n.length?`, and ${t.length-n.length} that count nothing`:""}</span></p>
  </div>`}function lu({round:t,seat:e}){let n=A(t),[s]=t.zones.trump?.cards??[],o=t.seats.filter(r=>t.zones[`played:${r.seat}`].cards.length);return i`<div class="hand-others">
    ${s?i`<${L} cards=${[s]} label="trumps" />`:i`<p class="bura-suit"><b>${Fr[t.facts.trump]}</b> trumps</p>`}
    ${o.map(r=>i`<${L} key=${r.seat} cards=${t.zones[`played:${r.seat}`].cards}
      label=${r.seat===e?"you":n[r.seat]} />`)}
  </div>`}var qt=[..."cdhs"],js={c:"clubs",d:"diamonds",h:"hearts",s:"spades"},qr={A:1,T:10},Ur={J:11,Q:12,K:13},uu=5,pu=13,ze=([t])=>t in Ur,Bn=t=>ze(t)?uu:qr[t[0]]??Number(t[0]),Ns=t=>Ur[t[0]]??qr[t[0]]??Number(t[0]),Hn=({zones:t},e)=>t[`certificates:${e}`]?.cards??[],Ge=({places:t},e)=>t[`money:${e}`]??0,Bs=({suit:t})=>i`<svg class=${`company suit-${t}`} viewBox="0 0 100 100" role="img" aria-label=${js[t]}>
  <path fill="currentColor" d=${at[t]} />
</svg>`;function Hs({facts:t,zones:e,board:n},s){let o=e[`market:${s}`]?.cards.at(-1);if(!o||ze(o))return[1,10];let{up:r,down:a}=n.limits[s],c=t.prices[s];return[Math.max(1,c-a),Math.min(10,c+r)]}function Pn({round:t}){return i`<div class="market" role="group" aria-label="the market">
    ${qt.map(e=>i`<${du} key=${e} suit=${e} round=${t} />`)}
  </div>`}function du({suit:t,round:e}){let n=e.facts.prices[t],s=e.zones[`market:${t}`]?.cards.at(-1),[o,r]=Hs(e,t),{up:a,down:c}=e.board.limits[t];return i`<section class=${x(["market-company",n===0&&"is-bankrupt"])} aria-label=${js[t]}>
    <${Bs} suit=${t} />
    <b class="market-price">${n??"\u2013"}</b>
    ${s&&i`<${C} card=${s} />`}
    <span class="market-span">${$u(n,o,r)}</span>
    <span class="market-limits">▲${b(a)} ▼${b(c)}</span>
  </section>`}function $u(t,e,n){return t===void 0?"no price":`${t===0?"bankrupt, ":""}next ${e}\u2013${n}`}function Wr({prices:t}){let e=Math.max(t.length,12),n=r=>r/e*100,s=r=>100-r/pu*100,o=t.at(-1)??{};return i`<figure class="chart" role="img" aria-label=${`the prices over the game; now ${qt.map(r=>`${js[r]} ${o[r]??"none"}`).join(", ")}`}>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      ${[0,5,10].map(r=>i`<line key=${r} class="chart-rule" x1="0" x2="100" y1=${s(r)} y2=${s(r)} />`)}
      ${t.length>0&&qt.map((r,a)=>i`<path key=${r} class=${`chart-line is-${r}`} d=${fu(t,r,n,s)}
        transform=${`translate(0 ${(a-1.5)*.9})`} />`)}
    </svg>
    ${[0,5,10].map(r=>i`<span key=${r} class="chart-figure" style=${{top:`${s(r)}%`}} aria-hidden="true">${r}</span>`)}
    ${t.length>0&&qt.map(r=>i`<span key=${r} class=${`chart-end is-${r}`} aria-hidden="true"
      style=${{top:`${s(o[r])}%`,left:`${n(t.length)}%`,"--beside":hu(o,r)}}><${Bs} suit=${r} /></span>`)}
  </figure>`}var fu=(t,e,n,s)=>t.map((o,r)=>`${r?"V":"M0 "}${s(o[e])}H${n(r+1)}`).join(""),hu=(t,e)=>qt.slice(0,qt.indexOf(e)).filter(n=>t[n]===t[e]).length;function Kr({round:t,holds:e,lit:n}){let s=A(t),o=t.seats.map(({seat:c})=>c),r=bu(t),a=Math.max(...o.map(c=>r?.[c]??t.board.players[c].worth));return i`<table class="holdings">
    <thead><tr>
      <th>share holders</th>
      ${qt.map(c=>i`<th key=${c}><${Bs} suit=${c} /></th>`)}
      <th class="number">money</th><th class="number">owes</th><th class="number">${r?"takes home":"worth"}</th>
    </tr></thead>
    <tbody>${o.map(c=>{let{shares:l,debt:p,worth:u}=t.board.players[c],d=r?.[c]??u,f=[t.dealer===c&&"banker",e===c&&"has the tablet"];return i`<tr key=${c} class=${x([n(c)&&"is-lit"])}>
        <th scope="row"><b>${s[c]}</b> <span class="quiet small">${f.filter(Boolean).join(" \xB7 ")}</span></th>
        ${qt.map($=>i`<td key=${$}><${mu} count=${l[$]} cards=${Hn(t,c).filter(h=>h[1]===$)} /></td>`)}
        <td class="number" data-place=${`money:${c}`}>${b(Ge(t,c))}</td>
        <td class="number">${p?b(p):""}</td>
        <td class="number"><b>${b(d)}</b><span class="holdings-best">${d===a?"\u2605":""}</span></td>
      </tr>`})}</tbody>
  </table>`}var mu=({count:t,cards:e})=>t>0&&i`<b>${t}</b> <span class="holdings-cards">${e.map(([n])=>n==="T"?"10":n).join(" ")}</span>`;function bu({record:t,finished:e}){if(!e)return null;let n=t.at(-1).events.filter(({code:s})=>s==="csm.takes");return Object.fromEntries(n.map(({args:s})=>[s.seat,s.amount]))}function Mn({round:t,payouts:e}){if(!t)return[];let n=t.finished?t.record.at(-1)?.index:null,s=new Map(t.record.map(a=>[a.index,a.by])),o=e.filter(({action:a})=>a===n||s.get(a)==="dealer"),r=Ut(t);return o.map(a=>({...a,ids:r.filter(c=>yu(a,c)).map(({id:c})=>c)}))}var yu=({action:t,seat:e},{action:n,by:s,from:o,to:r})=>n===t&&o!==`seat:${s}`&&(Et(o)===e||Et(r)===e),Ut=({record:t})=>t.flatMap(({index:e,by:n,transfers:s})=>s.map((o,r)=>({...o,action:e,by:n,id:`${e} ${r}`})));function zr(t,e,n){let s=t.round?Ut(t.round):[],o=new Set(e.slice(0,n).flatMap(({ids:c})=>c)),r=new Set(e.slice(n).flatMap(({ids:c})=>c)),a=({id:c})=>r.has(c)&&!o.has(c);return{moves:s.filter(c=>!a(c)),held:s.filter(a)}}function Et(t){let e=t.split(":").find(n=>/^\d+$/.test(n));return e===void 0?null:Number(e)}function Gr(t,e){if(!e.length)return t;let n=new Map;for(let{from:c,to:l,amount:p}of e)n.set(c,(n.get(c)??0)+p),n.set(l,(n.get(l)??0)-p);let{table:s,round:o}=t,r=c=>({...c,rack:c.rack+(n.get(`seat:${c.seat}`)??0)}),a={...o.places};for(let[c,l]of n)c==="house"||c.startsWith("seat:")||(a[c]=(a[c]??0)+l,a[c]||delete a[c]);return{...t,table:{...s,tray:s.tray+(n.get("house")??0),seats:s.seats.map(r)},round:{...o,places:a,seats:o.seats.map(r)}}}var gu={live:"live",polling:"slow",lost:"no connection"};function Jr({path:t,round:e,tray:n,connection:s,children:o}){return i`<header class="bar">
    <ol class="bar-path">${t.map(r=>i`<li key=${r}>${r}</li>`)}</ol>
    ${e!=null&&i`<span>round <b>${e}</b></span>`}
    ${n!=null&&i`<span class="bar-tray" data-place="house">tray <b class="figure">${b(n)}</b></span>`}
    ${s&&i`<span class=${`connection is-${s}`} role="status">${gu[s]}</span>`}
    ${o}
  </header>`}var ku="http://www.w3.org/2000/svg";function Qr({svg:t,name:e}){let n=t.includes("xmlns")?t:t.replace("<svg",`<svg xmlns="${ku}"`);return i`<img class="qr" alt=${e} src=${`data:image/svg+xml,${encodeURIComponent(n)}`} />`}var _u=3e4;function Ln(t,e,n=null){let[s,o]=v(null);return H(()=>{let r=!1,a=()=>t.get(`nights/${e}/room`).then(l=>r||o(l),()=>{});a();let c=setInterval(()=>document.hidden||a(),_u);return()=>{r=!0,clearInterval(c)}},[e,n]),s}var Ps=t=>t.addresses.length>0;function Vr({room:t,small:e}){return Ps(t)?i`<div class=${x(["room-code",e&&"is-small"])}>
    <${Qr} svg=${t.qr} name="the address to join with a phone, to scan" />
    <div class="room-words">
      <p>${e?"Join":"Scan it with a phone, or open"}</p>
      <p class="room-address">${t.addresses[0]}</p>
      ${t.addresses.slice(1).map(n=>i`<p key=${n} class="room-other">or ${n}</p>`)}
      <p class="room-figures">${vn(t.code)}</p>
    </div>
  </div>`:i`<p>No phone reaches this Croupier: it listens on its own machine alone. Start it without --host.</p>`}function Rn({table:t,state:e,onClose:n}){let s=Ln(t.api,e.night.night),o=i`<span></span><${m} kind="main" onTap=${n}>done<//>`;return i`<${R} title="Join with a phone" onClose=${n} foot=${o}>
    ${s?i`<${Vr} room=${s} />`:i`<p class="quiet">One moment.</p>`}
  <//>`}function Fn({table:t,state:e}){let{phones:n,seats:s}=e.table,o=s.filter(({phone:a})=>a).length,r=s.filter(({phone:a})=>a==="silent").map(({name:a})=>a);return i`<div class="phones">
    <${m} kind=${o>0&&!n?"main":void 0} chosen=${n} busy=${t.late.value} onTap=${()=>t.switchPhones(!n)}>
      ${n?"phones play here":"let phones play"}
    <//>
    <p class="small quiet">${o?`${W(o,"phone")} of ${W(s.length,"player")}`:"No phone of a player here is in."}
      ${r.length>0&&` Not heard for a minute: ${r.join(", ")}.`}</p>
  </div>`}var Yr=["misdeal","a card was seen","wrong cards entered","the table gives up the round"];function Zr({table:t,state:e,onClose:n}){let[s,o]=v(!1),[r,a]=v(null),[c,l]=v(!1);if(H(()=>{t.role().then(a)},[]),s)return i`<${Ms} table=${t} state=${e} onClose=${n} />`;if(c)return i`<${Rn} table=${t} state=${e} onClose=${n} />`;let{game:p,status:u,commitment:d,cards:f,past:$}=e.table,h=u==="playing"||u==="frozen"||u==="finished",_=i`<${m} kind="plain" onTap=${n}>go back<//>
    ${h&&i`<${m} kind="danger" onTap=${()=>o(!0)}>void this round …<//>`}`;return i`<${R} title=${e.table.name} onClose=${n} foot=${_}>
    <div class="menu-links">
      <a class="button is-plain" href=${`/help/${p}`} target="_blank">how it is played</a>
      ${$.length>0&&i`<a class="button is-plain" href=${te(e)}>the last rounds</a>`}
      ${e.night.status==="open"&&i`<${m} kind="plain" onTap=${()=>l(!0)}>join with a phone<//>`}
      <${m} kind="plain" onTap=${vu}>full screen<//>
      ${r==="host"&&i`<a class="button is-plain" href=${`/desk/${e.night.night}`}>the desk</a>`}
    </div>
    <${Fn} table=${t} state=${e} />
    ${h&&i`<${On} commitment=${d} cards=${f} />`}
  <//>`}function vu(){document.fullscreenElement?document.exitFullscreen():document.documentElement.requestFullscreen?.()}var xu=({table:t})=>t.cards==="virtual"?t.status==="frozen"?", and its seed is published if it is there":" and the seed is published":"";function Ms({table:t,state:e,onClose:n}){let[s,o]=v(Yr[0]),r=async()=>await t.voidRound(s.trim())&&n(),a=i`<${m} kind="plain" onTap=${n}>go back<//>
    <${m} kind="danger" disabled=${!s.trim()} busy=${t.late.value} onTap=${r}>
      void round ${e.table.number}
    <//>`;return i`<${R} title=${`Void round ${e.table.number}?`} onClose=${n} foot=${a}>
    <p>Every bet of the round goes back${xu(e)}. This cannot be undone.</p>
    <div class="choices">
      ${Yr.map(c=>i`<${m} key=${c} chosen=${c===s} onTap=${()=>o(c)}>${c}<//>`)}
    </div>
    <label class="field">or in your own words
      <input maxlength="200" value=${s} onInput=${c=>o(c.target.value)} /></label>
    <${G} text=${t.error.value} />
  <//>`}function ae({table:t,state:e}){let[n,s]=v(!1),{night:o,table:r}=e;return i`<${Jr} path=${[o.name,r.name,r.game_name]} round=${r.number} tray=${r.for_points&&!r.tray?null:r.tray}
      connection=${t.connection.value}>
    <${m} kind="quiet" onTap=${()=>s(!0)}>menu<//>
    ${n&&i`<${Zr} table=${t} state=${e} onClose=${()=>s(!1)} />`}
  <//>`}var lt=({table:t,line:e,detail:n,news:s,children:o})=>i`<section class="foot" aria-label="what is next">
  <${X} text=${e} detail=${n} news=${s} />
  <${pt} table=${t} />
  ${o}
</section>`,pt=({table:t})=>t.error.value&&i`<div class="trouble"><${G} text=${t.error.value} onGone=${t.dismiss} /></div>`;var ta=({prompt:t},e,n)=>t?.options.find(s=>s.by===e&&s.do===n),Dn=(t,e)=>!!t?.values.card.includes(e);function Ls(t,e){let n=Bn(e);return`${W(n,"share")} \xB7 ${b(n*t.facts.prices[e[1]])}`}function wu(t,e,n){let{shares:s}=t.board.players[e],o=t.facts.prices[n[1]];if(!o)return"bankrupt";if(s[n[1]]+Bn(n)>t.options.max_shares)return`over ${b(t.options.max_shares)} shares`;let r=Bn(n)*o;return r>Ge(t,e)?`costs ${b(r)}`:"not now"}var Rs=(t,e,n)=>`${b(t.facts.prices[e[1]])} \u2192 ${n==="zero"?0:Ns(e)}`;function Su(t,e){let[n,s]=Hs(t,e[1]),o=Ns(e);return o<n||o>s?`only ${n} to ${s}`:"not now"}var jt=({verb:t,note:e,ready:n,main:s,busy:o,onTap:r})=>i`<${m} kind=${s?"main":"plain"} disabled=${!n} busy=${o} onTap=${r}>
  <span class="trade-deed"><b>${t}</b><span>${e}</span></span>
<//>`;function ea({zones:t,facts:e},n){if(!e.turn.business.length)return"nothing done";let s=8-(t[`hand:${n}`]?.count??8);return s>0?`draw ${s}`:""}function na({table:t,hand:e,seat:n,act:s,onCover:o}){let{round:r}=e,a=(r.prompt?.options??[]).map(D).join(),[c,l]=v({asked:a,own:[],sale:null}),{own:p,sale:u}=c.asked===a?c:{own:[],sale:null},d=Z(a),f=xe(r),$=f.arranged(r.zones[`hand:${n}`].cards),h=(k,E)=>d.swallows(E)||l({asked:a,sale:null,own:p.includes(k)?p.filter(U=>U!==k):[...p,k].slice(-4)}),_=(k,E)=>d.swallows(E)||l({asked:a,own:[],sale:u===k?null:k}),g=t.late.value,y=Hn(r,n),w=p.map(k=>$[k]),{shares:S}=r.board.players[n];return i`
    <section class="hand-felt trade-hand" aria-label="your hand">
      <${Pn} round=${r} />
      <div class="trade-mine" role="group" aria-label="your certificates">
        <span class="quiet">certificates</span>
        ${y.map((k,E)=>i`<${sa} key=${E} card=${k} chosen=${u===E} onTap=${U=>_(E,U)} />`)}
        ${!y.length&&i`<span class="quiet">none yet</span>`}
        <span class="trade-most quiet">${Object.values(S).some(Boolean)?`at most ${b(r.options.max_shares)} shares of a company`:""}</span>
      </div>
      <div class="tap-hand" role="group" aria-label="your cards">
        ${$.map((k,E)=>i`<button type="button" key=${E} class=${x(["tap-card",p.includes(E)&&"is-raised"])}
          aria-label=${it(k)} aria-pressed=${String(p.includes(E))} onClick=${U=>h(E,U)}><${C} card=${k} /></button>`)}
      </div>
      <div class="hand-foot trade-foot">
        <${m} kind="plain" onTap=${o}>cover<//>
        <${we} sorting=${f} />
        <p class="hand-note">${Ou(r)}</p>
        <${m} kind="plain" onTap=${t.takeBack}>back to the dealer<//>
      </div>
    </section>
    <section class="foot" aria-label="what is next">
      <${X} text=${r.prompt?.say.text??"The game is over."} detail=${`money ${b(Ge(r,n))}`} />
      <${pt} table=${t} />
      <${P} question=${a}>
        <div class="trade-row">
          <${Tu} round=${r} seat=${n} picked=${w} sale=${u===null?null:y[u]} busy=${g} act=${s} />
        </div>
      <//>
    </section>`}function Tu({round:t,seat:e,picked:n,sale:s,busy:o,act:r}){let a=h=>ta(t,e,h),c=(h,_)=>()=>r({...a(h),args:_}),l=n.length===1?n[0]:null,p=l!==null&&ze(l),u=l!==null&&Dn(a("market"),l),d=l!==null&&Dn(a("buy"),l),f=a("discard")&&n.length>0,$=n.length>1?"one card":"tap a card";return i`
    ${s?i`<${jt} main verb=${`SELL ${B(s)}`} note=${Ls(t,s)} ready=${Dn(a("sell"),s)} busy=${o} onTap=${c("sell",{card:s})} />`:i`<${jt} main verb="BUY" ready=${d} busy=${o} onTap=${c("buy",{card:l})}
          note=${l===null?$:d?Ls(t,l):a("buy")?wu(t,e,l):"no more trades"} />`}
    <${jt} main verb="PRICE" ready=${u} busy=${o} onTap=${c("market",p?{card:l,to:"up"}:{card:l})}
      note=${l===null?$:u?Rs(t,l,"up"):a("market")?Su(t,l):"no more market"} />
    <${jt} verb="BANKRUPT" ready=${u&&p} busy=${o} onTap=${c("market",{card:l,to:"zero"})}
      note=${u&&p?Rs(t,l,"zero"):"J Q K"} />
    <${jt} verb="DISCARD" ready=${f} busy=${o} onTap=${c("discard",{cards:n})}
      note=${f?W(n.length,"card"):a("discard")?"1 to 4 cards":"not after business"} />
    <${jt} main=${!a("buy")&&!a("sell")&&!a("market")} verb="END TURN" note=${ea(t,e)} ready=${a("end")} busy=${o} onTap=${c("end",{})} />`}function Ou({prompt:t,facts:e}){let{trades:n,plays:s}=t?.say.args??{};return t?.say.code==="csm.end"?e.turn.business.includes("discard")?"Discarded: only the end is left.":"Nothing left but the end.":n===void 0?"":`${W(n,"trade")}, ${W(s,"market card")} left`}var sa=({card:t,chosen:e,onTap:n})=>i`<button type="button" class=${x(["trade-certificate",`suit-${t[1]}`,e&&"is-chosen"])}
  aria-label=${`certificate, ${it(t)}`} aria-pressed=${String(e)} onClick=${n}><${Xt} card=${t} /></button>`;function oa({table:t,state:e,pad:n,setPad:s,news:o}){let{round:r}=e,{prompt:a,cards:c}=r,[l]=a.awaited,p=a.options.map(D).join(),{verb:u=null,picked:d=[],sale:f=null}=n.asked===p?n:{},$=k=>s({asked:p,verb:null,picked:[],sale:null,...k}),h=Hn(r,l),_=k=>ta(r,l,k),g=a.options.find(k=>k.by==="dealer"&&k.do==="joker"),y=t.late.value,w=(k,E)=>async()=>{await t.act({..._(k),args:E})&&$({})},S={round:r,option:_,busy:y,say:w,set:$,verb:u,picked:d};return i`<section class="foot trade" aria-label="what is next">
    <${X} text=${a.say.text} news=${o} detail=${`${A(r)[l]}'s money ${b(Ge(r,l))}`} />
    ${c==="physical"&&u&&i`<${Eu} ...${S} />`}
    <${pt} table=${t} />
    <div class="trade-mine" role="group" aria-label=${`${A(r)[l]}'s certificates`}>
      <span class="quiet">${A(r)[l]}'s certificates</span>
      ${h.map((k,E)=>i`<${sa} key=${E} card=${k} chosen=${f===E} onTap=${()=>$({sale:f===E?null:E})} />`)}
      ${!h.length&&i`<span class="quiet">none yet</span>`}
    </div>
    <${P} question=${p}>
      <div class=${x(["trade-row",c==="virtual"&&"is-short"])}>
        ${c==="virtual"?oe(t,e):i`<${Cu} ...${S} />`}
        <${jt} main=${f!==null} verb=${f===null?"SELL":`SELL ${B(h[f])}`} ready=${f!==null&&Dn(_("sell"),h[f])} busy=${y}
          note=${f!==null?Ls(r,h[f]):_("sell")?"tap a certificate":h.length?"no more trades":"nothing to sell"} onTap=${w("sell",{card:h[f]})} />
        ${g&&i`<${jt} verb="JOKER" note=${`${A(r)[g.values.seat[0]]} drew it`} ready busy=${y}
          onTap=${()=>t.act({...g,args:{seat:g.values.seat[0]}})} />`}
        <${jt} verb="END TURN" note=${ea(r,l)} ready=${_("end")} busy=${y} onTap=${w("end",{})} />
      </div>
    <//>
  </section>`}var Au={buy:"BUY",market:"PRICE",discard:"DISCARD"},Cu=({option:t,busy:e,set:n,verb:s})=>Object.entries(Au).map(([o,r])=>i`<${m} key=${o} kind="plain" chosen=${s===o}
  disabled=${!t(o)} busy=${e} onTap=${()=>n({verb:s===o?null:o})}>
  <span class="trade-deed"><b>${r}</b><span>${t(o)?o==="discard"?"1 to 4 cards":"which card":"no more"}</span></span>
<//>`);function Eu({round:t,option:e,busy:n,say:s,set:o,verb:r,picked:a}){let c=e(r)?.values;if(!c)return null;if(r==="discard"){let{of:u,least:d,most:f}=c.cards,$=a.length<f?u.filter(g=>Xr(a,g)<Xr(u,g)):[],h=g=>o({verb:r,picked:[...a,g]});return i`<div class="panel">
      <${ht} allowed=${$} picked=${a} busy=${n} onPick=${h} onTakeBack=${g=>$.includes(g)?h(g):o({verb:r,picked:a.filter(y=>y!==g)})} />
      <div class="trade-entry">
        <span>${a.length?a.map(B).join(" "):"Which cards go?"}</span>
        <${m} kind="main" disabled=${a.length<d} busy=${n} onTap=${s("discard",{cards:a})}>discard ${W(a.length,"card")}<//>
      </div>
    </div>`}let[l]=a,p=u=>r==="market"&&ze(u)?o({verb:r,picked:[u]}):s(r,{card:u})();return i`<div class="panel">
    <${ht} allowed=${c.card} picked=${a} busy=${n} onPick=${p} onTakeBack=${()=>o({verb:r})} />
    ${r==="market"&&i`<div class="trade-entry">
      <span>${l?`${B(l)} sends the price`:"A face card asks where it sends the price."}</span>
      <${m} kind="main" disabled=${!l} busy=${n} onTap=${s("market",{card:l,to:"up"})}>${l?Rs(t,l,"up"):"up"}<//>
      <${m} kind="main" disabled=${!l} busy=${n} onTap=${s("market",{card:l,to:"zero"})}>bankrupt<//>
    </div>`}
  </div>`}var Xr=(t,e)=>t.filter(n=>n===e).length;var ra={Felt:Fu,Foot:ju,OpenHand:na,words:Nu,deed:Bu,event:Hu,payments:Mu,payment:Lu,over:Ru,passOn:Pu},aa=["csm.turn","csm.go-on","csm.end","csm.joker"];function ju({prompt:t}){return aa.includes(t?.say.code)?oa:null}function Nu(t){let e=n=>t.seats.find(s=>s.seat===n).player;return{reshuffle:()=>"SHUFFLED",joker:({seat:n})=>`JOKER \xB7 ${e(n)} drew it`}}function Bu({do:t,args:e},{who:n}){switch(t){case"show":return F(e.card)?`${B(e.card)} turned up.`:"";case"end":return`${n} ends the turn.`;case"buy":case"sell":case"market":case"discard":case"joker":return"";default:return null}}function Hu({code:t,args:e,text:n},s){if(t==="csm.opens")return`${e.company} open at ${e.price}.`;if(t==="csm.buys"||t==="csm.sells"){let o=F(e.card)?`${B(e.card)}: `:"";return`${s[e.seat]} ${t==="csm.buys"?"buys":"sells"} ${o}${e.shares} at ${e.price}, ${b(e.amount)}.`}return n}function Pu({prompt:t}){return aa.includes(t?.say.code)?t.awaited[0]:null}function Mu(t){return t.round?.finished?Mn(t).filter(({says:e})=>e.length):[]}function Lu({action:t,seat:e,player:n},s){let o=s.record.find(({index:p})=>p===t),r=p=>o.events.filter(u=>u.code===p&&u.args.seat===e).map(({args:u})=>u),[{amount:a}]=r("csm.takes"),c=r("csm.sells-out").map(({shares:p,price:u,amount:d})=>`${p} at ${u} = ${b(d)}`),l=r("csm.repays").map(({amount:p})=>`debt to the bank: ${b(p)}`);return{line:`${n} takes ${b(a)} home.`,sums:[...c,...l],amount:a}}function Ru({record:t}){return t.at(-1)?.events.find(({code:e})=>e==="csm.wins")?.text}function Fu({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return i`<section class="felt csm" aria-label="felt">
    <${Pn} round=${n} />
    <div class="csm-middle">
      <${Wr} prices=${n.facts.chart} />
      <dl class="csm-bank">
        <div><dt>bank</dt><dd data-place="bank">${b(n.places.bank??0)}</dd></div>
        <div><dt>draw pile</dt><dd>${n.board.draw_pile}</dd></div>
        <div><dt>${n.facts.reshuffles?"jokers are in":"no joker yet"}</dt></div>
      </dl>
    </div>
    <${Kr} round=${n} holds=${s.hand_over?.seat} lit=${o} />
  </section>`}var Du=new be("/api");function ia({night:t,table:e,round:n}){let s=(e.past?.at(-1)??e.last)?.number??0,[o,r]=v({played:0,deals:[]});return H(()=>{if(!s||n&&!n.facts.sheet)return;let a=!1;return Du.get(`nights/${t.night}/tables/${e.table}/scores`).then(({deals:c})=>a||r({played:s,deals:c}),()=>{}),()=>{a=!0}},[t.night,e.table,e.game,s,!!n?.facts.sheet]),Iu(o.deals,n,e.number)}function Iu(t,e,n){if(!e)return t.length?t:null;let{sheet:s,deal:o}=e.facts;if(!s)return null;let r=t.filter(l=>l.deal<o&&l.round!==n),a=r.at(-1)?.deal===o-1,c=s.after?[{deal:o,names:ca(s,e),sheet:s}]:[];return[...a?r:[],...c]}function ca(t,e){let n=Object.fromEntries(e.seats.map(({seat:o,player:r})=>[o,r])),s=o=>o.split("+").map(r=>n[r]).join(" and ");return Object.fromEntries(Object.keys(t.before).map(o=>[o,s(o)]))}function la({facts:t,carry:e,seats:n}){if(!t.sheet)return null;if(!e?.finished)return`Deal ${t.deal} is scored.`;if(e.winners.length===n.length)return"The game is over: a tie.";let s=n.filter(({seat:o})=>e.winners.includes(o)).map(({player:o})=>o);return`The game is over: ${s.join(" and ")} ${s.length>1?"win":"wins"}.`}function ua({deals:t,round:e,onSheet:n}){let s=t.at(-1),o=e?.facts.sheet??s.sheet,r=e?.facts.sheet?ca(o,e):s.names;return i`<section class="scores" aria-label="the score">
    <ol class="scores-names">
      ${Object.keys(o.before).map((a,c)=>i`<li key=${a} class=${x(["scores-name",Uu(o,a)&&"is-best"])}>
          <${Kt} at=${c} />
          <span class="scores-who">${r[a]}</span>
          <b class="figure">${b((o.after??o.before)[a])}</b>
          ${o.after&&i`<span class="scores-why small">${qu(o,a)}</span>`}
        </li>`)}
    </ol>
    ${t.length>1&&i`<${qn} deals=${t} />`}
    ${n&&i`<${m} kind="quiet" onTap=${n}>score sheet<//>`}
  </section>`}function qu(t,e){let n=t.items.filter(s=>s.name===e).map(({what:s})=>s);return n.length?`${$t(t.after[e]-t.before[e])}: ${n.join(", ")}`:""}function Uu({better:t,before:e,after:n},s){let o=Object.values(n??e),r=t==="high"?Math.max(...o):Math.min(...o);return o.some(a=>a!==r)&&(n??e)[s]===r}var pa=["","7 4","2 4","12 4 2 4","5 3 1 3","1 3"],In=260,Fs=120,Wt=8,Kt=({at:t})=>i`<svg class=${`score-stroke is-line-${t}`} viewBox="0 0 28 6" aria-hidden="true">
  <line x1="1" x2="27" y1="3" y2="3" stroke-dasharray=${pa[t]} />
</svg>`;function qn({deals:t}){let[e]=t,n=Object.keys(e.sheet.before),{goal:s}=t.at(-1).sheet,o=[e.sheet.before,...t.map(({sheet:u})=>u.after??u.before)],r=o.flatMap(u=>n.map(d=>u[d])),a=Math.min(0,...r),c=Math.max(1,...r,s??0),l=u=>Wt+u*(In-2*Wt)/Math.max(1,o.length-1),p=u=>Fs-Wt-(u-a)*(Fs-2*Wt)/(c-a);return i`<svg class="score-chart" viewBox=${`0 0 ${In} ${Fs}`} role="img" aria-label=${Wu(t,n,o)}>
    <line class="score-zero" x1=${Wt} x2=${In-Wt} y1=${p(0)} y2=${p(0)} />
    ${s!==null&&i`<line class="score-goal" x1=${Wt} x2=${In-Wt} y1=${p(s)} y2=${p(s)} />`}
    ${n.map((u,d)=>{let f=o.map(($,h)=>`${l(h)},${p($[u])}`);return i`<g key=${u} class=${`is-line-${d}`}>
        <polyline points=${f.join(" ")} stroke-dasharray=${pa[d]} />
        <circle cx=${l(o.length-1)} cy=${p(o.at(-1)[u])} r="3.5" />
      </g>`})}
  </svg>`}var Wu=(t,e,n)=>e.map(s=>`${t.at(-1).names[s]}: ${n.map(o=>b(o[s])).join(", ")}`).join("; ");function da({deals:t,onClose:e}){let[n,s]=v(t.length-1),o=t[Math.min(n,t.length-1)],r=i`<span></span><${m} kind="main" onTap=${e}>done<//>`;return i`<${R} title="The score sheet" large onClose=${e} foot=${r}>
    <div class=${x(["score-sheet",Ku(o)&&"is-wide"])}>
      <div class="score-all">
        <${zu} deals=${t} shown=${o} onLook=${s} />
        ${t.length>1&&i`<${qn} deals=${t} />`}
      </div>
      <${Gu} deal=${o} />
    </div>
  <//>`}var Ku=({names:t})=>Object.keys(t).length>4;function zu({deals:t,shown:e,onLook:n}){let s=Object.keys(e.sheet.before),{better:o,goal:r}=t.at(-1).sheet;return i`<div class="score-deals">
    <table class="ledger">
      <thead><tr><th>deal</th>${s.map((a,c)=>i`<th key=${a} class="number"><${Kt} at=${c} /> ${t.at(-1).names[a]}</th>`)}</tr></thead>
      <tbody>${t.map((a,c)=>i`<tr key=${a.deal} class=${a===e?"is-now":null}>
        <th scope="row"><${m} kind="quiet" chosen=${a===e} onTap=${()=>n(c)}>${a.deal}<//></th>
        ${s.map(l=>i`<td key=${l} class="number">${$t(a.sheet.after[l]-a.sheet.before[l])} <b>${b(a.sheet.after[l])}</b></td>`)}
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">${o==="high"?"The highest score wins":"The lowest score wins"}${r!==null&&`; ${b(r)} ends the game`}.</p>
  </div>`}function Gu({deal:{deal:t,names:e,sheet:n}}){return i`<section class="deal-sheet" aria-label=${`deal ${t}`}>
    <h3>Deal ${t}</h3>
    <div class="deal-columns">
      ${Object.keys(n.before).map(s=>i`<${Ju} key=${s} name=${s} who=${e[s]} names=${e} sheet=${n} />`)}
    </div>
  </section>`}function Ju({name:t,who:e,sheet:n}){let s=t.split("+"),o=e.split(" and "),r=p=>o.length===s.length?o[s.indexOf(String(p))]:`seat ${p}`,a=p=>p.filter(u=>u.name===t),c=n.tricks.map((p,u)=>({...p,number:u+1})).filter(({seat:p})=>s.includes(String(p))),l=a(n.taken).reduce((p,{points:u})=>p+u,0);return i`<table class="ledger deal-column">
    <caption>${e}</caption>
    <tbody>
      <tr class="is-score"><th scope="row">before</th><td class="number">${b(n.before[t])}</td></tr>
      ${c.map(({number:p,seat:u,cards:d,points:f})=>i`<tr key=${`trick ${p}`}>
        <th scope="row" class="deal-trick"><span class="quiet">${p}${s.length>1&&` \xB7 ${r(u)}`}</span> ${d.map(B).join(" ")}</th>
        <td class="number">${b(f)}</td></tr>`)}
      ${a(n.taken).map(({what:p,points:u})=>i`<tr key=${`took ${p}`}><th scope="row">${p}</th><td class="number">${$t(u)}</td></tr>`)}
      ${a(n.taken).length>1&&i`<tr><th scope="row">taken</th><td class="number">${b(l)}</td></tr>`}
      ${a(n.items).map(({what:p,points:u},d)=>i`<tr key=${`scored ${d}`} class="is-scored"><th scope="row">${p}</th><td class="number">${$t(u)}</td></tr>`)}
      <tr class="is-score"><th scope="row">after</th><td class="number"><b>${b((n.after??n.before)[t])}</b></td></tr>
    </tbody>
  </table>`}var fa={Felt:Vu,payments:Mn,payment:Qu};function Qu({says:t,transfers:e}){return{hand:null,sums:t.length?t:e.map(({why:n,amount:s})=>`${n}: ${b(s)}`)}}function Un(t,e){let[n,s,...o]=t.split(":");if(s===void 0)return j(n);let r=[n,...o].map(j).join(" ");return e[s]?`${e[s]}: ${r}`:`${Is(s)} ${r}`}var Ds={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"},Is=t=>Ds[t]?`${Ds[t]}\uFE0E`:j(t);function Vu({state:t,paying:e}){let{round:n,table:s,night:o}=t,r=Object.fromEntries(n.seats.map(({seat:u,player:d})=>[u,d])),a=Object.entries(n.zones).filter(([u,{count:d}])=>d&&u!=="stock"),c=Object.entries(n.places),l=a.filter(([,{owner:u}])=>u===null),p=c.filter(([u])=>Et(u)===null);return i`<section class="felt general" aria-label="felt">
    <div class="general-middle">
      <${Yu} zone=${n.zones.stock} />
      ${l.map(([u,d])=>i`<${ha} key=${u} name=${Un(u,r)} zone=${d} />`)}
      ${p.map(([u,d])=>i`<${Xu} key=${u} place=${u} amount=${d} chipset=${o.chip_set} />`)}
    </div>
    <div class="general-seats">
      ${n.seats.map(u=>i`<${tp} key=${u.seat} seat=${u} round=${n} players=${r}
        lit=${e?e.seat===u.seat:n.prompt?.awaited.includes(u.seat)}
        holds=${s.hand_over?.seat===u.seat}
        zones=${a.filter(([,{owner:d}])=>d===u.seat)}
        places=${c.filter(([d])=>Et(d)===u.seat)} />`)}
    </div>
    <${Nt} state=${t} />
    <${$a} facts=${n.facts} players=${r} />
    ${Object.keys(n.board).length>0&&i`<${$a} facts=${n.board} players=${r} />`}
  </section>`}function Nt({state:t}){let e=ia(t),[n,s]=v(!1);return e?i`
    <${ua} deals=${e} round=${t.round} onSheet=${e.length>0&&(()=>s(!0))} />
    ${n&&i`<${da} deals=${e} onClose=${()=>s(!1)} />`}`:null}var Yu=({zone:t})=>t?.count>0&&i`<div class="general-stock">
  <${C} card="??" /><span class="hand-label">stock ${t.count}</span>
</div>`,Zu=7;function ha({name:t,zone:e}){return!e.cards.some(F)&&e.cards.length>3?i`<div class="general-stock"><${C} card="??" /><span class="hand-label">${t} ${e.count}</span></div>`:i`<${L} cards=${e.cards} label=${t} fanned=${e.cards.length>Zu} />`}var Xu=({place:t,amount:e,chipset:n})=>i`<div class="general-place" data-place=${t}>
  <${Ft} amount=${e} chipset=${n} />
  <span><span class="quiet">${j(t.replaceAll(":"," "))}</span> <b class="figure">${b(e)}</b></span>
</div>`;function tp({seat:t,round:e,lit:n,holds:s,zones:o,places:r}){let a=e.markers[t.seat],c=[e.dealer===t.seat&&"the deal",s&&"has the tablet",a>0&&`owes ${b(a)}`];return i`<div class=${x(["general-seat",n&&"is-lit"])}>
    <div class="general-name">
      <b>${t.player}</b> <span class="figure" data-place=${`seat:${t.seat}`}>${b(t.rack)}</span>
      <span class="quiet small">${c.filter(Boolean).join(" \xB7 ")}</span>
    </div>
    ${r.map(([l,p])=>i`<div key=${l} class="small" data-place=${l}>
      <span class="quiet">${j(l.split(":").filter(u=>u!==String(t.seat)).join(" "))}</span>
      <b class="figure"> ${b(p)}</b>
    </div>`)}
    ${o.map(([l,p])=>i`<${ha} key=${l} name=${np(l)} zone=${ep(l,p,e)} />`)}
  </div>`}var ep=(t,e,n)=>t.startsWith("hand:")?{...e,cards:Ke(e.cards,n)}:e,np=t=>j(t.split(":").filter(e=>!/^\d+$/.test(e)).join(" ")),sp=["sheet","scores","tokens"];function $a({facts:t,players:e}){let n=Object.entries(t).filter(([s])=>!(t.sheet&&sp.includes(s))).map(([s,o])=>[s,ma(s,o,e)]).filter(([,s])=>s);return n.length>0&&i`<dl class="general-facts">
    ${n.map(([s,o])=>i`<div key=${s}><dt>${j(s)}</dt><dd>${o}</dd></div>`)}
  </dl>`}var op=new Set("seat turn leader bidder declarer closer stopped winner playing losers winners takers".split(" ")),ma=(t,e,n)=>op.has(t)?rp(e,n):ba(e,n),rp=(t,e)=>[t??[]].flat().map(n=>e[n]??`seat ${n}`).join(", ");function ba(t,e){return t==null||t===""?"":typeof t=="boolean"?t?"yes":"no":Array.isArray(t)?t.map(s=>ba(s,e)).filter(Boolean).join(", "):typeof t!="object"?Ds[t]?Is(t):ft(t):Object.entries(t).map(([s,o])=>[e[s]??Is(s),ma(s,o,e)]).filter(([,s])=>s).map(([s,o])=>`${s} ${o}`).join(" \xB7 ")}var ya={Felt:pp,Seen:dp,deed:lp,passOn:up},ap=10,ip={T:10,Q:12},cp=([t,e])=>(ip[t]??Number(t))+(e==="h"?ap:0);function lp({do:t,args:e},{round:n}){return t==="show"&&e.card!=="??"?`${A(n)[e.seat]}: ${B(e.card)}.`:""}function up({prompt:t,facts:e,record:n}){let s=n.at(-1)?.do==="choose"&&t?.awaited.length===1;return e&&s?t.awaited[0]:null}function pp({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return i`<section class="felt tricks" aria-label="felt">
    <header class="tricks-head">
      <p><b>match ${Math.min(n.facts.matches.length+1,n.options.cards_in_play)}</b> of ${n.options.cards_in_play}
        ${n.facts.changed&&" \xB7 the hands have changed places"}</p>
      <span class="tricks-pot" data-place="pot">${n.places.pot>0&&i`pot <b class="figure">${b(n.places.pot)}</b>`}</span>
    </header>
    <${ga} round=${n} lit=${o} holds=${s.hand_over?.seat} />
    <${Nt} state=${t} />
  </section>`}function dp({round:t}){return i`<div class="matches-seen"><${ga} round=${t} lit=${()=>!1} /></div>`}function ga({round:t,lit:e,holds:n}){let s=t.options.cards_in_play;return i`<div class=${x(["matches",s>10&&"is-long"])}>
    ${t.seats.map(({seat:o,player:r,rack:a},c)=>i`<section key=${o} class=${x(["matches-row",e(o)&&"is-lit"])} aria-label=${r}>
      <span class="matches-name"><${Kt} at=${c} /> <b>${r}</b>
        <b class="figure">${$p(t.facts.won[o])}</b>
        <span class="small" data-place=${`seat:${o}`}>${fp(t,o,a,n)}</span></span>
      <div class="matches-cards">
        ${[...Array(s).keys()].map(l=>i`<${hp} key=${l} round=${t} seat=${o} match=${l} half=${l===s/2} />`)}
      </div>
    </section>`)}
  </div>`}var $p=t=>`${t} ${t===1?"match":"matches"}`,fp=(t,e,n,s)=>[s===e&&"has the tablet",n>0&&W(n,"chip"),t.markers[e]>0&&`owes ${b(t.markers[e])}`].filter(Boolean).join(" \xB7 ");function hp({round:t,seat:e,match:n,half:s}){let{matches:o}=t.facts,r=o[n],a=r?.cards[e]??(n===o.length?mp(t,e):null);return i`<span class=${x(["matches-card",s&&"is-half"])}>
    ${a?i`<${C} card=${a} lit=${r?.winner===e} dim=${!!r&&r.winner!==e} />`:i`<${dt} />`}
    <span class="small figure">${a&&a!=="??"?cp(a):""}</span>
  </span>`}function mp({prompt:t,zones:e,facts:n,options:s},o){if(t?.say.code==="divide-and-conquer.match")return t.awaited.includes(o)?null:"??";let r=n.matches.length%(s.cards_in_play/2);return e[`played:${o}`]?.cards[r]??null}var _a={Felt:Tp,words:yp,deed:gp,payments:xp,amongPlayers:!0,payment:wp,over:vp,passOn:kp,handNote:_p},bp={A:1,T:10},ka=([t])=>bp[t]??Number(t);function yp(){return{draw:()=>"DRAW",pass:()=>"PASS"}}function gp({do:t},{who:e}){return t==="draw"?`${e} draws a card.`:t==="pass"?`${e} passes.`:null}function kp({prompt:t}){return t?.say.code==="kabu.draw"?t.awaited[0]:null}function _p({zones:t},e){let n=t[`hand:${e}`].cards,s=n.reduce((r,a)=>r+ka(a),0),o=s>9?`: counts ${s%10}`:"";return`${n.map(ka).join(" + ")} = ${s}${o}`}function vp(t){return(n=>t.record.at(-1)?.events.find(s=>s.code===n)?.text)("kabu.over")??(t.facts.debts.length?"Everybody has paid.":"Equal counts: nobody owes anything.")}function xp({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=A(t),s=Ut(t).filter(({action:a})=>a===e),o=[];for(let a of t.facts.debts){o.at(-1)?.seat!==a.from&&o.push({action:e,seat:a.from,player:n[a.from],amount:0,debts:[],ids:[]});let c=o.at(-1);c.debts.push(a),a.paid&&(c.amount-=a.amount,c.ids.push(s.shift().id))}let r=s.map(({from:a,amount:c,id:l})=>{let p=Number(a.split(":")[1]);return{action:e,seat:p,player:n[p],amount:-c,debts:[],ids:[l]}});return[...o,...r]}function wp({seat:t,amount:e,debts:n},s){let o=A(s),{counts:r}=s.facts,{stake:a}=s.options,c=n.reduce((d,f)=>d+f.amount,0),l=d=>`${r[d]} \u2212 ${r[t]}`,p=a>1?` \xD7 ${b(a)}`:"";if(!n.length)return{hand:"repays the house's marker"};if(!e){let d=s.seats.find(f=>f.seat===t).rack;return{line:`${o[t]} owes ${b(c)}, holds ${b(d)}, and pays nobody.`}}let u=n.map(({to:d,amount:f})=>({to:o[d],amount:f,why:p?`(${l(d)})${p}`:l(d)}));return{line:`${o[t]} pays ${Sp(u)}.`,pushes:u}}function Sp(t){let e=t.map(({to:n,amount:s})=>`${n} ${b(s)}`);return e.length>1?`${e.slice(0,-1).join(", ")} and ${e.at(-1)}`:e[0]}function Tp({state:t,pace:e,paying:n,face:s}){let{round:o,table:r}=t,{facts:a}=o,c=Op(o),l=Object.keys(a.counts).length>0,p=o.finished&&a.debts.length>0,u=new Set(s.payments(t).slice(0,e.paid).map(({seat:f})=>f)),d=A(o);return i`<section class="felt kabu" aria-label="felt" style=${{"--players":c.length}}>
    <${Cp} round=${o} showing=${l} />
    <div class="kabu-row kabu-head">
      ${!p&&i`<span class="kabu-differ">${Ap(o)}</span>`}
      ${p&&i`<span class="kabu-title">pays</span>
        ${c.map(f=>i`<span class="kabu-to" key=${f}>${d[f]}</span>`)}
        <span class="kabu-net">net</span>`}
    </div>
    ${c.map(f=>i`<${Ep} key=${f} seat=${f} seats=${c} round=${o} owing=${p}
      lit=${(n?.seat??o.prompt?.say.args.seat)===f} paid=${u.has(f)}
      holds=${r.hand_over?.seat===f} />`)}
  </section>`}var Op=({seats:t,dealer:e})=>{let n=t.map(({seat:s})=>s).sort((s,o)=>s-o);return[...n.filter(s=>s>e),...n.filter(s=>s<=e)]},Ap=({record:t})=>t[0]?.events.find(({code:e})=>e==="kabu.racks-differ")?.text;function Cp({round:t,showing:e}){let{facts:n,options:s,zones:o}=t;return i`<p class="kabu-heading">
    <b>hand ${n.hand}</b>
    <span>${e?"showing":`lap ${n.lap} of 2`}</span>
    <span>stock ${o.stock.count}</span>
    <span>${W(s.stake,"chip")} a point</span>
  </p>`}function Ep({seat:t,seats:e,round:n,owing:s,lit:o,paid:r,holds:a}){let c=n.seats.find($=>$.seat===t),{facts:l}=n,p=n.zones[`hand:${t}`].cards,u=l.counts[t],d=n.markers[t],f=[n.dealer===t&&"the deal",a&&"has the tablet",d&&`owes ${b(d)}`];return i`<div class=${x(["kabu-row",o&&"is-lit",r&&"is-paid"])} role="group" aria-label=${c.player}>
    <span class="kabu-who">
      <b>${c.player}</b><span class="figure" data-place=${`seat:${t}`}>${b(c.rack)}</span>
      <span class="kabu-note">${f.filter(Boolean).join(" \xB7 ")}</span>
    </span>
    <${L} cards=${p} />
    <b class="kabu-count">${u}</b>
    ${s?i`<${Np} seat=${t} seats=${e} debts=${l.debts} paid=${r} />`:i`<span class="kabu-state">${u===void 0?jp(n,t):""}</span>`}
  </div>`}function jp({facts:t,zones:e,prompt:n},s){let{count:o}=e[`hand:${s}`];return t.drawing.includes(s)?n?.say.code!=="kabu.draw"?"":n.awaited.includes(s)?o>2?"one more?":"draws or passes":o>t.lap+1?"drew a card":"":`passed with ${o}`}function Np({seat:t,seats:e,debts:n,paid:s}){let o=(c,l)=>n.find(p=>p.from===c&&p.to===l),r=c=>c.filter(l=>l.paid).reduce((l,{amount:p})=>l+p,0),a=r(n.filter(({to:c})=>c===t))-r(n.filter(({from:c})=>c===t));return i`
    ${e.map(c=>i`<${Bp} key=${c} debt=${o(t,c)} done=${s} own=${c===t} />`)}
    <b class=${x(["kabu-net",a>0&&"won",a<0&&"lost"])}>${$t(a)}</b>`}function Bp({debt:t,done:e,own:n}){return t?i`<span class=${x(["kabu-debt",!t.paid&&"is-unpaid",t.paid&&e&&"is-done"])}>
    ${b(t.amount)}${t.paid&&e?i`<span class="kabu-tick">✓</span>`:""}
    ${!t.paid&&i`<span class="unseen">, not paid</span>`}
  </span>`:i`<span class=${x(["kabu-debt",n&&"is-own"])}></span>`}var ie=[..."789TJQKA"];function Je({round:t}){let{contract:e}=t.facts,n={train:Mp,quart:Lp,domino:Rp}[e]??Hp;return i`<div class="lorum-middle"><${n} round=${t} /></div>`}var Hp=({round:{board:t,facts:e,seats:n}})=>i`<div class="lorum-trick" role="group" aria-label="the trick">
  ${n.map(({seat:s})=>{let o=t.trick.find(r=>r.seat===s);return i`<span key=${s} class=${`lorum-played is-seat-${s}`}>
      ${o?i`<${C} card=${o.card} lit=${Pp(e,t,s)} />`:i`<${dt} />`}
    </span>`})}
</div>`,Pp=(t,e,n)=>e.trick.length===4&&t.takers[0]===n&&t.takers.every(s=>s===n);function Mp({round:{zones:t,facts:e,board:n}}){let{total:s}=e,o=n.tolls.find(([a])=>a>s),r=t.train?.cards??[];return i`<div class="lorum-train" role="group" aria-label=${`the train, total ${s}`}>
    <b class="lorum-total">${s}</b>
    <ol class="lorum-tolls">${n.tolls.map(([a,c])=>i`<li key=${a} class=${x([a<=s&&"is-done",o?.[0]===a&&"is-next"])}>
      <b>${a}</b> <span>costs ${b(c)}</span></li>`)}</ol>
    <div class="lorum-cars">${r.map(a=>i`<${C} key=${a} card=${a} />`)}</div>
  </div>`}function Lp({round:{zones:t,board:e}}){let n=t.run?.cards??[],s=t.gone?.count??0;return i`<div class="lorum-run" role="group" aria-label="the run">
    <div class="lorum-cars">
      ${n.map(o=>i`<${C} key=${o} card=${o} />`)}
      ${e.wanted&&i`<span class="lorum-wanted"><${C} card=${e.wanted} dim /><span>wanted</span></span>`}
      ${!n.length&&i`<${dt} />`}
    </div>
    <p class="quiet">${s} played before</p>
  </div>`}function Rp({round:{zones:t,board:e}}){let n=new Set(t.layout?.cards??[]),s=Fp(e);return i`<div class="lorum-grid" role="group" aria-label="the domino">
    ${[..."shdc"].map(o=>ie.map(r=>{let a=r+o;return i`<span key=${a}>${n.has(a)?i`<${C} card=${a} />`:i`<${dt} label=${s.has(a)?`room for ${a}`:"no card yet"} wanted=${s.has(a)} />`}</span>`}))}
  </div>`}function Fp({laid:t,first_rank:e}){return e?new Set(Object.entries(t).flatMap(([n,s])=>{if(!s.length)return[e+n];let[o,r]=s.map(([a])=>ie.indexOf(a));return[ie[o-1],ie[r+1]].filter(Boolean).map(a=>a+n)})):new Set}var va=({prompt:t},e)=>t?.options.filter(({by:n})=>n===e)??[];function xa({table:t,hand:e,seat:n,who:s,act:o,onCover:r}){let{round:a}=e,c=va(a,n),l=c.find(g=>g.do==="play"),p=c.find(g=>g.do==="pass"),u=a.prompt?.options.map(D).join()??"",d=Z(u),f=(g,y)=>d.swallows(y)||o({...l,args:g}),$=a.zones[`hand:${n}`],h=xe(a),_=t.late.value;return i`
    <section class="hand-felt lorum-hand" aria-label="your hand">
      ${$.sight==="others"?i`<${Dp} round=${a} seat=${n} />`:i`<div class="lorum-seen"><${Je} round=${a} /></div>`}
      ${$.sight==="others"?i`<${wa} left=${a.facts.positions?.[n]??[]} open=${l?.values.position??[]} onTap=${(g,y)=>f({position:g},y)} />`:i`<div class="tap-hand" role="group" aria-label="your cards">
            ${h.arranged($.cards).map(g=>l?.values.card.includes(g)?i`<button type="button" class="tap-card is-open" key=${g} aria-label=${it(g)} onClick=${y=>f({card:g},y)}><${C} card=${g} /></button>`:i`<span class="tap-card" key=${g}><${C} card=${g} dim=${!!l} /></span>`)}
          </div>`}
    </section>
    <section class="foot" aria-label="what is next">
      <${X} text=${a.prompt?.say.text??"The hand is over."} detail=${s} />
      <${pt} table=${t} />
      <${P} question=${u} end=${i`${$.sight==="owner"&&i`<${we} sorting=${h} />`}<${m} kind="plain" onTap=${r}>cover<//><${m} kind="plain" onTap=${t.takeBack}>back to the dealer<//>`}>
        ${p?i`<${m} kind="main" busy=${_} onTap=${()=>o({...p,args:{}})}>PASS<//>`:i`<p class="controls-note">${l?"Tap the card you play.":"Nothing of yours is asked for."}</p>`}
      <//>
    </section>`}var wa=({left:t,open:e,onTap:n})=>i`<div class="tap-hand" role="group" aria-label="your cards, unseen">
  ${[...Array(8).keys()].map(s=>t.includes(s)?i`<button type="button" class="tap-card is-open" key=${s} disabled=${!e.includes(s)}
      aria-label=${`card ${s+1}`} onClick=${o=>n(s,o)}><${C} card="??" /></button>`:i`<span class="tap-card" key=${s}><${dt} /></span>`)}
</div>`;function Dp({round:t,seat:e}){let n=A(t),s=t.seats.filter(o=>o.seat!==e);return i`<div class="lorum-others">
    <${Je} round=${t} />
    <div class="lorum-hands">${s.map(o=>i`<${L} key=${o.seat} cards=${t.zones[`hand:${o.seat}`].cards} label=${n[o.seat]} />`)}</div>
  </div>`}function Sa({table:t,state:e,news:n}){let{round:s}=e,{prompt:o}=s,r=o.options.map(D).join(),a={table:t,state:e,round:s,question:r};return i`<section class="foot lorum-foot" aria-label="what is next">
    <${X} text=${o.say.text} news=${n} detail=${gt(s,o.awaited)} />
    <${pt} table=${t} />
    ${s.cards==="physical"?i`<${qp} ...${a} />`:i`<${Ip} ...${a} />`}
  </section>`}function Ip({table:t,state:e,round:n,question:s}){let[o]=n.prompt.awaited,r=va(n,o).find(({values:a})=>a.position);return i`<${P} question=${s}>
    ${oe(t,e)}
    ${r&&i`<div class="lorum-backs"><${wa} left=${n.facts.positions[o]} open=${r.values.position}
      onTap=${a=>t.act({...r,args:{position:a}})} /></div>`}
  <//>`}function qp({table:t,round:e,question:n}){let{prompt:s,undoable:o}=e,r=t.late.value,a=s.options.filter(d=>d.do==="play"),c=s.options.find(d=>d.do==="pass"),l=i`<${m} kind="plain" disabled=${!o} busy=${r} onTap=${t.undo}>take back<//>`;if(a.length>1){let d=A(e);return i`<${P} question=${n} end=${l}>
      ${a.map(f=>i`<${m} key=${f.by} kind="main" busy=${r}
        onTap=${()=>t.act({...f,args:{card:f.values.card[0]}})}>${d[f.by]} ${B(f.values.card[0])}<//>`)}
    <//>`}let[p]=a,u=new Set(p?.values.card??[]);return i`<${P} end=${i`
      ${c&&i`<${m} kind="main" busy=${r} onTap=${()=>t.act({...c,args:{}})}>PASS<//>`}
      ${l}`}>
    <div class="lorum-pack" role="group" aria-label="cards">
      ${[..."shdc"].flatMap(d=>ie.map(f=>f+d)).map(d=>i`<button type="button" key=${d}
        class=${x(["picker-card",`suit-${d[1]}`,!u.has(d)&&"is-out"])} disabled=${!u.has(d)||r}
        aria-label=${it(d)} onClick=${()=>t.act({...p,args:{card:d}})}>${u.has(d)&&i`<${Xt} card=${d} />`}</button>`)}
    </div>
  <//>`}var Us={"no-hearts":"No hearts",queens:"Queens","no-tricks":"No tricks","hairy-ape":"Hairy Ape",train:"Train",quart:"Quart",domino:"Domino"};function Oa({state:t,onClose:e}){let{round:n,table:s}=t,o=A(n),r=n.seats.map(({seat:$})=>$),{contracts:a,deals:c}=n.board,l=Wp(s,n),p=$=>s.seats.find(h=>h.player===$)?.seat,u=Kp(l,p),d=$=>[...l.values()].reduce((h,_)=>h+(qs(_,$,p)??0),0),f=($,h)=>l.get(h*a.length+1)?.find(g=>g.seat===$)?.name??o[$];return i`<${R} title="The score" onClose=${e} foot=${i`<${m} kind="plain" onTap=${e}>go back<//>`}>
    <div class="lorum-scores">
    <table class="lorum-sheet">
      <thead>
        <tr><th></th>${c.map(($,h)=>i`<th key=${$} colspan="4" scope="colgroup">${f($,h)} deals</th>`)}</tr>
        <tr><th></th>${c.map($=>r.map(h=>i`<th key=${`${$} ${h}`} class=${x([h===r[0]&&"starts"])}>${o[h].slice(0,3)}</th>`))}</tr>
      </thead>
      <tbody>${a.map(($,h)=>i`<tr key=${$}>
        <th scope="row">${Us[$]}</th>
        ${c.map((_,g)=>{let y=g*a.length+h+1,w=l.get(y);return r.map(S=>{let k=w&&qs(w,S,p);return i`<td key=${`${y} ${S}`} class=${x([S===r[0]&&"starts",y===n.facts.hand&&"is-now",k>0&&"won",k<0&&"lost"])}>
              ${w?k===void 0?"\u2013":k?$t(k):"\xB7":""}</td>`})})}
      </tr>`)}</tbody>
    </table>
    </div>
    <p class="lorum-sums">${r.map(($,h)=>i`<span key=${$}><${Kt} at=${h} /> ${o[$]} <b class=${x([d($)>0&&"won",d($)<0&&"lost"])}>${$t(d($))}</b></span>`)}
      ${u.map(({player:$,name:h,result:_})=>i`<span key=${`gone ${$}`} class="quiet">${h} (left) <b>${$t(_)}</b></span>`)}
      <span>pot <b>${b(n.places.pot??0)}</b></span></p>
    ${l.size>1&&i`<${qn} deals=${Up(l,o,r,p)} />`}
  <//>`}function Up(t,e,n,s){let o=Object.fromEntries(n.map(r=>[r,0]));return[...t].map(([r,a])=>{let c=Object.fromEntries(n.map(p=>[p,o[p]+(qs(a,p,s)??0)])),l={better:"high",goal:null,before:o,after:c};return o=c,{deal:r,names:e,sheet:l}})}function Wp({past:t,seats:e},n){let s=n.facts.hand-1,o=s?t.filter(({voided:a})=>!a).slice(-s):[],r=new Map(o.map((a,c)=>[s-o.length+c+1,Ta(a.seats,a.results)]));return n.finished?r.set(n.facts.hand,Ta(e,zp(n))):r}var Ta=(t,e)=>t.map(({seat:n,player:s,name:o})=>({seat:n,player:s,name:o,result:e[n]??0})),qs=(t,e,n)=>t.find(({player:s})=>n(s)===e)?.result;function Kp(t,e){let n=new Map;for(let{player:s,name:o,result:r}of[...t.values()].flat())e(s)===void 0&&n.set(s,{player:s,name:o,result:(n.get(s)?.result??0)+r});return[...n.values()]}function zp({record:t,seats:e}){let n=Object.fromEntries(e.map(({seat:s})=>[s,0]));for(let{from:s,to:o,amount:r}of t.flatMap(({transfers:a})=>a))s==="house"||o==="house"||(s.startsWith("seat:")&&(n[s.slice(5)]-=r),o.startsWith("seat:")&&(n[o.slice(5)]+=r));return n}var Aa={Felt:td,Foot:()=>Sa,OpenHand:xa,words:Gp,deed:Jp,event:Qp,payments:Yp,amongPlayers:!0,payment:Zp,over:Xp,passOn:Vp};function Gp(){return{pass:()=>"PASS"}}function Jp({do:t,args:e},{who:n}){return t==="pass"?`${n} passes.`:t!=="play"?null:e.card&&e.card!=="??"?`${n}: ${B(e.card)}.`:`${n} plays a card.`}function Qp({code:t,args:e,text:n}){return t==="lorum.total"?`Total ${e.total}.`:n}function Vp({prompt:t}){return t?t.awaited.length===1?t.awaited[0]:t.options[0]?.by??null:null}function Yp({round:t}){if(!t?.finished)return[];let e=t.record.at(-1).index,n=A(t),s=[];for(let o of Ut(t).filter(({action:r})=>r===e)){let r=Et(o.from)??Et(o.to)??0,a=o.from==="pot";(s.at(-1)?.seat!==r||s.at(-1).takes!==a)&&s.push({action:e,seat:r,player:n[r],takes:a,amount:0,transfers:[],ids:[]});let c=s.at(-1);c.ids.push(o.id),o.from!=="house"&&(c.transfers.push(o),c.amount+=a?o.amount:-o.amount)}return s}function Zp({player:t,takes:e,amount:n,transfers:s},o){if(e)return{line:`${t} takes the pot, ${b(n)}.`};let r=A(o),a=l=>l==="house"?"the house":r[Et(l)??0]??"the pot",c=s.map(l=>({to:a(l.to),amount:l.amount}));return{line:`${t} pays ${c.map(l=>`${l.to} ${b(l.amount)}`).join(", ")}.`,sums:[...new Set(s.map(({why:l})=>l))],pushes:c}}function Xp({facts:t,board:e,record:n}){return n.at(-1)?.events.find(({code:o})=>o==="lorum.over")?.text??`Hand ${t.hand} of ${e.hands} is over and paid.`}function td(t){let{state:e,paying:n}=t,{round:s,table:o}=e,[r,a]=v(!1),c=l=>n?n.seat===l:!!s.prompt?.awaited.includes(l);return i`<section class="felt lorum" aria-label="felt">
    <${ed} round=${s} onSheet=${()=>a(!0)} />
    <div class=${`lorum-table is-${s.facts.contract}`}>
      ${s.seats.map(({seat:l})=>i`<${nd} key=${l} seat=${l} round=${s} lit=${c(l)} holds=${o.hand_over?.seat===l} />`)}
      <${Je} round=${s} />
    </div>
    ${r&&i`<${Oa} state=${e} onClose=${()=>a(!1)} />`}
  </section>`}function ed({round:t,onSheet:e}){let{facts:n,board:s,places:o,options:r}=t;return i`<header class="lorum-head">
    <ol class="lorum-contracts" aria-label="the contracts">
      ${s.contracts.map((a,c)=>i`<li key=${a} class=${x([a===n.contract&&"is-lit",c<(n.hand-1)%s.contracts.length&&"is-done"])}>${Us[a]}</li>`)}
    </ol>
    <div class="lorum-line">
      <span><b>hand ${n.hand}</b> of ${s.hands}</span>
      <span>${W(r.stake,"chip")} a point</span>
      <span data-place="pot">pot <b class="figure">${b(o.pot??0)}</b></span>
      <${m} kind="quiet" onTap=${e}>score sheet<//>
    </div>
  </header>`}function nd({seat:t,round:e,lit:n,holds:s}){let{facts:o,zones:r,markers:a}=e,c=A(e)[t],l=e.seats.find($=>$.seat===t).rack,p=r[`hand:${t}`].count,u=(r[`won:${t}`]?.count??0)/4,d=o.points?.[t],f=[e.dealer===t&&"the deal",d&&W(d,"point"),s&&"has the tablet",a[t]>0&&`owes ${b(a[t])}`];return i`<section class=${x(["lorum-seat",`is-seat-${t}`,n&&"is-lit"])} aria-label=${c}>
    <span class="lorum-name"><b>${c}</b> <span class="figure" data-place=${`seat:${t}`}>${b(l)}</span></span>
    <span class="small quiet">${f.filter(Boolean).join(" \xB7 ")}</span>
    <span class="small">${[p&&W(p,"card"),u&&W(u,"trick")].filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var Ca={c:"\u2663\uFE0E",d:"\u2666\uFE0E",h:"\u2665\uFE0E",s:"\u2660\uFE0E"},sd=12,Ea=t=>Ca[t],Wn=({points:t,no_trump:e})=>`${t}${e?" no trump":""}`;function ja({bids:t=[],passed:e=[],contract:n},s){if(e.includes(s))return i`<span class="small quiet">passes</span>`;let o=t.find(a=>a.seat===s);if(!o)return null;let r=n?.seat===s;return i`<span class=${r?"tricks-contract":"small"}>${r?"plays":"bids"} ${Wn(o)}</span>`}function Na({table:t,state:e,news:n}){let{round:s}=e,{prompt:o,undoable:r}=s,a=$=>o.options.find(h=>h.do===$),c=t.late.value,l=i`<${m} kind="plain" disabled=${!r} busy=${c} onTap=${t.undo}>take back<//>`,p=($,h)=>()=>t.act({...$,args:h}),u=a("bid"),d=a("trump"),f=($,h)=>$&&i`<${m} kind="plain" busy=${c} onTap=${p($,{})}>${h}<//>`;return i`<section class="foot tricks-foot" aria-label="what is next">
    <${X} text=${o.say.text} news=${n} />
    <${pt} table=${t} />
    <${P} question=${o.options.map(D).join()} end=${l}>
      ${As(e).length>0&&oe(t,e)}
      ${u&&i`<${od} bid=${u} round=${s} busy=${c} onBid=${$=>t.act({...u,args:$})} />`}
      ${d&&i`<${rd} busy=${c} onName=${$=>t.act({...d,args:$})} />`}
      ${f(a("pass"),"PASS")}
      ${f(a("misdeal"),"misdeal")}
    <//>
  </section>`}var od=({bid:t,round:e,busy:n,onBid:s})=>i`<div class="bids" role="group" aria-label="bids">
  ${ad(t,e).map(({points:o,without:r,open:a})=>i`<${m} key=${`${o} ${r}`} kind=${a?"main":"plain"} disabled=${!a} busy=${n}
    name=${`bid ${Wn({points:o,no_trump:r})}`}
    onTap=${()=>s(r?{points:o,no_trump:!0}:{points:o})}>${o}${r&&i`<small> NT</small>`}<//>`)}
</div>`,rd=({busy:t,onName:e})=>Object.entries(Ca).map(([n,s])=>i`<${m} key=${n} kind="main" large busy=${t} name=${`trumps ${s}`} onTap=${()=>e({suit:n})}>${s}<//>`);function ad({by:t,values:e,optional:n},{facts:s,dealer:o,options:r}){let a=s.bids.at(-1),c=(u,d)=>2*u+Number(d),l=a?c(a.points,a.no_trump)+(t===o?0:1):0,p=[];for(let u of[!1,!0])for(let d=r.minimum_bid;d<=sd;d+=1)p.push({points:d,without:u,open:c(d,u)>=l&&d>=e.points.min&&(u||n.includes("no_trump"))});return p}var Ba=Qe(dd),Ha=Qe(fd),Pa={...Qe(hd),Foot:md};function Qe(t){let e=({round:n})=>i`<div class="tricks-seen"><${t} round=${n} /><${Ma} round=${n} /></div>`;return{deed:id,passOn:cd,Felt:ld(t),Seen:e}}function id({do:t,args:e},{who:n}){return t==="play"?e.card&&e.card!=="??"?`${n}: ${B(e.card)}.`:`${n} plays a card.`:["bid","pass","trump","misdeal"].includes(t)?"":null}function cd({prompt:t}){return t?.awaited.length===1?t.awaited[0]:null}function ld(t){return function(n){let{state:s,paying:o}=n,{round:r,table:a}=s;return i`<section class="felt tricks" aria-label="felt">
      <header class="tricks-head">
        <${t} round=${r} />
        <span class="tricks-pot" data-place="pot">${r.places.pot>0&&i`pot <b class="figure">${b(r.places.pot)}</b>`}</span>
      </header>
      <${Ma} round=${r} paying=${o} holds=${a.hand_over?.seat} />
      <${Nt} state=${s} />
    </section>`}}function Ma({round:t,paying:e,holds:n}){let s=a=>e?e.seat===a:!!t.prompt?.awaited.includes(a),o=!t.zones.trick?.cards.length,r=t.cards==="virtual"&&Object.keys(t.facts.scores).some(a=>a.includes("+"));return i`<div class=${x(["tricks-seats",o&&"is-empty",r&&"is-across"])}>
    ${t.seats.map(a=>i`<${ud} key=${a.seat} seated=${a} round=${t} lit=${s(a.seat)} holds=${n===a.seat} />`)}
  </div>`}function ud({seated:{seat:t,player:e,rack:n},round:s,lit:o,holds:r}){let{facts:a,zones:c,markers:l}=s,p=c[`hand:${t}`]?.count??0,u=a.tricks.takers.filter(h=>h===t).length,d=Object.keys(a.scores),f=d.findIndex(h=>h.split("+").includes(String(t))),$=[p&&W(p,"card"),u&&W(u,"trick"),s.dealer===t&&"the deal",r&&"has the tablet",n>0&&W(n,"chip"),l[t]>0&&`owes ${b(l[t])}`];return i`<section class=${x(["tricks-seat",o&&"is-lit"])} aria-label=${e}>
    <span class="tricks-name"><${Kt} at=${f} /> <b>${e}</b></span>
    <span class="tricks-score"><b class="figure">${b(a.scores[d[f]])}</b> ${ja(a,t)}</span>
    <${pd} round=${s} seat=${t} />
    <span class="small">${$.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}function pd({round:t,seat:e}){let{order:n,takers:s}=t.facts.tricks,o=t.zones.trick?.cards??[];if(t.finished)return null;let r=o[n.indexOf(e)];if(!r)return i`<${dt} />`;let a=o.length===n.length&&s.at(-1)===e;return i`<${C} card=${r} lit=${a} />`}function dd({round:{facts:t,options:e}}){return i`<p><b>deal ${t.deal}</b> · ${b(e.limit)} points end the game ·
    J♠${"\uFE0E"} 2, every other jack 1${e.token>0&&` \xB7 ${W(e.token,"chip")} a point`}</p>`}var $d={tricks:"Tricks 10",hearts:"Hearts 10",queens:"Queens 25","king-of-spades":"K\u2660\uFE0E 100","last-trick":"Last trick 100",everything:"Everything"};function fd({round:{facts:t}}){return i`<ol class="tricks-contracts" aria-label="the six deals">
    ${Object.entries($d).map(([e,n],s)=>i`<li key=${e} class=${x([s===t.deal-1&&"is-lit",s<t.deal-1&&"is-done"])}>${n}</li>`)}
  </ol>`}function hd({round:t}){let{deal:e,contract:n,trump:s}=t.facts,o=A(t),r=n?i`<b>${o[n.seat]} plays ${Wn(n)}</b>${s&&i`, <b class="tricks-trump">${Ea(s)}</b> trumps`}`:i`<b>bidding</b>`;return i`<p>deal ${e} · ${r} · 5♥${"\uFE0E"} +5 · 3♠${"\uFE0E"} −3</p>`}function md(t){return t.prompt?.options.some(({do:e})=>e==="bid"||e==="trump")?Na:null}var bd=[..."ATKQJ"],yd=[..."shdc"].flatMap(t=>bd.map(e=>e+t));function La({table:t,state:e,news:n,face:s}){let[o,r]=v(null),{round:a}=e,{prompt:c}=a,l=s.sure(),p=s.words(),u=c.options.find(y=>y.do==="play"),d=c.options.filter(y=>y!==u),f=t.late.value,$=new Set(u.values.card),h=(y,w)=>l[y.do]?r({option:y,args:w}):t.act({...y,args:w}),_=()=>{r(null),t.act({...o.option,args:o.args})},g=y=>y.values.suit??[null];return i`<section class="foot" aria-label="what is next">
    <${X} text=${c.say.text} news=${n} detail=${gt(a,c.awaited)} />
    <${pt} table=${t} />
    <div class="schnapsen-pack" role="group" aria-label="cards">
      ${yd.map(y=>i`<button type="button" key=${y} class=${x(["picker-card",`suit-${y[1]}`,!$.has(y)&&"is-out"])}
        disabled=${!$.has(y)||f} aria-label=${it(y)}
        onClick=${()=>t.act({...u,args:{card:y}})}>${$.has(y)&&i`<${Xt} card=${y} />`}</button>`)}
    </div>
    <${P} question=${c.options.map(D).join()} end=${i`
      <${m} kind="plain" disabled=${!a.undoable} busy=${f} onTap=${t.undo}>undo<//>`}>
      ${d.flatMap(y=>g(y).map(w=>{let S=w?{suit:w}:{};return i`<${m} key=${`${y.do} ${w}`} busy=${f} onTap=${()=>h(y,S)}>
            ${p[y.do]?.(S)??y.do}
          <//>`}))}
    <//>
    ${o&&i`<${mt} ...${l[o.option.do](A(a)[o.option.by])} onYes=${_} onClose=${()=>r(null)} />`}
  </section>`}var gd={c:"clubs",d:"diamonds",h:"hearts",s:"spades"},Ra=Qe(Da),Fa={...Ra,Foot:kd,Seen:Sd,deed:xd,sure:wd,words:vd};function kd({cards:t,prompt:e}){return t==="physical"&&e?.options.some(n=>n.do==="play")?La:null}var _d={c:"\u2663",d:"\u2666",h:"\u2665",s:"\u2660"};function vd(){return{marry:({suit:t})=>`marry ${_d[t]??""}\uFE0E`}}function xd(t,e){return t.do==="play"?Ra.deed(t,e):""}function wd(){return{declare:t=>({title:`${t} declares 66?`,text:"The tricks are turned up and counted. There is no way back.",yes:`${t} declares`}),close:t=>({title:`${t} closes the stock?`,text:"Nobody draws any more, and whoever closes must reach 66.",yes:`${t} closes`})}}function Sd({round:t}){let e=A(t),{order:n}=t.facts.tricks;return i`<div class="schnapsen-seen">
    <${Da} round=${t} />
    ${(t.zones.trick?.cards??[]).map((s,o)=>i`<${L} key=${s} cards=${[s]} label=${e[n[o]]} />`)}
  </div>`}function Da({round:t}){let{zones:e,facts:n}=t,s=A(t),[o]=e.upcard?.cards??[],r=e.stock.count+(o?1:0);return i`<div class="schnapsen-stock">
    <span class="schnapsen-cards">
      ${o&&i`<${C} card=${n.closed?"??":o} />`}
      ${e.stock.count>0&&!n.closed&&i`<${C} card="??" />`}
    </span>
    <span>
      ${n.trump&&i`<span class="schnapsen-trump">
        <svg class=${`suit-${n.trump}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${at[n.trump]} /></svg>
        <b>${gd[n.trump]}</b> trumps</span>`}
      <span class="small">${Td(n,r,s)}</span>
    </span>
    <span class="schnapsen-shown">
      ${n.marriages.map(({seat:a,suit:c,points:l,counts:p})=>i`<span class="schnapsen-marriage" key=${c}>
        <${L} cards=${[`K${c}`,`Q${c}`]} fanned />
        <span class="small"><b>${s[a]}</b> <b class="figure">${l}</b><br />${p?"counts":"with the next trick"}</span>
      </span>`)}
    </span>
  </div>`}function Td({closed:t},e,n){return t?`closed by ${n[t.seat]}`:e?`stock ${e}`:"stock drawn out"}var Ws=t=>["speculation.market","speculation.due"].includes(t?.say.code),Kn=({facts:t},e)=>t.bids.filter(n=>n.seat===e);function Ia({stands:t}){let e=Math.round(t/1e4);return t>0&&e===0?"under 1%":t<1e6&&e===100?"over 99%":`${e}%`}var St=({prompt:t},e,n)=>t.options.find(s=>s.by===e&&s.do===n),qa=t=>Ws(t.prompt)?St(t,"dealer","sale"):null;function zn(t,e){let n=qa(t);return n&&e.deal?.asked===D(n)?e.deal:null}function Ua(t,e,n){let s=qa(t);if(!s)return null;let{from:o,to:r,unseen:a}=s.values,c=zn(t,e),l=D(s);if(c&&(n===c.to||n===c.from&&a))return{asked:null};if(a&&!c)return o.includes(n)?{asked:l,from:n,unseen:!0}:null;let p=c?.from??o[0];return n===p||!r.includes(n)?null:{asked:l,from:p,to:n,unseen:!!a,price:Od(t,p,n,a)}}function Od(t,e,n,s){let o=Kn(t,n).find(a=>a.unseen===(s?e:null));if(o||!s)return o?.price;let r=t.record.flatMap(({events:a})=>a).findLast(({code:a})=>a==="speculation.sells-unseen");return r&&r.args.price<=Wa(t,n)?r.args.price:void 0}var Wa=({seats:t},e)=>t.find(n=>n.seat===e).rack;function Ka({table:t,state:e,pad:n,setPad:s,news:o}){let{round:r,night:a}=e,c=zn(r,n),p={table:t,round:r,give:async(d,f)=>await t.act({...d,args:f})&&s($=>$.deal===n.deal?{deal:null}:{})};if(!c)return i`<${Ad} ...${p} news=${o} />`;let u=d=>s({deal:{...c,price:d}});return i`<${Cd} ...${p} news=${o} deal=${c} chipset=${a.chip_set} onPrice=${u} onCancel=${()=>s({deal:null})} />`}function Ad({table:t,round:e,news:n,give:s}){let[o,r]=v(!1),{prompt:a,facts:c}=e,l=A(e),[p]=a.awaited,u=St(e,p,"turn")??St(e,p,"keep"),d=c.due===null&&St(e,c.holder,"sell"),f=d&&c.bids.filter(y=>d.values.to.includes(y.seat)).sort((y,w)=>w.price-y.price)[0],$=c.offer&&St(e,c.offer.to,"agree"),h=t.late.value,_=c.due===null?"Sold? Tap the buyer.":"An unseen card sold? Tap the seller, then the buyer.",g=!$&&i`<span class="controls-note">${_}</span>`;return i`<${lt} table=${t} line=${a.say.text} detail=${gt(e,a.awaited)} news=${n}>
    <${P} question=${D(u)} end=${g}>
      <${m} kind=${$?"plain":"main"} large busy=${h} onTap=${()=>$?r(!0):s(u,{})}>${u.do==="turn"?"TURN":"KEEP"}<//>
      ${f&&i`<${m} kind="plain" busy=${h} onTap=${()=>s(d,{to:f.seat})}>sell to ${l[f.seat]} · ${b(f.price)}<//>`}
      ${$&&i`<${m} kind="plain" busy=${h} onTap=${()=>s($,{})}>${l[c.offer.to]} agrees · ${b(c.offer.price)}<//>`}
      ${$&&i`<${m} kind="quiet" busy=${h} onTap=${()=>s(St(e,c.holder,"withdraw"),{})}>no more offer<//>`}
    <//>
    ${o&&$&&i`<${mt} title=${`${u.do==="turn"?"Turn":"Keep"} now?`} no=${`wait for ${l[c.offer.to]}`} yes=${u.do}
      text=${`${l[c.offer.to]} has not answered the offer at ${b(c.offer.price)}. It ends with the next card.`}
      onYes=${()=>{r(!1),s(u,{})}} onClose=${()=>r(!1)} />`}
  <//>`}function Cd({table:t,round:e,deal:n,chipset:s,news:o,give:r,onPrice:a,onCancel:c}){let l=A(e),{from:p,to:u,price:d,unseen:f}=n,$=u===void 0?0:Wa(e,u),h=f?"an unseen card":B(e.zones.held.cards[0]),_=d===void 0?"for \u2026":d===0?"for nothing":`for ${b(d)}`,g=u===void 0?`${l[p]} sells ${h}: tap the buyer.`:`${l[p]} sells ${h} to ${l[u]} ${_}.`,y=i`<${m} kind="plain" onTap=${c}>cancel<//>`;if(u===void 0)return i`<${lt} table=${t} line=${g} news=${o}><${P} question=${`from ${p}`} end=${y} /><//>`;let w=t.late.value,S=d!==void 0&&d<=$,k=f?{unseen:p}:{},E=St(e,"dealer","sale"),U=St(e,u,"bid"),ut=St(e,p,"offer"),K=Kn(e,u).find(I=>I.unseen===(f?p:null));return i`<${lt} table=${t} line=${g} detail=${`${l[u]} \xB7 rack ${b($)}`} news=${o}>
    <div class="bets">
      <div class="bets-row">
        <div class="speculation-prices" role="group" aria-label="price">
          ${jd(e.places.pot).map(I=>i`<${m} key=${I} chosen=${I===d} disabled=${I>$} onTap=${()=>a(I)}>${b(I)}<//>`)}
        </div>
        <${se} chipset=${s} fits=${I=>(d??0)+I<=$} onAdd=${I=>a((d??0)+I)}
          onTakeOff=${I=>a(Math.max(0,(d??0)-I))} />
      </div>
      <${P} question=${`${p} ${u}`} end=${y}>
        <${m} kind="main" disabled=${!S} busy=${w} onTap=${()=>r(E,{from:p,to:u,price:d,...f?{unseen:!0}:{}})}>
          SOLD${S?` \xB7 ${b(d)}`:""}
        <//>
        ${K&&K.price===d?i`<${m} kind="plain" busy=${w} onTap=${()=>r(St(e,u,"withdraw"),k)}>no more bid<//>`:i`<${m} kind="plain" disabled=${!S} busy=${w} onTap=${()=>r(U,{price:d,...k})}>a bid<//>`}
        ${!f&&i`<${m} kind="plain" disabled=${!S} busy=${w} onTap=${()=>r(ut,{to:u,price:d})}>an offer<//>`}
      <//>
    </div>
  <//>`}var Ed=[0,1,2,3,4,5,6,8,10,15];function jd(t){let n=[1,2,5,10,20,50,100,200,500,1e3,2e3,5e3].findLast(s=>s*20<=t)??1;return Ed.map(s=>s*n)}var za={Felt:Ld,Foot:Nd,deed:Bd,payments:Hd,payment:Pd,over:Md};function Nd(t){return Ws(t.prompt)?Ka:null}function Bd({do:t,events:e},{who:n}){return t==="turn"&&!e.length?`${n} turns a card.`:""}function Hd({round:t}){if(!t?.finished)return[];let e=A(t),n=t.record.at(-1).index;return Ut(t).filter(({action:s,from:o,to:r})=>s===n&&(o==="pot"||r==="house")).map(({from:s,to:o,amount:r,id:a})=>{let c=Number((s==="pot"?o:s).split(":")[1]);return{action:n,seat:c,player:e[c],amount:s==="pot"?r:-r,ids:[a]}})}function Pd({amount:t},e){if(t<0)return{hand:"repays the house's marker"};let[n]=e.zones.held.cards;return{hand:`${B(n)} is the highest trump`,sums:["the whole pot"],lit:new Set([n])}}function Md({record:t}){return t.at(-1).events.find(({code:e})=>e==="speculation.wins").text}function Ld(t){let{state:e,paying:n}=t,{round:s}=e,o=s.seats.map(({seat:p})=>p).sort((p,u)=>p-u),r=Math.ceil(o.length/2),a=zn(s,t.pad),c=[o.slice(0,r),o.slice(r).reverse()],l=p=>i`<div class="speculation-row">
    ${p.map(u=>i`<${Dd} key=${u} seat=${u} ...${t} chosen=${a}
      lit=${n?n.seat===u:!!s.prompt?.awaited.includes(u)} />`)}
  </div>`;return i`<section class="felt speculation" aria-label="felt" style=${{"--across":r}}>
    ${l(c[0])}
    <${Rd} state=${e} />
    ${l(c[1])}
  </section>`}function Rd({state:t}){let{round:e,night:n}=t,{facts:s,places:o,zones:r,board:a}=e,[c]=r.held.cards;return i`<div class="speculation-middle">
    <${L} cards=${r.held.cards} places=${1} wanted=${!c} />
    <div class="speculation-held">
      ${c&&i`
        <p><b>${A(e)[s.holder]}</b> holds it ${!e.finished&&i`<span class="quiet">· ${s.due===null?"for sale":"not for sale"}</span>`}</p>
        <${Fd} board=${a} finished=${e.finished} />`}
    </div>
    <div class="speculation-pot" data-place="pot">
      <${Ft} amount=${o.pot??0} chipset=${n.chip_set} />
      <span>pot <b class="figure">${b(o.pot??0)}</b></span>
    </div>
  </div>`}function Fd({board:t,finished:e}){let{trumps:n,higher:s,against:o}=t;return e?null:i`
    <p class="speculation-stands"><b class="figure">${Ia(t)}</b> that it stands</p>
    <p class="speculation-higher">
      ${s.length?i`<svg class=${`suit-${n}`} viewBox="0 0 100 100" aria-hidden="true"><path d=${at[n]} /></svg>
        <span>${s.map(([r])=>r==="T"?"10":r).reverse().join(" ")} unseen</span>`:"nothing can beat it"}
      <span class="quiet"> · ${o} face down against it</span>
    </p>`}function Dd({seat:t,state:e,pad:n,setPad:s,chosen:o,lit:r}){let{round:a}=e,c=a.seats.find(f=>f.seat===t),l=a.zones[`pile:${t}`].count,p=Ua(a,n,t),u=["speculation-seat",r&&"is-lit",a.facts.holder===t&&"is-holder",(o?.from===t||o?.to===t)&&"is-chosen"],d=i`
    <span class="speculation-who"><b>${c.player}</b><span class="figure" data-place=${`seat:${t}`}>${b(c.rack)}</span></span>
    <span class="speculation-cards">
      <span class="speculation-pile">
        ${[...Array(Math.min(l,3)).keys()].map(f=>i`<${C} key=${f} card="??" />`)}
        ${l>0&&i`<span class="speculation-count">${l}</span>`}
      </span>
      <span class="speculation-turned">
        ${a.zones[`turned:${t}`].cards.map(f=>i`<span key=${f}><${C} card=${f} /></span>`)}
      </span>
    </span>
    <span class="speculation-says">${Id(a,t,o)}</span>`;return p?i`<button type="button" class=${x(u)} aria-label=${c.player} aria-pressed=${String(o?.from===t||o?.to===t)}
    onClick=${()=>s({deal:p})}>${d}</button>`:i`<div class=${x(u)} role="group" aria-label=${c.player}>${d}</div>`}function Id(t,e,n){if(n?.to===e)return"buys";if(n?.from===e)return n.unseen?"sells a card":"sells it";let{offer:s,holder:o}=t.facts,r=A(t),a=Kn(t,e).map(({unseen:p,price:u})=>`bids ${b(u)}${p===null?"":` for ${r[p]}'s`}`);if(s?.to===e&&a.push(`offered at ${b(s.price)}`),a.length)return a.join(", ");let c=t.markers[e];return[o===e&&"holds",t.dealer===e&&"the deal",c&&`owes ${b(c)}`].filter(Boolean).join(" \xB7 ")}var Ga={Felt:qd,Seen:Ud};function qd({state:t,paying:e}){let{round:n,table:s}=t,o=r=>e?e.seat===r:!!n.prompt?.awaited.includes(r);return i`<section class="felt bus" aria-label="felt">
    <${Ja} round=${n} />
    <div class="bus-seats">
      ${n.seats.map(r=>i`<${Wd} key=${r.seat} seated=${r} round=${n} lit=${o(r.seat)} holds=${s.hand_over?.seat===r.seat} />`)}
    </div>
    ${n.finished&&i`<${Nt} state=${t} />`}
  </section>`}function Ud({round:t}){return i`<div class="bus-seen">
    <${Ja} round=${t} />
    <p class="bus-all">${t.seats.map(({seat:e,player:n})=>i`<span key=${e}>${n} <${Va} count=${t.facts.tokens[e]} of=${Qa(t)} /></span>`)}</p>
  </div>`}function Ja({round:t}){let{pot:e}=t.places;return i`<div class="bus-middle">
    <${L} cards=${t.zones.middle?.cards??[]} label="the middle" />
    <span class="bus-pot" data-place="pot">${e>0&&i`pot <b class="figure">${b(e)}</b>`}</span>
  </div>`}function Wd({seated:{seat:t,player:e,rack:n},round:s,lit:o,holds:r}){let{facts:a,zones:c,markers:l,options:p}=s,u=c[`hand:${t}`],d=[a.stopped===t&&"stopped the bus",a.losers.includes(t)&&"the worst hand",!a.playing.includes(t)&&"watches",s.dealer===t&&"the deal",r&&"has the tablet",(n>0||p.token>0)&&`rack ${b(n)}`,l[t]>0&&`owes ${b(l[t])}`];return i`<section class=${x(["bus-seat",o&&"is-lit"])} aria-label=${e}>
    <span class="bus-name"><b>${e}</b> <${Va} count=${a.tokens[t]} of=${Qa(s)} /></span>
    <${L} cards=${Ke(u?.cards??[],s)} />
    <span class="small" data-place=${`seat:${t}`}>${d.filter(Boolean).join(" \xB7 ")}</span>
  </section>`}var Qa=({facts:t,options:e})=>Math.max(e.tokens,...Object.values(t.sheet.before)),Kd=6;function Va({count:t,of:e}){let n=`${t} ${t===1?"token":"tokens"}`;return e>Kd?i`<span class="bus-tokens">${n}</span>`:i`<span class="bus-tokens" role="img" aria-label=${n}>
    ${Array.from({length:e},(s,o)=>i`<i key=${o} class=${o<t?"is-left":null}></i>`)}
  </span>`}var ce="HDCS",Gt={H:"Hearts",D:"Diamonds",C:"Clubs",S:"Spades"},le={WIN:1,EXA:2,SFC:4},zt=7,zd={H:"\u2665",D:"\u2666",C:"\u2663",S:"\u2660"},Bt=t=>t.split("/").map(e=>`${zd[e]}\uFE0E`).join(" "),Gd=t=>t.split("/").map(e=>Gt[e]).join(", "),Ve=({horse:t})=>i`<svg class=${`horse-suit suit-${t.toLowerCase()}`} viewBox="-2 -2 104 104" role="img"
    aria-label=${Gt[t]}>
  <path class="card-pip" d=${at[t.toLowerCase()]} />
</svg>`,Ye=({order:t})=>i`<span class="order" role="img" aria-label=${Gd(t)}>
  ${t.split("/").map(e=>i`<${Ve} key=${e} horse=${e} />`)}
</span>`;function Ks(t,e){let n=Object.fromEntries([...ce].map(o=>[o,0])),s=[];for(let o of t.slice(0,e)){let r=o[1].toUpperCase();n[r]<zt&&s.length<3&&(n[r]+=1),n[r]===zt&&!s.includes(r)&&s.push(r)}return s.length===3&&s.push([...ce].find(o=>!s.includes(o))),{spaces:n,home:s}}var Se=t=>t.reduce((e,{amount:n})=>e+n,0),Gn=(t,e,n)=>t.prompt?.options.find(s=>s.by===e&&s.do===n),Ya=({options:t},e)=>typeof t.minimum_bet=="object"?t.minimum_bet[e]:t.minimum_bet;function Za({table:t,state:e,paying:n,pad:s,setPad:o}){let[r,a]=v(null),{round:c}=e,l=c.prompt?.say.code==="superfecta.betting",p=async()=>{let{ticket:u,seat:d}=r;a(null),await t.act({...Gn(c,d,"cancel"),args:{ticket:u}})};return i`<div class="tickets" role="group" aria-label="tickets by seat">
    ${c.seats.map(u=>i`<${Jd} key=${u.seat} seated=${u} selling=${l}
      chosen=${l?(s.seat??c.seats[0].seat)===u.seat:n?.seat===u.seat}
      tickets=${c.facts.tickets.filter(({seat:d})=>d===u.seat)}
      finish=${c.facts.finish&&!c.prompt?c.facts.finish:null}
      onChoose=${()=>o({seat:u.seat})} onTicket=${a} />`)}
    ${r&&i`<${mt} title=${`Cancel ticket ${r.ticket}?`} yes="cancel the ticket" no="keep it"
      text=${`${r.bets.map(Xa).join(", ")}: ${b(Se(r.bets))} go back to the rack.`}
      onYes=${p} onClose=${()=>a(null)} />`}
  </div>`}var Xa=({amount:t,type:e,horses:n})=>`${b(t)} ${e} ${Bt(n)}`;function Jd({seated:t,selling:e,chosen:n,tickets:s,onChoose:o,onTicket:r}){let a=ot(null);H(()=>{n&&a.current.scrollIntoView({block:"nearest"})},[n]);let c=i`<b>${t.player}</b><span class="figure" data-place=${`seat:${t.seat}`}>${b(t.rack)}</span>`;return i`<div class=${x(["holder",n&&"is-lit"])} ref=${a}>
    ${e?i`<button type="button" class="holder-name" aria-pressed=${String(n)}
          aria-label=${`seat ${t.seat}, ${t.player}`} onClick=${o}>${c}</button>`:i`<div class="holder-name">${c}</div>`}
    ${s.map(l=>i`<${Qd} key=${l.ticket} ticket=${l} selling=${e} onTap=${()=>r(l)} />`)}
  </div>`}function Qd({ticket:t,selling:e,onTap:n}){let s=t.bets.map(({amount:r,type:a,horses:c},l)=>i`<span key=${l} class="ticket-line">
    ${b(r)} ${a} <${Ye} order=${c} /></span>`),o=i`<span class="ticket-number">${t.ticket}</span>`;return e?i`<button type="button" class="ticket" aria-label=${`ticket ${t.ticket}: cancel`} onClick=${n}>
    ${o}<span class="ticket-lines">${s}</span></button>`:i`<div class="ticket">${o}<span class="ticket-lines">${s}</span></div>`}function ti({table:t,state:e,pad:n,setPad:s,last:o,news:r}){let{round:a,night:c}=e,l=a.seats.map(({seat:T})=>T),p=n.seat??l[0],u=a.seats.find(T=>T.seat===p),{amount:d=Ya(a,"WIN"),type:f="WIN",horses:$=[],tapped:h=[],fresh:_=!0}=n,g=n.lines?.[p]??[],y=Gn(a,p,"ticket"),w=o[`${p} ticket`]?.bets,S=T=>s({seat:p,amount:d,type:f,horses:$,...T}),k=T=>S({amount:T.reduce((J,Tt)=>J+Tt,0),tapped:T,fresh:!1}),E=(T,J={})=>S({lines:{...n.lines,[p]:T},...J}),U=ne(d,h,c.chip_set),ut=u.rack-Se(g),K=T=>{if($.includes(T))return S({horses:$.filter(Tt=>Tt!==T)});let J=Vd([...$,T],f);return J.length<le[f]?S({horses:J}):E([...g,{amount:d,type:f,horses:J.join("/")}],{horses:[],fresh:!0})},I=async T=>{await t.act({...y,args:{bets:T}})&&s(J=>({lines:{...J.lines,[p]:[]},...J.seat===n.seat?{seat:p,horses:[],amount:void 0,tapped:[],fresh:!0}:{}}))},tt=Yd(a,f,d,ut),rt=`${u.player} \xB7 rack ${b(u.rack)}`,et=a.seats.find(T=>n.lines?.[T.seat]?.length),q=a.seats.filter(T=>Gn(a,T.seat,"ticket")&&!a.facts.tickets.some(J=>J.seat===T.seat)).map(({player:T})=>T),kt=i`<${m} kind=${et||q.length?"plain":"main"} disabled=${!!et} busy=${t.late.value}
    onTap=${()=>t.act(Gn(a,"dealer","off"))}>OFF<//>`;return i`<${lt} table=${t} line=${Xd(a,n,u,et,q)} news=${r} detail=${rt}>
    <div class="builder">
      <div class="builder-row">
        <output class="builder-amount figure" aria-label="amount">${b(d)}</output>
        <${se} chipset=${c.chip_set} fits=${T=>y&&(_?0:d)+T<=ut}
          onAdd=${T=>k(_?[T]:[...U,T])}
          onTakeOff=${T=>k(q(U,T))} />
        <${m} name="take off the last chip" disabled=${!d} onTap=${()=>k(U.slice(0,-1))}>⌫<//>
        <div class="builder-types" role="group" aria-label="pool">
          ${Object.keys(le).map(T=>i`<${m} key=${T} chosen=${T===f}
            onTap=${()=>S({type:T,horses:[]})}>${T}<//>`)}
        </div>
        <div class="builder-horses" role="group" aria-label="horses, in the order they come in">
          ${[...ce].map(T=>i`<${t$} key=${T} horse=${T} at=${$.indexOf(T)}
            disabled=${!y||tt!==null} onTap=${()=>K(T)} />`)}
        </div>
      </div>
      <${P} question=${`selling ${a.facts.sold??0}`} end=${kt} steady>
        <${m} kind="main" disabled=${!g.length||Se(g)>u.rack} busy=${t.late.value} onTap=${()=>I(g)}>
          ${g.length?`sell \xB7 ${b(Se(g))}`:"sell"}
        <//>
        <${m} kind="plain" disabled=${!y||!w||Se(w)>u.rack||g.length} onTap=${()=>I(w)}>
          same again${w?` \xB7 ${b(Se(w))}`:""}
        <//>
        <div class="builder-lines" aria-label="lines of this ticket">
          ${g.map((T,J)=>i`<button type="button" key=${J} class="builder-line" aria-label=${`take off ${Xa(T)}`}
            onClick=${()=>E(g.filter((Tt,Ot)=>Ot!==J))}>
            ${b(T.amount)} ${T.type} <${Ye} order=${T.horses} /> <span aria-hidden="true">✕</span></button>`)}
          ${tt&&i`<span class="builder-note small">${tt}</span>`}
        </div>
      <//>
    </div>
  <//>`}function Vd(t,e){return le[e]!==4||t.length!==3?t:[...t,[...ce].find(n=>!t.includes(n))]}function Yd(t,e,n,s){let o=Ya(t,e);return n<o?`${e} is bet from ${b(o)}`:n%o?`${e} is bet in multiples of ${b(o)}`:n>s?`${b(s)} left in the rack`:null}var Zd=["first","second","third"];function Xd(t,{type:e="WIN",horses:n=[]},s,o,r){return n.length?`${s.player}: ${e} ${Bt(n.join("/"))} \u2026 who comes ${Zd[n.length]}?`:o?o===s?`${s.player}'s ticket: another line, or sell.`:`${o.player}'s ticket is not sold yet.`:t.facts.tickets.length?r.length?`More bets? No ticket yet: ${xt(r)}.`:"Everybody has a ticket. Off when the last one is in.":"Bets, please."}function t$({horse:t,at:e,disabled:n,onTap:s}){return i`<button type="button" class=${x(["horse-key",e>=0&&"is-picked"])} disabled=${n}
      aria-label=${Gt[t]} aria-pressed=${e>=0?"true":"false"} onClick=${s}>
    <${Ve} horse=${t} />${e>=0&&i`<span class="horse-key-place">${e+1}</span>`}
  </button>`}var e$=4;function ei({round:t,running:e}){let[n,s]=v(null),{board:o,facts:r}=t,a=e?null:r.finish,c=ot(o);r.finish||(c.current=o);let l=e?{...t,board:c.current}:t;return i`<div class="tote" role="group" aria-label="tote board">
    ${Object.keys(le).map(p=>i`<${n$} key=${p} kind=${p} round=${l} finish=${a}
      onWhole=${p==="WIN"?null:()=>s(p)} />`)}
    ${n&&i`<${R} title=${`${n}: ${Object.keys(o[n].orders).length} orders`} onClose=${()=>s(null)}
        foot=${i`<${m} kind="plain" onTap=${()=>s(null)}>go back<//>`}>
      <div class="tote-whole"><${oi} kind=${n} round=${l} finish=${a} staked lines=${si(o[n].orders)} /></div>
    <//>`}
  </div>`}function n$({kind:t,round:e,finish:n,onWhole:s}){let{orders:o,carried:r}=e.board[t],a=e.places[`pool:${t}`]??0,c=t==="WIN"?Object.entries(o):s$(o,ni(t,n));return i`<section class="pool" aria-label=${t}>
    <header class="pool-head" data-place=${`pool:${t}`}>
      <b>${t}</b> <span class="figure">${b(a)}</span>
      ${r>0&&i`<span class="small quiet">${b(r)} carried</span>`}
    </header>
    <${oi} kind=${t} round=${e} finish=${n} lines=${c} />
    ${s&&i`<${m} kind="quiet" onTap=${s}>all ${Object.keys(o).length}<//>`}
  </section>`}var ni=(t,e)=>e?e.slice(0,le[t]).join("/"):null,si=t=>Object.entries(t).sort(([,e],[,n])=>n.chance-e.chance||n.staked-e.staked);function s$(t,e){let n=([s,{staked:o}])=>s===e?2:o?1:0;return si(t).sort((s,o)=>n(o)-n(s)).slice(0,e$)}function oi({kind:t,round:e,finish:n,lines:s,staked:o}){let r=ni(t,n);return i`<table class="tote-lines">
    <thead><tr><th></th>${o&&i`<th>staked</th>`}<th>${n?"paid":"pays"}</th><th>chance</th></tr></thead>
    <tbody>${s.map(([a,c])=>i`<tr key=${a} class=${x([a===r&&"is-won"])}>
      <td><${Ye} order=${a} /></td>
      ${o&&i`<td>${c.staked?b(c.staked):"\u2013"}</td>`}
      <td class="tote-pays">${n?a===r?r$(t,e):"":o$(c,e)}</td>
      <td>${a$(c.chance)}</td>
    </tr>`)}</tbody>
  </table>`}function o$({will_pay:t},{options:e}){return t===null?"\u2013":e.split==="even"?b(t):`${b(Math.floor(t/100))}.${String(t%100).padStart(2,"0")}`}function r$(t,{record:e}){let n=e.flatMap(({events:s})=>s).filter(({code:s,args:o})=>s==="superfecta.pays"&&o.pool===t);return n.length?b(n.reduce((s,{args:o})=>s+o.amount,0)):"carried"}var a$=t=>t===null?"":`${Math.floor(t/1e4)}.${Math.floor(t%1e4/1e3)}%`;var ri={Felt:y$,Foot:i$,words:c$,deed:l$,event:$$,payment:f$,over:h$,beats:m$,showing:b$};function i$({prompt:t}){return t?.say.code==="superfecta.betting"?ti:null}function c$(){return{turn:()=>"TURN A CARD",run:()=>"RUN TO THE END"}}function l$({index:t,do:e,args:n,transfers:s},{who:o,round:r}){switch(e){case"ticket":return`${o}: ${n.bets.map(u$).join(", ")}${n.bets.length>1?` \xB7 ${b(p$(n.bets))}`:""}.`;case"cancel":return`Ticket ${n.ticket} cancelled, ${b(s.reduce((a,{amount:c})=>a+c,0))} back.`;case"off":return"No more bets.";case"turn":return`${B(r.zones.course.cards[d$(r,t)])}.`;case"run":return"Run to the end.";case"show":return`${B(n.card)}.`;default:return null}}var u$=({amount:t,type:e,horses:n})=>`${b(t)} ${e} ${Bt(n)}`,p$=t=>t.reduce((e,{amount:n})=>e+n,0),d$=({record:t},e)=>t.filter(n=>n.do==="turn"&&n.index<e).length;function $$({code:t,args:e,text:n},s){switch(t){case"superfecta.off":return null;case"superfecta.home":return`${Gt[e.horse]} home, number ${e.place}.`;case"superfecta.finish":return`The finish: ${Bt(e.horses)}.`;case"superfecta.pays":return`${e.pool}: ${s[e.seat]} ${b(e.amount)}.`;case"superfecta.carried":return e.amount?`${e.pool}: nobody, ${b(e.amount)} carried.`:null;default:return n}}function f$({action:t,seat:e,transfers:n},s){let o=s.record.find(({index:c})=>c===t)?.events.filter(({code:c,args:l})=>c==="superfecta.pays"&&l.seat===e)??[],r=o.map(({args:c})=>`${c.pool} ${Bt(c.order)}: ${c.reckoning} = ${b(c.amount)}`),a=n.filter(({why:c})=>!/ pays /.test(c)).map(({from:c,why:l,amount:p})=>`${c.slice(5)}, ${l}: ${b(p)}`);return{hand:o.map(({args:c})=>`${c.pool} ${Bt(c.order)}`).join(", ")||"the end of the meeting",sums:[...r,...a]}}function h$({facts:t}){return`${Bt(t.finish.join("/"))}. Race ${t.race} of ${t.races} is paid.`}function m$({zones:t}){return t.course?.count??0}function b$({zones:t},e){let{home:n}=Ks(t.course.cards,e);return n.length?`${n.slice(0,3).map((s,o)=>`${Gt[s]} ${zs[o]}`).join(", ")}.`:"They are off."}var zs=["1st","2nd","3rd","4th"];function y$(t){let{state:e,pace:n}=t,{round:s}=e,o=s.zones.course?.cards??[],{spaces:r,home:a}=Ks(o,n.beat);return i`<section class="felt races" aria-label="felt">
    <${g$} rail=${s.zones.rail?.cards??[]} spaces=${r} home=${a} card=${n.beat?o[n.beat-1]:null} />
    <div class="races-below">
      <${ei} round=${s} running=${n.running} />
      <${Za} ...${t} />
    </div>
  </section>`}function g$({rail:t,spaces:e,home:n,card:s}){let o=[...Array(zt).keys()];return i`<div class="track" role="group" aria-label="the track">
    <div class="track-rail" aria-label="the rail">
      <span class="track-turned">${s?i`<${C} card=${s} />`:i`<${dt} />`}</span>
      ${o.map(r=>i`<span key=${r} class="track-rail-card">
        ${r<zt-1&&(t[r]?i`<${C} card=${t[r]} />`:i`<${dt} />`)}
      </span>`)}
      <span class="track-end"></span>
    </div>
    ${[...ce].map(r=>i`<${k$} key=${r} horse=${r} at=${e[r]} place=${n.indexOf(r)} />`)}
  </div>`}function k$({horse:t,at:e,place:n}){let s={"--at":String(e)};return i`<div class=${x(["lane",n===0&&"is-winner"])} role="img"
      aria-label=${`${Gt[t]}: ${n<0?`space ${e} of ${zt}`:zs[n]}`}>
    <span class="lane-start"></span>
    ${[...Array(zt).keys()].map(o=>i`<span key=${o} class=${x(["lane-space",o===zt-1&&"is-line"])}></span>`)}
    <span class="lane-place figure">${n<0?"":zs[n]}</span>
    <span class="horse" style=${s}><${Ve} horse=${t} /></span>
  </div>`}var Gs={ante:"Ante",blind:"Blind",play:"Play",trips:"Trips"},Jt=(t,e,n)=>t.places[`circle:${e}:${n}`]??0;function ii({board:t,options:e,onClose:n}){let s=Object.keys(t.blind_paytable),o=i`<${m} kind="plain" onTap=${n}>go back<//>`;return i`<${R} title="What is paid" onClose=${n} foot=${o}>
    <table class="ledger paytables">
      <thead><tr><th>hand</th><th class="number">Blind</th><th class="number">Trips</th></tr></thead>
      <tbody>${s.map(r=>i`<tr key=${r}>
        <td>${r}</td>
        <td class="number">${t.blind_paytable[r]}</td>
        <td class="number">${t.trips_paytable[r]}</td>
      </tr>`)}</tbody>
    </table>
    <p class="small quiet">Blind${ai(e.blind_paytable)}: only when the player beats the dealer; an equal hand pushes.
      What a fraction leaves over stays with the house.</p>
    <p class="small quiet">Trips${ai(e.trips_paytable)}: on the player's hand alone, whoever wins; a fold loses it.</p>
    <p class="small quiet">Ante and Play pay 1:1. Without a pair the dealer does not qualify, and the Ante pushes.</p>
  <//>`}var ai=t=>typeof t=="string"?` (${t})`:" (your own table)";var _$=["ante","trips"];function ui({table:t,state:e,pad:n,setPad:s,last:o,news:r}){let{round:a,night:c}=e,{prompt:l}=a,p=(O,Q)=>l.options.find(st=>st.by===O&&st.do===Q),u=a.seats.map(({seat:O})=>O),[d,f]=v(!1),$=O=>!!p(O,"bet")&&!n.sitting?.[O],h=n.seat===void 0?Js(a,u.filter($),0):n.seat,_=n.target??"ante",g=p(h,"bet"),y=Qs(a,h),w=n.drafts?.[h]??y,S=ne(w[_],n.tapped?.[`${h} ${_}`]??[],c.chip_set),k=w.ante!==y.ante||w.trips!==y.trips,E=v$(o[`${h} bet`]),U=a.seats.find(O=>O.seat===h),ut=(O,Q=[])=>s({seat:h,target:_,drafts:{...n.drafts,[h]:{...w,[_]:O}},tapped:{...n.tapped,[`${h} ${_}`]:Q}}),K=O=>ut(O.reduce((Q,st)=>Q+st,0),O),I=(O,Q={})=>s(st=>{let{[O]:Qt,...de}=st.drafts??{},{seat:Ze,...N}=Q;return st.seat===n.seat?{drafts:de,tapped:{},target:"ante",...Q}:{drafts:de,...N}}),tt=async O=>{let Q=!O.ante&&!O.trips,st=Q?p(h,"clear"):g;await t.act({...st,args:Q?{}:ci(O)})&&I(h,{seat:Js(a,u.filter($),h),sitting:{...n.sitting,[h]:!1}})},rt=()=>{let O={...n.sitting,[h]:!n.sitting?.[h]},Q=O[h]?Js(a,u.filter(st=>$(st)&&st!==h),h):h;I(h,{seat:Q,sitting:O})},et=async()=>{f(!1);for(let[Q,st]of Object.entries(n.drafts??{})){let Qt=Number(Q);if(!(!st.ante&&!st.trips)){if(!await t.act({...p(Qt,"bet"),args:ci(st)}))return s({seat:Qt});I(Qt)}}let O=t.state.peek().round?.prompt?.options.find(({do:Q})=>Q==="deal");return O&&t.act(O)},q=p("dealer","deal")||Object.values(n.drafts??{}).some(({ante:O,trips:Q})=>O||Q),kt=O=>g&&li(a,g,U.rack+ue(y),{...w,[_]:w[_]+O})===null,T=a.seats.filter(O=>$(O.seat)&&!ue(n.drafts?.[O.seat]??Qs(a,O.seat))).map(({player:O})=>O),J=q&&!k&&!T.length,Tt=i`<${m} kind=${J?"main":"plain"} disabled=${!q} busy=${t.late.value}
    onTap=${T.length?()=>f(!0):et}>DEAL<//>`,Ot=T.length?`${De(T,"not bet")}.`:"All bets are down: deal.";return i`<${lt} table=${t} line=${q&&(J||T.length)?Ot:l.say.text} news=${r}
      detail=${U&&`${U.player} \xB7 rack ${b(U.rack)}`}>
    ${d&&i`<${mt} title=${`Deal without ${xt(T)}?`} no=${`wait for ${T.length===1?T[0]:"them"}`} yes=${`deal without ${T.length===1?T[0]:"them"}`}
      text=${`${De(T,"not bet")}. Without a bet nobody is dealt in, and cards that are dealt cannot be taken back.`}
      onYes=${et} onClose=${()=>f(!1)} />`}
    <div class="bets">
      <div class="bets-row">
        ${_$.map(O=>i`<${x$} key=${O} name=${O} draft=${w} chosen=${O===_} disabled=${!g}
          onTap=${()=>s({seat:h,target:O})} />`)}
        <${se} chipset=${c.chip_set} fits=${kt} onAdd=${O=>K([...S,O])}
          onTakeOff=${O=>K(_e(S,O))} />
        <${m} name="take off the last chip" disabled=${!S.length} onTap=${()=>K(S.slice(0,-1))}>⌫<//>
        <p class="bets-note small" role="status">${U?S$(a,g,w):""}</p>
      </div>
      <${P} question=${`betting ${h}`} end=${Tt} steady>
        <${m} kind="main" disabled=${!k} busy=${t.late.value} onTap=${()=>tt(w)}>
          <span class="bets-place">${w$(U,w,k)}</span>
        <//>
        <${m} kind="plain" disabled=${!g||!E||li(a,g,U.rack+ue(y),E)!==null}
          onTap=${()=>tt(E)}>same again${E?` \xB7 ${pi(E)}`:""}<//>
        <${m} kind="quiet" disabled=${!ue(w)} onTap=${()=>s({seat:h,target:"ante",drafts:{...n.drafts,[h]:{ante:0,trips:0}},tapped:{}})}>clear<//>
        <${m} kind="quiet" chosen=${!!(U&&n.sitting?.[h])} disabled=${!g||ue(y)>0} onTap=${rt}>sits out<//>
      <//>
    </div>
  <//>`}var Qs=(t,e)=>({ante:Jt(t,e,"ante"),trips:Jt(t,e,"trips")}),ue=({ante:t,trips:e})=>2*t+e,ci=({ante:t,trips:e})=>e?{ante:t,trips:e}:{ante:t},v$=t=>t&&{ante:t.ante,trips:t.trips??0},pi=({ante:t,trips:e})=>[t&&b(t),e&&`Trips ${b(e)}`].filter(Boolean).join(" + ");function Js(t,e,n){return[...e.filter(o=>o>n),...e.filter(o=>o<n)].find(o=>!ue(Qs(t,o)))??null}function x$({name:t,draft:e,chosen:n,disabled:s,onTap:o}){let r=e[t];return i`<button type="button" class=${x(["bets-target",n&&"is-chosen"])} aria-pressed=${String(n)}
      disabled=${s} onClick=${o}>
    <span class="small">${t==="ante"?"Ante":"Trips"}</span>
    <b class="bets-figure">${b(r)}</b>
    <span class="small">${t==="ante"?`+ Blind ${b(r)}`:" "}</span>
  </button>`}function w$(t,e,n){return t?n?ue(e)?`${t.player} bets ${pi(e)}`:`${t.player} takes it back`:`${t.player} bets`:"all bets are down"}function li(t,e,n,{ante:s,trips:o}){let{maximum_bet:r}=t.options;return r&&(s>r||o>r)?`at most ${b(r)}`:s>e.values.ante.max||o>e.values.trips.max?"the rack does not hold that":3*s+o>n?"the rack keeps one more ante for the Play bet":null}function S$(t,e,n){if(!e)return"The rack does not cover a bet.";let s=Object.entries(t.board.blind_paytable).find(([,a])=>T$(a,n.ante));if(!s)return"";let[o,r]=s;return`A ${o} pays ${r.replace(":"," to ")} on the Blind: of ${b(n.ante)} the house would keep the odd part of a chip.`}var T$=(t,e)=>{let[n,s]=t.split(":").map(Number);return s>1&&e*n%s!==0};var di={Felt:M$,Foot:({facts:t})=>t.street==="betting"?ui:null,words:A$,deed:C$,event:E$,payment:B$,over:H$,passOn:P$},O$=[7,6,5,4,3,2,1];function A$(t){let[e]=t.prompt?.awaited??[];return{check:()=>"CHECK",fold:()=>"FOLD",play:({times:n})=>`PLAY ${n}\xD7 \xB7 ${b(n*Jt(t,e,"ante"))}`}}function C$({do:t,args:e,transfers:n},{who:s}){switch(t){case"bet":{let o=e.trips?`Trips ${b(e.trips)}`:"",r=e.ante?`${b(e.ante)}, Blind ${b(e.ante)}`:"";return`${s} bets ${[r,o].filter(Boolean).join(", ")}.`}case"clear":return`${s} takes the bet back.`;case"deal":return"No more bets. Cards dealt.";case"check":return`${s} checks.`;case"fold":return`${s} folds.`;case"play":return`${s} plays ${e.times}\xD7, ${b(n[0].amount)}.`;case"show":return`${B(e.card)} turned up.`;default:return null}}function E$({code:t,args:e,text:n},s){if(t==="uth.breakage")return`Odd Blind: a ${e.hand} is rounded down.`;if(t!=="uth.settled")return n;let o=e.lines.reduce((r,{stake:a,result:c,won:l})=>r+(c==="loses"?-a:l),0);return`${s[e.seat]}: ${e.hand}, ${$t(o)}.`}function j$({circle:t,stake:e,odds:n,result:s,won:o}){let r=`${Gs[t]} ${b(e)}`;return s.startsWith("pays")?`${r} \xD7 ${n} = ${b(o)}${s.includes("breakage")?", the half chip stays":""}`:`${r} ${s}`}var N$={better:"",worse:", beaten",equal:", equal to the dealer's"};function B$({action:t,seat:e,transfers:n},s){let r=s.record.find(({index:u})=>u===t)?.events.find(({code:u,args:d})=>u==="uth.settled"&&d.seat===e);if(!r)return{hand:null,sums:n.map(({why:u,amount:d})=>`${u}: ${b(d)}`)};let{hand:a,cards:c,compared:l,lines:p}=r.args;return{hand:a+N$[l],sums:p.map(j$),lit:new Set(c)}}function H$({record:t}){let e=t.at(-1)?.events.find(({code:n})=>n==="uth.qualifies"||n==="uth.fails");return e?`${e.text} All paid.`:"Nobody stayed in. All paid."}function P$({prompt:t,record:e}){let[n]=t?.awaited??[];return typeof n=="number"&&n>e.at(-1).by?n:null}function M$({state:t,paying:e,pad:n,setPad:s,face:o}){let{round:r,table:a,night:c}=t,[l,p]=v(!1),{zones:u,facts:d,board:f}=r,$=e?o.payment(e,r).lit:void 0,h=u["hand:dealer"]?.cards??[],_=Array(u["board:covered"]?.count??0).fill("??"),g=r.record.flatMap(({events:y})=>y).find(({code:y})=>y==="uth.qualifies"||y==="uth.fails");return i`<section class="felt uth" aria-label="felt">
    <div class="uth-tables"><${m} kind="quiet" onTap=${()=>p(!0)}>paytables<//></div>
    <div class="uth-dealer">
      <${L} cards=${h} places=${2} lit=${$} label=${g?L$(g):"dealer"} />
    </div>
    <div class="uth-board"><${L} cards=${[...u.board?.cards??[],..._]} places=${5} lit=${$} /></div>
    ${O$.map(y=>i`<${R$} key=${y} seat=${y} round=${r} chipset=${c.chip_set} lit=${$}
      street=${d.street} paying=${e?.seat===y} pad=${n} setPad=${s}
      holds=${a.hand_over?.seat===y} />`)}
    ${l&&i`<${ii} board=${f} options=${a.options} onClose=${()=>p(!1)} />`}
  </section>`}var L$=({code:t,args:e})=>`${e.hand}: ${t==="uth.qualifies"?"qualifies":"does not qualify"}`;function R$({seat:t,round:e,chipset:n,lit:s,street:o,paying:r,pad:a,setPad:c,holds:l}){let p=e.seats.find(k=>k.seat===t),u=`uth-seat uth-seat-${t}`;if(!p)return i`<div class=${`${u} is-empty`} aria-hidden="true"><span class="uth-empty">${t}</span></div>`;let d=o==="betting",f=e.zones[`hand:${t}`]?.cards??[],$=e.facts.folded.includes(t),h=!d&&!e.facts.dealt_in.includes(t),_=d&&a.seat===t,g=r||e.prompt?.awaited.includes(t)||_,y=d?a.drafts?.[t]:void 0,w=[u,g&&"is-lit",($||h)&&"is-out",_&&"is-chosen",I$(e,t)&&"is-waiting"],S=i`
    <span class="uth-hand">
      ${f.length>0&&!$&&i`<${L} cards=${f} lit=${r?s:void 0} />`}
      <span class="uth-note">${d&&a.sitting?.[t]?"sits out":F$({folded:$,out:h,holds:l})}</span>
    </span>
    <span class="uth-circles">
      ${["trips","play","ante","blind"].map(k=>i`<${q$} key=${k} name=${k} place=${`circle:${t}:${k}`}
        amount=${D$(e,t,k,y)} draft=${y!==void 0} chipset=${n} />`)}
    </span>
    <span class="uth-who"><b>${p.player}</b><span class="figure" data-place=${`seat:${t}`}>${b(p.rack)}</span></span>`;return d?i`<button type="button" class=${x(w)} aria-label=${`seat ${t}, ${p.player}`} aria-pressed=${String(_)}
    onClick=${()=>c({seat:t,target:"ante"})}>${S}</button>`:i`<div class=${x(w)} role="group" aria-label=${`seat ${t}, ${p.player}`}>${S}</div>`}var F$=({folded:t,out:e,holds:n})=>t?"folded":n?"has the tablet":e?"out":"";function D$(t,e,n,s){return s?{ante:s.ante,blind:s.ante,trips:s.trips,play:0}[n]:Jt(t,e,n)}function I$(t,e){let[n]=t.prompt?.awaited??[],{dealt_in:s=[],folded:o}=t.facts;return typeof n=="number"&&e>n&&s.includes(e)&&!o.includes(e)&&Jt(t,e,"ante")>0&&!Jt(t,e,"play")}function q$({name:t,place:e,amount:n,draft:s,chipset:o}){let[r]=ee(n,o);return i`<span class=${x(["uth-circle",`uth-${t}`,n>0&&s&&"is-draft"])} data-place=${e}>
    <span class="uth-ring">${r?i`<${ve} value=${n} colour=${r.colour} />`:Gs[t]}</span>
  </span>`}var U$={lorum:Aa,polignac:Ba,kaiser:Pa,"canadian-salad":Ha,schnapsen:Fa,"stop-the-bus":Ga,"divide-and-conquer":ya,bura:Rr,"card-stock-market":ra,kabu:_a,speculation:za,uth:di,superfecta:ri},pe=t=>({...fa,...U$[t]});var $i=(t,e)=>t.map(W$).filter(n=>n?.open.length&&n.open.every(s=>e.includes(s)));function W$(t){let e=Object.entries(t.values);if(e.length!==1)return null;let[[n,s]]=e;switch(wt(s)){case"card":return{option:t,open:s,least:1,most:1,answer:([o])=>({[n]:o})};case"some":{let{of:o,least:r,most:a}=s;return o.every(F)?{option:t,open:o,least:r,most:a,answer:c=>({[n]:c})}:null}default:return null}}var fi=({open:t,least:e})=>t.length===e;function hi(t,e){let n=t.map(({option:d})=>D(d)).join(),[s,o]=v({asked:null,cards:[]}),r=Z(n),a=t.length===1&&fi(t[0])?t[0].open:[],c=s.asked===n?s.cards:a,l=(d,f=c)=>e({...d.option,args:d.answer(f)});return{picked:c,tap:(d,f)=>{if(r.swallows(f))return;let $=t.filter(({open:h})=>h.includes(d));$.length===1&&$[0].most===1?l($[0],[d]):o({asked:n,cards:K$(c,d,Math.max(...$.map(({most:h})=>h)))})},ready:({open:d,least:f,most:$})=>c.length>=f&&c.length<=$&&c.every(h=>d.includes(h)),play:l}}function K$(t,e,n){return t.includes(e)?t.filter(s=>s!==e):[...t,e].slice(-n)}function mi({cards:t,plays:e,hand:n,label:s}){let o=new Set(e.flatMap(r=>r.open));return i`<div class="tap-hand" role="group" aria-label=${s??"your cards"}>
    ${t.map(r=>{let a=n.picked.includes(r);return o.has(r)?i`<button type="button" key=${r} class=${x(["tap-card","is-open",a&&"is-raised"])}
          aria-label=${it(r)} aria-pressed=${String(a)} onClick=${c=>n.tap(r,c)}><${C} card=${r} /></button>`:i`<span class="tap-card" key=${r}><${C} card=${r} dim=${o.size>0} /></span>`})}
  </div>`}function bi({plays:t,hand:e,words:n,busy:s}){return t.map(o=>{let r=o.option.do;if(o.most===1&&t.length===1&&!fi(o))return i`<p class="controls-note" key=${r}>Tap a card to ${j(r)}.</p>`;let a=e.ready(o);return i`<${m} key=${r} kind="main" disabled=${!a} busy=${s} onTap=${()=>e.play(o)}>
      ${a?ye(r,o.answer(e.picked),n):`${j(r)}: ${z$(o)}`}
    <//>`})}function z$({least:t,most:e}){return t===e?t===1?"tap a card":`tap ${t} cards`:`tap ${t} to ${e} cards`}var yi=t=>`last ${t.night.night} ${t.table.game}`,gi=t=>JSON.parse(sessionStorage.getItem(yi(t))??"{}"),G$=(t,e)=>t.table.seats.find(n=>n.seat===e)?.player;function ki(t){let e=gi(t),n=JSON.stringify(e);for(let{by:o,do:r,args:a}of t.round?.record??[]){let c=G$(t,o);c&&Object.keys(a).length&&(e[`${c} ${r}`]=a)}let s=JSON.stringify(e);s!==n&&sessionStorage.setItem(yi(t),s)}function Jn(t){let e=gi(t);return Object.fromEntries(t.table.seats.flatMap(({seat:n,player:s})=>Object.entries(e).filter(([o])=>o.startsWith(`${s} `)).map(([o,r])=>[`${n} ${o.slice(`${s} `.length)}`,r])))}var J$=25e3;function _i({table:t,state:e,seat:n}){let[s,o]=v(!1),r=Q$(t,e,n),a=A(e.round)[n],c=()=>o(!1),{passOn:l}=pe(e.round.game),p=$=>{let h=l($);return h!==null&&re(e,h)?null:h},u=$=>t.actInHand($,n,l&&p),d=Z(String(s)),f=pe(e.round.game).OpenHand??Y$;return H(()=>{if(!s)return;let $=setTimeout(c,J$);return document.addEventListener("visibilitychange",c),()=>{clearTimeout($),document.removeEventListener("visibilitychange",c)}},[s,e.version]),i`<main class="screen is-hand" onClickCapture=${d.swallows}>
    <${ae} table=${t} state=${e} />
    ${s&&r?i`<${f} table=${t} hand=${r} seat=${n} who=${a} act=${u} onCover=${c} />`:i`<${V$} table=${t} state=${e} seat=${n} who=${a} ready=${r!==null} onLook=${()=>o(!0)} />`}
  </main>`}function Q$(t,e,n){let[s,o]=v(null),r=e.table.hand_over?.here&&e.table.hand_over.seat===n;return H(()=>{if(!r)return;let a=!0;return t.hand(n).then(c=>a&&o(c)),()=>{a=!1}},[e.version,n,r]),s}function V$({table:t,state:e,seat:n,who:s,ready:o,onLook:r}){let a=pe(e.round.game),c=Nn(e.round,a).at(-1);return i`
    <section class="hand-felt" aria-label="your hand, covered">
      <p class="hand-news">${c?.text}</p>
      ${a.Seen&&i`<${a.Seen} round=${e.round} seat=${n} />`}
      <button type="button" class="hand-cover" disabled=${!o} onClick=${r}>
        <span class="hand-backs" aria-hidden="true"><${C} card="??" /><${C} card="??" /></span>
        <span class="hand-touch">${s}, touch to look</span>
      </button>
    </section>
    <${lt} table=${t} line=${`${s}, this is for your eyes.`}>
      <${P} end=${i`<${m} kind="plain" onTap=${t.takeBack}>back to the dealer<//>`} />
    <//>`}function Y$({table:t,hand:e,seat:n,who:s,act:o,onCover:r}){let{round:a}=e,{prompt:c}=a,l=pe(a.game),p=Object.entries(a.zones).filter(([,{owner:S,sight:k,cards:E}])=>S===n&&k==="owner"&&E.length),u=A(a),d=c?.options.filter(({by:S})=>S===n)??[],f=$i(d,p.flatMap(([,{cards:S}])=>S)),$=hi(f,o),h=xe(a),_=l.words?.(a)??{},g=l.Seen??Z$,y=t.late.value,w=i`<${m} kind="plain" onTap=${t.takeBack}>back to the dealer<//>`;return i`
    <section class="hand-felt" aria-label="your hand">
      <${g} round=${a} seat=${n} />
      <div class="hand-own">
        ${p.map(([S,{cards:k}])=>i`<${mi} key=${S} cards=${h.arranged(k)} plays=${f} hand=${$}
          label=${p.length>1?Un(S,u):null} />`)}
      </div>
      <div class="hand-foot">
        <p class="hand-note">${l.handNote?.(a,n)}</p>
        ${p.some(([,{cards:S}])=>S.length>1)&&i`<${we} sorting=${h} />`}
        <${m} kind="plain" onTap=${r}>cover<//>
      </div>
    </section>
    <section class="foot" aria-label="what is next">
      <${X} text=${c?.say.text??"The round is over."} detail=${[s,gt(a,[n])].filter(Boolean).join(" \xB7 ")} />
      ${d.length>0?i`<${jn} prompt=${c} me=${n} players=${u} chipset=${e.night.chip_set}
            words=${_} sure=${l.sure?.(a)} last=${Jn(e)} busy=${y} error=${t.error.value} onAct=${o} end=${w}
            first=${bi({plays:f,hand:$,words:_,busy:y})} drawn=${S=>f.some(k=>k.option===S)} />`:i`<${pt} table=${t} /><${P} end=${w} />`}
    </section>`}function Z$({round:t,seat:e}){let n=A(t),s=Object.entries(t.zones).filter(([,{owner:o,sight:r,cards:a}])=>!(o===e&&r==="owner")&&a.some(c=>c!=="??"));return i`<div class="hand-others">
    ${s.map(([o,{cards:r}])=>i`<${L} key=${o} cards=${r} label=${Un(o,n)} />`)}
  </div>`}var Zs=(t,e={})=>Object.fromEntries(t.settings.map(({name:n,default:s})=>[n,e[n]??s])),Qn=t=>Object.fromEntries(Object.entries(t).filter(([,e])=>e!==null&&e!==""));function Vn(t,e){for(let{name:n,value:s,default:o}of t.settings){if(e[n]===null&&o===null)continue;let r=vi(s,e[n]);if(r)return`${Ti(j(n))}: ${r}.`}return null}function vi(t,e){return Array.isArray(t)?t.includes(e)?null:"choose one":t.fields?Vs(Object.entries(t.fields).map(([n,s])=>vi(s,e?.[n]))):t.paytable?typeof e=="string"?null:Vs(Object.values(e).map(xi)):t.each&&e&&typeof e=="object"?Vs(t.each.map(n=>Ys(t,e[n]))):Ys(t,e)}var Vs=t=>t.find(Boolean)??null;function Ys({min:t,max:e,step:n=1},s){return Number.isSafeInteger(s)?s<t?`${b(t)} or more`:s>e?`${b(e)} or less`:(s-t)%n?`in steps of ${n}`:null:"a whole number, please"}var X$=/^([1-9]\d{0,6}(\/[1-9]\d{0,6})?|push|lose)$/,xi=t=>X$.test(String(t))?null:"each hand pays a whole number, a fraction 3/2, push or lose",wi=(t,e)=>t.settings.map(({name:n})=>Si(j(n),e[n])).filter(Boolean);function Si(t,e){if(e==null)return null;if(typeof e=="number")return`${t} ${b(e)}`;if(typeof e=="string")return`${t}: ${j(e)}`;let n=Object.entries(e);return n.length>6?`${t}: your own`:`${t}: ${n.map(([s,o])=>Si(s,o)).join(", ")}`}var Ti=t=>t[0].toUpperCase()+t.slice(1);function Oi({game:t,held:e,onChange:n}){return i`<div class="settings">
    ${t.settings.map(s=>i`<fieldset class="field setting" key=${s.name}>
      <legend>${Ti(j(s.name))}</legend>
      ${s.meaning&&i`<p class="quiet small">${s.meaning}</p>`}
      <${Ai} value=${s.value} name=${s.name} choices=${s.choices} held=${e[s.name]}
        none=${s.default===null} onChange=${o=>n({...e,[s.name]:o})} />
    </fieldset>`)}
    ${t.odds?.length>0&&i`<${tf} odds=${t.odds} />`}
  </div>`}var tf=({odds:t})=>i`<section class="odds">
  <h3>What it costs or earns the house</h3>
  <dl>${t.map(({title:e,text:n})=>i`<div key=${e}><dt>${e}</dt><dd>${n}</dd></div>`)}</dl>
</section>`;function Ai(t){let{value:e}=t;return Array.isArray(e)?i`<${ef} ...${t} words=${e} />`:e.paytable?i`<${rf} ...${t} />`:e.fields?i`<${Ei} ...${t} />`:e.each?i`<${nf} ...${t} />`:i`<${Ci} ...${t} />`}var ef=({words:t,choices:e,held:n,onChange:s})=>i`<div class="choices">
  ${t.map(o=>i`<${m} key=${o} chosen=${o===n} onTap=${()=>s(o)}>
    <span class="choice-words"><b>${typeof o=="number"?b(o):j(o)}</b>
      ${e?.[o]&&i`<span class="choice-note">${e[o]}</span>`}</span>
  <//>`)}
</div>`;function Ci({value:t,name:e,held:n,none:s,onChange:o}){let r=n===null&&s?null:Ys(t,n),a=c=>{let l=c.target.value.trim();o(/^\d{1,16}$/.test(l)?Number(l):l===""&&s?null:l)};return i`<div class="figure-field">
    <input class=${x(["figure-input",r&&"is-wrong"])} inputmode="numeric" autocomplete="off" aria-label=${j(e)}
      placeholder=${s?"none":""} value=${n??""} onInput=${a} />
    ${r&&i`<span class="quiet small">${r}</span>`}
  </div>`}var Ei=({value:t,held:e,onChange:n})=>i`<div class="setting-group">
  ${Object.entries(t.fields).map(([s,o])=>i`<label key=${s}><span>${j(s)}</span>
    <${Ai} value=${o} name=${s} held=${e?.[s]} onChange=${r=>n({...e,[s]:r})} />
  </label>`)}
</div>`;function nf({value:t,name:e,held:n,onChange:s}){let o=n!==null&&typeof n=="object",r=()=>s(Object.fromEntries(t.each.map(a=>[a,n])));return i`<div class="setting-each">
    <div class="choices">
      <${m} chosen=${!o} onTap=${()=>o&&s(n[t.each[0]])}>one for all<//>
      <${m} chosen=${o} onTap=${()=>!o&&r()}>one for each<//>
    </div>
    ${o?i`<${Ei} value=${{fields:Object.fromEntries(t.each.map(a=>[a,sf(t)]))}}
          held=${n} onChange=${s} />`:i`<${Ci} value=${t} name=${e} held=${n} onChange=${s} />`}
  </div>`}var sf=({min:t,max:e,step:n})=>({min:t,max:e,step:n}),of="your own";function rf({value:t,choices:e,held:n,onChange:s}){let o=Object.entries(t.paytable),r=typeof n=="object"&&n!==null,a=()=>s(Object.fromEntries(Object.entries(o[0][1]).map(([l,p])=>[l,af(p)]))),c=r?n:t.paytable[n];return i`<div class="setting-paytable">
    <div class="choices">
      ${o.map(([l])=>i`<${m} key=${l} chosen=${n===l} onTap=${()=>s(l)}>
        <span class="choice-words"><b>${j(l)}</b>
          ${e?.[l]&&i`<span class="choice-note">${e[l]}</span>`}</span>
      <//>`)}
      <${m} chosen=${r} onTap=${()=>!r&&a()}>${of} …<//>
    </div>
    <dl class="paytable">
      ${Object.entries(c??{}).map(([l,p])=>i`<div key=${l}>
        <dt>${l}</dt>
        <dd>${r?i`<input class=${x(["figure-input",xi(p)&&"is-wrong"])} aria-label=${l} value=${p}
              onInput=${u=>s({...n,[l]:ji(u.target.value.trim())})} />`:p}</dd>
      </div>`)}
    </dl>
  </div>`}var af=t=>ji(t.replace(/:1$/,"").replace(":","/")),ji=t=>/^[1-9]\d*$/.test(t)?Number(t):t;var cf=250;function Ni(t,e,n){let[s,o]=v(null),r=e?.odds?.length&&Vn(e,n)===null?JSON.stringify(Qn(n)):null;return H(()=>{if(r===null)return;let a=!1,c=setTimeout(async()=>{try{let{odds:l}=await t.send("POST",`games/${e.slug}/odds`,{options:JSON.parse(r)});a||o({game:e,odds:l})}catch{a||o(null)}},cf);return()=>{a=!0,clearTimeout(c)}},[e,r]),s?.game===e?s.odds:e?.odds??[]}var lf=[{cards:"virtual",name:"on the screens",note:"the house shuffles; everybody can check it"},{cards:"physical",name:"a real deck",note:"you deal, and tap each card that turns up"}];function Bi({table:t,state:e,onClose:n}){let[s,o]=v(null),[r,a]=v(null),[c,l]=v(e.table.cards);H(()=>{t.games().then(h=>{let _=h.find(({slug:g})=>g===e.table.game);o(h),a({game:_,options:Zs(_,e.table.options)})},()=>n())},[]);let p=Ni(t.api,r?.game??null,r?.options??{});if(!r)return i`<${R} title="What is played" onClose=${n} foot=${i`<${m} onTap=${n}>go back<//>`} />`;let u=Vn(r.game,r.options),d=h=>a({game:h,options:Zs(h,h.slug===e.table.game?e.table.options:{})}),f=async()=>await t.changeGame(r.game.slug,Qn(r.options),c)&&n(),$=i`<${m} kind="plain" onTap=${n}>go back<//>
    <${m} kind="main" disabled=${u!==null} busy=${t.late.value} onTap=${f}>play ${r.game.name}<//>`;return i`<${R} title="What is played" onClose=${n} foot=${$}>
    <div class="choices" role="group" aria-label="game">
      ${s.map(h=>i`<${m} key=${h.slug} chosen=${h===r.game} onTap=${()=>d(h)}>
        <span class="choice-words"><b>${h.name}</b><span class="choice-note">${uf(h.seats)}</span></span>
      <//>`)}
    </div>
    <fieldset class="field setting">
      <legend>Cards</legend>
      <div class="choices">
        ${lf.map(h=>i`<${m} key=${h.cards} chosen=${h.cards===c} onTap=${()=>l(h.cards)}>
          <span class="choice-words"><b>${h.name}</b><span class="choice-note">${h.note}</span></span>
        <//>`)}
      </div>
    </fieldset>
    <${Oi} key=${r.game.slug} game=${{...r.game,odds:p}} held=${r.options}
      onChange=${h=>a({...r,options:h})} />
    <${G} text=${u??t.error.value} />
  <//>`}var uf=({least:t,most:e})=>t===e?`${t} players`:`${t} to ${e} players`;function Hi({seed:t,commitment:e,cut:n,decks:s}){return`#${[...[["seed",t],["commitment",e],...n?[["cut",n]]:[]],...s.map(r=>["deck",r.join("")])].map(([r,a])=>`${r}=${encodeURIComponent(a)}`).join("&")}`}var Pi=["Ac","Ad","Ah","As"],Yn=4;function Mi({table:t,state:e,onClose:n}){let{seats:s,people:o}=e.table,r=[...s,...o].map(({player:d,name:f})=>({player:d,name:f})),[a,c]=v(s.map(({player:d})=>d).slice(0,Yn)),l=d=>c(a.includes(d)?a.filter(f=>f!==d):[...a,d]),p=async()=>await t.drawPartners(a)&&n(),u=i`<${m} kind="plain" onTap=${n}>go back<//>
    <${m} kind="main" disabled=${a.length!==Yn} busy=${t.late.value} onTap=${p}>
      ${a.length===Yn?"DRAW THE CARDS":`choose ${Yn} players`}
    <//>`;return i`<${R} title="Draw partners" onClose=${n} foot=${u}>
    <p>Two red cards and two black ones are shuffled, one to each: equal colours are partners, and sit across from each
      other. The shuffle is the one this table has promised.</p>
    <div class="choices people" role="group" aria-label="who draws">
      ${r.map(({player:d,name:f})=>i`<${m} key=${d} chosen=${a.includes(d)} onTap=${()=>l(d)}>
        <span class="person"><b>${f}</b><span>${a.includes(d)?`card ${a.indexOf(d)+1}`:""}</span></span>
      <//>`)}
    </div>
    <${G} text=${t.error.value} />
  <//>`}function Li({onClose:t}){let e=i`<span></span><${m} kind="main" onTap=${t}>go back<//>`;return i`<${R} title="Draw partners" onClose=${t} foot=${e}>
    <p>This table plays with a real deck, whose shuffle no screen can promise: so you draw by hand.</p>
    <p>Shuffle two red cards of it and two black ones, and each of you draws one. Equal colours are partners, and sit
      across from each other: red at seats 1 and 3, black at 2 and 4. Then take these seats here.</p>
  <//>`}function Ri({draw:t}){let e=Object.fromEntries(t.drawn.map(a=>[a.seat,a])),n=t.drawn.map(({card:a})=>a),s=Ue(t.seed),o=We(s)===t.commitment&&ws(s,t.cut,1,Pi).join()===n.join(),r=Hi({...t,decks:[Pi]});return i`<section class="partners" aria-label="partners">
    ${[1,2].map(a=>i`<div class="partners-side" key=${a}>
      ${[e[a],e[a+2]].map(({card:c,name:l})=>i`<span class="partners-one" key=${c}><${C} card=${c} /> <b>${l}</b></span>`)}
    </div>`)}
    <a class="small quiet" href=${`/shuffle${r}`} target="_blank">${o?"drawn as promised \u2713":"not the draw that was promised \u2717"}</a>
  </section>`}function Fi(t){let e=t.state.table.seats.find(n=>n.seat===t.seat);return e?i`<${$f} ...${t} who=${e} />`:i`<${df} ...${t} />`}var pf=[20,50,100,200,500,1e3];function Di({label:t,value:e,most:n,least:s,chipset:o,onChange:r}){let a=pf.filter(c=>c<n);return i`<div class="amount">
    <div class="choices" role="group" aria-label="amounts at one tap">
      <${m} chosen=${e===n&&n>0} disabled=${!n} onTap=${()=>r(n)}>all ${b(n)}<//>
      ${a.map(c=>i`<${m} key=${c} chosen=${e===c} onTap=${()=>r(c)}>${b(c)}<//>`)}
    </div>
    <${Cn} label=${t} value=${e} range=${{min:s,max:n}} optional=${s===0}
      chipset=${o} onChange=${r} />
  </div>`}function df({table:t,state:e,seat:n,onClose:s}){let o=[...e.table.people].sort((g,y)=>+(y.bankroll>0)-+(g.bankroll>0)),r=e.table.for_points?o:o.filter(({bankroll:g})=>g>0),[a,c]=v(r.length===1?r[0].player:null),l=o.find(g=>g.player===a),[p,u]=v(null),{for_points:d}=e.table,f=Math.min(p??(d?0:l?.bankroll??0),l?.bankroll??0),$=g=>{c(g.player),u(null)},h=async()=>await t.sit(a,n,f)&&s(),_=i`<${m} kind="plain" onTap=${s}>go back<//>
    <${m} kind="main" disabled=${!l} busy=${t.late.value} onTap=${h}>
      ${l?d&&!f?`seat ${l.name}`:`seat ${l.name} with ${b(f)}`:"sit down"}
    <//>`;return i`<${R} title=${`Seat ${n}`} onClose=${s} foot=${_}>
    ${!o.length&&i`<p>Everybody sits at this table already. New players ${d?"give their names":"buy their chips"} at the host's desk.</p>`}
    <div class="choices people" role="group" aria-label="who">
      ${o.map(g=>i`<${m} key=${g.player} chosen=${g.player===a} onTap=${()=>$(g)}>
        <span class="person"><b>${g.name}</b><span>${g.bankroll?b(g.bankroll):!d&&"no chips"}</span></span>
      <//>`)}
    </div>
    ${d&&i`<p class="quiet">Played for points: nobody needs chips here.</p>`}
    ${l&&l.bankroll===0&&!d&&i`<p class="quiet">${l.name} has no chips: they are sold at the host's desk.</p>`}
    ${l&&l.bankroll>0&&!d&&i`<${Di} label="brings" value=${f} least=${0} most=${l.bankroll}
      chipset=${e.night.chip_set} onChange=${u} />`}
    <${G} text=${t.error.value} />
  <//>`}function $f({table:t,state:e,seat:n,who:s,onClose:o}){let[r,a]=v(0),[c,l]=v(s.cut),p=$=>async()=>await $()&&o(),u=Math.min(r,s.bankroll),d=e.table.for_points&&!s.rack&&!s.owes,f=i`<${m} kind="plain" onTap=${o}>go back<//>
    <${m} kind="plain" busy=${t.late.value} onTap=${p(()=>t.stand(n))}>
      ${s.name} stands up${!d&&` with ${b(s.rack)}`}
    <//>`;return i`<${R} title=${`Seat ${n}: ${s.name}`} onClose=${o} foot=${f}>
    ${!d&&i`<p>rack <b class="figure">${b(s.rack)}</b> <span class="quiet">· bankroll ${b(s.bankroll)}
      ${s.owes>0&&` \xB7 owes ${b(s.owes)}`}</span></p>`}
    ${d?i`<p class="quiet">Played for points: nobody needs chips here.</p>`:s.bankroll>0?i`<${Di} label="more" value=${u} least=${1} most=${s.bankroll} chipset=${e.night.chip_set} onChange=${a} />
          <${m} kind="main" disabled=${u<1} busy=${t.late.value} onTap=${p(()=>t.topUp(n,u))}>
            ${u?`bring ${b(u)} more`:"bring more"}
          <//>`:i`<p class="quiet">Nothing in the bankroll to bring. Chips are sold at the host's desk.</p>`}
    ${e.table.cards==="virtual"&&i`<div class="cut">
      <label class="cut-word">a word for the shuffle
        <input maxlength="64" autocomplete="off" value=${c} onInput=${$=>l($.target.value)} /></label>
      <${m} disabled=${c.trim()===s.cut} onTap=${p(()=>t.cut(n,c.trim()))}>cut<//>
      <p class="small quiet">Anyone seated may mix a word of their own into the shuffle of the next round.</p>
    </div>`}
    <${G} text=${t.error.value} />
  <//>`}function Ii({table:t,state:e}){let[n,s]=v(null),[o,r]=v(!1),[a,c]=v(!1),{can_begin:l,seed_missing:p,number:u,seats:d,places:f}=e.table,$=(g,y)=>{t.dismiss(),g(y)},h=Object.values(f).reduce((g,y)=>g+y,0),_=h>0&&i`<${m} kind="plain" disabled=${!d.length} onTap=${t.endSeries}>
    divide the ${b(h)} on the felt
  <//>`;return i`<main class="screen is-idle">
    <${ae} table=${t} state=${e} />
    <section class="felt" aria-label="seats">
      <${bf} state=${e} onSeat=${s} />
      ${e.table.draw&&e.table.partners&&i`<${Ri} draw=${e.table.draw} />`}
      <${Nt} state=${e} />
    </section>
    <${kf} table=${t} state=${e} onChoose=${()=>r(!0)} onDraw=${()=>c(!0)} />
    <${lt} table=${t} line=${p?ff:l??hf(e)} detail=${mf(d)}>
      <${P} question=${`idle ${u} ${p}`} end=${_}>
        ${p?i`<${m} kind="main" large busy=${t.late.value} onTap=${t.renewCommitment}>PROMISE ANOTHER SHUFFLE<//>`:i`<${m} kind="main" large disabled=${l!==null} busy=${t.late.value} onTap=${t.begin}>
            BEGIN ROUND ${u}
          <//>`}
      <//>
    <//>
    ${n!==null&&i`<${Fi} key=${n} table=${t} state=${e} seat=${n} onClose=${()=>$(s,null)} />`}
    ${a&&i`<${qi(e.table)?Li:Mi} table=${t} state=${e} onClose=${()=>$(c,!1)} />`}
    ${o&&i`<${Bi} table=${t} state=${e} onClose=${()=>$(r,!1)} />`}
  </main>`}var ff="The seed that was promised for the next shuffle is not in this database. Promise another one, and cut again.",hf=({table:t})=>t.cards==="physical"?"Shuffle and cut. Ready when you are.":"Ready when you are.",mf=t=>t.length?W(t.length,"player"):null;function bf({state:t,onSeat:e}){let{seats:n,free:s,partners:o}=t.table;if(t.night.status!=="open")return null;let r=[...n,...s.map(a=>({seat:a}))].sort((a,c)=>a.seat-c.seat);return i`<div class=${x(["places",r.length>10&&"is-many",o&&"is-across"])}>
    ${r.map(a=>i`<${yf} key=${a.seat} ...${a} points=${t.table.for_points} onTap=${()=>e(a.seat)} />`)}
  </div>`}function yf({seat:t,name:e,rack:n,cut:s,owes:o,points:r,onTap:a}){return e?i`<button type="button" class="place" aria-label=${`seat ${t}, ${e}, rack ${b(n)}`} onClick=${a}>
    <span class="place-number">${t}</span>
    <span class="place-name">${e}</span>
    <span class="place-rack figure" data-place=${`seat:${t}`}>${n||!r?b(n):""}</span>
    <span class="place-note">${[s&&"cut \u2713",o>0&&`owes ${b(o)}`].filter(Boolean).join(" \xB7 ")}</span>
  </button>`:i`<button type="button" class="place is-free" aria-label=${`seat ${t}, free`} onClick=${a}>
      <span class="place-number">${t}</span><span class="place-name">sit down</span>
    </button>`}function gf({table:t,state:e}){let[n,s]=v(!1),o=Ln(t.api,e.night.night);return!o||!Ps(o)||e.night.status!=="open"?null:i`<button type="button" class="join-line" onClick=${()=>s(!0)}>
      <span>join</span><b>${vn(o.code)}</b>
    </button>
    ${n&&i`<${Rn} table=${t} state=${e} onClose=${()=>s(!1)} />`}`}function kf({table:t,state:e,onChoose:n,onDraw:s}){let{game_name:o,cards:r,commitment:a,last_round:c}=e.table;return i`<aside class="side" aria-label="what is played">
    <h2>${o}</h2>
    <p>${r==="virtual"?"cards on the screens":"a real deck"}</p>
    <${vf} state=${e} />
    <${m} onTap=${n}>game, options …<//>
    ${(e.table.draws_partners||qi(e.table))&&i`<${m} onTap=${s}>draw partners …<//>`}
    <${Fn} table=${t} state=${e} />
    <${_f} table=${e.table} />
    <div class="side-foot">
      <${gf} table=${t} state=${e} />
      ${c&&i`<${lr} state=${e} />
        <a class="button" href=${te(e)}>the last rounds</a>`}
      <${On} commitment=${a} cards=${r} />
    </div>
  </aside>`}var qi=({partners:t,cards:e,carry:n})=>t&&e==="physical"&&(!("scores"in n)||n.finished);function _f({table:{rounds:t,voided:e,past:n,corrections:s}}){if(!e&&!s.length)return null;let o=n.findLast(r=>r.voided);return i`<ul class="side-options" aria-label="put right">
    ${e>0&&i`<li>${b(e)} of ${W(t,"round")} voided${o&&`; round ${o.number}: ${o.why}`}</li>`}
    ${s.slice(0,3).map(r=>i`<li key=${r.entry}>${r.was} taken back by ${r.who}: ${r.why}</li>`)}
  </ul>`}function vf({state:t}){let{options:e}=t.table,n={settings:Object.keys(e).map(s=>({name:s}))};return i`<ul class="side-options">
    ${wi(n,e).map(s=>i`<li key=${s}>${s}</li>`)}
  </ul>`}function Ui({payouts:t,at:e,chipset:n,news:s,onPaid:o,onPayAll:r,onWhy:a}){let c=Z(e,{fresh:!0}),l=t[e],{amount:p,sums:u=[],pushes:d=[{amount:Math.abs(p)}]}=l,f=e===t.length-1;return i`
    <${X} text=${wf(l)} news=${s} />
    <section class="ceremony" aria-label="paying" onClickCapture=${c.swallows}>
      <${m} kind="main" large onTap=${o}>${xf(l)}<//>
      <div class="ceremony-sums">${u.map($=>i`<p key=${$}>${$}</p>`)}</div>
      <div class="ceremony-chips">
        ${d.filter($=>$.amount).map($=>i`<div class="ceremony-push" key=${$.to}>
          ${$.to&&i`<span>to <b>${$.to}</b></span>`}
          <${Ft} amount=${$.amount} chipset=${n} words=${!$.to} />
          ${$.why&&i`<span class="quiet small">${$.why}</span>`}
        </div>`)}
      </div>
      <div class="ceremony-end">
        <span class="quiet small">${e+1} of ${t.length}</span>
        <div class="ceremony-ways">
          ${a&&i`<${m} name=${`why ${l.who} is paid this`} onTap=${a}>why?<//>`}
          <${m} disabled=${f} onTap=${r}>pay all<//>
        </div>
      </div>
    </section>`}function xf({amount:t,pushes:e}){return t===0?"next":t>0||e?"paid":"taken"}function wf({who:t,hand:e,amount:n,line:s}){if(s)return s;let o=`${t} pushes`;return n>0&&(o=`Pay ${t} ${b(n)}`),n<0&&(o=`Take ${b(-n)} from ${t}`),e?`${o}: ${e}.`:`${o}.`}function zi({api:t,path:e,seat:n,title:s,onClose:o}){let[{told:r,trouble:a},c]=v({}),[l,p]=v(n??null);H(()=>{let d=`${e}/explanation${l?`?seat=${l}`:""}`;t.get(d).then(f=>c({told:f}),f=>c({trouble:Tf(f)}))},[e,l]);let u=i`
    ${l?i`<${m} kind="plain" onTap=${()=>p(null)}>the whole round<//>`:i`<span></span>`}
    <${m} kind="main" onTap=${o}>done<//>`;return i`<${R} title=${s} onClose=${o} foot=${u}>
    <div class="explain">
      <${G} text=${a} />
      ${r&&i`<${Af} told=${r} about=${l} again=${r.closed&&Sf(e)} />`}
      ${!r&&!a&&i`<p class="quiet">One moment.</p>`}
    </div>
  <//>`}var Sf=t=>t.replace(/^nights\/(\d+)\/tables\/(\d+)\/rounds\/(\d+)$/,"/rounds/$1/$2#$3"),Tf=t=>t instanceof bt?t.message:"The server does not answer. Try again.",Of="0 = 0";function Af({told:t,about:e,again:n}){let s=t.steps.filter(o=>!e||Cf(o)).reverse();return i`
    <p class="quiet">${t.game}, table ${t.table}, round ${t.round}${t.ended&&i`: <b>${t.ended}</b>`}.</p>
    ${Object.values(t.sums).some(o=>o!==Of)&&i`<dl class="explain-sums">
      ${Object.entries(t.sums).map(([o,r])=>i`<div key=${o}><dt>${o}</dt><dd>${r.replaceAll(" - "," \u2212 ")}</dd></div>`)}
    </dl>`}
    <ol class="explain-steps" reversed>
      ${s.map(o=>i`<${Ef} key=${o.entry} step=${o} />`)}
    </ol>
    ${t.shuffle.seed&&i`<details class="explain-shuffle"><summary>the shuffle, to check it</summary>
      ${["commitment","seed","cut"].filter(o=>t.shuffle[o]).map(o=>i`<p key=${o} class="small">
        <span class="quiet">${o}</span> <code>${t.shuffle[o]}</code></p>`)}
    </details>`}
    ${n&&i`<p><a class="button is-plain" href=${n}>see it card by card</a></p>`}`}var Cf=({says:t,moves:e,cards:n})=>t.length>0||e.length>0||Object.keys(n).length>0;function Ef({step:t}){let{entry:e,did:n,cards:s,says:o,moves:r}=t;return i`<li class="explain-step" value=${e}>
    <p class="explain-did">${j(n)} <span class="quiet small">entry ${b(e)}</span></p>
    ${o.map((a,c)=>i`<${jf} key=${c} ...${a} />`)}
    ${r.length>0&&i`<ul class="explain-moves">
      ${r.map((a,c)=>i`<li key=${c}><b class="figure">${b(a.amount)}</b> from ${a.source} to ${a.target}: ${a.why}</li>`)}
    </ul>`}
    ${Object.keys(s).length>0&&i`<div class="explain-cards">
      ${Object.entries(s).map(([a,c])=>c.length>0&&i`<${L} key=${a} cards=${c} label=${a} fanned=${c.length>5} />`)}
    </div>`}
  </li>`}function jf({text:t,details:e}){let n=Object.entries(e),s=n.filter(([,a])=>Wi(a)),o=n.filter(([,a])=>Ki(a)),r=n.filter(([,a])=>!Wi(a)&&!Ki(a));return i`<div class="explain-said">
    <p>${t}</p>
    ${s.map(([a,c])=>i`<${L} key=${a} cards=${c} label=${a==="cards"?null:j(a)} />`)}
    ${o.map(([a,c])=>i`<${Nf} key=${a} rows=${c} />`)}
    ${r.length>0&&i`<p class="quiet small">${r.map(([a,c])=>`${j(a)} ${Gi(c)}`).join(" \xB7 ")}</p>`}
  </div>`}var Wi=t=>Array.isArray(t)&&t.length>0&&t.every(e=>F(e)||e==="??"),Ki=t=>Array.isArray(t)&&t.length>0&&t.every(e=>e&&typeof e=="object"&&!Array.isArray(e));function Nf({rows:t}){let e=[...new Set(t.flatMap(Object.keys))],n=o=>t.every(r=>r[o]==null||typeof r[o]=="number"),s=Object.fromEntries(e.map(o=>[o,n(o)?"number":null]));return i`<table class="ledger explain-rows">
    <thead><tr>${e.map(o=>i`<th key=${o} class=${s[o]}>${j(o)}</th>`)}</tr></thead>
    <tbody>${t.map((o,r)=>i`<tr key=${r}>
      ${e.map(a=>i`<td key=${a} class=${s[a]}>${Gi(o[a])}</td>`)}
    </tr>`)}</tbody>
  </table>`}var Gi=t=>t==null?"\u2013":ft(t);function Ji({title:t,lines:e,onUndo:n,busy:s}){let o=Z(e.at(-1)?.number??0);return i`<aside class="record" aria-label="record of the round">
    ${t&&i`<h2 class="record-title">${t}</h2>`}
    <ol class="record-lines">
      ${e.map(r=>i`<li key=${r.key??r.number} class=${x(["record-line",r.undone&&"is-undone"])}>
        <span class="record-number">${r.number}</span>
        ${r.onTap?i`<button type="button" class="record-text" onClick=${r.onTap}>${r.text}</button>`:i`<span class="record-text">${r.text}</span>`}
      </li>`).reverse()}
    </ol>
    <div class="record-foot" onClickCapture=${o.swallows}><${m} disabled=${!n} busy=${s} onTap=${n}>undo<//></div>
  </aside>`}var Qi=(t,e)=>t.cards==="physical"&&e.do==="show"&&F(e.args.card)&&e!==t.record.at(-1);function Vi({table:t,state:e,step:n,onClose:s}){let{by:o,do:r,args:a,index:c}=n,l=new Set(e.round.record.flatMap(f=>Object.values(f.args)).filter(F)),p=Fe.filter(f=>!l.has(f)),u=async f=>await t.amend(c,{by:o,do:r,...a,card:f})&&s(),d=i`<${m} kind="plain" onTap=${s}>leave it<//>`;return i`<${R} title=${`${B(a.card)} was wrong. Which card was it?`} onClose=${s} foot=${d}>
    <${ht} allowed=${p} picked=${[a.card]} busy=${t.late.value} onPick=${u} onTakeBack=${s} />
    <p class="small quiet">What came after it stands as far as it still fits; what does not is to be done again. Both are in the book.</p>
    <${G} text=${t.error.value} />
  <//>`}var Bf=260,Hf=12;function Zi({round:t,moves:e,chipset:n}){let s=ot(null),o=ot({round:null,ids:new Set});return Ee(()=>{let{ids:r}=o.current,a=o.current.round===t?e.filter(({id:c})=>!r.has(c)):[];if(o.current={round:t,ids:new Set(e.map(({id:c})=>c))},!matchMedia("(prefers-reduced-motion: reduce)").matches)for(let c of a.slice(-Hf))Pf(s.current,c,n)}),i`<div class="moves" ref=${s} aria-hidden="true"></div>`}function Pf(t,{from:e,to:n,amount:s},o){let r=Yi(e),a=Yi(n);if(!r||!a)return;let c=document.createElement("div");c.className="moving-chip",Ae(i`<${ve} ...${ee(s,o)[0]} />`,c),t.append(c);let l=({x:p,y:u})=>({transform:`translate(${p}px, ${u}px)`});c.animate([l(r),l(a)],{duration:Bf,easing:"cubic-bezier(.3, 0, .3, 1)"}).finished.finally(()=>c.remove()).catch(()=>{})}function Yi(t){let e=document.querySelector(`[data-place="${CSS.escape(t)}"]`);if(!e)return null;let{left:n,top:s,width:o,height:r}=e.getBoundingClientRect();return{x:n+o/2,y:s+r/2}}var Mf=280,Lf=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;function tc(t,e,n){let{table:s,night:o}=t,r=`paid ${o.night} ${s.table} ${s.number}`,[a,c]=v({key:r,paid:Xi(r),beat:e}),l=a.key===r?a:{key:r,paid:Xi(r),beat:0},p=Lf()?e:Math.min(l.beat,e),u=Math.min(l.paid,n);H(()=>{if((l!==a||p!==l.beat)&&c({...l,beat:p}),p>=e)return;let f=setTimeout(()=>c({...l,beat:p+1}),Mf);return()=>clearTimeout(f)},[r,p,e]),H(()=>{u!==l.paid&&d(u)},[u,l.paid]);let d=f=>{sessionStorage.setItem(r,f),c({...l,paid:f})};return{paid:u,beat:p,running:p<e,pay:()=>d(u+1),payAll:()=>d(n),skip:()=>c({...l,beat:e})}}var Xi=t=>Number(sessionStorage.getItem(t)??0);function ec({table:t,state:e}){return e.round?i`<${Rf} key=${e.table.game} table=${t} state=${e} />`:i`<${zf} table=${t} state=${e} />`}function Rf({table:t,state:e}){let n=pe(e.table.game),s=n.amongPlayers&&Df(e)?[]:n.payments(e),o=tc(e,n.beats?.(e.round)??0,s.length),{moves:r,held:a}=zr(e,s,o.paid),c=Gr(e,a),l=!o.running&&o.paid<s.length?s[o.paid]:null,[p,u]=If(e),d=Jn(e),[f,$]=v(null),[h,_]=v(null);H(()=>ki(e),[e]),Ff(t,e,o);let g=async()=>{let{by:k}=e.round.record.at(-1);await t.undo()&&typeof k=="number"&&u(E=>E.seat===p.seat?{seat:k}:{})},y={table:t,state:c,pace:o,paying:l,pad:p,setPad:u,last:d,face:n,explain:_},w=new Map(e.round.record.map(k=>[k.index+1,k])),S=Nn(e.round,n).slice(0,o.running?-1:void 0).map(k=>{let E=w.get(k.number);return Qi(e.round,E)?{...k,onTap:()=>$(E)}:E?.transfers.length?{...k,onTap:()=>_({})}:k});return i`<main class=${x(["screen",`is-${e.table.game}`])}>
    <${ae} table=${t} state=${c} />
    <${n.Felt} ...${y} />
    <${Ji} title=${`round ${e.table.number}`} lines=${Br(S,e.table.handed)} busy=${t.late.value}
      onUndo=${e.round.undoable&&!o.running?g:null} />
    <${qf} ...${y} due=${s} />
    ${f&&i`<${Vi} table=${t} state=${e} step=${f} onClose=${()=>$(null)} />`}
    ${h&&i`<${zi} api=${t.api} path=${`nights/${e.night.night}/tables/${e.table.table}/rounds/${e.table.number}`}
      seat=${h.seat} title=${`Round ${e.table.number}, explained`} onClose=${()=>_(null)} />`}
    <${Zi} round=${e.table.number} moves=${o.running?[]:r} chipset=${e.night.chip_set} />
  </main>`}function Ff(t,e,n){let s=e.round.finished&&!n.running?n.beat:0,o=n.paid>0||s>0;H(()=>{o&&e.screens?.here&&t.sayShown(n.paid,s)},[e.table.number,o,n.paid,s])}var Df=t=>t.round?.seats.every(({seat:e})=>re(t,e));function If(t){let e=t.table.number,[n,s]=v({number:e,held:{}}),o=a=>a.number===e?a.held:{},r=a=>s(c=>{let l=o(c);return{number:e,held:{...l,...typeof a=="function"?a(l):a}}});return[o(n),r]}function qf(t){let{table:e,state:n,pace:s,paying:o,due:r,face:a,explain:c}=t,l=[n.table.fill?.text,...Uf(n.round)].filter(Boolean).join(" ");if(s.running)return i`<${Wf} ...${t} />`;if(o){let u=r.map(d=>({who:d.player,amount:d.amount,...a.payment(d,n.round)}));return i`<section class="foot" aria-label="what is next">
      <${Ui} payouts=${u} at=${s.paid} chipset=${n.night.chip_set} news=${l}
        onPaid=${s.pay} onPayAll=${s.payAll} onWhy=${()=>c({seat:o.seat})} />
      <${pt} table=${e} />
    </section>`}if(n.round.finished)return i`<${Kf} ...${t} news=${l} />`;let p=a.Foot?.(n.round);return i`<${p??Hr} ...${t} news=${l} />`}var Uf=({record:t})=>t.at(-1).events.filter(({code:e})=>e==="fault").map(({text:e})=>e),Wf=({table:t,state:e,pace:n,face:s})=>i`<${lt} table=${t} line=${s.showing(e.round,n.beat)}>
  <${P}><${m} kind="plain" onTap=${n.skip}>to the end<//><//>
<//>`;function Kf({table:t,state:e,news:n,face:s}){let{number:o}=e.table,r=i`<${m} kind="plain" disabled=${t.late.value} onTap=${t.close}>seats and game<//>`;return i`<${lt} table=${t} line=${s.over?.(e.round)??la(e.round)??`Round ${o} is over and paid.`} news=${n}>
    <${P} question=${`finished ${o}`} end=${r}>
      <${m} kind="main" large busy=${t.late.value} onTap=${t.next}>NEXT ROUND<//>
    <//>
  <//>`}function zf({table:t,state:e}){let{number:n,frozen:s}=e.table,[o,r]=v(!1);return i`<main class="screen">
    <${ae} table=${t} state=${e} />
    <section class="felt frozen" aria-label="felt">
      <p class="state-title">Round ${n} is frozen</p>
      <p class="state-text">${s}</p>
      <p class="state-text">Everything is in the book. Void the round: every bet goes back.</p>
    </section>
    <aside class="side"></aside>
    <${lt} table=${t} line=${`Round ${n} cannot go on.`}>
      <${P} question=${`frozen ${n}`}>
        <${m} kind="danger" large onTap=${()=>r(!0)}>void this round …<//>
      <//>
    <//>
    ${o&&i`<${Ms} table=${t} state=${e} onClose=${()=>r(!1)} />`}
  </main>`}function nc({table:t,state:e}){let{wishes:n,status:s,hand_over:o}=e.table,[r,...a]=e.screens?.here||n.length?n:[],c=Z(String(r?.number));if(!r||s==="closed"||o?.here)return null;let l=s==="playing"||s==="frozen",p=async()=>{s==="finished"&&!await t.close()||await t.grant(r.number)};return i`<section class=${`wishes ${l?"is-later":""}`} role="status" aria-label="asked for" onClickCapture=${c.swallows}>
    <p>${r.text}${a.length>0&&i` <span class="quiet">and ${a.length} more</span>`}${l&&i` <span class="quiet">After this round.</span>`}</p>
    <div class="asking-ways">
      <${m} busy=${t.late.value} onTap=${()=>t.refuse(r.number)}>no<//>
      ${!l&&i`<${m} kind="main" busy=${t.late.value} onTap=${p}>${r.chips?`yes \xB7 ${r.chips}`:"yes"}<//>`}
    </div>
  </section>`}function sc({table:t}){let e=t.state.value,n=e&&`${e.table.name} \xB7 ${e.table.game_name}`;H(()=>{n&&(document.title=n)},[n]),H(()=>_t(()=>document.body.setAttribute("aria-busy",t.busy.value)),[t]);let s=t.connection.value==="lost";return i`
    ${s&&i`<${zo} since=${t.heard.value} onRetry=${t.refresh} />`}
    <${Gf} table=${t} state=${e} />
    ${e&&!t.refusal.value&&i`<${hr} table=${t} state=${e} /><${nc} table=${t} state=${e} />`}`}function Gf({table:t,state:e}){if(t.refusal.value)return i`<${pr} error=${t.refusal.value} />`;if(!e)return i`<${Lt} mark="s" title="One moment" text="The table is being laid." />`;let{status:n,hand_over:s}=e.table,o=t.passing.value??(s?.here?s.seat:null);return o!==null&&e.round?i`<${_i} key=${o} table=${t} state=${e} seat=${o} />`:n==="closed"?i`<${ur} table=${t} state=${e} />`:$r(e)?i`<${fr} table=${t} state=${e} />`:n==="idle"?i`<${Ii} table=${t} state=${e} />`:i`<${ec} table=${t} state=${e} />`}var[,,Jf,Qf]=location.pathname.split("/"),Vf=new gn(Number(Jf),Number(Qf));Ae(i`<${sc} table=${Vf} />`,document.getElementById("page"));
