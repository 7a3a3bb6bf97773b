import { type ReactNode, useEffect, useState } from 'react';
import type { WholeGallery } from '../catalogue/gallery.view.ts';
import { HoursLines } from '../catalogue/hours-text.tsx';
import { EmailText } from '../design/email-text.tsx';
import { Facts } from '../design/facts.tsx';
import { ExternalLink } from '../design/text-link.tsx';
import { useLanguage } from '../platform/language.ts';
import { openNow, galleriesWords as words } from './galleries.words.ts';
import styles from './gallery-info.module.css';
import { openUntil } from './opening-hours.ts';

/** How to reach a gallery, by foot, by telephone and by letter. */
export function GalleryFacts({ gallery }: { gallery: WholeGallery }) {
  const language = useLanguage();
  const { address, phone, email, website, hours, times } = gallery;
  const link = (href: string, text: ReactNode) => (
    <a className={styles.link} href={href}>
      {text}
    </a>
  );
  return (
    <Facts
      facts={[
        { name: words.address[language], value: address },
        {
          name: words.hours[language],
          value: hours.length > 0 && (
            <>
              <HoursLines hours={hours} />
              <OpenNow hours={times} />
            </>
          ),
        },
        { name: words.phone[language], value: phone && link(`tel:${phone.replace(/[^+\d]/g, '')}`, phone) },
        { name: words.email[language], value: email && link(`mailto:${email}`, <EmailText email={email} />) },
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

/** Only the reader's clock knows: a cached page says nothing and keeps the line free, so that nothing moves. */
function OpenNow({ hours }: { hours: Parameters<typeof openUntil>[0] }) {
  const language = useLanguage();
  const [until, setUntil] = useState<string | undefined>(undefined);
  useEffect(() => {
    const look = () => setUntil(openUntil(hours, new Date()));
    look();
    const timer = setInterval(look, 30_000);
    return () => clearInterval(timer);
  }, [hours]);
  return (
    <div className={styles.now} data-open={until !== undefined && until !== 'closed'}>
      {until === 'closed' ? words.closedNow[language] : until && openNow(until)[language]}
    </div>
  );
}
