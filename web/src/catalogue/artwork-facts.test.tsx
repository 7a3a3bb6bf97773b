import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArtworkFacts } from './artwork-facts.tsx';

test('the facts of a work link to its license and say whether AI was used, if it says so', () => {
  const shown = renderToString(<ArtworkFacts work={{ license: 'cc-by-4.0', madeWithAi: 'generated' }} />);
  expect(shown).toMatch(/이용 조건.*href="https:\/\/creativecommons.org\/licenses\/by\/4.0\/".*CC BY 4.0.*AI로 생성/);
  const reserved = renderToString(<ArtworkFacts work={{ license: 'all-rights-reserved' }} />);
  expect(reserved).toContain('모든 권리 보유');
  expect(reserved).not.toMatch(/href|생성형 AI/);
});

test('the facts of a work name its inventory number, and nothing where it has none', () => {
  expect(renderToString(<ArtworkFacts work={{ inventoryNumber: 'HG-2021-014' }} />)).toMatch(/소장번호.*HG-2021-014/);
  expect(renderToString(<ArtworkFacts work={{ year: '2019' }} />)).not.toContain('소장번호');
});

test('the facts of a work name its edition, and nothing where it has none', () => {
  expect(renderToString(<ArtworkFacts work={{ year: '2019', edition: '3/10' }} />)).toMatch(/에디션.*3\/10/);
  expect(renderToString(<ArtworkFacts work={{ year: '2019' }} />)).not.toContain('에디션');
});
