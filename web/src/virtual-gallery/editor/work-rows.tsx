import type { LocalizedText } from '@hwarang/domain/language';
import { type HangPlan, limits, movedInOrder, withSetting } from '@hwarang/domain/virtual-gallery/hang-plan';
import { type HungWork, type Room, WALLS } from '@hwarang/domain/virtual-gallery/room';
import { Button, IconButton } from '../../design/button.tsx';
import { RangeField } from '../../design/fields/range-field.tsx';
import { SelectField } from '../../design/fields/select-field.tsx';
import { Icon } from '../../design/icon.tsx';
import { VisuallyHidden } from '../../design/visually-hidden.tsx';
import { useLanguage } from '../../platform/language.ts';
import type { GalleryWork, PictureUrl } from '../gallery-data.ts';
import { wallWords, roomEditorWords as words } from '../room-editor.words.ts';
import css from './room-editor.module.css';

interface Props {
  plan: HangPlan;
  room: Room;
  works: ReadonlyMap<string, GalleryWork>;
  isHidden: (id: string) => boolean;
  pictureUrl: PictureUrl;
  chosen: string | null;
  onChoose: (id: string) => void;
  onChange: (plan: HangPlan) => void;
}

/** Every work in the curator's order, with what can be set for it. */
export function WorkRows(props: Props) {
  const language = useLanguage();
  const { plan, room, works } = props;
  return (
    <ol className={css.rows} aria-label={words.works[language]}>
      {plan.order.map((id, index) => {
        const work = works.get(id);
        return (
          work && <Row key={id} {...props} work={work} index={index} hung={room.works.find((one) => one.id === id)} />
        );
      })}
    </ol>
  );
}

function Row({
  plan,
  room,
  work,
  index,
  hung,
  isHidden,
  pictureUrl,
  chosen,
  onChoose,
  onChange,
}: Props & {
  work: GalleryWork;
  index: number;
  hung: HungWork | undefined;
}) {
  const language = useLanguage();
  const { id, title } = work;
  const url = pictureUrl(id, 256);
  return (
    <li className={css.row} data-row={id} data-chosen={id === chosen || undefined}>
      <div className={css.turn}>
        <span>{index + 1}</span>
        {([-1, 1] as const).map((by) => (
          <IconButton
            key={by}
            label={`${title}: ${(by < 0 ? words.earlier : words.later)[language]}`}
            disabled={plan.order[index + by] === undefined}
            onClick={() => onChange(movedInOrder(plan, id, by))}
          >
            <Icon name={by < 0 ? 'chevron-up' : 'chevron-down'} size={18} />
          </IconButton>
        ))}
      </div>
      {url ? <img className={css.thumb} src={url} alt="" loading="lazy" /> : <span className={css.thumb} />}
      <div className={css.what}>
        <p>{work.artist?.name}</p>
        <p className={css.name}>{title}</p>
        <p>{work.size}</p>
        {hung ? (
          <Remarks hung={hung} />
        ) : (
          <p className={css.remark}>{(isHidden(id) ? words.hidden : words.notHung)[language]}</p>
        )}
      </div>
      {hung && (
        <div className={css.settings}>
          <Settings plan={plan} room={room} hung={hung} title={title} onChange={onChange} />
          <Button aria-pressed={id === chosen} onClick={() => onChoose(id)}>
            <VisuallyHidden>{title}, </VisuallyHidden>
            {words.look[language]}
          </Button>
        </div>
      )}
    </li>
  );
}

function Remarks({ hung }: { hung: HungWork }) {
  const language = useLanguage();
  return (
    <>
      {hung.flags.includes('proportions-swapped') && <p className={css.remark}>{words.swapped[language]}</p>}
      {hung.flags.includes('size-not-given') && <p className={css.remark}>{words.noSize[language]}</p>}
    </>
  );
}

interface SettingsProps extends Pick<Props, 'plan' | 'room' | 'onChange'> {
  hung: HungWork;
  title: string;
}

function Settings({ plan, room, hung, title, onChange }: SettingsProps) {
  const language = useLanguage();
  const { id } = hung;
  const set = plan.hang[id] ?? {};
  const ruledWall = set.wall ? '' : ` (${wallWords[hung.wall][language]})`;
  const label = (text: LocalizedText) => (
    <>
      <VisuallyHidden>{title}, </VisuallyHidden>
      {text[language]}
    </>
  );
  const measures = [
    ['gapCm', words.gap, gapBefore(room, hung) * 100],
    ['offsetCm', words.offset, 0],
    ['centreHeightCm', words.height, hung.centre.y * 100],
  ] as const;
  return (
    <>
      <SelectField
        label={label(words.wall)}
        value={set.wall ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange(withSetting(plan, id, { wall: WALLS.find((wall) => wall === value) }))
        }
        choices={[
          { value: '', label: words.byRules[language] + ruledWall },
          ...WALLS.map((value) => ({ value, label: wallWords[value][language] })),
        ]}
      />
      {measures.map(([name, text, ruled]) => (
        <RangeField
          key={name}
          label={label(text)}
          value={set[name]}
          placeholder={String(Math.round(ruled))}
          {...limits[name]}
          onChange={(value) => onChange(withSetting(plan, id, { [name]: value }))}
        />
      ))}
    </>
  );
}

/** Metres of bare wall to the left of the work, as it hangs now. */
function gapBefore(room: Room, hung: HungWork): number {
  const left = hung.along - hung.widthMm / 2000;
  const ends = room.works
    .filter((work) => work.wall === hung.wall && work.along < hung.along)
    .map((work) => work.along + work.widthMm / 2000);
  return Math.max(0, left - Math.max(0, ...ends));
}
