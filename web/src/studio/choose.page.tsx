import { staffRoleWords } from '@hwarang/domain/galleries/studio.words';
import { pickLanguage } from '@hwarang/domain/localized-text';
import { Link, Navigate } from 'react-router';
import { Icon } from '../design/icon.tsx';
import { PageHead, Wrap } from '../design/layout.tsx';
import { Empty, ReadState } from '../design/states/states.tsx';
import { studioPath } from '../platform/desk.ts';
import { useLanguage } from '../platform/language.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { useOwnGalleries } from './own-galleries.ts';
import styles from './studio.module.css';
import { studioWords as words } from './studio.words.ts';

/** Whoever belongs to one gallery goes straight to its studio. */
export default function ChooseGallery() {
  const language = useLanguage();
  const { answer, failed, reload } = useOwnGalleries();
  const [first, ...others] = answer ?? [];
  if (first && others.length === 0) return <Navigate to={studioPath(first.id)} replace />;
  return (
    <Wrap>
      <PageTitle title={words.title[language]} noindex />
      <PageHead title={words.title[language]} lead={others.length > 0 && words.choose[language]} />
      <ReadState failed={failed} known={answer} retry={reload} />
      {answer?.length === 0 && <Empty title={words.none[language]} text={words.noneText[language]} />}
      {answer && answer.length > 1 && (
        <ul className={styles.galleries}>
          {answer.map(({ id, name, name_en, role }) => (
            <li key={id}>
              <Link to={studioPath(id)}>
                <span className={styles.gallery}>{pickLanguage(language, name, name_en)}</span>
                <span className={styles.role}>{staffRoleWords[role][language]}</span>
                <Icon name="arrow-right" size={18} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Wrap>
  );
}
