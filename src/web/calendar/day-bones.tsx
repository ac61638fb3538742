import type { Day } from '../../domain/day.ts'
import { Bone, Loading } from '../ui/loading.tsx'
import classes from './day-grid.module.css'

/** The shape of the days while they are on their way. */
export const DayBones = ({ days }: { days: readonly Day[] }) => (
  <Loading label="Loading your calendar">
    <div className={classes['days']} data-count={days.length}>
      {days.map((date) => (
        <Bone key={date} height="26rem" />
      ))}
    </div>
  </Loading>
)
