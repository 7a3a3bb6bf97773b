import { artistsWords as words, worksCount } from '@hwarang/domain/artists/artists.words';
import { Card } from '../design/card.tsx';
import { TextLink } from '../design/text-link.tsx';
import { pictureOf } from '../media/shown-file.ts';
import { useLanguage } from '../platform/language.ts';
import { type ArtistView, artistPath } from './artist.view.ts';

interface Props {
  artist: ArtistView;
  works?: number;
  heading?: 'h2' | 'h3';
  priority?: boolean;
}

export function ArtistCard({ artist, works, heading = 'h3', priority = false }: Props) {
  const language = useLanguage();
  return (
    <Card
      to={artistPath(artist.id)}
      title={artist.name}
      heading={heading}
      picture={pictureOf(artist.portrait)}
      shape={1}
      sizes="(min-width: 992px) 240px, (min-width: 768px) 28vw, 42vw"
      priority={priority}
      lines={[
        artist.otherName && <span lang={language === 'ko' ? 'en' : 'ko'}>{artist.otherName}</span>,
        works !== undefined && worksCount(works)[language],
      ]}
      actions={
        <TextLink to={artistPath(artist.id)} aria-label={`${words.goToProfile[language]}: ${artist.name}`}>
          {words.goToProfile[language]}
        </TextLink>
      }
    />
  );
}
