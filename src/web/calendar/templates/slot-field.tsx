import { Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Meal, MealSlot } from '../../../domain/calendar/meal.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { kindNames, slotNames } from '../meal-labels.ts'
import { PeopleInput } from './people-input.tsx'
import classes from './slot-field.module.css'

interface Props {
  slot: MealSlot
  meals: readonly Meal[]
  problem: string | undefined
  addForm: ReactNode
  onOpenForm: () => void
  onChange: (meals: Meal[]) => void
}

export function SlotField({ slot, meals, problem, addForm, onOpenForm, onChange }: Props) {
  return (
    <fieldset className={classes.slot}>
      <legend className={classes.name}>{slotNames[slot]}</legend>
      {meals.length > 0 && (
        <ul className={classes.meals}>
          {meals.map((meal) => (
            <li key={meal.id} className={classes.meal}>
              <span className={classes.words}>
                <span className="dish">{meal.name}</span>
                <span className={classes.kind}>{kindNames[meal.type]}</span>
              </span>
              <span className="soft" aria-hidden>
                for
              </span>
              <PeopleInput
                className={classes.people}
                aria-label={`People for ${meal.name}`}
                size="sm"
                value={meal.peopleCount}
                onChange={(peopleCount) =>
                  onChange(
                    meals.map((remaining) =>
                      remaining.id === meal.id ? { ...remaining, peopleCount } : remaining,
                    ),
                  )
                }
              />
              <IconButton
                label={`Remove ${meal.name}`}
                icon={IconX}
                onClick={() => onChange(meals.filter(({ id }) => id !== meal.id))}
              />
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {addForm || (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPlus size={16} aria-hidden />}
          aria-label={`Add a meal to ${slotNames[slot].toLowerCase()}`}
          onClick={onOpenForm}
        >
          Add a meal
        </Button>
      )}
    </fieldset>
  )
}
