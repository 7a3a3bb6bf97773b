// The rows of a museum that moved in within a day: long Latin titles with accents, many of them 'Untitled', one artist with 15 % of all
// works, exhibitions of 1 to 500 works. One statement a table.
import { fillFiles, type Query, series, sqlId } from './collection.ts';

const beginnings = [
  'Study for',
  'Sketch of',
  'View of',
  'Portrait of a Woman before',
  'The Interior of',
  'Landscape with',
  'Illustration to the Legend of',
  'Design for the Decoration of',
  'Evening Effect over',
  'Figures at the Gate of',
  'Two Studies of',
  'The Ruins of',
];
const things = [
  'the Château de Chillon',
  'a Café in Montmartre',
  'Saint-Étienne-du-Mont',
  'the Abbey Church at Vézelay',
  'Málaga Cathedral and the Harbour',
  'the Bridge and Castle at Český Krumlov',
  'a Garden of Peonies and Irises',
  'the Grand Canal',
  'Durham Castle and Cathedral',
  'a Fishing Boat in a Squall',
  'the Temple of Vesta at Tivoli',
  'a Village Fête',
  'Mont Blanc and the Glacier des Bois',
  'the Princess Élise',
  'Sea and Cliffs',
  'an Old Oak Tree by a Mill',
  'the Drachenfels',
];
const endings = [
  'near Zürich, Looking towards the Lake',
  'from the Lagoon, with Shipping',
  'after Albrecht Dürer',
  'by Moonlight',
  'with Peasants Returning from the Fields',
  'seen from the North-East on a Misty Morning',
  'in the Manner of Claude Lorrain',
  'with a Distant Prospect of the Sea, a Storm Coming on',
  'from the Series ‘Liber Studiorum’',
];
const materials = ['Oil paint on canvas', 'Graphite on paper', 'Watercolour and gouache on paper', 'Etching', 'Bronze'];
const given = [
  'Anna',
  'John',
  'Émile',
  'Käthe',
  'William',
  'Mary',
  'Søren',
  'José',
  'Agnes',
  'Pierre',
  'Ida',
  'Thomas',
];
const family = ['Smith', 'Lefèvre', 'Müller', 'Brown', 'Novák', 'García', 'Ward', 'Bell', 'Durand', 'Hunt', 'Ellis'];
/** The painter of a seventh of all works, and names that are shorter. */
const turners = [
  'J. M. W. Turner',
  'Al Turner',
  'Amy Turner',
  'Ed Turner',
  'Jo Turner',
  'Turner Ito',
  'W. Turner',
  'Turner Ray',
];
const sentence =
  ' was drawn on the spot and worked up in the studio during the winter that followed; the paper bears the watermark of the mill and a note in the artist’s hand on the verso, partly erased. ';

const artistsAt = (works: number): number => Math.max(100, Math.round(works / 22));
const exhibitionsAt = (works: number): number => Math.round((works * 2627) / 264_000);

const of = (list: string, number: string): string =>
  `(${list}::text[])[1 + (${number}) % cardinality(${list}::text[])]`;
const at = `timestamptz '2026-10-01' + i * interval '0.3 second'`;

/** Works are filled in as many parts, each on a connection of its own if there are so many. */
const parts = 2;

/** So many works, with the artists and exhibitions that belong to so many. */
export async function fillMuseum(query: Query, works: number): Promise<void> {
  await fillGalleries(query);
  const artists = artistsAt(works);
  await fillArtists(query, artists);
  const parted = (fillPart: (from: number, to: number) => Promise<unknown>) =>
    Promise.all(
      Array.from({ length: parts }, (_, part) =>
        fillPart(Math.floor((works * part) / parts), Math.floor((works * (part + 1)) / parts)),
      ),
    );
  await parted((from, to) => fillFiles(query, from, to));
  const words = `${of('$1', 'i')} || ' ' || ${of('$2', 'i / 12')} || ' ' || ${of('$3', 'i / 204')}`;
  const title = `case when i < 10000 and i % 2000 = 11 then 'Study' when i % 20 = 7 then 'Untitled' when i % 11 = 5 then 'Study of ' || ${of('$2', 'i / 7')} else ${words} || ', plate ' || i / 1836 + 1 end`;
  const owner = `case when i % 20 < 3 then ${sqlId('artist', '0')} else ${sqlId('artist', `${turners.length} + (i::bigint * 7919 % ${artists - turners.length})::int`)} end`;
  await parted((from, to) =>
    query(
      `insert into artworks (id, title, title_en, material, material_en, width_cm, height_cm, year, text, text_en, owner_id, image_id, is_exposed, created_at, updated_at)
     select ${sqlId('artwork', 'i')}, t.title, t.title, ${of('$4', 'i')}, ${of('$4', 'i')}, 10 + i % 90, 12 + i % 80,
       make_date(1700 + i % 300, 1, 1), t.told, t.told, ${owner}, ${sqlId('file', 'i')}, i % 200 <> 199, ${at}, ${at}
     from ${series(from, to - 1)}, lateral (select ${title} as title, case when i % 3 = 0 then ${of('$2', 'i / 3')} || $5 || ${of('$3', 'i / 5')} || $5 end as told) t`,
      [beginnings, things, endings, materials, sentence],
    ),
  );
  await fillExhibitions(query, exhibitionsAt(works), works);
}

async function fillGalleries(query: Query): Promise<void> {
  await query(
    `insert into galleries (id, name, name_en) select ${sqlId('gallery', 'i')}, n.name, n.name from ${series(0, 1)},
       lateral (select (array['The National Collection', 'Institute of Art'])[1 + i] as name) n`,
  );
}

async function fillArtists(query: Query, count: number): Promise<void> {
  await query(
    `insert into artists (id, localname, englishname, usercountryname, statement, is_exposed, created_at, updated_at)
     select ${sqlId('artist', 'i')}, n.name, n.name, (array['GB', 'US', 'FR', 'DE'])[1 + i % 4], $4, i % 500 <> 499, ${at}, ${at}
     from ${series(0, count - 1)}, lateral (select coalesce(($1::text[])[i + 1],
       ${of('$2', 'i')} || ' ' || chr(65 + i / 132 % 26) || '. ' || ${of('$3', 'i / 12')}) as name) n`,
    [turners, given, family, sentence],
  );
}

/** The first has 500 works, the later ones fewer and fewer. */
async function fillExhibitions(query: Query, count: number, works: number): Promise<void> {
  await query(
    `insert into exhibitions (id, title, title_en, period, opens_on, closes_on, gallery_id, created_at, updated_at)
     select ${sqlId('exhibition', 'i')}, t.title, t.title, '1990–1991', date '1960-01-01' + i * 7, date '1960-03-01' + i * 7,
       ${sqlId('gallery', 'i % 2')}, ${at}, ${at}
     from ${series(0, count - 1)}, lateral (select ${of('$1', 'i')} || ' ' || ${of('$2', 'i / 9')} || ' ' || i as title) t`,
    [beginnings, things],
  );
  await query(
    `insert into exhibition_artworks (exhibition_id, artwork_id, position)
     select ${sqlId('exhibition', 'i')}, ${sqlId('artwork', `((i::bigint * 7907 + place * 31) % ${works})::int`)}, place
     from ${series(0, count - 1)}, generate_series(0, 499 / (1 + i / 8)) place on conflict do nothing`,
  );
}
