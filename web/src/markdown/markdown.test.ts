import { expect, test } from 'vitest';
import { markdownHtml } from './markdown.ts';

test('paragraphs, emphasis, lists and links are set', () => {
  expect(markdownHtml('**빛**과 *먹*\n\n- 하나\n- [둘](https://example.com)')).toBe(
    '<p><strong>빛</strong>과 <em>먹</em></p>\n<ul>\n<li>하나</li>\n<li><a href="https://example.com">둘</a></li>\n</ul>',
  );
});

test('HTML in a text stays text, and an address that runs a script leads nowhere', () => {
  const html = markdownHtml('<img src=x onerror=alert(1)>\n\n<script>alert(1)</script>\n\n[눌러](javascript:alert(1))');
  expect(html).not.toMatch(/<(img|script)|javascript:/);
  expect(html).toContain('&lt;script&gt;');
});
