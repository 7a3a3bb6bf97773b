import { useSyncExternalStore } from 'react';
import { on } from './on.ts';

/** A cookie, not local storage: signing out empties local storage, and the light in the room should stay. */
const schemeCookie = 'hwarang-scheme';

export const schemes = ['auto', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

export const schemeAttribute = 'data-scheme';

/** Runs before the first paint, so that a page read at night is never white for a moment. */
export const schemeScript = `(function(){var m=/(?:^|; )${schemeCookie}=(light|dark)/.exec(document.cookie);document.documentElement.setAttribute('${schemeAttribute}',m?m[1]:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')})()`;

const changes = new EventTarget();
const night = () => window.matchMedia('(prefers-color-scheme: dark)');

function apply(): void {
  const scheme = readScheme();
  const shown = scheme === 'auto' ? (night().matches ? 'dark' : 'light') : scheme;
  document.documentElement.setAttribute(schemeAttribute, shown);
  changes.dispatchEvent(new Event('change'));
}

function readScheme(): Scheme {
  const found = new RegExp(`(?:^|; )${schemeCookie}=(light|dark)`).exec(document.cookie);
  return (found?.[1] as Scheme | undefined) ?? 'auto';
}

export function chooseScheme(scheme: Scheme): void {
  const age = scheme === 'auto' ? 0 : 31_536_000;
  // biome-ignore lint/suspicious/noDocumentCookie: the script before the first paint can only read this one.
  document.cookie = `${schemeCookie}=${scheme}; path=/; max-age=${age}; samesite=lax`;
  apply();
}

function watch(listener: () => void): () => void {
  const stops = [on(changes, ['change'], listener), on(night(), ['change'], apply)];
  return () => {
    for (const stop of stops) stop();
  };
}

export const useScheme = (): Scheme => useSyncExternalStore(watch, readScheme, () => 'auto');
