import { type RefCallback, useState } from 'react'
import type { Meal } from '../../../domain/calendar/meal.ts'
import { DinersField } from '../diners/diners-field.tsx'
import { DinersSummary } from '../diners/diners-summary.tsx'
import { MealWarnings } from '../diners/meal-warnings.tsx'
import { PeopleField } from '../diners/people-field.tsx'
import { KindMark } from './kind-mark.tsx'
import { MealButtons } from './meal-buttons.tsx'
import type { MealAt } from './meal-moves.ts'
import { MealNameField } from './meal-name-field.tsx'
import classes from './open-meal.module.css'

interface Props {
  ref: RefCallback<HTMLElement>
  from: MealAt
  recipe: string | undefined
  onType: (change: Partial<Meal>) => void
  onRemove: () => void
  /** Closes it again; undefined where there is room for it to stand open. */
  onDone: (() => void) | undefined
}

/** A meal whose name, people and eaters can be changed, with what else can be done with it. */
export function OpenMeal({ ref, from, recipe, onType, onRemove, onDone }: Props) {
  const { meal } = from
  const isNarrow = onDone !== undefined
  const [isChoosing, setChoosing] = useState(false)
  return (
    <li
      ref={ref}
      className={classes.meal}
      data-narrow={isNarrow}
      {...(isNarrow && { tabIndex: -1, 'aria-label': meal.name })}
    >
      <MealNameField name={meal.name} isLarge={isNarrow} onType={(name) => onType({ name })} />
      <div className={classes.facts}>
        {!isNarrow && <KindMark kind={meal.type} />}
        <PeopleField
          label={`People for ${meal.name}`}
          value={meal.peopleCount}
          onChange={(peopleCount) => onType({ peopleCount })}
          isLarge={isNarrow}
        />
        {!isNarrow && (
          <DinersSummary meal={meal} isOpen={isChoosing} onTurn={() => setChoosing(!isChoosing)} />
        )}
      </div>
      <div className={classes.below}>
        {(isChoosing || isNarrow) && <DinersField what={meal.name} value={meal} onChange={onType} />}
        <MealWarnings meal={meal} />
      </div>
      <MealButtons from={from} recipe={recipe} onRemove={onRemove} onDone={onDone} />
    </li>
  )
}
