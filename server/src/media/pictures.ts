import { Failure } from '@hwarang/domain/failures';
import { type Extent, fitInside } from '@hwarang/domain/media/fit';
import { type PictureType, uploadLimits } from '@hwarang/domain/media/limits';
import { fileRefusal } from '@hwarang/domain/media/refusals';
import sharp, { type Sharp } from 'sharp';
import { pictureWork } from './picture-work.ts';

// Every other loader (SVG, PDF, archives of pixels) is a way in that no picture of ours needs.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadTiff',
  ],
});
// Results are never asked for twice, and an open file in a cache would outlive its deletion.
sharp.cache(false);

const seconds = 30;

/** Pixels in memory: sRGB, 8 bits, three channels or four. */
export interface Pixels extends Extent {
  data: Buffer;
  channels: 3 | 4;
}

export interface Header extends Extent {
  alpha: boolean;
}

export const inputOptions = { limitInputPixels: uploadLimits.pixels, failOn: 'error', sequentialRead: true } as const;

/** What the decoder refuses is the sender's doing; that there was no room for the work is not. */
export function damaged(failure: unknown): never {
  throw failure instanceof Failure ? failure : fileRefusal('damaged');
}

/** Width and height as seen, after turning: read from the header, before a single pixel is unpacked. */
export async function readHeader(source: string | Buffer, type: PictureType): Promise<Header> {
  const metadata = await pictureWork(() =>
    sharp(source, { ...inputOptions, limitInputPixels: false }).metadata(),
  ).catch(damaged);
  if (`image/${metadata.format === 'heif' ? 'avif' : metadata.format}` !== type || metadata.compression === 'hevc')
    throw fileRefusal('not-a-picture');
  const width = metadata.autoOrient?.width ?? metadata.width;
  const height = metadata.autoOrient?.height ?? metadata.pageHeight ?? metadata.height;
  if (!width || !height) throw fileRefusal('damaged');
  if (width > uploadLimits.side || height > uploadLimits.side) throw fileRefusal('too-long-side');
  if (width * height > uploadLimits.pixels) throw fileRefusal('too-many-pixels');
  // Line by line is not enough for these: the decoder holds all of the picture, some three bytes for each pixel.
  if (metadata.isProgressive && width * height > uploadLimits.progressivePixels)
    throw fileRefusal('too-large-progressive');
  return { width, height, alpha: metadata.hasAlpha === true };
}

/** The picture unpacked once, upright, in sRGB, no larger than the box. Nothing else of the file gets through here. */
export async function unpack(
  source: string | Buffer,
  header: Header,
  box: Extent,
  urgency: 'now' | 'later' = 'now',
): Promise<Pixels> {
  const { width, height } = fitInside(header, box);
  const work = () =>
    sharp(source, inputOptions)
      .autoOrient()
      .resize(width, height, { fit: 'fill' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .timeout({ seconds })
      .toBuffer({ resolveWithObject: true });
  try {
    const { data, info } = await pictureWork(work, { pixels: header.width * header.height, urgency });
    if (info.channels > 4) return { ...info, data: firstThree(data, info.channels), channels: 3 };
    if (info.channels >= 3) return { data, width: info.width, height: info.height, channels: info.channels as 3 | 4 };
    return {
      data: spread(data, info.channels),
      width: info.width,
      height: info.height,
      channels: info.channels === 1 ? 3 : 4,
    };
  } catch (failure) {
    if (/timeout/i.test((failure as Error).message)) throw fileRefusal('takes-too-long');
    return damaged(failure);
  }
}

/** A TIFF may carry masks and spot colours behind its three: they are not shown. */
function firstThree(data: Buffer, channels: number): Buffer {
  const narrow = Buffer.allocUnsafe((data.length / channels) * 3);
  for (let from = 0, to = 0; from < data.length; from += channels, to += 3) data.copy(narrow, to, from, from + 3);
  return narrow;
}

/** Grey as colour. */
function spread(data: Buffer, channels: number): Buffer {
  const wide = Buffer.allocUnsafe((data.length / channels) * (channels + 2));
  for (let from = 0, to = 0; from < data.length; from += channels, to += channels + 2) {
    wide.fill(data[from] ?? 0, to, to + 3);
    if (channels === 2) wide[to + 3] = data[from + 1] ?? 255;
  }
  return wide;
}

export const open = ({ data, width, height, channels }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels }, limitInputPixels: uploadLimits.pixels });

export function isSeenThrough({ data, channels }: Pixels): boolean {
  if (channels === 3) return false;
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}

export async function shrink(pixels: Pixels, box: Extent): Promise<Pixels> {
  const { width, height } = fitInside(pixels, box);
  if (width === pixels.width && height === pixels.height) return pixels;
  const data = await pictureWork(() => open(pixels).resize(width, height, { fit: 'fill' }).raw().toBuffer());
  return { data, width, height, channels: pixels.channels };
}
