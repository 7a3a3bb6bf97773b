import type { Whole } from '@hwarang/domain/contracts';
import { periodText } from '@hwarang/domain/exhibitions/period';
import { digestHello, digestSearch, unsubscribePath, digestWords as words } from '@hwarang/domain/keeping/digest.words';
import { searchPath } from '@hwarang/domain/keeping/searches';
import type { Language } from '@hwarang/domain/language';
import { pickLanguage } from '@hwarang/domain/localized-text';
import type { MediaFile } from '@hwarang/domain/media/file';
import { escapeHtml } from '../platform/escape-html.ts';
import { type Email, htmlOf, oneLine } from '../platform/mail-message.ts';
import type { FoundRecord, News } from './news.ts';

interface Line {
  title: string;
  by: string;
  link: string;
  image: MediaFile | null | undefined;
}
interface Part {
  title: string;
  link?: string;
  lines: Line[];
}
interface To {
  username: string;
  language: Language;
  token: string;
  site: string;
}

/** In the reader's language alone: what is new can be much. */
export function digestMail({ username, language, token, site }: To, news: News): Email {
  const unsubscribe = `${site}${unsubscribePath(token)}`;
  const parts = partsOf(news, language, site);
  const opening = [oneLine(digestHello(username)[language]), words.lead[language]];
  const kept = `${site}/kept?part=following`;
  const text = [
    ...opening,
    ...parts.map(textOf),
    `${words.kept[language]}:\n${kept}`,
    words.note[language],
    `${words.unsubscribe[language]}:\n${unsubscribe}`,
  ];
  const small = 'margin:24px 0 0;color:#6b665e;font-size:14px';
  const html = [
    ...opening.map((line) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`),
    ...parts.map((part) => partHtml(part, site)),
    `<p style="margin:32px 0 0">${linkTo(kept, words.kept[language])}</p>`,
    `<p style="${small}">${escapeHtml(words.note[language])} ${linkTo(unsubscribe, words.unsubscribe[language])}</p>`,
  ];
  return {
    subject: words.subject[language],
    text: `${text.join('\n\n')}\n`,
    html: htmlOf([html.join('')], language),
    unsubscribe,
  };
}

function partsOf({ works, exhibitions, searches }: News, language: Language, site: string): Part[] {
  const line = (found: FoundRecord) => lineOf(found, language, site);
  const all: Part[] = [
    { title: words.works[language], lines: works.map((record) => line({ page: 'artworks', record })) },
    { title: words.exhibitions[language], lines: exhibitions.map((record) => line({ page: 'exhibitions', record })) },
    ...searches.map(({ search, found }) => ({
      title: digestSearch(search.name)[language],
      link: site + searchPath(search),
      lines: found.map(line),
    })),
  ];
  return all.filter(({ lines }) => lines.length > 0);
}

function lineOf(found: FoundRecord, language: Language, site: string): Line {
  if (found.page === 'artworks') {
    const { id, title, title_en, owner, image, size } = found.record;
    const by = [owner && nameOf(owner, language), size].filter(Boolean).join(', ');
    return { title: pickLanguage(language, title, title_en) ?? '', by, link: `${site}/artworks-detail/${id}`, image };
  }
  if (found.page === 'artists') {
    const { id, profileimg } = found.record;
    return { title: nameOf(found.record, language), by: '', link: `${site}/artist-profile/${id}`, image: profileimg };
  }
  const { id, title, title_en, gallery, opens_on, closes_on, mainimage } = found.record;
  const where = gallery ? pickLanguage(language, gallery.name, gallery.name_en) : undefined;
  const period = opens_on && closes_on ? periodText(language, opens_on, closes_on) : undefined;
  const by = [where, period].filter(Boolean).join(' · ');
  const link = `${site}/exhibition-detail/${id}`;
  return { title: pickLanguage(language, title, title_en) ?? '', by, link, image: mainimage[0] };
}

const nameOf = (artist: Pick<Whole<'artists'>, 'localname' | 'englishname'>, language: Language): string =>
  pickLanguage(language, artist.localname, artist.englishname) ?? '';

const textOf = ({ title, link, lines }: Part): string =>
  [
    `■ ${oneLine(title)}`,
    ...lines.map((line) => `${oneLine([line.title, line.by].filter(Boolean).join(' — '))}\n${line.link}`),
    ...(link ? [link] : []),
  ].join('\n\n');

const linkTo = (address: string, text: string) =>
  `<a href="${escapeHtml(address)}" style="color:#2f6b5c">${escapeHtml(oneLine(text))}</a>`;

function partHtml({ title, link, lines }: Part, site: string): string {
  const heading = link ? linkTo(link, title) : escapeHtml(title);
  return `<h2 style="margin:32px 0 12px;font-size:18px">${heading}</h2>${lines.map((line) => lineHtml(line, site)).join('')}`;
}

/** The picture is asked for when the mail is read, from an address that answers only while the work is public. */
function lineHtml({ title, by, link, image }: Line, site: string): string {
  const small = image?.formats.thumbnail ?? image?.formats.small;
  const width = small ? Math.min(96, small.width) : 0;
  const picture = small
    ? `<a href="${escapeHtml(link)}"><img src="${escapeHtml(site + small.url)}" width="${width}" height="${Math.round((width * small.height) / small.width)}" alt="" style="display:block;border:0"></a>`
    : '';
  const byline = by ? `<br><span style="color:#6b665e;font-size:14px">${escapeHtml(oneLine(by))}</span>` : '';
  return `<table role="presentation" style="margin:0 0 16px;border-collapse:collapse"><tr><td style="width:112px;padding:0;vertical-align:top">${picture}</td><td style="padding:0;vertical-align:top">${linkTo(link, title)}${byline}</td></tr></table>`;
}
