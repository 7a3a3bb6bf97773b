import { expect, test } from 'vitest';
import { orderPage } from './page-order.ts';
import { sealPage } from './page-policy.ts';

const mark = 'a1b2c3';
const latin = '@font-face{font-family:Pretendard Variable;src:url(/latin.woff2);unicode-range:U+0-FF,U+20??}';
const hangul = '@font-face{font-family:Pretendard Variable;src:url(/hangul.woff2);unicode-range:U+AC00,U+B780-D658}';
const sheets: Record<string, string> = {
  '/assets/a.css': '.a{color:red}:root{--sans:sans-serif}',
  '/assets/b.css': '.b{color:blue}',
  '/assets/fonts.css': `${latin}${hangul}`,
};
const order = (html: string) => orderPage(html, mark, (href) => sheets[href] ?? '');

const head = [
  `<html><head><link rel="modulepreload" nonce="${mark}" href="/assets/one.js"/>`,
  '<link rel="modulepreload" href="/assets/two.js"/>',
  '<link rel="stylesheet" href="/assets/a.css"/><link rel="stylesheet" href="/assets/b.css#"/>',
  '<link rel="stylesheet" href="/assets/fonts.css" disabled=""/></head>',
].join('');
const page = (body: string) =>
  `${head}<body>${body}<script nonce="${mark}" type="module" async="">import "/x";</script></body>`;
const withPicture = page('<img src="/a.jpg" fetchPriority="high"/>');

test('the style sheets of a page are written into it, in their order', () => {
  const html = order(page('A'));
  expect(html).toContain('<style>.a{color:red}:root{--sans:sans-serif}.b{color:blue}');
  expect(html).toContain('</script><link rel="stylesheet" href="/assets/a.css" disabled=""/>');
  expect(html).toContain('<link rel="stylesheet" href="/assets/b.css#" disabled=""/>');
});

test('of all font subsets a page brings those that its words are set in, and asks for their letters alone', () => {
  const english = order(page('<p title="화">Hwarang</p><script>"화"</script>'));
  expect(english).toContain(`${latin}</style><script nonce="${mark}">`);
  expect(english).toMatch(/"\/letters\/fonts\.css\?of=[\w-]+",\[\["Hwarang Sans","45 920"," Hwarng"\]\]\)<\/script>/);
  expect(order(page('<p>화랑 Hwarang</p>'))).toContain(`${latin}${hangul}</style>`);
});

test('no letter of a page ends the script that names it', () => {
  expect(order(page('&lt;/script&gt;'))).toContain('\\u003c/script>"]');
});

test('the list of all fonts is not asked for with the page', () => {
  expect(order(page('A'))).toContain('<link rel="stylesheet" href="/assets/fonts.css" disabled=""/>');
});

test('a page without a picture of its own wakes at once', () => {
  const html = order(page('<form></form>'));
  expect(html).toContain('<link rel="modulepreload" href="/assets/one.js"/>');
  expect(html).toContain(`<script nonce="${mark}" type="module" async="">`);
});

test('a page that is about one picture holds its script back, and no module is asked for before', () => {
  const html = order(withPicture);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).not.toContain('async=""');
  expect(html).toContain('type="text/plain" data-modules="/assets/one.js /assets/two.js">import "/x";</script>');
});

test('the script that was held back is allowed to run later', () => {
  const alone = sealPage(`<script nonce="${mark}">import "/x";</script>`, mark).policy;
  expect(sealPage(order(withPicture), mark).policy).toContain(/'sha256-[^']+'/.exec(alone)?.[0]);
});

const withRoom = page('<script type="application/json" data-first-script="/assets/scene-a1_B.js">{}</script>').replace(
  '<head>',
  '<head><meta charSet="utf-8"/><meta name="theme-color"/>',
);

test('a page that names a script to go first gets it at its head, and holds its own script back until then', () => {
  const html = order(withRoom);
  const first = '<script type="module" src="/assets/scene-a1_B.js" data-first="" fetchpriority="high"></script>';
  expect(html).toContain(`<meta charSet="utf-8"/><meta name="theme-color"/>${first}`);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).toContain('type="text/plain" data-modules="/assets/one.js /assets/two.js">import "/x";</script>');
  expect(html.match(/ type="module"/g)).toHaveLength(1);
});

test('what would hold up the script that goes first is put off by script alone, above the fonts that wait for it', () => {
  const html = order(withRoom.replace('<body>', '<body>Hwarang'));
  expect(html).toMatch(/setAttribute\('data-first-alone'.*<style data-faces="">@font-face[^<]*<\/style>.*<\/head>/s);
  expect(html).not.toContain('media=""');
  expect(order(withPicture)).not.toContain("setAttribute('data-first-alone'");
});

test('only a script of the build goes first', () => {
  for (const address of ['https://elsewhere.example/a.js', '/media/a.js', '/assets/../media/a.js', '/assets/a.css'])
    expect(order(withRoom.replace('/assets/scene-a1_B.js', address))).toContain(
      `nonce="${mark}" type="module" async=""`,
    );
});

test('a page without style sheets stays as it is', () => {
  expect(order('<html><head><title>화랑</title></head><body></body></html>')).toBe(
    '<html><head><title>화랑</title></head><body></body></html>',
  );
});
