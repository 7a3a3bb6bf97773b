import { enquiryDeskWords as words } from '@hwarang/domain/enquiries/enquiries.words';
import { Button } from '../design/button.tsx';
import { refusal, useAction } from '../design/use-action.ts';
import type { EnquiriesPath } from '../platform/answers.ts';
import { download } from '../platform/download.ts';
import { useLanguage } from '../platform/language.ts';

/** All of them as a sheet. */
export function ExportButton({ path }: { path: EnquiriesPath }) {
  const language = useLanguage();
  const { busy, run } = useAction(refusal(words.failed));
  return (
    <Button busy={busy} onClick={() => void run(() => download(`${path}.csv`))}>
      {words.export[language]}
    </Button>
  );
}
