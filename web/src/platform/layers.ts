import { useContext, useLayoutEffect } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigation } from 'react-router';
import { on } from './on.ts';

/**
 * What lies over the page (a dialog, a drawer, the zoom) has an entry of its own in the history, so that Back closes it instead of leaving
 * the page. Such an entry is a copy of the page's with a number, and the router never hears of it: it would load the page's data again
 * before anything opens or closes.
 */
interface Layer {
  close: () => void;
}

interface Entry {
  key?: string;
  /** Its place among the layers over the page, from 1; the page itself has none. */
  layer?: number;
  /** How long the history was when this entry was its last. */
  length?: number;
}

const layers: Layer[] = [];
/** The page that the router shows, by the key of its entry. */
let shown: string | undefined;
/**
 * Asked of the router itself: `useNavigation` learns of a navigation only with React's next render, after a dialog that closes and leads
 * elsewhere in the same moment has gone back over its entry.
 */
let isLoading = () => false;
/** On the way back over the entries of closed layers: the browser arrives a moment later. */
let leaving = false;

const entry = (): Entry => window.history.state ?? {};
const depth = () => entry().layer ?? 0;
const isShown = () => (entry().key ?? 'default') === shown;

/** Lies over the page until the function it gives back is called. */
export function openLayer(close: () => void): () => void {
  const layer: Layer = { close };
  layers.push(layer);
  enterOpen();
  return () => {
    const place = layers.indexOf(layer);
    if (place >= 0) layers.splice(place, 1);
    setTimeout(leaveClosed);
  };
}

function enterOpen() {
  // On the way to another page the entry is already that of the other page; on the way back it is one that is about to go.
  while (!leaving && isShown() && depth() < layers.length) {
    window.history.pushState({ ...entry(), layer: depth() + 1 }, '');
    window.history.replaceState({ ...entry(), length: window.history.length }, '');
  }
}

/** Without this Back would do nothing after a layer was closed by its own button. What opens in its place takes over its entry. */
function leaveClosed() {
  const closed = depth() - layers.length;
  // A page that is about to come is written after this entry, or over it.
  if (leaving || closed <= 0 || !isShown() || isLoading()) return;
  leaving = true;
  window.history.go(-closed);
}

function pop(event: Event) {
  const at = depth();
  const hasLeft = leaving;
  leaving = false;
  if (!isShown()) {
    if (at === 0) return;
    // Back from a page that was opened out of a layer: on to the page itself.
    event.stopImmediatePropagation();
    window.history.go(-at);
    return;
  }
  event.stopImmediatePropagation();
  if (hasLeft) {
    // Meanwhile something may have opened, or closed.
    enterOpen();
    leaveClosed();
    return;
  }
  for (const layer of layers.slice(at).reverse()) layer.close();
  if (at <= layers.length) return;
  // Forward to a layer that was closed: on to what comes after it, or else back.
  const isLast = entry().length === window.history.length;
  window.history.go(isLast ? layers.length - at : 1);
}

/** Stands once, in the root. */
export function useLayers(): void {
  const { key } = useLocation();
  const router = useContext(DataRouterContext)?.router;
  const loading = useNavigation().state !== 'idle';
  useLayoutEffect(() => {
    isLoading = () => router?.state.navigation.state !== 'idle';
  }, [router]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation that was given up leaves the closed layer's entry behind.
  useLayoutEffect(() => {
    if (shown !== key) leaving = false;
    shown = key;
    setTimeout(leaveClosed);
  }, [key, loading]);
  useLayoutEffect(() => on(window, ['popstate'], pop, { capture: true }), []);
}
