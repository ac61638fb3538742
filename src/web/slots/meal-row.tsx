import { IconExternalLink, IconGripVertical, IconUsers, IconX } from '@tabler/icons-react'
import { type MouseEvent, type TouchEvent, useRef, useState } from 'react'
import type { Meal, MealKind } from '../../domain/meals/meal.ts'
import { DinersField } from '../diners/diners-field.tsx'
import { DinersSummary } from '../diners/diners-summary.tsx'
import type { Household } from '../diners/household-people.ts'
import { MealWarnings } from '../diners/meal-warnings.tsx'
import { PeopleField } from '../diners/people-field.tsx'
import { kindIcons, kindNames } from '../meals/meal-words.ts'
import { ReadyLink } from '../ui/ready-link.tsx'
import { MealMenu } from './meal-menu.tsx'
import { type MealAt, useMealMoves } from './meal-moves.ts'
import classes from './meal-row.module.css'

interface Props {
  /** The meal, and where it stands. */
  from: MealAt
  household: Household
  isLocked: boolean
  /** There is no room for every button at once: the meal is a line that opens. */
  isNarrow: boolean
  onType: (change: Partial<Meal>) => void
  onRemove: () => void
}

/** The meal's recipe, for its people, with the way back to its day; undefined where it has none. */
const recipeAddress = ({ date, meal: { recipeId, peopleCount } }: MealAt) =>
  recipeId === undefined
    ? undefined
    : `/recipe/${recipeId}?servings=${peopleCount}&date=${date}&from=calendar`

/** One meal of a slot: its name and its people can be changed where they stand. */
export function MealRow({ from, household, isLocked, isNarrow, onType, onRemove }: Props) {
  const { meal } = from
  const moves = useMealMoves()
  const [isOpen, setOpen] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const recipe = recipeAddress(from)
  if (isLocked) return <MealLine meal={meal} household={household} recipe={recipe} />
  if (isNarrow && !isOpen)
    return (
      <MealLine
        meal={meal}
        household={household}
        onOpen={() => setOpen(true)}
        onHold={(event) => moves.hold(from, event)}
      />
    )
  const word = (text: string) => (isNarrow ? text : null)
  return (
    <li className={classes.meal} data-narrow={isNarrow}>
      <NameField name={meal.name} onType={(name) => onType({ name })} />
      <div className={classes.facts}>
        <KindMark kind={meal.type} />
        <PeopleField
          label={`People for ${meal.name}`}
          value={meal.peopleCount}
          onChange={(peopleCount) => onType({ peopleCount })}
          isLarge={isNarrow}
        />
        <DinersSummary
          meal={meal}
          household={household}
          isOpen={isChoosing}
          onTurn={() => setChoosing(!isChoosing)}
        />
      </div>
      <div className={classes.below}>
        {(isChoosing || isNarrow) && (
          <DinersField what={meal.name} value={meal} household={household} onChange={onType} />
        )}
        <MealWarnings meal={meal} household={household} />
      </div>
      <div className={classes.deeds}>
        {recipe !== undefined && (
          <ReadyLink
            href={recipe}
            className={classes.deed}
            aria-label={`Open recipe ${meal.name}`}
            title="Open recipe"
          >
            <IconExternalLink size={16} aria-hidden />
            {word('Recipe')}
          </ReadyLink>
        )}
        <button
          type="button"
          className={classes.deed}
          aria-label={`Remove ${meal.name}`}
          title="Remove"
          onClick={onRemove}
        >
          <IconX size={17} aria-hidden />
          {word('Remove')}
        </button>
        <MealMenu from={from} className={classes.deed} />
        {!isNarrow && (
          <span
            className={classes.grip}
            title="Drag to another slot or day"
            aria-hidden
            onMouseDown={(event) => moves.hold(from, event)}
            onTouchStart={(event) => moves.hold(from, event)}
          >
            <IconGripVertical size={16} />
          </span>
        )}
        {isNarrow && (
          <button type="button" className={classes.done} onClick={() => setOpen(false)}>
            Done
          </button>
        )}
      </div>
    </li>
  )
}

interface LineProps {
  meal: Meal
  household: Household
  onOpen?: () => void
  /** Where a meal that cannot be opened leads to: its day is bought for, and somebody is going to cook. */
  recipe?: string | undefined
  onHold?: (event: MouseEvent<HTMLElement> | TouchEvent<HTMLElement>) => void
}

function KindMark({ kind }: { kind: MealKind }) {
  const Icon = kindIcons[kind]
  return (
    <span className={classes.kind} title={kindNames[kind]}>
      <Icon size={15} aria-hidden />
      <span className="aloud">{kindNames[kind]}</span>
    </span>
  )
}

/** A meal to read; on a phone a press opens it, on a locked day its recipe. */
function MealLine({ meal, household, onOpen, recipe, onHold }: LineProps) {
  const words = (
    <>
      <span className={classes.name}>{meal.name}</span>
      <span className={classes.lineFacts}>
        <KindMark kind={meal.type} />
        <span className={classes.eaters}>
          <IconUsers size={14} aria-hidden />
          <span className="aloud">for</span> {meal.peopleCount}
        </span>
      </span>
    </>
  )
  return (
    <li className={classes.line}>
      {onOpen ? (
        <button
          type="button"
          className={classes.opener}
          aria-label={`Change ${meal.name}`}
          onClick={onOpen}
          onMouseDown={onHold}
          onTouchStart={onHold}
        >
          {words}
        </button>
      ) : recipe !== undefined ? (
        <ReadyLink href={recipe} className={classes.opener} aria-label={`Open recipe ${meal.name}`}>
          {words}
        </ReadyLink>
      ) : (
        <div className={classes.opener}>{words}</div>
      )}
      <div className={classes.below}>
        <MealWarnings meal={meal} household={household} />
      </div>
    </li>
  )
}

/** A name that looks like a heading and is a field: it grows with its text; Enter leaves it, Escape puts back what was there. */
function NameField({ name, onType }: { name: string; onType: (name: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  const atFocus = useRef(name)
  const type = (text: string) => {
    const line = text.replace(/\s*\n\s*/g, ' ')
    setTyped(line)
    // A meal without a name cannot be saved; until there is one again, the old name stands.
    if (line.trim() !== '') onType(line.trim())
  }
  return (
    <span className={classes.grow} data-text={`${typed ?? name} `}>
      <textarea
        className={classes.name}
        rows={1}
        aria-label={`Name of ${name}`}
        maxLength={200}
        spellCheck={false}
        value={typed ?? name}
        onFocus={() => {
          atFocus.current = name
        }}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          // Here Enter and Escape choose or give up letters, and end no name.
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') event.currentTarget.blur()
          if (event.key !== 'Escape') return
          setTyped(null)
          onType(atFocus.current)
        }}
      />
    </span>
  )
}
