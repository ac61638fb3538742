import { type MealKind, mealKinds } from '../../domain/meals/meal.ts'
import classes from './kind-choice.module.css'
import { kindIcons, kindNames } from '../meals/meal-words.ts'

interface Props {
  value: MealKind
  onChange: (kind: MealKind) => void
}

/** Which of the five kinds of meal it is. */
export function KindChoice({ value, onChange }: Props) {
  return (
    <fieldset className={classes.kinds}>
      <legend className={classes.legend}>What is it?</legend>
      {mealKinds
        .toSorted((a, b) => Number(b === 'recipe') - Number(a === 'recipe'))
        .map((kind) => {
          const Icon = kindIcons[kind]
          return (
            <label key={kind} className={classes.kind}>
              <input
                type="radio"
                name="meal-kind"
                className={classes.radio}
                checked={kind === value}
                onChange={() => onChange(kind)}
              />
              <Icon size={17} aria-hidden />
              {kindNames[kind]}
            </label>
          )
        })}
    </fieldset>
  )
}
