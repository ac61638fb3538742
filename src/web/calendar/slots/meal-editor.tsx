import { type RefCallback, useRef, useState } from 'react'
import type { Diners } from '../../../domain/calendar/diners.ts'
import type { Meal } from '../../../domain/calendar/meal.ts'
import type { Day } from '../../../domain/day.ts'
import { PEOPLE_LIMITS } from '../../../domain/fields.ts'
import { thingKey } from '../../api/waiting-things.ts'
import { WaitingSign } from '../../ui/waiting-sign.tsx'
import { DinersField, DinersSummary, MealWarnings } from '../diners/diners-field.tsx'
import { PeopleField } from '../diners/people-field.tsx'
import { LeftoverNote, useEatersLater } from './leftover-note.tsx'
import { MealButtons } from './meal-buttons.tsx'
import { KindMark } from './meal-line.tsx'
import { MealPicture } from './meal-picture.tsx'
import type { MealAt } from './perform-action.ts'
import classes from './meal-editor.module.css'

interface Props {
  ref: RefCallback<HTMLElement>
  from: MealAt
  recipe: string | undefined
  onType: (change: Partial<Meal>) => void
  onRemove: () => void
  /** Closes the meal again; undefined where there is room for it to stay open. */
  onDone: (() => void) | undefined
}

export function MealEditor({ ref, from, recipe, onType, onRemove, onDone }: Props) {
  const { meal } = from
  const isNarrow = onDone !== undefined
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <li
      ref={ref}
      className={classes.meal}
      data-narrow={isNarrow}
      {...(isNarrow && { tabIndex: -1, 'aria-label': meal.name })}
    >
      {!isNarrow && <MealHead meal={meal} date={from.date} />}
      <MealNameField name={meal.name} isLarge={isNarrow} onType={(name) => onType({ name })} />
      <div className={classes.facts}>
        {!isNarrow && meal.recipeId !== undefined && <KindMark meal={meal} date={from.date} />}
        <PeopleField
          label={`People for ${meal.name}`}
          value={meal.peopleCount}
          onChange={(peopleCount) => onType({ peopleCount })}
          isLarge={isNarrow}
        />
        {!isNarrow && (
          <DinersSummary meal={meal} isOpen={isChoosing} onTurn={() => setIsChoosing(!isChoosing)} />
        )}
      </div>
      <div className={classes.below}>
        {(isChoosing || isNarrow) && <DinersOfMeal meal={meal} date={from.date} onChange={onType} />}
        <LeftoverNote meal={meal} date={from.date} />
        <MealWarnings meal={meal} />
        <WaitingSign thing={thingKey.meal(from.date, meal.id)} />
      </div>
      <MealButtons from={from} recipe={recipe} onRemove={onRemove} onDone={onDone} />
    </li>
  )
}

interface DinersOfMealProps {
  meal: Meal
  date: Day
  onChange: (diners: Diners) => void
}

function DinersOfMeal({ meal, date, onChange }: DinersOfMealProps) {
  // The number of people includes those who eat leftovers of it, so they stay in it.
  const eatersLater = useEatersLater(meal, date)
  const withEatersLater = (diners: Diners) => ({
    ...diners,
    peopleCount: Math.min(PEOPLE_LIMITS.most, diners.peopleCount + eatersLater),
  })
  return (
    <DinersField what={meal.name} value={meal} onChange={(diners) => onChange(withEatersLater(diners))} />
  )
}

function MealHead({ meal, date }: { meal: Meal; date: Day }) {
  if (meal.recipeId !== undefined) return <MealPicture meal={meal} shape="banner" />
  return (
    <p className={classes.kind}>
      <KindMark meal={meal} date={date} isVisible />
    </p>
  )
}

interface MealNameFieldProps {
  name: string
  /** On a phone the field is as large as its other fields. */
  isLarge: boolean
  onType: (name: string) => void
}

/**
 * The name's field, which looks like a heading and grows with its text. Enter leaves it; Escape
 * restores the name.
 */
function MealNameField({ name, isLarge, onType }: MealNameFieldProps) {
  const [inputValue, setInputValue] = useState<string | null>(null)
  const atFocus = useRef(name)
  const onTextChange = (text: string) => {
    const line = text.replace(/\s*\n\s*/g, ' ')
    setInputValue(line)
    // A meal without a name cannot be saved, so the old name stays until there is a new one.
    if (line.trim() !== '') onType(line.trim())
  }
  return (
    <span className={classes.grow} data-text={`${inputValue ?? name} `} data-large={isLarge}>
      <textarea
        className={classes.name}
        rows={1}
        aria-label={`Name of ${name}`}
        maxLength={200}
        spellCheck={false}
        value={inputValue ?? name}
        onFocus={() => {
          atFocus.current = name
        }}
        onChange={({ target }) => onTextChange(target.value)}
        onBlur={() => setInputValue(null)}
        onKeyDown={(event) => {
          // While an input method composes, Enter and Escape belong to it.
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') event.currentTarget.blur()
          if (event.key !== 'Escape') return
          setInputValue(null)
          onType(atFocus.current)
        }}
      />
    </span>
  )
}
