import { openCallAdminWords as words } from '@hwarang/domain/open-calls/open-calls.words';
import { Part } from '../../admin/editor/editor-frame.tsx';
import { useLanguage } from '../../platform/language.ts';
import { useCall } from './call.layout.tsx';
import { EntriesList } from './entries-list.tsx';

export default function CallEntries() {
  const language = useLanguage();
  const { call } = useCall();
  return (
    <Part id="entries" title={words.entries[language]} apart>
      <EntriesList slug={call.slug} />
    </Part>
  );
}
