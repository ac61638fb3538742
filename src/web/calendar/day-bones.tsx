import type { Day } from '../../domain/day/day.ts'
import { Bone, Loading } from '../ui/loading.tsx'
import classes from './day-grid.module.css'

/** The shape of the days while they are on their way. */
export function DayBones({ days }: { days: readonly Day[] }) {
  return (
    <Loading label="Loading your calendar">
      <div className={classes.days} data-count={days.length}>
        {days.map((date) => (
          <section key={date}>
            <Bone height="4.5rem" />
            <Bone height="6.5rem" />
            <Bone height="6.5rem" />
            <Bone height="6.5rem" />
          </section>
        ))}
      </div>
    </Loading>
  )
}
