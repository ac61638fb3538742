import { Button } from '@mantine/core'
import { IconRepeat } from '@tabler/icons-react'
import type { PlanPreview } from '../../contract/planner.ts'
import { formatDay } from '../../domain/day.ts'
import { formatMinutes } from '../recipes/format-recipe.ts'
import type { usePlanPreview } from './use-plan-preview.ts'
import classes from './planned-meal-card.module.css'

interface Props {
  /** The number of the meal in the plan, and its title. */
  number: number
  title: string
  plan: PlanPreview
  preview: ReturnType<typeof usePlanPreview>
  isBusy: boolean
}

/** Offers to cook more of a meal, so that it feeds two days. */
export function EatAgainOffer({ number, title, plan, preview, isBusy }: Props) {
  const offer = plan.offers.find(({ place, later }) => place === number && !preview.isRemoved(later))
  if (!offer) return null
  const weekday = formatDay(offer.date, 'weekday')
  const day = offer.slot === 'lunch' ? `lunch on ${weekday}` : weekday
  const replaced = plan.reasons[offer.later]?.title
  // A no-break space keeps the number with its unit.
  const time = offer.minutes ? ` (${formatMinutes(offer.minutes).replaceAll(' ', '\u00a0')})` : ''
  return (
    <div className={classes.again}>
      <Button
        variant="default"
        size="compact-md"
        classNames={{ root: classes.whole, label: 'rows' }}
        disabled={isBusy}
        aria-label={`Cook ${title} for ${day} too`}
        leftSection={<IconRepeat size={16} aria-hidden />}
        onClick={() => preview.eatAgain(offer)}
      >
        Cook it for {day} too
      </Button>
      {replaced && (
        <span className="soft">
          instead of {replaced === title ? 'cooking it again' : replaced}
          {time}
        </span>
      )}
    </div>
  )
}
