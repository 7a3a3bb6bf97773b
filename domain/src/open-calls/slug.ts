import * as z from 'zod';

const longest = 60;
/** Parts of addresses beside or below a call: a call of that name would hide them, or they it. */
const reserved = new Set(['entries', 'new', 'mine', 'count', 'archive', 'rounds', 'results', 'enter', 'check', 'jury']);

const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The name of a call in addresses. */
export const callSlug = z
  .string()
  .min(2, { error: 'must have at least 2 characters' })
  .max(longest, { error: `must have at most ${longest} characters` })
  .regex(kebab, { error: 'must be small letters and digits with single hyphens between them' })
  .refine((slug) => !reserved.has(slug), { error: 'is reserved: choose another' });

/** The words of a title as they stand in an address: 'Été à Séoul 2027!' gives 'ete-a-seoul-2027'. May be empty. */
export function slugOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/['’]/g, '')
    .toLowerCase();
  const words = plain.split(/[^a-z0-9]+/).filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word.slice(0, longest);
    if (longer.length > longest) break;
    slug = longer;
  }
  return slug;
}

/** The same name with a number after it: 'spring', 'spring-2', 'spring-3'. */
export function numberedSlug(slug: string, number: number): string {
  if (number === 1) return slug;
  const end = `-${number}`;
  return slug.slice(0, longest - end.length).replace(/-$/, '') + end;
}
