import type { LocalizedText } from '../language.ts';
import { thousands } from '../thousands.ts';
import { uploadLimits } from './limits.ts';
import type { Refusal } from './refusals.ts';

const megabytes = uploadLimits.fileBytes / 1_000_000;
const megapixels = uploadLimits.pixels / 1_000_000;
const progressive = uploadLimits.progressivePixels / 1_000_000;
const heic = uploadLimits.heicPixels / 1_000_000;
const side = thousands(uploadLimits.side);

export const mediaWords = {
  refusals: {
    empty: { ko: '파일을 선택해 주세요.', en: 'Files are empty' },
    malformed: {
      ko: '업로드 내용을 읽을 수 없습니다. 다시 시도해 주세요.',
      en: 'The upload could not be read. Please try again.',
    },
    interrupted: {
      ko: '업로드가 중간에 끊겼습니다. 다시 시도해 주세요.',
      en: 'The upload was interrupted. Please try again.',
    },
    'unexpected-part': {
      ko: '업로드에 알 수 없는 항목이 들어 있습니다.',
      en: 'The upload contains an unexpected part.',
    },
    'too-many-parts': {
      ko: `한 번에 올릴 수 있는 파일은 ${uploadLimits.files}개까지입니다.`,
      en: `You can upload up to ${uploadLimits.files} files at once.`,
    },
    'field-too-large': { ko: '입력 내용이 너무 깁니다.', en: 'A field of the upload is too long.' },
    'not-utf8': {
      ko: '깨진 글자(\ufffd)가 있습니다. 확인하고 다시 보내 주세요.',
      en: 'The text holds characters that can’t be read (\ufffd). Please check it and send it as UTF-8.',
    },
    'bad-data': {
      ko: '함께 보낸 정보의 형식이 올바르지 않습니다.',
      en: 'The data sent with the upload is not valid JSON.',
    },
    'file-too-large': {
      ko: `파일은 ${megabytes}MB까지 올릴 수 있습니다.`,
      en: `Files can be up to ${megabytes} MB.`,
    },
    'not-a-picture': {
      ko: 'JPEG, PNG, WebP, AVIF, GIF, TIFF, HEIC 이미지만 올릴 수 있습니다.',
      en: 'Only JPEG, PNG, WebP, AVIF, GIF, TIFF and HEIC images can be uploaded.',
    },
    'too-large-heic': {
      ko: `HEIC 사진은 ${heic}메가픽셀까지 올릴 수 있습니다. JPEG로 저장한 뒤 다시 올려 주세요.`,
      en: `A HEIC picture can have at most ${heic} megapixels. Please save it as JPEG and upload it again.`,
    },
    damaged: {
      ko: '이미지가 손상되었거나 끝까지 전송되지 않았습니다.',
      en: 'The image is damaged or incomplete.',
    },
    'too-large-progressive': {
      ko: `프로그레시브(인터레이스) 방식으로 저장한 이미지는 ${progressive}메가픽셀까지 올릴 수 있습니다. 기본 방식으로 다시 저장해 주세요.`,
      en: `Progressive or interlaced images can be up to ${progressive} megapixels. Please save it again without that option.`,
    },
    'too-many-pixels': {
      ko: `이미지는 ${megapixels}메가픽셀까지 올릴 수 있습니다.`,
      en: `Images can be up to ${megapixels} megapixels.`,
    },
    'too-long-side': {
      ko: `이미지의 가로와 세로는 각각 ${side}픽셀까지 가능합니다.`,
      en: `Images can be up to ${side} pixels wide or high.`,
    },
    'takes-too-long': {
      ko: '이미지를 처리하는 데 시간이 너무 오래 걸립니다. 다른 파일로 시도해 주세요.',
      en: 'This image takes too long to process. Please try another file.',
    },
  } satisfies Record<Refusal, LocalizedText>,
};
