import { type StaffCapability, type StaffRole, staffCan } from '@hwarang/domain/galleries/staff';
import type { LocalizedText } from '@hwarang/domain/language';
import { studioWords as words } from './studio.words.ts';

export interface Section {
  /** After `/studio/<gallery>`. */
  path: string;
  name: LocalizedText;
  /** What one's role must include to find anything here. */
  needs: StaffCapability;
}

/** The screens of a studio, in the order of its menu. */
export const sections: readonly Section[] = [
  { path: '', name: words.overview, needs: 'see the studio' },
  { path: '/exhibitions', name: words.exhibitions, needs: 'edit exhibitions' },
  { path: '/captions', name: words.captions, needs: 'edit exhibitions' },
  { path: '/artists', name: words.artists, needs: 'keep stock' },
  { path: '/works', name: words.works, needs: 'keep stock' },
  { path: '/import', name: words.imports, needs: 'keep stock' },
  { path: '/enquiries', name: words.enquiries, needs: 'answer enquiries' },
  { path: '/ledger', name: words.ledger, needs: 'see the ledger' },
  { path: '/page', name: words.page, needs: 'edit the gallery page' },
  { path: '/staff', name: words.staff, needs: 'manage staff' },
];

export const sectionsFor = (role: StaffRole): Section[] => sections.filter(({ needs }) => staffCan(role, needs));

/** The section that an address below `/studio/<gallery>` belongs to. */
export function sectionAt(rest: string): Section | undefined {
  const [, first = ''] = rest.split('/');
  return sections.find(({ path }) => path === (first && `/${first}`));
}

/** What follows the gallery in an address of its studio. */
export const restOf = (pathname: string): string => pathname.replace(/^\/studio\/[^/]*/, '').replace(/\/+$/, '');
