// The rows that collection.ts gives to Hwarang, in Strapi's own tables.
const words = require('../../../words.json');

const documentId = (kind, index) => `${kind}${String(index).padStart(24 - kind.length, '0')}`;
const format = (name, width, height) => ({
  ext: '.jpg',
  url: `/uploads/${name}.jpg`,
  hash: name,
  mime: 'image/jpeg',
  name: `${name}.jpg`,
  path: null,
  size: 40.5,
  width,
  height,
  sizeInBytes: 40_500,
});

async function insert(knex, table, count, row) {
  for (let from = 0; from < count; from += 50)
    await knex(table).insert(Array.from({ length: Math.min(50, count - from) }, (_, index) => row(from + index)));
}

exports.fill = async (knex, artworks) => {
  const start = Date.UTC(2022, 0, 1);
  const record = (kind, index) => {
    const at = start + index * 60_000;
    return { id: index + 1, document_id: documentId(kind, index), created_at: at, updated_at: at, published_at: at };
  };
  await insert(knex, 'artists', 200, (index) => ({
    ...record('a', index),
    localname: `한가람 ${index}`,
    englishname: `Han Garam ${index}`,
    usercountryname: 'Korea, Republic of',
    edulevel: 'Master',
    ex_career: words.text,
    awards: words.text,
    statement: words.text,
    is_exposed: true,
  }));
  await insert(knex, 'exhibitions', 50, (index) => ({
    ...record('e', index),
    title: `${words.moods[index % 20]} 전시 ${index}`,
    period: '2022.04.22 - 2022.05.18',
    businesshour: '10:00 - 18:00',
    detailinfotext: words.text,
    is_exposed: true,
  }));
  await insert(knex, 'files', artworks, (index) => ({
    ...record('f', index),
    name: `work-${index}.jpg`,
    alternative_text: '',
    caption: '',
    width: 1600,
    height: 1200,
    formats: JSON.stringify({
      thumbnail: format(`thumbnail_${index}`, 208, 156),
      small: format(`small_${index}`, 500, 375),
      medium: format(`medium_${index}`, 750, 563),
      large: format(`large_${index}`, 1000, 750),
    }),
    hash: `work_${index}`,
    ext: '.jpg',
    mime: 'image/jpeg',
    size: 512,
    url: `/uploads/work_${index}.jpg`,
    provider: 'local',
    folder_path: '/',
  }));
  await insert(knex, 'art_works', artworks, (index) => ({
    ...record('w', index),
    title: `${words.moods[index % 20]} ${words.things[Math.floor(index / 20) % 25]} ${Math.floor(index / 500)}`,
    title_en: `${words.moodsEn[index % 20]} ${words.thingsEn[Math.floor(index / 20) % 25]} ${Math.floor(index / 500)}`,
    material: words.materials[index % 5],
    material_en: words.materialsEn[index % 5],
    size: `${30 + (index % 70)} cm x ${40 + (index % 50)} cm`,
    year: `${1991 + (index % 30)}-01-01`,
    text: `${words.things[(index * 7 + 3) % 25]}. ${words.text}`,
    text_en: `${words.thingsEn[(index * 7 + 3) % 25]}. ${words.textEn}`,
    is_exposed: true,
  }));
  await insert(knex, 'files_related_mph', artworks, (index) => ({
    file_id: index + 1,
    related_id: index + 1,
    related_type: 'api::art-work.art-work',
    field: 'image',
    order: 1,
  }));
  await insert(knex, 'art_works_owner_lnk', artworks, (index) => ({
    art_work_id: index + 1,
    artist_id: (index % 200) + 1,
    art_work_ord: index + 1,
  }));
  await insert(knex, 'art_works_exhibitions_lnk', artworks * 2, (index) => ({
    art_work_id: Math.floor(index / 2) + 1,
    exhibition_id: (index % 2 === 0 ? Math.floor(index / 2) % 50 : (Math.floor(index / 2) * 7 + 1) % 50) + 1,
    exhibition_ord: (index % 2) + 1,
    art_work_ord: Math.floor(index / 2) + 1,
  }));
};
