import { useSession } from '../platform/session.ts';
import { CombinedArtist } from './combined-artist.tsx';
import { EnrollPage } from './enroll-page.tsx';
import { EntryWorks } from './entry-works.tsx';

/** The combined page: the artist form first; once it is saved, it hides and the artworks appear. */
export default function EventArtistRegister() {
  const { artistId } = useSession();
  return <EnrollPage>{artistId ? <EntryWorks /> : <CombinedArtist />}</EnrollPage>;
}
