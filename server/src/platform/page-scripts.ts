/** Small scripts that stand in a page itself: what happens before the page's own script has come. */

/**
 * Wakes the page when all that is seen of it has come, its letters too, or its first script has run or failed, at the first touch, or
 * after `patience` milliseconds. What its files share is run one file after the other, so that a finger is answered in between. A
 * button pressed while the page still sleeps, or Ctrl-K, is pressed once more when it is awake.
 */
export const wake = (patience: number) => `(function(held,first){
var touches=['pointerdown','keydown','focusin','wheel'],begun,missed;
function wake(){
if(begun)return;begun=true;document.dispatchEvent(new Event('first-done'));
touches.forEach(function(name){removeEventListener(name,wake,true)});
var modules=held.dataset.modules.split(' ');
modules.forEach(function(href){var link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link)});
oneByOne(modules.filter(function(href){return held.textContent.indexOf(href)<0}))}
function oneByOne(shared){
if(shared.length)import(shared[0]).catch(function(){}).then(function(){setTimeout(oneByOne,0,shared.slice(1))});else run()}
function run(){var script=document.createElement('script');script.type='module';script.textContent=held.textContent;document.head.append(script);script.remove()}
function painted(then){requestAnimationFrame(function(){setTimeout(then)})}
function idle(){(window.requestIdleCallback||setTimeout)(wake)}
function seen(){var faces=document.querySelector('style[data-faces]');if(faces&&faces.media)document.addEventListener('letters',function(){painted(idle)},{once:true});else idle()}
touches.forEach(function(name){addEventListener(name,wake,{capture:true,passive:true})});
function afterFirst(){painted(wake)}
if(first){first.addEventListener('load',afterFirst);first.addEventListener('error',afterFirst)}else if(document.readyState==='complete')seen();else addEventListener('load',seen);
setTimeout(wake,${patience});
function press(event){var button=event.target.closest('button[type=button]');if(button)missed=function(){if(button.isConnected)button.click()}}
function key(event){if((event.ctrlKey||event.metaKey)&&event.key==='k'){event.preventDefault();missed=function(){dispatchEvent(new KeyboardEvent('keydown',event))}}}
addEventListener('click',press,true);addEventListener('keydown',key,true);
document.addEventListener('awake',function(){removeEventListener('click',press,true);removeEventListener('keydown',key,true);if(missed)missed()},{once:true})
})(document.currentScript.previousElementSibling,document.querySelector('script[data-first]'))`;

/**
 * What would hold up the first script is put off until that has run or failed, or `patience` milliseconds: the fonts, and whatever
 * the page's style sheets hide under `data-first-alone`. Without script nothing is ever put off.
 */
export const alone = (patience: number) => `(function(root,first){
if(typeof WebGL2RenderingContext==='undefined')return;
function done(){root.removeAttribute('data-first-alone');document.dispatchEvent(new Event('not-alone'))}
root.setAttribute('data-first-alone','');
document.addEventListener('first-done',done,{once:true});first.addEventListener('error',done);setTimeout(done,${patience})
})(document.documentElement,document.querySelector('script[data-first]'))`;

/**
 * Each font that arrives by itself lays the whole page out again. The letters of the page are therefore fetched alone, behind what the
 * page is about (its first pictures, or a fifth of `patience`), and put in together; the style before this script has what was missed,
 * and everything where they cannot be had, have not come after `patience` milliseconds, or there is no script. `faces` are the family,
 * the weight and the letters of each font.
 */
export const lettersAtOnce = (
  address: string,
  faces: (readonly [family: string, weight: string, letters: string])[],
  patience: number,
) => `(function(style,address,faces){
var begun;
function others(){if(!style.media)return;style.media='';document.dispatchEvent(new Event('letters'))}
function range(text){return Array.from(text).map(function(letter){return'U+'+letter.codePointAt(0).toString(16)}).join()}
function put(bytes){
var view=new DataView(bytes),at=0;
var fonts=faces.map(function(face){var length=view.getUint32(at),from=at+4;at=from+length;
return new FontFace(face[0],bytes.slice(from,at),{weight:face[1],unicodeRange:range(face[2])})});
return Promise.all(fonts.map(function(font){return font.loaded})).then(function(){fonts.forEach(function(font){document.fonts.add(font)})})}
function begin(){if(begun)return;begun=true;setTimeout(others,${patience});fetch(address,{priority:'low'}).then(function(answer){if(!answer.ok)throw answer;return answer.arrayBuffer()}).then(put).then(others,others)}
style.media='not all';
function painted(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(begin)})})}
function behindPictures(){setTimeout(begin,${patience / 5});Promise.all([].map.call(document.querySelectorAll('img[fetchpriority=high]'),function(picture){return picture.decode().catch(function(){})})).then(painted)}
if(document.documentElement.hasAttribute('data-first-alone'))document.addEventListener('not-alone',painted,{once:true});else document.addEventListener('DOMContentLoaded',behindPictures)
})(document.currentScript.previousElementSibling,${inScript(address)},${inScript(faces)})`;

const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
