import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { addDays, type Day, formatDay } from '../../domain/day.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import type { DayAhead } from './week-ahead.ts'
import classes from './home.module.css'

function dayName(date: Day, today: Day): string {
  if (date === today) return 'Today'
  return date === addDays(today, 1) ? 'Tomorrow' : formatDay(date, 'weekday')
}

function describeDay({ plan, dinners, isGap }: DayAhead): string {
  if (plan?.isSkipped) return 'Ignored'
  if (dinners.length > 0) return dinners.map(({ name }) => name).join(', ')
  return isGap ? 'Open' : 'No dinner'
}

export function WeekStrip({ today, days }: { today: Day; days: readonly DayAhead[] }) {
  const gaps = days.filter(({ isGap }) => isGap)
  const nextGap = gaps.find(({ date }) => date !== today)
  return (
    <section className={classes.card} aria-labelledby="week-ahead">
      <header className={classes.header}>
        <h2 id="week-ahead">The next seven days</h2>
        <MoreLink to="/calendar" words="Calendar" />
      </header>
      <ol className={classes.days}>
        {days.map((day) => (
          <li key={day.date} data-gap={day.isGap}>
            <Link to="/calendar" search={{ view: 'day', date: day.date }} className={classes.day}>
              <span className={classes.name}>{dayName(day.date, today)}</span>
              <span className={day.dinners.length > 0 ? classes.dish : classes.none}>{describeDay(day)}</span>
            </Link>
          </li>
        ))}
      </ol>
      {gaps.length > 1 ? (
        <ButtonLink to="/ai-meal-planner" variant="light" fullWidth>
          Plan the other {gaps.length} dinners
        </ButtonLink>
      ) : nextGap ? (
        <ButtonLink to="/calendar" search={{ view: 'day', date: nextGap.date }} variant="light" fullWidth>
          Plan {nextGap.date === addDays(today, 1) ? 'tomorrow' : dayName(nextGap.date, today)}
        </ButtonLink>
      ) : (
        gaps.length === 0 && (
          <p className="soft">
            {days.every(({ dinners }) => dinners.length > 0) && 'Every dinner is planned. '}
            Nothing left to decide.
          </p>
        )
      )}
    </section>
  )
}

/** A link beside a heading of the home screen, to everything under it. */
export const MoreLink = ({ to, words }: { to: '/calendar' | '/recipes'; words: string }) => (
  <Link to={to} className={classes.more}>
    {words} <IconArrowRight size={16} aria-hidden />
  </Link>
)
