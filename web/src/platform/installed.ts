import { useEffect } from 'react';
import { on } from './on.ts';

export const keptPages = 'hwarang-pages';

/** Once the page is quiet, whoever keeps seen pages for hours without a connection is set to work. */
export function useServiceWorker(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const begin = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
    const timer = setTimeout(begin, 4000);
    return () => clearTimeout(timer);
  }, []);
}

/** Without a connection a step to another page is a whole page, which may have been kept; a part of one never is. */
export function useWholePages(online: boolean): void {
  useEffect(() => {
    if (online) return;
    const step = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !plain || link.target || link.origin !== location.origin || link.hash) return;
      event.preventDefault();
      location.assign(link.href);
    };
    return on(document, ['click'], step, { capture: true });
  }, [online]);
}
