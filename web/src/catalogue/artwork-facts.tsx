import { artworksWords as words } from '@hwarang/domain/artworks/artworks.words';
import { type LicenseKey, licenseName, licensePage } from '@hwarang/domain/artworks/licenses';
import { madeWithAiWords } from '@hwarang/domain/artworks/made-with-ai';
import { Facts } from '../design/facts.tsx';
import { ExternalLink } from '../design/text-link.tsx';
import { useLanguage } from '../platform/language.ts';
import type { ArtworkView } from './artwork.view.ts';

type Shown = Partial<
  Pick<ArtworkView, 'year' | 'material' | 'size' | 'edition' | 'inventoryNumber' | 'license' | 'madeWithAi'>
>;

interface Props {
  work: Shown;
  /** The canvas it is on, as it is said. */
  canvas?: string | undefined;
}

/** What is known of a work, wherever it is shown whole. */
export function ArtworkFacts({ work, canvas }: Props) {
  const { year, material, size, edition, inventoryNumber, license, madeWithAi } = work;
  const language = useLanguage();
  return (
    <Facts
      facts={[
        { name: words.year[language], value: year },
        { name: words.material[language], value: material },
        { name: words.size[language], value: size && canvas ? `${size} (${canvas})` : size },
        { name: words.edition[language], value: edition },
        { name: words.inventoryNumber[language], value: inventoryNumber },
        { name: words.license[language], value: license && <License license={license} /> },
        { name: words.madeWithAi[language], value: madeWithAi && madeWithAiWords[madeWithAi][language] },
      ]}
    />
  );
}

/** With the page that explains it, if it has one. */
function License({ license }: { license: LicenseKey }) {
  const name = licenseName(license)[useLanguage()];
  const page = licensePage(license);
  return page ? <ExternalLink href={page}>{name}</ExternalLink> : name;
}
