import { lazy, memo, Suspense } from 'react';
import { Link, useViewTransitionState } from 'react-router';
import { Caption } from '../design/caption.tsx';
import { Avatar } from '../design/picture/avatar.tsx';
import { Mat } from '../design/picture/mat.tsx';
import { Picture, ratioOf } from '../design/picture/picture.tsx';
import { wallSizes } from '../design/wall/justify.ts';
import { Wall, WallItem, WideRoom, wallHeights } from '../design/wall/wall.tsx';
import { pictureOf } from '../media/shown-file.ts';
import { artistPath } from './artist.view.ts';
import { type ArtworkView, artworkPath } from './artwork.view.ts';

interface Props {
  artworks: readonly ArtworkView[];
  dense?: boolean;
  /** With the artist's face beside the name. */
  faces?: boolean;
  /** So many of the first are asked for at once. */
  eager?: number;
}

// Few visits are so long: its script comes when it is needed.
const WindowedWall = lazy(() => import('./windowed-artworks.tsx'));

/** Beyond this many only what is near the window is kept in the page. */
const many = 180;

/** From so many on a wall has rows enough for a wide screen; fewer would stand far from their heading. */
const wideFrom = 16;

export function ArtworkWall(props: Props) {
  const wall = <Hung {...props} />;
  return props.artworks.length < wideFrom ? wall : <WideRoom>{wall}</WideRoom>;
}

function Hung({ artworks, dense = false, faces = false, eager = 0 }: Props) {
  const hang = (artwork: ArtworkView, place: number) => (
    <ArtworkOnWall key={artwork.id} artwork={artwork} dense={dense} face={faces} priority={place < eager} />
  );
  if (artworks.length > many)
    return (
      <Suspense fallback={<Wall dense={dense}>{artworks.map(hang)}</Wall>}>
        <WindowedWall artworks={artworks} hang={hang} dense={dense} />
      </Suspense>
    );
  return <Wall dense={dense}>{artworks.map(hang)}</Wall>;
}

interface ItemProps {
  artwork: ArtworkView;
  dense: boolean;
  face: boolean;
  priority: boolean;
}

/** On a long wall nothing is drawn anew but what changed. */
const ArtworkOnWall = memo(function ArtworkOnWall({ artwork, dense, face, priority }: ItemProps) {
  const { id, title, image, artist } = artwork;
  const picture = pictureOf(image);
  const ratio = picture ? ratioOf(picture) : 1;
  const moving = useViewTransitionState(artworkPath(id));
  const alt = artist ? `${title}, ${artist.name}` : title;
  return (
    <WallItem ratio={ratio}>
      <Link
        to={artworkPath(id)}
        prefetch="intent"
        viewTransition
        // A ground without a picture says nothing.
        {...(picture ? {} : { 'aria-label': alt })}
      >
        {picture ? (
          <Picture
            picture={picture}
            alt={alt}
            sizes={wallSizes(ratio, wallHeights[dense ? 'dense' : 'wide'])}
            priority={priority}
            {...(moving ? { style: { viewTransitionName: 'work' } } : {})}
          />
        ) : (
          <Mat picture={undefined} alt="" name={title} shape={1} />
        )}
      </Link>
      <figcaption>
        <ArtworkCaption artwork={artwork} face={face} />
      </figcaption>
    </WallItem>
  );
});

/** The label beside a work, which leads to it and to its artist. */
export function ArtworkCaption({ artwork, face = false }: { artwork: ArtworkView; face?: boolean }) {
  const { id, title, year, material, size, price, artist } = artwork;
  return (
    <Caption
      artist={
        artist && (
          <Link to={artistPath(artist.id)}>
            {face && <Avatar picture={pictureOf(artist.portrait)} alt="" name={artist.name} size={24} />}
            {artist.name}
          </Link>
        )
      }
      title={<Link to={artworkPath(id)}>{title}</Link>}
      year={year}
      material={material}
      size={size}
      price={price}
    />
  );
}
