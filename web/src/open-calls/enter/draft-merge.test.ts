import { expect, test } from 'vitest';
import { mergeDrafts } from './draft-merge.ts';

const draft = (artworks: string[], answers: Record<string, string> = {}, born_on: string | null = null) => ({
  artworks,
  answers,
  born_on,
});

test('what only one device has changed counts, in answers, works and date', () => {
  const base = draft(['a'], { x: '1', y: '1' });
  const merged = mergeDrafts(
    base,
    draft(['a'], { x: '2', y: '1' }),
    draft(['a', 'b'], { x: '1', y: '3' }, '2000-01-01'),
  );
  expect(merged).toEqual({ draft: draft(['a', 'b'], { x: '2', y: '3' }, '2000-01-01'), elsewhere: {} });
});

test('an answer typed on both devices stays as it is here, and the other one is offered', () => {
  const merged = mergeDrafts(draft(['a'], { x: '' }), draft(['b'], { x: 'here' }), draft(['a', 'c'], { x: 'there' }));
  expect(merged).toEqual({ draft: draft(['b', 'c'], { x: 'here' }), elsewhere: { x: 'there' } });
});
