import type { ReactNode } from 'react';
import { ratioOf } from '../design/picture/picture.tsx';
import { WindowedWall } from '../design/wall/windowed-wall.tsx';
import type { ArtworkView } from './artwork.view.ts';

interface Props {
  artworks: readonly ArtworkView[];
  hang: (artwork: ArtworkView, place: number) => ReactNode;
  dense: boolean;
}

const keyOf = ({ id }: ArtworkView) => id;
const ratio = ({ image }: ArtworkView) => (image ? ratioOf(image) : 1);

export default function WindowedArtworks({ artworks, hang, dense }: Props) {
  return <WindowedWall items={artworks} keyOf={keyOf} ratioOf={ratio} render={hang} dense={dense} />;
}
