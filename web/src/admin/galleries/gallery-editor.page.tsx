import { either } from '@hwarang/domain/either';
import type { Gallery } from '@hwarang/domain/galleries/galleries.contract';
import type { GalleryAddress } from '@hwarang/domain/galleries/galleries.parts';
import { useNavigate, useParams } from 'react-router';
import { Button, ButtonLink } from '../../design/button.tsx';
import { Form } from '../../design/fields/form.tsx';
import { TextArea, TextField } from '../../design/fields/text-field.tsx';
import { CheckboxField } from '../../design/fields/tick-field.tsx';
import { Failed, Loading } from '../../design/states/states.tsx';
import { useLanguage } from '../../platform/language.ts';
import { adminWords } from '../admin.words.ts';
import { ConflictModal } from '../editor/conflict-modal.tsx';
import { DeleteButton } from '../editor/delete-button.tsx';
import styles from '../editor/editor.module.css';
import { ImagesField } from '../editor/images-field.tsx';
import { useRecordEditor } from '../editor/use-record-editor.ts';
import { editorWords as words } from '../editor.words.ts';
import { Screen } from '../screen.tsx';
import { emptyGallery, type GalleryValues, galleryBody, galleryValues } from './gallery-values.ts';
import { HoursField } from './hours-field.tsx';
import { PlaceField } from './place-field.tsx';

const addressParts = { Country: 'country', state_province: 'state', City: 'city', address_line1: 'line' } as const;

export default function GalleryEditor() {
  const { id } = useParams();
  const language = useLanguage();
  const navigate = useNavigate();
  const editor = useRecordEditor<Gallery, GalleryValues>({
    path: '/galleries',
    id,
    empty: emptyGallery,
    valuesOf: galleryValues,
    bodyOf: galleryBody,
    onMade: (made) => void navigate(`/admin/galleries/${made.id}`, { replace: true }),
  });
  const { values, set, errors, found, conflict } = editor;
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
  const text = (name: 'name' | 'name_en' | 'email' | 'homepage' | 'contact' | 'description' | 'description_en') => ({
    name,
    label: labels[name],
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
  });
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
  const title = id ? (found ? (either(language, found.name, found.name_en) ?? '') : '…') : words.newGallery[language];
  return (
    <Screen
      title={title}
      tools={id && <ButtonLink to={`/gallery-detail/${id}`}>{words.previewAs[language]}</ButtonLink>}
    >
      {editor.failed && <Failed retry={editor.reload} />}
      {id && !found && !editor.failed && <Loading />}
      {(!id || found) && (
        <Form
          className={styles.form}
          aria-label={title}
          onSubmit={(event) => {
            event.preventDefault();
            void editor.save();
          }}
        >
          <section className={styles.part} aria-labelledby="part-facts">
            <h2 id="part-facts">{words.facts[language]}</h2>
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
          </section>
          <section className={styles.part} aria-labelledby="part-hours">
            <h2 id="part-hours">{words.openingHours[language]}</h2>
            <HoursField hours={values.gallery_hours} onChange={(gallery_hours) => set({ gallery_hours })} />
          </section>
          <section className={styles.part} aria-labelledby="part-address">
            <h2 id="part-address">{words.address[language]}</h2>
            <div className={styles.pair}>
              {address('gallery_address')}
              {address('gallery_address_en')}
            </div>
          </section>
          <section className={styles.part} aria-labelledby="part-place">
            <h2 id="part-place">{words.place[language]}</h2>
            <PlaceField
              name={values.name}
              latitude={values.latitude}
              longitude={values.longitude}
              error={errors.googlegeolocation && words.coordinatesWrong[language]}
              onChange={set}
            />
          </section>
          <section className={styles.part} aria-labelledby="part-pictures">
            <h2 id="part-pictures">{words.pictures[language]}</h2>
            <ImagesField label={words.pictures[language]} files={values.image} onChange={(image) => set({ image })} />
          </section>
          <div className={styles.foot}>
            <p role="status">{editor.dirty && adminWords.unsaved[language]}</p>
            {id && <DeleteButton path={`/galleries/${id}`} name={title} back="/admin/galleries" />}
            <ButtonLink to="/admin/galleries">{adminWords.back[language]}</ButtonLink>
            <Button type="submit" look="fill" busy={editor.busy}>
              {adminWords.save[language]}
            </Button>
          </div>
        </Form>
      )}
      {conflict && (
        <ConflictModal
          mine={values}
          theirs={conflict.values}
          labels={labels}
          onMine={editor.keepMine}
          onTheirs={editor.takeTheirs}
          onClose={editor.closeConflict}
        />
      )}
    </Screen>
  );
}
