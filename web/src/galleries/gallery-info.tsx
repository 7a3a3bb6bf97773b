import type { WholeGallery } from '../catalogue/gallery.view.ts';
import { Facts } from '../design/facts.tsx';
import { ExternalLink } from '../design/text-link.tsx';
import { useLanguage } from '../platform/language.ts';
import { galleriesWords as words } from './galleries.words.ts';
import styles from './gallery-info.module.css';
import { OpenNow } from './open-now.tsx';

/** How to reach a gallery, by foot, by telephone and by letter. */
export function GalleryFacts({ gallery }: { gallery: WholeGallery }) {
  const language = useLanguage();
  const { address, phone, email, website, hours, times } = gallery;
  return (
    <Facts
      facts={[
        { name: words.address[language], value: address },
        {
          name: words.hours[language],
          value: hours.length > 0 && (
            <>
              {hours.map((line) => (
                <div key={line}>{line}</div>
              ))}
              <OpenNow hours={times} />
            </>
          ),
        },
        {
          name: words.phone[language],
          value: phone && (
            <a className={styles.link} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              {phone}
            </a>
          ),
        },
        {
          name: words.email[language],
          value: email && (
            <a className={styles.link} href={`mailto:${email}`}>
              {email}
            </a>
          ),
        },
        {
          name: words.website[language],
          value: website && isWebAddress(website) && <ExternalLink href={website}>{bare(website)}</ExternalLink>,
        },
      ]}
    />
  );
}

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text);
const bare = (url: string): string => url.replace(/^https?:\/\//i, '').replace(/\/$/, '');
