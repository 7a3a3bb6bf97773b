import { type Authority, readAuthority } from '../artists/authorities.ts';
import { isHandle } from '../artists/places.ts';
import { formatCanvas } from '../artworks/canvas-size.ts';
import { measure } from '../artworks/size.ts';
import { parsePeriod } from '../exhibitions/period.ts';
import { isId } from '../ids.ts';
import { unkeepable } from '../keepable.ts';
import { asWebAddress } from '../web-address.ts';
import { type CellReading, cellText, problem, type ReadContext, shown, warning } from './cell.ts';
import type { FieldKind, ImportField } from './fields.ts';
import type { CellNote } from './imports.contract.ts';
import { readCountry } from './read-country.ts';
import { readDay, readMoment } from './read-day.ts';
import { readImages } from './read-images.ts';
import { makerOf, readName, splitKeys, splitNames } from './read-names.ts';
import { readAddress, readHours, readPlace } from './read-place.ts';
import { readSize, sayingSize, sizeHead } from './read-size.ts';
import { readWrittenYear } from './read-year.ts';
import { centimetresOf, plainSize, sizeTokens } from './size-tokens.ts';

type Reader = (field: ImportField, text: string, context: ReadContext) => CellReading;

const value = (field: ImportField, found: unknown, ...notes: CellNote[]): CellReading => ({
  fields: { [field.name]: found },
  notes,
});
const refuse = (...notes: CellNote[]): CellReading => ({ fields: {}, notes });

/** Found at once in a long text, where looking for halves alone takes a multiple of the time. */
const perhapsUnkeepable = /[\0\ud800-\udfff]/;

/** What keeps a text out of any field. */
function faultOf(field: ImportField, text: string): CellNote | undefined {
  if (perhapsUnkeepable.test(text) && unkeepable.test(text)) return problem(field.name, 'unkeepable');
  if (field.longest === undefined || text.length <= field.longest) return undefined;
  return problem(field.name, 'tooLong', { longest: String(field.longest), length: String(text.length) });
}

const size: Reader = (field, text, { head }) => {
  const read = readSize(text, head);
  const none = { width_cm: null, height_cm: null, depth_cm: null };
  if (!read.size) {
    const notes = read.variable ? [] : [warning(field.name, 'sizeAsText', { value: shown(text) })];
    return { fields: { ...none, size_text: text }, notes };
  }
  const { width, height, depth = null } = read.size;
  const saying = sayingSize(read.size);
  const notes: CellNote[] = [];
  if (read.rest) notes.push(warning(field.name, 'sizeRest', { size: saying, rest: shown(read.rest) }));
  else if (read.canvas)
    notes.push(warning(field.name, 'sizeOfCanvas', { canvas: formatCanvas(read.canvas), size: saying }));
  else if (read.doubtful) notes.push(warning(field.name, 'sizeDoubtful', { value: shown(text), size: saying }));
  return { fields: { width_cm: width, height_cm: height, depth_cm: depth, size_text: null }, notes };
};

const oneMeasure: Reader = (field, text, { head }) => {
  const tokens = sizeTokens(plainSize(text)).filter(({ kind }) => kind !== 'side');
  const [number, unit, ...rest] = tokens;
  const given = unit?.kind === 'unit' ? unit.unit : sizeHead(head ?? '').unit;
  const found = number?.kind === 'number' ? measure(number.value * centimetresOf(given ?? 'cm')) : undefined;
  if (!found || rest.length > 0 || (unit && unit.kind !== 'unit'))
    return refuse(problem(field.name, 'badMeasure', { value: shown(text) }));
  // Nobody said centimetres, and few works are longer than five metres: perhaps these are millimetres.
  const doubts = !given && found > 500;
  const saying = { value: shown(text), measure: `${found} cm` };
  return value(field, found, ...(doubts ? [warning(field.name, 'measureDoubtful', saying)] : []));
};

const year: Reader = (field, text, { thisYear }) => {
  const { doubt, ...fields } = readWrittenYear(text, thisYear);
  const notes: CellNote[] = [];
  if (doubt === 'none') notes.push(warning(field.name, 'yearAsText', { value: shown(text) }));
  if (doubt === 'doubtful')
    notes.push(warning(field.name, 'yearDoubtful', { value: shown(text), year: fields.year?.slice(0, 4) ?? '' }));
  return { fields, notes };
};

const day: Reader = (field, text) => {
  const found = readDay(text);
  if (!found) return refuse(problem(field.name, 'badDay', { value: shown(text) }));
  const saying = { value: shown(text), day: found.day };
  return value(field, found.day, ...(found.doubtful ? [warning(field.name, 'dayDoubtful', saying)] : []));
};

const period: Reader = (field, text) => {
  const ends = text
    .normalize('NFKC')
    .replace(/\([월화수목금토일]\)/g, '')
    .split(/\s*[–~—〜]\s*|\s+-\s+|\s+to\s+/);
  const [first = '', last = '', ...more] = ends;
  const [opens, closes] = [readDay(first)?.day, readDay(last)?.day];
  const found =
    opens && closes && more.length === 0 ? { opens, closes } : parsePeriod(text.replace(/\([월화수목금토일]\)/g, ''));
  if (!found) return value(field, text, warning(field.name, 'periodAsText', { value: shown(text) }));
  if (found.closes < found.opens) return refuse(problem(field.name, 'closesBeforeOpens', found));
  return { fields: { period: text, opens_on: found.opens, closes_on: found.closes }, notes: [] };
};

const yes =
  /^(?:예|네|응|유|공개|노출|게시|표시|보임|참|있음|yes|y|true|t|1|o|on|ok|public|visible|published|show|shown|○|◯|✓|✔|√|v)$/i;
const no =
  /^(?:아니요|아니오|아니|무|비공개|미공개|미노출|비노출|숨김|숨기기|미게시|거짓|no|n|false|f|0|x|off|private|hidden|unpublished|draft|hide|×|✗|✕)$/i;
const flag: Reader = (field, text) => {
  const word = text.normalize('NFKC');
  if (yes.test(word) || yes.test(text)) return value(field, true);
  if (no.test(word) || no.test(text)) return value(field, false);
  return refuse(problem(field.name, 'badFlag', { value: shown(text) }));
};

const number: Reader = (field, text) => {
  const digits = text.normalize('NFKC').replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
  const found = /^[-+]?\d{1,9}(?:\.0+)?$/.test(digits) ? Math.trunc(Number(digits)) : undefined;
  return found === undefined
    ? refuse(problem(field.name, 'badNumber', { value: shown(text) }))
    : value(field, found + 0);
};

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_–—-]+/g, '')
    .replace(/\/+$/, '');

/** What each choice is called, folded once: there are dozens of names, and a sheet has as many cells as rows. */
const namesOfChoices = new WeakMap<ImportField, ReadonlyMap<string, string>>();
function choicesOf(field: ImportField): ReadonlyMap<string, string> {
  const known = namesOfChoices.get(field);
  if (known) return known;
  const named = Object.entries(field.choices ?? {}).flatMap(([key, names]) =>
    [key, ...names].map((name): [string, string] => [folded(name), key]),
  );
  // A name that two choices have belongs to the first.
  const names = new Map(named.reverse());
  namesOfChoices.set(field, names);
  return names;
}

const choice: Reader = (field, text) => {
  const found = choicesOf(field).get(folded(text));
  if (found) return value(field, found);
  // Sentences about rights are many, and whoever does not know one has none: the strictest holds.
  if (field.name === 'license')
    return value(field, null, warning(field.name, 'licenseUnknown', { value: shown(text) }));
  const choices = Object.keys(field.choices ?? {}).join(', ');
  return refuse(problem(field.name, 'badChoice', { value: shown(text), choices }));
};

const country: Reader = (field, text) => {
  const code = readCountry(text);
  if (code) return value(field, code);
  return value(field, text, warning(field.name, 'countryAsText', { value: shown(text) }));
};

// As the contract's own check: letters, digits and some signs, and a domain with a dot.
const emailPattern = /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const email: Reader = (field, text) => {
  const found = text.replace(/^mailto:/i, '').replace(/^<|>$/g, '');
  return emailPattern.test(found)
    ? value(field, found)
    : refuse(problem(field.name, 'badEmail', { value: shown(text) }));
};

const webAddress: Reader = (field, text) => {
  const found = asWebAddress(text);
  return found ? value(field, found) : refuse(problem(field.name, 'badAddress', { value: shown(text) }));
};

const homepage: Reader = (field, text, context) =>
  !asWebAddress(text) && isHandle(text) ? value(field, text) : webAddress(field, text, context);

const authority: Reader = (field, text) => {
  const found = readAuthority(field.name as Authority, text);
  return found ? value(field, found) : refuse(problem(field.name, 'badAuthority', { value: shown(text) }));
};

const id: Reader = (field, text) => {
  const found = text.toLowerCase();
  return isId(found) ? value(field, found) : refuse(problem(field.name, 'badId', { value: shown(text) }));
};

const artist: Reader = (field, text) => {
  const all = splitNames(text);
  const taken = makerOf(all) ?? '';
  const found = readName(taken) ?? null;
  const saying = { value: shown(text), taken: shown(taken) };
  return value(field, found, ...(all.length > 1 ? [warning(field.name, 'severalArtists', saying)] : []));
};

const gallery: Reader = (field, text) => value(field, readName(text) ?? null);

const most = 1000;
const tooMany = (field: ImportField): CellReading => refuse(problem(field.name, 'tooMany', { most: String(most) }));

const severalNames: Reader = (field, text) => {
  const found = splitNames(text).flatMap((name) => readName(name) ?? []);
  return found.length > most ? tooMany(field) : value(field, found);
};

const works: Reader = (field, text) => {
  const found = splitKeys(text);
  return found.length > most ? tooMany(field) : value(field, found);
};

const imageNotes = (field: ImportField, { addresses, others }: ReturnType<typeof readImages>): CellNote[] => [
  ...addresses.map((address) => warning(field.name, 'imageIsAddress', { value: shown(address) })),
  ...others.map((other) => warning(field.name, 'imageNotAFile', { value: shown(other) })),
];

const image: Reader = (field, text) => {
  const read = readImages(text);
  const [first, ...more] = read.names;
  const notes = imageNotes(field, read);
  if (!first) return refuse(...notes);
  if (more.length > 0) notes.push(warning(field.name, 'severalImages', { value: shown(text), taken: first }));
  return value(field, first, ...notes);
};

const images: Reader = (field, text) => {
  const read = readImages(text);
  if (read.names.length > most) return tooMany(field);
  const notes = imageNotes(field, read);
  return read.names.length > 0 ? value(field, read.names, ...notes) : refuse(...notes);
};

const hours: Reader = (field, text) => {
  const { hours: found, doubtful } = readHours(text);
  if (found.length > 50) return refuse(problem(field.name, 'tooMany', { most: '50' }));
  return value(field, found, ...(doubtful ? [warning(field.name, 'hoursAsText', { value: shown(text) })] : []));
};

const address: Reader = (field, text) => {
  const { address: found, doubtful } = readAddress(text);
  return value(field, found, ...(doubtful ? [warning(field.name, 'addressDoubtful', { value: shown(text) })] : []));
};

const place: Reader = (field, text) => {
  const center = readPlace(text);
  return center ? value(field, { center }) : refuse(problem(field.name, 'badPlace', { value: shown(text) }));
};

const plain: Reader = (field, text) => value(field, text);

const readers: Record<FieldKind, Reader> = {
  id,
  text: plain,
  longText: plain,
  size,
  measure: oneMeasure,
  year,
  day,
  moment: (field, text) => {
    const found = readMoment(text);
    return found ? value(field, found) : refuse(problem(field.name, 'badMoment', { value: shown(text) }));
  },
  period,
  flag,
  number,
  choice,
  country,
  email,
  webAddress,
  homepage,
  authority,
  artist,
  artists: severalNames,
  gallery,
  galleries: severalNames,
  works,
  image,
  images,
  hours,
  address,
  place,
};

const lists: readonly FieldKind[] = ['artists', 'galleries', 'works', 'images', 'hours'];

/** What an empty cell does: it empties the field, where a record can be without it. */
function emptied(field: ImportField): CellReading {
  if (field.keptWhenEmpty || field.kind === 'id') return { fields: {}, notes: [] };
  if (field.required) return refuse(problem(field.name, 'required'));
  if (field.kind === 'size')
    return { fields: { width_cm: null, height_cm: null, depth_cm: null, size_text: null }, notes: [] };
  if (field.kind === 'year') return { fields: { year: null, year_text: null }, notes: [] };
  return { fields: { [field.name]: lists.includes(field.kind) ? [] : null }, notes: [] };
}

/**
 * A cell as the contract's write schema takes it, and beside it: `size_text`, a column that no request sets; for `artist` and `gallery` a
 * `NameReference` or null, for `artists` and `galleries` a list of them; for `works` a list of inventory numbers or ids; for `image` the name
 * of a file and for `images` a list of names. A field that is missing in the answer is left as it is.
 */
export function readCell(field: ImportField, written: string, context: ReadContext): CellReading {
  const text = cellText(written, field.name === 'title');
  if (text === '') return emptied(field);
  const fault = faultOf(field, text);
  return fault ? refuse(fault) : readers[field.kind](field, text, context);
}
