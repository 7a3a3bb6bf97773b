import { enquiryDeskWords as words } from '@hwarang/domain/enquiries/enquiries.words';
import { PageHead, Wrap } from '../design/layout.tsx';
import { useLanguage } from '../platform/language.ts';
import { useLive } from '../platform/live.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { EnquiryDesk } from './enquiry-desk.tsx';
import { ExportButton } from './export-button.tsx';

/** What an artist is asked about works that no gallery has. */
export default function MyEnquiries() {
  const language = useLanguage();
  return (
    <Wrap>
      <PageTitle title={words.title[language]} noindex />
      <PageHead title={words.title[language]}>
        <ExportButton path="/my-enquiries" />
      </PageHead>
      <EnquiryDesk path="/my-enquiries" at={useLive()?.at} mayHold />
    </Wrap>
  );
}
