const side = 512;
const enoughBytes = 50_000;
const qualities = [0.86, 0.72, 0.58, 0.44];

/** A square part of a picture, in its own pixels. */
export interface Square {
  x: number;
  y: number;
  width: number;
}

/**
 * The chosen part of a picture, or its middle, as a small square for a face. What the browser cannot read goes as it is: the server
 * reads more.
 */
export async function squareOf(file: File, chosen?: Square): Promise<File> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return file;
  const shorter = Math.min(bitmap.width, bitmap.height);
  const middle = { x: (bitmap.width - shorter) / 2, y: (bitmap.height - shorter) / 2, width: shorter };
  const { x, y, width } = chosen ?? middle;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.min(side, Math.round(width));
  const context = canvas.getContext('2d');
  if (!context) return file;
  // JPEG knows no transparency: without a ground it would turn black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, x, y, width, width, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  let smallest: Blob | undefined;
  for (const quality of qualities) {
    const made = await encoded(canvas, quality);
    if (made) smallest = made;
    if (made && made.size <= enoughBytes) break;
  }
  return smallest ? new File([smallest], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' }) : file;
}

const encoded = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
