import { facesWith, type Letters } from './letters/faces.ts';
import { writeLetters } from './letters/letters-code.ts';
import { lettersOf } from './letters/page-letters.ts';
import { cutNames } from './letters/typefaces.ts';
import { alone, lettersAtOnce, wake } from './page-scripts.ts';

/**
 * In which order a rendered page arrives. Its style sheets are written into it, so that nothing stands between the page and
 * its first paint; and where the page is about one picture, or about a room that opens by itself, the script that makes it alive
 * lets that pass first.
 */
export function orderPage(html: string, mark: string, styleSheet: (href: string) => string): string {
  const links = html.replace(new RegExp(`(<link[^>]*?) nonce="${mark}"`, 'g'), '$1');
  return subjectFirst(stylesWithin(links, mark, styleSheet), mark);
}

/**
 * The links stay, switched off: the page's script sees by them what is loaded already. One that comes switched off is the list of
 * all font subsets, of which a page gets those it is set in.
 */
function stylesWithin(html: string, mark: string, styleSheet: (href: string) => string): string {
  let styles = '';
  const lists: string[] = [];
  const body = html.indexOf('</head>');
  const sheet = /<link rel="stylesheet" href="([^"#]+)(#?)"( disabled="")?\/>/g;
  const head = html.slice(0, body).replace(sheet, (_, href, end, isFonts) => {
    if (isFonts) lists.push(href);
    else styles += styleSheet(href);
    return `<link rel="stylesheet" href="${href}${end}" disabled=""/>`;
  });
  const first = head.indexOf('<link rel="stylesheet"');
  if (first < 0) return html;
  const letters = lettersOf(html, styles);
  const fonts = lists.map((href) => fontsWithin(href, styleSheet(href), letters, mark)).join('');
  return `${head.slice(0, first)}<style>${styles}</style>${fonts}${head.slice(first)}${html.slice(body)}`;
}

function fontsWithin(href: string, list: string, letters: Letters, mark: string): string {
  const { rules, cuts } = facesWith(list, letters);
  if (cuts.length === 0) return '';
  const address = `${href.replace('/assets/', '/letters/')}?of=${writeLetters(cutNames, letters)}`;
  const faces = cuts.map((cut) => [cut.family, cut.weight, cut.letters] as const);
  const script = lettersAtOnce(address, faces, 10_000);
  return `<style data-faces="">${rules}</style><script nonce="${mark}">${script}</script>`;
}

/** An element of the page names a script of the build that goes before the page's own. */
const named = / data-first-script="(\/assets\/[\w.-]+\.js)"/;

function subjectFirst(html: string, mark: string): string {
  const script = named.exec(html)?.[1];
  if (!script && !html.includes(' fetchPriority="high"')) return html;
  const modules: string[] = [];
  const without = html.replace(/<link rel="modulepreload" href="([^"]+)"\/>/g, (_, href: string) => {
    modules.push(href);
    return '';
  });
  const held = `<script nonce="${mark}" type="text/plain" data-modules="${modules.join(' ')}">`;
  const waiting = without.replace(
    new RegExp(`<script(?=[^>]* nonce="${mark}")(?=[^>]* type="module")[^>]*>([\\s\\S]*?)</script>`),
    (_, code: string) => `${held}${code}</script><script nonce="${mark}">${wake(2500)}</script>`,
  );
  if (!script) return waiting;
  const first = `<script type="module" src="${script}" data-first="" fetchpriority="high"></script>`;
  return waiting.replace(/<head>(<meta[^>]*>)*/, `$&${first}<script nonce="${mark}">${alone(1000)}</script>`);
}
