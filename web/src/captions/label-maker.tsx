import type { RewrittenCaption } from '@hwarang/domain/captions/captions.contract';
import type { LocalizedText } from '@hwarang/domain/language';
import { useState } from 'react';
import { PdfDownload } from '../admin/pdf-download.tsx';
import { choicesOf, SelectField } from '../design/fields/select-field.tsx';
import { CheckboxField } from '../design/fields/tick-field.tsx';
import { Failed, Loading } from '../design/states/states.tsx';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { useRead } from '../platform/query.ts';
import { useDebounced } from '../platform/use-debounced.ts';
import styles from './captions.module.css';
import {
  captionLanguageWords,
  drawnSheets,
  labelSheetWords,
  sheetCount,
  captionsWords as words,
} from './captions.words.ts';
import { SheetPreview } from './sheet-preview.tsx';

const pause = 250;

/** Wall labels: what they are printed on, and the first sheet as it will come out. */
export function LabelMaker({ exhibitionId, lines }: { exhibitionId: string; lines: RewrittenCaption[] }) {
  const language = useLanguage();
  const [print, setPrint] = useState({ sheet: 'a4-100x60', languages: 'both', qr: true });
  const path = `/exhibitions/${exhibitionId}/captions` as const;
  const asked = useDebounced(JSON.stringify({ lines, ...print }), pause);
  // The sheet before stays until the next has come.
  const preview = useRead([path, asked], (signal) => api.post(`${path}/preview`, JSON.parse(asked), { signal }), {
    keepPrevious: true,
  });
  const select = (name: 'sheet' | 'languages', choices: Record<string, LocalizedText>) => (
    <SelectField
      label={words[name][language]}
      name={name}
      value={print[name]}
      choices={choicesOf(choices, language)}
      onChange={(event) => setPrint({ ...print, [name]: event.currentTarget.value })}
    />
  );
  return (
    <section className={styles.labels} aria-labelledby="labels-title">
      <div className={styles.options}>
        <h2 id="labels-title">{words.labels[language]}</h2>
        {select('sheet', labelSheetWords)}
        {select('languages', captionLanguageWords)}
        <CheckboxField
          label={words.qr[language]}
          name="qr"
          checked={print.qr}
          onChange={(event) => setPrint({ ...print, qr: event.currentTarget.checked })}
        />
        <PdfDownload path={`${path}/labels`} body={{ lines, ...print }} progress={drawnSheets}>
          {words.labelsDownload[language]}
        </PdfDownload>
      </div>
      <figure className={styles.preview}>
        {preview.failed && <Failed retry={preview.reload} />}
        {!preview.answer && !preview.failed && <Loading />}
        {preview.answer?.first && (
          <>
            <SheetPreview sheet={preview.answer.first} label={words.preview[language]} />
            <figcaption>{sheetCount(preview.answer.sheets)[language]}</figcaption>
          </>
        )}
      </figure>
    </section>
  );
}
