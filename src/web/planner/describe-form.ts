import { formatList, withCapital } from '@plateful/ingredients/format-english'
import { addDays, type Day, type DayRange, formatDay, formatDays, startOfWeek } from '../../domain/day.ts'
import { describeRule } from '../../domain/planner/describe-rule.ts'
import type { PlanRule } from '../../domain/planner/plan-rule.ts'
import { weekdayNames } from '../../domain/planner/weekday-names.ts'
import { slotNames } from '../calendar/meal-labels.ts'
import { datesOf, type PlannerFormValues, unlockedDates } from './planner-form-values.ts'

const WEEK = 7

function describeRange({ start, end }: PlannerFormValues, today: Day): string {
  if (start === end) return start === today ? 'today' : formatDay(start, 'long')
  if (start === today && end === addDays(today, WEEK - 1)) return 'the next 7 days'
  const sunday = addDays(startOfWeek(today), WEEK - 1)
  if (start === today && end === sunday) return 'the rest of this week'
  if (start === addDays(sunday, 1) && end === addDays(sunday, WEEK)) return 'next week'
  return formatDays({ start, end }, 'short')
}

/** 'Dinner for the next 7 days, for everybody', or what is still to be chosen. */
export function describeRequest(
  form: PlannerFormValues,
  { today, template, guests }: { today: Day; template: string | undefined; guests: readonly string[] },
): string {
  if (form.start === '' || form.end === '') return 'Choose the days to plan'
  const slotOrTemplate = template ?? (form.meal && slotNames[form.meal])
  if (!slotOrTemplate) return `Choose a meal for ${describeRange(form, today)}`
  return `${slotOrTemplate} for ${describeRange(form, today)}, for ${formatList(['everybody', ...guests])}`
}

/**
 * The days themselves: 'Tuesday 24 November – Monday 30 November, only Monday and Friday', and how
 * many of them are locked (planner 153).
 */
export function formatDates(form: PlannerFormValues, locks: readonly DayRange[]): string {
  const { start, end, weekdays } = form
  if (start === '' || end === '') return ''
  const dates = formatDays({ start, end }, 'long')
  const onlyWeekdays = weekdayNames.filter((name) => weekdays.includes(name)).map(withCapital)
  const locked = datesOf(form).length - unlockedDates(form, locks).length
  return [
    dates,
    ...(onlyWeekdays.length > 0 ? [`only ${formatList(onlyWeekdays)}`] : []),
    ...(locked > 0 ? [`${locked} of them locked by a shopping list`] : []),
  ].join(', ')
}

/** The rules that apply, those of this plan first; without any, an example of one. */
export function describeFormRules(
  { rules, sentence }: PlannerFormValues,
  keptRules: readonly PlanRule[],
): string {
  const descriptions = [...rules, ...keptRules].map(describeRule)
  if (sentence.trim() !== '') descriptions.push(`‘${sentence.trim()}’ (not added yet)`)
  return descriptions.length === 0
    ? 'None yet. Say it as you would: fish twice, no beef'
    : descriptions.join(' · ')
}

export function describeOptions(form: PlannerFormValues, guests: readonly string[]): string {
  const { replaceExistingMeals, ignoreSkippedDays, balanceCuisines, tags, freezer } = form
  return [
    ...(guests.length > 0 ? [`With ${formatList(guests)}`] : []),
    ...(tags.length > 0 ? [`Only ${formatList(tags)}`] : []),
    replaceExistingMeals ? 'Replaces what’s already planned' : 'Keeps what’s already planned',
    ignoreSkippedDays ? 'Leaves ignored days alone' : 'Plans ignored days too',
    balanceCuisines ? 'Varies cuisines' : 'Cuisines may repeat',
    ...(freezer.trim() !== '' ? [`In the freezer: ${freezer.trim()}`] : []),
  ].join(' · ')
}
