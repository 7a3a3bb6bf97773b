import type { Rule } from './record.ts';

/** Who may know of a row: everyone by the first rule, its owner by the second, administrators always. */
export const visibleTo =
  (everyone: (row: string) => string, own?: Rule): Rule =>
  (row, viewer) => {
    if (viewer.kind === 'all') return 'true';
    return viewer.kind === 'own' && own ? `(${everyone(row)} or ${own(row, viewer)})` : everyone(row);
  };

/** Its owner and administrators. */
export const visibleToOwner =
  (own: Rule): Rule =>
  (row, viewer) =>
    viewer.kind === 'all' ? 'true' : viewer.kind === 'own' ? own(row, viewer) : 'false';

export const visibleToAdministrators: Rule = (_row, viewer) => (viewer.kind === 'all' ? 'true' : 'false');
