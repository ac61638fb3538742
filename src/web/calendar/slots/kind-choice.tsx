import { type MealKind, mealKinds } from '../../../domain/calendar/meal.ts'
import { kindIcons, kindNames } from '../meal-words.ts'
import { ChoiceChip, Chips } from '../../ui/forms/choice-chip.tsx'
import classes from './kind-choice.module.css'

interface Props {
  value: MealKind
  onChange: (kind: MealKind) => void
}

/** What is added most often stands first. */
const kinds = mealKinds.toSorted((a, b) => Number(b === 'recipe') - Number(a === 'recipe'))

/** Which of the five kinds of meal it is. */
export function KindChoice({ value, onChange }: Props) {
  return (
    <fieldset>
      <legend className={classes.legend}>What is it?</legend>
      <Chips>
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
      </Chips>
    </fieldset>
  )
}
