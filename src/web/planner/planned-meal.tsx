import { Button } from '@mantine/core'
import {
  IconAlertTriangle,
  IconArrowsExchange,
  IconPin,
  IconPinFilled,
  IconRefresh,
  IconRepeat,
} from '@tabler/icons-react'
import { useState } from 'react'
import type { PlannedMeal as Meal, PlanPreview } from '../../contract/planner.ts'
import { formatDay } from '../../domain/day.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { EatenAgainMark } from '../calendar/slots/leftover-mark.tsx'
import { RecipePicture } from '../recipes/recipe-picture.tsx'
import { sayMinutes } from '../recipes/say-recipe.ts'
import { KnowLineDialog } from '../household/who-can-eat/know-line-dialog.tsx'
import { Note } from '../ui/note.tsx'
import classes from './planned-meal.module.css'

type Offer = PlanPreview['offers'][number]

interface Props {
  meal: Meal
  recipe: Recipe | undefined
  people: number
  /** The days on which it is eaten again. */
  later: readonly string[]
  /** When it could be eaten again, and what would not be cooked then. */
  offer: Offer | undefined
  instead: string | null
  isPinned: boolean
  isBusy: boolean
  onPin: () => void
  onSwap: () => void
  onRedraw: () => void
  onKnown: () => void
  onEatAgain: (offer: Offer) => void
}

/** One meal of a plan that is looked at: what it is, why, and what to do about it. */
export function PlannedMeal({
  meal,
  recipe,
  people,
  later,
  offer,
  instead,
  isPinned,
  isBusy,
  onPin,
  onSwap,
  onRedraw,
  onKnown,
  onEatAgain,
}: Props) {
  const { title, why, runnerUp } = meal
  if (title === null) return <p className={classes.none}>Stays empty: {why[0]}.</p>
  return (
    <div className={classes.meal} data-pinned={isPinned}>
      <div className={classes.head}>
        <div className={classes.picture}>{recipe && <RecipePicture recipe={recipe} />}</div>
        <div>
          <p className={classes.title}>{title}</p>
          <p className={classes.first}>
            {people} {people === 1 ? 'person' : 'people'}
            {why[0] && ` · ${why[0]}`}
          </p>
          {later.length > 0 && <EatenAgainMark when={later} />}
          {meal.isUnchecked && <Unchecked lines={meal.unknownLines} onKnown={onKnown} />}
        </div>
      </div>
      <div className={classes.presses}>
        <Button
          variant={isPinned ? 'light' : 'subtle'}
          size="compact-md"
          aria-pressed={isPinned}
          aria-label={`Pin ${title}`}
          leftSection={isPinned ? <IconPinFilled size={16} aria-hidden /> : <IconPin size={16} aria-hidden />}
          onClick={onPin}
        >
          {isPinned ? 'Pinned' : 'Pin'}
        </Button>
        {!isPinned && (
          <Button
            variant="subtle"
            size="compact-md"
            disabled={isBusy}
            aria-label={`Draw again in place of ${title}`}
            leftSection={<IconRefresh size={16} aria-hidden />}
            onClick={onRedraw}
          >
            Draw again
          </Button>
        )}
        {runnerUp && !isPinned && (
          <Button
            variant="subtle"
            size="compact-md"
            className={classes.swap}
            disabled={isBusy}
            aria-label={`Swap ${title} for ${runnerUp.title}`}
            leftSection={<IconArrowsExchange size={16} aria-hidden />}
            onClick={onSwap}
          >
            <span className={classes.swapText}>Swap for {runnerUp.title}</span>
          </Button>
        )}
      </div>
      {offer && (
        <EatAgain title={title} offer={offer} instead={instead} isBusy={isBusy} onPress={onEatAgain} />
      )}
      <Why meal={meal} />
    </div>
  )
}

interface EatAgainProps {
  title: string
  offer: Offer
  instead: string | null
  isBusy: boolean
  onPress: (offer: Offer) => void
}

/** Offers to cook more of a meal, and so to cook once for two days. */
function EatAgain({ title, offer, instead, isBusy, onPress }: EatAgainProps) {
  const day = formatDay(offer.date, 'weekday')
  const saved =
    instead === null ? null : `${instead}${offer.minutes ? ` (${sayMinutes(offer.minutes)})` : ''}`
  return (
    <div className={classes.again}>
      <Button
        variant="default"
        size="compact-md"
        disabled={isBusy}
        aria-label={`Cook ${title} for ${day} too`}
        leftSection={<IconRepeat size={16} aria-hidden />}
        onClick={() => onPress(offer)}
      >
        Cook it for {day} too
      </Button>
      {saved !== null && <span className={classes.saved}>in place of {saved}</span>}
    </div>
  )
}

/** Says that nobody knows every ingredient, and lets the family vouch for the lines. */
function Unchecked({ lines, onKnown }: { lines: readonly string[]; onKnown: () => void }) {
  const [asked, setAsked] = useState<string | null>(null)
  return (
    <Note as="div" isSmall className={classes.unchecked}>
      <p>
        <IconAlertTriangle size={15} aria-hidden /> Not checked: the product does not know every ingredient.
        Make sure before somebody with an allergy eats it.
      </p>
      {lines.map((line) => (
        <Button
          key={line}
          variant="default"
          size="compact-sm"
          className={classes.unknown}
          onClick={() => setAsked(line)}
        >
          What is in ‘{line}’?
        </Button>
      ))}
      {asked !== null && <KnowLineDialog line={asked} onClose={() => setAsked(null)} onKnown={onKnown} />}
    </Note>
  )
}

/** Up to four reasons, the runner-up, and what was left out for whom. */
function Why({ meal: { why, runnerUp, excluded, offered } }: { meal: Meal }) {
  return (
    <details className={classes.why}>
      <summary>Why this one?</summary>
      <ul className={classes.reasons}>
        {why.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p className={classes.others}>
        Chosen from {offered} {offered === 1 ? 'recipe' : 'recipes'}.
        {runnerUp && ` Next best: ${runnerUp.title}.`}
      </p>
      {excluded.length > 0 && (
        <ul className={classes.excluded} aria-label="Left out">
          {excluded.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </details>
  )
}
