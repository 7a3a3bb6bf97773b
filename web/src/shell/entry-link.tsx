import type { ComponentProps } from 'react';
import { NavLink } from 'react-router';
import { Icon } from '../design/icon.tsx';
import { useLanguage } from '../platform/language.ts';
import type { Entry } from './links.ts';

/** One entry of a menu, named in the reader's language; what leads to another site says so with an arrow. */
export function EntryLink({ entry, ...rest }: { entry: Entry } & Omit<ComponentProps<'a'>, 'href'>) {
  const language = useLanguage();
  if (entry.external)
    return (
      <a {...rest} href={encodeURI(entry.to)}>
        {entry.name[language]}
        <Icon name="arrow-up-right" size={14} />
      </a>
    );
  return (
    <NavLink {...rest} to={entry.to} end={entry.to === '/'} viewTransition>
      {entry.name[language]}
    </NavLink>
  );
}
