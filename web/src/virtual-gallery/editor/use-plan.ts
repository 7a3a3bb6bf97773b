import type { Exhibition } from '@hwarang/domain/exhibitions/exhibitions.contract';
import { type HangPlan, inThisOrder, samePlan } from '@hwarang/domain/virtual-gallery/hang-plan';
import { useState } from 'react';
import { useKeptUnsent } from '../../design/fields/use-unsent.ts';
import { api } from '../../platform/api.ts';
import { conflictOf } from '../../platform/api-failure.ts';
import { planOf } from './stock.ts';

export const exhibitionCall = (id: string) => `/exhibitions/${encodeURIComponent(id)}` as const;

export type Saving = 'resting' | 'saving' | 'saved' | 'failed' | 'conflict';

/** The plan under the curator's hands, and the way to keep it. What somebody else saved meanwhile is never overwritten unasked. */
export function usePlan(exhibition: Exhibition) {
  const unsent = useKeptUnsent(`room ${exhibition.id}`, () =>
    samePlan(plan, kept) ? undefined : { plan: JSON.stringify(plan), version: String(version) },
  );
  const [kept, setKept] = useState(() => planOf(exhibition));
  const [plan, setPlan] = useState((): HangPlan => (unsent?.plan ? JSON.parse(unsent.plan) : kept));
  const [version, setVersion] = useState(Number(unsent?.version ?? exhibition.__v));
  const [theirs, setTheirs] = useState(exhibition);
  const [shown, setShown] = useState(exhibition);
  const [saving, setSaving] = useState<Saving>(version !== exhibition.__v ? 'conflict' : 'resting');

  // An answer on its way brings the next version: a save before it would be told of a conflict with the one before.
  const change = (next: HangPlan): void => {
    setPlan(next);
    setSaving((now) => (now === 'saving' ? now : 'resting'));
  };

  /** `over` is what somebody else saved meanwhile: the works they added or took out stay so. */
  const save = async (over: Exhibition | undefined = undefined): Promise<void> => {
    setSaving('saving');
    const reordered = plan.order.join() !== kept.order.join();
    const order = over ? inThisOrder(plan.order, planOf(over).order) : plan.order;
    const body = {
      room_style: plan.style,
      hang: Object.keys(plan.hang).length > 0 ? plan.hang : null,
      ...(reordered ? { art_works: order } : {}),
      __v: over?.__v ?? version,
    };
    try {
      const answer = await api.put(exhibitionCall(exhibition.id), body);
      setVersion(answer.__v);
      const saved = over ? planOf(answer) : plan;
      setKept(saved);
      if (over) {
        setShown(answer);
        setPlan((now) => (now === plan ? saved : { ...now, order: inThisOrder(now.order, saved.order) }));
      }
      setSaving('saved');
    } catch (failure) {
      const conflict = conflictOf<Exhibition>(failure);
      if (conflict) setTheirs(conflict);
      setSaving(conflict ? 'conflict' : 'failed');
    }
  };

  return {
    /** The exhibition with the works it had when it was read, or saved over what others had saved. */
    shown,
    plan,
    change,
    restored: unsent !== undefined,
    changed: !samePlan(plan, kept),
    discard: () => change(kept),
    saving,
    save: () => save(),
    saveOver: () => save(theirs),
  };
}
