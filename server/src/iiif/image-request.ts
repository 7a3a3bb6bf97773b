import { Failure } from '@hwarang/domain/failures';
import { longestSide } from '@hwarang/domain/iiif/image-service';
import type { Extent } from '@hwarang/domain/media/fit';

export const imageFormats = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;
const qualities = ['default', 'color', 'gray', 'bitonal'] as const;
const limits: Extent = { width: longestSide, height: longestSide };

export interface Region extends Extent {
  left: number;
  top: number;
}

export interface ImageRequest {
  region: Region;
  size: Extent;
  mirrored: boolean;
  /** Degrees, clockwise, after mirroring. */
  rotation: number;
  quality: Exclude<(typeof qualities)[number], 'color'>;
  format: keyof typeof imageFormats;
  /** The one address of this answer, below that of the service. */
  canonical: string;
}

/** The four parts of the address of an image, as `{region}/{size}/{rotation}/{quality}.{format}`. */
export interface ImageParts {
  region: string;
  size: string;
  rotation: string;
  file: string;
}

const refuse = (reason: string): never => {
  throw new Failure('bad-request', reason);
};

/** What the Image API 3.0 means by an address, for a picture of this extent; refuses with the reason what it does not allow. */
export function readImageRequest(parts: ImageParts, picture: Extent): ImageRequest {
  const region = readRegion(parts.region, picture);
  const size = readSize(parts.size, region);
  const { mirrored, rotation } = readRotation(parts.rotation);
  const { quality, format } = readFile(parts.file);
  const turned = `${mirrored ? '!' : ''}${rotation}`;
  const canonical = `${nameRegion(region, picture)}/${nameSize(size, region)}/${turned}/${quality}.${format}`;
  return { region, size, mirrored, rotation, quality, format, canonical };
}

function readRegion(text: string, picture: Extent): Region {
  if (text === 'full') return { left: 0, top: 0, ...picture };
  if (text === 'square') {
    const side = Math.min(picture.width, picture.height);
    return {
      left: Math.floor((picture.width - side) / 2),
      top: Math.floor((picture.height - side) / 2),
      width: side,
      height: side,
    };
  }
  const percent = text.startsWith('pct:');
  const parts = (percent ? text.slice(4) : text).split(',');
  if (parts.length !== 4 || !parts.every((part) => (percent ? isDecimal(part) : isWhole(part))))
    return refuse('The region must be full, square, x,y,w,h or pct:x,y,w,h');
  const [x = 0, y = 0, w = 0, h = 0] = parts.map(Number);
  if (w === 0 || h === 0) return refuse('The region has no extent');
  const given = percent
    ? {
        left: Math.floor((picture.width * x) / 100),
        top: Math.floor((picture.height * y) / 100),
        width: Math.max(1, share(picture.width, w)),
        height: Math.max(1, share(picture.height, h)),
      }
    : { left: x, top: y, width: w, height: h };
  if (given.left >= picture.width || given.top >= picture.height) return refuse('The region lies outside the image');
  return {
    ...given,
    width: Math.min(given.width, picture.width - given.left),
    height: Math.min(given.height, picture.height - given.top),
  };
}

const share = (whole: number, percent: number): number => Math.round((whole * percent) / 100);
const isWhole = (text: string): boolean => /^\d{1,9}$/.test(text);
const isDecimal = (text: string): boolean => /^(\d{1,9}(\.\d{1,20})?|\.\d{1,20})$/.test(text);

function readSize(text: string, region: Extent): Extent {
  const upscales = text.startsWith('^');
  const size = sizeOf(upscales ? text.slice(1) : text, region, upscales);
  if (size.width < 1 || size.height < 1) return refuse('The size is less than one pixel');
  if (!upscales && (size.width > region.width || size.height > region.height))
    return refuse('The size is larger than the region: put ^ before it to scale up');
  if (size.width > limits.width || size.height > limits.height)
    return refuse(`The size is larger than ${limits.width} by ${limits.height} pixels`);
  return size;
}

function sizeOf(form: string, region: Extent, upscales: boolean): Extent {
  if (form === 'max') return within(region, limits, upscales);
  if (form.startsWith('pct:')) {
    const percent = form.slice(4);
    if (isDecimal(percent))
      return { width: share(region.width, Number(percent)), height: share(region.height, Number(percent)) };
  }
  const [, confined, w = '', h = ''] = /^(!?)(\d{0,9}),(\d{0,9})$/.exec(form) ?? [];
  const [width, height] = [Number(w), Number(h)];
  if (w && h) {
    if (!confined) return { width, height };
    return within(region, { width: Math.min(width, limits.width), height: Math.min(height, limits.height) }, upscales);
  }
  if (w && !confined) return { width, height: Math.round((region.height * width) / region.width) };
  if (h && !confined) return { width: Math.round((region.width * height) / region.height), height };
  return refuse('The size must be max, w,  ,h  pct:n  w,h or !w,h, with or without ^ before it');
}

/** As large as the box allows in the same shape; larger than the region only where scaling up was asked for. */
function within(region: Extent, box: Extent, upscales: boolean): Extent {
  const fit = Math.min(box.width / region.width, box.height / region.height);
  const scale = upscales ? fit : Math.min(1, fit);
  return { width: Math.round(region.width * scale), height: Math.round(region.height * scale) };
}

function readRotation(text: string): { mirrored: boolean; rotation: number } {
  const mirrored = text.startsWith('!');
  const degrees = mirrored ? text.slice(1) : text;
  if (!isDecimal(degrees) || Number(degrees) > 360) return refuse('The rotation must be a number from 0 to 360');
  return { mirrored, rotation: Number(degrees) % 360 };
}

function readFile(text: string): Pick<ImageRequest, 'quality' | 'format'> {
  const dot = text.lastIndexOf('.');
  const [name, ending] = [text.slice(0, dot), text.slice(dot + 1)];
  const quality = qualities.find((one) => one === name);
  if (!quality) return refuse('The quality must be default, color, gray or bitonal');
  if (!Object.hasOwn(imageFormats, ending)) return refuse('The format must be jpg, png or webp');
  return { quality: quality === 'color' ? 'default' : quality, format: ending as keyof typeof imageFormats };
}

const nameRegion = ({ left, top, width, height }: Region, picture: Extent): string =>
  width === picture.width && height === picture.height ? 'full' : `${left},${top},${width},${height}`;

const isSame = (one: Extent, other: Extent): boolean => one.width === other.width && one.height === other.height;

function nameSize(size: Extent, region: Extent): string {
  if (isSame(size, within(region, limits, false))) return 'max';
  const upscaled = size.width > region.width || size.height > region.height;
  if (upscaled && isSame(size, within(region, limits, true))) return '^max';
  return `${upscaled ? '^' : ''}${size.width},${size.height}`;
}
