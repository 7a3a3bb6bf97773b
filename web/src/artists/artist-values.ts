import type { Artist } from '@hwarang/domain/artists/artists.contract';
import { type CheckedForm, textOf, useCheckedForm } from '../design/fields/use-checked-form.ts';
import { artistProblems, checkedArtistFields, combinedArtistProblems } from './artist-form.ts';

const textFields = [
  'usercountryname',
  'localname',
  'englishname',
  'Nickname',
  'email',
  'mobile',
  'edulevel',
  'ex_career',
  'ex_group_career',
  'awards',
  'statement',
  'statement_en',
  'homepage',
  'blog',
  'facebook',
  'instagram',
] as const;

/** What the form edits of an artist. */
export type ArtistValues = Pick<Artist, (typeof textFields)[number] | 'contact_public'>;
export type ArtistForm = CheckedForm<(typeof checkedArtistFields)[number]>;

export const useArtistForm = (): ArtistForm =>
  useCheckedForm(checkedArtistFields, (values) => artistProblems((name) => textOf(values, name)));

export const useCombinedArtistForm = (): ArtistForm =>
  useCheckedForm(checkedArtistFields, (values) => combinedArtistProblems((name) => textOf(values, name)));

/** The form as it is sent; an emptied field is sent too, so that it is cleared. */
export function artistValues(values: FormData): Record<string, string | boolean> {
  const texts = textFields.filter((name) => values.has(name)).map((name) => [name, textOf(values, name).trim()]);
  return { ...Object.fromEntries(texts), contact_public: values.has('contact_public') };
}
