import { type RefObject, useLayoutEffect, useState } from 'react';
import { hasExpired } from '../../platform/session.ts';
import { forgetUnsent, keepUnsent, unsentAt } from '../../platform/unsent.ts';
import { textsOf } from './use-checked-form.ts';

/** What was changed since; an unticked box or an emptied field as an empty text. */
function changedSince(first: Record<string, string>, now: Record<string, string>): Record<string, string> {
  const names = Object.keys({ ...first, ...now }).filter((name) => first[name] !== now[name]);
  return Object.fromEntries(names.map((name) => [name, now[name] ?? '']));
}

/**
 * A login that expires takes its pages away. The changed fields of this form are kept then, and given back when the form is opened
 * again; undefined where there are none.
 */
export function useUnsent(place: string, form: RefObject<HTMLFormElement | null>): Record<string, string> | undefined {
  const [unsent] = useState(() => unsentAt(place));
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    const texts = () => textsOf(new FormData(element));
    const first = texts();
    if (unsent) forgetUnsent();
    return () => {
      const values = { ...unsent, ...changedSince(first, texts()) };
      if (hasExpired() && Object.keys(values).length > 0) keepUnsent(place, values);
    };
  }, [place, form, unsent]);
  return unsent;
}
