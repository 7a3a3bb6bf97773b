import type { GalleryAddress } from '@hwarang/domain/galleries/galleries.contract';
import { legalProblems } from '@hwarang/domain/legal/legal-problems';
import { pickLanguage } from '@hwarang/domain/localized-text';
import { useParams } from 'react-router';
import { ButtonLink } from '../../design/button.tsx';
import { TextArea, TextField } from '../../design/fields/text-field.tsx';
import { CheckboxField } from '../../design/fields/tick-field.tsx';
import { useDesk } from '../../platform/desk.ts';
import { useLanguage } from '../../platform/language.ts';
import styles from '../editor/editor.module.css';
import { EditorScreen, Part } from '../editor/editor-frame.tsx';
import { ImagesField } from '../editor/images-field.tsx';
import { LegalFields } from '../editor/legal-fields.tsx';
import { recordIn, useRecordEditor } from '../editor/use-record-editor.ts';
import { editorWords as words } from '../editor.words.ts';
import { Staff } from '../staff/staff.tsx';
import { staffWords } from '../staff/staff.words.ts';
import { galleryBody, galleryValues } from './gallery-values.ts';
import { HoursField } from './hours-field.tsx';
import { PlaceField } from './place-field.tsx';

const addressParts = { Country: 'country', state_province: 'state', City: 'city', address_line1: 'line' } as const;

const labels = {
  name: words.name,
  email: words.email,
  homepage: words.homepage,
  contact: words.contact,
  description: words.description,
  gallery_hours: words.openingHours,
  gallery_address: words.address,
  legal: words.legal,
  latitude: words.latitude,
  longitude: words.longitude,
  is_exposed: words.exposed,
  image: words.pictures,
};

/** Of any gallery in administration, of one's own in its studio. */
export default function GalleryEditor() {
  const language = useLanguage();
  const { base, gallery } = useDesk();
  const params = useParams();
  const id = gallery ?? params.id;
  const editor = useRecordEditor({
    source: recordIn('/galleries', id, base),
    labels,
    valuesOf: galleryValues,
    bodyOf: galleryBody,
    known: legalProblems,
  });
  const { values, set, text, part, flag, label, found } = editor;
  const address = (name: 'gallery_address' | 'gallery_address_en') => (
    <fieldset className={styles.fields}>
      <legend>{label(name)}</legend>
      {(Object.keys(addressParts) as (keyof GalleryAddress & keyof typeof addressParts)[]).map((key) => (
        <TextField
          key={key}
          {...part(name, key)}
          label={words[addressParts[key]][language]}
          maxLength={300}
          lang={name === 'gallery_address' ? 'ko' : 'en'}
        />
      ))}
    </fieldset>
  );
  return (
    <EditorScreen
      editor={editor}
      id={id}
      path="/galleries"
      back={gallery ? undefined : `${base}/galleries`}
      name={found && pickLanguage(language, found.name, found.name_en)}
      added={words.newGallery}
      tools={(at) => <ButtonLink to={`/gallery-detail/${at}`}>{words.previewAs[language]}</ButtonLink>}
      below={
        !gallery &&
        id && (
          <Part id="staff" title={staffWords.title[language]} apart>
            <p>{staffWords.lead[language]}</p>
            <Staff gallery={id} />
          </Part>
        )
      }
    >
      <Part id="facts" title={words.facts[language]}>
        <div className={styles.pair}>
          <TextField {...text('name')} maxLength={300} required lang="ko" />
          <TextField {...text('name_en')} maxLength={300} lang="en" />
        </div>
        <div className={styles.triple}>
          <TextField {...text('contact')} maxLength={300} inputMode="tel" />
          <TextField {...text('email')} maxLength={254} inputMode="email" />
          <TextField {...text('homepage')} maxLength={2000} inputMode="url" />
        </div>
        <div className={styles.pair}>
          <TextArea {...text('description')} rows={6} lang="ko" />
          <TextArea {...text('description_en')} rows={6} lang="en" />
        </div>
        {!gallery && <CheckboxField {...flag('is_exposed')} />}
      </Part>
      <Part id="hours" title={words.openingHours[language]}>
        <HoursField hours={values.gallery_hours} onChange={(gallery_hours) => set({ gallery_hours })} />
      </Part>
      <Part id="address" title={words.address[language]}>
        <div className={styles.pair}>
          {address('gallery_address')}
          {address('gallery_address_en')}
        </div>
      </Part>
      <Part id="place" title={words.place[language]}>
        <PlaceField editor={editor} />
      </Part>
      <Part id="legal" title={words.legal[language]}>
        <p>{words.legalHint[language]}</p>
        <LegalFields face={values.legal} error={editor.error('legal')} onChange={(legal) => set({ legal })} />
      </Part>
      <Part id="pictures" title={words.pictures[language]}>
        <ImagesField label={words.pictures[language]} files={values.image} onChange={(image) => set({ image })} />
      </Part>
    </EditorScreen>
  );
}
