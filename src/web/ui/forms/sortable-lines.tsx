import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type KeyboardSensorOptions,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { type ReactNode, useMemo, useRef } from 'react'

interface Props {
  /** The name of a row: 'Ingredient'. */
  rowLabel: string
  count: number
  onMove: (from: number, to: number) => void
  children: ReactNode
}

// A constant: other sensors would redraw all rows.

/** A press that does not move opens the handle's menu. */
const byPointer = { activationConstraint: { distance: 6 } }
/** Enter opens the menu. */
const byKeyboard: KeyboardSensorOptions = {
  coordinateGetter: sortableKeyboardCoordinates,
  keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
}

/** Rows are identified by position, counted from one, because dnd-kit ignores the id zero. */
const rowOf = (id: UniqueIdentifier) => Number(id) - 1

/**
 * A list whose rows are dragged by their handles, with a pointer, or with the space bar and the
 * arrow keys.
 */
export function SortableLines({ rowLabel, count, onMove, children }: Props) {
  const sensors = useSensors(useSensor(PointerSensor, byPointer), useSensor(KeyboardSensor, byKeyboard))
  /**
   * The position that was announced last, so that the announcement of a pick-up is not interrupted.
   */
  const announced = useRef<UniqueIdentifier>(null)
  const position = (id: UniqueIdentifier) => `${String(id)} of ${count}`
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      announced.current = active.id
      return `Picked up ${rowLabel.toLowerCase()} ${position(active.id)}.`
    },
    onDragOver: ({ over }) => {
      if (!over || over.id === announced.current) return undefined
      announced.current = over.id
      return `Now at place ${position(over.id)}.`
    },
    onDragEnd: ({ over }) => (over ? `Dropped at place ${position(over.id)}.` : 'Dropped where it was.'),
    onDragCancel: () => 'Nothing moved.',
  }
  const items = useMemo(() => Array.from({ length: count }, (_, row) => row + 1), [count])
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(rowOf(active.id), rowOf(over.id))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements,
        // The focus goes to the handle at the row's new position.
        restoreFocus: false,
        screenReaderInstructions: {
          draggable:
            'Press Enter for a menu. To drag with the keyboard, press Space, move with the arrow keys, and press Space again to drop; Escape cancels.',
        },
      }}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}
