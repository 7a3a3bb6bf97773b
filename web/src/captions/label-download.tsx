import type { LabelsRequest } from '@hwarang/domain/captions/captions.contract';
import { useId, useRef, useState } from 'react';
import { tableWords } from '../admin/tables.words.ts';
import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { refusal, useAction } from '../design/use-action.ts';
import { download } from '../platform/download.ts';
import { useLanguage } from '../platform/language.ts';
import styles from './captions.module.css';
import { drawnSheets, captionsWords as words } from './captions.words.ts';
import { pageCounter } from './count-pages.ts';

interface Props {
  path: string;
  body: Partial<Omit<LabelsRequest, 'sheet' | 'languages'>> & { sheet: string; languages: string };
}

/** The labels as PDF. It comes sheet by sheet, and hundreds of labels take some seconds. */
export function LabelDownload({ path, body }: Props) {
  const language = useLanguage();
  const name = useId();
  const { busy, run } = useAction(refusal(tableWords.exportFailed));
  const giveUp = useRef<AbortController>(undefined);
  const [drawn, setDrawn] = useState({ pages: 0, of: 0 });
  const press = () =>
    run(
      async () => {
        const [control, count] = [new AbortController(), pageCounter()];
        giveUp.current = control;
        setDrawn({ pages: 0, of: 0 });
        await download(path, body, {
          signal: control.signal,
          onPiece: (piece, headers) => setDrawn({ pages: count(piece), of: Number(headers.get('x-sheets')) }),
        });
      },
      () => giveUp.current?.signal.aborted === true,
    );
  return (
    <>
      <Button look="fill" busy={busy} onClick={() => void press()}>
        <Icon name="download" size={18} />
        {words.labelsDownload[language]}
      </Button>
      {busy && (
        <div className={styles.progress}>
          <span id={name}>{drawnSheets(drawn.pages, drawn.of)[language]}</span>
          <progress aria-labelledby={name} {...(drawn.of > 0 ? { max: drawn.of, value: drawn.pages } : {})} />
          <Button onClick={() => giveUp.current?.abort()}>{words.cancelLabels[language]}</Button>
        </div>
      )}
    </>
  );
}
