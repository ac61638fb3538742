import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { Day, DayRange } from '../../../domain/day.ts'
import { lazyOnPress } from '../../ui/lazy-on-press.tsx'
import type { Lock } from '../days/queries.ts'
import { fetchMealDragging, fetchPlaceMeal, fetchPlanLeftovers, fetchRepeatMeal } from '../lazy-parts.ts'
import {
  type StartMealDrag,
  type MealMoves,
  MealMovesContext,
  type MealQuestion,
  useMealMoveActions,
} from './meal-moves.ts'
import type { MealAt, MealPlace } from './perform-action.ts'
import { focusSlot } from './use-grid-keys.ts'

const MealDragging = lazy(fetchMealDragging)
const PlaceMealDialog = lazyOnPress(fetchPlaceMeal)
const RepeatMealDialog = lazyOnPress(fetchRepeatMeal)
const PlanLeftoversDialog = lazyOnPress(fetchPlanLeftovers)

interface Props {
  shown: DayRange
  /** The days that are not locked. */
  openDays: readonly Day[]
  locks: readonly Lock[]
  children: ReactNode
}

type Question = { kind: MealQuestion; from: MealAt }

export function MealBoard({ shown, openDays, locks, children }: Props) {
  const [question, setQuestion] = useState<Question | null>(null)
  const startDrag = useRef<StartMealDrag>(null)
  const followMeal = useFocusAlong()
  const actions = useMealMoveActions(locks)
  const moves = useMemo(
    (): MealMoves => ({
      ...actions,
      ask: (kind, from) => setQuestion({ kind, from }),
      startDrag: (from, event) => startDrag.current?.(from, event),
    }),
    [actions],
  )
  const close = () => setQuestion(null)
  return (
    <MealMovesContext value={moves}>
      {children}
      <Suspense>
        <MealDragging openDays={openDays} startDrag={startDrag} onDrop={actions.move} />
      </Suspense>
      {(question?.kind === 'move' || question?.kind === 'copy') && (
        <PlaceMealDialog
          kind={question.kind}
          from={question.from}
          locks={locks}
          onClose={close}
          onChoose={(to) => {
            close()
            if (question.kind === 'copy') return actions.copy(question.from, to)
            actions.move(question.from, to)
            followMeal(question.from, to)
          }}
        />
      )}
      {question?.kind === 'leftovers' && (
        <PlanLeftoversDialog
          from={question.from}
          locks={locks}
          onClose={close}
          onChoose={(to, diners) => {
            close()
            actions.planLeftovers(question.from, to, diners)
          }}
        />
      )}
      {question?.kind === 'repeat' && (
        <RepeatMealDialog
          from={question.from}
          shown={shown}
          onClose={close}
          onChoose={(repetition) => {
            close()
            actions.repeat(question.from, repetition)
          }}
        />
      )}
    </MealMovesContext>
  )
}

/**
 * Moves the focus with the meal, to its menu button; where the other day is not shown, the focus
 * stays in the slot.
 */
function useFocusAlong(): (from: MealPlace, to: MealPlace) => void {
  const [lastMove, setLastMove] = useState<{ from: MealPlace; to: MealPlace } | null>(null)
  useEffect(() => {
    if (lastMove && !focusSlot(lastMove.to)) focusSlot(lastMove.from)
  }, [lastMove])
  return (from, to) => setLastMove({ from, to })
}
