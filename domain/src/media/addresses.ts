import type { MediaFile } from './file.ts';
import { type FormatName, formatNames } from './formats.ts';
import type { LadderType, Step } from './ladder.ts';

/** A picture that can be seen through is PNG in the formats of the contract, every other JPEG. */
export const plainType = (alpha: boolean) =>
  alpha ? ({ ext: '.png', mime: 'image/png' } as const) : ({ ext: '.jpg', mime: 'image/jpeg' } as const);

export const mediaAddress = (key: string, name: string): string => `/media/${key}/${name}`;
export const stepName = (step: Step, type: LadderType): string => `${step}.${type}`;

/** The address of a sibling: the same random key and, for a private picture, the same token. */
export function siblingAddress(url: string, name: string): string {
  const question = url.indexOf('?');
  const path = question === -1 ? url : url.slice(0, question);
  return `${path.slice(0, path.lastIndexOf('/') + 1)}${name}${question === -1 ? '' : url.slice(question)}`;
}

/** The same file with a token on every address, so that an `<img>`, which sends no bearer token, can show it. */
export function withToken(file: MediaFile, token: string): MediaFile {
  const tokened = (url: string) => `${url}?token=${token}`;
  const formats: MediaFile['formats'] = {};
  for (const name of formatNames satisfies FormatName[]) {
    const format = file.formats[name];
    if (format) formats[name] = { ...format, url: tokened(format.url) };
  }
  return { ...file, formats, url: tokened(file.url) };
}
