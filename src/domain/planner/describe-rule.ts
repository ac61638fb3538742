import { formatCount, formatList, withCapital } from '@plateful/ingredients/format-english'
import { addDays, formatDay, type Day } from '../day.ts'
import { type DishLike, listNames, type PlanRule, type RuleCount, type RuleDays } from './plan-rule.ts'
import { weekdayNames } from './weekday-names.ts'

const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)

type Ends = { min?: number | undefined; max?: number | undefined } | undefined
function limitTexts(ends: Ends, say: (figure: number) => string): string[] {
  if (!ends) return []
  const { min, max } = ends
  if (min !== undefined && max !== undefined && min === max) return [`exactly ${say(min)}`]
  return [
    ...(min !== undefined ? [`at least ${say(min)}`] : []),
    ...(max !== undefined ? [`at most ${say(max)}`] : []),
  ]
}
const money = (pounds: number) => `£${Number.isInteger(pounds) ? pounds : pounds.toFixed(2)}`

/** The limits on a serving, in words. */
const limitsOf = ({ minutes, cost, kcal, protein }: DishLike): string[] => [
  ...limitTexts(minutes, (figure) => `${figure} minutes`),
  ...limitTexts(cost, (figure) => `${money(figure)} a serving`),
  ...limitTexts(kcal, (figure) => `${figure} kcal a serving`),
  ...limitTexts(protein, (figure) => `${figure} g protein a serving`),
]

/** What a dish is like, in words: 'easy vegetarian dishes of at most 25 minutes', 'fish'. */
function describeDish(what: DishLike): string {
  const named = [...listNames(what.recipe), ...listNames(what.food)]
  const like = [
    ...(what.is ? [what.is] : []),
    ...(what.effort ? [what.effort] : []),
    ...[listNames(what.tag), listNames(what.diet), listNames(what.cuisine).map(withCapital)].flatMap(
      (names) => (names.length === 0 ? [] : [formatList(names, 'or')]),
    ),
  ]
  const limits = limitsOf(what)
  const noun = named.length > 0 ? formatList(named, 'or') : 'dishes'
  const different = what.different ? ['different cuisines'] : []
  if (different.length > 0 && named.length + like.length + limits.length === 0) return 'different cuisines'
  return `${[...like, noun].join(' ')}${limits.length > 0 ? ` of ${formatList(limits)}` : ''}`
}

const formatDate = (date: Day) => formatDay(date, 'short')

/** Dates in words; three or more in a row become a range: 'from 26 Nov to 2 Dec'. */
function formatDates(dates: readonly Day[]): string {
  const runs: Day[][] = []
  for (const date of dates.toSorted()) {
    const lastRun = runs.at(-1)
    const last = lastRun?.at(-1)
    if (lastRun && last !== undefined && addDays(last, 1) === date) lastRun.push(date)
    else runs.push([date])
  }
  const dayTexts = runs.flatMap((run) => {
    const [from, to] = [run[0] ?? '', run.at(-1) ?? '']
    return run.length > 2 ? [`${formatDate(from)} to ${formatDate(to)}`] : run.map(formatDate)
  })
  return runs.length === 1 && dates.length > 2
    ? ` from ${formatList(dayTexts)}`
    : ` on ${formatList(dayTexts)}`
}

const parts: Readonly<Record<string, string>> = { '0.25': '¼', '0.5': '½', '0.75': '¾' }

/** A number with its fraction as one sign: 0.5 is '½', 1.5 is '1½'. */
function formatFraction(n: number): string {
  const part = parts[String(Math.round((n % 1) * 100) / 100)]
  return part === undefined ? String(n) : `${n >= 1 ? Math.floor(n) : ''}${part}`
}

/** The days and meal times of a rule, in words, with a space before them; '' for all. */
function describeWhen(when: RuleDays | undefined): string {
  if (!when) return ''
  const days = weekdayNames.filter((name) => when.days?.includes(name))
  const isWeekdays = days.length === 5 && !days.includes('saturday') && !days.includes('sunday')
  const isWeekend = days.length === 2 && days[0] === 'saturday'
  const on = when.dates?.length
    ? formatDates(when.dates)
    : days.length === 0 || days.length === 7
      ? ''
      : isWeekdays
        ? ' on weekdays'
        : isWeekend
          ? ' at the weekend'
          : ` on ${formatList(days.map(withCapital))}`
  return `${when.slots?.length ? ` for ${formatList(when.slots)}` : ''}${on}`
}

function formatTimes(count: Exclude<RuleCount, 'every'>): string {
  const { min, max, exact } = count
  if (min !== undefined && min === max) return exact ? `exactly ${times(min)}` : times(min)
  if (min !== undefined && max !== undefined) return `${min} to ${max} times`
  if (min !== undefined) return min <= 1 ? 'at least once' : `at least ${times(min)}`
  return `at most ${times(max ?? 0)}`
}

const isOneDay = ({ when }: PlanRule) => (when?.dates?.length ?? when?.days?.length ?? 0) === 1

function describeHave(rule: Extract<PlanRule, { kind: 'have' }>): string {
  const { what, count, per } = rule
  const dish = describeDish(what)
  if (count === 'every') return `only ${dish}`
  if (count.max === 0) return `no ${dish}`
  const isPlainOne = isOneDay(rule) && count.min === 1 && count.max === undefined
  if (what.different && count.min !== undefined) return `at least ${count.min} ${dish}`
  return isPlainOne ? dish : `${dish} ${formatTimes(count)}${per ? ' a week' : ''}`
}

function describeRepeat({ what, by, same, days, count }: Extract<PlanRule, { kind: 'repeat' }>): string {
  if (same) return what ? `the same ${describeDish(what)} throughout` : 'the same dish throughout'
  const thing = what ? describeDish(what) : by ? `the same ${by}` : 'the same dish'
  if (count?.min !== undefined) return `at least ${count.min} different ${by ? `${by}s` : 'dishes'}`
  const most = count?.max ?? 1
  if (days === 2 && most === 1) return `${thing} not on two days running`
  return `${thing} at most ${times(most)}${days === undefined ? '' : ` within ${days} days`}`
}

const insteadText = {
  leftovers: 'leftovers',
  freezer: 'something from the freezer',
  takeaway: 'takeaway',
  bought: 'something bought ready',
  out: 'eating out',
} as const

function describeSkip({ instead, times: often, per }: Extract<PlanRule, { kind: 'skip' }>): string {
  const howOften = often === undefined ? '' : ` ${times(often)}${per ? ' a week' : ''}`
  return instead === undefined ? `no cooking${howOften}` : `${insteadText[instead]}${howOften}, no cooking`
}

const formatPeople = (count: number) => formatCount(count, 'person', 'people')

function describeSubject(rule: PlanRule): string {
  switch (rule.kind) {
    case 'have':
      return describeHave(rule)
    case 'use': {
      const { amount } = rule
      const amountText = amount
        ? ` (${formatFraction(amount.n)}${amount.unit === undefined ? '' : ` ${amount.unit}`})`
        : ''
      return `use up ${describeDish(rule.what)}${amountText}`
    }
    case 'skip':
      return describeSkip(rule)
    case 'leftover': {
      const to = describeWhen(rule.to) || (rule.meals === undefined ? '' : ` for ${rule.meals} meals in all`)
      return `leftovers${rule.what ? ` of ${describeDish(rule.what)}` : ''}${to || ' the day after'}, cooked`
    }
    case 'side':
      return 'a side with the main'
    case 'guest':
      return rule.who?.length
        ? `${formatList(rule.who)} ${rule.who.length === 1 ? 'comes' : 'come'}`
        : `${rule.people ?? 1} more ${(rule.people ?? 1) === 1 ? 'eats' : 'eat'}`
    case 'away':
      return `${formatList(rule.who ?? [])} ${rule.who?.length === 1 ? 'is' : 'are'} away`
    case 'heads':
      return `${formatPeople(rule.people)} ${rule.people === 1 ? 'eats' : 'eat'}`
    case 'repeat':
      return describeRepeat(rule)
    case 'order':
      return `${describeDish(rule.what)} the day after ${describeDish(rule.after)}`
    case 'total':
      break
  }
  return describeTotal(rule)
}

function describeTotal({ what, per }: Extract<PlanRule, { kind: 'total' }>): string {
  const { cost, kcal, protein } = what
  const sums = [
    ...limitTexts(cost, money),
    ...limitTexts(kcal, (figure) => `${figure} kcal a person`),
    ...limitTexts(protein, (figure) => `${figure} g protein a person`),
  ]
  return `${formatList(sums)} ${per === undefined ? 'in all' : `a ${per}`}`
}

/**
 * A rule in plain words: 'Fish twice', 'No mushrooms for Raj', 'If possible, only quick dishes on
 * Monday'.
 */
export function describeRule(rule: PlanRule): string {
  const when = rule.kind === 'leftover' ? describeWhen(rule.when) || ' before' : describeWhen(rule.when)
  const isWhoSaid = rule.kind === 'guest' || rule.kind === 'away'
  const who = !isWhoSaid && rule.who?.length ? ` for ${formatList(rule.who)}` : ''
  return withCapital(
    `${rule.strength === 'prefer' ? 'if possible, ' : ''}${describeSubject(rule)}${who}${when}`,
  )
}
