import { useEffect, useRef, useState } from 'react';
import type { AnswerToWrite } from './answers.ts';
import { upload } from './upload.ts';

/** Sends a form with files; `share` is how much of it has left, undefined while nothing is on its way. */
export function useUpload<Path extends string>(path: Path) {
  const [share, setShare] = useState<number | undefined>(undefined);
  const waiting = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => waiting.current?.abort(), []);

  /** One form after the other, where a single one would be too much at once. */
  const sendAll = async (forms: readonly FormData[], key?: string): Promise<AnswerToWrite<Path>[]> => {
    const controller = new AbortController();
    waiting.current = controller;
    setShare(0);
    try {
      const answers: AnswerToWrite<Path>[] = [];
      for (const [place, form] of forms.entries()) {
        controller.signal.throwIfAborted();
        const onProgress = (part: number) => setShare((place + part) / forms.length);
        answers.push(await upload(path, form, { onProgress, signal: controller.signal, key }));
      }
      return answers;
    } finally {
      setShare(undefined);
    }
  };
  /** For `key` see `upload`. */
  const send = async (parts: Record<string, string | File>, key?: string): Promise<AnswerToWrite<Path>> => {
    const form = new FormData();
    for (const [name, part] of Object.entries(parts)) form.append(name, part);
    const [answer] = await sendAll([form], key);
    return answer as AnswerToWrite<Path>;
  };
  return { share, send, sendAll, cancel: () => waiting.current?.abort() };
}

export const wasCancelled = (failure: unknown): boolean =>
  failure instanceof DOMException && failure.name === 'AbortError';
