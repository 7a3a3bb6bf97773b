import { type PointerEvent, type ReactNode, useRef } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { IconButton } from '../button.tsx';
import { classes } from '../classes.ts';
import { designWords, slideOf } from '../design.words.ts';
import { Icon } from '../icon.tsx';
import styles from './carousel.module.css';
import { isNear, swipeTurn } from './slides.ts';
import { useSlides } from './use-slides.ts';

interface Props {
  label: string;
  /** `near` tells a slide that it may fetch its pictures; `first` is there without any script. */
  slides: readonly { key: string; render: (state: { near: boolean; first: boolean }) => ReactNode }[];
}

/** One slide after the other on the full width. Without script the first one stands. */
export function Carousel({ label, slides }: Props) {
  const language = useLanguage();
  const { at, hydrated, stopped, playing, go, step, hold, toggle } = useSlides(slides.length);
  const from = useRef<{ x: number; y: number } | undefined>(undefined);
  const lift = (event: PointerEvent) => {
    if (!from.current) return;
    const by = swipeTurn(event.clientX - from.current.x, event.clientY - from.current.y);
    from.current = undefined;
    if (by !== 0) step(by);
  };
  const several = slides.length > 1;
  return (
    <section
      className={styles.carousel}
      aria-roledescription={designWords.carousel[language]}
      aria-label={label}
      onMouseEnter={() => hold(true)}
      onMouseLeave={() => hold(false)}
      onFocus={(event) => event.target.matches(':focus-visible') && hold(true)}
      onBlur={() => hold(false)}
      onPointerDown={(event) => {
        if (event.pointerType !== 'mouse') from.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerUp={lift}
      onPointerCancel={() => {
        from.current = undefined;
      }}
    >
      <div className={styles.slides} aria-live={playing ? 'off' : 'polite'}>
        {slides.map(({ key, render }, place) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of a carousel, as the pattern names it.
          <div
            key={key}
            role="group"
            aria-roledescription={designWords.slide[language]}
            aria-label={slideOf(place + 1, slides.length)[language]}
            className={classes(styles.slide, place === at && styles.shown)}
            inert={place !== at}
          >
            {render({ near: place === 0 || (hydrated && isNear(place, at, slides.length)), first: place === 0 })}
          </div>
        ))}
      </div>
      {several && (
        <div className={styles.controls}>
          <div className={styles.dots}>
            {slides.map(({ key }, place) => (
              <button
                key={key}
                type="button"
                className={styles.dot}
                aria-label={slideOf(place + 1, slides.length)[language]}
                aria-current={place === at ? 'true' : undefined}
                onClick={() => go(place)}
              />
            ))}
          </div>
          <div className={styles.hands}>
            <IconButton label={designWords[stopped ? 'play' : 'pause'][language]} onClick={toggle}>
              <Icon name={stopped ? 'play' : 'pause'} size={18} />
            </IconButton>
            <IconButton label={designWords.previousSlide[language]} onClick={() => step(-1)}>
              <Icon name="arrow-left" />
            </IconButton>
            <IconButton label={designWords.nextSlide[language]} onClick={() => step(1)}>
              <Icon name="arrow-right" />
            </IconButton>
          </div>
        </div>
      )}
    </section>
  );
}
