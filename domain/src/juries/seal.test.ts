import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { canonicalScore, leafOf, sealOf } from './seal.ts';

const score = {
  round: '64b000000000000000000001',
  entry: 7,
  marks: { technique: 3, idea: 9, '10': 1 },
  vote: null,
  salt: '00ff',
};
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

test('a score is written in one way, whatever the order of its marks', async () => {
  const text = `{"round":"64b000000000000000000001","entry":7,"marks":{"10":1,"idea":9,"technique":3},"vote":null,"salt":"00ff"}`;
  expect(canonicalScore(score)).toBe(text);
  expect(canonicalScore({ ...score, marks: { '10': 1, technique: 3, idea: 9 } })).toBe(text);
  expect(await leafOf(score)).toBe(sha256(text));
  expect(canonicalScore({ ...score, marks: null, vote: 'yes' })).toContain('"marks":null,"vote":"yes"');
});

test('the seal is of all leaves in their order by hash, and another leaf gives another seal', async () => {
  expect(await sealOf(['b', 'a'])).toBe(sha256('a\nb'));
  expect(await sealOf(['a', 'b'])).toBe(sha256('a\nb'));
  expect(await sealOf(['a', 'c'])).not.toBe(await sealOf(['a', 'b']));
});
