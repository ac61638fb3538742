import { IconSnowflake } from '@tabler/icons-react'
import type { Day } from '../../domain/day.ts'
import { slotNames } from '../calendar/meal-words.ts'
import { Note } from '../ui/note.tsx'
import classes from './home-screen.module.css'
import type { ToThaw } from './week-ahead.ts'

/** What to take out of the freezer; nothing when nothing has to thaw. */
export function FreezerNote({ today, meals }: { today: Day; meals: readonly ToThaw[] }) {
  if (meals.length === 0) return null
  return (
    <Note as="aside" className={classes.freezer} aria-label="From the freezer">
      <IconSnowflake size={22} aria-hidden />
      <p>
        Take out of the freezer:{' '}
        {meals.map(({ meal, date, slot }, index) => (
          <span key={`${date}-${slot}-${meal.id}`}>
            {index > 0 && ', '}
            <strong>{meal.name}</strong> for {date === today ? 'today’s' : 'tomorrow’s'}{' '}
            {slotNames[slot].toLowerCase()}
          </span>
        ))}
      </p>
    </Note>
  )
}
