import { Button, Checkbox } from '@mantine/core'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { adjustListCall } from '../../../contract/shopping.ts'
import type { Assignment } from '../../../domain/calendar/day-plan.ts'
import type { Meal, MealSlot } from '../../../domain/calendar/meal.ts'
import { formatDay } from '../../../domain/day.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import type { CompletedList, ListAdjustment } from '../../../domain/shopping/completed-list.ts'
import { errorMessage, failedBecause } from '../../api/call-error.ts'
import { callServer } from '../../api/call-server.ts'
import { showList } from '../../calendar/days/queries.ts'
import { PeopleField } from '../../calendar/diners/people-field.tsx'
import { slotNames } from '../../calendar/meal-labels.ts'
import { useRecipes } from '../../recipes/queries.ts'
import { RecipePicker } from '../../recipes/recipe-picker.tsx'
import { Dialog, DialogButtons } from '../../ui/dialog.tsx'
import { handleSubmit } from '../../ui/forms/handle-submit.ts'
import { ListChanges } from '../list/list-changes.tsx'
import classes from './change-meal-dialog.module.css'

export interface MealToChange {
  day: Assignment
  slot: MealSlot
  meal: Meal
}

interface Props extends MealToChange {
  list: CompletedList
  onClose: () => void
}

/**
 * The changed meal. It keeps the people that it names, for whom it is still judged (calendar 80).
 */
function changedMeal(meal: Meal, recipe: Recipe | null, people: number): Meal {
  const { leftoverOf, cookedFrom, ...plain } = meal
  // Leftovers are replaced by a meal that is cooked.
  const dish = recipe
    ? { type: 'recipe' as const, name: recipe.name, recipeId: recipe.id }
    : { ...(leftoverOf && { leftoverOf }), ...(cookedFrom !== undefined && { cookedFrom }) }
  return { ...plain, ...dish, peopleCount: people }
}

/** Changes one meal behind a completed list: shows what that does to the list, then does both. */
export function ChangeMealDialog({ list, day, slot, meal, onClose }: Props) {
  const recipes = useRecipes().data ?? []
  const [recipe, setRecipe] = useState<Recipe | null>(null)
  const [people, setPeople] = useState(meal.peopleCount)
  const [isLeftOut, setIsLeftOut] = useState(false)
  const isChanged =
    isLeftOut ||
    people !== meal.peopleCount ||
    (recipe !== null && (recipe.id !== meal.recipeId || meal.leftoverOf !== undefined))
  const adjustment = isChanged
    ? {
        date: day.date,
        slot,
        mealId: meal.id,
        meal: isLeftOut ? null : changedMeal(meal, recipe, people),
        version: day.version,
      }
    : null
  const trial = useAdjustmentTrial(list.id, adjustment)
  const adjust = useAdjustList(list.id)
  const apply = handleSubmit(() => {
    if (adjustment) adjust.mutate(adjustment, { onSuccess: onClose })
  })
  return (
    <Dialog
      title={`Change ${slotNames[slot].toLowerCase()} on ${formatDay(day.date, 'long')}`}
      onClose={onClose}
    >
      <form className="stack" onSubmit={apply} noValidate>
        <p className={classes.now}>
          Now: <strong>{meal.name}</strong>, for {meal.peopleCount}
        </p>
        {!isLeftOut && (
          <>
            <RecipePicker recipes={recipes} chosen={recipe} onChoose={setRecipe} />
            <div className={classes.people}>
              <span>People</span>
              <PeopleField label="People" value={people} onChange={setPeople} isLarge />
            </div>
          </>
        )}
        <Checkbox
          label="Leave this meal out"
          checked={isLeftOut}
          onChange={({ currentTarget: { checked } }) => setIsLeftOut(checked)}
        />
        <section className={classes.changes} aria-label="What this does to the list" aria-live="polite">
          {!adjustment ? (
            <p>Choose what to eat instead, and see here what that does to the list.</p>
          ) : trial.isError ? (
            <p role="alert">{errorMessage(trial.error)}</p>
          ) : trial.data ? (
            <ListChanges changes={trial.data.changes} />
          ) : null}
        </section>
        <DialogButtons onCancel={onClose}>
          <Button
            type="submit"
            disabled={!adjustment || !trial.data || trial.isFetching}
            loading={adjust.isPending}
          >
            Change meal and list
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}

type AdjustmentDraft = Omit<ListAdjustment, 'isTrial'>

/** What a changed meal would do to the list; without a change nothing is requested. */
const useAdjustmentTrial = (listId: number, adjustment: AdjustmentDraft | null) =>
  useQuery({
    queryKey: ['list-trial', listId, adjustment],
    queryFn: ({ signal }) =>
      adjustment
        ? callServer(adjustListCall, {
            params: { id: listId },
            body: { ...adjustment, isTrial: true },
            signal,
          })
        : null,
    enabled: adjustment !== null,
    placeholderData: keepPreviousData,
  })

function useAdjustList(listId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (adjustment: AdjustmentDraft) =>
      callServer(adjustListCall, { params: { id: listId }, body: { ...adjustment, isTrial: false } }),
    onSuccess: ({ list }) => showList(client, list),
    meta: {
      refreshes: ['calendar', 'completed-lists'],
      done: { title: 'Meal changed', text: 'The shopping list has changed to match.' },
      failed: failedBecause('The meal couldn’t be changed'),
    },
  })
}
