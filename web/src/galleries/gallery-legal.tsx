import { type LegalLine, notTheSeller } from '@hwarang/domain/legal/legal-face';
import { Facts } from '../design/facts.tsx';
import { Section } from '../design/layout.tsx';
import text from '../design/text.module.css';
import { useLanguage } from '../platform/language.ts';
import { useSite } from '../platform/site.ts';
import { galleriesWords as words } from './galleries.words.ts';
import styles from './gallery-legal.module.css';

/** Who sells here, as the law wants it shown, and that the site is not the seller. */
export function GalleryLegal({ lines }: { lines: readonly LegalLine[] }) {
  const language = useLanguage();
  const site = useSite();
  if (lines.length === 0) return null;
  return (
    <Section id="legal" title={words.legal[language]}>
      <div className={styles.legal}>
        <Facts facts={lines.map(({ label, value }) => ({ name: label, value }))} />
        {site && <p className={text.second}>{notTheSeller(site.siteName)[language]}</p>}
      </div>
    </Section>
  );
}
