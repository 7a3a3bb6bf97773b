import {
  askerWords,
  deletedWork,
  enquiryDeskWords as deskWords,
  enquiryStateWords,
  enquiryWords,
} from '@hwarang/domain/enquiries/enquiries.words';
import { availabilityWords, priceOnRequest } from '@hwarang/domain/sales/availability.words';
import { offerWords } from '@hwarang/domain/sales/offers.words';
import { expect, test, vi } from 'vitest';
import { mailsTo, mailTo } from '../server/src/testing/outbox.ts';
import { designWords } from '../web/src/design/design.words.ts';
import { leaveGuardWords } from '../web/src/design/leave-guard.words.ts';
import { outdatedNote } from '../web/src/design/states/outdated.words.ts';
import { galleriesWords } from '../web/src/galleries/galleries.words.ts';
import { unsentNote } from '../web/src/platform/unsent.words.ts';
import { consignedWork, faults, painterWithWork, screens, staffOf, testGallery } from './galleries.ts';
import {
  callAs,
  dialogsClosed,
  expiredAndBack,
  field,
  linkOf,
  openAs,
  openHydrated,
  post,
  product,
  returning,
  signIn,
  somebody,
} from './members.ts';

/** A gallery with a curator, and that artist's work on consignment. */
async function galleryWithWork() {
  const own = await testGallery();
  const staff = await staffOf(own, 'curator');
  const { jwt } = await signIn(staff);
  return { gallery: own.id, name: own.name, staff, ...(await consignedWork(own.id, jwt)) };
}

/** The first mail to that address with such a link or text. */
const mailWith = (email: string, part: string) =>
  vi.waitFor(
    () => {
      const mail = mailsTo(product(), email).find(({ text }) => text.includes(part));
      if (!mail) throw new Error(`no mail to ${email} with ${part}`);
      return mail;
    },
    { timeout: 15_000, interval: 50 },
  );

const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

test.each(screens)(
  'a gallery offers a work by its 호, a visitor asks, staff answers and holds it ($language)',
  async ({ language, width }) => {
    const { gallery, name, staff, painter, title, id } = await galleryWithWork();

    const { page: studio } = await openAs(staff, `/studio/${gallery}/works`, { language, width });
    await studio.getByRole('button', { name: `${offerWords.title[language]}: ${title}` }).click();
    const offer = studio.getByRole('form', { name: offerWords.title[language] });
    await offer.getByLabel(offerWords.availability[language]).selectOption('for-sale');
    await offer.getByLabel(offerWords.priceShown[language]).selectOption('public');
    await offer.getByLabel(offerWords.pricePerHo[language]).fill('300000');
    expect(await faults(studio)).toEqual([]);
    await offer.getByRole('button', { name: offerWords.save[language] }).click();
    await offer.getByText(offerWords.priceRequired[language]).waitFor();
    await offer.getByRole('button', { name: '₩3,000,000' }).click();
    await offer.getByRole('button', { name: offerWords.save[language] }).click();
    await studio.getByRole('row').filter({ hasText: title }).getByText('₩3,000,000').waitFor();
    expect(await faults(studio)).toEqual([]);

    const { page } = await openHydrated(`/artworks-detail/${id}`, { language, width });
    const main = page.getByRole('main');
    await main.getByText('₩3,000,000').waitFor();
    await main.getByText(availabilityWords['for-sale'][language]).waitFor();
    await main.getByText(language === 'ko' ? '(10호 F)' : '(10F)').waitFor();
    expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toContainEqual(
      expect.stringContaining('"priceCurrency":"KRW"'),
    );
    expect(await faults(page)).toEqual([]);
    await main.getByRole('link', { name: enquiryWords.ask[language] }).click();
    await page.waitForURL(`**/artworks-detail/${id}/ask`);
    const send = main.getByRole('button', { name: enquiryWords.send[language] });
    await send.click();
    for (const problem of [enquiryWords.nameRequired, enquiryWords.badEmail, enquiryWords.consentRequired])
      await main.getByText(problem[language]).waitFor();
    expect(await faults(page)).toEqual([]);
    const asker = somebody();
    await field(page, 'email').fill(asker.email);
    await field(page, 'text').fill(`작품을 보고 싶습니다 ${asker.username}`);
    await field(page, 'consent').check();
    await field(page, 'name').focus();
    // Enter ends a syllable that is being composed; it must not send.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Input.imeSetComposition', { text: '이', selectionStart: 1, selectionEnd: 1 });
    await devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Enter', windowsVirtualKeyCode: 229 });
    await devtools.send('Input.insertText', { text: '이' });
    await page.keyboard.type('수민');
    expect(await field(page, 'name').inputValue()).toBe('이수민');
    await send.click();
    await main.getByRole('heading', { name: enquiryWords.sent[language] }).waitFor();
    expect(await faults(page)).toEqual([]);
    await main.getByRole('link', { name: enquiryWords.open[language] }).click();
    await page.waitForURL('**/enquiry?key=*');
    await main.getByText(`작품을 보고 싶습니다 ${asker.username}`).waitFor();
    await main.getByText(name).first().waitFor();
    expect(await faults(page)).toEqual([]);

    await mailWith(staff.email, asker.username);
    const { page: desk } = await openAs(staff, `/studio/${gallery}/enquiries`, { language, width });
    await desk.getByRole('button', { name: '이수민' }).click();
    const talk = desk.getByRole('region', { name: '이수민' });
    await talk.getByText(asker.email).waitFor();
    await talk.getByLabel(deskWords.answer[language]).fill('목요일 오후에 오세요.');
    await talk.getByRole('button', { name: deskWords.send[language] }).click();
    await talk.getByRole('log').getByText('목요일 오후에 오세요.').waitFor();
    await talk.getByLabel(deskWords.holdUntil[language]).fill(inAWeek());
    await talk.getByRole('button', { name: deskWords.hold[language] }).click();
    await talk.getByText(deskWords.held[language]).waitFor();
    expect(await faults(desk)).toEqual([]);
    const line = desk.getByRole('button', { name: '이수민' });
    if (width === 360) {
      // On a phone the conversation stands in the place of the list, and Back leads to the list.
      expect(await line.isVisible()).toBe(false);
      await desk.goBack();
    }
    await line.getByText(enquiryStateWords['on-hold'][language]).waitFor();
    expect(await faults(desk)).toEqual([]);
    if (width === 360) await line.click();

    const answered = await mailTo(product(), asker.email);
    expect(answered.text).toContain('목요일 오후에 오세요.');
    const { pathname, search } = new URL(linkOf(answered.links, '/enquiry?key='));
    await page.goto(new URL(pathname + search, page.url()).href);
    await main.getByText('목요일 오후에 오세요.').waitFor();
    await main.getByLabel(askerWords.write[language]).fill('감사합니다!');
    await main.getByRole('button', { name: askerWords.send[language] }).click();
    await main.getByRole('log').getByText('감사합니다!').waitFor();
    // It is told live where staff has the page open.
    await talk.getByRole('log').getByText('감사합니다!').waitFor();
    const enquiry = page.url();
    await page.goto(new URL(`/artworks-detail/${id}`, page.url()).href);
    await main.getByText(availabilityWords['on-hold'][language]).waitFor();

    // Deleted works are brought back for a month: until then nobody is led to one.
    await callAs((await signIn(painter)).jwt, 'DELETE', `/art-works/${id}`);
    for (const [seen, address] of [
      [page, enquiry],
      [desk, desk.url()],
    ] as const) {
      await seen.goto(address);
      const about = seen.getByRole('main').getByText(deletedWork(title)[language]);
      await about.last().waitFor();
      expect(await seen.getByRole('main').getByRole('link', { name: title }).count()).toBe(0);
    }
  },
);

test('enquiries go on past the first fifty, and stay with what is typed when reading again fails', async () => {
  const { gallery, staff, id } = await galleryWithWork();
  const { jwt } = await signIn(staff);
  const offer = { availability: 'for-sale', hold_until: null, price: 1, currency: 'KRW', price_shown: 'public' };
  const rest = { takes_questions: true, note: '', price_per_ho: null };
  await callAs(jwt, 'PUT', `/studio/${gallery}/works/${id}/offer`, { ...offer, ...rest });
  const asked = { artwork: id, name: '이수민', email: 'asker@visitors.example', text: '첫 질문', consent: true };
  const { key } = (await (await post('/enquiries', asked)).json()) as { key: string };
  const at = `/studio/${gallery}/enquiries`;
  const [line] = await callAs<{ id: string }[]>(jwt, 'GET', at);
  const { page: desk, expectFailure } = await openAs(staff, '/company');
  // As if 120 had asked before.
  const read = new RegExp(`/api${at}\\?`);
  await desk.route(read, (route) => {
    const { searchParams } = new URL(route.request().url());
    const [start, limit] = [Number(searchParams.get('_start')), Number(searchParams.get('_limit'))];
    const lines = Array.from({ length: 121 }, (_, place) =>
      place === 0 ? line : { ...line, id: String(place).padStart(24, '0'), name: `문의자 ${place}` },
    );
    return route.fulfill({ json: lines.slice(start, start + limit) });
  });
  await desk.goto(at);
  const lines = desk.getByRole('main').getByRole('button', { name: /^(이수민|문의자)/ });
  const more = desk.getByRole('button', { name: designWords.more.en });
  for (const shown of [50, 100]) {
    await expect.poll(() => lines.count()).toBe(shown);
    await more.click();
  }
  await expect.poll(() => lines.count()).toBe(121);
  expect(await more.count()).toBe(0);

  await lines.first().click();
  const talk = desk.getByRole('region', { name: '이수민' });
  await talk.getByRole('log').getByText('첫 질문').waitFor();
  await talk.getByLabel(deskWords.answer.en).fill('반쯤 쓴 답');
  expectFailure(/\/enquiries/);
  const fails = new RegExp(`/api${at}`);
  await desk.route(fails, (route) => route.fulfill({ status: 503, json: { statusCode: 503 } }));
  expect((await post(`/enquiries/${key}/messages`, { text: '하나 더요' })).status).toBe(200);
  await expect.poll(() => desk.getByRole('alert').getByText(outdatedNote.en).count()).toBe(2);
  await talk.getByRole('log').getByText('첫 질문').waitFor();
  await expect.poll(() => lines.count()).toBe(121);
  expect(await faults(desk)).toEqual([]);
  await desk.unroute(fails);
  await talk.getByRole('button', { name: 'Try again' }).click();
  await talk.getByRole('log').getByText('하나 더요').waitFor();
  expect(await talk.getByLabel(deskWords.answer.en).inputValue()).toBe('반쯤 쓴 답');
});

test.each(screens)(
  'an offer is not closed with changes, and comes back after the login ($language)',
  async (screen) => {
    const { language } = screen;
    const { gallery, staff, title } = await galleryWithWork();
    const visitor = await openAs(staff, `/studio/${gallery}/works`, screen);
    const { page } = visitor;
    await page.getByRole('button', { name: `${offerWords.title[language]}: ${title}` }).click();
    const offer = page.getByRole('form', { name: offerWords.title[language] });
    await offer.waitFor();
    await page.keyboard.press('Escape');
    await dialogsClosed(page);

    await page.getByRole('button', { name: `${offerWords.title[language]}: ${title}` }).click();
    await offer.getByLabel(offerWords.availability[language]).selectOption('on-hold');
    await offer.getByLabel(offerWords.holdUntil[language]).fill(inAWeek());
    await offer.getByRole('spinbutton', { name: offerWords.price[language], exact: true }).fill('1500000');
    const question = page.getByRole('dialog', { name: leaveGuardWords.title[language] });
    const leave = [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: designWords.close[language], exact: true }).first().click(),
    ];
    for (const attempt of leave) {
      await attempt();
      await question.waitFor();
      expect(await faults(page)).toEqual([]);
      await question.getByRole('button', { name: leaveGuardWords.stay[language] }).click();
      await question.waitFor({ state: 'detached' });
    }
    await offer.getByLabel(offerWords.takesQuestions[language]).click();
    const takesQuestions = await offer.getByLabel(offerWords.takesQuestions[language]).isChecked();

    await expiredAndBack(visitor, staff);
    await offer.getByText(unsentNote[language]).waitFor();
    expect(await offer.getByLabel(offerWords.availability[language]).inputValue()).toBe('on-hold');
    expect(await offer.getByLabel(offerWords.holdUntil[language]).inputValue()).toBe(inAWeek());
    expect(await offer.getByLabel(offerWords.takesQuestions[language]).isChecked()).toBe(takesQuestions);
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: leaveGuardWords.stay[language] }).click();
    await offer.getByRole('button', { name: offerWords.save[language] }).click();
    await page.getByRole('row').filter({ hasText: title }).getByText('₩1,500,000').waitFor();
    await offer.waitFor({ state: 'detached' });
  },
);

test.each(screens)('an artist without a gallery offers a work and answers a question ($language)', async (screen) => {
  const { language } = screen;
  const { painter, title, id } = await painterWithWork();
  const { page } = await returning(painter, '/my-artworks', screen);
  await page.getByRole('button', { name: title }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: offerWords.title[language], exact: true }).click();
  const offer = dialog.getByRole('form', { name: offerWords.title[language] });
  await offer.getByLabel(offerWords.availability[language]).selectOption('for-sale');
  await offer.getByRole('button', { name: offerWords.save[language] }).click();
  await page.getByText(offerWords.saved[language]).waitFor();
  expect(await faults(page)).toEqual([]);
  const question = { artwork: id, name: '한지우', email: somebody().email, text: '가격이 궁금합니다', consent: true };
  await callAs(painter.jwt, 'POST', '/enquiries', question);
  const { page: desk } = await returning(painter, '/my-enquiries', screen);
  await desk.getByRole('button', { name: '한지우' }).click();
  const talk = desk.getByRole('region', { name: '한지우' });
  await talk.getByText(deskWords.addNote[language]).first().click();
  await talk.getByLabel(deskWords.addNote[language]).fill('전화로 문의하셨던 분');
  await talk.getByRole('button', { name: deskWords.saveNote[language] }).click();
  await talk.getByRole('log').getByText('전화로 문의하셨던 분').waitFor();
  expect(await faults(desk)).toEqual([]);
  const visit = await openHydrated(`/artworks?sale=for-sale`, screen);
  const label = visit.page.getByRole('figure').filter({ hasText: title });
  await label.getByText(priceOnRequest[language]).waitFor();
});

test.each(screens)('the page of a gallery shows the works it offers, with prices ($language)', async (screen) => {
  const { language } = screen;
  const own = await testGallery({ is_exposed: true });
  const { jwt } = await signIn(await staffOf(own, 'curator'));
  const heading = { name: galleriesWords.forSale[language] };
  const { page } = await openHydrated(`/gallery-detail/${own.id}`, screen);
  await page.getByRole('heading', { name: own.name }).waitFor();
  expect(await page.getByRole('heading', heading).count()).toBe(0);
  const { id, title } = await consignedWork(own.id, jwt);
  const body = { availability: 'for-sale', price: 3_000_000, currency: 'KRW', price_shown: 'public' };
  await callAs(jwt, 'PUT', `/studio/${own.id}/works/${id}/offer`, body);
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByRole('region', heading).count();
    })
    .toBe(1);
  const offered = page.getByRole('region', heading);
  await offered.getByText('₩3,000,000').waitFor();
  expect(await faults(page)).toEqual([]);
  await offered.getByRole('link', { name: title, exact: true }).click();
  await page.waitForURL(`**/artworks-detail/${id}`);
});
