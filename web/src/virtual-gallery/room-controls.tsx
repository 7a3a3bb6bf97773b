import type { RefObject } from 'react';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import type { MountedRoom } from './scene/mount.ts';
import { type useFullScreen, useHeadset } from './use-screen.ts';
import css from './virtual-gallery.module.css';
import type { VirtualGalleryWords } from './virtual-gallery.words.ts';

interface Props {
  words: VirtualGalleryWords;
  room: RefObject<MountedRoom | null>;
  touring: boolean;
  focused: boolean;
  many: boolean;
  fullScreen: ReturnType<typeof useFullScreen>;
}

const ICONS = {
  previous: 'M10 3L5 8l5 5',
  next: 'M6 3l5 5-5 5',
  play: 'M5 3l8 5-8 5z',
  pause: 'M5 3v10M11 3v10',
  room: 'M2 13V5l6-3 6 3v8M2 13l4-3h4l4 3M6 10V6h4v4',
  full: 'M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4',
  headset: 'M2 5h12v6h-4l-1-2H7l-1 2H2z',
} as const;

export function RoomControls({ words, room, touring, focused, many, fullScreen }: Props) {
  const headset = useHeadset();
  return (
    <fieldset className={css.controls} aria-label={words.room}>
      <Button
        icon="previous"
        label={words.previous}
        short={words.short.previous}
        onClick={() => room.current?.previous()}
      />
      <Button icon="next" label={words.next} short={words.short.next} onClick={() => room.current?.next()} />
      {many && (
        <Button
          icon={touring ? 'pause' : 'play'}
          label={touring ? words.stopTour : words.tour}
          short={touring ? words.short.stopTour : words.short.tour}
          onClick={() => room.current?.tour(!touring)}
          wide
        />
      )}
      <Button
        icon="room"
        label={words.overview}
        short={words.short.overview}
        onClick={() => room.current?.focus(null)}
        wide
        disabled={!focused}
      />
      {headset && (
        <Button
          icon="headset"
          label={words.headset}
          short={words.short.headset}
          onClick={() => void room.current?.enterHeadset()}
        />
      )}
      {fullScreen.state !== 'none' && (
        <Button
          icon="full"
          label={fullScreen.state === 'on' ? words.leaveFullScreen : words.fullScreen}
          short={fullScreen.state === 'on' ? words.short.leaveFullScreen : words.short.fullScreen}
          onClick={fullScreen.toggle}
        />
      )}
    </fieldset>
  );
}

interface ButtonProps {
  icon: keyof typeof ICONS;
  label: string;
  /** Stands below the icon on a phone. */
  short: string;
  onClick: () => void;
  wide?: boolean;
  disabled?: boolean;
}

function Button({ icon, label, short, onClick, wide, disabled }: ButtonProps) {
  return (
    <button type="button" className={css.control} onClick={onClick} title={label} aria-disabled={disabled || undefined}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
      {wide ? <span className={css.wideLabel}>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
      <span className={css.shortLabel} aria-hidden="true">
        {short}
      </span>
    </button>
  );
}
