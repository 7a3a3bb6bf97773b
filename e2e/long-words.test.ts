import { languages } from '@hwarang/domain/language';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { hydrated, visit } from './browser.ts';
import { staffOf } from './galleries.ts';
import { artist, callAs, picture, returning, signIn } from './members.ts';
import { overflow } from './sweep.ts';

const phone = 360;
/** A word that no line can hold: letters of both kinds, since Korean breaks elsewhere than Latin. */
const word = (length = 200) => `${'가나다라마바사아자차'.repeat(10)}${'abcdefghij'.repeat(20)}`.slice(0, length);

async function withImage(jwt: string, path: string, name: string, data: object) {
  const form = new FormData();
  const { buffer } = await picture(300, 200);
  form.append('data', JSON.stringify(data));
  form.append(`files.${name}`, new Blob([new Uint8Array(buffer)], { type: 'image/png' }), 'picture.png');
  return callAs<{ id: string }>(jwt, 'POST', path, form);
}

/** An artist, a gallery, works and an exhibition, each with such a word in every text that people write. */
async function wordy() {
  const who = await artist();
  const { jwt } = await signIn(inject('administrator'));
  const lines = `2019 ${word()}\n${word()}`;
  await callAs(who.jwt, 'PUT', `/artists/${who.artistId}`, {
    ...Object.fromEntries(
      ['edulevel', 'ex_career', 'ex_group_career', 'awards'].flatMap((name) => [
        [name, lines],
        [`${name}_en`, lines],
      ]),
    ),
    localname: word(),
    englishname: word(),
    Nickname: word(),
    statement: word(),
    statement_en: word(),
    mobile: '0'.repeat(50),
    email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example`,
    homepage: `https://studio.example/${'a'.repeat(200)}`,
    blog: `https://blog.example/${'a'.repeat(200)}`,
    facebook: 'a'.repeat(200),
    instagram: 'a'.repeat(200),
    contact_public: true,
  });
  const texts = {
    title: word(),
    title_en: word(),
    material: word(),
    material_en: word(),
    text: word(),
    text_en: word(),
  };
  const work = {
    ...texts,
    size: '10 cm x 20 cm',
    year: '2021',
    year_text: word(),
    edition: word(60),
    is_exposed: true,
  };
  const [one, other] = [
    await withImage(who.jwt, '/art-works', 'image', { ...work, inventory_number: word(100) }),
    await callAs<{ id: string }>(who.jwt, 'POST', '/art-works', work),
  ];
  const offer = { availability: 'for-sale', price: 1_000_000_000, currency: 'KRW', price_shown: 'public' };
  for (const { id } of [one, other])
    await callAs(who.jwt, 'PUT', `/art-works/${id}/offer`, {
      ...offer,
      hold_until: null,
      takes_questions: true,
      note: word(),
      price_per_ho: null,
    });
  const address = { Country: word(), state_province: word(), City: word(), address_line1: word() };
  const gallery = await withImage(jwt, '/galleries', 'image', {
    name: word(),
    name_en: word(),
    email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example`,
    homepage: `https://gallery.example/${'a'.repeat(200)}`,
    contact: word(),
    description: word(),
    description_en: word(),
    gallery_hours: [{ day_interval: word(), opening_hours: word(), closing_hours: word() }],
    gallery_address: address,
    gallery_address_en: address,
    googlegeolocation: { center: { latitude: 37.5, longitude: 127 } },
    is_exposed: true,
  });
  const exhibition = await withImage(jwt, '/exhibitions', 'mainimage', {
    title: word(),
    title_en: word(),
    period: word(),
    businesshour: word(),
    detailinfotext: word(),
    detailinfotext_en: word(),
    opens_on: '2020-01-01',
    closes_on: '2099-12-31',
    gallery: gallery.id,
    galleries: [gallery.id],
    art_works: [one.id, other.id],
    artists: [who.artistId],
    is_exposed: true,
  });
  // What stands on the pages of an account: lists, followed people, agreements and questions.
  await callAs(who.jwt, 'POST', '/kept', { artwork: one.id });
  await callAs(who.jwt, 'POST', '/kept/lists', { name: word(60) });
  await callAs(who.jwt, 'PUT', `/follows/artists/${who.artistId}`);
  await callAs(who.jwt, 'PUT', `/follows/galleries/${gallery.id}`);
  const staff = await staffOf({ id: gallery.id, name: word(), jwt });
  await callAs((await signIn(staff)).jwt, 'POST', `/studio/${gallery.id}/artists`, { artist: who.artistId });
  const asker = { name: word(80), email: 'asker@visitors.example', text: word(), consent: true };
  await callAs(jwt, 'POST', '/enquiries', { artwork: one.id, ...asker });
  return { who, one, other, gallery, exhibition };
}

/** What reaches farthest beyond the window, where something does. */
async function tooWide(page: Page, what: string): Promise<string[]> {
  const wider = await overflow(page);
  if (wider <= 0) return [];
  const widest = await page.evaluate(() => {
    const all = [...document.querySelectorAll('main *')].map((element) => ({
      name: `${element.tagName} ${element.getAttribute('class')}`,
      right: element.getBoundingClientRect().right,
    }));
    return all.reduce((one, other) => (other.right >= one.right ? other : one)).name;
  });
  return [`${what} is ${wider} pixels too wide: ${widest}`];
}

test.each(languages)(
  'a word that no line can hold makes no page of artists and visitors wider than a phone (%s)',
  async (language) => {
    const { who, one, other, gallery, exhibition } = await wordy();
    const faults: string[] = [];
    const check = async (page: Page, path: string, open?: () => Promise<unknown>) => {
      await page.goto(path, { waitUntil: 'load' });
      await hydrated(page, 'body');
      await open?.();
      faults.push(...(await tooWide(page, path)));
    };
    const { page, expectFailure } = await visit({ width: phone, language, fonts: true });
    expectFailure(/\/api\//);
    for (const path of [
      '/',
      `/artist-profile/${who.artistId}`,
      `/artworks-detail/${one.id}`,
      `/artworks-detail/${other.id}`,
      `/exhibition-detail/${exhibition.id}`,
      `/gallery-detail/${gallery.id}`,
      `/artworks-detail/${one.id}/ask`,
      '/artists',
      '/artworks',
      '/artworks?sale=for-sale',
      `/artworks?q=${encodeURIComponent(word())}`,
      '/exhibitions',
      '/galleries',
      '/excarousel',
    ])
      await check(page, path);
    const { page: own } = await returning(who, '/company', { width: phone, language, fonts: true });
    await check(own, '/my-artworks', () => own.locator('#mine figure').nth(1).waitFor());
    await own.locator('#mine figure button').first().click();
    await own.getByRole('dialog').waitFor();
    faults.push(...(await tooWide(own, 'the dialog of a work')));
    await check(own, '/profile', () => own.locator('#artist').waitFor());
    await own.locator('#artist button').first().click();
    faults.push(...(await tooWide(own, 'the form of the profile')));
    await check(own, '/event-enroll', () => own.getByRole('main').getByRole('button').first().waitFor());
    await check(own, '/my-enquiries', () => own.getByText(word(20)).first().waitFor());
    await check(own, '/my-galleries', () => own.getByText(word(20)).first().waitFor());
    await check(own, '/kept', () => own.getByText(word(20)).first().waitFor());
    await check(own, '/kept?part=following', () => own.getByText(word(20)).first().waitFor());
    expect(faults).toEqual([]);
  },
);
