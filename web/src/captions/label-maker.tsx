import type { RewrittenCaption } from '@hwarang/domain/captions/captions.contract';
import {
  type LabelLanguages,
  type LabelSheetName,
  labelLanguages,
  labelSheetNames,
} from '@hwarang/domain/captions/label-sheets';
import { useState } from 'react';
import { alert } from '../design/alerts/alerts.ts';
import { Button } from '../design/button.tsx';
import { SelectField } from '../design/fields/select-field.tsx';
import { CheckboxField } from '../design/fields/tick-field.tsx';
import { Icon } from '../design/icon.tsx';
import { Failed, Loading } from '../design/states/states.tsx';
import { api } from '../platform/api.ts';
import { download } from '../platform/download.ts';
import { useLanguage } from '../platform/language.ts';
import { useRead } from '../platform/query.ts';
import { refused } from '../platform/refused.ts';
import { useDebounced } from '../platform/use-debounced.ts';
import styles from './captions.module.css';
import { labelLanguageWords, labelSheetWords, sheetCount, captionsWords as words } from './captions.words.ts';
import { SheetPreview } from './sheet-preview.tsx';

const pause = 250;

/** Wall labels: what they are printed on, and the first sheet as it will come out. */
export function LabelMaker({ exhibitionId, lines }: { exhibitionId: string; lines: RewrittenCaption[] }) {
  const language = useLanguage();
  const [sheet, setSheet] = useState<LabelSheetName>('a4-100x60');
  const [languages, setLanguages] = useState<LabelLanguages>('both');
  const [qr, setQr] = useState(true);
  const [busy, setBusy] = useState(false);
  const request = JSON.stringify({ lines, sheet, languages, qr });
  const { preview, failed, reload } = usePreview(exhibitionId, request);

  const save = async () => {
    setBusy(true);
    try {
      await download(`/exhibitions/${exhibitionId}/captions/labels`, JSON.parse(request));
    } catch (failure) {
      void alert(refused(failure, words.failed, {}).text[language], { tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={styles.labels} aria-labelledby="labels-title">
      <div className={styles.options}>
        <h2 id="labels-title">{words.labels[language]}</h2>
        <SelectField
          label={words.sheet[language]}
          name="sheet"
          value={sheet}
          choices={labelSheetNames.map((value) => ({ value, label: labelSheetWords[value][language] }))}
          onChange={(event) => setSheet(event.currentTarget.value as LabelSheetName)}
        />
        <SelectField
          label={words.languages[language]}
          name="languages"
          value={languages}
          choices={labelLanguages.map((value) => ({ value, label: labelLanguageWords[value][language] }))}
          onChange={(event) => setLanguages(event.currentTarget.value as LabelLanguages)}
        />
        <CheckboxField
          label={words.qr[language]}
          name="qr"
          checked={qr}
          onChange={(event) => setQr(event.currentTarget.checked)}
        />
        <Button look="fill" busy={busy} onClick={() => void save()}>
          <Icon name="download" size={18} />
          {words.labelsDownload[language]}
        </Button>
      </div>
      <figure className={styles.preview}>
        {failed && <Failed retry={reload} />}
        {!preview && !failed && <Loading />}
        {preview?.first && (
          <>
            <SheetPreview sheet={preview.first} label={words.preview[language]} />
            <figcaption>{sheetCount(preview.sheets)[language]}</figcaption>
          </>
        )}
      </figure>
    </section>
  );
}

/** The first sheet as it is now; the one before stays until the next has come. */
function usePreview(exhibitionId: string, request: string) {
  const asked = useDebounced(request, pause);
  const path = `/exhibitions/${exhibitionId}/captions/preview` as const;
  const { answer, failed, reload } = useRead([path, asked], (signal) => api.post(path, JSON.parse(asked), { signal }), {
    keepPrevious: true,
  });
  return { preview: answer, failed, reload };
}
