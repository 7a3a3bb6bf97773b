import { DeepZoom } from '../design/zoom/deep-zoom.tsx';
import { useRead } from '../platform/query.ts';
import { pictureAt } from './addresses.ts';
import { keptPicture, loadPicture } from './pictures.ts';

interface Props {
  round: string;
  number: number;
  position: number;
  /** Of the copy that the page shows already. */
  width: number;
  title: string;
  onClose: () => void;
}

/** One work on the whole screen. */
export function ZoomedWork({ round, number, position, width, title, onClose }: Props) {
  const path = pictureAt(round, number, position);
  const shown = keptPicture(pictureAt(round, number, position, width)) ?? '';
  const { answer: source, failed } = useRead(['jury picture', path], async () => ({
    type: 'image' as const,
    url: await loadPicture(path),
  }));
  // The smaller copy can be looked at closely too.
  const smaller = failed && shown ? { type: 'image' as const, url: shown } : undefined;
  return <DeepZoom source={source ?? smaller} shown={shown} title={title} onClose={onClose} />;
}
