import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArtworkFacts } from './artwork-facts.tsx';

test('the facts of a work name its edition, and nothing where it has none', () => {
  expect(renderToString(<ArtworkFacts work={{ year: '2019', edition: '3/10' }} />)).toMatch(/에디션.*3\/10/);
  expect(renderToString(<ArtworkFacts work={{ year: '2019' }} />)).not.toContain('에디션');
});
