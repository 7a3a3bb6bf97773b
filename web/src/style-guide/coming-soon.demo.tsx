import { comingSoonWords as words } from '../coming-soon/coming-soon.words.ts';
import { ButtonLink } from '../design/button.tsx';
import { State } from '../design/states/states.tsx';
import { useLanguage } from '../platform/language.ts';

export function ComingSoonDemo() {
  const language = useLanguage();
  return (
    <State icon="door" title={words.soon[language]} text={words.text[language]}>
      <ButtonLink look="fill" to="/artworks">
        {words.artworks[language]}
      </ButtonLink>
      <ButtonLink to="/">{words.home[language]}</ButtonLink>
    </State>
  );
}
