import type { LocalizedText } from '@hwarang/domain/language';
import { useEffect, useState } from 'react';
import { CheckboxField } from '../design/fields/tick-field.tsx';
import { Section } from '../design/layout.tsx';
import { TextLink } from '../design/text-link.tsx';
import { refusal, useAction } from '../design/use-action.ts';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import styles from './profile.module.css';

const words = {
  title: { ko: '새 소식 메일', en: 'News by email' },
  wanted: {
    ko: '팔로우하는 작가와 갤러리, 저장한 검색의 새 소식을 일주일에 한 번 메일로 받기',
    en: 'Email me once a week about what is new from those I follow and in my saved searches',
  },
  hint: { ko: '새 소식이 있을 때만 보내 드립니다.', en: 'Only when there is something new.' },
  kept: { ko: '팔로우와 저장한 검색 보기', en: 'See what I follow and search for' },
  failed: { ko: '바꾸지 못했습니다. 다시 시도해 주세요.', en: 'The change could not be saved. Please try again.' },
} as const satisfies Record<string, LocalizedText>;

/** The switch of the weekly mail. */
export function WeeklyMail() {
  const language = useLanguage();
  const [wanted, setWanted] = useState<boolean | undefined>(undefined);
  const { busy, run } = useAction(refusal(words.failed));
  useEffect(() => {
    // Without an answer the switch is not shown: it would say what is not known.
    api.get('/digest').then(
      (digest) => setWanted(digest.wanted),
      () => undefined,
    );
  }, []);
  return (
    <Section id="news" title={words.title[language]}>
      <div className={styles.account} aria-busy={busy}>
        {wanted !== undefined && (
          <CheckboxField
            label={words.wanted[language]}
            hint={words.hint[language]}
            checked={wanted}
            onChange={({ currentTarget }) => {
              const { checked } = currentTarget;
              setWanted(checked);
              void run(
                () => api.put('/digest', { wanted: checked }),
                () => {
                  setWanted(!checked);
                  return false;
                },
              );
            }}
          />
        )}
        <TextLink to="/kept?part=following">{words.kept[language]}</TextLink>
      </div>
    </Section>
  );
}
