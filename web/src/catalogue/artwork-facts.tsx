import { artworksWords as words } from '@hwarang/domain/artworks/artworks.words';
import { Facts } from '../design/facts.tsx';
import { useLanguage } from '../platform/language.ts';
import type { ArtworkView } from './artwork.view.ts';

type Shown = Partial<Pick<ArtworkView, 'year' | 'material' | 'size' | 'edition'>>;

/** What is known of a work, wherever it is shown whole. */
export function ArtworkFacts({ work: { year, material, size, edition } }: { work: Shown }) {
  const language = useLanguage();
  return (
    <Facts
      facts={[
        { name: words.year[language], value: year },
        { name: words.material[language], value: material },
        { name: words.size[language], value: size },
        { name: words.edition[language], value: edition },
      ]}
    />
  );
}
