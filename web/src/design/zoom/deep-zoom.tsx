import type OpenSeadragon from 'openseadragon';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { IconButton } from '../button.tsx';
import { designWords as words } from '../design.words.ts';
import { Icon } from '../icon.tsx';
import { Failed, Loading } from '../states/states.tsx';
import { useBackCloses } from '../use-back-closes.ts';
import styles from './deep-zoom.module.css';

export interface ZoomLevel {
  url: string;
  width: number;
  height: number;
}

interface Props {
  /** The same picture in several sizes, smallest first. */
  levels: readonly ZoomLevel[];
  /** A copy that the browser has already; empty where there is none. */
  shown: string;
  title: string;
  onClose: () => void;
}

/** A picture on the whole screen, as close as its pixels go: by wheel, fingers, keys or buttons. */
export function DeepZoom({ levels, shown, title, onClose }: Props) {
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
    let left = false;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    void import('openseadragon').then(
      ({ default: open }) => {
        if (left || !frame.current) return;
        const made = open({
          element: frame.current,
          tileSources: {
            type: 'legacy-image-pyramid',
            levels: [...levels],
          } as unknown as OpenSeadragon.TileSourceSpecifier,
          showNavigationControl: false,
          animationTime: calm ? 0 : 0.4,
          visibilityRatio: 0.8,
          maxZoomPixelRatio: 2,
          gestureSettingsMouse: { clickToZoom: true },
        });
        made.addHandler('tiled-image-drawn', ({ tiles }) => tiles.length > 0 && setState('here'));
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
  }, [levels]);

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
