import { type RefObject, useEffect, useRef } from 'react';
import { openLayer } from '../platform/layers.ts';

type Openable = HTMLDialogElement | HTMLDetailsElement;

const shut = (element: Openable) => {
  if (element instanceof HTMLDialogElement) element.close();
  else element.open = false;
};

interface Options {
  close?: () => void;
  /** Whether Back closes it at all, asked each time it opens. */
  when?: () => boolean;
}

/** Back closes this element before it leaves the page. It is watched, since the browser opens some before any script has come. */
export function useBackCloses(ref: RefObject<Openable | null>, options: Options = {}): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let leave: (() => void) | undefined;
    const follow = () => {
      if (!element.open) {
        leave?.();
        leave = undefined;
      } else if (!leave && (latest.current.when?.() ?? true))
        leave = openLayer(() => (latest.current.close ?? (() => shut(element)))());
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(element, { attributeFilter: ['open'] });
    return () => {
      observer.disconnect();
      leave?.();
    };
  }, [ref]);
}
