import { useEffect, useRef, useState } from 'react';
import { alert, dismissAll } from '../../design/alerts/alerts.ts';
import { api } from '../../platform/api.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import { useLanguage } from '../../platform/language.ts';
import { useApi } from '../../platform/query.ts';
import { refused } from '../../platform/refused.ts';
import { adminWords as words } from '../admin.words.ts';

interface Kept {
  id: string;
  __v: number;
}

interface Options<Found extends Kept, Values> {
  /** The collection: `/exhibitions`. */
  path: string;
  /** Of the record to be changed; without it one is made. */
  id: string | undefined;
  empty: Values;
  valuesOf: (found: Found) => Values;
  /** `before` is what was loaded. */
  bodyOf: (values: Values, before: Values) => object;
  onMade: (made: Found) => void;
}

/** A form over one record: loads it, tells what is wrong, never overwrites what somebody else saved meanwhile without asking. */
export function useRecordEditor<Found extends Kept, Values extends object>(options: Options<Found, Values>) {
  const { path, id, empty, valuesOf, bodyOf, onMade } = options;
  const language = useLanguage();
  const [values, setValues] = useState<Values>(empty);
  const [clean, setClean] = useState<Values>(empty);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [conflict, setConflict] = useState<Found | undefined>(undefined);
  const version = useRef(0);
  const dirty = JSON.stringify(values) !== JSON.stringify(clean);

  const { answer: found, failed, reload, set: setFound } = useApi<Found>(id && `${path}/${encodeURIComponent(id)}`);
  const take = (record: Found) => {
    version.current = record.__v;
    setValues(valuesOf(record));
    setClean(valuesOf(record));
    setErrors({});
    setConflict(undefined);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read or saved fills the form, nothing else does.
  useEffect(() => {
    if (found) take(found);
  }, [found]);

  useEffect(() => {
    if (!dirty) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [dirty]);

  const save = async () => {
    dismissAll();
    setBusy(true);
    try {
      const body = bodyOf(values, clean);
      if (id) {
        setFound(await api.put<Found>(`${path}/${id}`, { ...body, __v: version.current }));
        void alert(words.saved[language], { tone: 'good' });
      } else {
        const made = await api.post<Found>(path, body);
        setClean(values);
        void alert(words.saved[language], { tone: 'good' });
        onMade(made);
      }
    } catch (failure) {
      const current = conflictOf<Found>(failure);
      if (current) {
        setConflict(current);
        return;
      }
      const { fields, text } = refused(failure, words.failed, {});
      setErrors(Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, message?.[language] ?? ''])));
      const [first] = Object.values(fields);
      void alert((first ?? text)[language], { tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };

  return {
    found,
    values,
    failed,
    busy,
    errors,
    dirty,
    conflict: conflict && { values: valuesOf(conflict) },
    set: (change: Partial<Values>) => setValues((before) => ({ ...before, ...change })),
    reload,
    save,
    takeTheirs: () => conflict && setFound(conflict),
    /** What was saved meanwhile has been seen: the next save goes over it. */
    keepMine: () => {
      if (!conflict) return;
      version.current = conflict.__v;
      setConflict(undefined);
      void save();
    },
    closeConflict: () => setConflict(undefined),
  };
}

function conflictOf<Found>(failure: unknown): Found | undefined {
  if (!(failure instanceof ApiFailure) || failure.status !== 409) return undefined;
  return (failure.answer as { data?: { current?: Found } } | undefined)?.data?.current;
}
