import type { RefObject } from 'react';
import css from './virtual-gallery.module.css';

interface Props {
  ref: RefObject<HTMLDivElement | null>;
  open: boolean;
}

/** Where the room stands. It may stand there before React comes, which takes what it finds for a mistake unless the inside is not its own. */
export function RoomHost({ ref, open }: Props) {
  return (
    <div
      ref={ref}
      className={css.host}
      data-room-host
      data-open={open || undefined}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it tells React to leave the inside alone.
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
