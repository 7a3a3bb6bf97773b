import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { CSSProperties, ReactNode } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { classes } from '../classes.ts';
import { designWords, handleOf, pickedUp, placedAt, putBack } from '../design.words.ts';
import { Icon } from '../icon.tsx';
import styles from './sortable.module.css';

interface Props {
  ids: readonly string[];
  nameOf: (id: string) => string;
  onOrder: (ids: string[]) => void;
  children: ReactNode;
}

/** Things in an order that people choose, by pointer or by keys; every step is told to a screen reader. */
export function Sortable({ ids, nameOf, onOrder, children }: Props) {
  const language = useLanguage();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const name = (id: string | number) => nameOf(String(id));
  const place = (active: string | number, over: string | number | undefined) =>
    over === undefined ? undefined : placedAt(name(active), ids.indexOf(String(over)) + 1, ids.length)[language];
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))];
    if (from !== -1 && to !== -1 && from !== to) onOrder(arrayMove([...ids], from, to));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: { draggable: designWords.grab[language] },
        announcements: {
          onDragStart: ({ active }) => pickedUp(name(active.id))[language],
          onDragOver: ({ active, over }) => place(active.id, over?.id),
          onDragEnd: ({ active, over }) => place(active.id, over?.id),
          onDragCancel: ({ active }) => putBack(name(active.id))[language],
        },
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** For one row: what its element needs, and the handle by which it is moved. */
export function useSortableRow(id: string, name: string) {
  const language = useLanguage();
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
  });
  const style: CSSProperties = { transform: CSS.Translate.toString(transform), transition };
  const { role: _role, ...described } = attributes;
  return {
    row: { ref: setNodeRef, style, className: classes(isDragging && styles.held) },
    handle: (
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...described}
        {...listeners}
        className={styles.handle}
        aria-label={handleOf(name)[language]}
      >
        <Icon name="grip" size={18} />
      </button>
    ),
  };
}
