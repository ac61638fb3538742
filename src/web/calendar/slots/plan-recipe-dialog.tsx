import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isLocked } from '../../../domain/calendar/lock.ts'
import type { Meal, MealSlot } from '../../../domain/calendar/meal.ts'
import { DAYS_AHEAD, nextOpenDinner } from '../../../domain/calendar/next-open-dinner.ts'
import { addDays, Day, formatDay } from '../../../domain/day.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { errorMessage } from '../../api/call-error.ts'
import { randomId } from '../../api/ids.ts'
import { Dialog, DialogButtons } from '../../ui/dialog.tsx'
import { DateField } from '../../ui/forms/date-field.tsx'
import { DialogForm } from '../../ui/forms/form-dialog.tsx'
import { useProblem } from '../../ui/forms/use-problem.ts'
import { toast, toastWithUndo } from '../../ui/toast.ts'
import { useToday } from '../../ui/use-today.ts'
import { addMeal, removeMeal } from '../days/day-change.ts'
import { dayIn } from '../days/day-draft.ts'
import type { DayEdit } from '../days/day-drafts.ts'
import { readDays, useAssignments, useLocks } from '../days/queries.ts'
import { useDayDrafts } from '../days/use-day-drafts.ts'
import { MealWarnings, HouseholdProvider } from '../diners/diners-field.tsx'
import { PeopleField, useUsualPeople } from '../diners/people-field.tsx'
import { slotNames } from '../meal-labels.ts'
import { MealTimeSelect } from './meal-time-select.tsx'
import classes from './add-meal-dialog.module.css'

/** Plans a recipe on a day: by default the next open dinner (recipes 49). */
export function PlanRecipeDialog({ recipe, onClose }: { recipe: Recipe; onClose: () => void }) {
  const today = useToday()
  const assignments = useAssignments({ start: today, end: addDays(today, DAYS_AHEAD - 1) })
  const stored = assignments.data
  const locks = useLocks().data ?? []
  const usualPeople = useUsualPeople()
  const plan = usePlanning()
  const [date, setDate] = useState<string | null>(null)
  const [slot, setSlot] = useState<MealSlot>('dinner')
  const [count, setCount] = useState<number | null>(null)
  const { problem, setProblem, clearing } = useProblem()
  const [isSaving, setIsSaving] = useState(false)

  const shownDate = date ?? (stored ? nextOpenDinner(today, stored, locks) : '')
  const peopleCount = count ?? usualPeople
  const meal = { name: recipe.name.slice(0, 200), type: 'recipe', recipeId: recipe.id, peopleCount } as const

  const save = async () => {
    const day = Day.safeParse(shownDate)
    if (!day.success) return setProblem('Choose a day')
    if (isLocked(day.data, locks))
      return setProblem('This day is locked by a shopping list. Choose another day.')
    setIsSaving(true)
    const failed = await plan({ ...meal, id: randomId() }, day.data, slot)
    setIsSaving(false)
    if (failed === null) onClose()
    else setProblem(failed)
  }
  return (
    <HouseholdProvider>
      <Dialog title="Add to a day" onClose={onClose}>
        <p className={classes.recipe}>{recipe.name}</p>
        <DialogForm onSubmit={() => void save()}>
          <DateField
            label="Day"
            description={shownDate ? formatDay(shownDate, 'weekday') : 'Type a date, or open the calendar.'}
            value={shownDate}
            error={problem}
            data-autofocus
            onChange={clearing(setDate)}
          />
          <MealTimeSelect value={slot} onChange={setSlot} />
          <div className={classes.people}>
            <span className={classes.label}>People</span>
            <PeopleField label="People" value={peopleCount} onChange={setCount} isLarge />
          </div>
          <MealWarnings meal={meal} />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={isSaving} disabled={date === null && assignments.isPending}>
              Add to {slotNames[slot].toLowerCase()}
            </Button>
          </DialogButtons>
        </DialogForm>
      </Dialog>
    </HouseholdProvider>
  )
}

/** Adds a meal to a day, with an Undo. Returns the reason where that failed, else null. */
function usePlanning() {
  const client = useQueryClient()
  const drafts = useDayDrafts()
  const change = async (date: Day, edit: DayEdit['edit']) => {
    const stored = await readDays(client, [date])
    if (drafts.planOn(date, stored).isSkipped)
      return `${formatDay(date, 'long')} is ignored. Choose another day.`
    const result = await drafts.changeTogether([{ date, stored: dayIn(stored, date), edit }])
    if (result === 'unsaved') return 'This day has unsaved changes. Save them first.'
    return result === 'done' ? null : 'It couldn’t be saved. Try again.'
  }
  return async (meal: Meal, date: Day, slot: MealSlot): Promise<string | null> => {
    try {
      const failed = await change(date, (day) => addMeal(day, slot, meal))
      if (failed === null)
        toastWithUndo(
          `${meal.name} is planned for ${formatDay(date, 'weekday')} ${slot}`,
          () => {
            void change(date, (day) => removeMeal(day, slot, meal.id)).then((why) =>
              toast(why ?? `${meal.name} is off the plan again`, undefined, why === null ? 'done' : 'failed'),
            )
          },
          undefined,
          meal.id,
        )
      return failed
    } catch (error) {
      return errorMessage(error)
    }
  }
}
