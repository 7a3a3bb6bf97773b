import { uploadLimits } from './limits.ts';

// Control characters, marks that turn the reading direction round, and what a file system or a header would take as its own.
const unwanted = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"|?*]/gu;

/**
 * A name for people: composed Hangul (a Mac sends its parts), no folders, no trick characters. Never used as a path.
 */
export function cleanFileName(given: string, fallback = 'picture'): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replace(unwanted, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
    .trimEnd();
  if (!plain) return fallback;
  const characters = [...plain];
  if (characters.length <= uploadLimits.nameLength) return plain;
  const dot = plain.lastIndexOf('.');
  const tail = dot > 0 && plain.length - dot <= 10 ? plain.slice(dot) : '';
  return characters.slice(0, uploadLimits.nameLength - [...tail].length).join('') + tail;
}
