import { facesFor } from './page-fonts.ts';

/**
 * In which order a rendered page arrives. Its style sheets are written into it, so that nothing stands between the page and
 * its first paint; and where the page is about one picture, or about a room that opens by itself, the script that makes it alive
 * lets that pass first.
 */
export function orderPage(html: string, mark: string, styleSheet: (href: string) => string): string {
  const links = html.replace(new RegExp(`(<link[^>]*?) nonce="${mark}"`, 'g'), '$1');
  return subjectFirst(stylesWithin(links, styleSheet), mark);
}

/**
 * The links stay, switched off: the page's script sees by them what is loaded already. One that comes switched off is the list of
 * all font subsets, of which a page gets those it is set in.
 */
function stylesWithin(html: string, styleSheet: (href: string) => string): string {
  let styles = '';
  let faces = '';
  const body = html.indexOf('</head>');
  const sheet = /<link rel="stylesheet" href="([^"#]+)(#?)"( disabled="")?\/>/g;
  const head = html.slice(0, body).replace(sheet, (_, href, end, isFonts) => {
    if (isFonts) faces += facesFor(html, styleSheet(href));
    else styles += styleSheet(href);
    return `<link rel="stylesheet" href="${href}${end}" disabled=""/>`;
  });
  const first = head.indexOf('<link rel="stylesheet"');
  if (first < 0) return html;
  const fonts = faces && `<style data-faces="">${faces}</style>`;
  return `${head.slice(0, first)}<style>${styles}</style>${fonts}${head.slice(first)}${html.slice(body)}`;
}

/**
 * Wakes the page when its picture has been painted or its first script has run, or either has failed, at the first touch, or after
 * `patience` milliseconds. A button pressed while the page still sleeps, or Ctrl-K, is pressed once
 * more when it is awake.
 */
const wake = (patience: number) => `(function(held,subject){
var touches=['pointerdown','keydown','focusin','wheel'],begun,missed;
function wake(){
if(begun)return;begun=true;document.dispatchEvent(new Event('first-done'));
touches.forEach(function(name){removeEventListener(name,wake,true)});
held.dataset.modules.split(' ').forEach(function(href){var link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link)});
var script=document.createElement('script');script.type='module';script.textContent=held.textContent;document.head.append(script);script.remove()}
function painted(){requestAnimationFrame(function(){setTimeout(wake)})}
touches.forEach(function(name){addEventListener(name,wake,{capture:true,passive:true})});
if(!subject||subject.complete)painted();else{subject.addEventListener('load',painted);subject.addEventListener('error',painted)}
setTimeout(wake,${patience});
function press(event){var button=event.target.closest('button[type=button]');if(button)missed=function(){if(button.isConnected)button.click()}}
function key(event){if((event.ctrlKey||event.metaKey)&&event.key==='k'){event.preventDefault();missed=function(){dispatchEvent(new KeyboardEvent('keydown',event))}}}
addEventListener('click',press,true);addEventListener('keydown',key,true);
document.addEventListener('awake',function(){removeEventListener('click',press,true);removeEventListener('keydown',key,true);if(missed)missed()},{once:true})
})(document.currentScript.previousElementSibling,document.querySelector('script[data-first]')||document.querySelector('img[fetchpriority="high"]'))`;

/**
 * What would hold up the first script is put off until that has run or failed, or `patience` milliseconds: fonts here, and whatever
 * the page's style sheets hide under `data-first-alone`. Without script nothing is ever put off.
 */
const alone = (patience: number) => `(function(root,first,faces){
if(typeof WebGL2RenderingContext==='undefined')return;
function done(){root.removeAttribute('data-first-alone');if(faces)faces.media=''}
root.setAttribute('data-first-alone','');if(faces)faces.media='not all';
document.addEventListener('first-done',done,{once:true});first.addEventListener('error',done);setTimeout(done,${patience})
})(document.documentElement,document.querySelector('script[data-first]'),document.querySelector('style[data-faces]'))`;

/** An element of the page names a script of the build that goes before the page's own. */
const named = / data-first-script="(\/assets\/[\w.-]+\.js)"/;

function subjectFirst(html: string, mark: string): string {
  const script = named.exec(html)?.[1];
  if (!script && !html.includes(' fetchPriority="high"')) return html;
  const modules: string[] = [];
  const without = html.replace(/<link rel="modulepreload" href="([^"]+)"\/>/g, (_, href: string) => {
    modules.push(href);
    return '';
  });
  const held = `<script nonce="${mark}" type="text/plain" data-modules="${modules.join(' ')}">`;
  const waiting = without.replace(
    new RegExp(`<script(?=[^>]* nonce="${mark}")(?=[^>]* type="module")[^>]*>([\\s\\S]*?)</script>`),
    (_, code: string) => `${held}${code}</script><script nonce="${mark}">${wake(2500)}</script>`,
  );
  if (!script) return waiting;
  const first = `<script type="module" src="${script}" data-first="" fetchpriority="high"></script>`;
  return waiting
    .replace(/<head>(<meta[^>]*>)*/, `$&${first}`)
    .replace('</head>', `<script nonce="${mark}">${alone(1000)}</script></head>`);
}
