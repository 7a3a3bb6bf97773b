import type { GalleryHours } from '@hwarang/domain/galleries/galleries.contract';
import { Button, IconButton } from '../../design/button.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { Icon } from '../../design/icon.tsx';
import { useLanguage } from '../../platform/language.ts';
import styles from '../editor/editor.module.css';
import { editorWords as words } from '../editor.words.ts';
import { emptyHours } from './gallery-values.ts';

/** Days and the hours of those days, line by line. */
export function HoursField({
  hours,
  onChange,
}: {
  hours: readonly GalleryHours[];
  onChange: (hours: GalleryHours[]) => void;
}) {
  const language = useLanguage();
  const put = (at: number, change: Partial<GalleryHours>) =>
    onChange(hours.map((line, place) => (place === at ? { ...line, ...change } : line)));
  return (
    <>
      {hours.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line of hours has no name but its place.
        <div key={at} className={styles.hours}>
          <TextField
            label={words.days[language]}
            placeholder="Tue - Sun"
            value={line.day_interval}
            onChange={(event) => put(at, { day_interval: event.currentTarget.value })}
          />
          <TextField
            label={words.open[language]}
            type="time"
            value={line.opening_hours}
            onChange={(event) => put(at, { opening_hours: event.currentTarget.value })}
          />
          <TextField
            label={words.close[language]}
            type="time"
            value={line.closing_hours}
            onChange={(event) => put(at, { closing_hours: event.currentTarget.value })}
          />
          <IconButton
            label={`${words.takeOut[language]}: ${line.day_interval || at + 1}`}
            onClick={() => onChange(hours.filter((_, place) => place !== at))}
          >
            <Icon name="close" size={18} />
          </IconButton>
        </div>
      ))}
      <div>
        <Button onClick={() => onChange([...hours, emptyHours])}>
          <Icon name="plus" size={18} />
          {words.addHours[language]}
        </Button>
      </div>
    </>
  );
}
