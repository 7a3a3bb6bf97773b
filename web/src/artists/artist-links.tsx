import type { Artist } from '@hwarang/domain/artists/artists.contract';
import { artistsWords as words } from '@hwarang/domain/artists/artists.words';
import { isWebAddress } from '@hwarang/domain/web-address';
import { ExternalLink } from '../design/text-link.tsx';
import { useLanguage } from '../platform/language.ts';
import styles from './artist-links.module.css';

type ArtistContact = Pick<Artist, 'email' | 'mobile' | 'homepage' | 'blog' | 'facebook' | 'instagram'>;

const elsewhere = ['homepage', 'blog', 'facebook', 'instagram'] as const;

/** Where else the artist is found; mail and telephone only come if the artist chose to show them. */
export function ArtistLinks({ contact }: { contact: ArtistContact }) {
  const language = useLanguage();
  const places = elsewhere.flatMap((name) => {
    const url = contact[name];
    return url && isWebAddress(url) ? [{ name, url }] : [];
  });
  if (places.length === 0 && !contact.email && !contact.mobile) return null;
  return (
    <ul className={styles.links} aria-label={words.contact[language]}>
      {contact.email && (
        <li>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </li>
      )}
      {contact.mobile && (
        <li>
          <a href={`tel:${contact.mobile.replace(/[^+\d]/g, '')}`}>{contact.mobile}</a>
        </li>
      )}
      {places.map(({ name, url }) => (
        <li key={name}>
          <ExternalLink href={url}>{words[name][language]}</ExternalLink>
        </li>
      ))}
    </ul>
  );
}
