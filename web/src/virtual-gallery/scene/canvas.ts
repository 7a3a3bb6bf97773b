export interface Drawable {
  canvas: HTMLCanvasElement;
  context: WebGL2RenderingContext;
}

let warm: Drawable | null = null;

/** What three asks for as it starts; each is a question to the card that waits for its answer. */
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

/** Asks for the graphics card as the page's script starts: later the card is busy painting the page, and the answer takes long. */
export function warmCanvas(): void {
  warm ??= newCanvas();
  for (const name of EXTENSIONS) warm?.context.getExtension(name);
}

/** The warm canvas is handed out once: a disposed one has lost its context for good. */
export function takeCanvas(): Drawable {
  const drawable = warm && !warm.context.isContextLost() ? warm : newCanvas();
  warm = null;
  if (!drawable) throw new Error('WebGL 2 is not to be had');
  return drawable;
}

function newCanvas(): Drawable | null {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('webgl2', {
    alpha: false,
    antialias: true,
    depth: true,
    stencil: false,
    powerPreference: 'high-performance',
  });
  return context ? { canvas, context } : null;
}
