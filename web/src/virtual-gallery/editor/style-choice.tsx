import { type RoomStyle, roomStyles } from '@hwarang/domain/virtual-gallery/room-styles';
import { useLanguage } from '../../platform/language.ts';
import { roomEditorWords as words } from '../room-editor.words.ts';
import { virtualGalleryWords } from '../virtual-gallery.words.ts';
import css from './room-editor.module.css';

export function StyleChoice({ style, onChange }: { style: RoomStyle; onChange: (style: RoomStyle) => void }) {
  const language = useLanguage();
  return (
    <fieldset className={css.styles}>
      <legend>{words.style[language]}</legend>
      {roomStyles.map((name) => (
        <label key={name} data-style={name}>
          <input type="radio" name="style" value={name} checked={name === style} onChange={() => onChange(name)} />
          <span>{virtualGalleryWords[language].styles[name]}</span>
        </label>
      ))}
    </fieldset>
  );
}
