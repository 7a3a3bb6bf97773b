import type { Gallery } from '@hwarang/domain/galleries/galleries.contract';
import { useMemo } from 'react';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { CityMap } from '../../galleries/gallery-map.tsx';
import { useLanguage } from '../../platform/language.ts';
import styles from '../editor/editor.module.css';
import type { RecordEditor } from '../editor/use-record-editor.ts';
import { editorWords as words } from '../editor.words.ts';
import type { galleryValues } from './gallery-values.ts';

const seoul = { latitude: 37.5665, longitude: 126.978 };

interface Props {
  editor: RecordEditor<Gallery, ReturnType<typeof galleryValues>>;
}

const degrees = (text: string): number | undefined => {
  const number = Number(text);
  return text.trim() !== '' && Number.isFinite(number) ? number : undefined;
};
const written = (number: number): string => String(Math.round(number * 1e5) / 1e5);

/** Where the gallery stands: by a press on the map, or in numbers. */
export function PlaceField({ editor: { values, set, text, error } }: Props) {
  const language = useLanguage();
  const { name, latitude, longitude } = values;
  const [north, east] = [degrees(latitude), degrees(longitude)];
  const known = north !== undefined && east !== undefined && Math.abs(north) <= 90 && Math.abs(east) <= 180;
  const main = useMemo(
    () => ({ ...(known ? { latitude: north, longitude: east } : seoul), label: known ? name : '' }),
    [known, north, east, name],
  );
  return (
    <>
      <p>{words.placeHint[language]}</p>
      <div className={styles.map}>
        <CityMap
          label={words.place[language]}
          main={main}
          onPick={(point) => set({ latitude: written(point.latitude), longitude: written(point.longitude) })}
        />
      </div>
      <div className={styles.triple}>
        <TextField
          {...text('latitude')}
          inputMode="decimal"
          error={error('googlegeolocation') && words.coordinatesWrong[language]}
        />
        <TextField {...text('longitude')} inputMode="decimal" />
        <Button look="plain" onClick={() => set({ latitude: '', longitude: '' })}>
          {words.noPlace[language]}
        </Button>
      </div>
    </>
  );
}
