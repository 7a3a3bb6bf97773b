import { eq, sql } from 'drizzle-orm';
import { artists } from '../artists/artists.table.ts';
import { artworks } from '../artworks/artworks.table.ts';
import { exhibitionImages, exhibitions } from '../exhibitions/exhibitions.table.ts';
import { galleries, galleryImages } from '../galleries/galleries.table.ts';
import { publicViewer } from '../records/query/collection.ts';
import { artistVisible, artworkVisible, exhibitionVisible, galleryVisible } from '../records/visibility.ts';
import type { BlobRow, Connection } from './media.store.ts';
import { blobs, files } from './media.table.ts';

export interface Shown {
  id: string;
  key: string;
  name: string;
  uploadedBy: string | null;
  /** A record that everyone may see uses it. */
  isPublic: boolean;
  /** The users whose own records use it. */
  owners: string[];
  blob: BlobRow;
}

const [artwork, artist, exhibition, gallery] = [
  artworkVisible('a_work', publicViewer),
  artistVisible('an_artist', publicViewer),
  exhibitionVisible('a_show', publicViewer),
  galleryVisible('a_house', publicViewer),
].map((rule) => sql.raw(rule));

const isPublic = sql<boolean>`(
  exists (select 1 from ${artworks} a_work where a_work.image_id = ${files.id} and ${artwork})
  or exists (select 1 from ${artists} an_artist where an_artist.profileimg_id = ${files.id} and ${artist})
  or exists (select 1 from ${exhibitionImages} link join ${exhibitions} a_show on a_show.id = link.exhibition_id
    where link.file_id = ${files.id} and ${exhibition})
  or exists (select 1 from ${galleryImages} link join ${galleries} a_house on a_house.id = link.gallery_id
    where link.file_id = ${files.id} and ${gallery}))`;

const owners = sql<string[]>`array(
  select ${artists.userId} from ${artworks} join ${artists} on ${artists.id} = ${artworks.ownerId}
    where ${artworks.imageId} = ${files.id} and ${artists.userId} is not null
  union select ${artists.userId} from ${artists} where ${artists.profileimgId} = ${files.id} and ${artists.userId} is not null)`;

const selection = {
  id: files.id,
  key: files.key,
  name: files.name,
  uploadedBy: files.uploadedBy,
  isPublic,
  owners,
  blob: blobs,
};

export const findShown = async (orm: Connection, by: { key: string } | { id: string }): Promise<Shown | undefined> =>
  (
    await orm
      .select(selection)
      .from(files)
      .innerJoin(blobs, eq(blobs.sha256, files.sha256))
      .where('key' in by ? eq(files.key, by.key) : eq(files.id, by.id))
  )[0];
