import { enquiryDeskWords as words } from '@hwarang/domain/enquiries/enquiries.words';
import { staffCan } from '@hwarang/domain/galleries/staff';
import { Screen } from '../../admin/screen.tsx';
import { EnquiryDesk } from '../../enquiries/enquiry-desk.tsx';
import { ExportButton } from '../../enquiries/export-button.tsx';
import { useLanguage } from '../../platform/language.ts';
import { useStream } from '../../platform/use-stream.ts';
import { useOwnGallery } from '../own-galleries.ts';

/** The enquiries of a gallery, live. While it is open nobody of the staff is told of new ones by mail. */
export default function StudioEnquiries() {
  const language = useLanguage();
  const { id: gallery, role } = useOwnGallery();
  const path = `/studio/${encodeURIComponent(gallery)}/enquiries` as const;
  return (
    <Screen title={words.title[language]} tools={<ExportButton path={path} />}>
      <EnquiryDesk path={path} at={useStream(`/events?enquiries=${gallery}`)} mayHold={staffCan(role, 'keep stock')} />
    </Screen>
  );
}
