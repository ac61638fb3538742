import { Button } from '@mantine/core'
import {
  IconCalendarPlus,
  IconCircleDashed,
  IconCirclePlus,
  IconLock,
  IconReplace,
} from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { PlanPreview, PreviewedSlot } from '../../contract/planner.ts'
import { type Day, formatDay } from '../../domain/day.ts'
import { MAX_OPEN_PACKS } from '../../domain/planner/planning-request.ts'
import { formatCount } from '../../domain/format-english.ts'
import { slotNames } from '../calendar/meal-labels.ts'
import { CookedOnNote } from '../calendar/slots/leftover-note.tsx'
import { useRecipes } from '../recipes/queries.ts'
import classes from './plan-preview.module.css'
import { PlannedMealCard } from './planned-meal-card.tsx'
import { RulesToGiveUp, PlanNotes, PlanProgress, PlanRules } from './plan-progress.tsx'
import type { usePlanPreview } from './use-plan-preview.ts'

interface Props {
  preview: ReturnType<typeof usePlanPreview>
  plan: PlanPreview
  isApplying: boolean
  onBack: () => void
  onApply: () => void
}

/** '5 meals on 4 days': the days that get any (planner 118). */
const countMeals = (meals: number, days: number) =>
  meals === 0 ? 'No meals to add' : `${formatCount(meals, 'meal')} on ${formatCount(days, 'day')}`

/**
 * The preview of a plan: what is added, what stays and what goes, day by day, with the button that
 * applies it.
 */
export function PlanPreviewPanel({ preview, plan, isApplying, onBack, onApply }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const days = [...new Set(plan.slots.map(({ date }) => date))]
  const addedBySlot = plan.slots.map((slot) => ({
    date: slot.date,
    added: addedIn(slot, plan, preview.isRemoved),
  }))
  const added = addedBySlot.reduce((sum, slot) => sum + slot.added, 0)
  const filledDays = new Set(addedBySlot.flatMap((slot) => (slot.added > 0 ? [slot.date] : [])))
  const isAllKept = plan.slots.length > 0 && plan.slots.every(({ state }) => state === 'kept')
  const isBusy = preview.isRequesting || isApplying
  return (
    <section className="stack" aria-labelledby="plan-look">
      <header className={classes.head}>
        <h2 id="plan-look" ref={heading} tabIndex={-1} className={classes.title}>
          Your plan
        </h2>
        <p className={classes.facts}>
          {isAllKept
            ? 'All of these meals are planned already, so there’s nothing to add. Go back to choose other days or meals.'
            : `${countMeals(added, filledDays.size)}. Nothing is saved yet.`}
        </p>
        {/* Where no meal is planned there is no proof. */}
        {!isAllKept && <PlanProgress plan={plan} progress={preview.progress} onStop={preview.stop} />}
      </header>
      <PlanRules plan={plan} />
      <RulesToGiveUp plan={plan} />
      <PlanNotes plan={plan} />
      <ol className={classes.days} aria-busy={isBusy}>
        {days.map((date) => (
          <DayOfPlan key={date} date={date} plan={plan} preview={preview} isBusy={isBusy} />
        ))}
      </ol>
      <UnusedPacks plan={plan} />
      <footer className={classes.foot} data-bottom-bar>
        <Button variant="subtle" color="gray" onClick={onBack}>
          Back
        </Button>
        {!isAllKept && (
          <Button
            variant="default"
            loading={preview.isRequesting}
            disabled={isApplying}
            onClick={preview.shuffle}
          >
            Shuffle the rest
          </Button>
        )}
        <Button
          leftSection={<IconCalendarPlus size={18} aria-hidden />}
          loading={isApplying}
          disabled={preview.isRequesting || added === 0}
          onClick={onApply}
        >
          Add to calendar
        </Button>
      </footer>
    </section>
  )
}

const addedIn = (slot: PreviewedSlot, plan: PlanPreview, isRemoved: (number: number) => boolean): number =>
  slot.state === 'kept'
    ? 0
    : slot.copies.length +
      slot.places.filter((number) => plan.reasons[number]?.recipeId != null && !isRemoved(number)).length

const eatenLater = (date: Day, recipeId: number | null, { slots }: PlanPreview): string[] =>
  slots
    .filter(({ copies }) =>
      copies.some((copy) => copy.leftoverOf?.date === date && copy.recipeId === recipeId),
    )
    .map((other) => formatDay(other.date, 'weekday'))

/** The dish that is replaced if the meal is eaten again there. */
function titleInstead({ offers, reasons }: PlanPreview, number: number): string | null {
  const offer = offers.find(({ place }) => place === number)
  return (offer && reasons[offer.later]?.title) ?? null
}

const marks = {
  added: { icon: IconCirclePlus, text: 'New' },
  replaced: { icon: IconReplace, text: 'Replaced' },
  kept: { icon: IconLock, text: 'Kept' },
  empty: { icon: IconCircleDashed, text: 'Open' },
} as const

interface DayProps {
  date: Day
  plan: PlanPreview
  preview: Props['preview']
  isBusy: boolean
}

function DayOfPlan({ date, plan, preview, isBusy }: DayProps) {
  const recipes = useRecipes().data ?? []
  return (
    <li className={classes.day}>
      <h3 className={classes.date}>{formatDay(date, 'long')}</h3>
      {plan.slots
        .filter((slot) => slot.date === date)
        .map((slot) => {
          const isOpen =
            slot.copies.length === 0 && slot.places.length > 0 && slot.places.every(preview.isRemoved)
          const state = isOpen ? 'empty' : slot.state
          const { icon: Icon, text } = marks[state]
          const names = slot.standing.map(({ name }) => name).join(', ')
          return (
            <div key={slot.slot} className={classes.slot}>
              <p className={classes.slotHead}>
                <span className={classes.slotName}>{slotNames[slot.slot]}</span>
                <span className={classes.mark} data-state={state}>
                  <Icon size={15} aria-hidden />
                  {text}
                </span>
              </p>
              {slot.state === 'kept' && slot.places.length === 0 && <p className={classes.kept}>{names}</p>}
              {slot.state === 'replaced' && (
                <p className="soft">
                  instead of <s>{names}</s>
                </p>
              )}
              {slot.note !== null && slot.copies.length === 0 && <p className={classes.copy}>{slot.note}</p>}
              {slot.copies.map((meal) => (
                <CopiedMeal key={meal.id} meal={meal} place={slot} preview={preview} isBusy={isBusy} />
              ))}
              {slot.places.map((number) => {
                const meal = plan.reasons[number]
                if (!meal) return null
                return (
                  <PlannedMealCard
                    key={number}
                    meal={meal}
                    recipe={recipes.find(({ id }) => id === meal.recipeId)}
                    people={slot.peopleCount}
                    later={eatenLater(date, meal.recipeId, plan)}
                    offer={plan.offers.find(
                      ({ place, later }) => place === number && !preview.isRemoved(later),
                    )}
                    instead={titleInstead(plan, number)}
                    onEatAgain={preview.eatAgain}
                    isPinned={preview.pinned.includes(number)}
                    isRemoved={preview.isRemoved(number)}
                    isGone={preview.isGone(number)}
                    isBusy={isBusy}
                    onRemove={() => preview.toggleRemoved(number)}
                    onPin={() => preview.togglePin(number)}
                    onSwap={() => preview.swap(number)}
                    onRedraw={() => preview.redraw(number)}
                    onKnown={preview.requestAgain}
                  />
                )
              })}
            </div>
          )
        })}
    </li>
  )
}

interface CopiedProps {
  meal: PreviewedSlot['copies'][number]
  place: PreviewedSlot
  preview: Props['preview']
  isBusy: boolean
}

/** A meal that is not cooked for itself: leftovers name the day of cooking, and may be undone. */
function CopiedMeal({ meal, place, preview, isBusy }: CopiedProps) {
  const { leftoverOf } = meal
  if (!leftoverOf) return <p className={classes.copy}>{meal.name}</p>
  return (
    <div className={classes.copy}>
      <p>
        {meal.name}{' '}
        <span className={classes.heads}>· {formatCount(meal.peopleCount, 'person', 'people')}</span>
      </p>
      <CookedOnNote date={leftoverOf.date} eatenOn={place.date} isPlanned />
      {preview.isEatenAgain(place) && (
        <Button
          variant="subtle"
          size="compact-md"
          className={classes.instead}
          disabled={isBusy}
          aria-label={`Cook something instead of ${meal.name}`}
          onClick={() => preview.cookInstead(place)}
        >
          Cook something instead
        </Button>
      )}
    </div>
  )
}

/**
 * What the plan leaves over of the packs that its list buys, and recipes that would use it (planner
 * 38).
 */
function UnusedPacks({ plan: { openAtEnd } }: { plan: PlanPreview }) {
  if (openAtEnd.length === 0) return null
  const listedItems = openAtEnd.slice(0, MAX_OPEN_PACKS)
  const hiddenCount = openAtEnd.length - listedItems.length
  const rests = listedItems.map(({ left }) => left).join(', ')
  return (
    <section aria-label="Left at the end">
      <p className={classes.text}>
        Left at the end: {rests}
        {hiddenCount > 0 && ` and ${hiddenCount} more`}.
      </p>
      {listedItems.map(({ left, dishes }) =>
        dishes.length === 0 ? null : (
          <p key={left} className={classes.text}>
            {dishes.map(({ title, people }) => `${title} for ${people}`).join(' or ')} would use up {left}.
          </p>
        ),
      )}
    </section>
  )
}
