import type { GalleryHours } from '@hwarang/domain/galleries/galleries.contract';
import { Button, IconButton } from '../../design/button.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { Icon } from '../../design/icon.tsx';
import { useLanguage } from '../../platform/language.ts';
import styles from '../editor/editor.module.css';
import { editorWords as words } from '../editor.words.ts';
import { emptyHours } from './gallery-values.ts';

interface Props {
  hours: readonly GalleryHours[];
  onChange: (hours: GalleryHours[]) => void;
}

/** Days and the hours of those days, line by line. */
export function HoursField({ hours, onChange }: Props) {
  const language = useLanguage();
  const field = (at: number, name: keyof GalleryHours, label: string) => ({
    label,
    value: hours[at]?.[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      onChange(hours.map((line, place) => (place === at ? { ...line, [name]: value } : line)));
    },
  });
  return (
    <>
      {hours.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line of hours has no name but its place.
        <div key={at} className={styles.hours}>
          <TextField {...field(at, 'day_interval', words.days[language])} placeholder="Tue - Sun" />
          <TextField {...field(at, 'opening_hours', words.open[language])} type="time" />
          <TextField {...field(at, 'closing_hours', words.close[language])} type="time" />
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
