import { startTransition, useEffect, useState } from 'react';
import { autoplayEvery, step } from './slides.ts';

/** Which slide is shown, and whether it goes on by itself: not while someone points at it, is inside it, or wants calm. */
export function useSlides(count: number) {
  const [at, setAt] = useState(0);
  const [hydrated, setHydrated] = useState(false);
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState(false);
  const playing = hydrated && !stopped && !held && count > 1;

  useEffect(() => {
    // The neighbours of the first slide may come in small steps: nobody sees them yet.
    startTransition(() => {
      setHydrated(true);
      setStopped(window.matchMedia('(prefers-reduced-motion: reduce)').matches);
    });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn by hand starts the ten seconds anew.
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => document.hidden || setAt((now) => step(now, 1, count)), autoplayEvery);
    return () => clearInterval(timer);
  }, [playing, count, at]);

  return {
    at: Math.min(at, Math.max(0, count - 1)),
    hydrated,
    stopped,
    playing,
    go: setAt,
    step: (by: number) => setAt((now) => step(now, by, count)),
    hold: setHeld,
    toggle: () => setStopped(!stopped),
  };
}
