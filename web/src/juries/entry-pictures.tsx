import type { JurorEntryInList } from '@hwarang/domain/juries/judging.contract';
import { useLanguage } from '../platform/language.ts';
import { pictureAt } from './addresses.ts';
import { JuryPicture } from './jury-picture.tsx';
import { titleOf } from './title-of.ts';

/** The pictures of an entry in a list of entries, small. */
export function EntryPictures({
  round,
  number,
  works,
}: { round: string } & Pick<JurorEntryInList, 'number' | 'works'>) {
  const language = useLanguage();
  return works.map(({ position, image, ...named }) => (
    <JuryPicture
      key={position}
      path={pictureAt(round, number, position, 384)}
      size={image}
      alt={titleOf(named, language)}
      lazy
    />
  ));
}
