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
import { mealSlots } from '../../../domain/calendar/meal.ts'
import type { Day } from '../../../domain/day.ts'
import type { StartMealDrag } from './meal-moves.ts'
import type { MealAt, MealPlace } from './perform-action.ts'
import { cellId } from './use-grid-keys.ts'
import classes from './meal-board.module.css'

interface Props {
  /** The days that a meal can be dropped on. Ignored days have no slots. */
  openDays: readonly Day[]
  startDrag: Ref<StartMealDrag>
  onDrop: (from: MealAt, to: MealPlace) => void
}

const silentAnnouncements = {
  // Keys move a meal by its menu or by Shift and an arrow; a toast says what was done.
  screenReaderInstructions: { draggable: '' },
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
}

/**
 * Dragging meals from slot to slot. A week has many meals and slots and few are ever dragged, so
 * they are registered only when a drag begins, without drawing the days again.
 */
export function MealDragging({ openDays, startDrag, onDrop }: Props) {
  const [draggedMeal, setDraggedMeal] = useState<MealAt | null>(null)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once scrolls the page; one that rests picks the meal up.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  )
  const endDrag = () => setDraggedMeal(null)
  const onDragEnd = ({ over }: DragEndEvent) => {
    endDrag()
    const to = over?.data.current as MealPlace | undefined
    if (draggedMeal && to) onDrop(draggedMeal, to)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragAbort={endDrag}
      onDragCancel={endDrag}
      onDragEnd={onDragEnd}
      accessibility={silentAnnouncements}
    >
      <DraggedMeal draggedMeal={draggedMeal} startDrag={startDrag} onStart={setDraggedMeal} />
      {draggedMeal &&
        openDays.flatMap((date) =>
          mealSlots.map((slot) => <SlotTarget key={cellId({ date, slot })} place={{ date, slot }} />),
        )}
    </DndContext>
  )
}

interface DraggedMealProps {
  draggedMeal: MealAt | null
  startDrag: Ref<StartMealDrag>
  onStart: (meal: MealAt) => void
}

function DraggedMeal({ draggedMeal, startDrag, onStart }: DraggedMealProps) {
  const [item, setItem] = useState<HTMLElement | null>(null)
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: 'held meal' })
  useImperativeHandle(
    startDrag,
    (): StartMealDrag => (from, event) => {
      const pressed = event.currentTarget.closest('li')
      // The drag begins with the press that registered it and cannot wait for the next drawing.
      flushSync(() => {
        onStart(from)
        setItem(pressed)
      })
      setNodeRef(pressed)
      listeners?.[event.type === 'touchstart' ? 'onTouchStart' : 'onMouseDown']?.(event)
    },
    [listeners, onStart, setNodeRef],
  )
  useMark(item, 'data-dragged', isDragging)
  return (
    <DragOverlay dropAnimation={null}>
      {isDragging && draggedMeal && <div className={classes.dragged}>{draggedMeal.meal.name}</div>}
    </DragOverlay>
  )
}

function SlotTarget({ place }: { place: MealPlace }) {
  const id = cellId(place)
  const [cell] = useState(() => document.getElementById(id))
  const { setNodeRef, isOver } = useDroppable({ id, data: place })
  useEffect(() => setNodeRef(cell), [cell, setNodeRef])
  useMark(cell, 'data-over', isOver)
  return null
}

/** Marks an element of the days with an attribute while a condition holds. */
function useMark(element: HTMLElement | null, mark: 'data-over' | 'data-dragged', isOn: boolean) {
  useEffect(() => {
    if (!element || !isOn) return undefined
    element.setAttribute(mark, 'true')
    return () => element.removeAttribute(mark)
  }, [element, mark, isOn])
}
