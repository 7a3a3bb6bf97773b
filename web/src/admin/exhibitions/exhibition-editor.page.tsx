import { workCount } from '@hwarang/domain/artworks/artworks.words';
import type { Exhibition } from '@hwarang/domain/exhibitions/exhibitions.contract';
import { pickLanguage } from '@hwarang/domain/localized-text';
import { roomStyles } from '@hwarang/domain/virtual-gallery/room-styles';
import { useParams } from 'react-router';
import { Button, ButtonLink } from '../../design/button.tsx';
import { SelectField } from '../../design/fields/select-field.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { CheckboxField } from '../../design/fields/tick-field.tsx';
import { useDesk } from '../../platform/desk.ts';
import { useLanguage } from '../../platform/language.ts';
import { useApi } from '../../platform/query.ts';
import { virtualGalleryWords } from '../../virtual-gallery/virtual-gallery.words.ts';
import { adminWords } from '../admin.words.ts';
import styles from '../editor/editor.module.css';
import { EditorScreen, Part } from '../editor/editor-frame.tsx';
import { ImagesField } from '../editor/images-field.tsx';
import { MarkdownField } from '../editor/markdown-field.tsx';
import { RecordPicker } from '../editor/record-picker.tsx';
import { recordIn, useRecordEditor } from '../editor/use-record-editor.ts';
import { editorWords as words } from '../editor.words.ts';
import { useDuplicate } from './duplicate.ts';
import { exhibitionBody, exhibitionValues, pickedArtist, pickedArtwork } from './exhibition-values.ts';
import { useRepresented } from './represented.ts';

const labels = {
  title: words.title,
  opens_on: words.opens,
  closes_on: words.closes,
  period: words.period,
  businesshour: words.hours,
  gallery: words.gallery,
  detailinfotext: words.texts,
  is_exposed: words.exposed,
  shown_from: words.shownFrom,
  shown_to: words.shownTo,
  room_style: words.roomStyle,
  mainimage: words.pictures,
  artists: words.artists,
  art_works: words.artworks,
};

export default function ExhibitionEditor() {
  const language = useLanguage();
  const { id } = useParams();
  const { base, gallery } = useDesk();
  const represented = useRepresented(gallery);
  const galleries = useApi(gallery ? undefined : '/admin/galleries?_sort=name:ASC&_limit=1000');
  const editor = useRecordEditor({
    source: recordIn('/exhibitions', id, base),
    labels,
    valuesOf: (found?: Exhibition) => exhibitionValues(language, found, gallery),
    bodyOf: exhibitionBody,
  });
  const { values, set, text, flag, label, found } = editor;
  const duplicate = useDuplicate();
  return (
    <EditorScreen
      editor={editor}
      id={id}
      path="/exhibitions"
      back={`${base}/exhibitions`}
      name={found && pickLanguage(language, found.title, found.title_en)}
      added={words.newExhibition}
      tools={(id) => (
        <>
          <ButtonLink to={`${base}/exhibitions/${id}/preview`}>{words.previewAs[language]}</ButtonLink>
          <ButtonLink to={`${base}/exhibitions/${id}/room`}>{words.room[language]}</ButtonLink>
          <ButtonLink to={`${gallery ? `${base}/captions` : '/admin/captionmanager/'}?exhibition=${id}`}>
            {words.captions[language]}
          </ButtonLink>
          <Button onClick={() => void duplicate(id)}>{adminWords.duplicate[language]}</Button>
        </>
      )}
    >
      <Part id="facts" title={words.facts[language]}>
        <div className={styles.pair}>
          <TextField {...text('title')} maxLength={300} required lang="ko" />
          <TextField {...text('title_en')} maxLength={300} lang="en" />
          {!gallery && (
            <SelectField
              {...text('gallery')}
              open
              choices={(galleries.answer ?? []).map(({ id: value, name, name_en }) => ({
                value,
                label: pickLanguage(language, name, name_en) ?? '',
              }))}
            />
          )}
          <TextField {...text('businesshour')} hint={words.hoursHint[language]} maxLength={500} />
        </div>
      </Part>
      <Part id="schedule" title={words.schedule[language]}>
        <div className={styles.triple}>
          <TextField {...text('opens_on')} type="date" />
          <TextField {...text('closes_on')} type="date" />
          <TextField {...text('period')} hint={words.periodHint[language]} maxLength={300} />
        </div>
        <CheckboxField {...flag('is_exposed')} />
        <div className={styles.triple}>
          <TextField {...text('shown_from')} type="datetime-local" hint={words.shownHint[language]} />
          <TextField {...text('shown_to')} type="datetime-local" />
          <SelectField
            {...text('room_style')}
            choices={roomStyles.map((value) => ({ value, label: virtualGalleryWords[language].styles[value] }))}
          />
        </div>
      </Part>
      <Part id="texts" title={words.texts[language]}>
        <MarkdownField
          {...text('detailinfotext')}
          label={`${label('detailinfotext')} (${adminWords.korean[language]})`}
        />
        <MarkdownField {...text('detailinfotext_en')} />
      </Part>
      <Part id="pictures" title={words.pictures[language]}>
        <ImagesField
          label={words.pictures[language]}
          files={values.mainimage}
          onChange={(mainimage) => set({ mainimage })}
        />
      </Part>
      <Part id="works" title={`${words.artworks[language]} · ${workCount(values.art_works.length)[language]}`}>
        <RecordPicker
          label={words.artworks[language]}
          hint={
            words[represented.isNobody ? 'nobodyRepresented' : gallery ? 'galleryArtworksHint' : 'artworksHint'][
              language
            ]
          }
          path={gallery ? '/art-works' : '/admin/artworks'}
          filter={represented.works}
          pickedOf={pickedArtwork(language)}
          picked={values.art_works}
          onChange={(art_works) => set({ art_works })}
        />
      </Part>
      <Part id="artists" title={words.artists[language]}>
        <RecordPicker
          label={words.artists[language]}
          hint={words.artistsHint[language]}
          path={gallery ? '/artists' : '/admin/artists'}
          filter={represented.artists}
          pickedOf={pickedArtist(language)}
          picked={values.artists}
          onChange={(artists) => set({ artists })}
        />
      </Part>
    </EditorScreen>
  );
}
