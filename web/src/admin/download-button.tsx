import type { ComponentProps } from 'react';
import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { refusal, useAction } from '../design/use-action.ts';
import { download } from '../platform/download.ts';
import { tableWords } from './tables.words.ts';

interface Props extends ComponentProps<typeof Button> {
  path: string;
  /** What the file is made from, when it is more than the address says. */
  body?: unknown;
}

/** A press has the server make a file, and keeps it. */
export function DownloadButton({ path, body, children, ...rest }: Props) {
  const { busy, run } = useAction(refusal(tableWords.exportFailed));
  return (
    <Button {...rest} busy={busy} onClick={() => void run(() => download(path, body))}>
      <Icon name="download" size={18} />
      {children}
    </Button>
  );
}
