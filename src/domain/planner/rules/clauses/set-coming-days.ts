/** Which of two Saturdays is meant where somebody comes or is out: 'Tom is coming on Saturday'. */

import { addDays, type Day } from '../../../day.ts'
import { datesIn } from '../joins/dates-in.ts'
import { isFunctionWord } from '../joins/join.ts'
import type { RuleContext } from '../rule-context.ts'
import { hasKind, hasCue, hasWord, isOfKind, isWord } from '../tokens/token-checks.ts'
import type { Token, TokenOf } from '../tokens/token.ts'
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

/** Whether a clause tells what is so in each week: 'Mia always eats at school on Tuesday'. */
const isHabit = ({ tokens }: Clause) =>
  hasKind(tokens, 'every') ||
  hasWord(tokens, /\b(?:always|usually|normally|never|often|generally|regularly)\b/)

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
 * 154), and so is that day in the rest of the sentence: 'Tom comes on Saturday, so a roast on
 * Saturday'. Of a stay, the later day is the first behind the earlier.
 */
export function setComingDays(clauses: readonly Clause[], context: RuleContext): readonly Clause[] {
  if (context.dates.length <= 7 || context.isEachWeek) return clauses
  const meant = new Set(
    clauses
      .filter((clause, at) => isOfTable(clause) || isDayMore(clause, clauses[at - 1]))
      .flatMap(({ tokens }) => tokens.filter(isWeekday).map(({ days }) => days?.[0])),
  )
  return clauses.map((clause) => {
    let before: Day = ''
    const tokens = clause.tokens.map((token, at): Token => {
      const isNext = isWord(clause.tokens[at - 1], /^next$/)
      if (isWeekend(token) && isOfTable(clause) && !hasCue(clause.tokens.slice(0, at), 'except'))
        return comingWeekend(token, context)
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
