import { Screen } from '../../admin/screen.tsx';
import { Staff } from '../../admin/staff/staff.tsx';
import { staffWords as words } from '../../admin/staff/staff.words.ts';
import { useLanguage } from '../../platform/language.ts';
import { reloadOwnGalleries, useOwnGallery } from '../own-galleries.ts';

export default function StudioStaff() {
  const language = useLanguage();
  const { id } = useOwnGallery();
  return (
    <Screen title={words.title[language]} lead={words.lead[language]}>
      <Staff gallery={id} onOwnChange={() => void reloadOwnGalleries()} />
    </Screen>
  );
}
