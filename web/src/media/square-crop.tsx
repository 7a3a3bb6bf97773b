import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import text from '../design/text.module.css';
import { cropWords as words } from './square-crop.words.ts';
import 'react-easy-crop/react-easy-crop.css';
import { useLanguage } from '../platform/language.ts';
import type { Square } from './square.ts';
import styles from './square-crop.module.css';

/** Moves and enlarges a picture under a square window: by finger, mouse, arrow keys, and a slider. */
export function SquareCrop({ file, onCrop }: { file: File; onCrop: (square: Square | undefined) => void }) {
  const language = useLanguage();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [url, setUrl] = useState<string | undefined>(undefined);
  const [readable, setReadable] = useState(false);
  useEffect(() => {
    let here = true;
    const made = URL.createObjectURL(file);
    setUrl(made);
    setZoom(1);
    setCrop({ x: 0, y: 0 });
    createImageBitmap(file).then(
      (bitmap) => {
        bitmap.close();
        if (here) setReadable(true);
      },
      () => here && setReadable(false),
    );
    return () => {
      here = false;
      URL.revokeObjectURL(made);
    };
  }, [file]);
  if (!url || !readable) return null;
  return (
    <div className={styles.crop}>
      <p className={text.second}>{words.cropHint[language]}</p>
      <div className={styles.window}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          aspect={1}
          showGrid={false}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_share, { x, y, width }) => onCrop({ x, y, width })}
        />
      </div>
      <label className={styles.zoom}>
        <span>{words.zoom[language]}</span>
        <input
          type="range"
          min={1}
          max={3}
          step={0.01}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
    </div>
  );
}
