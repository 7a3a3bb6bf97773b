import { enquiryDeskWords as words } from '@hwarang/domain/enquiries/enquiries.words';
import { staffCan } from '@hwarang/domain/galleries/staff';
import { useEffect, useState } from 'react';
import { Screen } from '../../admin/screen.tsx';
import { EnquiryDesk } from '../../enquiries/enquiry-desk.tsx';
import { ExportButton } from '../../enquiries/export-button.tsx';
import { useLanguage } from '../../platform/language.ts';
import { stream } from '../../platform/live-stream.ts';
import { useSession } from '../../platform/session.ts';
import { useOwnGallery } from '../own-galleries.ts';

/** The enquiries of a gallery, live. While it is open nobody of the staff is told of new ones by mail. */
export default function StudioEnquiries() {
  const language = useLanguage();
  const { id: gallery, role } = useOwnGallery();
  const path = `/studio/${encodeURIComponent(gallery)}/enquiries` as const;
  return (
    <Screen title={words.title[language]} tools={<ExportButton path={path} />}>
      <EnquiryDesk path={path} at={useEnquiries(gallery)} mayHold={staffCan(role, 'keep stock')} />
    </Screen>
  );
}

/** When something last happened to the enquiries of the gallery; while this is used, somebody is there. */
function useEnquiries(gallery: string): number | undefined {
  const { token } = useSession();
  const [at, setAt] = useState<number | undefined>(undefined);
  useEffect(() => {
    const stop = new AbortController();
    void stream(`/events?enquiries=${gallery}`, token, (state) => setAt(state.at), stop.signal);
    return () => stop.abort();
  }, [gallery, token]);
  return at;
}
