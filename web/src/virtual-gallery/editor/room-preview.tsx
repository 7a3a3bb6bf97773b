import type { Room } from '@hwarang/domain/virtual-gallery/room';
import type { RoomStyle } from '@hwarang/domain/virtual-gallery/room-styles';
import { useRef } from 'react';
import { Loading } from '../../design/states/states.tsx';
import { useLanguage } from '../../platform/language.ts';
import type { PictureUrl } from '../gallery-data.ts';
import { roomEditorWords as words } from '../room-editor.words.ts';
import css from './room-editor.module.css';
import { usePreview } from './use-preview.ts';

interface Props {
  room: Room;
  style: RoomStyle;
  pictureUrl: PictureUrl;
  pixelWidths: ReadonlyMap<string, number | null>;
  chosen: string | null;
}

export function RoomPreview(props: Props) {
  const language = useLanguage();
  const host = useRef<HTMLDivElement>(null);
  const state = usePreview(host, { ...props, label: words.preview[language] });
  return (
    <div className={css.preview} data-state={state}>
      <div ref={host} className={css.host} />
      {state === 'opening' && <Loading />}
      {state === 'impossible' && <p className={css.notice}>{words.noPreview[language]}</p>}
    </div>
  );
}
