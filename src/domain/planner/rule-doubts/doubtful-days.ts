/** Clauses about days and meals that may mean something else. */
import { insteadCues } from '../rule-tokens/piece.ts'
import { type Facts, saysNone } from '../rule-clauses/clause-facts.ts'
import { isThatDay } from '../rule-meanings/dish-rules.ts'
import type { Doubt } from './doubt.ts'
import { isIdle } from '../rule-joins/joined.ts'
import type { Memory } from '../rule-clauses/memory.ts'
import {
  has,
  hasWord,
  isA,
  isCue,
  isNightly,
  isOwning,
  isThing,
  isUnit,
  isWord,
  wordAt,
} from '../rule-tokens/piece-checks.ts'

/** 'Salmon one week, prawns the other': every other week, and no rule says that. */
const isOneWeek = ({ clause: { pieces }, dishes }: Facts) =>
  dishes.length > 0 &&
  pieces.some(
    (piece, at) =>
      isThing(pieces[at - 1]) && piece.is === 'number' && isUnit(pieces[at + 1], 'week', 'fortnight'),
  )

/** 'Fish by Wednesday': on one of the days until then, which no wish for a dish can say. */
const isByDay = ({ clause: { pieces }, cues }: Facts, { rules }: Memory) =>
  !cues.has('use') &&
  rules.at(-1)?.kind !== 'use' &&
  pieces.some((piece, at) => isWord(piece, /^by$/) && pieces[at + 1]?.is === 'days')

/** 'Friday is my night off', 'it's Dave's day off': of work, or of cooking? */
const isTheirTimeOff = ({ clause: { pieces } }: Facts) => {
  const off = wordAt(pieces, /(?:^| )(?:day|night|evening)s? off$/, 'cue')
  const before = pieces[off - 1]?.is === 'number' ? pieces[off - 2] : pieces[off - 1]
  const isTheirs = isOwning(before)
  return off > 0 && (isTheirs || isWord(before, /^(?:my|our)(?: |$)/) || isWord(pieces[off], /^(?:my|our) /))
}

/** 'I'm free on Friday', 'Friday is my day off': no meal is left out. */
const isFreeToCook = ({ clause: { pieces } }: Facts) =>
  hasWord(pieces, /^(?:free|empty|blank|day off)$/, 'cue') &&
  hasWord(pieces, /^(?:im|were|i|we|well|ill|ive|weve|my|our)$/)

/** 'Turkey only on Thursday': on Thursday, or on no other day? */
const isOnlyThen = ({ clause: { pieces }, number, count, days, dishes }: Facts) =>
  // 'Easy meals only until Wednesday'.
  !(days?.sort === 'span' && days.dates && dishes.every(({ isQuality }) => isQuality)) &&
  saysNone(number, count) &&
  pieces.some((piece, at) => {
    const only = isWord(piece, /^(?:only|just)$/, 'compare', 'every')
    const next = pieces.slice(at + 1).find((one) => !isIdle(one))
    return only && isA(next, 'days', 'slot') && pieces.slice(0, at).some(isThing)
  })

/** 'Gluten free those days', where no day was named. */
const isThenOfNone = ({ clause: { pieces } }: Facts, { days, but, reasonDays }: Memory) =>
  !days && !but && !reasonDays && pieces.some(isThatDay)

/** 'Leftovers from Monday' are eaten on another day, and not from that day on. */
const isFromDay = ({ cues, days }: Facts) =>
  cues.has('leftovers') && days?.sort === 'span' && days.dates !== undefined

/** 'Abuela leaves on Monday': since when she is there, it does not say. */
const isLeaving = ({ clause: { pieces, how }, second }: Facts) =>
  how === 'stop' && !second && hasWord(pieces, /^(?:leaves|leaves on|goes home)$/)

/** 'Pasta but no cheese on Tuesday': is the pasta on that day too? */
const isButOnDay = ({ clause: { how, isTorn }, dishes, days, isNot }: Facts, { rules, isBare }: Memory) => {
  const last = rules.at(-1)
  return (
    (how === 'but' || isTorn === true) &&
    isNot &&
    days !== undefined &&
    dishes.length > 0 &&
    isBare &&
    last?.kind === 'have' &&
    !last.when
  )
}

/** 'Plain food for a few days': which ones, it does not say. */
const isForDays = ({ clause: { pieces }, cues, dishes }: Facts) =>
  dishes.length > 0 &&
  !cues.has('double') &&
  !cues.has('eat again') &&
  !cues.has('use') &&
  pieces.some(
    (piece, at) =>
      isA(piece, 'number', 'count') &&
      isUnit(pieces[at + 1], 'days') &&
      isWord(
        pieces.slice(0, at).findLast((one) => !isWord(one, /^an?$/)),
        /^for$/,
      ),
  )

/** 'Sandwich at lunch soup at dinner': which at which, once both are named together. */
const isEachAtItsTime = ({ clause: { pieces } }: Facts) => {
  const order = pieces.flatMap((piece) =>
    isThing(piece) ? ['thing'] : piece.is === 'slot' ? [piece.slots.join()] : [],
  )
  const [first, one, second, other] = order
  return (
    first === 'thing' &&
    second === 'thing' &&
    one !== undefined &&
    other !== undefined &&
    one !== 'thing' &&
    other !== 'thing' &&
    one !== other
  )
}

/** 'Takeaway Friday and Saturday out': each on its own day, where both are named together. */
const isTwoInstead = ({ cues }: Facts) =>
  ([...insteadCues, 'away'] as const).filter((cue) => cues.has(cue)).length > 1

/** 'Nothing big in the evening' is not nothing. */
const isNothingSo = ({ clause: { pieces }, dishes }: Facts) =>
  dishes.length === 0 &&
  pieces.some(
    (piece, at) =>
      isWord(piece, /^(?:nothing|nowt)$/, 'not') &&
      isWord(
        pieces[at + 1],
        /^(?:too|very|really|big|small|little|good|nice|lovely|proper|decent|tasty|fresh|old|usual|classic|long|homemade|home made)$/,
      ),
  )

/** 'Light after all that turkey': which meal that was, nobody says. */
const isAfterAll = ({ clause: { pieces } }: Facts) =>
  pieces.some((piece, at) => isCue(piece, 'after') && has(pieces.slice(at + 1, at + 3), 'every', 'vague'))

/** 'Veggie all week with fish on Friday': which of the two is all week? */
const isAllWeekOnDay = ({ isWeekLong, days, dishes, cues }: Facts) =>
  isWeekLong && days !== undefined && dishes.length > 1 && !cues.has('except')

/** 'Keep meat to weekends', 'Friday is the only day for chips': on no other. */
const isOnNoOther = ({ clause: { pieces }, dishes }: Facts) =>
  dishes.length > 0 &&
  pieces.some(
    (piece, at) =>
      (isWord(piece, /^(?:keep|limit|restrict)$/) &&
        isThing(pieces[at + 1]) &&
        pieces
          .slice(at + 2, at + 4)
          .some((to, index) => isWord(to, /^to$/) && pieces[at + 3 + index]?.is === 'days')) ||
      (isWord(piece, /^only$/) && (isUnit(pieces[at + 1], 'days') || pieces[at + 1]?.is === 'slot')),
  )

/** 'Lunches too? No, just dinners', 'not just chicken': those, and not none of them. */
const isNoOnly = ({ clause: { pieces } }: Facts) =>
  pieces.some((piece, at) => {
    const next = pieces.slice(at + 1).find((one) => !isWord(one, /^needed$/))
    return isWord(piece, /^(?:no|not|isnt|arent)$/, 'not') && isWord(next, /^(?:just|only)$/)
  })

/** 'Gran joins us for that one', 'make that night veggie': which, where no day is known. */
const isOfThatOne = ({ clause: { pieces }, days }: Facts, memory: Memory) =>
  !days &&
  !memory.days &&
  !memory.reasonDays &&
  pieces.some((piece, at) => {
    const [next, beyond] = pieces.slice(at + 1)
    const isOne = isA(beyond, 'number', 'meal')
    return (
      (isWord(piece, /^for$/) && isWord(next, /^(?:that|this)$/) && isOne) ||
      (isWord(piece, /^make that$/) && isNightly(next))
    )
  })

/** 'Fish on one of the Fridays': on which of them is left open. */
const isOneOfDays = ({ clause: { pieces } }: Facts) =>
  pieces.some((piece, at) => {
    const [of, the, day] = pieces.slice(at + 1)
    const named = isWord(the, /^(?:the|these|those)$/) ? day : the
    return piece.is === 'number' && isWord(of, /^of$/) && named?.is === 'days'
  })

/** 'The fish on a day Dave's in': which day that is, nobody says. */
const isOnSomeDay = ({ clause: { pieces } }: Facts) =>
  pieces.some((piece, at) => {
    const next = pieces[at + 1]
    return isWord(piece, /^(?:a day|a night|an evening)$/) && isA(next, 'who', 'guest', 'subject')
  })

/** Doubts of days and meals: on which of them a wish is meant. */
export const doubtsOfDays: readonly Doubt[] = [
  isOneWeek,
  isByDay,
  isFreeToCook,
  isTheirTimeOff,
  isOnlyThen,
  isThenOfNone,
  isFromDay,
  isLeaving,
  isButOnDay,
  isForDays,
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
