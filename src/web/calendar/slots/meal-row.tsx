import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Meal } from '../../../domain/calendar/meal.ts'
import { useIsNarrow } from '../../ui/use-is-narrow.ts'
import { MealLine } from './meal-line.tsx'
import { type MealAt, useMealMoves } from './meal-moves.ts'
import { OpenMeal } from './open-meal.tsx'

interface Props {
  /** The meal, and where it stands. */
  from: MealAt
  isLocked: boolean
  onType: (change: Partial<Meal>) => void
  onRemove: () => void
}

/** The meal's recipe, for its people, with the way back to its day; undefined where it has none. */
const recipeAddress = ({ date, meal: { recipeId, peopleCount } }: MealAt) =>
  recipeId === undefined
    ? undefined
    : `/recipe/${recipeId}?servings=${peopleCount}&date=${date}&from=calendar`

/**
 * One meal of a slot: open to be changed where it stands; where there is no room for that, a line
 * that opens; on a locked day a line.
 */
export function MealRow({ from, isLocked, onType, onRemove }: Props) {
  const moves = useMealMoves()
  const isNarrow = useIsNarrow()
  const [isOpen, setOpen] = useState(false)
  const entry = useRef<HTMLElement>(null)
  const enter = useCallback((element: HTMLElement | null) => {
    entry.current = element
  }, [])
  const recipe = recipeAddress(from)
  const turn = (next: boolean) => {
    flushSync(() => setOpen(next))
    // What was pressed is gone: the focus goes to what stands in its place.
    entry.current?.focus()
  }
  if (isLocked) return <MealLine meal={from.meal} recipe={recipe} />
  if (isNarrow && !isOpen)
    return (
      <MealLine
        ref={enter}
        meal={from.meal}
        onOpen={() => turn(true)}
        onHold={(event) => moves.hold(from, event)}
      />
    )
  return (
    <OpenMeal
      ref={enter}
      from={from}
      recipe={recipe}
      onType={onType}
      onRemove={onRemove}
      onDone={isNarrow ? () => turn(false) : undefined}
    />
  )
}
