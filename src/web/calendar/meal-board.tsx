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
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { DayRange } from '../../domain/day/range.ts'
import classes from './meal-board.module.css'
import {
  type MealAt,
  type MealMoves,
  MealMovesContext,
  type MealPlace,
  useMovingMeals,
} from './meal-moves.ts'
import { PlaceMealDialog } from './place-meal-dialog.tsx'
import type { Lock } from './queries.ts'
import { RepeatMealDialog } from './repeat-meal-dialog.tsx'
import { focusOn } from './use-grid-keys.ts'

interface Props {
  shown: DayRange
  locks: readonly Lock[]
  children: ReactNode
}

type Question = { kind: 'move' | 'copy' | 'repeat'; from: MealAt }

/** The ground that meals move on: by dragging, by their menu, by keys. */
export function MealBoard({ shown, locks, children }: Props) {
  const [dragged, setDragged] = useState<MealAt | null>(null)
  const [question, setQuestion] = useState<Question | null>(null)
  const followMeal = useFocusAlong()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once scrolls; one that rests picks up.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  )
  const deeds = useMovingMeals(locks)
  const moves = useMemo(
    (): MealMoves => ({ ...deeds, ask: (kind, from) => setQuestion({ kind, from }) }),
    [deeds],
  )
  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(null)
    const from = active.data.current as MealAt | undefined
    const to = over?.data.current as MealPlace | undefined
    if (from && to) deeds.move(from, to)
  }
  const close = () => setQuestion(null)
  return (
    <MealMovesContext value={moves}>
      <DndContext
        sensors={sensors}
        collisionDetection={pointerWithin}
        onDragStart={({ active }) => setDragged((active.data.current as MealAt | undefined) ?? null)}
        onDragCancel={() => setDragged(null)}
        onDragEnd={drop}
        accessibility={{
          // With keys a meal moves by its menu or by Shift and an arrow; what was done is said in a toast.
          screenReaderInstructions: { draggable: '' },
          announcements: {
            onDragStart: () => undefined,
            onDragOver: () => undefined,
            onDragEnd: () => undefined,
            onDragCancel: () => undefined,
          },
        }}
      >
        {children}
        <DragOverlay dropAnimation={null}>
          {dragged && <div className={classes.dragged}>{dragged.meal.name}</div>}
        </DragOverlay>
      </DndContext>
      {question && question.kind !== 'repeat' && (
        <PlaceMealDialog
          kind={question.kind}
          from={question.from}
          locks={locks}
          onClose={close}
          onChoose={(to) => {
            close()
            if (question.kind === 'copy') return deeds.copy(question.from, to)
            deeds.move(question.from, to)
            followMeal(question.from, to)
          }}
        />
      )}
      {question?.kind === 'repeat' && (
        <RepeatMealDialog
          from={question.from}
          shown={shown}
          onClose={close}
          onChoose={(how) => {
            close()
            deeds.repeat(question.from, how)
          }}
        />
      )}
    </MealMovesContext>
  )
}

/** A menu's button is gone with the meal that was moved: the focus goes along, or stays in the slot when that day is out of sight. */
function useFocusAlong(): (from: MealPlace, to: MealPlace) => void {
  const [moved, setMoved] = useState<{ from: MealPlace; to: MealPlace } | null>(null)
  useEffect(() => {
    if (moved && !focusOn(moved.to)) focusOn(moved.from)
  }, [moved])
  return (from, to) => setMoved({ from, to })
}

/** Makes a meal something that can be dragged; the listeners go on what is taken hold of. */
export function useDraggableMeal(from: MealAt, isFixed: boolean) {
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: `${from.date} ${from.slot} ${from.meal.id}`,
    data: from,
    disabled: isFixed,
  })
  return { setNodeRef, listeners, isDragging }
}

/** Makes a slot a place where a meal can be dropped. */
export function useDroppableSlot(place: MealPlace, isClosed: boolean) {
  const { setNodeRef, isOver } = useDroppable({
    id: `${place.date} ${place.slot}`,
    data: place,
    disabled: isClosed,
  })
  return { setNodeRef, isOver }
}
