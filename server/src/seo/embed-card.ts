import type { Language, LocalizedText } from '@hwarang/domain/language';
import { escapeHtml } from '../platform/escape-html.ts';

const open: LocalizedText = { ko: '화랑에서 보기', en: 'View on Hwarang' };

/** Of its own in other people's pages: no scripts, no fonts to wait for, light or dark as the reader has it. */
const style = `:root{color-scheme:light dark;--hanji:#faf8f3;--ink:#211f1b;--stone:#6b665c;--line:#ddd7ca}
@media (prefers-color-scheme:dark){:root{--hanji:#1b1a17;--ink:#efebe2;--stone:#a8a296;--line:#3a372f}}
*{box-sizing:border-box;margin:0}
body{background:var(--hanji);color:var(--ink);font:16px/1.5 system-ui,"Apple SD Gothic Neo","Noto Sans KR",sans-serif}
a{display:flex;flex-direction:column;height:100vh;border:1px solid var(--line);color:inherit;text-decoration:none}
a:focus-visible{outline:2px solid var(--ink);outline-offset:-4px}
img{flex:1;width:100%;min-height:0;padding:16px 16px 0;object-fit:contain}
div{padding:12px 16px}
strong{display:block;font-weight:600;overflow-wrap:anywhere}
p{color:var(--stone);font-size:14px;overflow-wrap:anywhere}
a:hover .open{text-decoration:underline}`;

/** What the card loads and who may frame it: pictures of the site, and everybody. */
export const cardPolicy =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *";

interface Card {
  title: string;
  line: string | null;
  page: string;
  picture: string | undefined;
}

export const embedCard = (language: Language, { title, line, page, picture }: Card): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<meta name="robots" content="noindex"><link rel="canonical" href="${escapeHtml(page)}"><title>${escapeHtml(title)}</title><style>${style}</style></head>` +
  `<body><a href="${escapeHtml(`${page}?lang=${language}`)}" target="_blank" rel="noopener">` +
  `${picture ? `<img src="${escapeHtml(picture)}" alt="${escapeHtml(title)}">` : ''}<div><strong>${escapeHtml(title)}</strong>` +
  `${line ? `<p>${escapeHtml(line)}</p>` : ''}<p class="open">${open[language]} ↗</p></div></a></body></html>`;
