import { useEffect, useRef, useState } from 'react';
import { upload } from '../platform/upload.ts';
import type { OwnArtwork } from './own-artwork.ts';

/** Sends one work with its image; `share` is how much of it has left, undefined while nothing is on its way. */
export function useArtworkUpload() {
  const [share, setShare] = useState<number | undefined>(undefined);
  const waiting = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => waiting.current?.abort(), []);

  const send = async (data: Record<string, string | boolean>, image: File): Promise<OwnArtwork> => {
    const form = new FormData();
    form.append('data', JSON.stringify(data));
    form.append('files.image', image, image.name);
    const controller = new AbortController();
    waiting.current = controller;
    setShare(0);
    try {
      return await upload('/art-works', form, { onProgress: setShare, signal: controller.signal });
    } finally {
      setShare(undefined);
    }
  };
  return { share, send, cancel: () => waiting.current?.abort() };
}
