import { type ComponentProps, lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { WholeGallery } from '../catalogue/gallery.view.ts';
import { Button } from '../design/button.tsx';
import { Loading } from '../design/states/states.tsx';
import { ExternalLink } from '../design/text-link.tsx';
import { useLanguage } from '../platform/language.ts';
import { useSite } from '../platform/site.ts';
import { cities } from './cities.ts';
import { directionsTo } from './directions.ts';
import { galleriesWords as words } from './galleries.words.ts';
import styles from './gallery-map.module.css';

const LocationMap = lazy(() => import('../design/map/location-map.tsx'));

/** A map with the large cities to find one's way by; it is fetched when it is first shown. */
export function CityMap(props: Omit<ComponentProps<typeof LocationMap>, 'others'>) {
  const language = useLanguage();
  const others = useMemo(() => cities.map((city) => ({ ...city, label: city.name[language] })), [language]);
  return (
    <Suspense fallback={<Loading />}>
      <LocationMap {...props} others={others} />
    </Suspense>
  );
}

const askedForStreets = 'hwarang-streets';

/** Where the gallery stands. The map is fetched when it comes into sight; a street map only when the visitor goes there. */
export function GalleryMap({ name, point }: { name: string; point: NonNullable<WholeGallery['point']> }) {
  const language = useLanguage();
  const { frame, seen } = useSeen();
  const main = useMemo(() => ({ ...point, label: name }), [point, name]);
  const { latitude, longitude } = point;
  const tiles = useSite()?.mapTiles;
  const [streets, setStreets] = useState(false);
  // Who has asked for streets once need not ask again.
  useEffect(() => setStreets(localStorage.getItem(askedForStreets) !== null), []);
  const askForStreets = () => {
    localStorage.setItem(askedForStreets, 'yes');
    setStreets(true);
  };
  return (
    <div className={styles.map}>
      <div ref={frame} className={styles.frame}>
        {seen && (
          <CityMap label={`${words.map[language]}: ${name}`} main={main} streets={streets ? tiles?.url : undefined} />
        )}
      </div>
      {tiles && seen && (
        <p className={styles.note}>
          {streets ? (
            <small>{tiles.attribution}</small>
          ) : (
            <>
              <Button onClick={askForStreets}>{words.showStreets[language]}</Button>{' '}
              <small>{words.streetsAsk[language]}</small>
            </>
          )}
        </p>
      )}
      <div className={styles.ways}>
        <span>{words.directions[language]}</span>
        {directionsTo({ ...point, name }).map((way) => (
          <ExternalLink key={way.key} href={way.href}>
            {way.name[language]}
          </ExternalLink>
        ))}
        <ExternalLink
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
        >
          {words.streetMap[language]}
        </ExternalLink>
      </div>
    </div>
  );
}

function useSeen() {
  const frame = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !frame.current) return;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      {
        rootMargin: '200px 0px',
      },
    );
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, [seen]);
  return { frame, seen };
}
