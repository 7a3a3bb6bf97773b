import type { LocalizedText } from '@hwarang/domain/language';
import { useRef, useState } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { notANumber } from './number.words.ts';

export type Problems<Name extends string> = Partial<Record<Name, LocalizedText>>;

const only = <Name extends string>(problems: Problems<Name>, names: Iterable<Name>): Problems<Name> => {
  const kept: Problems<Name> = {};
  for (const name of names) if (problems[name]) kept[name] = problems[name];
  return kept;
};

/**
 * A form that checks each field as it is left, and all of them when it is sent. While a wrong field is being mended its
 * message follows along; a new message never appears under the hands. `names` are in the order of the page.
 */
export function useCheckedForm<Name extends string>(
  names: readonly Name[],
  problemsOf: (values: FormData) => Problems<Name>,
) {
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const left = useRef(new Set<Name>());
  const [shown, setShown] = useState<Problems<Name>>({});

  const values = () => new FormData(form.current ?? undefined);
  const control = (name: Name) => {
    const named = form.current?.elements.namedItem(name);
    return named instanceof RadioNodeList ? named[0] : named;
  };
  /** A number that cannot be read is missing among the values, and would be taken for an empty field. */
  const problemsNow = (): Problems<Name> => {
    const problems = { ...problemsOf(values()) };
    for (const name of names) {
      const field = control(name);
      if (field instanceof HTMLInputElement && field.validity.badInput) problems[name] = notANumber;
    }
    return problems;
  };
  const focus = (name: Name) => {
    const field = control(name);
    // A hidden field stands for the group of those that can be seen.
    const shownField =
      field instanceof HTMLInputElement && field.type === 'hidden'
        ? field.closest('fieldset')?.querySelector('input:not([type="hidden"]), button')
        : field;
    if (shownField instanceof HTMLElement) shownField.focus();
  };

  return {
    form,
    values,
    focus,
    field: (name: Name) => ({
      name,
      error: shown[name]?.[language] ?? '',
      onBlur: () => {
        left.current.add(name);
        setShown(only(problemsNow(), left.current));
      },
      onChange: () => {
        const now = problemsNow();
        setShown((before) =>
          only(
            now,
            names.filter((each) => before[each]),
          ),
        );
      },
    }),
    /** True when nothing is wrong; else the first wrong field has the focus. */
    passes: (which: readonly Name[] = names): boolean => {
      for (const name of which) left.current.add(name);
      const problems = only(problemsNow(), left.current);
      setShown(problems);
      const first = which.find((name) => problems[name]);
      if (first) focus(first);
      return first === undefined;
    },
    /** What the server found wrong; false when none of it is about a field of this form. */
    show: (problems: Problems<Name>): boolean => {
      const wrong = only(problems, names);
      const first = names.find((name) => wrong[name]);
      if (!first) return false;
      setShown(wrong);
      focus(first);
      return true;
    },
    reset: () => {
      form.current?.reset();
      left.current.clear();
      setShown({});
    },
  };
}

export type CheckedForm<Name extends string> = ReturnType<typeof useCheckedForm<Name>>;

export const textOf = (values: FormData, name: string): string => {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
};

/** All that a form holds but its files, by name. */
export const textsOf = (values: FormData): Record<string, string> =>
  Object.fromEntries([...values].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
