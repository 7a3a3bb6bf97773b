import type OpenSeadragon from 'openseadragon';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { IconButton } from '../button.tsx';
import { designWords as words } from '../design.words.ts';
import { Icon } from '../icon.tsx';
import { Failed, Loading } from '../states/states.tsx';
import { useBackCloses } from '../use-back-closes.ts';
import styles from './deep-zoom.module.css';

/** One picture, or what IIIF says of a service of tiles. */
export type ZoomSource =
  | { type: 'image'; url: string }
  | { protocol: string; id: string; width: number; height: number };

interface Props {
  /** Unknown while it is still on its way: until then the copy stands there. */
  source: ZoomSource | undefined;
  /** A copy that the browser has already; empty where there is none. */
  shown: string;
  title: string;
  onClose: () => void;
}

/** A picture on the whole screen, as close as its pixels go: by wheel, fingers, keys or buttons. */
export function DeepZoom({ source, shown, title, onClose }: Props) {
  const language = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const viewer = useRef<OpenSeadragon.Viewer | undefined>(undefined);
  const [state, setState] = useState<'coming' | 'here' | 'failed'>('coming');

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useBackCloses(dialog, { close: onClose });

  useEffect(() => {
    if (!source) return;
    let left = false;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    void import('openseadragon').then(
      ({ default: open }) => {
        if (left || !frame.current) return;
        const made = open({
          element: frame.current,
          tileSources: source as unknown as OpenSeadragon.TileSourceSpecifier,
          showNavigationControl: false,
          animationTime: calm ? 0 : 0.4,
          visibilityRatio: 0.8,
          maxZoomPixelRatio: 2,
          gestureSettingsMouse: { clickToZoom: true },
        });
        // The first tiles are coarser than the copy that stands there: it stays until all have come, or until somebody moves the picture.
        let moved = false;
        made.addHandler('animation-start', () => {
          moved = true;
        });
        made.addHandler('tiled-image-drawn', ({ tiledImage, tiles }) => {
          if (tiles.length > 0 && (moved || tiledImage.getFullyLoaded())) setState('here');
        });
        made.addHandler('open-failed', () => setState('failed'));
        viewer.current = made;
      },
      () => setState('failed'),
    );
    return () => {
      left = true;
      viewer.current?.destroy();
      viewer.current = undefined;
    };
  }, [source]);

  const zoomBy = (times: number) => {
    viewer.current?.viewport.zoomBy(times);
    viewer.current?.viewport.applyConstraints();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.zoom}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {state === 'coming' && (shown ? <img src={shown} alt="" className={styles.shown} /> : <Loading />)}
      <div ref={frame} className={styles.frame} />
      {state === 'failed' && <Failed />}
      <div className={styles.tools}>
        <IconButton label={words.zoomIn[language]} onClick={() => zoomBy(1.6)}>
          <Icon name="zoom-in" />
        </IconButton>
        <IconButton label={words.zoomOut[language]} onClick={() => zoomBy(1 / 1.6)}>
          <Icon name="zoom-out" />
        </IconButton>
        <IconButton label={words.zoomWhole[language]} onClick={() => viewer.current?.viewport.goHome()}>
          <Icon name="image" />
        </IconButton>
        <IconButton label={words.close[language]} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
    </dialog>
  );
}
