import { type RefObject, useEffect, useState } from 'react';

export function useFullScreen(root: RefObject<HTMLElement | null>): {
  state: 'off' | 'on' | 'none';
  toggle: () => void;
} {
  const [state, setState] = useState<'off' | 'on' | 'none'>('none');
  useEffect(() => {
    if (!document.fullscreenEnabled) return;
    const read = (): void => setState(document.fullscreenElement === root.current ? 'on' : 'off');
    read();
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, [root]);
  const toggle = (): void => {
    void (document.fullscreenElement ? document.exitFullscreen() : root.current?.requestFullscreen());
  };
  return { state, toggle };
}

/** Whether a headset is there to step in with. */
export function useHeadset(): boolean {
  const [there, setThere] = useState(false);
  useEffect(() => {
    navigator.xr?.isSessionSupported('immersive-vr').then(setThere, () => setThere(false));
  }, []);
  return there;
}
