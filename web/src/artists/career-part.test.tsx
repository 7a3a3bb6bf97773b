import type { WrittenText } from '@hwarang/domain/localized-text';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageContext } from '../platform/language.ts';
import { Timeline } from './career-part.tsx';

const shown = (language: 'ko' | 'en', text: WrittenText) =>
  renderToString(
    <LanguageContext value={language}>
      <Timeline title="Awards" text={text} />
    </LanguageContext>,
  );

test('a career that is there in the other language alone says so', () => {
  expect(shown('en', { text: '2021 토담 공예상', lang: 'ko' })).toMatch(/Korean only.*<ol[^>]*lang="ko"/s);
  expect(shown('ko', { text: '2021 Todam Prize', lang: 'en' })).toMatch(/영문만 제공.*<ol[^>]*lang="en"/s);
  expect(shown('en', { text: '2021 Todam Prize', lang: 'en' })).not.toContain('only');
});
