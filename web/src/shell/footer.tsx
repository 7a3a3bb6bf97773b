import { legalLines, notTheSeller } from '@hwarang/domain/legal/legal-face';
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
    <footer id="footer" className={styles.footer}>
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
        <Operator />
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

/** Who runs the site, as the law wants it shown, and that it sells nothing itself. A site that says nothing shows nothing. */
function Operator() {
  const language = useLanguage();
  const site = useSite();
  const lines = legalLines(language, site?.operator);
  if (!site || lines.length === 0) return null;
  return (
    <div className={styles.operator}>
      <dl className={styles.lines}>
        {lines.map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{notTheSeller(site.siteName)[language]}</p>
    </div>
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
