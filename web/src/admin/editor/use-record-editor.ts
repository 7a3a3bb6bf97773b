import type { LocalizedText } from '@hwarang/domain/language';
import { useEffect, useRef, useState } from 'react';
import { alert, dismissAll } from '../../design/alerts/alerts.ts';
import type { RecordAt, RecordPath } from '../../platform/answers.ts';
import { api } from '../../platform/api.ts';
import { conflictOf } from '../../platform/api-failure.ts';
import { useLanguage } from '../../platform/language.ts';
import { useRead } from '../../platform/query.ts';
import { refused } from '../../platform/refused.ts';
import { adminWords as words } from '../admin.words.ts';

/** Where a record is read and saved. */
interface Source<Found> {
  /** Undefined while it is a new one. */
  address: string | undefined;
  read: (signal: AbortSignal) => Promise<Found>;
  save: (body: object) => Promise<Found>;
}

/** A record in its collection; without an id, saving makes it. */
export const recordIn = <Path extends RecordPath>(path: Path, id: string | undefined): Source<RecordAt<Path>> => ({
  address: id && `${path}/${id}`,
  read: (signal) => api.record(path, id ?? '', { signal }),
  save: (body) => api.save(path, id, body),
});

interface Options<Found, Values> {
  source: Source<Found>;
  onMade?: (made: Found) => void;
  empty: Values;
  valuesOf: (found: Found) => Values;
  /** `before` is what was loaded. */
  bodyOf: (values: Values, before: Values) => object;
  labels: Partial<Record<keyof Values & string, string>>;
  /** What is wrong already before the server is asked. */
  problemsOf?: (values: Values) => Partial<Record<string, LocalizedText>>;
}

type TextName<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never;
}[keyof Values] &
  string;

/** A form over one record: loads it, tells what is wrong, never overwrites what somebody else saved meanwhile without asking. */
export function useRecordEditor<Found extends { __v: number }, Values extends object>(options: Options<Found, Values>) {
  const { source, onMade, empty, valuesOf, bodyOf, labels, problemsOf } = options;
  const { address } = source;
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Values>(empty);
  const [clean, setClean] = useState<Values>(empty);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Partial<Record<string, LocalizedText>>>({});
  const [conflict, setConflict] = useState<Found | undefined>(undefined);
  const known = useRef<{ address?: string | undefined; __v?: number }>({});
  const dirty = JSON.stringify(values) !== JSON.stringify(clean);

  const { answer: found, failed, reload, set: setFound } = useRead([address], address ? source.read : undefined);
  const note = (record: Found) => {
    known.current = { address, __v: record.__v };
    setFound(record);
  };
  const take = (record: Found) => {
    note(record);
    setValues(valuesOf(record));
    setClean(valuesOf(record));
    setProblems({});
    setConflict(undefined);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read fills the form, nothing else does.
  useEffect(() => {
    if (found && (known.current.address !== address || known.current.__v !== found.__v)) take(found);
  }, [found]);

  useEffect(() => {
    if (!dirty) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [dirty]);

  const save = async () => {
    dismissAll();
    const wrong = problemsOf?.(values) ?? {};
    setProblems(wrong);
    const [first] = Object.keys(wrong);
    if (first !== undefined) {
      const control = form.current?.elements.namedItem(first);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    setBusy(true);
    try {
      const body = bodyOf(values, clean);
      if (address) {
        take(await source.save({ ...body, __v: known.current.__v }));
        void alert(words.saved[language], { tone: 'good' });
      } else {
        const made = await source.save(body);
        setClean(values);
        void alert(words.saved[language], { tone: 'good' });
        onMade?.(made);
      }
    } catch (failure) {
      const current = conflictOf<Found>(failure);
      if (current) return setConflict(current);
      const { fields, text } = refused(failure, words.failed, {});
      setProblems(fields);
      const [told] = Object.values(fields);
      void alert((told ?? text)[language], { tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  const set = (change: Partial<Values>) => setValues((before) => ({ ...before, ...change }));
  const error = (name: string) => problems[name]?.[language];

  return {
    form,
    found,
    isNew: address === undefined,
    values,
    set,
    labels,
    error,
    /** What a field for one text needs. */
    text: (name: TextName<Values>) => ({
      name,
      label: labels[name] ?? name,
      value: values[name] as string,
      error: error(name),
      onChange: (event: { currentTarget: { value: string } }) =>
        set({ [name]: event.currentTarget.value } as Partial<Values>),
    }),
    failed,
    busy,
    dirty,
    reload,
    save,
    /** The record was changed beside the form: what is typed stays. */
    changedBeside: note,
    conflict: conflict && {
      theirs: valuesOf(conflict),
      take: () => take(conflict),
      /** What was saved meanwhile has been seen: the next save goes over it. */
      overwrite: () => {
        known.current.__v = conflict.__v;
        setConflict(undefined);
        void save();
      },
      close: () => setConflict(undefined),
    },
  };
}

export type RecordEditor<Found extends { __v: number }, Values extends object> = ReturnType<
  typeof useRecordEditor<Found, Values>
>;
