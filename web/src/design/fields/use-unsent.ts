import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { hasExpired } from '../../platform/session.ts';
import { forgetUnsent, keepUnsent, unsentAt } from '../../platform/unsent.ts';
import { textsOf } from './use-checked-form.ts';

export const textsIn = (form: HTMLFormElement) => textsOf(new FormData(form));

/** What was changed since; an unticked box or an emptied field as an empty text. */
export function changedSince(first: Record<string, string>, now: Record<string, string>): Record<string, string> {
  const names = Object.keys({ ...first, ...now }).filter((name) => first[name] !== now[name]);
  return Object.fromEntries(names.map((name) => [name, now[name] ?? '']));
}

/**
 * A login that expires takes its pages away. What `unsaved` answers then is kept, and given back when this place is opened again;
 * undefined where there is nothing.
 */
export function useKeptUnsent(
  place: string,
  unsaved: () => Record<string, string> | undefined,
): Record<string, string> | undefined {
  const [unsent] = useState(() => unsentAt(place));
  const latest = useRef(unsaved);
  latest.current = unsaved;
  useLayoutEffect(() => {
    if (unsent) forgetUnsent(place);
    return () => {
      const values = hasExpired() && latest.current();
      if (values) keepUnsent(place, values);
    };
  }, [place, unsent]);
  return unsent;
}

/** The same for the changed fields of a form that the page does not hold itself. */
export function useUnsent(place: string, form: RefObject<HTMLFormElement | null>): Record<string, string> | undefined {
  const opened = useRef<{ element: HTMLFormElement; first: Record<string, string> } | undefined>(undefined);
  const unsent = useKeptUnsent(place, () => {
    if (!opened.current) return undefined;
    const { element, first } = opened.current;
    const values = { ...unsent, ...changedSince(first, textsIn(element)) };
    return Object.keys(values).length > 0 ? values : undefined;
  });
  useLayoutEffect(() => {
    const { current: element } = form;
    opened.current = element ? { element, first: textsIn(element) } : undefined;
  }, [form]);
  return unsent;
}
