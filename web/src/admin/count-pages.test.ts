import { expect, test } from 'vitest';
import { pageCounter } from './count-pages.ts';

const bytes = new TextEncoder().encode(
  '%PDF-1.3\n7 0 obj\n<<\n/Type /Page\n/Parent 1 0 R\n>>\n8 0 obj\n<<\n/Type /Pages\n>>\n9 0 obj\n<<\n/Type /Page\n/Parent 1 0 R\n>>',
);

test.each([1, 5, 12, 1000])('the pages of a PDF are counted in pieces of %i bytes', (size) => {
  const count = pageCounter();
  let pages = 0;
  for (let at = 0; at < bytes.length; at += size) pages = count(bytes.subarray(at, at + size));
  expect(pages).toBe(2);
});
