/** A canvas kept in plain memory: what is drawn here goes up as a texture, and would have to be fetched back from the card. */
export function plainCanvas(width: number, height: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas.getContext('2d', { willReadFrequently: true });
}
