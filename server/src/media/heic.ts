import { Worker } from 'node:worker_threads';
import type { Extent } from '@hwarang/domain/media/fit';
import { uploadLimits } from '@hwarang/domain/media/limits';
import { fileRefusal } from '@hwarang/domain/media/refusals';
import sharp from 'sharp';
import { pictureWork } from './picture-work.ts';
import { damaged } from './pictures.ts';

const script = new URL('../../heic.worker.mjs', import.meta.url);
const milliseconds = 60_000;

/** Nothing is streamed here: a pixel takes some eleven bytes, as many as ten of other pictures. */
const weight = 10;

/**
 * What phones of Apple keep, as a JPEG with the same colour profile: the picture library reads the header of HEIC, but not its pixels.
 * It comes out upright, and without metadata such as the place where it was taken.
 */
export async function jpegOfHeic(source: string | Buffer): Promise<Buffer> {
  const metadata = await pictureWork(() => sharp(source, { limitInputPixels: false }).metadata()).catch(damaged);
  const { width, height, icc } = metadata;
  if (metadata.format !== 'heif' || metadata.compression !== 'hevc') throw fileRefusal('not-a-picture');
  if (width > uploadLimits.side || height > uploadLimits.side) throw fileRefusal('too-long-side');
  if (width * height > uploadLimits.heicPixels) throw fileRefusal('too-large-heic');
  const work = async () => {
    const { data, ...extent } = await unpacked(source);
    return sharp(data, { raw: { ...extent, channels: 3 } })
      .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      .toBuffer();
  };
  const jpeg = await pictureWork(work, { pixels: width * height * weight }).catch(damaged);
  return icc ? withProfile(jpeg, icc) : jpeg;
}

function unpacked(source: string | Buffer): Promise<Extent & { data: Uint8Array }> {
  const worker = new Worker(script, { workerData: { source }, execArgv: [] });
  return new Promise<Extent & { data: Uint8Array }>((resolve, reject) => {
    const timer = setTimeout(() => reject(fileRefusal('takes-too-long')), milliseconds);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('the picture was not unpacked'));
    });
  }).finally(() => worker.terminate());
}

/** The most that one segment of a JPEG holds of a profile. */
const longest = 65_519;

/** The pixels are in the colours of this profile; the picture library embeds one only by converting to it. */
function withProfile(jpeg: Buffer, icc: Buffer): Buffer {
  const count = Math.ceil(icc.length / longest);
  if (count > 255) return jpeg;
  const segments = Array.from({ length: count }, (_, index) => {
    const part = icc.subarray(index * longest, (index + 1) * longest);
    const head = Buffer.from('\xff\xe2\0\0ICC_PROFILE\0\0\0', 'latin1');
    head.writeUInt16BE(part.length + 16, 2);
    head.set([index + 1, count], 16);
    return Buffer.concat([head, part]);
  });
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}
