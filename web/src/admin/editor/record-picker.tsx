import type { RowOf, TablePath } from '../../platform/answers.ts';
import { RecordFinder } from './record-finder.tsx';
import { type Picked, SortedList } from './sorted-list.tsx';

interface Props<Path extends TablePath> {
  label: string;
  hint?: string;
  /** Where rows are searched: `/admin/artworks`. */
  path: Path;
  /** Narrows what is searched: `owner_in=…`. */
  filter?: string | undefined;
  pickedOf: (row: RowOf<Path>) => Picked;
  picked: readonly Picked[];
  onChange: (picked: Picked[]) => void;
}

/** A list of records in an order: found by search, moved by hand or keys, taken out again. */
export function RecordPicker<Path extends TablePath>(props: Props<Path>) {
  const { label, hint, path, filter, pickedOf, picked, onChange } = props;
  return (
    <div>
      <RecordFinder
        label={label}
        hint={hint}
        path={path}
        filter={filter}
        pickedOf={pickedOf}
        without={picked}
        onPick={(one) => onChange([...picked, one])}
      />
      <SortedList items={picked} shownOf={(one) => one} onChange={onChange} />
    </div>
  );
}
