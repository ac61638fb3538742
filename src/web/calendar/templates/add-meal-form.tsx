import { Button, NativeSelect, Select, TextInput } from '@mantine/core'
import { type KeyboardEvent, useRef } from 'react'
import { MealKind, mealKinds } from '../../../domain/calendar/meal.ts'
import { useRecipes } from '../../recipes/queries.ts'
import { kindNames, nameExamples, slotNames } from '../meal-labels.ts'
import { isComplete, type MealToAdd } from './meal-to-add.ts'
import { PeopleInput } from './people-input.tsx'
import classes from './add-meal-form.module.css'

interface Props {
  meal: MealToAdd
  onChange: (meal: MealToAdd) => void
  onAdd: () => void
  onClose: () => void
}

/**
 * The form for one more meal of a slot: its kind, its name or recipe, and for how many. Enter adds
 * it and the form stays open.
 */
export function AddMealForm({ meal, onChange, onAdd, onClose }: Props) {
  const name = useRef<HTMLInputElement>(null)
  const recipes = useRecipes().data ?? []
  const ready = isComplete(meal)

  const add = () => {
    onAdd()
    name.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter adds this meal and must not submit the whole template.
    event.preventDefault()
    if (ready) add()
  }

  return (
    <div className={classes.form} role="group" aria-label={`Add to ${slotNames[meal.slot].toLowerCase()}`}>
      <NativeSelect
        label="Kind"
        value={meal.type}
        data={mealKinds.map((kind) => ({ value: kind, label: kindNames[kind] }))}
        onChange={(event) => onChange({ ...meal, type: MealKind.parse(event.currentTarget.value) })}
      />
      <PeopleInput
        label="People"
        value={meal.people}
        onChange={(people) => onChange({ ...meal, people })}
        onKeyDown={onKeyDown}
      />
      <div className={classes.what}>
        {meal.type === 'recipe' ? (
          <Select
            ref={name}
            label="Recipe"
            placeholder="Type to find a recipe"
            searchable
            limit={50}
            nothingFoundMessage="No recipe has that name"
            data-autofocus
            data={recipes.map(({ id, name: label }) => ({ value: String(id), label }))}
            value={meal.recipe ? String(meal.recipe.id) : null}
            onChange={(id) =>
              onChange({ ...meal, recipe: recipes.find((recipe) => String(recipe.id) === id) ?? null })
            }
          />
        ) : (
          <TextInput
            ref={name}
            label="Name"
            placeholder={nameExamples[meal.type]}
            data-autofocus
            maxLength={200}
            autoComplete="off"
            value={meal.name}
            onChange={(event) => onChange({ ...meal, name: event.currentTarget.value })}
            onKeyDown={onKeyDown}
          />
        )}
        {meal.type === 'recipe' && (
          <p className={classes.hint}>The planner may choose a different recipe each week.</p>
        )}
      </div>
      <div className={classes.actions}>
        <Button variant="subtle" color="gray" size="sm" onClick={onClose}>
          Done
        </Button>
        <Button size="sm" disabled={!ready} onClick={add}>
          Add meal
        </Button>
      </div>
    </div>
  )
}
