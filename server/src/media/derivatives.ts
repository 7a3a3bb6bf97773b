import { plainType, stepName } from '@hwarang/domain/media/addresses';
import { type Extent, fitInside } from '@hwarang/domain/media/fit';
import { formatExtents, formatNames } from '@hwarang/domain/media/formats';
import { fullBox, ladderTypes, stepExtent, stepsOf } from '@hwarang/domain/media/ladder';
import { type EncodedType, encodeAs } from './encode.ts';
import { pictureWork } from './picture-work.ts';
import { open, type Pixels } from './pictures.ts';

/** Raised whenever the same picture would come out differently: what was made before is then made anew. */
export const recipe = '2';

export interface Derivative extends Extent {
  name: string;
  mime: EncodedType;
  /** Made while the uploader waits; the others on first request or ahead of it. */
  atOnce: boolean;
}

const stepsAtOnce = new Set([64, 256, 512]);

/** Everything that can be asked of a picture, by its name in the address. */
export function derivativesOf(picture: Extent & { alpha: boolean }): Map<string, Derivative> {
  const plain = plainType(picture.alpha);
  const all: Derivative[] = [];
  const formats = formatExtents(picture);
  for (const format of formatNames) {
    const extent = formats[format];
    if (extent) all.push({ ...extent, name: `${format}${plain.ext}`, mime: plain.mime, atOnce: true });
  }
  for (const step of stepsOf(picture))
    for (const type of ladderTypes)
      all.push({
        ...stepExtent(picture, step),
        name: stepName(step, type),
        mime: `image/${type}`,
        atOnce: type === 'webp' && stepsAtOnce.has(step),
      });
  all.push({ ...fitInside(picture, fullBox), name: `full${plain.ext}`, mime: plain.mime, atOnce: false });
  return new Map(all.map((derivative) => [derivative.name, derivative]));
}

export function encode(
  pixels: Pixels,
  { width, height, mime }: Derivative,
  urgency: 'now' | 'later' = 'now',
): Promise<Buffer> {
  const picture = open(pixels);
  if (width !== pixels.width || height !== pixels.height) picture.resize(width, height, { fit: 'fill' });
  if (mime === 'image/jpeg') picture.removeAlpha();
  return pictureWork(() => encodeAs(picture, mime, { effort: width > 128 ? 'least' : 'more' }), { urgency });
}
