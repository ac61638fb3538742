import type { PlanPreview } from '../../contract/planner.ts'
import { MOST_RESTS } from '../../domain/planner/planning-request.ts'
import classes from './plan-look.module.css'

/** What stays open at the end of the plan, and what would use it up (planner 38). */
export function PlanOpen({ plan: { openAtEnd } }: { plan: PlanPreview }) {
  if (openAtEnd.length === 0) return null
  const said = openAtEnd.slice(0, MOST_RESTS)
  const more = openAtEnd.length - said.length
  const rests = said.map(({ left }) => left).join(', ')
  return (
    <section aria-label="Open at the end">
      <p className={classes.text}>
        Open at the end: {rests}
        {more > 0 && ` and ${more} more`}.
      </p>
      {said.map(({ left, dishes }) =>
        dishes.length === 0 ? null : (
          <p key={left} className={classes.text}>
            {dishes.map(({ title, people }) => `${title} for ${people}`).join(' or ')} would use up {left}.
          </p>
        ),
      )}
    </section>
  )
}
