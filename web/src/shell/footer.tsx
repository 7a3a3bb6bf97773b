import { Link, useLocation } from 'react-router';
import { Wrap } from '../design/layout.tsx';
import { footerLinks, informationWords } from '../information/footer-links.ts';
import { useLanguage } from '../platform/language.ts';
import { useOrigin } from '../platform/page-title.tsx';
import { useSite } from '../platform/site.ts';
import styles from './footer.module.css';
import { shellWords } from './shell.words.ts';

export function Footer() {
  const language = useLanguage();
  const site = useSite();
  return (
    <footer className={styles.footer}>
      <Wrap>
        <nav aria-label={shellWords.footer[language]}>
          <ul className={styles.links}>
            {footerLinks.map(({ path, name, strong }) => (
              <li key={path}>
                <Link to={path}>
                  {strong ? <strong lang="ko">{name.ko}</strong> : <span lang="ko">{name.ko}</span>}
                  {language === 'en' && <span className={styles.beside}>{name.en}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.note}>{shellWords.sample[language]}</p>
        <div className={styles.last}>
          <p>© {site?.year} Hwarang</p>
          <ul className={styles.links}>
            <li>
              <Link to="/open-calls">{shellWords.openCalls[language]}</Link>
            </li>
            <li>
              <Link to="/documentation">{informationWords.documentation[language]}</Link>
            </li>
            <li>
              <Link to="/faq">{informationWords.faq[language]}</Link>
            </li>
          </ul>
        </div>
      </Wrap>
    </footer>
  );
}

/** On paper the address stands where the footer was, so that a reader of the sheet finds the page. */
export function PrintedAddress() {
  const { pathname } = useLocation();
  return (
    <Wrap className={styles.printed}>
      <span data-print-address>
        {useOrigin()}
        {pathname}
      </span>
    </Wrap>
  );
}
