import { pickLanguage } from '@hwarang/domain/localized-text';
import { type RoomStyle, roomStyles } from '@hwarang/domain/virtual-gallery/room-styles';
import { useNavigate, useParams } from 'react-router';
import { Button, ButtonLink } from '../../design/button.tsx';
import { SelectField } from '../../design/fields/select-field.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { CheckboxField } from '../../design/fields/tick-field.tsx';
import { useLanguage } from '../../platform/language.ts';
import { useApi } from '../../platform/query.ts';
import { virtualGalleryWords } from '../../virtual-gallery/virtual-gallery.words.ts';
import { adminWords } from '../admin.words.ts';
import { DeleteButton } from '../editor/delete-button.tsx';
import styles from '../editor/editor.module.css';
import { EditorFrame, Part } from '../editor/editor-frame.tsx';
import { ImagesField } from '../editor/images-field.tsx';
import { MarkdownField } from '../editor/markdown-field.tsx';
import { RecordPicker } from '../editor/record-picker.tsx';
import { recordIn, useRecordEditor } from '../editor/use-record-editor.ts';
import { editorWords as words, workCount } from '../editor.words.ts';
import { Screen } from '../screen.tsx';
import { duplicateExhibition } from './duplicate.ts';
import { emptyExhibition, exhibitionBody, exhibitionValues, pickedArtist, pickedArtwork } from './exhibition-values.ts';

export default function ExhibitionEditor() {
  const { id } = useParams();
  const language = useLanguage();
  const navigate = useNavigate();
  const galleries = useApi('/admin/galleries?_sort=name:ASC&_limit=1000');
  const labels = {
    title: words.title[language],
    title_en: `${words.title[language]} (${adminWords.english[language]})`,
    opens_on: words.opens[language],
    closes_on: words.closes[language],
    period: words.period[language],
    businesshour: words.hours[language],
    gallery: words.gallery[language],
    detailinfotext: words.texts[language],
    detailinfotext_en: `${words.texts[language]} (${adminWords.english[language]})`,
    is_exposed: words.exposed[language],
    shown_from: words.shownFrom[language],
    shown_to: words.shownTo[language],
    room_style: words.roomStyle[language],
    mainimage: words.pictures[language],
    artists: words.artists[language],
    art_works: words.artworks[language],
  };
  const editor = useRecordEditor({
    source: recordIn('/exhibitions', id),
    labels,
    empty: emptyExhibition,
    valuesOf: exhibitionValues(language),
    bodyOf: exhibitionBody,
    onMade: (made) => void navigate(`/admin/exhibitions/${made.id}`, { replace: true }),
  });
  const { values, set, text, found } = editor;
  const title = id
    ? found
      ? (pickLanguage(language, found.title, found.title_en) ?? '')
      : '…'
    : words.newExhibition[language];
  const copy = async () => {
    const made = id && (await duplicateExhibition(language, id));
    if (made) void navigate(`/admin/exhibitions/${made}`);
  };
  return (
    <Screen
      title={title}
      tools={
        id && (
          <>
            <ButtonLink to={`/admin/exhibitions/${id}/preview`}>{words.previewAs[language]}</ButtonLink>
            <ButtonLink to={`/admin/exhibitions/${id}/room`}>{words.room[language]}</ButtonLink>
            <ButtonLink to={`/admin/captionmanager/?exhibition=${id}`}>{words.captions[language]}</ButtonLink>
            <Button onClick={() => void copy()}>{adminWords.duplicate[language]}</Button>
          </>
        )
      }
    >
      <EditorFrame
        editor={editor}
        name={title}
        actions={
          <>
            {id && <DeleteButton path={`/exhibitions/${id}`} name={title} back="/admin/exhibitions" />}
            <ButtonLink to="/admin/exhibitions">{adminWords.back[language]}</ButtonLink>
          </>
        }
      >
        <Part id="facts" title={words.facts[language]}>
          <div className={styles.pair}>
            <TextField {...text('title')} maxLength={300} required lang="ko" />
            <TextField {...text('title_en')} maxLength={300} lang="en" />
            <SelectField
              {...text('gallery')}
              open
              choices={(galleries.answer ?? []).map((gallery) => ({
                value: gallery.id,
                label: pickLanguage(language, gallery.name, gallery.name_en) ?? '',
              }))}
            />
            <TextField {...text('businesshour')} maxLength={500} />
          </div>
        </Part>
        <Part id="schedule" title={words.schedule[language]}>
          <div className={styles.triple}>
            <TextField {...text('opens_on')} type="date" />
            <TextField {...text('closes_on')} type="date" />
            <TextField {...text('period')} hint={words.periodHint[language]} maxLength={300} />
          </div>
          <CheckboxField
            name="is_exposed"
            label={labels.is_exposed}
            checked={values.is_exposed}
            onChange={(event) => set({ is_exposed: event.currentTarget.checked })}
          />
          <div className={styles.triple}>
            <TextField {...text('shown_from')} type="datetime-local" hint={words.shownHint[language]} />
            <TextField {...text('shown_to')} type="datetime-local" />
            <SelectField
              name="room_style"
              label={labels.room_style}
              value={values.room_style}
              choices={roomStyles.map((value) => ({ value, label: virtualGalleryWords[language].styles[value] }))}
              onChange={(event) => set({ room_style: event.currentTarget.value as RoomStyle })}
            />
          </div>
        </Part>
        <Part id="texts" title={words.texts[language]}>
          <MarkdownField
            {...text('detailinfotext')}
            label={`${labels.detailinfotext} (${adminWords.korean[language]})`}
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
            hint={words.artworksHint[language]}
            path="/admin/artworks"
            pickedOf={pickedArtwork(language)}
            picked={values.art_works}
            onChange={(art_works) => set({ art_works })}
          />
        </Part>
        <Part id="artists" title={words.artists[language]}>
          <RecordPicker
            label={words.artists[language]}
            hint={words.artistsHint[language]}
            path="/admin/artists"
            pickedOf={pickedArtist(language)}
            picked={values.artists}
            onChange={(artists) => set({ artists })}
          />
        </Part>
      </EditorFrame>
    </Screen>
  );
}
