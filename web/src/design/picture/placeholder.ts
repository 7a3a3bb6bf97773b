import { thumbHashToRGBA } from 'thumbhash';

const longest = 8;
const kept = new Map<string, string>();
const mostKept = 4000;

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** A few dozen pixels as a bitmap file, small enough to travel inside the page. */
export function bitmap(width: number, height: number, rgb: (x: number, y: number) => [number, number, number]): string {
  const stride = Math.ceil((width * 3) / 4) * 4;
  const file = new DataView(new ArrayBuffer(54 + stride * height));
  file.setUint16(0, 0x424d);
  file.setUint32(2, file.byteLength, true);
  file.setUint32(10, 54, true);
  file.setUint32(14, 40, true);
  file.setInt32(18, width, true);
  file.setInt32(22, height, true);
  file.setUint16(26, 1, true);
  file.setUint16(28, 24, true);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [red, green, blue] = rgb(x, y);
      const at = 54 + (height - 1 - y) * stride + x * 3;
      file.setUint8(at, blue);
      file.setUint8(at + 1, green);
      file.setUint8(at + 2, red);
    }
  }
  return `data:image/bmp;base64,${btoa(String.fromCharCode(...new Uint8Array(file.buffer)))}`;
}

function decode(hash: string): string {
  const { w, h, rgba } = thumbHashToRGBA(bytesOf(hash));
  const scale = longest / Math.max(w, h);
  const width = Math.max(1, Math.round(w * scale));
  const height = Math.max(1, Math.round(h * scale));
  return bitmap(width, height, (x, y) => {
    const at = (Math.floor(((y + 0.5) / height) * h) * w + Math.floor(((x + 0.5) / width) * w)) * 4;
    return [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0];
  });
}

/** The blurred ground that stands in a picture's place until it has come; undefined for a hash that is none. */
export function placeholderOf(hash: string | null | undefined): string | undefined {
  if (!hash) return undefined;
  const known = kept.get(hash);
  if (known) return known;
  try {
    const made = decode(hash);
    if (kept.size >= mostKept) kept.clear();
    kept.set(hash, made);
    return made;
  } catch {
    return undefined;
  }
}
