import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Assignment } from '../../../domain/calendar/assignment.ts'
import { type Day, formatDay } from '../../../domain/day.ts'
import type { Diners } from '../../../domain/calendar/diners.ts'
import { Meal, type MealKind, type MealSlot } from '../../../domain/calendar/meal.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { useKnownUser } from '../../account/sign-in/queries.ts'
import { DinersField } from '../diners/diners-field.tsx'
import { MealWarnings } from '../diners/meal-warnings.tsx'
import { PeopleField } from '../diners/people-field.tsx'
import { slotNames } from '../meal-words.ts'
import { newId } from '../new-id.ts'
import { addMeal } from '../days/edit-day.ts'
import { useDay } from '../days/use-day.ts'
import { useRecipes } from '../../recipes/queries.ts'
import { DialogButtons } from '../../ui/dialog-buttons.tsx'
import { DialogForm } from '../../ui/forms/form-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import classes from './add-meal-dialog.module.css'
import { KindChoice } from './kind-choice.tsx'
import { WhatField } from './what-field.tsx'

interface Props {
  date: Day
  slot: MealSlot
  stored: Assignment | null
  onClose: () => void
}

/** People that a new meal is for until somebody says otherwise (calendar 5). */
const DEFAULT_PEOPLE = 4

/** Adds one meal to one slot; it is saved at once. */
export function AddMealDialog({ date, slot, stored, onClose }: Props) {
  const day = useDay(date, stored)
  const recipes = useRecipes().data
  const user = useKnownUser()
  const [chosenKind, setKind] = useState<MealKind | null>(null)
  const [name, setName] = useState('')
  const [recipe, setRecipe] = useState<Recipe | null>(null)
  const [chosen, setChosen] = useState<Diners | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const kind = chosenKind ?? (recipes?.length === 0 ? 'food' : 'recipe')
  const diners: Diners = chosen ?? { peopleCount: user?.defaultDinerCount ?? DEFAULT_PEOPLE }

  const wish = {
    type: kind,
    ...diners,
    ...(kind === 'recipe' ? { name: recipe?.name ?? '', recipeId: recipe?.id } : { name: name.trim() }),
  }

  const add = () => {
    if (kind === 'recipe' && !recipe) return setProblem('Choose a recipe first')
    const meal = Meal.safeParse({ id: newId(), ...wish })
    if (!meal.success) return setProblem(meal.error.issues[0]?.message ?? 'Something is missing')
    day.change((before) => addMeal(before, slot, meal.data))
    onClose()
  }

  return (
    <Dialog title={`Add ${slotNames[slot].toLowerCase()} on ${formatDay(date, 'long')}`} onClose={onClose}>
      <DialogForm onSubmit={add}>
        <KindChoice
          value={kind}
          onChange={(next) => {
            setKind(next)
            setProblem(null)
          }}
        />
        <WhatField
          kind={kind}
          name={name}
          recipe={recipe}
          problem={problem}
          onName={(next) => {
            setName(next)
            setProblem(null)
          }}
          onRecipe={(next) => {
            setRecipe(next)
            setProblem(null)
          }}
        />
        <div className={classes.people}>
          <span className={classes.label}>People</span>
          <PeopleField
            label="People"
            value={diners.peopleCount}
            onChange={(peopleCount) => setChosen({ ...diners, peopleCount })}
            isLarge
          />
        </div>
        <DinersField what="this meal" value={diners} onChange={setChosen} />
        {wish.name !== '' && <MealWarnings meal={wish} />}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Add to {slotNames[slot].toLowerCase()}</Button>
        </DialogButtons>
      </DialogForm>
    </Dialog>
  )
}
