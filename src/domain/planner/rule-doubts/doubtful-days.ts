/** Clauses about days and meals that may mean something else. */
import { insteadCues } from '../rule-tokens/token.ts'
import { type Facts, saysNone } from '../rule-clauses/clause-facts.ts'
import { isThatDay } from '../rule-meanings/dish-rules.ts'
import type { Doubt } from './doubt.ts'
import { isFunctionWord } from '../rule-joins/join.ts'
import type { Memory } from '../rule-clauses/memory.ts'
import {
  has,
  hasWord,
  isA,
  isCue,
  isNightly,
  isOwning,
  isDishToken,
  isUnit,
  isWord,
  wordAt,
} from '../rule-tokens/token-checks.ts'

/** 'Salmon one week, prawns the other': no rule can say every other week. */
const isOneWeek = ({ clause: { tokens }, dishes }: Facts) =>
  dishes.length > 0 &&
  tokens.some(
    (token, at) =>
      isDishToken(tokens[at - 1]) && token.kind === 'number' && isUnit(tokens[at + 1], 'week', 'fortnight'),
  )

/** 'Fish by Wednesday': a wish for a dish cannot say a last day. */
const isByDay = ({ clause: { tokens }, cues }: Facts, { rules }: Memory) =>
  !cues.has('use') &&
  rules.at(-1)?.kind !== 'use' &&
  tokens.some((token, at) => isWord(token, /^by$/) && tokens[at + 1]?.kind === 'days')

/** 'Friday is my night off', 'it's Dave's day off': off work, or off cooking? */
const isTheirTimeOff = ({ clause: { tokens } }: Facts) => {
  const off = wordAt(tokens, /(?:^| )(?:day|night|evening)s? off$/, 'cue')
  const before = tokens[off - 1]?.kind === 'number' ? tokens[off - 2] : tokens[off - 1]
  const isTheirs = isOwning(before)
  return off > 0 && (isTheirs || isWord(before, /^(?:my|our)(?: |$)/) || isWord(tokens[off], /^(?:my|our) /))
}

/** 'I'm free on Friday', 'Friday is my day off': no meal is left out. */
const isFreeToCook = ({ clause: { tokens } }: Facts) =>
  hasWord(tokens, /^(?:free|empty|blank|day off)$/, 'cue') &&
  hasWord(tokens, /^(?:im|were|i|we|well|ill|ive|weve|my|our)$/)

/** 'Turkey only on Thursday': at all on Thursday, or on no other day? */
const isAmbiguousOnly = ({ clause: { tokens }, number, count, days, dishes }: Facts) =>
  // 'Easy meals only until Wednesday'.
  !(days?.sort === 'span' && days.dates && dishes.every(({ isQuality }) => isQuality)) &&
  saysNone(number, count) &&
  tokens.some((token, at) => {
    const only = isWord(token, /^(?:only|just)$/, 'compare', 'every')
    const next = tokens.slice(at + 1).find((one) => !isFunctionWord(one))
    return only && isA(next, 'days', 'slot') && tokens.slice(0, at).some(isDishToken)
  })

/** 'Gluten free those days': no day was named. */
const isThenOfNone = ({ clause: { tokens } }: Facts, { days, exceptDays, reasonDays }: Memory) =>
  !days && !exceptDays && !reasonDays && tokens.some(isThatDay)

/** 'Leftovers from Monday': the day of cooking, not the first day on which they are eaten. */
const isCookedOnDay = ({ cues, days }: Facts) =>
  cues.has('leftovers') && days?.sort === 'span' && days.dates !== undefined

/** 'Abuela leaves on Monday': it is unclear since when she is there. */
const isLeaving = ({ clause: { tokens, joiner }, secondDays }: Facts) =>
  joiner === 'stop' && !secondDays && hasWord(tokens, /^(?:leaves|leaves on|goes home)$/)

/** 'Pasta but no cheese on Tuesday': is the pasta for Tuesday too? */
const isButOnDay = (
  { clause: { joiner, isUnmarked }, dishes, days, isNot }: Facts,
  { rules, isBare }: Memory,
) => {
  const last = rules.at(-1)
  return (
    (joiner === 'but' || isUnmarked === true) &&
    isNot &&
    days !== undefined &&
    dishes.length > 0 &&
    isBare &&
    last?.kind === 'have' &&
    !last.when
  )
}

/** 'Plain food for a few days': it is unclear which days. */
const isForUnclearDays = ({ clause: { tokens }, cues, dishes }: Facts) =>
  dishes.length > 0 &&
  !cues.has('double') &&
  !cues.has('eat again') &&
  !cues.has('use') &&
  tokens.some(
    (token, at) =>
      isA(token, 'number', 'count') &&
      isUnit(tokens[at + 1], 'days') &&
      isWord(
        tokens.slice(0, at).findLast((one) => !isWord(one, /^an?$/)),
        /^for$/,
      ),
  )

/** 'Sandwich at lunch soup at dinner': read as one clause, each dish would be at both meals. */
const isEachAtItsTime = ({ clause: { tokens } }: Facts) => {
  const order = tokens.flatMap((token) =>
    isDishToken(token) ? ['dish'] : token.kind === 'slot' ? [token.slots.join()] : [],
  )
  const [first, one, second, other] = order
  return (
    first === 'dish' &&
    second === 'dish' &&
    one !== undefined &&
    other !== undefined &&
    one !== 'dish' &&
    other !== 'dish' &&
    one !== other
  )
}

/** 'Takeaway Friday and Saturday out': read as one clause, each would be on both days. */
const isTwoInstead = ({ cues }: Facts) =>
  ([...insteadCues, 'away'] as const).filter((cue) => cues.has(cue)).length > 1

/** 'Nothing big in the evening': not nothing at all. */
const isNothingSo = ({ clause: { tokens }, dishes }: Facts) =>
  dishes.length === 0 &&
  tokens.some(
    (token, at) =>
      isWord(token, /^(?:nothing|nowt)$/, 'not') &&
      isWord(
        tokens[at + 1],
        /^(?:too|very|really|big|small|little|good|nice|lovely|proper|decent|tasty|fresh|old|usual|classic|long|homemade|home made)$/,
      ),
  )

/** 'Light after all that turkey': it is unclear after which meal. */
const isAfterAll = ({ clause: { tokens } }: Facts) =>
  tokens.some((token, at) => isCue(token, 'after') && has(tokens.slice(at + 1, at + 3), 'every', 'vague'))

/** 'Veggie all week with fish on Friday': it is unclear which of the two is all week. */
const isAllWeekOnDay = ({ isWeekLong, days, dishes, cues }: Facts) =>
  isWeekLong && days !== undefined && dishes.length > 1 && !cues.has('except')

/** 'Keep meat to weekends', 'Friday is the only day for chips': it is denied on other days. */
const isOnNoOther = ({ clause: { tokens }, dishes }: Facts) =>
  dishes.length > 0 &&
  tokens.some(
    (token, at) =>
      (isWord(token, /^(?:keep|limit|restrict)$/) &&
        isDishToken(tokens[at + 1]) &&
        tokens
          .slice(at + 2, at + 4)
          .some((to, index) => isWord(to, /^to$/) && tokens[at + 3 + index]?.kind === 'days')) ||
      (isWord(token, /^only$/) && (isUnit(tokens[at + 1], 'days') || tokens[at + 1]?.kind === 'slot')),
  )

/** 'Lunches too? No, just dinners', 'not just chicken': 'no' and 'not' do not deny the dish. */
const isNoOnly = ({ clause: { tokens } }: Facts) =>
  tokens.some((token, at) => {
    const next = tokens.slice(at + 1).find((one) => !isWord(one, /^needed$/))
    return isWord(token, /^(?:no|not|isnt|arent)$/, 'not') && isWord(next, /^(?:just|only)$/)
  })

/** 'Gran joins us for that one', 'make that night veggie': no day is known. */
const isOfThatOne = ({ clause: { tokens }, days }: Facts, memory: Memory) =>
  !days &&
  !memory.days &&
  !memory.reasonDays &&
  tokens.some((token, at) => {
    const [next, beyond] = tokens.slice(at + 1)
    const isOne = isA(beyond, 'number', 'meal')
    return (
      (isWord(token, /^for$/) && isWord(next, /^(?:that|this)$/) && isOne) ||
      (isWord(token, /^make that$/) && isNightly(next))
    )
  })

/** 'Fish on one of the Fridays': it is open which one. */
const isOneOfDays = ({ clause: { tokens } }: Facts) =>
  tokens.some((token, at) => {
    const [of, the, day] = tokens.slice(at + 1)
    const named = isWord(the, /^(?:the|these|those)$/) ? day : the
    return token.kind === 'number' && isWord(of, /^of$/) && named?.kind === 'days'
  })

/** 'The fish on a day Dave's in': it is unclear which day that is. */
const isOnSomeDay = ({ clause: { tokens } }: Facts) =>
  tokens.some((token, at) => {
    const next = tokens[at + 1]
    return isWord(token, /^(?:a day|a night|an evening)$/) && isA(next, 'who', 'guest', 'subject')
  })

/** Doubts about days and meals. */
export const doubtsOfDays: readonly Doubt[] = [
  isOneWeek,
  isByDay,
  isFreeToCook,
  isTheirTimeOff,
  isAmbiguousOnly,
  isThenOfNone,
  isCookedOnDay,
  isLeaving,
  isButOnDay,
  isForUnclearDays,
  isEachAtItsTime,
  isTwoInstead,
  isAllWeekOnDay,
  isAfterAll,
  isNothingSo,
  isOnNoOther,
  isNoOnly,
  isOfThatOne,
  isOneOfDays,
  isOnSomeDay,
]
