import { enrollWords as words } from '@hwarang/domain/open-calls/open-calls.words';
import { Loading } from '../design/states/states.tsx';
import { useLanguage } from '../platform/language.ts';
import { useSession } from '../platform/session.ts';
import { useHydrated } from '../platform/use-hydrated.ts';
import { CombinedArtist } from './combined-artist.tsx';
import { EnrollPage } from './enroll-page.tsx';
import { EntryWorks } from './entry-works.tsx';
import { TermsFlow } from './terms-flow.tsx';

/** By state: NO INFO gets the terms flow, USER the artist form, ARTIST the works. */
export default function EventEnroll() {
  const language = useLanguage();
  const known = useHydrated();
  const { token, artistId } = useSession();
  return (
    <EnrollPage lead={token ? undefined : words.begin[language]}>
      {!known ? <Loading /> : !token ? <TermsFlow /> : artistId ? <EntryWorks /> : <CombinedArtist />}
    </EnrollPage>
  );
}
