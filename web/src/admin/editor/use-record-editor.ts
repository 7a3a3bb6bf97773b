import { useEffect, useRef, useState } from 'react';
import { alert, dismissAll } from '../../design/alerts/alerts.ts';
import type { RecordAt, RecordPath } from '../../platform/answers.ts';
import { api } from '../../platform/api.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import { useLanguage } from '../../platform/language.ts';
import { refused } from '../../platform/refused.ts';
import { adminWords as words } from '../admin.words.ts';

interface Options<Path extends RecordPath, Values> {
  /** The collection: `/exhibitions`. */
  path: Path;
  /** Of the record to be changed; without it one is made. */
  id: string | undefined;
  empty: Values;
  valuesOf: (found: RecordAt<Path>) => Values;
  /** `before` is what was loaded. */
  bodyOf: (values: Values, before: Values) => object;
  onMade: (made: RecordAt<Path>) => void;
}

/** A form over one record: loads it, tells what is wrong, never overwrites what somebody else saved meanwhile without asking. */
export function useRecordEditor<Path extends RecordPath, Values extends object>(options: Options<Path, Values>) {
  type Found = RecordAt<Path>;
  const { path, id, empty, valuesOf, bodyOf, onMade } = options;
  const language = useLanguage();
  const [found, setFound] = useState<Found | undefined>(undefined);
  const [values, setValues] = useState<Values>(empty);
  const [clean, setClean] = useState<Values>(empty);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [conflict, setConflict] = useState<Found | undefined>(undefined);
  const [turn, setTurn] = useState(0);
  const version = useRef(0);
  const dirty = JSON.stringify(values) !== JSON.stringify(clean);

  const take = (record: Found) => {
    version.current = record.__v;
    setFound(record);
    setValues(valuesOf(record));
    setClean(valuesOf(record));
    setErrors({});
    setConflict(undefined);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another record, or another try, loads anew.
  useEffect(() => {
    if (!id) return;
    const leave = new AbortController();
    setFailed(false);
    api.record(path, id, { signal: leave.signal }).then(take, () => leave.signal.aborted || setFailed(true));
    return () => leave.abort();
  }, [path, id, turn]);

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
        take(await api.save(path, id, { ...body, __v: version.current }));
        void alert(words.saved[language], { tone: 'good' });
      } else {
        const made = await api.save(path, undefined, body);
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
    retry: () => setTurn((now) => now + 1),
    save,
    takeTheirs: () => conflict && take(conflict),
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
