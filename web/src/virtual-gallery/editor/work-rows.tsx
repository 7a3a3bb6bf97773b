import { type HangPlan, limits, movedInOrder, withSetting } from '@hwarang/domain/virtual-gallery/hang-plan';
import { type HungWork, type Room, WALLS, type Wall } from '@hwarang/domain/virtual-gallery/room';
import { IconButton } from '../../design/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { useLanguage } from '../../platform/language.ts';
import type { GalleryWork, PictureUrl } from '../gallery-data.ts';
import { wallWords, roomEditorWords as words } from '../room-editor.words.ts';
import { NumberBox } from './number-box.tsx';
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
        <IconButton
          label={`${title}: ${words.earlier[language]}`}
          disabled={index === 0}
          onClick={() => onChange(movedInOrder(plan, id, -1))}
        >
          <Icon name="chevron-up" size={18} />
        </IconButton>
        <IconButton
          label={`${title}: ${words.later[language]}`}
          disabled={index === plan.order.length - 1}
          onClick={() => onChange(movedInOrder(plan, id, 1))}
        >
          <Icon name="chevron-down" size={18} />
        </IconButton>
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
          <button type="button" className={css.look} aria-pressed={id === chosen} onClick={() => onChoose(id)}>
            <span className={css.visuallyHidden}>{title}, </span>
            {words.look[language]}
          </button>
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
  const ruledWall = `${words.byRules[language]} (${wallWords[hung.wall][language]})`;
  return (
    <>
      <div className={css.box}>
        <label htmlFor={`wall-${id}`}>
          <span className={css.visuallyHidden}>{title}, </span>
          {words.wall[language]}
        </label>
        <select
          id={`wall-${id}`}
          value={set.wall ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange(withSetting(plan, id, { wall: WALLS.find((wall): wall is Wall => wall === value) }))
          }
        >
          <option value="">{set.wall ? words.byRules[language] : ruledWall}</option>
          {WALLS.map((wall) => (
            <option key={wall} value={wall}>
              {wallWords[wall][language]}
            </option>
          ))}
        </select>
      </div>
      <NumberBox
        label={words.gap[language]}
        of={title}
        value={set.gapCm}
        ruled={gapBefore(room, hung) * 100}
        {...limits.gapCm}
        onChange={(gapCm) => onChange(withSetting(plan, id, { gapCm }))}
      />
      <NumberBox
        label={words.offset[language]}
        of={title}
        value={set.offsetCm}
        ruled={0}
        {...limits.offsetCm}
        onChange={(offsetCm) => onChange(withSetting(plan, id, { offsetCm }))}
      />
      <NumberBox
        label={words.height[language]}
        of={title}
        value={set.centreHeightCm}
        ruled={hung.centre.y * 100}
        {...limits.centreHeightCm}
        onChange={(centreHeightCm) => onChange(withSetting(plan, id, { centreHeightCm }))}
      />
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
