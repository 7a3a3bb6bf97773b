import world from 'virtual:world-outlines';
import { useEffect } from 'react';
import { IconButton } from '../../design/button.tsx';
import { designWords } from '../../design/design.words.ts';
import { Icon } from '../../design/icon.tsx';
import { useLanguage } from '../../platform/language.ts';
import { mapsWords as words } from './maps.words.ts';
import { useWorldView } from './use-world-view.ts';
import styles from './world-map.module.css';
import { viewBox } from './world-view.ts';

interface Props {
  label: string;
  /** The colour of a country by its number in the atlas; undefined where nothing is known. */
  toneOf: (outline: string) => string | undefined;
  /** Countries too small for an outline, by number, that are to be marked by a dot. */
  dots: readonly string[];
  /** The number of the country that stands out. */
  chosen: string | undefined;
  /** Chosen elsewhere: the map comes to it each time the count grows. */
  visit: number;
  onPoint: (outline: string | undefined) => void;
  onChoose: (outline: string) => void;
}

/** The world on one sheet, areas true to size. For those who cannot see it, a table beside it says the same. */
export default function WorldMap({ label, toneOf, dots, chosen, visit, onPoint, onChoose }: Props) {
  const language = useLanguage();
  const { view, zoom, back, show, dragged, hands } = useWorldView(world);
  const place = [...world.drawn, ...world.marked].find(({ outline }) => outline === chosen);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new visit moves the map.
  useEffect(() => {
    if (visit > 0 && place) show(place.x, place.y);
  }, [visit]);

  const outlineAt = (target: EventTarget) =>
    target instanceof SVGElement ? (target.dataset.outline ?? undefined) : undefined;
  const chosenShape = world.drawn.find(({ outline }) => outline === chosen);
  return (
    <div className={styles.map}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: countries are chosen by key in the list beside the map. */}
      <svg
        {...hands}
        viewBox={viewBox(view, world)}
        preserveAspectRatio="xMidYMid slice"
        className={styles.sheet}
        role="application"
        aria-label={`${label}. ${words.keys[language]}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a map is moved by keys.
        tabIndex={0}
        onPointerOver={(event) => event.pointerType === 'mouse' && onPoint(outlineAt(event.target))}
        onPointerLeave={() => onPoint(undefined)}
        onClick={(event) => {
          const outline = outlineAt(event.target);
          if (outline && !dragged()) onChoose(outline);
        }}
      >
        <path d={world.sea} className={styles.sea} />
        {world.drawn.map(({ outline, path }) => (
          <path
            key={path.slice(0, 24)}
            d={path}
            data-outline={outline || undefined}
            className={styles.land}
            data-tone={outline ? toneOf(outline) : undefined}
          />
        ))}
        {world.marked
          .filter(({ outline }) => dots.includes(outline) || outline === chosen)
          .map(({ outline, x, y }) => (
            <circle
              key={outline}
              cx={x}
              cy={y}
              r={4 / Math.sqrt(view.zoom)}
              data-outline={outline}
              className={styles.land}
              data-tone={toneOf(outline)}
            />
          ))}
        {chosenShape && <path d={chosenShape.path} className={styles.chosen} />}
        {place && !chosenShape && (
          <circle cx={place.x} cy={place.y} r={6 / Math.sqrt(view.zoom)} className={styles.chosen} />
        )}
      </svg>
      <div className={styles.tools}>
        <IconButton label={designWords.zoomIn[language]} onClick={() => zoom(1.6)}>
          <Icon name="plus" />
        </IconButton>
        <IconButton label={designWords.zoomOut[language]} onClick={() => zoom(1 / 1.6)}>
          <Icon name="minus" />
        </IconButton>
        <IconButton label={designWords.mapBack[language]} onClick={back}>
          <Icon name="globe" />
        </IconButton>
      </div>
    </div>
  );
}
