import type { LocalizedText } from '@hwarang/domain/language';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { alert, dismissAll } from '../../design/alerts/alerts.ts';
import { useKeptUnsent } from '../../design/fields/use-unsent.ts';
import { useUnsaved } from '../../design/leave-guard.tsx';
import { refusal, useAction } from '../../design/use-action.ts';
import type { RecordAt, RecordPath } from '../../platform/answers.ts';
import { api } from '../../platform/api.ts';
import { conflictOf } from '../../platform/api-failure.ts';
import { useLanguage } from '../../platform/language.ts';
import { useRead } from '../../platform/query.ts';
import { refused } from '../../platform/refused.ts';
import { inEnglish, adminWords as words } from '../admin.words.ts';

export interface Versioned {
  id?: string;
  __v: number;
}

/** Where a record is read and saved. */
interface Source<Found> {
  /** Undefined while it is a new one. */
  address: string | undefined;
  /** Where a new one is read, and the page that it is edited on, once it is saved. */
  made?: (id: string) => { address: string; page: string };
  read: (signal: AbortSignal) => Promise<Found>;
  save: (body: object) => Promise<Found>;
}

const addressIn = (path: RecordPath, id: string) => `${path}/${id}`;

/** A record in its collection; without an id, saving makes it. Its screen stands below `base`. */
export const recordIn = <Path extends RecordPath>(
  path: Path,
  id: string | undefined,
  base: string,
): Source<RecordAt<Path>> => ({
  address: id && addressIn(path, id),
  read: (signal) => api.record(path, id ?? '', { signal }),
  save: (body) => api.save(path, id, body),
  made: (newId) => ({ address: addressIn(path, newId), page: `${base}${path}/${newId}` }),
});

interface Options<Found, Values> {
  source: Source<Found>;
  /** Of nothing, what a new record begins with. */
  valuesOf: (found?: Found) => Values;
  /** `before` is what was loaded. */
  bodyOf: (values: Values, before: Values) => object;
  /** `title` names `title_en` too. */
  labels: Partial<Record<keyof Values & string, LocalizedText>>;
  /** Sentences of the server that are told in the reader's language. */
  known?: Record<string, LocalizedText>;
  /** What is wrong already before the server is asked. */
  problemsOf?: (values: Values) => Partial<Record<string, LocalizedText>>;
}

type NameOf<Values, Value> = {
  [Name in keyof Values]: Values[Name] extends Value ? Name : never;
}[keyof Values] &
  string;

const changedParts = <Values extends object>(before: Values, now: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => value !== before[name as keyof Values]),
  ) as Partial<Values>;

/** A form over one record: loads it, tells what is wrong, never overwrites what somebody else saved meanwhile without asking. */
export function useRecordEditor<Found extends Versioned, Values extends object>(options: Options<Found, Values>) {
  const { source, valuesOf, bodyOf, labels, problemsOf, known: sentences = {} } = options;
  const { address } = source;
  const language = useLanguage();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [clean, setClean] = useState<Values>(() => valuesOf());
  const unsent = useKeptUnsent(`editor ${useLocation().pathname}`, () =>
    dirty ? { values: JSON.stringify(changedParts(clean, values)), version: String(known.current.__v) } : undefined,
  );
  /** What was typed before the login expired, until it stands in the form. */
  const restored = useRef<Partial<Values> | undefined>(unsent?.values ? JSON.parse(unsent.values) : undefined);
  const [values, setValues] = useState<Values>(() => ({ ...clean, ...restored.current }));
  const { busy, run } = useAction(refusal(words.failed, sentences));
  const [problems, setProblems] = useState<Partial<Record<string, LocalizedText>>>({});
  const [conflict, setConflict] = useState<Found | undefined>(undefined);
  const known = useRef<{ address?: string | undefined; __v: number }>({ __v: Number(unsent?.version ?? -1) });
  const dirty = JSON.stringify(values) !== JSON.stringify(clean);

  const { answer, failed, reload, set: setAnswer } = useRead([address], address ? source.read : undefined);
  /** The record that this form has made: it stands until that is read at its own address, so that the form never goes. */
  const [made, setMade] = useState<{ address: string; record: Found } | undefined>(undefined);
  const found = answer ?? (made?.address === address ? made?.record : undefined);
  const note = (record: Found) => {
    known.current = { address, __v: record.__v };
    if (address) setAnswer(record);
  };
  /** Shows a record; what differs from `sent` was typed while that was being saved, and stays. */
  const take = (record: Found, sent?: Values) => {
    const fresh = valuesOf(record);
    note(record);
    setClean(fresh);
    setValues((now) => (sent ? { ...fresh, ...changedParts(sent, now) } : fresh));
    setProblems({});
    setConflict(undefined);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read fills the form, nothing else does.
  useEffect(() => {
    if (!found || (known.current.address === address && known.current.__v === found.__v)) return;
    const { __v } = known.current;
    take(found);
    if (!restored.current) return;
    // Told of a conflict when it is saved, if somebody else has saved since.
    known.current.__v = __v;
    set(restored.current);
    restored.current = undefined;
  }, [found]);

  useUnsaved(dirty);

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
    await run(
      async () => {
        const body = bodyOf(values, clean);
        const saved = await source.save(address ? { ...body, __v: known.current.__v } : body);
        void alert(words.saved[language], { tone: 'good' });
        take(saved, values);
        const next = saved.id && !address ? source.made?.(saved.id) : undefined;
        if (!next) return;
        known.current.address = next.address;
        setMade({ address: next.address, record: saved });
        void navigate(next.page, { replace: true, preventScrollReset: true });
      },
      (failure) => {
        const current = conflictOf<Found>(failure);
        if (current) setConflict(current);
        else setProblems(refused(failure, words.failed, sentences).fields);
        return current !== undefined;
      },
    );
  };
  const set = (change: Partial<Values>) => setValues((before) => ({ ...before, ...change }));
  const error = (name: string) => problems[name]?.[language];
  const label = (name: string): string => {
    const own: Partial<Record<string, LocalizedText>> = labels;
    const base = own[name.replace(/_en$/, '')];
    return (own[name] ?? (base && inEnglish(base)))?.[language] ?? name;
  };

  return {
    form,
    found,
    isNew: address === undefined,
    values,
    set,
    label,
    error,
    /** What a field for one text needs. */
    text: (name: NameOf<Values, string>) => ({
      name,
      label: label(name),
      value: values[name] as string,
      error: error(name),
      onChange: (event: { currentTarget: { value: string } }) =>
        set({ [name]: event.currentTarget.value } as Partial<Values>),
    }),
    /** The same for one text of several in a value, such as a name in two languages. */
    part: <Name extends keyof Values & string>(name: Name, key: keyof Values[Name] & string) => ({
      name: `${name}.${key}`,
      value: values[name][key] as string,
      error: error(name),
      onChange: (event: { currentTarget: { value: string } }) =>
        set({ [name]: { ...values[name], [key]: event.currentTarget.value } } as unknown as Partial<Values>),
    }),
    /** What a box to tick needs. */
    flag: (name: NameOf<Values, boolean>) => ({
      name,
      label: label(name),
      checked: values[name] as boolean,
      onChange: (event: { currentTarget: { checked: boolean } }) =>
        set({ [name]: event.currentTarget.checked } as Partial<Values>),
    }),
    failed,
    busy,
    dirty,
    /** What it holds was typed before the login expired. */
    restored: unsent !== undefined,
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

export type RecordEditor<Found extends Versioned, Values extends object> = ReturnType<
  typeof useRecordEditor<Found, Values>
>;
