import type { PlanPreview } from '../../contract/planner.ts'
import { MAX_RESTS } from '../../domain/planner/planning-request.ts'
import classes from './plan-preview.module.css'

/**
 * What the plan leaves over of the packs that its list buys, and recipes that would use it (planner
 * 38).
 */
export function UnusedPacks({ plan: { openAtEnd } }: { plan: PlanPreview }) {
  if (openAtEnd.length === 0) return null
  const listedItems = openAtEnd.slice(0, MAX_RESTS)
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
