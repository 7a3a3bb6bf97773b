import { EnrollPage } from './enroll-page.tsx';
import { EntryWorks } from './entry-works.tsx';

export default function EventRegisteredArtist() {
  return (
    <EnrollPage>
      <EntryWorks />
    </EnrollPage>
  );
}
