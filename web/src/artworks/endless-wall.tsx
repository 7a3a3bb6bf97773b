import { artworksWords as words } from '@hwarang/domain/artworks/artworks.words';
import { useCallback, useEffect, useRef } from 'react';
import { type ArtworkView, artworkView, pricedWork } from '../catalogue/artwork.view.ts';
import { ArtworkWall } from '../catalogue/artwork-wall.tsx';
import { More } from '../catalogue/more.tsx';
import { useEndless } from '../catalogue/use-endless.ts';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { addressOf, artworksAtOnce, artworksCall, artworksOnPage, type ListParams } from './artworks.query.ts';
import styles from './endless-wall.module.css';
import { useKeptPlace } from './use-kept-place.ts';
import { useOwnerNote } from './use-owner-note.ts';

interface Props {
  /** Of the entry in the history. */
  name: string;
  artworks: ArtworkView[];
  count: number;
  params: ListParams;
  /** Another part of the wall is on its way. */
  leaving: boolean;
}

/** The wall goes on as one walks along it; without script a link leads to the next part. */
export function EndlessWall({ name, artworks, count, params, leaving }: Props) {
  const language = useLanguage();
  const before = (params.page - 1) * artworksOnPage;
  const fetchMore = useCallback(
    async (start: number) => {
      const more = await api.get(artworksCall(params, before + start, artworksAtOnce));
      const view = params.sale ? pricedWork : artworkView;
      return more.map((artwork) => view(language, artwork));
    },
    [params, before, language],
  );
  const { items, state, load } = useEndless(name, artworks, count - before, fetchMore);
  useKeptPlace(name, items.length, state === 'ended' || state === 'failed', load);
  useOwnerNote(items);
  const end = useNearEnd(load);
  return (
    <>
      <div className={leaving ? styles.leaving : undefined}>
        <ArtworkWall artworks={items} dense faces eager={3} />
      </div>
      <div ref={end}>
        <More
          state={state}
          load={load}
          label={words.more[language]}
          to={addressOf({ ...params, page: params.page + 1 })}
        />
      </div>
    </>
  );
}

function useNearEnd(reached: () => Promise<void>) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current) return;
    // A busy page tells of several changes at once; the last is how things stand.
    const watch = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && void reached(), {
      rootMargin: '900px 0px',
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [reached]);
  return end;
}
