import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Assignment } from '../../../domain/calendar/day-plan.ts'
import type { Diners } from '../../../domain/calendar/diners.ts'
import { Meal, type MealKind, mealKinds, type MealSlot } from '../../../domain/calendar/meal.ts'
import { type Day, formatDay } from '../../../domain/day.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { randomId } from '../../api/ids.ts'
import { useRecipes } from '../../recipes/queries.ts'
import { RecipePicker } from '../../recipes/recipe-picker.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { DialogButtons, Dialog } from '../../ui/dialog.tsx'
import { ChipRow, ChoiceChip } from '../../ui/forms/choice-chip.tsx'
import { DialogForm } from '../../ui/forms/form-dialog.tsx'
import { useProblem } from '../../ui/forms/use-problem.ts'
import { addMeal } from '../days/day-change.ts'
import { useDay } from '../days/use-day-drafts.ts'
import { DinersField, MealWarnings } from '../diners/diners-field.tsx'
import { PeopleField, useUsualPeople } from '../diners/people-field.tsx'
import { kindIcons, kindNames, nameExamples, slotNames } from '../meal-labels.ts'
import classes from './add-meal-dialog.module.css'

interface Props {
  date: Day
  slot: MealSlot
  stored: Assignment | null
  onClose: () => void
}

export function AddMealDialog({ date, slot, stored, onClose }: Props) {
  const day = useDay(date, stored)
  const recipes = useRecipes().data
  const usualPeople = useUsualPeople()
  const [chosenKind, setKind] = useState<MealKind | null>(null)
  const [name, setName] = useState('')
  const [picked, setRecipe] = useState<Recipe | null>(null)
  const [chosen, setChosen] = useState<Diners | null>(null)
  const { problem, setProblem, clearing } = useProblem()

  // A recipe that somebody deletes while the dialog is open is no longer chosen (calendar 57).
  const recipe = recipes?.find(({ id }) => id === picked?.id) ?? null
  const kind = chosenKind ?? (recipes?.length === 0 ? 'food' : 'recipe')
  const diners: Diners = chosen ?? { peopleCount: usualPeople }

  const newMeal = {
    type: kind,
    ...diners,
    ...(kind === 'recipe' ? { name: recipe?.name ?? '', recipeId: recipe?.id } : { name: name.trim() }),
  }

  const add = () => {
    if (kind === 'recipe' && !recipe)
      return setProblem(
        picked ? `Somebody has deleted ${picked.name}. Choose another recipe.` : 'Choose a recipe first',
      )
    const meal = Meal.safeParse({ id: randomId(), ...newMeal })
    if (!meal.success) return setProblem(meal.error.issues[0]?.message ?? 'Something is missing')
    day.change((before) => addMeal(before, slot, meal.data))
    onClose()
  }

  return (
    <Dialog title={`Add ${slotNames[slot].toLowerCase()} on ${formatDay(date, 'long')}`} onClose={onClose}>
      <DialogForm onSubmit={add}>
        <KindChoice value={kind} onChange={clearing(setKind)} />
        <DishField
          slot={slot}
          kind={kind}
          name={name}
          recipe={recipe}
          problem={problem}
          onName={clearing(setName)}
          onRecipe={clearing(setRecipe)}
          onFood={clearing((typed) => {
            setKind('food')
            setName(typed)
          })}
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
        {newMeal.name !== '' && <MealWarnings meal={newMeal} />}
        <DialogButtons onCancel={onClose}>
          <Button type="submit">Add to {slotNames[slot].toLowerCase()}</Button>
        </DialogButtons>
      </DialogForm>
    </Dialog>
  )
}

interface DishFieldProps {
  slot: MealSlot
  kind: MealKind
  name: string
  recipe: Recipe | null
  problem: string | null
  onName: (name: string) => void
  onRecipe: (recipe: Recipe) => void
  /** Called with a typed name that no recipe has. */
  onFood: (name: string) => void
}

function DishField({ slot, kind, name, recipe, problem, onName, onRecipe, onFood }: DishFieldProps) {
  const recipes = useRecipes().data
  if (kind !== 'recipe')
    return (
      <TextInput
        key={kind}
        label="Name"
        placeholder={nameExamples[kind]}
        data-autofocus
        value={name}
        error={problem}
        maxLength={200}
        onChange={({ currentTarget: { value } }) => onName(value)}
      />
    )
  return (
    <div>
      {recipes?.length === 0 ? (
        <p className="soft">
          You have no recipes yet.{' '}
          <ButtonLink to="/import-recipes" variant="subtle" size="compact-md">
            Bring some in
          </ButtonLink>
        </p>
      ) : (
        <RecipePicker
          recipes={recipes ?? []}
          firstTag={slot === 'snacks' ? 'snack' : slot}
          chosen={recipe}
          onChoose={onRecipe}
          // Whether a recipe has the typed name is known only when the recipes are.
          {...(recipes && { onFood })}
        />
      )}
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

const kinds = mealKinds.toSorted((a, b) => Number(b === 'recipe') - Number(a === 'recipe'))

function KindChoice({ value, onChange }: { value: MealKind; onChange: (kind: MealKind) => void }) {
  return (
    <fieldset className={classes.kinds}>
      <legend className={classes.legend}>What is it?</legend>
      <ChipRow>
        {kinds.map((kind) => {
          const Icon = kindIcons[kind]
          return (
            <ChoiceChip
              key={kind}
              type="radio"
              name="meal-kind"
              isChosen={kind === value}
              onChange={() => onChange(kind)}
            >
              <Icon size={17} aria-hidden />
              {kindNames[kind]}
            </ChoiceChip>
          )
        })}
      </ChipRow>
    </fieldset>
  )
}
