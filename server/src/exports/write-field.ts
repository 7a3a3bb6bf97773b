import { licenseKeys } from '@hwarang/domain/artworks/licenses';
import type { GalleryAddress, GalleryHours } from '@hwarang/domain/galleries/galleries.contract';
import type { ImportField } from '@hwarang/domain/imports/fields';
import { readCountry } from '@hwarang/domain/imports/read-country';
import { writeAddress, writeHours } from '@hwarang/domain/imports/read-place';
import type { Language } from '@hwarang/domain/language';
import type { ExportedRow, Named } from './exports.store.ts';
import { imageName } from './image-name.ts';

export interface Wording {
  language: Language;
  /** Whether other records are named by their ids too. */
  withIds: boolean;
}

/** A field of a record as its cell says it, so that importing it gives the same again. */
export function writeField(field: ImportField, row: ExportedRow, wording: Wording): string {
  const { name, kind } = field;
  const value = row.columns[name] ?? row.columns[name.toLowerCase()];
  switch (kind) {
    case 'id':
      return row.id;
    // Measures have columns of their own: said twice, a correction of one would be undone by the other.
    case 'size':
      return textOf(row.columns.size_text);
    case 'year':
      return textOf(value).replace(/^([1-9]\d{3})-01-01$/, '$1');
    case 'flag':
      return value === undefined || value === null ? '' : flags[wording.language][value ? 0 : 1];
    case 'moment':
      return momentOf(textOf(value));
    case 'choice':
      return choiceOf(field, textOf(value), wording.language);
    case 'country':
      return countryOf(textOf(value), wording.language);
    case 'artist':
    case 'artists':
    case 'gallery':
    case 'galleries':
      return (row.named[name] ?? []).map((one) => nameOf(one, wording)).join('\n');
    case 'works':
      return row.works.map(({ id, number }) => (wording.withIds ? id : (sayable(number) ?? id))).join('\n');
    case 'image':
    case 'images':
      return row.files.map(imageName).join('\n');
    case 'hours':
      return Array.isArray(value) ? writeHours(value as GalleryHours[]) : '';
    case 'address':
      return value ? writeAddress(value as GalleryAddress) : '';
    case 'place': {
      const { latitude, longitude } = row.columns;
      return typeof latitude === 'number' && typeof longitude === 'number' ? `${latitude}, ${longitude}` : '';
    }
    default:
      return textOf(value);
  }
}

const textOf = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

const flags = { ko: ['예', '아니요'], en: ['yes', 'no'] } as const;

/** In Seoul, as people there write it. Seconds are seldom meant, but kept where there are some. */
function momentOf(written: string): string {
  if (written === '') return '';
  const moment = new Date(written);
  const text = new Date(moment.getTime() + 9 * 3_600_000).toISOString();
  const hasSeconds = moment.getTime() % 60_000 !== 0;
  return hasSeconds ? moment.toISOString() : `${text.slice(0, 10)} ${text.slice(11, 16)}`;
}

/** Licenses by their key: it is what catalogues write, and shorter than their names. */
function choiceOf({ choices = {} }: ImportField, key: string, language: Language): string {
  if ((licenseKeys as readonly string[]).includes(key)) return key;
  return choices[key]?.[language === 'ko' ? 0 : 1] ?? key;
}

const regions = {
  ko: new Intl.DisplayNames('ko', { type: 'region', fallback: 'none' }),
  en: new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }),
};

function countryOf(code: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  const name = regions[language].of(code);
  return name && readCountry(name) === code ? name : code;
}

/** 김환기 (Kim Whanki), or 김환기 | Kim Whanki | 5f…, which is found by its id whatever it is called by then. */
function nameOf({ id, ko, en }: Named, { withIds }: Wording): string {
  const [first = id, second] = [...new Set([ko, en].filter(Boolean).map((name) => oneLine(name ?? '')))];
  if (withIds) return [first, second, id].filter(Boolean).join(' | ');
  return second ? `${first} (${second})` : first;
}

/** What parts one name from the next cannot stand within it. */
const oneLine = (name: string): string => name.replace(/[;\n|]+/g, ' ').trim();

const sayable = (number: string | null): string | undefined =>
  number && !/[;\n]/.test(number) && number.trim() === number ? number : undefined;
