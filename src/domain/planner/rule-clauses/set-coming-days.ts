/** Which of two Saturdays is meant where somebody comes or is out: 'Tom is coming on Saturday'. */
import { addDays, type Day } from '../../day.ts'
import { datesIn, weekdayNameOf } from '../rule-joins/dates-in.ts'
import { isFunctionWord } from '../rule-joins/join.ts'
import type { RuleContext } from '../rule-context.ts'
import { type WeekdayName, weekdayNames } from '../weekday-names.ts'
import { hasKind, hasCue, hasWord, isOfKind, isWord } from '../rule-tokens/token-checks.ts'
import type { Token, TokenOf } from '../rule-tokens/token.ts'
import type { Clause } from './clause.ts'

/** Whether a token is a weekday alone, which 'Saturdays' and 'every Saturday' are not. */
const isWeekday = (token: Token): token is TokenOf<'days'> =>
  token.kind === 'days' && token.sort === 'one' && token.days?.length === 1 && !token.dates

/** Whether a token is 'the weekend', which 'weekends' is not. */
const isWeekend = (token: Token): token is TokenOf<'days'> =>
  token.kind === 'days' &&
  token.sort === 'span' &&
  token.days?.join() === 'saturday,sunday' &&
  !token.dates &&
  !token.isOften

/** The first weekend of a plan, or what is left of it. */
function comingWeekend(token: TokenOf<'days'>, context: RuleContext): TokenOf<'days'> {
  const [first, next] = datesIn(token, context)
  const dates = [
    first,
    next === undefined || first === undefined || next > addDays(first, 1) ? undefined : next,
  ]
  const { days: _, ...rest } = token
  return { ...rest, dates: dates.filter((date) => date !== undefined) }
}

/** Whether a token is a run of weekdays or several of them: 'Monday to Wednesday'. */
const isSeveral = (token: Token): token is TokenOf<'days'> =>
  token.kind === 'days' && token.sort === 'many' && !token.dates && !token.isOften && token.days !== undefined

const isNextDay = (day: WeekdayName, before: WeekdayName | undefined) =>
  before === undefined || weekdayNames.indexOf(day) === (weekdayNames.indexOf(before) + 1) % 7

/** Weekdays as a run where they follow one another, also over the end of a week. */
const runOf = (days: readonly WeekdayName[]) =>
  days
    .map((_, at) => [...days.slice(at), ...days.slice(0, at)])
    .find((turned) => turned.every((day, at) => isNextDay(day, turned[at - 1])))

/** The coming dates of several weekdays. Of a run all are behind its first: it is not parted. */
function comingDates({ days = [] }: TokenOf<'days'>, { dates }: RuleContext): Day[] {
  const nextOf = (weekday: WeekdayName) => dates.find((date) => weekdayNameOf(date) === weekday)
  const [first] = runOf(days) ?? []
  const begin = first && nextOf(first)
  const coming = begin
    ? days.map((_, after) => addDays(begin, after))
    : days.flatMap((day) => nextOf(day) ?? [])
  return coming.filter((date) => dates.includes(date)).toSorted()
}

/** Whether a clause tells what is so in each week: 'Mia always eats at school on Tuesday'. */
const isHabit = ({ tokens }: Clause) =>
  hasKind(tokens, 'every') ||
  hasWord(tokens, /\b(?:always|usually|normally|never|often|generally|regularly)\b/)

/** 'Ben is working late on Tuesday, don't count him': the day stands in the clause before. */
const isDayOfNext = ({ tokens }: Clause, next: Clause | undefined) =>
  next !== undefined && isOfTable(next) && !hasKind(next.tokens, 'days') && !hasKind(tokens, 'dish')

const isOfTable = (clause: Clause) =>
  !isHabit(clause) &&
  (hasCue(clause.tokens, 'guest', 'away', 'out', 'stays') ||
    (hasKind(clause.tokens, 'guest') && !hasKind(clause.tokens, 'dish')))

/** 'Mia is out on Tuesday, and also on Wednesday'. */
const isDayMore = ({ joiner, tokens }: Clause, before: Clause | undefined) =>
  joiner !== 'stop' &&
  before !== undefined &&
  isOfTable(before) &&
  tokens.every((token) => isFunctionWord(token) || isOfKind(token, 'days', 'slot'))

/**
 * In a plan of two weeks, a weekday on which somebody comes or is out is the coming one (planner
 * 154), a run of weekdays the coming run (planner 166), and so is that day in the rest of the sentence: 'Tom comes on Saturday, so a roast on
 * Saturday'. Of a stay, the later day is the first behind the earlier.
 */
export function setComingDays(clauses: readonly Clause[], context: RuleContext): readonly Clause[] {
  if (context.dates.length <= 7 || context.isEachWeek) return clauses
  const ofTable = clauses
    .filter(
      (clause, at) =>
        isOfTable(clause) ||
        isDayMore(clause, clauses[at - 1]) ||
        (!isHabit(clause) && isDayOfNext(clause, clauses[at + 1])),
    )
    .flatMap(({ tokens }) => tokens)
  const meant = new Set(ofTable.filter(isWeekday).map(({ days }) => days?.[0]))
  const ranges = ofTable.filter(isSeveral)
  const dateOf = new Map(
    ranges.flatMap((range) =>
      comingDates(range, context).map((date) => [weekdayNameOf(date), date] as const),
    ),
  )
  return clauses.map((clause) => {
    let before: Day = ''
    const tokens = clause.tokens.map((token, at): Token => {
      const isNext = isWord(clause.tokens[at - 1], /^next$/)
      if (isWeekend(token) && isOfTable(clause) && !hasCue(clause.tokens.slice(0, at), 'except'))
        return comingWeekend(token, context)
      if (isSeveral(token) && !hasCue(clause.tokens.slice(0, at), 'except')) {
        const dates = token.days?.flatMap((day) => dateOf.get(day) ?? []) ?? []
        const { days: _, ...rest } = token
        return dates.length > 0 ? { ...rest, dates: dates.toSorted() } : token
      }
      const ofRange = isWeekday(token) && dateOf.get(token.days?.[0] ?? 'monday')
      if (ofRange && !isNext) {
        const { days: _, ...rest } = token
        return { ...rest, dates: [ofRange] }
      }
      if (!isWeekday(token) || isNext || !meant.has(token.days?.[0])) return token
      const date = datesIn(token, context).find((one) => one > before)
      if (date === undefined) return token
      before = date
      const { days: _, ...rest } = token
      return { ...rest, dates: [date] }
    })
    return { ...clause, tokens }
  })
}
