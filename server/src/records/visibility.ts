import type { Rule } from './record.ts';

/** Who may know of a row: everyone by the first rule, its owner by the second, its gallery's staff by the third, administrators always. */
export const visibleTo =
  (everyone: (row: string) => string, own?: Rule, ofStaff?: Rule): Rule =>
  (row, viewer) => {
    if (viewer.kind === 'all') return 'true';
    const rules = [
      everyone(row),
      ...(own && viewer.kind !== 'public' ? [own(row, viewer)] : []),
      ...(ofStaff && viewer.kind === 'staff' ? [ofStaff(row, viewer)] : []),
    ];
    return rules.length === 1 ? everyone(row) : `(${rules.join(' or ')})`;
  };

/** Its owner and administrators. */
export const visibleToOwner =
  (own: Rule): Rule =>
  (row, viewer) =>
    viewer.kind === 'all' ? 'true' : viewer.kind === 'public' ? 'false' : own(row, viewer);

export const visibleToAdministrators: Rule = (_row, viewer) => (viewer.kind === 'all' ? 'true' : 'false');
