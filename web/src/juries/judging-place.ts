import { useState } from 'react';
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router';
import { roundPath } from './addresses.ts';

export type JudgingView = 'entry' | 'overview' | 'compare';

/** Where a juror is in a round; in the address, so that a reload and a link lead there again. */
export interface JudgingPlace {
  view: JudgingView;
  entry?: number | undefined;
  /** The overview was opened to find an entry. */
  finds?: boolean;
}

const views: readonly JudgingView[] = ['entry', 'overview', 'compare'];

function placeAt({ search }: Location): JudgingPlace {
  const params = new URLSearchParams(search);
  const entry = params.get('entry');
  return {
    view: views.find((view) => view === params.get('view')) ?? 'entry',
    ...(entry === null ? {} : { entry: Number(entry) }),
  };
}

export function addressOf(round: string, { view, entry }: JudgingPlace): string {
  const params = new URLSearchParams({
    ...(view === 'entry' ? {} : { view }),
    ...(entry === undefined ? {} : { entry: String(entry) }),
  });
  return `${roundPath(round)}?${params}`;
}

const byKey = { own: true };
const isByKey = (state: unknown): boolean => (state as typeof byKey | null)?.own === true;

/**
 * The router draws a new address when it has time, and until then a key would act on the page before. So the place is kept here and
 * changes at once; the address follows it, and leads only where a link or Back has changed it.
 */
export function useJudgingPlace(round: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const kind = useNavigationType();
  const [drawn, setDrawn] = useState(location);
  const [place, setPlace] = useState(() => placeAt(location));
  if (drawn !== location) {
    setDrawn(location);
    if (kind === 'POP' || !isByKey(location.state)) setPlace(placeAt(location));
  }
  return {
    place,
    // In the place of the one before: Back leads to the rounds, not through a hundred entries.
    go: (next: JudgingPlace) => {
      setPlace(next);
      void navigate(addressOf(round, next), { replace: true, defaultShouldRevalidate: false, state: byKey });
    },
  };
}
