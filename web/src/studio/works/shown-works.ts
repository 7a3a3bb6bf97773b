import type { AgreementState } from '@hwarang/domain/galleries/agreements';
import type { ConsignedWork } from '@hwarang/domain/galleries/studio.contract';

const plain = (text: string): string => text.normalize('NFC').toLocaleLowerCase('ko').replace(/\s+/g, ' ').trim();

/** The works whose title or artist holds every word, in both languages, and that are in this state. */
export function shownWorks(
  works: readonly ConsignedWork[],
  words: string,
  state: AgreementState | '',
): ConsignedWork[] {
  const wanted = plain(words).split(' ').filter(Boolean);
  return works.filter((one) => {
    if (state && one.state !== state) return false;
    const { title, title_en, owner } = one.artwork;
    const text = plain([title, title_en, owner?.localname, owner?.englishname].filter(Boolean).join(' '));
    return wanted.every((word) => text.includes(word));
  });
}
