import scene from 'virtual:scene';
import { InlineScript } from '../platform/inline-script.tsx';
import { useNonce } from '../platform/nonce.ts';
import type { PictureUrl } from './gallery-data.ts';
import type { RoomOrder } from './room-order.ts';
import { askForCard } from './scene/canvas.ts';
import { LEVELS } from './scene/levels.ts';

interface Props extends Omit<RoomOrder, 'pictures' | 'widths'> {
  pictureUrl: PictureUrl;
  pixelWidths: ReadonlyMap<string, number | null>;
}

/** What opens the room by itself. The server lets the script named here run before the page's own. It is data: it never runs. */
export function RoomOrderData(props: Props) {
  const text = typeof window === 'undefined' ? JSON.stringify(orderOf(props)).replaceAll('<', '\\u003c') : '';
  return (
    <>
      <InlineScript nonce={useNonce()} code={askForCard} />
      <script
        type="application/json"
        data-room-order
        data-first-script={scene}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write the quotes of the JSON as HTML text.
        dangerouslySetInnerHTML={{ __html: text }}
      />
    </>
  );
}

function orderOf({ pictureUrl, pixelWidths, ...order }: Props): RoomOrder {
  const pictures = order.room.works.map(({ id }) => [id, LEVELS.map((level) => pictureUrl(id, level))]);
  return { ...order, pictures: Object.fromEntries(pictures), widths: Object.fromEntries(pixelWidths) };
}
