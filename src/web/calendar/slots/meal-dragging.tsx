import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type Ref, useEffect, useImperativeHandle, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Day } from '../../../domain/day.ts'
import { mealSlots } from '../../../domain/calendar/meal.ts'
import classes from './meal-board.module.css'
import type { HoldMeal, MealAt, MealPlace } from './meal-moves.ts'
import { cellId } from './use-grid-keys.ts'

interface Props {
  /** Days that a meal can be dropped on; those of them that are ignored have no slots. */
  openDays: readonly Day[]
  hold: Ref<HoldMeal>
  onDrop: (from: MealAt, to: MealPlace) => void
}

const silent = {
  // With keys a meal moves by its menu or by Shift and an arrow; what was done is said in a toast.
  screenReaderInstructions: { draggable: '' },
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
}

/**
 * Dragging meals from slot to slot. A week is full of meals and slots, and hardly any is ever
 * dragged: they become known here when a meal is taken hold of, and drag on without drawing the
 * days again.
 */
export function MealDragging({ openDays, hold, onDrop }: Props) {
  const [held, setHeld] = useState<MealAt | null>(null)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once scrolls; one that rests picks up.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  )
  const letGo = () => setHeld(null)
  const drop = ({ over }: DragEndEvent) => {
    letGo()
    const to = over?.data.current as MealPlace | undefined
    if (held && to) onDrop(held, to)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragAbort={letGo}
      onDragCancel={letGo}
      onDragEnd={drop}
      accessibility={silent}
    >
      <HeldMeal held={held} hold={hold} onHold={setHeld} />
      {held &&
        openDays.flatMap((date) =>
          mealSlots.map((slot) => <SlotTarget key={cellId({ date, slot })} place={{ date, slot }} />),
        )}
    </DndContext>
  )
}

interface HeldProps {
  held: MealAt | null
  hold: Ref<HoldMeal>
  onHold: (meal: MealAt) => void
}

/** The one meal that is held, whichever it is. */
function HeldMeal({ held, hold, onHold }: HeldProps) {
  const [item, setItem] = useState<HTMLElement | null>(null)
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: 'held meal' })
  useImperativeHandle(
    hold,
    (): HoldMeal => (from, event) => {
      const pressed = event.currentTarget.closest('li')
      // What is pressed is dragged from this moment on: it cannot wait until it is drawn.
      flushSync(() => {
        onHold(from)
        setItem(pressed)
      })
      setNodeRef(pressed)
      listeners?.[event.type === 'touchstart' ? 'onTouchStart' : 'onMouseDown']?.(event)
    },
    [listeners, onHold, setNodeRef],
  )
  useMark(item, 'data-dragged', isDragging)
  return (
    <DragOverlay dropAnimation={null}>
      {isDragging && held && <div className={classes.dragged}>{held.meal.name}</div>}
    </DragOverlay>
  )
}

/** A slot where the held meal can be dropped. */
function SlotTarget({ place }: { place: MealPlace }) {
  const id = cellId(place)
  const [cell] = useState(() => document.getElementById(id))
  const { setNodeRef, isOver } = useDroppable({ id, data: place })
  useEffect(() => setNodeRef(cell), [cell, setNodeRef])
  useMark(cell, 'data-over', isOver)
  return null
}

/** Marks an element of the days for as long as something holds. */
function useMark(element: HTMLElement | null, mark: 'data-over' | 'data-dragged', holds: boolean) {
  useEffect(() => {
    if (!element || !holds) return undefined
    element.setAttribute(mark, 'true')
    return () => element.removeAttribute(mark)
  }, [element, mark, holds])
}
