import { ButtonLink } from '../design/button.tsx';
import { State } from '../design/states/states.tsx';
import { useLanguage } from '../platform/language.ts';
import { unbuiltWords as words } from '../unbuilt/unbuilt.words.ts';

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
