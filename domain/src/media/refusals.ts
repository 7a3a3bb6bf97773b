import { Failure, type FailureCode } from '../failures.ts';
import { mediaWords } from './media.words.ts';

/** Why a picture or an upload is refused: a code for programs, words for people in both languages. */
export const refusals = {
  empty: 'bad-request',
  malformed: 'bad-request',
  interrupted: 'bad-request',
  'unexpected-part': 'bad-request',
  'too-many-parts': 'bad-request',
  'field-too-large': 'bad-request',
  'not-utf8': 'bad-request',
  'bad-data': 'bad-request',
  'file-too-large': 'too-large',
  'not-a-picture': 'bad-request',
  'too-large-heic': 'bad-request',
  damaged: 'bad-request',
  'too-many-pixels': 'bad-request',
  'too-large-progressive': 'bad-request',
  'too-long-side': 'bad-request',
  'takes-too-long': 'bad-request',
} as const satisfies Record<string, FailureCode>;

export type Refusal = keyof typeof refusals;

/** The data holds the code and both languages; the message is English, as every message of the API. */
export function fileRefusal(refusal: Refusal, details: { field?: string; name?: string } = {}): Failure {
  const words = mediaWords.refusals[refusal];
  const id = refusal === 'empty' ? 'Upload.status.empty' : `Upload.${refusal}`;
  return new Failure(refusals[refusal], words.en, {
    data: { errors: [{ id, message: words.en, messages: words, ...details }] },
  });
}
