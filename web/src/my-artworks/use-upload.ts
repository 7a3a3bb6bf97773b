import { useEffect, useRef, useState } from 'react';
import type { AnswerToWrite } from '../platform/answers.ts';
import { upload } from '../platform/upload.ts';

/** Sends a form with files; `share` is how much of it has left, undefined while nothing is on its way. */
export function useUpload<Path extends string>(path: Path) {
  const [share, setShare] = useState<number | undefined>(undefined);
  const waiting = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => waiting.current?.abort(), []);

  const send = async (parts: Record<string, string | File>): Promise<AnswerToWrite<Path>> => {
    const form = new FormData();
    for (const [name, part] of Object.entries(parts)) form.append(name, part);
    const controller = new AbortController();
    waiting.current = controller;
    setShare(0);
    try {
      return await upload(path, form, { onProgress: setShare, signal: controller.signal });
    } finally {
      setShare(undefined);
    }
  };
  return { share, send, cancel: () => waiting.current?.abort() };
}

export const wasCancelled = (failure: unknown): boolean =>
  failure instanceof DOMException && failure.name === 'AbortError';
