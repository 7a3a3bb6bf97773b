import type { LocalizedText } from '@hwarang/domain/language';
import { ButtonLink } from '../design/button.tsx';
import { Empty } from '../design/states/states.tsx';
import { useLanguage } from '../platform/language.ts';
import { keptWords as words } from './kept.words.ts';

export function NeedsAccount({ part, text }: { part: string; text: LocalizedText }) {
  const language = useLanguage();
  return (
    <Empty title={words.needsAccount[language]} text={text[language]}>
      <ButtonLink look="fill" to="/login" state={{ from: `/kept?part=${part}` }}>
        {words.login[language]}
      </ButtonLink>
    </Empty>
  );
}
