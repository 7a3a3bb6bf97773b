import type { Artist } from '@hwarang/domain/artists/artists.contract';
import { artistsWords as words } from '@hwarang/domain/artists/artists.words';
import { type Authority, authoritiesOf, authorityName, authorityPage } from '@hwarang/domain/artists/authorities';
import { type Place, placeAddress, places } from '@hwarang/domain/artists/places';
import { EmailText } from '../design/email-text.tsx';
import { ExternalLink } from '../design/text-link.tsx';
import { useLanguage } from '../platform/language.ts';
import styles from './artist-links.module.css';

type ArtistContact = Pick<Artist, 'email' | 'mobile' | Place | Authority>;

/** Where else the artist is found; mail and telephone only come if the artist chose to show them. */
export function ArtistLinks({ contact }: { contact: ArtistContact }) {
  const language = useLanguage();
  const elsewhere = places.filter((place) => contact[place]);
  const known = authoritiesOf(contact);
  if (elsewhere.length + known.length === 0 && !contact.email && !contact.mobile) return null;
  return (
    <ul className={styles.links} aria-label={words.contact[language]}>
      {contact.email && (
        <li>
          <a href={`mailto:${contact.email}`}>
            <EmailText email={contact.email} />
          </a>
        </li>
      )}
      {contact.mobile && (
        <li>
          <a href={`tel:${contact.mobile.replace(/[^+\d]/g, '')}`}>{contact.mobile}</a>
        </li>
      )}
      {elsewhere.map((place) => (
        <li key={place}>
          <Elsewhere label={words[place][language]} text={contact[place] ?? ''} place={place} />
        </li>
      ))}
      {known.map(({ authority, id }) => (
        <li key={authority}>
          <ExternalLink href={authorityPage(authority, id)}>{authorityName(authority)}</ExternalLink>
        </li>
      ))}
    </ul>
  );
}

/** What leads nowhere, such as the name of a studio, stands as it was written. */
function Elsewhere({ label, text, place }: { label: string; text: string; place: Place }) {
  const address = placeAddress(place, text);
  return address ? <ExternalLink href={address}>{label}</ExternalLink> : `${label}: ${text}`;
}
