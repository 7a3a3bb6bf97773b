import { artworksWords as words } from '@hwarang/domain/artworks/artworks.words';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { Button, ButtonLink } from '../design/button.tsx';
import { Loading, State } from '../design/states/states.tsx';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { addressWith } from '../platform/listing.ts';
import { type ArtworkBrief, type ArtworkView, artworkView } from './artwork.view.ts';
import { ArtworkWall } from './artwork-wall.tsx';
import { artworksCall, artworksOnPage, type Sort } from './artworks.query.ts';
import styles from './endless-wall.module.css';
import { useEndless } from './use-endless.ts';

interface Props {
  artworks: ArtworkView[];
  count: number;
  searched: string;
  sort: Sort;
  page: number;
}

/** The wall goes on as one walks along it; without script a link leads to the next part. */
export function EndlessWall({ artworks, count, searched, sort, page }: Props) {
  const language = useLanguage();
  const before = (page - 1) * artworksOnPage;
  const fetchMore = useCallback(
    async (start: number) => {
      const more = await api.get<ArtworkBrief[]>(artworksCall(searched, sort, before + start));
      return more.map((artwork) => artworkView(language, artwork));
    },
    [searched, sort, before, language],
  );
  const name = `${language} ${searched} ${sort} ${page}`;
  const { items, ended, fate, load } = useEndless(name, artworks, count - before, fetchMore);
  const end = useNearEnd(load);
  const leaving = useNavigation().location?.pathname === '/artworks';
  return (
    <>
      {leaving && <Loading />}
      <div className={leaving ? styles.leaving : undefined}>
        <ArtworkWall artworks={items} dense faces eager={6} />
      </div>
      <div ref={end} className={styles.end}>
        {fate === 'loading' && <Loading />}
        {fate === 'failed' && (
          <State icon="warning" role="alert" title={words.moreFailed[language]}>
            <Button onClick={() => void load()}>{words.more[language]}</Button>
          </State>
        )}
        {fate === 'idle' && !ended && (
          <ButtonLink
            to={addressWith('/artworks', { q: searched, sort: sort === 'newest' ? undefined : sort, page: page + 1 })}
            onClick={(event) => {
              event.preventDefault();
              void load();
            }}
          >
            {words.more[language]}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

function useNearEnd(reached: () => Promise<void>) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && void reached(), {
      rootMargin: '900px 0px',
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [reached]);
  return end;
}
