import type { Exhibition } from '@hwarang/domain/exhibitions/exhibitions.contract';
import { byTheRules, roomOfPlan } from '@hwarang/domain/virtual-gallery/hang-plan';
import { MAIN_IMAGE_ID } from '@hwarang/domain/virtual-gallery/room';
import { roomStyles } from '@hwarang/domain/virtual-gallery/room-styles';
import { useCallback, useMemo, useState } from 'react';
import { roomPath } from '../../catalogue/exhibition.view.ts';
import { ButtonLink } from '../../design/button.tsx';
import { RadioField } from '../../design/fields/tick-field.tsx';
import { PageHead } from '../../design/layout.tsx';
import { useUnsaved } from '../../design/leave-guard.tsx';
import { Empty } from '../../design/states/states.tsx';
import { useDesk } from '../../platform/desk.ts';
import { useLanguage } from '../../platform/language.ts';
import { unsentNote } from '../../platform/unsent.words.ts';
import { filesOf, galleryOf, pictureAddress } from '../gallery-of.ts';
import { roomEditorWords as words } from '../room-editor.words.ts';
import { virtualGalleryWords } from '../virtual-gallery.words.ts';
import css from './room-editor.module.css';
import { RoomPreview } from './room-preview.tsx';
import { SaveBar } from './save-bar.tsx';
import { stockOf } from './stock.ts';
import { usePlan } from './use-plan.ts';
import { WallPlan } from './wall-plan.tsx';
import { WorkRows } from './work-rows.tsx';

/** Where a curator hangs an exhibition: the room, its walls and its works, each showing what the others change. */
export function RoomEditor({ exhibition: read, onReload }: { exhibition: Exhibition; onReload: () => void }) {
  const language = useLanguage();
  const { base } = useDesk();
  const { shown: exhibition, plan, change, restored, changed, discard, saving, save, saveOver } = usePlan(read);
  useUnsaved(changed);
  const gallery = useMemo(() => galleryOf(language, exhibition), [language, exhibition]);
  const stock = useMemo(() => stockOf(exhibition, gallery), [exhibition, gallery]);
  const works = useMemo(() => new Map(gallery.works.map((work) => [work.id, work])), [gallery]);
  const files = useMemo(() => filesOf(exhibition), [exhibition]);
  const pixelWidths = useMemo(
    () => new Map(Object.entries(files).map(([id, file]) => [id, file?.width ?? null])),
    [files],
  );
  const pictureUrl = useCallback((id: string, width: number) => pictureAddress(files, id, width), [files]);
  const room = useMemo(() => roomOfPlan(plan, stock), [plan, stock]);
  const [chosen, setChosen] = useState<string | null>(null);
  const looked = chosen !== null && room.works.some((work) => work.id === chosen) ? chosen : null;
  const titleOf = (id: string): string => (id === MAIN_IMAGE_ID ? gallery.title : (works.get(id)?.title ?? ''));
  const shared = { plan, room, pictureUrl, chosen: looked, onChoose: setChosen, onChange: change };

  return (
    <>
      <PageHead title={words.title[language]} eyebrow={gallery.title} lead={words.lead[language]}>
        <ButtonLink to={`${base}/exhibitions`}>{words.exhibitions[language]}</ButtonLink>
        <ButtonLink to={roomPath(exhibition.id)} reloadDocument>
          {words.visit[language]}
        </ButtonLink>
      </PageHead>
      {restored && changed && <p role="status">{unsentNote[language]}</p>}
      <SaveBar
        changed={changed}
        set={Object.keys(plan.hang).length > 0}
        saving={saving}
        onSave={() => void save()}
        onSaveOver={() => void saveOver()}
        onReload={() => {
          discard();
          onReload();
        }}
        onDiscard={discard}
        onReset={() => change(byTheRules(plan))}
      />
      <div className={css.styles}>
        <RadioField
          label={words.style[language]}
          name="style"
          value={plan.style}
          choices={roomStyles.map((value) => ({ value, label: virtualGalleryWords[language].styles[value] }))}
          onChange={(value) => change({ ...plan, style: roomStyles.find((style) => style === value) ?? plan.style })}
        />
      </div>
      {room.works.length > 0 && (
        <div className={css.live}>
          <RoomPreview
            room={room}
            style={plan.style}
            pictureUrl={pictureUrl}
            pixelWidths={pixelWidths}
            chosen={looked}
          />
          <section aria-label={words.walls[language]}>
            <WallPlan {...shared} stock={stock} titleOf={titleOf} />
          </section>
        </div>
      )}
      {plan.order.length === 0 ? (
        <Empty title={words.none[language]} text={words.noneHint[language]} />
      ) : (
        <WorkRows {...shared} works={works} isHidden={(id) => !stock.works.has(id)} />
      )}
    </>
  );
}
