import { useState } from 'react';
import { alert } from '../../design/alerts/alerts.ts';
import { Button } from '../../design/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { download } from '../../platform/download.ts';
import { useLanguage } from '../../platform/language.ts';
import { refused } from '../../platform/refused.ts';
import { tableWords as words } from '../tables.words.ts';

/** The table as it is filtered and sorted now, as a file. */
export function ExportButton({ path }: { path: string }) {
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await download(path);
    } catch (failure) {
      void alert(refused(failure, words.exportFailed, {}).text[language], { tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button busy={busy} onClick={() => void save()}>
      <Icon name="download" size={18} />
      {words.export[language]}
    </Button>
  );
}
