import type { LocalizedText } from '../language.ts';
import { entryWords as words } from './entering.words.ts';
import type { ImageRule } from './open-calls.contract.ts';

interface Picture {
  width: number;
  height: number;
  mime: string;
}

const formatName = (mime: string): string => mime.replace('image/', '').toUpperCase();

/** What the call asks of pictures, in one sentence; undefined where it asks nothing. */
export function imageRuleText({ least_side, formats }: ImageRule): LocalizedText | undefined {
  const names = formats.map(formatName).join(', ');
  if (least_side > 0 && names)
    return {
      ko: `이미지는 ${names} 형식, 긴 변 ${least_side}픽셀 이상이어야 합니다.`,
      en: `Images must be ${names} and at least ${least_side} pixels on the longer side.`,
    };
  if (least_side > 0)
    return {
      ko: `이미지의 긴 변은 ${least_side}픽셀 이상이어야 합니다.`,
      en: `Images must be at least ${least_side} pixels on the longer side.`,
    };
  return names ? { ko: `이미지는 ${names} 형식이어야 합니다.`, en: `Images must be ${names}.` } : undefined;
}

/** Why a picture does not suit the call; undefined when it does. */
export function imageProblem(rule: ImageRule, picture: Picture | null | undefined): LocalizedText | undefined {
  const asked = imageRuleText(rule);
  if (!asked) return undefined;
  if (!picture) return words.imageMissing;
  const { least_side, formats } = rule;
  const suits =
    Math.max(picture.width, picture.height) >= least_side &&
    (formats.length === 0 || formats.some((format) => format === picture.mime));
  return suits ? undefined : asked;
}
