import { TextLink } from '../design/text-link.tsx';
import { useLanguage } from '../platform/language.ts';
import { agreement, registerWords as words } from './account-pages.words.ts';

/** The two texts open beside, so that what was typed stays. */
export function TermsLabel() {
  const language = useLanguage();
  const { before, between, after } = agreement[language];
  return (
    <>
      {before}
      <TextLink to="/terms" target="_blank">
        {words.terms[language]}
      </TextLink>
      {between}
      <TextLink to="/privacy" target="_blank">
        {words.privacy[language]}
      </TextLink>
      {after}
    </>
  );
}
