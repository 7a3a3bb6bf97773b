import { FEWEST, MOST } from './pixel-ratio.ts';

const CONTEXT: WebGLContextAttributes = {
  alpha: false,
  antialias: true,
  depth: true,
  stencil: false,
  powerPreference: 'high-performance',
};

/** What three asks the card as it starts, and waits for: extensions, then samples, version, scissor box and finest sampling. */
const EXTENSIONS = [
  'EXT_color_buffer_float',
  'WEBGL_clip_cull_distance',
  'OES_texture_float_linear',
  'EXT_color_buffer_half_float',
  'WEBGL_multisampled_render_to_texture',
  'WEBGL_render_shared_exponent',
  'EXT_texture_filter_anisotropic',
  'KHR_parallel_shader_compile',
];
const PARAMETERS = [0x80a9, 0x1f02, 0x0c10, 0x84ff];

interface AskedCanvas extends HTMLCanvasElement {
  /** Answers of the card to be given once. */
  answers?: Map<number, unknown>;
}

/**
 * Written into the page: asks for the graphics card, at the size of the room, while the scene is still on its way. Later the card
 * is busy painting the page, and each answer takes long. It stands below all that the room's size depends on: a canvas that is
 * resized waits for the card once more.
 */
export const askForCard = `(function(host,canvas){
if(!host)return;
var ratio=Math.min(${MOST},Math.max(${FEWEST},devicePixelRatio||1));
canvas.width=Math.max(1,Math.floor(host.clientWidth*ratio));canvas.height=Math.max(1,Math.floor(host.clientHeight*ratio));
var context=canvas.getContext('webgl2',${JSON.stringify(CONTEXT)});
if(!context){document.dispatchEvent(new Event('first-done'));return}
${JSON.stringify(EXTENSIONS)}.forEach(function(name){context.getExtension(name)});
canvas.answers=new Map(${JSON.stringify(PARAMETERS)}.map(function(name){return[name,context.getParameter(name)]}));
host.append(canvas)
})(document.querySelector('[data-room-host]'),document.createElement('canvas'))`;

interface Drawable {
  canvas: HTMLCanvasElement;
  context: WebGL2RenderingContext;
}

/** The canvas that the page has brought, or a new one: a disposed canvas has lost its context for good, and is gone from the host. */
export function canvasIn(host: HTMLElement): Drawable {
  const canvas: AskedCanvas = host.querySelector('canvas') ?? document.createElement('canvas');
  const context = canvas.getContext('webgl2', CONTEXT);
  if (!context) throw new Error('WebGL 2 is not to be had');
  if (canvas.answers) answerOnce(context, canvas.answers);
  host.append(canvas);
  return { canvas, context };
}

function answerOnce(context: WebGL2RenderingContext, answers: Map<number, unknown>): void {
  const ask = context.getParameter.bind(context);
  context.getParameter = (name: number): unknown => {
    const known = answers.get(name);
    answers.delete(name);
    return known ?? ask(name);
  };
}
