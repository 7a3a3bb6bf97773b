import type { LocalizedText } from '@hwarang/domain/language';
import { ButtonLink } from '../design/button.tsx';
import { ErrorView } from '../errors/error-view.tsx';
import { useLanguage } from '../platform/language.ts';
import { comingSoonWords } from './coming-soon.words.ts';

export function ComingSoonView({ title, text }: { title: LocalizedText; text: LocalizedText }) {
  const language = useLanguage();
  return (
    <ErrorView title={title[language]} text={text[language]}>
      <ButtonLink look="fill" to="/artworks">
        {comingSoonWords.artworks[language]}
      </ButtonLink>
      <ButtonLink to="/">{comingSoonWords.home[language]}</ButtonLink>
    </ErrorView>
  );
}
