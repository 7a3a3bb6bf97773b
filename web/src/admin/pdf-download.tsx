import type { LocalizedText } from '@hwarang/domain/language';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { Progress } from '../design/progress.tsx';
import { refusal, useAction } from '../design/use-action.ts';
import { download } from '../platform/download.ts';
import { useLanguage } from '../platform/language.ts';
import { pageCounter } from './count-pages.ts';
import styles from './pdf-download.module.css';
import { tableWords as words } from './tables.words.ts';

interface Props {
  path: string;
  /** What the file is made from, when it is more than the address says. */
  body?: unknown;
  /** How far it is: pages that have come, and of how many; 0 where the server does not know that ahead. */
  progress: (pages: number, of: number) => LocalizedText;
  children: ReactNode;
}

/** A PDF that comes page by page: hundreds of labels or entries take some seconds. */
export function PdfDownload({ path, body, progress, children }: Props) {
  const language = useLanguage();
  const { busy, run } = useAction(refusal(words.exportFailed));
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
        {children}
      </Button>
      {busy && (
        <div className={styles.progress}>
          <Progress label={progress(drawn.pages, drawn.of)[language]} done={drawn.pages} of={drawn.of} />
          <Button onClick={() => giveUp.current?.abort()}>{words.cancelFile[language]}</Button>
        </div>
      )}
    </>
  );
}
