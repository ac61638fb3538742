import { Button } from '@mantine/core'
import { formatCount } from '@plateful/ingredients/format-english'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { PlanPreview, PreviewedSlot } from '../../contract/planner.ts'
import { MAX_OPEN_PACKS } from '../../domain/planner/planning-request.ts'
import { DayOfPlan } from './day-of-plan.tsx'
import { RulesToGiveUp, PlanNotes, PlanProgress, PlanRules } from './plan-progress.tsx'
import type { usePlanPreview } from './use-plan-preview.ts'
import classes from './plan-preview.module.css'

interface Props {
  preview: ReturnType<typeof usePlanPreview>
  plan: PlanPreview
  isApplying: boolean
  onBack: () => void
  onApply: () => void
}

/** '5 meals on 4 days': only days that get a meal count (planner 118). */
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
        {/* If all meals are kept, no plan was looked for, so there is no progress to show. */}
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

/**
 * What is left at the end of the packs that the plan's list buys, and recipes that would use it up
 * (planner 38).
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
