import { useEffect, useRef, useState } from 'react';
import type { AnswerToWrite } from './answers.ts';
import { upload } from './upload.ts';

/** Sends a form with files; `share` is how much of it has left, undefined while nothing is on its way. */
export function useUpload<Path extends string>(path: Path) {
  const [share, setShare] = useState<number | undefined>(undefined);
  const waiting = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => waiting.current?.abort(), []);

  /** Part by part, where one form would be too much at once; ends with what the last of them answered. */
  const sendAll = async (forms: readonly FormData[]): Promise<AnswerToWrite<Path> | undefined> => {
    const controller = new AbortController();
    waiting.current = controller;
    setShare(0);
    try {
      let answer: AnswerToWrite<Path> | undefined;
      for (const [place, form] of forms.entries())
        answer = await upload(path, form, {
          onProgress: (part) => setShare((place + part) / forms.length),
          signal: controller.signal,
        });
      return answer;
    } finally {
      setShare(undefined);
    }
  };
  const send = async (parts: Record<string, string | File>): Promise<AnswerToWrite<Path>> => {
    const form = new FormData();
    for (const [name, part] of Object.entries(parts)) form.append(name, part);
    return (await sendAll([form])) as AnswerToWrite<Path>;
  };
  return { share, send, sendAll, cancel: () => waiting.current?.abort() };
}

export const wasCancelled = (failure: unknown): boolean =>
  failure instanceof DOMException && failure.name === 'AbortError';
