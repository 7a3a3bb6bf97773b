import { useEffect, useState } from 'react';
import { type ArtworkView, artworkView } from '../catalogue/artwork.view.ts';
import { ArtworkWall } from '../catalogue/artwork-wall.tsx';
import { byIds } from '../catalogue/by-ids.ts';
import { Section, Wrap } from '../design/layout.tsx';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { keepWords } from './keep.words.ts';

/** What was looked at before in this browser, as far as everyone may still see it. */
export default function RecentlySeen({ ids, className }: { ids: string[]; className?: string | undefined }) {
  const language = useLanguage();
  const [works, setWorks] = useState<ArtworkView[]>([]);
  useEffect(() => {
    let left = false;
    byIds(ids, ids.length, (query) => api.get(`/art-works?${query}`))(0).then(
      (found) => left || setWorks(found.map((work) => artworkView(language, work))),
      // Nothing was promised: without an answer the page ends with the similar works.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [ids, language]);
  if (works.length === 0) return null;
  return (
    <Wrap className={className}>
      <Section id="seen" title={keepWords.seen[language]}>
        <ArtworkWall artworks={works} />
      </Section>
    </Wrap>
  );
}
