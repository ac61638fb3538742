import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Meal } from '../../../domain/calendar/meal.ts'
import { useIsNarrow } from '../../ui/use-is-narrow.ts'
import { MealEditor } from './meal-editor.tsx'
import { MealLine } from './meal-line.tsx'
import { useMealMoves } from './meal-moves.ts'
import type { MealAt } from './perform-action.ts'

interface Props {
  from: MealAt
  isLocked: boolean
  onType: (change: Partial<Meal>) => void
  onRemove: () => void
}

/**
 * The link to the meal's recipe, for its number of people and with a way back to this day;
 * undefined where it has none.
 */
const recipeAddress = ({ date, meal: { recipeId, peopleCount } }: MealAt) =>
  recipeId === undefined
    ? undefined
    : `/recipe/${recipeId}?servings=${peopleCount}&date=${date}&from=calendar`

/**
 * One meal of a slot: open for editing, a line that opens where there is no room, or a plain line
 * on a locked day.
 */
export function MealRow({ from, isLocked, onType, onRemove }: Props) {
  const moves = useMealMoves()
  const isNarrow = useIsNarrow()
  const [isOpen, setIsOpen] = useState(false)
  const entry = useRef<HTMLElement>(null)
  const enter = useCallback((element: HTMLElement | null) => {
    entry.current = element
  }, [])
  const recipe = recipeAddress(from)
  const setOpenAndFocus = (next: boolean) => {
    flushSync(() => setIsOpen(next))
    // The pressed element is gone, so the focus moves to what replaces it.
    entry.current?.focus()
  }
  if (isLocked) return <MealLine meal={from.meal} date={from.date} recipe={recipe} />
  if (isNarrow && !isOpen)
    return (
      <MealLine
        ref={enter}
        meal={from.meal}
        date={from.date}
        onOpen={() => setOpenAndFocus(true)}
        onStartDrag={(event) => moves.startDrag(from, event)}
      />
    )
  return (
    <MealEditor
      ref={enter}
      from={from}
      recipe={recipe}
      onType={onType}
      onRemove={onRemove}
      onDone={isNarrow ? () => setOpenAndFocus(false) : undefined}
    />
  )
}
