import { areAllEmpty } from '../clauses/clause-facts.ts'
import { firstWord } from '../joins/join.ts'
import { isThatDay } from '../meanings/dish-rules.ts'
import {
  cueAt,
  hasKind,
  hasRun,
  hasWord,
  isOfKind,
  isDishToken,
  isNightly,
  isOwning,
  isRunAt,
  isUnit,
  isWord,
  unitOf,
  wordAt,
  wordOf,
} from '../tokens/token-checks.ts'
/** Clauses about days and meals that may mean something else. */
import { insteadCues } from '../tokens/token.ts'
import type { DoubtCheck } from './doubt-check.ts'

/** Doubts about days and meals. */
export const doubtsOfDays: readonly DoubtCheck[] = [
  // 'Salmon one week, prawns the other': no rule can say every other week.
  ({ tokens }) => hasRun(tokens, isDishToken, 'number', unitOf('week', 'fortnight')),
  // 'Fish by Wednesday': a wish for a dish cannot say a last day.
  ({ tokens, cues, last }) => !cues.has('use') && last?.kind !== 'use' && hasRun(tokens, /^by$/, 'days'),
  // 'Friday is my night off', 'it's Dave's day off': off work, or off cooking?
  ({ tokens }) => {
    const off = wordAt(tokens, /(?:^| )(?:day|night|evening)s? off$/, 'cue')
    const before = tokens[off - 1]?.kind === 'number' ? tokens[off - 2] : tokens[off - 1]
    const isTheirs = isOwning(before) || isWord(before, /^(?:my|our)(?: |$)/)
    return off > 0 && (isTheirs || isWord(tokens[off], /^(?:my|our) /))
  },
  // 'I'm free on Friday', 'Friday is my day off': no meal is left out.
  ({ tokens }) =>
    hasWord(tokens, /^(?:free|empty|blank|day off)$/, 'cue') &&
    hasWord(tokens, /^(?:im|were|i|we|well|ill|ive|weve|my|our)$/),
  // 'Turkey only on Thursday': at all on Thursday, or on no other day?
  ({ tokens, number, count, days, dishes }) =>
    // 'Easy meals only until Wednesday'.
    !(days?.sort === 'span' && days.dates && dishes.every(({ isQuality }) => isQuality)) &&
    areAllEmpty(number, count) &&
    tokens.some(
      (token, at) =>
        isWord(token, /^(?:only|just)$/, 'compare', 'every') &&
        isOfKind(firstWord(tokens.slice(at + 1)), 'days', 'slot') &&
        tokens.slice(0, at).some(isDishToken),
    ),
  // 'Gluten free those days': no day was named.
  ({ tokens, state: { days, exceptDays, reasonDays } }) =>
    areAllEmpty(days, exceptDays, reasonDays) && tokens.some(isThatDay),
  // 'Leftovers from Monday': the day of cooking, not the first day on which they are eaten.
  ({ cues, days }) => cues.has('leftovers') && days?.sort === 'span' && days.dates !== undefined,
  // 'Abuela leaves on Monday': it is unclear since when she is there.
  ({ tokens, joiner, secondDays }) =>
    joiner === 'stop' && !secondDays && hasWord(tokens, /^(?:leaves|leaves on|goes home)$/),
  // 'Pasta but no cheese on Tuesday': is the pasta for Tuesday too?
  ({ joiner, isUnmarked, dishes, days, isNot, last, state: { isOnlyDishes } }) =>
    (joiner === 'but' || isUnmarked === true) &&
    isNot &&
    days !== undefined &&
    dishes.length > 0 &&
    isOnlyDishes &&
    last?.kind === 'have' &&
    !last.when,
  // 'Plain food for a few days': it is unclear which days.
  ({ tokens, cues, dishes }) =>
    dishes.length > 0 &&
    !(['double', 'eat again', 'use'] as const).some((cue) => cues.has(cue)) &&
    hasRun(
      tokens.filter((one) => !isWord(one, /^an?$/)),
      /^for$/,
      ['number', 'count'],
      unitOf('days'),
    ),
  // 'Sandwich at lunch soup at dinner': read as one clause, each dish would be at both meals.
  ({ tokens }) => {
    const order = tokens.filter((token) => isOfKind(token, 'dish', 'slot'))
    const [, meal, , other] = order
    return (
      isRunAt(order, 0, 'dish', 'slot', 'dish', 'slot') &&
      meal?.kind === 'slot' &&
      other?.kind === 'slot' &&
      meal.slots.join() !== other.slots.join()
    )
  },
  // 'Takeaway Friday and Saturday out': read as one clause, each would be on both days.
  ({ cues }) => ([...insteadCues, 'away'] as const).filter((cue) => cues.has(cue)).length > 1,
  // 'Veggie all week with fish on Friday': it is unclear which of the two is all week.
  ({ isWeekLong, days, dishes, cues }) =>
    isWeekLong && days !== undefined && dishes.length > 1 && !cues.has('except'),
  // 'Light after all that turkey': it is unclear after which meal.
  ({ tokens, cues }) => {
    const after = cueAt(tokens, 'after')
    return cues.has('after') && hasKind(tokens.slice(after + 1, after + 3), 'every', 'vague')
  },
  // 'Nothing big in the evening': not nothing at all.
  ({ tokens, dishes }) =>
    dishes.length === 0 &&
    hasRun(
      tokens,
      wordOf(/^(?:nothing|nowt)$/, 'not'),
      /^(?:too|very|really|big|small|little|good|nice|lovely|proper|decent|tasty|fresh|old|usual|classic|long|homemade|home made)$/,
    ),
  // 'Keep meat to weekends': it is denied on other days.
  ({ tokens }) =>
    hasRun(
      tokens.filter(({ kind }) => kind !== 'meal' && kind !== 'slot'),
      /^(?:keep|limit|restrict)$/,
      isDishToken,
      /^to$/,
      'days',
    ),
  // 'Friday is the only day for chips': so is this.
  ({ tokens, dishes }) =>
    dishes.length > 0 && hasRun(tokens, /^only$/, (token) => isUnit(token, 'days') || token.kind === 'slot'),
  // 'Lunches too? No, just dinners', 'not just chicken': 'no' and 'not' do not deny the dish.
  ({ tokens }) =>
    hasRun(
      tokens.filter((token) => !isWord(token, /^needed$/)),
      wordOf(/^(?:no|not|isnt|arent)$/, 'not'),
      /^(?:just|only)$/,
    ),
  // 'Gran joins us for that one', 'make that night veggie': no day is known.
  ({ tokens, days, state }) =>
    areAllEmpty(days, state.days, state.reasonDays) &&
    (hasRun(tokens, /^for$/, /^(?:that|this)$/, ['number', 'meal']) ||
      hasRun(tokens, /^make that$/, isNightly)),
  // 'Fish on one of the Fridays': it is open which one.
  ({ tokens }) =>
    hasRun(
      tokens.filter((token) => !isWord(token, /^(?:the|these|those)$/)),
      'number',
      /^of$/,
      'days',
    ),
  // 'The fish on a day Dave's in': it is unclear which day that is.
  ({ tokens }) => hasRun(tokens, /^(?:a day|a night|an evening)$/, ['who', 'guest', 'subject']),
]
