import { shortened } from '@hwarang/domain/keepable';
import type * as z from 'zod';
import type { Written } from '../records/registry.ts';
import type { Doc } from './values.ts';

/** Of a value that is not taken this much is shown. */
const longestExcerpt = 80;

const excerptOf = (value: unknown): string => shortened(JSON.stringify(value), longestExcerpt);

/** Of a choice the last branch is the one that people mean; the first is null. */
function innermost(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  const inner = issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0] : undefined;
  return inner ? innermost(inner) : issue;
}

function faultOf(issue: z.core.$ZodIssue, value: unknown): string {
  const inner = innermost(issue);
  if (inner.code === 'too_big' && typeof value === 'string')
    return `it has ${value.length} characters, and the field takes ${inner.maximum}`;
  return `it is not what the field takes: ${excerptOf(value)}`;
}

export interface Accepted {
  fields: Doc;
  /** Why fields were left out, by their names. */
  faults: Map<string, string>;
}

/** The fields that the contract takes, and why it does not take the others. */
export function acceptedFields({ write, contract }: Written, given: Doc): Accepted {
  const { schema, references, links } = write;
  const fields: Doc = {};
  for (const name of Object.keys(contract.write.shape))
    if (name !== '__v' && !(name in references) && !(name in links) && given[name] !== undefined)
      fields[name] = given[name];
  const faults = new Map<string, string>();
  for (;;) {
    const parsed = schema.safeParse(fields);
    if (parsed.success) return { fields: parsed.data, faults };
    for (const issue of parsed.error.issues) {
      const name = String(issue.path[0]);
      if (!faults.has(name)) faults.set(name, faultOf(issue, fields[name]));
    }
    for (const name of faults.keys()) delete fields[name];
  }
}
