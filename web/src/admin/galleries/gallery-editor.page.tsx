import type { GalleryAddress } from '@hwarang/domain/galleries/galleries.contract';
import { pickLanguage } from '@hwarang/domain/localized-text';
import { useNavigate, useParams } from 'react-router';
import { ButtonLink } from '../../design/button.tsx';
import { TextArea, TextField } from '../../design/fields/text-field.tsx';
import { CheckboxField } from '../../design/fields/tick-field.tsx';
import { useLanguage } from '../../platform/language.ts';
import { adminWords } from '../admin.words.ts';
import { DeleteButton } from '../editor/delete-button.tsx';
import styles from '../editor/editor.module.css';
import { EditorFrame, Part } from '../editor/editor-frame.tsx';
import { ImagesField } from '../editor/images-field.tsx';
import { recordIn, useRecordEditor } from '../editor/use-record-editor.ts';
import { editorWords as words } from '../editor.words.ts';
import { Screen } from '../screen.tsx';
import { emptyGallery, galleryBody, galleryValues } from './gallery-values.ts';
import { HoursField } from './hours-field.tsx';
import { PlaceField } from './place-field.tsx';

const addressParts = { Country: 'country', state_province: 'state', City: 'city', address_line1: 'line' } as const;

export default function GalleryEditor() {
  const { id } = useParams();
  const language = useLanguage();
  const navigate = useNavigate();
  const english = (label: string) => `${label} (${adminWords.english[language]})`;
  const labels = {
    name: words.name[language],
    name_en: english(words.name[language]),
    email: words.email[language],
    homepage: words.homepage[language],
    contact: words.contact[language],
    description: words.description[language],
    description_en: english(words.description[language]),
    gallery_hours: words.openingHours[language],
    gallery_address: words.address[language],
    gallery_address_en: english(words.address[language]),
    latitude: words.latitude[language],
    longitude: words.longitude[language],
    is_exposed: words.exposed[language],
    image: words.pictures[language],
  };
  const editor = useRecordEditor({
    source: recordIn('/galleries', id),
    labels,
    empty: emptyGallery,
    valuesOf: galleryValues,
    bodyOf: galleryBody,
    onMade: (made) => void navigate(`/admin/galleries/${made.id}`, { replace: true }),
  });
  const { values, set, text, found } = editor;
  const address = (name: 'gallery_address' | 'gallery_address_en') => (
    <fieldset className={styles.fields}>
      <legend>{labels[name]}</legend>
      {(Object.keys(addressParts) as (keyof GalleryAddress & keyof typeof addressParts)[]).map((part) => (
        <TextField
          key={part}
          name={`${name}.${part}`}
          label={words[addressParts[part]][language]}
          value={values[name][part]}
          maxLength={300}
          lang={name === 'gallery_address' ? 'ko' : 'en'}
          onChange={(event) => set({ [name]: { ...values[name], [part]: event.currentTarget.value } })}
        />
      ))}
    </fieldset>
  );
  const title = id
    ? found
      ? (pickLanguage(language, found.name, found.name_en) ?? '')
      : '…'
    : words.newGallery[language];
  return (
    <Screen
      title={title}
      tools={id && <ButtonLink to={`/gallery-detail/${id}`}>{words.previewAs[language]}</ButtonLink>}
    >
      <EditorFrame
        editor={editor}
        name={title}
        actions={
          <>
            {id && <DeleteButton path={`/galleries/${id}`} name={title} back="/admin/galleries" />}
            <ButtonLink to="/admin/galleries">{adminWords.back[language]}</ButtonLink>
          </>
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
          <CheckboxField
            name="is_exposed"
            label={labels.is_exposed}
            checked={values.is_exposed}
            onChange={(event) => set({ is_exposed: event.currentTarget.checked })}
          />
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
          <PlaceField
            name={values.name}
            latitude={values.latitude}
            longitude={values.longitude}
            error={editor.error('googlegeolocation') && words.coordinatesWrong[language]}
            onChange={set}
          />
        </Part>
        <Part id="pictures" title={words.pictures[language]}>
          <ImagesField label={words.pictures[language]} files={values.image} onChange={(image) => set({ image })} />
        </Part>
      </EditorFrame>
    </Screen>
  );
}
