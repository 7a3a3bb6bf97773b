import { unsubscribePath } from '@hwarang/domain/keeping/digest.words';
import { useParams, useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../design/button.tsx';
import { PageHead, Wrap } from '../design/layout.tsx';
import { State } from '../design/states/states.tsx';
import { useLanguage } from '../platform/language.ts';
import type { PageHandle } from '../platform/page-query.ts';
import { PageTitle } from '../platform/page-title.tsx';
import styles from './kept.module.css';
import { unsubscribeWords as words } from './unsubscribe.words.ts';

export const handle: PageHandle = { query: ['done'] };

/** Opening it changes nothing: programs that look through mails open every address. The button works without script. */
export default function Unsubscribe() {
  const language = useLanguage();
  const { token = '' } = useParams();
  const [params] = useSearchParams();
  const done = params.get('done');
  const state = done === 'yes' ? 'done' : 'unknown';
  return (
    <Wrap>
      <PageTitle title={words.title[language]} noindex />
      <PageHead title={words.title[language]} />
      {done ? (
        <State
          icon={done === 'yes' ? 'check' : 'info'}
          title={words[`${state}Title`][language]}
          text={words[`${state}Text`][language]}
        >
          <ButtonLink to="/profile">{words.profile[language]}</ButtonLink>
        </State>
      ) : (
        <form method="post" action={unsubscribePath(encodeURIComponent(token))} className={styles.unsubscribe}>
          <p>{words.text[language]}</p>
          <input type="hidden" name="from" value="page" />
          <Button type="submit" look="fill">
            {words.button[language]}
          </Button>
        </form>
      )}
    </Wrap>
  );
}
