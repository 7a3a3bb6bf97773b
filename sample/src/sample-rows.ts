import { createHash } from 'node:crypto';
import { formatPeriod } from '@hwarang/domain/exhibitions/period';
import type { SampleRows } from '@hwarang/server/sample';
import { collection } from './data/collection.ts';
import type { SampleGallery } from './data/shapes.ts';

const day = 86_400;
const at = (date: string) => Date.parse(`${date}T00:00:00Z`) / 1000;

/** Seconds from 0 to `span`, always the same for the same key. */
const spread = (key: string, span: number) => createHash('sha256').update(key).digest().readUInt32BE(0) % span;

/** The record's id and moment of making, the same on every installation, so that an address can be written down. */
function made(noun: string, key: string, seconds: number) {
  const id =
    seconds.toString(16).padStart(8, '0') + createHash('sha256').update(`${noun}/${key}`).digest('hex').slice(0, 16);
  const moment = new Date(seconds * 1000);
  return { id, createdAt: moment, updatedAt: moment };
}

const artistMade = (key: string) => at('2025-01-06') + spread(key, 400 * day);
const artworkMade = (key: string, artist: string) => artistMade(artist) + day + spread(key, 200 * day);

const artists = new Map(
  collection.artists.map((artist) => [artist.key, made('artist', artist.key, artistMade(artist.key))]),
);
const artworks = new Map(
  collection.artworks.map((work) => [work.key, made('artwork', work.key, artworkMade(work.key, work.artist))]),
);
/** Some weeks after the work came into the collection. */
const offerMade = (key: string, artist: string) =>
  artworkMade(key, artist) + 7 * day + spread(`offer/${key}`, 50 * day);
const galleries = new Map(
  collection.galleries.map((gallery) => [
    gallery.key,
    made('gallery', gallery.key, at('2024-11-04') + spread(gallery.key, 30 * day)),
  ]),
);

function known<T>(map: Map<string, T>, key: string): T {
  const found = map.get(key);
  if (!found) throw new Error(`the sample collection names '${key}', which is not in it`);
  return found;
}

const address = (gallery: SampleGallery, language: 'ko' | 'en') => ({
  Country: gallery.address.Country,
  state_province: gallery.address.state_province[language],
  City: gallery.address.City[language],
  address_line1: gallery.address.address_line1[language],
});

/** Files of the pictures by the key of their artist, artwork or gallery, and of the posters by exhibition. */
export interface SampleFiles {
  portraits: Map<string, string>;
  works: Map<string, string>;
  houses: Map<string, string>;
  posters: Map<string, string>;
}

/** The whole collection as rows. */
export function sampleRows(files: SampleFiles): SampleRows {
  const owners = new Map(collection.artworks.map((work) => [work.key, work.artist]));
  const exhibitions = collection.exhibitions.map((show) => ({
    show,
    row: made('exhibition', show.key, at(show.opens) - 45 * day),
    artists: [...new Set(show.artworks.map((key) => known(owners, key)))],
  }));
  const offers = collection.offers.map((offer) => ({ ...offer, artist: known(owners, offer.artwork) }));
  const represented = new Map(offers.map((offer) => [`${offer.gallery}/${offer.artist}`, offer]));
  return {
    galleries: collection.galleries.map((gallery) => ({
      ...known(galleries, gallery.key),
      name: gallery.name.ko,
      nameEn: gallery.name.en,
      email: gallery.email,
      homepage: gallery.homepage,
      contact: gallery.contact,
      description: gallery.description.ko,
      descriptionEn: gallery.description.en,
      galleryHours: gallery.hours,
      galleryAddress: address(gallery, 'ko'),
      galleryAddressEn: address(gallery, 'en'),
      latitude: gallery.latitude,
      longitude: gallery.longitude,
    })),
    galleryImages: collection.galleries.map((gallery) => ({
      galleryId: known(galleries, gallery.key).id,
      fileId: known(files.houses, gallery.key),
    })),
    artists: collection.artists.map((artist) => ({
      ...known(artists, artist.key),
      localname: artist.localname,
      englishname: artist.englishname,
      usercountryname: artist.usercountryname,
      edulevel: artist.edulevel.ko,
      edulevelEn: artist.edulevel.en,
      exCareer: artist.ex_career.ko,
      exCareerEn: artist.ex_career.en,
      exGroupCareer: artist.ex_group_career.ko,
      exGroupCareerEn: artist.ex_group_career.en,
      awards: artist.awards?.ko,
      awardsEn: artist.awards?.en,
      statement: artist.statement.ko,
      statementEn: artist.statement.en,
      mobile: artist.mobile,
      email: artist.email,
      contactPublic: artist.contactPublic,
      facebook: artist.facebook,
      instagram: artist.instagram,
      blog: artist.blog,
      homepage: artist.homepage,
      machineUse: artist.machineUse,
      isExposed: artist.is_exposed,
      profileimgId: known(files.portraits, artist.key),
    })),
    artbrochures: collection.artists.flatMap((artist) =>
      artist.brochures.map(({ main_title, url }, position) => ({
        ...made('brochure', `${artist.key}/${position}`, artistMade(artist.key)),
        artistId: known(artists, artist.key).id,
        mainTitle: main_title,
        url,
        position,
      })),
    ),
    artworks: collection.artworks.map((work, position) => ({
      ...known(artworks, work.key),
      title: work.title.ko,
      titleEn: work.title.en,
      material: work.material.ko,
      materialEn: work.material.en,
      widthCm: work.widthCm,
      heightCm: work.heightCm,
      depthCm: work.depthCm,
      edition: work.edition,
      inventoryNumber: work.inventoryNumber,
      year: `${work.year}-01-01`,
      yearText: work.yearText,
      license: work.license,
      madeWithAi: work.madeWithAi,
      text: work.text?.ko,
      textEn: work.text?.en,
      ownerId: known(artists, work.artist).id,
      imageId: known(files.works, work.key),
      isExposed: work.is_exposed,
      position,
    })),
    exhibitions: exhibitions.map(({ show, row }) => ({
      ...row,
      title: show.title.ko,
      titleEn: show.title.en,
      period: formatPeriod(show.opens, show.closes),
      opensOn: show.opens,
      closesOn: show.closes,
      businesshour: show.businesshour,
      detailinfotext: show.text.ko,
      detailinfotextEn: show.text.en,
      galleryId: known(galleries, show.gallery).id,
      isExposed: show.is_exposed,
      roomStyle: show.room,
    })),
    exhibitionGalleries: exhibitions.map(({ show, row }) => ({
      exhibitionId: row.id,
      galleryId: known(galleries, show.gallery).id,
    })),
    exhibitionArtworks: exhibitions.flatMap(({ show, row }) =>
      show.artworks.map((key, position) => ({ exhibitionId: row.id, artworkId: known(artworks, key).id, position })),
    ),
    exhibitionArtists: exhibitions.flatMap(({ row, artists: keys }) =>
      keys.map((key, position) => ({ exhibitionId: row.id, artistId: known(artists, key).id, position })),
    ),
    exhibitionImages: exhibitions.map(({ show, row }) => ({
      exhibitionId: row.id,
      fileId: known(files.posters, show.key),
    })),
    representations: [...represented.values()].map(({ gallery, artist }) => {
      const moment = new Date((artistMade(artist) + day) * 1000);
      return {
        galleryId: known(galleries, gallery).id,
        artistId: known(artists, artist).id,
        state: 'accepted',
        createdAt: moment,
        updatedAt: moment,
      };
    }),
    consignments: offers.map(({ gallery, artwork, artist }) => ({
      ...made('consignment', artwork, offerMade(artwork, artist)),
      galleryId: known(galleries, gallery).id,
      artworkId: known(artworks, artwork).id,
      state: 'accepted',
    })),
    offers: offers.map(({ gallery, artwork, artist, availability, holdUntil, price, currency, priceShown }) => {
      const moment = new Date((offerMade(artwork, artist) + day) * 1000);
      return {
        artworkId: known(artworks, artwork).id,
        galleryId: known(galleries, gallery).id,
        availability,
        holdUntil: holdUntil ?? null,
        price,
        currency,
        priceShown,
        createdAt: moment,
        updatedAt: moment,
      };
    }),
  };
}
