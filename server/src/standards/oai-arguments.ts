import { isId } from '@hwarang/domain/ids';
import type { Place } from './harvest.store.ts';

const codes = [
  'badArgument',
  'badResumptionToken',
  'badVerb',
  'cannotDisseminateFormat',
  'idDoesNotExist',
  'noRecordsMatch',
] as const;
type OaiCode = (typeof codes)[number];

/** What the standard answers with 200 and a code. */
export class OaiError extends Error {
  readonly code: OaiCode;

  constructor(code: OaiCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** What each verb must and may be asked with; a resumption token always stands alone. */
const verbs = {
  Identify: { must: [], may: [] },
  ListMetadataFormats: { must: [], may: ['identifier'] },
  ListSets: { must: [], may: [], resumes: true },
  GetRecord: { must: ['identifier', 'metadataPrefix'], may: [] },
  ListIdentifiers: { must: ['metadataPrefix'], may: ['from', 'until', 'set'], resumes: true },
  ListRecords: { must: ['metadataPrefix'], may: ['from', 'until', 'set'], resumes: true },
} as const satisfies Record<string, { must: string[]; may: string[]; resumes?: true }>;
export type Verb = keyof typeof verbs;

export type Arguments = Partial<Record<string, string>> & { verb: Verb };

export function readArguments(query: URLSearchParams): Arguments {
  const given: Record<string, string> = {};
  const [verb] = query.getAll('verb');
  if (query.getAll('verb').length !== 1 || !verb || !Object.hasOwn(verbs, verb))
    throw new OaiError('badVerb', verb ? 'The verb is unknown or was given twice' : 'The verb is missing');
  const { must, may, ...rest }: { must: readonly string[]; may: readonly string[]; resumes?: true } =
    verbs[verb as Verb];
  const resumes = 'resumes' in rest && query.has('resumptionToken');
  const known = resumes ? ['resumptionToken'] : [...must, ...may];
  for (const [name, value] of query) {
    if (name !== 'verb' && !known.includes(name))
      throw new OaiError('badArgument', resumes ? 'resumptionToken stands alone' : `${verb} takes no such argument`);
    if (Object.hasOwn(given, name)) throw new OaiError('badArgument', `${name} was given twice`);
    given[name] = value;
  }
  for (const name of resumes ? [] : must) if (!given[name]) throw new OaiError('badArgument', `${verb} needs ${name}`);
  return given as Arguments;
}

const second = 1000;
const day = 86_400_000;

/** A day or a second in UTC, and how long it lasts. */
function readTime(name: string, text: string): { at: Date; lasts: number } {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
  const at = new Date(isDay || /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text) ? text : Number.NaN);
  if (Number.isNaN(at.getTime()) || !at.toISOString().startsWith(text.replace('Z', '')))
    throw new OaiError('badArgument', `${name} is neither YYYY-MM-DD nor YYYY-MM-DDThh:mm:ssZ`);
  return { at, lasts: isDay ? day : second };
}

export interface Selection {
  prefix: string;
  from?: Date | undefined;
  /** Not included. */
  until?: Date | undefined;
  gallery?: string | undefined;
  after?: Place | undefined;
}

const setPrefix = 'gallery-';
export const setOf = (gallery: string): string => setPrefix + gallery;

export function readSelection({
  metadataPrefix = '',
  from,
  until,
  set,
}: Record<string, string | undefined>): Selection {
  const first = from === undefined ? undefined : readTime('from', from);
  const last = until === undefined ? undefined : readTime('until', until);
  if (first && last && first.lasts !== last.lasts)
    throw new OaiError('badArgument', 'from and until have different granularities');
  if (first && last && first.at > last.at) throw new OaiError('badArgument', 'from lies after until');
  const gallery = set?.startsWith(setPrefix) ? set.slice(setPrefix.length) : undefined;
  if (set !== undefined && !isId(gallery)) throw new OaiError('noRecordsMatch', 'There is no such set');
  return {
    prefix: metadataPrefix,
    from: first ? first.at : undefined,
    until: last ? new Date(last.at.getTime() + last.lasts) : undefined,
    gallery,
  };
}

/** All that the next answer needs stands in the token: any instance can go on, and no token ever ends. */
export function writeToken({ prefix, from, until, gallery }: Selection, { at, id }: Place): string {
  const parts = [prefix, from?.getTime() ?? '', until?.getTime() ?? '', gallery ?? '', at.getTime(), id];
  return Buffer.from(parts.join(' ')).toString('base64url');
}

export function readToken(token: string): Selection {
  const text = Buffer.from(token, 'base64url').toString('utf8');
  const [, prefix = '', from, until, gallery, at, id = ''] =
    /^(\w*) (-?\d{1,14}|) (\d{1,15}|) ([0-9a-f]{24}|) (\d{1,14}) ([0-9a-f]{24})$/.exec(text) ?? [];
  if (at === undefined) throw new OaiError('badResumptionToken', 'The resumption token is not one of ours');
  return {
    prefix,
    from: from ? new Date(Number(from)) : undefined,
    until: until ? new Date(Number(until)) : undefined,
    gallery: gallery || undefined,
    after: { at: new Date(Number(at)), id },
  };
}

export const stamp = (time: Date): string => `${time.toISOString().slice(0, 19)}Z`;
