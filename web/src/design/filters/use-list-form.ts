import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isHydrating } from '../../platform/hydrating.ts';
import { addressOfForm } from '../../platform/listing.ts';
import { isChanged } from '../fields/is-changed.ts';

/** A form whose values stand in the address of the list. */
export function useListForm(): { form: RefObject<HTMLFormElement | null>; go: (replace: boolean) => void } {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const go = (replace: boolean) =>
    form.current && void navigate(addressOfForm(form.current), { replace, preventScrollReset: true });
  const latest = useRef(go);
  latest.current = go;
  // Chosen or typed before hydration: no event will tell of it, and the list would show something else than its controls.
  useEffect(() => {
    if (isHydrating() && form.current && isChanged(form.current)) latest.current(true);
  }, []);
  return { form, go };
}

/** Sends the form of a control when it changes. */
export function useSendForm() {
  const navigate = useNavigate();
  return ({ currentTarget }: ChangeEvent<HTMLSelectElement | HTMLInputElement>) =>
    currentTarget.form && void navigate(addressOfForm(currentTarget.form), { preventScrollReset: true });
}

/**
 * What a control shows: the choice itself at once, the address when that changes. Shown by the address alone, a choice is taken back until
 * the list answers, and lost if another one is made before.
 */
export function useChosen(given: string): [chosen: string, choose: (value: string) => void] {
  const [shown, show] = useState({ given, chosen: given });
  if (shown.given !== given) show({ given, chosen: given });
  return [shown.chosen, (chosen) => show({ given, chosen })];
}
