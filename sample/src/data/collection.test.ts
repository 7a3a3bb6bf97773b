import { galleryHoursLines, textHoursLines } from '@hwarang/domain/galleries/opening-hours';
import { languages } from '@hwarang/domain/language';
import { addDays } from '@hwarang/domain/open-calls/dates';
import { offerLimits } from '@hwarang/domain/sales/offer';
import { offerRequest } from '@hwarang/domain/sales/offers.contract';
import { describe, expect, it } from 'vitest';
import { styles } from '../paintings/paint.ts';
import { collection } from './collection.ts';

const { galleries, artists, artworks, exhibitions, offers } = collection;
const today = '2026-11-15';
const hangul = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/;
const artistByKey = new Map(artists.map((artist) => [artist.key, artist]));
const artworkByKey = new Map(artworks.map((artwork) => [artwork.key, artwork]));
const galleryByKey = new Map(galleries.map((gallery) => [gallery.key, gallery]));

function found<T>(map: ReadonlyMap<string, T>, key: string): T {
  const value = map.get(key);
  if (value === undefined) throw new Error(`nothing in the collection has the key ${key}`);
  return value;
}

const worksOf = (keys: readonly string[]) => keys.map((key) => found(artworkByKey, key));
const openingYearOf = (gallery: string) =>
  Number(/\b(?:19|20)\d\d\b/.exec(found(galleryByKey, gallery).description.en)?.[0]);
const overlap = (a: { opens: string; closes: string }, b: { opens: string; closes: string }) =>
  a.opens <= b.closes && b.opens <= a.closes;

function pairs<T>(list: readonly T[]): [T, T][] {
  return list.flatMap((a, index) => list.slice(index + 1).map((b): [T, T] => [a, b]));
}

function walk(value: unknown, path: string, visit: (path: string, text: string) => void): void {
  if (typeof value === 'string') visit(path, value);
  else if (value !== null && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) walk(inner, `${path}.${key}`, visit);
}

const careerLines = (text: string) => text.split('\n');
const careerParts = ({ edulevel, ex_career, ex_group_career, awards }: (typeof artists)[number]) =>
  [edulevel, ex_career, ex_group_career, awards].filter((part) => part !== undefined);
const yearOf = (row: string) => Number(row.slice(0, 4));

describe('the sample collection', () => {
  it('holds 8 galleries, 40 artists, 240 artworks and 14 exhibitions', () => {
    expect([galleries, artists, artworks, exhibitions].map((list) => list.length)).toEqual([8, 40, 240, 14]);
  });

  it('shows 232 artworks and keeps 8 private, of 8 different artists', () => {
    const hidden = artworks.filter((artwork) => !artwork.is_exposed);
    expect(hidden).toHaveLength(8);
    expect(new Set(hidden.map((artwork) => artwork.artist)).size).toBe(8);
  });

  it('gives every artist six artworks and exposes every artist and exhibition', () => {
    for (const artist of artists)
      expect(
        artworks.filter((artwork) => artwork.artist === artist.key),
        artist.key,
      ).toHaveLength(6);
    expect([...artists, ...exhibitions].every((entry) => entry.is_exposed)).toBe(true);
  });

  it('has every hand of every style exactly once', () => {
    const wanted = styles.flatMap((style) => [0, 1, 2, 3].map((hand) => `${style} ${hand}`));
    expect(artists.map((artist) => `${artist.style} ${artist.hand}`).toSorted((a, b) => a.localeCompare(b))).toEqual(
      wanted.toSorted((a, b) => a.localeCompare(b)),
    );
  });

  it('repeats no key, seed, email or phone number', () => {
    const people = [...artists, ...galleries];
    for (const list of [
      galleries.map((gallery) => gallery.key),
      artists.map((artist) => artist.key),
      artworks.map((artwork) => artwork.key),
      exhibitions.map((exhibition) => exhibition.key),
      artworks.map((artwork) => artwork.seed),
      people.map((one) => one.email),
      people.map((one) => ('mobile' in one ? one.mobile : one.contact)),
    ])
      expect(new Set<string | number>(list).size).toBe(list.length);
    expect(artworks.every((artwork) => Number.isInteger(artwork.seed))).toBe(true);
    expect(artworks.every((artwork) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(artwork.key))).toBe(true);
  });

  it('refers only to what exists', () => {
    for (const artwork of artworks) found(artistByKey, artwork.artist);
    for (const exhibition of exhibitions) {
      found(galleryByKey, exhibition.gallery);
      worksOf(exhibition.artworks);
      for (const key of exhibition.view) expect(exhibition.artworks, exhibition.key).toContain(key);
      expect(new Set(exhibition.artworks).size, exhibition.key).toBe(exhibition.artworks.length);
    }
  });

  it('sizes artworks in cm with two decimals at most, between 1:3 and 3:1', () => {
    for (const { key, widthCm, heightCm, depthCm } of artworks) {
      for (const side of [widthCm, heightCm, depthCm ?? 1]) {
        expect(side, key).toBeGreaterThan(0);
        expect(Number(side.toFixed(2)), key).toBe(side);
      }
      expect(widthCm / heightCm, key).toBeGreaterThanOrEqual(1 / 3);
      expect(widthCm / heightCm, key).toBeLessThanOrEqual(3);
    }
  });

  it('gives a depth to ceramics and to nothing else', () => {
    for (const artwork of artworks)
      expect(artwork.depthCm !== undefined, artwork.key).toBe(found(artistByKey, artwork.artist).style === 'ceramic');
  });

  it('dates artworks from 2004 to 2026 and mixes upright, wide and square ones', () => {
    expect(artworks.every(({ year }) => Number.isInteger(year) && year >= 2004 && year <= 2026)).toBe(true);
    const shapes = artworks.map(({ widthCm, heightCm }) => Math.sign(widthCm - heightCm));
    for (const shape of [-1, 0, 1]) expect(shapes.filter((one) => one === shape).length).toBeGreaterThan(30);
  });

  it('writes the date of a work that took years as a span that ends with its year', () => {
    const spans = artworks.filter(({ yearText }) => yearText !== undefined);
    expect(spans.length).toBeGreaterThan(1);
    for (const { key, year, yearText } of spans) expect(yearText, key).toMatch(new RegExp(`^20\\d\\d–${year}$`));
  });

  it('numbers prints, and only what can exist more than once has an edition', () => {
    const numbered = artworks.filter(({ edition }) => edition !== undefined);
    expect(numbered.length).toBeGreaterThan(15);
    for (const { key, edition, depthCm, material } of numbered) {
      expect(depthCm !== undefined || /print/i.test(material.en), key).toBe(true);
      const [, number, of] = /^(?:AP )?(\d+)\/(\d+)$/.exec(edition ?? '') ?? [];
      if (number) expect(Number(number), key).toBeLessThanOrEqual(Number(of));
      else expect(['AP', 'unique'], key).toContain(edition);
    }
  });

  it('says of no painting, and of nothing before 2022, that generative AI was used', () => {
    const used = artworks.filter(({ madeWithAi }) => madeWithAi === 'assisted' || madeWithAi === 'generated');
    expect(used.length).toBeGreaterThan(1);
    for (const { title, material, year } of used) {
      expect(year, title.en).toBeGreaterThanOrEqual(2022);
      expect(material.en, title.en).toMatch(/print/);
    }
  });

  it('shows several licenses and choices about AI, and most works with the default', () => {
    const chosen = artworks.filter(({ license }) => license !== undefined);
    expect(new Set(chosen.map(({ license }) => license)).size).toBeGreaterThan(4);
    expect(chosen.length).toBeLessThan(artworks.length / 4);
    expect(new Set(artworks.map(({ madeWithAi }) => madeWithAi)).size).toBe(4);
    expect(artists.filter(({ machineUse }) => machineUse === 'allowed')).toHaveLength(1);
  });

  it('stands its galleries in Korea with hours that can be read', () => {
    const day = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)';
    for (const gallery of galleries) {
      expect(gallery.latitude).toBeGreaterThan(33);
      expect(gallery.latitude).toBeLessThan(38.7);
      expect(gallery.longitude).toBeGreaterThan(124.5);
      expect(gallery.longitude).toBeLessThan(131);
      expect(gallery.hours.length).toBeGreaterThan(0);
      for (const hours of gallery.hours) {
        expect(hours.day_interval).toMatch(new RegExp(`^${day}(?: - ${day}|(?:, ${day})*)$`));
        for (const time of [hours.opening_hours, hours.closing_hours])
          expect(time).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
        expect(hours.opening_hours < hours.closing_hours).toBe(true);
      }
    }
    expect(new Set(galleries.map((gallery) => JSON.stringify(gallery.hours))).size).toBe(8);
  });

  it('prints hours with every exhibition that are the hours of its gallery', () => {
    for (const exhibition of exhibitions)
      expect(textHoursLines('en', exhibition.businesshour), exhibition.key).toEqual(
        galleryHoursLines('en', found(galleryByKey, exhibition.gallery).hours),
      );
  });

  it('uses only reserved web and mail addresses and unassigned phone numbers', () => {
    walk(collection, 'collection', (path, text) => {
      if (/\.(email|homepage|facebook|instagram|blog|url)$/.test(path))
        expect(text, path).toMatch(/^(?:https:\/\/[a-z0-9.-]+\.example(?:\/\S*)?|[a-z]+@[a-z]+\.example)$/);
    });
    for (const artist of artists) expect(artist.mobile).toMatch(/^010-0000-\d{4}$/);
    for (const gallery of galleries) expect(gallery.contact).toMatch(/^0\d{1,2}-0{3,4}-\d{4}$/);
  });

  it('writes every text in both languages', () => {
    let seen = 0;
    walk(collection, 'collection', (path, text) => {
      if (path.endsWith('.en')) expect(hangul.test(text), `${path}: ${text}`).toBe(false);
      if (path.endsWith('.ko')) expect(hangul.test(text), `${path}: ${text}`).toBe(true);
      if (/\.(en|ko)$/.test(path)) {
        seen += 1;
        expect(text.trim(), path).not.toBe('');
        expect(text.trim(), path).toBe(text);
      }
    });
    expect(seen).toBeGreaterThan(1000);
  });

  it('writes exhibition texts of two to four paragraphs, as many in Korean as in English', () => {
    for (const { key, text } of exhibitions) {
      const count = text.ko.split('\n\n').length;
      expect(count, key).toBeGreaterThanOrEqual(2);
      expect(count, key).toBeLessThanOrEqual(4);
      expect(text.en.split('\n\n'), key).toHaveLength(count);
    }
  });

  it('has 7 exhibitions running, 3 to come and 4 past on its day', () => {
    for (const { opens, closes } of exhibitions) {
      for (const date of [opens, closes]) expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
      expect(opens < closes).toBe(true);
    }
    expect(exhibitions.filter(({ opens, closes }) => opens <= today && today <= closes)).toHaveLength(7);
    expect(exhibitions.filter(({ opens }) => opens > today)).toHaveLength(3);
    expect(exhibitions.filter(({ closes }) => closes < today)).toHaveLength(4);
  });

  it('hangs 7 to 14 works of 2 to 6 artists, and one solo show of all six works of its artist', () => {
    const solo = exhibitions.filter(({ artworks: keys }) => new Set(worksOf(keys).map((one) => one.artist)).size === 1);
    expect(solo).toHaveLength(1);
    expect(solo[0]?.artworks).toHaveLength(6);
    for (const exhibition of exhibitions.filter((one) => one !== solo[0])) {
      const makers = new Set(worksOf(exhibition.artworks).map((artwork) => artwork.artist)).size;
      expect(makers, exhibition.key).toBeGreaterThanOrEqual(2);
      expect(makers, exhibition.key).toBeLessThanOrEqual(6);
      expect(exhibition.artworks.length, exhibition.key).toBeGreaterThanOrEqual(7);
      expect(exhibition.artworks.length, exhibition.key).toBeLessThanOrEqual(14);
    }
    expect(exhibitions.filter((one) => one.artworks.length > 9).length).toBeGreaterThanOrEqual(3);
  });

  it('exhibits no private artwork and none made after the opening', () => {
    for (const exhibition of exhibitions)
      for (const artwork of worksOf(exhibition.artworks)) {
        expect(artwork.is_exposed, artwork.key).toBe(true);
        expect(artwork.year, `${artwork.key} in ${exhibition.key}`).toBeLessThanOrEqual(
          Number(exhibition.opens.slice(0, 4)),
        );
      }
  });

  it('never hangs a work in two places, nor two shows in one gallery, at the same time', () => {
    for (const [a, b] of pairs(exhibitions).filter(([a, b]) => overlap(a, b))) {
      expect(a.gallery, `${a.key} and ${b.key}`).not.toBe(b.gallery);
      expect(
        a.artworks.filter((key) => b.artworks.includes(key)),
        `${a.key} and ${b.key}`,
      ).toEqual([]);
    }
  });

  it('offers about a tenth of the works: most at a public price, some on request, some held and some sold', () => {
    expect(offers).toHaveLength(26);
    const count = (keep: (offer: (typeof offers)[number]) => boolean) => offers.filter(keep).length;
    expect(count((one) => one.availability === 'for-sale' && one.priceShown === 'public')).toBe(19);
    expect(count((one) => one.availability === 'for-sale' && one.priceShown === 'on-request')).toBe(3);
    expect(count((one) => one.availability === 'on-hold')).toBe(2);
    expect(count((one) => one.availability === 'sold')).toBe(2);
    expect(new Set(offers.map((one) => one.gallery)).size).toBe(galleries.length);
    expect(new Set(offers.map((one) => one.currency))).toEqual(new Set(['KRW', 'EUR', 'USD', 'JPY']));
    const styleOf = (key: string) => found(artistByKey, found(artworkByKey, key).artist).style;
    expect(new Set(offers.map((one) => styleOf(one.artwork))).size).toBeGreaterThan(7);
    expect(offers.some((one) => /^\d+\/\d+$/.test(found(artworkByKey, one.artwork).edition ?? ''))).toBe(true);
  });

  it('offers each work once, in public, by a gallery that exhibits it, as the studio would accept it', () => {
    expect(new Set(offers.map((one) => one.artwork)).size).toBe(offers.length);
    for (const { artwork, gallery, availability, holdUntil = null, price, currency, priceShown } of offers) {
      expect(found(artworkByKey, artwork).is_exposed, artwork).toBe(true);
      const shownBy = exhibitions.filter((one) => one.artworks.includes(artwork)).map((one) => one.gallery);
      expect(shownBy, artwork).toContain(gallery);
      const request = { availability, hold_until: holdUntil, price, currency, price_shown: priceShown };
      expect(offerRequest.safeParse(request).success, artwork).toBe(true);
      expect(availability === 'on-hold', artwork).toBe(holdUntil !== null);
      if (holdUntil) expect(holdUntil > today && holdUntil <= addDays(today, offerLimits.holdDays), artwork).toBe(true);
      if (currency === 'KRW') expect(price >= 1_800_000 && price <= 24_000_000, artwork).toBe(true);
    }
  });

  it('opens every gallery before its first exhibition and says the year in both languages', () => {
    for (const gallery of galleries) expect(gallery.description.ko).toContain(`${openingYearOf(gallery.key)}년`);
    for (const exhibition of exhibitions)
      expect(Number(exhibition.opens.slice(0, 4))).toBeGreaterThanOrEqual(openingYearOf(exhibition.gallery));
  });

  it('writes careers newest first, and never in a gallery that was not open yet', () => {
    for (const artist of artists) {
      for (const part of careerParts(artist)) {
        const rows = careerLines(part.ko);
        for (const row of rows) expect(row, artist.key).toMatch(/^(?:19|20)\d\d {2}\S/);
        const years = rows.map(yearOf);
        expect(years, artist.key).toEqual([...years].sort((a, b) => b - a));
        for (const row of rows)
          for (const gallery of galleries.filter((one) => row.includes(one.name.ko)))
            expect(yearOf(row), `${artist.key}: ${row}`).toBeGreaterThanOrEqual(openingYearOf(gallery.key));
      }
      expect(careerLines(artist.ex_career.ko).length, artist.key).toBeGreaterThanOrEqual(2);
      expect(careerLines(artist.ex_group_career.ko).length, artist.key).toBeGreaterThanOrEqual(2);
    }
  });

  it('tells the same career, line by line, in Korean and in English', () => {
    for (const artist of artists)
      for (const part of careerParts(artist)) {
        const [korean, english] = languages.map((language) => careerLines(part[language]));
        expect(english?.map(yearOf), artist.key).toEqual(korean?.map(yearOf));
        for (const row of korean ?? [])
          expect(row, artist.key).toMatch(/^\d{4} {2}(?=.*\p{Script=Hangul})\P{Script=Latin}+$/u);
        for (const row of english ?? [])
          expect(row, artist.key).toMatch(/^\d{4} {2}(?=.*\p{Script=Latin})\P{Script=Hangul}+$/u);
      }
  });

  it('calls the shows, places and prizes of a career the same each time, and as their records do', () => {
    const rows = artists.flatMap((artist) =>
      careerParts(artist).flatMap(({ ko, en }) => {
        const english = careerLines(en).map((row) => row.slice(6));
        return careerLines(ko).map((row, at) => ({ artist: artist.key, ko: row.slice(6), en: english[at] ?? '' }));
      }),
    );
    const wholeRow = (row: string) => row;
    const place = (row: string) => row.split(', ').slice(-2).join(', ');
    for (const part of [wholeRow, place]) {
      const english = new Map(rows.map(({ ko, en }) => [part(ko), part(en)]));
      for (const { ko, en } of rows) expect(part(en), ko).toBe(english.get(part(ko)));
    }
    for (const { name } of galleries)
      for (const { ko, en } of rows) expect(en.includes(`, ${name.en}, `), en).toBe(ko.includes(`, ${name.ko}, `));
    for (const { artist, title } of artworks)
      for (const { ko, en } of rows.filter((row) => row.artist === artist && row.ko.startsWith(`${title.ko}, `)))
        expect(en.startsWith(`${title.en}, `), `${ko}: ${en}`).toBe(true);
  });

  it('lists every exhibition that has opened, and no other of them, in the careers of its artists', () => {
    for (const exhibition of exhibitions) {
      const place = found(galleryByKey, exhibition.gallery).name;
      const makers = new Set(worksOf(exhibition.artworks).map((artwork) => artwork.artist));
      for (const artist of artists) {
        const career = makers.size === 1 ? artist.ex_career : artist.ex_group_career;
        for (const language of languages) {
          const row = `${exhibition.opens.slice(0, 4)}  ${exhibition.title[language]}, ${place[language]}, `;
          const listed = makers.has(artist.key) && exhibition.opens <= today;
          expect(career[language].includes(row), `${artist.key}: ${row}`).toBe(listed);
        }
      }
    }
  });

  it('has one very short and one very long name, mostly from Korea', () => {
    expect(artists.some((artist) => artist.localname.length === 1)).toBe(true);
    expect(artists.filter((artist) => artist.englishname.length >= 38)).toHaveLength(1);
    expect(artists.filter((artist) => artist.usercountryname === 'KR').length).toBeGreaterThan(30);
    for (const artist of artists) expect(artist.usercountryname).toMatch(/^[A-Z]{2}$/);
  });
});
