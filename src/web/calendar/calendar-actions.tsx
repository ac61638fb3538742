import { Button } from '@mantine/core'
import {
  IconChartBar,
  IconCopy,
  IconPrinter,
  IconRss,
  IconShoppingCart,
  IconSparkles,
} from '@tabler/icons-react'
import { type CalendarView, calendarViews } from '../../domain/calendar/calendar-view.ts'
import type { Day, DayRange } from '../../domain/day.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { SegmentedControl } from '../ui/forms/segmented-control.tsx'
import classes from './calendar-screen.module.css'

interface Props {
  /** A day of the week to summarise, where it is not this week. */
  date: Day | undefined
  /** The days to shop for: those that are shown and not over. */
  toShop: DayRange | undefined
  /** Copies the week, keeps it as a menu or fills it from one. */
  onReuse: () => void
  onSubscribe: () => void
}

const look = { variant: 'default', classNames: { root: classes.way, label: classes.words } } as const

/** Links to other screens. Each has an icon and a word, because a phone has no hover. */
export const CalendarActions = ({ date, toShop, onReuse, onSubscribe }: Props) => (
  <div className={classes.ways}>
    <ButtonLink {...look} to="/meal-summary" search={date === undefined ? {} : { date }}>
      <IconChartBar size={18} aria-hidden />
      <span>
        <span className="aloud">Weekly </span>Summary
      </span>
    </ButtonLink>
    <ButtonLink {...look} to="/ai-meal-planner" aria-label="AI Meal Planner">
      <IconSparkles size={18} aria-hidden />
      Planner
    </ButtonLink>
    <ButtonLink {...look} to="/shopping-list" search={toShop ?? {}} aria-label="Shopping List">
      <IconShoppingCart size={18} aria-hidden />
      List
    </ButtonLink>
    <Button {...look} onClick={onReuse} aria-label="Reuse this week: copy it or use a menu">
      <IconCopy size={18} aria-hidden />
      Reuse
    </Button>
    <Button {...look} onClick={onSubscribe}>
      <IconRss size={18} aria-hidden />
      Subscribe
    </Button>
    <Button {...look} onClick={() => window.print()}>
      <IconPrinter size={18} aria-hidden />
      Print
    </Button>
  </div>
)

const names: Record<CalendarView, string> = {
  day: 'Day',
  'three-days': '3-Day',
  week: 'Week',
  custom: 'Custom Range',
}

interface ViewChoiceProps {
  view: CalendarView
  onChange: (view: CalendarView) => void
}

/** How many days are shown. A custom range asks for its dates, also when one is chosen already. */
export function ViewChoice({ view, onChange }: ViewChoiceProps) {
  return (
    <SegmentedControl
      className={classes.choice}
      aria-label="View"
      value={view}
      onChange={onChange}
      onAgain={(again) => again === 'custom' && onChange(again)}
      offered={calendarViews.map((value) => ({ value, label: names[value] }))}
    />
  )
}
