import type { Viewer } from './query/collection.ts';

/** Who may know of a record, as SQL over its row: the one place that decides it, for lists, details, counts and relations. */
type Rule = (row: string, viewer: Viewer) => string;

const rule =
  (open: (row: string) => string, own?: Rule): Rule =>
  (row, viewer) => {
    if (viewer.kind === 'all') return 'true';
    return viewer.kind === 'own' && own ? `(${open(row)} or ${own(row, viewer)})` : open(row);
  };

export const artistVisible = rule(
  (row) => `${row}.is_exposed`,
  (row, viewer) => `${row}.id = ${viewer.artist()}`,
);

/** A hidden artist hides the works; a work without an artist stands for itself. The hidden are few: looked up once a statement. */
export const artworkVisible = rule(
  (row) =>
    `${row}.is_exposed and ${row}.deleted_at is null and (${row}.owner_id is null or ${row}.owner_id not in (select hidden.id from artists hidden where not hidden.is_exposed))`,
  (row, viewer) => `${row}.owner_id = ${viewer.artist()}`,
);

export const galleryVisible = rule((row) => `${row}.is_exposed`);

export const exhibitionVisible = rule(
  (row) =>
    `${row}.is_exposed and (${row}.shown_from is null or ${row}.shown_from <= now()) and (${row}.shown_to is null or ${row}.shown_to > now())`,
);

/** What belongs to an artist is as visible as the artist. */
export const ofVisibleArtist: Rule = (row, viewer) =>
  viewer.kind === 'all'
    ? 'true'
    : `exists (select 1 from artists of_artist where of_artist.id = ${row}.artist_id and ${artistVisible('of_artist', viewer)})`;

export const companyVisible: Rule = (row, viewer) =>
  viewer.kind === 'all' ? 'true' : viewer.kind === 'own' ? `${row}.user_id = ${viewer.user()}` : 'false';

export const contractVisible: Rule = (row, viewer) =>
  viewer.kind === 'all'
    ? 'true'
    : viewer.kind === 'own'
      ? `(${row}.user_id = ${viewer.user()} or ${row}.artist_id = ${viewer.artist()})`
      : 'false';
