import { staffRoleWords } from '@hwarang/domain/galleries/studio.words';
import { pickLanguage } from '@hwarang/domain/localized-text';
import { Outlet, useNavigate } from 'react-router';
import { DeskFrame } from '../admin/desk-frame.tsx';
import { SelectField } from '../design/fields/select-field.tsx';
import { studioPath } from '../platform/desk.ts';
import { useLanguage } from '../platform/language.ts';
import { useOwnGalleries, useOwnGallery } from './own-galleries.ts';
import { sectionsFor } from './sections.ts';
import styles from './studio.module.css';
import { studioWords as words } from './studio.words.ts';

/** What stands around every screen of a studio: whose it is, and the way to the others. */
export default function Studio() {
  const language = useLanguage();
  const own = useOwnGallery();
  return (
    <DeskFrame
      label={words.menu[language]}
      entries={sectionsFor(own.role).map(({ path, name }) => ({ to: studioPath(own.id, path), name: name[language] }))}
      head={<WhichGallery />}
    >
      <Outlet context={own} />
    </DeskFrame>
  );
}

/** Which gallery one works for; who belongs to several changes it here. */
function WhichGallery() {
  const language = useLanguage();
  const own = useOwnGallery();
  const navigate = useNavigate();
  const { answer: galleries = [] } = useOwnGalleries();
  return (
    <div className={styles.which}>
      {galleries.length > 1 ? (
        <SelectField
          label={words.gallery[language]}
          name="gallery"
          value={own.id}
          choices={galleries.map(({ id, name, name_en }) => ({
            value: id,
            label: pickLanguage(language, name, name_en) ?? '',
          }))}
          onChange={({ currentTarget }) => void navigate(studioPath(currentTarget.value))}
        />
      ) : (
        <p className={styles.gallery}>{pickLanguage(language, own.name, own.name_en)}</p>
      )}
      <p className={styles.role}>
        {words.asRole[language]}: {staffRoleWords[own.role][language]}
      </p>
    </div>
  );
}
