import type { HangFlag, MainImageToHang, TrueSize, WorkToHang } from './room.ts';

const NEUTRAL_LONG_SIDE_MM = 800;
const MAIN_IMAGE_BOX_MM = { width: 2600, height: 1900 };
/** Photographs of works are cropped by hand: up to this the picture is fitted to the size, beyond it keeps its own shape. */
const SAME_PROPORTIONS = 0.06;

const given = (value: number | null): value is number => value !== null && Number.isFinite(value) && value > 0;

const differ = (a: number, b: number): number => Math.abs(Math.log(a / b));

function pictureRatio(pixels: MainImageToHang): number | null {
  return given(pixels.pixelWidth) && given(pixels.pixelHeight) ? pixels.pixelWidth / pixels.pixelHeight : null;
}

const toMm = (cm: number): number => Math.round(cm * 1000) / 100;

export function trueSize(work: WorkToHang): TrueSize {
  const ratio = pictureRatio(work);
  const depthMm = given(work.depthCm) ? toMm(work.depthCm) : null;
  if (!given(work.widthCm) || !given(work.heightCm)) {
    return { ...withLongSide(ratio ?? 1, NEUTRAL_LONG_SIDE_MM), depthMm: null, flags: ['size-not-given'], fill: whole };
  }
  const size = { widthMm: toMm(work.widthCm), heightMm: toMm(work.heightCm), depthMm };
  if (ratio === null) return { ...size, flags: [], fill: whole };
  const own = work.widthCm / work.heightCm;
  if (differ(own, ratio) <= SAME_PROPORTIONS) return { ...size, flags: [], fill: whole };
  const flags: HangFlag[] = differ(1 / own, ratio) <= SAME_PROPORTIONS ? ['proportions-swapped'] : [];
  return { ...size, flags, fill: ratio > own ? { width: 1, height: own / ratio } : { width: ratio / own, height: 1 } };
}

export function mainImageSize(image: MainImageToHang): TrueSize {
  const ratio = pictureRatio(image) ?? 4 / 3;
  const widthMm = Math.round(Math.min(MAIN_IMAGE_BOX_MM.width, MAIN_IMAGE_BOX_MM.height * ratio));
  return { widthMm, heightMm: Math.round(widthMm / ratio), depthMm: null, flags: [], fill: whole };
}

const whole = { width: 1, height: 1 };

function withLongSide(ratio: number, longSide: number): { widthMm: number; heightMm: number } {
  return ratio >= 1
    ? { widthMm: longSide, heightMm: Math.max(1, Math.round(longSide / ratio)) }
    : { widthMm: Math.max(1, Math.round(longSide * ratio)), heightMm: longSide };
}
