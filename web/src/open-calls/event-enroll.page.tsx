import { openCallWords, enrollWords as words } from '@hwarang/domain/open-calls/open-calls.words';
import { PageHead, Wrap } from '../design/layout.tsx';
import { Loading } from '../design/states/states.tsx';
import { TextLink } from '../design/text-link.tsx';
import { useLanguage } from '../platform/language.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { useSession } from '../platform/session.ts';
import { useHydrated } from '../platform/use-hydrated.ts';
import { noticePath } from './calls.ts';
import { CombinedArtist } from './combined-artist.tsx';
import styles from './enroll.module.css';
import { EntryWorks } from './entry-works.tsx';
import { TermsFlow } from './terms-flow.tsx';

/**
 * By state: NO INFO gets the terms flow, USER the artist form, ARTIST the works. The addresses /event-artist-register and
 * /event-registered-artist show the same, behind guards.
 */
export default function EventEnroll() {
  const language = useLanguage();
  const known = useHydrated();
  const { token, artistId } = useSession();
  const title = words.title[language];
  return (
    <Wrap className={styles.page}>
      <PageTitle title={title} noindex />
      <PageHead
        eyebrow={openCallWords.eyebrow[language]}
        title={title}
        lead={token ? undefined : words.begin[language]}
      >
        <TextLink to={noticePath}>{words.aboutCall[language]}</TextLink>
      </PageHead>
      {!known ? <Loading /> : !token ? <TermsFlow /> : artistId ? <EntryWorks /> : <CombinedArtist />}
    </Wrap>
  );
}
